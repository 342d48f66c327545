import {
  type BillKind,
  type BillPlan,
  type BillWords,
  discos,
  findPlan,
  networks,
  plansOf,
  televisions,
} from '../../catalogue/index.ts';
import { localPhone } from '../../customers/index.ts';
import { Fault, kobo } from '../../kernel/index.ts';
import {
  type Bill,
  type BillOffer,
  billerName,
  checkBillNumber,
  guessNetwork,
  listBills,
  offerBill,
  repeatBill,
} from '../../products/vending/index.ts';
import { isAgain } from '../nlu/index.ts';
import type { Checked, Completion, Flow, MenuItem, Question, Scene, Slot } from './flow.ts';
import { offerLater } from './scheduling.ts';
import { checkAffordable } from './sending.ts';
import type { Option, Values } from './state.ts';
import { askPhone, ownPhone } from './topping-up.ts';

const SAVED = 3;
const LOOKED_AT = 20;
const PLANS_SHOWN = 8;
const kinds: readonly MenuItem[] = ['airtime', 'data', 'electricity', 'tv'];

async function paidBefore(scene: Scene, kind?: BillKind): Promise<Bill[]> {
  const customer = await scene.customer();
  return listBills(scene.bank.db, customer.id, { kind, status: 'success', limit: LOOKED_AT });
}

const wordsOf = (bill: Bill | BillOffer): BillWords & { kind: BillKind } => ({
  kind: bill.kind === 'airtime' ? 'data' : bill.kind,
  biller: bill.billerName,
  number: bill.number,
  holder: bill.holder,
  plan: bill.plan,
  meterType: bill.meterType,
  amount: bill.amount,
});

/** What is shown before the PIN. */
function present({ phrases }: Scene, offer: BillOffer): Completion {
  const { quoteId, amount, number: phone, billerName: network, expiresAt } = offer;
  const words =
    offer.kind === 'airtime'
      ? phrases.money.airtimeQuote({ amount, phone, network, expiresAt })
      : phrases.bills.quote({ ...wordsOf(offer), expiresAt });
  return { quoteId, say: { text: `${words}\n\n${phrases.chat.orCancel()}`, approval: { quoteId } } };
}

const lastToken = async (scene: Scene): Promise<Completion> => {
  const { bills } = scene.phrases;
  const bill = (await paidBefore(scene, 'electricity')).find((each) => each.token);
  if (!bill?.token) return { say: { text: bills.noToken() } };
  return { say: { text: bills.token({ ...wordsOf(bill), token: bill.token, units: bill.units }) } };
};

/** `again` is `token` where the last token is asked for, `same` where the last bill is wanted once more. */
const isToken = (values: Values): boolean => values.again === 'token';
const isOrder = (_: Scene, values: Values): boolean => !isToken(values);

/** What the last bill of this kind was fills what is not said anew. */
const againSlot = (kind: BillKind): Slot => ({
  name: 'again',
  check: async (scene, values) => {
    if (!isAgain(values.again)) return undefined;
    const [last] = await paidBefore(scene, kind);
    if (!last) return undefined;
    const before: Values =
      kind === 'data'
        ? { phone: last.number, network: last.biller }
        : { meter: last.number, biller: last.biller };
    if (kind === 'electricity') before.amount = String(last.amount);
    // Another sum is another plan: the one that costs it, or a question.
    else if (values.amount === undefined) before.bundle = last.planId;
    return { values: { ...before, ...values } };
  },
});

async function askNumber(scene: Scene, values: Values, kind: 'electricity' | 'tv'): Promise<Question> {
  const { bills } = scene.phrases;
  const paid = (await paidBefore(scene, kind)).filter(
    (bill) => !values.biller || bill.biller === values.biller,
  );
  const numbers = [...new Map(paid.map((bill) => [bill.number, bill])).values()].slice(0, SAVED);
  return {
    text: kind === 'tv' ? bills.smartcard() : bills.meter(),
    options: numbers.map((bill) => ({
      title: `${bill.billerName} ${bill.number}`,
      ...(bill.holder && { about: bill.holder }),
      values: { meter: bill.number, biller: bill.biller },
    })),
  };
}

/** The company that was paid for this number before. */
const knownBiller = (kind: BillKind) => async (scene: Scene, values: Values) =>
  (await paidBefore(scene, kind)).find((bill) => bill.number === values.meter)?.biller;

const checkNumber =
  (kind: 'electricity' | 'tv') =>
  async (scene: Scene, values: Values): Promise<undefined> => {
    if (values.biller && values.meter)
      await checkBillNumber(scene.bank, {
        customerId: (await scene.customer()).id,
        kind,
        biller: values.biller,
        number: values.meter,
        ...(values.meter_type === 'postpaid' && { meterType: 'postpaid' }),
      });
  };

