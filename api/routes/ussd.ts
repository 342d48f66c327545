import { randomUUID } from 'node:crypto';
import { Fault, isFault, Late, sameSecret, within } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  dialByNetwork,
  dialBySimulator,
  hangUp,
  listUssdSessions,
  type UssdAnswer,
  ussdCodes,
} from '@karo/core/ussd';
import type { AnyCall, Handlers } from '../call.ts';
import { giveConversation } from '../caller.ts';

/** Telephone companies end a dialogue that is not answered in some seconds, each its own number: what takes longer than this is ended by us, with words that are true. */
const ANSWER_MS = 2_700;

const hosts = new Set(['localhost', '127.0.0.1']);

/** The provider signs nothing: a secret in the address tells its calls from anybody else's; without one only a sandbox on one's own machine listens. */
function checkProvider({ bank }: AnyCall, key: string | undefined): void {
  const { ussdKey, sandbox, publicUrl } = bank.config;
  const isOwn = sandbox && hosts.has(new URL(publicUrl).hostname);
  if (ussdKey ? !sameSecret(key, ussdKey) : !isOwn) throw new Fault('not_found');
}

const drawn = ({ screen, status }: UssdAnswer): string => `${status === 'active' ? 'CON' : 'END'} ${screen}`;

export const ussd = {
  'GET /api/ussd/codes': async ({ bank, language }) => ussdCodes(bank, language),

  'GET /api/ussd/sessions': async ({ bank, caller, customer }) => {
    const sessions = await listUssdSessions(bank, { customerId: customer?.id, browser: caller.address });
    return sessions.map((session) => ({ ...session, lastActivity: session.lastActivity.toISOString() }));
  },

  'POST /api/ussd/test': async ({ bank, body, caller, customer, reply }) => {
    const browser = giveConversation(bank, caller, reply);
    const answer = await dialBySimulator(bank, { ...body, browser, newId: randomUUID(), own: customer });
    const { sessionId, screen, status, menu: currentMenu, secret } = answer;
    return { sessionId, screen, status, currentMenu, secret };
  },

  // Whatever goes wrong, the phone must be told something: any other answer is shown as a failure of the network.
  'POST /api/ussd/callback': async (call) => {
    const { bank, body, query } = call;
    checkProvider(call, query.key);
    const hop = { sessionId: body.sessionId, phone: body.phoneNumber, text: body.text ?? '' };
    const dialling = dialByNetwork(bank, hop);
    try {
      return drawn(await within(ANSWER_MS, dialling));
    } catch (error) {
      if (error instanceof Late) {
        // What it comes to later is kept, and told by SMS where it moved money.
        dialling.catch((late: unknown) => bank.log.warn({ err: late }, 'a hop failed late'));
        return `END ${phrasesIn('en').ussd.late()}`;
      }
      if (isFault(error, 'phone_invalid')) return `END ${phrasesIn('en').faults.phone_invalid({})}`;
      bank.log.error({ err: error }, 'a hop failed');
      return `END ${phrasesIn('en').ussd.trouble()}`;
    }
  },

  'POST /api/ussd/events': async (call) => {
    checkProvider(call, call.query.key);
    await hangUp(call.bank, call.body.sessionId, call.body.status === 'Success');
    return '';
  },
} satisfies Partial<Handlers>;
