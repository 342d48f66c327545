import { type Config, Fault, type Model } from '../kernel/index.ts';

/** A customer waits for the answer, so the model has little time, and no second try. */
const WITHIN_MS = 4_000;
const TOKENS_MOST = 200;

/** After so many failures in a row nobody is asked for a while: the bank's own understanding answers alone. */
const FAILURES = 3;
const REST_MS = 60_000;

/** Lets nothing through for a while after failures in a row. */
function breaker(restMs: number) {
  let failures = 0;
  let restsUntil = 0;
  return {
    rests: () => performance.now() < restsUntil,
    worked: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures < FAILURES) return;
      failures = 0;
      restsUntil = performance.now() + restMs;
    },
  };
}

/** OpenAI's chat completions, or any server that speaks their protocol at `OPENAI_BASE_URL`; answers in the schema that it is given. */
function openaiModel(config: Config, withinMs: number, restMs: number): Model {
  const connect = async () => {
    const { default: OpenAI } = await import('openai');
    return new OpenAI({
      apiKey: config.openaiKey,
      baseURL: config.openaiUrl,
      timeout: withinMs,
      maxRetries: 0,
    });
  };
  let connected: ReturnType<typeof connect> | undefined;
  const guard = breaker(restMs);

  const ask: Model['ask'] = async ({ system, user, schemaName, schema }) => {
    connected ??= connect();
    const client = await connected;
    const answer = await client.chat.completions.create({
      model: config.openaiModel,
      temperature: 0,
      max_completion_tokens: TOKENS_MOST,
      store: false,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: schemaName, strict: true, schema: schema as Record<string, unknown> },
      },
    });
    const [choice] = answer.choices;
    if (!choice?.message.content || choice.message.refusal) throw new Error('the model gave no answer');
    return JSON.parse(choice.message.content) as unknown;
  };

  return {
    name: config.openaiModel,
    ask: async (prompt) => {
      if (guard.rests()) throw new Fault('unavailable', { what: 'model' });
      try {
        const answer = await ask(prompt);
        guard.worked();
        return answer;
      } catch {
        guard.failed();
        throw new Fault('unavailable', { what: 'model' });
      }
    },
  };
}

/** The language model, where a key is set. */
export function openModel(config: Config, withinMs = WITHIN_MS, restMs = REST_MS): Model | undefined {
  return config.openaiKey ? openaiModel(config, withinMs, restMs) : undefined;
}
