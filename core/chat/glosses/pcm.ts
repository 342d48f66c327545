/** Pidgin words, by the English word that stands for each. */
export const pcm = `
what: wetin wey_tin
remove: comot commot
they: dem
he: e im him hin
you: una
already: don
will: go
to: for
is: dey na be
not: no neva nor
want: wan
please: abeg biko ejo
person: pesin
child: pikin pickin pikins
have: get
thing: tin tins
know: sabi
give: gif dash drop
make: make
trouble: wahala
money: moni kudi ego owo bar shishi allawee chop_money
small: smol
who: who_dey
boss: oga madam
take: tek carry
collect: collect
this: dis dat
that: wey
again: again
my: my
account: akant akaunt akont
phone: fone
see: see
come: kom
enough: reach
very: well_well
waste: chop
greeting: how_far
cheat: wayo 419
talk: tok yarn gist
leave: lef waka
send: send sendam trasfa tansfer fling
all: everytin everything
now: nau nw
thank: tank tanks
when: wen
how_much: howmuch na_how_much how_much_be reach_how_much
balance: balans balanz wetin_remain dey_ground how_much_dey
receive: don_enter
bill: money_for_light compound_money
light: kedco jed bedc eletric
tv: startime sub_my_dstv smallie
airtime: eatime etime artime credit
block: lok
unblock: free_am open_back unlock_am
blocked: don_block don_lock hook don_hang no_gree_open dey_restricted
lost: disappear vanish don_loss don_miss don_fall carry_my_phone thief_my snatch one_chance
fraud: wuruwuru clear_me hypnotise
transaction: tranzaction tranzakshon trasaction wetin_enter wetin_comot
statement: statimenti account_paper
receipt: risit resit
spend: lavish finish_money exhaust
where: wia where_my which_side
not_arrive: no_enter never_drop no_reach never_show for_air
reverse: call_back collect_back wrang vomit by_mistake hand_slip
loan: borrow_me lend_me float_me advance_me trust_me credit_me
repay: return_una_money clear_my_neck
owe: dey_owe
group: isuzu
join: carry_me_enter put_me
contribute: contribushon drop_my_share my_hand put_hand
turn: chop_ajo
goal: savin sevings keep_am hide_am
invest: invist investement put_money grow_money
abroad: jand japa remittans
lesson: lessin teach_me school_me put_me_through
upgrade: upgred carry_me_go veryfy
limit: pass_my_limit
forgot: forget_am
language: langwage
code: yusd small_phone torchlight_phone kpalasa
recipient: beneficiari my_list
help: helep guide_me direct_me show_me_road
cancel: cansul leave_am no_do_again comot_am
repeat: repete talk_am_again say_am_again yarn_am_again
human: kustoma custumer costumer human_being una_oga face_to_face
complain: komplain complen konplaint fall_my_hand dey_vex taya
thanks: tankyu tenkiu tenks oshey twale gbosa you_try una_try do_well
abuse: ediot efulefu mugu blockhead coconut_head foolis yeye_bank
take_money: una_cut comot_money remove_my_money
okay: shey abi gree
friend: paddy padi
useless: yeye
deceive: cheat
scam: dupe jibiti scammer scammers
foreign: oyinbo yankee oyibo
angry: vex
town: obodo
stomach: belle
long_time: tey
delay: keep_long
enjoy: gbadun
hit: slap
wait: hold_on
alert: credit_alert
`;
