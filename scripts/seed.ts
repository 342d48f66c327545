import { demoPin } from '@karo/core/identity';
import { readConfig } from '@karo/core/kernel';
import { openBank } from '@karo/core/providers';
import { ngozi, seedSandbox, seedSavers, seedTown, seedYear } from '@karo/core/sandbox';
import { openPlace, readEnv } from './boot.ts';

/** `npm run seed`: gives the sandbox of DATABASE_URL, or the embedded one, a customer with a year behind her, and neighbours. Safe to repeat. */
const env = readEnv();
const place = await openPlace(env);
const bank = await openBank(readConfig(env), { databaseUrl: place.url, name: 'karo-seed' });
try {
  await seedSandbox(bank);
  await seedTown(bank);
  const lived = await seedYear(bank);
  await seedSavers(bank);
  const phone = ngozi.phone.replace('+234', '0');
  console.log(`${ngozi.firstName} ${ngozi.lastName}: ${lived}. Sign in with ${phone} and ${demoPin}.`);
} finally {
  await bank.close();
  await place.close();
}
process.exit();
