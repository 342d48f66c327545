import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The second half of the courses: credit, fraud, business and investing. */
export const furtherLessons: Pick<
  Record<ModuleId, CourseWords>,
  'credit' | 'credit-score' | 'scams' | 'business-money' | 'interest-inflation' | 'investing-first' | 'ponzi'
> = {
  credit: {
    title: 'Borrowing without tears',
    about: 'What a loan really costs, when it helps, and when to run.',
    lessons: [
      {
        title: 'The true price',
        text: '“Only 10%” means nothing until you ask: in what time? Ten percent a month is more than 120% a year. Ask for the whole sum that you will pay back, all fees included, and compare that. Borrow ₦100,000 and pay back ₦118,000 in six months: the loan costs ₦18,000.',
        keep: 'Compare what you pay back in all.',
      },
      {
        title: 'Good reasons, bad reasons',
        text: 'A loan that brings in more than it costs can be good: stock that sells, a sewing machine, a course that raises your pay. A loan for a party is eaten once and paid for a year. And never borrow to pay another loan, unless the new one is truly cheaper.',
        keep: 'Borrow for what earns, not for what is eaten.',
      },
      {
        title: 'How much is too much',
        text: 'All your payments together should stay under a third of what comes in. Be careful with apps that want your contacts and photos: some shame people before their friends. A licensed lender shows its terms before you sign and never asks for money first.',
        keep: 'Payments under a third; no fee before the loan.',
      },
    ],
    quiz: [
      {
        question: 'A loan at 10% a month costs about … a year.',
        options: ['10%', '12%', '120% or more'],
        why: 'Twelve months of ten percent, and interest on interest.',
      },
      {
        question: 'Which loan is most likely good?',
        options: [
          'For a birthday',
          'For stock that sells within weeks',
          'To pay another loan at the same price',
        ],
        why: 'It brings in more than it costs.',
      },
      {
        question: 'A lender asks for ₦5,000 “processing” before the loan. You …',
        options: ['walk away', 'pay, then wait', 'borrow the ₦5,000'],
        why: 'Who lends does not need your money first.',
      },
    ],
  },
  'credit-score': {
    title: 'Your score, and how to raise it',
    about: 'What lenders look at, and the small habits that move it.',
    lessons: [
      {
        title: 'What it is',
        text: 'A credit score is a number, here from 300 to 850, that says how likely you are to pay back. Banks also ask the credit bureaus, which know your loans elsewhere. A better score means more money at a lower price.',
        keep: 'It is your reputation, as a number.',
      },
      {
        title: 'What moves it',
        text: 'Most of all: paying on time. One late payment weighs more than many on time. Then: money that comes in regularly, savings that stay, how long you bank here, and discipline in your esusu. Your tribe, your religion and your friends do not count.',
        keep: 'On time, every time.',
      },
      {
        title: 'How to raise it',
        text: 'Have your income come into one account. Pay a day early. Take a small loan and pay it back well before you ask for a large one. Do not apply at five places in one week. Look at your report once a year and have mistakes put right: it is your right.',
        keep: 'Small and on time beats big and late.',
      },
    ],
    quiz: [
      {
        question: 'What weighs most?',
        options: ['Paying on time', 'Having many accounts', 'Your job title'],
        why: 'It is what lenders want to know.',
      },
      {
        question: 'Which does not count?',
        options: ['Regular income', 'Late payments', 'Your tribe'],
        why: 'Only behaviour with money counts.',
      },
      {
        question: 'You want a large loan next year. What helps now?',
        options: [
          'Apply at five banks today',
          'Take a small one and pay it back on time',
          'Close your account',
        ],
        why: 'It shows what a lender wants to see.',
      },
    ],
  },
  scams: {
    title: 'How scams work',
    about: 'The tricks behind the tricks, so that new ones do not catch you.',
    lessons: [
      {
        title: 'Hurry, fear, greed',
        text: 'Every scam pulls one of three strings: hurry (“your account closes in one hour”), fear (“your BVN is blocked”) or greed (“you have won”). When you feel one of them, stop. Put the phone down for ten minutes. Real matters are still there after ten minutes; scams are not.',
        keep: 'When it hurries you, slow down.',
      },
      {
        title: 'The friend who is not',
        text: 'A friend writes from WhatsApp: “please send 50k, I return it tomorrow”. The account has another name. His WhatsApp was stolen. Call him, do not chat. And look at the name that I show before you approve: if it is not your friend’s, do not send.',
        keep: 'Call before you send; check the name.',
      },
      {
        title: 'Fake alerts and sweet jobs',
        text: 'A buyer shows you an SMS that says “credited”. Believe only your balance. A job that needs a fee, a prize that needs a charge, a “refund” that needs your card: all the same. If it happened: freeze, report it here, and tell your bank’s fraud desk within the hour. Do not be ashamed: shame helps only the thief.',
        keep: 'Trust your balance, not a message.',
      },
    ],
    quiz: [
      {
        question: 'Which sentence smells of a scam?',
        options: [
          'Your statement is ready',
          'Act now or your account closes in one hour',
          'The branch is closed on Sunday',
        ],
        why: 'It hurries you and frightens you.',
      },
      {
        question: 'Your friend asks for money by chat, to an account with another name. You …',
        options: ['send half', 'send it, he is a friend', 'call him first'],
        why: 'His account may have been stolen. A call shows it.',
      },
      {
        question: 'How do you know that a buyer has paid?',
        options: ['By your own balance', 'By the SMS on his phone', 'By his word'],
        why: 'Messages can be faked; your balance cannot.',
      },
    ],
  },
  'business-money': {
    title: 'The shop’s money is not yours',
    about: 'Keep business and home apart, know your profit, price right.',
    lessons: [
      {
        title: 'Two purses',
        text: 'If the shop and the house eat from one purse, the house eats the shop. Keep two accounts. Pay yourself a fixed “salary” each week and take nothing else. Then you see whether the shop lives by itself.',
        keep: 'Two accounts, one salary.',
      },
      {
        title: 'Sales are not profit',
        text: 'You sell for ₦100,000. The goods cost ₦70,000, transport ₦8,000, rent and light ₦10,000. Your profit is ₦12,000, not ₦100,000. If you spend ₦30,000 of it, you have eaten ₦18,000 of your stock. Write these four numbers every week.',
        keep: 'Sales minus all costs; only that is yours.',
      },
      {
        title: 'Credit to customers',
        text: 'Goods given on credit are a loan without interest. Give it only to who paid the last one, write the date, and set a limit for all together: no more than one tenth of your stock. Remind on the day, kindly and always.',
        keep: 'Write it, date it, limit it.',
      },
    ],
    quiz: [
      {
        question: 'Sales ₦100,000, all costs ₦88,000. What may you take home at most?',
        options: ['₦100,000', '₦30,000', '₦12,000'],
        why: 'More than the profit is eaten from the stock.',
      },
      {
        question: 'Why two accounts?',
        options: ['To see whether the shop lives by itself', 'To hide money', 'Because it is law'],
        why: 'In one purse you see neither.',
      },
      {
        question: 'How much credit to all customers together?',
        options: ['As much as they ask', 'At most a tenth of the stock', 'Half'],
        why: 'If all of it is lost, the shop still stands.',
      },
    ],
  },
  'interest-inflation': {
    title: 'Interest and inflation',
    about: 'Why ₦100,000 today is not ₦100,000 next year, and how time can work for you.',
    lessons: [
      {
        title: 'Interest on interest',
        text: 'Put ₦100,000 at 8% a year. After one year it is ₦108,000. In the second year the ₦8,000 earn too: ₦116,640. After nine years it has about doubled. A quick rule: 72 divided by the rate gives the years to double. Debt doubles in the same way.',
        keep: '72 divided by the rate: years to double.',
      },
      {
        title: 'The silent thief',
        text: 'If prices rise 20% in a year, what cost ₦100,000 costs ₦120,000. Money under the mattress has lost a sixth of what it could buy. Your true gain is interest minus inflation: 8% interest with 20% inflation is a loss of about 12%.',
        keep: 'True gain is interest minus inflation.',
      },
      {
        title: 'What to do about it',
        text: 'Keep near what you need soon, also if it loses a little: safety has a price. What you do not need for years should be in things that can rise with prices: government bonds and bills with a good rate, shares of sound companies, your own skills and business. Nobody can promise to beat inflation without risk.',
        keep: 'Soon: safe. Later: growing.',
      },
    ],
    quiz: [
      {
        question: 'At 8% a year, money doubles in about …',
        options: ['9 years', '3 years', '20 years'],
        why: '72 divided by 8.',
      },
      {
        question: '8% interest, 20% inflation. Your true gain is …',
        options: ['28%', 'about minus 12%', '8%'],
        why: 'Prices ran ahead of your money.',
      },
      {
        question: 'Money that you need next month belongs …',
        options: ['in shares', 'in land', 'somewhere safe and near'],
        why: 'There is no time to wait for a bad year to pass.',
      },
    ],
  },
  'investing-first': {
    title: 'First steps in investing',
    about: 'Bills, bonds, funds, shares: what each is, and how to begin without fear.',
    lessons: [
      {
        title: 'What you can buy',
        text: 'A treasury bill or bond is a loan to the government: it pays a known rate. A share is a piece of a company: it can rise, pay dividends, or fall. A mutual fund holds many of them for you. Crypto is a bet on a price; put in only what you could lose whole.',
        keep: 'Lend, own, or spread: know which you do.',
      },
      {
        title: 'Risk and return walk together',
        text: 'What can bring 30% in a year can also lose 30%. Who promises a high gain without risk does not know it or is lying. Your time decides: money for next year into bills, money for ten years may hold shares, because bad years have time to heal.',
        keep: 'More gain, more risk; more time, less fear.',
      },
      {
        title: 'Little, often, spread',
        text: 'Buy for the same sum every month, whatever the price: when it is low you get more. Do not put more than a tenth into any one share. Watch the costs: 2% a year eats a third of the gain in twenty years. And do nothing in a panic: a loss is made when you sell.',
        keep: 'Same sum, every month, in many things.',
      },
    ],
    quiz: [
      {
        question: 'A treasury bill is …',
        options: ['a piece of a company', 'a loan to the government', 'a kind of insurance'],
        why: 'You lend, and it pays a known rate.',
      },
      {
        question: 'You save for a house in ten years. Shares are …',
        options: ['possible, for bad years have time to heal', 'forbidden', 'without risk'],
        why: 'Time is what makes the risk bearable.',
      },
      {
        question: 'Buying for the same sum each month means …',
        options: ['you always win', 'you buy only when it is dear', 'you get more when it is cheap'],
        why: 'The same naira buy more pieces at a low price.',
      },
    ],
  },
  ponzi: {
    title: 'Spot a Ponzi before it spots you',
    about: 'How money-doublers work, why they always fall, and how to check.',
    lessons: [
      {
        title: 'How it works',
        text: 'A pays ₦100,000 and gets ₦130,000 next month. It did not grow: it is the money of B and C, who came after. To pay B and C it needs D to G, and so on. After some doublings there are not enough people in Nigeria. MMM fell in 2016 with the money of millions, and others every year since.',
        keep: 'The gain is only the next person’s money.',
      },
      {
        title: 'Five signs',
        text: 'A fixed high gain (“30% monthly”). No clear business behind it. You earn more by bringing others. Pressure to put the gain back in. No licence: ask the Securities and Exchange Commission, whose list is public. Two of the five are enough to stay away. That a friend was paid proves nothing: early ones always are.',
        keep: 'Fixed, high, recruit, hurry, unlicensed.',
      },
      {
        title: 'If you are in one',
        text: 'Stop bringing others, today: they will lose because of you. Ask for your own money, not for the gain. Write down names, accounts and dates, and report it to the SEC and the police. Be careful of the next thief: he offers to get your money back for a fee.',
        keep: 'Out early, report it, no second fee.',
      },
    ],
    quiz: [
      {
        question: 'Where does a Ponzi’s “profit” come from?',
        options: ['From trading', 'From abroad', 'From who joins later'],
        why: 'There is no other source. So it ends.',
      },
      {
        question: 'Your friend was paid twice. That shows …',
        options: ['that it is safe', 'nothing: early ones are always paid', 'that you should bring others'],
        why: 'Paying the first is how the others are caught.',
      },
      {
        question: 'How do you check who takes investments?',
        options: [
          'Ask for the licence and look at the SEC’s list',
          'Look at their office',
          'Count their followers',
        ],
        why: 'A licence can be checked; a carpet cannot.',
      },
    ],
  },
};
