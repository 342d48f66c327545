import { existsSync } from 'node:fs';
import { inviteOwner } from '@karo/core/auth';
import { readConfig } from '@karo/core/kernel';
import { openDb } from '@karo/db/client';

/**
 * `npm run admin:invite -- "NAME"`: invites an owner by a link that works once and for a day: the first one, or one who has lost the passkey. It takes the bank's machine and its
 * environment; the audit log keeps that it was done.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const name = process.argv.slice(2).join(' ').trim();
if (!name) {
  console.error('Name the person: npm run admin:invite -- "Ada Obi"');
  process.exit(1);
}
const { DATABASE_URL: url } = process.env;
if (!url) {
  console.error('DATABASE_URL is not set: in the sandbox the key that npm start prints opens /admin.');
  process.exit(1);
}
const config = readConfig(process.env);
const { db } = openDb(url, { name: 'karo-admin-invite', max: 1, limits: config.dbLimits.long });
const { secret, expiresAt } = await inviteOwner({ db, config, clock: { now: () => new Date() } }, name);
await db.destroy();
console.log(
  `For ${name} alone, once, until ${expiresAt.toISOString()}:\n${config.publicUrl}/admin#${secret}`,
);
