import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What the notifications say beside their messages, in Yoruba. */
export const notifications: Begun<(typeof en)['notifications']> = {
  titles: {
    transfer: 'Ìfowóránṣẹ́',
    received: 'Owó wọlé',
    airtime: 'Káàdì ìpè',
    bill: 'Owó iná',
    card: 'Káàdì báńkì',
    remittance: 'Owó láti òkè òkun',
    request: 'Ìbéèrè owó',
    loan: 'Ẹ̀yáwó',
    group: 'Èésú',
    goal: 'Ìfowópamọ́',
    investment: 'Ìdókòwò',
    plan: 'Ètò rẹ',
    account: 'Àkántì rẹ',
    support: 'Ìrànlọ́wọ́',
    dispute: 'Ẹjọ́',
    report: 'Ìròyìn rẹ',
    lesson: 'Ẹ̀kọ́',
    security: 'Ààbò',
    bank: 'Karo',
  },
};
