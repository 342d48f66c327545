import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

/** What a customer is told where the bank looks twice, in Hausa. */
export const risk: Begun<(typeof en)['risk']> = {
  held: (f) =>
    `Don kare ka, mutuminmu zai duba ${printNaira(f.amount)} ɗinka zuwa ga ${f.name} kafin ya tafi. Za ka ji daga gare mu kafin ƙarfe ${printTime(f.dueAt)} ran ${printDay(f.dueAt)}; in ba haka ba kuɗin naka ne. SOKE yana tsayar da shi.\nLambar shaida: ${f.reference}`,
  looking: (f) =>
    `Don kare ka, mutuminmu zai duba ${printNaira(f.amount)} ɗinka zuwa ga ${f.name} kafin ya tafi. Za mu gaya maka cikin kwana ɗaya.`,
  sentBack: (f) =>
    `${printNaira(f.amount)} ɗinka zuwa ga ${f.name} bai tafi ba: ba mu tabbata kai ne ba. Yana asusunka. Amsa MUTUM don magana da mu.\nLambar shaida: ${f.reference}`,
  frozenFor: (f) => `An kulle asusun ${f.phone}. Babu abin da zai fita. Mun gaya wa mai shi.`,
  notTrusted: () =>
    'Ba zan iya kulle asusun daga nan ba. Wayar mai shi kawai, ko lambar da ya amince da ita, za ta iya. Mai shi zai iya danna *347*5276#.',
  whichNumber: () => 'Asusun wa zan kulle? Rubuta FREEZE da lambar wayar asusun.',
};
