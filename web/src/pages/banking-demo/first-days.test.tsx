import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { chat } from '../../words/en/chat.ts';
import { demo } from '../../words/en/demo.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { TransferResult } from './TransferResult.tsx';

afterEach(cleanup);

const move = { id: '1', type: 'debit', amount: '5000.00', description: 'CHIDI', status: 'success' };
const empty = { user: { accountBalance: '0.00' }, recentTransactions: [], savingsGoals: [] };
const { first } = demo;

describe('the first steps of a new account', () => {
  const open = (data: object) => show(<FirstSteps data={data as never} />);
  const left = () => screen.queryAllByRole('link').map((link) => link.textContent);

  test('are to put money in, to send some and to save', () => {
    open(empty);
    expect(left()).toEqual([first.fund, first.send, first.save]);
  });

  test('each is marked once it is done; what failed is not done', () => {
    open({
      ...empty,
      user: { accountBalance: '10.00' },
      recentTransactions: [{ ...move, status: 'failed' }],
    });
    expect(left()).toEqual([first.send, first.save]);
    expect(screen.getAllByRole('img', { name: first.done })).toHaveLength(1);
  });

  test('are gone once all are done', () => {
    open({ user: { accountBalance: '10.00' }, recentTransactions: [move], savingsGoals: [{}] });
    expect(screen.queryByText(first.title)).toBeNull();
  });
});

test.each([
  ['pending', 1],
  ['success', 0],
  ['failed', 0],
] as const)('a transfer that is %s says until when it is pending: %i', async (status, count) => {
  const check = { reference: 'KR12345678', status, amount: '5000.00', date: '2026-11-20T09:00:00Z' };
  const server = await startServer(() => ({ body: check }));
  show(<TransferResult reference="KR12345678" onChanged={() => {}} onClose={() => {}} />);
  await screen.findByText(demo.transfer.result[status][1]);
  const [before, after] = chat.way.until('|').split('|');
  const said = screen.queryAllByText((text) => text.startsWith(before ?? '') && text.endsWith(after ?? ''));
  expect(said).toHaveLength(count);
  await server.stop();
});
