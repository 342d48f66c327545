import type { Frequency, GroupAct, GroupKind, LineKind } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { GroupLine } from '../en/groups.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

type Money = { group: string; amount: Kobo };

type Club = { name: string; side: 'buy' | 'sell'; amount: Kobo | undefined };

const forHow = ({ amount }: Pick<Club, 'amount'>): string =>
  amount === undefined ? '' : ` na ${printNaira(amount)}`;
const does = (f: Club): string => `${f.side === 'buy' ? 'Sayi' : 'Sayar da'} ${f.name}${forHow(f)}`;

const every: Record<Frequency, string> = { weekly: 'kowane mako', monthly: 'kowane wata' };
const kinds: Record<GroupKind, string> = {
  esusu: 'Adashi',
  savings_circle: 'Ƙungiyar ajiya',
  investment_club: 'Ƙungiyar zuba jari',
};

const acts: Record<GroupAct, string> = {
  standing: 'Biya da kansa',
  swap: 'Musayar wuri',
  takeover: 'Karɓar wurin wani',
  leave: 'Fita daga ƙungiya',
  dissolve: 'Ƙuri’ar rufe ƙungiya',
};

const actQuotes: Record<GroupAct, (f: Money & { frequency: Frequency; hasShare: boolean }) => string> = {
  standing: (f) =>
    `Biya ${printNaira(f.amount)} ɗinka ga ${f.group} da kansa ${every[f.frequency]}, a ranarsa. Za ka iya tsayar da shi kowane lokaci.`,
  swap: (f) => `Yi musayar wuri a ${f.group}, kamar yadda aka nema. Kowannenku zai sami lokacin ɗayan.`,
  takeover: (f) =>
    `Karɓi wurin wani a ${f.group}: abin da aka biya naka ne, kuma abin da ya rage kai za ka biya (${printNaira(f.amount)} ko ƙasa da haka kowane lokaci).`,
  leave: (f) =>
    f.hasShare
      ? `Fita daga ${f.group} da kasonka na abin da take da shi: ${printNaira(f.amount)} a darajar yau. Zai shigo asusunka nan take.`
      : `Fita daga ${f.group}. Wanda ya karɓi gudummawarka zai ba ka tasa a ranarka; ba a bin ka bashin wanda bai ba ka komai ba.`,
  dissolve: (f) =>
    `Kaɗa ƙuri’a don rufe ${f.group} da wuri. Idan kashi biyu cikin uku sun yarda, za a daidaita komai: kowa zai sami abin da ake bin sauran.`,
};

const actsDone: Record<GroupAct, (f: { group: string; ended: boolean }) => string> = {
  standing: (f) => `✅ Gudummawarka ga ${f.group} yanzu tana biyan kanta.`,
  swap: (f) => `✅ An yi musayar wuri a ${f.group}. An gaya wa kowa.`,
  takeover: (f) => `✅ Wurin a ${f.group} ya zama naka.`,
  leave: (f) => `✅ Ka fita daga ${f.group}.`,
  dissolve: (f) =>
    f.ended
      ? `✅ Kashi biyu cikin uku sun yarda: ana daidaita ${f.group}.`
      : `✅ An ƙidaya ƙuri’arka. ${f.group} tana ci gaba sai kashi biyu cikin uku sun yarda.`,
};

function payableLine(group: GroupLine): string {
  if (!group.payable) return group.status === 'active' ? 'Ba a bin ka komai.' : '';
  const { amount, dueAt, state } = group.payable;
  return state === 'late'
    ? `Ba ka biya ${printNaira(amount)} na ${printDay(dueAt)} ba. Don Allah ka biya yanzu.`
    : `Ka biya ${printNaira(amount)} na gaba a ${printDay(dueAt)}.`;
}

function turnLine(group: GroupLine): string {
  if (group.status === 'completed') return 'Zagayen ya cika.';
  if (group.status === 'recruiting')
    return `Mambobi ${group.members} cikin ${group.membersMax}. Ka gayyaci wasu da lamba ${group.code}.`;
  if (group.kind !== 'esusu')
    return `An tara ${printNaira(group.current)} zuwa yanzu. Za a raba ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.`;
  const who = group.isYours ? 'kai' : (group.winner ?? '');
  const place = group.place ? ` Kai ne na ${group.place}.` : '';
  return `Zagaye na ${group.turn} cikin ${group.turns} na ${who} ne, a ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.${place}`;
}

