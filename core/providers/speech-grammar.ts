import type { Hints } from '../kernel/index.ts';

/** A grammar in JSGF over the words that a customer of this bank may say, and how the words that no dictionary holds are pronounced. */
export type Grammar = {
  jsgf: string;
  words: readonly string[];
  /** Words of people's names: said as they are spelled, whatever an American dictionary says. */
  nameWords: readonly string[];
  /** Each person as they may be said; the customer's own come first, and are so many. */
  people: readonly string[];
  ownPeople: number;
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

/**
 * Numbers up to 999 million, `k`, a half or a decimal, and single digits one after the other. Each use of a rule is a copy of it: keep them few. Nobody
 * says a sum of thousands and eleven naira, or pays four naira, but "four thousand naira" and "pay for" sound like them.
 */
const numbers = `
<digit> = one | two | three | four | five | six | seven | eight | nine;
<teen> = ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen;
<tens> = twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
<hundreds> = (<digit> | a) hundred [[and] (<teen> | <tens> [<digit>])];
<upto999> = <hundreds> | <teen> | <tens> [<digit>] | <digit>;
<millions> = (<upto999> [point <digit>] | a | half a) million;
<thousands> = (<upto999> [point <digit>] | a) (thousand | k);
<amount> = (<millions> | [<millions> [and]] <thousands> [[and] (<hundreds> | <tens>)] | <hundreds> | <teen> | <tens> [<digit>]) [naira];
<said_digit> = zero | oh | [double | triple] <digit>;
<digits> = <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> <said_digit> [<said_digit>] [<said_digit>] [<said_digit>];
`;

/** What is asked or told without money moving, a line an intent, English and Pidgin. */
const asking = `
(what is | what's | check | show me | tell me | how much is | i want to (check | know | see)) my [account] balance
[check] [my] [account] balance | check my account
[tell me] how much [money] (do i have | i have) [left] [in my account] | how much is in my account | how much (i get | remain) [for my account]
(how much | wetin) (dey | remain) [inside | for | for inside] my account
[show me | what are | i want to see] my [last | recent] [<digit>] (transactions | transaction history | history)
[show me] (what did i spend | how much did i spend | how much have i spent | wetin i don spend | how much i don spend) [this week | this month | today | last month]
[send me | give me | i need | i want] (my | a) [account | bank] statement [for (this month | last month)]
[send me | give me | show me | i need] (the | my) [last] receipt [of my last transfer]
where is my money | wey my money | where my money dey
[where is my money] (it | the money | my money | my transfer | the transfer | the money i sent | the money wey i send) (has not | did not | never) (arrived | reached | reach | entered | enter | gone through | go through) [since yesterday]
i sent money to the wrong person [please get it back] | i want my money back
[show me | list] my (beneficiaries | saved people)
what are my limits | what is my [daily] [transfer] limit | how much can i send [in a day | today]
[i want to | i wan] open [an] account
(change | use | speak | can we speak | i want to speak | i wan hear) [the | my] [language] [to] (english | pidgin | hausa | yoruba | igbo) [to me]
[i want to | i wan | help me] change my pin
(block | freeze | lock) my (card | account)
(i have lost | i lost | somebody stole) my card [please (block | freeze) it] | my card (is | don) (lost | stolen) [abeg block am]
show [me] my card | (i want | i need | create | give me) a [virtual] card
[i want to | i wan | let me] (talk to | speak to | speak with) (a person | person | an agent | customer care | somebody)
help [me] | menu | (what can you | wetin you fit) do [for me]
cancel [it | am] | [stop] (do not | don't) send it | stop [it] | forget it | no | yes | okay | hello | good (morning | afternoon | evening) | how far
(thank you | thanks) [very much | so much]
((say (that | it) | come | talk am) again [slowly] | repeat [that | it] | [speak | talk] (slower | slowly) | slow down | talk am small small | what did you say)
the (first | second | third) one | number <digit>
i have a complaint | i want to make a complaint | i wan complain | i was charged twice
my (loan | portfolio | investment | group | esusu | goal) [status] | whose turn is it [in my [savings] group]
`;

/** What moves money, once a PIN approves it: an act with its amount before or after, or the answer to a question. */
const moving = (banks: boolean): string => `
<moving> = [<before>] (<act> <amount> [<tail>] | <whole> [[of | for | with] <amount>]) |
  <digit> | [no] [i mean] (<amount> | <name> ${banks ? '| <bank>' : ''} | <digits>);
<send> = send | transfer | pay | dash | give;
<act> = <send> [me] | (buy | recharge | load | get) [me] | save | invest | contribute | (lend | borrow) [me] | i need | i want;
<tail> = (to | give | for) (<name> | [account] [number] <digits>) ${banks ? '[[for | in | at | inside] <bank>]' : ''} [<why>] |
  [of] [<network>] <bought> [(for | to | on) (me | <phone>)] | [for] [my] <bill> | (for | in | into) [my] (savings | goal | group | esusu | ajo) | loan | <why>;
<why> = for [the | my | his | her] (food | lunch | rent | transport | fuel | medicine | school fees);
<phone> = my (phone | line | number);
<bought> = airtime | card | recharge card | credit | data [bundle];
<bill> = light [bill] | nepa [bill] | electricity [bill | units] | [prepaid] meter | (d s t v | go t v | star times | cable | television) [subscription | bill] | water bill |
  school fees | bill;
<whole> = <send> (<name> [money] | money [(to | give | for) <name>]) |
  (buy | recharge | load | get | i need | i want) [me] [a | an] [<network>] <bought> [for (me | <phone>)] | (recharge | top up | load) (<phone> | my <bill>) |
  (pay [for] | buy | renew) [my] <bill> | i need light |
  (i need | i want | give me | take | get | pay [back]) (a | my) loan | repay my loan | borrow money | save [money] [<why>] | pay my contribution;
<network> = m t n | airtel | glo | nine mobile;
`;

const rules = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' |\n  ');

