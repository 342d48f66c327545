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
trouble: wahala palava katakata kasala yawa gbege gbas_gbos
money: moni kudi ego owo bar shishi allawee chop_money kishi urgent_2k
small: smol
who: who_dey
boss: oga madam
take: tek carry
collect: collect kolet colect
this: dis dat
that: wey
again: again agen
my: my
account: akant akaunt akont aza vault
phone: fone
see: see
come: kom
enough: reach
very: well_well
waste: chop
greeting: how_far hafa how_fa how_body how_bodi i_hail kampe sannu kedu ekaro bawo barka ndewo wagwan xup wetin_dey_sup good_day
cheat: wayo 419
talk: tok yarn gist
leave: lef waka
send: send sendam trasfa tansfer fling transfa tranfa trasfar
all: everytin everything
now: nau nw naw
thank: tank tanks
when: wen
how_much: howmuch na_how_much how_much_be reach_how_much haw_mush how_mush hau_mush haw_much na_how_mush
balance: balans balanz wetin_remain dey_ground how_much_dey
receive: don_enter don_drop don_land don_credit
bill: money_for_light compound_money
light: kedco jed bedc eletric
tv: startime sub_my_dstv smallie
airtime: eatime etime artime credit
block: lok
unblock: free_am open_back unlock_am
blocked: don_block don_lock no_gree_open dey_restricted put_pnd dey_locked
lost: disappear vanish don_loss don_miss don_fall carry_my_phone thief_my snatch one_chance
fraud: wuruwuru clear_me hypnotise wayo_people yahoo_boy yahoo_boys yahoo_people fake_alert jazz ojoro magomago no_be_me no_be_my_own no_be_my_doing don_chop_me chop_and_run don_run_with run_with_my run_with_our carry_goods_go cast_me gbaju_e format_my don_wipe picker
transaction: tranzaction tranzakshon trasaction wetin_enter wetin_comot
statement: statimenti account_paper
receipt: risit resit
spend: lavish finish_money exhaust don_chop_how dey_chop_how take_finish
where: wia where_my which_side
not_arrive: no_enter never_drop no_reach never_show for_air don_hang dey_hang never_see_alert no_see_alert never_reach never_land no_land no_drop
reverse: call_back collect_back wrang vomit by_mistake hand_slip collect_am_back bring_am_back draw_back pull_back call_am_back mistake_send revas rivas
loan: borrow_me lend_me float_me advance_me trust_me credit_me soft_loan boro boroh lon borow borrow_us
repay: return_una_money clear_my_neck
owe: dey_owe gbese
group: isuzu osusu adashe adashi isusu susu
join: carry_me_enter put_me
contribute: contribushon drop_my_share my_hand put_hand drop_my_own pay_my_own
turn: chop_ajo
goal: savin sevings keep_am hide_am kolo one_side japa_fund
invest: invist investement put_money grow_money plant_money
abroad: jand japa remittans
lesson: lessin teach_me school_me put_me_through learn_me train_me break_am_down educate_me
upgrade: upgred carry_me_go veryfy
limit: pass_my_limit
forgot: forget_am
language: langwage
code: yusd small_phone torchlight_phone kpalasa star_code
recipient: beneficiari my_list
help: helep guide_me direct_me show_me_road assist_me elp
cancel: cansul leave_am no_do_again comot_am bone_am forget_am_jare scrap_am no_run_am
repeat: repete talk_am_again say_am_again yarn_am_again come_again one_more_time wetin_you_talk you_talk_wetin recap say_wetin
human: kustoma custumer costumer human_being una_oga face_to_face real_person live_agent customer_care flesh_and_blood real_pesin
complain: komplain complen konplaint fall_my_hand dey_vex taya don_tire i_tire fed_up fall_hand fall_person_hand no_try
thanks: tankyu tenkiu tenks oshey twale gbosa you_try una_try do_well nagode imela e_se dalu i_appreciate no_be_small god_bless chop_knuckle kudos more_power more_grease
abuse: ediot efulefu mugu blockhead coconut_head foolis yeye_bank olodo oponu werey ewu anuofia oloshi oloriburuku shege craze dey_craze mumu mtcheew mtchew mschew kmt winch ashawo ashewo didirin agbaya oniranu ogbologbo
take_money: una_cut comot_money remove_my_money
okay: gree
friend: paddy padi
useless: yeye
deceive: cheat whine
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
or: abi shey shebi
o: jare jor sha sef ehn ehen omo chai kai haba
can: fit
should: suppose
steal: barawo ole tif tief thif
nigeria: naija 9ja
quick: sharp_sharp now_now kia_kia quick_quick fast_fast sharp
kind: kain kine
mother: mama mumsy
father: papa popsi popsy
brother: broda bros
sister: sista
girlfriend: babe
bus: danfo
broke: sapa
how: haw hau
enter: inta enta
remain: remen rimain
check: shek chek
teach: tich
credit: kredit
number: numba namba nomba
open: opun opin
change: shange chenj
water: wota wata
dollar: dolla
hear: hia
speak: spik
good: gud gudu
morning: monin mornin
finish: finis finich
market: maket makit
month: mont
price: prais
card: atem
`;
