import { createHmac } from 'node:crypto';
import { openAnswer, sealRequest } from '@karo/workers/whatsapp/flow-crypto';
import type { Taken } from '@karo/workers/whatsapp/meta-server';
import { expect } from 'vitest';
import type { Providers } from './servers.ts';

const WITHIN = { timeout: 60_000, interval: 25 };

/** What a message shows: its words, with those of its buttons and its list. */
export const wordsOf = (taken: Taken | undefined): string => JSON.stringify(taken ?? {});

const signedByMeta = (body: string): string =>
  `sha256=${createHmac('sha256', 'appsecret123').update(body).digest('hex')}`;

/** Posts as another server does; throws where it is not answered 200. */
export async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', body, headers });
  expect(answer.status, `${url} ${await answer.clone().text()}`).toBe(200);
  return answer;
}

/** WhatsApp on somebody's phone, behind Meta: what is typed comes to the bank as Meta's webhook, and what the bank sends is read at Meta's server. */
export class Phone {
  readonly #providers: Providers;
  readonly #url: string;
  readonly #number: string;
  #serial = 0;
  #seen = 0;

  constructor(providers: Providers, url: string, number: string) {
    this.#providers = providers;
    this.#url = url;
    this.#number = number;
  }

  /** The first message after those that were read which shows this. */
  async reads(what: RegExp | string): Promise<Taken> {
    const { meta } = this.#providers;
    const find = () =>
      meta.messages.findIndex(
        (taken, index) =>
          index >= this.#seen &&
          taken.to === `+${this.#number}` &&
          (typeof what === 'string' ? wordsOf(taken).includes(what) : what.test(wordsOf(taken))),
      );
    await expect
      .poll(() => (find() < 0 ? wordsOf(meta.last) : 'it came'), { ...WITHIN, message: String(what) })
      .toBe('it came');
    const index = find();
    this.#seen = index + 1;
    return meta.messages[index] as Taken;
  }

  async #says(content: object): Promise<void> {
    this.#serial += 1;
    const message = {
      from: this.#number,
      id: `wamid.day-${this.#number}-${this.#serial}`,
      timestamp: String(Math.floor(Date.now() / 1000)),
      ...content,
    };
    const value = {
      messaging_product: 'whatsapp',
      metadata: { phone_number_id: this.#providers.meta.config().phoneNumberId },
      contacts: [{ wa_id: this.#number, profile: { name: 'Ngozi' } }],
      messages: [message],
    };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: 'WABA', changes: [{ field: 'messages', value }] }],
    });
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signedByMeta(body) };
    await post(`${this.#url}/api/webhooks/whatsapp`, body, headers);
    // Meta repeats what it has told.
    await post(`${this.#url}/api/webhooks/whatsapp`, body, headers);
  }

  /** Types this, and reads what answers it. */
  async types(body: string, answer: RegExp | string): Promise<Taken> {
    await this.#says({ type: 'text', text: { body } });
    return this.reads(answer);
  }

  /** Enters the PIN in the Flow that a message opens; resolves to the words that the Flow ends with. */
  async entersPin(offer: Taken, pin: string): Promise<string> {
    const { flow_token: token } = (
      offer as unknown as { interactive: { action: { parameters: { flow_token: string } } } }
    ).interactive.action.parameters;
    const sealed = sealRequest(this.#providers.flowKey, {
      version: '3.0',
      action: 'data_exchange',
      screen: 'PIN',
      flow_token: token,
      data: { pin, token },
    });
    const body = JSON.stringify(sealed.body);
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signedByMeta(body) };
    const answer = await post(`${this.#url}/api/whatsapp/flow`, body, headers);
    const opened = openAnswer(sealed, await answer.text()) as { screen?: string };
    expect(opened.screen).toBe('SUCCESS');
    return JSON.stringify(opened);
  }
}
