import { transact } from '@karo/db/client';
import { type Network, networks } from '../catalogue/index.ts';
import { checkPin, findCustomer, localPhone, parsePhone, setLanguage } from '../customers/index.ts';
import { sendPinResetLink, startCustomer } from '../identity/index.ts';
import { accountFits, banks, Fault, isFault, karoBank, kobo, type Language } from '../kernel/index.ts';
import { balanceOfCustomer } from '../ledger/index.ts';
import { limitsOf } from '../limits/index.ts';
import { approve } from '../orders/index.ts';
import { phrasesIn } from '../phrases/index.ts';
import { numberShown } from '../products/inward/index.ts';
import { latestTransfer, quoteTransfer } from '../products/transfers/index.ts';
import { guessNetwork, quoteAirtime } from '../products/vending/index.ts';
import { findQuote } from '../quotes/index.ts';
import { freezeCustomer } from '../security/index.ts';
import { listTransactions } from '../statements/index.ts';
import { openTicket } from '../support/index.ts';
import {
  approveQuote,
  codeMenu,
  customerOf,
  field,
  list,
  type Menu,
  type MenuName,
  type Next,
  paged,
  parseAmount,
  pin,
  type Scene,
  sentence,
  stop,
  to,
  whole,
} from './dialogue.ts';
import { billMenus } from './paying.ts';

const LINES = 3;

/** The banks whose number it may be; where nobody carries money to others, our own. */
const banksFor = ({ bank }: Scene, account: string) =>
  banks.filter((each) => accountFits(each, account) && (!bank.rails.absent || each.code === karoBank.code));

async function offerTransfer(scene: Scene, bankCode: string): Promise<Next> {
  const { bank, facts, conversationId } = scene;
  const { account = '' } = facts;
  const order = { customerId: customerOf(scene).id, bankCode, account, amount: whole(facts) };
  const quote = await quoteTransfer(bank, { ...order, conversationId });
  facts.bank = bankCode;
  facts.quote = quote.quoteId;
  facts.what = scene.phrases.ussd.sendingWhat({ amount: quote.amount, name: quote.name });
  return { go: 'send.pin' };
}

async function askSend(scene: Scene): Promise<string> {
  const { ussd } = scene.phrases;
  const quote = await findQuote(scene.bank.db, scene.facts.quote ?? '');
  if (quote?.operation !== 'transfer') return ussd.pinAgain();
  const { name, bankName, account } = quote.facts;
  const { amount, fee, duty, total } = quote;
  return ussd.approveSend({ name, account, amount, total, bank: bankName, fee: kobo(fee + duty) });
}

async function send(scene: Scene, given: string): Promise<string> {
  const { status } = await approveQuote(scene, given);
  const quote = await findQuote(scene.bank.db, scene.facts.quote ?? '');
  const name = quote?.operation === 'transfer' ? quote.facts.name : '';
  const said = { amount: whole(scene.facts), name };
  return status === 'success' ? scene.phrases.ussd.sent(said) : scene.phrases.ussd.sending(said);
}

async function showBalance(scene: Scene, given: string): Promise<string> {
  const customer = customerOf(scene);
  const { id } = customer;
  await checkPin(scene.bank, id, given, 'ussd');
  const { available } = await balanceOfCustomer(scene.bank.db, id);
  const nuban = await numberShown(scene.bank, customer);
  return scene.phrases.ussd.balance({ available, nuban });
}

async function showLast(scene: Scene, given: string): Promise<string> {
  const { id } = customerOf(scene);
  await checkPin(scene.bank, id, given, 'ussd');
  const lines = await listTransactions(scene.bank.db, id, LINES);
  const { ussd, site } = scene.phrases;
  if (lines.length === 0) return ussd.nothingYet();
  return lines
    .map(({ at, amount, kind, counterparty = '' }) => {
      const who = kind.startsWith('transfer') ? counterparty : site.movement[kind](counterparty);
      return ussd.line({ at, amount, who });
    })
    .join('\n');
}

const ended = {
  failed: 'back',
  cancelled: 'back',
  reversed: 'back',
  success: 'success',
  waiting: 'waiting',
} as const;

async function showWhere(scene: Scene, given: string): Promise<string> {
  const { id } = customerOf(scene);
  await checkPin(scene.bank, id, given, 'ussd');
  const last = await latestTransfer(scene.bank.db, id, 'last');
  const { ussd } = scene.phrases;
  if (!last) return ussd.noTransfer();
  const how = ended[last.status as keyof typeof ended] ?? 'pending';
  return ussd.where[how]({ amount: last.amount, name: last.name });
}

