import { en } from '@karo/core/chat/examples/en';
import { type Examples, expand, linesOf } from '@karo/core/chat/examples/grammar';
import { ha } from '@karo/core/chat/examples/ha';
import { ig } from '@karo/core/chat/examples/ig';
import { pcm } from '@karo/core/chat/examples/pcm';
import { yo } from '@karo/core/chat/examples/yo';
import type { Intent, Topic } from '@karo/core/chat/intents';
import type { Language } from '@karo/core/kernel';
import { seeded } from './fit.ts';

/** The bank's own written examples, by language. */
export const written: Record<Language, Examples> = { en, pcm, ha, yo, ig };

type Random = () => number;
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join('');

const names =
  'Ada Adaeze Chidi Chidinma Emeka Ngozi Nneka Obinna Ifeoma Uche Kelechi Chioma Ikenna Amaka Nnamdi Bola Tunde Funke Segun Yemi Kemi Wale Bisi Sade Femi Dele Ayo Tope Lanre Folake Musa Amina Ibrahim Aisha Fatima Sani Bello Zainab Umar Hauwa Yusuf Halima Abubakar Maryam Garba Blessing Favour Grace Joy Peter John Mary David Samuel Esther Rukky Efe Ese Osagie Ebiere Tari Ekaette Edet Mama Mummy Papa Oga'.split(
    ' ',
  );
const lasts =
  'Obi Ade Okafor Bello Balogun Musa Eze Adeyemi Okoro Lawal Usman Nwosu Ojo Danladi Etim Johnson'.split(' ');
const bankNames =
  'gtb|GTB|gtbank|GT bank|access|access bank|first bank|zenith|zenith bank|uba|UBA|opay|OPay|palmpay|kuda|moniepoint|fcmb|wema|stanbic|union bank|fidelity|sterling bank|ecobank|polaris bank'.split(
    '|',
  );
const narrations =
  'rent|food|school fees|fuel|the rice|my hair|transport|drugs|a shirt|house rent|wedding'.split('|');
const wordAmounts: Partial<Record<Language, string[]>> = {
  en: 'five thousand|two thousand naira|ten thousand|twenty thousand naira|five hundred|one hundred naira|half a million|fifteen thousand|two thousand five hundred|one point five million'.split(
    '|',
  ),
  pcm: 'five thousand|two tausand|ten thousand naira|five hundred|one fifty|twenty k|half a million|two thousand five'.split(
    '|',
  ),
  ha: 'dubu biyar|naira dubu biyu|dubu goma|dubu ashirin|naira dari biyar|dubu hamsin|miliyan daya|dubu dari|dubu goma sha biyar'.split(
    '|',
  ),
  yo: 'ẹgbẹ̀rún márùn-ún|ẹgbẹ̀rún méjì náírà|ẹgbẹ̀rún mẹ́wàá|egberun meta|ẹgbẹ̀rún lọ́nà ogún|ẹ̀ẹ́dẹ́gbẹ̀ta náírà|igba naira|idaji milionu|egberun marun naira'.split(
    '|',
  ),
  ig: 'puku ise|puku naira ise|puku abụọ|puku iri|puku iri abụọ|narị naira ise|puku iri ise|otu nde|nari ise naira'.split(
    '|',
  ),
};
const periods: Partial<Record<Language, string[]>> = {
  en: 'today|yesterday|this week|last week|this month|last month|this year|in march|in january|last 7 days|from 1 march to today|last year'.split(
    '|',
  ),
  pcm: 'today|yesterday|this week|last week|this month|last month|since monday|for december|last two weeks'.split(
    '|',
  ),
  ha: 'yau|jiya|wannan makon|makon da ya gabata|wannan watan|watan da ya gabata|a wannan shekara|wannan satin|satin da ya wuce|a watan Janairu'.split(
    '|',
  ),
  yo: 'lónìí|lánàá|ọ̀sẹ̀ yìí|ọ̀sẹ̀ tó kọjá|oṣù yìí|oṣù tó kọjá|ọdún yìí|oni|ana|ose yii|osu to koja'.split('|'),
  ig: "taa|ụnyaahụ|izu a|izu gara aga|ọnwa a|ọnwa gara aga|afọ a|n'ọnwa a|n'izu a".split('|'),
};
const tongues: Partial<Record<Language, string[]>> = {
  en: 'hausa|yoruba|igbo|pidgin|english|Hausa|Yoruba|Igbo'.split('|'),
  ha: 'Hausa|Turanci|Yarbanci|Igbo|pidgin|turanci|inyamuranci'.split('|'),
  yo: 'Yorùbá|Gẹ̀ẹ́sì|Hausa|Igbo|pidgin|yoruba|oyinbo'.split('|'),
  ig: 'Igbo|Bekee|Hausa|Yoruba|pidgin|bekee'.split('|'),
};
const billers = 'waec|lawma|spectranet|bet9ja|remita|smile|sportybet|jamb'.split('|');
const discos = 'ikedc|ekedc|aedc|ibedc|kedco|phed|eedc|bedc'.split('|');
const plans = '1gb|2gb|500mb|1.5gb|10gb|5gb weekly|2gb monthly|1gb daily|20gb|750mb'.split('|');
const phoneStarts = ['0803', '0806', '0703', '0816', '0905', '0812', '0708', '0802'];

