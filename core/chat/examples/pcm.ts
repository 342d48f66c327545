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
      i wan get my own account number
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
      (na how much|how much|wetin) (dey|remain|still dey|dey inside) my (akant|account|acct|purse)
      (i get|i still get) (money|{amount}|anything) (for account|so|left)
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
      (make i|i wan) (pay|settle|bless) (my (tailor|mechanic|landlord|worker)|{name}) {amount}
      {name} (need|dey ask for|talk say make i send) {amount}(, send am|)
      (comot|take|remove) {amount} from my account (send|give) {name}
      how i (go take|fit) (send|transfer) money (give|to) (person|my brother|another bank)
      i (owe|dey owe) {name} {amount}, (send am give am|pay am|transfer am)
      do transfer (of {amount}|give {name}|to {bank}|abeg|)
      wire (my guy|{name}) {amount}
      (make|allow) {name} (collect|get) {amount} from my (account|acct)
      (help me|abeg) (run|push|drop|throw|shoot) {amount} (give|for|to) {name}
      how i go (take|) (send|transfer|pay) (money|person money|) (give person|for here|give another bank)
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
      (show|make i see) (me|) (people|the people|all the people) (wey i dey|i dey) (send|pay|send money give)
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
      i never see alert from {name}, e don pay
      which money (enter|comot) last
      transaction wey i do {period}
      check whether {amount} don enter
      i never see alert (from {name}|), e don (pay|send)
      check whether (alert|money|{name} alert) don (enter|drop)
      how my account take (move|waka|dey) {period}
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
      (why|wetin make) (una|dem) (debit|comot|remove) {amount} (for|from) my account
      (check|see) (my|the) (last|) {number} (transaction|transfers|debit)
      (i never|i no) see alert from {name}, e don send
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
    `,
    where_is_my_money: `
      where my money (dey|dey now|enter|go)
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
      (the money|my money|the transfer) (never|no) (enter|reach|drop|show|land) (for|) ({name}|him side|her hand|)
      {name} (say|talk say) (e|she|he|im) (never|no) (see|get|receive) (the money|am|anything)
      dem (don|) (debit|comot money from) me (but|and) {name} (never|no) (see|get) (am|the money)
      my (transfer|money) (still dey|dey) (pending|hang|hanging|process)
      (find|trace|check) (the|my) (money|transfer) (wey i send|i send|) (to|give|) {name}
      (my|the) (money|transfer|moni) (never|no|neva) (enter|reach|drop|land|show|reflect) (since|since morning|till now|o|)
      (wetin|which thing) (happen|dey happen|do) (to|with) (my money|my transfer|the {amount} wey i send)
      i (send|transfer|pay) {name} {amount} (but|) (e|she|he|the money) (never|neva) (see am|see alert|enter|reach am)
      {name} (talk|say|dey talk) (say|) (e|she|he|the money) (never|neva) (see|get|enter|receive) (money|alert|anything|)
      (where|wia) (my|the) (money|transfer|{amount}) (dey|de|enter|go) (na|o|abeg|)
      (dem|una|bank) (don|) (debit|remove|comot) (me|my money|money) but (the|) (person|money|e) (never|no) (see am|reach|enter|go)
      my (transfer|money) (dey|still dey|don) (pending|hang|hook) (since|)
      (person|somebody|my brother) (send|say e send) me money (but|) (i never see am|e never enter)
      shey (my|the) (transfer|money) (don|) (enter|go|reach) (or e never|)
      (abeg|) (track|check|find) (my|the) (money|transfer) (for me|wey never enter)
      why my (transfer|money) (never|dey|no) (enter|delay|reach) (till now|)
      i (still|) dey wait for (the|my) (alert|money)
      i never see (the alert|alert|the money) (from {name}|), (e|she) (don send|say e don send)
      the money (dey road|dey hang|never land|still dey road)
      wetin (do|happen) to (my|the) ({amount}|money|transfer) (wey i send|i send {name}|)
      {name} (talk|say) (e|she|he) never (see|get|receive) (am|the money|alert)
      (the|my) (money|transfer) (dey hang|hang|dey pending|never reach|no reach) (since|till now|{name}|)
      (una|dem) don (debit|comot money from) me but {name} never (see|receive) am
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
      no be (am|{name}) i (suppose|wan|for) send (the money|am)
      (i send|i don send|e go) (am two times|to wrong person|wrong account|pass the amount), (bring am back|return am|help me)
      (abeg|) (return|bring back|collect back) (the money|my {amount}) (from {name}|wey i send by mistake)
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
      (how|where) my money (take|dey) (finish|go) ({period}|)
      (how much|wetin) i (don|) (spend|chop|waste|blow) (for|on top) (food|transport|data|light|airtime) ({period}|)
      (wetin|which thing) dey (chop|finish|carry) my money (pass|most|)
      how much (money|) (comot|commot|don comot) (from my hand|) {period}
      how much i (don|) (spend|chop|waste|use|blow) ({period}|for food|on data|on transport|)
      (where|wia|wetin) (all|) my money (dey|take|dey use) (go|enter|do) ({period}|)
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
      (buy|send) (card|airtime|credit) (give|for) (my (mama|babe|brother|pikin)|{name}) ({amount}|)
      i no get (credit|airtime|card) (to call|for phone|again)
      (flash|dash|load|run) me {amount} (credit|airtime|card|recharge)
      (my credit|airtime) don finish, (load|buy) {amount}
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
      (abeg|oga|pls) (buy|load|pay) (light|nepa|token|nepa bill|prepaid) (for me|{amount}|of {amount}|)
      (nepa|light people|phcn|dem) (don|wan) (cut|take|carry) (my|our) light(, pay am|, pay nepa|)
      (i|we) no get light (for house|), (buy|load) (token|unit|{amount})
      my (meter|unit|token|prepaid|light) (don|wan) (finish|run down|low)
      (load|put|buy) (light|token|unit) {amount} (for|enter) (my meter|{meter}|my house|)
      i (wan|want) (pay|buy|load) (nepa|light|light bill|prepaid|token|meter)
      {amount} (light|token|nepa|unit) (abeg|for {meter}|)
      (pay|settle|clear) (nepa|phcn|ikedc|ekedc|aedc|light bill) ({amount}|give me|)
      where (my|the) (token|light token) (dey|)
      light bill (don come|{amount}|abeg pay)
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
      pay for (my|) television
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
      (church|market) money
      i (wan|want) (pay|settle|clear) (bill|my bills|one bill|some bill|water bill|school fees|waste bill)
      (abeg|help me|oga) (pay|settle) (my|) (bill|bills|water bill|school fees|lawma|internet bill|rent)
      (pay|clear) (my pikin|pikin|my brother) school fees ({amount}|)
      (buy|pay for) (waec|jamb|neco) (pin|form|scratch card) (for me|)
      (fund|load|put money for) (my|) (bet9ja|sportybet|betking|bet account) ({amount}|)
      which bill (i fit|una dey|person fit) pay (for here|)
      (lawma|waste|water) people (don come|dey ask for money)(, pay am|)
      (pay|send) (tithe|offering|dues|association money|estate money) ({amount}|)
      (make i|i wan) (pay|renew) (my|) (internet|wifi|spectranet)
      (ten thousand|{amount}) for (school fees|church|waec|tithe|rent|lawma|estate)
      (make i|abeg) (renew|pay|clear) (wifi|waste|water|lawma|rent|toll) ({amount}|)
      (send|pay|drop) tithe {amount}
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
      (give|run) me (card|virtual card|atm card)
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
      dem don see my card number
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
      (make we|i want make we) (dey contribute|start ajo|do osusu|dey save) (every (week|month)|{amount}|together)
      i wan (be|turn) (head|oga|leader|admin) of (ajo|esusu|contribution)
      open group make (my people|we) (dey save|contribute)
      (i wan|make we) (turn leader of|start|form|open|run) (esusu|ajo|contribution|thrift) (for my street|with my people|)
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
      (which|any) (ajo|esusu|group) (dey|wey) (i fit|make i) (join|enter)
      i wan (join|enter|dey inside) (ajo|esusu|contribution|group|osusu|the ajo|{name} ajo|una group)
      (add|put|join) me (for|inside|to) (ajo|esusu|the group|contribution|the esusu)
      i get (code|invite code|link) (to join|for) (ajo|esusu|group|the group|)
      {name} (say|talk say|invite me) make i join (the|im|her|) (ajo|esusu|group)
      how i (go|fit) (take|) (join|enter) (ajo|esusu|group|contribution)
      (which|any) (ajo|esusu|group) (dey|wey i fit join|dey open) (for my area|)
      space (dey|still dey) (for|inside) (the|) (ajo|esusu|group)
      make i follow (join|do|dey) (the|) (ajo|esusu|contribution)
      (any|which) (esusu|ajo|contribution) (dey|dey near me) (for my area|wey i fit enter)
      (i wan|put me|add me) (enter|inside|join) (una|the|that) (ajo|esusu|group)
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
    `,
    group_status: `
      (whose|who get|na whose) turn (be this|e be|for the ajo|this month|)
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
      (how|wetin) (our|the|my) (ajo|esusu|contribution|group) (dey|be|dey go|take dey) (now|)
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
    `,
    loan_apply: `
      <abeg> (borrow|lend|loan) me {amount}
      <i_wan> (borrow|collect|take) (money|loan|{amount}|small loan)
      i (need|dey find) (loan|money to borrow|quick loan|small loan|urgent money)
      una (dey|fit) (give|borrow people|do) (loan|money)
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
      how i (go|fit) (take|) (get|collect|borrow|apply for) (loan|money)
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
      na how much be the interest for my loan
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
      (pay back|return) (una|the) (money|loan) (wey i collect|wey i borrow|)
      i go pay (half|part|{amount}) (of|for) my loan (now|today)
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
      how much be the gain for investment
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
      (if|make) i (put|drop) {amount} (how much i go get|for shares|for treasury bill)
      (i wan|how i go) make my money (grow|born|work|multiply)
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
      wetin my money don born
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
      which (shares|stock|investment) i (get|don buy|hold)
      (how|when) my (investment|shares|fund) (dey do|go ripe|dey perform|don reach)
    `,
    remittance: `
      <i_wan> (send|collect|receive) money (go abroad|from abroad|for obodo oyinbo|go ghana|from yankee|from london)
      my (brother|sister|guy|uncle) (for|wey dey) (london|america|canada|yankee|dubai) wan send me (money|dollar)
      how (i|person) go take (receive|collect|send) money (from|go) (abroad|yankee|london|overseas)
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
      send dollar give person
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
    `,
    lesson: `
      teach me (how to save|about money|how money work|how to budget|how i go take manage money)
      <i_wan> (learn|sabi) (about money|how to save|how to invest|about loan|how interest dey work)
      (explain|tell me) wetin be (interest|inflation|budget|investment|compound interest|treasury bill)
      wetin be (inflation|compound interest|budget|insurance|mutual fund)
      give me (money advice|advice for money|money tip|lesson)
      how i go take (save|manage|budget) (my|) money (well|)
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
      (advise|tell) me (how i go|how to) (save|spend well|avoid debt|no waste money)
      (which|wetin be the) (lesson|class|course) (una get|dey)
      i wan (do|take|start) (course|class|lesson|quiz)
      how i go take (sabi|use) money (well|wisely)
      how (interest|saving|inflation|insurance|shares|bond) dey work
      (teach|show) me (how to|how i go) (manage money|save money|plan salary|do business|avoid debt)
      (continue|start|next) (lesson|class|quiz)
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
      i wan (upgrade|increase|raise|move) (my|) (account|level|tier|acct) (to tier (2|3)|)
      (upgrade|carry|move) (my account|me) (go|to|reach) (tier (2|3)|next level|higher level)
      i wan (add|put|submit|give una|link) my (bvn|nin|id card|nin number)
      (verify|confirm) (me|my account|my bvn|my nin) (abeg|)
      how i (go|fit) (take|) (upgrade|verify|raise) (my|) (account|level)
      (which|wetin be my) (tier|level) (i dey|now|)
      wetin (una need|i need) (to|make i fit) upgrade (my account|)
      (do|finish|complete) my (kyc|verification)
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
      reduce the money wey fit comot for my account
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
    `,
    freeze_account: `
      <abeg> (block|lock|freeze|hold|off) my (account|akant|aza)
      dem (don|) (thief|steal|snatch|carry|collect) my phone (abeg|block my account|)
      my phone don (lost|loss|dey with thief) (block my account|lock everything|)
      i (don lost|lost) my (phone|sim|line), (block|lock) (my account|everything)
      (somebody|person|yahoo boys|thief) (dey|don) (enter|hack|use) my account
      stop (every|all) money (wey dey comot|from comoting) (from|for) my account
      lock (everything|my account) (sharp sharp|now now)
      no let anybody (touch|comot) (my money|money from my account)
      (unblock|open|unlock) my account
      dem wan clear my account
      make una block my account
      my account don hack
      hold my account make nobody touch am
      thief don carry my phone
      emergency o block my account
      how i go block my account (if my phone lost|)
      i wan block account
      close my account make nobody enter
      (abeg|sharp sharp|quick quick|oga) (block|lock|freeze|hold|stop) my (account|acct|money) (now now|)
      (my phone|my sim|my line|my handset) (don|) (lost|loss|miss|dem steal am|dem don thief am)(, block my account|, lock my account|)
      (thief|dem|armed robber|somebody) (don|) (carry|collect|steal|snatch) my (phone|sim|line)(, block everything|, lock account|)
      (somebody|yahoo boy|hacker|person) (don|dey|wan) (enter|hack|inside|use) my account(, block am|, lock am|)
      make (nobody|nothing|no money|dem no) (fit|) (comot|withdraw|remove money) (from|for) my account
      (stop|lock) (everything|all transaction|any debit) (for|on) my account
      (put|do) (lock|hold|pnd) for my account
      no allow (anybody|any transaction|money comot) (for|from|on) my account
      make (dem|nobody|anybody) no (withdraw|comot money|use|touch) (for|from) my account
      (thief|somebody|hacker) (don|dey) (use|enter) my account, (lock|block|stop) am
      (hold|stop|block|lock) (everything|all transaction|my account) (sharp sharp|now now|first)
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
      dem don see my pin
      set pin for me
      pin don comot for my head
      i wan (change|reset|set|create|do new) (my|) (pin|password|transaction pin)
      i don (forget|lost) my (pin|password|transaction pin)
      (abeg|help me) (change|reset) my pin
      (somebody|my guy|my wife|person) (don|) (see|know|sabi) my pin
      my pin (no dey work|no gree|don block|no correct)
      how i (go|fit) (take|) (change|reset) (my|) pin
      i no (remember|sabi|fit remember) my pin (again|)
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
      (which|wetin be the) (code|number|ussd) (i go|make i|to) (dial|press|use) (for (balance|transfer)|)
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
      (wetin|which things|which service) (una get|dey|una dey do)
      i don (confuse|tire|lost)(, help me|)
      (you be|na) (robot|human being|person|computer) (abi|or wetin)
      (una|this bank) (dey|get) (safe|legit|real|office)
      how much una dey charge (for|to) (transfer|send money|)
      wetin (be the charge|una dey charge|be the fee) (to send {amount}|for transfer|to receive money|)
      (how|teach me how) (this thing|e|this app|karo) (dey work|take work)
      (wetin|which things) (you|una) (fit do|dey do|fit help me do) (for here|)
      (where|which side) una (office|branch) dey
      (my money|karo) (safe|get security|dey secure) (for here|so|)
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
    `,
    routing: `
      wetin be (una|the) (sort code|bank code|routing number|swift code)
      {bank} (sort code|bank code) abeg
      give me (sort code|bank code|routing number)
      which bank code i go use
      wetin be (una|the|{bank}) (sort code|bank code|swift code|routing number)
      (sort|bank|swift) code (abeg|for {bank}|)
      my (office|company) (need|dey ask for) (una|the) (bank code|sort code)
    `,
    order_checks: `
      i (wan|need) cheque book
      una get cheque book
      how i go take get cheque
      my cheque don finish, give me another
      i (wan|need|want) (cheque|cheque book|check book|new cheque)
      (una|you) (dey give|get) cheque book
      my cheque (book|) don finish
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
      (person|thief|yahoo boys|dem) (don|dey) (hack|enter|use|thief from) my account
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
      no do am again
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
      (later|another time|next time|tomorrow) (abeg|i go do am|jare)
      (i no do|i no want|i don change mind|no worry) (again|o|)
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
      (person|human being|somebody) (dey|wey i fit talk to|wey go help me) (there|abeg|)
      i no (want|dey talk to|wan talk to) (robot|bot|machine|computer)
      (call|bring) (your oga|your manager|somebody|human being) (abeg|for me|)
      make (person|somebody|una agent) (call|answer|attend to) me
      i wan see una (manager|people)
      (carry me go|make i|i wan) (see|yarn|talk to|meet) (una oga|your manager|human being|customer care)
      which number i (go|fit) (call|use reach una)
      (make|tell) (somebody|person|una people) (call|answer|attend to) me
    `,
    complaint: `
      i (get|wan make|wan lay) (complaint|complain|issue|problem)
      una (dey|don) (cheat|thief|rob|fall my hand) (me|my money|)
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
      nothing dey work (for here|)
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
      (una|this|the) (app|service|network|bank) (dey|too|no) (slow|bad|fall hand|dey work|good)
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
    `,
    thanks: `
      (thank you|thanks|tenk you|tenks|thank u) (o|jare|my guy|very much|well well|)
      (god bless you|god bless una|god go bless you|e go better for you)
      you (do well|try|too much|good|too good|dey try)
      (una do well|una try|well done|weldone)
      i (appreciate|gbadun you|hail|hail o)
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
      that one don do (thank you|)
      e be things, thanks
      na una biko, thanks
      i don see am, thank you
      una (try|do well|too much|too good)
      (karo|una) too (good|sweet|much)
      you try (o|well well)
      (thank|tank) (you|una) (plenty|well well|o|my guy|)
      (una|you) (do well|try|too much|good die|sabi)
      (god|make god) (bless|go bless) (you|una)
      (i appreciate|i dey grateful|i hail)
      (oya bye|bye bye|later|we go see|i don go|na so, bye)
      (thank you|thanks|tanx|tnx) (o|well well|plenty|my guy|jare|very much|)
      (god|baba god|oluwa) (bless|go bless) (una|you) (well well|)
      (you|una) (try|do well|too much|sabi work|dey try) (o|well well|)
      i (appreciate|hail|gbadun una|dey grateful) (o|well well|)
      (correct|nice one|e choke|gbam|sharp|better)
      (okay|oya|alright) (bye|thank you|later|bye bye) (o|)
      e don (enter|work|do|land), (thank you|thanks|god bless)
      we go (see|yarn) (later|tomorrow|)
      (you be|una be) (correct person|better people|my guy|too much|boss)
      (god|baba god) (bless|go bless|go reward|keep) (you|una) (well well|)
      (better|correct|nice one|e sweet me|i dey gbadun una|no wahala thank you)
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
      una (be|dey do like) (thief|ole|criminal|yahoo|fraud) (bank|people|)
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
      (lol|lmao|haha|chai|ehn|hmm|na wa|see life|choi)
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
      (ehn|eh|ah|ehen|abi o|hmm hmm|yea)
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
      (network|glo network|fuel) (no good|bad|don scarce) (for my area|today|)
      (share|tell me) (joke|story|testimony|gist)
      (group|groups) of (companies|pikin|boys for street)
    `,
  },
};
