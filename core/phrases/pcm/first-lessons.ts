import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The first half of the courses: income, spending, saving and a safe account. */
export const firstLessons: Pick<
  Record<ModuleId, CourseWords>,
  'money-basics' | 'budgeting' | 'saving-first' | 'safe-account' | 'charges' | 'esusu' | 'emergency-fund'
> = {
  'money-basics': {
    title: 'Where your money dey go',
    about: 'See wetin dey enter, wetin dey comot, and wetin dey leak.',
    lessons: [
      {
        title: 'Enter and comot',
        text: 'Money simple: some dey enter, some dey comot. If wetin dey comot pass wetin dey enter, na debt you dey carry. For one week, write every naira wey you spend, even pure water and okada. No change anything yet. Just dey look.',
        keep: 'You no fit fix wetin you never see.',
      },
      {
        title: 'Need, want and leak',
        text: 'Rent, food and transport go work na need. New phone na want. Leak na money wey dey go without joy and without need: data wey expire, charge for card wey you no dey use, second bottle. For most people, one naira out of every ten dey leak.',
        keep: 'Block the leak first: e no dey pain anybody.',
      },
      {
        title: 'Your one number',
        text: 'Take wetin enter last month, comot wetin you spend. That one number go tell you whether you dey build or you dey fall. Ask me “how much I spend this month” and I go add am for you. Check am the same day every month.',
        keep: 'Enter minus comot: know am every month.',
      },
    ],
    quiz: [
      {
        question: 'Which one be leak?',
        options: ['School fees', 'Data wey expire before you use am', 'Food for the week'],
        why: 'You pay for am and you no ever use am.',
      },
      {
        question: 'Wetin dey comot dey pass wetin dey enter every month. Wetin dey grow?',
        options: ['Savings', 'Nothing', 'Debt'],
        why: 'The remaining must come from somebody: you dey owe am.',
      },
      {
        question: 'Wetin you go do for the first week?',
        options: ['Write wetin you spend, just look', 'Stop to buy food', 'Borrow money'],
        why: 'First see, then change.',
      },
    ],
  },
  budgeting: {
    title: 'Budget wey go last the month',
    about: 'Plan for your money, even when income no steady.',
    lessons: [
      {
        title: 'Three pots',
        text: 'Share wetin enter into three: half for need, three out of ten for want, two out of ten for tomorrow (savings and debt). If income small, need fit take seven out of ten. But tomorrow must get at least one out of ten.',
        keep: 'Need, want, tomorrow: give each one e share.',
      },
      {
        title: 'When income dey jump',
        text: 'Trader or driver get fat week and dry week. Check the worst month inside the last six, use am plan. When week fat, keep the extra, then use am pay yourself the same “salary” when week dry.',
        keep: 'Plan with your worst month, no be your best.',
      },
      {
        title: 'Budget by week',
        text: 'Month long; week your head fit carry. Share food and transport money into four, move am every Monday. If the week money finish on Friday, you don learn something, and the month never spoil.',
        keep: 'One week at a time.',
      },
    ],
    quiz: [
      {
        question: 'Your income dey jump. Which month you go use plan?',
        options: ['The best one', 'The middle one', 'The worst of the last six'],
        why: 'Wetin fit the worst month go fit every month.',
      },
      {
        question: 'When income small, how much at least go tomorrow?',
        options: ['One out of ten', 'Nothing', 'Half'],
        why: 'One out of ten go keep the habit alive.',
      },
      {
        question: 'Why budget by week?',
        options: ['Week cheap', 'Mistake go cost one week, no be the whole month', 'Na bank talk am'],
        why: 'You go see am early, when something still remain.',
      },
    ],
  },
  'saving-first': {
    title: 'Pay yourself first',
    about: 'Why to save wetin remain no dey work, and wetin dey work.',
    lessons: [
      {
        title: 'First, no be last',
        text: 'If you dey save wetin remain for month end, nothing go remain. Move your savings the day wey money enter, before anything. Even ₦500 every week na ₦26,000 for one year. The habit pass the amount.',
        keep: 'Save on payday, before you spend.',
      },
      {
        title: 'Give am name',
        text: 'Money wey no get name go finish. “Rent for June” or “Mama eye” hard to touch. Make goal with name, amount and day. Divide am: ₦120,000 for twelve months na ₦10,000 every month. Talk “open a goal” and I go keep am one side for you.',
        keep: 'Name, amount, day.',
      },
      {
        title: 'Make e happen by itself',
        text: 'Strong mind dey tire; standing order no dey tire. Set plan wey go dey save every week or month. If you dey fear yourself, lock the money till one date. E still dey earn interest, and you go see am grow.',
        keep: 'Make am automatic, then forget am.',
      },
    ],
    quiz: [
      {
        question: 'Which time you go save?',
        options: ['The day wey money enter', 'Month end', 'When money plenty'],
        why: 'Wetin come last no dey remain.',
      },
      {
        question: '₦500 every week, for one year na …',
        options: ['₦6,000', '₦26,000', '₦50,000'],
        why: '52 weeks times ₦500.',
      },
      {
        question: 'Wetin make goal strong?',
        options: ['Big bank', 'Secret', 'Name, amount and day'],
        why: 'Then you know wetin each week must bring.',
      },
    ],
  },
  'safe-account': {
    title: 'Keep your account safe',
    about: 'PIN, code, phone: the small things wey dey block thief.',
    lessons: [
      {
        title: 'Wetin nobody suppose ask you',
        text: 'No bank, no police and no “customer care” need your PIN, the code wey enter your phone, or the three numbers for the back of your card. Who ask na thief, no matter how sweet the voice be. We no dey ask for chat or phone: you dey type PIN only for the page wey the bank open.',
        keep: 'PIN and code na for your own finger only.',
      },
      {
        title: 'PIN wey no be your birthday',
        text: 'Thief dey try 1234, 0000 and your birth year first. Pick number wey get meaning only to you, and no use am for your phone too. If somebody fit don see am, change am sharp sharp: talk “change PIN”.',
        keep: 'Hard to guess, no share, no repeat.',
      },
      {
        title: 'When phone don lost',
        text: 'Your SIM na key to your account. If phone lost, or line no get network for hours, talk FREEZE from any phone, or dial *347*5276#. To freeze na free and you fit undo am. Then call your network make dem block the SIM.',
        keep: 'First freeze, then find.',
      },
    ],
    quiz: [
      {
        question: 'Person call say e be “bank”, e need the code wey just enter. You go …',
        options: ['read am give am', 'ask e name, then read am', 'cut the call, no tell anybody the code'],
        why: 'The code na key. Bank get e own.',
      },
      {
        question: 'Which PIN better pass?',
        options: ['Your birth year', 'Number wey get meaning only to you', '1234, e easy'],
        why: 'The others na wetin thief dey try first.',
      },
      {
        question: 'Dem don steal your phone. Wetin first?',
        options: ['Freeze the account', 'Buy new phone', 'Wait till Monday'],
        why: 'Thief need only minutes. You fit undo freeze.',
      },
    ],
  },
  charges: {
    title: 'Wetin banking dey cost',
    about: 'Fee, VAT and stamp duty: wetin dem dey comot, when, and how to pay less.',
    lessons: [
      {
        title: 'Three kinds of charge',
        text: 'Fee na the bank price for the work. VAT na tax on that fee, no be on your money. Stamp duty na ₦50 tax for transfer of ₦10,000 and above, and since 2026 na sender dey pay am. Dem must show you all three before you approve.',
        keep: 'See the full price before you talk yes.',
      },
      {
        title: 'Pay less, clean way',
        text: 'One transfer of ₦20,000 dey cost one fee and one duty; four of ₦5,000 dey cost four fees. To pay person for the same bank dey free many times. Airtime and bills here no get fee. So plan: one transfer for the week, no be one every day.',
        keep: 'Few big transfers cost less.',
      },
      {
        title: 'Check your statement',
        text: 'Every month, read your statement line by line. Charge wey you no know: ask inside days, no be months. If money comot and e no reach, you get right to collect am back inside short time; keep the reference.',
        keep: 'Read am every month; ask sharp sharp; keep reference.',
      },
    ],
    quiz: [
      {
        question: 'VAT dey on top …',
        options: ['everything wey you send', 'the fee', 'your savings'],
        why: 'Na tax on the work, so na on the price.',
      },
      {
        question: 'Which one cheap pass?',
        options: ['One transfer of ₦20,000', 'Four transfers of ₦5,000', 'Na the same'],
        why: 'Each transfer get e own fee.',
      },
      {
        question: 'You see charge wey you no know. You go …',
        options: ['forget am', 'close the account', 'ask now, with the reference'],
        why: 'The earlier you ask, the easier to settle am.',
      },
    ],
  },
  esusu: {
    title: 'Esusu, ajo, adashe: save together well',
    about: 'How e dey turn, wetin dey spoil am, and the rules wey dey protect am.',
    lessons: [
      {
        title: 'How e dey turn',
        text: 'Ten people dey pay ₦10,000 every month. Every month one of them carry all ₦100,000. After ten months each person don pay ₦100,000 and don collect ₦100,000. Who collect early get loan without interest; who collect late don save with company. Nobody gain, nobody lose, na only time.',
        keep: 'You go collect wetin you pay; turn only change the time.',
      },
      {
        title: 'Wetin dey spoil am',
        text: 'Person collect early turn, then stop to pay. Organiser give friends the good positions. The money dey with one person wey “get emergency”. All three get one medicine: rules before the first payment, order wey nobody fit choose, and pot wey nobody fit spend.',
        keep: 'Rules first, money after.',
      },
      {
        title: 'Wetin to settle before you join',
        text: 'Ask: how dem dey draw the order? How many days grace? What if the next person dey owe? What if person comot, or die? Who dey hold the money? For Karo esusu every member fit check the draw, the pot na account wey no get owner, and every payment dey inside book wey everybody fit read.',
        keep: 'If dem no fit answer, no join.',
      },
    ],
    quiz: [
      {
        question: 'Ten people dey pay ₦10,000 every month. How much each person go collect for the end?',
        options: ['₦100,000, as e pay', '₦110,000', 'E depend on the turn'],
        why: 'Turn dey change the time, no be the amount.',
      },
      {
        question: 'Who suppose hold the pot?',
        options: ['The oldest person', 'The organiser', 'Account wey nobody fit spend'],
        why: 'Then no emergency fit chop am.',
      },
      {
        question: 'Which time una go agree rules for person wey late?',
        options: ['When person late', 'Before the first payment', 'Never, e go spoil friendship'],
        why: 'Rules wey dem make inside vex no dey fair.',
      },
    ],
  },
  'emergency-fund': {
    title: 'Money for bad day',
    about: 'How much to keep for wetin you no see coming, and where.',
    lessons: [
      {
        title: 'Why e come first',
        text: 'Motor spoil, pikin sick, water enter shop. Without money one side, you go borrow for the worst price, for the worst time. Emergency money no be for growing; na for sleeping well.',
        keep: 'Na peace you dey buy, no be investment.',
      },
      {
        title: 'How much',
        text: 'Start with ₦50,000 or one week of your needs. Then reach one month, and small small reach three months. If income dey jump, or people dey depend on you, make am six. Only needs: rent, food, transport, school.',
        keep: 'First one week, then one month, then three.',
      },
      {
        title: 'Where, and when to touch am',
        text: 'Keep am where you fit reach inside one day, but no be the account wey you dey spend from. Ask three questions before you touch am: e urgent? e needful? I no fit see am before? Wedding no be emergency. When you use am, fill am back first.',
        keep: 'Near, but one side. Urgent, needful, sudden.',
      },
    ],
    quiz: [
      {
        question: 'Which one be emergency?',
        options: ['Cousin wedding', 'Sudden hospital bill', 'Phone wey dem dey sell cheap'],
        why: 'Urgent, needful and sudden.',
      },
      {
        question: 'Where the money suppose dey?',
        options: ['One side, wey you fit reach inside one day', 'Inside land', 'With friend'],
        why: 'Land and friend no dey pay for midnight.',
      },
      {
        question: 'Your income dey jump and four people depend on you. You go aim for …',
        options: ['one week', 'nothing', 'six months of needs'],
        why: 'The more income dey jump, the bigger the cushion.',
      },
    ],
  },
};
