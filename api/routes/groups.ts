import { findAsset } from '@karo/core/catalogue';
import type { Answer } from '@karo/core/contract';
import { phrasesIn } from '@karo/core/phrases';
import {
  askSwap,
  clubView,
  createGroup,
  declineRequest,
  type GroupCard,
  type GroupView,
  getGroup,
  getInvitation,
  groupBook,
  groupDraw,
  groupStats,
  groupView,
  handOver,
  inviteLink,
  inviteToGroup,
  joinGroup,
  leaveEarly,
  listGroups,
  type ProposalEnd,
  partNow,
  quoteClubOrder,
  quoteContribution,
  quoteGroupAct,
  recordDeath,
  refuseClubOrder,
  reopenGroup,
  startGroup,
  stopStanding,
  voteAgainst,
} from '@karo/core/products/groups';
import { listPriced, printQuantity, worthOf } from '@karo/core/products/investments';
import { asNumber, readAmount, readAmountIf } from '../amounts.ts';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type Card = Answer<'GET /api/groups'>[number];
type Details = Answer<'GET /api/groups/{id}'>;

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

const toCard = (card: GroupCard): Card => ({
  id: String(card.id),
  name: card.name,
  description: card.description,
  type: card.kind,
  members: card.members,
  minMembers: card.membersMin,
  maxMembers: card.membersMax,
  targetAmount: asNumber(card.target),
  currentAmount: asNumber(card.current),
  contribution: asNumber(card.contribution),
  frequency: card.frequency,
  duration: card.months ?? null,
  status: card.status,
  dissolved: card.dissolved,
  round: card.round,
  turn: card.turn,
  turns: card.turns,
  nextPayoutDate: iso(card.nextPayoutAt),
  position: card.place ?? null,
  member: card.isMember,
  open: card.open,
});

const toDue = (due: GroupView['dues'][number]): Details['contributions'][number] => ({
  turn: due.turn,
  amount: asNumber(due.amount),
  dueDate: due.dueAt.toISOString(),
  graceUntil: due.graceUntil.toISOString(),
  state: due.state,
  paidAt: iso(due.paidAt),
});

const toMember = (member: GroupView['roster'][number]): Details['roster'][number] => ({
  name: member.name,
  place: member.place ?? null,
  founder: member.isFounder,
  you: member.isYou,
  standingOrder: member.standing,
  status: member.status,
  contributed: asNumber(member.contributed),
  received: asNumber(member.received),
  arrears: asNumber(member.arrears),
});

const toTurn = (turn: GroupView['order'][number]): Details['order'][number] => ({
  number: turn.number,
  dueDate: turn.dueAt.toISOString(),
  recipient: turn.recipient ?? null,
  yours: turn.isYours,
  collected: asNumber(turn.collected),
  expected: asNumber(turn.expected),
  paidOut: asNumber(turn.paidOut),
  paidOutAt: iso(turn.paidOutAt),
});

/** Who pays what stays among the members; a visitor sees the group, and no names. */
function toDetails({ bank }: Pick<AnyCall, 'bank'>, view: GroupView): Details {
  const inside = view.isMember;
  return {
    ...toCard(view),
    rules: view.rules,
    inviteCode: inside ? view.code : null,
    inviteLink: inside ? inviteLink(bank, view.code) : null,
    founder: view.isFounder,
    standingOrder: view.standing,
    createdAt: view.createdAt.toISOString(),
    startedAt: iso(view.startedAt),
    roster: inside ? view.roster.map(toMember) : [],
    order: view.order.map((turn) => ({ ...toTurn(turn), ...(!inside && { recipient: null }) })),
    contributions: view.dues.map(toDue),
    payable: view.payable
      ? {
          turn: view.payable.turn,
          amount: asNumber(view.payable.amount),
          dueDate: view.payable.dueAt.toISOString(),
        }
      : null,
    swaps: inside
      ? view.swaps.map((swap) => ({
          id: String(swap.id),
          from: swap.from,
          fromPlace: swap.fromPlace,
          to: swap.to,
          toPlace: swap.toPlace,
          status: swap.status,
          yoursToAnswer: swap.isYoursToAnswer,
        }))
      : [],
    vote: view.vote
      ? {
          agreed: view.vote.agreed,
          refused: view.vote.refused,
          needed: view.vote.needed,
          endsAt: view.vote.endsAt.toISOString(),
          yours: view.vote.yours ?? null,
        }
      : null,
  };
}

const toClubOrder = ({ side, asset, amount, by }: Pick<ProposalEnd, 'side' | 'asset' | 'amount' | 'by'>) => ({
  type: side,
  investmentId: asset,
  name: findAsset(asset)?.name ?? asset,
  by,
  amount: amount === undefined ? null : asNumber(amount),
});

const detailsOf = async (call: Pick<AnyCall, 'bank' | 'customer'>, id: bigint): Promise<Details> =>
  toDetails(
    call,
    await groupView(call.bank.db, id, { viewer: call.customer?.id, now: call.bank.clock.now() }),
  );

