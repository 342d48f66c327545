import type { Answer } from '@karo/core/contract';
import { Badge, Button, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDate, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { Naira } from '../../ui/Naira.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { useTab } from '../../ui/PageTabs.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { loans } from '../../words/en/loans.ts';
import { useWords } from '../../words/words.ts';
import classes from './Loans.module.css';

type Application = Answer<'GET /api/loans/applications'>[number];

const colors: Record<Application['status'], string> = {
  pending: 'gold',
  approved: 'karo',
  rejected: 'red',
  withdrawn: 'gray',
  disbursed: 'blue',
  in_arrears: 'red',
  repaid: 'karo',
  written_off: 'gray',
};
const isRunning = (application: Application) => ['disbursed', 'in_arrears'].includes(application.status);

const instalmentColors = { due: 'gold', paid: 'karo', late: 'red', upcoming: 'gray' };

/** The dates of a running loan, with what was paid. */
const Dates = ({ id }: { id: string }) => {
  const words = useWords('loans', loans);
  const dates = useDateWords();
  const { data, error, mutate } = useRead('GET /api/loans/applications/{id}', { params: { id } });
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={4} height={36} />;
  return (
    <Table.ScrollContainer
      minWidth={460}
      maxHeight={380}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={words.schedule}
    >
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.columns.due}</Table.Th>
            <Table.Th ta="right">{words.columns.payment}</Table.Th>
            <Table.Th ta="right">{words.columns.paid}</Table.Th>
            <Table.Th>{words.columns.status}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.schedule.map((instalment) => (
            <Table.Tr key={instalment.number}>
              <Table.Td>{printDate(instalment.dueDate, dates)}</Table.Td>
              <Table.Td ta="right">
                <Naira amount={instalment.payment} />
              </Table.Td>
              <Table.Td ta="right">
                <Naira amount={instalment.paid} />
              </Table.Td>
              <Table.Td>
                <Badge component="span" variant="light" color={instalmentColors[instalment.status]}>
                  {words.instalment[instalment.status]}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};

type RepayProps = { application: Application; onQuote: (quoteId: string) => void };

/** Pays early: a part, or all that is left. */
const Repay = ({ application, onQuote }: RepayProps) => {
  const words = useWords('loans', loans);
  const [amount, setAmount] = useState<number | string>('');
  const [isBusy, run] = useDoing();
  const repay = async (body: { amount?: number }) => {
    const params = { id: application.id };
    const offer = await run(
      () => call('POST /api/loans/applications/{id}/repay', { params, body }),
      words.notRepaid,
    );
    if (offer) onQuote(offer.quoteId);
  };
  return (
    <div className={classes.repay}>
      <NairaInput size="sm" label={words.early} decimalScale={2} value={amount} onChange={setAmount} />
      <Button
        variant="default"
        loading={isBusy}
        disabled={!(Number(amount) > 0)}
        onClick={() => repay({ amount: Number(amount) })}
      >
        {words.pay}
      </Button>
      <Button variant="default" loading={isBusy} onClick={() => repay({})}>
        {words.payAll}
      </Button>
    </div>
  );
};

/** What was agreed, and what is left of it. */
const Terms = ({ application }: { application: Application }) => {
  const words = useWords('loans', loans);
  const dates = useDateWords();
  return (
    <div className={classes.columns}>
      <Facts
        facts={[
          [words.amount, <Naira key="amount" amount={application.amount} whole />],
          [words.interest, words.aYear(application.interestRate)],
          [words.term, words.months(application.term)],
        ]}
      />
      <Facts
        facts={[
          [words.monthly, <Naira key="monthly" amount={application.monthlyPayment} whole />],
          [words.applied, printDate(application.appliedDate, dates)],
          isRunning(application)
            ? [words.left, <Naira key="left" amount={application.outstanding} />]
            : [words.totalInterest, <Naira key="interest" amount={application.totalInterest} whole />],
        ]}
      />
    </div>
  );
};

type LineProps = { application: Application; onChanged: () => void };

const Line = ({ application, onChanged }: LineProps) => {
  const words = useWords('loans', loans);
  const dates = useDateWords();
  const [quoteId, setQuote] = useState<string>();
  const [isOpen, { toggle }] = useDisclosure(false);
  const [isGivingUp, giveUp] = useDisclosure(false);
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: application.id };

  const accept = async () => {
    const offer = await run(
      () => call('POST /api/loans/applications/{id}/accept', { params }),
      words.notAccepted,
    );
    if (offer) setQuote(offer.quoteId);
  };
  const withdraw = async () => {
    if (
      !(await run(() => call('POST /api/loans/applications/{id}/withdraw', { params }), words.notWithdrawn))
    )
      return;
    showToast({ title: words.withdrawn, text: words.nothingOwed });
    onChanged();
  };

  return (
    <Card
      title={application.productName}
      aside={
        <Badge component="span" size="lg" variant="light" color={colors[application.status]}>
          {words.status[application.status]}
        </Badge>
      }
    >
      <Terms application={application} />
      {application.reason && <p className={classes.text}>{application.reason}</p>}
      {application.nextDueDate && (
        <p className={classes.text}>
          {words.next}:{' '}
          <strong>
            <Naira amount={application.nextPayment ?? undefined} />
          </strong>{' '}
          {words.nextOn(printDate(application.nextDueDate, dates))}.
        </p>
      )}
      {application.status === 'approved' && application.offerExpires && (
        <p className={classes.text}>{words.offerUntil(printDateTime(application.offerExpires, dates))}</p>
      )}
      <div className={classes.doings}>
        {application.status === 'approved' && (
          <Button size="md" loading={isBusy} onClick={accept}>
            {words.accept}
          </Button>
        )}
        {['approved', 'pending'].includes(application.status) && (
          <Button size="md" variant="default" loading={isBusy} onClick={giveUp.open}>
            {words.withdraw}
          </Button>
        )}
        {(isRunning(application) || application.status === 'approved') && (
          <Button
            // What was pressed to accept is gone; what is paid back when stands nearest.
            ref={isAccepted ? takeFocus : undefined}
            size="md"
            variant="default"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {isOpen ? words.hideSchedule : words.showSchedule}
          </Button>
        )}
      </div>
      {isOpen && <Dates id={application.id} />}
      {isRunning(application) && <Repay application={application} onQuote={setQuote} />}
      {quoteId && (
        <ApproveQuote
          quoteId={quoteId}
          onClose={() => setQuote(undefined)}
          onApproved={() => {
            showToast({ title: isRunning(application) ? words.repaid : words.paidOut });
            setAccepted(!isRunning(application));
            onChanged();
          }}
        />
      )}
      {isGivingUp && (
        <Confirm
          title={words.withdraw}
          text={words.withdrawText(application.productName)}
          doIt={words.withdraw}
          bad
          onClose={giveUp.close}
          onDo={withdraw}
        />
      )}
    </Card>
  );
};

const List = () => {
  const words = useWords('loans', loans);
  const { data, error, mutate } = useRead('GET /api/loans/applications', {});
  const [, go] = useTab('products');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} height={240} />;
  if (data.length === 0)
    return (
      <Empty
        icon={<IconListCheck />}
        title={words.none}
        text={words.noneText}
        action={
          <Button size="md" onClick={() => go('apply')}>
            {words.applyNow}
          </Button>
        }
      />
    );
  return data.map((application) => (
    <Line key={application.id} application={application} onChanged={() => mutate()} />
  ));
};

/** What was asked for, what became of it, and what is still to be paid. */
export const Applications = () => {
  const words = useWords('loans', loans);
  return (
    <NeedsCustomer about={words.about} points={words.points}>
      {() => <List />}
    </NeedsCustomer>
  );
};
