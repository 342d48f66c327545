import { PERSONS } from './said-of-people.ts';
import type { Slots } from './slots.ts';

/** Who else has accounts, pages and subscriptions. */
const others =
  'facebook|instagram|tiktok|gmail|google|snapchat|telegram|twitter|linkedin|youtube|yahoo|reddit|pinterest|discord|netflix|spotify|amazon|jumia|konga|best buy|walmart|uber|bolt|marriott|gym|icloud|outlook';
/** What an account of one's own is called, or whose it is. */
const kinds =
  'karo|bank|savings?|current|naira|dollar|joint|student|business|main|first|second|other|old|new|wallet|personal|own|whole|fixed|deposit|domiciliary|dom|investment|salary|loan|esusu|ajo|goal|kids?';
/** Things with a word of banking in their name that no bank has, and what is done with such words elsewhere; in any of the five languages. */
const sayings = [
  "\\b(?:birthday|wedding|christmas|valentine'?s?|invitation|greeting|memory|sd|graphics?|red|yellow|playing|library|report|flash) cards?\\b(?!.*\\bvirtual\\b)",
  '\\bpay(?:ing)? (?:attention|respects?|homage|heed|a visit|am visit)\\b|\\blend(?:ing)? (?:me |us )?(?:your |a |an )?(?:ears?|hand|pen)\\b',
  '\\b(?:blood|food|sperm|seed|eye) banks?\\b|\\bbank of (?:the )?river\\b|\\briver bank\\b',
  '\\b(?:speed|age|word|weight|character|time) limits?\\b|\\bsky is the limit\\b',
  '\\bwork[ -]life balance\\b|\\bbalanced diet\\b|\\bbalance of power\\b|\\b(?:lost|lose|keep) my balance\\b',
  '\\b(?:safety|hair|bowling|drawing|tie) pins?\\b|\\bpin (?:the )?(?:location|chat|message)\\b',
  '\\bsave the date\\b|\\bsav(?:e|ing) (?:lives|my marriage|the planet|the whales?)\\b|\\bgod save\\b|\\bsave (?:the|our) (?:environment|world|earth|forests?|children)\\b',
  '\\b(?:blood|age|study|support|boy|girl|ethnic|favou?rite|prayer|jobs?|class|wedding|drama|singing|broadcast|choir|campaign|alumni|old (?:students?|boys|girls)) groups?\\b(?!.*\\b(?:ajo|esusu|savings?|contribut\\w*)\\b)|\\bform a (?:circle|sentence|line)\\b|\\bgroup (?:stage|chat|photo|picture|selfie|work|[a-h]$)|\\bcircle of friends\\b|\\bgroup for class\\b',
  '\\bwhose turn(?: is it)? to (?:wash|cook|fetch|sweep|clean|play|drive|speak|bat|mop)\\b',
  '\\b(?:housing|world|property|labour|job) market\\b|\\b(?:oil|crude|cocoa|petrol|fuel|diesel) (?:prices?|stocks)\\b',
  '\\b(?:credit|debit) alert (?:music|songs?|comedy|skits?|movie|film|videos?)\\b|\\bcredit to god\\b|\\b(?:olorun|oluwa|chineke|chukwu|allah|god) (?:\\w+ )?credit alert\\b|\\bcredit guda\\b',
  '(?<!savings? )\\bplans? for (?:christmas|easter|valentine|the weekend|(?:the )?new year|tonight|tomorrow)\\b|(?<!savings? )\\bgoals for (?:the )?new year\\b',
  '\\btoken for (?:my |the )?(?:gate|visitor|visit)\\b|\\bresults? with token\\b',
  '\\bdata (?:science|scientists?|analysts?|analysis|structures?|entry|protection)\\b|\\bbig data\\b',
  `^(?!.*\\b(?:karo|your|una|yin|unu|ku|logo)\\b).*(?:\\b(?:${others}) (?:account|password|page|profile|subscription|order|membership|points|rewards|ride)\\b|\\baccount (?:${others})\\b|\\b(?:handle|user ?name|account|profile|password|page|notifications?) (?:on|for|of|from) (?:${others})\\b)`,
  '\\bmiss(?:ed|es)?\\b.{0,12}\\bgoals?\\b|\\b(?:striker|goalkeeper)s?\\b|\\bgod sen[dt]\\b|\\bsen[dt] (?:\\w+ ){0,4}(?:nudes?|assignments?|homework|memes?|stickers?)\\b',
  '\\bwho (?:has |have )?(?:won|win|scored?|lost)\\b|\\bhow many goals\\b|\\b(?:score|scored) (?:a |the |that )?goals?\\b',
  '\\binvest(?:ing)? (?:my |your |more |some )*(?:time|effort|energy)\\b|\\bspend(?:ing)? (?:the |some |more )*(?:night|weekend|holidays?|time|christmas|quality time)\\b',
  '\\b(?:police|mission|thesis|press|problem) statement\\b|\\b(?:medical|weather|police|book) report\\b',
  '\\bfreez(?:e|ing) (?:the |my |some )?(?:chicken|meat|fish|soup|food)\\b',
  '\\b(?:nearest|closest)\\b(?<!\\b(?:your|una|karo) \\w+).{0,16}\\b(?:atms?|branch|bank|agents?|pos)\\b|\\bwhere\\b(?!.*\\b(?:my|new) (?:new )?atm).{0,24}\\batms?\\b',
  '^(?!.*\\b(?:ajo|esusu|osusu|isusu|adash\\w*|thrift|savings?|contributions?|money|invest\\w*|scam\\w*)\\b).*\\b(?:whatsapp|telegram|facebook)(?: \\w+)? group\\b',
  '\\btokens? of (?:my |our |his |her |the )?(?:love|appreciation|gratitude|thanks)\\b|\\bremove (?:the )?background\\b',
  '\\bwho (?:sang|sing|sings|is singing)\\b|\\blyrics\\b|\\bmeaning of credit alert\\b',
  '\\b(?:birth|marriage|death|medical) certificate\\b',
  '(?<!\\b(?:my|saved) )\\btransfer (?:my |the |this |these |our )?(?:calls?|files?|contacts?|photos?|pictures|videos?|songs?|chats?|patient|students?|players?)\\b(?! to (?:your|an?|una|the)? ?(?:staff|person|somebody|agent|human|people))|\\b(?:call|browsing|search|order) history\\b',
  '\\b(?:technology|tech|knowledge|skills?|heat|power|embryo|player) transfers?\\b',
  '\\bwho (?:even |sef )?(?:sen[dt]|sent) (?:me|us) (?:go|to (?:school|church|the))\\b|\\bfriend request\\b|\\bin the mail\\b|\\bwho (?:sen[dt]|gave|give|brought) (?:me|us) (?:that |the |this |a |an |di |dis |dat )?(?:\\w+ )?(?:videos?|pictures?|photos?|messages?|links?|(?:friend )?requests?|emails?|gifts?|presents?|books?|clocks?|parcels?|songs?|stickers?)\\b',
  '\\bwhat (?:came|come|was|is) (?:in|inside) the (?:parcel|box|bag|package|carton)\\b|\\bcredits rolled\\b|\\b(?:roll|end|opening) (?:the )?credits\\b|\\bcredits? (?:at|in) the (?:end|start|beginning) of\\b',
  // Whoever has no bank's word for it has it elsewhere: "delete my tinder account".
  `\\b(?:close|delete|deactivate) my (?!(?:${kinds}|${PERSONS})\\b)[a-z]+ account\\b|\\bmy (?!(?:karo|rewards?|learning|lessons?|course|bonus|loyalty|quiz|own|total|last)\\b)[a-z]+ points\\b`,
  '\\bsen[dt] (?:\\w+ ){1,4}(?:messages?|jokes?|memes?|gist|cv|pictures?|photos?|videos?) (?:\\w+ ){1,6}by mistake\\b|\\bsen[dt] (?:\\w+ ){1,3}(?:the|a) wrong (?:address|photos?|pictures?|videos?|files?)\\b|\\bsen[dt] wrong (?:address|photos?|pictures?|videos?|files?)\\b|\\bsen[dt] (?:the |a )?(?:messages?|texts?|voice notes?) (?:to|go|for) (?:the |a )?wrong\\b|\\bsen[dt] (?:\\w+ ){1,4}to (?:the |a )?wrong (?:chats?|groups?|inbox)\\b|\\bhow (?:do|would) (?:you|i|we) spell\\b|\\bhistory of (?:my search\\w*|(?:my|the) calls?)\\b',
  '\\bcredit score\\b.*\\b(?:apartment|flat|mortgage|divorc\\w*|states|america|usa|uk)\\b',
  '\\bhistory (?:teachers?|class(?:es)?|lessons?|exams?|books?|homework)\\b|\\bhistory of (?:\\w+ )?(?:empires?|kingdoms?|wars?|nigeria|africa|religions?|towns?|football)\\b',
  '\\brecall (?:an?|the|my|that) (?:e-?mails?|messages?|products?|ambassador)\\b|\\b(?:sent|send) (?:the |a )?(?:wrong |love )?(?:files?|messages?|pictures?|photos?|texts?|e-?mails?|videos?|chats?) to\\b',
  '\\bgoals? (?:of|for|to) (?:my )?(?:read|walk|run|los|learn|drink|pray|sleep|fitness)\\w*\\b|\\bgoals? (?:for|in|of) (?:that|the|this|dat) (?:match|game|final|season)\\b|\\bloan players?\\b',
  '\\bsend(?:ing)? (?:me |us |him |her |them |my \\w+ )?(?:a |the |some |small )*(?:books?|food ?stuffs?|food|clothes|shoes|parcels?|letters?|medicines?|garri|yams?)\\b(?!.*\\b(?:money|cash|naira)\\b)',
  '\\bprice of (?:a (?:bag|basket|tin|mudu|crate|ton)s? of )?(?:cocoa|rice|garri|tomatoes?|yams?|beans|onions?|peppers?|cement|cows?|rams?|goats?|palm oil|groundnuts?|maize|fish|bread|eggs?)\\b',
  '\\bshould (?:a|the) (?:woman|man|wife|husband|couple|girl|boy) pay\\b|\\bunsubscribe (?:me )?from (?:these |the |this |that |all )*(?:newsletters?|channels?|mailing lists?)\\b',
  // Who is sent on an errand is sent no money.
  '\\b(?:send|tura|aika|fi|ezigala|ezipula) (?:a |the |small )*(?:boy|child|pikin|yaro|omo(?:de)?|nwata\\w*) (?!(?:the |any |that )?(?:money|cash|it|am|again|yet|now|please|abeg)\\b)(?!.*\\b(?:money|cash|kudi\\w*|owo|ego)\\b)[a-z]',
  '\\bpost notifications?\\b|\\b(?:weather|game|news|calendar) notifications?\\b|\\bnotifications? (?:from|for|of|on) (?:my |the )?(?:games?|news|weather|apps?)\\b|\\bnotification sounds?\\b|\\btransfer window\\b|\\biron[ -]on\\b|\\b(?:steps?|weight|sleep|bedtime|fitness|reading|calorie|running) goals?\\b|\\busername (?:on|for|of) (?!karo\\b)[a-z]|\\b(?:reading|drama|dance|fitness|prayer) (?:circle|goals?|club)\\b|\\bbook club\\b|\\bgym (?:cost|fee|price)\\b|\\bstock ?fish\\b',
  '\\b(?:turn|switch|put) (?:on|off) (?:the |my |that )?(?:lights?|tv|television|fan|gen|generator|ac|radio|music)\\b',
  '\\b(?:turn|switch|put) (?:the |my |that )?(?:lights?|tv|television|fan|gen|generator|ac|radio|music) (?:on|off)\\b',
  '^(?:abeg |please )?(?:on|off) (?:the |that |dat )?(?:light|tv|gen|fan)\\b',
  '^(?:(?:please|abeg|go|make you|can you|help me|somebody) )*(?:open|close|lock|shut) (?:the |that |your )?(?:door|window|gate|book|eyes?)\\b',
  '\\b(?:kunna|kashe) (?:fitila\\w*|talabijin|fanka|rediyo)\\b|^(?:(?:don allah|ka|ki|ku|a) )*(?:bude|rufe|kulle) (?:kofa\\w*|taga\\w*|littafi|idon\\w*)\\b',
  '\\b(?:tan|pa) (?:ina|tv|telifisan|redio)\\b|\\b(?:si|ti) ferese\\b|\\bilekun\\b(?! (?:akanti|akaunti|account))|\\bya mi ni eti\\b',
  '\\b(?:gbanye|gbanyuo|menyuo) (?:oku|tv|onyonyo|igwe)\\b|^(?:biko )?(?:meghee|mechie|kpochie) (?:uzo|windo|akwukwo)\\b|^(?:biko )?gee (?:m )?nti\\b',
];
const elsewhere = new RegExp(sayings.join('|'));

/** Whether a text is of paying a card off: no card of the bank's own is a debt. */
export const paysCardOff = (text: string): boolean =>
  /\bhow (?:long|many (?:months|years))\b.*\bpay(?:ing)? off\b.*\bcards?\b/.test(text);

/** Whether a text has words of a bank and means nothing of it. */
export const isElsewhere = (
  text: string,
  { amount, account, bank, meter, network, plan, phone, reference }: Slots,
): boolean =>
  elsewhere.test(text) && !(amount ?? account ?? bank ?? meter ?? network ?? plan ?? phone ?? reference);
