import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { settings } from '../../words/en/settings.ts';
import { LevelCard } from './Level.tsx';

const { level: words } = settings;
const limits = {
  dailyTransferLimit: 1,
  monthlyTransferLimit: 1,
  dailyBillPaymentLimit: 1,
  withdrawalLimit: 1,
};
const level = (tier: number, needs: string[]) => ({ tier, needs, begins: limits, limits });
const kyc = {
  tier: 2,
  levels: [level(1, ['bvn']), level(2, ['bvn', 'nin']), level(3, ['bvn', 'nin', 'address'])],
  applications: [],
};

let server: Awaited<ReturnType<typeof startServer>>;
let refusal: { code: string; detail: string };
const sent = () => server.received.filter(({ method }) => method === 'POST').length;

beforeEach(async () => {
  refusal = { code: 'unavailable', detail: 'Please try again later.' };
  server = await startServer(({ method }) =>
    method === 'POST' ? { status: 503, body: refusal } : { body: kyc },
  );
  show(<LevelCard onRaised={() => {}} />);
});
afterEach(async () => {
  cleanup();
  await server.stop();
});

const raise = async (address: { street: string; city: string; state: string }) => {
  for (const line of ['street', 'city', 'state'] as const)
    fireEvent.change(await screen.findByLabelText(words[line]), { target: { value: address[line] } });
  fireEvent.click(screen.getByRole('button', { name: words.go(3) }));
};
const invalid = () => document.querySelectorAll('[aria-invalid="true"]').length;

test('a refusal that is about no field is said, and marks none', async () => {
  await raise({ street: '1 Broad Street', city: 'Lagos', state: 'Lagos' });
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.detail);
  expect(invalid()).toBe(0);
  expect(sent()).toBe(1);
});

test('a refusal of a whole address is said, too', async () => {
  refusal = { code: 'bad_request', detail: 'That is no address.' };
  await raise({ street: '1 Broad Street', city: 'Lagos', state: 'Lagos' });
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.detail);
  expect(invalid()).toBe(0);
});

test('what is missing of an address is said once, at the lines that are empty', async () => {
  await raise({ street: '1 Broad Street', city: ' ', state: '' });
  expect((await screen.findByRole('alert')).textContent).toBe(words.required.address);
  expect(invalid()).toBe(2);
  expect(sent()).toBe(0);
});