function writtenAmount(language: Language, random: Random): string {
  const roll = random();
  const whole = pick([1, 2, 5, 10, 15, 20, 50, 100, 250], random);
  if (roll < 0.3) return `${whole}k`;
  if (roll < 0.45) return `${pick(['₦', 'N', '#', 'NGN '], random)}${whole},000`;
  if (roll < 0.6) return `${whole * 100}`;
  if (roll < 0.7) return `${whole}000 naira`;
  if (roll < 0.75) return `naira ${whole * 100}`;
  return pick(wordAmounts[language] ?? wordAmounts.en ?? [], random);
}

/** A value for a slot, as people of the language write it. */
export function fillSlot(slot: string, language: Language, random: Random): string {
  const casual = (text: string): string => (random() < 0.5 ? text.toLowerCase() : text);
  const fillers: Record<string, () => string> = {
    amount: () => writtenAmount(language, random),
    name: () =>
      casual(random() < 0.2 ? `${pick(names, random)} ${pick(lasts, random)}` : pick(names, random)),
    bank: () => pick(bankNames, random),
    account: () => `${pick(['0', '1', '2', '3', '5', '6'], random)}${digits(9, random)}`,
    phone: () =>
      `${random() < 0.8 ? pick(phoneStarts, random) : `+234${pick(['803', '706', '905'], random)}`}${digits(7, random)}`,
    network: () => pick(['mtn', 'MTN', 'airtel', 'glo', '9mobile', 'Airtel'], random),
    plan: () => pick(plans, random),
    biller: () => pick(billers, random),
    disco: () => pick(discos, random),
    meter: () => digits(random() < 0.5 ? 11 : 13, random),
    period: () => pick(periods[language] ?? periods.en ?? [], random),
    language: () => pick(tongues[language] ?? tongues.en ?? [], random),
    reference: () =>
      `KR2611${digits(2, random)}${Array.from({ length: 8 }, () => pick([...'ABCDEFGHJKMNPQRS'], random)).join('')}`,
    narration: () => pick(narrations, random),
    number: () => String(1 + Math.floor(random() * 5)),
    pin: () => digits(4, random),
  };
  return fillers[slot]?.() ?? '';
}

export type Example = {
  language: Language;
  label: Intent | Topic;
  text: string;
  names: string[];
  heldOut: boolean;
  line: string;
};

const SENTENCES_A_LINE = 16;
const SEED = 20261121;

/** Sentences of the written examples, each line's at most so many, the same on every run. */
export function writeExamples(most = SENTENCES_A_LINE): Example[] {
  const random = seeded(SEED);
  const result: Example[] = [];
  for (const [language, { words, lines }] of Object.entries(written) as [Language, Examples][])
    for (const [label, text] of Object.entries(lines) as [Intent | Topic, string][])
      for (const { line, heldOut } of linesOf(text)) {
        const seen = new Set<string>();
        for (let tries = 0; tries < most * 2 && seen.size < most; tries += 1) {
          const people: string[] = [];
          const sentence = expand(line, words, (count) => Math.floor(random() * count)).replace(
            /\{(\w+)\}/g,
            (_, slot: string) => {
              const value = fillSlot(slot, language, random);
              if (slot === 'name') people.push(value);
              return value;
            },
          );
          if (sentence === '' || seen.has(sentence)) continue;
          seen.add(sentence);
          result.push({
            language,
            label,
            text: sentence,
            names: random() < 0.3 ? people : [],
            heldOut,
            line,
          });
        }
      }
  return result;
}

