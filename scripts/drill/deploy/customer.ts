import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPin } from '@karo/core/identity';
import { bankByCode, naira, toNaira } from '@karo/core/kernel';
import { amountOf, stranger, type Tally } from '../../chaos/customer.ts';

/** What went wrong on the way: every one is a customer who saw an error. */
export type Gaps = { callsFailed: number; calls: number; longestMs: number; failures: string[] };

type User = { id: string; accountNumber: string };
type Said = { messages: { approval?: { quoteId: string } }[]; pending: boolean; response: string };

const AGAIN_MS = 250;
const TRIES = 240;
const ASKS_MOST = 20;

/** A customer with a browser: all that they do goes through the balancer, over HTTP. */
export class Customer {
  readonly #url: string;
  readonly #tally: Tally;
  readonly #gaps: Gaps;
  readonly #random: () => number;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  user: User = { id: '', accountNumber: '' };

  constructor(url: string, serial: number, tally: Tally, gaps: Gaps, random: () => number) {
    this.#url = url;
    this.#tally = tally;
    this.#gaps = gaps;
    this.#random = random;
    this.#address = `10.1.${Math.floor(serial / 250)}.${(serial % 250) + 1}`;
  }

  /** Opens a demo account, which has money in it. */
  async enter(serial: number): Promise<void> {
    const phone = `+23480800${String(serial).padStart(5, '0')}`;
    const { user } = (await this.#post('/api/users/register', {
      phone,
      firstName: 'Deploy',
      lastName: 'Customer',
    })) as { user: User };
    this.user = user;
  }

  /** A transfer by chat: asked for in words, approved with the PIN. */
  async transfer(all: readonly Customer[]): Promise<void> {
    const isInside = this.#random() < 0.3;
    const others = all.filter((each) => each !== this);
    const receiver = isInside ? others[Math.floor(this.#random() * others.length)] : undefined;
    const amount = receiver ? naira(1 + Math.floor(this.#random() * 500)) : amountOf(this.#random);
    const to = receiver
      ? { account: receiver.user.accountNumber, bank: bankByCode('090527')?.short ?? 'Karo' }
      : stranger(this.#random);
    const quoteId = await this.#ask(`send ${toNaira(amount)} to ${to.account} ${to.bank}`);
    await this.#post(`/api/approvals/${quoteId}`, { pin: demoPin }, 'quote_used');
    const kind = receiver ? ('karo' as const) : ('nip' as const);
    this.#tally.ordered.push({ quoteId, fromId: this.user.id, kind, toId: receiver?.user.id, amount });
  }

  async #ask(text: string): Promise<string> {
    for (let attempt = 0; attempt < ASKS_MOST; attempt += 1) {
      const said = await this.#say(attempt % 2 === 0 ? text : 'cancel');
      const quoteId = said.messages.find(({ approval }) => approval)?.approval?.quoteId;
      if (quoteId) return quoteId;
      this.#tally.oddAnswers.push(`${text} -> ${said.response}`);
    }
    throw new Error(`No offer came for ${this.#tally.oddAnswers.at(-1)}`);
  }

  /** One message under one name, until its answer has come. */
  async #say(message: string): Promise<Said> {
    const name = randomUUID();
    this.#tally.messages.add(name);
    const began = performance.now();
    for (;;) {
      const said = (await this.#post('/api/chat/message', { message }, undefined, name)) as Said;
      this.#tally.deliveries += 1;
      if (said.pending) continue;
      this.#tally.answers += 1;
      this.#gaps.longestMs = Math.max(this.#gaps.longestMs, Math.round(performance.now() - began));
      return said;
    }
  }

  /** A call that fails for no fault of the customer's is made again, and counted. `known` is what it is answered where an earlier try had gone through. */
  async #post(path: string, body: object, known?: string, name?: string): Promise<unknown> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      this.#gaps.calls += 1;
      const answer = await this.#call(path, body, name);
      if (answer?.ok) return answer.json();
      const text = answer ? await answer.text().catch(() => '') : 'no answer';
      if (known && attempt > 0 && text.includes(known)) return {};
      this.#gaps.callsFailed += 1;
      this.#gaps.failures.push(`${path} ${answer?.status ?? 0} ${text.slice(0, 200)}`);
      if (answer && answer.status < 500) throw new Error(`${path} was refused: ${text}`);
      await sleep(AGAIN_MS);
    }
    throw new Error(`${path} failed ${TRIES} times`);
  }

  async #call(path: string, body: object, name: string | undefined): Promise<Response | undefined> {
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': this.#address,
      ...(cookie && { cookie }),
      ...(name && { 'idempotency-key': name }),
    };
    try {
      const answer = await fetch(this.#url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return answer;
    } catch {
      return undefined;
    }
  }
}
