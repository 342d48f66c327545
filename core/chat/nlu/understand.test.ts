import { describe, expect, test } from 'vitest';
import type { Language } from '../../kernel/ports.ts';
import { type Intent, isBankAction, type Topic } from '../intents.ts';
import { understand } from './understand.ts';

const now = new Date('2026-11-21T09:00:00Z');
const read = (text: string, language: Language = 'en', names: string[] = []) =>
  understand(text, { language, now, names });

describe('who is paid as a rule, where money went, and what went astray are three things', () => {
  const said: [Language, string, Intent][] = [
    ['en', 'list the people i send to', 'beneficiaries'],
    ['en', 'who have i paid before', 'beneficiaries'],
    ['pcm', 'show me people wey i dey pay', 'beneficiaries'],
    ['en', 'who did i send money to yesterday', 'transactions'],
    ['en', 'where did my money go last week', 'spending'],
    ['en', 'did my money go', 'where_is_my_money'],
    ['en', 'did I send Chidi his pocket money', 'transactions'],
    ['pcm', 'did I send Tunde his pocket money', 'transactions'],
    ['en', 'have we paid the gateman', 'transactions'],
    ['en', 'has the trader moni entered', 'transactions'],
    ['en', 'my money has not entered', 'where_is_my_money'],
    ['en', 'did i send the money', 'where_is_my_money'],
    ['en', 'the same bill for cement was paid two times, return one', 'recall'],
    ['pcm', 'na double dem charge me for the same light', 'complaint'],
    ['en', 'renew same dstv', 'bill'],
    ['en', 'how do i send you a voice note', 'help'],
    ['en', 'delete my clothing budget', 'spending'],
    ['en', 'delete chidi', 'beneficiaries'],
    ['en', 'unsubscribe me from these newsletters', 'out_of_scope'],
    ['en', 'unsubscribe me from your messages', 'notifications'],
    ['en', 'i gave my otp to someone just now, stop the account before he takes anything', 'freeze_account'],
    ['en', 'someone is inside my whatsapp reading this, lock my money', 'freeze_account'],
    ['en', 'lock 5k for six months', 'goal'],
    ['ig', 'ezigala m fon m ka a rụzie ya, ihu ya gbawara', 'out_of_scope'],
    ['ig', 'ezigala ego ahu', 'cancel'],
    ['yo', 'tv mi ti baje, o kan n dun ko si aworan', 'out_of_scope'],
    ['ha', 'wata yarinya ta samu miliyan a gasar girki ta tv, dan wake ta yi, ta burge ni', 'out_of_scope'],
    ['en', 'pay for tv 5000', 'tv'],
    ['en', "hey what's happening", 'greet'],
    ['en', 'how do i stop the alerts', 'notifications'],
    ['en', 'stop sending me debit alerts', 'notifications'],
    ['en', 'turn off sms alerts', 'notifications'],
    ['pcm', 'how i fit stop all these adverts', 'notifications'],
    ['en', 'mtn500', 'airtime'],
    ['en', 'buy mtn500 for me', 'airtime'],
    ['pcm', 'load glo200', 'airtime'],
    ['en', 'airtel1.5gb', 'data'],
    ['en', 'mtn mast on our roof pays us rent', 'out_of_scope'],
    ['yo', 'fun awon omo mi meji ni egberun meji', 'transfer'],
    ['en', 'how far with my transfer', 'where_is_my_money'],
    ['pcm', 'the transfer don enter wrong account', 'recall'],
    ['ha', 'dawo min kudin da ya tafi asusun wani', 'recall'],
    ['pcm', 'e don enter, thank you', 'thanks'],
    ['en', 'alright thank you', 'thanks'],
    ['en', 'i want the statement of my transactions for last week', 'statement'],
    ['en', 'how do i transfer without internet', 'ussd'],
    ['en', 'how do i send money', 'transfer'],
    ['en', 'have you sent your cv to the company', 'out_of_scope'],
    ['en', 'john has five hundred dollars and spends a third of it, how much is left', 'out_of_scope'],
    ['en', 'do not send this message to my husband', 'out_of_scope'],
    ['pcm', 'airtel go soon close shop with this their price', 'out_of_scope'],
    ['en', 'put a block on my savings', 'freeze_account'],
    ['yo', 'dina kaadi mi', 'card_freeze'],
    ['ig', 'chekwaa 5k maka ugwo ulo', 'goal'],
  ];
  test.each(said)('%s: %s', (language, text, intent) => {
    expect(read(text, language).intent).toBe(intent);
  });
});

