import type { MerchantKind } from '../catalogue/index.ts';
import { demoPin } from '../identity/index.ts';
import { type Bank, type Kobo, naira } from '../kernel/index.ts';
import { approve, listUnsettled, settleOrder } from '../orders/index.ts';
import {
  authoriseCharge,
  captureCharge,
  listCards,
  offerCard,
  refundCharge,
} from '../products/cards/index.ts';
import { offerBill } from '../products/vending/index.ts';

type Order = Omit<Parameters<typeof offerBill>[1], 'customerId'>;
type Purchase = { merchant: string; kind: MerchantKind; amount: Kobo; refunded?: Kobo };

const METER = '45001234567';
const SMARTCARD = '7012345678';

/** What months bring by turns. */
const bills: readonly Order[] = [
  { kind: 'electricity', biller: 'eedc', number: METER, amount: naira(8_000) },
  { kind: 'data', biller: 'mtn', number: '08030000003', plan: 'mtn-5gb-monthly' },
  { kind: 'airtime', number: '08030000003', amount: naira(1_500) },
  { kind: 'tv', biller: 'gotv', number: SMARTCARD, plan: 'gotv-jolli' },
];

const purchases: readonly Purchase[] = [
  { merchant: 'SHOPRITE ENUGU', kind: 'food', amount: naira(9_400) },
  { merchant: 'BOLT', kind: 'transport', amount: naira(3_200) },
  { merchant: 'NETFLIX', kind: 'digital', amount: naira(4_400) },
  { merchant: 'JUMIA', kind: 'shopping', amount: naira(12_000), refunded: naira(2_500) },
];

async function accept(bank: Bank, quoteId: string): Promise<void> {
  await approve(bank, { quoteId, pin: demoPin, device: 'seed', origin: { channel: 'house' } });
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
}

async function pay(bank: Bank, cardId: bigint, month: number, purchase: Purchase): Promise<void> {
  const { merchant, kind, amount, refunded } = purchase;
  const authorisation = `seed-${cardId}-${month}-${merchant}`;
  const charge = await authoriseCharge(bank, { cardId, authorisation, merchant, kind, amount });
  if (charge.status !== 'held') return;
  await captureCharge(bank, cardId, charge.id);
  if (refunded) await refundCharge(bank, cardId, charge.id, refunded);
}

/** A month of bills, and of a card that is taken in the second, at the time that the bank's clock shows. */
export async function liveEveryday(bank: Bank, customerId: string, month: number): Promise<void> {
  const due = bills.filter((_, index) => (index + month) % 2 === 0);
  for (const order of due) await accept(bank, (await offerBill(bank, { ...order, customerId })).quoteId);
  if (month === 1) await accept(bank, (await offerCard(bank, { customerId, label: 'Online' })).id);
  const [card] = await listCards(bank, bank.db, customerId);
  if (!card) return;
  const some = purchases.filter((_, index) => (index + month) % 2 === 0);
  for (const purchase of some) await pay(bank, card.id, month, purchase);
}
