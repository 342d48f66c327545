import { joinWaitlist, leaveInquiry } from '../account/index.ts';
import { type Customer, findCustomerByIdentity } from '../customers/index.ts';
import { generateKey, listKeys } from '../developer/index.ts';
import { openSandboxCustomer } from '../identity/index.ts';
import { type Bank, isFault, naira } from '../kernel/index.ts';
import {
  askMoney,
  decideBusiness,
  describeBusiness,
  getNamed,
  takeHandle,
} from '../products/transfers/index.ts';
import { answerTicket, openTicket } from '../support/index.ts';
import { fixtures } from './seed.ts';

const SEED = 'seed';

/** Shops and trades of the sandbox's directory: who runs them, under which @name, and where. */
const shops = [
  [
    'Tunde',
    'Bakare',
    'tundes_suya',
    'Tunde’s Suya Spot',
    'food',
    'Ibadan',
    'Suya, kilishi and cold zobo every evening',
  ],
  [
    'Hauwa',
    'Sani',
    'hauwa.fabrics',
    'Hauwa Fabrics',
    'fashion',
    'Kano',
    'Ankara, lace and aso oke, cut to measure',
  ],
  [
    'Emeka',
    'Nwosu',
    'emeka_phones',
    'Emeka Phones and Repairs',
    'electronics',
    'Aba',
    'Screens, batteries, chargers',
  ],
  ['Grace', 'Effiong', 'grace.pharmacy', 'Grace Pharmacy', 'health', 'Calabar', 'Open every day until ten'],
  [
    'Segun',
    'Ojo',
    'segun_builders',
    'Ojo Building Materials',
    'building',
    'Abeokuta',
    'Cement, rods and roofing sheets',
  ],
  ['Amaka', 'Udo', 'amaka_hair', 'Amaka Hair Studio', 'beauty', 'Lekki, Lagos', 'Braids, wigs and barbing'],
  [
    'Bode',
    'Akande',
    'bode_plumbing',
    'Bode Plumbing Works',
    'services',
    'Ibadan',
    'Pipes, tanks and toilets, day or night',
  ],
  [
    'Ngozi',
    'Okafor',
    'mama_ngozi',
    'Mama Ngozi Foodstuff',
    'groceries',
    'Mushin, Lagos',
    'Rice, beans, garri and palm oil, by cup or by bag',
  ],
  [
    'Sade',
    'Alabi',
    'sade_stitches',
    'Sade Stitches',
    'fashion',
    'Ibadan',
    'Tailor for aso ebi and school uniforms',
  ],
] as const;

const waiting = [
  ['Chiamaka Okoro', '08031110001', 'chiamaka@example.com'],
  ['Yusuf Garba', '08031110002', 'yusuf@example.com'],
  ['Damilola Ajayi', '08031110003', 'damilola@example.com'],
  ['Ebere Nnamdi', '08031110004', 'ebere@example.com'],
  ['Halima Bello', '08031110005', 'halima@example.com'],
  ['Osagie Idahosa', '08031110006', 'osagie@example.com'],
] as const;

const asking = [
  ['Mrs. Folake Adeyemi', 'Can my market association of forty women use one savings circle?', '08031110011'],
  ['Ibrahim Musa', 'Do you have a voice in Hausa for my father, who does not read?', '08031110012'],
  ['Kelechi Eze', 'We run a school with 600 pupils. Can parents pay fees by @name?', '08031110013'],
] as const;

async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (
      isFault(error, 'customer_exists') ||
      isFault(error, 'handle_taken') ||
      isFault(error, 'handle_lately')
    )
      return undefined;
    throw error;
  }
}

async function openShop(bank: Bank, shop: (typeof shops)[number], index: number): Promise<void> {
  const [firstName, lastName, handle, name, category, town, about] = shop;
  const phone = `+23480300001${String(10 + index)}`;
  const person = { phone, firstName, lastName, opening: naira(150_000), demo: false, verified: true };
  const owner = await once(() => openSandboxCustomer(bank, person));
  if (!owner) return;
  await once(() => takeHandle(bank, { customerId: owner.id, handle }));
  await describeBusiness(bank, { customerId: owner.id, name, category, town, about });
  await decideBusiness(bank, { customerId: owner.id, verified: true, administrator: SEED });
}

async function writeTickets(bank: Bank, customerId: string): Promise<void> {
  const { id } = await openTicket(bank, {
    customerId,
    category: 'Transaction Problems',
    priority: 'high',
    subject: 'Airtime came twice',
    message: 'I bought ₦500 airtime on Monday and was debited once, but two messages came. Is all well?',
  });
  const response = 'All is well: one purchase, one debit. The network repeated its message.';
  await answerTicket(bank, { ticketId: id, status: 'resolved', response, administrator: SEED });
  await openTicket(bank, {
    customerId,
    category: 'Voice Banking',
    priority: 'low',
    subject: 'It hears “fifty” as “fifteen”',
    message: 'It asked me which one, which is good. Can it learn my voice?',
  });
}

async function meet(bank: Bank, [ada, bola]: readonly (Customer | undefined)[]): Promise<void> {
  if (!ada || !bola) return;
  await once(() => takeHandle(bank, { customerId: ada.id, handle: 'ada' }));
  await once(() => takeHandle(bank, { customerId: bola.id, handle: 'bola' }));
  const of = await getNamed(bank.db, 'ada');
  await askMoney(bank, { customerId: bola.id, of, amount: naira(1_500), note: 'lunch on Friday' });
  await writeTickets(bank, ada.id);
  const keys = await listKeys(bank.db, ada.id);
  if (keys.length === 0)
    await generateKey(bank, {
      origin: { channel: 'house' },
      customerId: ada.id,
      name: 'My shop',
      mode: 'sandbox',
      scopes: ['payments:read', 'users:read'],
    });
}

/** Gives the sandbox neighbours: shops in the directory, people on the waitlist, questions, tickets, a request for money. Safe to repeat; answers whether it did. */
export async function seedTown(bank: Bank): Promise<boolean> {
  const people = await Promise.all(
    fixtures.map(({ phone }) => findCustomerByIdentity(bank.db, 'phone', phone)),
  );
  const known =
    people[0] &&
    (await bank.db
      .selectFrom('handle')
      .select('id')
      .where('customerId', '=', people[0].id)
      .executeTakeFirst());
  if (known) return false;
  for (const [index, shop] of shops.entries()) await openShop(bank, shop, index);
  for (const [name, phone, email] of waiting) await joinWaitlist(bank, { name, phone, email });
  for (const [name, message, phone] of asking) await leaveInquiry(bank, { name, message, phone });
  await meet(bank, people);
  return true;
}
