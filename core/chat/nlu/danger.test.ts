import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Alarm, type Danger, findDanger } from './danger.ts';
import { understand } from './understand.ts';

/** A danger on each line, told as people tell it: language and text. */
const told: Record<Danger, string> = {
  life: `
    en my daddy is not waking up and I only have this phone
    en my wife can't breathe, send me somebody
    en grandma is bleeding badly please what do i do
    en our house is on fire
    en i am tired of everything, I want to kill myself
    pcm my brother no dey breathe abeg
    pcm mama no gree wake up since morning
    ha babana ba ya numfashi
    ha yarinyata ta suma
    yo baba mi ko ji mo
    yo ile wa n jo
    ig nna m anaghi eteta
    ig obara na-agba ya nke ukwuu`,
  duress: `
    en a man is standing here forcing me to send 40k
    en they broke in and have a gun to my head, they want me to transfer everything
    en two guys are holding me in their car and threatening to shoot me if I don't send 200k
    en he is beside me with a knife and is making me open my account
    en he said he will kill me if i do not transfer the money now
    pcm dem dey force me make i transfer money, dem stand for my back
    pcm one guy hold gun dey my front, e say make i send 100k
    pcm thief dey my house now dem wan kill me if i no send money
    ha wani mutum yana tsaye a gabana yana tilasta min in tura kudi
    ha yan fashi sun shigo gidana da bindiga suna so in tura kudi
    ha sun ce za su kashe ni idan ban tura dubu dari ba
    yo okunrin kan duro legbe mi o n fi ipa mu mi lati fi owo ranse
    yo awon adigunjale wa ninu ile mi pelu ibon
    yo won ni awon maa pa mi ti mi o ba fi owo ranse
    ig otu nwoke guzo n'ihu m na-amanye m ka m ziga ego
    ig ha ji egbe no n'ulo m, ha si m zipu ego
    ig o si na o ga-egbu m ma m zipughi ego ahu`,
  kidnap: `
    en they have kidnapped me
    en my brother has been kidnapped, they want 2 million
    en the kidnappers are asking for ransom, send 500k to this account
    en please my daughter was abducted on the road this evening
    pcm dem don kidnap my pikin, dem dey ask for 5 million
    pcm dem don carry my brother, we need pay ransom
    ha an sace dan uwana suna neman kudin fansa
    ha an yi garkuwa da mijina, sun ce in biya miliyan biyu
    ha masu garkuwa suna so in tura kudi
    yo won ti ji omo mi gbe, won ni ki n san owo itusile
    yo awon ajinigbe gbe iyawo mi
    ig atoro nwa m, ha na-acho ego mgbaputa
    ig ndi nto ji nwanne m, ha choro nde abuo`,
  scam: `
    en i won a lottery of 5 million and they say i should pay 20k to claim it
    en my online boyfriend in america needs 150k for customs, send it
    en a seller on facebook wants a deposit before i see the phone
    en the agent on jiji says i must pay half first for the apartment i have not seen
    en someone on telegram will double my money if i send 50k
    en a caller from cbn says my account will be blocked unless i move my money to a safe account
    en i got a job offer but they asked me to pay 15k training fee first
    en i think this is a scam, should i send the 30k
    pcm dem say i don win promo, make i send 10k before dem go release the prize
    pcm one man for telegram say e go double my money, make i send 20k
    pcm na scam be this? dem say make i pay before i see the house, abeg make i send
    ha sun ce na ci kyautar miliyan daya amma sai na biya kudin rajista
    ha wani a facebook ya ce zai ninka kudina idan na tura dubu goma, ya ce in tura
    ha an kira ni daga babban banki sun ce in tura kudina zuwa asusu mai tsaro
    yo won ni mo gba ebun nla sugbon ki n koko san owo iforukosile
    yo ololufe mi lori facebook ti mi o ri i ri fe ki n fi owo ranse
    yo enikan lori telegram ni oun maa so owo mi di ilopo meji, o ni ki n fi egberun mewa ranse
    ig ha si na emeriri m onyinye mana ka m kwuo ego tupu ha enye m
    ig onye n'ihu intaneti siri na o ga-eme ego m okpukpu abuo, o si m ziga ya
    ig enyi nwoke m zutere na facebook choro ka m ziga ego kostom`,
  defrauded: `
    en i have been scammed of 40k by a phone seller, he is not answering
    en that man scammed me, what do i do
    en someone is taking money from my account and it is not me
    en somebody is withdrawing my money right now please
    en they are stealing my money as i type
    pcm help me dem don scam me
    pcm one guy don dupe me 50k for instagram
    pcm person dey withdraw my money now, abeg do something
    pcm somebody dey comot money from my account
    ha an damfare ni, sun karbi dubu arba'in
    ha wani yana cire kudi daga asusuna yanzu
    yo won lu mi ni jibiti, mo ti fi owo ranse
    yo enikan n yo owo mi ninu akanti
    ig ha ghogburu m, ezigara m ha ego
    ig onye m na-amaghi na-ewepu ego m`,
  secret_given: `
    en Yes I gave him the six numbers. What must I do now?
    en i told the caller my pin
    en i entered my card details on a website that a stranger sent
    en i read out the code to the man on the phone
    pcm i don give am the code wey una send
    pcm i tell the man my pin
    ha na gaya masa lambar sirri na
    ha na ba shi lambobi shida din
    yo mo ti so fun un nomba asiri mi
    yo mo fun okunrin naa ni koodu ti won fi ranse
    ig agwara m ya akara nzuzo m
    ig enyere m onye ahu nomba isii ahu`,
  death: `
    en My father died
    en my husband passed away last week and his account is with you
    en this is the account of my late mother
    en i lost my dad on sunday
    pcm my papa don die
    pcm my husband die last month, him money dey una bank
    ha mahaifina ya rasu
    ha mijina ya mutu makon da ya gabata
    yo baba mi ti ku
    yo oko mi ti jade laye, o ni owo ni Karo
    ig nna m nwuru
    ig di m anwuola, o nwere ego n'ulo aku unu`,
  child: `
    en i am 12 years old can i open account
    en im 15 yrs and i want a card
    en hello i am in primary 6, i want to save
    en I'm only 14
    pcm i be 13 years old, i fit open account
    pcm i never reach 18
    ha shekaruna goma sha biyu ne, zan iya bude asusu
    ha ni yaro ne dan shekara 11
    yo omo odun mejila ni mi, se mo le si akanti
    yo omode ni mi
    ig adi m afo iri na abuo
    ig abu m nwata, enwere m ike imepe akaunti`,
  secret_asked: `
    en a woman rang to say she is from customer care and I should read her the six digit code
    en someone called me and asked for my pin
    en someone called and is asking for my otp
    en should i give him my otp
    pcm one guy call me say e be bank staff, e wan make i give am my otp
    ha wani ya kira ni ya ce in gaya masa lambar sirri
    yo enikan pe mi, o fe ki n so pin mi fun un
    ig otu onye kporo m si m nye ya pin m`,
  not_owner: `
    en this is my aunty's phone, she is cooking
    en i am not the owner of this account, i only want to see something
    en I am typing for my grandfather
    pcm na my papa phone i dey use
    pcm no be me get this phone
    ha ina amfani da wayar mahaifina
    yo mo n lo foonu iya mi
    ig ana m eji ekwenti nne m`,
  others_bvn: `
    en can i register with my brother's bvn
    pcm make i use my papa bvn open am
    ha zan iya amfani da bvn din mahaifiyata
    yo se mo le lo bvn baba mi
    ig enwere m ike iji bvn nne m`,
  deaf: `
    en I have a hearing impairment, please write
    en i cannot take calls because i am deaf
    pcm i no dey hear at all, na only text
    ha ni kurma ne
    yo aditi ni mi
    ig nti chiri m`,
};

