import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const ticketEnds = {
  open: 'an sake buɗe shi',
  'in-progress': 'ana aiki a kai',
  resolved: 'an warware shi',
  closed: 'an rufe shi',
};

const caseStates = {
  open: 'muna gaya wa ɗayan bankin',
  bank_told: 'an gaya wa ɗayan bankin',
  resolved: 'an warware',
  rejected: 'an rufe, ba kuɗin da zai dawo',
};
const ticketStates = {
  open: 'a buɗe take',
  'in-progress': 'ana aiki a kai',
  resolved: 'an warware',
  closed: 'an rufe',
};

/** What the bank's people do for a customer, in Hausa. */
export const support: Begun<(typeof en)['support']> = {
  ticketMoved: (f) =>
    `Ƙararka ${f.ticket} (${f.subject}): ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `Na buɗe maka ƙara ${f.ticket}. Mutum zai amsa cikin awa 24.`,
  ticketAdded: (f) => `Na ƙara wannan a kan ƙararka ${f.ticket}.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Ƙara ${f.caseNumber}: mun gaya wa ɗayan bankin.${found}`;
    return (
      (f.status === 'resolved'
        ? `An warware ƙara ${f.caseNumber}. Idan akwai kuɗin da za a ba ka, zai zo cikin awa 48.`
        : `An rufe ƙara ${f.caseNumber} ba tare da dawowar kuɗi ba.`) + found
    );
  },
  unread: (f) =>
    [
      f.unread === 0 ? 'Ka karanta komai.' : `Ba ka karanta ${f.unread} ba:`,
      ...f.lines.map(({ message, at }) => `• ${printDay(at)} ${printTime(at)}: ${message.split('\n')[0]}`),
      '',
      `Ka zaɓi yadda za mu sanar da kai: ${f.link}`,
    ].join('\n'),
  caseLine: (f) =>
    `Ƙara ${f.caseNumber}, ${printNaira(f.amount)} zuwa ga ${f.name}: ${caseStates[f.status]}${f.status === 'open' || f.status === 'bank_told' ? `, amsa kafin ${printDay(f.findingDueAt)}` : ''}`,
  ticketLine: (f) =>
    `Ƙara ${f.ticket}, ${f.subject}: ${ticketStates[f.status]}${f.status === 'open' ? `, amsa kafin ${printTime(f.respondBy)} ranar ${printDay(f.respondBy)}` : ''}`,
  returned: () => 'Mutumin ya gama, na dawo. Me kake so ka yi?',
  frozen: () =>
    'Na kulle asusunka nan take. Babu abin da zai fita. Mutum zai kula da kai: amsa MUTUM don magana da shi yanzu.',
  sureBlock: () => 'A kulle asusunka? Babu abin da zai fita sai ka yi magana da mu.',
  frozenAlready: () => 'An riga an kulle asusunka. Babu abin da zai fita. Amsa MUTUM don magana da mu.',
  fewer: (f) =>
    `Ba na aika maka talla. Abin da kuɗinka ya yi da abin da ya shafi tsaronka, dole in gaya maka. Zaɓi sauran, inda da lokaci: ${f.link}`,
  noCases: () => 'Ba ka da wata ƙara da ke buɗe a wurinmu.',
  ready: {
    looking: () => 'Ina duba shi yanzu, zan rubuto maka a nan.',
    reference: () => 'Don Allah ka turo mini lambar shaidar tura kuɗin. Tana kan rasiti.',
    onItsWay: () => 'Kuɗin yana kan hanya. Ko ya isa, ko ya dawo asusunka da kansa, kuma ina bin sa.',
    secrets: () => 'Kada ka faɗa wa kowa PIN ɗinka ko wata lamba, har da ni. Ba zan taɓa tambayar su ba.',
    settled: () => 'An gama da shi yanzu. Akwai wani abu kuma?',
  },
  fromKnowledge: (f) => f.answer,
};
