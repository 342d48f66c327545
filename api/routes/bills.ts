import { maskAddress } from '@karo/core/auth';
import {
  type BillPlan,
  discos,
  electricityLeast,
  electricityMost,
  type Network,
  networks,
  plansOf,
  televisions,
} from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { kobo } from '@karo/core/kernel';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import {
  airtimeLeast,
  airtimeMost,
  type Bill,
  type BillOffer,
  checkBillNumber,
  getBill,
  guessNetwork,
  listBills,
  offerBill,
  repeatBill,
  resendToken,
} from '@karo/core/products/vending';
import { asNumber, readAmountIf } from '../amounts.ts';
import type { Handlers } from '../call.ts';

const SHOWN = 50;

const toPlan = (plan: BillPlan) => ({
  id: plan.id,
  name: plan.name,
  price: asNumber(plan.price),
  days: plan.days,
});

const toBill = (bill: Bill): Answer<'GET /api/bills'>[number] => ({
  reference: bill.reference,
  kind: bill.kind,
  biller: bill.biller,
  billerName: bill.billerName,
  number: bill.number,
  name: bill.holder ?? null,
  plan: bill.plan ?? null,
  amount: asNumber(bill.amount),
  status: bill.status,
  token: bill.token ?? null,
  units: bill.units ?? null,
  date: bill.createdAt.toISOString(),
});

const wordsOf = (offer: BillOffer, { bills, money }: Phrases): string => {
  const { kind, billerName, number, amount, expiresAt, holder, plan, meterType } = offer;
  if (kind === 'airtime')
    return money.airtimeQuote({ amount, phone: number, network: billerName, expiresAt });
  return bills.quote({ kind, biller: billerName, number, holder, plan, meterType, amount, expiresAt });
};

const toOffer = (offer: BillOffer, phrases: Phrases): Answer<'POST /api/bills/quote'> => ({
  quoteId: offer.quoteId,
  kind: offer.kind,
  billerName: offer.billerName,
  number: offer.number,
  name: offer.holder ?? null,
  plan: offer.plan ?? null,
  amount: asNumber(offer.amount),
  fee: asNumber(kobo(0)),
  total: asNumber(offer.amount),
  guessed: offer.guessed,
  message: wordsOf(offer, phrases),
});

const isNetwork = (id: string): id is Network => id in networks;

export const bills = {
  'GET /api/bills/billers': async () => ({
    networks: Object.keys(networks)
      .filter(isNetwork)
      .map((id) => ({ id, name: networks[id], plans: plansOf(id).map(toPlan) })),
    electricity: discos.map(({ id, name, area }) => ({
      id,
      name,
      area,
      minAmount: asNumber(electricityLeast),
      maxAmount: asNumber(electricityMost),
    })),
    tv: Object.entries(televisions).map(([id, name]) => ({ id, name, plans: plansOf(id).map(toPlan) })),
    airtime: { minAmount: asNumber(airtimeLeast), maxAmount: asNumber(airtimeMost) },
  }),

  'GET /api/bills/network': async ({ query }) => ({ network: guessNetwork(query.phone) ?? null }),

  'GET /api/bills/check': async ({ bank, customer, query }) => {
    const asked = { ...query, customerId: customer.id };
    const { name, address, plan } = await checkBillNumber(bank, asked);
    return { name, address: address ?? null, plan: plan ?? null };
  },

  'POST /api/bills/quote': async ({ bank, customer, language, body }) => {
    const amount = readAmountIf(body.amount);
    return toOffer(await offerBill(bank, { ...body, customerId: customer.id, amount }), phrasesIn(language));
  },

  'GET /api/bills': async ({ bank, customer, query }) => {
    const all = await listBills(bank.db, customer.id, { kind: query.kind, limit: SHOWN });
    return all.map(toBill);
  },

  'GET /api/bills/{reference}': async ({ bank, customer, params }) =>
    toBill(await getBill(bank.db, customer.id, params.reference)),

  'POST /api/bills/{reference}/repeat': async ({ bank, customer, language, params }) =>
    toOffer(await repeatBill(bank, customer.id, params.reference), phrasesIn(language)),

  'POST /api/bills/{reference}/token': async ({ bank, customer, params }) => {
    const { token, phone } = await resendToken(bank, customer.id, params.reference);
    return { token, sentTo: maskAddress(phone) };
  },
} satisfies Partial<Handlers>;
