import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The first half of the courses: income, spending, saving and a safe account. */
export const firstLessons: Pick<
  Record<ModuleId, CourseWords>,
  'money-basics' | 'budgeting' | 'saving-first' | 'safe-account' | 'charges' | 'esusu' | 'emergency-fund'
> = {
  'money-basics': {
    title: 'Where your money goes',
    about: 'See what comes in, what goes out, and what leaks.',
    lessons: [
      {
        title: 'In and out',
        text: 'All money is simple: some comes in, some goes out. If more goes out than comes in, the difference is debt. Write down for one week every naira that you spend, also the sachet water and the okada. Do not change anything yet. Only look.',
        keep: 'You cannot fix what you have not seen.',
      },
      {
        title: 'Needs, wants and leaks',
        text: 'Rent, food and transport to work are needs. The new phone is a want. A leak is money spent on what you neither need nor enjoy: data that expires, a charge for a card you do not use, the second bottle. Most people find that leaks eat one naira in ten.',
        keep: 'Stop the leaks first: it hurts nobody.',
      },
      {
        title: 'Your one number',
        text: 'Take what came in last month and subtract what went out. That one number tells you whether you are building or falling. Ask me “how much did I spend this month” and I add it up for you. Look at it on the same day of every month.',
        keep: 'In minus out: know it every month.',
      },
    ],
    quiz: [
      {
        question: 'Which of these is a leak?',
        options: ['School fees', 'Data that expires before you use it', 'Food for the week'],
        why: 'You paid for it and never used it.',
      },
      {
        question: 'More goes out than comes in, every month. What is growing?',
        options: ['Savings', 'Nothing', 'Debt'],
        why: 'The difference has to come from somebody: it is owed.',
      },
      {
        question: 'What should you do in the first week?',
        options: ['Write down what you spend, and only look', 'Stop buying food', 'Borrow to catch up'],
        why: 'First see, then change.',
      },
    ],
  },
  budgeting: {
    title: 'A budget that survives the month',
    about: 'A plan for your money, also when income is not steady.',
    lessons: [
      {
        title: 'Three pots',
        text: 'Divide what comes in into three pots: half for needs, three tenths for wants, two tenths for tomorrow (savings and debt). On a small income needs may take seven tenths. Then let tomorrow have at least one tenth. The shares matter less than having them.',
        keep: 'Needs, wants, tomorrow: give each its share.',
      },
      {
        title: 'When income jumps',
        text: 'A trader or a driver has fat weeks and lean weeks. Take the worst month of the last six and plan with that. In a fat week put the rest aside, and pay yourself the same “salary” from it in a lean one.',
        keep: 'Plan with your worst month, not your best.',
      },
      {
        title: 'Budget by the week',
        text: 'A month is long; a week can be held in the head. Divide what is for food and transport by four and move it every Monday. When the week’s money is finished on Friday, you learn something, and the month is not lost.',
        keep: 'One week at a time.',
      },
    ],
    quiz: [
      {
        question: 'Your income jumps. Which month do you plan with?',
        options: ['The best', 'The average', 'The worst of the last six'],
        why: 'What fits the worst month fits every month.',
      },
      {
        question: 'On a small income, how much at least goes to tomorrow?',
        options: ['One tenth', 'Nothing', 'Half'],
        why: 'One tenth keeps the habit alive.',
      },
      {
        question: 'Why budget by the week?',
        options: ['Weeks are cheaper', 'A mistake costs one week, not the month', 'Banks ask for it'],
        why: 'You notice early, while there is still something left.',
      },
    ],
  },
  'saving-first': {
    title: 'Pay yourself first',
    about: 'Why saving what is left over never works, and what does.',
    lessons: [
      {
        title: 'First, not last',
        text: 'If you save what is left at the end, nothing is left. Move your savings on the day on which money comes, before anything else. Even ₦500 a week is ₦26,000 in a year. The habit is worth more than the sum.',
        keep: 'Save on payday, before you spend.',
      },
      {
        title: 'Give it a name',
        text: 'Money without a name is spent. “Rent in June” or “Mama’s eyes” is harder to touch. Make a goal with a name, an amount and a day. Divide: ₦120,000 in twelve months is ₦10,000 a month. Say “open a goal” and I keep it apart for you.',
        keep: 'A name, an amount, a day.',
      },
      {
        title: 'Let it happen by itself',
        text: 'Willpower gets tired; a standing order does not. Set a plan that saves every week or month. If you fear yourself, lock the money until a date. It still earns interest, and you see it grow.',
        keep: 'Make it automatic, then forget it.',
      },
    ],
    quiz: [
      {
        question: 'When do you save?',
        options: ['On the day the money comes', 'At the end of the month', 'When there is plenty'],
        why: 'What comes last is never left.',
      },
      {
        question: '₦500 every week is, in a year …',
        options: ['₦6,000', '₦26,000', '₦50,000'],
        why: '52 weeks times ₦500.',
      },
      {
        question: 'What makes a goal strong?',
        options: ['A big bank', 'A secret', 'A name, an amount and a day'],
        why: 'Then you know what each week has to bring.',
      },
    ],
  },
  'safe-account': {
    title: 'Keep your account safe',
    about: 'PINs, codes, phones: the few things that keep thieves out.',
    lessons: [
      {
        title: 'What nobody may ask you',
        text: 'No bank, no police officer and no “customer care” needs your PIN, a code that was sent to you, or the three digits on the back of your card. Who asks is a thief, however kind the voice. We never ask for them in chat or on the phone: you type your PIN only on the page that the bank opens.',
        keep: 'PIN and codes are for your own fingers only.',
      },
      {
        title: 'A PIN that is not your birthday',
        text: 'Thieves try 1234, 0000 and your birth year first. Take a number that means something only to you, and do not use it for your phone too. If somebody may have seen it, change it at once: say “change PIN”.',
        keep: 'Not guessable, not shared, not reused.',
      },
      {
        title: 'When the phone is gone',
        text: 'Your SIM is a key to your account. If the phone is lost or the line suddenly has no network for hours, say FREEZE from any phone, or dial *347*5276#. Freezing costs nothing and you can undo it. Then call your network to block the SIM.',
        keep: 'First freeze, then search.',
      },
    ],
    quiz: [
      {
        question: 'A caller from “the bank” needs the code that you just got. You …',
        options: [
          'read it to him',
          'ask for his name, then read it',
          'end the call and tell nobody the code',
        ],
        why: 'The code is a key. The bank has its own.',
      },
      {
        question: 'Which PIN is best?',
        options: [
          'Your year of birth',
          'A number that means something only to you',
          '1234, easy to remember',
        ],
        why: 'The others are what thieves try first.',
      },
      {
        question: 'Your phone is stolen. What comes first?',
        options: ['Freeze the account', 'Buy a new phone', 'Wait until Monday'],
        why: 'A thief needs minutes. Freezing can be undone.',
      },
    ],
  },
  charges: {
    title: 'What banking costs',
    about: 'Fees, VAT and stamp duty: what is taken, when, and how to pay less.',
    lessons: [
      {
        title: 'Three kinds of charges',
        text: 'A fee is the bank’s price for a service. VAT is a tax on that fee, not on your money. Stamp duty is a tax of ₦50 on a transfer of ₦10,000 or more, and since 2026 the sender pays it. All three must be shown to you before you approve.',
        keep: 'See the whole price before you say yes.',
      },
      {
        title: 'Pay less, honestly',
        text: 'One transfer of ₦20,000 costs one fee and one duty; four of ₦5,000 cost four fees. Paying somebody at the same bank is often free. Airtime and bills here carry no fee. So plan: one transfer for the week instead of one every day.',
        keep: 'Fewer, larger transfers cost less.',
      },
      {
        title: 'Check your statement',
        text: 'Once a month read your statement line by line. A charge that you do not know: ask about it within days, not months. If money left and did not arrive, you have a right to get it back within a short time; keep the reference.',
        keep: 'Read it monthly; ask at once; keep the reference.',
      },
    ],
    quiz: [
      {
        question: 'VAT is taken on …',
        options: ['all that you send', 'the fee', 'your savings'],
        why: 'It is a tax on the service, so on its price.',
      },
      {
        question: 'What is cheaper?',
        options: ['One transfer of ₦20,000', 'Four transfers of ₦5,000', 'They cost the same'],
        why: 'Each transfer has its own fee.',
      },
      {
        question: 'You see a charge that you do not know. You …',
        options: ['forget it', 'close the account', 'ask about it now, with the reference'],
        why: 'The earlier you ask, the easier it is put right.',
      },
    ],
  },
  esusu: {
    title: 'Esusu, ajo, adashe: save together well',
    about: 'How turning savings works, what goes wrong, and the rules that prevent it.',
    lessons: [
      {
        title: 'How it turns',
        text: 'Ten people each pay ₦10,000 a month. Every month one of them takes all ₦100,000. After ten months each has paid ₦100,000 and got ₦100,000. Who is early has a loan without interest; who is late has saved with company. Nobody gains or loses but time.',
        keep: 'You get what you pay; the turn only changes when.',
      },
      {
        title: 'What goes wrong',
        text: 'Somebody takes the early turn and stops paying. The organiser gives the good places to friends. The money sits with one person who “had an emergency”. All three have one cure: rules agreed before the first payment, an order that nobody can choose, and a pot that nobody can spend.',
        keep: 'Rules first, money after.',
      },
      {
        title: 'What to settle before you join',
        text: 'Ask: how is the order drawn? How many days of grace? What if the next winner is behind? What if somebody leaves, or dies? Who holds the money? In a Karo esusu the draw can be checked by every member, the pot is an account without an owner, and every payment stands in a book that all can read.',
        keep: 'If they cannot answer, do not join.',
      },
    ],
    quiz: [
      {
        question: 'Ten members pay ₦10,000 a month. What has each got at the end?',
        options: ['₦100,000, as much as they paid', '₦110,000', 'It depends on the turn'],
        why: 'The turn changes when, not how much.',
      },
      {
        question: 'Who should hold the pot?',
        options: ['The oldest member', 'The organiser', 'An account that nobody can spend'],
        why: 'Then no emergency can eat it.',
      },
      {
        question: 'When are the rules for a late member agreed?',
        options: ['When somebody is late', 'Before the first payment', 'Never, it spoils friendship'],
        why: 'Rules made in anger are unfair rules.',
      },
    ],
  },
  'emergency-fund': {
    title: 'Money for bad days',
    about: 'How much to keep for what you cannot foresee, and where.',
    lessons: [
      {
        title: 'Why it comes first',
        text: 'The car breaks, a child is ill, the shop floods. Without money aside you borrow at the worst price, in the worst hour. An emergency fund is not for growing; it is for sleeping well.',
        keep: 'It is bought peace, not an investment.',
      },
      {
        title: 'How much',
        text: 'Begin with ₦50,000 or one week of your needs. Then go on to one month, and over time to three months of needs. If your income jumps, or others live on it, make it six. Needs only: rent, food, transport, school.',
        keep: 'First a week, then a month, then three.',
      },
      {
        title: 'Where, and when to touch it',
        text: 'Keep it where you reach it within a day, but not in the account that you spend from. Ask three questions before you touch it: is it urgent, is it needed, could I not foresee it? A wedding is not an emergency. When you have used it, fill it again first.',
        keep: 'Near, but apart. Urgent, needed, unforeseen.',
      },
    ],
    quiz: [
      {
        question: 'Which is an emergency?',
        options: ['A cousin’s wedding', 'A sudden hospital bill', 'A sale on phones'],
        why: 'Urgent, needed and unforeseen.',
      },
      {
        question: 'Where does the fund belong?',
        options: ['Apart, but to be reached within a day', 'In land', 'Lent to a friend'],
        why: 'Land and friends do not pay at midnight.',
      },
      {
        question: 'Your income jumps and four people live on it. You aim for …',
        options: ['one week of needs', 'nothing', 'six months of needs'],
        why: 'The less steady the income, the larger the cushion.',
      },
    ],
  },
};
