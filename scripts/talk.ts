import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openGateway } from '@karo/bot/gateway';
import { type Shown, terminalChannel } from '@karo/bot/terminal';
import { type Incoming, receive } from '@karo/core/chat/channel';
import { findCustomerByIdentity } from '@karo/core/customers';
import { Fault, findBank, isFault, type Language, parseNaira } from '@karo/core/kernel';
import { type Choice, listNotifications } from '@karo/core/messaging';
import { approve } from '@karo/core/orders';
import { phrasesIn } from '@karo/core/phrases';
import { payIn } from '@karo/core/products/inward';
import { findOpenQuote, type Quote } from '@karo/core/quotes';
import { outbound } from '@karo/workers/outbound';
import type { Handler } from '@karo/workers/queues';
import { sql } from 'kysely';
import { type Booted, movableClock } from './boot.ts';

/** What became of one line: what the bank heard, and everything that it said until it was quiet again. */
export type Said = {
  said: string;
  heard: string | null;
  language: Language;
  intent: string | null;
  replies: string[];
  choices: Pick<Choice, 'id' | 'title'>[];
};

const QUIET_WITHIN_MS = 60_000;
const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `2h`, `30s`, `1d`, in ms; a bare number is seconds. Undefined for anything else. */
export function parseWait(text: string): number | undefined {
  const match = /^(\d+)\s*([smhd]?)$/.exec(text.trim());
  return match ? Number(match[1]) * (units[match[2] || 's'] ?? 1) * 1000 : undefined;
}

/** `5000 from GTB MUSA BELLO for rent`: what is paid in, the bank by its longest name, and by whom. Undefined for anything else. */
export function parseCredit(
  text: string,
): { amount: string; bank: string; senderName: string; narration?: string } | undefined {
  const [amount = '', from = '', ...said] = text.trim().split(/\s+/);
  if (!/^[\d,.]{1,20}$/.test(amount) || from.toLowerCase() !== 'from') return undefined;
  const purpose = said.findIndex((word, index) => index > 0 && word.toLowerCase() === 'for');
  const words = purpose < 0 ? said : said.slice(0, purpose);
  const narration = purpose < 0 ? '' : said.slice(purpose + 1).join(' ');
  for (let length = Math.min(words.length - 1, 4); length > 0; length -= 1) {
    const bank = words.slice(0, length).join(' ');
    const senderName = words.slice(length).join(' ');
    if (findBank(bank))
      return { amount: amount.replaceAll(',', ''), bank, senderName, ...(narration && { narration }) };
  }
  return undefined;
}

const sentence = (fault: Fault, language: Language): string => {
  const say = phrasesIn(language).faults[fault.code] as (facts: unknown) => string;
  return say(fault.facts);
};

/** One person's conversation over the terminal channel, through inbox, workers and outbox like any other. */
export class Talk {
  readonly #booted: Booted;
  readonly #address: string;
  readonly #language: Language | undefined;
  readonly #show: (shown: Shown) => void;
  readonly #deliver: Handler;
  #shown: Shown[] = [];
  #last: Incoming | undefined;
  #bvn: string | undefined;
  #code: string | undefined;

  constructor(
    booted: Booted,
    who: { address: string; language?: Language },
    show: (shown: Shown) => void = () => {},
  ) {
    this.#booted = booted;
    this.#address = who.address;
    this.#language = who.language;
    this.#show = show;
    const terminal = terminalChannel((to, shown) => {
      if (to === who.address) this.#print(shown);
    });
    this.#deliver = outbound(booted.bank, openGateway(booted.bank, [terminal]).senders);
  }

