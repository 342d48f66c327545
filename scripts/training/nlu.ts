import { writeFileSync } from 'node:fs';
import { lessonOf, type Sources, specs, tellAll } from './lessons.ts';
import { readNative } from './native.ts';
import { fileOf, learnNet } from './net.ts';
import { readOurLines } from './our-lines.ts';
import type { Sets } from './sets.ts';

/** All that the net is taught of: the public sets of a folder, and the bank's own lines. */
export const sourcesOf = (sets: Sets, folder: string): Sources => ({
  sets,
  native: readNative(folder),
  ours: readOurLines(),
});

const file = new URL('../../core/chat/nlu/weights.bin', import.meta.url);

/** Learns the net of core/chat/nlu and writes its weights; the same data give the same bytes. */
export function trainNlu(sources: Sources): void {
  const began = process.cpuUsage();
  const lessons = tellAll(sources).map(lessonOf);
  const bytes = fileOf(learnNet(lessons, specs));
  writeFileSync(file, bytes);
  const { user, system } = process.cpuUsage(began);
  console.log(
    `${lessons.length} texts, ${bytes.length} bytes, ${Math.round((user + system) / 1e6)} s of processor`,
  );
}
