import { XMLParser } from 'fast-xml-parser';

/** One who is listed. */
export type SanctionEntry = {
  /** The list's own name for the entry, as in `QDi.001`. */
  reference: string;
  kind: 'person' | 'entity';
  /** The name first, then the aliases. */
  names: string[];
  /** Years of birth that the list gives. */
  born: number[];
  /** `yyyy-mm-dd`. */
  listedOn: string;
};

/** A list as its publisher gives it out; `datedAt` is the publisher's date. */
export type SanctionList = { source: 'un'; datedAt: Date; entries: SanctionEntry[] };

/** What is written once may come twice. */
const repeated = new Set([
  'INDIVIDUAL',
  'ENTITY',
  'INDIVIDUAL_ALIAS',
  'ENTITY_ALIAS',
  'INDIVIDUAL_DATE_OF_BIRTH',
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Everything is text: a name may be digits, and a reference may look like a number.
  parseTagValue: false,
  isArray: (name) => repeated.has(name),
});

type Node = Record<string, unknown>;

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

const namesOf = (node: Node, aliases: string): string[] => {
  const own = nameParts.map((part) => textOf(node[part])).filter(Boolean);
  const others = nodes(node[aliases]).map((alias) => textOf(alias.ALIAS_NAME));
  return [...new Set([own.join(' '), ...others])].filter((name) => name !== '').slice(0, 100);
};

/** An exact date, a year, or the two years that it lies between. */
function bornIn(node: Node): number[] {
  const years = nodes(node.INDIVIDUAL_DATE_OF_BIRTH).flatMap((born) =>
    [born.DATE, born.YEAR, born.FROM_YEAR, born.TO_YEAR].map((value) => Number(textOf(value).slice(0, 4))),
  );
  return [...new Set(years.filter((year) => year > 1800 && year < 2200))];
}

const day = /^\d{4}-\d{2}-\d{2}/;

function entryOf(node: Node, kind: SanctionEntry['kind']): SanctionEntry {
  const reference = textOf(node.REFERENCE_NUMBER);
  const names = namesOf(node, kind === 'person' ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS');
  const [listedOn] = day.exec(textOf(node.LISTED_ON)) ?? [];
  if (!reference || names.length === 0 || !listedOn)
    throw new Error(`an entry has no reference, name or date (${reference || 'the first without one'})`);
  return { reference, kind, names, born: kind === 'person' ? bornIn(node) : [], listedOn };
}

/** The parser takes what it was given so far for the whole unless it checks first that every element ends. */
function readWhole(xml: string): Node {
  try {
    return parser.parse(xml, true) as Node;
  } catch (error) {
    throw new Error(`the file is no whole XML: ${(error as Error).message}`);
  }
}

/**
 * Reads the consolidated list of the United Nations Security Council, in its XML (`CONSOLIDATED_LIST`). Throws Error with one sentence where it is none, or one of its entries cannot be
 * read: half a list would let somebody through.
 */
export function parseUnList(xml: string): SanctionList {
  const root = readWhole(xml).CONSOLIDATED_LIST as Node | undefined;
  const datedAt = new Date(textOf(root?.['@dateGenerated']));
  if (!root || Number.isNaN(datedAt.getTime()))
    throw new Error(
      'this is no consolidated list of the United Nations: CONSOLIDATED_LIST with a dateGenerated',
    );
  if (!('INDIVIDUALS' in root) || !('ENTITIES' in root))
    throw new Error('the list has no INDIVIDUALS or no ENTITIES');
  const persons = nodes((root.INDIVIDUALS as Node | undefined)?.INDIVIDUAL);
  const entities = nodes((root.ENTITIES as Node | undefined)?.ENTITY);
  const entries = [
    ...persons.map((node) => entryOf(node, 'person')),
    ...entities.map((node) => entryOf(node, 'entity')),
  ];
  if (entries.length === 0) throw new Error('the list has no entries');
  if (new Set(entries.map(({ reference }) => reference)).size < entries.length)
    throw new Error('a reference stands twice in the list');
  return { source: 'un', datedAt, entries };
}