async function offerAirtime(scene: Scene, network: Network): Promise<Next> {
  const { bank, facts, conversationId, phrases } = scene;
  const { phone = '' } = facts;
  const order = { customerId: customerOf(scene).id, conversationId, network, phone, amount: whole(facts) };
  const quote = await quoteAirtime(bank, order);
  facts.network = network;
  facts.quote = quote.quoteId;
  facts.what = phrases.ussd.airtimeWhat({ amount: quote.amount, phone: quote.phone });
  return { go: 'airtime.pin' };
}

async function chooseNetwork(scene: Scene, phone: string): Promise<Next> {
  const known = parsePhone(phone);
  if (!known) throw new Fault('phone_invalid');
  scene.facts.phone = known;
  const guessed = guessNetwork(known);
  return guessed ? offerAirtime(scene, guessed) : { go: 'airtime.network' };
}

const networkNames = Object.entries(networks) as [Network, string][];

async function buyAirtime(scene: Scene, given: string): Promise<string> {
  await approveQuote(scene, given);
  const { facts, phrases } = scene;
  return phrases.ussd.airtimeSending({ amount: whole(facts), phone: localPhone(facts.phone ?? '') });
}

async function block(scene: Scene): Promise<Next> {
  const { ussd } = scene.phrases;
  if (!scene.vouched) return { end: ussd.ownPhoneOnly() };
  const { id } = customerOf(scene);
  await freezeCustomer(scene.bank, { customerId: id, channel: 'ussd', why: 'asked by *347*5276#' });
  return { end: ussd.blocked() };
}

/** A screen shows no link and takes no picture: the way to a new PIN is texted to the phone in the hand. */
async function resetPin(scene: Scene): Promise<Next> {
  const { ussd } = scene.phrases;
  if (!scene.vouched) return { end: ussd.ownPhoneOnly() };
  try {
    await sendPinResetLink(scene.bank, customerOf(scene));
  } catch (error) {
    if (isFault(error)) return { end: sentence(scene, error) };
    throw error;
  }
  return { end: ussd.resetTexted() };
}

async function callMe(scene: Scene): Promise<Next> {
  const { ussd } = scene.phrases;
  const ticket = await openTicket(scene.bank, {
    customerId: customerOf(scene).id,
    subject: ussd.personSubject(),
    category: 'General Inquiry',
    priority: 'high',
    message: localPhone(scene.phone),
  });
  return { end: ussd.personAsked({ ticket: String(ticket.id) }) };
}

async function showCharges(scene: Scene): Promise<Next> {
  const { daily, dailyBills } = await limitsOf(scene.bank.db, customerOf(scene), scene.bank.clock.now());
  return { end: scene.phrases.ussd.charges({ daily, bills: dailyBills }) };
}

const speak =
  (language: Language) =>
  async (scene: Scene): Promise<Next> => {
    const { id } = customerOf(scene);
    await transact(scene.bank.db, (trx) => setLanguage(trx, id, language));
    return { end: phrasesIn(language).ussd.languageSet() };
  };

async function takeBvn(scene: Scene, said: string): Promise<Next> {
  const names = (scene.facts.fullName ?? '').split(' ');
  const opening = await startCustomer(scene.bank, {
    firstName: names.slice(0, -1).join(' '),
    lastName: names.at(-1) ?? '',
    phone: scene.phone,
    bvn: said,
    language: scene.language,
    conversationId: scene.conversationId,
  });
  scene.facts.quote = opening.quoteId;
  return { go: 'open.pin' };
}

async function open(scene: Scene, said: string): Promise<Next> {
  const { ussd } = scene.phrases;
  if (said === '0') return stop(scene);
  const [first, second] = [said.slice(0, 4), said.slice(4)];
  if (!/^\d{8}$/.test(said)) throw new Fault('pin_invalid');
  if (first !== second) return { go: 'open.pin', note: ussd.pinsDiffer() };
  const quoteId = scene.facts.quote ?? '';
  const done = await approve(scene.bank, { quoteId, pin: first, device: `ussd: ${localPhone(scene.phone)}` });
  const customer = await findCustomer(scene.bank.db, done.customerId);
  return { end: ussd.opened({ firstName: customer?.firstName ?? '', nuban: customer?.nuban ?? '' }) };
}

const pinOf: Record<string, MenuName> = { airtime: 'airtime.pin', bill: 'bills.pin' };

