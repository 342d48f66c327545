import { firstDay, leastInvested, sendingCountries } from '../levels.ts';

/** Short answers to what is asked on the way of an order, behind an offer or of a blocked account; the FAQ page (knowledge.ts) has the rest. */
export const asked = {
  'loan-who':
    'Whoever has a Karo account into which money comes, a trader as well as somebody with a salary. Your credit score, what comes in, and your level decide how much. Say “loan” to see what you can have.',
  'loan-when':
    'Most loans are decided in seconds, and the money is in your account when you approve the offer with your PIN. A large one is looked at by a person, usually within a day.',
  'loan-taken':
    'On the day of each payment we take it from your account, and remind you before. To pay yourself, or more, say “pay my loan”.',
  'loan-guarantor':
    'No guarantor and no security is asked for. Your credit score and what comes into your account decide.',
  'credit-score':
    'Your credit score grows with the age of the account, your level, money that comes in every month, savings, and loans and group contributions that are paid on time. If a loan is refused, the reason is told with it.',
  'goal-out':
    'Yes, at any time, all or a part, with your PIN and at no charge. Only what you locked until a day loses that month’s interest if you take it out before.',
  'goal-auto':
    'Yes: say how much and how often, for example “save 2k every Friday in Rent”, and approve it once. You can change it or stop it at any time.',
  'goal-missed':
    'Nothing is lost, and nobody fines you. Where saving by itself finds too little in your account, I try again for a week.',
  'esusu-order':
    'Nobody chooses: the order is drawn when all members are in. I seal a secret before anybody joins, and every member can check the draw. Two members may change places if both agree.',
  'esusu-account':
    'Yes: each member needs a Karo account, because the contributions and the pot go through it. Opening one is free and takes about two minutes; then they join with the group’s code.',
  'esusu-leave':
    'A member can leave by the rule that was chosen at the start: they settle with each of the others, or find somebody for their place. What was paid in stays written down for all.',
  'esusu-pot':
    'In an account of the group that nobody can spend, whoever started the group included. It is paid out to the member whose turn it is, and all members see it.',
  'esusu-begin':
    'When all places are taken, or when whoever started the group says so with enough members. I tell each member when it begins.',
  'esusu-cost': 'Nothing: Karo takes no charge for a group. What the members pay in is what is paid out.',
  'card-where':
    'The card is virtual: it pays online, wherever cards are taken. There is no plastic card for a till or a cash machine.',
  'card-stop':
    'Say “freeze my card”: it pays nothing from that moment. “Unfreeze my card” and your PIN let it pay again; you can also close it for good, or replace it.',
  'card-number':
    'Say “show my card”: your PIN opens a page with the number, the date and the CVV, once. They are never written in this chat.',
  'card-declined':
    'A card pays nothing while it is frozen, over its daily limit, at merchants that you switched off, or with too little money in the account. I tell you the reason each time a payment is declined.',
  'limit-change':
    'Say for example “lower my limit to 20k”. A lower limit holds at once, a higher one begins a day later, up to what your level allows. Say “my limits” to see yours.',
  'new-number-cap': `In the first day of a new phone, number or PIN at most ${firstDay} can move, so that a thief gets little. It ends by itself after that day.`,
  'standing-stop':
    'Say “stop standing order”: nothing more is paid by itself from then on. “Pause”, “resume” and “skip” work as well.',
  'standing-how':
    'Yes: say it with its day, for example “every Friday send 2k to Chidi”. You approve it once with your PIN, I tell you the day before each payment, and you can stop it at any time.',
  'standing-short':
    'Then it is not paid: I try again that same day, take nothing from your savings, and tell you. A payment that was missed is not made later.',
  'statement-stamp':
    'The PDF bears Karo’s name and mark and your details, but no stamp and no signature. If an embassy or an office wants one that is stamped, reply PERSON.',
  'receipt-get':
    'Say “receipt”, and I show that of the last payment; name the person or the reference for another. You can forward it as proof.',
  'request-how':
    'Say for example “request 5k from @ada”, or name the phone number of a Karo customer. They are asked, and pay only if they approve it. Nothing leaves your account.',
  'recall-sure':
    'I cannot promise it. We ask the other bank at once, and its customer has to give it back or the bank finds that it must. You are told what was found; say “my cases” to see how it stands.',
  'frozen-in':
    'Yes. A block stops what leaves; money that people send you, your salary too, still comes in and stays there until the account is open again.',
  'frozen-enter':
    'Nobody can take anything now: no transfer, card, bill or standing order leaves a blocked account, even with your PIN. It stays so until we know that it is you who asks.',
  'frozen-open':
    'Reply PERSON: somebody at Karo opens it again with you, once we know that it is you. There is no fixed time; until then nothing can leave.',
  'pin-change':
    'Say “change my PIN”: the secure page asks for the old one and the new one. Without the old one you set a new PIN on our website under “Forgot your PIN?”. If the account is blocked, a person opens it first.',
  'page-safe':
    'The page that I send here under an offer is Karo’s own: it shows what you approve, is good once, and only there you type your PIN. Open no such page that somebody else sends you.',
  'offer-expires':
    'Until the time that stands in the offer, about ten minutes. After that nothing has moved: say it again and you get a new one.',
  'payee-sees':
    'They see your name, the amount and what you wrote it is for, as with any bank. They never see your balance.',
  'payee-alert':
    'Yes: their bank tells them when it has come, and a Karo customer is told by me. You get a receipt that you can forward.',
  'no-funds':
    'Then nothing is paid and nothing is charged: I tell you so, and you can send less or add money first. The account cannot go below zero.',
  'person-when':
    'A person answers here in this chat, within 24 hours. Until then I go on helping with everything else. Whoever calls and asks for your PIN or a code is not from Karo.',
  'invest-risk':
    'Yes, you can: prices rise and fall, and you may get back less than you put in. A money market fund and government bonds have the least risk; shares and cryptocurrency can fall far.',
  'invest-least': `From ${leastInvested} on the plan Basic, and less on a higher plan. If there is a fee, it stands in the offer before your PIN.`,
  'remit-how': `Whoever is abroad opens our website, says how much and to which phone number, and pays by card. It comes here in naira. Cards of these countries can pay: ${sendingCountries}.`,
  'remit-without':
    'They are invited by a message to their number, and the money waits: it is theirs when they open a free Karo account with that number. If they do not, all of it goes back to the sender’s card.',
  'ussd-safe':
    'Yes: the PIN that you type in *347*5276# stands in no message and no record. Dial it with the number of your account, let nobody look on, and never tell anybody the PIN.',
  'token-missing':
    'The token stands in the receipt as soon as the electricity company has given it: say “receipt” to see it again. If it is still pending I keep asking; if the company refuses, your money comes back by itself.',
  'airtime-wrong':
    'What the network has delivered I cannot take back: ask whoever has that number. If it was not delivered, the money comes back by itself.',
  'account-cost':
    'Opening an account costs nothing, the plan Basic costs nothing a month, and nothing has to stay in the account. What transfers cost you see each time before your PIN.',
  'bvn-why':
    'The Central Bank wants each account to belong to a known person: the BVN shows us your name and date of birth. Nobody can take money with it alone, and it does not show us your other accounts.',
  privacy:
    'You and Karo. Somebody at Karo who helps you sees the chat with numbers masked; a PIN or BVN in it is wiped. Nobody else sees your account, your family neither. More under Settings, Privacy.',
  'new-phone': `With the same number you go on here: if we ask, you prove it with your PIN on the secure page. For a new number write from it, and we link it by a code to the old one. In the first day at most ${firstDay} moves.`,
  'cancel-late':
    'Before your PIN, CANCEL stops it. After it only what still waits can be stopped, such as a first large transfer to somebody new. What has gone can only be asked back: say RECALL.',
};
