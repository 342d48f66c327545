import type { knowledge as english } from '../en/knowledge.ts';
import { firstDay, fresh, verified } from '../levels.ts';

export const knowledge: typeof english = {
  'what-is-karo': {
    question: 'Wetin be Karo?',
    answer:
      'Karo na bank wey dey inside your chat. You go write or send voice note, and you fit send money, buy airtime, pay bills, save and borrow. This website dey too, and *347*5276# for phone wey no get internet.',
  },
  'open-account': {
    question: 'How I go open account?',
    answer:
      'Greet us for WhatsApp, sign up for this website, or dial *347*5276#. You need your BVN, your phone number, and you suppose reach 18. E no pass two minutes.',
  },
  'what-you-need': {
    question: 'Wetin I need to register?',
    answer:
      'Your first name and surname as e dey your BVN, your BVN (11 digits; dial *565*0# to see am), and phone number. After that you go choose PIN of 4 digits.',
  },
  'minimum-age': {
    question: 'How old I suppose be?',
    answer: 'You suppose reach 18. Na the birthday wey dey your BVN we dey use.',
  },
  'verify-more': {
    question: 'How I go raise my limit?',
    answer:
      'Show us more of yourself for Settings, Limits: with your NIN you reach level 2, with your address and live picture level 3. Each level fit move more money for one day.',
  },
  'forgot-pin': {
    question: 'I don forget my PIN. Wetin I go do?',
    answer:
      'You go set new one by yourself: for our website press “Forgot your PIN?”, or dial *347*5276# choose 5, then 6. We go send code to your phone and look picture of your face; for one day after, only small money fit move. If you still sabi the old PIN, talk “change my PIN”.',
  },
  'close-account': {
    question: 'How I go close my account?',
    answer:
      'Go Settings, Privacy, Delete Account. First comot your money and settle any loan or group. We dey keep your record only as long as law talk.',
  },
  'transfer-fee': {
    question: 'How much be transfer charge?',
    answer:
      'To another bank, up to ₦5,000 na ₦10.75, up to ₦50,000 na ₦26.88, pass that na ₦53.75. From ₦10,000 government dey take stamp duty of ₦50. To another Karo account na free. You go always see charges before your PIN.',
  },
  'bills-fee': {
    question: 'Airtime and bills get charge?',
    answer: 'No. Airtime, data, light and TV no get charge from us.',
  },
  'meter-number': {
    question: 'Where I go see my meter or decoder number?',
    answer:
      'The meter number dey for front of the meter and for the paper of your last token: 11 or 13 digits. Decoder number (smart card, IUC) dey for the sticker wey dey under am: 10 or 11 digits. If you no get meter, na the account number wey dey your bill.',
  },
  'transfer-time': {
    question: 'How long transfer dey take?',
    answer: 'To Karo account na sharp sharp. To other bank na seconds, sometimes 2 to 5 minutes.',
  },
  'daily-limit': {
    question: 'How much I fit send for one day?',
    answer: `Account wey dey verified with BVN and NIN (level 2) start with ${verified.daily} for one day and ${verified.monthly} for one month, and ${verified.dailyBills} for one day for bills. New account with only BVN (level 1) get ${fresh.daily}, ${fresh.monthly} and ${fresh.dailyBills}. You fit put lower limit now now, and higher one after one day. Talk “my limits” to see your own.`,
  },
  'pending-transfer': {
    question: 'My transfer dey pending. My money don loss?',
    answer:
      'No. Pending mean say the other bank never answer. We dey ask dem, and we go tell you as e finish or as your money come back. Abeg no send am again. Talk “where my money” to see as e dey.',
  },
  'wrong-transfer': {
    question: 'I don send money go wrong account.',
    answer:
      'Talk RECALL with the reference sharp sharp. We go open case with number, tell the other bank before 30 minutes, and tell you wetin we find before 14 working days. First big transfer to new person dey wait 30 seconds, so you fit still cancel am.',
  },
  'international-fee': {
    question: 'How much be international payment?',
    answer:
      'International payment na 1.5% and ₦100. You go see the charge before you approve. Money from abroad na minutes; to send go abroad na 1 to 3 working days.',
  },
  'virtual-card': {
    question: 'How much be virtual card?',
    answer:
      'Virtual debit card na ₦500, one time. You fit freeze am, limit am and close am for chat. E dey pay online anywhere wey dem dey collect card.',
  },
  'receive-money': {
    question: 'How people go pay me?',
    answer:
      'Give dem your account number and the bank name Karo. Talk “my balance” to see the number. If you get @name, dem fit use am too.',
  },
  'is-it-safe': {
    question: 'My money safe?',
    answer: `Nothing dey comot your account by talk only: every payment need your PIN, passkey or code, wey you give outside the chat. New phone fit move only ${firstDay} for one day. We dey write everything for log wey nobody fit change.`,
  },
  'never-share': {
    question: 'Karo go ask for my PIN?',
    answer:
      'Never for chat, call or mail. You dey give PIN only for our secure page, or for *347*5276# screen. Anybody wey ask am another way na thief. If you don type am for chat, change am now now.',
  },
  'lost-phone': {
    question: 'Dem don thief my phone. Wetin I go do?',
    answer:
      'Talk FREEZE from any phone wey be your own, or dial *347*5276# and choose Help, Block my account. Nothing go fit comot from that time. Person go open am with you again.',
  },
  'two-factor': {
    question: 'Wetin be two-step sign-in?',
    answer:
      'With your PIN you go put code of 6 digits wey we send by SMS or email. You dey on am for Settings, Security. Browser wey we no know dey always ask for code.',
  },
  biometrics: {
    question: 'I fit use my finger or face?',
    answer:
      'Yes, with passkey: your phone go check your finger or face and tell us only say na you. You dey add am for Settings, Security.',
  },
  'scam-message': {
    question: 'Person dey ask me for money with strange message.',
    answer:
      'No pay. Call the person for voice first: dem dey thief account every day. Look the name wey we show before your PIN. If you don pay, talk RECALL sharp sharp.',
  },
  'if-karo-closes': {
    question: 'If Karo close nko?',
    answer:
      'Wetin dey your account na your own, no be Karo own: we dey write customers’ money separate, reach kobo, every day. If Karo ever stop, na Central Bank of Nigeria go talk how dem go pay am out. Your statement na your proof: talk “statement” and keep am.',
  },
  licence: {
    question: 'Karo get licence?',
    answer:
      'Karo dey follow the rules of Central Bank of Nigeria: levels, limits, report and complaint. For sandbox na play money dey move.',
  },
  'voice-languages': {
    question: 'Which language I fit speak?',
    answer:
      'You fit speak English and Pidgin today, and write Hausa, Yoruba and Igbo. More go come as our ear dey better. We dey always read amount and name back to you.',
  },
  'voice-how': {
    question: 'How I go bank with voice?',
    answer:
      'Hold the microphone and talk wetin you want, like “send five thousand to Chidi for GTBank”. We go tell you wetin we hear and you go approve with PIN. Voice alone no dey move money.',
  },
  'voice-accuracy': {
    question: 'What if e hear me wrong?',
    answer:
      'If you talk clear, we dey hear 95% and more correct. Where we no sure we go ask, we no dey guess figure. Fifteen and fifty go show as button. You go type account number, no be to talk am.',
  },
  'esusu-what': {
    question: 'Wetin be Esusu for Karo?',
    answer:
      'Members dey pay the same money every week or month, and each turn one person dey collect everything. Before the turn, the money dey account wey nobody fit spend. The order na by draw wey every member fit check.',
  },
  'esusu-join': {
    question: 'How I go join or start group?',
    answer:
      'Talk “start esusu” or open Community Savings. You go choose the money, weekly or monthly, and how many people: 5 to 20 for esusu, 10 to 50 for circle, 15 to 30 for investment club. Others go join with your link.',
  },
  'esusu-miss': {
    question: 'What if member no pay?',
    answer:
      'E no dey happen plenty: Esusu dey work 99.8%. Small grace dey and we go remind am, after that the member dey owe and everybody go see am. The rules for comot and for owing na when dem start the group dem choose am, and e no dey change inside round.',
  },
  'savings-interest': {
    question: 'Wetin my savings dey earn?',
    answer:
      'Goal and locked savings dey earn 4% to 8% every year, e depend on your plan. We dey count the interest every day and pay am the last day of the month. The law say make we hold 10% of the interest as tax; the one wey enter na your own.',
  },
  'whatsapp-start': {
    question: 'How I go start for WhatsApp?',
    answer:
      'Send “hello” to our number. We go greet you by name if you get account, and open one with you if you no get. Type as you dey talk; you no need command.',
  },
  'whatsapp-approve': {
    question: 'Why link dey open when I wan pay?',
    answer:
      'Your PIN no suppose dey chat. The link open our secure page for this one payment, show wetin you dey approve, and e good one time for ten minutes.',
  },
  'whatsapp-person': {
    question: 'I fit talk to person?',
    answer:
      'Yes, any time: talk “person”. The assistant go keep quiet as our person dey answer you. Talk BOT make e come back. Phone na 9 AM to 6 PM, chat dey open day and night.',
  },
  'no-internet': {
    question: 'I fit bank without internet?',
    answer:
      'Yes. Dial *347*5276# for any phone, with MTN, Airtel, Glo or 9mobile. You fit send money, see balance, buy airtime and block your account. The network dey take ₦6.98 from your airtime each time.',
  },
  'support-hours': {
    question: 'When support dey open?',
    answer:
      'Chat dey answer day and night. For phone na Monday to Friday 9 AM to 6 PM and Saturday 10 AM to 4 PM (West Africa Time); to block account dey work always. We dey answer ticket before 24 hours.',
  },
};
