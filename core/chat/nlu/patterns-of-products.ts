import { isStory, plain } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import type { Matched } from './matched.ts';
import { investmentSaid } from './said-of-products.ts';
import { partSold } from './said-of-sums.ts';
import type { Slots } from './slots.ts';

const politely = /^(?:(?:please|pls|abeg|kindly|make i|i (?:want|wan) (?:to )?|can i|let me) ?)*/;
const assets =
  '(?:stocks?|shares|cryptos?|crypto ?currenc(?:y|ies)|coins|bonds?|(?:mutual )?funds|assets|investments)';
const looks = new RegExp(
  `^(?:show|see|list|check|view|give)(?: me)?(?: the| all| your| today'?s?)? (?:${assets}|market)(?: (?:prices?|list|market|today|wey dey))*$`,
);
const offers = new RegExp(
  `^(?:what|which|wetin be the)(?: are| be)?(?: the)? ${assets}\\b.*\\b(?:buy|have|get|sell|available|offer|dey)\\b`,
);
const prices =
  /\bprices?\b|\bfarashi\w*\b|\bonu ahia\b|^ego ole (?:bu|ka)\b|^how much (?:is|be|for|does)\b|^(?!.*\bhow (?:was )?(?:una |your |the )?market|.*\b(?:left|remain\w*|spent|sold|made|came|locked|costly|tomato\w*|peppers?|customers?)\b).*\bmarket today\b|^(?:how is )?the market\??$/;
/** The market of shares: what is sold for or in a market is rice. */
const market = /(?<!\b(?:for|in|at|on|inside|after|before|to|from)(?: the)? )\bmarket\b/;
/** What one has oneself is no offer, and foreign money is not bought here. */
const mine =
  /\bmy\b|\b(?:do|have|wey|did) i (?:have|own|hold|get|buy|bought|sell|sold)\b|\bm (?:bu|nwere|zuru)\b|\bi (?:get|own|hold|don buy)\b/;
const currency = /\b(?:dollars?|pounds?|euros?|cedis?|usd|gbp|eur)\b(?!.*\bfund)/;
const learning =
  /^(?:(?:show|see|check|what is|what are)(?: me)? )?(?:my )?(?:learning |lesson |course )?(?:points|level|streak|badges|achievements|progress)\??$|^(?:nawa (?:ne )?makina|makina nawa(?: ne)?|a+mi mi (?:melo|je melo)|melo ni a+mi mi)\??$|\bleader ?board\b|^top learners$/;
const claims =
  /^(?!.*\b(?:debate|topic|motion)\b).*\b(?:claim|collect|redeem|convert|use|give me(?! (?:\w+ )?points\b)|get)\b.{0,30}\b(?:rewards?|points|prize|(?<!\b(?:birth|death|marriage|medical|school|waec|clearance|degree|nysc|cac|tax) )(?<!\bdo i get (?:a |the |my |any )?)certificate(?! from\b))\b|^(?:show |see )?(?:me )?my (?:rewards?|certificate)\??$/;
const notices =
  /^(?:(?:show|see|check|read|view|clear)(?: me)? )?(?:all )?(?:my )?(?:unread )?(?:notifications?|alerts?)\??$|^(?:(?:do i have|is there|are there|have i(?: got)?) )?any (?:new |unread )?(?:messages?|notifications?|notices?)(?: for me| today)?\??$|^what did i miss\??$|\b(?:turn|switch|put|on|off|stop)\b.*\bnotifications?\b|^notifications? settings?$/;
