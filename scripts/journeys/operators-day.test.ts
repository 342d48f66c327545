import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nameAdministrator } from '@karo/core/auth';
import { scrape } from '@karo/core/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { movableClock } from '../boot.ts';
import { press, tabTo } from './keys.ts';
import { pay, visit, visitAsDemo } from './world.ts';

const RULES = resolve('ops/prometheus/alerts.yml');
const ALERT = 'KaroProviderFailing';
const CALLS = /^karo_provider_call_seconds_count\{[^}]*port="rails"[^}]*\} [\d.]+$/gm;
const MINUTES = 30;
const MINUTE_MS = 60_000;

/** How often the rails were called, by the outcome, as a process of the bank tells Prometheus. */
async function callsOfRails(): Promise<Map<string, number>> {
  const { text } = await scrape();
  return new Map(
    [...text.matchAll(CALLS)].map(([line]) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** Whether Prometheus raises the alert where what was called between two scrapes is called every minute of half an hour. */
function isRaised(before: Map<string, number>, after: Map<string, number>): boolean {
  type Rule = { alert: string; labels: object; annotations: { summary: string; runbook: string } };
  const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] };
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === ALERT);
  if (!rule) throw new Error(`${ALERT} is no alert of ${RULES}`);
  const series = [...after].map(([name, count]) => ({
    series: name,
    values: `0+${count - (before.get(name) ?? 0)}x${MINUTES}`,
  }));
  const alert = {
    exp_labels: { ...rule.labels, port: 'rails' },
    exp_annotations: {
      ...rule.annotations,
      summary: rule.annotations.summary.replace('{{ $labels.port }}', 'rails'),
    },
  };
  const folder = mkdtempSync(join(tmpdir(), 'karo-alert-'));
  try {
    const file = join(folder, 'day.test.yml');
    const expected = [{ eval_time: `${MINUTES}m`, alertname: ALERT, exp_alerts: [alert] }];
    const tests = [{ interval: '1m', input_series: series, alert_rule_test: expected }];
    writeFileSync(file, stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
    return spawnSync('promtool', ['test', 'rules', file]).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Types on from where the focus is put by Tab. */
async function write(page: Page, name: RegExp, among: string, text: string): Promise<void> {
  await tabTo(page, name, among);
  await page.keyboard.type(text);
}

/** Sends a line to the assistant beside the account. */
async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /message/i });
  await field.fill(text);
  await field.press('Enter');
}

const unanswered = '666';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('an operator’s day: a provider dies, is paused and comes back, and a customer is answered by a person, by keyboard alone', async () => {
  const customer = await visitAsDemo('/banking-demo');
  const { bank, workers } = customer.world;
  const owner = { id: 'shared', name: 'Shared key', role: 'owner' } as const;
  const person = { name: 'Halima', role: 'operations', by: owner, origin: { channel: 'house' } } as const;
  const { key } = await nameAdministrator(bank, person);

  // Other banks give no answer: the money of three transfers is on its way, and nobody knows where.
  const before = await callsOfRails();
  const references: string[] = [];
  for (let each = 0; each < 3; each += 1)
    references.push(await pay(customer, unanswered, { narration: `number ${each}` }));
  await expect
    .poll(async () => [...(await callsOfRails())].filter(([name]) => name.includes('silence')).length)
    .toBeGreaterThan(0);
  if (hasPromtool) expect(isRaised(before, await callsOfRails())).toBe(true);

  const { page: console } = await visit('/admin?tab=machines');
  await write(console, /Admin key/, 'input', key ?? '');
  await console.keyboard.press('Enter');
  const rails = console.getByRole('listitem').filter({ hasText: 'Transfers to other banks' });
  await rails.waitFor();
  await press(console, /Transfers to other banks/);
  await write(console, /^Why/, 'input', 'No answer since nine, their engineers are told.');
  await press(console, /^Pause$/);
  await rails.getByText('paused', { exact: true }).waitFor();

  // Whoever wants to send is told why not, in the chat and on the page of the bank's state; nothing is taken.
  await say(customer.page, 'send 5000 to 1234567896 gtb');
  await customer.page
    .getByRole('log')
    .getByText(/paused/)
    .first()
    .waitFor();
  // What is said to everybody is read once a minute.
  await movableClock(bank).advance(MINUTE_MS);
  const { page: visitor } = await visit('/status');
  await visitor.getByText('Stopped by us for now').first().waitFor();
  await visitor.context().close();

  // It is back: what waited goes to its end.
  await write(console, /^Why/, 'input', 'They answer again.');
  await press(console, /^Resume$/);
  await rails.getByText('on', { exact: true }).waitFor();
  await movableClock(bank).advance(10 * MINUTE_MS);
  await workers.sweep();
  await expect
    .poll(async () => {
      const rows = await bank.db
        .selectFrom('transfer')
        .select('status')
        .where('reference', 'in', references)
        .execute();
      return rows.map(({ status }) => status);
    })
    .toEqual(references.map(() => 'success'));
  await console.context().close();

  // A customer asks for a person, is answered in a ready sentence, and given back to the assistant.
  await customer.page.reload();
  await say(customer.page, 'I want to talk to a person');
  const { page: desk } = await visit('/admin?tab=support');
  await write(desk, /Admin key/, 'input', key ?? '');
  await desk.keyboard.press('Enter');
  const waiting = desk.getByRole('listitem').filter({ hasText: 'I want to talk to a person' });
  await waiting.first().waitFor();
  await press(desk, /I want to talk to a person/);
  await write(desk, /^Your answer/, 'textarea', 'Good morning, this is Halima of Karo.');
  await press(desk, /^Take over and answer$/);
  await customer.page.getByRole('log').getByText('this is Halima of Karo').waitFor();
  await press(desk, /^Hand back to the assistant$/);
  await desk.getByText('Handed back to the assistant').first().waitFor();
  await say(customer.page, 'balance');
  await customer.page
    .getByRole('log')
    .getByText(/₦247,\d/)
    .last()
    .waitFor();
  await desk.context().close();
  await customer.page.context().close();
});
