import { EventEmitter } from 'node:events';
import { type Bank, readConfig } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { NotSent } from '@karo/workers/outbound';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Drawn } from './drawing.ts';
import type { Channel, Received } from './gateway.ts';
import { whatsappStatus } from './status.ts';
import type { WhatsappChat, WhatsappClient, WhatsappMessage } from './whatsapp-library.ts';
import { type Patience, whatsappWeb } from './whatsapp-web.ts';

const send = (address: string, drawn: Drawn) =>
  channel.send(address, drawn, { conversationId: 1n, address, language: 'en' });

type Sent = { chatId: string; content: unknown; options: object | undefined };
type Initialize = (client: FakeClient) => Promise<void>;

const CONNECTED = async (client: FakeClient) => {
  client.emit('authenticated');
  client.emit('ready');
};

/** The library's client as its source behaves: it destroys itself after `disconnected`, and what is destroyed never serves again. */
class FakeClient extends EventEmitter implements WhatsappClient {
  destroyed = 0;
  state: string | null = 'CONNECTED';
  sent: Sent[] = [];
  chats: WhatsappChat[] = [];
  phones = new Map<string, string>();
  answerWith: 'id' | 'nothing' | 'error' = 'id';
  readonly #initialize: Initialize;

  constructor(initialize: Initialize) {
    super();
    this.#initialize = initialize;
  }

  async initialize() {
    if (this.destroyed) throw new Error('Session closed');
    await this.#initialize(this);
  }
  async destroy() {
    this.destroyed += 1;
  }
  async getState() {
    return this.state;
  }
  async getChats() {
    return this.chats;
  }
  async getContactLidAndPhone(ids: string[]) {
    return ids.map((lid) => ({ lid, pn: this.phones.get(lid) }));
  }
  async sendMessage(chatId: string, content: unknown, options?: object) {
    if (this.destroyed || this.answerWith === 'error') throw new Error('Session closed');
    if (this.answerWith === 'nothing') return undefined;
    this.sent.push({ chatId, content, options });
    return { id: { id: `sent-${this.sent.length}` } };
  }
  /** As `onAppStateChangedEvent`: the event first, then its own end. */
  drop(state: string) {
    this.emit('disconnected', state);
    void this.destroy();
  }
  hear(message: WhatsappMessage) {
    this.emit('message_create', message);
    if (!message.fromMe) this.emit('message', message);
  }
}

let count = 0;
const message = (more: Partial<WhatsappMessage> = {}): WhatsappMessage => {
  count += 1;
  return {
    id: { id: `3EB0${count}` },
    from: '2348030000001@c.us',
    fromMe: false,
    type: 'chat' as WhatsappMessage['type'],
    body: 'hello',
    timestamp: Math.floor(Date.now() / 1000),
    hasMedia: false,
    isStatus: false,
    downloadMedia: async () => undefined,
    ...more,
  };
};
const note = (downloads: ({ mimetype: string; data: string } | undefined | Error)[]) =>
  message({
    type: 'ptt' as WhatsappMessage['type'],
    body: '',
    hasMedia: true,
    downloadMedia: async () => {
      const next = downloads.shift();
      if (next instanceof Error) throw next;
      return next;
    },
  });

const silent = {
  speech: {
    name: 'none',
    hears: [],
    transcribe: async () => ({ text: '', confidence: 0, provider: 'none' }),
    close: async () => {},
  },
  voice: { name: 'none', speak: async () => undefined, close: async () => {} },
};
const config = readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64) });
const hasty: Partial<Patience> = { pause: 5, pauseMost: 20, download: 2, answer: 500 };
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

let fresh: FreshDb;
let bank: Bank;
let channel: Channel;
let clients: FakeClient[];
let heard: Received[];
let printed: string[];
let onMessage: (received: Received) => Promise<void>;

const open = async (lives: Initialize[], patience: Partial<Patience> = {}) => {
  channel = whatsappWeb(bank, {
    library: async () => ({
      newClient: () => {
        const client = new FakeClient(lives[clients.length] ?? CONNECTED);
        clients.push(client);
        return client;
      },
      media: (mime, base64, name) => ({ mime, base64, name }),
    }),
    patience: { ...hasty, ...patience },
    print: (text) => printed.push(text),
  });
  await channel.start((received) => onMessage(received));
};
const first = async (): Promise<FakeClient> => {
  await until(async () => expect((await whatsappStatus(bank.db, bank.clock.now())).state).toBe('ready'));
  const client = clients.at(-1);
  if (!client) throw new Error('no client was built');
  return client;
};
const texts = () => heard.map(({ text }) => text);

beforeEach(async () => {
  fresh = await freshDb({ max: 2 });
  bank = await openBank(config, { databaseUrl: fresh.url, max: 4, ports: silent });
  clients = [];
  heard = [];
  printed = [];
  onMessage = async (received) => void heard.push(received);
});
afterEach(async () => {
  await channel.stop();
  await bank.close();
  await fresh.drop();
});

