import type { Static, TSchema } from 'typebox';
import { accountRows } from './account.ts';
import { administration } from './administration.ts';
import { administrators } from './administrators.ts';
import { analytics } from './analytics.ts';
import { approvals } from './approvals.ts';
import { banking } from './banking.ts';
import { bills } from './bills.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { operators } from './console.ts';
import { deaths } from './deaths.ts';
import { developer } from './developer.ts';
import { doubts } from './doubts.ts';
import { education } from './education.ts';
import { entry } from './entry.ts';
import { goals } from './goals.ts';
import { groups } from './groups.ts';
import { house } from './house.ts';
import { investments } from './investments.ts';
import { inward } from './inward.ts';
import { liens } from './liens.ts';
import { loans } from './loans.ts';
import { mandates } from './mandates.ts';
import { names } from './names.ts';
import { notifications } from './notifications.ts';
import { pinReset } from './pin-reset.ts';
import { remittances } from './remittance.ts';
import { returns } from './returns.ts';
import { risk } from './risk.ts';
import type { Row } from './row.ts';
import { sanctions } from './sanctions.ts';
import { settlement } from './settlement.ts';
import { support } from './support.ts';
import { suspicions } from './suspicions.ts';
import { tiers } from './tiers.ts';
import { users } from './users.ts';
import { ussd } from './ussd.ts';
import { waitlist } from './waitlist.ts';
import { watching } from './watching.ts';
import { webhooks } from './webhooks.ts';

/** Every endpoint of the bank: handlers, the site's client and the documents are read off these rows. */
export const contract = {
  ...users,
  ...entry,
  ...pinReset,
  ...accountRows,
  ...tiers,
  ...administrators,
  ...administration,
  ...banking,
  ...approvals,
  ...chat,
  ...house,
  ...waitlist,
  ...watching,
  ...operators,
  ...doubts,
  ...ussd,
  ...support,
  ...developer,
  ...risk,
  ...sanctions,
  ...liens,
  ...deaths,
  ...suspicions,
  ...returns,
  ...names,
  ...loans,
  ...investments,
  ...remittances,
  ...inward,
  ...mandates,
  ...settlement,
  ...groups,
  ...goals,
  ...education,
  ...bills,
  ...cards,
  ...notifications,
  ...analytics,
  ...webhooks,
};

export type Contract = typeof contract;
/** `'POST /api/banking/transfer'` and its like. */
export type Endpoint = keyof Contract;

type Part<E extends Endpoint, K extends keyof Row> = Contract[E] extends {
  [key in K]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

export type Params<E extends Endpoint> = Part<E, 'params'>;
export type Query<E extends Endpoint> = Part<E, 'query'>;
export type Body<E extends Endpoint> = Contract[E] extends { audio: true } ? Blob : Part<E, 'body'>;
export type Answer<E extends Endpoint> = Part<E, 'reply'>;

/** Endpoints that only read. */
export type Reading = Extract<Endpoint, `GET ${string}`>;

export type User = Answer<'GET /api/users/{id}/dashboard'>['user'];
export type Message = Answer<'GET /api/chat/messages'>['messages'][number];
export type Choice = NonNullable<Message['choices']>[number];
export type Approval = Answer<'GET /api/approvals/{id}'>;
