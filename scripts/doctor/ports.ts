import { examine, type Finding, printNaira, readConfig } from '@karo/core/kernel';
import { examinePorts, openProvided, type PortReport } from '@karo/core/providers';
import { openDb } from '@karo/db/client';
import { pino } from 'pino';

type Env = Record<string, string | undefined>;

/** How each port outside the sandbox stands; none where the configuration is not one that the bank starts with. Calls that cost nothing, and nothing is changed. */
export async function probePorts(env: Env): Promise<PortReport[]> {
  if (examine(env).some(({ level }) => level === 'error')) return [];
  const config = readConfig(env);
  const { db } = openDb(env.DATABASE_URL ?? 'postgres://127.0.0.1:1/none', { max: 1 });
  try {
    return await examinePorts(
      openProvided(config, db, pino({ level: 'silent' })),
      config,
      env.DATABASE_URL ? db : undefined,
    );
  } finally {
    await db.destroy();
  }
}

/** One port as a line. */
export function lineOf({
  port,
  provider,
  works,
  balance,
  problem,
  low,
  trouble,
  without,
}: PortReport): string {
  const parts = [
    works ? 'works' : `does not work (${problem})`,
    ...(balance === undefined ? [] : [`balance ${printNaira(balance)}${low ? ', which is low' : ''}`]),
    ...(works && problem ? [problem] : []),
    ...(trouble ? [`last trouble ${trouble.at.toISOString()}: ${trouble.why}`] : []),
    ...(works ? [] : [`customers cannot ${without}`]),
  ];
  return `${port.padEnd(7)}  ${provider}: ${parts.join('; ')}.`;
}

/** What somebody must mend of the ports that have a provider. */
export const findingsOf = (reports: readonly PortReport[]): Finding[] =>
  reports
    .filter(({ provider, works, problem, low }) => provider !== 'off' && (!works || problem || low))
    .map(({ port, provider, works, problem, without }) => ({
      variable: port,
      level: 'warning' as const,
      problem: `is ${provider}, which ${works ? `works, but: ${problem ?? 'its balance is low'}` : `does not work (${problem}), so customers cannot ${without}`}`,
      remedy: 'see to its keys, its balance and its settings',
    }));