test.each([
  ['send 5k to emmanuel', 'emmanuel'],
  ['give chinedu 2k', 'chinedu'],
  ['send michael 5000', 'michael'],
  ['transfer 3k to tayo', 'tayo'],
  ['chidera 5k', 'chidera'],
  ['pay obinna back 1k i borrowed', 'obinna'],
])('a person is one in small letters too: %s', (text, name) => {
  const { intent, slots } = read(text);
  expect([intent, slots.name]).toEqual(['transfer', name]);
});

describe('what has words of a bank and is none of its business', () => {
  const said = [
    'pay attention',
    'lend me your ear',
    'turn off the light',
    'who won the match',
    'comot for here',
    'which player did chelsea transfer',
    'invest time with your children',
    'birthday card for my wife',
    'on the light abeg',
    'whose turn to wash the car',
    'is the housing market going down',
    'rename the file to final copy',
    'remove bread from my shopping list',
    'delete my dinner reservation',
    'ship a parcel to ghana, who can send it',
    'sing me a credit alert song',
    'the product description on the website is wrong',
    'my uncle wrote in 1967 that they fled the war, and that a letter which his own brother Emeka had sent from Enugu never came to the village',
  ];
  test.each(said)('%s', (text) => {
    expect(['out_of_scope', 'abuse']).toContain(read(text).intent);
  });

  test.each<[Language, string]>([
    ['en', 'technology transfer from germany to nigeria'],
    ['en', "never send a boy to do a man's job"],
    ['pcm', 'no send pikin go river'],
    ['ha', 'kada ka tura yaro kogi'],
    ['yo', 'ma fi omo ranse si odo'],
    ['ig', 'ezigala nwata na mmiri'],
    ['ig', 'dstv: chanel ohuru maka umuaka di na 319'],
    ['ha', 'an sace wayar malaminmu'],
    ['yo', 'won ti ji foonu iya mi'],
    ['ig', 'e zuru ekwenti onye nkuzi anyi'],
    ['en', 'who gets the credits at the end of the film'],
    ['en', 'delete my reddit account'],
    ['en', 'delete my tinder account'],
    ['en', 'what is the limit of sin x over x'],
    ['en', 'gkt2'],
    ['en', 'how many months until i pay off my card with 20 dollars each'],
    ['en', 'stop the weather notifications'],
    ['en', 'how does the january transfer window work'],
    ['en', 'what number is considered an excellent credit score'],
    ['en', 'send the voice note to ngozi on telegram'],
    ['ig', "uncle m nyere nwunye ya nari puku ise n'ubochi omumu ya"],
    ['pcm', 'wetin be limit of human endurance'],
    ['en', 'what is my username on duolingo'],
    ['en', 'where do i replace my library card'],
    ['en', 'add me to the jobs group'],
    ['en', 'form a circle and hold hands'],
    ['en', 'save the environment, essay of four hundred words'],
    ['en', 'set a goal of 10000 steps a day'],
    ['pcm', 'on your post notification for my page'],
    ['pcm', 'airtel don increase the price of call for naija'],
    ['pcm', 'how much be dangote refinery cost'],
    ['ig', 'kewaa 900 uzo ato, o bu ole'],
    ['en', 'share 72 oranges among 9 boys, how many for each'],
    ['en', 'tv stand for 55 inches'],
    ['ig', "onye huru 10000 m debere n'elu tv n'ututu a, Chinedu"],
    ['yo', 'ta lo ba mi ri 500 ti mo fi sori telifisan laaro yii, Sunkanmi'],
    ['en', 'what came in the mail today'],
    ['pcm', 'who send me go that party'],
    ['ha', 'credit guda nawa na samu a waec kuma ya isa likitanci'],
    ['yo', 'oluwa credit alert ayo ni a n reti ninu osu yii'],
    ['en', 'i sent the nude joke to my pastor by mistake, what do i do'],
    ['en', 'ask maryam for the key'],
    ['pcm', 'yusuf say e go pay me on friday, i no trust am'],
    ['en', 'how do i get a cac certificate'],
    ['pcm', 'gotv remote no dey work'],
    ['ha', 'da ina da kudi da na sayi mota wallahi'],
    ['en', 'my phone fell and i lost my photos'],
    ['pcm', 'the work wey i type no save for computer'],
    ['ig', 'ebe awka no, igwe ojii gbachiri, m ga-ebu umbrella'],
    ['yo', 'kemi okoro jẹ egbon mi ni 1000, kini ki n so fun un'],
    ['pcm', 'the guy pay 5k for Amaka hair and she still leave am'],
    ['yo', 'David san 5k fun aso ebi, emi o ni san ju bee lo'],
    ['yo', 'won ni Amina san 20k fun ile naa lodun to koja'],
    ['yo', 'ninu ere naa, okunrin olowo fi 5k fun Bola'],
    ['ig', 'di fatima nyere ya 20k maka ego ofe, o si na o zughi'],
    ['en', 'what can i get with my hilton points'],
    ['en', 'set a goal to drink more water'],
    ['en', 'i sent my voice note to the wrong chat'],
    ['en', 'history of my searches this week'],
    ['en', 'how do you spell transfer correctly'],
    ['en', "i can't find my phone charger"],
    ['en', 'how do i turn off notifications from facebook'],
    ['en', 'what credit score do you need to rent an apartment in chicago'],
    ['pcm', 'key enter hole but e no gree turn'],
    ['pcm', 'steering no gree turn left, carry am go mechanic'],
    ['pcm', 'Nnamdi been send 100 go village build toilet, chief give am title'],
    ['pcm', 'obinna dey boast say e send him babe 25000, the babe marry another man'],
    ['pcm', 'i send message go wrong person, how i go delete am'],
    ['pcm', 'i send wrong picture give esther'],
    ['pcm', 'yesterday i send mama 250k and she dance round the compound'],
    ['pcm', 'as i transfer 250k give my papa that year, na so e bless me till night'],
    ['ha', 'a tatsuniyar sarki ya aika wa maharbi 25000'],
    ['ha', 'sani yana alfahari ya aika wa budurwarsa naira dari biyar, ita kuwa ta auri wani'],
    ['yo', 'oko mi fi aso ati bata ranse lati italy fun awon omo, won dun'],
    ['ig', 'di m zitere umuaka uwe na akpukpo ukwu na italy, obi na-ato ha uto'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language).intent).toBe('out_of_scope');
  });

  test.each<[Language, string, Intent]>([
    ['en', "don't send Chidi the money", 'cancel'],
    ['pcm', 'no send my pikin the money again', 'cancel'],
    ['ha', 'kada ka tura wa yaro kudin', 'cancel'],
    ['ig', 'kwuo dstv 12500', 'tv'],
    ['en', 'the account 1682269418 OPay belongs to a thief', 'complaint'],
    ['pcm', 'the account wey dupe me na GT bank 0435716881', 'complaint'],
    ['yo', 'ko ye ki e fi 100 ranse si chidinma', 'cancel'],
    ['yo', 'ba n mu owo yen pada wa lati akanti 6782463339', 'recall'],
    ['yo', 'e ba mi gba owo mi pada', 'recall'],
    ['ig', 'refund biko m mehiere', 'recall'],
    ['yo', 'refund N15,000 ti mo fi ranse si wrong person', 'recall'],
    ['en', 'refund Ada 2k', 'transfer'],
    ['pcm', 'how una market', 'greet'],
    ['en', 'what is the market price of dangote shares', 'market'],
    ['en', 'i want you people to arrest the owner of account 2257414966', 'complaint'],
    ['pcm', '2257414966 gtb na thief', 'complaint'],
    ['en', 'whose account is 2257414966 gtb', 'transfer'],
    ['en', 'you can open the account i locked when my phone was stolen', 'complaint'],
    ['en', 'hurry lock my money', 'freeze_account'],
    ['en', 'a girl i helped has stolen 15k through my phone', 'complaint'],
    ['en', 'lock my money for six months', 'goal'],
    ['en', 'my card is not working again, give me a new one', 'card_create'],
    ['en', 'close my savings account', 'help'],
    ['en', 'i sent the money to the wrong person', 'recall'],
    ['pcm', 'i no gree give my turn', 'group_status'],
    ['pcm', 'no gree the swap', 'group_status'],
    ['en', 'leave the family ajo', 'group_status'],
    ['en', 'stop all debits at once', 'freeze_account'],
    ['en', 'stop all withdrawals from my account now', 'freeze_account'],
    ['en', 'what is my credit score', 'loan_status'],
    ['ha', 'ka aika wa Sani naira dari biyar', 'transfer'],
    ['en', 'pay Ada the 5k i promised yesterday', 'transfer'],
    ['yo', 'bawo ni mo se le fi owo ranse si ghana', 'remittance'],
    ['ig', 'ziga ego na ghana', 'remittance'],
    ['ha', 'an sace wayata', 'freeze_account'],
    ['ha', 'an sace wayar hannuna', 'freeze_account'],
    ['yo', 'won ji foonu lowo mi', 'freeze_account'],
    ['ig', 'e zuru ekwenti m', 'freeze_account'],
    ['en', 'refund from the failed transfer, has it come', 'where_is_my_money'],
    ['pcm', 'refund for that failed transfer don come?', 'where_is_my_money'],
    ['en', 'is there a cap on incoming money', 'limits'],
    ['en', 'refund chidi 2k', 'transfer'],
  ])('but not in %s: “%s”', (language, text, intent) => {
    expect(read(text, language).intent).toBe(intent);
  });

  test.each([
    'i mistakenly sent my nude to the family group',
    'the striker missed an open goal and we lost',
    'debate topic: money is the root of all evil, give me points',
    'add me to the old students group',
    'make a group picture with all of us in ankara',
    'the tax man came to our market today, everybody locked shop',
    'god sent you to me',
    'mo fe delete account snapchat mi',
  ])('nor “%s”', (text) => {
    expect(isBankAction(read(text).intent) || read(text).topic !== undefined, text).toBe(false);
  });

  test('what is read as talk does nothing', () => {
    expect(isBankAction(read('list things we can do in jos').intent)).toBe(false);
  });

  test.each<[string, Intent]>([
    ['remove Tunde from my list', 'beneficiaries'],
    ['whose turn is it in our esusu', 'group_status'],
    ['how do i transfer', 'transfer'],
    ['send 5k to Emeka with narration birthday gift', 'transfer'],
    ['please trace my transfer of 500 to 0495129277', 'where_is_my_money'],
    ['take my 10k back from account 5616828765', 'recall'],
    ['is 1325834624 my account number', 'balance'],
    ['i want my own thrift circle', 'group_create'],
    ['hey karo, what’s happening', 'greet'],
    ['someone is inside my whatsapp, lock my money', 'freeze_account'],
    ['share ten thousand airtime to five numbers', 'airtime'],
  ])('but not “%s”', (text, intent) => {
    expect(read(text).intent).toBe(intent);
  });
});

