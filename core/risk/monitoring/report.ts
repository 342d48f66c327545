import { createHash } from 'node:crypto';
import type { Trx } from '@karo/db/client';
import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, houseOrigin } from '../../auth/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { checkCompliance, getCase } from './cases.ts';
import { drawReport, type Movement, type Reported } from './goaml.ts';

const DAY_MS = 24 * 3_600_000;
/** So long before the case was opened the movements begin that a report tells. */
const BEFORE_MS = 30 * DAY_MS;
const MOVEMENTS_MOST = 5_000;

type Sealed = { bvnSealed: Buffer | null; ninSealed: Buffer | null; addressSealed: Buffer | null };

const findPerson = async (trx: Trx, bank: Bank, customerId: string): Promise<Reported> => {
  const { rows } = await sql<Omit<Reported, 'bvn' | 'nin' | 'address'> & Sealed>`
    select first_name as "firstName", last_name as "lastName", to_char(birth_date, 'YYYY-MM-DD') as "birthDate",
      bvn_sealed as "bvnSealed", nin_sealed as "ninSealed", address_sealed as "addressSealed", email, c.status,
      (select value from identity i where i.customer_id = c.id and i.kind = 'phone' order by i.verified_at desc nulls last limit 1) as phone,
      a.nuban, a.opened_at as "openedAt"
    from customer c left join account a on a.customer_id = c.id and a.kind = 'customer' where c.id = ${customerId}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Fault('not_found');
  const open = (sealed: Buffer | null) => (sealed ? bank.keys.unseal(sealed) : undefined);
  const address = open(row.addressSealed);
  const papers = { bvn: open(row.bvnSealed), nin: open(row.ninSealed) };
  return Object.assign(row, papers, {
    address: address ? (JSON.parse(address) as Reported['address']) : undefined,
  });
};

const listMovements = async (trx: Trx, customerId: string, from: Date): Promise<Movement[]> => {
  const { rows } = await sql<Movement>`
    select p.id, e.at, e.amount, p.kind, p.narration, p.reference,
      coalesce(t.name, i.sender_name) as "otherName", coalesce(t.account, i.sender_account) as "otherAccount",
      coalesce(t.bank_code, i.bank_code) as "otherBank"
    from account a join entry e on e.account_id = a.id and e.at >= ${from} join posting p on p.id = e.posting_id
    left join transfer t on t.reference = p.reference and t.customer_id = a.customer_id
    left join inward_credit i on i.reference = p.reference
    where a.customer_id = ${customerId} and a.kind = 'customer' order by e.version limit ${MOVEMENTS_MOST}`.execute(
    trx,
  );
  return rows;
};

/**
 * The report of a case that was closed as reported, in goAML's schema of reports (`drawReport`): the person with BVN and NIN, the account, what was found and why, and each movement from 30
 * days before the case on (docs/compliance.md). Nothing is masked. That it was taken, by whom and with which digest stands in the audit log. Throws Fault `not_found`, `forbidden`.
 */
export const reportFile = (bank: Bank, by: Acting & { id: bigint }): Promise<{ name: string; xml: string }> =>
  transact(bank.db, async (trx) => {
    await checkCompliance(trx, by);
    const of = await getCase(trx, by.id);
    if (of.outcome !== 'reported') throw new Fault('not_found');
    const person = await findPerson(trx, bank, of.customerId);
    const movements = await listMovements(trx, of.customerId, new Date(of.openedAt.getTime() - BEFORE_MS));
    const name = `STR-${of.closedAt?.getUTCFullYear()}-${of.id}`;
    const xml = drawReport({ name, of, person, movements, entityId: bank.config.goamlEntityId });
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'personal_data_read',
      origin: houseOrigin(by),
      subject: { kind: 'suspicion_case', id: String(of.id) },
      facts: { what: name, customer: of.customerId, digest: createHash('sha256').update(xml).digest('hex') },
    });
    return { name, xml };
  });
