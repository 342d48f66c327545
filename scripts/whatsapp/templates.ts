import { listTemplates } from '@karo/bot/whatsapp-cloud/templates';
import type { Graph } from '@karo/workers/whatsapp/graph';

/** How a template stands with Meta: APPROVED, PENDING, REJECTED, PAUSED, DISABLED; `REFUSED …` where it was not taken; `MOVED …` where Meta made it marketing. */
export type Standing = { name: string; language: string; status: string };

type Held = { name?: string; language?: string; status?: string; category?: string };

/** Submits what Meta does not hold yet, and answers how all of ours stand. Throws as `Graph` does where Meta is not reached. */
export async function submitTemplates(graph: Graph, businessAccountId: string): Promise<Standing[]> {
  const path = `/${businessAccountId}/message_templates`;
  const { data } = await graph.call('GET', `${path}?fields=name,language,status,category&limit=250`);
  const held = new Map((data as Held[]).map((each) => [`${each.name}/${each.language}`, each]));
  const standing: Standing[] = [];
  for (const order of listTemplates()) {
    const { name, language, category } = order;
    const known = held.get(`${name}/${language}`);
    const moved = known?.category && known.category !== category ? `MOVED to ${known.category}` : undefined;
    const status = moved ?? known?.status ?? (await submit(graph, path, order));
    standing.push({ name, language, status });
  }
  return standing;
}

async function submit(graph: Graph, path: string, order: object): Promise<string> {
  try {
    const { status } = await graph.call('POST', path, { ...order, parameter_format: 'positional' });
    return String(status);
  } catch (error) {
    return `REFUSED ${(error as Error).message}`;
  }
}
