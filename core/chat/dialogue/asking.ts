import { setLanguage } from '../../customers/index.ts';
import {
  dayOf,
  Fault,
  kobo,
  type Language,
  languages,
  offeredBy,
  startOfDay,
  startOfMonth,
  sum,
} from '../../kernel/index.ts';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { phrasesIn, writtenFor } from '../../phrases/index.ts';
import { numberShown } from '../../products/inward/index.ts';
import { latestTransfer, type TransferView, transferView } from '../../products/transfers/index.ts';
import { listBills } from '../../products/vending/index.ts';
import { liensOf, orderedBy } from '../../security/index.ts';
import {
  listStatement,
  listTransactions,
  receiptFor,
  receiptText,
  type Transaction,
} from '../../statements/index.ts';
import { hasLeft, recall } from '../../support/index.ts';
import type { Answered, Completion, Flow, MenuItem, Question, Scene } from './flow.ts';
import { findNamed } from './known.ts';
import type { Option, Values } from './state.ts';

const MENU: readonly MenuItem[] = ['transfer', 'balance', 'airtime', 'transactions', 'human'];
/** What the bank offers to do, where somebody asks or is not understood. */
export const menuFor = (scene: Scene): readonly MenuItem[] =>
  scene.conversation.customerId ? MENU : ['open_account', 'help', 'human'];

const vended = ['airtime', 'data', 'electricity', 'tv'] as const;
const TRANSACTIONS = 5;
const TRANSACTIONS_MOST = 20;
const STATEMENT_LINES = 8;
const STATEMENT_MOST = 500;
const DAY_MS = 24 * 3_600_000;

/** An answer that needs nothing but the customer. */
const answer = (complete: Flow['complete']): Flow => ({
  kind: 'answer',
  who: 'customer',
  slots: [],
  complete,
});
/** The same for anybody. */
const toAnyone = (complete: Flow['complete']): Flow => ({ ...answer(complete), who: 'anyone' });

const isStranger = (scene: Scene): boolean => scene.conversation.customerId === undefined;

export const greet = toAnyone(async (scene) => {
  const { chat } = scene.phrases;
  if (isStranger(scene)) return { say: { text: chat.helloStranger() }, invite: true };
  const { firstName } = await scene.customer();
  return { say: { text: chat.hello({ firstName }) }, menu: MENU };
});

export const help = toAnyone(async (scene) => {
  const { chat } = scene.phrases;
  const offers = offeredBy(scene.bank);
  if (!isStranger(scene)) return { say: { text: chat.menu(offers) }, menu: MENU };
  if (offers.opening) return { say: { text: chat.menuStranger(offers) }, invite: true };
  return { say: { text: chat.notYet({ what: chat.products.open_account }) }, menu: ['human'] };
});

export const thanks = toAnyone(async (scene) => ({ say: { text: scene.phrases.chat.thanks() } }));
export const abuse = toAnyone(async (scene) => ({
  say: { text: scene.phrases.chat.abuse() },
  menu: ['human'],
}));
export const outOfScope = toAnyone(async (scene) => ({
  say: { text: scene.phrases.chat.outOfScope(offeredBy(scene.bank)) },
  menu: menuFor(scene),
}));

export const balance = answer(async (scene) => {
  const customer = await scene.customer();
  const { available, held, lien } = await balanceOfCustomer(scene.bank.db, customer.id);
  const nuban = await numberShown(scene.bank, customer);
  // Whoever has something left to spend beside no lien has none.
  const hasNone = lien === undefined && available > 0n;
  const placed = hasNone ? [] : await liensOf(scene.bank.db, customer.id);
  const liens = placed.map((lien) => scene.phrases.compliance.lien(orderedBy(lien)));
  return { say: { text: scene.phrases.chat.balance({ available, held, liens, nuban }) } };
});

const toLine = (line: Transaction) => ({
  at: line.at,
  kind: line.kind,
  who: line.counterparty ?? (line.kind === 'other' ? line.narration : ''),
  amount: line.amount,
  status: line.status,
});

/** A word of a name that somebody used, in the name as it is known. */
const isNamed = (line: Transaction, name: string | undefined): boolean =>
  name === undefined || (line.counterparty ?? '').toLowerCase().includes(name.toLowerCase());

