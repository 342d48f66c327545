import type { Intent } from '../intents.ts';
import type { Matched } from './matched.ts';
import { groupActSaid } from './said-of-savings.ts';
import type { Slots } from './slots.ts';

const group =
  '(?:esusu|ajo|adashe|adashi|isusu|osusu|thrift|savings? (?:circle|group|club)|rotating savings|contribution group|investment club|circle|cooperative)';
const joins = new RegExp(`\\bjoin\\b.*\\b(?:${group}|group|club)\\b`);
const joinsByCode = /^(?:please |abeg )*join [2-9a-hjkmnp-tv-z]{6}\b/;
const founds = new RegExp(
  `\\b(?:start|create|open(?! (?:my|the)\\b)|form|begin|set up|organi[sz]e|found|make an?|i (?:want|wan|need) (?:my|our) own)\\b.*\\b(?:${group}|group)\\b`,
);
const pays = new RegExp(
  `\\b(?:pay(?! (?:me|us)\\b)|contribute|drop|settle)\\b.*\\b(?:${group}|contribution|group)\\b|^contribute\\b`,
);
const asks = new RegExp(
  `\\b(?:my|our)\\b.*\\b(?:${group}|groups?)\\b|\\bwhose turn\\b|^wa (?:zai|za ta|ke) (?:(?:dauka|karba|kwasa)(?: na)? (?:farko|yanzu|gaba)|fara (?:dauka|karba|kwasa))\\b|^ta ?ni (?:yoo|maa|lo maa) (?:gba|ko)(?: ajo| owo)? (?:akoko|bayi|tele)\\b|^onye (?:ga-?e?bu uzo|ga-?e?buru uzo) (?:nara|ana\\w*|were|ewere|inara)\\b|^who (?:collects?|packs?|takes? (?:it|the (?:money|pot))|gets? (?:it|the (?:money|pot))|go (?:collect|pack)) (?:first|next|now)\\b|\\bwhen is (?:it )?my turn\\b`,
);
/** Who has paid and who has not is asked, not paid. */
const tells = new RegExp(
  `^(?:who|whose|has|have|did|shey|abi)\\b(?!.*\\bjoin\\b).*\\b(?:${group}|contribution|group)\\b|^(?!i\\b|we\\b)[a-z]+(?: [a-z]+)? don (?:pay|drop|settle)\\b.*\\b(?:${group}|contribution|group)\\b`,
);
const addsMe = new RegExp(
  `\\b(?:(?:add(?:ed)?|put|include[d]?) me\\b|invited? me\\b|(?:accept|here is|i (?:get|have|got)|sen[dt] me|use)\\b.{0,14}\\binvit\\w*).*\\b(?:${group}|contribution|group)\\b`,
);
/** What is done with one's esusu asks nothing of it. */
const does =
  /\b(?:put|send|make|drop|take|debit|deduct|com+ot|add|move|settle|start|gather|do|let|admit|open|call|name|pay it|here is|complete|balance|use|bring|keep|invite|turn|putting|room|vacancy|space|slot)\b/;
const saves =
  /^(?:please |abeg |i (?:want|wan) )*(?:to )?(?:save|keep)\b(?! (?:the|our) (?:environment|world|earth)\b)/;
const savesFor =
  /^(?:please |abeg |i (?:want|wan|would like) )*(?:to )?(?:start )?sav(?:e|ing) (?:money |up )?(?:for|towards)\b/;
const goals =
  /^(?:what|which)(?: are)?(?: my| the)? (?:savings? )?goals? (?:do |did )?i (?:have|get|open(?:ed)?|set|own)\b|^how (?:is|are|far(?: with)?) (?:my|the|our) (?:[a-z]+ ){0,3}(?:goals?|savings)\b|\b(?:put|add|move|withdraw|take|remove|com+ot|break|open|create|start|set|make|new|show|check|close(?= (?:the|my|this|that|our)\b)|end(?= (?:the|my|this|that|our)\b))\b.*\b(?:goals?|savings?(?! (?:circle|group|club|wallet)))\b/;
/** "How is my phone goal going". */
const asksOfGoals = /^how (?:is|are|far)\b|^(?:what|which)\b/;
/** "Take 2k from rent": out of a goal, and from no person or machine. */
const takesOut =
  /^(?:please |abeg |i (?:want|wan) )*(?:to )?(?:take|withdraw|remove|com+ot|bring out)\b.{0,24}\b(?:from|out of)(?: (?:my|the|our))? (?!my\b|the\b|our\b|account|acct|bank|atm|pos|agent|balance|card|wallet|phone|airtime|loan|him|her|them|here|there|karo)[a-z]/;