/** People whom examples may name: in small letters too they are who is paid, and no words of a bank's. */
const given =
  'abdul abdullahi abel abigail abimbola abiodun abiola adaobi adebayo adebola ademola adenuga adeola adewale afolabi agatha agnes ahmad ahmed aisha ajayi akin akpan alabi alex alhassan alice aliko aliyu amadi amarachi ameer ameh aminu andrew angela anita anna anne anthony antonia arinze asabe asake asmau augustine austin azeez azuka babajide babatunde banji baraka bashir bassey bayo beatrice becky ben benjamin benjy bernard bimbo bimpe biodun bisola bobby bolaji bolanle boma boniface bosede brown bukola caleb catherine cecilia charity charles chiamaka chibuike chibuzo chichi chidera chidiebere chidozie chiebuka chigozie chijioke chika chike chima chinasa chinaza chinedu chinelo chinenye chinonso chinwe chisom christian christiana christopher christy chuka chukwudi chukwuemeka clara collins cynthia damilola daniel danjuma dapo dauda david dayo debby deborah deji dennis dickson dorcas doris dorothy ebele ebenezer ebube ebuka edith edward efosa efua ehis ejike elijah elizabeth emma emmanuel enitan enoch eunice evelyn ezinne faith faruk fatai fatimah fela festus fidelis florence folarin folashade francis frank fred funmilayo gabriel gbenga george gideon gloria godwin goodluck habiba hadiza hakeem hamza hannah hassan helen henry hussaini idris ifeanyi ifeyinwa ifunanya ikechukwu inuwa irene isaac isaiah ismail iyabo jack jacob jafar jamila jane janet jeff jelili jennifer jeremiah jerry jessica jide jimoh joel jonah joseph josephine joshua jude judith juliana juliet julius justina kabir kabiru kafayat kalu kamal kanayo kate kehinde kelvin ken kennedy kenneth kingsley kudirat kunle ladi latifat lawrence lekan lilian linda lola lolade loveth lucy lukman maimuna maria mariam mark martha martin mathew matthew mercy michael miracle mohammed monica moses muhammed murtala mustapha mutiu nafisa nathaniel nduka niyi nkechi nkiru nnenna nonso nuhu nura nwachukwu obioma ochuko ogechi okechukwu okon okwudili olabisi olamide oluchi oluebube olumide olusegun oluwaseun oluwaseyi omar omolara omotola onome onyeka ope opeyemi osas osaze patience patrick paul philip philomena prince princess priscilla promise rabiu rachael rachel raheem rahila rasheed rashidat rebecca regina remi rita robert rosemary ruth sadiq sadiya salamatu salisu sam samson sandra sarah selina seyi shola sikiru silas simon smith sofia sola solomon stanley stella stephen sule suleiman susan sylvester taiwo tamuno taofeek tayo temidayo temilola temitope thomas timothy titilayo tobi tola tolu toyin tunji uchenna uduak ugochi ugochukwu ugonna ukeme usman uzoma vera veronica victor victoria vincent vivian wasiu willis yahaya yakubu yetunde yinka yomi zubairu'.split(
    ' ',
  );

/** Every word that the examples are written in, slots and people's names apart ("ada" is a daughter in Igbo, and who is paid). */
export function writtenWords(plain: (text: string) => string): string[] {
  const found = new Set<string>();
  const people = new Set([...names, ...lasts, ...given].map((name) => plain(name)));
  for (const { words, lines } of Object.values(written))
    for (const text of [...Object.values(lines), ...Object.values(words).flat()])
      for (const word of plain(text.replace(/\{\w+\}|<\w+>/g, ' ')).match(/[a-z]+(?:'[a-z]+)*/g) ?? [])
        if (word.length > 1 && !people.has(word)) found.add(word);
  return [...found].sort();
}