/** What came in, or what went out: who sent it, or whom it was sent to. What came back was sent by nobody. */
async function listOneWay(scene: Scene, values: Values, way: 'in' | 'out'): Promise<Answered> {
  const period = values.period ? unpackPeriod(values.period) : undefined;
  const customer = await scene.customer();
  const { from, to } = period ?? {};
  const all = await listStatement(scene.bank.db, customer.id, { from, to, limit: STATEMENT_MOST });
  const lines = all.filter(
    (line) => line.kind !== 'reversal' && (way === 'in') === line.amount > 0n && isNamed(line, values.name),
  );
  const { chat } = scene.phrases;
  const most = Math.min(Number(values.count ?? STATEMENT_LINES) || STATEMENT_LINES, TRANSACTIONS_MOST);
  const text = chat.oneWay({
    way,
    name: values.name,
    label: period && chat.period(period),
    lines: lines.slice(0, most).map(toLine),
    more: lines.length - most,
    total: kobo((way === 'in' ? 1n : -1n) * sum(lines.map((line) => line.amount))),
  });
  return { say: { text } };
}

/** The last few things that happened, or all of a stretch of time that was named. */
export const transactions: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'period' }, { name: 'count' }, { name: 'way' }, { name: 'name' }],
  complete: async (scene, values) => {
    if (values.way) return listOneWay(scene, values, values.way === 'in' ? 'in' : 'out');
    if (values.period) return giveStatement(scene, values);
    const customer = await scene.customer();
    const most = Math.min(Number(values.count ?? TRANSACTIONS) || TRANSACTIONS, TRANSACTIONS_MOST);
    const all = await listTransactions(scene.bank.db, customer.id, values.name ? STATEMENT_MOST : most);
    const theirs = values.name ? all.filter((line) => isNamed(line, values.name)) : [];
    const lines = (theirs.length > 0 ? theirs : all).slice(0, most);
    return { say: { text: scene.phrases.chat.transactions({ lines: lines.map(toLine) }) } };
  },
};

const packPeriod = (period: { from: Date; to: Date; label: string }): string =>
  [period.from.toISOString(), period.to.toISOString(), period.label].join('|');

/** The period that a slot's value keeps. */
export const unpackPeriod = (text: string): { from: Date; to: Date; label: string } => {
  const [from = '', to = '', label = ''] = text.split('|');
  return { from: new Date(from), to: new Date(to), label };
};

/** A period as a slot's value keeps it. */
export const periodValue = packPeriod;

function askPeriod(scene: Scene): Question {
  const { ask, period } = scene.phrases.chat;
  const to = new Date(startOfDay(scene.now).getTime() + DAY_MS);
  const month = startOfMonth(scene.now);
  const lastMonth = startOfMonth(new Date(month.getTime() - 1));
  const all = [
    { from: month, to, label: 'this_month' },
    { from: lastMonth, to: month, label: 'last_month' },
    { from: new Date(to.getTime() - 7 * DAY_MS), to, label: 'last_7_days' },
  ];
  const options: Option[] = all.map((each) => ({
    title: period(each),
    values: { period: packPeriod(each) },
  }));
  return { text: ask.period(), options };
}

async function giveStatement(scene: Scene, values: Values): Promise<Completion> {
  const period = unpackPeriod(values.period ?? '');
  const { from, to } = period;
  const customer = await scene.customer();
  const { db } = scene.bank;
  const lines = await listStatement(db, customer.id, { from, to, limit: STATEMENT_MOST });
  const { balance: now } = await balanceOfCustomer(db, customer.id);
  const amounts = lines.map((line) => line.amount);
  const text = scene.phrases.chat.statement({
    label: scene.phrases.chat.period(period),
    lines: lines.slice(0, STATEMENT_LINES).map(toLine),
    more: lines.length - STATEMENT_LINES,
    into: sum(amounts.filter((amount) => amount > 0n)),
    out: kobo(-sum(amounts.filter((amount) => amount < 0n))),
    balance: now,
  });
  const days = { from: dayOf(from), to: dayOf(new Date(to.getTime() - 1)) };
  return { say: { text, statement: { customerId: customer.id, ...days } } };
}

export const statement: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'period', ask: askPeriod }],
  complete: giveStatement,
};

/** What was sent last to whoever the customer calls by another name than their bank does. */
async function latestToKnown(scene: Scene, called: string): Promise<TransferView | undefined> {
  const { id } = await scene.customer();
  const [known] = await findNamed(scene, called);
  return known && latestTransfer(scene.bank.db, id, { account: known.account });
}

