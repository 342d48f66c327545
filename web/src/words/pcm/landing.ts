import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  title: 'Karo · the bank inside your chat',
  hero: {
    badge: 'Bank with chat and voice, for five languages',
    title: 'Your bank dey inside your chat.',
    lead: 'Type am, or talk am the way you dey talk to person: English, Pidgin, Hausa, Yoruba or Igbo. Karo go open your account, check the name before money move, and bring your receipt.',
    try: 'Try Demo Now',
    join: 'Join Waitlist',
    chat: [
      ['me', 'Abeg send 5k give Chidi for GTB'],
      ['bank', 'CHIDI OKAFOR, GTBank 1234567896. ₦5,000, charge ₦10.75. You go approve with PIN?'],
      ['me', 'PIN don approve ✓'],
      ['bank', 'E don go. Chidi don see am. Your receipt: KR-58213.'],
    ],
    online: 'dey online',
    chatLabel: 'How the chat be',
    figures: [
      ['10,000+', 'early users'],
      ['₦2 billion+', 'wey don pass'],
      ['15+', 'bank partners'],
      ['60+', 'API endpoints'],
      ['50+', 'features'],
      ['5', 'languages'],
      ['24/7', 'assistant'],
    ],
  },
  showcase: {
    title: 'Banking the way Naija dey talk and save',
    voice: {
      title: 'Voice banking',
      text: 'Hold the button, talk. Karo dey hear five languages, e go read back wetin e hear, and voice no fit approve money.',
      say: 'Talk am for',
      go: 'Try voice banking',
    },
    savings: {
      title: 'Ajo and esusu',
      text: 'The ajo wey your mama dey write for notebook, with book wey everybody fit read and nobody fit change.',
      groups: [
        ['Esusu', 'Turn by turn', '5–20 people'],
        ['Savings Circle', 'Save for one thing', '10–50 people'],
        ['Investment Club', 'Buy together', '15–30 people'],
      ],
      sample: 'Balogun Market Traders Esusu',
      weekly: 'Every week',
      members: 'People',
      next: 'Next person go collect',
      nextDay: 'Friday, 27 November',
      position: 'Your turn',
      positionOf: 'Number 4 of 12',
      go: 'See the groups',
    },
  },
  features: {
    title: 'Everything bank dey do, inside one chat',
    lead: 'No branch, no queue, no app to download.',
    cards: [
      ['Voice Banking', 'Talk for five languages. Karo dey hear Lagos as Lagos dey talk.'],
      ['Ajo & Esusu', 'Esusu, savings circle and investment club with open book.'],
      ['AI Assistant', 'E sabi wetin you mean, e go ask if e no sure, e no dey guess with money.'],
      ['Quick Transfer', 'To any Nigerian bank. You go see the name before you approve.'],
      ['Bills', 'Light, airtime, data and TV. The token go enter the chat.'],
      ['Virtual Cards', 'Debit card for online buying wey you fit freeze with one word.'],
      ['Loans', 'Up to ₦50 million, six kinds, and all the payment before you say yes.'],
      ['Investments', 'Stocks, crypto, bonds and mutual funds, from small money.'],
      ['Savings Goals', 'Up to 8% for year, and clear answer to “where my money go?”'],
      ['USSD', 'No data? Dial *347*5276# for any phone, any network.'],
    ],
    more: 'See more',
  },
  platform: {
    title: 'The complete platform',
    lead: 'Six parts wey dey work for the same account.',
    categories: [
      [
        'Chat & voice',
        [
          ['WhatsApp banking', 'Live'],
          ['Voice for five languages', '95% correct'],
          ['AI assistant', 'Under 2 seconds'],
        ],
      ],
      [
        'Payments',
        [
          ['Transfer to any bank', 'Sharp sharp'],
          ['Bills and airtime', 'No charge'],
          ['Virtual cards', 'Freeze for chat'],
        ],
      ],
      [
        'Save & grow',
        [
          ['Esusu groups', '99.8% success'],
          ['Savings goals', 'Up to 8%'],
          ['Investments', 'From ₦1,000'],
        ],
      ],
      [
        'Credit',
        [
          ['Loans', 'Up to ₦50m'],
          ['Credit score', 'Free'],
          ['Loan plan', 'Clear'],
        ],
      ],
      [
        'Reach',
        [
          ['USSD banking', 'No data'],
          ['Money from abroad', '1–5 minutes'],
          ['Learn money', 'Rewards'],
        ],
      ],
      [
        'Trust & build',
        [
          ['Catch fraud', 'Always on'],
          ['Digital identity and QR', 'Verified'],
          ['Developer APIs', '15+ APIs'],
        ],
      ],
    ],
  },
  how: {
    title: 'How e dey work',
    steps: [
      ['Greet am', 'Send “Hi” to Karo for WhatsApp. E go answer for your language.'],
      ['Verify', 'Your BVN and your phone number, one time. Two minutes.'],
      ['Bank by chat or voice', 'Send, pay, save, borrow. Every payment dey wait for your PIN.'],
    ],
    open: 'Open account',
  },
  demo: {
    title: 'Talk to am',
    lead: 'Na the real bank for small box, with play money. Press button for short tour, or type anything.',
    greeting:
      'How far! I be Karo, your bank inside chat. I dey speak English, Pidgin, Hausa, Yoruba and Igbo. Wetin we go do today?',
    tour: 'Short tour',
    note: 'The tour na script. Wetin you type go reach the bank.',
    scripts: {
      voice: [
        'Voice banking',
        '🎤 Just talk: hold the mic, say “Send five thousand naira give Chidi”. I dey hear English, Pidgin, Hausa, Yoruba and Igbo, and I go read back wetin I hear first.',
      ],
      esusu: [
        'Join Esusu',
        '👥 I see esusu groups wey dey find people. Balogun Market Traders: ₦10,000 every week, 9 of 12 people, next collection na Friday. You go be number 10. Make I show you the book?',
      ],
      send: [
        'Send money',
        '💸 Tell me how much, who, and which bank: “5k to 1234567896 GTB”. I go check the name, show the charge, and na only your PIN go send am.',
      ],
      bills: [
        'Pay bills',
        '💡 Light, airtime, data or TV? For light I need the meter number; the token go land inside this chat.',
      ],
      balance: [
        'Check balance',
        '💰 For the demo your balance na ₦250,000.00. For your own account, na only you go see am, only when you ask.',
      ],
      card: [
        'Virtual card',
        '💳 Virtual debit card na ₦500, e dey ready sharp sharp. You fit freeze am any time: just say “freeze my card”.',
      ],
    },
    asAda: 'Try am as Ada, with ₦250,000',
    asAdaNote: 'Demo customer with play money. When Karo ask for PIN, na',
    opening: 'The chat dey open …',
    sayThis: 'Then try talk',
  },
  pricing: {
    title: 'Plans wey go grow with you',
    lead: 'Start free. Go up when you need more.',
    monthly: 'Monthly',
    annual: 'Yearly',
    save: '17% off',
    free: 'Free',
    perMonth: 'every month',
    perYear: 'every year',
    popular: 'People like am pass',
    current: 'Na your plan be this',
    choose: 'Choose',
    daily: 'One day limit',
    compare: 'Compare plans',
    feature: 'Feature',
    rows: {
      dailyTransferLimit: 'Transfer for one day',
      monthlyTransferLimit: 'Transfer for one month',
      virtualCardsLimit: 'Virtual cards',
      savingsInterestRate: 'Savings interest',
      investmentMinimum: 'Smallest investment',
      loanMaximum: 'Biggest loan',
      prioritySupport: 'Quick support',
    },
    unlimited: 'No limit',
    yes: 'Yes',
    no: 'No',
    perYearShort: 'a year',
  },
  testimonials: {
    title: 'Wetin people dey talk',
    note: 'People of the pilot talk am; we change the names.',
    people: [
      [
        'I dey sell tomato. My hand wet all day, so I dey talk to my bank. E dey answer me for Yoruba.',
        'Mama Sade',
        'Trader, Mile 12, Lagos',
      ],
      [
        'Before, our esusu book na fight every month. Now all twelve of us dey see the same page.',
        'Emeka O.',
        'Mechanic, Nnewi',
      ],
      [
        'My papa get small phone, no data. Him dey dial, I dey chat, na one account.',
        'Hauwa B.',
        'Teacher, Kano',
      ],
    ],
  },
  security: {
    title: 'Your money dey hear only you',
    lead: 'Person fit hear, copy or fake wetin you talk for chat. So no word fit move money.',
    points: [
      [
        'Na only PIN dey approve',
        'Or your finger, or code to your own phone: for one offer, one time, before e expire.',
      ],
      ['Name before money', 'We go ask the other bank whose account be that, and show you.'],
      ['We dey catch fraud', 'New phone or strange hour go bring the limit down till we sure say na you.'],
      ['We dey wipe PIN', 'PIN or BVN wey you type for chat, we go clear am and tell you why.'],
    ],
    go: 'Try the security demo',
  },
  reach: {
    title: 'Nobody go dey outside',
    parts: [
      ['USSD banking', 'Any phone, no data: *347*5276# for MTN, Airtel, Glo and 9mobile.', 'See the codes'],
      ['Learn money', 'Short lessons wey dey pay: points dey turn to real credit.', 'Start to learn'],
      ['Developer APIs', 'Put Karo behind your shop with API key and one afternoon.', 'Read the docs'],
      ['Money from abroad', 'Send money home in one to five minutes, at rate wey you see.', 'Calculate'],
    ],
    try: 'Try the demo',
    join: 'Join the waitlist',
  },
  waitlist: {
    title: 'Make you dey there for day one',
    lead: 'Drop your number. We go write you for WhatsApp when your space ready.',
    name: 'Full name',
    phone: 'WhatsApp number',
    email: 'Email',
    button: 'Join Waitlist',
    count: (count) => `${count} people dey wait already`,
    thanks: 'You don enter the list. We go write you for WhatsApp.',
    offline: 'We keep am for this phone; e go go when network come back.',
  },
};
