import type { Payee } from '@karo/core/catalogue';
import type { Answer, Body } from '@karo/core/contract';
import { Fault, getBank, kobo, type Language, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import { quoteMandate, quoteRaise } from '@karo/core/products/mandates';
import {
  changeMandate,
  factsOf,
  isPriced,
  listMandates,
  listRuns,
  lowerMandate,
  type MandateRow,
  payeeOf as payeeOfRow,
} from '@karo/core/products/scheduled';
import type { Db } from '@karo/db/client';
import { readAmount, readAmountIf } from '../amounts.ts';
import type { Handlers } from '../call.ts';

type Wanted = Body<'POST /api/mandates'>;
type Offered = Answer<'POST /api/mandates'>;
type View = Answer<'PATCH /api/mandates/{reference}'>;
const RUNS_SHOWN = 12;

function needed(field: keyof Wanted, value: string | undefined): string {
  if (!value) throw new Fault('bad_request', { field });
  return value;
}

function transferOf(body: Wanted): Payee {
  return {
    operation: 'transfer',
    bankCode: getBank(needed('bank', body.bank)).code,
    account: needed('accountNumber', body.accountNumber),
    narration: body.narration ?? '',
  };
}

function payeeOf(body: Wanted): Payee {
  if (body.kind === 'transfer') return transferOf(body);
  if (body.kind === 'airtime') return { operation: 'airtime', phone: needed('phone', body.phone) };
  if (body.kind === 'goal') return { operation: 'goal_save', goalId: needed('goalId', body.goalId) };
  if (body.kind === 'loan') return { operation: 'loan_repay', loanId: needed('loanId', body.loanId) };
  return {
    operation: 'bill',
    kind: body.kind,
    biller: needed('biller', body.biller),
    number: needed('number', body.number),
    plan: body.plan ?? null,
    meterType: body.meterType ?? null,
  };
}

async function viewOf(db: Db, row: MandateRow, language: Language): Promise<View> {
  const facts = factsOf(row);
  const runs = await listRuns(db, row.id, RUNS_SHOWN);
  return {
    reference: row.reference,
    to: facts.what,
    operation: row.operation as View['operation'],
    amount: toNaira(facts.amount),
    ceiling: toNaira(facts.ceiling),
    isPlanPrice: isPriced(payeeOfRow(row)),
    rhythm: facts.schedule.rhythm,
    when: phrasesIn(language).scheduled.when(facts.schedule),
    startOn: row.firstOn,
    times: row.times,
    untilOn: row.untilOn,
    retry: row.retries,
    status: facts.status,
    pausedFor: row.pausedFor,
    nextOn: row.nextOn,
    runs: runs.map(({ dueOn, status, reference, fault }) => ({
      day: dueOn,
      status: status as View['runs'][number]['status'],
      reference,
      fault,
    })),
  };
}

const offerOf = ({ quote, message, name }: Awaited<ReturnType<typeof quoteMandate>>): Offered => ({
  quoteId: quote.id,
  to: name,
  message,
  expiresAt: quote.expiresAt.toISOString(),
});

export const mandates = {
  'GET /api/mandates': async ({ bank, customer, language }) => {
    const rows = await listMandates(bank.db, customer.id);
    return Promise.all(rows.map((row) => viewOf(bank.db, row, language)));
  },

  'POST /api/mandates': async ({ bank, customer, body }) => {
    const { rhythm, startOn: firstOn, monthDay, times, untilOn, retry = true, replaces } = body;
    const offered = await quoteMandate(bank, {
      customerId: customer.id,
      payee: payeeOf(body),
      amount: readAmount(body.amount),
      ceiling: readAmountIf(body.ceiling),
      schedule: {
        rhythm,
        firstOn,
        ...(monthDay !== undefined && { monthDay }),
        ...(times !== undefined && { times }),
        ...(untilOn !== undefined && { untilOn }),
      },
      retries: retry,
      replaces,
    });
    return offerOf(offered);
  },

  'POST /api/mandates/{reference}/raise': async ({ bank, customer, params, body }) => {
    const { reference } = params;
    const amount = readAmount(body.amount);
    return offerOf(await quoteRaise(bank, { customerId: customer.id, reference, amount }));
  },

  'POST /api/mandates/{reference}': async ({ bank, customer, params, body, language }) => {
    const { reference } = params;
    const row = await changeMandate(bank, { customerId: customer.id, reference, act: body.act });
    const message = phrasesIn(language).scheduled.acts[body.act](factsOf(row));
    return { mandate: await viewOf(bank.db, row, language), message };
  },

  'PATCH /api/mandates/{reference}': async ({ bank, customer, params, body, language }) => {
    const amount = kobo(readAmount(body.amount));
    const row = await lowerMandate(bank, { customerId: customer.id, reference: params.reference, amount });
    return viewOf(bank.db, row, language);
  },
} satisfies Partial<Handlers>;
