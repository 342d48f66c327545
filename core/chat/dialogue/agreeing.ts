import { plain } from '../../kernel/index.ts';
import {
  type Consent,
  giveConsent,
  hasConsent,
  isStopped,
  recordOpening,
  withdrawConsent,
} from '../../messaging/index.ts';
import { say } from './engine.ts';
import type { Talk } from './turn.ts';

/** The words, alone in a message, that end and begin what is written unasked: English and Pidgin, Hausa, Yoruba, Igbo. */
const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'daina', 'duro', 'kwusi']);
const startWords = new Set(['start', 'unstop', 'subscribe', 'fara', 'bere', 'malite']);

/** Without case, accents and what stands around a word. */
const plainWord = (text: string): string => plain(text).replace(/^[\s"'*]+|[\s"'*.!]+$/g, '');

const consentOf = ({ conversation, language, now }: Talk, wording: string): Consent => ({
  conversationId: conversation.id,
  customerId: conversation.customerId,
  wording,
  language,
  at: now,
});

/**
 * STOP and START, as exact words. STOP where something is open stops that and nothing else (nobody gives up their alerts by stopping a payment), and says how to go further; START
 * means something only after a STOP. True where the message is answered.
 */
export async function heedStopWord(talk: Talk, text: string): Promise<boolean> {
  const word = plainWord(text);
  const { messages } = talk.phrases;
  if (startWords.has(word) && (await isStopped(talk.bank.db, talk.conversation.id))) {
    const wording = messages.started();
    talk.effects.push(async (trx) => void (await giveConsent(trx, consentOf(talk, wording))));
    say(talk, wording);
    return true;
  }
  if (!stopWords.has(word)) return false;
  if (talk.state.stack.length > 0 || talk.offered) {
    if (talk.conversation.channel === 'whatsapp') talk.closing = messages.stopHint();
    return false;
  }
  const wording = messages.stopped();
  talk.effects.push(async (trx) => void (await withdrawConsent(trx, consentOf(talk, wording))));
  say(talk, wording);
  return true;
}

/** Whoever begins a chat on WhatsApp is told in the first answer that they are written to there, and how that ends; that they were is written down. */
export async function tellOpening(talk: Talk): Promise<void> {
  const { conversation, bank, state, parts } = talk;
  if (conversation.channel !== 'whatsapp' || state.at !== undefined || parts.length === 0) return;
  if (await hasConsent(bank.db, conversation.id)) return;
  const wording = talk.phrases.messages.started();
  talk.effects.push(async (trx) => void (await recordOpening(trx, consentOf(talk, wording))));
  parts.push({ text: wording });
}
