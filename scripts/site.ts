import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const newest = (path: string): number => {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const siteSources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/scheme.js',
  'web/vite.config.ts',
  'web/paths.ts',
  'web/heads.ts',
  'web/package.json',
  // It is taken away from the developers' page.
  'web/client-package.ts',
  'client',
  'core/contract',
  // Pages that are made beforehand carry plans and answers.
  'core/phrases',
  'core/catalogue',
  'core/support/knowledge.ts',
  'core/account/published.ts',
];
const builtPage = 'web/dist/index.html';
const vite = 'web/node_modules/vite/bin/vite.js';
/** The command that builds the site as it is served. */
export const siteBuild = {
  run: [process.execPath, vite, 'build', 'web', '--logLevel', 'warn'],
  // Vite builds for development where this says anything else.
  env: { NODE_ENV: 'production' },
};

/** Builds the site where its sources are newer than what stands built; throws Error where it does not build. */
export async function buildSite(): Promise<void> {
  const isFresh = newest(builtPage) > Math.max(...siteSources.map(newest));
  if (isFresh || !existsSync(vite)) return;
  console.log('Building the site …');
  const [command = '', ...args] = siteBuild.run;
  const build = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...siteBuild.env } });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error('The site did not build; what Vite says about it stands above.');
}
