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
const does = (f: Club): string => `${f.side === 'buy' ? 'Zụta' : 'Ree'} ${f.name}${forHow(f)}`;

const every: Record<Frequency, string> = { weekly: 'kwa izu', monthly: 'kwa ọnwa' };
const kinds: Record<GroupKind, string> = {
  esusu: 'Isusu',
  savings_circle: 'Otu nchekwa',
  investment_club: 'Otu itinye ego',
};

const acts: Record<GroupAct, string> = {
  standing: 'Ịkwụ onwe ya',
  swap: 'Mgbanwe ọnọdụ',
  takeover: 'Ịnara ọnọdụ mmadụ',
  leave: 'Ịpụ n’otu',
  dissolve: 'Votu imechi otu',
};

const actQuotes: Record<GroupAct, (f: Money & { frequency: Frequency; hasShare: boolean }) => string> = {
  standing: (f) =>
    `Kwụọ ${f.group} ${printNaira(f.amount)} gị n’onwe ya ${every[f.frequency]}, n’ụbọchị ya. Ị nwere ike ịkwụsị ya mgbe ọ bụla.`,
  swap: (f) => `Gbanwee ọnọdụ na ${f.group}, dị ka a rịọrọ. Onye ọ bụla n’ime unu ga-enweta oge nke ibe ya.`,
  takeover: (f) =>
    `Nara ọnọdụ na ${f.group}: ihe a kwụrụ bụ nke gị, ihe fọdụrụ bụ gị ga-akwụ ya (${printNaira(f.amount)} maọbụ ihe na-erughị ya oge ọ bụla).`,
  leave: (f) =>
    f.hasShare
      ? `Pụọ na ${f.group} were òkè gị n’ihe o nwere: ${printNaira(f.amount)} n’ọnụahịa taa. Ọ ga-abata n’akaụntụ gị ozugbo.`
      : `Pụọ na ${f.group}. Onye natara ego gị ga-enye gị nke ya n’ụbọchị gị; i jighị onye na-enyeghị gị ihe ọ bụla ụgwọ.`,
  dissolve: (f) =>
    `Tụọ votu ka ${f.group} kwụsị tupu oge. Ọ bụrụ na ụzọ abụọ n’ime atọ kwere, a ga-edozi ihe niile: onye ọ bụla ga-enweta ihe e ji ya.`,
};

const actsDone: Record<GroupAct, (f: { group: string; ended: boolean }) => string> = {
  standing: (f) => `✅ Ụtụ gị na ${f.group} na-akwụ onwe ya ugbu a.`,
  swap: (f) => `✅ Agbanweela ọnọdụ na ${f.group}. A gwala mmadụ niile.`,
  takeover: (f) => `✅ Ọnọdụ ahụ na ${f.group} bụ nke gị.`,
  leave: (f) => `✅ Ị pụọla na ${f.group}.`,
  dissolve: (f) =>
    f.ended
      ? `✅ Ụzọ abụọ n’ime atọ ekwela: a na-edozi ${f.group}.`
      : `✅ A gụọla votu gị. ${f.group} na-aga n’ihu ruo mgbe ụzọ abụọ n’ime atọ kwere.`,
};

function payableLine(group: GroupLine): string {
  if (!group.payable) return group.status === 'active' ? 'I jighị ụgwọ ọ bụla.' : '';
  const { amount, dueAt, state } = group.payable;
  return state === 'late'
    ? `Ị kwụghị ${printNaira(amount)} nke ${printDay(dueAt)}. Biko kwụọ ya ugbu a.`
    : `${printNaira(amount)} gị na-esote bụ nke ${printDay(dueAt)}.`;
}

function turnLine(group: GroupLine): string {
  if (group.status === 'completed') return 'Gburugburu ahụ ezuola.';
  if (group.status === 'recruiting')
    return `Ndị otu ${group.members} n’ime ${group.membersMax}. Jiri koodu ${group.code} kpọọ ndị ọzọ.`;
  if (group.kind !== 'esusu')
    return `E chekwala ${printNaira(group.current)}. A ga-eke ya ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.`;
  const who = group.isYours ? 'gị' : (group.winner ?? '');
  const place = group.place ? ` Oge gị bụ nke ${group.place}.` : '';
  return `Oge ${group.turn} n’ime ${group.turns} bụ nke ${who}, na ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.${place}`;
}

