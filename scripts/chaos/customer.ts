import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { receive } from '@karo/core/chat/channel';
import type { Customer } from '@karo/core/customers';
import { demoPin } from '@karo/core/identity';
import {
  type Bank,
  bankByCode,
  banks,
  checkDigit,
  isFault,
  type Kobo,
  kobo,
  naira,
  nubanInstitution,
  toNaira,
} from '@karo/core/kernel';
import type { Reply } from '@karo/core/messaging';
import { approve } from '@karo/core/orders';
import { isOutage } from '@karo/db/client';

/** What a customer knows of one transfer: what was approved, on which quote, and how it was asked for. */
export type Ordered = {
  quoteId: string;
  fromId: string;
  kind: 'karo' | 'nip';
  toId: string | undefined;
  amount: Kobo;
};

/** The driver's own record, against which the bank's is compared. */
export type Tally = {
  ordered: Ordered[];
  /** Messages by the id under which they were sent, however often each was delivered. */
  messages: Set<string>;
  deliveries: number;
  answers: number;
  /** When each message was sent (of `performance.now`), and how long its answer took, in ms. */
  waits: { at: number; ms: number }[];
  /** Answers that were not the offer that was asked for; the customer asked again. */
  oddAnswers: string[];
  /** Offers that a primary which was cut off had told and not yet copied: the turn is done again on the new one, and tells another. */
  offersGone: number;
};

const AGAIN_MS = 100;
const GIVE_UP_MS = 120_000;

/** Whatever happens to the database meanwhile: as a phone keeps trying until its message has gone. */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/** Reads the answers of all who wait with one query. */
export class Replies {
  readonly #bank: Bank;
  readonly #waiting = new Map<bigint, (reply: Reply) => void>();
  #closed = false;
  readonly #reading: Promise<void>;

  constructor(bank: Bank) {
    this.#bank = bank;
    this.#reading = this.#read();
  }

  to(inboxId: bigint): Promise<Reply> {
    return new Promise((resolve) => this.#waiting.set(inboxId, resolve));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#reading;
  }

  async #read(): Promise<void> {
    while (!this.#closed) {
      await sleep(25);
      const ids = [...this.#waiting.keys()];
      if (ids.length === 0) continue;
      const rows = await insist(() =>
        this.#bank.db.selectFrom('outbox').select(['inboxId', 'reply']).where('inboxId', 'in', ids).execute(),
      );
      for (const { inboxId, reply } of rows) {
        if (inboxId === null) continue;
        this.#waiting.get(inboxId)?.(reply as unknown as Reply);
        this.#waiting.delete(inboxId);
      }
    }
  }
}

/** What the sandbox's rails never answer. */
const HANGS = naira(672);
/** How often a customer asks until an offer comes; under a break that stands, oftener. */
const ASKS_MOST = 5;
const ASKS_BROKEN = 20;
/** Fewer than the owners whose names a customer is told in a day (`NAMES_A_DAY`). */
const RECEIVERS = 60;

const there = banks.filter((bank) => bank.nuban && bank.cbnCode.length === 3).slice(0, 5);

/** Somebody else's account at another bank, with a right check digit. */
export function stranger(random: () => number): { account: string; bank: string } {
  const bank = there[Math.floor(random() * there.length)] ?? there[0];
  const serial = String(100_000_000 + Math.floor(random() * 899_999_999));
  const institution = nubanInstitution(bank?.cbnCode ?? '');
  return { account: `${serial}${checkDigit(institution, serial)}`, bank: bank?.short ?? '' };
}

/** Amounts on which the sandbox's rails lose answers or refuse come up now and then. */
export function amountOf(random: () => number): Kobo {
  const luck = random();
  if (luck < 0.03) return naira(666);
  if (luck < 0.05) return naira(667);
  if (luck < 0.07) return naira(668);
  return kobo(BigInt(10_000 + Math.floor(random() * 50_000)));
}

/** One customer: asks in words, reads the offer, approves it with the PIN, and asks again until the offer comes. */
export class Person {
  readonly #bank: Bank;
  readonly #replies: Replies;
  readonly #tally: Tally;
  readonly #self: Customer;
  readonly #all: readonly Customer[];
  readonly #random: () => number;
  #offersMayGo = false;
  #isVictim = false;
  #asksMost = ASKS_MOST;
  readonly #receivers: { account: string; bank: string }[] = [];