/** The customer's own transfer that is meant: by reference, by name, by sum, or the last one. */
async function findMeant(
  scene: Scene,
  values: Values,
  which: 'pending' | 'last',
): Promise<TransferView | undefined> {
  const { db } = scene.bank;
  const { id } = await scene.customer();
  if (values.reference) {
    const found = await transferView(db, values.reference);
    return found?.customerId === id ? found : undefined;
  }
  const amount = values.amount === undefined ? undefined : kobo(BigInt(values.amount));
  const { name } = values;
  const exact = amount && (await latestTransfer(db, id, { name, amount }));
  if (exact) return exact;
  // Whoever has the sum wrong still means a transfer.
  if (name) return (await latestTransfer(db, id, { name })) ?? latestToKnown(scene, name);
  const pending = which === 'pending' ? await latestTransfer(db, id, 'pending') : undefined;
  return pending ?? latestTransfer(db, id, 'last');
}

const noneMeant = (scene: Scene, values: Values): Completion => {
  const { chat } = scene.phrases;
  return {
    say: { text: values.name ? chat.noTransferTo({ name: values.name }) : chat.noTransfer() },
  };
};

const ARRIVED_SHOWN = '3';
/** What was bought longer ago is not what "did it enter" asks about. */
const LATELY_MS = 24 * 3_600_000;

/** Whoever sent nothing and asks where it is means what was bought last, or what was to come in. */
async function noneOnItsWay(scene: Scene, values: Values): Promise<Completion> {
  if (values.name || values.reference) return noneMeant(scene, values);
  const { db } = scene.bank;
  const { id } = await scene.customer();
  const [bill] = await listBills(db, id, { limit: 1 });
  const isLately = bill && scene.now.getTime() - bill.createdAt.getTime() < LATELY_MS;
  const view = isLately ? await receiptFor(db, bill.reference, id) : undefined;
  if (view)
    return { say: { text: receiptText(view, scene.language), receipt: { reference: view.reference } } };
  const { say } = await listOneWay(scene, { count: ARRIVED_SHOWN }, 'in');
  return { say: { text: `${scene.phrases.chat.noTransfer()}\n\n${say.text}` } };
}

function noneWithin(scene: Scene, { period = '', name }: Values): Completion {
  const { chat } = scene.phrases;
  const label = chat.period(unpackPeriod(period));
  return { say: { text: chat.oneWay({ way: 'out', name, label, lines: [], more: 0, total: kobo(0n) }) } };
}

const whereStatus = {
  waiting: 'waiting',
  sending: 'pending',
  pending: 'pending',
  success: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
  reversed: 'reversed',
} as const;

/** Of money that somebody else is to have sent: what came in last, and who can look for the rest. */
async function sayNotArrived(scene: Scene): Promise<Answered> {
  const { say } = await listOneWay(scene, { count: ARRIVED_SHOWN }, 'in');
  return { say: { text: `${say.text}\n\n${scene.phrases.chat.askSender()}` }, menu: ['human'] };
}

export const whereIsMyMoney: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [{ name: 'name' }, { name: 'amount' }, { name: 'reference' }, { name: 'way' }],
  complete: async (scene, values) => {
    if (values.way === 'in' && !values.reference) return sayNotArrived(scene);
    const found = await findMeant(scene, values, 'pending');
    if (!found) return noneOnItsWay(scene, values);
    const facts = { ...found, bank: found.bankName, at: found.settledAt ?? found.createdAt };
    const text = scene.phrases.chat.where[whereStatus[found.status]](facts);
    if (found.status === 'waiting')
      return { say: { text }, menu: [{ id: `cancel:${found.reference}`, title: 'cancel' }] };
    return { say: { text }, menu: found.status === 'success' ? ['recall', 'human'] : ['human'] };
  },
};

/** The last airtime, data, light or television, where the receipt of that is asked for. */
async function billMeant(scene: Scene, { category, amount }: Values): Promise<string | undefined> {
  const kind = vended.find((each) => each === category);
  if (!kind && !amount) return undefined;
  const { id } = await scene.customer();
  const bills = await listBills(scene.bank.db, id, { ...(kind && { kind }), limit: TRANSACTIONS_MOST });
  return (
    bills.find((bill) => !amount || String(bill.amount) === amount)?.reference ??
    (kind && bills[0]?.reference)
  );
}

