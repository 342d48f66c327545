import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { swrDefaults, useRead } from './api.ts';
import { useSession } from './session.ts';
import { startServer } from './testing/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let user: { id: string; language: string } | null;
let leaving: number;

const ada = { id: '1', language: 'en', firstName: 'Ada' };

beforeEach(async () => {
  user = null;
  leaving = 200;
  localStorage.clear();
  delete document.documentElement.dataset.known;
  server = await startServer(({ method, path }) => {
    if (path === '/api/session' && method === 'DELETE') {
      if (leaving === 200) user = null;
      return { status: leaving, body: leaving === 200 ? {} : { code: 'unavailable', detail: 'Later.' } };
    }
    if (path === '/api/session') return { body: { user } };
    if (path === '/api/account/tiers') return { body: { of: user?.id ?? 'nobody' } };
    return { status: 404, body: {} };
  });
});
afterEach(() => server.stop());

const Provider = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>{children}</SWRConfig>
);
const useBoth = () => {
  const session = useSession();
  const tiers = useRead('GET /api/account/tiers', session.user === undefined ? undefined : {});
  return { session, of: (tiers.data as unknown as { of: string } | undefined)?.of };
};
const render = () => renderHook(useBoth, { wrapper: Provider });

describe('whose browser this is', () => {
  test('is not known at once, then a visitor', async () => {
    const { result } = render();
    expect(result.current.session.user).toBeUndefined();
    await waitFor(() => expect(result.current.session.user).toBeNull());
  });

  test('what was read as somebody else is read again after a sign-in', async () => {
    const { result } = render();
    await waitFor(() => expect(result.current.of).toBe('nobody'));
    user = ada;
    await act(() => result.current.session.changed(ada as never));
    await waitFor(() => expect(result.current.of).toBe('1'));
    expect(document.documentElement.dataset.known).toBe('yes');
    expect(localStorage.getItem('karo-known')).toBe('yes');
  });

  test('who signs out is forgotten, with what they read', async () => {
    user = ada;
    const { result } = render();
    await waitFor(() => expect(result.current.of).toBe('1'));
    await act(() => result.current.session.leave());
    await waitFor(() => expect(result.current.of).toBe('nobody'));
    expect(result.current.session.user).toBeNull();
    expect(localStorage.getItem('karo-known')).toBeNull();
  });

  test('a sign-out that failed does not look like one', async () => {
    user = ada;
    leaving = 503;
    const { result } = render();
    await waitFor(() => expect(result.current.session.user?.id).toBe('1'));
    await act(() => result.current.session.leave());
    expect(result.current.session.user?.id).toBe('1');
  });
});
