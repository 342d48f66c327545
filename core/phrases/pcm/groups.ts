import type { Frequency, GroupAct, GroupKind } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { groups as en, GroupLine } from '../en/groups.ts';
import { printDay } from '../print.ts';

const forHow = ({ amount }: { amount: Kobo | undefined }): string =>
  amount === undefined ? '' : ` for ${printNaira(amount)}`;

const every: Record<Frequency, string> = { weekly: 'every week', monthly: 'every month' };
const kinds: Record<GroupKind, string> = {
  esusu: 'Esusu',
  savings_circle: 'Savings circle',
  investment_club: 'Investment club',
};

const actQuotes: Record<GroupAct, (f: Parameters<(typeof en)['actQuote']>[0]) => string> = {
  standing: (f) =>
    `Your ${printNaira(f.amount)} go dey enter ${f.group} by itself ${every[f.frequency]}, for the day. You fit stop am anytime.`,
  swap: (f) => `Change position for ${f.group}, as dem ask you. Each person go carry the other person turn.`,
  takeover: (f) =>
    `Take over one position for ${f.group}: wetin dem don pay go count for you, and wetin remain na you go pay (${printNaira(f.amount)} or less each time).`,
  leave: (f) =>
    f.hasShare
      ? `Comot from ${f.group} with your own share of wetin e get: ${printNaira(f.amount)} as e dey today. E go enter your account sharp sharp.`
      : `Comot from ${f.group}. Who don collect your contribution go still give you their own for your day; who never give you, you no owe am.`,
  dissolve: (f) =>
    `Vote make ${f.group} end early. If two out of every three people agree, we go settle everything: everybody go collect wetin others owe am.`,
};

const actsDone: (typeof en)['actDone'] = (f) =>
  ({
    standing: `✅ Your contribution for ${f.group} go dey pay itself now.`,
    swap: `✅ Position don change for ${f.group}. Everybody don hear.`,
    takeover: `✅ The position for ${f.group} na your own now.`,
    leave: `✅ You don comot from ${f.group}.`,
    dissolve: f.ended
      ? `✅ Two out of three don agree: we dey settle ${f.group}.`
      : `✅ Your vote don count. ${f.group} go continue until two out of three agree.`,
  })[f.act];

function payableLine(group: GroupLine): string {
  if (!group.payable) return group.status === 'active' ? 'You no owe anything now.' : '';
  const { amount, dueAt, state } = group.payable;
  if (state === 'late')
    return `You miss ${printNaira(amount)} wey suppose enter ${printDay(dueAt)}. Abeg pay am now.`;
  return `Your next ${printNaira(amount)} na for ${printDay(dueAt)}.`;
}

function turnLine(group: GroupLine): string {
  if (group.status === 'completed') return 'The round don complete.';
  if (group.status === 'recruiting')
    return `${group.members} out of ${group.membersMax} people. Use this code invite others: ${group.code}.`;
  if (group.kind !== 'esusu')
    return `${printNaira(group.current)} don enter. We go share am ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.`;
  const who = group.isYours ? 'you' : (group.winner ?? '');
  const place = group.place ? ` Your own turn na number ${group.place}.` : '';
  return `Turn ${group.turn} out of ${group.turns} na for ${who}, ${group.nextPayoutAt ? printDay(group.nextPayoutAt) : ''}.${place}`;
}

