import { setTimeout as sleep } from 'node:timers/promises';
import type { Bank } from '@karo/core/kernel';
import { isOutage } from '@karo/db/client';
import { NotSent } from '@karo/workers/outbound';
import qrcode from 'qrcode';
import type { Drawn } from './drawing.ts';
import type { Channel, Received } from './gateway.ts';
import { type ChannelState, saveWhatsapp } from './status.ts';
import type { WhatsappClient, WhatsappLibrary, WhatsappMessage } from './whatsapp-library.ts';

/** How patient the channel is, in ms; a test is less so. */
export type Patience = {
  /** `initialize` has no deadline of its own: a network that drops packets holds it for ever. */
  initialize: number;
  /** From `authenticated`, or the last progress, to `ready`: known to hang. */
  ready: number;
  /** A code that nobody scans goes stale, and the library does not draw a new one. */
  qr: number;
  heartbeat: number;
  answer: number;
  /** Before a new client is built; doubles, to at most `pauseMost`. */
  pause: number;
  pauseMost: number;
  /** A client that was ready this long had no trouble at its start. */
  steady: number;
  /** Before the first repeated download (or storing); doubles. */
  download: number;
};

const usual: Patience = {
  initialize: 120_000,
  ready: 90_000,
  qr: 120_000,
  heartbeat: 30_000,
  answer: 15_000,
  pause: 2_000,
  pauseMost: 300_000,
  steady: 60_000,
  download: 1_000,
};

const MISSED_BEATS_MAX = 3;
const DOWNLOAD_RETRIES = 4;
/** How often a message is tried that the database itself refuses to take. */
const STORE_TRIES = 5;
/** Pauses between tries to write a message down grow to 32 times the first. */
const STORE_PAUSE_DOUBLINGS = 5;
const BACKLOG_MOST = 50;
/** What waited longer is not answered out of the blue. */
const BACKLOG_MS = 24 * 3_600_000;

const textTypes = new Set(['chat', 'buttons_response', 'list_response']);
const voiceTypes = new Set(['ptt', 'audio']);
const otherTypes = new Set([
  'image',
  'video',
  'document',
  'sticker',
  'location',
  'vcard',
  'multi_vcard',
  'poll_creation',
  'order',
  'product',
]);

