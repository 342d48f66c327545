import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const uses = {
  register: 'láti ṣí àkántì rẹ',
  sign_in: 'láti wọlé',
  setup: 'láti tan ìwọlé ìgbésẹ̀ méjì',
  address: 'láti jẹ́rìí sí ímeèlì yìí',
  verify: 'láti fi hàn pé ìwọ ni',
  transaction: 'láti fọwọ́ sí ohun tí o béèrè',
  link: 'láti so nọ́ńbà yìí mọ́ àkántì rẹ',
  reopen: 'láti jẹ́ kí ẹ̀rọ tuntun tún wọlé',
  pin_reset: 'láti ṣètò PIN tuntun',
};

/** Codes and news of changes, in Yoruba. */
export const security: Begun<(typeof en)['security']> = {
  code: (f) =>
    `Karo: ${f.code} ni kóòdù rẹ ${f.about ? `láti fi ${printNaira(f.about.amount)} ránṣẹ́${f.about.name ? ` sí ${f.about.name}` : ''}` : uses[f.use]}. Ó dára fún ìṣẹ́jú ${f.minutes}. Má sọ fún ẹnikẹ́ni, títí kan àwa.`,
  codeSubject: () => 'Kóòdù Karo rẹ',
  alreadyOpen: () =>
    'Karo: ẹnìkan fẹ́ fi nọ́ńbà yìí ṣí àkántì. Ó ti ní àkántì. Bí ìwọ bá ni, jọ̀ọ́ wọlé. Bí bẹ́ẹ̀ kọ́, má ṣe nǹkan kan.',
  newDevice: (f) =>
    `Wọ́n wọ àkántì rẹ lórí ẹ̀rọ tuntun: ${f.device}, ${printDay(f.at)} aago ${printTime(f.at)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  signedIn: (f) =>
    `O wọlé: ${f.device}, ${printDay(f.at)} aago ${printTime(f.at)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  capped: (f) =>
    `Láti dáàbò bò ọ́, ${printNaira(f.limit)} péré ló lè jáde títí di ${printDay(f.until)} ${printTime(f.until)}.`,
  phoneChanged: (f) =>
    `Nọ́ńbà àkántì rẹ ti yí padà sí ${f.phone}. Láti dáàbò bò ọ́, ${printNaira(f.limit)} péré ló lè jáde títí di ${printDay(f.until)} ${printTime(f.until)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  identityLinked: (f) =>
    `A ti so àkántì rẹ mọ́ ìtàkùrọ̀sọ tuntun. Láti dáàbò bò ọ́, ${printNaira(f.limit)} péré ló lè jáde títí di ${printDay(f.until)} ${printTime(f.until)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  linkCode: (f) =>
    `Nọ́ńbà yẹn ti ní àkántì Karo. Bó bá jẹ́ tìrẹ, a ti fi kóòdù ránṣẹ́ sí ${f.to}: tẹ òun àti PIN rẹ lójú ewé ààbò, ìtàkùrọ̀sọ yìí náà yóò sì di tìrẹ.`,
  linked: (f) =>
    `A ti so ìtàkùrọ̀sọ yìí mọ́ àkántì rẹ. Láti dáàbò bò ọ́, ${printNaira(f.limit)} nìkan ló lè jáde títí di ${printDay(f.until)} ${printTime(f.until)}.`,
  closed: () => 'A ti pa àkántì rẹ dé, a sì ti pa àlàyé rẹ rẹ́ tàbí tì í pa gẹ́gẹ́ bí òfin. A dúpẹ́ lọ́wọ́ rẹ.',
  emailChanged: () => 'Ímeèlì àkántì rẹ ti yí padà. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  passkeyAdded: (f) => `A fi passkey kún àkántì rẹ: ${f.name}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  passkeyConfirmed: (f) =>
    `A ti fìdí passkey múlẹ̀: ${f.name}. Láti ${printDay(f.from)} ${printTime(f.from)} ó lè fọwọ́ sí nǹkan fúnra rẹ̀. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  passkeyRemoved: (f) => `A yọ passkey kúrò nínú àkántì rẹ: ${f.name}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  settingsChanged: () => 'A ti yí ètò ààbò àkántì rẹ padà. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  noticesChanged: () =>
    'A ti yí ohun tí a ń sọ fún ọ, tàbí ọ̀nà tí a ń gbà sọ ọ́, padà nínú ètò rẹ. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  deviceRemoved: (f) => `A yọ ẹ̀rọ kan kúrò nínú àkántì rẹ: ${f.device}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  chatRemoved: () => 'A yọ ìjíròrò kan kúrò lára àkántì rẹ. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  guessed: (f) =>
    `Ẹnìkan fi ọ̀pọ̀ PIN àṣìṣe sí àkántì rẹ lórí ẹ̀rọ tí a kò mọ̀. Àwọn ẹ̀rọ rẹ àti ìjíròrò yìí ń ṣiṣẹ́ bí ti tẹ́lẹ̀, ẹ̀rọ tuntun kò sì lè wọlé. Láti jẹ́ kí tuntun wọlé, wọlé lórí rẹ̀ kí o béèrè kóòdù sí fóònù rẹ. Bí ẹ̀rù owó rẹ bá ń bà ọ́, dáhùn FREEZE. ${f.link}`,
  pinResetBegun: () =>
    'A ti lo kóòdù tí a fi ránṣẹ́ sí fóònù rẹ láti ṣètò PIN tuntun. Ohun tó kàn ni àwòrán ojú rẹ. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  pinReset: (f) =>
    `A ti ṣètò PIN tuntun sí àkántì rẹ, nípa kóòdù sí fóònù rẹ àti ojú rẹ. A ti yọ àwọn ẹ̀rọ yòókù jáde. Láti dáàbò bò ọ́, ${printNaira(f.limit)} péré ló lè jáde títí di ${printDay(f.until)} ${printTime(f.until)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  pinResetSms: (f) =>
    `Karo: ibí ni wàá ti ṣètò PIN tuntun, pẹ̀lú kóòdù sí fóònù yìí àti àwòrán ojú rẹ. Líǹkì náà dára fún ìṣẹ́jú ${f.minutes}. Má fún ẹnikẹ́ni. ${f.link}`,
  pinResetLink: (f) =>
    `Ibí ni o ti lè ṣe é nísinsìnyí. Tìẹ nìkan ni líǹkì náà, fún ìṣẹ́jú ${f.minutes}: ${f.link}`,
  proveNumber: () =>
    'Ó ti pẹ́ tí a ti gbọ́ láti nọ́ńbà yìí, tàbí WhatsApp rẹ̀ jẹ́ tuntun. Kí a tó sọ ohunkóhun nípa àkántì náà, jọ̀ọ́ tẹ PIN rẹ̀ sí ojú-ìwé ààbò. Bí o bá gba nọ́ńbà yìí lọ́wọ́ ẹlòmíràn, má ṣe nǹkan kan.',
  keyMade: (f) =>
    `A ṣe live API key fún àkántì rẹ: ${f.name}. Ètò tó bá ní i lè ṣiṣẹ́ fún ọ. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  webhookChanged: (f) =>
    `A ${f.removed ? 'yọ webhook kúrò nínú' : 'fi webhook kún'} àkántì rẹ: ${f.host}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  webhookDisabled: (f) =>
    `Webhook rẹ ní ${f.host} kò gba ohunkóhun fún odindi ọjọ́ kan, nítorí náà a ti dá fífi ránṣẹ́ sí i dúró. A tọ́jú ohun tó ṣẹlẹ̀; tún un tàn níbí: ${f.link}`,
  trustedChanged: (f) =>
    `${f.name} ${f.removed ? 'kò lè dí àkántì rẹ pa mọ́' : 'lè dí àkántì rẹ pa báyìí'} pẹ̀lú ọ̀rọ̀ láti nọ́mbà rẹ̀. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  twoFactorOn: (f) =>
    `Ìwọlé ìgbésẹ̀ méjì ti tàn. Láti ìsinsìnyí, a ó máa fi kóòdù ránṣẹ́ nípa ${f.by === 'sms' ? 'SMS' : 'ímeèlì'} nígbà tí o bá ń wọlé. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  twoFactorOff: () => 'A ti pa ìwọlé ìgbésẹ̀ méjì. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  instantOff: () => 'A ti pa ìfowóránṣẹ́ lẹ́sẹ̀kẹsẹ̀. Nǹkan kan kò lè lọ títí o fi máa tàn án.',
  instantOn: () => 'Ìfowóránṣẹ́ lẹ́sẹ̀kẹsẹ̀ ti tàn. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.',
  raiseAsked: (f) =>
    `Wọ́n béèrè òpin tó ga jù fún àkántì rẹ. Yóò bẹ̀rẹ̀ ní ${printDay(f.from)} aago ${printTime(f.from)}. Bí kì í bá ṣe ìwọ, dáhùn FREEZE.`,
  frozen: () =>
    'A ti ti àkántì rẹ pa. Nǹkan kan kò lè jáde. Dáhùn ENIYAN láti bá wa sọ̀rọ̀; a ó ṣí i tí a bá mọ̀ pé ìwọ ni.',
  unfrozen: () => 'Àkántì rẹ ti ṣí padà. Bí kò bá ṣe pé o fọwọ́ sí i, dáhùn FREEZE.',
  deactivated: () => 'A ti dá àkántì rẹ dúró. Nǹkan kan kò lè lọ títí o fi máa tún un tàn.',
  reactivated: () => 'Àkántì rẹ ti ń ṣiṣẹ́ padà.',
  kycApproved: (f) => `A ti jẹ́rìísí ọ fún ìpele ${f.tier}. Òpin rẹ ti ga sí i báyìí.`,
  kycRejected: () => 'A kò lè jẹ́rìísí ohun tí o fi ránṣẹ́. O lè tún gbìyànjú.',
  chatInDoubt: () =>
    'Àkáǹtì WhatsApp tó ń kọ̀wé láti nọ́ńbà rẹ ti yí padà. Tí kì í bá ṣe ìwọ, ti àkáǹtì rẹ pa lẹ́sẹ̀kẹsẹ̀: lórí ojúlé wa, tàbí tẹ *347*5276#, kí o yan 5, lẹ́yìn náà 2.',
};
