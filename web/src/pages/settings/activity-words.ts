import type { Answer } from '@karo/core/contract';
import { isZero, printNaira } from '../../ui/money.ts';
import type { Words } from '../../words/words.ts';

type Entry = Answer<'GET /api/user/activity'>[number];
type Offer = NonNullable<Entry['approved']>;

type ActivityWords = Words['activity'];
type Titles = Words['chat']['approval']['operations'];

/** `Passkey added` for `passkey_added`. */
const plain = (action: string): string => {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const amountOf = ({ amount }: Offer) => (isZero(amount) ? '' : printNaira(amount));

const titleOf = ({ action, approved }: Entry, words: ActivityWords): string => {
  const title = words.actions[action] ?? plain(action);
  if (action !== 'quote_approved' || !approved) return title;
  const amount = amountOf(approved);
  return `${words.approvals[approved.operation] ?? title}${amount && `: ${amount}`}`;
};

/** `CHIDI OKAFOR · GTBank 12•••••896`, as far as the offer says. */
const partiesOf = ({ name, bank, account, narration }: Offer): string =>
  [name, [bank, account].filter(Boolean).join(' '), narration].filter(Boolean).join(' · ');

/** What a wrong PIN was typed for. */
const askedFor = (offer: Offer, titles: Titles): string => {
  const title = (titles as Partial<Record<string, readonly string[]>>)[offer.operation]?.[0];
  return [title, amountOf(offer), partiesOf(offer)].filter(Boolean).join(' · ');
};

const printValue = (value: Entry['changes'][string], words: ActivityWords): string => {
  if (value === null || value === false) return words.off;
  if (value === true) return words.on;
  return typeof value === 'string' && /^\d+\.\d{2}$/.test(value) ? printNaira(value) : String(value);
};

function changedIn({ action, changes }: Entry, words: ActivityWords): string {
  if (action === 'profile_changed')
    return Object.keys(changes)
      .filter((name) => changes[name])
      .map((name) => words.names[name])
      .join(` ${words.and} `);
  const said = Object.entries(changes).map(([name, value]) =>
    name === 'status' ? String(value) : `${words.names[name] ?? name} ${printValue(value, words)}`,
  );
  return said.join(', ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the customer's own log in words: what was done, and to whom or what. */
export function activityWords(
  entry: Entry,
  words: ActivityWords,
  titles: Titles,
): { title: string; detail: string } {
  const { action, approved } = entry;
  if (!approved) return { title: titleOf(entry, words), detail: capital(changedIn(entry, words)) };
  return {
    title: titleOf(entry, words),
    detail: action === 'quote_approved' ? partiesOf(approved) : askedFor(approved, titles),
  };
}
