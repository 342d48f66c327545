import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const ticketEnds = {
  open: 'e meghere ya ọzọ',
  'in-progress': 'a na-arụ ya',
  resolved: 'e dozila ya',
  closed: 'e mechiela ya',
};

const caseStates = {
  open: 'anyị na-agwa ụlọ akụ nke ọzọ',
  bank_told: 'a gwala ụlọ akụ nke ọzọ',
  resolved: 'e dozila ya',
  rejected: 'e mechiela ya, ego agaghị alọta',
};
const ticketStates = {
  open: 'o meghere',
  'in-progress': 'mmadụ na-arụ ya',
  resolved: 'e dozila ya',
  closed: 'e mechiela ya',
};

/** What the bank's people do for a customer, in Igbo. */
export const support: Begun<(typeof en)['support']> = {
  ticketMoved: (f) =>
    `Okwu gị ${f.ticket} (${f.subject}): ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `Emepeela m okwu ${f.ticket} maka gị. Mmadụ ga-aza n’ime awa 24.`,
  ticketAdded: (f) => `Etinyela m nke a n’okwu gị ${f.ticket}.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Okwu ${f.caseNumber}: anyị agwala ụlọ akụ nke ọzọ.${found}`;
    return (
      (f.status === 'resolved'
        ? `E dozila okwu ${f.caseNumber}. Ọ bụrụ na e ji gị ego, ọ ga-abịa n’ime awa 48.`
        : `E mechiela okwu ${f.caseNumber}, ego alọtaghị.`) + found
    );
  },
  unread: (f) =>
    [
      f.unread === 0 ? 'Ị gụọla ha niile.' : `Ị gụbeghị ${f.unread}:`,
      ...f.lines.map(({ message, at }) => `• ${printDay(at)} ${printTime(at)}: ${message.split('\n')[0]}`),
      '',
      `Họrọ otu anyị ga-esi agwa gị: ${f.link}`,
    ].join('\n'),
  caseLine: (f) =>
    `Okwu ${f.caseNumber}, ${printNaira(f.amount)} nye ${f.name}: ${caseStates[f.status]}${f.status === 'open' || f.status === 'bank_told' ? `, azịza tupu ${printDay(f.findingDueAt)}` : ''}`,
  ticketLine: (f) =>
    `Okwu ${f.ticket}, ${f.subject}: ${ticketStates[f.status]}${f.status === 'open' ? `, azịza tupu ${printTime(f.respondBy)} na ${printDay(f.respondBy)}` : ''}`,
  returned: () => 'Onye ahụ agwụchaala, alọtala m. Gịnị ka ị chọrọ ime?',
  frozen: () =>
    'Emechiela m akaụntụ gị ozugbo. Ihe ọ bụla agaghị apụ. Mmadụ ga-elekọta gị: zaa MMADU ka gị na ya kwurịta ugbu a.',
  sureBlock: () => 'Ka anyị mechie akaụntụ gị? Ihe ọ bụla agaghị apụ ruo mgbe gị na anyị kwurịtara.',
  frozenAlready: () => 'E mechielarị akaụntụ gị. Ihe ọ bụla agaghị apụ. Zaa MMADU ka gị na anyị kwurịta.',
  fewer: (f) =>
    `Anaghị m ezitere gị mgbasa ozi ahịa. Ihe ego gị mere na ihe metụtara nchekwa gị, aghaghị m ịgwa gị. Họrọ ndị ọzọ, ebe na mgbe: ${f.link}`,
  noCases: () => 'I nweghị okwu meghere emeghe n’aka anyị.',
  ready: {
    looking: () => 'Ana m elele ya ugbu a, a ga m edetara gị ebe a.',
    reference: () => 'Biko zitere m nọmba akaebe nke ego ahụ i zipụrụ. Ọ dị na rịsiti ya.',
    onItsWay: () => 'Ego ahụ nọ n’ụzọ. Ọ ga-eru, ma ọ bụ laghachi n’akaụntụ gị n’onwe ya, ana m eso ya.',
    secrets: () =>
      'Agwala onye ọ bụla PIN gị ma ọ bụ koodu ọ bụla, ma mụ onwe m. Agaghị m ajụ gị ha mgbe ọ bụla.',
    settled: () => 'E dozigo ya ugbu a. Ọ dị ihe ọzọ?',
  },
  fromKnowledge: (f) => f.answer,
};
