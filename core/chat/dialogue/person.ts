import { plain } from '../../kernel/index.ts';
import { latestTransfer } from '../../products/transfers/index.ts';
import { type Intent, intents, isBankAction } from '../intents.ts';
import { Alarm, mandateWish, sends, type Understood } from '../nlu/index.ts';
import { menuFor } from './asking.ts';
import { flowOf } from './decide.ts';
import { handOver, say } from './engine.ts';
import type { MenuItem } from './flow.ts';
import type { Said } from './said-types.ts';
import type { Person } from './state.ts';
import type { Talk } from './turn.ts';
import { takeBack } from './waiting.ts';

/** What is asked of the death of somebody. */
const griefs = ['papers', 'howlong', 'stopuse', 'usepin', 'holds'] as const;

/** What is done for a person as they are, in place of what they asked for. */
export type Care =
  | { do: 'refuse' }
  | { do: 'hold' }
  | { do: 'next' }
  | { do: 'ask_back' }
  | { do: 'block'; asksFirst?: true }
  | { do: 'write' }
  | { do: 'mourn'; of: (typeof griefs)[number] | 'other' };

/** What a message says to the rules below. */
export type Asked = Pick<Alarm, 'has'> & {
  /** What it asks of the bank, by a button or in words that are surer than a guess. */
  wish: Intent | undefined;
  isSure: boolean;
  /** A sum and where it goes; a sum alone. */
  isWhole: boolean;
  hasSum: boolean;
  hasValue: boolean;
  complains: boolean;
  /** The wish moves money. */
  ordersMoney: boolean;
  /** In so many words it is to be sent. */
  ordersPlainly: boolean;
  /** It speaks of what is paid by itself. */
  ofMandates: boolean;
  /** Values, or a yes, and no wish of its own. */
  bare: boolean;
  isYes: boolean;
  /** They answer what a flow asked. */
  isAsked: boolean;
  /** What asked is open to anybody. */
  answersOpen: boolean;
  isKnown: boolean;
};

/** What a child, or somebody with another's phone, may do as anybody may. */
const openToAll: readonly Intent[] = [
  'freeze_account',
  'card_freeze',
  'ussd',
  'lesson',
  'learning',
  'market',
  'directory',
];

const mayNot = ({ wish, bare, answersOpen }: Asked): boolean =>
  wish ? !openToAll.includes(wish) : bare && !answersOpen;
/** Whether a message asks what follows a death. */
export const asksOfDeath = (alarm: Pick<Alarm, 'has'>): boolean => griefs.some((each) => alarm.has(each));
const griefOf = ({ has }: Asked): (typeof griefs)[number] | undefined => griefs.find((each) => has(each));
/** Whether it is the account of the dead that is spoken of, and not the customer's own. */
const isOfDead = ({ has, isKnown }: Asked): boolean => !has('own') && (!isKnown || has('ofdead'));
const asksOnly: readonly string[] = ['papers', 'howlong'];

/** Whether a stranger has a secret or money of theirs. */
const hasThief = (exposed: Person['exposed']): boolean => exposed === 'secret' || exposed === 'fraud';

type Row = { about: string; when: (person: Person, asked: Asked) => boolean; care: (asked: Asked) => Care };