describe('what WhatsApp Web hears', () => {
  test('a private text is handed on with the sender’s phone, its own id and time', async () => {
    await open([CONNECTED]);
    const client = await first();
    const said = message({ body: 'balance' });
    client.hear(said);
    await until(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ address: '+2348030000001', kind: 'text', text: 'balance' });
    expect(heard[0]?.providerId).toBe(said.id.id);
    expect(Math.abs((heard[0]?.sentAt.getTime() ?? 0) - said.timestamp * 1000)).toBeLessThan(1_000);
  });

  test('groups, statuses, channels, its own words and the system’s are ignored', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.hear(message({ from: '120363@g.us' }));
    client.hear(message({ from: 'status@broadcast', isStatus: true }));
    client.hear(message({ from: '123@newsletter' }));
    client.hear(message({ fromMe: true }));
    client.hear(message({ type: 'e2e_notification' as WhatsappMessage['type'] }));
    client.hear(message({ body: 'the only one' }));
    await until(() => expect(texts()).toEqual(['the only one']));
  });

  test('a picture is handed on as something that cannot be read', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.hear(message({ type: 'image' as WhatsappMessage['type'], body: 'a caption' }));
    await until(() => expect(heard[0]?.kind).toBe('other'));
  });

  test('a hidden sender is found by phone, and is an address without one', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.phones.set('111@lid', '2348030000001@c.us');
    client.hear(message({ from: '111@lid' }));
    client.hear(message({ from: '222@lid' }));
    await until(() => expect(heard).toHaveLength(2));
    const byLid = new Map(heard.map((each) => [each.lid ?? each.address, each]));
    expect(byLid.get('111@lid')).toMatchObject({ address: '+2348030000001', lid: '111@lid' });
    expect(byLid.get('222@lid')?.address).toBe('222@lid');
  });

  test('one chat’s messages keep their order, though a voice note takes its time', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.hear(note([undefined, undefined, { mimetype: 'audio/ogg; codecs=opus', data: 'T2dnUw==' }]));
    client.hear(message({ body: 'and this' }));
    await until(() => expect(heard).toHaveLength(2));
    expect(heard.map(({ kind }) => kind)).toEqual(['voice', 'text']);
    expect(heard[0]?.media).toMatchObject({ mime: 'audio/ogg', bytes: Buffer.from('OggS') });
  });

  test('a voice note that never comes is handed on without its sound', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.hear(note([undefined, new Error('Evaluation failed'), { mimetype: 'audio/ogg', data: '' }]));
    await until(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.kind).toBe('voice');
    expect(heard[0]?.media).toBeUndefined();
  });

  test.each([3, 12])('a message that cannot be written down is tried again: %i tries', async (needed) => {
    let tries = 0;
    onMessage = async (received) => {
      tries += 1;
      if (tries < needed) throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
      heard.push(received);
    };
    await open([CONNECTED]);
    (await first()).hear(message());
    await until(() => expect(heard).toHaveLength(1));
  });

  test('a message that the database refuses is given up after a few tries, and the next one is heard', async () => {
    let tries = 0;
    onMessage = async (received) => {
      if (received.text === 'bad') {
        tries += 1;
        throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
      }
      heard.push(received);
    };
    await open([CONNECTED]);
    const client = await first();
    client.hear(message({ body: 'bad' }));
    client.hear(message({ body: 'good' }));
    await until(() => expect(heard.map(({ text }) => text)).toEqual(['good']));
    expect(tries).toBe(5);
  });
});

describe('a backlog', () => {
  const chat = (messages: WhatsappMessage[], more: Partial<WhatsappChat> = {}): WhatsappChat => ({
    isGroup: false,
    unreadCount: messages.length,
    fetchMessages: async ({ limit }) => messages.slice(-limit),
    ...more,
  });
  const withChats =
    (chats: WhatsappChat[], before: (client: FakeClient) => void = () => {}): Initialize =>
    async (client) => {
      client.chats = chats;
      before(client);
      await CONNECTED(client);
    };

  test('of unread private chats is walked when a kept session is ready, oldest first, but nothing of days ago', async () => {
    const now = Math.floor(Date.now() / 1000);
    const old = message({ body: 'days ago', timestamp: now - 3 * 86_400 });
    const chats = [
      chat([
        old,
        message({ body: 'second', timestamp: now - 5 }),
        message({ body: 'first', timestamp: now - 9 }),
      ]),
      chat([message({ body: 'read' })], { unreadCount: 0 }),
      chat([message({ body: 'group', from: '1@g.us' })], { isGroup: true }),
    ];
    await open([withChats(chats)]);
    await until(() => expect(texts()).toEqual(['first', 'second']));
  });

  test('of a phone that was paired just now is its owner’s and not the bank’s', async () => {
    await open([withChats([chat([message({ body: 'mum' })])], (client) => client.emit('qr', 'code'))]);
    (await first()).hear(message({ body: 'hello bank' }));
    await until(() => expect(texts()).toEqual(['hello bank']));
  });
});

