import { Fault, kobo } from '../../kernel/index.ts';
import {
  clubView,
  type GroupCard,
  listGroups,
  quoteClubOrder,
  refuseClubOrder,
} from '../../products/groups/index.ts';
import { getPriced, listPriced } from '../../products/investments/index.ts';
import type { Checked, Completion, Question, Scene, Slot } from './flow.ts';
import type { Option, Values } from './state.ts';

/** What a member of an investment club wants done with its money. */
export const isOfClub = (values: Values): boolean => values.act?.startsWith('club_') ?? false;

const isOrder = (values: Values): boolean => values.act === 'club_order';
const isSale = (values: Values): boolean => values.side === 'sell';

/** The customer's clubs that are under way. */
export async function listClubs(scene: Scene): Promise<GroupCard[]> {
  const { id: viewer } = await scene.customer();
  const mine = await listGroups(scene.bank.db, { viewer, mine: true, kind: 'investment_club' });
  return mine.filter(({ status }) => status === 'active');
}

async function askAsset(scene: Scene, values: Values): Promise<Question> {
  const priced = await listPriced(scene.bank);
  const { id: customerId } = await scene.customer();
  const of = { groupId: BigInt(values.group ?? '0'), customerId, now: scene.now };
  const held = isSale(values) ? (await clubView(scene.bank.db, of)).holdings.map(({ asset }) => asset) : [];
  const shown = isSale(values) ? priced.filter(({ id }) => held.includes(id)) : priced.slice(0, 8);
  return {
    text: scene.phrases.investing.which({ side: isSale(values) ? 'sell' : 'buy' }),
    options: shown.map(({ name, id }): Option => ({ title: name, values: { asset: id } })),
  };
}

async function checkAsset(scene: Scene, values: Values): Promise<Checked> {
  await getPriced(scene.bank, values.asset ?? '');
  return undefined;
}

async function askAmount(scene: Scene, values: Values): Promise<Question> {
  const { name, least } = await getPriced(scene.bank, values.asset ?? '');
  return { text: scene.phrases.investing.howMuch({ name, least }) };
}

/** What is asked of who puts an order to their club. */
export const clubSlots: readonly Slot[] = [
  { name: 'side', needed: (_, values) => isOrder(values), presume: async () => 'buy' },
  { name: 'asset', needed: (_, values) => isOrder(values), ask: askAsset, check: checkAsset },
  { name: 'amount', needed: (_, values) => isOrder(values) && !isSale(values), ask: askAmount },
];

/** Puts an order to a club, agrees to the one that is put to it, or refuses it. */
export async function actInClub(scene: Scene, values: Values): Promise<Completion> {
  const { bank, conversation, phrases } = scene;
  const { id: customerId } = await scene.customer();
  const of = { customerId, groupId: BigInt(values.group ?? '0'), conversationId: conversation.id };
  const { proposal } = await clubView(bank.db, { ...of, now: scene.now });
  if (!isOrder(values) && !proposal) return { say: { text: phrases.groups.noClubOrder() } };
  if (values.act === 'club_no') {
    await refuseClubOrder(bank, of);
    const group = (await listClubs(scene)).find(({ id }) => id === of.groupId)?.name ?? '';
    return { say: { text: phrases.groups.clubNo({ group }) } };
  }
  const amount = values.amount === undefined ? undefined : kobo(BigInt(values.amount));
  if (isOrder(values) && values.asset === undefined) throw new Fault('asset_unknown', { asset: '' });
  const order = { side: isSale(values) ? 'sell' : 'buy', asset: values.asset ?? '', amount } as const;
  const offer = await quoteClubOrder(bank, { ...of, ...(isOrder(values) && { order }) });
  const text = `${offer.message}\n\n${phrases.chat.orCancel()}`;
  return { quoteId: offer.quote.id, say: { text, approval: { quoteId: offer.quote.id } } };
}
