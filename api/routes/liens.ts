import type { Answer } from '@karo/core/contract';
import { getBank, kobo, toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import {
  decideLien,
  type Lien,
  liensOf,
  listLiens,
  orderedBy,
  payLien,
  proposeLien,
  releaseLien,
} from '@karo/core/security';
import { readAmount } from '../amounts.ts';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type LienView = Answer<'POST /api/admin/liens/{id}'>;

const lienOf = (row: Lien): LienView => ({
  id: String(row.id),
  customerId: row.customerId,
  kind: row.kind as LienView['kind'],
  amount: toNaira(kobo(row.amount)),
  paid: toNaira(kobo(row.paid)),
  authority: row.authority,
  reference: row.reference,
  datedOn: row.datedOn,
  endsOn: row.endsOn,
  status: row.status as LienView['status'],
  proposedBy: row.proposedBy,
  proposedAt: row.proposedAt.toISOString(),
});

export const liens = {
  'GET /api/liens': async ({ bank, customer, language }) => {
    const { compliance } = phrasesIn(language);
    return (await liensOf(bank.db, customer.id)).map((row) => {
      const { amount, paid, authority, reference, datedOn, endsOn } = lienOf(row);
      return {
        amount,
        paid,
        authority,
        reference,
        datedOn,
        endsOn,
        message: compliance.lienPlaced(orderedBy(row)),
      };
    });
  },

  'GET /api/admin/liens': async ({ bank }) => (await listLiens(bank.db)).map(lienOf),

  'POST /api/admin/customers/{id}/liens': async (call) => {
    const { bank, params, body } = call;
    const { kind, authority, reference, datedOn, endsOn } = body;
    const amount = readAmount(body.amount);
    const order = { customerId: params.id, kind, amount, authority, reference, datedOn, endsOn };
    return lienOf(await proposeLien(bank, { ...order, ...actingOf(call) }));
  },

  'POST /api/admin/liens/{id}': async (call) => {
    const { bank, params, body } = call;
    const decided = { id: BigInt(params.id), approved: body.approved, ...actingOf(call) };
    return lienOf(await decideLien(bank, decided));
  },

  'POST /api/admin/liens/{id}/release': async (call) => {
    const { bank, params, body } = call;
    return lienOf(await releaseLien(bank, { id: BigInt(params.id), note: body.note, ...actingOf(call) }));
  },

  'POST /api/admin/liens/{id}/pay': async (call) => {
    const { bank, params, body } = call;
    const { account, payee, note } = body;
    const to = { bankCode: getBank(body.bank).code, account, payee, note };
    const payment = { id: BigInt(params.id), amount: readAmount(body.amount), ...to };
    const { name, reference = null } = await payLien(bank, { ...payment, ...actingOf(call) });
    return { name, reference };
  },
} satisfies Partial<Handlers>;
