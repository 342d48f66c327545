import lighthouse from 'lighthouse';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { type Path, paths } from '../../web/paths.ts';
import { freePort, openWorld, type World } from '../journeys/world.ts';
import { atLeast, type Bar, type Bench, type BenchOptions, below, equal } from '../report.ts';
import { buildSite } from '../site.ts';

/** A first visit to a route, as the network and the processor of a cheap phone let it be. */
type Visit = {
  bytes: number;
  pageBytes: number;
  scripts: number;
  requests: number;
  lcp: number;
  cls: number;
  tbt: number;
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What Lighthouse gives out of 100 in its mobile preset, in the order of the categories. */
type Scores = Record<(typeof categories)[number], number>;

/** Pages that read without script. */
const marketing: readonly string[] = [paths.home, paths.faq, paths.security];
/** Reached from a message only, and kept from search engines by a header. */
const unlisted: readonly string[] = [paths.approve, paths.pay, paths.payIn];
/** A town's edge: 400 kbit/s, 400 ms there and back; and 4G for what needs an account. Bytes a second. */
const slow = { latency: 400, throughput: 400_000 / 8, cpu: 6 };
const fast = { latency: 150, throughput: 1_600_000 / 8, cpu: 4 };
const SETTLE_MS = 2500;
const KB = 1000;
const RUNS = 3;

const watch = `
  window.seen = { lcp: 0, cls: 0, tbt: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.tbt += Math.max(0, e.duration - 50); }).observe({ type: 'longtask', buffered: true });
`;
/** As the site itself remembers where somebody signed in. */
const known = `localStorage.setItem('karo-known', 'yes')`;

async function throttle(session: CDPSession, to: typeof slow): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: to.latency,
    downloadThroughput: to.throughput,
    uploadThroughput: to.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: to.cpu });
}

type Loaded = { type: string; bytes: number };

/** What was carried over the wire as it was compressed, by kind, less its headers. */
function weigh(session: CDPSession): Map<string, Loaded> {
  const loaded = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    loaded.set(requestId, { type, bytes: -response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const item = loaded.get(requestId);
    if (item) item.bytes += encodedDataLength;
  });
  return loaded;
}

const sum = (items: Iterable<Loaded>, ...types: string[]): number =>
  [...items].filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);

async function measure(page: Page, path: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await throttle(session, marketing.includes(path) ? slow : fast);
  const loaded = weigh(session);
  const answer = await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
  if (!answer?.ok()) throw new Error(`${path} is not served, so there is nothing to measure`);
  await page.waitForTimeout(SETTLE_MS);
  const seen = (await page.evaluate('window.seen')) as Pick<Visit, 'lcp' | 'cls' | 'tbt'>;
  const items = [...loaded.values()];
  return {
    ...seen,
    requests: items.length,
    bytes: sum(items, 'Document', 'Stylesheet', 'Script'),
    pageBytes: sum(items, 'Document', 'Stylesheet'),
    scripts: sum(items, 'Script'),
  };
}

async function visitor(world: World, path: string): Promise<BrowserContext> {
  const context = await world.browser.newContext({
    viewport: { width: 360, height: 740 },
    baseURL: world.url,
    serviceWorkers: 'block',
  });
  await context.addInitScript(watch);
  if (marketing.includes(path)) return context;
  await context.addInitScript(known);
  const phone = `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const data = { phone, firstName: 'Ada', lastName: 'Obi' };
  await context.request.post('/api/users/register', { data, headers: { origin: world.url } });
  return context;
}

/** Lighthouse opens pages in the browser's own context: it is told what the site remembers there of who is signed in. */
async function acquaint(world: World, port: number, isCustomer: boolean): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${world.url}/icon.svg`);
  await page?.evaluate(isCustomer ? known : 'localStorage.clear()');
  await page?.close();
  await browser.close();
}

