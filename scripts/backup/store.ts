import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerAt } from './replication.ts';
import { readWhole, writeSealed } from './sealed-file.ts';

/** Where backups lie: `base/ID/{base,secrets,about}.karo`, and the WAL of each cluster and timeline in a folder of its own. */

/** What is known of a base backup; written last, so that one which was not finished has none. */
export type About = {
  id: string;
  system: string;
  timeline: number;
  segmentBytes: string;
  /** The first segment that recovery reads, and where the backup is consistent. */
  firstSegment: string;
  endLsn: string;
  version: string;
  finishedAt: string;
  /** What pgBackRest calls it, where the cluster lies in its repository and not beside. */
  label?: string;
};

export const baseFolder = (root: string, id = ''): string => join(root, 'base', id);
export const walFolder = (
  root: string,
  { system, timeline }: Pick<ServerAt, 'system' | 'timeline'>,
): string => join(root, `wal-${system}-${timeline}`);
export const finished = (segment: string): string => `${segment}.karo`;

/** The files of a segment that was begun and not finished, oldest first. */
export const openOf = (folder: string, segment: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${segment}.`) && file.endsWith('.open'))
    .sort();

const ABOUT = 'about.karo';
/** The cluster itself, as one tar. */
export const BASE = 'base.karo';

export const nameIn = (id: string, file: string): string => `${id}/${file}`;

export async function writeAbout(root: string, key: Buffer, about: About): Promise<void> {
  const text = Buffer.from(JSON.stringify(about));
  await writeSealed(join(baseFolder(root, about.id), ABOUT), key, nameIn(about.id, ABOUT), text);
}

/** The finished base backups, oldest first. Throws Altered where one was touched, or the key is another. */
export async function listBases(root: string, key: Buffer): Promise<About[]> {
  const folder = baseFolder(root);
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, ABOUT)));
  const all: About[] = [];
  for (const id of ids.sort())
    all.push(
      JSON.parse((await readWhole(join(folder, id, ABOUT), key, nameIn(id, ABOUT))).toString()) as About,
    );
  return all;
}

/** Makes the folder of a new base backup, which only its owner may read. */
export function newBase(root: string, now = new Date()): string {
  const id = now.toISOString().replace(/[-:]/g, '');
  mkdirSync(baseFolder(root, id), { recursive: true, mode: 0o700 });
  return id;
}

/** Removes all but the newest `keep` finished bases, those that were never finished, and the WAL that none of the kept needs; answers what was removed. */
export async function retain(root: string, key: Buffer, keep: number): Promise<string[]> {
  const all = await listBases(root, key);
  const kept = all.slice(-keep);
  const keptIds = new Set(kept.map(({ id }) => id));
  const newest = kept.at(-1)?.id ?? '';
  const removed: string[] = [];
  const remove = (...path: string[]) => {
    rmSync(join(root, ...path), { recursive: true, force: true });
    removed.push(join(...path));
  };
  // One that is newer than the newest finished is being written.
  for (const id of readdirSync(baseFolder(root))) if (!keptIds.has(id) && id < newest) remove('base', id);
  for (const folder of readdirSync(root).filter((name) => name.startsWith('wal-'))) {
    const firsts = kept.filter((about) => `wal-${about.system}-${about.timeline}` === folder);
    const first = firsts.map(({ firstSegment }) => firstSegment).sort()[0];
    if (!first) continue;
    for (const file of readdirSync(join(root, folder)))
      if (file.slice(0, first.length) < first) remove(folder, file);
  }
  return removed;
}
