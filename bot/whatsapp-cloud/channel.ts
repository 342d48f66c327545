import { doubtPhone } from '@karo/core/identity';
import type { Bank, WhatsappCloud } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import { approvalLink, asksFor, findQuote } from '@karo/core/quotes';
import { type Addressed, NotSent } from '@karo/workers/outbound';
import { callbackOf } from '@karo/workers/whatsapp/callback';
import { failureOf, limitsNumber, limitsPair } from '@karo/workers/whatsapp/failures';
import { Graph, GraphBusy, GraphRefusal, GraphSilence } from '@karo/workers/whatsapp/graph';
import type { Drawn } from '../drawing.ts';
import type { Channel } from '../gateway.ts';
import { saveWhatsapp } from '../status.ts';
import { flowTokenOf } from './flow-token.ts';
import { fitsFlow, isFlow, type Message, messagesOf, type Uploaded } from './messages.ts';
import { templateFor, templateKindOf } from './templates.ts';

/** Free text is taken for 24 hours after the customer wrote; a minute less, for clocks that differ. */
const WINDOW_MS = 24 * 3_600_000 - 60_000;
/** A message whose answer was lost may have gone: its status is waited for before it is sent once more. */
const STATUS_MS = 60_000;
/** How long all of the number's messages wait when it has sent too many; it doubles while it is told so. */
const NUMBER_PAUSE_MS = 2_000;
const NUMBER_PAUSE_MOST_MS = 120_000;

const isPhone = (address: string): boolean => /^\+\d{7,15}$/.test(address);

/** Whom a message goes to: a number with its plus (Meta puts our own country's code in front of others), or a business-scoped id. */
const addresseeOf = (address: string) =>
  isPhone(address) ? { recipient_type: 'individual', to: address } : { recipient: address };

/** The first of several messages has gone: whatever keeps the next one back, this was a try. */
const afterTheFirst = (error: unknown): never => {
  throw error instanceof GraphBusy ? new NotSent('later', error.message, error.againMs) : error;
};

/** WhatsApp by Meta's own API: sends here, hears by the webhook (`inbound.ts`). */
class CloudChannel implements Channel {
  readonly name = 'whatsapp';
  readonly pens = { choices: true, pad: true, pictures: true, documents: true, voice: true };
  readonly #bank: Bank;
  readonly #cloud: WhatsappCloud;
  readonly #graph: Graph;
  #pausedUntil = 0;
  #pauseMs = NUMBER_PAUSE_MS;

  constructor(bank: Bank, cloud: WhatsappCloud, graph: Graph) {
    this.#bank = bank;
    this.#cloud = cloud;
    this.#graph = graph;
  }

  async start(): Promise<void> {
    const now = this.#bank.clock.now();
    await saveWhatsapp(this.#bank.db, { state: 'ready', since: now, at: now });
  }

  async stop(): Promise<void> {}

  async send(address: string, drawn: Drawn, to: Addressed): Promise<{ providerId?: string }> {
    const waitMs = this.#pausedUntil - this.#bank.clock.now().getTime();
    if (waitMs > 0) throw NotSent.uncalled('the number has sent too many', waitMs);
    try {
      const providerId = await this.#sendOne(address, drawn, to);
      this.#pauseMs = NUMBER_PAUSE_MS;
      return { providerId };
    } catch (error) {
      throw await this.#judge(error, to);
    }
  }

  async #sendOne(address: string, drawn: Drawn, to: Addressed): Promise<string> {
    const isOpen = to.heardAt && this.#bank.clock.now().getTime() - to.heardAt.getTime() < WINDOW_MS;
    if (to.way === 'template' || (to.heardAt !== undefined && !isOpen))
      return this.#sendTemplate(address, drawn, to);
    const [first, ...rest] = await this.#messagesFor(drawn, to);
    if (!first) throw new NotSent('never', 'an empty reply');
    const providerId = await this.#post(address, first, to);
    for (const message of rest) await this.#post(address, message, to).catch(afterTheFirst);
    if (drawn.ogg) await this.#speak(address, drawn.ogg, to);
    return providerId;
  }

