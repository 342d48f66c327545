import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { listMetrics, measureProcess } from '@karo/core/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = 'ops/prometheus';
type Alert = { alert: string; expr: string; labels: { severity: string }; annotations: { runbook: string } };
type Case = { name: string; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] };

const read = (file: string): string => readFileSync(file, 'utf8');
const alerts = (parse(read(`${FOLDER}/alerts.yml`)) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const names = alerts.map(({ alert }) => alert).sort();

/** Labels that Prometheus and its histograms add. */
const added = ['job', 'instance', 'le'];
const exported = new Map<string, string[]>();

beforeAll(async () => {
  measureProcess();
  for (const { name, type, labels } of await listMetrics()) {
    const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) exported.set(`${name}${part}`, labels);
  }
  exported.set('up', []);
});

/** What an expression names that nobody exports: metrics, and labels of them. */
function unknownIn(expr: string): string[] {
  const unknown: string[] = [];
  for (const [, name = '', selectors = ''] of expr.matchAll(
    /\b((?:karo|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g,
  )) {
    const labels = exported.get(name);
    if (!labels) unknown.push(name);
    const known = [...(labels ?? []), ...added];
    for (const [, label = ''] of selectors.matchAll(/(\w+)\s*[=!]~?/g))
      if (!known.includes(label)) unknown.push(`${name}{${label}}`);
  }
  return unknown;
}

test('no label of ours has a name that Prometheus gives: it would rename ours, and the alerts would read its own', () => {
  const taken = [...exported].filter(([, labels]) => labels.some((label) => added.includes(label)));
  expect(taken).toEqual([]);
});

describe('alerts', () => {
  test('name only what the processes export', () => {
    expect(alerts.length).toBeGreaterThan(20);
    expect(alerts.filter(({ expr }) => unknownIn(expr).length > 0).map(({ alert }) => alert)).toEqual([]);
    expect(alerts.filter(({ expr }) => !/karo_|nodejs_|up\{/.test(expr))).toEqual([]);
    expect(unknownIn('rate(karo_nobody_counts_this[5m]) + karo_queue_depth{colour="red"}')).toEqual([
      'karo_nobody_counts_this',
      'karo_queue_depth{colour}',
    ]);
  });

  test('each has its page in the runbook: what it means, what to look at, what to do', () => {
    const sections = read('docs/runbook.md').split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(names);
    const thin = sections.filter((section) =>
      ['Means', 'Look at', 'Do'].some(
        (part) => !new RegExp(`\\*\\*${part}\\*\\*: \\S.{20}`, 's').test(section),
      ),
    );
    expect(thin).toEqual([]);
    expect(
      alerts.filter(
        ({ alert, annotations }) => annotations.runbook !== `docs/runbook.md#${alert.toLowerCase()}`,
      ),
    ).toEqual([]);
  });

  test('each is made to fire, and to stay quiet, by a case of its own', () => {
    const { tests } = parse(read(`${FOLDER}/alerts.test.yml`)) as { tests: Case[] };
    const cases = tests.flatMap(({ alert_rule_test: all }) => all);
    const of = (fires: boolean) =>
      cases.filter((each) => each.exp_alerts.length > 0 === fires).map((each) => each.alertname);
    expect(of(true).sort()).toEqual(names);
    expect(of(false).sort()).toEqual(names);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  test.runIf(hasPromtool)('Prometheus itself fires each of them', () => {
    const run = (...args: string[]) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    expect(run('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
    expect(run('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });
});

test('dashboards draw only what the processes export', () => {
  const files = readdirSync('ops/grafana').filter((file) => file.endsWith('.json'));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const { panels } = JSON.parse(read(`ops/grafana/${file}`)) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const unknown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => unknownIn(expr)));
    expect(unknown).toEqual([]);
    const drawn = JSON.stringify(panels);
    const undrawn = [...exported.keys()].filter(
      (name) => name.startsWith('karo_') && !drawn.includes(name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(undrawn).toEqual(['karo_figures_age_seconds']);
  }
});
