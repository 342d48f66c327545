import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the notifications say beside their messages, in Igbo. */
export const notifications: Begun<(typeof en)['notifications']> = {
  titles: {
    transfer: 'Nzipu ego',
    received: 'Ego batara',
    airtime: 'Kaadị ekwentị',
    bill: 'Ụgwọ',
    card: 'Kaadị ụlọ akụ',
    remittance: 'Ego si mba ọzọ',
    request: 'Arịrịọ ego',
    loan: 'Mbinye ego',
    group: 'Isusu',
    goal: 'Nchekwa ego',
    investment: 'Itinye ego',
    plan: 'Atụmatụ gị',
    account: 'Akaụntụ gị',
    support: 'Enyemaka',
    dispute: 'Okwu',
    report: 'Akụkọ gị',
    lesson: 'Ihe ọmụmụ',
    security: 'Nchekwa',
    bank: 'Karo',
  },
};
