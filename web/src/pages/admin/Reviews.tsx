import {
  IconBuildingStore,
  IconCashBanknote,
  IconPlaneInflight,
  IconShieldExclamation,
  IconUserCheck,
} from '@tabler/icons-react';
import { call, useRead } from '../../api.ts';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import classes from './Admin.module.css';
import { Decisions } from './Decisions.tsx';
import { Sanctions } from './Sanctions.tsx';

const Risk = () => {
  const { data, error, mutate } = useRead('GET /api/admin/risk/reviews', {});
  return (
    <Decisions
      title="Transfers held for a look"
      icon={<IconShieldExclamation />}
      empty="No transfer is held"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.reference,
        two: { act: 'review_release', subject: (row) => row.reference },
        yes: 'Let it go',
        no: 'Send it back',
        reason: 'no',
        about: (row) => (
          <>
            <p>
              <strong>
                <Naira amount={row.amount} />
              </strong>{' '}
              to {row.name}, {row.bankCode} {row.account} · score {row.score}
            </p>
            <p className={classes.dim}>
              {row.reasons.map((reason) => `${reason.rule} +${reason.points}`).join(' · ')} · goes back{' '}
              {printAway(row.dueAt)}
            </p>
          </>
        ),
        decide: (row, yes, note) =>
          call('POST /api/admin/risk/reviews/{reference}', {
            params: { reference: row.reference },
            body: { decision: yes ? 'release' : 'refuse', ...(note && { note }) },
          }),
      }}
    />
  );
};

const Levels = () => {
  const { data, error, mutate } = useRead('GET /api/admin/kyc', {});
  return (
    <Decisions
      title="Applications for a higher level"
      icon={<IconUserCheck />}
      empty="No application waits"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.id,
        yes: 'Approve',
        no: 'Reject',
        reason: 'no',
        about: (row) => (
          <p>
            Customer <code>{row.customerId}</code> asks for level <strong>{row.tier}</strong>, since{' '}
            {printDateTime(row.askedAt)}.
          </p>
        ),
        decide: (row, approved, reason) =>
          call('POST /api/admin/kyc/{id}', {
            params: { id: row.id },
            body: { approved, ...(reason && { reason }) },
          }),
      }}
    />
  );
};

const Loans = () => {
  const { data, error, mutate } = useRead('GET /api/admin/loans', { query: { status: 'pending' } });
  return (
    <Decisions
      title="Loans to decide"
      icon={<IconCashBanknote />}
      empty="No loan waits"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.id,
        two: { act: 'loan', subject: (row) => row.reference },
        yes: 'Approve',
        no: 'Reject',
        reason: 'no',
        about: (row) => (
          <>
            <p>
              {row.productName}: <Naira amount={row.amount} whole /> over {row.term} months, for {row.purpose}
            </p>
            <p className={classes.dim}>
              Score {row.score} · comes in <Naira amount={row.incomeSeen} whole /> a month · pays{' '}
              <Naira amount={row.monthlyPayment} whole /> · {row.employment ?? 'employment not said'}
            </p>
          </>
        ),
        decide: (row, approved, reason) =>
          call('POST /api/admin/loans/{id}', {
            params: { id: row.id },
            body: { approved, ...(reason && { reason }) },
          }),
      }}
    />
  );
};

const Remittances = () => {
  const { data, error, mutate } = useRead('GET /api/admin/remittances', {});
  return (
    <Decisions
      title="Money from abroad with a name near a sanction list"
      icon={<IconPlaneInflight />}
      empty="No remittance is held"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.reference,
        two: { act: 'remittance', subject: (row) => row.reference, both: true },
        yes: 'Clear',
        no: 'Refuse',
        reason: 'both',
        about: (row) => (
          <>
            <p>
              {row.amount} {row.currency} from {row.cardholder ?? '—'} to{' '}
              {row.recipient ?? row.recipientPhone}
            </p>
            <p className={classes.dim}>
              {row.matches
                .map((match) => `${match.name} ~ ${match.listed} (${Math.round(match.likeness * 100)}%)`)
                .join(' · ')}
            </p>
          </>
        ),
        decide: (row, cleared, reason) =>
          call('POST /api/admin/remittances/{reference}', {
            params: { reference: row.reference },
            body: { cleared, reason },
          }),
      }}
    />
  );
};

const Businesses = () => {
  const { data, error, mutate } = useRead('GET /api/admin/businesses', { query: { status: 'pending' } });
  return (
    <Decisions
      title="Businesses to verify"
      icon={<IconBuildingStore />}
      empty="No business waits"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.customerId,
        yes: 'Verify',
        no: 'Reject',
        about: (row) => (
          <p>
            <strong>{row.name}</strong>, {row.category}, {row.town}: {row.about}
          </p>
        ),
        decide: (row, verified) =>
          call('POST /api/admin/businesses/{id}', {
            params: { id: row.customerId },
            body: { verified, name: row.name, category: row.category },
          }),
      }}
    />
  );
};

/** What waits for a person's yes or no. */
export const Reviews = () => (
  <>
    <Risk />
    <Loans />
    <Levels />
    <Sanctions />
    <Remittances />
    <Businesses />
  </>
);
