import type { Examples } from './grammar.ts';

/** What customers say in Nigerian Pidgin, by intent. */
export const pcm: Examples = {
  words: {
    abeg: ['abeg', 'abeg', 'biko', 'oga abeg', 'bros abeg', '', '', 'pls'],
    i_wan: [
      'i wan',
      'i wan',
      'make i',
      'i dey find how i go',
      'i go like',
      'how i go take',
      'abeg i wan',
      'i fit',
      'i need',
    ],
    send: ['send', 'transfer', 'give', 'dash', 'pay', 'drop', 'run'],
    money: ['money', 'moni', 'cash', 'ego', 'kudi', 'small money'],
    account: ['account', 'akant', 'acct', 'akaunt', 'aza'],
    show: ['show me', 'make i see', 'abeg show me', 'run me', 'tell me', 'i wan see', 'check'],
    buy: ['buy', 'load', 'buy me', 'run me', 'recharge', 'get me'],
  },
  lines: {
    greet: `
      how far (na|my guy|boss|karo|my person|bros|)
      how you dey (today|karo|)
      (how body|how bodi|hw far|wetin dey happen|wetin dey sup|wetin dey)
      (good morning|gud morning|good afternoon|good evening) (o|oga|my people|)
      my (guy|person|bank|oga) (how far|how you dey|)
      (wassup|wetin sup|e don tey) (my guy|)
      (una|you) (dey|dey there|good morning o)
      i dey greet (you|una) (o|)
      (how una dey|how work|how family|how market)
      hello (o|my guy|karo)
      karo (how far|how you dey|na you be this)
      (i don come|i don show|i don land) (again|)
      (abeg you dey there|anybody dey|una dey there)
      (happy sunday|happy new month) (o|my people)
      (omo|bros|sister) how far (na|)
      morning o
      you dey hear me
      how night
      greetings o my people
      kedu how far
      (greetings|good morning|gud morning|gud evening) (o|) my people
      (how work|how una|how market) (today|)
      i hail (una|you|o)
      (wetin dey|how e dey go)
      how (far|body|market|work|you dey|una dey|everything dey) (na|sha|o|my guy|karo|)
      (my guy|my person|my padi|boss|oga|chairman|bros) (how far|how you dey|wetin dey|wetin dey sup|)
      (good morning|good evening|good afternoon) (o|sir|ma|una|oga) (how you dey|how body|)
      (wetin dey|wetin dey happen|wetin dey sup|wetin sup|wassup) (na|karo|for there|)
      (hello|hi|hey) (karo|una|my people) (how una dey|i dey greet o|)
      i (hail|greet|salute) (una|you|o|oga)
      (you|una) (dey there|dey online|dey hear me|don wake)
      (long time|e don tey) (no see|wey we yarn)
      happy (sunday|new month|weekend) (o|my people|)
      (my person|my oga|my people|my bank) (how far|good morning|how una dey|)
      (you|una) dey hear me (so|)
      (wetin dey|how body|how you see am|how market|how e dey go|i hail|e don tey) (o|my person|karo|)
      (i don|we don) (show|land|come back|reach)
      (una|all of una) good day o, i greet
      (abeg|oga|aunty) (karo|my bank) i (just|don) (wake|reach house|return)
      (how e dey do you|how life|how hustle|how weekend|how una side) (na|my guy|sha|)
      (na me|na your person|na your customer) (be this|dey here|don land) (o|again|)
      ehen my guy, we dey
      (i say make i|i just wan) (greet|hail|check on|salute) (una|you)
      (good|gud|gudu) (mornin|evenin|aftanoon|nite) (my bank|o|una)
      (you still|shey you) (dey awake|dey ground|dey active|dey around) (so|now|)
      (hawfa|howfar|how fa|aw far) (boss|karo|na|)
      (god don wake us|we thank god|another day don break)(, good morning|, how una dey|)
      (my paddy|my gee|my nwanne|egbon|alaye|chief) (how far|wetin dey|i hail|)
      happy (xmas|sallah|easter|democracy day) (o|una|my bank)
      (hello hello|hello testing|halo) (una hear me|you dey there|karo)
      (na today|na first time) i (dey chat|dey yarn with|dey message) (you|una), (how far|i greet)
      (everything|body|family) (dey|dey kampe|dey okay) (abi|for your side|)
      (e go be|na) (fine|sweet|better) morning (o|my people|)
      (i be|na) {name}(, how far|, i greet una|, your customer)
      (kpele|sup|wazzup|eey) (my guy|karo|o)
      (una night|your night|your side) (sweet|fine|dey okay) (abi|shey|)
      (how|wetin) (dey shele|dey sup|dey shake|dey roll) (for your end|my guy|boss|)
      (my|our) (digital|whatsapp|correct) bank (how far|i greet|)
      (knock knock|ago o|kpom kpom) (who dey house|una dey|)
      (na your|your) (boy|girl|customer|padi) (dey here|don land|be this)
      (we don meet again|see me see you|i don resurface|look who show)
      (anybody|who) dey (duty|counter|office) (today|this morning|)
      (good morning|good evening) (everybody|my correct bank|karo people)
      (how far|how now|how we dey) (my gee|chief|chairman|alaye)
      (sallah|easter|new year|weekend) (greetings|compliment) (o|my people)
      (e don tey|long time) (how you dey|how body|karo)
      (i don on data|i don wake|i don reach shop)(, how far|, good morning|)
      (una morning|una evening|una afternoon) (o|my people|karo)
      (wetin dey cook|which levels|which way) (my guy|karo|na|)
      (how far|how una dey|how body|how e dey) (na|today|my bank|karo|my people|)
      (good morning|morning|evening|afternoon) (una|o|my people|my bank|oga karo)
      (i don|me don) (come|show|wake|land) (o|again|)
      (wetin dey|wetin dey happen|wetin dey sup) (for there|my guy|today|na|)
      (my guy|my padi|my bank|karo) (i hail|i greet|how far|how you dey|twale)
      (una|you) (dey|don wake|dey alright|dey kampe|dey fine) (so|today|abi|)
      (happy|una happy) (new month|sunday|sallah|christmas|weekend) (o|)
      (how|hope) (family|body|everybody) (dey|dey fine)
      (e don tey|long time) (o|wey i see you|we talk|karo)
      (who dey|anybody dey|person dey) (there|online|this place)
      hello hello you dey hear me
      (hello|hi|hey) (o|my dear|my bank|everybody|there|karo)
      good (morning|afternoon|evening) (karo|my bank|my dear|my brother|my sister|o)
      how (una|you) dey (this morning|this evening|today|now)
      how (work|market|business|family|body|una) dey (today|go|o)
      (i dey|me dey) greet (una|you) (all|this morning|well well)
      how una (night|day|morning) (be|dey)
      (na|e be) {name} dey greet (una|you|o)
      (hope|i hope) (una|you) (dey fine|sleep well|dey okay|wake well)
      (you dey|una dey) (around|online|available|there) (now|abeg|?)
      (karo|my bank|oga|bros) (you dey|abeg you dey there|you dey hear me)
      (hello|hi), (na me again|it's me|na your customer)
      welcome (o|my bank|karo)
      (good morning|good evening) (sir|ma|oga|madam), (how work|how una dey)
      (wetin|what) dey (go on|up|happen) (karo|my friend|boss)
      how (everything|things|life) (dey|dey go|be) (for your side|)
      (compliments|greetings) of the season (o|karo|my bank)
      (merry christmas|happy new year|happy easter|eid mubarak|barka da sallah) (o|una|karo|my bank)
      (hey|yo) (what's up|whats up|wassup|sup) (karo|boss|na)
      (my friend|my brother|my sister) (good day|how far|hello)
      (i just|i) (come|land|join) (say hello|greet you|hail una)
      (hi|hello) (anybody dey|person dey|una dey there)
      (sannu|ekaro|e kaaro|kedu|nno|ina kwana) (karo|o|my bank|una)
      how you dey (do|feel|cope) (today|my bank|)
      (oga|madam) karo (how body|how work|i hail)
      (long time|quite an age|e don tey) (my bank|karo|o), (how una dey|hope you dey)
      good day (to una|o|sir|ma|my people)
      (morning|evening|afternoon) (sir|ma|boss|karo|my dear)
      (how are you|how you doing) (karo|today|my friend|na)
      (hello|hi) (karo|) (how far|how una dey|how work)
      (weekend|sunday|friday) (greetings|don come, how una dey|how far)
      una (sleep|wake|rest) (well|fine) (abi|?)
      (ahoy|hellow|helo|hallo|ello) (karo|o|una)
      (gm|gud am|good am|gd morning) (karo|o|boss|)
      (how body|hw bodi|how bodi) (today|boss|for una side)
      (i say|i just say) (hello|good morning|how far) (o|)
      (up|hail|twale) (karo|my bank|boss) (how far|)
      (you|una) don (open|wake|resume) (for today|this morning|?)
      (hello|good morning), i be (new here|your new customer|{name})
      (chat|talk) to me (karo|my bank) how far
      wetin dey (fresh|sup|shele) (my friend|today|karo)
      how (far|now|body) (my friend|my sister|my brother|dear)
      how you (dey|dey do|dey today) (karo|my friend|?)
      (good morning|good evening|good afternoon) my (friend|brother|sister|daughter|son)
      (hi|hello) karo (i dey greet|good morning|)
      (i don come|i come) greet (una|you)
      (wetin dey|how things) (my brother|my sister|friend)
      (hey|hi) (dear|boss|bro|sis|chief)
      (you|una) dey (alright|fine|okay) (today|?)
      (good morning|hello) (ma|sir), (na mama|na papa|i be) {name}
      how (your day|this day|today) (dey go|be|?)
      hope (una|you) (dey okay|dey fine|no dey stress)
      (fine|nice|blessed) (morning|evening|day) (o|karo|to una)
      (e kaabo|nnoo|sannu da zuwa) (karo|o)
      how market (today|karo|una)
      (karo|karo o|oga karo)
      ehen how far (na|karo)
      i (come|dey) back (o|again), how far
      good morning o, i just wake up, how una dey
      i don tey wey i chat una, how far
      how una (body|people|house) (dey|dey today|o)
      good morning (my people|una all|to everybody) (how night|how una dey|)
      (oga|madam|aunty|uncle) good (morning|afternoon|evening) (o|)
      i dey (hail|salute|greet) (karo|my bank) (o|this morning|)
      (hi|hello) (good morning|good evening|una dey there)
      (hello karo|hi karo) (you dey|how body|good day)
      how your (body|side|people) (today|dey|na)
      (wetin|how) dey (happen|go) (for una side|with you) (today|?)
      we (greet|hail) (una|you) (o|this morning)
      how (christmas|sallah|holiday|weekend|easter) (for una side|be|)
      (happy|blessed) (morning|sunday|friday|week) (to una|karo|o)
      (una|you) still dey (there|awake|work) (?|my people)
      karo my (friend|person|guy|brother) (how far|how now|i hail)
      (hello|hey) o
      (good|sweet) (morning|evening) (my bank|dear karo)
      (i be|my name na) {name}, (good morning|how una dey|i greet una)
      (na {name}|it's {name}) (again o|here|dey talk)
      how dem dey (na|for your side|karo)
      (yo|hey|eh) (my guy|boss|people) (how far|wetin dey)
      how you see (life|today|the day)
      how far karo
      good morning o
      how una dey
      hello my bank
      i greet o
      how body today
      una dey there
      wetin dey sup
      (morning|evening|afternoon) (oga karo|my bank people|everybody for there)
      (hello|hi) (anybody dey|una dey there|una dey online) (?|)
      (long time|e don tey) (karo|my people), (how una dey|una still dey)
      (i just|na me just) land (here|this side), (how far|una well done)
      (happy new month|happy sunday|happy new week) (karo|my people|o)
      (ekaro|sannu|kedu|bawo) (o|my bank|karo)
      (wetin dey sup|wetin dey happen|what's good) (karo|my guy|)
      (una wake well|una sleep well|hope una wake fine) (o|?|)
      (peace be unto you|salam aleikum|god bless this morning) (karo|my people|)
      na (me be this|your person) again, (good evening|how far)
      (i dey|we dey) (come greet|greet) una (o|this morning)
      (you dey|una dey) (there|awake|online) (karo|) (?|)
      (how work|how market|how business) (today|for your side|)
      (good|fine) (morning|evening|day) (una|my dear bank|sir)
      (how|where) you (been|dey since) (karo|my guy|)
      (i|we) (salute|hail|greet) (una|the whole bank|you o)
      (wassup|sup|xup|hey) (karo|bro|boss|)
      (knock knock|anybody home|anybody dey house) (karo|for there|)
      (top of the morning|blessed morning|sweet morning) (karo|to una|)
      (happy birthday|merry christmas|eid mubarak) (karo|to una|my bank)
      (my day|today) (go better|fine) as i (see|greet) you (karo|)
      (good day|morning o|evening o) (karo|my bank|everybody)
      (how|you) (dey|una dey) (inside|this) (rain|sun|cold) (karo|o|)
      (boss|chairman|my oga) (i hail|good morning|how far) (o|)
      (i|we) (just dey|come) (check|greet|hail) (una|on you) (o|)
      (how|hope) (your side|una side|family) (dey|fine) (o|?|)
      (how business|how market|how work) (dey go|for your side) (karo|my bank|)
      (my person|my customer) (good to see you|how far today|i hail o)
      (how business|how market) (my customer|karo|my bank) (?|)
      (hope|i hope) (business|una work) (dey go well|dey move) (karo|o|)
      how you dey my bank
      happy new week
      merry christmas una (o|)
      happy sallah o my people
      barka da sallah
      happy independence (o|)
      una weekend go well (?|abi)
      how the day dey treat una
      how una side today
      how una dey cope with this heat
      hope say una dey kampe
      kampe (?|una dey)
      my guy e don tey o
      longest time
      na your boy {name}
      guess who don come
      i don come back o
      see who dey online
      na your customer land so
      ah ah, una dey alive
      good to see you my friend
      morning boss, hope night good
      good evening my able bank
      gud aftnun
      gd evn o
      hiiii
      helloooo
      heyyy karo
      wagwan
      sup na
      wetin sup my g
      how e dey be
      how e take dey
      hafa
      abeg una dey so
      testing testing
      yo
      ping
      hello is anybody there
      karo karo
      baba karo i dey hail
      chairman good day sir
      odogwu i greet
      idan gan gan how far
      my able karo, twale
      i throway salute
      salute to all una
      may day o my people
      my name na {name}, i just dey greet
      mama {name} dey greet una
      nothing o, i just say make i greet
      no be say i want anything, i just dey hail
      na greeting bring me come
      peace be unto this house
      assalamu alaikum
      shalom
      praise the lord, good morning
      how family, how pikin dem
      oga how work, how money
      how market dey go for una side
      hello dear, how was your night
      ndewo o
      e kaasan ma
      ina kwana
      wetin dey cook for there
      any level (?|my guy)
      gud monin sah
      i dey greet una from village, how una dey
      karo baby how far
      my bank of life, good morning
      up una
      una don chop this morning (?|)
      how the bank today
      bless una this morning
      good morning from aba
      greetings from our market
      new month new blessings, happy new month
      thank God it's friday, how una dey
      monday don come again, good morning o
      happy sunday, how church
      jumaat mubarak
      ramadan kareem o
      happy new year in advance my bank
      happy valentine karo
      any body awake this night (?|)
      long time no gist
      you still remember me (?|)
      e dey sweet for una side (?|)
      how una take wake
      good day dear sir or ma
      my regards karo, how work
      chairman how body
      baddest how far
      presido i greet
      oga at the top, good afternoon
      mummy karo good evening
      hello my dear bank
      helo
      hy
      na your girl {name} dey here
      my g how far
      wetin dey sele
      how you dey my able
      xup fam
      e be things, how una dey
      no shaking, how you dey
      how una see this morning
      omo ope, i hail
      presidoooo
      oshe, how body
      una dey hear me so, good afternoon
      my people una dey kampe
      good evening from kano
      peace my bank
      hope una dey alright
      how una people
      how wife and pikin
      how una see this rain, good morning
      hello karo, na {name} dey here
      alafia
      daalu, kedu
      lafiya
      morning morning
      good morning ma, you sleep well
      i just say make i check on una
      hello hello hello
      person dey house
      how una this evening
      day don break, how una dey
      sun don come out, good morning
      good night my bank, una still dey awake (?|)
      it's me again karo
      i don miss una, how far
      na long rope, how you dey
      how e dey shake
      how levels
      wetin dey happen for your end
      how body inside this cold
      my people good morning from lagos
      good evening from your customer {name}
      bonjour o
      hola
      yo karo
      hey bank
      greetings to you all
      dear karo, how are you
      hope you good
      hope una family dey fine
      good to be back
      first time here, hello
      my name na {name}, good afternoon
      na {name} dey so, how una dey
      (e don tey|i don come back|rain don stop), how una dey my people
      na early momo i come greet una
    `,
    open_account: `
      <i_wan> open (account|akant|new account|bank account)
      open (account|akant) (for me|give me|sharp sharp|)
      how i (go|fit) (take|) open (account|akant) (for here|with una|)
      i (no|never) get (account|akant) (for here|with una|before|)
      (register|sign) me (up|sharp sharp|for this bank|)
      i wan (join|bank with|follow) (una|karo|this una bank)
      <abeg> help me open (account|akant)
      wetin i need (to|take|make i) open account
      i be new (person|customer) (for here|)
      make i get (my own|) account (with una|for here|)
      (my mama|my wife|my pikin|my papa) wan open account
      e get how i fit open account (for phone|for whatsapp|)
      i wan start (to dey bank|banking) with una
      create account (for me|give me)
      i never get account, i wan get my own
      una dey open account (for here|for people)
      to open account na how much
      abeg give me account
      i wan register (with my bvn|)
      put me for this bank
      account wey be free, i want am
      i never register
      i (never|no) get (account|akant|akaunt) (before|for here|)
      i no get (akant|account) for (una bank|here)
      (open|give) me (akant|account) (for here|)
      (i wan|i go like|i want) (open|get|do|create) (account|acct|bank account) (with una|for here|for karo|abeg|)
      (abeg|oga|pls) (open|create) (account|acct) (for|give) me
      how (i go take|person dey take|i fit) (open|get|create|register) (account|acct) (for karo|with una|for here|)
      i never (get|open) account (before|with una|for karo|for here)
      i wan (join|register|start dey use|enter) (karo|una bank|una)
      wetin (una need|i need|person need|i go bring) (to|before i fit) (open|create) account
      (register|add|sign) me (abeg|for karo|join|up)
      i fit open account (without|with only|with) (bvn|nin|my phone number|id card)
      na (new person|new customer) i be(,|) (i wan|help me) (open account|register)
      (open|create) (new|fresh) account (for my wife|for my mama|for my pikin|for my shop|)
      account opening (abeg|na free?|how e dey be)
      (i dey sell|i be keke man|i dey do tailoring) (and i|i) (want|need) (account|bank) (to keep|wey i go dey keep) my money
      my oga say make i open karo account
      (put|enter) my name for una bank record make i become customer
      how (person|customer|old woman) (go|dey) (take|) (turn|become) una (customer|member)
      (my bvn|my nin) (dey|dey hand|don set)(, open am|, make we start|, give me account)
      i wan comot from {bank} come open account with una
      (wetin be|how e dey go) the (process|steps|road) (to open|to get) account
      (open|run) brand new account for me
      (pikin wey be 15|small pikin|student|corper) (fit|go fit) (get|open) account (with una|for here|)
      (una|shey una) (dey|go) (collect money|charge|ask for deposit) before (i|person) open account
      (i hear|my friend gist me) about (karo|una)(, i wan enter|, open for me|, i wan do account)
      my (papa|grandma|husband) (never|no ever) (hold|get|see) bank account (before|), (do am for am|open for am)
      (abeg|oya|biko|) (help|assist) me (do|finish|start) (account opening|registration)
      (i want|i wan) make (una|karo) (be|turn) my (main|correct|own) bank
      (business|shop|church|association) account, (una dey open am|how i go open am|wetin i need)
      (where|which side) i (go|fit) (fill|press|submit) (form|the form|registration) (for account|)
      (e dey possible|i fit|how i go) (open|get) account (wey no need paper|sharp sharp|from village|with small phone)
      (enrol|add|carry) me (as|make i be) (una|new) customer
      (acount|acct|akont) opening (sharp|for my pikin|how much)
      (make|allow) me (start|begin) (bank|keep money) with (una|karo)
      (i no get|i never get) any (bank|account|account for any bank)(, na una i choose|, open one for me|)
      (my pastor|my brother|person) send me come (here|una side) (open account|register)
      dem go (dey|) pay my (salary|allawee) through (una|karo), (open account|register me)
      i no dey bank (anywhere|for anywhere)(, start me|, register me|, open one)
      make we (finish|do|start) (the|my) (account opening|registration)
      i (ready|dey interested) (to get|for|to open) (account|karo account)
      (joint|savings|current|salary|pikin) account (i wan open am|una dey open am|how i go open am)
      (abeg|abeg o|) i just (get|buy) (work|phone|shop)(, i need|, help me get) account
      (how e dey|wetin e go) cost (to open|to get|to register) account
      (carry|bring) me (enter|join) una (bank|family) (as customer|)
      (i wan|make i|how i go) (open|create|get|start) (account|akant|aza) (with una|for here|for my mama|)
      (register|sign) me (abeg|for karo|as customer|)
      i no get account(,|) (open one for me|how i go open|register me)
      i wan open (account|bank account|savings account) (with una|for karo|)
      how i go (open|create) account (with una|for here|)
      (open|create) account for (me|my mama|my pikin|my wife)
      i no get account (with una|for karo), i wan (open|create) one
      i be new customer, i wan (open account|register)
      wetin una (need|want) before i fit open account
      i fit open account with (bvn|nin|my phone number) (only|)
      (abeg|please) help me (open|create) (account|bank account)
      account opening (na free|how much|how e dey go) (?|)
      i wan (join|enter) (karo|una bank|this bank)
      (register|enrol) me (as customer|for this bank|)
      i wan (start to use|start using) (karo|una)
      my (brother|friend|wife) wan open account (with una|for karo|)
      how much be (minimum|money) to open account
      i get (another bank account|account for {bank}) but i wan open one here
      (student|kids|business|salary) account (i wan open am|how i go open am)
      i never get account, (how i go start|open one for me)
      i wan do (account opening|registration) (now|abeg|)
      make i open account (today|now|sharp sharp)
      (can i|i fit) open account (from my phone|for whatsapp|without going bank)
      i no get bvn, i fit open account (?|)
      sign me up (abeg|please|)
      new account (abeg|please|for me)
      how long e dey take to open account
      i wan get account (number|) with (una|karo)
      i just (marry|get work|finish school|move come town), i (need|want) (bank account|account with una)
      my (oga|school|church) dey ask for account and i no get, (help me open one|how i go open)
      abeg how una dey take open account for (old person|village people|person wey no get bvn)
      i dey keep money for (house|under bed|kolo box), i wan (open account|get account) now
      i wan (try|use) una bank, (open account for me|how i go start)
      i (see|hear) una advert for (radio|facebook), i wan (open account|register)
      make i be una customer (abeg|from today|how i go do am)
      e get form wey i go fill to open account (?|)
      (first time|new) customer (abeg|i wan register|how i go start)
      my (18|20) years old (son|daughter) wan (open|get) account
      i fit open (two|another|second) account (with una|for here) (?|)
      una fit open (joint|business|church|cooperative) account for (us|me)
      (open|start) account (now|please|today) (abeg|)
      i want account wey (no get charge|i go use save|my customers go pay into)
      register new account (abeg|for my wife|)
      good morning, please i would like to open (account|savings account) with una
      (kindly|please) open account for my (mother|daughter|business)
      i dey interested in una account, (wetin i need|how i go open am|help me start)
      how fast i fit (open|get) account
      abeg i wan bank with una (from today|)
      create account for me pls
      i need account with una
      open account pls
      abeg how to join karo bank
      i wan be customer
      make una open account for my old mama
      my wife no get account, open for her
      (my wife|my papa|my sister) never get (account|bank account), (how e go open one|e wan open one)
      i (never|no) get account (with una|for karo) before, (how i go start|wetin i need)
      (i just|i don) (finish nysc|enter school|start work), i (need|want) (a new|) account
      (my salary|my allowance) wan dey enter, i need (open|get) account (with una|)
      (student|kids|pikin) account (dey|una get), (how i go open am|i wan open am)
      (can i|i fit) open (account|acct) (without nin|with only my phone number|for my phone)
      (i wan|make i) (be|become) (customer|member) of (karo|una bank)
      (wetin be|which be) the (paper|things|document) wey i need (to|take) open account
      (sign me up|register me|put me on) (abeg|for karo|as customer)
      (two|second) account (fit dey|dey allowed), i wan open (another|one more)
      (register|sign up) (me|my wife|my mama) (for karo|abeg|with una)
      (i|we) (want|need) (business|savings|current|joint) account (with una|abeg|)
      (how|wetin) i go do to (become customer for|join) (karo|una bank)
      (new|fresh) account (abeg|i want|for my pikin)
      (una|karo) account (opening|registration) (free|na free|na how much) (?|)
      (i hear|people talk) about (karo|una), (i wan join|open account for me)
      i never get account for here, how i go start
      register me as new customer
      na my first time, open account for me
      create account for me sharp sharp
      wetin una need from me to open account
      nin only fit open account (?|i no get bvn)
      i get bvn, open account for me with am
      i want account for my shop
      i wan open business account with cac
      i wan open account for our cooperative
      my church wan open account
      open student account for me
      i be corper, i wan open account for allawee
      i wan open account for my small pikin
      my papa for village wan open account, how e go do am
      my wife never get bank account, register am
      i dey use kolo since, now i wan open real account
      i wan move from {bank} come una bank, open account for me
      second account, i want another one for business
      joint account for me and my husband, open am
      domiciliary account, i wan open am
      dollar account abeg open for me
      how much i go deposit before una open account for me
      una dey open account with zero naira (?|)
      i no get id card, i fit still open account
      my id na voters card, e fit open account
      where the form to open account dey
      i start to register yesterday, make we finish am
      i wan continue my registration
      the account opening never complete, wetin remain
      i dey kano, una go fit open account for me from here
      i dey ghana, i wan open naija account
      i be tailor, customers dey ask me account number and i no get any, open one for me
      i wan opun akant
      my mama never get account before, she dey sell fish, how we go open am
      my madam say make all her workers open karo
      i wan start to dey use una
      my grandma wan use bank first time, open account for her
      can i get account without going to branch
      i wan port come una bank
      open account for my new born twins
      my sister wan join, how she go register
      i be refugee for camp, i fit open account
      church youth account, open am
      i just turn 18, i want my first account
      open wallet for me
      i wan collect account for my salary
      my phone number never register with una, do am
      how long e take to open account
      wetin be the minimum to open savings
      current account for my company, abeg
      open am with my nin
      i don decide, make una open account for me
      open account give my apprentice
      trader account wey no get wahala, i want am
      i don dey hide money for under bed, rat don chop some. i wan open bank account
      i be house help, my madam say she wan dey pay me for account. help me open one
      i don get work for company and hr say make i bring account. open one for me
      nobody for my village get bank account. i wan be the first, how i go do am
      (i just get work|i start shop|i never get bank before), open account for me
      customers dey run because i no get account. wetin i go do get one today
      i tire to dey use my brother account. i want my own
      i just finish youth service for taraba and i don come back lagos with nothing. i wan start account with una today
      my tomatoes dey rot because buyers say dem no carry cash. abeg open bank account for me make dem transfer
      rain scatter the kolo wey i keep under bed, all my notes wet. make una open account for me
      our choir win {amount} and nobody get account to collect am. open one for me i go hold am
      na bus i dey wait so make i no forget: i wan register new account with una
      i don marry another wife o and she never use bank before. which thing she go bring open account
      football academy say no account, no allowance. open one for me abeg
      as i dey recover from malaria i reason say i need account for my own name. how to start
    `,
    balance: `
      how much dey (my|inside my|for my) <account> (now|)
      wetin (remain|dey|i get|still remain) (for|inside) (my|) <account>
      how much i get (now|for account|remain|left|)
      <show> my (balance|account balance)
      check (my balance|how much dey my account|wetin dey my account|balance for me)
      my (balance|bal) (na how much|abeg|)
      (wetin remain|how much remain|how much still dey|balance abeg|abeg balance)
      <abeg> how much (money|) (dey|remain) for my (account|hand)
      money (still|) dey my (account|aza)
      i wan (check|know|sabi) my balance
      na how much dey my <account>
      (na how much|how much) remain for me (to spend|)
      i still get (money|change|balance) (for account|)
      check am for me how much i get
      my account balance na wetin
      e remain how much
      how my account be (now|)
      i don broke abi (money still dey|how much remain)
      tell me how much i get
      money wey dey my account (na how much|)
      balance wey dey ground
      wetin dey ground for my account
      how much i fit (spend|withdraw|use) (now|)
      abeg run my balance
      na wetin i get for account
      how much (dey|remain|dey remain|still dey) (for|inside) my (account|acct|wallet)
      (abeg|oga) (check|help me check|show me) (my|) (balance|account balance|money wey remain|wetin remain)
      wetin (remain|dey|still dey) (for|inside) my account
      (my|) (account|acct|money) (balance|bal) (abeg|na how much|dey how much)
      how much i (get|still get|get remain|hold) (now|for account|for hand|)
      (money|moni|kudi) (still|) dey (my|inside my|for my) account (so|abi|)
      i wan (know|check|see) (how much i get|my balance|wetin remain for my account|my money)
      shey (money|anything|something) (dey|still dey|remain) (for|inside) my account
      (tell|show) me (wetin i get|how much i get|how much dey my account|my money)
      my account don (empty|dry|finish) abi (money still dey|e get something)
      which kind money (dey|remain) for my account
      (na how much|how much|wetin) (dey|remain for|still dey|dey inside) my (akant|account|acct|wallet)
      (i get|i still get) (money|{amount}|anything) for (account|my account)
      (before|make) i (enter market|price this thing|buy fuel)(,|) (tell me wetin i get|how much dey ground|check wetin remain)
      how strong my account be now, check am
      (e remain|something remain|kobo remain) (for there|inside|for my aza) (so|abi|)
      (abeg|oya|biko|) (peep|look|check) (inside|) my (account|aza|purse) (for me|small|)
      (wetin|how much) (i hold|i carry|dey my name) (for bank|for una hand|so)
      {amount} (dey|go dey|still dey) my (account|akant|aza) (abi|so|)
      money for my account fit buy something of {amount} (?|check am)
      (abeg|oga abeg|) (balans|balance|balanz) (check|how far|now now)
      (i|shey i) (still|) (be big man|get shishi|hold something|get change) (for account|)
      (i dey|we dey) (filling station|counter|shop), (wetin|how much) dey my account
      the money wey i get with una na how much
      (tell|give) (your guy|mama|papa) (account balance|wetin remain)
      (my|this) account (get|carry|hold) (how much|wetin)
      (after|since) (that debit|the transfer|i pay light), (how much|wetin) (remain|dey left)
      abi i don finish everything wey dey my account, check am
      (total|all) money wey (i get|dey account|remain)
      (abeg|oya|biko|) (level|update|news) of my (account balance|purse|money)
      (na how much|how much) (i dey worth|i still hold|i still get) (like this|now|)
      (make i|let me) (sabi|confirm) wetin (dey|remain) (inside|for account) (before i spend|)
      (shey|abi) my (account|purse) (don|never) (dry|empty|zero)
      (old woman|mama|papa) (wan|dey) (know|ask) how much (remain|dey) for (account|her account)
      (kobo|one naira) (remain|still dey) for (that|my) account (so|abi)
      (i wan price something|i wan buy fuel) (wetin my account talk|how much dey|how far my balance)
      my account don fat reach how much now
      (quick|fast) check (my balance|how much dey|wetin remain)
      (balance|bal) (only|now|first|abeg o)
      (how much|wetin) (dey|remain for|still dey|dey inside) (my|the) (account|aza|akant|wallet) (now|abeg|)
      (show|tell) me (wetin|how much) (remain|dey inside|i get) (abeg|for there|)
      (i still|shey i|abi i) get (money|{amount}|something) (for|inside) account
      (my|the) (balance|bal|balans|money) (na how much|how far|how much|abeg)
      check whether i dey broke or money still dey account
      my balance reach {amount} (?|abi e never reach)
      (i wan know|make i know|make i see) (wetin|how much) (i hold|i get|dey ground|remain)
      (after|since) (that|the) (transfer|debit)(,|) (wetin remain|how much remain)
      (dey for|dey inside) account (na how much|how much)
      how much (dey|is) my account (now|?)
      (check|show) my (account balance|balance) (abeg|please|)
      (wetin dey|wetin remain for) my (account|acct) (now|)
      my account balance (abeg|please|na how much)
      how much i (get|still get) (for|inside) my account
      i wan (check|know|see) my (account balance|balance|money)
      how much money (i get|dey my account|remain for me)
      (abeg|please) how much (remain|dey) (for|inside) account
      balance (please|abeg|inquiry|check)
      tell me (my balance|how much i get)
      wetin remain (for account|for me|now)
      money (dey|still dey) my account (?|abi)
      my money na how much (now|)
      i get up to {amount} (for account|) (?|abi)
      (make i|let me) (see|check|know) my balance
      account balance (check|now|abeg)
      how much remain after (i pay|the transfer|i buy light)
      (current|available|total) balance (abeg|please|)
      what is my (balance|account balance)
      e remain how much (for my account|inside)
      na only {amount} remain for my account (?|abi)
      how much dey ground (for me|for my account)
      (see|look) how much i get (before i go market|for me)
      how much my account (stand|balance|carry) (now|today)
      i wan buy (fuel|food|phone), (check wetin dey my account|how much i get)
      abeg (money|anything) still dey my account (?|or e don finish)
      (check|look) my account for me (abeg|wetin dey inside)
      i no sure say money dey my account, (check am|how much dey)
      my account don (dry|red|finish) (?|abi)
      how much una dey hold for me (now|)
      (give|send) me my balance (now|abeg|please)
      my (money|cash|balance) wey dey (karo|una hand|account) na how much
      i don send plenty money today, how much (remain|still dey)
      (acct|acc|accnt) bal (abeg|pls|)
      bal (pls|abeg|?)
      how much i fit (use|spend|withdraw) from my account now
      i get money (for here|for account) (?|abi)
      the total money for my account (na how much|abeg)
      how my balance (be|dey) (now|abeg|)
      good morning, please (check|tell me) my balance
      (kindly|please) confirm wetin remain for my account
      sir i wan know (my balance|how much dey my account)
      i wan sure say (my money|{amount}) (still dey|dey complete) for account
      (wetin|how much) be my (account|available) balance
      my bal na how much
      wetin i get for account now
      how much remain for my purse
      confirm my balance (pls|abeg)
      i wan pay my pikin fees tomorrow, how much dey my account (now|)
      my pension suppose don enter, check how much i get now
      i no get glasses, tell me how much dey my account
      before i go buy goods, (check my balance|how much i get)
      since morning i dey spend, how much remain for my account
      (e remain how much|how much e remain) (for inside|for my side|now)
      (after|since) i (buy light|pay rent|send that money), (how much remain|wetin remain)
      (i get up to|shey i get reach) {amount} (for there|for inside|inside my account)
      (check|look) (whether|if) i get (enough|up to {amount}) (inside|for my account)
      (before i enter market|before i leave house), (check my balance|tell me wetin dey my account)
      (i don broke|i broke) abi (money|something) still dey (my account|inside)
      (make i|i wan) (confirm|sabi) my (available|current) balance
      (my account|this account) (empty|dry|full) (abi money dey|or something dey)
      wetin (remain|dey) (for|inside) my (purse|wallet|karo)
      (how|wetin be) my (bal|balance) (dey look|today|now now)
      (how much i don get|how much dey|wetin dey inside account) (now|for there) (abeg|)
      (look|peep) (inside|) my account (tell me|) how much (dey|remain)
      (i wan|make i) know (if|whether) (money|something) still (dey|remain) (for my account|)
      (account|acct) (balance|bal) (now|today|abeg)
      (my|the) (total|whole) money (wey dey|for) (karo|inside account) (na how much|)
      (how|wetin) (remain|be my balance) after (that debit|i pay|the transfer)
      (i dey|we dey) (market|pos) (check|tell me) (if|whether) my account (get|hold) {amount}
      (my|account) (money|) (remain|still remain) (how much|plenty) (?|abi)
      how much dey my aza make i know whether i fit enter market
      i still get money for account (?|or e don finish)
      wetin remain after that last debit
      abeg look my account whether e reach {amount}
      e reach {amount} for my account (?|)
      na how much i worth for bank now
      my purse dey how
      balance check sharp sharp
      how my account dey look this morning
      account dey red or e get something
      my money don reach how much
      tell papa how much dey him account
      i dey bus, quickly tell me wetin i get
      total money wey i get for main account and savings join
      i wan withdraw but make i first know how much dey
      i hope say account never empty, check am
      shey i still get change for there
      ledger balance and available balance, which one be which for my account
      before i pay dstv, how much dey inside
      mak i no wetin remain for my acount
      pls chek my balans
      haw much i get naw
      i sell tomato today people pay me transfer, tell me how much i get for account now
      look inside my purse tell me wetin dey
      how my account be this morning
      money remain for my aza (?|or na zero)
      make i know wetin i carry before i enter plane
      how my purse dey today
      las las how much remain for me
      sapa level check, how much i get
      soft life money still dey (?|check my account)
      God when, abeg show me my account balance
      odogwu how much dey my vault
      how far my kishi for account
      shishi still dey inside (?|)
      i be broke or i be boss, check account
      pensioner wan know wetin remain for him account
      abeg wetin dey my account as at now
      my balance na naira how much
      oga tell me wetin God don do for my account
      e reach make i buy cow (?|how much dey my account)
      i wan enter market but i no wan disgrace. how much dey my account
      i don spend small small today, e fit don remain nothing. tell me my balance
      my pikin ask me for school money. before i promise am, make i know wetin i get
      market no good this week. abeg how much remain for my account
      (i wan enter market|i dey plan journey|my pikin need shoe), first tell me how much dey my account
      (since i collect salary i no check|i spend anyhow yesterday|dem cut me charges), wetin remain for my account
      (good evening|i dey greet|no vex), abeg help me check my balance
      bus stop never reach and i dey reason my money. how much i carry for account
      i no sure whether i fit buy this bag of rice. look my account first
      person dey ask me borrow money. i wan know whether i even get
      na today i go pay dowry. look account tell me whether i strong
      e don reach three days i no look my aza. wetin dey there
      i be {name} wey dey sell (tomato|garri|cloth), make i know how much dey my account
      i dey queue for pharmacy with my mama prescription. how much i get for account
      before i enter this bus go onitsha abeg peep my account, money fit reach transport
      super eagles match don start and the boys want make i buy drinks. check wetin remain for my account first
      we don finish harvest thanksgiving and my pocket light. how much still dey my aza
      wind don carry my roof sheet. i wan know how much dey my account before i call carpenter
      my daughter get excursion on friday, make i see my balance before i sign the paper
      i just do hair finish for salon, abeg how much remain for me
      the catechist dey collect building money next sunday. wetin i get for account now
    `,
    account_number: `
      wetin be my account number
      <abeg> (give me|send me|run me) my (account number|aza|account details)
      my (aza|account number) (na wetin|abeg|)
      (drop|show) my aza
      person wan (send|pay) me money, which account number i go give am
      i forget my account number
      how person go take send me money
      which account (people|dem) go pay (me|enter)
      i wan receive {amount}, wetin be my account
      i no sabi my account number
      how i go put money (for|inside) my account
      i wan (put|add|drop) money for my account
      fund my account
      where i go see my account number
      (abeg|pls|oga) (send|give|drop) my (account number|acct number|account details|aza)
      wetin be my (account number|acct no|aza|account details)
      i wan (collect|receive|chop) (money|alert|payment|{amount}), (which|wetin be my) account number
      my aza (abeg|na wetin|drop am|)
      how (people|my customer|my brother) go (take|) (pay me|send me money|transfer to me)
      i don forget my (account number|acct number|aza)
      how i (go|fit) (put|add|fund|load) money (for|inside|enter) my account
      which (account number|acct) i go give (dem|my customer|my oga)
      i wan (fund|put money for) my (account|wallet)
      (my oga|the company|dem) wan pay (salary|me), (wetin be|give me) (my|the) (account|account number)
      (customer|person|buyer) dey (front|wait|here) wan (pay|transfer), (drop|bring|paste) my (aza|account)
      (abeg|abeg o|) (the|my) ten (number|digit) (for|of) (my|) account
      (wetin be the|tell me the) (name and number|number|details) wey dey my account
      (copy|paste|type) my (aza|account details|account number) (make i forward am|for here|)
      my (akant|acct|aza) (no|number) (don comot for my head|i no remember am|na which one)
      (how|where) (i go|person go|i fit) (lodge|pay|drop) cash (enter|for|inside) (this|my) (account|aza)
      i wan move money from {bank} come my karo, wetin be my account number
      (abeg|oya|biko|) (send|share|forward) my (aza|account) (give|to) (my guy|{name}|the customer)
      (una dey use|na) my phone number (be|as|take be) (my|) account number (abi|)
      i wan (collect|receive) my (salary|allawee|pension|payment) for here, (which account|wetin i go give dem|which aza)
      (wey|where) (my|) (account number|aza|nuban)
      (account|aza) (wey|make) (person|my people|customer) (go|fit) (pay|throw money|send) (enter|inside)
      (load|add) money (for|inside) (my|this) karo (wallet|account) (how|abeg|)
      (which|any) (pos|agent|place) i fit (pay|put) (cash|money) enter my account
      (nuban|aza|acct no) (abeg|sharp|drop)
      (tell|show) me wetin (i go|to) (write|fill|put) for (account number|account details)
      (dem|my brother) (say|dey say) make i (drop|send|bring) (aza|account)
      i dey fill form(,|) (wetin be|send) my account (number|details)
      (my sister|my oga|customer) dey bank (wan pay me|dey wait)(, send my account|, which account|, drop aza)
      (acct|account) (details|number) (fast|sharp|now) (abeg|na|)
      (abeg|oga abeg|) which name (go show|go come out) (when|if) (person|people) (send|pay) me
      (help me|make i) (deposit|add) (cash|money) (enter|for) my (wallet|karo|account)
      (aza|account number) (only|now now|make i see)
      people fit pay me for here, with which number
      (wetin|which number) i go (tell|give) (people|customer) make dem pay me
      (abeg|oya|biko|) (resend|show) my (aza|account details|account number) (again|)
      i wan (collect|receive) {amount} from {name}(,|) (drop my aza|wetin be my account number)
      (write|type) my (account number|aza) (down|for here) (abeg|)
      (wetin be|tell me|drop|send) my (account number|aza|account details)
      (person|customer|my oga) wan (pay|send) me(,|) (which account|wetin) i go give (am|)
      how i go (put|add|fund) money (enter|for) my (account|karo)
      wetin be my account number (abeg|please|?)
      (send|give|show|tell) me my account (number|details) (abeg|please|)
      i (no know|don forget|no remember) my account number
      my account (number|details) (abeg|please|na what)
      i wan give (person|my customer|my boss) my account number
      somebody wan (send|pay) me money, (give|send) my account number
      how (person|people|my brother) fit (send|pay) money (to me|into my account)
      which account number (be my own|i go give them|dem go use pay me)
      i wan receive money, (which|wetin be my) account number
      how i go (put|deposit|add) money (for|into) (my|this) account
      i wan (fund|deposit money for|put cash for) my account
      account (number|details) (please|abeg|quick)
      i need my account number (for salary|for form|to collect money)
      where i (go|fit) deposit (cash|money) (for|into) my account
      (customer|passenger) wan transfer, (bring|show) my account number
      (share|copy) my account (number|details) (make i send am to person|)
      na my phone number be my account number (?|abi)
      how i go receive (money|payment|salary) for here
      which (name|bank name) (people|dem) go choose when dem wan send me money
      i fit put cash for my account (through pos|through agent|how)
      my salary go enter which account (number|)
      add money (for|to) my (account|wallet) (how|abeg)
      my (aunty|oga|customer) say make i send account number, (wetin be my own|drop am)
      i never (cram|sabi|know) my account number (abeg|drop am)
      i wan print account number for my (shop|signboard|card), (give me|which one be am)
      acct (no|num|number) (pls|abeg|please)
      my (aza|acct) (pls|please|now)
      how i go (carry|put) cash (i get for hand|from market) inside my account
      who get money for me wan pay, (drop|send) my account (details|number)
      (nuban|10 digit number) (of|for) my account (abeg|)
      which (agent|pos|shop) fit help me (put|deposit) cash for my account
      number wey people go use send me money (na which one|abeg)
      i wan move money from my {bank} account come here, (how|which account number)
      (bring|show) the account number wey una give me
      good afternoon, please (send|share) my account details
      kindly (send|drop) my account number
      i need to give (hr|my employer|my client) my account number
      (wetin be|remind me of) my account number please
      i dey expect payment, which account details i go (send|give)
      acct details pls
      my account number pls
      which number i go give person wey wan pay me
      karo account number (wey be my own|abeg)
      i wan collect transfer, send my aza
      put my account number here make i copy am
      remind me my account number (abeg|pls)
      wetin be the number of the account wey una give me
      my account number na the phone number abi another one
      i wan write my account number give (my oga|customer)
      deposit money into my account how (abeg|?)
      my business people need my account number
      account details to receive (salary|payment|money) pls
      (somebody|customer|my oga) wan (pay|credit) me, (which account number i go give am|send my account number)
      (type|write) my account (number|details) (make i forward am|for me to copy)
      (i no|i never) (sabi|cram|know) my account number (by heart|off head|)
      (my|this) account (name and number|number and name) (abeg|please|)
      which number (dem|people) go (use|take) send me money
      (wetin be|give me) the (ten digit|nuban|account) number for my karo
      (the person|buyer) dey wait for my (account|aza), (bring am|send am sharp sharp)
      (na|is) my phone number be my account number (?|abi another one dey)
      how person go (take|) (credit|fund) my (karo|account) from (gtb|another bank|opay)
      i wan (add|put|load) money (for|inside) my karo account, how i go do am
      (my|the) (details|number) (wey people|make customers) (go use|take) (pay|send) me
      (send|drop) (my|) (aza|acct number|account details) (make i|i wan) (give|send) (customer|my boss|{name})
      (my oga|hr|buyer) (want|need) my (account number|acct details|aza)
      (i wan|make i) (print|paste) my account number (for shop|on flyer)
      (which|wetin be) (bank name|account name) (and number|) people go (put|use) (to pay|send) me
      (wetin|which one) (be|na) my own account number (for karo|abeg|)
      (i wan|make i) (fill|complete) form, (i need|give me) my account number
      (account number|aza) (send|drop) (am|) (again|) (abeg|i wan copy)
      (my|the) (nuban|ten digits) (number|) (abeg|for karo)
      my customer dey ask where e go pay, drop my aza
      send my account details make my brother wey dey abroad see am
      hr dey ask for my account number
      wetin be my account name as e dey for bank
      under which name my account dey
      i no fit remember my account number o
      paste my aza make i forward give oga
      dem wan credit me, bring my account number
      my own account number and bank name, send am
      i wan print sticker for shop, wetin be my account number
      remind me of my ten digit number
      my account number don change (?|which one i go dey use)
      make i see my account details
      pls my akant numba i don forget
      my pikin for abuja wan send me money but i no sabi my account number, tell me
      number wey customer go use pay me for here
      person wan dash me money, where e go send am
      which aza i go put for my status
      the account number for my flyer, bring am
      which account number my customers go use
      i want people to pay me, drop my details
      abeg spell my account name
      wetin be my nuban
      (customer wan pay me|my boss wan credit me|my brother dey abroad), send my account number
      oyibo man wan dash me money. im ask of my account details
      na radio station wan pay me my prize. which account number i go give
      one woman wan pay me for the braids wey i make for her. which be my account number
      my uncle dey airport, before e fly e wan drop something for me. run me my account number sharp
      the school bursar wan refund my pikin excursion money. send me my account details make i give am
      match don end and my guy lose the bet, e wan pay me. remind me my account number
      i dey write am for cardboard for my kiosk front. my account number na wetin
      bride family say make i drop account for spraying money. show my account number
      i forget my reading glasses so tell me my account number with space between
      i sell two goats today and the buyer dey my front. which account number e go pay into
    `,
    transfer: `
      <abeg> <send> {amount} (give|to) {name}
      <send> {name} {amount} <abeg>
      <abeg> (send|transfer) {amount} (give|to|enter) {account} {bank}
      make i (send|transfer|pay|give) {name} {amount}
      make you (send|transfer) {amount} (give|to|for) {name}
      <i_wan> (send|transfer) (money|moni|cash) (give {name}|)
      <i_wan> <send> {amount} (give|to) {name}
      <i_wan> send {amount} enter {bank} (account|) {account}
      {account} {bank} {amount} (abeg|sharp sharp|)
      {amount} give {name}
      {amount} for {name}
      help me (send|transfer|run) {amount} (give|to) {name} (sharp sharp|now now|)
      abeg run {name} {amount}
      drop {amount} (for|inside) {name} (account|aza)
      dash {name} {amount}
      i wan pay (person|my landlord|my tailor|one person|somebody) (money|)
      send money (give person|go another bank|to {name}|)
      i owe {name} {amount}, (send am|pay am|help me pay am)
      transfer {amount} go {bank} {account}
      put {amount} for {name} hand
      abeg credit {name} with {amount}
      (bless|settle) {name} with {amount}
      send {amount} give {phone}
      (abeg|oya) transfer
      oya send {amount} give {name}
      shoot {name} {amount} (sharp sharp|)
      comot {amount} from my account give {name}
      i wan do transfer (of {amount}|)
      send am {amount} for {bank} {account}
      give {name} {amount} for me
      push {amount} enter {account} {bank}
      send {amount} give {name} today
      make {name} collect {amount} from my account
      send {amount} give {name} make e take buy {narration}
      (drop|put|push) {amount} (inside|for|enter) {name} aza
      (send|drop) {amount} for {name} aza
      {name} aza, {amount}
      i wan drop (money|{amount}) for {name}
      (abeg|oga|pls) (send|transfer|do|throw|drop) {amount} (give|to|for) {name}
      (make you|help me|abeg help me) (send|transfer|pay|give) {name} {amount}
      i wan (send|transfer|pay|do transfer of) (money|{amount}|small money) (give|to|for) {name}
      (send|dash|give|run|shoot) {name} {amount} (sharp sharp|now now|abeg|for me|)
      (send|transfer) {amount} (enter|to|go) {account} (for|) {bank}
      i wan (send|transfer|run) (money|moni|cash|small thing) (to person|give my guy|give my mama|for somebody|)
      {amount} (for|give|to) {name} (abeg|sharp|now)
      (send|transfer) {amount} (give|to) my (mama|papa|wife|brother|guy|babe|landlord|pikin)
      (help me|abeg) (settle|pay|clear) {name} {amount} (wey i owe am|for the work|)
      (make i|i wan) (pay|settle) (my tailor|my mechanic|my landlord|{name}) {amount}
      {name} (need|dey ask for|talk say make i send) {amount}(, send am|)
      (comot|take|remove) {amount} from my account (send|give) {name}
      how i (go take|fit) (send|transfer) money (give|to) (person|my brother|another bank)
      i (owe|dey owe) {name} {amount}, (send am give am|pay am|transfer am)
      do transfer (of {amount}|give {name}|to {bank}|abeg|)
      wire (my guy|{name}) {amount}
      (make|allow) {name} (collect|get) {amount} from my (account|acct)
      (help me|abeg) (run|push|drop|throw|shoot) {amount} (give|for|to) {name}
      how i go (take|) (send|transfer|pay) (money|person money|) (give person|for here|give another bank)
      my (landlord|agent|creditor) (dey|don dey) (disturb|worry|find) me(, abeg|, biko|,) (send|throw|pay) am {amount}
      (carry|take) {amount} (go|reach|meet) {name} (for me|hand|) (abeg|na|)
      (abeg|oga abeg|) (run|do|effect) (this|the) (payment|transfer) sharp sharp(,|) {amount} (for|enter) {account} {bank}
      (pikin|mama|my wife) dey (hospital|school|market), (send|drop) {amount} (for am|give am|fast)
      i (don promise|promise) {name} {amount}, (abeg|oya) (release am|send am|drop am)
      (the|my) (mechanic|carpenter|bricklayer|okada man) don (finish|do the work), (pay|settle|give) am {amount}
      (abeg|oya|biko|) (cut|remove|pick) {amount} (for|from) my (money|salary) (give|for) {name}
      (urgent|now now|quick quick)(,|) {amount} (for|give) {name} (abeg|na|)
      (abeg|oga abeg|) (trasfa|tranfer|tansfer|sendam) {amount} (give|for) {name}
      {name} (don|) (bring|send|drop) (aza|account) {account} {bank}(,|) {amount} (abeg|put am|)
      (abeg|oya|biko|) (gift|spray|support|cash out) {name} (with|) {amount}
      (na|e be) {account} {bank}, (run|push|put) {amount}
      (pay|settle) (the|) (sales girl|barber|seller|caterer|bus man) {amount} (for|enter) {account} (abeg|na|)
      (abeg|oga abeg|) (zap|yarn|fling|throw way) {amount} (give|to|for) {name}
      (abeg|oya|biko|) (make|let) {name} (see|get|hold) {amount} (from|for) my hand (today|)
      (chop money|transport|feeding money|pocket money) {amount} (for|give) {name} (abeg|na|)
      (my guy|my babe|mama) (dey hungry|no get transport|dey stranded), (send|dash) (am|her) {amount}
      i wan give back {name} the {amount} wey i borrow from am
      i (buy|carry) (rice|goods|cloth|yam) (from|for) {name} hand, (pay|send|transfer) am {amount}
      (abeg|oga abeg|) (you fit|fit you|go you fit) (send|pay|throw) {amount} (enter|give) {name}
      {amount} (make e|wey go) (enter|reach|go) {name} (for|inside) {bank} {account}
      (i dey|i wan) (run|do) (small|one) transfer (of {amount}|give {name}|now|)
      (my guy|my brother|{name}) (lose him papa|get accident|dey wed)(,|) (abeg|biko) send {amount} (give am|enter {account} {bank})
      (good morning|sir abeg|ma abeg)(,|) (help me|i beg you) (send|transfer) {amount} give {name}
      (rent|school fees|hospital bill) na {amount}(,|) (send|pay|transfer) am give {name}
      (abeg|oya|biko|) (pay|settle) (my|the) (house help|gateman|cleaner|driver) {amount} (salary|for this month|)
      complete {name} money with {amount} for the work
      (abeg|oga abeg|) (same person|that account|{name} again)(,|) (send|throw|drop) {amount}
      (abeg|oya|biko|) (new|another) transfer(,|:) {amount} give {name}
      (oya|abeg) (do me favour|help your boy)(,|) (send|run) {amount} give {name}
      (make|abeg make|oya make) i (send|pay|give|drop for) {name} {amount}
      (my|the) (tailor|mechanic|landlord|plumber) (dey wait|dey find|want) (im|) (money|{amount})(,|) (send am|pay am)
      (comot|remove|carry|take) {amount} (for|from) my account (give|send) {name}
      (throw|push|drop|shoot|land) {amount} (give|for|enter) ({name}|my mama|{account} {bank})
      (i wan|i dey|make i) (pay|settle|dash|bless) {name} (with|) {amount}
      (help|abeg) (me|) (run|do) (transfer|am) (of|) {amount} (give|go) {name}
      {name} {amount} (sharp|now now|abeg|fast)
      (i|we) (buy|carry) (market|goods|food) (for|from) {name}(,|) (send am|pay am) {amount}
      (send|give) {amount} (make|let) {name} (take|) (chop|buy drug|pay fare)
      (aza|account) na {account} {bank}(,|) (drop|send) {amount}
      (return|refund|pay back) {name} (im|her) {amount}
      abeg (help me|) send (money|small money) give (my mama|my papa|my sister|my landlord)
      i wan send {name} (something|small thing|money for food|{amount})
      make you (comot|carry) {amount} send give {name} (now|abeg|)
      (send|transfer) {amount} to this account {account} {bank}
      {name} {amount} (send am|transfer am|drop am) (now|abeg|)
      i wan pay (my tailor|my mechanic|the carpenter|the woman wey sell me cloth) {amount}
      pay (the|) (okada man|keke man|driver|electrician|bricklayer) {amount}
      i wan transfer {amount} from my account to {bank}
      (send|give) {name} {amount} make (e|she) (buy food|take chop|pay transport|enter market)
      my (pikin|brother|sister) need {amount} for (school|handout|transport), (send am|abeg send am give am)
      oga (abeg|please) transfer {amount} to {name} {bank}
      i wan do transfer give (my wife|my husband|one person|my customer)
      (throw|drop) {amount} for {name} (quick|sharp|before night)
      {name} dey wait for {amount}, (send am|give am|pay am) (abeg|)
      make {amount} (go|reach) {name} (today|now|)
      i wan give {name} {amount} (for birthday|for wedding|for the work wey e do)
      transfer {amount} give (my boy|my staff|my worker|my apprentice)
      i promise (my mama|{name}) {amount}, make i send am now
      (pay|settle) {name} the {amount} wey i owe (am|her|)
      send {amount} to {phone} (for {name}|abeg|)
      the person account na {account}, {bank}, send {amount}
      {bank} {account} {amount} {name} (abeg|)
      i wan send money give (two people|somebody for {bank}|person wey dey {bank})
      (abeg|please) make i send {amount} to (my other account|my {bank} account)
      send my (house rent|shop rent) {amount} give (landlord|{name})
      i wan refund {name} (im|her) {amount}
      (do|run) transfer of {amount} to {name} for me
      (send|pay) {amount} (to|give) the (seller|vendor|shop owner) (for the goods|)
      (remove|comot) {amount} from my balance (transfer|send) am to {name}
      i dey market, (pay|send) this woman {amount} {account} {bank}
      (help me|abeg) (send|give) {amount} to {name} for (food|fuel|medicine|{narration})
      let me (send|transfer) {amount} to {name}
      send {name} (im|her) (salary|pay|money) {amount}
      (send|transfer) the money (go|to) {name} {account}
      I wan send money (abeg|now|how i go do am)
      transfer money (give somebody|to another bank|for me)
      (dash|give|send) my (babe|girlfriend|wife|mama) {amount}
      (my driver|my househelp|gateman) wan collect salary, send {amount} give am
      (send|shoot|push) {amount} to {name} for {bank}
      move {amount} from my account to {account} {bank}
      (credit|pay) this account {account} ({bank}|) {amount}
      my uncle for village need {amount}, (transfer am|send am sharp)
      i wan put {amount} for {name} account
      (mama|papa) dey sick, send {amount} give (am|her) for (drugs|hospital)
      (send|give) {name} {amount} (and|then) tell am say na (from me|for {narration})
      make una transfer {amount} (commot from|from) my account (enter|to) {name}
      {name} again, {amount}
      same {name} wey i send last time, send {amount}
      (oya|abeg) send am {amount}, {name}
      i wan support my friend {name}, send am {amount}
      make i pay for the (goods|rice|shoe|cloth) wey i buy, {amount} to {name}
      give {name} transport money {amount}
      send {amount} give my guy for {bank}, account {account}
      (i want|i need) to (send|transfer) {amount} to {name} (now|please|)
      i dey (owe|suppose pay) {name} {amount}, (send am|pay am now)
      the (plumber|painter|doctor|driver) don finish work, (send am|pay am) {amount}
      my (mama|papa|pikin) never chop, (send|drop) {amount} for am
      {name} wedding na (saturday|tomorrow), (spray|send) am {amount}
      {name} born pikin, send am {amount} (for gift|)
      na {name} i wan (pay|send money), {amount}
      i dey hurry, send {amount} give {name} (now|fast)
      pls (send|transfer) {amount} to {name}
      pls trf {amount} to {account} {bank}
      {amount} to {name} (abeg|please|now)
      {name}, {bank}, {account}, {amount}
      to {name}: {amount}
      carry {amount} give {name} (wey dey {bank}|for {bank} account|)
      i wan (settle|clear) {name} (im|her) money {amount}
      you fit help me send {amount} to {name} (?|abeg)
      (do|make) payment of {amount} to {name} (for {narration}|)
      my supplier (want|need) {amount} before e release goods, (send am|pay am) give {name}
      i wan transfer {amount} caution fee back to my tenant {name}
      send half, {amount}, give {name}
      I wan send money go {bank}
      i wan transfer to (my friend|my wife|another account|{bank})
      transfer {amount} (abeg|now|)
      (another|one more) {amount} for {name}
      send the usual {amount} to {name}
      help me dash {name} {amount} (for fuel|for chop|for data)
      (my boys|my staff) dey wait, pay {name} {amount}
      good morning, please help me send {amount} to {name}
      kindly (transfer|send) {amount} to {name} (for {bank}|{account} {bank})
      please pay {amount} into {account} {bank}
      sir i wan (send|transfer) {amount} to my (son|daughter|mother) {name}
      make una (kindly|please) (send|pay) {name} {amount}
      I for like send {amount} go {name}
      i want make {amount} reach {name} before (evening|noon|market close)
      na emergency, send {amount} to {name} (now|abeg)
      make payment {amount} {account} {bank} (for {narration}|)
      i get to pay (my people|my tailor|one man) {amount}
      {name} don call for im money, send am {amount}
      i wan send something for my (mama|mother in law|grandma), {amount}
      (school|my daughter) teacher say make i send {amount} to {account} {bank}
      my guy run out of cash, shoot am {amount}
      (carpenter|welder|painter) account na {account} {bank}, pay am {amount}
      i wan buy from {name}, pay am {amount}
      (pay|send) the caterer {amount} for (party|wedding|burial)
      transfer {amount} make {name} use am (buy fuel|pay school fees|eat)
      (take|use) {amount} from my money pay {name}
      i wan give {name} im own share, send am {amount}
      clear my debt with {name}, {amount}
      abeg send am to {name}, {amount}
      send {amount}, the name na {name}
      {amount} {bank} {account} (send am|pay am) (abeg|)
      account number {account}, bank {bank}, amount {amount}
      send am, beneficiary {name}, amount {amount}
      please i dey send {amount} to {name}
      make money reach my (mama|wife|brother) hand, {amount}
      my brother dey stranded for road, send am {amount}
      quick transfer {amount} to {name}
      bank transfer (to {name}|of {amount}|abeg)
      i wan send money (from my account|to somebody account|to person)
      send {name} {amount} first, (the rest later|i go balance am)
      give {name} im balance {amount}
      (top|add) {amount} for {name} hand
      do me transfer {amount} {name}
      pay my (shop girl|sales boy|nanny) {amount} salary
      release {amount} to {name}
      run {amount} give this account {account} {bank}
      my pikin call me from school say food don finish, send {name} {amount}
      na {name} bring the goods, pay am {amount} for {bank}
      (the woman|the man) wey sell me (yam|cement|cloth) want im money, send {amount} to {account} {bank}
      my sister dey hospital, transfer {amount} to {name} (sharp|abeg)
      i promise say i go send {amount} today, so send am give {name}
      we dey contribute for burial, send my own {amount} to {name}
      my landlord don call three times, send {amount} give {name} for rent
      i wan pay my apprentice {name} {amount} for freedom
      abeg i wan quickly send {amount} to {name} before bank close
      (na|it's) {name} birthday, send am {amount}
      {name} say make i send {amount} for (ticket|form|delivery)
      pay delivery man {amount} {account} {bank}
      pay for the goods, {amount} to {account} {bank}
      send house money {amount} give my wife {name}
      i wan give my pastor {name} {amount}
      (put|send) {amount} inside {bank} {account} for {name}
      move {amount} go {name} account (now|abeg)
      send to {name} the sum of {amount}
      (my landlord|my mechanic|the tailor) dey wait, (send am|pay am) {amount} (for|to) {account} {bank}
      {account} {bank}, {amount} (sharp sharp|abeg|now)
      (drop|throw) {amount} (for|inside) {name} (account|aza) (abeg|now|)
      (i promise|i owe) {name} {amount}, (send am|pay am for me)
      (mama|papa) need drugs, (send|transfer) {amount} (to am|to {name})
      credit {name} account with {amount}
      make {amount} (comot|move) from my account (go|enter) {name} (own|account)
      (balance|settle) {name} (him|her) {amount}
      (carry|move) {amount} go {bank} {account} (name na {name}|)
      (e be like say|i think) make i send {name} {amount} (today|now)
      (help me|oya) (wire|push) {amount} (to|give) {name}
      (send|pay) (the same|that same) {amount} (to|give) {name}
      (abeg|oya) (send|pay) {name} (wey dey|for) {bank} {amount}
      (my wife|my mama|mechanic) (account|own) na {account} {bank}, (pay|send) {amount}
      (give|dash) {name} {amount} (for|make e take) (transport|food|drugs)
      {amount} to {name} (for|as) {narration} (abeg|)
      (pay|settle) (my worker|labourer|{name}) {amount} (today|for {account} {bank})
      (do|make) transfer (of|) {amount} (to|give) {name} {bank}
      {name} (need|want) {amount} (send am|pay am) (sharp|now|)
      (i wan|make i) (pay|send) (to|) {account} (for|with) {bank}
      (another|one more) {amount} (to|give|for) {name} (again|)
      (my sister|my brother) (for school|dey stranded) (send am|transfer am) {amount} ({account} {bank}|)
      (pay|send) (food|rice|meat) (seller|woman) {amount} (for|to) {account} {bank}
      (na|the account na) {account} {bank} {name}, (send|drop) {amount}
      (make i|abeg) (bless|dash|gift) {name} (with|) {amount}
      (remove|comot|take) {amount} (give|send) {name} (for|) (now|{narration}|)
      (i promise|i tell) {name} {amount} (send am|pay am) (today|before night|)
      (send|pay) half {amount} to {name} (now|)
      (transfer|send) {amount} (from here|) (to|go) my (gtb|opay|other) account {account}
      abeg help me send {name} {amount} for feeding
      shoot {amount} give my guy {name} sharp
      transfer {amount} to {account}, na {bank}
      {account} {bank} {name}, send am {amount}
      i wan send my mama {amount} for village
      give {name} im change, {amount}
      pay the carpenter {amount}, im name na {name}
      {name} work finish for my house, pay am {amount}
      send {amount} to my {bank} account
      move {amount} go my other account for {bank}
      my wife dey market, send am {amount} quick
      pikin dey cry for pocket money, send {name} {amount}
      make i dash {name} {amount} for birthday
      wire {amount} give {name}
      i wan pay for the goods, {amount} to {account} {bank}
      abeg do transfer for me, {amount}, {name}
      send {name} {amount} make e take buy drugs
      pay {name} {amount}, write "{narration}" for am
      first person {name} {amount}
      send {name} and {name} {amount} each
      every month end send {amount} to my mama
      tomorrow morning send {name} {amount}
      i borrow {name} money, return am {amount}
      i wan chop for buka, send {amount} to madam {account} {bank}
      i dey owe {name} {amount} for cement, clear am
      {name} dey find im money, settle am {amount} make e rest
      caterer {name} dey wait for balance, pay am {amount}
      send the dj {amount} for my wedding
      abek send {name} {amount}
      snd {amount} to {account} {bank} pls
      pls trasfer {amount} giv {name}
      my daughter {name} dey school, she call me say food don finish, send am {amount}
      the bricklayer {name} don finish fence, i promise am {amount} today, pay am
      i buy two bags of garri from {name}, remain {amount}, pay am make e no vex
      mechanic don repair the bus, him account na {account} {bank}, send {amount}
      na today my salary enter, first thing send my mama {amount}
      food don finish for my pikin hostel, send {name} {amount}
      my sister {name} call say transport money no dey, drop {amount} for her
      urgent 2k for {name}
      bill don land, send my babe {name} {amount}
      she don bill me, send {name} {amount}
      drop something for {name}, {amount}
      no cap send {name} {amount} now
      oga landlord vex, shoot am {amount}
      gbese free me, pay {name} {amount}
      chop life money {amount} to {name}
      give my paddy {name} {amount} make e hold body
      transport fare for {name}, {amount}
      pikin pocket money {amount} to {account} {bank}
      fish money {amount} give iya {name}
      i wan settle mama put {amount}, {account} {bank}
      driver salary {amount} to {name}, {bank}
      my elder sister {name} don dey hospital since tuesday. abeg send am {amount} make dem start treatment
      we don finish wedding and caterer never collect balance. {account} {bank}, pay am {amount}
      pastor talk say make we help flood victims, send {amount} give {name}
      i buy fish for credit from {name} last market day. today i get money, pay am {amount}
      my boy get accident with okada, the owner dey ask {amount}. send am give {name}
      house rent don expire and landlord give us two days. pay {name} {amount} for me
      i no dey town and generator spoil. send the repairer {name} {amount}
      my apprentice do well this week, dash am {amount}. im name na {name}
      na my turn to buy food for office. send {amount} to mama put {account} {bank}
      keke man no get change and i hold only transfer. pay {account} {bank} {amount}
      my brother {name} na student, e never chop since morning. drop {amount} for am
      goods don land from kano. i suppose balance {name} {amount} before dem offload
      my wife say gas don finish. send {name} {amount} make e bring gas
      i dey for burial and we short {amount}. send am to treasurer {name}
      (rent don expire|market day na tomorrow|my wife don call me three times), (send|transfer) {name} {amount}
      (the rain don spoil our roof|water don spoil our wall|light don burn our fridge). pay {name} {amount} make e fix am
      (i dey meeting|i dey drive|i no dey house), abeg help me send {amount} give {name}
      (good morning oga|how una dey|abeg no vex), i wan pay {name} {amount} for the work wey e do
      (she don born|him papa die|dem wan do wedding). i wan support with {amount}, send am to {name}
      (goods don land|driver dey wait|farm workers don finish). {account} {bank}, {amount}
      {name} work don finish for my farm. im labour na {amount}, drop am for am
      the child no eat since yesterday. {name} na the guardian, send am {amount}
      i don chop finish for this bukateria. {account} {bank}, na {amount}
      for the burial everybody dey drop {amount}. send my own go {name}
      she na my first customer today and i no get change. give {name} {amount} back
      dem measure the cloth give me na {amount}. tailor account na {account} {bank}
      we dey go village tomorrow and bus fare don cost. drop {amount} for {name} make e buy ticket
      my mechanic talk true and work true. {name}, {amount}, send am
      {name} na orphan wey we dey train. send am {amount} every month
      i wan send small money (give|to) my (sister|brother) pikin (for university|)
      my pikin school fees (don reach|money wan go), (abeg|) (help me|) send {amount} give {name}
      {name} dey labour room and the nurse wan see money. send am {amount} now
      my goalkeeper gloves don tear, {name} dey sell new one. pay am {amount}
      we don pick date for the naming. carry {amount} give {name} make she book canopy
      the mango wey {name} bring sweet die. settle am {amount} for the basket
      rain catch me for road and i no fit reach {name} shop. abeg send {amount} to am make she keep the cloth
      exam start monday and {name} never buy textbook. dash am {amount}
      pastor wife {name} dey arrange food for widows, i wan support with {amount}. send am
      {name} my keke rider don carry the children since monday. im week money na {amount}, pay am
      i promise {name} {amount} if e pass jamb, e don pass. send am
      fuel finish for my gen for middle of film. {name} dey filling station, give am {amount}
    `,
    beneficiaries: `
      <show> (the people|people|who) (wey|) i (don|dey) (save|send money give|pay before)
      who i (don|) (save|send money give before)
      (my beneficiaries|people wey i save|my saved people|list of people wey i dey pay)
      save {name} (for me|as beneficiary|make i fit send am again|)
      (add|comot|remove|delete) {name} (from|for|to) my (list|beneficiaries|saved people)
      people wey i (dey send|fit send) money give
      i wan (see|check) my beneficiaries
      {name} dey my list
      put {name} (for|inside) my beneficiary
      list everybody wey i don pay before
      which people dey my list
      keep this account (for me|for next time)
      i wan save (this account|new person|{name})
      comot {name} for my list
      change {name} name to {name}
      call this account {name}
      names wey i save
      remember {name} (account|) for next time
      who and who i save
      save {name} make i fit (send am|pay am) again
      (save|keep) {name} (account|name|)
      keep {name} for next time
      people wey dey my list
      (save|keep|add) {name} (for|inside|join) (my list|my people|beneficiary|them) (with {account}|)
      (show me|make i see) (people|the people|all the people) wey i dey (pay|send money give)
      (comot|remove|delete) {name} (from|for) (my list|beneficiary|my people)
      (who|which people) i (don|) save
      (show|bring) (me|out|) (my|all my) (beneficiaries|people wey i save|saved people)
      who (i don save|dey my list|i save|dey my beneficiary)
      (save|add|keep) {name} (for|as|put for) (my|) (beneficiary|list|people)
      (comot|remove|delete|clear) {name} (from|for) (my list|beneficiary|my saved people)
      (people|names|accounts) wey i (don save|dey send money give|dey always pay)
      (make you|abeg) (save|keep|remember) this account (for next time|for me|as {name})
      i wan (add|remove|see|check) (my|) (beneficiary|beneficiaries|saved account)
      shey {name} dey my (list|beneficiaries)
      which (people|account) i don save
      (save|keep|store) {name} (number|account) (make i fit send am again|for next time|)
      i wan save {name} (for my list|as beneficiary|)
      (show me|who be|which) (the|) people (wey i dey send money|wey i save|wey dey my list)
      next time i go just call {name}, save im account
      (drop|write) {account} {bank} (down|) (as|with name) {name} (abeg|na|)
      {name} don open new account, update am for my saved people
      (clean|wipe|clear) {name} (comot|from) (my|the) (saved|) (list|people)
      i no dey do business with {name} again, delete am from my list
      (how many|which) (people|account) (dey|i get for) my (beneficiary|list|saved side)
      (una|you) (still|) (remember|hold|get) {name} (account|aza) (from last time|)
      (bring|open|show) (the|my) (list|book|names) (of people|) wey i (dey always|don) (pay|save)
      (put|add|join) (my landlord|my supplier|my mama|my driver) (for|to) (my list|people wey i save|beneficiary)
      (so that|make) i no go (dey|) type (the|im) account (again|every time), (save am|keep {name})
      (i wan|make i) (correct|change) (the name|spelling|name) (of|for) (my beneficiary|person wey i save)
      (my|the) (favourite|correct|usual) people (wey i dey send|for transfer)
      (shey|abi) my (landlord|babe|tailor|wife) (dey|still dey) (my list|inside list|among)
      (benefisiary|beneficiari|benefishary) (list|abeg|)
      new person to save: {name} {account} {bank}
      (anybody|which person) wey i (don|) send before (dey show|fit show|make i see)
      (abeg|oga abeg|) (give|put) (nickname|name) (for|to) {account} (as {name}|)
      (clear|empty) (all|) (the|my) (people|names) (wey i save|for list)
      keep this aza as {name} own for another day
      (abeg|oya|biko|) save {account} as (mama|landlord|my boy|{name})
      (all the people|everybody) wey i don (add|keep|store) (for here|with karo|)
      (keep|put) {name} (account|details) (for side|safe|for record) (abeg|na|)
      (abeg|oga abeg|) no (keep|remember|save) {name} (again|for my list)
      (abeg|oya|biko|) (clean|arrange|manage) my (list|beneficiary|saved people)
      (abeg|abeg o|) you (see|get) any {name} (for|inside) my list
      (show|bring|run) (me|) (the|all the) (people|account|names) (wey|) i (don save|save|dey send money give)
      (save|keep) (this|the|{name}) (account|aza|number) (for next time|for later|make i use am later)
      (comot|remove|delete|wipe) {name} (for|from) (my list|the people wey i save|)
      i no dey send {name} money again, comot am from my list
      (who|which people) (dey|i get) (for|inside) my (list|saved people)
      (add|put) {name} (join|for) my (list|beneficiary|saved people)
      (change|correct) (the|) name (for|of) (that account|person wey i save)
      (show|list) (all|) my (saved people|beneficiaries|saved accounts)
      (add|save) {name} (as|for) (beneficiary|my list) (abeg|)
      (remove|delete) {name} (from my beneficiaries|as beneficiary|from saved people)
      i wan (add|save) (new|one) (beneficiary|person|account) (for my list|)
      save this account {account} {bank} (as|for) {name}
      save {account} {bank} {name}
      who be my (beneficiaries|saved people)
      which names (dey|i save) (for|inside) my (list|beneficiaries)
      i wan see people wey i (save|don save|dey send to)
      save {name} account (number|) make i no (type am|write am) again
      {name} don change bank, (update|change) (am|im account) for my list
      (change|edit) the name of (my beneficiary|{name}) to {name}
      my (beneficiary|beneficiaries) list (abeg|make i see)
      (clear|delete|remove) all my beneficiaries
      i no dey send {name} money again, (remove|delete) am from my list
      you (get|save) {name} account (for my list|before) (?|)
      {name} dey my saved people (?|abi)
      (keep|save) {name} for my list (for next time|)
      remember this account as {name}
      account wey i don save (before|) (make i see am|show me)
      (add|put) {name} {account} {bank} (for|to) my (list|beneficiaries)
      how i go (save|add|delete) (beneficiary|person account)
      how many (people|beneficiaries) i (save|don save|get)
      (comot|delete) the old {name} account (for my list|put new one)
      give {name} (nickname|another name) (for my list|)
      i save two {name}, (remove|delete) one (from list|)
      save my (landlord|mama|wife|tailor) account (for me|make i dey use am)
      see who dey my beneficiary (list|)
      the (names|people|accounts) wey i save (abeg|show me)
      (rename|change) {name} to (mama|{name}) (for my list|)
      beneficiary (list|page) (abeg|please)
      (store|keep) {name} (details|account number) for me
      new beneficiary {name} {account} {bank}
      i wan delete (one|) beneficiary (abeg|{name})
      {name} account dey saved (?|abi)
      make {name} dey my list (from now|)
      no save {name} (for list|again)
      pls (save|keep) {name} account
      add {name} (to my people|join the people wey i dey send money)
      delete {name} (pls|abeg|from list)
      list of people i (save|saved|dey pay)
      i wan see my list (of people|of beneficiaries)
      the account of {name} don change to {account} {bank}, (update am|change am)
      save (my supplier|my landlord|my driver) account {account} {bank}
      who and who dey my (saved list|beneficiaries) (?|)
      please save {name} as one of my (people|beneficiaries)
      kindly (remove|delete) {name} from my saved (list|people)
      i wan know the people wey i (save|don save) (for here|with una)
      please (update|correct) {name} (account|details) for my list
      i dey send my mama money every month, save her account {account} {bank}
      the person wey i dey buy goods from don change, remove {name} from my list
      my (supplier|tailor) new account na {account} {bank}, save am
      show me everybody wey dey my list
      save this person (abeg|for me|make i no lose am)
      (take|comot) {name} out of my saved (names|people)
      i wan put {name} for people wey i dey pay
      store {account} {bank} as my (landlord|wife|mechanic)
      you still get {name} account for my saved list (?|)
      (edit|correct) {name} for my beneficiaries
      how many names i don save
      names wey dey my saved list (abeg|)
      my saved people
      save {name}
      remove {name} from list
      who i save
      (dem|i) (save|put) {name} (two times|twice) for my list, comot one
      (make|let) {name} dey (among|inside) the people wey i dey send money
      (i no wan|i no go) (send|pay) {name} again, (comot am from my list|delete the account wey i save)
      (keep|save) (this account|{account} {bank}) (as|for) {name} (make i no dey type am again|)
      (which account|wetin be the account) i save for {name}
      (check|look) (my saved|the saved) (accounts|people) (whether {name} dey there|for me)
      (i wan|make i) change the name wey i (use save|save for) {name}
      (people|accounts) wey i (always|dey normally) (pay|send money to), show me
      (no save|remove) {name} (from beneficiary|for my list)
      (i wan|make i) (see|check) (all|) (accounts|people) (i don save|wey dey saved)
      (save|add) {account} {bank} (as beneficiary|for my list|to my saved people)
      (edit|correct|update) {name} (account|bank|name) (for|inside) my (list|saved people)
      (delete|remove|clear) (all|some) (my|the) (beneficiaries|saved people|saved accounts)
      (you|una) (don|still) (save|get) {name} (account|details) (for my list|) (?|)
      (my|the) saved (accounts|people|names) (abeg|dey how many|show)
      (rename|call) {name} (mama|landlord|oga) (for|inside) my (list|beneficiaries)
      (who|which names) i (don|) (save|keep) (for here|as beneficiary)
      (my|the) (list|beneficiaries) (too plenty|don full) (remove some|clear am)
      (put|save) (my landlord|my mama|{name}) (account|number) (for next time|as beneficiary)
      (show|bring) (me|) the (people|names|accounts) wey i (save|keep) (before|for transfer)
      save this {name} for next time
      keep {name} account for my list
      put my mama account for people wey i dey send money
      i no wan dey type account number every time, save {name}
      save {account} {bank} as my landlord
      add new beneficiary abeg
      comot {name} from my list, we don quarrel
      delete {name}, i no dey send am money again
      delete my ex from my saved people
      remove all the old beneficiaries
      who and who i don save
      my saved accounts, bring dem
      change {name} account to {account} {bank}
      the nickname for {name}, change am to bros
      rename {name} to "my wife"
      save my rice supplier account
      i want my mechanic dey my list
      {name} dey among my beneficiaries (?|check)
      two {name} dey my list, delete one
      find {name} for my saved people
      clear my beneficiary list
      wrong name dey my list, comot am
      the person wey i just send money, save am
      make {name} be my favourite
      i and {name} no dey do business again, comot am from my saved list
      i dey send my wife money every week, abeg save her account make i no dey type
      save this akant abeg na my suplier
      my apprentice don leave me, remove him name from people wey i dey pay
      i wan edit my list of people
      put star for {name}, na him i dey send money pass
      my kids school account, save am with name "school"
      this {account} {bank} na my butcher own, save am
      bring out {name} details wey i save
      arrange my saved people by name
      who be {name} for my list
      how many {name} dey my list
      i no save {name} before (?|check)
      i don marry, change my wife name for my list to {name}
      remove every {bank} account from my saved list
      stop to dey save people wey i send money
      my tailor dey my list (?|)
      shey i don save my babe account before
      my pos supplier account, store am
      remove duplicate {name}
      make i see who dey my quick list
      store my pastor account
      keep this account for next time: {account} {bank}
      i wan comot my former boss from the list
      put tag "rent" for {name}
      save all the people wey i pay today
      which bank {name} dey use for my list
      {name} account don close, delete am
      list my people by bank
      my saved people too many, make i delete some
      i don send this woman money four times, i tire to dey type number. save her for me
      this people i dey pay every month: {name}. keep am for my list
      my landlord don die, na im son i go dey pay. remove old one from my list
      (i dey pay am every month|i tire to type number|na my supplier), save {name} for me
      (we don quarrel|e don travel|i no dey buy from am again), remove {name} from my saved people
      na {name} dey sell me fish every week. make una keep the account
      my three suppliers na {name}, {name} and {name}. save all of dem
      every sunday after church na {name} i dey buy snail from. store her account for me
      my carpenter {name} don relocate go calabar. clear am from my saved list
      i dey plan wedding and vendors too many. make i see all the people wey i don save
      my eye dey pain me and typing account number na war. keep {name} details
      exam don finish so i no need school hostel account again, remove am from my people
      my papa {name} dey for village dey collect every month end. put am for my saved people
      i dey inside danfo and i wan know whether {name} dey among people wey i save
      since burial finish the canopy man no concern me again. delete {name} from beneficiary
    `,
    transactions: `
      <show> my (transactions|transaction|history|last transactions)
      wetin (i don do|enter|comot|happen) (for|from|inside) my account {period}
      who (send|pay|dash) me money {period}
      (any|) (alert|money) (don|) (enter|drop) (my account|today|)
      (my salary|the money|{amount}|alert) don (enter|drop|land)
      wetin comot from my account {period}
      show (all|) wetin i (do|pay|send) {period}
      abeg run my transaction history
      my last (five|5|three) transactions
      why dem (debit|comot money from) my account (today|)
      wetin be that {amount} debit
      {name} don (send|pay) me (the money|)
      when last i (send|pay) {name}
      how my account take move {period}
      all the money wey enter {period}
      i wan see (my history|everything wey i do|my transactions)
      all the transfer wey i do {period}
      dem don pay me
      {name} say e don pay me, e don enter (?|check am)
      which money (enter|comot) last
      transaction wey i do {period}
      check whether {amount} don enter
      make una check if {name} (don pay|don send) me (today|this morning|)
      check whether (alert|money|{name} alert) don (enter|drop)
      show how money (enter and comot|dey waka) for my account {period}
      wetin (waka|move|happen) for my account {period}
      {name} don pay me (abi|or) e never pay
      (alert|money) don (enter|drop) (my account|) (from {name}|)
      (wetin|who|which money) (enter|comot|commot) (my account|) {period}
      (show|make i see) (me|) (all|my|the) (last|) (transactions|things|transfer|debit|alert) (wey happen|wey i do|) ({period}|)
      (who|which person) (send|pay|credit) me ({period}|)
      (which one be|wetin be) (this|that) {amount} (debit|alert|credit) (for my account|)
      (show|bring|give) me (my|all my|the) (transactions|history|last transactions|wetin happen for my account)
      wetin (enter|comot|happen|waka) (for|from|inside) my account ({period}|)
      who (send|pay|credit|dash) me (money|alert|) ({period}|)
      (shey|abi|has|did) {name} (don|) (send|pay) me (the money|{amount}|) (yet|)
      i wan see (my|) (transactions|history|all the money wey comot|all the alert wey enter)
      (which|wetin be) (debit|deduction|{amount}|money) be (this|dis) (for my account|)
      (last|past) (five|{number}|few) (transactions|transfer|things) wey i do
      (list|show) (all|) (debit|credit|alert) (wey enter|wey comot|) {period}
      any (alert|money|credit) (don enter|enter) (today|for my account|)
      shey (my salary|alert|money) don (enter|drop|land)
      wetin i (do|buy|pay for) with my account {period}
      who i (send|pay) money (give|) {period}
      (show|tell) me (wetin|everything wey|how money) (happen|enter and comot|waka) for my account {period}
      (who|which person) (send|pay|credit) me {amount} ({period}|)
      (wetin|which thing) dem (debit|comot|remove) {amount} for
      (check|see) (my|the) (last|) {number} (transaction|transfers|debit)
      (abeg|oya|biko|) confirm (whether|if) {name} (don pay me|don credit me)
      (wetin|how much) (customer|people|dem) (don|) (pay|send) me {period}
      (the|my) (customer|tenant|guy) (say|swear say) (e|he) don pay, (check|confirm|see) (whether e enter|am|if alert dey)
      (my|the) (allawee|pension|salary|stipend) don (drop|show|land|come) (so|abi|)
      (abeg|oga abeg|) (bring|pull|open) (out|) (the|my) (record|list) of (alert|debit|payment) (for|) {period}
      (which|wetin be) (this|dis) (alert|sms|debit) (i just get|wey just enter|of {amount})
      (arrange|list|count) (everything|every transfer) (wey i|i) (do|send) {period}
      (na who|who be) (the|that) person (wey|) (drop|throw|send) {amount} (for|enter) my account
      (mini|small|short) statement (of my account|abeg|)
      (last|the last) (person|time|money) i (send|pay|transfer) (na who|na when|na how much)
      remind me wetin this {amount} debit be for
      (any|shey any) (money|shishi|alert) from {name} (since|don come|don show)
      (abeg|oya|biko|) (how many times|which day) i (send|pay|dash) {name} (money|) {period}
      (waka|carry) me (through|enter) my (payments|transactions|alerts) (of|for) {period} (abeg|na|)
      (tranzaction|transakshon|trasaction) (history|list|abeg)
      (my|the) (shop|market|pos) (money|sales|alert) (wey|) enter {period}
      (abeg|oga abeg|) (see|check) (all|) (movement|waka|in and out) (of|for) (money for my account|my account) {period}
      {amount} (wey|) comot {period}(, na wetin|, who collect am|, for what)
      (money|alert) (wey|) (enter|come) {period}, (na from who|who send am)
      (how much|wetin) {name} (send|pay|give) me (last|last time|{period})
      (abeg|oga) (check|find) (that|the) (payment|transfer) (i do|wey i do) (give|for) {name} ({period}|)
      (una|dem) (comot|remove|cut) {amount} {period}(, na for which one|, wetin be that|, explain am)
      (open|make i open) my (history|transaction page|alert record) (for {period}|)
      i (dey church|dey sleep|off phone)(,|) which alert (enter|come) (since|)
      (who|wetin) (pay|send|bring) (me|) this {amount} (just now|today|{period})
      which day my salary enter last
      (show|give) (me|) (the|) last ({number}|seven|ten) (alert|transfer|debit) (abeg|na|)
      i supply {name} (rice|goods|cloth)(, e don pay|, the money don enter|, she don transfer)
      wetin i (use|do with) (account|card) last (time|{period})
      (debit|credit|alert) only (for {period}|abeg)
      (abeg|oga abeg|) (prove|show) say {name} (send|pay) me (the|) {amount}
      how {amount} take (comot|leave|waka from) my account {period}
      (match|compare) (alert|money wey enter) with (my sales|wetin customer pay)
      (history|transactions|debits) (of|for) {period} (abeg|)
      (enter and comot|in and out) (of money|) {period}
      (open|show) (the|) (alert|payment) (from|of) {name} (make i see|)
      which (day|time) {amount} (enter|comot) (my account|)
      (people|who) wey (pay|credit) me (for|) {period}
      (show|run|bring) (me|) (everything|all|the alert|the money) (wey|) (enter|comot|enter and comot) (my account|) ({period}|)
      (who|which person|na who) (send|pay|drop|put) (me|) (money|{amount}) (for my account|{period}|)
      (wetin be|which one be|explain) (this|dis|that) {amount} (wey|) (comot|dem remove|una take) (for my account|)
      (shey|abi|has) {name} (don|) (pay|send|drop) (me|my money|the {amount})
      (salary|my pay|allowee|pension) don (land|drop) for my account abi
      (last|the last) ({number}|three|five|ten) (transactions|transfers|alerts|things) (wey i do|wey happen|)
      (history|record) (of|for) (my account|{period}|money wey i send)
      (i wan see|make i see|check) (all the|the) (money|transfer|payment) (wey) (i send|come in|comot) ({period}|)
      (which day|when) (i|) (send|pay|give) {name} (money|{amount}|last)
      wetin (enter|comot for|comot from) my account ({period}|)
      (credit|debit) alert (wey enter|wey i get) ({period}|)
      (abeg|) (check|confirm) whether {amount} (don enter|don drop) (from {name}|)
      (show|give) me (my|the) (last|recent) (transactions|transaction|debits|alerts)
      wetin (i do|happen|go on) for my account (yesterday|this week|{period})
      who (send|pay|transfer) (me money|to me) (today|yesterday|{period}|)
      who pay me (last|today|{period})
      shey {name} don pay me (abi e never pay|)
      (my|the) customer (don pay|pay) (me|) (abi|?)
      my salary don enter (abi e never|?)
      check if (my salary|{name} money|my pension) don (enter|land|drop)
      any money enter my account (today|{period}|)
      which alert (be this|i just get|enter now) (of {amount}|)
      (all|list of) money wey (enter|comot from) my account ({period}|)
      (abeg|please) check my (transaction|alert) history ({period}|)
      i wan see (my history|my transactions|wetin enter and comot) (for {period}|)
      how many people (pay|send) me (today|{period})
      (list|show) all (the|) transfer wey i (do|make) ({period}|)
      when i (pay|send money give) {name} last
      the last (money|alert) wey enter my account (na how much|na from who)
      the last (transfer|payment) wey i do (na to who|na how much|na when)
      what is this {amount} debit (for|on my account)
      (explain|tell me about) the {amount} (debit|alert|transaction) (of {period}|)
      i wan confirm (payment|alert|money) from {name}
      {name} say e don pay, i wan confirm (am|whether e enter)
      my tenant (don pay|pay) rent (enter my account|) (abi|?)
      (credit|money) wey {name} send, e don enter (abi|?)
      (na which|which) money be this {amount} (wey enter|for my account)
      where this {amount} (come from|take enter my account)
      (check|show) my last {number} (transactions|alerts)
      (see|show) transactions (for|of|from) {period}
      transaction history (abeg|for {period}|please)
      my transactions (abeg|for {period}|please)
      how money take (enter|comot) my account ({period}|)
      did {name} (send|pay) me ({amount}|money) ({period}|)
      (today|yesterday) transactions (abeg|make i see|)
      all (debit|credit) (alert|) for {period}
      i wan know who (pay|send|credit) me (this|) {amount}
      i dey wait for salary, e don (drop|enter|land) (?)
      government money (palliative|allowance|grant) don enter (my account|) (abi|?)
      church (treasurer|secretary) wan see money wey (enter|comot) {period}
      records of my (transactions|payments|transfers) ({period}|)
      my account activity ({period}|abeg|)
      who collect {amount} from me {period} (for transfer|)
      i wan check one (transaction|payment|transfer) wey i do {period}
      (show|list) all the times wey i (pay|send money give) {name}
      wetin i pay {name} {period}
      (enter|incoming) money (for|of) {period} (abeg|only)
      money wey (pos|shop|customer) pay (in|) {period}
      check whether {name} transfer don drop for my account
      see all my (sales|customer) alert for {period}
      which transaction i do (last|this morning|{period})
      the person wey (send|pay) me {period}, who e be
      wetin be all this (debit|alert) (wey i dey see|for my phone)
      i wan see how much (alert|credit) enter (today|{period})
      i no remember who i (send|pay) {amount} (to|give) {period}
      (show|check) payment from {name}
      has my salary (come|entered|dropped) (?|)
      my oga say e don pay (salary|us), e don (enter|drop) (?|)
      who be (the person|that person) wey send me {amount}
      which people don pay me (for goods|today|{period})
      abeg see whether alert don enter (for the goods i sell|from customer)
      tell me the last thing wey (comot|enter) my account
      i see one alert of {amount}, wetin be am
      alert enter now, na who (send am|pay me)
      money wey comot (yesterday|this morning|{period}) na for wetin
      check all (debit|transfers|payments) wey i do {period}
      list my (payments|transfers|credits) (for {period}|abeg)
      recent (transactions|activity|alerts) (abeg|please|)
      past transactions (abeg|from {period}|)
      five last (transactions|transfer|alerts)
      pension (money|) don enter (my account|) (?|abi e never)
      rent money from (my tenant|{name}) don enter (?|)
      see my account history (for {period}|abeg)
      sales money wey enter from (pos|customers) {period}
      please (show|send) me my transactions for {period}
      kindly confirm if {name} (don pay|has paid) me
      i wan know wetin (happen|go on) for my account (since monday|{period})
      please check who send me {amount} ({period}|)
      check if any payment (don come|enter) (from {name}|today)
      did i (pay|send) {name} (last week|{period})
      what did i buy with my (account|card) {period}
      na who pay this {amount} enter my account
      i wan see yesterday (alerts|transactions|payments)
      how many credit i get {period}
      my boss say salary don go, check if e enter
      tell me who transfer money give me {period}
      check my account whether (rent|school fees refund|contract money) don enter
      see (debits|withdrawals) for {period}
      explain all the debit for {period}
      which payments i do {period}
      last money wey comot na for wetin
      i dey sell for market, i wan know all the people wey pay me today
      one alert enter my phone this morning, i no know who send am, check am
      my tenant say e don pay rent into my account, confirm am for me
      i travel, i wan see all wetin happen for my account {period}
      as i dey so i no know which of my customers don pay, show me (all the alert|money wey enter)
      {name} don pay me
      who send me money today
      my salary don drop
      last alert
      show my history
      wetin comot today
      which money be this {amount}
      {amount} enter my account (today|just now), who send am
      confirm {amount} from {name} (abeg|for me)
      my brother say e send something, check whether e don enter my account
      check whether my (allowance|bonus|commission|wages) don drop
      all the people wey i send money {period}
      which transfer be the last one i do
      (debit|money) of {amount} on {period} na for wetin
      i wan cross check my alerts for {period}
      show payments wey customers make {period}
      wetin dem remove from my account {period}
      did any money come in {period}
      did {name} pay (rent|the balance|for goods)
      my recent alerts (abeg|pls)
      go through my account tell me wetin happen {period}
      list transfer to {name}
      money wey i receive {period} (na how much|list am)
      (shey|has) (my salary|salary|pension|my pay) don (enter|drop|land) (?|)
      (person wey|the customer wey) buy (rice|cloth|goods) say e don (pay|transfer), (e don enter|check am for me)
      (which money|wetin) be the last (thing|one) wey (comot|enter) (for my account|)
      (list|show) (all the|everything wey) (money|alert) wey (enter|comot) {period}
      (i see|i get) alert of {amount}, (who send am|na from where)
      i no (remember|know) wetin this {amount} debit (be for|mean)
      (the last|my last) (five|ten|three) (transactions|alert) (abeg|)
      (did|shey) {name} (pay|send|transfer) me (today|{period}|)
      (customer|buyer) show me (alert|receipt), (check if e really enter|e enter my account true true)
      (dem|who) (debit|deduct) me {amount} {period}, (for wetin|explain am)
      (my pos|my shop) money for {period}, show (me everything wey enter|all the credit)
      (wetin i do|which payment i do) for my account {period}
      (my last|the last) (debit|credit|alert) (na wetin|na how much|abeg)
      (show|list) (everything|all) wey (happen|move) (for|inside) my account ({period}|today)
      (who|which person) (pay|send) (me|inside my account) {amount}
      (history|activities|movement) (of|for) (my account|account) ({period}|abeg)
      (i dey expect|i dey wait) {amount} from {name} (e don enter|check whether e enter)
      (the {amount}|that {amount}) wey (comot|enter) {period} (na who|na for wetin)
      (credit|debit) alert (for|of) {period} (show me|abeg|list)
      how many times (i send|i pay|i withdraw) {name} ({period}|)
      (today|yesterday) (alert|transactions) (abeg|show|list)
      (my business|shop) (sales|money) wey (enter|come) (today|{period}) (list am|show me)
      (na|who) (which person|be the person wey) (credit|pay) me (now|{amount}|today)
      shey (my boss|tenant|{name}) don pay me
      (last|recent) (ten|five|three|) (debit|credit|payments) (show me|abeg)
      (i dey wait|i dey expect) {amount} (from {name}|for salary) (check if e don enter|e don drop for my account?)
      (check|confirm) (if|whether) {name} (don|) (pay|credit) me ({amount}|today|)
      which debit happen when i dey sleep, show me
      (which|wetin be the) debit (enter|happen) (when i dey church|this night|while i sleep) (show me|explain am)
      (list|show) (the|all) (debit|credit) wey (happen|enter) (this week|overnight|{period})
      who just send me money now
      na from who this alert come
      alert just land, who be the person
      i see credit of {amount}, who send am
      salary don drop (?|abeg check)
      dem don pay us (?|check for me)
      allawee don enter (?|corper dey hungry)
      nysc don pay me this month (?|)
      pension for this month don enter (?|)
      oga {name} say im don pay, check whether e enter
      customer say e don transfer {amount}, e don enter (?|)
      did that {amount} from {name} drop for my account
      {name} don send my money (?|abi e never)
      confirm whether i don receive {amount} from {name}
      before i release this goods, check if {amount} don enter
      money enter today (?|from who)
      which money enter my account for {period}
      list of all my debit {period}
      list all the credit wey enter {period}
      last five transactions abeg
      my last transaction na wetin
      scroll my history make i see
      check when last i send {name} money
      i don pay {name} before (?|check my record)
      when i pay my landlord last
      the date wey i pay school fees, check am for me
      show my withdrawals for pos
      all the airtime wey i buy, show me with date
      i wan see all my transfer to {bank}
      all the money wey {name} don send me since, show am
      wetin be this {amount} debit for yesterday
      which debit be this {amount}
      i see {amount} comot, na for wetin
      show me wetin happen for my account when i sleep
      wetin happen for my account today
      any alert today
      anything enter (?|since morning)
      shey person don credit me today
      how many customers pay me today
      list people wey pay me today make i tick dem
      the transaction wey i do for {period}, bring am
      show everything wey i do for december
      history from monday to friday abeg
      more transactions, show older ones
      next page of my history
      check the one wey i send to {name} yesterday, how much be am
      abeg shek if the money from {name} don enta
      pls who send me dis money
      my customer say im don pay for the rice but i dey farm, check whether {amount} enter
      i see three alert this morning and i no know who and who send, show me
      my boss talk say salary go enter today, e don drop (?|)
      i wan confirm if school don refund me {amount}
      rent wey tenant suppose pay, e don land (?|)
      i hear phone cry alert, wetin enter
      who be this {name} wey send me {amount}
      see whether that refund from jumia don drop
      this week sales wey enter account, list am
      show only money wey enter
      show only money wey go out
      debit list for last night
      when last money enter my account
      government palliative money don enter (?|)
      my wages for site don land (?|check am)
      how many alert i get today
      i wan trace who dey send me money every friday
      arrears wey governor promise don drop for my account (?|)
      my gratuity don enter (?|)
      wetin i pay for last sunday
      dash me list of my last ten
      na which person keep dey send me small small money
      run down of yesterday abeg
      i wan know the time wey that {amount} comot
      since morning how many people don pay for my shop
      my tenant for room two don pay (?|)
      school don return my caution fee (?|check my account)
      that boy wey buy phone from me, im transfer don enter (?|)
      dem say dem credit me {amount} as allowance, confirm am
      stipend don drop (?|n-power own)
      my share from the land sale don enter (?|)
      check if my husband send food money today
      overtime pay don enter (?|)
      thirteenth month don drop (?|)
      dividend alert don enter my account (?|from who)
      which pos i use last night
      i wan see wetin i take card pay for
      the last time wey i buy light na when
      how much last i send my mama
      find {amount} for my history
      search my history for {name}
      filter only airtime from my history
      show transaction of {period} wey pass {amount}
      go back reach last year for my history
      see am as e take dey enter and comot
      which mumu send me {amount} (?|check am)
      aza don ring, who be that
      who bless me with {amount}
      who dash me money today
      my alert list abeg
      allawee don land for corpers, check my own account
      my helper don credit me (?|)
      did government people pay pension arrears enter my account
      the market union refund don enter (?|)
      {name} don do the transfer (?|check my alert)
      cash deposit wey agent do for me yesterday, e dey my history (?|)
      money wey enter this week, from who and who
      make i see the debit wey comot by 2pm
      my sales alert for today abeg
      the burial donation wey enter my account, who and who send am
      who never pay me this month, show the ones wey pay
      show my card transactions
      any debit today
      tithe wey members pay today, show am
      i sell ten bags of pepper today, some people transfer. show me who and who don pay
      my pikin say im school refund me. i no see alert, check whether e enter
      somebody pay me but i no see the name well. show me who send am
      i off my phone for church and plenty alert enter. read dem for me
      i be landlord and five tenants suppose pay today. who and who don pay
      my boss dey swear say e don send salary. check if e drop
      i see one debit and i don forget wetin i buy. show me yesterday own
      (i be shop owner and people plenty today|i sell all my tomatoes|we do party yesterday), show me who and who pay me
      (my phone off since morning|i sleep well well|network no dey our side), which alert enter my account
      (my madam say she don pay|my tenant swear say e don send|my brother say e don drop something), check whether e enter
      (i see debit|one alert confuse me|something comot), show me my last transactions
      na four people owe me. who don drop money today
      alert ring when i dey bath. which money be that
      my phone small and sms dey clear by itself. bring my last alerts
      i wan balance my book for shop. list wetin enter {period}
      dem swear say allowance don land. i never see my own, check
      {name} dey vex say e don refund me. make i see whether e true
      na ten naira ten naira dey enter my account, who dey do am
      dem ask me say when i pay light last. i no remember, check am
      na true say government don send the 25k, e enter my account
      my customer dey owe since. today e say e don clear am, look my account
      i sleep for whole day because of fever. any money enter my account
      my tenant {name} say e pay since when we dey watch match. check whether e enter
      i go market, hospital and church today, my head hot. list all the transfers i do
      the choir master wan know who don send money for uniform. who credit me this week
      students dey pay me for lesson but no be all dem dey talk. show me who pay me {period}
      na rainy season business slow. how many alerts enter {period}
      before i shout on my salesgirl, did the customer {amount} drop
      my daughter dey camp and she say her allowance land. confirm my last credit
      we travel for easter come back, show me everything wey move for my account since then
    `,
    statement: `
      <abeg> (send|give|run) me (my|) (statement|account statement|bank statement)
      i (wan|need) (my|) (statement|account statement|statement of account) (for {period}|)
      statement (for|of) {period} (abeg|)
      i need statement for (embassy|visa|my landlord|my office)
      print (my|) (statement|account) (for me|give me)
      send my statement (go|enter) my email
      how i go take get (my|) statement
      give me (six|three) months statement
      abeg i wan download my statement
      statement of my account abeg
      run me statement from {period}
      dem say make i bring bank statement
      full paper of my account {period}
      i need pdf of my account
      statement wey get stamp
      my account paper for {period}
      bank statement sharp sharp
      make i get my statement
      i (need|wan|want) (my|) (statement|account statement|bank statement) (of account|for visa|for {period}|)
      (send|give|print|forward) me (my|) (statement|account statement|bank statement) ({period}|abeg|)
      (embassy|my oga|dem|loan people) (dey ask for|need|want) my (statement|bank statement)
      statement of account (for six months|for {period}|abeg|)
      how i (go take|fit) (get|collect|download) (my|) statement
      (make you|abeg) (send|run) my statement (go|to|enter) my email
      i wan download (my statement|statement of {period}|pdf of my transactions)
      (visa|embassy|immigration) people (dey find|dey request|want) (my|) (bank|account) statement
      (my|the) (lawyer|auditor|office|hr) (say|talk say) make i (bring|submit|tender) (my|bank) statement
      (abeg|oya|biko|) (print|run|bring) (six months|three months|one year) statement (for|give) me
      (statment|stetment|statimenti) (of account|abeg|for {period})
      (soft|hard|paper) copy of my (statement|account statement|bank statement) (abeg|na|)
      (how much|wetin) una (dey|go) (charge|collect) for (stamped|bank|account) statement
      (abeg|oga abeg|) (full|all) record of my account (from|since) {period} (for pdf|for paper|)
      (abeg|oya|biko|) (forward|drop|throw) (my|the) (statement|bank statement) (for|enter|inside) my (mail|gmail|email)
      (i dey|i wan) (travel|apply for loan|rent house|do visa), (i need|give me) (bank|account) statement
      (una|karo) (dey|fit) (give|do|send) statement (for whatsapp|for visa|wey get stamp|)
      (e-statement|statement) (from|for) (january|march) (reach|to) (june|now|december) (abeg|na|)
      (abeg|oga abeg|) (make|let) me (collect|get|carry) (my|) (account|bank) statement (today|)
      (document|paper|pdf) wey (carry|show) (all|everything) (my transaction|wey my account do) ({period}|)
      (school|landlord|cooperative) (say|dey say) (make i|i must) (show|bring) (account|bank) statement
      (fresh|new|correct) statement (wey get stamp|for embassy|because dem reject the old one)
      (statement|account paper) wey (cover|reach) {period}
      (abeg|oya|biko|) (excel|csv|pdf) (one|file|copy) of my (statement|transactions) (for {period}|)
      (monthly|yearly) (bank|account) statement (abeg|)
      (i wan|make i) (request|collect|get) (official|stamped|signed) statement
      (embassy|landlord|hr) (appointment|interview) na (tomorrow|monday)(, my statement abeg|, i need statement|, run me statement)
      (last|past) (six|three|twelve) months statement (abeg|)
      (abeg|abeg o|) where i go (see|collect|download) (the|my) statement
      (abeg|oga abeg|) statement (now now|fast|sharp|today)
      (i beg|una abeg) (attach|mail) my statement (for pdf|)
      (abeg|oya|biko|) (church|school|company) (auditor|treasurer) (want|need) (the|my) statement (of account|for {period}|)
      (prepare|arrange|compile) my statement (for {period}|abeg|)
      (bank|account) (statement|record) (for paper|for pdf|for my file) (abeg|na|)
      (i need|send|give|run) me (my|) (statement|account statement|bank statement) (for|of|) ({period}|six months|visa|)
      (embassy|landlord|my office|school) (want|dey ask for) my (statement|bank statement)
      (stamp|signed) statement (wey i go carry go embassy|abeg|for visa)
      (abeg|please) (send|give|generate) my (account statement|bank statement|statement)
      i need (bank|account) statement for (six months|three months|one year|{period})
      i want statement (from january to june|of last month|for visa|for loan)
      how i go (get|download|request) (bank|account) statement (for here|)
      (send|mail) statement of account (to my email|for {period}|)
      my account statement (abeg|please|for {period})
      (bank|account) statement for (embassy|visa|school|job|rent)
      i wan print (bank|account) statement
      give me statement (wey i go carry go embassy|for pdf|with stamp)
      my (office|school|landlord|lawyer) need my (bank|account) statement
      statement (abeg|please|now)
      statement for {period} (please|abeg|make i see)
      make una (prepare|send) statement (give|for) me
      (one year|twelve months|six months) (bank|account) statement
      i need statement of (my|) account (urgently|today|sharp sharp)
      (stamped|official|signed) (bank|account) statement (abeg|i need am)
      email me my (bank|account) statement
      can i get (my|) statement (of account|for {period}|please)
      (download|generate|print) statement (for {period}|of account)
      i dey apply for (visa|loan|scholarship), i need (bank|account) statement
      the embassy want (six months|three months) (bank|account) statement
      una fit (send|give|print) (account|bank) statement (for me|give me)
      statement wey show (all my transactions|everything) (for one year|from {period})
      (pdf|excel) (statement|bank statement) (abeg|for {period})
      my accountant (need|want) (statement|my bank statement) (for tax|for {period})
      i wan (collect|request for) (bank|account) statement (abeg|)
      statement of account (of|for) my (shop|business|church) (account|)
      (abeg|) where my statement, i don request am
      how i go take (print|download) my statement (from here|)
      run my statement (from {period}|for six months)
      full statement (of account|abeg|for {period})
      (quarterly|yearly|monthly) statement (of account|abeg)
      statement pls
      (visa|embassy) people want my account statement
      pls send statement (of account|) (for {period}|to my email)
      i need paper wey show all wetin (enter and comot|i do) for six months
      account statement (from|since) (january|last year) till now
      my lawyer want (bank|account) statement (abeg|)
      how much una dey collect for (account|bank) statement
      statement (from|for) march (to|till) june (abeg|)
      my statement (for loan|for visa|for school) (abeg|pls)
      please i need my (bank|account) statement (for {period}|)
      kindly (send|email) my statement of account
      good morning, i wan (request|collect) account statement
      how long e dey take to get (account|bank) statement
      i dey go embassy on monday, i need six months statement
      the school for abroad want see my account, send me bank statement
      how to get (bank|account) statement (abeg|)
      i wan carry statement go (bank|embassy|court)
      six months statement pls
      send me statement as (pdf|excel)
      can una stamp my statement
      account statement for (tax office|scholarship|business loan)
      statement of last (three|six) months
      I go need account statement (before friday|today)
      my statement
      send statement
      bank statement for visa
      (visa people|my school abroad|my accountant) (need|ask for) (six months|three months|one year) statement
      (send|forward) (my|) statement (to|go) my (email|mail|gmail) (abeg|)
      (stamped|signed|official) statement (from una|of my account|)
      (i need|abeg give me) pdf of (my account|all my transactions) (from january|for last year|for six months)
      (my|the) (tax people|auditor|loan officer) wan see statement (of my account|from una|)
      (how much|wetin) una dey charge for (statement|account statement)
      (how|where) person go (collect|download) (account|bank) statement
      (january to june|last three months|whole of last year) statement (abeg|please)
      (i wan|make i) use my statement (apply visa|collect visa|show my lawyer)
      (bank|account) statement (to|for) (embassy|visa|loan|school) (abeg|)
      (from|between) (january|last year) (to|till) (now|june) statement (of account|)
      (i want|give me) (full|complete) (record|paper) of (my account|everything) (for six months|for this year|for embassy)
      (print|email) (me|) (my|the) (account|bank) statement
      (the|my) (landlord|school|embassy) (say|want) (stamped|signed) statement
      (statement|account statement) (for|of) (2023|last year|three months|january)
      (i need|run me) (something|document) (to|wey) show (my income|money wey dey enter my account) (for visa|for embassy)
      (show|prove) my (income|salary) (for|to) (embassy|landlord) (with|by) (statement|account statement)
      (i need|abeg) statement wey (show|carry) (my salary|all my transactions) (for visa|for landlord|)
      embassy want six months statement, send am
      my agent say make i bring three months bank statement for house
      stamped statement abeg, na for visa
      send pdf of my account from january to december
      i want statement wey carry una stamp
      print my statement make i carry am go school
      lawyer need my account statement for court
      statement for {period} to my email
      official statement abeg
      i need document wey show say i dey operate account for one year
      proof of funds letter for travel
      scholarship people dey ask my papa statement
      send me excel copy of my statement
      one year statement sharp sharp, visa appointment na tomorrow
      paper wey show all money wey dey enter my account, for visa
      document wey go prove my income for embassy
      i dey find visa go america, dem ask for bank statement, abeg send am
      pls statment for 6 month
      landlord agent no gree give me house unless i show bank statement
      auditor dey ask our church account statement for last year
      bank paper for loan for another place, three months
      i need stamp and signed statement
      soft copy of my statement, january to june
      mail my statement give my accountant
      cooperative need proof of account for {period}, send am in pdf
      contract people want my bank statement
      account record of six months on paper
      i want 12 months statement for car loan
      my wife divorce lawyer need my statement
      statement for tax office, {period}
      account summary in pdf abeg
      i get visa interview on friday. embassy want six months statement with stamp, abeg help me
      my oga wan stand for me for loan for another place. dem need my three months statement
      (embassy dey ask|landlord want am|i need am for loan), send my bank statement for six months
      dem no gree sell me car for hire purchase unless dem see my bank record of one year
      i dey fight case for court and judge want my account statement for one year
      i wan relocate go canada with my wife and the lawyer want my bank statement for one year
      my son get admission for ghana. the school ask for six months account statement as proof
      house agent for lekki say before e show me the flat, make i bring three months statement
      i dey bid for road contract. run me stamped statement for {period}
      i wan buy motor on installment and the dealer like paper too much. give me pdf of my account
      auditor dey come our church tomorrow, i be treasurer. print our statement for last year
      hajj people ask for account statement before dem give me seat. mail am
      our ngo dey find grant and dem want see bank statement of last year
    `,
    receipt: `
      <abeg> (send|give|run|show) me (the|) receipt
      (where|wey) (the|my) receipt (dey|)
      i (wan|need) (the|) receipt (for|of) (that|the last|) (transfer|payment|money wey i send)
      receipt (for|of) the (money|{amount}) wey i send (give {name}|)
      {name} say make i send receipt
      give me evidence (say i don pay|)
      i need proof say i (don|) (pay|send am)
      abeg resend receipt
      show receipt of my last transfer
      the receipt no (show|come|drop)
      run me the receipt make i show (am|dem)
      receipt abeg
      paper wey show say i don pay
      make i see receipt {reference}
      the person dey ask for receipt
      send {name} receipt
      i want make you give me receipt
      screenshot of the payment abeg
      (abeg|oga) (send|give|show) me (the|) (receipt|evidence|proof) (of the transfer|of the money wey i send|for the last one|)
      i (need|wan|want) (receipt|evidence|proof) (of payment|for the transfer|make i show {name}|)
      {name} (dey ask|talk say make i send|want) (receipt|evidence|proof)
      (send|drop|forward|share) the receipt (again|for here|give {name}|)
      receipt (for|of) the {amount} (wey i send|)
      where (my|the) receipt (dey|)
      (generate|download|print) receipt (for me|abeg|)
      make i see (receipt|evidence) (say i don pay|of the transfer)
      (seller|vendor|rider|driver) no gree (release|give me) (the market|my goods) (till|unless) (i show|e see) receipt
      {name} no (believe|gree) say i don (pay|send am)(, bring receipt|, give me receipt|)
      (abeg|oga abeg|) (reciept|risit|resit|recipt) (of|for) (the last payment|that money|my transfer)
      send me picture of my transfer receipt
      (i don lose|i delete|i no see) (the|my) receipt(, send am again|, give me another|)
      (accountant|school|my oga) (dey request|need|dey find) (the|payment) receipt
      (slip|teller|evidence) (for|of) the {amount} (wey i pay|i transfer|)
      (how|where) i (go|fit) (see|get|print) (my|the) (receipt|slip)
      (forward|share|give) {name} (copy of|) (the|my) (receipt|slip) (abeg|na|)
      (bring|run) (out|) (receipt|evidence) (for|of) wetin i (pay|send) (yesterday|today|)
      (i no|i never) (collect|get|see) receipt (since|for the transfer|after i pay)
      (and|wey) (the|my) (receipt|slip) (nko|na|)
      (make i|i wan) (hold|keep|get) receipt (for|of) (the rent|the school fees|my record)
      (receipt|proof) (for|wey carry) {reference}
      (show|tell) (dem|am) say i (don|) pay(, with receipt|, give me proof)
      (una|you) (go|fit) (send|mail|print) (receipt|payment slip) (for|give) me
      (that|the) (school fees|light|airtime|rent) wey i pay, (the receipt|receipt for am|give me receipt)
      give me confirmation paper wey show say i pay {name}
      (generate|give) (another|one more) receipt (abeg|make i show am)
      i dey (shop|school|office) dem (want|dey ask for) (the|) (receipt|proof)
      (that|the) {amount} wey i (send|give) {name}(,|) (where the receipt|the receipt abeg|give me receipt)
      (abeg|oya|biko|) (resend|reprint) (the|my|yesterday) receipt
      receipt (now now|fast|sharp|first) (abeg|na|)
      (make dem|so that dem go) (believe|sure)(,|) (send|give) me (receipt|evidence)
      (the man|madam|him|she) wan see (the|) (receipt|slip|payment evidence)
      (abeg|oga abeg|) (give|send|drop) me (the|) (last|latest) (receipt|slip|evidence)
      (abeg|oya|biko|) (receipt|proof) (of|for) (the debit|transfer wey i do now|my transaction today)
      (abeg|oga|) (give|send|run|drop) me (the|my) (receipt|slip|proof|evidence) (of|for|wey) (payment|that transfer|the {amount}|i pay)
      (customer|seller|landlord|school) (dey ask for|want|dey find) (receipt|proof of payment|evidence of payment)
      (i wan|make i) (see|get|print|download) (the|my) (receipt|slip) (for|of) (the last one|{name}|that payment|yesterday)
      (receipt|slip|evidence) (wey|to) (show|prove) say i (don pay|send am|pay {name})
      (send|forward) (the|) receipt give {name}
      (resit|recit|reciept|risit) (abeg|for the transfer|of {amount})
      (where|wey) (my|the) receipt (for|of) ({amount}|last transfer|the light)
      (send|give|show) me receipt (for|of) (the last|my last) (transfer|payment|transaction)
      i need (receipt|proof|evidence) (of payment|to show the seller|for the transfer)
      receipt (please|abeg|for the transfer)
      (where|wey) (is|) my receipt (abeg|for the payment)
      {name} (want|dey ask for) (receipt|proof of payment)
      (share|forward) (the|my) receipt (with|to|give) {name}
      i wan (download|print|see) (the|my) receipt (of|for) (the {amount}|last payment)
      receipt for (light|dstv|school fees|rent|airtime) (payment|) (abeg|)
      give me evidence (of the payment|that i pay|say i send money)
      (resend|send back) (the|my) (last|) receipt (abeg|)
      the receipt never (come|show|drop) (abeg send am|)
      i want receipt (for|of) (my transfer to {name}|the {amount} transfer)
      (proof|evidence) of (payment|transfer) (abeg|please|)
      landlord say make i bring (receipt|proof of payment)
      how i go (get|download|see) receipt (for|of) (my transfer|the payment)
      my receipt (abeg|please|for {amount})
      receipt wey show {reference}
      (print|generate) receipt (abeg|for the last one)
      i pay {name} {period}, i need (receipt|the receipt)
      send receipt (to my customer|make i forward am|now)
      transaction receipt (abeg|please|for {amount})
      school need (receipt|evidence) (of the fees|of payment)
      i don pay but (dem|the shop|bursar) want see receipt
      my (oga|madam) want (evidence|proof) say i send the money
      (reprint|resend|bring) receipt of the {amount} (i send {name}|wey i pay)
      receipt pls
      i forget to (save|collect) the receipt, (send am again|give me)
      the receipt for my (light|school fees|rent|last) payment (abeg|)
      (snap|screenshot) of the transfer receipt (abeg|send me)
      (customer|vendor) no believe me, (send|give me) receipt
      payment (receipt|slip|evidence) (pls|please|abeg)
      i go need receipt for the (transfer|payment) (abeg|)
      how i go take show {name} say i don pay (give me receipt|)
      make you send me the receipt (for my email|for pdf|here)
      please send me the receipt (of my last transfer|for the {amount})
      kindly (resend|send) the (receipt|payment evidence)
      i wan keep the receipt (for my record|for the rent|safe)
      make i get (copy of|) the receipt (abeg|please)
      proof of payment pls
      receipt of yesterday transfer
      the shop want my payment evidence
      i wan show my wife receipt
      last receipt (abeg|pls|again)
      the bursar say e never see my payment, give me receipt make i show am
      my oga want proof before e give me back my money, send me receipt
      abeg receipt for {name} transfer
      wey receipt for the {amount} wey i just pay
      i need the slip of that transfer (for my boss|abeg)
      carry receipt come (for the rent|for last payment)
      give me something to show say i don pay {name}
      my receipt no load, resend am
      send me receipt of (dstv|light|school fees) wey i pay {period}
      my receipt
      send receipt
      receipt for last transfer
      (seller|shop owner|driver) no (gree|believe) say i (pay|send), (give me receipt|send me proof)
      (the receipt|proof) (no come|no show|i never see am) (after i pay|after the transfer)(, send am|)
      (share|forward) receipt (give|to) {name} (for the {amount}|)
      (reprint|resend) (my|the) receipt (for {period}|wey i get before|)
      (abeg|) (transaction|payment) slip (for|of) the (last one|{amount}|school fees)
      (i need|send me) receipt (wey|to) show (my oga|my boss|accounts department)
      (evidence|proof) (say|that) i pay (my rent|the hospital|{name})
      (i wan|make i) (screenshot|print) the receipt (of|for) {amount} wey i pay {name}
      (show|send) (me|) (evidence|proof) (of|for) (payment|the transfer) (to {name}|abeg)
      (they|dem) (need|want) (transaction receipt|payment slip|proof of payment) (abeg send|)
      (generate|bring) (the|) receipt (for|of) (my last transfer|{amount}|{name} money)
      (pdf|picture|paper) receipt (abeg|of the transfer|for {name})
      i want receipt wey carry (reference|session id) for my last transfer
      (abeg|) (receipt|proof) (of|for) (airtime|light|dstv) wey i (buy|pay) ({period}|)
      (customer|landlord) (want|need) (see|) (receipt|proof of payment), (send am|bring am)
      send me receipt make i show the woman
      receipt for the {amount} wey i send {name}
      screenshot no do am, dem want original receipt
      share receipt of my last transfer
      bring the payment proof for the school fees
      receipt wey get session id abeg
      my oga want receipt for the fuel money wey i transfer
      landlord need receipt of the rent
      make you generate receipt for that light payment
      wey the receipt for the data wey i buy
      e no gree believe say i pay, drop receipt
      slip for the transaction of {period}
      the woman wey i buy cloth from dey argue say i no pay, bring receipt
      risit abeg for that money i send {name}
      dispatch man dey wait, he want see proof say i don pay
      my madam no believe say i don pay the supplier, give me paper
      proof for the fuel transfer, sharp
      i wan keep evidence of the dowry money wey i send
      print out of that transfer to {name}
      download receipt for {reference}
      the shop wan see bank receipt no be alert
      school say make i upload payment receipt
      i wan paste receipt for group, bring am
      abeg generate evidence for the {amount} to {name}
      i need receipt make courier release my parcel
      receipt for electricity wey i buy {period}
      where the receipt for that school fees
      i pay the doctor through transfer, now the nurse say no payment. bring receipt make i show am
      i pay bride price through transfer and family people want proof. send receipt
      (seller no believe|my oga want proof|school need am), send receipt of my last transfer
      driver say money no enter, i say e enter. give me paper make i show am
      estate security no gree open gate till i show say i pay. receipt abeg
      coach say make everybody show say e pay for jersey. receipt of my {amount} transfer abeg
      nurse no gree release card till i show payment. give me receipt for the hospital money
      the school gate man dey pursue my pikin. send me proof of the fees wey i pay
      my landlord old and e dey forget. bring receipt of the rent i send {name}
      bike rider wan see evidence before e drop my food. receipt sharp
      canopy owner deny say i pay am. print the receipt for {name}
      i pay am for inside church and my phone off. make i see receipt for that payment
      accountant for my office want me retire the travel money. give me receipt for {amount}
    `,
    where_is_my_money: `
      where my (transfer|money) (dey|dey now|hang)
      wey (my|the) money (wey i send|dey|)
      (the|my) (money|transfer) (never|no) (enter|reach|go|drop|land) (yet|)
      {name} (never|no) (see|receive|collect|get) (the|) (money|alert|am|{amount})
      i send {name} {amount} (but|and) (e never|e no) (see am|enter|reach am)
      dem (debit|don debit) me but (the money no go|{name} never see am|e no enter)
      wetin (happen|do|dey happen) (to|with) my (money|transfer|{amount})
      my (money|transfer) (dey hang|hang|don hang|still pending|dey pending)
      why my (money|transfer) never (reach|enter|go)
      the transfer (don go|don enter|go through|don land) (abi e never|)
      (e don enter|e don reach|e don go)
      check (whether|if) (my|the) (money|transfer) (don reach|don go|enter)
      when (the|my) money go (reach|enter|drop)
      the person say e never (see alert|receive am|see anything)
      money comot from my account but e no reach {name}
      {amount} wey i send {period} never (reach|enter)
      na since {period} i send money e never enter
      abeg track my (money|transfer)
      my transfer status abeg
      how far with (the|my) (transfer|money wey i send)
      the money dey road
      failed transfer but dem don remove my money
      {name} don receive (the|my) money
      bring back my money wey hang
      (bring|give) me back (my|the) money wey (hang|hook|dey hang)
      my money (hang|hook) (for air|)
      {name} never (collect|receive|see) (the|) (money|alert) (wey i send|)
      the money wey i send {name} never drop
      (my|the) money (never|no) (land|reach|enter|drop) since
      {name} say (e|she) never see (alert|money|anything)
      (wey|where) the {amount} wey i send {name}
      my transfer (dey pending|hang|no go)
      (the money|my transfer) never (enter|reach|land) for ({name} side|her hand)
      {name} (say|talk say) (e|she|he|im) (never|no) (see|get|receive) (the money|am|anything)
      dem (don|) (debit|comot money from) me (but|and) {name} (never|no) (see|get) (am|the money)
      my (transfer|money) (still dey|dey) (pending|hang|hanging|process)
      (find|trace|check) (the|my) (money|transfer) (wey i send|i send|) (to|give|) {name}
      (my|the) (money|transfer|moni) (never|no|neva) (enter|reach|drop|land|show|reflect) (since|since morning|till now|o|)
      abeg wetin do that {amount} wey i send since
      i (send|transfer|pay) {name} {amount} (but|) (e|she|he|the money) (never|neva) (see am|see alert|enter|reach am)
      {name} (talk|say|dey talk) (say|) (e|she|he|the money) (never|neva) (see|get|enter|receive) (money|alert|anything|)
      (where|wia) (my|the) (money|transfer|{amount}) (dey|de|hang) (na|o|abeg|)
      (dem|una|bank) (don|) (debit|remove|comot) (me|my money|money) but (the|) (person|money|e) (never|no) (see am|reach|enter|go)
      my (transfer|money) (dey|still dey|don) (pending|hang|hook) (since|)
      (person|somebody|my brother) (send|say e send) me money (but|) (i never see am|e never enter)
      shey (my|the) (transfer|money) (don|) (enter|go|reach) (or e never|)
      (abeg|) (track|check|find) (my|the) (money|transfer) (for me|wey never enter)
      why my (transfer|money) (never|dey|no) (enter|delay|reach) (till now|)
      i (still|) dey wait for (the|my) (alert|money)
      i never see (the alert|alert|the money) (from {name}|), (e|she) (don send|say e don send)
      the money (dey road|dey hang|never land|still dey road)
      wetin happen to (my|the) ({amount}|money|transfer) wey i send ({name}|)
      {name} (talk|say) (e|she|he) never (see|get|receive) (am|the money|alert)
      (the|my) (money|transfer) (dey hang|hang|dey pending|never reach|no reach) (since|till now|{name}|)
      (una|dem) don (debit|comot money from) me but {name} never (see|receive) am
      since (morning|yesterday|monday) (no alert|nothing|no shishi) (for|reach) (her|im|{name}) (side|hand) (abeg|na|)
      (the|my) (landlord|seller|supplier) (still dey wait|dey shout|dey call me) (for|on top) (the money|{amount}|alert)
      (abeg|oga abeg|) (pos|transfer) (show|talk|say) successful but (the man|seller|the shop) no (see|get|hear) (alert|anything)
      una comot {amount} but e no reach {name}
      (e don|e don reach) (two hours|three days|one week) (wey|since) i (send|do) (the transfer|am), (still nothing|e never enter)
      (push|release|hurry) (the|my) (transfer|money) (wey|) (dey hang|hook|dey pending)
      {bank} (say|dey claim) dem never (see|receive) (my transfer|the money)
      (abeg|oya|biko|) (which side|which bank|wia) (my|the) (transfer|money) (enter|hook|waka go|miss road)
      (my pikin|mama|my brother) for (school|village|hospital) never see the money wey i send
      (not even|no) (one kobo|ten kobo|shishi) (reach|enter) (her|{name}|him) (till now|yet) (abeg|na|)
      wetin dey (delay|hold|drag) (the|my) (transfer|money|payment)
      (my|the) (transfer|trf) dey (show|talk) (pending|processing) (since|till now|)
      check whether {name} don receive the {amount} wey i send am
      (my customer|my uncle|one guy) (swear|say) (e|he) don send me {amount} but (i no see|nothing show|my account still dry)
      (una don|shey una don) (reverse|return) (the|my) (money|transfer) wey (no go|hang|fail)
      (the|my) (money|moni) (still|) (dey for air|dey between two banks|dey waka|dey on the way)
      {reference} (don go|don enter|go through) (abi e never|or e hang)
      (the|my) (person|receiver|guy) (dey vex|dey call|dey abuse) me (say|because) (money|alert) never (enter|drop)
      (na wa|kai|chai) (my money|the transfer) (never reach|no enter) (since|till now)
      (debit|una debit me) (yes|dey) but (credit|alert) (no dey|never show) (for|on) {name} (side|)
      (abeg|oga) how (long|many hours|many days) (before|e go take make) (the|my) (money|transfer) (reach|enter|drop)
      (how far|any update) (about|on top) (that|the) ({amount}|transfer) (wey i send|) (since yesterday|give {name}|)
      (abeg|oga abeg|) (my|the) (money|payment) (lost|miss|disappear) for (road|network|air)
      since the transfer fail, when una go return the money
      (i beg una|i dey cry|help me o) (my money|school fees wey i send|{amount}) never (reach|enter|show)
      (hospital|school|agent|landlord) (say|dey talk) (dem never|no money) (see alert|enter|collect anything)
      (abeg|oya|biko|) (paid|i pay|i send) since (morning|yesterday|night) (zero alert|no credit|nothing o)
      i no understand(,|) {amount} (comot|leave my account) but (e never reach|e no enter) {name}
      (tell|show) me (the|) (position|status) of the {amount} (wey i send|give {name})
      (she|he|e) no (fit|dey) see (the transfer|the {amount}|my payment)
      my (salary|pension) dem say dem don (pay|send) but (i never see am|account no show am)
      when {name} go see the money wey i don send am
      (e no show|e never show) (for her phone|for im account|at all) (the money i send|the transfer|)
      (transfer|trf) wey i do (give {name}|to {bank}) (still dey waka|never land|no drop)
      (na only me|why me) (my transfer|my money) (dey hang|no dey go|never go)
      (who hold|which bank hold) (my|the) (money|transfer) (na|o|)
      (school fees|rent|payment) wey i send (give {name}|) don (enter|reach|land) (abi|or)
      (i send|i transfer) (give {name}|{amount}) (she|he) dey talk say (no alert|nothing come)
      i dey wait for (refund|reversal|alert) of the (failed|pending) transfer (since|)
      (i don|i) (send|pay) {name} (money|{amount}) (but|) (e never|she never|he never) (see|get|enter) (am|alert|)
      how far the transfer wey i send, e don reach
      (dem|una|they) (don debit|remove) me (but|) {name} (never|no) (get|see) (am|anything|alert)
      (money|transfer) (wey i|i) (send|do) (since|from) ({period}|morning|two days) (never|no) (reach|enter|land)
      (track|trace|find) (my|the) (money|transfer|{amount}) (for me|abeg|)
      shey (the|my) (transfer|money) (don go|don enter|don reach) (abi e never go|)
      (the|my) transfer (fail|no go)(,|) (but|and) (my money|{amount}) never (come back|return|enter back)
      (person|seller|landlord) (say|talk say) (e|im) never (see|get) (alert|my money|payment)
      (why|wetin make) (the|my) (money|transfer) (dey delay|never reach|dey pending|hang)
      (when|which time) (my money|the {amount}) go (come back|reverse|return)
      i send money (since|) (morning|yesterday|{period}) e never (reach|enter|show)
      {name} never (receive|get|see) (the {amount}|the money|anything) wey i (send|transfer)
      the money wey i (send|transfer) give {name} never (reach|enter)
      my transfer (to {name}|of {amount}|) (fail|no go|never enter|still pending)
      una (debit|remove money from) me but {name} (never see|no get) (the money|alert)
      where is (my|the) (money|transfer) (abeg|wey i send)
      wetin happen to the (money|transfer|{amount}) wey i (send|do) {period}
      my transfer status (na what|how far)
      the money don enter {name} account (?|i send am since)
      (shey|has) the {amount} wey i send {name} don (reach|enter)
      (seller|shop owner|landlord) say e never see (alert|the transfer|my money)
      money don comot (my account|) but (the person|{bank}|{name}) say e never enter
      how long e go take before {name} (see|receive) (the money|am)
      (why|wetin make) {name} never (see|receive) the money
      my money dey (pending|hang|stuck) (since|for {bank}|)
      transfer (pending|processing|hanging) (since morning|abeg|why)
      una don reverse the (failed|pending) transfer (abi|?)
      (when|what time) una go reverse (my|the) (money|failed transfer)
      the transfer fail but money never (come back|return|enter back)
      they debit me (twice|) for transfer and {name} no (see|receive) (anything|any one)
      abeg check (the|my) transfer to {bank}, e never (enter|reach)
      i don send {amount} give {account} {bank} but e never (drop|enter)
      (confirm|check) if {name} don (see|receive) the money i send
      the {amount} i send (don land|don reach|don enter) {name} account (?)
      (e|the money) never reach (am|them|the school|my mama)
      my mama never see the money i send (for village|since yesterday|)
      school say (dem never see|e never enter) the fees wey i (pay|transfer)
      i transfer rent give landlord, e say (no alert|he never see am|nothing enter)
      (the person|{name}) dey wait for the money (wey i send|i transfer) since
      my {amount} don hang for network since i send am
      i wan (know|track) where the {amount} wey i send (dey|reach)
      (trace|follow) the transfer wey i (do|make) {period}
      transfer successful but {name} no (see|get) (credit|alert|money)
      since i send the money {name} (still dey wait|never call say e see am)
      {bank} never (credit|pay) the person wey i send money
      (what|wetin) is the status of my transfer (to {name}|)
      i send am since, why e never (drop|enter|reach)
      the money (stuck|hook|hang) (for where|between una and {bank}|)
      money i send to {name} no (enter|show|reflect)
      i do transfer {period}, the man never get (am|alert)
      (where|wey) the money i (send|transfer) to {name} (yesterday|{period}|)
      my transfer don (go|enter) (abi e fail|or e still dey pending)
      the receiver never see (money|alert) (since|till now|)
      my customer no gree release goods because (transfer|money) never (enter|reach am)
      pending transfer (abeg|of {amount}|wey never go)
      e say successful but e never (reach|enter) (where i send am|the person)
      help me find (out|) whether the money reach {name}
      how far the money wey i send (go|give) {bank}
      i pay (rent|school fees|supplier) by transfer {period}, they say they never (see|receive) am
      my boy for school call say the money (i send|wey i send) never (enter|reach)
      i dey bank app see (successful|completed), but {name} say no alert
      i don send am but e be like e never (go|reach)
      debit alert don enter my phone, but {name} never (get|see) credit
      the transfer to {bank} {account} never (enter|go through|reach)
      which day my failed transfer money go (come back|return|reverse)
      (two|three|five) days now the money i send never (enter|reach) {name}
      abeg confirm if the transfer (i do|to {name}) (go through|enter|reach)
      (my|the) payment to {name} (still dey process|dey hang|never complete)
      {name} call me say e still never (see|receive) my transfer
      is my transfer (successful|complete|still pending) (?|)
      did my (transfer|money) go (through|to {name}) (?|)
      where the {amount} enter (wey i send {name}|since yesterday)
      the woman wey i send money say e never (land|drop)
      transfer {reference} never (reach|enter|land)
      status of {reference} (abeg|please)
      i need my money back (if|because) the transfer (fail|no go)
      una still hold the money wey i send (give {name}|since)
      i send {name} money for hospital e never (see am|reach), (abeg do fast|time dey go)
      money no enter for {bank} (side|since i send am)
      that transfer (don tey|take time), (e never reach|where e dey)
      my {amount} still dey (hang|road|air)
      please check my transfer to {name}, e never (reach|enter)
      kindly help me (track|trace) the {amount} wey i send
      good morning, the transfer i do (yesterday|{period}) never (enter|reach) {name}
      sir my money don hang since {period}
      i dey worry about the {amount} wey i send {name}, (e never reach|he never see am)
      please when the money i send go (enter|reach) {name}
      {bank} say transfer never (come|reach them)
      e don (tey|take long) wey i send the money, {name} still never (see|get) am
      i send am since, {name} dey (call|disturb) me say e never enter
      network hang when i dey send {amount}, e go through (?|or e fail)
      i no sure if the transfer go (through|enter), check am
      the money i send never show for {name} side (abeg|)
      my supplier never see payment of {amount}
      landlord never get the rent wey i transfer
      transfer don fail but una never return my {amount}
      when failed transfer go reverse (abeg|?)
      {amount} hang (for transfer|between banks|since morning)
      check reference {reference}, e reach abi e no reach
      money dey show sent but {name} no receive
      i do transfer two hours ago, nothing reach
      i send my pikin school fees on monday, school say e never enter, wetin happen
      i pay for goods since morning, the woman still dey hold my goods because alert never enter
      i transfer money to my wife, una remove am from my account but her own never enter
      i don check with {bank}, dem say nothing enter from una, where my money
      my money comot since (yesterday|night), {name} never see am, i dey worry
      my transfer never enter
      where my {amount}
      {name} never see money
      transfer dey pending
      money hang
      e never reach {name}
      una debit me, {name} no get am
      {name} still dey wait for the {amount} (wey i send|i transfer)
      check why {name} never receive {amount}
      i send money {period} and person never confirm am
      the transfer wey i do never reach the (hospital|school|shop)
      my transfer no reflect for (the other side|{bank}|{name} account)
      when my pending transfer go (clear|enter|complete)
      abeg push my transfer, e dey pending
      una remove {amount} but the transfer fail
      my failed transfer never reverse (since|till now)
      transfer issue, {name} never get am
      how long before my transfer to {bank} enter
      e still dey process (since|my transfer)
      i wan be sure say my money reach {name}
      money no reach my mama (since yesterday|o|abeg)
      has {name} received the {amount}
      (three|two|five) days now (my|the) transfer (never|no) (land|drop|reach)
      (customer|my guy|{name}) (still dey wait|dey call me) say the {amount} never (enter|reach)
      (dem|una) debit me but {name} (no get|never get) (alert|credit|anything)
      (e show|my phone say) successful but (the money no enter|nobody collect am|{name} no see am)
      (my transfer|the payment) (still dey|dey show) (pending|processing) (since {period}|why)
      (my transfer|the money) to {name} (still hang|no reach|dey air), when e go (enter|drop)
      (my people|my mama) (never collect|no get) the {amount} wey i (send|transfer) since {period}
      (the money wey|{amount} wey) {name} send me (never show|no enter|no reflect) (since {period}|till now|)
      (when|what time) (my|the) (transfer|{amount} wey i send) go (enter|reach|land)
      (track|trace) (my|the) (transfer|{amount}) (wey i send {name}|abeg|)
      i send (am|the money) (since morning|since {period}) (e never drop|nothing reach)
      (failed|declined) transaction, (when my money go come back|una never return my money)
      (it is|na) (two hours|one week|since morning) and {name} (never see|no get) the (transfer|money)
      (the person|{name}) (dey shout|dey vex) say e never see the money
      {amount} (comot|leave) my account but (no reach|never enter) {name} (side|own|account)
      (my transfer|that money) (hang|stuck|dey float) (for where|since {period}|for network)
      confirm whether the money wey i send don reach {name}
      (what|wetin) (happen|dey happen) to (the|my) (transfer|{amount}) (wey i send|to {name})
      (i send|i pay) {bank} {account} {amount} (e never reflect|dem never receive am)
      (why|wetin make) (the|my) transfer (dey delay|dey pending|never drop)
      (my brother|my aunty) send me {amount} (from {bank}|) (e never enter|i no see alert)
      (how long|how many hours) (transfer|the money) (go take|dey take) (reach|enter) {bank}
      (alert|debit) (show|come) for my side but (other side|{name}) (no see anything|never get)
      (money|transfer) (lost|miss) (for road|between) (abeg find am|e no reach)
      {name} (say|dey swear) (e never|him never) (see|receive) (my transfer|the {amount})
      (my money|the transfer) (enter|go) (which side|where) (since {period}|as {name} no see am)
      (abeg|) (help me|) (chase|follow up) (the|my) (pending|hanging) (transfer|money)
      (successful|debit) (na him|wey) (show|i see), (why|but) {name} never (see|get) (the|) money
      e don reach three hours, {name} never see alert
      i send {amount} since, the woman still dey shout say she never see am
      i dey shop, seller no gree give me goods because my transfer never show
      dem hold me for eatery, my payment never drop for their side
      my transfer don hang for network
      una debit me but the person never collect anything
      money don comot from my side, e no land for {bank}
      {bank} say dem never receive any money from una
      e show successful but {name} no see shishi
      e show pending since yesterday
      my {amount} dey hang for sky since
      the money wey fail, when e go come back to my account
      una say reversal go happen in 24 hours, i never see am
      reversal never enter
      i still dey expect my reversal
      my refund never reach me
      failed transfer but money never come back
      transfer fail, debit enter, wey my money
      my brother for {bank} send me {amount} since morning, e never enter
      dem send me money from {bank} i never see alert
      customer show me successful transfer but my account never receive am
      i deposit cash with agent, e never reflect
      the {amount} wey i deposit no dey show
      track that transfer for me abeg
      trace my money o, the person never get am
      check the status of the transfer wey i do {period}
      e don reach the person (?|that transfer wey i do)
      did {name} get the money wey i send
      how far the money wey i send {name}, e don drop
      landlord say im never see my rent money wey i transfer
      hospital people no gree treat my mama because the transfer never land
      school bursar say e no see payment wey i send
      my pikin dey stranded, the {amount} wey i send never enter
      why transfer dey take forever to reach {bank}
      my money don loss between una and {bank}
      una hold my transfer (?|the person never see am)
      i send am twice because the first one no show, now none don reach
      session id {reference}, {bank} say dem no see am
      reference {reference}, money never land
      abek the money i send neva reach
      i do transfer for drugs, the pharmacy people say dem no see am, my mama dey inside hospital
      na since friday i send money give my landlord, till now e never drop and una don debit me
      una remove {amount} but {bank} no see am, today make am three days
      my salary suppose don enter, my office people say dem send am since, e never show
      i send am with my own eyes, e show success, but she say nothing drop
      rider no gree drop my food because my transfer never land
      filling station attendant seize my key, transfer never show
      conductor dey drag my shirt, my transfer still dey pending
      e don tey wey i send {name} money, she still dey wait
      una message say transfer processing since 7am
      my {amount} no dey for my account, e no dey for {name} account
      when the pending go clear
      i dey find my money wey hang
      the transfer bounce but my balance still short
      dem say make i wait for reversal, how many hours e go take
      bank of the receiver say make i ask una, dem never see am
      interbank transfer of {amount} still hanging
      my refund from the failed transfer how far
      {name} dey curse me because the money never drop for him side
      the man dey call me every minute say im alert never enter
      alert of debit enter but {name} still dey wait
      how many days failed transfer dey take to come back
      una dey whine me, the money never reach {name}
      {name} say i be liar because transfer no land
      money don japa, {name} never see am
      e don tey for air, my {amount}
      my transfer enter voicemail
      cattle seller no gree release cow, transfer never drop
      na ghost hold my transfer (?|e never land)
      my shalaye don tire {name}, the money never enter
      who hold my {amount}, una or {bank}
      the money leave me, e never land {name}, wetin dey happen
      transaction successful but receiver account still empty
      i don show {name} debit alert, still e say nothing enter
      dem promise reversal for 48 hours, e don pass
      pos reversal never enter my account
      how i go know whether the transfer don drop for {name} side
      landlord go pursue me if this transfer no land, check am
      i pay for my mama drugs with transfer since 8am. the chemist say e never see am and mama dey cry for pain
      i send transport money to my pikin for park. bus wan leave am because e never enter
      last night i do transfer for drink, bar man hold my phone because e no see the money, and una don debit me
      good morning. yesterday i send {amount} to {name} for {bank}, she say nothing enter till now
      i no wan quarrel. i just wan know where my {amount} wey i transfer dey
      i buy cow from north, i don transfer since morning. the man no gree load am because e never see money
      i dey filling station and una transfer hang. dem don collect my key
      my pikin dey exam hall gate, fees never drop for school account, una don debit me
      una say failed but my money no come back. tomorrow na market day, i need am
      i send {name} {amount} on friday, today na monday. e never see one naira
      na my last money i send. e no reach {name} and e no come back to me
      (the woman dey shout|goods dey ground|bus wan go), my transfer never reach am
      (since yesterday|since church close|since i leave shop) i send {name} {amount}, e never see am
      (my pikin dey stranded|hospital no gree start|landlord dey vex), the money wey i send never enter
      (una don debit me|alert don enter my phone|my balance don reduce) but {name} say nothing drop
      e don turn quarrel between me and {name}. i send, she no see
      i show dem successful, dem say no be their problem. the money never land for their side
      my account don minus {amount} and {name} phone no ring alert
      na since i marry i never see transfer wey dey hang like this. two days now
      hospital gate dem still lock. payment wey i send dem dey air
      she say no alert, i say i don send. na una go settle this fight
      i do transfer before rain start. rain don stop, she still never see am
      {bank} and una dey throw me up and down. which of una hold my {amount}
      as i dey talk to you the mechanic still hold my car. transfer wey i do never show for am
      my mama dey hospital and the {amount} wey i send never reach am. wetin dey hold am
      bride people don dey look me one kain. the money don comot from me but dem never see am
      i pay the fish woman, debit don show, she say nothing enter. rain don dey come, we two stand here
      the farm boys dey wait under tree since morning, transfer wey i do for dem still dey pending
      driver don lock me inside keke because my payment never drop. check am
      as i wan pay for exam form e debit me, the school say dem no see am. deadline na today
      since arsenal match start i send {name} {amount}, match don end, e never see am
      una say reversal na 24 hours. two sundays don pass my {amount} no come back
    `,
    recall: `
      recall {reference} (abeg|)
      i (send|don send) (the|) (money|{amount}|am) (to|give|enter) wrong (person|account|number)
      i (make|don make) mistake (send|) {amount} (give {name}|)
      (help me|abeg) (reverse|call back|bring back|collect back) (the|my|that) (money|transfer|{amount})
      na mistake i (make|take) send (am|the money)
      bring back (my|the) money wey i send (by mistake|give wrong person|)
      <i_wan> (collect|get|reverse) (my money|the money|{amount}) back from (wrong account|{name})
      wrong account (i send am|na im i send am|abeg reverse)
      reverse (the|that|my last) transfer (abeg|)
      i no mean to send am (that money|)
      i put wrong account number
      the money go wrong person (hand|account)
      i send am two times, return one
      how i go take get back money wey i send wrongly
      abeg call back {reference}
      no be that person i wan send
      i mistakenly transfer {amount} give {name}
      make una return the money wey i send by mistake
      i put too much zero
      reverse am
      (help me|abeg) collect (back|) (my|the) ({amount}|money) (wey i send wrong|back|from wrong person)
      i put (too much|extra) zero (reverse am|)
      make una (reverse|call back) the money wey i send (wrong|by mistake)
      i (mistakenly|don mistakenly|by mistake) (send|transfer|pay) {amount} (to|give|enter) (wrong person|wrong account|another person)
      (abeg|help me|oga) (reverse|bring back|return|recall|collect back) (my|the) (money|transfer|{amount})
      (the|na) (money|transfer) (don|) (enter|go) wrong (account|person|hand)
      na (wrong|mistake) (account|transfer|person|number) (be that|i put|i send am give)
      i wan (collect|get|take) my money back (from|) (the wrong person|wetin i send|)
      i (send|put|type) (wrong|another) (account number|number|acct) (abeg help|)
      how i (go|fit) (take|) (reverse|collect back|recall) (money|transfer) wey i (send|don send)
      i (send|pay) am (double|two times|twice|pass wetin i suppose send)
      no be {name} i suppose send (am|the money) (give|)
      (dem|one yahoo boy) (scam|use 419 collect from) me, (reverse|recall) the (transfer|money)
      no be {name} i suppose send the money, bring am back
      (i send|i don send|e go) (am two times|to wrong person|wrong account|pass the amount), (bring am back|return am|help me)
      (abeg|) (return|bring back|collect back) (the money|my {amount}) (from {name}|wey i send by mistake)
      (chai|jesus|ye|kai) i (don|) (send|throw|pay) (am|{amount}|the money) (give|to) (another|wrong) {name}
      (abeg|oga abeg|) my (hand|finger|eye) (slip|miss|shake) (i send|and e go) (wrong person|{amount} instead of {amount}|wrong account)
      (na {amount}|i suppose send {amount}) (i wan send|) but i (send|type|press) {amount}
      (abeg|oya|biko|) (the|two) names (resemble|be the same), i (send|pay) (the wrong one|another person)
      (collect|bring) (back|) (the|my) {amount} before (e|the person) (spend|withdraw|chop) am
      (the|that) (person|guy) wey (collect|get|see) (the money|am) (no be my person|i no sabi am|no be am)
      (mistake|error|wahala) (don happen|o)(,|) (wrong account|wrong person|i send am wrong)
      (e get how|una fit|fit person) (recall|reverse|cancel) (transfer|money) wey (don go|enter wrong account|go already)
      i (don|) (pay|send|settle) (one person|{name}) (double|two times), (return|collect) (one|the extra)
      one (extra|more) zero (enter|follow), i (send|pay) {amount} instead of {amount} (abeg|na|)
      (make|tell) (the person|the bank|{bank}) (return|vomit|bring back) (my|the) (money|{amount}) (wey i send by mistake|)
      (rong|wrang|wron) (account|acct|person) (abeg|help|reverse am)
      i (press|put|select|choose) (wrong {name}|wrong bank|wrong number) (for the transfer|)(, reverse am|, help me)
      (abeg|oga abeg|) (open|start|log) (recall|reversal|dispute) (for|on top) (the transfer|{reference}|my money)
      (stop|catch|hold) (that|the) (transfer|money) (wey just go|i just send) (e wrong|na mistake)
      (make una|abeg) (help me|) (fight|pursue|retrieve) (the|my) money from (wrong|that) (account|person)
      the money no suppose enter that account, reverse am
      (by accident|for mistake|unknowingly) i (transfer|send|pay) (stranger|person wey i no know|{name}) {amount}
      (i wan|abeg) (undo|call back|draw back) (wetin i send|the transfer|that money)
      (i beg|abeg o)(,|) i (don do|do) (big|serious) mistake(, wrong account|, i pay wrong person|, na another person i send am)
      e enter (old|wrong|another person) account (abeg help|bring am back|)
      (una|bank) fit (beg|call) (the person|{bank}) make e (return|refund) (am|my {amount})
      i (send|pay) (more|extra) pass (the price|wetin we agree)(, collect the extra|, reverse am|, bring balance back)
      (i|i don) (send|pay|drop) (money|{amount}|am) (for|give|enter) (wrong person|wrong account|another person)
      (abeg|oga|) (reverse|bring back|recall|return|draw) (my|the|that) (money|transfer|{amount})
      (no be|na mistake, no be) (the person|that account|am) i (wan|suppose) (send|pay)(,|) (return|reverse|bring) (am|my money) (back|)
      (i press|i put|i type) (wrong|extra|one more) (number|zero|digit|name)(,|) (bring|return|reverse) (am|the money)
      i (send|pay) (am|{name}) (two times|double)(,|) (bring|reverse) one (back|)
      (help me|una fit) (collect|get) my money (back|) from (the wrong person|that account)
      i send money (to|give) wrong (person|account) (abeg help me|)
      i (transfer|send) {amount} to wrong (account|person|number), (reverse am|help me get am back)
      (abeg|please) reverse (my|the) (transfer|money) (to {name}|of {amount}|)
      i wan (reverse|recall) (the|my last) transfer
      na wrong account i (put|send|pay)
      how i go get my money back from wrong (account|person|transfer)
      i (mistakenly|) send {amount} instead of {amount}
      i add (extra|one more) zero (for the transfer|) (abeg reverse|)
      i send (am|the money) twice, (reverse one|bring one back)
      (the|this) person wey i send money no be the (right|correct) person
      (recall|reverse) {amount} (wey i send {name}|from wrong account|abeg)
      i send money to {name} by mistake
      i pick wrong (name|beneficiary|{name}) (and send|for the transfer)
      una fit (recall|reverse|return) (the|my) money (wey i send wrongly|)(?|)
      my hand touch wrong (name|number), money don go
      (return|bring back) my {amount} from (that|the wrong) account
      wrong transfer (abeg|help|of {amount})
      i type account number wrong (and the money go|)
      i suppose send {name} but i send {name}
      person wey i no know don collect my money by mistake
      (reversal|recall) (abeg|of {amount}|for wrong transfer)
      wrong person don receive my money (abeg|)
      i overpay {name} (by {amount}|), (collect the extra|bring balance)
      i mistake send {amount} to {name} old account, bring am back
      i want my money back, i send am to wrong (person|account)
      make {bank} return the money i send (by mistake|wrongly)
      abeg the transfer i do (now|just now) enter wrong person
      i copy wrong account (number|) (and send {amount}|money don go)
      the account number get mistake (i don send|and money don go)
      i choose {name} instead of {name} when i dey send the money, reverse am
      (stop|reverse|bring back) the {amount} wey i just send, (na mistake|e wrong)
      i wan request (reversal|recall) (of|for) (wrong transfer|{amount})
      my pikin press phone send {amount} to somebody, bring am back
      i send money give another {name}, no be the one i mean, bring am back
      network make me send (am|money) two times to {name}
      i no check the name well before i send, (na wrong person|now na another person get am)
      person wey receive the wrong transfer no gree (return|refund) (am|my money)
      abeg talk to {bank} make dem (hold|return) the money wey i send wrongly
      i for send {amount} but i send {amount}, (help me|bring back the rest)
      e enter wrong (person|account|bank) (abeg help|)
      i don make mistake for transfer (abeg help|how i go get am back)
      retrieve (my money|{amount}) from wrong (account|person)
      please i send money to wrong (person|account), (help me|reverse am)
      kindly (reverse|recall) my transfer of {amount} (na mistake|wrong account)
      sir i mistakenly (pay|send) {name} {amount}
      i enter wrong (amount|account number|name), money don go
      please help me collect (my money|{amount}) back from the wrong person
      i send {amount} (instead of {amount}|more than normal) by mistake
      oh no, wrong account, reverse the money
      i pay the wrong shop {amount}, abeg recall am
      i suppose send {name} but i send am to {name}, reverse am
      i send to wrong bank
      na typing error, {amount} don enter wrong person account
      i don pay twice, return one {amount}
      return my money from {name}, i send am by mistake
      i dey hurry, i no check the name well, i don send {amount} to wrong person
      my eye no clear, i type wrong account number and money don go
      i suppose send {name} for {bank} but i choose another {name}, help me collect am back
      instead of five thousand i send fifty thousand, abeg help me get the rest back
      i send {amount} to one number wey i no know, na mistake, bring am back
      recall pls, wrong person
      i transfer to person wey no be {name}
      wrong number i put, money don enter am
      i don send before i see say account wrong
      reverse last transfer (pls|abeg|na mistake)
      i pay {name} but na {name} i suppose pay
      money enter wrong hand (abeg|help)
      wrong beneficiary, abeg reverse
      i send extra {amount} to {name}, collect am back
      i wan recall money i send by mistake
      abeg cancel the transfer wey don go wrong person
      (oh no|chai|yeh), i (send|transfer) (am|{amount}) (to the wrong person|enter wrong account)
      (one digit|last number) (wrong|no correct) for the account wey i (pay|send money) (to|), (reverse am|help me)
      i (press|type) {amount} instead of {amount}, (get the extra back|reverse am)
      (same name|two {name}) (confuse me|dey my list), i (pay|send to) the wrong one
      (i send am|i pay am) (twice|two times) by mistake, (return one|reverse one)
      (draw|pull) (that|the) {amount} (back|come back), (i no mean to send am|na mistake)
      (my pikin|small boy) (press|use) my phone (send money|transfer {amount}) (by mistake|to who i no know), reverse am
      (the person|{name}) (no be who|no be the person) i (wan|mean to) pay, (bring am back|reverse)
      (how|can) i (take|) (get|collect) money back wey i send (wrong account|to wrong number|by mistake)
      (stop|reverse) that (last|) transfer, (the account no correct|na wrong bank)
      (i make|i do) (mistake|error) (for|with) (transfer|account number) (help me reverse am|bring money back)
      (the account|number) (wrong|no be my guy own) and (i don send|money don go) (reverse am|help me)
      {amount} (go|enter) (stranger|wrong person) account (because of my mistake|i type wrong number), (recall am|bring am back)
      (reverse|recall) (the|that) {amount} (wey i send|to {name}) (by error|na mistake|i send wrong)
      (instead of|no be) {name} (i pay|money go) another person (reverse am|help me collect am)
      (i over|i don over) (pay|send) {name} (bring balance back|reverse the extra)
      (beg|tell) (the bank|that person) to (return|send back) money i send (by mistake|wrongly)
      (fat finger|old eye|no glass) make me send (wrong amount|to wrong account), (reverse am|abeg recall am)
      (abeg|help) (call|bring) back (the|that) {amount} (wey i send wrong|i no mean am)
      (i send|i transfer) (before|and) (i see say|realise) (account|name) no (be the one|correct)
      (na|it is) (duplicate|double) (transfer|payment) i do (return one|reverse one)
      (my mistake|na my fault), i (send|pay) (wrong|another) (person|account) (bring am back|fit reverse?)
      (dem|the person) (don block me|no pick) after i (mistakenly|wrongly) send {amount} (help me recall am|reverse am)
      (account name|name) (different|no match) after i (send|transfer) {amount}, (reverse|recall) am
      (name|account) (no be the one|no match) (as i|and i) (don send|send am finish) (reverse am|bring am back)
      (i realise|i just see) say i (send|pay) (wrong person|wrong account|pass amount) (reverse|recall am) (abeg|)
      ah i don send money to another {name}, no be the one i want, bring am back
      na 5k i wan send, i mistake send 50k, help me collect the rest back
      i add extra zero for the transfer, reverse am abeg
      i type the account number wrong by one digit, money don go meet stranger
      my finger slip, i send {amount} to wrong account
      call back that {amount} wey i just send
      pull back the last transfer, na mistake
      stop that transfer wey i do now, e no go right person
      reverse the transfer wey i do to {name}, na error
      i send money to my old landlord instead of the new one, help me get am back
      my pikin use my phone send {amount} to somebody, abeg recall am
      i pick wrong name for list and send money, bring am back
      i don send to {bank} instead of {bank}, wrong person collect am
      beg the person wey receive my money by mistake make e return am
      how long e go take to recover money wey i send to wrong account
      i wan withdraw the transfer wey i don do
      undo the last transfer abeg
      cancel the transfer wey don already go
      vendor no get the goods again, abeg reverse the money wey i pay am just now
      i overpay the tailor, collect the extra back
      money wey suppose go my wife don enter one strange man account because i type wrong number
      i wan recall {amount} from {account} {bank}, na wrong number
      {name} say make i send am to another account but i don already send am, bring am back
      jesus, i don transfer my rent money to wrong person
      i no wear glass, i send money to wrong person
      i enter {amount} instead of small amount, the person no wan return am
      i dey rush dey type, i no know say i don pick wrong {name}, abeg bring the money back
      as i check now i see say i send {amount} two times to same person, collect one back
      wrong akant i send money, helep me revas am
      phone hang, i press send two times, return the second one
      i use old number for list, e don go another man account, bring am back
      {name} say the account no be im own, bring the money back
      i don send to my ex by mistake, collect am back abeg
      i copy account number from wrong chat, money enter stranger
      i wan send {amount} but hand press {amount}, return balance
      na {bank} {account} i suppose send, i don send am to wrong bank
      the person wey see my money by mistake don block me
      help me beg the owner of {account} make e return my {amount}, na mistake
      una fit hold that money before the wrong person withdraw am (?|)
      i don report wrong transfer, una don collect am back (?|)
      hospital bill i pay wrong account, reverse am sharp
      pos boy use wrong account send my money, help recall am
      school fees i send go another school account, draw am back
      wrong {bank} i choose, money enter another man hand, recall am
      werey hand, i send {amount} to wrong person, bring am back
      omo i fumble, wrong account, reverse am
      i don misyarn, i send {amount} to {name} instead of {name}
      mosquito bite me i press send to wrong person, abeg recall
      that urgent 2k enter wrong aza, collect am
      my wife use my phone send am to wrong shop, bring back
      abeg i send {amount} and na {amount} i wan send, return the extra
      stop payment for that last transfer, wrong person
      money don enter one unknown {name}, i no know am, na my typing mistake
      account name resemble so i send am, na wrong person
      i pay wrong school, return am
      i load wrong account, no be my own, reverse the money
      na old landlord collect the rent by mistake, call am back
      how i fit take get back money wey enter another person account by my mistake
      help me plead with wrong receiver
      my eye no clear and light no dey. i don send {amount} go wrong account, abeg help me bring am back
      i get two {name} for my phone. i send the money to the wrong one and e no gree return am
      as i dey hurry enter bus i send {amount} twice. make una collect the second one back
      light take as i dey type and i press wrong person. abeg stop the money before e withdraw am
      {name} for office and {name} for church, i mix their account. bring the money back
      i read the account number upside down, money don enter person i no know. help me
      i wan buy card of {amount} but i send am as transfer to one stranger. collect am back
      (light take|pikin push my hand|i no wear glass), na so i send {amount} go wrong account, bring am back
      (i dey rush|i dey sleepy|i dey talk with customer) and i pick wrong {name}, reverse the money
      (jesus|chai|yeh), the money don go wrong person, help me collect am back
      na my brother i wan help but the money don enter another person hand. i check am, one number wrong
      i greet the person wey collect am by mistake, e insult me. una get way to bring the money back
      instead of {amount} i put {amount}. the trader dey smile, abeg collect the extra
      my hand fat and phone small. one wrong number and my {amount} don go meet stranger
      e never reach one minute wey i send am. abeg stop am, na wrong person
      i wan pay {name} for soap and i pay {name} for yam. reverse the wrong one
      na old contact i choose. the man don change account owner, money don lost, bring am back
      (na by accident|by accident) i (send|pay) {name} {amount}
      i (send|pay) {name} {amount} by accident
      i dey hold baby with one hand press {amount} instead of small money. bring the extra back
      as goal enter i shout press wrong name. the {amount} don go {name}, abeg call am back
      na my old landlord account i send the rent go, we don pack from there since. reverse am
      my eye blur because of apollo and i type wrong number. {amount} go stranger, help me bring am
      two {name} dey my phone, tailor and cousin. the money go cousin instead, recall am
      i pay for wedding hall and date don shift, the transfer just leave. abeg pull am back
      my small pikin press send when i dey cook. {amount} don go {name}, bring am come back
      i send offering money go former church. i wan collect am back from the wrong account
    `,
    spending: `
      how much i (don|) (spend|chop|use|finish|waste) {period}
      wetin i (dey|) (use|spend) (my money|money) (do|for) {period}
      where (all|) my money (dey|) (go|enter|follow pass)
      <show> (how i dey spend|how i take spend my money|my spending|wetin i spend) ({period}|)
      how much i (don spend|spend|use) (for|on top) (food|data|airtime|transport|light|fuel) ({period}|)
      (i dey spend too much|i don dey spend too much) (abi|)
      na how much (don|) comot from my account {period}
      how i take finish {amount} {period}
      wetin dey (chop|eat|finish) my money
      break down (how i spend|my spending) (for me|)
      how much i don send give {name} ({period}|)
      which side my money dey go pass
      i wan know how i dey spend (my money|)
      how much money i blow {period}
      total wey i spend {period}
      spending wey i do {period}
      my money dey finish anyhow, why
      calculate wetin i spend {period}
      wetin i spend pass on
      wetin dey (chop|eat|finish) my money (like this|)
      which thing (dey chop|i dey use) my money
      how my money take (finish|waka)
      i wan see wetin i (dey|) spend money on
      (how my money take finish|where my money dey go) ({period}|)
      (how much|wetin) i (don|) (spend|chop|waste|blow) (for|on top) (food|transport|data|light|airtime) ({period}|)
      (wetin|which thing) dey (chop|finish|carry) my money (pass|most|)
      how much (money|) (comot|commot|don comot) (from my hand|) {period}
      how much i (don|) (spend|chop|waste|use|blow) ({period}|for food|on data|on transport|)
      (where|wia) (all|) my money dey (go|waka go) ({period}|)
      wetin (dey|don) (chop|finish|eat) my money ({period}|)
      (show|tell|break down) (me|give me|) (how i take|how i dey) (spend|chop) money ({period}|)
      (wetin|which thing) i (dey|) (spend|use|waste) money (pass|on pass|for)
      my (spending|expenses) (for|of|) {period}
      i dey (spend|waste|chop) too much (money|) (abi|)
      how (i take|i dey) (finish|blow|spend) my (salary|money)
      (calculate|check|count) (how much i don spend|my spending|my expenses) ({period}|)
      how much (enter|go for|i use for) (food|light|airtime|transport|enjoyment|betting) ({period}|)
      (where|how) (my money|all my money) (dey go|take finish|dey enter)
      how much (i|money i) don (send give|spend for|use for|blow for) ({name}|food|data|transport|enjoyment) ({period}|)
      (wetin|who) (dey|don) (chop|finish|swallow) my money ({period}|)
      na how much (comot|commot|go|waka) from my account {period}
      (wetin|which things) i (use|take) my money do {period}
      (i dey|i don) (spend|waste|use) (too much|pass my power) ({period}|)
      (i no|i no fit) (understand|explain) how my (money|salary) (take|dey) (vanish|disappear|fly)
      (salary|money) (enter|drop) (last week|on friday) e don (finish|dry)(, na wetin i use am do|, how|, where e go)
      (wetin be|which be) my (biggest|heaviest|highest) (spending|expense) ({period}|)
      (add|join|sum) (everything|all) wey i (spend|pay|chop) (for food|for fuel|{period})
      (my|the) (spending|expenses) don (high|increase|reduce|low) (pass last month|abi|)
      (one day|one week|every day) (na how much|how much) i dey (spend|chop|use)
      how much of my salary dey go (rent|food|betting)
      i (burn|scatter|blow) {amount} {period}(, for wetin|, show me how|)
      (feeding|fuel|gen|kitchen|transport) money (wey i spend|) (for|) {period} (na how much|)
      (compare|weigh) wetin i spend (this month|this week) (with|and) (last month|last week)
      (who|which person|which shop) (dey|don) (chop|collect) my money (pass|most)
      (abeg|oya|biko|) (arrange|sort|group) my (spending|expenses) (one by one|for categories|{period})
      my money dey run like water, show me where e dey go
      (how much|wetin) i (use do|waste for|throw for) (sport bet|beer|girls|enjoyment|aso ebi) ({period}|)
      (i wan|help me) (reduce|control|cut) (how i dey spend|my spending)(, where i go start|, show am|)
      (set|do|make) (budget|spending plan) (of {amount}|for me|for food) (abeg|na|)
      my budget (remain|still remain|don finish) (how much|abi|)
      (i dey|am i) (follow|obey|pass) my budget (so|abi|)
      (abeg|oga abeg|) (spendin|expences|spendings) (for|of) {period}
      (draw|show) me (chart|picture|table) of (how i dey spend|my spending)
      (na wetin|which thing) (carry|take) (all|half of) my (money|salary) (waka|go) ({period}|)
      how much family people don collect from my account {period}
      (total|sum) wey (i spend|comot|i use) (for|on top) (market|food|church|{name}) ({period}|)
      (i|me) (dey|don) (over spend|dey lavish|spend pass) (this month|this week|abi)
      (abeg|oya|biko|) (which day|which week) i (spend|waste|use) money (pass|most)
      (my wife|madam|mama) say i dey (waste|spend) (anyhow|too much)(, show am|, prove am|, tell me how much)
      help me see where my salary (go|enter) {period}
      (abeg|abeg o|) how much (light|fuel|data|airtime|food|rent) (chop|collect) from me ({period}|)
      (top|three|biggest) (thing|things) wey i (spend|waste) money (on|for)
      (abeg|oga abeg|) (spending|expenses) (for|of) (each week|each category|each person)
      (where|how) i dey (lose|waste|leak) money
      (abeg|oya|biko|) (calculate|tally|count) (all|) my (cost|expenses|spending) ({period}|)
      (normally|on average) how much i dey (spend|use) (for one day|for one week|every month)
      i don (cross|pass|break) my budget (so|abi)
      wetin i (fit|suppose) (cut|remove|reduce) (for|inside) my (spending|expenses)
      (rice|soup|kitchen) money (don chop|chop) how much ({period}|)
      (money|cash) wey (i use|go) for (church|children|clothes|medicine) ({period}|)
      (i dey spend|i spend) (more|less) pass (last week|last month) (abi|)
      (how i take|wetin i take) (chop|finish|blow) (my money|my salary|{amount}) ({period}|)
      (where|which side) (my|all my) (money|salary) dey (go|enter) ({period}|every month|)
      (how much|wetin) i (don|) (spend|use|chop|waste) (for|on top) (food|transport|fuel|data|light|airtime|enjoyment) ({period}|)
      (show|tell) me (how|where) i dey (spend|waste) (money|my money) ({period}|)
      (wetin|which thing) dey (chop|finish|swallow) my money (pass|most|)
      (i dey|i too dey|shey i dey) (spend|waste) (money|too much|pass before) ({period}|)
      (total|all the) money (wey|) i (spend|use|chop) ({period}|)
      (compare|check) (my|) (spending|wetin i chop) (for|) (this month|this week) (with|and) (last month|last one)
      (my|the) money (don finish|finish quick)(,|) (wetin i use am do|show me where e go)
      (expenses|spending) (list|breakdown|summary|matter) ({period}|abeg|)
      how much (money|) i don (spend|use) (so far|{period}|this month)
      wetin i (spend|use) money on ({period}|)
      how much i (spend|use) for (food|transport|data|airtime|light) ({period}|)
      (show|give) me (my|) (spending|expenses) ({period}|for this month)
      where all my money (go|dey go) ({period}|)
      my money dey finish (fast|quick), (wetin i dey spend am on|where e dey go)
      how i take spend (my salary|{amount}|my money) ({period}|)
      wetin (carry|chop|finish) all my (money|salary) ({period}|)
      i wan know (how much|wetin) i dey spend (every month|every week|on food)
      which thing dey (carry|take|chop) my money pass
      my expenses (for {period}|na how much|abeg)
      total money wey i (spend|use) ({period}|)
      how much don comot from my account in total {period}
      how much i dey spend (every day|every week|monthly) (on average|)
      i dey waste money (abi|?)
      i spend pass (wetin i earn|my salary|last month) (abi|?)
      (compare|check) my spending (with last month|this month and last month)
      (breakdown|summary) of (my spending|how i spend money) ({period}|)
      i spend too much for (data|food|airtime) {period} (abi|?)
      how much i don send (to|give) {name} in total ({period}|)
      how much i use buy (airtime|data|light|food) ({period}|)
      wetin i dey spend on pass
      my biggest (spending|expense|cost) ({period}|)
      set budget (of {amount}|for food|for transport) (for me|)
      how much remain for my budget (this month|)
      i wan (do|make|set) budget (for this month|of {amount}|)
      how much i (spend|waste) (on bet|for enjoyment|for beer) {period}
      (tell|show) me how i (use|spend) my money {period}
      (spending|expenses) by (category|week|day) (abeg|)
      how much i spend (yesterday|today|last week|last month)
      na wetin i take (my salary|my money|{amount}) do (sef|)
      the money wey i spend (this week|today|{period}) na how much
      money just dey (go|finish|comot), i wan see (where|wetin i use am do)
      i get {amount} before, how i take finish am
      calculate (all|) my (expenses|spending) (for {period}|)
      how my spending (be|dey|go) {period}
      analyse (my|how i dey) (spending|spend money) (abeg|)
      (am i|i dey) spend more (this month|this week) (than before|pass last month)
      which month i spend money pass
      how much transport (and food|) chop {period}
      how much (bills|light|data) chop from my money {period}
      wetin (i|me) use {amount} do {period}
      top (spending|expenses) (for {period}|abeg)
      where i fit cut (cost|spending) (abeg|)
      how much i don give (church|family|my babe) {period}
      i earn {amount} {period}, how much (don go|i don spend)
      how much i dey use (eat|drink|move) for one (week|month)
      my hand too (open|free), (show me wetin i spend|how much i don waste {period})
      how much of my money go for (school|family|fuel) {period}
      abeg calculate how much i don spend (since monday|since salary|{period})
      i wan track (my spending|my expenses|how i dey spend)
      (my|the) expenses list (for {period}|abeg)
      i spend how much {period}
      money wey i don spend (since|from) (january|monday|salary day)
      how much i don pay (for bills|for light|for dstv) {period}
      where my salary (go|enter|disappear) (?|{period})
      how my money dey go (abeg|this month|?)
      i need budget (for this month|for food and transport|of {amount})
      how much remain for (food|transport|data) budget
      show where i dey spend (most|pass|money)
      (weekly|monthly|daily) (spending|expenses) (abeg|report|summary)
      i dey spend (plenty|too much) for (airtime|betting|food), (how much|show me)
      who i give money pass {period}
      spending (abeg|report|breakdown|)
      please show me (how i spend|wetin i spend) {period}
      kindly (break down|calculate) my (expenses|spending) for {period}
      i wan monitor (how i dey spend|my spending)
      how much i (spend|use) in all {period}
      which area i dey spend (pass|too much)
      how much food chop from my money {period}
      my money finish before month end, wetin i spend am on
      give me report of my spending
      i wan know my total expenses {period}
      how much i dey spend on (my children|transport|my car) {period}
      i collect salary only two weeks ago and e don finish, wetin i spend am on
      my wife dey ask me where money dey go, show me wetin i spend {period}
      i wan reduce how i dey spend, show me my expenses
      how much i use for {period}
      where i spend pass
      total spending {period} (pls|abeg)
      my spending (don high|too much) abi
      how my {amount} take go {period}
      food alone, how much i spend {period}
      how i spend this month
      my spending
      where my money dey go
      put my budget for this month as {amount}
      (wetin|which thing) (chop|finish) my (salary|money) (this month|like this|{period})
      (my money|salary) no dey (last|reach month end), (how i dey use am|show me where e dey go)
      how much (go|enter) (transport|food|data|betting) {period}
      (add|calculate) (everything|all) wey i spend {period}
      (compare|check) (wetin i spend|my spending) (this month|{period}) (with|and) last month
      (break down|share) my (expenses|spending) (for me|by category|{period})
      (how much|the total wey) i (use|spend) (buy fuel|buy food|for light) {period}
      (am i|i dey) spend (pass myself|too much|above my power) (?|abi)
      (my expenses|spending summary) (for {period}|abeg)
      (which day|which week) i (spend pass|spend pass all)
      (food|transport|data|fuel) (alone|only) (how much|take how much) (from my money|{period})
      which shop i spend money for pass {period}
      (where|for wetin) i (spend|take spend) {amount} (from|out of) my (salary|money)
      (my money|salary) (dey fly|dey melt|dey run) (show me how i spend am|how i dey spend am)
      (weekly|monthly|daily) (spending|expenses) (report|breakdown|summary) (abeg|)
      (i spend|i don spend) (how much|reach how much) (since|from) (monday|january|{period})
      (wetin|which thing) i (buy|spend on) pass (this month|{period})
      (i wan|make i) (see|know) (where|how) my money (dey go|take finish)
      (chart|graph|list) of (my expenses|wetin i spend|my spending)
      (how|where) (i take|i dey) (finish|exhaust) (my money|salary) (every month|this month)
      (i wan|make i) (cut|reduce) my (spending|expenses), (show me where money dey go|how much i dey spend)
      (total|how much) (outflow|expenses) ({period}|for this week)
      (i dey|am i) (spend|use) more (than|pass) (last month|before) (?|)
      (data and airtime|food and drinks|transport) chop how much (from my salary|{period})
      (i wan|help me) (track|follow|check) (my spending|my expenses|how i spend)
      (food|fuel|data|transport) (and drinks|alone|matter) (i don|i) (spend|use) how much {period}
      how (i take|money take) (exhaust|finish|vanish) (my salary|from my hand) (show me breakdown|breakdown abeg)
      (my biggest|the biggest) (expense|spending) ({period}|na wetin)
      tell me how much i spend on (food|data|light) {period}
      i just collect salary last week, e don finish, how e take finish
      break down how i take finish my salary
      sapa wan kill me, check wetin i dey spend on
      how much don enter betting from my account this month
      total money wey i take buy fuel (this month|)
      how much i take do data since this month start
      na how much i don spend on top transport
      how much i don waste for bolt and uber
      calculate all the money wey i spend for food {period}
      how much my babe don chop from my account
      how much light dey take from me for one month
      na airtime abi data dey finish my money pass
      this week i spend pass my power (?|check am)
      how much dey go for charges from my account every month
      on average how much i dey spend per day
      which person i dey spend money on pass
      which category dey chop my money pass
      show me pie of how i spend
      show chart of my expenses
      my expenses too plenty, arrange am make i see
      group my spending make i see food, light, rent
      help me track wetin i dey spend
      my budget remain how much for food
      i don pass my budget (?|)
      set budget of {amount} for food every month
      put budget {amount} for transport
      warn me if i spend pass {amount} this week
      tell me if my spending don too much
      remove my budget for clothes
      change my food budget to {amount}
      i wan dey spend only {amount} per week, help me hold am
      how much i spend for market yesterday
      how much i use for burial {period}
      for this december how much i don spend
      from january till now how much don go
      how much i spend since monday
      how much go for school fees this year
      wetin take my money this weekend
      i no buy anything yet money don finish, where e go
      how much cash i withdraw {period} in total
      how much i take settle people this month
      my subscriptions dey chop how much every month
      rank wetin i dey spend money on from big to small
      i wan reduce my spending, show me where e dey leak
      where my money dey leak
      how shop expenses be for {period}
      i wan no wetin i tek my money do dis month
      my husband say i dey waste money, show me how much i spend for market {period}
      na inside two weeks {amount} finish, i no know wetin i use am do, arrange am show me
      add up all the money wey i send my people {period}
      i dey overspend (?|check my account well)
      suya alone don chop how much from my account this month
      hair and nails don chop how much {period}
      how much petrol carry from me this week
      tell me the thing wey dey carry my money pass
      make budget for me from my salary
      help me plan how i go spend {amount} this month
      reduce my budget for enjoyment to {amount}
      how much dey left for my transport budget
      alert me when i don spend reach {amount}
      week by week how i spend
      my spending for weekend and weekday, which one high
      sunday offering wey i dey give don reach how much this year
      medicine and hospital, how much i don spend {period}
      which part of my salary food dey chop
      money dey disappear from my hand, show me wetin i dey buy
      as i no dey buy anything, wetin dey chop this money
      how my money take waka this week
      my wife and i spend how much for house {period}
      bring the account of how i spend for christmas
      na cruise i take finish salary (?|show me)
      how much i spend for nightclub {period}
      drinks and suya wey i buy this month, total am for me
      total of dues and contribution wey i pay {period}
      how much i send village this year
      which month this year i spend pass
      compare january and february as i spend
      how much dey go for black tax every month
      my data and airtime together na how much {period}
      pos withdrawal and their charges don chop how much
      tell me if i dey live above my income
      i wan see my expenses by percentage
      make una set alarm if my food spending pass {amount}
      my transport budget don finish (?|)
      clear my budget make i set new one
      sapa don hold me, na wetin i spend on
      enjoyment don finish my money, total am
      which babe don chop my money pass
      how much i don use for owambe {period}
      aso ebi don carry how much this year
      how i take blow {amount} in one weekend
      las las where my salary enter
      how much i spend on bread and tea alone {period}
      borehole water and ice block, how much i spend for shop
      diesel for my truck don chop how much {period}
      how much farm labourers don collect from me
      all the small small money wey i dey spend, total am
      which week my hand loose pass for spending
      how much allowance i don give my wife this year
      how much i spend on kerosene and gas {period}
      how much i spend on baby food and pampers {period}
      tell me if i don spend pass {amount} today
      i wan cut cost, wetin i spend pass on
      how much i throw for party {period}
      i swear i no buy anything this month, but money don finish. show me where e pass
      my husband wan see how i take spend the house money, arrange am by food, light and transport
      every week i dey carry {amount} enter market and nothing remain. tell me wetin i dey spend on
      my pocket get hole. show me the thing wey dey chop my money this month
      wife dey ask where salary go and i no get answer. break am down for me
      i wan marry next year so i need reduce spending. show me my expenses first
      (month never end|i never do anything|i no buy cloth), but money don finish. wetin i spend am on
      (i wan get sense|my wife dey complain|new year don come), show me how i dey spend money
      (i suspect food|i suspect data|i suspect transport), how much e don chop from my money {period}
      i enter december with big money, i comot with nothing. show me wetin i spend on
      to save hard me because i no know wetin dey finish my money. arrange am
      as oga dey give me housekeeping money, i wan show am how i use am {period}
      i dey work like elephant and pocket dey like ant. where my money dey pass
      doctor say make i stop beer. how much i dey spend on am
      three weddings i attend this month. how much aso ebi and spraying chop
      which one chop my money pass
      wetin dey (chop|finish) my money pass (this month|)
      since school resume my money dey disappear. where e dey go
      i chop outside every day this month because my wife travel. how much i spend for food
      fuel don cost and i dey drive go ibadan every friday. how much transport don take from me {period}
      wedding finish yesterday. total up everything wey i spend for am
      my wife say i dey waste money for viewing centre. show me how much i spend {period}
      december don come, set budget of {amount} for my enjoyment make i no overspend
      i no buy cloth, i no travel, still i broke. break down my spending
      na hospital up and down since january. how much i don use on drugs
    `,
    airtime: `
      <abeg> <buy> (card|airtime|credit|recharge card) (of {amount}|{amount}|)
      <buy> {amount} (card|airtime|credit|recharge card) (for me|)
      load {amount} (for|inside|on) my (phone|line|number)
      load (me|my phone) {amount} (card|airtime|credit|)
      {amount} {network} (card|credit|airtime)
      (buy|send) {amount} (card|airtime|credit) (give|for) {phone}
      buy {network} (card|airtime) {amount} (give {name}|)
      my (credit|airtime|card) don finish (abeg load {amount}|)
      <i_wan> (buy|load) (card|airtime|credit|recharge card)
      recharge my (phone|line) (with {amount}|)
      put {amount} credit (for|inside) my (phone|{network} line)
      (card|recharge|recharge card) (of|) {amount}
      abeg flash me {amount} credit
      send {name} {amount} card
      load {network} {amount}
      credit no dey my phone
      abeg card
      run me {amount} recharge
      i need credit (make i call|to call person|)
      top up {phone} {amount}
      make i load card
      airtime {amount} sharp sharp
      (abeg|oga|pls) (buy|load|send|put) (me|) {amount} (card|airtime|credit|recharge card) (for my line|for my phone|)
      (load|buy|put|recharge) {amount} (enter|for|give|to) ({phone}|my line|my phone|my {network}|{name})
      i (wan|want) (buy|load) (card|airtime|credit|recharge card) (of {amount}|for {network}|)
      my (card|credit|airtime) don (finish|exhaust)(, load {amount}|, abeg|)
      (recharge|top up) (me|my line|my phone|this number {phone}|my {network} line) (with {amount}|)
      {amount} (card|airtime|recharge card|credit) (abeg|for {network}|for {phone}|)
      {network} (card|airtime) {amount} (abeg|give {phone}|)
      (buy|send) (card|airtime|credit) (give|for) (my mama|my babe|my brother|{name}) ({amount}|)
      i no get (credit|airtime|card) (to call|for phone|again)
      (flash|dash|load|run) me {amount} (credit|airtime|card|recharge)
      (my credit|airtime) don finish, (load|buy) {amount}
      my (phone|line) (dry|don dry|hungry|no get anything)(, feed am|, put {amount}|, load something)
      (i wan|make i) (call|phone|ring) (my mama|customer|babe)(, credit me|, load card|, put {amount})
      (airtym|eatime|etime|artime) (of|) {amount} (abeg|)
      {amount} (for|on top) (my|this) (glo|mtn|airtel|{network}) (line|sim) (abeg|)
      (surprise|bless|dash) (my babe|mama|{name}|{phone}) (with|) {amount} (card|airtime) (abeg|na|)
      (i no fit|no fit) (call|flash|text) (person|anybody|again)(, load me|, abeg card|, recharge me)
      (abeg|oga abeg|) (vtu|e-pin|recharge pin|card) (of|) {amount} (give|for) {phone}
      (glo|mtn) (don bar|dey worry|don block) my (line|call), (put|load) {amount} (credit|card)
      (i borrow|i dey owe) mtn (airtime|credit), (load|put) {amount} (make i pay|clear am|)
      the (number|line) na {phone}(, load|, put|, throw) {amount} (inside|)
      (normal|usual) (card|airtime|recharge) (of {amount}|wey i dey load|abeg)
      (una|you) (dey sell|fit load) (airtime|recharge card) (for here|)
      (abeg|oya|biko|) (throw|drop|push|shoot) {amount} (card|credit|airtime) (enter|for) (my line|{phone})
      (two|three) (people|lines) {amount} {amount} (card|airtime) (abeg|na|)
      (my driver|my papa|sales girl|my boy) (line|phone) {phone}, (load|put) am {amount} (card|)
      (abeg|oga abeg|) (quick|sharp|fast fast) {amount} (recharge|credit|card)
      (abeg|oya|biko|) (make|let) my (line|phone) (get|hold) (credit|airtime|card) (of {amount}|)
      (feed|water|oil) my (phone|line) with {amount} (credit|card) (abeg|na|)
      (call card|calling credit|talk time) (of|) {amount} (abeg|for {network})
      (topup|top) (my|this) (line|number|sim) (up|) (with|) {amount} (abeg|)
      (abeg|oga abeg|) (mama|papa|my boy) (flash|call) say no (credit|card) for (im|her) phone(, load|, send) {amount} (give {phone}|)
      (abeg|oya|biko|) (airtime|recharge card) (now now|fast|sharp|first)
      (n200|500 naira|{amount}) (card|recharge) for my (small|second|office) (phone|line) (abeg|na|)
      (abeg|oga abeg|) (buzz|load) {phone} (with|) {amount}
      (abeg|oya|biko|) (before|make) network (cut|finish)(,|) (load|put) {amount} (card|credit)
      (load|buy|put|send|run) (me|) {amount} (card|credit|airtime|recharge) (for|give|enter) (my phone|{phone}|my line|{name})
      (credit|card|airtime) don (finish|done|zero)(,|) (load|buy|run) me {amount}
      (i wan|make i) (call|recharge|load card)(,|) (buy|put) {amount} (airtime|card)
      {network} {amount} (card|load am|)
      (dash|send) {name} {amount} (card|credit|airtime)
      (buy|load|send) me {amount} (airtime|credit|card) (abeg|please|)
      i wan buy (airtime|recharge card|credit) (for my phone|for {phone}|)
      my (airtime|credit|card) don finish (abeg load {amount}|buy another|)
      (recharge|load|top up) my (phone|line|{network}) (with {amount}|abeg|)
      {amount} (airtime|credit) for (my line|{phone}|my mama|{name})
      buy {network} airtime (of {amount}|for me|for {phone})
      (buy|send) {amount} airtime (to|for|give) (my wife|my son|{name}|{phone})
      airtime {amount} (abeg|please|for {network})
      i need (airtime|credit) (to call|abeg|now)
      (mtn|glo|airtel|9mobile) {amount} (airtime|card|)
      i wan (load|put) (credit|airtime) (for|inside) my (phone|line)
      no (credit|airtime) for my phone, (buy|load) {amount}
      (recharge card|airtime|top up) (abeg|please|{amount})
      abeg recharge {phone} (with|) {amount}
      make una load {amount} (for my phone|give me|)
      (put|load) {amount} airtime for my (mama|wife|brother) phone (abeg|)
      i wan call (my brother|customer), load {amount} (airtime|card) (for me|)
      (top up|recharge) (my phone|my line|{phone}) (now|abeg|)
      give me (airtime|recharge card) (of {amount}|worth {amount})
      my other (line|sim) need {amount} (airtime|credit|card)
      i no fit call anybody, (airtime no dey|my credit don finish), (load|buy) {amount}
      put {amount} (card|airtime) for my line (make i call|abeg)
      pls (buy|send) {amount} airtime (for me|to {phone})
      {phone} {amount} (airtime|card|recharge)
      recharge card of {amount} for {network} (abeg|pls|)
      my pikin need credit to call me, load {phone} {amount}
      mtn {amount} (pls|abeg|for {phone})
      (vtu|airtime) {network} {amount}
      (two hundred|five hundred|one thousand) naira (card|airtime) (for my phone|abeg)
      i wan recharge (my phone|another number|{phone})
      help me (buy|load) credit (for|enter) {phone} (abeg|{amount})
      please load {amount} airtime for (me|{phone})
      kindly recharge {phone} with {amount}
      good morning, i wan buy {amount} (airtime|recharge card)
      my network na {network}, put {amount} (airtime|card)
      load card (abeg|for me|{amount})
      my line no get (money|credit), put {amount}
      recharge (pls|my line|{amount})
      buy card for (mama|papa|my brother) {phone} {amount}
      i wan flash person but credit no dey, load {amount}
      {amount} {network} (vtu|airtime) {phone}
      top up {amount} for my (airtel|glo|mtn)
      send recharge card {amount} give my (boy|babe|driver)
      (call|airtime) card of {amount} abeg
      add {amount} airtime (to|for) my line
      buy airtime (for all my lines|for two numbers|for myself)
      credit {phone} with {amount} airtime
      i dey road and i no fit call, put {amount} airtime for my phone
      my mama no get credit to call me, send {amount} airtime to {phone}
      load {amount}
      airtime {amount}
      recharge me
      (credit|airtime) (don finish|don die) for my (phone|line), (put|load) {amount}
      (my line|{phone}) (need|want) {amount} (card|credit|airtime)
      {network} {amount} (card|airtime) (for|enter) {phone} (abeg|)
      (throw|drop|blow) {amount} (card|credit) (for|inside) my {network} (line|)
      (send|dash) my (wife|mama|girlfriend) {amount} (airtime|recharge card|card)
      i no fit (call|make call), (load|put) {amount} (for me|airtime)
      {amount} {network} (card|airtime|recharge) (abeg|)
      (top|) up my line (with|) {amount}
      (abeg|) vtu {amount} (for|to) {phone}
      (abeg|) {amount} (credit|airtime) (give|for) my (driver|gateman|house girl) {phone}
      (recharge|top up) {phone} (with|by) {amount} ({network}|)
      (my|the) (card|credit) (don die|finish) (for road|) put {amount}
      (buy|put) (airtime|card) (for|of) {amount} (every sunday|now|sharp)
      {network} (line|number) {phone}, {amount} (airtime|)
      (una dey|can i|i fit) (sell|buy) (airtime|recharge card) (for here|)
      i wan (flash|call) my (mama|guy), (load|buy) {amount} (card|airtime)
      (dash|give) (me|{phone}) {amount} (airtime|card) from my (account|balance)
      (my husband|my driver|my mama) (no get|need) (card|credit|airtime) (load {amount}|put {amount} for {phone})
      {network} {phone} {amount} (airtime|card) (abeg|)
      load my phone {amount} make i call mama
      buy {amount} credit put for {phone}
      i borrow airtime for {network}, load {amount} make dem collect am
      no credit to flash person sef, load {amount}
      send recharge card of {amount} go my papa phone for village
      {network} vtu {amount} {phone}
      abeg run {name} {amount} airtime
      buy me recharge card {amount} for {network}
      i wan make call, no airtime, abeg {amount}
      my pikin wan call teacher, load {amount} for this number {phone}
      every sunday load {amount} for mama line
      put kredit for my phone {amount}
      my papa phone no get airtime and i wan hear from am, send {amount} go {phone}
      lod {amount} mtn for me
      load 1k for my glo
      card for mama {amount}, her number na {phone}
      send vtu {amount} to the driver {phone}
      i need make urgent call, load {amount}
      top am up with {amount}, {phone}
      flash card {amount} for me
      my line dey on red, {amount} airtime
      burst my phone with {amount} credit
      send {amount} card go {phone}, na my mechanic
      credit finish, {amount}
      i wan dash my teacher airtime {amount}
      load {network} {amount} for my work line
      my wife line {phone} need {amount}
      my mama for village dey wait for my call and card don finish. load {amount}
      i dey for bus stop wan call my brother make e come carry me. load {amount} card
      my daughter dey school and she never call. put {amount} airtime for her line {phone}
      (i wan call mama|my boss dey expect my call|credit don finish), load {amount} for my line
      my pikin phone no dey go because no card. number na {phone}, {amount}
      flash no fit go sef, card don dry. {amount} for my line
      na only please call me i dey send. load {amount}
      i wan buy crd (4|for) my (babe|padi) {amount}
      i wan call my grandma for village make i hear whether e rain. load {amount} airtime
      credit don finish as i dey talk to the doctor. recharge me {amount} fast
      na my babe birthday, send {network} {amount} airtime to {phone}
      vote don open for the talent show, put {amount} credit for my line
      my driver dey for bush road and im card don finish. load {phone} with {amount}
      pta chairman must call all parents. {amount} airtime for my number abeg
      for camp dem dey sell card cost, buy me {network} {amount}
      coach dey wait my call, no credit. {amount} airtime
    `,
    data: `
      <abeg> <buy> (data|mb|internet)
      <buy> {plan} (data|) (for me|for {phone}|)
      <buy> {network} {plan} (data|)
      <i_wan> (buy|sub|subscribe|do) (data|mb)
      my (data|mb|sub|subscription) don (finish|expire)
      (sub|subscribe) (me|for me|my line) ({plan}|)
      {plan} (data|) (for|give) {phone}
      {amount} data (for {network}|)
      wetin be una data (plan|price|plans)
      how much be {plan} (for {network}|)
      data plans wey dey (for {network}|)
      data no dey my phone
      load {plan} for my {network}
      make i get data (take browse|)
      send {plan} give {name}
      which data cheap pass
      abeg data
      run me {plan}
      i no fit browse, buy data
      mb of {amount}
      weekly data abeg
      (abeg|oga|pls) (buy|load|sub|put) (me|) ({plan}|data|mb|sub) (for my line|for my {network}|)
      (buy|send|load|put) {plan} (give|for|enter) ({phone}|my line|{name}|my phone)
      i (wan|want) (buy|sub|load|do) (data|mb|{plan}|sub) (for {network}|for my phone|)
      my (data|mb|sub|internet) don (finish|expire|exhaust)
      (sub|subscribe) (me|my line|my phone) (abeg|for one month|{plan}|)
      how much (be|una dey sell) (data|1gb data|mb) (for {network}|)
      {network} (data|{plan}|mb) (abeg|for {phone}|give my brother|)
      i no fit browse (again|), (buy|load) (data|mb)
      (weekly|monthly|night|daily) (sub|data|plan) (for {network}|abeg|)
      which data plan (una get|dey|cheap pass) (for {network}|)
      how much be {plan} (for {network}|data|)
      i no fit (open|enter|play) (facebook|whatsapp status|tiktok|youtube)(, sub me|, put data|, load {plan})
      (class|zoom|online work) dey, (buy|load|run) (me|) ({plan}|data|mb)
      (deta|dayta|datta) (of {plan}|for my line|abeg)
      (activate|do|run) (night|weekend|unlimited|social) (plan|bundle) (for|on) ({network}|my line) (abeg|na|)
      (abeg|oga abeg|) {amount} (go|fit) (give|buy) (me|) how many (gig|mb|gb) (for {network}|)
      (abeg|oya|biko|) {amount} (own|worth) (data|mb) (for|give) ({network}|{phone}|my line)
      (my|the) (sub|mb|gig) (don waka|don burn|don run|don wipe)(, renew am|, put {plan}|)
      (cheap|sme|correct) data (for|on) ({network}|my line|{phone}) (abeg|na|)
      (router|mifi|modem|wifi) (don off|no get data|don stop)(, sub am|, recharge am|, put {plan})
      (abeg|oga abeg|) (repeat|renew|do) (my|the) (last|usual|same) (sub|data|plan)
      (abeg|oya|biko|) (surprise|bless|help) (my sister|{name}|{phone}) with {plan}
      (one month|one week|two days|30 days) (data|sub) (for {network}|abeg)
      {network} data (price|list|menu) (abeg|na how much|)
      (i wan|make i) (stream|watch ball|download film|do tiktok live)(, give me|, put|, buy) (data|{plan})
      (throw|drop|pump) {plan} (inside|enter|for) (my|this|her) (phone|line|sim) (abeg|na|)
      (abeg|oga abeg|) (browsing|surfing) (money|bundle|data) (of|for) {amount}
      {phone} {plan} ({network}|abeg|sharp)
      (abeg|oya|biko|) {amount} (fit|go) (get|collect) data (for {network}|for my phone)
      (add|join) {plan} (to|for) my (data|mb|line) (abeg|na|)
      (network|line) dey (but|) (mb|data) no dey(, sub me|, buy am|)
      (abeg|oga abeg|) (my oga|school|work) want me online(,|) (buy|load|sub) (data|{plan})
      (abeg|oya|biko|) (data|mb|sub) (now now|fast|sharp|first)
      my (sub|bundle) go (finish|expire) (today|tonight|tomorrow)(, renew am|, buy another|, extend am)
      (abeg|abeg o|) which (data|bundle) (cheap|last|better) pass (for {amount}|for {network}|)
      (buy|send) (small|enough) (data|mb) (for|give) (my pikin|my worker|{phone})
      (data|mb) don (finish|expire|done)(,|) (buy|load|sub) (me|) (another|{plan}|data)
      (load|buy|sub|run|put) {plan} (data|) (for|give|enter) (my line|{phone}|{network}|me)
      (i wan|make i) (browse|enter internet|watch film)(,|) (buy|load) (data|{plan})
      {network} {plan} (abeg|load am|)
      which (data|mb) (dey|cheap pass) (for {network}|)
      abeg (buy|give|load) me data (for my phone|of {amount}|)
      i wan buy {plan} (data|) (for {network}|for my line|)
      buy {amount} data (for me|for {network}|for {phone})
      buy data (for|give) (my son|my wife|my sister|{name}) ({phone}|)
      my data don (finish|finish o|expire), (buy another one|load {plan})
      i no get data again (abeg buy|load {plan}|)
      (sub|subscribe) my (mtn|glo|airtel) line (with {plan}|for one month|)
      {plan} for (my line|my mtn|my airtel|{phone}) (abeg|)
      how much be (data|1gb|{plan} data|one month data)
      which data (una get|dey|good) (for mtn|for glo|for airtel|)
      (show|list) (me|) data (plan|plans|price) (for {network}|)
      (cheap|cheapest) data (for {network}|wey una get|abeg)
      monthly data (for {network}|abeg|)
      (daily|weekly) data (bundle|plan|sub) (abeg|for {network})
      i wan (subscribe|sub|renew) (my data|data|my mb)
      send {plan} data (to|give) {phone}
      (recharge|load) data (for my phone|{plan}|of {amount})
      data (bundle|sub|subscription) (abeg|please|for {network})
      (buy|get) me {network} data (of {amount}|{plan}|)
      i need data (to do class|for browsing|for whatsapp|urgently)
      {amount} {network} data (abeg|)
      my internet don (finish|cut|stop), buy data
      my (children|pikin) need data for (school|lesson|exam), buy {plan}
      na data i wan buy (no be airtime|)
      data for (this number|number) {phone} (abeg|{plan})
      (give|dash) {name} {plan} (data|)
      (unlimited|night|weekend) data (for {network}|abeg|)
      put {plan} for my (line|phone|sim) (abeg|)
      how many gb {amount} go buy (for {network}|)
      i wan renew my {plan} (sub|data|)
      (pls|abeg) buy {plan} for {phone}
      {network} {plan} {phone}
      data pls
      i wan (buy|get) data (to watch|for work|for my phone)
      subscription don (end|finish), (renew am|buy {plan})
      my mb remain small, (add {plan}|buy another)
      load me (1gb|2gb|500mb|{plan}) (for {network}|abeg)
      how much data {amount} fit buy (for {network}|)
      list of data (plans|prices) (for {network}|abeg)
      (night|weekly|monthly) data na how much
      my son wan do online class, (buy|send) am {plan} data
      please buy {plan} (data|) for (my {network} line|{phone})
      kindly subscribe me to {plan}
      good evening, i wan (buy|sub) data
      which data plan dey for {amount}
      my pikin get exam for computer and data don finish, buy {plan} for {phone}
      i wan do video call with my sister, buy {plan} data
      buy (small|enough|plenty) data for me ({plan}|)
      my wifi data don finish, (renew|load) {plan}
      data to last (one week|one month) (for {network}|abeg)
      sub {phone} ({plan}|for data)
      i wan browse tonight, {plan} (abeg|for {network})
      load {amount} data for my (modem|router|ipad)
      (mtn|glo|airtel) data (pls|abeg|{plan})
      all the data plans (for {network}|wey una get)
      {plan} monthly for {network}
      what is the price of {plan} (for {network}|)
      buy data
      {plan} abeg
      data don finish
      my (mb|data) no (reach|last), (buy|add) {plan}
      (no data|data no dey), (sub me|run me) {plan} (for {network}|)
      {plan} (for|on) {network} (weekly|monthly|abeg)
      (subscribe|sub) {phone} (to|for) {plan} (data|)
      (daily|weekly|monthly) (data|plan|bundle) for {network} (abeg|how much)
      i wan (watch ball|do class|zoom) tonight, (buy me|sub me) {plan} data
      (my pikin|my sister) need (data|mb) for (class|jamb|school), (send am|buy am) {plan}
      (renew|roll over) my {plan} (data|plan|bundle) (on {network}|)
      {network} data {plan} {phone}
      which {network} (plan|bundle) (last pass|cheap pass|better)
      (mtn|glo|airtel) (data|mb) (of|for) (one thousand|500|two thousand) (abeg|)
      (i need|buy) {plan} (make i|to) (watch film|download|browse|do meeting)
      {plan} (abeg|sharp|for my phone)
      (my data|my mb|my sub) (wan finish|remain small|go expire) (buy|add|renew) {plan}
      (put|throw) {plan} (for|inside) {phone}
      (wifi|router|mifi) (data|sub) {plan} (for {phone}|)
      (how much|which price) (una sell|be) (1gb|2gb|10gb|{plan})
      (my pikin|my wife) (phone|line) no get (data|mb), (buy|put) {plan} (for {phone}|)
      (unlimited|night|social) (data|bundle) (for|on) {network} (how much|abeg)
      (abeg|) {network} {plan} (data|bundle|mb) (for {phone}|sharp)
      (youtube|tiktok) don (chop|finish) my data, (buy|add) {plan}
      data don finish for middle of meeting, buy {plan}
      abeg sub {plan} for {phone}
      i want night plan for {network}
      youtube don finish my mb, buy another {plan}
      which {network} plan cheap pass for one month
      buy {amount} data give {name}
      put data for my mifi {phone}
      i need data for jamb registration, buy {plan}
      weekend plan abeg
      my pikin get online class, load {plan}
      renew my data, same one
      social media bundle for {network}
      send {plan} to my mama phone {phone}
      by dis data {plan} for me
      i dey do online exam by 2, data wan finish, sharp sharp {plan}
      my shop pos dey use data, sub {plan} for {phone}
      buy 5gb mtn for me
      i wan download film tonight, night data abeg
      airtel weekly plan, {plan}
      sub my mama phone {phone} with {plan}
      how much be one month unlimited for {network}
      mb don cut, sub me
      data don ghost me, buy {plan}
      i wan stream match, {plan} abeg
      renew my mtn sub
      one gig for glo
      i need small data make i check result
      my mifi no get data, {plan}
      data wey go last me till next week
      which data bundle una get for {network}
      i get online interview by 10 and data remain 20mb. buy {plan} for {network}
      lecturer say class na online and my data don finish. buy {plan} now
      (class dey start|match dey go on|i wan upload work), buy {plan} for {network}
      youtube class never finish and data don finish. {plan} abeg
      i no fit receive picture for whatsapp because mb no dey. buy {plan}
      my pikin dey school portal and data wan cut. {plan} for {phone}
      my pikin get online class by 8 and mb don finish. buy {plan} data
      arsenal dey play and i wan stream am, put {plan} for my {network}
      light no dey but my phone full. get me {amount} data make i watch sermon
      i dey upload wedding video for customer, {plan} abeg
      my niece dey write cbt practise for phone. sub {plan} for {phone}
      whatsapp business no dey load since i reach village. load data {amount}
      choir wan download new song, buy {amount} data for my line
      jamb portal dey turn because data low, recharge {plan} for me
    `,
    electricity: `
      <abeg> (buy|load|pay) (light|nepa|nepa light|electricity|prepaid light)
      <i_wan> (buy|pay|load) (light|nepa|nepa bill|light bill|for light)
      pay (nepa|light bill|nepa bill|for light) ({amount}|)
      (buy|load) {amount} (light|nepa|unit) (for {meter}|for my house|)
      (nepa|light) don (cut|go|finish), (buy|load) {amount}
      my (light|unit|meter|prepaid) don finish
      load my (meter|prepaid) (with {amount}|)
      meter {meter} {amount}
      nepa (bill|) {amount}
      buy unit (for my meter|{amount}|)
      dem don cut my light (make i pay|)
      send me (my|the) (light|meter|nepa) token
      where (my|the) token (for the light|) dey
      {amount} (light|nepa) token
      pay {disco} {amount}
      na light i wan pay
      abeg run me light {amount}
      no light for house, load {amount}
      recharge my prepaid meter
      how much be one unit of light
      light token abeg
      (abeg|oga|pls) (buy|load) (light|nepa|token|prepaid) (for me|{amount}|of {amount})
      (nepa|light people|phcn|dem) (don|wan) (cut|take|carry) (my|our) light(, pay am|, pay nepa|)
      (i|we) no get light (for house|), (buy|load) (token|unit|{amount})
      my (meter|unit|token|prepaid|light) (don|wan) (finish|run down|low)
      (load|put|buy) (light|token|unit) {amount} (for|enter) (my meter|{meter}|my house|)
      i (wan|want) (pay|buy|load) (nepa|light|light bill|prepaid|token|meter)
      {amount} (light|token|nepa|unit) (abeg|for {meter}|)
      (pay|settle|clear) (nepa|phcn|ikedc|ekedc|aedc|light bill) ({amount}|give me|)
      where (my|the) (token|light token) (dey|)
      light bill (don come|{amount}|abeg pay)
      (house|shop|compound) (dey dark|dey darkness|dark)(, put light|, load {amount}|, buy token)
      (the|my|our) meter (don zero|dey cry|dey shout|dey blink|don lock)(, feed am|, load {amount}|)
      my (fish|food|drinks|soup) (wan|go) spoil, (buy|load) (light|unit|{amount})
      (lite|ligth|nepa lite|eletric) (bill|token|{amount}) (abeg|)
      (abeg|oga abeg|) (generate|give|send) me (the|) (token|code|20 number) (of|for) {amount}
      (abeg|oya|biko|) (band a|estate|prepaid|postpaid) light (money|recharge|bill) ({amount}|for {meter})
      my (mama|tenant|church|shop) no get light, (load|buy|pay) (for am|for {meter}|{amount})
      i dey owe (nepa|{disco})(, clear am|, pay am) (with {amount}|)
      {amount} (go|fit) (give|buy) (me|) how many unit (of light|) (abeg|na|)
      (nepa|phcn|{disco}) (people|officials) dey (gate|pole|outside), (settle|pay) (dem|bill|am) (now|)
      i never (see|get|receive) (my|the) (light|meter) token(, send am again|, resend am|)
      (abeg|oga abeg|) (current|nepa|light) money (for|of) (this month|my house|{meter})
      (abeg|oya|biko|) (pump|throw|drop) {amount} (inside|enter) (my meter|{meter}|prepaid)
      (we wan|make we|i wan) (get|see|enjoy) light (tonight|for house), (buy {amount}|load am|vend)
      (kedco|jed|bedc|eko|ikeja|aedc) (light|meter|bill) {amount} (abeg|na|)
      (token|unit) (abeg|for my house|for shop|sharp sharp)
      (unit|light) (wan finish|remain small|don dey low)(, add {amount}|, load|, buy)
      (abeg|oga abeg|) (vend|run) (light|nepa|prepaid) (of|) {amount} (for|enter) {meter}
      (prepaid|nepa) (card|meter|number) {meter} (load|recharge|charge) (am|{amount})
      (naming|visitor|exam) dey (tomorrow|house) and light no dey(, buy|, load) {amount}
      (abeg|oya|biko|) (nepa|light|token) (now now|fast|sharp|first)
      my meter (number|no) na {meter}(,|) (buy|put|load) {amount}
      we dey (darkness|dark) (since|)(, recharge|, buy|, load) (meter|light|unit)
      how i go (buy|pay|load) (light|nepa|unit) (for here|with karo|from my phone)
      (light|unit|meter|nepa) don (finish|run down|low|dey beep)(,|) (buy|load|put) (am|{amount}|)
      (buy|load|put|run) (me|) (light|nepa|unit|token) (of|) {amount} (for {meter}|for house|)
      (i wan|make i) (buy|pay|load) (light|nepa|prepaid|unit) (for my shop|for house|{amount}|)
      {disco} {amount} {meter}
      (nepa|light) (bill|money) (don come|{amount})(,|) (pay am|settle am)
      (buy|load|pay) (light|electricity|nepa) {amount} (for my meter|for {meter}|)
      i wan (buy|pay for|load) (light|electricity|unit|token) (for my house|for my shop|abeg)
      my (light|unit|meter|prepaid) don finish (buy {amount}|abeg load am|)
      (recharge|load) my (meter|prepaid meter) (with {amount}|abeg|)
      {amount} (light|electricity|unit) for (meter|my meter) {meter}
      pay (nepa|phcn|light|{disco}) (bill|) ({amount}|for me|)
      i need (light token|token|unit) (of {amount}|abeg|now)
      buy {disco} (token|light|unit) {amount}
      (light|nepa|electricity) token (abeg|please|of {amount})
      we no get light (for house|for shop), buy {amount} (unit|token)
      (my|our) meter number (is|na) {meter}, (load {amount}|buy light)
      i wan pay my (postpaid|light|nepa) (bill|)
      (resend|send) (my|the) (light|electricity|meter) token (again|abeg|)
      unit wan finish for my meter, (buy {amount}|load)
      (prepaid|electricity) (recharge|payment) (abeg|{amount})
      put light for my (mama house|shop|apartment) ({amount}|meter {meter}|)
      nepa wan cut my light, (pay am|pay {amount})
      (vend|buy) {amount} (for|to) {meter}
      how i go buy (light|unit|token) (for here|)
      pls (buy|load) {amount} light for {meter}
      light wan (go|finish), (load|buy) {amount} (for my meter|)
      (nepa|light) {meter} {amount} (pls|abeg)
      load my (house|shop|church) (light|meter) with {amount}
      my meter dey (blink red|beep|remain 2 units), (load am|buy {amount})
      we dey for darkness, (buy|load) {amount} (light|unit) (abeg|)
      {amount} (for|of) (electricity|light) pls
      (buy|pay) my landlord (light|nepa) (bill|token) {amount}
      (token|unit) pls, {amount}
      the prepaid meter number na {meter}, {amount} (abeg|)
      my fridge no dey cold because unit finish, buy {amount}
      please buy {amount} (light|electricity) for my (house|meter {meter})
      kindly (pay|load) my (light bill|prepaid meter) {amount}
      good evening, i wan buy (light|electricity token)
      my meter don run out of unit, {amount} (abeg|please)
      buy light for my (mama|shop|tenant) (meter {meter}|{amount}|)
      i wan recharge (light|nepa|meter) (now|before night|abeg)
      light don (go|off) because unit finish, {amount} (abeg|load)
      {disco} prepaid {amount} (meter {meter}|abeg)
      pay postpaid light bill for {disco} {amount}
      token for {amount} (light|meter)
      my gen don spoil and unit don finish, buy {amount} light
      remain small unit, add {amount} (for me|abeg)
      load electricity (pls|now|{amount})
      nepa (pls|payment|recharge)
      buy me nepa {amount}
      credit my meter {meter} with {amount}
      my meter no get (unit|money), (load|credit) am
      how much unit i go get for {amount} (light|)
      we sleep for darkness because unit finish, buy {amount} light for meter {meter}
      my frozen fish go spoil, load {amount} light (sharp|now)
      (units|token) don (finish|remain small), (buy|load) {amount} (nepa|light|)
      (meter|prepaid) {meter} {amount} {disco}
      {disco} {meter} (abeg|load) {amount}
      (we dey|house dey) (darkness|inside dark) (since {period}|), buy (light|token) {amount}
      (send|give me) (the|) token (for|of) {amount} (light|)
      (recharge|credit) (my|the) (prepaid meter|meter|light) (with|) {amount}
      (pay|settle) {disco} {amount} (for|on) {meter}
      (postpaid|estimated) (light bill|nepa), pay {amount}
      (vend|buy) {amount} (unit|power) for my (office|shop|flat)
      (my|the) (meter|prepaid) (dey beep|dey show red|don zero), (load|buy) {amount}
      (light|nepa) {amount} {meter}
      (same|last) meter, (buy|load) {amount} (light|token)
      (buy|get) (me|) (power|electric) (token|unit) (of|worth) {amount}
      (una|you) (dey sell|fit load) (nepa|prepaid|light) (token|unit|) (?|)
      i wan (iron|pump water) (but|and) (light|unit) don finish, (buy|load) {amount}
      {amount} (light|token) (for|to) {meter} {disco}
      (nepa|band a) (light|) don (come|bring) but unit no dey, (load|buy) {amount}
      (buy|put) (same|last time) (amount of|) (light|token) (again|for my meter)
      light don go finish for meter, buy {amount}
      buy token {amount}, meter {meter}
      put {amount} light for my house
      we dey darkness, run token of {amount}
      {disco} prepaid {meter}, {amount}
      unit remain small, load {amount} before ball start
      pay {disco} bill for my shop
      my fridge go spoil things, buy light {amount} fast
      recharge my mama meter {meter} with {amount}
      landlord share light bill, my own na {amount}, pay {disco}
      i want nepa token
      nepa light don finis, put {amount}
      baby dey sleep for heat, light don finish for meter, load {amount} abeg
      i dey barb people hair and light unit don reach 2, buy {amount}
      load light for my mama house for enugu, meter {meter}
      bakery light don finish, vend {amount}
      {amount} unit for this meter {meter}
      buy phcn card {amount}
      i wan recharge prepaid before nepa bring light
      nepa box dey red, put {amount}
      meter don dey cry, {amount}
      put light for shop meter {meter}
      kilowatt don finish, buy {amount} own
      my tenant meter {meter}, load {amount}
      sharp light {amount}
      i wan buy current
      nepa token of {amount} to my sister meter
      ball don start and light don finish. load {amount} for meter {meter} quick quick
      we get party tonight and meter dey show 3 units. load {amount}
      my tenants dey shout for light. buy {amount} for meter {meter}
      (fan no dey blow|fish wan spoil|we dey darkness), buy {amount} light for meter {meter}
      tailor work no dey move without light. meter {meter}, {amount}
      nursing mother dey this house and light don finish. {amount} for {meter}
      welding no dey happen without light. run {amount} on {meter}
      my yam dey freezer and light don off. load {amount} for meter {meter}
      exam dey tomorrow and the children dey read with candle. buy me {amount} token
      my papa dey on oxygen concentrator and units remain two. {disco} token {amount} fast
      church generator don knock, buy {amount} light for our prepaid {meter}
      barbing salon no fit work without light, abeg put {amount} for my meter
      match na by 8, light must dey. recharge my {disco} with {amount}
      my tenant no dey and the meter dey read zero, buy token for {meter}
      harmattan cold o, i wan boil water but light no dey. token of {amount}
    `,
    tv: `
      <abeg> (pay|sub|renew|load) (dstv|gotv|startimes|my dstv|my gotv|my cable)
      <i_wan> (pay|sub|renew) (dstv|gotv|startimes|my decoder|cable)
      my (dstv|gotv|decoder|startimes|cable) don (expire|finish|off|cut)
      (dstv|gotv|startimes) {plan} (abeg|)
      pay {amount} for (dstv|gotv|startimes)
      sub (my|) (dstv|gotv|startimes) {plan}
      i wan watch (ball|match|film), renew (dstv|gotv)
      how much be (dstv|gotv|startimes) {plan}
      iuc {meter} (dstv|gotv|)
      change my (dstv|gotv) to {plan}
      load my decoder (with {amount}|)
      (gotv|dstv) don cut, abeg pay
      renew cable for my mama house
      television sub
      pay my gotv sharp sharp
      tv no dey show again, renew am
      which dstv package dey
      decoder sub abeg
      smartcard {meter}
      (television|tv|cable|dstv) sub (abeg|)
      sub (television|cable)
      my television don off, renew am
      pay for my television sub
      (abeg|oga|pls) (sub|pay|renew|load) (my|) (dstv|gotv|startimes|cable|decoder)
      my (dstv|gotv|startimes|cable|decoder) don (cut|expire|finish|off|lock)
      i (wan|want) (sub|pay|renew|watch|recharge) (dstv|gotv|startimes|my cable|showmax)
      (renew|sub) (dstv|gotv|startimes) (give|for) (me|my papa|my shop) (abeg|)
      (dstv|gotv|startimes) ({amount}|sub|payment|compact|max) (abeg|)
      (pay|do) {amount} (for|) (dstv|gotv|startimes|cable)
      ball dey (today|this night), (sub|pay|renew) (my|) (dstv|gotv|cable)
      tv (no dey show|don off|no gree show)(, sub am|, pay am|, renew dstv)
      how much (be|for) (dstv|gotv|startimes) (compact|max|sub|this month|now)
      load (decoder|iuc) {meter} (with {amount}|)
      (pikin dem|children|my wife|mama) no fit (watch|see) (cartoon|zee world|africa magic), (sub am|renew gotv|renew dstv)
      (champions league|afcon|derby|final) (dey|go start) (today|tonight)(, sub|, pay|, renew) (dstv|gotv|decoder)
      (ds tv|go tv|decoda|startime) (sub|money|payment) (abeg|)
      (e16|e30|no signal|scramble) dey show for my (dstv|gotv|decoder)(, renew am|, pay am|)
      (carry|drop|move) me (go|to|enter) (dstv|gotv) (compact|padi|jinja|max|smallie) (abeg|na|)
      (abeg|oga abeg|) put gotv (jinja|jolli|smallie|supa) for (my decoder|{meter})
      abeg open my dstv channels, i wan pay
      (one month|one week|three months) (dstv|gotv|startimes|showmax) (sub|money|abeg)
      (pay|settle) (gotv|dstv|startimes) (for|of) (beer parlour|my salon|my shop|mama house) (abeg|na|)
      iuc na {meter}(, pay|, renew|, sub) (gotv|dstv|startimes|am)
      (dish|cable|decoder|startimes) (don lock|no show anything|don go off) (renew am|sub am|pay {amount})
      (abeg|oga abeg|) (put|drop) {amount} (for|inside) my (dstv|gotv|startimes|decoder)
      (papa|tenant|grandma) (want|dey find) (im|her) (gotv|dstv|startimes) back(, pay am|, renew am|)
      (una|you|karo) (fit|dey) (pay|do|sub) (dstv|gotv|startimes|cable) (so|for here|)
      (add|comot) (sports|movies|extra view) (for|from) my (dstv|gotv)
      (dstv|gotv) (compact|premium|max) (na how much|how much now|don add money)
      (make|abeg) (tv|decoder) (show|work) before (match|kickoff|night)(, sub am|, pay dstv|)
      (showmax|startimes|multichoice) (money|bill|sub) ({amount}|abeg)
      (continue|extend) my (gotv|dstv|startimes) (make e no cut|for another month|)
      (papa|mama|grandma) (bore|dey complain|dey vex)(,|) (renew|sub|pay) (im|her) (dstv|gotv|startimes)
      (abeg|oya|biko|) (dstv|gotv|startimes|cable) (now now|fast|sharp)
      (sub|renew) (one month|{number} months) (dstv|gotv|startimes) (abeg|na|)
      how i go (pay|renew|sub) (dstv|gotv|startimes) (for here|with karo|)
      (world cup|league|series|big brother) don start(, pay|, renew) (dstv|gotv|decoder)
      (dstv|gotv|startimes|cable|decoder) don (finish|expire|cut|off)(,|) (sub|pay|renew) am
      (i wan|make i|abeg) (sub|pay|renew|load) (my|papa|our) (dstv|gotv|startimes|cable|decoder)
      (we wan|i wan) watch (ball|match|film)(,|) (sub|renew|pay) (dstv|gotv|tv)
      change my dstv to (compact|premium)
      (pay|renew|subscribe) my (dstv|gotv|startimes) (abeg|please|now|)
      i wan (pay|renew|subscribe) (dstv|gotv|startimes|cable) (for one month|)
      my (dstv|gotv|startimes) (sub|subscription) don (expire|finish) (renew am|)
      (dstv|gotv|startimes) (subscription|payment|renewal) (abeg|please|{amount})
      pay {amount} (dstv|gotv|startimes) (for|) {meter}
      (recharge|load) my (gotv|dstv|startimes|decoder) (abeg|)
      (renew|pay) (my mama|my shop|my papa) (dstv|gotv|startimes) (abeg|)
      how much be (dstv|gotv|startimes) (subscription|compact|max) (now|)
      (upgrade|change|downgrade) my (dstv|gotv) (package|plan) (to {plan}|)
      my iuc (number|) (na|is) {meter}, (pay|renew) (dstv|gotv)
      my channels don (go|cut|block), (pay|renew) (gotv|dstv)
      i wan watch (match|premier league|zee world), pay (dstv|gotv|startimes)
      (cable|tv|dstv) sub (for one month|abeg|please)
      (gotv|dstv|startimes) {amount} {meter}
      decoder don (off|cut|expire), (sub|pay) am
      subscribe me to (gotv max|dstv compact|startimes basic|showmax)
      pay for (dstv|gotv|startimes) (make we watch ball|for my house|)
      pls (renew|pay) my (gotv|dstv|startimes)
      my (gotv|dstv) no dey show (anything|channel) because sub finish, (renew am|pay am)
      (gotv|dstv|startimes) {meter} (pls|abeg|renew)
      pikin dem dey cry for cartoon, (pay|renew) (gotv|dstv|startimes)
      sub (finish|don end) for my (gotv|dstv|decoder), renew (am|same plan)
      one month (gotv|dstv|startimes) for (me|my shop|mama)
      i wan load (gotv|dstv|startimes) (before ball start|today|abeg)
      tv sub (pls|abeg|payment)
      pay (dstv|gotv) {plan} for {meter}
      please (renew|pay for) my (dstv|gotv|startimes)
      kindly (sub|activate) my (dstv|gotv|decoder) {meter}
      good evening, i wan pay for (gotv|dstv|cable)
      my papa wan watch (news|ball), his (gotv|dstv) don (expire|cut), pay am
      i dey do viewing centre, (pay|renew) my dstv (premium|)
      (visitors|my pikin) dey come, i wan (renew|sub) (gotv|dstv|startimes)
      (gotv|dstv) say my sub go end (today|tomorrow), renew am
      sub for two months (dstv|gotv|startimes)
      (my|our) decoder number na {meter}, sub am {amount}
      i wan change from (gotv|dstv) (max|compact) to (jolli|premium|padi)
      activate my (decoder|dstv|gotv) (make e show|now|abeg)
      e16 error dey my dstv, (sub am|pay am|renew)
      (pay|do) gotv for {meter}
      put money for my (startimes|gotv|dstv) (abeg|{amount})
      zee world dey start and cable off, (pay|sub) am
      which (gotv|dstv|startimes) (package|bouquet) dey and how much
      is (dstv|gotv|startimes) payment (dey|available) for here
      my (salon|bar|hotel) (dstv|gotv) don expire, renew am
      (gotv|dstv|startimes) pls
      {amount} for decoder {meter}
      my children dey house for holiday, renew gotv make dem watch cartoon
      match dey by 8, my dstv don expire, pay am
      gotv wan cut (today|tomorrow), renew am
      sub my (startimes|dstv) small package
      abeg make dem open my dstv, pay am
      pay for cable tv (for my shop|{amount})
      (ball|match|premier league) dey today, (sub|renew) my (dstv|gotv) (sharp sharp|)
      (gotv|dstv|startimes) {meter} {plan} (abeg|)
      (my tv|decoder) (say|dey show) (e16|subscription expired|no signal), (renew am|pay am)
      (pay|renew) (cable|dish|gotv) for my (mama|shop|house) (abeg|)
      (change|move) my (dstv|gotv) to (compact|jolli|supa|family) (package|)
      (kids|children) wan watch cartoon, (sub|pay) (dstv|gotv|startimes)
      (dstv|gotv) smartcard {meter}, (sub am|pay one month)
      (renew|recharge|activate) (gotv|dstv|startimes) {meter} (abeg|)
      (gotv|dstv) (max|yanga|padi|confam) (for|on) {meter}
      (my|the) (sub|subscription) for (dstv|gotv|startimes) don (finish|expire), (pay am|renew)
      (how much|which price) (be|na) (dstv|gotv|startimes) (one month|package) (now|)
      (father|mama|oga) wan watch (news|zee world|africa magic), (sub|pay) (dstv|gotv) (am|)
      (showmax|startimes|dstv) (monthly|one month|weekly) (abeg|pay)
      (sub|pay) (my mama|shop|parlour) (dstv|gotv|startimes) {meter}
      (gotv|dstv|startimes) don (cut|lock|off) (pay|sub) am (sharp|)
      my gotv don cut, renew am
      pay dstv {plan} make i watch ball
      my pikin wan watch cartoon, pay gotv
      decoder {meter}, pay am
      change my dstv from compact to yanga
      startimes nova, pay one month
      zee world don cut for mama, renew her gotv
      dstv premium na how much now
      downgrade my dstv
      dem don disconnect my dstv, pay make e come back
      sub my gotv jinja
      add showmax to my dstv
      football go start by 8 and my gotv don cut, abeg renew am now
      mama dey find her africa magic, dstv don off, pay am
      pay gotv max for shop
      my decoder dey show pay now, pay am
      change startimes to basic
      renew dstv for barbing saloon
      how much be gotv smallie
      football no dey show for viewing center, renew dstv
      my pikin dey cry for cartoon, gotv
      dstv yanga for one month
      my gotv number na {meter}, pay lite
      ball dey today, sub me compact plus
      make super sport open for my decoder
      startimes classic abeg
      gotv don expire, put {plan}
      upgrade my dstv to premium for this weekend
      i wan pay for my mama decoder {meter}
      tomorrow na champions league and decoder don expire. renew am
      (match na today|children dey cry|decoder dey show e16), renew my dstv
      mama dey sick and na only africa magic dey cheer am. renew her gotv
      i promise my pikin cartoon for weekend. pay gotv
      na landlord dey control tv but subscription na me. pay gotv max
      world cup start today and my dstv don expire. renew am
      the children dey holiday and cartoon don stop. renew my gotv for decoder
      my mother in law dey come visit and she like africa magic. sub my gotv
      viewing centre no be place for woman, abeg pay my dstv make i watch house
      my barber shop customers dey complain say no channel. renew my startimes
      sunday mass for tv no show because subscription don end. pay am
      rain no gree me comot to pay decoder. renew startimes for me from my account
      new year countdown go show for tv, activate my dstv sharp
    `,
    bill: `
      <abeg> pay (bill|my bill|this bill)
      <i_wan> pay (bill|bills|my bills|one bill)
      pay (water|waste|school|lawma|internet|rent|nylon|security) (bill|fee|money|)
      pay (school fees|my pikin school fees|tuition|exam money)
      (load|fund|put money for) my (bet9ja|sportybet|betking|1xbet) ({amount}|)
      pay (waec|jamb|neco) (form|money|)
      which bill i fit pay (for here|)
      pay {biller} {amount}
      i wan pay (rent|association money|levy|church money|tithe|market money)
      my (rent|water bill|school fees) don reach, (pay am|make i pay)
      {amount} (for|of) (school fees|rent|water|waste)
      drop {amount} for my (bet|bet9ja|sportybet)
      bills abeg
      pay government (money|tax)
      settle my bills
      i get bill to pay
      help me pay water money
      wifi (sub|money|bill)
      pay hospital bill
      i wan play bet, fund my account
      i wan pay (church|market|estate|union) (money|dues)
      pay (church|market|estate|union|association) (dues|levy|money) (of {amount}|)
      pay my pikin (school|exam) money
      i wan pay church building levy {amount}
      i (wan|want) (pay|settle|clear) (bill|my bills|one bill|some bill|water bill|school fees|waste bill)
      (abeg|help me|oga) (pay|settle) (my|) (bill|bills|water bill|school fees|lawma|internet bill|rent)
      (pay|clear) (my pikin|pikin|my brother) school fees ({amount}|)
      (buy|pay for) (waec|jamb|neco) (pin|form|scratch card) (for me|)
      (fund|load|put money for) (my|) (bet9ja|sportybet|betking|bet account) ({amount}|)
      which bill (i fit|una dey|person fit) pay (for here|)
      lawma people don come, pay am (abeg|)
      (pay|send) (tithe|offering|dues|association money|estate money) ({amount}|)
      (make i|i wan) (pay|renew) (my|) (internet|wifi|spectranet)
      (ten thousand|{amount}) for (school fees|church|waec|tithe|rent|lawma|estate)
      (make i|abeg) (renew|pay|clear) (wifi|waste|water|lawma|rent|toll) ({amount}|)
      (send|pay|drop) tithe {amount}
      (estate|street|compound) (chairman|security|people) (dey ask|don come) for (dues|levy|security money)(, pay am|, settle dem|)
      (abeg|oga abeg|) (sort|clear|handle) my (compound|office|estate) (bills|money|dues)
      (dem drive|school drive|dem pursue) my pikin (comot school|from school|) (for|because of) (school fees|pta levy|exam money)(, pay am|, abeg pay|)
      (lawma|psp|waste|dirty) people dey (outside|shout|gate), (pay|settle) (dem|am) (abeg|{amount}|)
      (acceptance fee|hostel money|departmental dues|lesson money) (of|) {amount} (abeg pay|i wan pay am)
      (netflix|spotify|apple music) (money|bill) (don reach|{amount}|i wan pay am)
      (abeg|oya|biko|) (buy|run) (me|) (jamb|waec|neco|nabteb) (e-pin|epin|result checker)
      (put|throw|drop) {amount} (inside|enter) my (sportybet|bet9ja|betking|msport) (account|wallet|id|) (abeg|na|)
      (remita|invoice|rrr) (payment|number {meter}|money) (abeg|i wan pay)
      (abeg|oga abeg|) (mechanic village|keke union|okada union|nurtw) (ticket|dues|money) (of {amount}|payment|)
      (particulars|vehicle licence|lastma fine|road worthiness) (money|payment|i wan pay)
      (una|karo) (fit|dey) (pay|collect) (school fees|tax|water bill|lawma) (so|for here|)
      (caution fee|agent fee|agreement money|house rent) (of|) {amount} (abeg pay|make i clear am)
      (starlink|fibre|wifi|internet) (money|bill) (don due|don reach|{amount})(, pay am|)
      (i wan|make i) (give|drop) (tithe|offering|zakat|seed) (of {amount}|)
      (hospital|pharmacy|antenatal|lab) (bill|money) (of {amount}|abeg pay am)
      (hmo|motor|life|keke) insurance (money|bill) ({amount}|i wan pay)
      (abeg|oya|biko|) {biller} (money|bill) (of|) {amount}
      (cooking gas|toll|cowry card|gate) (money|bill|fee) ({amount}|i wan pay)
      (borehole|water) (man|board) (dey find|want) im money(, pay am|, {amount}|)
      (bursar|headmistress|school) (call|send message) (for|about) school fees(, pay|, settle) {amount} (abeg|na|)
      which (company bill|biller|kind bill) (una dey pay|una get|i fit pay for here)
      (abeg|oga abeg|) (pay|settle) (this|one) (invoice|levy|fine) (of {amount}|for me)
      (waste|gas|estate|toll) money (don due|{amount}|i wan pay)
      (i wan|make i|abeg) (pay|settle|clear) (my|the|our) (bill|water bill|school fees|waste bill|estate money|internet)
      (pay|load|fund) {biller} {amount}
      (the|our) (bill|levy|fees) don (come|reach)(,|) (pay|settle|clear) am
      (waec|jamb|neco) (form|pin|money)(,|) (buy|pay) am
      i wan pay (bill|my bills|water bill|waste bill|internet bill)
      pay my (water bill|waste bill|internet bill|school fees|house rent) (abeg|{amount}|)
      (pay|settle) (school fees|pta levy|tuition) for my (pikin|son|daughter) ({amount}|)
      (buy|pay for) (jamb|waec|neco) (pin|form|result checker) (abeg|)
      (fund|load) my (bet9ja|sportybet|betking|1xbet) (account|wallet|) (with {amount}|)
      i wan pay {biller} ({amount}|bill|)
      pay {amount} to {biller} (abeg|)
      i wan pay (tithe|offering|church dues|zakat)
      (pay|renew) my (internet|wifi|spectranet|smile) (sub|bill|) (abeg|)
      which bills (i fit|person fit) pay (for here|)
      pay (government|lagos state|state) (tax|levy) (for me|{amount}|)
      i wan pay (estate|security|market|union) (dues|levy|money) ({amount}|)
      help me pay (hospital|water|waste|internet) bill (abeg|)
      (lawma|water board|psp) bill (payment|pay am|{amount})
      i get (remita|rrr|invoice) to pay (abeg|{amount})
      (bill payment|pay bills) (abeg|please|)
      pay my (house rent|shop rent|hostel fee) (of|) {amount}
      pls pay (water|waste|internet|rent|school fees) (bill|) {amount}
      i wan pay for my (pikin|brother) (waec|jamb|neco) (form|fees)
      my (landlord|agent|caretaker) dey wait for house rent, i wan pay (bill|rent) {amount}
      (waste|lawma) people don come, pay their bill
      pay {biller} for me {amount}
      i wan pay (electric|internet|water|my) bills (today|now|abeg)
      fund my (sportybet|bet9ja|1xbet) with {amount} (abeg|pls)
      pay (church|mosque|union) (dues|levy|building fund) {amount}
      how i go pay (school fees|water bill|tax|waec) (for here|with karo|)
      spotify subscription bill, pay am {amount}
      please help me pay (my bill|water bill|school fees|waste bill)
      kindly (pay|settle) the (internet|water|estate) bill ({amount}|)
      good morning, i wan pay (bill|school fees|house rent|tax)
      i wan pay (neco|waec|jamb) for my (daughter|pikin) {amount}
      school don resume, pay (fees|tuition) {amount} (for me|abeg)
      pay my (hostel|acceptance|departmental) (fee|dues) {amount}
      my water go cut, pay water (bill|board) {amount}
      wifi no dey work because sub finish, pay (spectranet|smile|fibre)
      (our|my) estate dues na {amount}, settle am
      security money for (street|estate) {amount}, pay am
      pay my (car|keke|house) insurance (premium|) {amount}
      pay toll (money|tag) {amount}
      i wan load my betting (account|wallet) with {amount}
      send {amount} to my (bet9ja|sportybet|betking)
      tax (man|people) dey ask for money, pay {amount} tax
      i wan pay hospital (bill|deposit) {amount} (for my wife|)
      offering {amount} for (my church|sunday service)
      (bills|bill payment) menu
      what bills (una dey pay|you fit pay|dey here)
      pay (this|one) invoice number {meter}
      school say my pikin no go enter class unless i pay fees, pay {amount}
      the water people wan disconnect us, pay water bill {amount}
      (water board|lawma|estate) (people|man) dey (gate|door), pay am {amount}
      (pay|clear) (my|the) {biller} (bill|money) (with {amount}|abeg|)
      (jamb|waec|school) (form|fees) {amount} (pay am|make i pay)
      (my pikin|my daughter) school fees (don reach|dem dey ask), pay {amount}
      {biller} {meter} {amount} (abeg|pay am)
      (estate|security|compound) (due|dues|levy) {amount} (pay am for me|make i clear)
      (pay|settle) (frsc|vehicle licence|passport) fee (for me|of {amount}|)
      (i wan|make i) (renew|pay) my (internet|wifi|spectranet) (bill|)
      (remita|rrr) (number|) {reference}, (pay am|i wan pay)
      (waste|sanitation|nepa) (bill|levy) {amount}, (pay|clear) am (for|) {biller}
      (shop|stall|market) (rent|levy|ticket) (of|) {amount} (pay am|make i pay)
      (exam|acceptance|hostel) fee (for|of) my (pikin|brother|sister) (pay am {amount}|i wan pay am)
      i wan pay my pikin school fees
      una fit pay water bill (?|i wan pay)
      waste people don bring bill, pay am
      pay lawma {amount}
      estate dues of {amount}, pay am
      neco token abeg, i want two
      jamb pin na how much, buy one
      put {amount} for sportybet
      load my betking account {amount}
      renew my wifi subscription {amount}
      pay smile internet
      car licence renewal, pay am for me
      pay road tax for my motor
      pay vehicle insurance {amount}
      pay market ticket {amount}
      pay government land use charge
      i wan pay nysc form money with remita
      pay hmo {amount}
      pay toll with lcc account {amount}
      ikeja local government levy, pay {amount}
      post utme form, i wan pay for am
      pay acceptance fee for my pikin university
      hostel fee {amount}, pay am abeg
      i wan pay my tithe for this month
      cable no be, na internet bill i wan pay
      pay all my bills for this month
      i get invoice from {biller}, pay am
      pay bill abeg
      make we pay {biller}
      my house internet don cut, pay am {amount}
      renew our office wifi
      my pikin school say fees must land today, na {amount}, make we pay {biller}
      my boy wan write jamb, buy the pin for am
      water board don come with paper, i wan settle them {amount}
      my pikin don enter new class, pay him fees for {biller}
      estate security levy don reach, settle am {amount}
      i wan pay nhis
      pay professional fee for ican
      fund my lcc cowry card
      pay fine for lastma
      market task force ticket {amount}, pay am
      bet slip dey ready, load {amount} for bet9ja
      pay for passport booklet with remita
      utme registration for my sister, buy the e-pin
      community borehole money, {amount}, pay am
      house rates from local government, i wan clear am
      pay our church hall rent to {biller}
      my office internet na fibre, renew am
      waste bin people dey gate, pay am
      pay nin slip reprint fee
      school bus fee {amount}
      i wan give zakat {amount}
      drop offering {amount} for my church
      pay common entrance form for my pikin
      i wan settle hospital bill {amount} for {biller}
      pay vigilante money for our street {amount}
      pay transformer levy for our street
      generator levy for plaza, {amount}
      shop rent to market authority, pay am
      pay drivers licence renewal
      pay my union dues
      top up my betway
      pay for swift internet
      the hospital say make we pay card money {amount}
      settle my barrister {biller} invoice
      pay for my pikin graduation {amount}
      exam fee for tailoring school, {amount}
      clean up exercise levy {amount}
      pay development levy for village union
      mosque building money, pay {amount}
      i wan buy jamb form
      recharge my bet king with {amount}
      pay my rent through {biller}
      all bills wey dey hand, pay dem one by one
      pay custom duty {amount}
      pay vehicle particulars
      dem wan drive my pikin from class because of fees, {amount}, abeg pay the school now
      school gate dem dey turn back pikin wey never pay. settle my pikin fees {amount}
      lawma people say dem go carry our dustbin. pay dem {amount}
      my sister wan write waec and form go close today. buy the pin abeg
      my wifi cut for middle of work. renew am make i continue
      (school drive my pikin|headmaster call|exam don near), pay school fees {amount}
      (dem dey gate|dem bring paper|dem wan cut pipe), pay water bill {amount}
      (my boy wan write exam|form go close today|registration don start), buy jamb pin
      rain don full gutter because lawma no come. pay dem their money {amount}
      na me be class captain parent. pay the excursion money {amount} for school
      tv man no, na internet man dey my gate. pay am for this month, {amount}
      market chairman dey lock shop of people wey never pay levy. pay my own {amount}
      association wan fine me if i no pay before 12. pay {biller} {amount}
      i don reach jamb centre, pin never dey. buy am for me now
      my daughter wan register jamb before portal close. pay for the form
      water board man dey our gate with wrench. pay the water bill before e cut am
      arsenal go win today i sure. fund my sportybet with {amount}
      estate security don hold my car because of service charge. pay {amount} for estate due
      refuse don full our street, lawma say pay first. clear the waste bill {amount}
      my son school for ilorin no gree am enter hall without fees. pay {amount} to the school
      i dey drive go funeral for enugu and police ask for vehicle licence. pay the renewal
      wifi cut when i dey preach online. pay my spectranet bill
    `,
    bill_due: `
      when i go pay (my|the) (bill|light bill|rent|school fees|dstv)
      my bill don reach to pay
      which day my (bill|dstv|rent) go expire
      which bill i suppose pay (this week|this month)
      e remain how many days make my (dstv|bill|sub) expire
      the bill deadline na when
      when be the last day to pay (school fees|the bill)
      which (bill|money) i (suppose|go) pay ({period}|first)
      when (light|nepa|water|rent) money (dey due|go due|reach)
      my bill don (reach|due)
      when i go pay (my|the) bill
      which day (my|the) (bill|light bill|rent|sub) (go|suppose) (due|expire|finish)
      when i suppose pay (my|the) (light|nepa|water|rent) (bill|money|)
      (my|the) (light|water) bill don due
      which bill dey (due|wait me)
      (when|which day) (i go|i suppose|make i) pay (my|the) (light|dstv|water|internet) (bill|)
      (when|which day) my (bill|dstv|gotv|light bill) (dey|go) (expire|due|finish)
      my bill (don|) (due|late|reach time)
      when (i go|i suppose|dem say make i) pay (my|) (light bill|bill|rent|dstv|water bill)
      when my (dstv|sub|light bill|rent|bill) (go expire|go finish|dey due|due)
      (which|wetin be the) (day|date) (to|wey i go) pay (my|) (bill|rent|light)
      my bill don (due|reach|pass) (abi|)
      how many days (remain|dey) (for|before) my (bill|sub|dstv) (expire|due|)
      deadline for (my|) (bill|school fees|rent)
      which (bill|money) i (go|suppose|need) pay {period}
      when (my light|nepa|rent|school fees|dstv|water) (bill|money|) go (expire|due|reach)
      (abeg|oya|biko|) (remind|tell) me (which day|when) (rent|dstv|light bill|sub) (money|) (go reach|go due)
      till when (dem|una) go (wait|give me chance) before i pay (bill|light bill|fees)
      (the|my) (deadline|last day) (for|of) (bill|school fees|rent) (don pass|never reach) (abi|or)
      (which|wetin) bill (dey come|dey next|go soon reach)
      (i still|shey i still) get time (to pay|for) (the|my) (bill|rent|fees)
      (next|another) (light bill|water bill|bill) (go come|na) (when|which day)
      (nepa|lawma|landlord|water people) dey expect (their|im) money (when|which day)
      (any|shey any) bill (don late|don pass time|dey due) (for my side|)
      (na tomorrow|na friday|na next week) (rent|light bill|dstv|sub) (go due|go expire) (abi|)
      how many days (remain|still dey) for my (rent|light bill|sub|school fees)
      (check|tell me) whether (any|my) bill (don due|dey late|don pass)
      (last|final) day (to|make i) (pay|clear) (light|rent|fees) (before dem cut am|)
      (abeg|abeg o|) (when|which day) (next|) i go (settle|clear) (light|rent|water|dstv) (bill|money)
      i dey fear make dem no (cut|disconnect) (my light|water)(,|) when (i suppose pay|the bill due)
      (which date|which day) (rent|light bill|sub|internet) (go fall|dey expire|dey due)
      i don (pass|miss) the (deadline|due date) for (bill|fees|rent) (abi|)
      (next|pending) bill (wey dey come|wey go due) (this week|this month|)
      when my (light|water|internet|dstv) bill (dey|go) due
      which date i suppose pay (my light bill|my water bill|the bill|rent)
      (when|which day) be (the|my) (due date|last day) for (the bill|light bill|water bill)
      my (bill|sub|dstv) go expire when
      the due date for (my bill|light bill|my dstv|internet) (na when|abeg)
      i get any bill wey (dey due|due this week|suppose pay)
      (which|what) bill dey due (this week|this month|now)
      how many days i still get to pay (the bill|my bill|light bill)
      how many days remain before (the|my) (bill|light bill|rent) (due|expire)
      when i suppose (pay|settle) (nepa|light people|water people|lawma)
      (remind|tell) me when (my bill|the bill|light bill) dey due
      (bill|payment) due date (abeg|na when)
      which day dem go (cut|disconnect) my light if i no pay
      when be (deadline|last date) to pay (light bill|water bill|school fees)
      my next (light|water|internet) bill dey due when
      next bill na (when|which day)
      i don late to pay (my bill|light bill) (abi|?)
      e don pass time to pay (the bill|my light bill) (abi|?)
      when i go pay next (for light|for dstv|for water|bill)
      time never reach to pay (the bill|light bill|water bill) (abi|?)
      na today my (bill|dstv|light bill|sub) (due|expire) (abi|?)
      my (light bill|water bill|rent) (due|reach) this month (abi|?)
      (how long|how many days) before my (dstv|gotv|bill|sub) (expire|finish|cut)
      (check|see) the (date|day) wey (my bill|the bill|light bill) go due
      (date|day) wey i suppose pay (bill|light bill|water bill) (abeg|na when)
      upcoming bills (abeg|wey i get)
      bills wey dey (come|wait me) (this week|this month)
      i wan know (when|which day) (my bill|light bill|rent) dey due
      last day for (light bill|water bill|my bill) na (friday|month end) (abi|?)
      when (bill|light bill|water bill) time go reach
      light bill (due|payment) (date|day) na when
      my bill go due (today|tomorrow|this week|when) (?|)
      when dem go (bring|send|expect) (next light bill|water bill payment)
      which bill i never pay wey don (late|due|pass time)
      water bill (due|deadline) na when
      by which day i suppose don pay (light|rent|water|fees)
      please when my (light bill|water bill|sub) dey due
      kindly tell me (when|which day) my next bill dey due
      i no wan pay late, when (the bill|my light bill|rent) dey due
      which day my bill dey due
      my bill due (today|this week|when)
      when be my next bill
      any bill wey i suppose pay soon
      how many days before my (light|water) bill due
      i don miss bill date (?|abi)
      when e go expire, my (dstv|gotv|internet) sub
      i no wan make dem cut my light, when the bill dey due
      my dstv go soon cut, which day e go expire
      bill date (pls|abeg|na when)
      on which day my light bill due
      soonest bill wey i go pay na which
      when my internet bill due
      my rent due date na when
      bill wey i never pay this month go due which day
      (when|which date) (my|the) (bill|light bill|internet) (go expire|dey due)
      how many days (remain|i get) before my (dstv|internet|light) (bill|sub) (due|expire)
      (next|the next) (bill|payment) (na when|na which date)
      (my internet|wifi|cable) (go finish|expire) (when|which day)
      (any|which) bill (dey due|go due) (this week|before sunday|tomorrow)
      (remind|tell) me (when|the day) (my|) (light|water|school) bill (due|reach)
      (deadline|last date) (for|to pay) (school fees|light bill|water bill|estate due) (na when|)
      (i late|i don late) for (light|water|internet) bill (abi|or time still dey)
      (expiry|due) date (of|for) (my|) (dstv|internet|light bill|sub)
      (when|which day) (dem|una) go (cut|stop) (my light|internet|cable) (if i no pay|)
      (bill|bills) wey (go due|dey due) (this week|next|soon)
      (remind me|tell me) (when|which day) (my|) (rent|school fees|water bill) (suppose|go) (due|reach)
      (dem|they) (say|talk) (bill|light bill) go due (soon|this week), (na which day|na when)
      light bill go due which day
      last day to pay school fees na when
      remind me the date wey water bill dey due
      rent go due for which month
      how many days remain for my wifi sub
      i still get time before estate due close
      any bill wey go due this week
      lawma bill, when be deadline
      wetin i suppose pay before month end, and which date
      i dey fear make dem no cut my water, when the bill go due
      wen my light bill de due
      which of my bills don near
      dem go disconnect internet on which day
      e remain how many days make my gotv cut
      landlord rent date na when, i don forget
      next date for my pikin fees
      i wan mark calendar, when light bill dey come
      last date for remita payment
      my fees deadline don pass (?|)
      when landlord association levy go due
      how long before my showmax expire
      make i know when to expect next water bill
      my cable go off on which day
      school fees closing date abeg
      i dey travel, which bill go due before i come back
      internet sub na when e go finish
      jamb payment dey end when
      e don pass due date for my light bill (?|)
      grace period for estate bill na till when
      wetin be next bill and which day
      this month end get which bill wey must pay
      my pikin second term fees, when be the last day
      remind me of my bill dates
      i no wan make dem disconnect us again. which day water bill dey due
      (i dey forget|i wan prepare|i dey travel), which day my bill dey due
      last year dem cut us for christmas. abeg which day light bill due this time
      i no wan hear say fees don close. last day to pay na when
      i dey travel for three weeks, when dem go want the next light bill
      my pikin dey jss2 now, when be last day to pay the fees
      before i use this money buy goat for festival, which day my dstv go finish
      rain spoil the notice wey water people drop. when i suppose pay
      my husband dey offshore and e ask which day waste bill go expire
      i no wan see lawma for my gate again, when my next payment dey due
      as wedding dey drag my money, tell me when internet subscription suppose renew
      which date the school fees go close, i still dey harvest yam
    `,
    bill_balance: `
      how much (be|na) my (bill|light bill|water bill)
      na how much i dey owe (nepa|for bill|for light|water board)
      my bill na how much (this month|)
      how much remain make i finish (the bill|school fees|the rent)
      all my bills join na how much
      how much nepa say i owe
      how much be my (light|water|dstv|internet) bill (now|this month|)
      wetin i (dey|) owe (for|on top) (light|water|dstv|nepa|rent)
      how much i (go|suppose|need to) pay (for|) (light|dstv|water|nepa) (this month|)
      how much (be|na) my (light bill|bill|water bill|nepa bill) (this month|now|)
      how much (nepa|light people|water people|dem) (say make i pay|dey find for my hand|want)
      how much i (dey|) owe (nepa|for light|for water|dstv|for bill)
      all my bill (together|join) na how much
      wetin (remain|i owe) (for|on) my (bill|light bill|school fees)
      (tell|show) me how much my bill (be|reach|come)
      (abeg|oga abeg|) (nepa|lawma|water people) (bill|charge) me how much (this month|for last month|)
      (light|nepa|water) bill (don come|land), (na how much|wetin dey inside)
      (wetin|how much) (i never pay|still dey unpaid) (for|on) (the|my) (bill|school fees|light)
      (make i|i wan) (know|sabi) the (amount|money) (for|of) (my|the) (bill|light bill) (first|)
      (i dey|shey i dey) owe (nepa|lawma|phcn) (reach how much|how much)
      (abeg|oya|biko|) (this month|last month) (light|water|internet) bill (high|heavy) reach how much
      (add|join) all my bill (for me|together)(, na how much|)
      (nepa|light|water) (debt|arrears) wey (dey my name|i get) (na how much|)
      my (light|water|internet) bill (na how much|come reach how much)
      (abeg|abeg o|) how much i go (bring|drop) for (light|this month bill|the bill)
      (check|see) how much (i|we) (owe|dey owe) (nepa|lawma|dstv)
      (electricity|water|internet) bill (stand|dey) for how much
      (nepa|water people|dem) (bring|drop) (light|water|) bill(,|) (how much dey inside|wetin i owe|na how much)
      (abeg|oga abeg|) (altogether|total) how much i (go pay|owe) for (light and water|all the bills)
      (my|the) (unpaid|outstanding) (bill|light bill|water bill) na how much
      (last month|this month) (light|water|internet|gas) bill (be|na) how much
      how much i go pay for (light bill|water bill|nepa bill|dstv) (this month|)
      (check|show me) how much my (light|water|internet|waste) bill be
      my (nepa|light|water) bill don reach how much
      wetin be the (amount|total|money) for my (bill|light bill|water bill)
      how much dey (my|the) (light bill|water bill|bill) (now|this month)
      i wan know how much (i owe nepa|my bill be|dem bill me)
      how much dem bill me (for light|for water|this month|)
      my (bill|bills) (for this month|this month) na how much
      total (bill|bills) wey i (never pay|suppose pay) na how much
      how much remain for me to pay (for light|for water|for the bill)
      i dey owe (nepa|water board|lawma) how much
      wetin (nepa|lawma|water board) say make i pay (this month|)
      how much be the bill (wey dem bring|wey come|for my house)
      (check|see) my (outstanding|unpaid) (bill|light bill|bills)
      how much light bill i dey owe
      how much be this month (light|water|waste|security) bill
      (abeg|please) (check|see) the amount for my (nepa|water|internet) bill
      na how much (light|water|nepa) money i suppose pay
      tell me my (bill|light bill|water bill) amount
      the (light|water|internet) bill wey i get now na how much
      (amount|money) wey dey my (bill|light bill) (abeg|na how much)
      my bill balance (na how much|abeg|)
      how much remain for my (light|water|internet) bill
      wetin i still owe for (bill|light bill|water|nepa)
      i still dey owe for (light|water|waste) bill (abi|?)
      (see|check) if i dey owe (nepa|light company|water company)
      (the|my) bill high (this month|this time), na how much (sef|)
      all the bill wey i never pay na how much
      my (house|shop|office) (light|water) bill na how much (now|)
      (balance|amount) wey remain for (water|light|school) bill
      (how much|wetin) {biller} (bill me|say i owe)
      (light|water|nepa) bill for (last month|this month), how much be am
      make i know how much my (bill|light bill) be before i pay
      how much nepa (dey find|want|charge me) (this month|)
      (see|check) my (light|water|waste) bill (amount|) (for me|)
      my bill (amount|total) (abeg|na how much|)
      water bill na how much (this month|abeg|)
      how much debt i get with (nepa|lawma|water board)
      how much i go use clear (all my bills|light bill|water bill)
      please how much be my (light|water|internet) bill
      kindly check (how much i owe for light|my bill amount)
      i wan know the total (bill|light bill) wey i suppose pay
      my bill na how much
      how much light bill come this month
      what do i owe for (light|water|waste)
      check my outstanding bill (pls|abeg)
      the remaining money for my (water|light) bill
      how much bill i get to pay
      nepa drop paper for my gate, how much i owe dem
      i wan know how much be all my bills before i share my salary
      how much i owe for bill
      total of my bills (pls|abeg)
      light bill amount (pls|abeg)
      wetin dey my water bill
      my internet bill come reach how much
      current bill balance (abeg|pls)
      (wetin|how much) i (owe|dey owe) {biller} (now|)
      (check|look) (my|the) (light|water|{biller}) bill (for me|how much e be)
      how much (dem|{disco}) (write|put|bring) for my (bill|light bill)
      (my|the) (outstanding|debt) for (light|water|waste) (na how much|)
      (the bill|light bill) wey (come|dem bring) {period} na how much
      (i still|i) get (debt|outstanding) (for|with) {disco} (?|abi)
      (total|full) (bill|amount) wey i (suppose|must) pay (for light|{disco}|{biller})
      (how much|wetin) (remain|dey) for (this|my) bill after (i pay small|wetin i pay)
      (how much|wetin) (be|na) (my|the) (water|light|waste|internet) bill (this time|now|)
      (see|check) (if|whether) i (dey owe|get debt for) (light|water|{biller})
      (my|the) (school fees|rent|levy) (remain|balance) how much (to pay|)
      (check|see|tell me) (if|whether|how much) i (owe|dey owe) {biller}
      {biller} (bill|debt) (na how much|how much remain) (now|)
      (wetin|how much) {disco} (say|write say) i (owe|dey owe)
      (shey|abi) i (dey owe|still owe) {biller} (?|anything)
      (check|see) (my|) {biller} (debt|bill) (whether i owe|how much e be)
      how much i owe {disco}
      school fees remain how much for my pikin
      how much nepa bring this month
      total of all the bill wey dey my neck
      check my lawma debt
      estate service charge wey i owe na how much
      light bill don climb to how much
      how much outstanding i get for {biller}
      nepa bring bill but rain soak the paper, how much i dey owe
      haw much be my wota bill
      how much i never pay for school fees
      water corporation say i owe, how much be that
      my postpaid light don gather reach how much
      how much due for my wifi bill
      out of that bill, how much remain after the one wey i pay
      total fees for my three pikin na how much now
      how much my hospital bill remain
      {disco} say i dey owe, check am
      my estate bill don reach how much this quarter
      nepa arrears wey dey my name, how much
      check wetin i owe for water board
      current bill for my meter account na how much
      my pikin fees remain how much after i pay {amount}
      bill of this month for light, how dem calculate am reach how much
      total debt for lawma and water
      how much i go pay make my postpaid clear
      internet people say i owe, na how much be that
      hostel fees wey remain, tell me
      see how much be the tax wey i suppose pay
      service charge for my shop don gather how much
      i don pay half of the bill, wetin be the rest
      landlord say make everybody pay him own light. how much be my bill
      (paper lost|i no sabi read am|dem no bring paper), how much be my light bill
      estate man dey look me bad eye. how much i dey owe for dues
      every month na fight with water people. wetin i owe dem now
      i sell my ram make i clear light. how much i dey owe {disco}
      landlord say make all tenants bring their water bill. how much be my own
      my pikin graduation dey near and school say we dey owe. how much the fees remain
      postpaid meter people paste red paper for gate. wetin be my total light bill
      i dey pack comot this house on saturday, how much bill still hang for my head with {disco}
      since my papa die nobody touch the water bill. how much e don gather
      as rain don wash the bill paper, tell me how much light people charge me this month
      before church start i wan clear waste bill, how much i owe
    `,
    min_payment: `
      wetin be the smallest (money|amount) wey i fit pay (for bill|for light|)
      least money wey i fit (pay|buy) for (light|bill|dstv)
      i fit pay half (of the bill|)
      the small amount wey una dey take for bill
      na from how much person fit buy light
      (wetin be|how much be) the (smallest|least|minimum) (money|thing|) (i fit|wey i fit) pay (for|on top) (my|the) (bill|card|loan)
      (small|least) money wey i fit (drop|pay) (for|on) (the|my) (bill|light bill)
      wetin be the (least|smallest|minimum) (money|amount|) (wey|) i fit pay (for|on) (my|) (bill|light bill|loan)
      i fit pay (small|half|small small|part) (for|of) (my|the) (bill|light)
      (small|smallest) money wey (dem|una) dey collect for (light|bill)
      minimum (payment|wey i fit pay) (for|) (light|bill|dstv)
      (dem|nepa|una) (go|fit) (gree|collect|accept) (half|small|part) money (for|of) (the|my) bill
      (i no get|i no fit raise) (all|complete money)(, wetin be|, how much be) the (small|least) wey i fit pay (for bill|)
      if i pay {amount} for the bill, e too small (?|abi dem go gree)
      (person|i) (fit|must) (start|pay) from (how much|which amount) (for light|for bill)
      (instalment|small small payment|half half payment) (dey|allowed) (for|on) (bill|school fees|rent)
      (lowest|smallest) (token|unit|light) wey (dem dey sell|i fit buy)
      wetin be the (small|smallest) (light|token|unit) i fit (vend|buy|load)
      i fit (break|divide|share) (the|my) bill (small small|into two|half half)
      (at least|minimum) how much i (go|must|fit) (drop|pay) for (bill|light bill)
      dem (bring|give) me (big|heavy) bill(,|) (wetin be the least|how small) (i fit|wey i fit) pay (now|)
      dem go (allow|gree) make i (pay|drop) (half|quarter|small) for (the|my) (bill|light bill|fees)
      (smallest|minimum|lowest) (money|amount|payment) (wey dem dey accept|abeg|for am)
      (how small|from how much) (dem|nepa|una) dey (take|accept|collect) for bill
      (part|half) payment for (light bill|dstv|water bill) (fit|dey okay|i fit do am)
      wetin be the (least|smallest|minimum) i fit pay (for|on) (this bill|my bill|nepa|water)
      (i fit|make i) pay small (first|now) (for|of) (the bill|my light bill|water bill)
      minimum payment (na how much|abeg|for my bill)
      how much be the (minimum|least|smallest) (payment|money wey i fit pay|for bill)
      i no get all the money, i fit pay (half|small|part) (of the bill|for the bill)
      dem go gree make i pay (half|small small|part) (for the bill|of my bill)
      una fit allow me pay (the bill|my bill|light bill) (small small|in parts|two times)
      the (smallest|least) money wey dem go (take|accept|collect) for (my bill|light bill|water bill)
      the bill too much, wetin be the (minimum|small one) i fit pay (now|)
      if i pay {amount} for the bill, e go (do|reach|enough) (for now|)
      {amount} fit do for (part payment|the minimum|small payment) (of the bill|)
      at least how much i (suppose|must) pay for (the bill|my bill|light) (make dem no cut am|)
      i fit pay (the bill|my bill|school fees) (bit by bit|in two parts|small small) (?|abi)
      minimum (amount|money) for (bill|light bill|water bill|nepa)
      wetin be the (lowest|minimum) (amount|money) wey i fit (take pay|use pay) (bill|light bill|my bill)
      (part payment|half payment|instalment) dey for (bill|the bill|water bill) (?|abi)
      how small i fit pay (for|on) (my|this) bill (this month|)
      na all the bill i must pay (abi i fit pay small|or i fit pay half)
      i must pay (complete|all|full) (bill|money) (abi i fit pay half|or small dey okay)
      (least|minimum) wey i fit drop for (my bill|the bill) (this month|now|)
      (tell|show) me the (minimum|smallest) payment (for my bill|on the bill)
      i only get {amount}, e go do for (the bill|minimum payment)
      how much small money fit hold (the bill|nepa) (for now|this month) (make dem no cut light|)
      wetin be my minimum payment (this month|for this bill|)
      (smallest|least) amount (to|wey i go) pay make (my light|my water|my dstv) no cut
      una dey collect part payment for (bill|light bill) (?|abeg)
      i wan know the (minimum|least) (payment|money) for (the|my) bill
      if money no reach, i fit pay (quarter|half|part) of (bill|the bill)
      small payment dey allowed for (the bill|nepa bill|water bill) (?|)
      from how much i fit (start pay|begin pay) (the bill|my light bill)
      wetin be minimum payment for (nepa|water|waste|internet) bill
      i fit (drop|bring) small money for (the bill|my light bill) first
      least amount for (bill|light|water) payment (abeg|)
      i fit pay (less than|half of) the (full bill|bill) (abi|abeg|)
      dem go vex if i pay (half|small) for (light bill|the bill) (?|)
      minimum wey (nepa|water board|una) go (gree|accept) (for bill|)
      please wetin be the minimum i fit pay (for this bill|for now)
      kindly tell me the least (money|amount) i fit pay (for the bill|)
      money tight, (which small amount|wetin be the least) i fit pay for the bill
      what is the minimum payment (for my bill|abeg)
      i no fit pay all, how small i fit pay (for the bill|)
      na how much be the smallest payment for (bill|light bill)
      una fit allow half payment for (the bill|light bill)
      i get only {amount}, e fit cover minimum for the bill
      minimum for my light bill na how much
      part of the bill i fit pay now abi
      bill big pass my pocket this month, wetin be the smallest i fit pay
      i no fit pay complete water bill, dem go collect half
      smallest payment for bill (pls|na how much)
      e possible to pay small out of the bill
      {amount} reach as minimum for the bill (?|)
      i fit pay bill halfway (?|abi)
      how little i fit pay for water bill
      dem dey take small payment for light bill (?|)
      (if money no dey|i no get full money), (wetin be the small money i fit pay|how much be the minimum) (for the bill|)
      (least|minimum) (payment|amount) (for|on) (my bill|light bill|the bill) (na how much|)
      (can i|i fit) pay (half|part|small) (of|from) the (bill|light bill) (first|)
      {disco} (go gree|go take) (half|small) payment (for the bill|)
      (the smallest|at least) how much i go (drop|pay) (make dem no cut my light|for the bill)
      how small (i fit|person fit) (pay|drop) (for bill|on top the bill)
      (na must|must i) pay the (whole|full) bill (at once|one time) (?|)
      i wan pay (small small|in bits) for (the bill|light bill), wetin be the minimum
      (dem|{disco}) (say|want) full bill but (i get small|i no get all), (wetin be the minimum|how small i fit pay)
      (minimum|smallest) (thing|amount) (make|wey go make) (dem no cut my light|dem open my light)
      (bill|light bill) too (big|much), i fit pay (small first|half|part) (?|abi)
      (wetin be|tell me) (the|) (least|lowest|minimum) (wey|) {disco} (go accept|go collect) for (my|) bill
      smallest money wey nepa go gree collect for my bill
      if i no get complete, na how much be the minimum for the bill
      school go gree collect part payment for fees, minimum na how much
      for my card, wetin be the small money i must pay this month
      the lowest wey i fit pay for water bill
      can i drop half for the estate bill
      least amount to pay make dem no cut my light
      {amount} fit do for the bill (?|abi e too small)
      things hard for me this month, wetin be the smallest wey i fit drop for light bill
      i no get complete money for the bill, which small amount dem go collect first
      if na only {amount} i get, i fit start paying the bill with am (?|)
      una fit break the bill make i pay small small, first one na how much
      minimum due on my card this month
      wetin be the least i fit drop on my loan bill this month
      how small i fit pay for postpaid make dem leave my line
      how much go make the school gree take my pikin back, minimum
      i fit pay quarter of the light bill (?|)
      dem go accept {amount} for the water bill first (?|)
      how low i fit go for this light bill
      bill na big money, wetin be the starting amount wey dem dey collect
      small deposit for the school bill, minimum na how much
      i wan drop something make nepa no cut wire, at least how much
      minimum wey i fit pay for card bill this month
      full payment no dey, part payment start from how much for the bill
      make i know the least for estate due
      {disco} dey gree for {amount} part payment (?|)
      for postpaid, which percent i must pay at least
      una fit allow me pay 2k on this bill (?|abi the minimum high pass am)
      lawma lowest payment na how much
      business slow and light bill big. wetin be the small money i fit drop first
      (money no reach|market no move|i just pay rent), wetin be the smallest i fit pay for the bill
      i get four bills and small money. for the light one, wetin be the least
      harvest bad this year. wetin be the least i fit pay for this light bill make dem no cut am
      my wife just born and money tight. the smallest money i fit drop for school fees na how much
      card bill too much for my salary this month, minimum payment na how much
      i just lose my job. which small amount fit hold the credit card bill body
      roof leak chop my money. minimum i go pay for the water bill abeg
      i no go fit pay fees finish before exam. least amount wey school go take first
      i dey pay three children fees and still light. lowest wey i fit put for electricity debt
      na half salary dem give us, tell me the minimum for my card this month
    `,
    card_create: `
      <i_wan> (get|collect|do|create|request) (card|atm card|virtual card|dollar card|atm)
      <abeg> give me (card|atm card|virtual card|new card)
      how i go (take|) get (my|) (atm|atm card|card|virtual card)
      i need (card|atm card|virtual card) (make i use buy something online|to pay online|)
      una dey give (card|atm|atm card)
      my card don (spoil|expire|lost|break), (give me another|i need new one)
      create (virtual|dollar|new) card (for me|give me)
      i never get card
      card wey i go use pay (netflix|jumia|online)
      how much be una (card|atm card)
      i want new (atm|card)
      send me atm card
      make una give me card
      when my new card go (reach|come|ready)
      i wan do card
      atm abeg
      change my card give me new one
      second card fit dey
      i need (card|atm card|virtual card) (make i|to) (use|take) (buy|pay) (something|things) (online|)
      (give|run) me (debit card|virtual card|atm card)
      i wan (card|get card|collect card)
      card wey i go use buy things for online
      i (need|want|wan) (new|one) (card|atm card|virtual card)
      how i go (take|) get (card|atm)
      (create|make|open) card (for me|give me)
      my card don (spoil|expire|break), give me new one
      card wey (fit|go) work for online
      i (wan|want|need) (collect|get|do|order) (atm card|card|virtual card|dollar card|new card|new atm)
      (abeg|oga) (give|do|create|make) (me|) (atm|card|virtual card|new card|dollar card)
      how i (go take|fit|go do) (get|collect|do) (atm card|card|virtual card)
      my (card|atm) don (expire|spoil|break|bend)(, i want another one|, give me new one|)
      (change|replace|renew) my (card|atm card|old card) (give me|abeg|)
      i wan (use card|card to) (buy things online|pay netflix|do ads|shop)
      (una|shey una) (get|dey give|dey do) (virtual card|dollar card|atm card|card)
      how much (be|for|una dey collect for) (card|atm card|virtual card)
      (shey|) my (new|) card don (ready|come|land)
      (netflix|facebook ads|bolt|apple) (dey ask for|want) card(, create one give me|, give me|, i need one)
      i (wan travel|dey go dubai|dey go abroad) i need (dollar card|visa|card wey go work)
      i never collect card since i open account, i want one
      (the|my) card (don peel|don tear|don scratch|chip don spoil)(, print another|, give me new one|, change am)
      (una|you) (fit|go) (bring|send|waybill) (card|atm) (reach|come) (my house|ibadan|my office)
      (virtal|vitual|vatual) card (abeg|for online)
      which (kind|type) card (una get|una dey give|i fit collect)
      (card|atm) for (my pikin|my business|my wife) name (abeg|i want)
      (where|how) (i go|dem dey) (pick|collect) (my|) (new|) (card|atm)
      card wey i go take shop for (temu|shein|amazon), i want am
      (second|extra|another) (card|atm) (give|for) (my wife|me) (abeg|na|)
      (verve|visa|mastercard) (card|) (i want|abeg|i need)
      (abeg|oga abeg|) (make|do) my account (get|carry) (card|atm|virtual card)
      (abeg|oya|biko|) (arrange|sort) (card|virtual card|atm) (give|for) me
      (old|former) card don (expire|die), (send|issue|give) (another|new one|fresh one)
      (order|book|request) (atm|debit card|virtual card) (for me|abeg)
      (dollar|naira|online) card (dey|una get|i want one|abeg)
      (pink|black|fine) (debit card|atm) (i want|abeg)
      (i never hold|i no get|i never see) (card|atm) (before|for my life)(, give me one|, do one for me)
      cash don (tire|worry) me(,|) (give me|i want|run me) (card|atm)
      (atm card|virtual card|debit card) (now|abeg|for me)
      card wey (go|fit) (work|pay) (for|on top) (google ads|visa fee|ielts|aliexpress)(, i want am|, give me|)
      (my pikin|my wife|my staff) (need|want) (card|atm) (of im own|)
      how many days (new|my) (card|atm) (go|dey) take (reach|ready|come)
      (i wan|i need|make i|how i go) (get|collect|do) (card|atm card|virtual card|dollar card)
      (my|the) (card|atm) don (spoil|expire|break)(,|) (give|do) me (new one|another)
      (una|shey una) (dey give|get|dey do) (card|atm|dollar card)
      (open|create|run) (virtual|dollar|online) card (for me|abeg|)
      i wan (get|collect|apply for) (atm card|debit card|virtual card)
      (give|send|do) me (atm card|debit card|virtual card) (abeg|please)
      how i go (get|collect|apply for|order) (atm card|card|virtual card)
      i need (virtual|dollar|debit) card (for online payment|to buy things online|abeg)
      (create|open|make) (virtual|dollar) card for me (abeg|)
      i no get (atm|debit) card, i (want|need) one
      my card don (expire|spoil|break), (i need|give me) new one
      (new|another|replacement) (card|atm card) (abeg|please|i want)
      how much be (atm card|virtual card|dollar card)
      una dey (give|issue) (atm card|debit card|visa card) (?|)
      (order|request) (atm|debit|virtual) card (for me|abeg|)
      i wan use card (pay|shop) online, (create|give me) one
      card wey fit (pay for netflix|work abroad|pay for facebook ads)
      when my (card|atm card) go (come|arrive|ready)
      replace my (old|lost|bad) card (with new one|abeg)
      i wan collect (card|atm) (for my account|to withdraw)
      (physical|virtual) card (abeg|i want|i need)
      i dey (use cash|carry cash) always, i want (card|atm) now
      pls i (need|want) (atm|debit|virtual) card
      how many days before (card|atm card) (reach|come) if i order
      my card (expire|expires) this month, (i need new one|give me another)
      shop dey ask for card and i no get, (give|create) me (one|virtual card)
      i wan pay (ielts|school fees abroad|app store) with card, (create one|give me virtual card)
      my old card no get chip, (i want new one|change am)
      which card una get (for dollar|for online|and how much) (?|)
      deliver (atm|debit) card to my (house|office|shop)
      i wan carry card travel, (which one una get|give me one)
      card request (abeg|please)
      please i wan (request|apply) for (atm card|virtual card|debit card)
      kindly (issue|send) me (new card|atm card)
      good morning, how i go get (card|atm card)
      card wey i go use withdraw for atm (i want am|abeg)
      i wan dey use pos, (give me card|i need atm card)
      my daughter dey go school, she need atm card
      how i go activate or collect new card (abeg|)
      i wan create virtual card (for dollar|for online|now)
      i need card to (subscribe|pay) for (apple music|canva|zoom|hosting)
      una fit give me card (today|fast|for business) (?|)
      card don peel, make una print new one
      replacement of (lost|expired|damaged) card
      i apply for card since, (when e go come|e never reach)
      apply (atm|virtual|debit) card
      (visa|verve|mastercard) (abeg|give me|i want)
      i wan get second card for my (wife|business)
      where i go collect my atm card
      free card dey (?|or i go pay)
      is my card ready
      for shop dem no gree collect transfer, i need atm card
      my card don expire and i dey travel next week, i need new one
      i wan buy something from china online, i need card wey go work
      (i never|i no) get (atm card|card) (from una|yet), (give me one|how i go take get am)
      (i wan|i need) card (to|wey go) (pay|buy thing) for (amazon|shein|netflix)
      (physical|plastic|verve|master) card (abeg|how i go get am|i wan collect)
      (my card|the card) wey i (apply|order) (never|no) (come|reach) (when e go come|)
      (virtual|dollar) card (for|to) (facebook ads|school fees|netflix) (abeg|)
      (my old card|my card) (don expire|don break|don spoil), (give me new one|i need another)
      (una|karo) dey give (verve|mastercard|visa|dollar) card (?|)
      how much be (new|atm|dollar) card (for una side|)
      (give|issue|make) me (a|new|) (card|atm card|virtual card) (abeg|for online|)
      (i dey|i wan) travel, (i need|give me) (dollar|visa) card
      (how long|how many days) (before|to) (my|new) card (come|ready|reach me)
      (i wan|help me) (collect|get|order) (my first|another) (atm card|card) (from una|)
      i want card wey i go take withdraw
      i want virtual dollar card for my school application
      make una give me atm card
      i wan pay netflix, create virtual card for me
      send atm card come my house for {narration}
      verve or mastercard, i want any one
      the chip for my card don spoil, i need another
      i need card for my pikin wey dey boarding school
      request for new card
      when my new card go ready make i come carry am
      for my new work dem dey pay with transfer but i wan dey use atm withdraw, how i go get card
      i wan atem card
      i dey travel go ghana, give me card wey go work there
      how long before card go reach me for yola
      my card expire last month, print another one for me
      i wan subscribe spotify, i need online card
      una dey charge for virtual card (?|i want one)
      give my wife her own card for my account
      card for my staff, make una issue am
      my first card, how i go apply for am
      the card wey una promise me, i want request am again
      i never hold atm before, i wan get one
      una get how many type of card (?|i wan choose one)
      i want card with my picture
      una dey give card free (?|i need one)
      card for dollar payment abeg
      issue me atm
      card wey fit work for pos, i want
      how i go collect my first atm
      my pikin dey go abroad, give am dollar card
      make una replace the card wey the machine swallow
      i want naira mastercard
      virtual card for facebook advert, i want am
      card delivery to my village dey possible (?|i want one)
      i need new card before friday
      for abroad dem no dey collect cash, i dey travel next month, i need card wey go work
      i tire to dey carry cash go market. i want atm card
      (shop people no like transfer|i dey travel|i tire for cash), i want atm card
      every pos for our side dey charge too much. i wan get my own atm card
      my mates dey press atm, na only me dey beg pos. give me card
      my course for coursera no dey take cash. i need virtual card
      i wan buy football boot from uk website for my boy. give me dollar card
      my old mama dey fear to carry cash go market. how she go get atm card
      church wan pay for zoom every month, make una create card for me
      canva no gree free again for my wedding card business. i want virtual card
      i dey travel go rwanda for conference, i need card wey go work there
      netflix dey ask for card and the rain no gree me go bank. create one
      my salary account fresh, i never get atm. order am for me abeg
    `,
    card_freeze: `
      <abeg> (block|lock|freeze|off|stop) my (card|atm card|atm)
      my (card|atm|atm card) don (lost|loss|miss|dey with thief)
      i (don lost|lost|no see|don misplace) my (card|atm|atm card)
      (thief|dem|person|agbero) (don|) (steal|thief|carry|collect) my (card|atm|atm card|wallet)
      make una (block|lock) my (card|atm) (sharp sharp|now now|)
      (unblock|open|unlock) my (card|atm)
      atm machine (swallow|seize|hold) my card
      somebody dey use my card
      i no wan make anybody use my card
      stop my card
      card don lost block am
      hold my card make nobody use am
      dem don see my card number, lock the card before dem use am
      off my atm card
      help me lock card
      i no fit find my atm
      free my card (i don see am|)
      dem snatch my bag, card dey inside
      (agbero|thief|ole|person) (carry|collect|snatch|steal|thief) my (card|atm)
      (lock|block|stop) the card wey (thief|agbero) carry
      dem don (thief|steal|carry) my (card|atm card) (block am|)
      person don (carry|steal) my (card|atm)
      my (card|atm) don (lost|loss|miss|disappear)
      i no see my (card|atm) again
      (block|lock|freeze|hold) my (card|atm) (sharp sharp|now now|)
      (off|on) my card
      (my|the) (atm|card|atm card) (don loss|don lost|miss|fall|no dey again|dem thief am), (block|stop|freeze) am
      (block|stop|freeze|lock) (my|the) (atm|card|atm card|virtual card) (sharp sharp|now now|abeg|)
      (thief|person|dem) (don|) (carry|thief|collect) my (atm|card)
      i no (see|know where) my (atm|card) (dey|again|)
      (abeg|sharp sharp|quick|oga) (block|lock|stop|freeze) (my|the) (card|atm|atm card)
      my (card|atm|atm card) don (lost|loss|miss|fall|waka)
      i no (see|dey see|fit find) my (card|atm) (again|)
      (thief|dem|somebody|one guy) (don|) (steal|carry|thief|collect|snatch) my (card|atm card|atm)
      (atm|machine) (don|) (swallow|chop|hold|seize) my card
      (somebody|person|dem) dey use my (card|atm) (abeg block am|to buy things|)
      make (nobody|dem no) (fit|) use my (card|atm)
      (open|unblock|unfreeze|free) my (card|atm) (back|now|)
      i don (find|see) my card, (open am|unblock am)
      (cancel|delete|comot) my (virtual card|card|dollar card)
      (off|lock) my card (for now|small|)
      my (atm|card) (fall|drop|miss) (inside|for) (keke|gutter|market|danfo)(, lock am|, block am|)
      (conductor|house girl|my ex|sales boy) (carry|run with|hold) my (atm|card) (abeg|na|)
      (abeg|oga abeg|) (kill|bar|shut|jam) (my|that) (card|atm) (now|sharp)
      i (forget|leave) (my|) (atm|card) (for|inside) (machine|pos shop|restaurant|church)(, block am|, lock am|)
      (strange|one kain) (people|website) dey (charge|chop|debit) my card
      i don (see|find|recover) my (card|atm)(, unlock am|, free am|, open am back)
      (abeg|oya|biko|) (make|tell) (netflix|website|apple) no (charge|debit|touch) my card (again|)
      (my wallet|my bag|my purse) (wey atm dey inside|with card) don (lost|miss|go)
      (i suspect|e be like) (pos man|person|waiter) (snap|copy|see) my card (number|) (abeg|na|)
      (abeg|oga abeg|) (off|stop) (online|pos|web|abroad) (payment|transaction) (for|on) my card
      (blok|lok|freez) my (card|atm) (abeg|now)
      (bank|{bank}|atm) machine (don|) (hold|seize|chop) my card(, block am|)
      (hold|pause|sleep) my card (till|make) (i see am|tomorrow|i tell una)
      (that|the) (virtual|old|dollar) card (cancel am|delete am|comot am|i no want am again)
      (small pikin|my pikin|my boy) dey use my card (play game|buy things)(, lock am|, stop am|)
      (robber|one chance people) (collect|carry|seize) my (atm|card|wallet)(, block card|, lock am|)
      (open|release|unlock) (the|my) card wey (i|una) (lock|block)
      no (gree|allow) (anybody|person) (withdraw|swipe|use) my (card|atm)
      (my card|atm) no dey (pocket|bag|wallet) (again|)(, block am|, i dey fear|)
      (jesus|chai|help)(,|) my (card|atm) (don go|no dey bag|don miss|dem don pick am)
      (abeg|oya|biko|) (block|lock|stop|freeze) (atm|card) (fast|now now|sharp)
      i (give|hand) (one boy|pos man|person) my (card|atm) e (don run|never come back)(, block am|, lock am|)
      i (dey travel|no dey use) my card (again|for now)(, lock am|, off am|, freeze am)
      (my|the) (card|atm) don (lost|miss|loss|disappear)(,|) (block|lock|off) am
      (block|lock|off|freeze) my (card|atm) (sharp|now now|abeg|)
      (person|thief|pos man) (don carry|dey use|hold|seize) my (card|atm)
      (i don see|i don find) my (card|atm)(,|) (open|unblock|unlock) am
      (block|freeze|lock) my (card|atm card|debit card) (abeg|please|now)
      my (card|atm card) don (lost|miss) (block am|abeg|lock am)
      i (lost|lose|misplace) my (card|atm card) (abeg block am|yesterday|for market)
      (thief|somebody) (steal|carry) my (card|atm card) (block am|lock am|)
      i wan (block|freeze|lock) my (card|virtual card|atm)
      (unblock|unfreeze|unlock) my (card|atm card|virtual card) (abeg|please|)
      i don (find|see) my card (again|back), (unblock|unlock) am
      atm (swallow|hold|seize) my card (abeg|for bank|yesterday)
      somebody dey (use|buy things with|withdraw with) my card
      stop my card (from working|now|abeg) (make nobody use am|)
      (delete|cancel|close) my (virtual|dollar) card (abeg|)
      no see my (card|atm) since (morning|yesterday), (block|lock) am
      how i go (block|freeze|lock) my (card|atm)
      my card details don (leak|enter thief hand), (block|lock) the card
      (lock|freeze) the card for now (i go open am later|)
      make una (block|stop) my atm card (sharp sharp|quick|please)
      my wallet (lost|don miss) with my card, (block|lock) the card
      pls block my (card|atm)
      my atm card no dey my (bag|purse|hand) again, (block|lock) am
      i forget card for (atm|shop|bank) (block am|abeg lock am)
      i dey see charge for my card wey i no do, (block|lock) the card
      lock card (abeg|now|pls)
      unlock card (abeg|now|pls)
      my (wife|pikin) hold my card, (lock|block) am make (she|e) no spend
      i no wan use (this|the) card again, (cancel|delete|block) am
      the card don (enter|fall for) wrong hand, (block|freeze) am
      on my card (back|again) (abeg|i don see am)
      card lost (abeg|block am|for bus)
      please (block|freeze) my card, (e don lost|i no see am)
      kindly (unblock|unfreeze) my card
      good evening, my atm card don (miss|lost)
      please stop my card (from online payment|abeg)
      pos man no return my card, block am
      my card fall (for road|inside bus|for market) (block am|)
      i see withdrawal with my card, (stop|block) the card now
      i dey travel, freeze my card
      my virtual card, (delete|freeze|cancel) am
      somebody pick my card, (lock|block) am (fast|)
      i wan off my card
      turn (off|on) my card
      reactivate my card (abeg|i don find am)
      unfreeze the card wey i (freeze|lock) yesterday
      disable (online payment|my card|atm withdrawal) for my card
      machine swallow my atm card (for {bank}|yesterday|)
      my bag lost and card dey inside, block the card
      thief get my atm, (block|stop|lock) am
      block all my cards
      stop netflix from charging my card
      i come down from bus i no see my purse again, atm card dey inside, block am
      my card hook for atm machine and gate man say make i go, block the card
      i give my card to boy make e withdraw, e never come back, block am
      block card
      my atm don lost
      lock my card now
      unblock my card
      (my card|atm card) (fall|drop|miss) (for market|for bus), (block|lock) am
      (thief|somebody) (take|carry|hold) my (card|atm) (block am|lock am)
      (hold|pause|freeze) (my|the) (card|virtual card) (small|till i find am|)
      (atm machine|that machine) (swallow|hold) my card(, block am|, lock the card)
      (i leave|i forget) my card (for pos|for shop|inside taxi), (lock am|block am) (sharp|)
      (unblock|unfreeze) (my|the) card (abeg|i don find am)
      (somebody|website) (get|see) my card (number|details), (block the card|lock am)
      (deactivate|disable) my (atm|virtual|) card (abeg|)
      (lock|freeze|block) (my|the) (naira|dollar|virtual|atm) card (sharp|abeg|now)
      (strange|one) (website|shop) (charge|debit) my card (, block am|, lock the card)
      (open|unlock) (my|the) card (wey i lock|wey i block) (abeg|)
      (i wan|make una) (block|stop|freeze) my (atm|virtual) card (because thief get am|make nobody use am)
      my atm fall for bus, lock am
      i no know where i keep my card, block am first
      atm card lost for party, stop am abeg
      my card dey with my ex, lock am
      make my card no work for online again
      put limit for my card
      i forget my card inside atm for {bank}, block am
      stop that virtual card
      cancel my atm card, e don lost
      thief carry my wallet with my card inside, block the card
      rat chop my card, deactivate am
      i no want this card again, delete am
      i don stop to use that card, cancel the card
      i enter market with my atm for pocket, e don fall, block am before person see am
      pls blok my atm e don lost
      i see say one waiter copy my card, lock am
      my wallet fall inside gutter with the card
      dog chew my card, cancel am
      i change my mind about this virtual card, delete am
      stop card for atm but leave am for online
      turn off international payment for my card
      i don find the card for under bed, unblock am
      turn on my card again
      lock card till i come back from village
      suspend my card i no trust that waiter
      conductor waka with my change and my atm, block am
      my atm don japa, lock am
      pickpocket for oshodi don collect my atm
      off my card make aliexpress no charge me again
      my atm no dey my bag again, hold am
      i no dey use am now, freeze card
      thief don use my card once, block am now
      card limit, make e no pass {amount} per day
      i suspect that pos, block my card
      permanently cancel that old card
      make my pikin card no work for betting
      card don fall inside well, stop am
      i withdraw money for junction, i no see my card again when i reach house. block am
      i chop for buka, as i comot i no see my atm card. lock am now
      (i no see my atm since morning|my wallet fall|thief carry my bag), block my card
      i buy fuel, i forget card for machine. no let anybody use am
      na only ten minutes i leave bag, card don go. lock am
      i dance for party till morning, now i no see my atm. block am
      my son carry my card buy game skin. off the online payment for the card
      my bag fall inside lagoon as canoe turn, the card dey inside. block the card
      house boy travel go village and my atm no dey drawer again. lock am abeg
      harvest money dey inside and i don drop my card for lorry. stop the card
      since i break up with am, e still hold my card number. freeze the virtual card
      i fall asleep for train, wake up no see wallet. jam the card
      i see my card under the bed after deliverance service, unlock am
    `,
    card_show: `
      <show> my (card|card details|card number|virtual card)
      wetin be my card (number|details|cvv)
      where (my|the) card (details|number) dey
      i wan see (my card|the number for my card)
      my card (dey work|dey active|don block)
      which card i get
      how many card i get
      when my card go expire
      abeg run my card details
      card number abeg
      how my card be
      my virtual card details abeg
      i need my card number make i pay online
      the last four numbers for my card
      make i see my cvv
      money dey my card
      card details
      the date for my card na wetin
      (show|give|send) me my (card|virtual card|card details|card number|cvv)
      i wan (see|check|copy) my (card|card number|card details|virtual card|cvv)
      wetin (be|dey) my (card number|cvv|card expiry|card details)
      when my (card|atm) (go expire|dey expire|go finish)
      how many card i get (for here|for my account|)
      (where|wia) my (virtual card|card details|card number) (dey|)
      shey my card (still dey work|dey active|dey okay)
      (copy|paste|drop) (my|the) (16 number|card number|virtual card number) (for here|) (abeg|na|)
      (the|my) (three|3) number (for|wey dey) back (of card|)
      which (year|month|day) my (card|atm) go (die|stop work|expire)
      my card (dey on|dey off|still dey alive|dey locked) (abi|or wetin)
      (open|bring) (my|) card (page|details|side) (make i see|abeg)
      (how much|wetin) dey (inside|on) my (dollar|virtual) card
      i wan (put|type|enter) my card (for|inside) (bolt|website|online)(, show am|, bring the number|)
      (the|my) (name|address) (wey dey|for) (my|virtual) card
      (shey|abi) i get (card|active card) (with una|for here)
      (abeg|oga abeg|) (last|first) (four|six) number (of|for) my (card|atm)
      (abeg|oya|biko|) (cvv|pin date|expiry) (of|for) my (card|virtual card)
      (which kind|wetin be the) card (i dey use|i hold|wey i get)
      (send|drop|text) (the|) (number|expiry|cvv) (of|for) my (card|virtual card) (abeg|na|)
      (abeg|oga abeg|) (confirm|check) my card (status|expiry|details)
      (cad|kard) (details|number) (abeg|)
      (abeg|oya|biko|) (show|view) (the|my) (dollar|naira|usd) card (number|details|)
      (all|how many) (the|) card wey (dey my name|i get|join my account)
      i dey (shop|pay|subscribe) online(,|) (bring|show|run) my card (details|number|cvv)
      (card|virtual card) (number|details|cvv) (now|abeg|sharp)
      which bank name or (type|brand) dey my card
      my card go (expire|finish) (which year|which month|when) (abeg|na|)
      (confirm|tell me) whether my card (still dey work|dey active|don lock|don expire)
      (make i|i wan) (copy|write down|see) my (card number|cvv|expiry) (again|)
      (abeg|oga abeg|) where i go (see|find|get) (the|my) (cvv|card number|expiry|card details)
      (show|send|bring) me (my|the) (card|card number|cvv|card details)
      (how much|wetin) dey (for|inside) my (card|dollar card|virtual card)
      my card (go expire when|still dey work|dey active) (abi|)
      (show|send|give) me my (card details|card number|cvv) (abeg|please)
      i wan (see|check) my (virtual card|dollar card|card) (details|)
      wetin be my (card number|cvv|card expiry date|card pan)
      my card (number|cvv|expiry) na (wetin|which one)
      i wan (pay|buy something) online, (show|give) me my card (number|details)
      i no (know|remember) my card (number|cvv|expiry)
      when my (atm|card|virtual card) go expire
      shey my card don expire (abi e still dey work|abi e never)
      which (card|cards) i get (for here|with una|)
      how many (card|cards) i get
      list (all|) my (cards|card)
      my card (dey active|still active|dey work) (?|abi)
      card status (abeg|?|please)
      how much dey my (virtual|dollar) card
      balance of my (virtual|dollar) card
      (full|complete) (details|number) of my (card|virtual card)
      the (three|3) (digit|number) for back of my card
      my card (details|info|information) (abeg|please|for netflix)
      card (number|cvv|expiry date) (please|abeg)
      the name wey dey my card (na what|abeg)
      the website dey ask for (cvv|card number|expiry date), (show me|wetin be am)
      (last|first) (four|4|six) (digits|numbers) of my card
      which type of card (i get|i dey use|be my own) (visa|verve|)
      (is|shey) my card (active|blocked|frozen|working)
      copy my card number (give me|for here)
      i wan know (my card number|the expiry date|my cvv)
      where i go see my (virtual card|card number|card details)
      (view|open|see) (my|the) (card|virtual card) (details|number)
      my (new|) virtual card (details|number) (abeg|make i see am)
      (billing address|address) for my (virtual|dollar) card
      jumia dey ask for my card number, (wetin be am|show me)
      expiry date (of|for) my (card|atm|virtual card)
      send my (card|virtual card) (number|details) (here|come)
      make i see (my card|the card wey i get|my virtual card)
      card information (abeg|make i see)
      i lost the paper wey i write my card number, (show me again|send am)
      money wey dey inside my (dollar|virtual) card
      my (mastercard|visa|verve) (card|) (number|details)
      (show|tell) me whether my card (dey on|dey locked|don block)
      cvv (abeg|please|for my card)
      card number pls
      pls (show|send) my card (details|cvv)
      i wan use my card for (bolt|netflix|jumia), (show me the number|wetin be the cvv)
      how my card (status|be) (abeg|?)
      my virtual card (number|cvv|balance) (pls|abeg)
      the number wey dey (front|back) of my card
      (show|list) (all|) the cards wey i get
      my card still (dey active|dey work|dey okay) (?|abi)
      please (show|send) me my card details
      kindly tell me (when my card go expire|my card number)
      good morning, i wan see my (virtual card|card number)
      tell me my (card number|cvv|expiry date) (abeg|)
      my card number is (what|which one)
      i wan fill card details for website, show me my own
      which month my card dey expire
      my dollar card balance (pls|abeg)
      where my virtual card details dey
      (visa|verve) card details (abeg|pls)
      card (list|wey i get) abeg
      check whether my card dey active
      my card details
      show cvv
      card expiry
      (show|bring) my card (number|details) (abeg|make i pay)
      (cvv|expiry date|sixteen number) (of|for) my (card|virtual card) (na wetin|abeg|)
      (my card|the card) (still dey active|still dey work|never expire) (?|abi)
      (i wan|make i) (see|check) (the cards|all the card) wey i get
      (website|netflix|jumia) (dey ask for|need) my card number, (show me|wetin be am)
      (how many|which) card (i get|dey for my name)
      (last four|last 4) (digit|number) of my card
      (i forget|i no remember) my (card number|cvv|card details) (show me|abeg)
      (the|my) (three number|cvv|code) (for|at) back of (my|the) (card|virtual card)
      (my|the) (card|virtual card) (status|details) (abeg|now)
      wetin be the cvv for my virtual card
      expiry date of my card na when
      bring my card details make i pay for jumia
      my card last four digit na which one
      all my cards, show dem
      i wan use my card for aliexpress, send the details
      my virtual card still dey active (?|)
      i wan pay for website, dem ask me for sixteen number and three number for back, show me
      which name dem write for my card
      how i go see my card number for here
      i want copy the card number enter uber
      money remain for virtual card (?|)
      my card type na verve or mastercard
      check say my card still dey valid
      read my card number for me
      security code for my virtual card
      when my card go die
      open my virtual card make i copy am
      i no fit see the numbers for my card again, e don clean
      my card expire date abeg
      is my card locked or open
      show both my cards
      card name and number for my online registration
      i dey pay school application for website and i no hold my card. show me the number
      (website dey ask|i wan book flight|i wan pay online), show me my card number
      my pikin dey fill form for abroad school and dem need card number. bring am
      i dey book hotel for obudu and site want the number for back of card. show me
      my pikin wan register for chess competition online, run me my card details
      zoom dey ask expiry of card and service start in ten minutes. which date
      i change phone after rain beat the old one, make i see my virtual card again
      i dey fill visa form for my sister, i need the sixteen number for my card
      my uber no gree the card, abeg show the cvv make i compare
      i forget glasses for church, tell me when my card go expire
      how much dey my virtual card, i wan renew grammarly for my thesis
    `,
    group_create: `
      <i_wan> (start|create|open|do) (esusu|ajo|contribution|group|adashi|osusu)
      make we (start|do|open) (esusu|ajo|contribution|osusu)
      me and my (friends|people|guys|padi) wan (start contribution|do ajo|do esusu|save together)
      (start|create|open) (new|) (esusu|ajo|contribution|osusu|group) (of {amount}|for us|)
      how i go (take|) start (esusu|ajo|contribution)
      contribution of {amount} (every week|every month) (make we start am|)
      gather people make we (save|contribute)
      i wan be the head of (esusu|ajo|contribution)
      new ajo for (my shop people|my street|office people)
      we be ten, we wan contribute {amount} (every month|every week)
      create group for (family|office|church) contribution
      open circle for us
      make we dey contribute {amount} (every week|each month)
      set up osusu
      i wan gather my people do ajo
      start isusu for women
      thrift wey we go dey do
      open ajo sharp sharp
      (i|we) wan (start|open|do|create|begin|form) (ajo|esusu|osusu|contribution|group|thrift) (group|for office|with my people|of {amount}|)
      (abeg|help me|help us) (open|create|start|form) (ajo|esusu|contribution|group) (for us|of {amount}|)
      how (we|i|person) (go|fit) (take|) (start|open|create|do) (ajo|esusu|contribution|group)
      me and my (guys|friends|people|sisters) wan (dey save together|do ajo|do contribution|do esusu)
      (new|fresh) (ajo|esusu|contribution|group) (abeg|)
      (make we|i want make we) (start ajo|begin osusu) (every week|every month|of {amount}|together)
      i wan (be|turn) (head|oga|leader|admin) of (ajo|esusu|contribution)
      open group make (my people|we) (dey save|contribute)
      (i wan|make we) (turn leader of|start|form|open|run) (esusu|ajo|contribution|thrift) (for my street|with my people|)
      (five|six|ten|twelve) of us wan (dey contribute|do ajo|dey gather money) (every month|every week|)
      (market women|tailors|okada people|hostel people) (for|of) (my|our) (line|side|park) wan (start|do|form) (ajo|esusu|contribution)
      (na me|i) dey (organise|gather|arrange) (the|new) (ajo|esusu|contribution)(, open am|, create am|)
      (each|every) (person|head) go (drop|bring|pay) {amount} (every week|every month|every friday)(, set am up|, open group|)
      (i wan|make i) be (treasurer|collector|alajo|chairman) (for|of) (new|our) (ajo|esusu|contribution)
      (abeg|oya|biko|) (alumni|choir|corpers|class people) (want|need) (group|purse|contribution)
      create group where our family go dey contribute money
      (isuzu|esuzu|ajoh|esussu) group (open|create|start) (am|abeg)
      (my|our) (siblings|cousins|sisters) (and me|) wan (join|pool|gather) money (together|every month)
      (launch|begin|arrange) (ajo|esusu|thrift|osusu) (for|with) (my staff|my neighbours|seven people|street people) (abeg|na|)
      (daily|weekly|monthly) (ajo|osusu|thrift|contribution) (make we open am|with my people|for ten people)
      (una|karo) (dey|fit) (help|hold) (us|people) (run|do) (ajo|esusu|contribution)
      (we be|we dey) {number} (people|persons)(, we wan|, make we) (start|form|open) (ajo|esusu|group)
      (burial|wedding|sallah|christmas) contribution (for|with) (family|my people) (make we open am|open group)
      (abeg|oga abeg|) (give|put) (the|our) (new|) (ajo|group|esusu) name (unity|progress|sisters)
      (e easy|how e go take easy) to (start|open|form) (ajo|esusu|group)
      (another|second) (ajo|esusu|contribution) (group|) (i wan open|open am|of {amount})
      (call|bring|invite) (my|) (friends|people|women) (enter|join) new (ajo|esusu|contribution) (wey i wan start|i dey open)
      (make we|we suppose) (dey put|dey drop|dey bring) {amount} (each|one one|every friday)(, open the group|, create am)
      (akawo|daily thrift|alajo) (group|work) (i wan start|create am)
      (abeg|oya|biko|) (form|start) (cooperative|meeting|thrift) (for|with) (our|my) (office|street|village people)
      (my guys|our wives|church women) don (agree|plan) to (save together|start ajo|do esusu)
      i (need|want) (ajo|esusu|thrift) (book|platform|account) for (my members|my shop line|us) (abeg|na|)
      i wan turn our (whatsapp group|meeting) to (ajo|esusu), create am
      we wan dey (pack|collect|carry) one by one(, set am up|, create am|, open am)
      (abeg|oya|biko|) (start|create) one (ajo|esusu|group) for (eight|fifteen|{number}) (people|women|men)
      (which|wetin be the) step (to|i go follow) (start|open) (ajo|esusu|group)
      (foodstuff|december|sallah cow) (contribution|ajo|esusu) (i wan start|make we open|for my area)
      (i|na me) go be (captain|head|mama ajo), (open|create|start) (am|the group|the esusu)
      (small|big) (ajo|esusu|thrift) (for|of) {amount} (i wan run|make we start)
      (i wan|make we|we wan|help me) (start|open|create|begin|form) (ajo|esusu|osusu|contribution|savings group) (for|with) (my people|our street|{number} people|my market women)
      how i go (take|do) (start|open|create) my own (ajo|esusu|group)
      (we be|we dey) ({number}|ten|six) (people|women|friends)(,|) we wan (dey contribute|dey do ajo|save together)
      (each|every) person go (drop|pay|bring) {amount} (every week|every month)(,|) (open|start|create) (am|the ajo|the group)
      (new|another) (ajo|esusu|group|contribution) (abeg|make i head am|with {amount} each)
      i wan start ajo wey me go be alajo
      (set|arrange) (ajo|esusu|contribution) (for|give) (me and my friends|my family|our shop people)
      i wan (start|create|open) (ajo|esusu|contribution) (with my friends|for my people|for market women)
      (create|open) (savings|contribution) group (for us|abeg|of {amount})
      how i go (start|create|open) (ajo|esusu|group) (for here|with karo|)
      we wan (start|do|open) (ajo|esusu|contribution) (of {amount}|every month|every week)
      make i (open|create|start) (ajo|group|esusu) for (my office|my church|my family)
      (help us|help me) (start|open|create|set up) (savings group|ajo|esusu|contribution)
      (start|create) new (group|circle|ajo) (wey go dey pay {amount}|of ten people|)
      me and (five|ten|six) (people|friends) wan (start|open) (ajo|esusu)
      i want to be (admin|head|organiser) of new (ajo|esusu|contribution)
      our (family|village|class) wan (open|start) (contribution|ajo|group)
      i wan do (weekly|monthly|daily) (ajo|esusu|contribution) with (my neighbours|my shop people)
      (market|keke|okada|tailor) people wan (start|form) (ajo|esusu|contribution) (how we go do am|abeg)
      open (ajo|esusu) (account|group) for (us|my people|women)
      set up (savings circle|contribution group|ajo|esusu) (for {number} people|abeg|)
      una fit help us (start|open) (ajo|esusu|contribution)(?|)
      i wan (arrange|organise) (contribution|ajo|esusu) for (burial|wedding|my street)
      (create|start) {amount} (ajo|esusu|contribution)
      i dey find how to (open|create) (ajo|group|esusu) for {number} people
      i wan (open|create) circle (and invite my friends|wey my people go join|)
      (begin|start) (fresh|new) (round|ajo|esusu) with new people
      can i (start|create|open) (ajo|esusu|a savings group)
      my friends and i wan dey (contribute|put) {amount} every month, (create am|open group)
      new savings group (abeg|for my church|name am sisters)
      i get twelve women wey (wan|ready to) do (ajo|esusu|contribution), (open am for us|how we go start)
      my office people say make i (start|open|organise) (ajo|esusu|contribution)
      our meeting wan (open|start) (contribution|thrift|savings group) (with karo|for here|)
      (make|let) me (create|open) circle for (my friends|our street|our church women)
      (new|fresh) circle (abeg|of {amount}|for ten people)
      we wan gather money (every week|every month) share am one by one, (open group for us|create the ajo)
      create (ajo|esusu|circle) of {amount} (weekly|monthly|every friday)
      i wan be (alajo|ajo leader), (how i go start|open the group for me)
      how (many|much) people fit dey if i (open|start) (ajo|esusu|circle)
      wetin i need to (start|open) (ajo|esusu|savings group)
      (form|set up) (ajo|esusu) with my (siblings|co workers|customers)
      start a (savings group|circle|contribution group) (for us|abeg|)
      my sisters and me wan (open|do) (circle|savings group) of {amount}
      please i wan (start|open) (ajo|esusu|savings group)
      kindly (create|open) (group|ajo) for me and my (friends|family)
      good morning, we wan (start|open) contribution
      we be ten women for market, we wan dey contribute {amount} every week, open am for us
      i wan gather my church members make we dey do ajo
      my colleagues wan save together every month end, create the group
      new (ajo|esusu|circle) pls, (i wan start am|how i go open am)
      my (staff|tenants|cousins) and me wan dey do (ajo|esusu), (create am|how we go start)
      i wan open (ajo|esusu) wey everybody go pay {amount} (weekly|monthly)
      abeg (create|open) contribution for (our union|our keke park|old students)
      wetin be the way to (open|start) (circle|ajo|esusu) for karo
      i dey ready to lead (ajo|esusu), (open the group|create am for me)
      make we begin (ajo|contribution|esusu) (for this month|with {amount})
      i wan gather people (for|make we do) (monthly|weekly) (ajo|contribution)
      open (christmas|rent|school fees) (ajo|contribution|circle) for (us|my people)
      (we be|we are) {number} (women|friends|drivers), we wan (start|open) (ajo|esusu)
      (my church|our union|our street|my office) wan (start|begin) (contribution|ajo) (for here|)
      (how|where) (person|i) go (take|) (start|create|open) (ajo|esusu|savings group) (for here|)
      (create|open) (ajo|esusu|contribution) (of|for) {amount} every (week|month)
      (new|fresh) (ajo|esusu|savings group) (abeg|i wan start am)
      i wan be (head|leader|organizer) of (new|my own) (ajo|esusu), (open am|set am up)
      (set up|arrange) (esusu|ajo) for my (workers|customers|classmates)
      (make we|i want make we) (start|form) (ajo|esusu|contribution) (for here|with karo)
      (ajo|esusu) (for|of) {number} people (, {amount} each|, start am)
      i wan start ajo with my shop neighbours
      we be seven, open esusu for us
      create adashe for our women, {amount} each week
      i wan set up susu for okada riders
      make i form isusu for my village meeting
      open new contribution group
      our class wan start thrift, create am
      start ajo of {amount} every friday
      i wan run monthly contribution for my staff
      family contribution for mama burial, open group
      ajo of ten people, {amount} per month, start am
      me and my sisters talk say make we dey gather {amount} every month, open group for us
      open osusu for we
      youth for our street wan start contribution, help us
      church ladies wan do monthly thrift, open am, {amount} each
      ten of us for hostel wan do ajo for rent
      i wan be mama ajo for my line
      new esusu, five people, every sunday
      form susu group named {name} family
      our line for market wan dey contribute daily, help us arrange am
      i and my course mates wan start susu
      make me admin of new ajo
      set up twelve months contribution, {amount} per head
      make we start urgent 2k contribution, ten people
      teachers for our school wan start cooperative contribution, open am
      start new susu, name am {name}
      i wan run ajo of {number} people
      for our barbing union we be fifteen. we wan dey put {amount} every saturday, open group for us
      since december our family dey talk say make we dey contribute. open the group, {amount} monthly
      (we be ten women|we be okada riders|we be students), open ajo for us
      i gather my customers, dem gree to contribute. how we go start the ajo for here
      we be neighbours for face me i face you. we wan dey keep {amount} together every week, start am
      we be twelve women wey dey fry akara for same road. open ajo for us, {amount} every market day
      our football team wan dey gather {amount} every saturday for jersey. start contribution group
      six nurses for night duty wan start esusu, create am
      since tomato price rise we yam sellers agree say make we do adashe. set am up
      my cousins wan dey join money for grandma hospital every month. open family contribution
      we meet for antenatal and we don become friends. open thrift for us, ten mothers
      nysc go finish soon but we wan continue our susu. create new group {amount} each
      keke park chairman say make all riders start ajo. i wan open the group
    `,
    group_join: `
      <i_wan> (join|enter) (esusu|ajo|contribution|group|the circle|osusu)
      (put|add) me (for|inside|join) (esusu|ajo|the contribution|the group|{name} ajo)
      {name} (say make i join|invite me enter|call me join) (esusu|ajo|im contribution|the group)
      how i go (take|) (join|enter) (ajo|esusu|contribution)
      e get (esusu|ajo|contribution) wey i fit join
      dem invite me (for|to) (group|esusu|contribution)
      my invite code na {reference}
      make i follow (una|dem) do (ajo|contribution|esusu)
      i wan dey inside (the|) (ajo|esusu|contribution)
      let me join {name} contribution
      i go like enter the osusu
      accept the invite (for contribution|)
      make i be member of the ajo
      join the group {reference}
      abeg space dey for the ajo
      person fit enter una esusu
      carry me join the contribution
      enter {name} circle
      (put|add|enter) (me|my name) (for|inside) (the|una|this) (ajo|esusu|contribution|group)
      i wan (enter|join|dey inside|follow una do) (ajo|esusu|contribution|group)
      dem (give|send) me (code|invite) (make i|to) (join|enter) (ajo|esusu|group)
      (which|any) (ajo|esusu|group) dey wey i fit (join|enter)
      i wan (join|enter|dey inside) (ajo|esusu|contribution|group|osusu|the ajo|{name} ajo|una group)
      (add|put|join) me (for|inside|to) (ajo|esusu|the group|contribution|the esusu)
      i get (code|invite code|link) to join (ajo|esusu|group|the group)
      {name} (say|talk say|invite me) make i join (the|im|her|) (ajo|esusu|group)
      how i (go|fit) (take|) (join|enter) (ajo|esusu|group|contribution)
      (which|any) (ajo|esusu|group) (dey|wey i fit join|dey open) (for my area|)
      space (dey|still dey) (for|inside) (the|) (ajo|esusu|group)
      make i follow (join|do|dey) (the|) (ajo|esusu|contribution)
      (any|which) (esusu|ajo|contribution) (dey|dey near me) (for my area|wey i fit enter)
      (i wan|put me|add me) (enter|inside|join) (una|the|that) (ajo|esusu|group)
      {name} (gist|tell|beg) me (about|make i enter) (im|her|their) (ajo|esusu|contribution)
      (see|na this be) (the|my) (group|invite|ajo) (code|link)(:|) {reference}
      (which|any) (ajo|esusu|thrift) (still dey|dey) (find|collect|take) (members|people|new people)
      (new person|latecomer|me too) (fit|still fit) (jump|enter|join) (the|una) (ajo|esusu|contribution)
      (make i|i wan) (be|turn) (member|one of dem|part) (for|of|inside) (the|{name}) (ajo|esusu|group)
      (write|put) (my name|me) (down|) (for|inside) (the|office|church) (ajo|esusu|contribution) (abeg|na|)
      (i too|me too) wan (collect|follow|put hand) for (the|una) (ajo|esusu|contribution)
      (open|accept|use) (this|the) (link|code|invite) (carry me enter|make i join|for the group)
      (jion|joyn) (the|) (group|ajo|esusu) (abeg|{reference})
      (abeg|oga abeg|) (tell|beg) {name} make (e|she) (add|accept|allow) me (for|enter) (ajo|group|esusu)
      (vacancy|space|slot) (remain|dey) (for|inside) (una|the) (ajo|esusu|thrift) (abi|)
      (abeg|oya|biko|) (carry|add) my (wife|sister|guy|brother) (enter|join) (the|our) (ajo|group|esusu)
      dem (invite|add|call) me (for|to) (one|) (contribution|ajo|circle)(, how i go enter|, carry me enter|)
      i (go|fit) (dey drop|dey pay) {amount} (every month|every week), (which ajo|which group) i fit (enter|join)
      (reserve|keep) (one|my) (hand|slot|space) for me (inside|for) (the|una) (ajo|esusu)
      (code|invite) {reference}(, add me|, allow me enter|, i wan join)
      (i dey find|i dey look for) (ajo|esusu|thrift|contribution) (to enter|to join|wey dey near me)
      (let me|allow me) (enter|come inside) (the|una) (thrift|esusu|group|circle) (too|)
      (enter|join) (church|market|street|mosque) (contribution|ajo|thrift) (abeg|na|)
      (dem send me|i get|i see) (link|message) to (enter|join) (ajo|esusu|{name} group)
      (i dey|me dey) (in|interested|available) (for|inside) (una|the) (ajo|esusu|thrift)
      (abeg|oga abeg|) where i go (put|type|enter) (the|my) (group|ajo|invite) code
      the (ajo|esusu|group) don (start|full|begin)(, i still fit enter|, i don late|)
      make my name (dey|enter) (the|) (next|new) (ajo|esusu|round)
      (abeg|oya|biko|) (ask|apply|request) to (enter|join) (the|{name}) (ajo|group|esusu)
      (existing|correct|trusted) (ajo|esusu|group) (i wan enter|wey i fit join)
      (okay|yes|oya) i (accept|gree) (to join|the invite|to enter the ajo)
      (i hear|they say) una get (ajo|esusu|group) (carry me join|i wan enter|make i join)
      (i wan|make i|abeg i fit|i go like) (join|enter|follow|dey inside) (una|the|one|{name}) (ajo|esusu|osusu|contribution|savings group)
      (dem|{name}|my friend|our chairlady) (give|send) me (code|link|invite)(,|) (make i join|i wan enter|how i go enter) (the ajo|the group|)
      (add|put|carry) (me|my name) (enter|join|for) (the|una|that) (ajo|esusu|osusu|contribution)
      (any|one) (space|slot|hand|chance) (dey|still dey|remain) for (the|una) (ajo|esusu|group|contribution)
      (which|any) (ajo|esusu|contribution|group) (dey|wey dey) wey i fit (join|enter|follow)
      (how|wetin) (person|i) (go take|go do) (join|enter) (ajo|esusu|the group|the circle)
      (i wan|make i) (take|pick|carry) (one|two) (hand|hands) for (the|una) (ajo|esusu|thrift)
      (use|na) (this|the) (code|invite) (join|enter|put me for) (the|) (group|ajo|esusu)
      (count|write) me (join|for|put) (the|una) (ajo|esusu|contribution)
      (my people|my friends|market women) dey do (ajo|esusu)(,|) i wan (follow|join|enter)
      i wan (dey|) among people wey dey do (ajo|esusu|contribution)
      abeg (put|add) my name (join|for) the (ajo|esusu|contribution)
      (my friend|my neighbour|my oga wife) say i fit join (her|im|their) (ajo|esusu|group)
      how person go take (dey|enter) inside (una|the|{name}) (ajo|esusu|contribution)
      (i see|dem send) invite (for|to join) (ajo|group|esusu), (i accept|how i go do am)
      make una (add|allow|put) me (for|enter) (the group|the ajo|the circle)
      {name} (send me|give me) (link|code|invite), i wan (enter|join) the (group|ajo|circle)
      i get the code na {reference}, (put|add|enter) me
      code na {reference} (i wan join|make i enter the ajo|for the group)
      i wan be part of (the|una|{name}) (ajo|esusu|contribution|circle)
      (any|) (esusu|ajo|contribution) wey dey (open|look for people), i wan (enter|join)
      i no dey any (ajo|esusu|group), i wan join one
      (abeg|please) i fit still (join|enter) the (ajo|esusu) (or e don full|)
      (enter|add) me for (church|market women|office|alumni) (ajo|contribution|esusu)
      (join|enter) {name} (ajo|esusu|group|circle|contribution)
      i wan follow (my friends|market women|my colleague) do (ajo|esusu|contribution)
      they (invite|add|call) me to (one|a) (savings group|circle|ajo), how i go (accept|enter)
      (accept|take) (the|my) (ajo|group|circle) (invite|invitation|request)
      make i (join|enter) with this code {reference}
      (i dey interested|i dey interested o) (for|to join) (ajo|esusu|the contribution)
      i wan (collect|take) number for (the|una) (ajo|esusu)
      (new member|i be new member) wan (enter|join) (ajo|the group|esusu)
      my (sister|mama|wife) wan (join|enter) (our|the|una) (ajo|esusu|contribution), (how she go do am|add am)
      which group dey wey i fit (join|enter) to (save|contribute) with people
      (person|somebody) fit join (una|the|this) (ajo|esusu|circle) (anytime|now|from anywhere)
      (join|enter) group (with code|with link|) {reference}
      i wan join people wey dey (contribute|drop) {amount} (every week|every month)
      (give me|reserve) (space|slot|chance) (for|inside) (the|) (ajo|esusu|contribution) (abeg|)
      how i go use the (code|link|invite) {name} (send|give me) (join|enter) (ajo|the group)
      i say i wan (enter|join) the (ajo|esusu|osusu|contribution)
      make my (brother|wife|friend) (join|enter) the (ajo|esusu) wey i dey
      i miss the last (ajo|round), i wan (join|enter) (this one|the new one)
      (abeg|oga) (register|put) me for (ajo|esusu|contribution)
      dem say i need code to (enter|join) the (ajo|group), na {reference}
      our (pastor|chairlady|shop owner) start (ajo|contribution), i wan (join|enter)
      e remain space for (ajo|esusu|the circle) (abeg|make i enter)
      (i don see|i get) the (ajo|group|circle) (invite|link), (let me in|i wan enter)
      wetin i go do (make i|to) (join|enter|dey inside) (ajo|esusu|the contribution)
      i wan join (ajo|esusu) wey dey (pay|pack) (every month|quick)
      (allow|let) me (join|enter) (una|the) (ajo|circle|contribution|osusu) (abeg|)
      i wan join (ajo|thrift|savings group) (near my area|for my street|for here)
      the women (for|of) my (line|street|church) dey contribute, (put me inside|i wan join them)
      abeg which (ajo|esusu|contribution) (una get|you know) make i (join|enter)
      yes i wan join the (ajo|group|circle|esusu) (wey {name} send me|)
      (link me|connect me) to (one|any) (ajo|esusu|contribution) (group|)
      my boss dey do (ajo|contribution), e say make i (join|enter) with {reference}
      i go (like|love) to (dey|be) inside (una|the|{name}) (ajo|contribution)
      person wey no (sabi|know) anybody fit (join|enter) (ajo|esusu) (for here|)
      (use|enter) {reference} (carry|put) me (for|inside) the (ajo|circle|group)
      i wan join two (ajo|esusu|groups), e (dey possible|go work)
      add me to (the|una|{name}) (ajo|esusu|group|circle) (abeg|please|)
      i wan (join|enter) (savings group|savings circle|the circle|circle) (abeg|)
      join (ajo|esusu|group|circle) (abeg|please|{reference})
      (can|fit) i (join|enter) (the ajo|this esusu|una circle)
      how to join (ajo|esusu|the group|a circle)
      i get invite (from {name}|for circle), (i wan accept|make i join)
      (my|the) (invite|group|join) code (is|na) {reference}
      i wan put code (join|enter) (ajo|the group)
      (chairlady|group leader|{name}) (give me code|send link) (say make i join|to enter the ajo)
      one (ajo|esusu) dey my street, i wan (enter|join) am
      make i (dey|follow) inside (the ajo|una esusu|the group) (abeg|)
      i wan enter (ajo|esusu) of {amount} (every week|every month)
      i wan be member (of|for) (the|una|{name}) (group|circle|cooperative)
      i no get people to do ajo with, (which group i fit join|join me to one)
      see my name, put am for (the ajo|esusu|contribution list)
      i don agree (to join|make i join) (the ajo|the circle|una group)
      as new person, how i go (join|enter) (ajo|esusu|contribution)
      (space|chance) dey for (me|one person) (inside|for) (the|una) (ajo|circle|esusu) (?|)
      my friend (dey|do) (ajo|esusu) for here, i wan (join|enter) (her own|im own)
      put me for (next|new) (round|ajo|esusu) (abeg|)
      join group pls
      i wan (join|enter) group {reference}
      pls (add|put) me (for|to) (the ajo|the circle|esusu)
      {reference} na the code, (add me|make i join)
      make i join (una|this|that) (ajo|group|circle) (pls|too|abeg)
      i wan (join|enter) the one wey {name} (start|open|dey do)
      accept me (for|into) (the|una) (ajo|circle|group)
      i (like|want) the ajo wey dem dey do for (market|church), (how i go enter|put me inside)
      please i wan join (the ajo|esusu|{name} group)
      kindly add me to (the|una) (ajo|circle|group)
      good morning, i get code to join (ajo|group)
      my friend tell me about her ajo and give me code {reference}, i wan join
      i dey new for this market, i wan enter the women esusu
      they say person fit join ajo for here, put me inside one
      {name} (invite|call) me (enter|join) (him|her) (ajo|esusu|contribution)
      (the|my) (ajo|group|esusu) (code|invite) na {reference}
      (add|put) (me|my name) (to|for|inside) {name} (esusu|ajo|group)
      (how|where) i (go|fit) (put|enter) (the|my) (invite|group) code
      (i hear|dem say) una get (ajo|esusu) (wey i fit join|make i join am)
      (any|which) (ajo|esusu|group) dey (open|wey still need people) (wey i fit enter|)
      (i wan|make i) (enter|join) ({name}|our church|our street) (ajo|contribution)
      (i get|see) (invite|ajo) (code|link) {reference} (put me|how i go enter|add me)
      (mama {name}|our leader) (say|tell me) (make i|to) (join|enter) (ajo|esusu) (for here|)
      dem say ajo dey for our line, i wan enter
      add me to the ajo wey {name} dey run
      {name} say make i use this code join dem ajo, {reference}
      i get invite code {reference}, put me inside the group
      which esusu dey wey i fit enter with {amount} per week
      i wan join market women contribution
      space still dey for the adashe (?|i want)
      make una count me join the next round of contribution
      my turn to enter the thrift, add my name
      i accept the invite to the ajo
      yes i wan be member of the savings group
      accept {name} invitation for the group contribution
      i wan pack two hands for the ajo, add me
      i see una link for the susu, how i go enter
      abeg find me ajo wey people dey serious
      i just hear say una get online esusu, i wan join
      how many slot remain for that ajo, i wan take one
      i be keke rider, i wan join our union thrift
      my mama wan join the women isusu
      i dey ready to join the contribution group
      join group
      office ajo, add me
      i go carry two hands for the ajo, write me down
      make i take one hand join una esusu
      my neighbour tell me say their ajo get space, this na the code {reference}
      i wan inta ajo
      the ajo link wey dem send me no tell me how to enter, add me
      i wan replace person wey comot from the ajo, put me
      i get the code for the susu, {reference}
      which contribution group dey open for teachers
      i wan enter the esusu for next year
      carry me join the thrift abeg
      {name} give me their esusu code {reference}
      i don late to join the ajo (?|i still wan enter)
      one slot for me inside the contribution abeg
      add my sister to the ajo wey i dey
      open road make i enter that ajo
      add my hand for una ajo
      i wan dey inside ajo with serious people
      approve me for the group, i don send request
      they add me for adashe (?|i wan accept)
      mama {name} esusu, i wan enter with {amount}
      i want follow una do contribution this year
      code for group na {reference}, oya
      women for my church get one contribution wey sweet. how i go take enter am
      my sister dey one ajo wey dey pay well. she give me code {reference}, add me
      (my friend dey inside|i see the link|dem invite me), i wan join the ajo
      dem say only ten people for the esusu and one person comot. i wan take the space
      i hear una esusu no dey run with money. put me inside
      i see as their esusu take build house for {name}. i wan join them
      my bible study sister talk say her ajo still get space. put me inside
      na market day dem share the code {reference}, i wan join the esusu
      i don sell my pigs, now i fit follow una contribute. add me to mama {name} ajo
      my wife dey one susu and i want my own hand inside same group
      my set mates for poly start adashe, dem send me link. enter me
      exam no let me join the first round of the ajo. i fit join now
      new tenant for our yard wan enter our esusu, how e go join
      as i dey wait bus dem call me for one thrift invitation, accept am for me
    `,
    group_contribute: `
      <abeg> pay my (ajo|esusu|contribution|osusu)
      <i_wan> (pay|drop|put) my (ajo|esusu|contribution|own share|osusu)
      (put|drop|pay|add) {amount} (for|inside|enter) (the|my|our|) (ajo|esusu|group|contribution|osusu)
      my (ajo|contribution|esusu) money (for this week|for this month|) (pay am|)
      contribute {amount} (for the group|enter ajo|)
      make i (pay|drop) contribution
      collect my (ajo|esusu|contribution) (money|) (from my account|)
      today na (ajo|contribution) day, pay am
      drop my own for the (group|ajo)
      {amount} (for|enter) (ajo|esusu|contribution)
      i never pay last week ajo, make i pay now
      comot {amount} for my esusu
      pay ajo
      send my part go the circle
      i wan settle my contribution
      esusu money {amount}
      pay for my turn
      run my contribution for me
      (collect|take|comot) my (ajo|esusu|contribution) (money|) (from my account|)
      (i wan|make i) (drop|pay|put|contribute) ({amount}|my own|money) (for|inside|put for) (ajo|esusu|contribution|our group)
      (na me|i) (dey|wan) pay (ajo|contribution|esusu) ({amount}|this week|today)
      (drop|pay) my (hand|share|turn|money) (for|inside) (the|our) (ajo|esusu|contribution)
      time (don reach|reach) (to|make i) (drop|pay) (ajo|contribution|esusu)
      i wan (pay|drop|put|do|send) my (ajo|esusu|contribution|osusu) (money|for this week|for this month|)
      (pay|drop|put|send) {amount} (for|inside|enter|to) (ajo|esusu|the group|contribution|our group)
      (abeg|oga|help me) (pay|drop|settle) my (ajo|esusu|contribution) (money|)
      (time|my time) don reach to (pay|drop) (ajo|contribution|esusu)
      (how|where) i (go|fit) (take|) (pay|drop) (my|) (ajo|contribution|esusu)
      (comot|take|debit) my (ajo|contribution|esusu) money (from my account|)
      i never pay (ajo|contribution|esusu) (this week|this month), (make i pay|pay am)
      (contribution|ajo|esusu) money {amount}
      (treasurer|alajo) dey call me for (ajo|esusu) money, pay am
      (today|friday|month end) don reach(,|) (pay|drop|carry) my (ajo|esusu|contribution)
      i never (drop|bring|pay) my (hand|share|esusu|ajo)(, run am now|, do am for me|, remove am)
      (push|run|throw) my (thrift|ajo|esusu|contribution) (money|) (go group|for this round|{amount}) (abeg|na|)
      my (hand|slot|share) (for|inside) (the|our) (ajo|esusu) na {amount}(, pay am|, drop am)
      (two|double|three) (hand|share|month) for (the|my) (ajo|esusu)(, pay am|, take am)
      (abeg|oga abeg|) (pay|drop) (the|my) (ajo|esusu|contribution) (in advance|for two weeks|reach december)
      (abeg|oya|biko|) (clear|settle) my (old|late|pending) (ajo|contribution|esusu)
      (throw|put) {amount} (inside|enter) (our|the) (purse|box|pot) (abeg|na|)
      (every friday|every month end) (dey remove|dey deduct|take) my (ajo|esusu|contribution) (by yourself|automatic)
      (contribushon|contribution|kontribution) (of|) {amount} (abeg|carry am)
      no make (me|my name) (miss|late for) (ajo|esusu|contribution)(, pay am|, drop am)
      (na|this na) my (own|share) (for|of) (the|our) (ajo|esusu|group)(, collect am|, {amount}|)
      (abeg|oga abeg|) (drop|pay) (my wife|{name}|family) (share|ajo|hand) (inside|for) (the|) (group|esusu)
      (cooperative|union|meeting|alumni) (money|contribution|thrift) (of {amount}|i wan drop am)
      (i don ready|i ready) (to|make i) (drop|pay) (my|the) (ajo|esusu|contribution)
      (abeg|oya|biko|) (cut|debit) me (for|) (the|my) (ajo|weekly thrift|esusu)
      (complete|balance) my (ajo|esusu|contribution) (with {amount}|for this month|) (abeg|na|)
      (send|drop) wetin i (owe|suppose pay) (for|enter) (the|our) (ajo|esusu|thrift)
      (my|our) (esusu|ajo|contribution) (time|day) (don reach|na today)(, do am for me|, carry {amount}|)
      (na my turn|today na my day) to (drop|pay|bring)(, take am|, {amount}|, remove am)
      (market sweet|i sell well|dem pay me) (today|)(,|) drop my (ajo|esusu|contribution)
      (abeg|oga abeg|) (handle|do|run) (the|my) (ajo|esusu|group) payment (for me|now)
      take {amount} as my one hand for our ajo
      (lodge|drop) {amount} (with|give) (alajo|the ajo|our esusu) (abeg|na|)
      before dem (fine|remove|insult) me(,|) (pay|drop) my (ajo|contribution|esusu)
      (weekly|monthly|daily) (thrift|ajo|esusu) money (of|) {amount}(, drop am|, pay am|)
      (na|that be) my (ajo|group|esusu) money(, take am|, carry {amount}|, send am)
      (make i|i wan|abeg make i) (drop|pay|put|bring) (my|this week|{amount}) (ajo|esusu|contribution|osusu|thrift) (money|)
      (drop|pay|put|push) {amount} (for|enter|inside) (our|the|my|{name}) (ajo|esusu|osusu|group|contribution|thrift)
      (today|e be like today) na (my|our) (day|contribution day|ajo day)(,|) (pay am|drop am|comot am for my account)
      (my|our) (ajo|esusu|osusu|group) money (don ready|dey here|na {amount})(,|) (collect am|take am|drop am|pay am)
      (comot|carry|remove|take) {amount} (for|from) my account (put|drop|pay) (for|inside) (ajo|esusu|the group|our contribution)
      (i never|i no) (pay|drop) (my|last week) (ajo|esusu|contribution)(,|) (pay am|take am|make i pay am) (now|)
      (alajo|treasurer|collector|our secretary) dey (wait|find) (me|my money)(,|) (pay|drop|send) (my|the) (ajo|esusu|contribution)
      (pay|drop) (my|the) (share|part|hand|own) (for|of) (the|our) (ajo|esusu|group|circle)
      (clear|settle|pay) (the|my) (ajo|esusu|osusu|group) (debt|money|own) (for {period}|abeg|)
      (contribution|ajo|esusu|osusu|adashi|thrift) {amount} (abeg|sharp|drop am|)
      (two|three) (hands|weeks|rounds) (ajo|esusu|contribution)(,|) (pay am|drop am) (one time|)
      how i go (drop|pay|send) (my|the) (ajo|esusu|contribution|osusu) (money|)
      i (bring|carry) my ajo money (come|for this week|today) (abeg collect am|)
      (abeg|pls) use my account pay (ajo|esusu|contribution) (for this month|)
      this month (ajo|esusu|osusu) (i wan pay am now|pay am give me|carry am from my account)
      (my own|my part) for (ajo|contribution) na {amount}, (remove am|send am|drop am)
      (madam|aunty|sister) say (contribution|ajo) don due for me, (pay am|make i pay)
      make i no miss (ajo|esusu|contribution) this (week|month), (pay {amount}|drop am now)
      i wan add my {amount} to (wetin we dey gather|the group money|our contribution)
      (pay|send) {amount} into (church women|our market|office|family) (ajo|contribution|esusu)
      na today i suppose drop (ajo|esusu|contribution), (do am abeg|pay am)
      i fit pay (two weeks|two months) ajo (together|one time) (abeg|)
      i wan pay the (ajo|esusu) wey i owe (last week|last month|)
      (pay|put) my (daily|weekly|monthly) (contribution|thrift|ajo)
      (drop|put) {amount} (for|inside) (family|village|class) (group|contribution)
      (deduct|debit) {amount} from my account for (ajo|esusu|our contribution)
      {amount} ajo (payment|money) (abeg|for today|)
      (abeg|oga) pay my (susu|isusu|adashe|adashi) {amount}
      i don get my (ajo|esusu|osusu) money (ready|for hand), (take am|collect am)
      (send|transfer) my (ajo|contribution) money (go|give) (the group|our group)
      i wan do my (contribution|ajo|esusu) payment (now|for this round|)
      how i go pay (into|enter) (our|my) (ajo|esusu|group)
      (help me|abeg) pay (ajo|esusu) for {name} (group|circle)
      (market good|market move) today, (put|drop) {amount} for my (ajo|esusu)
      make una collect my (ajo|esusu|contribution) from (my salary|this money wey just enter|my balance)
      i (never|no) drop anything for (the ajo|esusu) this month, make i drop {amount}
      (top|add) {amount} (join|put for) my (ajo|contribution) (money|)
      (pay|drop) for (my two hands|my two slots|my number) (for|inside) the (ajo|esusu)
      i wan pay my (wife|sister|mama) (ajo|contribution) (money|) for the group
      (ajo|esusu) don reach (again|), (remove|take) {amount}
      the {amount} wey we dey (drop|contribute) every (friday|month), (pay am|drop am now)
      i wan clear the (ajo|contribution) (backlog|wey i never pay|arrears)
      (abeg|) (contribute|drop) {amount} on my behalf (for the group|for our ajo)
      na me dey pay (ajo|esusu) today, (use|take) {amount}
      put my hand {amount} (for|inside) the (thrift|ajo|osusu)
      cooperative (money|contribution) {amount}, (pay am|remove am) (abeg|)
      i dey late for (ajo|esusu|contribution), abeg pay am (now|sharp)
      make i quick drop my (contribution|ajo|esusu) before (dem call my name|i forget|i go market)
      (send|put) {amount} (for|inside) {name} (ajo|esusu|contribution) (group|)
      ajo {amount} (sharp sharp|now now|quick)
      (our|the) (alajo|collector) don come, (pay|give) am {amount} for (my|) (ajo|contribution)
      i go like pay (my ajo|the esusu|my contribution) (ahead|early|now now)
      (carry|move) {amount} from my balance go (the ajo|our group|the esusu)
      i wan fund (the|our) (group|circle|ajo) with {amount}
      the group need my (money|part|share) {amount}, (send am|drop am)
      (pay|drop) the remaining {amount} for my (ajo|esusu|contribution)
      (half|part) of my (ajo|contribution) i fit drop today, {amount}
      since (sunday|monday) i suppose pay (contribution|ajo), (abeg pay am|pay am now)
      use {amount} do my (contribution|ajo|esusu)
      i wan put (money|{amount}) for (our|the) (savings group|circle) (this week|)
      my (contribution|ajo) for (january|june|december|this round), pay am
      (join|add) my own (money|{amount}) to the (pot|group money|ajo)
      una fit (pay|debit) (ajo|esusu) from my account (by yourself|now)
      (oya|now) make i pay (ajo|esusu|osusu|contribution)
      i wan send ajo money (for|give) (our chairlady|the group|our people)
      (school mothers|landlord association|keke people) (ajo|contribution) na {amount}, (pay am|drop am for me)
      contribution day don (reach|come|land), (take|remove) my {amount}
      i wan pay for the (ajo|esusu|group) wey i (dey|join)
      (remit|lodge|drop) my (weekly|monthly) (ajo|thrift|osusu) (abeg|)
      my number don reach to (drop|bring money) for ajo, (pay am|do am)
      i get {amount} for hand for (ajo|esusu|contribution), (take am|collect am)
      e don reach time (for ajo|for contribution), make i (bring|drop) my own
      i don sell (market|goods), make i (drop|pay) (ajo|esusu) before money finish
      my (ajo|esusu) day na today, i wan (pay|drop) {amount}
      {amount} na my own for (this week|this month) (ajo|esusu|contribution)
      the group people dey (wait|find) my money, (pay am|drop {amount} for ajo)
      i wan catch up with (ajo|esusu|contribution), pay (two|three) (weeks|months)
      (ajo|esusu|contribution) abeg {amount}
      i wan drop (ajo|esusu|contribution)
      i wan make my (ajo|esusu) payment (of {amount}|)
      (pay|do) my (group|circle) (payment|contribution) (abeg|now|)
      let me (drop|pay) my (ajo|esusu|osusu|contribution) (now|)
      put {amount} for (sisters|unity|progress|market women) (ajo|group|circle)
      i wan drop my own {amount} for the group burial contribution
      (levy|contribution) for the (group|circle) na {amount}, pay am
      (abeg|please) pay {name} (circle|ajo|esusu) {amount} for me
      my sister no fit pay (ajo|esusu) this month, (pay for am|i go pay for am) {amount}
      no let my ajo (miss|late), (pay|drop) am (now|today)
      i wan add money to (our|the) (group|circle) (savings|pot)
      monthly (ajo|esusu|contribution) (payment|money) (abeg|now)
      i go put {amount} for the ajo (today|now now)
      (balance|remain) {amount} for my (ajo|esusu), take am
      (put|pay) (am|{amount}) for (ajo|esusu|contribution) not for (savings|airtime)
      carry my share go (the ajo|the group|esusu)
      (from|use) my (salary|balance|account) pay (the ajo|the esusu|our contribution)
      pls pay my (ajo|esusu|contribution)
      ajo pls, {amount}
      this is my (ajo|esusu|contribution) {amount}
      i wan send {amount} go (our ajo|the circle|the group)
      i wan pay (ajo|esusu|contribution) now now
      (drop|put) my {amount} (for|inside) (circle|the circle|our circle)
      take my {amount} for (circle|ajo|esusu|contribution)
      pay {amount} (into|for) (my|our) (circle|ajo|savings group)
      pay the (circle|ajo|esusu) for (this|last) (week|month)
      i don late, take (ajo|esusu|contribution) money {amount}
      (my|the) circle (payment|contribution) {amount} (abeg|)
      contribute {amount} (abeg|now|to our ajo|for me)
      make una (debit|deduct) {amount} for (the circle|my esusu|ajo)
      please (pay|drop) my (ajo|esusu|contribution) (for this month|{amount})
      kindly (deduct|pay) my (ajo|contribution) from my account
      good morning, i wan pay (ajo|esusu|contribution)
      today na friday, our ajo day, pay my {amount}
      i travel last week i no pay my ajo, pay the two weeks together
      our collector don dey shout my name, drop my esusu {amount}
      (my|this week) (ajo|esusu|contribution) (money|) {amount} (take am|drop am|pay am)
      (pay|drop) (my|this month) (ajo|esusu|contribution) (abeg|before dem fine me|)
      (put|add) {amount} (for|inside|to) (ajo|esusu|the group)
      (i never|i no) (pay|drop) (ajo|esusu) (this week|since), (pay am now|drop am for me)
      (ajo|esusu|group) money (don ready|dey my hand|dey), (collect am|take am|pay am)
      (deduct|comot) my (ajo|esusu|contribution) (from my account|from balance|)
      (contribute|contribution) {amount} (to|for) ({name}|church|women) (group|ajo)
      (two|double) (share|hand) (for|this week) (ajo|esusu), pay am {amount}
      (pay|drop|put) {amount} (for|into) (church women|family|office) (ajo|contribution|esusu)
      (i wan|make i) (drop|pay|contribute) my (own|share|money) (for|inside) (ajo|esusu|the group)
      (na today|today na) (ajo|esusu) day, (pay my own|drop my share|deduct {amount})
      pay my own for ajo
      this week adashe money, pay am
      i wan pay my contribution before dem fine me
      carry {amount} put for our group purse
      two weeks i never pay ajo, pay all
      pay susu for me and my wife hand
      send my isusu money go the group
      thrift collector dey wait, pay {amount} to the group
      add my share for the meeting contribution
      my hand for ajo na {amount}, take am
      today na sunday, our ajo day, take my {amount}
      tek {amount} for my osusu
      alajo dey my front, pay {amount} for the group
      i no wan spoil our ajo, deduct my own now
      pay esusu for {name} join my own
      drop this month money for our family group
      i dey travel, pay three weeks ajo upfront
      make una dey debit me {amount} for ajo every friday
      clear my ajo for this week before night
      pay {amount} to our meeting purse
      i get fine for ajo, pay am with this week money
      contribution for our circle, {amount}, oya
      carry my ajo go drop
      ajo money {amount}, make dem no shame me
      put my ajo for this month
      thrift don reach, pay {amount}
      pay our meeting due from my account to the group
      i dey far from the meeting today. send my {amount} for the ajo
      two of us dey use one hand for the esusu. my half na {amount}, pay am
      (today na our day|i no dey town|before dem fine me), pay my own for the ajo
      chairlady say before 6 o clock. remove my ajo money now
      my leg dey pain me, i no fit waka go meeting. take my ajo from account
      i no go miss my hand this month. {amount} for the adashe, carry am
    `,
    group_status: `
      (whose|na whose) turn (for the ajo|for the contribution) this month
      when (e go reach|be|na) my turn (to collect|to pack|)
      who never (pay|drop|contribute) (for the ajo|this week|for our group|)
      how much dey (inside|) (our|the|my) (ajo|esusu|group|contribution|purse)
      how (our|my|the) (ajo|esusu|contribution) (dey|take dey|dey go)
      how far (with|) (our|the|my) (ajo|esusu|contribution|group)
      who don pay (ajo|contribution|) (this week|this month|)
      which group i dey (inside|)
      when i go (collect|pack) (my|the) (ajo|esusu|money|contribution)
      who go collect (next|this week|this month)
      how many people dey (our|the) (ajo|group|contribution)
      {name} don pay im (ajo|contribution|esusu)
      how much i don contribute (so far|)
      i dey owe the (ajo|group)
      next contribution na when
      <show> (my|our) (ajo|esusu|group|contribution)
      wetin dey happen for our group
      members wey dey the ajo
      how much (dey|remain) (inside|for) our (purse|ajo|contribution|esusu)
      (when|which time) i go (pack|carry|collect) (my|the) (ajo|contribution|esusu|money for ajo)
      who never (drop|pay) (contribution|ajo|money for esusu)
      how our (ajo|esusu|contribution) dey go
      how far (our|the) (ajo|esusu|contribution)
      (how much|wetin) dey (our|the) (ajo|esusu|contribution) (now|)
      who go (pack|carry|collect) (ajo|contribution|am) next
      (my|whose) turn (for ajo|to pack|to carry) na when
      {name} don (pay|drop) (ajo|contribution|hin own)
      how (our|the) (ajo|esusu|contribution) (dey go|take dey) (now|)
      who (never|don) (drop|pay) (for|inside) (the|our|my) (ajo|esusu|group|contribution)
      (who|which person) (go|dey) (pack|collect|carry) (the ajo|esusu|money) (next|this month)
      (when|which time) (i go|be my turn to) (pack|collect|carry) (my ajo|my esusu|the contribution)
      how much (dey|don enter|we don gather) (inside|for) (the|our) (ajo|esusu|group|contribution)
      who (go|dey|suppose) (collect|pack|chop|carry) (the|) (ajo|esusu|money|contribution) (next|now|this month|)
      when (i go|na my turn to|e go reach my turn to) (collect|pack|chop|carry) (the|my|) (ajo|esusu|contribution|money)
      (na who|whose) turn (be this|dey|e be) (for ajo|for the group|now|)
      how (our|my|the) (ajo|esusu|group|contribution) (dey go|far|dey|take dey)
      who (never|don) (pay|drop|contribute) (ajo|for the group|this week|this month|)
      how much (we|group|our ajo) don (save|gather|contribute|pack) (so far|reach now|)
      (show|check) (me|) (my|our|the) (ajo|esusu|group|groups|members)
      shey i don pay (my|) (ajo|contribution|esusu) (this week|this month|)
      which number (i be|be my turn) (for|inside) (the|) (ajo|esusu)
      which (number|turn) (i be|be mine) (inside|for) the (ajo|esusu|contribution)
      (who|which person) (never|don) (drop|pay) (for|inside) (ajo|the group|esusu)
      my (turn|number|time) (don|never) (reach|pass|come) (for|inside) (ajo|esusu|group) (abi|)
      (which|who be the) (member|person|people) (dey owe|dey default|never drop) (for our group|inside ajo)
      (abeg|oga abeg|) (read|bring) (the|our) (ajo|group|esusu) (list|order|names)
      (abeg|oya|biko|) how many (people|round|week) remain (before|make e) (my turn|reach me|ajo finish)
      (any|wetin be the) (update|news|gist) (for|from) (our|the) (group|ajo|esusu)
      (everybody|all of us|all members) don (drop|pay|complete) (the|) (ajo|round|contribution) (abi|)
      (next|last) (payout|collection|packing) (for|of) (ajo|the group) (na when|na who)
      (abeg|abeg o|) who (pack|carry|collect|chop) (the|) (last|) (ajo|round|contribution) (last time|before)
      {name} dey (among|inside) (people|dem) wey (never pay|dey owe|don pay) (ajo|group|)
      (our|the) (pot|purse|box) (don reach|carry|get) (how much|wetin)
      (abeg|oga abeg|) (our|my) (thrift|circle|cooperative|osusu) (balance|update|level|matter)
      (i dey|shey i dey) (up to date|complete|behind) (for|with) (ajo|contribution|esusu)
      (mention|list|call) (people|dem) wey never (pay|drop|bring)
      (which|how many) (ajo|esusu|group) (i dey|i join|i put hand)
      (abeg|oya|biko|) when i go (chop|see|receive) (my|the) (bulk money|ajo|esusu|own)
      (after|before) {name} (na who|who go) (collect|pack|carry) (for ajo|)
      (wetin|how much) i don (put|drop|pay) (inside|for) (the|our) (ajo|esusu|pot) (since|so far)
      (our|the) (ajo|esusu|contribution) money (don complete|don full|never complete) (abi|)
      if (my turn reach|e reach me) (how much|wetin) i go (collect|pack|chop)
      the ajo wey i drop don show for record (?|)
      (open|show) (our|the) (group|ajo|esusu) (page|book|record) (abeg|na|)
      (people|members) (don|never) (pay|drop) (complete|finish|this month) (for our ajo|)
      (grup|gruop) (level|members|balance) (abeg|)
      my (ajo|esusu|contribution) (payment|money) (don complete|still short|dey up to date)
      (days|week) wey remain (before|make) (i pack|i collect|my turn reach)
      {name} (dey|be) (next|first|last) (for list|to pack|to collect) (for ajo|)
      (our|the) (ajo|group|esusu) don (finish|start|end) (abi|or never)
      (abeg|oga abeg|) (our|the) (ajo|esusu|group) (history|book|timetable|record)
      (abeg|oya|biko|) how much we (gather|collect|realise) (this round|this month) (for ajo|inside group)
      (abeg|abeg o|) (who|which person) never (finish|complete) (payment|contribution)
      (people|how many person) wey (drop|never drop) for (our|the) (ajo|group|esusu)
      (check|see) whether {name} don (drop|pay|contribute) for (ajo|esusu|group)
      (i dey owe|i dey short|i remain) for (the|our) (ajo|esusu|group) (this week|abi)
      (who|na who) (go|dey) (pack|collect|carry|chop) (the ajo|the money|this month|next) (for our group|)
      (when|which month|which week) (i go|na my turn to|e go reach me to) (pack|collect|carry) (my|the|) (money|ajo|esusu|)
      (who|which person) (never|don) (pay|drop|bring) (for|) (the ajo|this week|{period}|our group)
      (how much|wetin) (dey|don enter|don gather|we don gather) (for|inside) (the|our) (ajo|group|esusu|purse|pot)
      (show|tell|read) me (our|the|all the) (members|people|list|turn) (for|of|wey dey) (the|our) (ajo|esusu|group)
      how (the|our|my) (ajo|esusu|osusu|group) (dey go|dey|matter dey) (now|)
      my ajo money don count for the group (?|check am)
      (how many) (people|weeks|round|hand) (dey|remain|never pay) (for|inside) (our|the) (ajo|esusu|group)
      (i dey|shey i dey|i still dey) (owe|behind|complete) for (the|our) (ajo|esusu|contribution)
      (which|how many) (ajo|esusu|group) (i dey inside|i join|i don enter)
      (when|which day) (the|our) (ajo|esusu|group|round) (go|dey) (finish|end|close|start again)
      (check|show) (my|our) (ajo|esusu|group|contribution) (for me|abeg|how e dey)
      (our|the) (ajo|esusu|contribution) (balance|money|total) na how much
      how much people don (drop|pay|bring) (for|inside) (ajo|esusu|contribution)
      (who|which people) (still|) (dey owe|never bring) (ajo|esusu|contribution) (money|)
      na me go (collect|pack|carry) (ajo|esusu) this (month|week) (abi|?)
      (which|what) month i go (pack|collect|carry) ajo
      my turn for (ajo|esusu|osusu) na (when|which week|which month)
      (e don|e never) reach my turn (for ajo|to pack|to collect ajo)
      who collect (ajo|esusu|contribution) last (month|week)
      (tell|show) me people wey (don pay|never pay) (ajo|contribution|esusu)
      how many of us (dey|remain) for (the|our) (ajo|esusu|group)
      how far we don go for (the|our) (ajo|esusu|contribution)
      (check|see) our (ajo|esusu|contribution) (account|money|purse) for me
      shey {name} don (pay|drop|bring) (ajo|contribution|esusu) (money|for this week)
      {name} don collect (ajo|esusu|her own|im own) (abi e never|)
      wetin remain before we (finish|complete) (the|this) (ajo|round|esusu)
      how much i go (get|carry|collect) when my (turn|time) reach (for ajo|)
      i wan know (my turn|my number|my position) for (ajo|esusu|the group)
      i wan know who (never pay|don pay|go collect next) for (our ajo|the group|esusu)
      make i see (our|the) (ajo|group|contribution) (record|list|members)
      next person to (pack|collect|carry) (ajo|esusu|the contribution) na who
      (when|which day) be (the next|our next) (contribution|ajo|payout)
      (our|the) ajo don complete (for this month|for this week|) (abi|)
      how much we get (for|inside) (the|our) (circle|pot|purse|group)
      i don pay (ajo|contribution|esusu) (this week|this month) (abi i never|?)
      (the|my) ajo payment wey i do (yesterday|today), e don (show|enter)
      how many (weeks|months|people) remain (before|make) e reach me (for ajo|)
      everybody don pay (ajo|contribution|esusu) (this week|this month|) (abi)
      list of (members|people) wey dey (our|the) (ajo|group|esusu)
      who be (the head|the admin|treasurer) (for|of) (our|this) (ajo|group)
      how much i don (drop|contribute|pay) (for|inside) (ajo|esusu|the group) (so far|since we start)
      na how much each person dey (drop|pay) for (our|the) (ajo|esusu)
      (ajo|esusu|group) (update|gist|report) (abeg|for this month|)
      anybody (dey|still) owe (for|inside) (our|the) (ajo|group|esusu)
      (our|the) group (reach where|how far|how e be)
      (order|arrangement|line up) of (collection|who go pack|the ajo) (abeg|)
      when (our|the) (ajo|esusu|contribution) go (end|finish|start new round)
      i be number (what|how many) for (the|our) (ajo|esusu)
      dem don give anybody ajo money this month (?|)
      (wetin|how much) our group don (save|gather|keep) (now|so far|)
      i miss (any|) (ajo|contribution|esusu) (payment|) (so|abi)
      how many times i don (miss|pay|drop) (ajo|contribution|esusu)
      which (circle|group|ajo) i dey (for here|inside|now)
      (show|open) my (circle|circles|savings group|groups)
      the ajo wey i (dey|join), how e dey (go|)
      how our (church|market|office|family) (ajo|contribution|group) (dey|dey go)
      my (ajo|esusu) turn don near (abi|?)
      na which date dem go share (ajo|the contribution|the money for our group)
      (secretary|treasurer) wan (see|know) who (never pay|don pay) (contribution|ajo)
      remain who (and who|) never (pay|drop) (for ajo|for the group|contribution)
      make i confirm whether my (ajo|contribution|esusu) (money|) enter (the group|)
      person wey dey (next|in front of me|after me) for (ajo|esusu) na who
      how much (remain|still dey short) for (the|our) (ajo|contribution|pot)
      when i join (this|the) (ajo|group), how much i don (pay|put)
      the pot na how much (now|today|this month)
      dem don pack (the|) (ajo|esusu|contribution) (for this month|) (abi|)
      who dey hold (our|the) (ajo|contribution|esusu) (money|) now
      our contribution (dey complete|complete|don reach target) (abi|or e never)
      people wey never pay (ajo|esusu|contribution) na who (and who|)
      i wan check (our|the|my) (ajo|esusu|group|circle)
      (whose|who) be (next|first|last) (for|in) (the ajo|the esusu|our group)
      (next|my) turn (for|in) (ajo|esusu|the circle)
      how long before i (collect|pack) (my ajo|the esusu|my own)
      has {name} (paid|dropped) (for|) (ajo|contribution|the group)
      has everybody paid (ajo|contribution|for the group)
      who is next to (collect|pack) (ajo|the money|)
      group (status|balance|members) (abeg|please)
      (ajo|esusu) (status|balance|members|list) (abeg|please|)
      i wan know how much dey (the pot|our ajo|the group)
      i want to know whether (everybody|{name}) don (pay|drop) (ajo|contribution)
      how much {name} don (pay|drop|put) for (the ajo|our group)
      (one person|somebody) never pay (ajo|contribution), who be the person
      when dem go (give|pay) me my (ajo|esusu|contribution) money
      i dey expect my (ajo|esusu) money, (when e go come|my turn don reach)
      na this month i go (collect|carry|pack) my (ajo|esusu) (abi|?)
      (remind|tell) me when my (ajo|esusu) turn go (reach|come)
      when be the next (drop|contribution) (day|date) for (ajo|our group)
      how the ajo (list|order|turn) (be|dey)
      the people wey dey our (circle|group|ajo) (na who|how many)
      show me (who|people wey) (pay|owe|collect) for (the|our) (ajo|group)
      how many (rounds|months) our (ajo|esusu) don do
      i don pack my ajo (before|) (abi|?)
      who don (collect|pack) (ajo|esusu) (before me|so far)
      (money|cash) wey dey our (circle|group|ajo) (now|) na how much
      my group (how far|update|matter)
      our circle (dey go well|how far|don reach where)
      (detail|details|information) of (our|my) (ajo|group|circle)
      the ajo don reach whose turn
      ajo (update|matter) pls
      (balance|money) for (our|the) (ajo|esusu|group) (pls|abeg)
      who dey (behind|owe) for (our|the) (ajo|esusu|contribution)
      we be how many for (the|our) (ajo|esusu|group)
      my ajo money (don complete|remain how much|reach how much)
      how many times i don (drop|pay) for (ajo|esusu) and how many remain
      after this month who go (collect|pack) (ajo|esusu)
      i wan see (whether|if) my name dey for (this month|next) (ajo|collection)
      who (drop|pay) (ajo|contribution) (today|yesterday|{period})
      when we (start|go start) (this|the next) (ajo|round|esusu)
      na who collect (ajo|esusu|the pot) {period}
      the (chairlady|treasurer) don (collect|receive) everybody (ajo|contribution) (?|abi)
      how much i go receive when (ajo|esusu) reach me
      (our|my) (circle|group|ajo) (don full|still dey active|don end) (?|abi)
      turn (list|order) for (the|our) (ajo|circle|esusu)
      group (update|info|report) (pls|abeg)
      how much be our (ajo|esusu|contribution) money now
      tell me how our (ajo|esusu|group) dey (do|go|)
      (see|check) people wey (owe|never drop) for (ajo|esusu|our group)
      the people wey never (drop|pay) their (share|hand) (for ajo|this week)
      when e go reach (me|{name}) to (collect|pack) (ajo|the money|contribution)
      my own turn for the (ajo|circle|group) na when
      (our|the) (ajo|circle) remain how many (people|weeks|months)
      (does|shey) {name} owe (the ajo|our group|contribution)
      i want to see (the|our) (circle|ajo|group) (list|members|record)
      which person dem (give|pay) ajo money (last|{period})
      please whose turn (be this|for the ajo)
      kindly tell me (when my turn go reach|how our ajo dey|who never pay contribution)
      good morning, how (our|the) (ajo|esusu|circle) dey
      we don dey pay since january, when my turn go reach to collect ajo
      our treasurer no dey tell us anything, how much dey our ajo
      some people never pay for our ajo, show me their names
      who pay and who no pay for (ajo|our group|contribution)
      (list|show) debtors for our (ajo|group|circle)
      our (ajo|circle) don reach how much money
      na when i dey collect (ajo|esusu|contribution)
      my position for (ajo|esusu|circle) na number what
      is it my turn to (collect|pack) (ajo|esusu)
      i don contribute complete for (ajo|esusu|the circle) (abi|?)
      which of my groups dey owe
      how many members dey my (circle|ajo|group)
      the next person for (ajo|circle) na who
      e remain who never drop ajo
      (who|which person) (go|dey) (collect|carry|pack) (ajo|esusu|the money) (next|this month|this week)
      (my turn|when i go collect) for (ajo|esusu) (na when|don near|reach)
      (how much|total) (don|) (dey|gather) (inside|for) (the|our) (ajo|group|esusu)
      (who|which people) (never|no) (pay|drop) (for|) (ajo|esusu|this week contribution)
      how many (people|members) (dey|remain) (for|inside) (the|our) (ajo|esusu|circle)
      (i don|shey i) (pay|complete) my (ajo|esusu|contribution) for this (week|month) (?|abi)
      (our|the) (ajo|esusu|group) (how far|how e dey go|don reach where)
      (list|show) (members|people) (of|for) (my|the) (ajo|group|esusu)
      (when|which month) (ajo|esusu|the circle) go (end|finish|complete)
      (which|what) number i be for (ajo|esusu|the list of ajo)
      {name} don (pay|collect|drop) (for|) (the|our) (ajo|esusu) (?|)
      (our|the) (ajo|esusu|contribution) (money|) don (complete|reach) (how much|?|abi)
      (who|which people) (don|) (pay|drop) (this|for) (ajo|esusu) (week|month)
      (the|our) (ajo|esusu) (list|order|turn) (abeg|show me|how e be)
      (after|before) me (who|na who) go (collect|carry) (ajo|esusu)
      (next|this month) (ajo|esusu) (collector|winner|turn) (na who|)
      (how many|which) (weeks|months|turns) (remain|dey) for (our|the) (ajo|esusu)
      (i don|i never) (complete|finish) my (ajo|esusu) (payment|share) (abi|check am for me)
      (which|what) (month|week|turn) (be|na) my own (for|inside) (ajo|esusu)
      who dey collect next for our esusu
      when go reach my turn to pack
      na which number i be for the ajo
      everybody don drop for this week contribution (?|)
      who dey owe the group
      our contribution don reach how much now
      when be the next ajo date
      which day we go share the money
      how many people dey the esusu
      show the list for our thrift
      i wan comot from the ajo
      how i go leave the contribution group
      i no do the esusu again, remove me from the group
      i don pay for this week ajo (?|confirm)
      how far our adashe
      dem don pay {name} him ajo money (?|)
      any person skip for our ajo
      how much be each person share for the susu
      na how much i go pack when my turn reach
      who be the head of our esusu group
      we be twelve for this esusu, i don forget my number, check when i go pack
      one woman dey always pay late for our ajo, who never pay this week
      our ajo money complete (?|)
      who pack last for the esusu
      na me dey next abi {name} for the ajo
      how many people never drop for the susu
      {name} dey owe our group how many weeks
      when this round go end
      ajo rules, fine for late payment na how much
      i wan see the arrangement of turn for our thrift
      i wan leave this esusu after my turn
      my contribution don enter record (?|for our group)
      our circle get how much now
      {name} don drop abi make i call am, na for ajo
      number wey i pick for ajo na which one
      which month be my own for the esusu
      show ajo calendar
      i no wan continue with the thrift, how i go comot
      who dey hold ajo now
      na who go chop ajo next
      our ajo how e dey waka
      treasurer dey hide figure, how much dey our susu
      abeg which week my hand go enter pack
      our group name and members, show me
      anybody wey never pay this month for our esusu, call name
      time wey ajo go pay me
      the thrift don close (?|or still dey go)
      our ajo date don shift (?|)
      comot my name from the esusu group
      make i exit the circle
      we dey fight for our ajo because nobody sabi who don pay. show me the list
      i travel for three weeks, wetin don happen for our esusu and na who pack
      i never pack since this ajo start. when my turn go reach
      three people no pay our ajo last week and chairlady dey hide am. who be them
      we suppose share our esusu on friday. how much don gather
      i no fit continue because work finish. how i go comot from the esusu
      (we dey quarrel for meeting|chairlady travel|treasurer no pick call), who never pay our ajo
      (i no remember again|my husband dey ask|i wan plan), when be my turn for the esusu
      we start this susu january. how many people don pack and who remain
      {name} dey form say e don pay our ajo. check am for me
      i miss last meeting for our thrift. how much we get now
      na quarrel wan start for meeting. who and who never bring their ajo
      i don pay six times for this contribution, when i go carry the money
      secretary phone off. for our ajo, who suppose carry this week
      (who|which people) don (join|enter) (our|the) ajo
      when (we|our ajo) go start (the ajo|to collect)
    `,
    goal: `
      <i_wan> (save|keep|start to save) (money|{amount}|for rent|for school fees|small small)
      help me (save|keep|hold) (money|{amount}|) (for rent|for christmas|till december|)
      (keep|save|lock) {amount} (for me|make i no touch am|till december|)
      i wan (buy|get) (car|house|phone|machine), help me save
      put {amount} (for|inside) my (savings|goal|kolo|piggy bank)
      how much i don save (for rent|)
      how my savings dey
      save {amount} (every week|every day|every month) (for me|)
      start (saving|kolo|savings) for (rent|wedding|sallah|christmas|my pikin school)
      my (kolo|savings|goal)
      open kolo for me
      break my (kolo|savings)
      make i dey save small small
      lock money make i no spend am
      collect my savings
      i wan gather {amount} before (december|sallah|christmas)
      add {amount} to my savings
      goal to buy {narration}
      comot {amount} every week put for savings
      i wan (save|keep|dey save|dey keep|put) (money|{amount}|small money|small small) (for|to take buy|make i use buy) (rent|car|school fees|christmas|my wedding|phone|house)
      (open|create|start|do) (savings|saving|kolo|target|goal) (for me|for {narration}|)
      (put|add|keep|drop) {amount} (for|inside|enter) my (savings|kolo|target|goal)
      how much (i don save|dey my savings|dey my kolo|i don keep) (reach|so far|)
      (break|open|comot money from|remove money from) my (savings|kolo|goal|target)
      (lock|keep|hold) {amount} (for me|make i no touch am) (till december|for six months|)
      (save|keep|remove) {amount} (every|each) (day|week|month) (for me|)
      help me (save|keep) (money|{amount}|small money)
      (show|check) my (savings|kolo|goal|target)
      i wan (gather|pack|pile|keep|drop) {amount} (before christmas|for {narration}|small small|every week)
      (help me|make i) (keep|lock|hide) (money|{amount}) (make i no touch am|till december|for later)
      how much i don (save|gather|keep) (for {narration}|so far|for my goal)
      open (emergency|japa|hajj) savings for me
      i dey finish my money anyhow, help me keep {amount}
      (before|by) (december|sallah|year end|resumption) i (wan|must) get {amount}(, help me save|, arrange am|)
      (remove|cut|take) {amount} (every day|from my sales|from salary) (keep|save) am (for me|)
      (e remain|i remain) how (much|far) (make i|before i) (reach|hit|complete) my (target|goal)
      (my|the) (laptop|wedding|house|school fees) (savings|kolo|goal) (na how much|how far|)
      (free|release|open) my (locked money|target savings|kolo) (make i use am|)
      (salary|money) (don enter|enter), (keep|save|hide) {amount} (for me|)
      (abeg|oya|biko|) (change|pause|increase|delete) my (savings|target|goal|kolo)
      (small small|bit by bit) (saving|money keeping) (for|to take buy) (land|rent|phone|my pikin) (abeg|na|)
      (savin|sevings|saveings) (for {narration}|plan|abeg)
      (abeg|oga abeg|) (lock|fix) {amount} (for|reach) (three months|six months|december)
      (how much|wetin) i (suppose|go) dey (keep|save) (every week|every month|every day) (make i get|to reach) {amount}
      (show|tell) me wetin i don (keep|save|pack) (so far|)
      (abeg|oya|biko|) (carry|shift|push) {amount} (enter|go) my (savings|kolo|target)
      (stop|pause) (the|my) (auto save|weekly saving|daily saving) (abeg|na|)
      i want piggy kind of saving
      i dey try gather {amount} for {narration}, help me keep am
      (money|{amount}) wey (i no go fit|nobody go) touch (till|before) (december|rent reach)(, keep am|, lock am)
      i wan (build house|buy land|open shop|buy bus) (in|inside) (two years|three years)(, help me save|, start plan|, make we save)
      (savings|kolo|target) (page|menu|now|abeg)
      (abeg|oga abeg|) (every time|anytime) (money|alert) (enter|drop)(,|) (keep|remove) {amount} (for me|)
      (put|add) something (for|enter) my (pikin|school fees|house) savings
      how i go (save|lock money|keep money) (for here|with karo|with una)
      (i wan|make i|help me) (save|keep|gather|put) (money|small money|{amount}) (for|for my) (rent|school|wedding|christmas|car|pikin|{narration})
      (keep|hide|hold|put) {amount} (for one side|for me|make i no touch am|every week|every month)
      (open|create|start) (kolo|savings|target|goal|piggy bank) (for me|for {narration}|of {amount}|)
      (how far|how much dey|how much i don keep for) my (savings|kolo|goal|target)
      (add|put|drop) {amount} (for|enter|inside) my (kolo|savings|goal|target|rent money)
      (comot money from|break|carry money from) my (kolo|savings|target)
      (every|each) (day|week|month|salary) (keep|save|comot) {amount} (for me|put for savings|)
      (lock|hold) {amount} (till|reach) (december|six months|my birthday|sallah)
      (stop|pause) (the|my) (saving|savings|auto save|kolo)
      i dey gather money for (wedding|land|school fees), help me save
      i wan (start|begin) (saving|to save) (money|for house rent|for school fees|)
      help me keep {amount} (for|till) (december|christmas|my rent|school fees)
      i wan save {amount} (every week|every month|every day|for {narration})
      (open|create) (savings|saving) (plan|goal|target) (for {narration}|for me|)
      save {amount} (for|to) my (rent|goal|savings|wedding)
      (put|move) {amount} (for|into) my savings
      how much dey my (savings|kolo|target|goal)
      how much i don save (for {narration}|now|so far)
      i wan (withdraw|remove|take) (money|{amount}) from my (savings|goal|kolo)
      i wan (break|stop|close) my (savings|kolo|goal|savings plan)
      (lock|keep) {amount} (for three months|till next year|make i no spend am)
      help me save for (rent|house|car|burial|baby|hajj)
      i wan dey keep (small|{amount}) (every day|every market day|every week)
      my target na {amount} (before december|for {narration}|)
      i wan save to buy (phone|land|car|sewing machine|generator|keke)
      show my (savings|goals|saving plans)
      make una (remove|take) {amount} (every month|every week) (put|save) for my (savings|goal)
      savings (plan|goal) (for|of) {narration} (abeg|)
      i no fit save by myself, (help me|make una help me)
      (add|top) (more|small) money (to|for) my (savings|goal) (abeg|)
      i wan keep my profit (for one side|somewhere i no go touch)
      i wan save towards (school fees|wedding|christmas|sallah ram)
      when i go reach my (savings target|goal)
      (change|increase|reduce) my (savings|goal) (amount|target) (to {amount}|)
      start (piggy bank|kolo|target) (for me|for my pikin)
      (daily|weekly|monthly) savings (of {amount}|abeg|)
      i get {amount} wey i no wan spend, (keep|save|lock) am for me
      my (savings|kolo) don (reach|complete) (how much|abi)
      my goal don reach, (i wan collect my money|open am)
      any time salary enter i dey finish am, (help me save some|keep {amount} for me)
      my pikin school resume (september|next term), i wan (save|keep) {amount} before then
      i wan dey put {amount} (one side|aside) (every week|every market day) (for rent|)
      i wan start small saving (for my shop|for land|{amount} every day)
      my rent go due december, help me (save|gather) {amount}
      (how much|wetin) i don keep for (rent|school fees|my target) so far
      i wan take (money|{amount}) out of my (savings|kolo|target)
      my savings plan (abeg|show me|how far)
      (open|start) target (savings|) (for land|for {narration}|of {amount})
      i wan stop (the|my) (weekly|daily|auto) saving (for now|)
      add {amount} (to|for) my (rent|school fees|wedding) savings
      keep {amount} (lock am|safe) till my wedding
      how near i dey to my (savings|) (target|goal)
      i wan save like (kolo|piggy bank), {amount} (each day|each week)
      break (kolo|my savings) (abeg|i need the money|give me)
      i go like to save for (my retirement|hajj|my baby|house)
      please i wan (start|open) savings (for {narration}|)
      kindly (add|move) {amount} to my savings
      good morning, help me save (money|{amount}) for {narration}
      my rent na {amount} every year, i wan dey save small small for am
      i wan marry (next year|for december), help me (save|keep money) for wedding
      money no dey stay for my hand, lock {amount} for me till december
      save for me
      i wan save
      open savings
      lock my money as savings till december
      check my kolo
      add to savings {amount}
      my target how far
      i wan save for (generator|car|land|wedding)
      (keep|hide|lock) {amount} (from|for) me (till|reach) (december|sallah|easter)
      (every day|every week|every friday) (carry|take|move) {amount} (keep|save) for me
      (open|start|create) (savings|target|goal|kolo) (for|of) ({narration}|{amount}|my wedding)
      (how far|how much) (my|the) (target|savings goal|goal) (don reach|)
      (break|open) my (kolo|savings|piggy bank) (abeg|i need money)
      (i never|i no) (reach|meet) my (savings target|goal) (abi|how much remain)
      (stop|pause) (my|the) (weekly|daily|auto) (savings|save)
      (add|put) {amount} (more|) (to|for|on top) my (savings|goal|target)
      (my|the) (wedding|rent|school fees) (savings|kolo|target) (how far|don reach how much)
      (i wan|make i) (comot|withdraw|take) {amount} from my (kolo|savings|target)
      (save|keep) (ten percent|small|part) (of|from) (my|every) (salary|alert|sales) (for me|)
      (round up|change) (save|keep) am (for me|inside my savings)
      (start|begin) (daily|weekly|monthly) (savings|save) of {amount}
      (target|goal) (for|of) {amount} (before|by) (december|easter|ramadan)
      {amount} (every friday|every month|daily) (for|into) (my savings|kolo|my target)
      (i wan|help me) (save|keep money) (for|against) (rainy day|hajj|school fees|retirement)
      i wan gather money buy generator
      help me keep money for december
      detty december savings, start am with {amount}
      i wan save for my wedding, {amount} every month
      lock {amount} till sallah make i buy ram
      lock this money before i chop am
      hide {amount} from me till next year
      i no get discipline, hold {amount} for me
      i wan save small small for my shop rent
      every friday cut {amount} put for savings
      anytime i sell, keep {amount} one side
      open savings for my pikin school fees
      how much i don gather for my phone
      how far my house rent savings
      when i go reach my target if i continue like this
      how much remain to complete my target
      add {amount} to my japa savings
      throw {amount} inside my kolo
      i wan comot the money wey i lock
      unlock my savings, emergency don happen
      stop the daily saving first, market no move
      change my saving from {amount} to {amount} every week
      i wan save for land before next year
      i want make una dey remove {amount} from my salary save am
      close that savings, put the money for main account
      my target don complete, pay me
      show all my savings plans
      savings challenge, i wan start 52 weeks
      round up my change put am for savings
      burial ceremony of my papa na next year, i wan save {amount} monthly
      my mama roof dey leak, i wan dey save small small till i fit change am
      i wan safe money for christmas
      i sell recharge card, everyday keep {amount} for me make i buy freezer
      my wife go born for june, make we start to dey keep {amount} every week
      i dey save for shop, add today own {amount}
      i wan fix my teeth next year, help me gather {amount}
      cattle money, i wan dey save am till sallah
      every time i sell chicken, save {amount}
      how i go take start target savings for here
      new goal: laptop, {amount} before school resume
      rename my goal to "house"
      shift my target date go next year
      raise my weekly savings to {amount}
      pause my savings for this month, money tight
      i need half of the money wey dey my kolo
      i wan use my savings pay hospital, break am comot the money
      how many weeks remain for my savings
      which goal i close to finish
      auto save {amount} anytime salary land
      pikin don born, start education savings
      i too dey chop money, hide {amount} for me somewhere
      anytime customer pay me, keep {amount} for savings
      wrapper for easter, help me save for am
      i wan save my bride price money
      make una lock {amount} for three months
      i no wan see this {amount} till december
      i sell two bags of rice, put {amount} for savings
      na small small dey full basket, save {amount} for me
      i wan open rent savings, {amount} per week
      stop to dey cut money for my savings
      comot {amount} from target, emergency
      savings for pikin omugwo, start am
      put half of my alert for savings
      my school fees target, how far we don go
      delete that my savings goal
      japa fund, add {amount}
      soft life savings, open am
      detty december fund, {amount} every week
      hold this {amount} make sapa no see am
      make i save for my convocation
      new keke target, start am
      save for my freedom from oga, {amount} monthly
      i dey plan buy pos machine, help me save
      help me plan how to keep {amount} before june
      keep my tithe money separate
      cut {amount} from every alert hide am
      no allow me touch this money till rent time
      i wan add small something for my savings
      show me how far my car money
      take {amount} from my savings put for main account
      increase target of my house savings to {amount}
      my wedding money don reach (?|)
      save small from my okada money daily
      baby things savings, {amount} weekly
      my first daughter go marry next year. i wan dey save {amount} every month for the wedding
      i too dey spend money. abeg lock {amount} make i no see am till january
      i be bricklayer and work no dey every day. help me keep {amount} anytime i see work
      school go resume september. i wan dey put {amount} weekly for fees
      i dey plan to buy my own machine comot from oga shop. start savings for me
      emergency catch me. comot half of the money wey i lock
      (i too dey spend|money no dey stay my hand|i wan get sense), lock {amount} for me till december
      (wedding dey come|school go resume|rent go soon due), help me save {amount} every week
      (i wan buy keke|i wan build|i wan travel), start savings for me
      (target don reach|emergency catch me|i need money), release my savings
      before before i dey use wooden kolo. now i wan dey save for here, {amount} every sunday
      na only me dey train my three brothers. help me dey keep {amount} for their fees
      i don tire to borrow every january. save {amount} monthly for me
      baby go come for october. make we dey keep {amount} weekly
      friends don buy land, i never. start land savings with {amount}
      i tear my target for middle before. this time lock am strong till june
      na one small room i dey, i wan build my own. start building savings for me
      dem pay me for party. before friends smell am, hide {amount}
    `,
    loan_apply: `
      <abeg> (borrow|lend|loan) me {amount}
      <i_wan> (borrow|collect|take) (money|loan|{amount}|small loan)
      i (need|dey find) (loan|money to borrow|quick loan|small loan|urgent money)
      una (dey|fit) (give|do|borrow people) loan (abi|abeg|)
      how i go (take|) (get|collect) loan
      how much i fit (borrow|collect for loan)
      abeg (dash|give) me loan (of {amount}|)
      i wan collect loan of {amount} (take do business|for my shop|)
      {amount} loan (abeg|sharp sharp)
      i dey broke, borrow me {amount}
      make una borrow me money (till month end|)
      i fit get loan (of {amount}|)
      wetin i need make i collect loan
      loan dey
      soft loan abeg
      things hard, i need loan
      i qualify for loan
      advance me {amount} till salary
      my shop need {amount}, borrow me
      business loan abeg
      una (dey|fit) (give|do) (loan|person loan|people loan)
      una dey borrow person (money|)
      una fit (borrow|dash) me money (make i pay back|)
      i need loan (sharp sharp|of {amount})
      (abeg|oga|pls) (borrow|lend|loan) me (money|{amount}|small money|something)
      i (need|wan|want) (loan|borrow|borrow money|take loan|collect loan|collect money) (of {amount}|{amount}|for business|for my shop|sharp sharp|)
      (una|you|karo) (fit|go fit|dey) (borrow|lend|give) (me|person) (money|loan|{amount})
      how much (loan|) (una|you) (fit|go) (give|borrow) me
      how i (go|fit) take (get|collect|apply for) loan
      (shey|) i (qualify|fit get|fit collect) (for|) loan
      i (dey broke|no get money|dey hungry|don broke), (borrow|lend|give) me (loan|{amount}|small money)
      i need (money|capital|{amount}) (for|to take start|to run) (my|) business, (loan me|una fit borrow me|give me loan)
      (loan|soft loan|quick loan|urgent loan) (abeg|{amount}|i need am)
      (borrow|lend) me {amount} (i go pay back|i go return am|till salary|till month end)
      wetin (i need|una dey look) (before i fit|to) (get|collect) loan
      abeg (borrow|advance|loan|arrange) me {amount} (i go pay back|till month end|make i take run business|sharp sharp)
      (i wan|i need) (collect|take|get) (loan|small loan|quick cash|overdraft) (of {amount}|for business|)
      (how much|which amount) (loan|money) (una|you) fit (borrow me|give me|run me)
      (i|we) fit (qualify|get) (for|) loan (for here|so|)
      my (pikin|mama|wife) (dey sick|dey hospital|wan born)(, abeg|, biko) (borrow|lend) me {amount}
      i (dey sell|get) (provision|fish|akara|cloth) (shop|), i need (loan|credit|{amount}) (to|take) (restock|buy market|expand)
      support my (business|shop|farm) with loan of {amount}
      (school fees|rent|hospital bill) don (reach|due)(, i fit get|, give me|, i need) (loan|{amount} loan)
      (lon|laon|lown) (abeg|of {amount})
      (okash|palmpay|fairmoney|carbon) (kind|type) loan (dey|una get am)
      (float|trust|spot) me {amount} (till friday|make i sell first|) (abeg|na|)
      (salary|pension) (never|no gree) (come|enter)(, borrow|, advance|, lend) me (something|{amount})
      i wan (collect|carry) another loan of {amount}
      (una|karo) (dey|fit) (give|borrow) (student|trader|market woman|corper) (loan|money)
      (buy now pay later|pay small small) for (phone|fridge|gen) (dey|una get)
      (cash|money) (tight|don finish|no dey)(, give me loan|, borrow me {amount}|, lend me something)
      i go (refund|return|pay) (am|back) (for three months|by salary|every week)(, lend|, borrow) me {amount}
      (increase|add to) my loan (with {amount}|abeg)
      (abeg|oga abeg|) (start|fill|do) (loan|credit) (application|form) (for me|)
      (market|business) (slow|no move), (loan|credit|capital) (abeg|of {amount}|i need)
      (i dey find|who go give me) (person wey go lend me|capital|somebody to borrow me) {amount}
      instant loan of {amount} without collateral
      (sir|ma|good morning)(,|) i be (widow|trader|farmer|teacher)(,|) (borrow me|i need|i fit get) {amount}
      (abeg|oya|biko|) (loan|quick loan) (now now|fast|sharp|today)
      (abeg|abeg o|) (my salary|my business) fit (carry|get|qualify for) loan
      (abeg|oga abeg|) i (need|want) (loan|to borrow) (small|like|around|reach) {amount}
      (rescue|save) me with (small|some) (loan|credit) (till salary|make i sell my market|till harvest)
      (borrow|lend|loan|run) me (small money|{amount}|something|money) (abeg|make i pay back|till month end|)
      (i wan|i need|i dey find|make i) (collect|take|get) (loan|small loan|credit) (of {amount}|for business|for school fees|)
      (una|you) (fit|go fit|dey) (borrow|lend|loan) (me|person) (money|{amount}|)
      (i qualify|i fit get|i fit collect) (for|) loan (so|)
      (things|hand) (hard|tight|dry)(,|) (borrow me|i need loan|give me loan) ({amount}|)
      (my shop|my business|my market) need (money|capital)(,|) (loan me|borrow me|i want loan)
      (how|wetin) i go (do|take) (collect|get) loan (for here|from una|)
      i (need|want) (loan|small loan) (abeg|please|urgently)
      (una|karo) fit (give|borrow) me loan (of {amount}|)
      i wan (apply|ask) for loan (of {amount}|)
      i wan borrow (money|{amount}) (from una|from karo|abeg)
      abeg borrow me {amount} (i go pay next week|i go pay month end|make i buy goods)
      how much (loan|money) i fit (get|borrow|collect) (from una|)
      (am i|i dey) (qualified|eligible) for loan (?|)
      how i go (take|) apply for loan
      i need {amount} (to buy goods|for my business|to pay school fees|for emergency)(, una fit borrow me|, borrow me)
      (give|lend) me {amount}, i go (pay|return) (am|) (next month|on friday|when salary enter)
      loan of {amount} (abeg|please|for business)
      i want loan (for my business|to buy market|for farm|to pay rent)
      my business need (loan|money|support) (of {amount}|abeg)
      (quick|urgent|small|business|salary) loan (abeg|please|of {amount})
      what (are the requirements|do i need) for loan
      wetin una (need|want) before una give (loan|person loan)
      una dey give loan to (traders|farmers|students|civil servants|drivers) (?|)
      i be (trader|farmer|driver|civil servant), i (want|need) loan
      i wan take loan (to|make i) (buy keke|expand my shop|pay hospital bill)
      i no get money for (rent|school fees), (borrow me|i need loan)
      my pikin school fees dey wait, i need (loan|to borrow money)
      i never collect loan before, i (want|fit get) am
      i fit (take|collect) another loan (?|)
      credit me {amount} (as loan|till month end)
      (overdraft|salary advance) (dey|abeg|i want am)
      loan application (abeg|how i go do am)
      apply for (loan|{amount} loan) (for me|)
      una loan (dey|still dey|how e be) (?|i want am)
      borrow me (small|something) (make i hold body|till salary|for transport)
      i wan collect {amount} (loan|as loan) (pay am|return am) (in three months|for six months)
      (person|who) fit borrow me {amount} (for here|)
      loan me {amount} (please|abeg|till next week)
      rain spoil my (farm|goods|shop), i need (loan|help with loan) of {amount}
      market dey (sweet|move) but capital no dey, (borrow me|loan me) {amount}
      i wan pay my pikin school fees with loan (of {amount}|), una fit (give|borrow) me
      salary never come and rent don due, (borrow me {amount}|i need loan)
      i need {amount} loan to (buy|repair|fix) (keke|my car|machine|generator)
      (who|which people) una dey give loan (?|)
      how much loan person like me fit (get|collect)
      pls i need (loan|quick loan|small loan) (of {amount}|)
      i (wan|go like to) borrow {amount} for (one month|three months|my business)
      loan (pls|dey?|how i go get am)
      you fit borrow me {amount} (?|till friday|make i use buy goods)
      i need money (urgently|badly), (una dey give loan|borrow me)
      i don save with una tey, i (fit get|qualify for) loan (?|)
      una get loan for (women|farmers|market people|school fees) (?|)
      emergency loan (abeg|of {amount}|pls)
      give me loan make i (stock my shop|plant for this season|pay workers)
      please una fit (give|lend) me loan (of {amount}|)
      kindly (lend|borrow) me {amount}
      good morning, i wan (apply for|collect) loan
      sir i need small (loan|money to borrow) for (my shop|school fees)
      my shop burn and i need money to start again, una fit give me loan
      planting season don reach, i need {amount} loan to buy fertilizer
      i wan buy second hand keke, borrow me {amount}, i go pay every week
      my salary small, school fees plenty, i need loan
      i dey find loan (of {amount}|wey interest small|for my farm)
      una fit (help|support) me with loan (for my shop|to buy goods|)
      i wan borrow from (una|karo), (how e dey go|wetin i need)
      my people, abeg lend me {amount} (till month end|i go return am)
      i need (urgent|emergency) {amount}, una dey (lend|loan) people (?|)
      the highest loan i fit (get|take) na how much
      loan for (school fees|rent|keke|medical) (dey|abeg|i want)
      as i dey so i no get (shishi|kobo), (loan me|borrow me) {amount}
      i wan (fill|submit|start) loan (form|application)
      if i borrow {amount}, how i go dey pay am
      loan wey person fit pay (weekly|small small|in one year) dey (?|)
      i wan expand my (shop|farm|tailoring), i need (loan|capital from una)
      (salary earner|market woman|okada man) fit get loan (?|how)
      loan abeg
      borrow me money
      i need loan
      (business|market) (slow|don fall), (i need|give me) (loan|small loan) (of {amount}|)
      (una|karo) fit (lend|borrow) me {amount} (till month end|till salary|)
      (i qualify|am i qualified|i fit get) for loan (?|abi)
      (quick|urgent|small|soft) loan (abeg|of {amount}|)
      (hospital|rent|school fees) (catch|hold|disturb) me, (borrow me {amount}|i need loan)
      (how|wetin) i go (do|bring) (to|make i) (get|collect) loan (from una|)
      (loan|borrow) {amount} (abeg|for three months|to buy goods)
      i need (advance|overdraft) of {amount}
      (i wan|make i) (borrow|take) money (for|to start) (my business|farm|shop|poultry)
      (soft|small|quick) (money|loan) (to|wey i go) (buy|use buy) (goods|fertilizer|stock)
      (i wan|make una) (take|give me) (loan|credit) (of|) {amount} (pay back|return am) (next month|small small)
      (una|karo) loan (how i go get am|wetin i need|i want)
      (farm|trade|keke) loan (abeg|of {amount}|i need)
      i need soft loan
      sapa hold me, i wan borrow small money
      float me {amount}, i go pay back friday
      i wan collect loan take expand my shop
      i need {amount} loan to buy goods for december
      my pikin school fees don reach, i wan borrow
      hospital bill big, una fit loan me {amount}
      i be farmer, i want loan for fertilizer
      i wan buy keke, una fit give me loan
      how much loan i qualify for
      how much una fit borrow person like me
      i dey eligible for loan (?|abi)
      which loan una get for market women
      una get loan without collateral (?|i want)
      i want quick loan wey no go stress me
      i wan take overdraft small
      una dey give student loan (?|i want am)
      wetin i need to take get loan from una
      which document i go bring before una give me loan
      make i top up my loan with {amount}
      i wan take second loan
      i don finish the first loan, i want bigger one
      increase the loan wey una offer me
      i accept the loan offer, put am for my account
      apply for loan {amount} for six months
      una dey do loan for civil servant (?|)
      group loan for our women, how we go collect am
      abeg help me with money, i go pay back with interest
      run me loan sharp sharp
      my rent don expire, i need house rent loan
      rain don spoil my farm, i need {amount} make i buy new seed
      i wan boro money
      big customer order plenty goods but my capital small, una fit give me {amount} loan
      school don resume and money no dey, abeg borrow me {amount} i go pay when market move
      poultry feed don cost, i wan collect money from una stock my birds
      my generator for cold room spoil, lend me {amount} repair am
      i wan add more machine for my tailoring shop, una fit finance am
      festive period dey come, i need capital loan
      una get credit line for provision store (?|)
      give me una loan terms make i see whether i go take am
      i get shop for twelve years, how much una go trust me with
      i wan buy fridge on credit, pay small small
      make una sponsor my business with loan
      any loan offer dey for me (?|)
      i see say una send me loan offer, i wan take am
      i gree take the loan wey una offer me
      i wan renew my loan
      my credit dey good, raise the loan wey i fit collect
      can i borrow {amount} for two weeks
      una fit dash me loan for school fees
      bus don knock engine, i need money quick quick to fix am, loan me
      hunger wan kill me before salary, una fit advance me something
      baby dey come and money no dey, i need loan
      how fast una dey give loan after person apply
      which kind guarantor una need for loan
      i get land paper, i fit use am take loan (?|)
      i wan pay workers but client never pay, give me short loan
      farm input loan, una dey do am (?|i want)
      put me for loan list
      una dey do loan for keke with daily payment (?|i want)
      i need working capital loan
      make una check how much i fit borrow today
      una fit buy my goods for me make i pay later (?|na loan i want)
      lend me money make i bury my papa, i go pay
      nurse school fees dey choke me, i need loan
      i want loan wey no get plenty interest
      three months loan of {amount}
      small loan for data and transport, {amount} only
      which loan fit me, i be salary earner
      how i go qualify for bigger loan
      sapa dey my neck, borrow me {amount}
      urgent loan, {amount}, before dem pursue me comot house
      credit me small i go pay when allawee land
      i need push for my business, loan me {amount}
      fisherman like me wan buy engine boat, una fit give loan
      i wan buy grinding machine, lend me {amount}
      teacher loan, una dey do (?|i want)
      i wan buy solar on loan
      make una raise me with {amount} till harvest
      i need money to pay midwife, loan me
      una loan offer never show for my side, i want
      quick cash loan for trader
      una fit add {amount} for my running loan
      my shop burn last month and i wan start again. una fit borrow me {amount}, i go dey pay small small
      planting season don reach and i no get money for seed. i need loan till harvest
      i don bank with una two years now. wetin be the biggest loan i fit get
      my tricycle engine knock and na am i take dey feed family. lend me {amount}
      i get order for 200 school uniform but i no get money buy cloth. i need loan
      pikin dey hospital and deposit na {amount}. abeg una fit borrow me
      i don pay una last loan on time. how much more una go borrow me now
      i wan add goods for my shop before sallah. which loan una fit give me
      (goods don finish|machine don spoil|rain spoil my farm), i need loan of {amount}
      (pikin fees don due|mama no well|salary never come), abeg borrow me {amount}
      (i be tailor|i be okada man|i get small shop), una fit give me loan (?|how much)
      (i don bank with you tey|i don pay the last one finish|i be good customer), how much loan i fit collect now
      i no come beg, i wan borrow. na {amount} i need and i go pay monthly
      if i fit see {amount} today i go buy all the yam cheap. una fit help with loan
      landlord don bring police. una fit advance me rent money
      my mates dey collect loan from una. wetin i go do make i collect
      na small capital remain make my business fly. {amount} loan go do am
      nobody gree borrow me for this town. una nko
      i get salary account and i never take loan before. start me with {amount}
      i sabi bake but oven cost. una fit give me money wey i go pay small small
      dry season fish farm need {amount}. make una borrow me
      una give my neighbour loan. me too i want
    `,
    loan_status: `
      how much (i dey owe|remain for my loan|i still dey owe|be my loan)
      how far (with|) my loan
      dem don (approve|gree) my loan
      my loan don (ready|enter|approve)
      when i go (pay back|pay the loan|finish the loan)
      <show> my loan
      wetin (happen|dey happen) to my loan
      how much remain (make i finish|) (my|the) loan
      i still dey owe (una|)
      my loan (balance|status) (abeg|)
      why una no (give|approve) me loan
      my loan never (enter|come)
      when be the next payment for my loan
      how much interest don enter the loan wey i dey owe
      check my loan for me
      e remain how many months for the loan
      una don gree give me the loan
      my debt na how much
      how much i (dey|still dey|) owe (una|for the loan|on top loan|karo|)
      (wetin|how much) remain (for|on) (my|the) (loan|debt|money wey i borrow)
      when i (go|suppose|dey) pay (my|the) (loan|money wey i borrow|next loan)
      (shey|has|) (my|the) loan (don|wey i apply) (approve|enter|ready|pass|drop)
      wetin (dey happen|happen|be the update) (to|with|for) my loan (application|)
      why (una no|dem no) (approve|give me) (my|) loan
      (check|show) (me|) my (loan|debt|loan balance|owe)
      shey i dey owe (una|anything|)
      how many (month|times|payment) remain (for my loan|before i finish pay loan)
      (the|una) (loan|credit) people don (gree|approve|check|see) (my form|my request|am)
      since (last week|monday) i (apply|ask) for loan(, how far|, nothing|, any news)
      (how much|wetin) (more|) i go pay (make|before) (loan finish|i clear the loan)
      (abeg|oya|biko|) (my|the) loan (record|breakdown|statement|history)
      (my|the) loan (go end|go finish) (when|which month) (abeg|na|)
      i don miss any payment for my loan (?|check am)
      (next|another) (deduction|instalment|payment) (for|of) (the|my) loan (na when|na how much)
      i don (free|comot) from (debt|loan) (abi|or i never)
      (una|karo) go (release|drop|send) (the|my) loan (when|which day)
      (wetin make|reason why) (my|the) loan (fail|no pass|dey delay)
      (any|shey any) (penalty|late fee|extra charge) dey (for|on) my loan
      (lon|laon) (balance|status|update) (abeg|)
      (abeg|oya|biko|) (show|bring) (the|my) loan (schedule|timetable|calendar)
      (the|that) (loan|money) i (collect|borrow) last time (na how much|how far)
      (today|this month|last) (repayment|instalment) (don enter|dem record am|don count)
      (my|the) loan (application|request) (reach where|still dey pending|don pass)
      (una|dem) (reject|accept|consider) my loan (abi|so)
      (outstanding|remaining) (for|of) (the|my) loan (na how much|)
      (that|the) loan wey i (apply|ask) for(, how far|, wetin dey happen|, e don enter)
      (loan|my loan) (update|news|progress|gist) (abeg|)
      (next|this) month (how much|wetin) i go (pay|bring) for (the|my) loan
      i (still|) (get|carry) any (loan|debt) (for here|with una|for my head)
      (how much|wetin) (remain|i dey owe|dey owe) (for|on top) (my|the) loan
      (my|the) loan (don enter|don approve|how far|dem don approve|ready) (abi|)
      (when|which day) (i go|i suppose) pay (my|the) loan (back|)
      (loan|my loan) (matter|level|update|balance) (how far|abeg|)
      how much (remain|dey) for my loan (now|)
      (check|show) my loan (balance|status|details) (abeg|)
      my loan (application|) don (pass|approve|go through) (?|abi)
      una don approve (the|my) loan (wey i ask for|) (?|abi)
      when una go (pay|give|send) me the loan (wey una approve|)
      how much i still (owe|dey owe) una (for loan|)
      i dey owe (una|karo) how much (now|for loan)
      when my loan (due|go due|payment due)
      which (day|date) i suppose pay (my|the) loan
      my next loan (payment|repayment) na (when|how much)
      how far the loan wey i (apply for|ask for|request)
      why una (reject|decline|no approve) my loan
      the loan never (enter|drop|come) since (una approve am|yesterday)
      (loan|my loan) (balance|status|amount) (abeg|?|please)
      how many months remain for (my|the) loan
      i don finish (paying|to pay) (my|the) loan (abi|?)
      how much interest dey for (the|my) loan (wey i take|wey i collect)
      how much i don pay (out of|for|from) my loan
      what is my (loan balance|outstanding loan|loan status)
      i get (loan|debt) (with una|for here) (?|abi)
      (total|all) wey i owe (for loan|una) (na how much|)
      my loan application (how far|dey pending|reach where)
      una never (tell|answer) me about the loan (i apply for|wey i ask)
      (the|my) loan don (enter|land|drop) my account (abi|?)
      (show|see) my loan (repayment|payment) (plan|schedule|dates)
      how much be the (next|monthly) (payment|instalment) for my loan
      i wan know how much (i owe|remain for my loan|my debt be)
      my (last|loan) payment, una don record am (?|abi)
      loan wey i (take|collect) {period}, how e dey
      the loan (people|officer) don (check|look) my application (?|abi)
      if i no pay loan on time wetin go happen to the (loan|balance) wey i owe
      since i apply for loan (una no talk anything|i never hear word|how far)
      i wan know whether una (approve|reject|see) my loan (application|request)
      remain how much make i (finish|clear) my loan
      how much i suppose pay for loan (this month|this week)
      my loan payment date na when
      una say loan go (enter|come) (today|yesterday), (e never come|how far)
      which day my loan go (finish|end)
      how my loan (dey|stand|be) (now|)
      (amount|money) wey remain for my loan
      i get loan wey never finish with una (?|abi)
      i wan see (my loan|loan details|how much i owe)
      loan balance (pls|abeg|?)
      loan wey una give me (remain how much|go finish when)
      my loan don overdue (?|abi)
      please how much remain for my loan
      kindly check my loan (application|balance)
      good morning, i wan know how my loan (request|application) dey
      i apply for loan since last week and nobody tell me anything
      i dey pay my loan every month, how much remain now
      i wan plan myself, when be my next loan payment
      (when|which time) una go (answer|approve) my loan (request|application)
      my loan (reach|remain) how much now
      i wan check how much i (never pay|don pay) for my loan
      una (accept|approve|reject) me for the loan (?|abi)
      how much i suppose dey pay (every month|weekly) for my loan
      my loan go finish (when|this year abi)
      i never see the loan money (una approve|una promise)
      outstanding loan (pls|abeg|na how much)
      why my loan (dey delay|never come|no enter)
      loan progress (abeg|pls)
      check whether i (still|) dey owe loan
      my loan don reach where
      my loan
      how much i owe
      (how much|wetin) (remain|i still owe) (for|on) (my|the) loan (now|)
      (my loan|the loan) wey i (apply|ask) (for|) (don pass|dem approve am|how far)
      (when|which date) (my|the) (loan|next loan payment) (due|go due)
      (una|karo) (don|never) (approve|reject) my loan (?|abi)
      (loan|my loan) (details|summary|how far)
      how many (months|payments|instalment) remain (for|on) my loan
      i don (finish|complete) (paying|to pay) (my|the) loan (?|abi e remain)
      (my|the) loan (application|request) (how far|don reach where|still pending?)
      (wetin|how much) (be|na) my (outstanding|remaining) loan (balance|) (now|abeg|)
      (tell|show) me (when|the date) (i go|to) finish my loan
      (i don|have i) (finish|complete) (my loan|loan payment) (abi|or e remain)
      (how much|wetin) (still|) (remain|dey) (before|to) (i finish|clear) (the|my) loan
      i still dey owe una how much
      my gbese remain how much
      which day una go come collect una loan money
      when be deadline for my loan
      how far my loan application
      una don approve the loan wey i apply
      una never talk anything about my loan since
      the loan don drop (?|abi una never release am)
      how many installment remain for me
      next repayment na how much and which day
      how much interest don join my loan
      i don finish una loan (?|abi something remain)
      my loan don due (?|)
      i don default (?|check my loan)
      total wey i go pay back for the loan na how much
      remind me when my loan go due
      check how much remain make i clear una
      i don pay small small since last year, how much still remain for the loan
      i apply loan on monday, my seller dey wait for me, una don approve am
      my lon remen how mush
      my loan how e dey go
      loan don pass (?|or dem reject am)
      how much una dey remove every month for my loan
      the day wey i go finish my loan na when
      tell me my loan balance make i prepare
      i still get running loan (?|)
      una approve my loan how much
      how many days my loan don late
      why my loan request dey pending since
      if i pay the last one now my loan go zero (?|how much remain)
      i don skip payment for my loan (?|check)
      how much more before i clear the loan
      una loan still dey my neck (?|how much)
      wetin remain before una free me for this loan
      dem don send the loan (?|i apply am yesterday)
      which stage my loan dey
      show me how i don dey pay the loan
      penalty don enter my loan (?|how much)
      gbese level check
      how much una still hold for my neck for that loan
      agent say my loan don enter, i never see am
      una credit the loan (?|my account still dry)
      how much be my monthly loan payment
      remaining loan
      loan wey i take for my shop, e remain how many months
      i don pay four months straight. how much remain and when i go finish the loan
      una say 24 hours for the loan i apply. na three days now, how far
      i don confuse about this loan. tell me how much i don pay and how much remain
      my seller dey wait for loan money. una say una approve am but e never drop
      (i wan plan myself|i don forget|my wife dey ask), how much i still dey owe for the loan
      (i apply since monday|i don wait tire|my shop dry), how far the loan wey i ask for
      i dey pay dey pay, the loan no dey finish. how much remain
      dem call me for verification for the loan. since then silence, una don approve
      i lost the paper wey una write my loan. how much e remain
      before i collect another thing, make i know wetin i owe una first
      una message say my loan don late. how many days and how much
    `,
    loan_repay: `
      <i_wan> (pay back|pay|clear|settle) (my loan|the loan|my debt|wetin i owe|una money)
      (pay|clear|settle) my (loan|debt) (now|with {amount}|abeg|)
      pay {amount} (for|from|inside) my loan
      comot {amount} (for|take pay) my loan
      make i (pay|return) (the loan|the money wey i borrow|una money)
      i wan finish (my loan|to pay my loan|the debt)
      take {amount} for the loan
      i don ready to pay (back|my loan)
      return the money wey i borrow
      pay (this month|my) loan money
      how i go take pay back
      i fit pay half of my loan
      clear everything wey i owe
      pay loan
      use {amount} clear my loan
      i bring {amount} for the loan
      remove the loan money from my account
      pay back loan abeg
      i wan (pay|clear|settle|return|finish) (my|the|una) (loan|debt|money wey i borrow|money)
      (pay|put|drop) {amount} (for|on top|inside) (my|the) (loan|debt)
      (abeg|oga) (take|comot|debit) (una|the|my) loan money (from my account|)
      (make i|i wan) (clear|finish|pay back) (my|this) loan (today|once|)
      how i (go|fit) (take|) (pay|pay back|clear) (my|the) (loan|money wey i borrow)
      i don get (money|una money|{amount}) (to|make i) (pay|clear) (my|the) (loan|debt)
      (pay back|return) (una|the) (money|loan) (wey i collect|wey i borrow)
      i go pay (half|part|{amount}) (of|for) my loan (now|today)
      i don (sell|make sales|collect salary)(, remove|, take|, deduct) (una money|the loan|wetin i owe)
      (make i|i wan) (free|comot) (myself|my neck|my name) from (this|una) (debt|loan)
      (bring|pull) down my (loan|debt) (with|by) {amount} (abeg|na|)
      (return|refund) (una|the bank) (the|) {amount} wey i (borrow|collect)
      (this month|next month|this week) (instalment|repayment|loan money) (take am|don ready)
      (abeg|oga abeg|) make (interest|debt) no (grow|high)(, take|, let me pay|, collect) (the|my) loan (money|)
      (abeg|oya|biko|) (pay|clear) (one|two|three) (month|instalment) (of|for) (the|my) loan
      (loan|lon) (repay|repayment|payback) (abeg|{amount}|)
      i (fit|wan) (drop|bring) (something|{amount}|half) for (the|my) (loan|debt) (today|)
      (close|finish|end) (this|the|my) loan (matter|account|) (today|once and for all) (abeg|na|)
      (abeg|oga abeg|) (cut|reduce) my (loan|debt) (with|by) {amount}
      (abeg|oya|biko|) (carry|push|move) {amount} (enter|go) (my|the) (loan|loan account)
      (start|dey do) (auto|automatic) (deduction|repayment) for my loan
      (abeg|abeg o|) (full and final|complete|early) (payment|settlement) (of|for) (my|the) loan
      (salary|money) don (enter|drop)(, una fit|, oya) (take|remove|collect) (the|una) loan (money|)
      oya collect una loan money wey i borrow
      (where|how) i (go|fit) (drop|return) (una|the) (loan|money wey i borrow)
      (i no wan|i no like) (owe|dey owe) (again|person)(, take the loan|, i wan pay the loan|, clear my loan)
      i no like (gbese|debt|to owe)(,|) (clear|collect|take) (the|my) loan (now|today)
      (abeg|oga abeg|) (loan|my loan) (payment|repayment) (now|{amount}|sharp)
      (pay|return) (loan|my debt|wetin i borrow) (from|with) (my salary|my savings|this money)
      (add|put) {amount} (join|enter) wetin i (don pay|dey pay) for (loan|my debt)
      (i wan|make i|i don ready to) (pay|clear|return|settle) (una|the|my) (loan|money|debt) (now|back|)
      (take|comot|collect) (una|the) (money|loan money|loan) (for|from) my account
      (pay|drop|put) {amount} (for|enter) (my|the) loan
      (clear|finish) (the whole|all my) (loan|debt) (today|one time|)
      (loan|debt) (payment|repayment) (take am|don ready|abeg)
      i wan pay (back|) (the|my) loan (now|today|)
      i wan pay {amount} (for|into|from) my loan
      (pay|clear|finish) my loan (abeg|now|for me)
      (take|collect|deduct) my loan (money|payment) from my (account|balance|salary)
      i don get money to pay (my|the|una) loan
      make i pay (my|the) loan (back|) (today|now|small small)
      use (money for|money wey dey) my account pay (my|the) loan
      pay (off|all) my loan (abeg|once)
      i wan settle (my|the) (debt|loan) (with una|with {amount}|)
      i wan pay part of (my|the) loan (now|{amount}|)
      (pay|put) {amount} (into|for) (my|the) loan
      (debit|charge) my account for the loan (payment|money|)
      how i go pay (back|) (the loan|my loan|una money)
      i fit pay my loan (early|before time|before the due date)
      (repay|pay back) {amount} (for my loan|)
      (repay|repayment) (loan|my loan|abeg)
      i wan return (una money|the money wey una borrow me)
      i don sell my (goods|market|maize), i wan pay (una|my) loan
      loan payment {amount} (abeg|)
      this month loan (payment|instalment|money), (pay am|i wan pay am)
      i no wan owe (una|again), (take|collect) una (money|loan)
      i wan pay two months (loan|instalment) (together|once)
      (take|remove) {amount} (pay|clear) my (loan|debt)
      the loan (wey una give me|i collect), i wan pay am (now|back|complete)
      pay my (outstanding|remaining) loan (abeg|)
      i wan (clear|complete) (the balance|wetin remain) for my loan
      let me (pay|clear) my loan (now|with {amount}|)
      oya (take|collect) una loan (money|)
      i don get alert, make i pay (my|una) loan
      (carry|remove) {amount} from my account pay my loan
      (pls|abeg) use {amount} (pay|reduce) my loan
      i wan finish my loan (today|this month|with {amount})
      my loan money don ready, (collect am|take am)
      i wan pay {amount} out of wetin i owe (una|for loan)
      clear the loan (for me|with my balance|abeg)
      make i dey pay the loan small small (every week|{amount})
      i come pay (my debt|loan|una money)
      how i fit pay off my loan (once|early|today)
      pay loan {amount}
      una fit remove the loan money (now|from my salary|by yourself)
      i no wan make interest grow, i wan pay (my|the) loan now
      please i wan pay (my loan|back the loan|{amount} for my loan)
      kindly (deduct|take) my loan (money|repayment)
      good morning, i come pay my loan
      market sweet this week, i wan pay {amount} out of my loan
      i don collect my salary, take una loan money
      my mind no rest because of this loan, i wan clear am today
      i wan bring {amount} for (my|the) loan
      pay my loan from (my savings|this alert|my balance)
      loan money wey i owe, (collect am|i wan pay am) now
      i wan pay all the loan (wey remain|once and for all)
      {amount} for loan payment (abeg|)
      settle my loan (with {amount}|today|abeg)
      make una debit me for (this month loan|the loan instalment)
      i don gather {amount}, use am pay my loan
      i wan do loan repayment (now|of {amount})
      take my salary clear the loan
      make i reduce my loan with {amount}
      (balance|remaining) of my loan, i wan pay am finish
      clear my loan
      (take|deduct|collect) (my|the) loan money (from my account|from my salary|)
      (pay|return) {amount} (out of|for|on) (my|the) (loan|debt)
      (i don get money|salary don enter), (clear my loan|pay the loan|settle my debt)
      (i wan|make i) (finish|clear|close) (my|the) loan (today|once|finally)
      (loan|debt) {amount} (pay am|collect am)
      (pay|settle) (my|the) (loan|debt) (early|before time|all)
      (half|part) payment (for|of) my loan, {amount}
      (clear|settle) {amount} (from|out of) (my|the) (loan|debt)
      (auto|just) (deduct|debit) (my|the) loan (repayment|instalment) (now|today)
      (see|na) {amount} (for|to pay) (my|the) loan (this month|back|)
      (i get|see) (small|part) (money|{amount}) (make una take|put am) for (my|the) loan
      take {amount} from my account for the loan
      i bring una money come
      make i settle una debt today
      i wan clear my gbese
      remove my loan money from this salary wey enter
      collect the complete loan balance once
      i wan pay half of the loan first
      i get {amount} now, put am for my loan
      pay this month loan installment
      debit me for the loan, money dey now
      i no wan owe again, pay everything
      which way i go pay the loan wey i collect
      i want to liquidate my loan before time
      if i pay the loan early, una go remove interest (?|make i pay am)
      pay loan {amount}, i sell market well today
      i don harvest, make i pay my farm loan
      put {amount} reduce my debt with una
      finish my loan for me today
      set am make una dey cut loan every month end
      i wan pay the overdue loan
      loan payment {amount} oya
      i wan refund the loan
      God don do am, my money enter today, remove all una loan
      i wan pay my lon
      i dey sleep with this debt for head, collect {amount} now reduce am
      i sell my cow today, come collect una loan money
      i don hold una loan tey, i wan return am
      take the whole loan from my wallet now
      i want to pay two months loan once
      clear my outstanding loan with the money wey just enter
      make una no charge me penalty, i wan pay the loan today
      the loan wey i collect for fridge, pay {amount} from it
      settle my advance
      pay una loan sharp before interest climb
      wipe my debt comot, i get the money
      i wan offset my loan
      my brother wan help me pay my loan, how e go do am
      use my target savings clear the loan
      i wan pay the loan before due date
      take loan money first before i spend this alert
      i wan reduce the loan small small every market day, take {amount} today
      last installment, pay am make i rest
      i wan settle two loans together
      comot una share make i chop the rest in peace, na for the loan
      make i comot from una gbese, collect am
      allawee don land, take una loan money
      harvest don come, i wan clear una loan
      i wan start to pay the loan today
      make una cut the loan from this {amount}
      pay down my loan
      i come settle the overdraft
      my husband go pay my loan, {amount}
      put the whole alert for my loan
      i tell una say i go pay when salary enter. salary don enter, take una loan money
      i no like debt at all. comot everything wey remain for the loan from my account
      i sell my land small portion. take {amount} reduce the loan
      since that loan i no dey sleep. collect everything today make i rest
      next week na due date but i get money now. take the loan installment now
      (salary don enter|harvest don come|i don sell my goods), collect una loan money
      (i no like debt|interest dey climb|my mind no rest), i wan pay the loan today
      i dey hear say late payment dey add money. take una money now before date
      my cooperative don pay me. na your loan i wan clear with am
      i no wan make una call my guarantor. take the loan money today
      december bonus land. i dey clear my loan with am
      i get half of wetin i owe una. take am first
      my thrift don pack, make i use am finish una loan
    `,
    invest: `
      <i_wan> (invest|invest money|invest {amount}|do investment)
      make my money (grow|born pikin|work for me)
      how i go (take|) invest (my money|{amount}|)
      i get {amount} wey i wan invest
      put {amount} (for|inside) (investment|treasury bills|shares|fixed deposit)
      (buy|get me) (shares|stock|treasury bills|dangote shares) (of {amount}|)
      which investment (una get|dey|good|better pass)
      wetin i go gain if i invest {amount}
      i wan buy (shares|stock|dollar)
      which business i fit put money
      where i fit put money make e grow
      investment wey dey sure
      i wan sell my shares
      invest am for me
      fixed deposit {amount}
      how much gain person dey make if e invest with una
      make i put money for mutual fund
      grow my {amount}
      i wan (invest|put|use) ({amount}|money|my money|small money) (for|inside|buy|in) (treasury bills|shares|stock|business|crypto|mutual fund|investment)
      (wetin|where|which thing) i (fit|go) (invest|put money|take money grow) (inside|for|on|)
      how i (go|fit) (take|) (invest|start to invest|buy shares|grow my money|double my money)
      (buy|sell) (me|my|) (shares|stock|treasury bills|bitcoin|dangote shares|mtn shares) (of|worth|) ({amount}|)
      make my money (grow|work for me|bring profit|born pikin)
      i get {amount} (i wan invest|to invest|wey i wan use do investment)
      (which|wetin be the) investment (una get|dey|good|i fit do)
      (if i|make i) put {amount} (how much|wetin) i go (gain|get|collect)
      i wan start (investment|investing)
      if i put {amount} for investment, how much i go get
      (i wan|how i go) make my money (grow|born|work|multiply)
      i (sell land|collect gratuity|win money), (where|which place) i (fit|go) (put|keep) {amount} make e (grow|bring profit)
      (abeg|oya|biko|) (buy|get) (me|) (small|ten|some) (unit|shares) of (mtn|zenith|dangote|access)
      (sukuk|fgn bond|eurobond|money market) (abeg|i wan buy|of {amount})
      my money (dey sleep|dey idle|just dey)(, put am|, throw am) (for something wey dey pay|for investment|for shares)
      (agric|farm|real estate|gold) investment (dey|una get|with {amount})
      (beginner|student|pensioner) like me (fit|go fit) (invest|buy shares) (how|for where) (abeg|na|)
      (abeg|oga abeg|) (renew|roll over|repeat) my (investment|fixed deposit|treasury bill)
      (abeg|oya|biko|) (sell|cash out|remove) my (units|shares|fund) (now|)
      (tbill|treasry bill|t bill|tresury bills) (abeg|of {amount})
      (fix|tie|park) {amount} inside (fixed deposit|treasury bill) for (90 days|six months|one year) (abeg|na|)
      (abeg|oga abeg|) (throw|pump|drop) {amount} (inside|enter) (stock market|shares|mutual fund|gold)
      (abeg|oya|biko|) (every month|every payday) (invest|use) {amount} (for me|buy shares)
      if i (lock|drop) {amount} for one year (for investment|for fixed deposit)(, e go turn how much|, wetin go come out)
      (i prefer|better make i) (buy shares|invest|put money for bond) (pass|than) (keep cash|chop am)
      (low risk|safe|correct) (investment|fund) (wey dey|abeg|for {amount})
      (envest|invist|investement) ({amount}|my money|abeg)
      (dangote|mtn|gtco|zenith) shares (i wan buy|i want|dey sell how)
      (which|wetin be) (better|correct) (shares|stock|fund) (to buy|i go buy) (now|)
      my (uncle|guy|padi) dey (make|see) money (from|with) (shares|treasury bill)(, how i go start|, i wan do am too|)
      (shares|bond|investment) (menu|options|now|abeg)
      person fit (invest|start) with (only|just) {amount} (abeg|na|)
      (sell|comot|remove) (some|half|all) of my (shares|units|investment)
      (i wan|make i|how i go) (invest|put money|put {amount}|grow my money) (for|inside|) (shares|treasury bills|fund|something wey dey bring profit|)
      (buy|get) me (shares|units|stock) (of|for) (mtn|zenith|dangote|{amount})
      (which|wetin be the) (investment|plan|fund) (una get|dey pay well|dey|good pass)
      i get {amount} (wey dey idle|wey no dey do anything)(,|) (make e work|invest am|grow am)
      (sell|comot from) my (shares|investment|fund)
      (if i|i) (put|invest|fix) {amount} (wetin|how much) i go (gain|see|get)
      i wan (invest|put money for investment|start investing)
      how i go (invest|start to invest) (my money|{amount}|small money)
      i wan (buy|get) (shares|treasury bills|bond|mutual fund) (of {amount}|)
      invest {amount} (for me|in treasury bills|in shares)
      which investment (good|dey|una get) (for small money|for me|)
      (sell|liquidate) my (shares|investment|mutual fund) (abeg|)
      i get {amount}, (where|which thing) i fit invest am
      (put|keep) {amount} for fixed deposit (for six months|)
      how much profit i go get if i invest {amount}
      i want make my money (grow|yield|multiply)
      (investment|investments) (options|plan|abeg)
      i wan buy (mtn|dangote|zenith|access) shares
      the (smallest|least) money to invest na how much
      (treasury bills|fixed deposit|shares|bond) (abeg|i want|how i go buy am)
      i wan put money for (business|shares|fund) wey go bring profit
      how person dey buy (shares|treasury bills|bond) (for here|)
      i just sell land, i wan (invest|put) {amount} (for something good|for shares|)
      money wey dey idle for my account, i wan invest (am|some)
      i wan put (my gratuity|my pension|{amount}) for (treasury bills|fixed deposit|bond)
      which investment no get (risk|wahala) (abeg|)
      i fit invest (small|{amount}|from my phone) (?|how)
      (wetin|which thing) go bring profit if i put {amount}
      i wan buy {amount} worth of (shares|treasury bills|bond)
      (sell|remove) my (mtn|dangote|access) shares (abeg|now)
      i hear say (treasury bill|shares|bond) dey pay well, i wan (buy|try) am
      how i go take buy (mtn|dangote|zenith) shares
      invest my money (abeg|for one year|make e grow)
      (mutual fund|money market fund) {amount} (abeg|i wan enter)
      please i wan (invest|buy shares|buy treasury bills)
      kindly invest {amount} for me
      good morning, which investment una get
      i wan use {amount} buy (shares|fund|treasury bill)
      how i fit make money from (shares|investment|bond)
      i wan start small investment (of {amount}|)
      invest (pls|now|{amount})
      lock {amount} for treasury bills (91 days|one year)
      i wan diversify my money (for shares and bonds|)
      help me buy {number} units of (dangote|mtn) shares
      i want to put money for long term investment
      wetin i go get back after one year if i invest {amount}
      i wan cash out my investment
      my papa leave money, i wan invest am
      student fit invest (?|how)
      i get {amount} from my cocoa, i wan put am where e go grow
      i dey retire soon, which investment good for me
      which fund good for (beginner|small money|one year)
      i wan (try|enter) investment (small|with {amount})
      how to buy (bond|shares|treasury bill) with karo
      put my idle money for where e go yield
      i get money wey i no need till next year, invest am
      abeg buy treasury bills of {amount}
      (put|use) {amount} (buy|for) (treasury bills|shares|mutual fund|bond)
      (where|which one) (i|person) (go|fit) (put|invest) {amount} (make e grow|)
      (i wan|make i) (buy|get) (small|some|) (shares|stocks|treasury bills) (for here|abeg|)
      (fixed deposit|treasury bills) {amount} (for|) (three months|one year|90 days)
      (sell|liquidate) (my|some) (shares|investment|mutual fund) (abeg|)
      (minimum|least) (amount|money) to (invest|buy shares|buy treasury bills) (na how much|)
      (i get|i hold) {amount} (wey i wan|to) (invest|put for treasury bills|buy shares)
      (buy|get) me (mtn|dangote|zenith) shares (of|worth) {amount}
      (fixed deposit|treasury bills) (of|with|for) {amount} (three months|90 days|one year|abeg)
      i wan put {amount} for treasury bill
      buy me dangote cement shares of {amount}
      i wan own small part of mtn nigeria
      how much be {bank} shares today
      carry {amount} go buy airtel shares
      sell all my dangote shares, i need money for rent
      i wan sell half of my shares
      comot me from that fund, sell am
      use {amount} buy fund for me
      which investment una get wey no dey risky
      how much i fit start investment with for here
      which company shares i fit buy for here
      money market fund, put {amount} for am
      i get {amount} idle, i wan invest am
      make my money work for me, invest {amount}
      i no wan leave money make e sleep, put am for investment
      fgn savings bond, i wan buy am
      federal government bond, how i go take buy for here
      i wan start small small investment with {amount} every month
      i wan buy shares for my pikin
      my oga say make i buy gtco shares, do am for me
      i wan enter stock market
      una get agric investment (?|i wan put money)
      una dey do dollar mutual fund (?|i wan buy)
      i want treasury bill of 91 days
      364 days t bill, how much be the rate today
      reinvest my money when the t bill mature
      add {amount} join my mutual fund
      pull {amount} comot from my mutual fund
      cash out my investment
      liquidate my fund, i need cash
      how to buy shares with una
      i hear say new ipo shares don land, i wan buy
      access bank shares na which price now, i wan buy
      before i buy, show me mtn share price
      buy ten units of nestle
      sell {number} units of my seplat
      my money just siddon for account, i hear about treasury bill, put {amount} for me
      i wan by shares
      my colleague dey buy shares and dey make gain, i wan start with {amount}
      i wan plant money where e go grow
      i get pension money, which investment go fit old man
      buy small shares for my two children
      i wan diversify, show me wetin una get to invest
      which investment go give me better return for one year
      start investment for me with {amount}
      stanbic money market fund, buy {amount}
      add more units to my shares
      i wan buy into government paper wey dey pay interest
      sell my mtn shares, price don high
      i need cash, sell ten units for me
      how i go take sell my shares
      minimum to buy mutual fund na how much
      una dey sell commercial paper (?|i wan buy)
      buy transcorp shares when e reach market open
      i wan subscribe to that fund
      withdraw from my money market fund
      {amount} for ninety days t bill
      eurobond, una get am (?|i wan put money)
      pump {amount} inside gold for me
      enter {amount} for mutual fund
      i wan turn my cow money to shares
      i win award money {amount}, invest am for me
      carry my idle money go buy bond
      i hear say stock dey rise, buy me some
      i wan try fund manager own with small {amount}
      i want halal investment, wetin una get
      sukuk bond dey (?|i wan buy am)
      make una show me safe investment for widow
      how much be one unit of access shares
      i wan cash out my shares before market fall
      dump all my fidelity shares
      use half of my balance buy t bills
      auto invest {amount} every month for me
      stop my monthly investment
      which duration dey for treasury bill
      una fit help me buy foreign stock like apple
      tesla shares, i wan buy small
      index fund dey una side (?|i want)
      make my money hammer, buy shares
      put {amount} make e born pikin
      i wan dey chop dividend, buy me shares
      buy shares pls
      i wan start with five thousand for investment, which one
      put my bonus money for t bills
      make i try stock small
      i hear mtn dey sell shares, help me buy
      sell everything for my portfolio
      take profit for me, sell half
      exit that fund for me
      i wan invest for my retirement
      una fit help me buy dollar bond
      government savings bond subscription don open (?|i wan join)
      my old papa wan invest gratuity
      turn my savings to treasury bill
      what i need before i fit buy shares for here
      my cocoa money don enter. i no wan chop am, help me put {amount} for something wey go grow
      i don retire and gratuity dey my hand. i wan put {amount} for something wey no go loss
      everybody for office dey buy shares. i want my own, {amount}
      i hear say t bills better pass to keep money for house. buy {amount} for me
      (gratuity don enter|i sell land|bonus land), put {amount} for treasury bills
      (people dey make gain|i no wan keep money for house|i wan grow my money), i wan buy shares
      i no want make money siddon. i get {amount} and i fit wait one year
      my lecturer teach us about stock. i wan buy small one start
      inflation dey chop my savings. put {amount} for bond make e no finish
      cooperative share small interest. i wan try una investment with {amount}
      i no sabi grammar of stock, just help me buy good company own
    `,
    portfolio: `
      how my (investment|shares|money wey i invest) (dey|dey do|dey go)
      <show> my (investment|investments|shares|portfolio)
      how much my (investment|shares) (don reach|be now|worth)
      how much (gain|profit) i don (make|see) (for my investment|)
      which (shares|investment) i get
      my (investment|shares) don (go up|fall|grow)
      i dey gain or i dey lose
      when my (investment|fixed deposit) go (ripe|mature|ready)
      everything wey i invest na how much
      check my shares
      my investment abeg
      my investment don born how much
      the money wey i put for investment how e be
      portfolio abeg
      total of my investments
      how market for my shares today
      list of my investment
      profit wey i get so far
      how much (gain|profit) i don (make|get) (for my investment|)
      my (shares|investment) don (rise|fall)
      how my (investment|shares) dey do
      wetin i don invest
      how my (money wey i invest|investment|shares) (dey|dey do) (now|)
      (show|run) me (my|the) (investment|shares|portfolio)
      how much my (shares|investment) don (reach|be)
      my (gain|profit) na how much
      (how|wetin) my (investment|shares|stock|treasury bills|money wey i invest) (dey do|dey|be now|don reach)
      (how much|wetin) (i don|my shares don) (gain|make|profit|grow) (for|from) (investment|shares|my stock|)
      (show|make i see|check) (me|) (my|all my) (shares|investment|stocks|portfolio)
      wetin my (shares|investment) (worth|dey worth) (now|)
      how my (investment|shares|money wey i invest|stock|portfolio) (dey do|dey|take dey|dey perform|far)
      (show|check|make i see) my (investment|shares|portfolio|stock|all the thing wey i invest)
      how much (gain|profit|interest) i don (get|make|see|collect) (from|for) (my|) (investment|shares)
      my (investment|shares|stock) don (reach|grow|worth|be) (how much|reach where)
      (shey|) my (investment|shares) (don|dey) (bring profit|gain|loss|mature|grow)
      which (shares|stock|investment) i (get|don buy|hold)
      (total|value) of my (investment|shares)
      my investment (update|matter|balance|report)
      which (company shares|stock) (i don buy so|dey my name|dey my hand)
      when my (investment|fund) go ripe
      my (mtn|dangote|zenith) (shares|stock) don (go up|fall|climb|move) (today|)
      (the money|{amount}) wey i (put|keep) for (treasury bill|fund|shares) (don reach how much|how far)
      (abeg|oga abeg|) (open|bring) my (investment|portfolio) (page|account|book)
      (dividend|profit) wey (don enter|i don collect) (for|from) my (shares|investment)
      (list|mention) (the|all) (company|thing|fund) wey i (put money|get shares|invest) (inside|)
      my shares dey for profit or loss this week
      how many shares (of mtn|of dangote) i get
      (portfolo|portifolio|portflio) (abeg|update)
      when i (go|fit) collect (back|) (my|the) (investment|money wey i invest)
      my (bond|fund|fixed deposit) don (ripe|end|due|mature) (abi|)
      (update|gist) me (about|on top) my (investment|shares|portfolio) (abeg|na|)
      {amount} wey i invest don (turn|become|reach) (how much|wetin)
      (abeg|oga abeg|) (growth|performance) of my (fund|shares|bond)
      (how much|wetin) (hook|dey locked|dey) inside my (investment|stock|treasury bill)
      (gain|loss) wey (i get|dey) (for|on) my (shares|investment|fund)
      (my|the) stock market (side|money) (how e dey|how far)
      (everything|all) wey i (hold|own) for (investment|shares) (worth|reach) how much
      (check|see) whether my (investment|stock) (dey grow|don move|don climb)
      my (shares|stocks|investment) (today|this year) (na gain or loss|how far|how e be)
      (abeg|oya|biko|) (portfolio|my stock|my fund) (value|update|level|now)
      (show|tell) me the (growth|loss|profit) (of|for) my (investment|shares|fund) (abeg|na|)
      my (investment|bond|shares) dey (safe|grow|fall|fine) (abi|)
      i buy (shares|bond|bitcoin) last year(,|) (how e dey|e don reach how much|e don climb)
      (abeg|oga abeg|) (total|all) (investment|portfolio|stock) (value|profit|balance)
      (my|the) (treasury bill|bond|fund) don (become|turn) how much
      (how|wetin) my (investment|shares|stock|fund) (dey|dey do|dey go|don reach) (now|today|)
      (how much|wetin) (i don|my shares) (gain|make|lose) (for|from) (my investment|)
      (show|check) me (my|all my) (shares|investment|portfolio|stock)
      (which|wetin) (shares|stock|fund) i (get|don buy|hold)
      (my|the) investment (dey gain|dey lose|don grow) (abi|so|)
      how my (investment|investments|shares) dey (do|perform|go) (abeg|)
      (show|check) my (investment|investments|portfolio|shares) (abeg|now|)
      how much (profit|gain) my (investment|shares) don (make|bring)
      wetin my (investment|shares|portfolio) (worth|dey worth) (today|now)
      (value|balance) of my (investment|portfolio|shares)
      i wan see (my investments|my portfolio|how my shares dey do)
      my (shares|investment) don (gain|lose|rise|drop) (?|abi)
      when my (fixed deposit|treasury bill|investment) go mature
      which (investments|shares) i get (now|for here)
      how much i don (gain|lose|make) (from my investment|on my shares)
      my portfolio (abeg|update|please|balance)
      the {amount} i invest, (how much e don reach|how e dey)
      total (profit|investment) wey i get (so far|now)
      my (mutual fund|bond|fixed deposit) how much e be now
      the shares wey i buy (last year|before), (how e dey|e don gain)
      my fixed deposit don reach how much (now|)
      i wan check my (investment|shares|treasury bills) (how e dey do|)
      investment (update|balance|status) (pls|abeg)
      wetin my {amount} investment don turn to
      my money for (treasury bills|mutual fund|shares) (how far|na how much now)
      i don make profit for (my shares|investment) (?|abi)
      (all|everything) i invest (na how much|how e dey|list am)
      how many shares i (get|own) (now|)
      my (stock|shares|investment) (report|performance) (abeg|)
      the profit from my (shares|investment|bond) na how much
      please how my (investment|shares) dey do
      kindly show my (portfolio|investments)
      good morning, how much my investment (be|don reach) now
      how far my investment
      my treasury bills (how far|don mature abi|na how much)
      did my shares (go up|gain|fall) (today|this week)
      na how much i go get when my investment mature
      i wan know if my (fund|investment|shares) dey grow
      {amount} wey i put for mutual fund don grow reach where
      list wetin i invest inside
      dividend don enter (?|for my shares)
      my investment summary (pls|abeg)
      open my portfolio
      show how much i don gain or lose
      current value of my (fund|bond|shares)
      i invest with una last year, how much e be now
      how much interest my fixed deposit don bring
      my (mtn|dangote) shares worth how much
      my investments pls
      how the money i put for bond dey
      i wan know the value of everything i invest
      (shares|fund) wey i buy dey gain abi e dey lose
      show me profit for my investment
      my fixed deposit remain how many days to mature
      i wan see stocks wey i hold
      investment wey i do {period}, how e be
      (how|wetin) my (shares|investment|mutual fund) (dey do|dey worth now|don turn)
      (i don|have i) (gain|lose|make) how much (for|from|on) my (investment|shares)
      (show|open|check) my (shares|investment|portfolio|fixed deposit) (abeg|)
      (which|wetin) (shares|investment) i (get|hold|don buy)
      (when|which date) my (fixed deposit|treasury bills|investment) (go mature|mature)
      (my money|wetin) wey i (invest|put for shares) don (reach|become) how much
      (treasury bills|fixed deposit|shares) wey i (get|buy) (how e dey|show me)
      (my|all my) (investments|stocks) (value|today|list) (abeg|)
      my investment don grow (?|abi e don fall)
      i dey gain abi i dey lose for my investment
      show me all the shares wey i get
      list of my investments
      wetin i get for stock
      how many units of dangote i hold
      how much my mutual fund worth now
      value of my shares today
      my t bill go mature which day
      when my treasury bill go finish
      i put {amount} for fund that time, how much e don turn
      how the money wey i invest dey go
      any gain for my portfolio this month
      which of my shares dey lose
      which of my stock do well pass
      how much dividend i don collect
      return wey i don get since i invest
      check my portfolio abeg, market dey red
      i hear say market fall, my own shares how far
      my holdings
      total of everything wey i invest
      performance of my investment {period}
      i still get that fund (?|how much dey inside)
      how far my bond
      wetin be the worth of my stock now
      update me on my shares
      the {amount} wey i put for mutual fund, e don grow (?|)
      mutual fund wey i buy that time don reach how much
      last year i buy dangote shares, how much e don turn now
      hau my shares de do
      the money wey i plant with una don germinate (?|how much)
      which fund i dey hold now
      my shares don rise or fall since i buy am
      loss wey i don make for shares na how much
      show me breakdown of my investment
      my zenith shares dey
      total profit for my fund since january
      i wan see my investment page
      which day dem go pay my bond interest
      cow wey i turn to shares, how much e don be
      my money for stock market still dey breathe (?|show me value)
      t bills wey i buy don mature (?|)
      how many shares remain for me after i sell
      my shares don gain reach how many percent
      my average buying price for zenith na how much
      show me winners and losers for my shares
      my investment since last year, give me report
      the fund wey i dey inside dey do well (?|my own how much)
      my shares don hammer (?|show me)
      how my investment dey burst
      i wan know how my money for fund dey
      how much i don lose for stock
      my bond, how far
      total value of wetin i get for investment
      i get how many fund
      stock wey i buy last december, e don rise
      open my investment make i see
      my unit trust balance
      which investment i get wey go mature soon
      i buy shares last year, i no look am again. tell me how e dey
      na two years i don keep money for mutual fund. show me how much e be now
      radio talk say stock market fall. check whether my shares don lose
      (market don fall|e don tey|i never look am since), how my shares dey
      i buy that fund when my pikin never born. how much e reach now
      na my birthday, make i happy small. how much my shares don gain
      i don forget wetin i buy for that stock thing. show me all
    `,
    remittance: `
      <i_wan> (collect|receive|get) money (from abroad|from obodo oyinbo|from yankee|from london)
      my (brother|sister|guy|uncle) (for|wey dey) (london|america|canada|yankee|dubai) wan send me (money|dollar)
      how (i|person) go take (receive money from|collect money from|send money go) (abroad|yankee|london|overseas)
      how much be (dollar|pounds|one dollar|exchange rate) (now|today)
      dollar (rate|na how much) (today|)
      send {amount} go (ghana|cotonou|china|uk|kenya)
      change (dollar|pounds|100 dollars) to naira
      western union (money|dey|)
      dem send me dollar
      send money go my pikin for (canada|uk|america)
      una dey do (western union|moneygram|abroad transfer)
      i wan pay person for china
      money from abroad don enter
      i wan collect dollar
      how much dem go collect for ghana if i send {amount}
      abroad transfer abeg
      send (dollar|pounds) give my person for (yankee|london|canada)
      one pounds na how much
      (my|person) (brother|sister|pikin|uncle) (for|wey dey) (london|america|canada|abroad|yankee|jand) (wan|go) send me (money|dollar|pounds)
      (how i go|i wan) (collect|receive|get|send) (money|dollar|pounds) (from|to|go) (abroad|ghana|london|yankee|obodo oyibo)
      how much (be|dem dey change) (dollar|pounds|euro|exchange rate) (today|now|)
      (my|) (brother|sister|pikin|uncle|person) (for|dey|wey dey) (abroad|london|america|yankee|canada|obodo oyinbo|germany) (wan send|dey send|don send) me (money|dollar|pounds)
      i wan (collect|receive|get) money (from|wey come from) (abroad|yankee|london|outside|america|canada)
      i wan (send|transfer) money (go|to|give person for) (ghana|london|america|abroad|china|yankee|another country)
      how much (be|na) (dollar|pounds|euro|cedi) (today|now|to naira|)
      (dollar|pounds|euro) (rate|price) (today|abeg|na how much)
      (una|you) (dey|fit) (do|support|collect) (western union|moneygram|dollar transfer|money from abroad)
      how (person|dem|my people) (for abroad|wey dey abroad|wey dey yankee) go (take|) send me money
      (change|convert) (my|) (dollar|pounds|100 dollars) to naira
      (person|my brother|my sister) (for|wey dey) (abroad|yankee|london|canada) (wan send|dey send|go send) me money
      how much be (dollar|pound|euro) (today|for black market|now)
      i dey (houston|toronto|london|italy|dubai) (i wan|how i go take) send (mama|my people|house) money
      (mama|papa|my husband) wey (travel|japa) (don send|dey send) (dollar|pounds|money)(, how i go collect am|, where e dey|)
      (abeg|oya|biko|) (pay|send) (tuition|school fees|rent) (for|go) (school for abroad|uk university|canada school)
      (collect|pick) my (western union|moneygram|ria|remitly) (money|here|for una side)
      (momo|mpesa|mobile money) (for|enter) (ghana|kenya|uganda) (una fit send am|i wan send)
      (upwork|fiverr|oyinbo) (client|oga) wan pay me (dollar|for dollars)
      (una get|give me) (dollar|pounds|dom) account (number|details|to receive money)
      (200 pounds|500 dollars|100 euro) go (give|turn|be) how much (naira|) (abeg|na|)
      i wan throw something give my pikin wey dey school for (cyprus|malaysia|uk)
      (black market|official|today) (dollar|pounds) (rate|price) (na how much|abeg)
      (sell|change) (dollar|pounds|euro) (for una side|collect naira)
      which country (i fit|una dey) (send money go|receive money from)
      (abeg|oga abeg|) (payoneer|paypal|youtube|google) money (enter|come) my account (how|e fit)
      the (dollar|pounds|money) my (sister|aunty) send from (texas|jand|yankee|saudi) don (land|reach|show)
      (abeg|oya|biko|) (remitance|remittans|remitans) (from|go) (uk|us|canada)
      (jand|yankee|obodo oyibo|outside) (transfer|money|payment) (charges|how e dey go|abeg)
      (my supplier|factory|seller) for (china|guangzhou|dubai|turkey) (dey wait for|want) (payment|im dollar)
      (cfa|cedi|rand|riyal) (to naira|na how much|rate)
      (person|somebody) (for|wey dey) (malaysia|libya|south africa|italy) wan (drop|throw|send) money for me
      my (pikin|husband|brother) for (germany|qatar|canada) (ask|wan know) how e go take (send|pay) (me|us) money
      (dollar|pounds|cedi) (price|rate) (abeg|now|today)
      (collect|receive) (salary|pay|money) (for dollar|from abroad|from oyinbo company) (abeg|na|)
      una fit (change|convert) (dollar|pounds|cedis) (for me|to naira|)
      how i go take send money go (ghana|london|america) from here
      (i wan|make i|how i go) (collect|receive|get) (money|dollar) (wey come|from) (abroad|america|london|my broda for yankee)
      (how much|wetin) be (dollar|pounds|euro|exchange rate) (today|now|)
      (my|our) (pikin|sister|broda) (wey dey|for) (london|america|abroad) (wan|want) send me money
      (change|convert) {amount} (to|enter) (dollar|pounds|naira|cedis)
      i wan send money (abroad|to ghana|to uk|to america|to my son for canada)
      my (brother|sister|husband) wan send me money from (uk|america|dubai|germany)
      how i go (receive|collect) money from (abroad|uk|america)
      how much be (dollar|pounds|euro) (today|to naira|now)
      (dollar|pounds|euro) rate (today|abeg|now)
      i wan change (dollar|pounds|euro) to naira
      (western union|moneygram|worldremit|sendwave) (dey for here|money|i wan collect)(?|)
      send {amount} to my (son|supplier|friend) for (china|ghana|dubai)
      exchange rate (for dollar|for pounds|today|abeg)
      i fit receive (dollar|pounds|euro) for this account (?|abi)
      (transfer|send) money (outside nigeria|to another country|overseas)
      my client for abroad wan pay me (in dollars|through una|for dollar)
      how much una dey charge to send money (abroad|to ghana|to uk)
      convert {amount} to (dollar|pounds|cedis)
      (money|payment) from (abroad|america|overseas) (how i go collect am|never come how)
      how person for (london|canada|italy) fit send me money
      i dey (london|america|ghana), how i go send money home
      100 (dollars|pounds|euro) na how much naira
      my pikin for (canada|uk|america) wan send money, (how e go do am|which way)
      i wan receive money from my (husband|brother) (wey dey|for) (italy|dubai|libya)
      (today|now) (dollar|pounds|euro) na how much
      pls what is (dollar|pounds|euro) rate (today|)
      i wan pay supplier for (china|dubai|turkey) (with dollar|{amount}|)
      money from (western union|moneygram|abroad) fit enter this account (?|)
      i wan send money to my (sister|family) for (cotonou|cameroon|ghana)
      send money (outside|to another country|overseas) (how|abeg)
      my (uncle|daughter) say she don send dollar (from america|), how i go collect am
      i dey abroad, i wan (send|transfer) money to my (mama|family) for nigeria
      if person send 100 dollars, how much naira i go (get|collect)
      dollar (to|for) naira (rate|today) (abeg|pls)
      una dey receive (payoneer|paypal|upwork|wise) money (?|)
      please how i go (send money go abroad|receive money from abroad)
      kindly tell me (dollar|pounds) rate (today|)
      good morning, my (son|sister) wan send me (dollars|pounds) from (uk|america)
      how much be 50 (pounds|dollars|euro) for naira
      my brother for jand wan help us with money, how e go send am
      i dey expect (dollars|pounds) from my (client|uncle)
      i wan collect western union (money|)
      send {amount} to ghana (cedis|mobile money|)
      una fit send money to (uk|canada|south africa) (?|)
      abroad money (how i go receive am|dey enter here?)
      how long money from (uk|us) go take reach my account
      i wan pay school fees for (canada|uk) university
      change my dollar give me naira
      pounds to naira (pls|rate|today)
      my daughter dey saudi, she wan send money home
      my daughter marry for germany, she wan dey send me money every month, how
      i dey work for dubai, i wan send money to my mama for village
      receive money from abroad (how|pls|abeg)
      my sister send pounds, when e go enter
      how much naira for one pound (today|now)
      i wan send money reach (usa|uk|togo)
      (my brother|my aunty|my pikin) (for|dey) (canada|uk|america) wan (send|drop) money (for me|how e go take do am)
      (western union|moneygram|paypal) (dey una side|una dey do am|money, how i go collect)
      (i wan|make i) send (money|{amount}) (to|go) (ghana|togo|uk|america)
      (dollar|pound|euro) (rate|to naira) (today|for una side|na how much)
      (receive|collect) (dollar|pounds|money from abroad) (for here|into my account|how)
      (how much|which rate) una (dey|go) (change|buy) (dollar|pounds|euro)
      (abroad|foreign|diaspora) (transfer|money) (how e dey work|how long e dey take|charge na how much)
      (uncle|aunty|oga) (for|wey dey) (germany|dubai|houston) (send|wan send) (dollar|euro|money) (how i go collect|to my account)
      (exchange|change) rate (of|for) (dollar|pounds|cedis) (today|abeg)
      my sister for canada wan send me money, how she go do am
      how much be dollar to naira for una side
      i wan send {amount} to my brother for ghana
      send money go cotonou
      western union code {reference}, i wan collect
      moneygram dey una bank (?|)
      if my pikin send 200 euro, how much naira go enter
      my uncle for texas send money through remitly, how i go collect am
      i do work for upwork, how the dollar go enter my account
      una fit receive money from saudi (?|)
      i wan pay school fees for uk in pounds
      una get account wey oyibo people fit send money enter
      how much be cfa today
      change my dollars to naira
      send my mama for togo something
      my sister for italy say she wan send me euro, how e go take reach my account
      my pikin dey read for benin republic, i wan send am money go there
      hau mush be dolla today
      oyibo customer wan pay me dollars, how i go collect am
      i dey work online for one company for usa, which way una go receive am
      worldremit don enter (?|i wan collect am)
      send {amount} to my wife for cameroon
      canada dollar to naira today
      cedis to naira rate
      wetin be rate for euro for una side
      how much i go pay if i wan send money to south africa
      my mama for london don send mtcn {reference}
      dem fit send pounds straight enter my account (?|)
      my pikin for finland send something, how i go see am
      dollar dey go for how much this morning
      i wan send money give my supplier for china
      una dey pay western union in dollars (?|)
      how i go take collect moneygram with una
      how i go take receive dollar for una bank
      my son for japan wan send yen
      naira to cedi today na how much
      i wan send money go niger republic
      paypal money, how i fit collect am for here
      foreign transfer to my brother for dubai
      exchange 50 pounds for me
      my daughter send money from germany, pin na {reference}
      my brother dey libya, e wan send small money come. which way e go take send am reach here
      my aunty for ireland wan send money for papa burial. how i go receive am
      my son dey school for ukraine before, now e dey poland. i wan send am money
      (my son dey london|my sister dey dubai|my uncle dey usa), how e go take send me money
      na my sister train me. now she wan send me pounds from uk, how e go enter
      na from doha my husband dey send money. which way better to receive am for here
    `,
    lesson: `
      teach me (how to save|about money|how money work|how to budget|how i go take manage money)
      <i_wan> (learn|sabi) (about money|how to save|how to invest|about loan|how interest dey work)
      (explain|tell me) wetin be (interest|inflation|budget|investment|compound interest|treasury bill)
      wetin be (inflation|compound interest|budget|insurance|mutual fund)
      give me (money advice|advice for money|money tip|lesson)
      how (person|pesin|worker) go take (save|manage|budget) money (well|)
      how i go take know (scam|fraud|419 people)
      next lesson (abeg|)
      start the (class|lesson)
      money class
      i wan sabi how to (save|run money matter)
      how (loan|interest|esusu) dey work
      lesson abeg
      teach me small
      school me about money
      how person go take dey rich
      give me quiz
      learn me money matter
      (teach|show|explain give) me (how to|how person dey|how i go take) (save|manage money|budget|do business|invest|handle money)
      i wan (learn|sabi|know) (about|how to|how i go take|) (money|save|manage money|business|investment|loan matter|budget)
      (start|continue|give me) (lesson|class|course|the lesson|money lesson|quiz)
      wetin be (interest|budget|inflation|investment|compound interest|credit score|mutual fund) (sef|mean|abeg|)
      (advise me|teach me|tell me) how (to|i go) (save|spend well|avoid debt|manage money)
      (which|wetin be the) (lesson|class|course) (una get|dey)
      i wan (do|take|start) (course|class|lesson|quiz)
      how i go take (sabi|use) money (well|wisely)
      how (interest|saving|inflation|insurance|shares|bond) dey work
      (teach|show) me (how to|how i go) (manage money|save money|plan salary|do business|avoid debt)
      (continue|start|next) (lesson|class|quiz)
      (break|explain) (how|wetin) (pension|tax|credit|shares) (dey work|mean) (for me|make i understand)
      (pikin dem|my pikin|my students) (want|need) (learn|sabi) (money matter|how to save)
      (any|una get) (course|class|training|video) (on top|for) (money|investment|business)
      i dey (always|) (enter|fall inside) debt(, teach me|, advise me|, how i go stop)
      (abeg|oga abeg|) (lecture|coach|train) me (for|on) (money|savings|business) (matter|)
      (which|wetin be the) (topic|lesson|class) (dey next|i stop|follow)
      how (student|trader|newly wed|corper) (suppose|go take) (manage|plan|use) money
      teach me the basics of (money matter|savings)
      (abeg|oya|biko|) (today|another|one more) (lesson|money tip|quiz)
      wetin (apr|roi|collateral|dividend|equity) (mean|be)
      (why|how) (price|inflation) dey (chop|reduce|affect) (savings|money|person money)
      (ask|test) me (small|) question (for|on) (money|savings|wetin i learn)
      (make i|i wan) (wise|get sense|sharp) for money (matter|side)
      (give|show) me (correct|simple) (money|saving) (sense|habit|trick) (abeg|na|)
      (abeg|oga abeg|) (how much|which part) of (salary|my money) person suppose save
      how (i go|person go) (dodge|sabi|avoid) (ponzi|fake investment|loan shark)
      (leson|lessin|tutorial) (on|for) money (abeg|)
      (wetin|which) different dey between (save and invest|debit and credit|shares and bond)
      (abeg|oya|biko|) (open my eye|put me through|tutor me) (on|for) (money|investment|budget) (matter|)
      my (money|salary) no dey (last|reach month end)(,|) (teach|advise|show) me (budget|how to manage|saving)
      (lesson|quiz|class|money tip) (now|today|abeg|menu)
      wetin person (suppose|must) (know|learn) about (money|saving|loan)
      una fit (teach|train) (me|my pikin) (about|for) (money|savings)
      (teach|show|school) me (how|wetin) (to save|person dey save|money dey work|i go do manage money|to budget)
      (i wan|make i) (learn|sabi|know) (about|) (money|saving|how to budget|investment|business money)
      (next|another|new) (lesson|class|topic|quiz) (abeg|make i learn|)
      (give|run) me (advice|tip|sense) (on|for) (money|how to save|business)
      (my money|salary) dey (finish|disappear) (quick|anyhow)(,|) (teach me|advise me)
      (wetin be|explain) (budget|compound interest|inflation|emergency fund) (give me|for money lesson|)
      teach me (about money|how to save|how to do budget|money matter) (abeg|please|)
      i wan learn (how to save|how to manage money|about investment|about loan)
      how person (dey|go) (save|plan|manage) (money|salary) (well|when salary small)
      give me (tips|advice) (on|for) (money|saving|how to manage salary)
      (explain|teach me) (interest|compound interest|inflation|budget) (abeg|make i understand|)
      wetin (be|mean) (compound interest|inflation|emergency fund|diversification|net worth)
      (start|open|begin) (the|) (lesson|class|course) (abeg|now|)
      (next|continue) (lesson|class|topic) (abeg|)
      i wan (take|do) (quiz|test|lesson) (on|about) (money|saving)
      how i go (stop|avoid) (debt|to borrow borrow|wasting money)
      how i go make my salary (last|reach month end)
      which lesson (dey|una get) (today|for me|for traders)
      (money|financial|business) (lesson|education|class|training) (abeg|)
      teach my (children|pikin|wife) (about money|how to save)
      how (to|person go) know (fake investment|ponzi|scam) (before e enter|)
      what is the (50 30 20|50/30/20) (rule|budget)
      i no sabi (save|manage money), (teach me|advise me|how i go do)
      learn me how to (budget|plan money|save for future)
      how much of my salary i suppose (save|keep) (every month|)
      how (inflation|interest|insurance|pension|credit score|shares) dey work
      (difference|wetin be the difference) between (saving and investing|shares and bonds|credit and debit)
      i wan (understand|sabi) (how money dey work|business money|loan and interest)
      how trader (go|fit) (separate|manage) (business money and house money|profit and capital)
      how i go plan (for retirement|my children future|my money for this year)
      (another|one more|new) (lesson|tip|quiz) (abeg|please|)
      e good make person (borrow|invest|save) (first|when money small) (?|advise me)
      give me money (sense|wisdom|education) (abeg|)
      how i go (start|grow) (business|shop) with small money (teach me|)
      i wan do the (course|lesson) wey (i stop|remain|una send)
      (test|quiz) me on (money|saving|budget) (abeg|)
      why (person|i) suppose (save|invest|do budget)
      (show|teach) me how to (write|make|do) budget (for family|for one month|)
      wetin be (good debt and bad debt|financial freedom|passive income|asset and liability)
      i be (student|trader|farmer), teach me how to (save|handle money)
      make we (start|continue) (class|lesson) (today|now|)
      (simple|small) (lesson|class) (on|about) (money|savings|loan)
      tell me (about|) how to (spend wisely|keep money|avoid scam)
      how i go build (emergency fund|savings habit)
      wetin i go learn (today|next|for this lesson)
      please teach me (about saving|how to manage money|budget)
      kindly explain (interest|inflation|investment) to me
      good morning, i wan (start|continue) (lesson|class)
      wetin be budget and how i go do am
      i wan understand loan interest, teach me
      lesson (pls|one|two|now)
      small money class (abeg|)
      how trader fit save when sales small
      teach me how investment dey work
      how i fit manage my small salary
      what is a treasury bill, explain am
      i dey make sales but i no dey see profit, teach me how to manage money
      my children dey grow, teach me how to plan money for them
      how to be rich (small small|teach me|the correct way)
      give me small (class|training|teaching) on (money|business)
      i wan improve (how i dey handle money|my money sense)
      teach me how i go know whether my business dey make profit
      (is it|e) good to (borrow|keep all money for house|lend friend money) (?|advise me)
      money (advice|lesson|tips) (pls|abeg|for today)
      how i fit separate my business money (from house money|)
      explain how (tax|insurance|pension|inflation) dey work (for small business|)
      wetin make price of things dey rise (teach me|and how i go protect my money)
      learn (about money|finance|budgeting) (abeg|)
      today money (lesson|class|tip)
      my students want learn about (saving|money)
      next (class|lesson) pls
      how person fit save when (salary small|money no dey)
      how i go teach my pikin (to save|about money)
      money lesson pls
      i wan sabi budget
      teach me saving
      how i go take grow (my small money sense|as trader)
      explain inflation
      quiz me
      start lesson
      next topic
      (teach|tell) me how (to save|to budget|to manage) (money|my salary) (well|small)
      (wetin be|explain) (inflation|budget|emergency fund|treasury bills|shares) (for simple pidgin|give me|)
      (next|another|new) lesson (abeg|please|)
      (continue|start|open) (my|the|money) (lesson|class) (abeg|today|)
      i wan (learn|sabi) (how money dey work|about saving|about investment|about business)
      (how|wetin) person with small (salary|income) go do (to save|to get something)
      (advice|tips) (on|for) (saving|money|business|debt) (abeg|)
      (today|morning) money (lesson|tip|class) (abeg|)
      (difference|different) between (saving and investing|shares and bond|loan and overdraft)
      (quiz|test|question) (for|on) (money lesson|the lesson|savings) (abeg|)
      how (person|i) fit (comot from|avoid|manage) debt (teach me|advice abeg)
      (i wan|make i) (read|hear|start) (the|una) (money lesson|lesson|class)
      (lesson|class) (one|two|three|number {number}) (abeg|)
      (how|wetin) (rich people|wise people) (dey do|take dey) (save|keep|grow) money (teach me|)
      (explain|teach me) (compound interest|inflation|insurance|pension|diversification) (abeg|)
      (wetin|what) (mean|be) (mutual fund|bond|dividend|collateral|guarantor)
      (small|quick|short) (lesson|tip|class) (on|about) (money|saving|business) (abeg|)
      (my children|my apprentice|market women) (need|wan) (money lesson|learn how to save)
      (how|wetin) (to do|i go do) (make|so that) my (business|shop) money no (finish|mix) (teach me|advice)
      (wetin|how) (person|trader) (go|fit) do (when|if) (price dey rise|money dey lose value) (teach me|lesson abeg)
      (give|send) me (today|new|next) (lesson|money tip|class)
      (i finish|i don finish) (lesson|class) {number} (next one|continue)
      (i wan|teach me) (hear|know|learn) (about|small about) (budget|insurance|pension|treasury bills)
      (which|what) (lesson|class|topic) (una get|dey) (for today|on money)
      teach me how money dey grow
      i dey earn 60k, how i suppose share am for food, rent and savings
      as salary dey enter so e dey finish, teach me wetin i go do
      how i go teach my pikin to dey save
      sapa don catch me, advise me how i go manage the small money wey remain
      how i go comot from sapa, teach me money sense
      wetin be ponzi and how person fit know am
      teach me how i go take dodge fake investment
      wetin be treasury bill, explain am make i understand
      explain share and dividend for person wey never invest before
      wetin be mutual fund, abeg break am down
      wetin be emergency fund and how big e suppose be
      which one better, to save inside kolo or to save for bank
      how compound interest dey take work, break am down
      na wetin be cash flow (explain for small trader|)
      how i go take calculate profit from my business
      teach me how to price my goods make i no lose
      how to dey keep record of sales and expenses, teach me
      my shop dey sell but i no dey see gain, wetin i dey do wrong, teach me
      i want business training small
      explain credit score (give me|) abeg
      wetin dey spoil person credit score, teach me
      na wetin be collateral, explain am with example
      good loan and bad loan, wetin be the difference
      before person borrow money, wetin e suppose check first, teach me
      how pension dey work for worker, teach me
      wetin be pfa and rsa, i wan learn
      i wan learn about insurance (for my shop|small)
      how tax dey work for small business, i wan learn
      teach me how person fit plan for old age
      i be fresh graduate with first salary, school me on money
      i just marry, teach me how husband and wife go manage money together
      how couple suppose do joint money, give us lesson
      i wan know how to dey talk no when family people dey ask money, teach me
      black tax dey kill me, teach me how to handle am
      give me one money tip for today
      drop financial wisdom
      money class, oya start
      make we continue from where we stop for the class
      carry me go next lesson
      i don finish lesson one, bring lesson two
      open the class for budgeting
      repeat the last quiz, i wan try am again
      i ready for the quiz
      test my brain for money matter
      ask me question about money make i answer
      give me small money quiz
      how many marks i get for the last quiz
      which lessons i don finish so far
      show me all the money lessons wey dey
      una get lesson for farmers (?|abi)
      money lesson for women wey dey sell for market
      i want short lesson about debt
      teach me about fixed deposit (small|)
      explain apr for me like pikin
      what is inflation in simple pidgin
      wetin be recession (and how e take concern my pocket|)
      teach me how dollar take dey affect price of rice, explain
      i wan understand how bank dey make money from loan, teach me
      how crypto dey work, e safe for beginner (teach me|)
      teach me the 50 30 20 thing wey people dey talk
      how market people dey take save for slow season, teach me
      how farmer fit stretch harvest money reach next planting, teach me
      i wan build good money habit, where i go start
      i wan stop to dey waste money, train me
      how i go train myself to stop betting and save, advise me
      i want financial education
      learn me how to budget with small income
      educate me on how scammers dey operate
      teach my mama how to know fake alert
      make you lecture me small about investment
      give me tutorial on how to plan money for school fees
      i wan take money course from beginning
      beginner class for money abeg
      i no get head for money, teach me from a b c
      wetin poor man suppose do to get money sense
      how person wey dey collect daily pay fit plan money, teach me
      wetin be net worth (and how i go calculate my own|)
      liability and asset, na wetin be that, teach me
      explain hire purchase and pay small small, which one better
      i wan learn the work of money
      salary dey finish before two weeks, teach me how to make am last
      how to make small salary reach month end, advise me
      apr na wetin, explain am
      wetin dem mean by equity and dividend
      i dey sell well but every month end i no see money, teach me how to manage am
      tich me how to save
      i no go school, explain wetin dem dey call inflation for me
      teach me how i go take know good investment from bad one
      wetin be bull and bear for stock, teach me
      explain exchange rate give market woman
      wetin dey make loan cost, explain interest for loan give me lesson
      how i go save when i dey take care of ten people, advise me
      small lesson on how to keep business book
      teach me profit and loss account for my shop
      wetin be capital, explain with akara business
      how i go know whether i fit afford something, teach me
      needs and wants, teach me the difference
      how to raise pikin wey sabi money, teach us
      how to talk about money with my wife, lesson abeg
      learn me digital money safety
      teach me how to protect my pin and otp
      class on how to spot yahoo trick
      i wan hear lesson about pension for market people
      wetin be micro pension and how person take start, teach me
      health insurance na wetin, explain the money side
      how insurance fit help keke man, lesson
      explain gold and land as investment, teach me
      how to retire well for naija, teach me
      wetin dem call side hustle and how e dey help, money lesson
      wetin be inflation hedge
      real interest and nominal interest, wetin be difference
      wetin be simple interest (?|teach me)
      how i go take double my savings without gambling, advise me
      i dey spend anyhow when i dey vex, teach me control
      how to stop impulse buying
      money mistakes wey young people dey make, teach me
      how to start saving with 200 naira every day, teach me
      how to set money goals, lesson abeg
      teach me about digital loan wahala
      wetin go happen if person no pay loan, teach me
      i fail the quiz, bring am again
      give me the answer to the quiz
      my lesson score
      how many lessons remain for me
      change the topic to saving
      i wan do lesson for business people
      lesson of today
      send me daily money tips every morning
      stop the lesson, give me quiz
      any certificate dey for the money course (?|)
      what is a budget
      how to budget for ramadan, teach me
      how to plan december money, advise me early
      plan for rent money, teach me how
      beginner lesson, wetin una get
      how person dey take hammer legit, teach me
      teach me how to no dey broke
      give me sense for money matter
      i don tire for sapa, money lesson abeg
      financial sense 101, oya teach
      teach us for our market meeting about saving
      one minute lesson abeg
      i get five minutes, teach me something about money
      which money topic you go teach me today
      i finish quiz, how i do
      quiz time
      give me harder quiz
      i wan learn how to be rich small small
      explain risk for investment
      how to divide profit and capital, teach me
      teach me bookkeeping
      how i go take price my labour, teach me as tailor
      i dey earn daily, which style i go take save, teach me
      how loan interest dey take choke people, explain lesson
      lesson about scam alert
      what be credit bureau, teach me
      teach me how to borrow wisely
      i wan sabi tax small
      how to bargain and save money, teach me
      difference between need and want
      explain passive income give me
      show me how to plan for japa money wise
      money lesson for teenagers
      how farmer go manage money for dry season, lesson
      insurance lesson abeg
      pension lesson for me
      stock market lesson for beginner
      give me summary of last lesson
      where we stop for class
      every month salary dey enter, every month e dey finish for ten days. teach me how to arrange am
      i wan open shop but i no sabi how to keep account book. teach me from beginning
      i inherit small money from my papa. teach me how i go manage am make e no finish
      my children dey ask for everything dem see. teach me how to teach dem money
      (i dey earn small|i get five pikin|my shop dey struggle), teach me how to save
      (i no go school|i be student|i be farmer), explain budget make i understand
      i dey sell 50k every day and still dey borrow. wetin i dey do wrong, teach me
      alawee no dey reach me, i dey borrow every week. school me how corper dey manage
      i see as poor people dey remain poor, i no wan join. teach me money
      my shop make {amount} yesterday. how i go share am between profit and capital, teach me
    `,
    tier_upgrade: `
      <i_wan> upgrade (my account|my tier|my level|am)
      upgrade my (account|tier|level) (abeg|)
      how i go (take|) upgrade (my account|go tier 3|)
      carry me go (tier 2|tier 3|next level)
      which (tier|level) i dey (now|)
      i wan (add|put|submit) my (nin|bvn|id card|document)
      wetin i need (to|take) upgrade
      verify (me|my account) (abeg|)
      i wan do kyc
      my account never upgrade
      make i go tier {number}
      complete my verification
      link my nin
      i get nin now
      my account don verify
      why i still dey tier 1
      raise my account level
      put my id card for account
      carry me go (next level|tier 3|tier 2)
      i (don|) get (nin|voters card) (now|), upgrade me
      move me go (next tier|tier 2)
      make my account (level|tier) go up
      i wan (upgrade|raise) my (account|level|tier|acct) (to tier 2|to tier 3|)
      (upgrade|carry|move) (my account|me) (go|reach) (tier 2|tier 3|next level|higher level)
      i wan (add|put|submit|give una|link) my (bvn|nin|id card|nin number)
      (verify|confirm) (me|my account|my bvn|my nin) (abeg|)
      how i (go|fit) (take|) (upgrade|verify|raise) (my|) (account|level)
      (which tier|which level) (i dey|my account dey) (now|)
      wetin (una need|i need) (to|make i fit) upgrade (my account|)
      (do|finish|complete) my (kyc|verification)
      (see|i get) my (document|papers|id)(, promote|, upgrade|, raise) (me|my account) (abeg|na|)
      my (nin|national id|bvn) (slip|number|card) don (ready|come out)(, where i go put am|, collect am|, add am)
      (abeg|oga abeg|) (i want|make) my account (complete|full verify|reach tier 3)
      (abeg|oya|biko|) (shift|promote|push) me from (tier 1|level one) (go|to) (tier 2|tier 3|better level)
      (address|face|bvn|id) verification (how i go do am|abeg|i wan do am)
      (snap|upload|send) (my|) (picture|id|nepa bill|passport) (for|take do) (kyc|verification) (abeg|na|)
      (upgrad|upgred|uprade) my (account|acct|tier) (abeg|)
      (which|wetin be the) (paper|document|id) (go|fit) carry me (enter|reach) (tier 2|tier 3)
      my (nin|bvn|document) (don pass|don verify) (abi|abi e never)
      (my account|e) too small, (grow am|upgrade am|carry am up)
      (how far|any news) (for|with) my (upgrade|verification|kyc)
      (make i|i wan) (confirm|prove) (say na me|myself|who i be)
      (abeg|oga abeg|) (voters card|driver licence|passport|nin slip) (fit|go) (upgrade|verify) (me|my account)
      (abeg|oya|biko|) (start|do) (the|my) (bvn|nin|face) (linking|capture|verification)
      so that i go fit (hold|keep|receive) (plenty|big) money(, upgrade me|, raise my account|, verify me) (abeg|na|)
      add my address paper for my account make level go up
      (abeg|oya|biko|) (verifi|veryfy|varify) my (account|nin|bvn)
      (give|put) me (tier 2|tier 3|higher level) (abeg|)
      una say make i (bring|add|submit) (nin|id|light bill)(, see am|, how i go do am|, take am)
      (upgrade|verification|kyc) (now|abeg|menu|how)
      my (bvn|nin) never (link|join|verify)(, do am|, help me|, link am)
      i wan (receive|hold|handle) (big|plenty) money(, upgrade me|, verify me|, raise tier)
      (i wan|make i|abeg) (upgrade|raise|carry) (my|) (account|level|tier) (go|to|reach) (next level|tier 2|tier 3)
      (wetin|which paper) i go bring make una (upgrade|verify) (me|my account)
      (verify|confirm) my (bvn|nin|identity|address) (abeg|)
      i wan upgrade my account (to tier 2|to tier 3|abeg|)
      how i go upgrade (my account|to tier {number}|)
      (add|link|submit) my (nin|bvn) (to my account|abeg|)
      (verify|confirm) my (account|identity|bvn|nin)
      wetin i need to (upgrade|verify) (my account|)
      which tier my account dey (now|)
      (upgrade|raise) my (account|tier|level) (please|abeg|)
      i don get (nin|bvn|voters card|passport), (upgrade me|link am|add am)
      i wan (submit|upload) my (id card|utility bill|document) (for verification|)
      (kyc|verification|account upgrade) (abeg|how i go do am|please)
      move my account to (tier 2|tier 3|higher level)
      my account still dey tier 1, (upgrade am|how i go raise am)
      my verification (never complete|still dey pending|don pass abi)
      how i go (link|add) (nin|bvn) (to|for) my account
      i wan make my account level go higher make e carry big money
      i wan do (bvn|nin|address) verification (for my account|)
      my account dey low level, i wan (upgrade|raise) am
      una say my account never verify, (how i go do am|wetin i go bring)
      i get (international passport|driver licence|nin), i wan (upload|submit) am
      upgrade (pls|abeg|my account pls)
      which (document|id) una need for (tier 2|tier 3|verification)
      make my account reach (tier 2|tier 3) (abeg|)
      my tier na (which one|how much|wetin)
      where i go (upload|snap|put) my (nin|id card|nepa bill) for verification
      update my kyc (abeg|pls|)
      please (upgrade|verify) my account
      kindly (add|link) my (nin|bvn)
      good morning, how i go upgrade my account
      abeg how i go verify my account
      my (nin|bvn) na this one, add am
      i wan move from tier 1 to tier (2|3)
      what do i need for tier (2|3)
      account upgrade (pls|abeg)
      verify me (pls|abeg|with my nin)
      una no accept my (nin slip|id card), which other document i fit use upgrade
      i don submit my (id|document), upgrade never happen
      i fit use voters card verify
      complete my kyc for me
      which level my account reach
      raise my account tier (make i fit receive big money|)
      my account get small limit because tier 1, upgrade am
      link my bvn and nin
      i wan receive {amount} from my contract but my account small, upgrade am
      i just collect my nin slip, i wan add am to my account
      i wan climb to tier (2|3)
      una fit verify me now
      here is my nin, upgrade my account
      (bvn|nin) linking (abeg|pls|how)
      selfie verification no gree, how i go do am
      i wan finish my kyc
      upgrade to next tier (pls|abeg)
      (upgrade|raise) (me|my account) (to|reach) (tier two|tier three|tier 2|tier 3)
      (my nin|my bvn|my id card|utility bill) dey (ready|my hand), (upgrade me|raise my level)
      (wetin|which things) i need (to|take) (upgrade|move to tier 3|reach next tier)
      (which|what) (tier|level) (i dey|my account dey) (now|)
      (add|link|submit) my (nin|bvn) (to|for) (my|this) account
      (complete|finish) my (kyc|verification) (abeg|for me)
      (i wan|how i go) (verify|validate) (my account|my id|my nin)
      (raise|move) (my|this) account (level|tier) (abeg|i get nin|make i fit do more)
      (i want|i need) (tier 3|tier two|higher level) (account|)
      i wan add my nin for account
      how i go take upgrade make i fit receive big money
      my account level too low, raise am
      i don do bvn, upgrade me
      utility bill dey my hand, use am upgrade my account
      dem no gree my account receive {amount} because na tier 1, upgrade am
      link my nin before cbn block people
      face capture, i wan do am for verification
      wetin i need to reach tier 2
      i change my name after marriage, update my kyc
      e say make i upgrade before i fit collect {amount}, how i go do am
      upgred my akant
      i get nin slip for hand now, make una use am raise my account level
      this small account no dey carry my business, upgrade am
      wetin remain make una verify me finish
      i don snap my nin slip, where i go send am
      how i go take pass tier one
      una never verify me since, i don submit everything
      my bvn don ready, put am for account
      i wan submit proof of address
      i do face verification e no pass, i wan try am again
      my kyc remain how many step
      passport or drivers licence, which one una need to raise my level
      change my account from small tier to big tier
      agent don come verify my house (?|upgrade me)
      i be student, which document i go use reach tier 3
      una say make i bring light bill for upgrade, who go collect am
      kyc level two, do am for me
      i don get international passport, use am upgrade
      my account dey limited because i never verify, help me verify
      level me up
      i wan be big boy account, upgrade am
      my nin name and bvn name no match, how i go upgrade
      do my verification now
      push my account to the next tier
      i don reach 18, upgrade my student account
      my customers don plenty and my account no dey take big money again. help me upgrade am
      big contract money wan enter, but my account na small level. upgrade am today
      (big money wan enter|my limit too small|customers don plenty), upgrade my account
      una say my account no fit take the money. wetin i go bring make e take am
      i dey collect bride price of my daughter and account say e small. carry am go higher tier
    `,
    limits: `
      how much i fit (send|transfer) (for one day|one day|at once|per day)
      wetin be my (limit|transfer limit|daily limit)
      my limit (na how much|abeg|)
      <i_wan> (increase|change|reduce|raise) my (limit|transfer limit)
      (increase|raise|reduce|add) my limit (to {amount}|abeg|)
      i don reach my limit
      why i no fit send pass {amount}
      how much remain for my limit (today|)
      i fit send {amount} (one time|at once|today)
      the highest money wey i fit (send|transfer)
      my limit too small
      limit for one day
      how many times i fit transfer (for one day|)
      make i fit send pass {amount}
      maximum wey i fit keep for account
      put limit for my account
      reduce how much fit comot from my account for one day
      check my limit
      i fit send {amount} (one time|once|for one day)
      how much i fit send (one time|once|for one day)
      make i (fit|) send pass {amount}
      una limit na how much
      how much i (fit|go fit) (send|transfer|withdraw) (for|in) (one day|a day|once|one time)
      (increase|raise|add|reduce) my (limit|transfer limit|daily limit) (to {amount}|abeg|)
      why i no fit (send|transfer) (pass|more than|reach) {amount}
      (my|) limit don (reach|finish|full)
      how much remain (for|on) my limit (today|)
      i fit (send|transfer|withdraw) {amount} (once|today|one time)
      (the highest|maximum) (money|) (wey|) i fit (send|transfer|collect|keep)
      (i fit|can i|make i) (withdraw|send|transfer) {amount} (one time|at once|for one day|sharp)
      (how much|which amount) be the (highest|most|maximum) (i fit send|wey i fit send) (for one day|)
      (why|wetin make) i no fit send (pass|reach) {amount}
      {amount} (dey inside|don pass|reach) my limit (abi|)
      my limit go allow me send {amount} one time (?|i wan buy motor)
      (e dey talk|una system say|e say) (limit exceeded|i don pass my limit)(, why|, wetin be my limit|, raise am)
      put (cap|limit) for how much i fit transfer for one day
      (expand|widen|double|push up) my (limit|transfer limit) (abeg|na|)
      (how many) (transfer|transaction|withdrawal) (i fit do|dem allow|una gree) (for one day|)
      (limt|limmit) (abeg|for today)
      (abeg|oga abeg|) (tier 1|my kind of) account fit (hold|carry|receive) (reach|pass) {amount}
      (biggest|highest) (transfer|deposit|withdrawal) (wey una allow|for my account|i fit do)
      limit wey still dey for today na how much
      (abeg|oya|biko|) (bring down|cut) my (transfer|daily) limit (to {amount}|)
      (which|wetin be the) amount i no fit (pass|cross) (for one day|)
      (abeg|abeg o|) i (need|want) (bigger|higher|smaller) limit
      (when|which time) my limit (go reset|go start again|dey refresh)
      (atm|pos|transfer) limit (for one day|na how much|abeg)
      (allow|gree) make i (send|move) (pass|reach) {amount} (for one day|)
      (limit|una limit) dey (disturb|block|stop) me(, raise am|, increase am|)
      (how much|wetin) i don (use|send) (out of|from) my limit
      i (wan send|dey send) {amount} (but|) e (refuse|say limit|no gree)(, raise am|, wetin be my limit|)
      (limit|daily limit|transfer limit) (now|check|increase|abeg)
      how much my account fit (send|comot|transfer) (for one day|inside 24 hours)
      i try send {amount}, una say e don pass my limit
      for (my|this) (tier|level) how much i fit (send|transfer|withdraw) (daily|once|)
      (abeg|oga abeg|) (move|push|carry) my limit (up|high|go {amount}|down)
      (how much|wetin be the highest) (i fit|person fit) (send|transfer|withdraw) (for one day|one day|at once)
      (raise|increase|reduce|put) my limit (to {amount}|abeg|)
      (e say|una say) i don (pass|reach) my limit
      how much i fit (send|transfer|withdraw) (per day|daily|in one day)
      wetin be my (daily|transfer|spending|withdrawal) limit
      my limit (for today|now|per day) na how much
      (increase|raise) my (daily|transfer) limit (abeg|please|to {amount})
      i wan (increase|reduce|change) my (daily|transfer) limit (to {amount}|)
      i wan send {amount} but (e pass my limit|limit no reach)
      i don pass my limit (for today|abi|)
      how much remain make i send (today|for my limit)
      (what|wetin) be the maximum (transfer|withdrawal|money i fit send)
      maximum (transfer|deposit|balance) for my (account|tier)
      i fit (send|transfer) pass {amount} (in one day|at once|?)
      {amount} too much to send (at once|in one day) (abi|?)
      how much (fit|go fit) dey my account (for tier 1|at most|maximum)
      (daily|transfer|transaction) limit (abeg|?|na how much)
      e dey tell me limit (exceeded|reached) (why|wetin i go do)
      why e say i don reach (my|the) limit
      make una (raise|increase|open) my limit (make i fit send {amount}|)
      put my limit (for|to) {amount}
      my limit (small|too small), (increase am|raise am|i wan send big money)
      bring my limit (down|low) to {amount}
      i need to send (big money|{amount}) today, (increase|raise) my limit
      how much i don (send|use) out of my limit today
      how much my (tier|level|account) allow (me to send|to receive|)
      (limit|limits) for (tier 1|tier 2|tier 3) (na how much|abeg)
      when my (daily|) limit go (reset|come back|renew)
      i wan (set|put) limit (for my account|of {amount}|for transfer)
      (check|show) my (limit|limits|daily limit) (abeg|)
      how many (times|transfers) i fit (do|make) (in one day|daily)
      e get limit for (transfer|withdrawal|my account) (?|abi)
      how much be the (most|highest) i fit (transfer|send) one time
      i fit receive {amount} (for|into) (this account|my account) (or e pass limit|?)
      receive limit for my account (na how much|abeg)
      reduce my transfer limit (for safety|to {amount}|abeg)
      remove (the|) limit (for|from) my account (abeg|)
      how much i fit withdraw (from atm|for pos) (in one day|)
      e no gree me send {amount}, limit (wahala|problem)
      i wan pay for car {amount}, my limit fit carry am (?|)
      how much per day i fit (send|transfer|spend)
      my limit don (finish|full|reach) (abi|why)
      pls (increase|raise) my limit (to {amount}|)
      the most i fit send (today|one day|at once) na how much
      limit (pls|?|increase abeg)
      i wan lower my daily limit (to {amount}|make thief no fit carry plenty)
      how much (remain|left) for today limit
      maximum (i fit send|transfer per day) (na how much|abeg)
      this account limit na how much
      please (increase|raise) my limit
      kindly tell me how much i fit send (per day|in one day)
      good morning, wetin be my transfer limit
      i wan pay for land {amount}, una fit allow am or my limit small
      e say i don reach limit and i still get one more person to pay, raise am
      i never fit send {amount}, limit
      what is the limit for (my account|one transfer|one day)
      limit of my tier (na how much|abeg)
      open my limit make i send {amount}
      e get amount wey i no fit pass for one day (?|how much)
      how much i fit transfer remain today
      reset my limit (to {amount}|abeg)
      withdraw limit for (atm|pos) na how much
      i wan carry my transfer limit go {amount}
      why una put limit of {amount} for me
      my limit
      increase limit
      how much i fit send
      limit don finish
      daily limit how much
      (how much|wetin) be the (most|highest|maximum) i fit (send|transfer|withdraw) (one day|for day|at once)
      (increase|raise|reduce|lower) my (limit|daily limit|transfer limit) (to {amount}|abeg|)
      (e say|una say) (limit|i don pass limit|i exceed limit) (why|how much be my limit)
      (limit|my limit) (na how much|abeg|remain how much today)
      (how much|wetin) (remain|i still fit send) (for|out of) my (limit|daily limit) today
      i wan (send|transfer) (pass|more than) {amount} (one day|at once), (raise my limit|e possible)
      (put|set) my (limit|daily limit) (for|at|to) {amount}
      (transaction|transfer|withdrawal) limit (of|for) (my account|tier 1|today)
      (how|can) i (increase|raise|change) (my|the) (limit|daily limit|transfer limit)
      (my|the) limit (too small|no reach|too low) (raise am|increase am|abeg)
      (how much|which amount) (be|na) my (daily|transfer) limit (now|sef|abeg)
      (remove|change) (my|the) limit (abeg|make i send big money)
      i wan send {amount} but e say i don pass limit
      increase how much i fit transfer
      reduce my daily limit to {amount} make thief no finish me
      wetin be the highest money wey my account fit hold
      i wan buy land, raise my limit to {amount}
      one transfer fit reach how much
      why una cap me for {amount}
      pos limit for my account na how much
      set my limit make e no pass {amount}
      i wan pay for land but the thing say i don reach my limit, increase am
      haw mush i fit send for one day
      i wan know the ceiling for my account
      e get how much wey i no fit pass for one day (?|)
      my customers dey send big money, how much my account fit collect
      why i fit send only {amount}
      open my limit small make i pay for container
      lower my limit because my pikin dey use the phone
      i never reach my limit today abi i don pass am
      from tier one to tier two, how the limit take differ
      atm limit per day na how much
      make una put daily limit wey go protect me
      how much i fit still send before limit catch me
      my tier one account fit hold reach how much
      highest i fit send once na how much
      i wan reduce how much pos fit take from my account
      put stop for transfer wey pass {amount}
      my limit too small for business, raise am
      una tie my hand with limit, loose am
      open the gate, raise my transfer limit
      biggest amount wey una allow for one transfer
      i no wan fit send pass {amount} per day
      tell me my transfer limit
      how i go take send {amount} when limit no gree
      my limit dey reset which time
      i wan buy motor today, {amount}, but una say my limit no reach. raise am abeg
      hospital need {amount} now and una say my limit na small. increase am
      (i wan pay for land|supplier need money|hospital bill big), increase my transfer limit
      the car na today e go go. una say i don reach my limit, open am small
      half of the land money don go, the rest una say limit. raise am make i finish
    `,
    freeze_account: `
      <abeg> (block|lock|freeze|hold|off) my (account|akant|aza)
      dem (don|) (thief|steal|snatch|carry|collect) my phone (abeg|block my account|)
      my phone don (lost|loss|dey with thief) (block my account|lock everything|)
      i (don lost|lost) my (phone|sim|line), (block|lock) (my account|everything)
      person don enter my account, lock am now now
      stop (every|all) money (wey dey comot|from comoting) (from|for) my account
      lock (everything|my account) (sharp sharp|now now)
      no let anybody (touch|comot) (my money|money from my account)
      (put|add) freeze for my account (now now|abeg)
      dem wan clear my account
      make una block my account
      my account don hack, lock am first
      hold my account make nobody touch am
      thief don carry my phone
      emergency o block my account
      how i go block my account (if my phone lost|)
      i wan block account
      close my account make nobody enter
      (abeg|sharp sharp|quick quick|oga) (block|lock|freeze|hold) my (account|acct) (now now|)
      (my phone|my sim|my line|my handset) (don|) (lost|loss|miss|dem steal am|dem don thief am)(, block my account|, lock my account|)
      (thief|dem|armed robber|somebody) (don|) (carry|collect|steal|snatch) my (phone|sim|line)(, block everything|, lock account|)
      (somebody|yahoo boy|hacker) dey (enter|use) my account, (block am|lock am)
      make (nobody|nothing|no money|dem no) (fit|) (comot|withdraw|remove money) (from|for) my account
      (stop|lock) (everything|all transaction|any debit) (for|on) my account
      put lock for my account now abeg
      no allow (anybody|any transaction|money comot) (for|from|on) my account
      make (dem|nobody|anybody) no (withdraw|comot money|use|touch) (for|from) my account
      (thief|somebody|hacker) (don|dey) (use|enter) my account, (lock|block|stop) am
      (hold|block|lock) (all transaction|my account|my whole account) (sharp sharp|now now|first)
      (agbero|bad boys|one chance people) (collect|seize|snatch) my phone (for traffic|for oshodi|)(, abeg|,) (lock|shut|freeze) (my account|everything)
      (abeg|oya|biko|) (padlock|jam|seal) my (account|money|aza)
      (hold|keep) my account (till|make) i (get new phone|do welcome back|retrieve sim)
      (abeg|abeg o|) (bar|cut|block) (all|every) (transfer|debit|withdrawal) (for|from) my account
      i dey (travel|go hospital|go prison), (lock|suspend|hold) my account (small|)
      (whoever|the thief|anybody) wey (hold|carry) my phone no (suppose|go fit) (touch|comot) (my money|kobo)
      (my sim|my line) (dem swap am|don stop sudden)(, lock|, hold|, freeze) my account
      (abeg|oga abeg|) (fast fast|hurry|chop chop|emergency)(,|) (jam|freeze|lock) my (account|money)
      (abeg|oya|biko|) (pause|suspend|off) (my|the whole) account (for one week|small|till i talk)
      (frize|freez|lok|blok) my (account|acct) (abeg|now)
      (my husband|my boy|my pikin) dey (drain|empty|clear) my account(, lock am|, stop am|, hold am)
      (lock|shut) (the account|everything) before (dem|the thief) (clear|drain|empty) (am|my money)
      (phone|bag|sim) (don go|don miss)(, freeze|, lock|, secure) my account
      (i suspect|i fear|my mind tell me) (person|thief) (wan|go) (enter|clear) my account(, lock am|, hold am)
      (close|lock) the account make (nobody|no person) (withdraw|send) from am
      (my phone|the sim) dey (bad people|thief|wrong person) hand(, block|, freeze|, lock) account
      (no make|no gree make) (kobo|anything|one naira) (comot|waka) (from|for) my account
      (help|emergency)(,|) dem (kidnap|rob) (my brother|us|me) (with my phone|)(,|) (block|lock) account
      (block|lock|freeze) (account|my account) (fast|sharp|now now) (abeg|na|)
      (abeg|oga abeg|) (till|until) i (see my phone|come back|talk)(,|) (leave|keep) my account (locked|blocked)
      i no want make (kobo|any transfer|one debit) (comot|leave) my account
      (thief|person|dem|agbero) (don|) (carry|thief|collect|steal) my (phone|sim|line|handset)(,|) (block|lock|hold) (my account|everything|my money)
      (lock|block|hold|freeze|off) my (account|aza|akant) (sharp sharp|now now|make dem no touch am)
      (no let|no gree make) (them|dem|person|anybody) (touch|comot|withdraw|enter) (my money|my account|anything)
      (my phone|my sim|my line) (don lost|don miss|loss|don hang)(,|) (abeg|) (block|lock|freeze) (account|my account)
      (dem|person) dey (comot|thief|remove) my money (now|as i dey talk|)(,|) (block am|stop am|lock account)
      (stop|hold) (everything|all movement|all transfer) (for|on) my account
      (my ex|my boy|person) (sabi|don see|get) my pin(,|) (lock|block|hold) (my|the) account (first|)
      (account|akant) (lock am|block am|freeze am|hold am) (abeg|fast)
      abeg (lock|block|freeze) my account (now|quick|before thief enter)
      my phone don (lost|miss), block my account (abeg|now|before anything)
      dem (steal|thief|snatch) my phone (for bus|for market|this night) (block my account|lock my account)
      i no see my phone again, (lock|block|freeze) (my account|everything)
      (make una|abeg) (hold|lock|freeze) my account (till i come back|for now|make money no comot)
      make money no (comot|leave|go out) from my account (again|abeg|till i talk)
      (stop|block) (all|any) (transfer|withdrawal|debit) from my account (now|abeg)
      somebody (dey|wan) (transfer|withdraw) my money now, (block|lock) my account
      (thief|somebody) get my phone, no let am (touch|carry|enter) my (account|money)
      my sim card don (lost|miss), (lock|block|freeze) my account
      armed robbers (collect|carry) my phone and (bag|pin), block my account
      (lock|freeze) my account (small|for now|for two days)
      i wan (lock|freeze|suspend) my account (small|for now|by myself)
      how i go (lock|freeze|block) my account (if phone lost|by myself|now)
      (hold|lock) my account till (i see my phone|i reach branch|tomorrow)
      my phone (lost|don lost), lock the account (sharp sharp|abeg)
      dem snatch my (phone|bag), (freeze|lock|block) my account (quick|now)
      (lock|block|freeze) am, my account (abeg|now)
      my handset (drop|fall) for (road|bus|water), abeg lock account
      (emergency|urgent|help), (block|lock|freeze) my account (now now|sharp sharp)
      person dey try (enter|login) my account, (lock|block) am (now|abeg)
      i see (login|code|otp) wey i no ask for, (lock|freeze) my account
      abeg (close|shut) my account door, (thief dey around|my phone lost)
      (freeze|lock) my money (make nobody touch am|till tomorrow)
      they collect my phone for (gunpoint|one chance), (lock|block) my account
      my boyfriend hold my phone, e wan (transfer|remove) my money, block account
      i wan make una block my account (abeg|because phone lost|now)
      (disable|deactivate|suspend) my account (for now|till i see my phone)
      put (block|lock|restriction) for my account (abeg|make thief no enter)
      my children dey use my account anyhow, (lock|freeze) am
      i (leave|forget) my phone for (taxi|keke|church), (lock|block) my account
      my bag (wey phone dey inside|with my phone) don lost, freeze my account
      no (transaction|transfer|debit) suppose go (from|for) my account (till i say so|today)
      person don know my (pin|password) (and get my phone|), (lock|freeze) my account
      block (my account|everything|my bank) (phone don lost|dem thief my phone)
      remove the (lock|freeze|block) wey i put for my account
      hold everything (for my account|abeg), my phone (lost|dey with thief)
      i don lose phone, hold my account make dem no carry my money
      i fear say (dem|somebody) go clear my account, (freeze|lock) am
      my line don stop sudden, (i think dem swap am|thief fit get am), freeze my account
      (kindly|please) (lock|freeze|block) the account (for my safety|sharp)
      sharp sharp (lock|block|freeze) account
      please (lock|block|freeze) my account, my phone don (lost|miss)
      kindly (freeze|lock) my account for now
      thief break my car carry my phone, lock my account before dem use am
      my phone fall inside bus and person no gree return am, block my account
      i dey suspect say my ex wan enter my account, lock am for now
      abeg no allow any (money|transfer) go out till i come (bank|back)
      lost phone, (lock|block|freeze) account
      stolen phone, (lock|block|freeze) my account (abeg|fast)
      my phone (get|enter) bad hand, (lock|block) my account
      i lose my sim, block (my account|everything) (abeg|)
      (thief|pickpocket) (collect|take) my phone for (brt|market|party), freeze account
      lock down my account (abeg|now|for security)
      secure my account, (phone don lost|somebody get my pin)
      i want my account (frozen|locked) for now
      make account no open for anybody till i (talk|return)
      nobody suppose fit enter my account now, lock am
      freeze my account, (person|somebody) don (carry my sim|see my phone)
      no let anybody comot money for my account (till i talk|again|now)
      freeze my account (pls|abeg|now)
      block account abeg, thief get my phone
      lock everything, my phone don go
      i want to freeze my account for some days
      i wan freeze my account (today|now|small)
      make my account sleep till i wake am
      no let thief use my account, lock am
      (phone|my phone) don (lost|miss|go) (for bus|for market|), (lock|freeze|block) (my account|everything)
      (lock|freeze) (everything|my whole account) (till i come|till i say so|abeg)
      (no let|no allow) (anybody|thief) (enter|use|open) my (account|karo)
      (somebody|thief) (get|hold|dey with) my phone and (pin|sim) (block account|freeze my account|lock am)
      (i suspect|i think) (somebody|person) dey (my account|inside my account), (lock|freeze) am
      (hold|pause|stop) (all|every) (transaction|debit|movement) (for|on) my account
      (armed robber|thief|one chance people) (carry|take) my (phone|bag|everything), (freeze|lock) my account
      (abeg|sharp sharp) (block|lock|freeze) (my|) account, (i lose my sim|dem thief my phone|armed robber carry am)
      (i dey|we dey) (hospital|police station), dem (rob|snatch) my phone, (lock|freeze) (my account|everything)
      (put|do) lock (for|on) my (account|whole account)
      (make|let) my account (no open|sleep|close small) (till|until) (i find my phone|i get new sim)
      (dem|somebody) (enter|log in) my (karo|account) (from another phone|now now), (lock|freeze) am
      (security|safety) first, (freeze|lock) my account
      (shut|close) (down|) my account (small|for now|sharp) (because my phone lost|thief carry my phone)
      (i wan|make una) (freeze|lock) (am|my account) (because i dey travel|till i return|for safety)
      (phone|sim) (lost|don lost) (freeze|lock|block) (am|account|everything) (abeg|)
      (no money|nothing) (should|go) (comot|leave) my account (till i talk|from now|today)
      (put|throw) lock (for|on) my (account|money) (sharp|now|abeg)
      thief carry my phone for under bridge, lock my account now
      dem don rob me for road, quick block my account make dem no comot money
      my phone fall for danfo, abeg hold my account first
      i lost my sim, no allow anybody touch my account
      my line don enter another person hand, freeze the account
      my babe sabi my pin and we don break up, lock my account for now
      i mistake tell person my pin, lock the account sharp sharp
      shut my account down now now, thief get my phone
      stop everything for my account, i no dey with my phone
      put padlock for my account
      seal my account till i come back from police station
      make no kobo comot from my account again till i talk
      pause my account till tomorrow
      put my account on hold abeg, i dey suspect something
      i dey use another person phone, my own don lost, block my account
      na my brother phone i take dey message, dem don steal my own, lock am up
      hold my money for there, thief dey with my sim card
      nobody suppose fit send money from my account again, i lose my phone
      disable my account small, i never see my phone
      deactivate my account now, phone don miss
      my handbag wey carry phone don lost, stop my account
      emergency, lock account, phone don go
      area boys snatch my phone with my line, abeg block
      my pikin throw my phone inside gutter, lock the account till i get sim back
      i wan swap sim, lock account before i go mtn office
      i dey police station, dem rob me, kindly freeze my account
      no honour any transfer from my account from now
      stop all money wey dey go out
      my pin don leak, freeze everything
      person dey try enter my account, lock am before e succeed
      somebody hold my phone dey run, lock my bank
      i dey fear, make una close my account small time make e cool
      lock am, lock am, my phone don lost
      boys don collect my phone for ojuelegba now now, na my friend phone be this, lock my account
      pls lok my akant phone don lost
      my sim just dey show emergency only, i think say dem don swap am, freeze my account
      i sleep for bus, wake up no see phone, hold my account
      i dey run, dem snatch my bag, lock am now
      nepa pole wire burn my phone and my sim dey inside, freeze am first
      i lend my line to somebody e no gree return am, lock my account
      my small brother sabi my pin and e dey gamble, lock the account
      pin don leak for whole hostel, freeze my account
      i write my pin for paper, paper don lost, freeze account
      my husband wan empty my account, lock am
      make una secure my account, phone dey with thief
      na my aunty {name} line i take dey talk, block my own account, dem thief my phone
      kill all activity for my account tonight
      no money suppose move till i get my sim back
      i dey travel two months, lock my account till i come back
      shut down everything, they are with my phone
      i no wan make anybody fit withdraw, hold account
      fire burn my shop with my phone, lock account for now
      my phone drop inside river, no let anybody enter my account
      omo dem don pick my phone for concert, lock am
      boys don jack my phone, hold account
      phone don japa with thief, lock my aza
      lock my aza sharp before dem wipe am
      close my account for now, my line don enter wrong hand
      the phone wey my bank dey inside don lost, help me hold am
      abeg my sim no dey my hand again, stop every transaction
      one agent cram my pin, freeze the account till i change am
      i quarrel with my partner and he sabi my pin, block account
      lock my account immediately
      abeg put emergency stop for my account
      dem don enter my house carry phone and laptop, lock account
      hold my account till monday make i sort my sim
      abeg help me fast. thief don run with my phone for traffic and my bank app dey open, lock the account
      i dey inside danfo when dem pick my phone. na stranger phone i borrow so, block my account
      i go market with phone, i come back without phone. abeg make nobody fit touch my money
      dem don burgle our house. phone, laptop, card, all go. lock my account first
      i quarrel with my boyfriend and im know everything about my account. put lock for am now
      na police station i dey. dem seize my phone and i no trust dem, hold my account
      (i enter danfo|i go concert|i waka for night), dem don thief my phone, lock my account
      (my phone don fall inside river|my bag don lost|dem rob our house), abeg block my account now
      (my ex sabi my pin|my boy see my pin|i write my pin for paper and e lost), hold my account for now
      as i dey type so another man dey with my phone. do fast lock am
      i no go lie, i don give pin to person i no trust. shut the account
      police say make i tell my bank sharp. my phone, sim, everything don go
      i dey chase the thief but e don enter keke. lock my bank first
      my husband na gambler and e don see my pin. jam the account till i change am
      for prayer ground my bag disappear. account, hold am please
    `,
    pin_change: `
      <i_wan> change my (pin|password|transaction pin)
      change my (pin|password|pin number) (abeg|sharp sharp|)
      i (don|) forget my (pin|password)
      i no (remember|sabi) my pin (again|)
      person (don|) (see|know|sabi) my pin
      how i go (take|) change (my|) (pin|password)
      reset my (pin|password) (abeg|)
      i want new pin
      my pin no (dey work|gree work)
      change my pin (from|to) {pin}
      my pin don lock
      help me change my pin
      pin wey i get before na {pin}, change am
      make i put new pin
      i forget am, my pin
      people don see my pin for pos, make i change am
      set pin for me
      pin don comot for my head
      i wan (change|reset|set|create|do new) (my|) (pin|password|transaction pin)
      i don (forget|lost) my (pin|password|transaction pin)
      (abeg|help me) (change|reset) my pin
      (somebody|my guy|my wife|person) (don|) (see|know|sabi) my pin
      my pin (no dey work|no gree|don block|no correct)
      how i (go|fit) (take|) (change|reset) (my|) pin
      i no (remember|sabi|fit remember) my pin (again|)
      (my|the) pin (no dey enter|dey reject|dey show wrong)(, give me new one|, reset am|, change am)
      (my pikin|my wife|my boy) (peep|cram|watch) my pin(, change am|, i wan change am)
      (i mix|i confuse|e don comot for my brain|i blank) my (pin|password|secret number)
      (old age|stress) no gree me remember my pin(, reset am|, help me|)
      (abeg|oya|biko|) (edit|renew|swap) my (pin|password)
      (pim|pinn|pasword) (change|reset) (abeg|)
      (i want|give me) (strong|different|fresh) (pin|password) (abeg|na|)
      i (try|press) (wrong pin|pin) three times (e don lock|e lock me|e no gree)
      (where|how) person (dey|go) (set|create|put) (pin|transaction pin)
      my pin na (1234|0000|my birthday|{pin}), (e no safe|i wan change am|change am)
      (recover|find|bring back) my (pin|password) (wey i forget|)
      (change|turn) am from {pin} (to another one|to better one)
      (transfer|pos|secret) pin (i forget am|change am|i wan reset am)
      (i no wan|i tire to) use (this|my old) pin again
      (i mistake|i) (tell|show) (person|my guy) my pin(, change am|, new pin abeg)
      (abeg|oga abeg|) (allow|let) me (choose|pick|put) another pin
      (abeg|oya|biko|) (for security|make e safe)(,|) (change|reset) (the|my) pin
      (new|another) (pin|password) (abeg|i want)
      (pin|password) (reset|change|forget|new) (abeg|now)
      i (set|choose) pin (long time|last year) (i don forget am|i no fit remember am|i want another)
      my pin (must|suppose) change (today|now) (abeg|na|)
      i don forget my (pin|password|secret number)
      (change|reset) (my|the) pin (for me|abeg|now|)
      (person|my pikin|somebody) (don see|sabi) my pin(,|) (change am|i wan change am)
      i wan (put|use|choose|set) (new|another|better) pin
      i (wan|need to) change my (secret|transfer|4 digit) (pin|number|code)
      abeg how i go (change|reset|set) (my|this) (pin|password)
      my pin don (leak|open|spread), (change am|make i change am)
      (my wife|my husband|my son|my friend) (know|sabi|don see) my pin, (i wan change am|make i change am)
      i no (fit|dey) remember (my|the) (pin|password) (again|at all|o)
      i don (forget|lose) the pin wey i (set|use|put) (before|last time)
      wetin be my pin (sef|abeg|i forget)
      e say my pin (wrong|no correct|incorrect), (i wan reset am|abeg help me reset am)
      my pin no (dey go|gree|work) again (abeg|wetin i go do)
      (reset|change|renew) (pin|my password|my transaction pin) (abeg|for me|)
      i (enter|put|press) wrong pin (many times|three times|plenty) (e lock|e don block)
      pin don (block|lock) (abeg|because i put wrong one)
      help me (reset|change|recover) (my|the) (pin|password) (wey i forget|)
      i need (new|fresh|another) (pin|password) (abeg|sharp sharp)
      (pin|password) (change|reset) (how i go do am|abeg)
      make we change my pin (today|now|because people don see am)
      i (mistakenly|) (show|tell|give) my (brother|girlfriend|worker) my pin, i wan change am
      i wan remove my old pin (put new one|)
      i no (like|trust) this pin again, (change am|give me another)
      (how|where) i go put new pin
      my pin too (easy|simple), i wan change am
      i dey use my (birthday|birth year) as pin, i wan change am
      (old mama|papa) don forget (pin|her pin|im pin), (how e go do am|help am reset am)
      person stand for my back see my pin (as i dey press am|for pos)
      i write my pin for paper and the paper don lost
      i wan (create|set up) (my|) (transaction|transfer) pin
      i never (set|create|get) pin (before|), how i go do am
      change my pin before (somebody use am|person go use am|wahala start)
      e dey ask me for pin and i (no know am|don forget am|no remember)
      the pin wey i dey put, e no (dey work|gree|correct)
      (forgot|forget) pin
      (forgot|forget) my (pin|password) (abeg|help)
      i wan make my pin (strong|different|another number)
      (update|replace) my (pin|password) (abeg|for me|)
      i want to reset my pin (please|abeg)
      (transfer|transaction) pin (reset|change|forgot) (abeg|)
      my pin dey (confuse me|mix up for my head), (reset am|give me chance change am)
      make i (change|set) am to another pin
      (conductor|pos woman|cashier) (see|watch|hear) my pin (make i change am|i wan change am)
      my phone get another owner now, i wan (change|reset) my pin
      i think say my (pikin|boy|friend) sabi my pin
      i wan use different pin from now
      the pin (wey i set|wey una give me) i no (remember|sabi) am again
      (can i|i fit) change my pin (from here|now|for this chat)
      pin no dey my (head|brain|memory) again
      my secret number don (comot|leave) my head
      give me road to (change|reset) pin
      (pin|my pin) (forget am|i no sabi am again|no correct|wrong)
      i go like (change|reset) my pin (for safety|because i no trust anybody|)
      my pin don (tire me|old), (i wan change am|change am)
      i give person my pin (make e withdraw|because i trust am), now i wan change am
      pin (reset|change) pls
      how i fit (get|set) another pin
      i no remember the four number (wey i set|for my pin)
      e say wrong pin (and i sure say e correct|many times), (wetin i go do|reset am)
      the boy wey help me withdraw (know|sabi) my pin (now|)
      change password (abeg|pls|for my account)
      i wan set (pin|new pin|transaction pin) (for the first time|)
      i put pin wey i (no remember|don forget) (abeg|help)
      please i wan (change|reset) my pin
      kindly help me reset my (pin|password)
      good morning, i don forget my pin
      i tell my daughter my pin when i dey sick, now i wan change am
      i dey old, i no dey remember this pin again, help me put another one
      i wan put pin wey (only me know|nobody go guess|i go remember)
      my pin don (expose|public) (abeg change am|)
      the pin no dey (correct|match), (reset|give me chance to put new one)
      (wrong|incorrect) pin (e dey show|always), (i wan reset am|help me)
      pin don lock because i (forget am|try am too much)
      my pin (na my birth year|too easy to guess), i wan change am
      pls help me (reset|change|set) pin
      i want new transaction pin (abeg|pls)
      where i go (press|enter) to change my pin
      i no wan use {pin} as my pin again, make i set another one
      (i no|i don) (remember|forget) (my|the) (pin|password) (again|), (help me|reset am|wetin i go do)
      (change|reset) (my|the) (karo|transfer|) pin (abeg|for me|now)
      (new|another) pin (abeg|i want|for me)
      (my pikin|my husband|somebody) (see|know|watch) my pin, (i wan change am|change am)
      (pin|my pin) (no gree work|no correct|dey reject) (reset am|wetin i do|)
      (how|where) (i|person) go (take|) (change|set|reset) pin (for here|)
      (i wan|make i) (use|put) (different|another|stronger) pin
      (i think|be like) say my pin (too easy|no strong), (change am|i wan change am)
      (help|abeg) (i lock|i forget|i lose) my (pin|transaction pin) (reset am|)
      (make|let) me (put|choose|set) new pin
      my pin na 1234, i wan change to better one
      everybody for my house don know my pin, change am
      i never set pin before, how i go set am
      old pin {pin}, i want new one
      my pikin don cram my pin, i want another
      i dey put pin e dey say wrong, i think i forget am
      how i go take create new pin
      give me chance change my secret code
      my secret number don vanish for my brain
      the four number wey i dey press, i no remember am again
      my shop boy dey stand for my back when i dey press pin, i wan change am
      i wan shange my pin
      set brand new pin for me
      my pin too simple
      pin don leak, make i change am
      i no fit recall my pin
      e get one ogbeni wey don see my pin, change am
      my brain don format my pin
      i wan swap my pin
      somebody peep my pin for pos, make i change am
      make i create stronger pin
      forget pin, help
      my pin na my pikin birthday, e no safe, change am
      i no dey sure of my pin again
      i never get pin, set one for me
      una say pin wrong, make i reset am
      my pikin use my pin buy game. change that pin for me
      i tell my friend my pin when i sick. i don well now, i wan change am
      (somebody see am|i dey forget am|e too simple), i wan change my pin
      we be five for one room and dem don see me press pin. change am
      village people sabi my pin. i want fresh one
    `,
    language: `
      (talk|speak|yarn) {language} (give me|with me|)
      <i_wan> (change|use) (language|{language}|my language)
      i no (sabi|understand|dey hear) english (well|)
      change (am|language|the language) (to|go) {language}
      make (we|you) (talk|yarn|use|speak) {language}
      you (sabi|dey hear|fit speak|understand) {language}
      {language} abeg
      answer me (for|in|with) {language}
      which language you sabi
      use {language} (follow me talk|)
      i prefer {language}
      switch to {language}
      no speak english, use {language}
      i wan make you speak {language}
      na {language} i sabi
      grammar too much, speak {language}
      go back to {language}
      change to {language} abeg
      (make we|abeg) (yarn|speak|talk) (for|with|in) {language}
      (talk|yarn|speak) {language} (give me|with me|)
      change am to {language}
      you (sabi|dey hear|dey speak) {language}
      (talk|speak|yarn|reply|answer) (me|) (for|in|with) {language} (abeg|)
      (change|switch|turn) (am|language|the language|) (to|go) {language}
      (you|una) (sabi|fit|dey) (speak|hear|talk|understand) {language}
      i no (sabi|hear|understand) (english|oyinbo|this language)
      (i want|i prefer|make we use|make we yarn) {language}
      which language (una|you) (sabi|dey speak|fit speak)
      (use|na) {language} (i want|abeg|i sabi)
      (grammar|english) (hard|too heavy|dey choke) (for me|)(, use {language}|, yarn {language})
      (my mama|my grandma|papa) (only hear|dey hear only|want) {language}
      (una get|e get) {language} (version|option|own|inside)
      (reply|text|answer) me (with|for) {language} (abeg|from now)
      (turn|put) (this chat|everything|the message) (to|for) {language}
      na {language} (dem born me with|my papa teach me)(, speak am|, use am)
      (how|where) i go (choose|change|set) (language|my language)
      (make i|i fit) (type|talk|send voice) with {language}
      (langwage|languag|lenguage) (change|abeg)
      (leave|drop) (english|{language})(, carry|, use|, speak) {language}
      (return|go back|turn back) (to|for) {language} (abeg|)
      (hausa|yoruba|igbo) (person|man|woman) (i be|na me), (speak|use) my language
      (wetin be|talk) am (for|in) {language}
      (other|which) language (dey|una get|dey here)
      (mix|join) (english|{language}) (and|with) {language}
      (set|make) {language} (be|as) my (main|normal) language
      (change|put) (mouth|tongue) (to|for) {language}
      my (village|church|market) people (hear|sabi|understand) {language} (only|pass)(, use am|, answer with am|)
      which (other|) (tongue|language) you fit (write|speak|understand)
      (drop|leave) grammar(,|) (use|speak|give me) {language}
      (speak|talk|use) {language} (abeg|please|for me)
      i (wan|want to) (change|switch) (my|the) language (to {language}|)
      (change|switch) to {language} (abeg|please|)
      i (prefer|like|want) {language} (pass|more|abeg)
      i no (understand|sabi|hear) (english|{language}) (well|abeg use {language}|)
      (reply|answer|talk to) me (in|with) {language} (please|abeg|)
      you (fit|sabi) (speak|hear|understand) {language} (?|abi)
      make we (use|speak|yarn) {language} (from now|abeg|)
      which languages (you|una|karo) (get|speak|understand)
      (my language na|i be) {language} (speak am|person, use am)
      how i go change (language|the language|am to {language})
      i want this (chat|app|bank) (in|for) {language}
      (english|{language}) please
      abeg (no speak|stop) (english|{language}), (speak|use) {language}
      i wan hear {language} (abeg|small)
      my (mama|papa|wife) no hear english, (use|speak) {language}
      {language} (i hear|i understand|i sabi) pass
      language (setting|change|option) (abeg|)
      turn (am|everything) to {language}
      (back to|return to) (english|pidgin|{language}) (abeg|)
      pls (speak|use) {language}
      {language} (pls|only|language)
      i wan (chat|talk) with you (in|for) {language}
      no more {language}, (use|speak) {language}
      (talk to me|reply) for my language, {language}
      my english no good, (use|talk) {language}
      can you speak {language} (?|)
      {language} (dey|you get am) (?|)
      set language to {language}
      please (speak|use|talk) {language}
      kindly (change|switch) to {language}
      change my language (abeg|to {language}|)
      abeg {language} i dey hear
      use my mother tongue {language}
      i wan read am for {language}
      no use english for me, {language} abeg
      you fit answer me for {language} (?|)
      i switch to {language}
      {language} na my language
      stop {language}, use english
      pidgin no sweet me, use {language}
      language option (dey|abeg|?)
      many languages dey (?|which ones)
      {language} abeg, i no hear this one
      answer for {language}
      we dey speak {language} for my side, use am
      put {language} for me
      english dey hard me, {language} pls
      make your talk be {language}
      can we use {language}
      you fit change to {language}
      (speak|talk|use) {language} (abeg|for me|with me)
      (i no hear|i no understand) (english|pidgin|this language), (speak|use) {language}
      (can you|you fit|una fit) (talk|speak|reply for) {language} (?|)
      (change|switch|turn) (am|everything|language) to {language}
      (my mama|my papa) only (hear|understand) {language}, (use am|speak am) (abeg|)
      (i prefer|i like|i want) {language} (abeg|pass|better)
      (which|what) language (una|you) (dey speak|sabi|hear) (?|)
      (my own|i hear) language na {language} (talk am|use am)
      (no english|no pidgin), {language} (only|abeg)
      speak hausa for me
      i no dey hear english, talk {language}
      na only {language} i sabi
      leave english, speak pidgin
      switch to yoruba
      my mama wan use am for igbo
      change to correct broken english
      oya go back to english
      you fit yarn {language} (?|)
      stop this big grammar, use pidgin
      i prefer make we dey talk {language}
      i no hear this grammar, use {language} talk to me
      spik {language} abeg
      una fit hear {language} (?|talk am to me)
      this language hard me, change am
      abeg no dey blow grammar, {language}
      use {language} yarn me
      my mother tongue na {language}, use am
      na {language} sweet me pass
      abeg turn to {language}
      english no dey enter my head, {language} abeg
      how many language you sabi
      you sabi efik or tiv (?|)
      oga speak am for {language} make my papa hear
      change am back to pidgin
      i want {language} voice
      no more english, only pidgin
      i fit dey write {language} for here (?|)
      talk {language} to this old woman
      my grandma dey here, she no hear english. talk {language} make she understand
      my father wan use am by himself. e only hear {language}
      (my mama no hear english|i no go school|grammar too much), use {language}
      i dey try but english no dey gree me. {language} go better
      na for {language} i fit open my mind. make we use am
    `,
    ussd: `
      wetin be (una|the|karo) (ussd|code|ussd code|short code)
      (which|wetin be the) code (i go dial|i go press|person go dial) (to check balance|)
      how i go (bank|send money|use karo) if (data no dey|network no dey|i no get data)
      i no get (data|smartphone|big phone|internet) how i go (do|bank)
      una get (ussd|code|star code)
      (ussd|ussd code) abeg
      code wey i go press (for phone|)
      e fit work for small phone
      i wan use am without data
      star 347 (dey work|)
      the code wey person dey dial
      how to bank without data
      e dey work for torchlight phone
      code for transfer
      dial code abeg
      give me the code wey no need data
      ussd dey
      offline banking dey
      i no get (big phone|android|internet) (how i go do|how i go take bank|)
      which code i go (dial|press) (for balance|to send money|)
      code wey i go press
      bank without data
      (which|wetin be) (code|number|ussd) (i go dial|i go press|una get)
      (wetin be|give me) una (ussd|code|short code)
      i no get (data|network|android), how i go (send money|check balance|bank)
      e dey work for (small phone|torchlight phone)
      dial code (for transfer|)
      (which|wetin be the) (code|ussd) (i go|make i) (dial|press|use) (for balance|for transfer|)
      (how i go|i fit) (bank|use una|send money) (if data no dey|without data|without internet|with small phone)
      (my phone|i) (no get|no carry) (internet|data|whatsapp), (how i go take bank|which code|wetin i go dial)
      (i dey use|na) (torchlight phone|small phone|button phone) (i get|i dey use|)
      wetin be (the|una|karo) (code|ussd|short code|ussd code)
      (how|which code) i (go|fit) (take|use|dial) (bank|transfer|send money|check balance) (without data|when data no dey|without internet)
      i no get (data|internet|smartphone|android)(, how i go take bank|, which code i go dial|, how i go send money|)
      (code|ussd) (to|wey i go use|for) (transfer|check balance|send money|buy card)
      which (number|code) i go (dial|press)
      (una|karo) (get|dey work for) (ussd|small phone|torchlight phone|button phone)
      i dey use (small phone|nokia|torchlight phone)(, e go work|, how i go do am|)
      my (grandma|mama|gateman) dey use (nokia|torchlight phone|small phone)(, she fit use karo|, how e go take bank|)
      (village|here|our side) no get (network|internet)(, which code|, code dey|, how i go send money)
      (without|no) (whatsapp|app|data)(, which code|, give me code|, how i go bank)
      (abeg|oga abeg|) (star|asterisk) code (of|for) (karo|transfer|airtime)
      (usd code|u s s d|ussdd|yusd) (abeg|of karo)
      (wetin|which number) i go (punch|press) (for keypad|take dial una|for phone)
      (if|when) my data (finish|no dey)(, wetin be the code|, how i go bank|, i fit still bank)
      (una|karo) dey work for (nokia|3310|phone wey no get internet|keypad phone)
      (the|una) code (no gree open|no dey go|dey fail)
      (how|where) i go (register|join) my (line|number|sim) (for|with) (ussd|the code)
      code (for|wey dey) (buy light|airtime|data|check money)
      i (forget|don forget) (the|una) (star code|ussd|short code)
      (make i|i wan) (dial|press) code (instead of whatsapp|bank|do transfer)
      (ussd|the code) (na free|dem dey charge|dey cut money)
      (abeg|oya|biko|) (kpalasa|small|analog) phone (banking|fit bank|fit work)
      network bad for our area, which code i go dial
      network (bad|no dey) for (my village|here)(, which code|, give me code|, wetin i go dial)
      (code|ussd|short code) (now|for transfer|for balance|abeg)
      my (old|small|cheap) phone fit (do|work with) (karo|banking|transfer) (without internet|) (abeg|na|)
      (wetin be|give me) (una|the) (code|ussd|short code) (wey i go dial|abeg|)
      (i dey use|na) (small phone|torch phone|nokia)(,|) (how i go do am|wetin i go dial)
      (data no dey|no network)(,|) (which code|wetin) i go (dial|press)
      wetin be (una|karo) (ussd|short) code
      (which|what) code i go dial (to send money|to check balance|for karo)
      i no get data, (which code i fit dial|how i go send money)
      una get ussd (code|) (?|abeg)
      how i go (bank|transfer|check balance) without (data|internet|smartphone)
      (ussd|code|short code) (for|to) (transfer|check balance|buy airtime|karo)
      i dey use (small|torchlight|button) phone, (which code i go use|how i go do am)
      (give|send) me (una|the) (ussd|dial|short) code
      how to use (ussd|the code) (for karo|)
      my (mama|papa) no get whatsapp, which code (she|he|e) go dial
      when (network|data) no dey how i go (use|reach) karo
      e fit work (offline|without data|for small phone) (?|abi)
      the star code (for una|wey i go dial|abeg)
      (dial|ussd) code for (karo|this bank) (abeg|please)
      data don finish, which code i go (dial|press) (to send money|for balance)
      my phone na (nokia|itel|small one), e fit (work|do karo) (?|how)
      ussd pls
      karo code (na what|abeg|?)
      the code to (transfer|check balance|buy airtime) (na which one|abeg)
      for village network no dey, how i go (bank|send money) (without data|)
      star wetin hash for (karo|una bank)
      the short code no dey (work|go) (today|)
      i wan use code (no be whatsapp|to transfer|from my small phone)
      code (wey|to) check balance without data
      please wetin be una (ussd|short) code
      kindly (give|send) me the code to dial
      wetin i go dial for karo
      i wan bank with star code
      my mama dey use small phone, which code she go use
      offline how i go transfer
      how to check balance with code
      una code dey work for (mtn|glo|airtel) (?|)
      no internet, give me code
      phone no get whatsapp, how i go use karo
      code for buying airtime (abeg|na wetin)
      i dial the code e no go, which one be correct
      ussd dey for karo (?|)
      how i fit do am without smartphone
      which star number i go dial to send money
      short code (pls|abeg)
      for my village network bad, which code i go dial take send money
      my phone na small one no get whatsapp, how i go check my balance
      code pls
      karo ussd
      no smartphone, which code
      i wan dial code check my money
      how farmer for bush go use karo without network
      which ussd i go use transfer money
      code when data finish
      ussd to buy (airtime|light|data)
      my network off, star code abeg
      (no data|network bad), (which|wetin be the) code (i fit dial|to use)
      (star|*) (code|number) (to|for) (transfer|buy airtime|check balance)
      (i no get|my phone no be) smartphone, (how i go bank|which code i go dial)
      (ussd|short code|dial code) (abeg|for this bank|of karo)
      (how|can i) (bank|use karo) (without internet|with nokia|with small phone) (?|)
      wetin (i|person) go dial (to|make e) (check balance|send money|enter karo)
      (which|what) (star code|ussd) (person|i) (go|fit) (use|dial) (when data finish|for karo|without internet)
      (give|send) me (the|) code (make i|to) dial (for|on) (nokia|small phone|any phone)
      my phone na nokia torchlight, how i go take bank
      code to check balance without internet
      star wetin hash i go dial
      ussd code for transfer
      village network no dey carry whatsapp, code dey (?|)
      the star code no dey work for my phone
      how i go register for ussd
      una code dey work for {network} (?|)
      for our village no network for whatsapp, which code i go press with my small phone
      wetin be di code
      my data finish and i wan send money, which code go work
      give me hash code for airtime
      i dey use small phone, how i go check balance without whatsapp
      ussd no dey go through for my mtn line
      activate ussd for my number
      banking code wey no need network
      how i go take send money with star hash
      keypad phone code abeg
      which number to dial when data no dey
      for bush no network, which code
      star hash thing for una bank, wetin be am
      network no dey, i wan use code do transfer
      wetin be the number wey i go dial with my torchlight phone
      my whatsapp don spoil, which code fit help me check money
      how person go take use una without smart phone
      dial code for my balance
      una star code na which one
      ussd menu no dey show for glo
      code for buy light without data
      offline banking how e dey work for small phone
      sms banking dey (?|i no get data)
      give my mama the code, she dey use small nokia
      my village network weak, whatsapp no dey open. give me the code wey i go take do bank
      my big phone don spoil and na small nokia i hold now. which code i fit take bank
      (data no dey|network bad for village|my phone small), which code i go dial
      light no dey to charge big phone. for this small one which code i fit dial
      inside this bush na only one bar network dey. code abeg
    `,
    help: `
      (help|help me|abeg help me|i need help|help o)
      wetin (you|una) (fit|dey) do (for me|)
      how (this thing|this bank|e|you) (dey|take dey) work
      <show> (menu|the menu|wetin dey|wetin you fit do|options)
      i no (sabi|understand|know) (wetin to do|how e dey work|how to use am|this thing)
      wetin i fit (do|ask|use you do) (for here|)
      teach me how to use (am|this thing|karo)
      how much una dey charge (for transfer|)
      una charge (na|be) how much
      i dey confuse
      wetin be karo
      karo dey safe
      which kind things una dey do
      wetin remain wey you fit do
      direct me
      who you be
      how i go use am
      una get office
      menu abeg
      wetin be the charge to send {amount}
      (make i see|show me|run me) (wetin una get|the menu|una options|wetin dey menu)
      check (menu|options)
      wetin dey (for|inside) menu
      una fit help me
      wetin (una|you) (fit|dey|sabi) do (for me|)
      (how|how i go take) (dey|) use (this thing|una|karo|you)
      (i no|i never) (understand|know) (how this thing dey work|wetin to do|wetin to type)
      (show|teach) me (road|how e dey work|wetin you sabi)
      (abeg|pls|) help (me|) (small|o|now|i confuse)
      (na|una be) (real bank|robot|machine|legit) (abi|)
      wetin (be|dem dey call) (esusu|ajo|osusu|savings circle)
      wetin (esusu|ajo) (mean|be) (sef|abeg|)
      (abeg|oga|) (help me|i need help|assist me|helep) (abeg|o|)
      wetin (you|una|karo|this thing) (fit|dey|sabi) do (for me|)
      how (this thing|karo|una bank|e) (dey|take|dey take) work
      i no (sabi|know) (wetin to do|how to use this thing|how e dey work)
      (show|give|send) me (menu|options|wetin una dey do|wetin dey)
      (wetin|which things|which service) una (get|dey do|fit do)
      i don (confuse|tire|lost)(, help me|)
      (you be|na) (robot|human being|person|computer) (abi|or wetin)
      (una|this bank) (dey|get) (safe|legit|real|office)
      how much una dey charge (for|to) (transfer|send money|)
      wetin (be the charge|una dey charge|be the fee) (to send {amount}|for transfer|to receive money|)
      (how|teach me how) (this thing|e|this app|karo) (dey work|take work)
      (wetin|which things) (you|una) (fit do|dey do|fit help me do) (for here|)
      (where|which side) una (office|branch) dey
      (my money|karo) (safe|get security|dey secure) (for here|so|)
      i be (old man|old mama|first timer|illiterate) (guide me|hold my hand|show me road|teach me how to use am)
      (which|wetin) (problem|wahala|matter) (una|you) (fit|dey) (solve|handle)
      (where|how) i go (start|begin) (from|sef|)
      i no (know|sabi) (anything|wetin to press|wetin to type) (for here|)
      (tell|show) me (everything|all) (wey|) (karo|una) (fit do|dey do|get)
      (helep|halp|hepl|elp) (me|abeg)
      (transfer|card|sms|account) (charges|charge|fee) (na how much|how e be)
      (una transfer|transfer) (na free|dey free|dey cost)
      (who|which company) (get|own|dey run) (karo|this bank)
      (cbn|ndic) (sabi|approve|know) (una|karo) (abi|)
      (i fit|how i go take) trust (una|karo|this thing) (with my money|)
      (direct|guide|put) me (through|) (abeg|small)
      (manual|guide|tutorial) (dey|una get) (for this thing|for karo)
      (who|wetin) (you|karo) be (exactly|sef|)
      (una|karo) get (app|website|branch for kano|office for lagos)
      (which time|when) una (dey open|dey close|dey work)
      wetin be (nuban|pnd|standing order)
      (wetin make|how) (karo|una) (better|different) (pass|from) (other bank|my old bank)
      (una|you) go (fit|) (guide|assist|help|follow) me (step by step|small)
      (rescue|save|assist) me (abeg|biko)
      (wetin|which thing) (go|fit) (happen|show) if i (type|press) (menu|1|something)
      (monthly|maintenance|hidden) (charge|fee) (dey|una get am)
      (how|which way) (una|karo) (fit|go) (take|) (be useful|help) (to me|me)
      (i just|i) (enter|land) (here|this chat), (wetin next|wetin i go do|how e dey go)
      abeg hold my hand, guide me for this thing
      (my pikin|somebody) (save|give me) this number, (wetin e dey do|wetin e be for|how i go use am)
      (example|clue|hint) of wetin i (fit|go) (type|talk|ask)
      (wetin|which one) (next|follow) (after this|from here|now)
      (una|the) (price list|charges|tariff) (abeg|for everything)
      wetin be the (use|gain|benefit) of (karo|this bot|una bank)
      (una|you) fit do (everything|all banking|pass transfer) (for here|)
      (first page|main list|home) (abeg|show me)
      (my head|my brain) no carry (this thing|how e dey work)(, guide me|, help me|)
      (wetin|which thing) (you|una|karo|this thing) (fit|dey|sabi) do (for me|for person|)
      (how|wetin) i go (take|do) (use|start|operate) (this thing|karo|una|am)
      (i no|i never) (understand|sabi) (how|anything) (this thing|e|) (dey work|here|)(,|) (help me|show me|)
      (help|guide|show) me (road|small|abeg|wetin i go do)
      (how much|wetin) una (dey|go) (charge|collect|remove) (if i transfer|if i send money|for transfer)
      (who|wetin) (be you|you be|be karo|una be)
      (shey na|abi na) (robot|human being|machine|real bank) (be this|i dey talk to)
      (una|my money) (dey safe|get license|dey secure|correct) (so|abi|for here)
      show me (menu|options|all wetin una dey do)
      una fit listen to voice note (?|so)
      (explain|yarn) (how|wetin) (karo|this bank|e) (dey work|be)
      (where|which side) una (dey|office dey|bank dey)
      (abeg|please) (help me|i need your help|assist me) (i no sabi|i dey confused|)
      i (dey|be) new (here|for this thing), how i go (take start|use am)
      how i go (take|) use (this app|this bot|karo|this number)
      (wetin|what) (this number|this thing|karo|una) dey do
      (wetin|what) i fit (do|use) (karo|this thing) (do|take do|for)
      i no (know|sabi) how (to use|person dey use) (this thing|karo|whatsapp bank)
      (show|teach) me how (to use am|karo dey work|i go take use this bot)
      (list|tell me) (all|) (the things|wetin) (una|you) fit do (for me|)
      wetin be (una|the) (services|work|menu|options)
      (abeg|) (guide|direct) me (i no know road|how to do am|small)
      how much una dey (charge|collect) for (transfer|sending money|bill payment)
      una dey (charge|collect money) (for transfer|if i send money|every month|for sms)
      transfer (na free|dey free|get charge) (?|abi|)
      (how much|wetin) be (charges|the charge|una charge) (for transfer|for one transfer|to other bank|)
      karo (na bank|be real bank|get license) (?|abi|)
      my money (safe|go safe|dey safe) (with una|for here|for karo) (?|abi)
      (where|which place) una (office|bank|head office) (dey|)
      una get (branch|office) for (my area|kano|lagos|aba|ibadan) (?|)
      una dey open (sunday|weekend|night|24 hours) (?|)
      who (get|own) (karo|this bank|una)
      i fit trust (una|karo|this bank) (?|with my money)
      you be robot or computer (?|abi wetin you be)
      (are you|shey you be) (robot|human|real person)
      you be (bot|machine|real person|computer) (?|abi)
      una fit (hear|understand) (voice note|voice)
      i fit (send|use|drop) (voice note|voice) (?|talk to you)
      wetin i go (type|write|send|press) (to start|first|now)
      (menu|main menu|options|list) (abeg|please|now|)
      give me (menu|options|list of things)
      (how|which way) karo (dey|take) work (sef|?)
      e get (anything|something) else wey (you|una) fit do
      what can you do (for me|)
      (i need help|help needed|please help) (o|karo|abeg)
      how i go know say na (real|original) (karo|bank) be this
      (una|karo) dey under (cbn|ndic) (?|abi)
      if i get (problem|question) wetin i go do
      i no understand (how this thing dey work|anything for here|this bot)
      explain how (karo|this bank|una bank) dey work (for me|)
      how una dey take (keep|protect) (customer|people|my) money safe
      person wey no go school fit use (this thing|karo)(?|)
      una get (app|website|application) (wey i go download|?|)
      (which|what) (kind|type) bank (una be|be karo)
      make you (direct|guide|teach) me (abeg|step by step)
      i wan (ask|know) how (una|karo) dey (work|operate)
      (help|assist) (abeg|o|me small|please)
      where i go (start|begin) (abeg|from|?)
      the thing wey you fit do, (tell me|list am|show me)
      wetin karo fit do wey (other bank|my bank) no fit do
      una dey charge (maintenance|card|monthly) fee (?|)
      i be (illiterate|old person|village man), how i go use this thing
      what is (karo|this) (abeg|)
      (stranded|confused|lost) i be, (guide me|show me wetin to do)
      how (safe|secure) (karo|una|this bank) (dey|be)
      what are your (charges|fees) (for transfer|)
      how i go take (do things|bank) with (una|karo)
      how i go know (wetin to do|where to press|how to start) (for here|)
      i just (get|download|see) this (number|thing), (wetin e dey do|how i go use am)
      my son (put|save) this number for my phone, (wetin una dey do|how i go use am)
      una be (bank|loan company|cooperative|pos people) (?|abi wetin una be)
      which (company|bank) be this (i dey talk to|wey dey chat me|?)
      what (services|things) do you (offer|do)
      i fit do (all my banking|everything for bank) (for here|on whatsapp) (?|)
      e safe to (keep money|put my salary) (for here|with una) (?|)
      wetin go happen to my money if (una close|my phone lost|una bank fold)(?|)
      una insure (customer|my) money (?|)
      government (know|approve) una (?|abi)
      transfer charge na how much (for small money|for {amount}|now|)
      if i send {amount} how much una go (charge|remove)
      card (charge|maintenance) na how much (per month|)
      una dey charge (stamp duty|vat|sms) (for alert|) (?|)
      any charge dey if (money enter|person send me money|i receive money) (?|)
      e cost to (use karo|use una|keep account here) (?|)
      where una dey (for lagos|for nigeria|located) (?|)
      una address (na where|abeg|?)
      una dey (work|answer) (for night|on sunday|public holiday) (?|)
      i no go school, una go (fit help me|teach me use am) (?|)
      e hard to use (this thing|karo) (?|abi e easy)
      abeg (teach|show) me (small small|from beginning) how karo dey work
      give me example of wetin (i fit type|i go write|person dey ask)
      how i go (take talk to|yarn with) you (make you understand|)
      you fit read (picture|screenshot|long message) wey i send (?|)
      who dey (behind|run) (karo|this thing)
      wetin (una full name|karo mean) (na|?)
      wetin be the (meaning|work) of (karo|tier|nuban|ajo)
      what is (esusu|ajo|bvn|nin|otp) (abeg|?)
      i need (assistance|guidance|small help) (abeg|please|)
      help (please|o|abeg|me out)
      (abeg|please) i dey lost (here|for this menu), (show me road|wetin next)
      show (menu|everything wey you fit do|options again)
      (i wan see|open) (the menu|list of services)
      wetin dey for here (wey i fit use|for me|?)
      karo get (agent|pos|atm) (for village|for my town|near me) (?|)
      how karo different from (opay|my bank|other app)
      una get (office|branch) (wey i fit come|for our town|for abuja|?)
      where i fit (see|find) una (office|branch)
      which (side|area|street) una (office|branch|head office) dey
      una dey (lagos|abuja|nigeria) (abi|?|or na online una dey)
      una be (online bank|digital bank|microfinance) (?|abi)
      una bank get cbn licence (?|abi una never register)
      how i go (trust|believe) una (with my money|say una no be thief)
      if una (run|close|fold) wetin go happen (to my money|to customers)
      my money go (safe|dey safe|remain safe) (if phone lost|if i keep am here)(?|)
      una dey (protect|insure) (people|customer) money (how|?)
      which time una (customer care|office|bank) dey (open|close)
      una dey (open|work|available) (24 hours|on weekend|for public holiday) (?|)
      (what|which) time una dey (close|open) (today|?)
      abeg what is the charge (for transfer|to other bank|if i use card)
      how much be (una transfer fee|fee for sending {amount}|the charge)
      i go pay charge if i send or receive money (?|)
      transfer to other bank (get charge|na free|cost how much)(?|)
      tell me (una charges|the fees|how much una dey collect)
      karo charges (list|na how much|abeg)
      free transfer (dey|una get am) (?|)
      what (is|be) karo (sef|exactly|for english|?)
      who (own|create|start) this (bank|karo)
      you (be|na) computer or (person|human)
      na who i dey (talk to|chat with) (so|?)
      am i (talking to|chatting with) (bot|human|robot)
      you be (ai|chatgpt|machine) (?|)
      this chat (na robot|na real person|safe) (?|)
      i no sabi (book|phone|english) well, how i go use (this thing|karo)
      i be (first timer|beginner|learner), (show me how|where i go start)
      wetin i go do (first|now|next) (abeg|for here|?)
      how i go (talk|tell) you wetin i want
      i fit (talk|send voice) instead of (type|typing) (?|)
      una dey (accept|hear) voice (note|message) (?|)
      list (of|) (things|work|services) wey (karo|una|you) (dey do|fit do)
      (wetin|which thing) else you fit (do|help me do)
      you fit do (bank work|bills and loan|everything bank dey do) for person (?|abi)
      apart from (transfer|airtime) wetin (you|una) fit do
      tell me about (karo|una bank|una services|yourself)
      introduce yourself (abeg|)
      (start|begin|get started) (abeg|how|)
      i need (direction|someone to guide me|tutorial) (abeg|on how to use karo)
      (steps|instructions|guide) on how to use (karo|this thing)
      help me (understand|know) (this bank|how karo dey work|how to use am)
      i dey (confused|confuse) (about|for) (this thing|karo|everything here)
      (explain|yarn me) (everything|all) about (karo|this bank)
      abeg wetin be (nuban|kyc|token|bvn)
      what (be|is) the meaning of (bvn|nuban|kyc|tier)
      una get (app for iphone|website|facebook page|app) (?|)
      how i go download (una app|karo app|the app)
      una dey (for playstore|on instagram|on facebook) (?|)
      which (rules|conditions) una get for customers
      una (terms|rules|policy) (na what|abeg|how e be)
      what can i (type|ask|say) (here|to you|)
      (anything|something) i suppose know (before i use karo|about una)
      the benefits of (karo|una account|this bank)
      why (i|person) (go|suppose) use (karo|una) (instead of other bank|)
      (hello|abeg) (how this thing dey work|wetin you dey do|help me)
      karo (how e dey work|na wetin|fit do wetin)
      how much (to|be the charge to) (send money|collect card|receive money) (?|for here)
      which charges una dey (collect|take) (for account|every month|)
      una charges (na how much|list|how e be) (for transfer|)
      e get (hidden|extra) charges (for here|) (?|)
      una fit tell me una charges (?|before i start)
      transfer for here na free or i go pay
      una bank (real|legit|genuine) (?|abi)
      i wan confirm say una be (real bank|original karo)
      person tell me say una be (fake bank|good bank|new bank), na true (?|)
      who (be|is) (the owner|ceo|md) of (karo|this bank)
      where una bank dey (exactly|for map|?)
      (office|branch) address (pls|abeg|of karo)
      una get agent for (village|market|kano|benin) (?|)
      una (opening|closing) time (na when|abeg)
      (how|wetin) i go (do|type) to (begin|see menu|start) here
      how to (operate|start with|use) (karo|this chat) (abeg|)
      teach me how to (operate|use) (this chat|karo|una bank)
      wetin i go type make i (see menu|start|know wetin dey)
      i dey use this thing first time, (guide me|wetin i go do|help)
      (guide|walk) me through (how to use karo|everything|am)
      help me with (something|this thing|how to use una)
      (abeg|pls) i need help
      help pls
      help me out (abeg|pls|here)
      menu pls
      options pls
      wetin you (sabi|fit) do pass transfer
      your (work|duty) na (wetin|what) (?|)
      what do you do (?|here|for people)
      what is your (work|name|use) (?|)
      your name na (wetin|what) (?|)
      (you|karo) na (who|wetin) (?|)
      (voice note|voice|picture) dey work for here (?|)
      how old people (go|fit) use this (thing|bank) (?|)
      (rules|condition) wey i suppose know before i (use una|keep money here)
      una different from (pos|opay|microfinance) how
      wetin make (people|person) like (karo|una bank)
      any (guide|manual|video) wey go show me how (to use am|karo dey work)
      i read everything but i no understand (how to use am|wetin una dey do)
      i no sure of wetin (to do|to press|una want)
      please (help me|i need help)
      kindly (guide|assist) me (abeg|)
      good morning, please how this bank dey work
      sir wetin una dey do (for here|)
      please what are una charges
      una (services|products) na wetin
      which (services|products) una (get|dey offer)
      tell me wetin una (get|offer) (for customers|for traders|for me)
      how una fit help (trader|student|farmer|small business) like me
      i wan know more about (karo|una bank|this thing)
      i be new, (help me|guide me|wetin i go do first)
      teach me this thing (abeg|small small)
      how e dey work (abeg|sef|?)
      what next (abeg|?|i go do)
      i don enter, wetin next
      i stuck (here|for this menu), help
      e confuse me (o|abeg), show me
      una office for (lagos|abuja|ibadan) (dey where|address)
      transfer fee (na how much|abeg|?)
      charges for (sending money|withdrawal|card) na how much
      my money go dey secure (for here|with una) abi
      karo na app or whatsapp
      karo legit (?|abi)
      my grandson put this thing for my phone, i no know how to use am, help me
      i hear of karo for market, wetin una dey do and how e dey work
      i wan know whether my money go dey safe with una before i start
      before i send money, how much una dey charge
      i dey use another bank, wetin make karo better
      una be new bank? (tell me about am|wetin una dey do)
      where i go get (information|details) about (karo|una)
      wetin be the first thing (i go do|to do) (here|for karo)
      una people (dey help|dey do) wetin (exactly|?)
      i wan (find out|ask) (some things|about una services)
      i get (question|small question) (about karo|for una)
      (abeg|) answer my question, wetin karo be
      shebi na free (to use|to send money|to receive) (?|)
      if i make mistake for here wetin go happen
      una go (see|know) my pin (?|) or e dey secret
      una dey keep my (information|details) safe (?|)
      how safe my (pin|money|information) dey
      karo fit work for two phones (?|with one number)
      i change phone, i fit still use karo (?|)
      i fit use (una|karo) (abroad|outside nigeria) (?|)
      help o (i no know wetin to press|e don confuse me)
      abeg explain this bank give me
      how una dey make money if transfer free
      una be government bank (?|or private)
      which people fit use karo
      karo for who (?|market people or office people)
      i wan ask question
      wetin i go do after this
      where the menu dey
      una dey reply for night
      i don open this chat, how i go start
      show me example
      tell me charges before i send
      una dey charge person wey receive money
      na how much for each transfer
      una fee for {amount} transfer na how much
      account maintenance charge dey (?|how much)
      una dey charge anything (for month end|if i no use account|to open account) (?|)
      sms alert (na free|dey cost|get charge) (?|)
      which transfer dey free and which one dey cost
      i fit know the charges (before i send|first) (?|)
      what be the fees for (transfer|withdrawal|bill payment) for una side
      if i send {amount} to {bank}, charge na how much
      una fee high pass (opay|other bank) (?|abi)
      una get shop for my town where i fit withdraw (?|)
      una get agent wey i fit (withdraw from|meet for my street) (?|)
      una head office na for where
      una dey work for (christmas|sallah|holiday) (?|)
      na which hour una dey (open|close|start work)
      abeg una real (?|or una be scam)
      how i go take know say una no be (fake|thief|scam) bank
      show me una licence (abeg|number)
      central bank (sabi|approve|license) una (?|abi)
      who get una (bank|company) (sef|?)
      na nigeria bank (una be|be una) (?|abi)
      how person go start to dey use (karo|una)
      i wan start to use karo, (how|wetin i go do|guide me)
      tell me everything (about karo|wey you fit do|una dey do)
      abeg wetin be your function
      your function na (to do wetin|wetin)
      make you introduce (yourself|karo) give me
      you fit help me do (wetin|which things) (?|)
      which kind help (you|una) fit give me
      (una|karo) good for (trader|student|market woman|old people) (?|how)
      i no go school much, how i go take (understand|use) (this bank|karo)
      this thing too much for me, (guide me|make am easy|help me)
      guide me as (beginner|old person|first timer)
      example of message wey i fit send you
      wetin people dey normally (ask|tell) you
      how to take (talk to|use) this robot
      you dey (use ai|work with ai|reply by computer) (?|)
      (i new|i just join), (where|how) i go (start|begin)
      (wetin|which things) (person|i) fit do (for here|with this number|inside karo)
      (explain|tell me) (how|wetin) (karo|this bank) (dey work|fit do for me)
      (guide|show) me (small|step by step|the way) (abeg|)
      (una|karo) (charge|fee) for (transfer|account) na how much
      (which|wetin be) (una|the) (options|menu|services) (abeg|)
      (show|send|open) (the|) menu (abeg|again|)
      (is|shey) (karo|this bank) (safe|licensed|real bank|under cbn) (?|)
      (how|can) i (close|delete) (my|the) account (if i no want again|)
      (i no understand|e confuse me) (how to use am|how this karo dey work)
      (how|wetin) i go (type|write) (make una understand me|for here|to see everything una fit do)
      (una|you) fit do (pass|more than) (transfer|this)
      (what can you do|wetin you sabi do) (for me|)
      (una|karo) dey open (on sunday|for weekend|for night) (?|)
      (help|abeg), (i hook|i stuck|i no know road) (for here|)
      (how|wetin be) (the way|the process) (to use|for using) (karo|this chat|this bank)
      (i confuse|i dey confused) (o|for here) (wetin i go do next|guide me|help me)
      (which|wetin) (service|product) (una|karo) (get|dey offer)
      (tell me|i wan know) (about|more about) (karo|this bank|una bank)
      (who|wetin) (be|own) (karo|this bank) (?|)
      (teach|show) me how (to use|i go take use) (karo|una app|this thing)
      (wetin|what) (else|other thing) (una|you) (fit|dey) do (for me|?)
      (abeg|oga) (assist|guide|direct) me (small|)
      (how|wetin) (una|karo) (take|dey) (make money|different from other bank)
      (una|karo) charges (for|on) (transfer|account|card) (na how much|list|)
      (i no sabi|i no know) (book|phone) (well|), (teach|guide) me (for here|how to use am)
      (which|what) (word|command) i (go|fit) (use|type) (for here|to start)
      (una|karo) (be|na) (microfinance|real bank|app|fintech) (?|abi)
      (how|wetin) (safe|sure) (is|be) my money (for una hand|with karo)
      (abeg|) (give|show) me (example|list) of wetin (i fit ask|you fit do)
      (i just|i new) (join|enter) (karo|una) (wetin be first step|where i go start|guide me)
      (start|begin) (from where|how) (abeg|for new person)
      (which|wetin) (i fit|person fit) (buy|pay|do) (with|through) karo
      my pikin put una for my phone, but i no know wetin to take am do
      abeg explain everything from start, i be jjc for this side
      na today i first open this chat, wetin i go write make e work
      i see una poster for junction, wetin una dey do sef
      my oga say make i use karo, (wetin be karo|e be like which kind bank)
      (wetin you sabi do pass|tell me all the work wey you fit do)
      i no go school, (una fit help person like me|how i go take use this thing)
      i no sabi read well, i fit just send voice note (?|abi)
      i fit talk with voice instead of to dey type (?|abi na only text)
      una dey work for night (?|abi una dey close)
      na which time una dey open for morning
      una dey open for sunday and public holiday (?|abi una dey rest)
      (weekend|saturday) transfer dey work with una (?|abi na only weekday)
      if i send 10k, na how much una go cut as charge
      stamp duty and vat, una dey remove am too (?|abi una own dey different)
      una dey collect card maintenance money every month (?|abi una no dey do that kain thing)
      na how much be una sms charge for one alert
      (list|give me list of) all una charges make i see am before i start
      if i receive 10k and above una dey cut 50 naira like other banks (?|abeg tell me)
      transfer to {bank} from here na free or una dey charge
      cbn sabi una (?|una get licence)
      ndic cover una (?|wetin go happen to people money if una fold)
      if this bank close shop tomorrow, who go give us our money
      una no go run with people money like mmm (?|abi)
      i hear say whatsapp bank no safe, na true
      who get this bank (sef|abeg)
      na oyibo get una or na naija person
      una head office dey for which state
      i no dey see una building for anywhere, where una dey
      if my whatsapp get problem how i go take reach my money
      if i change phone or sim, i go still fit use una (?|how)
      wetin make una better pass {bank}
      {bank} or una, who dey better for small trader
      na robot dey answer me so (?|abi na human being)
      na you be ai wey dem dey talk about (?|)
      you get name (?|wetin dem dey call you)
      na computer dey type this thing abi person
      how una dey take make money if una no dey charge
      una dey share my number or my chat with other people (?|)
      who dey see my chat and my balance for una side (?|)
      person fit read my message for this chat come steal my money (?|)
      if dem thief my phone, dem fit use una take comot my money (?|how una dey protect person)
      how una dey know say na me dey send message and no be my pikin
      wetin bvn be and why every bank dey ask for am
      wetin be otp sef (?|)
      wetin dem mean by nuban (?|)
      wetin "narration" mean (for transfer|)
      the thing dey ask me "confirm", wetin i go press
      how person dey take send money here, show me sample
      how ajo dey work for karo, (explain am give me|i no understand am)
      how una loan dey work, i just wan know the process first
      how card dey work with una
      una dey do pos (machine|) for people wey get shop (?|)
      market women fit use this thing (?|how)
      person wey dey abroad fit use una (?|)
      small pikin fit use karo (?|from which age)
      where person fit withdraw cash from una account
      una get atm machine for anywhere (?|)
      una dey work with opay and palmpay (?|)
      una get app for playstore (?|)
      una get app or na only this whatsapp
      this una bank na islamic bank abi na normal one
      wetin be the difference between you and my normal bank
      una get website wey i fit check
      una get twitter or facebook page
      show me road abeg i don miss
      direct me small, i dey lost for this chat
      i press one, nothing happen, wetin be the correct thing to press
      abeg put me through how this thing dey work
      how far, i need small guide for this una bank
      assist me abeg i no sabi
      i need your help small (abeg|now)
      you fit help me with something (?|)
      wetin you fit do for person wey dey sell pure water
      keke rider like me, wetin i go gain from una
      i be farmer, how una fit help me
      wetin una get for student
      bring the menu come
      see ehn, just tell me how to start
      how long transfer dey take to reach other bank
      transfer dey enter sharp sharp for here or e dey delay
      una dey send alert for every transaction (?|)
      i go dey get sms alert or na only whatsapp
      una bank na for lagos people only (?|)
      abeg wetin karo mean
      na una dey do that advert for radio (?|wetin una dey sell)
      one girl give me this number say make i ask una anything, wetin una be
      i dey fear to put money for phone bank, una sure (?|)
      somebody tell me say una fit hold person money, na so
      una get insurance for the money wey i keep (?|)
      wetin i go do if network cut when i dey send money
      how i go take change my phone number for una bank
      how person fit close account with una
      how una dey take care of person money after person don die (?|who go get am)
      i fit add next of kin for my account (?|how)
      una good for market woman like me (?|)
      una fit work for old people wey no sabi phone (?|)
      if my phone lost, my money go still dey safe with una (?|)
      my money dey safe if una network down (?|)
      wetin ajo mean and how e dey work
      explain wetin be esusu give person wey no know
      una sms alert dey cost money (?|)
      to receive alert, na free (?|)
      person wey receive money go pay charge (?|)
      if somebody send me money, una go cut anything (?|)
      bvn mean wetin
      wetin dem dey call kyc
      bill payment get charge (?|na how much)
      i be old woman, my pikin say make i use this thing, how e dey work
      helep me i no understand dis tin
      i don enter here since, i no know wetin to press
      which time una dey resume work
      una dey open on sallah day (?|)
      network of una dey work midnight (?|i fit send money by 2am)
      how i go take know say na real karo be this
      una get blue tick (?|how i go know fake one)
      this chat dey secured (?|)
      i no get data all the time, una go still dey work for me (?|)
      how una different from pos woman for junction
      una dey charge to keep money (?|)
      una dey charge to collect money from agent (?|how much)
      if i move 1 million, wetin be the fee
      fee for sending 5k na how much
      first three transfers dey free (?|or from one)
      una dey collect any fee every month end (?|)
      e-levy 50 naira still dey (?|una dey charge am)
      how i go pay zero charges for here (?|e dey possible)
      wetin be una price list
      abeg tariff of una charges
      una dey cover my village (?|i dey for zamfara)
      who create karo
      i fit trust you with my pin (?|)
      una go ask me for pin for this chat (?|)
      una dey call customers for phone (?|how i go know say na una)
      wetin una sabi do for ajo people
      una fit help our union keep money (?|how)
      una dey do standing order (?|how e dey work)
      wetin una mean by virtual account
      wetin "pending" mean for here
      wetin the word "beneficiary" mean
      explain "tier" give me
      "narration" na wetin, i go write something there
      i mistake enter this place, wetin be this
      person add me here, explain yourself
      i dey hear karo karo, na wetin
      so wetin be the gain if i use una
      why i go leave {bank} come una
      una don dey since which year
      how many people dey use una
      how referral dey work, wetin i go gain if i bring person
      how una merchant account dey work for shop
      una get qr code payment (?|)
      una get soundbox for shop (?|)
      how i go take collect payment for my business with karo
      una fit do bulk salary payment (?|)
      which phone una dey work with
      iphone people fit use una too (?|)
      i fit use telegram instead of whatsapp (?|)
      two people fit use one account (?|)
      wetin happen if i block this whatsapp number by mistake
      i wan know una policy on children account
      una privacy policy dey where
      terms and condition abeg
      which law dey protect my money for here
      if una make mistake with my money, who go pay
      abeg give me example of question wey i fit ask
      suggest wetin i fit do first
      i be first timer, carry me along
      show me around
      tour me round this thing
      i dey look this chat, i no know where to start
      my head dey scatter with this thing, guide me
      e too hard for me, simplify am
      how to use abeg
      instruction manual dey (?|)
      na how dem dey operate this bank
      helppp
      abeg assist
      i get one question
      i wan ask something
      make i ask una question
      how person go take delete im account with una
      if i no want una again, how i go close the account
      savings circle na wetin
      esusu na wetin and how e take different from savings
      bvn and nin, which one be which
      una be real bank or na cooperative
      guide old papa like me wey no sabi phone
      what is karo for simple english
      una dey take transfer reach every bank for naija (?|)
      how much i go pay if i withdraw from una agent
      una agent dey my area (?|i dey stay ojoo)
      which place i fit do deposit for una
      i see una agent signboard, wetin dem dey do there
      na real money dey here abi na play money
      una get cooperative plan for farmers (?|how e be)
      my work na barbing, wetin you get for me
      wetin dey inside this una bank for person like me
      hawker fit bank with una (?|)
      i no get bvn, which service i fit use
      i dey secondary school, una go accept me (?|)
      how una dey keep record of customer
      una dey give passbook (?|)
      una alert dey free (?|)
      which kind message you dey understand
      i fit write short form (?|)
      wetin be the shortcut words for here
      how i go take see all the services
      una fit buy airtime and light too (?|or na only transfer)
      all these things una dey do, na for free (?|)
      how i go set up my phone for this bank
      the first thing i go do after i register na wetin
      wetin be difference between balance and ledger balance
      wetin be reversal sef
      wetin be direct debit
      what does kyc stand for
      wetin be nibss
      dem say network downtime, wetin e mean
      how una dey do when person die
      una fit show me demo
      demo abeg
      where i go read about una
      karo na app or website
      how i go take add una to my phone
      i wan learn how to operate this thing before i put money
      una go fit help me if i forget everything
      i dey blind, how i go take use una
      my hand dey shake, i no fit type, other way dey (?|)
      na wetin i go do now
      as i don open account, wetin next
      abeg tell me the rules
      una get time wey transfer dey stop for night (?|)
      una dey do loan, savings, everything (?|list am)
      how much una dey remove when salary enter
      cot, vat, stamp duty: which one una dey charge
      charges for pos withdrawal with una card na how much
      una dey charge for statement (?|)
      una dey charge inactive account (?|)
      na what percentage una dey take from business people
      wetin dey sup for this bank, put me through
      i be learner for here, teach me how to use am
      how i go take run things for here
      una package na wetin
      wetin i go gain for this una bank
      oga karo break am down for me how you dey work
      i wan know the runs for here
      you be who sef
      abeg who you be and wetin be your work
      karo na your real name
      una legit (?|)
      una be legit bank abi na agbado
      una too good to be true, where catch dey
      my pikin travel leave this phone for me, how i go take use una
      una fit teach me to press this thing small small
      i fit use una send money to person wey no get karo (?|)
      person wey i wan pay must get karo too (?|)
      una dey inside opay (?|or una dey on your own)
      una and my old bank fit link (?|how)
      where my money dey stay if na for whatsapp
      if whatsapp close forever, how i go collect my money
      una get office wey person fit waka enter (?|)
      which people dey own una licence
      if i die my wife fit collect the money (?|how e go do am)
      how i go take put my pikin as next of kin
      wetin una dey do with my bvn
      una go see my other bank money if i give bvn (?|)
      una dey sell people data (?|my privacy safe)
      una go report me to tax people (?|)
      una dey help police track people (?|)
      how una take sabi say na me when i dey talk
      una dey record this chat (?|)
      i dey hear say banks dey fold, una own strong (?|)
      how long una go take answer person
      wetin be una working days
      una dey close during christmas (?|)
      how early i fit send money for morning
      transfer for night dey cost extra (?|)
      cost of sending 100k abeg
      e get free transfer for una side (?|)
      una dey charge agent people different (?|)
      how much i go lose as charge if i move 50k go {bank}
      una get student discount (?|)
      which things free for una bank
      list the free ones and the ones wey get charge
      wetin be limit, tier, kyc, break am down
      mumu question: wetin be bank account
      i never use bank before, from where i go start to understand
      give example make i copy am
      tell me sample sentence for transfer
      which words you sabi
      you no understand me, show me wetin you understand
      wetin next
      i don greet you, wetin you fit do for me now
      abeg i need small assistance for here
      hello i need help
      good morning, i need una help with something
      how far, you fit help me
      urgent help abeg
      i dey stranded for this chat, show way
      i wan understand una bank well well
      i be blind man pikin, how my papa go use am
      deaf person fit use am (?|how)
      una get plan for physically challenged people (?|)
      una dey do women empowerment (?|how una fit help us)
      una fit help association manage money (?|)
      who is this
      wetin be this number for
      na bank be this (?|)
      karo abi caro, which one
      i see your name for my phone, who are you
      who give you my number
      how una take get my number
      una send me message, na wetin una want
      which company register una
      address of una office abeg
      una dey abuja (?|i wan visit)
      una get branch for ghana (?|)
      how i go take reach una office from oshodi
      una branch for onitsha dey which street
      una dey open tomorrow (?|)
      today na public holiday, una dey work (?|)
      when una go close today
      una get strong security (?|)
      hacker fit enter una system (?|)
      una no go disappear one day (?|)
      person lose money for una before (?|)
      una dey under which bank
      i fit see una certificate (?|)
      cost to use una for one month
      between bank app and una which one cheap pass for charges
      how much una go collect if i withdraw 20k
      how much for one sms alert
      una dey take percentage from savings (?|)
      transfer fee for 1000 naira, how much
      deposit dey get charge (?|)
      closing account dey cost money (?|)
      una give receipt for every transaction (?|or i go dey ask)
      na how many minutes transfer suppose take
      una dey work when nepa take light (?|)
      this service na only for smart phone (?|)
      my phone old, whatsapp no gree, which other way i fit use una
      i fit use my brother phone take check my account (?|)
      e safe make i type pin for here (?|)
      if i mistake send pin for chat wetin go happen
      how una dey protect old people from thief
      una get guide for new customers
      explain how savings lock dey work for una
      how goal savings dey work
      how una esusu take dey secure
      how virtual card dey work
      how standing order dey work for karo
      wetin una mean by narration and reference
      my son buy phone for me and put this thing. i no know book, na wetin i go do here
      before i put my hard earned money for here, i wan know who una be and how safe e be
      i dey hear karo for radio every morning. wetin una dey do and how much e dey cost
      i be widow and i no sabi all these phone things. how una fit help me
      person tell me say i fit bank with whatsapp, i no believe. explain am
      (i be old papa|i no go school|na my first time here), explain how this bank dey work
      (my pikin put me here|my friend talk about una|i see una poster), wetin una dey do
      (before i put money|make i no regret|i no wan lose money), una safe and how much una dey charge
      i dey look this phone like cinema. show me wetin i go do
      i no trust bank wey no get building. convince me
      na by force my company say make we use una. teach me how to start
      who be una, wetin be una, why i go trust una
      i see plus sign, i see arrow, i see mic. which one i go press make e work
      i don save una number. next thing nko
      my oga pay us through una. i no know how to start, guide me
      i hear say una free. na true abi una go later charge
      after i talk my wish, wetin una need from me again
      my friend get voice from you, me i get text. how i go take change am to voice
    `,
    interest_rate: `
      how much interest una dey give (for savings|)
      wetin be una interest (rate|)
      my money go gain how much (interest|percent) (for account|)
      interest for savings na how much
      una dey pay interest
      which percent una dey give for savings
      (how much|wetin be the|which) interest (una dey collect|for loan|for savings|una dey give)
      (percent|percentage) (wey una dey collect|for loan|for savings)
      if i (borrow|save|keep) {amount} (how much|wetin be the) interest
      interest (for|on) (loan|savings) na how much
      how una (dey|take) (charge|give) interest
      (my savings|money wey i keep) go (get|collect|earn) interest (for here|)
      (how many|which) percent (una|karo) dey (pay|give) (person wey save|for savings|every year)
      if i (keep|leave) {amount} for (account|savings), (wetin be the|how much) interest i go (see|get)
      (interst|intrest) (rate|for savings) (abeg|)
      (when|which time) una dey (pay|drop|add) interest (for account|)
      una interest (high|fixed|better pass other bank) (abi|)
      (una|karo) savings rate (na how much|abeg)
      (wetin make|why) (my|una) interest (small|low) (for savings|)
      (profit|interest) for money wey i keep (na how much|how e be)
      una dey pay interest (monthly|daily|every year) (abi|)
      (savings|account) interest (na how much|how e dey)
      (which|wetin be the) (rate|percent) for (savings|money wey dey account)
      my (cooperative|old bank) dey give 10 percent(,|) (una|karo) (dey give|go pay) (how much|wetin)
      (abeg|oga abeg|) if i save for here(,|) (which|how much) interest i go (see|get|chop)
      money wey sit down for account dey get interest (?|abi)
      (interest|rate) for (savings|my account) (abeg|this month)
      how much (interest|percent) una dey (pay|give) (for savings|for one year|people wey save)
      wetin be (the|una) interest (rate|) (for savings|for saving account|)
      if i keep money for (here|una bank), how much interest i go (get|see)
      una dey give interest (for savings|every month|?)
      (interest rate|rate) (abeg|now|today|for savings)
      my (savings|money) dey get interest (so|abi|?)
      which (interest|percent) dey for (savings|fixed|my account)
      how many percent una dey (give|pay) (on savings|per annum|for one year)
      (what|wetin) be the rate for (savings|money wey i keep)
      i wan (know|sabi) (una|the) interest rate
      how much my {amount} go bring for interest (in one year|every month)
      if i save {amount} (for one year|till december) how much interest (go join|una go give me)
      interest wey una dey (pay|give) na how much
      na (how much|which) percent be una (savings interest|interest)
      (opay|my old bank|piggyvest) dey give (15|12|10) percent, una own na how much
      una interest (good|small|plenty) (?|abi how much be am)
      the interest for savings (account|) na (how much|how many percent)
      when una dey (pay|drop|calculate) interest (for savings|)
      una dey pay interest (every day|every month|end of year) (abi|?)
      how una dey calculate interest (for savings|on top my money|)
      any interest (dey|go dey) for (my savings|money wey i lock|the money wey i keep)
      tell me (the|una) (interest rate|rate for savings|savings rate)
      (apy|annual interest|yearly interest) (for savings|na how much)
      which account dey give (better|high|more) interest
      how much interest my (account|savings) dey (earn|get) (per year|every month|)
      (i fit|i go) earn interest (on top|for) (my savings|my money) (abi|?)
      the percentage una dey add (for|to) (savings|customer money) (na how much|)
      how much be interest (rate|) (for fixed|for one year|for savings|now)
      una interest don (change|go up|reduce) (abi|?)
      (una|karo) interest (rate|) (na what|na wetin|how much)
      person wey keep {amount} go get how much interest
      if money dey my account for (long|one year), una go add (something|interest) (abi|?)
      the interest wey dey for savings, e (reach|pass) (10 percent|5 percent)
      wetin una dey add (on top|for) savings (every year|every month)
      rate of interest (abeg|for here|for savings)
      i wan compare una interest (rate|) with {bank}
      una interest pass {bank} own (abi|?)
      current interest rate (abeg|for savings)
      how much percent for (savings|money wey i keep) (?|abeg)
      interest per month (na how much|for savings)
      (normal|ordinary) savings (account|) dey get how much interest
      explain una (interest rate|savings rate) give me
      interest dey for (ordinary account|savings account|money wey just dey)(?|)
      (una|the) interest for (savings|money wey person keep) (big|small|how much)
      how much una go (add|give) me if i leave {amount} for (six months|one year) for savings
      wetin be the (yearly|annual|monthly) (interest|rate) (for savings|)
      i hear say una dey give (high|good|10 percent) interest, (na true|how much)
      rate wey una dey (give|use) for savings (abeg|)
      how much percent i go (get|earn) (if i save|for my savings) (with una|)
      interest on (savings|deposit) (abeg|how much|na which percent)
      una dey give interest for (kolo|target savings|locked savings) (how much|?|)
      please wetin be una interest rate
      kindly tell me the interest (for savings|una dey give)
      good morning, how much interest una dey pay
      i wan keep {amount} for one year, how much interest una go give me
      my cooperative dey pay well, how much percent be una own
      interest pls (how much|which rate)
      una dey pay how much percent
      how much gain person go get for savings
      wetin be (savings|deposit) rate now
      your interest rate (is|na) how much (?|)
      how many naira interest {amount} go bring (in a year|for six months)
      (how much|wetin) (interest|percent|gain) una dey give (on|for) (savings|fixed deposit)
      (if i save|if i keep) {amount} (how much interest|which percent) (i go get|una go add)
      (loan|una loan) interest (na how much|how many percent|high or small)
      (how much|which) (interest|percent) (una dey collect|dey) (on|for) (loan|borrowed money)
      (interest rate|rate) (for|on) (loan|savings|ajo savings|fixed deposit) (abeg|)
      (una interest|the interest) (too high|na monthly|na yearly) (?|or how)
      {amount} loan (for one year|for six months), how much interest (i go pay|una go add)
      (which bank rate|una rate) (better|high) pass for (savings|fixed deposit) interest
      (how|which) (percent|rate) (una|karo) (dey|go) (pay|give) (on|for) (savings|goal savings|money wey i keep)
      (e get|any) interest (on|for) (my savings|loan|fixed deposit) (?|abi)
      (yearly|monthly) (interest|percent) (on|for) (loan|savings) (abeg|na how much)
      (tell me|i wan know) (una|the) (interest|rate|percent) (for|on) (savings|loan|fixed deposit) (before i start|)
      how much una go add on top my savings for one year
      na how many percent una dey charge for loan
      una loan interest na per month abi per year
      if i borrow {amount} how much i go pay back with interest
      which percent i go see if i lock {amount} for six months
      fixed deposit rate abeg
      una savings interest reach ten percent (?|)
      interest for savings dey enter every day or month end
      loan rate for traders na wetin
      una interest better pass {bank} own (?|how much)
      if i keep {amount} with una till next year, how much una go put on top
      wetin be the intrest
      una dey chop how many percent on top loan
      una loan interest na flat or reducing
      what be the percentage for goal savings
      how much gain go join my fixed money for one year
      una dey pay interest for kolo savings (?|how many percent)
      current rate for loan abeg
      if my money siddon for account one month, how much interest
      wetin una dey give for fixed deposit
      una interest per annum na how much
      money for my kolo go born how many percent
      loan percent abeg before i talk anything
      na reducing balance interest una dey use for loan
      how una interest for savings be compared to {bank}
      {amount} fixed for 90 days, interest go be how much
      una dey tax the interest (?|how much percent i go see)
      una own interest na simple or compound
      interest dey drop monthly (?|for savings)
      market women loan, interest na how many percent
      apr of una loan
      how much per month una dey add on top borrowed money
      if i no lock the money, interest still dey (?|)
      una rate don change (?|for savings)
      na 10 percent or 15 percent una dey give
      i get {amount} from gratuity, if i leave am with una one year, how much percent una go add
      i wan choose between una and {bank}. how much interest una dey pay for savings
      (i wan keep money|i dey compare banks|i get gratuity), how much interest una dey give
    `,
    routing: `
      wetin be (una|the) (sort code|bank code|routing number|swift code)
      {bank} (sort code|bank code) abeg
      give me (sort code|bank code|routing number)
      which bank code i go use
      wetin be (una|the|{bank}) (sort code|bank code|swift code|routing number)
      (sort|bank|swift) code (abeg|for {bank}|)
      my (office|company) (need|dey ask for) (una|the) (bank code|sort code)
      (oyinbo|my|foreign) (company|employer|client) dey (find|request|need) (una|the) (swift|bic|sort code)
      (bic|swift|sort|bank) code (of karo|for this bank|abeg)
      (which|wetin be) (code|sort code) (of|for) {bank} (branch|)
      (sortcode|swiftcode|routin number) (abeg|of {bank})
      (form|payroll|remita) (dey ask for|want) (bank code|sort code)(, wetin i go put|)
      (abeg|oya|biko|) (find|check) (the|) (sort code|bank code) (for|of) ({bank}|karo) (give me|)
      (which|wetin be the) (code|number) wey (show|represent) una bank
      dem ask me (for|to bring) (una|bank) (sort code|swift code|bank code)
      where i go (see|find|get) (the|una) (sort code|swift code|routing number)
      i dey (expect|collect) (wire|money from yankee|salary)(,|) (wetin be|send) (una|the) (swift|routing|sort) code
      (form|website|payoneer) dey ask for (routing number|sort code|swift code)
      (code|number) of una bank (for wire|for payroll|for outside transfer)
      (abeg|please) wetin be (una|karo) (sort code|bank code)
      (dem|my office|hr) dey ask for (sort code|bank code|swift code) (of una bank|)
      i need (the|una) (swift code|sort code|bank code) (abeg|for form|to receive money)
      which (sort code|swift code|bank code) i go (write|put|fill) (for the form|)
      how i go (know|see|find) (una|my bank) (sort code|routing number|swift code)
      una get (swift code|sort code|routing number) (?|abeg|)
      (sort code|swift code|bank code) na (what|wetin|which one)
      (bank code|sort code) for (karo|this bank|una) (abeg|?)
      the form (want|need|get space for) (sort code|bank code|swift code)
      my (brother|sister) for (london|america) say e need (swift code|routing number|una bic)
      (routing number|swift|bic) (of|for) (karo|una bank) (na wetin|abeg)
      send me (una|the bank) (swift code|sort code|routing number)
      (paypal|payoneer|upwork) (say|dey ask) make i put (swift code|routing number|bank code)
      make i get (the sort code|the swift code|una bank code) (abeg|)
      wetin be the (nine|six|three) (digit|number) (bank code|sort code)
      (i wan|make i) know the (sort code|bank code) of {bank}
      wetin be {bank} (swift code|sort code|bank code)
      (payroll|salary) people (need|want) (sort code|bank code), (wetin be am|which one be am)
      abeg (share|drop|give) (the|una) (swift|sort) code
      (my company|employer) want (bank code|sort code) join account number
      which bank code dem dey use for karo when company wan pay salary
      which number be the (routing number|sort code|bank code)
      swift code (please|abeg|for karo)
      (iban|swift) (dey|una get) (?|abeg|for this bank)
      una (iban|swift code|bic) na (what|wetin)
      the person wey wan wire me money say e need (swift code|bank code|routing number)
      bank sort code (of my branch|for my account|abeg)
      abeg (find|tell me) the (sort code|bank code) for {bank}
      where the (sort code|swift code|routing number) dey
      i dey fill (visa|scholarship|payment|npf) form, wetin be (una|the bank) sort code
      code wey dem dey use identify (una|karo|the bank) (na wetin|abeg)
      (embassy|school|company) need (una|my bank) (swift code|sort code)
      abeg my (oga|client|school) need una (swift code|sort code|bank code)
      sort code (abeg|please|na what)
      (wetin|which one) be (una|the bank) (bic|swift|sort code)
      i wan receive (wire|foreign payment), wetin be the (swift|routing) code
      bank code for (payroll|my salary form|direct deposit)
      what is (your|karo|the) (sort code|swift code|routing number)
      please wetin be una (sort code|swift code|bank code)
      kindly send the (sort code|swift code)
      una swift code (pls|abeg|?)
      sort code (of|for) karo (pls|)
      my client for abroad need una swift code
      i wan fill form, sort code na wetin
      bank identifier code of una bank
      uncle say make i send swift code and account
      {bank} sort code pls
      swift pls
      una sort code abeg
      bank code of karo na what
      tell me the routing number (for ach|for wire|abeg)
      code of my bank for salary form
      branch sort code (abeg|pls|na wetin)
      (bank code|sort code|routing number|swift code) (of|for) (karo|this bank|una)
      (my oga|hr|client|payroll) (abroad|) (dey ask|need) (swift code|sort code|bank code)
      (which|wetin be) (swift|sort|bank|routing) code (make i put|for the form|)
      (form|site|website) (dey ask|say make i put) (bank code|sort code|routing number) (wetin i go write|wetin be am)
      (swift|bic|iban) (abeg|number for una|code pls)
      (six digit|nine digit) (sort|bank) code (abeg|of una bank)
      (i need|give me) (karo|una) (swift code|sort code|bank code) (abeg|)
      (branch code|cbn code|nibss code) (for|of) (karo|una bank) (na wetin|)
      (swift|sort|bank) code (na wetin|abeg|for {bank})
      (payoneer|deel|paypal|upwork) (want|dey ask for) (swift|routing|bank code)
      (which|wetin) code (identify|represent) (karo|una bank) (for transfer from abroad|for payroll)
      (wetin be|give me) (una|karo) (code for wire|swift code|sort code) (wey|make) (person abroad|my oga) (go use|use)
      (bank|sort) code (wey|to) (fill|put) (for|inside) (form|payroll|portal)
      swift code for karo, my client for usa dey ask
      which bank name i go choose for opay if i wan send money to my karo account
      for {bank} app, wetin i go select as bank when dem wan send me money
      una dey show as which bank for other people app
      bank code wey i go put for remita form
      upwork dey ask for swift and bank address
      iban number nko, una get am
      my oga for london need bank details with bic
      cbn bank code for una na which three numbers
      my company for dubai dey ask for swift code before dem pay me, wetin be una own
      person for {bank} wan send me money, which bank e go pick for him list
      karo dey which bank name for nibss list
      the form dey ask "sort code", wetin i go write
      nine digit bank code for pension form
      my brother for germany need una swift to send euro
      correspondent bank for dollar transfer na which one
      bank address wey i go put for upwork
      intermediary bank details for wire
      my pay form wan know bank code of karo
      details for inward transfer from abroad, swift and all
      which bank my oga go choose if e wan pay me from {bank} app
      the website say "bank code", na which number be una own
      una dey under which switch name for other bank list
      i dey fill form for w-8ben, dem want bank routing number
      my cousin for dubai no see karo for list, which name e go use
      swift bic number for receiving pounds
      na which sort code i go put for paye form
      una nip code na how much digits, send am
      my client say "beneficiary bank swift", wetin i go answer
      aba number or iban, which one una get
      how my people for other bank go take find una bank name
      dom account receiving details, swift and correspondent
      school abroad wan refund me, dem need bank code
      una cbn code for salary schedule
      my oyibo boss wan pay me from england. im say make i send swift code and bank address
      (my company dey abroad|client wan pay dollars|form dey ask), wetin be una swift code
    `,
    order_checks: `
      i (wan|need) cheque book
      una get cheque book
      how i go take get cheque
      my cheque don finish, give me another
      i (wan|need|want) (cheque|cheque book|check book|new cheque)
      (una|you) (dey give|get) cheque book
      my cheque (book|) don finish
      my cheque (leaf|booklet) don (finish|lost)(, send another|, give me new one)
      i fit (collect|get|see) cheque (book|booklet|leaf)
      (chequ|chek|cheq) book (abeg|i want)
      (una|karo) dey (accept|cash|print|take) cheque
      (abeg|abeg o|) (where i go|when i go) (pick|collect) my cheque (book|booklet)
      i dey (use|issue) cheque for business(, order some|, give me booklet)
      (50|100) leaf cheque (book|booklet) (abeg|)
      i (like|wan) (get|order) (cheque|check) (book|leaf)
      cheque book (dey|una get am|na free) (abi|)
      how (person|i) (dey|go) (request|apply for) cheque
      (contractor|supplier|school) (want|dey insist on) cheque(,|) how i go (get|order) (one|cheque book)
      (new|my) cheque (book|booklet) (abeg|for my business)
      i no get cheque (leaf|book) (again|remain)
      (order|request) (new|one) cheque (book|booklet) (for me|abeg)
      i wan (order|collect|request) cheque book (for my account|)
      (abeg|please) give me (cheque book|cheque leaf|new cheque)
      how i go (order|request|collect) (cheque|cheque book)
      how much be (cheque book|una cheque book|cheque booklet)
      i need (cheque|cheque book) (for my business|to pay contractor|for office)
      una fit (print|give|send) cheque book (for me|give me)
      when my cheque book go (ready|come|reach)
      my cheque book (never come|don finish|remain one leaf)
      (fresh|another) (cheque book|cheque) (abeg|for me)
      (request|order) (for|) (cheque|cheque book|cheque leaf) (abeg|)
      i wan dey use cheque (pay people|for business|)
      i want make una (send|bring) cheque book (for my house|to my office|)
      (cheque|cheque book) (how i go get am|how person go get am|dey)
      i fit (order|get|collect) cheque (book|) (for here|from una|online)
      cheque book (of|with) (50|25|100) leaves (abeg|i want)
      (landlord|school|company) say na cheque dem want, how i go get (cheque book|one)
      una dey (do|give|issue) cheque (book|) (for this account|?)
      i don use all my cheque (leaf|leaves) (give me another|i need new one)
      i wan (buy|collect) cheque booklet (abeg|)
      my papa wan (order|get) cheque book (for im account|)
      order cheque (book|booklet) (of 50 leaves|abeg|)
      cheque (book|booklet|leaf) abeg
      i (never|no) get cheque book, how i go (order|collect) am
      i wan know how to (order|request|get) cheque book
      (corporate|business) cheque book (i want|abeg|dey)
      my cheque leaf remain (small|one|two), (order another|i need new booklet)
      if i order cheque book, (when e go come|how many days)
      (can i|i fit) get cheque (book|leaf) (for my account|please)
      una get (cheque|check) book for (business|current) account
      abeg order (new|another|50 leaf) cheque book (for me|)
      the cheque book wey i (order|request), (when e go ready|e never come)
      how person (go|fit) (order|get) (cheque|check) book for here
      i wan request for (cheque book|cheque booklet|25 leaves cheque)
      order (check|cheque) book for my (business|church|company) account
      cheque (don finish|finish), (send me new book|i want another)
      my office need (cheque book|cheque booklet) (for this account|abeg)
      una cheque book (how much|dey available) (?|)
      please i need cheque book
      kindly order (cheque|cheque book) for me
      cheque book pls
      how i go take order cheque book
      my company want cheque book of 100 leaves
      when i fit pick my cheque book
      cheque leaf don finish for my hand
      request new cheque book (pls|abeg)
      i wan pay with cheque, give me cheque book
      cheque pls, i wan order
      how much for 50 leaves cheque book
      my lawyer say make i pay with cheque, order am for me
      i never receive the cheque book i order
      can i order cheque from whatsapp
      i wan get company cheque book
      (how|where) (i|person) (go|fit) (get|order|collect) (cheque|cheque book|chequebook)
      (i wan|i need) (write|issue) cheque (give my landlord|for my company), (give me cheque book|how i go get am)
      (my|the) (cheque book|chequebook) (don finish|don lost), (i need another|order new one)
      (una|karo) (get|dey print|dey issue) (cheque|cheque book) (?|)
      (order|request|print) (cheque book|cheques|50 leaves cheque) (for me|abeg)
      (dem|somebody) give me cheque, (how i go pay am in|una dey take am)
      how (long|many days) (cheque book|new cheque book) (dey take|go take) (come|reach me)
      (personal|company|business) cheque (book|) (abeg|i want)
      (cheque|check) book (of|for) (my company|my shop) (account|) (abeg|how i go get am)
      (leaf|leaves) (for|of) cheque (finish|remain one) (order more|i want new one)
      (can|fit) (una|karo) (send|deliver) cheque book (to|come) (my house|my office)
      my cheque leaf don finish
      how much be 50 leaves cheque book
      my business need cheque booklet
      one contractor want cheque, how i go get booklet
      the cheque book wey i order never ready (?|)
      una dey give cheque book for savings account (?|)
      deliver cheque book to my shop
      i get contract with government, dem want cheque, i need cheque book
      cheque leaves remain two, request another booklet
      my boss want cheque payment, how i go get cheque book from una
      twenty five leaves, how much
      cheque book for my company account
      when my cheque book go land
      school wan collect cheque only, i need cheque book
      how many days cheque book dey take
      pension board want cheque, how i go collect cheque book
      my cheque don remain one leaf
      make una print new cheque book with my company name
      cheque book na how much for hundred leaves
      i go branch or una go bring the cheque book
      i never use cheque before, how person dey take order the booklet
      i lost my cheque book, print another one
      savings account fit get cheque book (?|)
      request cheque for school account
      landlord no want transfer, na cheque e want, i need booklet
      (i get business|landlord want cheque|my cheque don finish), i need cheque book
    `,
    account_blocked: `
      why (una|dem) (block|lock|freeze|hold) my account
      my account don (block|lock|freeze|hang) (i no know why|)
      i no fit enter my account
      wetin do my account, e don block
      una don put pnd for my account
      my account no gree open
      my account dey restricted, why
      why (una|dem) (block|lock|freeze|hold|restrict) my account
      my account don (block|lock|freeze|hook|restrict) (abeg open am|why|o|)
      (open|unblock|unlock|free) my account (abeg|back|for me|)
      i no fit (enter|open|use|log in|access) my (account|app|profile)
      (una|dem) (don|) (block|lock|hold) my account (for nothing|without reason|)
      who (block|lock) my account
      (my|the) account (don block|no gree open|no dey open|dey locked|don lock)
      (why|wetin make) (una|dem) (block|lock|hold|restrict) my account
      (i no fit|e no gree make i) (enter|open|use) my account
      (e dey show|una screen say|e dey talk say) my account (dey restricted|don suspend|don lock|no active)
      (wetin i do|which offence i commit) (wey|make) una (block|lock|suspend) (me|my account)
      (i dey|i don) (stranded|hook)(,|) (una|karo) (lock|freeze|hold) my account
      (when|which time) una go (open|release|free) my account (wey una block|)
      my account (dey pnd|don dormant|dey under investigation) (abi wetin|why)
      (comot|remove|lift) (the|) (pnd|restriction|lien|ban) (for|from) my account
      (acct|account) (don blok|don restrict|don lok) (why|abeg|)
      (since|e don tey) (monday|three days) i no fit (open|enter|use) (my account|am)
      how i go unlock my account again
      (cbn|efcc|una|court) (put|place) (lien|pnd|hold) (for|on) my account (why|)
      (every time|anytime) i (try|wan send|log in) (e dey say|e go talk say) account (restricted|blocked)
      (wetin dey hold|which thing block) my account
      (una|dem) (disable|deactivate|close) my (account|profile) (without tell me|for wetin|)
      i (wake up|open app) see (say|) my account (don block|don lock|dey restricted)
      (i beg|abeg una)(,|) (free|open|restore) my account (my money dey inside|i wan pay hospital|i wan buy food)
      (nothing|no transaction) dey (go|work) (because|as) una (block|restrict|hold) my account
      una (mistakenly|by mistake) (block|lock|restrict) (me|my account) (abi|)
      (abeg|oga abeg|) which (paper|document|step) go (unblock|free|open) my account
      (my|the) account dey (prison|lock up|chain)(, free am|, wetin i do|, why)
      i no be (thief|yahoo boy|fraudster)(,|) why una (block|hold|suspend) my account
      my account dey (talk|show) (suspended|restricted|inactive) (i no fit send|i no fit do anything|)
      (who|wetin) i go (meet|do) make una (open|unblock|free) my account
      i don do (bvn|verification|everything) but my account (still|) dey (blocked|restricted|on hold)
      (app|account) no gree (open|allow me enter) (since yesterday|, una block me|, wetin happen)
      (why|wetin make) (una|dem) (block|lock|hold) my (account|aza)
      my account (don block|don lock|no gree open|dey restricted)
      (open|unblock|free) my account (for me|abeg|)
      why my account (block|lock|no dey open|dey restricted)
      abeg why una (block|lock|freeze|restrict) my account (i no do anything|)
      my account (block|lock) (since yesterday|since|o), (why|wetin happen)
      i (wan|try) (send|transfer) money, e say my account (is|dey|don) (blocked|restricted|locked)
      una (block|lock|suspend|restrict) my account, (wetin i do|for wetin|why)
      my account don (dormant|inactive), (how i go open am|wetin i go do)
      i no fit (do|make) any transaction because (una|dem) (block|lock|restrict) my account
      what happen to my account, e (don|) (lock|block|no gree open)
      e dey tell me say my account (is restricted|don lock|dey on hold)
      una put (lien|restriction|hold|pnd) for my account (why|abeg comot am)
      my money dey inside account wey una (block|lock|freeze)
      who tell una to (block|lock|freeze) my account
      how i go (unblock|open) my account wey una (block|lock)
      my account no dey work (again|since monday), una (lock|block) am (abi|?)
      my own account dey (blocked|locked|restricted) (and i no know why|why)
      i be (honest|poor) (trader|person|woman), why una (block|lock) my account
      una don (close|suspend|deactivate) my account (for no reason|why|)
      (abeg|please) (remove|lift|clear) the (block|restriction|pnd) for my account
      wetin make my account (block|lock|dey restricted)
      my business account (block|lock), customers no fit pay me
      why i no fit (use|enter|access) my account (again|since)
      my account (blocked|suspended|locked) (abeg help|why|wetin happen)
      i don give una my (nin|bvn|id), still my account dey (blocked|locked)
      (the bank|una people) freeze my account (since last week|why)
      i see message say my account (don block|dey restricted|go close), why
      (reason|why) wey una take (block|lock) my account (na wetin|)
      una block my account as salary dey come, open am
      i dey locked out of my account (abeg|why|)
      e be like (una|dem) block my account (because i no fit send|as nothing dey go)
      account restricted (why|abeg|wetin i go do)
      i need make una (unblock|open) my account wey (block|lock) (since|by itself)
      my account don (hook|jam|lock) i no fit send (money|anything)
      when my account go (open|free|come back)
      how long my account go (dey|remain) (blocked|locked|restricted)
      i reach pos, them say my account (block|dey restricted|no active)
      my salary dey inside account wey (block|una lock)
      which crime i do wey una (block|lock|freeze) my account
      my mama account (don|) (block|lock), (why|wetin happen)
      una say my account (get problem|dey under review), why
      una (customer care|people) block my account, i no (do|know) anything
      i no fit withdraw because account (block|dey locked|restricted)
      e say (account blocked|restricted account|account inactive)
      my account dey show (post no debit|pnd|lien|inactive)
      na {period} una block my account (till now|and e never open)
      which day una go (unblock|open|release) my account
      abeg my account wey una (freeze|lock) (never open|still dey locked)
      (money|salary) enter but i no fit (use|touch) am because account dey (locked|restricted)
      i don travel come back, my account don (lock|dormant|close)
      account (lock|block) without (notice|reason), why
      i need to know why my account (is blocked|no dey work|dey restricted)
      what happen wey una (lock|restrict) my account
      please why my account dey (blocked|locked|restricted)
      good morning, una (block|lock) my account and i no know why
      kindly open my account wey una (block|restrict)
      i wan buy drugs for my mama but una say my account dey restricted, why
      since i receive big money una lock my account, i no do anything bad
      i don go una office two times, still my account dey blocked
      una close my account? (why|i no fit enter)
      my account (don|) (block|lock) again (why|una self)
      abeg una people (block|restrict) my account by mistake
      i dey see "account restricted" (for my screen|why)
      why i no fit send money, una say account (get restriction|dey on hold)
      wetin i go bring make una (open|unblock) my account wey una (block|lock)
      my account no gree (send|receive) money, e say (blocked|restricted)
      i don beg una tire, (open|free) my account wey una block
      money dey inside account but (e block|account dey locked)
      post no debit dey my account, (why|who put am)
      una say i do (fraud|suspicious transaction) so una block my account, na lie
      account don dey inactive, how i go (wake|activate) am back
      account blocked (abeg|why|help)
      my account on hold (why|abeg)
      why restrict my account
      i no fit do anything with my account, e dey restricted
      una block me from my account
      they block my account after i receive {amount}
      locked account, wetin cause am
      my account suspended, i wan know why
      (e dey show|e say|una message say) (my account|account) (don restrict|dey blocked|suspended) (why|)
      (my account|the account) (don|) (restrict|block) (since {period}|) and i no (do anything|know why)
      (why|for wetin) (my account|my karo) (no dey|no gree) (send|receive|open) (money|) again
      (remove|lift|comot) (restriction|pnd|lien|post no debit) (from|for) my account
      (una|dem) (put|place) (lien|pnd|restriction|hold) for my account
      (i try|i wan) (send money|withdraw) e say (account restricted|account blocked|post no debit)
      (open|unblock|release) my account wey (una|dem) (block|restrict|suspend)
      (wetin|which document) i go (bring|do) (make|before) una (unblock|open) my account
      (abeg|please) (why|wetin make) (una|dem) (lock|block) my account (like this|)
      (i no fit|i cannot) (use|operate|enter) my account, e (say|show) (blocked|restricted|dormant)
      (my account|account) (don become|don turn) (dormant|inactive) (how i go wake am|abeg|)
      (una|dem) (block|restrict) me (because of|for) (bvn|nin|kyc) (matter|abi|)
      (when|how long) una go (open|unblock|release) my account (?|)
      (salary|money) dey inside (but|and) (account blocked|una lock account|account restricted)
      (customers|people) no fit pay me (because|as) una (block|restrict) my account
      (i get|i see) message say my account (dey restricted|don block|dey suspended)
      (my account|account) no (dey|gree) (open|work) (again|) e (dey show|say) (restricted|blocked)
      (who|wetin) (block|restrict) my account (and why|abeg|)
      (my old|my papa) account (don|) (dormant|inactive) (how we go open am back|abeg reactivate am)
      (since|from) (yesterday|{period}) my account (dey blocked|dey on hold) (wetin happen|)
      (why|wetin make) (my karo|my account) (no gree|no fit) (send|receive|withdraw) (una block am?|because of restriction?)
      (una|dem) (freeze|lock|restrict) my account (for no reason|without telling me|and salary dey inside)
      (unfreeze|comot freeze for) my account
      (open|release|unfreeze) (back|) (the|my) account wey i (lock|freeze|hold)
      (open|unlock|unfreeze) my account wey i (lock|freeze|block) (yesterday|before|by myself)
      i don find my phone, unlock the account wey i (lock|freeze) (back|abeg)
      i don get new (phone|sim), (unlock|unfreeze|open) my account wey i (lock|freeze)
      unfreeze my account, i don (get new sim|find my phone)
      i lock my account before, now (open|unlock) am
      i wan unfreeze my account
      (unfreeze|unlock) (my account|am) wey i (freeze|lock) (by myself|yesterday|)
      (i don find|i don see) my phone (back|), (unfreeze|open back) my account (now|)
      (the account|my account) wey i (freeze|lock) (for myself|by myself), (open am|unfreeze am)
      (i don|i) (find|recover) my (phone|sim) (back|) (unfreeze my account|open back the account wey i freeze)
      my account don lock, open am for me
      una don block me, wetin i do
      i wan do transfer, e say my account dey restricted
      e dey write account frozen, who freeze am
      why una put my account for prison
      una put post no debit for my account, why
      i no fit send money, e say pnd dey my account
      my account dey dormant, how i go wake am
      i no use the account since two years, e don sleep, activate am back
      reactivate my account abeg
      my account don suspend since monday, i wan chop
      i don find my phone, unlock my account
      i see my phone back, abeg open the account wey una lock
      i don swap my sim, unblock the account
      the block wey i put for my account, comot am now
      remove the lock wey dey my account
      too many wrong pin, account don lock, help me open am
      my profile don block, i no fit do anything
      e say make i contact bank because my account get restriction
      na efcc make una block my account (?|)
      court order dey my account (?|why una lock am)
      una block my account because of bvn, i don do am, open am
      my nin no match so una restrict me, wetin i go do make e open
      lien dey my account, wetin cause am
      una hold {amount} for my account, e dey show lien, remove am
      i get money inside but una no allow me touch am, account block
      since una lock my account my shop no dey move
      when una go open my blocked account
      how many days account go take open after dem block am
      who give una permission to lock my account
      na who lock my account sef
      i swear i no do anything, why my account dey blocked
      my account still dey lock after una say una don open am
      i go branch dem say my account flag, wetin be that
      why my atm card dey restricted
      e say user locked, help
      release my account abeg, e don tey wey una hold am
      free my account make i breathe
      i wan appeal for my account wey una ban
      my mama account don lock, she no fit collect pension
      i wan buy food, e say my account get restriction, i no do anything, open am
      una lok my akant why
      i come back from village, account no gree open, e write dormant
      i dey owe nobody, why una freeze me
      una stop my account because i no do face capture (?|open am)
      my money dey inside prison since you block the account
      i wan withdraw, agent say my account carry restriction
      which crime i commit wey make una lock my account
      una message say my account go open in 24 hours, e still dey locked
      how i go comot the pnd
      police don clear me, release my account
      bring down the restriction for my business account
      my account inactive, wake am up
      my profile dey show suspended
      the account wey una freeze since last week, how far
      i don bring all the document, when my account go open
      una lock me out since i change phone
      i change sim and account block, open am
      debit restriction dey, remove am
      money dey enter but e no dey comot, account don block
      i lock my account by myself last night, abeg open am now
      my profile don lock before i even collect salary
      una don lock my aza why
      my aza no dey open, e say blocked
      wetin i do una wey una chain my account
      untie my account abeg
      as i wan pay for fuel, e say account on hold
      una block pensioner account, why
      my account dey under investigation (?|when una go open am)
      my business account don freeze and workers dey wait salary
      restriction full my account, wetin i go bring
      i pass the verification, still account no open
      dem say because one fraud money enter my account una lock am, i be innocent person
      unlock my account make i buy drugs for my pikin
      since una lock am i dey borrow money chop
      how i fit take know why my account dey locked
      i be small trader, i no be thief. since una lock my account i no fit buy goods, open am
      una ask for nin, i give una. una ask for selfie, i snap. still my account dey blocked
      i no do fraud, i no owe. i just wake up see say una lock my account
      salary enter but my account no gree make i touch am. e dey write restricted
      i forget pin press am many times and una lock my account. open am make i chop
      my mama account don sleep because she no use am for long. how we go wake am
      (i wan buy fuel|i wan pay fees|i wan chop), e say my account dey blocked, open am abeg
      (i submit nin|i do selfie|i come una office), still my account dey locked
      (i no thief|i no owe|i no do fraud), why una lock my account
      na today my pikin dey do naming and una lock my account. why
      two months i travel. i come back my account dey show inactive
      workers dey wait salary for my gate. una put restriction for company account
      i go buy drugs, pos talk "restricted". who do me this thing
      una say make i wait review. my account still no dey open for one week
      i change my surname after wedding and una lock my account. how we go open am
      (abeg|oya|) open am back (for me|)
      (make una|una fit) open am back (now|abeg|)
    `,
    report_fraud: `
      (dem|person|yahoo boy|one guy) (don|) (scam|dupe|419|jibiti|wayo) me ({amount}|)
      i wan report (fraud|scam|thief|yahoo boy|419)
      (person|somebody|thief) (don|) (comot|thief|steal|remove) {amount} (from|for) my account
      no be me (do|make) (that|this) (transfer|transaction|debit)
      one person call me dey ask for my (pin|otp|bvn)
      money comot for my account wey i no know about
      dem don use wayo collect my money
      i don enter 419 hand
      fraud dey happen for my account
      na scam, i don send am money
      no be me (do|send|make) (that|this) (debit|transfer|transaction|payment)
      na (419|scam|fraud|yahoo boys) (do me|collect my money)
      (person|yahoo boy|dem) don (scam|dupe|thief) me ({amount}|)
      i no do (that|this) (transaction|debit|transfer)
      money comot wey i no sabi
      (person|thief|yahoo boys|dem) (don|dey) (thief from|comot money for|carry money from) my account
      dem (don|) (scam|dupe|419|wayo|use me play) me
      (na thief|na yahoo boy|na scammer) (dey|) (call|text) me (dey ask|ask) (for|) my (pin|bvn|otp|card number)
      i no (do|send|authorise|know) (this|that|the) (transfer|debit|transaction) (o|at all|)
      (i wan|make i) report (scam|fraud|thief|yahoo|wayo people)
      (dem|somebody|yahoo boy|one person) (don|) (scam|dupe|rob|use 419 for|wayo) me
      (i see|one) (strange|one kain|unknown) (debit|transaction) (for my account|wey i no do|)
      (no be me|i no) (do|make|send) (this|that) (transaction|transfer|debit|payment)
      (somebody|dem|thief) (thief|steal|remove|comot) (my|) money (for|from) my account
      (person|somebody) (call|text) me (say e be bank|dey ask for my pin|ask for otp|collect my otp)
      i wan report (fraud|scam|thief|yahoo boy)
      dem don hack my (account|card)
      (i no|no be me) (make|do|send|authorise) (that|this) (transfer|debit|payment|transaction)
      (person|somebody|one man) (don|) (comot|remove|thief|carry) {amount} for my account
      (yahoo boys|scammers|thief|somebody) (don|) (remove|comot|carry|clear) {amount} (for|from) my account
      (somebody|one man|one number) (call|text|dey call) me (say make i bring|dey ask for) (otp|pin|bvn|my card number)
      (i no|no be me) (do|send|approve) (that|this) (transfer|debit|payment)
      dem (don|) (scam|dupe|play|wayo) me (for online|collect my money|{amount})
      i pay for (phone|shoe) for instagram, the seller don block me
      (abeg|oya|biko|) (one man|one lady|somebody) (lie|claim|form) say (e be|she be) (soldier|my brother|bank staff|efcc) (collect|carry) (my money|{amount})
      i (mistakenly|) (give|tell|send) (one caller|fake agent|person) my (otp|pin)(, dem don clear me|, dem carry my money|)
      i (click|press|open) (one|that) link (money don comot|dem debit me|my money go)
      (fake alert|fake transfer) (one customer|person|dem) (use|show) (me|collect my goods)
      (ponzi|crypto|whatsapp investment|online job) people (don|) (chop|run with|carry) (my money|{amount})
      (that|this) {amount} (debit|withdrawal) (no be me|i no know am|no be my hand)
      (debit|withdrawal|transfer) wey (i no sabi|no be me|i no do) (dey|show) for my account
      (money|{amount}) (comot|fly) (for night|when i dey sleep) (from my account|) (i no send am|no be me)
      (na una|una be the one|na karo) (call|text) me (dey|) ask for (otp|pin) (abi na thief|or na scam)
      (flag|arrest|catch|trace) (that|the) (fraudster|scammer|yahoo boy|fake agent) (abeg|na|)
      (fruad|froad|skam|wuruwuru) (alert|don happen|abeg help)
      (abeg|oga abeg|) pos (man|agent|woman) (swap my card|cut pass|clone my card|run with my money)
      account {account} na (thief|scammer|yahoo boy|419) (own|get am)
      (person|dem) dey use my (name|picture|bvn) (scam people|collect loan|open account)
      (e don red|dem don finish me|wahala don burst)(,|) (yahoo boys|hackers|fraudsters) (clear|wipe|empty) my (account|money)
      (one number|person) dey (worry|disturb|beg) me (make i read|for) (otp|card number|bvn)(, na fraud|, i suspect am|)
      (blackmail|sextortion|impersonation) people (dey find money|dey threaten me|wan collect my money)
      (dem|person) (hypnotise|jazz|deceive|trick) me (collect|take) ({amount}|my money)
      (fake|another) (karo|una) (page|number|agent|website) dey (scam|deceive) people
      (funny|somehow|suspicious) (login|debit|transfer) (dey|show) for my account
      (i wan|make i) (tell|inform|alert) una (say|about) (scam|fraud|thief people) (dey|)
      my (mama|papa|brother) don (enter|fall for) (scam|419|wayo people) (hand|)
      (dem don|dem) (thief|comot|clear) (my|) (money|{amount}) (with my card|with my bvn|for pos) (i no dey there|)
      (e no be|no be) my (hand|signature|approval) dey (that|this) (transfer|withdrawal)
      (quick|help) (dem dey|somebody dey) (scam|dupe) (my mama|me|people) (now now|with una name|)
      (abeg|oya|biko|) (one lady|one guy|one number) (for whatsapp|for facebook|for telegram) (collect|carry) (my money|{amount})
      i no (sign up|agree|subscribe) for (this|that) (debit|deduction)(, na fraud|, somebody do am)
      (lottery|romance|giveaway|rental|loan app) (scam|fraud) (don catch me|do me|collect my money)
      (house agent|fake landlord|caretaker) (collect|carry|run with) my (rent|money|{amount}) (abeg|na|)
      (how|where) i go (report|expose) (thief|yahoo boy|scam account|fake page)
      dem use my (name|bvn|nin) (take loan|open account|do card)
      i don (tell|give) caller my (otp|pin|card number) (i dey fear|money don go|dem remove {amount})
      (warning|beware) (people|one guy) dey use (una|karo) name (thief|scam)
      (na una|na karo) (call me|send this link) (dey ask for pin|abi na scam|or na yahoo boy)
      (abeg|oga abeg|) i (release|give) (goods|phone|rice) because of (fake alert|fake transfer|fake receipt)
      (caller|text|email) say dem go (block|close) my account (unless|if) i (no give|give) (bvn|otp|pin)
      i (see|notice) (three|many) (debit|pos payment|withdrawal) wey (no be me|i no sabi|i no do)
      (fraud|scam|thief) (case|matter|report) (dey|abeg|i get)
      (thief|person) (use|dey use) my (card|account) (buy data|play bet|buy things online)
      my (money|{amount}) (enter|go) account wey i no (sabi|know)
      (help me|abeg) (catch|find|trace) (the|that) (thief|yahoo boy) wey (carry|remove) my money
      (dem|person|yahoo boy|one man) (don|) (scam|dupe|thief|rob) (me|my mama) ({amount}|for online|)
      (dem don|person don|thief don) (clear|empty) my account
      (one man|person|somebody) dey (call|text) me (ask for|say make i give am) my (pin|otp|bvn)
      (no be me|i no|me no) (do|send|know) (that|this|the) (transfer|debit|payment)
      i don give (am|person|dem) my (pin|otp|code)(,|) (na scam|help me)
      person don (thief|carry|collect) my money (for|inside) my account
      (my money|{amount}) don (waka|miss|disappear) from my account and i no (touch am|do anything|send anybody)
      i (see|get) debit alert (of {amount}|) and i no (do|make) any (transfer|transaction)
      (somebody|person) use my (card|atm) withdraw (money|{amount}) and the card dey (with me|my hand)
      one (woman|boy|man) call me say e be from (karo|bank|cbn), e ask (for|) my (pin|otp|bvn)
      i (mistakenly|) give (one man|person|caller) my (otp|pin|card details) (abeg help me|i dey fear|)
      dem (trick|deceive|play) me collect {amount} (from my hand|for phone|online)
      i (pay|send money) give one (seller|vendor|agent) (online|for instagram|for facebook) and e (block me|run|no gree answer)
      na (yahoo boys|fraud people|thieves) (enter|clear|empty) my account
      (abeg|help) (dem|they) don (rob|scam) my (mama|papa|wife|brother) (of {amount}|)
      i wan report one (number|account|person) wey (dey scam people|scam me|collect my money)
      this account {account} na (scam|fraud|scammer get am)
      i (receive|see) (text|message|call) say (i win|dem wan block my account), dey ask for my (pin|bvn|otp)
      (is it|na) una send (this|the) (link|message) (or na scam|abi na thief)
      i (press|open|click) (the|one) link wey they send, now my money (don go|dey comot)
      (who|person) wey i no (know|sabi) (take|remove|carry) {amount} from my account
      (fake alert|fake transfer) (dem give me|na him i collect) for my (shop|market|pos)
      customer (give|show) me fake (alert|receipt) (carry my goods go|and run)
      i don fall (inside|for) (scam|419|wayo) (hand|abeg help)
      (dem|somebody) dey use my name (collect loan|deceive people|do fraud)
      i no (know|sabi) the person wey my money enter (im|e) account
      my (account|card) dey (debit|spend) by (itself|imself) and i no (do|touch) anything
      wetin be this (withdrawal|transfer) of {amount}, i no (do am|go anywhere|use my card)
      {amount} comot (this night|for midnight|just now) and no be me
      (fraud|scam|thief) (alert|matter) for my account (abeg|help me|)
      they (use|take) my (bvn|nin|phone) (enter|do fraud|collect money)
      i (suspect|think) say (person|one guy) dey (thief|steal) from my account
      one (job|loan|investment) (people|company) (collect|chop) my {amount} and (disappear|block me)
      one guy (sell|promise) me (phone|car|land) collect {amount} (run away|vanish)
      i wan (report|expose) (scam|scammer|fraud) (how i go do am|abeg|)
      how i go report (fraud|thief|person wey scam me)
      somebody (dey pretend|form) (to be|as) (karo|una staff|una customer care)
      (one|this) (whatsapp|telegram|facebook) number say na (karo|una), e dey ask for (my pin|my card number|otp)
      dem call me say my (bvn|account|card) go (block|expire) if i no (send|give) (pin|otp|card number)
      my money (dem|they) thief am (abeg|today|for night)
      i been send money give (fake agent|scammer|fraud man)
      (my sim|my line) dem swap am, (money don comot|my account don empty|they carry my money)
      (pos man|attendant|one boy) (debit|withdraw from) me (twice|more than wetin i ask) (and run|thief my money)
      my (house girl|driver|boy) (steal|use) my card (withdraw|remove) {amount}
      i wake up (see|find) say (my account empty|{amount} don go), no be me
      money (wey i no send|i no authorise) (don leave|comot from) my account
      (they|dem) (jibiti|jazz|hypnotize) me (collect|carry) (my money|{amount})
      i dey (cry|shake), (scammers|yahoo boys|fraudsters) (don finish me|clear my account)
      abeg (the|that) account wey i send money na (fraud|scam|yahoo boy)
      this (debit|transaction|payment) (strange|dey suspect|no be my own)
      (somebody|a stranger) (get|enter) my (details|account) and (dey|) (withdraw|spend|transfer) my money
      i never (go|reach) (abuja|dubai|that shop) but they say i (use card|pay) there
      transaction (wey|) i no (recognise|know|sabi) (dey|for) my (account|history)
      i wan tell una say (person|one number) wan (scam|dupe) me
      (romance|facebook|online) (scam|scammer) collect (my money|{amount})
      (loan app|crypto|forex) people (thief|scam) me
      una fit (trace|catch|find) the person wey (scam|dupe|rob) me
      na wayo man i (send|pay) the money give, (abeg help|report am)
      person (claim|say) e be my (brother|pastor|oga) for whatsapp, i send {amount}, na (lie|scam)
      since morning i dey see debit (alert|) wey i (no know|no do|no sabi)
      i no (send|give) anybody money but {amount} don (go|comot)
      my (brother|neighbour|sales girl) (use|take) my phone (transfer|send) {amount} to imself, i no know
      i (give|release) my (goods|market) because of alert, now (no money enter|the alert na fake)
      customer transfer (na fake|no real), e (show me alert|carry goods) but no money
      one voice for phone (say|claim) e be bank manager, collect my (bvn|otp|card number)
      they (ask|tell) me to send (otp|code|pin) and (i send am|i don send am)
      i don send otp give (person|one man|caller), (my money never go but i dey fear|money don go)
      my account (empty|zero) and i no (withdraw|send|touch) anything
      person wey say e wan (buy|rent) my (house|car) collect my money (run|disappear)
      i pay for (house|apartment|shop) and the agent (run|block me|no dey pick)
      i buy (shoe|laptop|phone) online, (since i pay|after i pay) seller no (answer|show) again
      how una take allow (thief|somebody) (remove|withdraw) {amount} from my account
      somebody (open|create) account with my (name|bvn|picture)
      person dey call my (mama|customers) with (karo|una) name (dey ask for pin|collect money)
      they promise say my {amount} go (double|turn two), na lie
      (i join|my wife join) one (investment|forex|crypto) and (dem run|site don close)
      i think (dem|somebody) don (clone|copy) my card
      dem use pos (remove|withdraw) {amount} from my card (i no dey there|for where i no know)
      strange (transfer|debit|withdrawal) of {amount} (for my account|from my account)
      i no (approve|do|sign) this {amount} (debit|transfer|payment)
      who do this {amount} (transfer|withdrawal)? (no be me|i no do am)
      (help|abeg) my money don (go|disappear), (somebody|hacker) (take am|enter my account)
      (a|one) scammer (dey|) (text|call|message) me
      i want una to (investigate|check) {amount} wey (thief|person) remove
      i get (evidence|screenshot|number) of the person wey (scam|dupe) me
      (caller|number) {phone} (na scammer|dey scam people|ask for my pin)
      i receive call from {phone} (say|asking) (make i give otp|for my card number)
      (be careful|see) this number {phone}, (na fraud|e dey ask for otp)
      i no do any (pos|online|atm) (payment|transaction) today but dem (debit|remove) {amount}
      (na fraud|na theft|na stealing) be this (debit|transfer|one)
      my late (father|husband) account, somebody dey (withdraw|remove) money from am
      (hackers|fraudsters|fraud people) (don|) (enter|use) my account thief my money
      the (message|sms|link) wey i get, (na from una|e be from karo) (or scam|or thief)
      my (boyfriend|roommate|friend) (thief|steal) money from my account (with my phone|)
      i dey fear, somebody (get|sabi) my (bvn|card number and cvv|otp)
      i see say somebody (login|enter) my account from another phone and (move|carry) money
      my (sister|uncle) money don enter (yahoo boys|scam people) hand
      scam (abeg|alert|don happen to me)
      fraud (abeg|don happen|case)
      (419|scam|fraud) people (dey call me|don collect my money|dey my whatsapp)
      i wan report (say somebody scam me|fraud transaction|fake agent|theft)
      money (don|just) (leave|comot) my account, na (thief|hacker|fraud)
      i no (recognise|remember|know) (this|the) {amount} (debit|transfer) at all
      na me get the account but no be me (send|withdraw) (that|the) {amount}
      they (hack|enter) my account (transfer|withdraw) {amount}
      all my savings don (go|clear), hackers (do am|enter my account)
      person (snap|copy) my card for (pos|hotel) now money dey comot
      card (dey with me|dey my hand) but person (use am|withdraw) for (another state|abroad)
      somebody call (say|tell me) i win (promo|lottery|money) make i send (pin|{amount})
      (text|sms) enter say make i (click link|update bvn), na (una|scam) ?
      person (create|open) fake (karo|bank) (page|number) dey collect people money
      fake (agent|staff|customer care) (collect|take) my (money|pin|otp)
      i pay for (job|visa|admission) and na (scam|419)
      visa agent (collect|chop) my {amount} (run|and disappear)
      facebook (seller|friend|lover) (scam|dupe) me {amount}
      na one (woman|man|boy) for (telegram|whatsapp) (deceive|scam) me
      they deceive my (mama|papa) collect (im|her) (otp|pin|money)
      (thieves|scammers|fraudsters) (use|take) my line (enter account|do transfer)
      the seller na scammer, i don pay {amount}
      (money ritual|double money|investment) people scam me
      una staff (call|ask) me for pin, (e be like scam|na true)
      wetin i go do if (person scam me|dem thief my money|fraud happen)
      help me get my money from (scammer|yahoo boy|the thief)
      dem (thief|steal) {amount} from my account (abeg help|)
      thief don (carry|take|collect) my {amount} (for account|online)
      (my|the) money {amount} disappear (just like that|from account), i no (send|use) am
      (abeg|help) unknown person (withdraw|transfer|remove) {amount} from my account
      unauthorised (debit|transaction|transfer|withdrawal) (of {amount}|for my account|abeg)
      i get (unauthorised|unknown|strange) debit
      the transaction of {period} no be (me|my own|my doing)
      (wetin|who) debit me {amount}? i no (do|use) anything
      i (never|no) use my account {period} but money (comot|dey go)
      i just collect call (from|say na) (bank people|cbn|karo office), them (want|ask for) my (otp|pin|bvn)
      person wey call say e be (una staff|bank officer) dey (ask|request) my (pin|card details)
      is it true say una dey ask for (pin|otp|bvn) for phone (?|)
      one message say my account go close, i put my (details|pin|card number), now i dey fear
      i follow one link put my (card number|pin|otp) (and money go|na fraud i think)
      my account details don (leak|enter bad hand) and (money dey go|thief dey use am)
      (my landlord|my boss|my friend) whatsapp na hacker dey use am, (e collect my {amount}|i send am {amount})
      hacker use my friend (facebook|whatsapp) (beg|collect) {amount} from me
      seller wey i pay {amount} no (deliver|send) goods, (e don block me|na scam)
      i don pay since, no goods, no refund, (na scam|na 419 be this)
      pos agent (change|swap) my card and (withdraw|remove) {amount}
      my card wey lost, somebody don (withdraw|spend) {amount} (from am|with am)
      somebody take loan with my (name|bvn|nin) (and i no know|no be me)
      (account|person) {account} (scam|dupe|thief) me
      i wan report account {account} for (fraud|scam|wayo)
      they promise me (job|visa|contract) collect {amount}, (na lie|na fraud)
      my neighbour fall for (scam|fraud), how (she|he) go report am
      i dey suspect fraud (for my account|abeg)
      wayo people (don catch me|dey call me|collect my money)
      (this|that) (caller|message|website) na scam (abi|?)
      (somebody|thief) guess my pin (withdraw|carry) {amount}
      please help, (person|somebody) don (thief|steal) my money
      good morning, i wan report (fraud|scam)
      kindly investigate this {amount} debit, no be me
      i don enter wahala, (scammer|yahoo boy) don (carry|take) my money
      abeg help me, dem (rob|dupe|scam) me (today|now now|{amount})
      one boy say e wan help me for atm, e (change my card|carry my money)
      money dey comot from my account by itself (and i no know why|no be me)
      una people call me? (somebody ask me for otp|one man say e be karo)
      caller ask me for (the code wey enter my phone|my 16 digit card number|my mother name and bvn)
      i tell caller my (code|pin) before i know say na scam
      who be {phone}? e say e be from bank dey ask for pin
      this alert na fake, the money no dey my account
      person give me fake alert of {amount}
      buyer show me debit alert, goods don go, money no dey
      i don be victim of (fraud|scam|online theft)
      case of (fraud|stealing|scam) (abeg|i wan report)
      suspicious (transaction|login|debit) for my account
      this debit (no be mine|na theft|no be my doing)
      no be me do the {amount} (transfer|payment) of {period}
      my account show transfer to person wey i no know
      transfer dey go from my account to (strange|unknown) person
      dem don use my atm card buy things for (online|abroad) i no buy
      somebody don use my card details order things wey i no know about
      my phone hang, when e come back {amount} don go
      after i enter my pin for one website, my money (go|disappear)
      i be old woman, one boy collect my pin and carry my money
      fraudsters dey use una name send (sms|link)
      i want make una catch (the thief|the fraud people) wey take my money
      money vanish (for my account|overnight), no be me take am
      one man call say e be bank staff, i give am my code, now my account don empty
      i dey sleep when {amount} comot from my account, i no send am
      i buy phone for online, i pay {amount}, the seller don block me
      customer carry five bags of rice with fake alert, wetin i go do
      i no dey with my card when somebody withdraw {amount} for another town
      my husband give one caller otp, dem don carry all the money
      fraud o (abeg help|)
      thief don enter my account carry money
      dem don clear my account
      scammers don get me
      i no know this debit
      this transfer no be me
      somebody don use my card thief my money
      yahoo boys collect my {amount}
      fake alert
      one man ask me for otp
      person call me for my pin
      i don give somebody my otp
      na scam people i pay
      i wan report scammer
      money disappear from my account
      i see {amount} debit wey i no (do|approve|know) (for {period}|)
      (wetin|who) take {amount} from my account without (telling me|my permission)
      they take my money without (pin|my permission|my knowledge)
      money go out from my account to {account} and i no know the person
      one pos woman cheat me, she debit {amount} pass wetin i withdraw
      na my friend steal my card details do (betting|shopping)
      my boy for shop (do transfer|send money) from my phone without tell me
      the number {phone} don scam (me|many people|my sister)
      block this scammer account {account} (abeg|before e run)
      how una go help person wey (scam|fraud) catch
      i don report to police, person scam me {amount}
      is this message (real|from karo|a scam): (click to claim money|your bvn don expire)
      i receive strange (otp|code|message) wey i no request
      otp dey enter my phone and i no do anything
      somebody try (use my card|enter my account) (na fraud|i get code)
      dem use fake app show me say dem don pay
      (scammer|yahoo boy|fraudster) (collect|take|chop) my {amount} (for online|for facebook|today)
      (i don|i) (fall for|enter) (scam|wayo|419) (o|abeg help)
      (money|{amount}) (comot|vanish) from my account (i no be the one|i no authorize am|no be me do am)
      (one|some) (man|woman|number) (call|text) me (say|claim) e be (una staff|from karo|bank manager)
      (i click|i open) (one|some) link (and|) (my money go|dem carry my money|money don comot)
      (i give|i send) (otp|bvn|card number) to (somebody|one caller) (and dem empty my account|and my money don go)
      (person|somebody) (use|dey use) my (bvn|nin|name) (open account|collect loan|do fraud)
      (fake|wayo) (karo|alert|agent|page) (dey|) (cheat|deceive|rob) (people|me)
      (dem|thief) (hack|enter) my account (and|) (clear|carry) (everything|my money|{amount})
      i (pay|send) {amount} for (phone|house|job|visa) (and|) the (man|agent|seller) (run|block me|disappear)
      (my papa|my mama|my sister) (don fall for|enter) (scam|419) and (send|lose) {amount}
      (i see|there is) debit of {amount} wey (i no do|i no know|no be me)
      (who|somebody) (withdraw|transfer) {amount} from my account (i no send am|without my knowledge)
      (one|some) (website|page|investment) (collect|chop) my {amount} (and close|and vanish|na ponzi)
      (somebody|one person) (copy|clone|use) my (picture|name) (dey collect money|dey scam people)
      (report|i wan report) (scam|fraud|wayo|this number) ({phone}|)
      (this|the) number {phone} (na scam|dey ask me for otp|dey pretend to be bank)
      (dem|thief) (swap|do) my sim (and|then) (move|carry) my money
      (police|efcc) (say make i|want make i) report (the fraud|the scam) (to una|for bank)
      (fake|false) alert (dem give me|na him the customer give me) (and carry my goods|)
      (is|shey) (this|the) (message|call|link) (from una|na una send am) (?|e be like scam)
      (i suspect|e be like) (fraud|scam|wayo) (for|on) my account
      (my shop|my pos) customer (use|give me) fake (transfer|alert) (carry goods go|)
      (online|instagram|facebook) (vendor|seller) (chop|run with) my (money|{amount})
      (job|visa|house) agent (scam|dupe) me (of|) {amount}
      (i think|i believe) (dem|somebody) (don steal|don comot) {amount} from my (account|karo)
      (police|lawyer) (caller|man) (say|dey threaten) (make i send money|i go jail unless i send {amount})
      (ponzi|double your money|fake investment) (people|scheme) don (chop|carry) my (money|{amount})
      (fake|double money) (investment|scheme|company) don (run|close) with (my money|my {amount})
      (one|some) (caller|guy|woman) (get|collect) my (otp|card details|bvn) (and|then) (clear|empty) my (account|money)
      one guy call me say im be from cbn, i don give am the otp
      dem call me say my atm go block, i read the number for my card give dem
      one babe for facebook chop my money disappear
      i send money for rent, the agent phone don switch off, na scam
      i pay for iphone for instagram, the vendor don block me
      jiji seller don collect my {amount} run
      dem sell me fake generator for online, i want make una catch am
      one man show me fake alert carry my goods go
      customer do fake transfer for me, na later i know say money no enter
      na fake alert dem take collect my phone
      the alert wey dem show me for shop na fake
      pos girl tamper with my card, money don dey comot
      money dey comot from my account for midnight, no be me
      who comot {amount} from my account, i no do any transaction
      i wake up see debit alert of {amount}, i no send anybody money
      strange withdrawal for my account, i no sabi the place
      una alert say i do transfer for abuja and i dey lagos since
      dem don use my card buy things for jumia, no be me
      netflix and one website wey i no sabi dey comot my money, na thief
      betting site dey pull money from my card wey i no approve
      i click one link say dem dey share palliative, na so my money vanish
      i fill my details for one federal government grant link, e be like say na scam
      one link say i win iphone, i don put my card details there
      dem say i win una promo make i pay 5k first, na true abi scam
      somebody dey use una name dey collect money from people
      fake karo dey whatsapp dey ask people for pin
      one number dey message me like say na una, e dey ask my bvn
      i receive call from person wey say na una customer care, e want my pin
      one text say my bvn don block make i call one number, i suspect am
      dem send me email say my account don suspend make i click link, na una
      check this number {phone} for me, e be like say na yahoo
      this number {phone} na scammer, make una mark am
      i wan report this account {account} {bank}, na fraudster get am
      make una block the account of the person wey scam me
      i get police report for the fraud, wetin una go do
      i don go police station, dem say make i report to my bank
      ritual man collect my money say im go double am
      native doctor online don chop my {amount}
      i put money for one ponzi, the site don close
      one forex trader collect {amount} from me, e no dey pick my call again
      crypto boy don clear me
      the investment wey dem put me na scam, everybody money don go
      telegram group admin don run with our money
      dem tell me to pay for work abroad, na lie, agent don vanish
      i pay for visa, the man give me fake visa
      i pay for admission, dem don run
      soldier man wey i meet online dey find money from me every time, i think say e be scam
      oyibo man wey i dey date online collect all my savings
      somebody hack my friend whatsapp borrow {amount} from me, i don send am
      dem use my brother picture collect money from me
      na person wey pretend to be my oga i send money
      one chance people force me transfer {amount}
      armed robbers make me transfer all my money give dem
      kidnappers collect my phone and transfer my money
      dem gun point me inside bus make i transfer {amount}
      bus driver and im gang force me to open my bank app, dem carry everything
      police stop me for road force me transfer {amount}
      cult boys carry my phone send money comot
      my house girl thief my phone send herself money
      my roommate know my pin, e don dey comot money small small
      my own brother withdraw my money without telling me
      my apprentice dey use my account dey rob me
      una own agent don thief my mama money
      one staff of una call me dey ask my password, i no trust am
      agent wey register me don use my details collect loan
      i dey see loan for my name wey i no collect
      dem open account with my bvn, i no know
      somebody use my nin do things wey i no know about
      i don fall mugu for scammer hand
      dem don use me play 419
      yahoo boys don use me
      dem don wayo me, help me
      dem don do me strong thing, all my money for account don go
      my account don empty and no be me empty am
      my {amount} just vanish from account, nobody else sabi my pin
      i no understand this debit, e no be mine at all
      this {amount} transfer no be me do am o
      something dey fishy with my account
      e be like say person dey inside my account
      somebody don login my account from another phone
      i see say new phone enter my account, no be my own
      i mistake give scammer my code
      i fall for one fake recruitment, i don send dem {amount}
      person dey blackmail me with my picture make i send money
      dem dey threaten me say make i pay {amount} or dem go post my nude
      is this message from una or na fraud people
      i suspect say na yahoo people call me now now
      this call wey i just get dey suspicious, dem want my otp
      one website wey resemble una own dey ask for card number
      unknown person just credit me {amount} come dey beg make i send am back, e fit be scam
      house agent don chop my money
      agent collect rent from me and five other people for one house, e don run
      i put my savings for one forex company, the site don close
      my wife join crypto group, dem don carry our money run
      {amount} comot for midnight when i dey sleep, no be me
      alert of {amount} just land, no be me withdraw am
      my friend copy my card details dey use am play bet
      my cousin use my card buy shoe online, i no give am permission
      na my account but i swear i no send that {amount} go anywhere
      the {amount} wey comot, my hand no dey inside
      dem say i use my card for dubai, i never comot from naija before
      card payment for one shop wey i never enter before
      i no withdraw anything but {amount} don comot
      i never touch my account this week and {amount} don go
      i don pay, no goods, the man no dey pick call, na 419
      person call say na una, e ask my pin, una dey do like that (?|)
      una staff fit ask person for otp (?|one man just call me)
      i dey market one boy say make i help am check him phone, before i know money don comot from my account
      dem don tif my money
      one woman call say na customer care, she ask me the six number wey enter my phone, i call am for her, my money don go
      i order shoe for facebook, i pay {amount} since last month, page don disappear
      one man borrow my phone make call, na so e empty my account
      small boy for cyber cafe don copy my details, money dey comot
      repairer wey fix my phone don transfer my money
      as i drop my phone for charging, dem use am send money
      since i fill form for that empowerment, my account dey bleed
      npower people ask my atm number, i give dem, money don fly
      my mama follow one woman wey talk say she be prophetess, she don chop all her savings
      prophet say make i sow {amount}, now e don block me
      herbalist for facebook don dey collect my money every week
      dem promise to double my {amount} inside 30 minutes
      invest 10k get 50k, na so dem take me play
      whatsapp tv investment don crash with my money
      aviator boys collect my money say dem get sure signal
      person sell me fake ticket for concert
      one guy sell phone wey no dey work, e don disappear with {amount}
      land wey i pay for, dem don sell am to three people, i wan report
      airbnb wey i pay for, no such house dey
      car wey i pay for no come, dealer don lock shop run
      i pay for fertilizer for online, nothing come, number no dey go
      truck driver collect diesel money run
      supplier chop my money, im whatsapp no dey deliver again
      fake agent open shop for our area dey collect people deposit
      pos guy use my card two times without telling me
      person swap my atm for machine give me another one
      one man pretend to help me for atm, now my money don go
      that atm machine get something inside wey copy my card, thief don use am
      somebody do sim swap on my line carry all my money
      my line go off two hours, when e come back account don empty
      i dey get otp wey i no request, who dey try thief me
      codes dey enter my phone and i no do anything, i dey fear
      somebody ask me for the six digit wey una send, na una
      dem say make i install anydesk, as i install am money comot
      caller sabi my name and my bvn, e say na bank, i suspect am
      i get mail say i win 5 million from una, e real (?|or na scam)
      dem put una logo for fake page for facebook
      one instagram page dey use karo name dey give fake loan
      loan app wey i no know don put money for my account dey ask me double
      somebody do loan with my name and dem dey call me
      my name dey for company wey i no register, dem use my id
      ex husband dey withdraw from my account without my consent
      my secretary forge my signature carry money
      cooperative chairman don embezzle our money
      treasurer don run with ajo money
      alajo don disappear with everybody contribution
      hook up babe drug me transfer my money
      i sleep for hotel, wake up see say dem don send all my money
      boys enter my house put knife for neck make i transfer
      taxi people collect my pin by force
      uniform men ask me for transfer of {amount} before dem free me
      my pikin use my phone give one online friend {amount}, the person na scammer
      game app dey remove money from my pikin card, i no approve am
      i get debit for subscription wey i never do
      dem charge my card for website wey i never visit
      see this debit of {amount} for hotel, i never enter any hotel
      i no sabi {name}, why {amount} go from my account to am
      who be {name} wey collect {amount} from me, i no send am
      transaction {reference} no be me do am
      i wan open fraud case
      fraud desk abeg, dem don chop me
      help me catch the thief account wey collect my money
      trace the thief wey collect my money
      na scam dem scam me, i dey cry since
      dem carry me go one chance spiritually, i use my own hand send {amount}
      e be like charm, i just dey send the man money
      yesterday transaction no be my own, i no touch phone
      that withdrawal for {period}, my hand no dey inside at all
      phone off by itself, when i on am {amount} don waka
      dem buy something for abroad with my atm card and i dey naija
      debit of {amount} dey my account wey i no sabi anything about
      customer show me alert wey no real and don carry three bags of rice
      somebody use my passport and name open bank account
      yahoo yahoo don catch me
      dem don cast me
      dem don format my account, no kobo remain
      dem hammer with my money
      person do me gbaju e for online
      dem play me wayo for computer village
      boys for telegram don pick my money
      dem use style collect my atm digits
      picker don clear my account
      one fine girl for tinder don bill me with lie, na scam
      hook up scam, i pay and nobody show
      cloned website collect my card details
      import goods scam don finish my capital
      sugar mummy connection man don chop my registration fee, na scam
      dem promise me big brother audition slot collect {amount}
      fake soldier recruitment collect my {amount}
      giveaway page ask me to pay before i collect, i don pay
      bitcoin wallet guy no dey online again with my money
      dem don use juju word collect my life savings
      dem call me from 0700 number say na bank, collect my details
      somebody drop ussd code for me say make i dial am, money comot
      i scan one qr code for market, my account don lighter
      person use my account receive fraud money, i no know
      unknown {amount} enter my account, the sender dey threaten me
      one boy beg me for my account make im oga send money, now i dey fear
      my daughter boyfriend don withdraw from her account by force
      gateman thief my atm withdraw all my money
      nurse for hospital take my papa atm withdraw when e sick
      my uncle dey manage my late papa account dey chop am
      union chairman forge signature withdraw union money
      fake customer care number for google collect my pin
      i search una number online, the person wey pick na thief
      one "karo support" dm me for twitter collect my card
      e send me link say update your kyc, i don enter my pin there
      i enter my details for una fake website
      dem don change my phone number for my account, no be me
      email say my password don change, i no change anything
      somebody dey receive my otp
      i suspect my own worker dey use my account
      since i use that hotel wifi, strange debit dey show
      this subscription wey dey cut {amount} every week, i no know am at all
      make una refund the money wey fraud people carry
      how una go help recover money wey 419 collect
      i send scammer {amount} ten minutes ago, help me catch am
      the account wey dupe me na {bank} {account}
      na {name} dupe me, this na im account {account}
      i wan warn una say one group dey plan dey dupe una customers
      una agent for our junction dey collect pin from old people dey thief
      one man call me yesterday, im sabi my name and my bank. e say make i read the code, i read am, na so all my money go
      i wake up this morning see three debit wey i no do. abeg who dey inside my account
      my pikin see advert for cheap phone online. we pay {amount}, the page don close
      i board bus for ojota, dem carry me go bush, collect my atm and pin, withdraw everything
      somebody wey claim say na my cousin for america use im picture collect {amount} for custom clearance
      i reach atm, one boy say make im help me. when i reach house alert start to dey enter
      i put my phone for charge for one shop. when i collect am, {amount} don go from my account
      dem invite me for interview, collect {amount} for uniform. the office don empty
      one woman for church say her brother dey sell cheap rice. we pay, nobody see rice till today, na scam
      i get alert {amount} for my shop, i give customer goods. later the money disappear from my account
      phone ring, person say i win promo from una. i follow wetin e talk, now money don comot
      my late husband phone dey with im brother. e don dey use am withdraw my money
      soldier friend for facebook say im dey send gift from abroad. i don pay customs three times
      somebody don open loan with my bvn, loan people dey call me every day. i no collect any loan
      (i dey sleep|i dey church|i dey farm) when money comot from my account, no be me
      (one man call me|one text enter|one girl chat me), i give my code, now my money don go
      (i buy shoe|i buy phone|i pay for house) from one page for online, the person don run with my money
      (for bus|for market|for hotel) dem force me transfer {amount}
      (my sales boy|my cousin|my neighbour) don use my phone thief {amount} from my account
      (abeg help me o|i don die|my hand dey shake), yahoo people don clear my account
      he wear una cap and id card. e collect my details and now e don clear me
      he talk say na cbn grant. na so i press accept and {amount} comot
      i no even comot house. how my card go dey buy things for abuja
      na customer i think say she be. she show me alert, carry goods, no money enter
      i send the rent, i reach the house, another family dey inside
      i give one boy my phone make e help me load card. e help himself with {amount}
      my old mama press the link. her pension don disappear
      they say my nin go block. i call the number, i talk my pin
      i dey pray with one man for phone. by the time we say amen my money don go
      she say she be nurse and she need my card to verify. now she don withdraw my money
      my battery low and i give stranger phone. he do im magic, {amount} don waka
      seller send waybill number wey no exist. e don eat my money
      na group of people share one fake contract give me. i don pay them {amount}
      inside my own house somebody dey steal from my account small small
      na my signature dem copy for form. {amount} don comot for counter
      i get one alert for midnight say i buy ticket to turkey. me wey no get passport
      boy for pos give me another person card. mine don dey withdraw for ibadan
      girl i meet for bus stop press my phone. next morning account empty
      my shop boy dey give customers im own account number to pay. e don chop my money
      dem paste fake qr for my shop, customers money dey enter thief account
    `,
    cancel: `
      (cancel|cancel am|stop am|comot am|scatter am)
      (leave am|leave that one|forget am|forget that one|lef am|free am)
      (no|make you no) (send|do|pay|transfer) (am|again|the money|)
      i no (do|want|wan do|wan send|send) (again|am again|)
      i don change (my mind|mind)
      <abeg> (cancel|stop) (the|that) (transfer|thing|transaction|money)
      i no wan (send|pay|buy|do) (am|money|again|anything)
      no worry (again|)
      no send {name} (money|{amount}|) again
      make we stop (here|)
      stop everything
      e don do, stop
      abeg cancel (am|that one|)
      i no dey do again
      hold am first
      go back
      make i think am first
      no do am again
      i say make you stop
      no be now (abeg|)
      i no (dey|wan|go) do (am|) again
      i no do again (abeg|)
      make we leave am
      (abeg|oga) no do am (again|jare)
      (abeg|oga|) (cancel|stop|leave|forget) (am|it|everything|that one|)
      i no (do|want|wan do|dey do) (am|again|it again|this one again)
      (leave|forget|comot|drop) (am|the matter|that thing|that one)
      (no|make you no) (do|send|continue|worry) (am|again|)
      i don change (my|) mind
      (wait|hold on) (first|o), (no|make you no) (do|send) am
      (make we|let us) (stop|leave am|forget am)
      no (be|) now (again|), (later|tomorrow)
      make i (think am|think) first
      (i no fit|i no go) (continue|do am) again
      (no be now again|leave that one|forget that thing|make we leave am|drop am)
      (later i go do am|another time abeg|next time jare|tomorrow i go do am)
      (i no do|i no want|i don change mind|no worry) (again|o|)
      (ah|wait o|hol up|chai)(,|) (no do am|no be that one|cancel am)
      (reject|revoke|withdraw|kill) (am|that one|the request)
      (i don|my mind don) (reason|think) am (again|well), (leave am|no do am|stop)
      (actually|sebi|ehn)(,|) (no do|leave am|make we no do)
      nah i dey okay, no do am
      (pause|halt) (am|that thing|the process)
      i no (mean|ask for|talk) (that|this) one (cancel am|comot am|)
      (na wrong) (amount|person|option|number)(, start again|, cancel am|, go back)
      (let am|make e) (go|be|slide|rest)
      (abeg|oya|biko|) (return|carry me|go) back to (beginning|main menu|start)
      erase that request, i no want again
      (cansul|kancel|cancl) (am|that one|abeg)
      madam say make i no do am, stop am
      i go (do am|pay|come back) (by myself|when i ready), (leave am|stop|no worry)
      no (debit|charge) me (for that one|again)(, i don change mind|, cancel am)
      (e don do|e reach|that one do)(, stop am|, cancel|, leave am)
      (comot|carry me comot|free me) (from|for) (this|the) (menu|page|step)
      (no need|e no necessary) (again|jare)
      (i no get strength|i don tire)(,|) (leave am|cancel am|make we stop)
      (forget|ignore|leave) (wetin i talk|my last message|that request)
      (e no|i no) (necessary|interested|need am) (again|)
      i don comot hand, no do that thing again
      (stop|cancel) (am|) (there|before e go|once|at once)
      (leave|forget|stop|cancel|scatter) (am|everything|that thing) (abeg|i no do again|)
      (i no|me no) (do|want|send|pay|buy) (am|) again
      (i don|my mind don) change (mind|)
      (no|abeg no) (send|pay|do|buy) (am|the thing) (again|)
      (no|abeg no) do am (again|)(, i don change my mind|)
      (stop|cancel|leave) (it|am|everything) (abeg|please|now)
      i don change mind (abeg|o|leave am)
      i no want (that one|this one|am) (again|)
      stop the (transfer|payment) before e go
      (forget about|leave) (am|that thing|it) (abeg|for now)
      (no send|no pay) (am|anything) (again|yet)
      (wait|hold) (first|on), i no (sure|ready) (again|)
      (not now|no be now), (later|another day|i go come back)
      i (mean|say) (no|stop|cancel)
      make you (cancel|stop|leave) (am|that one) (for me|)
      (never mind|nevermind|no worry) (again|abeg|)
      (end|quit|exit|close) (am|this one|it)
      i wan (cancel|stop|go back|start again)
      (go|carry me) back (abeg|to menu|to the beginning)
      (start|begin) (again|afresh|from beginning)
      no (continue|proceed|go on) (abeg|again|)
      i no dey (ready|interested) (again|for now|yet)
      i go do am (later|tomorrow|another time) (abeg|)
      (delete|clear) (that request|wetin i type)
      i choose wrong option, cancel am
      na (mistake|error) i (type|press) am, (cancel am|leave am)
      i no (mean|wan) (press|type|send) that one
      drop the idea, i no do
      (abort|halt|undo) (am|abeg|it)
      (stop|cancel) (wetin you dey do|what you are doing)
      no, (cancel|stop|leave am|i no want)
      (nope|nah|no no), (leave am|cancel|stop am)
      i think say (make we leave am|i no do again|i go stop)
      my mind no (gree|dey there) again, (leave am|cancel)
      make e (stay|dey) first, (i go come back|no do am)
      (abeg|please) (no go ahead|no process am|hold am)
      i no wan (continue|proceed|go ahead) (again|with am)
      (comot|remove) me from (this thing|this process|here)
      (na im be that|e don do), (cancel am|stop there)
      i don (decide|reason am), no do (am|again)
      cancel (please|everything|this|my request|now)
      leave am (jare|first|like that|till tomorrow)
      (hold|pause) (am|that one) first (make i think|)
      i go (think|reason) (about|) am (first|well)
      the (amount|name|thing) wrong, (cancel am|make we start again)
      money no (reach|dey) now, (leave am|cancel am)
      i no get time (again|now), (leave am|later)
      (please|abeg) (disregard|ignore) (that|wetin i talk|my message)
      my (husband|brother|friend) say make i (no do am|leave am|stop)
      stop (abeg|please|there|that thing)
      e (be like|seem) say i no (do|want am) again
      i (take|withdraw) my word (back|), (cancel|no do am)
      no bother (yourself|again|abeg)
      let's (leave|cancel|stop) it (abeg|)
      (i no do|i no wan do) (again|am again|that one again)
      cancel am (abeg|jare|o|for me)
      stop am (abeg|o|now|there)
      (leave|drop) am (o|now|abeg)
      wait (o|first), (no do am yet|cancel am)
      (no no|no o), (stop|cancel|leave am)
      no o (i no want|i no do|leave am)
      abeg no (do|send|pay|buy) am
      i no ask (for this|you to do that one), (cancel am|stop)
      e no be wetin i (want|mean|ask), (cancel am|leave am)
      i don find another (way|money), (leave am|cancel am)
      my person say make i no send again, stop am
      (put|leave) am for (tomorrow|another day|later)
      i go (send|pay|buy) am (later|by myself|tomorrow), cancel
      (cancel|stop) that (order|request|one|payment)
      make we cancel (am|this one|everything)
      (change of mind|changed my mind) (abeg|o|cancel am)
      (go back|take me back|return) (abeg|please)
      (exit|quit|close|end) (abeg|please|chat)
      i say (stop|cancel|no do am) (now|abeg)
      i press (am|yes) by mistake, (cancel|stop am)
      i no sign for this one, (stop am|cancel)
      i wan leave (this|that) one (for now|)
      cancel pls
      no, leave am
      no abeg (leave am|stop|forget am)
      (stop|cancel|end) (pls|this thing|it now)
      i no need am (again|anymore|now)
      i don pass (that one|am), (leave am|next)
      make e wait first, no do am now
      no carry (my money|am) go (anywhere|again), cancel
      no touch (my money|am), i don change mind
      i no (agree|gree) (again|with am), (cancel|stop am)
      i change my mind (o|abeg|about am)
      (forget|leave) that (request|transfer|thing) (o|abeg)
      (undo|remove) wetin i (do|press) just now
      (restart|start over|begin again) (abeg|pls)
      (previous|last) (step|page|menu) (abeg|carry me go back)
      take me out of this thing
      (not|no) again (o|abeg)
      i no go do am (again|today|o)
      the person don (pay|send) am (already|by himself), cancel (am|)
      (price|amount) too high, (leave am|cancel am|i no do)
      e don late (now|), leave am
      let me think (first|about am|small)
      i dey (reason|think) am, hold on
      i (just|only) dey (test|try) am, (cancel|no do am)
      please (cancel|stop) (am|it|that one)
      kindly cancel the request wey i dey do now
      sorry, (cancel am|i no want again|i don change mind)
      no wahala, cancel am
      i say make you cancel
      don't do am again
      don't send (it|am|again)
      dont (send|pay|do) (am|it) (again|abeg)
      stop it (now|abeg|please)
      i want to (cancel|stop|go back)
      i no fit continue (again|now|abeg)
      make we forget (about am|that thing)
      (that|this) one no (necessary|need) again
      wait (i never ready|make i check first|o cancel am)
      ignore am (abeg|please)
      oops (cancel am|wrong one|no be that one)
      leave that thing (jare|abeg|o)
      scrap am (abeg|)
      no proceed (abeg|with am)
      ah my wife just say make i wait, cancel am
      i think i get am for hand but i no get, leave am
      leave am
      i no do again
      forget am
      no send am again
      make we stop there
      i don change my mind o
      no be so, cancel
      hold am, i no ready
      no need (o|again|to do am)
      i don cancel am for my mind, leave am
      abeg no vex, i no do again
      make e no go again, stop am
      cancel what i just ask
      no be today, leave am
      skip am (abeg|for now)
      (i don change my mind|my mind don change) (abeg|leave am|)
      (stop|hold) (am|everything) (there|first|abeg)
      (no send|no pay|no do) (am|it) (again|anymore)
      (i no|i never) (ready|wan do am) (now|again|)
      (na mistake|na error) (cancel am|comot am|leave am)
      (forget|leave|drop) (it|that one|the matter) (abeg|jare|)
      (go back|back) (abeg|to start|to beginning)
      (no worry|never mind) (leave am|i go do am later|)
      (wait|hold on), (no do am|no send am|stop am)
      (i go|make i) do am (later|another time|tomorrow) (no worry|leave am)
      (abeg|no) (stop that transfer|no send am again|leave that payment)
      (i no want|i no need) (am|the airtime|the loan) again
      (comot|close|end) (from|) (this|here|this thing) (abeg|)
      (nah|nope|no o) (leave am|no do am|cancel)
      (start|begin) (over|from beginning|again) (abeg|)
      (undo|scratch|scrap) (that|am|wetin i talk)
      (hold|wait) (small|first) (no press am|no send am)
      (i mean|na) (no|nothing) (forget am|leave am)
      (cancel|stop) (the|this) (process|request|order|thing)
      (abort|drop|kill) (am|the thing|that order) (abeg|)
      (i no|no) (interested|dey do) again (leave am|abeg)
      (end|stop) (this|the) (chat|talk|process) (abeg|)
      (i no|i don no) (need|want) (the|that) (airtime|data|light|card) again (cancel am|leave am)
      (cancel|stop) (that|the) (airtime|data|transfer|loan) (thing|request) (abeg|)
      bone the matter
      bone am
      forget am jare
      abort mission
      make we leave am first
      we go do am another day
      later i go do am, stop am for now
      not today, leave am
      hold on first, no do anything
      wait first, no go ahead
      no process am
      close this one, i no want am again
      comot from this one
      carry me comot from here
      i wan comot from this page
      reverse back to where we dey before
      scatter the plan, i no do
      no mind me, leave am
      no bother
      no stress yourself, i no need am again
      na mistake i press, cancel am
      my hand touch am by mistake, no do am
      na my pikin press am, cancel
      no be wetin i want be this, stop am
      i no mean am, cancel am
      wrong thing, cancel
      ah no no no, cancel am
      nah, no do
      make e stay like that, i no want again
      i withdraw wetin i talk
      i take am back, no do am
      discard am
      clear am make we start afresh
      start all over
      the price too high, leave am
      e too cost, i no buy again
      i no get money again, no run am
      my wife say make i no do am, cancel am
      oga say make i hold, cancel am
      i don do am for another place, leave this one
      somebody don pay am already, no pay again
      i don see another person wey go do am, cancel
      time don go, cancel am
      i dey busy now, stop this thing first
      terminate
      i no agree, cancel
      no, i no gree
      i no confirm am
      no confirm
      cancel everything wey i don start
      delete wetin i just type, no do am
      nvm
      never mind jare
      exit
      quit
      make we skip am
      skip this one
      jump that one, we no do am
      pass this one abeg, i no do
      as i think am well, i no wan do this thing again
      stop am my broda don do am already for him phone
      cansel am
      my account go dry if i do am, leave am abeg
      pause that one, i wan think am well
      i don sleep over the matter, i no do am
      comot that thing wey i ask you
      wipe am, start new one
      i jump gun, stop am
      i rush talk, no follow wetin i talk, cancel am
      no listen to wetin i talk before
      ignore that my message
      ignore my last message abeg
      disregard wetin i send
      no be you i dey talk to, no do anything
      na joke i dey joke, no do am
      i just dey test, no run am
      cancel jare, no time
      clear everything wey i type
      i no give permission again
      no allow am go through
      hold am there, i no sure again
      my mind no dey the thing again
      i fear, stop am
      i no trust the price, cancel
      amount too big, make i no do am again
      na wrong person name you call, stop am
      no be that {name}, cancel
      no be {bank}, cancel am make i start again
      the number wey i write no correct, cancel am
      i no want data, i no want anything, just stop
      i no dey buy light again, nepa don bring light
      i don see cash, no send again
      we don settle am face to face, no need again
      he say make i no worry, cancel the sending
      forget say i ask
      let it be
      make we drop am for ground
      i tire to continue, end am
      stop asking me, i no do again
      i no wan answer all these questions, cancel
      abeg bone that waka
      forget am, na play
      jabo, i no do
      leave matter, i don see another way
      las las i no do again
      abort jare
      off am
      sack the request
      hold up, no do am first
      wait wait wait, stop
      oga stop am, i never ready
      i dey come, pause am
      nothing nothing, leave am
      comot hand for the matter
      we don change plan, cancel am
      make you no do wetin i talk
      i talk am in error, forget am
      no be me send that message, cancel am
      abeg withdraw that instruction
      i reverse my mind
      time no dey, cancel am
      abeg no carry am go
      i just reason am, make we no do am
      i wan change the amount, cancel this one first
      that account no correct, cancel am
      i need ask my wife first, hold am
      money never complete, leave am for now
      let me check with my oga, stop am first
      i go try tomorrow, leave am
      something don come up, stop am
      i wan go bath, stop this thing
      kill the request abeg
      throway that request
      no mind my request
      nullify am
      bring me out
      return me to start
      end session
      close this chat thing for now
      go back one step
      back
      i no talk say make you do am
      you dey rush, i never say yes, stop
      who tell you to do am, cancel
      false alarm, leave am
      i wan send the money before, but e don call say make i wait. cancel am
      as you call the fee so, i don change mind. leave am
      ah my oga don call say e don pay am. no pay again
      no no, i never ready to do am. leave am till next week
      (my oga don pay am|i don change mind|the price don change), leave am, no do am again
      (na mistake|my pikin press am|i no mean am), cancel am now
      light don come back by itself. no buy am again
      i don see say the price no favour me. end am
      abeg hold body, i don get the money for another place. no do am again
      shebi i say i go buy, i no dey buy again
      no vex, i press before i think. stop am
    `,
    repeat: `
      (talk am again|repeat am|say am again|yarn am again)
      wetin you (talk|say|mean|yarn) (again|)
      i no (hear|hear you|understand|get) (wetin you talk|you|am|) (well|)
      abeg (repeat|talk am again|say am again)
      (come again|again abeg|one more time)
      (talk|go) (small small|slow|slowly|small)
      you talk say wetin
      i no catch am
      which one you talk (just now|)
      repeat wetin you talk
      abeg no rush, talk am slow
      send the message again
      e no clear
      i miss wetin you talk
      wetin be that one
      ehn
      you say
      play am again
      (abeg|oga|) (talk|say|repeat) (am|wetin you talk|that thing) (again|one more time|)
      (wetin|which) you (talk|say|mean|yarn)
      i no (hear|understand|get|catch) (you|wetin you talk|am|)
      (talk|go) (slow|slow slow|small small|jeje)
      (you|una) dey (rush|run)(, talk slow|)
      (explain|break) am (well|again|down|for me)
      (wetin you|wetin una) (talk|mean|yarn) (so|just now|)
      (i no|e no) (hear|clear|get you|understand) (abeg talk am well|wetin you talk|)
      (break am down|talk am well|explain am|yarn am again) (abeg|for me|)
      (una|your) (message|voice|talk) (dey cut|no clear|too long|too fast)
      (sorry|pardon)(,|) (my network cut|noise dey|i no dey hear)(, talk am again|, wetin you talk|)
      (i be|na) (old person|slow person)(, talk am small small|, say am again|, repeat am)
      (wetin be|wetin you say be) (the last one|that last thing) (again|)
      (rewind|replay|redo|resend) (am|that one|the message)
      (use|with) (small|simple|easy) (grammar|english|word)(, abeg|, talk am)
      i no (follow|fit read|fit hear) (wetin you write|you|your message)
      (second time|once more|two times) (abeg|talk am)
      (ripit|repit|repete) (am|abeg)
      (you talk about|you mention) wetin (again|)
      (no vex|abeg)(,|) (i no catch|i miss|i no get) (the last part|the amount|that one)
      (talk louder|voice no loud|no whisper) (abeg|na|)
      (wait|hold on)(,|) (say|yarn) (that|am) again
      (abeg|oga abeg|) (give|tell) me (the message|that one) (again|afresh)
      (ehn|wetin|which one)(,|) (say that|you mean|talk again)
      (abeg|oya|biko|) (read|talk) (out|) (your|the) last (message|line) (again|)
      (my head no carry am|i no understand the grammar)(, explain am|, talk am again|)
      (abeg|abeg o|) which (amount|name|option) you (talk|mention|say)
      (make i|i wan) (hear|see) (am|that one) (again|once more)
      (yarn|write|talk) (am|) (clear|short|well) (abeg|)
      you don (lose|confuse) me(, again|, explain|, talk am well)
      (talk|say|yarn|send) (am|that one|wetin you talk) (again|one more time|small small|well)
      (i no|i never|me no) (hear|catch|get|understand) (am|you|wetin you talk|that one|)
      (wetin|wetin you) (talk|say|write) (just now|again|before|)
      (abeg|oga|) (repeat|talk slow|go small small|come again|explain well)
      (you too|una too) dey (rush|fast)(,|) (slow down|talk am again)
      (grammar|english) too (much|plenty)(,|) (break am down|talk am well)
      (please|abeg) (say|talk) (it|am|that) again
      (repeat|say) (that|wetin you talk|the last one) (abeg|please|again)
      i no (understand|hear|get) (wetin you talk|what you said|that one) (abeg|)
      (wetin|what) you (just|) (talk|say) (now|just now|abeg)
      (explain|talk) am (again|better|well well) (abeg|make i understand)
      talk am again like say i be small pikin
      you (talk|say) (wetin|what) (?|sef)
      i no (hear|get) the (last|first) (part|one) (well|)
      (slow|slow down|small small|take am easy) (abeg|please|as you dey talk)
      (pardon|sorry|excuse me) (?|wetin you talk|i no hear)
      (repeat|replay|resend) (the message|the voice|that thing) (abeg|)
      the (voice|message|sound) no (clear|loud|complete), (repeat am|send am again)
      (again|once again|one more time) (please|abeg)
      make you (repeat|say|explain) (am|that one) (again|for me)
      talk am again make e short
      you dey (talk|go) too fast
      which (one|thing) you (say|talk) (again|)
      i no follow wetin you talk, say am again
      my ear no (catch|hear) am (well|)
      use simple word explain wetin you talk again
      wetin you mean (by that|sef|there|?)
      i no see the message (well|again), (send am again|repeat)
      (read|tell) me (wetin you write|the message|that one) again
      say (am|it) (loud|clear|one more time)
      (e no clear|i no get am) (to me|well), (talk am again|explain)
      i don forget wetin you (talk|say) (just now|before)
      that one wey you talk (just now|), i no (hear|understand)
      no vex, (say am|talk am|repeat am) again
      come again (abeg|please|?)
      (huh|what|wetin) (you talk|you say|?)
      make i hear (that one|am|wetin you talk) again
      (pls|abeg) repeat
      say wetin (again|?)
      i no get you (abeg|o|well)
      wetin be that (again|you talk)
      (talk|say) that (thing|one) again (abeg|)
      e no enter my ear (well|), (talk am again|repeat)
      you talk (plenty|fast), (say am small small|break am down)
      the thing you talk (no clear|hard to understand)
      (read|play) (it|am) again (abeg|for me)
      explain again (abeg|pls|small)
      slowly (abeg|please|o)
      please (repeat|say it again|come again)
      kindly (repeat|explain) (that|wetin you talk)
      sorry (i no hear|i no get you|say am again)
      wetin be your last (talk|message|word) (again|)
      abeg (write|talk) am for (simple|short|clear) way
      you just talk something, i no (hear|catch|get) am
      the (english|word|grammar) too big, explain (am|small)
      e pass me, (explain|talk) am again
      i no dey (hear|see) well, (repeat am|say am loud)
      sorry, (what|wetin) (was that|you say)
      kindly (say am|talk am|repeat) again
      i dey deaf small, talk am again
      abeg go over am again
      (which|what) (question|thing) you ask me (again|)
      (scroll back|go over) wetin you (talk|say) before
      i miss that part, (repeat|say am again)
      voice (cut|break|scratch), (repeat|play am again)
      say am again
      i no hear
      talk slow
      wetin you talk
      explain well
      repeat am abeg
      i no understand wetin you write
      (come again|how you talk am|wetin you just talk) (?|)
      (i no hear|i no catch|i no get) (you|that one|wetin you talk) (well|)
      (send|type|write) (that|the last) (message|thing) again
      (talk|explain) am (slow|small small|make i understand)
      (repeat|say) (am|that thing|wetin you talk) (abeg|)
      (pardon|sorry i no hear|ehn pardon) (?|say am again)
      (break|bring) am down (for me|abeg|)
      (wetin|what) you (talk|say|mean) (again|just now|?)
      (i no|i never) (see|read) (the|your) (last message|message well) (send am again|repeat am)
      (say|yarn|tell me) (that part|am) (again|one more time)
      (explain|talk) (again|better|well) (abeg|i no understand)
      (my network|phone) (cut|hang) (repeat|say am again)
      (i dey|my ear) (confused|no hear) (talk am again|repeat am)
      (wetin|which thing) you (dey talk|yarn) (sef|since) (explain am again|repeat)
      (scroll|message) don (lost|go up), (send am again|repeat the last one)
      (one more|again) (time|) (abeg|i no catch am)
      say am again make i hear
      e no clear, come again
      ehn, wetin
      abeg take am slow, i no dey hear
      your voice low, talk am loud
      raise your voice small
      the voice no dey clear, play am again
      play the voice note again
      read that thing one more time
      send the message again, my phone no show am
      resend your last message
      i mistake delete your message, send am again
      wetin you write before, i no see am again
      the thing you talk before network cut, wetin be am
      network cut, start from where you stop
      noise dey here, repeat wetin you talk
      generator dey make noise, i no hear you, talk again
      my ear block small, say am again
      old man ear no dey hear well, repeat am
      use simple word talk am again
      rephrase am
      talk am another way, i no get you
      i no understand, yarn am again
      this your grammar big, say am again simple
      break down wetin you just talk, say am again
      from the top, repeat
      repeat the last thing
      repeat the figure
      which amount you call, talk am again
      which name you call just now, repeat am
      call the number again slow slow make i write am
      the account name wey you call, say am again
      abeg repeat from beginning
      gini, say am again
      wetin you mean, talk again
      one more time pls
      talk am loud, i no dey hear you well
      raise voice, road dey noisy
      wait, i dey drive before, wetin you talk
      i no hia wetin u tok
      abeg repeat that amount
      you talk how much
      you say which date
      you say make i press wetin
      wetin be the last thing wey you tell me
      bring back wetin you write just now
      e don scroll pass, write am again
      my screen dark, read am out again
      i no carry glass, read the thing again for me
      my pikin dey shout, talk that thing again
      i dey cook, i no hear, say am again
      volume low, say am again
      increase your voice make i hear
      small small, no rush talk
      you dey too fast, slow down
      slow motion abeg
      one by one, talk am again
      break the number give me one by one again
      i miss am, repeat
      i miss the part wey you call fee
      tell me that thing again
      start the explanation again
      this voice note no play, send another one
      audio blank, send am again
      the message cut for middle, complete am
      message no complete, send am again
      ehn? talk am well
      i no gbo, talk am again
      kini, say am again
      me i no hear anything o
      same thing again, repeat am
      recap am for me
      summarise wetin you just talk
      shorter version abeg
      explain your last message
      you dey yarn too fast, take am easy
      wetin you just yarn
      abeg rewind am
      come again my g
      ehn? yarn am again
      i no dey catch wetin you dey yarn
      hello, wetin you talk, network bad
      you dey break, say am again
      voice dey cut, repeat
      abeg echo am
      say that thing wey you talk about the amount
      type am again with big letters
      make you yarn am slow like teacher
      again, slowly
      you talk too long, shorten am talk again
      say the first part again
      wetin be the middle part wey you talk
      talk the name again
      which code you mention, say am again
      how much you talk say remain, repeat am
      make you speak up
      louder abeg
      slower abeg
      speak clear
      e never enter my ear
      i lost you there, again
      re-explain
      explain am again, i no get
      i still no understand, talk am again
      talk like person wey dey teach pikin, again
      your message vanish, send again
      show the message wey you send before
      say am for short form
      my pikin dey cry when you dey talk. abeg start again
      i hear the name but i no hear the amount. talk am again
      rain dey beat zinc, i no hear anything. yarn am again
      (noise too much here|gen dey on|pikin dey cry), say am again
      (i no hear well|my ear dey pain me|i dey far from phone), repeat wetin you talk
      danfo driver dey horn for my ear. wetin you say
      my eye dey water because of onion, i no fit read. talk am again
      eh eh, too fast. from top abeg
    `,
    human: `
      <i_wan> (talk to|follow|speak with|yarn with) (person|human being|somebody|your oga|real person|customer care)
      (give|connect|link) me (person|human being|customer care|agent|your oga)
      make (person|somebody|human being) (call me|answer me|talk to me)
      i no wan talk to (bot|machine|robot|computer)
      na (human being|person) i wan (talk to|see)
      (customer care|customer care number|una number|una phone number) abeg
      wetin be una (phone number|customer care number)
      call your (oga|manager) for me
      carry me go meet (person|customer care|agent)
      abeg i need (human being|agent|somebody)
      where person dey
      real person dey there
      let me talk to person
      which number i go call (una|)
      bot no fit help me, give me person
      i want person
      person abeg
      your oga dey
      make una call me
      (carry|take) me go (meet|see) (agent|customer care|una oga|manager)
      which number i (go|fit) (call|ring) (una|)
      make i (talk to|yarn with) (agent|person|human being|customer care)
      give me number make i call una
      i wan (talk|yarn|speak|follow) (to|with|give) (person|human being|customer care|your oga|agent|una manager)
      (give|connect|join|link) me (to|with|) (person|human being|agent|customer care|somebody|una oga)
      (person|human being|somebody) (wey i fit talk to|wey go help me) (dey|dey there|abeg|)
      i no (want|dey talk to|wan talk to) (robot|bot|machine|computer)
      (call|bring) (your oga|your manager|somebody|human being) (abeg|for me|)
      make (person|somebody|una agent) (call|answer|attend to) me
      i wan see una (manager|people)
      (carry me go|make i|i wan) (see|yarn|talk to|meet) (una oga|your manager|human being|customer care)
      which number i (go|fit) (call|use reach una)
      (make|tell) (somebody|person|una people) (call|answer|attend to) me
      (somebody|person) wey get (blood|brain|mouth|flesh) (abeg|i want)
      (put|bring) (your|una) (manager|oga|madam|supervisor) (for line|come)
      (e better make i|i prefer) (talk to|yarn with|see) (person|human being|somebody)
      (my|this) (matter|case|wahala) (pass|big pass|don pass) (you|bot|machine)
      (which|wetin be the) (office|desk|department|staff) i go (meet|see)
      i fit (come|enter) (una office|branch|bank) (see|meet) (person|somebody)
      (kustoma|custumer|costumer) care (abeg|number)
      (hotline|toll free|email|helpline) (of karo|abeg|una get)
      (una|your) (staff|agent|people) dey (online|awake|seat) (now|)
      (tell|beg) (your|una) (oga|madam|manager) (make e|to) (call|text) me
      (i don tire|enough|i taya) for (this bot|machine|robot)(, person abeg|, give me human being)
      (correct|live|real) (human being|agent|staff) (abeg|now)
      (person|somebody) (suppose|must) (explain|look|settle) (this matter|am) (for me|)
      (make we|i wan) (talk|see) (face to face|for phone|one on one) (with una staff|)
      (account officer|branch manager|customer officer) (abeg|number|i wan see)
      (ring|call|phone) me (for|on) {phone} (abeg|)
      (abeg|oga abeg|) (hand|pass|carry) (me|this chat) (go|give) (person|another staff|human being)
      (una|your) (technical|support) (people|team) (i wan talk to|dey|abeg)
      this (bot|robot|machine) no (fit|sabi) help me(, give me person|, call person|, person abeg)
      (abeg|oya|biko|) (send|assign|get) me (one|) (officer|agent|attendant|staff)
      i (demand|insist say i want|must see) (human being|manager|una oga)
      (customer|client) (service|desk) (line|number|person) (abeg|)
      (i wan|make i) (talk|yarn) (to|with|follow) (person|human being|una oga|customer care|somebody real)
      (connect|carry|transfer) me (to|go|meet) (person|human|una manager|customer care)
      (una|give me) (customer care|phone) number
      (i don tire|i no want) (for|) (robot|this machine)(,|) (person|human being) abeg
      (abeg|please) i wan (talk|speak) to (person|human being|agent|somebody wey sabi)
      (give|show) me (una|customer care) (number|phone number|hotline)
      (connect|transfer) me to (agent|customer service|a human|real person)
      make (una|your) (agent|staff|customer care) (call|reach|contact) me
      i want (human|real human|live agent) (abeg|not robot|now)
      na (person|human being|real person) i want, no be (robot|bot|machine)
      (customer care|customer service|agent|support) (abeg|please|number|)
      i (need|wan) (talk|speak) (with|to) una (manager|boss|oga|staff)
      who i go (call|talk to|meet) (for this matter|for help|about my problem)
      you no (dey|fit) understand me, (give|bring) me (person|human being|agent)
      this bot (no|never) understand (me|wetin i dey talk), (person|agent|human) abeg
      (stop|leave) (this robot|bot talk), give me (human being|person)
      call me for this number {phone} make we talk
      abeg make (somebody|person|one of una) (call|ring) me (back|)
      i wan (chat|yarn) with (human|agent|staff|person) (now|)
      (let|make) me (speak|talk) (to|with) (your boss|somebody|customer care)
      una (no get|get) (customer care|call centre|person wey dey answer) (?|number)
      how i go (reach|contact|talk to) (una|customer care|agent|staff)
      (person|somebody) (real|correct) abeg
      is (anybody|any human|any agent) there to (talk to|help me)
      i go like make (human being|una staff) (attend to|answer) me
      (send|bring) (agent|staff|customer care) (come|abeg|for this chat)
      na only (human being|person|your oga) fit (solve|understand) this (one|matter)
      (email|phone number|whatsapp number|hotline) of (customer care|una support)
      i dey (call|ring) una number e no go, (give me another|which one dey work)
      abeg (pass|carry|hand) me (to|go meet) (agent|human|staff|support)
      (operator|representative|rep|agent) (abeg|please|)
      talk to (agent|human|person|representative)
      i no (like|want|dey do) this (bot|machine|robot) (thing|), (person|human) abeg
      where una (customer care|agent|support people) dey
      make i (see|meet|talk to) (manager|agent|person) (face to face|for phone|)
      i wan (see|meet) person for una (office|branch)
      your (boss|manager|supervisor) (number|abeg|i wan talk to am)
      (abeg|please) human (being|)
      (can|fit) i (speak|talk) to (somebody|a person|an agent)
      speak to (human|agent|manager|somebody) (please|abeg)
      i get (big|serious|personal) (matter|issue) wey only (person|human being) fit (hear|handle)
      my matter (too long|too much) to type, make (person|agent) call me
      (english|grammar) no dey my mouth, make person (call|talk to) me
      i prefer (person|human|call) (to|pass) (robot|bot|chat)
      (wey|where) una (customer care|agent) (na|abeg)
      una no get human being (for this bank|wey dey work) (?|)
      una number (wey i go call|abeg|na what)
      make una ring me (for|on) {phone}
      let (one|a) (real person|staff) look (am|my matter|into this)
      i dey beg make (person|human being) (answer|reply) me
      i don talk to this (robot|bot) tire, (i want person|give me agent)
      customer rep (abeg|please)
      (branch|bank) manager (i wan talk to|number abeg)
      which (time|day) agent dey (available|around) (make we talk|to talk to me)
      (escalate|forward) (this|my matter) to (human|your oga|manager)
      i wan hear (human|person) voice (abeg|)
      (abeg|please) make (real person|human being|una staff) (text|answer|help) me
      no be (you|bot) i wan talk to, (give me person|na human being i want)
      i (tire|don tire) to dey (type|press), (call me|give me person)
      make una manager (hear|look) (my matter|am) (by himself|)
      una dey pick call (?|which number)
      una phone number (abeg|please|?)
      (give me|send) number (wey i go call|of your manager)
      i want (to talk to|speak with) (someone|somebody|a person) (abeg|please)
      customer (care|service|support) (abeg|please|people where una dey)
      i need human (help|being|support) (abeg|now|)
      pass me to (your oga|your supervisor|somebody senior)
      i no trust (bot|robot|machine), (give me person|let me talk to human)
      old person like me no sabi type, make person (call|help) me
      (what|which) number (be|is) (una|karo) customer care
      (agent|staff|human) (abeg|please|now now)
      talk to customer (care|service|support)
      i dey find (una staff|una agent|somebody from karo) (to talk to|)
      fit i (see|talk to|call) (una manager|una staff) (today|?)
      (put|link) me (through|) to (una office|customer service)
      make person wey (understand|sabi) (attend to|answer) me
      person (no dey|dey) wey go (attend to|hear) me (?|)
      let human (take over|continue|answer this one)
      i wan make somebody call me explain for phone
      my case need (person|human being|una manager)
      make una send person (come|to my shop|to talk to me)
      i (beg|dey beg), let me (talk|speak) to (someone|a person)
      your answer no (help|reach), (i need person|give me human being)
      (na machine|this machine) no go (understand|solve) my matter, (person abeg|human abeg)
      who (be|na) una (manager|boss), i wan (call|see) am
      where i fit (call|reach|text) una (staff|people)
      call centre (number|line) (abeg|pls|)
      (human|agent|person) pls
      real human pls
      i want (agent|human|customer care) (pls|now|)
      customer care (number pls|line|how i go reach una)
      make one of una (call|answer|reply) me (for {phone}|now)
      connect me (pls|to human|with agent|to una office)
      una fit (call|ring) me (?|back|for evening)
      (live|human) (chat|agent) (abeg|pls)
      let una (oga|supervisor) (handle|solve) my matter
      i wan discuss (with una staff|with human being|with your manager)
      you be robot, i want (person|human being|real staff)
      please i wan (talk|speak) to (person|customer care|an agent)
      kindly connect me to (customer care|your manager|agent)
      good morning, make una staff call me
      somebody wey go listen to me dey (?|for there)
      i need to explain my matter to (human|somebody|una oga)
      agent abeg
      human abeg (i no want bot|)
      give me somebody wey sabi (loan|card) matter to talk to
      my hearing no good, make person come meet me
      who dey in charge (abeg|make i talk to am)
      i want to speak with the (manager|person in charge|supervisor)
      una fit give me number of (support|branch manager|account officer)
      call me (back|abeg|now)
      make una call me back for {phone}
      no more bot, person (abeg|please)
      my matter long, e no fit enter this chat, make person call me
      i no sabi read well, give me person wey go talk to me
      i don ask this machine three times, e no understand, give me human being
      any human (dey|for there) (abeg|?|make we talk)
      i wan (report|talk) to your (superior|oga at the top)
      (your|una) people no dey (pick|reply), give me (correct number|another agent)
      make (a woman|a man|somebody matured) (talk|explain) to me
      i wan (do video call|phone call) with una staff
      which (email|number) i fit use (reach|contact) una (people|customer care)
      contact (of|) (karo|una|customer care) (abeg|pls)
      how i go see una people (one on one|face to face)
      i go prefer make we talk for phone, call me
      human being abeg
      customer care abeg
      call me abeg
      give me una number
      make una manager call me
      connect me to person
      bot no dey help
      talk to staff
      i dey beg for (human|person) wey go answer
      give me una (office|support) phone number
      call me make i explain
      i need live person
      (human|agent) needed (abeg|now)
      una staff suppose call me
      let me talk with one of una workers
      e get person wey fit pick call (?|now)
      (connect|join|link) me (with|to) (una staff|customer care|real person) (abeg|now|)
      (i prefer|i want|make i) (yarn|talk) (with|to) (person|human) (no be machine|no be computer)
      (una get|any) (phone number|call centre|office line) (wey i fit call|?)
      (na|is this) (robot|machine|bot) (i dey talk to|dey reply me)(, give me person|, i want human being)
      (put|give) (one|una) (officer|worker|agent) (for line|to attend to me)
      (my|this) (matter|issue) need (human being|person|manager) (to handle|to solve am)
      (where|which place) una (office|branch) dey (make i come see person|i wan talk to person)
      (call|ring) me (back|) (abeg|on {phone}|now)
      (let|make) (person|agent|somebody) (call|phone) me (on {phone}|abeg|now)
      (this thing|machine) no (understand|get) me, (bring|give me) (person|human|somebody)
      (any|shey any) (agent|staff|officer) (dey online|dey free|dey around) (?|to help me)
      (transfer|pass) me to (agent|una manager|customer service)
      i (want|need) (live chat|live agent|real agent) (abeg|)
      (customer service|customer care) (abeg|please|number)
      (abeg|i beg) (i want|make i get) (real person|human|somebody) (wey go hear me|to talk to)
      (talk to|meet|see) (manager|una oga|supervisor) (i want|abeg|now)
      (no be|i no want) (robot|bot|machine) (i want|give me) (person|human)
      (una|karo) (email|whatsapp line|phone number) (to|for) (complain|reach person|customer care)
      (agent|operator|attendant|representative) (abeg|please|now)
      (somebody|one person) (should|make e) (call|reach) me (back|) (abeg|for this matter)
      (i wan|i fit) (come|enter) (branch|office) (talk to person|see manager)
      (i don tire|i taya) (for|to dey) (type|press|chat) (give me person|connect me to staff)
      (person|human being) dey behind this chat (?|make e answer me|wey fit answer)
      (my mama|my papa) no sabi press, (make person|make staff) (call am|talk to am)
      (which|wetin be) una (customer care|help line|toll free) number
      (give|drop) (una|customer care) (line|number|contact) (abeg|for me)
      (let me|make i) (yarn|speak) (with|to) (una oga|your boss|person wey get power)
      (manager|person wey get power|una oga) (make e|should) (answer|call) me (abeg|now)
      (i no|i never) (understand|get) this (bot|machine) (make person|let human) (answer me|attend to me)
      make i see person wey get sense
      make one of una staff dm me
      connect me to agent abeg
      carry this matter give your oga
      i prefer to yarn with human being
      this matter pass robot, bring human
      no be machine i wan talk to
      abeg no give me robot again, human being only
      drop una customer care number
      which number i go call if i wan talk to una
      una toll free number nko
      send me una whatsapp line wey human being dey answer
      una email address abeg, i wan write una oga
      make una call me for this number {phone}
      call my line {phone}, i wan explain with mouth
      i no fit type all the story, call me
      typing dey hard me, make person call me
      i no sabi type well, i wan talk to somebody
      my mama no sabi read, make una person call am
      my eye no dey see well, i want person wey go talk to me
      let me speak with a live agent
      is there anybody there wey be human
      real person dey there (?|or na only robot)
      person dey this chat so
      na human being i want o
      transfer this chat to person
      put person for line
      pass me to your senior
      make your boss come online
      who be your supervisor, i wan talk to am
      i want to see branch manager
      where i go see una people face to face
      make una send person come meet me for my shop
      i dey find una staff wey speak hausa, make i talk to am
      make woman staff attend to me abeg
      give me the person wey i talk to yesterday
      i wan continue with the agent wey dey help me before
      the agent wey dey attend to me don go, bring another person
      your officer never come back, i still dey wait for human
      book appointment for me with una staff
      una get account officer (?|i want my own)
      who be my account officer
      i want relationship manager
      loan officer nko, i wan yarn with am
      you no fit solve this one, find person
      you no dey understand wetin i dey talk, give me person
      see me see robot, abeg find me human being
      robot don confuse me, na person i want
      kindly escalate to human agent
      escalate this matter to your superior
      abeg i need live chat with support
      support agent needed
      agent agent agent
      human!!!
      person abeg, na emergency
      emergency, i need to talk to somebody sharp sharp
      this thing na private, i go only tell human being
      na only elder fit settle this matter, call your oga
      customer service rep abeg
      let person reply me
      somebody should attend to me na
      attend to me with human being, no be auto reply
      stop auto reply, i want person
      i tire for auto message, na who dey there
      (video call|normal call) i want with una person
      i dey call una line e no dey go, give me another number to call
      the customer care number wey dey online no dey go, which one correct
      help line abeg
      technical people nko, make dem reach me
      no human being dey work for una bank (?|i want one)
      na only robot full this place, human nko
      una people no dey pick call, give me another line
      the agent line no dey go, connect me to another agent
      this matter long, i no fit type am, make una oga call me
      i wan tok to pesin
      make una put me through to somebody for fraud department
      which line dey work for una customer service
      i dey hold since, any staff dey (?|)
      abeg make una assign person to my case
      let me yarn with the person wey dey handle complain
      i no want auto response, flesh and blood abeg
      real pesin no dey una side
      send me to your supervisor
      get me a human
      allow me talk to una accountant
      make you forward this chat to your boss
      i need somebody to explain things with mouth for me
      una whatsapp call dey work (?|i wan talk)
      which email i go take reach una people
      i go like see una staff eye to eye
      send staff come our market make e talk to us
      abeg where una dey make i come see person
      i dey deaf, i want person wey go chat with me, no be robot
      abeg give me person wey dey hear igbo
      yoruba speaking agent abeg
      this chatbot no reach this my matter, bring oga
      i don repeat myself tire, let person take over
      person should take over this chat
      agent wey sabi work abeg
      another agent, this one no dey hear me
      manager now now
      i demand to see manager
      make una md call me
      can i speak to someone
      no robot again
      when human go join this chat
      na how many minutes before agent answer
      i dey queue for agent since, how far
      who go help me for this my problem, i wan talk to the person
      no give me machine, i want person
      i no dey talk to dead machine, human abeg
      omo give me oga wey sabi
      abeg no dey whine me with robot, connect human
      any living soul dey this chat
      call your people make dem come talk to me
      abeg i no fit explain with text, let me hear voice of person
      find me pesin wey understand loan
      your robot don give me headache, person abeg
      person wey get power to decide, make i talk to am
      make una regional manager call me
      i wan sit down with una officer
      book me for face to face with una people
      which of una staff dey on duty, connect me
      stop robot, start human
      human first, no menu
      give me road to una customer desk
      support line wey dey go abeg
      abeg na only your oga fit hear this matter
      i be vip customer, i want officer
      make lady wey answer me yesterday come back
      staff wey sabi hausa, call am
      i need somebody to calm me down and explain
      make una customer care ring my phone
      una get landline
      na human palava be this, call your manager
      no be bot matter, bring staff
      get una boss for me
      make person come online abeg
      i beg, give me one human only
      i go wait for human, no problem
      see, i don explain this thing tire to this machine. abeg just give me person wey go reason with me
      i be old man, i no fit dey press press. let somebody call me and talk
      na three days now i dey chat with machine. abeg make one human being answer me
      my matter get long story and i no fit write am. give me number make i call
      (i don try tire|this matter hard|my eye no dey see well), give me person to talk to
      (robot no understand me|e don reach three days|i wan cry), connect me to your oga
      everything i talk, you dey bring menu. i tire, find me person
      oga, na human being born me. make human being answer me
      i get evidence wey i wan show person face to face. who i go meet
      i no wan talk my secret to machine. give me woman staff
      if na you be robot, carry me go meet your owner
    `,
    complaint: `
      i (get|wan make|wan lay) (complaint|complain|issue|problem)
      una (dey|don) (cheat me|thief my money|rob me|fall my hand)
      una service (bad|no good|too bad|dey slow|na rubbish)
      dem (debit|charge|bill) me (two times|twice|too much|anyhow|for nothing)
      why una (comot|remove|deduct|take) {amount} (from my account|)
      i buy (card|data|light|airtime) (but|and) (e no enter|i no see am|e never come)
      the (card|data|token|airtime|light) no (enter|come|work|show)
      una charges too much
      i no (like|happy with) (wetin una do|una service|this bank)
      my (complaint|issue) never solve
      i go report una (for cbn|to police|for efcc)
      pos debit me but e no pay
      atm no give me money but dem debit me
      nothing dey work for una bank
      my case never settle since
      card no gree pay for shop
      this una bank dey vex me
      how far my complaint
      i dey vex
      something no correct for my account
      dem (charge|debit|bill) me (anyhow|too much|for nothing|two times)
      una (dey charge|dey debit) me anyhow
      i no (like|gree for) this bank (again|)
      una service no (good|dey try) (at all|)
      (karo|una) dey (cheat|rob|thief) me
      (i wan|make i|i get) (complain|report una|lay complain|make complaint)
      (una|your) (service|app|network|bank) (bad|no good|too slow|dey fall my hand|dey vex me)
      (una|dem) (debit|charge|cut) me (two times|twice|double|pass normal|for nothing)
      (the|) (airtime|data|token|light) (wey i buy|i buy) (never|no) (enter|drop|load|come)
      (atm|pos) (no gree|refuse|no) (give|pay) me (money|cash) (but e debit me|)
      una (dey|too dey) (thief|chop|cut) my money (anyhow|)
      i (get|wan) (complain|complaint|problem|issue|wan report something) (abeg|o|)
      (una|this|the) (app|service|network|bank) (dey slow|too bad|no good|no dey work|dey fall hand)
      (una|dem) (charge|debit|deduct) me (two times|double|too much|for nothing|anyhow)
      why (una|dem) (dey|) (charge|debit|remove|deduct) (me|money|my money|{amount}) (like that|anyhow|for what|)
      (atm|pos) no (pay|give) me (money|) but (e|dem) (debit|remove|don debit) (me|my money|)
      i (buy|pay for) (airtime|data|light|token) (but|) (e|i) (never|no) (enter|see am|come|see anything)
      i (no|nor) (happy|like|dey happy with) (una|una service|how una dey do)
      (una|this bank) (don|dey) (fall my hand|disappoint me|cheat me|vex me)
      (my|the) (complaint|problem|matter) (never|una never|una no) (solve|settle|answer)
      (una|the) charges (too much|don too much|plenty)
      my card no (dey|gree) work (for pos|for shop|)
      (the|my) (matter|wahala|problem) (never|no) (solve|finish|clear)
      (i no like|i don tire for|i vex for) (this bank|una|una service)
      una (charges|fees|network|app) (too much|don do|no good|dey misbehave)
      (since|e don reach) (monday|two weeks) (nobody|una no) (answer|reply|settle) (me|my matter)
      (una|your) (network|server|app) dey (hang|off|fail|crash) (when i wan pay|every time|anyhow)
      (light|meter) token (no gree load|dey invalid|dem reject am)(, i don pay {amount}|, fix am|)
      (i recharge|i buy|i sub) (data|airtime|gotv|light) since (morning|yesterday) (nothing show|e never enter|no value)
      (wetin be|why) (stamp duty|sms charge|maintenance fee|vat) (every day|for everything|for my account)
      (return|refund) my (charges|failed airtime money|money wey una deduct anyhow)
      (shame|e shame me for) (una|this bank|karo)
      una (waste|dey waste) my (time|data|life)
      (komplain|complen|konplaint) (abeg|i get)
      (una|your) (staff|agent|customer care) (rude|dey insult person|no get manners|dey sleep)
      my card (fail|decline|no gree) (three times|again) (for front of people|for shop|e shame me)
      (una|dem) dey (cut|pinch|nack) my money (small small|every week|anyhow)
      i don (complain|report|talk) (taya|many times|three times) (una no do anything|nothing happen|no answer)
      (wrong|fake|bad) (deduction|charge|billing) (dey|for) my account
      (fix|settle|solve|correct) (this|my) (issue|wahala|problem) (abeg|sharp sharp)
      (una|this bank) (disgrace|embarrass|fall) me (for shop|before people|today)
      how una dey (treat|charge|delay) (person|customer|people) (no good|no fair|dey pain me)
      (my|the) (transfer|recharge|bill payment) dey (fail|bounce|show error) (always|every time)
      (system down|error|glitch|network) (again|every day) (for una app|una sef)
      (atm|machine) (count money|make noise) but (cash no come out|e no vomit money)(, dem debit me|, una debit me)
      i go (comot from|leave|close account for) (this bank|una bank) (because of|for) (this nonsense|charges)
      (abeg|abeg o|) (where|when) i go (see|get) (solution|answer|response) (for|to) my (complaint|case)
      una charge me for (failed transfer|transaction wey no go|payment wey una cancel)
      (sms|alert|debit) (charge|money) (too much|dey kill me|no fair)
      (stress|delay|wahala) too much (for|with) (this|una) (bank|app)
      (i don tire|i taya|my body don weak) for (una|this bank|una charges)
      (my|the) (money|airtime|token) (una hold am|una never give me|una seize am) (since|why)
      why i go (pay|dey pay) (two times|double) for (one transfer|one thing)
      (i dey suffer|i don stranded|dem disgrace me) because of (una network|una app|this bank)
      una (app|bot|service) dey (misbehave|disgrace person|hang|give me headache)
      (airtime|data|light|cable) fail but (money don go|una charge me|no refund)
      (abeg|oga abeg|) (where|give me) (my|the) refund for (failed airtime|double charge|failed payment)
      una (customer care|response|network) (poor|slow|useless|dey sleep)
      nobody dey (pick call|answer|listen) (for this bank|for una side)
      my (statement|balance|name) (no correct|dey wrong) (for account|)(, fix am|, why)
      stop to dey send me (plenty|useless) sms
      (pos|atm) fail but (una|e) (debit|remove|collect) (me|my money)
      (token|data|airtime) wey i (buy|pay for) (since|two days ago) never (come|drop|enter)
      which kind (bank|service) dey (delay|treat) person like this
      una (promise|say) (24 hours|una go refund me) (but|) (nothing|till now nothing)
      why my (card|payment|recharge) dey (decline|fail|bounce) (when i get money|every time)
      this (charge|deduction) of {amount} (no fair|too much|na robbery)
      (una|this bank|una app|una network) (dey|too dey) (fall my hand|slow|hang|disappoint|vex me|waste my time)
      (una|dem) (don|) (debit|charge|cut|remove) (me|my money|{amount}) (two times|for nothing|anyhow|wrongly)
      (i buy|i pay for) (light|data|card|dstv|token) (e never|but e no|e no) (enter|come|drop|show)
      (i|me) (get|wan talk) (problem|complain|issue|wahala|matter) (with una|for my account|with my card|)
      (settle|fix|solve|look into) (this|my) (matter|problem|complain|wahala) (abeg|for me|now|)
      (una|una own) (charges|charge|deduction) (too much|too cost|no make sense)
      (nobody|una no) (dey|gree) (answer|reply|attend to|help) me
      (atm|pos) (no give|no pay|no dispense) me (money|cash|) but (e|una) (debit|remove) (me|my money)
      (e|the thing|una app) dey (show|give) (error|failed|try again) (since|every time|)
      (una|your) (staff|agent|customer care) (rude|insult me|no get manners|shout on me)
      refund my money for (that failed one|the data wey no enter)
      i wan (lay|make|file) (complaint|complain) (about|on top) (una service|charges|my card)
      (una|this) app (no dey|dey refuse to) (work|open|load) (since morning|for my phone|)
      my (airtime|data|light token) (never|no) (enter|come) since (morning|yesterday)
      i pay for (dstv|gotv|startimes) (since|) (but|and) e never (show|open|come back)
      i buy light {amount} (but|and) (token no come|i never see token|no unit)
      i recharge {amount} e no enter my phone (but|and) una (remove|debit) my money
      (atm|machine) no (give|bring out) cash but my money (comot|don go)
      pos (decline|fail) but dem (debit|remove) my money
      (una|the) network (bad|dey slow|no good) (today|every time|)
      why una (service|network|app) (bad|slow|dey fall hand) like this
      una charge me (two times|twice|double) for (one thing|one transfer|the same bill)
      una charges (dey|too) (high|cost|much) (abeg|)
      i no (happy|pleased) with (una|the way una treat me|this bank)
      una (delay|dey delay) (too much|me|everything)
      (since|for) (last week|three days) i complain, nobody (answer|solve am|call me)
      the (problem|issue) wey i (report|talk) (before|last week) (never solve|still dey)
      my card (no gree|refuse to) work (for atm|for shop|online)
      card (decline|dey decline) when money dey my account
      why my card dey (fail|decline|reject)
      una (staff|customer care|agent) (talk to me anyhow|no gree help me|insult me)
      una dey (deduct|remove) (money|sms charge|maintenance fee) (too much|anyhow|every week)
      i get (one|serious|big) (problem|issue|complaint) (with my account|with una|)
      something (dey wrong|no dey right) with (my account|my card|una app)
      una (don|) (disappoint|fail|embarrass) me (today|well well|for market)
      dem debit me twice for (pos|the same thing|one payment)
      i pay lawma through una but dem still dey shout say i never pay, which kain service be that
      meter token (no work|dey show invalid|dem say wrong)
      the data wey i buy (no work|never enter|short)
      una (refund|return) never (come|enter) (since|)
      i wan make una refund me (the failed airtime|the data wey no enter|my double charge)
      (bad|poor|rubbish|yeye) (service|network) (from una|abeg|)
      i don (tire|fed up) for (una bad service|una network|this una wahala)
      una (cut|deduct) money (wey i no understand|for charge wey i no know) (abeg|)
      why una dey (charge|debit) me (every day|for sms|for everything)
      my name for (the|my) account (wrong|no correct|get mistake)
      una app (crash|hang|log me out) (every time|anyhow)
      i no dey (get|receive) alert (again|when money enter) (why|)
      alert no dey (come|enter) my phone (again|)
      una dey (send|disturb me with) too many (message|sms)
      my bill payment (fail|no go) (but|and) money don (comot|go)
      e don reach one week wey una dey promise me solution
      nobody (answer|pick) when i call una (line|number)
      una (customer care|people) no dey (pick call|reply)
      this kind (service|delay|treatment) no (good|fair|make sense)
      una make me (miss|lose) (market|customer|business) (with una network|because of una network)
      i wan report (una staff|one agent|una network) (abeg|)
      solve my (problem|issue|complaint) (abeg|now|before i vex)
      my (problem|complaint) still dey (there|o), una never do anything
      how long (i go wait|una wan take) (for|to solve) (my complaint|my issue)
      una dey play with (my|people) money
      (double|wrong|extra) (charge|debit|deduction) for my account (abeg check|)
      i dey (angry|annoyed|vex) with (una|this bank|karo) (well well|)
      e don do three days (wey i dey wait|since i report), (una never solve am|nothing happen)
      i buy {amount} (light|airtime|data) for una side and i no (see|get) (anything|am)
      token wey una give me no (work|gree enter meter)
      the airtime wey i buy for {phone} never (enter|reach)
      wetin make una app dey (slow|hang|close) (anyhow|by itself)
      i no fit (pay|buy anything) for shop because (una network|una card) (fail|no work)
      una (system|network) (down|fail) when i dey (market|hospital|filling station)
      una charge me {amount} for (nothing|wetin i no know)
      which kain charge be this wey una dey remove
      una take (double|extra) money for (my bill|the transfer charge)
      sms (charge|money) too much for my account
      i pay dstv since (morning|yesterday), (tv still dey scramble|e never open)
      i recharge my meter and (no light|the unit no enter)
      atm (eat|swallow) my money (no give me cash|and debit me)
      pos man say e no (go|approve) but una (debit|charge) me
      i withdraw for pos, (cash no come|machine fail) but alert enter
      i go leave (una|this bank) if una no (change|solve this thing)
      i regret (say i open account here|joining una)
      una service (dey annoy|dey tire) me
      (worst|bad) bank (wey i ever use|ever|for nigeria)
      una dey (delay|play with) my (refund|complaint)
      (na the third time|second time) i dey complain (about this|same thing)
      nobody (reply|answer) my (complaint|message) since
      una agent (shout on me|talk rough|no respect elders)
      una (pos agent|agent) dey (charge|collect) too much
      my name no (correct|complete) for (my account|the alert), (change am|correct am)
      i no dey see alert (when money enter|on my phone) again
      una (say|promise) make i wait 24 hours, (e don pass|nothing happen)
      my last bill payment get problem, una dey look am since no answer
      i wan (complain|report) about (charges|bad service|my card)
      card no (work|go) for (pos|atm|online) (again|why|)
      my card (dey decline|no dey pay) even though money dey
      your (transfer|service|app) (fail|no work) (again|three times today)
      (abeg|please) (solve|settle|fix) my (failed payment|airtime|token) (issue|problem)
      i get issue (with my card|with light token|with una app)
      refund me (the money|{amount}) for (failed bill|failed airtime|double charge)
      una (no|never) do well for (this matter|my refund|what una do me)
      i dey pay charges every (month|week) but service (bad|no good)
      since una (update|change) this app, e no dey (work|open|smooth)
      i buy airtime (two times|twice) because una say (e fail|try again), both (enter|una debit)
      una sell me {amount} light, meter say token (invalid|used|wrong)
      my light token number (no complete|short|no gree load)
      dstv (never|no gree) come back since i pay {amount} through una
      i sub gotv (yesterday|this morning) e still dey (scramble|show error)
      data wey i buy for {phone} (never enter|no show|still no come)
      how many times i go (complain|report|talk) before una (solve|fix) am
      una dey owe me refund of {amount} (since|for failed airtime|for bill wey fail)
      atm debit me {amount} no pay (for {period}|abeg)
      machine no give me cash (but alert enter|and una remove my money)
      pos network fail (but|and) my account (debit|reduce)
      i swipe card two times, una debit (two times|both)
      cashier say payment fail but una don debit me
      una alert dey (late|slow|come next day)
      i no get (alert|sms) for (money wey enter|transfer) again, why
      una cancel my (payment|bill) but (money never return|una no refund me)
      una (customer care|staff) (cut call|drop phone|abuse) for my ear
      i wait (two hours|one hour) for una (agent|customer care) (nobody come|for nothing)
      (una|this bank) dey frustrate (person|me|poor man)
      (una|this bank) no get (customer service|respect|time for people)
      una too (slow|lazy) to (solve|answer|refund)
      (charges|deductions) wey i no (understand|agree) dey my account
      why una go charge {amount} for (small transfer|card maintenance|sms)
      una take {amount} maintenance fee (again|every month) (why|e too much)
      una bot dey give me wrong (answer|information|balance)
      una dey waste person time (abeg|o)
      my problem pass one week now, (nobody solve am|una just dey look me)
      una spoil my day (with this network|because card no work)
      i dey shame for (shop|hotel|filling station) because una card (fail|no pay)
      this network of una (dey vex me|no good|dey fall person hand)
      e get one (issue|problem) with my (account|card|bill payment) (abeg look am|)
      (issue|problem|error) (dey|) when i (buy light|pay bill|buy data)
      una suppose (pay me back|apologise|compensate me) for (this stress|failed payment)
      please i get complaint
      good morning, i wan (complain|lay complaint)
      kindly (look into|solve) my (complaint|problem)
      (una|karo) don make me (suffer|vex|waste transport)
      my payment no go and una (never refund|dey silent)
      i dey wait for refund (since|from last week)
      two weeks no refund (why|abeg)
      una network (fail|fall) me for (petrol station|supermarket)
      una bill payment (no dey work|dey fail)
      cannot buy (airtime|data|light) since morning, wetin happen to una (app|system)
      why una system dey down (every time|again|today)
      the charges wey una remove today no (correct|make sense)
      una debit me (twice|two times) for dstv
      i pay light {amount} two times, una collect both
      i wan report problem with my (token|airtime|card)
      the token wey i buy no reach (my meter|{amount})
      i buy 1gb una give me 500mb
      {amount} airtime i buy, only half enter
      my complain number (how far|never get answer)
      follow up on my complaint (abeg|)
      nobody care about (customer|my complaint) for here
      una no dey reply on time
      i no go (use|recommend) una again (because of bad service|)
      una treat me like (beggar|nobody|fool)
      i talk to una staff yesterday, e insult me
      una atm (no work|no get money|swallow my money) always
      (shameful|terrible|useless) service
      this app too (hard|slow|confusing), fix am
      i buy light {amount} since evening, token never come and my money don go
      three times today una network fail when i wan pay, e dey embarrass me
      una remove charges three times this week and i no understand why
      i dey queue for atm, e no give me money but e debit me {amount}
      i call una line since morning, nobody pick
      una (dey|don) (play|toy) with me for this (refund|matter)
      my (airtime|data|token) issue still never settle
      since i buy (the light|the card|the data) i never enjoy am, e no (load|work|enter)
      una system debit me but (no token|no airtime|no data|bill no pay)
      i wan know why una (service|charges) change (anyhow|)
      una dey (remove|deduct) money for (sms i no get|service i no use)
      your app dey (show wrong balance|freeze|log me out)
      my account balance (no correct|dey short), una (fix am|chop my money)
      why my money dey reduce (small small|by itself) (na una dey charge me|)
      una should do better, (service poor|network bad)
      i no gree, una charge me (wrong|too much)
      (nawa|na wa) for una (service|bank|network) (o|)
      which kain (bank|network|charges) be this (o|)
      see the kain wahala wey una (cause me|put me) today
      una go refund me or i go (report una|go court|call police)
      una dey fall hand (abeg|o)
      una no try (at all|o|for me)
      i no dey happy with una service
      una app dey tire person
      my payment fail but una collect money
      light token no come (since|abeg)
      airtime no enter (since|my phone)
      data never enter since i buy
      una charges don too much
      una debit me anyhow
      my card no dey work for pos
      customer service poor (o|for here)
      refund my money wey una debit for failed bill
      i get complain (o|abeg|for una)
      dstv no show after i pay
      una app no gree (open|load|send money) since
      una system dey show error when i (pay bill|buy light|use card)
      i don wait tire for (my refund|una answer|solution)
      my complaint since {period} never get answer
      (una|bank) take charges wey pass the money i send
      una reduce my money with too many (charges|levy|fees)
      airtime of {amount} wey i buy for {phone} no enter
      light of {amount} no give me token
      dstv payment of {amount} never reflect
      i pay waec pin, i never see pin
      i buy jamb pin for una side, pin never come
      your atm chop my card money no come out
      una card fail me for {period}
      why my card no work for (online|jumia|filling station)
      una bank too dey do (maintenance|upgrade) when people wan send money
      una alert system no dey work
      (atm|pos) (no give|no pay) me (cash|money) but (una debit me|alert enter)
      i buy (airtime|data|light|token) (e no enter|i no see am) but (una take my money|my money don go)
      (una app|this app|una whatsapp) (dey hang|freeze|no dey open) (since {period}|every time)
      (why|for wetin) una (charge|deduct|remove) (me|) {amount} (charges|from me|) (for nothing|again)
      una (dey|too) (slow|late) (to reply|for everything) (abeg do better|i don tire)
      (sms|vat|maintenance|stamp duty) (charge|fee) too (much|plenty) (for this bank|)
      i (call|message) una (since {period}|many times) nobody (answer|reply|attend to me)
      (the agent|una staff|the pos man) (rude|insult me|no respect me|shout for me)
      (una|dem) (promise|say) (24 hours|tomorrow|last week) (till now nothing|e never happen)
      (una network|una server) (down|bad) (every day|when i need am)
      (alert|notification|sms) (no dey|never) (come|enter) (my phone|) (when|if) (person|dem) pay me
      (dem|una) (debit|charge) me (twice|two times) for (one|the same) (thing|payment|transfer)
      i (no happy|dey vex|don tire) with (how una treat me|this una service|una people)
      (pin|otp) (no dey|never) (come|reach) my phone (i try am tire|e dey annoy me)
      (i wan|make i) (report|lay) (complaint|complain) (against|about) (una agent|una service|charges)
      (this|una) (new app|update|version) (no dey work|dey hang|spoil everything)
      (i try|i don try) (send|transfer) money (five times|since), (e no gree|e dey fail)
      (una|dem) (close|lock) (my complaint|my case) (without|and no) (solve|answer) (am|)
      (charges|deductions) (too much|don too plenty|dey kill me) (for this bank|abeg)
      (una|this) service (don spoil|fall my hand|no try at all)
      (i send|i drop) (complaint|message) (since {period}|last week) (no reply|una no answer)
      (my|the) (card|atm card) (no dey work|decline|dem reject am) for (pos|shop|filling station)
      (una|dem) (remove|deduct|take) {amount} (for|as) (charges|maintenance|sms) (why|i no gree)
      (my name|my date of birth|my bvn name) (wrong|no correct) for (una record|my account) (correct am|)
      (how|why) (una|this bank) (dey treat|dey do) (customers|people) like this
      (una|karo) no (dey|) send (alert|sms) on time (i no happy|e dey vex me|)
      (this|una) (problem|issue|matter) (never|no) (solve|finish) (since {period}|till now)
      (i lose|i don lose) (customer|market) because (una app|una network|transfer) no (work|gree go)
      (una|dem) (double|over) (charge|debit) me (abeg check am|for light|for airtime)
      (why|wetin make) una (app|ussd|chat) (dey slow|dey hang|no dey open) (like this|)
      (i don|i) (try|press) am (many times|since morning) (e dey show error|una app no gree)
      (una|this bank) (lie|deceive) me (say|that) (transfer free|no charges) (but una charge me|)
      (una|your) (agent|pos) (overcharge|cheat) me (for withdrawal|{amount}|today)
      i no (like|understand) how una (dey deduct|dey charge|dey treat me)
      (how many times|since when) i (go|dey) (complain|report) (this matter|before una do something)
      (light|airtime|data) i buy (never enter|no show) but (una collect money|money don comot)
      (una|this) (people|bank) (dey|just dey) (charge|deduct|cut) money (anyhow|every time) (i no happy|i don tire)
      (i wan|make i) (complain|lay complaint) (about|say) (my card no dey work for pos|una app dey hang|una charges too much)
      i dey para, una no dey treat person well
      una too like charges, every small thing una go cut
      una carry 50 naira comot again today, wetin be the meaning of that
      una cut me vat, cut me stamp duty, cut me sms, una don turn tax people
      every time i receive money una go bite inside
      see the way una dey drain my account with charges, no be cheating be that
      i no understand this 107 naira wey una remove
      i buy data since, data no show, but una don collect money
      i load card {amount} for {network}, e never enter, una don debit me
      the light token wey i buy never come and we dey for darkness
      i pay for dstv since morning, e still dey show me e16
      una token no gree enter my meter, e dey say rejected
      una give me wrong token
      i pay school fees for here, school say their own portal no show am, una don cause wahala for my pikin
      customers dey laugh me because my card no work for pos
      for filling station dem decline my card, i shame die
      i carry my card go supermarket, e decline, i drop everything come back
      the atm seize my card and una people no talk anything
      atm no pay me but una debit me {amount}
      i go withdraw for pos, machine print declined but alert enter my phone
      pos man say my card dey show issuer inoperative, wetin be that nonsense
      una server dey down every weekend, which kain thing be that
      network error, network error, na so una go dey do (every day|)
      this thing dey slow like snail
      una dey reply slow, i don wait tire
      i text una since morning una just dey look me
      no single reply from una since yesterday
      i don send una five messages, una just snub me
      i carry this same matter come three times, e never solve
      una promise me 24 hours, na one week be this
      una tell me say make i wait two working days, na how many days now
      na so so "we dey work on am" una dey tell me
      the person wey answer me last time no get manners
      una staff hang up the call for my ear
      that una agent for our street dey add extra money on top
      una agent no gree give me my complete cash
      agent collect my money say network bad, e no put am for my account
      una agent shop always lock, which kain service be that
      my transfer dey fail all the time with una
      transaction failed, transaction failed, i don tire
      i dey try send money since, e dey tell me "try again later"
      e dey say invalid pin but i sure say my pin correct, una system no good
      the face capture no gree work, i don snap tire
      una verification reject my picture five times
      the otp no dey come my phone
      code wey una say una send never reach me since
      the receipt wey una give me get wrong name
      una write my name wrong, i don complain taya
      una balance no correct, e dey show me less
      una add my money wrong, e no balance
      i save money for una, the interest wey una promise never show
      una say una go give me 500 bonus, i never see am till today
      i refer three people, una no give me wetin una promise
      cashback wey una talk, na lie
      una advert sweet pass una service
      una wan use style chop my money
      i dey regret say i join una
      na God go judge una for how una treat my mama
      {bank} better pass una by far
      i go carry my money go {bank} if una no change
      i go report una to cbn
      i go drag una for twitter
      my lawyer go hear of this matter
      una no get respect for customer at all
      person no fit rely on una for emergency, una disappoint me for hospital
      because of una my goods no move today
      una make me lose customer today
      una cause quarrel for my house because of this una alert wey no show
      why una dey send me message for midnight, e dey disturb my sleep
      una too dey send advert, stop to dey disturb me
      i dey vex for the loan interest wey una charge me, e be like shylock
      una take loan money from my salary two times
      una deduct loan wey i don finish paying since
      this una new update scatter everything
      before before una good, now una don spoil
      i no dey enjoy this bank at all
      honestly una fall my hand well well
      i expect better from una
      this thing no suppose hard like this
      na only me una dey do like this
      e don pain me reach bone, una no try
      i wan lodge complain about una charges
      i get issue wey i wan report about una service
      abeg which side i go drop complain
      update me on the complain wey i drop last week, una don forget am
      una sell me 2gb but na half i see for phone
      data wey i buy no complete, una give me less
      i don try the transfer reach six times, e just dey fail
      transfer no gree go since morning, i don try tire
      una don fall my hand taya
      una dey do me anyhow (o|abeg)
      una no dey send me alert when customers pay me
      una gotv payment no work, e still dey scramble after i pay through una
      i pay dstv through una since yesterday, tv never open, i don vex
      i vend light with una, meter no show any unit
      i recharge my prepaid, no light no token
      una customer care cut the call when i dey talk
      una staff abuse me for phone
      una be the worst bank wey i don use
      worst service for this whole naija
      una staff insult me yesterday, i no like am
      i wan report una agent wey dey our market, e no get respect
      una new version no dey open for my phone
      since una change this thing, nothing dey work well
      una disappoint me for front of my customers
      una fail me today well well
      this una service no make me happy at all
      i no happy as una dey handle my matter
      my date of birth for una record no correct, una no gree correct am
      una spell my surname wrong for account and una never correct am
      the way una dey deduct money no sweet me
      i queue for agent two hours, e say network no dey, i still no get my money
      una dey commot money anyhow i no like am
      na today i suppose pay my rent, una network don make landlord pursue me
      una no dey hear word, stop to dey charge me for balance check
      na every transfer una go remove money, even 200 naira own
      i pay una for sms and alert no dey come
      una double charge me for card maintenance
      una debit me for atm wey i no collect
      i pay for card since last month, una never deliver am
      the card wey una give me no dey work anywhere
      una card dey reject for online payment
      contactless no dey work for my card
      this card embarrass me for bus park
      my voice note dey fail, una no dey hear me well
      una robot dumb, e no dey understand pidgin
      the answer wey una give me no concern wetin i ask
      i talk say make una send 5k, una dey show me data
      una system dey misread wetin i type
      this chat dey freeze anytime i wan pay
      the page wey una send no dey open
      link wey una give me don expire before i open am
      una otp dey come after e don expire
      i dey wait code for five minutes, nothing
      una dey ask me same question every time
      e dey tell me "session timeout" every minute
      una dey do maintenance every time people need una pass
      month end una must fail, why
      una network dey fail when market day reach
      i stand for atm sun beat me, una card no gree
      una agent for mile 2 dey cheat people
      una agent say make i pay 200 before e attend to me
      una pos dey charge pass other people own
      the man wey una send to my shop no come
      una marketer lie for me say no charge dey
      una people tell me one thing, una do another
      na deceit full una advert
      una dey hide charges, i no like am
      loan wey i apply, una collect processing fee and una no give me loan
      una give me less than the loan wey i ask for but interest na for full money
      una loan people dey call my family, stop am
      una recovery people abuse me for my shop
      una remove my loan twice this month, refund me one
      una ajo thing no gree me drop my money, it dey fail
      una group page no correct, e dey show say i never pay and i don pay
      my savings dey show zero, una don do rubbish
      una break my savings without my permission
      interest wey una give me no reach wetin una promise
      una cheat me with dollar rate, i no happy at all
      una exchange rate dey cheat people
      western union money i carry come, una people drive me go drive me come
      una dey waste people time for small thing
      i waka go una office four times for one matter
      una security man push me for gate
      una cashier dey press phone when customer dey wait
      line too long for una agent shop
      i report since january, this na which month, nothing
      ticket number {reference}, una never touch am
      una close my complaint and e never solve
      how una go say my matter don solve when i never see anything
      i don lose hope for una
      una dey use people catch cruise
      na play una dey play with people money
      una service don drop well well
      i no go use una again after this one
      i go withdraw all my money leave una
      if una no sabi the work make una close am
      na so una dey treat poor people
      because say i be village woman una no send me
      una dey favour rich customers
      una do me bad today
      see my eye red because of una
      my heart dey cut anytime i wan use this bank
      my blood pressure don rise because of una service
      una owe me apology
      i want compensation for wetin una cause
      pay me for the damage wey una network cause
      return the charges wey una take by wrong
      refund my card fee, card never come
      refund the light money wey fail
      refund the airtime wey no enter
      i wan make official complaint
      log complain for me
      open case for my failed bill
      write am down say customer {name} no happy
      na feedback i wan give, una service poor
      i rate una one star
      zero over ten for una
      otp no dey reach me, e don annoy me
      pin code wey una say go come never show since morning
      token wey una give me short, two numbers no dey
      light token no complete, meter reject am
      na wa for una o, this bank no serious
      nawa for this una network
      i no fit log in since una do update
      una thing dey reject my fingerprint
      selfie no dey work for dark skin people for una side
      una system tell me say my name no match, and na my correct name
      na three people get my same complaint for this street
      una delay make my goods rotten for park
      because una no pay me on time hospital hold my wife
      una make me sleep for bus park, transfer no gree go
      una card make me trek home
      fuel attendant seize my jerrycan because una card decline
      i stand for checkout, una card no gree, people dey hiss for me
      una atm card no get effect for outside lagos
      una charge me for free transfer wey una promise
      una say first ten transfer free, still una dey cut money
      una dey remove 100 naira every friday, for wetin
      which one be account maintenance again when account no get money
      una charge me for alert wey i no see
      money dey reduce without me doing anything, na una charges
      i no owe una but una dey deduct
      una remove insurance money wey i no agree to
      una add me to plan wey i no ask for
      una subscribe me for something, comot me
      una staff collect bribe from me before dem open account
      una agent no dey give receipt
      una agent dey collect 300 for 5k withdrawal, too much
      una people dey shout on old women
      una customer care na waste of airtime
      i spend all my credit dey call una, nobody pick
      una put me for hold thirty minutes, music just dey play
      every una agent dey give different story
      i talk my matter to four different people
      una just dey copy and paste answer
      una answer no make sense
      una no dey read wetin person write
      i say i no want promo message again, una still dey send
      una alert dey come late pass next day
      una show money enter but balance no change
      figure for my account dey jump up and down
      una balance and my own record no agree
      bill wey i pay show double
      una pay bill for wrong meter
      una load card for wrong number and na correct number i give
      na wrong network una send my data, i no happy
      i ask for 1 month dstv, una do am one week
      una sell me waec pin wey dem don use
      jamb pin wey una give me no work
      una exam pin never come and registration dey close
      i pay tax through una, government say dem no see
      tithe wey i pay no reach church, una no serious
      my bet9ja no credit after una debit me
      sportybet wallet empty, una don take money
      una cause make i lose bet
      savings wey una promise make i withdraw anytime, una no gree pay
      i don reach target and una no release my money
      una no pay me my ajo on my turn
      group money dey hang with una and members dey insult me
      una buy shares for wrong price
      i sell shares since, una never pay me
      dollar wey una say i go get no complete
      una reduce my dollar without explanation
      western union name error, una say make i go come back tomorrow every day
      na so una dey promise and fail
      una talk say branch dey, i waka reach there see bush
      una don turn me to ball, dey kick me up and down
      i dey beg una to do una work
      abeg una do something, i don suffer
      make una fix una app
      make una improve una network
      make una reduce charges abeg, e too much
      make una train una staff well
      person wey open this ticket before no get answer
      wetin una dey do about my complaint
      my case still dey pending for una table since
      una say una go call me back, till now silence
      una forget customer
      i feel cheated by una
      una disgrace me before in-laws
      una dey whine person with this network
      una dey play too much with people money
      una dey whine me abi, na since morning
      wahala be like this una bank
      una network dey do ment
      una wan make person craze with this delay
      una just dey shalaye, no solution
      all una talk na audio
      audio bank, audio service
      e be like say una dey sleep for work
      una dey use us do experiment
      una wan finish me with charges
      una charges don pass my profit for pure water business
      i be pensioner, una dey cut my small money
      as teacher wey dey earn small, una charges dey pain me
      for my pos shop, una transfer too dey fail, customers don run
      nurse dey wait for me, una card no gree for hospital
      na harvest season, una network disgrace me for grain market
      aba market people no gree collect una transfer again
      una make bus driver insult me because transfer no go
      una cause my babe to leave me for restaurant, card decline
      bread seller dey curse me because una transfer fail again
      i dey pay for service wey no dey work
      una make old man like me climb stairs for nothing
      every time una go say "check your network", na una network bad
      my network full and una still dey load
      una put my money for hold say na review, review wey no end
      una dey ask me document wey i don submit three times
      una reject my light bill say e no clear, i don snap am ten times
      una send another person details enter my chat
      una call me another person name
      una send my alert go another person phone
      una mix my account with another person own
      una dey expose customer information
      una female staff carry face for me
      una staff dey gossip customer balance
      una pos for my shop spoil since, una no come fix am
      una soundbox dey announce wrong amount
      settlement of my pos money dey delay everyday
      pos money of yesterday never settle to my account, una always do this
      una no settle merchant on time
      una dey change charges without telling people
      una notification too noisy
      menu of una too long, e dey confuse people
      una pidgin no correct sef, e dey vex me
      voice wey una use talk too fast, nobody dey hear am
      font too small for una app
      una no consider blind people for this service
      i raise this issue for march and una never do anything
      una email no dey reply
      una twitter people block me because i complain
      una deny say i no pay and receipt dey my hand
      una collect card fee twice, card no come even once
      una deliver my card to wrong address
      una card peel after one week
      una dispatch man collect 1k from me before e give me card
      una cancel my payment without reason
      una delay my salary by two days, other people don collect
      una bank always last to credit salary
      una debit fast, una credit slow
      una sharp to collect, slow to pay
      una no get human feeling
      i wan complain about yesterday fail payment
      i wan know who go answer for this una mistake
      abeg correct this error for my account
      adjust my balance, una remove wrong money
      una shortchange me
      na una fault, accept am and fix am
      una people for call centre dey sleep
      i dey vex for una
      i dey swear for this network of una
      una no get solution for anything
      una bank full of stories
      na wetin una dey do for there sef, my matter still dey
      i send complain letter, una throway am
      una no gree reverse wrong charge
      charge wey una take yesterday, bring am back
      una dey chop orphan money with charges
      widow money una dey cut anyhow
      500 naira wey remain una use charge finish am
      i keep 2k for six months, una charge don finish am
      una turn my balance to negative
      how my account take enter minus, una must explain
      una give me overdraft wey i no ask for
      una insurance people dey call me every day
      una dey share my number give marketers
      i dey receive another customer alert for my phone
      una print wrong spelling for my card
      my gender wrong for una system
      una put wrong phone number for my profile
      address for my account na old one, una refuse change am
      bvn dey correct, na una no sabi check
      una machine no dey recognise my face because i cut hair
      fingerprint no gree because i be bricklayer, una no get another way
      una no fit process my id since december
      my card limit too small, una refuse raise am, i don vex
      dollar card dey fail for every website
      virtual card wey una sell me no work for netflix
      una remove dollar card fee three times
      i cancel card, una still dey charge maintenance
      una tv payment go another person decoder
      una pay bill late, school charge us penalty
      exam don start because una delay fees payment
      una no send my electricity token and una support dey silent
      una water bill payment no show for board
      the betting wallet no fund, una say success
      una add charges to my ajo money
      target savings cut money twice yesterday
      una lock my kolo and i never set am
      una lesson too hard, e no clear
      una voice dey speak like oyibo, old people no dey hear am
      this una thing dey drain my data
      una ask for rating after una mess me up
      una no fit treat {name} like this, she be old customer
      good afternoon. i pay for light token since morning, money don comot, token no come, my fish dey spoil for freezer
      i don call una line five times, i don send email, i don chat. nobody gree answer my matter
      last week una charge me 50 naira for every transfer. this week na 100. wetin dey happen for una side
      my mama waka two hours reach una agent. agent say network no dey, she waka go back without money
      i use una card buy fuel, e decline, but alert enter. filling station no gree, una sef no gree talk
      since una upgrade una system i no fit see my alert. customers dey carry goods and i no know who pay
      i carry my old papa come una agent, dem make am stand for sun one hour. una no try
      una send message say no charges, but every evening money dey comot. which one be true
      customers dey complain say my account no dey gree receive money. i don lose sales because of una
      my card don expire since, i request new one, two months now nothing. una no serious
      i pay my gotv through una before the match. tv no open, match don finish, una still dey check
      i dial, i chat, i waka come. na story una dey tell me for one small matter
      una collect money for sms every month. alert no dey come, na only debit i dey see
      my pikin jamb closing today, una no bring pin wey i pay for since yesterday
      (i be old woman|i be student|i be driver), why una dey treat me like this
      (rain beat me|sun beat me|i trek) go una agent, una agent still no attend to me
      (people dey laugh me|i shame|my customer run), because una card no gree work
      (since monday|since last week|since sallah) i dey report one matter, una no gree solve am
      (i buy light|i buy data|i load card), money don go, nothing enter, una no even say sorry
      (small trader|poor farmer|pensioner) like me, una still dey chop my money with charges
      (i never even use am today|i just receive small money|i only check balance), una don cut charges again
      i no dey shout normally but una don push me. two weeks for one failed light payment
      this morning i beg una agent tire. e carry face up say network no dey
      everybody for our line don comot from una. me sef dey think am because of charges
      i thank una last year, but this year una don spoil finish
      when i open account una talk sweet. now na so so deduction
      for front of my in-laws, card decline. shame wan kill me
      na me una send message say my issue don settle. which issue settle
      una dey ask me to rate una. how i go rate rubbish service
      my child cry say light off, i say i don buy light. una token never come till morning
      i no wan insult anybody but una matter don pass my power
      i buy bundle, una give me story
      small network problem, una go say tomorrow. tomorrow never come
      my oga sack me because una delay the payment wey i do
      sun, rain, i still waka come una agent, and na same thing dem dey talk
      una robot ask me name, i give am. e ask me name again, again, again
      dem deduct, i ask why, nobody know why
      i get witness say una agent collect my {amount} and no credit me
      i carry receipt come, una still argue with me. una no get conscience
      rice bag still dey seller shop because una payment no gree. i don vex
      my card pass for morning, fail for afternoon, pass for night. which kain thing be that
      i no ask for plenty, just make una answer my complain
      your robot send me prayer point when i ask for solution. una dey play
      una keep my old mama for line till she faint
      for two days i no fit sell because una soundbox no talk
      which bank dey sleep by 6pm. una network don off again
    `,
    thanks: `
      (thank you|thanks|tenk you|tenks|thank u) (o|jare|my guy|very much|well well|)
      (god bless you|god bless una|god go bless you|e go better for you)
      you (do well|try|too much|good|too good|dey try)
      (una do well|una try|well done|weldone)
      i (appreciate|gbadun you|gbadun karo) (die|well well|)
      (correct|nice one|na you sabi|you be correct person|you sabi work)
      e don (enter|go|work|reach), (thank you|thanks)
      (bye|bye bye|later|we go see|see you later|good night|i dey go)
      na that be all
      (okay|oya) thank you
      my (guy|person) thank you
      nothing again
      e choke, thank you
      (una|you) too much
      i dey grateful
      that one don do, thank you
      e be things, thanks
      na una biko, thanks
      i don see am, thank you
      una (try|do well|too much|too good)
      (karo|una) too (good|sweet|much)
      you try (o|well well)
      (thank|tank) (you|una) (plenty|well well|o|my guy|)
      (una|you) (do well|try|too much|good die|sabi)
      (god|make god) (bless|go bless) (you|una)
      (i appreciate|i dey grateful) (una|plenty|die)
      (oya bye|bye bye|later|we go see|i don go|na so, bye)
      (thank you|thanks|tanx|tnx) (o|well well|plenty|my guy|jare|very much|)
      (god|baba god|oluwa) (bless|go bless) (una|you) (well well|)
      (you|una) (try|do well|too much|sabi work|dey try) (o|well well|)
      i (appreciate|gbadun una|dey grateful) (o|no be small)
      (correct|nice one|e choke|gbam|sharp|better)
      (okay|oya|alright) (bye|thank you|later|bye bye) (o|)
      e don (enter|work|do|land), (thank you|thanks|god bless)
      we go (see|yarn) (later|tomorrow|)
      (you be|una be) (correct person|better people|my guy|too much|boss)
      (god|baba god) (bless|go bless|go reward|keep) (you|una) (well well|)
      (better|correct|nice one|e sweet me|i dey gbadun una|no wahala thank you)
      (una|you) don (make my day|save me|help me well|do well)
      (more|plenty) (grease|power|blessing) (to your elbow|to una|for you)
      (that one|e) (fast|quick|sharp|sweet), (thank you|thanks|well done)
      (my mama|my customer|my wife) don (see|get|collect) am(, thank you|, thanks|, god bless)
      i (happy|dey happy|too happy) (o|well well|for una work)
      (five star|100 over 100|gbosa) (for una|for karo|)
      (till|make we see) (next time|tomorrow)(, thank you|, bye|)
      (stay|be) (blessed|safe)(, my guy|, karo|)
      (tanks|tankyu|tenkiu|thank una) (plenty|o|well well)
      i go (tell|bring|gist) (my people|my friends|everybody) (about una|come join una)
      (yes|ehen) i don see am, (thanks|thank you)
      (long life|better life|prosperity) (to una|for you|my dear)
      (una|karo) no dey (disappoint|fail|dull) (at all|)
      (everything|e) (don set|don settle|okay|don clear)(, thank you|, thanks)
      (chai|wow|omo)(,|) (una fast|una too sabi|e sweet me)(, thank you|)
      (good|sweet|correct) (work|service) (from una|karo|o)
      (i dey|make i) (go sleep|waka|commot)(, bye|, good night|, thank you)
      (god|baba) (go|) (lift|favour|promote|increase) (una|you|una bank)
      (oshey|dalu|imela|nagode|e se) (my guy|o|karo|well well)
      (thanks|thank you) (once again|in advance|from my heart|as always)
      (okay|alright|oya) (noted|good night|make i dey go|bye o)
      (you|una) be (darling|star|angel|baba|odogwu)
      i no fit (thank|appreciate) (una|you) (finish|enough)
      (god|heaven) go (remember|reward|enlarge) (you|una)
      (done|set|gbam|perfect)(,|) (thank you|thanks|god bless)
      enjoy your (day|night), (thanks|thank you)
      (i don okay|i don belleful|e don do)(, thanks|, bye|, thank you)
      (hand for you|i raise hand|i bow|respect) (o|karo|my guy)
      (you|una) (kind|sweet|nice|helpful) (o|well well)
      (my heart|my mind) (dey full|sweet)(, thank you|, god bless una)
      (una|you) (deserve|suppose get) (award|salary increase)
      (enough|plenty) (love|respect|thanks) (for una|from me)
      (thank you|thanks|tank you|una do well|una try) (o|plenty|well well|jare|my people|)
      (god|baba god|allah) (go|) (bless|do) (you|una|am for you) (o|plenty|)
      (i dey|my mind dey) (happy|grateful) (now|no be small|)
      (na una sabi|una be correct|you too much|una dey try) (o|)
      (e don|e) (work|enter|do|set) (o|)(,|) (thank you|una try|thanks|god bless)
      (no wahala|alright|oya|okay)(,|) (bye|later|thank you|we go see|i dey go)
      (you|una) (save|help) (me|my life) (today|)
      thank you (sir|ma|my dear|my bank|karo)
      (thank you|thanks) for (the help|your time|everything|quick response)
      (god bless|god keep|god protect) (una|you) (for me|my dear|plenty)
      (i don|i) (see|receive|get) (the money|am|alert) (thank you|thanks o|god bless)
      una (dey try|try gan|do am well|no disappoint me)
      e don enter (o|now|), (thank you|una do well|god bless una)
      (thank you|tank you|thanks) (jare|abeg|my people|my brother|my sister)
      na una good pass (o|abeg|)
      i (really|too|well well) (thank|appreciate) (una|you)
      (okay|alright|oya|ok) (thanks|thank you|no problem|bye)
      that na all (for now|thank you|i need)
      (no more|nothing more|nothing else) (thank you|thanks|for now)
      i don get wetin i (want|need|dey find), (thanks|thank you)
      you (help|don help) me (well well|today|plenty|no be small)
      (una|you) be (life saver|my helper|better person|blessing)
      make god (reward|bless|lift|increase) (una|you|karo)
      (wow|chai|ah), (una|you) (fast|try|good) (o|no be small)
      (bye|goodbye|bye bye|see you) (o|for now|till tomorrow|karo)
      (i go talk to you later|we go talk later|later na|till later)
      good night (o|my bank|and thank you)
      i dey (go|leave|comot) now, (bye|thank you|we go see)
      (e work|it work|e don work) (thanks|thank you|finally thank god)
      (problem don solve|e don settle|everything don okay) (thanks|thank you|god bless)
      (nice|good|correct|beautiful) (work|job|service|one) (karo|una|my guy|)
      i like (how una dey do|this bank well well|una service)
      (mama|papa|my wife) say make i (thank|greet and thank) una
      una don (do well|try for me|wipe my tears)
      (thank god|we thank god) for (una|karo)
      (i love|i like) (una|karo|this bank) (die|well well|no be small)
      (respect|big respect) (to una|sir|boss|)
      many thanks (o|my dear|to una)
      (thank you|thanks) (for explain|for explaining|for clear me)
      (oh okay|ah okay|ehen) (i don understand|i don get am) (thank you|thanks)
      you sabi your work, (thanks|thank you)
      (blessings|more blessings|more customers) to (una|karo|you)
      (thank you|thanks) in advance (o|)
      e (clear|don clear) now, (thank you|thanks a lot)
      (god|allah) (reward|bless) you (my son|my daughter|my pikin)
      thank you (plenty plenty|very very much|a lot|million times)
      (perfect|great|excellent|superb) (o|karo|thank you)
      i dey (happy|joy) (say una help me|for this service|with una)
      (una weldone|una well done|weldone) (for today|for the work|for una effort)
      (thanks|thank you) bro
      thank you my sister
      (ok|okay) bye (o|)
      i appreciate (your help|una effort|the help) (o|well well|)
      i go (see you|talk to you|come back) tomorrow, (bye|good night|thanks)
      (alhamdulillah|praise god|hallelujah) e don enter
      na you biko (thank you|)
      no wahala (again|) (thank you|thanks|my dear)
      (tanku|tenkyu|tank u|thanx|tnks) (o|sir|ma|karo|)
      (una|you) (no|never) (disappoint|dull) me (before|today|)
      (thanks|thank you) (ehn|eh|sha|dear|ma|my good people)
      oya (thanks|bye|later|good night) (o|)
      (that's all|that is all|na all be that) (thanks|thank you|for today|)
      i don okay (now|thanks|thank you)
      (i am|i'm) (grateful|happy|satisfied) (thank you|)
      god go (pay|reward|bless) una (for me|for this help|plenty)
      e sweet me die say una help me
      you (save|help) me (today|o|big time) (thank you|god bless you)
      na (correct|good|sweet) bank be this (o|thank you|)
      (money|alert|light) don (enter|come|show), (thank you|una do well)
      the (token|airtime|data) don (enter|come), (thanks|thank you)
      make i (no disturb|leave) una (again|), (thank you|bye)
      (cool|fine|okay|alright) (thanks|thank you|good)
      i hear (you|am) (thank you|thanks)
      i don understand, (thank you|thanks)
      (we|i) (dey thank|thank) (una|you|god for una)
      (may|make) una (business|bank) (grow|dey go forward)
      ok (thanks|thank you|good|bye bye)
      (bye|bye bye) (thanks|for now|my people|till next time)
      (sleep well|have a nice day|take care|stay safe) (o|karo|)
      i thank (una|you|god) (o|well well)
      thanks (a lot|so much|dear|plenty) (karo|o|)
      thank you (so much|very much|too much) (o|karo|my dear)
      god bless (karo|una hustle|your hands|you)
      (una|you) do (well|good) (o|today|for me)
      (very good|very nice|well done) (karo|o|thank you)
      nice (job|work|service|doing business with una)
      (good|great) (service|bank) (o|thank you)
      i don (finish|see everything|collect am) (thank you|thanks|bye)
      (all good|all set|everything okay) (thanks|thank you|now)
      (bye|goodbye|see you) (karo|o|later)
      (have a good day|enjoy your day|good night) (o|karo|una)
      (that|e) (good|okay|make sense) (thanks|thank you)
      my problem don (finish|solve|end) (thanks|thank you|god bless una)
      na only you dey help me, thank you
      my regards to (una team|everybody for karo)
      (tnx|thx|tnks|10x|thanx) (o|karo|dear|)
      you (sweet|too kind|no get wahala) (thank you|o)
      dem don (help|settle) me, (thank you|god bless una)
      i bless god for una (o|thank you|)
      thank you for (being there|standing by me|the good work)
      una too (try|kind|good) (thank you|)
      (money don reach|e don reach am|she don collect am) (thank you|thanks)
      no shaking, (thank you|bye|we go see)
      (catch|see) you (later|next time|tomorrow)
      bye (my people|karo|o|for today)
      god go bless the work of una hand
      (you|una) go (live long|prosper|see good) (thank you|)
      una good (o|gan|well well)
      thank you for today
      thank you for helping my (mama|pikin|business)
      i don receive my money, (thanks|thank you|god bless)
      now now e enter, (thank you|una too fast)
      my light don come, (thank you|thanks)
      my data don enter, (thank you|thanks una)
      my account don open, thank you (o|una)
      i hail una for this (work|service|help)
      (better|good) bank (una be|be this) (thank you|)
      i dey recommend una (to people|to my friends) (thank you|)
      una no be like (other bank|my old bank), (thank you|una try)
      i no know how to thank una
      i owe una (thanks|one), (thank you|god bless)
      see as una quick answer me, (thanks|thank you)
      abeg extend my (thanks|greetings) to una (oga|team)
      thank you, i don understand (now|everything)
      okay (no problem|no wahala), thanks
      alright (my dear|boss), bye
      yes thank you
      no thank you, that's all
      (i go|make i) (leave|go sleep|go work) now, thank you
      okay i go (come back|talk to una) later, bye
      (peace|one love|more life) (my people|to una|karo)
      we thank god, e don work
      (success|finally), e don go through, thanks
      i don see receipt, thank you
      (sweet|beautiful) service, thank you
      you dey (helpful|quick|reliable) (thanks|thank you|)
      may god (reward|favour) (una|you) (for me|)
      my pikin don see the money, god bless una
      i no believe say e go work like this, thank you
      una make my market easy today, thank you
      una do well o
      thank you my people
      i appreciate una
      god bless karo
      bye o
      we go talk later
      na so, thank you
      you don try
      una sabi work
      i don see am, thanks
      well done karo
      correct people
      (na true|correct), thank you
      thank you for the explanation
      una answer sweet me
      okay i don hear, thanks
      i go come back again, bye
      e don do for today, bye
      god punish devil, e don work, thank you
      (my sister|my brother), una try
      you too dey help (person|me)
      more customers go dey come una side
      (una|you) (save|rescue) me (today|o|from shame)
      (the money|e|my light) don (enter|come) (now|), (thank you|una do well|god bless)
      (i don see|i see) am, (thanks|thank una|well done)
      (correct|sharp|beta) (bank|guy|people), (thank you|una try)
      (more grease|ride on|more power) (to your elbow|to una|karo)
      my gratitude plenty (o|for una)
      (na god|god) go (bless|reward) una (for me|plenty|o)
      (thank|tank) (you|una) (plenty|well well|very much|jare)
      (okay|alright|fine), (thanks|thank you) (my guy|karo|bye)
      (una service|this bank) (sweet|too good|make sense) (die|)
      (e don work|e don go|e don drop) (thank you|una do well|god bless)
      (na una|una) (be|are) (my best bank|the best|correct people)
      (i go|i must) (tell|show) (people|my friends) about una (, thanks|una try)
      (chai|wow|see) (una fast|una quick) (o|well done|thanks)
      (that is all|na all|na that) (thanks|thank you|for now thank you)
      (may|make) god (bless|increase|protect) (una|you) (o|)
      (okay|i hear|noted) (thank you|thanks) (sir|ma|o)
      (i|we) no fit (thank una finish|thank you reach)
      (you|una) (do|don do) (wella|well|great) (karo|o|my people)
      (i go|we go) (dey|) (pray|bless) (for|) una (always|)
      (na|this na) (correct|sweet|fast) service (thank you|thanks|una do well)
      (una rescue|una save) (me|my family) (today|from shame) (god bless una|thank you)
      (this bank|karo) (make sense|too sweet) (die|well well) (una try|thank you)
      (the money|my money) don (enter|drop) (thank you|thanks|una do well) (god bless|o|)
      (e don drop|e don enter|i don get am) (thank una|god bless una|una try) (o|die|)
      (una make|you make) (my day|me happy) (thank you|thanks|o)
      you too much jare
      e choke, una try
      my mouth no fit talk the thank you
      na God go pay una back
      God no go shame una
      una pikin go do the same for una
      una no go see bad thing
      more grease to una elbow
      more blessings
      my mind don rest now, thank you
      sweet mother, una don save me
      i dance small for the joy, thank una
      i don see the alert, i dey happy
      money don enter, God bless
      the token work, i appreciate
      data don enter sharp sharp, correct guys
      una fast pass light, thanks
      this one sharp, i love am
      i rate una well well
      una deserve five star
      i go tell all my people about una
      i go recommend una for my market women
      best bank for naija
      no bank be like una
      na una be the real deal
      twale, una too sabi
      kudos to una
      thumbs up
      chop knuckle
      i dey loyal
      i gbadun una
      sharp guy, thanks
      you be correct guy
      you be my person
      imela
      nagode
      e se gan
      ty
      tenks boss
      thank u sir
      thank you ma, una patient well well
      thank you for the patience wey you get with me
      thanks as you explain am so tay i understand
      thanks, i don get the gist
      okay i don hear, thank you
      alright, we go talk
      na there we go meet, bye
      good night, sleep well
      oda o
      i don dey go, take care
      make i leave you now, thanks
      that na all for today, God bless
      i no get any other thing, thanks
      na only that one i want, i appreciate
      matter don settle, una do well
      problem don solve, thank una
      una don clear my doubt
      una really help my mama, we thank una
      my oga say make i thank una
      my wife dey greet una for wetin una do
      God bless the person wey build this thing
      una try no be small
      weldone sir
      you do am clean
      that was quick o, thanks
      perfect
      e sweet me for body, thank una
      una suppose collect award for this work
      if i be una oga i go add una salary, thanks
      take care of yourself o
      safe journey home my people, good night
      una business go dey go forward
      God go prosper una bank
      una never fail me for one day
      since i know una, una no dull me
      e don enter, my pikin go school tomorrow, God bless una
      tank u plenti
      una no go lack
      make God hold una hand
      blessings on top blessings for una
      e pass thank you
      i go testify for church, thank una
      una don wipe my cry
      una save me from shame today
      shame no catch me because of una, thank you
      you solve am like magic
      see speed, i hail
      see work, una sabi
      correct correct, thanks
      i like how una do am
      i love this bank
      una sweet me die
      i dey enjoy una service
      una don win my heart
      honestly una dey try
      una don convince me
      my people go hear of una
      chairman thank you
      boss of all bosses, una do well
      idan, thank you
      e clear, thank you
      i don jot am down, thanks
      noted with thanks
      no more question, thanks
      i don satisfy
      make i go try am, thanks
      i go come back later, bye
      we move, thanks
      sleep dey catch me, good night my bank
      see you next tomorrow
      stay safe o my bank
      my regards to your oga
      greet the whole team for me
      una well done
      weldone o my people
      God go continue to dey with una
      wetin i for do without una
      una no dey disappoint person
      karo no dey fall hand
      i dey happy with una well well
      extend my greeting to una team, dem try
      e choke, you be am
      no cap una too sabi
      opor, thank you
      steeze, una do well
      una don cook, respect
      God abeg bless these people
      you no dey ment, correct person
      e loud, thanks
      gbam, na the thing be that, thanks
      my mind don dey at ease, una try
      thank you my dear pikin, God go gree for you
      una be God sent
      na una type we dey find
      i don see light, una do well
      customer for life, thank una
      una don earn my trust
      i no go forget wetin una do
      no be mouth i go take thank una
      my oga dey dance say money don enter, thanks
      smooth transaction, thank you
      e work like magic, thanks
      e don better, thank una
      i go sleep well this night, thank una
      e don do, God bless una hand
      my heart full, thank una
      i dey grateful wella
      thanks plenty my padi
      una sharp like razor
      una dey represent
      una make sense die
      na here i dey till i die, best bank
      una carry my matter for head, i thank una
      okay dear, bless you
      oh nice, thank you
      i don understand wella, you try
      now i don clear, bless you
      sweet, i don get am
      na correct answer be that, thanks
      sorry for the stress, thank you
      i no vex again, una don try
      una don settle my mind
      my pikin say thank you
      we the market women thank una
      all of us for farm thank una
      una carry us reach promised land, thanks
      later my guy, nice work
      alright, good bye
      make i dey go, thanks for everything
      see you tomorrow my people
      enjoy your evening
      have a blessed night o
      until another time, bye
      i don finish for today, thank you
      oya na, thanks
      chai, una wan make me cry, thank una
      i no believe say e go work, but money don enter. God bless all of una
      my pikin don pay school fees because of una. we dey grateful
      una help me when i no get anybody. i no go forget una
      i been dey vex before, but una don settle am. thank you
      (money don enter|light don come|my matter don settle), God bless una
      (i been fear before|my mama dey happy|you save me today), thank you
      before i count ten, alert don enter. una bad gan
      una do wetin my own brother no fit do for me
      as una do me well, na so God go do una
    `,
    abuse: `
      you (be|too be) (mumu|fool|ode|goat|thief|idiot|olodo|yeye)
      (mumu|ode|oloshi|werey|olodo|yeye|goat|mugu) (bot|bank|people|)
      (your papa|your mama|your head no correct|your brain no dey)
      (thunder fire|god punish|kasala go burst for) (you|una)
      you (dey mad|dey craze|no get sense|no well|dey stupid)
      una be (thief|ole|barawo|yahoo people|criminals|armed robber)
      (idiot|fool|bastard|useless bank|nonsense|rubbish)
      shut (up|your mouth|your dirty mouth)
      (waka|shege|ashewo|anuofia|ewu)
      wetin dey worry you, you dey craze
      commot for here
      i go (beat|slap|finish) you
      e no go better for (you|una)
      see this foolish bot
      fuck you
      yeye dey smell
      stupid thing
      you be bastard
      (waka|your papa|your mama|kasala go burst for you)
      (comot|commot) for here (mumu|)
      na (mumu|thief|ode) una be
      (una|you) be (mumu|ode|thief|goat|fool|olodo)
      (your head|una head) (no correct|dey hot|don scatter)
      (useless|nonsense|mumu) (bank|bot|people)
      (thunder|god) (fire|punish) (una|you)
      una (dey craze|dey mad|no get sense)
      (you|una) (dey|be) (mad|craze|mumu|olodo|ode|goat|werey|idiot|thief)
      (your head|una head) (no correct|dey hot|no dey)
      (thunder|ogun|god) (fire|go punish|go kill|punish) (you|una)
      (mumu|werey|olodo|yeye|useless|stupid|foolish) (bot|bank|people|machine)
      (comot|commot|get out|waka) (for here|jor|your papa)
      una be (thief|ole|criminal) bank
      (shege|nonsense|rubbish) (bank|people|una|)
      (you|una) (be|na) (mumu|ode|olodo|yeye|goat|mugu|thief|ole|fool)
      (una|you) (dey|don) (mad|craze|sick|high)
      (thunder|god|amadioha|sango) (fire|punish|strike|go punish) (you|una|una papa)
      (yeye|useless|stupid|foolish|nonsense|wahala|mumu) (bank|bot|people|robot|machine)
      your (papa|mama|head|brain) (no correct|dey mad|you|)
      (shut up|getat|waka|shege|oloshi|commot for here)
      (una|this bank) (be|na) (thief|ole|419|yahoo|barawo)
      (idiot|werey|oloriburuku|animal|bastard|nonsense)
      i go (beat|slap|wound|burst) (you|una)
      (una|your|you) (head|brain|papa|mama) (no correct|don scatter|no dey|don spoil|dey craze)
      (god|thunder|ogun) go (punish|fire|strike) (you|una)
      (mumu|ode|olodo|yeye|werey|oloshi|ewu|goat|dundee) (bank|bot|like you|people)
      (shut up|shut your dirty mouth|commot abeg|go die|go hug transformer|waka|shege)
      (una|you) (be|na) (thief|ole|barawo|rogue|wicked people|yahoo people|scammers)
      (una|you) be (waste|disgrace|disaster|rubbish) (of data|people|bank)
      (make|let) (thunder|sango|amadioha|holy ghost fire) (scatter|burn|strike|blow) (you|una server|this bank)
      (you|una) (dey smoke|chop weed|take shayo|high for igbo) (abi|)
      i go (burn|scatter|break) (una bank|una office|your head)
      (dullard|ediot|idoit|efulefu|mugu|agbaya|onye ara)
      (go|waka go) (chop shit|drink sniper|jump lagoon|die for bush)
      (una|your) (bank|mouth|bot) (dey smell|na shit|na nonsense)
      (goat|cow|pig|monkey) like you
      (gang|bunch|group) of (thief|mumu|ole|fools)
      (mtchew|mtcheeeew|kmt|nonsense and ingredient|wtf)
      which kind (mumu|yeye|mad|useless) (bank|bot|thing) be this
      (una|you) go (suffer|rot|die poor|see shege)
      your (papa|mama|generation|village people) (na fool|na mumu|dey craze)
      (see|look) (this|your) (mumu|ugly|goat) (bot|face|head)
      (dem|una mama) (swear for|curse|born) (una|you) (for nothing|abi)
      (foolis|stupit|usless|yeyebrities) (bot|bank|people)
      (blockhead|coconut head|empty head|big head) (bot|people|bank)
      (una|you) (no get|lack) (shame|home training|conscience|brain)
      (wicked|lying|greedy|hungry) (bank|people|thief|goats)
      (get out|getaway|comot my front|disappear) (goat|ode|jor|thief)
      (e go be like say|e be like say) (you|una) dey (mad|craze|sick)
      (god|ogun|olorun) (no go|never go) (forgive|bless) (una|this bank)
      (insult|curse|swear) (dey for you|full my mouth for una|for una head)
      (bloody|foolish|stupid) (ole|robot|ediot|yahoo bank)
      (your head|your brain) (knock|don spoil|need repair|be like stone)
      i go (slap|kick|nack|finish) (this bot|you|una owner)
      una (whole|entire) (bank|family|generation) (mad|useless|na thief)
      (dirty|smelling|hopeless|shameless) (bank|people|bot|thief)
      (who|which mumu|which ode) (build|born|create) (this|you) (nonsense|rubbish|thing)
      una (suppose|go) (dey|enter) (prison|kirikiri|hell)
      (close|shut) (that|your) (smelling|dirty|big) mouth (jare|)
      una be (agbero|area boy|kidnapper) bank
      (i|we) (spit|curse) (for|) (you|una) (head|bank|)
      (you|una) (no worth|no reach) (anything|shishi|one naira)
      (werey|mad man|craze) (dey|full) (disguise|una bank|this bot)
      (nonsense|useless|foolish) (talk|reply|answer) (from goat|mumu|)
      your (owner|oga|maker) (na|be) (thief|mumu|fool)
      (go sit down|go siddon|carry your trouble go) (mumu|ode|jare fool)
      (you|una|this bot) (be|too) (mumu|fool|ode|werey|olodo|useless|mad)
      (your|una) (head|papa|mama|brain) (no correct|dey mad|scatter|there)
      (god|thunder) (punish|fire|scatter) (you|una)
      (thief|barawo|ole|yeye) (people|bank|bot)
      (you|una) (too|dey) (stupid|foolish|useless) (o|well well|)
      (you|una) no (get|carry) (sense|brain|shame) (at all|)
      (see|look at) this (stupid|useless|mad|foolish) (bot|bank|thing)
      (una|your) (mama|papa|father) (there|be that|dey mad)
      god (go punish|punish|no go forgive) (una|you|this bank)
      (stupid|foolish|useless|mad) (people|bank|machine|bot) (like this|una be|)
      na (fool|goat|mumu|thief) (una be|you be|employ you)
      you dey (craze|mad|sick for head) (abi|?)
      (una|you) be (bastard|animal|cow|dog|monkey)
      (idiot|bastard|fool) (like you|people|bank|bot)
      una too (thief|wicked|greedy|useless)
      i (hate|curse) (una|you|this yeye bank)
      (shut|close) (up|your mouth|that mouth) (jor|idiot|)
      (get|carry) (your|una) (trouble|yeye self) comot (for here|)
      na (thieves|criminals|ole) full (this bank|una office)
      (wicked|useless) (souls|creatures|set of people)
      you go (die|suffer|rot) (there|like goat|)
      una go (fail|perish|suffer) (for life|in jesus name|)
      (your|una) (face|mouth) like (goat|toilet|gutter)
      (mad|craze) (person|man|people) (like una|like you|)
      who (born|employ|make) this (mumu|fool|useless) (bot|thing)
      (nonsense|rubbish|yeye) (talk|bank|reply|answer)
      una (father|mother) (fool|punish|head)
      (you|una) no (well|correct|dey alright) for head
      (dirty|smelling|ugly) (bank|pig|bot)
      (foolish|senseless|brainless) (goat|bot|robot|people)
      i go (break|scatter|slap) (your|una) (head|mouth|face)
      (cheap|common) (thief|thieves|criminals)
      (ode|olodo|mumu) (oshi|jati jati|of the highest order|)
      na your (papa|mama) be (thief|mumu|goat)
      (fuck|damn) (you|una|this bank)
      you are (mad|a fool|stupid|an idiot)
      you're (stupid|useless|an idiot)
      f (you|u|off)
      (bloody|useless) (fool|fools|thieves|idiot)
      una get (coconut|fish|goat) (brain|head)
      (craze|mad) dey (worry|disturb) (una|you)
      (ashawo|olosho|prostitute|harlot) (bank|people|)
      (wetin|which nonsense) dey (worry|do) this (mad|mumu|yeye) bot
      your brain (don rust|don rotten|be like fowl own)
      (dead|dull|empty) (brain|head) (bot|like you)
      (ole|barawo|thief) (bank|people|everywhere|una be)
      una (swindlers|wicked thieves|bunch of idiots)
      (god|thunder) (burn|strike|destroy) (una|your) (bank|head|generation)
      (you|una) (be|na) (pig|rat|vulture|fowl|he goat)
      kolo dey worry (you|una)
      (oga|abeg) (shift|park) one side, (mumu|you be fool)
      (nonsense|useless) bot, you no (sabi|know) anything
      (go and|make you go) (die|drink gutter|hug transformer)
      (hopeless|worthless|foolish) (set of people|bank|thing)
      na (mumu|idiot|goat) dey (answer|reply) me (so|)
      bush (people|goat) like una
      you no (fit|go) (think|reason) like (person|human), (mumu|goat)
      (this|dis) (bot|thing) (dey mad|be fool|no get brain)
      (una|this) (criminal|yahoo|thief) (bank|people), (god dey|judgement go catch una)
      I say you (be|are) (fool|mumu|thief)
      you (be|na) (real|correct|big) (fool|mumu|idiot|goat)
      (una|you) (all|both) (be fools|dey mad|be thieves)
      (stupid|foolish|idiotic) (question|bot|answer|machine)
      (una|your) (service|bank) na (shit|bullshit)
      bull shit (bank|bot|)
      this (bot|bank) (foolish|mumu|stupid) (o|well well|pass goat)
      you no (sabi|know) (anything|shit), (mumu|olodo|dullard)
      una mama (be that|yansh|there)
      (your|una) (yansh|nyash|bumbum)
      who send (this|dis) (goat|mumu|fool) come
      una (blood|family) (be thief|dey mad|don spoil)
      (oloriburuku|oponu|didirin|agbero|ndi ara) (people|bot|bank)
      i go (curse|swear for) (una|you)
      (you|una) dey (fool|mad|smell) (yourself|like goat)
      na (dog|goat|cow) get better (sense|brain) pass (you|una)
      (kill|hang) yourself (idiot|bot|mumu)
      (nonsense|foolish) (human being|creature|fellow)
      una (ugly|wicked) (like devil|people|set)
      wey your (brain|sense) (mumu|idiot)
      (fuckin|fucking|damn) (bot|bank|thief|idiots)
      (comot|leave) my (face|phone|chat) (goat|idiot|useless bot)
      you (don|dey) (mad|craze) (?|finish)
      una head (scatter|no good|full of sand)
      (dirty|wicked|yeye) (fools|thieves|goats)
      see (mumu|fool|goat) (talk|face)
      you be (animal|winch|devil|witch)
      una be (devil|witches|vampire) (people|)
      god no go bless (una|this useless bank)
      na curse (una|you) dey carry
      (mugu|maga|ode) na (you|una)
      you talk like (mumu|fool|goat)
      nonsense bank (ever|like una)
      i spit for (una|your) (face|head)
      you no get (papa|mama|future) (idiot|fool)
      (senseless|shameless) (people|thieves|bot)
      (goat|monkey|fowl) people, useless bank
      you (ugly|dirty|smelly) (thing|bot|goat)
      (una|you) be (hypocrite|liar|cheat|crook)
      una lie (too much|like devil), (useless people|mumu)
      (foolish|mad) (somebody|people|bank)
      (yeye|nonsense) (customer care|talk|bank) (mumu people|)
      i swear una be (thief|mumu|wicked people)
      (your|una) mouth dey (smell|leak) (like gutter|)
      (comot|disappear|vanish) (jare|jor), (mumu|idiot)
      na (madness|craze|foolishness) dey do (una|you)
      una no go (make heaven|see better|prosper)
      (who|wetin) dey do this (idiot|fool|mad bot)
      (kuku|abeg) go (die|hang|sink)
      useless (set of|) (human beings|people|animals)
      (ewu|ewure|akpuruka|anuofia) (bank|bot|like you)
      i wan (insult|abuse|curse) (una|you) well well, (mumu|useless people)
      you no get (use|brain|value), (rubbish bot|goat)
      una bank go (burn|crash|die) (by fire|amen)
      (shut|seal) that your (dirty|stinking) mouth
      you (fool|stupid|mumu) (well well|pass sheep|finish)
      e be like say (you|una) (dey craze|no well|chop madness)
      (una|you) (be|na) (big|very) (fool|mumu|thief|ole)
      (your brain|your head) (no correct|dey touch|don rot)
      (nonsense|rubbish|yeye|useless) (bot|machine|people|karo)
      (god|thunder) (go|will) (punish|strike|fire) (una|you) (there|)
      (waka|shege|your papa|your mama) (there|for you|)
      (stupid|foolish|mad) (machine|thing|people) (shut up|comot)
      (i hate|i curse) (you|una|this yeye bank)
      (una|your) (bank|family|generation) (na thief|dey craze|go suffer)
      (you be|you na) (goat|monkey|dog|ewu|dundee)
      (werey|ode|oponu|anuofia|shege) (bank|you|)
      (get out|get lost|fuck off|commot) (from here|jare|you fool)
      (i go|make i) (slap|beat|flog) (you|una) (fool|one day|idiot)
      (this|na) (bastard|foolish|senseless) (bank|bot|machine)
      (una|you) (mad|dey crazy|no get sense) (for head|at all|)
      (bloody|yeye|mumu) (people|robot|customer care)
      (una|your) (head|destiny) (scatter|don spoil|no correct)
      barawo
      ole
      una be armed robber for suit
      una papa
      una mama
      na thunder go scatter una office
      sango go strike una
      may una no see good
      una no go make am for life
      na una be the reason naija no good, useless people
      dumb machine
      were
      e be like say una dey smoke igbo
      na weed una dey take work
      kolo dey your head
      werey people full this bank
      shege banza
      dan iska
      mtcheeew
      mschew
      fuck you karo
      go fuck yourself
      shit bank
      una smell
      tout
      una dey craze for una office
      comot for my face, fool
      shut up your dirty mouth
      shut up there
      if i catch una ehn, i go flog una
      i go beat una people black and blue
      na dead body una go turn
      una go rot for hell
      na hell una dey go
      curse dey una head
      holy ghost fire burn una
      na your generation be thief
      empty head
      big for nothing
      good for nothing bank
      heartless people, una go suffer
      witch
      una be winch
      son of a bitch
      asshole
      stupid goat
      silly fool
      fool at forty
      una head like coconut
      rubbish human beings
      ugly machine, commot there
      nonsense robot wey no get brain
      kolomental people
      yaba left na una house
      make una go drink gutter water
      una be tif, foolish people
      una be bunch of goats
      set of mumu people
      na fool get this bank
      who born una sef, idiots
      your type na to flog
      mouth like basket
      head like yam
      big head small sense
      oversabi goat
      slowpoke, dullard
      you dull like knife wey no get mouth, olodo
      una smell like latrine
      na craze dey worry una
      una need doctor for head
      psychiatric bank
      una go see wetin dey do una, bastards
      make leprosy catch una hand
      una go beg for bread
      God no go forgive una, thieves
      wicked generation
      stingy thieves
      you be one foolish computer
      scrap metal, fool
      condemned robot
      you no even get sense like fowl
      fowl yansh
      get lost
      out of my sight, goat
      go to hell
      bullshit bank
      una be criminals, i swear
      armed robbers full una bank
      oga thief
      una father no try as e born una
      stupid is your name
      dog dey sense pass una
      i hate una with passion, useless goats
      better go hang una self
      madness dey do una
      na foolishness full una head
      una dey craze abi
      agbaya people
      alaye werey
      ogbologbo thief
      una head dey blow
      you dey ment
      your papa nyash
      oniranu
      efulefu bank
      mad o, useless set
      una be fools
      mad set
      stupid company
      you be thunder fire
      make amadioha strike una
      una go cry blood
      bush bank
      local champion thief
      see mumu bank o
      i spit on una
      una no get joy
      yeye dey worry una
      nonsense and rubbish
      na idiot program you
      tell your maker say e be fool
      robot wey mad
      i curse the day una start, bastards
      fools everywhere for this bank
      una no go see heaven
      devil pikin
      child of satan
      your head go scatter
      na una go poor pass
      i go kpai una
      pig
      swine
      shameless pigs
      una papa go suffer
      wicked bastards
      shut your gutter mouth
      ole like una
      una too dull, cows
    `,
    out_of_scope: `
      (how|wetin) (weather be|be the weather) today
      who win (the match|ball|yesterday match|the election)
      (tell|give) me (joke|story|gist)
      sing (song|) for me
      who be (president|governor|the richest man) (for nigeria|)
      how (i go|person go take) cook (jollof|egusi|rice|beans|banga)
      you (get|don get) (boyfriend|girlfriend|wife|husband|pikin)
      i (love you|like you|wan marry you)
      i dey (hungry|tired|sick|sleep|bored)
      (chelsea|arsenal|man u) (play how much|don win|don lose)
      fuel na how much (for filling station|now|)
      how much be (bag of rice|tomato|garri|fuel) (for market|)
      rain go fall today
      which film i go watch
      find (girl|wife|husband|work|house) for me
      wetin be the time
      my (belle|head|leg) dey pain me
      light no dey our area since (morning|yesterday)
      gist me wetin dey happen for town
      traffic dey for third mainland
      you sabi dance
      the pastor preach well today
      nepa people no try at all
      i wan travel go (lagos|abuja) tomorrow
      which day be public holiday
      write love letter for me
      my phone don spoil
      where i fit buy correct shoe
      help me do assignment
      who born you
      government people dey chop our money
      school don resume
      i miss my girlfriend
      this country hard o
      we go pray tonight
      i dey (hungry|tired|sleep|bored)
      hunger dey catch me
      wetin i go (chop|eat|wear) (today|)
      who go win (the|) (match|election)
      (wetin|who) (be|dey happen for|win) (the score|the match|arsenal match|big brother|the election|champions league)
      (how i go|how person dey) (cook|make|prepare) (ogbono|jollof|moi moi|pepper soup|banga)
      (which|wetin be) (time|day|date) (be today|we dey|e be)
      (you|una) (get|don marry|be) (boyfriend|wife|man or woman|pikin|christian or muslim)
      (rain|sun|breeze) (go|dey|wan) (fall|hot|blow) (today|for lagos|)
      (my|the) (belle|head|pikin|car|generator|boyfriend) (dey pain me|dey hot|no well|spoil|don leave me)
      (tell|give) me (joke|gist|story|latest gist|news)
      (who|which person) be (president|governor|the fine girl|the best player|your papa)
      i (dey|wan|no) (hungry|sleep|tire|chop|go church|get boyfriend)
      (how much|wetin) (be|dem dey sell) (bag of rice|fuel|cement|iphone|gala|okrika) (now|for market|)
      (help me|abeg) (write|do) (assignment|love letter|cv|project|homework)
      (davido|wizkid|burna boy|tinubu) (don|dey|go) (drop song|marry|travel|sing|resign)
      (which|wetin be) (the best|better) (school|phone|church|film|football team|food)
      (light|nepa|police|road|traffic) (for this country|for here|) (too bad|dey worry|no good)
      (sing|dance|pray) (for me|give me|now)
      (call|text) (my mama|my guy|my oga) (for me|say i dey come)
      how much be (flight|transport|bus|ticket) (go|reach) (kano|abuja|dubai|london)
      who (get|own|start) (gtbank|opay|first bank|dangote|moniepoint)
      (wetin be|na how much) (dollar|fuel|rice) (for 1990|that time|before before)
      (abeg|) (lock|open|close) (door|gate|window) (for me|)
      (carry|transfer|move) my (picture|file|song|chat) go (new phone|laptop)
      dem (transfer|post) my (papa|oga|brother) go (abuja|another office|lagos branch)
      (greet|help me greet) (your wife|your mama|everybody|una people)
      (send|drop) (me|) (that video|the song|your picture|location|the gist|the link)
      my (goal|dream) for life na to (be doctor|marry|travel|build house)
      (osimhen|that goal|who) (score|na correct goal|na offside)
      (arsenal|chelsea|super eagles|man u) (win|lose|play draw|go play) (yesterday|today|abi|)
      wetin be the score (of the match|for ball|)
      (light|wife|food) (dey|no dey|no sweet) (for my area|for church|) (na wa|sha|)
      (which|wetin be) (film|song|cloth|food) (sweet pass|i go wear|i go chop|i go watch)
      how i go (cook|do|make|bake) (egusi|jollof|cake|my hair|banga)
      (the|this) (country|nigeria|government|economy) (hard|don spoil|no good|dey suffer us)
      (tinubu|governor|senator|president) (don do|don talk|go resign|travel go|wicked)
      (price|cost) of (fuel|garri|cement|rice|pure water) don (high|increase|cost)
      how much be (one bag of cement|goat|crate of egg|iphone|keke|small motor)
      i (love|like|dey miss|no fit forget) (you|that girl|my ex|am)
      my (girlfriend|boyfriend|husband|neighbour) (leave me|dey cheat|beat me|dey craze)
      my (belle|head|leg|eye|tooth) dey (pain|worry|turn) me
      wetin i go (take|use|drink) for (malaria|headache|cough|typhoid)
      (help me|abeg) (do|solve) (my|this) (assignment|homework|maths)
      (translate|wetin be) (good morning|i love you|water) for (french|spanish|chinese)
      (mtn|glo|airtel) (customer care|network) (number|no good|dey mad)
      (jumia|uber|bolt|netflix|facebook) (no dey work|driver dey rude|never bring my market|don hack)
      how i go (check|see) (jamb|waec|neco) (result|score)
      where (nin|passport|immigration|inec) office (dey|)
      i dey find (work|job|house|wife|husband|room) (for lagos|abeg|)
      (forwarded|broadcast|fwd): (abeg share|send am to ten people|god go bless you)
      (send|share) this (prayer|message) (give|to) (ten people|all your contact)
      (god|jesus|allah) (dey|good|go do am|pass them) (for us|o|)
      (who|wetin) (be|kill) (the president of america|that musician|fela|abacha)
      (tell|give) me (one|better|funny) (joke|gist|story|proverb)
      (make we|you wan) (play|dance|gist|go party|chop)
      (you|una) (don chop|don sleep|sabi dance|dey marry|get pikin)
      rain (dey fall|go fall|don fall) (today|for here|)
      i (wan|go) (sleep|chop|bath|travel|go church|watch film|go market)
      my (phone|laptop|motor|gen|tv) (don spoil|fall inside water|no gree on)
      (thief|police|agbero) (enter our street|catch am|dey disturb|arrest my brother) (yesterday|)
      (abeg|) (balance|shift|adjust) (well|small|make i sit down)
      (pin|show) me (the location|the road|where you dey)
      (the girl|that babe|my sister) (fine|dey fair|light skin) (well well|)
      (i wan|how person go) (learn|study) (tailoring|coding|driving|catering)
      (lol|lmao|haha|chai|hmm|na wa|see life|choi)
      (pastor|imam|our church) (preach|talk) (about money|well) (today|)
      (wetin|how much) (banker|soldier|doctor|senator) dey (collect|earn|take home)
      (na who|who) (invent|discover|make) (phone|light|airplane)
      e get one (man|woman|guy) (wey|for my street) (dey craze|like wahala|sabi dance)
      when (asuu strike|nysc|npower|election|sallah) go (start|end|be)
      (bet9ja|bet) (code|sure odds|prediction) for today
      (fuel|garri|tomato|rice|cement|meat) na how much (now|for market|today)
      how much (be|dem dey sell) (fuel|garri|yam|crayfish|cloth) (for|inside) market
      (pastor|imam|papa|teacher|president) (talk|preach|shout) (well|about money|for church|for tv) (today|yesterday|)
      (which|wetin be) (better|good|correct) (school|hospital|church|phone|restaurant) (for lagos|for here|wey dey near)
      wetin (happen|dey happen|sele) (for|inside) (country|nigeria|street|news|the world) (today|)
      wetin be (the time|time now|today date)
      (eh|ah|abi o|hmm hmm)
      (dem|una) (transfer|carry|move) (my teacher|am|that soldier) (go|enter) another (town|school)
      (make i|i wan|we go) (pay visit to|greet|see) my (grandma|village people|in law)
      (area|square root|meaning) of (circle|triangle|that word|love)
      (send|drop) (me|) (your|the) (address|cv|picture|number make we talk)
      (how|where) (cinema|pharmacy|bus stop|filling station) dey (for this area|)
      (history|meaning) of (money|naira|bank|this song)
      wetin i go (wear|cook|chop|watch) (today|tonight|for party)
      (on|off) (the|dat) (light|tv|gen|fan) (for parlour|abeg|for me)
      (wetin dey show|which film dey) (for tv|for dstv|for cable) (this night|now|today)
      (who score|who win|how many goal) (for the match|the game|for arsenal match) (yesterday|)
      (borrow|lend) me (your ear|your pen|your charger|your bike|your cloth|hand make we carry this load)
      (pay|make you pay) (attention|am visit|am respect) (for class|abeg|)
      (una|dem) don (pass|sign) the bill for (senate|house)
      which (player|club) chelsea (dey buy|wan buy|don sell|don transfer)
      (i no get|i get) interest for (football|the boy|politics|that girl)
      (blood|food) bank (dey where|for here dey)
      (drop|send) (location|pin for the place|address of the party)
      (birthday|wedding|id|memory|sim) card (how dem dey design am|for my friend|)
      (you sabi|teach me how to) play (card|whot|ludo|draft)
      (save|deliver) (me|us) from (this rain|hunger|my enemies|evil)
      (spend|use) (time|more time) with (your pikin|your wife|god)
      (freeze|ice) (the fish|the meat|block) (how much be am|for fridge|)
      (block|unblock) (am|my ex|the babe) for (facebook|whatsapp|ig)
      (dem don hack|i no fit enter) my (facebook|instagram|tiktok|gmail)
      (which|wetin be my) (blood group|genotype|star sign)
      (police|who write) statement (for station|for the case)
      (cancel|shift) the (wedding|trip|party|meeting)
      how i go (slim|add weight|get belle|stop smoke|learn english|make stew|cook beans)
      (i wan|make i) buy (car|shoe|goat|land|new phone|pepper|cloth) (for market|)
      (bring|carry) (food|shawarma|rice|pepper soup) come (my house|for me)
      (charge|charging) my (phone|battery|lamp)
      (open|close|lock) (the door|window|gate|shop|eye)
      (top up|fill) (the tank|my cup|the gas)
      (which day|when) be (sallah|easter|holiday|resumption)
      (who be|you sabi) (tinubu|davido|wizkid|bill gates|dangote wife)
      (rain|sun) (dey fall|go fall|too much) (today|tomorrow|)
      (this|that) (song|film|food|joke|shoe) (sweet|dey burst brain|no make sense)
      (fuel|kerosene|garri) (don scarce|don cost) (for my area|today|)
      (share|tell me) (joke|story|testimony|gist)
      (group|groups) of (companies|pikin|boys for street)
      (send|drop|snap) (me|) (your picture|one fine selfie|your full photo|dance video)
      (forward|drop) (the|that) (sermon|choir uniform picture|party video|class timetable) (give me|for group)
      (blood bank|food bank|sperm bank) (dey for where|need people|dey lagos)
      (give|tell) me (the|) account of (the war|biafra war|how accident take happen)
      (my|this) (power bank|laptop|phone) no (gree|dey) charge (again|)
      i don save your number (for my phone|with karo|)
      (i no get|she no get|dem no get) interest for (ball|marriage|school|that boy)
      credit alert (song|skit|comedy|lyrics) (who sing am|download|sweet)
      (who sing|meaning of|lyrics of) (gwo gwo gwo ngwo|essence|last last|calm down)
      (rain|sun|harmattan|flood) (go fall|dey come|go dey) (weekend|tomorrow|for jos|for benin)
      why (lagos|sun|my room|maiduguri) (hot|cold|dey hot) like this (today|)
      (tinubu|obi|atiku|wike) (or|and) (obi|tinubu|kwankwaso)(, who better|, who go win|)
      (who|which person) (go contest|i go vote for|go win) (for|) (2027|governor election|primary election)
      (wetin be|how much be) (17 plus 5|half of 90|12 times 12|9 times 9)
      (you|bot) dey (dream|sleep|chop|tire) (so|)
      make we (play|do) (game|truth or dare|whot|ludo|riddle)
      (find|arrange) (plumber|carpenter|house girl|driver|wife) (for me|for ikorodu)
      (repair|fix|service) my (car|gen|fridge|roof|okada)
      (carry|deliver|waybill) my (market|load|fridge|parcel) (go|reach) (ikeja|village|aba)
      (find|track) my (husband phone|motor wey dem thief|dog wey lost)
      (open|enter|hack) (my babe|somebody|my ex) (whatsapp|facebook|phone) (for me|)
      wetin (fit|dey) cure (ulcer|toothache|ringworm|catarrh|staff)
      my (pikin|baby|goat) (dey cough|get fever|body dey hot)(, which drug|, wetin i go do|)
      (agege bread|zobo|indomie|kunu) (good|bad) for (body|belle woman|diabetes)
      (best|cheap) (school|salon|buka|hotel) (for|inside) (lekki|warri|ibadan|aba)
      (dem|nysc|police) (post|transfer) (me|my sister) (go|to) (sokoto|bush|village school)
      (deaf ear|lip service|price of love) (you dey pay|na wetin e mean)
      (balance|stand) (for one leg|well for okada|the chair)
      (light skin|dark skin) (or|and) (dark skin|fair) (which one fine pass|who fine pass)
      (tape|speed|cloth) meter (na how much|don spoil)
      (give|show) me (road|direction) (to|go) (computer village|ojota|wuse market|stadium)
      (speed|age|weight) limit (for|of) (third mainland|jamb|luggage)
      (group stage|group match|group b) (fixtures|result|table) (for afcon|for world cup|)
      (add|comot) me (to|for) (the|una) (church|class|family|old students) whatsapp group
      (cold|ice|freeze) (the|my) (beer|water|stew|minerals)
      (cement block|nine inches block|six inches block) na how much
      (join|enter) (army|police|navy|cult|choir) (how person go do am|i wan)
      (our|super eagles) goalkeeper (no good|na okoye|try)
      (osimhen|lookman|salah|mbappe) (transfer|go move|dey move) (to|go) (chelsea|madrid|al hilal)
      (borrow|lend) me your (wig|iron|ladder|cutlass|one crate)
      i owe (my teacher|god|her) (apology|visit|thanks)
      (bill gates|elon musk|dangote) (age|house|pikin|wife)
      (sim card|report card|jamb card) (lost|don spoil|how i go print am)
      (safety pin|hair pin|rolling pin) (how much|dey where)
      (change) (channel|the music|your name|the baby pampers|my dp)
      i (forget|don forget) (your birthday|my umbrella|to pray|water for fire)
      (follow|help me talk to) (my girlfriend|her papa|my in law) (make she come back|about marriage|)
      (wetin be|how dem dey call) (good night|welcome|my wife) for (french|german|arabic)
      (nlc|president|manchester united) statement (for news|today|wey dem release)
      (cbn|efcc|customs|nnpc|frsc) (recruitment|form for work|chairman|news) (today|)
      bank (work|job|interview|exam) (how person dey get am|question|salary)
      (write|compose) (love note|cover letter|wedding toast|birthday message) (for me|for my babe)
      (teach|show) me (how to|) (drive|swim|sew|bake|code)
      my (gen|okada|motor|keke) (plug|oil|tyre|engine) (don knock|don bad|need change)
      (testimony|bedtime story|village gist) (share am|tell us|for me)
      (buy|sell) (fish pond|puppies|plantain|bicycle|used cloth) (for me|for mile 12|for aba)
      (order|bring) (suya|small chops|bole|nkwobi|cold beer) (for me|come yaba|now)
      i (dey lonely|dey single|dey love|get heartbreak)(, advise me|, be my padi|)
      (this|that) (meme|video|sticker|skit) (funny|mad|burst my head)
      (our|the) (road|bridge|borehole|transformer) (spoil|don block|blow|dey smell)
      no (trust|marry|follow) (men|lagos girls|politician|that guy)
      (jesus|fela|zik|achebe) (still dey alive|come from where|na teacher)
      which (animal|planet|river|country) (big|fast|small) pass
      (wake|remind) me (by 5am|for morning|to take drugs|to pray)
      (sow|invest) (seed of love|time) (for|inside) (your marriage|your pikin|god work)
      (jamb|waec|school) (too hard|don spoil|syllabus|cut off mark)
      (police|lecturer|pilot|oga for bank) dey (collect|earn) how much (every month|)
      (kikiki|lwkmd|haha|lol) (you funny|this bot funny|you no well laugh)
      (your voice|this music|that girl) (sweet|fine|dey cool)
      (soup|stew|stock|maggi) (sweet|recipe|no get salt)
      (airtime|screen time) for (radio|tv|advert) na how much per minute
      (charge|plug) (the lamp|my clipper|torch|rechargeable fan) (for me|)
      my teacher (want|ask for) account of (the problem|how we spend holiday)
      who (be|na) your (favourite|best) (footballer|singer|actor|pastor)
      (we|i) (watch|hear|see) (that|the) (film|match|concert) (yesterday|last night)
      (find|choose|give) (name|hashtag|church song) for (my pikin|our wedding|the dog)
      my (landlord|neighbour|oga) (dey make noise|wicked|dey shout) (every night|)
      how many (state|tribe|local government|senator) dey (nigeria|kano)
      (pray|fast) (for|with) (me|my family|this country)
      (book|find) (bus to enugu|hotel for ibadan|event centre|dentist) for me
      (she|he|my sister) (born|get accident|get promotion|dey fight)
      you (know|remember) (my birthday|my mama name|where i dey stay)
      (fry|boil|roast) (yam|plantain|fish|corn) (how|for how long)
      (open|play|read) (radio|gallery|bible|youtube) (for me|)
      wetin person dey (wear|carry|say) for (burial|interview|my wedding)
      (price|cost) of (tomato|transport|house) for (lagos|market) (don mad|don go up)
      (draw|design) (logo|flyer|house plan) (for me|abeg)
      (pope|messi|tinubu|peter obi) don (die|win|resign|come nigeria)
      which (drug|food|herb) good for (bp|cold|baby|fever)
      (share|forward) (joke|meme|sticker|song) (give me|for group)
      (carry|pass) (this|the) (message|greeting) (give|reach) (my mama|everybody)
      (withdraw|swallow) (that|your) (word|insult)
      (account|accounting) (teacher|class|department) (dey late|for school|dey give homework)
      (how much|wetin) be (wedding hall|birthday cake|keke|sewing machine) (now|for town)
      (save|backup) (my|the) (photos|chats|contacts) (for phone|for google|)
      (goat|pikin|certificate) (lost|miss) for (our street|market|bus)
      (block|close|cover) (the hole|gutter|leaking roof)
      (report|carry) (him|the boy|my teacher) (go|give) (principal|im mama|chief)
      (receive|collect) (jesus|holy spirit|salvation|visitor for airport)
      (my hobby|my interest) (na|be) (football|reading|dance)
      (check|look) my (spelling|bp|essay|engine)
      (balance|align) (my|the) (tyre|wheel|load for head)
      (court|police|judge) (charge|arrest|free) (the senator|am|dem) (today|)
      (mtn|airtel|glo) (mast|head office|promo|work) (dey our street|how person go win|how i go get am)
      (nepa|light) (wire|pole) (fall|cut) for (our street|front of house)
      (dstv|gotv|netflix) (remote|actor|film title|dish) (miss|na who|spoil)
      (goal of the month|own goal|first goal) na (who|which player)
      (share|send) (location|screen|hotspot to my laptop)
      (limit|reduce) (the noise|your sugar|salt for soup)
      (upgrade|update) my (laptop|hair|kitchen|windows)
      (call|dial) (police|ambulance|fire service) (accident dey|fire dey burn|now)
      (cancel|shift) (the flight|my hair appointment|class)
      (repeat|carry over) (class|the course|exam)
      (thank|greet) your (mama|wife|pastor) for me
      (banker|marketer|cashier) work (sweet|hard|dey pay well)
      (edit|crop|remove background for) (this|my) (picture|passport)
      (i lose|we lose) (the match|hope|weight|my mama)
      (who|which person) (chop|take|carry) (my|the) (meat|charger|bread|slippers)
      (join|follow) (my|our) (telegram|instagram page|live video)
      (send|buy) (flower|cake|chocolate) (give|for) (my wife|my babe)
      (buy|bring) (fuel|diesel|kerosene) (come house|two litres|)
      (teach|explain) me (offside|chess|maths|physics)
      (my cow|our hen|the rabbit) (born|no dey chop|die)
      (motivate|encourage|bless) me (today|abeg|small)
      (dem|they) say (end time dey near|fuel go scarce|strike go start)
      (which|wetin be) (better|fine) name for (girl pikin|dog|shop)
      (my|our) (lecturer|teacher) (fail|flog|shout on) (me|us) (today|)
      (help me|abeg) (price|carry|wash) (this|the) (yam|load|cloth|car)
      wetin be the area of triangle wey get base 4
      how dem dey find circumference of circle
      abeg solve this maths give me
      wetin be simple interest formula for school
      my pikin get assignment for commerce, wetin be barter
      which year dem build third mainland bridge
      who dey inside hundred naira note
      which money dem dey spend for kenya
      who be cbn governor now
      cbn don change the rate again, you hear
      dollar don rise for market, everything don cost
      naira don fall well well
      inflation dey choke people
      government borrow plenty money from china
      senate don pass tax bill abi dem never
      which bill dem sign today
      who sponsor that bill for house
      nelfund portal don open
      how students dey get that government loan
      when dem go share palliative
      tinubu talk say salary go increase
      asuu don call off strike
      nysc allowee na how much now
      corper wey dey my street don marry
      how i go take redeploy comot from zamfara
      police dey recruit, how i go apply
      how person dey join navy
      how i fit join choir for our church
      join me make we pray
      how i go join that telegram group wey dey give forecast
      add me for the whatsapp group of our street
      comot me for this whatsapp group, una message too plenty
      which group nigeria dey for afcon
      which day group stage go start
      who score that goal
      na offside goal
      goal! osimhen don score
      arsenal go win league this year
      who top premier league table
      chelsea don buy another striker
      which club wan sign boniface
      transfer window don close
      dem loan am go turkey
      our keeper dey sleep
      wetin be the score
      which channel dey show the match
      where i fit watch ball for this area
      sure two odds for today abeg
      my bet cut again
      who win bbnaija
      which housemate dem evict
      davido new song don drop
      who sing water
      abeg play asake for me
      wetin be the lyrics of that song
      which film sweet for netflix
      netflix no gree open for my tv
      my decoder dey show no signal, which button i go press
      remote no dey work
      how i go connect phone to tv
      phone dey hot anytime i charge am
      my phone no dey charge again
      charger don spoil
      which phone camera fine pass
      how i go lock my apps for phone
      phone lock, i don forget pattern
      how dem dey flash tecno
      how i go take block person for whatsapp
      my babe don block me for ig
      yahoo mail no gree open
      my facebook dem don hack am
      how i go take get blue tick
      how person dey blow for tiktok
      which app dey pay for watching video
      that online work na real
      one ponzi don crash again
      mmm people don come back
      pi coin don land abi na audio
      which coin go pump this week
      bitcoin don cross how much
      how i go take mine crypto
      forex dey pay true true
      teach me computer coding
      where i fit learn barbing
      wetin i go use cook jollof make e sweet
      how dem dey do ogbono make e draw
      beans dey take time to done, wetin i go do
      pepper don cost for mile 12
      how much be paint of garri for your side
      bag of rice na how much this week
      cement na how much now
      fuel queue dey for everywhere
      fuel na how much for your area
      transport from lagos to benin na how much
      which bus dey go uyo from ojota
      how road dey for ore
      traffic dey for ikorodu road
      bridge don block
      trailer fall for berger
      how i go reach alaba market
      wetin be fare to yaba
      night bus dey safe so
      visa to canada na how much
      how i go japa
      which country dey easy to enter
      passport office dey open tomorrow
      how i go renew passport
      how i go take get driver licence
      nin office dey where for here
      how i go link my nin to my sim
      which day election dey
      you go vote
      wetin politicians dey do sef
      nigeria go better
      country hard
      everything don cost for this country
      salary no fit carry person reach month end for this country
      my oga never pay salary
      my oga dey shout on me
      madam cut my pay because i come late
      i dey find work as driver
      you get work for me
      you fit employ me for una bank
      how much una dey pay staff
      how i go take become banker
      exam for bank work, wetin dem dey ask
      interview don near, wetin i go wear
      help me write application letter
      write love message give my babe
      my babe don vex
      she no pick my call since
      my boyfriend dey cheat
      my husband no dey talk to me
      how i go take know say she love me
      i wan marry, who go follow me
      my mama wan make i marry
      bride price for imo na how much
      landlord dey drive me
      landlord don increase rent, wetin i fit do
      neighbour gen dey disturb
      thief enter our house yesterday
      dem don carry my okada
      dem arrest my brother
      how person dey bail for station
      my car no gree start
      engine light don show for dashboard
      how much mechanic dey charge to change plug
      gen no dey pump fuel
      how much be tiger gen
      which inverter strong pass
      nepa never bring light since friday
      transformer don blow
      light go, light come, na so we dey see am
      when dem go fix our pole
      band a people dey enjoy
      water no dey rush for tap
      rain don spoil my market
      sun hot today o
      harmattan don start
      my belle dey run
      malaria medicine wey strong
      my pikin dey cough for night
      which injection dey good for typhoid
      pregnant woman fit drink zobo
      how i go take get belle
      my period never come
      i no dey sleep for night
      my eye dey scratch me
      tooth dey pain me die
      blood pressure don high
      agbo good for body
      wetin fit flatten belle
      how i go add weight
      my dog no dey chop
      fowl don sick
      which feed good for catfish
      goat don chop my cassava
      how dem dey plant yam
      my broda give im friend {amount} yesterday
      one man for our area win {amount}
      dem thief {amount} from church box
      dem spend {amount} for that chief burial
      my neighbour buy motor {amount}
      she say her husband dey give am {amount} every week
      {name} say dem pay am {amount} for work
      if i get {amount} i for don travel
      if person dash you {amount} wetin you go do
      {amount} fit feed person for one month
      {amount} fit do wedding
      na {amount} dem dey sell am for market
      before before {amount} fit buy cow
      money no be everything
      money stop nonsense
      money hard to see
      everybody dey cry of money
      love no dey without money
      rich man pikin no know suffer
      who rich pass for nigeria
      dangote get how much
      how wizkid take make money
      my paddy dey owe everybody for street
      never borrow friend money
      how i go tell my friend make e pay me back without fight
      loan app people dey call my family
      loan app don disgrace my sister
      how i go stop loan app from calling my contact
      which bank dey pay staff well
      {bank} app no dey open since morning
      {bank} branch dey for this area
      wetin be {bank} customer care number
      {bank} branch for our street dey open account for students
      i forget my laptop password
      {bank} queue long today
      {bank} don sack people
      {network} network bad for our side
      {network} don increase price of data
      how i go check my {network} number
      how i go borrow credit from {network}
      how i go comot caller tune for {network}
      {network} office dey which side
      how i go share data give person for {network}
      {network} mast don fall
      who get {network}
      balance the wheel make e no shake
      i no fit balance for bike
      balance your leg well
      shift make i balance for seat
      how dem dey balance equation for chemistry
      the woman balance pass her sister
      account for all the biscuit wey you chop
      my youtube account don get plenty followers
      netflix account wey four people fit use
      open account for facebook give my mama
      how i go delete my tiktok account
      gmail account wey i forget, how i go enter am
      give account of wetin you see for the accident
      statement wey the witness give for court
      write statement for police station
      president statement vex people
      which statement correct for number five
      how i go transfer my chat enter new phone
      dem transfer my oga go kaduna
      i want transfer from uniben to unilag
      teacher transfer no be small thing
      send rain o god
      send my greetings give your madam
      send the pikin go buy salt
      who send you message
      send location make i dey come
      send am come meet me for junction
      dem send me work
      receipt for the fridge wey i buy for alaba, seller no give me
      receipt book printing na how much
      pay attention make you hear me
      e pay to dey honest
      work dey pay for abroad
      na who dey pay for date
      loan player wey chelsea carry
      na loan word from portuguese
      borrow me your ear
      borrow me iron make i press cloth
      borrow me your powerbank
      i wan borrow book for library
      my neighbour borrow my grinding stone
      you owe me hug
      who owe who
      interest no dey my body for that babe
      my interest na music
      pikin no get interest for book
      save am for your phone make you no forget the song
      how i go save voice note
      save light, off the bulb
      goal wey i set for this year na to slim
      which goal una get for life
      na my goal to be doctor
      my locs don rough
      key lock inside car
      lock screen wey fine
      police block express
      my nose block
      catarrh block my nose
      nine inches block na how much
      block factory dey where
      gutter don block
      pin the cloth make e no tear
      pin me location
      hair pin dey sell
      charger pin don break
      pin dey prick me
      soup don freeze
      cold wan freeze me
      nepa bring light make we freeze water
      limit your talk
      speed limit for express na how much
      my patience get limit
      nda age limit na how much
      group photo don ready
      my group for class no dey serious
      which group sing sweet mother
      which group dey lead for the league
      circle wey dey my eye don black
      turn to left for junction
      my turn to cook
      my head dey turn me
      whose turn to fetch water
      nobody contribute for the argument
      wetin you contribute for the meeting talk
      plan wey i get for christmas na to travel
      wetin be your plan for sunday
      family planning wey no dey make person fat
      work plan for carpenter
      data analysis course na how much
      my lecturer no gree my data
      data collector work dey for inec
      token wey dem dey use enter estate gate
      wetin be token for crypto
      power pass power
      who hold power for the party
      light skin babe
      traffic light don spoil
      light food wey good for night
      light rain dey fall
      bill gates pikin
      bill wey senate throw away
      card game wey dey sweet
      sim card no dey show
      memory card don full
      nin card never come out
      invest for your pikin
      stock fish na how much
      stock don finish for my shop
      profit dey for poultry
      profit wey person fit make from pure water
      which business dey move now
      business wey person fit do with {amount}
      how i go price my market
      customer dey price me anyhow
      market dull today
      i sell finish today
      i no sell anything today
      lesson teacher wey dey come house
      lesson wey life teach me
      holiday lesson na how much
      which language dem dey speak for ghana
      teach me small hausa
      how dem dey say thank you for calabar
      igbo language sweet
      wetin ndewo mean
      human being wicked
      human hair na how much
      agent wey go help me find house
      house agent dey form big man for our street
      travel agent wey correct
      help me greet your people
      help me find my pikin
      help dey come from god
      any evil plan i cancel am in jesus name
      dem say i go repeat class
      history dey repeat itself
      usb cord mean wetin
      wetin be full meaning of bvn for exam
      who invent atm
      blood bank dey find o negative
      power bank wey strong
      bank wahala for 2023 when old naira no dey
      bank robber for film
      bank worker dey fine
      my uncle dey work for bank
      my sister marry banker
      e get one film wey dem rob bank
      level don change for that guy
      we no be mate, level pass level
      verify whether na real gold
      police don verify the matter
      dem dey find people wey go act film
      you don chop today
      you dey sleep
      you get mama
      you be man abi woman
      you fit sing
      tell me story of tortoise
      gist me wetin dey happen for nollywood
      who go win this fight
      i dey bored
      i dey lonely
      hungry dey catch me
      sleep dey catch me
      body dey pain me from work
      i don tire for this life
      i wan travel
      i wan chop pizza
      i wan drink garri
      i wan sleep
      i wan see my mama
      i wan buy iphone 13 uk used
      i wan rent shop for aba road
      i wan sell my land
      i wan open salon
      i wan register business for cac
      i wan change my name for nin
      i wan check my jamb score
      i wan know my destiny
      i wan watch cartoon
      i wan hear correct gist
      census data no correct o
      i get fever o
      solar better pass gen o
      transfer your file enter flash o
      she unblock me this morning o
      (dstv|gotv) (remote|dish|installer|film|channel) (don spoil|dey where|wey dey show ball|for this night)
      which channel for (dstv|gotv) dey (show|air) (ball|zeeworld|cartoon|news)
      (hdmi|speaker|charger) cable (don cut|na how much)
      (bill board|bill clinton|bill wey senate pass) (dey where|na who|na wetin)
      (wallet|purse|card holder) (wey fine|for man|na how much) (abeg|)
      (nin|cac|voter card|passport) registration (dey where|na how much|how e dey go)
      (new balance|adidas) shoe na how much
      (apple|tesla|amazon|google) (stock|shares) (dey go up|don fall|na how much) (today|)
      (gold|oil|cocoa) price (don rise|don fall|na how much) for world market
      (bitcoin|crypto|ethereum) (news|mining|scam) (wetin dey happen|dey real|dey halal)
      {bank} (dey open|don close|branch dey) (today|for where|for ikeja) (abi|)
      (pension|tax) wey dem dey (cut|comot) for (my|civil servant) salary
      pay day na when for (teachers|civil servant|una office)
      (pastor|imam|teacher) (talk|preach|yarn) about (money|tithe|debt) (for church|yesterday|)
      free (data|airtime) (message|link) wey dem dey forward (na lie|na scam abi)
      (gist|story|account) (of|for) (how the fight start|the accident)
      that thief must account for wetin e do
      dem (carry|take) (heat|player) transfer (from|go) (one|another) (team|place)
      (wetin|which food) i go (cook|chop) (this night|today|for lunch)
      my (pikin|baby) no gree (sleep|chop|drink medicine)
      (rain|heavy rain) (dey fall|spoil road|enter house) (for our area|today)
      my (neighbour|landlord wife) dey (play loud music|make noise|quarrel)
      (arsenal|chelsea|man united|barcelona) go (win|lose) (today|tomorrow|this season) (?|)
      (who|which team) win (the match|world cup|afcon) (yesterday|last year|)
      i wan (travel|go) (village|ibadan|enugu) (tomorrow|next week|for burial)
      how far (from lagos to abuja|be kano from here|be the airport)
      (tailor|carpenter|mechanic) no finish my (cloth|chair|car)
      my (car|keke|motor) (no start|battery die|tyre burst) (this morning|for road)
      (which|wetin be) good name for (baby boy|baby girl|my shop|dog)
      (write|give) me (birthday message|prayer|poem|love text) for my (wife|mama|friend)
      (tell|yarn) me (story|joke|something funny)
      (what is|wetin be) the (capital|population|president) of (ghana|france|kenya|nigeria)
      (who|which person) (write|sing|act) (things fall apart|the song|that film)
      (translate|how person go say) (thank you|come|food) for (chinese|french|spanish)
      my (head|leg|waist|belle) dey (pain|worry) me since (yesterday|morning)
      which (drug|medicine) good for (cough|malaria|body pain|catarrh)
      (doctor|hospital|nurse) dey (around|near) (here|my area) (?|)
      (how|which way) i go take (lose weight|grow beard|remove pimples|stop stammer)
      my (boyfriend|girlfriend|husband|wife) dey (cheat|vex for me|leave me|no pick call)
      i dey (find|look for) (wife|husband|boyfriend|house help|roommate)
      (abeg|) (pray|sing|dance) for me
      (jamb|waec|neco) result don (come out|release) (?|)
      (asuu|nlc|doctors) (strike|dey strike) (don end|when e go end|again)
      (inec|election|voters card) (date|registration|result) (na when|how e be)
      (president|governor|senator) (talk|promise|do) (wetin|nonsense) (today|for tv|)
      (fuel|petrol|diesel) (scarce|no dey|don cost) (for our side|again|)
      (garri|rice|beans|tomato|onion) don (cost|cheap) (for market|this week|)
      how much be (paint of garri|bag of beans|crate of egg|basket of tomato) (now|for mile 12)
      how much dem dey sell (iphone|tokunbo car|cow|goat|cement) (now|for there)
      where i fit (buy|see|get) (cheap cloth|fresh fish|okrika|good shoe) (for lagos|for aba|)
      (abeg|) (recommend|tell me) good (school|restaurant|salon|hotel) for (lekki|enugu|abuja)
      (bus|taxi|flight) to (abuja|owerri|accra) na how much
      (traffic|hold up) dey (for third mainland|ikorodu road|express) (?|now)
      the (weather|sun|harmattan) too (hot|cold|much) (today|this year)
      i (just|) (finish|cook|chop) (rice|eba|amala), e sweet
      i dey (church|mosque|school|farm) (now|since morning)
      my (goat|dog|cat|fowl) (don die|born|run comot)
      (nepa|light) (take light|bring light) (now now|again|for our street)
      my (phone|laptop) screen (break|crack|don black)
      (how|where) i go (repair|fix) my (phone|tv|fridge|laptop)
      my (whatsapp|facebook|instagram) (no open|dem hack am|don block)
      how i go (recover|open) my (facebook|gmail|instagram) (account|password)
      change my (facebook|gmail|wifi|whatsapp) password (for me|)
      (open|create) (facebook|tiktok|instagram|gmail) account (for me|)
      my (tiktok|facebook|instagram) account don (block|lock|go)
      transfer (my pikin|am) to (another school|another class|private school)
      my (oga|brother) get transfer go (kaduna|jos|another branch)
      (player|football) transfer (news|window) (today|)
      which player (arsenal|real madrid|chelsea) wan (buy|sell|loan)
      (bukayo|osimhen|lookman) go on loan to (italy|turkey|another club)
      (balance|hold) the (ladder|table|baby) well
      (balanced|correct) diet (na wetin|for pikin|for old people)
      (bank|side) of (river|niger|the stream) don (flood|overflow)
      (blood|food|eye|sperm) bank (dey where|need donor|na wetin)
      interest (no dey|dey) (for my body|for school|for the girl)
      she no (get|show) interest (for me|again|for marriage)
      (save|god save) (our soul|nigeria|us from bandits)
      (saving|dey save) (lives|people) na (doctor|nurse) work
      pay (attention|respect) (to your teacher|for class|small)
      pay (visit|courtesy call) to (the king|my uncle|bishop)
      (card|whot|ludo) game (how dem dey play am|i wan play)
      (red|yellow) card (for the match|dem give the player)
      (wedding|birthday|invitation) card (design|printing) (how much|abeg)
      (id|identity|voters|report) card (lost|never ready|where i go collect am)
      green card (lottery|for america) (how person go get am|na when)
      (sim|memory) card (spoil|no dey read|how much)
      check (the food|your shoe|the baby|wetin dey fire)
      check whether (rain dey fall|the door lock|food don done)
      (bill|law) wey (senate|house of reps) (pass|sign|reject)
      (statement|speech) wey (president|minister|army) (release|talk|give)
      police statement (how dem dey write am|for accident)
      (tax|customs|immigration) (office|form) dey where
      (dollar|naira) (rain|note) for party (na wetin|dem ban am)
      (loan|borrow) word for (english|yoruba language)
      borrow me your (cloth|shoe|book|pot|car) (abeg|)
      (lend|give) me (your ear|hand|shoulder)
      (rent|hire) (canopy|chairs|car|generator) for (party|burial|wedding)
      i dey find (house|shop|land) (to rent|to buy) for (yaba|uyo|here)
      (agent|landlord) show me (one room|house) wey no (fine|get water)
      (group|class|family) picture (never ready|fine|send am)
      (whatsapp|telegram) group (admin|link) (remove me|for jobs|abeg)
      (group|cult) (fight|wahala) for our (area|school)
      (goal|penalty|corner) (dey for who|na who score|no be goal)
      (life|career) goal (for me na|be like) (doctor|pilot|musician)
      (lock|close) the (gate|door|shop) (before you sleep|abeg|well)
      (block|brick) (industry|work|maker) (dey where|how much for one)
      (road|street) (block|blocked) (because of accident|for oshodi|by police)
      my nose (block|dey block) (since yesterday|for night)
      block (this girl|that man|am) for (whatsapp|facebook)
      (frozen|iced) (fish|chicken|turkey) (how much|dey where)
      (charge|charger) (phone|battery|no dey work)
      police (charge|arrest|beat) (my brother|am) for (court|nothing|road)
      (court|judge) (charge|free|jail) (the man|am|the politician)
      (receipt|paper) of (car|land) (how to know original|dey with landlord)
      (limit|stop) how you (drink|talk|eat) (too much|)
      (speed|age) limit for (road|police work|army)
      my (account|story) of (wetin happen|the accident) (long|simple)
      (on account of|because of) (rain|strike|flood) school (close|no dey)
      (number|address) of (fire service|police|hospital|ambulance)
      (mtn|airtel|glo) (office|customer care) (dey where|number|no dey pick)
      mtn (sim swap|swap|registration) (how i go do am|na where)
      my (glo|mtn) network (no good|bad|dey go and come)
      (nepa|waec|jamb|immigration) (customer care|office) (number|dey where)
      my (bolt|jiji|nin|voters) (app|slip) (no dey work|dey give problem|never ready)
      how i go (open|block|delete) (twitter|instagram|snapchat) account
      (my landlord|my brother in law|the tailor) don (cheat|insult|disgrace) me
      (google maps|tiktok|youtube|zoom) app (no open|dey hang|no gree download)
      (my ex|my former tenant|my cousin) (dey find my trouble|dey disturb me every night)
      (jumia|konga|temu) (order|goods|delivery) (never come|wrong|late)
      (uber|bolt|indrive) (driver|ride) (no come|too cost|cancel me)
      (dhl|gig|post office) (parcel|package|delivery) (never reach|dey where)
      (netflix|youtube|spotify) (film|video|song) (no dey play|which one good)
      (npower|nysc|tradermoni) (form|stipend|posting) (don come out|when|link)
      (efcc|police|army) (arrest|recruit|catch) (who|yahoo boys|people) (today|?)
      (robbery|kidnap|accident) happen for (express|our street|kaduna road)
      (news|headline) (for today|wetin dey sup for nigeria|abeg)
      (stock|soup|pepper) (finish for pot|too much salt|no sweet)
      (stock|goods) for my shop (remain small|don expire|no dey sell)
      how i go (sell|advertise|price) my (goods|cake|cloth) (well|online)
      (which|wetin) business (dey move|good|fit pay) (now|for this town)
      (employ|give) me (work|job) (abeg|for your office)
      i dey find (job|work) as (driver|teacher|cleaner|security)
      (how much|wetin) be salary of (teacher|bank manager|soldier|nurse)
      (bank|karo) dey employ (people|driver|security) (?|now)
      (what|wetin) be (5 plus 7|20 times 3|100 divide 4)
      (which|what) day be (easter|sallah|independence|children day)
      (wetin be|which one be) today date
      wetin (be|dey) the time (now|for london)
      (dream|i dream) say (i fly|snake bite me|i dey marry), (wetin e mean|meaning)
      (bible|quran) (verse|chapter) (for today|about love|for protection)
      (pastor|imam|alfa) (sermon|number|prayer) (sweet me|abeg|for sunday)
      you (fine|sweet|sabi) pass (chatgpt|siri|google) (?|)
      (you|una) (get|don get) (mama|papa|girlfriend|age) (?|)
      (marry|love|kiss) me (karo|abeg|?)
      i (love|miss) (my mama|nigeria|my village|you)
      (lol|haha|lmao|hehe) (you funny|no kill me|)
      (ok|okay|k|hmm|oh|ah) (na|o|?)
      (happy birthday|congratulations) to (my son|the couple|my guy)
      (send|forward) this message to (ten people|all your friends|five group) (god go bless you|)
      (breaking|urgent) news: (fuel|dollar|election) (don|go) (change|rise|start)
      (my|the) (teacher|lecturer) give us (assignment|test|project) (on|about) (bank|money|inflation)
      do my (assignment|homework|project) on (banking|economics|history of naira) (abeg|)
      (central bank|cbn) (governor|history|building) (na who|na where|wetin be)
      (history|origin) of (naira|money|cowries|banking) (for nigeria|)
      which (bank|company) (rich pass|old pass|big pass) for (nigeria|africa|the world)
      (dangote|otedola|elon musk) (get|worth) how much (money|)
      who (print|design|sign) (naira|money|the new note)
      why naira (dey fall|no get value|weak) (like this|)
      (japa|visa|passport) (process|interview|cost) for (canada|uk|australia)
      (canada|uk) (visa|embassy) (fee|appointment|office) (na how much|na where)
      my (mama|aunty|uncle) (dey come|don travel|dey hospital) (today|for visit)
      (we|they) bury (my uncle|the king|am) (last week|yesterday)
      my (wife|sister) (born|don born) (boy|girl|twins) (this morning|)
      (how|wetin) i go tell (my oga|her papa|my landlord) (say i sick|sorry)
      (teach|show) me (guitar|football|makeup|how to swim)
      (download|send) me (nollywood film|burna boy song|music)
      (water|borehole|tap) no (rush|run) (today|for our compound)
      (mosquito|rat|cockroach) (dey disturb|full my room) (how i go kill am|)
      (okada|keke|danfo) (strike|ban|accident) (for lagos|today|)
      (barber|hair|nails) (style|work) wey (fine|dey trend)
      (gen|inverter|solar) (price|installation|spoil) (abeg|how much)
      (farm|maize|cassava|poultry) (fertilizer|disease|price) (how|this season|abeg)
      my (maize|yam|cassava) (no grow|don ready|goat chop am)
      (exam|interview|test) dey (tomorrow|monday), (pray for me|how i go read)
      (no vex|sorry) na (wrong number|my pikin press phone)
      (who|na who) get this (number|line)
      (this na|na) (wrong chat|wrong person), i wan (text my brother|call mama)
      i (wan|go) (baff|sleep|rest|read book) (small|now)
      (leave|lef) me alone, i dey (drive|sleep|read)
      you don (eat|chop|sleep) (today|?)
      (palm wine|beer|suya) (sweet|dey) (for that joint|this evening)
      (asoebi|lace|ankara) (colour|style|yard) (for the wedding|how much)
      (play|put) (music|fuji|highlife|gospel) (for me|)
      (which|wetin be) meaning of (my name|that word|emoji|proverb)
      (give|tell) me (proverb|riddle|fact) (about|of) (tortoise|money|love)
      i dey (go market|come from farm|prepare food|wash cloth) (now|small)
      my (shop|stall|kiosk) (burn|flood enter|dey market road) (last night|)
      (customer|people) no dey (come|buy) (market|today) (at all|)
      my (bus|keke|okada) (dey mechanic|don spoil|fuel don finish)
      (who go|which person go) win (big brother|election|premier league) (this year|)
      (what is|wetin be) the score for (chelsea|arsenal|nigeria) match
      (super eagles|falcons) (play|dey play) (today|when|who) (?|)
      (ronaldo|messi|osimhen) (score|get) how many goals
      you sabi (cook|drive|dance|sing) (?|)
      (advise|tell) me (about marriage|wetin i go wear|which course to read)
      my (mother in law|sister in law|co wife) dey (find trouble|disturb my marriage)
      my (son|daughter) (fail|pass) (exam|jamb|school)
      which school (good|cheap) for my (pikin|daughter) (for this area|)
      (how|wetin) i go do make my (hair grow|skin fine|pikin chop)
      belle dey (run|bite) me, (which drug|wetin i go drink)
      (clinic|pharmacy|market|church) (near me|for this area|wey open now) (abeg|)
      (how many|which) (state|local government|tribe) dey (nigeria|for lagos)
      (spell|pronounce) (opportunity|accommodation|my name) (for me|)
      (correct|check) my (english|essay|spelling) (abeg|)
      (write|draft) (letter|application|cv) (to my boss|for job|for school) (for me|)
      (sell|buy) my (old phone|land|car|goat) (for me|abeg)
      (the|our) (pastor|imam|chief) (die|travel|marry) (yesterday|)
      (election|voting) (na when|dey tomorrow|don end)
      i (hear|see) say (fuel|school|bus) (price|fees) don (go up|double) for (town|news)
      (dollar|naira) dey (affect|spoil) (market|everything for country)
      (customs|police|vio) (seize|stop) my (car|goods|bike)
      (i wan|help me) (register|apply) for (nysc|jamb|passport|driving licence)
      (how|where) i go (collect|renew) (passport|driver licence|birth certificate|nin slip)
      my (nin|voters card|passport) (never ready|lost|get wrong name), (where i go|how i go) fix am
      (cac|business name) registration (how much|how i go do am)
      (land|house) (document|survey|c of o) (how i go get am|dey fake)
      (rent|landlord) (increase|quit notice) (wahala|no fair), wetin law talk
      (lawyer|police) (number|advice) (for land case|for my brother case)
      (solar|inverter|generator) wey fit carry (fridge|ac|pumping machine)
      (which|wetin be the best) (phone|laptop|tv) (to buy|below 200k|for student)
      iphone (or|and) samsung (which one better|who strong pass)
      my (laptop|phone|tv) (dey hot|hang|no charge) (why|wetin i go do)
      (battery|charger|screen) for (tecno|infinix|samsung) (how much|dey where)
      (add|remove) filter for my (picture|video)
      (snap|draw|edit) (picture|logo|flyer) (for me|for my shop)
      (sing|play) (happy birthday|national anthem|gospel song) (for me|)
      (wake|remind) me (by 5am|tomorrow morning) (abeg|)
      set alarm (for 6|for morning|abeg)
      (turn on|off) (torch|wifi|bluetooth) (for my phone|)
      call (ambulance|fire service|police) (abeg|fire dey burn|accident happen)
      fire dey (burn|catch) (house|market|shop) (help|)
      (person|thief) (enter|break) (my house|our church) (for night|carry tv)
      my (motor|bike|generator) (thief|dem) (steal|carry) (am|for night)
      i lost my (key|pikin|dog|school certificate)
      (i find|i see) (one phone|somebody nin card|one pikin) for road
      (block|lock) (my husband|the tenant) (outside|out of house)
      the (door|car|phone) (lock|dey locked), (key no dey|how i go open am)
      forgot (my umbrella|the food for fire|my pikin birthday)
      i (change|don change) my (hair style|school|church|phone number for whatsapp)
      (pay|dem pay) (bride price|dowry) (how much|for igbo land|last week)
      bride price (list|na how much) (for imo|for my tribe)
      my (village|family) meeting (dey tomorrow|no go well|na for december)
      contribution to knowledge for my thesis chapter five
      join (us for prayer|the choir|the march|hand with me build school)
      (invite|invitation) to (wedding|church programme|naming ceremony)
      (weekly|monthly) (magazine|prayer meeting|menses) (pain|time|how)
      my period (never come|dey pain me|late)
      (credit|thanks) to (the player|my teacher|the musician) for (the goal|the work)
      (debit|credit) and (accounting|economics) (question|note) for school
      wetin be (assets|double entry|ledger) for (accounting class|ss2 exam)
      (banker|cashier) (fine|marry|dey date) (my sister|her|for nollywood film)
      bank (robber|robbery) (film|news|for ondo|catch)
      (piggy|power|blood) bank (gift|spoil|donate)
      (loan|grant) wey (nigeria|china|imf|world bank) (collect|give) (this year|)
      (government|tinubu) (borrow|loan) money from (china|world bank|imf) (again|)
      imf (loan|report) for (ghana|nigeria|kenya)
      (interest|profit) wey (dangote|mtn|shell) (make|declare) this year
      (share|shares) the (meat|food|rice) (equally|for visitors|with neighbours)
      (invest|put) (time|love|energy) for your (pikin|marriage|body)
      transfer the boy to another department
      (send|dash) me (your picture|kiss|food|flower) (abeg|)
      receive holy spirit in jesus name
      drop waste for dustbin no be for gutter
      (withdraw|resign) from (the race|school|team) (he talk|she say)
      (airtime|time) for (radio|tv) programme (how much|na when)
      (data|science) (analysis|entry) (course|job) (abeg|how)
      (light|heavy) (skin|weight|rain|food) (good|no good) (for me|)
      (card|coupon) (trick|magic) (teach me|how dem dey do am)
      my (boss|teacher) give me (red card|query|suspension)
      (salary|minimum wage) for (nigeria|ghana|police) (na how much|don increase)
      (asuu|teachers) salary (wahala|strike) (for news|)
      (pensioners|workers) dey (protest|march) for (abuja|owerri)
      who be (minister of finance|cbn governor|efcc chairman) (now|)
      (naira|cowrie|kobo) (history|coin) (wetin happen to am|for museum)
      one (dollar|crypto) bro for my street dey (show off|drive benz)
      bitcoin (founder|scam news|mining machine) (na who|how)
      (facebook|whatsapp|tiktok) (don change|delete|update) (something|my post)
      my (instagram|tiktok) (followers|video) (no dey grow|go viral)
      (stop|leave) (smoking|drinking|that girl) (how i go do am|dey hard)
      you go (marry me|follow me go church|buy me suya) (?|)
      (good|nice) (picture|dp|weather|movie) (o|)
      i dey (watch|read) (film|novel|news|bible) (now|)
      (traffic|police|agbero) (collect bribe|delay me) (for road|today)
      na (who|where|when) (be that|dem born you|world go end)
      (mumsy|popsy|my bro) (don reach|dey come|dey vex)
      (who|wetin) dey (knock|shout|cry) for (outside|door|there)
      food don (ready|done|burn) (come chop|o|)
      (you|una) go (come|attend) the (party|burial|meeting) (tomorrow|?)
      i go (see|meet) you for (junction|market|bus stop) (by 5|tomorrow|)
      i don reach (park|airport|house) (come carry me|now)
      (where|wey) you dey (now|since|?) my guy dey wait you
      (bring|carry) my (shoe|charger|bible|bag) come (abeg|when you dey come)
      mama say make you (come house|buy bread|call her)
      (tell|ask) (papa|aunty) make e (come|call me|wait)
      the (cloth|bag|shoe) wey i order (never come|small me|fine)
      your (cloth|food|goods) don (ready|finish), come (collect|pick) am
      i dey sell (pure water|tomato|cloth|fish), (who wan buy|come buy)
      price of (fish|egg|yam|cloth) for (una market|aba|today)
      (pepper|rice|oil) don (finish|remain small) for (house|kitchen)
      (school|church|office) (close|resume) (today|when|early)
      (teacher|lecturer) no (come|teach) (today|us well)
      my (exam|project|interview) (go well|na tomorrow|hard)
      (baby|pikin) don (sleep|wake|start to waka)
      i dey (tired|sick|hungry|bored) (well well|today|o)
      (headache|fever|cold) dey (worry|catch) me (since night|)
      (nurse|doctor) say make i (drink water|rest|do test)
      who (be|is) the (richest|tallest|oldest) (man|person|woman) (for africa|for the world)
      (how many|which) (planets|countries|continents) dey
      (why|how) (sky blue|sun dey shine|fish dey swim|plane dey fly)
      (what|which) year (nigeria get independence|civil war start|abacha die)
      (naija|afrobeat|gospel) (music|song) wey (hot|dey trend) (now|this week)
      (recommend|suggest) (film|book|song|restaurant) (for me|abeg)
      when (season 2|new album|next match) go (start|drop|be)
      nollywood film wey (sweet|new|get nkem owoh)
      (liverpool|man city) vs (arsenal|spurs) (score|prediction|time)
      lineup of (super eagles|chelsea) (today|for tomorrow)
      how i go cook (rice|beans|soup) make e (sweet|soft|no burn)
      ingredients for (egusi|fried rice|puff puff|chin chin)
      (style|hair) wey go fit (round face|my wedding|school girl)
      (ashewo|gossip|rumour) talk about (my neighbour|actress|pastor)
      (abuja|lagos|ph) (weather|traffic|gist) (today|now|)
      na (monday|sunday|public holiday) be (today|tomorrow) (?|abi)
      (dey play|na joke i dey joke|na play i dey play)
      you (sabi|know) (my brother|that man|where emeka dey) (?|)
      (sorry wrong number|oh na wrong chat) (o|abeg)
      (type|press) amen (if you love god|make blessing enter|)
      god (don|go) do am for (us|my family) (this year|)
      our (landlord|chairman|councillor) (no try|dey wicked|don change)
      water don (flood|enter) (our house|street|market)
      the (bridge|road|school) for our village don (spoil|break|close)
      fuel queue (long|dey) for (nnpc|filling station) today
      my (car|bike) (papers|oil|plate number) (expire|finish|lost) for house
      snake (enter|bite) (my kitchen|our neighbour)
      (dog|cat) (born|bite|eat) (six puppies|my neighbour|my fish)
      my (car|phone|house) insurance company no gree (answer|pay) my brother
      (airtel|glo|mtn) (thief|chop) my (bonus|night browsing|old line)
      which network (strong|fast) pass for (our village|ibadan|river side)
      starlink (dish|router) dey work well for (rain|village) (?|)
      my dstv (dish|remote|decoder) (shake|spoil|burn), who fit repair am
      my (meter|wire|transformer) (burn|spark|fall), call nepa people
      (transformer|pole|wire) for our street don (spoil|burn|fall)
      (nepa|phcn) (staff|officials) dey (rude|climb pole|on strike)
      i wan (apply|train) for (nepa work|bank work|police work)
      (market|tax|lawma) (task force|people) dey chase (traders|hawkers) (today|)
      the (ref|referee|var) (cheat|no give) (us|arsenal|nigeria) penalty
      pin code for the house door don change
      (atm|pos) (meaning|full meaning) (na wetin|)
      (full meaning|meaning) of (nepa|efcc|nafdac|inec)
      who invent (atm|money|telephone|football)
      (atm|pos) machine (price|business|how to start am)
      how i go start (pos|poultry|fish|bakery) business
      how much capital i need for (pos|provision shop|salon) business
      which business i fit do for (village|university|abuja)
      (exchange|swap) (clothes|seats|gifts) with (my sister|friends)
      (change|swap) the (tyre|baby diaper|bed sheet|bulb)
      my change (the conductor no give me|remain with bus driver)
      conductor no give me my change (today|of 200 naira)
      (borrow|rent) (movie|dvd|book|wedding gown) (from where|for this area)
      library (open|dey) (today|where)
      my friend (borrow|take) my (shoe|bike|charger) no return am
      she dey owe me (visit|explanation|one dance)
      my ex dey owe me (apology|sorry)
      we dey save (water|energy|fuel|food) for (house|dry season)
      i save (the picture|your contact|the video) (for phone|already)
      salvation (army|message) na wetin
      (draw|cancel) game (for yesterday|because of rain)
      flight (cancel|delay|dey late) (today|because of weather)
      they cancel (church service|the wedding|exam) (because of rain|today)
      (lost|missing) (child|dog|goat) for (market|park), please share
      i lost my (voice|appetite|hair|uncle)
      i miss (my bus|the train|church|my mama food)
      (report|school result) card of my pikin (fine|bad|never come)
      weather report (for today|abeg)
      i wan report my (husband|landlord|neighbour) to (his mama|police|pastor)
      they report me to my (teacher|oga|papa)
      (beat|report) the (boy|thief) wey (steal goat|jump fence)
      (police|vigilante) catch (thief|kidnapper) for our (street|village)
      jungle justice for (thief|ritualist) (no good|happen today)
      thief (carry|steal) my (goat|gas cylinder|pot of soup|slippers)
      the (film|story|song) about (yahoo boys|bank robbers|money) sweet
      yahoo boys for our street dey (drive benz|make noise)
      (yahoo mail|gmail) (no open|password|sign up)
      (open|create) (email|gmail|youtube channel) for me
      (subscribe|follow) my (youtube channel|page|tiktok) (abeg|)
      (like|share|comment) my (post|page|video) (abeg|)
      vote for (my pikin|me|our school) for (competition|photo contest)
      link to (watch match|download film|join class)
      send me the link for (zoom meeting|the sermon|job form)
      my zoom (class|meeting) dey (start|hang)
      (hot|cold) (water|tea|pap) good for (throat|baby|cough) (?|)
      how many (cups|hours|tablets) i go take for (one day|malaria)
      (pregnant|belle) woman fit (drink zobo|eat pepper|travel) (?|)
      my tooth (shake|dey pain), which dentist dey near
      (glasses|eye) doctor for (yaba|jos|enugu) (abeg|)
      my (blood pressure|sugar) (high|low), wetin i go chop
      (which|what) (exercise|food) dey reduce (belle|bp|weight)
      (football|boxing|wrestling) match (today|time|channel)
      what channel dey show (afcon|news|zee world)
      (tems|rema|ayra starr) new song (title|don drop)
      lyrics of (national anthem|holy holy|that song)
      (2baba|davido) (wedding|fight|concert) (ticket|gist)
      how much be concert ticket for (wizkid|asake|comedy show)
      price of (land|plot|house) for (ibeju lekki|abuja|uyo)
      (cement|iron rod|roof) don (cost|increase) for market
      (bricklayer|painter|tiler) wey dey good for (my area|ikeja)
      (cow|ram|goat) price for (sallah|christmas|market)
      (ram|goat) don (run|jump fence) (abeg help find am|)
      (maize|rice|yam) price for (mile 12|bodija|wuse) (today|)
      how i go preserve (tomato|yam|fish) (no light|)
      (rain|dry) season go start (when|early this year)
      how (plant|grow) (yam|maize|pepper) (for bag|small farm)
      (chicken|fowl|fish) dey die for my farm, wetin i go give dem
      (translate|turn) this to (igbo|hausa) : (i love you|good morning|come eat)
      what time dem dey (pray|open market|close school)
      (mosque|church) near (me|ojodu|garki)
      (ramadan|lent|sallah) go start (when|tomorrow abi)
      (new year|birthday) (resolution|wish|prayer) for (me|my friend)
      (rap|toast|pickup) line for (fine girl|my crush)
      she say she no (love|want) me again, wetin i go do
      how i go take (toast|marry|beg) (this girl|my wife)
      you think say (she love me|i go make am|nigeria go better) (?|)
      nigeria go (better|win|change) (one day|?)
      (say|tell) something (sweet|wise|funny)
      sing (gwo gwo|happy birthday|lullaby) give my pikin
      (dog|lion|snake) and (cat|tiger|rat) who strong pass
      (ghana|nigeria) jollof which one sweet pass
      (hungry|thirst|sleep) dey catch me (well well|o)
      na (hungry|heat|mosquito) go kill (us|person) for this place
      my (okada|bus|danfo) (fuel|engine oil|brake) don (finish|leak)
      who go (fix|pay hospital for) my neighbour (leg|roof)
      i dey (queue|wait) for (fuel|passport|hospital card)
      hospital card (how much|lost|na where dem dey collect am)
      library card (for school|lost)
      (greeting|christmas|valentine) card for my (wife|teacher)
      the (president|governor) freeze (employment|promotion)
      government block (sim|numbers|road) wey no get nin
      unblock my (nose|drain|gutter)
      which number dem dey call for (fire|ambulance|frsc)
      i wan talk to my (mama|doctor|pastor) (for phone|)
      customer care of (dstv|mtn|airline|jumia) (number|rude)
      connect me to (wifi|bluetooth|light)
      (connect|link) me with (fine girl|business partner|house agent)
      stop the (noise|car|fight|music)
      cancel my (hotel|flight|doctor) (booking|appointment)
      repeat (class|the song|exam|ss3)
      my pikin repeat class (this year|)
      thank (the driver|god it's friday|my teacher) for me
      help (the poor|the blind man|my neighbour push car)
      help me (carry|hold|lift) (this bag|the baby|water)
      (complain|report) go (school|landlord|mtn office)
      (learn|teach) (work|trade) for (mechanic|tailor) shop
      i wan learn (tailoring|makeup|hair dressing|computer)
      lesson teacher for my pikin (maths|english) dey (?|)
      (english|maths|french) lesson (for my pikin|time)
      my (goal|plan) this year na to (marry|slim|go school)
      keep (quiet|distance|the change for bus|baby warm)
      (lock|keep) secret for me
      limit (your salt|phone time|of a function for maths)
      upgrade my (phone|windows|ps4|laptop ram)
      verify my (twitter|instagram|jamb result)
      nin (office|registration|slip) (dey where|price)
      i wan (correct|change) my date of birth for nin
      receipt of (fridge|phone) for warranty dey (house|shop)
      balance diet for (baby|sugar patient)
      work life balance (na wetin|hard)
      power (supply|bank|sharing) (bad|for this area|democracy)
      {network} network (bad|no dey) for my area
      {network} (office|sim registration) dey where
      change name for (certificate|facebook|nin)
      (share|split) the (cake|land|work) (equally|for family)
      send (driver|rider|cleaner) come my house
      (buy|sell) (ticket|form) for (match|concert|school) dey where
      who be (your mama|your oga pikin|your creator)
      (tell|show) me (your picture|your face|where you live)
      how much be your (age|salary|height)
      wetin be your plan for (christmas|weekend|holiday)
      (who|which team) you dey support for (premier league|la liga)
      i dey vex with my (wife|boss|landlord) today
      the soup (sour|burn|no sweet)
      my pikin (break plate|pour water for phone|no do homework)
      neighbour (goat|fowl|gen) dey disturb (us|my sleep)
      (police|soldier) dey checkpoint for (our road|express)
      (bread|sachet water|sugar) don cost (again|o)
      which (soap|cream|oil) good for (pimples|baby skin|hair)
      (madam|oga) no dey house, come back (later|tomorrow)
      i go call you back, i dey (meeting|church|class)
      carry umbrella, rain (dey come|go fall)
      (nail|hair|makeup) appointment (for saturday|cancel am)
      (who|where) be the best (tailor|barber|mechanic) for (surulere|wuse)
      how person go take (reach|find) (nearest hospital|police station|airport)
      (ticket|fare) from (benin to lagos|kano to jos) na how much
      e get how (life|marriage|country) be
      na god hand we dey (o|)
      the (boy|girl) wey i like no (send me|look my side)
      tell me one (big lie|thing about space|animal fact)
      how many (days|weeks) remain for (christmas|this year)
      (who|what) be (adam|jollof|amapiano|wizkid)
      help me choose between (two shoes|iphone and samsung|rice and beans)
      what (colour|style) of (cloth|paint) fit (my room|dark skin)
      wahala for who no get (love|boyfriend|generator)
      body no be firewood (o|)
      na small small (we dey|life) (o|)
      our school (win|lose) (debate|football match)
      my grandpa (sick|die|turn 90) (yesterday|)
      (pls|abeg) who get (charger|bible|screwdriver) for here
      my (pikin|wife|sister|brother|mama) dey (use|hold|play with) my phone
      my (salary|pay|wages) na {amount} (every month|for one month|)
      na {amount} dem dey pay me (every month|for work|)
      (my neighbour|one woman) (borrow|take) my (pot|umbrella|ladder) (no return am|since)
      (generator|gen) no gree (start|on) (today|again)
      (who|which team) (win|score) (for|inside) (the match|that game|yesterday)
      (egg|garri|tomato) (price|cost) don (double|go up) (for market|)
      (the bank|river bank) (for|of) (the river|niger|village stream) don (flood|wash)
      (pastor|imam) preach (about|on) (tithe|debt|forgiveness) (today|)
      (my sister|my cousin) wan (marry|born|travel) next (month|week)
      (bank|blood bank) for (lagos|teaching hospital) need (blood|donor)
      (mtn|glo|airtel) (office|shop) (dey|near) (where|which side)
      (jumia|konga|temu) (never|no) (deliver|bring) my (shoe|goods|order)
      (bolt|uber|indrive) driver (cancel|no come|overcharge) (me|)
      {bank} (app|network|atm) (no dey work|down|dey slow) (today|)
      (naira|dollar) don (fall|rise|gain) for (black market|parallel market) (dem talk am for news|news say)
      (president|minister|senate) (approve|sign|reject) (loan|budget|bill) (today|for abuja|)
      (cbn|central bank) (governor|oga) (talk|announce) (something|new law) (for news|today)
      (which|wetin be the) (book|film|song) wey (sweet|hot|dey trend) (now|)
      my (leg|tooth|head|back) dey (pain|do) me (since|well well|)
      (teach|show) me how to (cook|make) (jollof|egusi|moi moi|banga)
      (you|u) don (chop|sleep|marry) (?|abi never)
      tell me (story|joke|something funny) (jare|abeg|)
      (rain|sun|harmattan) too (much|strong) (today|this week)
      (the light|nepa) (just bring light|take light|don bring am) (up nepa|chai|)
      (my phone|screen|charger) (don crack|spoil|no dey charge), (who fit repair am|where i go fix am)
      (arsenal|chelsea|man u|barca) (go win|dey play|don lose) (today|this season|)
      (interest|love) (for|wey i get for) (football|music|fashion|that boy)
      (transfer|move) (me|am) (from|go) (lagos|another) (branch|school|ward) (for work|by posting)
      (my oga|company) (transfer|post) me to (abuja|kano|enugu)
      (player|osimhen|lookman) transfer (news|go chelsea|don finish)
      (card|playing card|whot) (game|how dem dey play am)
      (birthday|wedding|invitation) card (design|wey fine) (for my mama|)
      (statement|talk) wey (the governor|president|minister) (make|give) (for tv|yesterday)
      (police|court) (ask|say make) {name} (write|give) statement (for station|)
      (balance|stability) no dey (my bicycle|the table|this chair)
      (work life|hormone|diet) balance (na wetin|hard)
      (the|this) lesson (teacher|note) (no come|don travel|too strict)
      (freeze|put) the (fish|chicken|meat) (for freezer|make e no spoil)
      (my|the) (freezer|fridge) no dey (freeze|cold) again
      (limit|reduce) (sugar|salt|your sleep) (for your food|make you no sick)
      (who|how dem) (invent|start) (bank|money|paper money) (for this world|for nigeria|)
      (capital|president|population) of (ghana|nigeria|kenya) (na wetin|abeg)
      (my boyfriend|my husband|my babe) (no dey|never) (pick my call|text me back)
      i (dream|see for dream) (money|snake|say i fly) (last night|)
      (i dey|make i) (bored|lonely|sad) (gist me|talk to me|)
      (how much|price) (be|of) (bag of rice|cement|iphone 15) (for market|now)
      (i wan|i dey) (buy|sell|rent) (car|land|shop) for (ikeja|lekki|kaduna) (you sabi agent|)
      (scholarship|job|nnpc) (form|portal|application) (don open|link|dey out)
      (jamb|waec|neco) (result|score) (don come out|how i go check am)
      (my|the) (dog|cat|goat) (don|) (born|sick|run)
      (savings|saving) (life|lives) (swimmer|doctor) na hero
      (write|compose) (love letter|poem|application letter) (for me|give my babe)
      (translate|spell) (this word|beautiful|entrepreneur) (for me|)
      (wetin be|meaning of) (love|democracy|climate change|blockchain technology)
      (one|two) plus (one|two) (na wetin|be how much)
      (bandits|army|police) (attack|dey) (for road|our village|kaduna)
      (fraud|corruption) (case|trial) of (that governor|former minister) (don start|for news)
      efcc (arrest|catch) (yahoo boys|politician) (yesterday|for ibadan|)
      (my landlord|my neighbour) dey (fight|quarrel) (me|with him wife)
      (contribution|role) of (women|youth) (for|to) (politics|society)
      (add|put) your (voice|hand) (for|to) (the debate|this work) jare
      (your|that) (goal|penalty) no (count|enter) (offside|the ref blind)
      (what|which) goal (messi|ronaldo) score (for world cup|)
      (stock|market) (fish|cubes) (don finish for kitchen|how much)
      (shares|share) (the|this) (meat|food|cake) (equal|for the children)
      (group|whatsapp group) (admin|chat) (remove|add|block) me
      (i wan|how i go) (leave|mute|exit) (family|class|church) whatsapp group
      (repeat|carry over) (class|year|course) (for school|because of maths)
      (cancel|postpone) (the wedding|party|meeting|flight) (because of rain|)
      (airpeace|arik|ibom air) flight (don delay|cancel|na what time)
      (pin|safety pin) (for cloth|chook me|for gele)
      (pin code|postal code|zip code) (of|for) (lekki|surulere|abuja)
      (source code|python code|html code) (no dey run|help me debug am)
      (receipt|paper) wey (the shop|supermarket) give me (don tear|dey my bag)
      (request|song) (for dj|wey i want for party)
      (my|the) token (for|from) (church|school) (na pencil|no matter)
      (battery|inverter|solar) (no dey|price|how many hours) (charge|last|)
      (how|when) (aviator|sportybet|bet9ja) (dey pay|go pay) (winner|my win)
      (bet9ja|sportybet) (code|odds|booking) (for today|give me|)
      (opay|palmpay|kuda|moniepoint) (dey hire|get how many branch|na who get am)
      (opay|palmpay|kuda|moniepoint) (block|hold) (my brother|my friend) account (for there|for their side)
      (gtbank|zenith|access) (customer care|head office) (number|address) na wetin
      (first bank|uba) (atm|pos) (swallow|hold) (my neighbour|my brother) card
      (loan app|loan shark|fairmoney) (people|agents) dey (call|insult|shame) my (brother|neighbour)
      (palmcredit|fairmoney|branch app) (dey give|no gree give) (my guy|my sister) loan
      (nysc|asuu|npower) (never pay|don pay|strike) (corpers|lecturers|) (abi na rumour|)
      (pension|salary) (increase|minimum wage) (dey news|when government go start am)
      (lecturer|my teacher) dey ask (money|bribe) (before|make) (i pass|e give me mark)
      i (trust|no trust) (men|women|politicians) (again|for this life)
      (my account|account) (for|on) (tiktok|x|snapchat) (don get|need) (followers|verification)
      (dem|instagram|facebook) (block|ban|hack) my (page|tiktok|facebook account)
      (netflix|spotify|youtube) (no dey|don stop to) (play|open) for my (tv|phone)
      (my heart|this girl|love) don (break|block) me (for whatsapp|)
      (she|e) (block|unfriend) me for (facebook|whatsapp|instagram)
      (how|where) (person|i) go (fix|do) (hair|nails|teeth) for (here|area)
      (which|wetin be) (time|date|day) (be|we dey) (today|now)
      (you|una) get (girlfriend|pikin|papa|religion) (?|)
      (who|which person) (create|make|train) (chatgpt|whatsapp|facebook)
      (wey|where) (my|our) (food|breakfast|rice) (dey|mama)
      (ok|see|hmm) life (no balance|hard|just dey somehow)
      (fuel|petrol|diesel) (scarcity|queue|don cost) (for filling station|again)
      (filling station|conductor|market woman) no gree give me (my|) (change|balance)
      (conductor|keke man) (hold|carry go with) my (change|balance)
      (my brother|my friend|our neighbour) (take|collect) loan (from|for) (opay|cooperative|lapo) (and run|no wan pay|e don suffer am)
      {bank} (manager|staff|oga) (arrest|chop|steal) (money|customer money) (news|dem say|for kano)
      (which|wetin be) (the best|better) (phone|laptop|car|school) (to buy|for student|)
      (pos|kiosk) business (dey pay|need how much capital) (?|)
      (my wife|my husband) (dey save|spend) (him|her) (money|salary) (for|on) (cloth|beer|asoebi) (only|)
      (light|token|unit) (of|for) (measurement|temperature|physics) na wetin
      (interest|passion) na wetin (matter|count) (for|inside) marriage
      (ajo|esusu) (mean wetin|na wetin) for (yoruba|history) (culture|book)
      (my group|our group) (for school|project|for assignment) (no dey serious|never submit)
      (join|follow) (my|our) (church|whatsapp|telegram) (channel|service|page) (abeg|)
      (contribute|give) (your idea|your opinion|suggestion) (for the topic|for class)
      (borrow|lend) me (your|una) (biro|cloth|ear|car)
      (pay|make you pay) (respect|last respect|attention) (to|for) (elders|the dead)
      (the bill|new bill) (for|inside) (senate|house of assembly) (don pass|first reading)
      (bill|bella|bill gates) (na who|dey rich pass|marry who)
      (my|the) (sim|network|line) (no dey|don|) (go|block|register) (because of nin|for mtn office)
      (send|forward) (me|am) (the|that) (video|song|picture|joke) (abeg|for whatsapp)
      (buy|get) me (suya|bread|pepper soup|sachet water) (for road|abeg|)
      (i wan|make i) (send|post) (letter|parcel|waybill) (go|to) (owerri|jos) (by|with) (park|gig|dhl)
      (waybill|gig|park) (money|charge) (to|from) (lagos|aba) na how much
      (who|which person) (steal|thief) (my slippers|the goat|my phone charger)
      (thief|armed robber) (enter|rob) (our street|my neighbour house|the church) (last night|)
      (my phone|my bag) (no lost|dey house), na (play|joke) i dey
      (balance|weigh) (the|your) (tyre|wheel|diet) (well|for vulcanizer)
      (account|story) (of|about) (creation|biafra war|how i take meet my wife)
      (on|for) (no account|any account) (follow that man|enter that house)
      (savings|money) (ritual|doubling) (dey real|na true) (?|)
      (spirit|soul|god) (dey own|own) (everything|this world)
      (check|test) my (blood pressure|eye|malaria|car) (where|for which hospital)
      (check|see) (my face|the weather|time) (abeg|)
      (credit|praise) (go to|for) (the coach|my mama|god) (for the win|)
      (credit|distinction|a1) (for|in) (waec|maths|english) (dey hard|i get am)
      (change|correct) my (oil|tyre|flight|name for school) (abeg|where)
      (receive|accept) (jesus|salvation|prayer|your healing) (today|)
      (limit|boundary) (of|for) (land|this plot|nigeria and benin)
      (upgrade|update) my (windows|phone software|ios|whatsapp) (how|abeg|)
      (verify|check) (this news|that rumour|say dangote die) (for me|abeg)
      (claim|reward) (from|for) (coca cola|indomie|milo) (promo|under the cork)
      (mtn|airtel) (dey steal|dey chop) (people|my) (data|credit) (everybody dey complain|)
      (mtn|glo) (customer care|shop) (no dey pick|no try)
      (dstv|gotv) (owner|company) (dey court|don sack workers|dey fight government) (dem say|for news|)
      (nepa|disco) (workers|people) (go strike|dey wicked|bring estimated bill for my neighbour)
      (the driver|police|agbero) (collect|demand) (bribe|my money|500) for (road|checkpoint)
      (customs|immigration|frsc) (recruitment|portal|form) (don open|when)
      (japa|travel|visa) (to|for) (canada|uk) (how|by road|by school) (you sabi|)
      (bitcoin|crypto|pi network|forex) (go rise|don crash|dey pay) (?|)
      (pi|hamster|notcoin) (mining|coin) (how much|when listing)
      (how many|which) (state|local government|language) dey (nigeria|lagos)
      (who|which person) (be|win) (governor|president|bbnaija) (for|of) (lagos|2023|last year)
      (my boss|oga) (never pay|dey owe) (us|workers) (salary|three months)
      (i wan|i go) (sue|report) (my landlord|the school|danfo driver) (for court|to police)
      (she|e) (owe|dey owe) (my sister|tailor|mama put) money (and no gree pay|)
      (my friend|my cousin) (get|open) account (with|for) {bank} (and dem no try|e like am)
      (na how|how) (bank people|bankers) (dey|take) (dress|live|chop) (fine like that|big)
      (una|you) (fit|dey) (drive|dance|sing|see film) (?|)
      (i be|me na) (trader|farmer|student|driver) (by work|for kano)
      (today|tomorrow) (na|be) (my birthday|public holiday|environmental) (o|)
      (my oga|my mama|teacher) (dey vex|shout) (for me|on me) (since|)
      (sorry|ehya) (for|about) (your loss|that accident|wetin happen to am)
      (congrats|congratulations) (on|for) (your wedding|the new baby|your promotion)
      (i no|i never) (chop|sleep|baf) (since|today|)
      (the food|this soup|that rice) (sweet|salty|burn) (die|well well|)
      (wahala|life|this country) (too much|no balance|no easy) (sha|)
      (hmm|ah|eiya) (this life|na wa|god dey)
      (lol|haha|lmao) (you funny|that one sweet me|i die)
      (you sabi|you know) (davido|burna|portable) (new song|house|real name)
      (play|sing) (me|) (song|music|gospel|afrobeat) (abeg|)
      (the|that) (film|series|nollywood) (sweet|na rubbish|don end)
      (rice|beans|yam) (and|with) (stew|egg|fish) (for night|abeg)
      (which|what) (medicine|drug) (good|dey) for (malaria|headache|typhoid)
      (doctor|nurse) (talk|say) (i get|na) (ulcer|bp|pregnancy)
      (our|my) (chairman|councillor|king) (don die|go travel|no do anything for us)
      (who dey|anybody dey) (sell|repair) (generator|phone|shoe) (for this area|near me)
      (clean|wash|sweep) (the|my) (house|car|cloth) (abeg|before i come)
      (the school|church|mosque) (go start|close) (by|when) (8|january|next week)
      (bus|train|flight) (to|from) (ibadan|abuja) (time|leave when|na how much)
      (pepper|onion|fish) (price|money) (too high|don drop) (for mile 12|this week|)
      (loan|borrow) word (from|for) (english|french) (mean|example)
      (loan|transfer) (player|deal) (for|from) (chelsea|arsenal) (don complete|na lie)
      (freeze|frozen) (chicken|fish|film) (cost|sweet|na how much)
      (invest|put) (time|energy|love) (for|inside) (your children|yourself|exercise)
      (open|close) (the|that) (door|window|gate|shop) (abeg|breeze dey)
      (move|shift) (your car|that chair|small) (abeg|make i pass)
      (drop|carry) me (for|at) (junction|bus stop|under bridge) (abeg|driver)
      (park|stop) (well|here) (driver|oga driver)
      (number|digits) (of|for) (that fine girl|plumber|doctor) (you get am|abeg)
      (account|accounting|economics) (course|textbook|assignment) (hard|help me with am)
      (debit and credit|double entry|ledger) (mean wetin|example) for (school|accounting class)
      (bank phb|oceanic bank|intercontinental) (don close|who buy am) (since|abi)
      (cbn|ndic) (close|revoke licence of) (heritage|one microfinance) (bank|) (news|today)
      (naira marley|naira) (song|notes design|who draw am)
      (robbery|fire|explosion) (happen|dey) (for|near) (first bank|market|filling station) (branch|today)
      (my brother|my cousin|my guy) (dey bank with|get account for|like) {bank} (and e no dey complain|since school)
      unit (head|commander) (for|inside) (army|school|nysc camp)
      (my group|our group) (for seminar|for class work|members for school) (no ready|lazy|never meet)
      (contribute|add) (something|suggestion) (to|for) (the discussion|family meeting talk)
      (tomato|cement|dollar) money (don|) (rise|drop|climb) (for market|this week)
      (the card|red card|yellow card) (wey ref give|for) (the player|ronaldo) (no fair|na mistake)
      (voters|pvc|permanent voters) card (collection|how i go get am|where dem dey collect am)
      (nin|national id) (slip|card) (where i go print am|nimc office dey where)
      (passport|visa) (appointment|interview) (for|na) (ikoyi|embassy) (tomorrow|hard to get)
      (recall|remember) (when|how) we (be small|dey play ball|go school)
      (reverse|pack) (the car|your motor) (well|for there)
      (spend|waste) (time|weekend|christmas) (for|with) (village|my grandmama|beach)
      this my grammar correct (?|abi e get mistake)
      (account|reason) (why|for) (dinosaur|rain|thunder) (dey|happen|no dey again)
      (market|church|school) (people|women) (quarrel|fight) (over|because of) (space|shop|chair)
      (airtime|air time) (for|on) (radio|tv) (programme|advert) (cost|na how much)
      (data|statistics) (analysis|science|entry) (course|job) (how person dey start|dey pay)
      (the light|street light|traffic light) (no dey work|red|for junction)
      (tv|television) (don spoil|screen crack|price) (who fit repair am|for market)
      (electricity|current) (shock|hold) (my neighbour|the boy|goat)
      (bill|billboard|poster) (of|for) (politician|concert) (for road|everywhere)
      (freeze|stand) there (police|soldier) (talk am|shout)
      (block|cement block|9 inch block) (industry|price|na how much)
      (road|street|bridge) (block|don block) (because of|by) (protest|accident|rain)
      (my nose|ear|gutter|toilet) (don|) block (wetin i go do|since|)
      (pin|needle) (dey|enter) (my leg|the cloth)
      (limit|speed) (for|on) (third mainland|express) (na how much|police catch me)
      (language|tribe) (dey|for) (plateau|cameroon) (how many|which one plenty)
      (who|how) (discover|start) (yoruba|igbo|hausa) (language|people|history)
      (code|dress code) (for|na) (the wedding|school|party) (white|wetin)
      (source|cheat) code (for|of) (game|gta|fifa)
      (group|blood group) (o positive|genotype|as) (fit marry|dey mean wetin)
      (ball|team|music) group (stage|for champions league|b)
      (join|glue|nail) (the wood|the plate|two wire) (together|how)
      (goal|own goal) (wey|) (osimhen|saka|haaland) (score|miss) (sweet|yesterday|pain me)
      (loan|dash) (shoe|cloth|bag) (from|to) (my sister|roommate) (for party|)
      (invest|investiture|investigation) (panel|of the king|by efcc) (don start|tomorrow|)
      (insurance|health insurance|nhis) (hospital|hmo) (which one better|near me)
      (remit|tithe) (to|for) (headquarters|diocese) (pastor talk say|church)
      (lesson|moral lesson) (of|from) (the story|tortoise|that film)
      (level|100 level|300 level) (student|course|result) (for unilag|dey hard)
      (upgrade|promote) (the pastor|my uncle) (to|for) (bishop|director)
      (my tier|tire|tyre) (don burst|flat|vulcanizer where)
      (beneficiary|winner) (of|for) (scholarship|npower|palliative) (list|don come out)
      (government|state) (palliative|relief) (rice|money) (don reach|never reach) (una area|our village)
      (trader moni|conditional cash transfer|npower) (when|don stop) (abi na lie|)
      (who|which person) (go|fit) (help|carry) me (push|lift) (this car|this load)
      (help|save) (the|my) (drowning|sick) (child|dog) (for river|)
      (human|human being) (wicked|no good|heart dey deep) (sha|)
      (human rights|human resources|human anatomy) (na wetin|course|lawyer)
      (complaint|noise) (about|from) (my neighbour|church speaker) (too much|where i go report am)
      (jamb|waec|school) cancel (my result|our centre) (because of|for) malpractice
      (repeat|loop) (that song|the music) (for me|abeg|again dj)
      (thank|thanksgiving) (service|sunday) (for|of) (my mama burial|wedding) (na next week|)
      (foolish|useless|wicked) (boy|man|husband|dog) (chop my meat|leave him wife)
      (my landlord|that man|my ex) (na|be) (idiot|thief|liar) (true true|)
      (greet|greetings to) (your mama|mama emeka|the family) (for me|)
      (request|apply) (for|) (leave|day off|transfer to abuja) (from my boss|for office)
      (split|divide) (the|) (wood|class|firewood) (into two|for cooking)
      (the market|balogun|alaba) (don burn|open today|close on sunday) (?|)
      (i dey|we dey) (traffic|hold up|church) (since morning|for third mainland)
      (my pikin|baby) (no gree|dey) (sleep|cry|suck) (since|well)
      (wake|call) me (by|when) (5am|food ready|ball start)
      (which village|which town) (you|una) come from (self|originally|?)
      (how old|which year) (you|be you) (be|born) (?|)
      (you be|you na) (man|woman|boy|girl) (or|abi) (woman|man|girl|robot)
      (you like|you dey chop) (amala|eba|fufu|rice) (?|)
      (pray|fast) (for|with) (me|nigeria|my exam) (abeg|)
      (advise|tell) me (on|about) (my marriage|which course to study|my boyfriend)
      (which|what) (business|work|handwork) (dey move|fit sell) (for|inside) (this area|december)
      (i see|i pick) (wallet|money|phone) for (ground|road|bus) (how i go find the owner|)
      (cashew|palm oil|cocoa) (price|season) (this year|per ton|don reach)
      (fowl|goat|cow) (disease|feed|price) (dey finish my farm|how much|)
      (keke|okada|danfo) (ban|union|driver) (for|dey) (lagos|strike)
      (who|which) (bank|company) (sponsor|own) (super eagles|bbnaija|the league)
      (bank|first bank|zenith) (building|tower|branch) (for marina|near market) (fine|don burn)
      (world bank|imf) (borrow|warn|advise) (nigeria|ghana) (for news|again|)
      (tinubu|buhari|obi) (talk|promise|travel) (wetin|about fuel|go france) (today|)
      (court|judge) (freeze|seize) (politician|governor|company) (account|asset|house) (for news|yesterday)
      (ghana|south africa|cameroon) (beat|play) (nigeria|us) (for football|last night|)
      (my friend|our teacher|one yahoo boy) (buy|drive) (benz|new car) (with cash|for school|last week)
      you (dey|sabi) (snapchat|play game|follow big brother) (?|)
      (my hand|my body|my eye) (dey|don) (scratch|swell|shake) (since morning|me|)
      (the pastor|alfa|prophet) (see vision|talk) (say|for) (2027|money go rain)
      (how|where) (to|person go) (park|learn) (motor|driving) (for lagos|)
      (wash|iron|sew) (my|the) (cloth|uniform|agbada) (before sunday|abeg)
      (dem|thief) (steal|carry) (transformer|cable wire|pipe) (for our area|last night)
      (ghana must go|polo|nylon) bag (price|how much|for market)
      (the money|dollar) (heist|mad) (series|film) (sweet|season 5 dey out|)
      (money|cash) (no be|no fit buy) (everything|happiness|sense)
      (poverty|money) (dey|na) (cause|root of) (fight|evil) (pastor talk am|)
      (which|what) day (sallah|easter|eid|valentine) (be|fall) (this year|)
      (how|why) (dollar|pounds) (strong|pass naira) (for this world|economics question|)
      (school|exam) (fees|timetable) (don|) (increase|change) (students dey protest|for unilag news)
      (kidnappers|bandits) (collect|demand) (ransom|ten million) (for|from) (village|zamfara|one chief)
      (fire|flood) (burn|carry) (market|shop|village) (yesterday|people dey cry)
      (dangote|bua) (cement|refinery) (trucks dey block road|don employ people|don start)
      (my neighbour|caretaker) (no pay|dey owe) (nepa|light bill) (and dem cut everybody light|wahala)
      (elephant|lion|snake) (and|or) (tiger|crocodile|man) (who strong pass|fight)
      (tell|greet) (davido|my village people|trump) (i dey come|for me|)
      (why|how) (pounds|dollar|naira) (dey|take) (fall|rise) (for world market|since independence)
      (caretaker|landlord|my co tenant) no (pay|share) (light|water) bill (and dem fight|with us for compound)
      (kidnappers|gunmen) (free|release) (students|traders) (for kaduna|after ransom)
      (my uncle|my neighbour) (win|lose) (bet|election|court case) (yesterday|for village)
      (my friend|my sister) (loan|opay|palmpay) (matter|wahala) (no concern me|dey make her cry)
      (people|traders) dey protest (because of|about) (fuel price|cashless policy) (for news|)
      (school|church) (bus|hall) (don spoil|no get light|dey full)
      (who|which person) (pay|sponsor) (the concert|bbnaija|super eagles) (sef|)
      (the price of|) (fuel|gas|kerosene) (don reach how much|na how much for litre)
      (i wan|i fit) (pass|write) (post utme|ielts|driving test) (how|which book)
      (balance|equation|formula) (for|of) (chemistry|physics) (help me|assignment)
      (you|una) dey (hear that noise|smell wetin i dey cook|like this music) (?|)
      (my guy|my babe) (carry|use) my (card|number) play (whot|game|ludo)
      (cow|ram|chicken) (market|seller) (for|dey) (sallah|kara|which side)
      (my co tenant|my neighbour) (and|with) caretaker (dey fight|dey quarrel) (over|because of) (light|water|gate)
      (sound|noise) (from|of) (generator|church) (no let me sleep|too much)
      (carpenter|painter|bricklayer) (collect|take) (workmanship|advance) (no come|and no do the work)
      (my pikin|my daughter) (first|second) (position|day) for (class|school) (today|)
      (tell me|wetin be) (the|) (news|score|headline) (today|now|for nigeria)
      (abeg|) (who|which person) (write|sing) (things fall apart|the national anthem)
      referee give that boy red card for nothing
      yellow card two times na red, na so the rule be
      messi fit score that penalty with closed eye
      arsenal bottle the league again o
      super eagles don fall our hand for qualifiers
      osimhen transfer to galatasaray cost how much
      var cancel that goal, na ojoro
      na which time naija dey play today
      ronaldo account for instagram get how many followers
      na {number} draw i go play for pool this weekend, which team you see
      give me sure odds for today
      abeg give me two odds wey go enter
      predict the match between chelsea and man city
      river niger bank don overflow
      we sit down for the bank of the river dey catch fish
      flood don carry people house for benue river bank
      blood bank for the general hospital no get o negative
      my phone power bank no dey hold charge
      which power bank strong pass for market
      food bank for our church dey share rice on friday
      sperm bank dey for lagos
      my uncle na security man for {bank}
      {bank} dey do recruitment, how i go apply
      i get interview with {bank} tomorrow, wetin dem dey ask
      {bank} building catch fire yesterday
      which year dem start {bank}
      who be the md of {bank} now
      {bank} share price go rise because of new md, na wetin newspaper talk
      {network} don increase the price of call for naija
      {network} network no good for our village
      how i go port from {network} to another line
      how i go retrieve my {network} line wey lost
      which number i go dial to check my {network} number
      how i go share data from my phone give my friend with hotspot
      my hotspot no dey show for my laptop
      my friend finish my data with tiktok
      that girl always dey ask her boyfriend for data
      data of the research no complete, supervisor reject am
      my project chapter four data analysis hard me
      write introduction for my seminar paper
      help me write love letter give my babe
      write toast wey i go use toast one girl
      how i go take know if she love me
      my babe say she need space, wetin that one mean
      my husband dey keep late night
      she say make we take break, my heart dey pain me
      i dey find serious relationship, you single
      you go be my valentine
      i love you die
      how many pikin you get
      which state you come from
      you be yoruba abi igbo
      you dey go church
      wetin you cook today
      how i go take cook jollof rice wey get party taste
      how many cup of rice go feed ten people
      my soup too salty, wetin i go add
      how dem dey make egusi soup
      ewa agoyin sauce recipe
      banga soup and starch, where dem dey sell am for warri
      which herb dey cure malaria
      my pikin body dey hot, which medicine i go give am
      i dey purge since morning
      my waist dey pain me anytime i bend
      doctor say i get ulcer, which food i go dey avoid
      i never see my period this month
      which hospital dey good for eye
      pray for me, tomorrow na my exam
      God abeg bless my hustle this year
      no weapon fashioned against me shall prosper
      this month na my month of open doors, shout amen
      my helper go locate me this week in jesus name
      i receive alert of breakthrough by faith
      holy ghost go transfer anointing to you
      God don credit my account with long life
      save our souls o lord
      repent and save your soul before too late
      forward this message to ten people and you go receive miracle
      abeg forward to all your contacts, dem dey kidnap pikin for school
      forwarded as received, no go anywhere tomorrow, protest dey
      breaking news, fuel don drop to 800
      see the list of people wey efcc dey find
      efcc don arrest yahoo boys for ibadan
      yahoo boys full this our street
      senate wan remove the ministers
      president travel go france again
      wetin be the name of the new inspector general
      minimum wage don increase to how much
      when be next election
      i no get pvc, where dem dey do am
      how i go take collect my voters card
      my national id card never come out since five years
      how person dey take renew drivers licence
      where dem dey do passport for ikoyi
      embassy of canada dey which side for lagos
      how i go apply for scholarship for germany
      how to japa to uk with nursing
      which country dey give visa easy
      cut off mark for medicine for uniben
      when asuu go call off strike
      solve this equation for me 2x plus 5 equal 15
      wetin be photosynthesis
      how many states dey nigeria
      which animal fast pass for world
      how far be moon from earth
      na who invent light bulb
      wetin be 25 times 16
      wetin be the opposite of borrow
      translate "i am hungry" to hausa for me
      wetin be "thank you" for efik
      how dem dey call water for igbo
      give me name for baby girl wey mean money
      tell me story of tortoise and the bird
      give me one riddle
      crack me joke about bank manager
      make me laugh abeg, i dey sad
      i dey lonely, yarn me something
      sing rema song for me
      play davido new jam
      who sing "ojuelegba"
      burna boy show ticket go cost how much
      portable don fight again for lagos
      which movie dey make sense for netflix now
      how the series end, you don watch money heist
      money heist season five na the best
      one nollywood film wey be say the banker thief all the money
      big brother house, who dem evict yesterday
      weather for abuja tomorrow go be how
      this heat no be here o
      harmattan dey dry my lips
      which road clear now, third mainland get traffic
      road to ibadan dey safe this night
      how much be bus from jibowu to benin
      arik flight to abuja na how much now
      bolt driver cancel my trip three times
      my car dey overheat, wetin do am
      gen no gree start, na plug
      inverter battery of 200ah na how much
      transformer for our area don blow
      nepa people come cut wire for our street
      no light for our area for three weeks, na so we dey
      up nepa
      light skin babe dey confuse me
      which bulb dey save light pass
      the light of the world na jesus
      traffic light for the junction no dey work
      price of cement today
      bag of rice na how much for your side
      how much dem dey sell gold now
      tomato don cost, na pepper we dey use
      i dey sell fresh fish, you go buy
      see my new stock, original senator wears, dm to order
      we dey sell human hair at affordable price
      buy one get one free for shoprite today
      house for rent for surulere, two bedroom
      i dey find self contain for yaba
      my landlord wan pursue us from house
      neighbour dey play loud music since
      rat full my kitchen, which poison strong
      mosquito no gree me sleep
      how i go train my dog
      my fowl dey die one by one, wetin happen
      when be the best time to plant maize
      price of fertilizer for kaduna
      my cassava leaf dey yellow
      fish pond water don turn green
      tailor never finish my cloth and wedding na saturday
      which colour fit gele and lace
      how i go take remove oil stain from cloth
      barbing style wey dey reign now
      how much be braids for salon
      i wan lose belle fat
      exercise wey dey give six packs
      my phone screen crack, where i fit fix am
      iphone 11 london used na how much
      whatsapp dey ask me for six digit code to register, i never see am
      facebook lock my account, how i go open am
      my gmail password don lost, help me recover am
      tiktok don ban my account
      how i go hide my last seen for whatsapp
      how to save somebody status for whatsapp
      delete that picture from group abeg
      add me back for the school whatsapp group
      who remove me from the family group
      i wan create telegram channel
      how i go get blue tick for twitter
      laptop dey hang anytime i open word
      how i go print from phone
      chatgpt dey better pass you
      aunty i don reach junction, come pick me
      baby i dey come, warm food
      mama i don reach school safely
      buy bread dey come when you dey return from work
      no forget to carry the key
      meeting don shift to 4pm
      oga i no go fit come work today, body no dey okay
      choir rehearsal na 5 o clock, no late
      the wedding don shift to next month
      landlord meeting na sunday by 4
      i don dey road, wait for me for park
      your waybill don reach jos, go carry am for park
      i no fit find the house, describe am again for driver
      tell {name} say i dey greet am
      {name} don born, na bouncing baby boy
      {name} and {name} don break up o
      you know {name} (?|the tall guy for our class)
      {name} dey bank work, him be cashier
      my brother wan become banker, which course e go read
      how many marks dem need for banking and finance
      na wetin banker dey collect as salary
      bank holiday dey this month
      bank road dey which side for port harcourt
      i dey stay for bank anthony way
      bank of industry dey give farmer grant, na so i hear
      world bank don lend nigeria another money
      imf say make naija remove subsidy
      cbn don print new naira note
      my oga transfer me go another branch for maiduguri
      dem transfer the matron go general hospital
      player wey dem transfer on loan no dey play well
      spiritual transfer dey real, no shake anyhow hand
      how i go take transfer video from iphone to laptop
      transfer of power na may 29
      i wan transfer from futo to unn, how e dey go
      invitation card for the wedding fine die
      print complimentary card for my salon, na how much
      memory card for my phone don spoil
      hospital card na 2k for that clinic
      my clinic card lost, nurse no gree attend to me
      whot card, who get general market
      pick two, na my turn, last card
      my school id card never come out
      green card lottery don open
      report card of my pikin bad this term
      diet wey balance dey good for pregnant woman
      my tyre need wheel balance and alignment
      work and life balance hard for lagos
      stand on one leg, balance well
      the chemical equation no balance
      on account of rain the party don shift
      give account of wetin happen for that night
      everybody go give account for judgement day
      who dey handle una company twitter account, i want the work
      i wan study accounting for school
      my accounting lecturer na wicked man
      public account committee dey grill minister for senate
      that boy get interest for my sister
      football no dey interest me again
      conflict of interest dey for that contract wey governor give him brother
      bobby pin and thread, where dem dey sell am
      drawing pin don chook my leg
      that number 9 dey pin defender well
      pin my message for the group make everybody see am
      facebook say make i enter token code
      this gift na just token of love for you
      bill clinton don old
      national assembly don pass bill for students
      nurse say make i no sign the bill paper yet, wetin i go do my brother
      bill of quantity for three bedroom
      bird bill long like spoon
      dem paste bill for wall, post no bill
      billboard for express fall on top motor
      own goal dey pain pass
      my goal for this year na to marry
      which goal you set for yourself this year
      life get no limit, just believe
      speed limit for third mainland na how much
      sky na your limit my brother
      stock fish head how much per bag
      livestock market for mile 12
      share the testimony with church
      abeg share the picture wey we snap
      share my post make my page grow
      make we share the meat equally
      police say make i write statement
      that statement wey the president make no sweet me
      thesis statement for my essay, help me write am
      receipt of the phone wey i buy for computer village don lost, seller no gree change am
      pharmacist no give me receipt for the drug
      my girl block me for whatsapp
      mason need block and cement tomorrow
      nine inches block na how much for benin
      road block dey for toll gate
      flat 3 block b, na there i dey stay
      my nose block, catarrh dey worry me
      freezer no dey freeze fish again
      ice block for party, how many bags go do
      dem don cancel the concert
      cancel every evil plan for my family, fire
      wedding don cancel, groom run
      flight cancel again for abuja airport
      save the date, june 14
      goalkeeper save that ball well well
      jesus save
      how i go save document for ms word
      save my number, na my new line be this
      reverse parking dey hard me
      my car reverse light no dey on
      recall say we don talk this matter last year
      dem wan recall the senator
      company recall the bad noodles for market
      invest your time for God work
      i invest plenty love for that girl
      credit to the dj, party sweet
      how many credit units for final year
      you need five credits for waec to enter university
      debit and credit rule, explain am for my accounting class homework
      draw t account for this journal entry question
      question 4: calculate simple interest on 2000 at 5 percent for 3 years
      if ade get 20 oranges and e give bola 7, how many remain
      a trader buy goods for 500 sell am for 650, find the percentage profit
      define money and state four functions for economics assignment
      list five functions of central bank for my homework
      who sign for 1000 naira note
      whose face dey 500 naira note
      when naija start to dey use naira
      which country money strong pass for world
      why dem change naira colour that time
      old 1000 naira note still dey collectible for museum
      who rich pass between dangote and elon musk
      how much be dangote refinery cost
      how much davido dey collect for show
      how much mbappe dey earn for one week
      how much be salary for nurse for uk
      how much police dey collect for bail
      bride price for mbaise na how much
      how much dem dey sell ram for sallah
      how much be plot of land for epe
      one carton of indomie now na how much
      diesel don reach how much per litre
      okada from gate to campus na how much
      mama {name}, your fish money never complete, bring the balance when you dey come market
      bros {name} you promise say you go pay me for the goat wey i sell you, na which kain person you be
      iya {name} come carry your pot
      aunty ngozi your cloth don ready, come pick am
      good morning sir, i wan know if you still get the two bedroom flat
      hello is this the dispatch rider, where you dey with my package
      rider don reach with my food (?|)
      doctor abeg the drug wey you give me dey make me sleep
      teacher my pikin no go fit come school today, body dey hot
      pastor abeg remember me for prayer
      honey wetin you wan chop this night
      baby you still dey vex for me
      chidi where you dey, we don start the match
      send me that sermon wey pastor preach on sunday
      guy send me the past question
      drop assignment for group make we copy
      forward the flyer make i post am for status
      please who knows good pediatrician for gwarimpa
      dear members, meeting by 4pm, lateness attract fine
      notice: no water for the estate till thursday
      happy birthday to my lovely mother, age with grace
      rest in peace my guy, gone too soon
      accept my condolence, God go comfort una family
      congratulations on your new baby
      una wedding picture fine die
      i just dey test this keyboard
      asdfgh
      hahaha you no well
      no vex na my pikin dey press phone
      sorry na mistake, this message na for my brother
      wrong number o, no vex
      voice note no be for you
      my dog name na bank
      i dream say i win lottery
      na baba ijebu number wey dey play today i dey find
      which number go drop for 5/90 today
      if you be me wetin you go do with one billion
      money no be everything for this life
      poor man no get friend
      who money don epp
      hunger dey town, tinubu do something
      i dey reason to leave this country
      life hard, i just wan cry
      i tire for life, nobody like me
      my papa die last month
      my landlord die, who we go dey pay house rent to, wetin law talk
      lawyer wey go do land agreement, you know any
      how person dey take do cac registration by himself
      how i go take get tin number from firs website
      which business i fit start with 50k for village
      pos business for my area, e dey make sense
      which goods dey move for china now
      where i fit buy okrika bale for cheap price
      shoprite for surulere still dey open
      how i go sell my goods on jumia
      temu package dey take how many days
      gokada app no dey work
      opay people dey give free umbrella for market
      {bank} girl fine pass
      {bank} stop to dey open on saturday for our street
      {bank} atm for my junction no get cash today
      {network} office dey which side for ikeja
      {network} dey do bonus for new sim (?|)
      my {network} sim don block, how i go open am
      startimes remote don lost, where i fit buy one
      dstv dish bend, who fit fix am for ajah
      which channel dey show champions league
      my plasma tv get line for screen
      meter reader man dey find trouble
      electrician wey sabi wire house, you get number
      solar panel of 300 watts na how much
      stabilizer burn when nepa bring high current
      how i go take reduce nepa bill for house with ac
      hausa language dey sweet for ear
      my yoruba no strong, i dey mix am
      {network} go soon close shop with this their price
      dem don add money for {network} sub, people dey cry
      if you win {amount} for lottery wetin be the first thing wey you go buy
      person dash me {amount}, e sweet me die
      my sister dey owe tailor and she no gree pay
      mama put dey find {name}, e chop run
      that man no dey pay debt, everybody for our street sabi am
      which trade person fit start with {amount} for village
      with {amount} i fit open barbing salon (?|)
      teach me how to greet for fulani language
      how i go learn igbo for one month
      my facebook password don enter another person hand
      change password for my wifi make neighbour no dey use am
      that loan app no gree give my sister money
      fairmoney dey disturb my cousin with calls
      our meter don burn, nepa people never come
      wire dey spark for pole, who get phcn number
      nepa don take light again
      customer no dey for market today, i just siddon dey look
      my goat don lost since yesterday, anybody see am
      wetin concern me with election
      i wan tok to my pikin for abuja but him phone off
      church members abeg bring chair for sunday
      i wan know whether rain go fall before i spread my pepper
      bia, this your cousin still dey owe me birthday cake
      {name} never collect him certificate from school
      check whether {name} don reach house
      {name} account of the accident no match wetin police talk
      my friend account for facebook don get ten thousand friends
      my friend balance for opay na 200 naira, we laugh am tire
      my neighbour collect loan buy motor, na shakara e dey do
      my brother salary don enter, e buy us suya
      my aunty wey dey {bank} retire last week
      my uncle card finish for poker, dem pursue am
      {name} pin number for atm na im birthday, na wetin e tell everybody
      my mate don build house with yahoo money
      person thief church offering for our side
      thief climb fence carry my neighbour tv
      dem catch one boy wey dey steal phone for market
      dem arrest fake pastor for benin
      see as dem beat thief for mushin
      kidnappers collect ransom for kaduna road
      bank robbers enter town for kogi, everybody run
      that film where robbers break inside bank, wetin be the name
      i dey watch film, banker marry house girl
      skit wey broda shaggi act as bank manager sweet
      which actor play banker for king of boys
      novel wey dem call the money changers, you don read am
      who sing the song "money na water"
      lyrics of "owo ni koko"
      download "cash app" by bella shmurda for me
      proverb about debt wey elders dey talk
      wetin bible talk about borrowing
      which psalm i go read for financial breakthrough
      interest money na sin for islam, explain the verse
      zakat na how many percent for islam
      pray make my business move
      i fast three days for God to open door
      pastor say make we sow seed of faith, i no get faith again
      church project treasurer dey quarrel with pastor
      our landlord association chairman no dey try
      union people dey collect ticket money by force for garage
      market women protest for new market
      traders for balogun lock shop today
      customs seize rice for border
      police checkpoint for every junction
      soldier flog one man for lekki
      which day be children's day
      nigeria get how many local government
      who be first president of nigeria
      biafra war start for which year
      wetin be the meaning of ecowas
      distance from lagos to accra na how many kilometer
      river wey long pass for africa
      mountain wey high pass for cameroon
      why moon dey follow person for night
      fish dey sleep (?|)
      snake get leg (?|)
      between egg and fowl which one first
      if car dey go 60 km for one hour, how far e go reach for 3 hours
      convert 5 feet to centimeter
      how many minutes dey inside one day
      wetin be square root of 144
      7 times 8 na how much
      my pikin assignment: name five fruits wey get vitamin c
      write composition on my best friend
      write application letter for teaching job
      arrange cv for me
      give me interview answer for "tell me about yourself"
      which job dey for lagos for ssce holder
      you fit connect me to job for dangote
      driver work dey, i get licence
      i dey find cleaning job
      i dey look for shop attendant for my boutique
      i need house help wey no dey thief
      who sabi good carpenter for asaba
      plumber number abeg, tap dey leak
      borehole digging na how much for owerri
      painter come work but colour no match
      roofing sheet price for today
      how many bags of cement go build two rooms
      land wey dey near road for ibeju na how much
      omo onile dey disturb us for site
      c of o how person dey process am
      i wan sue my neighbour for defamation
      police bail na free abi i go pay
      divorce process for customary court
      my in laws list for traditional marriage too long
      aso ebi colour na wine and gold
      which hall for wedding for enugu
      small chops for fifty people na how much
      dj and mc wey no go cost much
      birthday message for my wife, write am sweet
      write prayer for my mama birthday
      caption for my picture abeg
      funny status to post
      goodnight message for girlfriend
      how to beg babe wey dey vex
      she don collect transport money no come, girls wicked
      my boyfriend no dey give me money, make i leave am
      my husband no dey drop feeding money, wetin i go do
      i wan marry second wife
      my mother in law dey do me bad
      sister wife quarrel for compound
      i get belle and the guy don run
      scan for pregnancy na how much for hospital
      which food pregnant woman no suppose chop
      my pikin no dey talk at two years
      immunization day na when
      my pressure dey high, wetin i go do
      sugar dey my blood, make i dey chop which food
      typhoid drug wey strong
      tooth dey pain me, which medicine
      i cut hand with knife, blood no gree stop
      snake bite my brother for farm
      my eyes red like pepper since yesterday
      depression dey worry me
      i wan stop smoking
      alcohol good for body (?|)
      which gym dey near me
      how i go grow taller
      cream wey go remove black spot
      relaxer burn my hair
      original human hair and fake, how to know am
      perfume wey dey last for body
      rolex wey dem sell for me na fake (?|how person dey know)
      my shoe cut, cobbler never come
      wash my car come back na how much
      engine oil for corolla, which one good
      tyre size for camry
      brake of my keke no dey hold
      okada fuel tank dey leak
      learn driving for how many weeks
      train from lagos to ibadan dey leave by what time
      abc transport ticket to accra na how much
      visa for dubai don open for nigerians
      how snow be for canada
      which month winter dey start for uk
      time for new york now na what
      wetin be the weather for jos
      flood alert for lokoja
      i see alert for phone say storage don full
      google account storage full, how i go clear am
      my phone dey show insert sim
      phone fall inside water, e no gree on
      charger port don spoil
      which phone camera fine pass for 100k
      screen guard for tecno spark
      earpiece one side no dey sound
      bluetooth no dey connect for my car
      how i go block person for whatsapp
      block that girl number make she no call me again
      how i go take know who view my status
      somebody dey use my picture for facebook
      instagram hack, how i go recover my page
      report that page for me make instagram remove am
      how dem dey monetize youtube channel
      tiktok live gift, how dem dey do am
      best time to post for instagram
      free fire diamond, how i go play am
      which level you dey for candy crush
      pes 2024 best formation
      ludo game rules
      draft champion for our street na baba risi
      anthony joshua fight na when
      afcon final time
      flying eagles score yesterday
      d'tigress win again
      enyimba match today
      coach of super eagles na who now
      which team messi dey play for
      barca get debt pass any club
      real madrid don buy new player
      man u need new manager
      chelsea owner no get sense for market
      sure banker for today game
      two banker for lotto
      my ticket cut because of one match
      one game spoil my slip
      {bank} dey open account for pikin free
      my neighbour owe light bill, nepa come cut everybody
      caretaker no pay nepa and we dey suffer
      instagram don ban my page
      our seminar group never meet since
      how person dey take learn tailoring
      keep this secret for me o
      my hobby na to dey watch film
      check my essay grammar
      na wrong person i text, no mind me
      dem dupe one woman for our street yesterday, na gist i dey give
      yahoo boy buy benz for our area, everybody dey talk
      fuel price na scam for this country
      love na scam
      jamb dey scam students with stress
      my ex na fraud, her beauty na makeup
      that movie get one hacker wey smart die
      how person fit become ethical hacker
      hack for clean kitchen fast
      dstv people too wicked, every day price increase
      {network} customer care dey play music for my ear
      my landlord no try at all, toilet don spoil since
      bolt app dey hang for my phone
      the tailor disappoint me, my cloth no fine
      restaurant food come cold, i no happy
      police service poor for this state
      airline lose my bag, who i go report to
      school fees too high for that private school, i wan change am
      hospital nurse dey shout on patient
      teacher dey flog my pikin too much
      my oga for work dey insult me anyhow
      oga no pay me salary for two months, i wan quit work
      my company dey owe us three months
      governor never pay teachers
      dem cut our salary because of tax
      thank you jesus for the gift of life
      thank you mama for the food
      i thank my boyfriend for the surprise
      abeg help me thank your pastor for the prayer
      my neighbour na idiot
      that coach na olodo
      politicians na thief
      lecturer wey fail me na wicked man
      driver mad, e wan kill us for road
      my brother too dull for maths
      good morning teacher, i no do my assignment
      good morning house, who go help me jack this book
      happy anniversary to the latest couple
      tell my wife say i greet am
      help me greet your mama for village
      stop to dey call me for night, my husband dey house
      stop to dey post my picture for facebook
      cancel the bread order, i don see agege bread
      cancel my hotel booking for calabar
      cancel the uber, driver far
      i no go the party again, tell them
      i wan repeat class for ss2
      repeat dose of the drug na when
      dj repeat that song
      i wan talk to my mama, she dey there
      put me through to room 203 for hotel
      call doctor for me, my pikin don faint
      call police, thief dey our street
      na which number be fire service
      ambulance number for lagos abeg
      i need lawyer, person wey sabi land case
      person dey gate, go open am
      which person cook this soup
      teach me how to play guitar
      teach me how to make meat pie
      teach me how to tie gele
      teach me how to use excel
      teach me dance steps for tiktok
      quiz me on bible
      quiz on nigerian history
      lesson teacher for my pikin, you know any for surulere
      sunday school lesson for this week
      driving lesson na how much
      explain how rain dey form
      explain the meaning of my dream
      wetin dem dey call malaria for doctor language
      wetin mean "sapa"
      wetin be the full meaning of asap
      who be the owner of whatsapp
      na who get dangote
      how computer dey take work
      how aeroplane dey take fly
      how fuel dey take turn to light for gen
      how dem dey take make beer
      how i go take remove tick mark for whatsapp
      how i go update my windows
      my pikin game account don lost
      my netflix account dey show wrong password
      my school portal no gree open
      jamb portal no dey load
      nin portal down since monday
      pension office close today
      i dey court, judge never come
      my card for library don expire
      membership card for gym dey expire next week
      id card of my office don lost
      flash card for my pikin to learn abc
      credit card debt dey kill americans, i read am for news
      bride price balance, my in-laws don dey disturb my brother
      we don gather money buy wrapper for mama
      contribution for class party na 2k, meet class rep
      class rep dey collect handout money
      cooperative society dey meet for town hall tomorrow
      meeting women dey cook for the burial
      whose turn to sweep the compound
      na your turn to wash plate
      whose turn to lead prayer
      who never submit assignment for our group
      group 3 project topic na wetin
      join us for crusade this friday
      i wan join army, form don out
      i wan join gym
      join my football team, we need goalkeeper
      my goal na to play for chelsea one day
      target for school na first class
      i wan save my marriage, advise me
      save water, no waste am
      how i go save battery for my phone
      save energy, off bulb
      invest for your children future, teach them God word
      share for me too, the meat plenty
      stock of my provision shop finish, where wholesaler dey
      stock the fridge with drinks
      bond between mother and pikin strong
      james bond new film
      fund raising for church building na sunday by 9
      borrow me your shoe for wedding
      lend me your ear, i get story
      she borrow my cloth never return am
      i dey owe you one hug
      i owe God everything
      pay attention when i dey talk
      e go pay you to sleep early
      hard work dey pay
      send my love to your family
      send the address for the birthday
      send am go school with lunch
      dem send am go boarding house
      transfer student for our class fine
      receive my sympathy
      i never receive my admission letter
      my parcel from china never reach
      letter wey i post never land
      where my slippers dey
      where my pikin dey since morning
      where is my pot of soup
      my love never reply my message since
      my passport never come out since december
      result never come, waec don delay
      my package hang for customs
      my phone hang, i don tire to off and on am
      my whatsapp don hang since morning
      system don lock, my laptop password no enter
      car don lock with key inside
      gate lock, landlord travel with key
      door lock spoil, carpenter number abeg
      thief break my shop padlock carry generator
      my bicycle don lost for church
      i lost my bible
      my ring don lost inside sand
      my dog miss since yesterday
      my share of the family land, my uncle wan cheat me
      family meeting dey hold on saturday for share land
      i dey find investor for my business idea
      my business plan hard to write
      which crypto coin go pump this month
      how i go mine pi network
      trust wallet no dey open
      bet9ja shop near me
      {bank} branch for our area don relocate
      {bank} cashier rude to my grandma
      {bank} dey give scholarship for students
      {bank} app icon colour fine
      which time {bank} dey close
      {bank} customer care number na wetin
      {bank} don merge with another bank, i read am
      my cousin dey do it for {bank}
      {network} mast near our house dey make noise
      my {network} router dey blink red
      how i go deactivate {network} caller tune
      {network} dey do promo for free motor
      gotv remote no dey work
      decoder overheat, i off am
      who get hdmi cable
      inverter dey beep for our office
      change over switch don burn
      electric shock nearly kill cat
      my landlord meter and my own mix, electrician come check am
      jamb registration centre wey dey near bodija
      waec timetable abeg
      expo for neco maths
      school resume which day
      lecturer dey ask for sorting
      nysc camp which day e go open
      redeployment from borno, how person go do am
      my ppa no gree accept me
      church harvest and bazaar na next sunday
      i dey lead choir tomorrow, pray for my voice
      imam travel go mecca
      hajj seats remain how many for kwara
      ram wey i buy dey cough
      christmas goat don run
      new yam festival na when
      masquerade chase me yesterday
      village people dey do me
      i see black cat for my room, wetin e mean
      my palm dey scratch me, money dey come abi
      i pick 50 naira for ground this morning
      small pikin swallow coin, wetin i go do
      coins no dey spend again for naija
      how dem take dey print money
      fake naira note, how person go take know am
      i get torn 500 naira note, market woman reject am
      new naira notes scarce for atm everywhere
      cash dey scarce for town
      pos people don increase their charges for town
      pos girl for my street fine
      atm for {bank} get long queue
      security man for bank gate dey ask for weekend
      bank manager son wed yesterday
      banker dey wear tie everyday, heat no dey catch them (?|)
      which university better for accounting
      ican exam hard (?|)
      audit firm dey recruit
      i wan be data analyst, which course
      learn forex trading for free
      my mentor say make i read rich dad poor dad
      book wey fit change person life
      motivational quote for today
      horoscope for leo
      which birthstone be april own
      wetin be your favourite food
      which club you dey support
      tell me your secret
      i dey bored yarn me gist
      who you vote for
      between rice and beans which one you like
      hmmm
      e don happen
      na so life be
      who dey breath
      one day e go be
      naija my country
      naija no dey carry last
      sapa nice one
      soft life no easy
      breakfast don serve me, love wicked
      she serve me breakfast hot
      urgent 2k girls plenty for twitter
      bill wey my babe bring no be here, i don run
      my guy dey owe everybody for street
      {name} say e go pay me on friday, i no trust am
      {name} father house rent don expire
      {name} pension never come since, papa don suffer
      {name} don get alert from abroad, im dey buy drinks
      {name} save my number as plumber
      {name} block me because of politics
      {name} dey learn tailoring for my shop
      meet me for bank road by 4
      i dey front of {bank}, where you dey
      i dey bank queue, i go call you back
      no call me now, i dey atm
      when you reach bank, buy me suya for the opposite
      carry umbrella come meet me for {bank}
      mummy the pos woman no dey shop
      daddy nepa people don come
      brother gas don finish, come refill am
      aunty the tailor dey call you
      oga the customer say e no want the shoe again
      madam the rice don finish for store
      sir the meeting link no dey work
      ma please my son is sick and cannot come
      driver carry me go airport by 6
      rider drop the food with gateman
      landlord abeg fix the roof
      caretaker water no dey rush
      doctor result don ready (?|)
      nurse which time be visiting hour
      pharmacy still dey open for night (?|)
      mechanic my car don ready (?|)
      barber you dey shop
      tailor how far my cloth
      pastor which time be vigil
      teacher how my pikin dey do for class
      chairman the generator no get fuel
      yesterday i go visit my in-law, we eat pounded yam tire. how your own weekend
      my neighbour pikin get fever since sunday, which hospital near us dey open
      i dey plan to travel go calabar for carnival, which hotel go cheap
      my oga wife born twins, wetin i fit carry go naming ceremony
      abeg who see the match last night, that penalty no be penalty at all
      teacher say make we write about bank of the river for geography, help me
      my cousin dey do banking course for school, which textbook good for am
      i dey cook stew and tomato too sour, wetin i go add make e sweet
      landlord wan increase rent by half, law fit stop am
      my boyfriend no dey answer call since he get that bank job, i suspect say e dey cheat
      we dey cook for ten people and gas don finish for middle. who dey sell gas near here
      my pikin no gree go school today, e say teacher dey flog. wetin i go do
      i see one fine babe for bank today, i no get mind to talk to am
      my uncle wey be bank manager retire, we do party till morning
      nepa bring light for midnight, everybody wake up dey iron cloth
      dem share palliative for our street, na two cup of rice person get
      my brother dey prison for yahoo yahoo, mama just dey cry
      i dey learn work for computer village, my oga too dey shout
      we travel for easter, road bad, motor spoil two times
      this girl dey my dm since, she say she love me but i never see her face
      my pastor prophesy say this year na my year of double promotion
      customers no dey come again since dem open supermarket for our street, which business i fit add
      i wan plant maize for two plots, which month good and which fertilizer i go use
      the tailor wey sew my cloth spoil am and she no gree do another one
      my landlord son dey play loud music every night and nobody fit talk
      i dey fry akara for junction, come chop one day
      my mates don marry, i still dey house. mama dey worry me
      since morning i dey queue for fuel, car never move
      we carry first for dance competition. i happy die
      she tell me say i be her brother. friend zone dey pain
      my small brother swallow key. mama dey shout
      the ref thief us. that goal na clean goal
      our pot don burst and soup pour for ground
      i sleep wake up see ant inside my garri
      they paint our school green. e no fine at all
      i fry fish, cat carry am. now we dey chop stew without fish
      carpenter say na tomorrow, tomorrow, chair never ready
      my pikin draw cow, e resemble motor
      rain scatter our canopy for the birthday
      na only one cup of garri remain for this house
      how dem dey greet elder for benin side
      teach my pikin how e go dey greet big people for morning
      yoruba boys dey prostrate greet, igbo boys nko
      greet your mama for me when you reach house o
      help me greet everybody for ogbomoso
      the bride waka round greet all the tables
      she pass me for road, she no even greet
      i greet my boss for lift, e hiss
      why muslims dey say salam when dem greet
      good morning nigeria dey show for which station
      good evening in french na wetin
      hello by adele, who get the mp3
      hello kitty bag for my small girl, which market dey sell am
      how far from lokoja to abuja by road
      how body shop dey panel car wey somebody jam
      how family planning injection dey work for woman
      how market square for oba take burn last night
      how night bus dey take waka reach maiduguri
      wetin dey happen for palestine
      wetin dey sup between the two actress wey dey fight for ig
      wake up call from hotel disturb my sleep
      morning devotion topic for today na patience
      sweet mother na who sing am first
      una don reach church (?|keep seat for me)
      mama {name} i dey your gate, come open
      the parrot dey greet everybody wey enter the compound
      uncle send greetings come from village with one big yam
      {name} abeg tell your husband say i dey greet am
      say hello to my little friend na from which film
      no greet me again if you see me for street
      how i go take open new facebook account for my grandma
      open email account for my pikin make e use do homework
      i wan open snapchat, my phone say i never reach age
      abeg open netflix account for my own tv make i no dey use your own
      how una dey open coconut without cutlass
      open the pot make steam comot
      my aunty wan open beauty salon for warri
      who go open the meeting with prayer
      dem open new bridge for lokoja yesterday
      book of account for jss2, which textbook good
      my cousin open betting shop near the school
      i fit register two jamb with one nin (?|)
      new member registration form for our choir dey with {name}
      account officer job for {bank}, how i go apply
      how to create gmail when the phone don full
      open university admission form don come out
      she open her mouth wide for dentist
      bottle opener dey where
      balanced diet for two years old pikin
      how i go balance on top bicycle
      the load for that lorry no balance, e go fall
      balance this equation: h2 plus o2
      he lose balance fall from ladder
      my hormones no balance, doctor say make i rest
      balance of power for senate don change
      new balance sneakers original na how much
      balance your speaker, the bass too much
      my mama teach me how to balance water for head
      gender balance for the committee, only men full am
      chidi balance that ball for chest, na goal
      work and study no dey balance for me
      balance of trade for economics, wetin e mean
      the tray no balance for table
      e remain how many weeks make asuu strike finish
      how much remain for the bag of rice wey dey store
      how much fuel remain for that gen tank, go check am
      how many seats remain for the hall
      only two eggs remain for fridge
      hazard transfer to madrid na flop
      how much chelsea pay for enzo
      dem don transfer our pastor go another parish
      transfer window dey close which day
      how i go transfer my pictures from old phone to laptop
      transfer of learning for psychology of education
      police don transfer the case to abuja
      send that jollof picture make i see
      send me the lyrics when you free
      send the boy to go buy pure water
      pay visit to your sick neighbour this evening
      he pay the ultimate price for this country
      my husband transfer of duty letter don come
      heat transfer by convection, give example
      dem dey transfer patients from general hospital to luth
      how i fit take transfer from poly to uni
      send my love to {name} and the children
      xender no gree transfer the film go my sister phone
      technology transfer from china to nigeria, write five points
      whatsapp chat transfer from android to iphone
      small pikin dey send big man message for this street
      save the date: {name} weds {name}
      save my number with my correct name, no be "plumber"
      god save our souls
      save me one plate of that ofada
      how person dey save contact for sim instead of phone
      beneficiaries of that government grant na politicians pikin full am
      he list her as next of kin for office form
      remove my name from that wicked whatsapp group
      who dem list for super eagles squad
      list of saints for catholic church
      delete all the blur pictures from the gallery
      save game before you off the ps5
      comot that man name from our wedding list
      i save you, you no save me back, no status for you
      my papa will say only first son be beneficiary, my sisters vex
      list of people wey go chop breakfast this valentine
      history of benin kingdom
      history teacher no come class
      read me last week football results
      who enter who comot for man city this january
      check whether my sister don enter inside house
      who dey send all these people come knock my gate
      he no even alert me before e travel
      security alert: avoid ojuelegba road this night
      red alert from nimet say flood dey come
      did {name} bring the money wey she owe you for hair (?|ask am when you see am)
      show me the last dance step again
      last match five goals enter our net
      who come our house today when i no dey
      wetin comot from the doctor mouth when e see the result
      see the record of who enter the hostel after ten
      the history of lagos carnival
      show me yesterday episode of super story
      my browser history full of nonsense, how i go clear am
      the drug transaction wey dem catch for airport dey inside news
      president media team release statement about bandits
      mission statement for my new ngo
      write problem statement for my project on plastic waste
      the police say make i come write statement as witness
      false statement against neighbour na sin for bible
      her dress make bold statement for red carpet
      statement of result from my poly, how many weeks e dey take
      which of these statement dey correct: a, b or c
      lawyer say the statement no fit stand for court
      thesis statement for essay about japa
      union don give statement, strike go start monday
      church go read statement of faith together
      print that document come from cyber cafe
      write me one pdf note on photosynthesis
      convert picture to pdf for my phone
      that politician statement pain northerners
      tailor no gree collect cloth without receipt wey e give me
      jamb say make i reprint my registration slip, which site
      receipt from okirika seller no dey
      she wan see proof of love
      proof of address for nimc na wetin dem dey collect
      show me proof say earth round
      evidence plenty say smoking dey kill
      who get school clearance slip
      exam slip lost, invigilator fit allow me enter
      keep pharmacy paper well, nhis go ask for am
      man u receipt full twitter, dem don drag am
      proof this theorem for me, angle a equal angle b
      the evidence for the murder case na knife
      paper wey dem use wrap akara get ink
      waterproof phone bag for beach
      where my other slipper dey, i don find tire
      where the car key wey i drop for table
      my parcel from jumia never reach since last week
      my visa never come out, embassy still dey process am
      bus never reach ore, traffic hold us
      my brother never reach house since morning, where e dey
      my waybill from aba never reach, driver no pick
      the cake wey i order never arrive and guests don full ground
      i send am letter, e never reach
      pending result for waec, na so i dey see
      she never receive my friend request
      where is my purse by tony allen na which year
      my email dey pending for outbox
      where this generation money dey enter sef
      where the money wey former governor thief, dem don find am
      rain never reach our side this year
      admission status still dey show pending for jamb caps
      when my helper go locate me
      e don pass nine months, baby never come
      toyota recall some car because of brake
      recall all the names of the twelve disciples
      dem recall the ambassador from that country
      national assembly member dey face recall from im people
      total recall na arnold film
      i no fit recall where i keep the bible
      recall memory and recognition, wetin be the difference
      bring back our girls
      bring that my cooler back, you don keep am tey
      bring it back by travis
      i send the message for wrong group, how i fit delete am for everybody
      call back the boy wey just pass
      she don regret the marriage, she wan return the ring
      i board wrong bus reach oshodi instead of obalende
      i pour salt for the tea instead of sugar
      return the library book before friday
      wrong answer, the capital na abuja no be lagos
      he follow wrong crowd
      we spend christmas for village
      i spend three hours for traffic today
      spend time with your children
      she spend whole day for kitchen
      my husband dey spend all im weekend for viewing centre
      the government spend billions on that rail
      how many days you spend for obudu
      how much senator dey spend for campaign
      federal budget for next year don enter senate
      budget defence for national assembly, minister no show
      where we go spend honeymoon, zanzibar or ghana
      how much person go spend build three bedroom for asaba
      my youth don waste for this school
      waste bin full, who go throw am
      energy wey you dey spend on hatred, use am work
      dangote pikin dey spend money for party, video don go viral
      wetin musicians dey use all that money do
      how much e go cost to do borehole for ijebu
      celebrities wey spend pass for wedding
      airtime for radio jingle na how much per minute
      the ad go get airtime for primetime news
      give credit to the woman wey raise you
      film credit show my cousin name
      credit unit for year two no suppose pass 24
      i get five credit for waec including maths and english
      no credit today, come tomorrow, na wetin e write for the shop
      seller no dey sell on credit again
      recharge your spirit with prayer and fasting
      recharge the torch before night
      my fan battery don weak, put am for charge
      airtime seller for our junction don relocate
      load the truck make e leave before dawn
      load shedding dey worry south africa
      the gun no load
      how to load my washing machine
      buy pepper, tomato and crayfish when you dey come
      he top up the kettle with water
      top up your drink my guy, party just start
      {network} mast fall for our street
      data analysis for my project, who sabi spss
      big data and ai for nigeria future
      data science dey pay pass law (?|)
      my personal data dey with that website
      primary data and secondary data, explain
      collect data from 200 respondents with questionnaire
      data entry job for lagos
      data protection law for nigeria
      data collector for census don come our house
      national bureau of statistics data on poverty
      wetin be database
      how megabyte different from gigabyte
      health bundle for pregnant women for clinic
      bundle of joy don land for my sister house
      bundle of firewood don cost
      who get the hotspot password for this house
      mobile phone history in nigeria
      plan for the birthday: cake, small chops, dj
      how to compress video make e small
      who invent electricity
      static electricity from blanket shock me
      how solar panel dey turn sun to light
      light of the world na jesus
      speed of light na how much
      traffic light for roundabout don spoil
      wear light clothes because of heat
      light soup with catfish
      electricity pole fall for our street, children dey play near am
      why government dey sell discos
      yellow light dey show for my dashboard
      light skin or dark skin, which one you like pass
      meter rule for geometry set dey market
      the tailor use tape measure three meter cloth
      taxi meter dey for abuja (?|)
      token of appreciation to our outgoing chairman
      token of my love, no be much, na rose
      sunlight detergent and hypo no dey mix
      candle light dinner with my husband
      rechargeable bulb wey fit last till morning
      parking meter for london
      which tv station dey show world cup
      who dey act for that zeeworld series
      tv stand wey fit hold 55 inch
      how to hang tv for wall without drilling
      my tv dey show no signal
      watching tv for dark dey spoil eye abi na lie
      my pikin no dey read, na cartoon e dey watch from morning
      subscribe to my youtube channel
      subscribe and press the bell, new comedy don drop
      nta newsline in those days
      bbnaija go start which date
      which channel dey show afcon for free
      decoder wey dem dey use for hidden code for maths olympiad
      startimes building for abuja dey which street
      reality tv don spoil our youths
      remote control car for boy of six years
      bill of rights for american history
      the senate pass second reading of the electricity bill
      president never sign that bill
      bill clinton visit nigeria which year
      wedding bill full my hand, whose wedding we dey go first
      bill board for expressway fall on top keke
      barber dey bill me anyhow, i don change barber
      my girlfriend bill me iphone, i run
      na only billing girls sabi for this town
      duck bill and chicken beak, which one broad
      mama put dey write all her debtors for wall
      lawmakers dey fight on top tax reform bill
      bill gates foundation dey give vaccine
      school fees palaver dey make teacher pursue children for class
      pay your tithe make window of heaven open, na so pastor talk
      offering envelope don finish for church
      hospital bill na why dem detain that woman for maternity, e dey inside news
      twitter bird bill don break
      invitation card for naming ceremony, design am
      i need greeting card for valentine
      make one beautiful birthday card for my mama
      id card for staff, photographer go come tomorrow
      clinic card for antenatal, wetin i go carry go
      i want new sim card from {network} office
      business card printing for 100 copies na how much
      red card for ramos again
      play your card well with that girl
      whot card complete for one pack na how many
      how to shuffle card like magician
      voter card registration don start for local government
      school report card template for nursery
      memory card 64gb for my tecno
      get well soon card for my teacher
      condolence card wetin i go write for inside
      make wedding card for me with purple colour
      library card for national library, how i go get am
      tarot card na devil work, pastor talk
      create one flash card for french words
      sim card of my late papa, how dem dey close am
      block am for whatsapp, e dey send rubbish
      that defender block the shot well
      moulding of block, one bag of cement fit give how many
      my laptop dey freeze anytime i open chrome
      freezing point of water na how much
      i misplace my id card for bus, school security no allow me
      lost and found office for airport
      he show am yellow card then red
      my nysc id card lost, where i go report
      brain freeze from ice cream
      i freeze for stage, all the words leave my head
      stop that card game, una don dey fight
      thief steal voter card bundle for election night
      how many times referee fit card one player
      dance pause, everybody freeze
      show me how to play solitaire card
      show your id card before you enter the estate
      show me your teeth
      see my wedding card, e fine
      number wey dey back of jersey 10
      expiry date of that milk don pass
      this sardine don expire, no chop am
      security code for estate gate
      which number on the dice be the biggest
      my pikin draw card for father's day, make i show you
      display picture of that girl fine
      cvv na short form of wetin for chemistry
      expired drugs full that chemist
      atm gallery for our street, na there we dey meet before we go church
      dem print my name wrong for id card
      card reader machine wey inec use for election
      create whatsapp group for family reunion
      start prayer group for estate
      form two groups, one for boys one for girls
      i wan start singing group with my sisters
      which group chelsea dey for champions league
      blood group o positive fit marry as
      group assignment, nobody wan do am
      how many members fit enter telegram group
      age group festival for arochukwu
      group picture for convocation
      ethnic group for plateau state, list am
      create playlist for my wedding party
      start small bible study for our compound
      create team for fantasy premier league
      make one group for old boys reunion party, add all of una
      hip hop group wey sing shakomo
      join us for sunday service by 8
      i wan join choir, which day una dey practise
      how i go join man o war
      my brother wan join airforce
      join hands make we carry this table
      which joint for lekki get good fish
      join the two wires, tape am well
      my joint dey pain me for this cold
      join the live on tiktok, {name} dey talk
      add me for facebook make we yarn
      who add me for this broadcast group
      join politics if you wan change country
      {name} invite you to join her bible app
      cult boys dey force students join
      join the queue, madam, everybody dey wait
      link to join the zoom class abeg
      add pepper small, e never hot
      contribute your own for the debate
      contribute point for class discussion make lecturer see you
      air pollution dey contribute to climate change
      contributors to the hymn book
      everybody dey contribute firewood for the feast
      we dey contribute food for bereaved family, i go bring rice, you go bring meat
      players contribution to the win na teamwork
      your contribution to that meeting make sense die
      she don contribute well to music for africa
      e contribute nothing for the group project but e get a
      blood contribution for hospital, donor dey needed
      youth contribution to nation building, speech for jss3
      drop your shoe for door before you enter
      drop your opinion for comment section
      {name} drop new album
      pay your respect to the dead
      put your hand for mine
      who be group leader for our assignment
      when group b go play
      whose turn to wash plate today
      na your turn to lead devotion tomorrow
      my turn to sweep compound don pass
      who never submit for group work, lecturer dey ask
      whatsapp status go last how many hours
      who view my status pass
      how i go hide my status from my mama
      relationship status: e dey complicated
      which group travel for excursion
      turn the pot of soup small
      your turn to play, i don put ludo seed out
      who pay piper na im dey dictate tune
      how many people dey the choir now
      the pot of soup don burn
      pot of beans get water still
      how i go leave this whatsapp group without dem noticing
      who don arrive for the party
      goal wey messi score for that final sweet
      which player score the fastest goal for world cup
      goalkeeper wey catch five penalty
      goal no stand, var don cancel am
      my goal for life na to be nurse
      write smart goals for my teaching practice
      sustainable development goals na how many
      goal post for our field don fall
      nwankwo kanu goals for arsenal
      my aim for this year na to stop smoking
      set your target make you reach 10000 steps a day
      target audience for my new comedy page
      ball enter but referee say no be goal
      goal difference wey go decide the league
      own goal cost us the cup
      my career goal for interview, wetin i go talk
      how many goals haaland don score this season
      i wan fast three days lock up with god
      save energy for second half
      save small of that soup for your brother
      how to save a drowning person
      lifeguard save two children for elegushi beach
      save water, tap dey rush for ground
      save our forest, no cut tree
      piggy for our compound born eleven
      wooden kolo na drum abi wetin
      pig farming for beginner, which breed dey grow fast
      small small dem dey lock up hair, dreadlocks go take how many months
      lock up your daughters na film
      fitness goal: flat belle before december
      weight target for marathon runners
      resolution wey i make on january don die for february
      locked up by akon, play am
      ambition no be crime
      dream of my papa na make i be lawyer
      he go on loan to sevilla from man u
      which players dey out on loan from chelsea
      fit i borrow your ladder wey you use pick mango
      my neighbour come borrow salt again
      borrow leave from me, say bad name dey follow person
      english borrow word from yoruba like which one
      borrowed clothes no dey last, na proverb
      interlibrary loan for my thesis
      how nigeria take enter debt for world bank
      student loan by nelfund, portal don open abi
      my friend borrow money from lapo, dem carry her fridge
      loan word from hausa inside english
      who go lend me ear
      lend your voice to the voiceless
      scholarship for masters abroad, how i go apply
      apply the cream morning and night
      apply for nysc redeployment because of health
      apply brake, goat dey cross
      apply relaxer from the back first
      how to apply for canada study permit
      how dem dey collect loan for america buy house
      borrowing and lending of books in library, write note
      how many years nigeria go use pay china debt
      rent wey my tenant dey owe me don reach two years, i wan drive am comot
      my customer dey owe me since, e dey dodge me for road
      how much argentina dey owe imf
      who dey owe who for this matter, {name} or {name}
      my neighbour dey owe everybody for this street
      you owe me one dance
      i owe my life to that doctor
      you owe me explanation, where you sleep last night
      owe no man nothing but love, where e dey for bible
      his loan spell go end for june, then e go return to barca
      the player loan deal get option to buy
      library book due date na friday
      pregnancy due date calculator
      she due to born next week
      my passport don due for renewal
      assignment due tomorrow, i never start
      payback time, na kung fu film
      repay evil with good
      i go pay you back for that slap
      pay me back in my own coin na idiom, explain am
      the debt wey i owe my parents, i no fit ever clear am
      debt na slavery, pastor preach am today
      clear the gutter before rain
      clear the table make we chop
      clear road, ambulance dey come
      clear your throat before you sing
      the sky don clear
      clear your browser history
      instalment of that novel don comot, part three
      how jesus take pay our debt for cross
      settle your quarrel before sun set
      settle down, marry, born pikin
      we go pay revenge for second leg
      invest your time for good book
      invest in your marriage
      police dey investigate who burn the market
      investigation don start for the plane crash
      investiture of new governor na which day
      shares my joy with all of una
      share this post with ten people
      facebook post wey get plenty shares
      who go share the meat for the party
      stock cube wey sweet pass
      boutique don get new stock of gown
      laughing stock for the whole class
      stock fish and dry fish for ogbono
      stock exchange building for lagos dey which road
      shares of blame, everybody get
      bond between twins
      james bond new actor na who
      chemical bond, covalent and ionic
      gold medal for commonwealth games
      gold chain wey her husband buy her for valentine
      fund my campaign dey trend for twitter
      mutual friend introduce us
      mutual understanding between couples
      fixed date for the wedding, no shifting
      farm land wey dem dey fight for village
      sell your goods with joy, customer go come
      he sell him birthright for porridge
      cement price don rise again
      minister without portfolio na wetin
      my design portfolio for graphic job
      photographer portfolio website, how i go make am
      teachers portfolio for trcn
      my model portfolio need new pictures
      new minister collect which portfolio
      how my shares dey for the family land, lawyer go tell us
      profit and prophet, which one you be
      bible ask wetin e go profit a man to gain the whole world
      loss of appetite for pregnant woman
      weight loss tea dey work (?|)
      gain weight fast without drug
      no pain no gain
      my gains for gym don show, see muscle
      grow your hair with rosemary
      how my cassava go take grow well
      how my tomatoes for backyard dey, you don water am (?|)
      dollar don enter two thousand for market, people dey cry for twitter
      pounds and kilogram, how many pounds dey inside one kg
      i don lose ten pounds since i start to jog
      pound yam for the visitors
      why dem dey pound yam instead of eat am like that
      euro 2024 winner na spain abi england
      my sister abroad dey come back for christmas
      my brother for dubai don marry filipino
      abroad life no easy, cold dey kill
      western union school for which area
      send me chocolate from london when you dey come
      exchange student from ghana come our school
      exchange rings for church
      they exchange fire with bandits for forest
      exchange of gifts by the couple
      rate my singing from one to ten
      heart rate of normal person
      birth rate for niger high pass
      japan currency get hole for middle (?|)
      the flag of switzerland get which colour
      american wonder na which magician
      physics lesson teacher no show today
      piano lesson for six years old, how much per hour
      home lesson teacher wey fit handle primary four maths
      driving lesson near agege
      lesson note for primary 3 basic science, week 5
      sunday school lesson for 12 july talk about samson
      bible quiz for youth, bring ten questions
      quiz me on capitals of african countries
      spelling bee quiz for my pikin, start am
      maths quiz with times table of seven
      teach my daughter how to tie gele
      teach me how to whistle
      teach me small hausa so that i fit talk with my customer
      teach me how to bake cake with pot
      teach me igbo alphabet
      explain quadratic equation make i understand
      explain why moon dey shine for night
      explain the meaning of that wizkid lyrics
      i wan learn tailoring, which shop for mushin dey take apprentice
      learn how to swim before you enter that river
      who fit teach me makeup
      life don teach me lesson with friends
      the match na lesson for our defence
      moral lesson of the tortoise story
      arabic class start by four for the mosque
      class captain write name of noise makers
      lesson from the book of ruth
      she dey do extra lesson for jamb
      na lesson teacher impregnate her
      tutorial video on how to fix ceiling fan
      tell me about the pyramid of egypt
      course to study if you no sabi maths
      three tier wedding cake na how much
      tier one visa for uk
      upgrade my phone to android 14
      upgrade that old generator engine
      dem upgrade our college to university
      how i go verify my twitter make blue tick show
      verify if the drug get nafdac number
      verify your waec result online
      my nin slip plastic copy, where dem dey print am
      nin correction of date of birth, nimc office dey ask plenty
      how many people don do nin for nigeria
      level two student carry-over five courses
      which level you dey for 200l abi 300l
      raise the level of the water for tank
      promotion exam for civil servants grade level 9
      bvn na idea of which cbn governor for history quiz
      next level na apc slogan
      document wey dem need for passport renewal
      submit your project proposal before friday
      the lift stop for third floor
      speed limit inside estate na 20
      time limit for jamb cbt na how many hours
      word limit for scholarship essay
      age limit for army recruitment
      the sky na your limit my daughter
      limit how you dey take sugar
      limit of x as x dey tend to zero
      off limits area for barracks
      how many kilos airline allow for hand luggage
      maximum dose of panadol for a day
      how much salt i fit put for ten cups of rice
      maximum passengers for keke na how many
      daily bread devotional for today
      how many hours person suppose sleep per day
      limited edition shoe, only five pairs remain
      extend your hand of fellowship
      increase the volume of the radio
      increase the fire small make the beans soft
      reduce the salt next time
      lock the shop when you dey comot
      lock the goat inside the pen
      block the rat hole with cement
      block your nose, the gutter dey smell
      shut the window, mosquito dey enter
      hold my bag make i tie shoe lace
      hold the baby for me abeg
      thief carry our generator for night
      dem snatch her wig for party
      i lost my voice for the stadium
      i lost my wedding ring for beach
      lost child for trade fair, mama dey cry
      stop the bus, i wan drop
      stop everything and listen to this song
      stop dey bite your finger
      close the chapter, move on
      freeze your belly fat without surgery, na advert i see
      close the pot cover before the rice burn
      police lock my neighbour for fighting
      dem lock the church because of quarrel between pastors
      hacker for movie dey type fast pass light
      how thief take enter bank for the film
      safety pin dey? my button don comot
      bowling pin and ball
      hair pin for packing gel
      pinterest style for asoebi
      change your clothes, we don late
      change the channel, i no like this film
      i forget my umbrella for church
      i forget her birthday, she dey vex
      forget the past my sister
      he forget im lines for the drama
      change of name for newspaper, which one cheap
      reset the clock, e dey slow
      reset my router how
      password for my windows laptop don comot for my head
      instagram dey ask me old password
      pin the brooch for your native
      change the engine oil of my corolla
      climate don change, rain dey fall for december
      how many languages dey nigeria
      which language jesus speak
      translate good night to igbo
      wetin be "thank you" for chinese
      body language when babe like you
      sign language interpreter for church
      english language paper two comprehension
      how to speak english well like oyibo
      my pikin no sabi speak our language, na only english
      programming language wey easy for beginner
      hausa film without subtitle, i no understand
      yoruba movie na watin i dey watch
      language no be barrier for love
      dem dey speak pidgin for ghana too
      mind your language for this house
      speak up, congregation no dey hear you
      speaking in tongues, explain am from bible
      foul language for the classroom
      code dress for office on friday
      dress code for the wedding na lemon green
      area code for lagos landline na 01
      zip code for texas
      barcode for that biscuit
      source code for my calculator project
      booking code for sure two odds
      da vinci code na who write am
      no network for our village since mast spoil
      code for cheat for gta vice city
      coding class for kids
      dial tone for landline
      morse code for sos
      ivory coast country code na which number
      network marketing people no gree me rest
      internet explain am to my grandma
      off your internet make phone battery last
      wetin be my name for chinese
      my name get how many letters
      meaning of the name ebube
      give me name for my new puppy
      baby boy name wey start with k
      fine name for my salon
      name the animals for noah ark
      in the name of jesus
      call my name for the list of prayer
      my username for psn don reach too long
      change my display name for zoom
      her real name no be tiwa
      name and shame cheating husbands
      my surname and his own na the same, we fit marry
      name five parts of flower
      @wizkidayo don drop new picture
      request song for dj na soco
      prayer request: pray for my exam
      request letter for leave of absence
      she send me friend request for facebook
      beggars dey ask for money for under bridge
      my girlfriend too dey ask for hair money
      corper dey beg for food items for camp
      police dey ask everybody for roger for checkpoint
      why children dey always ask for biscuit money
      radio request programme dey by 8pm
      he beg her for forgiveness
      ask and it shall be given, which verse
      ask for her hand in marriage
      request for transcript from my school, how e dey go
      hostel girls dey ask for urgent soup ingredients
      who accept my friend request for ig
      pending friend requests full my facebook
      my request to god this year na baby
      my requests for the birthday: cake and iphone
      see all the follow requests wey my page get
      message request folder for instagram
      she reject my request to dance
      how many people request for leave for your office
      my song request never play since
      who dey wait for my answer for that proposal
      requests for old time highlife music
      mass booking request for late father
      visa request dey pending for embassy
      i dey wait for principal to grant my request
      shey landlord go grant our request for borehole
      split the firewood for me
      my trouser split for dance floor
      split ac or window ac, which one dey cool pass
      split end for hair, how to treat am
      banana split ice cream
      we share the room rent among us for school days
      divide 144 by 12
      divide the bread into five
      the party don split into two factions
      split the class into group a and b
      make we share the yam, you take head i take tail
      how three wives take share one husband
      how dem dey share meat for age grade
      share the gospel with your neighbour
      couple don split after two years, actress confirm am
      my phone case don crack
      pencil case for nursery two
      court case between the two brothers still dey
      covid cases don reduce
      suitcase wheel don remove
      my case na god hand
      judge adjourn the land case till october
      upper case and lower case letters
      just in case rain fall carry umbrella
      case of missing goat for village square
      the doctor say my case no need operation
      egg case 30 pieces na how much
      case closed, cctv show who carry the phone
      my lawyer still dey handle my divorce case
      worst case scenario we go trek
      which day be eke market
      market don burn for sabo
      how i go reach alaba international market
      new market don open for ibafo
      market women do meeting, dem choose new iyaloja
      job market tough for graduates
      go market come back quick
      market place of ideas na wetin
      flea market near me
      marriage no be market
      marketing plan for sachet water
      christmas market for london
      supermarket for our street dey sell fresh bread
      black market by femi kuti
      learning dey hard for adult
      learn by heart the psalm 23
      distance learning centre for unibadan
      how long e dey take to learn barbing
      my pikin learning to walk
      learner driver sign behind motor
      machine learning with python
      learning disability for children, signs
      i dey learn saxophone
      learning korean from drama
      what did i learn from the sermon
      my apprentice don learn finish, freedom na saturday
      e-learning portal for noun
      learn to say no to peer pressure
      learned men for law
      notification dey disturb my phone from whatsapp group
      off notification for tiktok how
      notification sound like iphone for android
      on your post notification for my page
      turn off the light
      turn off the gen, nepa don bring light
      stop sending chain messages for this group
      remind me to carry umbrella
      remind me of my wife birthday
      wake me by 5
      alarm no ring, i miss flight
      set alarm for six
      remind the driver to buy diesel
      my phone no dey vibrate for message again
      report sheet of my pikin, she carry 2nd
      monthly period never come, i fit be pregnant
      monthly magazine of our diocese
      monthly environmental sanitation na last saturday
      month of may how many days
      weather report for jos
      football report from bbc
      write report on excursion to zuma rock
      siwes report format
      doctor report say na typhoid
      secretary read report of last village meeting
      reporter wey dey cover the election
      reported speech exercise for jss3
      police report for my missing certificate
      annual report of red cross
      virtue is its own reward, explain
      heaven na our reward
      reward for finding missing dog
      insurance claim for my uncle car wey jam
      he claim say he be prophet
      claim your healing, shout amen
      the bible talk say wages of sin na death, wetin be the reward of good
      bonus level for candy crush
      bonus track for asake album
      airline miles reward dem
      who claim that land for boundary
      refer the patient to teaching hospital
      referral letter from clinic to luth
      prize giving day for my school
      who win the lottery for america
      help me hold this pot make i turn the garri
      help me carry this bucket reach upstairs
      help me zip my gown for back
      my pikin need help with homework on fraction
      help the old woman cross road
      help wash plate when you finish chop
      help me pound the yam, my hand dey pain me
      god help us for this country
      helper of destiny, locate me
      house help dey run comot with my madam wrapper
      help me peel this egusi
      first aid for person wey faint
      help me scratch my back
      how una dey wash white shirt make e clean
      how e work, the pressure cooker?
      how rocket dey take fly
      how microwave work
      how does the heart pump blood
      how zoom class dey work for phone
      how inverter dey work with battery
      wetin you fit do if lion pursue you
      wetin you fit cook with only beans and palm oil
      what can you do for love
      who be the boy for that picture
      who you be to talk to my mother like that
      which day governor dey go office
      opening hours of the museum for benin
      when shoprite dey close on sunday
      barbers dey open by which time
      e safe to drink rain water?
      e safe to eat egg when you get malaria
      agbo dey safe for pregnant woman
      how much tailor dey charge for agbada
      charges wey police read against the suspect
      bus fee from uyo to calabar
      lawyer fee for divorce na how much
      school fees of covenant university
      harvard acceptance fee na wetin
      advice for person wey just marry
      support your local musician
      suport your wife for kitchen
      support bra for nursing mother
      guide me pass this mud
      show road, we wan find the stadium
      how i go take help my sister wey dey depressed
      help me find rhyme for "money"
      cancel culture for twitter too much
      cancer and cancel, which spelling be for sickness
      cancel the answer for number 4, write b
      dem cancel the concert because of rain
      cancel my hospital appointment with dr {name}
      cancel the cake order, wedding don scatter
      teacher cancel my work with red biro
      bolt driver cancel on me three times today
      flight to port harcourt don cancel
      i cancel that evil dream in jesus name
      election for two wards don cancel, inec talk
      cancel that hall wey we book for saturday
      make una cancel class tomorrow abeg, public holiday dey
      the law don cancel, judges say
      inec no go cancel the result
      stop crying, e go better
      stop the car, i wan ease myself
      stop that noise for parlour
      stop pouring pepper for the stew, e don do
      forget about that useless boy
      never mind the rain, we go still play
      no mind that gossip woman
      leave my hair, i just fix am
      leave that baby alone, she dey sleep
      leave the gate open for the visitors
      go back to your husband house
      comot from that chair, na for elders
      comot your shoe before you enter mosque
      comot the fish bone before pikin chop am
      drop that knife now
      no buy that tomato, e don rotten
      change of mind don make her leave the convent
      abort mission by space people na wetin
      exit for third mainland bridge na which side
      end of the story, everybody live happy
      the end time don near, repent
      repeat after me: i go succeed
      dem make her repeat primary five
      doctor talk say make i repeat the malaria test after two weeks
      history dey repeat itself for this nation
      repeat that chorus for choir
      dj play am again
      sing am again, baby go sleep
      say the grace again, everybody close eye
      say it loud, i am black and proud
      say cheese
      again and again rain dey spoil our farm
      come again soon, na wetin dem write for hotel door
      repeat prescription for my blood pressure
      repeat broadcast of the news na 11pm
      the same dress she repeat for two parties
      slow down driver, pregnant woman dey inside
      slow cooker recipe for oxtail
      speak louder, congregation for back no dey hear pastor
      reduce your voice, baby dey sleep
      volume of cylinder formula
      louder speaker for wedding rent na how much
      wetin the pastor talk on sunday? i sleep
      wetin she talk when you toast am
      wetin you talk about my mama yesterday, say am to my face
      i no hear well with my left ear since catapult stone hit am
      i no hear anything from the police since
      i no understand chemistry at all
      i no understand this my boyfriend
      i no understand why cat dey fear water
      i no understand the second verse of the song
      wetin you mean by say my soup no sweet
      echo dey repeat person voice for mountain, why
      read that bible passage again from verse 4
      parrot dey repeat wetin you talk
      write am again, your handwriting no clear, uncle talk
      send the cake picture again, e no open
      human rights lawyer for kaduna
      human anatomy notes for nursing student
      human hair wig dey cost
      human resources na good course?
      human race start from africa
      human capital development for government class
      how many bones dey human body
      human trafficking for edo state, documentary
      call your mother, she dey find you
      call the carpenter make e fix the door
      call me when you reach bus stop
      call fire brigade, house dey burn
      call for papers for conference
      agent wey dey find house for yaba
      travel agent for canada visa
      estate agent collect two hundred commission for one room
      football agent don sign my brother
      fifa agent exam na when
      agent of change award for youths
      secret agent film with jamie foxx
      insurance agent come our office yesterday
      person wey fit repair washing machine
      person wey get this car number plate make e come move am
      i need person to marry
      i need somebody to love me
      i wan talk to my ex, but pride no gree
      i wan talk to the principal about my son
      i wan see doctor for eye
      i wan speak with the landlord
      talk to your son, e dey follow bad gang
      talk to the tailor make e adjust am
      manager of man city na who
      manager of that restaurant slap waiter
      bank manager daughter wedding na saturday
      customer dey call you for your shop, go answer
      robot go take human being work one day
      real madrid staff
      staff of moses for the red sea
      staff school for unn
      robot film with will smith
      bus conductor no give me change since ojota
      the driver overload us, i dey complain, e insult me
      this hotel room dey smell and water no dey run
      the soup get too much salt, madam take am back
      my tailor sew nonsense for me, sleeve no balance
      service for that restaurant slow die
      jumia bring size 40 instead of 44
      nurses for that clinic too rude
      airline delay us six hours, no apology
      i no like as my roommate dey do things
      my roommate dey use my cream without permission
      light no dey our hostel for three weeks now
      waste people never carry dirt from our street
      neighbour generator smoke dey enter my room
      the dry cleaner burn my suede
      church loudspeaker no dey let us sleep
      barber cut my hair anyhow
      gala for traffic don small, but price dey climb
      this internet cafe slow like snail
      {network} network bad for our village
      {network} customer care keep me for line 30 minutes
      the plumber do rubbish work, pipe dey leak
      my oga no dey pay overtime
      lecturer dey fail us because we no buy handout
      mosquito too much for this area
      referee too bad yesterday
      my complaint against the noise na to the estate chairman
      she complain say her husband dey snore
      wetin be your chief complaint, na so doctor dey ask
      inconvenience caused by road construction
      i dey vex with my sister because of wrapper
      i vex, i no cook today
      poor service for that salon, i no go back
      wrong size shoe, seller no gree change am
      failed again for driving test
      fail course for second semester
      declined invitation to their wedding
      food wey i order for chowdeck cold like ice
      the ac for this bus no dey work
      thank god say rain fall, farmers go smile
      thanks be to god for my sister safe delivery
      thank the driver for me, he try
      we dey thank god for another sunday
      write thank you note to my in-laws
      thank you card for wedding guests, design am
      thank you jesus for journey mercies
      thanksgiving service for papa 80th birthday na 10am
      tell your wife thank you for that banga soup
      she no even tell me thank you after i born her pikin
      vote of thanks speech for graduation
      how dem dey say thank you for efik
      thank you in japanese na wetin
      thankless job na teaching
      we thank the bishop for coming to our parish
      thank god for mothers
      my boss thank everybody with bag of rice for christmas
      i no know how to thank the stranger wey carry me go hospital
      god bless nigeria
      god bless my mama with long life
      god bless this marriage, shout amen
      bless the food o lord
      blessed are the meek na which matthew
      well done to the super falcons
      nice one from osimhen
      well done steak or medium
      goodbye to singlehood, i don marry
      bye bye to body odour with this soap
      see you for the stadium
      see you for heaven papa
      good night sleep dey help the brain
      appreciate your woman before another man do am
      appreciation day for teachers
      the naira don appreciate for news, na so dem talk
      weldone baba, the drum beat sweet
      grateful heart devotional
      my neighbour call my mama witch
      the drunk man curse everybody for the street
      dem use abuse language for that song
      child abuse na crime for nigeria
      drug abuse among youths, write essay
      goat meat pepper soup
      goat chop my yam for farm
      dog bite my pikin
      mad man dey dance for junction
      my brother be big fool over that girl
      thunder strike one tree for our compound
      thief for night clear the whole block
      monkey dey work baboon dey chop
      cow block the highway
      foolish virgins for bible na how many
      idiot na the film title
      useless goalkeeper, e let in four
      the senator wicked, he no build even one borehole
      that landlord na animal
      trash go full, lawma never come
      when be due date for that pregnancy
      deadline for the scholarship na which day
      baby due for may, name never set
      when assignment dey due, course rep talk something
      last day for jamb registration
      when village meeting dues collector dey come, papa dey ask
      which day be deadline for voters card
      closing date for nurses recruitment
      when paper dey due for the conference
      expiry date for bread na two days
      when dem go cut the ribbon
      term go end which date
      when be the last day to submit siwes logbook
      rain due to fall by august
      which day retreat dey end
      how much the tailor dey charge to sew suit
      how much dey for the offering box yesterday, usher
      how much parcel of land for epe
      how much bride price remain make your brother pay before dem carry wife
      how much the mechanic bill your uncle for that old benz
      how many pages remain for that novel
      wetin be the cost of tiles for one room
      cost of visa for dubai
      how much dem dey collect for gate to see the play
      how much light bill for white house per month, google am
      the price of plantain don reach how much
      how much cow for sallah this year
      how much meter of lace for balogun
      estimate for roofing duplex with aluminium
      quotation from carpenter for kitchen cabinet
      minimum wage for workers na how much
      minimum age to marry for nigeria
      least number of points to enter university
      lowest temperature for jos
      minimum number of players wey fit start match
      minimum of five years experience for that job
      lowest mark for the class na my son carry am
      the least of these my brethren, where e dey for bible
      minimum sleep for pikin of five
      lowest price wey seller fit give for that shoe
      smallest country for africa
      minimum qualification to be president
      the least salary for cleaner for uk
      minimum height for flight attendant
      small amount of salt for porridge
      birth rate and death rate formula
      success rate of ivf
      crime rate for abuja don climb
      interest in politics don die among youths
      how i go make my pikin develop interest for reading
      conflict of interest, explain for civil service exam
      she no show any interest when i toast am
      calculate compound interest for assignment, 5 marks
      rate of reaction experiment
      rate this movie over ten
      heart beat rate when person dey run
      exam question: if p is 500, r is 4 and t is 2 find the interest
      na for my own best interest i leave that man
      literacy rate for sokoto
      rain get interest for my laundry, anytime i wash e fall
      no interest for marriage until i reach 35
      unemployment rate for news tonight
      how to sort laundry before washing
      sort beans comot stone
      my lecturer want make we sort am before exam
      bus route from oyingbo to ajah
      swift by suzuki fuel consumption
      taylor swift new album
      route for lagos marathon
      code of conduct bureau
      sort the matter among unaselves
      quick sort algorithm example
      square root of 196
      root of cassava don rotten
      swift code of hawk bird for poem, wetin e mean
      router password
      dress code for bank interview
      order food from chicken republic
      order of service for the burial, who dey print am
      check on your neighbour, e never come out
      check your bp regularly
      court order stop the demolition
      law and order season two
      leave the matter, body check am first
      book of proverbs
      order in the house, na wetin speaker dey shout
      exercise book for nursery school carton na how much
      story book for bedtime
      check the pot before e burn
      checkers and chess, which one hard
      medical check up for army recruitment
      note book with pen for seminar
      order number of that shoe from temu, {number}
      check engine light dey show
      checked shirt for office
      my tiktok account dey suspended for dance video
      x don lock my profile because of that tweet
      facebook say my account dey restricted for 30 days
      my nose don block since harmattan start
      drainage don block, flood go come
      road block by soldiers for damaturu
      my ear block when plane dey land
      she block me for everywhere because i no buy her shawarma
      telegram ban my number, how i go appeal
      my pes account don lock, konami no answer
      vip gate dey locked for stadium
      my toilet block, plumber wey sabi
      gmail dey ask me to verify, account locked
      door don jam lock, carpenter dey
      writers block dey worry me, i no fit write
      unblock me for whatsapp {name}, i don say sorry
      unlock the iphone wey i buy second hand
      twitter open my page back after appeal
      my arteries block, na so doctor talk
      fake prophet for our street don run
      fake drugs kill three pikin for katsina
      fake love full this lagos
      fake nails for wedding, almond shape
      fake eyelash dey itch me
      fake result, school send am away
      thief enter our farm carry yam
      who thief my wig for hostel
      thief carry my neighbour bike for broad day
      thieves for market dey beat small boy
      he steal my heart, na love be this
      dem steal penalty from us
      efcc catch one big politician son for news
      efcc chairman na who
      efcc recruitment form don come out
      yahoo boy buy benz for him mama for instagram
      film about 419 wey genevieve act
      write essay on corruption for nigeria
      corruption too much for customs
      police catch armed robbers for benin road
      robbery scene for that nollywood movie no make sense
      scam for school election, dem announce wrong president
      suspect everybody, na so detective dey reason
      suspicious movement for bush behind our house
      my husband dey cheat with my friend
      exam cheating go spoil your future
      my friend trick me chop cold pepper
      magician trick with three cups
      hacker movie wey sweet
      hack to peel garlic fast
      dem kidnap the reverend father, pray for am
      strange man dey follow my daughter from school
      e deceive her with marriage promise
      rigging for that ward too clear
      gossip dey carry false story about me
      my house number na 14
      jersey number of rashford
      give me number of that caterer wey cook for the wedding
      number of states for nigeria
      wetin be number two song for top ten
      number of my seat for the stadium na 45
      my matric number don clean for the id
      account for your movement yesterday, police ask am
      account of creation for genesis
      accounting teacher name
      on account of the rain, sports day no go hold
      jamb number don lost, how i fit get am
      exam number of candidate for waec
      plate number of the bike wey hit goat
      lucky number for your star sign
      even number and odd number
      phone number of bakery for ogudu
      frame number for keke
      he give vivid account of the war
      naira power film actor na who
      e karo ma, how una dey say am for ijebu dialect
      bank of flowers for her garden
      blood bank for teaching hospital need o negative
      sand bank for the beach
      food bank for poor people by rotary
      bank holiday for england na when
      river bank don cut
      seed bank for plants
      question bank for jamb 2024
      bankole dey house (?|)
      snow bank
      sperm bank dey nigeria
      current of that river strong, pikin no suppose swim there
      current affairs for nda interview
      currency of rwanda na wetin
      current boyfriend dey jealous of ex
      charge dey your phone (?|borrow me charger)
      the police charge am to court for murder
      person in charge of the kitchen
      charge my phone for your shop
      deposit of crude oil for niger delta
      withdraw from competition
      withdrawal symptoms when person stop smoking
      withdraw your troops, un tell russia
      cash crop for ondo
      cash and carry supermarket don close
      cashew nut and groundnut, which one get more oil
      cashier for filling station na my classmate
      safe journey to my people wey dey travel
      safe delivery prayer for pregnant woman
      teller machine for museum
      credit to whom e due
      vault for church basement
      naira marley concert na when
      fund raising for church roof na sunday
      lodge for school side
      lodgement in hotel for two nights
    `,
  },
};
