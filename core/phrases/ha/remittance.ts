import { printNaira } from '../../money.ts';
import { symbolOf } from '../../remittance/countries.ts';
import { printForeign } from '../../remittance.ts';
import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

/** What the bank says about money from abroad, in Hausa. */
export const remittance: Begun<(typeof en)['remittance']> = {
  received: (f) =>
    `💰 Ka karɓi ${printNaira(f.remittance.receives)} daga ƙasar waje, daga ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nLambar shaida: ${f.remittance.reference}\nRagowa: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} daga ${f.remittance.cardholder ?? 'ƙasar waje'} yana jiranka a Karo. Ka buɗe asusu kyauta da wannan lamba: ${f.link} Ref ${f.remittance.reference}. Karo ba ya tambayar PIN ɗinka.`,
  whichCountry: () => 'Daga wace ƙasa kuɗin zai fito?',
  howMuch: (f) => `Nawa za a turo, da ${f.currency}? Misali ${symbolOf(f.currency)}100.`,
  estimate: (f) =>
    [
      `${printForeign(f.amount, f.currency)} da za a turo yanzu zai iso ${printNaira(f.receives)}.`,
      `Caji ${printForeign(f.fee, f.currency)}, canji ${printNaira(f.rate)} kowane ${symbolOf(f.currency)}1, har ƙarfe ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `Mai turawa zai biya da kati a ${f.link} ya bada lambarka, ${f.phone}. Zai iso cikin minti 1 zuwa 5.`
        : `Mai turawa zai biya da kati a ${f.link} ya bada lambar wayar mai karɓa.`,
    ].join('\n'),
};