const groupLines = (group: GroupLine): string =>
  [
    `${kinds[group.kind]} “${group.name}”: ${printNaira(group.contribution)} ${every[group.frequency]}`,
    turnLine(group),
    payableLine(group),
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about saving together, in Igbo. */
export const groups: Begun<(typeof en)['groups']> = {
  kinds,
  every,
  acts,
  kindLine: {
    esusu: 'mmadụ 5 ruo 20; otu onye na-eri ya oge ọ bụla',
    savings_circle: 'mmadụ 10 ruo 50 na-echekwa ego ọnụ',
    investment_club: 'mmadụ 15 ruo 30 na-etinye ego ọnụ',
  } satisfies Record<GroupKind, string>,
  whichKind: () => 'Kedu ụdị ị chọrọ?',
  howMuchEach: () => 'Ego ole ka onye ọ bụla ga-akwụ oge ọ bụla?',
  howMuchInAll: () => 'Ego ole ka unu chọrọ inweta n’ozuzu?',
  howOften: () => 'Ugboro ole?',
  howMany: (f) => `Mmadụ ole? Site na ${f.least} ruo ${f.most}.`,
  whatName: () => 'Kedu aha otu ahụ?',
  created: (f) =>
    [
      `✅ ${kinds[f.kind]} “${f.name}” adịla: ${printNaira(f.contribution)} ${every[f.frequency]}, ọnọdụ ${f.membersMax}.`,
      f.kind === 'esusu'
        ? 'A ga-atụ usoro mgbe mmadụ niile batara: emechiela m ihe nzuzo tupu onye ọ bụla abata, ya mere onweghị onye ga-ahọrọ ya, onye otu ọ bụla nwere ike ilele ya.'
        : 'Onweghị oge iri: n’ikpeazụ onye ọ bụla ga-enweta ihe ọ kwụrụ, na ọmụrụ nwa.',
      `Kesaa nke a: koodu ${f.code}, maọbụ ${f.link}`,
      `Ọ ga-amalite mgbe o juru, maọbụ mgbe ị sịrị ya malite na mmadụ ${f.least}.`,
    ].join('\n'),
  whoHasCode: () => 'Onye malitere otu ahụ nwere koodu ya: jụọ ya. Ka ịmalite nke gị, sị “malite isusu”.',
  whichCode: () => 'Kedu otu? Zitere m koodu e ji kpọọ gị.',
  codeUnknown: () => 'Ahụghị m otu nwere koodu ahụ. Biko lelee ya ọzọ.',
  joinAsk: (f) =>
    [
      `${kinds[f.kind]} “${f.name}”: ${printNaira(f.contribution)} ${every[f.frequency]}, ndị otu ${f.members} n’ime ${f.membersMax}.`,
      `Iwu: ụbọchị ${f.graceDays} nke ndidi. ${f.leaver === 'settle' ? 'Onye pụrụ ga-edozi ya na onye ọ bụla.' : 'Onye pụrụ ga-achọta onye ga-anọchi ya.'}`,
      'Ị ga-esonye?',
    ].join('\n'),
  joinYes: () => 'Sonye',
  joinNo: () => 'Ọ bụghị ugbu a',
  joinNot: () => 'Ọ dị mma. Ọ nweghị ihe mere.',
  joined: (f) =>
    f.started
      ? `✅ Ị nọ na “${f.name}”. O juola, ya mere ọ malitela. Sị “isusu m” ka ị hụ oge gị.`
      : `✅ Ị nọ na “${f.name}”: ndị otu ${f.members} n’ime ${f.membersMax}. M ga-agwa gị mgbe ọ malitere.`,
  none: () => 'Ị nọbeghị n’otu ọ bụla. Sị “malite isusu”, maọbụ zitere m koodu otu a kpọrọ gị.',
  list: (f) => f.groups.map(groupLines).join('\n\n'),
  whichGroup: () => 'Kedu otu?',
  nothingDue: () => 'Ọ nweghị ihe ị ga-akwụ ugbu a.',

  turnNarration: (f) => `Ụtụ ${f.turn}`,
  contributeQuote: (f) =>
    `Kwụọ ${f.group} ${printNaira(f.amount)}: ụtụ ${f.turn}, nke ${printDay(f.dueAt)}.\nỤgwọ ọrụ adịghị\n\nJiri PIN gị kwado ya.`,
  contributed: (f) =>
    `✅ A kwụrụ ${f.group} ${printNaira(f.amount)}, ụtụ ${f.turn}.\nEgo dị n’ime ya ugbu a: ${printNaira(f.current)}\nNọmba akaebe: ${f.reference}`,
  shareNarration: (f) => `Ịpụ n’otu were ${printNaira(f.amount)}`,
  actQuote: (f) => `${actQuotes[f.act](f)}\n\nJiri PIN gị kwado ya.`,
  actDone: (f) => actsDone[f.act](f),
  standingStopped: (f) => `Ụtụ gị na ${f.group} anaghịzi akwụ onwe ya. Biko kwụọ ya n’ụbọchị ya.`,
  requestSent: (f) => `Ajụrụ m ${f.name}. Ọ nweghị ihe ga-agbanwe ruo mgbe o kwere.`,
  noRequest: () => 'Onweghị onye rịọrọ gị ihe ọ bụla n’otu.',
  whichPlace: () => 'Kedu ọnọdụ ị chọrọ iji gbanwee? Nye m nọmba ya.',
  requestNo: () => 'Ọ dị mma. Ọ nweghị ihe gbanwere.',
  voteNo: (f) => `A gụọla votu gị ka ${f.group} gaa n’ihu.`,
  leftEarly: (f) => `Ị pụọla na ${f.group}. Ọ nweghị ihe a kwụrụ, ọ nweghị ụgwọ.`,
  invitedTold: (f) => `Agwala m ha banyere ${f.group}. Gị onwe gị nwekwara ike izipu njikọ ahụ.`,
  invitedLink: () => 'Ha enwebeghị akaụntụ ebe a. Zipụrụ ha njikọ ahụ.',

  someoneJoined: (f) => `${f.name} sonyere na ${f.group}: ndị otu ${f.members} n’ime ${f.most}.`,
  started: (f) =>
    [
      `${f.group} amalitela, mmadụ ${f.of} nọ na ya.`,
      f.payoutAt
        ? `A tụọla usoro: oge gị bụ nke ${f.place}, na ${printDay(f.payoutAt)}. Ị nwere ike ilele ntụ ahụ na peeji otu.`
        : '',
      `Ụtụ mbụ: ${printNaira(f.amount)} tupu ${printDay(f.firstAt)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  invited: (f) =>
    `${f.from} na-akpọ gị ka unu chekwaa ego ọnụ na ${f.group}: ${printNaira(f.amount)} ${every[f.frequency]}. Iji sonye, sị “join ${f.code}”.\n${f.link}`,
  paidOutToYou: (f) =>
    `🎉 Oge gị na ${f.group} eruola: ${printNaira(f.amount)} dị n’akaụntụ gị.${f.missing > 0 ? ` Mmadụ ${f.missing} akwụbeghị; ihe ha kwụrụ ga-abịara gị ozugbo.` : ''}\nNọmba akaebe: ${f.reference}`,
  paidOut: (f) =>
    `${f.group}: oge ${f.turn}, ${printNaira(f.amount)}, a kwụrụ ${f.name}.\nNọmba akaebe: ${f.reference}`,
  passedOn: (f) =>
    `Ụtụ rere azụ nke oge gị na ${f.group} abịala: ${printNaira(f.amount)} dị n’akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  setOff: (f) =>
    `N’ego oge gị na ${f.group} ewepụrụ m ${printNaira(f.amount)} ị na-akwụghị n’oge ${f.turn}, dị ka iwu si dị. I jizighị ya.`,
  movedLast: (f) =>
    `${f.group}: ${f.name} akwụghị otu ụtụ, ya mere dị ka iwu si dị oge ya bụzi nke ${f.turn}.`,
  refunded: (f) => `${printNaira(f.amount)} alọghachiri gị site na ${f.group}.\nNọmba akaebe: ${f.reference}`,
  shared: (f) =>
    `🎉 E keela ${f.group}: ${printNaira(f.amount)} dị n’akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  completed: (f) => `${f.group} emechaala gburugburu ya. Ị ka nwere ike ịgụ akwụkwọ ya.`,
  reminder: (f) =>
    `${printNaira(f.amount)} maka ${f.group} (ụtụ ${f.turn}) bụ nke ${printDay(f.dueAt)}. Sị “kwụọ isusu m”.`,
  short: (f) =>
    `${printNaira(f.amount)} nke taa maka ${f.group} adịghị n’akaụntụ gị. Biko tinye ego tupu ${printDay(f.graceUntil)}; m ga-ewere ya ozugbo ọ dị.`,
  missed: (f) =>
    `Ị kwụghị ụtụ ${f.turn} na ${f.group}: ${printNaira(f.amount)}, nke ${printDay(f.dueAt)}. Biko kwụọ ya ugbu a: sị “kwụọ isusu m”. Ọ bụrụ na o siri ike, zaa MMADỤ.`,
  swapAsked: (f) =>
    `${f.from} na-arịọ ka ya na gị gbanwee ọnọdụ na ${f.group}: ị ga-enweta oge ${f.theirs} (${printDay(f.theirsAt)}) n’ọnọdụ oge gị ${f.yours} (${printDay(f.yoursAt)}). Ọ nweghị ihe ga-agbanwe belụsọ i kwere, na peeji otu.`,
  swapped: (f) =>
    `${f.group}: ${f.one} na ${f.other} agbanweela ọnọdụ. ${f.one} nwere oge ${f.onePlace} ugbu a, ${f.other} oge ${f.otherPlace}.`,
  takeoverAsked: (f) =>
    `${f.from} na-enye gị ọnọdụ ya na ${f.group} (${printNaira(f.amount)} oge ọ bụla), na ihe niile a kwụrụ. Lelee ya na peeji otu tupu i kwere.`,
  requestDeclined: (f) => `${f.name} sị mba. Ọ nweghị ihe gbanwere na ${f.group}.`,
  voteOpened: (f) =>
    `${f.by} na-arịọ ka ${f.group} kwụsị tupu oge. Tụọ votu na peeji otu n’ime ụbọchị 7; ọ bụ naanị mgbe ụzọ abụọ n’ime atọ kwere.`,
  heir: (f) =>
    `Ndo. Dị ka iwu ${f.group} si dị, ọnọdụ ${f.name} bụzi nke gị, na ihe niile a kwụrụ. Ọ bụrụ na ị gaghị ebuli ya, zaa MMADỤ.`,
  whomInvite: () => 'Onye ka m ga-akpọ? Nye m nọmba ekwentị.',
  clubNarration: does,
  clubQuote: (f) =>
    [
      f.isNew
        ? `E wetara ya n’ihu ndị otu ${f.group}: ${does(f)}.`
        : `Kweta ka ${f.group} mee nke a: ${does(f)}.`,
      `Otu bụ ${f.price} ugbu a; a ga-eme ya n’ọnụ ahịa nke ụbọchị ụzọ abụọ n’ime atọ kwetara.`,
      'Ọnụ ahịa na-arị elu na-ada: otu nwere ike inweta ihe na-erughị ihe o tinyere.',
      '',
      'Jiri PIN gị kwado ya. Ihe ọ bụla agaghị apụ n’akaụntụ nke gị.',
    ].join('\n'),
  clubAsked: (f) =>
    `${f.by} tụpụtara ya na ${f.group}: ${does(f)}. Ndị otu ${f.needed} ga-ekweta n’ime ụbọchị 7. Sị “agree to the club’s order” ma ọ bụ “refuse the club’s order”.`,
  clubVoted: (f) =>
    f.agreed === undefined
      ? `E kwetala: ${f.group} emeela ya.`
      : `A gụrụ ee gị na ${f.group}: ${f.agreed} n’ime ${f.needed} a chọrọ.`,
  clubDone: (f) =>
    `📈 ${f.group} ${f.side === 'buy' ? 'zụtara' : 'rere'} ${f.name}${forHow(f)}, ${f.price} nke ọ bụla. O nwere ${f.held} ugbu a.\nNọmba akaebe: ${f.reference}`,
  clubNo: (f) => `A gụọla mba gị na ${f.group}.`,
  noClubOrder: () => 'Ọ nweghị ihe e tinyere n’ihu ndị otu gị ugbu a.',
  bookKinds: {
    contribution: 'Ụtụ',
    payout: 'A kwụpụrụ',
    late_share: 'E nyefere ụtụ rere azụ',
    refund: 'E nyeghachiri',
    interest: 'Ọmụrụ nwa',
    share: 'E kere ya',
    bought: 'A zụrụ ya',
    sold: 'E rere ya',
    founded: 'A malitere ya',
    joined: 'O sonyere',
    left: 'Ọ pụrụ',
    died: 'Ọ nwụrụ',
    heir: 'E ketara ọnọdụ',
    drawn: 'A tụrụ usoro',
    swapped: 'A gbanwere ọnọdụ',
    moved_last: 'Ọ bụzi onye ikpeazụ',
    dissolved: 'E ji votu mechie ya',
    completed: 'Gburugburu zuru',
  } satisfies Record<LineKind, string>,
};
