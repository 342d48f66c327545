import { recordAlone } from '@karo/core/audit';
import {
  type AuthenticationResponseJSON,
  approvalOptions,
  checkCode,
  checkVerify,
  confirmPasskey,
  enrolOptions,
  enrolPasskey,
  listPasskeys,
  listSandboxMessages,
  type Passkey,
  type RegistrationResponseJSON,
  removePasskey,
  type SentCode,
  sendCode,
  signInOptions,
  verifyOptions,
} from '@karo/core/auth';
import type { Answer } from '@karo/core/contract';
import { checkPin, parsePhone } from '@karo/core/customers';
import {
  reopenSignIn,
  resendEntryCode,
  sendReopenCode,
  signInByCode,
  signInByPasskey,
  signInByPin,
  unlock,
} from '@karo/core/identity';
import { type Bank, Fault } from '@karo/core/kernel';
import type { Call, Handlers } from '../call.ts';
import { giveAttempt, giveRenewed, giveSession, rotateSession } from '../caller.ts';
import { userOf } from './users.ts';

type Sent = Answer<'POST /api/auth/send-2fa-code'>;

/** A code that is on its way, as the page sees it. */
export const sentOf = ({ to, resendAt, expiresAt }: SentCode): Sent => ({
  to,
  resendAt: resendAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const passkeyOf = ({
  usedAt,
  countsAt,
  createdAt,
  ...passkey
}: Passkey): Answer<'POST /api/user/passkeys'> => ({
  ...passkey,
  countsFrom: countsAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** What the library makes is what the browser takes, word for word. */
const asGiven = (options: object): Record<string, unknown> => options as Record<string, unknown>;

async function sendProving(call: Call<'POST /api/auth/send-2fa-code'>): Promise<SentCode> {
  const { bank, body, customer, origin, language } = call;
  const phone = parsePhone(body.phone ?? '');
  if (!phone) throw new Fault('phone_invalid');
  const purpose = body.purpose === 'link' ? 'link' : 'register';
  if (purpose === 'link' && !customer) throw new Fault('unauthenticated');
  const to = purpose === 'link' && customer ? { customerId: customer.id, phone } : { phone };
  return sendCode(bank, { to, method: 'sms', purpose, origin, language });
}

/** Where somebody is in, a code is theirs; where nobody is, one is sent only to finish a sign-in or to prove a phone. */
async function send(call: Call<'POST /api/auth/send-2fa-code'>): Promise<SentCode> {
  const { bank, body, customer, caller, origin } = call;
  const { method, purpose } = body;
  if (purpose === 'register' || purpose === 'link') return sendProving(call);
  if (purpose === 'sign_in' || !customer)
    return resendEntryCode(bank, { attempt: caller.attempt, method, origin });
  const to = { customerId: customer.id };
  const wanted = purpose === 'login' ? 'verify' : purpose;
  return sendCode(bank, { to, method, purpose: wanted, origin, language: customer.language });
}

type Verified = Answer<'POST /api/auth/verify-2fa-code'>;

async function verify(call: Call<'POST /api/auth/verify-2fa-code'>): Promise<Verified> {
  const { bank, body, customer, caller, origin, reply } = call;
  const { code, method } = body;
  if (customer) {
    await checkCode(bank, { to: { customerId: customer.id }, method, code, origin });
    return { verified: true, user: null };
  }
  const { attempt, browser } = caller;
  if (!attempt) throw new Fault('unauthenticated');
  const came = await signInByCode(bank, { attempt, code, method, browser, origin });
  await giveSession(bank, caller, reply, came);
  return { verified: true, user: await userOf(bank, came.customer) };
}

async function notePinRefused(bank: Bank, call: Call<'POST /api/auth/verify-pin'>): Promise<void> {
  const { customer, origin } = call;
  const { id } = customer;
  await recordAlone(bank, {
    actor: { kind: 'customer', id },
    action: 'pin_refused',
    origin,
    customerId: id,
  });
}

const signingIn = {
  'POST /api/auth/sign-in': async ({ bank, body, caller, origin, reply }) => {
    const came = await signInByPin(bank, { ...body, browser: caller.browser, origin });
    if (came.status === 'code_needed') {
      giveAttempt(bank, reply, came.attempt);
      return { status: 'code_needed', user: null, method: came.method, sent: sentOf(came.sent) };
    }
    await giveSession(bank, caller, reply, came);
    return { status: 'signed_in', user: await userOf(bank, came.customer), method: null, sent: null };
  },

  'POST /api/auth/reopen': async ({ bank, body, origin, language }) =>
    sentOf(await sendReopenCode(bank, { phone: body.phone, origin, language })),

  'POST /api/auth/reopen/verify': async ({ bank, body, origin }) => {
    await reopenSignIn(bank, { phone: body.phone, code: body.code, origin });
    return {};
  },

  'POST /api/auth/unlock': async ({ bank, body, caller, customer, origin, reply }) => {
    const who = caller.resting ?? customer;
    if (!who || !caller.session) throw new Fault('unauthenticated');
    const given = { sessionId: caller.session.id, customerId: who.id, pin: body.pin, origin };
    giveRenewed(bank, caller, reply, await unlock(bank, given));
    return { user: await userOf(bank, who) };
  },

  'POST /api/auth/send-2fa-code': async (call) => sentOf(await send(call)),

  'POST /api/auth/verify-2fa-code': verify,

  'POST /api/auth/verify-pin': async (call) => {
    const { bank, customer, body } = call;
    try {
      await checkPin(bank, customer.id, body.pin, call.origin.source);
    } catch (error) {
      await notePinRefused(bank, call);
      throw error;
    }
    return { verified: true };
  },

  'POST /api/auth/passkey/options': async ({ bank }) => asGiven(await signInOptions(bank)),

  'POST /api/auth/passkey': async ({ bank, body, caller, origin, reply }) => {
    const response = body.response as unknown as AuthenticationResponseJSON;
    const came = await signInByPasskey(bank, { response, browser: caller.browser, origin });
    await giveSession(bank, caller, reply, came);
    return { user: await userOf(bank, came.customer) };
  },
} satisfies Partial<Handlers>;

const passkeys = {
  'GET /api/user/passkeys': async ({ bank, customer }) =>
    (await listPasskeys(bank.db, customer.id)).map(passkeyOf),

  'POST /api/user/passkeys/options': async ({ bank, customer, body, origin }) =>
    asGiven(await enrolOptions(bank, customer.id, body, origin)),

  'POST /api/user/passkeys': async ({ bank, customer, body, caller, origin, reply }) => {
    const response = body.response as unknown as RegistrationResponseJSON;
    const made = { customerId: customer.id, response, name: body.name ?? '', origin };
    const passkey = await enrolPasskey(bank, made);
    await rotateSession(bank, caller, reply);
    return passkeyOf(passkey);
  },

  'POST /api/user/passkeys/{id}/remove': async ({ bank, customer, params, origin }) => {
    await removePasskey(bank, { customerId: customer.id, id: params.id, origin });
    return {};
  },

  'POST /api/user/passkeys/{id}/confirm': async ({ bank, customer, params, origin }) =>
    passkeyOf(await confirmPasskey(bank, { customerId: customer.id, id: params.id, origin })),

  'POST /api/user/passkeys/verify-options': async ({ bank, customer }) =>
    asGiven(await verifyOptions(bank, customer.id)),

  'POST /api/user/passkeys/verify': async ({ bank, customer, body, origin }) => {
    await checkVerify(bank, customer.id, body.response as unknown as AuthenticationResponseJSON, origin);
    return { verified: true };
  },

  'POST /api/approvals/{id}/passkey-options': async ({ bank, customer, params }) =>
    asGiven(await approvalOptions(bank, params.id, customer.id)),
} satisfies Partial<Handlers>;

export const entry = {
  ...signingIn,
  ...passkeys,

  'GET /api/sandbox/messages': async ({ bank, query }) => {
    const messages = await listSandboxMessages(bank, query);
    return messages.map(({ id, subject, sentAt, ...message }) => ({
      ...message,
      id: String(id),
      subject: subject ?? null,
      sentAt: sentAt.toISOString(),
    }));
  },
} satisfies Partial<Handlers>;
