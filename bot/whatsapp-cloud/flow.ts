import { createHash } from 'node:crypto';
import { type Bank, Fault, isFault, type Language, printNaira } from '@karo/core/kernel';
import { say } from '@karo/core/messaging';
import { approve } from '@karo/core/orders';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import { asksFor, checkOpen, findQuote, type Quote, quoteLanguage, shownOf } from '@karo/core/quotes';
import { transact } from '@karo/db/client';
import { type Opened, openRequest, sealAnswer } from '@karo/workers/whatsapp/flow-crypto';
import { isJson, type Json } from '@karo/workers/whatsapp/json';
import { isSigned } from '@karo/workers/whatsapp/webhook';
import { quoteIdIn } from './flow-token.ts';

/** What the phone is answered: the text as it stands, which is sealed wherever the request could be opened. */
export type FlowReply = { http: number; body: string };

type Answer = Json;

/** The codes that a phone understands: it fetches our key anew, shows nothing, or greys the button out. */
const CANNOT_OPEN = 421;
const TOKEN_OVER = 427;
const BAD_SIGNATURE = 432;
const SCREEN = 'PIN';

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is approved, in a line: the sum and whom it is for. */
function whatOf(quote: Quote, { messages }: Phrases): string {
  const { name, bank, account } = shownOf(quote);
  const sum = quote.total > 0n ? printNaira(quote.total) : messages.approveByPin();
  return [sum, [name, bank, account].filter(Boolean).join(', ')].filter(Boolean).join('\n');
}

async function screenOf(bank: Bank, quote: Quote, token: string, error?: string): Promise<Answer> {
  const phrases = phrasesIn(await quoteLanguage(bank.db, quote));
  const { messages } = phrases;
  return {
    screen: SCREEN,
    data: {
      what: whatOf(quote, phrases),
      label: messages.pin(),
      help: messages.pinHelp(),
      approve: messages.approveByPin(),
      token,
      ...(error && { error_message: error }),
    },
  };
}

/** The end of a Flow. Its values come back in clear in a webhook, so there is nothing in them but that it is over. */
const finished = (token: string): Answer => ({
  screen: 'SUCCESS',
  data: { extension_message_response: { params: { flow_token: token, done: true } } },
});

const sentence = (fault: Fault, language: Language): string => {
  const words = phrasesIn(language).faults[fault.code] as (facts: unknown) => string;
  return words(fault.facts);
};

/** Takes the request for this process; the answer where it was worked on before, undefined where it is new. */
async function takeOnce(
  bank: Bank,
  hash: Buffer,
  quoteId: string,
): Promise<{ isNew: true } | { isNew: false; answer: Answer | undefined }> {
  const made = await bank.db
    .insertInto('flowAnswer')
    .values({ bodyHash: hash, quoteId, at: bank.clock.now() })
    .onConflict((conflict) => conflict.column('bodyHash').doNothing())
    .returning('at')
    .executeTakeFirst();
  if (made) return { isNew: true };
  const row = await bank.db
    .selectFrom('flowAnswer')
    .select('answer')
    .where('bodyHash', '=', hash)
    .executeTakeFirst();
  return { isNew: false, answer: (row?.answer as Answer | null) ?? undefined };
}

/** What needs more than a PIN is sent as the page's link, and the Flow ends. */
async function sendToPage(bank: Bank, quote: Quote, language: Language): Promise<void> {
  const { conversationId, id: quoteId } = quote;
  if (conversationId === undefined) return;
  const { messages } = phrasesIn(language);
  const reply = { text: messages.approvedOnPage(), approval: { quoteId, page: true as const } };
  const at = bank.clock.now();
  await transact(bank.db, (trx) => say(trx, { conversationId, reply, at, dedupe: `page:${quoteId}` }));
}

async function approveByPin(bank: Bank, quote: Quote, pin: string, token: string): Promise<Answer> {
  const language = await quoteLanguage(bank.db, quote);
  try {
    await approve(bank, {
      quoteId: quote.id,
      customerId: quote.customerId,
      pin,
      device: 'whatsapp flow',
      origin: {
        channel: 'whatsapp',
        device: 'whatsapp flow',
        ...(quote.conversationId !== undefined && { source: `chat:${quote.conversationId}` }),
      },
    });
    return finished(token);
  } catch (error) {
    if (!isFault(error)) throw error;
    if (error.code === 'second_factor_needed') {
      await sendToPage(bank, quote, language);
      return finished(token);
    }
    return screenOf(bank, quote, token, sentence(error, language));
  }
}

