import { searchSaid } from '@karo/core/chat/nlu';
import type { Answer } from '@karo/core/contract';
import { type Bank, Fault, type Kobo, parseNaira, qrSvg, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  askMoney,
  type Business,
  cancelRequest,
  decideBusiness,
  declineRequest,
  describeBusiness,
  findBusiness,
  getNamed,
  getNamedOrPhone,
  handleOf,
  listBusinesses,
  listRequests,
  type Named,
  namedById,
  type PaymentRequest,
  qrLink,
  qrToken,
  quoteRequest,
  quoteToNamed,
  readQr,
  searchDirectory,
  splitBill,
  type TransferQuote,
  takeHandle,
  takingsByDay,
} from '@karo/core/products/transfers';
import type { Call, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type BusinessView = Answer<'POST /api/business'>;
type RequestView = Answer<'POST /api/requests'>;

const TAKINGS_DAYS = 30;
const MINUTE_MS = 60_000;

function amountIn(text: string): Kobo {
  const amount = parseNaira(text);
  if (!amount || amount <= 0n) throw new Fault('amount_invalid');
  return amount;
}

const namedOf = ({ handle, displayName, business }: Named) => ({
  name: handle ?? null,
  displayName,
  business,
});

const offerOf = (quote: TransferQuote) => ({
  quoteId: quote.quoteId,
  to: quote.name,
  expiresAt: quote.expiresAt.toISOString(),
  amount: toNaira(quote.amount),
  fee: toNaira(quote.fee),
  duty: toNaira(quote.duty),
  total: toNaira(quote.total),
});

async function requestOf(bank: Bank, request: PaymentRequest, me: string): Promise<RequestView> {
  const other = await namedById(bank.db, request.askerId === me ? request.payerId : request.askerId);
  return {
    id: request.id,
    amount: toNaira(request.amount),
    note: request.note,
    status: request.status,
    with: other ? namedOf(other) : { name: null, displayName: '', business: false },
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
  };
}

const businessOf = ({ name, category, town, about, handle, status }: Business): BusinessView => ({
  name,
  town,
  about,
  status,
  handle: handle ?? null,
  category: category as BusinessView['category'],
});

async function codeOf(bank: Bank, ask: Parameters<typeof qrToken>[1]) {
  const code = qrToken(bank, ask);
  const link = qrLink(bank, code);
  return { code, link, svg: await qrSvg(link) };
}

/** Whom and how much is to be paid: by a scanned code, or by name. */
async function meant({ bank, body }: Call<'POST /api/names/pay'>) {
  const scanned = body.code ? readQr(bank, body.code) : undefined;
  const to = scanned ? await namedById(bank.db, scanned.customerId) : await getNamed(bank.db, body.to ?? '');
  if (!to) throw new Fault('qr_invalid');
  const amount = scanned?.amount ?? amountIn(body.amount ?? '');
  return { to, amount, narration: body.note ?? scanned?.note };
}

export const names = {
  'GET /api/names/me': async ({ bank, customer }) => {
    const { link, svg } = await codeOf(bank, { customerId: customer.id });
    return { name: (await handleOf(bank.db, customer.id)) ?? null, link, svg };
  },

  'POST /api/names': async ({ bank, customer, body, language }) => {
    const handle = await takeHandle(bank, { customerId: customer.id, handle: body.name });
    return { name: handle, message: phrasesIn(language).names.taken({ handle }) };
  },

  'GET /api/names/{name}': async ({ bank, params }) => namedOf(await getNamed(bank.db, params.name)),

  'POST /api/names/pay': async (call) =>
    offerOf(await quoteToNamed(call.bank, { customerId: call.customer.id, ...(await meant(call)) })),

  'POST /api/names/code': async ({ bank, customer, body }) => {
    const expiresAt = body.minutes
      ? new Date(bank.clock.now().getTime() + body.minutes * MINUTE_MS)
      : undefined;
    const made = await codeOf(bank, {
      customerId: customer.id,
      note: body.note,
      expiresAt,
      ...(body.amount && { amount: amountIn(body.amount) }),
    });
    return { ...made, expiresAt: expiresAt?.toISOString() ?? null };
  },

  'POST /api/names/scan': async ({ bank, body }) => {
    const ask = readQr(bank, body.code);
    const to = await namedById(bank.db, ask.customerId);
    if (!to) throw new Fault('qr_invalid');
    return {
      to: namedOf(to),
      amount: ask.amount === undefined ? null : toNaira(ask.amount),
      note: ask.note ?? '',
      expiresAt: ask.expiresAt?.toISOString() ?? null,
    };
  },

  'GET /api/requests': async ({ bank, customer }) => {
    const [incoming, outgoing] = await Promise.all([
      listRequests(bank.db, { payerId: customer.id }),
      listRequests(bank.db, { askerId: customer.id }),
    ]);
    const view = (all: PaymentRequest[]) =>
      Promise.all(all.map((request) => requestOf(bank, request, customer.id)));
    return { incoming: await view(incoming), outgoing: await view(outgoing) };
  },

  'POST /api/requests': async ({ bank, customer, body }) => {
    const of = await getNamedOrPhone(bank, customer.id, body.from);
    const asked = { customerId: customer.id, of, amount: amountIn(body.amount), note: body.note };
    return requestOf(bank, await askMoney(bank, asked), customer.id);
  },

  'POST /api/requests/split': async ({ bank, customer, body }) => {
    const others = await Promise.all(body.with.map((each) => getNamedOrPhone(bank, customer.id, each)));
    const bill = { customerId: customer.id, others, total: amountIn(body.total), note: body.note };
    const { own, requests } = await splitBill(bank, bill);
    const views = await Promise.all(requests.map((request) => requestOf(bank, request, customer.id)));
    return { own: toNaira(own), requests: views };
  },

  'POST /api/requests/{id}/pay': async ({ bank, customer, params }) =>
    offerOf(await quoteRequest(bank, { id: params.id, customerId: customer.id })),

  'POST /api/requests/{id}/decline': async ({ bank, customer, params, body }) => {
    const of = { id: params.id, customerId: customer.id, block: body.block };
    return requestOf(bank, await declineRequest(bank, of), customer.id);
  },

  'POST /api/requests/{id}/cancel': async ({ bank, customer, params }) =>
    requestOf(bank, await cancelRequest(bank, { id: params.id, customerId: customer.id }), customer.id),

  'GET /api/business': async ({ bank, customer, query }) => {
    const business = await findBusiness(bank.db, customer.id);
    const takings = await takingsByDay(bank, customer.id, query.days ?? TAKINGS_DAYS);
    return {
      business: business ? businessOf(business) : null,
      takings: takings.map((day) => ({ ...day, amount: toNaira(day.amount) })),
    };
  },

  'POST /api/business': async ({ bank, customer, body }) =>
    businessOf(await describeBusiness(bank, { ...body, about: body.about ?? '', customerId: customer.id })),

  'GET /api/directory': async ({ bank, query }) => {
    const said = searchSaid(query.q ?? '');
    const found = await searchDirectory(bank.db, { ...said, ...query, q: said.q });
    return Promise.all(
      found.map(async (business) => {
        const { link, svg } = await codeOf(bank, { customerId: business.customerId });
        return { ...businessOf(business), link, svg };
      }),
    );
  },

  'GET /api/admin/businesses': async ({ bank, query }) =>
    (await listBusinesses(bank.db, query.status ?? 'pending')).map((business) => ({
      ...businessOf(business),
      customerId: business.customerId,
    })),

  'POST /api/admin/businesses/{id}': async (call) => {
    const { bank, params, body } = call;
    const decision = { ...body, customerId: params.id, ...actingOf(call) };
    return businessOf(await decideBusiness(bank, decision));
  },
} satisfies Partial<Handlers>;
