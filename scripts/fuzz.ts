import { parseArgs } from 'node:util';
import { buildApp } from '@karo/api/app';
import { adminKeyHash, letAdminIn, startSession } from '@karo/core/auth';
import { contract, type Row } from '@karo/core/contract';
import { findCustomerByIdentity } from '@karo/core/customers';
import { demoPin } from '@karo/core/identity';
import type { Bank } from '@karo/core/kernel';
import { fixtures } from '@karo/core/sandbox';
import { bootBank } from './boot.ts';
import { type Generated, generate, learn, random } from './fuzz/generate.ts';
import { fuzzTexts } from './fuzz/text.ts';
import { report } from './report.ts';

/**
 * `npm run fuzz`: thousands of generated calls for every row of the contract, as a stranger, a customer and an administrator. None may end in a bug (5xx), none may hang, and a call that
 * is refused may change nothing but what counts tries and writes them down. `--calls N` for each row, `--seed N`, `--only TEXT`, `--json`.
 * `--text` reads texts instead, `--texts N` of them (`fuzz/text.ts`).
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    text: { type: 'boolean', default: false },
    texts: { type: 'string', default: '200000' },
    json: { type: 'boolean', default: false },
  },
});

const HANG_MS = 10_000;
/** A row whose calls are slow by design (they hash PINs) is not hammered for longer. */
const ROW_MS = 4_000;
const AT_ONCE = 8;
/** So many calls of a row are looked at alone: what a refused one changed is then its own doing. */
const ALONE_MOST = 15;

/** What a refusal may write: counts of tries, who tried, and what is used up by trying. */
const mayChange = [
  ...[
    'try_count',
    'audit',
    'audit_waiting',
    'audit_seal',
    'audit_head',
    'customer_pin',
    'pin_guess',
    'one_time_code',
  ],
  ...['passkey_challenge', 'browser_session', 'request', 'sandbox_code', 'sign_in_attempt', 'api_minute'],
];

type App = Awaited<ReturnType<typeof buildApp>>;
type Answered = Awaited<ReturnType<App['inject']>> | 'hang';

/** Endpoints that answer with a stream, which has no end. */
const streams = new Set(
  Object.entries(contract as Record<string, Row>).flatMap(([endpoint, row]) =>
    row.produces === 'text/event-stream' ? [endpoint] : [],
  ),
);

type Caller = 'stranger' | 'customer' | 'administrator';

/** Most calls come from whom a row answers, so that they get further than the door. */
const callersOf = ({ auth }: Row): readonly Caller[] =>
  auth === 'admin'
    ? ['administrator', 'stranger', 'administrator', 'customer', 'administrator']
    : ['customer', 'stranger', 'customer', 'administrator', 'customer'];

/** How every table stands: how many rows, and which transactions wrote them last. */
async function fingerprintQuery(bank: Bank): Promise<string> {
  const { rows } = await bank.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const watched = rows
    .map((row) => row.name)
    .filter((name) => !mayChange.includes(name) && !name.startsWith('kysely'));
  const one = (name: string) =>
    `select '${name}' as name, count(*)::text as rows, coalesce(sum(hashtext(xmin::text || ctid::text)), 0)::text as state from "${name}"`;
  return watched.map(one).join(' union all ');
}

type Found = { what: string; endpoint: string; call: Generated; status: number; body: string };

type Tally = {
  calls: number;
  accepted: number;
  refused: number;
  slowestMs: number;
  slowest: string;
  statuses: Map<number, number>;
  found: Found[];
};

class Fuzzer {
  readonly tally: Tally = {
    calls: 0,
    accepted: 0,
    refused: 0,
    slowestMs: 0,
    slowest: '',
    statuses: new Map(),
    found: [],
  };
  #bank: Bank;
  #app: App;
  #query: string;
  #cookies: Record<Caller, Record<string, string>> = { stranger: {}, customer: {}, administrator: {} };

  constructor(bank: Bank, app: App, query: string) {
    this.#bank = bank;
    this.#app = app;
    this.#query = query;
  }

  /** Signs the customer and the administrator in anew: the row before may have signed them out, stilled or locked them. */
  async refresh(): Promise<void> {
    const bank = this.#bank;
    const ada = await findCustomerByIdentity(bank.db, 'phone', fixtures[0].phone);
    if (!ada) throw new Error('the fuzzed customer lost their number');
    await bank.db.updateTable('customer').set({ status: 'active' }).where('id', '=', ada.id).execute();
    await bank.db.deleteFrom('tryCount').execute();
    learn([ada.id, ada.nuban, ada.phone, demoPin]);
    const { secret: session } = await startSession(bank.db, bank.clock, ada.id);
    const entered = await letAdminIn(bank, { adminKey: 'fuzz', origin: { channel: 'house' } });
    this.#cookies.customer = { karo_session: this.#app.signCookie(session) };
    this.#cookies.administrator = { karo_admin: this.#app.signCookie(entered?.secret ?? '') };
  }

