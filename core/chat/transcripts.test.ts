import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberPaid } from '../customers/beneficiaries.ts';
import type { Customer } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { findBank } from '../kernel/banks.ts';
import { isFault } from '../kernel/faults.ts';
import { dayOf } from '../kernel/lagos-time.ts';
import { type Kobo, naira, printNaira } from '../kernel/money.ts';
import { type Language, languages } from '../kernel/ports.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import type { Choice, Reply } from '../messaging/outbox.ts';
import { approve } from '../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../orders/settlements.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { tendGoals } from '../products/goals/savings.ts';
import { quoteContribution } from '../products/groups/acts.ts';
import { quoteClubOrder } from '../products/groups/investing.ts';
import { createGroup, joinGroup } from '../products/groups/membership.ts';
import { turnGroups } from '../products/groups/turning.ts';
import { contributePlans } from '../products/investments/plans.ts';
import { askBack, payIn } from '../products/inward/sandbox.ts';
import { collectLoans } from '../products/loans/collecting.ts';
import { decideBusiness, describeBusiness } from '../products/transfers/directory.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { trustNumber } from '../security/trusted-people.ts';
import { goOnFrom } from './channel/going-on.ts';
import { receive, work } from './channel/inbox.ts';

/**
 * Conversations as text, played through the inbox, the worker and the outbox of a bank on a real database.
 *
 *   == name | category | language       begins a transcript
 *   > text          Ada says it; `Bola> text`, `Stranger> text` others do, who go on until another name is given
 *   + text          said just before the next line, so that both are heard together
 *   < text          the reply holds it; `Bola< text` what Bola was told; `< (nothing)` no reply
 *   <= text         the reply is this and nothing else; ` / ` stands for a new line, `…` for what changes from day to day
 *   ! text          the reply does not hold it
 *   = what          what is true now: see `facts`
 *   @what           something outside the chat: see `directives`
 *
 * `$inayear` is the month a year from now ("Nov 2027"); the clock is shared by all. `$ada`, `$bola` are account numbers, `$bolaphone` a phone number, `$ref` the last reference that was told.
 */
const folder = join(import.meta.dirname, 'transcripts');

type Line = { at: number; who: string; mark: string; text: string };
type Transcript = { name: string; category: string; language: Language; at: number; lines: Line[] };

const categories = [
  'happy path',
  'correction',
  'digression',
  'cancellation',
  'disambiguation',
  'negation',
  'repeat',
  'invalid input',
  'guard',
  'burst',
  'duplicate delivery',
  'late delivery',
];

function parse(text: string): Transcript[] {
  const all: Transcript[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const head = /^== ([^|]+)\|([^|]+)(?:\|(.*))?$/.exec(line);
    const said = /^([A-Z][a-z]+)?(<=|[>+<!=@]) ?(.*)$/.exec(line);
    if (head)
      all.push({
        name: (head[1] ?? '').trim(),
        category: (head[2] ?? '').trim(),
        language: ((head[3] ?? '').trim() || 'en') as Language,
        at: index + 1,
        lines: [],
      });
    else if (said)
      all.at(-1)?.lines.push({
        at: index + 1,
        who: said[1] ?? '',
        mark: said[2] ?? '',
        text: (said[3] ?? '').trim(),
      });
    else if (line.trim() !== '' && !line.startsWith('#')) throw new Error(`line ${index + 1}: ${line}`);
  }
  return all;
}

type Person = {
  name: string;
  phone: string;
  customer: Customer | undefined;
  channel: 'terminal' | 'web' | 'whatsapp';
  conversationId?: bigint;
  last?: { providerId: string; text: string };
  /** The newest outbox row that was read. */
  read: bigint;
  heard: Reply[];
};

const openings: Record<string, { lastName: string; opening: Kobo }> = {
  Ada: { lastName: 'Obi', opening: naira(250_000) },
  Bola: { lastName: 'Ade', opening: naira(10_000) },
  Chidi: { lastName: 'Eze', opening: naira(10_000) },
  Dupe: { lastName: 'Alabi', opening: naira(50_000) },
  Emeka: { lastName: 'Nwosu', opening: naira(50_000) },
};

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

