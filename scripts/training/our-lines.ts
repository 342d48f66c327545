import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Intent, intents, type Topic, topics } from '@karo/core/chat/intents';
import { type Language, languages } from '@karo/core/kernel';

export type OurLine = { language: Language; label: Intent | Topic; text: string; names: string[] };

const folder = join(import.meta.dirname, '../../data/nlu');
const kept = join(import.meta.dirname, '../evaluation/kept');

const isLabel = (name: string): name is Intent | Topic =>
  name in topics || intents.some((intent) => intent === name);

function lineOf(language: Language, label: string, [text = '', names = '']: string[]): OurLine[] {
  return isLabel(label) && text ? [{ language, label, text, names: names.split(',').filter(Boolean) }] : [];
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** The bank's own lines that are learnt, data/nlu/<language>/<label>.tsv: a text a line, and the payees' names that are known in it. */
export const readOurLines = (): OurLine[] =>
  languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .flatMap((name) =>
        linesOf(join(folder, language, name)).flatMap((line) =>
          lineOf(language, name.replace(/\.tsv$/, ''), line.split('\t')),
        ),
      ),
  );

/** The bank's own lines that judge, scripts/evaluation/kept/<language>.tsv: no template of theirs is learnt. */
export const readKeptLines = (): OurLine[] =>
  languages.flatMap((language) =>
    linesOf(join(kept, `${language}.tsv`)).flatMap((line) => {
      const [label = '', ...rest] = line.split('\t');
      return lineOf(language, label, rest);
    }),
  );
