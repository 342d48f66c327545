import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { help } from '../web/src/words/en/help.ts';

const pages = join(import.meta.dirname, '../web/src/pages');

/** What is called the same in every language: names of people, banks and things. */
const names = [
  /^(?:WhatsApp:?|CVV|USSD|Karo|JSON|KYC|TypeScript|ms|KR261121…|POST|Terminal|Chidi Okafor, GTBank)$/,
  /^(?:(?:Access|First|Fidelity|Sterling|Union|Wema|Zenith) Bank|Stanbic IBTC|GTBank|OPay|PalmPay|MUSA BELLO)$/,
  /^(?:Ẹ káàárọ̀, Ńnọ̀ọ, Sannu|ẹ ọ ṣ ń ḿ ɓ ɗ ƙ ƴ ị ụ ṅ)$/,
];

/** Attributes of our parts and of HTML that are read by a customer. */
const read = new Set(
  'label title text placeholder description about lead note doIt alt what aria-label thumbLabel'.split(' '),
);

type Text = { type: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] };

/** The text of a literal, part by part. */
const textOf = (node: Text): string[] =>
  node.quasis?.map(({ value }) => value.cooked ?? '') ?? (typeof node.value === 'string' ? [node.value] : []);

/** What an attribute may say: its text, or either of two. */
function sayings(value: unknown): string[] {
  const node = value as (Text & { expression?: unknown; consequent?: unknown; alternate?: unknown }) | null;
  if (node?.type === 'JSXExpressionContainer') return sayings(node.expression);
  if (node?.type === 'ConditionalExpression')
    return [...sayings(node.consequent), ...sayings(node.alternate)];
  return node && ['Literal', 'TemplateLiteral'].includes(node.type) ? textOf(node) : [];
}

/** Text in the code of a page that is no word of the words' files: what a reader of another language would find in English. */
function hardWords(source: string): string[] {
  const found = new Set<string>();
  const keep = (texts: readonly string[], least: RegExp) => {
    for (const text of texts.map((one) => one.trim()))
      if (
        least.test(text) &&
        !names.some((name) => name.test(text)) &&
        !(text in help.categories) &&
        !/^(?:GET|POST|PATCH|DELETE|https?:)/.test(text)
      )
        found.add(text);
  };
  // A sentence is one wherever it stands; a single word only where it is certain to be read.
  const sentence = /^\p{Lu}\p{L}*[ ’'].*\p{L}/u;
  new Visitor({
    JSXText: (node) => keep([node.value], /\p{L}{2}/u),
    JSXAttribute: (node) => read.has(String(node.name.name)) && keep(sayings(node.value), /\p{L}{3}/u),
    Literal: (node) => keep(textOf(node as Text), sentence),
    TemplateLiteral: (node) => keep(textOf(node as Text), sentence),
  }).visit(parseSync('page.tsx', source).program);
  return [...found];
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

const sources = filesUnder(pages).filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));
/** The pages that say of themselves that they speak five languages, with all their parts. */
const translated = new Set(
  sources
    .filter(
      (path) =>
        dirname(path) !== pages &&
        /<Page(?:Head)?\b[^<]*\stranslated\b/.test(readFileSync(path, 'utf8').replace(/<Icon[^>]*>/g, '')),
    )
    .map((path) => dirname(path)),
);

test('the finder sees a sentence, a label and a text between tags, and no name, class or word of the words', () => {
  expect(hardWords(`const a = <p className="a b" title="Words">Hello you</p>;`)).toEqual([
    'Words',
    'Hello you',
  ]);
  expect(
    hardWords(`run(act, 'Not changed'); const b = <Card title={is ? 'Yes it' : words.no}>{words.x}</Card>;`),
  ).toEqual(['Not changed', 'Yes it']);
  expect(hardWords(`const c = <p aria-label={words.of(x)}>WhatsApp {f('GET /api/x', 'a b')}</p>;`)).toEqual(
    [],
  );
});

describe('a page that speaks five languages holds no English of its own', () => {
  const parts = sources.filter((path) => translated.has(dirname(path)));
  test.each(parts.map((path) => [relative(pages, path), path]))('%s', (_, path) => {
    expect(hardWords(readFileSync(path, 'utf8'))).toEqual([]);
  });
});

test.each(
  'faq security settings support notifications standing-orders directory brand analytics investments pay loans community-savings diaspora-remittance voice-banking ussd-banking developer-apis pay-in status'.split(
    ' ',
  ),
)('%s is such a page', (name) => expect([...translated]).toContain(join(pages, name)));