const locks =
  /^(?!.*\b(?:emergency|urgent\w*|hurry|trouble|fell|sharp sharp|thie(?:f|ves)|some(?:body|one)|they|dem|nobody|lock on|whatsapp|hack\w*|fixed deposit|treasury|bonds?|(?:don|has|have|is|was|been|got) lock(?:ed)?)\b).*\block\b(?!.*\b(?:card|account|am|sim)\b).*(?:\d|\b(?:savings?|money|cash)\b)/;
/** "Stop saving every week": the plan of a goal ends. */
const stopsPlan =
  /^(?:no[^,]{0,16}, )?(?:please |abeg |i (?:want|wan) )*(?:to )?(?:stop|end|pause|cancel) (?:the |my |from )?(?:auto(?:matic)? ?|weekly |monthly )?(?:saving|savings plan|auto-?save)\b(?! (?:circle|group|club))/;
/** "Fi 5k sinu moto": money is put into something, and sent to nobody. */
const putsInside =
  /^(?:e |jowo |ejo )*fi\b.{1,24}\bs?inu\b(?! (?:akanti|akaunti|asunwon|foonu|kaadi|ajo|esusu|egbe)\b)/;
/** "Until June 2028": how long savings are to be locked. */
const until = /^(?:until|till|har(?: zuwa)?|titi(?: di)?|ruo) (?:[a-z']+ )?\d{4}$/;
const learns =
  /^(?:please |abeg |i (?:want|wan) )*(?:to )?(?:learn about|teach me about|start (?:the |a )?lesson|next lesson|continue (?:my |the )?(?:lesson|course)|quiz|take the quiz)\b|^(?:what(?:'s| is| are)|wetin be|explain|meaning of) (?:a |an )?fixed deposits?$|^(?:(?:eko|eyi) to kan|darasi na gaba)$|^(?:don allah )?(?:koya (?:min|mini|mani|mana)|ina so(?:n)? (?:in )?(?:koyi|koyo))(?: \w+)? (?:game da|a ?kan|yadda)\b|^(?:biko )?(?:(?:achoro m|ka m) i?muta|kuziere m)(?: ihe)? (?:gbasara|banyere|maka)\b/;

/** Who wants to be rid of debts wants to be taught: nothing is repaid unasked. */
const outOfDebt =
  /\b(?:get|getting|come|comot) (?:out (?:of|from) |(?:for|from) )(?:my |this |all )?debts?\b|\b(?:jade|kuro) (?:ninu|ni|kuro ninu) gbese\b|\bfita daga bashi\w*|\b(?:puo|apu|ipu) na? ?'?ugwo\b/;

/** What is surely to be done: "add my name to Segun's ajo" invites nobody, and "what is a standing order" sets none up. */
const isAct = (act: string, text: string): boolean =>
  act !== 'standing' && (act !== 'invite' || /\d{10}/.test(text));

/** Letters beyond which a text is a story, in which a word such as "club" or "group" says little. */
const LONGEST = 90;

/** What is said of saving together, of goals, and of learning, in words that need no weighing. */
export function savingsPattern(text: string, slots: Slots): Matched | undefined {
  if (slots.account || /@/.test(text) || text.length > LONGEST) return undefined;
  const sure = (intent: Intent) => ({ intent, confidence: 0.95 });
  if (addsMe.test(text)) return sure('group_join');
  if (tells.test(text) && !slots.amount) return sure('group_status');
  const act = groupActSaid(text);
  if (act && (!slots.amount || act.startsWith('club_')))
    return { ...sure('group_status'), stands: isAct(act, text) };
  if (locks.test(text) && !slots.phone)
    return { ...sure('goal'), stands: !/\b(?:if|suppose|stocks?|shares?)\b/.test(text) };
  if (slots.amount && !slots.phone && !slots.bank && putsInside.test(text)) return sure('goal');
  if (until.test(text) || stopsPlan.test(text)) return { ...sure('goal'), stands: true };
  if (learns.test(text) || (outOfDebt.test(text) && !slots.amount)) return sure('lesson');
  if (joinsByCode.test(text)) return { ...sure('group_join'), stands: true };
  if (joins.test(text)) return sure('group_join');
  if (founds.test(text)) return sure('group_create');
  if (pays.test(text)) return sure('group_contribute');
  if (
    goals.test(text) &&
    !slots.phone &&
    !/\b(?:savings|deposit) account|\bcheckings?\b|\b(?:interest|block|freeze|debit|hold|with friends|steps?|weight|sleep|bedtime|running|pages|pushups|kilomet(?:er|re)s)\b/.test(
      text,
    )
  )
    return { ...sure('goal'), stands: asksOfGoals.test(text) };
  if (takesOut.test(text) && slots.amount && !slots.phone) return sure('goal');
  if (savesFor.test(text) && !slots.phone) return sure('goal');
  if (asks.test(text) && !does.test(text) && !slots.amount) return sure('group_status');
  return saves.test(text) && slots.amount && !slots.phone ? sure('goal') : undefined;
}
