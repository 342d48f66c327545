import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { settings } from '../../words/en/settings.ts';
import { ProfileTab } from './Profile.tsx';

const profile = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: '',
  emailVerified: false,
  phone: '+2348030000001',
  accountNumber: '1234567890',
  kycStatus: 'approved' as const,
  kycTier: 2,
  isVerified: true,
  nameFixed: false,
  dateJoined: '2026-01-01T00:00:00Z',
  lastLogin: null,
  cappedUntil: null,
};

let server: Awaited<ReturnType<typeof startServer>>;
const sent = () =>
  server.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown);
const asked = (path: string) => server.received.filter((one) => one.path === path).length;

beforeEach(async () => {
  server = await startServer(({ method, path, body }) => {
    if (method !== 'POST') return { body: path === '/api/session' ? { user: null } : {} };
    const { phone } = JSON.parse(body) as { phone: string };
    return phone === profile.phone
      ? { body: profile }
      : { status: 422, body: { code: 'phone_invalid', detail: 'That is no number.' } };
  });
  show(<ProfileTab profile={profile as never} onSaved={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
});
afterEach(async () => {
  cleanup();
  await server.stop();
});
const save = (phone: string) => {
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
};

test('the same number in another writing is no other number, and who is signed in is read anew', async () => {
  await waitFor(() => expect(asked('/api/session')).toBe(1));
  save('0803 000 0001');
  await screen.findByRole('button', { name: 'Edit' });
  expect(sent()).toMatchObject([{ phone: profile.phone }]);
  expect(screen.queryByText(settings.phone.title)).toBeNull();
  await waitFor(() => expect(asked('/api/session')).toBe(2));
});

test('another number is changed by a code that is sent to it, as the bank writes it', async () => {
  save('0803 000 0002');
  await screen.findByText(settings.phone.lead('+2348030000002'));
  expect(sent()).toMatchObject([{ phone: profile.phone }]);
});

test('what is no number is refused at its field', async () => {
  save('12');
  await waitFor(() => expect(screen.getAllByText('That is no number.')).not.toHaveLength(0));
  expect(sent()).toMatchObject([{ phone: '12' }]);
});
