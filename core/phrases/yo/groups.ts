import type { Frequency, GroupAct, GroupKind, LineKind } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { GroupLine } from '../en/groups.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

type Money = { group: string; amount: Kobo };

type Club = { name: string; side: 'buy' | 'sell'; amount: Kobo | undefined };

const forHow = ({ amount }: Pick<Club, 'amount'>): string =>
  amount === undefined ? '' : ` ní ${printNaira(amount)}`;
const does = (f: Club): string => `${f.side === 'buy' ? 'Ra' : 'Ta'} ${f.name}${forHow(f)}`;

const every: Record<Frequency, string> = { weekly: 'lọ́sọ̀ọ̀sẹ̀', monthly: 'lóṣooṣù' };
const kinds: Record<GroupKind, string> = {
  esusu: 'Èsúsú',
  savings_circle: 'Ẹgbẹ́ ìfowópamọ́',
  investment_club: 'Ẹgbẹ́ ìdókòwò',
};

const acts: Record<GroupAct, string> = {
  standing: 'Ìsanwó fúnra rẹ̀',
  swap: 'Pípààrọ̀ ipò',
  takeover: 'Gbígba ipò ẹlòmíràn',
  leave: 'Kíkúrò nínú ẹgbẹ́',
  dissolve: 'Ìbò láti tú ẹgbẹ́ ká',
};

const actQuotes: Record<GroupAct, (f: Money & { frequency: Frequency; hasShare: boolean }) => string> = {
  standing: (f) =>
    `San ${printNaira(f.amount)} rẹ sí ${f.group} fúnra rẹ̀ ${every[f.frequency]}, ní ọjọ́ rẹ̀. O lè dá a dúró nígbàkígbà.`,
  swap: (f) => `Pààrọ̀ ipò nínú ${f.group}, bí wọ́n ṣe béèrè. Olúkúlùkù yóò gba ipò ẹnìkejì.`,
  takeover: (f) =>
    `Gba ipò kan nínú ${f.group}: ohun tí wọ́n ti san di tìrẹ, èyí tó kù ni ìwọ yóò san (${printNaira(f.amount)} tàbí kéré sí i nígbà kọ̀ọ̀kan).`,
  leave: (f) =>
    f.hasShare
      ? `Kúrò nínú ${f.group} pẹ̀lú ìpín rẹ nínú ohun tí ó ní: ${printNaira(f.amount)} ní iye ti òní. Yóò wọ àkántì rẹ lẹ́sẹ̀kẹsẹ̀.`
      : `Kúrò nínú ${f.group}. Ẹni tó gba owó rẹ yóò fún ọ ní tirẹ̀ ní ọjọ́ rẹ; o kò jẹ ẹni tí kò fún ọ ní nǹkan.`,
  dissolve: (f) =>
    `Dìbò kí ${f.group} parí ṣáájú àkókò. Bí ìdá méjì nínú mẹ́ta bá gbà, a ó yanjú gbogbo rẹ̀: olúkúlùkù yóò gba ohun tí wọ́n jẹ ẹ́.`,
};

const actsDone: Record<GroupAct, (f: { group: string; ended: boolean }) => string> = {
  standing: (f) => `✅ Owó rẹ fún ${f.group} ń san ara rẹ̀ báyìí.`,
  swap: (f) => `✅ Ipò ti pààrọ̀ nínú ${f.group}. A ti sọ fún gbogbo ènìyàn.`,
  takeover: (f) => `✅ Ipò náà nínú ${f.group} di tìrẹ.`,
  leave: (f) => `✅ O ti kúrò nínú ${f.group}.`,
  dissolve: (f) =>
    f.ended
      ? `✅ Ìdá méjì nínú mẹ́ta ti gbà: a ń yanjú ${f.group}.`
      : `✅ A ka ìbò rẹ. ${f.group} ń tẹ̀síwájú títí ìdá méjì nínú mẹ́ta yóò fi gbà.`,
};