/** The first row that fits decides; where none does the message goes the way of all. */
const rows: readonly Row[] = [
  {
    about: 'an order, a question of the account or a value from whoever is a child or not the owner',
    when: ({ speaker }, asked) => speaker !== undefined && (mayNot(asked) || asked.has('nextis')),
    care: () => ({ do: 'refuse' }),
  },
  {
    about: 'an order, or a part of one, a while after somebody told that they are forced',
    when: ({ exposed }, { ordersMoney, isWhole, bare, isYes, answersOpen }) =>
      exposed === 'forced' && (ordersMoney || isWhole || ((bare || isYes) && !answersOpen)),
    care: () => ({ do: 'hold' }),
  },
  {
    about: 'the money that a thief has is to be held',
    when: ({ exposed }, { has, wish, isWhole, bare, hasValue, isAsked }) =>
      exposed === 'fraud' &&
      !isWhole &&
      (has('holdit') || wish === 'transfer' || wish === 'recall' || (bare && hasValue && !isAsked)),
    care: () => ({ do: 'ask_back' }),
  },
  {
    about:
      'an account that is named, and no sum or word to send, right after whoever asked for money was told of',
    when: ({ exposed }, { wish, hasSum, hasValue, ordersPlainly, isAsked }) =>
      exposed === 'asked' && wish === 'transfer' && hasValue && !hasSum && !ordersPlainly && !isAsked,
    care: () => ({ do: 'next' }),
  },
  {
    about: 'the account is to be blocked, in the words that are left where it was just spoken of',
    when: ({ exposed }, { has, wish, isWhole }) =>
      exposed !== undefined && wish === undefined && !isWhole && has('blockit') && !has('forbids'),
    care: () => ({ do: 'block' }),
  },
  {
    about: 'whoever has the secret is to be stopped: that is the block, and calls nothing off',
    when: ({ exposed }, { has, wish, isWhole }) =>
      exposed === 'secret' && wish === undefined && !isWhole && has('stopthem'),
    care: () => ({ do: 'block' }),
  },
  {
    about: 'a card that is to be blocked, of somebody whose account is open to a thief: all of it is',
    when: ({ exposed }, { wish }) => hasThief(exposed) && wish === 'card_freeze',
    care: () => ({ do: 'block', asksFirst: true }),
  },
  {
    about: 'a yes to the block that was spoken of last',
    when: ({ exposed }, { isYes, isAsked }) => hasThief(exposed) && isYes && !isAsked,
    care: () => ({ do: 'block' }),
  },
  {
    about: 'what happens next, or that it was not them, from somebody in danger',
    when: ({ exposed }, { has, isWhole, complains }) =>
      exposed !== undefined && !isWhole && (has('nextis') || (complains && hasThief(exposed))),
    care: () => ({ do: 'next' }),
  },
  {
    about: 'what follows a death',
    when: ({ bereaved }, asked) => {
      const of = griefOf(asked);
      if (!bereaved || !of || asked.isWhole || asked.has('own')) return false;
      if (asked.isKnown && asked.ofMandates) return false;
      return isOfDead(asked) || (asksOnly.includes(of) && !asked.isSure);
    },
    care: (asked) => ({ do: 'mourn', of: griefOf(asked) ?? 'other' }),
  },
  {
    about: 'an account or a number of the dead, to which nothing is sent',
    when: ({ bereaved }, asked) =>
      bereaved === true && !asked.hasSum && isOfDead(asked) && (asked.bare || asked.wish === 'transfer'),
    care: () => ({ do: 'mourn', of: 'other' }),
  },
  {
    about: 'what else is told by a family that does not bank here',
    when: ({ bereaved }, { isKnown, wish, bare }) =>
      bereaved === true && !isKnown && wish !== 'open_account' && (wish !== undefined || bare),
    care: () => ({ do: 'mourn', of: 'other' }),
  },
  {
    about: 'a call or a voice note, of whoever cannot hear',
    when: ({ deaf }, { has, wish }) => deaf === true && wish === undefined && has('callme'),
    care: () => ({ do: 'write' }),
  },
];

/** What a person needs before anything else is made of what they said; undefined where nothing sets them apart. Pure. */
export const careFor = (person: Person, asked: Asked): Care | undefined =>
  rows.find((row) => row.when(person, asked))?.care(asked);

/** What is done where nothing was understood. */
export function careAtLoss({ speaker, exposed, bereaved, told }: Person): Care | undefined {
  if (speaker) return { do: 'refuse' };
  if (told) return undefined;
  if (exposed) return { do: 'next' };
  return bereaved ? { do: 'mourn', of: 'other' } : undefined;
}

const WISHED = 0.5;
const SURE = 0.75;

function wishOf({ heard, understood: { intent, confidence } }: Said): Intent | undefined {
  const button = heard.choiceId?.replace(/^do:/, '');
  if (button !== undefined) return intents.find((each) => each === button && isBankAction(each));
  return isBankAction(intent) && confidence >= WISHED ? intent : undefined;
}

/** Whether an order is told whole, in one line. */
export const isWholeOrder = ({ intent, slots }: Understood): boolean =>
  isBankAction(intent) && slots.amount !== undefined && (slots.account ?? slots.name) !== undefined;