/** Wetin the bank dey talk about saving together. */
export const groups: typeof en = {
  kinds,
  every,
  acts: {
    standing: 'Standing order',
    swap: 'Change of position',
    takeover: 'Taking over position',
    leave: 'Comot from group',
    dissolve: 'Vote to end the group',
  },
  kindLine: {
    esusu: '5 to 20 people; each turn one person carry the money',
    savings_circle: '10 to 50 people dey save for one thing',
    investment_club: '15 to 30 people dey grow money together',
  },

  whichKind: () => 'Which one you want?',
  howMuchEach: () => 'How much each person go dey pay each time?',
  howMuchInAll: () => 'How much una want gather in all?',
  howOften: () => 'How often?',
  howMany: (f) => `How many people? From ${f.least} reach ${f.most}.`,
  whatName: () => 'Wetin be the name of the group?',
  created: (f) =>
    [
      `✅ ${kinds[f.kind]} “${f.name}” don ready: ${printNaira(f.contribution)} ${every[f.frequency]}, ${f.membersMax} positions.`,
      f.kind === 'esusu'
        ? 'We go draw the order when everybody don enter: I don lock one secret before anybody join, so nobody fit choose am, and everybody fit check am.'
        : 'Nobody get turn: for the end everybody go collect wetin e pay, with the interest.',
      `Give people this code: ${f.code}, or ${f.link}`,
      `E go start when e full, or when you talk am once una reach ${f.least} people.`,
    ].join('\n'),
  whoHasCode: () =>
    'The person wey start the group get the code: ask am. To start your own, talk “create group”.',
  whichCode: () => 'Which group? Send me the code wey dem take invite you.',
  codeUnknown: () => 'I no see any group with that code. Abeg check am again.',
  joinAsk: (f) =>
    [
      `${kinds[f.kind]} “${f.name}”: ${printNaira(f.contribution)} ${every[f.frequency]}, ${f.members} out of ${f.membersMax} people.`,
      `Rules: ${f.graceDays} days grace. ${f.leaver === 'settle' ? 'Who wan comot go settle with each of the others.' : 'Who wan comot go find person wey go take the position.'}`,
      'You wan join?',
    ].join('\n'),
  joinYes: () => 'Join',
  joinNo: () => 'No be now',
  joinNot: () => 'No wahala. Nothing happen.',
  joined: (f) =>
    f.started
      ? `✅ You don enter “${f.name}”. E don full, so e don start. Talk “my group” make you see your turn.`
      : `✅ You don enter “${f.name}”: ${f.members} out of ${f.membersMax} people. I go tell you when e start.`,
  none: () =>
    'You never dey any group. Talk “start esusu”, or send me the code of the one wey dem invite you.',
  list: (f) =>
    f.groups
      .map((group) =>
        [
          `${kinds[group.kind]} “${group.name}”: ${printNaira(group.contribution)} ${every[group.frequency]}`,
          turnLine(group),
          payableLine(group),
        ]
          .filter(Boolean)
          .join('\n'),
      )
      .join('\n\n'),
  whichGroup: () => 'Which group?',
  nothingDue: () => 'You no get anything to pay now. You dey okay.',

  turnNarration: (f) => `Contribution ${f.turn}`,
  contributeQuote: (f) =>
    `Pay ${printNaira(f.amount)} enter ${f.group}: contribution ${f.turn}, for ${printDay(f.dueAt)}.\nNo charge\n\nUse your PIN approve am.`,
  contributed: (f) =>
    `✅ ${printNaira(f.amount)} don enter ${f.group}, contribution ${f.turn}.\nInside the pot now: ${printNaira(f.current)}\nReference: ${f.reference}`,
  shareNarration: (f) => `You dey comot with ${printNaira(f.amount)}`,
  actQuote: (f) => `${actQuotes[f.act](f)}\n\nUse your PIN approve am.`,
  actDone: actsDone,
  standingStopped: (f) => `Your contribution for ${f.group} no go pay itself again. Abeg pay am for the day.`,
  requestSent: (f) => `I don ask ${f.name}. Nothing go change until e agree.`,
  noRequest: () => 'Nobody don ask you for anything for any group.',
  whichPlace: () => 'Which position you wan change with? Give me the number.',
  requestNo: () => 'No wahala. Nothing change.',
  voteNo: (f) => `Your vote make ${f.group} continue don count.`,
  leftEarly: (f) => `You don comot from ${f.group}. You no pay anything, you no owe anything.`,
  invitedTold: (f) => `I don tell am about ${f.group}. You fit send the link too.`,
  invitedLink: () => 'Give them this link. E go open the group for them, and account if they never get one.',

  someoneJoined: (f) => `${f.name} don join ${f.group}: ${f.members} out of ${f.most} people.`,
  started: (f) =>
    [
      `${f.group} don start, with ${f.of} people.`,
      f.payoutAt
        ? `We don draw the order: your turn na number ${f.place}, ${printDay(f.payoutAt)}. You fit check the draw for the group page.`
        : '',
      `First contribution: ${printNaira(f.amount)} before ${printDay(f.firstAt)}.`,
    ]
      .filter(Boolean)
      .join('\n'),
  invited: (f) =>
    `${f.from} dey invite you make una save together for ${f.group}: ${printNaira(f.amount)} ${every[f.frequency]}. To join, talk “join ${f.code}”.\n${f.link}`,
  paidOutToYou: (f) =>
    `🎉 Na your turn for ${f.group}: ${printNaira(f.amount)} don enter your account.${f.missing > 0 ? ` ${f.missing} people still dey owe; anything wey dem pay go reach you sharp sharp.` : ''}\nReference: ${f.reference}`,
  paidOut: (f) =>
    `${f.group}: turn ${f.turn}, ${printNaira(f.amount)}, don go meet ${f.name}.\nReference: ${f.reference}`,
  passedOn: (f) =>
    `One late contribution for your turn for ${f.group} don enter: ${printNaira(f.amount)} dey your account.\nReference: ${f.reference}`,
  setOff: (f) =>
    `From your turn for ${f.group} I comot the ${printNaira(f.amount)} wey you miss for turn ${f.turn}, as the rules talk. That one don clear.`,
  movedLast: (f) =>
    `${f.group}: ${f.name} miss contribution, so the rule don move the turn go number ${f.turn}.`,
  refunded: (f) => `${printNaira(f.amount)} don come back to you from ${f.group}.\nReference: ${f.reference}`,
  shared: (f) =>
    `🎉 We don share ${f.group}: ${printNaira(f.amount)} dey your account.\nReference: ${f.reference}`,
  completed: (f) => `${f.group} don complete the round. You fit still read the book.`,
  reminder: (f) =>
    `${printNaira(f.amount)} for ${f.group} (contribution ${f.turn}) na for ${printDay(f.dueAt)}. Talk “pay my esusu”.`,
  short: (f) =>
    `Today ${printNaira(f.amount)} for ${f.group} no dey your account. Abeg add money before ${printDay(f.graceUntil)}; I go take am once e dey.`,
  missed: (f) =>
    `You miss contribution ${f.turn} for ${f.group}: ${printNaira(f.amount)}, wey suppose enter ${printDay(f.dueAt)}. Abeg pay am now: talk “pay my esusu”. If e hard you, reply PERSON.`,
  swapAsked: (f) =>
    `${f.from} wan change position with you for ${f.group}: you go carry turn ${f.theirs} (${printDay(f.theirsAt)}) for your turn ${f.yours} (${printDay(f.yoursAt)}). Nothing go change unless you agree for the group page.`,
  swapped: (f) =>
    `${f.group}: ${f.one} and ${f.other} don change position. ${f.one} get turn ${f.onePlace} now, ${f.other} get turn ${f.otherPlace}.`,
  takeoverAsked: (f) =>
    `${f.from} wan give you e position for ${f.group} (${printNaira(f.amount)} each time), with everything wey dem don pay. Look am for the group page before you agree.`,
  requestDeclined: (f) => `${f.name} talk no. Nothing change for ${f.group}.`,
  voteOpened: (f) =>
    `${f.by} wan make ${f.group} end early. Vote for the group page inside 7 days; e go end only if two out of three agree.`,
  heir: (f) =>
    `We sorry well well. By the rules of ${f.group} the position of ${f.name} na your own now, with everything wey dem don pay. If you no fit carry am, reply PERSON.`,
  whomInvite: () => 'Who you wan invite? Give the phone number.',
  clubNarration: (f) => `${f.side === 'buy' ? 'Buy' : 'Sell'} ${f.name}${forHow(f)}`,
  clubQuote: (f) =>
    [
      f.isNew
        ? `Put am to the members of ${f.group}: make we ${f.side} ${f.name}${forHow(f)}.`
        : `Gree say make ${f.group} ${f.side} ${f.name}${forHow(f)}.`,
      `One na ${f.price} now; e go happen with the price of the day wey two out of three people don gree.`,
      'Price dey go up and down: the club fit get back less than wetin e put.',
      '',
      'Use your PIN approve am. Nothing go comot from your own account.',
    ].join('\n'),
  clubAsked: (f) =>
    `${f.by} say make ${f.group} ${f.side} ${f.name}${forHow(f)}. ${f.needed} members must gree inside 7 days. Talk “agree to the club order” or “refuse the club order”.`,
  clubVoted: (f) =>
    f.agreed === undefined
      ? `Una don gree: ${f.group} don do am.`
      : `We don count your yes for ${f.group}: ${f.agreed} out of the ${f.needed} wey e need.`,
  clubNo: (f) => `We don count your no for ${f.group}.`,
  clubDone: (f) =>
    `📈 ${f.group} don ${f.side} ${f.name}${forHow(f)}, ${f.price} for one. E get ${f.held} now.\nReference: ${f.reference}`,
  noClubOrder: () => 'Nobody put anything to the members of your club now.',
  bookKinds: {
    contribution: 'Contribution',
    payout: 'Don pay out',
    late_share: 'Late contribution don reach the person',
    refund: 'Don go back',
    interest: 'Interest',
    share: 'Don share',
    bought: 'Dem buy',
    sold: 'Dem sell',
    founded: 'Group start',
    joined: 'Don join',
    left: 'Don comot',
    died: 'Don die',
    heir: 'Another person take the position',
    drawn: 'Order don draw',
    swapped: 'Don change position',
    moved_last: 'Don move go last',
    dissolved: 'Vote don end am',
    completed: 'Round don complete',
  },
};