let people = 0;
let messages = 0;

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const milliseconds = (text: string): number => {
  const match = /^(\d+)\s*([smhd])/.exec(text);
  if (!match) throw new Error(`how long is ${text}?`);
  return Number(match[1]) * (units[match[2] ?? ''] ?? 0);
};

/** One conversation, or several at once, being played. */
class Play {
  readonly bank: TestBank;
  readonly transcript: Transcript;
  readonly people = new Map<string, Person>();
  speaker = 'Ada';
  lateMs = 0;
  reference = '';
  /** Of the credit that came in last. */
  sessionId = '';
  /** The code of the group that was founded last. */
  code = '';
  clubbers: { customerId: string; groupId: bigint }[] = [];
  voice: { confidence: number; problem?: string } | undefined;
  /** What the page answered, where something was approved. */
  page: string[] = [];

  constructor(bank: TestBank, transcript: Transcript) {
    this.bank = bank;
    this.transcript = transcript;
  }

  async person(name: string): Promise<Person> {
    const known = this.people.get(name);
    if (known) return known;
    people += 1;
    const phone = `+23481${String(people).padStart(8, '0')}`;
    const opening = openings[name];
    const customer =
      opening &&
      (await openSandboxCustomer(this.bank, {
        phone,
        firstName: name,
        lastName: opening.lastName,
        opening: opening.opening,
        demo: false,
        verified: true,
      }));
    const person: Person = { name, phone, customer, channel: 'terminal', read: 0n, heard: [] };
    this.people.set(name, person);
    if (customer && this.transcript.language !== 'en')
      await this.bank.db
        .updateTable('customer')
        .set({ language: this.transcript.language })
        .where('id', '=', customer.id)
        .execute();
    return person;
  }

  async fillIn(text: string): Promise<string> {
    const [year = 0, month = 1] = dayOf(this.bank.clock.now()).split('-').map(Number);
    let result = text
      .replaceAll('$ref', this.reference)
      .replaceAll('$code', this.code)
      .replaceAll('$inayear', `${monthNames[month - 1]} ${year + 1}`);
    if (result.includes('$phone'))
      result = result.replaceAll('$phone', (await this.person('Ada')).phone.replace('+234', '0'));
    if (result.includes('$bolaphone'))
      result = result.replaceAll('$bolaphone', (await this.person('Bola')).phone.replace('+234', '0'));
    for (const [word, name] of [
      ['$ada', 'Ada'],
      ['$bola', 'Bola'],
    ] as const)
      if (result.includes(word)) {
        const { customer } = await this.person(name);
        result = result.replaceAll(word, customer?.nuban ?? '');
      }
    return result;
  }

  async receive(person: Person, text: string, extra: { choiceId?: string; kind?: 'voice' | 'other' } = {}) {
    messages += 1;
    const now = this.bank.clock.now();
    const providerId = `m${messages}`;
    const { kind = 'text', choiceId } = extra;
    const { conversationId, inboxId } = await receive(this.bank, {
      channel: person.channel,
      address: person.channel === 'web' ? `web-${person.phone}` : person.phone,
      providerId,
      kind,
      text,
      choiceId,
      ...(person.conversationId === undefined && { language: this.transcript.language }),
      sentAt: new Date(now.getTime() - this.lateMs),
    });
    if (this.voice) {
      const heard = { text, voice: { ...this.voice, provider: 'test' } };
      await this.bank.db
        .updateTable('inbox')
        .set({ kind: 'voice', body: '', heard: JSON.stringify(heard) })
        .where('id', '=', inboxId)
        .execute();
    }
    person.conversationId = conversationId;
    person.last = { providerId, text };
  }

  async answer(person: Person): Promise<void> {
    if (person.conversationId === undefined) return;
    await work(this.bank, person.conversationId);
    this.lateMs = 0;
    this.voice = undefined;
  }

