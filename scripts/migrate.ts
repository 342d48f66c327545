import { openDb } from '@karo/db/client';
import { migrate } from '@karo/db/migrate';

/** Brings the database at DATABASE_URL to the newest schema: the one-shot step before the containers start. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL: the database to migrate');
const { db } = openDb(url, { name: 'karo-migrate', max: 1 });
await migrate(db);
await db.destroy();
console.log('The database is at the newest schema.');
