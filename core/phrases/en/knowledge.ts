import { firstDay, fresh, verified } from '../levels.ts';
/** What the bank knows of itself: the answers of the assistant and of the FAQ page, in short plain sentences. */
export const knowledge = {
  'what-is-karo': {
    question: 'What is Karo?',
    answer:
      'Karo is a bank in your chat. You write or send a voice note, and you can send money, buy airtime, pay bills, save and borrow. There is also this website, and *347*5276# for phones without internet.',
  },
  'open-account': {
    question: 'How do I open an account?',
    answer:
      'Greet us on WhatsApp, sign up on this website, or dial *347*5276#. You need your BVN, your phone number, and to be 18 or over. It takes about two minutes.',
  },
  'what-you-need': {
    question: 'What do I need to register?',
    answer:
      'Your first name and surname as your BVN has them, your BVN (11 digits; dial *565*0# to see it), and the phone number. You then choose a PIN of 4 digits.',
  },
  'minimum-age': {
    question: 'How old must I be?',
    answer: 'You must be 18 or over. The date of birth on your BVN decides.',
  },
  'verify-more': {
    question: 'How do I raise my limits?',
    answer:
      'Verify more of yourself under Settings, Limits: with your NIN you reach level 2, with your address and a live picture level 3. Each level lets more money leave in a day.',
  },
  'forgot-pin': {
    question: 'I forgot my PIN. What now?',
    answer:
      'You set a new one yourself: on our website under “Forgot your PIN?”, or dial *347*5276# and choose 5, then 6. We send a code to your phone and look at a picture of your face; for a day after, little money moves. If you still know the old PIN, say “change my PIN”.',
  },
  'close-account': {
    question: 'How do I close my account?',
    answer:
      'Go to Settings, Privacy, Delete Account. First take your money out and settle any loan or group. Your records are kept only as long as the law asks.',
  },
  'transfer-fee': {
    question: 'What does a transfer cost?',
    answer:
      'To another bank up to ₦5,000 costs ₦10.75, up to ₦50,000 ₦26.88, above that ₦53.75. From ₦10,000 the state takes a stamp duty of ₦50. To another Karo account it is free. You always see the charges before your PIN.',
  },
  'bills-fee': {
    question: 'Do airtime and bills cost extra?',
    answer: 'No. Airtime, data, electricity and TV are free of charges from us.',
  },
  'meter-number': {
    question: 'Where do I find my meter or decoder number?',
    answer:
      "The meter number is on the front of the meter and on the paper of your last token: 11 or 13 digits. A decoder's number (smart card, IUC) is on the sticker under it: 10 or 11 digits. With no meter, it is the account number on your bill.",
  },
  'transfer-time': {
    question: 'How long does a transfer take?',
    answer: 'To Karo accounts it is instant. To other banks it takes seconds, at times 2 to 5 minutes.',
  },
  'daily-limit': {
    question: 'How much can I send a day?',
    answer: `An account that is verified with BVN and NIN (level 2) begins with ${verified.daily} a day and ${verified.monthly} a month for transfers, and ${verified.dailyBills} a day for bills. A new account with a BVN alone (level 1) has ${fresh.daily}, ${fresh.monthly} and ${fresh.dailyBills}. You can choose lower limits at once, and higher ones after a day. Say “my limits” to see yours.`,
  },
  'pending-transfer': {
    question: 'My transfer is pending. Is my money lost?',
    answer:
      'No. Pending means that the other bank has not answered yet. We keep asking, and you are told as soon as it is done or your money is back. Please do not send it again. Say “where is my money” to see how it stands.',
  },
  'wrong-transfer': {
    question: 'I sent money to the wrong account.',
    answer:
      'Say RECALL with the reference at once. We open a case with a number, tell the other bank within 30 minutes, and tell you what was found within 14 working days. A first large transfer to somebody new waits 30 seconds, so that you can still cancel it.',
  },
  'international-fee': {
    question: 'What do international payments cost?',
    answer:
      'International payments cost 1.5% and ₦100. You see the charges before you approve. Money from abroad takes minutes, international transfers out 1 to 3 business days.',
  },
  'virtual-card': {
    question: 'What does a virtual card cost?',
    answer:
      'A virtual debit card costs ₦500, once. You can freeze it, limit it and close it by chat. It pays online wherever cards are taken.',
  },
  'receive-money': {
    question: 'How do people pay me?',
    answer:
      'Give them your account number and the bank name Karo. Say “my balance” to see the number. With an @name they can pay you by that as well.',
  },
  'is-it-safe': {
    question: 'Is my money safe?',
    answer: `Nothing leaves your account by a word alone: every payment needs your PIN, passkey or code, given outside the chat. New phones can move at most ${firstDay} for a day. Every step is written down in a log that cannot be changed.`,
  },
  'never-share': {
    question: 'Will Karo ask for my PIN?',
    answer:
      'Never in a chat, a call or a mail. You give your PIN only on our secure page, or on the *347*5276# screen. Who asks for it otherwise is a thief. If you typed it in a chat, change it at once.',
  },
  'lost-phone': {
    question: 'My phone was stolen. What do I do?',
    answer:
      'Say FREEZE from any phone of yours, or dial *347*5276# and choose Help, Block my account. Nothing can leave from that moment. A person opens it again with you.',
  },
  'two-factor': {
    question: 'What is two-step sign-in?',
    answer:
      'Beside your PIN you give a code of 6 digits that we send by SMS or email. You switch it on in Settings, Security. A browser that we do not know always asks for a code.',
  },
  biometrics: {
    question: 'Can I use my fingerprint or face?',
    answer:
      'Yes, with a passkey: your phone checks your finger or face and tells us only that it was you. You add one in Settings, Security.',
  },
  'scam-message': {
    question: 'Somebody asks me for money in a strange message.',
    answer:
      'Do not pay. Call the person by voice first: accounts are stolen every day. Look at the name that we show before your PIN. If you have paid, say RECALL at once.',
  },
  'if-karo-closes': {
    question: 'What if Karo closes?',
    answer:
      'What stands in your account is yours, not Karo’s: the money of customers is booked apart, to the kobo, every day. Should Karo ever stop, the Central Bank of Nigeria decides how it is paid out. Your statement is your proof: say “statement” and keep it.',
  },
  licence: {
    question: 'Is Karo licensed?',
    answer:
      'Karo follows the rules of the Central Bank of Nigeria: tiers, limits, reporting and complaints. What you see in the sandbox moves play money only.',
  },
  'voice-languages': {
    question: 'Which languages can I speak?',
    answer:
      'You can speak English and Nigerian Pidgin today, and write Hausa, Yoruba and Igbo. More is heard as our ears get better. We always read amounts and names back to you.',
  },
  'voice-how': {
    question: 'How do I bank by voice?',
    answer:
      'Hold the microphone and say what you want, like “send five thousand to Chidi at GTBank”. We tell you what we heard and you approve with your PIN. A voice alone never moves money.',
  },
  'voice-accuracy': {
    question: 'What if it hears me wrong?',
    answer:
      'The accuracy with clear speech is 95% and more. Where we are not sure we ask, and never guess a figure. Fifteen and fifty are offered as buttons. Account numbers are typed, not spoken.',
  },
  'esusu-what': {
    question: 'What is Esusu on Karo?',
    answer:
      'Members pay the same sum each week or month, and each turn one of them gets the whole pot. Between turns the money is in an account that nobody can spend. The order is drawn in a way that every member can check.',
  },
  'esusu-join': {
    question: 'How do I join or start a group?',
    answer:
      'Say “start an esusu” or open Community Savings. You choose the sum, weekly or monthly, and how many members: 5 to 20 in an esusu, 10 to 50 in a circle, 15 to 30 in an investment club. Others join by your link.',
  },
  'esusu-miss': {
    question: 'What if a member does not pay?',
    answer:
      'It is rare: the success rate of Esusu is 99.8%. There is a short grace time and reminders, then the member is in arrears and everybody sees it. The rules for leaving and for arrears are chosen when the group is made, and cannot be changed in a round.',
  },
  'savings-interest': {
    question: 'What do my savings earn?',
    answer:
      'Goals and locked savings earn 4% to 8% a year, by your plan. Interest is reckoned every day and paid on the last day of the month. The law has us keep 10% of the interest as tax and pass it on; what you see come in is yours.',
  },
  'whatsapp-start': {
    question: 'How do I start on WhatsApp?',
    answer:
      'Send “hello” to our number. We greet you by name if you have an account, and open one with you if not. You can type as you speak; you need no commands.',
  },
  'whatsapp-approve': {
    question: 'Why does a link open when I pay?',
    answer:
      'Your PIN must never stand in a chat. The link opens our secure page for this one payment, shows what you approve, and is good once for ten minutes.',
  },
  'whatsapp-person': {
    question: 'Can I talk to a person?',
    answer:
      'Yes, at any time: say “person”. The assistant keeps quiet while somebody of ours answers you. Say BOT to have it back. Phone support is 9 AM to 6 PM, the chat is open day and night.',
  },
  'no-internet': {
    question: 'Can I bank without internet?',
    answer:
      'Yes. Dial *347*5276# on any phone, with MTN, Airtel, Glo or 9mobile. You can send money, see your balance, buy airtime and block your account. The network takes ₦6.98 from your airtime for each dialogue.',
  },
  'support-hours': {
    question: 'When is support open?',
    answer:
      'The chat answers day and night. By phone Monday to Friday 9 AM to 6 PM and Saturday 10 AM to 4 PM (West Africa Time); blocking an account works always. Tickets are answered within 24 hours.',
  },
};
