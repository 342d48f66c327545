import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const ticketEnds = {
  open: 'a tún ṣí i',
  'in-progress': 'à ń ṣiṣẹ́ lórí rẹ̀',
  resolved: 'a ti yanjú rẹ̀',
  closed: 'a ti parí rẹ̀',
};

const caseStates = {
  open: 'à ń sọ fún báńkì kejì',
  bank_told: 'a ti sọ fún báńkì kejì',
  resolved: 'a ti yanjú rẹ̀',
  rejected: 'a ti parí rẹ̀, owó kankan kò ní padà',
};
const ticketStates = {
  open: 'ó ṣí',
  'in-progress': 'ẹnìkan ń ṣiṣẹ́ lórí rẹ̀',
  resolved: 'a ti yanjú rẹ̀',
  closed: 'a ti parí rẹ̀',
};

/** What the bank's people do for a customer, in Yoruba. */
export const support: Begun<(typeof en)['support']> = {
  ticketMoved: (f) =>
    `Ẹjọ́ rẹ ${f.ticket} (${f.subject}): ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `Mo ti ṣí ẹjọ́ ${f.ticket} fún ọ. Ènìyàn kan máa dáhùn láàárín wákàtí 24.`,
  ticketAdded: (f) => `Mo ti fi èyí kún ẹjọ́ rẹ ${f.ticket}.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Ẹjọ́ ${f.caseNumber}: a ti sọ fún báńkì kejì.${found}`;
    return (
      (f.status === 'resolved'
        ? `A ti yanjú ẹjọ́ ${f.caseNumber}. Bí owó bá tọ́ sí ọ, yóò dé láàárín wákàtí 48.`
        : `A ti parí ẹjọ́ ${f.caseNumber} láìsí owó tó padà.`) + found
    );
  },
  unread: (f) =>
    [
      f.unread === 0 ? 'O ti ka gbogbo rẹ̀.' : `O kò tíì ka ${f.unread}:`,
      ...f.lines.map(({ message, at }) => `• ${printDay(at)} ${printTime(at)}: ${message.split('\n')[0]}`),
      '',
      `Yan bí a ó ṣe máa sọ fún ọ: ${f.link}`,
    ].join('\n'),
  caseLine: (f) =>
    `Ẹjọ́ ${f.caseNumber}, ${printNaira(f.amount)} sí ${f.name}: ${caseStates[f.status]}${f.status === 'open' || f.status === 'bank_told' ? `, ìdáhùn kó tó di ${printDay(f.findingDueAt)}` : ''}`,
  ticketLine: (f) =>
    `Ẹjọ́ ${f.ticket}, ${f.subject}: ${ticketStates[f.status]}${f.status === 'open' ? `, ìdáhùn kó tó di ${printTime(f.respondBy)} ní ${printDay(f.respondBy)}` : ''}`,
  returned: () => 'Ẹni náà ti parí, mo ti padà. Kí lo fẹ́ ṣe?',
  frozen: () =>
    'Mo ti ti àkántì rẹ pa lẹ́sẹ̀kẹsẹ̀. Nǹkan kan kò lè jáde. Ènìyàn kan máa tọ́jú rẹ: dáhùn ENIYAN láti bá a sọ̀rọ̀ báyìí.',
  sureBlock: () => 'Ṣé kí a ti àkántì rẹ pa? Nǹkan kan kò ní jáde àfi bí o bá bá wa sọ̀rọ̀.',
  frozenAlready: () => 'A ti ti àkántì rẹ pa tẹ́lẹ̀. Nǹkan kan kò lè jáde. Dáhùn ENIYAN láti bá wa sọ̀rọ̀.',
  fewer: (f) =>
    `Mi ò ní fi ìpolówó ránṣẹ́ sí ọ. Ohun tí owó rẹ ṣe àti ohun tó kan ààbò rẹ, mo gbọ́dọ̀ sọ ọ́. Yan ìyókù, ibi tí o fẹ́ àti ìgbà: ${f.link}`,
  noCases: () => 'O kò ní ẹjọ́ kankan tó ṣí lọ́dọ̀ wa.',
  ready: {
    looking: () => 'Mo ń wò ó báyìí, màá kọ̀wé sí ọ níbí.',
    reference: () => 'Jọ̀wọ́ fi nọ́ńbà ẹ̀rí owó tí o fi ránṣẹ́ ránṣẹ́ sí mi. Ó wà lórí rìsíìtì rẹ̀.',
    onItsWay: () => 'Owó náà wà lọ́nà. Yóò dé, tàbí kí ó padà sí àkántì rẹ fúnra rẹ̀, mo sì ń tẹ̀lé e.',
    secrets: () => 'Má sọ PIN rẹ tàbí kóòdù kankan fún ẹnikẹ́ni, títí kan èmi. Mi ò ní béèrè wọn láé.',
    settled: () => 'A ti yanjú rẹ̀ báyìí. Ṣé nǹkan míràn wà?',
  },
  fromKnowledge: (f) => f.answer,
};
