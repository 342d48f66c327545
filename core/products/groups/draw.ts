import { createHash, randomBytes } from 'node:crypto';

/** What a member brings to the draw. */
export type Ticket = { memberId: bigint; ticket: number; word: string };
/** A member's place, with the number that gave it. */
export type Placed = Ticket & { hash: string; place: number };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A secret nobody can guess, and the commitment that binds the bank to it before it knows a word of the members. */
export function newSecret(): { secret: string; commitment: string } {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: sha256(secret) };
}

/** A word as it goes into the draw: nothing in it could be taken for the end of it. */
export const cleanWord = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .slice(0, 60) || 'karo';

/** How anybody draws the order again, in words. */
export const recipe =
  'Check that SHA-256 of the secret is the commitment. Then, for each ticket: SHA-256 of "secret:ticket:words", where words are all words joined by commas in the order of the tickets. The smallest number goes first.';

/**
 * Draws the order. The bank knew the secret but not the words when it committed; the members knew the words but not the secret:
 * nobody could choose it, and everybody can draw it again.
 */
export function drawOrder(secret: string, tickets: readonly Ticket[]): Placed[] {
  const sorted = [...tickets].sort((a, b) => a.ticket - b.ticket);
  const words = sorted.map(({ word }) => word).join(',');
  return sorted
    .map((ticket) => ({ ...ticket, hash: sha256(`${secret}:${ticket.ticket}:${words}`) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map((ticket, index) => ({ ...ticket, place: index + 1 }));
}

/** Whether an order is the one that the secret gives, and the secret the one that was committed to. */
export function checkDraw(
  commitment: string,
  secret: string,
  seats: readonly (Ticket & { place: number })[],
): boolean {
  if (sha256(secret) !== commitment) return false;
  const drawn = drawOrder(secret, seats);
  return drawn.every(
    ({ memberId, place }) => seats.find((seat) => seat.memberId === memberId)?.place === place,
  );
}
