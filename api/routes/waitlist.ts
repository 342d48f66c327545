import {
  bankStats,
  countWaitlist,
  type Inquiry,
  joinWaitlist,
  leaveInquiry,
  listInquiries,
  listWaitlist,
  markInquiry,
} from '@karo/core/account';
import type { Answer } from '@karo/core/contract';
import { toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import type { Handlers } from '../call.ts';

const inquiryOf = (inquiry: Inquiry): Answer<'GET /api/inquiries'>[number] => ({
  ...inquiry,
  id: String(inquiry.id),
  createdAt: inquiry.createdAt.toISOString(),
});

export const waitlist = {
  'POST /api/waitlist': async ({ bank, body, language }) => {
    const { count } = await joinWaitlist(bank, body);
    return { message: phrasesIn(language).site.waitlisted(), count };
  },

  'GET /api/waitlist/count': async ({ bank }) => ({ count: await countWaitlist(bank.db) }),

  'GET /api/waitlist': async ({ bank, query }) => {
    const entries = await listWaitlist(bank.db, query.limit);
    return entries.map((entry) => ({
      ...entry,
      id: String(entry.id),
      createdAt: entry.createdAt.toISOString(),
    }));
  },

  'POST /api/inquiries': async ({ bank, body }) => {
    const { id, status, createdAt } = await leaveInquiry(bank, body);
    return { id: String(id), status, createdAt: createdAt.toISOString() };
  },

  'GET /api/inquiries': async ({ bank, query }) => (await listInquiries(bank.db, query.limit)).map(inquiryOf),

  'POST /api/inquiries/{id}/status': async ({ bank, params, body }) =>
    inquiryOf(await markInquiry(bank, BigInt(params.id), body.status)),

  'GET /api/stats': async ({ bank }) => {
    const { valueToday, ...counts } = await bankStats(bank);
    return { ...counts, valueToday: toNaira(valueToday) };
  },
} satisfies Partial<Handlers>;
