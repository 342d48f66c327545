import { type Intent, isBankAction, labels, type Topic, topics } from '@karo/core/chat/intents';
import { guessLanguage, type Understood, understand } from '@karo/core/chat/nlu';
import { type Kobo, type Language, languages, parseNaira } from '@karo/core/kernel';
import { clincLabel, fromClinc } from '../training/sets.ts';
import {
  type Confusion,
  commonest,
  confuse,
  count,
  quantile,
  round,
  type Share,
  shareOf,
  tableOf,
} from './figures.ts';

/** A line of a file of texts: what was meant by it, where that is known. */
export type Row = { language: string; intent: string; text: string; amount?: Kobo };

const splitLine = (line: string): string[] =>
  line
    .replace(/\r$/, '')
    .split('\t')
    .map((cell) => cell.trim());

/**
 * Reads lines of language, intent, text and, where there is one, amount in naira; a heading may name the columns in another order, and leave
 * all but the text out.
 */
export function readRows(content: string): Row[] {
  const lines = content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const heading = splitLine(lines[0] ?? '').map((cell) => cell.toLowerCase());
  const named = heading.includes('text');
  if (lines.length > 0 && !named && heading.length < 3)
    throw new Error(
      'a line is language, intent and text with tabs between, or the first line names the columns',
    );
  const column = (name: string, otherwise: number): number => (named ? heading.indexOf(name) : otherwise);
  const at = {
    language: column('language', 0),
    intent: column('intent', 1),
    text: column('text', 2),
    amount: column('amount', 3),
  };
  return lines.slice(named ? 1 : 0).map((line) => {
    const cells = splitLine(line);
    const amount = parseNaira((cells[at.amount] ?? '').replace(/[₦,\s]/g, ''));
    return {
      language: (cells[at.language] ?? '').toLowerCase(),
      intent: cells[at.intent] ?? '',
      text: cells[at.text] ?? '',
      ...(amount !== undefined && { amount }),
    };
  });
}

const ours = new Set(labels);

/** Intents of CLINC150, and of the sets that took its names, which are no business of a bank. */
const elsewhere: ReadonlySet<string> = new Set(
  (
    'accept_reservations alarm book_flight book_hotel calculator calendar calendar_update calories ' +
    'cancel_reservation car_rental carry_on change_accent change_ai_name change_user_name change_volume ' +
    'confirm_reservation cook_time current_location date definition directions distance do_you_have_pets ' +
    'find_phone flight_status flip_coin food_last fun_fact gas gas_type how_busy how_old_are_you income ' +
    'ingredient_substitution ingredients_list insurance insurance_change international_visa jump_start ' +
    'last_maintenance lost_luggage make_call meal_suggestion meaning_of_life measurement_conversion ' +
    'meeting_schedule mpg next_holiday next_song nutrition_info oil_change_how oil_change_when order ' +
    'order_status payday play_music plug_type pto_balance pto_request pto_request_status pto_used recipe ' +
    'reminder reminder_update reset_settings restaurant_reservation restaurant_reviews ' +
    'restaurant_suggestion roll_dice rollover_401k schedule_maintenance schedule_meeting share_location ' +
    'shopping_list shopping_list_update smart_home spelling sync_device taxes tell_joke text time timer ' +
    'timezone tire_change tire_pressure todo_list todo_list_update traffic translate travel_alert ' +
    'travel_notification travel_suggestion uber update_playlist user_name vaccines w2 weather ' +
    'what_are_your_hobbies what_song where_are_you_from whisper_mode who_made_you'
  ).split(' '),
);