const groupLines = (group: GroupLine): string =>
  [
    `${kinds[group.kind]} “${group.name}”: ${printNaira(group.contribution)} ${every[group.frequency]}`,
    turnLine(group),
    payableLine(group),
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about saving together, in Hausa. */
export const groups: Begun<(typeof en)['groups']> = {
  kinds,
  every,
  acts,
  kindLine: {
    esusu: 'mutum 5 zuwa 20; kowane zagaye ɗaya ya kwashe',
    savings_circle: 'mutum 10 zuwa 50 suna tara kuɗi tare',
    investment_club: 'mutum 15 zuwa 30 suna zuba jari tare',
  } satisfies Record<GroupKind, string>,
  whichKind: () => 'Wane iri kake so?',
  howMuchEach: () => 'Nawa kowane mamba zai biya kowane lokaci?',
  howMuchInAll: () => 'Nawa kuke so ku tara gaba ɗaya?',
  howOften: () => 'Sau nawa?',
  howMany: (f) => `Mambobi nawa? Daga ${f.least} zuwa ${f.most}.`,
  whatName: () => 'Menene sunan ƙungiyar?',
  created: (f) =>
    [
      `✅ ${kinds[f.kind]} “${f.name}” ta samu: ${printNaira(f.contribution)} ${every[f.frequency]}, wuri ${f.membersMax}.`,
      f.kind === 'esusu'
        ? 'Ana ƙuri’ar jeri idan kowa ya shigo: na rufe asirin kafin kowa ya shiga, saboda haka babu mai zaɓensa, kuma kowane mamba zai iya dubawa.'
        : 'Babu jerin karɓa: a ƙarshe kowa zai sami abin da ya biya, tare da riba.',
      `Ka raba wannan: lamba ${f.code}, ko ${f.link}`,
      `Za ta fara idan ta cika, ko idan ka ce haka da mambobi ${f.least}.`,
    ].join('\n'),
  whoHasCode: () =>
    'Wanda ya kafa ƙungiyar yana da lambar: ka tambaye shi. Don kafa taka, ka ce “fara adashi”.',
  whichCode: () => 'Wace ƙungiya? Ka turo lambar da aka gayyace ka da ita.',
  codeUnknown: () => 'Ban sami ƙungiya mai wannan lamba ba. Don Allah ka sake duba ta.',
  joinAsk: (f) =>
    [
      `${kinds[f.kind]} “${f.name}”: ${printNaira(f.contribution)} ${every[f.frequency]}, mambobi ${f.members} cikin ${f.membersMax}.`,
      `Ƙa’ida: jinkirin kwana ${f.graceDays}. ${f.leaver === 'settle' ? 'Wanda ya fita ya daidaita da kowa.' : 'Wanda ya fita ya nemo mai ɗaukar wurinsa.'}`,
      'Ka shiga?',
    ].join('\n'),
  joinYes: () => 'Shiga',
  joinNo: () => 'Ba yanzu ba',
  joinNot: () => 'To. Babu abin da ya faru.',
  joined: (f) =>
    f.started
      ? `✅ Ka shiga “${f.name}”. Ta cika, don haka ta fara. Ka ce “adashina” don ganin lokacinka.`
      : `✅ Ka shiga “${f.name}”: mambobi ${f.members} cikin ${f.membersMax}. Zan gaya maka idan ta fara.`,
  none: () => 'Ba ka cikin wata ƙungiya tukuna. Ka ce “fara adashi”, ko ka turo lambar da aka gayyace ka.',
  list: (f) => f.groups.map(groupLines).join('\n\n'),
  whichGroup: () => 'Wace ƙungiya?',
  nothingDue: () => 'Babu abin da za ka biya yanzu.',

  turnNarration: (f) => `Gudummawa ta ${f.turn}`,
  contributeQuote: (f) =>
    `Biya ${printNaira(f.amount)} ga ${f.group}: gudummawa ta ${f.turn}, ranar ${printDay(f.dueAt)}.\nBabu caji\n\nKa amince da PIN.`,
  contributed: (f) =>
    `✅ An biya ${printNaira(f.amount)} ga ${f.group}, gudummawa ta ${f.turn}.\nAbin da ke ciki yanzu: ${printNaira(f.current)}\nLambar shaida: ${f.reference}`,
  shareNarration: (f) => `Fita daga ƙungiya da ${printNaira(f.amount)}`,
  actQuote: (f) => `${actQuotes[f.act](f)}\n\nKa amince da PIN.`,
  actDone: (f) => actsDone[f.act](f),
  standingStopped: (f) => `Gudummawarka ga ${f.group} ba ta biyan kanta yanzu. Don Allah ka biya a ranarta.`,
  requestSent: (f) => `Na tambayi ${f.name}. Babu abin da zai sauya sai ya yarda.`,
  noRequest: () => 'Babu wanda ya nemi wani abu daga gare ka a ƙungiya.',
  whichPlace: () => 'Da wane wuri kake so ka yi musaya? Ka ba ni lambarsa.',
  requestNo: () => 'To. Babu abin da ya sauya.',
  voteNo: (f) => `An ƙidaya ƙuri’arka ta ci gaba da ${f.group}.`,
  leftEarly: (f) => `Ka fita daga ${f.group}. Ba a biya komai ba, ba bashin kowa.`,
  invitedTold: (f) => `Na gaya musu game da ${f.group}. Kai ma za ka iya tura musu hanyar.`,
  invitedLink: () => 'Ba su da asusu a nan tukuna. Ka tura musu hanyar.',

  someoneJoined: (f) => `${f.name} ya shiga ${f.group}: mambobi ${f.members} cikin ${f.most}.`,
  started: (f) =>
    [
      `${f.group} ta fara, da mambobi ${f.of}.`,
      f.payoutAt
        ? `An fitar da jeri: kai ne na ${f.place}, a ${printDay(f.payoutAt)}. Za ka iya duba jerin a shafin ƙungiya.`
        : '',
      `Gudummawa ta farko: ${printNaira(f.amount)} kafin ${printDay(f.firstAt)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  invited: (f) =>
    `${f.from} yana gayyatar ka ku tara kuɗi tare a ${f.group}: ${printNaira(f.amount)} ${every[f.frequency]}. Don shiga, ka ce “join ${f.code}”.\n${f.link}`,
  paidOutToYou: (f) =>
    `🎉 Lokacinka a ${f.group} ya yi: ${printNaira(f.amount)} yana asusunka.${f.missing > 0 ? ` Mutum ${f.missing} ba su biya ba; abin da suka biya zai zo maka nan take.` : ''}\nLambar shaida: ${f.reference}`,
  paidOut: (f) =>
    `${f.group}: zagaye na ${f.turn}, ${printNaira(f.amount)}, an biya ${f.name}.\nLambar shaida: ${f.reference}`,
  passedOn: (f) =>
    `Gudummawar da ta makara ta zagayenka a ${f.group} ta zo: ${printNaira(f.amount)} yana asusunka.\nLambar shaida: ${f.reference}`,
  setOff: (f) =>
    `Daga abin da ka karɓa a ${f.group} na cire ${printNaira(f.amount)} da ba ka biya ba a zagaye na ${f.turn}, kamar yadda ƙa’ida ta ce. Yanzu ba a bin ka.`,
  movedLast: (f) =>
    `${f.group}: ${f.name} bai biya gudummawa ba, don haka bisa ƙa’ida yanzu shi ne na ${f.turn}.`,
  refunded: (f) => `${printNaira(f.amount)} ya dawo maka daga ${f.group}.\nLambar shaida: ${f.reference}`,
  shared: (f) =>
    `🎉 An raba ${f.group}: ${printNaira(f.amount)} yana asusunka.\nLambar shaida: ${f.reference}`,
  completed: (f) => `${f.group} ta gama zagayenta. Za ka iya karanta littafinta har yanzu.`,
  reminder: (f) =>
    `${printNaira(f.amount)} na ${f.group} (gudummawa ta ${f.turn}) ranar ${printDay(f.dueAt)}. Ka ce “biya adashi”.`,
  short: (f) =>
    `${printNaira(f.amount)} na yau don ${f.group} ba ya asusunka. Don Allah ka saka kuɗi kafin ${printDay(f.graceUntil)}; zan cire da zarar ya samu.`,
  missed: (f) =>
    `Ba ka biya gudummawa ta ${f.turn} ga ${f.group} ba: ${printNaira(f.amount)}, ta ${printDay(f.dueAt)}. Don Allah ka biya yanzu: ka ce “biya adashi”. Idan kana cikin wahala, ka ce MUTUM.`,
  swapAsked: (f) =>
    `${f.from} yana neman musayar wuri da kai a ${f.group}: za ka sami na ${f.theirs} (${printDay(f.theirsAt)}) a madadin naka na ${f.yours} (${printDay(f.yoursAt)}). Babu abin da zai sauya sai ka yarda, a shafin ƙungiya.`,
  swapped: (f) =>
    `${f.group}: ${f.one} da ${f.other} sun yi musayar wuri. ${f.one} yanzu shi ne na ${f.onePlace}, ${f.other} na ${f.otherPlace}.`,
  takeoverAsked: (f) =>
    `${f.from} yana ba ka wurinsa a ${f.group} (${printNaira(f.amount)} kowane lokaci), da duk abin da aka biya. Ka duba shafin ƙungiya kafin ka yarda.`,
  requestDeclined: (f) => `${f.name} ya ce a’a. Babu abin da ya sauya a ${f.group}.`,
  voteOpened: (f) =>
    `${f.by} yana neman a rufe ${f.group} da wuri. Ka kaɗa ƙuri’a a shafin ƙungiya cikin kwana 7; sai kashi biyu cikin uku sun yarda.`,
  heir: (f) =>
    `Mun yi jaje. Bisa ƙa’idar ${f.group} wurin ${f.name} ya zama naka, da duk abin da aka biya. Idan ba za ka iya ba, ka ce MUTUM.`,
  whomInvite: () => 'Wa zan gayyata? Ka ba ni lambar waya.',
  clubNarration: does,
  clubQuote: (f) =>
    [
      f.isNew
        ? `An gabatar wa mambobin ${f.group}: ${does(f)}.`
        : `Ka yarda ${f.group} ta yi haka: ${does(f)}.`,
      `Ɗaya yanzu ${f.price} ne; za a yi a farashin ranar da kashi biyu cikin uku suka yarda.`,
      'Farashi yana hawa yana sauka: ƙungiya za ta iya samun ƙasa da abin da ta saka.',
      '',
      'Ka amince da PIN. Babu abin da zai fita daga asusunka.',
    ].join('\n'),
  clubAsked: (f) =>
    `${f.by} ya gabatar wa ${f.group}: ${does(f)}. Sai mambobi ${f.needed} sun yarda cikin kwana 7. Ka ce “agree to the club’s order” ko “refuse the club’s order”.`,
  clubVoted: (f) =>
    f.agreed === undefined
      ? `An yarda: ${f.group} ta yi.`
      : `An ƙidaya eh naka a ${f.group}: ${f.agreed} cikin ${f.needed} da ake bukata.`,
  clubDone: (f) =>
    `📈 ${f.group} ${f.side === 'buy' ? 'ta sayi' : 'ta sayar da'} ${f.name}${forHow(f)}, ${f.price} kowane ɗaya. Yanzu tana da ${f.held}.\nLambar shaida: ${f.reference}`,
  clubNo: (f) => `An ƙidaya a’a naka a ${f.group}.`,
  noClubOrder: () => 'Babu abin da aka gabatar wa mambobin ƙungiyarka yanzu.',
  bookKinds: {
    contribution: 'Gudummawa',
    payout: 'An biya',
    late_share: 'An mika gudummawar da ta makara',
    refund: 'An mayar',
    interest: 'Riba',
    share: 'An raba',
    bought: 'An saya',
    sold: 'An sayar',
    founded: 'An kafa',
    joined: 'Ya shiga',
    left: 'Ya fita',
    died: 'Ya rasu',
    heir: 'An gaji wuri',
    drawn: 'An fitar da jeri',
    swapped: 'Musayar wuri',
    moved_last: 'An mayar ƙarshe',
    dissolved: 'An rufe da ƙuri’a',
    completed: 'Zagaye ya cika',
  } satisfies Record<LineKind, string>,
};
