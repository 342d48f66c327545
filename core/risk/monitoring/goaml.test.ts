import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { naira } from '../../kernel/money.ts';
import { drawReport, type Movement, type Reported, xmlText } from './goaml.ts';

type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
});
function read(parsed: Record<string, unknown>[]): Node[] {
  return parsed.flatMap((one) => {
    const name = Object.keys(one).find((key) => key !== ':@') ?? '';
    if (name.startsWith('#')) return [];
    const inside = one[name] as Record<string, unknown>[];
    const text = inside.map((part) => part['#text'] ?? '').join('');
    return [{ name, attributes: (one[':@'] ?? {}) as Record<string, string>, children: read(inside), text }];
  });
}
const readXml = (xml: string): Node => read(parser.parse(xml))[0] as Node;

const schema = readXml(readFileSync(new URL('goaml.xsd', import.meta.url), 'utf8'));
const types = new Map(schema.children.slice(1).map((type) => [type.attributes.name, type]));
const kindOf = ({ name }: Node): string => name.replace('xs:', '');
const most = ({ attributes }: Node): number =>
  attributes.maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(attributes.maxOccurs ?? 1);
const least = ({ attributes }: Node): number => Number(attributes.minOccurs ?? 1);

const facets: Record<string, (text: string, value: string) => boolean> = {
  minLength: (text, value) => text.length >= Number(value),
  maxLength: (text, value) => text.length <= Number(value),
  pattern: (text, value) => new RegExp(`^(?:${value})$`).test(text),
};
function checkText(text: string, type: Node, at: string): string[] {
  const rules = type.children[0]?.children ?? [];
  const allowed = rules
    .filter((rule) => kindOf(rule) === 'enumeration')
    .map(({ attributes }) => attributes.value);
  const broken = rules.filter((rule) => facets[kindOf(rule)]?.(text, rule.attributes.value ?? '') === false);
  if (allowed.length > 0 && !allowed.includes(text)) return [`${at}: ${text} is none of its list`];
  return broken.map((rule) => `${at}: ${text} breaks ${kindOf(rule)} ${rule.attributes.value}`);
}

/** What of a document breaks the schema: elements that are missing, out of order or unknown, and text that is none. */
function checkNode(node: Node, declared: Node, at: string): string[] {
  const type = types.get(declared.attributes.type ?? '') ?? declared.children[0];
  if (!type) return [`${at}: no type ${declared.attributes.type}`];
  if (kindOf(type) === 'simpleType') return checkText(node.text, type, at);
  const found: string[] = [];
  const left = match(type.children[0] as Node, node.children, at, found);
  return left.length > 0 ? [...found, `${at}/${left[0]?.name} is not expected there`] : found;
}

/** Takes off the front of `nodes` what a particle of the schema takes, and writes down what is wrong of it. */
function match(particle: Node, nodes: Node[], at: string, found: string[]): Node[] {
  if (kindOf(particle) === 'sequence')
    return particle.children.reduce((left, part) => match(part, left, at, found), nodes);
  if (kindOf(particle) === 'choice') {
    const taken = particle.children.find(({ attributes }) => attributes.name === nodes[0]?.name);
    if (taken) return match(taken, nodes, at, found);
    if (least(particle) > 0) found.push(`${at}: none of a choice before ${nodes[0]?.name}`);
    return nodes;
  }
  const { name } = particle.attributes;
  let count = 0;
  while (count < most(particle) && nodes[count]?.name === name) {
    found.push(...checkNode(nodes[count] as Node, particle, `${at}/${name}`));
    count += 1;
  }
  if (count < least(particle)) found.push(`${at}: ${name} is missing before ${nodes[count]?.name}`);
  return nodes.slice(count);
}
const problemsOf = (xml: string): string[] => checkNode(readXml(xml), schema.children[0] as Node, 'report');

const person: Reported = {
  firstName: 'Ngozi <&>',
  lastName: 'Watched',
  birthDate: '1990-05-01',
  bvn: '22212345678',
  nin: '33344455566',
  address: { street: '1 Marina', city: 'Lagos', state: 'Lagos' },
  email: 'ngozi@example.com',
  phone: '+2348063000001',
  status: 'active',
  nuban: '9012345678',
  openedAt: new Date('2026-01-02T03:04:05.678Z'),
};
const moved: Movement = {
  id: 7n,
  at: new Date('2026-11-23T09:00:00.123Z'),
  amount: naira(1_500_000),
  kind: 'inward',
  narration: 'goods </transaction>',
  reference: 'KR1',
  otherName: 'EMEKA "OBI" & SONS',
  otherAccount: '0123456789',
  otherBank: '000013',
};
const nothing = { otherName: null, otherAccount: null, otherBank: null, reference: null };
const of = {
  id: 3n,
  closedAt: new Date('2026-11-24T10:00:00Z'),
  reason: 'no trade <known>',
  alerts: [{ rule: 'structuring', day: '2026-11-23', facts: { count: 4 } }],
} as unknown as Parameters<typeof drawReport>[0]['of'];
const draw = (movements: Movement[], more: Partial<Reported> = {}) =>
  drawReport({
    name: 'STR-2026-3',
    of,
    person: { ...person, ...more },
    movements,
    entityId: 4711,
  });

test('a report keeps to the schema: names, order, what is required, and codes of its lists', () => {
  expect(problemsOf(draw([moved]))).toEqual([]);
  const all = [
    moved,
    { ...moved, amount: -5n },
    { ...moved, ...nothing, amount: -100n, kind: 'card_shopping', narration: 'JUMIA' },
    { ...moved, ...nothing, kind: 'interest', narration: '' },
    { ...moved, otherBank: null, otherName: null },
  ] as Movement[];
  expect(problemsOf(draw(all))).toEqual([]);
});

test('so does one of which little is known, and one of an account that moved nothing', () => {
  const little = {
    birthDate: null,
    bvn: undefined,
    nin: undefined,
    address: undefined,
    email: null,
    phone: null,
  };
  expect(problemsOf(draw([moved], little))).toEqual([]);
  expect(problemsOf(draw([], little))).toEqual([]);
});

test('the check itself sees what is missing, out of order, unknown, or no code', () => {
  const unregistered = drawReport({ name: 'x', of, person, movements: [moved], entityId: undefined });
  expect(problemsOf(unregistered).join()).toContain('rentity_id is missing');
  const whole = draw([moved]);
  const broken = (from: string | RegExp, to: string) => problemsOf(whole.replace(from, to)).length;
  expect(broken('<report_code>STR', '<report_code>XYZ')).toBe(1);
  expect(broken('<transmode_code>MOAP</transmode_code>', '')).toBe(1);
  expect(broken('<first_name>', '<shoe_size>4</shoe_size><first_name>')).toBeGreaterThan(0);
  expect(
    broken(/(<submission_code>.*<\/submission_code>)(<report_code>.*<\/report_code>)/, '$2$1'),
  ).toBeGreaterThan(0);
  expect(broken('1500000.00', '1500000.001')).toBe(1);
  expect(broken('T09:00:00', 'T09:00:00.123Z')).toBe(1);
});

test('text of a customer closes no element', () => {
  expect(xmlText('a</b>&"\'\u0000\ud800')).toBe('a&lt;/b&gt;&amp;&quot;&apos;');
});