/** What a name of another catalogue is called in ours: CLINC150's, and names that differ by little. */
const alike: Record<string, Intent | Topic> = {
  oos: 'out_of_scope',
  none: 'out_of_scope',
  unknown: 'out_of_scope',
  other: 'out_of_scope',
  greeting: 'greet',
  account_opening: 'open_account',
  create_account: 'open_account',
  check_balance: 'balance',
  account_balance: 'balance',
  send_money: 'transfer',
  transfer_money: 'transfer',
  beneficiary: 'beneficiaries',
  transaction_history: 'transactions',
  account_statement: 'statement',
  track_transfer: 'where_is_my_money',
  reverse_transfer: 'recall',
  reversal: 'recall',
  spending_analytics: 'spending',
  buy_airtime: 'airtime',
  buy_data: 'data',
  buy_electricity: 'electricity',
  cable_tv: 'tv',
  pay_tv: 'tv',
  bills: 'bill',
  pay_bills: 'bill',
  create_card: 'card_create',
  freeze_card: 'card_freeze',
  block_card: 'card_freeze',
  show_card: 'card_show',
  create_group: 'group_create',
  join_group: 'group_join',
  contribute: 'group_contribute',
  savings_goal: 'goal',
  savings: 'goal',
  loan: 'loan_apply',
  apply_loan: 'loan_apply',
  repay_loan: 'loan_repay',
  investment: 'invest',
  learn: 'lesson',
  upgrade_tier: 'tier_upgrade',
  change_pin: 'pin_change',
  reset_pin: 'pin_change',
  switch_language: 'language',
  talk_to_human: 'human',
  agent: 'human',
};

/** The intent or topic of the catalogue that a name stands for. */
export const labelOf = (said: string): string => {
  const name = said
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (ours.has(name)) return name;
  if (elsewhere.has(name)) return 'out_of_scope';
  return alike[name] ?? (name in fromClinc ? (clincLabel(name) ?? name) : name);
};

/** Names of intents that nobody here knows: what is marked with them cannot be understood rightly. */
export const strangeNames = (rows: readonly Row[]): string[] => [
  ...new Set(
    rows.flatMap(({ intent }) => {
      const label = labelOf(intent);
      return intent === '' || ours.has(label) || label in wider ? [] : [intent];
    }),
  ),
];

const isTopic = (label: string): label is Topic => label in topics;

/** Names of other catalogues that ours divides. */
const wider: Record<string, readonly Intent[]> = {
  pay_bill: ['bill', 'electricity', 'tv'],
  card: ['card_create', 'card_freeze', 'card_show'],
  group: ['group_create', 'group_join', 'group_contribute', 'group_status'],
};

/** Where a wish that is known by its words alone belongs in a catalogue that has no name for it. */
const within: Partial<Record<Intent, Intent>> = {
  market: 'invest',
  learning: 'lesson',
  monthly_report: 'spending',
  my_cases: 'complaint',
};

/** Whether what was understood is what was meant; a topic counts for its intent and for itself. */
export function isRight(understood: Understood, wanted: string): boolean {
  const label = labelOf(wanted);
  if (wider[wanted.toLowerCase()]?.includes(understood.intent)) return true;
  if (isTopic(label)) return understood.topic === label;
  return understood.intent === label || within[understood.intent] === label;
}

/** The one amount understood, in naira; what is ambiguous is written with all that it could be. */
export function printAmount({ slots: { amount } }: Understood): string {
  if (!amount) return '';
  const naira = (kobo: Kobo): string => String(Number(kobo) / 100);
  return 'kobo' in amount ? naira(amount.kobo) : amount.options.map(naira).join('|');
}

const sameAmount = ({ slots: { amount } }: Understood, wanted: Kobo): boolean =>
  amount !== undefined && 'kobo' in amount && amount.kobo === wanted;

const isLanguage = (code: string): code is Language => languages.some((each) => each === code);

/** A text understood alone: its language first, with nothing known of who writes. */
export function understandAlone(text: string, now: Date): Understood {
  const { language } = guessLanguage(text);
  return { ...understand(text, { language, now, names: [] }), language };
}

export type Measured = { report: ReturnType<typeof reportOf>; understood: Understood[] };

