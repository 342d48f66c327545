import { plain } from '../../kernel/index.ts';
import { PERSONS } from './said-of-people.ts';
import type { Understood } from './understood.ts';

/** How a question begins that may be about blocking, in folded text. */
const asks =
  /^\s*(?:(?:please|abeg|pls|ok|biko|jowo) )*(?:can |could |will |would |may |is |are |was |were |has |do |does |did |how |what |who |whose |which |where |when |why |should |if |ko |se |nje |shin |yaya |ta yaya |zan iya |bawo |kedu |gini |enwere m ike |i fit |shey |abi )|\b(?:will|would|can|could) you\b.*\bif\b/;

/** Whether a text asks, and does not tell. */
export const asksOfBlocking = (folded: string): boolean => asks.test(folded);

/** A word of what is to be done, or of what it is to be done to. */
const wanted =
  /\b(?:block|freeze|lock|stop|close|shut|hold|secure|toshe|kulle|ti pa|gbochie|kpochie|asusu\w*|akanti|akaunt\w*|kudi\w*|owo|ego)\b/;
/** A phone that is another's, and not one's own beside it. */
const phoneOfAnother = new RegExp(
  [
    `^(?!.*\\bmy (?:own )?(?:phone|sim|line|account|acct)\\b).*\\b(?:[a-z]+'s|his|her|their|im|(?:my|our) (?:${PERSONS})) (?:phone|sim|line|handset)\\b`,
    /\b(?:waya\w*|layin|foonu|ero|ekwenti|sim) (?:(?:malam|baba|mama|mahaifi|inna|yaya|yaro|yarinya|aboki|makwa|oga|suruk|kawu|dan ?uwa|yar ?uwa|kan(?:in|wa))\w*|matata|mijina|dana|yata|(?:oluko|iya|egbon|aburo|oko|iyawo|ore|omo) (?:mi|wa)|(?:onye \w+|nwanne|nne|nna|di|nwunye|nwa|enyi) (?:m|anyi))\b/
      .source,
  ].join('|'),
);
/** What did not happen, or happened when no account was here to be robbed. */
const longPast =
  /\b(?:almost|nearly|(?:bought|buy|buying|sell|sold) (?:a |the )?stolen|in (?:19|20)\d\d|last year|years? (?:ago|back)|long ago)\b/;

/** Whether a text tells of another's phone, and does not say what to do. */
export const losesAnothers = (folded: string): boolean => phoneOfAnother.test(folded) && !wanted.test(folded);

/** Whether a text tells of a loss that endangers nothing here, and does not say what to do. */
export const endangersNothing = (folded: string): boolean =>
  losesAnothers(folded) || (longPast.test(folded) && !wanted.test(folded));

const suspects =
  /\b(?:some(?:body|one)|person|another person|they|dem|thief|who) (?:else )?(?:is|are|dey|don|has|have|may be|might be) (?:been )?(?:using|use|inside|in|enter(?:ed|ing)?|log(?:ged|ging) in(?:to)?|access\w*|hack\w*) (?:into )?(?:my|our) (?:account|acct|acc|whatsapp)\b|\b(?:wani|wata) (?:ya|yana|ta|tana) (?:shiga|amfani da|cikin) asusuna\b|\b(?:enikan|eniyan kan|elomiran) (?:n|ti|ti n) (?:lo|wo(?:nu)?|wole si) (?:akanti|akaunti|account) mi\b|\b(?:mmadu|onye ozo|otu onye) (?:na-?\s?eji|abanyela n'?|banyere n'?|no n'?) ?(?:ime )?akaunt[ui]? m\b/;

/** Whether somebody else may be in the account: it is asked whether it is to be blocked. */
export const suspectsAnother = (text: string): boolean => suspects.test(plain(text));

/** What asks about blocking, or tells of a loss that endangers nothing, and blocks nothing yet: "how do I freeze my account", "can you block it". A pattern is sure that it is wanted. */
export const asksToBlock = ({ intent, source }: Understood, said: string): boolean => {
  const text = plain(said);
  return (
    intent === 'freeze_account' &&
    (suspects.test(text) || (source === 'classifier' && (asksOfBlocking(text) || endangersNothing(text))))
  );
};