  async #state(): Promise<Map<string, string>> {
    const { rows } = await this.#bank.pool.query<{ name: string; rows: string; state: string }>(this.#query);
    return new Map(rows.map((row) => [row.name, `${row.rows} ${row.state}`]));
  }

  async #inject(call: Generated, caller: Caller): Promise<Answered> {
    const { method, url, headers, payload } = call;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'hang'>((resolve) => {
      timer = setTimeout(resolve, HANG_MS, 'hang');
    });
    const answer = this.#app.inject({
      method: method as 'GET',
      url,
      headers,
      cookies: this.#cookies[caller],
      ...(payload !== undefined && { payload }),
      ...(streams.has(`${method} ${url.split('?')[0]}`) && { payloadAsStream: true as const }),
    });
    try {
      const answered = await Promise.race([answer, late]);
      // A stream that opened has answered; nobody listens to it here.
      if (answered !== 'hang' && streams.has(`${method} ${url.split('?')[0]}`)) answered.stream().destroy();
      return answered;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Keeps what was found, and tells the first of its kind at once. */
  #note(found: Found): void {
    const { what, endpoint, call, status, body } = found;
    const isFirst = !this.tally.found.some((one) => one.what === what && one.endpoint === endpoint);
    this.tally.found.push(found);
    if (isFirst)
      console.error(
        `${what}: ${endpoint} ${status}\n  ${call.url.slice(0, 120)}\n  ${call.payload?.slice(0, 160) ?? ''}\n  ${body}`,
      );
  }

  #judge(endpoint: string, call: Generated, answer: Answered, ms: number): boolean {
    const { tally } = this;
    const note = (what: string, status: number, body: string) =>
      this.#note({ what, endpoint, call, status, body: String(body ?? '').slice(0, 160) });
    tally.calls += 1;
    if (answer === 'hang') {
      note('hang', 0, '');
      return false;
    }
    if (ms > tally.slowestMs) Object.assign(tally, { slowestMs: Math.round(ms), slowest: endpoint });
    const { statusCode: status } = answer;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    const isProblem = String(answer.headers['content-type']).includes('problem+json');
    // 503 is said on purpose: a register, a bank or a channel does not answer.
    if (status >= 500 && !(status === 503 && isProblem)) note('bug', status, answer.body);
    if (status >= 400 && !isProblem) note('refused without a reason', status, answer.body);
    const isRefused = status >= 400;
    if (isRefused) tally.refused += 1;
    else {
      tally.accepted += 1;
      if (String(answer.headers['content-type']).includes('application/json')) learn(JSON.parse(answer.body));
    }
    return isRefused;
  }

  async #one(endpoint: string, call: Generated, caller: Caller): Promise<boolean> {
    const from = performance.now();
    const answer = await this.#inject(call, caller);
    return this.#judge(endpoint, call, answer, performance.now() - from);
  }

  /** One call by itself, with the book before and after. */
  async #alone(endpoint: string, call: Generated, caller: Caller): Promise<void> {
    const before = await this.#state();
    const isRefused = await this.#one(endpoint, call, caller);
    if (!isRefused) return;
    const after = await this.#state();
    const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
    if (changed.length > 0) {
      const body = `${caller}: ${changed.join(', ')}`;
      this.#note({ what: 'changed by a refusal', endpoint, call, status: 0, body });
    }
  }

  async row(endpoint: string, row: Row, count: number, seed: number): Promise<void> {
    await this.refresh();
    const next = random(seed);
    const until = performance.now() + ROW_MS;
    const callers = callersOf(row);
    const callerAt = (at: number) => callers[at % callers.length] as Caller;
    const alone = Math.min(count, ALONE_MOST);
    for (let at = 0; at < alone; at += 1)
      await this.#alone(endpoint, generate(endpoint, row, next), callerAt(at));
    for (let at = alone; at < count && performance.now() < until; at += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) =>
          this.#one(endpoint, generate(endpoint, row, next), callerAt(at + more)),
        ),
      );
  }
}

function tell({ tally }: Fuzzer, rows: number, json: boolean): void {
  const count = (what: string) => tally.found.filter((one) => one.what === what).length;
  const none = (name: string, what: string) => ({
    name,
    value: count(what),
    want: '= 0',
    ok: count(what) === 0,
  });
  const statuses = [...tally.statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, many]) => `${status}: ${many}`);
  const { calls, accepted, refused, slowestMs, slowest } = tally;
  report(
    {
      figures: { rows, calls, accepted, refused, slowestMs, slowest, statuses: statuses.join(', ') },
      bars: [
        none('calls that ended in a bug', 'bug'),
        none('calls that hung', 'hang'),
        none('rows changed by refused calls', 'changed by a refusal'),
        none('refusals without a reason', 'refused without a reason'),
      ],
    },
    json,
  );
}

async function fuzzCalls(): Promise<void> {
  const booted = await bootBank({
    fresh: true,
    banking: false,
    env: { ...process.env, KARO_SECRET: 'fa'.repeat(32), LOG_LEVEL: 'silent', SPEECH: 'off', REDIS_URL: '' },
    config: { adminKeyHash: adminKeyHash('fuzz') },
  });
  try {
    const app = await buildApp(booted.bank, { site: null, unlimited: true, answerWithinMs: 1 });
    await app.ready();
    const fuzzer = new Fuzzer(booted.bank, app, await fingerprintQuery(booted.bank));
    const rows = Object.entries(contract as Record<string, Row>).filter(([endpoint]) =>
      endpoint.includes(values.only),
    );
    for (const [at, [endpoint, row]] of rows.entries())
      await fuzzer.row(endpoint, row, Number(values.calls), Number(values.seed) * 10_007 + at);
    tell(fuzzer, rows.length, values.json);
    await app.close();
  } finally {
    await booted.close();
  }
}

if (values.text)
  report(await fuzzTexts({ texts: Number(values.texts), seed: Number(values.seed) }), values.json);
else await fuzzCalls();