/** Near to a danger by a word, and none. */
const ordinary = `
  send 5k to Chidi for the gun licence
  my landlord is forcing me to pay two years rent, i need a loan
  the app is forcing me to update, send it again
  hunger wan kill me abeg send 2k to mama
  work go kill me, check my balance
  i dey kill am with this business, transfer 10k to Bola
  armed robbers took my phone yesterday, block my account
  my battery died while i was sending money
  my phone died, did the transfer go
  my father died, send 50k to Chidi 1234567896 gtb for the burial feast
  i won the bet, save 5k in my goal
  pay the deposit for the hall 20k
  pay my seller 5k for the rice
  send 3k to my girlfriend
  double the amount please
  my job pays me on the 25th, can i get a loan
  pay my jamb registration fee
  i gave him the money yesterday
  i gave him my account number so he can pay me
  i shared the group code with my friends
  i did not give him my pin
  i told you my name already
  i am 25 years old
  i am 15 minutes away
  my son is 12 years old, i want to save for him
  i have been a customer for 12 years
  send 14 thousand to ada
  this is my wife's phone 08031112222, load 500 airtime for it
  can i use karo on my brother's phone
  send 2k to my daughter, her phone is spoilt
  I can't hear the voice note you sent
  my mum called me, she said i should send her 5k
  they asked me for my account number
  the bank said i should change my pin
  i paid the man yesterday, has he received it
  my card was debited by netflix
  nawa ya rage a asusuna
  tura dubu goma zuwa ga Musa
  ina so in biya kudin makaranta
  na ba shi kudin jiya
  elo lo ku ninu akanti mi
  fi egberun marun ranse si Bola
  mo fun un ni owo lanaa
  ego ole foduru n'akaunti m
  zigara nne m puku ise
  enyere m ya ego unyaahu
  ka m kwuo ugwo oku`;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const cases = Object.entries(told).flatMap(([danger, text]) =>
  linesOf(text).map((line) => [danger, line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

describe('what endangers a customer is known in five languages', () => {
  test.each(cases)('%s, %s: %s', (danger, _language, text) => {
    expect(findDanger(text ?? '')).toBe(danger);
  });
});

describe('ordinary text is no danger', () => {
  test.each(linesOf(ordinary))('%s', (text) => {
    // A death is told beside an order too: the order goes first there, see answer-danger.ts.
    expect([undefined, ...(text.startsWith('my father died,') ? ['death'] : [])]).toContain(findDanger(text));
  });
});

/** The dangers that the transcripts tell of, and no other line of theirs. */
const tellsOf = /\botp\b|\bpin\b|\bmy card\b|my bvn|kidnappers made us|ya rasu|forcing me to|daddy's phone/i;

test('no line of the transcripts is taken for a danger but those that tell of one', () => {
  const folder = new URL('../transcripts/', import.meta.url);
  const said = readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== 'danger.txt')
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .flatMap((line) => /^(?:[A-Z][a-z]+)?[>+] (.*)$/.exec(line)?.[1] ?? []);
  expect(said.length).toBeGreaterThan(3000);
  const alarmed = said.filter((line) => findDanger(line) && !tellsOf.test(line));
  // A plain order goes before what is only guessed (answer-danger.ts).
  const isPlain = (line: string): boolean => {
    const { source, confidence, intent } = understand(line, { language: 'en', now: new Date(), names: [] });
    return source === 'pattern' && confidence >= 0.9 && intent === 'transfer';
  };
  expect(alarmed.filter((line) => new Alarm(line).told() !== undefined || !isPlain(line))).toEqual([]);
});

test.each([
  'Please I am being forced to send money, they are standing in my parlour',
  'my uncle says I must send mummy money to him and not tell her about it',
  'one investment people say make I put 100k, e go become 200k for 2 weeks',
  'I typed my card number and the three numbers at the back on their website',
  'dem don comot 45k for my account and no be me',
])('a danger told in words of no table is guessed: %s', (text) => {
  expect(findDanger(text)).toBeDefined();
});