/** The last thing of a stretch of time that has a receipt: what went out before what came in. */
async function newestWithin(scene: Scene, values: Values): Promise<string | undefined> {
  const { from, to } = unpackPeriod(values.period ?? '');
  const { id } = await scene.customer();
  const all = await listStatement(scene.bank.db, id, { from, to, limit: STATEMENT_MOST });
  const lines = all.filter(
    (line) =>
      line.reference !== undefined &&
      isNamed(line, values.name) &&
      (values.amount === undefined || String(line.amount).replace('-', '') === values.amount),
  );
  return (lines.find((line) => line.amount < 0n) ?? lines[0])?.reference;
}

/** The reference of the last thing that moved money, but not of money that somebody else sent. */
async function newestOrder(scene: Scene, values: Values): Promise<string | undefined> {
  if (values.period) return newestWithin(scene, values);
  if (values.name) return (await findMeant(scene, values, 'last'))?.reference;
  const sent = values.category || !values.amount ? undefined : await findMeant(scene, values, 'last');
  if (sent && String(sent.amount) === values.amount) return sent.reference;
  const bought = await billMeant(scene, values);
  if (bought) return bought;
  const { id } = await scene.customer();
  const lines = await listTransactions(scene.bank.db, id, 20);
  const named = lines.filter((line) => line.reference !== undefined);
  return (named.find((line) => line.kind !== 'transfer_in') ?? named[0])?.reference;
}

export const receipt: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [
    { name: 'name' },
    { name: 'amount' },
    { name: 'category' },
    { name: 'period' },
    { name: 'reference' },
  ],
  complete: async (scene, values) => {
    const reference = values.reference ?? (await newestOrder(scene, values));
    const viewer = scene.conversation.customerId ?? undefined;
    const view = reference ? await receiptFor(scene.bank.db, reference, viewer) : undefined;
    if (!view) return values.period ? noneWithin(scene, values) : noneMeant(scene, values);
    const picture = { reference: view.key ?? view.reference };
    return { say: { text: receiptText(view, scene.language), receipt: picture } };
  },
};

async function askSure(scene: Scene, values: Values): Promise<Question> {
  const found = await findMeant(scene, values, 'last');
  if (!found) throw new Fault('transfer_missing');
  if (!hasLeft(found)) throw new Fault('nothing_to_recall');
  const { titles, ask } = scene.phrases.chat;
  return {
    text: ask.sureRecall({ amount: found.amount, name: found.name, at: found.createdAt }),
    options: [
      { title: titles.yes, values: { sure: 'yes', reference: found.reference } },
      { title: titles.no, values: { sure: 'no' } },
    ],
  };
}

/** Asks money back that has left: a case with its clock. */
export const recalling: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    { name: 'name' },
    { name: 'amount' },
    { name: 'reference' },
    { name: 'sure', needed: (_, values) => values.reference === undefined, ask: askSure },
  ],
  complete: async (scene, values) => {
    const customer = await scene.customer();
    const reference = values.reference ?? (await findMeant(scene, values, 'last'))?.reference ?? '';
    const dispute = await recall(scene.bank, {
      customerId: customer.id,
      reference,
      reason: 'asked in conversation',
    });
    return { say: { text: scene.phrases.money.recalled(dispute) } };
  },
};

function speak(scene: Scene, values: Values): Completion {
  const language = values.language as Language;
  const stays = writtenFor(scene.language);
  if (writtenFor(language) !== language)
    return { say: { text: scene.phrases.chat.languageNotYet({ language, stays }) } };
  const { customerId } = scene.conversation;
  if (customerId)
    scene.effects.push(async (trx) => {
      await setLanguage(trx, customerId, language);
      return undefined;
    });
  return { say: { text: phrasesIn(language).chat.languageSet({ language }) }, language };
}

/** Changes the language that the bank writes. */
export const language: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [
    {
      name: 'language',
      ask: (scene) => ({
        text: scene.phrases.chat.ask.language(),
        options: languages
          .filter((each) => writtenFor(each) === each)
          .map((each) => ({
            title: scene.phrases.chat.languageNames[each],
            values: { language: each },
          })),
      }),
    },
  ],
  complete: async (scene, values) => speak(scene, values),
};
