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
      (start|begin|get started|let's start)
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
      (is|are) (anyone|somebody|you people) (there|around|online|awake)
      (good|gud) (aftanoon|afternun|evnin|mornin|day) (karo|o|)
      (happy|blessed) (sunday|weekend|holiday|new week|ramadan|easter)
      (happy|merry) (new week|new month|new year|christmas|sallah|easter|weekend)
      (is anybody|is somebody|anyone|are you|you) (there|here|online|available)
      (i am|i'm|i have) (here|back|around|arrived) (again|)
      (good|top of the|fine) (morning|day|evening|afternoon) (to you|sir|ma|all|)
      (how is|how's|how was) (business|work|your day|your night|the family|life)
      (long time|been a while|it's me again|g'day|yo|what's up|wassup|sup)
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
      (open|create|make) (an|a|me an) (account|savings account|current account|bank account) (for me|for my (wife|son|mother|business)|)
      (i want|i would like|how do i|let me) (to|) (register|sign up|join|get started|become a customer)
      (i'm|i am) (new|not a customer|not registered) (here|yet|)(, open account for me|, what do i do|)
      (is it|how much is it|is account opening) (free|to open an account|to register)
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
    `,
    balance: `
      <check> my (account|) balance <please>
      what is my (account|current|available|) balance
      (what's|whats) (my|the) balance (now|today|on my account|)
      (balance|bal|my balance|account balance|acct bal|check balance|balance check|balance please)
      how much (do i have|is in my account|is left|money do i have|is my balance|i get) (now|left|in my account|)
      how much (money|cash) is (left|remaining) (in|on) my <account>
      <i_want> (check|know|see) (my|how much is in my) (balance|account balance|account)
      <please> (what|how much) is (left|in) (in|) my account
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
      how much can i (spend|withdraw|use) (now|today|)
      current balance
      (kindly|please) confirm my balance
      what do i have in my {bank} account
      how rich am i (today|)
      update me on my balance
      tell me what i have left after that
      do i have (more than|up to|at least) {amount} in my (account|savings account|{bank} account)
      do i have enough (money|) (in my account|) to (buy|get|purchase|afford) (a tv|shoes|a phone|a holiday|beer)
      (can i afford|is there enough for) (a tv|a trip|new shoes|a phone) (from|with|in) my (savings|) account
      is there (enough|a good amount of) money in my (account|savings account) (to|for) (travel|go on holiday|buy a phone)
      will i have enough (to buy|for) (a tv|a phone) (with|in) my account
      (what is|what's|how much is) (in|left in|remaining in) my (account|savings|wallet)
      (how much|what) (money|cash|do i) (do i have|have|is left|remains|have left) (now|today|in my account|)
      (check|show|tell|give) (me|) my (balance|account balance|available balance|money)
      (am i|is my account) (broke|empty|in the red|low)
      (has|did) (my salary|money|anything) (entered|come in|drop) (yet|) (and what is my balance|)
      (pls|please|abeg) (wats|what's|whats) my (bal|balance|acct balance)
      (check|chk) (my|) (acct|account) (bal|balance) (pls|4 me|for me)
      how much (remain|dey|is remaining) (in|for) my (acct|account)
      what (amount|sum) (is|do i have) (in|sitting in) my (account|wallet)
      i (want|would like|need) to (know|check|confirm|see) (how much|the amount) (i have|is in my account|i've got)
      (tell|show) me (how much|what) (i have|is left|i've got) (in there|in my account|)
      (available|ledger|wallet|remaining) balance (check|enquiry|please|)
      how (are|is) my (finances|money|account) (looking|doing) (today|)
      can you (check|tell me|confirm) (how much money|what) (is in|i have in) (my|the) (savings|account|wallet)
      do i have (any|enough|some) (money|cash|funds|balance) (left|at all|to send {amount})
      what's (in|left in) the (kitty|account|purse)
      (how much|hw much) (do i have|is my balance) (sef|right now|as at today)
      i (just|) want to (see|know) my (account|) balance before (i pay|buying|sending)
      do i have enough (money|cash|) (in my (account|savings|checking)|) to (buy|afford|pay for|get) (shoes|a car|clothes|tyres|a bike|a holiday|it)
      (i wonder|i hope|do you think|not sure) (if|whether|) i have enough (money|) in my {bank} account (for|to buy) (a bike|new clothes|sneakers)
      (am i|how) (rich|poor|broke) (now|today|this month|)
      (tell me|show me) (what|how much) i have left (after that|now|)
      (amount|money|cash) (i have|left|remaining|available) (now|in account|)
      (do i have|have i got|is there) (enough|any|up to {amount}|some) (money|cash|funds|) (left|in my account|to send {amount}|)
      (what|how much) (is left|do i have left|remains|am i left with) (in the purse|in there|with me|before i buy|)
      (can|could) i (afford|spend) {amount} (now|today|from my account|)
      (update me on|remind me of|what about) my (balance|account balance|funds)
      (am i|how) (rich|poor|broke|low|buoyant) (am i|now|today|)
      (my|the) account (how far|how much|what is inside|level)
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
      (which|what) (account number|details) (is|are) mine
      (i want|how do i) to (add|put|deposit|load) (cash|money|funds) (in|into|to) my (karo|) (account|wallet)
      where (can|do) i (see|find|get) my (acct|account) (number|details)
      (i need|give me) account (number|details) to (receive|collect|get) (payment|my salary|money|{amount})
      (please|) what('s| is) my (account no|account number|nuban|acct number)
      (how|where) (will|can|do|should) (someone|people|my boss|a friend) (send|transfer|pay) (money|) (to me|into my account|to my karo account)
      (i want|how do i) to (add|put|load|deposit|fund) (money|cash) (in|into|to) my (account|wallet|karo)
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
      (send|transfer) {amount} (to|into|for) (my (mother|wife|son|landlord|tailor|brother)|{name})('s account|)
      (i want to|i need to|let me) (send|transfer|pay) (some money|money|{amount}|cash) to (someone|somebody|a friend|{name}|my (wife|brother|supplier))
      (pay|settle) {name} (his|her|the|) {amount} (for {narration}|)
      (move|shift) {amount} (from my account|) to (my|) {bank} (account|) ({account}|)
      {name} {account} {bank} {amount}
      (abeg|pls|please) (help me|) (snd|send|transfer|trf) {amount} (2|to|give) {name}
      (do|make|perform|initiate) a transfer (of {amount}|) (to {name}|to {bank}|)
      (i'm|i am) (trying|looking) to (send|transfer|move) (money|{amount}|funds) (to {name}|)
      (could|would|can) you (please|kindly|) (send|transfer|pay|wire) {amount} to (my (sister|mum|landlord|brother)|{name})
      {name} (is asking|asked me) for {amount}, (send|transfer|pay) (it|) (to him|to her|)
      (kindly|please) (debit|take) my account (and|to) (pay|credit|send) {name} {amount}
      i (need|have|want) to (pay|send|give) {name} {amount} (urgently|now|today|asap|quickly|right away)
      (send|transfer|pay) (the sum of|) {amount} (into|to) (acct|account) (no|number|) {account} ({bank}|with {bank}|of {bank})
      help me (pay|settle|send) (my (mechanic|tailor|gateman|nanny|rent agent)|{name}) {amount}
      {amount} (to|for) (my (mum|dad|wife|husband|girlfriend)|{name}) (please|abeg|pls|now)
      (let's|lemme|let me) (send|transfer|give) {name} (some money|{amount}|something)
      (can|may) i (transfer|send) (money|{amount}|some cash|funds) (to|into) (another|a friend's|someone's|a different) (account|bank)
      (quick|urgent|fast) transfer (of {amount}|) (to {name}|please|)
      (send|transfer) money from (my account|my savings|karo|here) to (my {bank}|{bank}|{name}|another account)
      (give|dash|bless) {name} {amount} (for me|from me|on my behalf)
      pay {name} back (the|) {amount} (i owe|i borrowed|)
      how (do|can) i (send|transfer|move) (money|cash|funds) (from here|to {bank}|to my friend|to another person|)
      send {name} {amount} for (the food|transport|school|{narration}|data)
    `,
    beneficiaries: `
      <check> my (beneficiaries|saved beneficiaries|saved people|recipients)
      (beneficiaries|my beneficiaries|beneficiary list|saved accounts|list beneficiaries)
      who (have i|did i) (saved|paid before|save)
      who can i send (money|) to
      list (the people|everyone|people) i (send money to|have saved|pay|usually pay)
      (add|save|remove|delete|edit) (a|{name} as a|my|this) beneficiary
      save {name} as (a|my) beneficiary
      delete {name} from my (beneficiaries|list|saved people)
      <i_want> (add|remove|see|edit) (a|my|) beneficiary
      save this account (as {name}|for next time|)
      rename {name} to {name}
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
      (who|which people) (are|is) (on|in) my (beneficiary|saved|transfer) list
      (show|display|pull up|bring out) (my|the|all my) (saved|) (beneficiaries|recipients|payees|contacts)
      (add|include|put) {name} (to|in|on) my (beneficiaries|saved list|contacts|recipients)
      (take|remove|delete|drop|clear) {name} (off|from) (my|the) (list|beneficiaries|saved contacts)
      (i want|how do i) to (save|store|keep) (this account|{name}'s account|somebody's account) (for later|as beneficiary|for future transfers)
      (my|list of|all) (favourite|frequent|saved|stored) (people|recipients|accounts|beneficiaries)
      who did i save (on|in) (my|this) (account|app|bank)
      can you (store|save|remember) (this|these) (account|details|number) (for {name}|for me|for next time)
      which (people|accounts|names) (have i|did i) (saved|save) (for transfer|before|)
      (keep|remember|store) (this|these|{name}'s) (account|number|details) (for next time|for future|for {name}|)
      (call|name|tag) (this account|{account}|her|him) {name} from (now on|today)
      (list|show|who are) (the|) (people|persons|those) (i can send to|i send money to|i usually pay|i have saved)
      (do i have|have i saved|is there) {name} (saved|in my list|among my beneficiaries|already)
      (my|list of my|see my) (payees|saved people|recipients|saved accounts|contacts for transfer)
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
      (i want|let me) to (see|view|check|go through) (my|the|all my) (recent|past|last|previous) (transactions|activities|payments|transfers)
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
      (what|why) (is|was) (this|that|the) (debit|deduction|{amount} debit|charge|credit) (for|of {amount}|on my account|)
      (why|for what) was i (debited|charged|credited) {amount} ({period}|)
      (list|show|give me) (every|all|the last {number}) (transfer|transfers|payment|payments) (to {name}|i made|i received|{period})
      (details|information) (of|on|about) my last (debit|credit|payment|transaction|withdrawal)
      (what|anything) (happened|has happened|moved) (on|in) my account {period}
      (account|my) (activity|movements|history|alerts) ({period}|)
      (who|which person) (sent|paid|credited) (me|my account) ({amount}|{period}|)
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
      i need proof of (funds|my account) (for the embassy|)
      (get|send) statement {period}
      download my transaction (record|records|report) (for {period}|)
      email my account statement
      (pdf|csv|excel) (of my account|statement)
      my bank wants my statement
      account statement from {period}
      print out my account
      (send|email|give|generate) (me|) (a|my|the) (bank|account|) statement (for|of) {period}
      (i need|i want) (a|my) (bank |account |)statement (for (visa|embassy|my loan|school)|)
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
      (pdf|printout|document|record) of my (transactions|account|account history) {period}
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
    `,
    where_is_my_money: `
      where is my money
      where (is|are) (the|my) ({amount}|transfer|money i sent|funds)
      (my transfer|the transfer|my payment|the money) (is pending|is still pending|has not arrived|hasn't landed|did not go|is delayed|not received)
      (he|she|{name}|they|the person|the receiver) (has not|hasn't|did not|didn't|never) (received|receive|get|gotten|seen) (it|the money|{amount}|anything|alert)
      i sent {amount} to {name} (and|but) (it has not|it hasn't|he hasn't|she has not) (entered|arrived|reached|got it|received it)
      (why|how come) (is|has) (my transfer|the money|my money) (pending|not arrived|delayed|stuck|taking so long)
      (i was|i have been|my account was|my account has been) debited but (the money did not go|{name} did not get it|no alert|the transfer failed|nothing was delivered)
      (status|state) of (my|the|that) (transfer|payment|last transfer|transaction)
      what (happened|is happening) to (my|the) (transfer|money|{amount})
      (track|trace|follow up on|check) my (transfer|payment|money)
      (has|did) (my|the|that) (transfer|payment|money) (go through|gone through|gone|work|arrive|succeed)
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
      (what happened|what is wrong) (to|with) (my money|the {amount} i sent|my transfer)
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
      (why|how come) (is|has) my (transfer|money|payment) (still|) (not|) (pending|gone through|delivered|arrived|dropped)
      (my account was|i was|i've been) debited (but|yet|and) (the|) (money|person|receiver) (did not|never|hasn't) (go|arrive|receive|get it|received)
      (what happened|what's happening|what's the status|any update) (to|with|of|on) (my|the) (transfer|money|{amount}|payment)
      (track|trace|locate|find|check) (my|the) (transfer|payment|missing money|{amount} i sent)
      (where|wia) (is|did) my (money|transfer|{amount}) (go|went|o|now)
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
    `,
    spending: `
      how much (have i|did i) (spent|spend) {period}
      how much (have i spent|did i spend|went) on (food|airtime|data|transport|bills|transfers|shopping|fuel) ({period}|)
      (my spending|spending|spendings|expenses|my expenses|spending history|spending report)
      <check> my (spending|expenses|spending history|spending summary)
      what (am i|do i) (spending|spend) (most|my money|) on
      where (does|did|is) my money (go|going) ({period}|)
      (break down|summarise|analyse|analyze) my (spending|expenses) (for {period}|)
      what did i spend (the most|money|) on {period}
      (total|sum of my) (spending|expenses|outflow) (for|in|) {period}
      how much (has|have) (gone out|left my account) {period}
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
      (where|how) (has|did|does) (all|) my money (gone|go|finish) ({period}|)
      (what|how much) (have i|did i) (spent|spend|blow|waste|used) (on|for) (food|transport|airtime|data|shopping) ({period}|)
      (break down|analyse|summarise|show) my (spending|expenses|expenditure) ({period}|)
      (my|total) (expenses|spending|expenditure|outflow) (for|in|of) {period}
      (am i|i think i am) spending (too much|more than last month)
      what do i spend (most|the most|more) on
      (how much|what) went (to|on) (bills|food|transport|{name}) {period}
      (how much|what) (have|did) i (spend|spent|blow|use up) {period}
      (where|wia) (is|does|did) (all|) my money (going|go to|go)
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
      (how much|what amount) (left|went out of|has left|came out of|was taken from) my account {period}
      (break down|breakdown of|analyse|analysis of|summary of) (my|) (spending|expenses|expenditure) {period}
      (am i|was i) (spending|overspending|using) too much (money|) (on food|on data|{period}|)
      (total|sum of) (what i|i|all i) (spent|used|paid) (on shopping|on bills|{period}|)
      what (takes|eats|swallows|consumes) (most of|) my (money|salary|income)
      (how much|total) (have i|did i) (send|sent|given|paid) (to|) {name} (altogether|in total|{period}|so far)
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
      (i want|i need|can i) to (buy|get|load|purchase) (airtime|credit|recharge card|call card) (for|on) ({phone}|my line|my {network}|my mum)
      {amount} (airtime|credit|card) (pls|abeg|on my line|to my number|for my {network})
      (top up|topup) ({phone}|my line|my {network}|my phone) ({amount}|with {amount})
      (buy|get|send) (airtime|credit|recharge) (for|to) {phone} ({amount}|)
      my (airtime|credit|call card) (don finish|finished|has run out|is low|is over)
      (buy|send|load) {amount} {network} (for|to) ({name}|{phone}|my (wife|brother|boy))
      can you (recharge|load|top up) (my|this) (phone|line|{network} line|number) (with {amount}|for me|)
      {network} (airtime|recharge|top up|credit) ({amount}|pls|)
      i (can't|cannot|no fit) (call|make calls|call anybody), (i need|load) (airtime|credit|card)
      (can you|please) (top up|credit|recharge|load) my (phone|line|number|sim) (with|) {amount}
      (flash|dash|buy) me {amount} (airtime|credit|recharge card)
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
      (i want|i need|can i) to (subscribe|buy|get|activate|renew) (for|) (data|{plan}|internet|a monthly plan|mb) (on my line|for my phone|)
      (sub|subscribe) (my|this) (line|number|phone|{network}) (to|for|with) ({plan}|data|monthly data)
      (i have|i've) (exhausted|finished|used up) my (data|mb|bundle)
      {plan} (data|sub|bundle) (pls|abeg|on {network}|for my {network}|to {phone})
      (buy|get|send) (data|mb|{plan}) (for|to) (my (sister|mum|son)|{name}|{phone})
      (my|) (data|sub|mb|internet) (don finish|is finished|has run out|has expired|is almost over)
      (which|what) (data|) (plans|bundles|offers) (do you have|are available|is cheap) (for|on) {network}
      (data|internet) (bundle|subscription|plan|sub) (for|worth|of) ({network}|{amount}|a week|one month)
      (recharge|load) my (router|mifi|modem|hotspot) (with data|)
      (weekly|monthly|daily|night|weekend) (data|plan|sub|bundle) (for {network}|for my phone|)
      {network} {plan} (pls|abeg|for {phone}|)
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
      my (light|meter|units) (has|have|is|are) finished
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
      (i want|i need|can i) to (buy|pay|recharge|load) (light|nepa|electricity|power|token|my meter) ({amount}|for my house|)
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
      (pay|buy|load) (for|) (power|electricity|light|units|token) (with|of|) {amount} (at the office|for my shop|)
      (electric|power|light|nepa) bill (at the office|for my house|{amount}|)
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
      (i want|i need|can i) to (watch|renew|pay|subscribe|recharge) (my|for|) (dstv|gotv|startimes|showmax|cable tv) ({plan}|)
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
      (i want|i need|help me) to (pay|settle|clear|sort) (a|my|some|this) (bill|bills|utility bill|levy)
      (pay|settle|clear) (my|the|our|his) (water|waste|lawma|internet|wifi|estate|school|hostel|hospital|insurance|tax) (bill|bills|fee|fees|dues|levy) (pls|of {amount}|{amount}|)
      (pay|buy) (waec|jamb|neco|nabteb|post utme) (result checker|pin|e-pin|scratch card|form)
      (fund|credit|load|recharge) (my|) (bet9ja|sportybet|betking|betway|1xbet|nairabet) (with {amount}|wallet|id|)
      (how|where) (do|can) i pay (my|for|) (bills|water bill|school fees|tax|lawma|rent|waec)
      (pay|make payment for) (my|the) (kid's|daughter's|son's|children) (school fees|tuition|fees) ({amount}|)
      (is it possible|can i) to (pay|settle) (bills|water bill|school fees|taxes) (here|with you|on karo)
      (make|do) (a|) (payment|remita payment) (to|for) (lawma|remita|firs|the water board|the school|the government)
      (gym|church|club|association|cooperative) (dues|membership|fee|levy|tithe) ({amount}|payment|)
      (my|the) (internet|spectranet|smile|wifi|water) (bill|sub|subscription) (is due|has expired|of {amount}), pay (it|)
      pay my (water|gas|phone|utility|waste) bill (from|with) my (account|savings|{bank} account)
      (firs|tax|tithe|waec|lcc|toll|rent|school fees|estate dues|church offering) {amount}
      (pay|settle|renew|clear) (my|the) (wifi|internet|rent|water bill|estate dues|waste bill|school fees|toll) ({amount}|)
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
      (what|which) (bills|bill) (do i have to pay|should i pay|are due) (soon|this week|next|now)
      (when|what date) (does|will) my (dstv|gotv|subscription|data|internet|bill) (expire|end|be due)
      (due|payment|expiry) date (for|of) my (bill|subscription|rent|water bill)
      (how long|how many days) (do i have|remain|left) to pay my (bill|rent|light bill)
      (am i|is my bill) (late|behind|overdue) (on|with|) (my bill|payment|)
      (which|what) (bill|bills) (should i pay|are due|is due|do i have) (today|{period}|now|)
      (when|what date|which day) (is|should|must) (my|the|i) (rent|light bill|water bill|school fees|internet) (due|be paid|expire)
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
      (what|how much) (are|is|do) (all my|my total|my) (bills|utility bills|bill) (in total|worth|come to)
      (check|show|tell me) (my|the) (outstanding|unpaid|pending) (bill|bills|electricity debt)
      how much (am i|are we) owing (nepa|the disco|ikedc|the water board|dstv)
      (amount|balance) (on|of|due on) my (bill|light bill|water bill|{biller} bill)
      how much (should|will) i pay for (electricity|water|my bills|dstv) ({period}|)
      what (do|does) my (bill|bills) look like (for|on) (light|water|netflix|internet|cable)
      how much do i have to pay (on|for) (taxes and cable|gas|light and water|my utilities)
      (how much) (should i|do i|must i) (pay|owe) (for|on) (internet|gas|water|light|my dstv) (this month|{period}|)
      (how much|what) is (my|the) (light|water|cable|phone|waste) bill
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
      (how much|what) (is|does it cost|do you charge) (for|to get) (a|an|) (atm card|card|virtual card|new card)
      (has|is|when will) my (card|new card|atm card) (ready|arrived|arrive|get here|be delivered)
      (do you|does karo) (offer|have|give) (virtual|dollar|atm|debit|physical) cards
      (send|deliver|bring) (me|) (a|my) (card|atm card|debit card) (to my house|)
      (i need|get me|give me|apply for|i want) (a|an|another|my own) (card|debit card|atm card|virtual card|mastercard|visa card)
      (card|a card) (to|for) (pay|buy things|shopping|subscribe|use) (on netflix|online|on amazon|on spotify|for adverts)
      (how much|what) (is|does) (a|the) (card|virtual card|atm card) (cost|fee|price|)
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
    `,
    card_show: `
      (show|give|send|tell) me my (card|virtual card) (details|number|info|)
      <i_want> (see|view|get|know) my (card|virtual card|card details|card number)
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
      (show|send|give|tell) me my (card|virtual card|atm card|debit card) (details|number|info|cvv|)
      (what|which) (is|are) my (card|virtual card) (number|cvv|expiry date|details)
      (i want|let me|can i) to (see|view|check|copy) my (card|virtual card|debit card) (details|number|)
      (when|what date) (does|will) my (card|debit card|atm card) (expire|get expired|finish)
      (card|virtual card) (details|number|info|information|cvv|expiry) (pls|please|)
      (view|see|list|display) (my|all my) (card|cards|virtual cards|virtual card)
      (what|how many|which) cards do i have (with you|on my account|)
      (is|has) my card (active|blocked|frozen|still working|working|expired)
      (i need|i forgot) (the|my) (numbers|16 digits|cvv|expiry date) (on|of|in front of) my card
      (balance|money) (on|in) my (virtual|dollar) card
      (is|was) my card (active|working|ready|blocked|still valid|expired)
      (where|show|give) (is|me|) my (virtual card|card details|card number|cvv|card)
      (what is|when is) (my card number|the cvv|the expiry of my card|my card's expiry)
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
      (start|create|open|form|set up) (an|a|a new|our) (esusu|ajo|thrift|savings group|contribution|cooperative) (with (my friends|10 people|market women)|of {amount} (weekly|monthly)|)
      (i want|we want|how do i) to (start|run|begin|organise) (an|our|a) (ajo|esusu|contribution|circle)
      (make|let me make) a (group|circle) (to save|for saving|for contribution) with (friends|family|my church)
      (i want|we want|help me|let's) to (start|create|open|set up|begin|form|organise) (an|a|our|) (ajo|esusu|thrift|adashi|savings|contribution) (group|circle|club|)
      (create|start|open|set up) (a|an|) (group|esusu|ajo|contribution) (with|for|of) (my friends|{number} people|my colleagues|my family|my church|{amount})
      (how|where) (do|can) (i|we) (start|create|open|form|set up) (a|an|our) (esusu|ajo|group|thrift|contribution|savings group)
      (new|open|begin) (esusu|ajo|adashi|isusu|thrift|savings group|contribution group)
      (my|our) (friends|office people|market women|family) (and i|) want to (save|contribute|do ajo) together
      (i|we) (need|would like) a (savings circle|rotating savings|contribution group|group savings) (for|of) ({amount}|10 people|my family|)
      (weekly|monthly|daily) (ajo|esusu|contribution|thrift) of {amount} (for|with) (my friends|5 people|{number} people)
      (gather|bring together) (people|my friends|my colleagues) (to|for) (save|ajo|esusu|contribute)
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
      (i want|let me|can i|how do i) to (join|enter|be part of|be in|be a member of) (an|a|the|my friend's|{name}'s|your|any) (ajo|esusu|savings group|thrift|contribution|circle|adashi|group)
      (join|enter|add me to) (the|an|a|) (ajo|esusu|group|thrift|contribution|circle) (with code {reference}|of {name}|)
      (i have|i got|they gave me|here is) (an|the|a) (invite|invitation|group|join|ajo) (code|link)
      {name} (invited|added|asked) me (to|to join) (an|a|the|his|her) (ajo|esusu|group|thrift|savings group)
      (add|put|include|register) me (in|to|into|for) (the|an|that) (ajo|esusu|group|contribution|thrift)
      (are there|which|any|find me) (open|available|) (ajo|esusu|savings) (groups|circles|group) (near me|i can join|to join)
      (is there|any) space (for me|left|) in (the|an) (ajo|esusu|group)
      count me in (for|on) the (ajo|esusu|group|contribution)
      (find|show|is there) (a|any|me a) (savings group|ajo|esusu|thrift) (near me|in my area|to join)
      (i got|i have|here is|use) (an|the|my|this) (invite|invitation|code|link) (to|for) (the|an) (ajo|group|esusu|circle)
      (i want|let me|can i) to be (a member|part|among|in) (of|) (the|an|your) (ajo|esusu|savings group|circle)
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
      (i want|let me|can i|help me) to (pay|make|drop|send|do|settle) my (ajo|esusu|contribution|thrift|group money|weekly contribution|monthly contribution|share)
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
      (is|has) everybody (paid|contributed) (in the group|)
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
      (what|which) (position|number|turn|round) (am i|are we) (in|on|) (the ajo|the esusu|the group|)
      (have i|did i) (paid|pay|contribute) (my|this month's|) (ajo|esusu|contribution|to the group) (already|this week|)
      (who|which member) (is still to pay|has not paid|is next|collects next|collected last)
      (what|which) (round|turn|number|position) (are we on|am i|is it|is next) (in the ajo|in the group|)
      (how much|what) (is in|do we have in|has entered) the (pot|group|ajo|contribution)
      (has|did) {name} (paid|pay|contributed|contribute) (to the ajo|this week|for this round|)
    `,
    goal: `
      <i_want> (save|start saving|set a goal|create a goal|save money) (for {narration}|)
      save {amount} (for|towards) (rent|school fees|a car|my wedding|christmas|a phone|a laptop|my house)
      (create|set|start|open|make) (a|my|a new) (savings goal|goal|savings plan|target)
      (goal|goals|my goals|savings goal|savings|my savings|target savings|save money|save)
      how (is|much is in) my (goal|savings goal|rent savings|savings|target)
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
      open a savings pot
      target of {amount} by december
      how far (is|am i from) my goal
      move {amount} to savings
      change my goal (to {amount}|)
      fixed savings
      (set aside|keep|put away|save) {amount} (for|for the next) (3|6|{number}) months
      i want to buy (a|an) (car|phone|house|laptop) (next year|by december), (help me save|how do i save)
      help me (save|put money away) (for|towards) (a car|rent|a phone)
      put {amount} away (for me|for later)
      (i want to|help me|let me) (save|keep|put aside) {amount} (every|each) (day|week|month) (for (rent|school|hajj|a car)|)
      (create|start|open|set) (a|a new|my) (savings goal|goal|target|savings plan) (for (rent|school fees|a phone)|of {amount}|)
      (add|move|put) {amount} (to|in|into) my (savings|goal|rent goal|target)
      (how much|what) (have i|did i) (saved|save|kept) (so far|in my goal|for my rent|)
      (lock|keep) {amount} (away|for me|until december)
      (withdraw|take|break) ({amount}|money|) from my (savings|goal|target)
      (i want|let me|help me|can i) to (save|put aside|keep|set aside|start saving) ({amount}|money|some money) (for|towards) (rent|a car|school fees|christmas|my wedding|a house|hajj|a laptop|my business|my baby)
      (create|start|open|set|make|new) (a|my|) (savings|saving|) (goal|target|plan|piggy bank|pot) (for {narration}|of {amount}|)
      (how much|what) (have i|did i|is in) (saved|save|my savings|my goal|my target) (so far|for {narration}|)
      (save|lock|keep|stash) {amount} (every|each|per|) (day|week|month|) (for me|)
      (add|put|move|top up) {amount} (to|into|in) my (savings|goal|target|piggy|rent goal|car savings)
      (break|withdraw from|close|take money from|cash out) my (savings|goal|target|piggy bank|locked savings)
      (auto|automatic|daily|weekly|monthly) (save|savings|saving) (of {amount}|plan|)
      (lock|fix) (my|some|{amount} of my) (money|savings|funds) (for|till|until) (3 months|december|one year|six months)
      (am i|how close am i|how far) (on track|to my|with my) (savings goal|goal|target|)
      (i'm|i am) saving (for|towards|up for) (a|my) (car|phone|wedding|house|rent)
      (i want|help me) to (keep|put away|put aside|set aside|store) {amount} (where i cannot touch it|every week|for {narration}|for later|monthly)
      (i want|i plan) to buy (a|an) (laptop|car|land|phone|house) (next year|in december), help me save
      (what|how much) have i (saved|put aside|gathered) (for {narration}|so far|)
      (am i|how far) (on track|with my goal|along) (for|with|) (my|the|) (goal|target|savings)
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
      do you (give|offer|do) (loans|loan|credit|salary advance)
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
      (can i|i want to) get (a salary advance|an advance|credit|a soft loan)
      i want (credit|a salary advance|an overdraft)
      (get me|i want) a (payday|business|personal) loan
      (do|can) you (give|do|offer) (salary advance|business loans|credit|small loans)
      i (want|need) (a salary advance|a quick loan|an emergency loan|some credit)
      my (business|shop|farm) needs (capital|{amount}|a loan)
      (quick|emergency|payday|business|personal) (loan|credit|cash loan)
      i will pay (it|you|the money) back (next month|on payday), (lend|borrow|give) me {amount}
      can the bank (lend|borrow) me {amount}
      (lend|borrow|loan) me {amount} (please|till month end|for business|)
      i (need|want) (a|some|quick|urgent) (loan|credit|advance|soft loan) (of {amount}|for (rent|school fees|business|my shop)|)
      (can i|do i qualify to|am i able to) (get|take|borrow|have) (a loan|{amount}|some money)
      how much (loan|credit|money) can (i|you) (get|borrow|give me|lend me)
      (apply|applying|application) for (a|) loan
      i want to borrow (money|{amount}) (and pay (back|) (later|month end)|)
      (i want|i need|can i|help me|pls i need) (a|to get a|to take a|get a|to apply for a|to borrow|to collect a) (loan|quick loan|small loan|soft loan|business loan|salary advance|{amount} loan)
      (borrow|lend|loan) me (money|some money|{amount}|small money) (please|abeg|till month end|till salary)
      (can|will|could) (you|karo|the bank|i) (borrow|lend|loan|give|get) (me|) ({amount}|money|a loan|some money)
      (how much|what amount) (can|will|do) (i|you) (borrow|get|lend me|qualify for|give me) (as loan|as a loan|)
      (am i|do i|will i|can i) (qualify|eligible|qualified) for (a|any|the) loan
      (how|what|where) (do|must|can) i (apply|do|go) (for|to get|to borrow) (a loan|loan|money|{amount})
      (i'm|i am) (broke|short of cash|in need of money|stranded)(, i need|, give me|, lend me) (a loan|{amount}|some money)
      (apply|application|request) (for|) (a|) (loan|credit|advance) (of {amount}|)
      (loan|credit|advance) of {amount} (for my business|for my shop|for rent|for {narration}|to pay back in 3 months|)
      (i need|looking for) (capital|funding|money) for my (business|shop|farm|trade)
      (what are|tell me) (your|the) (loan|lending) (requirements|conditions|terms|options|products)
      (salary|payday|business|school fees|rent) (loan|advance) (pls|please|)
      (can|will|could) (you|the bank|karo) (help|assist|support) me with {amount} (to pay back|till month end|until salary|as a loan|)
      (i need|i want) {amount} (urgently|now|for business|), i will (pay back|refund|return it) (next month|in two weeks|with interest)
      what (are the|is the) (loan|loans) (options|offers|conditions|requirements|terms)
      (how much|what amount) (can|could) (i|you|the bank) (borrow|lend me|give me as a loan)
      (what is|how much is|tell me) the (interest|cost|charge|rate) (on|for|of) a loan (of {amount}|)
      (do you|does karo|can you) (give|offer|do) (loans|overdrafts|salary advance|soft loans|quick cash)
      (am i|would i be|how do i become) (eligible|qualified|able) (for|to take) a loan
      (i am|i'm) (broke|short of cash|stranded), (borrow|lend|advance|loan) me {amount}
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
      (has|was|is) my loan (been|) (approved|ready|out|granted|rejected)
      (when|what day) (is|must) my (loan|next instalment|next repayment) (due|be paid)
      (loan|debt) (balance|status|remaining|schedule)
      how (far|is) my loan (application|) (now|)
      (how much|what) (do i|am i|is) (still|) (owe|owing|left on|remaining on|outstanding on) (on|) (my|the) (loan|debt|borrowing)
      (what is|check|show|tell me) (my|the) (loan|debt|outstanding loan|loan balance|loan details|credit score)
      (when|what day|what date) (is|do|will) (my|i) (loan|next repayment|next instalment|repay|loan payment) (due|my loan|)
      (has|is|was|did) my loan (application|request|) (been approved|approved|ready|go through|been disbursed|rejected)
      (status|update|progress|news) (of|on|about) my loan (application|request|)
      (how many|how much) (instalments|payments|months) (are|do i have|remain) left (on my loan|)
      (why|how come) (was|is) my loan (rejected|declined|not approved|still pending|taking long)
      (do i|am i) (have|owing) any (loan|debt|outstanding loan) (with you|now|)
      (have i|did i) (finish|finished|complete|completed) (paying|) my loan
      (how much|what) (is left|remains|do i still owe|is outstanding) (on|of|for) my (loan|debt)
      (when is|what date is|how many days to) my (loan|next instalment|loan repayment) (due|payment|)
      (was|is|has) my loan (approved|granted|still processing|rejected|been approved)
      (how many|how much) (months|instalments|weeks) (do i have left|are left|remain) (on my loan|to finish paying|)
      (show|check|see) (my|the) (loan|borrowing|debt) (details|balance|schedule|account)
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
      (i want|let me|can i|help me|how do i) (to|) (pay|repay|clear|settle|offset|pay back|pay off) (my|the|part of my|all my|some of my) (loan|debt|borrowed money|outstanding loan)
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
      (i want|let me) to (return|refund|give back) the (loan|money i borrowed|money you lent me)
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
      what (return|interest|profit) will i get (on|if i invest) {amount}
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
      (i want|how do i|let me) (invest|start investing|buy (shares|stocks|bonds|treasury bills)) ({amount}|)
      (what|which) (investments|shares|plans|options) (do you have|can i buy|are there|are safe)
      (grow|double|multiply) my money
      (buy|sell) {number} (units|shares) of (mtn|dangote|zenith|gtco)
      (i want|let me|help me|how do i|can i) (to|) (invest|start investing|put money in|buy|buy into) ({amount}|money|) (in|) (treasury bills|stocks|shares|mutual funds|bonds|dollar|crypto|fixed deposit|agriculture)
      (buy|sell|get) (me|) ({amount} of|some|{number}) (treasury bills|dangote shares|mtn shares|stocks|bitcoin|mutual fund units|bonds)
      (put|place|invest|lock) {amount} (in|into|for) (treasury bills|t-bills|stocks|a fixed deposit|mutual funds|money market|investment)
      (what|which) (investments|investment options|plans|opportunities|stocks) (do you have|are available|can i buy|is good|should i choose)
      (where|how) (can|should|do) i (invest|put|grow|multiply) (my money|{amount}|my savings|small money)
      (grow|multiply|double) my (money|savings|cash)
      (i have|i've got|got) {amount} (to invest|and want to invest|where can i invest it)
      (what|how much) (is|are|will i get) (the|your|) (returns|profit|yield|interest) (on|if i invest) (treasury bills|{amount}|investments|fixed deposit)
      (start|open|begin) (an|my|) (investment|investing|investment plan|portfolio)
      (sell|liquidate|cash out) (my|some of my|all my) (shares|investment|stocks|mutual funds|bitcoin)
      (i want|let) my money to (grow|work for me|multiply|double|earn)
      (add|put) {amount} (to|into|more into) my (investment|shares|fund|treasury bills)
      (how much|what) (will i|would i) (get|make|earn) if i (put|invest) {amount}
      (where|how) (can|should|do) i (put|invest|grow) (my money|{amount}|some cash) (safely|for one year|)
    `,
    portfolio: `
      <check> my (portfolio|investments|investment|shares|stocks|holdings)
      (portfolio|my portfolio|my investments|my shares|my stocks|investment balance|my holdings)
      how (are|is) my (investments|portfolio|shares|stocks|investment) (doing|performing|today|)
      how much (are|is) my (investments|shares|portfolio|stocks) worth
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
      (how|what) (is|are) my (investments|shares|stocks|treasury bills|portfolio) (doing|worth|performing|now)
      (how much|what) (profit|interest|gain) (have i|did i) (made|make|earned) (on|from) my (investment|shares|investments)
      (show|see|check|list) (me|) (my|all my) (investments|shares|holdings|portfolio|stocks)
      (value|worth|total) of my (investments|shares|portfolio)
      (how|what) (is|are) my (investment|investments|portfolio|shares|stocks|mutual fund) (doing|performing|worth|looking|faring) (now|today|)
      (show|see|check|view|tell me) (my|) (portfolio|investments|investment portfolio|investment balance|shares|holdings|assets)
      (how much|what) (profit|gain|interest|returns|money) (have i|did i|has my investment) (made|make|earned|gotten|earn) (on|from|) (my investments|my shares|)
      (am i|have i|did i) (making|made|make|gain|gained|lost|losing|lose) (profit|money|anything) (on|from|in) my (investment|investments|stocks|shares)
      (what|which) (investments|stocks|shares|assets) (do i|have i) (have|own|hold|bought)
      (value|worth|performance|growth|total) of my (investments|portfolio|shares|stocks)
      (how much|what) (are|is) (all|) my (investments|shares|stocks|bitcoin|treasury bills) worth
      (has|did) my (investment|treasury bill|fixed deposit) (matured|mature|grown|grow|gone up|drop)
      (how far with|update me on|what's up with) my (investment|investments|shares|money i invested)
      (which|what|how many) (shares|stocks|investments|funds|bonds) (do i|have i) (own|have|got|bought)
      (how is|how are|how far) (the money i invested|my shares|my treasury bills|my investment) (doing|performing|)
      (have i|did i|am i) (made|gained|lost|losing|gaining) (money|anything) (on|in|from) my (shares|investment|stocks)
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
      swift (code|transfer)
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
      (i want|can i|how do i|how can i) (to|) (receive|get|collect|send|transfer) money (from|to) (abroad|the uk|usa|america|london|canada|ghana|overseas|dubai|germany|my brother abroad|outside nigeria|another country)
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
    `,
    lesson: `
      <i_want> (learn|learn about|know about|understand) (money|saving|investing|budgeting|loans|interest|how to save)
      teach me (about|how) (money|to save|saving|to budget|budgeting|investment|to manage money|compound interest)
      (lesson|lessons|financial education|learn|money lesson|money tips|financial literacy|next lesson|quiz)
      give me (a|some) (money|financial|saving|budgeting) (tip|tips|lesson|advice)
      what is (compound interest|inflation|a budget|a treasury bill|a mutual fund|an emergency fund|a credit score|stamp duty)
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
      (how do|why should) (people|i) (save|budget|invest|avoid debt|plan my money)
      (i want|teach me|help me|how do i) (to|) (learn|know|understand|study) (about|how to) (money|saving|savings|budgeting|investing|loans|interest|credit|business|managing my money|finance)
      (teach|educate|train|school) me (about|on|how to) (money|save|budget|manage money|invest|avoid scams|finance|interest)
      (start|open|begin|continue|next|give me) (a|the|my|) (lesson|course|class|quiz|module|money lesson|finance lesson)
      (what|which) (lessons|courses|classes|topics) (do you have|are there|can i take|are available)
      (give|send|share) (me|) (financial|money|budgeting|saving|business) (tips|advice|education|lesson|training)
      (explain|what is|tell me about) (compound interest|inflation|budgeting|credit score|treasury bills|a mutual fund|emergency fund) (to me|)
      (financial|money) (education|literacy|training|class|school)
      (how|ways) (can|to|do) (i|) (budget|manage my salary|save more|spend less|avoid debt|handle money) (better|well|)
      (how does|how do|explain how) (interest|saving|esusu|inflation|insurance|compound interest|a loan) work
      (what is|what's) (a budget|inflation|insurance|an emergency fund|a pension|compound interest)
      (why|how) should (i|people|one) (save|budget|avoid debt|invest early|have insurance)
      (teach|show|help) me (how|) to (be better with money|manage money|budget|control my spending|plan my salary)
      (difference|what is the difference) between (debit and credit|saving and investing|shares and bonds)
      (resume|continue|start|next|open) (the|my|a) (lesson|course|class|quiz)
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
      (complete|finish) my (kyc|verification|registration)
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
      (upgrade|move|raise|increase) (my|) (account|me|level|tier) (to tier (two|three|2|3)|to the next level|)
      (i want to|how do i|let me) (verify|do my|submit|add) (my|) (identity|bvn|nin|id|kyc|documents)
      (what|which) (tier|level) (am i|is my account) (on|in|)
      (what do i need|requirements) (to|for) (upgrade|the next tier|tier 3|verification)
      (i want|help me|how do i|can i) (to|) (upgrade|raise|increase|verify|move up) (my|) (account|acct|tier|level|kyc|profile) (to tier (2|3|two|three)|)
      (upgrade|move|promote|take) (me|my account|my acct) to (tier|level) (2|3|two|three|next)
      (i want|here is|how do i|where do i) (to|) (submit|add|link|update|provide|upload) my (bvn|nin|id|id card|utility bill|documents|passport)
      (verify|confirm|validate) (my|) (identity|account|bvn|nin|address|id)
      (what|how) (do i need|can i do|are the requirements) (to|for) (upgrade|tier 3|reach tier 2|verify my account)
      (link|attach|add|connect) (my|) (bvn|nin) (to|with) (my|this) account
      (complete|finish|do) my (kyc|verification)
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
      (what|how much) (is|'s) (my|the) (daily|transfer|transaction|maximum|spending|) limit (per day|today|)
      (how much|what amount|what's the most|what is the maximum) (can|may) i (send|transfer|spend|withdraw) (in a day|per day|daily|at once|at a time|today)
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
    `,
    freeze_account: `
      <please> (freeze|block|lock|suspend|stop|disable) my (account|acct|bank account|wallet|karo account)
      <i_want> (freeze|block|lock|stop|close down) my account
      (block my account|freeze account|block account|freeze my account|lock account|stop my account)
      my (phone|sim|line|handset) (was|has been|got|is) (stolen|lost|snatched|missing) (block my account|freeze everything|)
      i lost my (phone|sim card|line), (block|freeze|lock) (my account|everything)
      someone (is trying to|has|is) (enter|entered|hacking|access|using) my account, (block it|freeze it|stop it|)
      (stop|block) (all|every) (transactions|transfers|debits|movement) (on|from) my account
      put a (block|stop|hold|freeze) on my account
      i think my account (is|has been|was) (hacked|compromised|under attack)
      (unfreeze|unblock|unlock|reopen) my account
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
      (my account|i) (got|was) hacked
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
      (someone|somebody|a thief|a hacker) (has|knows|got|is in|entered|is using) my (account|pin|password|phone|login)
      (freeze|block|lock|stop|pause) (everything|all transactions|all my money|any transaction|all debits) (on my account|now|)
      (place|put) (a|) (hold|block|freeze|lock|post no debit|pnd) on (my|the) (account|acct|savings)
      (don't|do not) (allow|let) (any|anybody|anyone|money) (debit|withdraw|transaction|leave) (from|on|) my account
      (can you|i want to|i need to|how do i) (freeze|block|lock|suspend|put a stop on) my (account|bank account|savings account) (temporarily|for now|)
      (stop|block) (all|any) (money|transfers|withdrawals) (from|leaving) my account
      my account (has been|was|is) (hacked|compromised), (block|freeze) (it|)
      (act swiftly and|immediately|quickly) (freeze|block) all activity on my (checking|savings|account)
      (initiate|start|place) a (block|freeze|hold) on my ({bank}|bank|checking|savings) (account|) (asap|now|)
      (don't|do not|stop) (let|allow) (anybody|anyone|any money|people) (withdraw|take|leave|touch|use) (money from|from|) my account
      (a hacker|someone|a thief|they) (is|are) (inside|in|using) my (account|login|app), (block it|stop them|shut it)
      (put|place) (a block|a hold|a stop|post no debit) on (my account|everything|my money)
      (stop|pause|suspend) (all|every) (transactions|debits|withdrawals|activity) (now|immediately|on my account)
      (shut|close|lock) (down|) my account (temporarily|until i come back|for now|quickly)
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
      (i want|help me|how do i|can i|pls) (to|) (change|reset|update|set|create) (my|a new|the|) (pin|transaction pin|transfer pin|password|card pin)
      (i|i've) (forgot|forgotten|can't remember|don't remember|lost) my (pin|transaction pin|password|transfer pin)
      (change|reset|update|new|replace) (my|) (pin|4 digit pin|transaction pin|secret pin) (pls|now|)
      (someone|my friend|my wife|my brother) (knows|saw|has seen|got) my pin, (change it|i want to change it)
      (my|the) pin (is not working|is wrong|doesn't work|has been blocked|is locked|no longer works)
      (set|create|choose) (a|new|a new) (pin|transaction pin|password) (for me|for my account|)
      pin (reset|change|recovery|forgotten|blocked)
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
      *347# (not working|)
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
      (what is|give me|tell me) (the|your) (ussd|short|) code (for (transfer|balance)|)
      (how|can i) (do i|) (bank|use karo|use you) (without|with no) (data|internet|whatsapp|a smartphone)
      (i have|i use) (no data|no internet|a small phone|a button phone) (, how do i bank|, what do i dial|)
      (which|what) (number|code) (do|should|can) i dial
      (what is|give me|send me|tell me|whats) (the|your|karo|) (ussd|short|transfer|balance|dial|bank|mobile) code
      (how|can) (do i|can i|i) (bank|use karo|transfer|send money|check my balance) without (internet|data|a smartphone|network|wifi)
      (i don't have|i have no|no) (data|internet|smartphone|network), (how do i|which code|what code) (bank|can i use|do i dial|send money)
      (which|what) (code|number) (do|should|can) i (dial|use|press) (to send money|to check my balance|to transfer|for karo|)
      (offline|ussd|keypad|button phone|small phone|torchlight phone|nokia) (banking|transfer|code)
      (does|do|can) (karo|you|it) (work|have|works) (on|with|for) (a small phone|ussd|button phones|a phone without internet|an old nokia)
      my (mum|dad|grandmother) has no smartphone, (how can she bank|can she use karo)
      (my mum|my father|he|she|i) (has|have) no (smartphone|internet|data), how (can|do) (she|he|i) (bank|send money|use karo)
      (what is|tell me|which) (the|) (ussd|code|number|short code) (i dial|to dial|for banking|for karo|)
      (how do i|can i) (send money|check balance|bank|buy airtime) (without|with no) (internet|data|a smartphone|network)
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
      (i am|i'm) (confused|lost|stuck|new here)(, help me|, what do i do|)
      (guide|show|teach) me (how to use|around|what you do)
      what can i (do|ask|say|type) (here|on here|with you|)
      (are you|is this) (a real bank|a robot|licensed|safe|secure)
      what (is|does) (an|a|) (esusu|ajo|thrift|savings circle|investment club) (mean|)
      (explain|what is) (esusu|ajo|a savings circle) (to me|in this bank|)
      what (is|are) (karo|esusu|an ajo|treasury bills|a nuban) (please|)
      (i need|give me|can i get) (help|assistance|some help|support|guidance) (please|here|)
      (what|which) (can|do|all can) (you|karo|this bank|this bot) (do|offer|help with|do for me)
      (how|show me how) (does|do|to) (this|karo|it|the bank|use this|use karo|this thing) (work|works|)
      (show|give|send) me (the|a|your|) (menu|options|list|services|commands|list of things you do)
      (i'm|i am) (confused|lost|stuck|new here), (help me|what do i do|guide me)
      (what|which) (services|products|features|things) (do you|does karo|are) (have|offer|provide|available)
      (guide|assist|direct|help) me (please|abeg|here|)
      (are you|is this) (a bot|a robot|a real person|human|a computer|real)
      (is|are) (my money|karo|you) (safe|secure|licensed|insured|legit|real)
      (how much|what) (are|do you|is) (your|the|) (charges|charge|fees|fee) (for transfer|per transfer|for sending money|)
      (where|what) (is|are) your (office|branch|branches|location|opening hours|address)
      (what is|explain|tell me about) (esusu|karo|this app|your bank|this number)
      (i need|can someone) (assist|guide|direct) me (here|please|on what to do)
      (what|which) (things|services|stuff) (can|do) (you|karo|this bank|this app) (do|offer|have)
      (where is|what is|do you have) (your|a|any) (branch|office|address|opening hours|head office)
      (tell me|explain) (about|) (this app|how this works|how to use you|karo)
      (what is|what are|explain) (a nuban|an investment club|the charges|your fees|a standing order)
      (i am|i'm) (confused|lost|new here|stuck), (what do i do|guide me|help)
      (how|how do) (safe|secure|reliable) (is|) (karo|my money|this bank|this app)
      how much (do you|will you|does karo) charge (for|to) (transfers|send {amount}|a transfer|receiving money)
      (show|list|see) (everything you can do|instructions|guide|the features)
    `,
    interest_rate: `
      what is (the|your|my) interest rate (on savings|on my account|on my savings account|)
      how much interest (do i|will i|can i) (get|earn|make) (on my savings|on my account|)
      what interest (do you|does karo|does my account) (pay|give|earn)
      what (kind of|) interest (am i|do i) (getting|get) (from the bank|on my money|in my account|)
      interest rate (on savings|please|)
      what (percent|percentage|rate) do you pay on (savings|deposits)
      is there interest on my (savings|account)
      tell me the (apr|rate of interest|savings rate)
      (what|how much) (interest|rate) (do you|does karo) (pay|give|charge) (on savings|on loans|)
      (what is|tell me) (the|your) (interest|interest rate|savings rate|rate) (on (my account|savings|loans)|)
      how much (interest|percent) (will i|do i) (earn|get) (on my (savings|account)|)
      (what|how much) (is|'s) (the|your) interest (rate|) (on|for) (loans|savings|my account|a loan|fixed deposit)
      (how much|what) interest (do|will) (you|i) (charge|pay|get|earn|collect|give) (on|for) (a loan|loans|savings|my savings|{amount}|borrowing)
      (what|which) (percent|percentage) (do you|is the) (charge|take|interest|give) (on|for) (loans|savings|a loan)
      (current|loan|savings|your) interest rates (please|today|)
      (how much|what) is the (interest|cost) (on|if i borrow) {amount} (loan|) (for 3 months|)
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
      (what|give me|tell me) (is|) (your|the|karo|{bank}|) (sort code|bank code|routing number|swift code|iban)
      (sort|bank|routing|swift) (code|number) (of|for) ({bank}|karo|my account|this bank|)
      (my employer|payroll|my client|they) (needs|is asking for|wants) (the|a|your) (sort code|bank code|routing number|swift code)
    `,
    order_checks: `
      <i_want> (order|get|request) (a cheque book|cheques|checks|a checkbook|more checks|new checks)
      (order|send me|give me) (a|some|) (cheque book|cheques|checks|checkbook|checkbooks)
      i am out of (cheques|checks), how do i (order|get) more
      do you (have|issue|give) cheque books
      cheque book (request|please|)
      can i (deposit|write) a cheque
      how do i order checks (for my account|)
      (i want|i need|how do i|can i) (to|) (order|get|request|have) (a|some|new|my|) (cheque book|checkbook|cheques|checks|cheque leaves)
      (send|order|mail) (me|) (a|new|more|) (cheque book|cheques|checkbook)
      (i'm|i am) (out of|running low on) (cheques|checks|cheque leaves)
    `,
    account_blocked: `
      why is my account (blocked|frozen|locked|restricted|suspended|on hold|on pnd)
      my account (is|was|has been|seems|appears to be) (blocked|locked|restricted|frozen|suspended) (and i don't know why|why|)
      (why|how come) (did you|you) (block|freeze|lock|restrict|suspend) my account
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
      (unblock|unfreeze|unlock|open) my account (please|now|)
      (why|how come) (is|was|has) my (account|acct) (been|) (blocked|locked|restricted|frozen|suspended|on hold|put on pnd)
      (i|) (can't|cannot|could not|am unable to) (log in|login|access|enter|open|use|get into) (to|) my (account|acct|profile|app)
      (my|the) (account|acct) (is|has been|was|says it is|seems) (blocked|locked|restricted|frozen|suspended|disabled|deactivated|on hold)
      (unblock|unlock|unfreeze|reactivate|open|restore|lift the block on) my (account|acct|profile|access) (please|)
      (who|what) (blocked|froze|locked|restricted) my account
      (you|karo|you people|they) (blocked|froze|locked|restricted|suspended) my account (why|for no reason|without telling me|)
      (i'm|i am) locked out (of my account|)
      (need|want) help with (a|my) (frozen|blocked|locked|restricted) (bank|) account
      (the|your|my) (login|log in|sign in) (screen|page|app) (tells me|says|shows) (i'm locked out|my account is locked|i am blocked)
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
      (someone|somebody|a person|a thief) (is using|used|hacked|has entered|withdrew from) my account
      (i|i have been|i was) (scammed|duped|defrauded|robbed|hacked)
      (i did not|i didn't|i never) (do|make|authorise|approve) (this|that|the) (transaction|transfer|debit|payment)
      (someone|a caller) (called|texted|asked) me (for|and asked for) my (pin|bvn|card details|otp)
      (report|i want to report) (a|) (fraud|scam|scammer|theft|thief|suspicious transaction)
      (someone|somebody|a fraudster|a scammer|they) (scammed|defrauded|duped|tricked|cheated|hacked|robbed) me (of {amount}|online|today|)
      (there is|i see|i noticed|i got) (a|an|some) (strange|unknown|unauthorised|suspicious|fraudulent) (debit|transaction|transfer|withdrawal|charge|alert) (on my account|of {amount}|)
      (i want|i need|how do i|where do i) (to|) report (fraud|a fraud|a scam|a fraudster|a scammer|a fake agent|suspicious activity)
      (i did not|i didn't|i never|it wasn't me who) (make|do|authorise|made|did) (this|that|the|any) (transaction|transfer|payment|withdrawal|debit)
      (someone|a person|a man) (called|texted|phoned|messaged) me (asking for my|for my|and took my|pretending to be the bank) (pin|otp|bvn|card details|)
      (money|{amount}) (was|has been|) (stolen|withdrawn|removed|taken|disappeared) from my account (without my permission|by someone|and it wasn't me|)
      (my|the) (account|card) (has been|was|got) (hacked|cloned|compromised|used by someone else)
      (someone|somebody|a man|a stranger) (called|is calling|messaged|texted) me (asking|to ask) for my (otp|pin|bvn|card number)
      (someone|they|a thief) (took|withdrew|stole|removed|moved) {amount} (from|out of) my account (without|and it was not me|)
      (i did not|i didn't|i never) (make|do|authorise|approve) (this|that) (payment|transfer|debit|withdrawal|purchase)
      (money|{amount}) (disappeared|vanished|is missing|was stolen) from my account
      (a|i got a) (fake|suspicious|scam|strange) (alert|message|call|link|email) (from your bank|saying i won|about my account|)
      (i was|i have been|they) (scammed|duped|defrauded|tricked|swindled) (me|of {amount}|by an online seller|)
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
      (i've|i have|i) changed my mind (about (it|the transfer)|)
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
      (wait|hold on|hold it), (don't|do not|stop|cancel) (send|do it|it|)
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
      (what did you|what was that|what did u) (say|you said|mean) (again|please|)
      (explain|say) (it|that) (better|in simple words|clearly|again|slowly) (please|)
      (huh|eh|pardon|come again|what|i did not get you|i'm not following|i don't get)
    `,
    human: `
      <i_want> (talk|speak|chat) (to|with) (a|an|your|the) (person|human|agent|human being|representative|manager|staff|customer care|real person)
      (agent|human|person|customer care|customer service|representative|support|call center|live agent|operator)
      (connect|transfer|link|put) me (to|through to) (a|an|your|) (person|human|agent|customer care|manager|customer service)
      (can|could|may) i (speak|talk) (to|with) (someone|somebody|a human|your manager|a person|customer service)
      (call me|give me a call|someone should call me|let someone call me)
      i (don't|do not) want to (talk|chat) (to|with) a (bot|robot|machine|computer)
      (customer care|customer service|support|contact|helpline|complaint|phone) (number|line|phone number)
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
      (is|are) there (a|any) (real|) (person|human|people|staff) (here|there|i can talk to|)
      (i want|give me) (a real person|somebody real|a human)
      is anybody human there
      can a human (help|answer) me
      (connect|transfer|link|put) me (to|with|through to) (a|an|your) (human|agent|person|staff|manager|representative)
      (i want|let me|can i) (speak|talk|chat) (to|with) (someone|somebody|a person|a staff|your manager|customer care)
      (give me|what is) (your|the) (customer care|phone|help line|support) (number|line)
      (not a bot|no bot|no robot), (i want|give me) a (human|person|real person)
      (call me|let someone call me|ask an agent to call me) (back|)
      (i want|i need|let me|can i|pls) (to|) (speak|talk|chat|complain) (to|with) (a|an|your|the) (human|agent|real person|customer care|manager|representative|supervisor|banker)
      (connect|transfer|link|forward|direct|put) me (to|through to|with) (a|an|your|the) (human|agent|live agent|person|staff|customer service|representative|manager|someone)
      (give|send|call) me (a|an|your|the) (human|agent|person|customer care number|someone to talk to|staff)
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
    `,
    complaint: `
      <i_want> (make|lodge|file|log) a complaint
      (complaint|complaints|i have a complaint|lodge complaint|i have an issue|i have a problem|dispute)
      (your|this) (service|bank|app|bot) is (bad|very bad|poor|terrible|useless|too slow|not good)
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
      (my|the) (complaint|issue) (has not|was not) (been|) (solved|resolved|answered)
      i (am|was) (overcharged|charged wrongly|debited twice)
      (poor|bad|terrible) (service|bank|app)
      i bought (airtime|data|light) (but|and) (it|the token) (did not|has not) (come|enter)
      i (was|got|have been) (charged|debited) (twice|two times|double|wrongly) (for one|for the same|) (transfer|transaction|)
      (my|the) (airtime|data|token|light token|subscription) (i bought|i paid for|) (has not|did not|never) (come|arrived|dropped|load)
      (the|an|your) atm (did not|didn't|refused to) (pay|give me|dispense) (my money|cash|)
      i (want|need|would like) to (make|lodge|file|log|raise) (a|an) (complaint|issue|formal complaint)
      (your|this) (service|bank|app) (is|was) (very|too|so) (bad|slow|poor|terrible)
      (something is wrong|i have a problem|there is an issue) with my (account|card|transfer|app)
      (unfair|strange|hidden) (charges|fees|deductions) (on my account|)
      (i want|i need|let me|how do i) (to|) (complain|make a complaint|report an issue|report a problem|lay a complaint|raise an issue)
      (your|the|this) (app|bank|bot|network|service|transfer) (is|was) (slow|bad|down|not working|frustrating|poor|annoying|disappointing)
      (i'm|i am) (very|so|really|) (angry|unhappy|upset|disappointed|displeased|not satisfied|frustrated) (with|about) (you|karo|your service|this bank|this)
      (you|you people|karo|the bank) (charged|debited|deducted|overcharged) me (twice|double|too much|wrongly|for nothing|without reason)
      (why|what) (did you|are you|is this) (charge|charging|deducting|charge for|debit) (me|{amount}|from my account|) (so much|every month|for what|)
      (the|an|) (atm|pos) (did not|didn't|refused to|failed to) (dispense|pay|give) (cash|me|money) (but|and|yet) (debited|i was debited|it removed my money)
      (i bought|i paid for|i ordered) (airtime|data|light|token|dstv) (but|and) (i haven't|i didn't|it hasn't|never) (received it|get it|come|got anything|seen it)
      (the|my) (airtime|data|token|subscription) (i paid for|) (did not|didn't|has not|hasn't) (come|enter|reflect|load|arrive|drop)
      (my|the) (problem|issue|complaint|matter) (is still|has not been|hasn't been|was never) (there|resolved|solved|fixed|handled|treated)
      (too many|hidden|unnecessary|plenty|excess) (charges|deductions|fees)
      my card (was|got|is being|keeps getting) (declined|rejected) (at the shop|online|everywhere|)
      (bad|poor|terrible|worst|rubbish) (customer|) (service|bank|experience)
      (nothing|this thing|your app|your bank) (is working|does not work|keeps failing|is not working) (here|since|)
      (i will|let me) (report|sue|drag|expose) you (to|at) (the police|cbn|court|on twitter)
      (i am|i'm) (very|not|so) (displeased|happy|angry|disappointed|unhappy|tired) (about|with) (your service|you|this bank|karo)
      (too many|plenty|excess|hidden|unnecessary) (charges|fees|deductions|problems)
      (you people|this bank) (are|is) (stealing|cheating|wasting my time|worst|too slow)
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
      i am happy (with this|)
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
      (thief|thieves|scammers|fraudsters|criminals|liars|rogues|crooks|419)
      (i hate|i curse) (you|this bank|you people|this useless bot)
      (your|ur) (mother|mama|head|brain|father) (is|) (mad|not correct|dead|empty|)
      (what a|such a|complete) (stupid|useless|rubbish|nonsense|foolish) (bank|bot|app|service)
      (god|thunder|amadioha|sango) (punish|strike|fire|judge) (you|una|this bank)
      (are you|is this bot|una) (mad|crazy|stupid|sick in the head|brainless)
      (you|una|they) (have no|lack|no get) (sense|brain|home training|shame)
      (get out|get away|commot|vanish) (from here|of my sight|)
      (you|this bank|una|your bank) (be|is|are) (a|an|) (goat|cow|thief|devil|disgrace|dunce|moron|clown)
      (you|you people) (are|have) (sick|no sense|no brain|heartless|wicked|mad people|no home training|shameless)
      (god|thunder|amadioha|ogun) (punish|fire|strike|kill) (you|your family|una|all of you)
      (shut up|get lost|go away you fool|get out|fuck off|piss off|go and die|drop dead)
      (bloody|stupid|silly|damn|fucking) (bank|bot|machine|people|thing|app)
      (rubbish|trash|garbage|useless|yeye|nonsense) (bank|people|service|bot|talk)
      (your|ur) (mother|father|papa|head|generation) (is mad|is not correct|there|)
      what (the hell|the fuck|nonsense|rubbish) (is this|are you saying|is wrong with you)
      i (hate|despise|curse) (you|this bank|all of you|this useless thing)
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
      (what|how) (are|is) the (dow|stock market|nasdaq|oil price|housing market|economy) (doing|today|looking|like)
      should i (buy|get|choose|study|move to) (an iphone or a samsung|a dog|medicine or law|canada|a house or rent)
      how (do|can|should) i (file|pay|calculate) (my|) (income|federal|road|import|customs) (tax|taxes|duty) (return|online|)
      (how|what) (does|do) (a bank|banks|inflation|the stock market|bitcoin mining|a credit union|insurance) (work|make money|mean|do)
      (what|which) (bank|company|phone|school|insurance) (is|has) (the|) (best|biggest|oldest|richest) (in nigeria|in africa|)
      who (owns|founded|runs|is the ceo of) (access|amazon|tesla|dangote|the central bank|facebook|zenith)
      (how|where) (do|can) i (renew|get|apply for) (my|a|an) (passport|driving licence|visa|birth certificate|voter card)
      (find|look for|search for) (the nearest|a good|a cheap) (hotel|petrol station|hospital|restaurant|mechanic|atm of another bank)
      how (long|far|tall|old|heavy|fast) (is|does|was|are) (the niger|a flight to london|mount everest|an elephant|the president|a cheetah)
      what (are the|) (benefits|side effects|symptoms|causes|ingredients) (of|in) (malaria|paracetamol|zobo|exercise|diabetes|garlic)
      (explain|define|describe) (photosynthesis|gravity|democracy|inflation|evolution|a verb|the constitution)
      (can you|please) (write|compose|draft|edit) (a|my|me a) (poem|speech|story|toast|business plan|love letter|resume)
      (what|when|how) (time|day) (does|is|do) (the match|the mosque|school|the store|the bank of america|sunset|easter) (start|open|close|resume|today)
      (where|how) can i (watch|stream|download|listen to) (the match|nollywood films|the news|that song|burna boy)
      (is it|is) (safe|legal|healthy|true|good|normal) (to|that|for) (drink|eat|travel|sleep late|the moon|fasting) (at night|in nigeria|during pregnancy|)
      (did|has|will) (arsenal|chelsea|the eagles|the president|davido|the senate) (win|won|travel|sing|resign|play) (yesterday|today|last night|this year)
      (turn|switch) (on|off|down) (the|my) (light|lights|tv|music|fan|volume|ac|alarm)
      (how do|how can) i (lose weight|fix my phone|unclog a sink|braid hair|learn to drive|grow tomatoes|stop coughing|change a tyre)
      (call|text|message|email) (my wife|dad|the doctor|john|the plumber) (and say i am late|for me|)
      (what|any) (new|good|funny) (movies|songs|jokes|shows|books) (came out|are out|this week|to watch|)
      (i|my (wife|son|boss|friend)) (love|hate|am tired of|lost|broke|wants) (school|work|his job|you|football|a new dress|my leg)
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
      (top|bottom) up (your glass|the water|)
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
      (the|my) (network|phone|laptop|tv|car|generator) (is bad|has spoilt|fell in water|won't start|is making noise)
      (good|bad) (joke|news|movie|dream|idea)
      (lol|lmao|haha|hahaha|hmm|wow|omg|chai|ewo|smh)
      (i just|we just) (ate|woke up|arrived|finished work|came back from church)
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
      give me a (hand|minute|break|chance|lift|hug|reason)
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
    `,
  },
};
