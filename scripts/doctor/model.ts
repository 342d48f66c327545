import { examine, type Finding, readConfig, warningIn } from '@karo/core/kernel';
import { openDb } from '@karo/db/client';

type Env = Record<string, string | undefined>;

/** How the model that reads messages beside the net stands. `agreed` counts the customers who let one outside the house read; none is counted where no database is named. */
export type ModelReport = {
  name: string;
  inHouse: boolean;
  works: boolean;
  problem?: string;
  agreed?: number;
};

const OPENAI = 'https://api.openai.com/v1';
const ANSWER_MS = 3_000;

/** Asks for the list of models, which costs nothing and takes the key. */
async function ask(url: string, key: string | undefined): Promise<string | undefined> {
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    const answer = await fetch(`${url.replace(/\/$/, '')}/models`, {
      headers,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `HTTP ${answer.status}`;
  } catch {
    return 'no answer';
  }
}

async function countAgreed({ DATABASE_URL: url }: Env): Promise<number | undefined> {
  if (!url) return undefined;
  const { db } = openDb(url, { max: 1 });
  try {
    const latest = db
      .selectFrom('modelConsent')
      .distinctOn('customerId')
      .select(['customerId', 'kind'])
      .orderBy('customerId')
      .orderBy('id', 'desc')
      .as('latest');
    const row = await db
      .selectFrom(latest)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('kind', '=', 'given')
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  } catch {
    return undefined;
  } finally {
    await db.destroy();
  }
}

/** How the model stands; undefined where the net reads alone, or the configuration is not one that the bank starts with. */
export async function probeModel(env: Env): Promise<ModelReport | undefined> {
  if (examine(env).some(({ level }) => level === 'error')) return undefined;
  const { understand, modelInHouse, openaiModel, openaiUrl, openaiKey } = readConfig(env);
  if (understand === 'net') return undefined;
  const problem = await ask(openaiUrl ?? OPENAI, openaiKey);
  const agreed = modelInHouse ? undefined : await countAgreed(env);
  return {
    name: openaiModel,
    inHouse: modelInHouse,
    works: problem === undefined,
    ...(problem && { problem }),
    ...(agreed !== undefined && { agreed }),
  };
}

/** The model as a line. */
export function lineOfModel(report: ModelReport | undefined): string {
  if (!report) return 'MODEL    off: the net reads alone.';
  const { name, inHouse, works, problem, agreed } = report;
  const read = agreed === undefined ? '' : `; ${agreed} customers let it read`;
  return `MODEL    ${name} ${inHouse ? 'in the house' : 'outside the house'}: ${works ? 'works' : `does not work (${problem}), so the net reads alone`}${read}.`;
}

/** What somebody must mend of it. */
export const findingsOfModel = (report: ModelReport | undefined): Finding[] =>
  !report || report.works
    ? []
    : [
        warningIn(
          'OPENAI_BASE_URL',
          `is a model that does not work (${report.problem}), so the net reads alone`,
          'see to the key and the address, or set UNDERSTAND=net',
        ),
      ];