const ordersMoney = ({ table }: Talk, wish: Intent | undefined): boolean =>
  wish !== undefined && !openToAll.includes(wish) && flowOf(table, wish)?.kind === 'order';

const asked = (talk: Talk, said: Said, alarm: Alarm): Asked => ({
  has: (concept) => alarm.has(concept),
  wish: said.understood.bare && said.heard.choiceId === undefined ? undefined : wishOf(said),
  isSure: wishOf(said) !== undefined && said.understood.confidence >= SURE,
  hasSum: said.understood.slots.amount !== undefined,
  hasValue: Object.keys(said.understood.slots).length > 0,
  complains: said.understood.intent === 'complaint',
  isWhole: isWholeOrder(said.understood),
  ordersMoney: ordersMoney(talk, wishOf(said)),
  ordersPlainly: sends.test(plain(said.text)),
  ofMandates: mandateWish(said.text) !== undefined,
  bare: said.understood.bare === true,
  isYes: said.understood.answer === 'yes',
  isAsked: talk.state.stack.length > 0,
  answersOpen: openToAll.some((each) => each === talk.state.stack.at(-1)?.flow),
  isKnown: talk.conversation.customerId !== undefined,
});

/** Ends what was asked and offered: nothing that waits may be approved any more. */
export function withdraw(talk: Talk): void {
  talk.state.stack = [];
  for (const each of ['queue', 'dropped', 'lapsed', 'fragment'] as const) delete talk.state[each];
  talk.begun = undefined;
  if (talk.offered) takeBack(talk, talk.offered.id, () => talk.phrases.faults.quote_used({}));
}

/** The message as another wish that what happened leaves no doubt about; where money went is known by its sum alone. */
export const meant = (said: Said, intent: Intent, asksFirst?: true): Said => {
  const { amount, name } = said.understood.slots;
  const slots = intent === 'recall' ? { ...(amount && { amount }), ...(name && { name }) } : {};
  return {
    ...said,
    isSettled: true,
    ...(asksFirst && { asksFirst }),
    understood: { ...said.understood, intent, confidence: 0.95, source: 'pattern', bare: false, slots },
  };
};

/** Money that was sent from here is asked back; where none was, another bank must be told. */
async function askBack(talk: Talk, said: Said): Promise<Said | undefined> {
  const { customerId } = talk.conversation;
  const sent = customerId && (await latestTransfer(talk.bank.db, customerId, 'last'));
  if (!sent) {
    say(talk, talk.phrases.dangers.elsewhere(), customerId ? ['freeze_account', 'human'] : ['human']);
    return undefined;
  }
  return meant(said, 'recall');
}

/** What follows a danger, by how far it has gone. */
async function tellNext(talk: Talk, exposed: Person['exposed']): Promise<[string, readonly MenuItem[]]> {
  const { dangers, support } = talk.phrases;
  if (exposed === 'life') return [dangers.life(), ['human']];
  if (talk.conversation.customerId === undefined && exposed !== 'asked')
    return [dangers.stranger(), ['human']];
  if (talk.conversation.customerId && (await talk.customer()).status === 'frozen')
    return [support.frozenAlready(), ['human']];
  if (exposed === 'secret') return [dangers.secret_next(), ['freeze_account', 'pin_change', 'human']];
  if (exposed === 'fraud') return [dangers.fraud_next(), ['freeze_account', 'recall', 'human']];
  if (exposed === 'forced') return [dangers.duress(), ['freeze_account', 'human']];
  return [dangers.asked_next(), ['freeze_account', 'human']];
}

/** Says what a person needs; a message that is to be understood in another way is given back. */
async function give(talk: Talk, care: Care, said: Said): Promise<Said | undefined> {
  const { dangers } = talk.phrases;
  const person = talk.state.person ?? {};
  talk.state.misses = 0;
  if (care.do === 'ask_back') return askBack(talk, said);
  if (care.do === 'block') return meant(said, 'freeze_account', care.asksFirst);
  if (care.do === 'refuse') {
    withdraw(talk);
    const isChild = person.speaker === 'child';
    say(talk, isChild ? dangers.minor_again() : dangers.not_owner(), ['human']);
  } else if (care.do === 'hold') {
    withdraw(talk);
    say(talk, dangers.hold(), ['human']);
  } else if (care.do === 'next') {
    say(talk, ...(await tellNext(talk, person.exposed)));
  } else if (care.do === 'write') say(talk, dangers.deaf(), ['human']);
  else if (care.of === 'stopuse') handOver(talk, dangers.mourn.stopuse());
  else say(talk, dangers.mourn[care.of](), ['human']);
  talk.ended = true;
  return undefined;
}