  /** Reads what everybody was told since the last time. */
  async read(): Promise<void> {
    for (const person of this.people.values()) {
      if (person.conversationId === undefined) continue;
      const rows = await this.bank.db
        .selectFrom('outbox')
        .select(['id', 'reply'])
        .where('conversationId', '=', person.conversationId)
        .where('id', '>', person.read)
        .orderBy('id')
        .execute();
      person.heard = rows.map((row) => row.reply as unknown as Reply);
      person.read = rows.at(-1)?.id ?? person.read;
      for (const reply of person.heard)
        this.reference = /\bK[RA]\w{8,}/.exec(reply.text)?.[0] ?? this.reference;
    }
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      const due = [
        ...this.bank.woken.settle.splice(0).flatMap(({ orderId, delayMs }) => (delayMs ? [] : [orderId])),
        ...(await listUnsettled(this.bank.db, this.bank.clock.now())),
      ];
      if (due.length === 0) return;
      for (const id of new Set(due)) {
        await settleOrder(this.bank, id);
        await goOnFrom(this.bank, id);
      }
      for (const person of this.people.values()) await this.answer(person);
    }
  }
}

async function replies(play: Play, person: Person): Promise<{ id: bigint; reply: Reply }[]> {
  const rows = await play.bank.db
    .selectFrom('outbox')
    .select(['id', 'reply'])
    .where('conversationId', '=', person.conversationId ?? -1n)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, reply: row.reply as unknown as Reply }));
}

async function approveLast(play: Play, person: Person, words: string[]): Promise<void> {
  const [pin = '', ...rest] = words;
  const after = (name: string) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  const offered = (await replies(play, person)).find(({ reply }) => reply.approval)?.reply.approval;
  if (!offered) throw new Error('nothing was offered');
  try {
    const done = await approve(play.bank, {
      quoteId: offered.quoteId,
      pin,
      newPin: after('new'),
      bvn: after('bvn'),
    });
    play.page.push(done.message);
  } catch (error) {
    if (!isFault(error)) throw error;
    const phrase = phrasesIn(play.transcript.language).faults[error.code] as (facts: object) => string;
    play.page.push(phrase(error.facts));
  }
  await play.settle();
}

async function press(play: Play, person: Person, title: string): Promise<void> {
  const choices: Choice[] = (await replies(play, person)).flatMap(({ reply }) => reply.choices ?? []);
  const choice = choices.find((each) => each.title === title || each.about === title);
  if (!choice) throw new Error(`no button says ${title}, but ${choices.map((each) => each.title)}`);
  await play.receive(person, choice.title, { choiceId: choice.id });
  await play.answer(person);
}

/** Things that happen outside the chat. */
const directives: Record<
  string,
  (play: Play, person: Person, words: string[], text: string) => Promise<void>
