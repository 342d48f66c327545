import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { paths } from '../../web/paths.ts';
import { openWorld, type World } from '../journeys/world.ts';
import { type Bar, type Bench, type BenchOptions, below, equal } from '../report.ts';

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

/** Pages that read without script. */
const marketing: readonly string[] = [paths.home, paths.faq, paths.security];
/** A town's edge: 400 kbit/s, 400 ms there and back; and 4G for what needs an account. Bytes a second. */
const slow = { latency: 400, throughput: 400_000 / 8, cpu: 6 };
const fast = { latency: 150, throughput: 1_600_000 / 8, cpu: 4 };
const SETTLE_MS = 2500;
const KB = 1000;

const watch = `
  window.seen = { lcp: 0, cls: 0, tbt: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.tbt += Math.max(0, e.duration - 50); }).observe({ type: 'longtask', buffered: true });
`;

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

/** What was carried over the wire as it was compressed, by kind; headers come on top. */
function weigh(session: CDPSession): Map<string, Loaded> {
  const loaded = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, type }) => loaded.set(requestId, { type, bytes: 0 }));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
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
  await page.goto(path, { waitUntil: 'load', timeout: 60_000 });
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
  const phone = `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const data = { phone, firstName: 'Ada', lastName: 'Obi' };
  await context.request.post('/api/users/register', { data, headers: { origin: world.url } });
  return context;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function medianOf(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit) => middle(visits.map((each) => each[name]));
  return {
    ...{ bytes: of('bytes'), pageBytes: of('pageBytes'), scripts: of('scripts'), requests: of('requests') },
    ...{ lcp: of('lcp'), cls: of('cls'), tbt: of('tbt') },
  };
}

function barsOf(path: string, visit: Visit): Bar[] {
  const shift = equal(`${path} layout shift`, Math.round(visit.cls * 100) / 100, 0);
  if (!marketing.includes(path))
    return [below(`${path} first load, kB`, Math.round(visit.bytes / KB), 170), shift];
  return [
    below(`${path} HTML and CSS, kB`, Math.round(visit.pageBytes / 100) / 10, 20.5),
    below(`${path} script before a touch, kB`, Math.round(visit.scripts / KB), 3),
    below(`${path} largest paint at 400 kbit/s, ms`, Math.round(visit.lcp), 1500),
    shift,
  ];
}

/** Visits every route of the built site on a slowed network and processor, and holds it to its budget. */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  const world = await openWorld();
  const bars: Bar[] = [];
  const figures: Bench['figures'] = {};
  try {
    say('route                     kB   requests   LCP ms   CLS   TBT ms');
    for (const path of Object.values(paths).filter((each) => each !== paths.approve)) {
      const visits: Visit[] = [];
      for (let run = 0; run < (quick ? 1 : 3); run += 1) {
        const context = await visitor(world, path);
        visits.push(await measure(await context.newPage(), path));
        await context.close();
      }
      const visit = medianOf(visits);
      const line = [
        String(Math.round(visit.bytes / KB)).padStart(4),
        String(visit.requests).padStart(10),
        String(Math.round(visit.lcp)).padStart(8),
        visit.cls.toFixed(3).padStart(5),
        String(Math.round(visit.tbt)).padStart(8),
      ];
      say(`${path.padEnd(22)} ${line.join(' ')}`);
      figures[`${path} kB`] = Math.round(visit.bytes / KB);
      figures[`${path} LCP ms`] = Math.round(visit.lcp);
      bars.push(...barsOf(path, visit));
    }
  } finally {
    await world.end();
  }
  return { figures, bars };
}
