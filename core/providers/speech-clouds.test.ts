import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../kernel/config.ts';
import { isFault } from '../kernel/faults.ts';
import type { Hints } from '../kernel/ports.ts';
import { decodeWav, SAMPLE_RATE } from './audio.ts';
import { googleSpeech } from './speech-google.ts';
import { httpSpeech } from './speech-http.ts';
import { openaiSpeech } from './speech-openai.ts';

/** What came to the local server, whole. */
type Call = { url: string; headers: IncomingMessage['headers']; body: Buffer };
type Answer = { status?: number; json?: unknown; text?: string; silent?: boolean };

let server: Server | undefined;
const calls: Call[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  calls.length = 0;
});

/** A server on this machine that answers each call in turn, the last answer for ever. */
async function serve(...answers: Answer[]): Promise<number> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    calls.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    if (answer.silent) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(answer.text ?? JSON.stringify(answer.json));
  };
  const started = createServer((request, response) => void handle(request, response));
  server = started;
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  return (started.address() as AddressInfo).port;
}

const config = (values: Record<string, string> = {}): Config =>
  readConfig({ SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32), OPENAI_API_KEY: 'sk-test', ...values });
const hints: Hints = { language: 'en', names: ['CHIDI OKAFOR'], banks: ['GTBank'] };
/** A tone that comes and goes, as a voice does. */
const samples = Float32Array.from(
  { length: SAMPLE_RATE },
  (_, at) => Math.sin(at / 5) * (at % 4000 < 2000 ? 0.5 : 0.001),
);
const faultOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await work.catch((thrown: unknown) => thrown);
  return isFault(error) ? { code: error.code, ...error.facts } : error;
};
const unavailable = { code: 'unavailable', what: 'speech' };

describe('openai', () => {
  const open = (port: number, withinMs?: number, values: Record<string, string> = {}) =>
    openaiSpeech(config({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, ...values }), withinMs);

  test('sends the recording as a form, with the words to expect, and takes text and probabilities', async () => {
    const port = await serve({
      json: {
        text: ' Send 5,000 naira to Chidi. ',
        logprobs: [
          { token: 'Send', logprob: -0.1 },
          { token: ' 5', logprob: -0.3 },
        ],
      },
    });
    const said = await open(port).transcribe(samples, hints);
    expect(said).toEqual({ text: 'Send 5,000 naira to Chidi.', confidence: 0.82, provider: 'openai' });
    const [call] = calls;
    expect(call?.url).toBe('/v1/audio/transcriptions');
    expect(call?.headers.authorization).toBe('Bearer sk-test');
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(new Uint8Array(call?.body ?? []), {
      headers: { 'content-type': call?.headers['content-type'] ?? '' },
    }).formData();
    expect(form.get('model')).toBe('gpt-4o-transcribe');
    expect(form.get('language')).toBe('en');
    expect(form.get('response_format')).toBe('json');
    expect(form.getAll('include[]')).toEqual(['logprobs']);
    expect(form.get('prompt')).toContain('CHIDI OKAFOR');
    const file = form.get('file');
    const wav = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    expect(decodeWav(wav)?.length).toBe(samples.length);
  });

  test('asks no probabilities of a model that tells none', async () => {
    const port = await serve({ json: { text: 'hello' } });
    const said = await open(port, undefined, { OPENAI_SPEECH_MODEL: 'whisper-1' }).transcribe(samples, hints);
    expect(said).toMatchObject({ text: 'hello', confidence: 0.75 });
    expect(calls[0]?.body.includes('include')).toBe(false);
  });

  test('nothing heard is an empty transcript', async () => {
    const port = await serve({ json: { text: '' } });
    expect(await open(port).transcribe(samples, hints)).toMatchObject({ text: '', confidence: 0 });
  });

  test('tries once more when the server fails, and then says that it is unavailable', async () => {
    const error = { status: 500, json: { error: { message: 'overloaded' } } };
    const port = await serve(error, { json: { text: 'second time' } });
    expect(await open(port).transcribe(samples, hints)).toMatchObject({ text: 'second time' });
    const other = await serve(error);
    expect(await faultOf(open(other).transcribe(samples, hints))).toEqual(unavailable);
  });

  test.each<[string, Answer]>([
    ['a wrong key', { status: 401, json: { error: { message: 'Incorrect API key' } } }],
    ['a page instead of JSON', { text: '<html>' }],
    ['silence', { silent: true }],
  ])('%s is unavailable', async (_, answer) => {
    const port = await serve(answer);
    expect(await faultOf(open(port, 300).transcribe(samples, hints))).toEqual(unavailable);
  });

  test('so is nobody at the address', async () => {
    const port = await serve({});
    await new Promise((done) => server?.close(done));
    expect(await faultOf(open(port, 2000).transcribe(samples, hints))).toEqual(unavailable);
  });
});

