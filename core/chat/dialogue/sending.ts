import {
  type Beneficiary,
  findCustomerByIdentity,
  findNewlySaved,
  isSameName,
  listBeneficiaries,
  parsePhone,
} from '../../customers/index.ts';
import {
  bankByCode,
  banks,
  Fault,
  type Kobo,
  karoBank,
  kobo,
  totalOf,
  transferCharges,
  zero,
} from '../../kernel/index.ts';
import { balanceOfCustomer, checkFunds } from '../../ledger/index.ts';
import { checkTransferLimits } from '../../limits/index.ts';
import {
  enquireName,
  findReceived,
  findSameTransfer,
  latestTransfer,
  quoteTransfer,
} from '../../products/transfers/index.ts';
import { BACK, isAgain, isRelation, WITHIN } from '../nlu/index.ts';
import { unpackPeriod } from './asking.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import { findNamed } from './known.ts';
import { findByHandle } from './naming.ts';
import { askByNumber, askWallet, findNumber, isByNumber, refuseOwn } from './paying-numbers.ts';
import { offerLater } from './scheduling.ts';
import type { Option, Values } from './state.ts';

/** Banks offered as buttons where the customer named none. */
const OFFERED = ['GTBank', 'Access', 'Zenith', 'First Bank', 'UBA', 'OPay', 'Karo'];
const PEOPLE_SHOWN = 3;
const PEOPLE_MOST = 8;

/** Whether the customer could pay so much at all, told before anything else is asked. */
export async function checkAffordable(scene: Scene, values: Values): Promise<undefined> {
  const amount = kobo(BigInt(values.amount ?? '0'));
  if (amount <= 0n) throw new Fault('amount_invalid');
  const customer = await scene.customer();
  await checkFunds(scene.bank.db, customer.id, amount);
}

async function checkSendable(scene: Scene, values: Values): Promise<undefined> {
  // What is paid on a later day is held to the money and the limits of that day.
  if (values.schedule) return;
  await checkAffordable(scene, values);
  const amount = kobo(BigInt(values.amount ?? '0'));
  await checkTransferLimits(scene.bank.db, await scene.customer(), amount, scene.now);
}

const toOption = (person: Beneficiary): Option => ({
  title: person.nickname ?? person.name,
  about: `${person.bankName} ${person.account}`,
  values: {
    name: person.nickname ?? person.name,
    account: person.account,
    bank: person.bankCode,
    payee: person.name,
  },
});

/** People as choices: two of one name are told apart by whose accounts they are, or by their banks. */
const told = (people: readonly Beneficiary[]): Option[] =>
  people.map((person) => {
    const option = toOption(person);
    const same = people.filter((each) => (each.nickname ?? each.name) === option.title);
    if (same.length < 2) return option;
    const owners = new Set(same.map((each) => each.name));
    const apart = owners.size === same.length ? person.name : person.bankName;
    return { ...option, title: `${option.title} (${apart})` };
  });

/** Finds whom a name means among those paid before: one is taken, several are asked about. */
async function findPayee(scene: Scene, values: Values): Promise<Checked> {
  const { name, account, bank } = values;
  if (!name || account) return undefined;
  if (name.startsWith('@')) return findByHandle(scene, values, karoBank.code);
  const found = await findNamed(scene, name);
  const there = found.filter((person) => !bank || person.bankCode === bank);
  const people = there.length > 0 ? there : found;
  const [only] = people;
  // Who is known at another bank than the one named is asked about, and not paid there.
  const isElsewhere = bank !== undefined && there.length === 0;
  if (only && people.length === 1 && !isElsewhere) return { values: { ...toOption(only).values, name } };
  if (people.length === 0) return undefined;
  const text = scene.phrases.chat.ask.whichPerson({ name });
  return { ask: { text, options: told(people.slice(0, PEOPLE_MOST)) } };
}

async function askTo(scene: Scene, values: Values): Promise<Question> {
  const { ask } = scene.phrases.chat;
  if (values.name) return { text: ask.toUnknown({ name: values.name }) };
  const customer = await scene.customer();
  const people = await listBeneficiaries(scene.bank.db, customer.id, PEOPLE_SHOWN);
  return { text: ask.to(), options: people.map(toOption) };
}

/** Which bank an account is with. */
export const askBank = (scene: Scene, values: Values): Question => ({
  text: scene.phrases.chat.ask.bank({ account: values.account ?? '' }),
  options: OFFERED.map((short) => ({
    title: short,
    values: { bank: banks.find((bank) => bank.short === short)?.code ?? '' },
  })),
});

/** Which bank, or which wallet where a phone number was given. */
const askBankOf = (scene: Scene, values: Values): Question =>
  isByNumber(scene, values) ? askWallet(scene, values) : askBank(scene, values);