> = {
  pin: approveLast,
  wait: async (play, _, [long = '']) => {
    play.bank.clock.advance(milliseconds(long));
    await play.settle();
  },
  again: async (play, person) => {
    const { channel, last } = person;
    if (!last) throw new Error('nothing was said before');
    const { fresh, conversationId } = await receive(play.bank, {
      channel,
      address: channel === 'web' ? `web-${person.phone}` : person.phone,
      ...last,
      kind: 'text',
      sentAt: play.bank.clock.now(),
    });
    expect(fresh).toBe(false);
    await work(play.bank, conversationId);
  },
  /** What the bank does by the clock: takes what is due of loans and plans, and reminds. */
  collect: async (play) => {
    await collectLoans(play.bank);
    await contributePlans(play.bank);
  },
  late: async (play, _, [long = '']) => {
    play.lateMs = milliseconds(long);
  },
  press: (play, person, _, text) => press(play, person, text),
  voice: async (play, person, [how = '', ...words]) => {
    const confidence = Number(how);
    play.voice = Number.isNaN(confidence) ? { confidence: 0, problem: how } : { confidence };
    await play.receive(person, words.join(' '));
    await play.answer(person);
  },
  other: async (play, person) => {
    await play.receive(person, '', { kind: 'other' });
    await play.answer(person);
  },
  // `@business Bola | services | Ibadan | Bola Plumbing | Pipes and tanks`: Bola's business, verified.
  business: async (play, _, __, text) => {
    const [who = '', category = '', town = '', name = '', about = ''] = text
      .split('|')
      .map((each) => each.trim());
    const { customer } = await play.person(who);
    const customerId = customer?.id ?? '';
    await describeBusiness(play.bank, { customerId, name, category, town, about });
    await decideBusiness(play.bank, { customerId, verified: true, administrator: 'a transcript' });
  },
  // `@esusu Bola Chidi`: Bola founds an esusu of five, ₦10,000 a week, and Chidi and as many more as leave one place join it.
  esusu: async (play, _, [founder = '', ...others]) => {
    const { customer } = await play.person(founder);
    const order = { kind: 'esusu', name: 'Balogun traders', frequency: 'weekly', open: false } as const;
    const group = await createGroup(play.bank, {
      ...order,
      customerId: customer?.id ?? '',
      target: naira(10_000),
      membersMax: 5,
    });
    play.code = group.code;
    for (const name of others) {
      const joining = (await play.person(name)).customer;
      await joinGroup(play.bank, { customerId: joining?.id ?? '', groupId: group.id, code: group.code });
    }
  },
  // The speaker and fourteen others in an investment club in which everybody has paid ₦10,000.
  club: async (play, person) => {
    const joining: string[] = [];
    for (let member = 0; member < 14; member += 1) {
      people += 1;
      const phone = `+23481${String(people).padStart(8, '0')}`;
      const names = { firstName: 'Club', lastName: 'Member' };
      const opened = { ...names, phone, opening: naira(20_000), demo: false, verified: true };
      joining.push((await openSandboxCustomer(play.bank, opened)).id);
    }
    const founder = person.customer?.id ?? '';
    const customers = [founder, ...joining];
    const order = { kind: 'investment_club', name: 'Stock people', frequency: 'monthly' } as const;
    const target = naira(300_000);
    const { id: groupId } = await createGroup(play.bank, {
      ...order,
      customerId: founder,
      target,
      membersMax: 15,
      months: 2,
    });
    for (const customerId of joining) await joinGroup(play.bank, { customerId, groupId });
    for (const customerId of customers) {
      const { quote } = await quoteContribution(play.bank, { customerId, groupId });
      await approve(play.bank, { quoteId: quote.id, pin: '2580' });
    }
    play.clubbers = joining.map((customerId) => ({ customerId, groupId }));
  },
  // `@agree 9`: so many of the others agree to what is put to the club.
  agree: async (play, _, [count = '']) => {
    for (const of of play.clubbers.slice(0, Number(count))) {
      const { quote } = await quoteClubOrder(play.bank, of);
      await approve(play.bank, { quoteId: quote.id, pin: '2580' });
    }
  },
  rounds: async (play) => {
    await turnGroups(play.bank);
    await tendGoals(play.bank);
  },
  trusts: async (play, person, [name = '']) => {
    const { phone } = await play.person(name);
    if (person.customer)
      await trustNumber(play.bank, {
        customerId: person.customer.id,
        name,
        phone,
        origin: { channel: 'web' } as const,
      });
  },
  // A night, a new identity, many new people: what makes an order unlike its customer.
  risky: async (play, person) => {
    const { customer } = person;
    if (!customer) throw new Error('a stranger orders nothing');
    const now = play.bank.clock.now();
    for (const end of [1, 2, 3, 4, 5, 6, 7, 8])
      await play.bank.db
        .transaction()
        .execute((trx) =>
          rememberPaid(
            trx,
            customer.id,
            { bankCode: '000013', account: `000000000${end}`, name: 'Someone' },
            now,
          ),
        );
  },
  // `@credit 5000 from GTB MUSA BELLO`: somebody at another bank pays in; `@recall` asks the last one back.
  credit: async (play, person, [amount = '', , bank = '', ...sender]) => {
    const order = { bank, senderName: sender.join(' '), account: person.customer?.nuban ?? '' };
    const { sessionId } = await payIn(play.bank, Object.assign(order, { amount: naira(Number(amount)) }));
    play.sessionId = sessionId;
  },
  recall: async (play) => {
    await askBack(play.bank, play.sessionId, 'mistake');
  },
  channel: async (_, person, [channel]) => {
    if (channel === 'web' || channel === 'whatsapp') person.channel = channel;
  },
  knows: async (play, person, [bank = '', account = '', ...name]) => {
    const bankCode = findBank(bank)?.code ?? '';
    const { customer } = person;
    if (!customer) throw new Error('a stranger knows nobody');
    await play.bank.db
      .transaction()
      .execute((trx) =>
        rememberPaid(trx, customer.id, { bankCode, account, name: name.join(' ') }, play.bank.clock.now()),
      );
  },
  frozen: async (play, person) => {
    await play.bank.db
      .updateTable('customer')
      .set({ status: 'frozen' })
      .where('id', '=', person.customer?.id ?? '')
      .execute();
  },
};

