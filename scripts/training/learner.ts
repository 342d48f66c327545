// A thread that learns one model: they are learnt side by side, each the same on every run.
import { serveThread } from '@karo/core/providers/thread';
import { learn, type Packed, type Settings, writeLinear } from './fit.ts';
import { type LayerSettings, learnLayered, writeLayered } from './layer.ts';

export type Lesson = { rows: Packed; linear: Settings } | { rows: Packed; layer: LayerSettings };

serveThread(async () => (lesson: Lesson): Uint8Array => {
  if ('linear' in lesson) return writeLinear(learn(lesson.rows, lesson.linear));
  return writeLayered(learnLayered(lesson.rows, lesson.layer));
});
