/** What a status carries back, so that it finds its reply however late it comes. */
export const callbackOf = (outboxId: bigint): string => `outbox:${outboxId}`;

/** The reply that a status tells of; undefined where it carries nothing of ours. */
export function outboxIdOf(callback: unknown): bigint | undefined {
  const [, id] = typeof callback === 'string' ? (/^outbox:(\d{1,18})$/.exec(callback) ?? []) : [];
  return id === undefined ? undefined : BigInt(id);
}