/** Lighthouse in its mobile preset, as whoever the context is signed in as. */
async function score(
  world: World,
  port: number,
  context: BrowserContext,
  path: string,
  tries = 3,
): Promise<Scores> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const result = await lighthouse(
    `${world.url}${path}`,
    { port, logLevel: 'error', output: 'json', onlyCategories: [...categories] },
    {
      extends: 'lighthouse:default',
      settings: {
        // What search engines are told to pass by is no fault of a page that is not for them.
        ...(unlisted.includes(path) && { skipAudits: ['is-crawlable'] }),
        ...(cookie && { extraHeaders: { Cookie: cookie } }),
      },
    },
  );
  // A page that Lighthouse could not load at all is no measurement.
  if (result?.lhr.runtimeError && tries > 1) return score(world, port, context, path, tries - 1);
  const given = (name: (typeof categories)[number]) =>
    Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
  return {
    performance: given('performance'),
    accessibility: given('accessibility'),
    'best-practices': given('best-practices'),
    seo: given('seo'),
  };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure. */
function medianOf<T extends Record<string, number>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name] ?? 0))])) as T;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

function barsOf(path: Path, visit: Visit, scores: Scores): Bar[] {
  const most = (name: string, value: number, bar: number): Bar => ({
    name: `${path} ${name}`,
    value,
    want: `<= ${bar}`,
    ok: value <= bar,
  });
  const full = categories.slice(1).map((name) => equal(`${path} ${name}`, scores[name], 100));
  const { performance } = scores;
  if (!marketing.includes(path))
    return [
      most('first load, kB', Math.round(visit.bytes / KB), 170),
      most('blocked by long tasks, ms', Math.round(visit.tbt), 200),
      below(`${path} layout shift`, hundredth(visit.cls), 0.05),
      atLeast(`${path} performance`, performance, 90),
      ...full,
    ];
  return [
    most('HTML and CSS, kB', Math.round(visit.pageBytes / 100) / 10, 20),
    most('script before a touch, kB', Math.round(visit.scripts / KB), 3),
    most('largest paint at 400 kbit/s, ms', Math.round(visit.lcp), 1000),
    equal(`${path} layout shift`, hundredth(visit.cls), 0),
    equal(`${path} performance`, performance, 100),
    ...full,
  ];
}

function lineOf(path: Path, visit: Visit, scores: Scores): string {
  const cells = [
    String(Math.round(visit.bytes / KB)).padStart(4),
    String(visit.requests).padStart(10),
    String(Math.round(visit.lcp)).padStart(8),
    visit.cls.toFixed(3).padStart(7),
    String(Math.round(visit.tbt)).padStart(8),
    ...categories.map((name) => String(scores[name]).padStart(5)),
  ];
  return `${path.padEnd(22)}${cells.join('')}`;
}

/** Visits every route of the built site on a slowed network and processor, asks Lighthouse, and holds each to its budget: the median of three. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  await buildSite();
  const port = await freePort();
  const world = await openWorld(undefined, { lived: true, debuggingPort: port });
  const bars: Bar[] = [];
  const figures: Bench['figures'] = {};
  try {
    say(`${'route'.padEnd(22)}  kB  requests  LCP ms    CLS  TBT ms perf a11y best  seo`);
    for (const path of Object.values(paths).filter((each) => each !== paths.approve)) {
      const visits: Visit[] = [];
      const scored: Scores[] = [];
      for (let run = 0; run < (quick ? 1 : RUNS); run += 1) {
        const context = await visitor(world, path);
        visits.push(await measure(await context.newPage(), path));
        await acquaint(world, port, !marketing.includes(path));
        scored.push(await score(world, port, context, path));
        await context.close();
      }
      const [visit, scores] = [medianOf(visits), medianOf(scored)];
      say(lineOf(path, visit, scores));
      figures[`${path} kB`] = Math.round(visit.bytes / KB);
      figures[`${path} LCP ms`] = Math.round(visit.lcp);
      for (const name of categories) figures[`${path} ${name}`] = scores[name];
      bars.push(...barsOf(path, visit, scores));
    }
  } finally {
    await world.end();
  }
  return { figures, bars };
}
