import { plain } from '../text.ts';
import type { Understood } from '../understand.ts';

/** How a question begins that may be about blocking, in folded text. */
const asks =
  /^\s*(?:(?:please|abeg|pls|ok|biko|jowo) )*(?:can |could |will |would |may |is |are |was |were |has |do |does |did |how |what |who |whose |which |where |when |why |should |if |ko |se |nje |shin |yaya |ta yaya |zan iya |bawo |kedu |gini |enwere m ike |i fit |shey |abi )|\b(?:will|would|can|could) you\b.*\bif\b/;

/** Whether a text asks, and does not tell. */
export const asksOfBlocking = (folded: string): boolean => asks.test(folded);

/** What asks about blocking, and blocks nothing yet: "how do I freeze my account", "can you block it". A pattern is sure that it is wanted. */
export const asksToBlock = ({ intent, source }: Understood, text: string): boolean =>
  intent === 'freeze_account' && source === 'classifier' && asksOfBlocking(plain(text));
