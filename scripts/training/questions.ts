// Learns which question of a customer has which answer (core/chat/nlu/question-model.ts), from the articles, data/nlu/questions and ordinary text.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answeredElsewhere, questionPieces } from '@karo/core/chat/nlu';
import { languages } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import { ordinaryText, rowsOf } from './danger.ts';
import { type Example, learnRegression, writeRegression } from './regression.ts';
import { clincLabel, type Sets } from './sets.ts';

const root = join(import.meta.dirname, '../..');
const ROWS = 2 ** 14;
const SETTINGS = { rows: ROWS, slight: 0.003, prune: 4 };
/** A question in a customer's words counts for more than an answer in the bank's; ordinary text, which is many times as much, for less. */
const ASKED = 1.5;
const ANSWERED = 0.15;
const ORDINARY = 0.04;
/** Of so many ordinary rows one is taught. */
const EACH = 6;

/** Our own lines of intents whose texts ask what an article answers. */
const near = new RegExp(
  'help interest_rate lesson ussd human complaint recall where_is_my open_account limits tier_up pin_change freeze fraud routing order_checks account_blocked min_payment bill_due remittance language kept'
    .split(' ')
    .join('|'),
);
const articles = Object.keys(phrasesIn('en').knowledge);
const labels = ['none', ...articles, ...Object.keys(phrasesIn('en').asked), ...answeredElsewhere];

function exampleOf(label: string, text: string, weight: number): Example {
  const at = labels.indexOf(label);
  if (at < 0) throw new Error(`no question is called ${label}`);
  return { pieces: questionPieces(text), label: at, weight };
}

const ofArticles = (): Example[] =>
  languages.flatMap((language) => {
    const { knowledge, asked } = phrasesIn(language);
    return [
      ...Object.entries(knowledge).flatMap(([id, { question, answer }]) => [
        exampleOf(id, question, ASKED),
        exampleOf(id, answer, ANSWERED),
      ]),
      ...Object.entries(asked).map(([id, answer]) => exampleOf(id, answer, ANSWERED)),
    ];
  });

const ofQuestions = (): Example[] => {
  const folder = join(root, 'data/nlu/questions');
  return readdirSync(folder).flatMap((file) =>
    rowsOf(join(folder, file)).map(([label = '', text = '']) => exampleOf(label, text, ASKED)),
  );
};

/** Learns the weights of core/chat/nlu/questions.bin and writes them. */
export function trainQuestions(sets: Sets, folder: string): void {
  const strange = sets.clinc.filter(({ intent }) => clincLabel(intent) === 'out_of_scope');
  const text = ordinaryText({ ...sets, clinc: strange, banking: [] }, folder, near);
  const plain = text.filter((_, at) => at % EACH === 0).map((each) => exampleOf('none', each, ORDINARY));
  const examples = [...ofArticles(), ...ofQuestions(), ...plain];
  const learnt = learnRegression(examples, { ...SETTINGS, labels: labels.length });
  const length = writeRegression(join(root, 'core/chat/nlu/questions.bin'), learnt, { labels });
  console.log(`questions.bin: ${Math.round(length / 1024)} kB from ${examples.length} examples`);
}
