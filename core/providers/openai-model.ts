import type { Config } from '../config.ts';
import type { Model } from '../ports.ts';

/** The language model, where a key is set. */
export function openModel(_config: Config): Model | undefined {
  return undefined;
}
