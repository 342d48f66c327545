import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitOf } from './Inbox.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:09:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const thread = { id: '1', customer: null, channel: 'web', late: false, last: 'Hello' };

test('the administrator reads how long somebody waits, our own target, and what the customer was promised', () => {
  const said = waitOf({
    ...thread,
    waitingSince: '2026-11-20T09:00:00Z',
    answerBy: '2026-11-20T09:10:00Z',
  });
  expect(said).toContain('(9 minutes ago)');
  expect(said).toContain('our target is in 1 minute');
  expect(said).toContain('within 24 hours');
});

test('a target that was missed is said as missed, and who was answered does not wait', () => {
  const late = waitOf({
    ...thread,
    late: true,
    waitingSince: '2026-11-20T08:00:00Z',
    answerBy: '2026-11-20T08:10:00Z',
  });
  expect(late).toContain('our target was 59 minutes ago');
  expect(waitOf({ ...thread, waitingSince: null, answerBy: null })).not.toContain('Waiting');
});
