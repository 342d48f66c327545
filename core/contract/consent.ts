import Type from 'typebox';
import { object, oneOf } from './row.ts';

/** What a step of a BVN's consent takes. */
export const consentStep = {
  bvn: Type.String({ pattern: '^\\d{11}$' }),
  /** The way by which the register is to send its code, of those that it named. */
  way: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** The register's code. */
  code: Type.Optional(Type.String({ pattern: '^\\d{4,8}$' })),
};

/** How far it is. */
export const consent = object({
  state: oneOf(['choose', 'sent', 'done'] as const),
  /** The ways that the register has to reach the BVN's person, their addresses masked; none where it is done. */
  ways: Type.Array(object({ id: Type.String(), hint: Type.String() })),
});

export const consentFaults = ['bvn_invalid', 'code_wrong', 'too_many_requests', 'unavailable'] as const;
