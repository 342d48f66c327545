import { countries, FEE_BP, fixedFee, LEAST, MOST, type Remittance, symbolOf } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { parsePhone } from '@karo/core/customers';
import { Fault, type Language } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  answerChallenge,
  type CountryRate,
  decideReview,
  getRate,
  getRemittance,
  hearPayment,
  listForReview,
  listRates,
  listRemittances,
  orderRemittance,
  payRemittance,
  quoteRemittance,
  type Sender,
} from '@karo/core/products/remittance';
import { asNumber, readAmount } from '../amounts.ts';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf, giveConversation } from '../caller.ts';

const DELIVERY = '1-5 minutes';
const HUNDRED = 100;

/** Hundredths of a foreign currency, as the payloads carry them. */
const foreign = (cents: bigint): number => asNumber(cents);

const toRate = ({ country, rate, source, at }: CountryRate) => ({
  country: country.code,
  currency: country.currency,
  symbol: symbolOf(country.currency),
  rate: asNumber(rate),
  fee: foreign(fixedFee(country.currency)),
  feePercentage: Number(FEE_BP) / HUNDRED,
  estimatedDelivery: DELIVERY,
  minAmount: foreign(LEAST),
  maxAmount: foreign(MOST),
  source,
  pricedAt: at.toISOString(),
});

const toAnswer = (remittance: Remittance, language: Language): Answer<'POST /api/remittance/send'> => ({
  id: String(remittance.id),
  reference: remittance.reference,
  fromCountry: remittance.country,
  currency: remittance.currency,
  amount: foreign(remittance.amount),
  fee: foreign(remittance.fee),
  rate: asNumber(remittance.rate),
  receives: asNumber(remittance.receives),
  recipientPhone: remittance.recipientPhone,
  recipientName: remittance.recipientName ?? null,
  invited: remittance.invited,
  heldUntil: remittance.heldUntil?.toISOString() ?? null,
  status: remittance.status,
  message: phrasesIn(language).remittance.status(remittance),
  createdAt: remittance.createdAt.toISOString(),
  payBefore: remittance.payBefore.toISOString(),
  completedAt: remittance.completedAt?.toISOString() ?? null,
});

/** Who sends: the signed-in customer, or this browser, which is given a conversation to be known again by. */
function senderOf({ bank, caller, customer, reply }: AnyCall): Sender {
  return customer ? { customerId: customer.id } : { address: giveConversation(bank, caller, reply) };
}

/** Who looks: everything of the customer's and of this browser's is theirs. */
const lookerOf = ({ caller, customer }: AnyCall): Sender => ({
  customerId: customer?.id,
  address: caller.address,
});

export const remittances = {
  'GET /api/remittance/rates': async ({ bank, query }) => {
    const rates = query.country ? [await getRate(bank, query.country)] : await listRates(bank);
    return Object.fromEntries(rates.map((rate) => [rate.country.code, toRate(rate)]));
  },

  'GET /api/remittance/rates/{country}': async ({ bank, params }) => {
    const rate = await getRate(bank, params.country);
    return { [rate.country.code]: toRate(rate) };
  },

  'GET /api/remittance/countries': async ({ bank }) => {
    const rates = new Map((await listRates(bank)).map((each) => [each.country.code, each.rate]));
    return countries.map(({ code, name, flag, supported, currency }) => ({
      code,
      name,
      flag,
      supported,
      currency,
      symbol: symbolOf(currency),
      averageRate: asNumber(rates.get(code) ?? 0n),
      estimatedDelivery: DELIVERY,
    }));
  },

  'POST /api/remittance/quote': async ({ bank, body }) => {
    const order = { country: body.fromCountry, amount: readAmount(body.amount) };
    const quote = await quoteRemittance(bank, order);
    return {
      quoteId: quote.id,
      fromCountry: quote.country.code,
      currency: quote.currency,
      amount: foreign(quote.amount),
      fee: foreign(quote.fee),
      rate: asNumber(quote.rate),
      receives: asNumber(quote.receives),
      estimatedDelivery: DELIVERY,
      expiresAt: quote.expiresAt.toISOString(),
    };
  },

  'POST /api/remittance/send': async (call) => {
    const { bank, body, language } = call;
    if (!parsePhone(body.recipientPhone)) throw new Fault('phone_invalid');
    const remittance = await orderRemittance(bank, {
      sender: senderOf(call),
      country: body.fromCountry,
      amount: readAmount(body.amount),
      recipientPhone: body.recipientPhone,
      recipientName: body.recipientName,
      quoteId: body.quoteId,
    });
    return toAnswer(remittance, language);
  },

  'GET /api/remittance/cards': async ({ bank }) => {
    if (!bank.config.sandbox) throw new Fault('sandbox_only');
    return [...bank.payments.cards];
  },

  'POST /api/remittance/{reference}/pay': async (call) => {
    const { bank, params, body, language } = call;
    const order = { sender: lookerOf(call), reference: params.reference, ...body };
    return toAnswer(await payRemittance(bank, order), language);
  },

  'POST /api/remittance/{reference}/challenge': async (call) => {
    const { bank, params, body, language } = call;
    const order = { sender: lookerOf(call), reference: params.reference, code: body.code };
    return toAnswer(await answerChallenge(bank, order), language);
  },

  'GET /api/remittance': async (call) =>
    (await listRemittances(call.bank.db, lookerOf(call))).map((each) => toAnswer(each, call.language)),

  'GET /api/remittance/{reference}': async (call) =>
    toAnswer(await getRemittance(call.bank.db, lookerOf(call), call.params.reference), call.language),

  'POST /api/remittance/webhook': async ({ bank, body }) => {
    await hearPayment(bank, body);
    return { received: true };
  },

  'GET /api/admin/remittances': async ({ bank, language }) =>
    (await listForReview(bank.db)).map((remittance) => ({
      ...toAnswer(remittance, language),
      cardholder: remittance.cardholder ?? null,
      recipient: remittance.recipientName ?? null,
      matches: remittance.matches,
    })),

  'POST /api/admin/remittances/{reference}': async (call) => {
    const { bank, language, params, body } = call;
    const by = { ...actingOf(call), ...body };
    return toAnswer(await decideReview(bank, params.reference, by), language);
  },
} satisfies Partial<Handlers>;
