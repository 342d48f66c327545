import type { Kobo } from './money.ts';

/** Where reality varies or costs money, the bank speaks to a port; `core/providers` holds the sandbox and the real ones. */

export type Language = 'en' | 'pcm' | 'ha' | 'yo' | 'ig';
export const languages: readonly Language[] = ['en', 'pcm', 'ha', 'yo', 'ig'];

export type Clock = { now(): Date };

/** A NIP answer code of FACTS A.5, or `silence` where none came in time. */
export type NipCode = string | 'silence';

/** One credit order to another bank; `sessionId` is written down before the call and names it for ever. */
export type NipCredit = {
  sessionId: string;
  bankCode: string;
  account: string;
  name: string;
  enquirySessionId: string;
  originatorName: string;
  originatorAccount: string;
  amount: Kobo;
  narration: string;
  reference: string;
};

/** What a provider says of itself when it is asked for nothing: whether our key is taken, what we have there, and what somebody must mend. */
export type Health = { works: boolean; balance?: Kobo; problem?: string };

/** Nobody stands behind the port: what needs it is refused before anything is asked of a customer, or held. */
export type Absent = { absent?: true };

/** Of a port behind which a real provider may stand: who it is, and how it does. Neither is there in the sandbox. */
export type Provided = Absent & { name?: string; health?(): Promise<Health> };

/** What the rails say of a credit: its code; and, where they tell, the amount that they hold and their own number for it, by which another bank finds it. */
export type NipAnswer = { code: NipCode; amount?: Kobo; trace?: string };

export type NipEnquiry = { code: NipCode; sessionId: string; name?: string; bvn?: string; kycLevel?: number };

/**
 * The interbank rails (NIBSS NIP). Calls never throw for a bank's refusal; they answer with its code. A session id credits at most once: sent
 * again it is answered 94 (duplicate) and moves nothing.
 */
export type Rails = Provided & {
  enquire(order: { sessionId: string; bankCode: string; account: string }): Promise<NipEnquiry>;
  credit(order: NipCredit): Promise<NipAnswer>;
  /** Transaction status query (TSQ): what became of the credit with this session id; the bank that it went to is named so that its silence is its own. */
  query(sessionId: string, bankCode?: string): Promise<NipAnswer>;
};

/** An order that takes an inward credit back to the account at the bank that it came from. */
export type InwardReturn = {
  sessionId: string;
  originalSessionId: string;
  bankCode: string;
  account: string;
  name: string;
  amount: Kobo;
  narration: string;
};

/**
 * The other direction of the rails: money that came from other banks. Credits and enquiries are delivered by the provider to `core/products/inward`; these are the calls that
 * the bank makes itself. A session id is given back at most once: sent again it is answered 94.
 */
/** The number at a partner bank that other banks pay into for one of our customers. */
export type Receiving = { account: string; bankName: string; accountName: string };

/** Money that a provider took in for us, as it says itself when it is asked. */
export type Collected = {
  reference: string;
  account: string;
  amount: Kobo;
  senderName: string;
  senderBank: string;
  senderAccount: string;
  narration: string;
};

export type InwardRails = Provided & {
  /** Opens the number that a customer is paid by, once for a reference; `later` where the provider does not say yet. */
  receiveFor?(of: {
    reference: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    bvn: string | undefined;
  }): Promise<Receiving | 'later' | 'refused'>;
  /** What came in under a provider's reference; undefined where nothing did. Throws Fault `unavailable`. */
  confirm?(reference: string): Promise<Collected | undefined>;
  /** The references of what came in between two instants, as the provider lists it, in any order and perhaps twice. Throws Fault `unavailable` where the list cannot be read to its end. */
  listCredits?(from: Date, to: Date): Promise<string[]>;
  giveBack(order: InwardReturn): Promise<{ code: NipCode }>;
  /** What became of the return with this session id; 25 where it never came. */
  query(sessionId: string): Promise<{ code: NipCode }>;
  /** The provider's report of what a day (`yyyy-mm-dd`, in Lagos) moved on the settlement account, as its file. Throws Fault `unavailable`. */
  report(day: string): Promise<string>;
};

export type BvnRecord = { firstName: string; lastName: string; birthDate: string; phone: string };
/** The BVN register, which is told whom to expect; undefined where the number is not in it. Throws Fault `unavailable`. */
export type BvnRegister = Provided & {
  find(
    bvn: string,
    claimed: { firstName: string; lastName: string; phone: string },
  ): Promise<BvnRecord | undefined>;
  /** Where the register gives a record only to whom its person gives a code that it sent to them; then `find` answers nobody. */
  consent?: BvnConsent;
};

