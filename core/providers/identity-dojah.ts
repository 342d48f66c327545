import { type BvnRegister, type Dojah, Fault, type Health, type Identity } from '../kernel/index.ts';
import { lookAt } from './faces-dojah.ts';
import { type Ask, at, connect, type Json, nairaAt, type Trouble, textAt, wordsAt } from './http.ts';

const NOT_FOUND = 404;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const two = (text: string): string => text.padStart(2, '0');

/** A birth date as registers write it (`1995-03-26`, `26-03-1995`, `26-Mar-1995`), as `yyyy-mm-dd`; undefined where it is none of them. */
export function parseBirthDate(text: string | undefined): string | undefined {
  const given = (text ?? '').trim().slice(0, 11);
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(given);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/](\w{2,3})[-/](\d{4})$/.exec(given) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1 || Number(month);
  const found = iso ? iso[0] : year && `${year}-${two(String(number))}-${two(day)}`;
  return found && !Number.isNaN(new Date(`${found}T00:00:00Z`).getTime()) ? found : undefined;
}

const first = (entity: Json, ...names: string[]): string | undefined =>
  names.map((name) => textAt(entity, name)).find((text) => text !== undefined);

/** What a register's record says; throws Fault `unavailable` where it lacks a name or a birth date, since nobody's age is assumed. */
export function recordIn(entity: Json, what: 'bvn' | 'identity') {
  const firstName = first(entity, 'first_name', 'firstname', 'firstName');
  const lastName = first(entity, 'last_name', 'lastname', 'lastName', 'surname');
  const birthDate = parseBirthDate(first(entity, 'date_of_birth', 'birthdate', 'birthDate', 'dob'));
  if (!firstName || !lastName || !birthDate) throw new Fault('unavailable', { what });
  const phone = first(entity, 'phone_number1', 'phone_number', 'phone', 'phoneNumber') ?? '';
  return { firstName, lastName, birthDate, phone };
}

type Options = { account: Dojah; timeoutMs: number; trouble: Trouble };

async function look(ask: Ask, path: string, query: Record<string, string>, what: 'bvn' | 'identity') {
  const heard = await ask({ path, query });
  if (!heard.silent && heard.status === NOT_FOUND) return undefined;
  if (heard.silent || heard.status >= 300) throw new Fault('unavailable', { what });
  return recordIn(at(heard.body, 'entity'), what);
}

async function health(ask: Ask): Promise<Health> {
  const heard = await ask({ path: '/api/v1/balance' });
  if (heard.silent) return { works: false, problem: heard.why };
  if (heard.status >= 300)
    return { works: false, problem: wordsAt(heard.body, 'error') ?? `HTTP ${heard.status}` };
  const balance = nairaAt(heard.body, 'entity', 'wallet_balance') ?? nairaAt(heard.body, 'wallet_balance');
  return { works: true, ...(balance !== undefined && { balance }) };
}

const noAddresses = async (): Promise<never> => {
  throw new Fault('unavailable', { what: 'identity' });
};

/** BVN, NIN and faces by Dojah. Numbers stand in addresses, which are never logged; what it answers is compared and not kept. */
export function dojah({ account, timeoutMs, trouble }: Options): { bvn: BvnRegister; identity: Identity } {
  const headers = { appid: account.appId, authorization: account.secret };
  const ask = connect({ name: 'dojah', url: account.url, headers, timeoutMs, trouble });
  const common = { name: 'dojah', health: () => health(ask) };
  return {
    bvn: { ...common, find: (bvn) => look(ask, '/api/v1/kyc/bvn/full', { bvn }, 'bvn') },
    identity: {
      ...common,
      nin: (nin) => look(ask, '/api/v1/kyc/nin', { nin }, 'identity'),
      address: noAddresses,
      faces: common,
      liveness: (selfie, expected) => lookAt(ask, selfie, expected),
    },
  };
}
