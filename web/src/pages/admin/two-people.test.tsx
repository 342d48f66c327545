import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { useToasts } from '../../ui/toast.ts';
import { Disputes } from './Disputes.tsx';
import { type Role, useMe } from './roles.ts';
import { Settlement } from './Settlement.tsx';
import { TransferDoubts } from './TransferDoubts.tsx';

let server: Awaited<ReturnType<typeof startServer>>;
let role: Role;
let answers: Record<string, unknown>;

/** What the toasts say. */
const Said = () => useToasts().map(({ id, text }) => <p key={id}>{text}</p>);

/** Says whose role the page knows, as soon as it does. */
const Who = () => {
  const { me } = useMe();
  return me && <output aria-label="Who">{me.role}</output>;
};
const open = (part: ReactNode) =>
  show(
    <>
      {part}
      <Who />
      <Said />
    </>,
  );

beforeEach(async () => {
  role = 'owner';
  answers = {};
  server = await startServer(({ method, path }) => {
    if (path === '/api/admin/session') return { body: { administrator: { id: 'me', name: 'Ada', role } } };
    const body = answers[`${method} ${path}`];
    return body === undefined ? { status: 404, body: { detail: `${method} ${path}` } } : { body };
  });
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

describe('an entry of settlement that somebody proposed', () => {
  const line = {
    id: '1',
    day: '2026-11-20',
    direction: 'in',
    sessionId: '0001',
    ours: null,
    theirs: '10000',
    about: null,
    status: 'proposed',
    proposedBy: 'Chika',
    note: 'The report shows it.',
    foundAt: '2026-11-21T09:00:00Z',
  };

  test.each([
    ['operations', 0],
    ['approver', 1],
    ['owner', 1],
  ] as const)('has a button for who is %s: %s', async (who, count) => {
    role = who;
    answers['GET /api/admin/settlement'] = { reports: [], differences: [line] };
    open(<Settlement />);
    await screen.findByText(/Proposed by Chika/);
    await screen.findByRole('status', { name: 'Who' });
    expect(screen.queryAllByRole('button', { name: 'Approve and book' })).toHaveLength(count);
  });
});

describe('a proposal', () => {
  const dispute = {
    caseNumber: 'C000001',
    reference: 'R1',
    amount: '500000',
    name: 'Chidi',
    bank: 'Test Bank',
    reason: 'The wrong person',
    status: 'open',
    openedAt: '2026-11-21T09:00:00Z',
    bankDueAt: '2026-11-21T09:30:00Z',
    acknowledgeDueAt: '2026-11-21T09:30:00Z',
    findingDueAt: '2026-12-05T09:30:00Z',
    finding: null,
  };
  const proposal = {
    id: '7',
    act: 'money_back',
    subject: 'C000001',
    facts: {},
    note: 'It came back',
    customerId: null,
    proposedBy: 'other',
    proposer: 'Chika',
    mine: false,
    proposedAt: '2026-11-21T10:00:00Z',
  };
  const refusals = () =>
    server.received.filter(({ path }) => path === '/api/admin/proposals/7/refuse').length;

  beforeEach(() => {
    answers['GET /api/admin/support/disputes'] = [dispute];
    answers['GET /api/admin/proposals'] = [proposal];
    answers['POST /api/admin/proposals/7/refuse'] = {};
  });

  test.each([
    ['operations', true, 'Withdraw', 'You proposed to give the money back: It came back'],
    ['approver', false, 'Refuse', 'Chika proposed to give the money back: It came back'],
  ] as const)('is ended by who is %s (theirs: %s): %s', async (who, mine, name, said) => {
    role = who;
    answers['GET /api/admin/proposals'] = [{ ...proposal, mine }];
    open(<Disputes />);
    await screen.findByText(said, { exact: false });
    const button = await screen.findByRole('button', { name });
    answers['GET /api/admin/proposals'] = [];
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText(/proposed to give/)).toBeNull());
    expect(refusals()).toBe(1);
  });

  test.each([
    ['resolved', 'The money is back, and the customer is told.'],
    ['open', 'Proposed. Another person has to ask for the same.'],
  ] as const)(
    'that the page does not know of yet: what became of the case (%s) is told',
    async (status, said) => {
      answers['GET /api/admin/proposals'] = [];
      answers['POST /api/admin/support/disputes/C000001'] = { ...dispute, status };
      open(<Disputes />);
      fireEvent.change(await screen.findByLabelText('Finding'), { target: { value: 'It came back' } });
      fireEvent.click(await screen.findByRole('button', { name: 'Propose to give the money back' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Propose' }));
      await screen.findByText(said);
    },
  );

  test('is approved by another approver alone, and ended by nobody of support', async () => {
    role = 'support';
    open(<Disputes />);
    await screen.findByText(/Chika proposed/);
    await screen.findByRole('status', { name: 'Who' });
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
    expect(screen.queryByRole('button', { name: /give the money back/ })).toBeNull();
  });
});

describe('a transfer that two people ended and the rails contradict', () => {
  const doubt = {
    reference: 'T1',
    sessionId: '0001',
    bankCode: '058',
    account: '0123456789',
    name: 'Chidi',
    amount: '500000',
    sentAt: '2026-11-20T09:00:00Z',
    asked: 9,
    answer: null,
    verdict: 'paid',
    note: 'The letter',
    proposedBy: 'other',
    decidedBy: 'third',
    contradictedBy: '25',
  };

  test.each([
    ['support', 0],
    ['operations', 1],
  ] as const)('is marked as seen by who is %s: %s', async (who, count) => {
    role = who;
    answers['GET /api/admin/transfer-doubts'] = [doubt];
    answers['GET /api/admin/proposals'] = [];
    answers['POST /api/admin/transfer-doubts/T1/withdraw'] = {};
    open(<TransferDoubts />);
    await screen.findByRole('alert');
    await screen.findByRole('status', { name: 'Who' });
    const buttons = screen.queryAllByRole('button', { name: 'Mark as seen' });
    expect(buttons).toHaveLength(count);
    if (!buttons[0]) return;
    answers['GET /api/admin/transfer-doubts'] = [];
    fireEvent.click(buttons[0]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
