import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { released } from './released.ts';

/**
 * A deploy changes the schema while the release before still runs, and may be taken back: what a migration adds, that release does not see, and what it takes away, that release still
 * uses. So a migration only adds; what no release reads any more is taken away by a later one, which is named here with the reason.
 */
const RELEASED = `${released.migration}.ts`;
const contractions: Record<string, string> = {
  '110-monitoring.ts': 'the check of roles is made anew with one role more',
  '111-losses.ts': 'the check of a loan’s state is made anew with one state more',
};

const folder = new URL('./migrations/', import.meta.url);
const migrations = readdirSync(folder)
  .filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
  .toSorted();

/** What takes something from the release before, however the table came about. */
const always: [RegExp, string][] = [
  [/\bdrop (?:table|column|view|function|type|schema|sequence|domain)\b/, 'drops what it uses'],
  [/\brename (?:to|column|constraint)\b/, 'renames what it uses'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes what a column holds'],
  [/\balter (?:column )?\w+ set not null\b/, 'asks for what it does not write'],
  [/\balter (?:column )?\w+ drop default\b/, 'asks for what it does not write'],
];

const words = (text: string): string => text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase();

/** What a change to a table that was there before takes from those who write it. */
function contractingTable(statement: string): string[] {
  const added = statement.split(/\badd (?:column )?/).slice(1);
  const asks = added.some((column) => /not null/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column));
  const refuses = /\badd (?:constraint|check|unique|foreign key|primary key)\b/.test(statement);
  return [
    ...(asks ? ['asks for what it does not write'] : []),
    ...(refuses ? ['refuses what it may write'] : []),
  ];
}

/** Why a migration does not go together with the release before it; empty where it only adds. */
function contractingIn(source: string): string[] {
  const text = words(source);
  const made = new Set([...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, name]) => name));
  const isOld = (match: RegExpExecArray | null) => match !== null && !made.has(match[1]);
  const found = always.filter(([pattern]) => pattern.test(text)).map(([, why]) => why);
  for (const statement of text.split(';')) {
    if (isOld(/alter table (?:only )?(\w+)/.exec(statement))) found.push(...contractingTable(statement));
    if (isOld(/create unique index (?:concurrently )?\w+ on (\w+)/.exec(statement)))
      found.push('refuses what it may write');
    if (isOld(/revoke .* on (?:table )?(\w+) from/.exec(statement))) found.push('forbids what it does');
  }
  return [...new Set(found)];
}

test.each(migrations.filter((file) => file > RELEASED))(
  '%s only adds to what the last release uses',
  (file) => {
    const found = contractingIn(readFileSync(new URL(file, folder), 'utf8'));
    expect(contractions[file] ? [] : found).toEqual([]);
  },
);

test('there are migrations after the last release, and each contraction is one of them that is one', () => {
  expect(migrations).toContain(RELEASED);
  expect(migrations.filter((file) => file > RELEASED).length).toBeGreaterThan(0);
  for (const file of Object.keys(contractions))
    expect(contractingIn(readFileSync(new URL(file, folder), 'utf8'))).not.toEqual([]);
});

test.each([
  ['alter table account drop column note;', 'drops what it uses'],
  ['drop table\n  note;', 'drops what it uses'],
  ['alter table account rename column a to b;', 'renames what it uses'],
  ['alter table account alter column a type text;', 'changes what a column holds'],
  ['alter table account alter a set not null;', 'asks for what it does not write'],
  ['alter table account add column a text, add column b text not null;', 'asks for what it does not write'],
  ['alter table account alter column a drop default;', 'asks for what it does not write'],
  ['alter table account add constraint a check (b > 0) not valid;', 'refuses what it may write'],
  ['create unique index a_b on account (b);', 'refuses what it may write'],
  ['revoke update on account from karo_application;', 'forbids what it does'],
])('%s is seen', (source, why) => {
  expect(contractingIn(source)).toContain(why);
});

test.each([
  'create table a (id uuid primary key, b text not null, constraint a_b check (b <> c)); alter table a add unique (b);',
  'alter table account add column a text; create index a_b on account (a);',
  "alter table account add column a text not null default 'x', add column b text;",
  'create table a (id uuid); create unique index a_id on a (id); revoke update on a from karo_application;',
  '-- drop table account;\ncreate or replace function f() returns int as $$ select 1 $$ language sql;',
])('%s is taken', (source) => {
  expect(contractingIn(source)).toEqual([]);
});

test('the migration that was the last to take something away would be seen', () => {
  const source = readFileSync(new URL('087-credits-asked-for.ts', folder), 'utf8');
  expect(contractingIn(source)).toContain('drops what it uses');
});
