import type { Examples } from './grammar.ts';

/** What customers say in English, by intent: a line is a way to say it, with choices in round brackets and slots in curly ones. */
export const en: Examples = {
  words: {
    please: ['please', 'pls', 'kindly', 'abeg', 'plz', ''],
    i_want: [
      'i want to',
      'i would like to',
      "i'd like to",
      'i need to',
      'can i',
      'i wanna',
      'how do i',
      'help me',
    ],
    send: ['send', 'transfer', 'pay', 'give', 'move', 'remit'],
    money: ['money', 'cash', 'funds', 'some money'],
    account: ['account', 'acct', 'acc', 'wallet'],
    check: ['check', 'see', 'view', 'show me', 'tell me', 'show'],
    buy: ['buy', 'get', 'purchase', 'recharge', 'load', 'top up'],
  },
  lines: {
    greet: `
      (hi|hello|hey|hi there|hello there|good day)
      good (morning|afternoon|evening|day) (sir|ma|karo|)
      (hi|hello|hey) (karo|bank|there|friend|everyone)
      (hiya|helo|hallo|hlo|heyy|hii|hy)
      (hello|hi), (how are you|how are you doing|how is it going|how is your day)
      how are you (today|doing|)
      (what's up|whats up|sup|wassup)
      (happy new month|happy sunday|compliments of the season|merry christmas)
      (greetings|morning|evening|afternoon) (karo|to you|)
      is anyone there
      (hello|hi) (good morning|good evening|good afternoon)
      (are you there|you there|anybody there)
      hi karo (nice to meet you|how far|)
      hello, (let us start|let's begin|i want to start)
      yo (karo|)
      (good to see you|nice to meet you) (again|)
      top of the morning
      it's me again
      hello is this karo bank
      (hey|hello) (bot|assistant)
      (hallo|hullo|helo) (there|karo|)
      (get started|begin|start|let us start)
      (good morning|hi) my (people|bank|friend)
      hey there karo
      (hi|hello|hey) (my friend|dear|good people|team)
      (how are things|how is everything|hope you are well|how is business)
      (good day|good evening|good afternoon|morning) (to you|all|dear|my people)
      i (am|just|have) (back|come back|arrived|here)
      (just|) (saying|wanted to say) (hi|hello)
      (nice|good|happy|pleased) to (meet|see|hear from) you
      (good|gud) (mrng|mornin|evenin|aftanoon)
      (hello|hi) (karo|), (i need your attention|can you hear me|are you online|you dey there)
      (hey|hi) (buddy|boss|fam|my guy|bank people)
      (good morning|good evening) (o|oo|sir|dear bank)
      how (is|was) your (day|night|weekend) (going|)
      long time (no see|), (how are you|)
      (hi|hello), (it's|this is|i am) {name}
      (wagwan|howdy|ello|g'day|salutations)
      (happy new year|happy friday|happy easter|ramadan kareem|eid mubarak) (karo|to you|)
      how (are you doing|do you do|you dey) (karo|my friend|)
      is (anyone|somebody|anybody) (around|online|awake)
      (good|gud) (aftanoon|afternun|evnin|mornin|day) (karo|o|)
      (happy|blessed) (sunday|weekend|holiday|new week|ramadan|easter)
      (happy|merry) (new week|new month|new year|christmas|sallah|easter|weekend)
      (is anybody|is somebody|anyone|are you|you) (there|here|online|available)
      (hello|hi), (i am|i'm) (here|back|around) again
      (good|top of the|fine) (morning|day|evening|afternoon) (to you|sir|ma|all|)
      (how is|how's|how was) (business|work|your day|your night|the family|life)
      (long time|been a while|it's me again|g'day|yo|what's up|wassup|sup)
      (good evening|good morning) my (able|wonderful|reliable|favourite) bank
      (my|the) (good|great) people of karo
      (knock knock|ping|testing|test test|hello hello) (anybody home|are you seeing this|)
      (i trust|i hope|hope) you (slept well|are doing well|had a restful night|are keeping fine)
      (how's it going|how you doing|how's everything|how's the day treating you) (bro|boss|mate|over there|)
      (warm|season's|morning|sincere) greetings (from {name}|from ibadan|from my end|)
      (hey|heyyy|hiiii|helloooo|hellooo) (girl|man|karo|)
      (it is|this is|na) (me|{name}|your customer {name}) (calling|speaking|again)
      (just|) (checking in|dropping by|passing by to greet|popping in to say hi)
      (good morning|hello|hi), (i am ready|let us begin|i'm set)
      (blessed|glorious|beautiful|happy) (morning|day|tuesday|monday) (to you|to you all|karo|)
      (peace be unto you|salam alaikum|assalamu alaikum|shalom) (my brother|karo|)
      (gm|gud am|gdmorning|goodmorning|goodevening|goodafternoon) (karo|ma|sir|)
      (are we on|you up|you awake|are you receiving me|do you copy)
      (first time|second time) (texting|messaging|chatting) (you|karo|this number), (hi|hello)
      (yo yo|ayo|oi|eyy|hey hey) (what's good|what's popping|wagwan|)
      (bros|aunty|uncle|madam|oga) (karo|good morning|good evening)
      (i|we) (greet|salute|hail) (you|the house|you all) (o|)
      (welcome|welcome back) (karo|to me|)
      (can we|may we|let's) (talk|chat|start our chat) (karo|)
      (nice|fine|lovely) (weather|morning|day) (today|), (hello|how are you)
      (hello|hi) (from|all the way from) (kano|enugu|the market|my shop|canada)
      (your|old) (customer|friend|client) (is here|has come|has arrived|don come)
      hope (all is well|everything is fine|work is going well|you are good) (with you|over there|)
      (hi|hey) (it's|this is) (your girl|your boy|the trader from aba|{name} from school)
      (good|very good) (morning|evening) (to this great bank|my banker|dear karo)
      (we meet again|here i come|i have returned|look who is here)
      (hello|hi) (o|oo|there), (anyone|who) (on duty|at the desk|attending)
      (how far|how now|how are we) (my gee|chief|chairman|karo)
      (ramadan|easter|christmas|democracy day) (greetings|wishes) (to you|)
      (can i|may i) (say|just say) (hello|good morning)
      (it's been|been) (ages|days|so long)(, how have you been|, hello|)
      (yo|hey|hi) (karo|bot|bank) (you good|you alright|all good|)
      (i have|i've) (logged in|come online|switched on my phone)(, hello|, good morning|)
      (hello|hi) (my dear|dear|sweet karo|my good people)
      good (morning|evening|afternoon) (to the house|to everyone in the bank|customer service|my banker)
      (blessed|happy|beautiful) (morning|evening|sunday|day) (to you|karo|my friend)
      (hi|hello) (i just joined|i'm new here|it's my first time here)
      (how's|hows) (it going|everything|life|work|the family|business)
      (how are|how r) (things|u|you people|we) (over there|this morning|tonight|today)
      (ping|knock knock|testing|test|hello 123|mic check)
      (gm|gn|gd am|g morning|g evening|gdmorning)
      (long time|it's been a while|been ages)(, karo|, my friend| no see|)
      (hello|hey) (are you awake|can you hear me|anyone on duty|is anybody home)
      (hope|i hope) (all is well|you're fine|you are good|work is fine) (over there|today|with you|)
      (happy|compliments of the) (new year|easter|sallah|salah|eid|independence day|weekend|workers day) (karo|to you|)
      (my bank|my karo|my able bank|mr bank) (good morning|hello|hi|i greet you)
      (i|we) (greet|salute|hail) (you|you people|the house)
      hello o
      hii karo, na me
      (hello|hi)(,|) (just|i'm just) (saying hi|checking in|passing by to greet)
      (i have come|i'm here|i've come) (again|to greet you|with good news)
      (good morning|morning) (my dear|dear ones|beautiful people), (hope your night was fine|how was your night)
      (hi|hello)(,|) is this (karo|the bank|karo bank on whatsapp)
      (hello|hi) (can anyone|can somebody) (hear|see) me
      (good evening|evening) (o|sir|madam), (sorry to disturb you|hope i am not disturbing)
      (hey|hi) (what's good|what is up|how goes it)
      (how do you do|how are you keeping|how are you getting on) (today|these days|)
      (nice|lovely) to (meet|chat with|talk to) you (karo|today|)
      (it's|it is) (good|nice) to (be back|see you again|hear from you)
      (hi|hey) karo, (i'm|i am) (new|back|home)
      (hello|hi) (everybody|everyone|all)
      (goodday|gud day|gd day|g'day) (ma|sir|o|)
      (gud mornin|gud morning|goodmorning|good mornin) (ma|sir|o|everyone)
      (gud evening|gud eve|good evenin|gudevening) (ma|sir|o|karo)
      (gud afternoon|gud aftanun|good after noon) (ma|sir|o|)
      (how was|how is) your (sunday|trip|holiday|weekend|celebration)
      (so|ok|and) how are you (feeling|) (today|this evening|)
      (i hope|hope|trust) (this message|this) (meets|finds) you well
      (happy|merry) (birthday|christmas|boxing day|children's day) (to you|karo|)
      (happy|blessed) (good friday|easter monday|eid|mawlid) (to you|to everyone|)
      (i am|i'm) (saying|just saying) (good morning|good evening|hello) (to you|)
      (hello|hi) karo, (remember|do you remember) me
      (howdy|hiya|heya) (partner|friend|there)
      (hey|hello) (stranger|old friend|you)
      (i am|i'm) (around|available|online) (now|)(, hello|, hi|)
      (any body|anybody|someone|somebody) (there|home|on this line)
      (are you|is karo) (there|online|up|around) (this night|this early|now)
      (well|so) hello (there|to you|again)
      (how|hw) (are|r) (you|u) (doing|dng|) (2day|today|this morning)
      (i just|just) (woke up|got home|closed from work)(, good morning|, good evening|, hi)
      (long time|it's been long) (i|we) (chatted|talked|spoke) (last|)
      (your|my) (morning|day) (going|started) (well|good)
      (welcome|good to have you) (back|here) (karo|)
      (peace|blessings) (be with you|to you|upon you) (this morning|)
      (i greet|my greetings to) (you all|everyone|your staff) (there|)
      (hello|hi) again (karo|it's me|)
      (hello|hi|hey) (my good friend|my sister|my brother|sweetheart|beautiful)
      (good|gd|gud) (morning|morn|mrn) (to you|sir and ma|)(, how is work|, how are you|)
      (how|hope) (was|you enjoyed) your (night|sleep|weekend|break|day)
      (hello|hi|hey)(,|) (long time|it has been a while|we meet again)
      (hi|hello)(,|) my name is {name}
      (hello|hi)(,|) {name} (here|is my name|from {bank})
      (hey|hi|hello) (what's happening|how's life|how's it)
      (good evening|good afternoon) (my people|family|friend|sir|my dear), (how was your day|how is everything|hope all is well)
      (good|blessed|happy) (wednesday|thursday|saturday|sunday) (morning|evening|)
      hello, are we (online|connected|on) (yet|now|)
      (hello|helo|hallo|alo) (karo|there|bank|) (are you on|you there|can we talk)
      (merry|happy|blessed) (xmas|christmas|sallah|new year|independence) (in advance|to you and yours|)
      (sending|i bring|warm) (greetings|regards) (to you|from my family|)
      (hey|hi|hello) (again|once more|one more time)
      (hi|hello|hey) (i'm|i am) (your new customer|back again|online now)
      (greetings|salutations) (my friend|bank|everyone|from me)
      (a very|very) good (morning|evening|afternoon) (to you|karo|)
      (i|we) (say|said) (hello|good morning|hi) (o|karo|to you)
      (how|hw) (far|fa|body) (karo|my friend|today|)
      (hello|hi) (hello|hi) (hello|hi|)
      (yoo|heyy|hiya|heyyo|haii) (karo|there|bot|)
      (good to|nice to|happy to) (chat|be here|talk) (with you|again|today)
      (assalamu alaikum|salam|salaam) (karo|brother|my people|)
      (evening|afternoon|morning) (all|boss|chief|madam|my friend)
      how (are you|is everything|is everyone|is the house) (today|over there|this evening)
      (just|i) (came|come) (to say hi|to greet|to check on you)
      (dear|hello dear|hi dear) (karo|bank|team|customer service)
      (good morning|hello|hi) (to|) (you|karo|the team) (o|again|and happy new week)
      (it's|it is) {name} (again|here|on the line)
      (hello|hi|hey)(,|) (can we start|are you ready|shall we begin|i am ready)
      (wetin dey|how you dey|how body|what's good) (karo|today|my friend)
      (hi|hello) (good to see you|nice to see you|glad to be here)
      (happy|wonderful|lovely) (new day|morning|evening) (to you|karo|)
      (good|pleasant) (day|evening) (to you|karo|everyone)
      (hello|hi)(,|) (sir|ma|madam|oga)
      (hey|hi) (you|cutie|dear karo|robot)
      (hi there|hello there|hey there)(,|) (how are you|good morning|it's me)
      (long time|ages) (o|ago|)(,|) (how have you been|how are you people|hello)
      (greeting|greetings|compliments) (of the day|of the season|to you all)
      (are|is) (you|karo) (awake|up|on|there) (please|o|)
      (i'm|i am) (fine|good|doing well)(,|) (and you|how about you|you)
      (hello|hi) (people of karo|my bankers|bank people)
      (mama|papa|your daughter|your son) (greets|is greeting) (you|karo)
      (hello|hi)(,|) (how market|how work|how family|how life)
      (good morning|good day) (customer care|karo bank|my account officer)
      (hi|hello) (its|it's) (been long|a new day|me)
      (oga|madam|my people) (good morning|good evening|hello)
      (good morning|hello)(,|) (it's me again|i'm back|i have come again)(, how are you|)
      (hello|hi)(,|) i am {name}(, nice to meet you|, good morning|, how are you)
      (hi|hello) karo(,|) (hope you're good|how is your day|are you well) (today|)
      (good morning|good evening) (from|from me and) (my family|kaduna|the village|all of us)
      (hello|hi|hey) (bank|banker|karo bank|mr karo|aunty karo)
      (how is|how's|hope) (your side|the office|lagos|everyone there) (today|)
      (hello|hi), (is anybody|is anyone|are you) (online|there|around) (please|)
      (i'm|i am) (new|first timer) (here|on this chat)(,|) (hello|good morning|hi)
      (a|) (beautiful|pleasant|good) (morning|evening) to (you|my bank|the team)
      (hi|hello) (hi|there|karo)(,|) (good to meet you|pleased to meet you)
      (good morning|good evening|good afternoon|hello) (my people|my bank|my karo|to all of you)
      (hi|hello|hey)(,|) (are you there|anyone there|you around|anybody home)
      (hello|hi)(,|) (long time|how have you been|how was your night|how was your weekend)
      (gm|good mrng|gud am|morin|gud pm|gud eve) (sir|ma|all|)
      (hope|trust) (you|everyone) (had a good night|is fine|are good|slept well)
      (hey|hi|hello) (again|dear|boss|chief|oga)
      (good morning|good day|hello)(,|) (happy new week|happy new month|happy weekend|happy sunday)
      (how|how's) (work|life|business|the day) (today|going|)
      (knock knock|ping|test|testing) (hello|anyone|karo|)
      (hello|good morning)(,|) (my name is|this is|i am) {name} (from {bank} road|from the market|)
      (it's me|i'm back|i am here)(,|) (hello|good morning|how are you)
      (salaam|salam|peace|shalom) (to you|my friend|karo|)
      (well done|weldone) (o|sir|ma|my people)(, good morning|, good evening|, how are you)
      (hi|hello) (mr|mrs|miss) (karo|banker|robot)
      (how do you do|how goes it|how are we doing|how is everybody) (karo|today|)
      (hello o|helloo|heyyy|hiii|haloo) (karo|my friend|)
      (good morning|hello)(,|) (are we good|is all well|hope no problem) (today|)
      (just|only) (came|popped in|dropped by) to (say hello|greet|say good morning)
      (hello|hi|good morning) (to my|my) (bank|karo|favourite bank)
      (are you|you) (on|online|up|there) (karo|this morning|now)
      (good|gud) evening (o|all|my people)(, how was today|, hope you are fine|)
      (hi|hey|hello)(,|) {name} (here|is here|speaking)
      (morning|evening|afternoon) (boss|chief|dear|bank|everybody)
      (how was|how's) your (day|night|weekend|sunday) (karo|)
      (compliments|season's greetings|happy sallah|happy easter) (to you|to all of you|karo|)
      (it has been|been) a while (since we talked|my friend|karo)
      (hello|hi) (is|are) (this|you) (working|on|awake)
      (my greetings|greetings|regards) to (you all|the bank|everyone there)
      (hello|hi) from (kano|lagos|the village|abroad|london)
      (hello|hi|hey)(,|) (good people|my bank people|karo people) (how are you|)
      (good morning|good evening)(,|) (how are your people|how is family|how is work)
      (just|) checking (in|on you)(, how are you|, good morning|, hello)
      (wassup|sup|yo|hey) (bro|boss|my g|karo)
      (good afternoon|afternoon|gud afternoon|good aftanoon) (sir|ma|karo|o)
      (hello|hi|hey) (again|once more) (karo|sir|ma|)
      (happy to|glad to|nice to) (meet|see|chat with) you (karo|)
      (hello|hello hello|hi hi) (can you hear me|do you see me|are you around)
      (nice|good|great) to (see|meet) you (karo|again|too)
      (hello|good morning) (once|) again (karo|my friend|dear)
      (how|hope) (is everyone|everyone is fine) (at the bank|in the office|over there) (today|)
      (hey|hello) (stranger|sweet bank|my person|big bank)
      (great|lovely|nice) (to meet you too|meeting you|chatting with you again)
      good morning, how was the night over there
      hope you had a good night rest
      morning dear, how is the traffic there
      hello dear customer care, good day
      hi, na me again
      hi it's your girl from unilag
      good afternoon, my name is {name} and i sell pepper in mile 12
      good evening, this is mama {name}
      i am {name}, a retired teacher, good day to you
      is this karo? good morning
      hello, someone gave me this number, who am i greeting
      hi o, is this line open
      are you seeing my message? hello
      you're live? good evening
      how body, how work
      how una dey
      wetin dey happen my guy
      what's good fam
      xup
      hy dear
      gud mrng sir hw was ur nyt
      gm karo, hw fa
      gudday
      heloo anybody
      hi hi karo
      hiya my banker
      happy new month, may it favour us
      a prosperous new year to you and your team
      happy independence day, karo family
      happy mother's day to all the women there
      barka da sallah my friend
      eid mubarak to you people
      jumat mubarak
      happy sunday, hope you went to church
      hallelujah, good morning
      peace of god be with you this morning
      as salam alaykum, kindly good day
      good morning from abroad
      greetings from the village
      hello from jos, it is very cold here
      i salute you my friend
      bless you this morning, how are you
      we are fine o, how is your side
      nice chatting with you once more, how have you been
      closed from work now, good evening
      back from farm, good evening
      i'm here again like bad penny, hi
      i said let me greet you before anything
      before business, how are you
      one greeting for my best bank
      how's the bot today
      hello robot, how are you doing today
      how do robots say good morning, anyway good morning
      wassup bank
      ekaaro, good morning
      sannu, good day
      kedu, how are you
      bawo ni, how is work
      good day, trust this meets you well
      hope this message meets you in good health
      dear sir, good morning
      my dear, long time, i have missed you
      tap tap, is anyone awake in there
      reporting for duty, good morning
      hello madam karo, good afternoon
      happy weekend in advance
      welcome me, i'm new here
      it is me, your old customer from ariaria
      {name} here again, good evening
      it's {name} on the line, hello
      are you connected? good morning
      hi, are you ready for me
      mummy is greeting you
      my family sends greetings
      i bring greetings from abeokuta
      merry christmas and happy new year in advance
      easter greetings from me and my people
      happy democracy day
      did you sleep well
      hope your weekend was sweet
      trust everyone there is good
      it's your boy, wassup
      hi, it's the woman that sells fish
    `,
    open_account: `
      <i_want> open (an|a|my|a new|a bank) <account> <please>
      open (an|a new|a savings|a bank) <account> (for me|with karo|here|now|)
      (create|register|set up|start) (a|an|my|a new) (bank|) account (for me|with you|)
      how (do|can) i (open|create|start|get) (an|a|a new|a bank) account
      (sign me up|register me|sign up|i want to sign up|register)
      i (don't|do not) have an account (yet|with you|here|)
      i am (new|a new customer) (here|and want an account|)
      (i want|i'd like) to (join|bank with|be a customer of) (karo|you|your bank)
      (new account|account opening|open account|create account)
      what do i need to open (an|) account
      can (my wife|my mother|a student|my child|i) open an account (with you|here|)
      i want to start banking with (you|karo)
      (get|give) me an account number (with karo|of my own|)
      <please> help me (open|register|create) an account
      let me open (one|an account) (today|now|)
      i (just|) downloaded this (and|,) i want to register
      how long does it take to open an account
      is it free to open an account
      can i have a karo account without going to a branch
      i need a (savings|current|bank) account
      (requirements|documents|what is needed) (for|to) (opening|open) (an|) account
      become a (customer|member) of karo
      i want to register with my bvn
      onboard me
      do you do account opening (on|over|through) whatsapp
      (open|create) (a savings account|an account|a current account|a bank account) (for me|for my wife|for my son|for my business|)
      (i want to|i would like to|how do i|let me) (register|sign up|join|get started|become a customer)
      (i'm|i am) (new|not a customer|not registered) (here|yet|)(, open account for me|, what do i do|)
      (is account opening free|how much is it to open an account|how much is it to register an account)
      (i want|i'd love|how can i get) to (be|become) (your|a karo) customer
      (pls|abeg|kindly) (open|create) (acct|account) for me
      can (you|i) (help me|) (open|set up) (a|an) (account|acct) (right here|on whatsapp|in this chat)
      (i never had|i don't have|i have no) (a bank account|an account with karo|an account) (before|yet|and i want one)
      (i wish|i'd like|want) to (join karo|bank with you|start using karo)
      (what|which) (documents|details|things) (do you need|should i bring|are required) (to open|for) (an|a new) account
      (register|onboard|enrol) (me|my wife|my brother|my business)
      how (long|soon) (before|until) my account (is|will be) (opened|created|ready)
      my (friend|sister|boss) (told me about|uses|recommended) karo(,|) (i want|how do i get) (an account|to join|mine)
      can i open (account|acct) (without|with only) (bvn|nin|a passport photo|my phone number)
      do you open (kids|business|corporate|joint|student) accounts
      first time (user|customer), (how do i register|open account for me)
      (how long|when) (before|will|until) my account (is|be) (created|opened|ready)
      (register|enrol|sign up|open for) my (brother|sister|wife|mum|friend)
      (get|give|create) me (an account|an account number|a karo account)
      (i am|i'm) not (registered|a customer|on karo) (here|yet|), (sign me up|how do i start|)
      (put|write|enrol) my name (in your bank|among your customers), i want an account
      (what is|explain) the (process|procedure|steps) (of|for) (becoming a customer|getting an account|account opening)
      i (sell cloth|fry akara|drive keke) and (i need|i want) a bank account for my (money|daily sales), open one for me
      my (boss|office|company|school) (says|said|insists) (we must|i should|everybody must) (have|get|bring) a karo account
      (am just|i'm only|she is) (16|17|a minor|a student|below 18), can (i|she) (have|get|own) an account
      (migrate|switch|move) (me|) from (my old bank|{bank}) to (karo|your bank) as a (new|fresh) customer
      (where do i|how do i|i'm ready to) (fill|submit|start) the (form|account form|registration form)
      (opening of|to open|i come to open) (account|an acct) (for my daughter|in my name|with your bank)
      (corper|student|pensioner|trader) (here|), i (want|need) (a|an|) (account|salary account|savings account) (with you|from you)
      (how can|can) (a foreigner|somebody abroad|someone in the village|an illiterate person) (open|have|get) an account (with karo|here|)
      (i saw|i heard) (your advert|about you on radio|about karo in church)(,| and) (how do i start|i want to sign up|i want to be your customer)
      (get|set) me (started|up|going) (with karo|as a customer|as your new customer)
      (i want to|can i|let me) (make|turn) (karo|this) my (main bank|new bank|salary bank)
      what will you (ask|require|collect) (me for|from me) (before|to) (open my account|register me)
      (mama|papa|grandma) (is|just turned) (60|70|old) and (has never|never) had (a bank|an) account, (open for her|can you open one)
      (bvn|nin) (is|) (ready|here|in my hand), (open|create|do) (the|my) account
      (is there|what is) (the|an) opening (balance|deposit|fee) (for|to start) (a|an|) (new|) account
      (create|generate) (a|my) (new|first|fresh) (account number|nuban) (for me|)
      (business|company|shop|ngo|church) account (opening|, how do i open|, what do i need)
      (new|fresh) customer (here, open account for me|registration please|wants to open an account)
      i (have|hold) an account (with|in) {bank} but (i want|would like) (one|another) (with you|at karo|here)
      (begin|start|continue|resume) (my|) (onboarding|registration|sign up|account opening)
      (want|how) to (bcom|become|be) (a|) (costumer|custmer|customer) (of karo|with una|)
      (opn|opin|oppen) (acct|account|accont) (4 me|for me|pls)
      (please|kindly) (explain|tell me) how to (become a customer|open an account|register an account) with you
      (i came|i was sent) (here|by my pastor|by my brother) to (open account|register|get an account)
      (my wages|my salary|our allowance) (will be|is to be) paid through (karo|you), (so i need|please open) an account
      (no account|i don't bank) (yet|anywhere)(, start me off|, register me|, open one)
      (let's|can we) (do|finish|complete) (my|the) (account opening|registration|sign up)
      (i am|i'm) (interested|ready|eager) (in having|to have|to open) (an account|a karo account)
      (dual|joint|minor|target|salary) account (opening|i want to open one|how do i open it)
      (just got|i got) (a new|my first) (phone|job|business)(, i want|, help me get) (an account|to open an account)
      (i want to|i'd like to|can i|how do i|help me) (open|create|start|get|register) (an|a|my) (account|bank account|savings account|profile) (with you|here|now|)
      (i am|i'm) (new|not yet a customer|just hearing of karo)(,|) (sign me up|register me|open one for me)
      (open|create) (one|an account|acct) for (me|my son|my mother|my business|my shop)
      (sign|register) (me|my wife|us) (up|) (please|now|today|)
      (what|which) (do i|requirements|documents) (need|are needed) (to open|for) (an|) account
      (i have|i got) (my|) (bvn|nin|no bvn)(,|) (can i|i want to) (open|register|start)
      (i want to|i'd like to|i need to|can i) (open|start|create) (a|an) (account|savings account|bank account|business account) (with karo|here|please|for my son)
      (how|where) (do|can) i (open|create|register for|sign up for) (an account|a karo account|account with you)
      (open|create) (an|) account for (me|my mother|my shop|my wife) (please|now|)
      (i am|i'm) (new here|a new user|not a customer yet) (and i want|, i want|, how do i) (an account|to open an account|to register)
      (what|which) (do i need|documents are needed|requirements are there) (to open|for opening) an account (here|with karo|)
      (can|may) (a student|a foreigner|someone without bvn|a 17 year old|my grandmother) (open|have) (an account|a karo account)
      (register|sign up|enrol) (me|my business|my sister) (please|for an account|as a customer)
      (i want to|let me|how do i) (become|be) (a karo customer|your customer|part of your customers)
      (account|acct) (opening|opning|registration) (pls|requirements|please)
      (i don't|i do not) have (any|a) (bank account|account)(,|) (can you open one for me|how do i get one|i want one)
      (how long|how much) does it (take|cost) to open (an account|a savings account) (with you|)
      (joint|student|kids|business|salary) account(,|) (how do i open|can i open one|i want to open)
      (my friend|my sister|an agent) (referred|sent) me to (open account|register|join karo)
      (start|continue|finish) my (account opening|registration|sign up) (please|now)
      (i moved|i'm moving|i want to move) from (my old bank|{bank}) (and|,) (want to open|open for me|i need) an account here
      (good morning|please|karo)(,|) (i want to|i need to|help me) (open an account|register|be your customer)
      (i heard|my friend said) (you are good|this bank is good)(,|) (i want to open account|open one for me|how do i join)
      i want my (child|mother|shop|wife) to have an account (with you|here)
      (no|i have no) (account|karo account) (yet|with you)(, open one|, how do i get one|, register me)
      is (bvn|nin|passport|id card) (compulsory|needed|important) to open (an|) account
      (open|opening) (account|an account) (online|on phone|here|through whatsapp) (please|)
      (please|karo)(,|) (open|create|register) (an account|account) for (me|my brother|us)
      (i want|i'd love) to (start|begin) (saving|banking|an account) with (you|karo)
      (can|may) i (register|open account|join) (with my phone number|now|on whatsapp)
      (i'd like|i want|how) to (open|start) (an account|a savings account) (with you|for my child|here)
      (what|which) (documents|things) (do i|will i) need to (open|start) an account
      i am a market woman, i have never had a bank account, open one for me
      i want my wife to have her own account, how can she start
      my son is in ss2, can i open account for him
      i want an account for our church
      open an account in the name of my tailoring shop
      can i open account with only phone number
      i have no nin yet, can i still open an account
      i don't have light bill, can i open account without it
      can i open account here on whatsapp or i must come to the office
      how many minutes does it take to open account
      what papers do you need to open an account
      i'm a corper, open account for my allawee
      i need an account before friday so that my salary can enter
      my employer asked for a bank account, create one for me
      the government is paying us and i need an account number, open one
      i want to be one of your customers
      make me a customer
      enrol me in karo
      let me start with you people, new account
      i am in ghana but nigerian, can i open account
      i want to open another account apart from this one
      second account for my house rent money
      cooperative account for twelve women
      my mother has no smartphone, can i open account for her
      i want to leave {bank} and open with you
      i wan open akant
      help my grandmother open account
      register my business with you for an account
      i no get any account, open one make people fit send me money
      continue my account opening, i stopped at the bvn
      what will you require from me to open account
      where do i fill your registration form
      generate a first account number for me, i'm new
      how do i become a customer here
    `,
    balance: `
      <check> my (account|) balance <please>
      what is my (account|current|available|) balance
      (what's|whats) (my|the) balance (now|today|on my account|)
      (balance|bal|my balance|account balance|acct bal|check balance|balance check|balance please)
      how much (do i have|is in my account|is left|money do i have|is my balance|i get) (now|left|in my account|)
      how much (money|cash) is (left|remaining) (in|on) my <account>
      <i_want> (check|know|see) (my|how much is in my) (balance|account balance|account)
      <please> (what is|how much is) (left in|inside) my account
      do i (still|) have (money|any money|up to {amount}|enough money) in my <account>
      (can i|do i have enough to) (spend|afford) {amount}
      (how much is|what is) (available|remaining|left) (to spend|for me to use|)
      am i (broke|rich|in the red)
      (what|how much) money (remains|have i got|have i left)
      balance enquiry
      give me my balance
      i need to know (what is left|how much i have|my balance) (before i send|before i buy|)
      (what|how) is my account looking (like|)
      is there (any money|money) in my account
      my (savings|current|available|) balance (please|now|)
      how much can i (spend|withdraw|use) (now|from my account|right now)
      current balance
      (kindly|please) confirm my balance
      what do i have in my {bank} account
      how rich am i today, check my account
      update me on my balance
      tell me what i have left after that
      do i have (more than|up to|at least) {amount} in my (account|savings account|{bank} account)
      do i have enough (money|) (in my account|) to (buy|get|purchase|afford) (a tv|shoes|a phone|a holiday|beer)
      (can i afford|is there enough for) (a tv|a trip|new shoes|a phone) (from|with|in) my (savings|) account
      is there (enough|a good amount of) money in my (account|savings account) to (travel|go on holiday|buy a phone)
      will i have enough (to buy|for) (a tv|a phone) (with|in) my account
      (what is|what's|how much is) (in|left in|remaining in) my (account|savings|wallet)
      (how much|what) (money|cash|do i) (do i have|have|is left|remains|have left) (now|today|in my account|)
      (check|show|tell|give) (me|) my (balance|account balance|available balance|money)
      (am i|is my account) (broke|empty|in the red|low)
      (has|did) (my salary|money|anything) (entered|come in|drop) (yet|) and what is my balance
      (pls|please|abeg) (wats|what's|whats) my (bal|balance|acct balance)
      (check|chk) (my|) (acct|account) (bal|balance) (pls|4 me|for me)
      how much (remain|dey|is remaining) (in|for) my (acct|account)
      what (amount|sum) (is|is sitting|do i have) in my (account|wallet)
      i (want|would like|need) to (know|check|confirm|see) (how much|the amount) (i have|is in my account|i've got)
      (tell|show) me (how much|what) (i have|is left|i've got) (in there|in my account|)
      (available|ledger|wallet|remaining) balance (check|enquiry|please|)
      how (are|is) my (finances|money|account) (looking|doing) (today|)
      can you (check|tell me|confirm) (how much money|what) (is in|i have in) (my|the) (savings|account|wallet)
      do i have (any|enough|some) (money|cash|funds|balance) (left|at all|to send {amount})
      what's (in|left in) the (kitty|account|purse)
      (how much|hw much) (do i have|is my balance) (sef|right now|as at today)
      i (just|) want to (see|know) my (account|) balance before (i pay|buying|sending)
      do i have enough (money|cash) (in my account|in my savings|) to (buy|pay for|get) (shoes|a car|clothes|tyres|a bike|it)
      (i wonder|i hope|do you think|not sure) (if|whether|) i have enough (money|) in my {bank} account (for|to buy) (a bike|new clothes|sneakers)
      check my balance, am i (rich|poor|broke) (now|today)
      (tell me|show me) (what|how much) i have left (after that|now|)
      (amount|money|cash) (i have|left|remaining|available) (now|in account|)
      (do i have|have i got|is there) (enough|any|up to {amount}|some) (money|cash|funds|) (left|in my account|to send {amount}|)
      (what|how much) (is left|do i have left|remains|am i left with) (in the purse|in there|with me|before i buy|)
      (can|could) i (afford|spend) {amount} (now|today|from my account|)
      (update me on|remind me of|what about) my (balance|account balance|funds)
      am i (rich|poor|broke|buoyant) in my account (now|today|)
      (my|the) account (how far|how much|what is inside|level)
      (did|does|is) (anything|something) (remain|dey|sitting) (in|for) (there|my account|the account) (at all|)
      before i (enter|go to) (market|the shop|the pos), (what do i have|how much is on me|tell me what i hold)
      (pls|please|kindly) (tell|update) me (my|the) (closing|opening|present|actual|real) balance
      i (am standing|dey|am) (at the counter|in the shop|on the queue), (how much can my account carry|what's in my account)
      (what am i|how much am i) (worth|holding|sitting on) (at the moment|now|today)
      (acct|account) bal (as of now|at present|urgent|)
      (will|can) my account (carry|cover|take) {amount} (now|)
      (let|make) me (peep|peek|look) (into|at) my (purse|account|money)
      (the figure|the amount|the total|the sum) (in|inside) my (account|purse|wallet) (is what|please|)
      (has my|is my|did my) (account|balance|money) (dropped|gone down|gone up|increased|reduced)
      (i want to|let me) (confirm|be sure of|verify) what (i have|remains|is remaining) (in the bank|with you|with karo)
      (balnce|balanse|ballance|blance|belance) (pls|check|)
      (how's|how is) my (pocket|purse|wallet|kobo) (looking|today|)
      (money|cash) (wey|that) (remain|is left) (is how much|)
      (show|tell) (grandma|mama|this old man|me) (how much|what) (i have|is there|remains)
      (i have|there are) (how much|what) (in|inside) (the|my) (bank|account) (sef|please|now|)
      (check|look at) (what|how much) (is|remains) (inside|in there|on ground) (for me|)
      (did i|have i) (exhaust|finish|use up) (the money|everything|all) in my account
      {amount} (dey|is|is it still) (still|) (inside|in) my (account|acct) (or not|)
      (total|full|net) (cash|amount|funds) (at hand|available to me|in my name)
      (check|run) (a|) balance (enquiry|inquiry|query) (on|for) (my|this) account
      (what's|whats) the (damage|situation|state) (of|on) my (account balance|wallet|balance)
      (my daughter|an old woman|this pensioner) (wants|would like) to know (what is in the account|how much is left|what she has in the bank)
      (i don't want|before) (pos embarrassment|to be disgraced)(,|) (what do i have|how much is there|check how much i have)
      (cash|naira) (remaining|left|available) (please|for me|today)
      (so|ok|now)(,|) (how much|what) (is|remains) (mine|my own) (in the account|now)
      (has|did) the account (reach|get to|cross) {amount} (yet|now|)
      (balance|bal) (only|now|first|as at today)
      (what is|show) the (amount|figure|total) (standing|lying|sitting) in my (account|name)
      (is my account|am i) (in credit|in surplus|positive|in minus)
      (what's|what is|wats|whats) (left|remaining|my bal|in the purse|in there|on me)
      is my (money|balance) (still|) (there|intact|complete)
      (am i|will i be) able to (buy|pay for|afford) (something|goods) of {amount}
      (money|bal|balance|bal check|balance check|acct bal)
      how (rich|poor|broke) am i (today|now|) according to my account
      (let me|i want to) (know|see) (how much|what) (i'm|i am) (having|worth|left with|holding)
      (tell|show) me (my|the) (figure|amount|total) (in|inside) (the|my) (account|bank|purse)
      (how much|wetin) (is|dey) (remaining|left|available) (for me|to spend|in my acct|)
      (after|since) (that|the) (transfer|payment|debit), (what is|how much is) (left|my balance|remaining)
      (did|has) my account (go|gone|went|drop|dropped) (below|under) {amount}
      (any|is there any) (money|change|kobo|cash) (remaining|left|) (in my account|on my account|inside)
      (i'm|i am) (at the till|in the market|about to pay)(,|) (how much do i have|what's my balance|is there money)
      (available|current|book|ledger|opening|closing) (balance|bal|amount) (please|now|)
      (bal pls|balance o|my balance|acct balance|account bal)
      (please|kindly|dear) (help me|) (check|confirm) (what|how much) (money|) (i have|is) (there|in my account|left for me)
      (how many|how much) (naira|kobo|money) (is|do i have) (in|inside) (my|the) (account|bank)
      (can|will) my (account|balance|money) (carry|cover|take|reach) {amount}
      (check|see|peep) (inside|into) my account (for me|please|)
      my money (is how much|how much is it|total|now)
      (savings|current|main|karo) account (balance|how much|amount) (please|)
      i (hope|pray) (money|something) is (left|still) in my account, (check|how much) (for me|is it|)
      (how much|what amount) (do i|have i) (have|got) (in|left in) my (savings|checking|current|karo) account (right now|)
      (what's|what is) (my|the) (current|total|account|bank) balance (right now|please|looking like|)
      (can|could) you (please|) (check|tell me|give me) (my|the) (bank|account|savings) balance
      (do|would) i have enough (money|) (in the bank|in my account|) (for|to buy) (a new phone|groceries|dinner|fuel|rent)
      how much (money|cash) (is there|have i|do i have) (in total|altogether|in my name|to my name)
      (is there|do i have) (up to|at least|more than) {amount} (in my account|left|in there) (or not|)
      (pls|please) (what|how much) (is|remains) (in|inside) my (acct|account) (now|sef|)
      (i want|i need) to (know|check|see) (what's|how much is) (in|left in) my (account|bank|purse)
      (bal|balance) (pls|please|now|enquiry|check)
      (check|confirm) (my|the) (account|acct) (balance|bal) (for me|quickly|before i leave the house|)
      (what|how much) (can|could) i (withdraw|take out|spend) (from my account|now)
      (after|since) (paying|the debit|buying data), (how much|what) (is left|remains|do i have)
      my (account|wallet|karo) (balance|bal) (today|as of today|as at now|)
      (am i|have i) (run out of|finished|left with no) money (in my account|)
      let me (know|see) (what|how much) (is|i have) (in|left in) the (bank|account)
      what does my (account|bank balance) look like (today|now|)
      (mama|papa|my husband) (wants|is asking) to know how much (is in|remains in) (my|our|the) account
      (is|are) (there|) (sufficient|enough) funds (in my account|available|for {amount}|)
      (the|my) (money|amount) (in|left in) my (account|bank) (is how much|, how much is it|, please tell me)
      (hw|how) much (dey|is) my (acct|account) (nw|now)
      (i hope|i think) (i have|there is) (money|enough) (in my account|left)(, check|, how much is it)
      (see|show) (what|how much) i'm (left with|having) (in my account|now|)
      (my|current|karo) (savings|available|wallet) balance
      (how much|what) (do i|will i) have (left|) (if i pay|after paying|when i remove) {amount}
      (good morning|hello|please), (i want to|let me|can i) (check|know|see) my (balance|account balance)
      (what's|what is|tell me) (in|left in|inside) my (bank account|savings account|checking account|purse) (please|now|)
      (do i|will i) have (enough|sufficient) (money|funds|balance) (to|for) (pay my rent|fuel my car|a trip to ghana|{amount})
      (how much|what) (cash|money) (can i|do i have to) (spend|withdraw|use) (this weekend|today|now)
      (balance|bal) (of|on|for) my (account|savings|wallet) (please|now|)
      (check|tell me|show) (the|my) (amount|money|figure) (left|remaining|i have) (in my account|)
      (what|how much) (is|remains) (there|in there|inside) (for me|in my account) (now|)
      (abeg|please)(,|) (check|tell me) (wetin|what|how much) (remain|is) (for|in) my (account|acct)
      (how much|what) (money|) (do i have|is) (available|on ground|with me) (to spend|right now|in karo)
      (will|can) my account (cover|pay for|afford) (rent|this {amount}|my school fees|a new fridge)
      i (just|) (paid|bought) (rent|fuel|plenty things)(,|) (how much is left|what do i have left|what is my balance now)
      before i (travel|pay fees|go to the market) i (want|need) to know (my balance|how much i have|what is in my account)
      the (pos|card) (was declined|said insufficient)(,|) (how much do i have|what is my balance|is there money in my account)
      (how much|what) (money|) (do i|have i got) (still have|got|have left) (with you|in karo|in there)
      (is|are) (there|my) (any money|anything|something) (left|remaining) (in my account|in my wallet|for me)
      (check|see|confirm) (what is|how much is|what's) (in|inside) (my|the) (account|wallet) (now|for me|)
      (before i|let me know before i) (go to market|buy anything|travel)(,|) (how much is in my account|what is my balance)
      (my|current|account) (bal|balance|balanse) (pls|plz|now|abeg)
      (am i|are we) (broke|rich|still okay|in the red) (or not|in the account|)(, check my balance|, what is my balance)
      (what|how much) (does|is) my (savings|wallet|account) (hold|have|worth) (now|today|at the moment)
      (i want to|can i|let me) (know|see|check) (what i have|how much i have|how much remains) (in my account|in my wallet|with you)
      (tell|show) me how much (is left|remains|i have) (after that|after the transfer|now|in the bank)
      (how far|abeg) (what is|how much is) (remaining|left) (inside|in my account)
      (can i|will i be able to) afford {amount} (now|from my account|with what i have)
      (do i|will i) (still have|have) (enough|up to {amount}|money) (for transport|to buy food|in the account)
      (account|wallet|savings) (balance|bal) (check|enquiry|inquiry|please)
      (i forgot|i don't know|i can't remember) how much (i have|is in my account|money is left)
      (what|wat) (remains|remain|is remaining) (in|inside) (my account|there|my wallet) (now|)
      (give|send|tell) me my (closing|present|latest|new) balance (please|)
      (good morning|good evening|hello)(,|) (what is|check|show me) my (balance|account balance|bal)
      (my|the) (new|updated|remaining|left over) balance (please|now|after that)
      (what is|tell me|give me) my new balance (after the transfer|after that payment|)
      (how much|what) (is|do i have) (sitting|lying|left) in my (account|wallet) (now|)
      (look|peep) into my account (and|) (tell me how much|and say what is there)
      (is|has) my (account|wallet) (empty|finished|still full) (or what|already|)(, check balance|)
      (market money|my money|what i kept) (with you|in karo) (is now how much|remains how much)
      (i|we) (want|need) (balance|to see balance|the account balance) (please|)
      what can i (withdraw|use|spend) (now|from my account|at most) (, what is my balance|, how much do i have)
      (wetin|what) (is|be) (my|the) (balance|account balance) (now|please|remaining)
      (let me|i want to) (know|hear) (how i stand|what i have|my balance) (in the account|with the bank|)
      (if i|suppose i) (remove|spend|send) {amount}, (how much will be left|what will remain|what will my balance be)
      (the|my) (account|wallet) (has|holds|contains) how much (now|please|)
      (so|ok)(,|) how much do i have (now|left|altogether)
      (enough|is there enough) (money|balance) in my account (for rent|to pay school fees|)
      (do|check) (balance|my balance|the balance) for me (please|now|)
      (i want to|let me) (hear|know) how much i (own|have saved|still have) (in my account|with you)
      (how|what) is my account (balance|standing) (today|now|please)
      (what do i have|how much do i have) (left|remaining|in total) (with karo|in the wallet|please)
      (what|how much) have i (kept|saved|got) (in my account|with you) (so far|now|please)
      (please|) (balance|bal) (of|in) my (account|acct|wallet) (now|please|)
      before i price this shoe let me know what i have in the account
      my wife has sent me to market, what is in my account
      the taxi man is waiting, is there up to {amount} in my account
      check whether there's {amount} there
      will {amount} remain if i remove {amount}
      how much is inside there abeg
      how much have i got to my name
      tell me what i have, don't hide it
      i closed my eyes, tell me my balance
      is there anything left at all in that account
      how many naira do i have
      after all these charges what do i have left in the account
      after paying rent how much is left in my account
      naira balance
      what's in my karo
      my book balance and available balance
      let me know how i stand this morning
      how much dey my account
      wetin remain for my acct
      bal chk
      pls hw much i get
      show me the money i have
      my money, how much is it now
      what i have, is it up to {amount}
      will i be able to pay for something of {amount} with what i have
      how are my finances today
    `,
    account_number: `
      what is my (account|acct|nuban|) number
      (my account number|account number please|acct no|my account details)
      (send|give|show|tell) me my account (number|details)
      <please> what are my account details
      (i forgot|i don't know|remind me of) my account number
      someone wants to (pay|send money to) me, what is my account number
      how (can|do) people (send|pay) (money to me|me)
      how do i receive money (here|on karo|)
      what (bank and|) account (name|number) should i give (them|people|my boss)
      share my account details
      i want to receive {amount} (from {name}|), what account (number|)
      what is my nuban
      copy my account number
      where do i find my account number
      what is the account name and number
      how do i (fund|add money to|top up|deposit into) my (account|wallet)
      i want to (deposit|add|put) (money|{amount}|cash) (in|into|to) my account
      add money
      fund my account
      which account number can (they|she|he|my customer) pay into
      what account (name|number|details) (do|should) i (give|send) (people|them|my customer|my boss)
      which account (details|number) (do|should) i (give|share)
      (account name|account number) (to give|for) (people|my customers)
      what details do they need to pay me
      (what is|tell me|send me|show me) my (account|acct|nuban) (number|no|details)
      (i forgot|i don't know|i can't remember) my account number
      (give|send) me (my|the) (details|account) (to|so i can) (receive|collect|share|send to my customer)
      (which|what) account (should|can|do) (people|someone|they) (pay|send|transfer) (me|money) (into|to)
      (drop|send|paste) my (acct|account) (number|details) (let me|so i can) (send|forward) (to|it to) (them|my customer|my boss)
      (pls|please) what's my (acct|account) (no|num|number)
      how (can|will) (my brother|someone|a customer) (transfer|send|pay) money to my karo account
      which account number is mine (please|again|)
      (i want to|how do i) (add|put|deposit|load) (cash|money|funds) (in|into|to) my (karo|) (account|wallet)
      where (can|do) i (see|find|get) my (acct|account) (number|details)
      (i need|give me) account (number|details) to (receive|collect|get) (payment|my salary|money|{amount})
      (please|) what('s| is) my (account no|account number|nuban|acct number)
      (how|where) (will|can|do|should) (someone|people|my boss|a friend) (send|transfer|pay) (money|) (to me|into my account|to my karo account)
      (i want to|how do i) (add|put|load|deposit|fund) (money|cash) (in|into|to) my (account|wallet|karo)
      (which|what) (number|digits) should (my boss|the company|my uncle|hr) (use|put) to pay my salary
      my (salary|allowance|pension|payment) (form|officer|department) (needs|is asking for|wants) my account (number|details)
      (paste|type|write) my (account|acct|bank) (number|details) (here|so i can copy it|let me copy)
      (a customer|a buyer|someone) (is about|is ready|wants) to (pay|transfer|send) (me|), (give me|where is|what's) (my|the) (account|details)
      (the|my) (ten|10) digit (account|) number
      my (nuban|acct num|acct no|a/c no|a/c number) (pls|please|again|)
      (help me|let me) (remember|recall|know) my (account number|acct number|own account)
      (the name|what name) (on|that is on) my account (and the number|)
      (forward|message|share) (my|the) account (details|number) (with|to) (my brother|{name}|my wife)
      (how|where) (can|do) i (drop|lodge|pay in) (cash|money|{amount}) (into|to) (my|this) (karo|) account
      (my|a) (customer|client|passenger) (will|wants to) (pay|drop|transfer) {amount} (for|to) me, (my account|account details|which account)
      (bank|account) (name|details) and (number|account number) (to|so they can) (pay|credit) me
      (can|could) (i|you) (screenshot|print|copy) my account (number|details)
      (top up|load|credit) my (own|karo) (account|wallet) (from|with) (my {bank}|another bank|cash)
      (i want|need) to (move|bring|pull) money (from|out of) {bank} (into|to) my karo (account|)
      (what|which) is my (own|personal|karo) (account|acct) (no|number)
      (give|tell) me what (to|i should) (write|fill|put) (as|for) (account number|my bank details)
      (where|how) do (people|customers|they) (pay into|deposit into|credit) (my account|me)
      (any|is there any) (agent|place|pos) (where|that) i can (deposit|pay cash) (into my account|)
      (is|was) my account number (the same as|) my phone number
      (i'm|am) (filling|completing) a form(,|) (what is|send) my account (number|details)
      (my sister|my boss|a customer) (is at|is in) the bank (to pay me|to lodge money)(, my account number|, which account|, send the details)
      (acct|account) (details|number) (fast|quick|now|please)
      (which|what) name (and number|) will (come out|show) when (people|someone) (pay|transfers to) me
      (can|will) (people|my customers) (pay|send) (me|) (here|into this account) (and how|with what number)
      (let|help) me (deposit|add|bring in) (some|) (cash|money) (to|into) (my wallet|my account|karo)
      (what is|tell me|give me|send me|show) my (account number|acct number|account details|nuban|bank details)
      (someone|my boss|a customer|my brother) wants to (pay|send|transfer) (me|money)(,|) (what|which) (account|number|details) (should i give|do i send|)
      (how|where) (do|can) (people|i|they) (pay|deposit|put) (money|cash) (into|in) my (account|karo account|wallet)
      (fund|top up|add money to|load) my (account|wallet|karo account)
      (my|the) account (number|name|details) (please|to receive money|so they can pay me)
      (what is|what's) my (karo|bank|own) account number (please|again|)
      (i|) (need|want) my (account number|account details|nuban) (to give my employer|for a form|to receive payment|)
      (send|text|show) me (my|the) (account number|acct number|account details) (please|so i can forward it|)
      (how|where) do i (find|get|see|copy) my (account number|acct no|bank details)
      (someone|my uncle|a client|my school) (wants to|will) (credit|pay|send) me(,|) (give me|what is) my (account number|acct number)
      (can|could) you (tell|send|give) me (the|my) (account number|account details|nuban) (please|)
      (what|which) (account|number) (do|should) i (give|send) (my boss|my customer|people) (to|so they can) (pay|credit) me
      (i've|i have) forgotten (my|the) (account|acct) (number|no) (again|)
      (my|the) (acct|account) (no|num|number|nos) (pls|again|plz|)
      (how|where) (do|can) i (put|add|deposit|pay) (cash|money) (into|in) my (own|karo|) (account|wallet)
      (i want|need) to (top up|fund|load|credit) my (own|karo) (account|wallet) (with cash|from {bank}|)
      (copy|paste|write out) my (account details|account number) (here|for me|)
      is there (an account|a number) (people|customers) can (pay into|send to)
      (full|complete) (account|bank) details (to receive|for receiving) (money|my salary|a transfer)
      (the|my) account (name|number) (on|with) karo (please|is what|)
      (how|where) (does|will) (my salary|my pension|a customer) (come in|be paid|enter)(, which number|, what account do i give)
      (my|our) (church|customer|brother) (is asking|asks) (for|me for) my (account number|account details)
      (i'm|am) (expecting|about to receive) (money|{amount})(,|) (what is|send me|i need) my account (number|details)
      (good morning|please|karo)(,|) (what is|send me|i need) my (account number|account details|acct number)
      (somebody|my boss|a buyer) (is|) (ready to pay|wants to send money|wants to credit me)(,|) (my account number|send my details|what number do i give)
      (how|where) (do|can|will) (i|people) (get|send|pay) money (into|in|to) (my karo|this) (account|wallet)
      (account name|bank name) and (account number|number) (please|to give my boss|)
      (which|what) account number (do i use|is for me|will i give hr|did you give me)
      (deposit|put|load) (cash|money|{amount}) (in|into) my (karo account|own wallet|account)
      (what|which) account number will i give (for salary|to people to pay me)
      i (was|am) asked for my account (number|details) (at work|for a refund|)(, what is it|)
      (can|may) my (customers|friends) pay (into this account|with my phone number)(, what details|)
      (how|where) do i (load|put) money (here|in karo|on this wallet) (from my {bank}|with cash|)
      (account|acct) (number|details) (to|for) (pos man|my brother|refund) (please|)
      (send|type) my (account|bank) details (in full|for copying|again) (please|)
      (my|the) (own|karo) (account|acct) (number|digits) (please|again|o)
      (which|what) bank (name|) (do people|should they) (choose|pick) to (pay|send) me
      (send|give|tell) me my (account number|account details|nuban) (so they can pay me|please|)
      (what|which) account (number|) (should|can|will) (people|my customer|he) (pay|send) (to|money to)
      how do i put cash into karo, i only have (physical money|raw cash)
      can i deposit with (a pos woman|an agent) into karo
      a trader wants to pay me and i don't know my number off head
      write my account number in big letters so that i can show the buyer
      my brother abroad wants the number and the name on the account
      what name will they see when they are sending me money
      which account number and bank name do i tell them
      i want to paste my account number in my shop, what is it
      send my account details so i can forward it
      what account will my school pay my stipend into
      my number for receiving transfer
      is my phone number my account number
      my ten digits
      the number people use to pay me
      they need my nuban for the cooperative form
      how do i bring cash into this account
      i have {amount} in my hand, how do i put it in my account
      where can i go and pay cash in
      move money from my {bank} to this one, which number do i use
      how do i fund this account
      my acct dtls pls
      abeg wetin be my account number
    `,
    transfer: `
      <please> <send> {amount} to {name}
      <send> {amount} to {account} {bank}
      <send> {name} {amount} <please>
      (send|transfer) {amount} to {account} (at|in|for|on|,) {bank} (bank|account|)
      {account} {bank} {amount}
      {bank} {account} {amount}
      {amount} to {account} {bank}
      {amount} (for|to) {name}
      <i_want> (send|transfer) <money>
      <i_want> (send|transfer|move|pay) {amount} (to|into) (my|) {name}
      <i_want> <send> {amount} to {bank} {account}
      (make|do|start|new) (a|) transfer
      (transfer|send money|transfer money|send cash|send|money transfer)
      (transfer|send) {amount} from my account to {name} ('s|) {bank} (account|)
      pay {name} {amount} (for {narration}|)
      (send|transfer) {amount} to (my|his|her|their|this) {bank} account
      (send|transfer) (money|cash|some money) to {name}
      (send|pay|transfer) (to|) {account}
      (i want to|let me|i need to) pay (someone|somebody|a friend|my landlord|my tailor)
      i owe {name} {amount}, (pay|send) (it|him|her) (now|)
      can you (send|transfer|move|pay) {amount} to {name} (for me|now|please|)
      credit {account} {bank} with {amount}
      credit {name} with {amount}
      (send|transfer) {amount} to {name} (today|right now)
      <send> {amount} to {phone}
      put {amount} (in|into) {name} ('s|) account
      (help me|please) (send|transfer) {amount} to this account {account} {bank}
      move {amount} (from|out of) my account (to|into) {bank}
      transfer {amount} to the same (person|account) (as yesterday|again|)
      send the (usual|same amount) to {name}
      wire {amount} to {name}
      {name} needs {amount}, send it (now|fast|quick)
      settle {name} {amount}
      i want to send money to (another bank|a {bank} account|someone)
      (forward|shoot|drop|throw) {name} {amount}
      (bank transfer|interbank transfer)
      tip {name} {amount}
      withdraw {amount} (to|into) my {bank} account
      i (want|need) to pay (a friend|someone|somebody|a person|my tailor|a seller)
      (let me|i want to) pay (a|my) (friend|brother|landlord|worker)
      pay (someone|a person|a friend)
      i have to (send|pay) (someone|somebody) (some money|{amount}|)
      (help me|please|kindly) (send|transfer|pay|give|wire) {name} {amount} (now|for {narration}|)
      (send|transfer) {amount} (to|into) (my mother's account|my wife's account|my brother's account|{name}'s account)
      (i want to|i need to|let me) (send|transfer|pay) (some money|money|{amount}|cash) to (someone|somebody|a friend|{name}|my wife|my supplier)
      (pay|settle) {name} (his|her|the|) {amount} (for {narration}|)
      (move|shift) {amount} (from my account|) to (my|) {bank} (account|) ({account}|)
      {name} {account} {bank} {amount}
      (abeg|pls|please) (help me|) (snd|send|transfer|trf) {amount} (2|to|give) {name}
      (do|make|perform|initiate) a transfer (of {amount}|) (to {name}|to {bank}|)
      (i'm|i am) (trying|looking) to (send|transfer|move) (money|{amount}|funds) (to {name}|)
      (could|would|can) you (please|kindly|) (send|transfer|pay|wire) {amount} to (my sister|my mum|my landlord|{name})
      {name} (is asking|asked me) for {amount}, (send|transfer|pay) (it|) (to him|to her|)
      (kindly|please) (debit|take) my account (and|to) (pay|credit|send) {name} {amount}
      i (need|have|want) to (pay|send|give) {name} {amount} (urgently|now|today|asap|quickly|right away)
      (send|transfer|pay) (the sum of|) {amount} (into|to) (acct|account) (no|number|) {account} ({bank}|with {bank}|of {bank})
      help me (pay|settle|send) (my mechanic|my tailor|my gateman|my nanny|{name}) {amount}
      {amount} (to|for) (my mum|my dad|my wife|my husband|{name}) (please|abeg|pls|now)
      (let's|lemme|let me) (send|transfer|give) {name} (some money|{amount}|something)
      (can|may) i (transfer|send) (money|{amount}|some cash|funds) (to|into) (another|a friend's|someone's|a different) (account|bank)
      (quick|urgent|fast) transfer (of {amount}|) (to {name}|please|)
      (send|transfer) money from (my account|my savings|karo|here) to (my {bank}|{bank}|{name}|another account)
      (give|dash|bless) {name} {amount} (for me|from me|on my behalf)
      pay {name} back the {amount} (i owe him|i owe her|i collected from her|)
      how (do|can) i (send|transfer|move) (money|cash|funds) (from here|to {bank}|to my friend|to another person|)
      send {name} {amount} for (the food|transport|school|{narration}|data)
      my (landlord|caretaker|agent) is (disturbing|worrying|on my neck)(, pls|, please|,) (send him|give him|pay him) {amount}
      (please|kindly|oya) (do|run|effect) (this|a) (payment|transfer) (for me|)(,|:) {amount} (to|into) {account} {bank}
      (deduct|remove|take) {amount} (from my money|from my account|) (and|to) (give|send|pay) (it to|) {name}
      (let|make) {name} (have|get|receive) {amount} (from me|today|)
      (gift|support|surprise|sponsor) {name} with {amount}
      i (promised|told) {name} {amount}, (please send|do send|kindly release) it
      (my|the) (mechanic|tailor|plumber|gateman|nanny) (finished|has done) (the work|his job), (pay|settle|credit) (him|her) {amount}
      (urgent|very urgent|asap|now now) (please|) {amount} to {name}
      (pay|send) (the|this) (vendor|seller|supplier|caterer) {amount} (on|to) {account} {bank}
      {name} (gave|sent) me (his|her|this) account {account} {bank}, (put|drop|pay) {amount} (there|inside)
      (feed|feeding|pocket|transport) money (of {amount}|) (for|to) {name}
      (trnsfer|tranfer|transfa|trasfer|trf) {amount} (to|2|for) {name}
      (do|make) (a|one) (quick|small|fast) (trf|transfer) for me (to {bank}|of {amount}|)
      (my mum|my dad|mama|papa) (is in hospital|needs drugs|is sick), (send her|send|transfer) {amount} (now|quickly)
      (offload|zap|fire|beam|sling) {amount} (to|for) {name}
      {bank} {account} {name} (, {amount}|{amount}|) (please send|pay|transfer)
      (let's|let me|time to) (pay|settle) (salaries|my workers|my staff|my boys|the driver)
      (give|send) {name} (his|her) {amount} that i am owing
      i (bought|collected) (fish|rice|cloth|goods) from {name}, (send|pay) (her|him) {amount}
      (split|cut|pick) {amount} (from|out of) my (salary|account) (for|to) {name}
      (are you able to|is it possible to|would you) (pay|send|credit) {amount} (into|to) {account}
      my (girlfriend|boyfriend|babe|wife) (needs|wants|is asking for) {narration} money, (send|give) (her|him) {amount}
      (my friend|my brother|{name}) (lost his father|had an accident|is wedding)(,|) (please|kindly) send {amount} to (him|{account} {bank})
      (good morning|please sir|please ma)(,|) i (beg|would like you) to (send|transfer|pay) {amount} to {name} (for me|)
      (the|my) (rent|house rent|school fees|hospital bill) (is|of) {amount}(,|) (send|transfer|pay) it to {name}
      {name} ({bank}|account) {amount} (asap|please|now)
      (pay|give|send) (my|the) (househelp|cleaner|security man|driver) (his|her|) {amount} (salary|for this month|)
      pay {name} the remaining {amount} (for the goods|for the work|)
      (do me a favour|help your boy|help me out)(,|) (send|transfer) {amount} to {name}
      (new|another|one more) transfer(,|:) {amount} to {name}
      (same person|that account|{name} again)(,|) (send|pay) {amount}
      (cash|money) (to|for) {name} {amount}
      my (driver|tailor|vendor|plumber) is waiting for (his money|{amount}), (send it|pay him)
      (move|shift|push|pass) {amount} (from my account|) to {name}
      (let|make) {name} (have|get|receive) {amount} (from me|now|today|)
      (refund|reimburse|pay back|return) {name} {amount} (please|for me|)
      (i'm|i am) (buying|paying for) (goods|a phone|rice|cloth) from {name}(,|) (send|pay|transfer) {amount} (to her|to him|)
      (send|wire) (something|small money|a little|{amount}) (home|to my parents|to my village|to mum)
      (take|remove|deduct) {amount} (from my account|) (and|to) (give|send|pay) {name}
      {amount} (should go|is to go|must go) to {name} (today|now|)
      (lend|give|loan) {name} {amount} (from my account|)
      (send|transfer) (half|all|part) of my (money|balance|salary) to {name}
      (the|his|her) account (number|) is {account}(,|) {bank}(,|) (send|pay|drop) {amount}
      (i want|i need) {amount} (sent|transferred|paid|moved) to {name} (now|today|please|)
      (same|usual) (amount|{amount}) to {name} (as last time|again|)
      (can|could) you (help me|) (send|drop|transfer) (something|{amount}|money) (for|to) (my brother|mama|{name}) (please|)
      sned {amount} to {name}
      (trasfer|tranfer|transfar|snd|sendd) {amount} (to|2) {name}
      (pay|settle) (the|my) (electrician|carpenter|lesson teacher|caterer|nanny) (his|her|) {amount}
      (support|bless|gift|surprise) {name} with {amount} (for her birthday|please|)
      (i want to|i need to|can i|let me) (send|transfer|move) {amount} (to|from my account to) (my mother|{name}|my savings at {bank}|my landlord)
      (send|transfer|move) {amount} from (my|the) (savings|checking|{bank}|karo) account (to|into) (my|the) ({bank}|checking|current|other) account
      (can|could) you (transfer|send|move) {amount} (between my accounts|from my savings to {name}|to {name}|to {bank})
      (please|pls|kindly) (send|transfer|give) {name} {amount} (for food|for transport|from my account|today)
      (pay|give) {name} {amount} (for the work|for the goods|for the rent|as agreed)
      {amount} to {account} ({bank}|at {bank}|please|opay)
      (send|transfer) (some money|money|cash) to (my sister|my friend|{name}|someone in {bank})
      (make|initiate|do|complete) a transfer (to {name}|of {amount} to {name}|from savings to checking|to another bank)
      (i need|i want) to (pay|settle) (my rent to {name}|{name} his money|my tailor|the carpenter) {amount}
      (my|the) (boy|daughter|son) (in school|at camp) needs {amount}(,|) (send it|transfer it to {account} {bank}|pay into {account})
      (put|drop|credit) {amount} (into|in) {name} ('s|) (account|{bank} account) (please|)
      (transfa|transfar|trnsfr|tansfer) {amount} (2|to) {name} (pls|)
      (here is|this is) the account(:|,) {account} {bank}(,|) (send|transfer|pay) {amount}
      (send|transfer) {amount} to (account|acct) {account} (of|with|in) {bank} (name is {name}|)
      (wire|remit|push) {amount} to {name} (at {bank}|please|now)
      (i'm|i am) (sending|transferring|paying) {amount} to {name} (today|now|)
      (help me|i beg) (send|transfer) {amount} (to|give) {name} (before 5|now|sharp sharp|)
      (send|give) (half of it|{amount}) to {name} (and|for) (her child's fees|his transport|medicine)
      {name} (is asking for|wants|is waiting for) (his|her) {amount}(,|) (send it|pay him|transfer it now)
      (pay|transfer|send) the (driver|cleaner|shop girl|mechanic) (his|her) {amount} (salary|money|)
      (good morning|please|karo)(,|) (send|transfer|pay) {amount} to {name} (for me|now|at {bank}|)
      (transfer|move) {amount} from (checking|savings|my first account) to (savings|checking|my second account) (please|)
      (i'd like|i need) to (make a transfer|transfer funds|transfer money) (to {name}|from my savings|please|)
      (my|the) (wife|mother|boy) (is|) (at the market|at the hospital|in school)(,|) (send her|transfer|drop) {amount} (now|please)
      (pay|transfer) (to|) {name} (the|) {amount} (i promised|we agreed|for transport)
      (send|pay) (this|the) (account|number) {account} {bank} {amount}
      {name} {amount} (send|transfer|please pay|now)
      (can|will) you (move|shift|send) {amount} (over|) to (my {bank} account|my other account|{name})
      i want {name} (to get|to have|to receive) {amount} (today|before evening|)
      (my|the) (house rent|shop rent|labourer's money) (is|) {amount}(,|) (send it to|transfer it to|pay it to) {name}
      (another|one more|new) (transfer|payment) of {amount} to {name} (please|)
      (transfer|send) (to|) (my own|my) {bank} (account|) {amount}
      my (sister|brother) is stranded (at the park|in abuja|at school)(,|) (send|transfer) (her|him) {amount} (to {account} {bank}|now)
      the (carpenter|painter|caterer) has (finished|delivered) and i owe (him|her) {amount}(,|) transfer it to {name}
      (it is|today is) my (mother's|wife's) birthday(,|) (send|transfer) {amount} to {name}
      i (agreed|promised) to (pay|give) {name} {amount} (today|by friday)(,|) (send it|transfer it) now
      (our|the) (meeting|burial|wedding) (levy|money) goes to {name}(,|) (send|transfer) {amount}
      my mother needs drugs, send her {amount} now
      i'm owing {name} for two bags of pure water, send {amount}
      pay the boy that washed my car {amount}, his name is {name}
      help me put {amount} in {name}'s hand
      {amount} should go to {name} for feeding
      daddy said i should send {amount} to {account}, {bank}
      the number is {account}, {bank}, send {amount} there
      i want to do a transfer to another bank
      can you get {amount} across to {name} before noon
      i need to move {amount} to my {bank} account
      same as last time, send to {name}
      every friday send {amount} to {name}
      send {name} {amount} on {period}
      my workers, pay {name} {amount}
      the plumber has finished, pay him {amount} at {account} {bank}
      as i promised, {amount} to {name}
      i wan send {name} {amount}
      snd {amount} 2 {name} pls
      trnsf {amount} {account} {bank}
      pay {amount} to the number in my wife's text, {account} {bank}
      it is payday, let me settle my workers
      time to pay my boys, start with {name} {amount}
      return {name} his {amount}
      send half of what i have to {name}
      do a small trf to {bank} for me
    `,
    beneficiaries: `
      <check> my (beneficiaries|saved beneficiaries|saved people|recipients)
      (beneficiaries|my beneficiaries|beneficiary list|saved accounts|list beneficiaries)
      who (have i|did i) (saved|paid before|save)
      who can i send money to from my saved list
      list (the people|everyone|people) i (send money to|have saved|pay|usually pay)
      (add|save|remove|delete|edit) (a|{name} as a|my|this) beneficiary
      save {name} as (a|my) beneficiary
      delete {name} from my (beneficiaries|list|saved people)
      <i_want> (add a|remove a|see my|edit a) beneficiary
      save this account (as {name}|for next time|)
      rename my saved {name} to {name}
      show the people i send money to
      (my contacts|saved contacts|my saved names)
      is {name} (saved|on my list|among my beneficiaries)
      which accounts (are|have i) saved
      manage (my|) beneficiaries
      call {account} {name} from now on
      remember {name} for next time
      who do i send money to (most|often)
      my payees
      see saved people
      do i have {name} saved
      (save|add|keep) {name} (as|to|in) (a|my) (beneficiary|beneficiaries|saved people|list) (with account {account}|)
      (delete|remove|edit|rename) {name} (from|in) (my|) (beneficiaries|saved people|list|)
      (show|list|see) (me|) (my|the) (beneficiaries|people i pay|people i send to|saved accounts|saved names)
      (who|whom) (have i|did i) saved
      remember {name}('s account|'s account number|) for (next time|later|the future)
      (who is|which people are) (on|in) my (beneficiary|saved|transfer) list
      (show|display|pull up|bring out) (my|the|all my) (saved|) (beneficiaries|recipients|payees|contacts)
      (add|include|put) {name} (to|in|on) my (beneficiaries|saved list|contacts|recipients)
      (take|remove|delete|drop|clear) {name} (off|from) (my|the) (list|beneficiaries|saved contacts)
      (i want to|how do i) (save|store|keep) (this account|{name}'s account|somebody's account) (for later|as beneficiary|for future transfers)
      (my|list of|all) (favourite|frequent|saved|stored) (people|recipients|accounts|beneficiaries)
      who did i save (on|in) (my|this) (account|app|bank)
      can you (store|save|remember) (this|these) (account|details|number) (for {name}|for me|for next time)
      which (people|accounts|names) (have i|did i) (saved|save) (for transfer|before|)
      (keep|remember|store) (this|these|{name}'s) (account|number|details) (for next time|for future|for {name}|)
      (call|name|tag) (this account|{account}|her|him) {name} from (now on|today)
      (list|show|who are) (the|) (people|persons|those) (i can send to|i send money to|i usually pay|i have saved)
      (do i have|have i saved|is there) {name} (saved|in my list|among my beneficiaries|already)
      (my|list of my|see my) (payees|saved people|recipients|saved accounts|contacts for transfer)
      (bring|pull) (out|up) (the|my) (saved|) (names|list of names|people) (i pay|i transfer to|i saved)
      next time i will just (say|type) {name}, so save (the account|his number|it)
      (keep|save) {account} {bank} as {name} in my list
      (my|the) (phonebook|address book|directory) of (people i pay|accounts|recipients)
      is (my landlord|my tailor|my wife|my supplier) among my (saved people|beneficiaries|saved accounts)
      {name} (has|got|opened) (a new|another) account, (update|change|edit) (it|the saved one)
      (erase|wipe|cross out|strike out) {name} (from|in) my (saved names|list of people|recipients)
      i (no longer|don't) (deal with|pay) {name}, (remove|take) (him|her) (off my list|out of my saved people)
      (beneficiary|benefisiary|beneficary) (list|pls|)
      (how many|which) (people|beneficiaries|recipients) (do i have|are saved|have i added)
      (add|register) (my mum|my wife|my driver|my supplier|{name}) so (i don't|i won't) (type|have to type) the account (again|every time)
      (nickname|name|label) {account} (as|) (landlord|mama|my shop boy|{name})
      (who|which names) (appear|are|do you have) (on|in) my (quick|fast|favourite) (transfer|pay) list
      (can i|let me|i'd love to) (favourite|pin|bookmark) {name} (for transfers|on my list|)
      (clear|empty|reset) my (beneficiary|saved people|recipient) list
      (the|all the) (accounts|people|persons) (you|karo) (have|remember) (for me|in my list)
      (correct|fix) the (name|spelling) of (my beneficiary|the person i saved|{name} in my list)
      (do you|did you) (still|) (have|remember) {name}'s (account|details) (from last time|)
      (merge|sort|arrange) my (beneficiaries|saved contacts|saved accounts)
      (new|another) (beneficiary|recipient|payee) (please|for {name}|: {name} {account} {bank})
      (people|those|everyone) (i have|i've) (added|kept|stored) (here|on karo)
      (put|keep) {name}'s (account|details|acct number) (handy|safe|on record)
      (don't|do not) (keep|remember|save) {name} (again|any more)
      (view|manage|arrange|clean up) (saved people|my beneficiaries|my payees)
      (is there|do you see) (a|any) {name} (in|on|among) my (list|saved people|beneficiaries)
      (who|whose account) (have i|did i|do i have) (saved|stored|kept) (here|on karo|)
      (bring|show|open|give me) (the|my) (list of|) (names|accounts|people|contacts) (i saved|i have saved|saved here|i send to)
      (is|was) {name} (saved|on my list|among my saved people|one of my beneficiaries)
      (keep|save|store) (this|that|her|his) (account|number|details|acct) for (next time|later|future use)
      (i don't|i no longer) (send|pay) {name} (again|anymore)(,|) (remove|delete|take) (him|her|them) (off|from the list|)
      (remove|erase|delete|drop) (the|my|an) (old|wrong|saved|) (beneficiary|payee|account i saved)
      (change|edit|update|correct) (the|) (name|nickname|account|bank) (of|for) (my beneficiary|{name} on my list|a saved person)
      (add|put|register) (my wife|my mum|{name}|my supplier) (to|in|on) (my|the) (list|saved accounts|beneficiaries)
      (so that|so) i don't (type|enter) (it|the account) (again|every time)(,|) (save|keep) (it|this one|{account} {bank})
      (my|the) (frequent|regular|usual|favourite) (people|recipients|payees|accounts)
      (all|how many) (the|) (people|accounts|beneficiaries) (i saved|do i have saved|i have here|on my list)
      (benefisiaries|beneficiarys|benficiary|benefeciary) (list|show|)
      (save|store) {account} {bank} (as {name}|for me|on my list)
      (call|label|rename) (that|this|the) (account|beneficiary|person) ("mama"|{name}|my landlord) (for me|)
      (forget|wipe|clear) {name}('s|) (account|details|number)
      (two|i have two) {name}(s|) (saved|on my list)(,|) (remove one|which is which|show them)
      (show|list|open|check) (me|) (my|the) (saved|) (beneficiaries|recipients|payees|contacts for transfer)
      (save|add|keep) (this|that|his|her) (account|person|number) (as a beneficiary|to my list|for next time) (please|)
      (save|add) {account} {bank} (as|with the name) {name} (please|)
      (remove|delete|take off) {name} (from|out of) (my|the) (beneficiaries|saved list|saved accounts) (please|)
      (who|which people) (do i have|are) (saved|on my list|in my beneficiaries)
      (is|do i have) {name} (saved|among my beneficiaries|on my saved list) (already|)
      (change|edit|correct) {name} ('s|) (saved|) (account number|details|nickname) (on my list|in my beneficiaries)
      (i want to|can i|how do i) (save|add|delete|edit) a (beneficiary|recipient|saved account)
      (beneficiary|benefisiary|recipient) (list|names|please) (pls|)
      (people|persons|accounts) i (send money to|pay) (often|every time|regularly)
      (stop|don't) (showing|keeping) {name} (on|in) my (list|saved people|beneficiaries)
      (save|store) my (mother's|landlord's|supplier's) (account|details) (so i can|to) (send again|pay her next time|use later)
      (add|register) a new (beneficiary|payee|recipient) (for me|called {name}|please)
      (how many|what) (beneficiaries|saved accounts|recipients) (do i have|have i saved)
      (nickname|rename|call) {name} ('s account|) (mum|landlord|oga) (on my list|in my saved accounts)
      (good morning|please|karo)(,|) (show me|i want to see) (my beneficiaries|saved accounts|the people i saved)
      (i want to|help me) (keep|save|store) {name} ('s account|'s details|'s number) (for later|as beneficiary|)
      (who|whose account) have i (saved|kept) (here|in my list|among my beneficiaries)
      (remove|delete|erase) (that|this|the old|one) (beneficiary|saved account|name) (please|)
      (save|keep|remember) (her|him|the account) (after|when) (i pay|this transfer|sending)
      (my|all my) (saved|favourite|frequent) (people|recipients|accounts|names) (please|)
      (abeg|please)(,|) (remove|delete|clear) {name} (from|in) my (list|beneficiaries|saved people)
      (i send to|i pay) {name} (often|every week)(,|) (save|keep|add) (him|her|the account) (for me|to my list)
      (who|which accounts) have i (saved|kept|stored) (before|on my list|here)
      (keep|save) {name}'s (account|number|details) (as|under) (mama|shop|my driver|)
      (i need|show me) {name}'s saved (account|details|number)
      (i saved|there are) (two accounts|a wrong account) for {name}(,|) (delete one|change it|remove it)
      (my|the) (saved|recipient) list (please|is too long|, show it)
      (add|save) (these|two) (people|accounts) (to|on) my (list|beneficiaries)
      (save|put) my (children's school|gas seller|landlady) (as|in my) (a beneficiary|beneficiaries|saved list)
      (change|update) (the|) (bank|account number|name) i saved for {name}
      (do|did) i save (my sister|{name}|the plumber) (here|on karo|)
      (payees|beneficaries|benefisharies) (list|add|delete) (pls|)
      (save|add|keep) {name} (as a|to my) (beneficiary|beneficiaries|saved people)
      keep {name}'s account so that next time i just say his name
      save the last person i paid
      save this one as mama put
      call this account my landlord, save it
      put my brother in my list
      who are the people in my list
      do i have {name}'s account saved
      what account number did i save for {name}
      which bank did i save for {name}
      bring out my saved accounts
      show me the names i can send to quickly
      take {name} away from my saved people, we have quarrelled
      my former worker is still in my list, delete him
      delete the second {name} there
      i have two {name} saved, remove the {bank} one
      clear all my saved accounts
      {name} has changed bank, update it in my list
      change the saved account of my wife to {account}
      change the nickname oga to {name}
      rename my saved landlord to {name}
      don't forget this account number, keep it for me
      i don't want to be typing this number every time, save it
      add new person to my payees
      favourites list
      save am as my padi
      my benefishiary list pls
      comot {name} from my list
      i don't pay {name} anymore, remove her from my list
      label this account my tailor
      call that beneficiary mama
      who do i pay most often
      forget {name}'s account, don't keep it
      henceforth when i say landlord use this account, save it
    `,
    transactions: `
      <check> my (transactions|last transactions|recent transactions|transaction history|history)
      (transactions|history|transaction history|my transactions|recent transactions|last transactions|mini statement)
      what (are|were) my (last|recent) (five|ten|3|) (transactions|transfers|payments)
      last (5|10|three|few) transactions
      what (transactions|payments|transfers) (have i made|did i make|happened) {period}
      what (came in|went out|entered|left) (of|) (my account|) {period}
      show (debits|credits|all debits|all credits) (of|for|from|) {period}
      who (sent|paid) me (money|) {period}
      did (anyone|somebody|{name}) (send me money|pay me|credit me) (today|)
      (has|did) (my salary|the money|{amount}|my alert) (come|come in|entered|drop|enter) (yet|)
      what did i (do|pay for) {period}
      show (me|) my activity (for|in|) {period}
      when (last|) did i (pay|send money to|send) {name}
      list (all|) (payments|transfers) to {name}
      why was i debited (today|{amount}|)
      what was that {amount} debit (for|)
      <i_want> see (what i did|my transactions|my history) {period}
      show transactions (from|in|of) {period}
      what are the (recent|latest) (movements|activities) (on|in) my account
      have i received {amount} (from {name}|)
      any (credit|alert|inflow) today
      my (incoming|outgoing) (payments|transfers)
      account (activity|history)
      recent activity
      details of my last (transaction|debit|payment)
      list (my|all|) (payments|transfers) (i made|) to {name}
      (show|list) every (payment|transfer) (to|from) {name}
      all (transfers|payments) (to|from) {name} ({period}|)
      history of (transfers|payments) to {name}
      what (debits|credits) came {period}
      (what|which) (purchases|items|charges|withdrawals) (are|were|do i have) (on|there on) my (card|visa|mastercard|account) {period}
      (tell|show) me (all|) (the|this month's) (purchases|transactions|charges|items) on my (card|visa|account) ({period}|)
      let me review (all|the) (items|purchases|charges) on my (card|account) ({period}|)
      what withdrawals were (made|there) (on|from) my account {period}
      what did i buy (with my card|on my card) {period}
      (what|who) (came into|entered|left|went out of) my account ({period}|)
      (show|list|give) (me|) (my|the) (last|recent|past) (five|ten|few|) (transactions|payments|transfers|debits|credits)
      (who|which person) (sent|paid|credited) me ({period}|)
      (did|has) {name} (send|sent|pay|paid) me ({period}|)
      (what|which) (is|was) (this|that|the) {amount} (debit|charge|withdrawal|credit) (for|on my account|)
      when did i (last|) (pay|send money to|transfer to) {name}
      (pls|please|abeg) (show|send) me (my|) (trans|txn|transaction) history
      (what|which) (transactions|things|activities) (happened|took place|occurred) (on|in) my account ({period}|)
      (list|show|pull up) (my|the) (last|past|latest) ({number}|few|10) (transactions|transfers|debits|alerts)
      (i want to|let me) (see|view|check|go through) (my|the|all my) (recent|past|last|previous) (transactions|activities|payments|transfers)
      (how|where) (do|can) i (see|check|view) my (transaction|payment|account) history
      (who|whom) (did i|have i) (send|sent|paid|transfer) money to {period}
      (what|how much) (entered|came into|was credited to|was paid into) my account {period}
      (show|list) (me|) (all|every) (credit|debit|alert|inflow|outflow) (i got|) {period}
      (did|has) {name} (pay|send|credit) me (today|yet|already)
      (have|did) i (receive|get) (any|a|the) (payment|credit|money|alert) (today|{period}|from {name})
      (what|tell me what) (was|is) (this|that|the) (debit|deduction|{amount} debit) (for|about|on my account|)
      (summary|record|log|list) of (my|) (transactions|payments|transfers) ({period}|)
      (everything|all) (that|) (came in|went out|happened) (on my account|) {period}
      (last|latest) (debit|credit|transaction|transfer) (on my account|i did|i made|)
      (show|list) (me|) (all|my) purchases (of|on|for) (video games|dog food|clothes|food|shoes)
      what (transactions|purchases) (have i|did i) (made|make|do) (buying|on|for) (food|games|fuel|clothes)
      (tell|show) me all (the|) purchases on my (card|account) for this (month|statement period|week)
      details of (my|the) (last|latest|most recent) (debit|credit|payment|transfer|transaction)
      (have|did) i (received|receive|get|gotten) {amount} (from {name}|today|yet|)
      what (is|was) (this|that) (debit|deduction|{amount} debit|charge|credit) (for|on my account|about)
      (why|for what) was i (debited|charged|credited) {amount} ({period}|)
      (list|show|give me) (every|all|the last {number}) (transfer|transfers|payment|payments) (to {name}|i made|i received|{period})
      (details|information) (of|on|about) my last (debit|credit|payment|transaction|withdrawal)
      (what|anything) (happened|has happened|moved) (on|in) my account {period}
      (account|my) (activity|movements|history|alerts) ({period}|)
      (who|which person) (sent|paid|credited) (me|my account) ({amount}|{period}|)
      (what has my account been up to|how did my account move|how did my account fare) {period}
      (did|has) (the|my) (customer|buyer|tenant) (pay|paid|drop) (the|) {amount} (yet|)
      (run|take) me through (my|the) (last|latest|recent) (few|) (payments|debits|alerts|credits)
      (is|was) there any (lodgement|inflow|deposit|credit) (into|on) my account {period}
      (my|the) (tenant|customer|oga|madam) (says|claims|swears) (he|she) (has|) paid me, (confirm|check) (it|if it came)
      (let me|i want to) (reconcile|go over|cross check) (my|the) (payments|sales alerts|credits) (of|for) {period}
      (give me|bring) (the|a) (list|rundown|breakdown) of (every|all) (alert|debit|credit) {period}
      who (be|is) (the|that) (person|somebody) (that|who) (sent|credited) (me|) {amount}
      (mini|short|quick) (statement|history) (of my account|please|)
      (the|my) (last|previous) (money|amount) (i|that) (sent|received|paid) (was how much|was to who|)
      (which|what) (alert|debit|charge|sms) is this (of {amount}|{amount}|i just got)
      (scroll|go) back to (what i|the payments i|the transfers i) (did|made) {period}
      (how many|what number of) (times|transfers) (did i|have i) (send|sent|pay) {name} {period}
      (look up|search for|look for) (the|every|a) (payment|transfer) (i made|i did) to {name} ({period}|)
      (which|whose) (money|payment|alert) (just|) (came|entered|dropped) (into my account|now|this morning)
      (pension|salary|allawee|allowance|stipend) (has it|has|have they) (entered|paid|dropped|come in) (yet|)
      (trasaction|transction|tranzaction|transacton) (history|list|pls)
      (any|is there) (money|alert|something) from {name} (since|yet|in my account|)
      (all|everything) i (did|paid|sent|received) (with|on) (this|my) account (since|) {period}
      (can you|could you|let me) (pull up|fetch|look up) (the|my) (records|transactions|transfers) (for|of) {period}
      (i don't|i do not|i can't) (recognise|remember|understand) (this|the|that) {amount} (debit|on my account|alert)(, what was it for|, what is it|)
      (the|my) (sales|shop) (money|credits|alerts) (that|wey) (came|entered) {period}
      (how much|what) did {name} (send|pay|transfer to|credit) me (last|last time|{period})
      (what|which) (was|is) the (date|day) i (paid|sent|transferred to) {name}
      (so|please|ok) (who|which person) (paid|credited) (me|my account) (this {amount}|{amount}|just now)
      (i was in church|i was sleeping|my phone was off)(,|) what (alerts|credits|debits) (came|did i get|entered)
      (help me check|check) (the|) (day|date|time) (my salary|the money|{amount}) (came|entered|dropped)
      (list|print|display) (the|my) last ({number}|seven|twenty) (alerts|entries|transactions)
      (transaction|payment|transfer) (log|records|list|details) (please|of {period}|)
      (debits|credits|alerts) only (for {period}|please|)
      (i sold|i supplied) (goods|rice|cloth) to {name}(, has he paid|, did the money come|, did she transfer)
      (what|which) (bill|transfer|airtime|debit) did i (do|make|pay) (last|most recently|{period})
      (money in|money out|ins and outs|in and out) (for|of) {period}
      (prove|show) that {name} (paid|sent) me (the|) {amount}
      (why|how) did (money|{amount}) (leave|go out of|drop from) my account {period}
      (compare|match) (the alerts|my credits) (with|against) (my sales|what customers paid) ({period}|)
      (bring|pull|open) (up|) (everything|all) (that|) (went|came) (in|out) (of my account|) {period}
      (every|all) (debit|credit|alert) (i got|on my account|that came) {period}
      (who|which people) (have|) (paid|sent) money (into|to) my account ({period}|)
      (list|show) (the|my) (incoming|outgoing|latest|newest) (payments|transfers|alerts|money) ({period}|)
      (what|which) (were|are) (my|the) last ({number}|few|ten|five) (transactions|payments|things i did)
      (did|has) (my salary|the refund|payment from {name}|{amount}|the money from {name}) (come in|entered|enter|drop|arrive) (yet|today|)
      (i want to see|let me see|show) (payments|money|transfers) (from|to) {name} ({period}|)
      (is there|was there|any) (a|any|) (credit|debit|alert|inflow) (of {amount}|from {name}|{period})
      (what is|explain|tell me about) (this|that|the) {amount} (that left|taken from|removed from|in) my account
      (history|record|log) (of|for) (my account|{period}|transfers i made|money received)
      (when|what day|what date) did i (last|) (pay|send|give) {name} (money|{amount}|)
      (how much|what) did {name} (send|pay|give) me (last|{period}|)
      (last|latest|most recent) (credit|debit|payment|alert|transaction) (on my account|please|)
      (i didn't get|i no get|no) (alert|sms)(, check if|, did) {name} (paid|send|sent) (me|the money|)
      trnsactions
      (tranzactions|transations|transction|histry) (pls|for {period}|)
      (check|confirm) if {name} (has paid|sent the money|dropped anything) (me|)
      everything (i did|that happened) (with|on|in) my account {period}
      (my|the) (in and out|inflow and outflow|movements) (of|for|) ({period}|)
      (pls|please) (scroll|go) back to (transfers|payments) (of|from|made in) {period}
      (what|which) (transactions|charges|payments) (did i make|have i made|have i done) ({period}|yesterday|on saturday)
      (show|pull up|list) (my|the) (transactions|charges) (from|at|with) (shoprite|the filling station|amazon|jumia) ({period}|)
      (show|tell|list) me (all|) (my|the) (recent|latest|newest) (activity|activities|charges) (on my card|on my account|)
      (can|could) (i|you) (see|show) my (recent|past|last five) (transactions|transfers|payments) (please|)
      has (my|the) (salary|pay|stipend|alawee|pension) (been paid|dropped|come|landed|hit my account) (yet|)
      (did|has) (the|my) (deposit|transfer|payment) from {name} (come in|enter my account|show) (today|)
      (who|whom) (sent|send) me (this|the) {amount} (today|just now|)
      (what|what's) (this|that) (alert|debit|credit) (of|for) {amount} (i received|i just got|i saw)
      (check|see) (if|whether) {name} (has paid|sent|has transferred|paid) (me|my money|the {amount})
      (which|what) (payments|money) (came in|have entered|did i receive) (from customers|today|{period})
      (show|give) me (my|the) (alert|credit alert|debit alert) (history|list) (for|of) ({period}|today)
      (the|my) (last|latest) (time|date) (i|that i) (sent|paid|received) (money|something) (to|from) {name}
      (how many|what) (transfers|transactions|debits) (did i|have i) (do|make|done|made) ({period}|today)
      (list|show) (everything|all) (i|that i) (paid for|bought) (with my card|online|on pos) ({period}|)
      (debit|credit) (transactions|entries) (on|in) my account ({period}|please|)
      (i want|i need) to (see|check|look at) my (last|past) (few|ten|two) (transactions|payments|debits)
      what (entered|came into) my account (today|this morning|overnight|{period})
      (someone|a customer|my tenant) (says|said) (he|she) (has|) (paid|sent) (the|) {amount}(, did it enter|, have i received it|, check for me)
      (is|was) (my|the) (money|payment|salary) (in|inside|credited) (already|yet|now)
      (go|look) (through|over) my (account|transactions) (for|of) ({period}|the week|the month)
      what did {amount} leave my account for (today|yesterday|{period}|)
      (show|find) (the|my) (transaction|payment|transfer) (i did|i made) (on|around) (friday|the 5th|{period})
      (find|search for) (payments|transfers) (to|from) {name} (in my history|{period}|)
      (what|when) was my last (payment|transfer|withdrawal|deposit) (to {name}|)
      (transactions|transfers|payments) (above|over|more than) {amount} ({period}|)
      (were|was) there any (withdrawals|debits|credits|payments) (on|from|into) my account ({period}|today)
      (show|check) (my|the) (pos|atm|online|card) (withdrawals|payments|transactions) ({period}|)
      (tranzaction|transacsion|trnsaction|transction) (histry|history|list) (pls|{period}|)
      (can i|i want to) (know|see) who (paid|sent money) (into|to) my account ({period}|today)
      which (transfers|payments) did i make {period}
      (give|read) me (the|my) (last|latest) (three|five|few) (alerts|transactions|debits)
      have i (paid|settled) {name} ({amount}|already|this month|) (or not|)
      (show|bring) (what|all that) (entered|left) (my account|) (from|since) (monday|morning|the 1st)
      (how much|what) (entered|came in) (from|through) {name} ({period}|in total|)
      (i see|i got) (an|a) (alert|debit|sms) (of {amount}|)(, what is it for|, who is it from|, explain it)
      (recent|last|past) (spendings on card|card purchases|card charges) ({period}|list|)
      (list of money|show the payments|the alerts) i (received|got) ({period}|today|from customers)
      (all|every) (transaction|transfer|debit) (on|from) (monday|saturday|{period}) (please|)
      (check|confirm) (whether|if) (the|my) (school|office|government) (has paid|paid) (me|my allowance|) (yet|)
      (transaction|account) (records|details|list|history) (for|from) (the weekend|last night|{period})
      (what|tell me what) (i|) (did|paid|sent) (with|from) (my|this) account (yesterday|{period})
      (any|has any) (alert|credit|payment|money) (entered|come|dropped|landed) (today|this night|)
      (i was|i've been) (waiting for|expecting) {amount} from {name}(, has it come|, did it enter|, any alert)
      (see|show) (my|all) (incoming|received) (money|transfers|payments) ({period}|from {name}|)
      (good morning|please|karo)(,|) (who sent me|who paid me) (money|{amount}) (today|yesterday|this morning)
      did (my brother|my customer|my tenant|the company) (send|pay|transfer) (me|the money|anything) (yet|today|)
      (i heard|i saw) (an alert|a beep|an sms)(,|) (what came in|what was it|how much entered|is it money)
      (bring|show|give) me (my|the) (transaction|account|transfer) history (since|from|for) ({period}|january|monday)
      (what|which) (transfers|payments) (did i make|have i made) (to|with) {name} ({period}|)
      (my|the) (debits|credits|alerts) (of|for|from) ({period}|today|yesterday)
      (let me|i want to) (see|check|confirm) (who|how much|what) (paid|came in|entered) ({period}|today)
      (what|which) (was|is) (the|my) (last|latest|most recent) (thing|transaction|payment|debit) (on my account|i did|please)
      {amount} (entered|left|was removed from|came into) my account(,|) (who is it from|what is it for|why|who sent it)
      (which|what) {amount} (is this|was that) (on my account|i see in my account|in my alert)
      has (the government|npower|my pension office|my school) paid (us|me) (yet|this month|)
      (list|show) (all|every|the) (withdrawals|deposits|pos payments|transfers) (i made|on my account|{period})
      (past|previous|old|earlier) (transactions|transfers|payments) (please|of {period}|with {name})
      (is|was) (the|) (money|payment|{amount}) from {name} (in my account|among what came in) (now|already|today)
      (trans|txn|transactn) (histry|history|list|hist) (pls|please)
      (when|which day) did i last (receive|get) (money|my salary|{amount})
      (show|tell) me (the|) (5|10|ten|twenty) (last|recent|latest) (transactions|alerts|payments)
      (any|was there any) (transaction|debit|credit|activity) (on my account|) (at night|today|while i was asleep|{period})
      (what|how much) (did|has) (my customers|people|my tenants) (pay|paid|sent) me ({period}|today)
      (confirm|check) (a|the|my) (payment|deposit|lodgement) of {amount} (from {name}|made today|{period})
      (go|take me) back to (last week|march|{period}) and (show me|list) (my transactions|what i paid|what came in)
      (i need|give me) (details|information|the particulars) (of|about) (the|that|my last) (transaction|transfer|debit) (to {name}|of {amount}|)
      (can|could) you (show|tell|give) me my (last|recent|latest) (transactions|payments|transfers|purchases)
      what (was|is) the (last|latest) (transaction|payment|deposit|withdrawal) (on|in) my (account|card|savings account)
      (show|list|give me) (transactions|all transactions|my transactions) (for|from|on) (my savings account|my card|{period})
      has (my|the) (paycheck|salary|refund|deposit) (come|gone in|cleared|posted) (yet|today|)
      (how many|what) (payments|transfers|purchases) (have i|did i) (made|make) (on my card|{period}|today)
      (when|what day) (did|was) {name} (pay me|send me money|last send me money)
      (look up|find|check) (my|a) (payment|transfer|transaction) (to|from) {name} in my history
      (check|see|show) (my|the) (account|card) (activity|history|movements) (for {period}|please|)
      (what|which) (money|payments) (left|came into) my account (today|yesterday|{period})
      did any (credit|money|payment) (come|drop|enter) (today|into my account|since morning)
      who is (this|the) (credit|alert) of {amount} from
      (i want|let me) (a list of|see) (my|all) (debits|credits|payments) ({period}|this month)
      (all|my) (purchases|charges|withdrawals) (on|with) my (card|visa|mastercard) ({period}|)
      (wetin|what) (enter|entered) my (acct|account) (today|{period}|)
      (my|the) (alert|txn|trans) (history|list) (4|for) (today|{period})
      (is there|any) (money|credit) from (abroad|my son|{name}|the company) (in my account|that came in) (yet|today|)
      (kindly|please) (confirm|check) (receipt|arrival) of {amount} (from {name}|in my account)
      (who|which person) (is|was) {name} (that|who) (sent|paid) me {amount}
      (tell|read) me (what|everything that) happened (on|in) my account (today|{period})
      (show|see) (my|the) (last|latest) (debit|credit|alert) (please|)
      (when|what time) did (the|my) (last|latest) (credit|debit|payment) (come in|happen)
      (my oga|my boss|madam) (said|says) (he|she) has paid (my salary|me)(, did it enter|, check if it came|)
      (what did|did) i (send|pay) (to|) {name} (last week|{period}|)
      (give|show) me (just|only) (debits|credits|transfers|pos payments) ({period}|for today)
      (old|past) alerts (of|from) ({period}|{name}) (please|)
      i (sold|delivered) goods to (five|many) customers today(,|) (who has paid|show me who paid|which payments came in)
      i saw a debit (this morning|at night) that i do not (remember|understand)(,|) (what was it for|show me the details)
      my (son|wife) uses this account too(,|) (what did they buy|show what was paid|show the transactions) ({period}|)
      i am (balancing|writing) my (books|sales book)(,|) (list|show me) (all payments|the credits|what came in) {period}
      (show|list|see) (my|the) (last|recent|latest) {number} (transactions|payments|transfers)
      (what|which) (entered|came into|dropped in) my account ({period}|today|now)
      (who|which person) (sent|paid|credited) me (money|{amount}|) ({period}|today|just now)
      (has|did) (my salary|my pension|my pay) (entered|enter|dropped|been paid|come in)
      (what|which) (debit|credit|alert) (was|is) (that|this) (of {amount}|now|{period}|)
      (show|give) me (the|all) (money|payments) (that came in|that went out|in and out) ({period}|)
      (history|list|record) of (my|) (transfers|payments|debits|credits) ({period}|)
      (when|what day) (did i|was it i) (send|pay|transfer) (money to|) {name} (last|{amount}|)
      (did|has) {name} (pay|paid|send|sent) me (the money|{amount}|yet|today)
      (i saw|i got) (a debit|a credit|an alert) (of {amount}|now)(,|) (what is it for|who is it from|where from)
      (what|which) (transfers|payments) (did i|have i) (make|made|done) (to {name}|{period}|yesterday)
      (my|show my|check) (account|) (activity|history|movements|records) ({period}|please|)
      (how many|list the) (times|times that) (i|did i) (sent|send) (money|) to {name} ({period}|)
      (the|my) (last|latest) (money|credit|payment) (i received|that entered|i got) (please|was how much|)
      (check|confirm) (if|whether) (my customer|{name}|the buyer) (has paid|has sent it|paid me) (please|)
      (any|is there any) (credit|alert|money|inflow) (today|this morning|since yesterday) (in my account|)
      (see|check|view) (everything|all) (that|) (happened|i did) (on|in) my account ({period}|today)
      (last|recent) (thing|things) (i|that i) (paid|paid for|bought) (with my account|with my card|please)
      (which|what) (people|person) (did i|have i) (send|sent|pay|paid) (money|) (to|) ({period}|today)
      (is|was) there (any|a) (debit|withdrawal|credit) (on my account|) ({period}|today|yesterday)
      (bring|pull) (up|out) (my|the) (transactions|transfers|payments) (of|from) {period}
      (what time|when) did (the {amount}|my salary|{name}'s money) (enter|come in|drop)
      (my|all) (credits|debits|withdrawals|deposits) ({period}|please|today)
      (i want to|let me) (see|check) (who paid me|what came in|my alerts|my records) ({period}|today)
      (did|has) (the|my) (transfer from|payment from|credit from) (the school|my tenant|the customer) (landed|come in) (today|)
      (list|show) (every|all) (payment|transfer|money) (from|to) {name} (this year|{period}|)
      (how many|what) (alerts|credits|payments) (came|did i get|entered) (today|{period})
      (any|was there any) (deduction|debit|inflow|deposit) (on|in) my account ({period}|today|this morning)
      (money|credits) (that entered|received|i received|i got) ({period}|today|this morning)
      (when|how long ago) (was|is) (my last|the last) (transfer|payment|deposit) (to {name}|)
      (let me|can i) see (the payments|all transfers|every debit) (i made|i did) ({period}|)
      (has|did) (anybody|anyone|somebody) (paid|pay|sent|send) (me|money to me|into my account) ({period}|today)
      (details|information) (of|about) (the|my) (last|recent) (transaction|debit|credit|payment)
      (what|which) (alert|payment|debit) (was|is) (the last|the latest|my most recent) (on my account|)
      (i want|show me) (my|the) (transactions|payments|history) (with|to|from) {name} ({period}|)
      (show|list) (my|the) (deposits|withdrawals|credits) ({period}|from {name}|today)
      has the government money dropped
      has npower or any stipend come into my account
      did the cooperative pay me today
      has my tenant paid
      did alert come from my customer, {amount} for two bags of rice
      a woman says she has paid {amount} for cloth, check if i got it
      my customer is showing me a receipt, confirm whether the money is in my account
      should i release the goods, has {amount} from {name} entered
      did anything come in while my phone was off
      my phone was off for two days, what happened on my account
      i heard a sound, was that credit or debit
      i saw an alert but it disappeared, what was it
      i deleted the alert, show me who it was from
      what was that last debit for
      the debit of {amount} yesterday, what was it for
      what did i pay on {period}
      did i pay my rent last month or not
      did i pay {name} already, i can't remember
      have i sent the school money or i forgot
      when last did i buy light
      when last did i send money to mama
      the last time i recharged, what date
      what date did i pay the carpenter
      how many times has {name} sent me money this year
      show only the money that {name} sent
      show only money i received
      show only debits
      only credits for {period}
      list all i sent to {name} since january
      list the people that paid me today
      number of customers that paid today
      how much did i receive from sales today
      what i made today in the shop, all the alerts
      last ten things on my account
      last 3 alerts
      show five more
      show the older ones, before {period}
      go further back in my history
      my history from first to fifteenth
      search my history for {narration}
      find the payment with reference {reference}
      find any payment of {amount} in my history
      was there any transfer by night
      any failed one in my history
      which transfers were reversed on my account
      today's activity
      this morning's credits
      ins and outs of my account this week
      my inflow this week
      who send me money last
      abeg check whether {name} don pay
      alert no show, check if money enter from {name}
      has the money from the sale of my goat come
      did my brother in {bank} send it
      has any money come from the school for my contract
      check for {amount} from the company, they say they've paid us
      my august salary, has it been paid
      was i paid twice this month
      did the refund from jumia come in
      tranzactions for 2day
      my last transacton pls
      has my tenant sent me the money
      show what my son bought with this account
      scroll back to the transfers i did in {period}
      which bills have i paid {period}
    `,
    statement: `
      (send|give|get|email) me my (account|bank|) statement <please>
      <i_want> (get|download|have) (my|a|an) (bank|account|) statement
      (statement|account statement|bank statement|statement of account|statement please)
      i need (a|my) (bank|account|) statement (for|of) {period}
      statement (for|from|of) {period}
      (generate|print|download|export) (my|a) statement (for {period}|)
      (embassy|visa|official|stamped) (bank|account|) statement
      can i have (a|my) (six|6|3|three) months statement
      my statement in pdf
      send (my|the) statement to my email
      i want (a|the) (pdf|statement) of my transactions (for {period}|)
      statement of account (for visa|for my landlord|for {period}|)
      give me the (full|whole) (statement|record) for {period}
      monthly statement
      i need a statement as proof of funds (for the embassy|for my visa|)
      (get|send) statement {period}
      download my transaction (record|records|report) (for {period}|)
      email my account statement
      (pdf|csv|excel) (of my account|statement)
      my bank wants my statement
      account statement from {period}
      print out my account
      (send|email|give|generate) (me|) (a|my|the) (bank|account|) statement (for|of) {period}
      (i need|i want) (a|my) (bank statement|account statement|statement) (for visa|for the embassy|for school|)
      (pdf|print out|document|printout) of my (account|transactions) (for {period}|)
      (six|three|twelve) months (bank|account|) statement
      (i need|send me|generate|get me) (a|an|my) (account|bank|e-) statement (for|from|of) {period}
      (statement|stmt) (of account|for visa|for my visa|for the embassy|for a loan|in pdf)
      (email|mail|whatsapp|forward) (me|) my (statement|account statement|bank statement)
      (can|could|may) i (get|have|download|receive) (a|my) (bank|account|stamped|printed) statement
      (six|three|6|3|twelve) months (bank|account|) statement
      (download|print|export) (my|) (statement|account statement|bank statement) ({period}|as pdf|)
      (the embassy|my office|my landlord|my lender) (wants|asked for|needs) my (bank|account) statement
      (how|where) (do|can) i (get|request|download) (a|my) (statement|account statement)
      (official|stamped|signed) statement (please|of my account|)
      pdf (of|) my (transactions|statement) {period}
      (give|send|print) me (the|a) (full|complete|official) (record|statement|printout|document) (for|of) (my account|{period})
      (i need|send) (a|the|) (proof of funds|statement for embassy|stamped statement|account statement for visa)
      (pdf|printout|document|stamped copy) of my (transactions|account|account history) {period}
      the (visa office|us embassy|uk visa officer|schengen office) is (asking for|demanding) (my|a) (bank|account) statement
      (my|the) (lawyer|accountant|auditor|tax man) (needs|wants|requested) (a|my) statement (for {period}|of account|)
      (i am|i'm) (travelling|processing my visa|applying for a loan) and (i need|require) (six months|a|my) (bank|account) statement
      (stetment|statment|statemnt|stament) (of account|for {period}|pls)
      (can|could) (you|karo) (issue|produce|prepare) (a|my) (signed|stamped|official|) (bank|account) statement
      (a|the) (letter|document|paper) (showing|that shows) (all my transactions|my account record) (for|of) {period}
      (statement|e-statement) (from|between) (january to june|march till now|1st to 30th)
      (soft|hard|pdf|printed) copy of my (bank|account|) statement
      (audit|tax|rent|scholarship) (purpose|purposes|reasons), (kindly send|i need|give me) (my|a) statement
      (one|1|two|2|five) (year|years) (bank|account|) statement (please|of account|)
      (drop|deliver|forward) (the|my) (account|bank) statement (in|to|into) my (mail|inbox|email|gmail)
      (do you|can karo) (send|give|do) (account|bank) statements (on whatsapp|in pdf|for visa|)
      (the school|my landlord|hr|my employer) (asked me to|says i should|said i must) (bring|submit|tender) (my|a) (bank|account) statement
      (my|the) (full|entire|whole) (account record|banking record|transaction record) in (pdf|one file|a document)
      (let me|i'd like to|i wish to) (have|collect|pick up) (my|the) statement (of account|for {period})
      (how much|what) (do you|will it) (charge|cost) (for|to get) (a|an|) (account|bank|stamped) statement
      (monthly|quarterly|yearly|annual) (account|bank) statement (please|)
      (excel|csv|spreadsheet) (file|copy|version) of my (transactions|statement|account) (for {period}|)
      (they|the embassy) (rejected|returned) my statement, (send|give) (a|me a) (fresh|new|stamped|correct) one
      statement (wey|that) (cover|covers|will cover) {period}
      (the|my) (embassy|landlord|hr|cooperative) (appointment|interview|meeting) is (tomorrow|on monday)(, i need my statement|, send my statement|, statement please)
      (last|past) (six|three|twelve) months (of|) (statement|account statement) (please|)
      (where|how) (will|can) i (receive|collect|download) (the|my) statement
      (attach|mail|send) (my|a) statement (in|as) (pdf|a document)
      statement (please|urgent|now|fast|today)
      (my|our) (church|school|company) (auditor|treasurer) (wants|needs) (the|a) statement (of account|for {period}|)
      (bank|account) (history|record|statement) (on paper|in pdf|for my file)
      (can you|please) (compile|prepare|put together) my (statement|account statement) (for {period}|)
      (i need|give me|send) (all|) (my|) (account|bank|) (records|statement) (for|of) (the embassy|my visa|a loan|{period}|my landlord)
      (can|could) (i|you) (get|have|send|mail|print) (me|) (my|a) (statement|account statement) (for|of) ({period}|six months|the year)
      (stamped|signed|official|certified) (bank|account|) statement (for|of|) ({period}|visa|my school|)
      (pdf|soft copy|hard copy|paper copy) of my (statement|account statement)
      (statment|statemnt|statemet|bank statemnt) (of account|for {period}|pls)
      (export|download|print out|generate) my (statement|account history) (for|in|as) ({period}|pdf|excel)
      (one|three|six|twelve) month(s|) (bank|) statement (to my email|please|now)
      (my|the) (school|embassy|lawyer|employer) (asked|is asking|wants) (for|) my (bank|account) statement
      (everything|all) on my account {period} (on paper|in one document|as pdf)
      (i need|i want|i would like) (a|my) (bank statement|statement|account statement) (for|covering) ({period}|the last 3 months|january to june)
      (can|could|will) (i|you) (get|give me|send me|have) (a|my) (statement|bank statement|statement of account) (please|today|by email|)
      (email|mail|forward|whatsapp) (my|the|a) (statement|account statement) (to|for) (me|my lawyer|my office|the embassy)
      (statement|bank statement) (of|for) (the last|past) (year|six months|90 days|quarter) (please|)
      (the|my) (embassy|visa agent|school|landlord|employer|loan officer) (needs|wants|requires|is asking for) (my|a) (6 months|3 months|) (bank statement|statement of account)
      (print|generate|prepare|get) (my|a|the) (account statement|bank statement|statement) (in pdf|for {period}|)
      (how|where) (do|can) i (get|print|download|collect|request) (my|a) (bank|account) (statement|statement of account)
      (pdf|hard copy|soft copy|printed copy) of my (statement|account statement|bank statement)
      (monthly|yearly|quarterly|annual) (bank|account|) statement (please|for my business|)
      (full|complete|detailed) (bank|account) statement (from|since|for) (january|{period}|when i opened the account)
      (i am|i'm) (applying|going) for (a visa|school abroad|a loan|a contract)(,|) (i need|send me|give me) (my|a) (statement|bank statement)
      (stetement|statemnt|statment|statmnt) (of acct|of account|pls|4 visa)
      (business|company|shop) account statement (for|of) ({period}|tax|the auditor)
      (my|our) (accountant|auditor|tax man) (needs|wants|has asked for) (the|our|my) (statement|bank statement|account statement) (for {period}|)
      (send|give) (me|) (a|my) (signed|stamped|official) (statement|bank statement) (for|to) (the embassy|my lawyer|court|visa)
      (is|how much is) (the|) (statement of account|bank statement) (free|cost|charged for)
      (can|do) (you|i) (stamp|sign) (my|the) (statement|account statement|bank statement)
      (statement|acct statement) (pls|please|now|asap|urgently)
      (download|export|save) (my|) (transactions|account history) (as|in|to) (pdf|excel|a file) (for {period}|)
      (a|one) (document|paper|file) (showing|of) (all|everything on) my account (activity|) (for|) ({period}|the embassy)
      (last|this) (month's|year's) (bank|account|) statement (please|to my email|)
      (where is|what happened to) (the|my) statement (i asked for|i requested|you promised)
      (the|my) statement (you sent|i got) (won't open|is not complete|is missing some months)(, send another|, resend|)
      (statement|record) of (all|) (deposits|credits|inflows) (for visa|for {period}|in pdf)
      (i have|i've) (an interview|embassy appointment) (tomorrow|next week)(,|) (send|give me|i need) my (bank|account) statement
      (proof|evidence) of (funds|income) (letter|document|statement) (for|to) (the school|visa|my landlord)
      (please|kindly) (furnish|oblige|provide) me (with|) my (statement of account|bank statement) (for {period}|)
      (what|which) (day|time) (will|do) (you|i) (send|get) (the|my) (statement|monthly statement)
      (get|fetch) (me|) (a|my) (three|six|twelve) month (statement|bank statement|account statement)
      (i want|let me have) (my|a) statement (from|between) (june to august|march and may|1st january till date)
      (bank|account) (statement|records) (for|as) (proof of income|tax filing|scholarship|school admission)
      (good morning|please|karo)(,|) i (need|want) (my|a) (statement of account|bank statement) (for {period}|urgently|today)
      (my|our) (visa interview|school|landlord|company) (is asking|has asked|wants me) (for|to bring) (a|my) (bank statement|statement)
      (statement|bank statement) (for|to) (schengen|uk visa|student loan|tender|court)
      (make|do|prepare) (a|my) (statement|statement of account) (for|from) (january till now|{period}|the last one year)
      (i want|please send) (everything|the full record) (on|of) my account (in|as) (pdf|one paper|a document)
      (bank|acct) (statment|statement|stmt) (4|for) (visa|6 months|{period}) (pls|)
      (can|how can) i (get|download|receive) (the|my) (pdf|statement|monthly statement) (on whatsapp|by mail|here)
      (send|mail) (it|my statement|the statement) to {name}'s (email|office) (please|)
      (i|we) (need|require) (six|three|twelve) months (statement|bank statement) (stamped|on letterhead|in pdf) (please|)
      (statement|account statement) (in|as) (excel|csv|pdf|hard copy) (please|)
      (the|my) (lender|bank abroad|sponsor|auditor) (wants|needs) to see (my|a) (bank statement|account statement)
      (print|email|export) (three|six) months of (my|) (transactions|account activity) (as a statement|in pdf)
      (send|give|email) me (my|a) (statement|account statement) (of|for) (six months|{period}|last year)
      (the embassy|my landlord|my office) (needs|wants) (my|a) (statement|bank statement)
      the embassy wants six months, give me my statement
      i'm applying for visa, i need stamped statement
      my landlord wants to see my account for three months, send the pdf
      statement of january to june
      print out of my account for court
      signed statement for my masters application
      i need my account paper for a loan in another bank
      email the statement to my accountant
      one year statement, how do i get it
      my tax man wants statement of my shop account
      password for the statement you sent
      statment of acct pls
      pdf on whatsapp, my statement
      can my statement come by mail
    `,
    receipt: `
      (send|give|show|get) me (the|a|my) receipt (again|for that|of that|please|)
      <i_want> (a|the|my) receipt
      receipt (for|of) (my|the) last (transfer|payment|transaction)
      (receipt|my receipt|receipt please|the receipt|payment receipt|transaction receipt)
      (share|download|generate|print|resend) (the|my|a) receipt
      <please> (can|could) i (get|have) (a|the) receipt
      i need (proof|evidence) of (payment|the transfer|that payment)
      receipt for {reference}
      {name} wants (the|a|to see the) receipt
      send receipt of the {amount} i sent to {name}
      screenshot of the (transfer|payment)
      give me evidence that i (paid|sent it)
      the receipt of (yesterday|today) ('s|) (transfer|payment)
      show proof (that i sent|of) {amount}
      i didn't get (a|my|the) receipt
      resend (receipt|the last receipt)
      my last receipt
      receipt {reference}
      payment (slip|confirmation|proof)
      i need something to show (him|her|the seller) that i paid
      get the receipt for {name}
      (send|give|share|show) (me|) (the|a|my) (receipt|proof of payment|evidence) (for|of) (the transfer|my last transfer|{reference}|{name})
      (i need|i want) (a|the|) (receipt|proof|evidence) (of|for) (payment|the {amount}|the transfer to {name})
      (download|print|get) (the|my|) (receipt|payment slip)
      (evidence|proof) that i (paid|sent) ({name}|{amount}|)
      (send|give|get|generate) (me|) (a|the|my) (receipt|payment receipt|transaction receipt) (for|of) (that|the last|my last|the {amount}) (transfer|payment|transaction)
      (i need|where is|can i get) (proof|evidence) (of payment|that i paid|of the transfer) (for {name}|to show {name}|)
      (share|download|print|resend) (the|my) (receipt|transaction slip|payment slip) (again|please|)
      (receipt|reciept|recipt) (pls|for the money i sent {name}|of {amount}|for yesterday)
      {name} (is asking|asked) for (the|a|my) (receipt|proof of payment)
      (show|send) (me|him|her|them) (the|) evidence (of transfer|of payment|i sent it)
      (get|give) me the slip (for|of) (the|my) (last|) (transfer|payment)
      (can|could) you (send|generate|resend) (a|the) (receipt|proof) (for|of) (what|the money) i (just|) (sent|paid)
      i want to (download|print|share) my (last|transaction|transfer) receipt
      (i need|send|give me) (something|evidence|a slip|proof) (to show|that shows|for) (the seller|{name}|that i paid|of payment)
      (payment|transaction|transfer) (slip|evidence|proof|receipt) (again|for {amount}|for {name}|please)
      {name} (doesn't|does not|won't) believe (me|i paid|i sent it), (send|give me) (the|) (receipt|proof)
      (the|this) (seller|vendor|driver|dispatch rider) (won't|refuses to) (release|give me) (the goods|my item) (without|till he sees) (a|the) receipt
      (reciept|recept|reciet|recipt) (for|of) (the|my) (last|) (payment|transfer)
      (screenshot|picture|pdf|image) of (the|my) (last|successful|) (transaction|payment) (to {name}|)
      (can i|let me) (show|forward) (the seller|her|him|my landlord) (something|evidence|a receipt) (that|to prove) i (have|) paid
      (where|how) (do|can|will) i (find|get|see|download) (the|my|a) (receipt|payment slip)
      (accountant|my office|school bursar) (needs|is asking for) (the|a) (payment|) (receipt|slip|proof) (of {amount}|)
      (confirmation|debit advice|transfer slip|teller) (for|of) (the|that) {amount} (transfer|payment|)
      (print|bring out|produce) (the|a) receipt (for|of) (what i paid|the money i sent) (yesterday|today|{name}|)
      (i deleted|i lost|i can't find) (the|my) receipt (, resend it|, send another|for {name})
      (receipt|slip) (number|no|) {reference} (please|again|)
      (send|forward|give) {name} (a copy of|) the (receipt|slip|payment evidence)
      (i didn't|i never) (collect|see|receive) (any|a|the) (receipt|slip) (after|for) (paying|the transfer)
      let me (have|get) (the|a) (receipt|slip) for (my records|record purposes|tax)
      (evidence|proof) (is needed|needed|required) (for|of) (the|my) (rent|school fees|last) payment
      (receipt|proof of payment) (for|of) (the|my) (school fees|light|airtime|rent) (i|that i) paid
      (generate|get|create) (the|a) (transaction|payment|) (receipt|evidence) (with|for) {reference}
      (how about|what about|and) (the|my) receipt
      (can|will) you (mail|email|whatsapp) me (the|a|my) (receipt|payment proof)
      (tell|show) them (i|that i) (paid|have paid|sent it), (give me|with) (a|the) receipt
      (i am at|i'm in) the (shop|school|office)(,|) they (want|need) (to see|) (a|the) (receipt|proof)
      (for|as) (evidence|proof|record)(,|) (send|give) me (the|that) (receipt|slip)
      (receipt|slip) (now|fast|urgent|first)
      (that|the) {amount} (i sent|i paid) {name}(,|) (receipt|its receipt|proof of it) (please|)
      (resend|reprint|regenerate) (the receipt|yesterday's receipt|that receipt)
      (he|she|the man|the woman) (wants|needs) (to see|) (the|a) (payment|transfer) (receipt|slip)
      (give|send|drop) (me|) (the|) (last|latest) (receipt|slip|proof of payment) (please|now|)
      (receipt|proof) (of|for) (the|my) (transaction|debit|transfer) (please|just now|i made today)
      (the|my) (buyer|seller|landlord|school|customer) (is asking for|wants|needs) (the|a) (receipt|proof|evidence)
      (send|give|drop|share) (me|) (proof|evidence|a slip|the slip|confirmation) (of|for) (the|that|my) (payment|transfer|{amount}|transaction)
      (can i|let me|i want to) (have|get|see|print|download) (the|a|my) (receipt|slip|proof of payment) (now|please|again|)
      (receipt|slip|proof|evidence) (of|for) (what i sent|my last transfer|the {amount}|payment to {name}|the bill i paid)
      (forward|send) (the|) receipt to {name} (please|)
      (reciept|recipt|receit|recept) (for|of) (the transfer|{name}|{amount}|that)
      (i need|show me) (the|a) (document|paper|picture) (that shows|showing) i paid ({name}|the school|)
      (where|how) (is|do i get) (the|my) receipt (of yesterday|for {amount}|from last week)
      (generate|make|print) (a|) (receipt|payment slip) (for|of) (the last one|that transaction|{reference}|)
      receipt in pdf
      (give me|i want) (two|another) (copies|copy) of (the|that) receipt
      (send|give|show|forward) me (the|my|a) (receipt|transaction receipt|payment receipt) (of|for) (the last transfer|the {amount}|what i just paid|{name}'s payment)
      (i need|i want|can i get) (the|a) (receipt|proof of payment|payment slip) (for|of) (yesterday's transfer|the money i sent to {name}|my school fees payment|)
      ({name}|the seller|my landlord|the bursar) (wants|is asking for|needs) (the|my) (receipt|evidence of payment|proof of transfer)
      (resend|send again|generate) (the|my) (receipt|last receipt|receipt for {reference}) (please|)
      (where is|how can i get) (the|my) (receipt|receipt for the payment)
      (receipt|reciept|recept|recipt) (pls|please|for {amount}|of the transfer)
      (can|could) you (send|show|share) (a|the|my) receipt (as pdf|as a picture|to my email|again)
      (proof|evidence) (of|for) (the|my) (payment|transfer) (please|to {name}|of {amount})
      (print|download|save) (my|the) (receipt|last receipt|payment receipt) (please|)
      (i paid|i sent) {amount} to {name}(,|) (give me|send|where is) the receipt
      (share|forward) (the|my) (receipt|slip) (with|to) {name} (please|)
      (i need|give me) something (to show|that shows) (i paid|that i sent the money|i have transferred {amount})
      (transaction|transfer|payment) (receipt|slip|evidence) (for|from) ({period}|this morning|my last payment)
      (the|my) (receipt|slip) (for|of) (dstv|light|airtime|rent) (i paid|payment) (please|)
      (good morning|please|karo)(,|) (send|give) me (the|my) receipt (for|of) (the last payment|yesterday|{amount}|what i sent {name})
      (can|could) i (have|get|see) (my|the|a) (receipt|payment receipt|transfer receipt) (please|for {name}|)
      (i need|he needs|they need) (evidence|proof|a slip) (of|for) (the|my) (payment|transfer) (to {name}|of {amount}|)
      (where|how) (do|can) i (get|find|download) (a|the|my) receipt (here|for a transfer|)
      (receipt|evidence) (again|please|to show {name}|for my office)
      (she|he|they) (did not believe|is doubting) (me|that i paid)(,|) (give me|send) (the|) (receipt|proof)
      (please|karo)(,|) (resend|send|show) (me|) (the|my) (receipt|last receipt|payment slip)
      my (office|boss|customer) needs (a|the) receipt (for|of) (what i paid|the transfer|{amount} to {name})
      (receipt|proof) (for|of) (the rent|the goods|the fees) i paid (please|{period}|)
      (did you|can you) (send|keep) (a|the|my) receipt (for|of) (the last|that) (transfer|payment)
      (get|fetch|find) me (the|my) (receipt|payment slip) (for|of) {reference}
      (the|my) (boss|customer|school) (wants|needs) (to see|) (the|my) (payment receipt|transfer slip|proof of payment)
      (a|one) receipt (for|of) (each|all) (payment|transfers) (today|please|)
      (send|forward) (the|my) receipt (to|for) {phone}
      (receipt|slip) (not|never) (received|sent) (for my last payment|yet|)(, send it|, resend|)
      (can i|let me) (see|get|print) (proof|evidence) that {name} was paid
      (recpt|recit|receit) (4|for) (dat|the|last) (transfer|payment) (pls|)
      (send|give) (me|{name}) (the|a) receipt (of|for) (the|my last) (payment|transfer|{amount})
      the gateman says i should show receipt before i enter
      evidence that i paid the school fees
      send me the slip, the landlord wants to see it
      the paper that shows i paid {name}
      forward my last receipt
      i need proof for the {amount} i paid yesterday
      receipt of the light i bought
      can i download the receipt as picture
      i paid on monday and didn't get receipt, send it
      receipt for {narration}
      show the seller that i've paid, give me receipt
    `,
    where_is_my_money: `
      where is my money
      where is the ({amount}|transfer|money) i sent (please|now|)
      (my transfer|the transfer|my payment|the money) (is pending|is still pending|has not arrived|hasn't landed|did not go|is delayed|not received)
      (he|she|{name}|they|the person|the receiver) (has not|hasn't|did not|didn't|never) (received|receive|get|gotten|seen) (it|the money|{amount}|anything|alert)
      i sent {amount} to {name} (and|but) (it has not|it hasn't|he hasn't|she has not) (entered|arrived|reached|got it|received it)
      (why|how come) (is|has) (my transfer|the money|my money) (pending|not arrived|delayed|stuck|taking so long)
      (i was|i have been|my account was|my account has been) debited but (the money did not go|{name} did not get it|no alert|the transfer failed|nothing was delivered)
      (status|state) of (my|the|that) (transfer|payment|last transfer|transaction)
      what (happened|is happening) to (my|the) (transfer|money|{amount})
      (track|trace|follow up on|check on) my (transfer|payment|last transfer)
      did (my|the|that) (transfer|payment|money) (go through|work|arrive|succeed)
      is (my|the|that) (transfer|payment) (successful|done|complete|still processing)
      when will (the money|my transfer|it|{name}) (arrive|get it|drop|reach|enter)
      the (transfer|money) (to|for) {name} (is not showing|hasn't dropped|has not dropped)
      money left my account but (didn't|did not) reach
      my money (is hanging|is hanging in the air|has not landed|got stuck)
      failed transfer (but|and) i was debited
      (check|confirm) (if|whether) (my|the) (transfer|payment) (went|went through|has gone)
      transfer status {reference}
      pending transfer
      {amount} i sent {period} (has not reached|is still pending)
      still waiting for (the|my) (transfer|money) (to go|to arrive|)
      my {bank} transfer is not (there|in) yet
      did {name} (get|receive) (the|my) (money|{amount})
      when is my (pending|stuck) (money|transfer) coming back
      i want a reversal of the failed (transfer|payment|debit)
      did (he|she|{name}|they) (get|receive|see) (my|the) (money|{amount}|transfer|alert)
      has {name} (gotten|received|seen) (it|the money|{amount}) (yet|)
      (what happened to|what is wrong with) (the {amount} i sent|my transfer), it has not reached
      {name} says (nothing came|the money has not come|there is no alert)
      (they|he|she) (still|) (did not|has not) (receive|gotten|get) (anything|it) (from me|)
      i sent {amount} to {name} (but|and) (it|he|she|they) (has not|hasn't|did not) (come|get it|receive it|arrived)
      when (will|is) (my|the) (pending|stuck|failed) (money|transfer) (come back|coming back|be returned)
      i was debited (but|and) (the transfer failed|nobody got it|the money did not go)
      (the|my) (pending|failed) transfer (has not been returned|is not back)
      (the|my) (money|transfer|payment) (i sent|) (has not|hasn't|did not|never) (arrived|entered|shown|dropped|reached) (her|him|them|)
      {name} (said|says) (she|he) (has not|hasn't|did not) (seen|received|gotten|see) (the money|the {amount}|it)
      (my account was|i was|i have been) debited but {name} (has not|did not) (receive|get|see) (it|the money|anything)
      (my|the) transfer (is|is still) (pending|processing|hanging|stuck)
      (trace|track|find|follow up) my (transfer|payment|money) (to {name}|)
      is my (transfer|payment) to {name} (successful|complete|done|through)
      how long (until|before|will) (the|my) (transfer|money) (reaches|arrives|gets to|take to reach) {name}
      (my|the) (transfer|payment|money) (is|has been) (pending|hanging|stuck|processing|delayed) (since|for hours|for long|since morning|)
      (i|we) (sent|transferred|paid) {amount} (to {name}|) (but|and) (he|she|they) (haven't|has not|hasn't|didn't|no) (received|get|gotten|seen) (it|anything|alert)
      (they|he|she|my brother|{name}) (said|says) (the|) (money|transfer|alert) (has not|hasn't|did not) (entered|dropped|arrived|come|reached)
      (why|how come) has my (transfer|money|payment) (still|) not (gone through|delivered|arrived|dropped)
      (my account was|i was|i've been) debited (but|yet|and) (the|) (money|person|receiver) (did not|never|hasn't) (go|arrive|receive|get it|received)
      (what happened|what's happening|what's the status|any update) (to|with|of|on) (my|the) (transfer|money|{amount}|payment)
      (track|trace|locate|find|check) (my|the) (transfer|payment|missing money|{amount} i sent)
      (where|wia) is (my money|my transfer|the {amount} i sent) (now|o|please)
      (is|was|has) (my|the) (transfer|payment) (to {name}|) (successful|delivered|completed|gone through|received)
      someone sent me money (but|and) (it|i) (has not|haven't|never) (seen it|entered|reflected|shown)
      the money (has not|hasn't|didn't) (reflected|reflect|enter|arrive) (in|on) (his|her|my|their) (account|end)
      (transaction|transfer) (failed|declined|unsuccessful) (but|and) (i was debited|money left|they took the money)
      (still|i am still) waiting for (my|the) (money|transfer|alert|{amount}) (from {name}|to arrive|)
      how long (does|will) (it|a transfer|my transfer) take (to arrive|to reach|to drop|)
      (any|what is the) (update|news|progress|state|status) (on|of|about) (the|my|that) (transfer|payment|{amount}|money i sent)
      {name} (says|said|claims) (nothing|no money|no alert) (came|has come|entered|was received)
      (the|my) (transfer|payment) (to {name}|of {amount}|) (is|was) (hanging|pending|delayed|stuck|on hold)
      (i was|my account was) debited (but|and) (the receiver|{name}|the other bank) (has not|did not|never) (received|get|got) (it|anything|the money)
      (they|the seller|{name}) (have|has) not (seen|received|gotten|confirmed) (the|my) (money|payment|{amount})
      (how long|when) (before|will|until) (the|my) (transfer|money|{amount}) (gets|get|reach|reaches|arrive) (to {name}|there|)
      (since|from) (morning|yesterday|monday), (no alert|nothing|no money) (on|at) (her|his|their) (side|end)
      (the|my) (landlord|seller|vendor|supplier) (is still waiting|keeps asking|is shouting) (for|about) the (money|{amount}) i sent
      (pos|transfer) (was|) successful but (the man|the seller|the shop) (didn't|has not) (see|get) (alert|the money)
      (you|karo) (have|) (removed|taken|cut) (my money|{amount}) (but|and) (delivered|gave) (it to nobody|nothing to {name})
      (it's|it is) been (two hours|three days|24 hours|a week) (since i sent|and) (the money|{amount}) (is not there|hasn't dropped)
      (please|kindly|abeg) (push|release|complete|hurry) (my|the) (pending|hanging|delayed) (transfer|payment)
      i (did|made) (a|) transfer {period} (and|but) it is (still|) (spinning|processing|loading|not confirmed)
      (the other bank|{bank}) (says|is saying|claims) (they|it) (have not|haven't|did not) (seen|received|get) (the money|any transfer|my transfer)
      where did the (money|transfer|cash) i sent (to {name}|) (enter|disappear to|go)
      (hope|i pray|i hope) (the|my) (money|transfer) to {name} has (delivered|gone|landed|entered)
      my (daughter|mother|son|brother) (in school|in the village|in hospital) (is yet to|has not) (see|seen|receive|received) (the|what) (money|i sent)
      (nothing|no kobo|not a dime) (has|) (reached|entered|gotten to) (her|him|them|{name}) (till now|yet|since)
      (why the|what's causing the|what is the reason for the) delay (in|with|on) (my|the) (transfer|payment)
      (my|the) (transfer|trf|payment) (is showing|says|shows) (pending|processing|in progress) (since|till now|)
      (check|confirm|verify) (if|whether) {name} (has|) (gotten|seen|received) (the|) {amount}
      (he|she|the man) (is calling|has been calling|is threatening) me that (the money|it|alert) (has not|did not) (come|enter|show)
      (someone|my customer|my uncle) (said|says|swears) (he|she) (sent|transferred) me {amount} (but|yet) (i see nothing|i have not seen it|my account is the same)
      (is|was) my (transfer|payment) (reversed|refunded|returned) (or|or is it) (still|) (pending|in transit|on the way)
      (money|cash|{amount}) (hanging|floating|stuck|trapped) (between|in between) (the banks|karo and {bank})
      (the|my) (money|transfer) (is on|is still on|has been on) the (way|road) (for too long|since|)
      {reference} (has it|has this|did it) (gone|gone through|go|been delivered) (or not|)
      (transfer|payment) of {amount} (not yet|yet to be|has not been) (received|credited|confirmed|delivered)
      (reverse|return) (it|the money|{amount}) if it (did not|didn't|can't) (go|go through|deliver)
      (u|you) (debited|deducted) me (but|yet) (no|there is no) (value|credit|alert) (for|to) (the receiver|{name}|the person)
      (how far with|what is the latest on) the ({amount}|transfer|money) i sent (to {name}|yesterday|)
      (receiver|the recipient|beneficiary) (not credited|has no alert|not seeing it) (till now|yet|)
      (please|) (help a mother|i beg you|i'm crying here)(,|) (my money|the school fees i sent|{amount}) (has not reached|did not enter|is not showing)
      (the hospital|the school|the agent|my tenant) (says|insists) (they have not|no money) (received|come|been credited) (from me|)
      (transfer|trf|payment) (to|into) {bank} (not|has not) (dropped|reflected|arrived) (yet|till now|)
      (i|we) (paid|sent) (since|as far back as) (morning|yesterday|last night) (and|yet) (zero alert|no credit|nothing)
      i don't understand(,|) (my money|{amount}) (left|has left) me (and|but) (never reached|did not get to|did not reach) {name}
      (confirm|tell me) (the|) (status|position) of (the|my) {amount} (to {name}|i sent|transfer)
      (has|did) (it|the {amount}) (get|gone) (to|through to) (her|him|{name}|them) (yet|)
      (he|she|they) (can't|cannot|don't) see (it|the transfer|my payment|the {amount})
      (my|the) (salary|pension|payment) (was sent|was paid) (by|from) (my office|the government|my boss) (but|and) i (haven't|have not) (seen|gotten) it
      (delayed|hanging|stuck) (transfer|payment) (please|to {name}|of {amount})
      (when|by what time) (should|will|can) (the person|{name}|she) (expect|see|get) (the|my) (money|transfer|alert)
      (lost|missing|vanished) (transfer|payment|money) (in transit|between banks|)
      (has|did) (my|the) (school fees|rent|payment) (i sent|) (to {name}|) (enter|entered|reached|been received)
      (i sent|i transferred) (to {name}|{amount}) (and|but) (she is saying|he tells me) (no alert|nothing came|it isn't there)
      (transfer|payment) (of|worth) {amount} (is missing|not delivered|not seen|is nowhere)
      (waiting|been waiting) for (my|the) (refund|reversal|alert|credit) (from|of) the (failed transfer|pending transfer)
      (i|we) (sent|paid) (it|money|{amount}) (yesterday|two hours ago|since morning)(,|) (she|he|they|{name}) (is still waiting|has nothing|says no alert)
      (has|did) (the|my) (transfer|payment|{amount}) (to {name}|) (reach|gone through|landed|dropped|delivered) (yet|)
      (the|my) (receiver|recipient|landlord|seller|school) (is yet to|hasn't|did not) (see|get|confirm|receive) (the|my) (money|payment|{amount})
      (track|trace|follow|locate) (my|the|that) (transfer|payment|money|{amount})
      (why|how come) (is|has) (the|my) (transfer|payment) (not reached|taking so long|delayed|still pending)
      (debited|money left my account|i was debited) (but|and yet) (nothing|no money|no value) (reached|came to|entered) {name}
      (what happened to|where is|wey|where's) (the|my) {amount} (i sent|transfer|i paid) ({name}|since {period}|)
      (still|it is still) (pending|processing|hanging|not there)(,|) (why|what is wrong|when will it clear)
      (confirm|check|find out) if (my|the) (transfer|payment|money) (to {name}|) (was successful|went through|reached|entered)
      (the|that) (transaction|transfer) (failed|did not go) but (my money|the money|{amount}) (is gone|was taken|hasn't come back)
      when will (my|the) (failed transfer|money|{amount}|reversal) (come back|be returned|be reversed|return)
      (money|transfer) (i sent|i made) (to|for) {name} (is missing|got lost|vanished|has not shown)
      (no alert|nothing|no credit) (at|on) (the other side|his end|her phone) (yet|still|)
      (i|they) (sent|paid) me (money|{amount}) (since|from {bank}|) (but|and) (i haven't seen it|it has not entered|nothing here)
      my transfer (dey hang|is hanging) since (morning|yesterday|)
      (i sent|i transferred|i paid) {amount} (to {name}|) (since morning|hours ago|{period}) (and|but) (it has not arrived|they have not gotten it|nothing yet)
      (where is|what happened to) (the|my) (transfer|{amount}|money) (i sent|that left my account) (to {name}|yesterday|)
      (my|the) (transfer|payment) (to {name}|) (is|has been) (pending|processing|delayed)(, what is wrong|, when will it go|, help me check)
      has the (transfer i made|money i sent) (gone through|reached {name}|arrived) (yet|)
      (they|{name}|the school|the shop) (said|says) (they|he|she) (did not|didn't|never) (get|receive|see) (my|the) (money|payment|transfer)
      (i've been|i have been|account) debited (but|and) ({name}|the other person|the receiver) (did not|has not) (get|receive|gotten) (the money|alert|it)
      (money|cash) (left|has left) my account (but|and) (did not|has not|never) (reach|enter|get to) ({name}|the other account|{bank})
      (track|check|trace|follow) the status of my (transfer|payment) (of {amount}|to {name}|)
      (when|what time) (will|is) (the|my) (transfer|money) (going to|) (clear|arrive|reach|drop|complete)
      (why|how come) has (my|the) (transfer|money) not (reached|gone|dropped) (yet|)
      (a|one) (transfer|payment) (i made|i did) ({period}|) (is not|has not) (showing|reflected|delivered|received)
      (i am|i'm) (worried|afraid)(,|) (the|my) (money|{amount}) (i sent|to {name}) (has not arrived|is not there|is hanging)
      (is|was) (my|the) (transfer|payment) (to {name}|) (successful|completed|failed|delivered) (or not|)
      (someone|{name}|my sister) (sent|transferred) (money|{amount}) to me (from {bank}|) (and|but) (i have not seen|i haven't received|it has not entered) (it|anything|)
      (failed|unsuccessful|incomplete) (transfer|transaction) (but|and) (money was taken|i was debited|my money is gone)(, when will it be reversed|)
      (it|the transfer) (failed|didn't go|bounced) (but|and) my money (has not|is yet to) (come back|been returned|returned)
      (please|pls) (check|trace|find out) what happened to (my|the) (transfer|{amount} i sent|missing transfer)
      (the|my) (seller|supplier|vendor) (won't release|refused to release|is holding) (the|my) goods (because|since) (the transfer|my money|payment) (is not|has not) (entered|shown)
      (transfer|money) (not|never) (received|delivered|reflecting|dropping) (by {name}|at {bank}|)
      (i paid|i sent money) (with my card|by transfer|) (and|but) (the merchant|the man|{name}) (has not seen it|says pending|is still waiting)
      (how long|how many hours) (does|will) (it|a transfer|my transfer) take to (reach|arrive|enter) ({bank}|{name}|)
      (trf|transfer) (stil|still) (pending|nt receivd|not received|on the way)
      (where|where is) (na|is) my (money|transfer|payment) (i sent|to {name}|now)
      (my|the) (reversal|refund|returned money) (has not|is yet to|hasn't) (come|enter|entered|show|drop)
      (you said|it says) (sent|successful|delivered) (but|yet) (nobody|{name}|the person) (has|) (got|seen|received) (it|anything)
      (any|is there) (update|news) on (the|my) (transfer|money|payment) (i sent|to {name}|that is pending)
      (24 hours|two days|one week) (now|gone)(,|) (the|my) (transfer|money) (has not|is yet to) (reach|arrive|drop)
      (did|has) {name} (get|receive|received|gotten) (the|my) (money|{amount}) (i sent|yet|)
      (my|the) (money|payment) (to {bank}|to {name}) (is stuck|hung|got stuck|is hanging)(, please help|, why|)
      (i need|please give me) (an update|feedback|the status) (on|of) (my|the) (transfer|missing money|pending payment)
      (confirm|verify) (if|whether|that) (my|the) (transfer|payment) (went|has gone|got) (through|to {name}|)
      (the|my) (money|{amount}) (vanished|disappeared|got lost|is missing) (on the way|between the banks|after i sent it|after the transfer)
      (good morning|please|karo)(,|) (the|my) (money|transfer|{amount}) (i sent|to {name}) (has not|is yet to) (reach|enter|drop)
      (my|the) (mother|landlord|trader|agent) (says|is saying|said) (she|he|they) (has not|have not) (seen|received) (the|my) (money|transfer)
      (since|from) (yesterday|morning|{period})(,|) (my|the) (transfer|payment|money) (is|has been) (pending|hanging|on hold)
      (i|we) (bought|paid for) (goods|fuel|food) by (transfer|pos) (and|but) the (seller|man|woman) (has not|didn't) (seen|see|get) (the money|it)
      (is|has) (the|my) {amount} (to {name}|i sent|transfer) (still pending|failed|been delivered)
      (when|how soon) (do|will) (they|{name}|the person) (get|receive|see) (the|my) (money|transfer|{amount})
      (it|the app|karo) (says|said|shows) (successful|sent|completed) (but|yet) {name} (says no|has nothing|has not seen it)
      (my money|{amount}) (left|has left|was deducted) (and|but) (nobody|the other person|{name}) (got|has received|has seen) (it|anything)
      (money|payment) (someone|my son|a customer) (sent|transferred) (to|) me (from {bank}|{period}|) (has not|is yet to) (enter|reflect|drop)
      (find|trace|track) (the|my) {amount} (i sent to {name}|that is missing|that did not arrive) (please|)
      (why|how come) has {name} not (received|seen|gotten) (the|my) (money|transfer)
      (the|my) (transfer|payment) (was|has been) (returned|reversed|declined) (but|and) (the|my) money (is not back|has not come back)
      (any|what) (update|news|progress) (on|about|with) (the|my) (pending|delayed|missing) (transfer|payment|money)
      (did|has) (the|my) (school fees|rent|payment) (i sent|transfer) (enter|reach|get to) (them|the landlord|the school) (or not|yet)
      (still|up till now) (nothing|no alert|not received)(,|) (where is the money|what happened to the transfer|check the transfer)
      has (the|my) (transfer|payment) to {name} (cleared|gone through|landed) (yet|)
      (i'm|i am) still (waiting|expecting) (for|) (the|my) (transfer|refund|reversal|money) (to come|to arrive|)
      (where is|what happened to) the {amount} (i sent|i transferred) (to {name}|yesterday|)
      (my|the) (friend|supplier|sister) (still|) has not (received|gotten|seen) (the|my) (money|transfer|{amount})
      (transfer|payment) (pending|delayed|stuck|not delivered) (since {period}|please check|to {name})
      (my|the) trf (to {name}|of {amount}|) (neva|never|not) (drop|enter|reach)
      (i'm|i am) (calling|writing|asking) about (the|my) (transfer|{amount}) (that did not reach {name}|i sent {period}|that is pending)
      (the|my) (pos|bank transfer|payment) (to|for) (the trader|the pharmacy|my supplier) (hung|did not drop|is still pending)
      (abeg|please) (help me|) (find|trace|check) (the|my) (money|transfer) (i sent {name}|that did not go|that got lost)
      (they|the receiver|{name}) (keep|keeps) (saying|telling me) (no alert|nothing has come|not received)
      my (salary|gratuity|allowance) was (sent|paid) (from|to) (my office|{bank}|here) but (it has not reflected|i can't see it)
      (should i|do i have to) (wait|be waiting) (more|till when) for (the|my) (pending transfer|reversal|money to drop)
      (transfer|payment) status (please|of {amount}|to {name})
      (the|) person (i sent money to|i paid) (has not|didn't) (seen|see|get) (it|anything) (till now|)
      i paid (the hospital|the school|my supplier) since (morning|yesterday) and they (are still waiting|say nothing has come)(, where is the money|, please check|)
      my (mother|son) has been (calling|crying) that the money i sent (has not come|is not there|did not reach)(, check it|)
      i (was|have been) standing at the (filling station|shop) for an hour because my (transfer|payment) (has not dropped|is not confirmed|is pending)
      (i sent|i paid|i transferred) {amount} (to {name}|) (and|but) (nothing has entered|she has not seen it|he is still waiting)
      (has|did) (the|my) {amount} (i sent|transfer) (reach|reached|drop|enter) (yet|him|{name})
      (the|my) (transfer|payment) (is still|has been) (pending|processing|hanging) since (morning|yesterday|two days)
      (my|the) (landlord|school|seller|customer) (says|said) (nothing came|the money has not reached|no alert yet)
      (money|{amount}) (has left|was removed from) my account (but|and) {name} (has not received|did not get) it
      (how far|any news) (with|on|about) the (money|{amount}|transfer) (i sent|to {name}|)
      (when|how long) (will|before) (my|the) (reversal|refund|failed transfer) (come back|enter|reach me)
      the seller has refused to give me my phone because alert has not come, i sent {amount}
      i am standing in front of the man, he says nothing has entered
      i paid for fuel and they are holding my car, the transfer is not showing on their side
      the school says they have not seen the fees i sent {period}
      my mother in the village has not gotten what i sent for drugs
      the doctor is waiting for alert and it is not there
      landlord says no alert, but you debited me
      i sent to {bank} and it is as if it entered the air
      between you and {bank} who is holding my money
      my transfer went but it did not land
      it says processing since, is it going or not
      the status of the {amount} i sent {name} please
      transfer {reference}, where has it reached
      did it go
      has it delivered
      has the money dropped for {name}
      confirm that {name} has been credited
      is it {name}'s bank that is delaying or you
      you debited me and the person did not see anything
      debit alert came, but the other side no alert
      money removed, not delivered
      money left me, money did not reach
      i've been debited {amount} and the transfer says failed, where is the money
      you said it will be reversed, i have not seen it
      the reversal of {amount} is not yet in my account
      when is the reversal coming
      how many days before a failed transfer returns
      i want to know if you have returned the {amount} that failed
      they said successful but it's not successful there
      my trader friend in kano has not received it since
      the {amount} for goods has been hanging for two days
      one of the three transfers i made is missing
      two entered, one did not enter, where is the last one
      my money is on the road since yesterday
      pls my trnsfer never land
      the moni i snd never reach am
      she no see am o, na {amount} i send
      still on pending
      pending again? since when
      my trf is stuck
      help me ask {bank} about my transfer
      follow up with {bank} for the money i sent
      is there a delay on transfers to {bank}? mine has not arrived
      {name} is calling me a liar, that i have not sent it. check the transfer
      it's two hours now and my driver still has no alert
      my sister at the airport is waiting for the {amount} i sent, it has not dropped
      money i transferred to my other bank is not there
      i moved {amount} to my own {bank} account and it has not entered
      someone abroad says he has sent to me, i have not seen it, where is it hanging
      when will she see the money i sent
      the pharmacy payment hung
      my bank transfer to the supplier is still pending
      zero alert since morning and i have paid
    `,
    recall: `
      recall {reference}
      (recall|reverse|undo|pull back|take back) (my|the|that|this) (transfer|payment|money|last transfer)
      i sent (money|{amount}|it|cash) to (the|a) wrong (person|account|number)
      i (made a mistake|mistakenly sent|sent by mistake|wrongly sent) {amount} (to {name}|)
      (wrong|incorrect) (account|transfer|person|recipient), (help|i want my money back|reverse it)
      <i_want> (recall|reverse|get back) (a|my|the) (transfer|money|{amount})
      (get|bring) (my|back my) money (back|) from (the wrong account|{name})
      i want my {amount} back, (it went to|i sent it to) (the wrong|another) (person|account)
      how (do|can) i (reverse|recall|get back) (a|money from a) wrong transfer
      (refund|return) the {amount} i sent (by mistake|to the wrong person|in error)
      that was the wrong (account|person|number), (pull it back|reverse)
      i typed the wrong account number
      reverse {reference}
      please (recall|reverse|retract) the payment to {name}
      i did not mean to send that (money|{amount})
      sent twice by mistake, reverse one
      transfer reversal
      recall (transfer|money|payment)
      i entered (an extra zero|too much|the wrong amount), reverse it
      mistaken transfer
      open a dispute (for|on) {reference}
      can i take back what i sent to {name}
      (retract|withdraw|pull back|call back) (the|my) (payment|transfer|money) (to {name}|)
      (cancel|retract) (the|a) (payment|transfer) (i made|already sent) to {name}
      get back the (money|{amount}) (that went|i sent) to {name} by mistake
      please (retract|reverse) it
      (i|i have) (sent|transferred|paid) (money|{amount}|) to (the wrong|a wrong|another) (account|person|number|bank) (, help me|)
      (bring|get|take) (my money|the money|{amount}|it) back from {name}
      (wrong transfer|wrong account|wrong person), (reverse|return|refund) (it|the money)
      (i made|it was) a mistake (in|with) (the|my|that) (transfer|account number), (reverse it|call it back|i want it back)
      (undo|take back|pull back|claw back) (the|my|that|last) (transfer|payment|{amount})
      i typed (the wrong|an extra|one wrong) (digit|number|zero|account), (get|return) my money (back|)
      (mistakenly i|by mistake i|i) (sent|transferred|paid) {amount} to (the|a) wrong (person|account|number)
      (pls|please|abeg|help me) (reverse|return|retrieve|recover|get back|bring back) (the|my|that) (money|transfer|{amount})
      (wrong|mistaken|incorrect) (transfer|account|beneficiary|person)(, help|, reverse it|, i need it back)
      (i want|can i get|how do i get) my money back (from|after) (a|the|) (wrong|mistaken) (transfer|account|person)
      (can|could) you (undo|reverse|call back|pull back|recall) (the|my|that) (last|) (transfer|payment|transaction)
      (i|we) (typed|entered|put|used) (the|a) wrong (account|acct|) (number|digit|bank) (and|) (sent|the money went|sent money)
      (recall|reverse|undo) (the|that) {amount} (i sent|) (to {name}|) (by mistake|)
      i (sent|paid) (too much|more than i should|double|twice) to {name}(, bring|, get) (the rest|it) back
      (that|the) (transfer|payment) was (a mistake|an error|not meant for {name}|to the wrong person)
      it went to (a|the) (stranger|wrong guy|wrong person|wrong account)
      (i was scammed|it was a scam), (reverse|recall) the (transfer|money)
      (i did not|i didn't|never) (mean|intend|plan|want) to send (that|the|) ({amount}|money|transfer)
      (claw back|take back|pull back|retrieve|retract|bring back) (that|the|my) ({amount}|transfer|money)
      (that|the) (transfer|money|payment) was (not|never) (meant|intended) for {name}
      (open|raise|log|file) a (dispute|reversal|recall) (on|for) ({reference}|my transfer|the wrong transfer)
      (i typed|i entered|i put) (the|a) wrong (account|number|account number|amount|bank) (please help|reverse it|)
      (money|the transfer|{amount}) (went|was sent|has gone) to (the|a) wrong (person|account|number|man)
      (sent|i sent|transferred) (it|{amount}|the money) twice, (return|reverse|refund) one
      (jesus|oh no|chai|oh god|ah), i (sent|paid|transferred) (it|{amount}|the money) to (another|a different|the wrong) {name}
      (my finger|my hand|autocorrect|the network) (slipped|made me) and (i sent|it went|sent) (to the wrong person|{amount} instead of {amount})
      i (meant|wanted) to send {amount} but i sent {amount}, (return the extra|get it back|reverse it)
      (the name|the account) (is|was) (similar|almost the same) (and|so) i (paid|sent to) (somebody else|the wrong one)
      (bring|collect|fetch) back (the|my) {amount} (before|or) (he|she|they) (spends|withdraws|uses) it
      (the person|whoever|the stranger) (who|that) (got|received) (my money|it) (is not the one|is not my person|does not know me)
      (please|kindly|abeg) (intercept|catch|stop and return|retrieve) (the|that) (transfer|payment|{amount}) (i just did|i just made|)
      (mistake|error|oops|omg)(,|!) (wrong account number|wrong person|wrong bank|not that {name})
      (can a|can my|is it possible for a) transfer (to a wrong account|already sent|made in error) be (reversed|undone|recovered|cancelled)
      (i|we) (paid|sent) (one person|{name}|the same man) (two times|twice|double), (recover|reverse|get) (one|the extra)
      (an|one) extra zero (entered|got in), i (sent|paid) {amount} instead of {amount}
      (it was|na) {name} (i was supposed to|i should) (pay|send to), (not|no be) {name}
      (file|start|make) a (recall|reversal) (request|) (for|on) (the|my) (transfer|{reference}|{amount})
      (i want|let me have|give me) (the money|what) i (wrongly|mistakenly|stupidly) (sent|paid) (back|returned)
      (wrng|wong|rong) (acct|account|transfer|person) (pls|reverse it|help)
      (i have|i've|have) (credited|paid|sent money to) (a|an) (unknown person|stranger|account that is not mine) (in error|by accident|unknowingly)
      (get|help me get) (that|the) (wrong|erroneous|mistaken) (payment|transfer|credit) (reversed|returned|back)
      (beg|ask|tell) the (person|receiver|bank) to (return|send back|refund) (my|the) (money|{amount}) i sent (by mistake|wrongly)
      (accidental|erroneous|unintended) (transfer|payment) (of {amount}|to {name}|)
      (yesterday|this morning|just now) i (mistakenly|wrongly) (dialled|keyed in|typed|picked) (the wrong account|a wrong number|the wrong {name})
      (please|i beg)(,|) (i have|i just) (made|done) a (terrible|serious|big) mistake(, wrong account|, i paid the wrong person|, i sent it to someone else)
      (it entered|it went into|i paid) (an old|a wrong|another person's) account (instead|by mistake|)
      (can|will) (you|the bank) (beg|contact|call) (the person|{bank}|the receiver) to (return|refund) (it|my {amount}|my money)
      (get|bring) (it|that transfer|the {amount}) (back|here) (it was an error|, wrong person|, it was not for him)
      (sent|paid) (more|extra) than (i should|agreed|the price)(, reverse|, recover|, get back) (the extra|the balance)
      (i sent|i paid|i transferred) (it|money|{amount}) to (the wrong person|a wrong account|the wrong {name}|someone else)
      (reverse|recall|bring back|return|pull back|undo) (the|my|that) (money|transfer|{amount}|payment) (i sent|please|to {name}|)
      (it was|that was) (a mistake|an error|the wrong account|not the person)(,|) (bring it back|reverse it|get my money back|return it)
      (wrong|mistaken|erroneous) (transfer|account|person|credit) (, please reverse|, help me recall it|, i want it back)
      (i typed|i put|i entered) (the wrong|an extra|one wrong) (digit|zero|number|name)(,|) (reverse|recall|return) (it|the money)
      (get|fetch|collect) my money back from (the wrong person|{name}|that account)
      (i|i have) (sent|paid) (twice|double|two times)(,|) (reverse|bring back|return) one
      (can|could) (you|the bank) (call|bring|draw) (the|my) money back
      the money (went|has gone) to a stranger
      (dispute|recall) {reference}
      (i|i've) (mistakenly|accidentally|wrongly) (sent|transferred|paid) {amount} (to {name}|to another person|to the wrong account)
      (please|help me|can you) (reverse|recall|return|cancel) (the|that|my) (transfer|{amount}) (i sent|i made) (by mistake|in error|to the wrong person)
      (i|) (typed|entered|put|used) (the|a) wrong (account number|bank|name|digit) (and the money|and it) (went|has gone) (to a stranger|to someone else|)
      (i want|i need|how do i get) my money (back|returned) (from|after sending to) (the wrong person|a wrong account|a stranger)
      (wrong|mistake|incorrect) transfer (of {amount}|made {period}|to {name}|)(, help me reverse it|, i want it back|)
      (i sent|i paid) {name} (twice|two times|double)(, reverse one|, i want one back|, bring back the second one)
      (how can i|what can i do to|how do i) (get back|recover|recall) money i sent (to the wrong person|wrongly|in error)
      (it was|that was) (the wrong|another|a different) {name}(,|) (bring the money back|reverse it|recall the transfer)
      (i meant|i wanted) to send {amount} (not|but i sent) {amount}(, reverse it|, get the rest back|, help me)
      (stop|catch|hold) (that|the) (transfer|money) before (he|she|the person) (collects|withdraws|takes) it
      (my|a) (son|daughter|salesgirl) (pressed|sent|transferred) (it|{amount}|money) (to the wrong person|by mistake|wrongly)(, reverse it|, can it come back|)
      (undo|revoke|take back) (the|my) (last|previous|{amount}) (transfer|payment|transfer i made)
      (the|that) (account|number) (i sent to|i paid into) (is|was) (wrong|not his own|an old one)(, get my money back|, reverse|, recall it)
      (recall|reverse|retract) (the money|{amount}|the transfer) (from|to) {name} (please|quickly|)
      (money|{amount}) (went|has gone|entered) (into|to) (a stranger's|someone else's|the wrong person's) account (by mistake|)(, help|, please return it|)
      (ask|beg|tell) (the person|{name}|the receiver) to (return|refund|send back) (my money|the {amount}|what i sent by mistake)
      (send|sent) (to|the money to) (wrong|rong|wrng) (acct|person|number)(, reverse it pls|, help|)
      (i|) (added|put) (one|an extra) (zero|nought|0)(,|) (it went as|i sent) {amount}(, reverse|, i want the extra back|)
      (i|) (clicked|chose|picked) (the wrong|another) (person|beneficiary|name|contact) (and sent|and paid) {amount}
      (refund|return) me (the|) {amount} (i sent|that went) (wrongly|in error|to another {name})
      (can|is it possible to|how do i) (reverse|cancel|undo) (a|my) (transfer|payment) (that|i) (has gone|already sent|i made today)
      (dispute|contest) (the|my|that) (transfer|payment) (to {name}|of {amount}|)
      (duplicate|double) (transfer|payment)(,|) (reverse one|recall the second|please return one)
      (i've|i have) (made|done) a (big|terrible|serious) mistake(,|) (i sent|i transferred) {amount} to (the wrong person|a wrong account|somebody i don't know)
      (bring|pull|call) (it|my money|the transfer) back (please|fast|before it is spent)(, i sent it wrongly|, it's not the person|)
      (the|) person i sent (it|{amount}|money) to (is not|was not) (the one|who i wanted|my sister)(, i want it back|, reverse)
      (good morning|please|karo)(,|) i (sent|transferred) {amount} (to the wrong|into a wrong|to another person's) (account|number) (help me|)
      (my|the) (hand|finger|phone) (mistake|slipped|touched)(,|) (money|{amount}) (went to|was sent to) (the wrong person|another {name})
      (that|the) {name} (is not|was not) (my|the) {name} (i wanted|i know|i meant)(,|) (reverse|recall|bring back) (the|my) money
      (i sent|i paid) (more|too much|higher) than (i wanted|i should|the bill)(,|) (get|bring) (back|me back) the (extra|balance)
      (i am|i'm) (begging|crying|pleading)(,|) (reverse|return|recall) (the|my) (money|{amount}) (i sent wrongly|i sent by mistake)
      (can|will) (my|the) (money|{amount}) (i sent|sent) (wrongly|by mistake|to a wrong number) (be returned|come back|be reversed)
      (the|my) (account number|number) (i typed|i used|he gave me) (was|is) (wrong|incomplete|for someone else) (and money has gone|i have sent {amount}|)
      (wrong|mistaken) (bank|account|person|amount)(,|) (recall|reverse|undo) (the transfer|it|my transfer) (please|)
      i (already|) sent (it|{amount}) before (i noticed|i saw|i realised) (the name is different|it is the wrong account|it's not him)
      (pull|bring|get) (back|) (the|my) (money|transfer) from (wrong {name}|the wrong account|a stranger)
      (i paid|i have paid) (for the same thing|the same person|{name}) (twice|two times)(,|) (reverse one|return one|i want one back)
      (rivas|revers|reverce|rivers) (the|my|d) (transfer|money|{amount}) (pls|i sent wrong)
      unsend (the|my|that) (transfer|money|payment)
      (money|transfer) (meant|intended) for {name} (went|was sent) to (another person|someone else|a wrong account)
      (i|) (accidentally|mistakenly) (sent|paid|transferred) (money|{amount}) (twice|to the wrong account|to the wrong {name})
      (can|could) you (reverse|recall|cancel|undo) (the|a|my) (transfer|payment) (to {name}|i just made|i made by mistake|of {amount})
      (i need|i want) (a|the) (reversal|recall|refund) (of|for) (the|my) (wrong transfer|{amount} i sent by mistake|mistaken payment)
      (reverse|get back) (my|the) (wrong|mistaken|double) (transfer|payment) (please|of {amount}|to {name})
      (the money|it|{amount}) (went|has gone) to (someone|a person) (i don't know|else|with the same name)(, bring it back|, reverse it|)
      (abeg|please)(,|) (i sent|i don send) (money|{amount}) (to wrong person|to the wrong account)(, help me reverse|, bring it back|)
      (my|the) old (landlord|boss|girlfriend) (got|received|collected) {amount} i (meant|wanted) for (another person|{name})(, reverse it|, get it back)
      (the last|that last|yesterday's) (transfer|payment) (was|is) a mistake(,|) (reverse|recall|undo) it
      is there a way to (call back|reverse|recover) {amount} (sent|i sent) (by mistake|wrongly|to a stranger)
      (same|one) (payment|transfer) (went|was sent) (twice|two times)(,|) (return|reverse) (one|the second)
      (kindly|please) (assist|help) (me|) (to|) (recover|retrieve|reverse) (the|) {amount} (sent in error|wrongly transferred)
      i was (in a hurry|in the dark|tired) and sent {amount} to the wrong (person|account|{name})(, please reverse it|, can i get it back|)
      i (copied|typed) the account number (wrongly|without checking) and {amount} (has gone|went) to (a stranger|someone else)(, help me get it back|)
      my (child|apprentice) was (playing|pressing) with my phone and (sent|transferred) {amount} to {name}(, reverse it please|, bring it back)
      (i sent|i've sent) (it|{amount}|money) to (the wrong|a wrong|another) (account|person|number)(, bring it back|, please reverse|, help me)
      (reverse|recall|bring back|return) (the|my) (transfer|{amount}|money) (i sent to {name}|sent by mistake|to the wrong person)
      (it was|that was) (a mistake|an error|not the right person)(,|) (reverse the transfer|get my money back|recall it)
      (i typed|i entered|i put) (one|a) wrong (digit|number|name) (and|) (sent|it sent) {amount}(, reverse it|, help me get it back|)
      (i meant|i wanted) to send {amount} (but|and) (i sent|sent) {amount}(, recall it|, return the extra|)
      (can|could) (you|i) (undo|take back|get back) (a|the|my last) (transfer|payment) (to {name}|)
      i wanted to send to {name} the carpenter but i picked {name} my old boss, please bring it back
      i added one zero, it was supposed to be {amount}, get the extra back
      i sent 50k instead of 5k, please return the rest
      one digit was wrong in the account number and the money has gone
      i copied the number wrongly from the paper and paid a stranger
      my daughter read the number wrongly to me and i sent it, can you call it back
      i paid the wrong landlord
      i've sent it to the wrong bank, same number but not her
      i sent to my ex by mistake, pull it back before she sees it
      autocomplete picked the wrong person and i pressed pin, help me get it back
      i pressed send two times and it went two times, return one
      double transfer to {name}, bring one back
      i paid twice for the same goods, call back one payment
      the goods were not supplied, can the transfer i made to {name} be reversed
      i changed my mind about the money i already sent to {name}, can it return
      i sent it a minute ago, can you still stop it
      the transfer has gone already but i want to cancel it
      please cancel the {amount} i sent this morning, it has left already
      ask {bank} to hold the money i sent in error
      tell {bank} to return my {amount}, wrong account
      can you ask the person to return what i sent in error
      the person i sent to by mistake refused to return it, what can you do
      he has agreed to return the wrong transfer, how does he do it
      how do i file for wrong transfer
      how many days does it take to get back a wrong transfer
      it is not the account i meant, send it back to me
      i did not look well before i pressed ok, it went to another {name}
      i was sleepy and sent {amount} to somebody i don't know
      na wrong person i send am give, abeg bring am back
      i don make mistake, money don go wrong account
      i snt money 2 wrong acct pls reverse
      wrong acct o, help me
      pls call back my money, wrong numba
      can you unsend what i just sent
      undo my last transfer, it was a mistake
      help me beg {bank} to return my wrong transfer
      will {bank} return the money i sent by mistake
      give me back what i wrongly sent
      rivers my transfer, i sent it wrong
      i want to contest the transfer to {name}, it was a mistake
    `,
    spending: `
      how much (have i|did i) (spent|spend) {period}
      how much (have i spent|did i spend|went) on (food|airtime|data|transport|bills|transfers|shopping|fuel) ({period}|)
      (my spending|spending|spendings|expenses|my expenses|spending history|spending report)
      <check> my (spending|expenses|spending history|spending summary)
      what (am i spending|do i spend) (most of my money|my money) on
      where (does|did|is) my money (go|going) ({period}|)
      (break down|summarise|analyse|analyze) my (spending|expenses) (for {period}|)
      what did i spend (the most|money|) on {period}
      (total|sum of my) (spending|expenses|outflow) (for|in|) {period}
      how much has (gone out|left my account) {period}
      am i (overspending|spending too much) ({period}|)
      <i_want> (track|see|know) (my spending|how i spend|what i spend)
      (spending|expense) (analysis|breakdown|summary|tracker)
      how much have i sent to {name} ({period}|)
      compare my spending (this month and last month|with last month)
      how did i (finish|use|spend) {amount} {period}
      what did i use my money for {period}
      how much (money|cash) did i (use|burn|blow) {period}
      my budget (for this month|this month|)
      show what i spent {period}
      where did all my money go
      monthly (spending|expenses)
      tell me how much i spend (every|each|a) (week|month|day)
      what is eating my money
      my budget (for|this) ({period}|month)
      (how is|show) my budget ({period}|)
      budget (for {period}|summary)
      how much of my budget is (left|used)
      (my|show my|see my) (expenses|spendings|outflow) ({period}|)
      (break down|summarise|analyse) (what i spent|my expenses) ({period}|)
      how did i (use|finish|spend) my money {period}
      (am i|do i) (overspending|spend too much) ({period}|)
      (compare|check) my spending ({period}|with last month)
      (where did|how did) all my money (go|finish) ({period}|)
      (what|how much) (have i|did i) (spent|spend|blow|waste|used) (on|for) (food|transport|airtime|data|shopping) ({period}|)
      (break down|analyse|summarise|show) my (spending|expenses|expenditure) ({period}|)
      (my|total) (expenses|spending|expenditure|outflow) (for|in|of) {period}
      (am i|i think i am) spending (too much|more than last month)
      what do i spend (most|the most|more) on
      how much did i spend on (bills|food|transport|{name}) {period}
      (how much|what) (have|did) i (spend|spent|blow|use up) {period}
      (where|wia) is (all|) my money going (to|every month|)
      (show|give|tell) me (a|my|the) (breakdown|summary|analysis|report) of my (spending|expenses|expenditure) ({period}|)
      (what|which) (category|thing|expense) (takes|took|eats|ate) (most of|) my (money|salary|income) ({period}|)
      (how much|total) (have|) (i|) (spent|gone) on (food|transport|airtime|data|bills|light|fuel|shopping) ({period}|)
      (analyse|analyze|track|check|review) my (spending|expenses|expenditure) ({period}|)
      (my|) (spending|expense|expenditure) (summary|report|habits|pattern|history) ({period}|)
      (compare|am i spending more than) my (spending|expenses) (with|than) last month
      (i spend|i'm spending|am i spending) too much (money|) (on what|lately|these days|)
      (what|how much) did i (waste|use|spend) on (clothes|betting|drinks|my phone|restaurants) ({period}|)
      give me my (spending|) history ({period}|for travel|on groceries)
      (where|what) (did|does|has) (all|) my money (go|went|gone) (to|on|{period}|)
      (how much|what) (did i|have i|do i) (spend|use|blow|waste) (on|for) (food|transport|data|airtime|school|bills|fuel) {period}
      (how much|what amount) did i (spend|use up|finish) from my account {period}
      (break down|breakdown of|analyse|analysis of|summary of) (my|) (spending|expenses|expenditure) {period}
      (am i|was i) (spending|overspending|using) too much (money|) (on food|on data|{period}|)
      (total|sum of) (what i|i|all i) (spent|used|paid) (on shopping|on bills|{period}|)
      what (takes|eats|swallows|consumes) (most of|) my (money|salary|income)
      how much have i (sent to|given|paid) {name} (altogether|in total|{period}|so far)
      (i want to|help me) (see|understand|find out) (where|how) (my|all my) (income|salary|allowance) (disappears|finishes|evaporates)
      (my|the) (salary|allowance|money) (came|entered) (last week|on friday) (and|but) (it's|it is) (gone|finished), (what happened|how come|on what)
      (what|how much) (is|was) my (biggest|highest|largest|top) (expense|spending|cost) {period}
      (add up|sum up|calculate|total) (what|everything|all) (i spent|i used|i paid for) (on food|on fuel|{period})
      (how heavy|how high|how much) (is|was) my (spending|expenditure) {period}
      (is|has) my (spending|expenditure) (gone up|gone down|increased|reduced|higher than last month)
      (sort|group|categorise|arrange) my (expenses|spending|payments) (by type|by category|{period})
      (how much|what) (do i|am i|have i been) (use|using|spend|spending) (per day|daily|weekly|every week|on average)
      (what portion|what percentage|how much) of my (salary|income|money) (goes|went) (on|to) (rent|food|data|transport|family)
      (which|what) (things|stuff|area) (am i|do i) (wasting|waste|throwing) (money|my money) on
      (i blew|i burnt|i finished) {amount} {period}(, on what|, how|, show me)
      (my|the) (kitchen|feeding|fuel|diesel|transport|data) (expenses|spending|cost) (for|in|of) {period}
      (show|give) me (a|the) (picture|chart|graph|pie chart) of (my spending|how i spend|what i spend)
      (compare|check) (how much|what) i (spent|spend) (on food|on transport|) (this week|this month|{period}) (and|with|against) (last week|last month)
      (money|cash) (keeps|is) (leaving|leaking|flying) (my account|from my hand), (where to|on what|what on)
      (spendin|spendings|expences|expenditur|xpenses) (pls|for {period}|)
      (how did i spend|what did i spend) (so much|that much|all that money) (on|) {period}
      (what|how much) (goes|went) (into|to) (betting|sport bet|drinks|enjoyment|black tax|family) ({period}|from my account)
      (my|the) (outgoings|outflows|costs|cash out) (for|of|in|this) ({period}|month)
      (how much|what) (have i|did i) (give|given|spent) (on|to) (my family|my mum|my girlfriend|church) {period}
      (i must|i need to|help me) (cut down|control|reduce|watch) (how i spend|my spending|my expenses)(, where do i start|, show me|)
      (am i|how well am i) (keeping to|sticking to|managing) my budget
      (set|make|create) (me|) (a|my) (monthly|food|spending|weekly) budget (of {amount}|)
      (what|how much) (is left|remains) (of|in|from) my (budget|spending money) (for|) ({period}|food)
      (who|which person|which shop) (do i|am i) (pay|paying|give|spend with) the most (money|)
      (is it|am i) (normal|spending more|above) (than|to spend) (usual|last month|this much) {period}
      (my husband|my wife|dad) (says|thinks) i (spend|waste) too much(, show|, tell me|, prove) (what i spent|where it went)
      (i can't|i cannot) (account for|explain) (my|the) (money|{amount}|salary) ({period}|)
      (cost|price) of (living|feeding|transport) for me {period}
      (what|how much) did (light|fuel|data|airtime|food|rent) (cost|take from|chop from) me {period}
      (top|biggest|largest|main) (three|five|) (expenses|things i spent on|costs) ({period}|)
      (weekly|daily|monthly|yearly) (spending|expenses|expenditure|spend) (summary|breakdown|please)
      (spending|expenses) by (category|week|person|shop)
      (how|where) (am i|are we) (losing|leaking|wasting) (money|cash)
      (tally|compute|work out) (my|all my) (expenses|costs|spending) ({period}|)
      (on average|normally|typically)(,|) (how much|what) do i (spend|use) (in a day|a week|monthly|)
      (did i|have i) (cross|exceed|go over|break) my (budget|spending plan)
      (what|how much) (can i|should i) (cut|remove|reduce) from my (spending|expenses)
      (which|what) (day|week|month) did i (spend|use) (most|the most|plenty money)
      (money|cash) (i spent|i used|gone) (on|for) (church|children|clothes|medicine|farm) ({period}|)
      (show|tell) me (if|whether) i (spent|am spending) (more|less) (than|compared to) (last week|last month)
      where (did|does) (my|all my) (salary|money|allowance|pension) (go|disappear to) ({period}|every month|)
      (am i|was i) (spending|wasting) (too much|a lot|more than before|carelessly) ({period}|)
      (break|divide|group) (my|the) (spending|expenses|money i spent) (down|) (by|into) (category|type|food and transport|what it was for)
      (what|how much) (is|was) my (total|average|daily|weekly|monthly) (spending|expenditure|expense) ({period}|)
      (i want to|help me) (understand|know|see|track) (how|where|what) (i spend|my money goes|i waste money on)
      how much have i (burned|blown|used up|gone through) ({period}|so far|)
      (food|transport|fuel|airtime|data|school|betting|light) (spending|expenses|costs) ({period}|for me)
      (how much|what) (of my money|) (goes|went) (to|into|on) (food|transport|airtime|data|light|bills|enjoyment) ({period}|every month|)
      (which|what) (thing|category|area) (eats|takes|swallows|gulps) (most of|) my money ({period}|)
      (did i|have i) (spent|spend) (more|less) (than|compared to) (last month|last week|before|usual)
      (analyse|analyze|summarise|review) my (spending|expenses|money use) ({period}|please|)
      (spending|expense|expenditure) (report|analysis|chart|breakdown|summary|pattern|habits) ({period}|please|)
      (my|the) money (finished|has finished|ran out) (too fast|before the month ended|again)(,|) (what did i spend it on|where did it go|show me how)
      (i can't|i cannot) (explain|account for) how i (spent|finished|used) {amount} ({period}|)
      (how much|what) (am i|are we) (spending|burning|using) (per day|in a week|monthly|on average)
      (how much|what) (did|have) i (pay|paid|spend) (altogether|in total|overall) (on|for) (bills|transfers|shopping|cards) ({period}|)
      (show|tell) me (my|the) (expenses|outgoings|costs) (for|of|in) {period}
      (what|which) (are|were) my (biggest|top|highest|main) (expenses|costs|spendings) ({period}|)
      (budget|spending) (check|review|health) ({period}|please|)
      (is|was) (transport|food|data) (taking|eating) (too much|most) of my (money|salary)
      (i want to cut|help me reduce) (my spending|costs)(,|) (show me|tell me) what (i waste|takes my) money (on|)
      (total|sum) (i|that i) (spent|used|gave out) {period}
      (what portion|what percent|how much) of my (income|salary) (goes to|do i spend on) (food|family|rent|transport)
      (how much|what amount) (have|did) i (spend|spent) (on|for) (groceries|eating out|clothes|gas|movies) ({period}|lately|)
      (what|how much) is my (total|average) (spending|spend) (on|for) (food|takeout|transport|shopping) ({period}|)
      (can you|please) (tell|show) me (how much|what) i('ve| have) (spent|been spending) (on|at) (restaurants|the market|the supermarket|bars) ({period}|)
      (what|show me what) i (spend|spent) my (money|salary) on ({period}|mostly|)
      (give|show) me my (spending|expense) (history|records) (for|on) (food|transport|{period})
      (how much|what) (does|did) (my family|the house|my car|the baby) (cost|take from) me ({period}|every month|)
      (i want|i need) to (know|see|understand) (where|what) my money (goes|is going) (to|on|every month|)
      (how much|hw much) (av i|have i|did i) (spend|spent|spnt) (2day|today|this week|on food)
      (is|was) my (spending|expenditure) (more|higher|lower|less) (this month|this week) than (last month|last week)
      (what|which) (did|do) i (waste|spend) (the most|too much) (money on|on) ({period}|)
      (how much|what) (have i|did i) (pay|paid|spend) (for|on) (fuel|diesel|gas|petrol) ({period}|so far this month|)
      (total|all) (i|that i) (spent|have spent) ({period}|since january|this year) (please|)
      (where|how) did (all|) my (allowance|pension|money|salary) (go|finish|disappear) (so fast|so quickly|{period}|)
      (what|how much) (percentage|part) of my (income|salary) (do i spend|is going) on (rent|food|transport|family)
      (my|this month's) (expenses|spending) (is|are) (high|too much|increasing)(, show me why|, what did i buy|, where is it going)
      (track|monitor|record|follow) (my|all my) (spending|expenses|daily expenses) (for me|please|)
      (how much|what) do i (usually|normally|generally) (spend|use) (on|for) (data|food|light|transport) (in a month|weekly|)
      (am i|have i been) (living above my means|spending beyond my salary|spending wisely|wasting money) ({period}|)
      (break|split) (down|out) (what|how) i spent (my salary|{amount}|my money) ({period}|)
      (summarise|summarize|sum up|add up) (what i spent|all i spent|my expenses) (on food|{period}|)
      (what|how much) was spent (from my account|on transport|on airtime) ({period}|)
      (i'm|i am) trying to (budget|save|cut costs)(,|) (how much|what) do i (spend|use) (on food|every week|monthly)
      (how much|what) (went|has gone) (on|into) (rent|school|church|hospital|clothes) ({period}|this year)
      (show|list) my (top|biggest|five highest) (expenses|spending areas|categories) ({period}|)
      (what did|how did) my (spending|expenditure) (look|go) ({period}|in december)
      (compare|show) my (expenses|spending) (for|of) (january and february|this month and last month|the last three months)
      (how much|what) (have i|did i) (give|given|send|sent) (out|to people|to family) in total ({period}|)
      (what's|what is) my (food|transport|data|entertainment) (budget|spending) (looking|) like ({period}|)
      (did|do) i (spend|use) (more|less) than {amount} (on|for) (food|transport|shopping) ({period}|)
      (have i|did i) (go|gone|went) (over|above|past) my (budget|monthly budget|food budget) ({period}|)
      (how much|what) more can i (spend|use) (within|before i pass|under) my budget
      (spending|expenses|expenditure) (history|pattern|trend|record) ({period}|on food|please)
      (i don't|i do not) (know|understand) (how|where) my money (finishes|goes|dey go)(, show me|, help me check|)
      (each|every) (month|week) (how much|what) (do i|am i) (spend|spending) (on|for) (my car|the children|subscriptions)
      (the|my) (shop|business|farm) (expenses|running costs|spending) ({period}|how much)
      how much did (subscriptions|bank charges|betting|black tax) (cost me|take from me) ({period}|)
      (what|how much) have i (used|spent) (of|from) {amount} (that came in|my salary|i received) ({period}|)
      (show|draw) (me|) (a|the) (chart|graph|picture) of (my|) (spending|expenses) ({period}|)
      (spent|spend) (how much|too much) on (drinks|ordering food|uber|data) ({period}|)
      (check|see) (my|the) (spending|expenses) (for|of|in) (the month|{period}|january)
      (my wife|my husband|my accountant) (wants|is asking) to (know|see) (how much|what) (i|we) (spent|spend) ({period}|on food)
      (how much|what) (is|was) (the|my) (highest|lowest) (i spent|amount i spent) (in a day|{period})
      (what|how much) (did|have) (we|i) (spend|spent) (on|for) (the wedding|the trip|the party|christmas)
      (expense|spending) (tracker|report|sheet|analysis) (please|for {period}|)
      (how much|what) (did|does) it cost me to (feed|move around|run the gen|live) ({period}|)
      (out|from) of (my salary|{amount}), (how much|what) (have i|did i) (spend|spent)
      (am i|are we) (within|inside|still in) (budget|my budget|the budget) ({period}|)
      (what|which) (things|stuff) (did i|have i) (spend|spent|waste|wasted) money on ({period}|)
      (how many|how much) (naira|thousand) (did i|have i) (spend|burn|blow) ({period}|today)
      (give|tell) me (an|the) (overview|idea|picture) of (my spending|how i spend|what i spend) ({period}|)
      (what|how much) did i (spend|use) (yesterday|over the weekend|during sallah|at christmas)
      (good morning|please|karo)(,|) (how much|what) did i spend (on food|on transport|yesterday|last week)
      (market|house|office|school) (money|expenses)(,|) how much (did i spend|went) ({period}|so far)
      (i want to|let me|can i) (see|check|view) (my expenses|my spending|how i spent) (for|in|over) ({period}|the past month|january)
      (how much|what) (do|did) (i|we) (spend|use) (on|for) (light|nepa|recharge card|internet) ({period}|on average)
      (what|where) (is|was) (eating|consuming|draining) my money ({period}|like this|so much)
      please (tell|show) me (how much|what) (i spent|i used|went) on (feeding|my children|medicine|church) ({period}|)
      (i feel|i think) (i spend|i'm spending|i am using) too much on (food|data|uber|airtime)(, is it true|, show me|, how much)
      (my|the) (spending|expenses) (total|figure|sum) ({period}|for this week|till date)
      (how much|what) has (the wedding|this baby|the shop|my car) (cost me|taken from me) (so far|{period}|)
      (what|how much) (money|cash) (did i|have i) (use|used|spend|spent) (outside|on outings|on enjoyment) ({period}|)
      spending (on|for) (food|data|transport|{name}) ({period}|this year|)
      (average|daily|monthly) (spend|spending|expenses) (please|for this year|on food)
      (show|give) me (my|a) (weekly|monthly|daily) (spending|expense) (report|summary|total)
      (did|do) my (expenses|spending) (go up|go down|increase|reduce) ({period}|this month)
      (the|my) (budget|monthly budget) (i set|for food|for transport)(, how much have i used|, how far|, am i inside it)
      (wat|what) (did i|av i) (spent|spend) (ma|my) money on (this month|last week|sef)
      (how much|what) did i spend (between|from) (monday and friday|1st to 15th|june and july)
      (how much|what) did i spend (at|in) (shoprite|the market|chicken republic|the filling station) ({period}|)
      (analyse|review|look at) (how|where) i (spend|spent) (my money|my salary) ({period}|)
      (since|from) (january|my last salary|monday)(,|) (how much|what) have i (spent|used up)
      (help me|i need to) (understand|track|know) my (spending|expenses|outgoings) ({period}|better|)
      (which|what) (week|month|day) was (my spending|my expenses) (highest|lowest|too much)
      i have been buying (many|plenty) things ({period}|), (how much did i spend in total|what is the total i spent)
      (as per|regarding) my (spending|expenses)(,|) (what is the total|give me the summary|how was {period})
      (how much|what) have i spent (since|from) (my last salary|monday|the beginning of the month|january)
      (can|could) you (tell|show) me my (spending|spend|expenses) (on|for) (food|transport|shopping|bills) ({period}|)
      what did i spend (the most|most money|so much) on ({period}|this year)
      (what's|what is) my (spending|expenditure) (like|looking like|so far|total) ({period}|this month)
      (i need|give me) a (breakdown|summary|report) of (what i spent|my spending|where my money went) ({period}|)
      how much (money|) (did i|have i) (waste|wasted|blow|blown) (on|in) (betting|beer|clothes|eating out) ({period}|)
      how much (goes|went|is going) (on|to|into) (rent|fuel|my car|data) (each month|every month|{period})
      (show|see|check) (my|) (spending|expenses) (by category|by week|by month|this year)
      (total|overall|combined) (spending|expenses|expenditure) (for|in|of) ({period}|january|the year)
      (am i|was i) spending (more|less|too much) ({period}|than before|on transport)
      (on|for) (food|fuel|data|clothes)(,|) how much (have i spent|did i spend) ({period}|so far)
      (monthly|weekly|yearly) (expenses|spending) (analysis|report|total|list)
      (what|how much) (did i|do i) (spend|use) (per|every|each) (day|week) ({period}|)
      how well am i managing (my budget|my spending) ({period}|)
      (my|the) (spending|expenses) (history|record) (on|for) (transport|food|airtime) ({period}|)
      hw much i don (spend|use) (this month|on food|since monday)
      (as a student|as a trader|with my small salary)(,|) (how much|what) do i spend (in a month|on transport|on food)
      (how much|what) (of my pension|of my salary|of my sales) (did i spend|have i used|is gone) ({period}|so far)
      (see|check) if i (overspent|spent too much|passed my budget) ({period}|on food|)
      (my|the) (expenditure|outgoings|expenses) ({period}|for the family|in figures) (please|)
      (where|on what) (is|was) (most of|all) my money (spent|going) ({period}|)
      (how much|what) (do i|did i) (pay|spend) (for|on) (my children|my parents|my workers) (every month|{period})
      (let me|i want to) (know|see) (my|the) (total|full) (spending|expenses) (from|for) ({period}|january till now)
      spendings (for|of|in) ({period}|the week|the house) (please|)
      (list|show) (what|the things) i spent (money|most) on ({period}|)
      (tell|show) me how my (salary|money|{amount}) (was spent|finished|went) ({period}|)
      (how much|what) do i (spend|use) (monthly|weekly|daily) (on average|on food|)
      (food|transport|shopping|data)(,|) how much (did i spend|have i used|went on it) ({period}|)
      (the|my) (money|amount) i (spent|used|blew) (on|for) (food|my friends|the house|transport) ({period}|)
      (i want to|help me) (cut|reduce) (my|) (spending|expenses)(,|) (show me where it goes|what takes the most)
      (analysis|breakdown|summary) of (my expenses|how i spent {period}|my spending)
      my (allowance|salary) came on (monday|the 25th) and is already (finished|half gone)(,|) (what did i spend it on|how much have i spent)
      i (want|need) to (plan|budget) for next month(,|) (show me what i spent|how much did i spend) {period}
      my (wife|husband) and i are arguing about (food|fuel|feeding) money(,|) how much (did we spend|have i spent) on it ({period}|)
      i (bought|ordered) so (much|many things) (online|at christmas)(,|) how much did i spend (in all|altogether|{period})
      (per|every) (month|week)(,|) (how much|what) (do i spend|goes) on (transport|food|my parents)
      (the|my) (biggest|highest) (thing|expense) i (spend|spent) (money|) on ({period}|)
      i want to (compare|check) (my spending|what i spent) (this week|this month) (and|with) (last week|last month)
      how much (money|) did i (throw into|pour into|put into) (betting|fuel|outings|my car) ({period}|)
      have i (stayed|kept) (within|to) my budget ({period}|)
      (spending|expense) (for|of) (today|yesterday|{period}) (please|alone|)
      (how much|what) (have i|did i) (spend|spent) (on|for) (food|fuel|data|school|clothes) ({period}|this month|)
      (where|what) (is|did) (all|) my (money|salary) (going|go) (to|on|every month) (please|)
      (what|which thing) (do i|did i) (spend|waste) (most|the most|too much) (money|) on ({period}|)
      (total|sum|amount) (i spent|of my spending|i have spent) ({period}|on food|on transport|this year)
      (am i|have i been) (spending|overspending) (too much|more than before|more than last month) ({period}|)
      (compare|check) (my|) (spending|expenses) (this month|this week) (and|with|against) (last month|last week)
      (break|breakdown|divide) (down|of) my (spending|expenses|costs) (by category|for {period}|this month)
      (on|for) (transport|food|airtime|rent)(,|) how much (did i spend|have i spent|went out) ({period}|)
      (money|cash) (i|that i) (spent|used|blew) (on|for) (food|drinks|outings|data) ({period}|how much|)
      (my money|my salary) (finishes|finished) (too fast|quickly|before month end)(,|) (where did it go|what am i spending on|what did i spend it on)
      (my|show my|check my) (monthly|weekly|daily) (spending|expenses|expenditure) (please|)
      (how much|what) (does|did) (feeding|fuel|transport|the children) (cost|take from) me ({period}|in a month)
      (which|what) (category|area|things) (takes|took|ate) (most of|) my (money|salary) ({period}|)
      how much (goes|went|has gone) to (betting|subscriptions|rent|the children) (every month|{period}|)
      (summary|report|chart) of (my spending|my expenses|what i spend on) ({period}|)
      (did i|have i) (spend|spent) (up to|more than|over) {amount} (on food|on airtime|{period}|)
      (how much|what) (have i|did i) (paid|pay|given) (to|) {name} (in total|altogether|this year)
      (the|what) amount (i|that i) (used|spent|wasted) (on|for) (transport|beer|data|gifts) ({period}|)
      (who|which shop|which person) (eats|takes|chops) (most of|) my money (every month|{period}|)
      (where|on what) (did|do) i (blow|finish|waste) my (salary|money) ({period}|last month)
      (is|was) (my|the) (spending|expenditure) (high|low|normal|up) ({period}|this month)
      (track|monitor|analyse) my (spending|expenses) (for {period}|please|)
      how much (has|have) (airtime|data|light|food) (cost me|taken from me|eaten of my money) ({period}|)
      (expenses|spending) (on|for) (school|hospital|fuel|the house) ({period}|so far)
      (daily|weekly|monthly|average) (spending|expenses|expenditure) (please|for me|)
      (i spend|i am spending) (too much|plenty)(,|) (show me where|on what exactly|where does it go)
      (tell|show) me (what|how much) i (spend|spent) on (subscriptions|food|my children|the car) ({period}|)
      (have i|did i) (spent|spend) (more|less) (this month|this week) than (last|before)
      (what|how much) (total|amount|sum) (did i|have i) (spend|spent|used) ({period}|on shopping|on the house)
      (my|total) (spending|expenditure) (on|for) (airtime and data|church|the children|medicine) ({period}|)
      how much did (the wedding|the trip|christmas|the burial) (cost me|take from me) (in all|altogether|)
      (show|give) (me|) (my|a) (spending|expense) (summary|breakdown|report|chart) ({period}|)
      (how|where) (do|did) i (use|spend) (my|the) (money|salary|{amount}) ({period}|)
      (how much|what) (have i|did i) (used|use) (for|on) (fuel|repairs|medicine|drinks) ({period}|)
      (categories|breakdown|analysis) of (my spending|my expenses) ({period}|)
      (am i|did i) (spend|spending) (too much|a lot) on (food|data|clothes|the children) ({period}|)
      (how much|what sum) did (the house|the party|the trip|school) (cost|take from) me ({period}|in all)
      (what|how much) (have i|did i) (spent|spend) (shopping|eating out|travelling|drinking) ({period}|)
      (i think|it seems) i (spend|spent) too much (on food|on data|{period})(, show me|, how much was it|, check it)
      (what did|how much did) i (spend|use) on (gifts|my phone|repairs|dstv) ({period}|this year)
      i got paid on friday and i'm already broke, where did all that money go
      salary entered and finished in one week, show me what i used it for
      my husband is asking what i did with {amount}, help me break it down
      i need to account for the {amount} in my hand since {period}
      how much have i used on (recharge card|fuel|uber) this month
      how much did i give my girlfriend this year
      how much have i been sending home every month
      how much do i send to {name} in a month
      what i spend on the children's school, add it up for me
      add up all the bus fare i paid {period}
      how much has gone on drugs and hospital
      how much did naming ceremony take from me
      how much did i spend for the burial
      what did christmas cost me
      sallah expenses, how much in all
      calculate everything i used for market {period}
      what is the biggest thing that swallows my money
      which one is eating my money pass
      what category do i spend most on
      top five places i spend money
      is it food or transport that takes more from me
      am i spending more this month than last month
      did i spend less this week
      i want to know my average spending in a day
      on average how much do i finish in a week
      how much do i burn in a month
      total charges you have removed from me this year, add it up
      how much have i used on betting, be honest
      how much has sporty bet taken from me
      how much went to pos withdrawals {period}
      how much on light this month
      how much did i use on data since january
      food money {period}, how much
      my total expenses for the shop {period}
      how much did i use to buy stock this week
      how much did i spend on feeding (this week|{period})
      make a chart of how i spend
      group my spending for me, food one side, transport one side
      i am overspending, tell me on what
      i think i'm wasting money somewhere, check for me
      money just dey go, on wetin
      wetin chop my money this month
      how much remains in my food budget
      i want to budget {amount} for food this month
      set a budget of {amount} for transport
      put a budget on my eating out, {amount} only
      warn me when i have spent {amount} in a week
      have i passed my budget
      change my budget from {amount} to something higher
      remove the budget i set for clothes
      am i within budget for this month
      how much can i still spend from my budget this week
      how much i don spend so far
      my spendings for last week pls
      analyse my expenses since {period}
      i want to know my spending pattern
      am i spending too much on {biller}
      subscriptions i am paying every month, how much all together
      money is leaking, show me where i spend it
      what i used for children {period}
      review my budget
      spending health check
    `,
    airtime: `
      <please> <buy> {amount} airtime
      <buy> {amount} {network} airtime (for {phone}|for me|)
      <buy> airtime (of {amount}|worth {amount}|for my phone|for {phone}|)
      <i_want> (buy|get|purchase) airtime
      (airtime|buy airtime|recharge|airtime topup|top up|recharge card|vtu)
      recharge (my|) (phone|line|number|{phone}) (with {amount}|)
      {amount} {network} (airtime|card|recharge)
      {amount} airtime (for {phone}|to {phone}|)
      send {amount} (airtime|credit|recharge card) to {phone}
      (send|buy) {name} {amount} airtime
      load {amount} (on|for|to) {phone}
      (buy|get) (me|) {network} (credit|card|airtime) (of {amount}|{amount}|)
      top up {phone} (with|by) {amount}
      my (credit|airtime) (is|has) finished, (buy|load) {amount}
      i need (airtime|credit|recharge) (of {amount}|now|on my phone|)
      {network} {amount} {phone}
      (buy|get) (a|) recharge card (of {amount}|for {network}|)
      i am out of (credit|airtime)
      call credit (for {phone}|{amount}|)
      put {amount} (credit|airtime) on my (phone|line|{network} line)
      buy my (wife|mum|brother|mother) {amount} airtime
      phone credit {amount}
      airtime for {name}
      recharge {amount}
      (buy|load|send|get|recharge) (me|my phone|my line|) (with|) {amount} (airtime|credit|card|recharge)
      (top up|recharge|credit) {phone} (with {amount}|) ({network}|)
      {amount} {network} (airtime|card|credit|recharge)
      (i have|i've got|there is) no (airtime|credit|call card) (on my phone|), (buy|load) {amount}
      (send|buy) {name} {amount} (airtime|credit|recharge card)
      (pls|abeg|please|help me) (load|recharge|send|buy) (me|) {amount} (card|credit|airtime|recharge card)
      (recharge|load|top) (up|) (this|my|her|his) (number|line|phone|sim) (with|for me|) ({amount}|)
      (i want to|i need to|can i) (buy|get|load|purchase) (airtime|credit|recharge card|call card) (for|on) ({phone}|my line|my {network}|my mum)
      {amount} (airtime|credit|card) (pls|abeg|on my line|to my number|for my {network})
      (top up|topup) ({phone}|my line|my {network}|my phone) ({amount}|with {amount})
      (buy|get|send) (airtime|credit|recharge) (for|to) {phone} ({amount}|)
      my (airtime|credit|call card) (don finish|finished|has run out|is low|is over)
      (buy|send|load) {amount} {network} (airtime|credit) (for|to) ({name}|{phone}|my wife|my brother)
      can you (recharge|load|top up) (my|this) (phone|line|{network} line|number) (with {amount}|for me|)
      {network} (airtime|recharge|top up|credit) ({amount}|pls|)
      i (can't|cannot|no fit) (call|make calls|call anybody), (i need|load) (airtime|credit|card)
      (can you|please) (top up|credit|recharge|load) my (phone|line|number|sim) (with|) {amount}
      (flash|dash|buy) me {amount} (airtime|credit|recharge card)
      (my|the) (phone|line) is (dry|empty|hungry|barren)(, please feed it|, put something|, put {amount}|)
      (abeg|please|bros) i (want|need) to (call|phone) (my mum|home|a customer|somebody)(, credit me|, give me {amount} card|, put airtime)
      (airtym|airtme|eartime|air time|arttime) (of|) {amount} (pls|for {phone}|)
      {amount} (on|for|to) (my|this) ({network}|glo|airtel|mtn) (sim|number|line) (please|)
      (surprise|dash|gift) (my mum|my babe|{name}|{phone}) (with|) {amount} (airtime|recharge|call credit)
      (cannot|can't|unable to) (call|flash|text) (again|anymore|anyone)(, recharge me|, airtime please|, top me up)
      (vend|process|drop|push) {amount} (airtime|vtu) (to|for|on) {phone}
      (recharge|top up) (for|) (my father|my driver|my salesgirl|my junior brother) (on|) {phone} (with|) {amount}
      (load|buy) (the usual|my usual|the same) (airtime|recharge) (of {amount}|please|)
      (talk time|call card|calling card|recharge pin|e-recharge) (of|for|worth) {amount}
      (network|mtn|glo) (people|) (have|has) (barred|locked) my (line|calls), (load|put) {amount} (credit|airtime)
      (quick|sharp|fast) {amount} (recharge|top up|airtime) (for me|on my line|please)
      (number|phone number|line) (is|:|) {phone}(, recharge|, load|, put|, top up) {amount}
      (i want|can you|please) (credit|load|feed) (this|my|his) (line|sim|phone) (with|) {amount}
      (mtn|glo|airtel|9mobile|etisalat) (N100|200 naira|{amount}) (card|airtime|vtu) (for me|)
      (do you|can i) (sell|get|buy) (recharge cards|airtime|call credit) (here|from you|with karo)
      (two|three|five) (people|numbers|lines), {amount} (airtime|card) each
      (i borrowed|i am owing) (airtime|credit) (from mtn|), (load|recharge) {amount} (let me clear it|)
      (top|topup|topping) (my|) (number|line|phone) (up|) (with|by) {amount} (now|please|)
      (let|make) my (phone|line) have (airtime|credit|call credit) (of {amount}|)
      (mama|papa|my boy) (called|flashed) (that|) (there's|) no (credit|airtime) on (her|his) phone(, load|, send) {amount} (to {phone}|)
      (credit|card|airtime) (please|now|fast|urgent)
      (n200|500 naira|{amount}) (card|recharge) (for|on) (my|the) (small|second|office|other) (phone|line)
      (can you|please) (buzz|load|credit) {phone} (with|) {amount}
      (recharge|load) (me|my phone) (before 12am|before the call drops|so i can call)
      (load|recharge|top up|credit|fill) (my|this|her|his|mum's) (phone|line|number|sim) (with {amount}|please|{amount}|)
      (buy|send|get|put) (me|) {amount} (airtime|credit|recharge|call card) (for|on|to) (my phone|{phone}|{network}|my line)
      (i have no|my|no) (airtime|credit|call credit) (finished|left|to call|on my phone)(,|) (recharge me|buy some|load {amount}|)
      {network} {amount} (airtime|recharge|)
      {amount} {network} (card|airtime|recharge|credit)
      (airtym|airtme|airtime|artime) (of|) {amount} (pls|for {phone}|)
      (i want to|i need to|let me) (call|make a call) (but|and) (there is no|my) (airtime|credit) (finished|)
      vtu {amount}
      (recharge|top up) {phone} (with|) {amount}
      (send|give) {name} {amount} (airtime|credit|recharge card)
      (i want to|can i|please let me|how do i) (buy|get|load|recharge) (airtime|credit|call card) (of {amount}|for {amount}|) (on {network}|)
      (recharge|load|top up) my (phone|line|number|sim) (with {amount}|now|please)
      (buy|send|get) {amount} (airtime|credit) for (my mother|my daughter|{name}|my husband)
      (my|the) (credit|airtime|call credit) (has finished|is finished|is low|don finish)(, load {amount}|, buy {amount}|, recharge me)
      (send|put|load) {amount} (airtime|credit|recharge) (on|into) {phone} (please|)
      (i need|give me|i want) {amount} (airtime|credit|recharge card) (on my {network}|now|please)
      {network} (airtime|recharge|credit) (of|) {amount} (for {phone}|please|)
      (can|could) you (recharge|top up|load) {phone} (with {amount}|for me|)
      (i want|need) to (call|make a call) (but i have no credit|and my airtime is finished)(, load {amount}|, buy airtime for me|)
      (airtime|recharge) (for|to) (another number|my wife's number|someone|a friend) (please|)
      (buy|purchase) (call|phone) credit (for {phone}|worth {amount}|on {network})
      (recharge|richarge|rechage) (card|my line) {amount} (pls|)
      (surprise|help|bless) (my mum|{name}|my boy) with {amount} (airtime|credit|recharge)
      (load|loading|vtu) {amount} {network} {phone}
      (how|where) do i (buy|get|recharge) (airtime|credit) (here|on karo|with my balance)
      (top up|recharge) (the|my) (office|second|business|daughter's) (line|number|phone) (with {amount}|)
      (airtime|credit|call card) {amount} (for me|on my number|for {name})
      (good morning|please|karo)(,|) (i need|buy me|load) {amount} (airtime|credit|recharge card) (on {network}|)
      (my|the) (mother|child|driver) (has no credit|wants airtime)(,|) (send|load|buy) {amount} (to her line|on {phone}|for {phone})
      (recharge|load) (for|) (me|us|{phone}) (with|) {amount} (sharp sharp|now|please)
      (airtime|credit) (of|worth) {amount} (please|to {phone}|on this line)
      (network|phone|line) (credit|airtime) (please|{amount}|top up)
      {phone} {amount} (airtime|{network} airtime|credit)
      (buy|get) (me|) (glo|mtn|airtel) (card|credit|airtime) (please|of {amount}|)
      (can i|i want to) (recharge|top up) (another person's|my father's|a friend's) (phone|number|line) (here|)
      (no|low) airtime (on my phone|left)(,|) (load|top up|buy) {amount}
      i want to call my (mother|customer) but (my line is dry|i have no credit|there is no airtime)(,|) (load|buy) {amount}
      (i have no|there is no) (airtime|call credit) (on my phone|)(, recharge me|, load {amount}|, buy {amount})
      (load|send|buy) (my|) (mother|wife|brother|{phone}) (airtime|credit|{amount} airtime)
      credit has finished in the middle of a call, load {amount}
      i want to call my people, recharge me {amount}
      put card in mama's phone {phone}
      {amount} vtu {phone}
      send {name} small card, {amount}
      give my wife recharge of {amount}
      load my other sim {phone} with {amount}
      top {phone} up
      i borrowed airtime and it has finished, load {amount}
      recharge card of {amount} for my apprentice
      buy credit, not data, {amount}
      crdt {amount} {network}
      every monday load {amount} on my line
      card {amount} abeg
      buy me the same recharge as before
      my usual card
    `,
    data: `
      <please> <buy> (data|a data plan|internet data)
      <buy> {plan} (data|) (for {phone}|on {network}|)
      <buy> {plan} {network} data
      <i_want> (buy|get|subscribe for) data
      (data|buy data|data plan|data plans|data bundle|internet|data subscription|mb)
      (subscribe|sub|renew) (my|) (data|internet) (for {network}|)
      {network} {plan} (data|plan|)
      {plan} for {phone}
      {amount} data (on {network}|for {phone}|)
      (what|which) data (plans|bundles) (do you have|are there|are available) (for {network}|)
      show (me|) {network} data plans
      (my data|my mb|my internet|my subscription) (has|is) (finished|expired|exhausted)
      how much is {plan} (on {network}|data|)
      send {plan} (data|) to {phone}
      internet bundle for (my phone|{phone}|my mtn line|a month)
      i need (mb|data|browsing data|internet) (now|on my {network}|)
      (cheapest|monthly|weekly|daily) data (plan|bundle) (for {network}|)
      data for {name}
      browse plan
      activate {plan} on my (line|number)
      gift {phone} {plan}
      price of data (on {network}|)
      wifi (subscription|data)
      data top up {amount}
      (send|gift|buy) {plan} (to|for) {phone}
      {plan} (to|on) {phone}
      (share|send) {plan} (data|) (with|to) {name}
      put {plan} on (my phone|{phone})
      (buy|get|load|subscribe|renew) (me|) (data|{plan}|{plan} data|internet|a data plan) (for|on|to) (my phone|{phone}|{network}|my line)
      (my|the) (data|internet|mb|bundle) (has finished|is finished|is low|has expired), (renew|buy more|sub me|)
      {plan} {network} (data|bundle|sub|)
      (how much is|price of) {plan} (data|on {network}|)
      (gift|send) {name} {plan} (data|)
      (pls|abeg|please|help me) (buy|get|load|do|sub) (me|) (data|mb|{plan}|sub) (for {phone}|on my {network}|)
      (i want to|i need to|can i) (subscribe|buy|get|activate|renew) (for|) (data|{plan}|internet|a monthly plan|mb) (on my line|for my phone|)
      (sub|subscribe) (my|this) (line|number|phone|{network}) (to|for|with) ({plan}|data|monthly data)
      (i have|i've) (exhausted|finished|used up) my (data|mb|bundle)
      {plan} (data|sub|bundle) (pls|abeg|on {network}|for my {network}|to {phone})
      (buy|get|send) (data|mb|{plan}) (for|to) (my sister|my mum|my son|{name}|{phone})
      (my|) (data|sub|mb|internet) (don finish|is finished|has run out|has expired|is almost over)
      (which|what) (data|) (plans|bundles|offers) (do you have|are available|is cheap) (for|on) {network}
      (data|internet) (bundle|subscription|plan|sub) (for|worth|of) ({network}|{amount}|a week|one month)
      (recharge|load) my (router|mifi|modem|hotspot) (with data|)
      (weekly|monthly|daily|night|weekend) (data|plan|sub|bundle) (for {network}|for my phone|)
      {network} {plan} (pls|abeg|for {phone}|)
      (i can't|unable to|cannot) (browse|go online|open facebook|watch anything)(, sub|, get data|, buy {plan})
      (my children need|my students need|i need) data for (online class|online work|zoom meeting), (buy|get|load) {plan}
      (dayta|deta|dta|datta) (pls|of {plan}|for {phone})
      (activate|do|give me) (the|a) (weekend|night|youtube|tiktok|social|unlimited) (plan|bundle|data) (on {network}|)
      (how many|what) (gb|mb|gig) (can|will|does) {amount} (get|give|buy) (me|on {network}|)
      {amount} (worth|naira) (of|) (data|mb|browsing) (on|for) ({network}|my phone|{phone})
      (my|the) (subscription|browsing|network data|megabytes) (ended|got exhausted|don waka|got finished) (, renew|, put {plan}|)
      (cheap|affordable|sme|corporate) (data|gifting data|bundle) (for|on) ({network}|{phone}|my line)
      (mb|gb|gig) (don|has) (finish|finished), (sub|drop|add) {plan}
      (wifi|mifi|router|modem) (is off|has no data|stopped), (recharge it|sub it|buy {plan})
      (renew|repeat|do) (my|the) (last|previous|usual|same) (data|subscription|plan|bundle)
      (send|surprise|support) (my daughter|my boy|{name}|{phone}) with {plan}
      (30 days|one month|1 week|2 days|one year) (data|internet|browsing) (plan|for {network}|)
      ({network}|mtn|glo) (data|bundle) (price|prices|price list|plans and prices)
      (i want to|let me|need to) (stream|watch the match|do tiktok|download a film)(, give me|, put|, buy me) (data|{plan})
      (put|load|throw|drop) (data|some mb|{plan}|internet) (on|inside|into) (my|her|this) (line|phone|sim|number)
      (browsing|surfing|internet) (bundle|money|credit|package) (of|for) ({plan}|{amount}|{network})
      {phone} {plan} ({network}|please|now)
      (can|could) {amount} (buy|get) (data|mb|{plan}) (on|for) ({network}|my line)
      (top up|increase|add to) my (data|mb|internet) (by|with) {plan}
      (my boss|school|work) (needs|wants) me online(,|) (buy|get|load|sub) (data|{plan})
      (data|sub|mb|internet) (please|now|fast|first)
      (my|the) (sub|bundle|plan) (ends|expires|finishes) (today|tonight|tomorrow)(, renew it|, extend it|, buy another)
      (what's|which is) the (best|cheapest|longest) (data|bundle|plan) (for|under) {amount}
      (buy|send) (some|a little|enough) (data|mb) (for|to) (my kids|my wife|my worker|{phone})
      (buy|get|send|load) (me|) (data|internet|mb|a bundle|some gigs|{plan}) (for|on|to) (my phone|{network}|{phone}|my line|my mifi)
      (my|the) (data|mb|bundle|internet) (is finished|has finished|ran out|expired)(,|) (buy more|renew it|get me {plan}|)
      {plan} (for me|for {phone}|on {network}|for my wife)
      {network} {plan} (data|bundle|)
      (what|which) (data|internet) (plans|bundles|prices) (do you have|are there|are cheap) (for|on) ({network}|)
      (i want to|i need to) (browse|go online|stream|do zoom)(,|) (buy|get) me (data|{plan})
      (daily|weekly|monthly|night|weekend) (data|bundle) (for|on) ({network}|{phone}|my line)
      (cheapest|biggest|best) {network} data (plan|bundle|)
      (sub|subscribe|renew) (my|) (data|{network} data|internet) (for me|)
      (i want to|can i|please let me|how do i) (buy|get|subscribe for|renew) (data|internet data|a data plan) (on {network}|for my phone|)
      (buy|get|send) {plan} (for me|for my son|on {network}|to {phone}) (please|)
      (my|the) (data|mb|internet) (has finished|is finished|ran out|is almost gone)(, buy {plan}|, renew it|, get me more)
      (what|which) (data plan|data bundle|bundle) (is cheapest|can i buy|is best) (with {amount}|for a month|on {network})
      (how much|what) is {plan} (data|) (on {network}|please|now)
      (subscribe|renew|activate) (my|) (monthly|weekly|daily) (data|data plan|bundle|internet) (please|on {network}|)
      (buy|gift|share) data (for|to|with) (my brother|{name}|{phone}|my wife) (please|)
      (i need|want) (data|internet|mb) (to watch|for my exam|for work|to go online)(, buy {plan}|, get me some|)
      {plan} (data|) (for|to) {phone} (please|now)
      {network} data (of {amount}|{plan}|plans|for one month)
      (top up|recharge|load) my (data|internet|modem|mifi|router) (with {plan}|please|)
      (list|show) (me|) (the|) (data plans|bundles|data prices) (for {network}|please|)
      (data|dat|dataa) {amount} (pls|{network}|4 my phone)
      (can you|please) (renew|buy|activate) (my|) {plan} (again|for me|on {network})
      (i can't|i cannot) (browse|go online|open instagram) (because|as) my data (is finished|has expired)(, renew it|, buy {plan}|)
      (cheap|small|night|weekend|one day) data (for|on) {network} (please|)
      (send|buy) {amount} (worth of data|data|internet) (to|for) (me|{phone}|{name})
      (auto renew|renew|continue) my data (every month|plan|subscription)
      (good morning|please|karo)(,|) (buy|get|renew) (my|me|) {plan} (data|) (on {network}|again|)
      (we|i) (need|want) internet (at home|for the office|on my laptop)(,|) (buy data|get {plan}|subscribe {plan})
      (buy|load) data (of|worth) {amount} (on|for) (my line|{network}|{phone})
      (my|our) (son|daughter) (has|needs data for) (online class|an online exam)(,|) (send|buy) (her|him|) {plan}
      (data|mb) (please|for today|for one week|for {phone})
      {amount} (data|mb|internet) (for|on) (this number|{network}|my tablet)
      (any|is there) (cheap|monthly|daily) (data|bundle) (on|for) {network} (now|)
      (top|load) (me|) up with {plan} (data|please|on {network})
      (mifi|router|modem) (data|subscription|renewal) (please|of {amount}|{plan})
      (abeg|please)(,|) (buy|load|sub) (me|) (data|{plan}) (for|on) (my {network}|this line|{phone})
      (everyone|my family) (at home|here) (needs|is asking for) data(,|) (buy|send) {plan} (to|for) {phone}
      my (child|son) has (online class|exam) (now|tonight) and (my data|the data) (finished|is finished)(,|) (buy {plan}|load {amount} data)
      (my data|internet) (is finished|has finished|is almost finished)(,|) (buy|get|sub) (me|) (another|{plan}|1gb)
      (buy|send|get) {plan} (data|) (for|on) (my|) (wife|daughter|{phone}|mtn line)
      my bundle has finished, get me another one
      subscribe me to {plan}
      i have online class, buy data {plan}
      what is the cheapest {network} data
      list {network} bundles
      how much is {plan} for {network}
      night plan, {network}
      my son in school has no mb, send him {plan}
      data for {name}, {amount} own
      buy me internet of {amount}
      router data for {phone}
      same data as the one i bought last
      wifi for my mifi, {plan}
      i no get mb, buy {plan}
      gb for {amount}
      put {amount} data inside my {network}
      which {network} data will last for a month
      which data is cheapest under {amount}
      best bundle for {amount}
      longest lasting plan for {amount}
    `,
    electricity: `
      <please> <buy> (light|electricity|power|nepa|prepaid light|light units|electricity units)
      (pay|buy) (my|) (light|electricity|nepa|phcn|power|ikedc|ekedc) (bill|token|units|) (of {amount}|)
      <i_want> (pay|buy|recharge) (for|my|) (light|electricity|nepa|electric) (bill|token|)
      (electricity|light|nepa|nepa bill|light bill|electric bill|power bill|electricity token|prepaid meter)
      (recharge|load|top up|credit) my (meter|prepaid meter) (with {amount}|)
      {amount} (light|electricity|nepa token|units) (for meter {meter}|)
      buy {amount} (light|token|electricity) (for|on) {meter}
      meter {meter} {amount}
      pay {amount} (to|for) (ikeja electric|eko electric|aedc|ibedc|kedco|phed)
      my (light|units|token) (is|don) finished, (buy|load) (more|{amount})
      (ikedc|ekedc|aedc|ibedc|kedco|phed|eedc|bedc) (prepaid|postpaid|{amount}|token|)
      i need (a|my) (meter|light|electricity|prepaid) token
      (send|resend|show) (me|) my (last|light|meter|electricity) token
      they (cut|disconnected) my light, (pay|i want to pay)
      electricity for my (shop|house|mother)
      pay {disco} (light|prepaid|bill) {amount}
      there is no light, buy {amount}
      buy units for my house
      power token {amount} {meter}
      how much is a unit of electricity
      postpaid electricity bill {meter}
      nepa {amount}
      pay for power (with {amount}|)
      (electric|power|light) bill (of {amount}|)
      pay {amount} (for|to) (ikeja electric|eko electric|my electricity|nepa|phed)
      (eko|ikeja|abuja|ibadan|kano) electric {amount}
      settle my (electric|electricity|light) bill
      (light|nepa|power) (has finished|don finish|is off|is out), (buy|load) {amount} (units|token|)
      (top up|load|charge|credit) (my|the) (prepaid|meter|light|nepa) (meter|) ({meter}|with {amount}|)
      (buy|get|vend) (me|) (token|units|a token) (for|on) (meter|) ({meter}|my house|my shop)
      (pay|settle) (my|the) (ikedc|ekedc|aedc|phcn|disco) (bill|) ({amount}|)
      {amount} (light|power|units|prepaid light|nepa token) (for|to) (my|) (house|shop|meter {meter})
      (pls|abeg|please|help me) (buy|load|recharge|pay) (me|) (light|nepa|token|prepaid|electricity) ({amount}|for {amount}|)
      (i want to|i need to|can i) (buy|pay|recharge|load) (light|nepa|electricity|power|token|my meter) ({amount}|for my house|)
      (nepa|phcn|disco|light people) (has|have|don) (cut|taken|disconnected) (my|our) light(, pay|, buy token|)
      (no light|light is off|we have no light|darkness) (in my house|here|)(, buy|, i want to buy|, get) (token|units|nepa|light)
      (buy|get|send) (me|) (prepaid|electricity|light|power|meter) (token|units|credit) (of {amount}|worth {amount}|for {amount})
      (my|the) (meter|prepaid|units|token|light) (is|has|don) (low|run out|finish|blinking|almost finished)
      (pay|settle|clear) (my|our|the) (light|nepa|electricity|power|disco) (bill|debt|) (of {amount}|)
      (recharge|load|top up|fund) (meter|prepaid meter|my meter|{meter}) (with {amount}|{amount}|)
      {amount} (token|units|nepa|light|electricity) (pls|abeg|for my meter|to {meter})
      (where|what) (is|'s) my (meter|light|electricity) token
      electric (bill|payment) (for|at) (my shop|my house|the office)
      (ikeja|eko|abuja|ibadan|enugu|benin|kano|kaduna|jos|yola|port harcourt) (electric|disco|electricity) (payment|bill|token|{amount})
      (buy|load) (power|electricity|light|units|token) (of|) {amount} (at the office|for my shop|)
      (electric|power|light|nepa) bill (at the office|for my house|{amount}|)
      light (has gone off|is off) in my (house|compound|shop), (put|load) {amount} on the meter
      (the|my|our) meter (has|) (locked|gone to zero|is reading zero|is beeping|is crying)(, load|, feed it with|, put) {amount}
      (my|the) (freezer|drinks|fish|food) (will|is going to) spoil, (buy|get|vend) (light|units|token) (now|fast|{amount})
      (leave|give) (us|me) (light|power) (worth|of) {amount} (on|for) {meter}
      (ligth|lite|nepa light|electrcity|elektricity) (bill|token|{amount}) (pls|)
      (generate|vend|give me) a (20 digit|meter|power) token (for|of) {amount}
      (estate|band a|prepaid|postpaid) (light|power|electricity) (bill|recharge|payment) ({amount}|for {meter}|)
      (my|the) (tenant|mother|shop|store|church) (needs|wants|has no) light, (load|buy|pay) (for|on) (them|it|{meter})
      {meter} (ikedc|ekedc|aedc|ibedc|phed|eedc) {amount}
      (i am owing|they are owing|we owe) (nepa|phcn|{disco}), (pay|clear|reduce) it (with {amount}|)
      (how many|what) (units|kwh|kilowatts) (will|can|does) {amount} (give|buy|get) (me|)
      (charge|load|credit) (my|the) (nepa|electric|prepaid) (card|meter|account) (for|with) {amount}
      (we want to|i want to|let us) buy (power|light|units) (for the office|for the house|for the shop|)
      ({disco}|disco|nepa) (officials|people|guys) (are|is) (here|at the gate|on the pole)(, pay|, settle) (the bill|{amount}|now)
      (i did not|i didn't|haven't) (see|receive|get) my (light|meter|power) (token|code)(, resend|, send again|)
      (light|power|nepa) (money|payment) (for|of) (this month|my flat|{meter}|the compound)
      (top up|recharge|buy) (the|) (kedco|jed|bedc|phed|yedc) (meter|light|) (with|of|) {amount}
      (token|units) (please|pls|for my house|for the shop|{amount})
      (the units have|my light has|the token has) finished (in|for) (my|the) (house|room|shop)(, buy {amount}|, buy more|)
      (i need|get me) (electricity|light|power) (credit|units|recharge) (before night|now|for tonight|)
      (there's|we have) (a naming ceremony|visitors|exam tomorrow) and no (light|units)(, buy|, load) {amount}
      (light|nepa|token|power) (please|now|fast|first)
      (my|the) meter (number|no|) (is|:) {meter}(,|) (buy|put|load) {amount}
      (we are|i am|they left us) (in|in the) (darkness|dark)(, recharge|, buy|, load) (the meter|light|units)
      (how do i|can i) (buy|pay for|load) (light|units|nepa) (here|with karo|from my phone)
      (buy|get|load) (me|) (light|electricity|power|nepa|units|token) for ({amount}|meter {meter}|my house|my shop)
      (my|the) (light|meter|units|prepaid) (has finished|is finished|ran out|is beeping|is low|went off)(,|) (buy|load|recharge) (it|more|{amount}|)
      (put|add) (units|light|{amount}) (on|in|into) (my|the|mama's) (meter|prepaid meter)
      {disco} {amount} (for|) {meter}
      {amount} (of|) (light|units|electricity|nepa|power) (please|for {meter}|)
      (we have|there is) no light (because|since) (the meter|our units) finished(,|) (pay|buy|load) (it|{amount}|)
      (prepaid|postpaid) (meter|light|bill) (payment|recharge|{amount})
      (nepa|light|power) (bill|money|payment) ({amount}|pay it|please)
      (token|units) for (my|the) (meter|house|flat|shop) (please|{amount}|)
      (i want to|can i|please let me|how do i) (buy|pay for|recharge) (light|electricity|prepaid light|power|nepa) (of {amount}|here|)
      (buy|get|load) {amount} (light|electricity|units|token) (for|on) (my meter|meter {meter}|the house)
      (recharge|load|credit) (my|the) (prepaid|electricity|light|shop) meter (with {amount}|please|{meter})
      (light|power|electricity) (has gone|is gone|don go|finished)(,|) (the units finished|meter is on zero)(, load {amount}|, buy more|)
      (pay|settle) (my|the) (electricity|light|nepa|power) bill (of {amount}|for this month|please)
      (send|resend|give) me (my|the) (token|light token|meter token) (again|i bought|please)
      (i didn't|i did not) (copy|save|write down) (my|the) (token|light token)(, send it again|, resend|)
      {disco} {meter} {amount}
      (pay|buy) {disco} ({amount}|for {meter}|prepaid|postpaid)
      (how many|how much) units (of light|of electricity) (will|can) {amount} (buy|give me|get)
      (nepa|phcn|light|electricity) {amount} (pls|please|now|for my shop)
      (my|the) meter (is beeping|is low|is blinking red|is showing low units)(, top it up|, buy {amount}|, recharge)
      (vend|generate|buy) (a|) token (of {amount}|for meter {meter}|please)
      (buy|pay) (light|electricity) for (my mother|my tenant|the church|my father's house) (meter {meter}|{amount}|)
      (prepaid|postpaid) (electricity|light) (payment|bill|purchase) (please|for {meter}|{amount})
      (lite|ligth|light) (unit|units|token) (of|4|for) {amount} (pls|)
      (the|our) (compound|house|shop) (is in darkness|has no light)(,|) (the token finished|units finished)(, buy {amount}|)
      (good morning|please|karo)(,|) (buy|get|load) (me|) (light|units|electricity) (of {amount}|for my meter|)
      (my|our) (meter|prepaid) (is|) (almost finished|about to finish|on 2 units)(,|) (load|add|buy) {amount}
      (buy|vend) (prepaid|) (light|token|units) (for|on) meter (number|) {meter} (please|{amount})
      (token|light|units) (for|of) {amount} (on|for) (our shop|the church|my mother's) meter
      (pay|clear) (my|the) (nepa|phcn|light|power) (bill|debt) (please|of {amount}|)
      (i bought light|i paid for light) (but|and) (i don't have|i lost|i cleared) the (token|code)(, resend it|, send it again|)
      (electricity|light|power) (please|for my house|{amount}|for one month)
      (load|recharge) (the|my) (light|meter) before (it cuts|evening|the units finish)
      i am (outside|at work) and my (wife|mother) says (light has finished|the meter went off)(,|) (buy|load) {amount} (for {meter}|)
      (the light|our light) (is off|has gone|finished)(,|) (buy|load|pay for) (token|units|{amount} light)
      (buy|get|load) (prepaid|) (token|units|light) (of|for) {amount} (for|on) (my|) (meter|{meter}|the shop)
      nepa has brought light and my meter is empty, load {amount}
      my meter is showing low credit, put {amount}
      units for {amount} on {meter}
      it will finish tonight, buy me light of {amount}
      we are in darkness, buy prepaid for {meter}
      i want to settle my estimated bill, {disco}
      buy token for my mother's house, meter {meter}
      get me {amount} worth of units
      load nepa for me
      vend {amount} {meter}
      the last light token please, i lost it
      give me the twenty digits you sent for my meter
      my shop has no light, recharge the meter with {amount}
      i just packed in, how do i pay for light in this house
      what do i need to buy light here
      buy lite {amount}
      abeg load light {amount} make we see road
      freezer is melting, buy units fast
      we want power in the office, buy units
      restore light in my shop, buy token
      ikeja electric {amount} please
      vend me a token of {amount}
    `,
    tv: `
      <please> (pay|renew|buy|subscribe) (for|my|) (dstv|gotv|startimes|showmax|cable|tv|cable tv)
      (dstv|gotv|startimes|tv|cable tv|showmax|cable subscription|tv subscription|decoder)
      <i_want> (pay|renew|subscribe|recharge) (for|my|) (dstv|gotv|startimes|decoder|cable)
      renew my (dstv|gotv|startimes|cable) (subscription|) ({plan}|)
      (dstv|gotv|startimes) {plan} (bouquet|package|)
      pay {amount} for (dstv|gotv|startimes)
      my (dstv|gotv|startimes|decoder|cable) (has expired|is off|subscription finished|subscription has ended)
      (upgrade|downgrade|change) my (dstv|gotv) (bouquet|package|plan) (to {plan}|)
      (dstv|gotv) (subscription|bill|payment) (for {meter}|{amount}|)
      smartcard {meter} (dstv|gotv|)
      iuc number {meter}
      how much is (dstv|gotv) {plan}
      pay for my decoder
      subscribe (dstv|gotv) compact
      i want to watch the match, renew (dstv|gotv|my cable)
      cable tv payment
      (gotv|dstv) for my (mother|shop|parents)
      (which|what) (dstv|gotv|startimes) (packages|bouquets|plans) (do you have|are there)
      recharge my (cable|decoder) with {amount}
      reactivate my (dstv|gotv|startimes)
      tv bill
      monthly (dstv|gotv) payment
      (dstv|gotv|startimes) bill (of {amount}|{amount}|)
      pay (my|) (dstv|gotv|startimes) bill
      (tv|cable) bill {amount}
      settle (dstv|gotv) {amount}
      (my|the) (dstv|gotv|startimes|decoder|cable) (has expired|has finished|subscription is due|has cut off|is off), (renew|pay|sub) (it|)
      (renew|recharge|pay|sub) (my|the|) (decoder|iuc|smartcard|smart card) {meter} (with {amount}|)
      (change|upgrade|downgrade) my (dstv|gotv|startimes) (package|bouquet|plan) (to compact|to max|)
      {amount} (for|on) (my|) (dstv|gotv|startimes|showmax)
      how much is (dstv|gotv|startimes) (compact|max|premium|yanga|nova|) (now|)
      (iuc|smartcard|decoder) (number|) {meter}
      (pls|abeg|please|help me) (sub|renew|pay|recharge) (my|) (dstv|gotv|startimes|cable|decoder)
      (i want to|i need to|can i) (watch|renew|pay|subscribe|recharge) (my|for|) (dstv|gotv|startimes|showmax|cable tv) ({plan}|)
      my (dstv|gotv|startimes|cable|tv) (is showing e16|is not showing|has gone off|don cut|has been disconnected)
      (renew|extend|reactivate|reconnect) (my|the) (tv|cable|dstv|gotv|startimes) (sub|subscription|)
      (pay|buy|get) (for|) (dstv|gotv|startimes) (compact|premium|max|jolli|supa|yanga|confam|padi|basic|nova) (for me|{amount}|)
      (dstv|gotv|startimes) (sub|subscription|payment|renewal|recharge) (pls|{amount}|for {meter}|)
      (tv|cable|decoder) (subscription|sub|payment|renewal|bill)
      (downgrade|upgrade|switch) my (dstv|gotv|startimes) (to|) (compact|padi|max|premium|confam|basic)
      how much (is|for) (dstv|gotv|startimes|showmax) (subscription|monthly|now|this month)
      (the|there is a) (match|game) (is|) today, (sub|pay|renew) my (dstv|gotv|decoder)
      (tv|cable|decoder|startimes|dstv|gotv) (bill|subscription|sub|payment) ({amount}|for {meter}|)
      (sub|renew|recharge|pay) (the|my) (smart card|decoder|cable|iuc) ({meter}|{amount}|)
      (what|which) (dstv|gotv|startimes) (bouquets|packages) (do you have|are there|can i pay for)
      (children|kids|my wife|mama) (cannot|can't) watch (cartoon|zee world|africa magic|the news)(, renew|, pay for|, sub) (dstv|gotv|startimes)
      (champions league|premier league|afcon|the final) (is on|starts) (tonight|today)(, please|,) (sub|renew|activate) (my|) (decoder|dstv|gotv)
      (decoda|dekoder|ds tv|go tv|star times) (sub|subscription|payment) (pls|)
      (pay|settle) (the|) (gotv|dstv|startimes) (for|at) (my|the) (beer parlour|salon|shop|mother's house)
      (error|e16|e30|no signal|scrambled channel) (is showing|) on my (decoder|dstv|gotv)(, renew it|, sub it|)
      (move|take|drop) me (up|down|back) to (dstv|gotv) (compact|padi|jinja|max|smallie|premium)
      (jinja|jolli|smallie|supa|yanga|confam|padi|compact plus) (for|on) (my|) (gotv|dstv|decoder|{meter})
      (bring back|restore|open) my (channels|dstv channels|gotv stations)
      (one month|three months|one year|one week) (of|) (dstv|gotv|startimes|showmax) (subscription|please|)
      (what is|how much is) the (price|cost) (of|for) (dstv|gotv|startimes) (compact|padi|jinja|premium|basic|)
      (card number|iuc|smart card) (is|:) {meter}(, pay|, renew|, sub) (gotv|dstv|startimes|it)
      (continue|keep) my (dstv|gotv|startimes|showmax) (running|on|going)(, pay {amount}|)
      (my|our) (satellite|dish|cable|decoder) (subscription|sub|) (lapsed|ended|expires today|got cut)
      (top up|load|credit) my (dstv|gotv|startimes) (account|wallet|decoder) (with {amount}|by {amount}|)
      (my|the) (father|grandma|tenant) (wants|needs) (his|her|the) (gotv|startimes|dstv) (paid|back on|renewed)
      (dstv|gotv|startimes|showmax) (before|by) (8pm|kickoff|tonight)(, please|, pay|)
      (multichoice|showmax|startimes) (bill|payment|monthly payment) (of {amount}|please|)
      (do you|can karo|can you) (pay|handle|do) (dstv|gotv|startimes|cable tv) (too|here|)
      add (sports|movies|hausa channels|the xtraview) to my (dstv|gotv|startimes)
      (television|telly|tv) (subscription|sub) (is due|don finish|{amount}|for my house)
      (dad|papa|mum) is (bored|complaining)(,|) (renew|sub|pay) (the|his|her) (dstv|gotv|startimes|cable)
      (dstv|gotv|startimes|cable) (please|now|fast|first)
      (subscribe|sub|renew) (for|) (one month|{number} months) (of|) (dstv|gotv|startimes)
      (the|our) (world cup|league|series|season film) (is|has) (coming|started)(, pay|, renew) (dstv|gotv|the decoder)
      (can i|how do i) (pay|renew|sub) (dstv|gotv|startimes) (here|with karo|from my account)
      (renew|pay|subscribe|sub|recharge|restore|reactivate) (my|mum's|the|our) (dstv|gotv|startimes|decoder|cable|tv|showmax) (please|now|for this month|)
      (dstv|gotv|startimes) (payment|renewal|subscription|sub|bill|{amount})
      (my|the) (decoder|tv|cable|dstv|gotv) (is off|has expired|stopped showing|was cut|shows expired)(,|) (renew|pay|sub) (it|)
      (change|upgrade|move|downgrade) (me|my dstv|my gotv|our plan) to (compact|premium|jolli|max|yanga|confam)
      (how much|what) is (dstv|gotv|startimes) (compact|max|premium|basic|nova|padi)
      (i want to|we want to) watch (football|the match|zeeworld)(,|) (renew|pay) (dstv|gotv|the cable|my subscription)
      (smartcard|smart card|iuc) {meter} (renew|pay|sub) (dstv|gotv|)
      (i want to|can i|please let me|how do i) (pay for|renew|subscribe to|recharge) (my|) (dstv|gotv|startimes|cable|showmax) (here|please|)
      (renew|pay|recharge) (my|the) (dstv|gotv|startimes|cable) (subscription|) (for this month|now|with {amount}|please)
      (my|our) (dstv|gotv|startimes|cable) (has expired|is off|was disconnected|finished)(, renew it|, pay for me|)
      (pay|buy|subscribe) (dstv|gotv) (compact plus|premium|max|supa plus|jolli|confam) (for|on) (smartcard|iuc|card) {meter}
      how much is (dstv premium|gotv max|startimes basic|showmax mobile) (now|a month|please)
      (pay|renew) (gotv|dstv|startimes) for (my father|the shop|my hotel|my grandma) ({amount}|please|)
      (the match|the big game|the final) is (today|tonight)(,|) (renew|pay|sub) my (dstv|gotv|decoder) (now|fast|)
      (change|move|switch) (my|me to) (dstv|gotv|startimes) (package|bouquet|plan) (from max to jolli|to a cheaper one|to premium)
      (dstv|gotv|startimes|showmax) (sub|subscription|payment|renewal) (pls|please|{amount}|{meter})
      (sub|subscribe) (for|) (my|our) (tv|decoder|dstv|gotv) (please|again|)
      (reconnect|restore|reactivate) my (dstv|gotv|startimes|decoder) (after payment|please|, i want to pay|)
      (decoder|smartcard|iuc) number (is|) {meter}(, pay {amount}|, renew|, sub gotv)
      (which|what) (bouquet|package|plan) (shows|has) (premier league|zee world|nickelodeon) (on dstv|on gotv|)(, i want to pay|)
      (cable|tv) (subscription|bill|sub) (please|for the month|of {amount})
      (one|two|three) (month|months) (of|) (dstv|gotv|startimes) (please|subscription|)
      (good morning|please|karo)(,|) (renew|pay|subscribe) (my|) (dstv|gotv|startimes) (for me|{amount}|)
      (children|kids) (want|need) (cartoon|disney)(,|) (pay|renew|sub) (the|my) (gotv|dstv|decoder)
      (my|the) (subscription|sub) (on dstv|for gotv|on startimes) (has|) (expired|finished)(, renew|, pay it|)
      (pay|renew) (dstv|gotv|startimes) (with|number|iuc) {meter} (please|{amount})
      (dstv|gotv) (compact|max|jinja|yanga|padi) (for|of) (one month|my house|{meter})
      (tv|decoder|cable) (renewal|payment|recharge) (please|{amount}|for my shop)
      (which|what) is the (cheapest|lowest) (dstv|gotv|startimes) (plan|package|bouquet) (i can pay|)
      (please|karo)(,|) (pay|renew|sub) (for|) (my|the) (dstv|gotv|startimes) (today|)
      (our|my) (cable|tv|decoder) (subscription|sub) (is due|expired yesterday|has ended)(, renew it|, pay|)
      my (wife|grandmother) wants to watch (zee world|her programme)(,|) (pay|renew|sub) the (gotv|dstv|startimes)
      (subscribe|pay for) (sports|movies|premium) (package|bouquet) on (my|the) (dstv|startimes|showmax)
      (dstv|gotv) is asking me to (renew|pay|recharge)(, pay it|, do it for me|)
      (pay|sub) (my|our) (second|bedroom|shop) decoder (too|also|please)
      {amount} for (dstv|gotv|startimes) (please|now|on {meter})
      (watch|tv) (subscription|package) for (one month|my parents|the kids) (please|)
      (dsvt|gottv|dtsv|startime) (sub|subscription|renewal) (pls|for me|)
      (upgrade|downgrade) (my|) (dstv|gotv|startimes) (to|from) (compact|max|basic) (please|)
      (renew|pay|subscribe) (for|) (my|the) (dstv|gotv|startimes) (please|for the world cup|before the match|)
      match starts by 5 and my gotv has been cut, renew it
      my children want cartoon, pay for (compact|yanga|max|jolli|family)
      dstv has gone off, pay {amount}
      subscribe decoder {meter} to (compact|yanga|max|jolli|family)
      move me from compact to premium on dstv
      how much is (compact|yanga|max|jolli|family) on gotv now
      cheapest startimes package
      pay startimes for one week
      cable for my mother, iuc {meter}
      renew the tv in my barbing salon
      which gotv package shows premier league, i want to buy
      list of dstv packages and prices
      world cup is coming, pay for my dstv
      gotv don cut, pay am
      showmax mobile, {amount}
      my gotv is showing e16, renew it
      cable has been disconnected, pay
      package for the kids on dstv
      lowest gotv plan
    `,
    bill: `
      <please> pay (a|my|this|the) bill
      <i_want> pay (a|my|some|the) (bill|bills)
      (bills|pay bills|bill payment|pay bill|my bills|other bills)
      pay (my|) (water|waste|lawma|internet|rent|school|gas|phone|wifi|toll) (bill|fee|fees|)
      pay (my|my child's|) (school fees|tuition|exam fee|hostel fee)
      pay (for|) (waec|jamb|neco|utme) (pin|form|registration|)
      (fund|load|top up) my (bet9ja|sportybet|betking|1xbet) (wallet|account|) (with {amount}|)
      pay {biller} {amount}
      pay {amount} for (water|rent|school fees|waste|internet|association dues|service charge)
      (government|tax|remita|firs|lirs) (payment|bill|levy)
      what bills can i pay (here|)
      pay my (spectranet|smile|internet) (subscription|bill|)
      my (rent|water bill|school fees|dues) (is|are) due, pay (it|them)
      can you (help me|) pay (my|a) (water|utility|school|waste|church) (bill|fees|dues)
      pay the (estate|association|union|market) (dues|levy|fee)
      (insurance|hospital|clinic) (bill|premium|payment)
      i have a bill to pay
      settle my bills
      pay utility bills
      pay church (tithe|offering)
      i need to pay for my (passport|licence|exam)
      (toll|lcc|etag) (top up|payment|)
      bet9ja {amount}
      pay all my (outstanding|) bills
      pay {amount} for (service charge|association dues|estate dues|security levy)
      pay (service charge|estate dues|dues|levy) (of {amount}|)
      (remita|firs|lirs) {amount}
      i need help (to pay|with) my (utility|water|internet) bill
      make a (payment|quarterly payment|monthly payment) on my (insurance|water|internet|gas) (premium|bill|)
      (take care of|sort out|handle) my (utility|water|internet|insurance) bill
      i need to (take care of|settle) my (utility|gas|water) bill
      (pay|settle) (my|the) (water|internet|waste|cable|estate|school|service charge|lawma) (bill|fees|fee|dues) ({amount}|)
      (pay|buy) (waec|jamb|neco) (pin|form|fees|scratch card)
      (fund|credit|top up) my (bet9ja|sportybet|betting) (account|wallet) (with {amount}|)
      (i want to|help me) pay (a bill|bills|my bills|{biller}) ({amount}|)
      (school fees|rent|tithe|tax|insurance) payment (of {amount}|)
      (i want to|i need to|help me) (pay|settle|clear|sort) (a|my|some|this) (bill|bills|utility bill|levy)
      (pay|settle|clear) (my|the|our|his) (water|waste|lawma|internet|wifi|estate|school|hostel|hospital|insurance|tax) (bill|bills|fee|fees|dues|levy) (pls|of {amount}|{amount}|)
      (pay|buy) (waec|jamb|neco|nabteb|post utme) (result checker|pin|e-pin|scratch card|form)
      (fund|credit|load|recharge) (my|) (bet9ja|sportybet|betking|betway|1xbet|nairabet) (with {amount}|wallet|id|)
      (how|where) (do|can) i pay (my|for|) (bills|water bill|school fees|tax|lawma|rent|waec)
      (pay|make payment for) (my|the) (kid's|daughter's|son's|children) (school fees|tuition|fees) ({amount}|)
      (is it possible to|can i) (pay|settle) (bills|water bill|school fees|taxes) (here|with you|on karo)
      (make|do) (a|) (payment|remita payment) (to|for) (lawma|remita|firs|the water board|the school|the government)
      (gym|church|club|association|cooperative) (dues|membership|fee|levy|tithe) ({amount}|payment|)
      (my|the) (internet|spectranet|smile|wifi|water) (bill|sub|subscription) (is due|has expired|of {amount}), pay (it|)
      pay my (water|gas|phone|utility|waste) bill (from|with) my (account|savings|{bank} account)
      (firs|tax|tithe|waec|lcc|toll|rent|school fees|estate dues|church offering) {amount}
      (pay|settle|clear) (my|the) (wifi bill|internet bill|rent|water bill|estate dues|waste bill|school fees|toll) ({amount}|)
      (the|my) (estate|street) (security|chairman|excos) (wants|is asking for|came for) (dues|levy|money)(, pay it|, settle|)
      (sort|handle|clear) (my|our) (compound|estate|office) (bills|levies|dues)
      (pay|remit) (vat|paye|withholding tax|tenement rate|land use charge) (of {amount}|for my business|)
      (my|the) (child|daughter|son|ward) (was sent|has been sent) home (for|because of) (school fees|exam fee|pta levy)(, pay|)
      (lawma|psp|waste|refuse) (people|truck|bill) (is here|have come|of {amount}|), (pay|settle) (them|it)
      (acceptance fee|departmental dues|hostel fee|pta levy|lesson fee) (payment|of {amount}|to pay)
      (netflix|spotify|apple music|canva|youtube premium) (bill|monthly bill|charge) (payment|to pay)
      (buy|get) (me|) (a|one|two) (jamb|waec|neco|nabteb) (e-pin|epin|token pin|scratch card)
      (load|put|drop) {amount} (into|in|on) (my|) (sportybet|bet9ja|betking|nairabet|msport) (id|account|wallet|)
      (remita|rrr|invoice) (number|code|) {meter} (payment|pay it|)
      (water board|water corporation|borehole man) (bill|money|payment) (of {amount}|)
      (traffic fine|lastma fine|vehicle licence|road worthiness|driver's licence) (payment|fee|bill) (please|)
      (can|could) (i|we) (use|) karo (to|for) (pay|paying) (school fees|tax|water|waste|dues)
      (service charge|caution fee|legal fee|agreement fee|agency fee) (of|) {amount} (for my flat|to pay|)
      (broadband|fibre|starlink|fibreone) (subscription|bill|) (payment|is due, pay it|{amount})
      (i want to|let me) (give|pay) (tithe|offering|zakat|first fruit) (of {amount}|)
      (pay|settle) (the|my) (hospital|pharmacy|clinic|antenatal|lab) (bill|fee) (of {amount}|please|)
      (pay|renew) (my|the) (car|health|hmo|motor|life) insurance (premium|bill|) ({amount}|)
      {biller} (bill|payment|subscription) (of {amount}|{amount}|please)
      (pay|buy) (for|) (cooking gas|toll gate|lcc toll|cowry card|train card) (bill|top up|{amount})
      (utlity|utillity|utilities|bils) (bill|payment|) (pls|to pay)
      (bursar|headmistress|school) (called|sent a message) (about|for) (the|my son's) (fees|school fees)(, pay|, settle) {amount}
      (bills|bill) (please|now|menu|section|page)
      (pay|settle) (this|an) (invoice|levy|fine|penalty) (of {amount}|for me|)
      (which|what) (billers|companies|utilities) (do you|can i) (have|pay|support)
      (water|waste|gas|estate|toll) (money|charge) (is due|of {amount}|to pay)
      (pay|settle|clear) (my|the|our) (bill|bills|water bill|internet bill|waste bill|estate dues|school fees|exam fee|rent bill) (please|now|{amount}|)
      (pay|fund|load) {biller} (with|) {amount}
      (i want to|how do i|can i|let me) pay (a|my|some|the) (bill|bills|invoice|levy|government fee|fees)
      (the|my) (bill|invoice|levy|fees) (is here|has come|came|is out)(,|) (pay|settle|clear) it
      (spectranet|smile|swift|fibreone|ipnx) (renewal|subscription|bill|{amount})
      (waste|water|security|gas|service charge) (bill|payment|money) (of {amount}|please|)
      (jamb|waec|neco|nabteb) (form|registration|pin|e-pin) (payment|{amount}|i want to buy)
      (fund|top up) my (bet9ja|sportybet|betking|betting) (wallet|account) (with {amount}|)
      (pay|buy) (remita|rrr|tsa|toll|lcc) ({amount}|payment|for me)
      (i want to|can i|please let me|how do i) (pay|settle) (my|a|the) (water bill|internet bill|school fees|rent bill|estate levy|gas bill)
      (pay|settle|clear) (my|the) (phone|internet|water|gas|waste|insurance|credit card) bill (please|now|from my savings|with {amount})
      (pay|make payment for) (my|) (insurance|rent|tuition|hostel|nepa and water|union dues) (bill|) (from my {bank} account|now|please)
      (pay|send) {amount} (to|for) {biller} (please|now|for this month)
      (can|could) you (pay|settle|handle) (my|this|the) (bill|bills|water bill|internet bill) (for me|please|this month|)
      (buy|get|i want) (a|) (waec|jamb|neco) (pin|scratch card|registration) (please|)
      (my|the) (child's school|landlord's agent|estate|water board) (wants|is asking for) (the|their) (money|fees|levy|payment)(, pay|, how do i pay it here|)
      (pay|clear) (my|) (vehicle|car|shop|market) (licence|tax|levy|permit|toll) (here|of {amount}|please)
      (which|what) bills (can i|do you) (pay|collect) (here|on karo|with you)
      (pay|give) (my|) (tithe|offering|church levy|mosque dues|zakat) (of {amount}|please|)
      (school fees|tuition|acceptance fee|exam fee) (payment|of {amount}|for my daughter) (please|)
      (bil|bill|bills) (paymnt|payment) (pls|4 water|for school)
      (pay|fund) my (betting|sporty|bet9ja) (wallet|account) (with {amount}|please|)
      (i received|they brought|here is) (a|the) (water|waste|service charge|estate) bill(, pay it|, i want to pay it|)
      (lawma|fct water|lekki toll|remita) (payment|bill|{amount}) (please|)
      (pay|settle) (government|remita|police|court) (fees|fine|rrr|levy) (please|of {amount}|here)
      (set up|arrange) (automatic|monthly) payment (for|of) my (bills|rent|internet bill|water bill)
      (good morning|please|karo)(,|) (i want to|help me) pay (my|a|the) (bill|water bill|school fees|internet)
      (can|will) you (help me|) pay (my|the) (gas|phone|cable|visa|insurance) bill (from|with) my (savings|checking|account)
      (time|i'm ready) to pay (my|the) (rent|water bill|school fees|internet bill|bills)
      (pay|settle) (all|) my (bills|monthly bills|utilities) (today|please|for this month)
      (school|exam|hostel|pta) (fees|levy|money) (of {amount}|for my son|)(,|) (pay it|i want to pay)
      (pay|buy) (jamb|waec|neco|post utme) (form|pin|registration) (for my child|please|)
      (pay|renew) my (internet|smile|spectranet|starlink) (subscription|bill) (please|{amount}|)
      (church|union|village|town) (levy|dues|money) (payment|of {amount}) (please|)
      (pay|fund) {biller} (bill|) (of|with) {amount} (please|today|)
      (pay|settle|clear) (my|the) (water bill|waste bill|school fees|internet bill) (of {amount}|please|now)
      pay the hostel fee for my son in ABU
      my daughter's waec fee, {amount}, pay it
      pay second term fees for my two boys
      i want to pay post utme for my brother
      get me two neco scratch cards
      result checker pin please
      buy jamb pin for my ward
      nabteb gce form, pay
      pay our estate security levy
      the bin people have come, pay them {amount}
      pay the refuse money for this month
      pay the water rate
      pay lasg land use charge
      i got a traffic fine from lastma, pay it here
      frsc fine, how do i pay
      renew my vehicle particulars
      passport fee on remita, {amount}
      i have an rrr number, pay it
      pay my lcda shop permit
      local government came with demand notice, pay {amount}
      pay my tax before they seal the shop
      starlink money is due, pay it
      pay smile for me
      renew my office wifi
      put {amount} in my sporty
      top up my lcc tag
      pay the clinic {amount} for antenatal
      pay my health insurance for the year
      third party insurance for my car, pay
      pay union dues
      pay town union levy of {amount}
      pay my tithe to the church
      pay zakat for me
      pay the gas bill of the house
      i want to pay a bill that is not in your list
      see bill, pay it for me
      can i pay for irs tax clearance here
      pay skool fees 4 my pikin
      watabill pls
      which companies can i pay here
      what bills do you support
    `,
    bill_due: `
      when is my (bill|light bill|water bill|rent|dstv|phone bill|internet bill) due
      what (day|date) (do i|should i) (have to|need to|) pay my (bill|internet bill|cable bill|water bill)
      due date (of|for) my (bill|electricity bill|school fees)
      when (do|must) i pay (the|my) (next|) (bill|subscription)
      is my (bill|subscription) due (today|this week|already|)
      which bills are due (this week|soon|)
      how many days (before|until|till) my (bill|dstv|subscription) (is due|expires)
      what is the deadline (for|to pay) my (bill|fees)
      when (is|are|must) (my|the) (bill|bills|light bill|dstv|rent|water bill) (due|to be paid|supposed to be paid)
      (what day|what date|by when) (should|must|do) i pay my (bill|bills|water bill|internet bill)
      (deadline|due date|last day) (for|of|to pay) my (bill|bills|light|dstv|water)
      (is|are) my (bill|bills) (late|overdue|due) (yet|already|)
      (any|which) (bill|bills) (due|to pay|expiring) (this week|today|soon)
      when (do|should|must) i pay (my|the) (light|water|rent|internet|dstv|school) (bill|fees|)
      (what|which) bills (do i have to pay|should i pay|are due) (soon|this week|next|now)
      (when|what date) (does|will) my (dstv|gotv|subscription|data|internet|bill) (expire|end|be due)
      (due|payment|expiry) date (for|of) my (bill|subscription|rent|water bill)
      (how long|how many days) (do i have|remain|left) to pay my (bill|rent|light bill)
      (is my bill overdue|has the date of my bill passed|am i late on my bills)
      (which|what) (bill|bills) (should i pay|are due|is due|do i have) (today|{period}|now|)
      (when|what date|which day) (is|should|must) (my|the|i) (rent|light bill|water bill|school fees|internet) (due|be paid|expire)
      (remind|tell) me (when|the day|what day) (my|the) (bills|rent|subscription) (fall due|falls due|will be due)
      (till when|until when) (can|do) i (have|wait|delay) (to|before i) pay (the|my) (bill|light bill|school fees|rent)
      (has|did) the (deadline|due date|last day) (for|of) (the|my) (bill|fees|rent) (passed|pass)
      (how soon|how urgently) (must|should) (i|we) pay (the|my) (bill|electricity bill|water bill|rent)
      (what|which) (bills|payments) (are coming up|are next|fall due) (this month|this week|next week|)
      (am i|are we) (still|) (in time|early|on time) (for|to pay) (the|my) (bill|fees|subscription)
      (expiry|last day|due day) (of|for) my (gotv|dstv|wifi|internet|spectranet) (please|)
      (next|my next) (bill|payment|water bill|light bill) (is|comes|falls) (when|on what date)
      (when|what day) (next|) (do|will) (they|nepa|lawma|the water people) (expect|want|need) (their|my) (money|payment|bill)
      (last date|deadline|time limit) for paying my (bill|water bill|fees)
      (do i have|is there) any (overdue|late|expired) (bill|bills|subscription)
      (is|was) (the|my) (rent|school fees|light bill|dstv bill) (due|meant to be paid) (yesterday|last week|tomorrow|on friday)
      how many days (are left|remain) before (my|the) (rent|light bill|subscription|school fees payment) (is due|falls due)
      (what time|when) (next|) (must|should) (the|my) (bill|light bill|internet) (be settled|be cleared|be paid)
      (check|tell me) (if|whether) (any|my) (bill|bills) (is|are) (due|overdue|late)
      (last|final) (date|day) (to|for) (pay|clear) (my|the) (bill|fees|rent) (before disconnection|)
      (i'm|am) (afraid|scared) they will (cut|disconnect) (my light|my water|us)(,|) when (is the bill due|must i pay)
      (on what|which) (date|day) (do|does) (the|my) (rent|light bill|subscription|internet) (expire|fall due)
      (have i|did i) (passed|miss|missed) the (deadline|due date) (for|of) (my|the) (bill|fees|rent)
      (upcoming|pending|next) (bill|bills|due dates) (please|this week|this month)
      (when|what day|what date) (is|are) my (electric|electricity|internet|gas|phone|cable|credit card) bill (due|due this month|)
      (when|by when) (do i|should i|must i) (pay|settle) my (water|electricity|visa|internet|gas) bill
      (what|when) is the (due date|deadline|last day|payment date) (for|of|on) my (bill|card bill|water bill|rent|school fees)
      (which|what) (bills|payments) (are|do i have) (due|coming up|to pay) (this month|this week|soon|tomorrow)
      (has|is) my (dstv|rent|internet|waste bill) (due|expired) (yet|already|this week)
      (how many|how long) (days|do i have) (left|remain|before) (to pay|till) my (light bill|rent|bill is due)
      (remind|tell) me when my (bill|rent|subscription|electricity bill) is (due|supposed to be paid)
      (is|was) my (cable|phone|insurance) (bill|payment|premium) (due|overdue|late) (today|now|)
      (the|my) (bill|invoice|levy) (is due|should be paid) (when|on which date|by what day)
      (when|what time) (does|will) my (subscription|rent|insurance|internet) (expire|end|finish|run out)
      (are|is) (any of|) my (bills|payments) (overdue|late|past due) (now|)
      do i have (any|some) (bills|dues) (to pay|due) (today|this week|before friday)
      (wen|when) (is|r) my (bill|bills|light bill) (due|dew)
      (next|coming) (due date|bill|payment date) (for|of) (my electricity|the water bill|my rent) (please|)
      (must|should) i pay (my bill|the rent|light bill) (today|before friday|this week) or (can it wait|is it due later)
      (please|karo)(,|) (when|what day) is (my|the) (light bill|rent|water bill|subscription|school fees) due
      (do you know|tell me|remind me) when my (internet|cable|phone|gas|visa) bill (is due|should be paid|must be paid)
      (how soon|by what date) (do i|must i) pay my (bill|gas bill|cable bill|mortgage)
      is (any bill|any of my bills|my bill) (near|close to|past) due date
      (due|last) date (to pay|for|of) (school fees|my electric bill|dstv|the levy)
      (what|which) date does my (dstv|rent|insurance|waste bill) (fall due|expire|end)
      (when|what day) (does|will) my (next|) (water|electricity|internet|card) bill (come due|fall due|be due)
      (what's|what is) the (due date|deadline) (on|for) my (gas bill|visa bill|rent|light bill)
      have i missed the (due date|deadline) (for|of) my (bill|rent|water bill)
      is there (a|any) bill (due|i should pay) (this week|before sunday|today)
      how (many days|long) (do i have|is left) (to pay|before) my (light|internet|water) bill (is due|)
      (tell|remind) me (the|my) (due dates|bill due date|date my rent is due)
      my (electricity|cable|phone) bill(,|) when (must|should|do) i pay it
      (due|pay by) date (of|for) my (water|gas|credit card) bill (please|)
      (when|what date) (must|should) i (pay|settle) (my|the) (water|light|internet|dstv) bill (by|before|)
      (how long|how many days) (do i have|have i got) (left|) (to pay|before) my (rent|light bill|internet bill|school fees)
      (is|has) (the deadline|the last date) for my (bill|school fees|rent) (passed|near|tomorrow)
      (which|what) (bill|one) is due (first|next|this week)
      (any|do i have any) bills (due|coming up) (this week|tomorrow|before friday)
      (my|the) (next|) (dstv|gotv|internet) (payment|subscription) (is due when|is due on which day)
      (what's|what is) the (due date|deadline) (on|for|of) (my|the) (credit card|phone|cable|gas) bill
      (till|until) when (can|may) i (pay|settle) the (light bill|rent|levy)
      (before|by) which (day|date) (must|should) (the rent|the bill|my fees) be paid
      (when does|when will) (my|the) (dstv|rent|subscription|insurance) (expire|run out|end)
      (have i|did i) (miss|missed|pass) the (due date|deadline) (of|for) (my|the) (bill|rent|light bill)
      (show|list) (me|) (the|my) (upcoming|next) (bills|payments) and their (dates|due dates)
      (is|are) (my bills|any of my bills) due (today|this week|before month end)
      (they will|nepa will|water people will) cut me off (when|on which date) if i (don't|do not) pay
      (when|what day) (is|are) (my|the) (next|) (bill|bills|light bill|water bill) (due|to be paid)
      (how many|how long) (days|do i have) (left|) (before|to) (my|pay my) (bill|light bill|rent) (is due|is late|)
      (is|are) (my|the) (bill|bills|subscription|rent) (due|late|overdue) (already|this week|now)
      when will they cut my water if i don't pay
      last day for paying my waste bill
      which date does my internet finish
      is my school fees bill late
      when is the {biller} bill due
      how many days remain before my dstv bill
      remind me when next i'm to pay {biller}
      has the deadline for my tax bill passed
    `,
    bill_balance: `
      how much (is|was) my (bill|light bill|water bill|phone bill|internet bill)
      how much do i owe (on|for) my (bill|light|water|electricity bill|phone bill)
      what is (the total of|the amount on) my (bill|bills)
      what is my outstanding (bill|electricity bill|debt on the meter)
      how much (is left|remains) to pay on my (bill|school fees|rent)
      total of all my bills
      what (do|does) my bills (come to|add up to)
      how much will my bills cost (this month|)
      how much do i (have to|need to|must) pay (on|for) my (card|light|gas|taxes|cable|water)
      (tell me|what is) the amount (owed|i owe) on (gas|light|electric|cable|water)
      what do my bills look like (for {period}|)
      how much is owed on my (gas|cable|water|light) (bill|)
      amount (due|owed) on my (bill|card)
      how much is my (light|water|electricity|internet|dstv|gas) bill (this month|now|)
      what (do i owe|is owing) (on|for) (my|the) (bills|light|water|dstv|rent)
      (total|amount) of (all|) my (unpaid|outstanding|) bills
      (tell me|show me|what is) (the|my) (total|) (bill|bills) (amount|balance|to be paid)
      how much (do i|should i) pay (for|on) (light|water|dstv|internet) this month
      (how much|what) (is|do i owe on|remains on) my (light|nepa|water|dstv|internet|gas|phone) bill
      (what|how much) do all my (bills|utility bills) (come to|add up to)
      (check|show|tell me) (my|the) (outstanding|unpaid|pending) (bill|bills|electricity debt)
      how much (am i|are we) owing (nepa|the disco|ikedc|the water board|dstv)
      (amount|balance) (on|of|due on) my (bill|light bill|water bill|{biller} bill)
      how much (should|will) i pay for (electricity|water|my bills|dstv) ({period}|)
      what (do|does) my (bill|bills) look like (for|on) (light|water|netflix|internet|cable)
      how much do i have to pay (on|for) (taxes and cable|gas|light and water|my utilities)
      (how much) (should i|do i|must i) (pay|owe) (for|on) (internet|gas|water|light|my dstv) (this month|{period}|)
      (how much|what) is (my|the) (light|water|cable|phone|waste) bill
      (what|how much) (did|does) (nepa|the disco|the water board|lawma) (bill|charge) me (this month|for last month|)
      (the|my) (light|nepa|water|waste) bill (came|has come)(, how much is it|, what is the amount|)
      (what|how much) (is|remains) (unpaid|uncleared|not paid) (on|of) my (bill|bills|school fees|utilities)
      (let me|i want to) (know|see|confirm) (the amount|how much) (on|for) (my|the) (bill|light bill|water bill) (first|)
      (what's|what is) (the|) (figure|amount|sum|cost) (for|of|on) (my|this month's) (bill|internet bill|light bill)
      (am i|are we) (owing|in debt to) (nepa|the disco|phcn|lawma) (and how much|)
      (how big|how high|how heavy) (is|was) (my|our) (light|electricity|water|internet) bill (this time|)
      (add|sum|join) (all|) my (bills|utility bills) (together|up) (for me|how much is it|)
      (bill|bills) (total|amount|balance) (please|for this month|for my house)
      (outstanding|arrears|debt) (on|for) (my|the) (light|water|electricity|phone) (bill|account) (please|)
      (my|the) (bill|light bill|water bill) (is how much|came to how much|amount please)
      (what|how much) (must|should) i (bring|drop|pay) for (this month's|the) (bill|bills|light bill)
      (check|see) (how much|what) we (owe|are owing) (nepa|lawma|the water board|dstv)
      (how much|what) (does|did) (my|the) (electricity|water|internet) (bill|) (come to|cost|stand at)
      (they brought|i got|nepa brought) (a|my|the) (bill|light bill|water bill)(,|) (how much is it|what's the amount|what do i owe)
      (how much|what) (altogether|in total) (do i|are we to) (pay|owe) (for|on) (light and water|all the bills|utilities)
      (my|the) (outstanding|unpaid) (bill|bills|light bill|water bill) (is how much|amount|please)
      (how much|what) (is|was) (last month's|this month's) (light|water|internet|gas) bill
      (what|how much) is my (electric|electricity|water|gas|internet|cable) bill (this month|now|for may|)
      (how much|what) (do|did) i (owe|have to pay) (on|for) (my|the) (electricity|phone|gas|water) bill
      (what's|what is) the (total|amount|balance) (of|on|due on) my (bills|water bill|electric bill|cable bill)
      (tell|show) me (how much|what) my (electricity|internet|phone|gas) bill (is|comes to|was) (this month|)
      how (high|big) is my (light|electricity|water) bill (this time|now|)
      (what|how much) (will|would) it (cost|take) to (clear|pay off) my (bills|light bill|outstanding bill)
      (i need|i want) to (know|see|check) (how much|what) (my bill is|i owe nepa|my bills are|the water people billed me)
      (total|sum) of (all|) my (bills|unpaid bills|monthly bills) (please|)
      (did|was) my (bill|light bill) (increase|reduced|higher) (this month|)(, how much is it|, what is the amount)
      (balance|amount) (remaining|left|outstanding) on (my|the) (school fees|rent|bill|electricity bill)
      (my|the) (light|water|internet|waste) bill (is|comes to) how much (this month|now|)
      (check|look up) (the|my) (amount|balance|figure) (on|of) my (bill|electricity bill|water bill)
      (how much|hw much) (is|be) (my|d|the) (nepa|light|water) bill
      (any|is there any) (debt|outstanding|arrears) on my (meter|light bill|water bill|estate account)
      (what|how much) are my (utility|monthly|household) bills (in total|altogether|)
      (please|karo)(,|) (how much|what) is my (light|water|internet|phone) bill
      (can|could) you (tell me|check|see) (how much|what) (my|the) (gas|water|cable|visa) bill is
      (what|how much) do i (owe|have to pay) (nepa|the water board|for waste|for light) (this month|now|)
      (i want|i need) (the|my) (bill amount|total bill|amount on my water bill) (please|for this month)
      (how much|what) (was|is) (last|this) month's (electricity|water|internet) bill
      (is|was) my (electricity|water|phone) bill (up to|more than|above) {amount} (this month|)
      how much (is|was) (this month's|last month's|the) (water|light|gas|phone) bill
      (what|how much) (amount|money) (is on|do they want for) my (electricity|water|cable) bill
      my (internet|electric|water|cable) bill(,|) how much (is it|do i owe)
      (what's|what is) my (bill|total bill|balance) (for|on) (electricity|water|internet|cable) (this month|)
      how much (do i|must i) (still|) pay (on|for) (my|the) (gas|phone|school) bill
      (show|check) (my|the) (unpaid|current|latest) (bill|water bill|electricity bill) (amount|please)
      (nepa|lawma|water board) (bill|) (how much|total) (do i owe|for this month)
      (how much|what) do i owe (on|for) (my|the) (water|light|internet|cable|gas) bill
      (how much|what) (am i|are we) owing (nepa|the estate|lawma|the water board|dstv)
      (tell me|show me|check) (the amount|how much) (on|of) my (light|water|internet|phone) bill
      (my|the) (light|water|internet|gas) bill (for this month|this time|now) is how much
      how much (bill|) did (nepa|the disco|the water board) charge us (this month|last month)
      (what's|what is) (outstanding|left|unpaid) on my (bill|light bill|school fees bill|rent)
      (how much|what amount) (do i|must i) pay to (clear|settle) my (electricity|water|internet) (debt|bill)
      (i got|i received) (my|a) (light|water|internet) bill but (did not see|can't see) the amount, how much (is it|do i owe)
      (total|sum) of (all|) my (unpaid|outstanding|monthly) bills (please|)
      (is|was) my (light|water|phone) bill (more|higher) than (last month|{amount})
      how (much|big) is (the|our) (estate|waste|water|light) bill (this month|now|)
      (has|is) my (bill|light bill|water bill) (increased|gone up)(, how much is it now|, what is it now)
      (am i|are we) owing (anything|any bill) (on light|on water|to dstv|to nepa)
      (how much|what) (do i|am i to) (owe|pay) (on|for) (my|the) (light bill|water bill|bills|internet bill)
      (check|show|tell me) (the amount|how much is) (on|) (my|the) (electricity bill|water bill|bill) (this month|)
      (what|how much) is (the total|outstanding) (of|on) my (bills|light bill|rent bill) (now|)
      what am i owing the water people
      how much is on my light bill this month
      check what i owe {biller}
      how much is my {biller} bill
      outstanding on my waste bill
      is there any debt on my {biller} account
      how much to clear my estate bill
    `,
    min_payment: `
      what is the (minimum|least|smallest) (payment|amount) (i can pay|) (on|for) my (bill|light bill|card|electricity)
      what is the minimum (payment|amount due)
      what is the least i can pay (on|towards) (this|my) bill
      how little can i pay (on|for) my (bill|light)
      minimum (payment|amount) for (electricity|dstv|my bill|water)
      can i pay part of my bill
      the lowest amount of (light|electricity) i can buy
      (what is|tell me) the (least|smallest|minimum) (i can|amount i can|) pay (on|for|towards) (my|the) (bill|card|loan)
      (minimum|least|lowest) (payment|amount) (for|on) my (bill|light bill|visa|card)
      how (little|small) can i pay (on|for) (my|the) (bill|card)
      (what's|what is) the (least|lowest|minimum|smallest) (amount|payment|money) (i can|to|they accept to) (pay|make) (on|for|towards) (my|the|this) (bill|loan|light bill|credit card)
      (is there|what is) a minimum (payment|amount) (for|on) (my|the) (bill|electricity|water bill|card)
      (can|may) i (pay|make) (small|part|half|a part) (payment|of my bill|of it)
      min (payment|amt|amount) (for|on) (my|) (bill|light|nepa|water)
      (can|will) (they|nepa|the disco) (accept|take|collect) (half|part|a little|small money) (of|for) (my|the) bill
      (what|which) (amount|price) (can|does) (a|one) (light|electricity|dstv) (purchase|payment) start from
      (i don't have|i can't raise) (all|the full amount)(, what is|, tell me) the (least|minimum|smallest) i (can|should) pay (on|for) (the|my) bill
      (instalment|part payment|half payment) (on|of|for) (my|the) (bill|school fees|rent) (is it allowed|possible|)
      (minimum|lowest|smallest) (light|electricity|units|bill) (i can buy|payment|vend)
      (from how much|starting from what) (can|do) (i|people) (pay|buy) (light|bills|electricity)
      (is|will) {amount} (too small|enough|okay) (for|to pay on) (a|the|my) (bill|light bill)
      (must|do) i (have to|) pay (everything|all|the whole) (bill|of the bill) (at once|now|or can i pay small)
      (what is|tell me) the (smallest|minimum) (purchase|vend|amount) (for|of) (light|power|a token)
      (can i|may i) (reduce|split|break) (the|my) (bill|payment) (into bits|into two|small small)
      (at least|minimum),? how much (must|can) i (pay|put) (on|for) (the|my) (bill|light bill)
      (they gave me|i have) (a big|a huge) bill(,|) (what's the least i can|how little can i|what minimum can i) pay (now|)
      (will|can) i (be allowed to|) (pay|drop) (half|a quarter|something small) (of|on) (the|my) (bill|light bill|fees)
      (minimum|smallest|lowest) (payment|amount) (please|allowed|accepted)
      (is there|do they have) (a|any) (minimum|lowest amount) (for|to buy) (units|light|dstv|power)
      (part|half) payment (for|of) (my|the) (light bill|dstv|school fees|water bill) (is okay|can i|)
      (how small|what minimum) (an amount|) (do|will) (they|the disco|you) (take|accept) (for|on) (a|the) bill
      (what is|what's|tell me) (my|the) (minimum|lowest|smallest) (payment|amount) (on|for|due on) my (bill|credit card|electricity|internet bill|water bill)
      (how little|how small) can i pay (on|towards) (my|the) (bill|electricity bill|visa)
      (what's|what is) the (least|lowest|minimum) (amount|) i (can|have to|must) pay (on|for|toward) my (bill|light bill|gas bill|card)
      (minimum|min) (payment|amount|pay) (due|) (on|for) (my|the) (card|bill|light bill|water|phone bill)
      must i pay the (full bill|whole light bill|whole bill) or (is there a minimum|can i pay a little|half is allowed)
      (can i|am i allowed to) pay (only|just) (a little|half|{amount}) (of|on) (my|the) (bill|electricity bill|water bill)
      (how much|what) is the (minimum|smallest) (vend|purchase|payment) (for|on) (electricity|light|the meter|dstv)
      (what|how much) (should|must) i pay at (least|the minimum) (on|for) (my|the) (internet|light|credit card|phone) bill
      is there (a|any) minimum (i must pay|payment required|amount) (for|on) (my bill|this bill)
      (least|lowest|smallest) (money|amount|payment) (to pay|i can pay) (on|for) (my bill|light|water)
      (min|minimum|minmum) (paymnt|payment) (pls|on my bill|for light)
      (i can't|i cannot) pay (all|the full bill) (now|this month)(,|) (what is|how much is) the (minimum|least i can pay)
      (what|tell me the) minimum (do they|does the disco|do you) (accept|take|allow) (for|on) (a bill|light|my electric bill)
      (please|karo)(,|) what is the (minimum|least) (i can pay|payment) on my (bill|electricity bill|water bill|card)
      (tell me|i need to know) the minimum (payment|amount due) (on|for) my (phone|water|credit card|gas) bill
      (what|how much) must i pay (at minimum|as minimum|at the very least) (on|for) (my|the) (bill|cable bill|light bill)
      is (half payment|part payment|a small payment) (allowed|okay|accepted) on my (bill|water bill|electric bill)
      (minimum|smallest) (light|airtime|dstv|water) (payment|amount) (i can make|allowed|please)
      (the|my) minimum (payment|due) (this month|on my visa|for the water bill) (please|is how much)
      (can i|let me) pay (the minimum|only the minimum) on my (bill|card|internet bill)(, how much is it|)
      how much is the minimum (on|for) my (gas|internet|credit card|electricity) bill (this month|)
      (i'm short|i am low) on (cash|money)(,|) what is the (least|minimum) i can pay (on|for) my (bill|light bill)
      what is the (lowest|smallest) (amount of light|recharge|payment) i can (buy|make) (on my meter|on the bill)
      (what's|tell me) the (least|lowest|minimum) (on|for) my (card bill|water bill|light bill) (this month|)
      (must|should) i pay (more than|at least) {amount} (on|for) my (bill|electricity bill)
      (lowest|minimum) (bill|card) payment (please|this month|i can make)
      (minimun|minmum|min) (payment|amount) (on|for) (bill|my card|dstv|water)
      (what's|what is) the (least|smallest amount) i can (get away with|pay) on (my|this) bill (this month|now|)
      (i can't|i cannot) pay (all|the full bill|everything)(,|) what is the (least|minimum) (i can pay|you will take)
      if i (can't|cannot) pay the (full bill|whole light bill), (what is the minimum|how little can i pay)
      (is|will) {amount} (be enough|enough) as (the minimum|a minimum payment) (on|for) my bill
      (the|my) minimum (due|payment|amount due) (on|for) my (credit card|water bill|light bill) (please|)
      what (is|was) the minimum (payment|amount due) (on|for) my (phone|cable|gas) bill
      (money is tight|things are hard)(,|) what is the smallest (part|amount) of (my|the) bill (i can pay|they will accept)
      (from how much|starting from how much) can i pay (on|towards) (my|the) (bill|light bill|water bill)
      (do i have to|must i) pay the (whole|full) (bill|amount) or (is there a minimum|just part of it)
      (how low|how little) can (i|my payment) go on (the|my) (bill|light bill)
      (may|can) i pay (my|the) (bill|rent bill|fees) in (parts|bits|instalments)(, what is the minimum|, from how much)
      (tell me|show me|check) (the|my) minimum (payment|due) (for|on) (my|the) (electricity|internet|visa) bill
      (does|do) (nepa|the water board|dstv|the school) (accept|take) (part payment|half payment)
      (i only have|i have just) {amount}, (is it up to|does it reach) the minimum (for|on) my bill
      lowest (payment|amount) (allowed|possible) (on|for) my (bill|credit card bill|internet bill)
      (could|can) you tell me (the|my) minimum (payment|amount due) (for|on) my bill
      what must i (at least pay|pay at the least) so they (don't|won't) cut my (light|water|cable)
      minimum (light|electricity|token) (i can buy|purchase|amount i can buy)
      (what is|how much is) the (least|smallest|minimum) i (can|must|should) pay (on|towards) (my|the) (light bill|bill|water bill)
      (can i|may i) pay (part|half|something small) (of|on) (my|the) (bill|light bill|rent bill) (now|this month|)
      minimum (payment|amount|due) (on|for) (my|the) (bill|card bill|water bill|nepa bill)
      what's the smallest i can pay on this bill
      can i pay part of my {biller} bill
      i can't pay all the bill, what is the least they will take
      minimum for my card this month
      least payment on {biller}
      must i pay the bill complete or i can pay small
      can i split the bill
      can i be paying my bill small small
      let me pay the bill in bits, what is the least
    `,
    card_create: `
      <i_want> (get|have|create|request|order|apply for) (a|an|my|a new) (card|virtual card|atm card|debit card|dollar card)
      (create|give me|make|request|order|issue) (a|me a|my) (virtual|new|debit|naira|dollar|) card
      (new card|virtual card|get card|card request|create card|request card|atm card)
      how (do|can) i get (a|my|an) (card|atm card|virtual card|debit card)
      i (lost|damaged) my (old|) card (and|,) (i need|i want|send me) (a new one|another|a replacement)
      replace my card
      do you (have|give|issue) (cards|atm cards|virtual cards|debit cards)
      i need a card (to shop online|for netflix|for online payment|to pay for ads|for my subscription)
      how much is (a|the) (card|virtual card|atm card)
      my card is (broken|damaged|expired|bad), (i need|give me) (a new one|another)
      a (visa|mastercard|verve) card (please|)
      card for online shopping
      can i have a second card
      i don't have a card (yet|)
      apply for (an atm|a debit|a virtual) card
      generate a virtual card
      when will my new card (arrive|come|be ready)
      add a new card
      i would love a (physical|plastic|naira) card
      open a card
      card to pay on (amazon|aliexpress|jumia|apple music|spotify)
      (i want|i need|get me|give me) (a|an|a new|another) (card|atm card|debit card|virtual card|card for online)
      (create|issue|request|order|make) (a|me a) (virtual|physical|new|debit|dollar) card
      (how do i|can i) (get|apply for|order) (a|an|) (atm|debit|virtual|) card
      (replace|renew) my (damaged|broken|expired|lost) card
      (pls|abeg|i want|i need|can i) (get|collect|order|request|apply for|have) (an|a|my|) (atm card|debit card|virtual card|dollar card|physical card|new card)
      (create|generate|make|open|issue) (a|) (virtual|dollar|usd|online|naira) card (for me|)
      (how|where) (do|can) i (get|collect|apply for|request|order) (a|my) (card|atm|debit card|virtual card)
      (i want|need) a card (for|to) (online|internet|netflix|facebook ads|shop|pay|subscriptions|alibaba|my business)
      (my|the) (card|atm) (is|has|got) (expired|broken|spoilt|bent|torn|damaged), (i want|i need|get me) (a new one|another|a replacement)
      (replace|change|renew|reissue) (my|the) (card|atm card|old card|debit card)
      how much (is|does it cost to get|do you charge for) a (debit card|virtual card|new card)
      when will my (card|new card|atm card) (be ready|arrive|get here|be delivered)
      (do you|does karo) (offer|have|give) (virtual|dollar|atm|debit|physical) cards
      (send|deliver|bring) (me|) (a|my) (card|atm card|debit card) (to my house|)
      (i need|get me|give me|apply for|i want) (a|an|another|my own) (card|debit card|atm card|virtual card|mastercard|visa card)
      (card|a card) (to|for) (pay|buy things|shopping|subscribe|use) (on netflix|online|on amazon|on spotify|for adverts)
      how much (is|do you charge for) (a|the) (card|virtual card|atm card)
      (my|the) (netflix|apple|spotify|facebook ads|bolt) (wants|needs|is asking for) (a|my) card(, give me one|, create one|)
      (i'm|i am) (travelling|going to dubai|moving to uk) (and|so i) (need|want) a (dollar|visa|working|new) card
      (i never|i didn't|i have not) (collected|received|collect|been given) (a|any|my) (atm|debit|) card (since|from you|)
      (the|my) (chip|magnetic strip|card) (has|is) (peeled|worn out|faded|scratched)(, issue|, print|, give me) (a new|another) (one|card)
      (can|will) you (print|ship|courier|post|dispatch) (a|my) (card|debit card|atm card) (to me|to ibadan|to my office)
      (virtal|vitual|virtaul|vertual) card (pls|for online|)
      (set|hook|sort) me (up|) with (a|an) (card|virtual card|dollar card|atm)
      (which|what) (types|kinds|type) of (card|cards) (do you|can i) (have|get|issue)
      (i|we) (want|need) (a|one) (card|visa) (in|for) (my daughter's name|my business|dollars|naira)
      (pick up|collection|collecting) (of|) (my|a) (new|) (atm|debit) card (where|how|)
      (a|one) (pink|black|contactless|custom) (debit|) card (for me|please|)
      (my|the) (old|former) card (expired|expires) (last month|this month|), (send|issue|get) (me|) (a|the) new one
      (is there|do you have) (a|any) card (that works|i can use) (abroad|on amazon|for paypal|on pos)
      (i need|get me|create) (something|a card) to (pay|shop) (on temu|on shein|on aliexpress|on ebay) with
      (issue|create|get) (a|one) (extra|second|spare|additional) card (for my wife|for me|)
      (verve|visa|mastercard|afrigo) (card|) (please|request|i want)
      (how|where) (do|can) (i|one|a customer) (come by|obtain|lay hands on) (a|your) (card|debit card|atm card)
      (order|request|book) (a|my) (fresh|brand new|replacement) (card|atm card|debit card) (for me|)
      (card|atm) (application|issuance|request) (please|form|)
      (turn|make) my account (have|get) (a|an) (card|atm|virtual card)
      (i've been|am) (using|paying with) cash (everywhere|)(,|) (give me|i want|get me) a card
      (atm card|virtual card|debit card) (please|request|now|for me)
      (which|what) (card|one) (can|will) (work|pay) (on|for) (google ads|netflix|visa fee|ielts|aliexpress)(, get me one|, i need it|)
      (my|the) (daughter|son|wife|staff) (needs|should have) (a|her own|his own) card
      (how long|how many days) (does|will) (a|the|my) (new|) card (take|need) (to come|to arrive|to be ready)
      (i want|i need|give me|get me|issue me|send me) (a|an|my) (card|atm card|debit card|virtual card|dollar card|physical card|new card)
      (how|where) (do|can) i (get|order|request|collect|pick up) (a|an|my|) (card|atm card|debit card|virtual card)
      (do you|can you|does karo) (have|give|issue|offer) (cards|atm cards|dollar cards|virtual cards|a card)
      (my|the) (card|atm) (has expired|is broken|got damaged|is cracked|is bad|no longer works)(,|) (replace it|i need another|send a new one)
      (replace|renew|reissue) my (card|atm card|lost card|expired card)
      (i want|i need) a card to (pay online|shop on amazon|subscribe on netflix)
      (when|how long) (will|before) my (new|) card (come|arrive|be ready|reach me)
      (create|make|open|generate) (a|one|another) (virtual|online|dollar|naira) card (for me|please|with {amount}|)
      crad pls, i want one
      (i have never|i don't) (had|have|own) (a|an atm) card(,|) (how do i get one|can i get one|give me)
      (card|atm) (request|application|order|collection)
      (i want|i need|can i get|how do i get) (a|an|) (new|) (atm card|debit card|virtual card|dollar card|card) (please|)
      (order|request|apply for|issue) (me|) a (debit card|virtual card|new card|dollar card) (please|)
      (my|the) (old|) card (has expired|is damaged|is broken|is about to expire)(, i need a new one|, replace it|, send another)
      (send|deliver|bring) (me|) my (atm|debit) card (to my house|to kano|when it is ready|)
      (how much is|how long does it take to get) (a|the) (debit card|virtual card|new card)
      (i want|i need) a card i can (pay on|use on|use for) (amazon|netflix|jumia|facebook ads|shein)
      (create|open|make) a (virtual|dollar|naira) card (for me|for online shopping|please|)
      (replace|renew) my (lost|expired|damaged|stolen|swallowed) (card|atm card) (please|)
      (can i|is it possible to) (get|have) (a second|two|another) (card|debit card) (on|for) my account
      (where|how) (do|can) i (pick up|collect|get) my (new|) (atm|debit) card
      (i don't|i do not) have (a|any) (card|atm card|debit card)(, can i get one|, give me one|, how do i apply)
      (a|one) (mastercard|visa card|verve card) (please|for my account|for me)
      (crad|card|kard) (request|reqest|application) (pls|for online|)
      is my (card|new card|replacement card) (printed|ready|on the way)
      (get|give) (my wife|my child|my staff) a card (on my account|please|)
      (good morning|please|karo)(,|) (i want|i need|give me) (an atm card|a debit card|a virtual card|a card)
      (my|the) card (got|is) (burnt|bent|cracked|spoilt|faded)(,|) (i want a new one|replace it|give me another)
      (can|do) you (send|deliver|post) (cards|atm cards|a card) to (my village|kano|my office)
      (card|a card) (for|to use on) (bolt|uber|aliexpress|google play|apple) (please|)
      (new|another|second) (atm|debit|virtual) card (please|request|for my account)
      is it (free|possible|allowed) to (get|have) a (card|virtual card)
      (please|karo)(,|) (i want to|how do i) (get|order|apply for) (a card|an atm card|a virtual card)
      (i|we) (never|have not) (had|received|collected) (an atm card|a debit card|a card)(, give me one|, how do i get one|)
      (can you|please) (issue|create|make) (me|) a (card|virtual card|debit card) (for online|today|)
      (my|the) card (will expire|expires) (soon|next month)(,|) (renew it|send a new one|i want another)
      (a|one) (virtual|dollar) card (for|to pay) (school application|netflix|amazon|ads) (please|)
      (do|can) you (give|print|issue) (atm cards|debit cards|cards) (here|for karo account)
      (i need|get me) (something|a card) for (online payments|pos|atm withdrawals)
      (my|the) (first|new) card (has not come|is not here|never arrived)(, when will i get it|, send it|)
      (want|need|get) (card|atm card|virtual card) (pls|for my acct|asap)
      (apply|register|put me down) for (a|an) (atm card|debit card|virtual card)
      (what|which) (types of card|cards) (do you have|can i get|are available)
      (i want|i need|give me) (another|a second|a replacement) card (please|my old one is bad|)
      (my|the) card (expired|is broken|got spoilt|has cracked)(,|) (i need another|send a new one|replace it)
      (has|is) my (new|) card (been printed|been sent|on the way|ready) (yet|)
      (can i|may i) (have|get) a card (for online|for my wife|for netflix|to use at pos)
      (what is|how much is) the (price|cost) of (a|the|your) (card|debit card|virtual card)
      (i don't have|i have no) card (with you|for this account)(,|) (make one|give me one|how do i get it)
      i ordered a card three weeks ago, it has not reached me
      i want to pay for jamb online, they are asking for card
      i need something to pay facebook adverts with
      can i get a card for canva
      card that works on amazon, i want it
      let me have an atm card for withdrawing
      how long does it take for a new card to come
      where will i pick my card
      deliver a card to my shop
      my old card has expired, print another
      verve or mastercard, which one can i get from you
      dollar card please
      make me a virtual card for my son's school portal
      one more virtual card
      i've never had an atm card, make one for me
      send me plastic card
      new crad pls
      tired of paying with cash, i want a card
      how long before the card i ordered arrives
    `,
    card_freeze: `
      <please> (block|freeze|lock|disable|deactivate|suspend|stop) my (card|atm card|virtual card|debit card)
      my (card|atm card|debit card|atm) (is|was|got|has been) (stolen|missing|lost)
      i (lost|misplaced|can't find|have lost) my (card|atm card|debit card|wallet and card)
      <i_want> (block|freeze|lock|stop) my (card|atm card)
      (block card|freeze card|lock card|card block|freeze my card|stop my card)
      someone (stole|took|is using|has) my (card|atm card|card details)
      (unfreeze|unblock|unlock|activate|reactivate) my (card|atm card)
      stop all payments on my card
      turn off my card
      (deactivate|cancel) my (virtual|old|debit) card
      the atm (swallowed|took|seized|kept) my card
      put a hold on my card
      my card has been compromised
      thieves took my wallet, block (the|my) card
      disable online payments on my card
      card lost (please block|)
      i want my card stopped immediately
      my purse was snatched with my card inside
      temporarily (lock|freeze) (the|my) card
      report (lost|stolen|a lost|a stolen|a missing) card
      (my|the) (atm|debit|virtual|) card (is missing|got lost|was stolen|has been stolen|fell) , (block|stop|freeze) it
      (block|freeze|stop|deactivate|disable) (the|my) (atm card|debit card|virtual card|card) (please|immediately|now|)
      (i lost|i can't find|someone stole|i misplaced) my (atm|debit|) card
      (somebody|someone|a thief) has my card
      (pause|hold|suspend) my (card|virtual card) (for now|for a while|)
      (pls|abeg|please|quick) (block|freeze|lock|stop|deactivate|hold) (my|the) (card|atm|atm card|debit card|virtual card) (now|immediately|fast|)
      (i|my wife|my brother) (lost|misplaced|can't find|cannot find|dropped) (my|the|her) (card|atm card|debit card|atm)
      (someone|thief|they|somebody) (stole|took|snatched|has|is using) my (card|atm card|debit card|atm)
      (my|the) (card|atm) (has been|was|got|don) (stolen|lost|missing|swallowed|snatched|hacked)
      (the|an) (atm|machine) (swallowed|seized|ate|kept|trapped) my card
      (don't|do not) (allow|let) (anyone|anybody|them) (use|to use) my card
      (put|place) (a|) (hold|block|freeze|lock) on my (card|atm card|debit card)
      (unfreeze|unblock|unlock|reactivate|enable) my (card|atm card|debit card|virtual card) (please|now|)
      (delete|cancel|terminate|close|destroy) (my|the) (virtual|dollar|atm|debit|) card
      (turn off|switch off|pause|suspend) my (card|debit card|virtual card)
      (stop|block) (online|atm|pos|web|) (payments|transactions|withdrawals) on my card
      (robbed|they robbed me|i was robbed), (block|freeze|stop) my (card|atm)
      (don't|do not) (let|allow) (anybody|anyone|the thief) use my (card|atm card|debit card)
      (switch off|turn off|disable|stop|pause|hold) my (card|atm|virtual card|debit card) (now|immediately|for now|)
      (i can't find|i dropped|i left|somebody took|they stole) my (atm|card|debit card) (in the bus|at the shop|yesterday|)
      (the|an) atm (swallowed|seized|kept|ate|swallow) my card
      (my|the) (atm|card) (fell|dropped|got missing) (in|inside) (a taxi|keke|the market|a bus|the gutter)(, lock it|, block it|)
      (conductor|my maid|my ex|the salesgirl|an usher) (took|has|ran away with|stole) my (atm|card|debit card)
      (pls|please|quickly) (hot list|hotlist|kill|shut|bar) (my|that|the) (card|atm card|virtual card)
      (i left|i forgot) my card (in the machine|at the pos|in a restaurant)(, block|, lock|, stop) it
      (strange|unknown|foreign) (people|website|app) (is|are) (charging|debiting|using) my (card|virtual card)
      (i found|i have found|i've seen|i got) (my|the) (missing|lost|) (card|atm)(, open it|, unlock it|, you can unblock it)
      (no|stop) (more|further) (charges|spending|withdrawal|payments) (on|with|from) (my|this|that) card
      (don't|do not) (let|allow) (netflix|any website|apple|anybody) (charge|debit) my card (again|)
      (lost|missing|stolen) (my|) (wallet|purse|bag|handbag) (with|and) (my|the|) (atm|card|cards) (inside|)
      (place|put) (my|the) card (on hold|under lock|on pause)
      (i think|it seems|looks like) (someone|a waiter|the pos man) (copied|snapped|cloned|saw) my card (details|number|)
      (disable|deactivate|switch off) (international|online|contactless|web) (payments|transactions|) (on|for) (my|the) card
      (blok|bloc|blick|frize) my (card|atm|atm card) (pls|now|)
      (render|make) (my|the) (stolen|missing|old) card (useless|inactive|invalid)
      (the|my) (card|atm) (is|has been) (trapped|stuck|swallowed|retained) (in|by) (the|{bank}|a) (machine|atm)
      (somebody|someone|a boy) (picked|is holding|grabbed) my (atm|card), (block|lock|stop) it
      (unlock|release|free|restore|turn back on) (my|the) (frozen|blocked|) (card|atm card|debit card)
      (i no longer|i don't) (trust|need|want) (this|my|that) (virtual|dollar|old|) card(, cancel it|, delete it|, close it)
      (lock|freeze) (it|the card|my card) (till|until) (i find it|tomorrow|i say so|i'm back)
      (my|the) (child|daughter|boy) (used|is using) my card (without asking|on games|)(, stop it|, lock it|)
      (jesus|help|god)(,|) (my|the) (card|atm) (is gone|is not in my bag|is missing|has been picked)
      (block|freeze|stop|lock) (card|atm) (please|now|fast)
      (i gave|i handed) my (card|atm) to (a boy|a pos man|someone) and (he ran|he hasn't returned)(, block it|, lock it|, stop it)
      (nobody|no one|not even me) should (use|withdraw with) (my|that|the) (card|atm) (again|for now|)
      (i'm|i am) (not using|travelling without) my card(, lock it|, freeze it|, pause it) (for now|till i return|)
      (my|the) (card|atm|atm card) (is missing|got lost|was stolen|has been stolen|is gone|fell somewhere)
      (block|lock|freeze|stop|disable|deactivate|pause) (my|the|that) (card|atm|atm card|virtual card|debit card) (now|please|fast|quickly|)
      (someone|somebody|a thief|my house boy) (took|has|is using|used|stole) my (card|atm|card details)
      (i left|i forgot) my card (in|at) (the atm|the shop|a pos)(,|) (block it|lock it|stop it)
      (the|an) (atm|machine) (swallowed|kept|seized|trapped) my card
      (unfreeze|unblock|unlock|reopen|activate) my (card|atm card|virtual card) (please|now|)
      (i found|i have found|i've seen) my card(,|) (unblock|unlock|unfreeze|open) it
      (i can't find|i don't know where i kept|i cannot see) my (card|atm card)
      (don't let|stop) anyone (use|from using) my (card|atm card)
      (strange|unknown) (charges|payments|websites) on my card(,|) (block|stop|freeze) it
      (block|freeze|lock|stop|disable|cancel) my (debit|atm|virtual|lost|stolen|) card (please|right now|immediately)
      (i lost|i can't find|i misplaced) my (card|atm card|debit card)(, block it|, please lock it|, stop it|)
      (my|the) (card|atm card|wallet with my card) (was stolen|is stolen|got stolen|has been snatched)(, block the card|, stop it|)
      (someone|somebody) (stole|took|has|picked) my (debit|atm|) card(, block it|, freeze it|)
      (unblock|unfreeze|unlock|switch on) my (card|atm card|virtual card|debit card) (please|again|)
      (can you|please) (put a stop on|deactivate|suspend|temporarily lock) my (card|debit card|atm)
      (stop|don't allow) (online payments|international payments|any payment|withdrawals) (on|with|from) my card
      (atm|machine) (seized|swallowed|trapped|retained) my card(, block it|, what do i do|, lock it)
      (freez|frize|blok|block) my (crad|card|atm) (pls|fast|)
      (i left|i forgot|i dropped) my (card|atm card) (in the bank|in a keke|at the filling station|inside a bus)(, block it|, lock it|)
      (lock|freeze) (the|my) (card|dollar card|virtual card) (till tomorrow|for now|until i need it)
      (i've|i have) (found|seen) my (missing|lost|) card(, open it back|, unlock it|, unfreeze it)
      (someone|a stranger) (has|saw|copied) my card (number|details|pin)(, block the card|, lock it now|)
      (turn|switch) (off|on) my (atm|debit|virtual|) card (please|now)
      (how|where) do i (block|freeze|lock|stop) (a|my) (lost|missing|stolen|) card
      (good morning|please|karo)(,|) (block|lock|freeze) my (card|atm card|virtual card) (i lost it|it is missing|now|)
      (my|the) (purse|wallet|bag) (with|and) my (atm|card) (inside|) (is lost|was stolen|got missing)(,|) block (it|the card)
      (hold|stop|lock) (my|the) (atm|debit card) (until|till) (i find it|tomorrow|i call)
      (nobody|no one) should (use|withdraw with) my (atm|card)(, block it|, lock it|)
      (open|unlock|enable|activate) my (blocked|locked|frozen) (card|atm card) (please|)
      (my|the) card is (in the wrong hands|with a thief|with someone else)(, block it|, freeze it|)
      (please|karo)(,|) (stop|block|lock) my (card|atm card|debit card) (fast|now|)
      (i think|i believe) my (card|atm card) (is lost|was stolen|fell)(,|) (block|freeze|lock) it
      (can you|how do i) (temporarily|quickly|) (freeze|lock|block) my (card|atm card|virtual card)
      (disable|switch off|lock) (the|my) (card|virtual card|atm) (till|until) (next week|i travel back|further notice)
      i (paid|bought fuel) and left my (atm|card) (at the counter|with the attendant)(,|) (block|lock|freeze) it (before they use it|now|)
      (lost|stolen|missing) card(,|) (block|stop|freeze) it (please|now|fast)
      (block|lock) (both|all|the two) (my|) cards (please|now|)
      (someone|my son) (used|is using) my (atm|card) (without telling me|every day)(,|) (lock|block|stop) the card
      (don't|do not) (approve|allow) (any|another) (payment|withdrawal) on my card (please|again|)
      (put|place) a (hold|block|freeze) on my (card|debit card|atm card) (please|)
      my card (fell|dropped) (in the gutter|in a taxi|at the market)(,|) (block|lock|stop) it
      (i can't find|i don't see|i misplaced) my (card|atm card|debit card) (, block it|, lock it|, freeze it)
      (block|lock|stop|freeze) (the|that|my) (card|atm) (until i find it|it was stolen|i left it in the atm|please)
      (the machine|atm) (swallowed|seized|kept) my card(,|) (block it|stop it|lock it)
      (turn|switch) (off|on) my (card|virtual card|debit card) (please|for now|)
      (someone|somebody) (copied|knows|has) my card (number|details)(,|) (block|freeze|lock) (it|the card)
      i left my atm card in the machine at {bank}
      my card fell in the market, nobody should use it
      i can't find my atm since sunday, block it
      my boy took my card without telling me, stop it
      put a stop on my card until i see it
      i don't want this card to work online
      set my card to {amount} a day only
      switch off foreign payments on my card
      block all subscriptions on my card
      card got missing inside bus
      kill that virtual card
      turn my card back on, i've seen it
      my purse and atm card are gone, lock the card
      hotlist my card
      bar my card quickly
      thief stole my handbag and the atm card inside, stop the card
      i no longer want the dollar card, close it
    `,
    card_show: `
      (show|give|send|tell) me my (card|virtual card) (details|number|info|expiry date)
      <i_want> (see|view|know) my (virtual card details|card details|card number)
      (card details|my card|show card|card number|view card|my cards|list my cards)
      what is my card (number|expiry date|cvv)
      when does my card expire
      (expiry|expiration) date (of|on) my card
      where (is|can i see) my (virtual card|card details)
      what cards do i have
      is my card (active|frozen|blocked|working)
      status of my card
      (card|my card) (balance|limit|status)
      how many cards do i have
      i need my card details (to pay online|now|)
      display my (virtual|debit|) card
      the last four digits of my card
      let me see my cvv
      card info
      view my atm card
      my card's expiry
      details of my (virtual|naira|dollar) card
      (show|let me see|view|give me) my (card|virtual card) (details|number|cvv|expiry|information)
      (what|when) (is|does) my card('s|) (number|expiry date|cvv|expire)
      (which|how many) cards do i have
      (is|check if) my card (is|) (active|working|still valid|frozen)
      (show|send|give|tell) me my (card|virtual card|atm card|debit card) (details|number|info|cvv)
      (what|which) (is|are) my (card|virtual card) (number|cvv|expiry date|details)
      (i want to|let me|can i) (see|view|check|copy) my (card|virtual card|debit card) (details|number)
      (when|what date) (does|will) my (card|debit card|atm card) (expire|get expired|finish)
      (card|virtual card) (details|number|info|information|cvv|expiry) (pls|please|)
      (view|see|list|display) (my|all my) (card|cards|virtual cards|virtual card)
      (what|how many|which) cards do i have (with you|on my account|)
      (is|has) my card (active|blocked|frozen|still working|working|expired)
      (i need|i forgot) the (numbers|16 digits|cvv|expiry date) (on|of) my card
      (balance|money) (on|in) my (virtual|dollar) card
      is my card (active|working|blocked|still valid|expired)
      (where is|show|give me|show me) my (card details|card number|cvv|card expiry date)
      (what is|when is) (my card number|the cvv|the expiry of my card|my card's expiry)
      (copy|paste|bring) (out|) (my|the) (16 digit|sixteen digit|virtual) (card number|number|card)
      (which|what) (year|month|day) (will|does) (my|the) (card|atm|virtual card) (expire|run out|stop working)
      (the|my) (three|3) (digits|numbers) (at|on) the back (of my card|)
      (is|are) my (card|cards) (on|off|locked|usable) (now|at the moment|)
      (bring up|pull up|display) (my|the) (card|cards|virtual card) (details|page|info|)
      (what|how much) is (inside|on|loaded on) my (dollar|virtual|usd) card
      (i want|need|have) to (type|enter|put) my card (details|number) (on a website|on bolt|online)(, show it|, what is it|)
      (my|the) (card|virtual card) (name|address|billing address|zip code) (please|)
      (do i|did i) (own|have|still have) (a|any) (card|active card|virtual card) (with you|here|)
      (let me|can i) (have|copy|get) (the|my) (cvv|expiry|card digits|card number)
      (tell me|show me) (about|everything on) my (card|cards|debit card)
      (last|first) (four|six) (digits|numbers) of (my|the) (card|atm|debit card)
      (cvv|cvc|expiry date|pan) (of|on|for) my (card|virtual card|debit card)
      (what kind of|which type of|what) card (am i|is it that i am) (using|carrying|holding)
      (has|is) my (card|virtual card) (still|) (alive|valid|good|running)
      (how many|number of) (active|virtual|) (card|cards) (under|on|linked to) my (name|account)
      (cad|crad|kard) (details|number|info) (pls|)
      (view|see) (the|) (details|numbers) (of|on) (the|my) (usd|dollar|naira|plastic) card
      (send|give|text) me (the|) (number|expiry|code) (of|on|behind) my (card|virtual card)
      (check|confirm) (the|my) card (status|expiry date|details) (for me|please|)
      (i'm|am) (shopping|paying|subscribing) online(,|) (bring|show|give me) (the|my) card (details|number|cvv)
      (card|virtual card) (number|details|cvv|expiry) (please|now|fast)
      (what|which) (bank|type|brand) is (on|written on) my card
      (when|what month) does my (card|virtual card|debit card) (expire|run out)
      (please|) (confirm|tell me) (if|whether) my card (is|) (working|active|locked|expired)
      (i need to|let me) (copy|write down|see) (the|my) (card number|cvv|expiry) (again|)
      (where|how) (do|can) i (find|see|get) (the|my) (cvv|card number|card details|expiry date)
      (show me|send me|give me|let me see) (my|the) (card number|card details|cvv|card expiry)
      (what is|tell me|check) (my card|the card|my virtual card) (number|expiry date|cvv) (please|)
      (how much|what) is (on|in|left on) my (dollar|virtual|online|) card
      (list|show) (all|) my cards
      i (want|need) to (pay online|fill in card details)(,|) (show me my card number|what is my card number|show my card details)
      (is my card|is the card) (active|still working|blocked|expired)
      (view|check|display|reveal) (my|the) card (details|number|status|balance|)
      (show|send|give) me (my|the) (card|virtual card|dollar card|debit card) (details|number|cvv|expiry date|info) (please|)
      (what is|what's|tell me) my (card number|cvv|card expiry date) (please|)
      (i need|i want) (my|the) (card|virtual card) (number|details|cvv) (to pay|to shop online|for a payment|)
      (when|what month) (does|will) my (card|debit card|virtual card) (expire|stop working|finish)
      is my (card|virtual card|atm card) (active|working|still valid|blocked) or not
      (where|how) (can|do) i (see|find|view|check) my (card|virtual card) (details|number|cvv)
      (what|how many|which) cards (do i have|are on my account|have i created)
      (check|view|see|open) my (card|cards|virtual card|dollar card) (details|status|) (please|)
      (the|what are the) (numbers|digits|three digits) (on|at the back of) my (card|virtual card) (please|)
      (remind me of|i forgot|i don't remember) my (card number|card details|cvv)
      my (crd|kard|card) (detials|number|nos) (pls|please|)
      (what|which) (name|address) (is|do i put) (on|for) my (card|virtual card) (please|when paying|)
      (copy|paste|display) my (virtual|dollar|debit|) card (number|details) (here|)
      (let me|i want to) (see|look at|view) my (card|virtual card|cards)
      (card|virtual card) (status|limit and status|expiry|number) (please|now)
      (good morning|please|karo)(,|) (show me|i want to see|what is) my (card details|card number|virtual card)
      (card|virtual card) (number|details|cvv) (please|again|i want to pay online)
      (i'm|i am) (paying|shopping|booking) online(,|) (show|give me|what is) my (card number|card details|cvv)
      is my (card|virtual card) (expired|still active|active|working)
      (how long|till when) (is|will) my (card|virtual card) (valid|work|last)
      (abeg|please)(,|) (show|send) me (my|the) (card|atm) (number|details|expiry)
      (which|what) (month|year) does my (card|atm card|debit card) (expire|end)
      (please|karo)(,|) (send|show|tell) me (my|the) (card number|card details|cvv)
      is my (card|virtual card) (still working|still valid|still active) (now|abroad|)
      (what|which) (cvv|expiry date|number) is on my (card|virtual card)
      (see|open|bring out) my (virtual card|dollar card|card) (please|details|)
      (paste|send) (the|my) (16 digits|card digits|cvv) (here|please|)
      (which|what) cards (are|have i got) (linked|in my name|active)
      (what|tell me what) (colour|type|kind) of card (do i have|is mine)
      (card|atm) (expiry|expiration) date (please|check|)
      is my (dollar|virtual|debit) card (funded|active|open|working) (now|)
      (what are|show|send) (the|my) (digits|numbers|details) (on|of) my (card|virtual card) (please|)
      (when does|has) my card (expire|expired)
      (cvv|expiry|card number) (please|of my card|for my virtual card)
      (is|was) my (card|virtual card) (still active|locked or open|okay|expired)
      (let me|can i) (see|view|copy) my (card|card details|card number) (please|)
      i'm filling my card on a site, remind me the number
      i forgot the three digits at the back of my card
      the cards i have with you
      what date will my card die
      is my card naira or dollar
      name on my card, what is it
      card number abeg
      my card cvv pls
      is my card on or off
    `,
    group_create: `
      <i_want> (create|start|open|form|set up) (an|a|a new) (esusu|ajo|savings|contribution|thrift) (group|circle|)
      (create|start|form|open) (a|an|a new|our) (group|circle|esusu|ajo|savings group|savings circle|thrift group)
      (create group|new group|start esusu|start ajo|new esusu|new circle|create esusu)
      let us (start|create) (esusu|ajo|a contribution|a savings group) with (my friends|{name}|my colleagues)
      (my friends and i|we|me and my friends) want to (save together|contribute|do esusu|do ajo|start contribution)
      how (do|can) i (start|create|set up) (an|a) (esusu|ajo|group savings|savings circle)
      start (a|an) {amount} (weekly|monthly|daily) (contribution|esusu|ajo) (with 10 people|)
      set up (a|our) (weekly|monthly) contribution of {amount}
      group savings (with my friends|for my family|)
      make a (family|office|church|market) (contribution|savings) group
      open a circle for (10|5|12) people
      begin a new (ajo|esusu|adashi|isusu)
      i want us to contribute {amount} (every|each) (week|month)
      organise (a|an) (esusu|thrift|ajo)
      create a savings club for my (office|class|street)
      be the head of a new esusu
      start rotating savings
      new contribution group {amount} monthly
      set up a cooperative
      i want to gather people to save together
      (begin|organise|start|set up) (a|an|our) (contribution|thrift|esusu|ajo|cooperative)
      (my friends and i|my office|my family) want to (contribute|save) together
      i want to (head|start|run) a (contribution|savings) (group|circle)
      new (esusu|ajo|thrift) (of {amount}|weekly|monthly)
      gather people (to contribute|for esusu)
      (start|create|open|form|set up) (a new|our) (esusu|ajo|thrift|savings group|contribution) (with my friends|with market women|of {amount} weekly|)
      (i want to|we want to|how do i) (start|run|begin|organise) (an|our|a) (ajo|esusu|contribution|circle)
      (make|let me make) a (group|circle) (to save|for saving|for contribution) with (friends|family|my church)
      (i want to|we want to|help me|let's) (start|create|open|set up) (our|a new) (ajo|esusu|thrift|adashi|savings|contribution) (group|circle)
      (create|start|open|set up) (a|an|) (group|esusu|ajo|contribution) (with|for|of) (my friends|{number} people|my colleagues|my family|my church|{amount})
      (how|where) (do|can) (i|we) (start|create|open|form|set up) (a|an|our) (esusu|ajo|group|thrift|contribution|savings group)
      (new|open|begin) (esusu|ajo|adashi|isusu|thrift|savings group|contribution group)
      (my|our) (friends|office people|market women|family) (and i|) want to (save|contribute|do ajo) together
      (i|we) (need|would like) a (savings circle|rotating savings|contribution group|group savings) (for|of) ({amount}|10 people|my family|)
      (weekly|monthly|daily) (ajo|esusu|contribution|thrift) of {amount} (for|with) (my friends|5 people|{number} people)
      (gather|bring together) (people|my friends|my colleagues) (to|for) (save|ajo|esusu|contribute)
      (five|six|ten|twelve) of us (want|would like|have agreed) to (be contributing|start saving|run ajo|do thrift) (together|every month|)
      (women|market women|tailors|okada riders|nurses) in (my|our) (line|union|office|park) (want to|wish to) (start|form|begin) (ajo|esusu|thrift|a contribution)
      (i am|i'm) (the|) (organising|forming|putting together|setting up) (an|a|our) (ajo|esusu|thrift|cooperative|contribution)
      (each|every) (person|member) (will|should) (drop|pay|bring) {amount} (weekly|monthly|daily)(, set it up|, open the group|, create it)
      (merry go round|rotating|rotational|round robin) (savings|contribution|thrift) (for us|with my friends|how do we start)
      (make|appoint) me (the|) (head|admin|treasurer|collector) of (a|a new) (ajo|esusu|savings group|thrift)
      (alumni|class of 2010|hostel mates|choir|corpers) (want|need) (a|to have a|to open a) (purse|group|contribution|savings group)
      (create|set up|open|need) a (place|space|group) where (we|my family|my colleagues) (can|will) (save|contribute) (together|monthly)
      (esussu|isusu|esuzu|ajoh) (group|) (create|open|start) (pls|for us)
      (my|our) (siblings|cousins|sisters|in laws) (and i|) (want|plan) to (pool|gather|join) (money|funds) (every month|for mama|together)
      (begin|launch|kick off|establish) (a|an|our own) (savings circle|ajo|esusu|thrift|contribution)
      (daily|weekly|monthly|yearly) (contribution|thrift|ajo) (with|for|among) (my staff|my neighbours|seven people|my street)
      (can|could) (i|we) (do|run|manage|organise) (ajo|esusu|thrift|group savings) (here|on karo|with you)
      (we are|there are) {number} (of us|people|persons)(, we want|, help us|, let us) (start|to start|form) (ajo|esusu|a group|a circle)
      (burial|wedding|christmas|ileya|rent) (contribution|savings) (group|circle) (for my family|to start|)
      (pls|please|i want to) (form|do|arrange) (a|an|) (ajo|adashi|esusu|osusu) (with|for) (my|our) (people|friends|workers)
      (name|call) (the|our|my) (new|) group (progress|unity|family|sisters) (ajo|esusu|savings)
      (is it possible|how easy is it) to (start|create|form) (a|an) (ajo|esusu|thrift|savings group) (here|)
      (new|another|second) (thrift|ajo|esusu|savings) (group|circle|club) (please|for us|of {amount})
      (invite|bring) my (friends|colleagues|sisters|members) (into|for) (a new|my new) (ajo|esusu|savings group|circle)
      (open|start) (something|a purse|a box) for (us|my women|our group) to (save|contribute|put money) (inside|together|weekly)
      (akawo|alajo|daily saver) (group|business|round) (i want to start|create|set up)
      (let's|let us|we should) (be putting|be dropping|contribute) {amount} (each|per head|every friday)(, open it|, create the group|)
      (pool|pull) (our|) (money|resources|funds) (together|as a group) (with my|me and my) (friends|coworkers|brothers)
      (my mates|my gang|our wives|our church women) (are|have) (agreed|planning|decided) to (save together|start ajo|do esusu)
      (register|record|add) (a|our) new (ajo|esusu|savings group|thrift) (with you|on karo)
      (i need|get me) (a|an) (ajo|esusu|thrift|contribution) (platform|book|account|group) for (my members|us|my shop line)
      (turn|change) our (whatsapp group|monthly meeting|family chat) into (an ajo|an esusu|a savings group)
      (we|our group) (will|want to) (collect|pack|share) in turns(, set it up|, create it|, open it for us)
      (start|create) (one|a) (for|with) (eight|fifteen|{number}) (members|women|men) (paying|dropping) {amount} (each|weekly|monthly)
      (what|which) (steps|process) (to|do i follow to) (start|create|open) (a savings circle|an ajo|an esusu)
      (found|build|open) a (savings|contribution|thrift) (club|group|family)
      (target|december|festive|foodstuff) (contribution|ajo|esusu) (group|) (i want to start|let's create|for my area)
      (help me|i want to|let's|we want to) (start|create|open|form|begin|set up|organise) (an|our|a|my own|) (ajo|esusu|savings group|circle|thrift|contribution)
      (new|fresh|another) (ajo|esusu|circle|savings group) (of|for|with) ({number} people|my family|{amount} each|market women|my staff)
      (we are|there are|i have) ({number}|ten|twelve|six) (people|women|colleagues|friends)(,|) (we want to|who want to) (contribute|save) (together|{amount} monthly|)
      (can i|how do i) (be|become) (the|an) (head|admin|organiser|alajo|leader) of (an|my own) (ajo|esusu|group)
      (group|ajo|esusu|circle) (creation|set up|opening|registration) (please|)
      (i want to|let me) (gather|bring|put together) (people|my friends|my sisters) (for|to do) (ajo|esusu|contribution)
      (everyone|each person|each member) (will pay|pays|drops) {amount} (weekly|monthly|every friday)(,|) (create|start|open) (it|the group|the ajo)
      (register|create) (a|our) (cooperative|thrift|family savings|alumni savings) (group|circle|)
      (make|build) me a (savings circle|new ajo|new esusu group) (for {number} people|)
      (i want|we want|i'd like) to (start|open|create) (a|our own) (savings|contribution|ajo) (group|circle) (for|with) (my colleagues|my neighbours|my church members)
      (how|can) (do i|i) (start|create|set up|form) (an ajo|an esusu|a thrift group|a savings circle) (on karo|here|)
      (create|set up|start|open) (a|an) (group|circle|ajo|esusu) (where|so that) (we|people) (pay|contribute|drop) {amount} (weekly|monthly|every month)
      (ten|eight|six|twenty) of us (in the market|in my office|from church) want to (start|begin|form) (ajo|esusu|a contribution)
      (new|another) (ajo|esusu|savings group|circle) (please|for my family|for traders)
      (i am|i'm) (leading|organising|starting) (a savings group|an esusu|our women's ajo)(, help me set it up|, create it|)
      (let me|let us) (create|open|register) (our|a) (ajo|thrift|contribution|cooperative) (here|with you|on karo)
      (my|our) (village women|union|classmates|staff) (want|have agreed) to (contribute monthly|save together|be saving together)(, open a group for us|, how do we start|)
      (rotating|monthly|weekly|daily) (contribution|savings|esusu) (group|) (i want to start one|how do i open one|set one up)
      (make|open) a (savings|contribution) (group|circle) (called|named) (sisters of grace|progress|unity|our future)
      (start|begin) (a|the) (family|office|hostel|street) (ajo|esusu|savings|contribution) (of {amount}|)
      (we are|they are) (five|seven|twelve) (friends|women|people)(,|) (we want|they want) to (do|start|begin) (ajo|esusu)
      (creat|crete|stat|start) (ajo|esuzu|esusu|grp savings) (pls|for us|for me and my friends)
      (i need|help me with) a (new|fresh) (savings group|ajo|contribution group) (of {amount} a month|with my sisters|)
      (can|could) (you|karo) (help us|) (run|keep|manage|collect) our (ajo|esusu|monthly contribution) (for us|)(, we want to start|)
      (begin|launch) a new (ajo|esusu|thrift) (for december|for school fees|of ten people|)
      (i'd like|i want) to (bring|gather) (people|my friends|market women) (together|) (for|to do) (ajo|esusu|contribution)
      (register|open) (my|our) (alajo|thrift|susu) (group|business) (on karo|here|)
      (how many|what number of) people (can|do i need to) (form|start|be in) (a group|an ajo|an esusu) (if i want to create one|)
      (create|form) group (for|with) (contribution|saving|my cousins|my gang)
      (please|karo|good morning)(,|) (how do i|i want to|help me) (start|open|create) (an ajo|an esusu|a contribution group) (for my people|)
      (our|my) (market association|church group|street women|ex students) (wants|want) (to start|to begin) (contribution|ajo|esusu) (here|on karo|)
      (let's|we want to) (be|start) (putting|dropping|contributing) {amount} (together|each) (every week|monthly|every market day)
      (open|create) (an ajo|a savings circle|a thrift) (for|of) (ten|five|twenty) people (paying {amount}|)
      (is it possible to|can i|how do i) (start|open|run) my own (ajo|esusu|savings circle) (on karo|with five people|)
      (i used to|i) collect (ajo|esusu|contribution) (by hand|in a notebook)(,|) (i want to start one here|open a group for me|create it here)
      (i want|we need) a (group|circle) (for saving|for contribution|where we save) (together|with turns|)
      set up (weekly|monthly) (ajo|esusu|contribution) (with|for) (my friends|my sisters|workers in my shop)
      (make|create) me (the admin|the head) of (a new|an) (ajo|savings group|esusu)
      (start|form|open) (a|our) (burial|wedding|christmas|land) (contribution|savings) group
      (new|fresh) (esusu|ajo|circle) (with|for) ({number}|six|eight) (members|people) (please|)
      (cooperative|thrift|adashe|susu) (group|) (we want to start|i want to create|set one up for us)
      our street women want to start contributing, open it for us
      i want to be the collector of a new ajo
      five of us want to be doing {amount} every week, set it up
      create isusu for my apprentices
      make a savings group for my classmates
      we did it by hand before, now we want our ajo on karo, start one
      open an esusu, {number} people, {amount} each
      start daily thrift for keke riders
      new susu for my office
      let my sisters and i start a circle
      form adashe with my neighbours
      cooperative for my village people, help me create it
      monthly contribution of {amount}, start it, i will invite the people
      set up a new group, we will be packing every saturday
      i wan start ajo
      creat grup for contribution
      change our family meeting to an esusu
      make this our whatsapp group an ajo
    `,
    group_join: `
      <i_want> join (an|a|the|{name}'s|my friend's) (esusu|ajo|group|circle|contribution|savings group)
      join (group|circle|esusu|ajo|the group|a group) ({reference}|)
      (join group|join esusu|join ajo|join circle|join a contribution)
      i (have|got) an (invite|invitation|invite code|invite link) (to|for) (a group|an esusu|the circle)
      (my friend|{name}) (invited|added|asked) me to (join|) (a|an|the|his|her) (esusu|group|ajo|contribution)
      how (do|can) i (join|enter) (an|a|the) (esusu|ajo|group|contribution)
      add me to (the|an|{name}'s) (group|esusu|circle|ajo)
      accept (the|{name}'s) (invitation|invite|group invite)
      i want to be (part|a member) of (the|an) (esusu|ajo|circle|contribution group)
      is there (an|any) (esusu|ajo|group) i can join
      put me in (an|the) (esusu|ajo|contribution) of {amount}
      can i still join the (circle|esusu|contribution)
      enter the (office|family|market) (esusu|ajo)
      the code for the group is {reference}
      let me in the savings circle
      find (a|an) (esusu|savings) group (near me|to join|)
      i want in on the contribution
      join {name}'s circle
      enrol me in the ajo
      register me for the esusu
      i want to be (part|a member) of (an|a|the) (ajo|esusu|circle|contribution)
      (take|let) me (in|into) (an|the) (ajo|esusu|circle)
      become a member of (an|the) (ajo|esusu|circle|savings group)
      be part of {name}'s (esusu|circle|ajo)
      (add|put|include) me (in|into|to) (an|the|your|this) (esusu|ajo|contribution|thrift) (group|)
      (i have|here is) (an|the|my) (invite|invitation|code) (code|) (to join|for) (a group|the ajo|the esusu)
      (are there|which) (groups|circles|esusu groups) (i can|can i|to) join
      i want to (enter|be in|take part in) (a|an|the) (savings group|ajo|esusu)
      (i want to|let me|can i|how do i) (join|enter|be part of|be in|be a member of) (an|a|the|my friend's|{name}'s|your|any) (ajo|esusu|savings group|thrift|contribution|circle|adashi|group)
      (join|enter|add me to) (the|an|a|) (ajo|esusu|group|thrift|contribution|circle) (with code {reference}|of {name}|)
      (i have|i got|they gave me|here is) (an|the|a) (invite|invitation|group|join|ajo) (code|link)
      {name} (invited|added|asked) me (to|to join) (an|a|the|his|her) (ajo|esusu|group|thrift|savings group)
      (add|put|include|register) me (in|to|into|for) (the|an|that) (ajo|esusu|group|contribution|thrift)
      (are there|find me|do you have) (open|available|) (ajo|esusu|savings) (groups|circles) (near me|i can join|to join)
      (is there|any) space (for me|left|) in (the|an) (ajo|esusu|group)
      count me in (for|on) the (ajo|esusu|group|contribution)
      (find|show|is there) (a|any|me a) (savings group|ajo|esusu|thrift) (near me|in my area|to join)
      (i got|i have|here is|use) (an|the|my|this) (invite|invitation|code|link) (to|for) (the|an) (ajo|group|esusu|circle)
      (i want to|let me|can i) be (a member|part|among|in) (of|) (the|an|your) (ajo|esusu|savings group|circle)
      {name} (told|begged|convinced) me (about|to enter) (her|his|their) (ajo|esusu|thrift|contribution)
      (here's|this is|see) (the|my) (group|joining|ajo|invite) (code|link|id): {reference}
      (which|what) (ajo|esusu|thrift|groups) (is|are) (looking for|accepting|taking) (members|people|new members)
      (can|may) (one|i|a new person) (still|) (enter|jump in|come in) (the|this|your) (ajo|esusu|round|contribution)
      (make|let) me (one of|among|part of) the (members|contributors|people) (of|in) (the|your|{name}'s) (ajo|esusu|group)
      (sign|write|put) (me|my name) (up|down|) (for|in) (the|{name}'s|our office) (ajo|esusu|thrift|contribution)
      (i|me too i|i also) (want|would like) to (collect|take part in|partake in|follow) (the|) (ajo|esusu|contribution) (with them|)
      (accept|open|use|enter) (this|the|my) (group|ajo|circle) (invite|link|invitation|code) ({reference}|)
      (jion|joyn|join in) (the|) (group|ajo|esusu|contribution) (pls|{reference}|)
      (tell|ask) {name} (to|that he should) (add|admit|accept) me (to|into) the (group|ajo|esusu)
      (how|where) (does|can) (someone|one|a person) (get into|enter|join) (an|a) (ajo|esusu|thrift|savings circle)
      (any|is there a) (vacancy|slot|chance|opening) (in|for) the (ajo|esusu|thrift|savings group)
      (add|bring) (my wife|my sister|me and my brother|my friend) (to|into) (the|our) (ajo|esusu|savings group|circle)
      (i was|i've been|we were) (invited|added|referred) (to|for) (a|an|one) (contribution|ajo|esusu|circle) (on karo|)(, how do i enter|, let me in|)
      (let me|allow me|permit me to) (enter|come into|hop on) (the|this) (thrift|circle|esusu|contribution) (too|)
      (enter|join) (the|my) (church|market|mosque|class|street) (thrift|circle|contribution|savings group)
      (i will|i can) (be paying|contribute|drop) {amount} (monthly|weekly|), (which group|which ajo|which circle) can i (join|enter)
      (got|received|saw) (a|the) (message|link|text) to join (a savings circle|an ajo|{name}'s group|the esusu)
      (membership|to be a member|joining) of (the|an|a) (ajo|esusu|thrift|savings group)
      (participate|partake|take part) in (the|an|{name}'s) (ajo|esusu|contribution|savings circle)
      (reserve|keep) (a|one) (spot|slot|hand|space) for me (in|inside) (the|your) (ajo|esusu|group)
      (code|invite|link) {reference} (let me in|add me|join me to the group|)
      (looking|searching) for (an|a) (ajo|esusu|savings group|thrift) (to enter|to join|around me)
      (i'm|i am) (interested|available|in) (for|in) (the|your) (ajo|esusu|thrift|circle)
      (where|how) do i (put|enter|type) (the|my) (group|invite|ajo) code
      (the|this) (ajo|esusu|group) (has|is) (started|full|open)(, can i still enter|, am i late|, let me in)
      (i want|let) (my name|me) (to be|be) (among|inside|on) the (next|new) (ajo|esusu|round) (list|)
      (request|apply|ask) to (join|enter) (the|{name}'s|our) (ajo|esusu|group|circle)
      (me|i) too(,|) (add me|i want in|i will join) (the|that) (contribution|ajo|group)
      (join|enter) (existing|another|any good|a trusted) (ajo|esusu|savings group|thrift)
      (yes|okay)(,|) i (accept|agree) (the invitation|to join|to be in the ajo)
      (i have|i got|they gave me) (an|the|a) (invite|invitation|code|link) (to|for) (join|) (an ajo|a circle|the esusu|a group)
      (let me|i want to|can i) (enter|join|be part of|come into|be in) (the|an|{name}'s|my office|our church|their) (ajo|esusu|thrift|savings group|circle)
      (put|add|include|enrol) (me|my name) (in|to|into) (the|an|your|a) (ajo|esusu|circle|contribution|savings group)
      (is there|do you have) (an open|any) (ajo|esusu|savings group|circle) (i can|for me to|to) (join|enter)
      (what must i do to join|how do i get into|how do i join) (an ajo|a savings circle|esusu|the group {name} started)
      (join|enter) (ajo|esusu|circle|group|thrift) (with|using) (this|my|the) (code|link|invite)
      (is there|any) (space|slot|hand|room|vacancy) (left|) in (the|your|our) (ajo|esusu|circle|group)
      (my friend|my colleague|{name}) (invited|asked|added|told) me to (join|enter) (her|his|their|the) (ajo|esusu|circle|savings group)
      (i will|i'd like to|i wish to) (take|buy|pick) (one|two|a) (hand|hands|slot|number) in the (ajo|esusu|thrift)
      (i want|looking for) (people|a group|some women|others) to (save with|do ajo with|contribute with)
      (accept|approve) (the|my) (group|ajo|esusu|circle) (invite|invitation|request)
      (find|show) me (groups|circles|an ajo) (near me|that collect {amount}|to join|for market women)
      count me in (the ajo|for the esusu|your savings circle)
      joyn (esusu|ajo|group)
      (i want to|i'd like to|can i|how do i) (join|be part of|enter) (my friend's|the office|our church|a savings) (group|ajo|circle)
      (add|put|include) (me|my name|us) (to|in) (the|your|{name}'s) (savings group|ajo|thrift|contribution) (please|)
      (someone|{name}|my sister) (sent|gave) me (a|the) (code|link|invite) (to|for) (join|the ajo|the group)(, how do i use it|, let me in|)
      (i was|i have been|we were) invited to (a|an) (esusu|ajo|savings circle|group)(, how do i join|, i want to enter|)
      (join|joining) (group|circle|ajo) (with|using) (code|invite) {reference}
      (is there|do you have) (an open|a new) (ajo|esusu|savings group|circle) (i can join|i can enter)
      (accept|take) (my|the) (invitation|invite|request) (to|from) ({name}'s group|the ajo|the circle)
      (i|) (want|would like) to (partake|take part|participate) in (the|your|an) (ajo|esusu|contribution|group savings)
      (can|may) (i|my wife|a new person) (still|) (enter|join) (the|this) (ajo|esusu|group|contribution) (midway|now|this month)
      (join|jion|joyn) (d|the|our) (group|ajo|esusu|circle) (pls|)
      (how|where) do i (put|enter|use) (the|my) (group|invitation|joining) (code|link)
      (my name|i) (is not|am not) (in|on) the (group|ajo|list of members)(, add me|, put me|, i want to join)
      (let|allow) me (join|enter|come into) (the|your) (group|circle|esusu|ajo) (please|too|also)
      (i heard|they told me) about (your|the market|the) (ajo|esusu|savings group)(, i want to join|, put me inside|, how can i enter)
      (register|enrol|sign) me (up|) (in|into|for) (the|an) (esusu|ajo|contribution|savings circle) (of {amount}|for traders|)
      {name} (said|told me) (i should|to) (join|enter) (her|his|their) (ajo|esusu|group) (on karo|)
      (i'm|i am) (ready|interested) (to join|in joining) (the|a|your) (ajo|esusu|savings circle|group)
      (which|what) (group|ajo|esusu|circle) (can|should) i join (with {amount}|as a student|near me|)
      (i want to|let me) (take|buy|collect) (one|two) (hand|hands|slot|slots) in (the|your) (ajo|esusu|contribution)
      (here is|this is|i have) the (invite|group code|link) {reference}(, add me|, let me join|)
      (please|karo|good morning)(,|) (i want to|how can i|can i) (join|enter) (an ajo|the esusu|a savings group)
      (my|the) (colleagues|neighbours|friends) (are|have been) (doing|saving in) (ajo|esusu) (here|on karo)(, add me|, i want to join|, let me join)
      (they|{name}) (added|invited) me (but|and) (i can't|how do i) (enter|join) the (group|ajo|circle)
      (code|invite code) (is|) {reference}(,|) (i want to join|put me in|enter me into the ajo)
      (i want|i'd love) to (be|become) (a|one of the) (member|members) (of|in) (the|that|your) (ajo|savings group|esusu)
      (can|will) (you|they) (accept|take|allow) (me|new people) (in|into) (the|) (ajo|esusu|group|circle)
      (put|add) (my|) (wife|sister|son|name) (in|into) (the|our) (ajo|esusu|savings group) (too|also|)
      what do i (do|need) to (join|enter|be part of) the (ajo|esusu|group|circle)
      (i'm|i am) (late|new)(,|) can i (still|) (join|enter) (the ajo|the contribution|the group)
      (search|look|find) (for|) (an ajo|a savings group|an esusu) (i can join|for me|near my shop)
      (approve|accept) (me|my request|my name) (to|into|for) (the|) (group|ajo|circle)
      (joining|join) (of|) (ajo|esusu|circle|cooperative) (please|how|)
      the women in my line have an ajo, they gave me {reference}, put me there
      my sister is in a thrift, can you add me too
      i want to be part of any group that collects {amount} weekly
      any isusu for okada riders here
      i saw a link for esusu on our whatsapp group, how do i enter
      {name} sent me a code to enter their contribution
      i want to replace my mother in her ajo
      can i join in the middle of the round
      is there still space in {name}'s ajo
      put me for two hands in the ajo
      i want to take two slots in the thrift
      put my name as number four in the ajo
      i've thought about it, i will join the group
      tell {name} i have agreed to join the thrift
      adashe, i want to enter
      cooperative, how does one become a member
      i want in on the office susu
      they are starting a new round in our ajo, include me
      i dey interested for una ajo
      jn d ajo wit {reference}
      add me for akawo
      enrol me in the traders' contribution
      find ajo for market women like me to enter
    `,
    group_contribute: `
      <please> (pay|make|send) my (contribution|esusu|ajo|thrift|savings contribution)
      <i_want> (pay|make) my (contribution|esusu|ajo|group contribution|esusu money)
      (contribute|pay contribution|pay esusu|pay ajo|contribution|make contribution)
      contribute {amount} (to|for|into) (the|my|our) (esusu|ajo|group|circle|contribution)
      (pay|send|put) {amount} (to|into|for) (the|my|our) (esusu|ajo|group|circle|savings group|contribution)
      pay (this|my) (week's|month's|today's) (contribution|esusu|ajo)
      my (esusu|ajo|contribution) (is due|for this week|for this month), (pay it|take it|)
      drop my (share|part|contribution|ajo)
      add {amount} to (the|our) (group|circle|esusu) (savings|)
      i want to pay for my turn
      pay my group (dues|money|savings)
      deduct my (contribution|esusu) (now|from my account)
      here is my {amount} for the (esusu|ajo|group)
      i missed (last week's|my) contribution, (pay|let me pay) (it|now)
      contribute for {name} too
      settle my esusu for {period}
      pay into the (family|office|class) (contribution|purse|ajo)
      let me do my ajo for (today|this week)
      send my own share to the circle
      my contribution of {amount}
      (pay|drop|make) my (own|) (share|part|contribution) (in|for|into) (the|our) (group|circle|esusu|ajo)
      i want to (pay|drop|make) my (ajo|contribution|esusu) (for this week|now|)
      (take|deduct) my (ajo|esusu|contribution) (money|)
      put {amount} (into|in) the (group|circle|ajo)
      contribute {amount} (now|today|)
      (pay|send|drop) {amount} (to|into|for) (my|our|the) (esusu|ajo|thrift|contribution) (group|circle|)
      (my|this month's|this week's) (esusu|ajo|contribution) (money|payment|) (is ready|, take it|, pay it)
      (contribute|i want to contribute) ({amount}|) (to|in) (the|our) (ajo|esusu|thrift|savings group)
      (pay|settle) my (turn|round|share) of the (esusu|ajo|contribution)
      how do i (pay|make) my (monthly|weekly|) (contribution|esusu payment|ajo)
      {amount} for (the|my) (ajo|esusu|contribution|thrift group)
      (i want to|let me|can i|help me) (pay|make|drop|send|do|settle) my (ajo|esusu|contribution|thrift|group money|weekly contribution|monthly contribution|share)
      (pay|drop|send|settle|contribute) {amount} (to|for|into|in) (my|the|our) (ajo|esusu|group|thrift|contribution|circle|adashi)
      (pay|make) (my|this week's|this month's|today's) (contribution|ajo|esusu|thrift|payment) (to|in|for|) (the group|)
      (put|add) {amount} (in|into|to|for) (the|our|my) (ajo|esusu|group|circle|contribution)
      (how|where) (do|can) i (pay|make|drop) my (contribution|ajo|esusu|thrift|share)
      (it's|it is) (time|my time) to (pay|contribute) (to|for|) (the|our|my|) (ajo|esusu|group)
      (debit|take) my (contribution|ajo|esusu) (money|) from my account
      (i|) (owe|missed) (the group|my contribution|two contributions), (let me pay|pay it now)
      (pay|drop|remit|send) my (share|part|turn|money|due) (of|for|in|to) (the|our) (ajo|esusu|circle|group|thrift)
      (here is|take) (my|{amount}) (for|to) (the|our) (ajo|group|esusu|contribution)
      (my|the) (ajo|esusu|contribution) (is due|for this week|payment), (pay it|take it from my account|deduct it)
      (treasurer|our chairlady|{name}|the collector) is (asking for|calling for|demanding) (my|the) (contribution|ajo|esusu)(, pay it|, drop it|)
      (today|friday|month end) is (our|) (contribution|ajo|esusu|thrift) (day|), (take|pay|send) (mine|my own|{amount})
      (i haven't|i have not|i never) (dropped|paid|brought) my (ajo|esusu|share|contribution)(, do it now|, pay it for me|, remove it)
      (remit|release|forward) (my|the) (thrift|contribution|ajo|esusu) (money|) (to the group|for this round|{amount}|)
      (my|our) (hand|slot|portion|quota) (of|in) the (ajo|esusu|group|contribution) (is {amount}|), (pay|send) it
      (two|three|double) (hands|shares|months) (of|for) (the|my) (ajo|esusu|contribution)(, pay it|, take it|)
      (pay|do) (the|my) (ajo|esusu|contribution|thrift) (in advance|for two weeks|till december|upfront)
      (catch up on|clear|settle) my (missed|late|pending) (contribution|contributions|ajo|esusu)
      (put|throw|drop) (my|) {amount} (into|inside|in) (the|our) (pot|purse|box|pool)
      (auto|automatically|always) (deduct|pay|take) my (ajo|esusu|contribution|group money) (every friday|monthly|)
      (contribtion|contributon|kontribution|contibution) (of {amount}|payment|pls)
      (don't|do not) let (me|my name) (miss|be late for) (the|this week's) (ajo|contribution|esusu)(, pay it|, remove it|)
      (make|do|post) (a|my) (deposit|payment) (into|to|for) (the|our) (savings circle|ajo|group|esusu) ({amount}|)
      (count|take|remove) {amount} (from me|from my money) (for|into) (the|our) (ajo|esusu|contribution|thrift)
      (this|for this) (round|cycle|turn|week) (of|in) (the|) (ajo|esusu|thrift)(, here's mine|, my {amount}|, pay for me)
      (pay|drop) (our|my family's|my wife's) (share|ajo|contribution) (in|to) the (group|circle|savings group)
      {amount} (into|in|to) (the|our) (savings circle|thrift|group purse|group)
      (cooperative|union|meeting|alumni) (contribution|savings|thrift) (of {amount}|payment|)
      (i am|i'm) (ready|here|prepared) to (drop|pay|make) (my|the) (ajo|esusu|contribution|thrift)
      (debit|charge) me (for|) (the|my) (ajo|esusu|weekly thrift|group contribution)
      (how much do i|let me|i should) (drop|pay|put) (in|into) the (pot|circle|ajo) (this week|today|now)
      (finish|complete|balance) (my|the) (contribution|ajo|esusu) (for the month|with {amount}|)
      (send|put) (what i owe|my arrears|my own) (to|into) (the|our) (ajo|esusu|thrift|savings group)
      (it's my turn|i'm next|today is my day) to (drop|pay|contribute)(, take it|, deduct|, {amount})
      (i sold well|i've been paid) (today|)(,|) (drop|put|pay) my (ajo|esusu|contribution)
      (pay|send) (weekly|monthly|daily) (thrift|ajo|esusu) (of|) {amount}
      (do|make|handle) the (ajo|group|esusu|thrift) payment (for me|now|)
      (one|single) (hand|share) (of|for) {amount} (into|to) (the|our) (ajo|esusu|group)
      (my|the) (group|ajo|esusu) (fee|dues|money|payment) {amount}
      (deposit|lodge) {amount} (with|into) (the|our) (esusu|alajo|ajo|thrift group)
      (before they|so they don't) (fine|remove|sanction) me(,|) (pay|drop) my (ajo|contribution|esusu)
      (pay|drop|send|put) (in|) my (share|part|own|portion|hand) (of|for|in) (the|our) (ajo|esusu|group|circle|thrift)
      (here is|this is|take) (my|the) (contribution|ajo money|esusu money|{amount} for the ajo|group money)
      (it's|it is|today is) (contribution|ajo|esusu|thrift|payment) day(,|) (pay mine|take mine|deduct it|pay it)
      (contribute|drop|add|pay) {amount} (to|into|for|in) (the|our|my|{name}) (ajo|esusu|group|circle|savings group|thrift|cooperative)
      (i am|i'm) (paying|dropping|sending) (my|this week's|this month's|{amount}) (contribution|ajo|esusu|thrift) (now|today|)
      (debit|charge|use) my account for (the|our|my) (ajo|esusu|group contribution|circle|thrift)
      (i missed|i forgot|i'm late with) (my|last week's|the) (contribution|ajo|esusu)(,|) (pay it now|take it|let me pay)
      (settle|clear) my (ajo|esusu|group|circle) (contribution|money|debt|dues) (now|for this month|)
      (make|do) (the|my) (group|esusu|ajo|circle|thrift) (payment|contribution) (of {amount}|now|please|)
      (my|the) (weekly|monthly|daily) (contribution|ajo|esusu|thrift)(,|) (pay|send|do) it (now|for me|)
      (pay|contribute) for (two|three|{number}) (weeks|rounds|months|hands) (of|in) (the|my) (ajo|esusu|group)
      (how do i|where do i|i want to|let me) (pay|drop|make|send) (my|the) (contribution|ajo money|esusu|group money)
      (collector|treasurer|alajo) is (waiting|asking)(,|) (pay|send|drop) my (ajo|esusu|contribution|thrift)
      (put|drop) {amount} in the (pot|box|pool|purse) (for my group|of our ajo|)
      contibution {amount}
      (ajo|esusu|thrift|adashe|susu) (payment|{amount}|contribution of {amount}|money for today)
      (i want to|let me) (round off|complete|top up) my (contribution|ajo|share) (for {period}|with {amount}|)
      (i want to|let me|can i|i need to) (pay|send|drop|make) my (ajo|esusu|group|circle) (money|contribution|payment) (now|today|for this week|)
      (pay|send|put|remove) (my|this week's|this month's|today's) (ajo|esusu|contribution|thrift) (money|) (of {amount}|from my account|please|)
      (contribute|put|add|drop) {amount} (in|to|into) (the|our) (family|office|church|women's) (ajo|esusu|purse|group)
      (take|deduct|remove|collect) (my|the) (contribution|ajo|esusu|{amount} for ajo) from my (account|balance) (now|)
      (i've|i have) (gotten|seen|brought) (the|my) money for (ajo|esusu|contribution)(, take it|, pay it in|, put it)
      (pay|settle) (the|) (group|ajo|esusu) (before|so) {name} (collects|complains|shouts)
      (my|the) (ajo|esusu|contribution) is due (today|now)(,|) (pay|send|drop) it
      (make|do) (a|my) (payment|contribution|deposit) (to|into) (the|our) (group|savings circle|ajo|esusu)
      (drop|pay) (last week's|the missed|my outstanding) (ajo|contribution|esusu) (and this week's own|for me|)
      (pay|contribute) (for|on behalf of) {name} (in|into) (the|our) (ajo|esusu|group) ({amount}|)
      (send|give) (the|) (alajo|treasurer|group) (my|) (contribution|ajo money|{amount} for this round)
      (ajo|esusu|adashi|susu|contribution) {amount} (for this week|now|please|from me)
      (put|drop) (my|in my) {amount} (for|into) (esusu|ajo|the circle) (this morning|today|now)
      (i am|i'm) (paying|dropping|contributing) {amount} (to|into) (the|our) (ajo|esusu|group|circle) (today|now)
      (clear|complete|finish|balance) my (ajo|esusu|contribution|group payment) (for the month|for this round|)
      (contribut|kontribute|contibute|contribte) {amount} (2|to) (d|the) (group|ajo|circle)
      (how|where) (do|can) i (pay|put|send) (my|the) (weekly|monthly) (contribution|ajo|esusu)
      (it is|it's) (friday|month end|ajo day)(,|) (pay|put|send) my (contribution|ajo|esusu)
      (please|kindly) (move|transfer) {amount} to (our|the) (savings circle|ajo|contribution group|cooperative)
      (pay in|send in|submit) my (share|own share|part) (for|of) (the|our) (ajo|esusu|group savings|contribution)
      (i owe|i am owing) the (group|ajo|esusu) {amount}(,|) (pay it|clear it|send it) (now|)
      (double|two weeks) (contribution|ajo) (for|in) (the|our) (group|circle)(,|) (pay|take) {amount}
      (please|karo|good morning)(,|) (pay|drop|send) my (ajo|esusu|contribution) (for|of) (today|this week|this month)
      i want to (drop|pay|contribute) my {amount} (for|to|in) (the|) (ajo|esusu|group)
      (remove|take|collect) {amount} (for|as) my (ajo|esusu|contribution) (please|now|)
      (today|tomorrow) is (our|my) (ajo|contribution|esusu) day(,|) (pay|send|drop) (mine|my share|{amount})
      (send|pay|put) {amount} (into|to) (the women's|the drivers'|the family) (ajo|esusu|contribution|purse)
      (i|) (forgot|missed) (to pay|) my (contribution|ajo) last week(, pay it now|, take it today|)
      (contribution|ajo|esusu|thrift) (payment|money) (now|please|{amount})
      (pay|add) (extra|more|another {amount}) (into|to) (the|my) (ajo|contribution|savings circle)
      (fund|credit) (the|our) (savings circle|ajo|esusu|group) (with|) {amount}
      (pay|do) (my|the) (group|circle) (contribution|payment) (for {period}|now|please)
      let (my|this month's) (contribution|ajo|esusu) be paid (today|now)
      (here's|take) my (ajo|esusu|contribution) (money|payment|) {amount}
      (abeg|please)(,|) (pay|drop) (my|the) (ajo|esusu|contribution) (for me|now|today)
      (i am|i'm) (sending|dropping|adding) my (own|share|{amount}) (for|to|into) (the|our) (contribution|ajo|esusu)
      (it's|it is) my (time|turn) to (contribute|pay) (to|into|for) (the|) (ajo|esusu|group)
      (pay|transfer) (this|that) (week|month)'s (ajo|contribution|esusu) (money|)
      i (forgot|was sick) and did not pay (my|the) (ajo|esusu|contribution)(,|) (pay it now|take it from my account|drop {amount} for me)
      (pay|put|drop|add) (my|) (contribution|share|money|{amount}) (for|into|to) (the|our) (ajo|esusu|group|circle)
      (it's|it is) (my|time for my) (ajo|esusu|contribution) (payment|day)(,|) (pay it|take it from my account|collect {amount})
      (send|transfer|move) {amount} (into|to) (the|our|my) (esusu|ajo|savings circle|club)
      (i want to|let me|i need to) (pay|make|drop) (this week's|this month's|my) (contribution|ajo|esusu)
      (take|deduct|remove) {amount} (for|as) my (ajo|esusu|contribution|group money) (this week|today|)
      (pay|settle|clear) (my|the) (missed|late|pending) (contribution|ajo|esusu) (now|)
      (contribute|contribution) (of|) {amount} (to|for) (the|our|my) (group|women's circle|esusu|ajo)
      (pay|contribute) for (two|three) (hands|weeks|months) (in|to) (the|our) (ajo|esusu)
      (my|our) (ajo|esusu|group) (share|dues|money) (is|) {amount}(,|) (pay|send) it (now|)
      (drop|pay|put) {amount} (inside|into|for) (our|the) (women's ajo|market esusu|family contribution)
      (here is|take|collect) my (share|contribution|hand) (of {amount}|) for (the|our) (ajo|esusu|circle)
      (pay|send) the (alajo|esusu woman|group) (my {amount}|her money|today's money)
      (i am|i'm) (paying|dropping|contributing) (my|) (ajo|esusu|contribution|{amount} to the group) (now|today)
      (this week's|today's|this month's) (ajo|esusu|contribution)(,|) (pay it|take it|deduct it)
      (can i|let me|i want to) (pay|add) (my hand|my part|{amount}) (in|into|to) (the|our) (esusu|ajo|circle) (now|)
      (settle|pay) (what i owe|my arrears|my debt) (in|to) (the|our) (ajo|esusu|group)
      (top|add) (up|{amount} more to) my (contribution|ajo|esusu) (share|for this month|)
      (pay|contribute) (ahead|in advance|early) (for|into) (the|our) (ajo|esusu|group)
      (my|the) contribution (for|to) (the|our) (market|church|office) (ajo|esusu) is (ready|{amount})(, take it|, collect it|, pay it)
      pay for me (this week's|this month's) (ajo|esusu|contribution) (please|)
      (give|send|remit) (the|our) (group|ajo|esusu) (my|their) (money|{amount}|contribution) (now|for this week|)
      (i want|i'd like) to (pay|drop|do) (my|the) (ajo|esusu|group) (money|contribution) (for {name} too|today|)
      (my|this month's) (share|money) for (the|our) (ajo|esusu) (please pay it|deduct it now|remove it from my account)
      (let me|i will) (pay|drop|contribute) (my ajo|my esusu|for the circle) (now|today|with {amount})
      my ajo for today, {amount}
      drop my money in the women's thrift
      pay for two rounds in our ajo
      pay my mother's ajo for her
      {amount} for {name}'s esusu
      contribute my own for this saturday
      deduct the ajo every monday by yourself
      i wan drop my ajo
      ajo pls {amount}
      don't let me miss this week's ajo, remove it from my account
      i don't want to be late for the contribution, pay it
    `,
    group_status: `
      <check> my (esusu|ajo|group|circle|contribution|savings group) (status|)
      whose turn is it (in the esusu|in the group|to collect|this month|this week|)
      when is (it|) my turn (to collect|in the esusu|to get the money|)
      who (has|has not|hasn't) (paid|contributed) (this week|this month|in our group|in the esusu|)
      how much (is in|has|have we saved in) (our|the|my) (group|esusu|circle|ajo)
      (group status|esusu status|my groups|my esusu|my circles|list my groups|my ajo)
      (status|update|progress) (of|on) (my|our|the) (esusu|group|ajo|circle|contribution)
      which (groups|circles|esusu) (am i in|do i belong to)
      how many (people|members) are in (our|my|the) (group|esusu|circle)
      when (do|will) i collect (my|the) (esusu|money|ajo|contribution)
      who (is|will be) collecting (next|this month|this week)
      how much have i contributed (so far|in the group|to the esusu|)
      when is the next (contribution|round|esusu payment)
      has {name} paid (his|her|the) (contribution|esusu|share)
      show (members|the members) of (my|the|our) (group|circle|esusu)
      am i owing (the|my) (group|esusu|circle)
      what round are we (in|on)
      <i_want> see (our|my) (group|circle|contribution)
      how far with our (esusu|contribution|ajo)
      what is happening in the circle
      has {name} (paid|contributed|dropped) (his|her|their|the) (share|contribution|ajo|esusu)
      did {name} pay (his|her|the) (contribution|share|esusu|ajo)
      who is (yet to|still to) (pay|contribute)
      has everybody (paid|contributed) in the (group|ajo)
      who (is owing|owes) (the group|our esusu)
      (how is|what about) (my|our|the) (ajo|esusu|contribution group|circle) (doing|going|)
      who has (not|) (paid|contributed) (yet|) in (my|the) (group|ajo|esusu)
      (how much|what) (is|has been) (in|saved in|collected by) (our|the) (group|pot|ajo|esusu)
      who (collects|takes|packs) (the money|) (next|this month) in (my|the) (esusu|ajo|group)
      (list|show) (the members|everybody|people) (of|in) (my|our) (group|ajo|circle)
      when do i (collect|pack|get) my (esusu|ajo|contribution) (money|)
      (whose|who's|who gets the) (turn|next|collecting|payout) (is it|in the group|this week|this month|)
      (when|what day) (is|will|do) (my turn|i collect|it reach me|i get my ajo|i be paid) (in|for|) (the ajo|the esusu|the group|)
      (how is|what is happening in|show me|check|update on) (my|our|the) (ajo|esusu|group|thrift|circle|contribution)
      (who|how many people|which members) (has|have|hasn't|haven't|has not) (paid|contributed|dropped) (this week|this month|in the group|)
      (how much|what) (have we|has the group|has our ajo|is in the group) (saved|contributed|gathered|collected|) (so far|)
      (show|list|see) (my|all my|the|our) (groups|group members|ajo members|ajo groups|esusu groups|circles)
      (status|details|progress|position|balance) of (my|our|the) (ajo|esusu|group|thrift|circle)
      (what|which) (position|number|turn) am i in (the ajo|the esusu|the group)
      (have i|did i) (paid|pay|contribute) (my|this month's|) (ajo|esusu|contribution|to the group) (already|this week|)
      (who|which member) (is still to pay|has not paid|is next|collects next|collected last)
      (what|which) (round|turn|number|position) (are we on|am i|is it|is next) (in the ajo|in the group|)
      (how much|what) (is in|do we have in|has entered) the (pot|group|ajo|contribution)
      (has|did) {name} (paid|pay|contributed|contribute) (to the ajo|this week|for this round|)
      (has|did) (my|our) (turn|number|time) (come|reached|passed) (in the ajo|in the esusu|)
      (which|what) (member|members|person|people) (is|are) (owing|defaulting|late|behind) (in our group|)
      (read out|give me) (the|our) (group|ajo|esusu) (list|order|roster|payment list)
      (how many|what number of) (people|members|rounds|weeks) (remain|are left) (before|till) (my turn|it gets to me|the ajo ends)
      (any|is there any|was there any) (update|news|payment) (from|in|on) (the|our) (group|ajo|esusu|circle)
      (did|has) (everyone|everybody|all of us|all members) (drop|dropped|pay|paid) (for|) (the ajo|this round|this week)
      (when|what date) (will|is) (the|) (next|last) (payout|collection|packing) (of the ajo|in the group|)
      (who|which of us) (collected|packed|took) (the|) (last|previous) (ajo|round|esusu|contribution)
      (is|was) {name} (among|one of) (those|the people) (owing|that paid|who have paid) (the ajo|the group|)
      (what is|how much is) (the|our) (pot|group money|collection|purse) (now|so far|up to)
      (my|our|the) (savings circle|thrift|cooperative|adashi) (balance|status|progress|update)
      (am i|are we) (up to date|complete|behind) (with|on|in) (the|our) (ajo|contribution|esusu|group)
      (name|list|mention) (those|people|members) (that|who) (have not|haven't) (paid|dropped|contributed) (yet|)
      (how many|which) (savings groups|ajo groups|circles) (am i|did i) (in|join|part of)
      (when|how soon) (do i|will i|can i) (eat|get|receive|take) (the|my) (ajo|esusu|pot|bulk money)
      (grp|gruop|goup) (status|members|balance) (pls|)
      (tell|show) me (who|the person|whose turn) (is|comes) (after me|next|before me) (in the ajo|)
      (how much|what) (have i|did i) (put|contributed|paid) (in|into) (the|our) (ajo|esusu|savings circle|pot) (till date|so far|in all)
      (the|our) (group|ajo|circle|esusu) (how is it going|how far|what's the latest|is it complete)
      (view|show) (my|our) (group|ajo|esusu|circle) (page|details)
      (has|did) (the|our) (money|contribution|ajo|pot) (been|) (complete|completed|full|shared)
      (what|how much) (will|do) i (collect|get|pack) (when|on) (it is|) my turn (in the ajo|)
      (did|was) my (contribution|payment|ajo money) (recorded|counted|enter the group|reach the group)
      (check|confirm) (if|whether) (the|our) (members|group|people) (have|has) (paid|dropped|completed) (this month|)
      (is|was) my (ajo|esusu|contribution) (payment|money) (complete|up to date|short)
      (what is|what about) the (position|standing|state) of (the group|our ajo|our esusu)
      (who|which person) (hasn't|has not) (finished|completed) (paying|the contribution)
      (days|weeks|how long) (left|remaining|till) (to|before) (my payout|my collection|my turn)
      (show|see) (our|the) (ajo|esusu|group) (history|members|balance|timetable)
      (am i|is {name}|who is) (next|last|first|second) (to collect|in line|on the list) (in the ajo|in our group|)
      (did|has) (the|our) (ajo|group|esusu) (end|ended|start|started|finished)
      (our|the) (contribution|thrift|esusu) (report|score|standing|list) (please|)
      (what|how much) (is|was) (collected|gathered|realised) (this round|this month) (in the group|in our ajo|)
      (check|see) (if|whether) {name} (has|) (dropped|contributed|paid) (in|for|to) (the|our) (ajo|esusu|group)
      how is (the|our) (ajo|esusu|thrift) (looking|going) (this month|today|)
      (am i|are we) (owing|short|remaining) (in|for) (the|our) (ajo|esusu|group) (this week|)
      (who|whose) (is|are) (next|collecting|packing|eating|up) (in|for|this month in) (the|our) (ajo|esusu|group|circle)
      (when|what month|which week) (is|will be|do i get) my (turn|payout|collection|pack) (in the ajo|in our group|)
      (who|which member) (has|have|hasn't|is yet to) (paid|contributed|not paid|dropped) ({period}|this round|)
      how much (is in the pot|has the group saved|has our group gathered|has the ajo collected) (so far|now|)
      (show|list|tell me) (the|our|all) (members|order|turns|rotation|people) (of|in) (the|our|my) (ajo|esusu|group|circle)
      (what|which) (savings groups|circles|ajo groups|esusu groups) (am i in|do i belong to|have i joined)
      how is (the|our|my) (ajo|esusu|group|circle|thrift) (going|doing|standing) (now|)
      (has|did) (everybody|everyone|{name}|all members) (paid|contributed|drop|dropped) (in the ajo|this week|{period}|)
      (am i|are we) (behind|up to date|owing|complete) (in|with|on) (the|our) (ajo|esusu|group|contribution)
      (how many|what number of) (people|members|rounds|weeks) (are|remain|are left|have paid) (in|for) (our|the|my) (ajo|esusu|group)
      (check|view|show) (my|our|the) (ajo|esusu|group|circle|thrift) (status|details|progress|)
      (did|has) (my|the) (contribution|ajo money) (enter|been received|register|count) (for {period}|in the group|)
      (remind me|tell me) (when|what day) (the next|our next|my) (contribution|ajo payment|round) is (due|)
      (where|what position|what number) am i (on|in) the (list|line|queue|order) (of the ajo|for the esusu|)
      (when|how soon) (does|will) (our|the) (ajo|esusu|cycle|round) (end|finish|be complete|close)
      (our|the) group (balance|total|report|update) (please|)
      (how far with|any news on) (our|the|my) (ajo|esusu|savings group|circle) (today|now|)
      (who|which members|how many people) (has|have) (paid|contributed|not paid) (in the group|this week|this month|in our ajo)
      (when|what date) (is|will be) (it|) my (turn|turn to collect|payout|collection) (in the group|in ajo|in the esusu)
      (how much|what) (have we|has the group|did we) (saved|gathered|contributed) (so far|in the ajo|together|this month)
      (show|tell) me (the|our) (group|ajo|esusu) (balance|members|list|schedule|progress)
      (which|what) (groups|circles|ajo) (am i in|do i belong to|am i a member of)
      (am i|is {name}) (owing|behind|up to date) (in|on) (the|our) (ajo|group|contribution|esusu)
      (whose|who has the) (turn|next turn) (is it|) (this week|this month|to collect|in the ajo)
      (what|how much) (will|do) i (collect|get|receive) (when it is my turn|when it reaches me|from the ajo|from the esusu)
      (has|did) (everybody|everyone|all the members|{name}) (paid|contributed|drop their money) (in the group|this round|)
      (update|details|news|report) (on|of|about) (my|our|the) (ajo|esusu|group|savings circle) (please|)
      (how many|what) (rounds|weeks|months|turns) (are left|remain|more) (in|before) (the ajo ends|our esusu|the group)
      (when|what day) (does|will) (the|our) (ajo|esusu|contribution|round) (end|start|close|finish)
      did my (contribution|ajo payment|group payment) (enter|count|get recorded) (in the group|)
      (position|number|place) (of mine|i have|am i on) (in|on) the (ajo|esusu|collection list)
      (my|our) (group|circle|ajo|esusu) (info|information|details|status|update) (please|)
      (check|see) (if|whether) {name} (has paid|paid) (in|into|for) (the|our) (group|ajo|esusu)
      (who|what person) (is|are) (the|) (admin|leader|treasurer|next person) (of|in) (our|the|my) (group|ajo|circle)
      (how much|what) (is|does) (each person|everyone|one hand) (paying|pay|contribute) in (the|our) (group|ajo|esusu)
      (is|was) (the|our) (pot|kitty|ajo money|group money) (complete|full|intact|ready) (yet|for {name}|)
      (how much|what) (do i|have i) (put|paid|contributed) (into|in) (the|our) (ajo|group|esusu) (so far|altogether)
      (remaining|left) (how many|who) (people|members) (to|before) (collect|my turn) (in the ajo|in our esusu)
      (what's|whats) (happening|the latest|going on) (in|with) (our|my|the) (ajo|esusu|savings group|circle)
      (the|our) (ajo|esusu) (collector|turn) (for|of) (this|next) (month|week) (is who|is whose)
      (please|karo|good morning)(,|) (when is my turn|whose turn is it|who collects) (in|for) (the|our) (ajo|esusu|group)
      (what|how much) (is|do we have) (in|inside) (the|our) (ajo|group|circle|contribution) (purse|account|now|)
      has (everyone|everybody) (paid|dropped|contributed) (in|for) (the|our) (ajo|group|esusu) (yet|)
      (check|show|tell me) (who has not|those who have not|who has) (paid|contributed) (in our ajo|in the group|this month)
      (how many|what) (people|weeks|turns) (before|till|to) (me|my turn|i collect) (in the ajo|in our esusu)
      (let me|i want to) (see|check|know) (my|our|the) (ajo|esusu|group|circle) (details|position|members|status)
      am i going to collect (the|our) (ajo|esusu|contribution) (next|this month|before christmas)
      has (the|our) (group|ajo|esusu) (started|begun|closed) (yet|for this year|)
      (list|name|show) (people|members|women) (in|of) (the|our|my) (ajo|esusu|circle)
      (what|which) (week|round|cycle) (is|are) (the ajo|our group|we) (on|in) (now|)
      has {name} (collected|packed|received) (her|his) (turn|ajo|money) (from the group|)
      (group|ajo|esusu|circle) (progress|report|list|record) (please|for this month|)
      (abeg|please)(,|) (who|whose) turn (is it|to collect) (for|in) (the|our) (ajo|esusu|group)
      (tell|show) me (how far|where we are|how much we have) (in|with) (the|our) (ajo|esusu|contribution)
      has my (wife|sister|neighbour) paid (her|the) (ajo|contribution|esusu) (this week|)
      (when|which week) will {name} (receive|collect) (the ajo|the contribution|our esusu)
      (i|we) (started|have been doing) (ajo|esusu) in january(,|) (when do i collect|how much have we saved|whose turn is it)
      some (members|women) are (delaying|not serious)(,|) who (has not paid|is owing) (in the ajo|the group)
      (how is|how's|how far with) (the|our|my) (ajo|esusu|savings circle|group) (going|doing|)
      (have i|did i) (paid|pay) (my|this week's|the) (ajo|esusu|contribution) (already|yet|this month)
      (when|which month) (do i|will i|am i going to) (collect|get|take) (my|the) (ajo|esusu|payout|contribution)
      (who|which member) (is next|collects next|is collecting|has not paid) (in|for) (the|our) (ajo|esusu|group)
      (how much|what) (has|have) (the group|our ajo|we|everyone) (saved|contributed|gathered) (so far|in total|now)
      (how many|which) (members|people) (have|has) (paid|contributed) (in|to|for) (the|our) (ajo|esusu|group)
      (show|tell) me (my|the|our) (group|ajo|esusu|circle) (status|progress|balance|members)
      (what is|what's) (left|remaining|my position|my number|my turn) (in|for) (the|our) (ajo|esusu|group)
      (do i|am i) (owe|owing|behind) (anything|) (in|to) (the|our) (ajo|esusu|group)
      (my|the) (turn|date|month) to (collect|pack|carry) (the|) (ajo|esusu) (is when|please|)
      (who|how many) (is|are) (left|remaining|yet to pay) (in|for) (the|our) (ajo|esusu|circle) (this week|)
      (show|see|open) (our|the|my) (ajo|esusu|circle|contribution group) (record|list|page|details)
      (did|has) {name} (pay|paid|contributed) (her|his|) (ajo|esusu|contribution) (yet|this month|)
      (how far|what's up) (with|about) (our|the) (esusu|ajo|contribution|thrift) (please|)
      (what|how much) will i (collect|get|receive) (from|when it is my turn in) (the|our) (ajo|esusu|circle)
      (when|what day) (does|will) (the|our) (ajo|esusu|circle|round) (finish|end|start again)
      (how many|who are the) (members|people) (in|of) (our|my) (ajo|esusu|savings circle)
      (is|was) my (ajo|esusu|contribution) (payment|money) (received|recorded|counted) (this week|in the group|)
      (has|have) (everybody|all members|the others) (paid|contributed) (in|for) (the|our) (ajo|esusu) (this month|)
      (give|send) me (an update|the list|the state) (of|on) (our|the) (ajo|esusu|savings circle)
      (my|our) (ajo|esusu|circle) (balance|total|pot|kitty) (is how much|please|now)
      (i want to|let me) (know|see) (when i collect|who has paid|the total) in (the|our) (ajo|esusu|group)
      (any|what is the) (news|update) (from|on|about) (our|the|my) (ajo|esusu|savings circle)
      am i the next to pack
      who packed last
      who is packing the ajo this saturday
      my number in the ajo
      when will the ajo get to {name}
      how many people are before me in the esusu
      how many are yet to drop for this round
      has {name} dropped ajo money for this week
      who is spoiling our ajo by not paying
      the people owing our thrift
      how much is in our kitty
      what's our group total
      how much will i pack when it's my turn
      when do we contribute next
      which date is our next ajo
      how much is each person contributing in our group
      what are the rules of our ajo
      who started this group, who is the head
      i want to leave the ajo after my turn
      remove me from {name}'s esusu
      exit our thrift group
      can i come out of the ajo now
      if i leave the group will i get my money
      change my turn with {name}
      can i collect the ajo earlier, i have a burial
      how many rounds have we done
      my contributions in the group since we started
      did my ajo money for this week enter
      na who dey collect this week
      i no know my turn, check am
      update on our susu
      adashe, who has collected
      when is our ajo finishing
      what position am i on the line for esusu
      what number am i on the ajo list
      when will i get the bulk money of our ajo
      open our group page
      name the women in our ajo
    `,
    goal: `
      <i_want> (save|start saving|set a goal|create a goal|save money) (for {narration}|)
      save {amount} (for|towards) (rent|school fees|a car|my wedding|christmas|a phone|a laptop|my house)
      (create|set|start|open) (my|a new) (savings goal|goal|savings plan|target)
      (goal|goals|my goals|savings goal|savings|my savings|target savings|save money|save)
      how (is|much is in) my (goal|savings goal|rent savings|school fees target)
      put {amount} (in|into|to) my (savings|goal|rent savings|car fund)
      add {amount} to my (goal|savings|house fund)
      save {amount} (every|each) (day|week|month|payday) (for me|)
      (lock|keep|set aside) {amount} (for me|till december|until december|for 6 months|for rent)
      help me save (money|for rent|more|{amount})
      how much have i saved (for rent|so far|towards my goal|)
      (withdraw|take|break) (from|) my (savings|goal)
      automatic(ally|) sav(e|ing) {amount} (weekly|monthly|)
      i want to buy a (car|house|phone) next year, help me save
      show my savings (progress|)
      save small small
      start a (christmas|sallah|school fees|rent|wedding) (fund|savings)
      i want to keep {amount} where i cannot touch it
      open a savings pot for my own rent
      target of {amount} by december
      how far (is|am i from) my goal
      move {amount} to savings
      change my goal (to {amount}|)
      fixed savings
      (set aside|keep|put away|save) {amount} (for|for the next) (3|6|{number}) months
      i want to buy (a|an) (car|phone|house|laptop) (next year|by december), (help me save|how do i save)
      help me (save|put money away) (for|towards) (a car|rent|a phone)
      put {amount} away (for me|for later)
      (i want to|help me|let me) (save|keep|put aside) {amount} every (day|week|month) (for rent|for school|for hajj|for a car|)
      (create|start|open|set) (a|a new|my) (savings goal|goal|target|savings plan) (for rent|for school fees|of {amount}|)
      (add|move|put) {amount} (to|in|into) my (savings|goal|rent goal|target)
      (how much|what) (have i|did i) (saved|save|kept) (so far|in my goal|for my rent|)
      (lock|keep) {amount} (away|for me|until december)
      (withdraw|take|break) ({amount}|money|) from my (savings|goal|target)
      (i want to|let me|help me|can i) (save|put aside|keep|set aside|start saving) ({amount}|money|some money) (for|towards) (rent|a car|school fees|christmas|my wedding|a house|hajj|a laptop|my business|my baby)
      (create|start|open|set|make|new) (a|my|) (savings|saving|) (goal|target|plan|piggy bank|pot) (for {narration}|of {amount}|)
      how much (have i saved|is in my goal|is in my target) (so far|for {narration}|)
      (save|lock|keep|stash) {amount} (every|each|per|) (day|week|month|) (for me|)
      (add|put|move|top up) {amount} (to|into|in) my (savings|goal|target|piggy|rent goal|car savings)
      (break|withdraw from|close|take money from|cash out) my (savings|goal|target|piggy bank|locked savings)
      (auto|automatic|daily|weekly|monthly) (save|savings|saving) (of {amount}|plan|)
      (lock|fix) (my|some|{amount} of my) (money|savings|funds) (for|till|until) (3 months|december|one year|six months)
      (am i on track with|how close am i to|how far with) my (savings goal|goal|target)
      (i'm|i am) saving (for|towards|up for) (a|my) (car|phone|wedding|house|rent)
      (i want to|help me) (keep|put away|put aside|set aside|store) {amount} (where i cannot touch it|every week|for {narration}|for later|monthly)
      (i want|i plan) to buy (a|an) (laptop|car|land|phone|house) (next year|in december), help me save
      (what|how much) have i (saved|put aside|gathered) (for {narration}|so far|)
      (am i|how far) (on track|with my goal|along) (for|with|) (my|the|) (goal|target|savings)
      (start|open|create) (a|an) (rainy day|emergency|baby|japa|hajj) (fund|savings|purse) (for me|)
      (i keep|i am always) (spending|eating|finishing) (my|all my) money(, help me keep|, help me save|, lock) (some|{amount})
      (piggyvest|kolo|piggy bank|safe box) (style|kind of|) (savings|account) (please|for me|)
      (at|by) (december|sallah|christmas|year end|resumption) i (want|need) to have {amount}(, help me save|, set it|)
      (hide|tuck away|squirrel away) {amount} (from myself|from me|somewhere safe|for rainy day)
      (remove|take|cut) {amount} (every day|from each sale|every salary) (and|to) (keep|save) (it|for me)
      (how near|how close) am i to (finishing|completing|reaching|hitting) (my|the) (target|goal|rent savings)
      (my|the) (laptop|wedding|house|school fees|umrah) (fund|savings|goal)
      (unlock|open|release|let me have) (my|the) (savings|saved money|target savings|piggy bank)
      (i got paid|salary entered|i made good sales)(, save|, keep|, put aside) {amount} (for me|)
      save my change (every time i buy something|whenever i spend)
      (rename|edit|delete|pause|increase) (my|the) (savings goal|target|rent goal|goal)
      (save|keep|put by) (a little|small small|bit by bit|something) (for|towards) (rent|my child|old age|tomorrow)
      (savngs|saveings|saving goal|savin) (pls|for {narration}|plan)
      (fixed|target|locked|flex) (save|saving|savings) (of {amount}|for 3 months|)
      (i am|i'm) (trying|planning) to (save|gather) {amount} (for|towards) (rent|school fees|a fridge|december)
      (how much|what) (should|must|do) i (be keeping|save|put aside) (weekly|monthly|daily) to (reach|get|have) {amount}
      (what have i|how much have i|show what i) (kept|saved|put away) (so far|till date|in all)
      (transfer|push|shift) {amount} (to|into) my (savings|rent fund|target|wedding savings)
      (stop|pause|cancel) my (auto save|automatic savings|weekly saving|savings plan)
      (i want to|help me|let's) (build|buy) (a house|a shop|land|a bus) (in|within) (two years|three years)(, save with me|, start a plan|, help me save)
      (savings|save|goal|goals|target) (please|menu|page|now)
      (every|each) time (money enters|i'm paid|i get alert)(,|) (keep|save|remove) {amount} (for me|)
      (what's|how much is) (in|inside) (my|the) (piggy bank|rent fund|wedding fund)
      (put|add) (something|a little|{amount}) (to|into) (my child's|the school fees|the house) savings
      (can i|how do i) (save|keep money|lock money) (here|with karo|with you)
      (i want to|help me|let me) (start saving|save|put money aside|keep money) (for|towards) (rent|school|a car|my wedding|christmas|hajj|a laptop|my baby)
      (keep|put|set|tuck|hide) {amount} (aside|away|one side|safe) (for me|every week|monthly|where i can't touch it|)
      (open|create|start|set) (a|my|new|another) (goal|target|savings|saving plan|piggy bank|kolo) (of {amount}|for {narration}|please|)
      how (far is my|is my|close is my) (goal|savings goal|target|savings target) (now|)
      (lock|keep) {amount} (till|until|for) (december|six months|next year|my birthday)
      (break|withdraw|take|collect) (from|) my (savings|goal|target|kolo|piggy bank)
      (add|move|put) {amount} (to|into|in) my (savings|goal|rent savings|target|school fees savings)
      (every|each) (day|week|month|friday|salary) (save|keep|move|remove) {amount} (for me|to my savings|)
      (i want|need) {amount} by (december|next year|march)(,|) (help me save|plan it|how much should i save weekly)
      (stop|pause|change|cancel) my (automatic|weekly|monthly|) (saving|savings|goal)
      (when|how soon) will i (reach|hit|finish|meet) my (goal|target|savings target)
      my (savings goals|goals|targets) (list|progress|status|so far)
      (i'm|i am) (saving|gathering money) for (a house|my wedding|land|japa|school)(,|) (start it|open a goal|help me)
      (save|keep) (my|the) change (for me|each time i spend|)
      (small|little by little|gradual) saving (for|towards) {narration}
      savin (for {narration}|{amount}|goal)
      (round up|spare change) (my|) (savings|spending) (into savings|)
      (i get paid|salary comes) and it finishes(,|) (hold|keep|save) {amount} (for me|away) (first|before i spend|)
      (i want to|i'd like to|help me) (save|put away|keep) {amount} (for|towards) (my rent|school fees|a new phone|my wedding|japa)
      (open|create|set up|start) a (savings plan|target|goal|kolo) (for|towards) (my house|a car|christmas|my child's school)
      (save|keep|set aside) {amount} (from my salary|every month|weekly|daily) (for me|automatically|)
      (how much|what) (is|have i) (in|saved in|saved for) my (savings goal|rent savings|wedding savings|target) (now|so far|)
      (add|move|put) {amount} (to|into) my (school fees|rent|christmas|emergency) (savings|goal|target)
      (i want to|can i|let me) (withdraw|take out|break) (from|) my (savings goal|target savings|locked savings)
      (how far|how close) (am i|is my savings) (from|to) (my|the) (target|goal) (for the car|)
      (lock|keep) (my money|{amount}) (so i won't|so i don't|where i can't) (spend it|touch it|reach it)
      (show|list|check) my (savings goals|savings|targets|goals) (please|and progress|)
      (start|begin) (saving|putting away) {amount} (daily|a day|every friday) (till|until) (december|my wedding|the rent is due)
      (teach my account to|automatically|please) save {amount} (any time my salary enters|each payday|every monday)
      (change|increase|reduce|edit) my (savings goal|target|monthly saving) (to {amount}|)
      (stop|pause) (my|the) (automatic saving|auto save|savings plan|daily saving) (for now|)
      (when|what date) (will|does) my (savings|target|locked savings) (mature|open|be complete)
      (i am|i'm) (saving|planning) for (a laptop|a baby|hajj|a plot of land)(,|) (open a goal|help me keep {amount}|set a target of {amount})
      (keep|hold) {amount} (for me|aside|) (till|until) (month end|next year|i ask for it|my rent is due)
      (delete|close|end) my (savings goal|target|rent goal|savings plan)
      (savings|saving) (goal|target|plan) (of {amount}|for a car|by december) (please|)
      (put|drop) {amount} in my (kolo|piggy bank|savings box|rent savings)
      (target|goal) (savings|saving) (for|of) ({narration}|{amount}|my shop)
      (am i|are we) (on track|behind|close) (with|to) my (savings goal|saving target|goal)
      (i|) (want to|need to) (save|saving) (plan|) (small small|gradually|a bit each week) (for|towards) (land|school|my business)
      (please|karo|good morning)(,|) (i want to|help me|can i) (save|keep) (money|{amount}) (for|towards) (school fees|rent|a trip|my business)
      i want {amount} (saved|kept|locked) (for|towards) (my rent|december|my baby)
      (how much|what) (is|do i have) (in|inside) my (kolo|savings goal|rent target|locked savings) (now|)
      (open|give me) my (locked savings|savings goal|kolo)(,|) (i need|i want) (the money|it) (now|urgently|)
      (save|keep|hide) (small|something|{amount}) (from|out of) (my salary|each sale|what enters) (for rent|for me|)
      (new|another) (savings goal|target|saving plan) (for|of) (my car|{amount}|school)
      (daily|weekly|monthly) saving (of|for|plan) ({amount}|please|my child)
      (i am|we are) (getting married|having a baby|travelling) (next year|in december)(,|) (help me save {amount}|open a savings goal)
      (i don't|i do not) want to (touch|spend) (this|the) {amount}(,|) (lock it|keep it for me|save it till june)
      (my|the) (goal|savings target|target) (status|progress|balance) (please|)
      (increase|top up|add to) my (savings|goal|target|kolo) (by|with) {amount}
      (round up|spare change|automatic) (savings|saving) (please|how do i start|for me)
      (i want to|help me) save (for|towards) (rent|a car|my wedding|school fees) (every week|{amount} monthly|)
      (how much|what) (have i|is) (saved|in my savings goal) (for rent|so far|for the car)
      i want to gather {amount} for my daughter's wedding next year
      help me keep money for ram, i need {amount} before sallah
      christmas is coming, let me be keeping {amount} every week for it
      keep money for my house rent so that i don't touch it
      lock {amount} till december, even if i beg you don't open it
      lock this money for me for 3 months
      i am saving for a freezer, open a target for it
      target saving for land
      i want to buy a laptop before resumption, help me save daily
      take {amount} every day from my sales and keep it
      remove {amount} each friday into my school fees savings
      keep 10 percent of every alert for me
      kolo, i want to start one
      digital kolo for my son
      open my locked savings, it is urgent
      can i remove from my rent savings before the date
      take out {amount} from my target savings
      how much is left to complete my laptop savings
      what percentage of my goal have i reached
      move the date of my goal to next year
      stop the weekly removal for my goal
      pause my savings plan this month
      delete the holiday goal and return the money
      name my savings hajj
      hajj savings, {amount} monthly
      i want to japa, help me save {amount} by next september
      i'm pregnant, i want to start putting money aside for delivery
      save for me small small
      i wan lock money
      i wan save for my pikin school
      hold {amount} for me before i spend it
      each time i buy something keep the change for me
      i'm planning to raise {amount} for my shop rent, help me save
    `,
    loan_apply: `
      <i_want> (borrow|get a loan|take a loan|apply for a loan|collect a loan)
      <please> (borrow|lend|loan) me {amount}
      i need (a loan|a loan of {amount}|to borrow {amount}|a quick loan|an emergency loan|quick cash)
      (loan|loans|get loan|apply for loan|quick loan|borrow money|borrow|i need a loan)
      can i (borrow|get|take|have) (a loan|{amount} loan|a loan of {amount}|{amount} from the bank)
      how much (can i|am i able to|can you let me) borrow
      (am i|do i) (eligible|qualify|qualified) for a loan
      give me a loan (of {amount}|)
      do you (give|offer|do) (loans|loan|salary advance)
      {amount} loan (for {narration}|for 3 months|please|)
      i want {amount} (loan|on credit|as a loan) (to pay back in 3 months|)
      what (do i need|are the requirements) (for|to get) a loan
      (business|salary|school fees|rent|personal|payday|soft) loan
      advance me {amount} (till salary|till month end|)
      what is the interest on a loan of {amount}
      i am short of cash, can you lend me {amount}
      loan application
      overdraft of {amount}
      i need {amount} urgently, i will pay back (next month|on payday)
      how do i (apply|qualify) for (a|) loan
      borrow {amount} for (2|3|6) months
      my business needs {amount} capital
      can the bank help me with {amount}
      (do|does) (you|karo) (give|offer|do|have) (a|any|) (loan|loans|credit|salary advance)
      (can i|i want to) get (a salary advance|an advance|a soft loan)
      i want (credit|a salary advance|an overdraft)
      (get me|i want) a (payday|business|personal) loan
      (do|can) you (give|do|offer) (salary advance|business loans|credit|small loans)
      i (want|need) (a salary advance|a quick loan|an emergency loan|some credit)
      my (business|shop|farm) needs (capital|{amount}|a loan)
      (quick|emergency|payday|business|personal) (loan|credit|cash loan)
      i will pay (it|you|the money) back (next month|on payday), (lend|borrow|give) me {amount}
      can the bank (lend|borrow) me {amount}
      (lend|borrow|loan) me {amount} (please|till month end|for business|)
      i (need|want) (a|a quick|an urgent) (loan|advance|soft loan) (of {amount}|for rent|for school fees|for business|)
      (can i|do i qualify to|am i able to) (get|take|borrow|have) (a loan|{amount}|some money)
      how much (loan|credit|money) can (i|you) (get|borrow|give me|lend me)
      (apply|applying|application) for (a|) loan
      i want to borrow (money|{amount}) (and pay back later|and pay month end|)
      (i want|i need|can i|help me|pls i need) (a|to get a|to take a|get a|to apply for a|to borrow|to collect a) (loan|quick loan|small loan|soft loan|business loan|salary advance|{amount} loan)
      (borrow|lend|loan) me (money|some money|{amount}|small money) (please|abeg|till month end|till salary)
      (can|will|could) (you|karo|the bank|i) (borrow|lend|loan|give|get) (me|) ({amount}|money|a loan|some money)
      (how much|what amount) (can|will|do) (i|you) (borrow|get|lend me|qualify for|give me) (as loan|as a loan|)
      (am i|do i|will i|can i) (qualify|eligible|qualified) for (a|any|the) loan
      (how do i apply for|what must i do to get|where can i go to get|how can i get) (a loan|loan|a loan of {amount})
      (i'm|i am) (broke|short of cash|in need of money|stranded)(, i need|, give me|, lend me) (a loan|{amount}|some money)
      (apply|application|request) (for|) (a|) (loan|credit|advance) (of {amount}|)
      (loan|advance|soft loan) of {amount} (for my business|for my shop|for rent|for {narration}|to pay back in 3 months|)
      (i need|looking for) (capital|funding|money) for my (business|shop|farm|trade)
      (what are|tell me) (your|the) (loan|lending) (requirements|conditions|terms|options|products)
      (salary|payday|business|school fees|rent) (loan|advance) (pls|please|)
      (can|will|could) (you|the bank|karo) (help|assist|support) me with {amount} (to pay back|till month end|until salary|as a loan|)
      (i need|i want) {amount} (urgently|now|for business|), i will (pay back|refund|return it) (next month|in two weeks|with interest)
      what (are the|is the) (loan|loans) (options|offers|conditions|requirements|terms)
      (how much|what amount) (can|could) (i|you|the bank) (borrow|lend me|give me as a loan)
      how much (loan|money) (can i borrow|will you lend me|do i qualify for) (now|with my salary|)
      (do you|does karo|can you) (give|offer|do) (loans|overdrafts|salary advance|soft loans|quick cash)
      (am i|would i be|how do i become) (eligible|qualified|able) (for|to take) a loan
      (i am|i'm) (broke|short of cash|stranded), (borrow|lend|advance|loan) me {amount}
      my (child|wife|mother) is (sick|in hospital), (lend me|borrow me|loan me) {amount} (till month end|to pay back next week|please)
      (i sell|i run a|i have a small) (shop|poultry|salon|provision store) and (want|need) (a loan|{amount}|credit) (to|for) (restock|expand|buy goods|stock)
      (support|assist|back) my (business|shop|farm|trade) with (a loan|{amount}|credit|some capital)
      (school|rent|hospital bill) is (due|urgent), (can i|may i) (get|have|take) (a loan|{amount} on credit|{amount} loan)
      (lon|laon|loann|lown) (pls|of {amount}|i need)
      (okash|palmcredit|carbon|fairmoney) (style|kind of|type of) loan(, do you do it|, do you have|)
      (what|how much) (credit|loan) (limit|amount|) (do i have|am i entitled to|can you approve for me)
      (float|spot|trust|advance) me {amount} (till friday|till i sell|)
      (refinance|collect|pick|access) (a|another|a fresh) loan (of {amount}|with you|from you|)
      (salary is|pension is|allowance is) (late|delayed)(, can you|, kindly|, please) (lend|advance|borrow) me (something|{amount})
      (stock|goods|inventory|device|phone) (financing|loan|on credit) (please|available|)
      (micro|mini|nano|collateral free|instant) (loan|credit) (of {amount}|please|)
      (i wish|i'd love|hoping) to (take|collect|access|get) (facility|credit|a facility|a loan) (from you|of {amount}|)
      (do you|does karo) (lend|give) (money|loans|credit) to (students|traders|farmers|pensioners|new customers)
      (i will|i can) (repay|return it|pay) (in three months|by salary|weekly)(, lend|, give|, borrow) me {amount}
      (buy now pay later|bnpl|pay small small) (for|of) (a phone|a fridge|{amount}|a generator)
      (start|begin|submit|make) (a|my|the) (loan|credit) (application|request|form)
      (cash|money) (is tight|is short|has finished)(, lend me|, i need a loan|, borrow me {amount}|, can i get credit)
      (top up|increase|add to) (my|the) loan (with|by) {amount}
      (can|could) (a student|a corper|a market woman|i) (collect|get|access) (a|any) loan (here|with you|)
      (sir|ma|good morning)(,|) (i am|i'm) a (widow|trader|farmer|teacher)(,|) (please|) (lend me|i need|can i get) {amount}
      (loan|quick loan|a loan) (please|urgent|fast|now|today)
      (can|will) my (salary|business|account) (get me a|qualify for a|qualify me for a) loan
      (i want|i need) (to borrow|a loan) (small|like|around|up to) {amount}
      (help|save) me with (a|some) (loan|credit|soft loan) (till|until) (salary|i sell my goods|harvest)
      (how|where) (do|can) i (get|find) (a|quick) (loan|money to borrow) (here|from you)
      (lend|borrow|loan|advance) me (some money|{amount}|small money|something) (please|till month end|to pay later|)
      (i want|i need|can i get|give me|may i have) a (loan|quick loan|small loan|cash advance|soft loan) (of {amount}|for {narration}|please|)
      (am i|do i|would i) (eligible|qualified|qualify|fit) (for|to get|to collect) (a|any) (loan|credit)
      how much (loan do i qualify for|can you lend me|can i borrow from you)
      (my|the) (business|shop|school fees|rent) needs (money|capital|{amount})(,|) (can you lend|give me a loan|i want to borrow)
      (apply|request|application) (for|) (a|) (loan|credit|overdraft) (please|of {amount}|)
      (i am|i'm) (broke|stranded|short of cash|out of money)(,|) (lend me|i need a loan|can i borrow {amount})
      (salary|business|personal|emergency|farm) (loan|advance) (please|of {amount}|)
      (what|which) (loans|types of loan|credit) (do you|can i) (have|give|get)
      (i will|i can) (pay|return) (it|back) (in|after) (two months|six months|a week)(,|) (lend me|borrow me|give me) {amount}
      laon of {amount}
      (i want|i'd like|i need|can i get) (a|) (loan|small loan|quick loan) (of {amount}|for my shop|for school fees|to buy stock|)
      (can|could|will) (you|karo|the bank) (lend|loan|give) me (money|{amount}|a loan) (please|till month end|to start business|)
      (how|where) (do|can) i (apply for|get|request|take) a loan (from karo|here|please|)
      (am i|would i be|can i be) (eligible|qualified|approved) for (a loan|a loan of {amount}|credit)
      (i am|i'm) (looking for|in need of|seeking) (a loan|{amount} loan|funding|credit facility) (for my farm|to expand my business|)
      (what|which) (types|kinds) of (loans|loan) (do you have|do you give|can i get)
      (what|which) (documents|collateral|requirements) (do i need|are needed|do you want) (for|to get) (a|the) loan
      (salary|payday|school|rent|market|farm|emergency) loan (please|of {amount}|for {number} months)
      (my|our) (business|shop|farm) (needs|wants) (money|capital|{amount})(,|) (can i borrow|lend me|i need a loan)
      (i want|i need) to borrow {amount} (and pay back|to return it) (in {number} months|next month|weekly)
      (school fees|rent|hospital bill) is (due|urgent)(,|) (can i|please let me|i want to) (borrow|get a loan of) {amount}
      (lend|borrow|loan) me (some money|{amount}|something) (please|now|for one week|i will pay next month)
      (do you|does karo) (give|have) (loans|credit) (without collateral|to women|to small traders|with no salary)
      (how much|what amount) (can|will) (i|you) (borrow|lend me|qualify for) (now|this month|)
      (i never|i have not) (took|taken|collected) (a loan|any loan) (before|from you)(,|) (can i get one|i want to try|how do i apply)
      (loan|lon|laon|loann) (pls|plz|of {amount}|urgently)
      (apply|application) for (a loan|credit|a business loan|an overdraft) (please|now|)
      (i'm|am) (broke|stranded|cash strapped) (,|till salary|) (lend me|can i borrow|i need a loan of) {amount}
      (is there|do you have) (a|any) loan (for|that) (farmers|students|market women|civil servants|pensioners)
      (increase|top up) my loan (to {amount}|by {amount}|please)
      (i want|can i have) (another|a second|a bigger) loan (after paying the first|of {amount}|please)
      (can|may) i (get|collect) (money|{amount}) (now|) and (pay|pay back) (later|small small|at month end)
      (salary|wage) (advance|early) (please|of {amount}|before payday)
      (please|karo|good morning)(,|) (i need|i want|can i get) a loan (of {amount}|for my business|to pay rent|)
      (i sell|i'm selling|i trade in) (rice|clothes|fish|provisions)(,|) (i need|can i get) (a loan|money|{amount}) to (buy more|increase my market|restock)
      (my|our) (salary|money) is (delayed|not enough)(,|) (lend me|can i borrow|can i get a loan of) {amount}
      what (do i do|should i do|is needed) to (get|qualify for|take) (a|your) loan
      (can|will) (you|karo) (trust|give) me (with|) (a loan|{amount} loan|goods on credit|a bigger loan)
      i want to (apply|ask) for (a|) (loan|{amount} loan|credit) (please|)
      (loan|borrow) (me|) {amount} (for|to) (farming|school|medicine|my shop) (please|)
      (emergency|quick|urgent|small) loan (please|of {amount}|i am in hospital|for burial)
      (is|are) (your|the) loan (open|available) (to|for) (new customers|me|traders) (now|)
      do i (qualify|stand a chance) for a loan (or not|please|)
      (i have|i get) (steady income|a salary|a shop)(,|) (how much loan can i get|can i borrow {amount}|give me a loan)
      (need|want) (cash|money|{amount}) (till payday|till month end|on loan|to borrow)
      (abeg|please)(,|) (borrow|lend|loan) me {amount} (till month end|for market|i go pay back)
      can (widows|farmers|drivers|teachers) (get|take|qualify for) (a loan|loans) (here|)
      (my|the) (business|shop|goods) (burnt|needs help|is down)(,|) (can i get a loan|i need a loan|lend me {amount})
      my (goods|stock) are finished and (christmas|school resumption) is near(,|) (i need a loan|can i borrow {amount}|lend me {amount})
      my (daughter|son) got admission and (fees|acceptance fee) is {amount}(,|) (can i get a loan|i want to borrow|lend me the money)
      (can i|could i|i want to) (get|have|borrow) {amount} (loan|) (from you|till salary|for my shop)
      (i need|give me|help me with) (a|) (small|quick|business) loan (please|of {amount}|)
      my shop got burnt in the market fire, i need {amount} to start again, can you lend me
      my goods are at the port and money is short, borrow me {amount}
      rice is cheap now, if i get a loan of {amount} i can stock up
      planting season is here, i need a loan for fertilizer and seeds
      my keke engine has knocked, lend me money to fix it and i pay weekly
      i want to buy a sewing machine on loan
      loan to buy a generator for my salon
      loan for school resumption please, three children
      i need {amount} before salary, i will pay back on the 25th
      advance me part of my salary
      borrow me small, {amount}, till friday
      i am short of {amount}, can karo help me with a loan
      can i get a loan without collateral
      do i need a guarantor to borrow
      can i borrow even if i owe {bank}
      can a student collect loan here
      can a trader without payslip borrow from you
      can a civil servant get {amount} for one year
      how much can i get if i collect a loan now
      what's the highest you can lend me
      am i qualified to borrow
      any loan offer for me today
      you said i have a loan offer, i accept
      i will take the {amount} offer
      fill the loan form for me
      what will you ask me before you give me a loan
      which papers do i bring for a loan
      if i borrow {amount} how much will i return
      how long will you give me to pay if i borrow {amount}
      business loan for women, do you have it
      youth loan, how do i get
      i want to borrow for rent, landlord wants one year
      hospital is asking for deposit of {amount}, lend me please
      i have finished paying the first loan, give me a higher one
      increase what i can borrow
      abeg dash me loan
      i wan collect loan
      pls lend me 10k i go pay nxt wk
      i nid loan
      funding for my trade
      i'm looking for capital for my farm
      sell me a phone on credit, pay small small
      is there device financing
      good morning sir, i'm a widow with a small shop, can you lend me {amount}
      wage advance
      early salary of {amount} before payday
    `,
    loan_status: `
      <check> my loan (status|balance|)
      how much (do i|am i) (owe|owing) (on my loan|you|the bank|)
      (loan status|my loan|loan balance|my loans|my debt|outstanding loan)
      (has|is) my loan (been approved|approved|ready|still pending|active)
      when is my (next|loan) (payment|repayment|instalment|installment) due
      how much is (left|remaining|outstanding) on my loan
      status of my loan (application|request|)
      (do i|am i) still (owe|owing) (you|any loan|on my loan|)
      when (must|should|do) i (pay back|repay|finish paying) (my|the) loan
      what is my loan (balance|limit|due date|schedule)
      show my (repayment|loan) (schedule|plan|details)
      why was my loan (rejected|declined|refused)
      did you approve my loan
      how many (instalments|payments|months) (remain|are left) on my loan
      how much interest is on my loan
      when will i (get|receive) (the|my) loan (money|)
      what do i owe
      has my loan (come|entered|been paid into my account)
      details of my loan
      any update on my loan
      what happens if i don't pay my loan on time
      is my loan (ready|approved|out|paid)
      when (do|will) i (finish|complete) (paying|) (my|the) loan
      (how long|how many months) (till|until) i finish my loan
      has the loan been (approved|paid out|sent)
      (what|how much) (do i|am i) (still|) (owe|owing) (you|the bank|karo|on my loan|)
      (was|is) my loan (approved|out|granted|rejected)
      (when|what day) (is|must) my (loan|next instalment|next repayment) (due|be paid)
      (loan|debt) (balance|status|remaining|schedule)
      how (far|is) my loan (application|) (now|)
      (how much|what) (do i|am i|is) (still|) (owe|owing|left on|remaining on|outstanding on) (on|) (my|the) (loan|debt|borrowing)
      (what is|check|show|tell me) (my|the) (loan|debt|outstanding loan|loan balance|loan details|credit score)
      (when|what day|what date) (is|do|will) (my|i) (loan|next repayment|next instalment|repay|loan payment) (due|my loan|)
      has my loan (application|request|) been (approved|disbursed|rejected|seen)
      (status|update|progress|news) (of|on|about) my loan (application|request|)
      how many (instalments|payments|months) (are left|do i have left|remain) on my loan
      (why|how come) (was|is) my loan (rejected|declined|not approved|still pending|taking long)
      (do i have|am i owing) any (loan|debt|outstanding loan) (with you|now|)
      (have i|did i) (finish|finished|complete|completed) (paying|) my loan
      (how much|what) (is left|remains|do i still owe|is outstanding) (on|of|for) my (loan|debt)
      (when is|what date is|how many days to) my (loan|next instalment|loan repayment) (due|payment|)
      (was|is|has) my loan (approved|granted|still processing|rejected|been approved)
      (how many|how much) (months|instalments|weeks) (do i have left|are left|remain) (on my loan|to finish paying|)
      (show|check|see) (my|the) (loan|borrowing|debt) (details|balance|schedule|account)
      (did|has) (the|my) (credit|loan) (team|officer|people) (approved|agree|agreed|look at|review) (it|my request|my application)
      (since|it's been) (last week|three days|monday) (i applied|since i applied) for (the|a) loan(, any news|, nothing|)
      (how much|what) (more|) (do i|must i) (pay|need) (to|before i) (finish|close|clear) (my|the) loan
      (my|the) (loan|borrowing) (how far|record|history|breakdown)
      (is|was) my loan (request|application|form) (received|successful|accepted)
      (which|what) (date|day|month) (will|does) my (loan|debt) (end|finish|mature)
      (remaining|unpaid|current|total) (loan|debt|loan balance) (please|on my account|)
      (have i|did i) (missed|skip|skipped|default on) (any|a) (repayment|instalment|loan payment)
      (what|when) is the next (deduction|instalment|payment) (on|for|of) (my|the) loan
      (am i|is my account) (debt free|free of loan|clear of debt|still on loan)
      (when|how soon) (will|would) (you|karo) (disburse|release|pay out) (my|the) loan
      (reason|why) (my|the) loan (was|is) (not approved|turned down|delayed|on hold)
      (is there|do i have) (any|a) (penalty|late fee|fine|extra) (on|for) my loan
      (how many|what) (weeks|months|repayments) (more|remain|are remaining) (for|on|of) my loan
      (loan|lon|laon) (status|balance|update) (pls|please|)
      (show|give) me (the|my) (loan|repayment) (timetable|calendar|schedule|plan)
      (how much|what) (was|is) (the|my) (loan|amount) (i|that i) (took|collected|borrowed) (from you|last time|)
      (tell me|let me know) where (my|the) loan (request|application) (stands|has reached|is)
      (did|has) (today's|this month's|my last) (repayment|instalment|loan payment) (go through|enter|been recorded|count)
      (outstanding|balance) (on|of|for) (the|my) (loan|borrowed money|credit|advance)
      (please|) what about (the|that) loan (i asked for|i applied for|request)
      (loan|my loan) (update|news|progress|approved|schedule) (please|)
      (do|did) (i|we) (still|) (have|carry) (a|any) (loan|debt) (here|with karo|)
      (what|how much) (will|should) i (pay|bring) (next|this month) (on|for) (the|my) loan
      (is|was) (the|my) loan (money|) (sent|paid|credited|out) (yet|)
      (how much do i still owe|what do i owe|how much is left to pay|how much is remaining) (on the loan|on my loan)
      (has|is|was) my loan (been approved|approved|ready|rejected|granted|disbursed) (yet|or not|)
      (when|what date) is my (next|) (loan|) (repayment|instalment) (due|)
      (what happened to|how far with|any news about) my loan (application|request|)
      (show|check|view) (my|the) loan (balance|details|schedule|status|repayment plan)
      is my loan (late|overdue|in default|up to date|cleared)
      (how many|what number of) (months|payments|instalments) (are left|remain) on my loan
      (has|was) my loan (been|) (approved|disbursed|rejected|declined) (yet|)
      what is the (status|progress|position) of (the|my) (loan|loan application|loan request)
      (when|what day|what date) (is|will) my (loan|next loan payment|instalment) (due|be due|be deducted)
      (how much|what) (do i|am i|is left to) (owe|owing|pay) on (my|the) loan (now|altogether|)
      (how|why) (is|was) my loan (application|request) (taking so long|rejected|declined|still pending)
      (what|how much) (is|will be) my (loan balance|monthly repayment|total repayment|outstanding loan)
      (i applied|i asked) for a loan ({period}|last week|yesterday) (and|) (no answer yet|what happened|is it approved|nothing yet)
      (how many|which) (instalments|payments|months) (are left|remain|have i paid) (on|of) my loan
      (will|when will) (you|karo) (approve|release|pay) my loan (today|this week|)
      (have i|did i) (finished|finish|completed) (paying|) my loan (or not|yet|)
      (show|tell|give) me my loan (details|schedule|balance|history|repayment plan)
      (what|how much) (penalty|extra|late fee) (do i|will i) (pay|have) (on|for) (my loan|the late loan)
      (the|my) loan (i applied for|i requested)(,|) (how far|any news|has it entered|when is it coming)
      (any|is there) (news|update|feedback|answer) (on|about) my (loan|loan application|request for loan)
      (why|how come) was my loan (refused|denied|turned down|less than i asked) (please|)
      (loan|lon) (balance|status|due date|bal) (pls|please|check|)
      (do i|am i) (still|) (owing|owe) (you|karo|the bank) (anything|any money|any loan)
      is my loan (late|overdue|behind|up to date) (on payments|or not|)
      (remaining|outstanding|total) (loan|debt|loan balance) (please|on my account|how much)
      (is|was) my (repayment|loan payment|instalment) (received|recorded|taken) ({period}|)
      (please|karo|good morning)(,|) (what is|how far with|any update on) my loan (application|balance|request|)
      i want to (know|see|check) (how much|what) (i owe|is left|remains) (on the loan|of my loan|)
      (when|what day) (do i|will i|am i to) (pay|finish|complete) (my|the) loan (repayment|)
      has my (loan|loan request|loan application) been (accepted|approved|refused|granted) (or not|yet|)
      how long (does|will) (my loan|loan approval) take (to be approved|)
      have you (received|seen|looked at) my (loan application|loan form|loan payment)
      (loan|debt) (details|remaining|due date|schedule|status) (please|)
      why is my loan still (owing|not approved|showing unpaid|not closed)
      how much have i (paid|repaid) (on|of) (the|my) loan (so far|already|)
      (next|this month's) (loan|loan payment|repayment) (is|) (how much|when|what date)
      i (filled|sent) the loan form {period} (and|but) (i have not heard anything|no answer)(, was it approved|, what is happening|)
      (how much|what) (is left|remains|do i owe) (on|of) my loan (now|)
      (has|was) my loan (been|) (approved|paid out|accepted) (yet|)
      how many weeks have i paid on the loan
      how much is remaining for me to be free from this loan
      is it this friday or next friday my loan is due
      when is the deadline for the money i borrowed from you
      was my loan payment of {period} counted
      i applied for a loan on monday, what did they say
      did you approve the {amount} i asked to borrow
      what is holding my loan
      why did you refuse me loan
      am i still owing on the loan after paying {amount}
      how much interest is on my loan now
      how much will i pay on the loan this month
      what i owe on the loan altogether
      my remaining loan
      my debt with karo
      my loan, i've forgotten how much it is
      how much i remain for loan
    `,
    loan_repay: `
      <i_want> (pay back|repay|pay|clear|settle|pay off|offset) (my|the) (loan|debt)
      (repay|pay back|pay off|clear|settle) (my|the) loan (now|with {amount}|in full|)
      (repay loan|pay loan|loan repayment|pay back loan|pay my loan|clear my debt)
      pay {amount} (on|to|towards|of) (my|the) loan
      (take|deduct|remove) {amount} (for|towards) my loan (repayment|)
      <please> (help me|) (pay|repay|clear) my loan
      pay (this month's|my) (loan instalment|instalment|installment|repayment)
      i want to finish (paying|) my loan (today|early|)
      can i pay (my loan|part of my loan|my loan early|half of my loan)
      how (do|can) i (repay|pay back|pay) (my|the) loan
      use {amount} to pay my loan
      here is {amount} for my loan
      make a (loan payment|loan repayment|repayment) (of {amount}|)
      return the money i borrowed
      pay what i owe (you|the bank|)
      i want to pay {amount} out of my debt
      clear what i borrowed
      debit my account for the loan
      loan payment {amount}
      i am ready to pay back
      pay off everything i owe on the loan
      (pay|repay|return|settle|clear|offset) (back|) (my|the|part of my|all my) (loan|debt|borrowed money) (with {amount}|)
      (take|deduct|use) {amount} (from my account|) (for|to pay) my (loan|debt)
      (pay|put) {amount} (on|towards|into|against) (my|the) (loan|debt)
      i want to (finish|close|clear) (paying|) my loan (early|now|today|)
      (i want to|let me|can i|help me|how do i) (pay|repay|clear|settle|offset|pay back|pay off) (my|the|part of my|all my|some of my) (loan|debt|borrowed money|outstanding loan)
      (pay|repay|put|use) {amount} (on|towards|for|to|off) (my|the) (loan|debt)
      (clear|settle|finish|liquidate|close) (my|the) (loan|debt) (now|early|completely|today|)
      (pay|make|do) (my|this month's|the next) (loan|) (instalment|installment|repayment|loan payment)
      (take|debit|deduct) (the|my|{amount}) (loan repayment|for my loan|loan money) from my (account|salary)
      (i have|got|i've got) (the|) (money|cash), (let me|i want to) (pay|clear) my (loan|debt)
      (partial|full|early|complete) (loan|) repayment (of {amount}|)
      (return|refund|pay back) (the|your) (money|{amount}) (i borrowed|you lent me|you loaned me)
      (pay|clear|settle|offset) (the|this month's|my) (repayment|instalment|debt|loan balance|loan money)
      (here is|take|use) {amount} (for|to pay|to clear|towards) my (loan|debt)
      (take|deduct|debit) my (repayment|instalment|loan money) (now|from my account|today)
      (i want to|let me) (return|refund|give back) the (loan|money i borrowed|money you lent me)
      (i have|i've) (sold|made sales|got paid|collected my salary)(, remove|, take|, deduct) (your money|the loan|what i owe)
      (let me|i want to|allow me to) (free|clear|remove) (myself|my name|my neck) from (this|your|the) (debt|loan)
      (pay off|wipe out|strike off) (my loan|the whole loan|all the loan balance) from my account
      (bring|pay) down my (loan|debt) (by|with) {amount}
      (refund|return|give) (you|the bank|karo) (the|) {amount} i (borrowed|collected|took)
      (this|next) (month's|week's) (repayment|instalment|loan money) (take it now|pay it|is ready)
      (i don't want|before) (interest|it) (to|will) (pile up|increase)(, let me pay|, take|, i'll clear) (my|the) loan (now|)
      (pay|do|make) (one|two|three) (instalments|instalment|months) of (my|the) loan (now|)
      (loan|lon|laon) (repay|repayment|payback|pay back) (pls|{amount}|)
      (i|we) (can|will|want to) (pay|drop|bring) (something|{amount}|half|part) (for|on|towards) (the|my) (loan|debt) (today|)
      (close|end|conclude|complete) (this|my|the) (loan|loan account|borrowing) (today|for good|)
      (reduce|cut|lighten) (my|the) (loan|debt) (with|by) {amount}
      (honour|meet|fulfil) my (loan|repayment) (obligation|payment|promise) (now|)
      (transfer|move|put) {amount} (to|into|for) (my|the) (loan account|loan|repayment)
      (set up|start|allow) (auto|automatic|monthly) (debit|deduction|repayment) (for|of) my loan
      (early|full|final|lump sum) (settlement|payment|payoff) (of|on) (my|the) loan
      (here|now|today) i (want|am ready) to (settle|refund|repay) (what i owe|you people|the advance|my debt)
      (take|withdraw|collect) (the|your) (money|loan|debt) (i am owing|i owe) (from my account|from me|)
      (how|where) (can|do) i (return|refund|pay in) (the|my) (loan|money i borrowed|debt) (early|)
      (salary|money|my pay) (has entered|is in)(, you can|, please|,) (deduct|take) (the|my) (loan|loan instalment|repayment)
      (i don't|i hate to) (like|) (owing|owe)(,|) (take|let me pay|clear) (my|the) loan (now|today)
      (loan|my loan) (payment|repayment|instalment) (please|now|{amount})
      (pay|return) (the loan|my debt|what i borrowed) (from|with) (my salary|my savings|this money)
      (i want to|let me) (finish|complete|be done with) (paying this|paying my) loan (today|)
      (add|put) {amount} (more|) (to|towards|against) (what i owe|my loan|my debt)
      (i want to|let me|i'm ready to|how do i) (pay back|repay|clear|settle|offset) (my|the|your) (loan|debt)
      (take|deduct|collect) (your|the) (money|loan|loan money|instalment) (from|out of) my account
      (pay|put) {amount} (towards|on|into|off) (my|the) loan
      (this month's|my|the) (instalment|repayment|loan payment) (is ready|pay it|{amount}|take it)
      (clear|close|finish) (the|my) (whole|entire|full|) (loan|debt) (today|once and for all|now|)
      (loan|debt) (repayment|payment|settlement) (of {amount}|now|please|)
      (i want|can i) (pay|clear) my loan (early|before time|in full|half now)
      (i want to|let me|can i|how do i) (pay|repay|clear|settle) (my|the) loan (now|today|with {amount}|in full|)
      (take|deduct|remove|use) {amount} (from my account|) (to|and) (pay|repay|clear) my loan
      (pay|repay) {amount} (on|of|towards|into) (my|the) (loan|debt) (please|now|)
      (make|do) (a|my|this month's) (loan repayment|loan payment|loan instalment) (of {amount}|now|)
      (i have|i've got) (the|your) money(,|) (take|let me pay|i want to pay) (my|the) loan
      (pay|clear|finish) (up|off|) (my|the) (remaining|outstanding|whole|) loan (today|please|before the due date)
      (i'd like|i want) to (pay|return|refund) what i (borrowed|owe|took) (from you|from karo|) (now|)
      (can i|is it possible to) (pay|repay|settle) my loan (early|in bits|weekly|before the date)
      (deduct|collect|take) (your|the) (loan|loan money|instalment) (from my salary|now|from my account)
      (repay|repayment|repaying) (loan|my loan|of loan|{amount})
      (pay|send) (the|my) (first|second|last|next) (loan instalment|instalment of the loan) (now|)
      (clear|settle|offset) my (debt|loan balance|overdue loan) (with karo|with you|with {amount}|)
      (here is|this is) {amount} (for|towards) (my|the) loan
      (reduce|lower|bring down) what i owe (on the loan|you) (by|with) {amount}
      (i'm|i am) (ready|able) to (pay|repay|finish) my loan (now|this week|)
      (loan|lon) (payment|repaymnt|repayment|payback) (pls|of {amount}|now)
      (pay|use my money to pay) (two|three|all) (instalments|months) (of my loan|on the loan) (at once|together|)
      (close|end|complete) my loan(,|) (take the balance|deduct everything|i want to pay it all|i will pay the rest)
      (please|karo|good morning)(,|) (i want to|let me|can i) (pay|repay|clear) my (loan|loan balance|debt)
      i want to (drop|pay|put) {amount} (for|on|towards) (my|the) (loan|debt)
      (take|remove|deduct) (your|the) (money|loan|debt) (i owe|from my account|now that i'm paid)
      (pay|settle) (part|half|all|the rest) of (my|the) loan (today|now|with {amount}|)
      (loan|debt) (repayment|payment|settlement) (of {amount}|please|now)
      (i got|i received|i have) (paid|my salary|some money)(,|) (pay|clear|reduce) (my|the) loan (with {amount}|)
      (how|where) (do|can) i (pay|repay|return) (the|my) (loan|money i borrowed) (here|)
      (i'm|i am) (paying|returning|bringing) (the|your) (loan|money i borrowed) (today|now)
      (abeg|please)(,|) (take|collect|remove) (your|the) loan money from my account
      (i want to|help me) (reduce|finish|pay down) (the|my) (loan|debt) (small small|with {amount}|)
      i (just|) got (paid|my bonus)(,|) i want to (clear|pay|reduce) my loan (today|with {amount}|)
      (pay|repay|take) {amount} (of|for|from) my (loan|account for the loan) (now|)
      (i want to|let me) (finish|clear|pay) (my|the) (loan|debt) (today|now|before time)
      my goods have sold, take {amount} from what i borrowed
      harvest has come, i want to clear what i borrowed for farming
      i'd like to pay my loan before the due date, is it allowed
      pay this week's own of the loan
      pay two weeks together for my loan
      use the {amount} in my savings to pay the loan
      remove the whole loan from my account today
      let me drop {amount} on the loan
      small payment on my loan, {amount}
      i want to reduce my loan by {amount}
      i missed my loan payment, i want to pay it now
      i know i am late with the loan, here is {amount}
      sorry for the delay, take your loan money now
      how can i pay the loan if i'm not in nigeria
      can my brother pay my loan for me
      pay my wife's loan
      i want to pay off my daughter's loan with you
      where do i pay the loan money
      do it automatically, deduct my loan every month end
      change my loan payment to weekly, i want to be paying {amount}
      i don't want to owe anybody, clear my loan
      refund karo the {amount} loan
      settle my loan indebtedness
      finish my loan finish
      i wan pay una money back
      i don get money, make i pay the loan
      pay loan {amount}
    `,
    invest: `
      <i_want> (invest|invest money|start investing|invest {amount}|make an investment)
      (invest|investment|investments|start investing|how to invest|investing)
      invest {amount} (for me|in treasury bills|in mutual funds|in stocks|for 6 months|)
      (buy|get) (treasury bills|t-bills|shares|stocks|mutual funds|bonds|dollar funds|gold|dangote shares|mtn shares) (of {amount}|worth {amount}|)
      what (investments|can i invest in|investment plans|funds) (do you have|are there|here|)
      put {amount} (in|into) (treasury bills|stocks|an investment|mutual fund|fixed deposit|bonds)
      how (do|can) i (invest|grow my money|make my money work|buy shares)
      (best|safe|good|low risk) (investment|place to invest) (for {amount}|)
      i have {amount} to invest
      (fixed deposit|treasury bill|mutual fund|stock) (rates|options|of {amount}|)
      what (return|profit|gain) will i get if i invest {amount} (today|with you|)
      grow my {amount}
      i want my money to (grow|work for me|yield interest)
      open a fixed deposit (of {amount}|)
      (sell|liquidate|cash out) (my shares|my investment|my stocks|my treasury bills)
      which stocks should i buy
      add {amount} to my investment
      i want to buy shares in (dangote|zenith|mtn|gtco)
      place {amount} on fixed deposit for 90 days
      dollar investment
      what is a treasury bill rate today
      (buy|get|purchase) (t-bills|treasury bills|bonds|shares) (of {amount}|for {amount}|)
      (i want|get me) (t-bills|tbills|treasury bills|bonds|shares)
      (put|place) my money in (t-bills|bonds|a fund)
      t-bills
      (put|place|invest) {amount} (in|into) (treasury bills|shares|mutual fund|money market|fixed deposit|bonds)
      (i want to|how do i|let me) (start investing|buy shares|buy stocks|buy bonds|buy treasury bills) (with {amount}|)
      (what|which) (investments|shares|investment plans|bonds) (do you have|can i buy|are there|are safe)
      (grow|double|multiply) my money
      (buy|sell) {number} (units|shares) of (mtn|dangote|zenith|gtco)
      (i want to|let me|help me|how do i|can i) (invest {amount} in|start investing in|put money in|buy into) (treasury bills|stocks|shares|mutual funds|bonds|agriculture)
      (buy|sell|get) (me|) ({amount} of|some|{number}) (treasury bills|dangote shares|mtn shares|stocks|bitcoin|mutual fund units|bonds)
      (put|place|invest|lock) {amount} (in|into|for) (treasury bills|t-bills|stocks|a fixed deposit|mutual funds|money market|investment)
      (what|which) (investments|investment options|investment plans|stocks) (do you have|are available|can i buy|should i choose)
      (where|how) (can|should|do) i (invest|put|grow|multiply) (my money|{amount}|my savings|small money)
      (grow|multiply|double) my (money|savings|cash)
      (i have|i've got|got) {amount} (to invest|and want to invest|where can i invest it)
      (how much profit|what returns|what yield) will i get (on treasury bills|if i invest {amount}|on investments)
      (start|open|begin) (an investment|an investment plan|investing) for me
      (sell|liquidate|cash out) (my|some of my|all my) (shares|investment|stocks|mutual funds|bitcoin)
      (i want my money to|let my money|make my money) (grow|work for me|multiply|earn)
      (add|put) {amount} (to|into|more into) my (investment|shares|fund|treasury bills)
      (how much|what) (will i|would i) (get|make|earn) if i (put|invest) {amount}
      (where|how) (can|should|do) i (put|invest|grow) (my money|{amount}|some cash) (safely|for one year|)
      (i sold my land|i got my gratuity|i won some money|my esusu paid), where (can|should) i (put|keep|place) {amount} (so it grows|to yield|to bring profit)
      (buy|get|order) (me|) (a few|some|ten) (units|shares) of (mtn|zenith|dangote cement|access|gtco)
      (nigerian|listed|ngx|us|american) (stocks|shares) (please|to buy|i want)
      (eurobond|commercial paper|sukuk|fgn savings bond|money market) (please|of {amount}|investment)
      (my money|my savings) is (sitting idle|sleeping|doing nothing)(, put it|, let it|, place it) (to work|in something that pays|in an investment)
      (subscribe|buy into|enter) (the|a) (mutual fund|money market fund|bond|treasury bill|ipo) (with {amount}|)
      (agric|real estate|farm|land|gold) (investment|investing) (with {amount}|options|)
      (is there|do you have) (an investment|a fund|something to invest in) that (gives good returns|pays monthly profit|pays better than savings)
      (i am|as) a (beginner|retiree|student), (how do i|where do i|what can i) (start to invest|invest|buy first)
      (reinvest|roll over|renew) my (investment|treasury bill|fixed deposit|fund) (please|)
      (sell|redeem|dispose of|offload) my (mutual fund units|shares|bonds)
      (tbill|t bill|treasry bill|treasury bil|tresury bills) (pls|of {amount}|for 91 days)
      (park|fix|tie down) {amount} in a (deposit|fixed deposit|treasury bill) for (90 days|six months|one year)
      (invst|invets|investmnt|envest) ({amount}|pls|my money)
      (put|stake|place) (my|) {amount} (on|in|into) (gold|shares|the stock market|an etf|dollars fund)
      (low|medium|high) risk (fund|investment|portfolio) (please|for {amount}|)
      (i'd rather|i prefer to|better i) (invest|buy shares|own stocks) than (leave money idle|spend it|keep cash)
      (every|each) (month|week|payday) (invest|buy shares with|put into a fund) {amount}
      (if|suppose) i (lock|fix|place) {amount} for (a year|six months), what (comes out|do i get|will it become)
      (let's|time to|ready to) (invest|buy stocks|grow this money|start a portfolio)
      (my|an) (uncle|friend|colleague) (makes|made) money (from|with) (shares|treasury bills|bonds)(, how do i start|, i want to do it too|, buy some for me)
      (invest|investment|shares|bonds) (please|menu|options|now)
      (can|should) (i|a person) (invest|start) with (as little as|just|only) {amount}
      (which|what) (shares|fund|bond) (is|are) (doing well|paying well|safe) (to buy|now|this year)
      (sell|remove|bring out) (some|half|all) (of my|my) (shares|units|investment)
      (i want to|help me|let me|how do i|can i) (invest|put|place|grow) (my money|{amount}|some money|something) (in|into|) (treasury bills|a fund|shares|bonds|fixed deposit|)
      (buy|get) (me|) (shares|stock|stocks) (of|in) (mtn|zenith|dangote cement|gtco)
      (what|which) (investments|mutual funds|investment plans) (do you have|can i buy|are available|pay well) (here|)
      (i have|there is) {amount} (lying|doing nothing|idle)(,|) (invest it|where can i invest|grow it)
      fix {amount} in fixed deposit (for 90 days|for six months|for a year) (with interest|)
      (how much|what) (will|would) i (get|earn|make) if i (invest|put in|fix) {amount}
      (sell|liquidate|cash out) my (shares|units|investment|fund)
      (minimum|least) (to|i can) invest
      (money market|mutual|dollar) fund (please|{amount}|i want in)
      (i want to|i'd like to|how do i|can i) (invest|put) {amount} (in|into) (treasury bills|shares|mutual funds|fixed deposit|bonds) (for {number} months|)
      (buy|get) me (some|) (shares|stocks|treasury bills|bonds) (worth {amount}|please)
      (what|which) investment (is best|can i do|do you recommend) (with {amount}|for a beginner|for retirement|)
      (where|how) (can|should) i (invest|grow|put) (my money|{amount}|my gratuity|small money) (here|with you|safely|)
      (start|begin|open) (an|my|a new) investment (with {amount}|please|for my child)
      (fix|lock|place) {amount} (in a fixed deposit|on fixed deposit|in treasury bills) (for 3 months|for one year|please|)
      (i have|i've got) (some money|{amount}|savings) (lying idle|doing nothing|i want to grow)(, invest it|, what can i invest in|)
      (add|put) {amount} (more|) (to|into) my (investment|mutual fund|fixed deposit)
      (sell|cash out|liquidate|redeem) (my|some of my) (shares|investment|units|mutual fund) (please|worth {amount}|)
      (what|how much) (is the|) (minimum|least) (amount|) (to invest|i can invest|for treasury bills)
      how much (profit|return) will i (get|make) if i invest {amount}
      (is|are) (treasury bills|shares|mutual funds|fixed deposits) (good|available|open|safe to buy) (here|now|with karo)
      (invst|invest|envest) {amount} (4|for) (me|6 months) (pls|)
      (investment|fixed deposit|t bills|money market) (please|of {amount}|i want to start)
      (i want to|let me) (buy|own) (shares|stocks) (in|of) (a company|mtn|zenith|dangote cement)
      (help me|i want to) (make|let) my money (grow|bring profit|work) (in treasury bills|in investment|)
      (roll over|renew|reinvest) (my|the) (fixed deposit|treasury bill|investment|profit)
      (terminate|break|end) my (fixed deposit|investment) (early|now|please)
      (please|karo|good morning)(,|) (i want to|how can i|can i) (invest|buy shares|buy treasury bills) (here|with {amount}|)
      (i just|i) (retired|sold my land|got a bonus)(,|) (i want to invest|invest {amount} for me|put it in treasury bills)
      (put|place) (my|) (money|{amount}|savings) (to work|in bonds|in a mutual fund|on fixed deposit)
      (how|where) (do|can) i (buy|get) (shares|stocks|treasury bills|bonds) (of|from) (mtn|the government|here|dangote)
      (a|one) (good|safe|short) (investment|investment plan) (for|with) ({amount}|my children|six months)
      (what|which) (can|should) i (buy|invest in) (with {amount}|as a student|to earn every month)
      (treasury bills|fixed deposit|mutual fund|bonds|shares) (how do i start|i want|for {amount}|please)
      (cash out|sell off) my (investment|shares|mutual fund) (please|now|)
      (abeg|please)(,|) (how|where) (can i|do i) (invest|put) (small money|{amount}) (make it grow|here|)
      (as a teacher|as a trader|as a retiree)(,|) which (investment|shares|bonds) (can i|should i) (buy|start with)
      (buy|get) (treasury bills|shares|mutual fund) for my (child|daughter|retirement) (with {amount}|)
      (i want to|how can i) (invest|buy shares|buy treasury bills) (with {amount}|small|here)
      buy {number} units of {bank} shares
      i have {amount} lying down doing nothing, where can it be working for me
      instead of leaving {amount} idle, put it in something that pays
      i want something safe for my gratuity, not shares, maybe government paper
      buy fgn bond for my children
      savings bond of {amount} for two years
      is the new t-bill auction open, i want to enter with {amount}
      roll {amount} into 182 day bill
      364 days treasury, {amount}
      sukuk that has no interest, i am a muslim, i want to buy {amount}
      halal investment, what do you have
      do you have any investment without riba for me
      i want to own part of dangote cement
      which share is cheap that i can start with
      can i buy shares with {amount} only
      smallest amount i can use to start investing here
      sell half of my mtn shares
      sell my dangote shares and put the money in my account
      i want to come out of that mutual fund, sell it
      liquidate my t-bills before time, i need cash
      take {amount} out of my mutual fund
      move {amount} from my account to money market fund
      every payday buy {amount} of index fund for me
      buy small small shares for me every friday
      dollar fund, i don't want naira to finish my money
      protect my money from naira fall, buy dollar fund of {amount}
      i want to buy gold through you
      put money for my daughter in a fund till she is 18
      ipo of {bank}, i want to subscribe
      rights issue, i want to pick mine
      agric investment, do you have
      can i invest in real estate here with {amount}
      where should a widow put {amount} to get something monthly
      open an investment account for me
      invesmt of {amount} for 6 months pls
      i wan buy share
      i wan put money for treasury bill
      wetin i fit invest {amount} on
      something to invest in that pays every month
      offload my units
      redeem my bond
      cash in my mutual fund
      what return will i get on {amount} if i invest
      as a student what should i invest in
      i got my gratuity, invest it so that it yields
    `,
    portfolio: `
      <check> my (portfolio|investments|investment|shares|stocks|holdings)
      (portfolio|my portfolio|my investments|my shares|my stocks|investment balance|my holdings)
      how are my (investments|shares|stocks|bonds) (doing|performing|) (today|)
      how much are my (investments|shares|mutual funds|stocks) worth (now|today|)
      how much (have i made|profit have i made|interest have i earned) (on|from) my (investment|investments|shares|portfolio)
      (what|which) (shares|stocks|investments) do i (have|own|hold)
      (value|performance) of my (portfolio|investments|shares)
      <i_want> (see|check|view) my (portfolio|investments|holdings)
      when (does|will) my (investment|treasury bill|fixed deposit) mature
      did my (stocks|shares|investments) (go up|rise|fall|drop) (today|)
      am i (making|losing) money on my (investments|shares)
      my investment (status|summary|returns|report)
      show what i have invested (in|)
      total value of everything i invested
      my treasury bills
      how is the money i invested (doing|)
      investment portfolio
      what is my profit (so far|on investments)
      returns on my investment {period}
      list my investments
      (how are|how well are) my (investments|shares|stocks|treasury bills) (doing|performing)
      (how much|what) (profit|interest|gain) (have i|did i) (made|make|earned) (on|from) my (investment|shares|investments)
      (show|see|check|list) (me|) (my|all my) (investments|shares|holdings|portfolio|stocks)
      (value|worth|total) of my (investments|shares|portfolio)
      how is my (investment|portfolio|mutual fund) (doing|performing|looking|faring) (now|today|)
      (show|see|check|view|tell me) (my|) (portfolio|investments|investment portfolio|investment balance|shares|holdings|assets)
      (how much|what) (profit|gain|interest|returns|money) (have i|did i|has my investment) (made|make|earned|gotten|earn) (on|from|) (my investments|my shares|)
      (am i making|have i made|did i make|am i losing) money on my (investment|investments|stocks|shares)
      (what|which) (investments|stocks|shares|assets) do i (have|own|hold)
      (value|worth|performance|growth|total) of my (investments|portfolio|shares|stocks)
      (how much|what) (are|is) (all|) my (investments|shares|stocks|bitcoin|treasury bills) worth
      (has|did) my (investment|treasury bill|fixed deposit) (matured|mature|grown|grow|gone up|drop)
      (how far with|update me on|what's up with) my (investment|investments|shares|money i invested)
      (which|what|how many) (shares|stocks|investments|bonds) (do i own|do i have|have i bought)
      (how is|how are|how far) (the money i invested|my shares|my treasury bills|my investment) (doing|performing|)
      (have i|did i|am i) (made|gained|lost|losing|gaining) (money|anything) (on|in|from) my (shares|investment|stocks)
      (has|have) my (mtn|dangote|zenith) (shares|stock) (risen|fallen|moved|gone up) (today|this week|)
      (my|the) (money|amount) i (put|placed|kept) in (treasury bills|the fund|shares) (how much now|what is it worth|how is it)
      (open|bring up|let me see) (my|the) (investment|portfolio) (page|account|balance|dashboard)
      (what|which) (dividend|dividends|payout|coupon) (have i|did i|do i) (received|earn|get)
      (where|how) do my (investments|shares|funds) stand (today|this month|)
      (what are|list|name) the (things|companies|funds) i (invested in|have shares in|put money in)
      (am i|are my shares) (in profit|in loss|up|down) (or not|this week|)
      (net worth|total worth|current value|market value) of (my|all my) (investments|holdings|shares|units)
      (how many|what number of) (units|shares) (of mtn|of dangote|) do i (have|hold|own)
      (portfolo|portifolio|porfolio|portflio) (pls|balance|)
      (when|how soon) (can i|do i) (collect|get) (back|) (my|the) (invested money|investment|treasury bill money)
      (is|has) my (fund|bond|fixed deposit) (ripe|due|ended|doing well)
      (give|send) me (an|the) (update|summary|breakdown) (of|on) my (investments|shares|portfolio)
      (how much|what) has the {amount} (i invested|in the fund) (turned into|become|grown to)
      (did|has) my (portfolio|money in stocks) (grow|grown|shrink|shrunk|change) (this month|since|)
      (performance|growth|progress) (of|on) (my|the) (fund|bonds|stocks|investment)
      (what|how much) is (tied|locked|sitting) in (my investments|stocks|treasury bills)
      (check|see) (how|whether) my (stocks|investment|bonds) (fared|is growing|did today)
      (gains|losses|earnings|yield) on my (investment|shares|mutual fund) (so far|)
      (holdings|assets|units) (i have|i own|in my name) (with karo|)
      (so|please)(,|) (how have my|what have my) (investments|shares|stocks) done (today|this year|)
      (portfolio|holdings|my stocks|my fund) (please|value|update|now)
      (show|tell) me (the|my) (growth|profit|loss|value) (of|on) (my investment|my shares|the fund)
      (is|are) my (investment|shares|stocks|bonds) (safe|growing|falling|doing fine)
      (i bought|i have) (some|) (shares|bonds|bitcoin|stocks) (last year|here)(,|) (how are they|what are they worth|are they up)
      (total|overall) (investment|portfolio|stock) (value|profit|balance|returns)
      (my|the) (treasury bill|bond|fund) (is now|has become|stands at) (what|how much)
      (how are|what about) my (investments|shares|stocks|units) (today|now|this week)
      (how much|what) (profit|gain|have i made|interest|dividend) (on|from|in) my (investments|shares|portfolio|fund)
      (show|view|check|list) (me|) (my|all my) (portfolio|investments|holdings|shares|stocks)
      (did|have) my (investments|shares|fund) (gone up|gained|lost|dropped|grow) ({period}|)
      (what|which) (shares|stocks|mutual funds) (do i own|do i hold|have i bought)
      (total|current|market) value of my (portfolio|investments|shares)
      (when|how soon) (does|will) my (investment|fixed deposit|treasury bill) (mature|end|pay)
      (is|am i|are my shares) (my investment in|in|making) (profit|loss|gain) (or loss|now|)
      (what is|how much is) my (investment|fixed deposit|mutual fund) worth (now|today|this month|)
      (show|tell|give) me (my|all my) (investments|portfolio|shares|holdings) (please|and profit|)
      (how much|what) (profit|gain|interest|returns) (have i|did i) (made|make|earned|earn) (on|from) my (investment|shares|fund) (so far|)
      (when|what date) (does|will) my (fixed deposit|treasury bill|investment) (mature|end|finish)
      (what|how much) (is|are) my (shares|units|investments|t bills) (worth|valued at) (today|now|)
      (how many|which) (shares|stocks|units) (do i|have i) (own|have|bought|hold) (in mtn|so far|)
      (have|did) my (shares|investments|stocks) (gone up|go up|dropped|fallen|increase) (today|this week|)
      (check|see) (my|the) (investment|portfolio|shares|stock) (balance|value|performance|account)
      (total|current) (value|worth) of (all|) my (investments|shares|holdings|funds)
      am i (making|losing|gaining) (money|profit) on my (shares|investment|fund)
      (portfolio|investment|shares) (update|report|status|balance) (pls|please|today)
      (did|has) (my|the) (dividend|interest|coupon) (on my shares|from my investment|on my treasury bills) (been paid|come|enter)
      (how far with|what happened to) (my investment|the money i invested|the shares i bought)
      (what|how much) (have i|did i) (invest|invested|put in) (altogether|so far|in total|in shares)
      (break down|list|itemise) (what i|the things i) (have invested in|am invested in|invested in)
      (portfolo|porfolio|portfolio) (pls|check|value)
      (please|karo|good morning)(,|) (how is|how are|show me) my (investment|shares|treasury bills|mutual fund) (doing|now|)
      i want to (see|know|check) (my investments|what my shares are worth|my profit|my portfolio)
      (has|have) my (investment|shares|mutual fund) (grown|made money|yielded) (anything|at all|yet)
      (how much|what) (is|was) the (profit|gain|loss|interest) on my (investment|fixed deposit|shares)
      (my|the) (fixed deposit|treasury bill|investment) (matures|ends|is due) when
      (worth|value|price) of my (shares|mutual fund|units|investment) (today|)
      (show me all|everything) i (own|have) in (shares|investments|funds) (please|)
      (what|how much) has my (mutual fund|treasury bill|investment) (given|earned|made) (me|) (so far|)
      are my (shares|investments) (up|down) (this week|today|overall)
      (open|show|see) (my|the) (investment|shares|portfolio) (page|summary|details)
      (last|this) (year's|month's) (profit|gain) on my (investments|shares|fund)
      (list|count) my (shares|stocks|treasury bills|investments) (please|and their prices|)
      has my (fixed deposit|treasury bill|investment) matured (yet|or not|)
      where is my (invested money|investment money) (now|)
      (portflio|portfollio|investmnt) (value|balance|status) (pls|)
      how did my (shares|investments|mutual fund) do (last week|{period}|this year)
      (i want an update|update me|give me news) (on|about) my (investments|shares|treasury bills)
      (how is|how are|check) my (investment|investments|shares|stocks) (doing|today|now)
      how are my mtn shares doing
      is my dangote share up or down
      what did i gain on my t-bill
      when does my 91 day treasury bill end
      has my bond paid its coupon
      did i get dividend from {bank} this year
      how much dividend came to me
      how many units of zenith do i own
      what is in my portfolio
      everything i've invested, how much is it now
      if i sell all my shares today how much will i get
      my fund, what is it worth this morning
      value of my treasury bills
      am i in profit or loss on my shares
      how much have i lost on shares
      compare what i put in my fund with what it is now
      return on my money market fund so far
      percentage gain on my investments
      my investments performance since january
      which of my shares is doing best
      which of my investments is losing
      show my bonds only
      the shares in my name, list them
      my wife's money i put in the fund, has it grown
      how my investment dey
      my share don rise?
      portfolyo
      chk my invstment bal
      what interest has my fixed deposit brought so far
      maturity date for my {amount} fixed deposit
      give me a breakdown of my holdings
      all i own in funds and shares, show me
    `,
    remittance: `
      <i_want> (send|receive|get) money (abroad|overseas|from abroad|to ghana|to the uk|from the us|from canada|internationally)
      send (\\$100|100 dollars|50 pounds|200 euros|money) (abroad|to ghana|to kenya|to the uk|to my son in canada|to america)
      (remittance|international transfer|send abroad|diaspora|foreign transfer|send money abroad)
      my (brother|son|sister|uncle) (in|from) (london|america|canada|dubai|germany) (wants to|will|is going to) send me (money|dollars|pounds)
      how (do|can) i (receive|get|send) money (from|to) (abroad|the uk|america|canada|outside nigeria|overseas)
      what is the (dollar|pound|euro|exchange) rate (today|now|)
      (dollar|exchange|pound|naira to dollar|forex) rate
      how much is (1 dollar|one pound|100 dollars|a dollar) (in naira|today|to naira)
      (western union|moneygram|sendwave|lemfi|wise|worldremit) (transfer|money|pickup|)
      convert (\\$100|100 dollars|my dollars|50 pounds) to naira
      send {amount} to (ghana|kenya|south africa|uk|china|cotonou)
      i want to pay a supplier in (china|dubai|india|turkey)
      receive dollars (from abroad|in my account|)
      pay school fees abroad
      has my money from (abroad|london|canada) (arrived|come)
      cross border (payment|transfer)
      transfer to a foreign (account|bank)
      can i receive (usd|gbp|euros|foreign currency) here
      what does it cost to send money (abroad|to the uk|to ghana)
      swift transfer (from abroad|from my sister in london|)
      how much will they get in (cedis|dollars|pounds) if i send {amount}
      (western union|moneygram|lemfi|sendwave|wise) (transfer|payment|)
      my (son|brother|sister|uncle|husband) (in|from) (germany|dubai|london|canada|america) (is sending|will send|is going to send) me (money|dollars)
      (money|dollars) (coming|sent) from (abroad|germany|london)
      someone abroad wants to send me money
      (money|dollars|pounds) (from|to) (abroad|london|america|ghana|my brother overseas)
      (wise|lemfi|sendwave|western union) (money|transfer|to karo|)
      how much is (a|the|one) (dollar|pound|euro) (now|today|in naira)
      send money (out of|outside) (the country|nigeria)
      (send|receive|get) money (from|to) (abroad|overseas|london|america|canada|ghana|the uk|my son abroad)
      (my|a) (son|brother|sister|uncle|daughter) (in|from) (london|america|canada|the uk|dubai) (wants to|will|is going to) send (me|us) (money|dollars|pounds)
      (what|how much) is (the|) (dollar|pound|euro|exchange) (rate|) (today|now|)
      (convert|change) {number} (dollars|pounds|euros) to naira
      how (do|can) i (receive|collect|get) (dollars|pounds|money from abroad|western union)
      (i want to|can i|how do i|how can i) (receive|get|collect|send|transfer) money (from|to) (abroad|the uk|usa|america|london|canada|ghana|overseas|dubai|germany|my brother abroad|outside nigeria|another country)
      (my|) (brother|sister|son|uncle|friend|husband|cousin) (in|from) (london|the us|canada|germany|dubai|the uk|italy) (wants to send|is sending|sent) me (money|dollars|pounds|euros|{amount})
      (what's|what is|how much is|check) (the|today's|your|) (dollar|pound|euro|exchange|fx|cedi) (rate|price|to naira) (today|now|)
      (send|wire|transfer) (money|{amount}|dollars|100 dollars|200 pounds) (to|home from) (ghana|my son in the uk|kenya|america|london|a school abroad|china|my supplier in china)
      (international|foreign|diaspora|overseas|cross border) (transfer|payment|remittance|money) (please|)
      (do you|can i use|does karo) (support|have|accept) (western union|moneygram|wise|remitly|international transfers|foreign transfers|dollar transfer)
      (convert|change|exchange) (dollars|pounds|100 dollars|my euros|usd) (to|into) naira
      (how|where) (can|will) (my family|people|someone) (abroad|overseas|in america|in london) (send|pay) (me|money to me)
      how much (naira|) (is|will i get for) (100|50|500) (dollars|pounds|euros)
      how much (will|do) (they|he|she) get in (cedis|dollars|pounds|cfa) if i send {amount}
      (cedi|cfa|rand|dollar|riyal|euro) (price|rate) (now|today|)
      (pay|send to|settle) (a|my) (supplier|friend|sister|school) in (india|china|london|ghana|dubai)
      (cross border|foreign|overseas) (transfer|payment|account)
      (rand|dollar|pound|euro|riyal|cedi) (price|rate|to naira) (today|now|)
      (i live|i'm|i stay) (in|at) (houston|toronto|manchester|dublin|italy) (and|,) (want to|how do i|can i) send (my mother|mum|my people|home) (money|something)
      (mum|dad|my wife) (abroad|in the us|in london|in saudi) (has sent|just sent|is sending) (dollars|pounds|money|riyals)(, how do i collect|, where is it|)
      (pay|send|wire) (tuition|fees|rent) (to|for) (a university|a school|my daughter) (abroad|in the uk|in canada|in ukraine)
      (collect|pick up|cash) (my|a) (western union|moneygram|ria|remitly) (here|money|transfer)
      (momo|mpesa|m-pesa|mobile money) (in|to) (ghana|kenya|uganda|rwanda) (, can you send there|from here|transfer)
      (an|a) (upwork|fiverr|foreign|remote) (client|job|employer) wants to pay me (in dollars|usd|from abroad)
      (give me|do you have) (a|) (dollar|pound|euro|domiciliary|dom) account (details|to receive money|)
      (what|how much) (naira|) (will|would) (200 pounds|500 dollars|100 euros) (give|fetch|be) (me|) (today|)
      (send|transfer) (something|money|{amount}) (to|for) my (husband|sister|boy) (schooling|living|working) (in ghana|abroad|in cyprus)
      (remitance|remmitance|remittence|remitans) (from|to) (uk|us|canada)
      (parallel|official|today's|current) (dollar|pound|fx) (rate|price) (please|)
      (buy|sell) (dollars|pounds|euros|forex|usd) (from you|here|with naira)
      (which|what) countries (can i|do you) (send|receive) (money|) (to|from)
      (money|payment) from (amazon|paypal|payoneer|google|youtube) (to|into) my (account|karo account)
      (is|has) the (money|dollars|pounds) my (brother|son|aunty) sent from (abroad|uk|texas|dubai) (here|in|come)
      (foreign|intl|international|overseas) (trf|transfer|payment) (charges|fee|limit|to china)
      (iban|swift|wire) (transfer|payment) (from|to) (germany|london|new york|italy)
      (my|our) (people|family|folks) (back home|in nigeria|in the village) (should|must|will) (get|receive) (100 pounds|200 dollars|500 euros)
      (supplier|vendor|factory) in (guangzhou|dubai|turkey|mumbai) (wants|is waiting for) (payment|his dollars|{amount})
      (xof|cfa|cedis|rands|rupees|yuan) (to naira|rate|, how much is it|)
      (my|our) (son|daughter|husband) (in|at) (canada|the uk|germany|qatar) (asks|wants to know) how to (send|pay) (me|us) money (here|)
      (dollar|pound|euro|cedi) (please|rate|price|today)
      (receive|collect|get) (my pay|salary|money) (in dollars|in pounds|from abroad|from a foreign company)
      (can you|do you) (change|convert|exchange) (dollars|pounds|cedis|foreign money) (for me|to naira|)
      how long (does|will) (money|a transfer) from (abroad|the uk|america) take
      (send|transfer|wire) money (to|abroad to) (ghana|london|canada|my son in america|my sister in the uk|china)
      (receive|collect|get|pick) (money|dollars|pounds|a transfer) (from|sent from) (abroad|america|my son overseas|the uk|western union|moneygram)
      (what|how much) is (the|) (dollar|pound|euro|exchange) (rate|) (today|now|to naira|)
      (my|our) (son|daughter|client|brother) (abroad|in london|in america|in dubai) (wants to|will|is trying to) send (me|us) (money|dollars)
      (how much|what) will {amount} (be|give|make) in (dollars|pounds|cedis|euros)
      (do you|can you) (support|do|receive|send) (international|foreign|cross border|dollar) (transfers|payments)
      (convert|change) {amount} (to|into) (dollars|pounds|euros|naira|cedis)
      (i live|i stay|i'm) (in canada|abroad|in the uk)(,|) (how do i|can i) send money home
      (dollar|domiciliary|foreign currency) (transfer|payment|account to receive dollars)
      (how do i|can i|how can i) (send|transfer) money (to|from) (ghana|the uk|america|canada|south africa|kenya) (from here|please|)
      (i want|i need) to (send|receive|collect) money (abroad|from abroad|overseas|from my brother in london)
      (my|our) (brother|sister|son|uncle) (in|from) (america|london|dubai|germany) (sent|wants to send) (me|) (dollars|pounds|money)(, how do i get it|, how do i collect it|)
      what is (the|your|today's) (dollar|pound|euro|cedi) (rate|exchange rate) (today|now|please|)
      (convert|change|exchange) {number} (dollars|pounds|euros|cedis) (to|into) naira (for me|)
      (do you|can karo|can you) (receive|accept|pay out) (western union|moneygram|dollars|money from abroad)
      (how much|what) (is|will) {number} (dollars|pounds|euros) (in naira|give me in naira) (today|now|)
      (send|transfer) (money|{amount}) (to|for) my (daughter|husband|son|supplier) in (china|cotonou|accra|turkey|india)
      (international|foreign|overseas|cross border) (transfer|payment|remittance) (please|how do i do it|)
      (how long|how many days) (does|will) (money|a transfer) (from|to) (abroad|the us|canada|ghana) take
      (what|how much) (do you|will you) charge (to|for) (send|sending|receive|receiving) money (abroad|overseas|from outside nigeria)
      (receive|collect|cash) (my|) (remittance|western union|moneygram|wire from abroad)
      (i work|i live|i am) (abroad|in canada|in italy|in the us) (and|) (want to|how can i|need to) (send money home|pay into my mother's account)
      (can|may) (i|people) (receive|get) (dollars|foreign currency|pounds) (in|into) (my|this) account
      (open|do you have) (a|) (domiciliary|dollar|dom) account (for me|please|)
      (usd|gbp|eur|dollar|pound) (to naira|rate|exchange rate) (today|pls|now)
      pay (school fees|tuition|a supplier) in (the uk|canada|china|cyprus)
      (my|a) client (abroad|in the us) (wants to|will) pay me (in dollars|by wire|through paypal)(, how|)
      (please|karo|good morning)(,|) (how do i|can i|i want to) (receive|send) money (from|to) (abroad|the uk|ghana|america)
      (my|our) (daughter|cousin|customer) (in|at) (houston|london|toronto|accra) (wants|is trying) to (send|pay) (me|us) (money|)
      (send|transfer) {number} (dollars|pounds|cedis|euros) to (my son in|someone in|a friend in) (ghana|london|canada)
      (how much|what) (will|is) {number} (dollars|pounds|euros) (be|) (in|to) naira (if they send it|today|)
      (what|which) (app|method) (can|should) my brother (abroad|in the us) use to send me money (here|)
      (is|are) (dollar|pound|foreign) transfers (allowed|available|possible) (here|on karo|)
      (charge|fee|cost) (for|of) sending money (to ghana|to kenya|abroad|outside nigeria)
      (today's|current|your) (dollar|pound|euro) (exchange|) rate (please|to naira|)
      (diaspora|overseas|abroad) (account|transfer|payment|money) (please|how|)
      (my brother|my son|someone) (in london|in canada|abroad) wants to send (me|) money(, how|, which way|)
      (how|can i) (send|receive) (dollars|pounds|money) (from|to) (america|the uk|ghana)
      my daughter in manchester wants to send something, how will it reach me
      my brother will send dollars tomorrow, what do i give him
      pounds to naira today
      at what rate do you change dollar
      if she sends 200 pounds how much will i collect
      how much is 5000 naira in cedis
      send money to my sister in accra
      i want to pay my supplier in guangzhou
      pay application fee to a school in canada
      do you do western union
      can i receive from wise
      what will he need to send me euros from italy
      upwork wants to pay me, can it come here
      has the rate dropped, how much is dollar
      how do i collect the money my uncle sent from america
      dolar rate
      send cfa to cotonou
      cheapest way for my son in dubai to send money home
      can i receive money from any country
      send rupees to a friend in india
      tuition for a school in cyprus
    `,
    lesson: `
      <i_want> (learn|learn about|know about|understand) (money|saving|investing|budgeting|loans|interest|how to save)
      teach me (about|how) (money|to save|saving|to budget|budgeting|investment|to manage money|compound interest)
      (lesson|lessons|financial education|learn|money lesson|money tips|financial literacy|next lesson|quiz)
      give me (a|some) (money|financial|saving|budgeting) (tip|tips|lesson|advice)
      (teach me|explain) what is (compound interest|inflation|a budget|a treasury bill|an emergency fund|a credit score)
      how (do|can) i (budget|manage my money|save better|save more|avoid scams|avoid debt)
      explain (inflation|interest|budgeting|bonds|insurance|compound interest) (to me|)
      (start|continue|resume) (my|the) (lesson|course|class)
      any (tips|advice) (on|for) (saving|spending less|managing money)
      how does (interest|inflation|a loan|insurance|esusu) work
      i want to be (better|good) with money
      money (school|class|course)
      take the quiz
      what lessons do you have
      difference between (saving and investing|debit and credit|a loan and a grant)
      how to (protect myself from fraud|spot a scam|improve my credit score|become debt free)
      educate me on (money|finance|savings)
      tell me something about money
      (financial|business) (advice|training)
      lesson {number}
      why should i save
      (any|give me) (advice|tips) (on|for|about) (spending less|saving more|budgeting|money)
      how (do|can) i spend less
      advice about (money|spending|saving)
      how does (a budget|saving|insurance|inflation|a bond) work
      (teach|train|educate) me (about|on|how to) (money|saving|budgeting|investing|credit|business|loans)
      (i want to|let me) (learn|study|know more) (about|) (saving|money|budgeting|investment|business|financial matters)
      (start|continue|next|begin) (my|the|a) (lesson|course|quiz|class)
      (give|any) (me|) (tips|advice|lessons) (on|about) (saving|money|budgeting|investing)
      (how do people|why should people|why should i|teach me to) (save|budget|invest|avoid debt|plan money)
      (i want to|help me|how do i) (learn|understand|study) about (money|saving|budgeting|investing|loans|credit|managing my money|finance)
      (teach|educate|train|school) me (about|on|how to) (money|save|budget|manage money|invest|avoid scams|finance|interest)
      (start|open|begin|continue|next|give me) (a|the|my|) (lesson|course|class|quiz|module|money lesson|finance lesson)
      (what|which) (lessons|courses|classes|topics) (do you have|are there|can i take|are available)
      (give|send|share) (me|) (financial|money|budgeting|saving|business) (tips|advice|education|lesson|training)
      (explain|what is|tell me about) (compound interest|inflation|budgeting|credit score|treasury bills|a mutual fund|emergency fund) (to me|)
      (financial|money) (education|literacy|training|class|school)
      (how can i|how do i|ways to) (budget|manage my salary|save more|spend less|avoid debt|handle money) (better|well|)
      (how does|how do|explain how) (interest|saving|esusu|inflation|insurance|compound interest|a loan) work
      (what is|what's) (a budget|inflation|insurance|an emergency fund|a pension|compound interest)
      (why|how) should (i|people|one) (save|budget|avoid debt|invest early|have insurance)
      (teach|show|help) me (how|) to (be better with money|manage money|budget|control my spending|plan my salary)
      (difference|what is the difference) between (debit and credit|saving and investing|shares and bonds)
      (resume|continue|start|next|open) (the|my|a) (lesson|course|class|quiz)
      (break down|simplify|explain) how (a savings account|credit|a pension|tax) works (for me|to a layman|)
      (my|our) (children|pupils|teenagers) (want|need) to (learn|know) (about money|how to save|budgeting)
      (any|is there) (course|class|training|video) on (money|investing|saving|business|trading)
      (i always|i keep) (fall|falling) into debt(, teach me|, advise me|, how do i stop|, show me the way)
      (lecture|tutor|coach|mentor) me (on|about) (money|savings|investing|business finance)
      (what|which) (money|) (topic|lesson|class) (is next|comes next|am i on|did i stop at)
      how (can|should) a (student|trader|newly wed|corper) (manage|plan|grow) (money|finances) (well|)
      (basics|fundamentals|introduction|beginner's guide) (of|to) (saving|investing|money management|finance)
      (leson|lessson|tutoril|couse) (on|about) money
      (today's|another|one more) (lesson|money tip|quiz|finance tip)
      (meaning|importance|benefits|advantages) of (saving|budgeting|insurance|diversification|an emergency fund)
      (what|tell me what) (does|is the meaning of) (apr|apy|roi|collateral|dividend|equity) (mean|)
      (how|why) (do|does) (prices|inflation|banks|interest) (eat|affect|touch) my (savings|money)
      (ask|test|examine) me (some|) (questions|) (on|about) (money|saving|what i learnt)
      (i want to|help me) (become|be) (financially|money) (literate|wise|free|smart)
      (show|give) me (simple|easy|small) (money|saving|finance) (lessons|rules|tricks|habits)
      (the|explain the) 50 30 20 (rule|budget|method)
      (how much|what part) of (my|one's) (salary|income) should (i|a person) save (normally|according to experts|)
      (needs|wants) (and|versus) (wants|needs)(, explain|, teach me| lesson)
      (how|ways) to (recognise|spot|dodge|run from) (a ponzi|ponzi schemes|fake investments|loan sharks)
      (my|our) (money|salary) (never lasts|finishes early)(,|) (teach me|advise me on|show me) (budgeting|how to manage|saving)
      (lesson|quiz|class|course|tips) (please|now|today|menu)
      (what|which) (should|must) (i|everyone) (know|learn) about (money|saving|loans|investing)
      (can|will) you (teach|coach|educate) (me|us|my children) (about|on) (money|saving|finance)
      (teach|show|tell|school) me (how to|ways to) (save|budget|handle money|grow money|be wise with money|stop wasting money)
      (i want to|let me|can i) (learn|read|study|understand|know more) about (money|saving|budgeting|debt|investing|insurance|interest)
      (next|another|new|today's|my|continue) (lesson|course|class|quiz|topic|tutorial) (please|)
      (give me|any|some) (advice|tips|wisdom|guidance) (on|about) (money|saving|spending less|managing salary|business money)
      how (can|should) (a student|a young person|a trader) (save|manage money|budget) (better|well|on a small salary)
      (explain|what is|what does) (a budget|compound interest|an emergency fund|inflation|diversification|net worth) (mean|to me|for beginners|)
      (financial|money) (education|literacy|lessons|tips|class|training|school) (please|)
      (my money|salary) (never lasts|always finishes)(,|) (teach me|how do i learn) (to manage it|budgeting|)
      (how do|why do) people (become|get|stay) (rich|poor|in debt)(,|) (teach me|)
      (start|open|resume|continue) (the|my) (money|saving|budgeting|investment|first|next) (lesson|course|class)
      (quiz|test|examine) me (on money|on what i learnt|)
      i (finished|completed|did) (the|my) (lesson|quiz|first course)(,|) (what's next|next one|give me another)
      where are (the|your) (lessons|courses|classes|videos on money)
      (teach|train) my (children|daughter|apprentice|students) (about|to handle) money
      (i never went to school|i am not educated)(,|) (teach me|explain) (money|how to save|book keeping)
      (how|teach me how) (to|should i) (keep|separate) (business|shop) money (from|and) (my own|personal money)
      is it better to save or (invest|pay debt|buy land), (teach me|explain|)
      (what's|what is) the (50 30 20|fifty thirty twenty) rule
      (teach|show|tell) me (how to|) (save|budget|manage money|invest wisely|handle my salary) (better|please|)
      (i want to|i'd like to|help me) (learn|know|understand) (more|) about (money|savings|credit|investing|budgets|taxes)
      (explain|please what is|what do they call) (an emergency fund|inflation|a bond|compound interest|net worth) (in simple words|)
      what (can|should) i do to (save more|stop wasting money|build wealth|become financially free|get out of debt)
      (give|send) me (today's|a|the next|another) (money|finance|financial|savings) (tip|lesson|class)
      (any|have you) (advice|tips|lesson) (on|for) (saving|budgeting|running a small business|managing salary|retirement)
      (start|continue|open|take) (my|the|a) (money|finance|savings|budgeting) (lesson|course|class|quiz)
      (how|why) (does|is) (inflation|insurance|interest|credit|a pension) (work|important|matter) (please explain|)
      (i'm|i am) (bad|poor|not good|careless) with money(,|) (teach me|help me learn|give me lessons|any advice)
      (what's|what is) the difference between (saving and investing|shares and bonds|credit and debit|needs and wants|simple and compound interest)
      how (do|should) (young people|students|market women|traders) (save|budget|plan) (money|their money)
      (lessons|classes|course|training) (on|about) (money|saving|investing|business|loans) (please|)
      (help|teach) me (make|draw|plan) a (budget|monthly budget|spending plan) (as a beginner|with small salary|)
      (which|what) lesson (am i on|is next|did i stop at|should i take first)
      (i've|i have) (finished|done|completed) (lesson {number}|the quiz|this lesson)(, what next|, next please|, give me another)
      (quiz|test) me (on money|on what i learnt|on saving|again)
      (is it|why is it) (good|wise|bad) to (save|borrow|invest|keep money at home)(, teach me|, explain|)
      (i want my child|teach my children|my daughter wants) to (learn|know) about (money|saving|banking)
      (how to|ways to) (save|budget|grow wealth|avoid debt|spend wisely) (on a low income|for beginners|)
      (lesson|leson|lessons) (pls|on savings|on budget|today)
      (financial|money) (advice|literacy|lessons|tips|class) (please|for beginners|for women)
      (educate|enlighten|school) (me|us) (on|about) (how loans work|treasury bills|how to save|financial planning)
      (how much|what percentage) (of my salary|of income) should (i|one) save (each month|)(, teach me|)
      how (does|can|should) a beginner (start|begin) (saving|budgeting|learning about money)
      (what|tell me what) (mistakes|habits) (make people poor|should i avoid with money|waste money)
      (explain|break down) (insurance|taxes|pensions|shares|inflation) (to|for) (me|an illiterate person|a beginner)
      i (never learnt|don't know|want to know) how to (budget|save|invest|manage my salary)(, teach me|, show me|, any lesson)
      (every month|always) (i am|i'm) broke before (the 20th|salary)(,|) (teach me to budget|give me advice|what am i doing wrong)
      what do (rich people|smart people|wise people) do (to save|with their money|to grow money)(, teach me|)
      (give|share) (me|us) (one|a|three) (money|savings|business) (tips|tip|lesson) (for today|please|)
      (is|are) there (lessons|courses|classes|videos) (on|about) (saving|loans|investing|money) (here|on karo|)
      i (want|would like) (my|a|today's|the next) (money lesson|lesson|finance class|quiz)
      (learn|study|read) (about|on) (treasury bills|budgeting|saving|insurance|money management) (with karo|please|)
      (why|explain why) (do|does) (prices rise|the naira lose value|people need insurance|banks charge interest)
      how (is|should i make) (an emergency fund|a good budget|a family budget) (please|)
      (what|which) (is better|is wiser) (between|) (saving or investing|fixed deposit or shares|cash or bank)(, teach me|, please explain|)
      (explain|teach) (loans|interest|credit|compound interest|debt) to me (like a child|in simple english|please)
      (take|start|begin) (lesson|class|module|topic) (one|two|{number}) (please|)
      (how|where) (can|do) i learn (about money|to trade shares|financial discipline|bookkeeping for my shop)
      (advise|guide|coach) me on (my finances|money matters|how to use my salary|planning for retirement)
      (business|bookkeeping|savings|credit) (tips|lesson|lessons|advice) (please|for traders|for my shop)
      (teach me what is|how do i calculate|give me a lesson on) (profit margin|net worth|simple interest|cash flow)
      (my|our) (children|wife|apprentice) (should|must|want to) learn (to save|about money|budgeting)
      (i want|ready) (to|for) (the|my|another) (quiz|money quiz|test|next lesson)
      (continue|resume|go back to) (where i stopped|my course|the money class|lesson {number})
      (how can i|how to|ways to) (avoid|stay out of|escape) (debt|loan trouble|impulse buying|money problems)
      (tell|teach) me about (pensions|stocks|bonds|mutual funds|insurance|inflation) (for beginners|in a lesson|please)
      (money|financial) (class|school|discipline|wisdom|freedom)(, teach me|, i want to learn|, lesson please)
      (i want|i need) (lessons|a lesson|classes|teaching) (on|about) (saving|budgeting|investing|debt|money)
      how does (a treasury bill|a mutual fund|a bond|insurance) work(,  teach me|, explain to me|, i want to learn)
      (teach|train) (me|my wife|my children|us) (how to|to) (save|budget|keep records|avoid waste)
      (money|finance|saving) (lesson|tip|course|tutorial) (of the day|{number}|please)
      (i'm|i am) ready (for|to take) (the|my|today's) (lesson|class|quiz)
      what (will|can) i learn (in the lessons|from the money class|about saving here)
      (how to|ways to) (make|keep|draw) a budget (for|with) (a family|small income|students)
      (explain|tell me) (why|how) (saving|insurance|a budget|a pension) (matters|is good|works)
      (financial|money|saving) (tips|advice) for (students|traders|young couples|beginners)
      (next|previous|first|last) (lesson|topic|class) (please|)
      (show|list) (me|) (all|the|your) (lessons|courses|topics|classes)
      (quiz|lesson|class) (please|time|{number}|again)
      (abeg|please)(,|) (teach|show|advise) me (how to save|how to manage money|about budgeting)
      (my|our) (cooperative|women group|students) (wants|want) (lessons|training) (on|about) (money|saving)
      why (should|must) (a young person|a trader|i) (save|budget|keep records) (every month|)(, teach me|)
      (i did not|i didn't) understand (the|that) (lesson|topic|quiz)(, open it again|, teach it again|)
      (share|send) (a|one) (money|saving) (tip|wisdom|lesson) (please|for today)
      (i want|i'd love) to (be|become) (wise|better|disciplined) with (money|my salary|my income)(, teach me|, any lesson|)
      (teach me|tell me) (what|which) habits help people to (save money|build wealth|be free from debt)
      when should i (start|begin) (to save|planning for retirement|investing for my child)(, teach me|)
      (show|teach) me (the|) (basics|beginning) of (saving|investing|budgeting|insurance)
      (is|are) (credit|debt|loans|shares) (good or bad|risky|safe) (for|to) (a beginner|young people)(, explain|, teach me)
      (can|do) you (teach|have lessons on) (budgeting|business money|investing|savings)
      (the|my) (quiz|lesson) (score|result|progress) (please|)
      (money|budget) (lesson|class) for (kids|women|traders|students) (please|)
      (how|what) (do|can) (i|we) (do|learn) to (save better|budget well|spend wisely), (teach me|a lesson please|explain)
      (teach|show|educate) me (about|on) (money|saving|budgeting|credit|debts) (today|please|)
      (any|a|one) (short|quick|new) (lesson|class|course) (today|on money|on saving|please)
      (continue|resume|go on with) (my|the) (lesson|class|course|money class)
      (what|explain what) (is|are) (treasury bills|compound interest|shares|mutual funds|an emergency fund) (please|in simple english|)
      (give|send) me (one|a|today's) (tip|money tip|saving tip|advice on money)
      (how|in what way) (can|does) (one|a person|a trader) (become|be) (rich|wealthy|debt free) (by saving|slowly|)
      (i don't|i never) (know|learnt) how to (manage|keep|budget) (money|my salary)(, teach me|, i want to learn|)
      (i want|i'd like) (my children|my apprentice|my wife) to (learn|be taught) (about money|how to save|budgeting)
      (why is|teach me why) (saving|investing|a budget) (important|good) (in life|)
      (tell|teach) me (the difference|what is different) between (saving and investing|a loan and a grant|stocks and bonds)
      (can i|let me) (take|do|start) (the|a|another) (money lesson|quiz|class|money course)
      (how do|how can) (people|traders|farmers) (avoid|escape|get out of) (debt|bad loans|ponzi schemes)(, teach me|)
      (learn|learning|study) (money|finance|about saving|budgeting) (please|with you|)
      (what|which) is (better|wiser), (saving or investing|cash or credit|renting or buying), (explain|teach me)
      (next|new|previous) (lesson|topic|class|quiz) (please|now|)
      (i have|i've) (finished|completed) (the|this|that) (lesson|class|topic)(, next one|, what is next|)
      (open|start|show) (the|my|today's) (money|savings|finance) (lesson|class|course|school)
      (how|where) (do|can) i learn (to invest|about shares|bookkeeping|to keep business records) (here|with karo|)
      (i am|i'm) (bad|terrible|not good) (with|at managing) money(, teach me|, can you teach me|, what should i learn)
      (educate|enlighten|school) me (small|) on (pension|insurance|treasury bills|credit)
      (what|how) does (inflation|interest|insurance|tax) (mean|work) (for|to) (a small trader|ordinary people|somebody like me)
      (is there|have you got) (a|any) (course|class|lesson|training) (on|about) (saving|small business|money)
      (advise|teach) (me|us) (on|about) (how to save|how to plan money|handling money)
      (lesson|class|quiz) {number} (please|)
      (what did|where did) i (learn|stop) (last|in the lesson)(, continue|)
      (i want|want) to (improve|increase|build) my (money knowledge|financial knowledge|understanding of money)
      (let me|i want to|can we) (take|do|begin|continue) (the|our) (money class|savings lesson|finance course)
      (bring|open|load) (the|my) (money lesson|savings lesson|finance lessons)
      (where can i|how do i|help me) learn (bookkeeping|record keeping|to price my goods|to plan money) (for my shop|for business|)
      (explain|teach me) what (inflation|interest|a bond|insurance) (means|is) (for|to) (ordinary people|a trader|my family)
      (which lesson|what lesson) (did i do last|have i finished|should i do now|comes next)
      (i want|i'd like|we want) (money|financial|savings) (education|training|classes) (for my children|for my staff|)
      (teach|show) (us|me) how to (separate business money|plan a budget|save for old age|avoid debt)
      (ready|i am ready|set) for (the|my) (quiz|money quiz|lesson)
      (what is|explain) the (secret|best way|rule) (of|for|to) (saving|managing a salary|keeping money)
      (give|read) me (a|today's) (short|) (lesson|class) (on|about) (saving|money|investment)
      (what|which) (money|finance|savings) (topics|lessons|things) (can|will) you teach (me|us|)
      (i need|i'm looking for|give me) (advice|guidance|wisdom) on (managing money|saving|budgeting) (please|)
      (teach|learn|lesson) (saving|budgeting|investment|money) (please|pls|for beginners)
      (how|what) (is|does) (a budget|compound interest|insurance) (made|calculated|work)(, teach me|, i want to understand|)
      (repeat|redo|restart) (the|my) (lesson|quiz|last lesson|money class)
      (my score|my result|my marks) (in|on) the (quiz|money quiz|last lesson)
      (five|three|some) (tips|rules|ways) (on|for|to) (saving|save money|keep a budget)
      (help me|i want to) understand (interest|inflation|shares|credit|money matters) (better|)
      (make me|i want to be) (wise|smart|better) with (money|my salary|my savings)
      (before i invest|before i borrow|before i buy shares)(,|) (teach me|explain it to me|i want to learn) (first|)
      (why|how) do (banks|people|prices) (give interest|go bankrupt|rise)(, teach me|, explain it in a lesson)
      (can you|please) (coach|train|educate|teach) (me|us|my wife) (on|about) (money|business money|saving)
      (next|another|one more) (tip|lesson|question|class) (please|on saving|on money)
      (i want|start|give me) (lesson|class) (one|two|three|on budgeting|on loans)
      (what is|explain) (a good|the best) way to (save|budget|plan money|get out of debt)
      (the|your) (money class|finance lesson|saving lesson)(,|) (i want it|start it|open it)
      (how do i|teach me how to) (spot|know|avoid) (a|) (fake investment|ponzi|scam|fraud) (in a lesson|please|)
      (learn|know) (more|something) about (money|saving|investing|insurance) (today|with karo|)
      (did i|have i) (pass|passed|finish|finished) (the|my) (quiz|lesson|money class)
      (should i|is it better to) (save|invest|borrow) (or spend|first)(, teach me|, what do your lessons say|)
      (tell|explain to) me (how|why) (a ponzi scheme|compound interest|inflation|a pension) (works|is important)
      (class|lesson|tutorial) (about|on) (money|loans|savings) (please|i am ready|)
      (how do|how did) (wise|rich|successful) (people|traders) (save|plan|budget)(, teach me|, i want to learn)
      (let's|let us) (learn|study|start) (money|the next lesson|finance|the money class)
      (i've|i have) (forgotten|not done) (the last lesson|my lesson|today's money lesson)(, start it|, open it|)
      (explain|teach) (good debt and bad debt|simple interest|profit and loss|cash flow) (to me|)
      (what|which) (mistakes|habits) (do people make|keep people poor|should i avoid) with money(, teach me|)
      (how much|what part) of (my income|profit) should (i|a trader) (save|put back)(, teach me|)
      (money|finance|savings) (wisdom|knowledge|school|lesson) (for today|please|)
      (train|prepare) me to (handle|manage|grow) (money|my income) (well|better)
      (resume|carry on|go on) (the|my) (money course|saving lesson|class we started)
      (a|one) (lesson|class) (on|about) (how to save|budgets|loans|insurance|shares) (please|now|)
      (i want to|help me) (start|begin) (learning|the lessons|the course) (about money|on saving|on finance)
      (teach|tell) me (one thing|something new|something useful) about (money|saving|budgeting) (today|)
      teach me what it means to (live below your means|pay yourself first)
      explain the 50 30 20 rule to me
      how much of my profit should i put back into the business, teach me
      teach market women how to separate business money from house money
      teach me how to know if my business is making profit or i am just working for nothing
      i sell every day but i don't see the money, teach me what i'm doing wrong
      teach me how to price my goods so that i don't run at a loss
      what is the meaning of (capital|profit margin|cash flow) in business
      explain (apr|compound interest|simple interest) in a way a child will understand
      what is credit score and why do people say it matters
      is debt always bad, teach me
      what should i check before i collect a loan anywhere, educate me
      how do loan sharks cheat people, i want to learn
      teach my (children|pupils) about money
      how do i teach a ten year old to save
      any lesson on (how to spot scams|fake alert|protecting my pin)
      teach me how to know a ponzi scheme
      how can i avoid money doubling people, give me a lesson
      what is the naira losing value doing to my savings, explain
      why is everything getting expensive, is that what they call inflation
      explain pension like i'm five
      what is micro pension and how does it help an okada man
      what is nhf and health insurance all about, i want to understand
      explain crop insurance to a farmer
      how do farmers keep money till next planting season, teach me
      i get money only at harvest, how do i plan it for the whole year
      my income is not steady, teach me how to budget
      how should a student manage (pocket money|{amount} a month)
      as a corper with {amount} allowance, how do i plan it
      i just started work, what money habits should i learn
      i am getting married soon, teach us how couples manage money
      how do husband and wife plan money together, any class on that
      teach me to stop (impulse buying|buying on credit every week)
      i keep buying things i don't need, teach me how to control my money
      i always borrow before month end, give me advice on how to stop
      money no dey stay my hand, teach me
      how do i build an emergency fund from small income
      how many months of salary should be in an emergency fund
      what is the best way to share salary between rent, food and saving
      what is a dividend, explain small
      difference between shares and bonds in simple english
      what is a treasury bill (in simple terms|for dummies)
      explain mutual funds to my mother
      what does diversification mean (in money matters|)
      what is an asset and what is a liability
      what is net worth and how do people calculate it
      how does tax work for a small shop, explain
      what is vat and who pays it, teach me
      how do i keep records for my provision shop, i want to learn
      teach me simple bookkeeping
      what is the difference between gross and net salary
      a lesson on why the naira falls and what it does to prices
      how does the stock market work for beginners
      what is crypto and is it wise for a poor man, teach me
      begin lesson on (ajo and cooperative|insurance|fraud)
      continue from where we stopped in the class
      give me question make i answer, the money quiz
      test my knowledge about money
      ask me five questions on saving
      what was my score in the quiz
      i failed the quiz, let me do it again
      the answer to that quiz question is what
      i want to earn points from the lesson
      which other topics can i study in this money school
      one money advice before i sleep
      send me something to read on how to grow a small business
      tich me how 2 save
      pls i wan learn abt budjet
      i want to sabi money matter well well
      any short course for traders
      lesson in simple english please, on debt
      how can i spend less, teach me
      i want to learn how to cut my spending
      why do prices rise, explain in a lesson
      teach me why people need insurance
      advantages of having an emergency fund
      list all your money lessons
      show the courses i can take
      ready for today's quiz
      teach me how to escape debt
      what can i do to be financially free, teach me
      i am always broke before the 20th, give me advice on budgeting
      how do i spot a fake investment, teach me
      why do banks go bankrupt, explain
      best way to plan money, a lesson please
      open that lesson again, i did not understand it
      what good habits make people wealthy, teach me
    `,
    tier_upgrade: `
      <i_want> upgrade my (account|tier|level|limit|kyc)
      upgrade (my|) (account|tier|level|me) (to tier 2|to tier 3|to the next level|)
      (upgrade|upgrade account|tier upgrade|kyc|kyc upgrade|verify me|verify my account|account upgrade)
      how (do|can) i (upgrade|verify) (my account|my tier|to tier 3|)
      move me to (tier 2|tier 3|the next tier)
      (submit|add|upload|link) my (nin|id|documents|passport|utility bill|bvn|address)
      what (tier|level) am i (on|)
      what do i need (to|for) (upgrade|tier 3|tier 2|verify my account|an upgrade)
      (complete|finish) my (kyc|verification|bvn verification)
      i want to (verify|complete) my (identity|kyc|profile|account)
      raise my account (to tier 3|level|tier)
      is my account (verified|upgraded|tier 3)
      link my (nin|bvn) to my account
      update my (kyc|documents|id card|address)
      tier {number}
      why is my account still tier 1
      benefits of (tier 2|tier 3|upgrading)
      take me to the highest tier
      i have my (nin|voters card|driver's licence) now, upgrade me
      account verification
      (raise|move|take) my (account|level|tier) (up|higher|to tier 2|to tier 3)
      (add|submit|send|link) my (nin|bvn|id card|utility bill|address)
      (verify|confirm) my (identity|account|nin)
      what (tier|level) (is my account|am i on)
      move me (up|to the next level|to tier 3)
      (upgrade|move|raise) (my account|me|my tier) (to tier two|to tier 3|to the next level)
      (i want to|how do i|let me) (verify|do my|submit|add) (my|) (identity|bvn|nin|id|kyc|documents)
      (what|which) (tier|level) (am i|is my account) (on|in|)
      (what do i need|requirements) (to|for) (upgrade|the next tier|tier 3|verification)
      (i want to|help me|how do i|can i) (upgrade|raise|verify) my (account|acct|tier|kyc) (to tier 2|to tier three|)
      (upgrade|move|promote|take) (me|my account|my acct) to (tier|level) (2|3|two|three|next)
      (i want|here is|how do i|where do i) (to|) (submit|add|link|update|provide|upload) my (bvn|nin|id|id card|utility bill|documents|passport)
      (verify|confirm|validate) (my|) (identity|account|bvn|nin|address|id)
      (what do i need|what can i do) to (upgrade|get tier 3|reach tier 2|verify my account)
      (link|attach|add|connect) (my|) (bvn|nin) (to|with) (my|this) account
      (complete|finish|do) my (kyc|verification)
      (here are|see|i have) my (documents|papers|id), (raise|upgrade|promote) (my account|me)
      (the|my) (nin|national id|bvn) (slip|card|number) is (ready|out|with me)(, where do i put it|, take it|, add it)
      (i want|need) my account (to be|) (fully verified|tier 3|unrestricted|complete)
      (change|shift|graduate) (me|my account) from (tier 1|level 1|basic) to (tier 2|tier 3|a higher one)
      (address|identity|bvn|face|id) (verification|confirmation|check) (please|how do i do it|)
      (snap|scan|take|upload) (a|my) (picture|selfie|photo|utility bill|id) (for|to) (kyc|verify|verification)
      (upgrad|uprade|upgrde|apgrade) (my|) (acct|account|tier) (pls|)
      (which|what) (papers|documents|id) will (take|get) me to (tier 2|tier 3|the next level)
      (is|has) my (nin|bvn|document|id) (accepted|approved|gone through|been verified)
      (account|acct) (too small|is basic|still level one)(, grow it|, upgrade|, move me up)
      (how far|any news) (with|on) my (upgrade|verification|kyc) (request|)
      (give|grant|put) me (tier 2|tier 3|full access|a higher level)
      (i want to|let me) (verify|validate|confirm) (that it's me|myself|who i am)
      (driver's licence|voter's card|international passport|nin slip) (for|to) (upgrade|verification|my kyc)
      (unlock|get) (tier 3|tier 2|the next tier) (features|benefits|for me)
      (do|start|begin) (the|my) (bvn|nin|kyc|identity) (linking|verification|process|capture)
      (so|for) that i can (hold|keep) more (money|) (in my account|), (upgrade|raise the level of) (it|my account)
      (what is|tell me) my account (tier|level|category) (please|)
      (add|attach) (my|a) (proof of address|passport photo|signature|utility bill) (to my account|for tier 3|)
      (verifi|varify|verfy) (my|) (account|bvn|nin|identity)
      (you people|they) (said|told me) (to|i should) (bring|submit|add) (my|) (nin|id|utility bill)(, here it is|, how do i do it|, take it)
      (upgrade|verification|kyc|tier) (please|now|menu|process)
      (i want|let my account) to (receive|hold|handle) (bigger|more|large) (money|amounts)(, upgrade it|, verify me|, raise the tier)
      (my|the) (bvn|nin) (is|was) (not|never) (linked|added|verified)(, do it|, help me|, link it)
      (upgrade|move|promote|raise|increase) (my|me to|) (account|tier|level|the next level|tier 2|tier 3|kyc) (please|)
      (what|which) (do i|documents|papers|id) (need|are needed|must i bring) to (upgrade|get to tier 3|verify)
      (verify|confirm|complete) my (identity|bvn|nin|address|profile|kyc|details)
      (i have|here is) my (nin|bvn|utility bill|id card|passport)(,|) (upgrade|verify) (me|my account)
      (what|which) (tier|level) (am i|is my account) (on|)
      (why|how) is my account (still|only) tier (1|one|2)
      (how do i|i want to) (raise|increase) my (level|tier) (so i can send more|)
      (i want to|can i|how do i|help me) (upgrade|move up|raise) (my account|my level|my tier|to tier 3) (please|)
      (upgrade|raise|increase|move) my (account|level|tier) (to tier 2|to tier 3|to the highest|please)
      (what|which) (do i need|documents|papers) (to|for) (upgrade|upgrading|move to tier 3) (my account|)
      (add|link|connect|submit) my (nin|bvn|address|passport|utility bill) (to my account|for upgrade|)
      (verify|complete) my (identity|kyc|account|bvn|nin) (please|now|)
      (i have|here is) my (nin|bvn|utility bill|voters card)(, upgrade me|, i want to upgrade|, verify me)
      (which|what) (tier|level|kyc level) (am i|is my account) (on|now|)
      (how|why) (do i|should i) (complete|do) (my|) (kyc|verification|bvn linking)
      what is the (difference between tier 1 and tier 3|benefit of tier 2|benefit of upgrading my account|use of tier 3)
      (my|the) (upgrade|verification|kyc) (is|has been) (pending|rejected|not done)(, why|, how far|)
      (upgrde|upgrad|uprade|upgade) (my acct|my account|to tier 3) (pls|)
      (tier|level) (2|3|two|three) (upgrade|account|requirements) (please|)
      (i want|need) (my account|it) (to be|) (fully verified|upgraded|on tier 3) (so i can receive more|)
      (do|can) (i|you) (verify|upgrade) (my account|me) (with|using) (nin|voters card|driver's licence|passport) (only|)
      (take|collect) my (id|picture|selfie|nin slip) (for|and) (verification|upgrade my account|kyc)
      (bvn|nin) (verification|linking|update) (please|on my account|)
      (please|karo|good morning)(,|) (i want to|how do i|help me) (upgrade my account|link my nin|complete my kyc|add my bvn)
      my account is (still on|on) tier (1|one)(,|) (upgrade it|move it up|how do i upgrade)
      what (do i|must i) (submit|send|provide) to (verify my account|upgrade my account|verify my identity)
      (upgrade|verify) (me|my account|my profile) (to|for) (level 3|tier 2|higher level|full kyc)
      (i just|i) (got|collected) my (nin|bvn|voter's card|passport)(,|) (add it|link it|upgrade my account with it)
      why do i need to (verify|upgrade) (my account|my identity|my bvn) (before sending big money|)
      (kyc|nin|bvn) (update|upload|submission|pending) (please|how|)
      (abeg|please)(,|) (upgrade|verify) my (account|acct) (for me|with nin|to tier 2)
      (my|the) (nin|bvn) (is not|has not been) (linked|added|verified)(,|) (link it|help me|do it now)
      what (is needed|do you need) to (verify me|upgrade me|complete my kyc)
      (my|) account (only|just) (allows|takes) (small money|{amount})(,|) (upgrade it|raise my level|move me to tier 3)
      (snap|take|here is) (my|) (id|nin slip|selfie|utility bill) (for|to) (verification|upgrade|verify me)
      (link|add|connect) (nin|bvn|my nin|my bvn) (please|now|to this account)
      have you (people|) (verified|approved|confirmed) my (id|bvn|nin|documents) (yet|)
      (i want|i need) (full|higher) (kyc|verification|level) (on my account|please)
      (next|higher|second) (tier|level) (please|requirements|how do i get it)
      (kyc|kic|upgrade) (pls|my acct|please)
      (upgrade|raise|move) my (account|tier|level) (please|to tier 2|to tier 3)
      (i want to|how do i|can i) (submit|add|send) my (nin|bvn|id card|utility bill) (for upgrade|to verify my account|)
      i have gotten my nin slip, where do i put it
      here's my bvn, raise my account
      they said my account is too small, i want to move to the higher level
      i want my account to carry more than {amount}, upgrade it
      i want to do the face verification
      i changed my address, add the new utility bill
      do i use voter's card or passport to upgrade
      my name on nin is different from my account, how do i verify
      is my nin linked
      link nin
      upgrade am to tier 3
      my verification, has it passed
      what remains for me to reach tier three
      snap my id card and submit
      my account category, i want to move it up
      which class of account am i on, tier 1 or 2
      upload passport
      i want to provide my utility bill for verification
    `,
    limits: `
      what (is|are) my (limit|limits|transfer limit|daily limit|transaction limits)
      how much can i (send|transfer|move|withdraw) (in a day|per day|a day|at once|in one transfer|daily)
      (limits|my limits|limit|transfer limit|daily limit|transaction limit|my limit)
      <check> my (transfer|daily|transaction|spending|) (limit|limits)
      <i_want> (increase|raise|change|reduce|lower|set) my (limit|transfer limit|daily limit|limits)
      (increase|raise|change|reduce|set) my (daily|transfer|transaction|) limit (to {amount}|)
      what is the (maximum|most|highest|max) (amount|) (i can|that i can) (send|transfer|keep|have)
      how much (is left|do i have left) (of|on) my (daily|) limit
      have i reached my limit (today|)
      why can't i send more than {amount}
      can i (send|transfer) {amount} (at once|in one day|today|in a day)
      what is the (daily|monthly|single) (maximum|limit)
      set a (spending|transfer|daily) limit of {amount}
      my limit is too (small|low)
      what is the maximum balance i can have
      limit per (day|transaction|month)
      let me send more than {amount} a day
      remaining limit for today
      how many transfers can i do (a day|in a day|)
      reduce how much can leave my account
      what's the biggest transfer i can make
      (what is|tell me|how much is) (my|the) (maximum|daily|transfer|transaction|sending|) limit (per day|a day|)
      (how much|what is the most|the highest) (can i|i can) (send|transfer|withdraw|spend) (in a day|at once|per day|daily|today)
      (increase|raise|reduce|change|lower) my (daily|transfer|) limit (to {amount}|)
      why can't i (send|transfer) more than {amount}
      (what|how much) is (my|the) (daily|transfer|transaction|maximum|spending) limit (please|now|)
      (how much can i|what's the most i can|what is the maximum i can) (send|transfer|spend|withdraw) (in a day|per day|daily|at once|at a time|today)
      (increase|raise|reduce|lower|change|adjust|set) (my|the) (daily|transfer|spending|) limit (to {amount}|)
      (have i|did i|why did i) (reached|reach|hit|exceed|exceeded) my (limit|daily limit|transfer limit)
      (why|how come) can't i (send|transfer) (more than|up to|above) {amount}
      (check|show|see|tell me) (my|the) (limits|limit|transaction limits|account limits)
      (what's|how much is) left (of|on) my (daily|transfer) limit (today|)
      (is there|do i have|do you have) a (limit|maximum|cap) (on|to) (how much i can send|transfers|my account|my spending)
      (can|may) i (send|transfer|withdraw) {amount} (at once|in one day|today|per day)
      (what is|what's|how much is) the (most|biggest|largest|highest|maximum) (amount|transfer|money|) (i can|that i can) (send|move|hold|have|transfer) (daily|at once|in a day|)
      (reduce|increase|raise|lower) (my|the) (limit|daily limit|transfer limit|maximum)
      (why|how come) can't i (send|transfer|withdraw) (above|more than|up to) {amount}
      (is|was) {amount} (above|within|over|more than) (my|the) (limit|daily limit|transfer limit)
      (i'm|i am) (paying for a car|buying land|paying rent)(, can i send|, will you allow|, is it okay to send) {amount} (in one go|at once)
      (the|your) system (says|is telling me) (limit exceeded|i have exceeded|above limit)(, why|, what is my limit|, raise it)
      (put|place|set) (a|some) (cap|ceiling|bar|limit) on (my spending|my transfers|what leaves my account)
      (how high|how low|how much) is (my|the) (limit|cap|ceiling|transfer limit)
      (expand|extend|enlarge|widen|double) my (limit|daily limit|transfer limit)
      how many (transactions|transfers|withdrawals) (are allowed a day|am i allowed|can i do per day)
      (limt|limmit|lmit) (pls|for today|of my account)
      (may|can) (a tier 1|a basic|my) account (hold|keep|send|receive) (above|up to|more than) {amount}
      (maximum|highest|biggest) (deposit|balance|withdrawal|single transfer) (allowed|on my account|)
      (remaining|left over|unused) (limit|allowance) (for today|for the day|)
      (restrict|reduce|cut) my (daily|) (transfer|spending) (limit|cap) (to {amount}|)
      what amount can i not (exceed|pass|go above) (daily|in a day|)
      (i need|i want) (a|) (higher|bigger|lower|smaller) (limit|daily limit|transfer cap)
      (when|what time) does my (daily|) (limit|transfer limit) (reset|refresh|start again)
      (atm|pos|transfer|online) (limit|maximum) (per day|for my account|please)
      (allow|permit|enable) me to (send|move|transfer) (above|up to|more than) {amount} (daily|at once|)
      (daily|weekly|monthly) (cap|ceiling|quota|allowance) (on|for) (my account|transfers|sending)
      (the|my) (limit|cap) (blocked|stopped|is disturbing) (me|my payment)(, raise it|, what is it|)
      (how much|what) (have i|more can i) (used|send) (of|under|within) my (limit|daily limit)
      (i want|need) to (send|transfer|pay) {amount} (but|and) (it refused|it won't go|it says limit)(, raise my limit|, what's my limit|)
      (limit|limits|daily limit|transfer limit) (please|now|check|increase)
      how much (can|may) i (send|transfer|take out) (per day|in 24 hours|daily)
      (i tried|i was trying) to send {amount} (and|) (it said|you said) (too much|above limit|not allowed)(, why|, what is my limit)
      (for|in) (my|this) (tier|level|account)(,|) (how much|what amount) can i (send|transfer|withdraw) (daily|at once)
      (move|take|push) my (limit|daily limit|transfer limit) (up|higher|to {amount}|down)
      (what|how much) is (my|the) (limit|maximum|daily limit|transfer limit|highest i can send) (per day|today|now|)
      (increase|raise|reduce|lower|set|change) my (limit|daily limit|transfer limit) (to {amount}|please|)
      (how much|what amount) (can i|am i allowed to|may i) (send|transfer|withdraw|receive) (in a day|per day|at once|daily)
      (it says|i see) (limit exceeded|i have reached my limit|over limit)
      (how much|what) is (left|remaining) (of|on) my (limit|daily limit) (today|)
      (cap|limit) my (spending|transfers|account) (at|to) {amount} (a day|daily|)
      what is my (daily|transfer|spending|withdrawal|card) limit (now|per day|)
      (increase|raise|reduce|lower|change) my (daily|transfer|spending|pos|withdrawal) limit (to {amount}|please|)
      (how much|what is the most) (can|may) i (send|transfer|withdraw|spend) (in a day|per day|at once|daily)
      (why|how come) (can't|couldn't) i (send|transfer) (up to|more than) {amount} (at once|today|)
      (i want to|i need to|can i) (send|transfer) more than (my limit|{amount} a day|the limit)
      how much is (left|remaining) (of|on|in) my (limit|daily limit) (today|)
      (have i|did i) (reached|reach|passed|hit) my (limit|daily limit|transfer limit) (today|)
      (set|put|fix) (a|my) (daily|weekly|spending|transfer) limit (at|of|to) {amount}
      (limit|cap|restrict) (my|the) (spending|transfers|account) (to {amount}|per day|so i don't overspend)
      (maximum|highest|max) (transfer|amount|withdrawal) (per day|i can do|allowed|for my account)
      (limt|limit|lmit) (increase|pls|on my acct|of transfer)
      (remove|cancel|lift) (the|my) (limit|spending limit|daily limit) (i set|on my account|)
      (is there|do you have) (any|a) (limit|maximum) (on|to|for) (what i can send|receiving|withdrawals|how much i can keep)
      (tier|level) (1|2|3) (limit|limits|maximum) (please|how much|)
      (it says|they said|i saw) (limit exceeded|above my limit|limit reached)(, what is my limit|, increase it|, why)
      (please|karo|good morning)(,|) (what is|increase|reduce) my (transfer limit|daily limit|limit)
      how much can i (send|withdraw|transfer) (at a time|today|in one day)
      i want to (send|transfer|pay) (big money|more than {amount}|above my limit)(, raise my limit|, increase the limit|)
      (put|set) a limit (on|for) (my|) (spending|account|transfers|daily spending) (please|of {amount}|)
      (has|is) my (limit|daily limit) (finished|exhausted|reached|reset) (for today|)
      (my|the) (limit|transfer limit|daily limit) (is too small|is too low)(, increase it|, raise it|)
      (daily|weekly|monthly) (limit|transfer limit) (please|to {amount}|change)
      (abeg|please)(,|) (increase|raise|reduce) my (limit|transfer limit|daily limit) (to {amount}|for me|)
      (how|where) (do|can) i (see|change|increase|set) my (limit|daily limit|spending limit)
      what is the (amount above which i can't send|amount i cannot pass in a day)
      (my|the) (pos|atm|online) (spending|withdrawal) limit (please|is how much|, raise it)
      (i'm|i am) (a trader|paying suppliers)(,|) (i need a higher limit|raise my daily limit|{amount} limit is too small)
      (cut|bring down|reduce) my (daily|transfer) limit (to {amount}|for safety|please)
      (will|can) (this|my) account (receive|hold|send) more than {amount}
      (per|single) (transfer|transaction) limit (please|on my account|how much)
      (tell|show) me my (limits|daily limit|limit left) (please|for today|)
      (when|what time) does my (daily limit|transfer limit) (reset|renew|start again)
      i (want|need) a (limit|cap) of {amount} (on my spending|per day|for transfers)
      (limit|limt) (pls|increase|too low) (raise it|on my account|please)
      (how much|what amount) (can|may) i (send|transfer|withdraw) (in one day|at once|at most)
      (increase|raise|reduce|change) (my|the) (daily|transfer|) limit (please|to {amount}|)
      (why|how come) (can't i|am i not able to) send (above|more than) {amount} (today|at once|)
      (what|how much) is (left|remaining) (of|on) my (daily|transfer) limit (today|)
      i want to pay for a car, how much can leave my account in one day
      will it allow me to send {amount} at a go
      it says i have passed my limit for today
      how much more can i send before midnight
      my children use my phone, reduce the daily limit to {amount}
      raise it, i want to be able to send {amount} a day
      what's the most i can transfer at night
      why is it not letting me send above {amount}
      highest amount my account can hold
      is there a limit to what i can receive
      daily limit abeg
      my limt is too low
      put a ceiling of {amount} on my transfers
      how many transfers am i allowed in a day
      i'm buying land of {amount}, will it go at once
      can i pay {amount} for a car in one go or is it over my limit
      how many withdrawals can i do in a day
    `,
    freeze_account: `
      <please> (freeze|block|lock|suspend|stop|disable) my (account|acct|bank account|wallet|karo account)
      <i_want> (freeze|block|lock|stop|close down) my account
      (block my account|freeze account|block account|freeze my account|lock account|stop my account)
      my (phone|sim|line|handset) (was|has been|got|is) (stolen|lost|snatched|missing) (block my account|freeze everything|)
      i lost my (phone|sim card|line), (block|freeze|lock) (my account|everything)
      someone is (trying to enter|hacking|accessing|using) my account, (block it|freeze it|stop it)
      (stop|block) all (transactions|transfers|debits|movement) (on|from) my account
      put a (block|stop|hold|freeze) on my account
      i think my account (is being|has been) (hacked|compromised), (lock it|block it now)
      (put|place) a freeze on (my|this) account (now|please|)
      thief (took|stole|snatched) my phone
      emergency, (block|freeze) (my account|everything)
      do not let anyone (take|move) money from my account
      lock everything (now|)
      secure my account, (i lost my phone|someone has my phone)
      place a (hold|stop) on my bank account
      they have stolen my phone with my whatsapp
      how (do|can) i block my account (from another phone|if my phone is stolen|)
      kidnapped my phone abeg block
      pnd on my account
      shut down my account (immediately|now|)
      i think (someone|a hacker) (hacked|entered|is inside) my account
      my account (has been|was|is) (hacked|compromised|under attack), (block|freeze|lock) it
      my (line|handset|sim) (was|got) (stolen|snatched|lost)
      my account (got|was) hacked, (lock it|freeze it)
      someone is trying to (hack|enter|break into) my account
      (secure|protect|lock) my account (now|, i lost my phone|)
      (emergency|quick), (block|lock|freeze) (everything|my account)
      (thief|somebody) (took|has|snatched) my (phone|sim), (block|stop) (my account|everything)
      do not let (anybody|anyone) (touch|take|move) my money
      (stop|block) (all|every) (debit|transfer|transaction)s? (on|from) my account
      (put|place) a (hold|block|freeze) on my (savings|current|retirement|{bank}|) account (right now|now|)
      (freeze|stop|block) all activity on my (account|savings|{bank} account)
      (initiate|start) a (block|hold|freeze) on my account
      act (fast|swiftly) and (freeze|block) my account
      (someone|a thief) (has|took|stole) my phone, (freeze|block|lock|secure) (my|the) (account|everything)
      (stop|block|prevent) (anybody|everyone|all transactions|any debit|money) (from|on|leaving) my account
      (put|place) my account (on hold|under lock)
      (lock|freeze|block) (my bank account|my account|everything|all my money) (immediately|fast|now|until i say)
      (shut|close) my account (down|) (for now|temporarily|until tomorrow)
      (freeze|lock|suspend) (account|acct) (please|asap|urgently)
      (pls|quick|please|urgent|emergency) (block|freeze|lock|suspend|shut down|stop) (my|this) (account|acct|wallet|whole account) (now|immediately|fast|)
      (my) (phone|sim|line|handset) (is missing|was stolen|got stolen|is lost), (block|freeze|lock) (my account|everything|it)
      (i|they) (lost|stole|snatched|misplaced) my (phone|sim card|handset) (and i'm afraid|, block|, freeze|, please secure) (my account|for my money)
      (someone|somebody|a thief|a hacker) (is in|entered|is inside|got into|is using) my (account|login|profile)
      (freeze|block|lock|stop|pause) (everything|all transactions|any transaction|all debits) on my account (now|)
      (place|put) (a|) (hold|block|freeze|lock|post no debit|pnd) on (my|the) (account|acct|savings)
      (don't|do not) (allow|let) (any|anybody|anyone|money) (debit|withdraw|transaction|leave) (from|on|) my account
      (can you|i want to|i need to|how do i) (freeze|block|lock|suspend|put a stop on) my (account|bank account|savings account) (temporarily|for now|)
      (stop|block) (all|any) (money|transfers|withdrawals) (from|leaving) my account
      my account (has been|was|is) (hacked|compromised), (block|freeze) (it|)
      (act swiftly and|immediately|quickly) (freeze|block) all activity on my (checking|savings|account)
      (initiate|start|place) a (block|freeze|hold) on my ({bank}|bank|checking|savings) (account|) (asap|now|)
      (don't|do not|stop) (let|allow) (anybody|anyone|any money|people) (withdraw|take|leave|touch|use) (money from|from|) my account
      (a hacker|someone|a thief) is (inside|using) my (account|login|app), (block it|stop them|shut it)
      (put|place) (a block|a hold|a stop|post no debit) on (my account|everything|my money)
      (stop|pause|suspend) (all|every) (transactions|debits|withdrawals|activity) (now|immediately|on my account)
      (shut|close|lock) (down|) my account (temporarily|until i come back|for now|quickly)
      (they|boys|some boys) (collected|seized|snatched) my (phone|handset) (at gunpoint|in traffic|in oshodi)(, please lock|, freeze|, shut) (my account|everything)
      (quarantine|seal|padlock|lock up) my (account|money|karo)
      (hold|keep) my (account|money) (till|until) (i get a new phone|i retrieve my sim|i return)
      (bar|block|cut off) (all|every|any) (outgoing|) (transfers|debits|withdrawals) (from|on) (my account|me)
      (i am|i'm) (travelling|going to prison|going for surgery)(, please lock|, suspend|, freeze) my account (for a while|)
      (whoever|anyone who) (has|is holding) my phone (should not|must not) (take|touch|move) (a kobo|my money)
      (sim|line) (was swapped|has been swapped|stopped working suddenly)(, lock|, freeze|, protect) my account
      (fast fast|hurry|sos|911|mayday)(,|) (lock|freeze|block) my (account|money)
      (pause|suspend|deactivate) (my|this) (whole|entire|) account (for a week|till further notice|for some days)
      (freez|freze|blok|lok) my (account|acct) (pls|now|)
      (is it possible|how) to (lock|freeze|pause) (an|my|the whole) account (by myself|from here|)
      (my husband|my wife|my son|my boy) is (draining|emptying|moving money from) my account(, lock it|, stop it|, freeze it)
      (shut|block) (everything|all doors|the account) before (they|he|the thief) (empties|clears|drains) (it|my account)
      (phone|bag|sim) (gone|stolen|lost)(, freeze|, secure|, lock) (account|everything) (please|)
      (stop|freeze) (my account|all movement) (first|), (i will|let me) (explain|call) later
      (keep|hold) my account shut (until|till) (i come to the branch|i find my phone|further notice)
      (keep|make) my (account|money) (locked|inaccessible|closed to everybody) (for now|until monday)
      (i suspect|i fear|i'm afraid) (someone|a thief) (will|wants to|may) (enter|empty|use) my account(, lock it|, freeze it)
      (the|my) phone (fell into|is in) (a thief's|wrong|bad people's) hands(, block|, freeze|, lock) (the|my) account
      (temporary|emergency|immediate) (freeze|lock|block|hold) (on|of|for) my account
      (help|emergency|please)(,|) (they|someone) (kidnapped|robbed) (my brother|us|me) (with my phone|)(,|) (block|lock|freeze) my account
      (block|freeze|lock|secure) (account|my money|everything) (fast|now|please|urgent)
      (until|till) i (find my phone|come back|say so)(,|) (keep|leave) my account (locked|frozen|blocked)
      (i don't|do not) want (any|a single) (kobo|transfer|debit) to (leave|go out of) my account (today|again|)
      (somebody|someone|a boy|my brother) (has|took|collected|stole) my (phone|sim|line)(,|) (please|quickly) (shut|close|hold|stop) (everything|my account|all my money)
      (shut|close) (down|) (my account|everything|access) (right now|now|before they finish my money)
      (nobody|no one) should (withdraw|touch|move|take) (anything|a kobo|money) (from|in) my account (till i say so|)
      (put|place) (a|an emergency) (hold|lock|block|stop|pause) on my (account|money|funds|profile)
      (my|the) (bag|handbag|purse) was (snatched|stolen) with my (phone|id) inside, (protect|secure|lock|block) my (account|money)
      (protect|secure|guard) my (account|money|savings) (from thieves|now|my phone is gone|i think they have my pin)
      (i am afraid|i fear|i suspect) (someone|they|thieves) (may|will|can) (enter|access|empty) my account(,|) (lock|block|freeze|stop) it
      i want my account (locked|frozen|on hold|blocked|disabled) (till monday|for now|immediately|until i get a new phone)
      (deactivate|disable|suspend|switch off) my (account|acct|profile) (for now|temporarily|please|as i travel)
      (do not|don't) let (any|a) (money|transaction|transfer|naira) (leave|go out|pass) (of|from|) my account
      (no more|stop all|end all|halt all) (transactions|withdrawals|debits|movement) (on|from|in) my account (please|now|)
      (emergency|urgent|help)(,|!|:) (lock|freeze|block|shut) (my|the) (account|acct) (now|at once|immediately|)
      i (lost|misplaced|dropped) my (phone|sim card|handset) in (the bus|a taxi|the market)(,|) (block|lock|freeze|stop) (my account|everything)
      (robbers|armed robbers|they) (collected|took) my phone (last night|this evening|just now)(,|) (don't let them|stop them from) (touching|using|emptying) my account
      can you (lock|freeze|pause|suspend) (it|my account|all my accounts) (from your end|for me|until i call)
      (my sim|my line) (was swapped|has been hijacked|stopped working suddenly)(,|) (freeze|block|lock) (the account|my account) (please|)
      (blok|frez|lok|freez|bloc) my (acount|acct|accout|account) (pls|now|abeg)
      my (ex|former husband|ex wife|former boss) knows my (pin|password)(,|) (lock|freeze|hold) my account (first|please|)
      (temporarily|quickly|kindly) (freeze|lock|block) (all my accounts|everything on my account)
      (kill|cut) (access|all access) to my account (now|)
      (i'm|i am) (travelling|going for surgery|going into hospital)(,|) (keep|put) my account (on lock|locked|frozen) (till i return|)
      (stop|hold) my money from (going out|leaving|moving)
      they are (stealing|removing|moving) my money (right now|as i speak)(,|) (stop|block|freeze) (it|them|the account)
      (please|can you|i need you to) (freeze|block|lock|put a hold on|put a stop on) (my|my {bank}|my savings|my bank) account (immediately|now|right away|)
      (i want to|i would like to|i need to|how do i) (freeze|block|lock|put a hold on) my (account|bank account|savings account)
      (is it possible to|can i|could you) (freeze|block|lock|stop) my (account|checking account|wallet) (for now|for a few days|until i return)
      (put|place) a (hold|freeze|block|stop) on my (account|{bank} account|bank account|savings) (please|asap|right now)
      (my|the) phone (was stolen|got stolen|is missing|fell on the road) (and|,) (block|lock|freeze|secure) my (account|karo account|money)
      (they|robbers|armed robbers) (took|collected|snatched) my (phone|bag and phone|phone with my sim)(,|) (please|quickly|) (lock|block|freeze) my account
      (i|we) (lost|can't find|misplaced) (my|the) (phone|sim)(,|) (don't let anyone|make sure nobody can) (enter|use|open) my account
      (someone|somebody) (is trying|wants|tried) to (get into|enter|log into|access) my account(, block it|, lock it|, freeze everything)
      (lock|secure|protect|seal) my (account|money|bank account) (now|fast|from thieves|before they finish it)
      (i think|i believe|it looks like) (someone|a thief|a hacker) (is in|has access to|is inside) my account(, freeze it|, stop it|, lock it now|)
      (stop|halt|suspend) (all|every) (transactions|transfers|movement|withdrawal) (on|from|out of) my account (until i say so|immediately|please)
      (don't|do not) (allow|let|permit) (any|anybody to make) (transfer|transaction|withdrawal) (from|on) my account (till further notice|for now|)
      (block|bloc|blok) (my acct|my account|acct) (pls|abeg|fast|quick)
      (my|the) (whatsapp|sim|line) (was hacked|has been hijacked|got swapped)(,|) (protect|block|freeze) my (money|account)
      (temporarily|quickly|urgently) (lock|block|freeze|deactivate) my account (please|)
      (suspend|disable|deactivate) my (account|bank account|wallet) (until|till) (further notice|i get my phone back|next week)
      (i'm|i am) (travelling|going abroad|going to hospital)(,|) (freeze|lock|hold) my account (till i come back|for one month|)
      (a|one) (boy|thief|passenger) (ran away|ran|jumped down) with my phone(,|) (block|lock|freeze) (everything|my account)
      (freeze|block|lock) (the|my) (account|whole account) (so nobody can|before they) (take|steal) my money
      (somebody|my ex|my roommate) (knows|has) my (phone password|login|pin) (and my phone|)(,|) (lock|block|freeze) the account
      (emergency|urgent|please help)(!|,) (block|freeze|stop|lock) (my account|my bank account|everything)
      (freeze|freez|frize) (acct|my acct|my account|account) (asap|now now|please)
      (is there a way|how) (to|i can) (stop|freeze|pause) my account (if|when) (my phone is stolen|i lose my sim)
      (i don't|i do not) want (any money|anything|a kobo) to (leave|go out of|move from) my account (today|till i say so|again)
      (make|keep) my account (inactive|frozen|locked) (for now|until i call you|)
      (there's|there is) (danger|trouble)(,|) (hold|freeze|lock) my (account|money) (now|)
      (freeze|block|lock) (my husband's|my late father's|our shop|my mother's) account (please|)
      (they have|someone has) (cloned|swapped|hijacked) my sim(,|) (stop|freeze|lock) (all debits|my account)
      (good morning|please|karo)(,|) (block|freeze|lock) my account (i lost my phone|my phone is stolen|for me now)
      (my|the) (bag|phone|handset) (has been|was) (stolen|snatched|lost) (in the bus|at the market|this night)(,|) (block|freeze|lock) my account
      before (the thief|they|anybody) (can|will) (take|move|touch) my money(,|) (lock|block|freeze) (it|my account)
      i want (my|the) account (frozen|blocked|locked) (today|immediately|till monday)
      (nobody|no one) (is to|should|must) (withdraw|transfer|spend) (from|on) my account(, block it|, freeze it|)
      (hold|freeze|stop) (the|my) account (while|until) (i check|i sort this|police finish|i get a new sim)
      (quick|quickly|fast)(,|) (block|lock|freeze) (my account|the account|my bank account)
      (pls|please) (bloc|blok|lok|freez) (my|d) (acct|account|akant)
      (i'm|i am) (scared|afraid) (of|about) (hackers|someone using my account|my stolen phone)(,|) (freeze|lock|block) (it|the account)
      can (my|the) account be (frozen|blocked|locked) (for a while|by myself|from here|today)
      (my|the) (phone|sim) (is|) with (a thief|someone i don't trust|the police)(,|) (block|lock|freeze) (my|the) account
      (how|where) do i (block|freeze|lock|suspend) (a|my) (bank account|account|karo account) (quickly|)
      (block|freeze) (all|every) (debit|debits|withdrawals|outgoing transfers) (on|from) my account (now|please|)
      (someone|a stranger) (has|got|picked) my (phone|sim) and (my|the) (pin|password)(,|) (freeze|block|lock) (my account|everything now)
      (i need|i want|i'd like) (my|the) (account|savings account|{bank} account) (frozen|blocked|put on hold|locked) (right away|please|)
      (can|could|would) you (freeze|block|lock|put a hold on) (my|this) (account|bank account|savings) (please|for me|asap)
      (freeze|block|lock|stop) my (savings|checking|current|{bank}|karo) account (please|now|)
      what (do i do|should i do|can i do) to (freeze|block|lock) my (account|bank account)
      (help|quick)(,|) (my phone|my bag|my sim) (was|has been) (stolen|snatched)(,|) (lock|block|freeze) my account
      (put|place) my (account|savings) (on hold|on lock|in freeze) (please|till i return|)
      (i think|i fear|i suspect) my (account|phone|pin) (has been|was) (compromised|hacked|exposed)(,|) (freeze|block|lock) my account
      (i want to|please) (suspend|pause|stop) (my account|all activity on my account|every debit from my account) (for a while|)
      (don't|do not) let (anyone|a soul|my ex|thieves) (touch|enter|withdraw from) my account
      (abeg|please)(,|) (block|lock|freeze) my (acct|account) (sharp sharp|now now|quick)
      (my|our) (house|shop) was (robbed|burgled) and (phones|my phone and card) (were taken|were stolen)(,|) (block|freeze|lock) my account
      (lock|block|freeze) (it|my account|the account) (until|till) i (come|get|reach) (to a branch|a new phone|home)
      (stop|block) (anyone|everybody|whoever has my phone) from (using|entering|withdrawing from) my account
      (freeze|block|lock) my (entire|whole|main) account (please|immediately|)
      two men on a (bike|okada) (snatched|took) my phone (now|this evening)(,|) (block|freeze|lock) my account
      i (left|dropped) my phone in a (taxi|bus) and it has no (lock|password)(,|) (freeze|block|lock) my account
      my (ex|roommate|former staff) still has (my phone|my login), (i want my account frozen|lock the account|block my account)
      (someone|a stranger|a thief) (knows|has|got|saw) my (pin|password|login)(,|) (freeze|lock|block) (my account|everything)
      (my phone|my handbag|my sim) (was|is|has been) (stolen|snatched|lost|missing)(,|) (lock|freeze|block) my account (now|)
      (lock|freeze|block|stop|shut) (my|the) (account|whole account|wallet) (now|at once|immediately|till i say so)
      (don't|do not) (allow|let) (anybody|anyone) (take|remove) (money|anything) from my account (today|until i say|)
      (put|place) (a|) (hold|lock|block|stop) on (my|all my) (account|accounts|money)
      (secure|protect|safeguard) my account (now|quickly), (i was robbed|my phone is gone|my sim was swapped)
      (i think|i suspect|i fear) (somebody|someone|my ex) (is trying to enter|wants to hack|has access to) my account(, freeze it|, lock it|)
      (emergency|urgent|quick)(,|) (freeze|lock|block) (my account|all my money|everything)
      (i want|i need) (my account|the account) (frozen|locked|blocked) (now|today|till tomorrow|please)
      (suspend|disable|pause) (my account|all transactions|debits) (for now|until i come back|for some days)
      (armed robbers|thieves|touts) (took|collected) my (phone|bag) (now|last night)(,|) (lock the account|freeze my account|secure my money)
      (no|stop all|block all) (debits|withdrawals|transfers) (on|from) my account (please|for now|until further notice)
      (can|could) (you|i) (freeze|lock|hold) my account (for some days|while i travel|for safety)
      (my old phone|my lost phone) (still has|is still logged into) (karo|my account)(, freeze it|, lock my account)
      (put|place) a (freeze|lock|hold) on my account (till monday|for tonight|until i call you)
      (don't|do not) (let|allow) (anybody|anyone) (touch|use|enter) my (account|money) (today|till i return|from now)
      (lift|remove|take off) the (freeze|lock) i (put|placed|set) on my account (last week|yesterday|)
      (i am|i'm) (travelling|going into hospital|going offline) (, freeze|, lock|so lock) my account (till i return|for two weeks)
      (somebody|someone|my boy) (ran away|left) with my phone(,|) (lock|block|freeze) (everything|my account)
      (freeze|lock|block) (it|my account|all) (before|so that) (they|the thief) (can't take|take|empty) (anything|my money)
      (sim swap|my sim is dead suddenly|my line was swapped)(,|) (lock my account|freeze my account|block everything)
      (freeze|frieze|freez|frize) my (acct|account|acc) (pls|fast|now now)
      (stop|halt) (every|all) (transaction|debit|movement) on my account (now|please)
      (the|my) phone (with|that has) (karo|my bank) (is missing|was stolen)(,|) (freeze|lock|secure) (the account|my account)
      (don't|do not) (release|pay out) (any|my) money (today|to anyone|until i come)(,|) (lock the account|freeze it|)
      (hold|guard) my account(,|) (nobody should|no one should|don't let anyone) (withdraw|use it|take money)
      (they|thieves) (have|took) my phone and (pin|karo)(,|) (lock|freeze|block) (my account|it all) (quickly|)
      (i lost|someone stole|they snatched) (my phone|my bag with my phone)(,|) (please freeze|please lock|quickly lock) (my account|the account)
      (account|acct) (freeze|lock|hold) (please|now|for me)
      (nobody|no one) should (withdraw|send|take) (money|anything) from my account (till i say|for now|today)
      (i want to|can i|how do i) (freeze|lock) my (own account|account myself|account)
      (end|undo|remove) the (freeze|lock) on my account(,|) (my phone is back|i put it myself|i am safe now)
      (i was|i've been) (robbed|attacked|kidnapped)(,|) (lock|freeze) (my account|everything) (please|)
      (please|) (stop|lock|freeze) (everything|the whole account|all my money) (i lost my phone|they stole my phone|my phone is gone)
      (never|don't) (allow|approve) any (debit|withdrawal|transfer) on my account (again today|till i say so|until i call)
      i forgot my phone in a keke and my account is on it, close everything
      they just snatched my bag with the phone, please block the account fast
      i am calling with my sister's phone, mine was stolen, lock my account
      this is {name}, my phone was stolen at oshodi, don't let any money leave
      do not allow any transfer from my account till i come back
      my ex knows my pin, lock the account now
      my roommate has seen my pin, block everything
      i suspect my line has been swapped, hold the account
      no network on my sim since morning and i fear they have swapped it, lock my account
      i gave out my otp five minutes ago, block me before they enter
      i just told a caller my pin, quick lock the account
      i clicked a bad link now now, freeze all
      lock the account before they finish the money
      they are removing my money right now, stop everything
      emergency, shut my account
      emergency block
      block my profile immediately
      put my account on hold until i say so
      let nothing go out from my account tonight
      disable transfers on my account
      disable everything in my name
      i want to suspend this account for the time i'm in hospital
      i'm travelling for one month, lock the account till i return
      my mother's phone is lost, block her account please
      my husband died and his phone is with strangers, please block the account
      the police collected my phone, lock my account
      i was robbed on the road, please seal my account
      i sold my phone and forgot to log out, block the account on it
      my phone fell into the lagoon, hold my account until i get a new sim
      somebody else is using my phone number, close the door on my account
      place a lien on my own account, i was hacked
      my whatsapp has been hacked, block my karo
      someone is logged in as me, kick them out and lock it
      how do i block my account from another person's phone
      what do i send to lock my account if they steal my phone, they have stolen it
      blok my acct pls dem don tiff my fone
      pls frize my akant
      my fone is lost pls lock it, lock the acct
      abeg hold my account, somebody dey inside
      stop my account o, thief carry my phone
      barricade my account, nobody should touch it
      lock me out of everything, i don't trust where my phone is
      thief snatched my phone just now
      thief has my phone, freeze it
    `,
    pin_change: `
      <i_want> (change|reset|update) my (pin|transaction pin|password|passcode)
      (change|reset|update|set|create) my (pin|transaction pin|atm pin|password) <please>
      i (forgot|forget|have forgotten|don't remember|lost) my (pin|transaction pin|password)
      (change pin|reset pin|forgot pin|new pin|pin change|pin reset|set pin)
      how (do|can) i (change|reset|recover) my (pin|password)
      someone (knows|saw|has) my pin
      i want a (new|different) pin
      my pin (is not working|has been exposed|is locked|is too easy)
      change my pin (from|to) {pin}
      help, i forgot my pin
      update my secret (number|code)
      pin {pin} is my old one, i want another
      can i use a different pin
      recover my pin
      i want to stop using {pin} as my pin
      my pin is blocked, reset it
      (choose|pick) a new pin
      what is my pin
      replace my old pin (with a new one|)
      reset transaction (pin|password)
      my pin has been seen by (my friend|someone)
      (i want to|how do i|help me) (change|reset|update|set a new) (my|) (pin|transaction pin|secret pin|password)
      (i|i have) (forgot|forgotten|can't remember|don't remember) my (pin|transaction pin|password)
      (my pin|pin) (is|was) (not working|wrong|blocked|known by someone)
      (new|another|fresh) pin (please|)
      (i want to|help me|how do i|can i|pls) (change|reset|update|set|create) (my|a new|the|) (pin|transaction pin|transfer pin|password|card pin)
      (i|i've) (forgot|forgotten|can't remember|don't remember|lost) my (pin|transaction pin|password|transfer pin)
      (change|reset|update|new|replace) (my|) (pin|4 digit pin|transaction pin|secret pin) (pls|now|)
      (someone|my friend|my wife|my brother) (knows|saw|has seen|got) my pin, (change it|i want to change it)
      (my|the) pin (is not working|is wrong|doesn't work|has been blocked|is locked|no longer works)
      (set|create|choose) (a|new|a new) (pin|transaction pin|password) (for me|for my account|)
      pin (reset|change|recovery|forgotten|blocked)
      (my|the) (pin|password) (no longer|doesn't|refuses to) (enter|work|open)(, give me a new one|, reset it|, help me change it)
      (my son|my daughter|my boy|someone) (peeped at|has memorised|now knows) my pin(, change it|)
      (i mixed up|i can't recall|it has left my head|i blanked out on) my (pin|secret code|password)
      (old age|stress|it's been long)(,|) i (no longer|can't) (remember|recall) (my|the) (pin|code)
      (renew|refresh|edit|switch) my (pin|password|transaction pin)
      (pim|pinn|pin code|passwrd|pasword) (change|reset|pls)
      (i want|let me use) (a|) (stronger|different|fresh|another) (pin|password|4 digits)
      (three|too many) wrong (pins|tries|attempts)(, my pin is locked|, reset pin|, what about my pin)
      (how|where) (do|can) (a customer|i|one) (set|create|edit) (a|the|my) (pin|transaction pin)
      (first time|new) pin (setup|setting|for my account)
      (my pin is|i'm using) (1234|0000|my birthday|{pin}), (i want to change it|let me change it|it's not safe)
      (recover|retrieve|regain) (my|the) (forgotten|lost|) (pin|password)
      (change|swap) (it|my pin) (from my birth year|from {pin}) to (something else|another)
      (the|my) (pos|transfer|secret|four digit) pin (please|change it|i forgot it)
      i (want|need) to (stop using|drop|abandon) my (old|present|current) (pin|password)
      (make|give) me (choose|pick|set) (another|a new) pin
      (pin|password) (keeps saying|says|shows) (wrong|incorrect|invalid)(, reset|, change it|)
      (i told|i mistakenly told) (someone|a friend|my boy) my pin(, change it|, new pin please)
      (security|safety) (reasons|sake)(,|) (change|reset) (my|the) pin
      (request|need|want) (for|) (a|) (new|another) pin (please|now|)
      (pin|password) (please|change|reset|forgotten|new)
      (i|) (set|chose|created) a pin (long ago|last year) and (i've forgotten it|can't recall it|want another)
      (my|the) pin (must|should|needs to) be (changed|reset|renewed) (today|now|)
      (i forgot|i don't remember|i can't recall|i lost) my (pin|transaction pin|password|secret number)
      (change|reset|update|renew|set) (my|a new|the) (pin|transaction pin|password|code) (please|now|)
      (someone|my friend|my child) (knows|has seen|saw) my pin(,|) (change it|i want a new one|)
      (my|the) pin (is not working|was rejected|is blocked|is wrong|expired)
      (new|another) pin (please|)
      (how|where) do i (change|reset|create|set) (my|a) (pin|password)
      (i want to|i need to|can i|how do i) (change|reset|update|set) (my|a new) (pin|transaction pin|password) (please|)
      (i forgot|i don't remember|i can't remember) my (pin|transfer pin|password)(, reset it|, what do i do|, help me change it|)
      (change|reset|update|modify) my (pin|transaction pin|4 digit code|pin number) (please|now|)
      (can|could) (you help me|i) (change|reset) my (pin|pin number|passcode)
      (somebody|my child|a friend|the pos man) (saw|knows|watched me enter) my (pin|password)(, change it|, i need a new one|, let me change it)
      (my|the) pin is (not safe|too easy|known by others)(, change it|, let me choose another|)
      (new|another|different) (pin|passcode|password) (please|for my account|)
      (pin|pim|pinn) (change|reset|chang) (pls|please|)
      (set up|create|choose) (my|a) (pin|transaction pin) (for transfers|for the first time|please|)
      (where|how) (do|can) i (change|edit|reset) (the|my) (pin|pin number) (for my account|here|)
      (i want|let me) (use|put) (another|a new|a stronger) (pin|password) (from today|)
      (reset|recover|retrieve) (forgotten|my forgotten|my lost) (pin|password)
      (update|change) the pin (number|) (on|for) my (account|{bank} account|savings account)
      (good morning|please|karo)(,|) (change|reset) my (pin|password|transaction pin)
      (i want to|let me) (use|choose|set) (a new|another) (pin|password) (please|now)
      (my|the) pin (has been|was) (seen|known|exposed|leaked)(, change it|, i want a new one|)
      (i|) (can't|cannot|don't) remember (my|the) (pin|transfer pin)(, reset it for me|, help|)
      (pin|password) (reset|change|update) (for my account|please|how)
      (please|karo)(,|) (help me|i want to) (change|reset) my (pin|transfer pin|password)
      (i think|i fear) (someone|my friend|my brother) (knows|has seen) my (pin|password)(,|) (i want to change it|reset it)
      (change|reset) (the|my) pin (on|for) my (account|checking account|{bank} account)
      (i want|i need) (a|to set a) (new|different|stronger) (pin|pin number|transaction pin)
      (how|where) (do|can) i (set|reset|change) (a|my) (pin|transaction pin|pin number)
      (my|the) pin (is|has become) (too simple|known|old)(,|) (change|reset) it
      (let|allow) me (choose|create|enter) (a|my) (new|another) (pin|password)
      (i don't|i no longer) (trust|like) my (pin|password)(,|) (change|reset) it
      (my|the) (transfer|transaction) pin is (forgotten|lost|wrong)(,|) (reset it|help me change it|i need a new one)
      (pin|password) (is|has been) (exposed|seen by people)(,|) (i want to change it|reset it)
      (edit|renew|replace) my (pin|pin number|transaction pin) (please|)
      (i want|i need) (a new|another) pin (please|somebody knows mine|i forgot the old one)
      (change|reset) my (pin|secret number|pin code) (please|i forgot it|my son saw it)
      (i forgot|i can't remember) my (pin|transaction pin) (what do i do|, how do i reset it|)
      my pin has skipped my mind
      i set a pin and i can't remember it again
      my boyfriend was looking when i pressed my pin, let me change it
      the pin is my birthday, i want a harder one
      i want a new four digit pin
      make my pin something else
      it's telling me wrong pin, let me set another
      what do i do now that i have forgotten my secret number
      how often should i change my pin, i want to change it now
      old pin out, new pin in
      chng my pin
      i don forget my pin
      pin reset for my mother
    `,
    language: `
      <i_want> (change|switch) (my|the|) language (to {language}|)
      (change|switch) (language|the language|my language) (to {language}|)
      (speak|talk|reply|answer|write) (to me|me|) in {language}
      (can you|do you) (speak|understand|talk|hear) {language}
      (language|languages|change language|other languages|my language|{language})
      {language} (please|language|)
      i (don't|do not) (understand|speak|hear) english (well|)
      i (want|prefer|like|would like) {language}
      use {language} (from now on|please|)
      let us (speak|use|continue in) {language}
      what languages do you (speak|have|support|understand)
      switch to {language} (now|)
      from now on answer in {language}
      i am more comfortable in {language}
      go back to {language}
      continue in {language}
      set my language (to {language}|)
      translate (this|that|it) to {language}
      talk {language}
      back to english
      which languages can i use here
      (i want to|let us|can we) (speak|use|chat in) {language}
      (answer|write to|reply) me in {language} (please|from now|)
      (do you|can you) (understand|speak|hear) {language}
      i (prefer|understand) {language} (better|)
      which languages (do you|can you) (speak|understand)
      (please|) (speak|talk|reply|write|answer) (to me|me|) in {language}
      (switch|change|move) (to|over to|) {language} (please|)
      (can we|let us|i want to) (use|speak|chat in|continue in) {language}
      i (prefer|like|understand) {language} (better|more|)
      i (don't|do not) (understand|hear|speak) {language} (, use another language|)
      (which|what) languages do you (speak|have|understand)
      set my language to {language}
      (speak|talk|reply|answer|chat|write) (to me|me|) (in|) {language} (please|from now on|instead|)
      (can|do|could) you (speak|understand|talk|hear|switch to|use) {language}
      (change|switch|set) (the|my|to|) (language|) (to|) {language}
      (i don't|i do not|i can't) (understand|speak|read|hear) english (well|)
      (i prefer|i want|i'd rather use|let's use|let us speak) {language}
      (which|what|how many) languages (do|can) you (speak|understand|have|support)
      (use|in) {language} (please|pls|abeg)
      (my mother|my mum|my father) (speaks|understands) only {language}
      (english is|this grammar is) (hard|too much|difficult) (for me|)(, use {language}|, speak {language})
      (my grandmother|mama|papa|my uncle) (wants|can) (to chat in|only speak|only hear) {language}
      (is there|do you have) (a|an|) {language} (version|option|speaker|menu)
      (kindly|please) (respond|converse|communicate|text me) in {language}
      (convert|turn|put) (this chat|everything|the messages) (to|into|in) {language}
      (i was born|i grew up) (speaking|with) {language}(, use it|, speak it to me|)
      {language} (mode|on|instead|is better for me)
      (how|where) (do|can) i (set|pick|choose|switch) (my|the) language (here|)
      (select|choose|pick) (language|{language}|another language)
      (leave|stop|no more) (english|{language})(, speak|, use) {language}
      (can|may) i (type|write|send voice) in {language}
      (langauge|languge|lenguage|languag) (change|{language}|pls)
      (how good is your {language}|do you have {language}|is there {language} here)
      (return|revert|switch back) to {language} (please|)
      (let's|let us) (switch|change|go) to {language}
      (i'm|i am) (hausa|yoruba|igbo), (speak|use) my language
      (default|main|preferred) language (should be|is|to) {language}
      (say|explain) (it|that) in {language} (please|)
      (other|local|nigerian|which) languages (please|available|you speak)
      (mix|use both) (english|{language}) and {language} (for me|)
      (my|our) (village|church|market) people (hear|speak|understand) (only|) {language}(, use it|, answer in it|, talk to them)
      (what|which) (other|) (tongue|dialect|language) (can|do) you (speak|write|understand)
      (drop|stop) the (grammar|english)(,|) (use|speak|give me) {language}
      (speak|talk|reply|write|answer) (to me|me|) in {language} (please|from now|)
      (change|switch|set) (the|my|your|) (language|) to {language}
      (i don't|i do not|my mother doesn't) (understand|hear|speak) english (well|)(,|) (use {language}|speak {language}|)
      (do you|can you) (speak|understand|write) {language}
      {language} (please|only|is better for me|)
      (can|could) (we|you|i) (speak|chat|use|switch to) {language} (please|instead|)
      (change|switch|set) (the|my|this) (language|chat) to {language} (please|)
      (i want to|i prefer|let me) (use|chat in|hear) {language} (please|now)
      (reply|answer|talk to|write to) me in {language} (please|from today|)
      (do you|can you|does karo) (understand|speak|write) {language} (too|or not|)
      (which|what) languages (are available|do you understand|can i choose)
      (i don't|i do not) (understand|speak|read) (english|your english|big english)(, use {language}|, speak {language}|)
      (go|come) back to (english|{language}) (please|)
      (stop|no more) (english|{language})(,|) (use|speak) {language}
      (langauge|langage|lang) (change|{language}|settings) (pls|)
      (my mother|an old woman|my customer) (only|) (speaks|hears) {language}(,|) (can you reply in it|use it|switch)
      (language|languages) (settings|option|menu|list) (please|)
      (speak|use) (small small|simple) {language} (please|for me)
      (good morning|please|karo)(,|) (speak|use|reply in) {language}
      my (mother|father|wife) (understands|hears) {language} (more|better|only)(, use it|, switch to it|)
      (switch|change|go) (back|) to {language} (now|please|for me)
      do you (hear|know|speak) {language} (well|or not|)
      (talk|speak|write) {language} (to|for|with) me (please|)
      (i|we) (want|prefer) {language} (please|not english|instead of english)
      (can|could) you (reply|speak|write) (in|) {language} (to me|for my mother|)
      is {language} (available|allowed|possible) (here|on karo|)
      (let's|we should) (speak|use|talk) {language} (from now|please|)
      (change|set) (from|) (english|{language}) to {language}
      (answer|text) (me|us) in {language} (alone|only|please)
      my (father|wife|customer) does not (hear|understand) english(,|) (speak|use) {language}
      (make|let) karo (speak|talk|write) {language} (to me|for me|please)
      (all|every) (messages|replies) (should|must) be in {language} (please|)
      english is (hard|difficult) for (me|my mother)(,|) (use|speak) {language}
      {language} (mode|version|language) (please|)
      (i speak|i know|we speak) {language}(,|) (do you|can you) (too|understand it|reply in it)
      (kindly|please) (continue|reply|talk) in {language} (from now on|)
      (translate|put) (your reply|this menu|everything here) (to|into|in) {language}
      (language|langage|languag) (to|change to) {language}
      (can|could) (we|you) (use|speak|change to) {language} (please|now|instead)
      (my|this) (chat|language) (should be|to) {language} (please|)
      (this chat|our chat|your messages) (should|must) be in {language} (please|)
      (change|turn|put) (this|the chat|everything) (to|into|in) {language} (please|)
      (i want|let us use|let's speak|prefer) {language} (please|from now|)
      talk {language} to me, i will understand better
      my mama only hears {language}
      can i be writing in {language}
      stop the english, let's do {language}
      which of our languages do you know
      abeg blow {language}
      {language} for me from today
      reply in {language} always
      from {language} back to english please
      put the voice in {language}
    `,
    ussd: `
      (ussd|ussd code|your ussd code|short code|the ussd|ussd banking)
      what is (your|the|karo's|karo) (ussd|ussd code|short code|dial code|code)
      how (do|can) i (bank|use karo|send money|check balance) without (data|internet|a smartphone|whatsapp)
      (which|what) (code|number) (do|can|should) i dial (to check my balance|for transfer|to send money|)
      <i_want> (use|activate|register for) ussd
      do you have (a|) (ussd|ussd code|star code|offline code)
      i (don't|do not) have (data|internet|a smartphone), how (can|do) i (bank|use it|pay)
      can i use karo (offline|on a small phone|without data|on a button phone)
      your code *347# (is not working|is not going)
      what can i do with the ussd code
      ussd pin
      dial code (for karo|)
      the star code (for transfer|)
      offline banking
      when there is no network how do i (pay|transfer|bank)
      does it work on nokia torchlight phone
      banking code
      code to dial (for airtime|for balance|)
      is there a way to bank with no internet
      send me the short code
      star something hash code
      (what|which) (number|code) (do|should|can) i dial (for|to) (balance|check my balance|send money|airtime|bank|)
      the number (to dial|i dial) (for banking|)
      how do i dial (in|for banking|to bank)
      what do i dial
      (what is|give me|tell me) (the|your) (ussd|short) code (for transfer|for balance|)
      (how do i|can i) (bank|use karo|use you) (without|with no) (data|internet|whatsapp|a smartphone)
      (i have|i use) (no data|no internet|a small phone|a button phone) (, how do i bank|, what do i dial|)
      (which|what) (number|code) (do|should|can) i dial
      (what is|give me|send me|tell me|whats) (the|your|karo|) (ussd|short|transfer|balance|dial|mobile) code
      (how|can) (do i|can i|i) (bank|use karo|transfer|send money|check my balance) without (internet|data|a smartphone|network|wifi)
      (i don't have|i have no|no) (data|internet|smartphone|network), (how do i|which code|what code) (bank|can i use|do i dial|send money)
      (which|what) (code|number) (do|should|can) i (dial|use|press) (to send money|to check my balance|to transfer|for karo|)
      (offline|ussd|keypad|button phone|small phone|torchlight phone|nokia) (banking|transfer|code)
      (does|do|can) (karo|you|it) (work|have|works) (on|with|for) (a small phone|ussd|button phones|a phone without internet|an old nokia)
      my (mum|dad|grandmother) has no smartphone, (how can she bank|can she use karo)
      (my mum|my father|he|she|i) (has|have) no (smartphone|internet|data), how (can|do) (she|he|i) (bank|send money|use karo)
      (what is|tell me) the (ussd|code|number|short code) (i dial|to dial|to dial for banking)
      (how do i|can i) (send money|check balance|bank|buy airtime) (without|with no) (internet|data|a smartphone|network)
      (my|the) (grandma|mother|gateman|farm workers) (uses|has) (a|only a) (nokia|torch phone|small phone|tecno button phone)(, can she use karo|, how does she bank)
      (village|farm|here) has no (network|internet|3g)(, which code|, is there a code|, how do i send money)
      (without|no need for) (whatsapp|internet|data|app)(, which code works|, give me the code|, how do i bank)
      (star|asterisk) (code|number) (of|for) (karo|your bank|transfer|airtime) (please|)
      (usd code|usssd|u s s d|ussdd) (pls|for karo|)
      (what|which) (digits|short code) (do|should) i (press|punch) (on the keypad|to dial karo)
      (when|if) my data (finishes|is off)(, what code|, how do i bank|, can i still bank)
      (quick|mobile|phone) (banking|bank) code (please|)
      (do you|does karo) (work|function|run) on (nokia 3310|button phones|phones with no internet|keypad phones)
      (the|your) (code|ussd) (is not|isn't) (opening|working|responding)
      (how|can i) (register|enrol|link) (my|this) (line|number|sim) (for|to|on) (the ussd|the short code|star code)
      (non|without) smartphone (banking|users|people)(, how|, which code|, what of them)
      (code|ussd) for (airtime|data|checking account balance|sending money|buying light)
      (i want to|how do i|let me) (dial|use dial) (a code|short code) (instead of whatsapp|to bank|)
      (remind me|i forgot|what was) (of|) the (ussd|star|short|dial) code (again|)
      (bank|transact|pay people) (offline|with no data|without browsing) (how|please|)
      (is|does) (the ussd|dialing the code|your short code) (free|cost money|charged)
      (any|is there any) (code|number) (for|to use on) (feature phones|dead zones|no network areas)
      (my|his) phone (is not android|has no app|can't browse|is analog)(, how do i use karo|, can it do banking|)
      (feature phone|analog phone|kpalasa|basic phone) (users|banking|code)
      (network|data|internet) is (bad|finished|off) (here|in my village|)(, which code|, give me the code|, what do i dial)
      (code|ussd|short code|dial code) (please|now|for transfer|for balance)
      (can|will) my (old|analog|cheap) phone work with karo without internet
      (what is|give me|send) (the|your|) (ussd|short|dial|star|quick) (code|number) (please|for transfer|)
      (can i|how do i) (use|bank with|access) (karo|it|my account) (without|with no) (internet|data|smartphone|network)
      (i have|i use|my mother uses) (a small phone|a nokia|no smartphone|a button phone)(,|) (what do i dial|how do i bank|can i use it)
      (no data|my data is off)(,|) (which|what) code (do i dial|can i use)
      (dial|star) (code|hash) (please|)
      what (do i|should i|can i) dial to (send money|check balance|buy airtime)
      (what is|what's) (the|your) (ussd|ussd code|short code|dial code) (for karo|to send money|to check balance|please)
      (can|how can) i (bank|send money|use karo|check balance) (without internet|without data|with a small phone|offline)
      (do you|does karo) have (a|any) (ussd code|short code|code to dial)
      (which|what) code (do|can) (i|my mother) (dial|press) (for transfer|for airtime|on a nokia|when there is no network data)
      (the|your) (ussd|code) (is not|isn't) (working|going through|opening) (on {network}|today|)
      my (father|mother|worker) (has no|doesn't have) (internet|data|smartphone)(,|) (is there a code|what can i dial|how do i use karo)
      (activate|register|set up) (ussd|ussd banking|code banking) (for me|on my line|please)
      (dial|star) (code|347|hash) (for karo|please|to transfer)
      (ussd|usssd|ussdd) (pls|code pls|banking)
      (bank|transfer|pay) (by|with|through) (ussd|short code|dialling a code)
      no (data|internet|network data), (how can i bank|which code do i use|what do i dial)
      (give|send) me the (code|ussd|number) to dial (for balance|when i have no data|)
      (good morning|please|karo)(,|) (what is|send me|give me) (the|your) (ussd|code|ussd code)
      how (do i|can i|can my father) (bank|send money|check balance) (with|on) (a torchlight phone|a nokia|a phone with no internet)
      (code|ussd) (for|to) (check balance|transfer|buy airtime) (without data|please|)
      (which|what) (star|hash|short) code (do i|can i|should i) (dial|use|press)
      (please|karo)(,|) what (is the code|do i dial|code do i press) (to bank|when there is no data|on my small phone)
      (i'm|i am) (in the village|offline|out of data)(,|) (which code|what ussd code|what short code) (can i|do i) dial
      (star|the star) code (for|to) (check balance|send money|karo) (please|)
      (do you|does karo) (do|support) (ussd|code banking|offline banking)
      how (do|can) i (activate|use|set up) the (ussd|ussd code|short code) (on my line|)
      (my|the) (nokia|small phone|keypad phone) (cannot|can't) (do whatsapp|open karo)(, what code|, is there ussd|)
      the (ussd|code|short code) (is not|isn't) (going|working|connecting) (on {network}|)
      is (ussd|the code|dialling) (free|charged) (on karo|)
      (any|is there a) (number|code) (i can|to) (dial|call) (to bank|for karo|without internet)
      (what|tell me what) (do i|to) (press|dial) (to check balance|to transfer) (without data|on a small phone)
      (karo|your) (code|ussd|short code) (please|again|is what)
      (i forgot|i lost) the (ussd|short code|dial code)(, send it|, what is it|)
      (bank|transact|send money) (offline|without whatsapp|with no data)(, how|, is it possible|)
      (dial|use) (ussd|a code) (on {network}|for airtime|for transfer) (how|please|)
      (what|which) (code|number) (do i|should i) dial (without data|for karo|on a small phone)
      (do you|is there|does karo) have (a|) (ussd|dial code|short code) (for no data|please|)
      my data is off, what code can i press to send money
      is there a star code for old people with small phones
      how do i bank when there is no network
      what do i dial to buy light
      if whatsapp is down how do i get to my money
      code for checking money
      your star hash code
      does karo work on my small tecno without internet
      i no get data, wetin i go dial
      cod to dial pls
      can my gateman with torch phone use karo
      how does a person with button phone bank here
      does the bank work on nokia 3310
    `,
    help: `
      (help|help me|menu|main menu|options|show menu|start menu|i need help|please help)
      what can (you|this bank|karo|i) do (for me|here|with you|)
      how (does|do) (this|karo|it|you) work
      (show|give) me (the|your) (menu|options|list|services)
      what (services|things|options) (do you|can you) (offer|have|do)
      i (don't|do not) know (what to do|how to use this|what to type|how it works)
      <please> (help|assist|guide) me
      what (else|) can i ask (you|)
      how (do|can) i use (this|karo|you|the bank)
      (guide|instructions|commands|list of commands|how to)
      what are the charges (for transfer|here|)
      how much (do you|will you) charge (for transfer|for sending {amount}|)
      what is karo
      i am confused
      is (karo|this bank) (safe|licensed|real|insured)
      tell me (about karo|what you can do|about your bank)
      show everything (you can do|)
      i need (assistance|some help|guidance)
      what next
      explain how this works
      (what are|tell me) your (opening hours|fees|charges|rates)
      are you a (bot|robot|human|real person)
      who are you
      what is your name
      where is your (office|branch|head office)
      (give|show|send) me (the|your) (menu|list|options|services)
      (the|your) (list|menu|services|options)
      what (options|services) do i have
      list (everything|what) you can do
      (what|which) (services|things|features|options) (do you|can you|does karo) (have|offer|do)
      (how does|how do i use|explain how) (this|karo|the bot) (works|work|)
      (i am|i'm) (confused|lost|stuck)(, help me|, what do i do|)
      (guide|show|teach) me (how to use|around|what you do)
      what can i (do|ask|say|type) (here|on here|with you|)
      (are you|is this) (a real bank|a robot|licensed|safe|secure)
      what (is|does) (an|a|) (esusu|ajo|thrift|savings circle|investment club) (mean|)
      (explain|what is) (esusu|ajo|a savings circle) (to me|in this bank|)
      what is (karo|this bank|this service) (please|about|)
      (i need|give me|can i get) (help|assistance|some help|support|guidance) (please|here|)
      (what|which) (can|do|all can) (you|karo|this bank|this bot) (do|offer|help with|do for me)
      (how|show me how) (does|do|to) (this|karo|it|the bank|use this|use karo|this thing) (work|works|)
      (show|give|send) me (the|a|your|) (menu|options|list|services|commands|list of things you do)
      (i'm|i am) (so|totally|) (confused|lost|stuck) here, (help me|what do i do|guide me)
      (what|which) (services|products|features|things) (do you|does karo|are) (have|offer|provide|available)
      (guide|assist|direct|help) me (please|abeg|here|)
      (are you|is this) (a bot|a robot|a real person|human|a computer|real)
      is (my money safe|my money insured|karo safe|karo licensed|karo legit|karo real)
      what (are|is) (your|the) (charges|charge|fee) (for transfer|per transfer|for sending money|)
      (where|what) (is|are) your (office|branch|branches|location|opening hours|address)
      (what is|explain|tell me about) (esusu|karo|this app|your bank|this number)
      (i need|can someone) (assist|guide|direct) me (here|please|on what to do)
      (what|which) (things|services|stuff) (can|do) (you|karo|this bank|this app) (do|offer|have)
      (where is|what is|do you have) (your|a|any) (branch|office|address|opening hours|head office)
      (tell me|explain) (about|) (this app|how this works|how to use you|karo)
      (explain|tell me about) (the charges|your fees|a standing order|an investment club)
      (i am|i'm) (confused|lost|stuck), (tell me what to do|guide me|help)
      (how|how do) (safe|secure|reliable) (is|) (karo|my money|this bank|this app)
      how much (do you|will you|does karo) charge (for|to) (transfers|send {amount}|a transfer|receiving money)
      (show|list|see) (everything you can do|instructions|guide|the features)
      (i'm|i am) (an old man|not educated|a first timer|not good with phones)(, guide me|, hold my hand|, show me the way|, teach me to use this)
      (what|which) (problem|problems|things) (can|do) you (solve|handle|take care of)
      (how do|where do|where should|how can) i (begin|start)
      (i|we) (have|has) no idea (what to do|how this works|what to press|what to type)
      (tell|show) me (all|everything) (karo|this bank|this number) (can do|does|offers)
      (what are|list) (the|your) (features|products|abilities|functions) (please|)
      (hlp|halp|helpp|hepl|helpme) (pls|me|)
      (transfer|transaction|maintenance|card|sms) (charges|fee|cost) (is how much|how much|please)
      are (transfers|your services|payments) (free|costly|cheap) (here|with you|to other banks|)
      (who|which company) (owns|runs|regulates|licensed) (karo|this bank|you)
      (ndic|cbn) (insured|licensed|approved)(, are you|, is karo|)
      (can i|should i|how can i) trust (you|this bank|karo) (with my money|)
      (give|offer) me (a|some) (direction|guidance|tour|demo|instruction)
      what (do|should) i (type|say|write|press) to (use you|see what you do|get started with you)
      (is there|do you have) (a|any) (manual|guide|user guide|tutorial) (for karo|on how to use this|)
      (what exactly is|who is|what is) karo (and what do you do|)
      (i am|i'm) (not sure|not clear) (how|on how) (to proceed|this goes|to use karo)
      (do|does) (karo|your bank) (have|get) (an app|a website|a branch in kano|an office in lagos)
      (open|working|closing) (hours|time|days) (of|for) (karo|your office|the bank)
      (meaning|definition) of (tier|esusu circle|standing order|nuban|pnd)
      (what|tell me what) (makes|is) (karo|you) (different|special|better) (from other banks|)
      (can|will) you (guide|help|assist|walk) me (through|) (step by step|small|a bit) (please|)
      (assist|aid|rescue) me (please|here|abeg|kindly)
      (what|wat) (cn|can) (u|you) do (4|for) me
      (monthly|account|hidden) (maintenance|) (charge|charges|fee|fees) (do you have|do you take|is there any)
      (how|in what way) (can|could) (karo|you) (be of help|help|serve) (to me|me|)
      (where|how) (can i|do i) (learn|see) (how to use|what to do with) (this bank|karo|you)
      (please|sir|ma) (come to my aid|hold my hand|direct my steps)
      (my grandchild|my son|somebody) (gave me|saved) this number(, what is it for|, what do you do|, how do i use it)
      (show me|take me to|open) the (start|home|main) (page|screen|menu)
      (a|any) (hint|clue|example) (of|on) what (to type|i can say|i can ask)
      (what happens|what next) (now|after this|from here)
      (how do i use|what can i do with) (karo|this chat)
      (your|the) (price list|charges|tariff|fees) (please|for everything|)
      (what's|whats) (the|) (point|use|benefit) of (karo|this bank|this bot)
      (can you|do you) (handle|do) (everything|all banking|more than transfers) (here|)
      (how|where) (does|do) (this|karo|everything here) (work|start|go)
      (i'm|i am) (a bit lost|a little confused|not sure what to do)(, help|, guide me|, what now|)
      (what|which) (services|things|options|products) (do you|does karo) (offer|have|provide)
      what are (your|the) (charges|fees) (for transfers|for sending money|on cards|)
      (show|give) me (the|your|) (menu|options|list|commands|main menu)
      (what can|what do) (i|people|customers) (do|get|ask) (here|with you|on this number)
      (is|are) (this|you) (karo|the bank|a real bank|licensed|safe|genuine|insured)
      (are you|is this) (a robot|a human|a person|a machine|ai|automated)
      (who|what) (is|are) (this|you|karo) (exactly|please|)
      (can|do) you (understand|read|hear) (voice notes|pidgin|voice|pictures)
      what (do|should) i (type|say|write|send) (to start|here|to you)
      (explain|tell me) (how karo works|what karo does|what this bank does|how it works)
      (what happens|who helps me|what do i do) if (i make a mistake|something goes wrong|i get stuck)
      (is my money|are deposits|are we) (safe|insured|protected) (with you|here|in karo)
      (what is|what's) (ajo|esusu|a savings circle|a tier|a goal) (on karo|here|)
      (where|which place) (is|are) (your|the) (office|branch|head office|location)
      (what time|when|do you) (do you|) (open|close|work) (on weekends|at night|)
      (guide|show|teach|direct) me (around|on how to use this|what to do)
      how much do you charge (to open|for opening) an account
      (i need|i want) (assistance|guidance|some help|an explanation) (please|with something|)
      hlp pls
      (instructions|manual|directions|faq|user guide) (please|)
      (assist|aid|rescue|support) me (please|here|)
      what else (can you do|do you do|is here)
      (what can you do for me|how can you help me|how could you assist me) (today|please|)
      (i need|i want|please) (some|a little|your) (help|assistance|guidance) (here|please|)
      what are (the|your) (services|functions|options) (available|again|)
      (i don't|i do not) (know|understand) (what to do|how to use this|where to start|how this works)
      (show|tell|teach) me (how|how to) (use|navigate|operate) (this|karo|this chat)
      (what|where) do i (do|go|click|type) (next|now|first)
      (can|could) you (help|guide|direct|assist) me (please|with something|on something|)
      who are you and what (do|can) you (do|offer) (here|)
      (are|is) (you|this) (a bank|a real person|a computer|an app|a scam|genuine)
      (what|how much) (are|is) (your|the) (charges|fees|transfer fee|fee) (for|on) (sending money|withdrawals|cards|transfers to other banks)
      (where|in which town) is (your office|your branch|karo) (located|)
      (do you|does karo) (have|operate) (branches|an office|physical branches) (in|at) (abuja|kano|port harcourt|my state)
      (when|what time|which days) (are you|are you people|is karo) (open|working|available)
      (do you|does karo) (work|open|answer) (at night|on sundays|24 hours|during holidays)
      (is|are) (karo|you|this bank) (approved|licensed|recognised) (by cbn|by the central bank|in nigeria)
      how (safe|secure|private) is (my money|this chat|my data) (here|with you|)
      (what|which) (other|more) (things|services) (can|do) you (do|offer|have)
      how does (this bank|karo|whatsapp banking) work (please|)
      (explain|describe) (karo|your services|your bank|what you do) (to me|please|in short)
      who (owns|runs|started|is behind) (karo|this bank)
      (is|are) (there|any) (charges|fees) (for|on) (receiving money|opening an account|airtime|keeping money here)
      (i am|i'm) (stuck|lost|a bit lost|confused) (here|on this page|with this)
      (give|send) (me|) (a list of|all) (what you can do|your services|the commands)
      (i don't|i do not) (understand|get) (this thing|your menu|these options)
      (my|a) (friend|neighbour|sister) (told|said) (me|) (to try you|i should message you)(, what do you do|, how does it work|)
      (help|assist) (an old man|an old woman|me o|your customer) (please|)
      (can|do) (you|i) (bank|do banking|do everything) (here|on whatsapp|by chat) (without an app|)
      what should i (say|ask|write) to (get help|use you)
      (how many|which) (things|services) (do|can) (you|i) (do|get) (on|with) karo
      (what is|tell me) (your|the) (website|app name|office address|full name)
      (i'd|i would) like (to know|more information on|to hear) (how karo works|what you offer|about this bank)
      (pls|please) (explain|tell me) (ur|your) (services|charges|menu)
      (menu|options|help) (pls|please|again|me)
      (do i need|must i have) (an app|an email|a computer) to (use|talk to) (karo|you)
      (what's|what is) (the difference between you|different about you) and (opay|my bank|{bank})
      (how|where) (do i|can i) (start|begin) (please|from|with you)
      (are you|is it) (an ai|artificial intelligence|a chatbot|automatic|a human being)
      (am i|are we) (talking|speaking|chatting) (to|with) (a machine|a human|a robot|a real person)
      (is|are) (karo|you) (only|) (for|available to) (traders|students|nigerians|everyone)
      i (just|newly) (joined|saved this number|opened my account)(, what can i do here|, how do i use it|, show me around)
      (what|tell me what) (is it|things) (you|karo) can (do|help with) (for a trader like me|for someone like me|exactly)
      (how|in what ways) can (karo|this bank|your service) (help|be useful to) (me|my business|a student)
      (do you|does karo) charge (for|to) (transfers|transfer to other banks|keep my account|send me alerts)
      (what|how much) will you (charge|remove|deduct) (if i|when i) (send|transfer) (money|{amount})
      is (sending|receiving) money (free|charged) (here|on karo|with you)
      (are there|is there any) (monthly|hidden|card|yearly) (fees|charges|charge) (on my account|with karo|)
      (who|what) am i (talking|chatting|speaking) (to|with) (please|right now|)
      (is this|are you) (an automated system|a computer programme|a real person|a live human)
      (where|in which state) is (your|the) (head office|office|nearest branch|physical office)
      do i have to (visit|come to|go to) (a|your|any) (branch|office) (for anything|)
      what are (your|the bank's) (working|opening|office|business) hours
      (are you people|is the bank|is karo) (open|working|available) (on saturday|on sundays|today|24/7)
      is (my|our) (money|information|bvn) (safe|protected|kept safe) (with you|here|on whatsapp)
      (can i|should i|is it safe to) (trust|rely on|believe in) (you|karo|a whatsapp bank)
      (is|was) karo (a microfinance bank|registered with cac|covered by ndic|a licensed bank)
      (give|show) me (the full|your|a) (list of|) (things you do|features|services) (please|)
      (what|which) (words|command|thing) (should|do) i (type|send|use) (to get the menu|to begin|for each service)
      i (typed|said) something (and|but) (you did not understand|it didn't work)(, how do i say it|, what should i say|)
      (explain|tell me) (how|the way) (to use this|this thing works|i can use you) (slowly|step by step|like i'm five|)
      (help|helpp|hlp|halp) (me|pls|please|o|karo)
      (i'm|i am) (an old woman|blind|not educated|slow with phones)(, how do i use this|, can you guide me|, will you help me)
      (please|kindly) (show|send|give) (me|) (the|) (menu|main menu|options) (again|)
      (what|anything) else (is there|can i do|do you do|you offer)
      (take|bring) me to (the|) (menu|main menu|list of services|home)
      (which|what) (states|countries|towns) (are you|is karo) (in|available in)
      (do you|does karo) (have|run) (a website|an app|an app on play store|agents near me)
      what makes karo (better than|different from) (other banks|opay|my bank)
      (what|who) is behind (this number|this service|karo)
      (can|will) karo (work|open) (on|with) (iphone|my small phone|two phones|a new number)
      what (does|do) (tier 1|nuban|standing order|ussd|bvn) (mean|stand for) (on karo|here|please)
      (am|i am) (confuse|confused|lost|stranded) (pls|here|help)
      (what is the next step|what do i do after this|what should i do next) (please|now|)
      (please|hello)(,|) (what|which) (services|things) (do you|does this bank) (have|offer|render)
      i (don't|do not) (really|quite) (know|understand) what you (do|can do|are for)(, explain|, tell me more|)
      (can|could) you (explain|tell me|show me) what (this|karo|this number) (is|is for|can do)
      (what|who) are you (exactly|please|and what do you do)
      what (kind|type) of bank (are you|is karo)
      (is|are) (this|you) (the real|truly|really) karo (bank|)
      (how|where) (do|can) i find (the|your) (menu|options|list of services)
      what can i do (from here|on this chat|with karo|now that i have an account)
      (tell|give) me (more|some) (information|details|about) (about|on) (karo|your bank|your services)
      (how much|what) does (a transfer|sms alert|an atm card|keeping an account) cost (here|on karo|)
      (do you|will you) (take|remove|charge) (stamp duty|vat|sms charges|maintenance fee)
      (any|is there any) charge (for|on|when i) (receiving money|sending to another bank|withdrawing)
      (are|is) (you|karo) (regulated|insured|registered) (by cbn|by ndic|in nigeria|)
      what happens to my money if (karo closes|i lose my phone|i die|you go down)
      (which|what) (area|city|street) is (your|the) (office|branch) (in|located)
      (can|may) i (use|do) karo (from abroad|in ghana|on two phones|at night)
      what (time|day) (do you|do you people|does karo) (close|open|resume) (on monday|on weekends|)
      does (it|karo) (work|open) (24 hours|every day|all night)
      (guide|help|direct) (me|us) (through|on) (this|the process|using karo) (please|)
      i (need|want) (help|assistance|guidance) (with|on|using) (karo|this app|this bank|something)
      (assist|help) (pls|please|abeg|o)
      what (do|should) i (reply|answer|choose) (here|now)
      (i'm|i am) (new|not used) to (this|whatsapp banking|karo)(,|) (guide me|show me|what do i do)
      (is|was) this (number|chat) (for|from) (karo|the bank|customers only)
      (main|go to) menu (please|again|)
      (options|services|features) (please|you have|available)
      are my (messages|chats|details) (private|read by people|secret) (here|)
      (can|will) (you|karo) (share|sell|show) my (details|bvn|information) (to|with) (anyone|others)
      (where|in which city) is (karo|your bank|this bank) (based|located|situated)
      (what|which) is (the|your) (address of your office|office address|location) (please|in lagos|)
      (do you|does karo) have (a|any) (branch|office|agent) (in|near) (my town|kano|enugu|my village)
      (how|where) (can|do) i (locate|visit) (your office|your branch|karo's office)
      what time (do you|does karo|does your bank) (open|close|start work) (today|in the morning|on weekdays|)
      (are you|is your bank|will you be) (open|working) (tomorrow|on public holidays|on christmas day|now)
      (how much|what) (do you|does karo|will you) (charge|take|deduct) (per transfer|for a transfer of {amount}|for interbank transfer|monthly)
      (list|show|tell me) (your|all the|the bank's) (charges|fees) (please|)
      are (transfers|withdrawals|alerts) free (with you|on karo|here)
      (are there|do you have) (charges|fees|hidden charges) (on|for) (savings|transfers|cards) (here|)
      what (exactly|really|) (is karo|does karo do|do you people do)
      (who|which company) (owns|operates|founded) (karo|your bank|this service)
      (is karo|are you) (a registered|a licensed|a real|an approved) bank
      (is karo|are you|is this bank) (safe|legit|genuine|trustworthy|reliable)
      (how|why) (can|should) i (trust|believe) (karo|you|this bank) (with my money|)
      is my money (really|) safe (with you|in karo|here)
      (do you|will you|can karo) (ask for|need) my (pin|bvn|password) (in this chat|)
      (is it safe|is it okay) to (send|type|tell you) my (pin|bvn|details) (here|)
      (do i|must i) (need|have) (data|internet|an app|money in the account) (to|before i) (use karo|chat with you)
      (can i|how do i) use karo (on|from) (another phone|my laptop|abroad|a new number)
      what are your (daily working hours|working hours|customer hours) (please|)
      (tell|show) me (all|everything|the things) (you|karo) (can do|can do for me|offers)
      (is there|do you have) (anything|something) for (farmers|students|pensioners|small business)
      (besides|apart from|aside) (transfers|airtime|bills)(,|) what (else|) (do you do|can you do|is there)
      (what|which) (command|button|word) (shows|brings|opens) (the menu|the options|your services)
      (show|bring|open) (main menu|the menu|menu)
      i (can't|cannot) (find|see) (the menu|what i want|the option i need)
      i'm (not sure|confused about) (what to press|what to type|how to begin|how this works)
      (pls|please) (hw|how) (does|do) (this|d thing|karo) (wrk|work)
      (wat|what) (can|cn) (dis|this) (bot|bank|number) do
      (help|guide|teach) me (to use|how to use|on using) (karo|this bank on whatsapp|this number)
      (i want to|can i|let me) (know|understand|learn) (how karo works|what you offer|your charges)
      (explain|describe) (your|karo's) (services|charges|rules) (to me|please|)
      (what's|what is) (karo|this|this chat) (about|for|all about)
      (is this|am i chatting with) (a bot|a machine|a human|a real human being|ai)
      (do|does) (real people|humans|a computer) (answer|reply) (here|my messages)
      (are you|is karo) (on|in) (facebook|instagram|play store|ghana)
      (what's|what is) your (name|website|full name)
      (tell me|say something) about (yourself|karo|your bank)
      (introduce yourself|who is this|who am i speaking with|who is karo)
      (what|which) (can|do) (karo|you people) (offer|give|do for) (me|customers|market women)
      (hi|hello)(,|) (what is this|what do you do|how can you help me|who is this please)
      (please|abeg)(,|) (explain|tell me|show me) (this karo|how una dey work|your charges|what you do)
      how do your (charges|fees|rates) work (please|)
      (what|how much) will it cost me to (send {amount}|use karo|transfer to {bank}|keep my account)
      i (want to know|am asking about) (your services|your charges|your opening hours|your office)
      do you people (have office|have branch|work on sunday|open at night) (here|in my area|)
      (is there|do you have) (a place|an office) (where i can see you|where i can come|near me|in lagos)
      (am i|is it) (safe|secure) (here|to bank here|to use this|with karo)
      (what|explain) (is|) (karo bank|this karo|a savings circle here|the karo menu) (please|)
      show (menu|help|options|commands|services)
      what (else|more) can you (do|assist me with|offer) (please|)
      (karo|this bank)(,|) (what are your|tell me your|list your) (services|products|fees)
      (do|does) (it|karo|transfer) cost (money|anything|me) (to use|to chat with you|)
      my (daughter|grandson|boss) put me on this (and|but) i don't know (what it does|how it works|where to start)
      i heard (on radio|in church) that people can bank on whatsapp(,|) (how does it work|what can you do)
      i (want|would like) to ask (some questions|a few things) about (your bank|karo|your charges) (first|before i start)
      (what|which) (kind|sort|type) of (thing|request) (can|should) i (type|ask|send) (here|to you)
      (explain|tell me) (in simple words|slowly|in short) (how|what) (karo works|this service does|i can do here)
      (i just|i only) (downloaded|joined|started using) (this|karo|it) (today|now), (how do i begin|where do i start|what do i do first)
      (my son|my daughter|a friend) (set this up|installed this) for me, (how do i use it|what can it do|teach me to use it)
      (do|does) (you|karo|this bank) have (an app|a branch|an office|a website) (in lagos|near me|in my town|)
      (how|what) (safe|secure) is (karo|this bank|this chat)
      (is|are) (karo|you) (licensed|registered|approved) (by cbn|by the government|)
      (what|how much) (are|is) (the|your) (fees|charges) (for|on) (a transfer|keeping an account|a card)
      (i can't|i cannot) (find|see) (the menu|what i want|the option)(, help|, guide me|)
      (give|show) me (examples|a sample) (of|) (what to type|what i can say|the commands)
      (which|what) (services|products|features) (are there|do you offer|can i get) (for traders|for students|for farmers|)
      (is there|do you have) (a guide|instructions|a manual) (for new customers|on how to use this|please|)
      (i am|i'm) (stuck|lost|confused)(,|) (what should i do next|where do i go from here|show me the way)
      (can you|please) (walk|take|guide) me (through|round) (this|the steps|how it works)
      (how come|why) (should i|must i) trust (you|karo|this bank) (with my money|)
      (what|who) (are you|is karo) (really|exactly|anyway)
      (does it|do you) (cost|take) (money|anything) to (use|join|keep) (karo|this service|this)
      (what happens|what will happen) if (i lose my phone|i change my sim|my phone is stolen) (with karo|to my money here|)
      (i don't|i do not) (understand|know) how (this thing|this chat|the bank) works
      (what|which) (words|commands) do you (understand|know|accept)
      (so|ok|alright) (what can you do|how does this work|what now)
      (hw|how) (2|to|do i) use (dis|this) (pls|bot|app)
      (assist|help) (a new customer|me as a beginner|somebody who doesn't know) (please|)
      (are you|is karo) open (on sunday|on public holidays|at night|24 hours)
      (what|where) is your (head office|address|nearest branch|website)
      (can i|is it possible to) (use you|bank here|use karo) (from abroad|on two phones|with my old number)
      (what|tell me the) (benefits|advantages) of (karo|banking here|having an account here)
      (i have|i've got) (a question|some questions) (please|about karo|about how you work)
      (may|can) i ask (you|) (something|a question|a quick question)
      (what|how many) things can (i|one) do (with|on) (karo|this chat)
      (list|tell me|mention) (all|) (your|the) (services|products|options)
      (guide|show|direct) me (please|step by step|small small)
      (this|the app) is (confusing|not clear|hard) (to me|for me)(, explain|, show me how|, guide me)
      (must i|do i need to) (have|own) (a bvn|a passport|an id) to (use you|bank here)
      (who|which company) (runs|owns|started) (karo|this bank)
      (are|is) (you|karo) (part of|owned by|related to) (gtbank|{bank}|a bigger bank)
      (how|what) (do i|can i) (do|ask) (here|on this platform|with this number)
      (is|will) my (money|savings|deposit) (insured|be safe|be protected) (with karo|here|by ndic)
      (i|we) (just|) (installed|started|joined) (karo|this) (today|this week)(,|) (what do i do first|where do i begin|show me what it does)
      (after|when) i (change|lose) my (sim|phone|number)(,|) (what happens to|will i still have) my (karo account|money here)
      (do i|must i) (have|bring) (an id|a passport|bvn|a smartphone) (to bank with you|before i can use karo)
      (how|what) (much is|are) (your|the) (card fee|charges|transfer fee|sms charge)
      my (mother|father|oga) doesn't (know|understand) how to use you, (explain it to her|how does it work)
      (who|what company) is (the owner of|behind|running) (karo|this bank|this platform)
      (is karo|are you) a (real|proper|licensed|microfinance) bank
      (what|how) do i (press|type|say|send) to (start|see the menu|check what you do)
      (is it|are you) only for (transfers|savings|big people|traders) or (do you do other things|what else do you do)
      (what|which) (can|do) you (do|offer) (for|to) (a trader|an old woman|a student|a small business) (like me|)
      (tell|give) me (more|details|information) (about|on) (karo|this bank|your services)
      (where|in which town) is (karo|your bank|your branch) (physically|located|situated)
      (ok|fine)(,|) (explain|show me|tell me) (everything|how it works|what karo does)
      (i'm|i am) (new|a beginner|a first timer)(,|) (guide me|explain things|where do i start)
      (what|who) (exactly|really) is (karo|this service|this number) (for|meant for)
      (is it|are you) (okay|safe|wise) to (keep|put) (my|) (salary|life savings|business money) (here|with karo)
      (explain|tell me) (how you make money|what you charge for|what is free here)
      (can|may) (a foreigner|a child|an illiterate person|my grandmother) (use|bank with) (karo|you)
      (do you|does karo) (have|keep) (an office|a branch|agents) (in our town|in my state|in kaduna|)
      (please|) (let me see|show|bring) (the|your) (menu|list|options) (again|)
      (i don't|i do not) (see|know) (where to start|how to begin|what to type here)
      (what|how) (should i|do i) (do|type) (next|from here|to continue)
      (how many|what) (ways|things) can (karo|you) (help|serve) me
      (i am|i'm) (not sure|unsure) (how|what) (this works|to ask|you can do)
      (kindly|please) (assist|guide|direct) (me|us) (here|on how to go about it|with the steps)
      (need|want) (help|guidance|direction) (pls|here|as a new user)
      (what time|when) (do you|does karo|does the office) (open|close)
      (do|does) (your|the) (bank|service) (work|reach) (in villages|outside lagos|in the north)
      (how|why) (is karo|are you) different from (other banks|my old bank|opay)
      (is|are) there (any|hidden) (charge|charges|fee) (for|when) (opening an account|i use this|saving here)
      (does|will) (karo|your service) (work|reach) (in my village|outside lagos|in other states|abroad)
      (who|what kind of people) (can|may) (use|join) karo
      (what|which) things (does|can) karo (do|help with) (for me|for my business|)
      (i only|i just) want to (know|ask|understand) (how you work|what karo does|what you charge)
      (how|what) (does|do) (one|somebody|people) (use|do with) (karo|this bank)
      (my|our) (village|town|market) (has no|is far from a) branch(,|) (can i still use karo|how do i bank with you)
      (do you|does karo) (charge|take money|collect fee) (for|on) (withdrawal|transfers|savings|every transaction)
      how (do you|does karo) (keep|make) (my money|my secret|our details) safe (from thieves|)
      (can|will) (the government|cbn|anybody) (see|take) my money (here|in karo)
      (what if|what happens if) (the network fails|i die|i type the wrong thing|my phone spoils) (while using karo|)
      (please|) (teach|show|tell) me how to (operate|use|work with) (karo|this app|this chat)
      (how|where) (do|should) i (begin|start|go) (please|from|now that i joined)
      (i|we) (need|want) to (know|understand) (karo|your bank|your services) (better|well|first)
      (give|send) me (information|details|explanation) (about|on) (your bank|your products|how to use karo)
      (is|are) (this|you) (the|) (karo bank|official karo|real bank number|bank)
      (what are|tell me) (your|the) (opening hours|working hours|closing time|office days)
      (can you|do you) (speak|understand) (human language|voice notes|pictures) (or only text|too|)
      (can i|may i) (send|use) (voice|voice notes|audio) (here|to talk to you|instead of typing)
      (do i|must i) (download|install) (anything|an app) (to use karo|first|)
      (do|does) (you|karo) (read|answer) (messages|people) (at once|all day|at any hour)
      (i|my mother) (cannot|can't) (read|see) well(,|) (how can i use you|can you help|what do we do)
      (hello|good day)(,|) (what services do you have|how does karo work|what can i do here)
      (hello|please|sir)(,|) (i need help|help me|i need assistance) (small|with something|)
      what does (tier one|tier 2|beneficiary|narration|nuban) mean (please|)
      (explain|what is the meaning of) (pending|narration|beneficiary|reversal|debit) (please|)
      (is|are) (transfers|savings|cards) (free|charged|with a fee) (here|in karo)
      (sorry|please)(,|) (i am not educated|i am old|i am slow)(,|) (explain how this works|guide me|help me use it)
      (can i|may i) (talk|speak|send audio) (instead of typing|with voice notes) (here|to you|)
      (what does|what do you mean by) (debit|credit|beneficiary|reversal|pending) (mean|in banking|)
      (can|could) (a thief|anybody|my wife|someone) (see what i type here|read my messages with karo|use karo on my phone)
      (do you|does karo) (understand|accept|read) (pictures|voice notes|photos|audio)
      (what is|tell me) the difference between (you and other banks|karo and a savings app|your savings and your current account)
      (who|where) (do i ask|can i ask) (about|if i have questions on) (your services|karo|how it works)
      (what|which) (is|are) (your|the) (terms|rules|conditions|policy) (please|of karo|)
      how long does it take to (learn|start using|set up) karo
      (is|are) my (details|messages|secrets|chats) (private|safe|secret) (with you|here|)
      (do you|does the bank) (sell|share) (my data|my number|our details) (to anybody|with others|)
      (i'm|i am) (asking|curious|wondering)(,|) (what can karo do|how does this bank work|what is this service)
      how (do|can) i (stop using karo|close my account for good|leave this bank)
      (can you|are you able to) (explain|tell me) (what each option does|how each thing works|your services)
      (what|how) (will|do) i (gain|benefit|get) (if i use|from using|from) karo
      (please|abeg) (what is|explain) this (number|service|chat) (for|about|)
      (what are|explain|show me) (the|your) (terms and conditions|rules of karo|bank rules|privacy policy)
      (do you|will you|does karo) (give out|share|show) my (details|number|information) (to others|to the government|)
      (what do|what does) (reversal|kyc|bvn|tier|nuban|otp) mean (in this bank|)
      (can i|is it okay to|may i) (send|reply with|use) (voice notes|audio|pictures) (here|with you|)
      (is|are) (voice notes|audio messages|pictures) (allowed|accepted|okay) (here|)
      (how|where) do i (find|see) (your terms|the menu|all your services|the list of what you do)
      how are (savings|current) accounts (different|used) (here|from each other|)
      (is|was) karo (approved|registered|insured) (by cbn|with ndic|in nigeria|)
      (if i|when i) (forget|don't know) what to (type|say)(, what happens|, who helps me)
      (i'm|i am) (an old man|a widow|a farmer|a student)(,|) (how can karo help me|what do you have for me|which service is for me)
      (which|what) (of your|) services (is best|are good|suit) (for|) (traders|a student|someone like me)
      (i was told|they told me|i heard) (karo is good|about karo|you can help)(,|) (what do you do|tell me more|how does it work)
      (what's new|which new services are|which services are available) (in karo|on this service|here today)
      (you|karo) (can|could) do what (for me|exactly|)
      (what|anything) (else|other thing) (do you offer|can karo do|is there on the menu)
      (sorry|please)(,|) (am i in the right place|is this number the bank|is this where karo is)
      (is|was) this (karo|the bank|a real bank|a scam)
      (are you|is karo) a scam (or real|or a real bank|)
      (how|why) (can|should) i be sure (karo is real|this is really the bank|you are not fraudsters)
      (does|do) (karo|you) (close|rest|work) (on weekends|at night|on public holidays)
      (explain|teach me) (your|the) (app|chat|system) (from the beginning|again|slowly)
      (first time|my first time) (here|using this|on karo)(,|) (help|guide me|what do i do)
      (i|we) (have|got) (no idea|little idea) (how this works|what to do here|of what karo is)
      (where|how) (do|can) i (see|get) (help|guidance|instructions) (here|in this chat|please)
      (show|give) (the|me the) (help|help menu|help page|instructions) (please|)
      (hlp|halp|helppp|pls help) (me|o|)
      (explain|break down) your (charges|fees|transfer cost) (for me|please|)
      (what|how much) (is|does) (one|a) transfer (cost|charge) (here|with you|on karo)
      (do i pay|are there) (sms charges|monthly charges|debit alert fees) (here|in karo)
      (which|what) (number|chat) (is this|am i on) (please|)
      (is there|do you have) (anything|a service|a product) for (farmers|women|students|pensioners|small shops)
      (does|will) (karo|this) (work|run) (on any phone|on two phones|when i travel)
      (i need|please) (orientation|an introduction|a short explanation) (of karo|on how it works|about your services)
      (show|teach|tell) me (your app|this system|how karo is used) (again|from the start|please)
      (excuse me|please)(,|) am i (in the right chat|on the right number|in the right place)
      (can you|will you) (read|hear|understand) (my audio|voice messages|pictures) (or only typing|)
      (tell|show) me (your|the) (privacy policy|terms of service|rules)
      (i forget|i keep forgetting) (what to type|the words to use|how this works)(, help|, remind me|)
      (is there|have you) (a person's guide|a short guide|a video) (on|for) how to use (karo|this)
      (what|how) can (karo|this bank) (do for|help) (my mother|my village|my business|people like us)
      (who|what) (are you people|is this service|is karo) (and what do you do|please|)
      (i don't|we don't) (understand|get) (your menu|this bank|these options)(, explain|, help|)
      (how|what) (fast|quick) (are transfers|is karo|is your service) (usually|here|)
      (do you|does karo) (have limits|have rules|work) for (foreigners|children|people without bvn)
      (what|how) (happens|do you do) (with|to) my money (when i save it here|if you close down)
      (could|can) (you|someone) (show|tell) me (what to do here|where to start|the options)
      (so many|too many) (options|words)(,|) (i am confused|guide me|help me choose)
      (remind|tell) me (what to type|how to use this|what you can do) (again|please|)
      (choose|help me choose) (an option|a service|what is best for me) (please|)
      (which|what) (option|service) (should|can) (i|we) (choose|start with) (as a new person|please|)
      (i keep|i always) (forgetting|mixing up) (the menu|how this works|what to press)
      (this is|it's) my (first|second) (day|time) (on karo|here)(, show me around|, help me|)
      (what will|what can) (karo|this chat) (help me do|do for me) (today|)
      (please|kindly) (tell|show) (me|us) (how everything works|the services you have|how we can use karo)
      my daughter put this number on my phone (and said i can bank here|and travelled back to school), what do i press
      is it only {bank} people that can use (this thing|karo|this chat)
      do i have to (pay every month|buy anything) before karo will serve me
      does it cost money to (receive transfer|get alert) here
      how much (una|do you people) dey remove when i send {amount} to another bank
      what is the stamp duty that banks take on {amount} and above
      will you remove {amount} (vat|charge) if i send to my own brother
      is this a real bank or (a loan app|one of those ponzi things)
      is my money insured by ndic (if karo closes|in this bank|)
      if karo packs up tomorrow (what happens to my money|who pays me back)
      what happens to my account (when i die|if i travel and don't use it for one year)
      who owns karo (and where is your head office|)
      where is your office in (onitsha|aba|ilorin), i want to know if you are real
      are you owned by (facebook|whatsapp|chinese people)
      can whatsapp people read (my pin|what i type to you|our chat)
      if somebody opens my whatsapp can he (see|take) my money
      what if i change my phone, will i lose (my account|everything here)
      i am changing my number next week, what must i do so that karo still works
      does karo work on (web whatsapp|whatsapp business|an ipad)
      can i use a voice note (instead of typing|because my eyes are bad)
      i can't read well, can i (talk|send voice) and you do what i say
      what should i write when i want to send money
      give me an example of (what people type here|how to ask for light)
      teach me how to (use this whatsapp bank|send money here), i'm new
      show me (everything|all) that you can do for (a small shop|a school child)
      at what age can (my son|someone) start banking with karo
      can a (non nigerian|ghanaian|foreigner) use this bank
      do i need (nin or bvn|utility bill) before i can start using you
      what documents do you people normally ask for
      where can i withdraw cash (if my money is in karo|without card)
      do you have pos agents (in our village|around ojota)
      do you have something for (cooperatives|churches|my small school)
      can two people (own one account|run the same account) here
      what is the difference between you and (opay|kuda|palmpay)
      why should i leave {bank} for karo
      i heard about you on radio, what exactly do you do
      they gave me your flyer (in the market|at the park), please explain what it is
      my first time here and i don't understand anything
      i opened the chat but i don't know the next thing
      i am confused, which one should i choose
      send me the list of (numbers|options) to press
      what are the commands
      what do you mean by (narration|beneficiary|tier)
      what is (a nuban|bvn|an otp) for
      what is the meaning of all these (abbreviations|big words) you are using, bvn, nuban, tier
      is there any hidden charge i should know
      do you people remove (sms charge|card maintenance|vat) every month
      how much is (sms alert|card|account maintenance) per month
      is it free to (check balance|send to karo people|keep money here)
      how much be una charges
      do transfers work (at midnight|on sunday|on public holiday)
      which time do you close
      do you sleep, or you work all night
      will i get interest or charges (for keeping money here|if i leave money here)
      how do you know it is really me that is texting
      how do you keep (thieves|yahoo boys) from entering my account
      what will karo never ask me for
      will karo ever call me (to ask for my pin|on phone)
      is this the official number of karo
      am i talking to a machine or (somebody|a human being)
      what's your name (please|and what do you do)
      karo who are you (sef|exactly)
      i am an old teacher on pension, of what use is this to me
      my wife sells tomatoes, how can this bank (help her|make work easy for her)
      as a corper posted to zamfara, what can i do on karo
      what languages and services do you have
      can you do everything that a normal bank does
      can i do without going to the banking hall again
      is there anything you cannot do
      apart from sending money wetin else you sabi do
      explain how the (ajo|savings|loan) part of karo works before i enter
      how do your savings goals work (exactly|generally)
      how does the virtual card thing work
      what is this reward thing, how do people get it
      tell me about karo in two lines
      give me (a short summary|small gist) of what karo offers
      can u explain 2 me how dis bank wrks
      hw do i use dis app pls
      pls wat can i do here
      halp me i no sabi use am
      i need ur guide pls
      guide me step by step, i am not fast with phone
      take me round your services
      what do you mean by pending (in this chat|when i send money)
      please explain the word (reversal|debit|narration) that you people use
      they wrote nuban on the form, what is that
      standing order, what does it mean in karo
      otp means what
      what is kyc that you people keep shouting about
      tell me what tier one and tier two mean here
      do you give out our numbers to (advert people|anybody)
      who can see my (balance|details) in your office
      can my husband see what i do with karo on my phone
      is whatsapp banking safe (for old people|at all)
      i fear online bank, (is my money safe with you|convince me that you are safe)
      can i really rely on a bank inside whatsapp
      what is your head office address
      your opening time and closing time please
      are you in (bauchi|yenagoa|all the 36 states)
      can someone that did not go to school use karo
      can a blind man use karo
      my friend in church told me about you, what can you do for me
      they said i should text you, how does it work
      i keep mixing up what to type, show me the menu again
      i have forgotten the words to use, remind me what to type
      show the first page
      where is the list of what you offer
      am i in the right place for karo bank
      is this the right number for karo, i don't want to enter wrong hand
      does karo run on small android
      do i need to be online all the time to use you
      must i have money inside before i can use karo
      what if i die, will my children see the money
      what is good about karo
      why would somebody choose you over opay
      what is the benefit of using this bot
      are you a human being or computer
      is this computer replying me
      i need small help here
      please support me, i'm lost in this chat
      this thing is not clear to me, show me how to use it
      how much will you charge me to send {amount} to {bank}
      what will it cost me to be using karo
      will i pay sms charges here
      do you remove money for alert
      what comes next
      teach my grandmother how to use you
      do i ever have to come to a branch
      what can a small business do with you
    `,
    interest_rate: `
      what is (the|your|my) interest rate (on savings|on my account|on my savings account|)
      how much interest (do i|will i|can i) (get|earn|make) (on my savings|on my account|)
      what interest (do you|does karo|does my account) (pay|give|earn)
      what interest (am i getting|do i get) (from the bank|on my money|in my account|)
      interest rate (on savings|please|)
      what (percent|percentage|rate) do you pay on (savings|deposits)
      is there interest on my (savings|account)
      tell me the (apr|rate of interest|savings rate)
      (what|how much) interest (do you|does karo) (pay|give) (on savings|on deposits|)
      (what is|tell me) (the|your) (interest|interest rate) (on my account|on savings|on loans|)
      how much interest (will i|do i) (earn|get) (on my savings|on my account|)
      (what|how much) (is|'s) (the|your) interest (rate|) (on|for) (loans|savings|my account|a loan|fixed deposit)
      (how much|what) interest (do|will) (you|i) (charge|pay|get|earn|collect|give) (on|for) (a loan|loans|savings|my savings|{amount}|borrowing)
      (what|which) (percent|percentage) (do you|is the) (charge|take|interest|give) (on|for) (loans|savings|a loan)
      (current|loan|savings|your) interest rates (please|today|)
      (how much|what) is the (interest|cost) (on|if i borrow) {amount} (loan|) (for 3 months|)
      (do|will) (savings|my deposits|my money) (attract|earn|get) (any|) interest (here|with karo|)
      (how much|what) (percent|percentage|interest) (does|do) (karo|you) (give|pay) (savers|on savings|per year|per annum)
      (annual|yearly|monthly|current) (interest|savings) rate (please|here|)
      (if|when) i (leave|keep) {amount} in my (account|savings), (what interest|how much interest) (comes|do i get|will you pay)
      (interst|intrest|interrest) (rate|on savings|rates) (pls|)
      (when|how often) (do|does) (you|karo|my account) (pay|credit|add|earn) interest
      (is|was) (your|the) (interest|interest rate) (fixed|high|good|better than other banks)
      (rate of|return on|percentage on) (my|) (savings|deposits|account balance)
      (what|how much) (annual|yearly|) (rate|percent) (applies|is applied) (to|on) (savings|my account)
      (why|how) (is|come) (my|the) interest (so small|low|reduced) (on savings|)
      (tell|show) me (your|the) (rates|percentages) (for|on) (saving|savings accounts)
      what interest (on|for) (the money|deposits) (i keep|kept) (in my account|here)
      (is|do) (your|you have) (interest|rates) (paid|) (monthly|daily|yearly)
      (saving|savings) (interest|rate) (is how much|per month|please)
      (my|the) (account|savings) (earns|gives|pays) (what|how much) (interest|percent)
      (percent|percentage) (interest|rate) (per year|per annum|) (on|for) (savings|deposits)
      (my|our) (cooperative|old bank) (gives|pays) 10 percent(,|) (what|how much) (do you|does karo) (pay|give)
      (if|when) i save (here|with you)(,|) (what interest|what percentage|how much interest) (will i|do i) (get|earn|see)
      (does|will) (money|my deposit) (grow|earn interest) (just|) (by sitting|if left) in (my account|karo)
      (interest|rate) (on|for) (my account balance|deposits|savings) (please|here|this month)
      (what is|what's) (the|my) interest rate on my (savings|account|checking account|{bank} account) (right now|)
      (how much|what) interest (am i|do i|will i) (getting|earn|make|earning) (on|from) my (savings|account|money)
      (what|which) (interest|percentage|rate) (do you|does karo|does the bank) (offer|pay|give) (on|for) (savings|deposits|fixed deposit)
      (tell|give) me (the|my|your) (current|) (interest rate|rate of interest|savings rate) (please|on loans|)
      (what|how many) percent (interest|) (is|do you take|is charged) on (a loan|loans|borrowing)
      (is|are) (the|your) (interest|interest rate|rates) (on loans|on savings|) (high|low|fixed|negotiable)
      (how|when) is (the|my) interest (calculated|paid|added) (on savings|on my account|)
      (interest|intrest) (rate|rates) (of|on|for) (your loan|savings account|{amount}|my account)
      (does|do) (my account|my savings|karo savings) (pay|give|earn|bear) interest
      (if i|when i) (keep|save) {amount}(,|) (how much|what) interest (will i|do i) (get|earn) (in a year|monthly|)
      (if i|when i) borrow {amount}(,|) (how much|what) interest (will i pay|do i pay per month)
      (what|how much) (is the|) (apr|annual rate|monthly rate) (on|of) (your loans|my savings|a loan)
      (please|karo)(,|) what is (your|the) interest rate (on savings|on loans|for fixed deposit|)
      (how much|what) (is|will be) the interest (per month|per year|monthly) (on savings|on my account|on a loan)
      (what|how much) (do you|does karo) pay (savers|on deposits|as interest) (a year|per annum|monthly)
      does (karo|my account|my savings) (give|pay|bring) interest (every month|or not|at all)
      is (your|the) (loan|savings) interest (rate|) (5 percent|per day|per month|per annum|fixed)
      how much interest did my (savings|account) (earn|get|bring) (this year|last month)
      (annual|monthly|yearly|daily) interest (rate|) (on my savings account|on loans|please)
      (what|which) (account|savings) (has|gives) the (best|highest) interest (rate|)
      did (the|your) (interest|interest rate) (go up|change|drop) (on savings|this month|)
      tell me (how much|what) interest (you|karo) (charge|charges|take) (on|for) (a loan|loans|borrowed money)
      interest (on|for) (savings|fixed savings|loan of {amount}|my account) (please|how much)
      what (rate|percentage) (is|do you put) on (savings|loans|fixed savings) (please|now|)
      how (high|low) is your (interest|loan interest|savings rate)
      (is there|do i get|will i get) (any|) interest (on|for) (keeping money here|my savings|my balance)
      (current|today's|your) (interest|savings|lending) rate (please|)
      (intrest|interes|intrst) (on|rate|rate on) (loan|savings) (pls|)
      (what|how much) interest (do|does) (you|karo) (pay|give) on (savings|money kept with you)
      (do|does) (you|karo|my account) (pay|give|earn) (any|) interest
      (is|are) (your|the) interest (rate|rates) (fixed|monthly|per year|high)
      (what|how many) percent (do you|does karo) (pay|charge) (on savings|on loans|per year|per month)
      if i (keep|leave|save) {amount} (with you|in my account) for (a year|six months), how much interest (will i get|comes)
      (how often|when) (do you|does karo) pay (the|) interest (on savings|)
      (is|are) your (loan interest|loan rates|lending rates) (monthly|yearly|too high|negotiable)
      (what|how much) is the (interest|rate) on (a salary loan|a business loan|your loans)
      (compare|tell me) your (savings|loan) rate (with other banks|against {bank}|)
      (i want to know|let me know|i am asking) (the|your) (interest rate|interest) (on|for) (savings|loans|deposits)
      (my money|the savings|my deposit) (grows|earns) at (what|which) (rate|percentage)
      (annual|yearly|monthly) (interest|percentage) (on|for) (savings|my account|a loan) (please|)
      (why|since when) is (the|your) (savings rate|interest rate) (so low|so small|reduced)
      (current|latest|new) interest (rate|rates) (please|on savings|on loans)
      (at|by) what (rate|percent) (do you lend|do you give loans|does karo lend)
      intrest rate (on savings|on loan|pls)
      has (your|the) (savings rate|interest rate) (gone up|come down|changed)
      (what|how much) interest (do|will) (savers|i|customers) (get|earn) (here|on savings|per year)
      (what|how many) percent (do you|will you) (pay|charge|give) (on savings|on loans|on a fixed deposit)
      (is|are) (your|the) (interest|rates) (high|good|better than other banks) (on savings|on loans|)
      (savings|loan|fixed deposit) (interest|rate|interest rate) (please|now|is how much)
      how many percent on loan per month
      what do you pay people who save
      what will {amount} become after one year in savings
      is your loan interest flat or reducing
      is the interest monthly or yearly
      what percentage do i get on a locked goal
      your loan rate, is it like the loan apps
      which one pays higher interest, savings or fixed deposit
      how much interest on {amount} for six months
      do you give interest every day
      savings interest, when is it paid
      return on my savings, how many percent
    `,
    routing: `
      what is (the|your|karo's) (routing number|sort code|bank code|swift code)
      (give|tell|find) me (the|my) (routing number|sort code|bank code)
      what is the routing number (for|of) {bank}
      bank code of {bank}
      i need (the|my|your) (sort code|routing number|bank code)
      sort code
      which bank code should i use
      {bank} sort code (please|)
      (what is|give me|tell me) (your|the|karo|{bank}) (sort code|bank code|routing number|swift code|iban)
      (sort|bank|routing|swift) (code|number) (of|for) ({bank}|karo|my account|this bank|)
      (my employer|payroll|my client|they) (needs|is asking for|wants) (the|a|your) (sort code|bank code|routing number|swift code)
      (my|the) (foreign|us|uk) (employer|client) (wants|needs) (your|the) (swift|bic|sort code)
      (bic|swift|sort|bank|nip) code (please|for karo|of this bank)
      (what|which) (is the|) (code|sort code|routing) (of|for) {bank} (branch|)
      (sortcode|sort cod|swiftcode|routin number) (pls|for karo|of {bank})
      (payroll|remita|hr|my school) form (has|wants) (a|) (bank code|sort code) (, what do i fill|, what is yours|)
      (find|look up|check) (the|) (sort code|bank code) (for|of) ({bank}|karo)
      (aba|ach|routing) (number|code) (for|of) (this|my|your) (bank|account)
      (three|nine|six) digit (bank|sort) code (please|of karo|)
      (what|which) (code|number) (identifies|represents) (your|this) bank
      (swift|sort|routing|bank) (code|number) (for|to receive) (international|salary|my) (payment|account|)
      (i was asked|they asked me) for (a|your) (sort code|swift code|bank code)
      (where|how) (do|can) i (find|see|get) (the|my|your) (sort code|routing number|swift code)
      (i'm|am) (receiving|expecting) (a wire|money from the us|my salary)(,|) (what is|send me) (your|the) (swift|routing|sort) code
      (form|website|paypal|payoneer) (needs|is asking for) (the|a|your) (routing number|sort code|swift code|bank code)
      (code|number) (of|for) (your|this) bank (for wire|for international transfer|for payroll)
      (the|your) (sort|swift|bank) code (is what|please|again)
      (what is|what's) (the|my) (routing|sort|swift|bank) (number|code) (for|of) (karo|{bank}|my account|my bank)
      (can|could) you (tell|give|send) me (the|your|my) (routing number|swift code|sort code|bank code)
      (where|how) (can|do) i (find|get) (the|my|your) (routing number|sort code|swift code)
      (what|which) (sort code|swift code|routing number|bank code) (do i|should i) (use|put|write|give)
      (i|) (need|want) (the|your) (routing number|swift code|bank code|sort code) (for|of) ({bank}|karo|a wire transfer)
      (routing|routin|rooting) (number|num|no) (please|for {bank}|)
      (do you|does karo) have a (swift code|sort code|routing number|bank code)
      (my|the) (employer|foreign client|upwork|form) (wants|asks for|requires) (your|the) (swift code|routing number|sort code|bank code)
      (bank|nip|cbn) code (of|for) karo (please|)
      (swift|bic|sort) (code|number) (and bank address|please|of {bank})
      (what|which) (swift|bic|sort) code (do you have|does karo use|should my sponsor use)
      (please|karo)(,|) (send|give|tell) me (your|the) (swift code|sort code|routing number)
      (i'm|i am) (filling|completing) a (salary|payment|visa|wire) form(,|) (what is|i need) (your|the) (sort code|swift code|routing number)
      (my|our) (company|school|sponsor|agent abroad) (needs|asked for|is asking) the (routing number|sort code|swift code) (of karo|of my bank|)
      (routing|sort|swift) (number|code) (and|) (address|name) of (your|the) bank
      (where|how) do i (see|check|look up) the (routing number|sort code|swift code) (for|of) (my account|{bank}|karo)
      is there a (routing number|sort code|swift code) (for|on) my account
      (the|your) (sort|swift|routing) (code|number) (please|is what|again)
      what (number|code) (identifies|stands for) karo (for wire transfers|in international payments)
      tell me {bank} ('s|) (routing number|sort code|swift code) (please|)
      (rooting|routin|rounting) number (of my bank|pls|for my account)
      what is the (cbn|nibss|nip) bank code (of|for) karo
      (find|give|send) me (the|your) (swift|sort|routing) (code|number) (for an invoice|please|)
      (people|someone) abroad (asked|is asking) for (your|my bank's) (swift code|routing number|sort code)
      (sort|swift|bank) code (karo|of karo|for this bank)
      (my employer|hr|payroll|the hospital) (is asking for|needs|wants) (the|your) (sort code|bank code|routing number)
      (the form|this website|paypal|upwork) (has a box|is asking|wants) for (sort code|swift code|routing number), what (is it|do i put)
      what do i (write|put|fill) (where|in the space where) they ask for (sort code|bank code|swift)
      (which|what) (sort code|bank code) (does|do) (karo|this bank) use
      (is|does) karo have a (swift code|sort code|routing number)
      (i need|please i need) the (sort code|swift code|bank code) of {bank}
      what's (gtb's|zenith's|{bank}'s) (sort code|bank code)
      (my brother|my sister|my client) abroad (needs|wants) the swift code (of karo|of my bank|)
      (where|how) (can|do) i find (the|my) (sort code|routing number|bank code) (of my account|)
      (kindly|please) (share|drop|text me) (the|your) (sort code|routing number|swift code)
      (the|my) routing number (please|for direct deposit|for my salary)
      for (direct deposit|payroll|salary), (what is|i need) the (routing number|sort code)
      (sort code|bank code|routing number) (of|for) (lekki branch|head office|my account)
      (i have to|i must) fill (sort code|bank code) (on|in) (my pension form|a scholarship form)(, what is it|)
      (is|are) (the sort code|your bank code) (six|nine|three) digits(, tell me|, what is it|)
      (confirm|tell me) (the|your) (nine|six|three) digit bank code (please|)
      what is the (bic|swift|iban) (for|of) (this bank|karo|my account)
      (someone|a customer) in (london|america) is paying by wire, what (swift code|routing number) (do i give|should i send)
      (rounting|routin|routting) number (pls|please|)
      (do|does) (each branch|every branch) have its own sort code(, what is mine|)
      (what is|send|give me) (karo's|the|your) (bank code|sort code|swift code) (for|) (salary|foreign payment|paypal|)
      (my employer|the form|the website) (wants|is asking for|needs) (the|my) (sort code|bank code|routing number)
      (sort|bank|swift|routing) (code|number) (of|for) (karo|this bank|my account) (please|)
      the form is asking for bank code, what should i put
      what will an american bank need to send to this account, swift?
      the sort code for your branch
      company says they need sort code for salary
      bank name and code for payroll
      does karo have iban
      what is written as bank code when sending to karo
      sort cde
      iban for this bank
      what is karo's institution code
    `,
    order_checks: `
      <i_want> (order|get|request) (a cheque book|cheques|checks|a checkbook|more checks|new checks)
      (order|send me|give me) (a|some|) (cheque book|cheques|checks|checkbook|checkbooks)
      i am out of (cheques|checks), how do i (order|get) more
      do you (have|issue|give) cheque books
      cheque book (request|please|)
      can i (deposit|write) a cheque
      how do i order checks (for my account|)
      (i want to|i need to|how do i|can i) (order|get|request|have) (a|some|new|my|) (cheque book|checkbook|cheques|checks|cheque leaves)
      (send|order|mail) (me|) (a|new|more|) (cheque book|cheques|checkbook)
      (i'm|i am) (out of|running low on) (cheques|checks|cheque leaves)
      my (cheque|check) (booklet|book) (finished|is exhausted|got missing)(, send another|, i want a new one|)
      (can|could) i (be issued|have|get) (a|) (cheque|check) (book|booklet|leaves)
      (checque|chequ|cheq|chek) book (pls|request)
      (50|100|25) leaves (cheque|check) (book|booklet|)
      (do|does) (you|karo) (accept|clear|cash|print) (cheques|checks)
      (where|when) (do|can) i (collect|pick) my (cheque|check) (book|booklet)
      (i issue|i pay with|my business uses) cheques(, order some|, send me a booklet|, can i get them)
      (reorder|request|apply for) (my|a|new) (cheque|check) (book|booklet|leaves)
      (how much|what) (is|does) (a|the) cheque (book|booklet) (cost|)
      (i'd like|i wish to have|let me get) (a|one) (cheque|check) (book|booklet)
      (is|are) (cheque|check) (books|leaves) (available|free|given) (here|)
      (how|where) (to|do i) (request|apply for) (cheques|a cheque book)
      (contractor|supplier|school) (wants|insists on) (a|) cheque(,|) (how do i|can i|where do i) (get|order) (one|a cheque book)
      (cheque|check) (book|booklet) (please|new|order|for my business)
      (i have|there are) (no|only two) (cheque|check) leaves (left|again|remaining)
      (do you|can i) (write|deposit|clear|cash) (a|) (cheque|check) (here|with karo)
      (i|we) (need|want|would like) (to order|to get|more|new) (checks|cheques|a cheque book|a checkbook)
      (can i order|could i get|can you send me|could you mail me) (more checks|a new cheque book|some cheques) (please|for my account|)
      (how|where) (do|can) i (order|get|request|buy) (checks|cheques|a cheque book|a new checkbook) (for my account|)
      (i am|i'm) (out of|running out of|almost out of|low on) (checks|cheques|cheque leaves)(, order more|, i need another book|)
      (how long|how much) (does|will) (it take for|) (a cheque book|checks|my cheques) (cost|take|to arrive|come)
      (order|request|reorder) (a|another|new|more) (cheque book|checkbook|set of checks) (for my {bank} account|please|)
      (my|the) (cheque book|checkbook|cheques) (is finished|finished|is full|got lost)(, i need another|, order a new one|, send me one)
      (do you|does karo) (give|issue|print) (cheque books|cheques|checks) (to customers|)
      (cheque|check) book (of 50 leaves|for business account|with my name) (please|order|)
      (fifty|25|100) (leaves|) cheque book (please|i want one|)
      (chek|check|cheque|chq) book (request|order) (pls|)
      (please|karo)(,|) (i want|i need|send me) (a cheque book|new cheques|more checks)
      (i'm|we are) (running low on|down to the last|out of) (cheques|checks|cheque leaves)(, send more|, order another|)
      (can|could) i (get|have|order) (another|a fresh|one) (cheque book|checkbook|booklet of cheques) (delivered|please|)
      (cheque|check) (book|booklet) (reorder|application|request) (for my company|for my savings account|please)
      (how|where) (do|can) (my business|a company|i) (apply for|get|pick up) (cheques|a cheque book)
      (when|how soon) will my (cheque book|checks|new cheques) (be ready|come|arrive)
      (how much|what) is (a|the) (cheque book|box of checks) (now|)
      (i'd like|i wish) to (order|request) (checks|cheques|a cheque book) for (my|our) (account|business|{bank} account)
      do i (qualify for|get) a (cheque book|chequebook) (with my account|)
      (send|mail|deliver) (the|my) (cheque book|checks) to (my office|my address|my shop)
      (old|my last) cheque book (is finished|got wet|is used up)(, i want another|, replace it|)
      (cheques|checks|cheque book) (please|, i need some|for my account)
      (get|send|print) me (cheques|a cheque book|new checks) (for business|please|)
      (how many|which) (leaves|types of cheque book) (can i order|do you have|come in a book)
      (my tailor|my landlord|a supplier) only takes cheques, (can i get some|how do i get a book|order one for me)
      (i need|i want) a (cheque book|chequebook|checkbook) for my (business|current account|shop)
      (is it possible to|can one) (order|request) cheque leaves (here|on whatsapp|from karo)
      (how long|how many days) does a (cheque book|checkbook) take (to come|to be ready|)
      when will the (cheque book|chequebook) i (ordered|requested) (come|be ready|be delivered)
      (where|at which branch) do i (pick up|collect) my (cheque book|new cheques)
      only (two|three|one) cheque leaves (left|remain), (send me another book|order more)
      my (old cheque book|cheque booklet) is (finished|full|used up)(, i need another|, order a new one)
      (the school|my church|our cooperative) wants (post dated|six) cheques, how do i get (them|a cheque book)
      (what is|how much is) the (charge|price|cost) (for|of) a (cheque book|book of 50 leaves)
      (does|can) (my|a savings) account (come with|have|get) a cheque book
      (good morning|please|karo)(,|) (order|arrange) (a cheque book|some cheques) for me
      (we|our office) (need|want) (company cheques|a company cheque book)
      (send|mail|post) (more|new|extra) (checks|cheques) to my (house|office|address)
      i'd like (25|50|100) (leaves|cheque leaves) (please|)
      (where|how) can i (order|get|buy) (more|new) (checks|cheques)
      (i've|i have) run out of (cheques|checks|cheque leaves)
      (reorder|re-order|order again) my (cheque book|checks)
      (still waiting|i am waiting) for the cheque book i (ordered|asked for)
      cheqe book (pls|please) (for my account|)
      (i want|send me|order) (a|one|another) (cheque book|checkbook|book of cheques) (please|for my business|)
      (my|the) (cheques|cheque leaves|checks) (are finished|are almost finished|got lost)(, i need more|, send another|)
      (how|where) (do i|can i) (request|order|get) (cheques|a cheque book|more checks)
      my school only pays by cheque, can i deposit it
      someone gave me a cheque, how do i cash it
      i need cheque leaves for my company
      i've written my last cheque, another booklet please
      stop a cheque i gave to {name}
      chek book
      do people still use cheque with you, i want one
      price of one cheque book
      what will 50 leaves cheque cost me
    `,
    account_blocked: `
      why is my account (blocked|frozen|locked|restricted|suspended|on hold|on pnd)
      my account (is|was|has been|seems|appears to be) (blocked|locked|restricted|frozen|suspended) (and i don't know why|why|)
      why did (you|karo|you people) (block|freeze|lock|restrict|suspend) my account
      i (can't|cannot|can not) (access|get into|use|log into) my account
      what is wrong with my account, it (says|is) (blocked|restricted)
      is there a (hold|restriction|block) on my account
      why do i have a hold on my account
      i did not ask you to block my account
      my account was blocked without reason
      i (cannot|can't|can not|am unable to) (use|access|enter|open|get into) my account (any more|)
      my account (does not|will not|won't|refuses to) (open|work|let me in)
      why (can't|cannot) i (use|access|get into) my account
      it says my account is (locked|blocked|restricted)
      i (am|was|got) locked out of my account
      why does it (keep saying|say) i am locked out
      (the|your) (app|login|screen) says i('m| am) locked out
      i get an error (message|) when i (try to|) (log in|sign in) that says i am locked out
      why am i locked out (of my account|)
      why (is|was|did you) my account (blocked|frozen|restricted|locked|on hold)
      my account (has been|is|was) (blocked|frozen|restricted|locked|suspended) (why|what happened|)
      (i can't|i cannot|i am unable to) (access|enter|use|log into) my account
      (unblock|unlock|open) my account (please|now|)
      (why|how come) (is|was) my (account|acct) (blocked|locked|restricted|frozen|suspended|put on pnd)
      i (can't|cannot|am unable to) (log in to|enter|get into) my (account|acct|profile), it is (blocked|locked)
      (my|the) (account|acct) (is|has been|was|says it is|seems) (blocked|locked|restricted|frozen|suspended|disabled|deactivated|on hold)
      (unblock|unlock|reactivate|restore|lift the block on) my (account|acct|profile|access) (please|)
      (who|what) (blocked|froze|locked|restricted) my account
      (you|karo|you people|they) (blocked|froze|locked|restricted|suspended) my account (why|for no reason|without telling me|)
      (i'm|i am) locked out (of my account|)
      (need|want) help with (a|my) (frozen|blocked|locked|restricted) (bank|) account
      (the|your|my) (login|log in|sign in) (screen|page|app) (tells me|says|shows) (i'm locked out|my account is locked|i am blocked)
      (it is|the screen is) (showing|saying|telling me) (that|) (my|your) account (is|has been) (restricted|suspended|disabled|inactive)
      (what did i do|what's my offence|what crime did i commit) (that|for) (my account|you) (to be|is|) (blocked|restricted|lock me out)
      (i'm|i am) (stranded|stuck), my account (is frozen|refused to open|has been locked) (by you people|)
      (when|how soon) will my (locked|restricted|blocked) account (be unblocked|be restored|come back)
      (is|was) my account (on pnd|dormant|closed|under investigation) (or what|or why|)
      (i want|please|kindly) (remove|lift|take off) the (restriction|pnd|lien|ban) (on|from) my account
      (acct|account) (blokd|bloked|lockd|restricted) (pls|why|)
      (i've|i have) not been able to (enter|use|open|access) (it|my account) (since|for days|since monday)
      (how|what) (can|do) i do to (unlock|reopen|get back into|reactivate) my (own|) account (again|)
      (cbn|efcc|court|you) (ordered|placed|put) (a|the) (restriction|lien|pnd|hold) on my account (why|)
      (my|the) (account|profile) (got|has been) (disabled|deactivated|shut|closed) (by karo|without notice|)
      (every time|whenever) i (try|log in|send money) (it says|i see) account (restricted|blocked|locked)
      (i need to|let me|help me) (get back|regain|have) access to my account
      (why|what) (won't|doesn't|stops) (my account|me) (allow me in|open|from entering my account)
      (i woke up|i opened the app) and (found|saw) my account (blocked|suspended|restricted)
      (please|i beg you|kindly)(,|) (free|open|unlock|restore) my account(, my children|, my money is inside|, i need to pay)
      (no transaction|nothing) (is going|goes) (through|out)(, my account is restricted|, they say account blocked|, account on hold)
      (did|have) you (people|) (block|restrict|lock|suspend) (me|my account) (by mistake|or what|)
      (which|what) (document|step|thing) (will|can) (unblock|open|restore) my (account|acct) (again|)
      (i'm|i am) (not a thief|not a fraudster|an honest man)(,|) why (block|restrict|suspend) my account
      (my|the) account (says|shows) (suspended|inactive|restricted) (and|) (i can't|can't) (send|do anything|withdraw)
      (who|what) do i (see|need) to (unblock|reopen|restore) my (restricted|blocked|locked) account
      (i did|i've done) (my bvn|the verification|everything) (and|but) my account (is still|remains) (blocked|restricted|on hold)
      (app|login|account) (won't|is refusing to) (open|let me in|allow me)(, am i blocked|, what's wrong|, since yesterday)
      (why did you|what made you) (block|freeze|lock|restrict) my (account|acct)
      (my|the) account (is|has been|was|says|shows) (blocked|locked|restricted|frozen|suspended|on hold|inactive|dormant)
      (i can't|i cannot|unable to) (log in|enter|access|use|open) my (account|acct) (, it says blocked|, it is locked|, why|)
      (unblock|unlock|reopen|lift the restriction on) my (account|acct) (please|)
      (why|how come) (is|was|has) my (account|bank account|{bank} account) (blocked|locked|frozen|on hold|restricted|been blocked)
      (can|could) you (tell|explain to) me why my (account|bank account) (is|was) (locked|frozen|blocked|put on hold)
      (what|what's) (happened|the reason|wrong)(,|) my account (is|has been) (locked|blocked|on hold|frozen)
      (i think|it seems|looks like) my account (is|has been|was) (blocked|locked|restricted|put on hold) (but i don't know why|why is that|)
      (there is|there's) (a|some) (hold|block|restriction|lien|pnd) on my account(, why|, who put it|, remove it|)
      (i|) (can't|cannot|couldn't) (access|get into|open|use) my (account|{bank} account) (today|any more|since yesterday|)
      (i tried|i was trying) to (log in|use my account|send money) (and|but) (it says|it said|i saw) (account blocked|account restricted|account locked)
      (my|the) account (is|has become) (dormant|inactive|disabled|suspended)(, how do i activate it|, what do i do|, why)
      (who|why) (blocked|locked|restricted|suspended) my account (and why|without telling me|)
      (your|the) (app|system|bot) (says|is saying|said) my account is (blocked|restricted|suspended|inactive)
      (i did|i have done) nothing (wrong|)(,|) why (is|was) my account (blocked|restricted|suspended)
      (my|the) (acct|account) (is|has been) (blokd|lockd|restrictd|blocked) (pls help|why|since)
      (post no debit|pnd|a lien) (was placed on my account|is on my account)(, why|, please remove it|)
      (how do i|what can i do to|how can i) (remove|lift) the (block|restriction|hold) on my account
      (is|was) my account (blocked|closed|restricted|suspended) (because of bvn|because of nin|by you|)
      (nothing|no transaction) (goes|is going) through(,|) (it says|they say) my account is (blocked|restricted|on hold)
      (for how long|till when) will my account (be|remain) (blocked|restricted|on hold)
      (you|karo|the bank) (locked|blocked|suspended) (me out|my account) (for no reason|since monday|and i need my money)
      my account (has been|is) (locked|blocked) because i got the login wrong (three|many|several) times
      (my|mama's|my business) account (shows|is showing) (inactive|blocked|restricted) (status|)
      (lien|restriction) of {amount} on my account(, what is it|, who placed it|, remove it)
      (a|the) court (order|) (placed|put) my account (on hold|under restriction)(, what do i do|, why|)
      (good morning|please|karo)(,|) (my|the) account (is|has been) (blocked|restricted|locked)(, why|, what did i do|)
      (i|) (went|tried) to (withdraw|pay|send) and (they said|it says) (my|the) account is (blocked|restricted|on hold)
      (how|why) (did|would) (you|karo) (block|restrict|lock) my account (without notice|when i did nothing|suddenly)
      (my|the) account (got|became|is now) (locked|frozen|restricted|blocked) (after|since|because) (i changed phone|yesterday|i received big money)
      (what|which) (is the reason|offence|law) (for|made you) (blocking|restricting|locking) my account
      (is|why is) there a (hold|block|freeze) on my (account|savings account|{bank} account)
      (i can't|i cannot|unable to) (sign in|log in|get in|do anything)(,|) (account locked|it says account blocked|it says restricted)
      (when|how) (will|can) (my|the) (blocked|restricted|frozen|dormant) account (open|be released|work again)
      (my|mama's|our) (account|acct) is (dormant|inactive|restricted|on pnd)(, what is the way out|, what next|)
      (tell me|let me know) why my (account|account here) (is|was) (on hold|restricted|blocked|locked)
      (somebody|someone|a system) (locked|blocked|suspended) my account (and i don't know why|from your side|why)
      (restriction|block|hold|freeze) on (my|the) account(, please explain|, what caused it|, who did it)
      (why|how come) (am i|is my {bank} account|is my savings account) (locked|blocked|on hold|frozen)
      (i'm|i am) (locked out|blocked|restricted) (of|from) my account(, why|, what happened|)
      what is (going on with|wrong with|up with) my account(,|) (it's locked|it says blocked|it's on hold)
      has my account been (put on hold|blocked|frozen) (and why|by the bank|for some reason)
      (please|) (explain|tell me) (the block|the hold|the restriction) on my account
      (abeg|please)(,|) (why|wetin make) (una|you) (block|lock|restrict) my account
      (is|was) it (true|because of nin|because of kyc) that my account (is|was) (blocked|restricted|frozen)
      my (account|wallet) (can't|cannot|no longer) (send|receive|do) (anything|money)(,|) it says (restricted|blocked|on hold)
      (a|this) (message|notice) says my account (is|has been) (suspended|restricted|locked)(, why|, what happened|, is it true)
      (please|) (help me|tell me how to) (get|have) the (block|hold|restriction) on my account (removed|lifted)
      i went to (pay|withdraw) and was told my account (is restricted|is blocked|is on hold)(, why|, please explain|)
      my (salary|pension) is inside but my account (is blocked|is locked|is restricted)(, what do i do|, why|, help me)
      (why|how come) (is|was|did you make) my account (restricted|blocked|locked|on hold) (today|again|)
      (i can't|i cannot) (log in|enter|access|open) my account (any more|again|since morning)(, it says blocked|, it is locked|)
      (you|the bank|karo) (blocked|locked|restricted) my account (for nothing|without telling me|since friday)
      (my account|it) (says|shows) (it is|) (restricted|suspended|blocked|dormant)(, why|, what happened|, please open it)
      (when|how soon) (will|can) (you|) (unblock|open|restore) my (account|blocked account) (please|)
      (all|every) (transfer|transaction) (fails|is refused) (because|since) (my account|the account) is (blocked|restricted)
      (unfreeze|defrost|lift the freeze on) my account
      (defreeze|unfreeze|release|open back) (my|the) (account i froze|frozen account|account i locked)
      (unfreeze|unlock) (my|the) account(,|) (i have found my phone|i am safe now|the phone is with me)
      (i froze|i locked|i blocked) (my account|it) (yesterday|last week|by myself)(,|) (open it|release it|unfreeze it|remove the lock)
      (i found|i have found|they returned) my phone(,|) (unfreeze|unlock|release) (my account|it)
      why is my account on hold, i did nothing
      i just got home and my account says restricted
      what is post no debit, they said it is on my account
      pnd on my account, please lift it
      a court order they said is on my account, which court
      efcc blocked my account, how do i get it back
      i found my phone, please open the account i asked you to lock
      the phone i said was stolen is with my wife, unblock me
      i have done sim welcome back, you can release my account now
      i locked it myself last night, how do i unlock
      i have a new sim now, lift the block on my account
      my profile is suspended, what is my offence
      it says my profile is inactive, wake it up
      dormant account, i want to bring it back to life
      i have not used this account since last year and it is asleep, activate it
      locked out of my account after wrong pin, help me enter
      too many attempts, account locked, what next
      i need to pay hospital and you people have blocked me, open it please
      i can't send money, it says account restricted
      they say my bvn is blocked so the account is frozen
      because of nin you froze my account, i have done the nin, release it
      how long will the freeze last
      when will you remove the restriction
      what do i bring to remove the block
      who gave the order to freeze me
      was it you or cbn that blocked my account
      is my account blocked or is it network
      am i blocked
      my business account is frozen and my workers have not been paid
      the account of my late father is locked, how do we open it
      pls unblok my acct
      una don lock my account, open am abeg
      reinstate my account
      release my money, you have tied the account down for two weeks
      i have not been able to use my account since monday, is it locked
      login says blocked
      cannot enter my account, it says it has been locked
    `,
    report_fraud: `
      <i_want> report (a fraud|fraud|a scam|a fraudster|fraudulent activity|a suspicious transaction)
      (report fraud|fraud|scam|i was scammed|i have been scammed|fraud alert|419)
      someone (scammed|duped|defrauded|tricked|cheated) me (of {amount}|)
      there is a (fraudulent|strange|suspicious|unknown) (transaction|charge|debit|activity) on my (account|card)
      i did not (make|do|authorise|authorize) (this|that) (transaction|transfer|debit|payment)
      (someone|a thief|an unknown person) (took|removed|withdrew|stole) {amount} from my account
      i (got|received) a (call|message) asking for my (pin|otp|bvn)
      someone (called|is calling) me (claiming|saying) (he is|to be) from (karo|the bank|my bank)
      unauthorised (transaction|debit|transfer|charge)
      i think (my card|my account) is being used by someone else
      money disappeared from my account
      a fraudster collected my money
      there's something fishy on my account
      i sent money to a scammer
      (an|there is an) (unauthorised|unauthorized|strange) (transaction|charge|activity) on my card (, report it|i want to report it|)
      (i need to|let me) report (unauthorised|unauthorized|strange) (activity|charges) on my card
      my card is being used by (someone else|a thief), report it
      report (a|the) (strange|unauthorised) (charge|transaction) on my (card|account)
      (someone|somebody|a person|a thief) (stole from|took money from|withdrew from) my account
      (i have been|i was|i just got) (scammed|duped|defrauded|robbed)
      (i did not|i didn't|i never) (do|make|authorise|approve) (this|that|the) (transaction|transfer|debit|payment)
      (someone|a caller) (called|texted|asked) me (for|and asked for) my (pin|bvn|card details|otp)
      (report|i want to report) (a|) (fraud|scam|scammer|theft|thief|suspicious transaction)
      (someone|somebody|a fraudster|a scammer|they) (scammed|defrauded|duped|tricked|cheated|hacked|robbed) me (of {amount}|online|today|)
      (there is|i see|i noticed|i got) (a|an|some) (strange|unknown|unauthorised|suspicious|fraudulent) (debit|transaction|transfer|withdrawal|charge|alert) (on my account|of {amount}|)
      (i want to|i need to|how do i|where do i) report (fraud|a fraud|a scam|a fraudster|a scammer|a fake agent|suspicious activity)
      (i did not|i didn't|i never|it wasn't me who) (make|do|authorise|made|did) (this|that|the|any) (transaction|transfer|payment|withdrawal|debit)
      (someone|a person|a man) (called|texted|phoned|messaged) me (asking for my|for my|and took my|pretending to be the bank) (pin|otp|bvn|card details|)
      (money|{amount}) (was|has been|) (stolen|withdrawn|removed|taken|disappeared) from my account (without my permission|by someone|and it wasn't me|)
      my (account|card) (has been|was) (used by someone else|used to buy things i don't know|emptied)
      (someone|somebody|a man|a stranger) (called|is calling|messaged|texted) me (asking|to ask) for my (otp|pin|bvn|card number)
      (someone|they|a thief) (took|withdrew|stole|removed|moved) {amount} (from|out of) my account (without|and it was not me|)
      (i did not|i didn't|i never) (make|do|authorise|approve) (this|that) (payment|transfer|debit|withdrawal|purchase)
      (money|{amount}) (disappeared|vanished|is missing|was stolen) from my account
      (a|i got a) (fake|suspicious|scam|strange) (alert|message|call|link|email) (from your bank|saying i won|about my account|)
      (i was|i have been|they) (scammed|duped|defrauded|tricked|swindled) (me|of {amount}|by an online seller|)
      (i bought|i paid for) (a phone|shoes|a car|goods) (online|on instagram|on jiji) and the (seller|vendor|person) (blocked me|ran|disappeared) (with my money|)
      (someone|a man|a lady) (pretended|posed|claimed) to be (my brother|a soldier|from efcc|bank staff) and (took|collected) (my money|{amount})
      (my|the) (otp|pin) (was given to|was collected by|i gave to) (a fraudster|a fake agent|someone who called)(, they took my money|, i'm in trouble)
      (i clicked|i opened|my wife clicked) (a|on a) (link|strange link) and (money left|they debited me|my money went)
      (a|one) (yahoo boy|con man|fake pastor|fake buyer|hacker) (has|) (duped|deceived|robbed|played) me
      (fake|false) alert(, someone used it|, a customer gave me|, i was shown|, i released goods on)
      (investment|ponzi|crypto|whatsapp|job) (scam|fraud|people) (took|ate|ran with) my (money|{amount})
      (this|the) {amount} (withdrawal|debit|transfer) (was not|is not|wasn't) (done by me|mine|from me|my doing)
      (debits|transfers|withdrawals) (i know nothing about|that are not mine|i can't explain) (on|from) my account
      (who|somebody) (withdrew|transferred|moved) (money|{amount}) (from|out of) my account (while i slept|at night|without my knowledge)
      (is|was) this (call|sms|message|link|number) (really|) (from karo|from you|genuine)(, they want my otp|, they asked for my pin)
      (flag|arrest|trace|expose) (this|that|the) (fraudster|scammer|fake account|criminal)
      (fruad|froad|scamm|skam|frauded) (pls|alert|help)
      (agent|pos man|pos agent) (swapped my card|debited me more|cloned my card|ran with my money)
      (the account|the number) {account} (belongs to|is used by) (a scammer|fraudsters|a thief)
      (i want to|let me) (inform|notify|alert) (you|the bank) (of|about) (a scam|a fraud|suspicious people)
      someone is using my (name|picture|details) to (collect money from people|scam people|take loans)
      (i've been|i was|my mother was) (swindled|conned|hoodwinked|played|defrauded)
      (unknown|mysterious|funny) (person|people|names) (took|collected|debited) (money|{amount}) (from|in) my account
      (somebody|a caller|an agent) (wants|asked|is begging) (my|for my|me to read out my) (otp|card pin|bvn|passcode)(, is it fraud|, i suspect|)
      (sextortion|blackmail|extortion|impersonation) (, they want money|, report it|case)
      (my|all my) (savings|money) (vanished|was wiped|was cleared|has been emptied) (overnight|by fraudsters|by hackers)
      (double|fake|cloned) (your|karo) (website|agent|app|number) (is scamming people|took my money|i want to report)
      (suspicious|unusual|questionable|funny) (login|transfer|debit|movement) (on|in) my account
      (got|i got) (robbed|conned|tricked) (by|through) (someone i met online|a facebook friend|a fake agent)
      (unauthorised|unauthorized|illegal|stealing) (withdrawal|deduction|purchase) (from|on) my (account|card)(, investigate|, report|)
      (please|help|quick) (they are|someone is) (duping|scamming|defrauding) (my mother|me|people) (right now|with your name|)
      (a|one) (lady|man|number) (on whatsapp|on facebook|on telegram) (collected|took|is collecting) (my money|{amount}|money from people)
      (i never|i didn't) (sign up for|agree to|order) (this|the) (debit|subscription|payment|deduction)(, it's fraud|, somebody did it|)
      (romance|lottery|loan app|rental|giveaway) (scam|scammer|fraud) (took my money|report|happened to me)
      (landlord|agent|house agent) (collected|took|ran with) (my rent|my money|{amount}) (and disappeared|, he is a fraud|)
      (how do i|where do i|can i) (report|expose|stop) (a|this) (thief|scam account|fraud call|fake page)
      (someone|they) (opened an account|got a loan|got a card) with my (name|bvn|nin)
      (i gave out|i shared|i told a caller) my (otp|card details|pin) (and|) (money is gone|they removed {amount}|i am scared)
      (be careful|warning|alert),? (someone|a man|people) (is|are) (using|impersonating) (your name|karo) to (steal|scam)
      (was|is) (it|this) (you|karo) (who called|that called|that sent this link) (me|asking for my pin|)
      (i released|i gave out|i supplied) (my goods|a phone|rice) (after|because of) (a fake alert|a fake transfer|a fake receipt)
      (a caller|an sms|an email) (threatened to|said they will) (block|close) my account (if|unless) i (give|send) (my bvn|the otp|my pin)
      (i saw|there are) (three|many|some) (debits|withdrawals|pos payments) (i did not do|that are not mine|i can't explain)
      (fraud|scam|theft) (case|report|complaint|desk) (please|on my account|)
      (somebody|a thief) (used|has been using) my (card|account) to buy (airtime|data|things online) without my knowledge
      (my|the) (money|{amount}) (was moved|has been moved|went) to (an account|a name) i (don't know|never saw)
      (help me|please) (catch|trace|find) (the|that) (thief|fraudster|person) (who took|that removed) my money
      (a seller|a vendor) on (facebook|jiji|instagram) (scammed|cheated|duped) me (of {amount}|)
      (someone has|somebody has|they have|fraudsters have) (emptied|cleared|stolen from) my account
      (i|my mother|we) (was|were|have been|got) (scammed|duped|defrauded|tricked|conned) (of {amount}|by a caller|online|)
      (a|one) (man|woman|person|caller) (asked|is asking|called to ask) (me|) for my (pin|otp|bvn|card details|code)
      (i did not|i didn't|i never) (do|make|approve|authorise|know about) (this|that|the) (transfer|payment|debit|withdrawal|transaction)
      (report|i want to report) (a|an|) (scam|fraud|scammer|fake agent|fake alert|fraudster|yahoo boy)
      (i got|i received) (a|an) (strange|fake|suspicious) (link|sms|call|message|alert) (from your bank|about my account|)
      (i mistakenly|i foolishly|i already) (gave|sent|told) (him|them|someone) my (pin|otp|code|card number)
      (someone|somebody|a stranger) (used|is using|has been using) my (account|card|details) (without|and i did not give) (my permission|permission|my consent)
      i (see|noticed|saw|found) (a transaction|a charge|some debits|withdrawals) (i|that i) (didn't|did not|never) (make|do|authorise)
      there are (strange|suspicious|unknown|unauthorised) (charges|debits|activity|transactions) (on|in) my (account|card)
      (i want to|i need to|how do i) report (fraud|a scam|fraudulent charges|a fraudulent transaction) (on my account|on my card|)
      (i was|i have been|i got|my mother was) (scammed|duped|defrauded|conned) (of {amount}|online|by someone|)
      (somebody|a man|a woman) (called|phoned|texted) (me|) (saying|claiming) (he|she) is from (karo|the bank|your office) (and asked for|wanting) my (pin|otp|bvn)
      (i gave|i told|i sent) (my|the) (pin|otp|card number|code) to (someone|a caller|a man) (who said he is from the bank|by mistake|and now money is gone)
      (a|the) (seller|vendor|agent|landlord agent) (collected|took) (my money|{amount}) and (ran away|blocked me|stopped picking)
      (i got|they sent me|i received) a (fake|false) (alert|message|link|credit alert) (from|in the name of) (karo|you|the bank|)
      (that|this) (debit|transfer|purchase|withdrawal) (wasn't|was not|is not) (from me|mine|made by me)
      (they|thieves|fraudsters|hackers) (took|stole|cleared|emptied|withdrew) (all|) (my money|{amount}|my savings) (from my account|)
      i think this is (a scam|fraud)(,|) (someone|a caller) is asking for (my pin|my otp|money to release a prize)
      (fraud|scam|fraudulent activity) (alert|on my account|on my card|reported|case)
      (unauthorised|unauthorized|unknown|unrecognised) (transaction|debit|withdrawal|charge|transfer) (of {amount}|on my account|)
      (someone|a person) (is pretending|pretends|claims) to be (karo|your staff|from this bank|me) (and collecting money|on facebook|)
      (my|the) (card|account) (was|has been|got) (used|charged) (in|at|for) (a place i have never been|something i didn't buy|another country)
      (i|) (clicked|pressed|opened) (a|one|the) link (and|then) (money left|they took money from|i lost money from) my account
      (an|the) (investment|forex|crypto) (company|group|platform) (took|ran with|stole) (my money|{amount}|our money)
      (report|flag|mark) (this|that|the) (number|account|person|{account}) (as|for) (fraud|scam|a scammer|fake)
      (i suspect|i think) (fraud|foul play|someone is stealing) (on|from) my account
      (they|a caller|a text) (said|says) (my account will be blocked|my bvn will expire|i won a prize) (if i don't|unless i|and i should) (send my pin|click a link|pay)
      (fake|false|counterfeit) (alert|transfer|receipt|agent|customer care)(,|) (they cheated me|i lost money|he took my goods)
      (frod|fruad|fraud|scamed|skammed) (on my acct|pls help|o|report)
      (i did|i have done|i made) no (such|) (transaction|transfer|payment|purchase)(, who did it|, it is fraud|, i was robbed)
      (someone|my nephew|my ex|a relative) (copied|memorised|used) my (pin|card) (and|to) (withdrew|withdraw|took) (my money|{amount})
      (i'd|i would) like to (report|flag) (a|some) (suspicious|fraudulent|strange) (activity|charge|caller|message)
      (what|who) (do i do|do i report to) (when|if|because) (i was|someone was|i have been) (scammed|defrauded|tricked)
      (money|{amount}) (was|has been|is) (moved|withdrawn|taken) (out|) (of|from) my account (by|to) (an unknown person|someone i don't know|a strange name)
      (a|one) (loan shark|fake officer|yahoo boy|romance scammer) (tricked|deceived|forced) (me|my father) (into sending|to send) (money|{amount})
      (pos|atm) (agent|man|woman) (changed|swapped|cloned) my card (and|) (withdrew|took) (my money|{amount}|)
      (good morning|please|karo)(,|) (somebody|someone|thieves) (has|have) (stolen|removed|taken) (money|{amount}) from my account
      (i|) (woke up|checked|just saw) (and|) (my money|{amount}) (was|is) (gone|missing|withdrawn) (and i did not do it|by someone|without my knowledge)
      (i|we) (did not|didn't|never) (send|withdraw|transfer|spend) (this|that|the) {amount}(, someone did|, who did it|)
      (a man|a woman|one boy) (tricked|deceived|used sweet mouth on) me (to send|into sending) (money|{amount}|my otp)
      (this|that) (person|number|agent|page) is (a scam|a thief|a fraudster|fake)(, report it|, stop him|)
      (someone|a caller) (asked|is asking|keeps asking) (me|) for my (pin|otp|card number|password)(, is it you|, is it karo|, i think it's fraud)
      (they|he|she) (hacked|entered|got into) my (account|whatsapp) and (sent|moved|stole) (my money|{amount})
      (strange|unknown|suspicious) (name|person|account|debit) (on|in) my (account|transactions|alert)(, i don't know it|, i did not do it|)
      (fake|scam) (sms|text|call|website|page) (using|in) (your|karo's) name
      (i was|my father was|my wife was) (robbed|duped|scammed) (on the phone|by a pos man|online) ({period}|today|)
      (my|the) (atm|card) (pin|) was (used|cloned|copied) (to|and they) (withdraw|withdrew) {amount}
      (please|help)(,|) (i think|i believe|it seems) (i have been|i am being|my mother was) (scammed|defrauded)
      (i|) (ordered|paid for) (shoes|a phone|a wig) (online|on instagram) and (the seller vanished|nothing was delivered|it was a scam)
      (frad|fraud|scam|theft) (on|in|from) my (account|card) (pls|i did not do it|)
      (unrecognized|unfamiliar|illegal) (charge|transaction|withdrawal|debit) (on my card|of {amount}|on my statement)
      (i think|i believe) (someone|somebody|a thief) (used|has used|is using) my (card|account) (to buy things|without my knowledge|and it's not me)
      (there's|there is) (a|an) (charge|transaction|debit) on my (card|account) (i didn't make|i don't recognise|that is not mine)
      (i'd like to|i want to|can i) (report|flag) (fraud|fraudulent activity|a fraudulent charge) on my (account|card|{bank} card)
      (someone|they) (opened|took|collected) (a loan|an account) (with|in|using) my (name|bvn|picture)
      (my|the) (money|savings|salary) (was|has been) (stolen|withdrawn|transferred) (by someone|without my consent|by fraudsters)
      (fraudsters|scammers|yahoo boys) (called|messaged|visited|are disturbing) me (pretending to be you|for my otp|)
      (i|) (paid|sent money to) (a fake|a scam) (seller|website|agent|landlord)(, report|, help me|)
      is (this|that) (call|message|email|link) (really|) from (karo|you|your bank)(, they want my pin|, they asked for my otp)
      (abeg|please)(,|) (thief|thieves|yahoo boys) (don|have) (carry|taken|cleared) (my money|all my money) (from my account|)
      (i am|i'm) (a victim|the victim) of (fraud|a scam|identity theft)
      my (apprentice|salesgirl|houseboy|cousin) (used|took) my (phone|card|pin) and (transferred|stole|took) (money|{amount}) (secretly|)
      i want to (make|file|lay) a (fraud report|scam report|report of theft from my account)
      (did|was) (karo|you|your staff) (call me|text me) (asking for|about) my (otp|pin|bvn)(, or is it fraud|, i am suspicious)
      (one|a) (website|page|link) (collected|took) my (card details|pin|money)(, it is fake|, it is a scam|)
      a (woman|man) who said (she|he) was from (the bank|customer care) made me (read out|give) a code and (my money|{amount}) (is gone|disappeared)
      i gave my card to (a boy|someone) to (withdraw|help me) and he (took|removed) (more|{amount}|everything)
      i picked a call about my (bvn|card) and (now|since then) (somebody is stealing from|thieves have been taking money from) my account
      i bought a (phone|generator) from (a page|a man) online(,|) (he|they) (collected|took) {amount} and (blocked me|vanished)
      my (karo|account|chat) was (used|opened) by (someone else|a stranger) to (move money|send {amount}|steal)
      (a|this) (caller|number|message) (is|was) (asking for|demanding) my (pin|otp|bvn)(, report it|, it's fraud|, is it a scam)
      (someone|they) (withdrew|took|transferred) {amount} (from|out of) my account (at night|without my pin|and i was sleeping)
      (i|we) (want|need) to (report|expose) (a scammer|a fake agent|someone who duped me|a fake bank page)
      (i've|i have) been (scammed|duped|defrauded|robbed) (of {amount}|by a fake seller|again|online)
      i (never|didn't) (authorise|approve|make) (this|that|the) (debit|charge|withdrawal) (of {amount}|on my card|)
      (money|{amount}) (left|was removed from|vanished from) my account (and|but) (i did not|i never|it wasn't me who) (send it|do it|authorise it)
      (someone|a man|a caller) (pretended|claimed) to be (from karo|my bank|from cbn) and (took|collected) (my money|my otp|{amount})
      (i was|my father was|we were) (scammed|cheated|duped|tricked) (by|online by) (a fake seller|a caller|an investment group)
      (i want to|let me|how do i) report (a scammer|a fake account|someone who stole from me|a fake seller)
      (fake|false|forged) (alert|karo staff|agent|receipt) (was used|took my goods|deceived me)
      (i gave|i told) (a caller|someone|a man) my (otp|pin|code) (and|then) (money left|he took {amount}|they emptied my account)
      a voice like my son's called and said he was kidnapped, i sent {amount}, it was not him
      my friend's facebook was hacked and they used it to collect {amount} from me
      someone is using my brother's whatsapp picture to beg people for money
      one man sold me land that belongs to another person, he is gone with {amount}
      i paid for a house to rent, the agent's number is now off and the house does not exist
      i paid for a job (form|training) and the company is fake
      they told me to pay {amount} for visa, now nobody picks
      the man i met online collected {amount} for customs duty and ran
      he promised to marry me and took all my savings, he was a fraud
      they said i won a (car|fridge) in a promo and i should pay {amount} first, i have paid
      a caller said he is from mtn promo and asked me to load card and send the numbers
      i clicked a link for palliative and money started leaving my account
      i filled my card details on a website and now there is debit everywhere
      someone helped me at the atm and exchanged my card with another one
      the pos boy kept my card for long, this night {amount} was withdrawn
      i am seeing netflix and uber charges on my card, i don't use those things
      there is a debit to a betting company that i know nothing about
      {amount} left my account by 2am when i was asleep
      my salary was withdrawn from an atm in (kano|warri) and i have never been there
      someone did sim swap on my number and cleared the account
      my line stopped working yesterday, today all my money has gone, it is thieves
      they robbed me in one chance and forced me to transfer {amount}
      armed robbers made me send all my money to this account {account}
      my house help took my phone and transferred {amount} to her boyfriend
      my own salesgirl has been sending shop money to herself
      my nephew knows my pin and he has been stealing from me
      the account i paid for shoes is a scam page, warn others
      they sold me fake dollars
      a buyer showed me a fake transfer screen and carried my goods
      somebody showed me alert, i gave him the phone, no money entered at all, he is a thief
      a person came to my shop saying he is karo staff and collected my bvn
      one lady came to our church to register people for karo and collected {amount} each, is she with you
      someone is selling karo accounts on telegram
      i see a page on facebook with your logo giving loans, is it a scam
      is this message from you, it says click to update my bvn
      this number {phone} is calling people in your name
      i got a text that my account will be closed unless i send my pin, it looks like fraud
      a man who said he works in your fraud department asked for the six digits
      i read the code to him on phone before i realised, please help me
      they asked me to download anydesk and entered my account from there
      they are blackmailing me with pictures and asking for {amount}
      our ajo collector ran away with the money
      the woman keeping our thrift has vanished with everybody's money
      the crypto trader promised to double {amount}, it was a lie
      the ponzi has crashed, they stole {amount} from me
      somebody opened a loan in my name, i never applied
      i am told i have a loan in {bank} but i never borrowed, someone used my bvn
      i want you people to arrest the owner of account {account}
      where do i report yahoo boys (that took my money|who duped me)
      my mother was deceived on phone and she sent them her pension
      my father gave them his atm pin, he is old and did not know, money has gone
      e be like say them don hack my account
      dem don scam me o, pls help
      i was skamd {amount} by an instagram vendor
      is it karo that sent this link to me
      i mistakenly told a man my otp
      seller on facebook took my {amount} and blocked me
      thieves used my card to buy bet
    `,
    cancel: `
      (cancel|stop|cancel it|cancel that|stop it|abort|quit|exit)
      (never mind|nevermind|forget it|forget that|leave it|drop it|ignore that)
      (don't|do not) (send|do|pay|transfer|continue|buy) (it|that|again|the money|)
      i (don't|do not|no longer) want (to|it|this|that|to do this) (again|anymore|any more|)
      i (have|) changed my mind
      <please> (cancel|stop) (the|this|my|that) (transfer|transaction|payment|request|order)
      (stop|cancel) everything
      i am not (doing|sending|buying|interested|paying) (it|again|anymore|)
      no cancel (it|)
      go back
      (end|close) (this|chat|it)
      cancel (please|now|all|)
      not now (please|thanks|)
      (let's|let us|can we) (stop|cancel|leave this|leave it)
      i don't want to send (money|it|{amount}|anything) (again|anymore|)
      do not send {amount} to {name}
      please don't transfer (the money|anything|it)
      start over
      maybe later
      stop the transfer to {name}
      scratch that
      kill it
      discard
      (let's|let us) (leave|drop|forget) (this|it|that)
      leave (this|it|that) (for now|)
      i am no longer (sending|buying|paying) (it|)
      (hold on|wait), (cancel|stop) (it|that)
      (abort|stop|end|leave) (this|it|the transfer|the payment)
      i (changed|have changed) my mind (about it|)
      (no|please) (don't|do not) (send|pay|do) it
      (go back|start again|start over)
      not (now|again|today)
      (leave|drop|forget|scrap) (it|that|this|the matter|the transfer) (for now|please|)
      (i've|i have|i) changed my mind (about it|about the transfer|)
      (no|nope|nah) (leave it|forget it|stop|don't bother|don't)
      (wait|hold on|hold) (don't|do not) (send|pay|do) (it|that|yet)
      (go back|start over|start again|back to menu|take me back)
      (discard|clear|drop) (this|the|that) (order|request|transaction)
      i am (not|no longer) (interested|doing it|sending)
      (cancel|stop|abort|end|drop|undo|discard) (it|this|that|everything|the request|this transaction|the order|what i said)
      (no|nah|nope|abeg) (cancel|stop|leave it|forget it|don't do it|not again)
      (i've|i have|i) (changed|change) my mind
      (i|) (don't|no longer|do not) (want|need) (it|this|to do this|to continue|to proceed|that) (again|anymore|)
      (let's|let us|please|just) (forget|leave|stop|skip|drop) (it|this|that|about it)
      (wait|hold on|hold it), (don't send it|do not do it|don't|cancel it)
      (not|maybe) (now|again|today|later)
      (never mind|nvm|nevermind|scrap that|forget that)
      (don't|do not) (proceed|continue|bother|go ahead|do it) (again|anymore|)
      (leave|drop|forget) (the|that|this) (matter|thing|issue|request) (for now|)
      (not now|no longer|no more|not anymore) (please|thanks|)
      (let me|make i) think (about it|am|) first
      (i|i've|i have) (change|changed) my mind (again|about it|)
      (leave|forget|discard|drop|scrap) (it|that|the whole thing|this one) (for now|please|)
      (maybe|perhaps) (later|tomorrow|next time|another day|today no)
      (let me|i will|i need to) (think|think about it|wait|sleep on it) (first|before|)
      (go|take me|move) back (to menu|to start|please|)
      (clear|kill|undo|end|close) (this|that|it|the order|the request)
      not (now|again|anymore|interested|today)
      (oh no|wait o|hol up)(,|) (don't do it|not that one|i said no)
      (reject|revoke|withdraw|terminate) (it|that|the request|this)
      (i've|i have) (had second thoughts|decided against it|seen another way)
      (on second thought|actually|hmm|come to think of it)(,|) (no|don't|leave it|let's not)
      (no thank you|no thanks|nope thanks|nah i'm good)
      (pause|halt|hold) (that|the process|it) (please|)
      (i didn't|i did not) (mean|want|ask for) (that|this) (one|at all|)(, cancel|, remove it|)
      (wrong|that's a wrong) (amount|person|option|choice)(, start again|, cancel|, go back)
      (let it|make it) (go|be|slide) (please|for now|)
      (return|back) to (the|) (start|beginning|main menu|previous page)
      (remove|delete|erase|clean) (what i said|that request|it|my last request)
      (cancl|cancle|cansel|kancel) (it|pls|that)
      (my wife|my husband|oga) (said|says) (no|i shouldn't|to stop)(, cancel it|, leave it|, don't do it)
      (i will|i'll) (do it|come back|pay) (myself|another time|when i'm ready)(, leave it|, stop|)
      (please|) (do not|don't) (debit|charge|touch) (me|my account) (for that|again|)(, i've changed my mind|, cancel)
      (that's|it's) (enough|not needed|not necessary) (again|any more|)(, stop|, leave it|, cancel)
      (exit|quit|leave|get out of) (this|the) (menu|page|process|step)
      (no need|needless|unnecessary) (again|any more|for now)
      (undo|reverse) (that|the) (request|choice|selection|step)
      (can|could) (we|you) (call it off|drop this|scrap it|stop there)
      (please|) (forget|ignore|disregard) (my|the) (last|previous) (message|request|instruction)
      (no|nope|not) (longer|more) (interested|necessary|needed)
      (drop|kill|end|leave) (the|this) (idea|conversation|request|thing)
      (i am|i'm) (backing out|withdrawing|pulling out|not continuing)
      (stop|cancel) (right there|immediately|before it goes|at once)
      (don't|do not) (complete|finish|process|submit) (it|that|this one)
      (never mind|forget it|leave it|don't worry|no need|drop it) (please|again|for now|)
      (i've|i have|i) (changed my mind|don't want it again|am not doing it anymore)
      (stop|cancel|end|abort|scrap) (it|this|that|everything|the process|the payment|the transfer) (please|now|)
      (don't|do not|please don't) (send|pay|do|buy|proceed with) (it|that|anything|again|anymore)
      (not|no) (now|today|longer)(, maybe later|, leave it|, thanks|)
      (cancel|stop) (that|this) (order|request|payment|transaction) (please|now|immediately)
      (oh|ah|wait)(,|) (no|stop|hold on)
      (i|) (don't|do not) (think|feel) i (want|need) (it|this|that) (again|any more|)
      (let's|let us) (not|leave it|do it another day)
      (no|nope|nah)(, leave it|, cancel|, stop it|)
      (forget|scrap|drop) (it|that|about it|the whole thing)
      (please|pls) (stop|abort|end) (the|this) (process|request|conversation|transaction)
      (that's|that is) not what i (want|wanted|meant|asked for)(, cancel|, stop|, go back)
      (i|) (pressed|typed|chose) (the wrong thing|it by mistake|wrongly)(, cancel|, take me back|, go back)
      take me (back|out of here|back to the start)
      (wait|hold on|hold up)(,|) (don't|do not) (do it|go on|continue) (yet|)
      (i will|i'll|let me) do it (later|tomorrow|another time|some other day)
      (on second thought|actually|come to think of it)(,|) (no|leave it|don't do it|cancel)
      (i'm|i am) (no longer|not) (interested|doing it|going ahead)
      (start|begin) (all over|over|afresh|from the beginning)
      (exit|quit|close) (this|the menu|now|please)
      (back|previous|return) (please|menu|)
      (i don't|i do not) want to (go ahead|proceed|carry on|finish this)
      (stop|end) (there|here|right there)
      (let me|i want to) (start|begin) (again|afresh|over)
      (no, don't|please don't|do not) (confirm|approve|submit) (it|that)
      (undo|reject|decline) (this|that) (request|one|)
      (cancel|call off) (what i|the thing i) (asked for|requested|started|said before)
      (not|no) (anymore|any more|longer needed|again please)
      (my|the) (plan|plans) (has|have) changed(, cancel it|, leave it|)
      (do|go) nothing (yet|for now|please)
      (nevermind|never mind|nvm|nm) (karo|please|i will do it myself|)
      (you can|please) (leave|ignore|forget) (that one|it|what i typed)
      (hold|pause) (on|it) (a minute|a bit|first)
      i am (tired|busy) now, (leave it|stop it there|don't continue)
      (cancel|cncl|cancle|cansel) (evrything|everything|am|this)
      (it's|it is) (too much|too costly)(,|) (cancel|leave it|don't do it)
      (i was|i am) (only|just) (checking|asking|testing)(,|) (don't do anything|cancel|stop)
      (abort|terminate) (mission|it|the request|please)
      (wrong|incorrect) (amount|person|number) (entered|)(, cancel|, let me start again|, go back)
      (no|nope)(,|) (i don't want|not that|stop) (that|it|again)
      (please|) (cancel|stop|kill|abort) (the|this|that) (transfer|payment|process|order) (before it goes|now|)
      (i|) (didn't|did not) (mean|want|ask) (that|to do that|for this)(, cancel|, go back|, stop)
      (let|leave) (it|that|the matter) (be|alone|there|for now)
      (i'll|i will) (come|get) back (to it|to this|later)(, stop for now|, leave it|)
      (go|take me) (to the start|back one step|back)
      (forget|ignore) (what|everything) i (said|typed|asked)
      (wait|hold on|hold it)(,|) (cancel|stop|i changed my mind|not yet)
      (i've|i have) decided (not to|against it|against sending it|not to do it)
      (discontinue|terminate|withdraw|discard) (the|this|my) (request|order|process)
      (quit|exit|end) (please|now|this chat)
      (i|) (made|typed) (a mistake|the wrong option)(,|) (go back|start over|cancel it)
      not (interested|needed|doing it|necessary) (again|anymore)
      (don't|do not) (continue|proceed|go ahead|process it) (please|with it|)
      (skip|drop|leave) (it|this|that) (please|for now|karo)
      (another|next) time (please|then|karo)
      (reset|restart|clear) (this|the chat|everything|it)
      (you|) (misunderstood|got me wrong)(,|) (cancel|stop|go back|leave it)
      (no|stop)(,|) (don't|do not) (do|send|buy|pay) (it|that|anything)
      (please|pls) (leave|cancel|drop|forget) (it|am|this one|that request)
      (i|) (don't|no longer) (feel like|want) (doing|continuing) (it|this|that)
      (take|bring) it (off|back to start|down)(,|) (i changed my mind|cancel|i'm not doing again)
      (i|) (want|need) to (cancel|stop|end|undo) (this|it|the process|what i started)
      (cancel|leave|drop) (the|this) (airtime|bill|order|card) (i asked for|request) (please|)
      (no|not) (that one|this one|it)(,|) (cancel|go back|start again)
      (i don't|i no longer) have (time|interest) (for this|again)(,|) (cancel|stop|leave it)
      (let's|let us) (stop|end|pause) (here|for now|it there)
      (i'm|i am) (confused|not sure)(,|) (cancel it|leave it first|don't do it yet)
      (return|go) to (the|) (beginning|first question|previous step)
      (i will|let me) (ask my wife|check first|confirm first)(,|) (hold on|stop for now|don't do it yet)
      (i've|i have) changed my mind (about it|about sending|, don't do it|)
      (no|nope|nah)(,|) (don't send|don't do it|leave it|stop|cancel it)
      (stop|cancel) (that|the) (payment|transfer|order|airtime) (before it goes|i was just testing|please)
      (i don't|i no longer) (want|need) (it|that|to continue) (again|any more|)
      (wait|hold on)(,|) (cancel|stop|don't send|not yet)
      (take me|go) back (to the start|to menu|please|)
      (that is|it's) (wrong|not correct|not what i said)(,|) (cancel|start again|leave it)
      my child is crying, let us leave this for now
      wait, let me ask my husband first
      hold on let me confirm the account number before you do anything
      i think i've seen the mistake, don't do it
      the price has changed, stop the payment
      he says he doesn't need the money again, cancel
      the seller has run out of stock, don't pay again
      my brother has bought the light already, leave it
      someone has paid it, don't bother
      don't continue o, i only wanted to check
      my small boy was pressing my phone, ignore that
      i typed that by mistake, please ignore
      that message was not for you, ignore it and stop
      abeg comot from that one
      make we leave am
      forget that side
      i'm no more doing
      i'm not buying again
      the money is not complete, stop first
      i don't have enough, let's leave it
      hmm, {amount} is too much, leave it
      with that charge? no, cancel it
      that's the wrong name, stop
      no, that is not the person, cancel it
      i don't know this name, don't send
      it's not me, cancel
      negative, abort
      nope, next time
      on a second thought let me keep my money
      i'll do it when i get home
      i'm driving, leave it till later
      battery is low, stop here
      can i exit
      how do i go back to the beginning
      how do i stop this
      take it off
      clear all that and let's begin afresh
      wipe that one and start again
      main page abeg, i'm no longer doing this
      stop asking me questions, i'm not doing it again
      enough, i'm not interested
      no i won't confirm
      i refuse
      i do not agree, stop it
      i don't consent, cancel
      wait first, don't touch it
      pause am, i no do again
      dnt send it
      dont snd am again
      pls cancl dat tin
      stopp
      no no no wait
      withdraw that instruction
      i take back what i said
      i am pulling out of this one
      i'm backing out, don't send
      count me out, stop it
      no thank you, leave it
      nah i'm good, cancel
      don't approve it
      don't submit that one
      my plans changed, leave the payment
      delete what i asked you to do
      let us just drop it
      maybe tomorrow, not today
      stop stop stop, not that one
    `,
    repeat: `
      (repeat|repeat that|say that again|say it again|come again|again|repeat please|pardon)
      (what|sorry what) did you (say|just say|send)
      i (didn't|did not) (hear|get|understand|catch) (you|that|what you said)
      (can|could) you (repeat|say) (that|it|the last message) (again|please|)
      please (repeat|say that again|resend that|repeat your last message)
      (once more|one more time) (please|)
      what was that (again|)
      (speak|talk|say it|go) (slower|slowly|more slowly)
      slow down (please|)
      say it (slowly|louder|one more time)
      i missed (that|it|what you said)
      read it (again|to me again)
      send (the|your) (last|previous) message again
      can you go over that again
      sorry (i didn't get that|come again|pardon)
      what do you mean
      huh
      excuse me
      play it again
      repeat the (question|options|last one)
      you said what
      (what|what was that|sorry what|i didn't hear|i did not catch that|i missed that)
      (please|) (say|tell me|send|type) (that|it) (again|once more|one more time)
      (can you|please) (speak|talk) (slowly|slower|more slowly)
      (repeat|resend) (your|the) last (message|answer|reply)
      (pls|please|can you|could you|kindly) (repeat|say|tell me|send) (that|it|what you said|yourself|) (again|once more|one more time)
      (i|) (didn't|did not|don't|couldn't) (hear|get|catch|understand) (you|that|what you said|it|well)
      (what|wat) (did you say|was that|you said|do you mean)
      (come again|say what|pardon me|sorry what|huh|eh what)
      (say|talk|speak|explain) (it|that|) (slowly|more slowly|again|slower|in simple words)
      (repeat|resend) (your last message|the last message|the question|what you said|that message)
      (you're|you are|it is) (too fast|speaking too fast|talking too fast)
      (what did you say|what was that you said|what did u say) (again|please|)
      (explain|say) (it|that) (better|in simple words|clearly|again|slowly) (please|)
      (huh|eh|pardon|come again|what|i did not get you|i'm not following|i don't get)
      (your|the) (message|answer|voice note) (was|is) (cut|not clear|too long|unclear|too fast)
      (sorry|pardon|apologies)(,|) (my network broke|i was distracted|i wasn't listening|there was noise)(, again please|, what did you say|)
      (i'm|i am) (hard of hearing|old|a slow reader)(, say it again|, go slowly|, repeat it)
      (what's|what is) (that|the last thing) (you said|you wrote|again)
      (run|take) (that|it) (by me|past me|from the top) (again|once more)
      (rewind|replay|redo|resend) (it|that|the message|)
      (in|with) (simple|small|plain|easy) (english|words|grammar)(, please|, say it|)
      (i can't|i cannot) (follow|hear|read|make out) (what you said|you|that|your message)
      (once again|one more|second time) (please|)
      (repet|repit|ripit|repeet) (pls|it|that)
      (you|u) (said|were saying|talked about) (what|what now|something)
      (break|put) it (down|in another way) (for me|please|)
      (didn't|couldn't) (quite|really|) (get|grasp|hear) (that|the last part|the amount)
      (say it|talk) (louder|slower|clearer) (please|)
      (wait|hold on)(,|) (say|what was) (that|it) (again|once more)
      (i don't|i do not|me no) (understand|get) (what you mean|your message|that one)
      (give|tell) me (that|the last one|the message) (again|afresh|a second time)
      (come|back) again (please|sir|ma)
      (read|say) (out|) (the|your) (last|previous) (line|message|reply) (again|for me)
      (eh|sorry|what)(,|) (which one|say that|what was it)
      (what|which) (amount|name|option) did you (say|mention|write)
      (can|could) (i|we) (hear|see|have) (that|it) (again|once more)
      (speak|write|talk) (up|clearly|plainly|in short) (please|)
      (you lost me|i am lost|i'm not getting it)(, again|, explain|, say it better)
      (say|tell me|send|explain) (it|that) (again|one more time|once more|slowly|in simple words)
      (i didn't|i don't|i did not) (understand|get|catch|hear) (that|you|it|what you wrote|)
      (what|sorry what|pardon) (did you say|was that|again|)
      (please|kindly|pls) (repeat|resend|rephrase|say that again)
      (slow down|too fast|not so fast|slowly please)
      (what|sorry what|excuse me what) did you (say|just say|write)
      (can|could|will) you (please|) (say|write|type) (that|it) (again|once more|one more time)
      (i'm|i am) (sorry|afraid) i (didn't|did not) (catch|get|hear) (that|you)
      (repeat|say) (what you just|what you) (said|told me)
      (show|send) (me|) (the last one|that|that message) (again|once more|one more time)
      (please|kindly) (say|go over|take me through) (that|it) (again|once more)
      (my|the) (phone|screen|network) (went off|froze|hung)(, what did you say|, send that again|, say it again)
      (i|) (missed|lost|skipped) (that|the last part|your last message)(, again please|)
      (huh|eh|hmm what|what)(,| ) (again|say again|come again)
      (one|once) more (time|) (please|)
      (i want to|let me) (hear|see|read) (that|it) (again|once more)
      (please|) (rephrase|restate|reword) (that|it|your answer)
      (can you|please) (speak|talk|write) (more slowly|slower|more clearly)
      (i deleted|i cleared) (your|the) (last message|message)(, send it again|, resend it|)
      (excuse me|pardon me|sorry) (please|), (come again|say that again|once more)
      (you said|did you say) (what|what now|how)
      (say|read) (it|that|the last message) (aloud|out|slowly) (for me|again|)
      (what|which) (was|is) the last thing you (said|wrote|told me)
      (i can't|i cannot) (remember|recall) what you (said|just told me)(, again|)
      (i was|i am) (driving|cooking|in a noisy place)(, say that again|, please repeat)
      (the|your) (voice note|audio|message) (was not clear|cut|didn't play)(, send again|, repeat|)
      (again|repeat) (pls|please|abeg|for me)
      (can|could) (i|you) (get|give me) (that|it) (again|one more time)
      (ripit|repit|repeat) (wat|what) (u|you) (said|say)
      (i still|i) (don't|didn't) (get|understand) (it|what you mean|that)(, explain again|, say it another way|)
      (break it down|say it in simple english|put it simply) (please|for me|)
      (start|go) (that|your explanation) (again|over) (please|)
      (what|how) (again|do you mean by that|was the last word)
      (scroll|go) back (to|and show) (your|the) last (message|answer)
      (more|bit more) (slowly|clearly|loudly) please
      (your|the) (last|previous) (reply|answer|text) (again|once more) (please|)
      (can|could) you (clarify|make clear) what you (said|just said|meant)
      (the|that) (message|text) (is|was) (cut off|not complete|too long)(, send again|, say it shorter)
      (repeat|resend|say) (it|that|the message|the question) (again|) (please|o|)
      (what|wetin) (were you saying|did you just say|was the question) (again|)
      (i|) (don't|didn't) (understand|get) (your|the) (last|) (message|question|answer)(, again please|, say it again|, repeat)
      (sorry|pardon)(,|) (i wasn't looking|i was away|i dropped my phone)(,|) (what did you say|again please)
      (can|could) you (send|show|give) (that|it|the question) (to me|) (again|once more)
      (say|tell me) (that|it) (in another way|differently|more simply|in short)
      (come|cum) again (please|sir|o|)
      (what|sorry what) (was|is) (the|your) question (again|)
      (slow|slowly) (down|please|) (and|) (say it again|repeat|start again)
      (once|one) (again|more time) (karo|please|)
      (i need|i want) (to hear|you to say) (that|it) (again|once more)
      (repeat|go over) (the|those|that) (details|options|steps|last part) (again|please|)
      (hmm|eh|ehn|hun)(,|) (say that again|what|come again|repeat)
      (your|the) (message|voice) (no clear|was cutting|was too fast|did not load)(, again|, please repeat|, resend)
      (repeat|say) (the amount|the name|the account|the figure) (again|once more) (please|)
      (wait|sorry)(,|) (what did you say|say that again|which one was that)
      (can you|please) (make it clearer|write it again|read it to me again)
      (i am|i'm) (hard of hearing|old|slow)(,|) (say it again|repeat it slowly|come again)
      (my|the) (battery|network) (died|cut) (before i read|when you were talking)(,|) (repeat|send it again|again please)
      (pls|please) (say|type) (it|that) (small small|one by one|slowly|again)
      (that|your) (english|grammar) is (big|too much)(,|) (say it simply|explain again|say it another way)
      (the|your) (last|previous) (one|message|question)(,|) (again|repeat|once more)
      (i missed|i didn't see|i deleted) (that|your last message|what you sent)(, again please|, send it again|)
      (what|pardon|sorry)(,|) (what did you say|say it again|can you repeat)
      (please|) (say|write|explain) (that|it) (again|one more time|once more|slowly)
      (repeat|resend) (the|your) (last|) (message|question|answer) (please|)
      (the|your) message (did not open|disappeared|is cut)(, send it again|, repeat|)
      i beg your pardon
      i didn't quite get you
      i no hear you well
      you said how much
      how much did you call
      which number did you just give
      what was the last option
      read the options to me again
      the list you just sent, send it again
      my phone hung, please send your last reply again
      my network broke when you were talking, repeat
      the voice note stopped halfway, resend it
      i mistakenly deleted your reply, repeat it
      the baby was crying, what was that
      generator noise, i couldn't hear what you said
      i'm in the market, talk louder
      raise your voice small
      you are too low, i can't hear
      slow it down a bit for my mother
      you're rushing, take it gently
      say it gently one by one
      one after the other please, i can't follow
      break what you said down for me
      that was too long, say it shorter
      shorten that please
      use simple words, i didn't go far in school
      your grammar is too big, say it in a simple way
      i don't understand what you just wrote
      i don't get that last part
      meaning what? i don't understand you
      what are you saying
      what are you asking me
      what did you ask
      which question did you ask me
      can you put it another way
      rephrase the question
      let me hear it one last time
      type what you said, i can't play audio
      send it as text, i can't hear the voice
      read that message out for me
      please read it, i didn't bring my glasses
      i can't see well, repeat what is there
      ehn?
      wat did u say
      say am again
      talk am again make i hear
      pls rpt
      say dat again pls
      again o
      what about the one before it, what did you say
      sorry i was not looking, what came up
      louder please, i can't hear you
      network cut when you were talking, again please
      battery died before i read it, send again
    `,
    human: `
      <i_want> (talk|speak|chat) (to|with) (a|an|your|the) (person|human|agent|human being|representative|manager|staff|customer care|real person)
      (agent|human|person|customer care|customer service|representative|support|call center|live agent|operator)
      (connect|transfer|link|put) me (to|through to) (a|an|your|) (person|human|agent|customer care|manager|customer service)
      (can|could|may) i (speak|talk) (to|with) (someone|somebody|a human|your manager|a person|customer service)
      (call me|give me a call|someone should call me|let someone call me)
      i (don't|do not) want to (talk|chat) (to|with) a (bot|robot|machine|computer)
      (customer care|customer service|support|contact|helpline) (number|line|phone number)
      what is your (phone number|customer care number|email|contact|helpline)
      is there (a|any) (human|person|real person) (here|i can talk to|)
      how (do|can) i (contact|reach|call) (you|customer care|support|the bank)
      get me (a human|someone|an agent|your manager|a person)
      this bot is not helping, (i want a human|give me a person|)
      let me speak to somebody (please|)
      talk to person
      real person please
      i need (an agent|a human|someone to help me|customer support)
      escalate (this|my case|)
      i want to call the bank
      person please
      speak with your supervisor
      hand me over to staff
      is there (a|any) (real|) (person|human|staff) (here|i can talk to)
      (i want|give me) (a real person|somebody real|a human)
      is anybody human there
      can a human (help|answer) me
      (connect|transfer|link|put) me (to|with|through to) (a|an|your) (human|agent|person|staff|manager|representative)
      (i want|let me|can i) (speak|talk|chat) (to|with) (someone|somebody|a person|a staff|your manager|customer care)
      (give me|what is) (your|the) (customer care|phone|help line|support) (number|line)
      (not a bot|no bot|no robot), (i want|give me) a (human|person|real person)
      (call me|let someone call me|ask an agent to call me) (back|)
      (i want to|i need to|let me|can i|pls) (speak|talk|chat|complain) (to|with) (a|an|your|the) (human|agent|real person|customer care|manager|representative|supervisor|banker)
      (connect|transfer|link|forward|direct|put) me (to|through to|with) (a|an|your|the) (human|agent|live agent|person|staff|customer service|representative|manager|someone)
      (give|send) me (a human|an agent|a person|the customer care number|someone to talk to)
      (is there|are there|can i get) (a|any|) (human|person|agent|staff|real human) (i can talk to|there|available|online|)
      (i don't want|i'm tired of|no more|stop) (to talk to|talking to|) (a bot|bots|a robot|robots|a machine|this bot)
      (how|where) (do|can) i (reach|contact|call|speak to|get) (you|customer care|an agent|a person|support|your office)
      (let|tell|ask) (someone|an agent|your manager|a staff) (to|) (call|attend to|speak to|help) me
      (escalate|forward) (this|my case|it) (to|) (your boss|a manager|a person|a supervisor)
      (escalate|push) (my|this) (case|matter|issue) (further|to someone|)
      (how do|how can|where can) i (reach|contact|call|get|find) (you|your office|support|customer care|a staff)
      (give me|what is|send) (your|the) (phone line|email|hotline|customer care number|contact)
      (someone|somebody|a staff|an officer) should (call|attend to|answer|speak to) me
      (is there|can i get) (any|a) (staff|human being|person|customer rep) (here|around|to talk to|)
      (connect|link|transfer|forward) me to (your boss|a staff|an agent|the manager|customer care)
      (somebody|someone|anyone) (with|that has) (flesh and blood|a brain|a mouth) (please|)
      (put|get) (a|your) (manager|supervisor|boss|senior person) on the (line|phone)
      (i prefer|i'd rather|better) (talking|speaking|chatting) (to|with) (people|a human|somebody)
      (my|this) (matter|case|issue) (is beyond you|is above a bot|needs a human being|is too complex for a bot)
      (which|what) (desk|department|officer|staff) (can i|should i) (see|meet|talk to)
      (can|may) (i|we) (visit|walk into|come to) (your office|a branch|the bank) (to see someone|)
      (custmer|costumer|customa|custumer) (care|service) (pls|number)
      (hotline|toll free|whatsapp line|helpline|email address) (please|of karo|for complaints)
      (is|are) (your|the) (staff|agents|officers) (online|awake|available|on seat) (now|)
      (tell|let) (your|the) (oga|manager|boss|madam) (call|text|phone) me (back|)
      (enough|i'm done) (with|of) (this|the) (bot|machine|robot|auto reply)(, person please|, give me someone|)
      (real|live|actual) (agent|support|human|staff) (please|now|)
      (somebody|a person) (should|must|needs to) (explain|look into|handle) (this|my case) (to|for) me
      (i need|give me) (face to face|one on one|voice call|a phone conversation) (with|) (a staff|someone|your officer)
      (relationship|account|branch) (manager|officer) (please|number|i want to see)
      (press|dial) (0|1) (for|to) (agent|speak to someone|customer care)
      (ring|phone|buzz) me (on|) {phone} (please|)
      (speak|talk) (with|to) (your|the) (team|people|support team|technical team)
      (i want|looking for) (a|the) (human|attendant|customer officer|consultant) (to attend to me|)
      (hand|pass|turn) (me|this chat) (over|) to (a person|your colleague|someone else|human support)
      (this|your) (bot|machine|robot) (can't|cannot|doesn't) (help|understand) me(, person please|, get me someone|)
      (send|assign|get) (me|) (a|an|one) (officer|agent|attendant|staff)
      (i|we) (demand|insist on|ask for) (a|your) (human|manager|supervisor)
      (talk|speak) to (me|us) (like|as) a (human|person)(, not a robot|)
      (customer|client) (service|support|relations|desk) (line|number|officer|please)
      (i want to|let me|i need to|can i) (speak|talk|chat) (to|with) (a|someone|your|an actual) (person|human|real|manager|officer|customer care)
      (connect|transfer|link|pass) me to (a|an|your) (agent|human|person|customer care|supervisor|manager)
      (call|phone|ring) me (back|please|on my line|)
      (what is|give me) (your|the) (customer care|phone|office|help) (number|line)
      (is there|can i see) (anyone|a human|somebody) (there|real|i can talk to|)
      (enough|no more|stop with) (of|) (this|the) (robot|bot|machine)(,|) (human|person|agent) please
      (i want|i need|i would like|get me) (a|) (real|live|actual|human) (agent|person|operator|assistant)
      (please|can you|kindly) (connect|transfer|put|link) me (to|through to|with) (an agent|customer care|a manager|someone)
      (is there|isn't there|do you have) (anyone|someone|somebody) i can (talk to|speak with|call)
      (let|allow|make) me (talk|speak) (to|with) (your oga|the manager|a human being|your staff)
      (can|could) (a person|someone|somebody) (call|ring|phone) me (back|please|now)
      (i prefer to|i'd rather|i want to) (talk|speak) (to|with) (people|a person|someone) (not a machine|directly)
      (what|which) number (can|do|should) i (call|ring|phone) (to reach you|for customer care|to talk to someone)
      (give|send|tell) me (a|the|your) number (to call|i can call|for complaints) (please|)
      (agent|human|operator|representative|manager|customer care) (please|now|abeg|)
      (i am|i'm) (old|not good with phones|not good at typing)(, let me|, can i) (talk to somebody|speak to a person)
      (my|this) (problem|matter|issue) (needs|requires|wants) (a person|human attention|a manager|an officer)
      (who|whom) (can|do) i (talk|speak|report) to (in this bank|there|about my problem)
      (get|call|bring) (your|the) (manager|supervisor|boss|oga|superior) (for me|please|)
      (i want|i need) to (call|phone|ring) (you|customer service|the bank|your office)
      (email|mail|phone) (address|contact) (of|for) (customer care|support|your office)
      (how|where) (do|can) i (see|meet|find) (a|your) (staff|officer|account officer|manager)
      (no|stop)(,|) (i want|give me) (a person|someone real|human) (not|instead of) (this|a bot|a machine)
      (please|) (escalate|pass|hand) (this|it|my case) (to|over to) (a human|your manager|a senior officer|someone)
      (somebody|someone) (should|must|please) (call|attend to|answer|help) me (now|in person|)
      (do you have|give me|what is) (a|the|) (customer service|support|help desk) (line|number|email|contact)
      (i can't|i cannot) (explain|type) (this|it|everything) (here|to a machine)(, let me talk to someone|, call me)
      (account officer|relationship manager|customer rep) (please|number|i want to speak to one)
      (live|human|online) (chat|agent|support) (please|available|)
      (talk|speak) to (agent|human|someone|customer service|rep)
      (can|may) i (have|get) (a word|a chat|a conversation) with (your manager|someone|a staff)
      (i've|i have) been (asking|begging) (for|to see) (a human|a real person)(, please|)
      (don't|do you not) you (people|) have (humans|staff|customer care) (there|to answer me|)
      (somebody|a staff) (to|who can) (explain|sort|settle) (this|it) (for me|with me)
      (is customer care|are your agents|are your people) (available|there) (now|today|on sunday|)
      (transfer|forward|route) (this chat|my chat|me) to (customer care|an agent|support|a real person)
      (i want|i would like) (your|a) (staff|officer|banker) to (call|visit|help) me
      (press|what do i press|which button) (for|to get) (an agent|customer care|a human)
      (when|what time) (will|can) (an agent|someone|customer care) (call|reach|attend to) me
      (are|is) (you people|customer care) (reachable|on phone|on call) (today|on weekends|)
      (let me|i'd like to) (talk|speak) (on phone|on a call|by voice) with (an agent|someone from your bank)
      (pls|please) (i nid|i need|nid) (to tok to|to talk to|2 talk 2) (sumone|someone|a person)
      (you|this) (don't|doesn't|can't) (understand|help) (me|what i'm saying)(,|) (give me a person|let me talk to someone|call your manager)
      (i have|i've got) (a|an) (serious|urgent|private|complicated) (matter|issue)(,|) (i need|let me speak to|connect me to) (a person|someone|your staff)
      (where|who) is (the|your) (manager|customer care person|human agent|supervisor)
      is (any|a real) (human|person|staff) (reading|answering|seeing) (this|my messages)
      (can i|may i|let me) (come|walk) (in|to the office) (and|to) (see|meet) (someone|a staff|the manager)
      (please|) (call|phone|ring) me (back|now|on this number|when you are free) (please|)
      (please give me|i need|send) (customer care|your support|the helpline|your hotline) number
      is there a (number|phone number|line) (i can call|to talk to a person|for emergencies)
      (talk|tok|speak) (2|to) (a|an|) (agent|person|human) (pls|please|now)
      (get|find) (me|) (somebody|someone|a human) (who|that) (can help|understands|speaks well|knows this)
      (i'm|i am) (tired|sick) of (typing|this menu|chatting with a machine)(,|) (call me|agent please|get me a person)
      (an|one) (officer|agent) (attended|spoke) to me (yesterday|last time)(,|) (i want|connect me to) (him|her|the same person) (again|)
      (a|your) (lady|man|staff) (called|helped) me (before|yesterday)(,|) (can i|let me) (talk to|reach|speak with) the same person again
      (escalate|escalate this|take it higher) (please|to your boss|to the manager|now)
      (live|real) (person|human|support|agent) (please|now|only)
      (i|we) (would|will) (rather|prefer to) (talk|speak|deal) (to|with) (a human|a person|your staff|someone physically)
      (customer|client) (care|service|support) (agent|person|rep|officer) (please|)
      (give me|send|i need) your (facebook|twitter|email) (contact|address) (for customer care|to reach support)
      (human|humn|hooman|agnt|agent) (pls|please|abeg)
      (hello|please)(,|) (is|can) (someone|anybody|a human) (there to help|attend to me|talk to me)
      (do you|does karo) have (a|any) (call centre|customer care line|human support|office line)
      (i'd|i would) like to (book|schedule|have) (a call|an appointment|a meeting) with (your manager|an officer|a staff)
      could you get me (a|the) (customer care agent|person to talk to|staff to speak with)
      (i need|i want) (to hear|) a human (voice|being)(, please|, not this|)
      (please|kindly) (let|allow) (me|my mother) (talk|speak) (to|with) (a staff|someone|the manager)
      (i want|i need|we need) (your|a) (manager|supervisor|branch manager|officer)
      (give|send) me (the|a) (contact|phone number|email) of (customer care|your manager|support|your office)
      (how|where) (do|can) i (call|phone|email) (karo|you people|customer service)
      (this|my) (case|matter) is (complex|delicate|sensitive)(,|) (a human|someone|an officer) (should|must|please) (handle it|call me)
      are there (real|any) (people|agents|staff) (working here|behind this|i can reach)
      (stop|enough of) (the|this|these) (auto replies|bot talk|automated messages)(,|) (i want|give me|connect me to) (a human|somebody)
      (my|the) (english|typing|sight) is (not good|poor)(,|) (call me|let someone call me|i want to talk to a person)
      (speak|talk|chat) (with|to) (a|the|your) (manager|staff|agent|representative) (please|now|)
      (when|how soon) can i (talk to|call|speak with) (an agent|a person|someone)
      (someone|an agent|your staff) (promised|said) (to|he would) call me (back|)(, when|, i'm waiting|)
      (connect|link|join) me (to|with) (customer care|customer service|an agent|a human being) (please|now|)
      (a|one) (human|person|real person) (please|to talk to|to help me)
      (leave|forget) the (bot|menu)(,|) (a person|agent|human) (please|abeg)
      (who|which officer) is in charge of (complaints|customers here), (let me talk to them|i want to call him)
      (abeg|please)(,|) (i want|make i) (talk to|see) (person|human being|somebody) (for there|)
      (grandma|mama|papa) (wants|prefers) to (talk|speak) (to|with) (a person|a real human|someone)
      (can|will) your (staff|manager|officer) (visit|call|see) (me|us) (at the shop|today|)
      (customer care|manager|agent) (where are you|please answer|attend to me)
      (who|which person) can i (talk to|see|meet) (there|in your office|about my matter)
      (pick|answer) (your|the) (phone|call|customer care line) (please|)
      let me chat with (the|a) (manager|supervisor|human agent) (please|)
      is your (customer care|office line|helpline) (working|reachable) now, i want to call
      (i|we) (need|want) (someone|a person|staff) (physically|on phone|to come|from your bank)
      (agent|operator|human|manager) (please|pls|now)
      (let|make) (a|your) (staff|human|manager) (chat|call|text|reply) me
      i have (explained|typed) (this|everything) (three times|again and again)(,|) (let me speak to a person|get me an officer|is there someone i can call)
      i am (seventy|an old man|a pensioner) and (don't|do not) (understand|know) this (typing|machine)(,|) (let me talk to somebody|please call me)
      (i want|i need|let me have) (an|your) (agent's|officer's|manager's) (number|contact|phone number)
      (can|may) (i|we) (speak|talk) (with|to) (someone|an officer) (about|concerning) (my complaint|this matter|my account)
      (get|bring) (a|your) (human|person|customer rep) (on|into) (this chat|the line)
      (i'm|i am) (not|never) (talking|chatting) (to|with) (a|this) (robot|machine) (again|any more)(,|) (person please|give me a human)
      (do|does) (anyone|somebody|a person) (work|sit|stay) there (i can talk to|who can talk to me)
      (customer|client) (service|care) (please|number please|where are you)
      (forward|send|pass) (my message|this complaint|my matter) to (your manager|a human|your boss|customer care)
      (is there|can i have) (somebody|a person|a staff) (who can|to) (attend to|talk to|answer) me (physically|in person|now|)
      (i|we) (want|need) (a|an) (real person|officer|agent) (on the phone|to call me|not this chat)
      (your|the) (call centre|helpline|contact number|support number) (please|is what|)
      (let|ask) (your manager|your boss|an agent) (call|ring|reply) me (today|now|please)
      (enough|i'm tired) of (this bot|typing|the machine)(,|) (give me a person|let me talk to somebody|connect me to someone)
      (how|where) can i (call|phone|reach|email) (your people|customer care|a staff)
      (speak|talk) to (a human|an agent|a manager|somebody) (now|please|urgently)
      can i see anybody face to face
      please let somebody that understands hausa call me
      get me someone who speaks igbo, not this machine
      i want to see your branch manager
      what number can i call to hear a person's voice
      i don't have strength to type, call me
      my eyes are not good, let one of your staff phone me
      can your field officer come to my shop
      is there no human being in this bank
      machine cannot understand my case, give me a person
      i have asked you three times, now let me talk to your oga
      put your supervisor on
      let the person in charge call me before 5pm
      please ask your customer care lady to ring me
      the officer that helped me last week, i want to talk to her again
      drop your customer care number
      send ur helpline
      whatsapp number of your customer service that is human
      i need a proper conversation with a real banker
      can one of your agents pick a call now
      give me your account officer
      who is my account officer, let me call him
      i will only explain it to a human being
      it's too long to type, can we talk on phone
      the matter is private, i prefer to tell a person
      stop giving me automatic reply, bring somebody
      i'm done with the bot, agent please
      rep
      tok 2 person
      abeg call me, i no fit type
      i wan yarn with person, no be robot
      call me on {phone}
      can somebody reach me on {phone} this evening
      let me have your email and phone line
      how many minutes before an agent joins this chat
      is the agent coming or not, i have been waiting for a person
      i was talking with an agent and the chat cut, connect us again
      my father is 75, he wants to speak with a staff
      do you have a desk officer in owerri i can walk to
      i want to visit your office and talk to somebody
      book an appointment for me with your officer
      please arrange a call with your manager for tomorrow
      can i video call one of your people
      transfer this case to a senior person
      give the phone to your boss
      talk to me like a person or give me one
      zero, operator
      let a woman attend to me please
      are your people on duty on sunday
      is anybody in the office that can take my call
      which officer handles my kind of matter, i want to talk to him
      your facebook page that people answer
      what email can i write to for support
      is the helpline open by this time
      push my case up to your manager
      let it go to your superior, i want to talk to him
      someone with brain should answer me please
      client service desk, are you there
      customer care where are you people
      where is your manager, i have something to tell him
      help me with a person
      your twitter dm or phone, how do i reach somebody
    `,
    complaint: `
      <i_want> (make|lodge|file|log) a complaint
      (complaint|complaints|i have a complaint|lodge complaint|i have an issue|i have a problem|dispute)
      (your|this) (service|app|transfer service) is (bad|very bad|poor|terrible|too slow|not good)
      i (was|have been|got) (charged|debited) (twice|wrongly|too much|double|extra|for nothing)
      (wrong|double|excess|unfair|hidden|illegal) (charge|charges|debit|deduction)
      i am (not happy|unhappy|angry|disappointed|upset|frustrated) with (this bank|your service|you|karo)
      i bought (airtime|data|light|a token) (and|but) (did not|didn't|never) (get|receive|see) (it|anything|the token)
      the (airtime|data|token|subscription) (did not|didn't|has not) (come|enter|load|drop|work)
      (you people|you|karo) (are|is) (cheating|stealing from|robbing|disappointing) me
      why (did|are) you (remove|deduct|take|taking|removing|deducting) {amount} (from my account|)
      my (issue|problem|complaint) (has not been|is not|was not) (resolved|solved|fixed)
      (case|complaint|ticket) (number|status) ({reference}|)
      what is happening to my complaint
      the (atm|pos) (did not|didn't) (pay|dispense|give) me but (i was|my account was) debited
      pos (debited|charged) me but (declined|failed)
      i paid but (the shop|the merchant|they) (did not get|says it failed)
      my card was declined (at|in) (a shop|the supermarket|)
      nothing (is working|works) (here|today)
      refund my (charges|money for the failed airtime)
      i will report you to (cbn|the police|efcc)
      poor network, poor service
      the charges are too much
      something is wrong (with my account|here|)
      i need to report a problem
      (you|karo|you people) (are|is) (cheating|robbing|disappointing|stealing from) (me|us|people)
      (karo|this bank) (cheats|is cheating|steals from|is robbing) (me|customers|us)
      you people have (disappointed|cheated|failed) me
      why are you (people|) (taking|removing) my money
      (the|your) (atm|pos) (debited|charged) me (and|but) (did not pay|gave me nothing)
      (my|the) (complaint|issue) has not been (solved|resolved|answered)
      i (am|was) (overcharged|charged wrongly|debited twice)
      (poor|bad|terrible) (service|bank|app)
      i bought (airtime|data|light) (but|and) it (did not come|has not come|did not enter)
      i (was|got|have been) (charged|debited) (twice|two times|double|wrongly) (for one|for the same|) (transfer|transaction|)
      (my|the) (airtime|data|token|light token|subscription) (i bought|i paid for|) (has not|did not|never) (come|arrived|dropped|load)
      (the|an|your) atm (did not|didn't|refused to) (pay|give me|dispense) (my money|cash|)
      i (want|need|would like) to (make|lodge|file|log|raise) (a|an) (complaint|issue|formal complaint)
      (your|this) (service|bank|app) (is|was) (very|too|so) (bad|slow|poor|terrible)
      (something is wrong|i have a problem|there is an issue) with my (account|card|transfer|app)
      (unfair|strange|hidden) (charges|fees|deductions) (on my account|)
      (i want to|i need to|let me|how do i) (complain|make a complaint|report an issue|report a problem|lay a complaint|raise an issue)
      (your|the|this) (app|bank|bot|network|service|transfer) (is|was) (slow|bad|down|not working|frustrating|poor|annoying|disappointing)
      (i'm|i am) (very|so|really|) (angry|unhappy|upset|disappointed|displeased|not satisfied|frustrated) (with|about) (you|karo|your service|this bank|this)
      (you|you people|karo|the bank) (charged|debited|deducted|overcharged) me (twice|double|too much|wrongly|for nothing|without reason)
      why (did you charge|are you charging|did you debit|do you keep deducting from) (me|my account) (so much|every month|{amount}|)
      (the|an|) (atm|pos) (did not|didn't|refused to|failed to) (dispense|pay|give) (cash|me|money) (but|and|yet) (debited|i was debited|it removed my money)
      (i bought|i paid for|i ordered) (airtime|data|light|token|dstv) (but|and) (i haven't|i didn't|it hasn't|never) (received it|get it|come|got anything|seen it)
      (the|my) (airtime|data|token|subscription) (i paid for|) (did not|didn't|has not|hasn't) (come|enter|reflect|load|arrive|drop)
      (my|the) (problem|issue|complaint|matter) (is still|has not been|hasn't been|was never) (there|resolved|solved|fixed|handled|treated)
      (too many|hidden|unnecessary|plenty|excess) (charges|deductions|fees)
      my card (was|got|is being|keeps getting) (declined|rejected) (at the shop|online|everywhere|)
      (bad|poor|terrible|the worst|rubbish) (customer service|service|experience)
      (nothing|this thing|your app|your bank) (is working|does not work|keeps failing|is not working) (here|since|)
      (i will|let me) (report|sue|drag|expose) you (to|at) (the police|cbn|court|on twitter)
      (i am|i'm) (very|not|so) (displeased|happy|angry|disappointed|unhappy|tired) (about|with) (your service|you|this bank|karo)
      (too many|plenty|excess|hidden|unnecessary) (charges|fees|deductions|problems)
      you people are (stealing from me|cheating me|wasting my time|too slow)
      (it's been|since) (two weeks|monday|days) (and|) (nobody|no one) (has|) (answered|replied|attended to) (me|my complaint)
      (your|this) (network|server|system|app) (fails|hangs|goes off|crashes) (whenever|every time) (i want to pay|i need it|)
      (meter|light) token (is invalid|was rejected|is not loading|never came)(, i paid {amount}|, fix it|)
      (i recharged|i bought|i paid for) (data|airtime|cable|light) (since morning|yesterday) (and|) (still nothing|no value|nothing came)
      (why|how) (is|come) (there|) (stamp duty|sms charge|maintenance fee|vat) (every day|on everything|on my account)
      (give|pay) me (back|) my (charges|deducted money|failed airtime money)(, it's unfair|, it's wrong|)
      (a|your|the) (pos|agent|machine) (collected|took|cut) (my money|{amount}) (and|but) (gave|printed) (nothing|declined)
      (shame on|i'm ashamed of|i regret joining) (you|this bank|karo)
      (i want to|let me) (express|register|state) my (displeasure|dissatisfaction|annoyance)
      (u|you people) (wasted|are wasting) (my|people's) time
      (complain|complaint|komplaint|complane) (box|desk|form|pls)
      (your|the) (staff|agent|customer care) (was|is) (rude|insulting|unhelpful|lazy|sleeping)
      (declined|rejected|failed) (again|three times|at the till)(, my card is useless|, what's wrong|, this is embarrassing)
      (my|the) (money|account) (was|is being) (deducted|debited) (anyhow|little by little|every week) (by you|)
      (i've|i have) (complained|reported|written) (many times|severally|three times) (and|but) (nothing|no solution|no reply)
      there is a (bad|wrong|incorrect) (deduction|charge) on my account
      (fix|solve|treat|correct|resolve) (this|my) (issue|problem|error|nonsense charge) (please|quickly|)
      (you|this bank) (embarrassed|disgraced|failed|disappointed) me (at the shop|before people|today|)
      (i don't|i do not) (like|enjoy|understand) (how|the way) (you|this bank) (charge|treat|delay) (people|customers|me)
      (the|my) (transfer|bill payment|recharge) (keeps|always) (failing|bouncing|giving error)
      (error|technical error|glitch|system down) (again|on your app|every day)
      (atm|machine) (counted|hummed) but (no cash|money no come|cash didn't come out)(, i was debited|)
      (i will|i'm going to) (close my account|leave this bank|move my money) (because of|with) (this|these) (charges|nonsense|service)
      (where|when) (do i|will i) get (a|) (solution|answer|justice|response) (to|on) my (complaint|case)
      you charged me for a (failed|declined|cancelled) transaction
      (sms|alert|debit) (charges|fee) (is|are) (too high|killing me|not fair)
      (too much|so much|constant) (delay|downtime|network failure|stress) (with|in) (this|your) (bank|app)
      (i'm|am) (fed up|tired|done|frustrated) (with|of) (this bank|these charges|you people|karo)
      (why|how) (must|should) i (pay|be charged) (twice|two times|for nothing) (for one transaction|)
      (i am|we are) (suffering|stranded|embarrassed) because of (your network|this bank|your app)
      (the|your) (app|bot|service) (is|keeps) (hanging|misbehaving|disgracing|disturbing) (me|)
      (airtime|data|light|cable) (failed|not delivered|bounced) (but|and) (money gone|i was charged|no refund)
      (i need|give me|where is) (my|a) (refund|reversal) (for|of) (the|) (failed|double) (airtime|data|charge|payment)
      (poor|useless|slow|bad) (response|customer care|network|attention) (from you|)
      (nobody|no one) (cares|listens|picks calls) (in this bank|here|)
      (i want to|let me) (talk about|raise|table) (a|my) (grievance|concern|complaint)
      (pos|atm) (transaction|withdrawal) (failed|declined) (but|and) (i was debited|you took the money)
      (my|the) (statement|balance|name) (is|on my account is) (wrong|incorrect|not correct)(, fix it|, why|)
      (stop|why are you) (sending|charging) me (unnecessary|plenty|useless) (messages|fees|sms)
      (light|token|data|airtime) (i paid for|i bought) (in the morning|since|two days ago) (is yet to|has not) (come|drop|reflect)
      (what kind of|which) (bank|service) (delays|treats customers) like this
      (you|una people) (promised|said) (24 hours|to fix it|to refund me) (and|but) (nothing|till now nothing)
      (why|how come) (was|is) my (payment|card|recharge) (declined|failing|rejected) (when i have money|every time|)
      (i am|i'm) (reporting|complaining about) (your agent|your pos|bad service|wrong charges)
      (this|your) (charge|deduction|fee) of {amount} is (wrong|unfair|too much|robbery)
      (i am|i'm|we are) (not happy|angry|upset|fed up|tired|unhappy|disappointed) (with|about|at) (you|this bank|your service|the charges|what happened)
      (your|this|the) (app|network|bank|service|system|ussd) (keeps|is always|has been) (failing|hanging|crashing|down|disappointing) (since|me|today|)
      (you|they) (debited|charged|deducted|removed) (me|my money|{amount}) (twice|wrongly|without reason|for nothing)(, why|)
      (i bought|i paid for) (light|token|data|airtime|dstv) (but|and) (it has not come|i have not received it|nothing came|no token)
      (the|your) (agent|staff|customer care) (was|is) (rude|slow|unhelpful|insulting) (to me|)
      (i want to|i need to|let me) (complain|make a complaint|lodge a complaint|report an issue|register a complaint) (about|on|) (charges|my account|a failed payment|)
      (there is|i have|i've got) (a|an) (problem|issue|complaint|challenge) (with|on|about) (my|the) (account|card|transfer|app|bill)
      (what kind of|which kind) (service|charge|wahala) is this
      (fix|solve|resolve|sort out) (this|my|the) (problem|issue|complaint|mess) (please|now|today|)
      (the payment|my transfer|my card) keeps (failing|being declined|giving error), i am not happy
      (the|an) atm (took|removed|debited) (my money|{amount}) (and|but) (did not pay|gave me nothing|no cash came)
      (refund|return) my (money|{amount}) (for|of) (the failed|that failed) (payment|data|token|airtime)
      (nobody|no one) (is|has been) (answering|attending to|replying|helping) (me|my complaint|us)
      (error|it shows error|something went wrong|transaction declined) (every time|again|always|when i try)
      (i didn't|i did not|i never) (get|receive|see) (the|my) (token|data|airtime|light) (i paid for|i bought|)
      (your|these) (charges|fees|deductions) (are|is) (too much|too high|killing|outrageous)
      (i am|i'm) (not|no longer) happy with (what you did|how i was treated|how you people treated me)
      (i have|i've) (been|) (waiting|complaining) (since|for) (morning|three days|two weeks|last month) (and|) (no answer|nobody has answered|nothing has been done)
      (my|the) (transfer|payment|recharge|purchase) (failed|did not go through|was declined) (again|three times|for no reason)
      (you|karo) (charged|debited|deducted) me (two times|more than you should|for nothing|wrongly)
      (i want|i need|i'd like) (to report|to complain about) (a|your|) (bad service|rude agent|problem|poor treatment)
      (your|the) (agent|staff|officer) (was|is) (rude|insulting|careless|very unhelpful) (to me|)
      why is there (an extra|a strange|an unexplained) (charge|deduction|fee) (on my account|of {amount})
      (my|the) (token|airtime|data) (has not|hasn't|did not) (come|arrived|arrive|enter) (but|and) (you took the money|i was debited|i have paid)
      (this|your) (app|service|bot|bank) (does not|doesn't|no longer) (work|work well|respond) (at all|these days|)
      (i|we) (keep|keeps) (getting|having|seeing) (errors|the same problem|failed messages|issues)
      (the|your) (network|server|system) (is|has been) (always|) (down|bad|slow) (today|since morning|every month end)
      (you|the bank) (have not|haven't|refused to) (solve|solved|resolved|fix) (my|the) (problem|complaint|issue)
      (how|when) (will|are) you (going to|) (solve|fix|resolve) (my|this|the) (problem|complaint|issue)
      (i|) (made|logged|sent) a complaint (last week|days ago|{period})(,| and) (no feedback|nothing yet|nobody replied)
      (refund|return) (the|my) (charge|extra charge|double debit|money you deducted) (now|please|)
      (i was|we were) (promised|told) (24 hours|48 hours|yesterday) (and|but) (nothing|nothing has happened|still no solution)
      (the|your) (pos|atm|card) (disgraced|embarrassed|failed) me (at|in) (the shop|the filling station|the supermarket)
      (stop|why are you) (deducting|taking|removing) (money|charges|sms fees) (from|on) my account
      (i'm|i am) (disappointed|annoyed|vexed|pained) (with|by|in) (karo|you|this service|your bank)
      (this is|it is) (unacceptable|not fair|not right|too bad|very wrong)
      (the|your) (charges|fees) (are|have become) (too high|unbearable|more than other banks)
      (i bought|i paid for) (data|airtime|power) {period} (and|but) (have not seen|never saw|did not get) (it|anything)
      (my|the) (card|pos payment|online payment) (is|was|keeps being) (declined|rejected) (and|but|when) (there is money|i have money|the account is funded)
      (you are|karo is) (delaying|frustrating|suffering) (me|my business|customers)
      (something|everything) is (wrong|not right) (with|about) (this service|your app|how you charge)
      (i feel|i was) (cheated|insulted|let down|ignored) (by you|by this bank|)
      (my|our) (complaint|case|ticket) (was|has been) (closed|ignored|abandoned) (without|and) (solution|i am not satisfied)
      (dispense error|failed withdrawal|atm error)(,| ) (my money was not given|i was debited|no cash came out)
      (i want|give me) (an explanation|answers|reasons) (for|about) (this bad service|these charges|this failure)
      (your|this) service (has|) (dropped|become bad|gone down|worse) (these days|lately|)
      (nobody|no one) in your bank (picks|answers|replies) my (calls|messages|emails)
      (i'm|i am) (leaving|closing|tired of) (this bank|karo|you) (because of|with) (bad service|these problems|your charges)
      (wrongly|doubly|illegally) (charged|debited|billed) (for|on) (my last transfer|sms|airtime)
      (the|my) (bill|dstv|light) (payment|i paid) (went|was taken) (but|and) (service is not restored|nothing changed|they say not paid)
      (i have|there is) (a|an|one) (serious|small|big) (issue|problem|complaint) (with|on) (your service|my transaction|your app)
      (good morning|please|hello)(,|) i have (a|one) (complaint|issue|problem) (to make|i want to lay|with your bank)
      (for|it has been) (three days|a week|hours) (now|) (i have been|i'm) (complaining|begging|waiting) (and no solution|and nobody cares|)
      (my|the) (customer|child) (was waiting|was crying) (and|while) your (network|service|transfer) (failed|disappointed me|was down)
      (i|we) (lost|missed) (a customer|sales|my bus) because (of your|your) (network failed|bad network|service was down)
      (you|karo) (keep|keeps) (promising|saying wait|giving excuses) (and|but) (nothing happens|no result|not solving it)
      why is your (service|network|app) so (bad|slow|poor) (today|lately|these days)
      (you deducted|you took|you removed) {amount} (for what|from me wrongly|and i did nothing|as charges)
      (sms|transfer|card|maintenance) (charge|fee) was (taken|removed) (twice|every day|without reason)
      (i recharged|i bought) {amount} (airtime|data|light) (and|but) (it did not enter|got nothing|only half came)
      (the|my) (token|pin|recharge) (you sent|i got) (is invalid|is not working|was rejected by the meter)
      (the|your) (pos|agent) (charged|took) (too much|extra|double) (from me|)
      (your|the) (customer care|staff|agent|bot) (insulted|ignored|shouted at|hung up on) me
      (i'm|i am) (writing|here|messaging) to (complain|express my displeasure|report poor service)
      (this|it) is (the third|the second|not the first) time (this is happening|you are doing this|my payment is failing)
      (card payment|payment|purchase) (declined|failed|unsuccessful) (every time|always|since morning)(, why|, fix it|)
      (fix|solve|sort|treat) (my|this|the) (problem|issue|complaint) (today|now|fast|please)
      (you|this bank) (owe|owes) me (an apology|an explanation|a refund of charges)
      (i want|i demand) (a|my) (refund|compensation|apology) (for the failed recharge|for the wrong charge|for your mistake)
      (the|your) (statement|balance|record) (is|looks) (wrong|incorrect|not correct) (and nobody explains|fix it|)
      the (school fees|tax|water bill) payment (i made|we made) (is not reflecting|has not shown|they have not confirmed)(, i am angry|, sort it|)
      (your|karo) (alerts|messages|notifications) (come late|don't come|are too many|disturb me at night)
      your (voice|language|bot) (does not|doesn't) (understand|work for) (anything i say|my accent|my mother)
      (not|never) (satisfied|happy|impressed) (at all|with your response|with what you did)
      (shameful|terrible|horrible|pathetic) (service|experience|treatment) (today|from you people|)
      (complain|complant|complane) (pls|about ur service)
      (i will|i'm going to) (report|complain about) you to (cbn|the press|consumer protection|twitter)
      (why|how come) (nobody|no one) (has called me|has replied me|is fixing my issue|is solving this problem)
      (charge|charges|deduction) (i don't understand|without explanation|that is not fair|too many this month)
      (my|the) (app|chat|account) (keeps|is) (showing error|hanging|logging me out|freezing)(, fix it|)
      (i'm|am) (not getting|still waiting for) (any|a) (response|solution|feedback) (from you|to my complaint|)
      (my|the) (issue|complaint|case) (from|of) ({period}|last week) (is|has) (not|still not) (been solved|resolved|answered)
      (you|karo) (don't|do not|never) (reply|answer|listen to) (customers|people|my complaints)
      (every time|anytime|each time) i (try|want) to (pay|send|buy data) it (fails|says error|hangs)
      (there is|i see) (an error|a mistake|something wrong) (on|in|with) (my|the) (account|balance|bill|charges)
      i was made to wait (for hours|all day) (because of|for) your (network|service)
      (the|your) (fees|charges|deductions) (are|keep) (eating|finishing) my money
      (why|how) (do|can) you (charge|debit|deduct) (me|) (for|on) (a failed|a declined|an unsuccessful) (transfer|payment|recharge)
      we are (not happy|unhappy|very angry) (with|about) (karo|your bank|your people)
      this (charge|deduction|fee) of {amount}(, it is too much|, i did not agree to it|, return it)
      (money|{amount}) was (deducted|removed|taken) (as charges|twice|for sms) (and i am not happy|without telling me|again)
      (the|your) agent (at|in) (my street|the market|kano) (cheated|overcharged|insulted) me
      (your|this) (bank|app|bot) (is|has been) (frustrating|stressing|disappointing|delaying) me (since|today|)
      (dispensed|paid) (half|part) of (my money|the cash)(,|) (the atm|the machine) (kept the rest|debited everything)
      i have had enough of (this|your) (bad service|nonsense charges|delay)
      (my|the) (recharge|data|token) (was|is) (short|incomplete|less) than (what i paid|the amount)
      (failed|wrong|bad) (service|recharge|billing)(,|) (refund|return) (my money|me)
      (i need|i want) (my complaint|this problem|this matter) (treated|solved|looked into) (today|now|)
      (i am|i'm) (lodging|making|sending) a complaint (about|against) (your service|your agent|a wrong charge)
      (why|how come) does your (bot|app|line) keep (failing|going down|misunderstanding me)
      (disappointed|frustrated|fed up|angry) (customer|with karo|with this service|right now)
      (no|zero) (response|solution|apology) (from|by) (you|your people|the bank) (since|till now|)
      (the|your) (service|response) (here|) (is|was) (very|too|so) (slow|poor|bad)
      (abeg|please)(,|) (this|una|your) (service|network|charges) (is|are) (too bad|killing me|not good)
      (i|we) (suffered|struggled|begged) (yesterday|at the atm|to pay) because of (your network|your bad service)
      (as a|i am a) (loyal|old|faithful) customer(,|) i am (not happy|disappointed|upset) (with you|about these charges|)
      (who|what) (authorised|told) you to (debit|charge) me (for sms|{amount}|every day)
      (nobody|no one) (takes|is taking) my complaint (serious|seriously)
      tell your (manager|people) (that|) (your service is bad|i am not satisfied|the charges are too many)
      (you|your bank) (failed|disappointed|embarrassed) me (today|at the shop|in front of people)
      my business (is losing|lost|keeps losing) (money|customers) because of (your failure|your network|this bank)
      (charges|deductions) (everywhere|every day|upon charges)(,|) (why|i'm tired|stop it)
      (i have|i've) (complained|reported|written) (twice|many times|since last week) (and nothing|with no result|)
      i bought light (since) (morning|yesterday) and (the token has not come|till now nothing)(, my food is spoiling|, i am not happy|, do something)
      i was (charged|debited) {amount} (for nothing|twice|without explanation) and (nobody|no one) (answers|explains|cares)
      i have been (your customer|with karo) for (years|a long time) and (this service|this treatment) is (poor|not fair|bad)
      (why|how) (did|would) (your agent|your staff|you) (shout at|ignore|cheat) (me|my mother|customers)
      (the|my) (light|airtime|data) (i bought|purchase) (failed|is yet to arrive) (and|but) (i was charged|the money is gone|you have debited me)
      (your|this) (system|network|platform) (failed|crashed|went off) (in the middle of|during) my (payment|transaction|recharge)
      (you|karo) (should|must) (do better|improve|apologise|fix this)
      (stop|reduce) (these|your|the) (charges|deductions|sms fees|long delays)
      (i|) (regret|hate) (opening an account here|using your service|waiting for you people)
      (this|the) (agent|pos man|your staff) (charged|took) (me|) (double|extra {amount}|too much)
      (i'm|i am) (still|) (waiting for|expecting) (your|a) (reply|answer|solution) to my complaint
      (worst|most useless|slowest) (service|app|customer care) (ever|i have seen|in nigeria)
      (this|your) (service|bank|app) (is|has been) (so slow|very bad|disappointing|getting worse) (today|these days|)
      (i am|i'm) (not happy|not pleased|angry|unhappy) (with|about) (your service|this bank|how you treat me|the charges)
      (why|how come) (did|have) you (deduct|remove|charge|debit) (me|my money|{amount}) (for nothing|without telling me|twice|again)
      (i was|they|you) charged (me|) (twice|two times|double) (for|on) (one transfer|the same thing|airtime)
      (my|the) (airtime|data|light token|token) (i bought|i paid for) (did not|didn't|never) (come|enter|load|work)
      (your|the) (network|app|system|server) (is|keeps) (always down|down again|failing|crashing|hanging)
      (nobody|no one) (is answering|has replied|attends to) (me|my complaint) (since|for) (yesterday|three days|morning)
      (i have|i've) (complained|reported this|written) (many times|three times|since last week) (and|but) (nothing|no answer|nobody cares)
      (you|you people|karo) (are|keep) (wasting my time|disappointing me|failing me|giving me headache)
      (i want|i need|i demand) (my refund|a refund|an apology|compensation) (for|because of) (the failed payment|your mistake|the double debit)
      (something|things) (is|went) wrong (with|in) (my account|the app|my last payment) (please check|fix it|)
      (there is|i have|i've got) (a|an) (problem|issue|error) (with|on|in) (my account|my card|my payment|the app)
      (sms|maintenance|stamp duty) (charge|charges|fee) (is|are) (too much|too many|killing me)
      (how can|why would) (a bank|you) (do this|treat people like this|keep money like this)
      (it|this|the app) (is not|isn't|no longer) (working|opening|loading) (for me|since morning|again)
      (the|your) (agent|pos agent|staff) (cheated|insulted|overcharged|was rude to) me
      (i paid|i was debited) (for|) (dstv|light|data) (and|but) (it is still off|nothing came|i got nothing)
      (i will|i am going to) (report|take) (you|this bank) to (cbn|the police|court|the newspapers)
      (your|the) (charges|fees|deductions) (are|is) (unfair|too high|eating my money)
      (wrong|strange|funny) (deduction|charge|debit) (on|in) my (account|statement)(, explain|, why|, please check)
      (this is|it's) the (second|third) time (this is happening|you failed me|my payment has failed)
      (please|kindly) (treat|resolve|look into|attend to) my (complaint|case|issue|matter)
      (i am|i'm) (closing|leaving|going to another bank) (because of|due to) (your service|your charges|this bad network)
      (you|your app|this bank) (give|gives|is giving) me (headache|problem|high blood pressure|wahala) (every day|always|)
      (i will|i'm going to|let me) (sue|report|expose) (karo|this bank|you people) (to cbn|online|to consumer protection|)
      (funny|strange|unexplained|hidden) (charges|deductions|fees) (in|on) my account (, why|, explain|, please check)
      (why|how come) (is|are) (your|the) (app|charges|service|network) (so slow|so high|so poor|always failing)
      (you|the bank) (promised|said) (to|you would) (refund|call|fix) (me|it) (and|but) (nothing|you did not|till now nothing)
      (the token|the airtime|the data) (is|was) (not correct|invalid|for the wrong meter|rejected) (, fix it|, i need a refund|)
      (every time|each time) i (use|try) (this|your) (app|bank|card) (it fails|there is a problem|it gives error)
      (my|the) (payment|recharge|subscription) (failed|did not go) (but|and) (you took|you removed) my money
      (i|we) (deserve|expected) (better service|better treatment) (than this|from a bank like you)
      (your|the) (bot|chat|machine) (keeps|is) (giving|) (wrong answers|repeating itself|sending me round)
      (i regret|i am sorry) (opening an account here|joining this bank|putting my money here)
      (error|err|failed) (message|) (each time|since morning|when i pay) (, fix it|, what is wrong|)
      (my|this) (problem|matter|case) (has not been|is not|was never) (solved|resolved|fixed) (till now|yet|)
      (i am|i'm) (annoyed|upset|very angry|vexed) (with you people|with this bank|about my money|)
      (you people|your bank) (annoy|disappoint|frustrate) me (every time|a lot|today)
      (the|your) (service|app) (annoys|frustrates) me (every day|so much|)
      (your|the) (charge|deduction) (of {amount}|on my account) (is not right|surprised me|was not explained)
      (please|) why was (my card|my payment|my transfer) (declined|rejected|refused) (when i have money|today|)
      (i am|i'm) (being|) (owed|cheated of) {amount} (by your bank|by karo|since last month)
      (you|karo) (removed|took) (sms money|a fee|{amount}) (and|but) (gave no reason|i did not agree)
      (your|the) (agent|staff|customer care) (is|was) (rude|lazy|not helpful|shouting at me)
      (since|from) (morning|yesterday|monday) (your app|this thing|the service) (has refused|has not worked|is down)
      (what kind of|is this) (bank|service) (is this|that fails people)(, nothing works|, always problem|)
      (i bought|i paid for) (light|data|airtime) (and|but) (the token did not come|it has not loaded|it failed)
      (very|so) (poor|bad|slow|disappointing) (service|bank service|app) (from you|today|)
      (where|how) do i (complain|lodge a complaint|report a problem) (about your charges|about karo|)
      (why was|why is) my (payment|card) (rejected|declined|refused) (with money in it|when there is balance|all the time)
      (this thing|your app|karo) (is down|has been down|went off) (since|from) (morning|yesterday)
      (i am|we are) (suffering|losing customers) because of (your network|this app|failed payments)
      (no|there is no) (response|solution|help) (from you|to my complaint) (since last week|till now|)
      (look at|see) (these charges|this deduction|how you treat customers)(, it is not fair|, i'm angry|)
      since (morning|yesterday) your app has been (turning|rolling|loading) and i have customers waiting
      you charged me (twice|two times) for one recharge card
      this is the third time my transfer is failing this week, what kind of bank is this
      every time i want to use you it is one story or the other
      you removed {amount} as charges (without telling me|and nobody explained), it is not fair
      why did you people remove {amount} for sms i never received
      i am tired of you people deducting maintenance fee
      your charges are (more than|higher than) my profit
      the agent at {name} junction collected extra {amount} from me before giving me cash
      your agent (insulted|shouted at) me in front of people
      your pos agent said there is no cash (again|three days in a row), this is bad
      the woman at your office (was rude|treated me like a beggar)
      i stood in the sun for two hours at your agent's place and went home empty handed
      my card was declined at the (supermarket|filling station) and i was so ashamed
      you embarrassed me today, (card declined|payment failed) in front of my in laws
      payment keeps saying declined when there is money in the account
      it keeps telling me insufficient funds when i have money
      error error error, everything i do is error
      transaction failed again, i am fed up
      my data did not come after i paid {amount} and nobody is answering
      recharge failed but you took my money
      i subscribed gotv since morning, picture no show till now
      you people promised 24 hours, today is day five
      i was told it would be sorted in two days, it is now two weeks
      nobody has answered the complaint i wrote last week
      i have been on this matter for ten days and it is not solved
      you solved nothing, you only told me to wait
      waiting and waiting, no result, i am not happy
      honestly your service has gone down
      karo used to be good, now it is so slow
      the voice note you sent is not playing
      the receipt you gave me has the wrong name
      your statement had mistakes in it, the totals don't add up
      the loan money you gave me was less than what i signed for
      why is the interest you took more than what you told me
      you deducted my loan twice this month, correct it
      you took my repayment before the date we agreed
      the name on my card is spelt wrongly
      the card you delivered is (bent|not working|expired)
      the atm chopped {amount}, it counted and gave me nothing
      machine paid me less than what i typed
      cash was not paid but debit came, atm at {bank}
      the pos said declined but alert came, the seller refused to give me the goods
      my alerts come (late|hours after), i almost lost a customer
      i don't get alerts at all, how will i know who has paid
      your network is always bad on friday
      when salary comes your system goes down, every month
      you paid the wrong person in our ajo
      otp is not coming, i have tried six times
      the code refuses to come to my phone, i am annoyed
      your bot does not understand simple english, it is frustrating
      i said one thing and you did another thing
      you sent a different amount from what i typed
      i am a customer for three years and this is how you treat me
      i will close this account and go back to {bank} if this continues
      i am taking my money out, you people are not serious
      i will report you to (cbn|consumer protection) if i don't get my money by monday
      please take this serious, i am really not happy
      i don't like the way you people do things
      i want to lay a formal complaint
      write this down as complaint, the bill i paid was not received by the water board
      neco pin i bought is saying invalid
      the waec pin you sold to me has been used
      d app no gree open since, i vex
      pls ur service is too bad, i no fit send money
      i bin dey try since, e dey fail
      my meter rejected the token you sent
      you gave me somebody else's token
      it is showing wrong name for my account number
      i bought units since morning and the meter is not accepting it, i'm angry
      the transfer form keeps bringing me back to the beginning, it is annoying
      your system picked another person's name when i was sending
      your bot read the picture i sent wrongly, it is not good
      my voice note was misunderstood, you did rubbish
      i waited for one hour for otp and nothing
      you keep on asking the same question, i'm tired
      this chat is slower than a snail
      i've been debited for card i did not receive, refund me
      sms charges are eating my money, stop it
      {amount} charge for what exactly
      the agent short paid me, {amount} is missing from what he gave me
      your agent's pos collected my money and brought out no cash
      agent closed his shop with my deposit not entered, i'm not happy
      i've cried to you people about this issue and nobody cares
      you people have not done what you promised
      my friend uses another bank and has no problem, why is yours like this
      this update spoilt everything
      after your update i cannot see anything
      poor service, i regret joining
      e don tey i dey complain, una no do anything
      i'm not satisfied with the answer i got
      you gave my loan late and i lost the goods
      your delay made me miss the price
      why did you decline my payment
      it declined three times, what is wrong with you people
      pos payment was not approved and they held my goods, i'm annoyed
      your delivery man has been postponing my card
      my points were not given to me after i did the lesson
      i will drag you people on twitter
      consumer protection must hear this, you people are bad
      i want to state my annoyance with your bank
      i have a grievance against your bank
      i have a serious concern to raise about how you treat customers
      your alerts come late and it is causing problem for me
      your app gives me high bp
      nothing works in this your bank
      everything is spoilt here today
      you people ignored me
      your fees are now unbearable
      this charge is without explanation
      too many deductions this month, why
      i expected better treatment from you
      what a terrible experience
      i have a challenge with my account and nobody is helping
      there's an issue with my bill payment
      wrong billing on my account
      i regret opening account here
      nobody replies my messages in this bank
    `,
    thanks: `
      (thanks|thank you|thank u|thx|tnx|tanks|thank you so much|thanks a lot|many thanks)
      thank you (very much|karo|sir|ma|so much|for your help|for everything|)
      (i appreciate|i appreciate it|appreciated|much appreciated|appreciate)
      (god bless|god bless you|bless you|you are blessed) (for this|)
      (great|good job|well done|nice one|nice|excellent|awesome|wonderful|perfect|cool)
      (bye|goodbye|bye bye|see you|see you later|good night|have a nice day|later|talk later)
      that's all (thanks|for now|thank you|)
      you (are|have been) (the best|wonderful|very helpful|great|too good|so helpful)
      i am (grateful|so grateful|happy with your service)
      thanks for (your help|the quick response|helping me|sending it)
      okay (thanks|thank you|great)
      it worked, (thanks|thank you)
      you tried
      i love (this bank|karo|this|you guys)
      alright (bye|thanks|thank you)
      (thumbs up|👍|🙏|❤️|🙏🙏)
      problem solved (thank you|)
      that is (all|all i need|everything) (for now|today|)
      no more questions
      have a good (one|day|night)
      nothing else thank you
      i (love|like) (this|this bank|you guys|it)
      (you guys|this bank|karo) (are|is) (great|the best|good)
      i am happy with this, (thank you|thanks)
      (thanks|thank you|many thanks|appreciate it|much appreciated) (a lot|so much|dear|karo|)
      (you|that) (are|was) (very|so|really|) (helpful|great|kind|wonderful|good)
      (god bless you|bless you|well done|good job|nice one|weldone)
      (that is all|that's all|i am done|nothing else|ok bye|goodbye|good night|see you later)
      (thanks|thank you|tnx|thks) (a million|plenty|jare|very much|boss|my guy|a bunch|ever so much)
      (i|we) (really|truly|) (appreciate|am grateful for|thank you for) (it|this|your help|everything|your time)
      (god|may god|allah) (bless|reward) (you|u|karo)
      (ok|okay|alright|cool|great|fine), (thanks|thank you|tnx|bye|noted|that's all)
      (you|u) (rock|too much|are amazing|are a life saver|did well|are doing well)
      (that's|that is|this is) (perfect|great|lovely|awesome|wonderful|nice|very helpful|good)
      (bye|goodbye|see you|take care|cheers|later) (then|karo|for now|)
      (well done|weldone|kudos|bravo|good work|fantastic|brilliant)
      (it's|it has|i have) (entered|received it|gotten it|seen it|worked), (thanks|thank you)
      (enjoy|have) (a|your) (nice|great|lovely|good) (day|evening|weekend|night)
      (you are|you're|una be|this bank is) (amazing|the best|wonderful|too good|a life saver|great)
      (i love|i like|i enjoy) (this bank|you guys|your service|karo)
      (that is|that's) (all|everything|it) (for now|for today|thank you|)
      (god|allah) (reward|bless|keep|increase) (you|you people|u|your work)
      (have|enjoy) a (lovely|nice|great|good) (day|evening|weekend|night)
      (kudos|well done|great job|nice one|weldone|bravo|impressive) (to you|karo|guys|)
      (you've|you have|u have) (made my day|saved me|helped me a lot|done well)
      (more|much) (grease|power|strength|grace) to (your elbow|you|you guys)
      (that was|it was) (fast|quick|easy|sharp|smooth)(, thanks|, thank you|)
      (my|our) (mother|wife|customer) (has|) (got|gotten|received) it(, thanks|, thank you|, god bless)
      (i'm|am) (so|very|really) (thankful|happy|pleased|impressed)
      (five|5) stars for (you|karo|this service)
      (till|until) (next time|tomorrow|later)(, thank you|, bye|)
      (stay|be) (blessed|safe|well)
      (cheers|ta|safe|respect|nice|gracias) (mate|boss|bro|)
      (thnks|thanx|thankx|thank yu|thanku|tanx) (a lot|so much|dear|)
      (i|we) (will|shall) (tell|recommend|invite) (my friends|others|people) (about you|to karo)
      (yes|yeah|yup)(,|) (got it|seen|i've seen it)(,|) (thanks|thank you)
      (long life|god's blessings|more blessings|heaven's reward) (to you|upon you|my dear)
      (you|karo) (never|don't) (disappoint|fail) (me|)
      (it's|everything is) (okay|fine|sorted|settled|done) (now|), (thank you|thanks)
      (wow|ah|oh)(,|) (so fast|excellent|sweet|lovely)(, thank you|)
      (good|great|sharp|beautiful) (work|service|stuff|job) (guys|karo|there|)
      (i'm|i am) (off|leaving|going to sleep|signing out)(, bye|, good night|, thanks)
      (appreciate|grateful) (you|for that|for the help|sir)
      (god|lord|almighty) (will|go) (bless|favour|lift|promote) (you|your bank)
      (no more|that's my last) (request|question|thing) (for now|today|)
      (thanks|thank you) (in advance|once again|again|as always|from my heart)
      (love|loving) (it|your service|this app|the speed)
      (noted|understood|received)(,|) (thanks|thank you|with thanks)
      (ok|okay|alright) (noted|good night|see you|have a nice day|then bye)
      (you are|u are|you're) (a darling|a star|an angel|the real mvp)
      (i|we) (can't|cannot) (thank you|appreciate you) (enough|)
      (god|heaven) (will|shall) (remember|reward|enlarge) (you|your bank)
      (done|sorted|received|perfect)(,|) (thank you|thanks|bless you)
      (so|very|too) (kind|nice|sweet|helpful) (of you|)
      (have|enjoy) (a|your) (blessed|restful|wonderful) (day|night|week)
      (i'm|i am) (satisfied|okay|good|fine) (now|), (thanks|thank you|bye)
      (see you|talk to you|chat you up) (tomorrow|soon|next time)
      (thumbs up|kudos|hats off) (to you|to karo|guys|)
      (thank you|thanks|thank u|thnks|tnks|many thanks) (so much|a lot|dear|my dear|karo|very much|o|)
      (you|you people|karo) (tried|did well|are doing well|are too good|are amazing|are a life saver)
      (i'm|i am|we are) (grateful|happy|so thankful|pleased|impressed)
      (perfect|great|lovely|sweet|superb|brilliant|awesome|beautiful)(, thanks|, thank you|)
      (god bless|may god bless|bless) (you|you all|your work|this bank)
      (ok|okay|alright|noted)(,|) (bye|goodbye|good night|thanks|thank you)
      (that's all|that is all|nothing more|nothing else) (for now|thanks|thank you|)
      (thank you|thanks) (for|for all) (the help|your time|your patience|explaining)
      (that|this) (was|is) (very|so|really) (helpful|quick|kind|fast)
      (that|it) (helped|worked|helps) (a lot|perfectly|very well)
      (ok|okay|alright)(,|) (thank you|thanks|that will be all)
      (i appreciate|i really appreciate|we appreciate) (it|you|the effort|your help)
      (wow|ah|oh)(,|) (that was fast|so quick|thank you so much)
      (good night|bye|bye for now|see you|talk later) (karo|dear|)
      (thank|tank) (you|u) (ma|sir|very much|plenty)
      (thanks|thank you) for (getting back to me|replying|the update|the information)
      (great|good|nice) (help|job|one|work) (karo|my friend|)
      (i'm|i am) (grateful|so grateful|very grateful) (to you|for that|)
      (you|karo) (have|has) (really|) (tried|helped me|done well)
      (i got|got) it(,|) (thanks|thank you|cheers)
      (much|so) (obliged|appreciated|grateful)
      (you're|you are|ur) (the best|amazing|so kind|very helpful)
      (i have|i've) (seen|received|gotten) it(,|) (god bless|thank you|thanks)
      (that's|that is) (exactly|just) what i (needed|wanted)(, thanks|)
      (problem|issue|matter) (solved|settled|fixed)(,|) (thanks|thank you)
      (my|our) (family|mother|business) (thanks|appreciates) you
      (may|let) (god|the lord) (continue to|) (bless|keep|increase) (you|this bank)
      (no|nope)(,|) (that's all|nothing else|i'm fine)(, thank you|, thanks)
      (well done|kudos|nicely done) (to you|to your team|karo|)
      (okay|ok|alright) (bye|goodbye|good night|see you)
      (i am|i'm) (impressed|amazed|surprised) (by|with|at) (your service|how fast this is|the speed)
      (ta|ty|tysm|thnx|tnx) (karo|so much|a lot|)
      (you|u) (made|have made) my (day|morning|life easier)
      (cool|sweet|neat|nice) (thanks|thank you|, that helps)
      (please|) accept my (thanks|gratitude|appreciation)
      (thank you|thanks) for (being there|always being there|being patient with me)
      (i never|i didn't) (expected|expect|thought) it (would be|to be) this (easy|fast)(, thank you|, well done)
      (five stars|10 over 10|100 percent) (for you|service|)
      (all good|we're good|i'm good) (now|), (thanks|thank you|cheers)
      (see you|talk to you|catch you) (later|tomorrow|soon) (karo|)
      (the money|the airtime|the token) (has come|came|entered)(, thanks|, thank you|, god bless you)
      (thank you|thanks) in advance
      (thank you|thanks) (karo|my bank|my dear|my friend) (you tried|well done|god bless you|)
      (i'm|i am) (okay|fine|good) now(,|) (thanks|thank you|bless you)
      (that|this) (answers|answered|solves) my (question|problem) (thanks|thank you|)
      (i|we) (love|like|enjoy) (the way|how) (you|karo) (work|treat me|attend to people)
      (you|karo) (saved|helped) (me|my day|my business) (today|a lot|)
      (very|so) (good|kind|nice|fast|thoughtful) of you
      (e|it) (has|don) (enter|entered|work|worked)(,|) (thank you|thanks|god bless)
      (amazing|fantastic|excellent|brilliant|superb) (service|work|job|response) (karo|thanks|)
      (alright|okay|ok|fine) (then|)(,|) (thanks|thank you) (bye|for now|a lot|)
      (god|allah|the lord) (will|shall) (reward|bless|favour) (you|your work|this bank)
      (no more questions|that's all my questions|that's all for today)(,|) (thanks|thank you)
      (i|) (got|saw|have seen) (the alert|the receipt|my money)(,|) (thanks|thank you|well done)
      (thnk|thanx|thanku|thankz|tanx) (karo|so much|alot|dear)
      (my|our) (heartfelt|sincere|special) (thanks|gratitude|appreciation) (to you|)
      (i'll|i will) (recommend|tell everyone about|introduce people to) (you|this bank|karo)
      (that was|it was) (easy|smooth|sharp|quick)(,|) (thanks|thank you|nice)
      (keep|continue) (it up|the good work|being good|up the good work)
      (thanks|thank you) (and|,) (good night|good day|god bless|see you|bye)
      (ok|okay) (noted|understood|clear)(,|) (thanks|thank you)
      (you|u) (are|r) (welcome|wonderful|too kind|a blessing)
      (respect|salute|big ups|kudos) (to you|karo|to the team)
      (merci|gracias|danke|arigato)
      (bye|bye bye|goodbye|later|ciao) (karo|for now|thanks|)
      (thanks|thank you) (for|) (the|your) (quick|kind|prompt) (reply|response|service|help)
      (i|we) (thank|bless|appreciate) (you|god for you|karo) (so much|a lot|)
      (ok|okay)(,|) (i understand|i get it|i see|got it) (now|)(, thanks|, thank you)
      (perfect|wonderful|lovely|excellent)(,|) (you are the best|that's great|well done|god bless)
      (that|this) is (all|everything) (i need|i wanted|for now)(, thanks|, thank you)
      (you|u) (do|did|are doing) well(,|) (thanks|thank you|karo)
      (it's|it is) (done|working|fine|okay) now(,|) (thanks|thank you)
      (thank|bless) (god|heaven) for (you|karo|this bank)
      (may|long may) (your bank|karo|you) (grow|prosper|live long|progress)
      (i|) (truly|really|deeply|sincerely) (appreciate|thank) (you|this|the help)
      (nice|good) (one|talk|chat)(,|) (bye|thanks|see you)
      (🙏🙏🙏|👏|👍👍|❤️❤️) (thanks|thank you)
      (wow|great|cool)(,|) (this works|it works|i like this|so easy)
      (catch|see) you (later|around|tomorrow)(, thanks|, bye|)
      (thank you|thanks) (ever so much|a million|a bunch|indeed)
      (you|karo) (do|dey) try(,|) (thank you|well done|god bless)
      (my|the) (mother|grandma|husband) (says|said) (thank you|god bless you|well done)
      (i|we) (can't|cannot) thank you (enough|people enough)
      (good|sweet|fast) (service|bank)(,|) (thank you|thanks|i like it)
      (you|karo) (solved|sorted) (it|my problem) (so fast|in minutes)(,|) (thank you|i am grateful|god bless you)
      (my|the) (mother|child|landlord) has (seen|received) (the money|it)(,|) (thank you|thanks|god bless you)
      i was (worried|afraid) but (it is fine now|you helped me)(,|) (thank you|thanks)
      (thank you|thanks) for (not giving up on me|helping my mother|the receipt|the alert)
      (god|allah) (bless|reward|keep) (you|your hands|karo) (for me|abundantly|)
      (well|nicely|beautifully) (done|handled|explained)(,|) (thank you|karo|)
      we are (very|so) (pleased|thankful|glad)
      (it|that) (came|entered|dropped) (now|sharp sharp|immediately)(,|) (thank you|nice one|i like this bank)
      (you've|you have) been (helpful|kind|patient|wonderful)(, thanks|, thank you|)
      (cheers|ta|appreciated|bless) (mate|karo|bro|dear)
      (thank you|thanks) (for|) (explaining|your patience|the quick help|everything)
      (that was|you were) (very|so|really) (helpful|kind|quick|fast)
      (i'm|i am) (grateful|happy|satisfied|pleased)(, thanks|, god bless|)
      (okay|alright|ok|fine) (thank you|thanks|tnx|i appreciate) (karo|bye|)
      (i have seen it|it has entered|it worked|it's done)(,|) (thank you|thanks a lot|god bless you)
      (may god|god will) (bless|reward|keep) (you|karo|all of you) (for this|)
      (well done|nice one|good job|great work) (karo|my bank|thanks|)
      (bye|goodbye|later|see you) (karo|thanks|tomorrow|)
      i have gotten the alert, you people are wonderful
      light don come, thank you
      the token worked, god bless
      my data is working now, thanks
      she has called me that she has seen it, thank you so much
      the refund entered this morning, i'm grateful
      you saved me today in that shop, thank you
      i was worried for nothing, thanks for sorting it
      you made my mother smile
      i will tell my friends about you, great service
      i'll recommend karo to everybody in my market
      you deserve a raise
      your people are very patient, may god reward you
      i didn't know it would be this easy, nice
      finally! thank you
      at last, thanks a lot
      sharp sharp, i like that
      you too
      amen, thank you
      okay sir, thanks
      alright ma, bye bye
      k thanks
      tnx dear
      tanx a bunch
      thank u jare
      thx karo
      tank you
      much love
      i owe you one
      more power to you people
      you will never lack, thank you
      may your pocket never dry
      god will bless the work of your hands
      jazakallah khair
      na gode, thank you
      e se gan, thanks
      daalu, thanks plenty
      i understand now, thank you for explaining
      now i get it, thanks
      clear enough, thank you
      that's fine by me, good night
      no more questions, have a lovely day
      i'm okay for today, see you tomorrow
      let me go and sleep, good night karo
      talk to you later, bye
      enjoy your weekend, bye
      i'm logging out, bye
      no, that will be all
      nothing more for now, thanks
      everything is set, thank you my dear
      done and dusted, cheers
      it has entered, well done
      received with joy
      seen, thanks
      copied, thank you
      duly noted
      big thanks to the whole team
      my regards and thanks to your manager
      no wahala, thanks
      we thank god, it is settled
      this is the best bank i have used
      kudos to whoever built this
      two thumbs up
      a big thank you from all of us in the cooperative
      i'm amazed at how fast it went, well done
      five star service
      i like the way karo treats me
      exactly what i wanted
      enjoy your night
      i love you guys for this
      wonderful, thank you
    `,
    abuse: `
      you are (stupid|foolish|mad|useless|an idiot|a fool|crazy|dumb|very stupid)
      (stupid|foolish|useless|idiot|mad|dumb|nonsense|rubbish) (bot|bank|people|app|thing|)
      (fuck you|fuck off|go to hell|shut up|piss off|screw you)
      (idiot|fool|bastard|bitch|moron|thief|thieves|ole|barawo)
      you (are|people are) (thieves|criminals|mad people|scammers|fraudsters)
      what (the hell|the fuck|kind of nonsense|kind of rubbish) is (this|wrong with you)
      i hate (you|this bot|this bank|you people)
      (nonsense|rubbish|bullshit|crap) (and ingredient|talk|bank|)
      your (father|mother|papa|mama) (is mad|)
      (go and|) die
      you be (goat|mumu|thief|ode)
      thunder fire you
      god (will|go) punish you (people|)
      are you (mad|stupid|crazy|insane|blind)
      you have no sense
      useless people
      this (fucking|stupid|damn) (bot|bank|thing)
      son of a bitch
      (mumu|ode|oponu|werey|olodo)
      get out
      i will beat you
      (you|this bot|your bank) (is|are) (so|very|) (stupid|useless|foolish|dumb|rubbish|trash|mad)
      (idiot|fool|stupid|mumu|moron|bastard|goat) (bot|bank|)
      (shut up|fuck you|fuck off|go to hell|get lost|nonsense)
      (thieves|criminals|crooks|liars) (all of you|like you|)
      i hate (you|this bot|this bank|this rubbish)
      (god|thunder) (will|) (punish|fire|strike) (you|you all|your bank)
      (you|u|you people|this bank|this bot) (are|r|is) (so|very|just|) (stupid|foolish|useless|dumb|mad|daft|senseless|wicked|worthless)
      (stupid|foolish|useless|yeye|nonsense|bloody|silly|mad) (bank|bot|people|robot|machine|thing|fool)
      (fuck|damn|screw) (you|this|this bank|off|karo)
      (go|get) (to hell|lost|and die|away from here)
      (thief|thieves|scammers|fraudsters|criminals|liars|rogues|crooks)
      (i hate|i curse) (you|this bank|you people|this useless bot)
      (your|ur) (mother|mama|head|brain|father) (is|) (mad|not correct|dead|empty|)
      (what a|such a|complete) (stupid|useless|rubbish|nonsense|foolish) (bank|bot|app|service)
      (god|thunder|amadioha|sango) (punish|strike|fire|judge) (you|una|this bank)
      (are you|is this bot|una) (mad|crazy|stupid|sick in the head|brainless)
      (you|una|they) (have no|lack|no get) (sense|brain|home training|shame)
      (get out|commot|vanish) from (here|my sight|my phone), you fool
      (you|this bank|una|your bank) (be|is|are) (a|an|) (goat|cow|thief|devil|disgrace|dunce|moron|clown)
      (you|you people) (are|have) (sick|no sense|no brain|heartless|wicked|mad people|no home training|shameless)
      (god|thunder|amadioha|ogun) (punish|fire|strike|kill) (you|your family|una|all of you)
      (shut up|get lost|go away you fool|get out|fuck off|piss off|go and die|drop dead)
      (bloody|stupid|silly|damn|fucking) (bank|bot|machine|people|thing|app)
      (rubbish|trash|garbage|useless|yeye|nonsense) (bank|people|bot|talk)
      (your|ur) (mother|father|papa|head|generation) (is mad|is not correct|there|)
      what (the hell|the fuck|nonsense|rubbish) (is this|are you saying|is wrong with you)
      i (hate|despise|curse) (you|this bank|all of you|this useless thing)
      (you|this bot) (are|is) (a|an) (waste|disgrace|disaster|joke|failure)
      (may|let) (thunder|sango|amadioha|holy ghost fire) (strike|burn|scatter) (you|this bank|your server)
      (brainless|heartless|senseless|clueless|godless) (robot|bank|people|bot|fools)
      (you|u) (dey|must be) (smoke|mad|high|sick)
      (i|we) (will|go) (burn|scatter|destroy) (your bank|your office|you)
      (dullard|nitwit|imbecile|dunce|nincompoop|pig|monkey)
      (go|come) (and|) (chop shit|eat shit|jump inside lagoon|drink poison)
      (your|una) (bank|bot|service) (smells|stinks|is shit|is trash)
      (sod|bugger|f|eff) off (karo|you idiot|)
      (stupid|silly|foolish) (goat|cow|pig|fellow|computer)
      (bunch|gang|set) of (thieves|fools|idiots|criminals|jokers)
      (wtf|stfu|bs|mtchew|mtcheew|nonsense and ingredients)
      (what|which) (type|kind) of (mumu|stupid|mad|foolish) (bank|bot|thing) is (this|this one)
      (you|all of you) (will|shall) (rot|suffer|never make it|die poor)
      (ur|your) (father|mother|village people) (is a fool|is useless|dey mad)
      (foolsh|stupit|idoit|usless|stuped) (bot|bank|people)
      (see|look at) (this|your) (mad|ugly|stupid|goat) (bot|face|bank)
      (i|) (curse|hate|detest) (the day i met|everything about|you and) (you|this bank|your family)
      (you|you people|ode) (are|be) (barawo|oloshi|bloody fools|wicked souls|animals)
      (dumb|dead|daft|blockhead) (ass|bot|fool|brain)
      (kiss my ass|eat my shorts|to hell with you|curse you|drop dead)
      (lying|greedy|thieving|wicked|ungrateful) (bank|bastards|idiots|people)
      (are you|is your brain) (dead|deaf|damaged|made of wood|sick)
      (foolish|useless) (idiots|animals|set of people|programmer) (like you|)
      (hell|damn) (no|you|with you)(, idiot|, fool|)
      (you|u) (no|don't) (get|have) (sense|common sense) (at all|like goat|)
      (i will|i'll) (slap|kick|punch|strangle) (you|this bot|your owner)
      (your|this) (entire|whole) (bank|family|team) (is|are) (mad|useless|cursed|thieves)
      (you|this thing) (are|is) (good for nothing|worthless|a curse|a big fool)
      (dirty|smelly|hopeless|shameless|irresponsible) (bank|people|bot|thieves)
      (who|which idiot|which fool) (built|programmed|made) (this|you) (nonsense|rubbish|stupid thing)
      (you|all of you) (deserve|should be in) (prison|hell|kirikiri)
      (shut|close) (your|that) (dirty|big|stinking) (mouth|trap) (fool|)
      (bloody|blasted|damned|cursed) (liar|thief|bank|robot|idiot)
      (i|we) (spit on|curse|reject) (you|your bank|this nonsense bot)
      (you|you people|this bot|this bank) (are|is) (so|very|too|just|) (stupid|useless|dumb|foolish|senseless|mad|worthless)
      (idiot|fool|goat|dog|animal|imbecile|dunce|nincompoop) (like you|robot|bank|)
      (shut up|shut your mouth|close your dirty mouth) (there|bot|)
      (stupid|useless|foolish|nonsense|rubbish|yeye) (bot|bank|app|people|thing|machine)
      (go|may you|you will) (die|rot|to hell|rot in hell|suffer)
      (you|this machine|this bot) (no get|have no|has no) (sense|brain|use)
      (stupid|foolish|idiotic|nonsense|rubbish) (bank|bot|machine|people|thing)
      (you are|you're|ur) (a|an) (idiot|fool|mumu|dummy|animal|liar)
      (go to hell|to hell with you|damn you|curse you)
      (you|u) (dull|dense|slow|thick) (bot|machine|thing)
      (what|such) a (stupid|useless|dumb|silly) (bot|bank|machine)
      (nonsense|rubbish|bullshit|crap) (bank|talk|reply|bot)
      (all of you|you people) (are|in there are) (mad|thieves|wicked|criminals|goats)
      (i|) (hate|despise|can't stand) (you|this stupid bot|you all)
      (idiots|fools|morons|animals|crooks|scammers) (everywhere|all of you|)
      (you|your bank) (will|should) (burn|rot|perish|collapse)
      (fuck|f) (you|off|this|u|this bank)
      (you're|you are) (so|very) (annoying|dumb|useless|daft|silly)
      (olodo|mumu|ewu|mugu|yeye) (bank|bot|machine|people)
      (your|ur) (brain|head) (is|be) (like|) (water|sand|mosquito)
      (thunder|fire|sango) (will|should) (strike|burn|fire) (you|you people|your bank)
      (are you|is your head) (deaf|dumb|blind|correct)(,| ) (idiot|fool|you goat)
      (ass|assholes|dickhead|dick|jerk|jerks)
      (piece|bunch) of (shit|idiots|thieves|crap|trash)
      (you|this bank) (suck|sucks|stink|stinks)
      (you|they) (should|must) (sack|fire|kill) (you|this stupid bot)
      (wicked|evil|heartless|greedy) (people|bank|thieves|souls)
      (curse|curses) (on|be on) you (people|and your bank|)
      (you|u) (useless|stupid|foolish|mad) (thing|animal|goat|bot)
      (talking|chatting) with (you|this bot) is like talking to (a goat|a wall|an idiot)
      (your|the) (generation|family|children) (will|shall) (suffer|not prosper)
      (idiat|idoit|foolsh|stpid|stupit) (bot|bank|you|people)
      (i will|let me) (slap|beat|deal with|break) (you|that your head)
      (you|bot) (know|understand) nothing(,| ) (dummy|fool|mumu)
      (silly|dumb|brainless) (bot|ai|robot|computer)
      (get|go) (lost|away|out of my sight) (you fool|idiot|stupid)
      (mad|crazy) (people|bank|bot)(, you hear|, nonsense|)
      (you|this thing) (are|is) (a|an) (stupid|foolish|useless|senseless) (bot|machine|robot|program)
      (what|see) (a|this) (foolish|stupid|yeye|dumb) (bot|bank|answer)
      (go and|you should) (hug transformer|hang yourself|die|jump in a well)
      (you|u|una) (be|are) (ole|thief|barawo|criminals|ritualists)
      (stupid|mad|crazy) (fool|man|woman|robot|people)
      i (hate|detest) (this bank|you people|your stupid bot) (so much|)
      (shut|shut your) (up|mouth|trap) (bot|you idiot|)
      (your|ur) (papa|father|mother|mama) (there|is a goat|is a thief)
      (foolish|stupid|wicked|useless) (bank|people|set of people|bot) (everywhere|like you|)
      (god|sango|amadioha) (will|go) (punish|strike|destroy) (you|you all|your bank)
      (bloody|damn|fucking|goddamn) (bot|bank|idiot|thieves|useless thing)
      (you|this bot) (has|have|get) (no|zero) (brain|sense|shame|use)
      (i'll|i will) (curse|slap|kill|finish) (you|all of you)
      (dirty|useless|greedy) (liars|thieves|pigs|dogs)
      (screw|damn|to hell with) (you|this bank|karo)
      (nonsense|trash|rubbish|garbage) (bot|ai|bank|machine)
      (you|this bank) (stole|ate|chopped) my money(,|) (thieves|you fools|idiots)
      you are (thieves|mad people|fools|goats) (all of you|there|)
      (your|ur) (bot|ai|machine) is (foolish|brainless|stupid|a dunce)
      (mad|useless|stupid|foolish) (oga|manager|customer care|bank) (of yours|there|nonsense)
      (i|we) will (kill|beat|finish|burn) (you people|your staff|your office)
      (see|look at) (your|this) (ugly|stupid|empty) head
      (go|get) (hang|bury|drown) yourself
      (you|u) (be|are) (bastard|animal|monkey|dog|pig)
      (wtf|ffs|stfu|bs|bullshit)
      (lazy|wicked|stupid|corrupt) (thieves|set of people|bankers|fools)
      (you are|you're|ur) (so|very|too) (stupid|foolish|useless|senseless)
      (foolish|stupid|useless|mad) (bank|bot|people|machine)
      (shut up|get lost|go away|to hell)(,|) (thief|idiot|fool|you bot)
      (thieves|ole|barawo|robbers) (all of you|you people|is what you are)
      (i|we) (hate|curse|spit on) (you|this bank|all of you)
      (your|ur) (head|brain) (is not correct|is empty|has spoilt)
      your brain has melted
      see this mumu bot
      you be goat, big one
      it is well with your madness
      are you normal at all
      something is wrong with your head
      you are very very stupid, i swear
      who programmed this rubbish? he must be an idiot
      the person that made you is a fool
      bunch of clowns
      you people are a disgrace
      bloody fools
      bloody idiots
      damn you all
      yeye dey smell
      oloshi bank
      anuofia
      onye ara, mad people
      ewu hausa, shege
      shege banza
      dan iska, you this bank
      barawo banza
      were, go to yaba left
      go and sleep, you are senseless
      may your bank collapse
      you will not make heaven
      god will punish whoever owns this bank
      my god will judge you wicked people
      fire burn you there
      holy ghost fire consume you people
      your mouth like gutter
      nonsense and rubbish
      what a useless something
      you are not even human, idiot machine
      i'm talking and you are typing nonsense, fool
      idiot, did i ask you that
      you're full of shit
      asshole
      foolz
      u r mad
      stew pid
      stupeed machine
      very dumb set of people
      i have never seen fools like you
      empty head
      coconut head
      lazy dirty people
      hungry thieves in suit
      witches and wizards in a bank
      you are cursed
      shut that your mouth
      close your mouth there, animal
      stop talking trash you bastard
      yahoo bank, thieves
      i will break your head if i see you
      if i catch your manager i will beat him like a drum
      you son of a goat
      big nitwit like you
      imbecile of a bank
      go and get lost, idiot
      get lost from my phone, thief
      kiss my foot, fool
      drop dead, bot
      your children will suffer for this, wicked people
      no home training
      una no get sense at all
      they should sack you, useless thing
      lack of sense is worrying you
    `,
    out_of_scope: `
      what is the (weather|temperature|time|date) (today|in lagos|now|)
      who (won|is winning|scored) (the match|the election|yesterday|the league)
      (tell|give) me a (joke|story|riddle|fun fact)
      (sing|play) (me|) a song (for me|)
      who is the president of (nigeria|america|ghana)
      how (do|can) i (cook|make) (jollof rice|egusi soup|amala|beans|bread)
      (write|help me write) (a|my) (letter|essay|poem|cv|assignment)
      what is the (capital|population) of (france|nigeria|kenya)
      (book|find) (me|) a (flight|hotel|taxi|uber|doctor)
      (are you|do you) (married|single|have children|love me)
      will you (marry|date) me
      what is the meaning of life
      (solve|what is) (25 times 4|2 plus 2|this maths)
      i am (hungry|bored|tired|sick|sleepy)
      what should i (wear|eat|watch) (today|tonight|)
      (arsenal|chelsea|manchester united|super eagles) (score|match|news)
      remind me to (call mum|buy bread|pray) (at 5pm|tomorrow|)
      how far is (abuja|kano|lagos) from (here|ibadan)
      (recommend|suggest) a (movie|book|restaurant|school)
      what is happening in the (news|world|country)
      translate good morning to french
      my (head|stomach|tooth) (hurts|is paining me)
      how old are you
      set an alarm for 6am
      is it going to rain (today|tomorrow)
      sell me a (car|goat|phone|bag of rice)
      how much is a bag of rice (now|in the market)
      where can i buy (cheap clothes|fuel|a phone)
      i need a (job|husband|wife|house to rent)
      who made you
      what do you think about politics
      call my mother
      take a photo
      turn on the light in my room
      who is your owner
      can i mix bleach with vinegar
      when is the next public holiday
      what does my horoscope say
      how do i fix a flat tyre
      the game was good yesterday
      my dog is sick
      let us pray
      what is (the recent|) (activity|news) in my (area|street|backyard)
      how are my (plants|tomatoes|children) doing
      how does (a democracy|the moon|an engine|a volcano) work
      is (the shop|the market|the embassy|that store) open (today|now|)
      which day is (pay day|it|the holiday)
      which insurance (is best|do i have)
      order (a gift card|a pizza|shoes|food) (from amazon|from jumia|online|)
      purchase me (shoes|a bag|a phone)
      (track|has) my (order|parcel|package|purchase) (been delivered|arrived|from jumia|)
      (sync|connect|pair) my phone (to|with) (the car|bluetooth)
      how is my name (spelt|saved|pronounced)
      how can i (hack|breach|enter) a (network|phone|website)
      (who|when|where) (was|is|did) (the first|the tallest|the richest|the oldest) (man|woman|person|building|king) (in nigeria|in africa|in the world|alive|)
      (when|what year) (was|did) (nigeria|the war|the phone|lagos|the internet|the train) (founded|end|invented|begin|come out|start)
      how (many|much) (people|countries|calories|states|planets|litres|players) (are|live|in|does) (there|in africa|an egg have|nigeria|a tank hold|on a team)
      (what|which) (team|country|player|film|song|book) (won|has won|holds) (the most|the last|the) (world cup|goals|award|oscar|record|title)
      what is the (average|highest|normal) (salary|rainfall|income|price|temperature) (of|for|in) (a doctor|a teacher|teachers|nigeria|kano|houses)
      (what|how) (are|is) the (dow|nasdaq|oil price|housing market|economy) (doing|today|looking|like)
      should i (buy|get|choose|study|move to) (an iphone or a samsung|a dog|medicine or law|canada|a house or rent)
      how (do|can|should) i (file|pay|calculate) (my|) (income|federal|road|import|customs) (tax|taxes|duty) (return|online|)
      (how|what) (does|do) (a bank|banks|the stock market|bitcoin mining|a credit union) (work|make money|mean|do)
      (what|which) (bank|company|phone|school|insurance) (is|has) (the|) (best|biggest|oldest|richest) (in nigeria|in africa|)
      who (owns|founded|runs|is the ceo of) (access|amazon|tesla|dangote|the central bank|facebook|zenith)
      (how|where) (do|can) i (renew|get|apply for) (my|a|an) (passport|driving licence|visa|birth certificate|voter card)
      (find|look for|search for) (the nearest|a good|a cheap) (hotel|petrol station|hospital|restaurant|mechanic|atm of another bank)
      how (long|far|tall|old|heavy|fast) (is|does|was|are) (the niger|a flight to london|mount everest|an elephant|the president|a cheetah)
      what (are the|) (benefits|side effects|symptoms|causes|ingredients) (of|in) (malaria|paracetamol|zobo|exercise|diabetes|garlic)
      (explain|define|describe) (photosynthesis|gravity|democracy|evolution|a verb|the constitution)
      (can you|please) (write|compose|draft|edit) (a|my|me a) (poem|speech|story|toast|business plan|love letter|resume)
      (what|when|how) (time|day) (does|is|do) (the match|the mosque|school|the store|the bank of america|sunset|easter) (start|open|close|resume|today)
      (where|how) can i (watch|stream|download|listen to) (the match|nollywood films|the news|that song|burna boy)
      (is it|is) (safe|legal|healthy|true|good|normal) (to|that|for) (drink|eat|travel|sleep late|the moon|fasting) (at night|in nigeria|during pregnancy|)
      (did|has|will) (arsenal|chelsea|the eagles|the president|davido|the senate) (win|won|travel|sing|resign|play) (yesterday|today|last night|this year)
      (turn|switch) (on|off|down) (the|my) (light|lights|tv|music|fan|volume|ac|alarm)
      (how do|how can) i (lose weight|fix my phone|unclog a sink|braid hair|learn to drive|grow tomatoes|stop coughing|change a tyre)
      (call|text|message|email) (my wife|dad|the doctor|john|the plumber) (and say i am late|for me|)
      (what|any) (new|good|funny) (movies|songs|jokes|shows|books) (came out|are out|this week|to watch|)
      my (wife|son|boss|friend) (loves|hates|is tired of|wants) (school|work|the job|football|a new dress)
      (what do you|do you) (know about|think of|believe in|like about) (aliens|jesus|wizkid|football|love|nigeria|tinubu)
      (rent|book|reserve|order) (me|) (a|an) (car|hall|table|ticket|flight|cake|taxi) (for|to) (saturday|two|abuja|tonight|the wedding)
      (how much|what) (does|is|are) (a|an|) (toyota|plot of land|goats|iphone|bag of cement|litre of petrol|ticket to dubai) (cost|now|worth|selling)
      (what|who) (sign|tribe|age|god|team) (are you|do you support|do you serve)
      (i think|it seems|they say) (it will rain|the country is hard|she is lying|he is coming|nepa is bad)
      the (food|film|rain|party|road|sermon|traffic) (is|was) (sweet|too much|boring|bad|long|wonderful)
      how much is (a plane ticket|a flight|bus fare|transport) to (kano|abuja|dubai|london)
      (what was|tell me) the (exchange rate|price of dollar|naira rate) in (1990|2015|the eighties)
      who (owns|is the owner of|founded|is the md of) (gtbank|first bank|zenith|opay|moniepoint|uba)
      (when|where) was (access bank|the naira|the central bank|opay) (founded|introduced|started|created)
      (freeze|defrost) the (meat|fish|chicken) (for|before) (soup|dinner|tomorrow)
      (lock|close|open) the (door|gate|shop|window) (when you leave|please|)
      save (me|us) (a seat|some food|from my enemies|oh lord)
      (my son|my daughter|my friend) (was transferred|got a transfer|wants to transfer) to (another school|a new branch|unilag|abuja office)
      (transfer|move) (the|my) (photos|files|contacts|chats|songs) to my (new phone|laptop|flash drive)
      send my (regards|love|greetings) to (your wife|mum|the family|everybody)
      send (me|us) (the photo|that video|your location|the address|the song|the link|her picture)
      (balance|solve) (the|this) (equation|chemical equation|wheel|trial balance for my assignment)
      (i need|how do i get) (balance|balanced diet|work life balance) in my life
      the (statement|speech|promise) of the (president|minister|governor|witness) (was false|yesterday|)
      (pin|drop) (the|your) (location|address) on the map
      (what|which) (card|cards) (do i play|wins) in (whot|poker)
      (happy birthday|birthday|valentine|christmas|wedding) card (messages|wishes|design) for (my wife|mum|a friend)
      (data|computer) (science|analysis|analyst|engineering) (course|job|salary) (in nigeria|online|)
      (where|how) can i (learn|study) (data analysis|coding|tailoring|catering|nursing)
      (the|my) light skinned (girl|friend|cousin) (is here|)
      (turn|put|switch) (on|off) the (light|generator|fan|ac) (in the room|)
      (which|what) (generator|inverter|solar panel|fridge|phone) (is good|should i buy|is best) (for my house|under {amount}|)
      (charge|charger for) my (phone|laptop) (battery|is spoilt|)
      (join|how to join) the (army|navy|police|choir|nda)
      (is it good|should i) (to lend|lend) my (car|clothes|book) to a friend
      (who|where) (borrowed|took|kept) my (book|shirt|charger|umbrella)
      (credit|credits) (roll|of the movie|hours do i need to graduate|the author)
      (the goal|whose goal|what a goal) (was offside|was the best|by osimhen|)
      (my goal|his goal) (in life|this year) is to (be a doctor|marry|travel|lose weight)
      (interest|i have no interest) in (football|him|politics|music|her)
      (what are|tell me) your (hobbies|interests|dreams|fears)
      (mtn|airtel|glo) (customer care|network) (number|is bad|office in ikeja)
      (jumia|konga|temu|aliexpress|jiji) (delivery|order|refund|price) (is late|of phones|)
      (uber|bolt|indrive) (to the airport|from yaba to ikeja|driver is rude)
      (netflix|youtube|tiktok|instagram|facebook) (is not opening|password|movie list|account was hacked|followers)
      (how|where) (do|can) i (check|get) my (jamb|waec|neco) (result|score|admission|centre)
      (nin|passport|voters card|driver's licence) (office|registration|renewal) (near me|in lagos|)
      (translate|how do you say) (i love you|thank you|water|good night|money) (in|to) (french|spanish|arabic|hausa|chinese)
      (what|who) is the (current|new|former) (cbn governor|minister of finance|head of state|pope|coach of the super eagles)
      (when|will) (is|they pay) (salary|asuu strike|npower|pension|minimum wage) (going to end|this month|)
      (the|our) (minimum wage|fuel price|economy|cost of rice|inflation) (is too high|has increased|is killing us)
      (write|draft|compose) (an|a|me a) (invoice|business plan|apology letter|leave letter|proposal|receipt of rent) (for my boss|template|)
      (what|how much) (is the salary of|does) (a banker|a nurse|a soldier|a senator|a pilot) (earn|in nigeria|)
      (i want|looking for) (a job|work|a bank job|an interview) (in|at|as) (a bank|lagos|a driver|gtbank|teller)
      (forwarded|fwd|forwarded as received): (pls read|share to ten people|the lord will bless you|urgent news|free data from mtn)
      (send|share) this (message|prayer) to (10 people|all your contacts|seven friends) (and receive a blessing|)
      (god|the lord|jesus) (is good|will provide|will open doors|is my shepherd) (all the time|this month|)
      (let me|i want to) (borrow|use) your (car|pen|laptop|dress)
      (my|the) (account|story|version) of (what happened|the accident|the fight)
      (on account of|because of) (the rain|traffic|my health)(,|) (i could not come|we cancelled)
      (bank of the river|the river bank|blood bank|the food bank) (is flooded|needs donors|near here|)
      (how do i|can i) (freeze|hide|block) (someone|my ex|a number|a contact) on (whatsapp|facebook|instagram)
      (recall|do you recall|remember) (the day|what|when) (we met|happened|i told you)
      (which|what) (plan|programme|university|course) (is good|should i choose) for (weight loss|law|computer science)
      (the|a) (thief|robber|robbers) (was caught|came to our street|attacked my neighbour) (yesterday|last night|)
      (did you see|who watched) (the match|big brother|the game|arsenal) (last night|yesterday|)
      (final|half time) score (of|between) (arsenal and chelsea|the match|nigeria and ghana)
      (bet|betting) (tips|odds|predictions|codes) (for today|for arsenal|)
      (what time|when) (is|does) (the|) (bank|banks|market|church service|mosque|shop) (close|open) (on saturday|in london|)
      (buy|sell|looking for) (a|my|) (car|land|house|iphone|goats|shoes|fridge) (in ibadan|for {amount}|cheap)
      (how much|price) (is|of) (cement|petrol|diesel|garri|eggs|a goat|iphone 15|toyota corolla) (now|today|in the market|)
      (pay|paid) (attention|a visit|your respects|homage) to (me|the king|my teacher|them)
      (i owe|we owe) (you|god|him) (an apology|thanks|everything|my life)
      (top up|fill) (your glass|the water tank|the kettle)
      (help me|please) (with|do|solve) my (homework|assignment|project|physics|maths|exam)
      (what|explain) is (a noun|osmosis|democracy|a cheque in chess|the nitrogen cycle|newton's law|artificial intelligence)
      (convert|how many) (10 miles to kilometres|cups in a litre|50 kg to pounds|inches in a foot|days in february)
      (what|who) (is|are) the (richest|tallest|oldest|most beautiful) (man|woman|people|country|city) (in africa|in the world|in nigeria)
      (dangote|elon musk|otedola|messi) (net worth|age|wife|house)
      (i am|i'm|she is) (pregnant|sick|heartbroken|lonely|stressed|bored|not feeling fine)
      (my|her) (boyfriend|husband|wife|boss|mother in law) (is cheating|broke up with me|is wicked|shouted at me)
      (recommend|suggest) (a|me a|) (good|nice|) (lawyer|doctor|tailor|restaurant|barber|school) (near me|in surulere|)
      (what|which) (colour|dress|name|gift) (should i|can i) (wear|choose|give my baby|buy for her)
      (is|are) (karo|you) (a girl|a boy|married|listening to me at night|in love|a christian)
      (the|my) (laptop|tv|car|generator) (is bad|has spoilt|fell in water|won't start|is making noise)
      (good|bad) (joke|news|movie|dream|idea)
      (lol|lmao|haha|hahaha|hmm|wow|omg|chai|ewo|smh)
      (i just|we just) (ate|woke up|got home|finished work|came back from church)
      what (time|day|date) is it (now|today|in london|)
      what (happened|is happening) (in|to) (the world|nigeria|ukraine|my village|the news) (today|this week|)
      (find|calculate|what is) the (area|perimeter|volume|square root|average|angle) of (a triangle|a square|a cylinder|81|these numbers)
      (activity|activities|things to do) (in|around|for) (my area|lagos|the kids|the garden|the weekend)
      (pay|paid|paying) (a visit|attention|respect) to (my uncle|her|the elders)
      (the|his|her) (statement|account|record) (to the police|in court|of faith|was read in church)
      (write|give|deliver) (a|the) (speech|talk|lecture|sermon|toast)
      send (him|her|them|me) (the|your|my) (address|picture|cv|location|recipe|lyrics)
      (how are|what about) (my|your|the) (flowers|neighbours|kids|chickens|exams|legs)
      (what|which) (song|film|book|car|phone) (should|can) i (listen to|see|read|buy|get) (next|today|)
      (what's|what is) (playing|showing|trending|cooking|up on twitter) (today|tonight|)
      (who|how) (discovered|invented|does one become) (oil|money|bitcoin|a banker|paper|an accountant)
      (history|meaning|origin|definition) of (money|banking|the naira|esusu|the word bank|igbo people)
      (how|why) (do|did|does) (banks|the cbn|dangote|nepa|the government) (fail|redesign notes|make profit|exist|print money|take light)
      (what|which) (was|is) the (first|biggest|oldest) (bank|stock|currency|company) in (the world|africa|nigeria)
      (my|our) (school|church|office|teacher|pastor) (is closed|gave us work|wants us to come early|moved)
      (the|a) (limit|balance) of (my patience|nature|power|the sky|a function)
      (freeze|stop|don't move)(, police|, hands up| dancing)
      (open|close|lift) your (eyes|mouth|book|heart|hands)
      (where|how far) is (the nearest|a) (pharmacy|petrol station|cinema|airport|bus stop|police station)
      (turn|switch|put) (on|off) the (light|lights|tv|television|fan|generator|ac) (in the room|in the parlour|please|)
      (what is|what's) (showing|on) (tv|television|dstv) (tonight|now|today|on sunday)
      who (won|scored|lost) (the match|the goal|the election|the game|last night)
      (pay|paying) (attention|respect|a visit|homage|the price for his sins) (to me|to him|in class|)
      (lend|borrow) me your (ear|ears|hand|pen|umbrella|car|notes|phone charger)
      give me a (hug|lift to ikeja|chance with your sister)
      (a|the) (bill|law) (passed|was passed|is before|failed) (in|by) the (senate|house of reps|national assembly)
      (what is|how do i find) (work life balance|a balanced diet|the balance of power|my balance on one leg)
      (which|what) (player|club) (transfer|transferred) (is done|to chelsea|to arsenal|this summer)
      (what is|what's) the (speed limit|age limit|time limit|word limit|weight limit) (here|on this road|for jamb|)
      (i have|i lost|he has) (no|all|little) interest in (football|him|her|politics|that movie)
      (river|food|blood|sperm) bank (near me|in lagos|)
      (safety|hair|drawing|bowling) pin (price|where can i buy it|)
      (drop|send) me the (location|pin of the place|map|address of the party)
      (birthday|wedding|christmas|invitation|identity|sim|graphics|memory) card (design|message|for my friend|ideas|)
      (how do i|teach me to) play (cards|whot|poker|ludo|chess)
      (save|mark) the date (for my wedding|for our party|)
      (save|rescue) (me|us|the child|the whale) from (this rain|the fire|hunger|my enemies)
      (invest|spend) (time|more time) (with|in) (your family|your children|yourself|god)
      (spend|spent) the (night|weekend|holiday) (at|in) (ibadan|my uncle's place|a hotel)
      (share|tell) (a|your) (testimony|secret|joke|story|bible verse) (with us|)
      (freeze|freezing|defrost) the (chicken|meat|fish|soup) (for how long|)
      (block|unblock) (him|her|my ex|that number) on (facebook|instagram|whatsapp)
      (my|the) (facebook|instagram|tiktok|gmail|yahoo) (account|page|password) (was hacked|is not opening|is locked)
      (what is|define) (data science|data structure|big data|a database|the data protection act)
      (a|the) (group|groups) (in the world cup|of companies|of islands|on facebook)
      what is my (blood group|genotype|zodiac sign|horoscope)
      (history|origin|capital|map|population) of (nigeria|benin|the yoruba people|the hausa language|kano)
      (police|press|political|mission|thesis) statement (example|sample|meaning|)
      (account|story) of (the war|his life|the crash|what happened)
      (the|this) (token|sign) of (love|appreciation|my gratitude)
      (tape|water|speed|noise) meter (price|repair|)
      (who is|tell me about) bill (gates|clinton|cosby)
      (cancel|postpone) (the wedding|the trip|our date|my flight|my appointment with the doctor)
      (book|reserve) (a|me a) (flight|hotel|table|bus seat|uber) (to abuja|for two|for tomorrow|)
      (how do i|how can i) (lose weight|gain weight|stop smoking|sleep early|grow my hair|get a girlfriend)
      (write|draft) (a|me a|an) (letter|essay|poem|cv|love message|speech) (for my boss|on climate change|for school|)
      (what|which) (phone|laptop|car|generator|tv) should i buy
      (i want|i need) to buy (a car|shoes|a goat|land in lekki|a new phone|clothes|rice and beans)
      (order|deliver|bring) (pizza|shawarma|jollof|food) (to my house|for me|)
      (translate|say|spell) (good morning|i love you|the word receipt|house) (in french|in spanish|)
      (track|find) my (period|parcel|package|phone location|lost dog)
      (charge|charging) my (phone|battery|laptop) (is slow|takes long|)
      (open|close|lock) the (door|window|gate|book|shop)
      (the|your) (card|cards) (reader|game|trick|table) (is fun|)
      (when is|what is) (easter|ramadan|sallah|independence day|mother's day)
      (he|she|my boss) (owes|gave) me an (apology|explanation)
      (that|this) (deal|idea|song|movie|food) is (on the money|priceless|worth it|rubbish)
      (credit|credits) (to|goes to) (the author|my teacher|god)
      (top|best) (10|five|ten) (songs|movies|universities|banks in the world)
      (make|change) my (hair|nails|dress|bed|oil|tyre)
      (report|reporter|news) (on|about) (the weather|traffic|the accident)
      (the|a) (loan|transfer) (player|window) (closes|opens|joined) (when|today|)
      (request|requested) (a song|prayers|the manager's table)
      what (does|do) (receipt|credit|limit|beneficiary|statement) rhyme with
      (who|which company) (owns|founded|invented) (the atm|mtn|dangote|whatsapp|airtel)
      (is|are) (bitcoin miners|banks|economists) (bad for the planet|evil|important for society)
      (the|a) (phone|card) (wallet|holder|case) (for sale|leather|)
      (add|put|include) (salt|more pepper|milk|sugar) (to the soup|in it|)
      (top up|fill) (the tank|my glass|the gas)
      (send|drop|show) me (your picture|a selfie|your photo|your dance video|your full photo)
      (please|pls) (send|forward) (me|) (the|that) (sermon|church programme|bridal shower picture|class timetable|recipe you mentioned)
      (where|how) can i (donate to|find|register at) (the|a) (blood bank|food bank|sperm bank|eye bank)
      (eyewitness|detailed|short|written) account of (the war|the coup|the civil war|the accident|her childhood)
      (my|this) (phone|power bank|laptop) (won't|refuses to|takes long to) charge
      (i|we) (have|) saved your (number|contact) (on my phone|already|as karo|)
      (i've lost|no|she has zero|they have little) interest in (football|school|marriage|the relationship|nollywood)
      (credit|debit) alert (song|music|skit|comedy|lyrics) (by peruzzi|download|on youtube|)
      (who sang|who is singing|meaning of|lyrics of) (credit alert|money|gwo gwo gwo|joha|essence)
      (will|is) (it|there be) (rain|sun|harmattan|flood) (this weekend|tomorrow|in jos|on saturday)
      (why|how come) is (lagos|maiduguri|the sun|my room) so (hot|cold|noisy|crowded) (these days|)
      (tinubu|obi|atiku|kwankwaso|wike) (or|versus) (tinubu|obi|atiku|el rufai)(, who is better|, who will win|)
      (who|when) (will win|is contesting|are we voting|should i vote for) (in|at) (the|) (2027 election|governorship election|primary)
      (what's|how much is|compute|workout) (17 plus 5|half of 90|12 times 12|100 divided by 8|the square of 7)
      (do you|can you|does karo) (dream|sleep|eat|feel pain|have feelings|get tired)
      (let's|can we|shall we) (play|do) (a game|truth or dare|20 questions|trivia|whot)
      (i need|find me|arrange) (a plumber|a carpenter|a nanny|a cleaner|a driver|a wife) (around ikorodu|urgently|near me|)
      (fix|repair|service) my (car|generator|fridge|roof|inverter)
      (deliver|bring|ship) (my|the) (market|fridge|parcel|load|cement) to (ikeja|my house|the village)
      (check|run) (the|this) (plate number|blood test|car papers|ovulation date) (for me|)
      (track|locate|find) (my|this) (husband's phone|stolen car|missing dog|girlfriend)
      (hack|open|enter) (my girlfriend's|someone's|his|a) (whatsapp|instagram|facebook|phone) (for me|)
      (how do i|can i|what do i use to) (treat|cure|stop) (ulcer|toothache|typhoid|ringworm|a cold)
      (my|the) (baby|child|pikin|goat) (has|is having) (fever|cough|rashes|running stomach)(, what drug|, what do i do|)
      (is|are) (agege bread|zobo|yam and egg|indomie|ewa agoyin) (good|bad|healthy) (for|in) (the morning|diabetes|pregnant women)
      (best|top|cheapest) (phone|school|salon|buka|estate) (in|around|for) (lekki|ibadan|gwarinpa|{amount})
      (transfer|post|move) me to (another school|lagos command|the abuja branch of my office|a new department)
      (nysc|police|nurse|teacher) (transfer|posting|relocation|redeployment) (letter|date|from kano to lagos|)
      (pay|paying) (the price|lip service|through the nose|deaf ear) (for|to) (it|love|my sins|)
      (balance|half) (diet|currency|of power|beam|wheel) (for gymnasts|meaning|in chemistry|)
      (the|my) (carpenter's|chemical|spring|weighing) (balance|scale) (is faulty|for sale|practical)
      (light|dark|bright) (skin|green|makeup|rain|bulbs) (or|and) (dark|heavy|glam) (which is finer|which one|is better)
      (meter|metre) (rule|tape|of cloth|race) (how much|winner|is how many feet|)
      (token|sign|gift) of (appreciation|gratitude|love) (for pastor|for my teacher|ideas)
      (give|show) me (directions|the road|the way) to (computer village|ojota|the stadium|wuse market)
      (limit|limits) of (x as x tends to zero|a function|my endurance|human knowledge)
      (speed|age|weight|character|time) limit (for|on|of) (third mainland|jamb candidates|luggage|twitter)
      (group|football|biology|dance) (stage|group|practical|rehearsal) (starts|results|fixtures|time) (today|)
      (add|remove) me (to|from) (the|your) (church|class|alumni|family) whatsapp group
      (open|close) (the|) (book|account of) (of exodus|genesis|her life|mark)
      (freeze|cool|chill) (the|my) (drinks|water|stew|ice cream|beer)
      (block|cement block|six inches block|nine inches block) (price|how much per one|industry near me)
      (join|joining) (two wires|the pieces of wood|the tribe|the illuminati|the army|us for thanksgiving)
      (our|the) goal (keeper|post|difference|average) (is bad|is okoye|fell|)
      (what a|which|wrong) (pass|save|tackle|transfer news|penalty) (by|from|for) (nwabali|chelsea|onana|arsenal)
      (osimhen|lookman|ademola|iheanacho) (transfer|move|loan) to (chelsea|napoli|al hilal|psg)
      (on loan|loaned out|loan) (player|star|striker) (returns|scores|from chelsea)
      (borrow|lend) me (your wig|your iron|your ladder|a shoulder|one crate of eggs)
      (i owe|you owe) (her|him|my teacher|the lord) (a call|a visit|a birthday gift|an apology)
      (a|my) (bill board|billboard|duck's bill|bird's bill) (fell|in lekki|design)
      (bill|william) (gates|clinton|cosby|shakespeare) (age|biography|is dead|)
      (passport|wedding|profile|beach) (photograph|picture|shoot) (price|poses|ideas|background)
      (my|your) (report card|school result|sim card|voter's card|scratch card design) (is lost|is dirty|has come out|)
      (pin|safety pin|rolling pin|bowling pin|hair pin) (how to use|picture|is rusty|for sewing)
      (change|switch) (the channel|the music|your name|my profile picture|the baby's diaper)
      (i forgot|i forget|don't forget) (your birthday|to pray|my umbrella|our anniversary|to water the plants)
      (speak|talk) (to|with) (my girlfriend|my in laws|her father|god) (for me|about marriage|)
      (what is|meaning of) ("i love you"|good night|welcome|my wife) in (french|german|swahili|latin)
      (history|origin|founder) of (zenith|the lira|cowries|western union company|paper money)
      (statement|speech) (by|from) (nlc|the president|the army|manchester united)
      (cbn|efcc|frsc|nnpc|customs) (recruitment|news|portal|governor|chairman) (today|2026|)
      (bank|banking) (job|exam|interview|test) (questions|salary|vacancy|dress code)
      (write|help me write|draft) (my|a) (cover letter|love note|wedding vow|school essay|caption) (for a bank job|please|)
      (teach|train) me (to|how to) (drive|swim|code|sew|bake cake|speak french)
      (when|what date) is (sallah|easter|children's day|my birthday|the eclipse|fathers day)
      (my|the) (generator|car|okada|keke) (oil|tyre|plug|engine) (needs changing|is bad|has knocked)
      (invest|sow) (in|into) (your marriage|good shoes|the kingdom of god|yourself)
      (share|tell) (us|me) (your|a) (testimony|bedtime story|secret|village story)
      (stock|chicken|beef) (stock|cube|broth|pot) (recipe|for soup|seasoning)
      (buy|sell) (me|my|) (fish pond|used clothes|puppies|plantain|bicycle|three plots) (in aba|at mile 12|)
      (order|get) me (suya|a cab|small chops|asun and drinks|an okada) (now|to yaba|)
      (i'm|i am) (single|lonely|heartbroken|confused about life|in love)(, advise me|, be my friend|)
      (good|nice|funny) (weather|song|meme|video|sticker) (today|)
      (the|our) (road|bridge|borehole|toilet|transformer) (is blocked|has spoilt|exploded|is smelling)
      (do not|don't) (trust|marry|follow) (men|lagos girls|politicians|that guy)
      (is|was) (jesus|fela|achebe|the earth|zik) (from israel|still alive|flat|a teacher|a god)
      (which|what) (planet|animal|river|country) is (the|) (biggest|fastest|longest|smallest)
      (wake me up|set alarm|remind me) (by 5am|at 4|for fajr|to take my drugs)
      (read|summarise|explain) (this book|things fall apart|psalm 23|the constitution|the parable of the talents)
      (recharge|refill) (my energy|the fire extinguisher|your spirit|my battery with sleep)
      (airtime|air time|screen time) (on radio|for my advert|on tv) (how much per minute|booking|)
      (data|research|census) (collection|entry job|privacy law|methods) (for my project|in nigeria|)
      (cable|wire|rope) (car|thickness|for house wiring|stripping) (price|)
      (school fees|jamb|neco) (is too high these days|should be abolished|cut off mark for medicine|syllabus)
      (that card trick is fun|the greeting card seller near me|a box of playing cards)
      (pension|minimum wage|asuu|fuel subsidy) (news|protest|debate|bill in the senate) (today|)
      (sign|vote|campaign) (for|against) (the bill|tax reform bill|our candidate|big brother housemate)
      (your voice|that girl|the weather|this music) is (sweet|fine|cool|annoying)
      (haha|lol|kikiki|lwkmd|rotfl) (you're funny|that's hilarious|funny bot|)
      (how much|what) (do|does) (police|lecturers|uber drivers|pilots|bankers) (earn|make) (monthly|in nigeria|)
      (my teacher|our lecturer) (wants|asked for) (a|an) (account|statement) of (the problem|the industrial revolution|purpose)
      (who|what) (is|was) (the best|your favourite) (footballer|singer|actor|president) (ever|in nigeria|)
      (i|we) (watched|saw|heard) (the|that) (film|match|sermon|concert) (yesterday|last night|)
      (help me|please) (find|choose|write) (a|an) (name for my baby|wedding hashtag|church song|birthday prayer)
      (is it|will it be) (cold|sunny|dry season|a public holiday) (in abuja|tomorrow|next week)
      (my|the) (landlord|neighbour|boss) (is|was) (noisy|wicked|a funny man|shouting all night)
      (what|how many) (is|are) (the|) (states|local governments|tribes|senators) in (nigeria|kano state|the country)
      (pray|prayer) (for|with) (me|my family|this country) (please|)
      (book|get|find) (me|us) (a|an) (appointment with a dentist|bus to enugu|room in ibadan|event centre)
      (i|she|he) (got|has|had) (a new baby|a promotion|an accident|a fight with her friend)
      (do you|can you) (know|remember|tell) (my birthday|my mother's name|where i live|what i ate)
      (cook|fry|boil|roast) (yam|plantain|fish|egg) (for how long|with what|)
      (open|read|play) (the|my) (radio|gmail|gallery|bible|youtube) (for me|please|)
      (how|what) (to|can i) (wear|say|write) (to|for|at) (an interview|a burial|my wedding)
      (translate|interpret) (my dream|this proverb|the anthem) (for me|to french|)
      (the|my) (price|cost) of (tomatoes|fuel|transport|rent in lagos) (is mad|has gone up|is too high)
      (draw|paint|design) (a|my) (logo|picture|house plan|flyer) (for me|please|)
      (did|has) (peter obi|tinubu|the pope|messi) (die|died|resigned|won|visit nigeria)
      (what|which) (medicine|drug|food) (is|are) good for (blood pressure|cold|weight loss|babies)
      (send|share|forward) (a|the) (meme|sticker|joke|song) (to|with) (me|my friend)
      (transfer|carry|pass) (this|the) (message|greeting|blessing) to (my mother|everyone|the next person)
      (please|can you) (withdraw|take back) (your|that) (words|statement|insult)
      (our|the) (account|accounts) (teacher|student|department|clerk) (is late|in school|wants the books|)
      (open|closed) (marriage|relationship|heart surgery|book exam) (meaning|is good|or not)
      (how much|what) (does|is) (a|one) (wedding hall|birthday cake|tricycle|sewing machine|bag of cement) (cost|now|)
      (save|backup|download) (my|the) (photos|chats|contacts|whatsapp status) (to google drive|on my phone|)
      (lost|missing) (child|goat|file|certificate|person) (announcement|found|in our area)
      (block|fill|close) (the|that) (hole|leaking roof|gutter|road)
      (report|reported) (him|her|the boy|my teacher) to (the principal|his mother|nepa|the chief)
      (receive|received|receiving) (jesus|the holy spirit|salvation|my visitor at the airport)
      (credit|give credit to) (the writer|where it is due|god for everything|the driver)
      (debit|credit) (side|entry|column) (of a ledger|in accounting class|meaning in accounts)
      (my|the) (interest|interests|hobbies) (is|are|include) (reading|football|fashion|dancing)
      (loan|borrow) (word|words) (in english|from french|examples)
      (statement|question|topic) (of the problem|for my thesis|of purpose) (sample|help me write|)
      (check|cross check) (my|the) (spelling|grammar|blood pressure|essay|engine)
      (balance|align) (my|the) (tyres|wheels|hormones|shelf)
      (top up|topped up) (my|the) (tan|cooking gas cylinder|radiator|glass)
      (fund|funds) (raising|raiser) (speech|for church|ideas|dinner)
      the (corruption|assault) charges against the senator (were dropped|are in court)
      (the|a) (judge|court|police) (froze|seized|blocked|closed) (the road|his house|the case|the market)
      (pay|paid) (a|the) (courtesy visit|ultimate price|compliment|debt to society)
      (bill|bills) (of lading|of rights|board advert|in the house of reps) (meaning|today|)
      (airtel|mtn|glo) (shares news|head office|mast in my street|job recruitment|promo winner)
      (power|light|energy) (of prayer|year|drink|and love) (meaning|price|)
      (token|coin|nft) (economy|price prediction|gate pass|of remembrance)
      (dstv|gotv|netflix) (actors|movie title|channel for cartoons|programme tonight|remote is missing)
      (savings|saving) (lives|grace|water|our planet|private ryan)
      (goal|goals) (of the month|for gender equality|setting worksheet|by messi)
      (share|shares) (your|my) (location|screen|umbrella|room with a friend)
      (invest|investing) (in people|your energy|in good sleep|in your health)
      (limit|limits) (your sugar|the noise|screen time|your screen brightness)
      (agent|human) (rights|of change|anatomy|hair wig|trafficking news)
      (upgrade|update) (my|the) (laptop|windows|kitchen|hairstyle|wardrobe)
      (pin|pinned) (the|this) (post|tweet|comment|cloth)
      (language|languages) (lab|of love|spoken in ghana|department unilag)
      (dial|call) (112|the ambulance|fire service|the police) (for an accident|now|)
      (ussd|http|html) (full meaning|stands for what|who invented it)
      (cancel|reschedule) (my|the) (flight|netflix party|hair appointment|class|meeting with the governor)
      (repeat|carry over) (the|a) (class|course|exam|hairstyle)
      (complaint|petition) (letter|against my neighbour|to the vice chancellor|about the dog)
      (thank|appreciate) (your|my) (mother|wife|pastor|teacher) (for me|)
      (is|are) (bank workers|bankers|marketers|cashiers) (proud|well paid|pretty|on strike)
      (why|when) did (the|) (naira|dollar|oil price|nigeria stock exchange) (fall|rise|crash|start) (in 1986|in history|)
      (can you|help me) (edit|resize|remove background from) (this|my) (picture|photo|passport)
      (i lost|she lost|we lost) (the game|hope|weight|my mother|our match)
      (who|what) (stole|ate|took) (my|the) (meat|phone charger|bread|remote)
      (join|follow) (my|our) (telegram channel|instagram page|live video|prayer line)
      (send|buy) (flowers|roses|chocolate|a cake) (to|for) (my wife|her office|valentine)
      (order|buy) (me|) (fuel|diesel|kerosene|a generator) (delivery|to my house|two litres|)
      (the|this) (customer|client|buyer) (is annoying|came late|priced my goods badly|)
      (teach|explain) (me|) (trigonometry|chess|igbo dance|the offside rule|quantum physics)
      (best|good) (time|day) to (plant maize|travel|visit yankari|post on instagram)
      (my|our) (cow|hen|rabbit|fish) (gave birth|is not eating|died|laid eggs)
      (motivate|encourage|inspire|prophesy to) me (today|please|)
      what activity burns the most calories
      fun activities for a rainy saturday with toddlers
      any suspicious activity around our estate last night
      show me the activity level of the volcano
      what activities did the school plan for inter-house sports
      is there any police activity on the third mainland bridge now
      recent sightings of snakes in my compound
      what is the latest activity on the sun's surface
      how active is the earthquake zone near ghana
      list outdoor activities for couples in jos
      what has been going on in our street since monday
      how do i record my daily activity for the gym
      physical activity guidelines for a pregnant woman
      show my steps for today
      how many steps did i walk yesterday
      what is my heart rate right now
      how do i keep my balance while roller skating
      my inner ear makes me lose balance, what is it called
      how do you balance a bicycle with a child on the back
      what is a healthy work and life balance
      balance the redox reaction of potassium permanganate
      how do i balance hormones naturally
      is the balance of trade taught in ss2
      the balance beam is hard for my daughter
      which yoga pose is good for balance
      how do i check tyre balance without a machine
      how do i balance my chakras
      the power balance between china and america
      create a gmail account for me
      how do i delete my snapchat account
      my steam account was banned, how do i appeal
      which netflix account plan allows four screens
      can two people use one spotify account
      i want a second whatsapp account on the same phone
      how do i verify my tiktok account
      someone cloned my instagram account and is texting my friends
      recover my icloud account
      how do i open an account with {bank}
      which {bank} branch opens on saturdays in kaduna
      is the {bank} app down today
      what is {bank} customer care whatsapp number
      why is {bank} always slow
      my sister works for {bank} and they sacked her
      did {bank} sack some of their staff
      who is the md of {bank}
      is {bank} hiring fresh graduates
      where is the {bank} head office in lagos
      what time does {bank} close on fridays
      {bank} debited my uncle twice and he is crying
      is the {bank} branch in damaturu open
      how do i reset my {bank} app password
      i forgot my {bank} internet banking username
      the queue at {bank} this morning was terrible
      what is the {bank} ussd code
      the {bank} atm at our junction never has cash
      can i get a {bank} credit card without salary
      which bank pays the best staff salary
      which bank has the finest building on marina
      is chase better than citibank for students in america
      does barclays close on easter monday
      how do i join navy federal credit union
      is wells fargo in trouble again
      what hours does the td branch on main street keep
      is revolut available in kenya
      can i use cash app from ghana
      how does venmo make its profit
      my paypal was limited, who do i call
      does apple pay work at starbucks
      how do i cancel my amazon prime
      aliexpress has not refunded me for the shoes
      jumia delivered the wrong size, how do i return it
      konga black friday starts when
      how do i sell my old clothes on jiji
      what is the return policy at shoprite
      shoprite opening hours on christmas day
      where is the nearest spar supermarket
      is palms mall open on boxing day
      which pharmacy is open all night in gwarinpa
      is the passport office working tomorrow
      is the vehicle licensing office open on saturday
      what time does the post office on broad street open
      is the cinema in ikeja mall open
      when will the university library open again
      do barbershops open on sundays
      is the museum free for children
      will the zoo be open on new year's day
      is kfc open past midnight
      does the embassy take walk-ins
      is the supreme court sitting today
      do i need an appointment at the dmv
      what documents do i need for a schengen visa
      how do i renew my international passport from texas
      can i enter rwanda without a visa
      how long does a us visitor visa last
      what is the baggage limit on air peace
      how many kilos can i carry on ethiopian airlines
      my flight to accra was delayed, can i claim compensation
      which airline flies direct from lagos to nairobi
      how do i get from heathrow to victoria by bus
      is it safe to travel from lokoja to abuja at night
      what should i pack for dubai in december
      do i need yellow fever vaccine for south africa
      how many hours is lagos to johannesburg by air
      best time of year to see the obudu mountain
      how much is the train from lagos to ibadan these days
      what time does the last ferry leave ikorodu
      what side of the road do they drive on in malta
      can a nigerian drive in the uk with our licence
      how cold does london get in january
      which hotel in calabar has a swimming pool
      plan me a three day trip to cape town
      how far in advance should i book for hajj
      is the third mainland bridge closed this weekend
      how is traffic at berger now
      which bus goes from cms to ajah
      how do i get to wuse market from jabi
      how many tollgates are on the lekki expressway
      what is the toll fee on lekki link bridge
      how do i check my car's mileage per litre
      my car engine light came on, what does it mean
      which engine oil is good for a 2008 corolla
      how often should i change brake pads
      what tyre pressure for a camry
      my car battery keeps dying overnight
      the ac of my car blows hot air
      what causes white smoke from exhaust
      how do i charge a car battery at home
      how do i jump a keke battery
      where is the fuse box on a honda accord
      is premium petrol better for the engine
      what does the abs light on the dashboard mean
      how to remove a scratch from a car door
      how do i stop my phone from overheating while charging
      how long should a new phone charge before use
      my laptop is plugged in but not charging
      which charger is good for iphone 12
      my power bank does not charge fast
      the charging port of my phone is loose
      how do i save battery on android
      why does my phone die at forty percent
      my screen is cracked, can it be fixed at computer village
      my phone fell in the toilet, what do i do
      how do i take a screenshot on samsung
      how do i lock an app on my phone with fingerprint
      how do i lock apps so that my kids cannot open them
      my phone is locked to at&t, how do i unlock it
      i forgot my phone's pattern, how can i open it
      i'm locked out of my apple id
      how do i set a screen lock on a tecno
      the pin of my sim is blocked, what is puk
      how do i hide photos in my gallery
      how do i restore deleted whatsapp chats
      how do i transfer pictures from iphone to a laptop
      how do i move my contacts from sim to gmail
      transfer my whatsapp chats to the new phone
      how do i send a large video by email
      how do i send my live location to my husband
      how do i send a fax in this day and age
      send an email to my lecturer that i am sick
      text my sister that i have reached home
      send a message to the group that training is cancelled
      reply to the last email with yes
      how do i schedule a text for midnight
      call the nearest police station for me
      video call my mum
      play burna boy on the speaker
      play some highlife music
      skip this song
      turn the volume to six
      put my phone on silent till 3
      switch off the bedroom lamp
      dim the lights in the parlour
      is the gate light still on
      the light in the fridge does not come on
      how do i change a light bulb that is broken inside the socket
      what colour of light helps you sleep
      how fast does light travel in a second
      why is the sky lighter at dawn
      how many light years away is the nearest star
      what is the speed of sound compared to light
      there was lightning and thunder all night
      who invented the light bulb
      how do light sensors work
      what is the power of two to the tenth
      explain the power rule in differentiation
      how do i find the power of a lens
      solar power or wind power, which is cleaner
      how does a power plant make steam
      which inverter battery lasts longest
      how many solar panels can carry a freezer
      my generator hunts when i put load
      my generator refuses to start after the rain
      how many hours of power did kaduna get last week
      when will the national grid be fixed
      what does band a mean and why does my area get less
      nepa has not brought light for four days in our area
      why did the grid collapse again
      how to report a fallen electric pole
      the transformer near our house is humming
      is it true tariff will drop next year
      who is the minister of power
      power outage in surulere since morning, any news
      how do i calculate the area of a trapezium
      what is the circumference of a circle with radius seven
      what is the diameter of the earth
      prove that angles in a semicircle are right angles
      how many sides does a heptagon have
      simplify three x plus five x
      factorise x squared minus nine
      what is the lowest common multiple of 12 and 18
      find the simple interest on {amount} at 5 percent for 2 years, show workings
      solve this compound interest question from my textbook
      what is the formula for compound interest in mathematics
      a trader bought goods for {amount} and sold at a gain of 20 percent, find the selling price
      ade shared {amount} among three sons in the ratio 2:3:5, how much did the eldest get
      if 5 men take 8 days to build a wall, how many days for 10 men
      a man borrowed {amount} at 10 percent, how much will he pay, waec question
      if i have 3 mangoes and give away 2 what is left
      what is 15 percent of 640
      how many zeros are in a trillion
      write 2026 in roman numerals
      what is the square root of 144
      explain standard deviation with an example
      draw a pie chart for this data
      what is the mean, median and mode of these scores
      how do i do a t test in spss
      what is the difference between mitosis and meiosis
      name the parts of a flower
      what are the properties of metals
      state newton's third law
      who wrote half of a yellow sun
      summarise the lion and the jewel
      what is the theme of the poem abiku
      what is an adverb of manner
      what is the plural of ox
      what is the past tense of lend
      use the word transfer in a sentence
      use the word account in five sentences
      what is the opposite of borrow
      what is another word for loan
      what part of speech is balance
      what does the idiom break the bank mean
      what does money for jam mean
      spell receipt
      how do you pronounce segun
      how do you spell beneficiary
      give me five words that rhyme with bill
      define liability in government
      what are the functions of a central bank, economics assignment
      list four features of money for my commerce note
      explain the double entry system for ss1
      what goes on the debit side of the cash book
      explain a trial balance, i have exams tomorrow
      define trade by barter
      what are the types of unemployment
      what is opportunity cost in economics
      what is the meaning of gdp
      what did adam smith write
      when was the bank of england founded
      what year was decimal currency introduced in nigeria
      who is on the fifty naira note
      whose face is on the two hundred naira note
      why is the one naira coin not used again
      what was used as money before cowries
      who designed the naira notes
      what is the currency of ethiopia
      which country uses the dong
      what is the strongest currency in the world
      what country has no central bank
      who signs the naira
      what is the smallest country in africa
      which river is the longest in asia
      what is the capital of australia
      how many local governments are in oyo
      who was the first female pilot in nigeria
      who amalgamated nigeria
      what happened in 1967
      what year did mungo park come
      who is the oba of benin
      when is the argungu festival
      what is the dressing for eyo
      who killed julius caesar
      when did the berlin wall fall
      what did the treaty of versailles say
      who was prime minister when india got independence
      tell me about the aba women's war
      how did the slave trade end
      who built the pyramids
      how did the dinosaurs die
      how many bones does a baby have
      what is the fastest animal in water
      do fishes sleep
      how long do tortoises live
      why do cats purr
      my dog refuses to eat since yesterday
      what vaccine does a puppy need
      how do i stop my goat from entering the neighbour's farm
      what do i feed day old chicks
      how do i treat newcastle in layers
      how long before catfish are ready to sell
      how many bags of feed for 200 broilers
      what month do i plant yam in benue
      how far apart should i plant maize
      how do i get rid of army worms
      which fertiliser is good for tomatoes
      my pepper leaves are turning yellow
      how do you store onions so they don't rot
      price of cocoa per tonne at the farm gate
      how much does a cow sell for in maiduguri
      is cassava profitable this season
      how do i make poultry feed by myself
      how do i start a snail farm
      how do i start a pure water business
      write a business plan for a bakery
      suggest a name for my boutique
      what business can a housewife do from home
      how do i register a company with cac
      how do i get a nafdac number
      do i need a permit to sell food on the street
      how do i price my cakes
      how do i advertise on facebook
      how do i get more followers for my page
      write an advert for my shea butter
      design a flyer for my shop opening
      how do i export hibiscus to mexico
      which machine do i need for block moulding
      where can i buy wigs in bulk
      where do they sell cheap fabrics in kano
      how do i clear a container from apapa
      what is the customs duty on a 2015 venza
      how much will customs charge on an imported laptop
      who pays stamp duty on a house
      how do i file returns with firs
      do freelancers pay tax in nigeria
      what is the vat rate in ghana
      explain the new tax law to me
      who will be exempted from the new tax
      when is the last day to file annual returns in lagos
      how do i get a tax clearance certificate
      what is paye
      how do i calculate my take home pay after tax
      my employer deducted too much tax
      what is the salary of a level 8 civil servant
      how much is a corper's allowance now
      when will they increase minimum wage
      how do i ask my boss for a raise
      my boss has not paid salary for three months, what can i do legally
      can my employer deduct money for lateness
      how do i write a resignation letter
      should i take the job in abuja or stay in lagos
      interview questions for a customer service role
      how do i answer what is your weakness
      my colleague takes credit for my work
      how many leave days am i entitled to
      i have a meeting with my manager at two, remind me
      what should i say in my performance review
      how do i become a chartered accountant
      how many papers are in ican
      is ican harder than acca
      how do i become a bank manager
      what course do i study to work in a bank
      how do i become a data analyst
      what does a loan officer do all day
      how much do bank tellers earn in canada
      is investment banking a good career
      what is the work of a stock broker
      my first day as a teller is on monday, any advice
      what should i wear to a bank interview
      how do i pass the aptitude test at {bank}
      what are the symptoms of malaria in children
      how do i bring down a fever at night
      what is a normal blood pressure for a sixty year old
      my blood sugar is 9, is that high
      how do i stop a nosebleed
      is it safe to take paracetamol with alcohol
      how many times a day should i take amoxicillin
      my tooth is aching and my cheek is swollen
      what causes heartburn after eating beans
      how do i know if i have an ulcer
      home remedy for catarrh
      what foods are high in iron
      how much water should i drink daily
      how many calories are in a plate of eba
      how do i reduce belly fat in a month
      is intermittent fasting good for women
      when do babies start to crawl
      my baby has not pooped in two days
      how do i wean my child from breast milk
      what is the dosage of folic acid in pregnancy
      i am six weeks pregnant, what should i avoid
      when is my next period due
      how do i calculate ovulation
      what does a negative genotype test mean
      can as marry as
      how often should i check my eyes
      my eyes itch when i use the computer
      i can't sleep at night
      i have been feeling very low lately
      how do i deal with anxiety
      how do i quit smoking
      how does a heart transplant work
      how long does a kidney transfer operation take
      how do i donate blood at lasuth
      where is the nearest clinic that does x-ray
      how much is a scan at the general hospital
      book me a dentist for thursday
      refer me to a good skin doctor
      does nhis cover eye glasses
      how do i enrol my mother on state health insurance
      what does third party insurance cover for a car
      which insurance company pays claims fast
      my landlord wants to evict me, what are my rights
      how many months' notice must a landlord give
      write me a tenancy agreement
      what is the punishment for stealing in nigeria
      can police search my phone
      how do i bail someone from the station
      how do i write a will
      what is the difference between barrister and solicitor
      how do i sue a company that sold me bad goods
      can a bank sue me for a debt i did not sign
      is it a crime to issue a dud cheque
      what is the law on inheritance for daughters
      how do i get custody of my child
      how do i file for divorce
      how do i change my name after marriage
      how do i correct my date of birth on nin
      where do i do nin enrolment for a child
      how long does it take for voters card to come out
      how do i get a police character certificate
      how much is a new driver's licence
      what age can you vote
      who is contesting for governor in anambra
      which party won the last by-election
      how many senators come from each state
      what did the president say in his broadcast
      when will the national assembly resume
      the new bill on state police, has it passed
      what bill did they sign into law this week
      explain how a bill becomes law
      which senator sponsored the bill on student loans
      did the house pass the budget
      how much is the national budget this year
      how much did the government borrow from china
      the country's debt is too much
      is nigeria's external debt rising
      what is the world bank saying about our economy
      who heads the imf
      did the cbn raise interest rates again
      what did the mpc decide at its meeting
      why did the naira fall last week
      what is the inflation figure for october
      is the us in a recession
      will the fed cut rates
      how did wall street close
      how is tesla stock doing
      what is the price of nvidia shares in new york
      is microsoft a good company to work for
      how much is one share of berkshire hathaway
      did apple stock drop after the launch
      should i buy oil stocks in america
      which ai companies are listed on nasdaq
      what was the biggest ipo of the year
      when was the stock exchange in london founded
      which meme coin will rise next
      is dogecoin dead
      what is the price of solana
      how do i mine ethereum
      what is a bitcoin halving
      who is satoshi nakamoto
      which crypto wallet is safest
      is pi network real
      how do i withdraw from binance
      how do i trade forex with metatrader
      teach me candlestick patterns
      which broker is best for gold trading
      is that ponzi scheme still paying
      mmm don come back, is it true
      somebody said i should join a network marketing company
      is this recharge and earn thing real
      how do i make money from youtube
      can i earn dollars by watching videos
      how do i become rich without working
      which lottery number will play today
      give me sure banker for tonight
      baba ijebu two sure
      what are the odds for chelsea on saturday
      how do i withdraw my winnings from {biller}
      why did my bet slip lose
      who will win the champions league
      what was the score of the nigeria and cameroon match
      when is the next el clasico
      how many goals has osimhen scored this season
      show me the premier league table
      who is top of the table in la liga
      which channel is showing the fight
      who plays in goal for morocco
      how many players are on a basketball team
      what is the offside rule
      who won the 100 metres at the olympics
      when is the next world cup
      is ronaldo retiring
      how much did real madrid pay for mbappe
      who is the most expensive transfer ever
      which club signed him on loan
      transfer news for manchester united today
      has the transfer window closed in england
      which group is nigeria in for afcon
      who qualified from group b
      is group d the group of death
      what time is the group stage draw
      the goal was offside
      what a goal by lookman
      goal of the season nominees
      who scored the winning goal in 1994
      who is the goalkeeper of arsenal
      what are the sustainable development goals
      how do i set goals for the new year
      my goal is to run a marathon
      help me write learning goals for primary three
      what is the goal of human life
      how do i save a drowning person
      save a document as pdf in word
      how do i save voice notes from whatsapp
      save the recipe for later
      how do i save my game on ps5
      save water, drink wine, funny right
      jesus saves
      how do save the date cards look
      how do we save the rainforest
      who saved daniel from the lions
      how do i invest in myself
      invest in my happiness
      what is the interest of a child in a custody case
      what are common interests for couples
      her interest in the choir has dropped
      he shows no interest in school, what do i do
      my crush lost interest in me
      what is a conflict of interest
      write a statement of purpose for masters
      write a problem statement for my project on solid waste
      what is a thesis statement
      is this statement true or false
      which statement is correct about osmosis
      the witness changed his statement at the station
      mission and vision statement for a school
      print statement in python
      what is an if statement in java
      how do i write a personal statement for nursing
      what is a switch statement
      how do i cook ofada stew
      how much salt goes into a pot of rice for ten
      how long do i boil eggs
      recipe for chin chin without eggs
      what can i use instead of butter in a cake
      how do i make zobo last longer
      how do i cook beans faster
      is ponmo good for the body
      what can i cook with plantain and eggs
      how do i make puff puff soft
      what goes well with fried yam
      how do i bake bread in a pot
      which oil is best for frying
      how do i defrost chicken quickly
      can i freeze cooked rice
      how long can stew stay in the freezer
      freeze mango for smoothies
      is it fine to refreeze meat
      what is frozen yoghurt
      who sings let it go in frozen
      when does water freeze
      why did my laptop freeze
      the video keeps freezing during calls
      it is freezing in jos this morning
      i got brain freeze from ice cream
      what is a block universe
      how do i make hollow blocks at home
      how many blocks for a three bedroom
      my nose is blocked, what should i take
      the drainage in my street is blocked
      how do i unblock a kitchen sink
      the road to onitsha is blocked by a trailer
      i have writer's block
      how do i block ads on youtube
      block that number that keeps calling me at night
      did she block me on whatsapp
      how do you know when someone blocks you on instagram
      how do i block unknown callers on android
      unblock my ex on facebook
      which sun block is good for oily skin
      lock the car
      how do i open a padlock without the key
      i lost my house key
      how do i grow dreadlocks
      relock my locs
      who sells door locks in bulk
      how do i loose the wheel lock on my car
      how do i unlock level 20 in candy crush
      how do i unlock a samsung bootloader
      how do i top up my radiator water
      how do i level up faster in free fire
      buy uc for pubg
      how do i get free robux
      cheat codes for gta
      how much is fifa 26
      my playstation keeps logging me out
      is fortnite free
      who is the strongest character in tekken
      how do i redeem a steam gift card
      which gift card has the highest rate
      how do i trade amazon gift cards
      how do i use a google play card
      birthday card ideas for my mother in law
      design an invitation card for my wedding
      how do i get a library card
      how do i print my exam card
      replace my lost student id card
      my voter's card has a wrong name
      what does the death card mean in tarot
      play a card game with me
      how many cards are in a deck
      which card beats a flush
      he was shown a red card
      how many yellow cards before suspension
      memory card is asking to be formatted
      what graphics card do i need for gaming
      how do i insert a sim card in iphone
      how much are complimentary cards per hundred
      how do i make flash cards for studying
      who invented the postcard
      report card comments for a quiet pupil
      the green card lottery opens when
      how do i apply for a green card
      what is a score card in golf
      how do i plan a surprise birthday
      plan a menu for the week
      help me plan a bridal shower
      what is plan b pill
      how do i make a lesson plan for basic science
      what is a floor plan
      give me a workout plan for beginners
      what is the government's plan for housing
      what are your plans for christmas
      plan my day tomorrow
      make a study plan for jamb
      i have no plan for this weekend
      family planning methods without side effects
      urban planning courses in unilag
      lesson note for jss2 civic education
      what lesson did you learn from the tortoise story
      how much are guitar lessons
      driving lessons near gbagada
      when do swimming lessons start
      sunday school lesson for this week
      what is the moral lesson of the story
      i learnt my lesson with that man
      can you teach my son the alphabet
      teach me how to knit
      teach me hausa greetings
      how do i say how much in yoruba
      what does ndewo mean
      translate i miss you to igbo
      what language do they speak in brazil
      which language is spoken in cameroon
      how many languages are in nigeria
      what is the hardest language to learn
      what does lingua franca mean
      how do i learn french fast
      is latin a dead language
      what is sign language for thank you
      which programming language should i learn first
      is python a good language
      what is body language
      the language of that film was too strong
      translate this paragraph into german for me
      duolingo keeps sending me reminders
      subtitle in arabic please
      what is the token of love in that story
      what is a token in chatgpt
      how do i get an api token from github
      what is a token ring network
      what are fan tokens
      the token for my gate pass is not generated
      what is a game token
      what does tokenism mean
      the bus conductor gave me a metal token
      which network is best in ekiti
      why is there no network in my village
      how do i reset network settings on android
      what is a computer network topology
      difference between 4g and 5g
      how do i set up a mesh network
      is starlink better than fibre
      how do i change my wifi password
      my router is showing red light
      who is using my wifi
      what is my ip address
      how do i use vpn
      how do i reduce data usage on my phone
      which app finishes data the most
      how do i turn off background data
      what is data science
      how do i clean data in excel
      how do i recover data from a dead hard drive
      data entry jobs i can do from home
      what is primary data in research
      how do i analyse questionnaire data
      data protection act summary
      how do i back up my data to the cloud
      what is data structure and algorithm
      my lecturer rejected my data
      my brother sent {amount} to his friend yesterday
      salary is not enough this month
      money is hard to come by these days
      everybody is complaining about money
      my neighbour bought a car for {amount}
      they paid {name} {amount} for the job he did
      her husband gives her {amount} every week
      {name} told me he makes {amount} a month
      my friend was given {amount} by her father
      he said his bank pays him well
      the pastor said we should give {amount} each
      my roommate owes everybody in the hostel
      a man in our street won {amount} in the lottery
      the contractor ran away with {amount}
      they stole {amount} from the church box
      the police recovered {amount} from the thieves
      he spent {amount} on the wedding alone
      she refused to lend her sister money
      my cousin sold his land to pay for school
      our landlord increased the rent to {amount}
      rice is now {amount} a bag, can you imagine
      fuel is {amount} per litre in our area
      a plate of food is {amount} now
      transport fare to ajah has gone up again
      i used to earn {amount} when i was in port harcourt
      in those days {amount} could build a house
      my grandfather never used a bank
      my mother keeps her money under the bed
      rich people don't talk about money
      money cannot buy happiness
      money is the root of all evil
      money doesn't grow on trees
      time is money
      cash is king they say
      i dreamt that i had {amount}
      if i had {amount} i would travel to dubai
      i wish somebody would give me {amount}
      what would you do with {amount}
      can {amount} marry a wife in this economy
      is {amount} enough for feeding in lagos
      how much does a family of four need a month
      is {amount} a good salary for a driver
      can a person survive on {amount} a month in abuja
      do you think money can buy love
      who is richer, dangote or musk
      how did dangote make his money
      how much is davido worth
      how much did they spend on that film
      how much is the bride price in imo
      how much is a burial in my place
      how much should i give at my friend's wedding
      what gift should i buy for {amount}
      what can {amount} buy in the market
      which phone can i get for {amount}
      is {amount} too much for a pair of shoes
      my boyfriend does not give me money
      should a wife keep her own money
      should couples put their money together
      my husband hides his money from me
      my in-laws always ask us for money
      how do i tell my friend to pay me back without a quarrel
      my friend borrowed {amount} and stopped picking my calls
      what do i do when someone refuses to pay me
      i regret lending money to my cousin
      never lend money to family
      should i lend my boss money
      my brother took a loan from an app and they are calling everybody
      loan sharks are disgracing my sister
      those loan apps send messages to all your contacts
      how do i report a loan app to the government
      how do i stop loan apps from calling my mother
      is palmcredit registered
      how do i delete my details from a loan app
      which loan app gives {amount} without bvn
      how do i get the student loan from nelfund
      when is the nelfund portal closing
      how do i apply for the boi grant
      is the government giving traders money again
      how do i register for the conditional cash transfer of the government
      when will they share the palliative
      did the senate approve the student loan
      what is a mortgage in america like
      the ants took a loan from the grasshopper, what story is that
      how does a payday lender operate in texas
      what is student loan forgiveness
      my dad co-signed a loan for a stranger in london
      a loan word from portuguese
      borrow me your phone to call
      can i borrow your charger
      lend a hand with the chairs
      what book can i borrow from the library
      how many books can a student borrow
      i owe you an apology
      i owe my life to god
      he owes me a favour
      the world owes you nothing
      pay attention please
      it pays to be honest
      crime does not pay
      how do i pay my last respects
      what do nurses get paid in canada
      who pays for the date, the man or the woman
      you will pay for what you did to her
      does netflix pay actors well
      which country pays teachers best
      which apps pay for reading news
      does tiktok pay in nigeria
      why do we pay tithe
      is it a sin not to pay tithe
      pay no mind to them
      send them to jail
      send the children to school
      send down the rain
      god sent me to you
      send nudes
      send help, the house is burning
      send my application to the registrar
      send the driver to pick the children
      can you send someone to fix the roof
      who sent you
      i was sent on an errand
      send me a good morning quote
      send me a funny sticker
      send a prayer for my exam
      send flowers to my girlfriend on her birthday
      send the minutes of the meeting to everyone
      how do i send my cv to dangote company
      how do i send a parcel to ghana by dhl
      how do i send food stuff to the uk
      how much is it to ship a barrel from houston to lagos
      track my dhl parcel
      where is my parcel
      my package is stuck at customs
      when will my order arrive from shein
      the rider has not brought my food
      where is my food, i ordered an hour ago
      where is my driver
      where is my husband
      where is my mind today
      where did i keep my keys
      find my phone
      find my glasses
      has the mail come
      has the vendor delivered the cake
      the plumber did not come
      the tailor has spoilt my cloth
      my hairdresser kept me waiting
      the mechanic has refused to return my car
      how do i return a bad phone to the seller
      the seller sent a fake shoe
      how do i know original perfume
      how do i spot a fake naira note
      are the old notes still spendable
      where can i change torn notes
      what do i do with old foreign coins
      who collects old coins
      are there new naira notes for the wedding
      how much are mint notes selling
      how do i clean money stained with oil
      how do bank robbers get caught
      is there a movie about a bank robbery in spain
      which season of money heist is best
      recommend a film about wall street
      who acted in king of boys
      what is the soundtrack of the wolf of wall street
      the bank job is a nice film
      lyrics to money money money
      who sang bank account
      what year did cash app by bella shmurda come out
      my favourite song is account balance by tekno
      is there a song called balance
      play alert by sarkodie
      the bank of the niger is eroding
      he sat on the bank and fished
      river bank erosion in anambra
      is there a sperm bank in abuja
      where is the nearest food bank
      power bank with solar, how much
      a bank of clouds
      piggy bank craft for kids
      who robbed the bank in offa
      how do bank vaults open
      how does an atm count notes
      who invented the atm
      why does an atm have a camera
      how many atms are in nigeria
      how does mobile money work in kenya
      is m-pesa better than airtel money
      what is the difference between microfinance and commercial banks
      how many commercial banks are in nigeria
      which banks merged in 2005
      which bank did intercontinental become
      what happened to skye bank
      when did oceanic bank close
      who was the md of savannah bank
      who is the richest banker in africa
      how do credit unions differ from banks
      what is a swiss bank
      what is islamic banking
      what is the bank of industry
      what is the african development bank
      how do i get a job at the world bank
      my sister works in a bank in leeds
      my uncle retired from union bank
      bank workers dress well
      what should i get my husband for our anniversary
      how do i apologise to my wife
      she has not replied my message since morning
      my girlfriend wants to break up
      does he still love me
      how do i ask a girl out
      how do i know she is the one
      my best friend betrayed me
      i caught my boyfriend with another girl
      how do i make my mother in law like me
      should i marry a man younger than me
      my wife and i are fighting over school
      how do i get over a heartbreak
      write a love message for my fiancee
      write a toast for my brother's wedding
      what do i write on a sympathy card
      is it good to check my partner's phone
      how do i discipline a stubborn child
      my son does not want to read
      how do i make new friends in a new city
      my flatmate eats my food
      how do i tell my boss i am pregnant
      i feel like nobody cares about me
      do you have a girlfriend
      do you sleep
      can you sing for me
      what do you look like
      what is your favourite colour
      can you dance azonto
      how many people are you talking to now
      do you believe in god
      are you smarter than chatgpt
      who taught you english
      can you feel pain
      what did you eat this morning
      where do you live
      how tall are you
      when is your birthday
      is siri your sister
      say something funny in pidgin
      tell me a bedtime story about the tortoise
      tell me an interesting fact about bees
      give me a riddle
      sing happy birthday for my son
      flip a coin for me
      roll two dice
      pick a number between one and ten
      guess what i am thinking
      what is my lucky number
      interpret my dream about snakes
      what does it mean to dream of money
      i dreamt i was counting coins
      what does my star sign say this week
      are libra and leo compatible
      which verse says the love of money is evil
      what does the bible say about debt
      what does the quran say about interest
      explain the parable of the talents
      psalm for protection
      pray for my exam result
      when does ramadan begin
      what time is maghrib in kano
      what is the nisab for zakat this year
      how do i calculate zakat on gold
      who is the patron saint of money
      how many books are in the old testament
      what time is mass on sunday at st dominic's
      when is the shiloh programme
      who founded deeper life
      give me the hymn number for amazing grace
      how do i join the choir
      join the marines
      how do i join the nigerian air force
      how do i join a gym in yaba
      join me in prayer
      how do i join two tables in sql
      how do i join pdf files
      how do i join a zoom meeting
      how do i join a video call without downloading the app
      how do i join the neighbourhood watch
      can i join your whatsapp prayer group
      add me to the class whatsapp group
      remove me from this whatsapp chat, admin
      how do i create a telegram group
      how do i leave a whatsapp group quietly
      which blood group can donate to all
      what is group theory
      what is an ethnic minority group
      the rock group from the eighties
      which group sang no one like you
      bts is my favourite group
      how do i split the class into groups
      group photo poses for friends
      who is in charge of the study group
      group work is stressing me
      name a circle theorem
      how do i draw a perfect circle by hand
      crop circles are made by who
      the inner circle of the president
      why do i have dark circles under my eyes
      my circle of friends is small
      how do i square a circle
      circle of willis diagram
      contribution of women to nation building
      contributions of the colonial masters to nigeria
      how do i contribute to wikipedia
      how can i contribute to open source
      what did awolowo contribute to education
      what is the contribution of agriculture to gdp
      carbon dioxide contributes to warming
      can i contribute an article to your magazine
      whose turn is it to wash the plates
      it's your turn to play
      turn left at the junction
      how do i turn a pdf to word
      how do i turn off the alarm
      when the baby turns one
      turn around slowly
      take turns when you speak
      what is the limit of sin x over x
      what is the speed limit in the city
      is there an age limit for nda
      what is the alcohol limit for drivers
      push yourself beyond your limits
      the sky is your limit my son
      what is the word limit for the abstract
      limit screen time on my child's tablet
      what is the character limit on x
      how do i increase the upload limit on google forms
      what is the height limit for a roller coaster
      is there a limit to the number of wives
      how do i upgrade my windows 10
      how do i upgrade to business class
      upgrade my ram to 16gb
      should i upgrade my phone this year
      the new update spoilt my phone
      how do i update my resume
      how do i update google chrome
      is the ios update worth it
      verify a degree certificate from unn
      how do i get a blue tick on twitter
      is this news verified
      how do i verify my jamb profile code
      how do i link my nin to my sim
      how do i check my nin on my phone
      who can see my bvn at another bank
      how do i correct my name on bvn at {bank}
      how do i check my bvn on {network}
      charge the rechargeable lamp
      what was the charge against the senator
      who is in charge here
      the court discharged him of all charges
      how many coulombs of charge
      the man was charged with murder
      who leads the charge of the light brigade
      what do lawyers charge for a tenancy matter
      how much do photographers charge for a wedding
      what does a mechanic charge to change shocks
      how much does dstv charge for installing a dish
      what does the electrician charge per point
      how much do they charge for braiding
      how much does a tiler charge per square metre
      do you charge a phone while pressing it
      free of charge visa countries
      how much is delivery charge on chowdeck
      does uber charge for waiting
      roaming charges on {network} in dubai
      why did {network} increase their tariff
      how do i know my own {network} number
      how do i port from {network} to {network}
      how do i check my {network} data left
      how do i borrow airtime from {network}
      how do i share data on {network}
      how do i stop {network} caller tune
      {network} keeps sending me promotional messages
      how do i do welcome back on {network}
      how do i retrieve my lost {network} sim
      which {network} plan gives free calls at night
      {network} office nearest to me
      the {network} mast in our area has been stolen
      is {network} network down today
      how do i migrate on {network}
      what is the code to check my number on {network}
      who owns {network} nigeria
      how much do {network} engineers earn
      did {network} sack workers
      how do i unsubscribe from caller tunes
      what number do i dial to hide my caller id
      how do i divert calls to another line
      how do i record a call on my phone
      how do i know if someone is tracking my phone
      please can you help me ask my landlord to fix the roof because water has been entering since the rains began
      good evening, i want to ask, my son is in ss3 and he wants to read medicine but his mathematics is weak, what do you advise
      hello, my name is {name} and i sell fish at the market, i am looking for a boy that can help me in the shop
      i have been thinking about my life and i don't know if i should travel abroad or stay here with my family
      so yesterday we went to this party and the food was so bad that everybody left early
      my dear, that your friend that came last time, has she born
      sorry to disturb you, do you know anybody that repairs washing machines around egbeda
      what i wanted to know is whether the school bus will still come tomorrow with this public holiday
      good morning sir, i saw your number on a signboard, do you still have the two bedroom flat
      is this the number for the generator repairer
      please is this pastor's line
      are you the dispatch rider
      is that mama {name}'s phone, i want to order small chops
      wrong number, who is this
      who gave you my number
      is this the cake seller from ikeja
      do you still sell second hand clothes
      how much is your wig
      send me your price list for catering
      are you available to make up on saturday
      do you deliver to ogba
      i saw your advert for a driver
      is the room still available
      how much last for the fridge
      do you have size 42 of the shoe
      i am the one that called about the land
      the customer said she wants red not blue
      market was dull today, only three people came
      i sold all my yams today thank god
      business is slow since the holiday
      customers are pricing me anyhow
      my shop was flooded last night
      the union closed the market today because of elections
      my apprentice ran away
      the price of cement has gone up again
      tomatoes are costly this week
      everything is cost, even sachet water
      how do traders in balogun survive
      which market sells cheap baby things
      where can i get wholesale provisions in onitsha
      my maize got rotten in the store
      i am tired today
      i am so hungry
      i am on my way
      i will call you back
      i am in a meeting
      see you at church
      we are at the bus stop
      it's my birthday today
      my wife just put to bed
      our daughter got admission
      i passed my exams
      i failed my driving test
      i am getting married in march
      we lost our grandfather on sunday
      my village people are at work
      somebody entered my room
      there is a snake in the toilet
      there was an accident at ojuelegba
      armed men attacked our village
      call the ambulance
      my house is on fire
      i hear gunshots
      what is the police emergency number
      i want to report a missing person
      report a pothole to the council
      report my neighbour for noise
      how do i report a fake news page
      how do i report a user on twitter
      write a report on my siwes
      how do i write a lab report
      what is in today's weather report
      tomorrow's forecast for owerri
      will there be harmattan this december
      how hot is sokoto right now
      is a storm coming
      should i carry an umbrella
      what time does the sun set in enugu
      when is the next full moon
      how far is mars
      did they really go to the moon
      who is the first african in space
      how do planes stay in the air
      what makes the sea salty
      why do leaves change colour
      how is glass made
      how do magnets work
      what is inside a pencil
      how does soap clean
      who invented the sewing machine
      what is artificial intelligence
      can robots take our jobs
      how do i use chatgpt to write a song
      generate an image of a lion
      write a python code to sort a list
      how do i center a div
      what is the shortcut for copy
      how do i merge cells in excel
      how do i make a table of contents in word
      convert this pdf to powerpoint
      how do i format a flash drive
      how do i delete a page in word
      my printer is not printing
      my mouse is not moving
      how do i connect my phone to the tv
      how do i cast youtube to a smart tv
      the remote is not working, how do i change channel
      my decoder is showing no signal
      what is showing on zeeworld tonight
      how do i scan for channels on free to air
      when is big brother coming back
      who was evicted yesterday
      recommend a good series
      what is the best nollywood movie this year
      who is the lead actress in the johnsons
      which episode is tonight
      how does the story end
      recommend a novel for a teenager
      who won the grammy for african performance
      when is wizkid's concert
      how much is the ticket for the afrobeats festival
      where can i learn salsa
      how do i play ludo
      teach me the rules of chess
      what is a stalemate
      how do i solve a rubik's cube
      play twenty questions with me
      truth or dare
      what is the best opening move
      your move
      good game
      checkmate
      bingo
      what is the code for the washing machine error e4
      error 404
      reset my samsung tv to factory settings
      how do i set the alarm on this clock
      set a timer for ten minutes
      set an alarm for 5 in the morning
      cancel my alarm
      snooze
      stop the music
      pause the video
      next song
      stop recording
      cancel my gym membership
      cancel the dinner reservation
      cancel my hotel booking in accra
      cancel my trip to jos
      cancel culture is bad
      call off the strike
      undo the last change in word
      go back to the home screen of my tv
      delete all my emails
      delete my facebook
      delete the last photo
      clear my browser history
      empty the recycle bin
      open the window
      open google maps
      open my notes
      open youtube
      open a jar that is stuck
      open the boot of the car
      open the curtains
      open sesame
      close the tab
      close your eyes
      shut the gate
      show me pictures of ankara styles
      show me the way to the stadium
      show me how to tie a gele
      show me funny cat videos
      show me restaurants near ikeja with outdoor seats
      show me love
      show your working
      check the oven
      check on grandma
      check if the door is locked
      check my pulse
      check my grammar in this sentence
      check mate
      check my email for the ticket
      check the spelling of entrepreneur
      check my jamb admission status
      check result
      how do i check my neco result with token
      how do i buy waec scratch card in ghana
      what is the cut off for unilag
      when is post utme for oau
      how do i apply for nysc
      when is batch c going to camp
      what do i take to nysc camp
      how do i redeploy from zamfara
      how do i get my certificate from the school
      which university is best for law
      how do i write a scholarship essay
      is there a scholarship for masters in germany
      how much is tuition in covenant university
      how do i study for long hours
      what is a gpa of 3.2 in percentage
      how do i calculate cgpa
      how many credits is a full semester load
      what is the maximum credit load for 200 level students
      my son got a credit in english in waec
      credit goes to my mother
      who should take the credit
      he gave me credit for the idea
      credit risk is a topic in my course
      what is a credit default swap
      how did credit suisse collapse
      join us for dance practice
      booking code for this weekend
      baba ijebu number for today
      teach me how to bake cake
      teach me how to drive
      apc or pdp
      write cv for me
      send me the song
      send me one funny video
      pay for your sins
      save me a seat
      save my soul o lord
      save your breath
      god save nigeria
      lock the door well
      lock your mouth
      freeze the fish
      no limit for grace
      blood group o positive
      draw circle
      turn the soup
      contribute your own idea for group work
      plan my birthday
      token of appreciation for mc
      power of prayer
      god power
      light the candle
      bill the client for the cloth
      red card for ramos
      wedding card design
      dealer card for ludo
      top up the soup
      top up water for bucket
      top of the class
      invest in good bed
      stock the shop
      share the meat
      share testimony
      share the link
      share your food
      sunday school lesson
      translate i love you to yoruba
      help me carry this load
      help the poor
      cancel the party
      cancel number four for the list
      take that idea out of your mind my brother
      repeat that song
      full meaning of atm
      history of bank for nigeria
      upgrade my laptop
      upgrade your dressing
      is that news real
      send picture of the shoe
      power cut for hospital
      block the road
      (dstv|gotv|startimes) (installer|dish|lnb|remote control|cartoon channel|film tonight|sports channel number) (near me|is bad|please|)
      which channel (on|is) (dstv|gotv|startimes) (shows wrestling|is africa magic|has the news)
      (what|which) (movie|film|match) is (on|coming up on) (dstv|gotv|startimes) (tonight|later|)
      (hdmi|usb|aux|speaker|ethernet) cable (price|is not working|for laptop|length)
      cable (news|knitting|manager|tray) (channel|pattern|)
      (bill|bills) (clinton's wife|of quantity|poster|cosby show|passed second reading) (meaning|today|)
      (bird|duck) (bill|bills) (are for|look like|) (what|this|)
      (post no bills|stick no bill) (sign|meaning|)
      (leather|phone|card|ladies) (wallet|purse|holder) (for men|price in market|brown colour|)
      (apple|google|samsung) wallet (setup|on iphone|pass)
      (chicken|beef|vegetable) (stock|broth) (for rice|how to make|cube)
      (out of stock|back in stock|stock taking|stock control) (meaning|items|in my shop|)
      (rolling|laughing|common|old) stock (joke|meaning|)
      (nin|passport|voter|cac|birth|company|sim|vehicle) registration (centre|office|number|requirements|near me)
      (register|enrol|sign up) (for|at) (the marathon|a gym|jamb|dance class|night school|evening lectures)
      (the opening ceremony|open university|an open mind|a closed fracture)
      (free|cheap) (data|airtime) (promo|forwarded message|hack|trick) (is real|please share|)
      (dear|beloved) (customer|winner)(,|) (you have won|congratulations you won) (a car|in our promo|)
      account for (your actions|the missing meat|where you were last night)
      (an|his|her|their) account of (the|that) (flood|fight|election|journey)
      on no account should (you|the children) (leave|eat it|open the gate)
      (take|taking) (stock|account|note) of (your life|everything|the weather)
      (credit|debit) (hours|unit|note book|column) (for my course|in accounting|meaning)
      (film|movie|closing) credits (roll|song|)
      (carbon|tax|extra) credit (meaning|for class|)
      (interest|interesting) (groups|rates of students in science|facts|books|clubs in school)
      (loan|student loan) (forgiveness|movie|words|shark film) (in america|meaning|)
      (spring|diving|blood group|tied|joint) (balance|account of sickness|sharing) (experiment|)
      (weighing|chemical|beam|digital) (balance|scale) (price|for lab|how to use)
      (new balance|nike|adidas) (shoes|sneakers|trainers) (price|size 43|original|)
      (transfer|carry over) (of|the) (heat|energy|learning|players|technology) (explained|example|)
      (heat|bank to bank|thermal|embryo|knowledge) transfer (paper|in physics|meaning)
      (uni|school|inter university|ward) transfer (form|requirements|letter|process)
      (limit|limits) (switch|order meaning|in calculus|of liability)
      (goal|goals) (keeper gloves|post size|celebration|against chelsea|in life essay)
      (save the last dance for me|saving face|save this picture to gallery)
      (life|world|time) savings (hack|quotes|idea)
      (power|token|key) (bank|ring|economy|rangers) (price|movie|)
      (power|electricity) (of attorney|cables|theft law|bill in the senate|and magnetism notes)
      (light|lights) (bulb|skin|weight|house|up|year|novel) (price|meaning|boxing|)
      (meter|metre) (band|per second|dash|gauge|reading of taxi)
      (pin up hairstyle|hair pins|pin cushion|you could hear a pin drop)
      (lock|block|freeze) (screen|chain|buster|frame|letters|dance|party)
      (plan|plans) (b|your week|for the holiday|of the house|a trip|lesson)
      (group|circle|club) (dance|of life|soda|photo|theory|house|foot)
      (charge|charges|charging) (of manslaughter|on particles|port cleaning|at home|the camera battery)
      (receipt|invoice) (book printing|template in excel|roll paper|maker app)
      (language|languages) (of birds|teacher needed|arts|barrier essay|software)
      (lesson|lessons) (from the bible|learnt from marriage|teacher salary|plan for nursery two|in love)
      (network|networking) (event|marketing is it good|cable|engineer salary|switch)
      (data|date) (bundle of joy|night ideas|base design|collection method|scientist)
      (human|agent) (rights lawyer|nature|of denmark|body parts|resource manager|recruitment)
      (help|support) (group for widows|your local artist|my football club|the needy)
      (request|order) (of service for burial|form 4|a song on radio|a taxi|pizza)
      (history|statement) (of account of war|teacher|shirt|earrings|class notes)
      (spend|spent) (the night|her youth|all his life|quality time|christmas) (with us|abroad|in the village|)
      (invest|investment) (banker salary|in your skin|in kindness|guru wedding)
      (share|shares) (your screen|this post|a room|the same birthday|location)
      (crypto|bitcoin|ethereum|nft) (news|price prediction|wallet hacked|mining machine|scam movie|is haram)
      (tesla|amazon|apple|google|meta|nvidia) (stock|shares|stocks) (price|today|news|doing|forecast)
      (oil|gold|gas|cocoa|copper) (price|prices|stocks|futures) (today|in the world market|falling|)
      what time (does|do) (hsbc|citibank|{bank}|the bank in the mall|bank of america) (open|close) (today|)
      (where|how) (is|far is) the (nearest|closest) {bank} (branch|atm|office|)
      (recent|latest) (sightings|events|happenings|updates) (in|around) (my area|lekki|the world)
      (is|was) (the|my) (deposit|rent deposit) on the (house|car hire) refundable
      (deposit|sediment) (of gold|of oil|of limestone) in nigeria
      (what|which) (job|business|degree) (pays|makes) the most (money|)
      (does|do) (my|your) (company|boss|school) pay (on time|overtime|for lunch)
      (when|what day) is (pay day|payday|salary day) (at my office|for teachers|for civil servants|)
      how much (tax|pension|nhf) (is|was) (taken|deducted) from my (pay|salary|payslip)
      (send|forward) my (payslip|leave form|report) to (hr|my boss|the office)
      (how many|what) (vacation|sick|leave) days (do i have|are left|remain)
      (does|will) my (insurance|hmo|warranty) cover (this|my teeth|the accident|surgery)
      (credit score|fico) (in america|needed for a house in texas|at 18)
      (airline|hotel|shoprite|fuel station) (points|rewards|loyalty card) (balance|expire when|)
      (bus|train|cowry|metro) card (top up|where to buy|balance)
      (library|gym|student|staff|membership) card (renewal|is lost|price)
      (book|reserve|find) me a (flight|plane ticket) (to|from) (abuja|accra|london|nairobi) (for friday|next week|)
      (what|which) airline (flies|goes) (direct|straight) to (dubai|addis ababa|atlanta|asaba)
      (how many|what) (bags|kilos) can i (carry|check in) on (air peace|emirates|turkish airlines)
      (has|did) (flight {number}|my sister's flight|the evening plane) (landed|taken off) (yet|)
      (my|our) (suitcase|luggage|box) (did not arrive|is missing) (at|from) (the airport|baggage claim)
      (rent|hire) (me|us) a (car|bus|boat|tricycle) (for the wedding|in abuja|for two days)
      do i need a (visa|transit visa|yellow fever card) to (enter|visit) (ghana|rwanda|turkey|mexico)
      what (shots|vaccines|injections) do i need (to travel to|before going to) (brazil|india|kenya)
      what kind of (plug|socket|adapter) do they use in (italy|japan|south africa)
      is it safe to (travel|drive) (to|on the road to) (kaduna|jos|haiti) (now|at night|)
      (suggest|recommend) (places|things|a beach) to (see|visit) in (calabar|obudu|zanzibar|lagos)
      (book|reserve) a (room|suite) (at|in) (transcorp hilton|a hotel in enugu|an airbnb) for (two nights|my honeymoon)
      does the hotel have (a pool|breakfast|free parking|a gym)
      (what|which) terminal does (ethiopian|delta|arik) use
      how long is the (flight|drive|train ride) from (lagos to ibadan|kano to jeddah|london to paris)
      what is the time (in|difference with) (tokyo|new york|sydney|nairobi) (now|)
      how far (is it|) from (here|my house) to (the airport|the beach|the stadium)
      (give|show) me directions to (the library|eko hotel|the teaching hospital)
      (is there|how is the) traffic on (third mainland bridge|ikorodu road|the expressway) (now|this morning|)
      (which|what) (bus|train) goes to (oshodi|wuse|the city centre)
      where (did i|have i) (park|parked|leave) (my car|the car|the bike)
      (call|get|order) me (an uber|a bolt|a taxi|a cab) to (the mall|work|the airport)
      (my|the) car (won't start|is overheating|makes a noise|pulls to the left)
      how (do i|to) (jump start|start) a car with a (dead|weak) battery
      when should i (change|replace) my (engine oil|tyres|brake pads|spark plugs)
      what (pressure|psi) should my tyres (be|have)
      how many (miles|kilometres) (do i get|can i drive) on a full tank
      how much (fuel|petrol|gas) (is left|do i have) in my tank
      (schedule|book) an oil change for (saturday|my camry)
      what (type|kind) of (fuel|oil) does (my corolla|a lexus|this generator) (use|take)
      (the|my) (check engine|airbag|abs) light (is on|keeps blinking)
      (set|make) an alarm for (5am|six in the morning|noon)
      (remind|tell) me to (take my drugs|pick the kids|call mum|water the plants) (at 4|tonight|tomorrow|)
      what (reminders|alarms) (do i have|are set)
      (add|put) (milk|eggs|tomatoes|detergent) (to|on) my shopping list
      (what|show me what) is on my (shopping list|to do list|grocery list)
      (clear|delete|remove everything from) my (to do list|shopping list|reminders)
      (have i|did i) (put|add) (bread|onions) on the (grocery|shopping) list
      (what|which) (meetings|appointments) do i have (today|on monday|this week)
      (schedule|set up|fix) a meeting with (hr|the principal|{name}) (for 2pm|on thursday|)
      (add|put) (my dentist appointment|the wedding|her birthday) (to|on) my calendar
      (is|are) (the meeting room|room b|the hall) (free|available) (at 3|today|)
      what (is the date|day is it|is today's date) (today|on friday|two weeks from now)
      (flip|toss) a coin (for me|)
      (roll|throw) (a|two) (dice|die)
      (turn|switch) (on|off) the (fan|ac|bedroom lights|generator|television)
      (dim|brighten) the (lights|screen|lamp) (in the parlour|)
      (set|lower) the (thermostat|ac|temperature) to (18|20|{number}) (degrees|)
      (play|put on) (some music|davido|gospel songs|highlife|my playlist)
      (what|which) song is (this|playing)
      (skip|next|previous) (song|track|this one)
      (add|save) this song to my (playlist|favourites)
      (turn|bring) the (volume|music|tv) (up|down)
      (whisper|talk in a whisper|speak with a male voice|change your accent to british)
      (talk|speak) (like a robot|like a child|like a pirate)
      (can|will) you (call|ring|phone) (my mother|the pharmacy|{name}) for me
      (text|message) (my wife|my boss|{name}) that i'm (late|on my way|stuck in traffic)
      (read|show) my (unread|last|new) (texts|emails|messages from mum)
      (reply|respond) to (his email|that message|her text) (saying i'm busy|with thank you|)
      (where|find where) is my phone
      (share|send) my location (with|to) (my brother|the driver|{name})
      (pair|connect|sync) (my|the) (headphones|speaker|watch|phone) (with|to) (bluetooth|my laptop|my car)
      (convert|how many) (inches|feet|pounds|ounces|miles) (in|to) (a metre|kilograms|centimetres|grams)
      what is (5 feet 8|180 pounds|ten miles|a gallon) in (metres|kilos|kilometres|litres)
      (what is|calculate) (12 times 17|the square of 25|20 percent of 350|98 divided by 7)
      how (do you|to) spell (restaurant|bureaucracy|necessary|tomorrow)
      what does (serendipity|ubiquitous|melancholy|benevolent) mean
      (what is|give me) (another word|a synonym|the opposite) (for|of) (happy|brave|difficult)
      how do you say (hello|i love you|good luck|where is the toilet) in (french|spanish|chinese|arabic)
      (translate|put) (good morning|thank you|my name is john) (to|into) (german|portuguese|latin)
      (how|what) is the weather (going to be|like) (tomorrow|this weekend|in abuja)
      (will|is) it (rain|hot|sunny|cold) (tomorrow|today|in jos|this evening)
      should i (carry|take) an umbrella (today|tomorrow|)
      what (temperature|degree) is it (outside|in kano|right now)
      how (long|many minutes) (should|do) i (boil|cook|bake|roast) (eggs|beans|a chicken|potatoes)
      how do i (make|cook|prepare) (egusi soup|ofada stew|pancakes|moi moi|lasagna)
      what (ingredients|things) do i need (for|to make) (fried rice|chin chin|a chocolate cake|pepper soup)
      can i (use|substitute) (baking soda|yoghurt|margarine) (instead of|for) (baking powder|milk|butter)
      how many calories (are|is) in (a banana|pounded yam|suya|one egg|a coke)
      how (long|many days) (does|can) (stew|cooked rice|milk|egusi) (last|stay) in the (fridge|freezer)
      (is|does) (this meat|the yoghurt|old bread) (still good|gone bad|safe to eat)
      what (should|can) i (cook|eat|make) (for dinner|tonight|for the children)
      (suggest|give me) a (vegetarian|quick|healthy|cheap) (meal|lunch|breakfast|recipe)
      is (avocado|palm oil|plantain|red meat) (healthy|good for diabetics|fattening)
      (book|reserve|get) a table for (two|four|six) at (the chinese place|cactus|a restaurant) (tonight|)
      (does|do) (chicken republic|the italian place|kilimanjaro) (take reservations|have vegan food|deliver)
      how (good|are the reviews) (is|for) (yellow chilli|that new buka|mama cass)
      how long (is|will be) the wait (at|for) (the restaurant|dominos|the salon)
      (confirm|cancel|change) (my|our) (dinner|table|restaurant) reservation (for 7|under {name}|)
      (is|are) there (peanuts|gluten|pork|milk) in (that cake|jollof rice|ice cream)
      (order|buy|get) me (a pizza|shawarma|new headphones|diapers) (from the shop|online|on konga)
      (where|when) (is|will) my (parcel|package|jumia order|food delivery) (come|arrive|be delivered|now)
      (track|check) my (package|delivery|jumia order|waybill)
      (what|how much) (is|does) (a bag of rice|an iphone|a bag of cement|a crate of eggs|cooking gas) (cost|sell for|go for) (now|today)
      (where|which market) can i (buy|get) (fairly used clothes|wholesale shoes|original perfume|turkey)
      (what|which) size (of shoe|of dress|of bra) (should i|do i) (wear|pick)
      (who|what) (made|created|built|programmed) you
      (how old|what age) are you (karo|)
      where (do you|are you) (live|from|come from)
      do you (have|keep) (a pet|any pets|children|a girlfriend|a soul)
      what (are|is) your (hobbies|hobby|favourite colour|favourite food|zodiac sign)
      who do you work for (really|)
      (tell|say) (me|) something (funny|interesting|i don't know|sweet)
      (do you know|tell me) (any|a good) (joke|jokes) about (lawyers|lagos|husbands|cats)
      (can i|may i) (call you|change your name to) (bolu|jarvis|something else|sweetheart)
      (call|start calling) me (chief|queen|by my nickname|big daddy) (from now on|)
      (do you|can you) (love|like|marry|miss) me
      (are|were) you (listening|sleeping|watching me|spying on me)
      (what|who) (is|was) your (mother|father|creator|best friend)
      (are you|is karo) (male or female|married|a girl|single|a christian)
      (tell|read) me (my horoscope|the news|a bedtime story|a poem|a proverb)
      (what|any) (is the|) news (in the world|from abroad|about the election|headlines) (today|)
      who (won|is winning) the (game|election|league|match|super bowl)
      (what|how many) (is|) the (score|goals) (of|in) (the arsenal match|the super eagles game|last night)
      when (is|does) the (next|) (super eagles|champions league|premier league|nba) (match|season) (start|)
      (how many|when are my) (days off|leave days|vacation days) (do i have|have i used|coming)
      (apply|request|put in) for (leave|time off|my vacation) (from|in) (june|december|monday)
      (has|did) (my boss|hr) (approved|approve) my (leave|vacation|days off)
      (how|when) do i (file|do) my (tax return|taxes|w2|paye form)
      (what|where) is my (w2|tax form|payslip|staff id)
      (when|what day) does (my office|the company|government) pay (workers|salaries)
      (what|how) (is|does) my (health insurance|hmo|dental plan) (cover|include)
      (how|can i) (change|get) (my|) (health insurance|hmo) (plan|provider|hospital)
      (what|who) is (the capital|the president|the population) of (peru|namibia|kenya|nepal)
      (how|why) (do|does) (birds fly|the moon shine|volcanoes erupt|dogs bark|we sleep)
      (who|which person) (invented|discovered) (the telephone|penicillin|electricity|gravity)
      (when|what year) (was|did) (the titanic sink|nigeria gain independence|world war two end|mandela released)
      (how|what) (tall|high|deep) is (mount everest|burj khalifa|the pacific ocean|zuma rock)
      (which|what) (planet|animal|country|river) is the (biggest|smallest|longest|fastest)
      (who|which) (wrote|sang|directed|acted in) (things fall apart|water no get enemy|titanic|living in bondage)
      (what|which) (movies|shows|series) (are|is) (good|trending|out now|like game of thrones)
      (what time|when) does (the cinema|the mall|the museum|shoprite) (open|close)
      (help me|can you) (write|draft) (a resignation letter|an apology|a toast|an invitation|my cv)
      (check|correct|edit) my (grammar|essay|spelling|cover letter)
      (how|what) (do|can) i (do|take|use) (for|about) (a headache|malaria|cough|toothache|stomach ache)
      (what|which) (doctor|drug|herb) is good for (ulcer|high blood pressure|fever|eye pain)
      (is|are) (headache|vomiting|bleeding) (normal|a sign of pregnancy|dangerous)
      (how|what) (many|much) (hours|water|exercise) (should i|do i need to) (sleep|drink|do) (a day|)
      (how|what) (do i|is the best way to) (lose weight|build muscle|stop snoring|quit smoking)
      (my|the) (baby|child|toddler) (won't sleep|has a rash|keeps crying|refuses to eat)
      (what|which) (name|names) (is|are) good for (a baby girl|a puppy|twins|my shop)
      (how|what) (do i|can i) (remove|clean) (stains|rust|paint|ink) from (a shirt|my hands|the wall)
      (my|the) (toilet|sink|tap|roof) is (leaking|blocked|broken)
      (who|where) can (fix|repair) (my fridge|my washing machine|my laptop|a leaking roof)
      (how|what) (do i|to) (unlock|reset|format) (an iphone|my laptop|my windows password|my tv)
      (my|the) (phone|laptop|tablet) (is slow|keeps freezing|won't turn on|has a cracked screen)
      (how|where) do i (delete|recover|change) my (facebook|instagram|gmail|snapchat) (account|password)
      (what|how) is (python|machine learning|a vpn|html|blockchain)
      (how|can you) (do i|help me) (install|update|download) (windows|tiktok|whatsapp|minecraft)
      (who|what) should i (vote for|marry|believe|date)
      (she|he|my husband|my crush) (doesn't|does not) (love|text|listen to) me (any more|)
      (how|what) (do i|should i) (propose|say to my crush|get over a breakup|toast a girl)
      (my|our) (neighbour|landlord|mother in law) is (too noisy|very nosy|quarrelling with us)
      (what|which) (gift|present) should i (buy|get) (for|) my (wife|mother|boss)
      (i had|i saw) a (strange|bad|funny) (dream|film|day|accident) (last night|today|yesterday)
      (i'm|i am) (hungry|sleepy|bored|sad|lonely|cold|sick) (today|right now|o|)
      (my|our) (team|club|school|choir) (won|lost|played well|came first) (yesterday|today)
      (the|our) (pastor|imam|teacher|governor) (said|preached|spoke) (well|about love|too long)
      (it is|it's) (raining|hot|too cold|a public holiday) (here|today|in my area)
      (there is|we have) (fuel scarcity|no water|flood|a power cut) in (our area|town|the estate)
      (my|the) (dog|goat|cat|hen) (is missing|gave birth|won't eat|died)
      (how|when) (do i|should i) (plant|harvest|water) (cassava|tomatoes|maize|roses)
      (what|which) fertiliser (is best|should i use) for (yam|cucumber|pepper|rice)
      (how|what) (many|much) (feed|water) (do|should) (broilers|layers|goats) (eat|take) (daily|)
      (what|when) (is|are) (the|) (jamb|waec|neco|nysc) (date|timetable|cut off|registration closing)
      (how|where) do i (check|print) my (waec|jamb|neco|admission) (result|letter|status)
      (explain|what is) (photosynthesis|osmosis|newton's law|democracy|gravity)
      (solve|find) (x in 2x plus 3 equals 9|the area of a circle|the simultaneous equation)
      (summarise|write a summary of|what happens in) (the lion and the jewel|romeo and juliet|chapter three)
      (what|which) (course|university|job) (is best|should i choose|pays well) (for|in) (science students|nigeria|a girl)
      (how|where) do i (get|renew|collect) (a|my) (passport|driver's licence|voter's card|national id card)
      (what|where) is the (nearest|closest) (police station|pharmacy|mosque|filling station|church)
      (call|report to) (the police|an ambulance|the fire service) (for me|there is fire|now)
      (what|when) is (easter|ramadan|eid|valentine|children's day) (this year|)
      (what|which) (verse|psalm|surah) (talks|is) about (love|patience|protection|money)
      (pray|please pray) (for me|for my family|for nigeria)
      (how|can i) (do i|) (read|learn) (the quran|guitar|swimming|chess) (fast|)
      (you|we) (should|can) (play|have) (a game|hangman|twenty questions|a quiz on football)
      (tell|give) me a (fact|riddle|tongue twister|quote|proverb) (about elephants|in igbo|)
      (congratulations|sorry|get well soon|happy birthday) (to my sister|to her|to him|dear aunty)
      (good|bad|great) (goal|pass|game|film|song) (by osimhen|yesterday|)
      (this|that) (song|dress|car|baby) is (so|) (beautiful|fine|mad|sweet)
      (i|we) (will|are going to) (travel|marry|build a house|graduate) (next month|in december|soon)
      (he|she|they) (said|told me|asked) (nothing|to wait|about the wedding|if i'm single)
      (who|what) (is|are) (that|those) (man|woman|boys|people) (outside|in the picture|at your gate)
      (have|did) you (eat|eaten|sleep|slept|see the match|hear the news) (yet|last night|)
      (come|let's go) (to my house|and eat|to church|to the party|outside)
      (where|when) (is|was) (the|your) (party|wedding|burial|naming ceremony)
      (forward|share) this to (ten people|all your contacts|your groups) (and be blessed|)
      (join|follow) (my|our) (channel|page|youtube|telegram) (for jobs|for updates|please)
      (vote|like|comment) for (my baby|my picture|contestant 4) (please|)
      (forgive|pardon) me (my love|father|lord|for yesterday's quarrel)
      (what|who) is (trending|going viral) (on x|on tiktok|today)
      (how|why) is (rice|fuel|the economy|life) so (expensive|hard|bad) (now|in nigeria)
      (who|which) (minister|governor|senator) (resigned|died|was arrested|defected) (today|)
      (has|did) (asuu|the union|labour) (called off|call off|start) the strike
      (is|was) there (an earthquake|a plane crash|a coup|a protest) (in|at) (turkey|abuja|niger|lekki)
      (which|what) (stocks|companies|currency) (crashed|are doing badly|fell) (in america|in the news|on wall street)
      (who|what) (is|was) the (cbn governor|finance minister|richest banker) (in 2010|before him|)
      (how|when) (was|did) (the naira|paper money|the first bank|money) (introduced|start|begin|invented)
      (which|what) (bank|banks) (collapsed|merged|is hiring|has the tallest building) (in nigeria|in 2023|last year|)
      (does|is) {bank} (hiring|recruiting|sacking workers|having a strike|in the news)
      (my|her) (brother|friend|uncle) (works|used to work) (in|at) {bank} (head office|)
      (how do i|can i) (apply for a job|do internship|become a teller) (at|in) (a bank|{bank}|the central bank)
      (the|that) {bank} (advert|tv advert|jingle|app) is (funny|nice|very annoying)
      (write|give me) an essay on (banking|money|the cashless policy|loans to farmers)
      (what|explain) (is|) (the history|the origin) of (banking|paper money|the naira|interest)
      (define|what is the definition of) (debit|credit|ledger|liability) in (accounting|bookkeeping class)
      (prepare|do) a trial balance for (my assignment|this question)
      (the|a) (blood|eye|data|question) bank (in|at) (our hospital|my school|lasuth)
      (sitting|fishing|swimming) (on|by|near) the (river bank|bank of the niger)
      (send|give) (my regards|my love|my greetings) to (your wife|the family|mama)
      (send|bring) (the|me the) (menu of the restaurant|recipe|picture|address of the hall)
      (pay|show) (attention|respect|homage) (to|in) (class|the king|your elders|me)
      (paid|unpaid) (internship|leave|maternity leave|parking) (in lagos|at work|)
      (he|she) (will pay|is going to pay) for (his sins|what he did to me|her wickedness)
      (it|that) (pays|does not pay) to (be honest|serve god|be kind|lie)
      (borrow|lend) me (your ears|your charger|your book|your gele|a pen)
      (loan|on loan) (player|signing|deal) (from chelsea|for the season|to everton)
      (the|our) (library|school) (lent|loaned) (me|us) (books|a projector)
      (save|keep) (water|energy|the earth|the date|your marriage|my seat)
      (saving|save) (a picture|a file|my game|the document) (on|to) (my phone|google drive|the laptop)
      (life|health|work life|hormonal) balance (tips|is important|)
      (how|can i) (do i|) balance (work and family|a chemical equation|on a bicycle|my diet)
      (charge|charging) (my|the) (phone|car|laptop|battery) (overnight|with solar|)
      (how|who) (do i|can) (transfer|move) (photos|files|contacts|whatsapp chats) (to|from) (a new phone|my laptop|android to iphone)
      (transfer|change) (to|of) (another department|school|course|station) (letter|)
      (my|his) (heart|mind|nose|ear) is (closed|blocked|heavy|paining me)
      (block|unblock|report) (him|her|that number|my ex) on (whatsapp|facebook|instagram)
      (the|my) (car|gate|boot|bathroom) (door|lock) (is stuck|won't open|got locked)
      (i|we) (lost|misplaced) (my|our) (keys|umbrella|certificate|dog|glasses|way)
      (someone|a thief|they) stole my (goat|bicycle|shoes|car battery|heart)
      (report|news report|book report) (on|about) (climate change|macbeth|the accident|malaria)
      (fraud|corruption|bribery) (in government|case against the governor|trial in court|essay)
      (scam|fraud) (movies|documentaries|cases in history) (to watch|)
      (a|the) (police|army|customs) (officer|officers) (stopped|slapped|arrested) (me|my brother) (today|)
      (what|how) (is|are) the (rules|laws) (of|on) (chess|land use|inheritance|tenancy)
      (goal|goals) (of the season|scored by messi|difference|in life for young people)
      (my|our) (target|aim|goal) is to (lose 10kg|read 20 books|get a first class|marry this year)
      (group|team|class) (project|photo|assignment|chat) (is due|ideas|name ideas)
      (who|which teams) (is|are) in (group a|the same group as nigeria|the circle)
      (the|a) (quarter|half|full) (circle|moon|marathon|term) (formula|holiday|)
      (power|light) (bank for my phone|year in kilometres|bulb price|of the holy spirit)
      (electricity|current|voltage) (in physics|formula|and magnetism|was discovered by who)
      (tv|television) (stand|repair|series|size for small room|52 inches) (price|)
      (data|airtime) (analyst|science|structure|on radio show) (job|course|advert|interview questions)
      (network|internet) (marketing|engineer|slang|security course|cafe) (meaning|near me|)
      (recharge|refill|top up) (the inverter|the ac gas|your faith|my tea|the generator)
      (business|visiting|memory|sim|score|report) card (printing|price|for school|)
      (play|playing|shuffle|deal) (cards|whot|the cards|poker)
      (her|his) (pin|hair pin|safety pin|brooch) (fell|is missing|is fine)
      (pin|pinned) (this message|my tweet|the post|the chat)
      (password|pin) (for|of) (my laptop|the school wifi|my tablet|netflix|facebook) (is not working|forgotten|)
      (tip|tips) (for|on) (makeup|pregnancy|driving|cleaning|first date)
      (class|lesson) (notes|plan|teacher|timetable) (for|on) (primary 3|chemistry|government|basic two)
      (limit|limits) (of a function|in calculus|to growth|of human endurance)
      (speed|age|word|weight) limit (for|on) (the essay|nda|highway|boxers)
      (interest|interests) (in music|me so much|you have|on my cv)
      (receipt|invoice|waybill) (booklet printing|template|design|book price)
      (statement|press statement|police statement|thesis statement) (by the president|example|writing)
      (language|languages) (spoken in|of) (cameroon|the bible|love|kenya)
      (who|what) (speaks|is) (swahili|esperanto|sign language|klingon)
      (bill|bills) (to law|passed by senate|gates net worth|of rights|bellamy)
      (rent|school fees|fuel|transport) (has gone up|is too high|is now a problem) (in this country|these days|everywhere)
      (landlord|landlady) (wants to evict me|locked my gate|refused to fix the roof|is wicked)
      (invest|investing) (time in your children|in yourself|in friendships|your youth wisely)
      (share|shares) (this post|the food|your bible|the good news)
      (stock|stocks) (up on food|the fridge|of my gun|image of a dog)
      (bond|bonds) (between mother and child|james film|in chemistry|of friendship)
      (profit|prophet) (and loss in jss2 maths|muhammad story|isaiah chapter 6)
      (credit|credits) (to the author|where it is due|in five subjects|hours for 300 level)
      (fund|funds) (the school project|raising dinner speech|was embezzled by the governor)
      (change|changing) (the world|my hairstyle|clothes|the subject|the nappy|lanes)
      (account|accounts) (of the apostles|for your actions|officer salary|department in my school)
      (by|on) (all accounts|no account|his own account)
      (cheque|check) (mate|engine light|my temperature|up at the hospital|this out|for spelling errors)
      (order|orders) (of mass|in the court|from above|of the niger award)
      (money|cash) (ritual film|bouquet for valentine|heist episode 3|miss road lyrics)
      (the|a) (minimum|maximum) (wage|age|number|score|temperature) (in ghana|for nysc|to pass|of the day)
      (routing|route|router) (number of the bus|to epe|reset button|settings page)
      (who|when) (will|is going to) (pay|refund) the (pilgrims|ticket holders|sacked workers)
      (my|his) (girlfriend|boss|landlord) (borrowed|owes|collected) (my neighbour|his sister|her friend) money
      (when|will) (government|tinubu|the governor) (pay|share|give) (palliatives|minimum wage|grants|bursary)
      (netflix|spotify|apple music|canva) (is|keeps) (not loading|asking me to sign in|showing error)
      (jumia|konga|temu|shein) (delayed|cancelled|sent the wrong) (my order|item|)
      (uber|bolt|indrive) (driver|man) (was rude|took the wrong route|cancelled my trip)
      {network} (customer care|office|sim swap|network) (is bad|near me|number|is down in my area)
      (the|my) (gym|salon|tailor|mechanic) (disappointed me|opens by 8|is closed today)
      how do i get to (the airport|the stadium|the beach|the embassy) (from here|by bus|)
      what's the (quickest|shortest|safest) (way|route) to (work|benin city|the mall)
      is (the airport|my flight|the train|the bus) (delayed|on time|cancelled) (today|)
      (find|search) me cheap (flights|hotels|buses) to (dubai|accra|owerri) (in march|)
      what (documents|papers) do i need to (cross the border|enter togo by road|travel with a child)
      what should i (pack|carry|wear) (for|to) (a beach trip|harmattan|london in december)
      how (many|much) (vaccines|jabs) does a (baby|puppy) need
      does (the restaurant|that hotel|the bar) allow (dogs|children|smoking)
      which (country|city) has the (best|worst) (food|weather|traffic)
      is (spain|rwanda|dubai|kenya) (worth visiting|expensive to live in|safe for women)
      what is the (currency|language|national dish) of (japan|ethiopia|turkey)
      i (missed|almost missed) my (flight|bus|train) (today|this morning|)
      (my|our) (driver|pilot|taxi man) (is late|was so rude|drove like mad)
      (wash|service|fuel|paint) my car (tomorrow|for me|)
      who can (tow|repair|spray) my (car|bus|keke) (in ikeja|now|)
      is (a toyota|a honda|diesel|an electric car) better than (a lexus|a kia|petrol|hybrid)
      my (tyre|radiator|windscreen|clutch) (burst|is leaking|cracked|is bad)
      how do i know if my (alternator|gearbox|brake pad) is bad
      how often should (i|one) (rotate tyres|wash a car|service a generator)
      what (gauge|number) should my (tyre pressure|fuel level) show
      where is the (spare tyre|fuse box|dipstick) in a corolla
      how many (seats|airbags) does a (sienna|hilux) have
      when (is|does) my (car insurance|car licence|road worthiness) (expire|due for renewal at the vio)
      can i (drive|park) (here|on the bridge|with a learner's permit)
      what does the (yellow|red|triangle) (road sign|light on my dashboard) mean
      (is|are) (goat meat|snails|crabs|noodles) (halal|healthy|safe in pregnancy)
      (how|what) is the best way to (season fish|wash vegetables|peel beans|store yam)
      what can i (make|cook) with (leftover rice|two eggs|plantain and beans)
      how many (cups|spoons|grams) of (sugar|flour|rice) (is|are) in (a kilo|a mudu|one litre)
      how do you (know|tell) when (the yam|the cake|the turkey) is (done|ready)
      what goes (with|into) (ofe nsala|amala|tuwo shinkafa|coleslaw)
      (my|the) (soup|stew|jollof|cake) is (too salty|burnt|watery|too spicy), what do i do
      is (coffee|zobo|kunu|garri) (good|bad) for (the heart|ulcer|me at night)
      (order|deliver) (amala|suya|a birthday cake|two plates of rice) to my (office|house)
      what does (chicken republic|kfc|the buka) have on (its|the) menu
      what time does (lunch|breakfast|happy hour) (start|end) at (the hotel|sheraton)
      (who|which chef) makes the best (suya|nkwobi|puff puff) in (lagos|enugu)
      (wake|don't wake) me (up|) (at|by) (4|6am|noon)
      (cancel|delete|turn off) (my|the) (alarm|timer|6am alarm|reminder)
      (start|stop|pause) (the|a) (stopwatch|timer|countdown)
      how (many|much) (days|weeks|hours) (until|till) (christmas|my birthday|new year)
      what (day|date) (was|will be) (the 1st of january 2000|next good friday|tomorrow)
      (is|was) (today|tomorrow) a (public holiday|working day|sanitation day)
      what time (is it|will it be) (now|in london|in an hour)
      (move|reschedule|cancel) my (meeting|appointment|class) (to|till) (monday|3pm|next week)
      who (is|will be) at (the meeting|the party|the interview)
      (read|open|show) (my notes|the document|the pdf|the news)
      (make|take) a (note|photo|voice recording) (that the plumber came|of this|)
      (tick|cross|check) (laundry|shopping) off my (list|to do list)
      did i (call the doctor|invite my brother|forget anything)
      (vacuum|clean|mop) the (room|parlour|kitchen)
      (open|lock|close) the (garage|gate|front door|curtains) (please|)
      is the (iron|stove|gas|light in the kitchen) (on|still on|off)
      (increase|reduce) the (volume|brightness|speed of the fan)
      (play|repeat|shuffle) (the song|my jazz playlist|olamide's album)
      who (is|was) (the artist|singing|on this track)
      (recommend|suggest) (a song|a podcast|an afrobeats album|a good novel)
      (turn|switch) to (channel|radio) (5|wazobia|arise news)
      what is (the plot|the ending|the soundtrack) of (black panther|the matrix|frozen)
      when is (the next season|part two|the new album) (coming out|dropping)
      (how long|how many episodes) is (the movie|game of thrones|this series)
      what (year|month) did (fela|michael jackson|abacha|queen elizabeth) die
      how (did|does) (a plane fly|a fridge work|soap clean|rain form)
      how (big|old|heavy|far) is (the sun|an elephant|the moon|earth)
      which (metal|animal|bird|insect) (is the hardest|lives longest|cannot fly)
      who (was|is) the (first woman president|king of england|sultan of sokoto)
      what (language|religion|tribe) (do|is) (they speak in angola|the tiv people|most common in asia)
      why (did|does) (the roman empire fall|the dodo die out|my hair fall)
      (explain|what is) (quantum physics|the big bang|black holes|climate change) (simply|)
      how many (bones|teeth|countries|states) (are there|do adults have) (in|) (africa|the body|america)
      what is the (chemical symbol|boiling point|formula) (of|for) (gold|water|salt)
      if (a train|a car) travels 60km in an hour, how (far|long) (will it go|does it take)
      (round|convert) (3.567|45 percent|0.75) to (two decimal places|a fraction)
      what is the (plural|past tense|meaning) of (ox|swim|buy|bring)
      is it (its or it's|affect or effect|practice or practise)
      how do (you|i) pronounce (quinoa|worcestershire|ngozi)
      (give|tell) me (three|five|ten) (baby names|facts|riddles|words) (starting with k|about lions|)
      (write|make) a (poem|rap|prayer|speech|caption) (about|for) (my mother|independence|my birthday)
      (finish|complete) (this|the) (story|sentence|proverb|lyrics) (for me|)
      can you (see|smell|touch|hear) (me|things|music)
      what (do|did) you (look like|dream about|do yesterday|think of me)
      do you (sleep|eat|get bored|have siblings|believe in god)
      (are|will) (robots|you|machines) (take over the world|alive|smarter than us)
      which (company|country) (built|made) you
      what (is|was) your (first job|favourite movie|best joke)
      (say|tell me) (something nice|a compliment|a secret|you love me)
      you are (cute|beautiful|my best friend|a good listener)
      i think (you are cute|i love you|you are human|you are lying)
      (guess|do you know) (what|who i am|my age|what i'm thinking)
      (let's|can we) (play|talk about) (football|truth or dare|politics|love)
      i (feel|am feeling) (lonely|happy|lazy|depressed|like dancing) (today|)
      my (girlfriend|boyfriend|husband) (left me|is angry|forgot my birthday)
      (how|why) do (men|women|people) (cheat|lie|snore|gossip)
      should i (text|forgive|marry|leave) (him|her|my ex)
      (how|what) do i (wear|say|do) (on|for) (a first date|an interview|a burial)
      how do i (tie a gele|tie a tie|iron a suit|braid hair)
      what (colour|style|dress) (suits me|should i wear|goes with red shoes)
      where can i (fix my nails|cut my hair|sew a dress|buy ankara) (in lekki|near me|)
      how (do|can) i (get rid of|kill|chase) (rats|mosquitoes|cockroaches|bedbugs)
      how do i (unclog|paint|build|tile) (a sink|a room|a fence|the floor)
      what (size of|kind of) (inverter|ac|generator|water tank) do i need for (a flat|my shop)
      (who|where) sells (roofing sheets|chicks|solar panels|fairly used laptops)
      what is the (price|cost) of (cement|a plot in epe|a keke|gold per gram) (today|now)
      is (iphone 13|tecno|this laptop) (good|still worth buying|better than samsung)
      (how|what) do i do if my (phone fell in water|laptop won't boot|screen is black)
      how do i (screenshot|record my screen|block ads|delete apps) on (android|iphone|my laptop)
      (my|the) (wifi|hotspot|bluetooth|camera) (is not working|keeps disconnecting|won't turn on)
      how do i (back up|restore|export) my (photos|chats|contacts)
      what is my (ip address|imei|email password|instagram name)
      who (viewed|blocked|unfollowed) me on (whatsapp|facebook|instagram)
      (write|fix|debug) (this|a) (code|python script|website|excel formula)
      what is (an api|javascript|photoshop|the metaverse|5g)
      how do i (become|train as) a (nurse|pilot|programmer|lawyer|footballer)
      (any|is there) (job|vacancy|work) for (a driver|a graduate|a cleaner|my brother) (in abuja|)
      how do i (ask for|negotiate) (a raise|more leave|a better shift)
      my boss (is shouting|wants me to work on sunday|sacked me|praised me)
      what should i (say|write) in (my cv|an interview|a resignation letter)
      when (do|will) (schools|universities|offices) (resume|close|vacate)
      how do i (apply|register) for (jamb|nysc|masters|a scholarship|evening school)
      (my|our) (lecturer|teacher|roommate) (failed me|is wicked|travelled)
      what is the (syllabus|school code|cut off|fee) for (medicine|unilag|nursing school)
      (read|mark|translate) my (essay|assignment|story|latin homework)
      i have (fever|a running nose|back pain|a boil|period pain)
      is (typhoid|hepatitis|ringworm|chickenpox) (contagious|curable|dangerous)
      what (causes|cures) (dandruff|hiccups|high bp|ulcer)
      how many (tablets|times a day|drops) should (i|a child) take
      where can i (see|find) a (dentist|eye doctor|midwife|therapist) (near me|in kano)
      is it (normal|bad) to (skip periods|sweat at night|pee often)
      how do i (wean|bathe|burp|discipline) a (baby|child|toddler)
      when (do|should) babies (crawl|talk|eat solid food)
      (what|how many) (hours|naps) should a (newborn|two year old) sleep
      my (cat|dog|chicken) (is limping|ate chocolate|won't lay eggs)
      what do (rabbits|catfish|turkeys|snails) eat
      when is the best time to plant (yam|rice|watermelon)
      my (crops|tomatoes|chickens) are (dying|rotting|not growing)
      what is the price of (maize|palm oil|cocoa|a goat) (in the market|this season)
      will (there be|we have) (enough rain|flood|harmattan) this year
      who (won|lost) (the governorship election|the primaries|big brother)
      what (party|state) is (atiku|the senate president|peter obi) from
      did (the president|nlc|inec|the senate) (travel|speak|announce anything) (today|)
      is there (curfew|protest|sanitation|a strike) (tomorrow|in my state|)
      why is (there|) (no fuel|insecurity|hunger|flooding) in (town|the north|nigeria)
      when will (the war|the rain|this hardship|the strike) (end|stop)
      what is happening in (israel|ukraine|sudan|plateau)
      (chelsea|arsenal|man u|nigeria) (played well|lost again|will win) (today|)
      who is (playing|the captain|the coach) (today|for ghana|in the final)
      how many (goals|trophies|world cups) (has|does) (messi|brazil|ronaldo) (scored|have|won)
      (what|give me) (odds|sure banker|game) for (today|the weekend|tonight's match)
      what does the (bible|quran) say about (marriage|tattoos|dreams|anger)
      (when|what time) is (mass|fajr|bible study|night vigil)
      (pastor|imam|reverend) (preached|prayed|travelled) (well|today|for us)
      (happy|i wish my) (wedding anniversary to my parents|sister a happy birthday)
      (naming|wedding|burial) (ceremony|date) (ideas|is on saturday|invitation)
      (how|what) should i (spray|wear|bring) at (a wedding|the party|an owambe)
      (the|my) (rain|sun|nepa|noise) (is disturbing us|is too much|won't let me sleep)
      (there was|i saw) (an accident|a fight|a snake|a ghost) (on the road|yesterday|)
      (call|tell) (the children|your father|them) (to come and eat|to come in|i am here)
      (see|look at) (this baby|my new house|what he did|this video) (o|)
      (i'm|i am) (cooking|driving|in a meeting|at the salon|watching tv)
      the (rice|food|drinking water|bread) is (finished at home|almost ready|not in the house)
      (kids|my children) (are back from school|are fighting|want ice cream)
      (we|they) (are coming|have arrived|left) (by 5|already|for church)
      (which|what) (day|time) (are|will) (you|we) (coming|meet|leave) (for|to) (the village|lunch)
      (ok see|see|imagine) (this man|these people|my life)
      (it's|that's) (none of your business|not funny|a long story|what she said)
      (i|we) (agree|disagree|don't care|was joking)
      (blah blah|lalala|hmmm|yada yada|asdf)
      (wrong number|sorry wrong chat|this message is for my wife|not for you)
      (forwarded as received|broadcast message|please share widely)
      (we buy|we sell|i sell) (scrap|used laptops|human hair|palm oil) (at good prices|in bulk|)
      (house|shop|land) (for rent|for sale|to let) (in surulere|call now|)
      (are you|is he) (the plumber|the dispatch man|emeka's brother|selling the car)
      whose (number|voice|picture) is (this on my phone|on the poster)
      (add|invite) me to (the estate chat|the class group|zoom)
      (congrats|rip|so sorry) (bro|my dear|on your loss|to the couple)
      bank holiday (dates|weekend plans|in england)
      the (bank|left bank|far bank) of the (river|stream|canal)
      (blood|sperm|memory|food|cloud) bank (meaning|donor|near me)
      (my sister|my uncle) is a (banker|cashier|bank manager) in (jos|lagos)
      should i (work in|read) (a bank|banking and finance|the bank)
      (who|which bank) (robbed|sponsored|built) (the bullion van|the stadium|big brother)
      (armed robbers|police) (attacked|raided) a bank in (offa|ekiti) (yesterday|)
      (the|a) bank (robbery|manager) (movie|in the film|scene)
      (transfer|transferring) (of heat|of technology|pricing meaning|learning)
      (thermal|electron|knowledge|file|embryo) transfer (meaning|definition|)
      my (husband|father|boss) was (transferred|posted) to (kebbi|head office|another state)
      (ronaldo|mbappe|osimhen) transfer (fee|news|to saudi)
      send my (cv|application|documents|thesis) to (the company|hr|my supervisor)
      send (him|them) (away|to school|to bed|to the village)
      (message|parcel|letter) (sent|not sent|delivered) (to the wrong address|by dhl|)
      (money|cash) (in the bible|in dreams meaning|laundering film|plant)
      (money|rich|lottery) (dream|dreams) meaning
      how do (banks|central banks|economies) (create money|fail|print notes)
      how is (money|a coin|the naira) (printed|made|minted)
      who is (on|behind the face on) the (100 naira note|dollar bill|20 naira)
      which is the (oldest|biggest|richest) bank in (africa|the world|nigeria)
      is (first bank|union bank|polaris) (older than|bigger than|owned by) (access|otedola|the government)
      {bank} (head office address|customer care number|agm|share price|md's name)
      how do i update my {bank} (mobile app|token device|loyalty profile) (at their branch|)
      (what is|give me) {bank} (ussd code|customer care|transfer code)
      my {bank} (app|token|mobile banking) (is not opening|crashed|is bad)
      did {bank} (sack|recruit|merge|lose|change) (workers|graduates|with another bank|its name)
      (opay|palmpay|moniepoint) (agent|pos) (commission|machine price|training)
      how do i (become|register as) a pos (agent|operator) (with moniepoint|in my street)
      pos (machine|business|stand) (for sale|profit in a month|location)
      (balance|balanced) (diet|equation|wheel|scorecard|gender in politics)
      i lost my balance (and fell|on the bike|while dancing)
      (strike|find) a balance between (work and family|school and play)
      what is the balance (of power in europe|sheet of dangote cement|of trade)
      (balance|new balance) (sneakers|shoes|beam|bike)
      (savings|daylight saving|saving) (time|grace|private ryan|ceremony)
      (saved by grace|saved by the bell|he saved my life|save the best for last)
      how do i save (a contact|whatsapp status|a webpage|water|a choking baby)
      save (this number as plumber|the file as pdf|me some cake)
      (my|the) (goal|goals) (keeper|post|difference|for the year is to pray more)
      (what a|own|golden|disallowed) goal (rule|yesterday|by salah)
      (interest|interested) (in buying the car|in you|in the job|in politics)
      (i have|she has) (no interest|an interest) in (football|him|fashion)
      (conflict of|human|public) interest (meaning|story|law)
      (can i|please) borrow your (generator|suit|notebook|wife's pot)
      my (friend|neighbour|colleague) (borrowed|took) my (shoes|car|gas cylinder) (and won't return it|)
      (does|will) (nelfund|the government|boi) (give|approve|pay) (student loans|grants|youth loans) (this year|)
      (fairmoney|palmcredit|branch|carbon) (is disturbing my contacts|loan app review|interest is high)
      (world bank|imf|china) (loan|loans) to (nigeria|ghana) (news|2024)
      (student|mortgage|car) loan (rates in america|in the uk|calculator in dollars)
      (credit|film|course|carbon) credits (meaning|for this semester|list)
      give (credit to the writer|him credit for trying|honour to whom it is due)
      (insurance|life insurance) (agent job|company in nigeria|fraud movie)
      (stock|stockfish|stocking|stock photo) (price|seller|recipe)
      (apple|tesla|nvidia|google) (shares|stock) (rose|fell|forecast) (today|)
      what is the (dow jones|nasdaq|s and p 500|crude oil price) (today|doing)
      (bitcoin|ethereum|dogecoin) (price|prediction|mining) (today|)
      how do i (create|hack|promote) (a token|an nft|a crypto coin)
      (investment|invest) (banker lifestyle|in knowledge|in your marriage)
      (police|fbi|efcc) (invited|arrested|freed) (the senator|yahoo boys|a banker) (today|)
      (efcc|icpc|court) (froze|unfroze|seized) (the governor's|a minister's) (accounts|houses)
      (court|judge) (freezes|unfreezes) (party|labour union) accounts (news|)
      (freeze|freezing) (point of water|egusi|rain|weather in london|peppers)
      (block|blocks) (industry business|price of 9 inches|making machine|chain course)
      (block|unblock) (your ears|the drain|a number on iphone|my girlfriend on facebook)
      (the|my) (gutter|sink|toilet|nose|road) is blocked
      (lock|locked) (up the shop|my keys in the car|in syndrome|jaw|down memories)
      (card|cards) (game|against humanity|trick|reader for camera|stock paper)
      (red|yellow) card (for ramos|suspension rules|in football)
      (wedding|thank you|get well|complimentary|recharge printing) card (design|business|wording)
      (report|id|voters|library|sim) card (is lost|collection|replacement at school)
      (bowling|rolling|firing|safety) pin (price|meaning|)
      (puk|sim pin|tv pin|laptop pin) (code|reset) (for {network}|)
      (the|a new) (tax|marriage|media) bill (was passed|second reading|protest)
      (power|electric) (rangers|guitar|bike|chair|steering) (price|episode|)
      who (invented|supplies|stole) (electricity|power to abuja|transformer cables)
      when will (nepa|power|the national grid) (be restored|come back|stop collapsing) (in my area|)
      (national grid|transformer|tcn) (collapsed|exploded|news) (today|again)
      what is (showing|on) (dstv|channel 202|africa magic|supersport) (tonight|now)
      (my|the) decoder (remote|cable|hdmi port) is (bad|lost|broken)
      who (sells|has) (my data|personal data) (on the dark web|to companies)
      (network|social network|neural network) (film|meaning|admin jobs)
      my (line|sim) (is bad|cannot receive calls|needs puk|was barred by ncc)
      how do i (do sim swap|port|get my puk|link nin) (with|at|on) {network}
      {network} (night call|tariff plan|caller tune|voicemail) (code|how to stop|)
      (on account of|account for|take into account) (rain|your time|her age)
      (facebook|instagram|tiktok|gmail) account (hacked|suspended|delete|recover)
      (create|open) (a facebook|an instagram|a gmail|a youtube) (account|page|channel)
      (double check|check up|check in|check out) (time|at the hotel|the gas)
      (order|orders) (of service|for food|online food|in the house|a cake)
      what is a (conditional|false|topic) statement (in maths|in logic|)
      (chat|browsing|medical|call) history (delete|clear|of the patient)
      (join|joining) (the army|a gym|pdf files|two tables in sql|the choir|hands)
      (contribute|contribution) (of women to history|to the discussion|article)
      (circle|circles) (theorem|of life song|under my eyes|of friends)
      (turn|turns) (left at the junction|off the gas|the page|eighteen next week)
      (who|whose) turn is it to (wash plates|pray|play|fetch water)
      (verify|verification) (on instagram blue tick|of certificates|that the news is true)
      (tier|tyre|tears) (of joy|three subtitle league|shop near me)
      (star|hash) (boy|tag|of the match|sign leo)
      (help|helping) (hands|verbs|the poor|my son with homework|her carry the load)
      (agent|agents) (of change|007|nollywood|for house rent|orange)
      (thanks|thanksgiving) (service on sunday|songs|day in america|prayer)
      (receive|receiving) (the holy spirit|visitors|an award|stolen goods law)
      (pay|paying) (attention in class|homage|a visit|the price for love|respect)
      (buy|buying) (land in ibadan|time|a car from cotonou|followers)
      (price|cost) of (ignorance|a tricycle|flour now|living in canada)
      (rent|renting) (a hall|a tuxedo|canopies|a house in gwarinpa)
      (salary|salaries) of (a pilot|senators|teachers in canada|bankers)
      (pension|gratuity) (protest|scam arrest|reform act|for soldiers news)
      (tax|taxes) (in lagos|deadline in america|reform bill|on imported cars)
      how do i (get|apply for) (a tin|tax clearance|a cac certificate|nafdac approval)
      (profit|loss) (of weight|in poultry business|margin of jumia|and loss account format)
      (debt|debts) of (gratitude|nigeria to china|love)
      (my|our) (customer|debtor|tenant) (is owing me|has refused to pay|ran away), what does the law say
      who (pays|should pay) (for the date|bride price|for damages in an accident)
      (bride price|dowry) (list|in igbo land|cost in calabar)
      how much (is|does) (a plot|a visa|a wedding|ivf|a passport|rice) (cost|) in (lagos|ghana|nigeria)
      (how much|what) does (a doctor|beyonce|the president|a plumber) (earn|make) (a month|)
      (is|are) (dollars|notes|old naira) (made of cotton|still printed|used in zimbabwe)
      (spraying|spray) money at (parties|weddings) (law|is it a crime)
      i dreamt (i won|i found|someone gave me) (money|the lottery|gold)
      (lottery|baba ijebu|sporty|1xbet) (numbers|codes|result) (today|for saturday)
      (teach|tell) me (how to sing|how to drive|how to pray|a dance step)
      (lesson|moral lesson) (from the story|of the tortoise|in the poem)
      (tips|advice) (on marriage|for a first time mother|for my interview|on toasting)
      (class|course) (captain duties|mates reunion|rep|form in uniben)
      (shares|sharing) (a bed|of cake|screen on zoom|my location)
      (fund|funds) (my education in canada|raising for church|for the arts)
      (mutual|common) friends (on facebook|of ours)
      (abroad|overseas) (jobs|school without ielts|life is hard)
      (recall|recalling) (memories|of senators|vehicles by toyota|election)
      (lost|missing) (person|dog|in the forest|your love|teeth)
      (tracking|track) (a dhl package|and field|my period|suit|stolen car)
      where is my (order from jumia|wife|remote|charger|visa|luggage)
      (when|where) will my (package|parcel|jumia order|exam result) (arrive|drop|come out)
      (delivery|dispatch) (man|rider) (is late|has not come|wants my address)
      cheque or check, which spelling is (correct|british)
      my (handwriting|signature|spelling) on the exam was (bad|wrong)
      (he|she|the police) arrested (a fraudster|a thief|kidnappers) in our (street|church) (yesterday|)
      (stolen|missing) (cars|generators|goats) were (found|recovered) in (the village|ogun state)
      she (stole|broke) my (heart|glasses)
      (the|that) (house of reps|senate) (passed|rejected) the (tax|education|police) bill
      (which|what) (pin|brooch|button) goes with (a hijab|this blazer)
      my (visa|admission) application was (rejected|refused|granted)
      (gates|the former president) said (bills|laws) should be (passed|repealed)
      (a|the) (human rights|insurance|travel|real estate) (agent|lawyer) (in abuja|phone number)
      (the|my) (wedding|event|church) programme was (cancelled|repeated|postponed)
      my son is to (repeat|skip) (jss two|the class|primary four)
      (chemistry|physics|history) (past questions|notes|teacher) (for ss3|needed|)
      i need a (history|french|maths) teacher for my (son|school)
      what (languages|dialects) are spoken in (taraba|switzerland|the north)
      (how|where) do i (learn|study) (coding|graphics design|catering) (for free|in ibadan|)
      (there is|they reported) a data breach at (facebook|a hospital)
      (my|this) (television|antenna|remote) (fell down|is blurry|needs repair)
      (his|the) credit for (the song|winning) was (stolen|shared)
      is it (cold|hot|raining|snowing) in (canada|jos|london) (now|this week|)
      what's the (humidity|forecast|chance of rain) (for|) (today|tomorrow|this weekend)
      (when|what time) is (sunrise|sunset|high tide) (today|in calabar|)
      (how|where) do i (change|exchange) a (flat tyre|car battery|fan belt)
      can you (find|show) me a (mechanic|vulcaniser|car wash) (near me|in festac)
      (which|what) oil (filter|brand) is (good|best) for my (honda|bus)
      (my|the) car (steering|horn|wiper|brake) (is not working|is shaking|makes noise)
      what (colour|kind) of (light|warning) is on my dashboard
      (find|get) me a (seat|window seat|ticket) on the (next|5pm) (train|bus) to (kaduna|abeokuta)
      (book|cancel|change) my (bus|train|flight|hotel) (ticket|booking|reservation) (please|for monday)
      (how|where) do i check in (online|for my flight|at the hotel)
      (what|which) (gate|terminal|seat) is my flight (at|on|)
      i need a (visa|passport photo|travel agent) (for|to go to) (dubai|germany)
      what are (fun|cheap|romantic) things to do in (abuja|lagos|kigali)
      (how|what) is the (food|nightlife|weather) like in (ghana|cape town|paris)
      (where|what) is the (nearest|cheapest) (hotel|motel|guest house) (to|around) (the airport|here)
      (set|turn) (a|the) (timer|reminder) (for|) (45 minutes|my medicine|the beans)
      don't let me forget to call (uncle|the school|the plumber) (tomorrow|)
      what's (next|first) on my (schedule|calendar|agenda) (today|)
      (cancel|clear|move) my (3 o'clock|appointment|lunch) (with the doctor|on friday|)
      add (rice and oil|toothpaste|yam) to (the|my) (market list|shopping list|groceries)
      (what|who) is (ringing|calling) (me|)
      (read|tell) me (my|the) (messages|news headlines|football results)
      (text|email) (dad|my lecturer|the landlady) (saying|that) i (will be late|am sick)
      (put|switch) my phone (on silent|in flight mode|on vibrate)
      what (song|film|book) should i (listen to|watch|read) (next|tonight)
      (play|stop|resume) (the|my) (music|audiobook|podcast|video)
      who (sings|wrote|produced) (calm down|essence|love nwantiti)
      (tell|give) me (another|a different|one more) (joke|story|riddle)
      that (joke|story|song) was (funny|boring|too long)
      (do|can) you (sing|rap|cook|drive|cry)
      (when|where) were you (born|made|created)
      are you (happy|tired|hungry) (today|)
      what do you (like|hate|eat|wear|do for fun)
      (i|we) (like|love|miss|hate) (football|my ex|mondays|you so much baby)
      (you|she) (look|looks|sound|sounds) (nice|tired|angry) (today|)
      (how|what) (tall|old) is (tinubu|davido|the eiffel tower|messi)
      (who|which) is the (tallest|richest|oldest) (man|building|woman) in (africa|the world)
      (where|when) was (mandela|jesus|buhari|beyonce) born
      (what|who) (discovered|caused|ended) (penicillin|world war one|slavery)
      (how|why) do (planes|magnets|vaccines|batteries) work
      (why|how) is (the sky blue|the sea salty|honey sweet|grass green)
      how many (planets|oceans|continents) are there
      (name|list) (three|all) (rivers|tribes|presidents) (in|of) nigeria
      what is the (longest|deepest|smallest) (river|lake|country|bird)
      (spell|define|pronounce) (the word|) (conscience|entrepreneur|rhythm|debris)
      what is (70 divided by 5|2 to the power of 8|a third of 90|12 percent of 600 pupils)
      how many (minutes|seconds) (are|) in (a day|three hours|a week)
      how many (yards|cups|grams|litres) (are|) in a (mile|litre|kilo|gallon)
      (how|what) do i (cook|do with) (dry fish|cocoyam|okra|chicken gizzard)
      how long (should|does) (beans|turkey|bread|a cake) (boil|cook|bake|take)
      is (indomie|garri|suya|ice cream) (good|bad|unhealthy) (for children|at night|)
      what (vitamins|nutrients|calories) (are|) in (oranges|ugu|fish|eggs)
      (can|should) i (eat|drink) (eggs every day|milk with malaria drugs|cold water in labour)
      (which|what) (restaurant|buka|bar) (has|sells) the best (fish|palm wine|pizza)
      (do you know|recommend) a (good|cheap) (tailor|barber|caterer|photographer)
      (how|where) can i (rent|hire) (chairs|a generator|a dj|canopies)
      (is|are) (shoprite|the market|the mall|the clinic) (open|closed) (today|on sunday)
      how much is (a haircut|a cinema ticket|a loaf of bread) (now|these days)
      (does|do) (the shop|they|jumia) (sell|have|stock) (iphone 15|wedding gowns|car tyres)
      (when|how) (will|does) my (passport|visa|result|parcel) (be ready|come|reach me)
      (i want to|how do i) (return|exchange) (a dress|these shoes|the blender i bought)
      (my|the) (order|parcel|food) (is late|came broken|was wrong) from (jumia|the restaurant|temu)
      (how|where) do i (vote|register to vote|change my polling unit)
      (who|what) is (the vice president|our senator|inec|the speaker)
      (what|when) did the (president|governor|pope) (say|travel|resign)
      why is (fuel|food|garri) still so (costly|expensive|scarce)
      (did|will) (nigeria|ghana|barcelona) (win|play|qualify) (today|tomorrow|last night)
      (what|who) (is|are) (playing|leading) in (the derby|serie a|the afcon)
      (tell me|what is) the (score|result|fixture) (of|for) (the derby|chelsea|today)
      (how|can i) (lose|gain) (weight|belly fat) (fast|in a month)
      (my|her) (tooth|leg|chest|waist) (hurts|is paining me|is swollen)
      (what|which) (medicine|syrup|food) (can|should) i (give|take) for (cough|catarrh|diarrhoea)
      (how|when) do i know i am (pregnant|ovulating|in love)
      my wife is (in labour|sick|expecting twins)
      (how|what) can i (do|say) to (cheer up|impress|apologise to) my (wife|boss|mum)
      (my|the) (in laws|kids|housemates) are (visiting|driving me mad|coming on saturday)
      (what|which) (school|crèche|university) is (good|near|cheap) (in|around) (ajah|enugu)
      (how|when) do i (write|submit) my (project|thesis|seminar)
      (explain|what is) (a verb|osmosis|the water cycle|feudalism|gravity) (please|)
      (who|what) was (nnamdi azikiwe|queen amina|shaka zulu|hitler)
      (my|the) (printer|charger|laptop fan|keyboard) is (not working|spoilt|too noisy)
      how do i (take a screenshot|clear cache|change wallpaper|update whatsapp)
      (why|how) is my (phone|battery|internet at home) (so slow|draining|hot)
      (which|what) (phone|laptop|tv) should i (buy|get) (for school|for gaming|)
      (download|install|open) (tiktok|the game|zoom|google maps) (for me|)
      which (crop|fish|animal) (grows|sells) (fast|best) in (dry season|the north)
      (how|what) do i (treat|feed|breed) (day old chicks|rabbits|goats|dogs) (with|)
      (my|our) (roof|fence|borehole|soakaway) is (leaking|falling|not pumping)
      (how|who) do i (evict|sue|report) (a tenant|my neighbour|a noisy church)
      is there a (law|fine) (for|against) (fighting|loud music|street trading)
      (where|when) is the (vigil|crusade|mosque lecture|harvest) (holding|)
      (which|what) (psalm|prayer|dua) (is|) for (success|healing|sleep)
      (god|allah) (is good|will bless our nation|will see us through)
      (my|his) (wedding|convocation|surgery) is (tomorrow|next week|on sunday)
      (she|he) (gave birth|got married|died|travelled) (yesterday|last year|)
      (i'm|i am) (at work|in traffic|in church|going to sleep|on my way home)
      (the|our) (light bulb|generator|inverter) (burnt|refused to start|is noisy)
      (there's|there is) (a snake|smoke|a stranger|fire) in (my room|the kitchen|our compound)
      (good|safe) (luck in your exam|journey|trip to abuja)
      (i|we) (just|) (saw|finished|watched) (a movie|the news|the match|the wedding video)
      have you (heard about|seen) (the accident|what happened in jos|the new song)
      (what|why) (did|do) (he|she|they) (say|lie|leave|cry)
      (who|what) (told|asked) (you|her) (that|to come|about me)
      (let's|can we) (meet|go|eat) (at the beach|to the cinema|out) (on sunday|tonight)
      (how|where) is (your wife|mama|the baby|everybody at home)
      (my|the) (cook|nanny|driver) (did not come|stole my wig|is leaving) (today|)
      (the|my) (manager|md|hr) of my company (resigned|promoted me|called a meeting)
      (who|which company) is (hiring|recruiting) (now|in port harcourt|for drivers)
      (how|what) should i (dress|answer|prepare) for a (job|bank job|visa) interview
      (what|how) is (life|the weather|business) (over there|in your area)
      turn (left|right) (at the junction|please|)
      i need directions to (the market|yaba|the museum)
      (i need|get me) (a cold drink|some rest|a hug|a massage)
      (what|when) is (world cup 2026|mother's day|the eclipse|black friday)
      how do you (celebrate|cook for) (christmas|new yam festival|sallah)
      (can|could) (god|the president|you) (change|save|forgive) (nigeria|my marriage|me)
      (write|send|compose) (a|my) (love text|farewell message|complaint letter to my council|birthday wish)
      (is|was) (the earth|this news|santa|that video) (flat|true|real|fake)
      (one|two) plus (one|two|five) (is what|equals)
      (abc abc|qwerty|lorem ipsum)
      (sorry|oops) (i sent this to the wrong chat|my baby typed that|not meant for you)
      (is|are) (aliens|ghosts|mermaids|witches) real
      (who|what) will (win|happen in) the (election|world cup|next world war)
      (find|look up|google) (jollof recipes|cheap laptops|the meaning of my name)
      (translate|say) (welcome|how are you|sorry) in (french|zulu|japanese)
      (bedroom lights|fan|ac) (on|off) (please|)
      (louder|increase the volume) (of the tv|on the radio)
      (my|the) (child|baby) (is teething|has measles|swallowed a coin)
      (what|which) (coin|note) did (my baby swallow|they use in rome)
      who (owns|bought) (twitter|chelsea|dangote refinery|the mall)
      how much did (elon musk|dangote) (pay for twitter|spend on the refinery)
      (the|my) (pastor|mother) asked (us|everyone) to (fast|pray|give alms)
      (can|will) (a man|a woman) (marry two|pay dowry twice|cook for ten)
      (what|who) (owes|gave) (the government|ghana) (money|a loan|debt) (in the news|)
      (banks|schools|shops) will be closed (on monday|for the holiday|tomorrow)
      is the (bank of england|federal reserve|world bank) (independent|in london|a real bank)
      (my|her) (dad|uncle) was a (bank|post office) (clerk|manager) (in the 70s|for years)
      (where|in which city) is (the louvre|google's head office|the nearest mosque|unilever) (located|based|)
      (who|which company) (owns|founded) (jumia|mtn|tesla|dangote cement)
      what time does (the post office|shoprite|the clinic|the passport office) (open|close) (today|on saturday|)
      is (the library|the market|ikeja mall|the embassy) (open|closed) (tomorrow|on public holidays|now)
      (how much|what) does (a lawyer|a plumber|a photographer|netflix) charge (per hour|for a wedding|a month)
      (what|which) services does (a spa|lawma|the local government|a travel agent) offer
      what can (a nurse|a magistrate|the senate|my phone) do
      (how|where) can i (contact|reach|find) (davido|my old teacher|the governor|nepa office)
      is (shein|temu|this school|that agent) (legit|safe|real|registered)
      (who|what) is (siri|alexa|chatgpt|bard)
      are you (siri|alexa|chatgpt|my daddy|google)
      (how|what) does (chatgpt|the internet|a car engine|bluetooth) work
      (explain|tell me about) (ghana|the civil war|photosynthesis|your childhood|marriage)
      (guide|teach|show) me (how to swim|how to tie gele|the way to the airport|how to bake)
      (give|send) me (the list of states|a list of movies|the menu of kfc|the timetable)
      i'm (confused|lost) (about|in) (my feelings|this maths question|the forest|choosing a course)
      (i need|i want) help (with|on) (my homework|moving house|my marriage|carrying this load)
      (what|how) should i (type|write) in (my cover letter|the google search|my bio)
      (next|second) step (in making soap|of the dance|after jamb) (please|)
      what (else|) should i (add|put|wear) (to the stew|in the salad|to the owambe)
      (what|which) (option|answer) is correct, (a or b|b or c|true or false)
      (how are|how is) (your mum|the kids|the traffic|aunty ngozi|the new job) (doing|now|)
      (good morning|hello)(,|) (is this|am i speaking with) (mr okon|the pharmacy|uncle ben|the school)
      (hello|hi)(,|) (i saw your advert for|are you still selling|how much is) (the car|the flat|the fridge|the land)
      (hello|hi)(,|) please (pick up the kids|bring bread when coming|call your mother|open the gate)
      (good night|sleep well) (my love|darling|daddy|children)
      (happy birthday|happy anniversary) (to my brother|my love|daddy|pastor)
      (thank|thanks to) (god for life|god it's friday|my mother for everything|the nurses)
      (sorry|accept my condolence) (for your loss|about your dad|for the accident)
      (stop|cancel) (crying|shouting|teasing me|the noise|the wedding)
      (leave|forget) (my husband alone|that girl|him, he is a liar|politics)
      (go|come) (to school|away from the fire|inside the house) (now|children|)
      (say|tell) it to (my face|your pastor|the judge|my lawyer)
      (repeat|sing) (after me children|the chorus|the national anthem)
      (speak|talk) to (your daughter|my lawyer|the gateman|god) (about it|)
      (call|get) (the manager of the hotel|a nurse|the gateman|security|my lawyer)
      (are there|is there) (people|someone) (in the house|at the gate|living on mars)
      (my|the) (maths|english|driving|piano) (lesson|lessons) (is|are) (on saturday|tomorrow|at 4)
      (teach|tutor) my (son|daughter) (phonics|maths|french|to swim)
      (what|which) lesson did (you|we) learn from (the story|the bible passage|the movie)
      (how|why) (did|does) (inflation in zimbabwe|the cold war|slavery) (end|start|happen)
      what is (demand and supply|gdp|opportunity cost|elasticity) (in economics|for my exam|)
      (how|what) much (tax|duty) does (dangote|a car importer|an american) pay
      (is|was) (the naira|the economy|oil price) (stronger|better|higher) (under obasanjo|in 2014|last decade)
      (why|when) did (cbn|the government) (redesign|print|change) (the naira|notes)
      (who|what) caused (the 2008 crash|inflation in ghana|the naira scarcity)
      my (salary|wage) at (work|the factory) is too small(, should i resign|, what job pays more|)
      how do i (ask|beg) my (boss|uncle|ex) (for money|for more salary|to pay his debt)
      my (husband|boyfriend) (does not give|refuses to give) me (money|feeding money)(, what do i do|)
      (should|can) (couples|i and my wife) (share bills|have separate money|fight over money)
      (my|her) (friend|brother) (won|inherited|stole|gambled) (millions|a car|money) (last year|)
      i (found|picked) (a purse|a phone|money) on the (road|bus)(, what should i do|)
      they say (money rituals|yahoo plus) (is|are) (real|common now|a lie)
      (cow|goat|yam|cement|fuel) (price|prices) (has|have) (doubled|gone up|fallen) (in the market|)
      (how much|what) did you (pay for|buy) (that dress|your car|the ticket|the land)
      (can you|please) buy me (lunch|a drink|a present|a car) (when coming|daddy|)
      (who|when) will (marry|employ|help|carry) me
      (selling|i am selling) my (car|generator|land|old phone) (fast|urgently|, who wants it)
      (give|lend) me (your hand in marriage|a minute|a ride|a pen)
      (bring|return) (my|the) (pot|book|shirt|generator) (back|you borrowed|tomorrow)
      (where|who) did (you|he) (keep|put|hide) (the key|my shoes|the remote)
      (open|check) (the fridge|the oven|under the bed|the mail box)
      (lock|close) (the shop|the windows|the car) (and come|before you sleep|)
      (freeze|chill) (the drinks|the juice|the meat) (for the party|overnight|)
      (block|chase) (the rat|the goat|that boy) (from entering|)
      (my|his) (account|version|story) of (what happened|the fight|the accident)
      (limit|reduce) (your salt|screen time|sugar|the noise)
      (increase|raise) (the volume|your hand|the tent|awareness)
      (set|fix) (the table|the date|the net|my hair) (for dinner|)
      (save|reserve|keep) (me a seat|some cake for me|a spot in the queue)
      (join|follow) (us for prayers|the queue|me on instagram|the dots)
      (turn|change) (the page|the channel|the bulb|the bedsheet)
      (fill|top) up (my glass|the kettle|the tank at total)
      (load|pack) (the washing machine|the truck|the van|my bag)
      charge (your phone|the torch|the power bank|my laptop) (overnight|)
      (track|count) (my steps|my calories|my period|my sleep)
      (report|tell) (him to the teacher|my brother to mum|that tweet)
      (confirm|check) (my appointment at the hospital|the guest list|that they arrived)
      (update|upgrade) (my phone|whatsapp|my laptop|the website)
      (verify|confirm) (this news|his age|the bible verse|my result on waec portal)
      (apply|register) (for a us visa|for npower|as a voter|for driving school)
      (submit|print|edit) (my assignment|the photo|my cv|the form for school)
      (transfer|copy) (the file|my photos|this song) to (flash drive|my computer|your phone)
      (send|mail) (the proposal|my cv|a postcard|the minutes) to (the director|grandma|everyone)
      (receive|collect|pick) (the visitors|my dress from the tailor|the kids from school)
      pay (close attention|your last respects|lip service) (to it|)
      (withdraw|drop out) from (the race|school|the class|the competition)
      (deposit|drop) (the bag at the counter|your weapon|the keys with security)
      (invest|put) (love in your home|your heart in your work|water in the kettle)
      (split|share|divide) (the cake|the class|the orange|the sheet) (into two|equally|)
      (request|ask for) (a song|a refill|directions|my hand in marriage)
      (market|village|church) (day|meeting|women) (is tomorrow|are dancing|in umuahia)
      (history|origin) of (ajo|esusu) in (yoruba culture|africa)
      (petrol|garri|meat) (is life|is too costly in this country|prices went up again)
      (nepa|dstv|{network}) (should|must) (fix up|be scrapped|reduce price)
      (dstv|gotv|startimes) (remote|dish|installer|signal) (needed|is bad|in my area)
      what (channel|time) is (the match|telemundo|the news|big brother) (on|showing) (today|)
      (waec|jamb|neco) (syllabus|expo|result checker portal|date) (2026|is out|please)
      (hospital|wedding|burial|hotel) (bills|bill) (killed the man|are too high in this country|story)
      (card|cards) (invitation|birthday) (designs|printing) (in surulere|for 100 people|)
      my (daughter|son) is getting married (in december|next week) and i am (so happy|looking for a hall|inviting everyone)
      we (travelled|drove) to (jos|calabar) last (week|month) and the road was (terrible|very bad|sweet)
      my (neighbour's|landlord's) (generator|dog) (disturbs|wakes) us every night(, what can we do|)
      i (cooked|made) (egusi|okro) soup and (it is too thick|the meat is hard|it came out fine)
      my (car|bike) (stopped|broke down) on (the express|the bridge), (i need a tow truck|the mechanic is not answering)
      the doctor (said|says) i should (rest|eat vegetables|do a scan)(, is that normal|)
      my (teacher|lecturer) gave us an assignment on (inflation|the history of money|central banking)(, help me write it|)
      (can|could) you help me (choose|pick) (a name for my shop|a dress|a university|wedding colours)
      i (am writing|have) (an exam|a test) (tomorrow|on monday) (on economics|and i am scared|)
      my (uncle|friend) who works in a bank says (there is no job|bankers are stressed|they close late)
      i (read|heard) in the news that (a bank was robbed|the senate passed a bill|prices will rise)
      what should i do if my (child has fever|house is flooded|roof is blown off)
      is it true that (banks will close|fuel will increase|schools resume) (tomorrow|next week)
      my (phone|laptop) (fell|died) and i (lost my photos|can't open my notes|need a repairer)
      our (team|church|street) is (playing|cleaning|celebrating) (today|on saturday)
      i (want|need) to (lose weight|learn french|cut my hair|sleep early) this (year|month)
      she (told|promised) me she (will come|is bringing food|loves me) (but|and) (i am waiting|she did not)
      (which|what) (film|drama|cartoon) (can|should) my children watch (on saturday|)
      what is the best (time|way) to (visit obudu|plant yam|propose to her|wash white clothes)
      the (harmattan|rain|heat) this (year|week) is (too much|serious|very bad)
      (credit|debit) (side|entry) in (accounting|bookkeeping) (class|homework|exercise)
      (give him|she took) full credit for (her success|the work)
      (he|she) dropped (the plate|a new album|out of school) (yesterday|)
      (the|our) store (is closed|sells shoes|opens at nine|was flooded)
      (bread|flour|butter) (is costly|has finished at the bakery|recipe|price in the market)
      she refused to (marry him|eat|greet me|come home)
      (any|good) news (about the strike|of your sister|from the village) (today|)
      (mad|crazy) (man|woman|dog) (on our street|at the market) (chased me|bit a boy|)
      (minimum|lowest) (temperature|jamb score|age) (today|for nursing|to drive)
      (the|a) (manager|nurse|receptionist) at the (hotel|hospital) was (kind|rude|late)
      which (doctor|nurse) is on (call|duty) (tonight|at lasuth|)
      which subjects should i (choose|drop|read) (for waec|)
      (wash|iron|fold) (the|my) (clothes|uniform|curtains) (please|)
      (the|my) (baby|puppy|kitten) is (so cute|sleeping|growing fast)
      (a|the) (poem|story|joke|song) about (rain|my town|friendship|money)
      (what's|whats) (cooking|the gist|new in town) (today|)
      (is|was) the (bakery|supermarket|bookshop) (open|full|closed) (today|when you passed|)
      (how|what) do i (name|feed|train) my (new puppy|parrot|kitten)
      (give|suggest) (me|us) (a slogan|a name|a theme) for (my salon|our reunion|the wedding)
      which (prophet|king) (built the temple|wrote psalms|led israel)
      (are|is) (pineapples|dates|ginger tea) (good|safe) (in pregnancy|for cough|at night)
      (when|where) will the next (eclipse|olympics|afcon|convention) (be|hold)
      (how|where) do i (repair|sell|dispose of) (an old fridge|a cracked tablet|used oil)
      (my|our) (flight|bus) (leaves|arrives) at (noon|5|midnight)(, wake me|, is it on time|)
      how many (steps|calories|cups of water) should i (take|burn|drink) (today|)
      (compose|write) (a|an) (email to my professor|invitation to a naming|advert for a maid)
      my (son|daughter|wife|husband|mother|brother) is (using|holding|with) my (phone|laptop)
      (my|our) (salary|pay|wage|income) is {amount} (a month|monthly|per week|)
      i (earn|make|am paid) {amount} (a month|every week) as a driver, is it good pay
      (my|the) (child|children|son|wife) (is|are) playing (a game|games) on my phone
      (i need|find me|recommend) a (cheap hotel|good restaurant|good barber|tailor) (in ibadan|near me|around wuse|)
      (what|which) (visa|documents) do i need to (visit|travel to) (ghana|dubai|canada)
      (how|what) (do i|should i) (pack|wear|carry) for (a trip to kano|a beach party|an interview|harmattan)
      (when|what time) is my flight (to abuja|tomorrow|home|boarding)
      (did|has) my (luggage|bag|suitcase) (arrive|arrived) (at the airport|yet|)
      (how|what) (long|far) is the (drive|journey|flight) (to|from) (jos|accra|port harcourt|london)
      (is it safe|do i need vaccines) to travel (to mali|by night|to kenya|while pregnant)
      (how|can you tell me how) (do i|to) (make|cook|prepare) (jollof rice|egusi|moi moi|pancakes|banga soup)
      (how many|what) (calories|ingredients) (are|is) in (a plate of eba|fried rice|suya|a banana)
      (what|which) can i use (instead of|in place of) (eggs|butter|maggi|flour)
      (how long|until when) (does|will) (cooked beans|stew|raw meat) (last|keep) (in the fridge|without light|)
      (change|check|top up) (the|my) (oil|tyres|engine oil|brake fluid) (in my car|of the bus|today|)
      (when|how often) should i (change|service|rotate) (my tyres|my car|the oil|the generator)
      (my|the) (car|bus|generator|bike) (won't start|is overheating|is smoking|needs a jump start)
      (what|how) (is|much is) (the|my) (tyre pressure|fuel level|mileage|gas mileage) (of|in|for) (my car|a corolla|the bus)
      (turn|put) (on|off|up|down) (the lights|the tv|the volume|the fan|the radio)
      (set|start|stop|cancel) (an alarm|a timer|a reminder|my alarm) (for 6 am|for ten minutes|tomorrow|)
      (play|skip|pause|stop) (the|this|my|some) (song|music|playlist|gospel music)
      (what|whose) song is (this|playing|on the radio)
      (find|call|ring|locate) my phone (i can't see it|it is in the house|with a sound)
      (my|the) (phone|laptop|screen) (is slow|keeps freezing|won't charge|is cracked|fell in water)
      (how do i|help me) (update|reset|unlock|root) (my|an) (iphone|android|laptop|wifi router)
      (change|use) your (voice|accent|name|tone) (to a woman|to british|please|)
      (speak|talk) (softly|gently|nicely) (to|with) (the child|your mother|people)
      (how many|what) (leave days|vacation days|off days|sick days) (do i have|are left|did i use)
      (i want|i'd like) to (request|take|ask for) (leave|time off|a day off|vacation) (from|on) (monday|my office|next week)
      (was|has) my (leave|time off|vacation request|day off) (approved|been approved|rejected) (yet|)
      (schedule|book|move|cancel) (a|the|my) (meeting|conference room|zoom call|appointment with the doctor) (for|to|on) (monday|tomorrow|2 pm)
      (what|when) is (on my calendar|my next meeting|my next appointment|on my to do list) (today|)
      (add|remove) (milk|a meeting|bread|laundry) (to|from) my (shopping list|calendar|to do list)
      (do|does) (landlords|banks|employers) (in america|in london|in canada) (check|look at) your credit (score|rating|report)
      (how|where) do (americans|people in the uk|students in canada) (build|check) (a|their) credit (history|rating)
      (equifax|experian|credit karma) (is down|app download|meaning|account login)
      (how much|what) (tax|taxes|vat) (do i owe|should i pay|will i pay) (this year|on my salary|to the state)
      (when|where|how) do i (file|submit|pay) my (taxes|tax returns|income tax)
      (how|can i) (set up|change|arrange) (direct deposit|my direct deposit) (at work|with my employer|)
      (roll|rollover|move) (over|) my (401k|pension|retirement account) (to|into) (another company|a new pfa|an ira)
      (history|meaning|cause) of (the exchange rate crisis|the dollar|the gold standard) (in the world|in 1929|)
      (does|do) (the hotel|that restaurant|that shop|uber|jumia) (take|accept) (cards|cash|reservations|mastercard)
      (how many|do i have enough) (air miles|frequent flyer miles|hotel points) (for|to get) (a flight to dubai|a free night|an upgrade)
      (flip|toss) a coin (for me|please|heads or tails)
      (roll|throw) (a|the|two) (dice|die) (for me|please|)
      (tell|give) me (a|another) (joke|riddle|fun fact|story|proverb)
      (who|what) (is|was) your (maker|creator|father|boss|favourite colour|birthday)
      (how old|where) (are you|do you live|are you from|were you born)
      (do you|can you) (have pets|sleep|eat|dream|feel pain|fall in love)
      (what|which) (hobbies|food|music|team) do you (have|like|support|enjoy)
      (are you|is siri) (smarter than|better than|the same as) (alexa|chatgpt|google|me)
      (what|tell me what) is the meaning of (life|love|serendipity|my name|this dream)
      (how do you|how to) (say|spell|pronounce) (thank you|good morning|entrepreneur|water) (in french|in spanish|in arabic|correctly)
      (translate|say) (hello|i love you|good night) (to|in|into) (chinese|german|swahili|portuguese)
      (what|tell me the) time (is it|) in (london|new york|tokyo|dubai)
      (is it|will it) (raining|rain|be sunny|be cold) (today|tomorrow|in lagos|this weekend)
      (how many|convert) (ounces|kilos|miles|cups) (are in|to|in) (a litre|pounds|kilometres)
      (what is|calculate) (twelve times eleven|20 percent of 400|the square root of 81|15 plus 27)
      (how|where) (can|do) i get (my hair done|my shoes repaired|my nails done|a passport photo) (cheaply|today|)
      (is there|are there) (traffic|a holdup|an accident) (on third mainland|on the way to ikeja|today)
      (give|show) me (directions|the way|a map) (to|of) (the airport|ikeja mall|yaba|my sister's house)
      (where|how) (did|can) i (park|find) (my car|parking) (at the mall|in marina|)
      (order|buy|get) me (a pizza|shawarma|a ticket to the match|food from chicken republic)
      (where is|track) my (jumia order|package|parcel|delivery|pizza) (now|)
      (what|any) (movies|films|shows|series) (are showing|should i watch|are good) (at the cinema|on netflix|tonight|)
      (who|which team) (won|is playing|lost|scored) (the match|last night|in the premier league|today)
      (text|call|message|email) (my mum|my wife|john|the plumber) (that i am late|that i love her|now|)
      (share|send) my (location|live location|gps) (with|to) (my wife|{name}|the driver)
      (what|how) (is|do i know) my (blood group|blood pressure|bmi|genotype|horoscope)
      (i have|my baby has) (a headache|fever|malaria|a cough|a rash)(, what should i take|, what can i do|)
      (when|what) is (the next holiday|sallah|easter|mother's day|valentine) (this year|)
      (what's|what is) the (best|cheapest) (phone|laptop|generator|car) (to buy|for a student|under {amount})
      (the|a|my) (river|blood|seed|sperm|power) bank (is full|is near our village|needs donors|what is it)
      (i am|he is) (banking on|counting on|depending on) (you|the rain|his brother) (to win|this time|)
      (interest|interested) in (learning guitar|football|your sister|a master's degree)
      (give|pay) (attention|respect|him a visit|me a compliment) (to the teacher|please|)
      (transfer|transferring) (student|window|of files|of a player|to another school) (news|deadline|how|)
      (save|saved) (my life|the date|the file|the number on my phone|the trees)
      (charge|charging) my (phone|laptop|power bank) (takes too long|at the airport|in the car)
      (a|the) (group of friends|whatsapp group|study group|music group|choir) (is noisy|meets today|left me out)
      (the|this) (bill|law|amendment) (was passed|before the senate|was signed) (yesterday|by the president|)
      (cut|draw|deal) (the|my|a) (birthday card|cards|wedding card) (for mum|please|)
      (limit|speed limit|age limit) (on the highway|for nysc|for driving|in town)
      (light|lighting) (a candle|the stove|a fire|in the parlour) (how|safely|)
      (lesson|moral lesson|piano lesson|driving lesson) (of the story|for beginners in lekki|from the bible|price)
      (balance|balanced) (diet|a chemical equation|work and family|my wheels|my hormones)
      (statement|mission statement|thesis statement|problem statement) (example|for my project|of the governor)
      (my|the) (goal|goals) (in life|for the new year|that messi scored|is to lose weight)
      (invest|investing) (time in your children|in good shoes|emotions in him) (is wise|)
      (my|the) (data|results) (collection|analysis|for my thesis|science course) (is not complete|help me|)
      (how do i|can you) (freeze|unfreeze|block) (vegetables|soup|the pipe|my ex on facebook|a caller)
      (open|close) (the door|the curtain|your mouth|a jar|my browser) (please|)
      (report|write a report on|file a report about) (the school trip|climate change|my project|a noisy neighbour)
      (my|our) (landlord|boss|husband|teacher) is (so annoying|angry with me|travelling|sick today)
      (the|our) president (spoke|is travelling|gave a speech|appointed ministers) (today|on tv|)
      (fuel|rice|bread|cement|garri) (price|is too expensive|is now how much|went up again) (these days|in nigeria|)
      (cbn|the central bank|the government) (has|) (printed new notes|raised rates|devalued the naira|banned crypto) (is it true|why|)
      (my|his) {bank} (app|card|token|account officer) (is not working|expired|is rude)(, what do i do|)
      (opay|palmpay|moniepoint|kuda) (is down|customer care number|pos price|app download|is hiring)
      (i lost|i forgot) my (umbrella|glasses|keys|school id card|facebook password)
      (someone|they) (stole|took|broke) my (shoes|car mirror|goat|lunch|window)
      (i am|i'm) (bored|lonely|sad|hungry|in love|sleepy) (today|o|)
      (tell|wish) (my mum|my friend|him) (happy birthday|good night|i am coming)
      (what|how) (should i|do i) (name|call) (my baby|my dog|my shop|my band)
      (how|what) (do you think|do you feel) about (the election|love|my hair|football)
      (can you|please) (write|draft) (a poem|an essay|my cv|a love letter|an application letter) (for me|)
      (what|how) (are|were) (you doing|your plans|the weather) (last night|this weekend|now)
      (nice|good|bad|heavy) (weather|rain|game|party) (today|yesterday|last night)
      (the|my) (exam|interview|wedding|burial) (is|was) (tomorrow|hard|great|postponed)
      (do|did) you (watch|see|hear) (the news|the match|the president|that noise)
      (how|where) (do i|can i) (plant|sell|buy) (maize|yam seedlings|catfish|a goat)
      (it|that) (depends|is funny|is interesting|makes no sense|is true)
      (what|which) (day|date) (is it|is today|will easter be|was yesterday)
      (i am|i'm) (on my way|at the market|in the bus|coming home) (now|soon|)
      (remind|wake) me (to take my medicine|at 5|to call mum|about the party)
      (the|my) (baby|cat|neighbour|generator) (kept me awake|is crying|is noisy) (all night|again|)
      (how|what) (is|was) (the|your) (party|church service|food|journey) (yesterday|today|)
      (how|where) can i (renew|replace|get) (my passport|a driver's licence|my voter's card|a birth certificate)
      (which|what) (bus|train|road) (goes|do i take) to (oshodi|kubwa|mile 12|the island)
      (what|how) (was|is) the (score|result) (of|in) the (chelsea|arsenal|super eagles|barcelona) (match|game)
      (how|can) (do i|i) (apply|qualify) for (nysc|a master's|a scholarship|the army|nnpc job)
      (can you|please) (recommend|suggest) (a book|a film|a name for my shop|a hotel)
      (ring|find|where is) my (phone|remote|car keys|glasses)
      (new|my new) (phone|year|baby|shoes|job) (is here|is fine|resolution|starts monday)
      (my|his|her) (goal|dream|plan) (for the year|in life) (is|was) (to lose weight|to travel|to marry|to graduate)
      (my|our) {bank} (card|account|app|branch) (has|is) (a problem|blocked|not working|closed)
      (instead of|in place of) (eggs|salt|sugar|palm oil)(,|) (what can i use|can i use honey|what works)
      (he|she|my boss) (depends|relies|counts) on (me|god|his phone) (for everything|too much|)
      (my|our) (goal|target|aim) (this season|as a coach|in the gym) is (ten goals|top four|to run 5km)
      (score|scored|missed) a (goal|penalty|free kick) (yesterday|in the final|for nigeria)
      (how|can i) (join|register for) (a gym|the choir|the red cross|a football club|nysc) (in yaba|this year|)
      (our|the) (whatsapp group|facebook group|class group) (is too noisy|removed me|has a new admin)
      (create|open|start) a (facebook page|whatsapp group|gmail account|youtube channel|tiktok account)
      (how do i|i want to) (open|create|delete) (an instagram|a gmail|a twitter|a netflix) account
      (my|his) (instagram|facebook|gmail|netflix) account (was hacked|is locked|is disabled|won't open)
      (reset|change|forgot) my (gmail|wifi|laptop|instagram|netflix) password
      (the pin|a pin|safety pins) (on|for|of) (the map|my dress|the grenade|my tie)
      (freeze|freezing|frozen) (the fish|in the north|chicken|like ice|embryos) (is good|how long|price)
      (block|blocked|blocking) (the drain|my nose|the sun|a number on my phone|industry) (what do i do|price|)
      (nine inch|six inch) (blocks|block) (price|are how much|in lagos)
      (card|cards) (game|tricks|for valentine|of invitation|from nimc) (please|how|price)
      (my|the) (nimc|national id|voter's|library|sim|memory|sd) card (is not ready|is lost|is bad|is full)
      (where|how) (do i|can i) (collect|replace|get) my (voter's card|national id card|library card|yellow card)
      (transfer|move|copy) my (photos|files|contacts|music) (to|from) (my laptop|the new phone|google drive)
      (transfer|move) my (child|son|daughter) to (another school|a boarding school|private school)
      (send|post|mail) (a letter|a parcel|flowers|a birthday card) to (abuja|my wife|grandma|the office)
      (send|share) (me|) (a picture|your photo|a meme|the video|the lyrics)
      (pay|paid|paying) (the price for love|attention in class|homage to the king|my respects)
      (who|how much do they) (pays|pay) (nurses|footballers|the president|teachers) (in nigeria|in the uk|)
      (how much|what) (does|do) (a doctor|a pilot|ronaldo|bankers|a youtuber) (earn|make|get paid) (a month|a year|)
      (how much|what) (is|does) (a bag of rice|a plot of land|iphone 13|a return ticket to dubai) (cost|now|in lagos)
      (who|when) (borrowed|took) my (pen|umbrella|charger|book|lawn mower)
      (lend|borrow) me your (pen|ears|phone charger|car|note) (please|for one hour|)
      (the|our) (country|government|state) (is borrowing|owes|took a loan|is in debt) (too much|from china|again|)
      (imf|world bank|china) (loan|loans) to (nigeria|ghana|africa) (news|is good or bad|explained)
      (interest|interesting) (story|book|facts about lions|people to follow|in politics)
      (is he|she is not|are you) interested in (me|marriage|the job|football)
      (balance|balancing) (work and school|on one leg|the ball|of power|sheet in accounting class)
      (wheel|tyre|car) (balancing|alignment) (near me|price|shop)
      (new|latest) (balance shoes|bank ceo|naira notes|iphone|song) (price|in nigeria|please)
      (statement|speech) (of the president|from the police|by the minister) (today|on the protest|)
      (history|record) of (the yoruba people|world war two|banking in nigeria|football)
      (who|what) (is|was) the (richest man|cbn governor|minister of finance|first bank in nigeria)
      (data|statistics) on (malaria|population|unemployment|rainfall) (in nigeria|please|)
      (data|big data|data science|data entry) (jobs|course|meaning|analyst salary)
      (light|heavy) (rain|food|skin cream|exercise|soup) (is good|today|please)
      (why|how) does (light|sound|electricity) (travel|bend|work|move)
      (who invented|what is|explain) (electricity|the light bulb|television|airplane|the telephone)
      (my|the) tv (is broken|has no picture|screen cracked|remote is lost)
      (what is|what's) (showing|on) (tv|channel 5|africa magic|supersport) (tonight|now|)
      (bill|bills) (clinton|of rights|gates foundation|of quantity|passed by the house)
      (the|a) (duck|bird) (bill|has a bill|with a long bill) (is orange|picture|)
      (how|where) do i (recharge|charge) (my power bank|the inverter battery|my electric car|my spirit)
      (save|keep) (water|the planet|energy at home|your breath|some food for me)
      (can you|please) save (my number|the document|me from this heat|a seat for me)
      (invest|investment) (in people|in your health|of time|banker career|news)
      (share|sharing) (your testimony|a room|this post|is caring|my food)
      (stock|stocks) (of the shop finished|for soup|fish pepper soup|photo|taking tips)
      (report|reporting) (card of my son|live from abuja|for duty monday|to the principal)
      (fraud|scam) (movie|case of the governor|in elections|news today|in history)
      (efcc|police|court) (arrested|jailed|freed) (a yahoo boy|a banker|the former governor|fraudsters) (today|yesterday|)
      (they|robbers) (robbed|attacked) (a bank|a bullion van|the market) (in benin|yesterday|in my area)
      (limit|limits) (of a function in calculus|to patience|on luggage|of human strength)
      (what is the|how many) (speed limit|age limit|luggage limit|word limit) (on this road|for the army|for my essay|)
      (upgrade|update) (my phone|windows|my seat to business class|the app on my tv|my wardrobe)
      (language|languages) (of love|spoken in congo|teacher|exam|course in french)
      (learn|teach me|study) (french|guitar|driving|coding|hausa culture|how to swim)
      (teach|show) me how to (tie gele|ride a bike|draw|dance|use excel|bake bread)
      (give me|what are) (tips|advice) (on|for) (dating|losing weight|passing jamb|skin care|pregnancy)
      (quiz|question|riddle) (about animals|on general knowledge|for church youths|in biology)
      (explain|what is) (photosynthesis|gravity|democracy|the trinity|blockchain|evolution) (to me|)
      (help me|can you help me) (with my homework|lose weight|find a wife|choose a dress|write my project)
      (help|i need help) (moving house|with algebra|fixing my sink|with my girlfriend|to sleep)
      (what can i|what should i) (cook|wear|watch|read|do) (today|tonight|this weekend|for fun)
      (call|phone|ring) (my wife|a taxi|the doctor|911|the fire service|uncle ben)
      (i want to|can i) (talk|speak) to (my ex|god|the pastor|a girl i like|the principal)
      (complain|complaint) (about my husband|to the landlord|against my neighbour|to the school)
      (my|the) (neighbour|husband|boss|roommate) (is disturbing me|insulted me|snores|cheated on me)
      (the|this) (restaurant|hotel|airline|uber driver|tailor) (disappointed me|was bad|wasted my time|spoiled my dress)
      (cancel|change|confirm) my (flight|hotel booking|appointment|dinner reservation|netflix)
      (book|find) me (a flight|a hotel|a bus|a cab) (to|in) (abuja|dubai|enugu|calabar)
      (is|what is) my (flight|train|bus) (on time|delayed|gate|number)
      (what is the|how is the) (weather|traffic|road|security) (like|) (in jos|on lekki road|today)
      (what|how many) (carry on|luggage|bags) (can i|am i allowed to) (take|carry) (on air peace|to london|)
      (which|what) (plug|adapter|socket) (do i need|is used) in (uk|ghana|america)
      (do|will) i need (a visa|a passport|a jab|a plug adapter) (for|to visit) (kenya|brazil|dubai|togo)
      (my|the) (car|phone|washing machine|fridge) (insurance|warranty|service) (has expired|is how much|covers what)
      (when|how) (was|do i know) my (last oil change|last period|last doctor visit)
      (jump start|tow|wash|paint) my (car|bus) (please|how|near me)
      (make|connect) a (call|video call|bluetooth connection) (to|with) (my mum|the speaker|ada)
      (turn|switch) (on|off) (bluetooth|the wifi|the generator|airplane mode|the light in the kitchen)
      (what|how) do (you|people) (call|say) (this|cat|water|thank you) in (french|igbo|latin)
      (can i|should i) (eat|drink|take) (garri at night|coffee|raw egg|paracetamol) (when pregnant|every day|)
      (i|we) (love|miss|want to marry) (you|my girlfriend|ada|my village) (so much|)
      (good|bad) (food|luck|dream|film|belle) (last night|o|always)
      (who|what) (will win|won) (the election|the world cup|big brother|the grammy) (this year|)
      (how|when) (do i|can i) (vote|register to vote|check my polling unit)
      (pension|salary) (protest|strike|increase) (by workers|news|in ekiti|in the senate)
      (asuu|nlc|doctors) (strike|protest) (update|has ended|starts when)
      (minimum|living) wage (in nigeria|in canada|bill|news|)
      (our|my) (school|company|church) (bank|account officer|accountant|treasurer) (retired|is my aunt|travelled)
      (i|my sister) (work|works) (in|at|for) {bank} (as a cashier|head office|ibadan branch)
      (is|are) {bank} (hiring|recruiting|laying off|sponsoring the match)
      (what is|who is) the (ceo|owner|head office|slogan) of {bank}
      {bank} (shares price|building on marina|customer care number|job aptitude test|logo)
      (jumia|konga|temu|amazon) (refund|delivery|order|voucher) (is late|how long|not received)
      (uber|bolt|indrive) (driver|trip|fare) (is too high|cancelled on me|overcharged)
      (is|was) (the queue|fuel|traffic|market) (long|scarce|full) (today|at nnpc|)
      (i|my son) (failed|passed|wrote) (the exam|jamb|driving test|accounts paper)
      (my|the) (account|accounts) (of what happened|teacher|class|paper in waec) (is different|is strict|was hard)
      (deposit|deposits) (of gold|of oil in ogoni|on teeth|of sand in the river)
      (credit|credits) (at the end of the film|to my teacher|in waec english|goes to god|unit in school)
      (currency|money) (of japan|of ancient egypt|heist season 5|plant care|bag movie)
      (withdraw|withdrawal) (from the race|symptoms|of troops|his candidate|method)
      (the|my) (loan|word loan) (player|from arsenal|out to turkey) (news|scored)
      (osimhen|a player|the striker) (moved|joined|is going) on (loan|a free transfer) (to napoli|for a season|)
      (branch|branches) (of a tree|of government|of biology|of the family)
      (nothing|i am just) (much|bored|passing time|gisting) (today|o|)
      (tell me|say) (something|anything) (nice|funny|in french|romantic)
      (do you|can you) (like|sing|cook|drive|play football|smoke)
      (are you|is she) (married|single|a christian|a muslim|a nigerian)
      (who|which) (is better|wins), (messi or ronaldo|wizkid or davido|android or iphone)
      (you|my girlfriend|this boy) (give|gives) me (joy|sleepless nights|butterflies)
      (which|what) company (makes|made|owns) (toyota|indomie|whatsapp|the iphone)
      (who|when) (founded|started|built) (facebook|microsoft|lagos|the third mainland bridge)
      (open|read|show me) (youtube|chapter two|the gallery|google maps|my photos)
      (quiz|test|exam) (on|about) (the bible|history|chemistry|football) (please|)
      (pin|pinned) (this message|that post|the location|it to the wall)
      (withdrawn|withdrew|withdrawing) (from school|from the match|her candidacy)
      (my|the) (dog|cat|goat|baby) (is lost|won't eat|was stolen|gave birth|is sick)
      (i can't find|i lost|help me find) my (wife|shoes|wig|charger|school bag|dog)
      (block|delete|remove) (him|her|{name}) (on|from) (whatsapp|facebook|my phone|the class group)
      (add|remove) {name} (to|from) (the whatsapp group|the guest list|the choir list|my facebook)
      (tell|ask) {name} (to come home|i said hi|to call me|about the party)
      (is|was) {name} (at home|your friend|married|coming to church)
      (buy|get) (me|) (bread|shoes|a car|cement|tomatoes) (from the market|on your way|for the house)
      (where|which shop) (sells|has) (cheap laptops|tokunbo tyres|ankara|baby clothes)
      (pay|paid) (a visit|my last respects|the ultimate price|no mind)
      (send|sending) (my regards|good vibes|love|prayers) (to your family|your way|)
      (give|giving) (birth|blood|up|thanks in church|testimony)
      (move|moving) (to canada|house|on with life|the table|out)
      (check|look at) (the weather|my spelling|this photo|the oven|my jamb result)
      (check|look) (under the bed|on google|the traffic to vi|my temperature)
      (top|best) (ten songs|schools in lagos|phones of the year|scorers)
      (load|loading) (the truck|the washing machine|the gun|shedding in south africa)
      (fund|funding) (for ngos|of schools|raising party|my start up idea in america)
      (subscribe to my youtube channel|a magazine subscription|unsubscribe me from the newsletter)
      (unlock|open) (my phone|the car door|the gate|level 5 in the game)
      (upgrade|tier) (my game character|list of players|one club|cake price)
      (claim|claims) (by the opposition|of insurance in london|he is innocent|to the throne)
      (rate|rating) (my outfit|this movie|of the hotel|of infection|from one to ten)
      (exchange|change) (program in germany|of clothes|my shoes for size 42|students)
      (dollar|naira) (sign on keyboard|rain song|marley|store in texas)
      (circle|cycle) (theorem|of life|of friends|race) (explained|)
      (contribute|contribution) (of women to peace|to knowledge in my thesis|of chinua achebe|an article)
      (turn|my turn) (left|right|to cook|to sweep|to read)
      (members|leader) (of the choir|of parliament|of the band|of bts)
      (collect|collecting) (stamps|my clothes from the tailor|my child from school|firewood)
      spending (by the government|by chelsea on players|time with family|in the national budget)
      (how much|what) does (the government|chelsea|america) spend on (education|players|the army)
      (how many|which) (hours|days) do i spend (on my phone|at work|sleeping) (a week|)
      (recipe|recipes) (for|of) (cake|okra soup|meat pie|zobo|chin chin)
      (reverse|reversing) (the car|a string in python|diabetes|into the gate|osmosis)
      (recall|recalling) (of toyota cars|the past|my childhood|the ambassador)
      (repay|reward) (evil with good|kindness|him for his kindness with a goat)
      (apply|application) (cream on the baby|for admission|for a visa|for nnpc|makeup)
      (approve|approved) (my leave|the minutes|by nafdac|my visa)
      (due|overdue) (date of the baby|for delivery at the hospital|library book)
      when is (my wife's delivery|the baby due|my assignment due|the library book due)
      (meter|metre) (square|to feet|race|of cloth) (convert|how|)
      (token|tokens) (of appreciation|gift for my teacher|in nlp|crypto price)
      (units|unit) (of measurement|test in biology|in this course|of blood)
      (network|signal) (in my village|is bad today|engineering course|tower) (o|)
      (the|my) (line|queue) (is long|at the airport|of ants|in the poem)
      (insurance|pension|tax) (company jobs|act 2014|lawyer in abuja|news)
      (market|stock market|market day) (crash in 1929|is tomorrow|square in my village|women protest)
      (how do i look in this dress|what do i sound like|how do you feel)
      (it|life) is (hard|well|sweet|not easy|what it is) (my brother|o|)
      (god|allah|jesus) (is good|is great|will do it|loves you)
      (pray|praying) for (me|my exam|my mother's health|nigeria)
      (read|quote) (psalm 23|a bible verse|surah yasin|proverbs 3) (for me|)
      (what time|when) (does|do) (mass|jumat|church|prayer) (start|end|hold) (today|)
      (how|when) (do i|should i) (bath|wean|feed) (a newborn|my baby|a puppy)
      (i am|my wife is) (pregnant|in labour|travelling|sick)
      (can|could) you (hear|see|smell|touch) (me|the rain|things|people)
      (are|is) (you|karo) (a boy|a girl|old|beautiful|from lagos)
      (what|who) did you (eat|see|dream of|marry) (today|last night|)
      (play|sing|hum) (burna boy|a lullaby|the anthem|me a song)
      (count|number) (from one to ten|the stars|of people on earth|of states in nigeria)
      (capital|president|population) of (ghana|france|kenya|egypt|brazil)
      (solve|calculate) (for x|this equation|the area of a circle|my gpa|my age)
      (write|draft) (a resignation letter|a caption|an apology to my wife|a speech for my wedding)
      (suggest|give me) (names for a boy|a gift for my mum|a caption|ideas for dinner)
      (work|office) (is stressful|gist|party is friday|dress code) (today|)
      (who|is) (my boss coming|cleaned the office|will chair the meeting|has the office keys)
      (contribution|contributions) (of farmers to the economy|of nkrumah to africa|by the student to the class)
      (members|leaders) of (the band|the opposition|my family|the football team|the jury)
      (units|pints) of blood (needed|for surgery|at the hospital)
      (the|our) ambassador (was recalled|has been recalled|went home) (from|by) (china|the president)
      (toyota|honda|the company) (recalled|is recalling) (its cars|the drug|the toy)
      (his|her|the) statement (was withdrawn|made me cry|in court|is a lie)
      (my|the) (baby|assignment|project|thesis) is due (tomorrow|in june|next week)
      (the|our) (band|choir|team|class) (has|have) (ten members|a new leader|practice today)
      (who|what) (contributed|contributes) to (nollywood|global warming|the fall of rome)
      (i am|he is) (annoyed|angry|upset) with (my brother|his wife|the neighbours|my ex)
      (a|the) (pin|hook|button) (for|on) my (tie|wig|dress|wrapper) (fell off|is lost|)
      (what|how) (do|should) i make of (this dream|her silence|his message)
      (quiz|trivia) (about|on) (animals|nigeria|music) (please|let's play|)
      (complain|complaining) (about my husband|about the heat|about school food) (is tiring|)
      (troops|soldiers) (withdraw|withdrew|were sent) (from|to) (the border|mali|borno)
      (what is|where is) the (head office|headquarters) of (nnpc|dangote|nafdac|google)
      (the|my) (score|scores|marks) (of the match|in maths|in jamb) (is|are) (low|good|out)
      (mail|deliver|carry) (the|this) (birthday card|parcel|load) to (abuja|my aunt|kano)
      (nothing much|nothing|not much|same old)(,|) (just chilling|i dey|just resting|work as usual)
      (how much|what) (is|was) the (bride price|transfer fee of osimhen|cost of the war|entry fee at the zoo)
      (how much|how many) (water|sleep|sugar|steps) (should|do) i (take|need|have) (a day|daily)
      (i spent|we spent) (the night in ibadan|christmas with family|two years in london|all day in traffic)
      (my|our) (church|school|village) (group|union|association) (meeting|party|election) is (sunday|tomorrow|noisy)
      (my|the) (card|cards) for (the wedding|christmas|mother's day) (is|are) (printed|beautiful|not printed)
      (yellow|red) card (in the match|for the striker|rule|in football)
      (green card|nysc green card|resident card) (lottery|interview|application) (date|how|)
      (how do i|can i) apply for (a green card|canadian pr|a teaching job|a driver's licence)
      (how|when) (do|will) (they|jamb|waec) (release|publish) (results|the list|admission)
      (my|the) (application|admission|visa) (was|is) (approved|rejected|pending) (by the school|at the embassy|)
      (the|a) (loan word|loan words|borrowed word) (in english|in hausa|meaning)
      (the|this) (bank|cash machine) (scene|robbery) in (the film|money heist|gta)
      (how|why) (did|do) (the|some) (banks|savings schemes) (fail|collapse) (in 2008|in nigeria in the 90s|in america)
      (is|was) (bitcoin|dogecoin|tesla|apple) (up|down|crashing) (today|this week|)
      (price|value) of (bitcoin|crude oil|gold|cocoa) (today|per barrel|in the world|)
      (should i|can i) (mine|trade|stake) (bitcoin|crypto|forex) (on my laptop|on binance|)
      (my|the) (binance|bybit|trust|metamask) (wallet|account) (is locked|was hacked|how to open)
      (how|where) do i (withdraw|cash out) from (binance|my betting app|fiverr|youtube)
      (my|his) (line|sim|number) (was barred|is not registered|needs nin linking) (by mtn|by airtel)
      (mtn|airtel|glo|9mobile) (network|office|sim) (is bad|in ikeja|registration|is down) (today|)
      (nepa|ikedc|the disco) (has not brought|took) (light|the light) (since|for) (morning|two days)
      (is there|do you have) light in (your|my) (area|street|house) (now|today)
      (when|why) (will|do) (they|nepa) (bring|take) light (in my area|every night|)
      (dstv|gotv|netflix) (movie|match|channel) (for tonight|list|for kids|showing chelsea)
      (which|what) channel (is|shows) (the match|africa magic|cartoon|news) (on dstv|tonight|)
      (can i|do they) (keep|leave) (my car|my bags|the dog) (at the airport|at the hotel|here)
      (a|the) (customer|man) (insulted me|slapped my boy|refused to buy) (in the shop|today|)
      (my|the) (shop|business|market) is (dry|slow|moving well|far) (today|this month)
      (how|what) (do i|should i) (name|advertise|decorate|price goods in) my (shop|salon|restaurant)
      (i want to|how do i) (register|incorporate) (a company|my business name) (with cac|)
      (my|the) (tailor|mechanic|plumber|carpenter) (is not picking|disappointed me|did a good job) (again|today|)
      (my|our) (house|shop|street) (is flooded|was burnt|has no water|is on sale)
      (who|where) can (fix|repair) my (fridge|roof|phone screen|zip) (near me|in aba|)
      (when|what time) (is|does) (sunset|iftar|the game|kickoff|the market) (today|start|)
      (happy|merry) (for you|go lucky|people live long)
      (how|what) (old|tall|rich) is (dangote|davido|the pope|burna boy)
      (can|could) (a dog|a baby|goats) (eat|drink) (chocolate|honey|palm oil|tea)
      (i dreamt|i had a dream) (about snakes|that i was flying|of my late father)(, what does it mean|)
      (what|which) (university|polytechnic|school) (is cheap|offers nursing|is best) (in osun|in nigeria|)
      (the|my) (wifi|internet|hotspot) (password|name|router) (of the hotel|at the cafe|is what)
      (share|turn on) (your|my) hotspot (for me|please|with the laptop)
      (clear|delete) (my history|the cache|all photos|this chat from my phone)
      (download|install) (whatsapp|a game|tiktok|the movie) (for me|on my laptop|)
      (is it|is there) (true|any truth) that (the naira will be redesigned|banks will close|fuel will drop)
      (i want to|i'd like to) (register|sign up) for (waec|a gym|a marathon|swimming class|cac)
      (nepa|phcn|the disco) (people|officials) (came|cut the wire|spoilt our transformer) (today|)
      (my|our) (transformer|meter|inverter) (exploded|was stolen by boys|needs a technician)
      (happy|glad|sorry) (for|about) (you and your wife|the new couple|your loss)
      (what|which) (songs|teams|movies) are (new|best|trending) (this year|now|)
      (can|will) you (marry me|be my friend|come to my party|pray for me)
      (how|what) (do i|can i) (do|say) (to win her back|at the interview|to make him laugh)
      (the|his) (testimony|sermon|speech|story) (touched me|was long|is a lie)
      (my|the) (exercise|diet|workout) (plan|routine) (for this week|please|is hard)
      (your|my) (shoes|shirt|hair|food) (is|are) (nice|fine|bad|too tight)
      (how many|list the) (states|local governments|tribes|rivers) in (nigeria|the north|kano)
      (what|when) (is|was) (independence|the civil war|democracy day|the first coup) (in nigeria|)
      (which|what) (medicine|drug|food) (is good|works) for (ulcer|cough|cramps|high bp)
      (take|drive|carry) me to (the airport|church|school|the stadium)
      (where|when) (are we|are you) (meeting|going|eating) (tonight|tomorrow|)
      (did you|have you) (eat|eaten|sleep|go to church|travelled) (today|)
      (please|) (pass|bring|give me) (the salt|my slippers|some water|the remote)
      (i need|where is) (a plumber|an electrician|a lawyer|a nanny|a maid) (in surulere|urgently|)
      (is|are) (mangoes|oranges|tomatoes) (in season|cheap|sweet) (now|)
      (his|her) (statement|words|speech) (in court|on tv|at the rally) (was false|shocked me|made sense)
      (is|was) there (light|water|school|church) (in your area|in the village|yesterday)
      (i stand|we stand) (with israel|by the truth|in the sun|with obi)
      (the|our) trip to (obudu|the zoo|ghana|the beach) (was fun|is cancelled|took six hours)
      (my|the) (small phone|radio|torch|clock) (fell|is spoilt|needs battery)
      (that|this) (policy|law|rule) of (the government|our school|trump|the landlord) (is bad|is unfair|)
      (my|the) (right|left) (leg|eye|shoe|tooth) (is paining me|is missing|hurts)
      (where|when) was (jesus|mandela|wizkid|the prophet) born
      (make|give) me (laugh|a nickname|a sandwich|a coffee|some tea)
      how (is|was) the (flight|hotel|beach|dinner) (so far|last night|)
      (a|the) (teacher|nurse|soldier|pastor) (beat|helped|prayed for) (my son|the boy|us)
      (what|which) (gift|present) (should i|can i) (buy|get) for (my mum|my boss|a wedding|her birthday)
      how far is (enugu|the moon|mecca|the next filling station) (from here|)
      (spell|define|pronounce) (rendezvous|receive|business|accommodation|queue) (please|)
      (random|pick a|give me a) number (between|from) (1 and 10|one to six|1 to 100)
      (do you|does anyone) know (a good dentist|my uncle|where ada lives|the way to yaba)
      (will|did) (it|the rain|nepa) (fall|spoil the party|come) (tomorrow|today|last night)
      (my|our) (wedding|naming ceremony|anniversary) is (on saturday|next month|tomorrow)(, come|, wish me well|)
      (they|the agents) (hiked|raised|reduced) (the rent|bus fares|the price of fuel|school fees) (again|in my area|)
      (how long|how far) (does|will) (paint take to dry|a tortoise live|a full tank take me)
      (my|our) (dinner|food|rice) (is|was) (burnt|ready|too salty|late)
      (was|is) the (hotel|beach|concert|match) (nice|full|far from here)
      (pack|fold|iron|wash) (my clothes|the plates|the bag) (please|now|)
      (my|the) (visa interview|flight|tour) is (on monday|next week|cancelled) (at the embassy|)
      (she|he) is (my crush|too proud|good at maths|from edo state)
      (the|my) boss (shouted at me|gave me a query|wants the report) (today|at work|)
      (interview|cv|job) (questions|format|tips) (for teachers|please|for a bank job)
      (what|how) (do|should) i (say|wear) (at|to) (a job interview|my cousin's wedding|the funeral)
      the children have closed from school, please go and pick them
      i'm at the gate, come and open
      have you cooked
      bring my charger when you are coming
      buy bread on your way home
      i've boiled the yam, should i fry egg
      the baby has not slept since
      tell your sister that i greet her
      dad said you should call him
      pick your call na, i've been calling you
      are you still angry with me
      i'm sorry for what i said last night, my love
      who is that girl in your status
      nice picture, where did you snap it
      admin please warn that man
      forward this to ten people and god will surprise you
      share this message, do not break the chain
      breaking news, the road is blocked at berger
      please help us find this missing boy, last seen in ikeja
      rest in peace papa, we will miss you
      happy wedding anniversary to my sweet husband
      congratulations on your new baby
      you are invited to the naming ceremony of our daughter
      aso ebi is {amount} per bundle, pay to the bride's sister
      minutes of the last town union meeting
      the choir practice holds by 4 on saturday
      today's devotion is from the book of psalms
      our father who art in heaven
      god when
      pray for my exam tomorrow
      i tap into this blessing
      what bible verse talks about debt
      sermon on giving and receiving
      how do i know if god is calling me
      how do i cook ofada stew without bleaching the oil
      how many cups of rice for twenty people
      what can i use instead of butter in cake
      my soup is too salty, what should i do
      how do i store tomatoes so that they won't spoil
      what can i cook with only plantain and egg
      is it okay to eat eba at night
      my child has rashes, what cream should i use
      what drug is good for typhoid
      i have been having headache for three days
      is it normal to bleed at six weeks
      how do i know i'm pregnant
      my bp is 150 over 100, is it high
      how do i treat toothache at home
      where is the nearest general hospital
      how much does a scan cost at lagoon hospital
      write a love message for my girlfriend
      she said she needs space, what does it mean
      should i marry a man that has no job
      my wife does not respect me again
      my mother in law wants to move in, advise me
      how do i make her love me
      do you have a boyfriend
      i love you karo
      sing for me
      tell me a story about tortoise
      crack a joke about bankers
      riddle me this
      what rhymes with money
      i'm bored, gist me
      who won yesterday's match
      is osimhen playing tonight
      what time is arsenal playing
      how many ballon d'or does messi have
      who will win the premier league
      sure odds for today abeg
      barca lost again, i'm finished
      which channel is showing the match
      how many local governments are in kano
      what is the capital of zamfara
      when did nigeria get independence
      how many days are in a leap year
      what is 15 percent of 3400
      convert 5 acres to plots
      how many metres make one mile
      solve 2x plus 5 equals 15
      answer this question for my assignment, list five functions of money
      essay on the effects of loans on developing countries
      define bank reconciliation, i have test tomorrow
      what are the types of bills in parliament
      state three differences between a debit note and a credit note
      how do you say i love you in yoruba
      what is the meaning of tintinnabulation
      write a cv for a driver
      write a leave application letter for me
      help me write a business plan for fish farming
      caption for my birthday picture
      write an apology letter to my landlord
      what is the weather in abuja today
      what's the time
      what is today's date
      set alarm for 5am
      remind me to call my mother
      download this video for me
      turn on my torch
      call {name}
      open facebook
      which phone is good for {amount}
      my phone is heating too much
      how do i recover deleted pictures
      my whatsapp is saying update, how do i do it
      my instagram was disabled, help me
      how to know if someone blocked me on whatsapp
      jumia has not delivered my shoes
      my bolt driver is not moving
      uber is too costly today
      the gig bus left without me
      is peace mass transit working today
      what's the fare from benin to lagos
      book a flight to abuja for me
      road from lokoja to abuja, is it safe
      how do i renew my passport, what documents
      when is jamb coming out
      what is the cut off mark for medicine in ui
      has the university resumed
      asuu has gone on strike again
      my lecturer wants to fail me
      i need a job, is there any vacancy
      are you recruiting? i want to work in your bank
      how much do they pay a bank teller
      i want to do internship in a bank
      what do you think about the president
      fuel subsidy is gone, what do we do
      how much is fuel now
      price of a bag of rice today
      who is selling two bedroom flat in lekki
      i sell original wigs, dm for price
      i sell palm oil, 25 litres, who needs
      buy one get one free at our shop this weekend
      do you need a website? we build for {amount}
      the bank of the niger is full of canoes
      water has entered our street from the river bank
      they sat by the bank and ate fish
      i banked on him and he failed me
      you can bank on my vote
      the pilot banked to the left
      my sister works in {bank}, she is a marketer
      robbers attacked {bank} in our town yesterday
      {bank} is doing recruitment, have you applied
      {bank} has declared profit of 300 billion
      {bank} customer care number please
      i can't log in to my {bank} app
      my opay is not opening
      my palmpay pin, i've forgotten it
      kuda has blocked me, abeg tell them
      piggyvest interest is how much
      how do i withdraw from cowrywise
      fairmoney is disturbing me over a loan
      palmcredit messaged my contacts
      i'm owing branch loan app, what will they do to me
      he who goes borrowing goes sorrowing
      money can't buy love
      no money no honey
      time is money my brother
      rich people don't sleep
      if i had one million dollars i would travel
      if wishes were horses, i would own a bank
      i dreamt that i won lottery
      in my dream somebody gave me {amount}
      my late father left {amount} and my uncles want to take it, what does the law say
      my friend is owing me {amount} and he has refused to pay, should i take him to court
      how do i tell my brother that i have no money to give him
      my husband hides his salary from me
      my boss pays {amount} a month, should i leave
      my tenant has refused to pay rent, can i lock the house
      landlord increased rent by 50 percent, is it legal
      how much should i pay a house help
      how much should i put in the envelope for a wedding
      what can i buy with {amount} in the market
      he sprayed {amount} at the party
      the politician shared {amount} to each voter
      they budgeted billions for the road and nothing was done
      the governor's budget speech was boring
      national budget 2026 summary
      the senate passed the bill yesterday
      the new bill on child marriage, what is your view
      bill clinton was president when
      the bird has a yellow bill
      we put up a billboard
      he got a red card in the first half
      the referee forgot his yellow card
      my clinic card is lost
      valentine card for my wife
      we were playing cards under the tree
      memory card for my camera
      graphics card for gaming
      recharge your spirit with prayer
      the battery does not recharge
      my rechargeable fan has spoilt
      he transferred to another school
      nysc transfer to lagos, how do i do it
      transfer window closes tonight
      chelsea want to sell him on loan
      the player is on loan from madrid
      we borrowed chairs from the church
      can i borrow your umbrella
      save water, it is life
      the doctor saved my life
      save my number, this is {name}
      save me a seat in front
      save the document on my desktop
      i lost interest in him
      her interest is in fashion
      what goal did he score
      own goal by the defender
      goals for the new year, lose weight and pray
      sustainable development goals
      he is very balanced on the bicycle
      balanced diet for a toddler
      hormone balance tea
      new balance sneakers size 42
      the account he gave to the police was a lie
      on account of the rain we did not come
      an account of the biafran war
      twitter account for sale
      hold him to account
      accounting is my course in school
      my account of what happened at the party
      the light in her eyes
      let there be light
      which is faster, light or sound
      traffic light is not working at ikeja
      this bag is light
      light skinned girls
      is data science a good career
      a small token for the pastor
      crypto token prices
      meter of a poem
      how many meters of cloth for a gown
      the taxi meter was running
      pin this chat
      pin my location
      what's the pin code of delhi
      the sky is the limit
      speed limit on the express
      find the limit of the function
      receipt of your letter dated 5th may
      i need a cash receipt design for my shop
      print receipt book for my business, how much
      make a mission statement for our ngo
      police statement, how do i write it
      if statement in python
      problem statement for my thesis
      join our whatsapp group for daily jokes
      group work for sociology
      which group is nigeria in for the world cup
      i'm in group b
      it is my turn to cook
      turn left after the filling station
      the tables have turned
      pot of soup
      flower pot
      circle the correct answer
      vicious circle
      the investiture of our new president is on sunday
      share the location
      please share my post
      how are we sharing the meat
      stock fish price
      i'm out of stock of that shoe
      james bond film
      covalent bond
      bonded terminal job
      the fund raising for our church roof is on sunday
      block industry for sale
      nine inches block, how much
      my neighbours blocked the gutter
      blocked nose, what can i use
      freeze the soup in bowls
      my fridge freezes everything
      my phone freezes when i open camera
      charge your phone well
      he was charged to court for murder
      how much do you charge to sew a gown
      photographer's charges for a wedding
      the man in charge of the church
      the cost of living is too high
      transporters have increased fare again
      i regret ever helping that cousin of mine
      lending money to family spoils relationship, do you agree
      turn my phone to silent
      investing in yourself is the best, motivational quotes
      they have sent me on errand, i'll call you back
      i can't sign in to my {bank} internet banking
      cash app does not work in nigeria, does it
      i can't get into my icloud
      types of unemployment with examples
      my favourite music group
      what's inside a car battery
      how do i make a telegram channel
      bible lesson for sunday
      movies about scammers
      documentary on 419 history
      which loan app does not disturb people
      is branch loan app legit
      what words rhyme with credit
      what does the loan officer in microfinance do
      career in investment banking, is it good
      how do i answer tell me about yourself in an interview
      my instagram was cloned, people are getting texts
      tips for a first time father
      which subjects are good for law in waec
      we spent christmas in the village
      i spent three years in london
      metamask won't open
      strange men around our estate last night
      where to buy cowry card for brt
      train card for lagos red line
      what day is the public holiday
      my tomatoes are dying, what do i do
      do you ever get tired or hungry
      god sent that man to my life
      sales were dull in the market today, too much rain
      upgrade my cake to three tier, how much more
      he told me to wait till evening
      she asked if i am single
      my goal in the gym is to lose weight
    `,
  },
};
