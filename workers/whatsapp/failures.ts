/** What is done about a message that WhatsApp refused, by the code that it gave (Meta, Cloud API error codes; the second column is ours). */
export type Failure = {
  /** `template`, `page`, `sms`: it goes by another way; `later`, `never` as they say; `risk`: whoever is there now may be another. */
  next: 'later' | 'never' | 'template' | 'page' | 'sms' | 'risk';
  /** Nothing of ours mends it: somebody has to look. */
  alarm?: true;
};

/** Limits of the number, the account and the app: all that goes out has to wait, and not one message alone. */
const ofNumber = new Set([4, 80007, 130429, 131048]);
/** One address has been written to too often. */
const PAIR_RATE = 131056;

const groups: [Failure, number[]][] = [
  [{ next: 'later' }, [1, 2, 131000, 131016, 133004, 131057, 130429, 4, 80007, PAIR_RATE]],
  [{ next: 'later', alarm: true }, [0, 190, 131048, 131037, 131042]],
  [{ next: 'template' }, [131047]],
  [{ next: 'page' }, [132068, 132069, 131051, 131060, 131062]],
  [{ next: 'sms' }, [131026]],
  [{ next: 'risk' }, [137000]],
  [
    { next: 'never', alarm: true },
    [3, 10, 33, 100, 368, 131005, 131008, 131009, 131031, 131045, 135000, 130497],
  ],
  [{ next: 'never' }, [131021, 131030, 131049, 131050, 130472, 131053, 131055, 131063, 131064]],
];
const known = new Map(groups.flatMap(([failure, codes]) => codes.map((code) => [code, failure] as const)));

const isPermission = (code: number): boolean => code >= 200 && code <= 299;
const isSetUp = (code: number): boolean =>
  (code >= 133000 && code <= 133016) || (code >= 139000 && code <= 139004);

/** What to do about a code. One that nobody listed has not delivered the message, as far as can be told: it is tried again, and somebody is told. */
export function failureOf(code: number): Failure {
  const found = known.get(code);
  if (found) return found;
  // The words of a template that Meta does not take still fit an SMS.
  if (code >= 132000 && code <= 132016) return { next: 'sms', alarm: true };
  return isPermission(code) || isSetUp(code)
    ? { next: 'never', alarm: true }
    : { next: 'later', alarm: true };
}

/** Whether everything that our number sends has to wait, and not one message alone. */
export const limitsNumber = (code: number): boolean => ofNumber.has(code);
/** Whether one address has been written to too often. */
export const limitsPair = (code: number): boolean => code === PAIR_RATE;
