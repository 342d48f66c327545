import { Fault } from './faults.ts';
import { karoCodes, nubanFits } from './nuban.ts';

/** A bank by its NIP code; `nuban` tells whether its account numbers carry CBN's check digit (wallets use the phone number instead). */
export type BankName = {
  code: string;
  cbnCode: string;
  name: string;
  short: string;
  aliases: readonly string[];
  nuban: boolean;
};

const bank = (
  code: string,
  cbnCode: string,
  name: string,
  short: string,
  aliases: string[] = [],
  nuban = true,
): BankName => ({ code, cbnCode, name, short, aliases, nuban });

/** This bank. */
export const karoBank = bank(karoCodes.nip, karoCodes.nuban.slice(1), 'Karo', 'Karo', [
  'karo bank',
  'karo mfb',
]);

/**
 * The banks that money can be sent to. The codes of the five largest are from CBN's list; those of the other institutions from public
 * copies of the NIP list of 2021, to be checked with the sponsor bank before real money moves.
 */
export const banks: readonly BankName[] = [
  karoBank,
  bank('000014', '044', 'Access Bank', 'Access', ['diamond', 'access diamond']),
  bank('000013', '058', 'Guaranty Trust Bank', 'GTBank', ['gtb', 'gt', 'guaranty', 'guaranty trust', 'gtco']),
  bank('000016', '011', 'First Bank of Nigeria', 'First Bank', ['fbn', 'first', 'firstbank', '1st bank']),
  bank('000015', '057', 'Zenith Bank', 'Zenith', ['zenit']),
  bank('000004', '033', 'United Bank for Africa', 'UBA', ['united bank', 'united bank of africa']),
  bank('000010', '050', 'Ecobank Nigeria', 'Ecobank', ['eco']),
  bank('000007', '070', 'Fidelity Bank', 'Fidelity'),
  bank('000003', '214', 'First City Monument Bank', 'FCMB', ['first city', 'first city monument']),
  bank('000027', '103', 'Globus Bank', 'Globus'),
  bank('000006', '301', 'Jaiz Bank', 'Jaiz'),
  bank('000002', '082', 'Keystone Bank', 'Keystone'),
  bank('000008', '076', 'Polaris Bank', 'Polaris', ['skye']),
  bank('000023', '101', 'Providus Bank', 'Providus'),
  bank('000012', '221', 'Stanbic IBTC Bank', 'Stanbic IBTC', ['stanbic', 'ibtc']),
  bank('000021', '068', 'Standard Chartered', 'Standard Chartered', ['stanchart', 'scb']),
  bank('000001', '232', 'Sterling Bank', 'Sterling'),
  bank('000022', '100', 'SunTrust Bank', 'SunTrust', ['sun trust']),
  bank('000025', '102', 'Titan Trust Bank', 'Titan', ['titan trust']),
  bank('000018', '032', 'Union Bank of Nigeria', 'Union Bank', ['union', 'ubn']),
  bank('000011', '215', 'Unity Bank', 'Unity'),
  bank('000017', '035', 'Wema Bank', 'Wema', ['alat']),
  bank('000029', '303', 'Lotus Bank', 'Lotus'),
  bank('000026', '302', 'TAJBank', 'TAJBank', ['taj']),
  bank('090267', '50211', 'Kuda Microfinance Bank', 'Kuda', ['kuda mfb'], false),
  bank('100004', '999992', 'OPay', 'OPay', ['paycom', 'opay digital', 'o pay'], false),
  bank('100033', '999991', 'PalmPay', 'PalmPay', ['palm pay', 'palm'], false),
  bank(
    '090405',
    '50515',
    'Moniepoint Microfinance Bank',
    'Moniepoint',
    ['monie point', 'moniepoint mfb'],
    false,
  ),
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\b(bank|plc|ng|nigeria|limited|ltd|mfb|microfinance|the|of)\b/g, ' ')
    .replace(/\s+/g, '');

const names = new Map<string, BankName>();
for (const each of banks)
  for (const name of [each.code, each.cbnCode, each.name, each.short, ...each.aliases])
    names.set(plain(name), each);

/** The bank that somebody names by a code, a name or a nickname. */
export const findBank = (said: string): BankName | undefined => names.get(plain(said));

/** The same; throws Fault `bank_unknown`. */
export function getBank(said: string): BankName {
  const found = findBank(said);
  if (!found) throw new Fault('bank_unknown', { bank: said });
  return found;
}

/** The bank with this NIP code. */
export const bankByCode = (code: string): BankName | undefined => banks.find((each) => each.code === code);

/** Whether a number can be an account there, as far as a check digit tells. */
export const accountFits = (to: BankName, account: string): boolean =>
  /^\d{10}$/.test(account) && (!to.nuban || nubanFits(to.cbnCode, account));