function reportOf(
  rows: readonly Row[],
  shares: { language: Map<string, Share>; intent: Map<string, Share>; amount: Map<string, Share> },
  all: { language: Share; intent: Share; amount: Share; falseActions: Share },
  confusion: { language: Confusion; intent: Confusion },
  times: readonly number[],
) {
  const table = (key: 'language' | 'intent' | 'amount') => ({
    all: tableOf(new Map([['all', all[key]]])).all,
    by: tableOf(shares[key]),
  });
  return {
    texts: rows.length,
    language: { ...table('language'), confusion: commonest(confusion.language) },
    intent: { ...table('intent'), confusion: commonest(confusion.intent) },
    amount: table('amount'),
    falseBankActions: tableOf(new Map([['all', all.falseActions]])).all,
    milliseconds: {
      mean: round(times.reduce((sum, each) => sum + each, 0) / (times.length || 1)),
      p95: round(quantile(times, 0.95)),
    },
  };
}

/** Understands every row and counts what was right, by language. */
export function measure(rows: readonly Row[], now: Date): Measured {
  const shares = {
    language: new Map<string, Share>(),
    intent: new Map<string, Share>(),
    amount: new Map<string, Share>(),
  };
  const all = {
    language: { right: 0, of: 0 },
    intent: { right: 0, of: 0 },
    amount: { right: 0, of: 0 },
    falseActions: { right: 0, of: 0 },
  };
  const confusion = { language: new Map(), intent: new Map() };
  const times: number[] = [];
  for (const text of rows.slice(0, 20).map((row) => row.text)) understandAlone(text, now);
  const understood = rows.map((row) => {
    const began = performance.now();
    const result = understandAlone(row.text, now);
    times.push(performance.now() - began);
    if (isLanguage(row.language)) {
      const right = result.language === row.language;
      for (const share of [all.language, shareOf(shares.language, row.language)]) count(share, right);
      if (!right) confuse(confusion.language, row.language, row.language, result.language);
    }
    if (row.intent) {
      const right = isRight(result, row.intent);
      for (const share of [all.intent, shareOf(shares.intent, row.language)]) count(share, right);
      if (!right) confuse(confusion.intent, row.language, row.intent, result.topic ?? result.intent);
      if (labelOf(row.intent) === 'out_of_scope')
        count(all.falseActions, isBankAction(result.intent) && !result.bare);
    }
    if (row.amount !== undefined)
      for (const share of [all.amount, shareOf(shares.amount, row.language)])
        count(share, sameAmount(result, row.amount));
    return result;
  });
  return { report: reportOf(rows, shares, all, confusion, times), understood };
}

/** The figures of a file in one list: percentages, over all and by language, and milliseconds. */
export function figuresOfText({
  texts,
  language,
  intent,
  amount,
  falseBankActions,
  milliseconds,
}: Measured['report']) {
  const figures: Record<string, number> = { texts };
  const tell = (name: string, share: { percent: number | undefined } | undefined): void => {
    if (share?.percent !== undefined) figures[`${name}, %`] = share.percent;
  };
  for (const [name, { all, by }] of Object.entries({ language, intent, amount })) {
    tell(name, all);
    for (const [code, share] of Object.entries(by)) tell(`${name} ${code || '-'}`, share);
  }
  tell('bank actions on out-of-scope text', falseBankActions);
  return { ...figures, 'a text, ms': milliseconds.mean, 'a text, p95 ms': milliseconds.p95 };
}

/** An intent by the name that every catalogue has, and the finer subject within it. */
function namesOf({ intent, topic }: Understood): [intent: string, topic: string] {
  const wider = within[intent];
  return wider ? [wider, intent] : [intent, topic ?? ''];
}

/** The lines of a predictions file: language, intent, amount, topic. */
export const printPredictions = (understood: readonly Understood[]): string =>
  [
    'language\tintent\tamount\ttopic',
    ...understood.map((each) => {
      const [intent, topic] = namesOf(each);
      return [each.language, intent, printAmount(each), topic].join('\t');
    }),
  ].join('\n');