/** One of the ways in which the register reaches the person of a BVN: its own name for it, and the address masked. */
export type ConsentWay = { id: string; hint: string };
/** NIBSS's iGree: a BVN's record by a code that the register sends to its person. Every call costs money, also one that fails. Each throws Fault `unavailable` where nobody knows what came of it. */
export type BvnConsent = {
  /** Opens a session for a BVN; undefined where nobody has it. */
  begin(bvn: string): Promise<{ session: string; ways: ConsentWay[] } | undefined>;
  /** Has the code sent; false where that way is refused. */
  send(session: string, way: string): Promise<boolean>;
  /** The record for the code; undefined where it is the wrong one. */
  read(session: string, code: string): Promise<BvnRecord | undefined>;
};

export type Address = { street: string; city: string; state: string };
export type Selfie = { mime: string; bytes: Buffer };
/** Whose face a picture must show: that of the person with these numbers in the registers, in each that is named. */
export type ExpectedFace = { bvn?: string; nin?: string };
/**
 * Who somebody is, beyond the BVN: the NIN register, a visit or a utility's record for an address, and whether a picture is of a living person and of the face
 * in the register. Each throws Fault `unavailable` where nobody answers; a picture is looked at and not kept.
 */
export type Identity = Provided & {
  /** Who looks at pictures, where that is a provider. */
  faces?: Provided;
  nin(
    nin: string,
    claimed: { firstName: string; lastName: string; birthDate: string },
  ): Promise<{ firstName: string; lastName: string; birthDate: string } | undefined>;
  address(address: Address): Promise<'confirmed' | 'pending' | 'unknown'>;
  liveness(selfie: Selfie, expected: ExpectedFace): Promise<{ live: boolean; same: boolean }>;
};

export type AirtimeOrder = { reference: string; network: string; phone: string; amount: Kobo };
export type VendOrder = {
  reference: string;
  kind: 'data' | 'electricity' | 'tv';
  biller: string;
  number: string;
  plan: string | null;
  meterType: 'prepaid' | 'postpaid' | null;
  amount: Kobo;
};
export type Vended = { status: 'done' | 'failed' | 'unknown'; token?: string; units?: string };
/**
 * Vending of airtime, data, electricity and television: `done`, `failed`, or `unknown` (ask again with `query`). A reference is vended at most once, however often it is ordered;
 * `missing` says that no such order ever came.
 */
export type Billers = Provided & {
  airtime(order: AirtimeOrder): Promise<{ status: 'done' | 'failed' | 'unknown' }>;
  /** Data, electricity or television; prepaid electricity is answered with what is typed into the meter. */
  vend(order: VendOrder): Promise<Vended>;
  query(reference: string): Promise<Vended | { status: 'missing' }>;
  /** Whose meter or smartcard a number is; undefined where the company does not know it. Throws Fault `unavailable`. */
  enquire(asked: {
    kind: 'electricity' | 'tv';
    biller: string;
    number: string;
    /** Of electricity; prepaid where it is not said. */
    meterType?: 'prepaid' | 'postpaid' | undefined;
  }): Promise<{ name: string; address?: string; plan?: string } | undefined>;
};

/** What an asset costs now, a day ago and a year ago, for one unit. */
export type Price = { asset: string; price: Kobo; dayAgo: Kobo; yearAgo: Kobo; at: Date };
/** The market: prices, and what they were. Throws Fault `unavailable` where nobody answers. */
export type Market = Absent & {
  /** Where the prices are from, as customers are told. */
  name: string;
  prices(): Promise<Price[]>;
  /** The prices of one asset over the last days, oldest first. */
  history(asset: string, days: number): Promise<{ at: Date; price: Kobo }[]>;
};

/** What one unit of a currency buys, in kobo, and when that was so. */
export type Rate = { currency: string; kobo: Kobo; at: Date };
/** Foreign exchange; throws Fault `unavailable` where nobody answers. */
export type Exchange = Absent & { name: string; rates(): Promise<Rate[]> };

/** What became of a card payment; `missing` says that no such order ever came. */
export type PaymentStatus = 'challenge' | 'captured' | 'declined' | 'unknown' | 'refunded' | 'missing';
export type PaymentOrder = {
  reference: string;
  /** What the provider's own field gave for the card: its number never comes here. */
  cardToken: string;
  currency: string;
  /** Hundredths of the currency. */
  amount: bigint;
};
/**
 * Card payments. A reference is charged at most once, however often it is ordered; `challenge` waits for the code of the card's bank; `unknown` is asked
 * about again with `query`. Throws Fault `unavailable` where nobody answers.
 */
