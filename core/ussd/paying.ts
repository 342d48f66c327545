import {
  type BillKind,
  discos,
  findPlan,
  type Network,
  networks,
  plansOf,
  televisions,
} from '../catalogue/index.ts';
import { localPhone, parsePhone } from '../customers/index.ts';
import { Fault, printNaira } from '../kernel/index.ts';
import { billerName, guessNetwork, offerBill } from '../products/vending/index.ts';
import { findQuote } from '../quotes/index.ts';
import {
  approveQuote,
  customerOf,
  field,
  list,
  type Menu,
  type MenuName,
  type Next,
  paged,
  parseAmount,
  pin,
  type Scene,
  to,
  whole,
} from './dialogue.ts';

type BillMenu = Extract<MenuName, 'bills' | `bills.${string}`>;

const kindOf = ({ facts }: Scene): BillKind => (facts.kind ?? 'data') as BillKind;

async function offer(scene: Scene): Promise<Next> {
  const { bank, facts, conversationId, phrases } = scene;
  const { biller, number = '', plan } = facts;
  const kind = kindOf(scene);
  const bill = await offerBill(bank, {
    customerId: customerOf(scene).id,
    conversationId,
    kind,
    biller,
    number,
    plan,
    ...(kind === 'electricity' && { amount: whole(facts), meterType: 'prepaid' as const }),
  });
  facts.quote = bill.quoteId;
  facts.amount = String(bill.amount);
  facts.what = phrases.ussd.billWhat({ amount: bill.amount, biller: bill.billerName });
  return { go: 'bills.pin' };
}

async function askApproval(scene: Scene): Promise<string> {
  const { ussd } = scene.phrases;
  const quote = await findQuote(scene.bank.db, scene.facts.quote ?? '');
  if (quote?.operation !== 'bill') return ussd.pinAgain();
  const { biller, kind, number, holder, plan } = quote.facts;
  const planName = plan ? findPlan(biller, plan)?.name : undefined;
  return ussd.approveBill({
    amount: quote.amount,
    number: localPhone(number),
    holder: holder ?? undefined,
    plan: planName,
    biller: billerName(kind, biller),
  });
}

async function pay(scene: Scene, given: string): Promise<string> {
  await approveQuote(scene, given);
  const { facts, phrases } = scene;
  const biller = billerName(kindOf(scene), facts.biller ?? '');
  return phrases.ussd.billSending({ amount: whole(facts), biller });
}

/** A number to buy data for: its network is guessed, or asked. */
function dataFor(scene: Scene, said: string): Next {
  const phone = parsePhone(said);
  if (!phone) throw new Fault('phone_invalid');
  const { facts } = scene;
  facts.number = phone;
  const network = guessNetwork(phone);
  if (!network) return { go: 'bills.network' };
  facts.biller = network;
  return { go: 'bills.plan' };
}

const begin =
  (kind: BillKind, menu: MenuName) =>
  ({ facts }: Scene): Next => {
    facts.kind = kind;
    return { go: menu };
  };

const networkNames = Object.entries(networks) as [Network, string][];

/** Light, television and data. */
export const billMenus: Record<BillMenu, Menu> = {
  bills: list(({ phrases }) => phrases.ussd.bills(), {
    1: begin('electricity', 'bills.disco'),
    2: begin('tv', 'bills.tv'),
    3: begin('data', 'bills.for'),
  }),
  'bills.disco': paged(
    'bills.disco',
    ({ phrases }) => phrases.bills.whichDisco(),
    () => discos,
    (disco) => disco.name,
    ({ facts }, disco) => {
      facts.biller = disco.id;
      return { go: 'bills.meter' };
    },
  ),
  'bills.meter': field(
    ({ phrases }) => phrases.bills.meter(),
    async ({ facts }, said) => {
      facts.number = said;
      return { go: 'bills.amount' };
    },
  ),
  'bills.amount': field(
    ({ phrases }) => phrases.ussd.amount(),
    async (scene, said) => {
      scene.facts.amount = parseAmount(said);
      return offer(scene);
    },
  ),
  'bills.tv': paged(
    'bills.tv',
    ({ phrases }) => phrases.bills.whichTv(),
    () => Object.entries(televisions),
    ([, name]) => name,
    ({ facts }, [id]) => {
      facts.biller = id;
      return { go: 'bills.card' };
    },
  ),
  'bills.card': field(
    ({ phrases }) => phrases.bills.smartcard(),
    async ({ facts }, said) => {
      facts.number = said;
      return { go: 'bills.plan' };
    },
  ),
  'bills.for': list(({ phrases, phone }) => phrases.ussd.dataFor({ phone: localPhone(phone) }), {
    1: (scene) => dataFor(scene, scene.phone),
    2: to('bills.phone'),
  }),
  'bills.phone': field(
    ({ phrases }) => phrases.ussd.phone(),
    async (scene, said) => dataFor(scene, said),
  ),
  'bills.network': paged(
    'bills.network',
    ({ phrases, facts }) => phrases.ussd.network({ phone: localPhone(facts.number ?? '') }),
    () => networkNames,
    ([, name]) => name,
    ({ facts }, [network]) => {
      facts.biller = network;
      return { go: 'bills.plan' };
    },
  ),
  'bills.plan': paged(
    'bills.plan',
    (scene) => scene.phrases.bills.whichPlan({ biller: billerName(kindOf(scene), scene.facts.biller ?? '') }),
    ({ facts }) => plansOf(facts.biller ?? ''),
    (plan) => `${plan.name} ${printNaira(plan.price)}`,
    (scene, plan) => {
      scene.facts.plan = plan.id;
      return offer(scene);
    },
  ),
  'bills.pin': pin(askApproval, pay),
};
