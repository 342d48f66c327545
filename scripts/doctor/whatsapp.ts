import { type Finding, readConfig, type WhatsappCloud, warningIn } from '@karo/core/kernel';
import { Graph, GraphRefusal } from '@karo/workers/whatsapp/graph';

type Env = Record<string, string | undefined>;

const ANSWER_MS = 3_000;

const cloudIn = (env: Env): WhatsappCloud | undefined => {
  try {
    return readConfig(env).whatsappCloud;
  } catch {
    // What is wrong with the environment itself is said by others.
    return undefined;
  }
};

type Json = Record<string, unknown>;
const rowsOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

async function judgeNumber(graph: Graph, cloud: WhatsappCloud): Promise<Finding[]> {
  const about = await graph.call(
    'GET',
    `/${cloud.phoneNumberId}?fields=status,quality_rating,verified_name,display_phone_number`,
  );
  const found: Finding[] = [];
  if (about.status !== 'CONNECTED')
    found.push(
      warningIn(
        'WHATSAPP_PHONE_NUMBER_ID',
        `is ${about.status ?? 'not registered'}, so nobody reaches the bank on WhatsApp`,
        'run npm run whatsapp:setup',
      ),
    );
  if (about.quality_rating === 'RED')
    found.push(
      warningIn('WHATSAPP_PHONE_NUMBER_ID', 'has a red quality rating', 'send less that was not asked for'),
    );
  return found;
}

async function judgeHook(graph: Graph, cloud: WhatsappCloud): Promise<Finding[]> {
  const { data } = await graph.call('GET', `/${cloud.businessAccountId}/subscribed_apps`);
  if (rowsOf(data).length > 0) return [];
  return [
    warningIn(
      'WHATSAPP_BUSINESS_ACCOUNT_ID',
      'sends its webhooks to no app, so no message arrives',
      'run npm run whatsapp:setup',
    ),
  ];
}

async function judgeFlow(graph: Graph, { flow }: WhatsappCloud): Promise<Finding[]> {
  if (!flow) return [];
  const { status } = await graph.call('GET', `/${flow.id}?fields=status`);
  if (status === 'PUBLISHED') return [];
  return [
    warningIn(
      'WHATSAPP_FLOW_ID',
      `is ${status}, so PINs are entered on the page`,
      'run npm run whatsapp:setup',
    ),
  ];
}

async function judgeTemplates(graph: Graph, cloud: WhatsappCloud): Promise<Finding[]> {
  const { data } = await graph.call(
    'GET',
    `/${cloud.businessAccountId}/message_templates?fields=name,status&limit=250`,
  );
  const approved = rowsOf(data).filter(({ status }) => status === 'APPROVED').length;
  if (approved > 0) return [];
  return [
    warningIn(
      'WHATSAPP',
      'has no approved template, so after 24 hours of silence customers are told by SMS alone',
      'run npm run whatsapp:templates',
    ),
  ];
}

/** Asks Meta, by calls that change nothing, whether customers can write to the bank and hear from it. */
export async function probeWhatsapp(env: Env): Promise<Finding[]> {
  const cloud = cloudIn(env);
  if (!cloud) return [];
  const graph = new Graph(cloud, ANSWER_MS);
  try {
    const judged = [judgeNumber, judgeHook, judgeFlow, judgeTemplates].map((judge) => judge(graph, cloud));
    return (await Promise.all(judged)).flat();
  } catch (error) {
    const isToken = error instanceof GraphRefusal && (error.code === 190 || error.code === 0);
    return [
      isToken
        ? warningIn('WHATSAPP_TOKEN', 'is not taken by Meta', 'make a new token of the system user')
        : warningIn(
            'WHATSAPP',
            `is not reached (${(error as Error).message})`,
            'check the ids and the token',
          ),
    ];
  }
}
