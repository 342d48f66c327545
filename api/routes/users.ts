import { recordAlone } from '@karo/core/audit';
import { maskAddress } from '@karo/core/auth';
import type { Answer, User } from '@karo/core/contract';
import type { Customer } from '@karo/core/customers';
import { type ConsentState, consentForWizard, openDemoCustomer, registerCustomer } from '@karo/core/identity';
import { type Bank, Fault, type Kobo, kobo, type Language, startOfMonth, toNaira } from '@karo/core/kernel';
import { balanceOfCustomer } from '@karo/core/ledger';
import { phrasesIn } from '@karo/core/phrases';
import { listCards } from '@karo/core/products/cards';
import { listGoals } from '@karo/core/products/goals';
import { fundingNumber } from '@karo/core/products/inward';
import { listStatement, listTransactions, spentSince, type Transaction } from '@karo/core/statements';
import type { Call, Handlers } from '../call.ts';
import { giveConversation, signIn, signOut } from '../caller.ts';

type Movement = Answer<'GET /api/users/{id}/dashboard'>['recentTransactions'][number];

type Consent = Answer<'POST /api/users/bvn-consent'>;

/** How far a BVN's consent is, as the page sees it. */
export const consentOf = (asked: ConsentState): Consent => ({
  state: asked.state,
  ways: asked.state === 'done' ? [] : asked.ways,
});

const SHOWN = 10;

/** A customer as the site sees one. */
export async function userOf(bank: Bank, customer: Customer): Promise<User> {
  const { available } = await balanceOfCustomer(bank.db, customer.id);
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone ?? '',
    accountNumber: customer.nuban ?? '',
    isVerified: customer.kycStatus === 'approved',
    isDemo: customer.demo,
    language: customer.language,
    accountBalance: toNaira(available),
  };
}

const size = (amount: Kobo): Kobo => (amount < 0n ? kobo(-amount) : amount);

const movementOf = (transaction: Transaction, language: Language): Movement => ({
  id: transaction.id,
  description: phrasesIn(language).site.movement[transaction.kind](transaction.counterparty ?? ''),
  type: transaction.amount < 0n ? 'debit' : 'credit',
  amount: toNaira(size(transaction.amount)),
  status: transaction.status,
  reference: transaction.reference ?? '',
  date: transaction.at.toISOString(),
});

/** An account's entries are numbered from one, so the newest tells how many there are. */
async function countTransactions(bank: Bank, customerId: string): Promise<number> {
  const [newest] = await listStatement(bank.db, customerId, { limit: 1 });
  return Number(newest?.id ?? 0);
}

const wizardFields = ['email', 'bvn', 'verificationCode', 'transactionPin', 'confirmPin'] as const;

/** The demo's form has three fields, the wizard's all eight; one that is half filled in is neither. */
async function register({
  bank,
  body,
  language,
  origin,
}: Call<'POST /api/users/register'>): Promise<Customer> {
  const { email = '', bvn = '', verificationCode = '', transactionPin = '', confirmPin = '' } = body;
  const missing = wizardFields.filter((field) => !body[field]);
  if (missing.length === wizardFields.length) return openDemoCustomer(bank, body);
  const [first] = missing;
  if (first) throw new Fault('bad_request', { field: first });
  const { phone, firstName, lastName } = body;
  const person = { phone, firstName, lastName, email, bvn };
  return registerCustomer(bank, {
    ...person,
    verificationCode,
    transactionPin,
    confirmPin,
    language,
    origin,
  });
}

export const users = {
  'POST /api/users/register': async (call) => {
    const { bank, caller, reply } = call;
    const customer = await register(call);
    await signIn(bank, caller, reply, customer);
    return { user: await userOf(bank, customer) };
  },

  'POST /api/users/bvn-consent': async ({ bank, body, origin }) =>
    consentOf(await consentForWizard(bank, { ...body, origin })),

  'GET /api/users/{id}/dashboard': async ({ bank, customer, language }) => {
    const [user, at, transactions, totalTransactions, spent, goals, cards] = await Promise.all([
      userOf(bank, customer),
      fundingNumber(bank, customer),
      listTransactions(bank.db, customer.id, SHOWN),
      countTransactions(bank, customer.id),
      spentSince(bank.db, customer.id, startOfMonth(bank.clock.now())),
      listGoals(bank.db, customer.id),
      listCards(bank, bank.db, customer.id),
    ]);
    return {
      user,
      receiving: at ? { bank: at.bankName, account: at.account, name: at.accountName } : null,
      recentTransactions: transactions.map((transaction) => movementOf(transaction, language)),
      stats: { totalTransactions, monthlySpending: toNaira(spent) },
      virtualCards: cards
        .filter((card) => card.status !== 'closed')
        .map((card) => ({
          id: String(card.id),
          label: card.label,
          lastFour: card.lastFour,
          status: card.status,
        })),
      savingsGoals: goals.map((goal) => ({
        id: String(goal.id),
        name: goal.name,
        currentAmount: toNaira(goal.balance),
        targetAmount: toNaira(goal.target),
      })),
    };
  },

  // The page asks this first, so this is where a browser gets a conversation that fits who it is now.
  'GET /api/session': async ({ bank, customer, caller, reply }) => {
    const { resting } = caller;
    if (!resting) giveConversation(bank, caller, reply);
    return {
      user: customer ? await userOf(bank, customer) : null,
      ...(resting && {
        resting: { firstName: resting.firstName, phone: maskAddress(resting.phone ?? '') },
      }),
    };
  },

  'DELETE /api/session': async ({ bank, customer, caller, origin, reply }) => {
    if (customer) {
      const { id } = customer;
      await recordAlone(bank, {
        actor: { kind: 'customer', id },
        action: 'sign_out',
        origin,
        customerId: id,
      });
    }
    await signOut(bank, caller, reply);
    return {};
  },
} satisfies Partial<Handlers>;