/** Every question that the dialogue can ask. */
export const menus: Record<MenuName, Menu> = {
  ...billMenus,
  code: codeMenu,
  home: list(
    ({ phrases }) => phrases.ussd.home(),
    { 1: to('send.amount'), 2: to('balance'), 3: to('airtime.amount'), 4: to('bills'), 5: to('help') },
    { 3: 'bills', 4: 'bills' },
  ),
  stranger: list(
    ({ phrases }) => phrases.ussd.homeStranger(),
    { 1: to('open.name'), 2: to('about') },
    { 1: 'opening' },
  ),
  resume: list(({ phrases, facts }) => phrases.ussd.resume({ what: facts.what ?? '' }), {
    1: ({ facts }) => ({ go: pinOf[facts.operation ?? ''] ?? 'send.pin' }),
    2: to('home'),
  }),

  'send.amount': field(
    ({ phrases }) => phrases.ussd.amount(),
    async ({ facts }, said) => {
      facts.amount = parseAmount(said);
      return { go: 'send.account' };
    },
  ),
  'send.account': field(
    ({ phrases }) => phrases.ussd.account(),
    async (scene, said) => {
      const { facts } = scene;
      if (!/^\d{10}$/.test(said) || banksFor(scene, said).length === 0)
        throw new Fault('nuban_invalid', { account: said });
      facts.account = said;
      delete facts.page;
      return { go: 'send.bank' };
    },
  ),
  'send.bank': paged(
    'send.bank',
    ({ phrases }) => phrases.ussd.bank(),
    (scene) => banksFor(scene, scene.facts.account ?? ''),
    (bank) => bank.short,
    (scene, bank) => offerTransfer(scene, bank.code),
  ),
  'send.pin': pin(askSend, send),

  balance: list(({ phrases }) => phrases.ussd.balanceOrLast(), { 1: to('balance.pin'), 2: to('last.pin') }),
  'balance.pin': pin(async ({ phrases }) => phrases.ussd.pinForBalance(), showBalance),
  'last.pin': pin(async ({ phrases }) => phrases.ussd.pinForBalance(), showLast),

  'airtime.amount': field(
    ({ phrases }) => phrases.ussd.amount(),
    async ({ facts }, said) => {
      facts.amount = parseAmount(said);
      return { go: 'airtime.for' };
    },
  ),
  'airtime.for': list(({ phrases, phone }) => phrases.ussd.airtimeFor({ phone: localPhone(phone) }), {
    1: (scene) => chooseNetwork(scene, scene.phone),
    2: to('airtime.phone'),
  }),
  'airtime.phone': field(({ phrases }) => phrases.ussd.phone(), chooseNetwork),
  'airtime.network': field(
    ({ phrases, facts }) =>
      [
        phrases.ussd.network({ phone: localPhone(facts.phone ?? '') }),
        ...networkNames.map(([, name], index) => `${index + 1} ${name}`),
      ].join('\n'),
    async (scene, said) => {
      const [chosen] = networkNames[Number(said) - 1] ?? [];
      return chosen
        ? offerAirtime(scene, chosen)
        : { go: 'airtime.network', note: scene.phrases.ussd.choose() };
    },
  ),
  'airtime.pin': pin(async (scene) => {
    const { facts, phrases } = scene;
    const network = networks[facts.network as Network] ?? '';
    return phrases.ussd.approveAirtime({
      amount: whole(facts),
      network,
      phone: localPhone(facts.phone ?? ''),
    });
  }, buyAirtime),

  help: list(
    ({ phrases }) => phrases.ussd.help(),
    { 1: to('where.pin'), 2: to('block'), 3: callMe, 4: showCharges, 5: to('language'), 6: resetPin },
    { 6: 'newPin' },
  ),
  'where.pin': pin(async ({ phrases }) => phrases.ussd.pinForWhere(), showWhere),
  block: list(({ phrases }) => phrases.ussd.sureBlock(), { 1: block, 2: stop }),
  language: list(({ phrases }) => phrases.ussd.languages(), {
    1: speak('en'),
    2: speak('pcm'),
    3: speak('ha'),
    4: speak('yo'),
    5: speak('ig'),
  }),

  about: list(({ phrases }) => phrases.ussd.helpStranger(), {
    1: ({ phrases }) => ({ end: phrases.ussd.about() }),
    2: ({ phrases }) => ({ end: phrases.ussd.needed() }),
  }),
  'open.name': field(
    ({ phrases }) => phrases.ussd.fullName(),
    async ({ facts, phrases, bank }, said) => {
      // The register's own code is given where nobody hears it: on the page.
      if (bank.bvn.consent)
        return { end: phrases.ussd.openOnPage(bank.config.publicUrl.replace(/^https?:\/\//, '')) };
      const name = said.replace(/\s+/g, ' ');
      if (!/^\p{L}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*)+$/u.test(name))
        throw new Fault('name_invalid');
      facts.fullName = name;
      return { go: 'open.bvn' };
    },
  ),
  'open.bvn': { ...field(({ phrases }) => phrases.ussd.bvn(), takeBvn), secret: true },
  'open.pin': { ask: async ({ phrases }) => phrases.ussd.newPin(), hear: open, secret: true },
};
