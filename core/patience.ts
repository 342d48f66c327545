/** How long a call outside may take before whoever finds it unanswered asks what became of it. */
export const ANSWER_MS = 15_000;

const REQUERY_MS = [5, 15, 60, 5 * 60, 15 * 60, 60 * 60].map((seconds) => seconds * 1000);

/** How long to wait before asking again, the longer the more often it was asked. */
export const backOffMs = (tries: number): number =>
  REQUERY_MS[Math.min(tries, REQUERY_MS.length - 1)] ?? ANSWER_MS;

/** Milliseconds until an instant; none where it has passed. */
export const untilMs = (at: Date, now: Date): number => Math.max(0, at.getTime() - now.getTime());