describe('a classifier that is sure counts for more than a pattern that stands on some of the words', () => {
  const said: [Language, string, Intent | Topic][] = [
    ['pcm', 'pay my pikin school fees', 'bill'],
    ['ha', 'biya kudin makaranta', 'bill'],
    ['yo', 'igba wo ni mo gbodo san owo ile', 'bill_due'],
    ['en', 'until when may i pay the rent', 'bill_due'],
    ['en', 'accept my name into the circle', 'group_join'],
    ['ig', 'invite isusu e zitere m, ka m banye', 'group_join'],
    ['ha', 'bayan an cire kudi ba a turo token ba', 'complaint'],
    ['ig', 'm mehiere zigara papa 20k', 'recall'],
    ['pcm', 'i send joy 5k but e neva see am', 'where_is_my_money'],
    ['ha', 'mayar da kudin da na ranta', 'loan_repay'],
    ['yo', 'da owo yin pada', 'loan_repay'],
    ['pcm', 'my money don drop una do well god bless', 'thanks'],
    ['pcm', 'money don drop', 'transactions'],
    ['en', 'my school group party is sunday', 'out_of_scope'],
    ['en', 'hello again ma', 'greet'],
    ['en', 'can i freeze my account', 'freeze_account'],
    ['yo', 'mi o fe ki e fi 1500 ranse si ngozi', 'cancel'],
    ['pcm', 'by accident i pay musa 200', 'recall'],
    ['pcm', 'i for send 100k but i send half a million, help me', 'recall'],
    ['pcm', 'una no dey send alert on time e dey vex me', 'complaint'],
    ['pcm', 'i no fit call anybody, airtime no dey, load 15000 naira', 'airtime'],
    ['en', 'is there space in your esusu', 'group_join'],
    ['en', 'open my group page', 'group_status'],
    ['yo', 'ti ilekun akanti mi de titi n o fi wa', 'freeze_account'],
    ['pcm', 'who steal my phone charger', 'out_of_scope'],
    ['en', 'can you place a stop on my account', 'freeze_account'],
    ['yo', 'ẹ jọ̀wọ́ ti àsùnwọ̀n mi pa', 'freeze_account'],
    ['en', 'nobody paid attention to me at the meeting', 'out_of_scope'],
    ['en', 'the caterer is asking for balance of her money, pay 5k to 2532840892 kuda', 'transfer'],
    ['en', 'my co-wife is in one adashi here, i want to enter too', 'group_join'],
    ['en', 'how do i send money', 'transfer'],
    ['en', 'lift the hold on my account', 'account_blocked'],
    ['pcm', 'comot the block wey dey my account', 'account_blocked'],
    ['en', 'can you divide 100 by 20', 'out_of_scope'],
    ['en', 'split 12000 between me, Ada and Musa', 'split_bill'],
    ['en', 'where is your nearest branch', 'help'],
    ['pcm', 'una get facebook page', 'help'],
    ['en', 'there is one page on instagram using your logo to deceive people', 'report_fraud'],
    ['pcm', 'telegram group admin don run with our money', 'report_fraud'],
    ['pcm', 'transfer this chat to person', 'human'],
    ['en', 'where do i pick up my new atm card', 'card_create'],
    ['pcm', 'my account don lock i no fit send money', 'account_blocked'],
    ['en', 'close my account temporarily', 'freeze_account'],
    ['pcm', 'deactivate my account now, phone don miss', 'freeze_account'],
    ['pcm', 'the name wrong, cancel am', 'cancel'],
    ['yo', 'e ma se', 'cancel'],
    ['yo', 'e se ma', 'thanks'],
    ['en', 'i paid but the merchant did not get it', 'complaint'],
    ['en', "please tell me how much i've spent on the market today", 'spending'],
    ['pcm', 'how market today', 'greet'],
    ['en', 'buy 100 mtn for me', 'airtime'],
    ['en', 'ok. I want to give my wife small money for soup', 'transfer'],
    ['en', 'buy 100 mtn shares for me', 'invest'],
    ['en', 'hello my karo', 'greet'],
    ['pcm', 'how far my pikin', 'greet'],
    ['ha', 'sannu yata', 'greet'],
    ['ha', 'ina so a ba matata dubu uku ta siyo magani', 'transfer'],
    ['ha', 'a ba kanina 2k', 'transfer'],
    ['ha', 'a ba ni rancen dubu uku', 'loan_apply'],
    ['pcm', 'how far my transfer', 'where_is_my_money'],
    ['en', 'hello karo bank', 'greet'],
    ['en', 'how much is left after market today', 'balance'],
    ['pcm', 'how much be one month unlimited for Airtel', 'data'],
    ['en', 'close my loan account, here is the last payment', 'loan_repay'],
    ['en', 'delete a contact from my transfer contacts', 'beneficiaries'],
    ['en', 'which shares did I sell last month and at what price', 'portfolio'],
    ['ig', 'ego ole ka treasury bills m bu taa', 'portfolio'],
    ['en', 'what is the transfer limit of tier 2', 'limits'],
    ['en', 'what is the limit in a day', 'limits'],
  ];
  test.each(said)('%s: %s', (language, text, wanted) => {
    const { intent, topic } = read(text, language);
    expect(topic ?? intent).toBe(wanted);
  });

  test.each<[Language, string, Intent]>([
    ['ig', 'enyela ekaette naira 1000', 'cancel'],
    ['en', 'did you send the 5k to chidi', 'where_is_my_money'],
    ['en', 'close my account', 'help'],
    ['pcm', 'close my account make nobody enter', 'freeze_account'],
    ['en', 'send it again', 'transfer'],
    ['yo', 'da 2k pada fun chidi', 'transfer'],
    ['yo', 'mo fe kuro ninu ajo', 'group_status'],
    ['en', 'set my card limit to 20k', 'card_freeze'],
    ['pcm', 'abeg lock my money', 'goal'],
    ['en', 'request 1500 from @bola.asked for lunch', 'request_money'],
    ['en', "tell me Bola's balance", 'out_of_scope'],
  ])('but never makes an order of what looks back, and knows less than %s: %s', (language, text, intent) => {
    expect(read(text, language)).toMatchObject({ intent, source: 'pattern' });
  });
});

test('a trade that brings money in is no transfer that has come', () => {
  expect(read('okòwò wo ló ń mú owó wọlé', 'yo').intent).not.toBe('where_is_my_money');
  expect(read('owó náà ti wọlé', 'yo')).toMatchObject({ intent: 'where_is_my_money', source: 'pattern' });
});

test('takes neither of two people between whom nothing was decided', () => {
  const names = ['Chidi Okafor', 'Amina Bello'];
  for (const text of ['5k to Chidi or Amina', 'send 5k to Amina or Chidi', 'send 5k to Amina or to Chidi']) {
    expect(read(text, 'en', names)).toMatchObject({
      intent: 'transfer',
      slots: { amount: { kobo: 500_000n } },
    });
    expect(read(text, 'en', names).slots.name, text).toBeUndefined();
  }
  expect(read('send 5k to Chidi', 'en', names).slots.name).toBe('Chidi');
});
