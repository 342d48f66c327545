import { type Config, Fault, type GateLimits, type Model, openGate, usualGate } from '../kernel/index.ts';

/** A customer waits for the answer, so the model has little time, and no second try. */
const WITHIN_MS = 1_500;
/** The frames of six clauses, with some room. */
const TOKENS_MOST = 700;
/** So many calls in a row that were not answered, and nobody is asked for a while. */
const FAILURES_MOST = 5;

/** What is sent as a key to a server in the house that asks for none. */
const NO_KEY = 'none';

type Prompt = Parameters<Model['ask']>[0];
type Choice = { finish_reason?: string; message?: { content?: string | null; refusal?: string | null } };

/** OpenAI's chat completions, or any server that speaks their protocol at `OPENAI_BASE_URL`; answers in the schema that it is given. */
function openaiModel(config: Config, limits: GateLimits): Model {
  const connect = async () => {
    const { default: OpenAI } = await import('openai');
    return new OpenAI({
      apiKey: config.openaiKey ?? NO_KEY,
      baseURL: config.openaiUrl,
      timeout: limits.deadlineMs,
      maxRetries: 0,
    });
  };
  let connected: ReturnType<typeof connect> | undefined;
  const gate = openGate('model', limits);

  const ask = async ({ system, user, schemaName, schema }: Prompt): Promise<Choice | undefined> => {
    connected ??= connect();
    const client = await connected;
    const { choices } = await client.chat.completions.create({
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
    return choices[0];
  };

  return {
    name: config.openaiModel,
    ask: async (prompt) => {
      const made = await gate.pass('completions', () => ask(prompt));
      if (made.outcome !== 'done') {
        const fault = new Fault('unavailable', { what: 'model' });
        fault.cause = made.error;
        throw fault;
      }
      return contentOf(made.value);
    },
  };
}

/**
 * What was answered, as JSON; undefined where the model refused, was cut off, or wrote something else. That is an answer: no customer's text makes the model
 * be left alone for everybody.
 */
function contentOf(choice: Choice | undefined): unknown {
  const content = choice?.message?.content;
  if (!content || choice?.message?.refusal || choice?.finish_reason === 'length') return undefined;
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** The language model, where one is to be asked. `given` takes the place of single limits. */
export function openModel(config: Config, given: Partial<GateLimits> = {}): Model | undefined {
  if (config.understand === 'net') return undefined;
  return openaiModel(config, {
    ...usualGate,
    deadlineMs: WITHIN_MS,
    failuresMost: FAILURES_MOST,
    ...given,
  });
}
