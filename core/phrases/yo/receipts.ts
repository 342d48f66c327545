import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** Of which product a receipt is, in Yoruba. */
export const receipts: Begun<(typeof en)['receipts']> = {
  titles: {
    loan: 'Rìsíìtì ẹ̀yáwó',
    loan_payment: 'Rìsíìtì ìsanpadà',
    trade: 'Rìsíìtì ìdókòwò',
    remittance: 'Láti òkè òkun',
    other: 'Rìsíìtì',
  },
  labels: {
    product: 'Irú',
    into: 'A san án sí',
    outOf: 'A san án láti',
    rate: 'Èlé lọ́dún',
    months: 'Oṣù',
    monthly: 'Lóṣooṣù',
    interest: 'Èlé',
    principal: 'Owó tí a yá',
    lateFee: 'Owó ìtanràn',
    left: 'Owó tó kù',
    loan: 'Ẹ̀yáwó',
    bought: 'A rà',
    sold: 'A tà',
    price: 'Iye ẹyọ kan',
    worth: 'Iye rẹ̀',
    paid: 'A fi káàdì san án',
    exchange: 'Iye pàṣípààrọ̀',
    arrives: 'Yóò dé',
    tax: 'Owó orí tí a yọ',
  },
};
