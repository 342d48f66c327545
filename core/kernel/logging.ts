import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import { maskSecrets } from './masking.ts';
import { traceOfLog } from './tracing.ts';

/** What may not be in a log, however deep it stands in what is logged; compared without case, `-` and `_`. */
const secretNames = new Set(
  [
    ['pin', 'newpin', 'confirmpin', 'transactionpin', 'oldpin', 'currentpin', 'pinhash'],
    ['bvn', 'nin', 'cvv', 'cvc', 'pan', 'cardnumber', 'verificationcode', 'otp'],
    ['secret', 'password', 'passphrase', 'token', 'accesstoken', 'apikey', 'adminkey', 'privatekey'],
    ['cookie', 'setcookie', 'authorization', 'xadminkey'],
  ].flat(),
);
const CENSORED = '•••';
const DEEPEST = 8;
const MOST_OF_A_LIST = 50;
/** A one-time code is digits; the code of an error or a refusal is a word. */
const codeDigits = /^\d{4,8}$/;
const urlPassword = /(:\/\/[^\s:/@]{0,80}:)[^\s@/]{1,200}@/g;

const isSecret = (name: string, value: unknown): boolean => {
  const plain = name.toLowerCase().replace(/[-_]/g, '');
  return secretNames.has(plain) || (plain === 'code' && codeDigits.test(String(value)));
};

/** A text without the passwords of addresses and without what looks like a PIN, a BVN or a card. */
const cleanText = (text: string): string => maskSecrets(text.replace(urlPassword, `$1${CENSORED}@`));

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
};

function clean(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return CENSORED;
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  if (Array.isArray(value)) return value.slice(0, MOST_OF_A_LIST).map((one) => clean(one, depth + 1));
  // What has a serializer of its own, or writes itself, is not taken apart.
  if (!isPlain(value)) return value instanceof Error ? cleanError(value) : value;
  const pairs = Object.entries(value).map(([name, inner]) =>
    // Nothing that is empty is a secret, and that it was empty may be what is looked for.
    isSecret(name, inner) && inner !== undefined && inner !== null
      ? [name, CENSORED]
      : [name, clean(inner, depth + 1)],
  );
  return Object.fromEntries(pairs);
}

/** An error as it is logged: its words and those of its causes may repeat what a customer or a provider said. */
function cleanError(error: Error): object {
  const { message, stack, ...rest } = stdSerializers.err(error);
  // The raw error, by which the serializer would be called again.
  const own = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'raw'));
  return { ...(clean(own, 1) as object), message: cleanText(message), stack: cleanText(stack ?? '') };
}

/** A logger of the bank's, that writes no secret. Lines go to standard output where no `stream` is given. */
export function openLog(
  options: { name?: string; level: string; base?: null },
  stream?: DestinationStream,
): Logger {
  const all = {
    ...options,
    mixin: traceOfLog,
    formatters: { log: (line: Record<string, unknown>) => clean(line) as Record<string, unknown> },
    serializers: { err: (error: unknown) => (error instanceof Error ? cleanError(error) : clean(error)) },
  };
  return stream ? pino(all, stream) : pino(all);
}