/** The library throws strings as well as Errors. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const late = sleep(ms, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

const isPrivate = (id: string): boolean => id.endsWith('@c.us') || id.endsWith('@lid');
const phoneOf = (id: string): string => `+${id.replace(/@.*/, '')}`;
const chatIdOf = (address: string): string =>
  address.startsWith('+') ? `${address.slice(1)}@c.us` : address;

const kindOf = (type: string): Received['kind'] | undefined => {
  if (textTypes.has(type)) return 'text';
  if (voiceTypes.has(type)) return 'voice';
  return otherTypes.has(type) ? 'other' : undefined;
};

const goneReasons = [
  'Target closed',
  'Session closed',
  'Execution context',
  'detached Frame',
  'Connection closed',
  'auth timeout',
  'ready timeout',
  'Protocol error',
];

/** What only the library's own listeners can have thrown, when its browser went away under them. */
const isBrowserGone = (error: unknown): boolean => {
  const reason = reasonOf(error);
  return goneReasons.some((gone) => reason.includes(gone));
};

const swallow = (error: unknown): void => {
  if (!isBrowserGone(error)) throw error;
};

type Ended = { reason: string };

/** One client from its building to its end: a client that disconnected is spent, so each has one life. */
class Life {
  readonly client: WhatsappClient;
  readonly ended: Promise<Ended>;
  readyAt: number | undefined;
  /** A code was shown: whoever is paired now did not write to the bank before. */
  wasPaired = false;
  readonly #end: (ended: Ended) => void;
  readonly #patience: Patience;
  #watch: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #missed = 0;

  constructor(client: WhatsappClient, patience: Patience) {
    this.client = client;
    this.#patience = patience;
    let end: (ended: Ended) => void = () => {};
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    this.#end = end;
  }

  end(reason: string): void {
    clearTimeout(this.#watch);
    clearInterval(this.#beat);
    this.#end({ reason });
  }

  async begin(): Promise<void> {
    try {
      await within(this.#patience.initialize, 'initialize', this.client.initialize());
    } catch (error) {
      this.end(reasonOf(error));
    }
  }

  /** Ends this life unless it comes further in time. */
  expect(ms: number, otherwise: string): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.end(otherwise), ms);
  }

  ready(): void {
    clearTimeout(this.#watch);
    clearInterval(this.#beat);
    this.readyAt ??= performance.now();
    this.#beat = setInterval(() => void this.#listen(), this.#patience.heartbeat);
  }

  async #listen(): Promise<void> {
    const state = await within(this.#patience.answer, 'getState', this.client.getState()).catch(() => null);
    this.#missed = state === 'CONNECTED' ? 0 : this.#missed + 1;
    if (this.#missed >= MISSED_BEATS_MAX) this.end(`no heartbeat (${state ?? 'no answer'})`);
  }

  async destroy(): Promise<void> {
    this.client.removeAllListeners();
    await within(this.#patience.answer, 'destroy', this.client.destroy()).catch(() => {});
  }
}

export type WhatsappOptions = {
  library: () => Promise<WhatsappLibrary>;
  patience?: Partial<Patience>;
  /** Where the code to scan is printed. */
  print?: (text: string) => void;
};

/** The longest text that WhatsApp takes under a picture or a document, in characters (Cloud API, media messages). */
const CAPTION_MOST = 1_024;

/** The picture or the document of a reply. */
function mediaOf(library: WhatsappLibrary, { png, pdf }: Drawn): unknown {
  if (png) return library.media('image/png', png.toString('base64'), 'receipt.png');
  return pdf && library.media('application/pdf', pdf.bytes.toString('base64'), pdf.name);
}

/** WhatsApp through a paired WhatsApp Web session: for trying out, not for real money. */
class WhatsappWeb implements Channel {
  readonly name = 'whatsapp';
  readonly pens = { choices: false, pad: false, pictures: true, documents: true, voice: true };
  readonly #bank: Bank;
  readonly #options: WhatsappOptions;
  readonly #patience: Patience;
  readonly #chains = new Map<string, Promise<void>>();
  readonly #chatIds = new Map<string, string>();
  readonly #phones = new Map<string, string>();
  readonly #stop = new AbortController();
  #library: WhatsappLibrary | undefined;
  #life: Life | undefined;
  #living: Promise<void> | undefined;
  #onMessage: (message: Received) => Promise<void> = async () => {};
  #saying: Promise<void> = Promise.resolve();
  #state: { state: ChannelState; since: Date } = { state: 'off', since: new Date(0) };

  constructor(bank: Bank, options: WhatsappOptions) {
    this.#bank = bank;
    this.#options = options;
    this.#patience = { ...usual, ...options.patience };
  }

  async start(onMessage: (message: Received) => Promise<void>): Promise<void> {
    this.#onMessage = onMessage;
    this.#library = await this.#options.library();
    process.on('unhandledRejection', swallow);
    this.#living = this.#live(this.#library);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#life?.end('stopped');
    await this.#living;
    await Promise.all(this.#chains.values());
    process.off('unhandledRejection', swallow);
    await this.#say('off');
  }

  async send(address: string, drawn: Drawn): Promise<{ providerId?: string }> {
    const life = this.#life;
    const library = this.#library;
    if (!life?.readyAt || !library) throw NotSent.uncalled('WhatsApp is not connected');
    const chatId = this.#chatIds.get(address) ?? chatIdOf(address);
    const send = (content: unknown, options: Parameters<WhatsappClient['sendMessage']>[2]) =>
      within(this.#patience.answer * 2, 'sendMessage', life.client.sendMessage(chatId, content, options));
    const media = mediaOf(library, drawn);
    const isCaption = media !== undefined && drawn.text.length <= CAPTION_MOST;
    if (media && !isCaption) await send(drawn.text, { linkPreview: false });
    const sent = media
      ? await send(media, isCaption ? { caption: drawn.text } : {})
      : await send(drawn.text, { linkPreview: false });
    if (!sent) throw new NotSent('later', 'WhatsApp took the message and named no id');
    if (drawn.ogg)
      await this.#speak(() =>
        send(library.media('audio/ogg; codecs=opus', drawn.ogg?.toString('base64') ?? '', 'voice.ogg'), {
          sendAudioAsVoice: true,
        }),
      );
    return { providerId: sent.id.id };
  }

  /** The words are there: a voice that fails is not worth sending them twice. */
  async #speak(send: () => Promise<unknown>): Promise<void> {
    await send().catch((error: unknown) => {
      this.#bank.log.warn({ reason: reasonOf(error) }, 'a spoken reply did not go');
    });
  }

  /** Life after life, with a pause that grows while they are short. */
  async #live(library: WhatsappLibrary): Promise<void> {
    let failures = 0;
    while (!this.#stop.signal.aborted) {
      const life = new Life(library.newClient(), this.#patience);
      this.#life = life;
      this.#listen(life);
      await this.#say('starting');
      void life.begin();
      const { reason } = await life.ended;
      await life.destroy();
      if (this.#stop.signal.aborted) return;
      const lived = life.readyAt === undefined ? 0 : performance.now() - life.readyAt;
      failures = lived > this.#patience.steady ? 1 : failures + 1;
      this.#bank.log.warn({ reason, failures }, 'WhatsApp is down');
      await this.#say('down', { problem: reason });
      const pause = Math.min(this.#patience.pause * 2 ** (failures - 1), this.#patience.pauseMost);
      await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  #listen(life: Life): void {
    const { client } = life;
    const { qr, ready } = this.#patience;
    client.on('qr', (code: string) => {
      life.wasPaired = true;
      life.expect(qr, 'the code was not scanned');
      void this.#showCode(code);
    });
    client.on('authenticated', () => {
      life.expect(ready, 'authenticated, but never ready');
      void this.#say('authenticated');
    });
    client.on('loading_screen', () => {
      if (life.readyAt === undefined) life.expect(ready, 'loading without an end');
    });
    client.on('auth_failure', (why: string) => life.end(`not authenticated: ${why}`));
    client.on('disconnected', (why: string) => life.end(`disconnected: ${why}`));
    client.on('message', (message: WhatsappMessage) => this.#queue(life, message));
    client.on('ready', () => {
      life.ready();
      void this.#say('ready');
      if (!life.wasPaired) void this.#walkBacklog(life);
    });
  }

  async #showCode(code: string): Promise<void> {
    await this.#say('qr', { qr: code });
    const { print } = this.#options;
    if (print) print(await qrcode.toString(code, { type: 'terminal', small: true }));
  }

  async #say(state: ChannelState, more: { qr?: string; problem?: string } = {}): Promise<void> {
    const at = this.#bank.clock.now();
    if (this.#state.state !== state) this.#state = { state, since: at };
    const status = { ...this.#state, ...more, at };
    // One after the other: the state said last is the one that stays.
    this.#saying = this.#saying
      .then(() => saveWhatsapp(this.#bank.db, status))
      .catch((error: unknown) => {
        this.#bank.log.warn({ reason: reasonOf(error) }, 'the state of WhatsApp could not be written down');
      });
    await this.#saying;
  }

  /** Messages that came while nobody listened stand unread; those that were stored before are known by their ids. */
  async #walkBacklog(life: Life): Promise<void> {
    try {
      const chats = await life.client.getChats();
      for (const chat of chats.filter((each) => !each.isGroup && each.unreadCount > 0)) {
        const limit = Math.min(chat.unreadCount, BACKLOG_MOST);
        const messages = await chat.fetchMessages({ limit, fromMe: false });
        const since = (Date.now() - BACKLOG_MS) / 1000;
        for (const message of messages.toSorted((a, b) => a.timestamp - b.timestamp))
          if (message.timestamp >= since) this.#queue(life, message);
      }
    } catch (error) {
      this.#bank.log.warn({ reason: reasonOf(error) }, 'the unread messages could not be walked');
    }
  }

  /** Returns at once; each chat's messages are written down one after the other, in the order they came. */
  #queue(life: Life, message: WhatsappMessage): void {
    const kind = kindOf(message.type);
    if (!kind || message.fromMe || message.isStatus || !isPrivate(message.from)) return;
    const before = this.#chains.get(message.from) ?? Promise.resolve();
    const chain = before
      .then(() => this.#store(life, message, kind))
      .catch((error: unknown) => {
        this.#bank.log.error({ reason: reasonOf(error) }, 'a message of WhatsApp could not be written down');
      })
      .finally(() => {
        if (this.#chains.get(message.from) === chain) this.#chains.delete(message.from);
      });
    this.#chains.set(message.from, chain);
  }

  async #store(life: Life, message: WhatsappMessage, kind: Received['kind']): Promise<void> {
    const media = kind === 'voice' ? await this.#download(message) : undefined;
    const sender = await this.#senderOf(life, message.from);
    this.#chatIds.set(sender.address, message.from);
    // A sandbox's clock may stand ahead of WhatsApp's.
    const aheadMs = this.#bank.clock.now().getTime() - Date.now();
    await this.#insist({
      ...sender,
      providerId: message.id.id,
      kind,
      text: message.body,
      sentAt: new Date(message.timestamp * 1000 + aheadMs),
      ...(media && { media }),
    });
  }

  /**
   * Nobody delivers it again while the session lasts, so a database that is away is waited for, however long. Of a process that ends meanwhile the message is still unread,
   * and is found in the backlog of the next. What is no outage is tried a few times only: the chat's next messages wait behind it. Throws what the last try threw.
   */
  async #insist(received: Received): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#onMessage(received);
      } catch (error) {
        if (this.#stop.signal.aborted) throw error;
        if (!isOutage(error) && attempt + 1 >= STORE_TRIES) throw error;
        if (attempt === 0) this.#bank.log.warn({ err: error }, 'a message waits to be written down');
        const pauseMs = this.#patience.download * 2 ** Math.min(attempt, STORE_PAUSE_DOUBLINGS);
        await sleep(pauseMs, undefined, { signal: this.#stop.signal }).catch(() => {});
      }
    }
  }

  /** The sender's phone where WhatsApp tells it; a `…@lid` alone is an address too. */
  async #senderOf(life: Life, id: string): Promise<{ address: string; lid?: string }> {
    if (!id.endsWith('@lid')) return { address: phoneOf(id) };
    const known = this.#phones.get(id);
    if (known) return { address: known, lid: id };
    const found = await within(
      this.#patience.answer,
      'getContactLidAndPhone',
      life.client.getContactLidAndPhone([id]),
    ).catch(() => []);
    const pn = found[0]?.pn;
    if (!pn) return { address: id };
    this.#phones.set(id, phoneOf(pn));
    return { address: phoneOf(pn), lid: id };
  }

  /** The recording; undefined where WhatsApp does not give it, which it often does not at first. */
  async #download(message: WhatsappMessage): Promise<Received['media']> {
    for (let attempt = 0; attempt <= DOWNLOAD_RETRIES; attempt += 1) {
      if (attempt > 0)
        await sleep(this.#patience.download * 2 ** (attempt - 1), undefined, {
          signal: this.#stop.signal,
        }).catch(() => {});
      const media = await message.downloadMedia().catch(() => undefined);
      const bytes = Buffer.from(media?.data ?? '', 'base64');
      if (media && bytes.length > 0) return { mime: media.mimetype.split(';')[0] ?? 'audio/ogg', bytes };
    }
    this.#bank.log.warn('a voice note could not be fetched');
    return undefined;
  }
}

/** Opens WhatsApp Web as a channel. It comes up by itself, and again after every fall. */
export const whatsappWeb = (bank: Bank, options: WhatsappOptions): Channel => new WhatsappWeb(bank, options);
