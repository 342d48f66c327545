import { Fault } from '@karo/core/faults';
import type { Handlers } from '../call.ts';

const notHere = async (): Promise<never> => {
  throw new Fault('not_found');
};

export const entry = {
  'POST /api/auth/sign-in': notHere,
  'POST /api/auth/unlock': notHere,
  'POST /api/auth/send-2fa-code': notHere,
  'POST /api/auth/verify-2fa-code': notHere,
  'POST /api/auth/verify-pin': notHere,
  'POST /api/auth/passkey/options': notHere,
  'POST /api/auth/passkey': notHere,
  'GET /api/user/passkeys': notHere,
  'POST /api/user/passkeys/options': notHere,
  'POST /api/user/passkeys': notHere,
  'POST /api/user/passkeys/{id}/remove': notHere,
  'POST /api/user/passkeys/verify-options': notHere,
  'POST /api/user/passkeys/verify': notHere,
  'POST /api/approvals/{id}/passkey-options': notHere,
  'GET /api/sandbox/messages': notHere,
} satisfies Partial<Handlers>;
