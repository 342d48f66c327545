import { plain } from '../text.ts';
import type { Understood } from '../understand.ts';

/** How a question begins that may be about blocking, in folded text. */
const asks =
  /^\s*(?:(?:please|abeg|pls|ok|biko|jowo) )*(?:can |could |will |would |may |is |are |was |were |has |do |does |did |how |what |who |whose |which |where |when |why |should |if |ko |se |nje |shin |yaya |ta yaya |zan iya |bawo |kedu |gini |enwere m ike |i fit |shey |abi )|\b(?:will|would|can|could) you\b.*\bif\b/;

/** Whether a text asks, and does not tell. */
export const asksOfBlocking = (folded: string): boolean => asks.test(folded);

/** A word of what is to be done. */
const wanted = /\b(?:block|freeze|lock|stop|close|shut|hold|secure)\b/;
/** A phone that is another's, and not one's own beside it. */
const phoneOfAnother =
  /^(?!.*\bmy (?:own )?(?:phone|sim|line|account|acct)\b).*\b(?:[a-z]+'s|his|her|their|im|(?:my|our) (?:mother|mama|mum|mummy|mom|father|papa|dad|daddy|wife|husband|son|daughter|child|children|pikin|brother|sister|friend|neighbou?r|boss|oga|madam|aunty?|uncle|teacher|pastor|driver|grand\w+|cousin|girlfriend|boyfriend|colleague|landlord|house ?(?:girl|boy|help)|apprentice|babe|guy)) (?:phone|sim|line|handset)\b/;
/** What did not happen, or happened when no account was here to be robbed. */
const longPast =
  /\b(?:almost|nearly|(?:bought|buy|buying|sell|sold) (?:a |the )?stolen|in (?:19|20)\d\d|last year|years? (?:ago|back)|long ago)\b/;

/** Whether a text tells of a loss that endangers nothing here, and does not say what to do. */
export const endangersNothing = (folded: string): boolean =>
  !wanted.test(folded) && (phoneOfAnother.test(folded) || longPast.test(folded));

/** What asks about blocking, or tells of a loss that endangers nothing, and blocks nothing yet: "how do I freeze my account", "can you block it". A pattern is sure that it is wanted. */
export const asksToBlock = ({ intent, source }: Understood, said: string): boolean => {
  const text = plain(said);
  return (
    intent === 'freeze_account' && source === 'classifier' && (asksOfBlocking(text) || endangersNothing(text))
  );
};
