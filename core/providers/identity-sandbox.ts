import { type ExpectedFace, Fault, type Identity } from '../kernel/index.ts';

const UNKNOWN = '70000000000';
const OTHER_NAME = '70000000001';
const OTHER_BIRTH = '70000000002';
const FACE = 'karo:face:';
const SILENT = '70000000009';

/** A picture that says whose face it shows is compared by that number. */
function isFaceOf(bytes: Buffer, { bvn, nin }: ExpectedFace): boolean {
  const at = bytes.indexOf(FACE);
  if (at < 0) return true;
  const shown = bytes.subarray(at + FACE.length, at + FACE.length + 11).toString('latin1');
  return shown === bvn || shown === nin;
}

/**
 * The registers that know people, as the sandbox plays them. A NIN beginning 7 is of whoever claims it, but for the sentinels above. An address is confirmed unless its
 * street says `PENDING` or `NOWHERE`; a selfie is live and alike unless the picture holds the words `karo:spoof` or `karo:other` (as in its comment), or `karo:face:` with the BVN or
 * the NIN of somebody else.
 */
export function sandboxIdentity(): Identity {
  return {
    nin: async (nin, claimed) => {
      if (nin === SILENT) throw new Fault('unavailable', { what: 'identity' });
      if (!/^7\d{10}$/.test(nin) || nin === UNKNOWN) return undefined;
      if (nin === OTHER_NAME) return { ...claimed, firstName: 'SOMEONE', lastName: 'ELSE' };
      return nin === OTHER_BIRTH ? { ...claimed, birthDate: '1960-10-01' } : claimed;
    },
    address: async ({ street }) => {
      if (/\bPENDING\b/i.test(street)) return 'pending';
      return /\bNOWHERE\b/i.test(street) ? 'unknown' : 'confirmed';
    },
    liveness: async ({ bytes }, expected) => ({
      live: !bytes.includes('karo:spoof'),
      same: !bytes.includes('karo:other') && isFaceOf(bytes, expected),
    }),
  };
}