/** How long nothing is paid by a chat whose customer told that they are forced. */
const HOLD_MS = 3_600_000;

/** Whether the customer told, in this hour, that they are forced: whatever else they tell of meanwhile, nothing is paid. */
export const isForced = ({ state: { person }, now }: Talk): boolean =>
  person?.exposed === 'forced' &&
  person.since !== undefined &&
  now.getTime() - new Date(person.since).getTime() <= HOLD_MS;

const bought: readonly Intent[] = ['electricity', 'tv', 'airtime', 'data', 'bill'];
const isBought = (wish: Intent | undefined): boolean => wish !== undefined && bought.includes(wish);

/** What is known of the person no longer holds: they are the owner, or wish the account left open. */
function forget(talk: Talk, person: Person, said: Said, alarm: Alarm): void {
  const { understood } = said;
  const top = talk.state.stack.at(-1);
  const stops = alarm.has('stopthem') || alarm.has('blockit');
  const declines = understood.answer === 'no' || (understood.intent === 'cancel' && !stops);
  if (top?.flow === 'freeze_account' && top.asked === 'sure' && declines) delete person.exposed;
  if (person.exposed === 'forced' && !isForced(talk)) delete person.exposed;
  // Who asks for something else has let the caller be.
  if (person.exposed === 'asked' && wishOf(said) && understood.confidence >= SURE) delete person.exposed;
  // Nor is who asks for what they bought still speaking of a thief.
  if (person.exposed === 'fraud' && isBought(wishOf(said)) && understood.confidence >= SURE)
    delete person.exposed;
  if (person.exposed === 'secret' && understood.intent === 'pin_change' && understood.confidence >= SURE)
    delete person.exposed;
  if (alarm.has('hears')) delete person.deaf;
  if (person.speaker === (alarm.has('adult') ? 'child' : alarm.has('owner') ? 'other' : ''))
    delete person.speaker;
}

/** Serves a person as they are before any flow hears the message; its answer is as that of `answerDanger`. */
export async function heedPerson(
  talk: Talk,
  said: Said,
  alarm: Alarm,
): Promise<{ said: Said; answered: boolean } | undefined> {
  const { person } = talk.state;
  if (!person) return undefined;
  const { speaker } = person;
  forget(talk, person, said, alarm);
  const now = asked(talk, said, alarm);
  if (speaker && !person.speaker && !now.wish) {
    say(talk, talk.phrases.chat.back(), menuFor(talk));
    return { said, answered: true };
  }
  const care = careFor(person, now);
  if (!care) return undefined;
  const other = await give(talk, care, said);
  return { said: other ?? said, answered: other === undefined };
}

/** Answers a message that was not understood by what is known of the person; true where that was all. */
export async function careWhenLost(talk: Talk, said: Said): Promise<boolean> {
  const { person } = talk.state;
  const care = careAtLoss(person ?? {});
  if (!person || !care) return false;
  if (care.do !== 'refuse') person.told = true;
  await give(talk, care, said);
  return true;
}

/** For whoever cannot hear: without the sentences that tell them to call or to speak. */
export function inWriting(talk: Talk, text: string): string {
  if (!talk.state.person?.deaf) return text;
  const tells = (sentence: string) => new Alarm(sentence).has('tocall');
  const all = text.split(/(?<=[.!?])(?=\s)/);
  const kept = all
    .filter((sentence) => !tells(sentence))
    .join('')
    .trim();
  const isEmergency = all.some((sentence) => sentence.includes('112') && tells(sentence));
  return [kept || text, ...(isEmergency ? [talk.phrases.dangers.deaf_help()] : [])].join('\n\n');
}
