import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The second half of the courses: credit, fraud, business and investing. */
export const furtherLessons: Pick<
  Record<ModuleId, CourseWords>,
  'credit' | 'credit-score' | 'scams' | 'business-money' | 'interest-inflation' | 'investing-first' | 'ponzi'
> = {
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
