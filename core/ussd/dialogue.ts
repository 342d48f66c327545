import { checkCode, sendCode } from '../auth/index.ts';
import { type Customer, localPhone } from '../customers/index.ts';
import {
  type Bank,
  Fault,
  type FaultCode,
  isFault,
  type Kobo,
  kobo,
  type Language,
  naira,
  offeredBy,
  type Service,
} from '../kernel/index.ts';
import { approve } from '../orders/index.ts';
import type { Phrases } from '../phrases/index.ts';

export const menuNames = [
  'home',
  'stranger',
  'resume',
  'send.amount',
  'send.account',
  'send.bank',
  'send.pin',
  'balance',
  'balance.pin',
  'last.pin',
  'airtime.amount',
  'airtime.for',
  'airtime.phone',
  'airtime.network',
  'airtime.pin',
  'bills',
  'bills.disco',
  'bills.meter',
  'bills.amount',
  'bills.tv',
  'bills.card',
  'bills.for',
  'bills.phone',
  'bills.network',
  'bills.plan',
  'bills.pin',
  'code',
  'help',
  'where.pin',
  'block',
  'language',
  'about',
  'open.name',
  'open.bvn',
  'open.pin',
] as const;
export type MenuName = (typeof menuNames)[number];

/** What a dialogue has gathered; never a PIN, never a BVN. */
export type Facts = { [name: string]: string };

/** A dialogue while one hop of it is worked on. */
export type Scene = {
  bank: Bank;
  now: Date;
  /** E.164. */
  phone: string;
  vouched: boolean;
  customer: Customer | undefined;
  conversationId: bigint | undefined;
  language: Language;
  phrases: Phrases;
  facts: Facts;
};

/** Where an answer leads: to another menu, or to the end. */
export type Next = { go: MenuName; note?: string } | { end: string };
/** A question of the dialogue. `secret` asks for what must not be seen, kept, or dialled in a code. */
export type Menu = {
  ask(scene: Scene): Promise<string>;
  hear(scene: Scene, said: string): Promise<Next>;
  secret?: true;
};

/** Who dials; throws Fault `account_missing` where nobody is known. */
export const customerOf = (scene: Scene): Customer => {
  if (!scene.customer) throw new Fault('account_missing');
  return scene.customer;
};
/** The amount that was typed. */
export const whole = (facts: Facts): Kobo => kobo(BigInt(facts.amount ?? '0'));

/** Ends it: nothing has moved. */
export const stop = (scene: Scene): Next => ({ end: scene.phrases.ussd.stopped() });

type Answers = { [number: string]: (scene: Scene) => Next | Promise<Next> };

/**
 * A menu whose answers are numbers of a list; 0 goes back to the beginning. A number that needs what nobody stands behind is not shown and not taken; the others keep theirs,
 * because people dial them by heart.
 */
export const list = (
  ask: (scene: Scene) => string,
  answers: Answers,
  needs: { [number: string]: Service } = {},
): Menu => {
  const isThere = ({ bank }: Scene, number: string): boolean => {
    const service = needs[number];
    return service === undefined || offeredBy(bank)[service];
  };
  return {
    ask: async (scene) => {
      const lines = ask(scene).split('\n');
      return lines.filter((line) => isThere(scene, /^\d(?= )/.exec(line)?.[0] ?? '')).join('\n');
    },
    hear: async (scene, said) => {
      const answer = Object.hasOwn(answers, said) && isThere(scene, said) ? answers[said] : undefined;
      if (said === '0') return { go: 'home' };
      return answer ? answer(scene) : { go: scene.facts.menu as MenuName, note: scene.phrases.ussd.choose() };
    },
  };
};

/** Leads to a menu. */
export const to = (menu: MenuName) => (): Next => ({ go: menu });

/** Something typed in; 0 goes back to the beginning. */
export const field = (ask: (scene: Scene) => string, hear: Menu['hear']): Menu => ({
  ask: async (scene) => ask(scene),
  hear: async (scene, said) => (said === '0' ? { go: 'home' } : hear(scene, said)),
});

/** Whole naira as kobo; throws Fault `amount_invalid`. */
export function parseAmount(said: string): string {
  if (!/^\d{1,8}$/.test(said) || Number(said) === 0) throw new Fault('amount_invalid');
  return String(naira(BigInt(said)));
}