/** Who is told too much wants to choose what they are told. */
const fewer =
  /(?<!(?<!\bmake )\b(?:una|karo|you|u|they|dem|bank) )\b(?:stop|quit|no|don'?t|do not|reduce|fewer|less)\b.{0,12}\b(?:send|sending|text|texting|messaging|message|disturb|disturbing|spam|spamming|alerting)\b(?: (?:me|my phone))?\b.{0,16}\b(?:messages?|texts?|sms|alerts?|adverts?|ads|promos?|notifications?|spam|things?)\b|^(?:please )?(?:stop|quit) (?:texting|messaging|disturbing|spamming) me\b|^(?:unsubscribe|opt ?-?out|opt me out|remove me from (?:your|the|this) (?:list|messages))\b|\b(?:too many|plenty|so many) (?:messages|alerts|texts|sms)\b|\b(?:ka|ki|ku) (?:daina|bar) (?:aiko|aika|turo|tura) (?:min|mini|mani)\b.{0,12}\b(?:sako|sakonni|saƙo)\b|\b(?:ma|e ma|e ye|ye) (?:se )?(?:fi )?(?:atejise|iroyin|ifiranse|message)\b.{0,12}\branse\b|\b(?:kwusi|kwusinu|akwusi) (?:izitere|izite|iziga|izigara) m ozi\b/;
/** "How do I stop the alerts". */
const stopsThem =
  /\b(?:how (?:do|can|to|will|fit|i go|i fit|person go)\b|^(?:please |abeg |pls |kindly )*(?:i (?:want|wan) (?:to )?)?)(?: i)?\s*(?:stop|turn off|switch off|put off|off|disable|mute|silence|reduce|unsubscribe from)(?: (?:getting|receiving|all|the|these|those|this|my|your|una|daily|debit|credit|sms|email|mail|whatsapp))*(?: (?:alerts?|adverts?|promos?|newsletters?|updates))\b(?! from (?!karo\b|you\b|una\b|the bank\b))/;

/** What is not to be sent to somebody else, or what others sell and chain together. */
const ofOtherMessages =
  /\b(?:this|that) (?:message|text) to\b|\bchain messages?\b|\badverts? on\b|\babout your\b/;

/** Whether somebody asks to be told less. */
export const wantsFewer = (text: string): boolean => {
  const folded = plain(text);
  return (
    (fewer.test(folded) || stopsThem.test(folded)) &&
    !ofOtherMessages.test(folded) &&
    !/\b(?:charg\w*|debit(?!s? alerts?\b)\w*|fees?|deduct\w*)\b/.test(folded)
  );
};

/** "Buy mtn 500" is airtime: only who sells or invests surely means the share. */
const trades = /^(?:sell|invest|zuba jari|sayar da|ta(?! (?:lo|ni)\b)|ree)\b(?!.*\b(?:data|airtime)\b)/;
/** Prices that no market makes. */
const vended =
  /\b(?:data|mb|gb|airtime|bundles?|unlimited|calls?|refinery|dstv|gotv|startimes|showmax|tokens?|light|cards?|spends?|earns?|akpata|union|with this (?:their|una)|how to price)\b/;
const cardLimit =
  /\b(?:gbanwee|bulie|belata|tinye|wedata)\b.*\boke (?:nke )?kaadi\b|\blimit\b.*\bcards?\b|\bcards?\b.*\b(?:daily |spending )?limit\b|\biyaka\w*\b.*\bkati\w*|\bopin\b.*\bkaadi\b/;
const report =
  /\breports? (?:every|each|per|by) month\b|\b(?:monthly|month'?s) report\b|\b(?:export|download|mail|email)\b.*\breport\b/;
const stopsReport =
  /^(?:please |abeg )*(?:stop|cancel|end|turn off|switch off|no more|don'?t (?:send|mail|email)(?: me)?) (?:the |my |this |that |these |any |sending (?:me )?)*(?:monthly )?(?:reports?)\b(?!.*\bfraud)/;
/** Whether the report of each month is wanted no more. */
export const endsReports = (text: string): boolean => stopsReport.test(plain(text).trim());
/** "Report for October": what was spent in it. */
const reportOf =
  /^(?:please |abeg )*(?:(?:give|show|send|get)(?: me)? |i (?:want|need) )?(?:my |the |a )*(?:spending |expense |money )?(?:report|summary)\b.{0,6}\b(?:for|of|on)\b/;
const score = /\b(?:credit|loan) score\b|^my score\??$/;
const defines =
  /\b(?:considered|excellent|average) |^(?:what is|wetin be|explain|tell me about|how (?:do|can|to)) (?!my\b)|\b(?:nufi|nufin|bayyana|menene|salaye|kini|ki ni|tumo|koworo|gini bu|kedu ihe bu|meaning|means?)\b/;
const tiers =
  /^(?:what|which|show|see|list|wetin be)(?: me| are| be)?(?: the| your| all)? (?:account )?(?:plans|tiers|packages)\b/;
const otherPlans = /\b(?:invest|data|mtn|glo|airtel|9mobile|dstv|gotv|startimes|saving|payment|repayment)/;

/** What is asked of the market, of lessons, of what one was told, and of the bank's plans, in words that need no weighing. */
export function productPattern(text: string, slots: Slots): Matched | undefined {
  if (slots.account || slots.phone || isStory(text)) return undefined;
  if (cardLimit.test(text)) return { intent: 'card_freeze', confidence: 0.95, stands: true };
  const named = investmentSaid(text);
  if (named && named !== 'plan' && trades.test(text.trim().replace(politely, '')))
    return { intent: 'invest', confidence: 0.95, stands: true };
  // "How much is one share": one is no sum.
  const ofOne = /\b(?:one|otu|1) (?:shares?|stock)\b/.test(text);
  if (slots.amount && !ofOne) return undefined;
  if (partSold(text)) return { intent: 'invest', confidence: 0.95, stands: true };
  const said = text.trim().replace(politely, '');
  const sure = (intent: Intent) => ({ intent, confidence: 0.95 });
  const asset = investmentSaid(said);
  if ((looks.test(said) || offers.test(said)) && !mine.test(said)) return sure('market');
  if (
    prices.test(said) &&
    ((asset && asset !== 'plan') || market.test(said)) &&
    !mine.test(said) &&
    !currency.test(said) &&
    !slots.plan &&
    !vended.test(said)
  )
    return sure('market');
  if (claims.test(said)) return sure('claim_reward');
  if (learning.test(said)) return sure('learning');
  if (slots.period && reportOf.test(said) && !/\bmail|\bpdf|\bdownload/.test(said)) return sure('spending');
  if (report.test(said) || stopsReport.test(said)) return sure('monthly_report');
  if (score.test(said) && !defines.test(said)) return sure('loan_status');
  if (notices.test(said)) return sure('notifications');
  return tiers.test(said) && !otherPlans.test(said) ? sure('tier_upgrade') : undefined;
}
