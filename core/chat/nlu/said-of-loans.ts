import { plain } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';

/** "Pay half now", "pay 5k of it": of a loan, where one was spoken of. */
const paysOfIt =
  /^\s*(?:(?:please|pls|abeg|ok|let me|make i|i want to|i wan|can i|fit i) )*(?:pay|clear|settle|reduce) (?:(?:back )?(?:half|some|part|all|everything|(?:(?:a|one) |two |three )?(?:thirds?|quarters?)|\d{1,2} ?(?:%|percent))(?: (?:of|from|on) (?:it|am|that))?|(?:₦|n|ngn)?\s?\d[\d.,]*\s?(?:k|m|naira)? (?:of|from|on|out of) (?:it|am|that))(?: (?:now|today|back))*[\s.!?]*$/;
/** "When is the next payment", "how much do I still owe". */
const asksOfIt =
  /^\s*(?:(?:and|so|ok|but) )*(?:(?:when|what|wetin|how much) (?:is|be|will be|na) (?:the|my) next (?:payment|instal+ment|repayment)|how much (?:do )?i (?:still )?(?:dey )?owe|how much (?:is|remains?)(?: left)? (?:to pay|on it|for am))\b/;

/** "Biya rabi", "san idaji re", "kwuo okara ya". */
const paysHalf =
  /^\s*(?:(?:don allah|ina so in|zan|jowo|ejo|mo fe|e|biko|achoro m|ka m) )*(?:biya (?:rabi|rabin ?(?:sa|ta)?|duka)|san (?:idaji|ilaji|abo|gbogbo)(?: r?e)?|(?:kwuo|kwughachi|ikwu) (?:okara|nkera|ya nile|ha nile)(?: (?:ya|ime ya))?)[\s.!?]*$/;

/** What is asked of a loan that was spoken of, in words that do not name it. */
export function ofLoanNamed(text: string): Intent | undefined {
  const folded = plain(text);
  if (paysOfIt.test(folded) || paysHalf.test(folded)) return 'loan_repay';
  return asksOfIt.test(folded) ? 'loan_status' : undefined;
}

const everyMonth =
  /\b(?:how much|what|wetin)\b.*\b(?:(?:each|every|per|a) month|monthly|month by month|instal+ments?)\b|^(?:so |and )?how much (?:(?:will|do|would|must) i|i go|i will) (?:have to )?(?:return\b|(?:pay|bring) (?:it |am )?back\b)|^nawa zan (?:biya|mayar)|^elo ni (?:mo )?(?:ma+|n o|emi yoo|yoo) san(?: pada)?\b|^ego ole ka m ga-?\s?a?(?:kwughachi|kwu)\b|\bnawa\b.*\b(?:kowane wata|kowanne wata|duk wata|a wata|wata[- ]wata)\b|\b(?:elo|iye)\b.*\b(?:losoosu|losu|ososu|lososu|ni osu kan)\b|\b(?:ego )?ole\b.*\b(?:kwa onwa|onwa o ?bula|n'? ?onwa)\b/;

/** Whether it is asked what a loan costs a month. */
export const asksEachMonth = (text: string): boolean => everyMonth.test(plain(text));

const mayBorrow =
  /^\s*(?:(?:and|so|ok|but|please|abeg|na) )*(?:(?:how much|wetin)(?: (?:loan|money|una|you|i))* (?:can|fit|will|could|may|am|do)(?: (?:i|you|una|it))*(?: (?:fit|able to|qualify for|qualified for|eligible for|get|have|collect|borrow|take|give|lend)\b)|(?:am|do|shey|what)(?: (?:am|do|can))? i (?:be )?(?:qualif(?:y|ied)|eligible|fit for)|i (?:go )?fit (?:get|collect|borrow) how much|nawa (?:zan iya|za a|za ku|kuke|ake) (?:samu|ci|aro|karba|ba|bani|ranta)|(?:elo ni|ki ?ni|melo ni) (?:mo|mi) (?:le|lee) (?:ya|gba|ri)|(?:ego )?ole ka (?:m|unu|i) (?:ga-?enweta|ga-?enye|nwere ike|puru|ga-?ebinye))\b/;

/** Whether it is asked how much somebody may borrow. */
export const asksHowMuchMay = (text: string): boolean => mayBorrow.test(plain(text));

/** Whether the bank spoke of a loan, by the names that its loans have in the customer's language. */
export const speaksOfLoan = (text: string, names: Readonly<Record<string, string>>): boolean =>
  Object.values(names).some((name) => text.includes(name));