describe('google', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const open = (port: number, withinMs?: number) =>
    googleSpeech(config({ SPEECH_LANGUAGES: 'en:en-NG,ha:ha-NG' }), {
      withinMs,
      client: {
        apiEndpoint: '127.0.0.1',
        port,
        protocol: 'http',
        projectId: 'karo-test',
        credentials: { client_email: 'bank@karo-test.iam.gserviceaccount.com', private_key: privateKey },
      },
    });

  test('sends what REST wants, with the words to expect, and joins the best of each result', async () => {
    const results = [
      { alternatives: [{ transcript: 'send five thousand naira', confidence: 0.9 }, { transcript: 'sand' }] },
      { alternatives: [{ transcript: ' to Chidi', confidence: 0.7 }] },
    ];
    const speech = open(await serve({ json: { results } }));
    const said = await speech.transcribe(samples, { ...hints, language: 'ha' });
    await speech.close();
    expect(said).toEqual({ text: 'send five thousand naira to Chidi', confidence: 0.7, provider: 'google' });
    const [call] = calls;
    expect(call?.url).toMatch(/^\/v1\/speech:recognize\?.*enum-encoding=int/);
    const LINEAR16 = 1;
    expect(call?.headers.authorization).toMatch(/^Bearer ey/);
    const body = JSON.parse(call?.body.toString() ?? '{}');
    expect(body.config).toMatchObject({
      encoding: LINEAR16,
      sampleRateHertz: 16_000,
      languageCode: 'ha-NG',
    });
    expect(body.config.speechContexts[0].phrases).toContain('CHIDI OKAFOR');
    expect(decodeWav(Buffer.from(body.audio.content, 'base64'))?.length).toBeGreaterThan(0);
  });

  test('nothing heard is an empty transcript', async () => {
    const speech = open(await serve({ json: {} }));
    expect(await speech.transcribe(samples, hints)).toMatchObject({ text: '', confidence: 0 });
  });

  test.each<[string, Answer]>([
    [
      'a project without the right',
      { status: 403, json: { error: { code: 403, message: 'denied', status: 'PERMISSION_DENIED' } } },
    ],
    [
      'a server that fails',
      { status: 500, json: { error: { code: 500, message: 'oops', status: 'INTERNAL' } } },
    ],
    ['silence', { silent: true }],
  ])('%s is unavailable', async (_, answer) => {
    const speech = open(await serve(answer), 300);
    expect(await faultOf(speech.transcribe(samples, hints))).toEqual(unavailable);
  });
});

describe('http', () => {
  const open = (port: number, withinMs?: number) =>
    httpSpeech(
      config({
        SPEECH: 'http',
        SPEECH_URL: `http://127.0.0.1:${port}/hear?model=small`,
        SPEECH_KEY: 'k',
        SPEECH_LANGUAGES: 'ha:hau,yo,ig',
      }),
      withinMs,
    );

  test('posts WAV and takes text', async () => {
    const speech = open(await serve({ json: { text: 'tura dubu biyar zuwa Bola', confidence: 0.8 } }));
    expect(speech.hears).toEqual(['ha', 'yo', 'ig']);
    const said = await speech.transcribe(samples, { ...hints, language: 'ha' });
    expect(said).toEqual({ text: 'tura dubu biyar zuwa Bola', confidence: 0.8, provider: 'http' });
    expect(calls[0]?.url).toBe('/hear?model=small&language=hau');
    expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer k', 'content-type': 'audio/wav' });
    expect(decodeWav(calls[0]?.body ?? new Uint8Array())?.length).toBe(samples.length);
  });

  test.each<[string, Answer]>([
    ['an error', { status: 503, text: 'busy' }],
    ['no text', { json: { words: [] } }],
    ['no JSON', { text: 'hello' }],
    ['silence', { silent: true }],
  ])('%s is unavailable', async (_, answer) => {
    const port = await serve(answer);
    expect(await faultOf(open(port, 300).transcribe(samples, hints))).toEqual(unavailable);
  });
});

test('a choice that lacks its key or address is refused when the bank starts', () => {
  const base = { SANDBOX: 'on', KARO_SECRET: '5e'.repeat(32) };
  expect(() => readConfig({ ...base, SPEECH: 'openai' })).toThrow('OPENAI_API_KEY');
  expect(() => readConfig({ ...base, SPEECH: 'http' })).toThrow('SPEECH_URL');
  expect(() => readConfig({ ...base, SPEECH_LANGUAGES: 'fr' })).toThrow('SPEECH_LANGUAGES');
  expect(readConfig(base).speechLanguages).toEqual({ en: 'en-NG', pcm: 'en-NG' });
});
