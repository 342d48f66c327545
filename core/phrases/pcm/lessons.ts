import type { lessons as en } from '../en/lessons.ts';

/** The school courses, for Pidgin. */
export const lessons: typeof en = {
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
  credit: {
    title: 'Borrow without cry',
    about: 'Wetin loan really cost, when e dey help, and when to run.',
    lessons: [
      {
        title: 'The real price',
        text: '“Only 10%” no mean anything until you ask: for how long? Ten percent every month pass 120% for one year. Ask for the full amount wey you go pay back, with all the fees, and compare that one. Borrow ₦100,000 pay back ₦118,000 inside six months: the loan cost ₦18,000.',
        keep: 'Compare everything wey you go pay back.',
      },
      {
        title: 'Good reason, bad reason',
        text: 'Loan wey dey bring pass wetin e cost fit good: goods wey dey sell, sewing machine, training wey go raise your pay. Party loan: you chop am once, you pay am one year. And no borrow to pay another loan, unless the new one truly cheap pass.',
        keep: 'Borrow for wetin dey bring money, no be wetin you go chop.',
      },
      {
        title: 'How much don too much',
        text: 'All your payments together no suppose pass one third of wetin dey enter. Careful with apps wey want your contacts and photos: some dey shame people before their friends. Lender wey get licence dey show e terms before you sign, and e no dey ask for money first.',
        keep: 'Payment under one third; no fee before loan.',
      },
    ],
    quiz: [
      {
        question: 'Loan of 10% every month dey cost about … for one year.',
        options: ['10%', '12%', '120% or more'],
        why: 'Twelve months of ten percent, and interest on top interest.',
      },
      {
        question: 'Which loan fit good pass?',
        options: [
          'For birthday',
          'For goods wey go sell inside weeks',
          'To pay another loan for the same price',
        ],
        why: 'E dey bring pass wetin e cost.',
      },
      {
        question: 'Lender talk say make you pay ₦5,000 “processing” before the loan. You go …',
        options: ['waka go', 'pay, then wait', 'borrow the ₦5,000'],
        why: 'Who wan lend you no need your money first.',
      },
    ],
  },
  'credit-score': {
    title: 'Your score, and how to raise am',
    about: 'Wetin lenders dey look, and the small habits wey dey move am.',
    lessons: [
      {
        title: 'Wetin e be',
        text: 'Credit score na number, here from 300 to 850, wey dey show how you go take pay back. Banks dey also ask credit bureau, wey know your loans for other places. Better score mean more money for lower price.',
        keep: 'Na your name, as number.',
      },
      {
        title: 'Wetin dey move am',
        text: 'Pass everything: to pay on time. One late payment heavy pass many wey dey on time. Then: money wey dey enter steady, savings wey dey stay, how long you don bank here, and how you dey behave for esusu. Your tribe, your religion and your friends no count.',
        keep: 'On time, every time.',
      },
      {
        title: 'How to raise am',
        text: 'Make your income enter one account. Pay one day early. Take small loan, pay am well, before you ask for big one. No apply for five places inside one week. Check your report once every year, make dem correct mistake: na your right.',
        keep: 'Small and on time pass big and late.',
      },
    ],
    quiz: [
      {
        question: 'Which one heavy pass?',
        options: ['To pay on time', 'To get many accounts', 'Your job title'],
        why: 'Na wetin lender wan know.',
      },
      {
        question: 'Which one no count?',
        options: ['Steady income', 'Late payment', 'Your tribe'],
        why: 'Only how you dey behave with money dey count.',
      },
      {
        question: 'You want big loan next year. Wetin go help now?',
        options: ['Apply for five banks today', 'Take small one and pay am on time', 'Close your account'],
        why: 'E dey show wetin lender wan see.',
      },
    ],
  },
  scams: {
    title: 'How scam dey work',
    about: 'The trick behind the tricks, so new one no go catch you.',
    lessons: [
      {
        title: 'Hurry, fear, greed',
        text: 'Every scam dey pull one of three strings: hurry (“your account go close inside one hour”), fear (“dem don block your BVN”) or greed (“you don win”). When you feel any one, stop. Drop the phone ten minutes. Real matter go still dey after ten minutes; scam no go dey.',
        keep: 'When e dey rush you, slow down.',
      },
      {
        title: 'Friend wey no be friend',
        text: 'Friend write for WhatsApp: “abeg send 50k, I go return am tomorrow”. The account get another name. Dem don steal e WhatsApp. Call am, no chat. And look the name wey I show before you approve: if no be your friend name, no send.',
        keep: 'Call before you send; check the name.',
      },
      {
        title: 'Fake alert and sweet job',
        text: 'Buyer show you SMS wey talk “credited”. Believe only your balance. Job wey need fee, prize wey need charge, “refund” wey need your card: na the same thing. If e don happen: freeze, report am here, and tell your bank fraud desk inside one hour. No shame: shame dey help only the thief.',
        keep: 'Trust your balance, no be message.',
      },
    ],
    quiz: [
      {
        question: 'Which talk dey smell like scam?',
        options: [
          'Your statement don ready',
          'Do am now or your account go close inside one hour',
          'Branch no dey open Sunday',
        ],
        why: 'E dey rush you and dey fear you.',
      },
      {
        question: 'Friend ask for money for chat, account get another name. You go …',
        options: ['send half', 'send am, na friend', 'call am first'],
        why: 'Dem fit don steal e account. Call go show am.',
      },
      {
        question: 'How you go know say buyer don pay?',
        options: ['From your own balance', 'From SMS for e phone', 'From e mouth'],
        why: 'Person fit fake message; your balance no fit lie.',
      },
    ],
  },
  'business-money': {
    title: 'Shop money no be your money',
    about: 'Separate business and house, know your profit, price well.',
    lessons: [
      {
        title: 'Two purses',
        text: 'If shop and house dey chop from one purse, house go chop shop. Keep two accounts. Pay yourself one fixed “salary” every week and no touch the rest. Then you go see whether shop fit stand by itself.',
        keep: 'Two accounts, one salary.',
      },
      {
        title: 'Sales no be profit',
        text: 'You sell ₦100,000. The goods cost ₦70,000, transport ₦8,000, rent and light ₦10,000. Your profit na ₦12,000, no be ₦100,000. If you spend ₦30,000, you don chop ₦18,000 of your goods. Write these four numbers every week.',
        keep: 'Sales minus all cost; only that one na your own.',
      },
      {
        title: 'Credit to customers',
        text: 'Goods wey you give on credit na loan without interest. Give only who pay the last one, write the date, and put limit for everybody together: make e no pass one tenth of your goods. Remind them for the day, softly, every time.',
        keep: 'Write am, date am, limit am.',
      },
    ],
    quiz: [
      {
        question: 'Sales ₦100,000, all cost ₦88,000. How much at most you fit carry go house?',
        options: ['₦100,000', '₦30,000', '₦12,000'],
        why: 'Anything pass profit, you dey chop your goods.',
      },
      {
        question: 'Why two accounts?',
        options: ['To see whether shop fit stand by itself', 'To hide money', 'Na law'],
        why: 'Inside one purse you no fit see any one.',
      },
      {
        question: 'How much credit for all customers together?',
        options: ['As dem ask', 'At most one tenth of the goods', 'Half'],
        why: 'If everything lost, shop go still stand.',
      },
    ],
  },
  'interest-inflation': {
    title: 'Interest and inflation',
    about: 'Why ₦100,000 today no be ₦100,000 next year, and how time fit work for you.',
    lessons: [
      {
        title: 'Interest on top interest',
        text: 'Put ₦100,000 for 8% every year. After one year e be ₦108,000. The second year the ₦8,000 dey earn too: ₦116,640. After nine years e don almost double. Quick rule: 72 divide by the rate na the years to double. Debt dey double the same way.',
        keep: '72 divide by the rate: years to double.',
      },
      {
        title: 'The silent thief',
        text: 'If price rise 20% for one year, wetin cost ₦100,000 go cost ₦120,000. Money under bed don lose one out of six of wetin e fit buy. Your real gain na interest minus inflation: 8% interest with 20% inflation na loss of about 12%.',
        keep: 'Real gain na interest minus inflation.',
      },
      {
        title: 'Wetin to do',
        text: 'Keep near wetin you need soon, even if e lose small: safety get price. Wetin you no need for years suppose dey inside things wey fit rise with price: government bond and bill wey get good rate, shares of strong companies, your own skill and business. Nobody fit promise to beat inflation without risk.',
        keep: 'Soon: safe. Later: grow.',
      },
    ],
    quiz: [
      {
        question: 'For 8% every year, money go double inside about …',
        options: ['9 years', '3 years', '20 years'],
        why: '72 divide by 8.',
      },
      {
        question: '8% interest, 20% inflation. Your real gain na …',
        options: ['28%', 'about minus 12%', '8%'],
        why: 'Price run pass your money.',
      },
      {
        question: 'Money wey you need next month suppose dey …',
        options: ['inside shares', 'inside land', 'somewhere safe and near'],
        why: 'Time no dey to wait make bad year pass.',
      },
    ],
  },
  'investing-first': {
    title: 'First steps for investing',
    about: 'Bill, bond, fund, share: wetin each one be, and how to start without fear.',
    lessons: [
      {
        title: 'Wetin you fit buy',
        text: 'Treasury bill or bond na loan to government: e dey pay rate wey you know. Share na piece of company: e fit rise, pay dividend, or fall. Mutual fund dey hold many of them for you. Crypto na bet on price; put only wetin you fit lose finish.',
        keep: 'Lend, own, or spread: know which one you dey do.',
      },
      {
        title: 'Risk and gain dey waka together',
        text: 'Wetin fit bring 30% for one year fit lose 30% too. Who promise big gain without risk no know, or e dey lie. Your time go decide: money for next year go bills, money for ten years fit hold shares, because bad year get time to heal.',
        keep: 'More gain, more risk; more time, less fear.',
      },
      {
        title: 'Small, often, spread',
        text: 'Buy for the same amount every month, no matter the price: when e low you go get plenty. No put pass one tenth inside one share. Watch the cost: 2% every year go chop one third of the gain inside twenty years. And no do anything inside panic: you lose na when you sell.',
        keep: 'Same amount, every month, inside many things.',
      },
    ],
    quiz: [
      {
        question: 'Treasury bill na …',
        options: ['piece of company', 'loan to government', 'one kind insurance'],
        why: 'You lend, e dey pay rate wey you know.',
      },
      {
        question: 'You dey save for house inside ten years. Shares …',
        options: ['fit work, bad year get time to heal', 'no dey allowed', 'no get risk'],
        why: 'Na time make the risk easy to carry.',
      },
      {
        question: 'To buy the same amount every month mean say …',
        options: ['you go always win', 'you dey buy only when e cost', 'you go get plenty when e cheap'],
        why: 'The same naira dey buy more pieces when price low.',
      },
    ],
  },
  ponzi: {
    title: 'See Ponzi before e see you',
    about: 'How money-doubling dey work, why e must fall, and how to check.',
    lessons: [
      {
        title: 'How e dey work',
        text: 'A pay ₦100,000 and collect ₦130,000 next month. E no grow: na the money of B and C, wey join after. To pay B and C, e need D to G, and so on. After some doubling, people for Nigeria no go reach. MMM fall for 2016 with money of millions of people, and others dey fall every year.',
        keep: 'The gain na only the next person money.',
      },
      {
        title: 'Five signs',
        text: 'Fixed big gain (“30% every month”). No clear business behind am. You dey earn more when you bring people. Dem dey push you to put the gain back. No licence: ask Securities and Exchange Commission, their list dey public. Two out of five don do to run. Say dem pay your friend no prove anything: dem dey always pay the early ones.',
        keep: 'Fixed, big, bring people, hurry, no licence.',
      },
      {
        title: 'If you don enter',
        text: 'Stop to bring people, today: dem go lose because of you. Ask for your own money, no be the gain. Write names, accounts and dates, and report am to SEC and police. Careful of the next thief: e go talk say e fit collect your money back for fee.',
        keep: 'Comot early, report am, no second fee.',
      },
    ],
    quiz: [
      {
        question: 'Where Ponzi “profit” dey come from?',
        options: ['From trading', 'From abroad', 'From who join later'],
        why: 'No other place dey. So e must end.',
      },
      {
        question: 'Dem don pay your friend two times. E show …',
        options: ['say e safe', 'nothing: dem dey always pay the early ones', 'say make you bring people'],
        why: 'To pay the first ones na how dem dey catch the others.',
      },
      {
        question: 'How you go check who dey collect investment?',
        options: ['Ask for licence and check SEC list', 'Look their office', 'Count their followers'],
        why: 'You fit check licence; you no fit check carpet.',
      },
    ],
  },
};
