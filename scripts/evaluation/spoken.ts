import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Thread, type VoiceAsk, type VoiceSaid } from '@karo/core/providers';

/** Three of flite's voices: one that the bank itself speaks with, and two men. */
const voices = ['slt', 'awb', 'rms'];
const SPEAK_MS = 30_000;
const lines = new URL('./spoken.tsv', import.meta.url);

/**
 * Has every line of spoken.tsv said by each voice, as voice notes in a folder with its manifest, and removes the folder once `use` is done with it.
 * Synthetic speech says little of how people are heard; it is the same on every machine.
 */
export async function withSpokenNotes(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'karo-spoken-'));
  const thread = new Thread<VoiceAsk, VoiceSaid>(
    new URL('../../core/providers/voice-worker.ts', import.meta.url),
    { timeoutMs: SPEAK_MS },
  );
  try {
    const [heading = '', ...rows] = readFileSync(lines, 'utf8').trimEnd().split('\n');
    const manifest = [`file\t${heading}`];
    for (const [index, row] of rows.entries())
      for (const voice of voices) {
        const file = `${voice}-${index + 1}.ogg`;
        const { ogg } = await thread.ask({ text: row.split('\t').at(-1) ?? '', slow: false, voice });
        writeFileSync(join(folder, file), ogg);
        manifest.push(`${file}\t${row}`);
      }
    writeFileSync(join(folder, 'manifest.tsv'), `${manifest.join('\n')}\n`);
    await use(folder);
  } finally {
    thread.close();
    rmSync(folder, { recursive: true });
  }
}
