import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFlags } from '@karo/bot/whatsapp-library';
import { afterAll, expect, test } from 'vitest';
import { needTools } from './needs.ts';

/** Whoever runs the tests as root starts the browser as nobody, as a container has it. */
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'karo-browser-'));
let browser: ChildProcess | undefined;
afterAll(async () => {
  if (browser?.pid !== undefined) {
    const ended = new Promise((resolve) => browser?.once('exit', resolve));
    process.kill(-browser.pid, 'SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The process group of a process, the fifth word of its `stat`; the second is its name, which may hold spaces. */
const groupOf = (pid: string): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]);

/** The user namespaces of the browser's processes that draw pages. */
function namespacesOfRenderers(): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const isOurs = groupOf(pid) === browser?.pid;
        const draws = isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
        return draws ? [readlinkSync(`/proc/${pid}/ns/user`)] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Some machines let nobody but root have a namespace of users, without which there is no sandbox. */
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const hasNamespaces = spawnSync('unshare', ['--user', 'true'], asNobody).status === 0;

test.runIf(hasNamespaces)(
  'the browser that WhatsApp Web runs in draws pages in a namespace of their own, where there can be a sandbox',
  async () => {
    expect(browserFlags(true)).not.toContain('--no-sandbox');
    expect(browserFlags(false)).toContain('--no-sandbox');
    chownSync(folder, process.getuid?.() === 0 ? NOBODY : -1, -1);
    const flags = [
      '--headless',
      ...browserFlags(true),
      `--user-data-dir=${folder}`,
      '--remote-debugging-port=0',
    ];
    browser = spawn(needTools().chromium, [...flags, 'data:text/html,<p>hello</p>'], {
      detached: true,
      env: { PATH: process.env.PATH, HOME: folder },
      stdio: 'ignore',
      ...asNobody,
    });
    await expect.poll(namespacesOfRenderers, { timeout: 30_000 }).not.toEqual([]);
    const own = readlinkSync('/proc/self/ns/user');
    await expect.poll(() => namespacesOfRenderers().filter((each) => each === own)).toEqual([]);
  },
);
