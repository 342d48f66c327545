import type { Answer } from '@karo/core/contract';
import {
  findPinReset,
  finishPinReset,
  type PinResetState,
  provePinReset,
  sendPinResetCode,
  startPinReset,
} from '@karo/core/identity';
import { Fault } from '@karo/core/kernel';
import type { Handlers } from '../call.ts';
import { type Caller, giveReset } from '../caller.ts';
import { sentOf } from './entry.ts';

const stateOf = (state: PinResetState | undefined): Answer<'GET /api/auth/pin-reset'> => ({
  step: state?.step ?? null,
  to: state?.to ?? null,
  expiresAt: state?.expiresAt.toISOString() ?? null,
});

/** The secret of this browser's reset. Throws Fault `quote_expired` where it has none. */
function secretOf({ reset }: Caller): string {
  if (!reset) throw new Fault('quote_expired');
  return reset;
}

export const pinReset = {
  'POST /api/auth/pin-reset': async ({ bank, body, caller, origin, language, reply }) => {
    const ask = { phone: body.phone, browser: caller.browser, origin, language };
    const { secret, sent } = await startPinReset(bank, ask);
    giveReset(bank, reply, secret);
    return sentOf(sent);
  },

  'GET /api/auth/pin-reset': async ({ bank, caller }) =>
    stateOf(caller.reset ? await findPinReset(bank, caller.reset) : undefined),

  'POST /api/auth/pin-reset/open': async ({ bank, body, reply }) => {
    const state = await findPinReset(bank, body.secret);
    if (!state) throw new Fault('quote_expired');
    giveReset(bank, reply, body.secret);
    return stateOf(state);
  },

  'POST /api/auth/pin-reset/code': async ({ bank, caller, origin, language }) =>
    sentOf(await sendPinResetCode(bank, { secret: secretOf(caller), origin, language })),

  'POST /api/auth/pin-reset/verify': async ({ bank, body, caller, origin }) =>
    stateOf(await provePinReset(bank, { secret: secretOf(caller), code: body.code, origin })),

  'POST /api/auth/pin-reset/finish': async ({ bank, body, caller, origin, reply }) => {
    const { newPin, selfie } = body;
    const { cappedUntil } = await finishPinReset(bank, {
      secret: secretOf(caller),
      newPin,
      origin,
      keepSession: caller.session?.id,
      selfie: { mime: selfie.mime, bytes: Buffer.from(selfie.base64, 'base64') },
    });
    giveReset(bank, reply, undefined);
    return { cappedUntil: cappedUntil.toISOString() };
  },
} satisfies Partial<Handlers>;