/** What a run pays of a bill, and how much: a plan says its own price. */
function payLater(scene: Scene, kind: 'data' | 'electricity' | 'tv', values: Values): Promise<Completion> {
  const { network = '', biller: company = '', phone = '', meter = '', bundle } = values;
  const [biller, number] = kind === 'data' ? [network, phone] : [company, meter];
  const price = bundle === undefined ? undefined : findPlan(biller, bundle)?.price;
  const amount = price === undefined ? values.amount : String(price);
  const meterType =
    kind === 'electricity' ? (values.meter_type === 'postpaid' ? 'postpaid' : 'prepaid') : null;
  const payee = { operation: 'bill', kind, biller, number, plan: bundle ?? null, meterType } as const;
  return offerLater(scene, Object.assign({}, values, { amount }), payee);
}

async function offerFor(
  scene: Scene,
  kind: 'data' | 'electricity' | 'tv',
  values: Values,
): Promise<Completion> {
  if (isToken(values)) return lastToken(scene);
  if (values.schedule) return payLater(scene, kind, values);
  const customer = await scene.customer();
  const offer = await offerBill(scene.bank, {
    customerId: customer.id,
    conversationId: scene.conversation.id,
    kind,
    biller: kind === 'data' ? values.network : values.biller,
    number: (kind === 'data' ? values.phone : values.meter) ?? '',
    plan: values.bundle,
    ...(kind === 'electricity' && { amount: kobo(BigInt(values.amount ?? '0')) }),
    ...(values.meter_type === 'postpaid' && { meterType: 'postpaid' }),
  });
  return present(scene, offer);
}

/** Buys electricity; “my token” gives the last one again. */
export const electricity: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    againSlot('electricity'),
    {
      name: 'amount',
      needed: isOrder,
      ask: ({ phrases }) => ({ text: phrases.bills.howMuch() }),
      check: checkAffordable,
    },
    { name: 'meter_type' },
    {
      name: 'meter',
      needed: isOrder,
      ask: (scene, values) => askNumber(scene, values, 'electricity'),
      check: checkNumber('electricity'),
    },
    {
      name: 'biller',
      needed: isOrder,
      presume: knownBiller('electricity'),
      ask: ({ phrases }) => ({
        text: phrases.bills.whichDisco(),
        options: discos.map(({ id, name, area }) => ({ title: name, about: area, values: { biller: id } })),
      }),
      check: checkNumber('electricity'),
    },
    { name: 'schedule' },
  ],
  complete: (scene, values) => offerFor(scene, 'electricity', values),
};

const toOption = (scene: Scene, plan: BillPlan): Option => ({
  title: scene.phrases.bills.planTitle(plan),
  about: scene.phrases.bills.days(plan),
  values: { bundle: plan.id },
});

/** Which of some plans. Where none costs what was said, that is told first. */
function askPlan(
  scene: Scene,
  kind: BillKind,
  biller: string,
  plans: readonly BillPlan[],
  amount?: string,
): Question {
  const { bills } = scene.phrases;
  const sold = plans.filter((plan) => String(plan.price) === amount);
  const none =
    amount === undefined || sold.length > 0 ? '' : `${bills.noPlanAt({ amount: kobo(BigInt(amount)) })} `;
  return {
    text: `${none}${bills.whichPlan({ biller: billerName(kind, biller) })}`,
    options: (sold.length > 0 ? sold : plans).slice(0, PLANS_SHOWN).map((plan) => toOption(scene, plan)),
  };
}

/** A size that is sold for several lengths of time is asked about, and so is a length for which several sizes are sold. */
function checkPlan(scene: Scene, kind: BillKind, biller: string, values: Values): Checked {
  const said = values.bundle ?? '';
  const meant = plansOf(biller).filter(({ name }) => {
    const plan = name.toLowerCase();
    return plan.startsWith(`${said} `) || plan.endsWith(` ${said}`);
  });
  if (kind === 'data' && meant.length > 1) return { ask: askPlan(scene, kind, biller, meant) };
  const plan = (kind === 'data' ? meant[0] : undefined) ?? findPlan(biller, said);
  if (!plan) throw new Fault('bill_plan');
  return { values: { bundle: plan.id } };
}

/** The one plan that costs exactly this. */
const planAt = (biller: string, amount: string | undefined): string | undefined => {
  const [plan, other] = plansOf(biller).filter((each) => String(each.price) === amount);
  return other ? undefined : plan?.id;
};

