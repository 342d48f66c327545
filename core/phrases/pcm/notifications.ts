import type { notifications as en } from '../en/notifications.ts';

/** What the notifications say beside their messages. */
export const notifications: typeof en = {
  titles: {
    transfer: 'Transfer',
    received: 'Money don enter',
    airtime: 'Airtime',
    bill: 'Bill',
    card: 'Card',
    remittance: 'Money from abroad',
    request: 'Dem dey ask for money',
    loan: 'Loan',
    group: 'Esusu group',
    goal: 'Savings',
    investment: 'Investment',
    plan: 'Your plan',
    account: 'Your account',
    support: 'Support',
    dispute: 'Complain',
    report: 'Your report',
    lesson: 'Lessons',
    security: 'Security',
    bank: 'Karo',
  },
};
