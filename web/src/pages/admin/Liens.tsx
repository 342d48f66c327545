import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Decisions } from './Decisions.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { useMe } from './roles.ts';

type Lien = Answer<'GET /api/admin/liens'>[number];

const kinds = { court_order: 'Order of a court', authority: 'Order of an authority' };
const blank = {
  id: '',
  kind: 'court_order' as Lien['kind'],
  amount: '',
  authority: '',
  reference: '',
  datedOn: '',
  endsOn: '',
};

const fields = [
  { name: 'id', label: 'Customer ID' },
  { name: 'amount', label: 'Amount in naira', description: 'It may be more than there is.' },
  { name: 'authority', label: 'Court or authority', maxLength: 100 },
  { name: 'reference', label: 'Reference of the order', maxLength: 60 },
  { name: 'datedOn', label: 'Date of the order', type: 'date' },
  { name: 'endsOn', label: 'Last day (optional)', type: 'date' },
] as const;

const LienForm = ({ onDone }: { onDone: () => unknown }) => {
  const [given, setGiven] = useState(blank);
  const [isBusy, run] = useDoing();
  const isWhole = fields.every(({ name }) => name === 'endsOn' || given[name].trim() !== '');
  const propose = async (event: FormEvent) => {
    event.preventDefault();
    const { id, kind, amount, authority, reference, datedOn, endsOn } = given;
    const body = {
      kind,
      amount: amount.trim(),
      authority: authority.trim(),
      reference: reference.trim(),
      datedOn,
      endsOn: endsOn || undefined,
    };
    const done = await run(
      () => call('POST /api/admin/customers/{id}/liens', { params: { id: id.trim() }, body }),
      'Not proposed',
    );
    if (!done) return;
    showToast({ title: 'Proposed', text: 'Nothing is held until somebody else approves it.' });
    setGiven(blank);
    onDone();
  };
  return (
    <Card title="Hold money by an order" icon={<IconGavel />}>
      <form className={classes.form} onSubmit={propose}>
        <NativeSelect
          label="Kind"
          data={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
          value={given.kind}
          onChange={(event) => setGiven({ ...given, kind: event.currentTarget.value as Lien['kind'] })}
        />
        {fields.map(({ name, ...more }) => (
          <TextInput
            key={name}
            {...more}
            value={given[name]}
            onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
          />
        ))}
        <div className={classes.doings}>
          <Button type="submit" loading={isBusy} disabled={!isWhole}>
            Propose
          </Button>
        </div>
      </form>
    </Card>
  );
};

const about = (row: Lien) => (
  <>
    <p>
      <Naira amount={row.amount} />: {row.authority}, {row.reference} of {printDate(row.datedOn)}
      {row.endsOn && ` until ${printDate(row.endsOn)}`}
    </p>
    <p className={classes.dim}>
      {kinds[row.kind]} · customer <code>{row.customerId}</code>
    </p>
  </>
);

/** What stands of an order, and the way to pay it to whom it names. */
const Standing = ({ row, onDone }: { row: Lien; onDone: () => unknown }) => {
  const { may } = useMe();
  const left = (Number(row.amount) - Number(row.paid)).toFixed(2);
  return (
    <>
      {about(row)}
      {Number(row.paid) > 0 && (
        <p>
          <Naira amount={row.paid} /> of it is paid.
        </p>
      )}
      {may('operations') && (
        <PayoutForm
          of={{ act: 'lien', subject: `pay:${row.id}` }}
          payee="Name in the order"
          note="Why it is due now"
          verb="pay it to whom the order names"
          most={left}
          send={(body) => call('POST /api/admin/liens/{id}/pay', { params: { id: row.id }, body })}
          onDone={onDone}
        />
      )}
    </>
  );
};

/** Orders of courts and authorities that hold money: proposed by one person, placed by another, paid or lifted by two. */
export const Liens = () => {
  const { data, error, mutate } = useRead('GET /api/admin/liens', {});
  const list = { icon: <IconGavel />, error, onRetry: mutate };
  const common = { id: (row: Lien) => row.id, about };
  return (
    <>
      <LienForm onDone={mutate} />
      <Decisions
        {...list}
        title="Orders awaiting approval"
        empty="No order awaits approval"
        rows={data?.filter(({ status }) => status === 'proposed')}
        kind={{
          ...common,
          yes: 'Hold the money',
          no: 'Refuse',
          decide: (row, approved) =>
            call('POST /api/admin/liens/{id}', { params: { id: row.id }, body: { approved } }),
        }}
      />
      <Decisions
        {...list}
        title="Money held by order"
        empty="No money is held by order"
        rows={data?.filter(({ status }) => status === 'placed')}
        kind={{
          id: common.id,
          about: (row) => <Standing row={row} onDone={mutate} />,
          yes: 'Lift the order',
          reason: 'both',
          two: { act: 'lien', subject: (row) => row.id },
          decide: (row, _, note) =>
            call('POST /api/admin/liens/{id}/release', { params: { id: row.id }, body: { note } }),
        }}
      />
    </>
  );
};
