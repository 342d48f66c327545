import type { User } from '@karo/core/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, sentenceOf, useRead } from './api.ts';
import { tell } from './ui/toast.ts';
import { currentLanguage, speak, wasChosen } from './words/words.ts';

const MTN_PREFIX = '+234803';

const digits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte % 10).join('');

/** A demo customer on a phone number made up for the visit. */
const demoCustomer = () => ({ phone: `${MTN_PREFIX}${digits(7)}`, firstName: 'Ada', lastName: 'Obi' });

/** The PIN that every demo customer has. */
export const DEMO_PIN = '2580';

/** Set where somebody has signed in here: a page looks who it is without being touched, and keeps their place until it knows. */
const KNOWN = 'karo-known';

const remember = (known: boolean) => {
  if (known) document.documentElement.dataset.known = 'yes';
  else delete document.documentElement.dataset.known;
  try {
    if (known) localStorage.setItem(KNOWN, 'yes');
    else localStorage.removeItem(KNOWN);
  } catch {
    // A browser that keeps nothing looks when the page is touched.
  }
};

/** Whoever chose a language here is spoken to in it everywhere; whoever did not finds the one they bank in. */
const agreeOnLanguage = async (user: User) => {
  const here = currentLanguage();
  if (user.language === here) return;
  if (wasChosen()) await call('POST /api/user/language', { body: { language: here } }).catch(() => {});
  else await speak(user.language).catch(() => {});
};

/** What this browser was told before is not left standing for whoever has it next. */
const hideNotices = async () => {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
};

export type Session = {
  /** The customer; null for a visitor, undefined while that is not known. */
  user: User | null | undefined;
  /** Whose session rests here, to be woken by the PIN. */
  resting: { firstName: string; phone: string } | undefined;
  isBusy: boolean;
  /** Makes a demo customer and signs in as them; resolves to them, or to nothing where it failed. */
  enterDemo: () => Promise<User | undefined>;
  /** After a sign-in elsewhere: forgets what was read as somebody else. */
  changed: (user: User | null) => Promise<void>;
  leave: () => Promise<void>;
  /** Asks again who this is. */
  refresh: () => Promise<User | null>;
};

/** Who the browser is signed in as, and the ways in and out. */
export function useSession(): Session {
  const { data, error, mutate: mutateSession } = useRead('GET /api/session', {});
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);

  const changed = async (user: User | null) => {
    remember(user !== null);
    const isSame = user !== null && user.id === data?.user?.id;
    if (user) await agreeOnLanguage(user);
    await mutateSession({ user }, { revalidate: false });
    // What was read belongs to whoever read it.
    const others = (key: unknown) => !(Array.isArray(key) && key.join('/') === '/api/session');
    if (isSame) await mutate(others);
    else await mutate(others, undefined, { revalidate: true });
  };
  const enterDemo = async () => {
    setBusy(true);
    try {
      const { user } = await call('POST /api/users/register', { body: demoCustomer() });
      await changed(user);
      return user;
    } catch {
      tell('demoFailed');
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const leave = async () => {
    try {
      await call('DELETE /api/session', {});
    } catch (failure) {
      // Whoever leaves a phone that others use must not believe that they have.
      return tell('stillIn', sentenceOf(failure));
    }
    await changed(null);
    await hideNotices().catch(() => {});
  };
  return {
    user: error ? null : data?.user,
    resting: data?.resting,
    isBusy,
    enterDemo,
    changed,
    leave,
    refresh: async () => (await mutateSession())?.user ?? null,
  };
}