export type Payments = Absent & {
  name: string;
  charge(order: PaymentOrder): Promise<{ status: PaymentStatus }>;
  confirm(reference: string, code: string): Promise<{ status: PaymentStatus }>;
  query(reference: string): Promise<{ status: PaymentStatus }>;
  /** Gives all of it back; safe to repeat. */
  refund(reference: string): Promise<{ status: PaymentStatus }>;
  /** True where a webhook's signature is the provider's over this. */
  isSigned(event: { reference: string; event: string }, signature: string): boolean;
  /** The sandbox's cards; none elsewhere. */
  cards: readonly { token: string; brand: string; last4: string; about: string }[];
};

/** Mono 16 kHz samples between -1 and 1. */
export type Samples = Float32Array;
export type Transcript = { text: string; confidence: number; provider: string; language?: Language };
export type Hints = { language: Language; names: readonly string[]; banks: readonly string[] };
/** Speech to text; throws Fault `unavailable` where the provider does not answer. */
export type Speech = {
  name: string;
  hears: readonly Language[];
  transcribe(samples: Samples, hints: Hints): Promise<Transcript>;
  /** Loads what it needs before the first voice note comes; without it that one waits. */
  warm?(): Promise<void>;
  close(): Promise<void>;
};

/** Text to speech; `ogg` is ogg/opus, as WhatsApp plays a voice note. Undefined where the voice does not speak the language. */
export type Voice = {
  name: string;
  speak(
    text: string,
    language: Language,
    options?: { slow?: boolean },
  ): Promise<{ ogg: Buffer; seconds: number } | undefined>;
  close(): Promise<void>;
};

/** A language model that answers with JSON of the given schema; undefined where it refuses or writes something else. Throws Fault `unavailable`. */
export type Model = {
  name: string;
  ask(prompt: { system: string; user: string; schemaName: string; schema: object }): Promise<unknown>;
};

/** A file that goes with a mail. */
export type Enclosed = { name: string; mime: string; bytes: Buffer };

/** One-time codes and receipts outside chat. Each throws where the message was not taken; the error names neither the address nor the text. */
export type Codes = {
  /** How whoever carries SMS does; not there in the sandbox, nor where nobody does. */
  health?(): Promise<Health>;
  /** How the mail server does; not there where none is named. */
  mailHealth?(): Promise<Health>;
  sms(phone: string, text: string): Promise<void>;
  mail(to: string, subject: string, text: string, enclosed?: Enclosed): Promise<void>;
};

export type Issued = {
  status: 'done' | 'failed' | 'unknown';
  issuerId?: string;
  brand?: string;
  lastFour?: string;
  /** `11/29`. */
  expires?: string;
};
export type CardSecrets = { number: string; cvv: string; expires: string };
/**
 * The issuer of virtual cards. It keeps the number and the CVV, so that the bank does not; a reference is issued at most once. `reveal` throws Fault `unavailable`.
 */
export type Cards = Absent & {
  issue(order: { reference: string; holder: string }): Promise<Issued>;
  query(reference: string): Promise<Issued | { status: 'missing' }>;
  reveal(issuerId: string): Promise<CardSecrets>;
};

/** A browser that asked to be told, as its push service knows it. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** Web push. `gone` where the browser no longer listens; throws where the service did not take the message. */
export type Push = {
  /** What a browser subscribes with, base64url. */
  publicKey: string;
  send(to: PushAddress, message: { body: string; urgent: boolean }): Promise<'sent' | 'gone'>;
};

/**
 * What tells a worker to look: called after commit, by what the transaction signalled; carries ids only, may be lost (a sweep finds what it missed). `settle`
 * takes any order's id.
 */
export type Wake = {
  inbound(conversationId: bigint): Promise<void>;
  outbound(conversationId: bigint): Promise<void>;
  settle(orderId: bigint, delayMs?: number): Promise<void>;
  /** A developer's server has events due. */
  events(webhookId: string): Promise<void>;
  /** Something is to be sent by SMS, mail or push, or in chat after quiet hours. */
  notices(channel: string): Promise<void>;
  /** A provider's webhook was stored. */
  webhook?(id: bigint): Promise<void>;
};
