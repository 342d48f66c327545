/** What the notifications say beside their messages. */
export const notifications = {
  titles: {
    transfer: 'Transfer',
    received: 'Money received',
    airtime: 'Airtime',
    bill: 'Bill',
    card: 'Card',
    remittance: 'Money from abroad',
    request: 'Money request',
    loan: 'Loan',
    group: 'Savings group',
    goal: 'Savings',
    investment: 'Investment',
    plan: 'Your plan',
    account: 'Your account',
    support: 'Support',
    dispute: 'Dispute',
    report: 'Your report',
    lesson: 'Lessons',
    security: 'Security',
    bank: 'Karo',
  },
};
