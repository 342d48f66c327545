import { type Bank, offeredBy, type Service } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import type { Table } from './flow.ts';

/** What a wish needs somebody outside for; every other wish is the bank's own to fulfil. */
const needs: Partial<Record<Intent, Service>> = {
  open_account: 'opening',
  airtime: 'bills',
  data: 'bills',
  electricity: 'bills',
  tv: 'bills',
  bill: 'bills',
  card_create: 'cards',
  invest: 'investments',
  portfolio: 'investments',
  market: 'investments',
  remittance: 'abroad',
};

/** The table of this bank: what nobody stands behind outside is not here yet, so that it is neither offered nor asked about step by step. */
export function tableOf(bank: Bank, table: Table): Table {
  const offered = offeredBy(bank);
  const absent = Object.entries(needs).filter(([, service]) => !offered[service]);
  const rows = Object.fromEntries(absent.map(([intent]) => [intent, 'not_yet' as const]));
  return absent.length === 0 ? table : { ...table, ...rows };
}