/** Everything this customer may say to the bank, in one grammar. */
export function buildGrammar(hints: Pick<Hints, 'names' | 'banks'>): Grammar {
  const own = namesSaid(hints.names);
  const people = [...new Set([...own, ...commonNames])];
  const banks = banksSaid(hints.banks);
  const jsgf = `#JSGF V1.0;
grammar karo;
public <said> = ([<please> | can you | help me] <asking> [please | abeg] | <moving> [please]);
<please> = [<greeting>] (please | abeg) | <greeting>;
<greeting> = hello | good (morning | afternoon | evening);
<before> = [<please> | oya] (i want to | i wan | i would like to | can you | can i | help me | make you) | <please> | oya;
<name> = ${oneOf(people)};
${banks.length > 0 ? `<bank> = ${oneOf(banks)} [bank];` : ''}
${numbers}
<asking> = ${rules(asking)};
${moving(banks.length > 0)}
`;
  const nameWords = [...new Set(people.flatMap((person) => person.split(' ')))];
  return { jsgf, words: wordsOf(jsgf), nameWords, people, ownPeople: own.length };
}

const wordsOf = (jsgf: string): string[] => [
  ...new Set(
    jsgf
      .slice(jsgf.indexOf('public'))
      .replace(/<[^<>]*>/g, ' ')
      .match(/[a-z][a-z']*/g)
      ?.filter((word) => word !== 'public'),
  ),
];

const movingWords = new Set([
  ...['send', 'transfer', 'pay', 'dash', 'give', 'buy', 'recharge', 'load', 'top', 'get', 'renew'],
  ...['borrow', 'lend', 'loan', 'save', 'invest'],
  ...['naira', 'thousand', 'hundred', 'million', 'point', 'k', 'mean', 'double', 'triple'],
]);
const isMoving = (word: string): boolean => movingWords.has(word) || word.startsWith('contribut');
const askingWords = new Set(asking.match(/[a-z']+/g)?.filter((word) => word !== 'one'));

/** True where a sentence of the grammar would move money, or name how much or to whom: it must fit the sound better. */
export const movesMoney = (sentence: string): boolean => {
  const words = sentence.split(' ');
  return words.some(isMoving) || !words.some((word) => askingWords.has(word));
};

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
