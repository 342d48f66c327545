import { createHash } from 'node:crypto';
import type { Trx } from '@karo/db/client';
import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, houseOrigin } from '../../auth/index.ts';
import { type Bank, Fault, type Kobo, kobo, toNaira } from '../../kernel/index.ts';
import { checkCompliance, getCase, type WholeCase } from './cases.ts';

const DAY_MS = 24 * 3_600_000;
/** So long before the case was opened the movements begin that a report tells. */
const BEFORE_MS = 30 * DAY_MS;
const MOVEMENTS_MOST = 5_000;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Text as XML takes it: what a customer typed closes no element, and what no XML may hold is left out. */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (mark) => escapes[mark] ?? '');

type Content = string | number | readonly string[];
const element = (name: string, content: Content | null | undefined): string => {
  if (content === null || content === undefined) return '';
  const inside = Array.isArray(content) ? content.join('') : xmlText(String(content));
  return `<${name}>${inside}</${name}>`;
};

type Person = {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  bvnSealed: Buffer | null;
  ninSealed: Buffer | null;
  addressSealed: Buffer | null;
  email: string | null;
  phone: string | null;
  nuban: string | null;
  openedAt: Date | null;
};

const findPerson = async (trx: Trx, customerId: string): Promise<Person> => {
  const { rows } = await sql<Person>`
    select first_name as "firstName", last_name as "lastName", to_char(birth_date, 'YYYY-MM-DD') as "birthDate",
      bvn_sealed as "bvnSealed", nin_sealed as "ninSealed", address_sealed as "addressSealed", email,
      (select value from identity i where i.customer_id = c.id and i.kind = 'phone' order by i.verified_at desc nulls last limit 1) as phone,
      a.nuban, a.opened_at as "openedAt"
    from customer c left join account a on a.customer_id = c.id and a.kind = 'customer' where c.id = ${customerId}`.execute(
    trx,
  );
  const [person] = rows;
  if (!person) throw new Fault('not_found');
  return person;
};

type Movement = {
  id: bigint;
  at: Date;
  amount: bigint;
  kind: string;
  narration: string;
  reference: string | null;
  otherName: string | null;
  otherAccount: string | null;
  otherBank: string | null;
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

const size = (amount: bigint): Kobo => kobo(amount < 0n ? -amount : amount);

const transactionOf = (own: Person, row: Movement): string => {
  const mine = element('account', [element('account_number', own.nuban ?? '')]);
  const other = element('account', [
    element('institution_code', row.otherBank),
    element('account_number', row.otherAccount),
    element('account_name', row.otherName),
  ]);
  const [from, to] = row.amount < 0n ? ['t_from_my_client', 't_to'] : ['t_from', 't_to_my_client'];
  const sides = row.amount < 0n ? [mine, other] : [other, mine];
  return element('transaction', [
    element('transactionnumber', String(row.id)),
    element('internal_ref_number', row.reference),
    element('transaction_description', `${row.kind}: ${row.narration}`),
    element('date_transaction', row.at.toISOString()),
    element('transmode_code', row.kind),
    element('amount_local', toNaira(size(row.amount))),
    element(from, [sides[0] ?? '']),
    element(to, [sides[1] ?? '']),
  ]);
};

const personOf = (bank: Bank, person: Person): string => {
  const open = (sealed: Buffer | null) => (sealed ? bank.keys.unseal(sealed) : null);
  return element('t_person', [
    element('first_name', person.firstName),
    element('last_name', person.lastName),
    element('birthdate', person.birthDate),
    element('ssn', open(person.bvnSealed)),
    element('id_number', open(person.ninSealed)),
    element('address', open(person.addressSealed)),
    element('phone', person.phone),
    element('email', person.email),
  ]);
};

/** The name that the report has at the authority. */
const nameOf = ({ id, closedAt }: WholeCase): string => `STR-${closedAt?.getUTCFullYear()}-${id}`;

function fileOf(bank: Bank, of: WholeCase, person: Person, movements: readonly Movement[]): string {
  const account = element('t_account', [
    element('institution_name', 'Karo'),
    element('account_number', person.nuban),
    element('opened', person.openedAt?.toISOString()),
  ]);
  const indicators = [...new Set(of.alerts.map(({ rule }) => rule))].map((rule) =>
    element('indicator', rule),
  );
  const found = of.alerts.map(
    ({ rule, day, facts }) =>
      `${day} ${rule}: ${Object.entries(facts as object)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('report', [
    element('report_code', 'STR'),
    element('submission_code', 'E'),
    element('entity_reference', nameOf(of)),
    element('submission_date', of.closedAt?.toISOString()),
    element('currency_code_local', 'NGN'),
    element('reason', of.reason),
    element('action', found.join('; ')),
    element('subject', [personOf(bank, person), account]),
    element('report_indicators', indicators),
    element(
      'transactions',
      movements.map((row) => transactionOf(person, row)),
    ),
  ])}\n`;
}

/**
 * The report of a case that was closed as reported, after goAML's report of a suspicious transaction: the person with BVN and NIN, the account, what was found and why, and each movement from 30
 * days before the case on (docs/compliance.md). Nothing is masked. That it was taken, by whom and with which digest stands in the audit log. Throws Fault `not_found`, `forbidden`.
 */
export const reportFile = (bank: Bank, by: Acting & { id: bigint }): Promise<{ name: string; xml: string }> =>
  transact(bank.db, async (trx) => {
    await checkCompliance(trx, by);
    const of = await getCase(trx, by.id);
    if (of.outcome !== 'reported') throw new Fault('not_found');
    const person = await findPerson(trx, of.customerId);
    const movements = await listMovements(trx, of.customerId, new Date(of.openedAt.getTime() - BEFORE_MS));
    const name = nameOf(of);
    const xml = fileOf(bank, of, person, movements);
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'personal_data_read',
      origin: houseOrigin(by),
      subject: { kind: 'suspicion_case', id: String(of.id) },
      facts: { what: name, customer: of.customerId, digest: createHash('sha256').update(xml).digest('hex') },
    });
    return { name, xml };
  });