  constructor(
    bank: Bank,
    replies: Replies,
    tally: Tally,
    self: Customer,
    all: readonly Customer[],
    random: () => number,
  ) {
    this.#bank = bank;
    this.#replies = replies;
    this.#tally = tally;
    this.#self = self;
    this.#all = all;
    this.#random = random;
  }

  /** Asks on through a break. */
  keepAsking(): void {
    this.#asksMost = ASKS_BROKEN;
  }

  /** Where the primary itself is lost, an offer may be told that nobody wrote down twice; no money moves by an offer. */
  mayLoseOffers(): void {
    this.#offersMayGo = true;
  }

  /** From now on pays only what is never answered, and its own waits are nobody's figure. */
  becomeVictim(): this {
    this.#isVictim = true;
    return this;
  }

  async transfer(): Promise<void> {
    const inside = !this.#isVictim && this.#random() < 0.3;
    const amount = this.#isVictim
      ? HANGS
      : inside
        ? naira(1 + Math.floor(this.#random() * 500))
        : amountOf(this.#random);
    const others = this.#all.filter((each) => each.id !== this.#self.id);
    const receiver = inside ? others[Math.floor(this.#random() * others.length)] : undefined;
    const to = receiver
      ? { account: receiver.nuban ?? '', bank: bankByCode('090527')?.short ?? 'Karo' }
      : this.#outside();
    const quoteId = await this.#ask(`send ${toNaira(amount)} to ${to.account} ${to.bank}`);
    try {
      await this.#approve(quoteId);
    } catch (error) {
      if (!this.#offersMayGo || !isFault(error, 'quote_missing')) throw error;
      this.#tally.offersGone += 1;
      return;
    }
    const kind = receiver ? 'karo' : 'nip';
    this.#tally.ordered.push({ quoteId, fromId: this.#self.id, kind, toId: receiver?.id, amount });
  }

  /** An account at another bank: one that was not paid before, as long as a customer is told so many owners' names in a day; then one of those. */
  #outside(): { account: string; bank: string } {
    const at = Math.floor(this.#random() * RECEIVERS);
    this.#receivers[at] ??= stranger(this.#random);
    return this.#receivers[at];
  }

  async #ask(text: string): Promise<string> {
    const odd: string[] = [];
    for (let attempt = 0; attempt < this.#asksMost; attempt += 1) {
      const reply = await this.#say(attempt === 0 ? text : 'cancel');
      if (reply.approval) return reply.approval.quoteId;
      if (attempt > 0) {
        const again = await this.#say(text);
        if (again.approval) return again.approval.quoteId;
        odd.push(again.text ?? '');
      } else odd.push(reply.text ?? '');
      this.#tally.oddAnswers.push(`${text} -> ${odd.at(-1)}`);
    }
    throw new Error(`No offer came for ${text}: ${odd.join(' | ')}`);
  }

  /** One message, delivered once or twice, as providers do. */
  async #say(text: string): Promise<Reply> {
    const providerId = randomUUID();
    const sentAt = this.#bank.clock.now();
    const deliver = () =>
      insist(() =>
        receive(this.#bank, {
          channel: 'web',
          address: `chaos-${this.#self.id}`,
          providerId,
          kind: 'text',
          text,
          sentAt,
        }),
      );
    const twice = this.#random() < 0.1;
    const [{ inboxId }] = twice ? await Promise.all([deliver(), deliver()]) : [await deliver()];
    this.#tally.messages.add(providerId);
    this.#tally.deliveries += twice ? 2 : 1;
    const at = performance.now();
    const reply = await this.#replies.to(inboxId);
    if (!this.#isVictim) this.#tally.waits.push({ at, ms: performance.now() - at });
    this.#tally.answers += 1;
    return reply;
  }

  /** Sometimes twice at once; an approval whose answer was lost is given again, and finds the quote used. */
  async #approve(quoteId: string): Promise<void> {
    const once = async () => {
      try {
        await insist(() => approve(this.#bank, { quoteId, customerId: this.#self.id, pin: demoPin }));
      } catch (error) {
        if (!isFault(error, 'quote_used')) throw error;
      }
    };
    await Promise.all(this.#random() < 0.05 ? [once(), once()] : [once()]);
  }
}
