/** A JSON object as Meta sends it: nothing in it is known before it is looked at. */
export type Json = Record<string, unknown>;

/** Whether a value is a JSON object: no list, and not null. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