  async #messagesFor(drawn: Drawn, to: Addressed): Promise<Message[]> {
    const { language } = to;
    const file = await this.#upload(drawn);
    const quoteId = drawn.approval?.quoteId;
    if (quoteId === undefined) return messagesOf(drawn, { language, ...(file && { file }) });
    const { flow } = this.#cloud;
    const mayFlow =
      flow &&
      !drawn.approval?.page &&
      to.way !== 'page' &&
      fitsFlow(drawn) &&
      (await this.#takesPin(quoteId));
    if (mayFlow)
      return messagesOf(drawn, {
        language,
        flow: { flowId: flow.id, token: flowTokenOf(this.#bank, quoteId) },
      });
    const link = await approvalLink(this.#bank, quoteId);
    const text = `${drawn.text}\n\n${phrasesIn(language).messages.approveAt({ link })}`;
    return messagesOf({ ...drawn, text }, { language, ...(file && { file }) });
  }

  /** A new PIN, a BVN and a code are entered on the page, which asks for more than one thing. */
  async #takesPin(quoteId: string): Promise<boolean> {
    const quote = await findQuote(this.#bank.db, quoteId);
    return quote !== undefined && asksFor(quote) === 'pin';
  }

  async #upload({ png, pdf }: Drawn): Promise<Uploaded | undefined> {
    if (png) {
      const id = await this.#graph.upload({ mime: 'image/png', bytes: png, name: 'receipt.png' });
      return { kind: 'image', id };
    }
    if (!pdf) return undefined;
    const { name, bytes } = pdf;
    const id = await this.#graph.upload({ mime: 'application/pdf', bytes, name });
    return { kind: 'document', id, name };
  }

  /** The words are there: a voice that fails is not worth sending them twice. */
  async #speak(address: string, ogg: Buffer, to: Addressed): Promise<void> {
    try {
      const id = await this.#graph.upload({ mime: 'audio/ogg', bytes: ogg, name: 'voice.ogg' });
      await this.#post(address, { type: 'audio', audio: { id, voice: true } }, to, 'voice');
    } catch (error) {
      this.#bank.log.warn({ reason: (error as Error).message }, 'a spoken reply did not go');
    }
  }

  /** In the language's own template; where Meta has not let that one through, in the English one around the same words. */
  async #sendTemplate(address: string, drawn: Drawn, to: Addressed): Promise<string> {
    const kind = templateKindOf({ text: drawn.text, approval: drawn.approval }, to.dedupe);
    const inLanguage = (language: typeof to.language) => ({
      type: 'template',
      template: templateFor(kind, language, drawn.text),
    });
    try {
      return await this.#post(address, inLanguage(to.language), to);
    } catch (error) {
      const isMissing = error instanceof GraphRefusal && error.code === 132001 && to.language !== 'en';
      if (!isMissing) throw error;
      return this.#post(address, inLanguage('en'), to);
    }
  }

  /** The status of a voice beside a reply says nothing of the reply, and so carries no name of it. */
  #post(address: string, message: Message, to: Addressed, part?: 'voice'): Promise<string> {
    const callback = part || to.outboxId === undefined ? undefined : callbackOf(to.outboxId);
    const isApproval = isFlow(message);
    return this.#graph.send({
      ...addresseeOf(address),
      ...(callback && { biz_opaque_callback_data: callback }),
      ...(isApproval && to.identityKey && { recipient_identity_key_hash: to.identityKey }),
      ...message,
    });
  }

  async #judge(error: unknown, to: Addressed): Promise<unknown> {
    if (error instanceof GraphBusy) return NotSent.uncalled(error.message, error.againMs);
    if (error instanceof GraphSilence) return new NotSent('later', error.message, STATUS_MS);
    if (!(error instanceof GraphRefusal)) return error;
    const { code } = error;
    const { next, alarm } = failureOf(code);
    if (alarm)
      this.#bank.log.error({ code, reason: error.message }, 'WhatsApp refuses what only we can mend');
    if (limitsNumber(code)) this.#pause();
    if (limitsPair(code)) return new NotSent('later', error.message, STATUS_MS / 10);
    if (next === 'sms') return new NotSent(isPhone(to.address) ? 'sms' : 'never', error.message);
    if (next !== 'risk') return new NotSent(next, error.message);
    await doubtPhone(this.#bank, to.conversationId);
    return new NotSent('never', error.message);
  }

  /** A burst is refused message by message: only the first of them says anything new. */
  #pause(): void {
    if (this.#pausedUntil > this.#bank.clock.now().getTime()) return;
    this.#pausedUntil = this.#bank.clock.now().getTime() + this.#pauseMs;
    this.#pauseMs = Math.min(this.#pauseMs * 2, NUMBER_PAUSE_MOST_MS);
  }
}

/** Opens the Cloud API as a channel. Throws Error where it is not configured. */
export function whatsappCloud(bank: Bank, graph?: Graph): Channel {
  const cloud = bank.config.whatsappCloud;
  if (!cloud) throw new Error('WHATSAPP=cloud is not configured');
  return new CloudChannel(bank, cloud, graph ?? new Graph(cloud));
}