/** Here, a phone number stands for the account of the customer who proved it. */
export async function findByPhone(scene: Scene, values: Values): Promise<Checked> {
  const phone = values.account && parsePhone(values.account);
  if (values.bank !== karoBank.code || !phone) return undefined;
  const owner = await findCustomerByIdentity(scene.bank.db, 'phone', phone);
  return owner?.nuban ? { values: { account: owner.nuban } } : undefined;
}

/** What somebody sent last is what they are given back, where no other sum is named. */
async function backTo(scene: Scene, values: Values): Promise<Checked> {
  if (!values.name || values.account) return undefined;
  const { id } = await scene.customer();
  const got = await findReceived(scene.bank.db, id, values.name);
  if (!got) return undefined;
  const amount = values.amount ?? String(got.amount);
  return { values: { amount, account: got.account, bank: karoBank.code, payee: got.name } };
}

/** What came from whoever is given their money back. */
async function received(scene: Scene, values: Values): Promise<string[]> {
  if (values.again !== BACK || !values.payee) return [];
  const got = await findReceived(scene.bank.db, (await scene.customer()).id, values.payee);
  return got ? [scene.phrases.chat.ask.received(got)] : [];
}

/** What was sent in a month that is named, once more; where nothing was, that is said. */
async function sameAsThen(scene: Scene, values: Values): Promise<Checked> {
  const { id } = await scene.customer();
  const period = (values.again ?? '').slice(WITHIN.length);
  const { from, to } = unpackPeriod(period);
  const then = await latestTransfer(scene.bank.db, id, { name: values.name, from, to });
  if (!then) return { values: { again: 'none', period } };
  const { account, bankCode: bank, name: payee } = then;
  return { values: { amount: values.amount ?? String(then.amount), account, bank, name: payee, payee } };
}

/** How long after somebody was saved "him" is still that person. */
const MET_MS = 15 * 60_000;

/** "Send him 5k" after somebody was saved, or before anybody was paid: the one who was saved, or a question. */
async function toWhomSaved(
  scene: Scene,
  values: Values,
  last: { createdAt: Date } | undefined,
): Promise<Checked> {
  if (!values.amount || values.name || values.account) return undefined;
  const { id: customerId } = await scene.customer();
  const since = new Date(Math.max(scene.now.getTime() - MET_MS, last?.createdAt.getTime() ?? 0));
  const met = await findNewlySaved(scene.bank.db, { customerId, since });
  if (met) {
    const { account, bankCode: bank, name } = met;
    return { values: { account, bank, name, payee: name, again: 'done' } };
  }
  return last ? undefined : { values: { again: 'done' } };
}

/** The last transfer fills what is not said anew; one that has not arrived is asked after instead. */
async function sameAgain(scene: Scene, values: Values): Promise<Checked> {
  if (values.again === BACK) return backTo(scene, values);
  if (values.again?.startsWith(WITHIN)) return sameAsThen(scene, values);
  if (!isAgain(values.again)) return undefined;
  const { id } = await scene.customer();
  const { name } = values;
  // "The usual" for Chidi is what he was sent, and not what went to anybody last.
  const usual =
    values.again === 'usual' && name ? await latestTransfer(scene.bank.db, id, { name }) : undefined;
  const last = usual ?? (await latestTransfer(scene.bank.db, id, 'last'));
  const met = await toWhomSaved(scene, values, last);
  if (met) return met;
  if (!last) return { values: { again: 'none' } };
  if (last.status === 'pending' || last.status === 'sending' || last.status === 'waiting')
    return { values: { again: 'pending' } };
  const amount = values.amount ?? String(last.amount);
  const { account, bankCode, name: payee } = last;
  const to = name || values.account ? {} : { account, bank: bankCode, name: payee, payee };
  return { values: { ...to, amount, again: 'done' } };
}

const isOrder = (_: Scene, { again }: Values): boolean => again !== 'none' && again !== 'pending';

async function sayWhyNot(scene: Scene, values: Values): Promise<Completion> {
  const { chat } = scene.phrases;
  if (values.again === 'none' && values.period) {
    const label = chat.period(unpackPeriod(values.period));
    return {
      say: { text: chat.oneWay({ way: 'out', name: values.name, label, lines: [], more: 0, total: zero }) },
    };
  }
  if (values.again === 'none') return { say: { text: chat.noTransfer() } };
  const { id } = await scene.customer();
  const last = await latestTransfer(scene.bank.db, id, 'last');
  if (!last) return { say: { text: chat.noTransfer() } };
  const words = last.status === 'waiting' ? chat.where.waiting : chat.where.pending;
  return { say: { text: words({ ...last, bank: last.bankName, at: last.createdAt }) } };
}

/** A warning where the account's owner is not whom the customer named. */
function differs(scene: Scene, values: Values, found: string): string[] {
  const said = values.payee ?? values.name;
  if (said && isRelation(said)) return [];
  return said && !isSameName(said, found) ? [scene.phrases.chat.nameDiffers({ said, found })] : [];
}