async function countTransfers(play: Play, person: Person, status: string): Promise<number> {
  const rows = await play.bank.db
    .selectFrom('transfer')
    .select('status')
    .where('customerId', '=', person.customer?.id ?? '')
    .execute();
  return rows.filter((row) => status === 'all' || row.status === status).length;
}

const conversationOf = (play: Play, person: Person) =>
  play.bank.db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', person.conversationId ?? -1n)
    .executeTakeFirstOrThrow();

/** What can be true of the bank. Each answers what is, beside what the transcript says. */
const facts: Record<string, (play: Play, person: Person, words: string[]) => Promise<[string, string]>> = {
  /** `= balance 244,989.25`: what can be spent. */
  balance: async (play, person, [amount = '']) => {
    const { available } = await balanceOfCustomer(play.bank.db, person.customer?.id ?? '');
    return [printNaira(available), `₦${amount}`];
  },
  /** `= transfers success 1`, `= transfers all 0`. */
  transfers: async (play, person, [status = 'all', count = '']) => [
    String(await countTransfers(play, person, status)),
    count,
  ],
  /** `= quotes open 1`. */
  quotes: async (play, person, [status = '', count = '']) => {
    const rows = await play.bank.db
      .selectFrom('quote')
      .select('id')
      .where('conversationId', '=', person.conversationId ?? -1n)
      .where('status', '=', status)
      .execute();
    return [String(rows.length), count];
  },
  /** `= stored my pin is ••••`: the customer's last message as the bank keeps it. */
  stored: async (play, person, words) => {
    const row = await play.bank.db
      .selectFrom('inbox')
      .select('body')
      .where('conversationId', '=', person.conversationId ?? -1n)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return [row?.body ?? '', words.join(' ')];
  },
  human: async (play, person, [answer = '']) => [
    (await conversationOf(play, person)).humanAt ? 'yes' : 'no',
    answer,
  ],
  language: async (play, person, [language = '']) => [
    (await conversationOf(play, person)).language,
    language,
  ],
  /** `= replies 1`: how many messages the last line was answered with. */
  replies: async (_, person, [count = '']) => [String(person.heard.length), count],
  /** `= spoken yes`: the reply is to be spoken. */
  spoken: async (_, person, [answer = '']) => [
    person.heard.some((reply) => reply.speak) ? 'yes' : 'no',
    answer,
  ],
  /** `= slowly yes`: it is to be spoken slowly. */
  slowly: async (_, person, [answer = '']) => [
    person.heard.some((reply) => reply.speak && reply.slow) ? 'yes' : 'no',
    answer,
  ],
  /** `= approval yes`: the reply asks for an approval out of band. */
  approval: async (_, person, [answer = '']) => [
    person.heard.some((reply) => reply.approval) ? 'yes' : 'no',
    answer,
  ],
  receipt: async (_, person, [answer = '']) => [
    person.heard.some((reply) => reply.receipt) ? 'yes' : 'no',
    answer,
  ],
  /** `= choices 3`. */
  choices: async (_, person, [count = '']) => [String(person.heard.at(-1)?.choices?.length ?? 0), count],
  cases: async (play, person, [count = '']) => {
    const rows = await play.bank.db
      .selectFrom('dispute')
      .select('id')
      .where('customerId', '=', person.customer?.id ?? '')
      .execute();
    return [String(rows.length), count];
  },
  account: async (play, person, [answer = '']) => [
    (await conversationOf(play, person)).customerId ? 'yes' : 'no',
    answer,
  ],
};