const acting = async (
  { bank, customer }: { bank: AnyCall['bank']; customer: { id: string } },
  groupId: string,
  act: Parameters<typeof quoteGroupAct>[1]['act'],
  requestId?: string,
) => {
  const of = { customerId: customer.id, groupId: BigInt(groupId), act };
  const { quote, message } = await quoteGroupAct(bank, {
    ...of,
    ...(requestId && { requestId: BigInt(requestId) }),
  });
  return { quoteId: quote.id, message };
};

const reading = {
  'GET /api/groups': async ({ bank, customer, query }) =>
    (await listGroups(bank.db, { viewer: customer?.id, mine: query.mine === 'true', kind: query.type })).map(
      toCard,
    ),

  'GET /api/groups/stats': async ({ bank }) => {
    const { saved, ...stats } = await groupStats(bank.db, bank.clock.now());
    return { ...stats, totalSaved: asNumber(saved) };
  },

  'GET /api/groups/invites/{code}': async ({ bank, params }) => {
    const { card, group } = await getInvitation(bank.db, params.code);
    return {
      ...toCard(card),
      rules: {
        graceDays: group.graceDays,
        arrears: group.arrearsRule as 'offset' | 'last',
        leaver: group.leaverRule as 'settle' | 'replace',
        death: group.deathRule as 'settle' | 'heir',
      },
    };
  },

  'GET /api/groups/{id}': async ({ params, ...call }) => detailsOf(call, BigInt(params.id)),

  'GET /api/groups/{id}/book': async ({ bank, customer, params }) => {
    const { lines, balance } = await groupBook(bank.db, BigInt(params.id), customer.id);
    return {
      balance: asNumber(balance),
      lines: lines.map((line) => ({
        at: line.at.toISOString(),
        kind: line.kind,
        who: line.who ?? null,
        turn: line.turn ?? null,
        amount: line.amount === undefined ? null : asNumber(line.amount),
        balance: line.balance === undefined ? null : asNumber(line.balance),
        reference: line.reference ?? null,
      })),
    };
  },

  'GET /api/groups/{id}/draw': async ({ bank, customer, params }) => {
    const draw = await groupDraw(bank.db, BigInt(params.id), customer.id);
    return {
      round: draw.round,
      commitment: draw.commitment,
      secret: draw.secret ?? null,
      recipe: draw.recipe,
      drawnAt: iso(draw.drawnAt),
      checks: draw.checks ?? null,
      entries: draw.entries.map((entry) => ({
        name: entry.name,
        ticket: entry.ticket,
        word: entry.word ?? null,
        hash: entry.hash ?? null,
        place: entry.place ?? null,
      })),
    };
  },
} satisfies Partial<Handlers>;

const founding = {
  'POST /api/groups': async ({ bank, customer, body }) => {
    const { type, targetAmount, maxMembers, duration, ...order } = body;
    const target = readAmount(targetAmount);
    const view = await createGroup(bank, {
      ...order,
      customerId: customer.id,
      kind: type,
      target,
      membersMax: maxMembers,
      months: duration,
    });
    return toDetails({ bank }, view);
  },

  'POST /api/groups/{id}/join': async ({ bank, customer, params, body }) => {
    const { code, word, nextOfKin } = body;
    const of = { customerId: customer.id, groupId: BigInt(params.id), code, word, kinPhone: nextOfKin };
    return toDetails({ bank }, await joinGroup(bank, of));
  },

  'POST /api/groups/{id}/invite': async ({ bank, customer, params, body, language }) => {
    const { groups } = phrasesIn(language);
    const of = { customerId: customer.id, groupId: BigInt(params.id), phone: body.phone };
    const { code, link, told, group } = await inviteToGroup(bank, of);
    return { code, link, told, message: told ? groups.invitedTold({ group }) : groups.invitedLink() };
  },

  'POST /api/groups/{id}/start': async ({ bank, customer, params }) =>
    toDetails({ bank }, await startGroup(bank, { customerId: customer.id, groupId: BigInt(params.id) })),

  'POST /api/groups/{id}/again': async ({ bank, customer, params }) =>
    toDetails({ bank }, await reopenGroup(bank, { customerId: customer.id, groupId: BigInt(params.id) })),
} satisfies Partial<Handlers>;

