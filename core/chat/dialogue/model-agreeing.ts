import { findModelConsent, type ModelConsentKind, recordModelConsent } from '../../customers/index.ts';
import { plain } from '../../kernel/index.ts';
import type { Choice } from '../../messaging/index.ts';
import { pickOf } from './said.ts';
import type { Said } from './said-types.ts';
import type { Talk } from './turn.ts';

/** The answers to whether a model outside may read, by their buttons, and the words that are taken at any time. */
const buttons = { 'model:yes': 'given', 'model:no': 'refused' } as const;
const words: Readonly<Record<string, 'given' | 'withdrawn'>> = {
  'model on': 'given',
  'model off': 'withdrawn',
};

const choicesOf = ({ phrases: { model } }: Talk): Choice[] => [
  { id: 'model:yes', title: model.allow() },
  { id: 'model:no', title: model.refuse() },
];

function write(talk: Talk, kind: ModelConsentKind, wording: string): void {
  const { conversation, language, now } = talk;
  const { customerId } = conversation;
  if (customerId === undefined) return;
  if (kind !== 'asked') talk.modelWord = kind;
  talk.effects.push(async (trx) => {
    // Saying the same again adds no line.
    if ((await findModelConsent(trx, customerId))?.kind === kind) return undefined;
    await recordModelConsent(trx, customerId, { kind, by: 'chat', wording, language, at: now });
    return undefined;
  });
}

/** Has the customer asked, once, at the end of the answer, whether a model outside may read their messages: where nothing is open, so that a yes is to that alone. */
export async function offerConsent(talk: Talk): Promise<void> {
  const { customerId } = talk.conversation;
  if (customerId === undefined || talk.conversation.human) return;
  if (await findModelConsent(talk.bank.db, customerId)) return;
  talk.asksConsent = true;
}

/** Adds the question to the answer, behind the buttons of a menu that stands under it; where anything else is asked or waits it is put another time. */
export function askConsent(talk: Talk): void {
  const { parts, state, offered } = talk;
  if (!talk.asksConsent || talk.ended || offered || state.stack.length > 0 || parts.length === 0) return;
  if (state.offer || parts.some(({ approval }) => approval)) return;
  const menu = parts.findLast(({ choices }) => choices)?.choices ?? [];
  if (menu.some(({ id }) => !id.startsWith('do:'))) return;
  const text = talk.phrases.model.ask();
  parts.push({ text, choices: [...menu, ...choicesOf(talk)] });
  write(talk, 'asked', text);
}

function kindSaid(talk: Talk, said: Said): Exclude<ModelConsentKind, 'asked'> | undefined {
  const word =
    words[
      plain(said.heard.text)
        .replace(/[^a-z ]/g, '')
        .trim()
    ];
  if (word) return word;
  const isAsked = talk.state.menu?.some(({ id }) => id in buttons) === true;
  const id = said.heard.choiceId ?? (isAsked ? pickOf(said, talk.state.menu ?? [])?.id : undefined);
  if (id && id in buttons) return buttons[id as keyof typeof buttons];
  const isAlone = talk.state.menu?.every((choice) => choice.id in buttons) === true;
  if (!isAsked || !isAlone || talk.state.stack.length > 0 || talk.offered) return undefined;
  const { answer, bare } = said.understood;
  if (!bare || !answer) return undefined;
  return answer === 'yes' ? 'given' : 'refused';
}

/** Takes what a customer says of the model outside: the answer to the question, and MODEL ON and MODEL OFF at any time. True where the message is answered. */
export function heedModelWord(talk: Talk, said: Said): boolean {
  if (talk.conversation.customerId === undefined) return false;
  const kind = kindSaid(talk, said);
  // Whoever has another's phone, or is a child, agrees to nothing for its owner.
  if (!kind || (kind === 'given' && talk.state.person?.speaker)) return false;
  const { model } = talk.phrases;
  const wording = kind === 'given' ? model.given() : kind === 'refused' ? model.refused() : model.withdrawn();
  // What was agreed to is what the question says, however it was answered.
  write(talk, kind, kind === 'given' ? model.ask() : wording);
  talk.parts.push({ text: wording });
  return true;
}