/** So soon after the same order, the second could be a slip. */
const SAME_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** A warning where just that sum went to the same account a moment ago, unless it was asked for once more. */
async function sentAlready(scene: Scene, customerId: string, values: Values): Promise<string[]> {
  if (values.again !== undefined) return [];
  const { bank, now, phrases } = scene;
  const amount = kobo(BigInt(values.amount ?? '0'));
  const to = { bankCode: values.bank ?? '', account: values.account ?? '' };
  const since = new Date(now.getTime() - SAME_MS);
  const sent = await findSameTransfer(bank.db, { customerId, ...to, amount, since });
  if (!sent) return [];
  const minutes = Math.floor((now.getTime() - sent.createdAt.getTime()) / MINUTE_MS);
  return [phrases.chat.ask.sentAlready({ amount, name: sent.name, minutes })];
}

async function offer(scene: Scene, values: Values): Promise<Completion> {
  if (!isOrder(scene, values)) return sayWhyNot(scene, values);
  if (values.schedule) {
    const { bank: bankCode = '', account = '', narration = '' } = values;
    return offerLater(scene, values, { operation: 'transfer', bankCode, account, narration });
  }
  const { bank, conversation, phrases } = scene;
  const customer = await scene.customer();
  const named = values.payee === undefined && values.name && isRelation(values.name);
  const quote = await quoteTransfer(bank, {
    customerId: customer.id,
    conversationId: conversation.id,
    bankCode: values.bank ?? '',
    account: values.account ?? '',
    amount: kobo(BigInt(values.amount ?? '0')),
    narration: values.narration,
    said: named ? undefined : (values.payee ?? values.name),
    ...(named && { nickname: values.name }),
  });
  const text = [
    ...(await received(scene, values)),
    ...(await sentAlready(scene, customer.id, values)),
    ...differs(scene, values, quote.name),
    phrases.money.quote({ ...quote, bank: quote.bankName }),
    phrases.chat.orCancel(),
  ].join('\n\n');
  const { quoteId } = quote;
  return { quoteId, say: { text, approval: { quoteId } } };
}

const enquires = (_: Scene, { enquiry }: Values): boolean => enquiry === 'name';

/** Whose account it is, as its bank says, and how much is to be sent there. */
async function askForOwner(scene: Scene, values: Values): Promise<Question> {
  const { account = '', bank: bankCode = '' } = values;
  const { name } = await enquireName(scene.bank, (await scene.customer()).id, { bankCode, account });
  return { text: scene.phrases.chat.ask.sendToOwner({ account, bank: shortBank(bankCode), name }) };
}

const isPart = (scene: Scene, values: Values): boolean => isOrder(scene, values) && values.part !== undefined;

/** Half of what can be spent; or the most that can be sent there, its fee and duty paid out of the rest. */
async function partOfBalance(scene: Scene, values: Values): Promise<string> {
  const { db } = scene.bank;
  const { id } = await scene.customer();
  const { available } = await balanceOfCustomer(db, id);
  const kind = values.bank === karoBank.code ? 'karo' : 'nip';
  const less = (from: Kobo): Kobo => kobo(available - totalOf(zero, transferCharges(kind, from)));
  if (values.part === 'half') return String((available / 200n) * 100n);
  const safe = less(available);
  if (safe <= 0n) await checkFunds(db, id, kobo(available + 1n));
  // With a lower charge for the smaller sum a little more goes.
  const more = less(safe);
  return String(less(more) >= more ? more : safe);
}

/** Sends money to an account here or at another bank. */
export const transfer: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'again', check: sameAgain },
    { name: 'enquiry' },
    { name: 'part', drops: ['amount'] },
    {
      name: 'amount',
      needed: (scene, values) =>
        isOrder(scene, values) && !enquires(scene, values) && values.part === undefined,
      drops: ['part'],
      ask: (scene) => ({ text: scene.phrases.chat.ask.amount() }),
      check: checkSendable,
    },
    { name: 'name', check: findPayee, drops: ['account', 'bank', 'payee'] },
    { name: 'account', needed: isOrder, ask: askTo, check: refuseOwn, drops: ['payee'] },
    { name: 'beneficiary', needed: isByNumber, presume: findNumber },
    { name: 'phone', check: askByNumber, drops: ['beneficiary', 'bank', 'payee'] },
    { name: 'bank', needed: isOrder, ask: askBankOf, check: findByPhone },
    { name: 'amount', needed: enquires, ask: askForOwner, check: checkSendable },
    { name: 'amount', needed: isPart, presume: partOfBalance, check: checkSendable },
    { name: 'narration' },
    { name: 'schedule' },
  ],
  complete: offer,
};

/** The bank's own short name for a code, as it is shown. */
export const shortBank = (code: string): string => bankByCode(code)?.short ?? code;