describe('what WhatsApp Web sends', () => {
  test('words go to the chat that wrote, under the id that WhatsApp gives', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.phones.set('111@lid', '2348030000001@c.us');
    client.hear(message({ from: '111@lid' }));
    await until(() => expect(heard).toHaveLength(1));
    expect(await send('+2348030000001', { text: 'hello' })).toEqual({ providerId: 'sent-1' });
    expect(await send('+2348030000002', { text: 'news' })).toEqual({ providerId: 'sent-2' });
    expect(client.sent.map(({ chatId }) => chatId)).toEqual(['111@lid', '2348030000002@c.us']);
  });

  test('a receipt is a picture with the words under it, a spoken reply a voice note after them', async () => {
    await open([CONNECTED]);
    const client = await first();
    await send('+2348030000001', { text: 'sent', png: Buffer.from('png'), ogg: Buffer.from('ogg') });
    expect(client.sent).toMatchObject([
      { content: { mime: 'image/png' }, options: { caption: 'sent' } },
      { content: { mime: 'audio/ogg; codecs=opus' }, options: { sendAudioAsVoice: true } },
    ]);
  });

  test('a statement is a document with the words under it, or after them where they are too long for that', async () => {
    await open([CONNECTED]);
    const client = await first();
    const pdf = { name: 'karo-statement.pdf', bytes: Buffer.from('pdf') };
    const long = 'a line\n'.repeat(200);
    await send('+2348030000001', { text: 'In ₦1,000', pdf });
    await send('+2348030000001', { text: long, pdf });
    expect(client.sent).toMatchObject([
      { content: { mime: 'application/pdf', name: pdf.name }, options: { caption: 'In ₦1,000' } },
      { content: long },
      { content: { mime: 'application/pdf' }, options: {} },
    ]);
  });

  test('what WhatsApp does not take is to be sent later', async () => {
    await open([CONNECTED]);
    const client = await first();
    client.answerWith = 'nothing';
    await expect(send('+2348030000001', { text: 'hello' })).rejects.toThrow(NotSent);
  });

  test('nothing is sent before it is ready', async () => {
    await open([async (client) => void client.emit('qr', 'code')]);
    await expect(send('+2348030000001', { text: 'hello' })).rejects.toMatchObject({ when: 'later' });
  });
});

describe('the life of a client', () => {
  const never = () => new Promise<void>(() => {});
  const state = () => whatsappStatus(bank.db, bank.clock.now());

  test('waits to be paired with a code in the terminal and as SVG', async () => {
    await open([async (client) => void client.emit('qr', 'a-code')]);
    await until(async () =>
      expect(await state()).toMatchObject({ state: 'qr', qrSvg: expect.stringContaining('<svg') }),
    );
    await until(() => expect(printed).toHaveLength(1));
  });

  test.each<[string, Initialize, string]>([
    [
      'throws',
      async () => Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED')),
      'net::ERR_NAME_NOT_RESOLVED',
    ],
    ['throws a string', async () => Promise.reject('auth timeout'), 'auth timeout'],
    ['never returns', never, 'initialize took longer'],
  ])('that %s is destroyed and a new one is built', async (_name, life, reason) => {
    const warn = vi.spyOn(bank.log, 'warn');
    await open([life, CONNECTED], { initialize: 50 });
    await first();
    expect(clients).toHaveLength(2);
    expect(clients[0]?.destroyed).toBe(1);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ reason: expect.stringContaining(reason) }),
      'WhatsApp is down',
    );
  });

  test.each<[string, Initialize]>([
    ['is authenticated and never ready', async (client) => void client.emit('authenticated')],
    ['loads for ever', async (client) => void client.emit('loading_screen', 99, 'WhatsApp')],
    ['shows a code that nobody scans', async (client) => void client.emit('qr', 'a-code')],
    ['is refused', async (client) => void client.emit('auth_failure', 'session expired')],
  ])('that %s gives way to a new one', async (_name, life) => {
    await open([life, CONNECTED], { ready: 30, qr: 30 });
    await first();
    expect(clients).toHaveLength(2);
  });

  test('ends with its connection; a new client hears and sends, and the old one’s words count for nothing', async () => {
    await open([CONNECTED]);
    const old = await first();
    old.drop('CONFLICT');
    await until(() => expect(clients).toHaveLength(2));
    const client = await first();
    old.hear(message({ body: 'from the grave' }));
    client.hear(message({ body: 'alive' }));
    await until(() => expect(texts()).toEqual(['alive']));
    await send('+2348030000001', { text: 'hello' });
    expect([old.sent.length, client.sent.length]).toEqual([0, 1]);
  });

  test('ends where its heart stops', async () => {
    await open([CONNECTED], { heartbeat: 5 });
    (await first()).state = 'TIMEOUT';
    await until(() => expect(clients.length).toBeGreaterThan(1));
  });

  test('ends with the channel: destroyed, and WhatsApp said to be off', async () => {
    await open([CONNECTED]);
    const client = await first();
    await channel.stop();
    expect(client.destroyed).toBe(1);
    expect(client.listenerCount('message')).toBe(0);
    expect((await state()).state).toBe('off');
  });
});
