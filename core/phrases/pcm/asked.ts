import type { asked as english } from '../en/asked.ts';
import { firstDay, leastInvested, sendingCountries } from '../levels.ts';

/** Short answers, in Nigerian Pidgin. */
export const asked: typeof english = {
  'loan-who':
    'Anybody wey get Karo account wey money dey enter, trader or person wey get salary. Your credit score, wetin dey enter and your level go decide how much. Talk “loan” make you see wetin you fit get.',
  'loan-when':
    'Most loan, we dey decide am for seconds, and the money go dey your account once you approve the offer with your PIN. Big one, person go look am, mostly inside one day.',
  'loan-taken':
    'For the day of each payment we dey take am from your account, and we go remind you before. To pay by yourself, or to pay more, talk “pay my loan”.',
  'loan-guarantor':
    'We no dey ask for guarantor or collateral. Your credit score and wetin dey enter your account na im go decide.',
  'credit-score':
    'Your credit score dey grow as the account dey old, with your level, money wey dey enter every month, savings, and loan and group money wey you pay on time. If we no give loan, we go tell you why.',
  'goal-out':
    'Yes, anytime, all or part, with your PIN and no charge. Na only the one wey you lock till one day go lose that month interest if you comot am before.',
  'goal-auto':
    'Yes: talk how much and when, like “save 2k every Friday for Rent”, and approve am once. You fit change am or stop am anytime.',
  'goal-missed':
    'Nothing go lost, and nobody go fine you. If money no reach for your account the day e suppose save, I go try again for one week.',
  'esusu-order':
    'Nobody dey choose: we dey draw the order when all members don enter. I dey seal secret before anybody join, and every member fit check the draw. Two members fit change place if both gree.',
  'esusu-account':
    'Yes: every member need Karo account, because the contribution and the pot dey pass there. To open am na free, about two minutes; after that dem go join with the group code.',
  'esusu-leave':
    'Member fit comot by the rule wey una choose when e start: e go settle with each of the others, or find person for e place. Wetin person don pay dey written down for all.',
  'esusu-pot':
    'Inside account of the group wey nobody fit spend, even the person wey start am. E dey go to the member wey get the turn, and all members dey see am.',
  'esusu-begin':
    'When all the places don full, or when the person wey start the group talk so with enough members. I go tell each member when e start.',
  'esusu-cost': 'Nothing: Karo no dey take charge for group. Wetin members pay in na im go pay out.',
  'card-where':
    'The card na virtual: e dey pay online, anywhere wey dem dey take card. No plastic card dey for POS or ATM.',
  'card-stop':
    'Talk “freeze my card”: e no go pay anything from that time. “Unfreeze my card” and your PIN go make am pay again; you fit close am for good too, or change am.',
  'card-number':
    'Talk “show my card”: your PIN go open page wey get the number, the date and the CVV, once. We no dey write am for this chat.',
  'card-declined':
    'Card no go pay when e dey frozen, when e don pass the limit for the day, for shops wey you off, or when money no reach for the account. I dey tell you the reason each time dem decline am.',
  'limit-change':
    'Talk like “lower my limit to 20k”. Lower limit dey start now now, higher one dey start after one day, reach wetin your level allow. Talk “my limits” to see your own.',
  'new-number-cap': `For the first day of new phone, number or PIN, na only ${firstDay} fit move, so that thief no go get plenty. E go end by itself after that day.`,
  'standing-stop':
    'Talk “stop standing order”: nothing go pay by itself again from there. “Pause”, “resume” and “skip” dey work too.',
  'standing-how':
    'Yes: talk am with the day, like “every Friday send 2k to Chidi”. You go approve am once with your PIN, I go tell you the day before each payment, and you fit stop am anytime.',
  'standing-short':
    'E no go pay: I go try again that same day, I no go touch your savings, and I go tell you. The one wey miss, we no dey pay am later.',
  'statement-stamp':
    'The PDF get Karo name and mark and your details, but e no get stamp or signature. If embassy or office want the one wey get stamp, reply PERSON.',
  'receipt-get':
    'Talk “receipt”, and I go show the one of the last payment; call the person name or the reference for another one. You fit forward am as proof.',
  'request-how':
    'Talk like “request 5k from @ada”, or give the phone number of person wey dey use Karo. We go ask am, and e go pay only if e approve am. Nothing go comot from your account.',
  'recall-sure':
    'I no fit promise am. We dey ask the other bank sharp sharp, and their customer must give am back or the bank go see say e must. We go tell you wetin dem find; talk “my cases” to see how far.',
  'frozen-in':
    'Yes. Block dey stop wetin dey go out; money wey people send you, even salary, still dey enter and e go stay there till the account open again.',
  'frozen-enter':
    'Nobody fit take anything now: no transfer, card, bill or standing order fit comot from blocked account, even with your PIN. E go dey like that till we know say na you dey ask.',
  'frozen-open':
    'Reply PERSON: somebody for Karo go open am again with you, once we know say na you. No fixed time dey; till then nothing fit comot.',
  'pin-change':
    'Talk “change my PIN”: the secure page go ask for the old one and the new one. If you no get the old one, set new PIN for our website under “Forgot your PIN?”. If the account dey blocked, person go first open am.',
  'page-safe':
    'The page wey I send here under an offer na Karo own: e dey show wetin you dey approve, e good for one time, and na only there you go type your PIN. No open that kind page wey another person send you.',
  'offer-expires':
    'Till the time wey dey for the offer, about ten minutes. After that nothing don move: talk am again and you go get new one.',
  'payee-sees':
    'Dem go see your name, the amount and wetin you write say e be for, like any bank. Dem no go ever see your balance.',
  'payee-alert':
    'Yes: their bank go tell dem when e enter, and if na Karo customer I go tell am. You go get receipt wey you fit forward.',
  'no-funds':
    'Nothing go pay and we no go charge anything: I go tell you, and you fit send small or add money first. The account no fit go below zero.',
  'person-when':
    'Person go answer for this chat, inside 24 hours. Till then I still dey help with every other thing. Anybody wey call ask for your PIN or code no be from Karo.',
  'invest-risk':
    'Yes, e fit happen: price dey rise and fall, and you fit get less than wetin you put. Money market fund and government bonds get the smallest risk; shares and crypto fit fall well well.',
  'invest-least': `From ${leastInvested} for the plan Basic, and less for higher plan. If fee dey, e go dey for the offer before your PIN.`,
  'remit-how': `The person wey dey abroad go open our website, talk how much and which phone number, and pay with card. E go enter here for naira. Card of these countries fit pay: ${sendingCountries}.`,
  'remit-without':
    'We go invite dem with message to their number, and the money go wait: na their own when dem open free Karo account with that number. If dem no open am, everything go back to the card of who send am.',
  'ussd-safe':
    'Yes: the PIN wey you type for *347*5276# no dey for any message or record. Dial am with the number of your account, no let anybody look, and no tell anybody the PIN.',
  'token-missing':
    'The token dey inside the receipt once the light company give am: talk “receipt” to see am again. If e still dey pending I dey ask; if the company no gree, your money go come back by itself.',
  'airtime-wrong':
    'Wetin the network don deliver I no fit collect back: ask the person wey get that number. If e no deliver, the money go come back by itself.',
  'account-cost':
    'To open account na free, the plan Basic no dey collect anything every month, and you no need leave money inside. Wetin transfer cost, you go see am each time before your PIN.',
  'bvn-why':
    'Central Bank want make every account get person wey dem know: the BVN dey show us your name and date of birth. Nobody fit take money with am alone, and e no dey show us your other accounts.',
  privacy:
    'You and Karo. Person for Karo wey dey help you go see the chat with numbers covered; PIN or BVN inside am, we dey wipe am. Nobody else dey see your account, even your family. More dey for Settings, Privacy.',
  'new-phone': `With the same number you go continue here: if we ask, you go prove am with your PIN for the secure page. For new number, write from am, and we go link am with code to the old one. For the first day na only ${firstDay} fit move.`,
  'cancel-late':
    'Before your PIN, CANCEL dey stop am. After am, na only wetin still dey wait fit stop, like first big transfer to new person. Wetin don go, we fit only ask am back: talk RECALL.',
};
