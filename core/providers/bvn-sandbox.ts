import { type BvnRegister, Fault } from '../kernel/index.ts';

const UNKNOWN = '22200000000';
const OTHER_NAME = '22200000001';
const CHILD = '22200000002';
const SILENT = '22200000009';

/** A birth date between 1950 and 1999, always the same for a number. */
function birthDateFrom(bvn: string): string {
  const n = Number(bvn.slice(2));
  const month = String((n % 12) + 1).padStart(2, '0');
  const day = String((n % 28) + 1).padStart(2, '0');
  return `${1950 + (Math.floor(n / 7) % 50)}-${month}-${day}`;
}

/** The BVN register, as the sandbox plays it: a number beginning 22 carries the name that is claimed, but for the sentinels. */
export function sandboxBvn(): BvnRegister {
  return {
    find: async (bvn, claimed) => {
      if (bvn === SILENT) throw new Fault('unavailable', { what: 'bvn' });
      if (!/^22\d{9}$/.test(bvn) || bvn === UNKNOWN) return undefined;
      if (bvn === OTHER_NAME)
        return { ...claimed, firstName: 'SOMEONE', lastName: 'ELSE', birthDate: '1980-01-01' };
      return {
        firstName: claimed.firstName.toUpperCase(),
        lastName: claimed.lastName.toUpperCase(),
        phone: claimed.phone,
        birthDate: bvn === CHILD ? '2012-06-12' : birthDateFrom(bvn),
      };
    },
  };
}

/** What the sandbox's register sends to everybody. */
const CODE = '123456';

/** The BVN register as the sandbox plays it where it gives no record without its person's code: the session is the number, and the code is always the same. */
export function sandboxBvnByConsent(): BvnRegister {
  const register = sandboxBvn();
  return {
    find: async () => {
      throw new Fault('bvn_consent_needed');
    },
    consent: {
      begin: async (bvn) => {
        const found = await register.find(bvn, { firstName: 'NGOZI', lastName: 'EZE', phone: '' });
        return found && { session: bvn, ways: [{ id: 'phone', hint: '0803*****67' }] };
      },
      send: async (_session, way) => way === 'phone',
      read: async (session, code) =>
        code === CODE
          ? register.find(session, { firstName: 'NGOZI', lastName: 'EZE', phone: '+2348031234567' })
          : undefined,
    },
  };
}
