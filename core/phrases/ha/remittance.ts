import { printForeign, type Remittance, type RemittanceStatus, symbolOf } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const status: Record<RemittanceStatus, (r: Remittance) => string> = {
  awaiting_payment: (r) => `Ka biya da kati kafin ${printTime(r.payBefore)} don turawa a wannan canji.`,
  challenge: () => 'Bankinka yana so ya san kai ne. Ka saka lambar da ya turo maka.',
  processing: () => 'Muna jiran amsar bankinka. Don Allah kada ka sake biya.',
  review: () => 'Sai mun fara duba wannan. Babu abin da zai motsa kafin haka, yawanci cikin kwana ɗaya.',
  paid_in: () => 'Kuɗin da ka biya ya shigo. Yana kan hanya.',
  held: (r) =>
    r.invited
      ? `${r.recipientPhone} ba shi da asusun Karo tukuna, mun gayyace shi. Idan bai buɗe ba kafin ${r.heldUntil ? printDay(r.heldUntil) : ''}, duka zai koma katinka.`
      : 'Asusun sabo ne, zai karɓa da zarar kwanansa na farko ya cika.',
  success: () => 'An tura kuɗinka zuwa Najeriya ta WhatsApp.',
  declined: () => 'An ƙi katin. Ba a cire komai ba. Za ka iya gwada wani kati.',
  expired: () => 'Lokacin wannan farashi ya wuce. Ba a cire komai ba. Don Allah ka sake farawa.',
  refused: () => 'Ba za mu iya tura wannan ba. Ba a cire komai ba.',
  refunding: () => 'Yana kan hanyar komawa katinka.',
  refunded: () => 'An mayar da duka zuwa katinka.',
};

/** What the bank says about money from abroad, in Hausa. */
export const remittance: Begun<(typeof en)['remittance']> = {
  status: (r) => status[r.status](r),
  told: (r) =>
    `${printForeign(r.amount, r.currency)} ɗinka zuwa ${r.recipientPhone} (${r.reference}): ${status[r.status](r)}`,
  received: (f) =>
    `💰 Ka karɓi ${printNaira(f.remittance.receives)} daga ƙasar waje, daga ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nLambar shaida: ${f.remittance.reference}\nRagowa: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} daga ${f.remittance.cardholder ?? 'ƙasar waje'} yana jiranka a Karo. Ka buɗe asusu kyauta da wannan lamba: ${f.link} Ref ${f.remittance.reference}. Karo ba ya tambayar PIN ɗinka.`,
  nairaOnly: () =>
    'Naira kawai nake ajiyewa: ba na saye, sayarwa ko riƙe dala ko wani kuɗin waje. Wanda yake ƙasar waje zai iya turo maka, kuma zai shigo nan a naira.',
  onlyInward: () =>
    'Ba zan iya tura kuɗi zuwa wajen Nijeriya ba tukuna. Ina iya karɓa: wanda yake ƙasar waje zai iya turo maka a nan.',
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