const taking = {
  'POST /api/groups/{id}/contribute': async ({ bank, customer, params, body }) => {
    const of = { customerId: customer.id, groupId: BigInt(params.id), turn: body.turn };
    const { quote, message } = await quoteContribution(bank, of);
    return { quoteId: quote.id, amount: asNumber(quote.amount), message };
  },

  'POST /api/groups/{id}/standing-order': async ({ bank, customer, params, body, language }) => {
    if (body.on) return { on: false, ...(await acting({ bank, customer }, params.id, 'standing')) };
    const of = { customerId: customer.id, groupId: BigInt(params.id) };
    await stopStanding(bank, of);
    const { name: group } = await groupView(bank.db, of.groupId, {
      viewer: customer.id,
      now: bank.clock.now(),
    });
    return { on: false, quoteId: null, message: phrasesIn(language).groups.standingStopped({ group }) };
  },

  'POST /api/groups/{id}/swap': async ({ bank, customer, params, body }) => {
    await askSwap(bank, { customerId: customer.id, groupId: BigInt(params.id), place: body.place });
    return detailsOf({ bank, customer }, BigInt(params.id));
  },

  'POST /api/groups/{id}/swaps/{swapId}': async ({ bank, customer, params, body, language }) => {
    if (body.agreed) return acting({ bank, customer }, params.id, 'swap', params.swapId);
    const of = { customerId: customer.id, groupId: BigInt(params.id), requestId: BigInt(params.swapId) };
    await declineRequest(bank, of);
    return { quoteId: null, message: phrasesIn(language).groups.requestNo() };
  },

  'POST /api/groups/{id}/leave': async ({ bank, customer, params, language }) => {
    const of = { customerId: customer.id, groupId: BigInt(params.id) };
    const { name: group } = await groupView(bank.db, of.groupId, {
      viewer: customer.id,
      now: bank.clock.now(),
    });
    if (await leaveEarly(bank, of))
      return { quoteId: null, message: phrasesIn(language).groups.leftEarly({ group }) };
    return acting({ bank, customer }, params.id, 'leave');
  },

  'POST /api/groups/{id}/hand-over': async ({ bank, customer, params, body, language }) => {
    const of = { customerId: customer.id, groupId: BigInt(params.id), phone: body.phone };
    return { message: phrasesIn(language).groups.requestSent(await handOver(bank, of)) };
  },

  'POST /api/groups/{id}/vote': async ({ bank, customer, params, body, language }) => {
    if (body.agreed) return acting({ bank, customer }, params.id, 'dissolve');
    const of = { customerId: customer.id, groupId: BigInt(params.id) };
    await voteAgainst(bank, of);
    const { name: group } = await groupView(bank.db, of.groupId, {
      viewer: customer.id,
      now: bank.clock.now(),
    });
    return { quoteId: null, message: phrasesIn(language).groups.voteNo({ group }) };
  },

  'GET /api/groups/{id}/investments': async ({ bank, customer, params }) => {
    const of = { groupId: BigInt(params.id), customerId: customer.id, now: bank.clock.now() };
    const { cash, holdings, proposal, ended } = await clubView(bank.db, of);
    const priced = holdings.length > 0 ? await listPriced(bank) : [];
    const { worth, part } = await partNow(bank, of, new Map(priced.map(({ id, price }) => [id, price])));
    return {
      cash: asNumber(cash),
      worth: asNumber(worth),
      part: asNumber(part),
      holdings: holdings.flatMap(({ asset, quantity, cost }) => {
        const found = priced.find(({ id }) => id === asset);
        if (!found) return [];
        const { name, symbol, price } = found;
        const value = asNumber(worthOf(quantity, price));
        return [{ asset, name, symbol, quantity: printQuantity(quantity), cost: asNumber(cost), value }];
      }),
      proposal: proposal
        ? {
            ...toClubOrder(proposal),
            agreed: proposal.agreed,
            refused: proposal.refused,
            needed: proposal.needed,
            endsAt: proposal.endsAt.toISOString(),
            yours: proposal.yours ?? null,
          }
        : null,
      results: ended.map(({ passed, endedAt, ...order }) => ({
        ...toClubOrder(order),
        passed,
        endedAt: endedAt.toISOString(),
      })),
    };
  },

  'POST /api/groups/{id}/investments': async ({ bank, customer, params, body }) => {
    const order = { side: body.type, asset: body.investmentId, amount: readAmountIf(body.amount) };
    const of = { customerId: customer.id, groupId: BigInt(params.id), order };
    const { quote, message } = await quoteClubOrder(bank, of);
    return { quoteId: quote.id, message };
  },

  'POST /api/groups/{id}/investments/vote': async ({ bank, customer, params, body, language }) => {
    const of = { customerId: customer.id, groupId: BigInt(params.id) };
    if (body.agreed) {
      const { quote, message } = await quoteClubOrder(bank, of);
      return { quoteId: quote.id, message };
    }
    await refuseClubOrder(bank, of);
    const { name: group } = await groupView(bank.db, of.groupId, {
      viewer: customer.id,
      now: bank.clock.now(),
    });
    return { quoteId: null, message: phrasesIn(language).groups.clubNo({ group }) };
  },

  'POST /api/admin/groups/{id}/death': async (call) => {
    const { bank, params, body } = call;
    const groupId = BigInt(params.id);
    await recordDeath(bank, { groupId, ...body, ...actingOf(call) });
    // Who died may have no place in it any more, and only members see one that takes invited people alone.
    const { founder: viewer } = await getGroup(bank.db, groupId);
    return toDetails({ bank }, await groupView(bank.db, groupId, { viewer, now: bank.clock.now() }));
  },
} satisfies Partial<Handlers>;

export const groups = { ...reading, ...founding, ...taking } satisfies Partial<Handlers>;
