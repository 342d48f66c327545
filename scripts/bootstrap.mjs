// What every npm command runs first, with nothing but Node: brings pnpm, installs from the frozen lockfile, starts the script.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Karo needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = 'node_modules/.modules.yaml';
const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
const changedAt = (file) => statSync(file).mtimeMs;

if (!existsSync(installed) || manifests.some((file) => changedAt(file) > changedAt(installed))) {
  const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
  console.log('Installing packages …');
  const install = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', CI: 'true' },
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
}

// Node from 22.18 strips types by itself; Node 20 needs tsx for the same files.
const strips = major > 22 || (major === 22 && minor >= 18);
const [name, ...rest] = process.argv.slice(2);
const child = spawn(
  process.execPath,
  [
    ...(strips ? ['--disable-warning=ExperimentalWarning'] : ['--import', 'tsx']),
    `scripts/${name}.ts`,
    ...rest,
  ],
  { stdio: 'inherit' },
);
// The terminal signals the whole group; a signal sent to this process alone is passed on. Either way the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
