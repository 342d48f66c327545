import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** Of which product a receipt is, in Hausa. */
export const receipts: Begun<(typeof en)['receipts']> = {
  titles: {
    loan: 'Rasitin bashi',
    loan_payment: 'Rasitin biyan bashi',
    trade: 'Rasitin jari',
    remittance: 'Daga ƙasar waje',
    other: 'Rasit',
  },
  labels: {
    product: 'Iri',
    into: 'An saka a',
    outOf: 'An cire daga',
    rate: 'Riba a shekara',
    months: 'Watanni',
    monthly: 'Kowane wata',
    interest: 'Riba',
    principal: 'Uwar kuɗi',
    lateFee: 'Tarar makara',
    left: 'Ragowar uwar kuɗi',
    loan: 'Bashi',
    bought: 'An saya',
    sold: 'An sayar',
    price: 'Farashin ɗaya',
    worth: 'Darajar',
    paid: 'An biya da kati',
    exchange: 'Farashin canji',
    arrives: 'Zai iso',
    tax: 'Harajin da aka cire',
  },
};
