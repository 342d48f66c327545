import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** Of which product a receipt is, in Igbo. */
export const receipts: Begun<(typeof en)['receipts']> = {
  titles: {
    loan: 'Rasiti mbinye ego',
    loan_payment: 'Rasiti ịkwụghachi',
    trade: 'Rasiti itinye ego',
    remittance: 'Site na mba ọzọ',
    other: 'Rasiti',
  },
  labels: {
    product: 'Ụdị',
    into: 'A kwụnyere na',
    outOf: 'E wepụrụ na',
    rate: 'Ọmụrụ nwa n’afọ',
    months: 'Ọnwa',
    monthly: 'Kwa ọnwa',
    interest: 'Ọmụrụ nwa',
    principal: 'Isi ego',
    lateFee: 'Ụgwọ mgbe oge gafere',
    left: 'Isi ego fọdụrụ',
    loan: 'Mbinye ego',
    bought: 'A zụrụ',
    sold: 'E rere',
    price: 'Ọnụ ahịa otu',
    worth: 'Uru ya',
    paid: 'E ji kaadị kwụọ',
    exchange: 'Ọnụego mgbanwe',
    arrives: 'Ọ ga-abịarute',
    tax: 'Ụtụ e wepụrụ',
  },
};
