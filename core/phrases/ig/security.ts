import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const uses = {
  register: 'iji mepee akaụntụ gị',
  sign_in: 'iji banye',
  setup: 'iji gbanye nbanye ụzọ abụọ',
  address: 'iji kwado email a',
  verify: 'iji gosi na ọ bụ gị',
  transaction: 'iji kwado ihe ị rịọrọ',
  link: 'iji jikọọ nọmba a na akaụntụ gị',
  reopen: 'ka ngwaọrụ ọhụrụ banye ọzọ',
  pin_reset: 'iji tọọ PIN ọhụrụ',
};

/** Codes and news of changes, in Igbo. */
export const security: Begun<(typeof en)['security']> = {
  code: (f) =>
    `Karo: ${f.code} bụ koodu gị ${f.about ? `iji ziga ${printNaira(f.about.amount)}${f.about.name ? ` nye ${f.about.name}` : ''}` : uses[f.use]}. Ọ dị mma ruo nkeji ${f.minutes}. Agwala onye ọ bụla, ọbụna anyị.`,
  codeSubject: () => 'Koodu Karo gị',
  alreadyOpen: () =>
    'Karo: onye chọrọ iji nọmba a mepee akaụntụ. O nwelarị akaụntụ. Ọ bụrụ gị, biko banye. Ọ bụrụ na ọ bụghị gị, emela ihe ọ bụla.',
  newDevice: (f) =>
    `E jiri ngwaọrụ ọhụrụ banye akaụntụ gị: ${f.device}, ${printDay(f.at)} ${printTime(f.at)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  signedIn: (f) =>
    `Ị banyere: ${f.device}, ${printDay(f.at)} ${printTime(f.at)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  capped: (f) =>
    `Iji chekwaa gị, naanị ${printNaira(f.limit)} nwere ike ịpụ ruo ${printDay(f.until)} ${printTime(f.until)}.`,
  phoneChanged: (f) =>
    `A gbanwere nọmba akaụntụ gị ka ọ bụrụ ${f.phone}. Iji chekwaa gị, naanị ${printNaira(f.limit)} nwere ike ịpụ ruo ${printDay(f.until)} ${printTime(f.until)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  identityLinked: (f) =>
    `E jikọrọ akaụntụ gị na mkparịta ụka ọhụrụ. Iji chekwaa gị, naanị ${printNaira(f.limit)} nwere ike ịpụ ruo ${printDay(f.until)} ${printTime(f.until)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  linkCode: (f) =>
    `Nọmba ahụ enweelarị akaụntụ Karo. Ọ bụrụ na ọ bụ nke gị, anyị ezitela koodu na ${f.to}: tinye ya na PIN gị na peeji nchekwa, mkparịta ụka a ga-abụkwa nke gị.`,
  linked: (f) =>
    `E jikọla mkparịta ụka a na akaụntụ gị. Maka nchekwa gị, naanị ${printNaira(f.limit)} nwere ike ịpụ ruo ${printDay(f.until)} ${printTime(f.until)}.`,
  closed: () => 'E mechiela akaụntụ gị, e hichapụkwala ma ọ bụ kpọchie ihe gbasara gị dịka iwu si dị. Daalụ.',
  emailChanged: () => 'A gbanwere email akaụntụ gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  passkeyAdded: (f) => `E tinyere passkey na akaụntụ gị: ${f.name}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  passkeyConfirmed: (f) =>
    `E kwadola passkey: ${f.name}. Malite ${printDay(f.from)} ${printTime(f.from)} o nwere ike ikwado n'onwe ya. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  passkeyRemoved: (f) => `E wepụrụ passkey n'akaụntụ gị: ${f.name}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  settingsChanged: () => 'A gbanwere ntọala nchekwa akaụntụ gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  noticesChanged: () =>
    'A gbanwere ihe anyị na-agwa gị, ma ọ bụ ụzọ anyị si agwa gị, na ntọala gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  deviceRemoved: (f) => `E wepụrụ otu ngwaọrụ n'akaụntụ gị: ${f.device}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  chatRemoved: () => "E wepụrụ otu mkparịta ụka n'akaụntụ gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.",
  guessed: (f) =>
    `Onye mmadụ nyere ọtụtụ PIN na-ezighị ezi maka akaụntụ gị na ngwaọrụ anyị amaghị. Ngwaọrụ gị na mkparịta ụka a na-arụ ọrụ ka ọ dị na mbụ, ngwaọrụ ọhụrụ anaghị abanye. Iji kwe ka nke ọhụrụ banye, banye na ya ma rịọ koodu na ekwentị gị. Ọ bụrụ na ị na-atụ egwu maka ego gị, zaa FREEZE. ${f.link}`,
  pinResetBegun: () =>
    'E nyere koodu e zigara na ekwentị gị iji tọọ PIN ọhụrụ. Ihe na-esote bụ foto ihu gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  pinReset: (f) =>
    `E tọọla PIN ọhụrụ na akaụntụ gị, site na koodu na ekwentị gị na ihu gị. E wepụla ngwaọrụ ndị ọzọ. Iji chekwaa gị, naanị ${printNaira(f.limit)} nwere ike ịpụ ruo ${printDay(f.until)} ${printTime(f.until)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  pinResetSms: (f) =>
    `Karo: ebe a ka ị ga-anọ tọọ PIN ọhụrụ, site na koodu na ekwentị a na foto ihu gị. Njikọ a dị mma ruo nkeji ${f.minutes}. Enyela onye ọ bụla ya. ${f.link}`,
  pinResetLink: (f) =>
    `Ebe a ka ị ga-anọ mee ya ugbu a. Njikọ a bụ naanị nke gị, ruo nkeji ${f.minutes}: ${f.link}`,
  proveNumber: () =>
    'Ọ dịla anya anyị nụrụ site na nọmba a, ma ọ bụ WhatsApp ya dị ọhụrụ. Tupu anyị ekwuo ihe ọ bụla banyere akaụntụ ahụ, biko tinye PIN ya na peeji nchekwa. Ọ bụrụ na ị natara nọmba a n’aka onye ọzọ, emela ihe ọ bụla.',
  keyMade: (f) =>
    `E mere live API key maka akaụntụ gị: ${f.name}. Mmemme nwere ya nwere ike ịrụ ọrụ n'aha gị. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  webhookChanged: (f) =>
    `E ${f.removed ? 'wepụrụ webhook na' : 'tinyere webhook na'} akaụntụ gị: ${f.host}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  webhookDisabled: (f) =>
    `Webhook gị na ${f.host} anataghị ihe ọ bụla otu ụbọchị dum, ya mere anyị kwụsịrị izigara ya. Edebere ihe mere; gbanye ya ọzọ ebe a: ${f.link}`,
  trustedChanged: (f) =>
    `${f.name} ${f.removed ? 'enweghị ike imechi' : 'nwere ike imechi'} akaụntụ gị site n'okwu si na nọmba ya. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  twoFactorOn: (f) =>
    `A gbanyere nbanye ụzọ abụọ. Site ugbu a, anyị ga-eziga koodu site na ${f.by === 'sms' ? 'SMS' : 'imel'} mgbe ị na-abanye. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  twoFactorOff: () => 'A gbanyụrụ nbanye ụzọ abụọ. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  instantOff: () => 'A gbanyụrụ iziga ego ozugbo. Ihe ọ bụla agaghị apụ ruo mgbe ị gbanyere ya.',
  instantOn: () => 'A gbanyere iziga ego ozugbo. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.',
  raiseAsked: (f) =>
    `A rịọrọ oke ka elu maka akaụntụ gị. Ọ ga-amalite na ${printDay(f.from)} ${printTime(f.from)}. Ọ bụrụ na ọ bụghị gị, zaa FREEZE.`,
  frozen: () =>
    'E mechiela akaụntụ gị. Ihe ọ bụla agaghị apụ. Zaa MMADU ka gị na anyị kwurịta; anyị ga-emeghe ya mgbe anyị matara na ọ bụ gị.',
  unfrozen: () => 'E megheela akaụntụ gị. Ọ bụrụ na ị kwetaghị ya, zaa FREEZE.',
  deactivated: () => 'A kwụsịrị akaụntụ gị. Ihe ọ bụla agaghị apụ ruo mgbe ị malitere ya ọzọ.',
  reactivated: () => 'Akaụntụ gị na-arụ ọrụ ọzọ.',
  kycApproved: (f) => `A kwadola gị maka ogo ${f.tier}. Oke gị dị elu karịa ugbu a.`,
  kycRejected: () => 'Anyị enweghị ike ikwenye ihe i zitere. Ị nwere ike ịnwa ọzọ.',
  chatInDoubt: () =>
    'Akaụntụ WhatsApp na-ede site na nọmba gị agbanweela. Ọ bụrụ na ọ bụghị gị, mechie akaụntụ gị ozugbo: na webụsaịtị anyị, maọbụ pịa *347*5276#, họrọ 5, mgbe ahụ 2.',
};
