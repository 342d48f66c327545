/** English words that mean one thing, by the word that stands for them all. */
export const en = `
send: sent sends sending transfer transfers transferred transferring remit remitted wire wired forward trasfer tranfer snd trnsfer transfa trf zap beam snt trnsfr trnsf
money: cash fund funds moneys cheddar dough mony stipend allowance earnings moni muni
account: acct acc accounts acct's a/c accont acount wallet
buy: purchase get bought buying purchased boght
pay: paid paying pays payment payments
show: see chek chk view display check look shown showing looking viewed checking
tell: told telling inform say said saying
want: wan wanna need wants wanted needs needed like would love wish nid wnt
make: made making makes
give: gave given giving gives
do: did done does doing didnt
have: has had having got gotten hv hs hve
go: went gone going goes
come: came coming comes arrive arrived arriving
take: took taken taking takes
keep: kept keeping save saved saving saves sav savd
lose: lost losing misplace misplaced missing
steal: stole stolen robbed rob snatch snatched thief thieves
know: knew known knowing kno
think: thought
bring: brought bringing return returned returning
find: found finding locate
forget: forgot forgotten forgoten frgot forgt
leave: left leaving
spend: spent spending expense expenses spendin spendings expences expenditure outgoings outflow overspend blew wasted squander squandered spnt spnd
speak: spoke talk talking speaking chat spk tok tlk talkin
is: am are was were be been being 's
not: no never dont don't didn't didnt doesn't doesnt isn't isnt can't cant cannot won't wont haven't havent hasn't hasnt wasn't n't without nothing none nt neva nva dnt cnt
i: me my mine myself im i'm i've ive
you: your yours u ur yourself
we: us our ours
they: them their theirs
he: she him her his hers
this: that these those
someone: somebody anyone anybody person people everyone everybody guy prsn sumone ppl pple peple
what: wat whats what's wetin which
how: hw how's
please: pls plz kindly abeg
can: could may might able
will: shall going_to gonna
block: freeze lock disable suspend deactivate stop pause hold frozen blocked locked blocking freezing locking suspended blok bloc blick frize freez seal padlock quarantine hotlist barricade lok lokd
unblock: unfreeze unlock reactivate activate defreeze restore unlocked unfrozen reinstate unrestrict
open: create start begin opening creating register opened opn oppen onboarding enrol
help: assist assistance support helping hlp halp hepl helpp confused manual guide guidance
wrong: mistake mistakenly incorrect error wrongly mistak mistk
loan: borrow lend loans borrowing lon laon loann lown overdraft facility bnpl lent lender collateral guarantor
today: tonight now
invest: investment investments investing invested invst invets envest investmnt eurobond sukuk tbills treasry treasury redeem liquidate ipo invstment
card: cards atm cad crad kard cvc contactless verve mastercard
bill: bills utlity utillity utilities levy levies dues utility tithe remita rrr
group: circle esusu ajo club thrift groups esussu esuzu ajoh grp gruop goup alajo akawo cooperativ isusu susu adashe cooperative cooperatives
balance: balnce balanse ballance blance belance bal balans bals
receive: inflow lodgement
light: elektricity electrcity ligth lite vend kwh kilowatts yedc electricity nepa phcn prepaid
water: psp borehole
tv: dsvt dtsv gottv decoda dekoder channels multichoice netflix e16 e30 smartcard iuc jinja jolli confam dstv gotv startimes showmax decoder bouquet bouquets cable
airtime: airtym airtme eartime arttime vtu topup
data: dayta deta datta dta gigs mifi router wifi mb gb megabyte megabytes bundle bundles gigabyte
blocked: blokd bloked lockd disabled deactivated dormant pnd lien restricted restriction
lost: seized gunpoint swallowed trapped retained
fraud: fruad froad skam scamm swindled conned hoodwinked impersonat ponzi blackmail sextortion extortion fishy hackers phishing otp scam scams scammed scammer scammers fraudster fraudsters fraudulent duped defraud defrauded tricked deceived impostor cloned anydesk scamd skamed dupd
transaction: trasaction tranzaction transction movements rundown histry trnsaction
statement: statment statemnt stetment stament e-statement audit statmnt
receipt: recept reciet recipt teller screenshot
where: whereabouts
reverse: revers undo retract retrieve intercept mistyped rong wrng wong accidental erroneous unsend recall recalled reversal revrse
repay: instalment installment instalments payoff repayment repayments
owe: arrears liability unpaid indebted indebtedness outstanding
interest: intrest interst interrest
rate: percentages apy
join: jion joyn vacancy slot partake invited
contribute: contribtion contributon kontribution contibution contribution contributions
turn: payout collection roster
goal: piggybank piggyvest
profit: portfolo portifolio porfolio portflio holdings dividend dividends portfolio maturity matured
abroad: remitance remmitance remittence forex domiciliary cedis rands rupees yuan mpesa payoneer paypal upwork moneygram lemfi remittance overseas diaspora usd gbp euros
lesson: leson lessson tutor educate enlighten tutorial tutorials bookkeeping
upgrade: upgrad uprade upgrde apgrade varify verifi verfy
limit: limt limmit lmit ceiling exceeded
password: pim pinn passwrd pasword pin pins
language: langauge languge lenguage languag
code: usssd ussdd asterisk nokia ussd
recipient: benefisiary beneficary payee payees bookmark nickname favourite beneficiary beneficiaries
cancel: cancl cancle cansel kancel scrap revoke
repeat: repet repit ripit rewind replay resend rpt rpeat
human: hotline helpline supervisor attendant representative operator superior
complain: complane komplaint glitch downtime crashes frustrated embarrassed complaint complaints displeasure dissatisfied dissatisfaction grievance annoyance unacceptable complaind complan
greet: greetings greeting hello hi hey hiya hallo hullo helo heyy howdy wagwan wassup salute goodmorning gudmorning goodevening goodafternoon gudday
thanks: thanx thankx tanx thnks thankful cheers kudos noted appreciate appreciated appreciates grateful gratitude impressed weldone superb awesome fantastic excellent bravo thnk tanks thx thanku tenks
abuse: mad foolsh stupit idoit usless imbecile dunce nincompoop brainless heartless mtchew wtf stfu bastards stupid idiot idiots idiotic fool fools foolish moron morons bastard asshole scum dullard nitwit senseless stupd idot usles nonsens stupeed
least: minimum min minmum minimun lowest smallest
enter: entered enters entering enta entad
charge: charges charged charging chrge chrgs chaj
network: netwrk ntwk netwok networks
service: services servis srvice servce srvices
fail: failed fails failing faild failin failure
month: mnth mnths mth months
week: wk wks weeks wkly
salary: salry sallary salaries
alert: alerts alat alats alart allert
change: changed changes changing chnge chng
understand: understood undastand undstnd undrstnd
good: gud gd
morning: mrng mrn mornin mornings
afternoon: aftnun aftanoon afternun
evening: evnin evenin
number: numba numbr numbers
phone: fone fon phon phones
school: skool skul schl schools
happy: hapi
news: headline headlines
drop: dropped drops dropping
account: aza akant akount
group: osusu adashi
loan: lone
salary: allawee alawee
recipient: benefishiary benefishiaries benefisharies
language: lang
human: rep hooman humans
thanks: oshey nagode imela gracias
abuse: olodo mumu oloshi werey oponu
cancel: nvm nevermind disregard abort
repeat: restate reiterate
invest: invess invesment
transaction: trnx trx txn
when: wen
much: mch
number: nmber nmbr
teach: teaches teaching taught tich teech
learn: learnt learned learning lern
trace: track traced tracing tracking
mother: mum mummy mom mama mommy
father: dad daddy papa
child: children kid kids pikin
`;