/** Buys data for one's own phone or another. */
export const data: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    againSlot('data'),
    { name: 'amount' },
    { name: 'name', drops: ['phone', 'network'] },
    { name: 'whose', drops: ['phone', 'network'] },
    {
      name: 'phone',
      ask: askPhone,
      presume: ownPhone,
      drops: ['network'],
    },
    {
      name: 'network',
      ask: ({ phrases }, values) => ({
        text: phrases.chat.ask.network({ phone: localPhone(values.phone ?? '') }),
        options: Object.entries(networks).map(([network, title]) => ({ title, values: { network } })),
      }),
      presume: async (_, values) => guessNetwork(values.phone ?? ''),
      drops: ['bundle'],
    },
    {
      name: 'bundle',
      presume: async (_, { network = '', amount }) => planAt(network, amount),
      ask: (scene, { network = '', amount }) => askPlan(scene, 'data', network, plansOf(network), amount),
      check: async (scene, values) => checkPlan(scene, 'data', values.network ?? '', values),
    },
    { name: 'schedule' },
  ],
  complete: (scene, values) => offerFor(scene, 'data', values),
};

/** Who asks what television costs is shown that before anything is asked. */
async function showPrices(scene: Scene, { enquiry, biller = '' }: Values): Promise<Checked> {
  if (enquiry !== 'price') return undefined;
  const { text, options = [] } = askPlan(scene, 'tv', biller, plansOf(biller));
  return {
    ask: { text, options: options.map((each) => ({ ...each, values: { ...each.values, enquiry: 'done' } })) },
  };
}

/** Pays for television. */
export const tv: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    againSlot('tv'),
    {
      name: 'biller',
      ask: ({ phrases }) => ({
        text: phrases.bills.whichTv(),
        options: Object.entries(televisions).map(([biller, title]) => ({ title, values: { biller } })),
      }),
      presume: knownBiller('tv'),
      check: async (_, { biller = '' }) => {
        if (!televisions[biller]) throw new Fault('biller_unknown');
        return undefined;
      },
      drops: ['bundle'],
    },
    { name: 'enquiry', check: showPrices },
    {
      name: 'meter',
      ask: (scene, values) => askNumber(scene, values, 'tv'),
      check: checkNumber('tv'),
    },
    { name: 'amount' },
    {
      name: 'bundle',
      presume: async (_, { biller = '', amount }) => planAt(biller, amount),
      ask: (scene, { biller = '', amount }) => askPlan(scene, 'tv', biller, plansOf(biller), amount),
      check: async (scene, values) => checkPlan(scene, 'tv', values.biller ?? '', values),
    },
    { name: 'schedule' },
  ],
  complete: (scene, values) => offerFor(scene, 'tv', values),
};

/** Whom people ask to pay, and whom no biller of the bank reaches. */
const notPaidHere: Record<string, string> = {
  waec: 'WAEC',
  neco: 'NECO',
  jamb: 'JAMB',
  lawma: 'LAWMA',
  remita: 'Remita',
  lcc: 'LCC',
  bet9ja: 'Bet9ja',
  sportybet: 'SportyBet',
  '1xbet': '1xBet',
  betking: 'BetKing',
  spectranet: 'Spectranet',
  smile: 'Smile',
  showmax: 'Showmax',
};

async function chooseBill(scene: Scene, values: Values): Promise<Completion> {
  const { bills } = scene.phrases;
  if (isToken(values)) return lastToken(scene);
  const what = values.biller && notPaidHere[values.biller];
  if (what) return { say: { text: scene.phrases.chat.notYet({ what }) }, menu: kinds };
  const [last] = await paidBefore(scene);
  if (!isAgain(values.again)) return { say: { text: bills.which() }, menu: kinds };
  if (!last) return { say: { text: `${bills.nothingBefore()} ${bills.which()}` }, menu: kinds };
  const { conversation, bank } = scene;
  const { amount } = values;
  const hasPlans = last.kind === 'data' || last.kind === 'tv';
  const plan = hasPlans && amount !== undefined ? planAt(last.biller, amount) : last.planId;
  if (hasPlans && amount !== undefined && !plan) {
    const text = `${bills.noPlanAt({ amount: kobo(BigInt(amount)) })} ${bills.which()}`;
    return { say: { text }, menu: kinds };
  }
  const instead = { plan, amount: amount === undefined ? last.amount : kobo(BigInt(amount)) };
  const of = { ...instead, conversationId: conversation.id };
  return present(scene, await repeatBill(bank, last.customerId, last.reference, of));
}

/** Any bill: which one is asked, or the last one is offered again. */
export const bill: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [{ name: 'again' }, { name: 'biller' }, { name: 'amount' }],
  complete: chooseBill,
};