const printed = (play: Play, person: Person): string =>
  [
    ...play.page,
    ...person.heard.map((reply) =>
      [reply.text, ...(reply.choices ?? []).map((choice) => `[${choice.title}] ${choice.about ?? ''}`)].join(
        '\n',
      ),
    ),
  ].join('\n');

/** The whole of what a person was told, as `<=` writes it. */
const whole = (person: Person): string =>
  person.heard.map((reply) => reply.text.replace(/\n+/g, ' / ')).join(' / ');

/** Whether a reply is the expected one, `…` being anything. */
const isWhole = (told: string, expected: string): boolean => {
  const parts = expected.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+?')}$`).test(told);
};

async function check(play: Play, line: Line, person: Person, text: string): Promise<void> {
  const where = `line ${line.at}: ${line.mark} ${text}`;
  if (line.mark === '=') {
    const [name = '', ...words] = text.split(' ');
    const fact = facts[name];
    if (!fact) throw new Error(`${where}: no such fact`);
    const [is, said] = await fact(play, person, words);
    expect(is, `${where}\n${printed(play, person)}`).toBe(said);
  } else if (line.mark === '<=') {
    expect(isWhole(whole(person), text), `${where}\n--- was told:\n${whole(person)}\n---`).toBe(true);
  } else if (text === '(nothing)') {
    expect(person.heard, where).toEqual([]);
  } else {
    const told = printed(play, person);
    const expected = expect(told.toLowerCase(), `${where}\n--- was told:\n${told}\n---`);
    if (line.mark === '<') expected.toContain(text.toLowerCase());
    else expected.not.toContain(text.toLowerCase());
  }
}

async function act(play: Play, line: Line, person: Person, text: string): Promise<void> {
  play.page = [];
  if (line.mark === '+') return play.receive(person, text);
  if (line.mark === '>') {
    await play.receive(person, text);
    await play.answer(person);
  } else {
    const [name = '', ...words] = text.split(' ');
    const directive = directives[name];
    if (!directive) throw new Error(`line ${line.at}: no such directive as @${name}`);
    await directive(play, person, words, words.join(' '));
  }
  await play.read();
}

async function playOut(bank: TestBank, transcript: Transcript): Promise<void> {
  const play = new Play(bank, transcript);
  for (const line of transcript.lines) {
    const acts = '>+@'.includes(line.mark);
    if (acts) play.speaker = line.who || play.speaker;
    const person = await play.person(line.who || play.speaker);
    const text = await play.fillIn(line.text);
    if (acts) await act(play, line, person, text);
    else await check(play, line, person, text);
  }
}

const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
const transcripts = files.map((file) => ({ file, all: parse(readFileSync(join(folder, file), 'utf8')) }));

describe('transcripts', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await testBank({ seed: false });
  });
  afterAll(() => bank.drop());

  describe.each(transcripts)('$file', ({ all }) => {
    test.each(all)('$category: $name', async (transcript) => {
      await playOut(bank, transcript);
    });
  });

  test('there are enough, in every category and language', () => {
    const all = transcripts.flatMap((each) => each.all);
    expect(all.length).toBeGreaterThanOrEqual(120);
    for (const category of categories)
      expect(all.filter((each) => each.category === category).length, category).toBeGreaterThanOrEqual(5);
    expect(all.every((each) => categories.includes(each.category))).toBe(true);
    for (const language of languages) {
      const own = all.filter((each) => each.language === language);
      expect(own.length, language).toBeGreaterThanOrEqual(80);
      expect(new Set(own.map((each) => each.category)), language).toEqual(new Set(categories));
    }
  });
});
