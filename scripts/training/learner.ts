// A thread that learns one model: they are learnt side by side, each the same on every run.
import { serveThread } from '@karo/core/providers';
import { learn, type Packed, type Settings, writeLinear } from './fit.ts';
import { type LayerSettings, learnLayered, writeLayered } from './layer.ts';
import { type Encodings, learnMeaning, type MeaningSettings, writeMeaning } from './meaning.ts';

export type Lesson =
  | { rows: Packed; linear: Settings }
  | { rows: Packed; layer: LayerSettings }
  | { encodings: Encodings; meaning: MeaningSettings };

serveThread(async () => async (lesson: Lesson): Promise<Uint8Array> => {
  if ('meaning' in lesson) return writeMeaning(await learnMeaning(lesson.encodings, lesson.meaning));
  if ('linear' in lesson) return writeLinear(learn(lesson.rows, lesson.linear));
  return writeLayered(learnLayered(lesson.rows, lesson.layer));
});
