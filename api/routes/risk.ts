import { toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import { decideReview, listReviews } from '@karo/core/risk/review';
import {
  distrustNumber,
  freezeCustomer,
  listTrusted,
  type TrustedNumber,
  trustNumber,
} from '@karo/core/security';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

const trustedOf = (trusted: TrustedNumber) => ({ ...trusted, createdAt: trusted.createdAt.toISOString() });

export const risk = {
  'POST /api/user/freeze': async ({ bank, customer, language }) => {
    await freezeCustomer(bank, { customerId: customer.id, channel: 'web', why: 'asked on the site' });
    return { message: phrasesIn(language).security.frozen() };
  },

  'GET /api/user/trusted-numbers': async ({ bank, customer }) =>
    (await listTrusted(bank.db, customer.id)).map(trustedOf),

  'POST /api/user/trusted-numbers': async ({ bank, customer, body, origin }) =>
    trustedOf(await trustNumber(bank, { ...body, customerId: customer.id, origin })),

  'POST /api/user/trusted-numbers/{id}/remove': async ({ bank, customer, params, origin }) => {
    await distrustNumber(bank, { customerId: customer.id, id: params.id, origin });
    return {};
  },

  'GET /api/admin/risk/reviews': async ({ bank }) =>
    (await listReviews(bank.db)).map((review) => ({
      ...review,
      amount: toNaira(review.amount),
      createdAt: review.createdAt.toISOString(),
      dueAt: review.dueAt.toISOString(),
    })),

  'POST /api/admin/risk/reviews/{reference}': async (call) => {
    const { bank, params, body } = call;
    const release = body.decision === 'release';
    const { reference } = params;
    await decideReview(bank, { reference, release, note: body.note, ...actingOf(call) });
    return {};
  },
} satisfies Partial<Handlers>;
