import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `I nwere ${printNaira(f.available)}, ya mere ana m aga n’ihu:`,
  fails: (f) => `I nwere ${printNaira(f.available)}, ya mere enyeghị m ihe ọ bụla. Ego ọ bụla apụghị.`,
  cannotWait: () =>
    `Enweghị m ike ichere nke ahụ n’onwe m, ya mere enyeghị m ihe ọ bụla. Gwa m mgbe o mere, ma ọ bụ kpọọ ụbọchị: “zigara Chidi 5k na Fraịde”.`,
  noSuchDate: (f) => `E nweghị ${f.said}, ya mere enyeghị m ihe ọ bụla. Kedu ụbọchị ị na-ekwu?`,
  unchanged: () => `Ọ dị mma. Agbanweghị m ihe ọ bụla.`,
  onlyOwn: () => 'Naanị akaụntụ gị ka m ga-egosi gị. Onye nwe akaụntụ ahụ jiri ekwentị ya jụọ.',
  later: () => 'Ọ dị mma, enweghị ọsọ ọsọ. A naghị eme ihe ọ bụla ruo mgbe i kwuru.',
  noted: () => 'Daalụ na ị gwara m.',
  welcome: () => 'Daalụ na ị gwara m. Gịnị ka m ga-emere gị?',
  whichPart: () =>
    'Ndo na edoghị anya. Gwa m na mkpirikpi ihe m ga-akọwa, maọbụ zaa MMADU ka mmadụ kọwaara gị ya.',
  sayAgain: () => 'Ndo, aghọtahiere m gị. Gwakwa m otu ị chọrọ ya.',
  noStaff: () =>
    'Onye ọ bụla anaghị enye m iwu na nkata, ndị ọrụ Karo anaghịkwa arụ ọrụ n’ime ya. Onye nwe akaụntụ ka m na-ejere ozi, naanị PIN ya na-ebupụ ego.',
  notKnown: () => `Amaghị m nke ahụ. Agbanweghị m ihe ọ bụla.`,
  takenBack: () =>
    `Ewerela m ya azụ: a gaghị akwadoli ya ugbu a. Gịnị kwesịrị ịgbanwe? Gwa m ego, akaụntụ ma ọ bụ ụlọ akụ.`,
  pinPlace: () =>
    `Mepee peeji nchekwa dị n’okpuru ya tinye PIN gị n’ebe ahụ, ọ bụghị na mkparịta ụka a. Lee peeji ahụ ọzọ.`,
  pageAgain: () =>
    `Lee peeji nchekwa ahụ ọzọ. Ọ bụrụ na o mepeghị, mechie ya meghee ọzọ, ma ọ bụ jiri browser ọzọ.`,
  walletOf: (f) => `Kedu wallet ma ọ bụ ụlọ akụ ${f.phone} dị?`,
  karoByPhone: (f) => `${f.phone} bụ ${f.name} na Karo. M ziga ya ebe ahụ?`,
  queueFull: (f: { said: string }) =>
    `Iwu ise ka m na-edebe n’otu oge. Mgbe ndị a gasịrị, gwakwa m ọzọ: “${f.said}”.`,
  queued: (f) => `Nke na-esote, mgbe ị kwadoro ma ọ bụ kagbuo nke a: “${f.said}”.`,
  next: (f) => `Nke na-esote: “${f.said}”.`,
  either: (f: { titles: readonly string[] }) =>
    `Ị na-ekwu maka ${f.titles.map((title) => `“${title}”`).join(' ka ọ bụ ')}? Pịa otu, ma ọ bụ kwuo ya n’ụzọ ọzọ.`,
  listening: () => 'Ee, gaa n’ihu: ana m ege ntị.',
  bot: () =>
    'Abụ m onye enyemaka Karo, mmemme kọmputa. Ndị mmadụ na-arụkwa ọrụ na Karo: sị MMADU, otu n’ime ha ga-aza gị na mkparịta ụka a.',
  owner: () =>
    'Karo bụ ụlọ akụ na-agbaso iwu Central Bank of Nigeria. Apụghị m onwe m ịgwa gị onye nwe ya: sị MMADU, onye nọ na Karo ga-aza nke ahụ ebe a.',
  details: () =>
    'Aha gị ebe a bụ nke dị na BVN gị. Ọ bụrụ na o zighi ezi ebe ahụ maọbụ gbanwee, ka ụlọ akụ na-edebanye BVN mezie ya; mgbe ahụ onye nọ na Karo ga-agbanwe ya ebe a. Maka adreesị, email maọbụ nọmba ekwentị pịa “Gwa mmadụ okwu” kwuo nke ọhụrụ.',
  openingFree: () => 'Imepe akaụntụ bụ n’efu. Ihe iziga ego na-eri, ị ga-ahụ ya mgbe niile tupu PIN gị.',
  business: () =>
    'Akaụntụ na Karo na-adị n’aha mmadụ, ọbụna ma ị na-eji ya azụ ahịa. Maka ndị nwere ụlọ ahịa, atụmatụ “Business” dị nke nwere oke ka elu: sị “upgrade my plan”. Maka akaụntụ n’aha ụlọ ọrụ pịa “Gwa mmadụ okwu”.',
  stopped: (f) => `Akagbuola m ya: “${f.said}”.`,
  whichStop: () => 'Kedu nke m ga-akagbu? Nke a bụ ihe na-eche:',
  wasStopped: () => 'Ee, akagbuola ya. Ego ọ bụla apụghị.',
  askMoney: (f) =>
    `M rịọ ${f.to} ${printNaira(f.amount)}${f.note ? ` (${f.note})` : ''}? Ihe ọ bụla agaghị apụ n’akaụntụ gị.`,
};
