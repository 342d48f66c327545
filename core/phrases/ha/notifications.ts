import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the notifications say beside their messages, in Hausa. */
export const notifications: Begun<(typeof en)['notifications']> = {
  titles: {
    transfer: 'Tura kuɗi',
    received: 'Kuɗi ya shigo',
    airtime: 'Katin waya',
    bill: 'Bil',
    card: 'Katin banki',
    remittance: 'Kuɗi daga waje',
    request: 'Neman kuɗi',
    loan: 'Bashi',
    group: 'Adashi',
    goal: 'Ajiya',
    investment: 'Jari',
    plan: 'Tsarinka',
    account: 'Asusunka',
    support: 'Taimako',
    dispute: 'Ƙara',
    report: 'Rahotonka',
    lesson: 'Darussa',
    security: 'Tsaro',
    bank: 'Karo',
  },
};
