import type { Language } from '@karo/core/kernel';
import type { Choice } from '@karo/core/messaging';
import { phrasesIn } from '@karo/core/phrases';
import { isJson, type Json } from '@karo/workers/whatsapp/json';
import { type Drawn, numbered } from '../drawing.ts';

/** Limits of the Cloud API, in characters. */
const TEXT_MOST = 4_096;
const BODY_MOST = 1_024;
const BUTTONS_MOST = 3;
const BUTTON_TITLE_MOST = 20;
const ROWS_MOST = 10;
const ROW_TITLE_MOST = 24;
const ROW_ABOUT_MOST = 72;
const ID_MOST = 200;

/** A message without its addressee. */
export type Message = Json & { type: string };

/** A file that WhatsApp has: its id, and the name that a document is shown by. */
export type Uploaded = { kind: 'image'; id: string } | { kind: 'document'; id: string; name: string };

/** What a Flow message carries beside its text. */
export type FlowCall = { flowId: string; token: string };

const longest = (choices: readonly Choice[]): number => Math.max(...choices.map(({ title }) => title.length));
const areBound = (choices: readonly Choice[]): boolean =>
  choices.length > 0 && new Set(choices.map(({ id }) => id)).size === choices.length
    ? choices.every(({ id, title }) => id.length <= ID_MOST && title.trim() !== '')
    : false;

const areButtons = (choices: readonly Choice[]): boolean =>
  areBound(choices) &&
  choices.length <= BUTTONS_MOST &&
  longest(choices) <= BUTTON_TITLE_MOST &&
  choices.every(({ about }) => !about) &&
  new Set(choices.map(({ title }) => title)).size === choices.length;

const areRows = (choices: readonly Choice[]): boolean =>
  areBound(choices) && choices.length <= ROWS_MOST && longest(choices) <= ROW_TITLE_MOST;

const mediumOf = (file: Uploaded): Json =>
  file.kind === 'image' ? { id: file.id } : { id: file.id, filename: file.name };

function buttonsOf(text: string, choices: readonly Choice[], file: Uploaded | undefined): Message {
  const buttons = choices.map(({ id, title }) => ({ type: 'reply', reply: { id, title } }));
  const header = file && { type: file.kind, [file.kind]: mediumOf(file) };
  const body = { text };
  return {
    type: 'interactive',
    interactive: { type: 'button', ...(header && { header }), body, action: { buttons } },
  };
}

function listOf(text: string, choices: readonly Choice[], language: Language): Message {
  const rows = choices.map(({ id, title, about }) => ({
    id,
    title,
    ...(about && { description: about.slice(0, ROW_ABOUT_MOST) }),
  }));
  const action = { button: phrasesIn(language).messages.choose(), sections: [{ rows }] };
  return { type: 'interactive', interactive: { type: 'list', body: { text }, action } };
}

/** The last place at which a text that is too long may be broken: a line, a blank, or anywhere. */
function breakAt(text: string): number {
  const head = text.slice(0, TEXT_MOST);
  const at = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
  return at > TEXT_MOST / 2 ? at : TEXT_MOST;
}

function textsOf(text: string): Message[] {
  const messages: Message[] = [];
  let rest = text;
  while (rest.length > TEXT_MOST) {
    const at = breakAt(rest);
    messages.push({ type: 'text', text: { preview_url: false, body: rest.slice(0, at) } });
    rest = rest.slice(at).trimStart();
  }
  messages.push({ type: 'text', text: { preview_url: false, body: rest } });
  return messages;
}

function flowOf(text: string, flow: FlowCall, language: Language): Message {
  const parameters = {
    flow_message_version: '3',
    flow_id: flow.flowId,
    flow_token: flow.token,
    mode: 'published',
    flow_cta: phrasesIn(language).messages.approveByPin(),
    flow_action: 'data_exchange',
  };
  return {
    type: 'interactive',
    interactive: { type: 'flow', body: { text }, action: { name: 'flow', parameters } },
  };
}

/** Whether a message opens a Flow. */
export const isFlow = ({ interactive }: Message): boolean =>
  isJson(interactive) && interactive.type === 'flow';

/** Whether a reply's words fit beside a Flow's button. */
export const fitsFlow = (drawn: Drawn): boolean => drawn.text.length <= BODY_MOST && !drawn.choices?.length;

/**
 * A reply as the fewest messages that carry it, since each costs money and order between two is not kept: text, picture or document and buttons are one where they fit, and
 * choices that cannot be drawn are numbered lines.
 */
export function messagesOf(
  drawn: Drawn,
  more: { language: Language; file?: Uploaded; flow?: FlowCall },
): Message[] {
  const { language, file, flow } = more;
  const choices = drawn.choices ?? [];
  const isShort = drawn.text.length <= BODY_MOST;
  if (flow && fitsFlow(drawn)) return [flowOf(drawn.text, flow, language)];
  if (isShort && areButtons(choices)) return [buttonsOf(drawn.text, choices, file)];
  if (isShort && !file && areRows(choices)) return [listOf(drawn.text, choices, language)];
  const text = choices.length > 0 ? `${drawn.text}\n\n${numbered(choices)}` : drawn.text;
  if (!file) return textsOf(text);
  if (text.length <= BODY_MOST)
    return [{ type: file.kind, [file.kind]: { ...mediumOf(file), caption: text } }];
  return [...textsOf(text), { type: file.kind, [file.kind]: mediumOf(file) }];
}
