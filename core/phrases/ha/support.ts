import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';

const ticketEnds = {
  open: 'an sake buɗe shi',
  'in-progress': 'ana aiki a kai',
  resolved: 'an warware shi',
  closed: 'an rufe shi',
};

/** What the bank's people do for a customer, in Hausa. */
export const support: Begun<(typeof en)['support']> = {
  ticketMoved: (f) =>
    `Ƙararka ${f.ticket} (${f.subject}): ${ticketEnds[f.status]}.${f.response ? `\n${f.response}` : ''}`,
  ticketOpened: (f) => `Na buɗe maka ƙara ${f.ticket}. Mutum zai amsa cikin awa 24.`,
  disputeMoved: (f) => {
    const found = f.finding ? `\n${f.finding}` : '';
    if (f.status === 'bank_told') return `Ƙara ${f.caseNumber}: mun gaya wa ɗayan bankin.${found}`;
    return (
      (f.status === 'resolved'
        ? `An warware ƙara ${f.caseNumber}. Idan akwai kuɗin da za a ba ka, zai zo cikin awa 48.`
        : `An rufe ƙara ${f.caseNumber} ba tare da dawowar kuɗi ba.`) + found
    );
  },
  returned: () => 'Mutumin ya gama, na dawo. Me kake so ka yi?',
  frozen: () =>
    'Na kulle asusunka nan take. Babu abin da zai fita. Mutum zai kula da kai: amsa MUTUM don magana da shi yanzu.',
  frozenAlready: () => 'An riga an kulle asusunka. Babu abin da zai fita. Amsa MUTUM don magana da mu.',
  noCases: () => 'Ba ka da wata ƙara da ke buɗe a wurinmu.',
  fromKnowledge: (f) => f.answer,
};
