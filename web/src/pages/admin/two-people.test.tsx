import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import type { Role } from './roles.ts';
import { Settlement } from './Settlement.tsx';

let server: Awaited<ReturnType<typeof startServer>>;
let role: Role;
let answers: Record<string, unknown>;

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
    show(<Settlement />);
    await screen.findByText(/Proposed by Chika/);
    // The role is read beside it.
    await new Promise((done) => setTimeout(done, 150));
    expect(screen.queryAllByRole('button', { name: 'Approve and book' })).toHaveLength(count);
  });
});
