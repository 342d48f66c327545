import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const uses = {
  register: 'don buɗe asusunka',
  sign_in: 'don shiga',
  setup: 'don kunna shiga mataki biyu',
  address: 'don tabbatar da wannan imel',
  verify: 'don tabbatar cewa kai ne',
  transaction: 'don amincewa da abin da ka nema',
  link: 'don haɗa wannan lambar da asusunka',
  reopen: "don barin sababbin na'urori su sake shiga",
  pin_reset: 'don saita sabon PIN',
};

/** Codes and news of changes, in Hausa. */
export const security: Begun<(typeof en)['security']> = {
  code: (f) =>
    `Karo: ${f.code} ita ce lambarka ${f.about ? `don tura ${printNaira(f.about.amount)}${f.about.name ? ` zuwa ga ${f.about.name}` : ''}` : uses[f.use]}. Tana aiki na minti ${f.minutes}. Kada ka gaya wa kowa, ko mu.`,
  codeSubject: () => 'Lambar Karo taka',
  alreadyOpen: () =>
    'Karo: wani ya nemi buɗe asusu da wannan lambar. Tana da asusu. Idan kai ne, shiga kawai. In ba kai ba ne, ba sai ka yi komai ba.',
  newDevice: (f) =>
    `An shiga asusunka daga sabuwar na'ura: ${f.device}, ${printDay(f.at)} ƙarfe ${printTime(f.at)}. Idan ba kai ba ne, amsa FREEZE.`,
  signedIn: (f) =>
    `Ka shiga: ${f.device}, ${printDay(f.at)} ƙarfe ${printTime(f.at)}. Idan ba kai ba ne, amsa FREEZE.`,
  capped: (f) =>
    `Don kare ka, ${printNaira(f.limit)} ne kawai zai iya fita har sai ${printDay(f.until)} ${printTime(f.until)}.`,
  phoneChanged: (f) =>
    `An canza lambar asusunka zuwa ${f.phone}. Don kare ka, ${printNaira(f.limit)} ne kawai zai iya fita har sai ${printDay(f.until)} ${printTime(f.until)}. Idan ba kai ba ne, amsa FREEZE.`,
  identityLinked: (f) =>
    `An haɗa asusunka da sabuwar hira. Don kare ka, ${printNaira(f.limit)} ne kawai zai iya fita har sai ${printDay(f.until)} ${printTime(f.until)}. Idan ba kai ba ne, amsa FREEZE.`,
  linkCode: (f) =>
    `Wannan lambar tana da asusun Karo. Idan naka ne, mun turo lamba zuwa ${f.to}: ka saka ta tare da PIN ɗinka a amintaccen shafi, sai wannan hira ma ta zama taka.`,
  linked: (f) =>
    `An haɗa wannan hira da asusunka. Don kare ka, ${printNaira(f.limit)} ne kawai zai iya fita har sai ${printDay(f.until)} ${printTime(f.until)}.`,
  closed: () => 'An rufe asusunka, an goge bayananka ko an kulle su kamar yadda doka ta ce. Mun gode.',
  emailChanged: () => 'An canza email na asusunka. Idan ba kai ba ne, amsa FREEZE.',
  passkeyAdded: (f) => `An ƙara passkey a asusunka: ${f.name}. Idan ba kai ba ne, amsa FREEZE.`,
  passkeyConfirmed: (f) =>
    `An tabbatar da passkey: ${f.name}. Daga ${printDay(f.from)} ${printTime(f.from)} zai iya amincewa shi kaɗai. Idan ba kai ba ne, amsa FREEZE.`,
  passkeyRemoved: (f) => `An cire passkey daga asusunka: ${f.name}. Idan ba kai ba ne, amsa FREEZE.`,
  settingsChanged: () => 'An sauya saitunan tsaron asusunka. Idan ba kai ba ne, amsa FREEZE.',
  noticesChanged: () =>
    'An sauya abin da muke sanar da kai, ko hanyar sanarwa, a saitunanka. Idan ba kai ba ne, amsa FREEZE.',
  deviceRemoved: (f) => `An cire wata na'ura daga asusunka: ${f.device}. Idan ba kai ba ne, amsa FREEZE.`,
  chatRemoved: () => 'An cire wata hira daga asusunka. Idan ba kai ba ne, amsa FREEZE.',
  guessed: (f) =>
    `Wani ya bayar da PIN marasa daidai da yawa ga asusunka a na'urorin da ba mu sani ba. Na'urorinka da wannan hira suna aiki kamar da, sababbi kuma ba sa shiga. Don barin sabuwa ta shiga, shiga a kanta ka nemi lamba zuwa wayarka. Idan kana tsoron kuɗinka, amsa FREEZE. ${f.link}`,
  pinResetBegun: () =>
    'An bayar da lambar da aka aika wayarka don saita sabon PIN. Na gaba hoton fuskarka ne. Idan ba kai ba ne, amsa FREEZE.',
  pinReset: (f) =>
    `An saita sabon PIN a asusunka, ta lamba zuwa wayarka da fuskarka. An fitar da sauran na'urori. Don kare ka, ${printNaira(f.limit)} ne kawai zai iya fita har sai ${printDay(f.until)} ${printTime(f.until)}. Idan ba kai ba ne, amsa FREEZE.`,
  pinResetSms: (f) =>
    `Karo: a nan za ka saita sabon PIN, da lamba zuwa wannan waya da hoton fuskarka. Adireshin yana aiki na minti ${f.minutes}. Kada ka ba kowa. ${f.link}`,
  pinResetLink: (f) =>
    `A nan za ka iya yi yanzu. Adireshin naka ne kai kaɗai, na minti ${f.minutes}: ${f.link}`,
  proveNumber: () =>
    'An daɗe ba mu ji daga wannan lamba ba, ko WhatsApp ɗinta sabo ne. Kafin mu faɗi komai game da asusun, don Allah shigar da PIN a shafin tsaro. Idan ka samo lambar daga wani ne, ba sai ka yi komai ba.',
  keyMade: (f) =>
    `An yi live API key don asusunka: ${f.name}. Shirin da yake da shi zai iya aiki a madadinka. Idan ba kai ba ne, amsa FREEZE.`,
  webhookChanged: (f) =>
    `An ${f.removed ? 'cire webhook daga' : 'ƙara webhook a'} asusunka: ${f.host}. Idan ba kai ba ne, amsa FREEZE.`,
  webhookDisabled: (f) =>
    `Webhook ɗinka a ${f.host} bai karɓi komai ba har yini guda, saboda haka mun daina aika masa. An ajiye abin da ya faru; sake kunna shi a nan: ${f.link}`,
  trustedChanged: (f) =>
    `${f.name} ${f.removed ? 'ba zai ƙara iya toshe asusunka ba' : 'yanzu zai iya toshe asusunka'} da saƙo daga lambarsa. Idan ba kai ba ne, amsa FREEZE.`,
  twoFactorOn: (f) =>
    `An kunna shiga mataki biyu. Daga yanzu za mu aiko da lamba ta ${f.by === 'sms' ? 'SMS' : 'imel'} idan za ka shiga. Idan ba kai ba ne, amsa FREEZE.`,
  twoFactorOff: () => 'An kashe shiga mataki biyu. Idan ba kai ba ne, amsa FREEZE.',
  instantOff: () => 'An kashe tura kuɗi nan take. Ba za a iya tura komai ba sai ka kunna.',
  instantOn: () => 'An kunna tura kuɗi nan take. Idan ba kai ba ne, amsa FREEZE.',
  raiseAsked: (f) =>
    `An nemi ƙarin iyaka a asusunka. Za ta fara ran ${printDay(f.from)} ƙarfe ${printTime(f.from)}. Idan ba kai ba ne, amsa FREEZE.`,
  frozen: () =>
    'An kulle asusunka. Babu abin da zai fita. Amsa MUTUM don magana da mu; za mu buɗe idan mun tabbata kai ne.',
  unfrozen: () => 'An buɗe asusunka. Idan ba a yarda da kai ba, amsa FREEZE.',
  deactivated: () => 'An dakatar da asusunka. Ba za a iya tura komai ba sai ka sake kunna shi.',
  reactivated: () => 'Asusunka yana aiki yanzu.',
  kycApproved: (f) => `An tabbatar da kai zuwa mataki na ${f.tier}. Iyakarka ta ƙaru yanzu.`,
  kycRejected: () => 'Ba mu iya tabbatar da abin da ka aiko ba. Ka sake gwadawa.',
  chatInDoubt: () =>
    'Asusun WhatsApp da ke rubutu daga lambarka ya canza. Idan ba kai ba ne, kulle asusunka nan take: a shafinmu, ko ka danna *347*5276# ka zaɓi 5, sannan 2.',
};
