import { availableParallelism } from 'node:os';
import { type ReadingName, ReadingPool } from '@karo/core/chat/nlu';
import { asRead, beginningOf } from '@karo/core/kernel';
import { type Expression, literalsOf, sourceFiles } from '../expressions/collect.ts';
import { type Bench, below, equal } from '../report.ts';
import { type Random, random } from './generate.ts';
import { Grower, textOf } from './grow.ts';

/** No message is longer (WhatsApp's own limit). */
const LONGEST = 4_096;
/** What no message may take of a processor to be read, and what no expression alone may. */
const MESSAGE_MS = 250;
const EXPRESSION_MS = 50;
/** What a message is given before it is answered with an apology. */
const LIMIT_MS = 2_000;
const SHOWN = 5;
const TELL_EVERY = 1_000;
const readings: readonly ReadingName[] = ['understandMessage', 'splitPayees', 'splitStop'];
const context = { language: 'en', now: new Date('2026-11-27T10:00:00Z'), names: [] } as const;

/** As a conversation is given a message: what comes after its beginning is kept and not understood. */
const asTurn = (text: string): string => beginningOf(asRead(text));

type Slow = { ms: number; text: string; at: string };

function pickFrom(growers: readonly { grower: Grower; at: string }[], next: Random) {
  return growers[Math.floor(next() * growers.length)] as { grower: Grower; at: string };
}

/** The expressions that read what a customer writes, and nothing of the tables that are built of words. */
const expressionsOfCore = (): Expression[] => {
  const seen = new Map<string, Expression>();
  for (const each of literalsOf(sourceFiles().filter((file) => file.startsWith('core/'))))
    seen.set(`${each.source}/${each.flags}`, each);
  return [...seen.values()];
};

const shown = ({ ms, text, at }: Slow): string =>
  `  ${Math.round(ms)} ms, ${text.length} characters, from ${at}: ${JSON.stringify(text.slice(0, 100))}`;

/** Matches each expression that does not run behind the pool's deadline against long texts grown from itself. */
function alone(expressions: readonly Expression[], texts: number, next: Random): Slow[] {
  const outside = expressions.filter(({ at }) => !at.startsWith('core/chat/nlu/'));
  const each = Math.max(4, Math.round(texts / outside.length / 4));
  const slow: Slow[] = [];
  for (const { source, flags, at } of outside) {
    const grower = new Grower({ source, flags }, next);
    const expression = new RegExp(source, flags.replace(/[gy]/g, ''));
    for (let nth = 0; nth < each; nth += 1) {
      const grown = textOf(grower, grower, LONGEST, next);
      const text = at.startsWith('core/chat/dialogue/') ? asTurn(grown) : grown;
      const before = process.cpuUsage().user;
      expression.test(text);
      const ms = (process.cpuUsage().user - before) / 1_000;
      if (ms > EXPRESSION_MS) slow.push({ ms, text, at });
    }
  }
  return slow;
}

/**
 * `npm run fuzz -- --text`: texts grown from the bank's own expressions, their near matches and repeats in all scripts, up to 4,096 characters, read by the threads that read messages.
 * None may take longer than 250 ms of a processor and none may go unanswered; nor may an expression outside the threads take longer than 50 ms.
 */
export async function fuzzTexts({ texts, seed }: { texts: number; seed: number }): Promise<Bench> {
  const next = random(seed);
  const expressions = expressionsOfCore();
  const slowAlone = alone(expressions, texts, next);
  const growers = expressions.map((each) => ({ grower: new Grower(each, next), at: each.at }));
  const pool = new ReadingPool({ size: Math.max(2, availableParallelism()) });
  await pool.warm();
  const times: number[] = [];
  const slow: Slow[] = [];
  const unanswered: Slow[] = [];
  const one = async (nth: number): Promise<void> => {
    const own = growers[nth % growers.length] ?? pickFrom(growers, next);
    const text = textOf(own.grower, pickFrom(growers, next).grower, LONGEST, next);
    let ms = 0;
    try {
      for (const name of readings) {
        const given = [asTurn(text), context] as never;
        ms += (await pool.ask(name, given, { limitMs: LIMIT_MS, anonymous: false })).spentMs;
      }
      times.push(ms);
      if (ms > MESSAGE_MS) slow.push({ ms, text, at: own.at });
    } catch {
      unanswered.push({ ms: LIMIT_MS, text, at: own.at });
    }
  };
  let nth = 0;
  const hands = Array.from({ length: availableParallelism() * 2 }, async () => {
    while (nth < texts) {
      nth += 1;
      if (nth % TELL_EVERY === 0) console.error(`${nth} of ${texts} texts`);
      await one(nth - 1);
    }
  });
  await Promise.all(hands);
  await pool.close();
  for (const found of [slowAlone, slow, unanswered])
    for (const each of found.sort((a, b) => b.ms - a.ms).slice(0, SHOWN)) console.error(shown(each));
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10;
  const slowestMs = Math.round(times.at(-1) ?? 0);
  return {
    figures: {
      texts: times.length + unanswered.length,
      expressions: expressions.length,
      medianMs: at(0.5),
      p99Ms: at(0.99),
      over50Ms: times.filter((ms) => ms > 50).length,
      slowestMs,
    },
    bars: [
      equal('texts read', times.length + unanswered.length, texts),
      below(`ms of the slowest text`, slowestMs, MESSAGE_MS),
      equal('texts without an answer', unanswered.length, 0),
      equal(`expressions outside the threads that take over ${EXPRESSION_MS} ms`, slowAlone.length, 0),
    ],
  };
}