  /** Says a line, or obeys a command (`@voice`, `@code`, `@pin`, `@bvn`, `@wait`, `@again`, `#`); answers when all that is due is done. */
  async line(said: string): Promise<Said> {
    this.#shown = [];
    if (said.startsWith('#')) return this.#report(said, undefined);
    const [, command] = /^@(\w{1,30})/.exec(said) ?? [];
    const rest = said.slice(1 + (command?.length ?? 0));
    const inboxId = await (command
      ? this.#obey(command, rest.trim())
      : this.#say({ kind: 'text', text: said }));
    await this.rest();
    return this.#report(said, inboxId);
  }

  /** Shows what came unasked. */
  async look(): Promise<void> {
    const conversation = await this.#find();
    if (conversation) await this.#deliver(String(conversation.id));
  }

  /** The offer that waits for this person's PIN. */
  async openQuote(): Promise<Quote | undefined> {
    const { db } = this.#booted.bank;
    const conversation = await this.#find();
    if (!conversation) return undefined;
    const here = await findOpenQuote(db, conversation.id);
    return here ?? (conversation.customerId ? findOpenQuote(db, conversation.customerId) : undefined);
  }

  /** Approves the open quote, as the page would, and shows what the page would say. */
  async approve(given: { pin: string; newPin?: string; bvn?: string; code?: string }): Promise<void> {
    const { bank } = this.#booted;
    const quote = await this.openQuote();
    const language = (await this.#find())?.language ?? this.#language ?? 'en';
    try {
      if (!quote) throw new Fault('quote_missing');
      const { message } = await approve(bank, {
        bvn: this.#bvn,
        ...(this.#code && { code: this.#code }),
        ...given,
        quoteId: quote.id,
        device: 'terminal',
      });
      this.#code = undefined;
      if (!(await this.#isTold(message))) this.#print({ text: message });
    } catch (error) {
      if (!isFault(error)) throw error;
      this.#print({ text: sentence(error, language) });
    }
  }

  #print(shown: Shown): void {
    this.#shown.push(shown);
    this.#show(shown);
  }

  async #obey(command: string, rest: string): Promise<bigint | undefined> {
    const [first = '', second] = rest.split(/\s+/);
    if (command === 'voice') return this.#speak(rest);
    if (command === 'bvn') return this.#giveBvn(first);
    if (command === 'code') this.#code = first;
    else if (command === 'pin') await this.approve({ pin: first, ...(second && { newPin: second }) });
    else if (command === 'wait') await this.#wait(rest);
    else if (command === 'again') await this.#again();
    else if (command === 'credit') await this.#credit(rest);
    else throw new Error(`@${command}: there are @voice, @code, @pin, @bvn, @wait, @credit and @again`);
    return undefined;
  }

  /** What the page answers and the chat is told as well is shown once, with its buttons. */
  async #isTold(message: string): Promise<boolean> {
    const conversation = await this.#find();
    const { rows } = await sql<{ told: boolean }>`
      select exists (select from (select reply from outbox where conversation_id = ${conversation?.id ?? null}
        order by id desc limit 3) as newest where reply ->> 'text' = ${message}) as told`.execute(
      this.#booted.bank.db,
    );
    return rows[0]?.told ?? false;
  }

  /** Delivers the last message once more with its same id; it may have come before this process began. */
  async #again(): Promise<void> {
    const last = this.#last ?? (await this.#lastKept());
    if (!last) throw new Error('@again: nothing was said yet');
    await receive(this.#booted.bank, last);
  }

  async #lastKept(): Promise<Incoming | undefined> {
    const conversation = await this.#find();
    if (!conversation) return undefined;
    const { rows } = await sql<Pick<Incoming, 'kind' | 'text' | 'providerId' | 'sentAt'>>`
      select kind, body as text, provider_id as "providerId", sent_at as "sentAt" from inbox
      where conversation_id = ${conversation.id} order by id desc limit 1`.execute(this.#booted.bank.db);
    const [row] = rows;
    return row && { channel: 'terminal', address: this.#address, ...row };
  }

  async #say(message: Pick<Incoming, 'kind' | 'text' | 'media'>): Promise<bigint> {
    const { bank } = this.#booted;
    const begins = this.#last === undefined && this.#language !== undefined;
    this.#last = {
      channel: 'terminal',
      address: this.#address,
      providerId: randomUUID(),
      sentAt: bank.clock.now(),
      ...(begins && { language: this.#language }),
      ...message,
    };
    return (await receive(bank, this.#last)).inboxId;
  }

  #speak(file: string): Promise<bigint> {
    const mime = file.endsWith('.wav') ? 'audio/wav' : 'audio/ogg';
    return this.#say({ kind: 'voice', media: { mime, bytes: readFileSync(file) } });
  }

  /** Fills the secure page where one that asks for it is open; where the chat has asked, it is typed there. */
  async #giveBvn(number: string): Promise<bigint | undefined> {
    const quote = await this.openQuote();
    if (quote?.operation !== 'set_pin' || !quote.facts.needsBvn)
      return this.#say({ kind: 'text', text: number });
    this.#bvn = number;
    return undefined;
  }

  /** Somebody at another bank pays this person, who is told as any customer is. */
  async #credit(text: string): Promise<void> {
    const { bank } = this.#booted;
    const parsed = parseCredit(text);
    const amount = parsed && parseNaira(parsed.amount);
    if (!parsed || amount === undefined) throw new Error(`@credit ${text}: as in 5000 from GTB MUSA BELLO`);
    const customer = await findCustomerByIdentity(bank.db, 'phone', this.#address);
    if (!customer?.nuban) throw new Error('@credit: there is no account on this number');
    const answer = await payIn(bank, { ...parsed, amount, account: customer.nuban });
    if (answer.code !== '00') throw new Error(`@credit: refused with ${answer.code}`);
    if (!(await this.#find())) await this.#showNewest(customer.id);
  }

  /** What the list of notifications says last, where there is no conversation yet to say it in. */
  async #showNewest(customerId: string): Promise<void> {
    const [newest] = await listNotifications(this.#booted.bank.db, customerId, 'all');
    if (newest) this.#print({ text: newest.message });
  }

  async #wait(text: string): Promise<void> {
    const ms = parseWait(text);
    if (ms === undefined) throw new Error(`@wait ${text}: a time is 30s, 5m, 2h or 1d`);
    await movableClock(this.#booted.bank).advance(ms);
    await this.#booted.workers.sweep();
  }

  async #find(): Promise<{ id: bigint; language: Language; customerId: string | null } | undefined> {
    const row = await this.#booted.bank.db
      .selectFrom('conversation')
      .select(['id', 'language', 'customerId'])
      .where('channel', '=', 'terminal')
      .where('address', '=', this.#address)
      .executeTakeFirst();
    return row && { ...row, language: row.language as Language };
  }

  async #isBusy(conversationId: bigint): Promise<boolean> {
    const { bank } = this.#booted;
    const now = bank.clock.now();
    const { rows } = await sql<{ busy: boolean }>`
      select exists (select from inbox where conversation_id = c.id and answered_at is null)
        or exists (select from transfer where customer_id = c.customer_id and (status = 'sending'
          or (status = 'pending' and next_query_at <= ${now}) or (status = 'waiting' and release_at <= ${now})))
        or exists (select from bill where customer_id = c.customer_id and (status = 'sending'
          or (status = 'pending' and next_query_at <= ${now})))
        or exists (select from airtime where customer_id = c.customer_id and (status = 'sending'
          or (status = 'pending' and next_query_at <= ${now}))) as busy
      from conversation c where c.id = ${conversationId}`.execute(bank.db);
    return rows[0]?.busy ?? false;
  }

  /** Waits until everything said is answered, everything due is done, and all of it is shown. */
  async rest(): Promise<void> {
    const from = performance.now();
    for (let look = 1; ; look += 1) {
      const conversation = await this.#find();
      if (!conversation) return;
      // In this order: a handler writes what comes next, works, and only then is at rest.
      const busy = (await this.#isBusy(conversation.id)) || this.#booted.workers.isBusy();
      await this.#deliver(String(conversation.id));
      if (!busy) return;
      if (performance.now() - from > QUIET_WITHIN_MS)
        throw new Error('the bank did not come to rest in a minute');
      if (look % 50 === 0) await this.#booted.workers.sweep();
      await sleep(Math.min(2 + look, 20));
    }
  }

  async #report(said: string, inboxId: bigint | undefined): Promise<Said> {
    const message = inboxId === undefined ? undefined : await this.#message(inboxId);
    const conversation = await this.#find();
    return {
      said,
      heard: message?.heard ?? null,
      language: conversation?.language ?? this.#language ?? 'en',
      intent: message?.intent ?? null,
      replies: this.#shown.map(({ text }) => text),
      choices: (this.#shown.at(-1)?.choices ?? []).map(({ id, title }) => ({ id, title })),
    };
  }

  async #message(inboxId: bigint): Promise<{ heard: string; intent: string | null } | undefined> {
    const { rows } = await sql<{ heard: string; intent: string | null }>`
      select coalesce(heard ->> 'text', body) as heard, understood ->> 'intent' as intent from inbox where id = ${inboxId}`.execute(
      this.#booted.bank.db,
    );
    return rows[0];
  }
}