type Asked = { opened: Opened; request: Json; raw: Buffer };

const sealed = (opened: Opened, answer: unknown, http = 200): FlowReply => ({
  http,
  body: sealAnswer(opened, answer),
});

/** The token is no longer good: the phone greys the button out and shows why. */
async function over(bank: Bank, opened: Opened, quote?: Quote): Promise<FlowReply> {
  const language = quote ? await quoteLanguage(bank.db, quote) : 'en';
  return sealed(opened, { error_msg: phrasesIn(language).messages.approvalOver() }, TOKEN_OVER);
}

const isOpen = (bank: Bank, quote: Quote): boolean => {
  try {
    checkOpen(quote, bank.clock.now());
    return true;
  } catch (error) {
    if (isFault(error)) return false;
    throw error;
  }
};

/** A PIN that was entered. The same request twice, as phones and networks repeat it, is one try and has one answer. */
async function exchange(bank: Bank, asked: Asked, quote: Quote, token: string): Promise<FlowReply> {
  const { opened, request, raw } = asked;
  const hash = createHash('sha256').update(raw).digest();
  const data = isJson(request.data) ? request.data : {};
  const pin = typeof data.pin === 'string' ? data.pin : '';
  const taken = await takeOnce(bank, hash, quote.id);
  if (!taken.isNew) {
    const { answer } = taken;
    const { messages } = phrasesIn(await quoteLanguage(bank.db, quote));
    return sealed(opened, answer ?? (await screenOf(bank, quote, token, messages.approvalUnderWay())));
  }
  if (!isOpen(bank, quote)) {
    await bank.db.deleteFrom('flowAnswer').where('bodyHash', '=', hash).execute();
    return over(bank, opened, quote);
  }
  const answer = await approveByPin(bank, quote, pin, token);
  await bank.db
    .updateTable('flowAnswer')
    .set({ answer: JSON.stringify(answer) })
    .where('bodyHash', '=', hash)
    .execute();
  return sealed(opened, answer);
}

async function answerTo(bank: Bank, asked: Asked): Promise<FlowReply> {
  const { opened, request } = asked;
  const { action } = request;
  const data = isJson(request.data) ? request.data : {};
  // Before the action, which an error notice repeats: taken for an entry, it would count as a wrong PIN.
  if ('error' in data || 'error_key' in data) {
    const { screen } = request;
    bank.log.warn(
      { screen, key: String(data.error_key ?? data.error).slice(0, 100) },
      'a Flow reported an error',
    );
    return sealed(opened, { data: { acknowledged: true } });
  }
  if (action === 'ping') return sealed(opened, { data: { status: 'active' } });
  // Some phones leave the token out; the screen carries it as well.
  const token = String(request.flow_token ?? data.token ?? '');
  const quoteId = quoteIdIn(bank, token);
  const quote = quoteId === undefined ? undefined : await findQuote(bank.db, quoteId);
  // What the screen shows is approved, or nothing: a screen of one offer under the token of another is nobody's.
  const isOther = data.token !== undefined && data.token !== token;
  if (!quote || isOther || asksFor(quote) !== 'pin') return over(bank, opened);
  if (action === 'data_exchange') return exchange(bank, asked, quote, token);
  if (!isOpen(bank, quote)) return over(bank, opened, quote);
  return sealed(opened, await screenOf(bank, quote, token));
}

/**
 * Answers a Flow's request: the bytes as they came, and the signature that came with them. The PIN in it is compared and forgotten; it reaches no log, no message and no
 * table. Never throws for what a stranger may send.
 */
export async function answerFlow(bank: Bank, raw: Buffer, signature: unknown): Promise<FlowReply> {
  const cloud = bank.config.whatsappCloud;
  if (!cloud?.flow) throw new Fault('not_found');
  if (!isSigned(raw, signature, cloud.appSecrets)) return { http: BAD_SIGNATURE, body: '' };
  const opened = openRequest(parse(raw.toString('utf8')), cloud.flow.keys);
  const request = opened && parse(opened.text);
  if (!opened || !request) return { http: CANNOT_OPEN, body: '' };
  return answerTo(bank, { opened, request, raw });
}
