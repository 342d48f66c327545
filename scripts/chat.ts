import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { numbered } from '@karo/bot/drawing';
import type { Shown } from '@karo/bot/terminal';
import { parsePhone } from '@karo/core/customers';
import { type Language, languages } from '@karo/core/kernel';
import { quoteView } from '@karo/core/quotes';
import { type Booted, bootBank } from './boot.ts';
import { Talk } from './talk.ts';

const help = `npm run chat -- [--as PHONE] [--fresh] [--lang en|pcm|ha|yo|ig] [--json]

Talks to the bank in this terminal. On a pipe each line is a message, and each line of what the bank says begins with "< ".

  --as PHONE   who speaks, by phone number: +2348030000001 is Ada, +2348030000002 is Bola (PIN 2580).
               Without it: a visitor on a number that the bank does not know, who can open an account.
  --fresh      a throw-away database with the fixtures
  --lang xx    the language to begin in
  --json       one object for each line read: {said, heard, language, intent, replies, choices}

Lines that are not messages:
  @voice FILE.ogg   sends a voice note        @pin 2580 [NEW]  approves out of band (NEW: to change the PIN)
  @bvn NUMBER       fills the page's BVN      @wait 2h         moves the sandbox's clock (s, m, h, d)
  @credit 5000 from GTB MUSA BELLO [for rent]      somebody at another bank pays in
  @again            delivers the last message once more with the same id
  # anything        a comment`;

type Options = { address: string; isVisitor: boolean; fresh: boolean; json: boolean; language?: Language };

/** A visitor of a throw-away bank is always the same one, so that a script prints the same words each time. */
const visitor = (fresh: boolean): string =>
  fresh ? '+2349040000009' : `+234904${String(randomInt(10_000_000)).padStart(7, '0')}`;

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      as: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    process.exit(0);
  }
  const language = languages.find((each) => each === values.lang);
  if (values.lang && !language) throw new Error(`--lang ${values.lang}: it takes ${languages.join(', ')}`);
  const address = values.as ? parsePhone(values.as) : visitor(values.fresh);
  if (!address) throw new Error(`--as ${values.as}: a Nigerian mobile number, as +2348030000001`);
  const { fresh, json } = values;
  return { address, isVisitor: !values.as, fresh, json, ...(language && { language }) };
}

function print({ text, choices }: Shown): void {
  const words = choices?.length ? `${text}\n\n${numbered(choices)}` : text;
  for (const line of words.split('\n')) process.stdout.write(`< ${line}\n`);
}

/** One line after the other: the next is read when the bank is quiet. */
async function pipe(booted: Booted, options: Options): Promise<void> {
  const talk = new Talk(booted, options, options.json ? undefined : print);
  for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = raw.trim();
    if (!line) continue;
    try {
      const said = await talk.line(line);
      if (options.json) process.stdout.write(`${JSON.stringify(said)}\n`);
    } catch (error) {
      process.exitCode = 1;
      console.error((error as Error).message);
    }
  }
}

const enters = new Set(['\r', '\n']);
// Ctrl-C and Escape.
const leaves = new Set(['\u0003', '\u001b']);
const erases = new Set(['\u007f', '\b']);

/** Asks for digits without showing them; an empty answer leaves it. */
function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.resume();
  return new Promise((resolve) => {
    let typed = '';
    const end = (answer: string) => {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdout.write('\n');
      resolve(answer);
    };
    const read = (bytes: Buffer) => {
      for (const key of bytes.toString('utf8')) {
        if (enters.has(key)) return end(typed);
        if (leaves.has(key)) return end('');
        typed = erases.has(key) ? typed.slice(0, -1) : typed + key;
      }
    };
    stdin.on('data', read);
  });
}

/** The pad: what the open quote asks for, digit by unseen digit. */
async function approveHidden(booted: Booted, talk: Talk, quoteId: string): Promise<void> {
  const quote = await quoteView(booted.bank.db, quoteId);
  if (quote?.status !== 'open') return;
  const { asks } = quote;
  const hasCode = asks === 'code_and_pin';
  const code = hasCode ? await askHidden('The code from the SMS (hidden, Enter to leave it): ') : undefined;
  if (hasCode && !code) return;
  const given = await askPins(asks);
  if (given) await talk.approve({ ...given, ...(code && { code }) });
}

/** The PIN, and what else an approval asks for beside it; undefined where the customer leaves it. */
async function askPins(asks: string): Promise<{ pin: string; newPin?: string; bvn?: string } | undefined> {
  const bvn = asks === 'bvn_and_new_pin' ? await askHidden('BVN (11 digits, hidden): ') : undefined;
  const pin = await askHidden(
    asks.endsWith('new_pin') && asks !== 'pin_and_new_pin'
      ? 'Choose a PIN (4 digits, hidden): '
      : 'PIN (hidden, Enter to leave it): ',
  );
  if (!pin) return undefined;
  const newPin = asks === 'pin_and_new_pin' ? await askHidden('New PIN (hidden): ') : undefined;
  return { pin, ...(newPin && { newPin }), ...(bvn && { bvn }) };
}

const readLine = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
    let line: string | undefined;
    lines.once('line', (typed) => {
      line = typed;
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => resolve(line));
    lines.prompt();
  });

const LOOK_EVERY_MS = 700;

/** A person types; what comes unasked is shown between the lines. */
async function interact(booted: Booted, options: Options): Promise<void> {
  let asked: string | undefined;
  const talk = new Talk(booted, options, (shown) => {
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
    print(shown);
    asked = shown.approval?.quoteId;
  });
  if (options.isVisitor)
    console.log(`You are a visitor on ${options.address}. As Ada: npm run chat -- --as +2348030000001\n`);
  for (;;) {
    const looking = setInterval(() => void talk.look().catch(() => {}), LOOK_EVERY_MS);
    const line = await readLine();
    clearInterval(looking);
    if (line === undefined || line === 'exit') return;
    if (!line.trim()) continue;
    await talk.line(line.trim()).catch((error: Error) => console.error(error.message));
    if (asked) await approveHidden(booted, talk, asked);
    asked = undefined;
    await talk.rest();
  }
}

const options = readOptions();
try {
  const booted = await bootBank({
    fresh: options.fresh,
    ...(!options.fresh && { family: `chat-${process.pid}` }),
  });
  try {
    if (process.stdin.isTTY) await interact(booted, options);
    else await pipe(booted, options);
  } finally {
    await booted.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();