function payableLine(group: GroupLine): string {
  if (!group.payable) return group.status === 'active' ? 'O kò jẹ nǹkan kan.' : '';
  const { amount, dueAt, state } = group.payable;
  return state === 'late'
    ? `O kò san ${printNaira(amount)} ti ${printDay(dueAt)}. Jọ̀wọ́ san án báyìí.`
    : `${printNaira(amount)} rẹ tó kàn jẹ́ ti ${printDay(dueAt)}.`;
}

function turnLine(group: GroupLine): string {
  if (group.status === 'completed') return 'Yíyí náà ti parí.';
  if (group.status === 'recruiting')
    return `Ọmọ ẹgbẹ́ ${group.members} nínú ${group.membersMax}. Pe àwọn mìíràn pẹ̀lú kóòdù ${group.code}.`;
  if (group.kind !== 'esusu')
    return `${printNaira(group.current)} ni a ti kó jọ. A ó pín in ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.`;
  const who = group.isYours ? 'ìwọ' : (group.winner ?? '');
  const place = group.place ? ` Ipò rẹ ni ${group.place}.` : '';
  return `Ìgbà ${group.turn} nínú ${group.turns} jẹ́ ti ${who}, ní ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.${place}`;
}

const groupLines = (group: GroupLine): string =>
  [
    `${kinds[group.kind]} “${group.name}”: ${printNaira(group.contribution)} ${every[group.frequency]}`,
    turnLine(group),
    payableLine(group),
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about saving together, in Yoruba. */
export const groups: Begun<(typeof en)['groups']> = {
  kinds,
  every,
  acts,
  kindLine: {
    esusu: 'ènìyàn 5 sí 20; ẹnìkan ń kó o nígbà kọ̀ọ̀kan',
    savings_circle: 'ènìyàn 10 sí 50 ń fowó pamọ́ pọ̀',
    investment_club: 'ènìyàn 15 sí 30 ń dókòwò pọ̀',
  } satisfies Record<GroupKind, string>,
  whichKind: () => 'Irú èwo ni kó jẹ́?',
  howMuchEach: () => 'Èló ni olúkúlùkù yóò máa san nígbà kọ̀ọ̀kan?',
  howMuchInAll: () => 'Èló ni ẹ fẹ́ kó jọ lápapọ̀?',
  howOften: () => 'Ìgbà mélòó?',
  howMany: (f) => `Ọmọ ẹgbẹ́ mélòó? Láti ${f.least} sí ${f.most}.`,
  whatName: () => 'Kí ni orúkọ ẹgbẹ́ náà?',
  created: (f) =>
    [
      `✅ ${kinds[f.kind]} “${f.name}” ti wà: ${printNaira(f.contribution)} ${every[f.frequency]}, ààyè ${f.membersMax}.`,
      f.kind === 'esusu'
        ? 'A ó yan ètò ipò nígbà tí gbogbo ènìyàn bá wọlé: mo ti di àṣírí kan kí ẹnikẹ́ni tó wọlé, nítorí náà kò sí ẹni tó lè yàn án, gbogbo ọmọ ẹgbẹ́ sì lè yẹ̀ ẹ́ wò.'
        : 'Kò sí ìgbà gbígbà: ní òpin, olúkúlùkù yóò gba ohun tó san, pẹ̀lú èlé.',
      `Pín èyí: kóòdù ${f.code}, tàbí ${f.link}`,
      `Yóò bẹ̀rẹ̀ nígbà tó bá kún, tàbí nígbà tí o bá ní kó bẹ̀rẹ̀ pẹ̀lú ọmọ ẹgbẹ́ ${f.least}.`,
    ].join('\n'),
  whoHasCode: () => 'Ẹni tó dá ẹgbẹ́ náà sílẹ̀ ló ní kóòdù rẹ̀: bi í. Láti dá tìrẹ sílẹ̀, sọ “dá àjọ sílẹ̀”.',
  whichCode: () => 'Ẹgbẹ́ wo? Fi kóòdù tí wọ́n fi pè ọ́ ránṣẹ́.',
  codeUnknown: () => 'Mi ò rí ẹgbẹ́ tó ní kóòdù yẹn. Jọ̀wọ́ tún un wò.',
  joinAsk: (f) =>
    [
      `${kinds[f.kind]} “${f.name}”: ${printNaira(f.contribution)} ${every[f.frequency]}, ọmọ ẹgbẹ́ ${f.members} nínú ${f.membersMax}.`,
      `Òfin: ìfàsẹ́yìn ọjọ́ ${f.graceDays}. ${f.leaver === 'settle' ? 'Ẹni tó bá kúrò yóò yanjú pẹ̀lú olúkúlùkù.' : 'Ẹni tó bá kúrò yóò wá ẹni tó máa gba ipò rẹ̀.'}`,
      'Ṣé wàá darapọ̀?',
    ].join('\n'),
  joinYes: () => 'Darapọ̀',
  joinNo: () => 'Kì í ṣe báyìí',
  joinNot: () => 'Ó dára. Nǹkan kan kò ṣẹlẹ̀.',
  joined: (f) =>
    f.started
      ? `✅ O ti wà nínú “${f.name}”. Ó ti kún, nítorí náà ó ti bẹ̀rẹ̀. Sọ “àjọ mi” láti rí ìgbà rẹ.`
      : `✅ O ti wà nínú “${f.name}”: ọmọ ẹgbẹ́ ${f.members} nínú ${f.membersMax}. Màá sọ fún ọ nígbà tó bá bẹ̀rẹ̀.`,
  none: () => 'O kò tíì sí nínú ẹgbẹ́ kankan. Sọ “bẹ̀rẹ̀ èsúsú”, tàbí fi kóòdù ẹgbẹ́ tí wọ́n pè ọ́ sí ránṣẹ́.',
  list: (f) => f.groups.map(groupLines).join('\n\n'),
  whichGroup: () => 'Ẹgbẹ́ wo?',
  nothingDue: () => 'Kò sí ohun tí wàá san báyìí.',

  turnNarration: (f) => `Ìdáwó ${f.turn}`,
  contributeQuote: (f) =>
    `San ${printNaira(f.amount)} fún ${f.group}: ìdáwó ${f.turn}, ti ${printDay(f.dueAt)}.\nKò sí owó iṣẹ́\n\nFi PIN rẹ fọwọ́ sí i.`,
  contributed: (f) =>
    `✅ A san ${printNaira(f.amount)} fún ${f.group}, ìdáwó ${f.turn}.\nOwó tó wà nínú rẹ̀ báyìí: ${printNaira(f.current)}\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  shareNarration: (f) => `Kíkúrò nínú ẹgbẹ́ pẹ̀lú ${printNaira(f.amount)}`,
  actQuote: (f) => `${actQuotes[f.act](f)}\n\nFi PIN rẹ fọwọ́ sí i.`,
  actDone: (f) => actsDone[f.act](f),
  standingStopped: (f) => `Owó rẹ fún ${f.group} kò san ara rẹ̀ mọ́. Jọ̀wọ́ san án ní ọjọ́ rẹ̀.`,
  requestSent: (f) => `Mo ti béèrè lọ́wọ́ ${f.name}. Kò sí ohun tó máa yí padà títí yóò fi gbà.`,
  noRequest: () => 'Kò sí ẹni tó béèrè ohunkóhun lọ́wọ́ rẹ nínú ẹgbẹ́.',
  whichPlace: () => 'Ipò wo ni o fẹ́ fi pààrọ̀? Fún mi ní nọ́ńbà rẹ̀.',
  requestNo: () => 'Ó dára. Nǹkan kan kò yí padà.',
  voteNo: (f) => `A ka ìbò rẹ pé kí ${f.group} máa lọ.`,
  leftEarly: (f) => `O ti kúrò nínú ${f.group}. A kò san nǹkan, o kò jẹ gbèsè.`,
  invitedTold: (f) => `Mo ti sọ fún wọn nípa ${f.group}. Ìwọ náà lè fi ìjápọ̀ náà ránṣẹ́.`,
  invitedLink: () => 'Wọn kò tíì ní àkántì níbí. Fi ìjápọ̀ náà ránṣẹ́ sí wọn.',

  someoneJoined: (f) => `${f.name} darapọ̀ mọ́ ${f.group}: ọmọ ẹgbẹ́ ${f.members} nínú ${f.most}.`,
  started: (f) =>
    [
      `${f.group} ti bẹ̀rẹ̀, pẹ̀lú ọmọ ẹgbẹ́ ${f.of}.`,
      f.payoutAt
        ? `A ti yan ètò: ipò rẹ ni ${f.place}, ní ${printDay(f.payoutAt)}. O lè yẹ yíyàn náà wò lójú ewé ẹgbẹ́.`
        : '',
      `Ìdáwó àkọ́kọ́: ${printNaira(f.amount)} kó tó di ${printDay(f.firstAt)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  invited: (f) =>
    `${f.from} pè ọ́ láti fowó pamọ́ pọ̀ nínú ${f.group}: ${printNaira(f.amount)} ${every[f.frequency]}. Láti darapọ̀, sọ “join ${f.code}”.\n${f.link}`,
  paidOutToYou: (f) =>
    `🎉 Ìgbà rẹ nínú ${f.group} ti tó: ${printNaira(f.amount)} ti wà nínú àkántì rẹ.${f.missing > 0 ? ` Ènìyàn ${f.missing} kò tíì san; ohun tí wọ́n bá san yóò wá bá ọ lẹ́sẹ̀kẹsẹ̀.` : ''}\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  paidOut: (f) =>
    `${f.group}: ìgbà ${f.turn}, ${printNaira(f.amount)}, a ti san fún ${f.name}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  passedOn: (f) =>
    `Ìdáwó tó pẹ́ fún ìgbà rẹ nínú ${f.group} ti dé: ${printNaira(f.amount)} ti wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  setOff: (f) =>
    `Nínú owó ìgbà rẹ ní ${f.group} mo yọ ${printNaira(f.amount)} tí o kò san fún ìgbà ${f.turn}, bí òfin ṣe wí. O kò jẹ ẹ́ mọ́.`,
  movedLast: (f) => `${f.group}: ${f.name} kò san ìdáwó kan, nítorí náà gẹ́gẹ́ bí òfin ipò rẹ̀ di ${f.turn}.`,
  refunded: (f) => `${printNaira(f.amount)} ti padà sọ́dọ̀ rẹ láti ${f.group}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  shared: (f) =>
    `🎉 A ti pín ${f.group}: ${printNaira(f.amount)} ti wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  completed: (f) => `${f.group} ti parí yíyí rẹ̀. O ṣì lè ka ìwé rẹ̀.`,
  reminder: (f) =>
    `${printNaira(f.amount)} fún ${f.group} (ìdáwó ${f.turn}) jẹ́ ti ${printDay(f.dueAt)}. Sọ “san àjọ mi”.`,
  short: (f) =>
    `${printNaira(f.amount)} òní fún ${f.group} kò sí nínú àkántì rẹ. Jọ̀wọ́ fi owó kún un kó tó di ${printDay(f.graceUntil)}; màá gbà á bó ṣe dé.`,
  missed: (f) =>
    `O kò san ìdáwó ${f.turn} fún ${f.group}: ${printNaira(f.amount)}, ti ${printDay(f.dueAt)}. Jọ̀wọ́ san án báyìí: sọ “san àjọ mi”. Bí nǹkan bá le fún ọ, sọ ÈNÌYÀN.`,
  swapAsked: (f) =>
    `${f.from} fẹ́ pààrọ̀ ipò pẹ̀lú rẹ nínú ${f.group}: wàá gba ipò ${f.theirs} (${printDay(f.theirsAt)}) dípò ipò rẹ ${f.yours} (${printDay(f.yoursAt)}). Kò sí ohun tó máa yí padà àfi bí o bá gbà, lójú ewé ẹgbẹ́.`,
  swapped: (f) =>
    `${f.group}: ${f.one} àti ${f.other} ti pààrọ̀ ipò. ${f.one} ti di ipò ${f.onePlace}, ${f.other} ipò ${f.otherPlace}.`,
  takeoverAsked: (f) =>
    `${f.from} ń fún ọ ní ipò rẹ̀ nínú ${f.group} (${printNaira(f.amount)} nígbà kọ̀ọ̀kan), pẹ̀lú gbogbo ohun tí wọ́n ti san. Wò ó lójú ewé ẹgbẹ́ kí o tó gbà.`,
  requestDeclined: (f) => `${f.name} kọ̀. Kò sí ohun tó yí padà nínú ${f.group}.`,
  voteOpened: (f) =>
    `${f.by} fẹ́ kí ${f.group} parí ṣáájú àkókò. Dìbò lójú ewé ẹgbẹ́ láàárín ọjọ́ 7; ó di ìgbà tí ìdá méjì nínú mẹ́ta bá gbà.`,
  heir: (f) =>
    `Ẹ kú ìbànújẹ́. Gẹ́gẹ́ bí òfin ${f.group}, ipò ${f.name} di tìrẹ, pẹ̀lú gbogbo ohun tó ti san. Bí o kò bá lè gbé e, sọ ÈNÌYÀN.`,
  whomInvite: () => 'Ta ni kí n pè? Fún mi ní nọ́ńbà fóònù.',
  clubNarration: does,
  clubQuote: (f) =>
    [
      f.isNew
        ? `A gbé e síwájú àwọn ọmọ ẹgbẹ́ ${f.group}: ${does(f)}.`
        : `Gbà pé kí ${f.group} ṣe èyí: ${does(f)}.`,
      `Ọ̀kan jẹ́ ${f.price} báyìí; a ó ṣe é ní iye ọjọ́ tí ìdá méjì nínú mẹ́ta bá gbà.`,
      'Iye ń lọ sókè sódò: ẹgbẹ́ lè gba iye tó kéré sí èyí tí ó fi sí i.',
      '',
      'Fi PIN rẹ fọwọ́ sí i. Nǹkan kan kò ní jáde nínú àkántì tìrẹ.',
    ].join('\n'),
  clubAsked: (f) =>
    `${f.by} dá a lábàá fún ${f.group}: ${does(f)}. Ọmọ ẹgbẹ́ ${f.needed} gbọ́dọ̀ gbà láàárín ọjọ́ 7. Sọ “agree to the club’s order” tàbí “refuse the club’s order”.`,
  clubVoted: (f) =>
    f.agreed === undefined
      ? `A ti gbà: ${f.group} ti ṣe é.`
      : `A ka bẹ́ẹ̀ni rẹ nínú ${f.group}: ${f.agreed} nínú ${f.needed} tó yẹ.`,
  clubDone: (f) =>
    `📈 ${f.group} ti ${f.side === 'buy' ? 'ra' : 'ta'} ${f.name}${forHow(f)}, ${f.price} ọ̀kọ̀ọ̀kan. Ó ní ${f.held} báyìí.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  clubNo: (f) => `A ka bẹ́ẹ̀kọ́ rẹ nínú ${f.group}.`,
  noClubOrder: () => 'Kò sí ohun tí wọ́n gbé síwájú ọmọ ẹgbẹ́ rẹ báyìí.',
  bookKinds: {
    contribution: 'Ìdáwó',
    payout: 'A san án jáde',
    late_share: 'Ìdáwó tó pẹ́ ti lọ',
    refund: 'A dá a padà',
    interest: 'Èlé',
    share: 'A pín in',
    bought: 'A rà á',
    sold: 'A tà á',
    founded: 'A dá a sílẹ̀',
    joined: 'Ó darapọ̀',
    left: 'Ó kúrò',
    died: 'Ó kú',
    heir: 'Àjogún gba ipò',
    drawn: 'A yan ètò',
    swapped: 'Wọ́n pààrọ̀ ipò',
    moved_last: 'Ó di ìkẹyìn',
    dissolved: 'A fi ìbò tú u ká',
    completed: 'Yíyí parí',
  } satisfies Record<LineKind, string>,
};
