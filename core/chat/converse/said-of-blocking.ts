import { plain } from '../text.ts';
import type { Understood } from '../understand.ts';

/** How a question begins that may be about blocking, in folded text. */
const asks =
  /^\s*(?:(?:please|abeg|pls|ok|biko|jowo) )*(?:can |could |will |would |may |is |are |was |were |has |do |does |did |how |what |who |whose |which |where |when |why |should |if |ko |se |nje |shin |yaya |ta yaya |zan iya |bawo |kedu |gini |enwere m ike |i fit |shey |abi )|\b(?:will|would|can|could) you\b.*\bif\b/;

/** Whether a text asks, and does not tell. */
export const asksOfBlocking = (folded: string): boolean => asks.test(folded);

/** A phone that is another's, and neither one's own beside it nor a word of what is to be done. */
const phoneOfAnother =
  /^(?!.*\bmy (?:own )?(?:phone|sim|line|account|acct)\b)(?!.*\b(?:block|freeze|lock|stop|close|shut|hold|secure)\b).*\b(?:[a-z]+'s|his|her|their|im|(?:my|our) (?:mother|mama|mum|mummy|mom|father|papa|dad|daddy|wife|husband|son|daughter|child|children|pikin|brother|sister|friend|neighbou?r|boss|oga|madam|aunty?|uncle|teacher|pastor|driver|grand\w+|cousin|girlfriend|boyfriend|colleague|landlord|house ?(?:girl|boy|help)|apprentice|babe|guy)) (?:phone|sim|line|handset)\b/;

/** What asks about blocking, or tells of another's phone, and blocks nothing yet: "how do I freeze my account", "can you block it". A pattern is sure that it is wanted. */
export const asksToBlock = ({ intent, source }: Understood, said: string): boolean => {
  const text = plain(said);
  return (
    intent === 'freeze_account' &&
    source === 'classifier' &&
    (asksOfBlocking(text) || phoneOfAnother.test(text))
  );
};
