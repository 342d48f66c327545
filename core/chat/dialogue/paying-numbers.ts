import { sql } from 'kysely';
import { recordAlone } from '../../audit/index.ts';
import { findCustomerByIdentity, localPhone, parsePhone } from '../../customers/index.ts';
import { banks, Fault, karoBank, startOfDay } from '../../kernel/index.ts';
import type { Checked, Question, Scene } from './flow.ts';
import { walletOf } from './said.ts';
import type { Values } from './state.ts';

/** Numbers that one customer may have looked up at Karo in a day: enough for a trader, too few to go through a list. */
const FOUND_A_DAY = 20;
const NOBODY = 'none';
/** What stands in place of a customer whom the payer does not mean. */
const ELSEWHERE = 'elsewhere';
/** Where phone numbers are account numbers. */
const wallets = ['OPay', 'PalmPay', 'Moniepoint', 'Kuda'];

/** Whether a phone number alone tells who is paid. */
export const isByNumber = (_: Scene, { phone, account, bank }: Values): boolean =>
  phone !== undefined && bank === undefined && account === walletOf(phone);

async function isSpent(scene: Scene, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit where customer_id = ${customerId} and action = 'person_found'
      and at >= ${startOfDay(scene.now)}`.execute(scene.bank.db);
  return (rows[0]?.count ?? 0) >= FOUND_A_DAY;
}

/**
 * The account of the Karo customer who proved this number. Every look-up is written to the audit log, found or not, and past so many a day nobody is found: who may
 * bank here is not to be read off the answers.
 */
export async function findNumber(scene: Scene, { phone }: Values): Promise<string> {
  const number = phone && parsePhone(phone);
  if (!number) return NOBODY;
  const { id } = await scene.customer();
  if (await isSpent(scene, id)) return NOBODY;
  const owner = await findCustomerByIdentity(scene.bank.db, 'phone', number);
  const found = owner?.status === 'active' && owner.nuban ? owner.nuban : NOBODY;
  await recordAlone(scene.bank, {
    actor: { kind: 'customer', id },
    action: 'person_found',
    customerId: id,
    origin: { channel: scene.conversation.channel },
    facts: { found: found !== NOBODY },
  });
  return found;
}

/** "Is it Bola A. at Karo?", by the first name and a letter: the whole name is told where money is offered. */
export async function askByNumber(scene: Scene, values: Values): Promise<Checked> {
  const { beneficiary, phone } = values;
  if (!isByNumber(scene, values) || !beneficiary || beneficiary === NOBODY || beneficiary === ELSEWHERE)
    return undefined;
  const number = phone && parsePhone(phone);
  const owner = number ? await findCustomerByIdentity(scene.bank.db, 'phone', number) : undefined;
  if (owner?.nuban !== beneficiary) return undefined;
  if (owner.id === (await scene.customer()).id) throw new Fault('same_account');
  const { turns, chat } = scene.phrases;
  const name = `${owner.firstName} ${owner.lastName.slice(0, 1)}.`.toUpperCase();
  return {
    ask: {
      text: turns.karoByPhone({ phone: localPhone(phone ?? ''), name }),
      options: [
        { title: chat.titles.yes, values: { account: beneficiary, bank: karoBank.code } },
        { title: chat.titles.no, values: { beneficiary: ELSEWHERE } },
      ],
    },
  };
}

/** Which wallet or bank a phone number is with; its zero is kept where it is told. */
export function askWallet(scene: Scene, { phone = '' }: Values): Question {
  return {
    text: scene.phrases.turns.walletOf({ phone: localPhone(phone) }),
    options: wallets.map((short) => ({
      title: short,
      values: { bank: banks.find((bank) => bank.short === short)?.code ?? '' },
    })),
  };
}

/** One's own account is known by its number, whatever bank is said. Throws Fault `same_account`. */
export async function refuseOwn(scene: Scene, { account, bank }: Values): Promise<Checked> {
  const { nuban } = await scene.customer();
  if (account !== undefined && account === nuban && (bank ?? karoBank.code) === karoBank.code)
    throw new Fault('same_account');
  return undefined;
}
