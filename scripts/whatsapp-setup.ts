import { existsSync } from 'node:fs';
import { type Config, readConfig } from '@karo/core/kernel';
import { Graph } from '@karo/workers/whatsapp/graph';
import { newFlowKey, type Step, setUp } from './whatsapp/set-up.ts';

/**
 * `npm run whatsapp:setup`: registers the number, uploads the public key, publishes the Flow and subscribes to what Meta tells; each step is safe to repeat. Ends with what is
 * missing, and exit 1 where anything is.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const { env } = process;

function configOrEnd(): Config {
  try {
    return readConfig({ ...env, WHATSAPP: 'cloud' });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const { whatsappCloud: cloud, publicUrl } = configOrEnd();
if (!cloud) throw new Error('WHATSAPP=cloud is not configured');
const key = env.WHATSAPP_FLOW_KEY || newFlowKey();
if (!env.WHATSAPP_FLOW_KEY) console.log(`Keep this in the environment: WHATSAPP_FLOW_KEY=${key}`);
const graph = new Graph(cloud);
const steps: Step[] = await setUp(graph, {
  cloud,
  publicUrl,
  key,
  pin: env.WHATSAPP_PIN,
  flowId: env.WHATSAPP_FLOW_ID,
});
for (const { what, done, remedy } of steps)
  console.log(`${done ? 'done   ' : 'missing'}  ${what}${remedy ? `: ${remedy}` : ''}`);
process.exit(steps.every(({ done }) => done) ? 0 : 1);
