import { prepareDatabase } from './prepare.ts';

/**
 * Brings the database to the newest schema as its owner (DATABASE_OWNER_URL) and lets the application's role (DATABASE_URL) in: the one-shot step before
 * the containers start.
 */
const { DATABASE_URL: applicationUrl, DATABASE_OWNER_URL: ownerUrl, REDIS_URL: redisUrl } = process.env;
if (!ownerUrl) throw new Error('DATABASE_OWNER_URL: the address by which the owner migrates');
if (!applicationUrl) throw new Error('DATABASE_URL: the address by which the application connects');
await prepareDatabase(ownerUrl, { applicationUrl, queues: !redisUrl });
console.log('The database is at the newest schema.');