const passing: readonly FaultCode[] = ['pin_wrong', 'pin_invalid'];

const origin = { channel: 'ussd' } as const;

/** Where a PIN alone is too little, a code goes to the phone; a right one leads back to the PIN. */
async function askCode(scene: Scene): Promise<Next> {
  const { bank, facts, language } = scene;
  const to = { customerId: customerOf(scene).id };
  facts.after = facts.menu ?? 'home';
  try {
    await sendCode(bank, { to, method: 'sms', purpose: 'transaction', origin, language });
  } catch (error) {
    if (!isFault(error, 'code_sent_lately')) throw error;
  }
  return { go: 'code' };
}

/** Takes the code that was texted. */
export const codeMenu: Menu = {
  secret: true,
  ask: async ({ phrases }) => phrases.ussd.code(),
  hear: async (scene, said) => {
    if (said === '0') return stop(scene);
    const to = { customerId: customerOf(scene).id };
    await checkCode(scene.bank, { to, purpose: 'transaction', method: 'sms', code: said, origin });
    return { go: (scene.facts.after ?? 'home') as MenuName, note: scene.phrases.ussd.codeRight() };
  },
};

/** What a PIN that was refused leads to; a fault that may be tried again, or that is none of the bank's, is thrown on. */
function afterRefusal(scene: Scene, error: unknown): Next | Promise<Next> {
  if (!isFault(error) || passing.includes(error.code)) throw error;
  if (error.code === 'second_factor_needed') return askCode(scene);
  return { end: error.code === 'quote_used' ? scene.phrases.ussd.done() : sentence(scene, error) };
}

/** A PIN that approves or shows something; a wrong one may be tried again while the PIN is not locked. */
export const pin = (ask: Menu['ask'], right: (scene: Scene, pin: string) => Promise<string>): Menu => ({
  ask,
  secret: true,
  hear: async (scene, said) => {
    if (said === '0') return stop(scene);
    try {
      if (!/^\d{4}$/.test(said)) throw new Fault('pin_invalid');
      return { end: await right(scene, said) };
    } catch (error) {
      return afterRefusal(scene, error);
    }
  },
});

/** A refusal in the customer's language. */
export const sentence = (scene: Pick<Scene, 'phrases'>, fault: Fault): string =>
  (scene.phrases.faults[fault.code] as (facts: unknown) => string)(fault.facts);

/** Approves what was offered in this dialogue. */
export async function approveQuote(scene: Scene, given: string) {
  const quoteId = scene.facts.quote ?? '';
  const customerId = customerOf(scene).id;
  return approve(scene.bank, { quoteId, customerId, pin: given, device: `ussd: ${localPhone(scene.phone)}` });
}

const A_SCREEN = 5;

/** A question with a long list of answers, five on a screen; one more number shows the next five. */
export const paged = <T>(
  name: MenuName,
  ask: (scene: Scene) => string,
  all: (scene: Scene) => readonly T[],
  title: (item: T) => string,
  chosen: (scene: Scene, item: T) => Next | Promise<Next>,
): Menu => {
  const page = ({ facts }: Scene) => Number(facts.page ?? '0') * A_SCREEN;
  const shown = (scene: Scene) => all(scene).slice(page(scene), page(scene) + A_SCREEN);
  const hasMore = (scene: Scene) => all(scene).length > page(scene) + A_SCREEN;
  return field(
    (scene) => {
      const lines = shown(scene).map((item, index) => `${index + 1} ${title(item)}`);
      if (hasMore(scene)) lines.push(`${A_SCREEN + 1} ${scene.phrases.ussd.more()}`);
      return [ask(scene), ...lines].join('\n');
    },
    async (scene, said) => {
      const item = shown(scene)[Number(said) - 1];
      if (said === String(A_SCREEN + 1) && hasMore(scene)) {
        scene.facts.page = String(Number(scene.facts.page ?? '0') + 1);
        return { go: name };
      }
      if (item === undefined) return { go: name, note: scene.phrases.ussd.choose() };
      delete scene.facts.page;
      return chosen(scene, item);
    },
  );
};
