export const landing = {
  title: 'Karo · the bank in your chat',
  hero: {
    badge: 'Banking by chat and voice, in five languages',
    title: 'Your bank is a chat away.',
    lead: 'Type it, or say it the way you would say it to a person: English, Pidgin, Hausa, Yoruba or Igbo. Karo opens your account, checks the name before money moves, and brings you the receipt.',
    try: 'Try Demo Now',
    join: 'Join Waitlist',
    chat: [
      ['me', 'Abeg send 5k give Chidi for GTB'],
      ['bank', 'CHIDI OKAFOR, GTBank 1234567896. ₦5,000, fee ₦10.75. Approve with your PIN?'],
      ['me', 'PIN approved ✓'],
      ['bank', 'Sent. Chidi has it. Your receipt is here: KR-58213.'],
    ] as [string, string][],
    online: 'online',
    chatLabel: 'A sample of the chat',
    figures: [
      ['10,000+', 'early users'],
      ['₦2 billion+', 'processed'],
      ['15+', 'bank partners'],
      ['60+', 'API endpoints'],
      ['50+', 'features'],
      ['5', 'languages'],
      ['24/7', 'assistant'],
    ] as [string, string][],
    /** What the sample figures are, and what the true ones count. */
    sample: 'Sample figures: this is a sandbox, and nothing here is real.',
    counted: {
      customers: 'customers',
      banks: 'banks you can pay',
      endpoints: 'API endpoints',
      languages: 'languages',
      hours: 'assistant',
    },
    account: 'Open my account',
  },
  showcase: {
    title: 'Banking the way Nigeria talks and saves',
    voice: {
      title: 'Voice banking',
      text: 'Hold the button and talk. Karo hears English and Pidgin, reads back what it understood, and never takes a voice for an approval. In Hausa, Yoruba and Igbo you type.',
      say: 'Say it in',
      go: 'Try voice banking',
    },
    savings: {
      title: 'Community savings',
      text: 'The ajo your mother kept in a notebook, with a book that everybody in the group can read and nobody can change.',
      groups: [
        ['Esusu', 'Rotating credit', '5–20 members'],
        ['Savings Circle', 'Save towards one goal', '10–50 members'],
        ['Investment Club', 'Buy in together', '15–30 members'],
      ] as [string, string, string][],
      sample: 'A sample esusu: twelve traders',
      weekly: 'Weekly contribution',
      members: 'Members',
      next: 'Next payout',
      nextDay: 'Friday',
      position: 'Your position',
      positionOf: '4th of 12',
      go: 'See savings groups',
    },
  },
  features: {
    title: 'Everything a bank does, in one conversation',
    lead: 'No branch, no queue, no app to download.',
    cards: {
      voice: ['Voice Banking', 'Speak English or Pidgin. Karo hears Lagos the way Lagos talks.'],
      groups: ['Community Savings', 'Esusu, savings circles and investment clubs with an open book.'],
      assistant: [
        'AI Assistant',
        'Understands what you mean, asks when it is not sure, and never guesses with money.',
      ],
      transfers: ['Instant Transfers', 'To any Nigerian bank. You see the name before you approve.'],
      bills: ['Bill Payments', 'Electricity, airtime, data and TV. The token comes into the chat.'],
      cards: ['Virtual Cards', 'Debit cards for online shopping that you freeze with a word.'],
      loans: [
        'Personal Loans',
        'Up to ₦50 million, six products, and the whole schedule before you say yes.',
      ],
      investments: ['Investments', 'Stocks, crypto, bonds and mutual funds, from small money.'],
      goals: ['Savings Goals & Insights', 'Up to 8% a year, and a plain answer to “where did my money go?”'],
      ussd: ['Offline USSD', 'No data? Dial *347*5276# on any phone, on any network.'],
    } as Record<
      | 'voice'
      | 'groups'
      | 'assistant'
      | 'transfers'
      | 'bills'
      | 'cards'
      | 'loans'
      | 'investments'
      | 'goals'
      | 'ussd',
      [string, string]
    >,
    more: 'Learn more',
  },
  platform: {
    mark: '* A sample figure of this sandbox.',
    title: 'The complete platform',
    lead: 'Six parts, one account.',
    categories: [
      [
        'Chat & voice',
        [
          ['WhatsApp banking', 'Live'],
          ['Voice in English and Pidgin', '95% accuracy', 'sample'],
          ['AI assistant', 'Under 2 seconds', 'sample'],
        ],
      ],
      [
        'Payments',
        [
          ['Transfers to any bank', 'Instant'],
          ['Bills and airtime', 'No fee'],
          ['Virtual cards', 'Freeze in chat'],
        ],
      ],
      [
        'Save & grow',
        [
          ['Esusu groups', '99.8% success', 'sample'],
          ['Savings goals', 'Up to 8%'],
          ['Investments', 'From ₦5,000'],
        ],
      ],
      [
        'Credit',
        [
          ['Personal loans', 'Up to ₦50m'],
          ['Credit score', 'Free'],
          ['Loan schedule', 'Clear'],
        ],
      ],
      [
        'Reach',
        [
          ['USSD banking', 'Offline'],
          ['Diaspora remittance', '1–5 minutes'],
          ['Financial education', 'Rewards'],
        ],
      ],
      [
        'Trust & build',
        [
          ['Fraud detection', 'Always on'],
          ['Digital identity and QR', 'Verified'],
          ['Developer APIs', '15+ APIs'],
        ],
      ],
    ] as [string, [string, string, 'sample'?][]][],
  },
  how: {
    whatsapp: 'Write to us on WhatsApp:',
    title: 'How it works',
    steps: [
      ['Say hello', 'Send “Hi” to Karo on WhatsApp. It answers in your language.'],
      ['Verify', 'Your BVN and your phone number, once. Two minutes.'],
      ['Bank by chat or voice', 'Send, pay, save, borrow. Every payment waits for your PIN.'],
    ] as [string, string][],
    open: 'Open an account',
  },
  demo: {
    title: 'Talk to it',
    lead: 'The real bank in a box, with play money. Press a button for a short tour, or type what you like.',
    greeting:
      'Ẹ káàárọ̀! I am Karo, your bank in the chat. I speak English, Pidgin, Hausa, Yoruba and Igbo. What shall we do today?',
    tour: 'A short tour',
    note: 'The tour is scripted. What you type yourself goes to the bank.',
    scripts: {
      voice: [
        'Voice banking',
        '🎤 You can just talk: hold the microphone and say “Send five thousand naira to Chidi”. I understand English, Pidgin, Hausa, Yoruba and Igbo, and I read back what I heard before anything happens.',
      ],
      esusu: [
        'Join Esusu',
        '👥 An esusu is, for example, twelve traders who each pay ₦10,000 a week and take it all in turn. Say “find a savings group”, and I show you those that look for members, each with its open book.',
      ],
      send: [
        'Send money',
        '💸 Tell me how much, to whom, and which bank: “5k to 1234567896 GTB”. I check the name, show the fee, and only your PIN sends it.',
      ],
      bills: [
        'Pay bills',
        '💡 Electricity, airtime, data or TV? For electricity I need the meter number; the token comes right here into the chat.',
      ],
      balance: [
        'Check balance',
        '💰 In the demo your balance is ₦250,000.00. With your own account I show it only to you, and only when you ask.',
      ],
      card: [
        'Virtual card',
        '💳 A virtual debit card costs ₦500 and is ready in seconds. You can freeze it any time: just say “freeze my card”.',
      ],
    } as Record<string, [string, string]>,
    asAda: 'Try it as Ada, with ₦250,000',
    asAdaNote: 'A demo customer with play money. When Karo asks for the PIN, it is',
    opening: 'Opening the chat …',
    sayThis: 'Then try to say',
  },
  pricing: {
    title: 'Plans that grow with you',
    lead: 'Start free. Move up when you need more.',
    monthly: 'Monthly',
    annual: 'Annual',
    save: '17% off',
    free: 'Free',
    perMonth: 'a month',
    perYear: 'a year',
    popular: 'Most popular',
    current: 'Current plan',
    choose: 'Choose',
    daily: 'Daily limit',
    /** At which level of verification all of a plan can be used. */
    level: (level: number) => `All of it from level ${level}`,
    held: { title: 'Before you pay', raise: 'Raise my level', anyway: 'Continue all the same' },
    compare: 'Compare plans',
    feature: 'Feature',
    rows: {
      dailyTransferLimit: 'Daily transfer limit',
      monthlyTransferLimit: 'Monthly transfer limit',
      virtualCardsLimit: 'Virtual cards',
      savingsInterestRate: 'Savings interest',
      investmentMinimum: 'Investment minimum',
      loanMaximum: 'Loan maximum',
      prioritySupport: 'Priority support',
    },
    unlimited: 'Unlimited',
    yes: 'Yes',
    no: 'No',
    perYearShort: 'a year',
  },
  testimonials: {
    title: 'What people say',
    note: 'Examples, not real customers.',
    people: [
      [
        'I sell tomatoes. My hands are wet all day, so I talk to my bank. It answers me in Yoruba.',
        'Mama Sade',
        'Trader, Mile 12, Lagos',
      ],
      [
        'Our esusu book was a quarrel every month. Now all twelve of us see the same page.',
        'Emeka O.',
        'Mechanic, Nnewi',
      ],
      [
        'My father has a small phone and no data. He dials, I chat, and it is one account.',
        'Hauwa B.',
        'Teacher, Kano',
      ],
    ] as [string, string, string][],
  },
  security: {
    title: 'Your money listens only to you',
    lead: 'A word in a chat can be overheard, copied or faked. So no word ever moves money.',
    points: [
      [
        'Only your PIN approves',
        'Or your fingerprint, or a code to your own phone: for one offer, once, before it expires.',
      ],
      ['The name before the money', 'We ask the other bank whose account it is, and show you.'],
      ['Fraud detection', 'A new phone or a strange hour lowers the ceiling until we know it is you.'],
      [
        'PINs are wiped',
        'A PIN or BVN typed into the chat is removed from the message, and we tell you why.',
      ],
    ] as [string, string][],
    go: 'Try the security demo',
  },
  reach: {
    title: 'Nobody is left outside',
    parts: [
      [
        'USSD banking',
        'Any phone, no internet: *347*5276# on MTN, Airtel, Glo and 9mobile.',
        'See the codes',
      ],
      ['Financial education', 'Short lessons that pay: points become real credit.', 'Start learning'],
      ['Developer APIs', 'Put Karo behind your shop with an API key and an afternoon.', 'Read the docs'],
      ['Diaspora remittance', 'Send money home in one to five minutes, at a rate that you see.', 'Calculate'],
    ] as [string, string, string][],
    try: 'Try the demo',
    join: 'Join the waitlist',
  },
  waitlist: {
    title: 'Be there on the first day',
    lead: 'Leave your number. We write to you on WhatsApp when your place is ready.',
    name: 'Full name',
    phone: 'WhatsApp number',
    email: 'Email',
    button: 'Join Waitlist',
    count: (count: string) => `${count} people are waiting already`,
    thanks: 'You are on the list. We will write to you on WhatsApp.',
    offline: 'Kept on this phone; it is sent when the network is back.',
  },
};
