import { bankByCode, type Kobo, karoBank, kobo, toNaira } from '../../kernel/index.ts';
import type { WholeCase } from './cases.ts';

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

type Content = string | readonly string[];
const element = (name: string, content: Content | null | undefined): string => {
  if (content === null || content === undefined || content.length === 0) return '';
  const inside = typeof content === 'string' ? xmlText(content) : content.join('');
  return `<${name}>${inside}</${name}>`;
};

/** The customer whom a report is about; days as `yyyy-mm-dd`. */
export type Reported = {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  bvn: string | undefined;
  nin: string | undefined;
  address: { street?: string; city?: string; state?: string } | undefined;
  email: string | null;
  phone: string | null;
  status: string;
  nuban: string | null;
  openedAt: Date | null;
};

/** A movement of the customer's account, with whom it was from or to, as far as that is known. */
export type Movement = {
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

/** Codes of lists that each unit keeps for itself, by the values that are published most; one that a unit does not take is changed here. */
const codes = {
  funds: 'ELEC',
  channel: 'MOAP',
  card: 'POS',
  account: 'CRNT',
  active: 'ACTV',
  frozen: 'FRZN',
  unknown: '-',
  holder: 'A',
  private: 'P',
  mobile: 'M',
} as const;

const COUNTRY = 'NG';
/** The longest text that the schema takes. */
const TEXT_MOST = 4_000;
const NAME_MOST = 255;
const SHORT_MOST = 100;

/** An instant as the schema writes it, in UTC, without parts of a second. */
const instant = (at: Date | null | undefined): string | undefined => at?.toISOString().slice(0, 19);
const dayAt = (day: string | null): string | undefined => (day === null ? undefined : `${day}T00:00:00`);
const size = (amount: bigint): Kobo => kobo(amount < 0n ? -amount : amount);

const phoneOf = ({ phone }: Reported): string =>
  element('phones', [
    element('phone', [
      element('tph_contact_type', codes.private),
      element('tph_communication_type', codes.mobile),
      element('tph_number', phone ?? codes.unknown),
    ]),
  ]);

const addressOf = ({ address }: Reported): string =>
  address === undefined
    ? ''
    : element('addresses', [
        element('address', [
          element('address_type', codes.private),
          element('address', (address.street ?? codes.unknown).slice(0, SHORT_MOST)),
          element('city', address.city ?? codes.unknown),
          element('country_code', COUNTRY),
          element('state', address.state),
        ]),
      ]);

const personOf = (person: Reported): string =>
  element('t_person', [
    element('gender', codes.unknown),
    element('first_name', person.firstName.slice(0, SHORT_MOST)),
    element('last_name', person.lastName.slice(0, SHORT_MOST)),
    element('birthdate', dayAt(person.birthDate)),
    element('ssn', person.bvn),
    element('id_number', person.nin),
    element('nationality1', COUNTRY),
    element('residence', COUNTRY),
    phoneOf(person),
    addressOf(person),
    element('email', person.email),
  ]);

/** The customer's own account, with who holds it. */
const ownAccount = (person: Reported): readonly string[] => [
  element('institution_name', karoBank.name),
  element('institution_code', karoBank.code),
  element('non_bank_institution', 'false'),
  element('branch', karoBank.name),
  element('account', person.nuban ?? codes.unknown),
  element('currency_code', 'NGN'),
  element('account_name', `${person.firstName} ${person.lastName}`.slice(0, NAME_MOST)),
  element('personal_account_type', codes.account),
  element('signatory', [element('is_primary', 'true'), personOf(person), element('role', codes.holder)]),
  element('opened', instant(person.openedAt)),
  element('status_code', person.status === 'frozen' ? codes.frozen : codes.active),
];

/** Whom a movement was with: their account, or, where none is known, a merchant, a biller, or the bank itself by what was written of it. */
function otherSide(row: Movement, way: 'from' | 'to'): string {
  const { otherAccount, otherBank, otherName, narration, kind } = row;
  if (otherAccount === null)
    return element(`${way}_entity`, [
      element('name', (otherName ?? (narration || kind)).slice(0, NAME_MOST)),
    ]);
  return element(`${way}_account`, [
    element('institution_name', otherBank === null ? undefined : bankByCode(otherBank)?.name),
    element('institution_code', otherBank ?? codes.unknown),
    element('account', otherAccount),
    element('account_name', otherName?.slice(0, NAME_MOST)),
  ]);
}

function transactionOf(person: Reported, row: Movement): string {
  const isOut = row.amount < 0n;
  const side = (way: 'from' | 'to', isOwn: boolean) =>
    element(`t_${way}${isOwn ? '_my_client' : ''}`, [
      element(`${way}_funds_code`, codes.funds),
      isOwn ? element(`${way}_account`, ownAccount(person)) : otherSide(row, way),
      element(`${way}_country`, COUNTRY),
    ]);
  return element('transaction', [
    element('transactionnumber', String(row.id)),
    element('internal_ref_number', row.reference?.slice(0, SHORT_MOST)),
    element('transaction_location', karoBank.name),
    element('transaction_description', `${row.kind}: ${row.narration}`.slice(0, TEXT_MOST)),
    element('date_transaction', instant(row.at)),
    element('transmode_code', row.kind.startsWith('card_') ? codes.card : codes.channel),
    element('amount_local', toNaira(size(row.amount))),
    side('from', isOut),
    side('to', !isOut),
  ]);
}

/** What is reported of an account that moved nothing in the time: its holder. */
const activityOf = (person: Reported): string =>
  element('activity', [
    element('report_parties', [
      element('report_party', [
        element('account', ownAccount(person)),
        element('significance', '10'),
        element('reason', 'The customer of this report'),
      ]),
    ]),
  ]);

/**
 * A report of suspicion as XML, after the schema of goAML 5.0.2 that the United Nations' office publishes: names, order and required elements (core/risk/monitoring/goaml.xsd; what is held to and
 * what is not stands in docs/compliance.md). `entityId` is the bank's number at the unit; without it the file is not valid.
 */
export function drawReport(report: {
  name: string;
  of: WholeCase;
  person: Reported;
  movements: readonly Movement[];
  entityId: number | undefined;
}): string {
  const { name, of, person, movements, entityId } = report;
  const indicators = [...new Set(of.alerts.map(({ rule }) => rule))].map((rule) =>
    element('indicator', rule),
  );
  const found = of.alerts.map(
    ({ rule, day, facts }) =>
      `${day} ${rule}: ${Object.entries(facts as object)
        .map(([fact, value]) => `${fact} ${value}`)
        .join(', ')}`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('report', [
    element('rentity_id', entityId?.toString()),
    element('submission_code', 'E'),
    element('report_code', 'STR'),
    element('entity_reference', name),
    element('submission_date', instant(of.closedAt)),
    element('currency_code_local', 'NGN'),
    element('reason', of.reason?.slice(0, TEXT_MOST)),
    element('action', found.join('; ').slice(0, TEXT_MOST)),
    ...(movements.length > 0 ? movements.map((row) => transactionOf(person, row)) : [activityOf(person)]),
    element('report_indicators', indicators),
  ])}\n`;
}
