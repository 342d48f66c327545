import type { Hints } from '../ports.ts';

/** A grammar in JSGF over the words that a customer of this bank may say, and how the words that no dictionary holds are pronounced. */
export type Grammar = {
  jsgf: string;
  words: readonly string[];
  /** Words of people's names: said as they are spelled, whatever an American dictionary says. */
  nameWords: readonly string[];
  /** Each person as they may be said. */
  people: readonly string[];
};

/** How many beneficiaries' names one grammar holds; more make it slow, and the free transcript still hears the others. */
const NAMES_MOST = 60;

/**
 * Given names that many Nigerians bear, so that a person who is not yet the customer's is heard as a name; whose account it is, the bank then asks.
 */
const commonNames =
  'ada amaka ngozi nneka chioma chiamaka ifeoma ify emeka chidi chinedu ikenna nnamdi obinna uche kelechi bola sola yemi bisi funke kemi tope tayo wale dele segun femi kunle tunde gbenga ayo amina aisha fatima zainab hauwa halima musa sani usman ibrahim yusuf bello grace blessing joy mary esther john peter david samuel daniel sunday mama papa'.split(
    ' ',
  );

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙ]/g, (letter) => ({ ɓ: 'b', ɗ: 'd', ƙ: 'k' })[letter] ?? letter)
    .replace(/[^a-z' ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

const oneOf = (choices: readonly string[]): string => `(${choices.join(' | ')})`;

/** A person as they may be said: the whole name, each way round, or one name alone. */
function namesSaid(names: readonly string[]): string[] {
  const said = new Set<string>();
  for (const name of names.slice(0, NAMES_MOST)) {
    const parts = words(name).filter((part) => part.length > 1);
    if (parts.length === 0) continue;
    said.add(parts.join(' '));
    for (const part of parts) said.add(part);
    if (parts.length === 2) said.add([...parts].reverse().join(' '));
  }
  for (const name of commonNames) said.add(name);
  return [...said];
}

const banksSaid = (banks: readonly string[]): string[] => [
  ...new Set(banks.map((bank) => spellCapitals(bank)).filter(Boolean)),
];

/** Letters said one by one (`GTB`, `UBA`) become one-letter words, as the dictionary has them. */
const spellCapitals = (bank: string): string =>
  bank
    .split(/\s+/)
    .map((part) => {
      const letters = /^([A-Z]{2,4})(bank|Bank)?$/.exec(part);
      return letters ? `${[...(letters[1] ?? '')].join(' ')}${letters[2] ? ' bank' : ''}` : part;
    })
    .flatMap(words)
    .join(' ');

/** Numbers up to 999 million, `k`, a half or a decimal, and single digits one after the other. Each use of a rule is a copy of it: keep them few. */
const numbers = `
<digit> = one | two | three | four | five | six | seven | eight | nine;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen;
<tens> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
<upto999> = [(<digit> | a) hundred [and]] (<teen> | [<tens>] <digit> | <tens>) | (<digit> | a) hundred;
<number> = [(<upto999> [point <digit>] | a | half a) million [and]] [(<upto999> [point <digit>] | a) (thousand | k) [and]] <upto999> |
  [(<upto999> [point <digit>] | a | half a) million [and]] (<upto999> [point <digit>] | a) (thousand | k) | (<upto999> [point <digit>] | a | half a) million;
<amount> = <number> [naira];
<said_digit> = zero | oh | [double | triple] <digit>;
<digits> = <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> [<said_digit>] [<said_digit>] [<said_digit>];
`;

/** What is asked or told without money moving, a line an intent, English and Pidgin. */
const asking = `
(what is | what's | check | show me | tell me | how much is) my [account] balance
check [my] (balance | account)
how much do i have [in my account] | how much is in my account | how much (i get | remain) [for my account]
(how much | wetin) (dey | remain) [inside | for | for inside] my account
[show me] my [last | recent] (transactions | transaction history | history)
(what did i spend | how much did i spend | how much have i spent | wetin i don spend | how much i don spend) [this week | this month | today | last month]
[send me] my (account | bank) statement
[send me | give me | show me] (the | my) [last] receipt
where is my money | wey my money | where my money dey
[show me | list] my (beneficiaries | saved people)
what are my limits | what is my limit
[i want to | i wan] open [an] account
(change | use) [the | my] language [to (english | pidgin | hausa | yoruba | igbo)]
[i want to | i wan] change my pin
(block | freeze | lock) my (card | account)
show [me] my card
[i want to | i wan] (talk to | speak to | speak with) (a person | an agent | customer care | somebody)
help [me] | menu | what can you do | wetin you fit do
cancel [it] | stop | forget it | no | yes | okay | thank you | thanks | hello | good morning | good afternoon | good evening | how far
(say that | come) again | repeat [that] | slower
(the (first | second | third) one) | number <digit>
i have a complaint | i wan complain
my (loan | portfolio | investment | group | esusu | goal) [status]
`;

/** What moves money, once a PIN approves it: an act with its amount before or after, or the answer to a question. */
const moving = (people: boolean, banks: boolean): string => {
  const name = people ? '<name> |' : '';
  return `
<moving> = [<before>] (<act> <amount> [<tail>] | <send> (${name} money [(to | give) (${name} somebody)]) |
  (<whole> | <send> (${name} money)) [[of | for | with] <amount>]) |
  [no | i mean | no i mean] (<amount> | ${name} ${banks ? '<bank> |' : ''} <digits>);
<send> = send | transfer | pay | dash | give;
<act> = <send> | (buy | recharge | load | get) [me] | save | invest | contribute | (lend | borrow) me | i need | i want;
<tail> = (to | give | for) (${name} [account] [number] <digits>) ${banks ? '[<bank_of>]' : ''} |
  [of] [<network>] <bought> [(for | to) (${name} me)] | [for] [my] <bill> | (for | in | into) [my] (savings | goal | group | esusu | ajo) | loan;
<bought> = airtime | card | recharge card | credit | data;
<bill> = light bill | nepa bill | nepa | light | electricity | electricity bill | d s t v | go t v | cable | water bill | school fees | bill;
<whole> = (buy | recharge | load | get) [me] [<network>] <bought> | recharge my (phone | line) | pay [for] [my] <bill> |
  (i need | i want | give me) a loan;
<network> = m t n | airtel | glo | nine mobile;
`;
};

const rules = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' |\n  ');

/** Everything this customer may say to the bank, in one grammar. */
export function buildGrammar(hints: Pick<Hints, 'names' | 'banks'>): Grammar {
  const people = namesSaid(hints.names);
  const banks = banksSaid(hints.banks);
  const jsgf = `#JSGF V1.0;
grammar karo;
public <said> = ([please | abeg | can you | help me] <asking> | <moving>) [please];
<before> = [please | abeg | oya] (i want to | i wan | can you | help me | make you) | please | abeg | oya;
${people.length > 0 ? `<name> = ${oneOf(people)};` : ''}
${banks.length > 0 ? `<bank> = ${oneOf(banks)} [bank];\n<bank_of> = [for | in | at | inside] <bank>;` : ''}
${numbers}
<asking> = ${rules(asking)};
${moving(people.length > 0, banks.length > 0)}
`;
  const nameWords = [...new Set(people.flatMap((person) => person.split(' ')))];
  return { jsgf, words: wordsOf(jsgf), nameWords, people };
}

const wordsOf = (jsgf: string): string[] => [
  ...new Set(
    jsgf
      .slice(jsgf.indexOf('public'))
      .replace(/<[^>]*>/g, ' ')
      .match(/[a-z][a-z']*/g)
      ?.filter((word) => word !== 'public'),
  ),
];

/** True where a sentence of the grammar would move money, or name how much or to whom: it must fit the sound better. */
export const movesMoney = (sentence: string): boolean =>
  /\b(send|transfer|pay|dash|give|buy|recharge|load|get|sell|sub|borrow|lend|loan|save|invest|contribute|put|naira|thousand|hundred|million|point|k|mean|double|triple)\b/.test(
    sentence,
  ) || !/\b(my|account|balance|receipt|help|cancel|no|yes|thank|thanks|hello|again|number)\b/.test(sentence);

/** Nigerian spelling to ARPAbet: vowels keep one value each, `gb` and `kp` are one sound, and `h` after a consonant is silent but in ch and sh. */
const letters: readonly [RegExp, string][] = [
  [/^(sch|sh)/, 'SH'],
  [/^(ch|tch)/, 'CH'],
  [/^(gb|gw)/, 'G B'],
  [/^kp/, 'K P'],
  [/^ph/, 'F'],
  [/^th/, 'T'],
  [/^ng$/, 'NG'],
  [/^(ck|cc|kk)/, 'K'],
  [/^(ee|ii|ie)/, 'IY'],
  [/^(oo|uu|ou)/, 'UW'],
  [/^(ai|ay|ei)/, 'AY'],
  [/^(au|ow)/, 'AW'],
  [/^(aa|ah)/, 'AA'],
  [/^a$/, 'AH'],
  [/^a/, 'AA'],
  [/^e$/, 'EY'],
  [/^e/, 'EH'],
  [/^i/, 'IY'],
  [/^o/, 'OW'],
  [/^u/, 'UW'],
  [/^([bdfgklmnpstvz])\1?h?/, ''],
  [/^c/, 'K'],
  [/^(h|hh)/, 'HH'],
  [/^j/, 'JH'],
  [/^q/, 'K'],
  [/^rr?/, 'R'],
  [/^w/, 'W'],
  [/^x/, 'K S'],
  [/^y$/, 'IY'],
  [/^y/, 'Y'],
];

/** How a name is said that is spelled as Nigerians spell; before a consonant a first `n` or `m` may be a syllable of its own. */
export function pronounce(word: string): string[] {
  const sounds = soundsOf(word.replace(/[^a-z]/g, ''));
  return /^(n[gkdtwnz]|m[bpm])/.test(word) ? [sounds, `EH ${sounds}`] : [sounds];
}

function soundsOf(word: string): string {
  const sounds: string[] = [];
  let rest = word;
  while (rest) {
    const rule = letters.find(([pattern]) => pattern.test(rest));
    const match = rule?.[0].exec(rest);
    if (!rule || !match) {
      rest = rest.slice(1);
      continue;
    }
    sounds.push(rule[1] || (match[1] ?? '').toUpperCase());
    rest = rest.slice(match[0].length);
  }
  return sounds.join(' ');
}

/** Other ways to say words that the dictionary holds as an American says them. */
export const alsoSaid: Readonly<Record<string, readonly string[]>> = {
  naira: ['N AY R AH', 'N AA IY R AA'],
  abeg: ['AH B EH G'],
  thousand: ['T AW Z AH N', 'T AW Z AH N D'],
  three: ['T R IY'],
  thirty: ['T ER T IY'],
  third: ['T ER D'],
  hundred: ['HH AH N D R EH D', 'HH OW N D R EH D'],
  wetin: ['W EH T IY N'],
  wan: ['W AA N'],
  don: ['D OW N'],
  dey: ['D EY'],
  wey: ['W EY'],
  oya: ['OW Y AA'],
  ajo: ['AA JH OW'],
  esusu: ['EH S UW S UW'],
  nepa: ['N EH P AH'],
  fit: ['F IY T'],
  glo: ['G L OW'],
  airtel: ['EH R T EH L'],
  give: ['G IY V'],
};
