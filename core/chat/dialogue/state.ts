import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { type Language, languages } from '../../kernel/index.ts';
import { type Intent, intents } from '../intents.ts';

/** What a flow may ask for. Every value is text, so that a conversation's state is plain JSON: an amount is kobo, a bank its code. */
export const slotNames = [
  'amount',
  'name',
  'account',
  'bank',
  'payee',
  'phone',
  'network',
  'narration',
  'full_name',
  'bvn',
  'reference',
  'period',
  'language',
  'sure',
  'product',
  'months',
  'income',
  'loan',
  'side',
  'asset',
  'mix',
  'years',
  'country',
  'foreign',
  'again',
  'meter',
  'meter_type',
  'biller',
  'bundle',
  'category',
  'schedule',
  'card',
  'card_act',
  'handle',
  'people',
  'request',
  'action',
  'kind',
  'often',
  'count',
  'title',
  'code',
  'group',
  'goal',
  'deed',
  'until',
  'course',
  'step',
  'q1',
  'q2',
  'q3',
  'act',
  'way',
  'people_act',
  'whom',
  'beneficiary',
  'nickname',
  'outward',
  'enquiry',
  'target',
  'part',
  'share',
  'whose',
  'limit',
  'trade',
  'town',
] as const;
export type SlotName = (typeof slotNames)[number];
export type Values = { [name in SlotName]?: string };

/** Takes the values of these names away. */
export const forget = (values: Values, names: readonly SlotName[]): void => {
  for (const name of names) delete values[name];
};

const free: readonly SlotName[] = ['title', 'nickname', 'narration', 'full_name'];
/** Whether what was asked for is answered in words that may be anybody's. */
export const isSaidFreely = (asked: SlotName | undefined): boolean =>
  asked !== undefined && free.includes(asked);

const slot = Type.Unsafe<SlotName>(Type.String({ enum: [...slotNames] }));
const values = Type.Unsafe<Values>(
  Type.Object(Object.fromEntries(slotNames.map((name) => [name, Type.Optional(Type.String())]))),
);
const choice = Type.Object({
  id: Type.String(),
  title: Type.String(),
  about: Type.Optional(Type.String()),
});
const option = Type.Object({ title: Type.String(), about: Type.Optional(Type.String()), values });
const flowName = Type.Unsafe<Intent>(Type.String({ enum: [...intents] }));

const pending = Type.Object({
  flow: flowName,
  values,
  /** The slot that was asked for last, and the answers that were offered with the question. */
  asked: Type.Optional(slot),
  options: Type.Optional(Type.Array(option)),
  /** Said in a way that means one of these: asked about, never guessed. */
  between: Type.Optional(Type.Object({ slot, options: Type.Array(option) })),
  /** The answer that was spoken of last: "that one". */
  named: Type.Optional(Type.String()),
  /** None of the answers offered for this slot was right. */
  plain: Type.Optional(slot),
  /** Answers to the same question in a row that would not do. */
  tries: Type.Optional(Type.Number()),
  /** How often the open question was posed while no more was known than this. */
  stuck: Type.Optional(Type.Object({ known: Type.Number(), times: Type.Number() })),
  /** Nothing is carried out before the customer says yes: it came late, failed, or was not asked for. */
  hold: Type.Optional(Type.Union([Type.Literal('late'), Type.Literal('retry'), Type.Literal('invite')])),
  sentAt: Type.Optional(Type.String()),
  /** Refused together with other slots: when one of those is corrected, this one is tried again. */
  aside: Type.Optional(values),
});

/** What is known of whoever writes, as far as it decides how they are served; see `person.ts`. */
const person = Type.Object({
  /** They said that they are a child, or that the account is another's: no order is taken. */
  speaker: Type.Optional(Type.Union([Type.Literal('child'), Type.Literal('other')])),
  deaf: Type.Optional(Type.Boolean()),
  bereaved: Type.Optional(Type.Boolean()),
  /** Somebody asked for a secret or for money; has a secret of theirs; has their money; or forces them to pay. */
  exposed: Type.Optional(
    Type.Enum({ asked: 'asked', secret: 'secret', fraud: 'fraud', forced: 'forced', life: 'life' }),
  ),
  /** When they told that they are forced. */
  since: Type.Optional(Type.String()),
  /** What comes next was told where nothing was understood: it is told so once. */
  told: Type.Optional(Type.Boolean()),
});

/** An order of a message that waits for the one before it: as it was said, and what it was understood as. */
const queued = Type.Object({
  said: Type.String(),
  flow: flowName,
  values,
  between: Type.Optional(Type.Object({ slot, options: Type.Array(option) })),
});

const schema = Type.Object({
  v: Type.Literal(1),
  /** What is being talked about; the last is on top, and the one below is returned to. */
  stack: Type.Array(pending),
  /** The quote that was shown last and waits for its approval. */
  offer: Type.Optional(Type.Object({ quoteId: Type.String(), flow: flowName, values })),
  /** The order that was refused last, and is over: a limit or the account is used up. */
  refused: Type.Optional(Type.Object({ flow: flowName, values })),
  /** The order that the customer took back last: another sum brings it back. */
  dropped: Type.Optional(Type.Object({ flow: flowName, values })),
  /** The order whose offer ran out of time unapproved, and the one that was approved last. */
  lapsed: Type.Optional(Type.Object({ flow: flowName, values })),
  done: Type.Optional(Type.Object({ flow: flowName, values })),
  person: Type.Optional(person),
  /** Orders of a message that wait for the one before them; one that is not understood alone is kept as its words. */
  queue: Type.Optional(Type.Array(Type.Union([Type.String(), queued]))),
  /** The choices under the last reply, where no question was open. */
  menu: Type.Optional(Type.Array(choice)),
  /** What a message gave that could be for one thing or another, until that is chosen. */
  kept: Type.Optional(values),
  /** When the bank last spoke. */
  at: Type.Optional(Type.String()),
  /** What was spoken of last, and the beginning of something that is said in pieces. */
  topic: Type.Optional(flowName),
  fragment: Type.Optional(Type.String()),
  /** Messages in a row that were not understood. */
  misses: Type.Number(),
  /** The language of the last message that told of one. */
  heardIn: Type.Optional(Type.Unsafe<Language>(Type.String({ enum: [...languages] }))),
  /** The customer chose the language; hearing another one does not change it. */
  languageKept: Type.Optional(Type.Boolean()),
  /** When a customer whom a person looks after was last told so. */
  quietAt: Type.Optional(Type.String()),
  /** A person was called because the customer was not understood, and not because they asked for one. */
  givenUp: Type.Optional(Type.Boolean()),
});

export type Option = Static<typeof option>;
export type Person = Static<typeof person>;
export type Pending = Static<typeof pending>;
export type Queued = Static<typeof queued>;
export type Conversing = Static<typeof schema>;
/** What the conversation's row keeps: empty, or a `Conversing`, or what another version of the bank left there. */
export type State = Partial<Conversing>;

const FORGET_MS = 24 * 3_600_000;

const clean = (): Conversing => ({ v: 1, stack: [], misses: 0 });

/** The state as this version understands it; what it does not know, or what is a day old, is left behind. */
export function readState(raw: unknown, now: Date): Conversing {
  if (!Check(schema, raw)) return clean();
  const { languageKept, at, person: known } = raw;
  if (at && now.getTime() - new Date(at).getTime() > FORGET_MS)
    return {
      ...clean(),
      ...(languageKept && { languageKept }),
      ...(known?.deaf && { person: { deaf: true } }),
    };
  return structuredClone(raw);
}
