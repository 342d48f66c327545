// A thread that learns one linear model: they are learnt side by side, each the same on every run.
import { serveThread } from '@karo/core/providers';
import { learn, type Packed, type Settings, writeLinear } from './fit.ts';

export type Lesson = { rows: Packed; linear: Settings };

serveThread(
  async () =>
    async ({ rows, linear }: Lesson): Promise<Uint8Array> =>
      writeLinear(learn(rows, linear)),
);
