import { printNaira } from '../../kernel/index.ts';
import type { turns as en } from '../en/turns.ts';

export const turns: typeof en = {
  holds: (f) => `I nwere ${printNaira(f.available)}, ya mere ana m aga n’ihu:`,
  fails: (f) => `I nwere ${printNaira(f.available)}, ya mere enyeghị m ihe ọ bụla. Ego ọ bụla apụghị.`,
  cannotWait: () =>
    `Enweghị m ike ichere nke ahụ n’onwe m, ya mere enyeghị m ihe ọ bụla. Gwa m mgbe o mere, ma ọ bụ kpọọ ụbọchị: “zigara Chidi 5k na Fraịde”.`,
  noSuchDate: (f) => `E nweghị ${f.said}, ya mere enyeghị m ihe ọ bụla. Kedu ụbọchị ị na-ekwu?`,
  unchanged: () => `Ọ dị mma. Agbanweghị m ihe ọ bụla.`,
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
};
