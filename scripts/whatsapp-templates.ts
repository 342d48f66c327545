import { existsSync } from 'node:fs';
import { readConfig } from '@karo/core/kernel';
import { Graph } from '@karo/workers/whatsapp/graph';
import { submitTemplates } from './whatsapp/templates.ts';

/** `npm run whatsapp:templates`: submits the templates that Meta has not seen, and says how each stands; exit 1 where one may not be sent. */
if (existsSync('.env')) process.loadEnvFile('.env');
const { whatsappCloud: cloud } = readConfig({ ...process.env, WHATSAPP: 'cloud' });
if (!cloud) throw new Error('WHATSAPP=cloud is not configured');
const standing = await submitTemplates(new Graph(cloud), cloud.businessAccountId);
for (const { name, language, status } of standing) console.log(`${status.padEnd(10)} ${name} (${language})`);
process.exit(standing.every(({ status }) => status === 'APPROVED' || status === 'PENDING') ? 0 : 1);
