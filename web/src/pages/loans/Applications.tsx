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
import classes from './Loans.module.css';

type Application = Answer<'GET /api/loans/applications'>[number];

const statuses: Record<Application['status'], { label: string; color: string }> = {
  pending: { label: 'Pending', color: 'gold' },
  approved: { label: 'Approved', color: 'karo' },
  rejected: { label: 'Rejected', color: 'red' },
  withdrawn: { label: 'Withdrawn', color: 'gray' },
  disbursed: { label: 'Disbursed', color: 'blue' },
  in_arrears: { label: 'In arrears', color: 'red' },
  repaid: { label: 'Repaid', color: 'karo' },
};
const isRunning = (application: Application) => ['disbursed', 'in_arrears'].includes(application.status);

const instalmentColors = { due: 'gold', paid: 'karo', late: 'red', upcoming: 'gray' };

/** The dates of a running loan, with what was paid. */
const Dates = ({ id }: { id: string }) => {
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
      aria-label="Schedule"
    >
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Due</Table.Th>
            <Table.Th ta="right">Payment</Table.Th>
            <Table.Th ta="right">Paid</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.schedule.map((instalment) => (
            <Table.Tr key={instalment.number}>
              <Table.Td>{printDate(instalment.dueDate)}</Table.Td>
              <Table.Td ta="right">
                <Naira amount={instalment.payment} />
              </Table.Td>
              <Table.Td ta="right">
                <Naira amount={instalment.paid} />
              </Table.Td>
              <Table.Td>
                <Badge component="span" variant="light" color={instalmentColors[instalment.status]}>
                  {instalment.status}
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
  const [amount, setAmount] = useState<number | string>('');
  const [isBusy, run] = useDoing();
  const repay = async (body: { amount?: number }) => {
    const params = { id: application.id };
    const offer = await run(
      () => call('POST /api/loans/applications/{id}/repay', { params, body }),
      'Repayment not made',
    );
    if (offer) onQuote(offer.quoteId);
  };
  return (
    <div className={classes.repay}>
      <NairaInput
        size="sm"
        label="Pay some of it early"
        decimalScale={2}
        value={amount}
        onChange={setAmount}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={!(Number(amount) > 0)}
        onClick={() => repay({ amount: Number(amount) })}
      >
        Pay
      </Button>
      <Button variant="default" loading={isBusy} onClick={() => repay({})}>
        Pay all that is left
      </Button>
    </div>
  );
};

/** What was agreed, and what is left of it. */
const Terms = ({ application }: { application: Application }) => (
  <div className={classes.columns}>
    <Facts
      facts={[
        ['Amount', <Naira key="amount" amount={application.amount} whole />],
        ['Interest', `${application.interestRate}% a year`],
        ['Term', `${application.term} months`],
      ]}
    />
    <Facts
      facts={[
        ['Monthly payment', <Naira key="monthly" amount={application.monthlyPayment} whole />],
        ['Applied', printDate(application.appliedDate)],
        isRunning(application)
          ? ['Left to pay', <Naira key="left" amount={application.outstanding} />]
          : ['Total interest', <Naira key="interest" amount={application.totalInterest} whole />],
      ]}
    />
  </div>
);

type LineProps = { application: Application; onChanged: () => void };

const Line = ({ application, onChanged }: LineProps) => {
  const [quoteId, setQuote] = useState<string>();
  const [isOpen, { toggle }] = useDisclosure(false);
  const [isGivingUp, giveUp] = useDisclosure(false);
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { id: application.id };
  const status = statuses[application.status];

  const accept = async () => {
    const offer = await run(
      () => call('POST /api/loans/applications/{id}/accept', { params }),
      'Offer not accepted',
    );
    if (offer) setQuote(offer.quoteId);
  };
  const withdraw = async () => {
    if (!(await run(() => call('POST /api/loans/applications/{id}/withdraw', { params }), 'Not withdrawn')))
      return;
    showToast({ title: 'Application withdrawn', text: 'Nothing is owed.' });
    onChanged();
  };

  return (
    <Card
      title={application.productName}
      aside={
        <Badge component="span" size="lg" variant="light" color={status.color}>
          {status.label}
        </Badge>
      }
    >
      <Terms application={application} />
      {application.reason && <p className={classes.text}>{application.reason}</p>}
      {application.nextDueDate && (
        <p className={classes.text}>
          Next payment:{' '}
          <strong>
            <Naira amount={application.nextPayment ?? undefined} />
          </strong>{' '}
          on {printDate(application.nextDueDate)}.
        </p>
      )}
      {application.status === 'approved' && application.offerExpires && (
        <p className={classes.text}>The offer stands until {printDateTime(application.offerExpires)}.</p>
      )}
      <div className={classes.doings}>
        {application.status === 'approved' && (
          <Button size="md" loading={isBusy} onClick={accept}>
            Accept Offer
          </Button>
        )}
        {['approved', 'pending'].includes(application.status) && (
          <Button size="md" variant="default" loading={isBusy} onClick={giveUp.open}>
            Withdraw
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
            {isOpen ? 'Hide the schedule' : 'Show the schedule'}
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
            showToast({ title: isRunning(application) ? 'Repayment made' : 'Your loan is paid out' });
            setAccepted(!isRunning(application));
            onChanged();
          }}
        />
      )}
      {isGivingUp && (
        <Confirm
          title="Withdraw"
          text={`Your application for ${application.productName} is given up. Nothing is owed.`}
          doIt="Withdraw"
          bad
          onClose={giveUp.close}
          onDo={withdraw}
        />
      )}
    </Card>
  );
};

const List = () => {
  const { data, error, mutate } = useRead('GET /api/loans/applications', {});
  const [, go] = useTab('products');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} height={240} />;
  if (data.length === 0)
    return (
      <Empty
        icon={<IconListCheck />}
        title="No applications yet"
        text="See what a loan costs before you ask for one; the answer comes in a moment."
        action={
          <Button size="md" onClick={() => go('apply')}>
            Apply Now
          </Button>
        }
      />
    );
  return data.map((application) => (
    <Line key={application.id} application={application} onChanged={() => mutate()} />
  ));
};

/** What was asked for, what became of it, and what is still to be paid. */
export const Applications = () => (
  <NeedsCustomer
    about="See what became of your applications, accept an offer with your PIN, and pay back early for nothing."
    points={['Decided in a moment', 'Every date in view', 'Paying early is free']}
  >
    {() => <List />}
  </NeedsCustomer>
);
