/** Yoruba words and phrases, by the English word that stands for each. */
export const yo = `
i: mi mo n emi temi ni_mo moti mosi timo nimo mose mofi
we: wa awa ti_wa
you: yin e o ti_yin iwo re eyin tiyin niyin teyin
he: oun
they: awon won woni woti wonti
this: yii eyi eleyi leleyi
that: yen naa iyen
is: ni je wa di
not: ko ki ma kii kun ko_si maa_se ma_se o_ko emi_ko miose miofe miole
to: si fun si_odo sodo
in: ninu inu ni_inu nibo_ni
from: lati kuro kuro_ninu lati_odo lowo_odo
on: lori ori
with: pelu
of: ti
money: owo poun naira owo_yen
money_i: owo_mi owomi
account: akanti akaunti asunwon apo apo_mi apo_owo apo_asunwon asunwon_mi aka_unti aza akant acct acount akaunt akant_mi
save: ifowopamo fipamo pamo fowopamo fi_pamo tu_pamo fowo_pamo kowojo daako nipamo pa_mo pelu_ipamo
bank: banki ile_ifowopamo bank_yin ileese_ifowopamo
how_much: elo eelo meloo elo_ni iye melo oye elo_lo elo_lowa eelo_lo je_elo je_melo eloni eloni_mo elomeloo
balance: ku seku to_ku sekun iyoku balansi lo_ku loku loseku lo_seku seku_fun owo_to_ku owo_to_wa iye_to_wa iye_to_ku oye_to_ku owo_to_kale balans balance_mi
send: ranse firanse fi_ranse ifiranse fowo_ranse sowo fowo ifiranse_owo firanshe fi_ranshe ranshe fowosowo fowo_sowo sowo_si fi_sowo fisowo transifa tranfa gbe_owo ju_owo ta_lore ti_mo_ran mo_ran fe_ran ran_si fi_ran ba_n_ran transfa tranzfa transfar
give: fun fi_fun
pay: san sanwo sisan isanwo sisanwo san_owo sanwo_fun san_an san_fun
receive: gba rigba nri credit_alert ti_wole owo_to_wole gbigba
want_open: mo_fe_si mofe_si
want: fe nfe mofe mo_fe fee nilo mofee mofe_ki
can: le lee
make: se da seda see
card: kaadi kadi kaadi_atm kaadi_banki kaadi_igbowo atm_mi kaadi_dola kad
phone: foonu ero_ibanisoro fone layini
airtime: kaadi_ipe kaadi_foonu kirediti recharge owo_ipe recharji riichaji kaadi_mtn kaadi_glo kaadi_airtel loodu loodi lodu_kaadi load
buy: ra rira ra_fun ba_n_ra e_ra raja
sell: ta tita
data: data intaneti_mi sub_mi sub_data eto_data mb_mi gig giga deta
internet: intaneti ayelujara
what: kini ki_ni ki kin kinni kilo kilon kinile kinle kinimo kilo_n
who: tani ta_ni ta_lo lenu talo tani_lo
why: kilode kilo_de eese ki_lo_de nitori_kini idi kini_de ki_lo_fa kilo_fa ese_ti
because: nitori
when: nigba igba_wo nigba_wo ojo_wo igbawo asiko_wo akoko_wo ojo_melo ojo_meloo igba_ti
where: nibo ibo ibo_ni nibo_lowo sibi
how: bawo bi bawo_ni sele ba_wo_ni bi_e_se bawoni bawonimo bawonise bimose bimonse bimosele
now: bayii bayi nisinsinyi lowolowo nisisiyi isinsinyi isinyi isisiyi lesese laipe
today: loni lonii oni toni leni
yesterday: ana lana lanaa ijeta
tomorrow: ola lola
week: ose lose losoose osoose loseese olose losose ose_to_koja
month: osu losu losoosu osoosu olosoosu
year: odun lodun dun amodun lodoodun
day: ojo lojo ojoojumo lojoojumo lojumo loojo loju ojumo jimoh satide aiku ojo_aje
here: ibi nibi
there: ibe nibe
other: miran miiran omiran elomiran yooku ibomiran nibomiran
all: gbogbo apa patapata pata
everything: ohun_gbogbo
new: tuntun titun
old: atijo agbaya agba agbalagba arugbo ogbo
open: sii sisi da_sile dasile la_akanti la_account fe_si ba_mi_si e_ba_mi_si lati_si le_si n_si e_si lila_akanti lila_account bere_akanti
start: bere ibere
close: pa_de ti_pa_de
block: ti_pa di dii dina di_pa dena gbe_dina ti_akanti se_idaduro tipa titi lock di_akanti ti_kaadi di_kaadi block_e da_akanti freeze e_ti_akanti titi_si_akanti titipa ti_i_pa di_i_pa di_i_na dina_re dina_mo suspended etii etiakanti blok tiakanti dina_akanti
stop: duro daduro da_duro dawo_duro daa dekun
unblock: tu tu_sile sisile tu_akanti si_i_pada tu_u reactivate
light: ina monamona ina_monamona eletiriki lait onina owo_nepa ina_nepa token_ina kaadi_ina tona
water: omi olomi owo_omi
bill: owo_ina bill bili
tv: amohunmaworan telifisan tivi dikoda tivii satelaiti kebulu sitatimes sub_tv telifison
meter: mita
help: ran_lowo iranlowo ran ba_mi_lowo lowo_ran ranmilowo gba_mi_o iranwo menu_yin to_mi_sona ran_mi fe_ran_mi e_ran_wa ran_wa_lowo eranmilowo e_ranmilowo eranmi gbami egbami
please: jowo ejo e_jo joo ejoo jo joor dakun edakun
check: wo ye_wo ye wadi ayewo yewo
show: han fihan fi_han fi_ye han_mi je_n_ri
tell: so so_fun sofun wi
see: ri
know: mo_pe lati_mo fe_mo le_mo mo_nipa
keep: toju to fi_sile itoju
goal: afojusun ibi_afojusun kolobo seevu fi_owo_pamo ko_owo_jo to_jo kolo kolo_mi
loan: eyawo loan awin ya yawo yiya_owo yiya e_ya e_ya_mi owo_ya oniduro salary_advance yawo_fun advance_lori ele_yiya lon
borrow: ya_owo yago ya_lowo ya_mi_lowo eyami yami
repay: san_pada sanpada san_gbese san_eyawo isanpada dapada_loan san_loan da_owo_yin
debt: gbese igbese onigbese
group: egbe ajo egbe_ajo group kontiribusan koperetifu kooperetifu baba_alajo iya_alajo
esusu: esusu ajo alajo alajeseku
contribute: da_ajo dajo da_owo ipin idawo san_ajo san_esusu ipin_mi
turn: kan_mi igba_mi lo_kan gba_esusu ko_esusu ta_lo_kan tani_o_kan ta_ni_kan ta_lo_kan_bayi
member: omo_egbe
join: darapo wole wole_si dara_po kopa wo_ajo fi_mi_kun fi_mi_sinu efimi
invest: idokowo dokowo doko_owo da_owo_si okoowo ra_ipin invesment
profit: ere jere owo_idokowo ere_idokowo lere n_jere
interest: ele owo_ori_owo ele_owo gun_ori ele_melo
rate: osuwon ida_melo ida_meloo ogorun reeti osuwon_ele
share: shares ipin shias shiasi
price: oja
abroad: oke_okun oke_oya ilu_oyinbo okeere oke okun ilu_okeere paun senji loke_okun
country: ilu orile
exchange: paaro pasipaaro
dollar: dola
learn: eko keko kekoo ekoo imo fe_ko lati_ko mo_ko leko ikekoo
lesson: eko koosi idanileko ko_mi_ni la_mi_loye klas
explain: salaye alaye tumo
business: okowo oko_owo isowo
market: oja loja iyaloja
transaction: idunadura transaction idunadura_mi transaksion trans alaye_idunadura debit_alert
history: itan akosile akojo histori
list: akojo list akojopo onte
statement: alaye_akanti iwe_akanti stetimenti stmt iwe_banki akosile_akanti stament stetment statiment
receipt: risiti rasiti resiiti risiiti iwe_isanwo eri_isanwo slip risit rasit resit
evidence: eri iwe_eri
paper: iwe
write: ko_sile kowe
print: te_jade
last: keyin ikeyin to_koja koja gbeyin kehin gbehin kehin_yii
spend: na nawo inawo mo_na na_owo na_si inawo_mi n_na ti_nawo inakuna inawokuna ti_na tu_jade
analysis: isiro
budget: eto eto_isuna isuna
upgrade: gbe_ga igbesoke gbega soke gbe_akanti gbe_ipele upgred
level: ipele
verify: jerisi ijerisi idanimo kaadi_idibo
limit: opin aala odiwon limit opin_mi iye_to_poju to_ga_ju limiti
max: to_poju poju pupo_ju
many: pupo lopolopo
little: kere die kekere
big: nla
password: asiri nomba_asiri pinni koodu_asiri asina oro_asina oro_asiri oro_igbaniwole
change: yi_pada yipada paro yi ayipada yi_i yi_i_pada
forget: gbagbe
number: nomba nonba namba
language: ede
english: oyinbo geesi
speak: soro ba_soro sise_soro fesi
code: koodu koodu_yin koodu_kukuru palasa foonu_kekere kood
press: te tee tite
without: laisi lai laile laigba laimo
name: oruko oruko_mi loruko
recipient: eni_ti onigba olugba olugba_mi awon_olugba
people: eniyan awon_eniyan idile araalu
person: eniyan eni enikan eeyan eniyan_gidi eeyan_gidi eni_to
friend: ore
wife: iyawo aya
husband: oko_mi
mother: iya mama
father: baba baa
child: omo omode
brother: egbon aburo
cancel: fagile fagi_le fagi fi_sile gbagbe_re ma_fi_ranse e_ma_fi pa_a_re ma_te_siwaju e_ma_te ma_lo_siwaju fi_sile_na da_a_nu pa_a_ti emafi emase efisile fisile
repeat: tun_so leekan_si leekansi lekansi so_leekansi tun_un_so lekan_si so_lekan tun_ka etunso tunso etunwi ewii
again: mo_tun leekan lekan tun leralera
slowly: diedie pelepele rora
human: osise onibara_osise asoju oga_banki
manager: oga manija manaja
call: pe ipe laago te_laago te_mi_laago pe_mi_pada epemi pemi
complain: fejo fi_ejo_sun ejo ehonu esun aroye ifisun fejo_sun kerora palava su_mi sun_yin ehonu_mi ti_su_mi kigbe
angry: binu inu_mi_baje
problem: isoro wahala
not_happy: inu_mi_ko_dun ko_te_mi_lorun ko_te_wa_lorun
happy: dun inu_dun layo dunnu te_mi_lorun
bad: buru baje buruku ise_kuse buburu
thank: ese e_se o_se dupe mo_dupe oseun modupe seun ose_gan ose_o ose_jare tenkiu moore mo_moore moriri mo_riri gbe_osuba kare e_kare gbayi shukran eseganni modupeo esegan
good: daadaa dara dada ree
bless: bukun eledumare edumare lesan oore ajere ire
bye: odabo o_dabo daabo dabo
greet: e_kaaro kaaro ekaaro kaasan pele eku ekuule aro ekaro ekasan ekale pele_o e_nle nle e_ku ku_oro ji_dupe mo_ji a_ji se_e_ji ji_ire a_jire eku_ojumo e_ku_osan e_ku_irole e_ku_otutu bawo_ni_ile bawo_ni_ise bawo_ni_nkan e_n_le enle ekaasan kaale kuule ekule kabo kaabo ekabo e_ku_abo e_ku_ijoko salam alaykum mo_juba gudmorin yello e_ku_odun e_ku_oja e_ku_ose ekaroo eekaasan ekaasan_o
fool: ode oponu didinrin olodo asiwere omugo omugo_ni dindinrin suegbe alapa mumu alainironu alaigbon alaironu odoyo alailakaye dundee
mad: were sinwin asinwin wereee sinwin_ni werey
thief: ole onijibiti gbaju-e hacker yahoo_boys gbewiri ojelu barawo adigunjale oju_ole
useless: radarada isokuso jatijati lasan
curse: oloshi olosi oloriburuku alakori oshi iranu agbako epe egun_ni omo_ose omo_ale sepe oniranu onijekuje jegudujera esu alailojuti alaimoore atenuje alagbere oniranu_yii olosi_ni oshiii
lie: iro iro_pa opuro gangan oniro alabosi pa_iro paro_fun tan_mi_je palo
animal: eranko aja ewure obo elede maalu malu
lose: sonu so_nu padanu nu foonu_ti_lo adanu ofo
steal: ji jale won_ji gepa hack ja_lole jale_mi hak tiji wotiji wontiji
fraud: jibiti gbajue lu_ni_jibiti oniwayo ayederu lu_jibiti lu_mi tan_mi yan_mi_je ti_poora scam scammed scammer oniwayo_kan wayo madaru ponzi alert_iro alert_ayederu fake_alert
reverse: da_pada dapada gba_pada gbapada ashishe ashise fa_pada da_a_pada gba_a_pada fa_a_pada mu_pada mu_u_pada
return: pada pada_si dawo
mistake: asise asise_ni asi lasise se_asise
not_arrive: ko_de ko_ti_de ko_wole ko_ti ko_ri ko_de_o ko_tii_de ko_ti_i o_tii ko_yoju o_ri_alert ko_tii_wole ko_tii_ba ko_tii_kan ko_pada kotii kotiide odebe kode kowole kotiri koti_de kowole_o
arrive: de wole_owo tiwole tide
wait: duro_de reti
school: ileewe ile-iwe ile_iwe acceptance hostel skul
rent: owo_ile ile_owo
house: ile gan nile
food: ounje
trip: irinajo
apply: beere bere_fun
request: beere toro
qualify: ye_fun yege leto
approve: fowosi fowo_si
rest: iyoku isinmi sinmi
part: apakan aabo idaji
due: gbedeke ojo_isanwo ojo_ikeyin pe_san to_san ti_pe maa_pe
minimum: kere_ju to_kere kere_tan o_kere_tan
use: lo lilo
take: mu gbe
take_out: yo yo_owo yowo jade jo ijade jijade yiyo yowo_jade
put: fi fi_si fifi
go: lo lo_si
come: bo
finish: tan pari ipari setan sita titan ti_tan
expire: dopin
salary: owo_osu salary owooshu owoosu
work: sise ise n_sise
not_work: ko_sise o_sise
robot: robot
office: ofiisi
branch: eka
weather: ojo_ro oju_ojo ojo_n_ro
football: boolu
song: orin korin
cook: se_ounje obe amala ewa iresi egusi iyan gaari gari efo ogi moinmoin akara ata tomati buredi eran suga
doctor: dokita iwosan oogun noosi
president: aare gomina oba
story: itan alo iroyin
joke: awada
world: aye alafia_ni isin alfa babalawo lotto odds owambe aso_ebi agbado isu ajile adie efon itosugar aboyun omo_ilu goli agbaboolu mekaniki agbaye ijapa egungun osupa ijoye oriki aroko ewi laye
religion: adura olorun oluwa amin bibeli mosalasi imaamu haramu
love: ife feran nifee ololufe orebinrin
game: ere_idaraya idije
movie: fiimu
car: moto
plane: baalu ofurufu
charge: owo_ise charjis chaji chaaji
safe: ailewu aabo atileyin laabo lailewu
invite: pe_si
understand: ye_mi gbo loye
hear: gbo
read: ka kawe
stolen: jale
borrow_i: ya_mi
register: foruko foruko_sile forukosile iforukosile oruko_sile
profit_i: ere_mi
remain_pay: to_ku_san
save_name: fi_oruko_pamo
from_who: lowo_tani
someone: enikan
nothing: nkan_kan nkankan asan ohunkohun
thing: nkan ohun
still: si_n sibe
already: ti_ti
first: akoko ko_ko
next: to_n_bo
before: saaju tele
after: leyin seyin sehin lehin
difference: iyato
want_i: nfe_ki
customer: onibara alabara onibaara kostuma kostoma
care: itoju mojuto
hand: owo_lowo lowo aka
head: ori
inflation: owon_gogo
will: maa yoo a
into: sinu i iwole wiwole
about: nipa
must: gbodo dandan
together: po apapo lapapo papo
but: sugbon ebi amo
quick: kiakia gbesi kia kia_kia tete lesekese kanju sare kiakia_ni
word: oro
machine: ero
kind: iru rere
cut: la ge ja
most: julo ju
wedding: igbeyawo
river: odo
heart: okan
onto: sori
truth: gidi otito ooto looto ododo
night: ale ase oru loru okunkun
six: mefa
any: enikeni rara
continue: tesiwaju
mix: daru
remember: ranti
government: ijoba
dirt: idoti
time: asiko wakati igba
neighbour: adugbo aladugbo ladugbo
christmas: keresi keresimesi
wash: fo
age: dagba
select: yan
enjoy: gbadun
cold: otutu
spoil: sofo
clear: sa
oil: epo
fail: jabo kuna daku
woman: obinrin omobinrin
forward: siwaju iwako
foreign: ajeji
decision: ipinnu pinnu
picture: foto aworan
clothe: aso
eat: jeun
noon: osan
peace: alaafia
front: iwaju niwaju
at_all: rara kankan
different: yato
benefit: anfani anfaani
vanish: poora
resolve: yanju
police: olopaa olopa olopaa_ti
mouth: enu gbenu
shame: itiju oju_ti_mi
insolent: ika
eye: oju
owner: l'o tiwon
unit: yuniti unti tokini
agent: alabojuto
link: sopo linki
form: fomu foomu
emergency: pajawiri
advice: imoran nimoran gba_nimoran amoran
message: sako atejise
add: afikun igbega alekun lekun
reduce: adinku din dinku
try: gbiyanju
answer: dahun esi idahun lohun
short: kukuru soki ni_soki
maybe: boya
leave: jare salo
twice: lemeji leemeji leekeji
solution: ojutuu
nonsense: palapala isokuso
hate: koriira korira
brain: laakaye opolo
throw: dana
hour: ago aago
man: okunrin
road: ona lona
church: soosi ijosin
disease: iba iko efori jedijedi
teacher: olukoni oluko
soldier: soja
pastor: woli pasito
door: ilekun
window: ferese
law: ofin
fish: eja
shoe: bata
meeting: ipade alaga
comfort: itunu
blocked: wa_ni_titi titi_pa ti_ti_pa ti_dina ti_block tidi ti_dii
lost: ja_bo bo_sonu ji_foonu ji_sim so_foonu so_atm so_kaadi awati ole_gba tisonu tinu
owe: gbese_mi je_yin mo_je je_gbese ti_mo_je ni_mo_je
forgot: ko_ranti mi_o_ranti n_ko_ranti
thanks: eshe eshey adupe e_seun o_seun e_ku_ise
abuse: jaguda apoda isokuso_le agbaya_ni alainitiju
withdraw: yo_jade gba_jade igbowo
take_money: ge_owo won_ge
really: shey ha abi se nje
who_is: tey
at: un lodo lodi
retail: soobu onisowo
some: ara
and: ati
ten: mewa
five: marun
two: meji mejeeji
nigeria: naijiria
dance: ijo
tailor: telo
meaning: itumo tumosi tumo_si
just: sese
goat: obuko
okra: obe_ila
as: gege
student: akekoo poli
slow: jeje fa_fa lora igbin
pull: fa
village: abule
cover: bori
evening: irole lale
hair: irun
free: ofe
buy_again: agbe
hospital: osibitu
fridge: firiji
bag: baagi
arrange: seto
class: kilaasi
third: keta
vote: idibo
reason: nidi
play: sere
celebration: ayeye ariya
do: shele
fast: aawe
muslim: musulumi
trade: aje
meet: pade
retire: ifeyinti feyinti
bricklayer: birikila
cement: simenti
secretary: akowe
noise: pariwo ariwo
driver: awako
exam: itanran idanwo
address: adiresi
let: jeki je_n je_ki je_ka e_je
motorcycle: olokada
room: yara
wisdom: ogbon
patience: suuru
swell: wu
minister: minisita
ticket: tikeeti
sit: ijoko joko
gone: lowa
twin: ibeji
appear: yoju
red: pupa
sign: ami
between: laarin
tenant: ayalegbe
outside: ita loda
trader: itaja oloja
bury: sin
iron: irin
four: leemeta
apology: awijare
event: edun
increase: kule
gladness: tayo
effort: akitiyan igbiyanju takuntakun
recover: daro ri_pada
jesus: jesu
hot: gbona
suffer: niya
punish: fiya
slap: panu soun
shout: dake igbe
letter: leta
thirst: oungbe
sun: orun
radio: redio
prayer: gbadura
chest: laya
break: jawe
video: fidio
worry: daamu laamu da_laamu
homework: amurele
move: sunmo
honey: oyin
senator: seneto
blessing: ibukun
source: orisun
committee: igbimo
beauty: rewa
blood: eje
spouse: oko
karo: karo
not_know: ko_mo mi_o_mo n_ko_mo emi_o_mo
die: ti_ku o_ku ti_ku_lana
which: wo_ni wo_lo ewo ewo_ni wo_ti ewo_lo
proverb: owe
teach: ko_mi e_ko_mi ko_ni ekomi komi ekomi_nipa
what_about: nko
yet: tii
three: meta
pocket: lapo
question: ibeere
line: laini lori_ila ila_yin
morning: aaro laaro owuro
landlord: onile
percent: ida
home: wale
visitor: alejo
rich: olowo
sleep: oorun
leader: olori
dream: ala
procedure: ilana
down: sile
money_where: owo_da owo_mi_da owo_nko owo_mi_nko
reverse_money: da_owo_ti da_owo_mi da_owo_naa da_owo_pada
they_take: won_gba
i_not: mi_o n_ko mio emio
state: ipo
beggar: alagbe
politics: oloselu oselu senato
poor: talaka
rich_man: olola
thunder: sango
divide: le_pin pin_bill pin_in pin_inawo sotooto
transport: owo_oko owo_moto
tithe: idamewa
stop_habit: jawo mo_jawo
load: eru
remind: leti
so: bee
sick: saisan aisan
corpse: oku
gold: goolu
america: amerika
cocoa: koko
body: lara
shut: pa
one: kan
think: ro ro_pe ronu lero
say: so_pe wi_pe
call_me: pe_mi e_pe_mi maa_pe_mi n_pe_mi
my_turn: o_kan kan_mi_lati
routing: swift iban bic nibss
cheque: chekbuk chequebuk cheke sowedowo
how_many: eemelo igba_melo keloo melo_lo
important: pataki
example: apeere
guide: amona itosona itoni ilana_lilo
easy: rorun
promise: ileri adehun e_se_ileri e_se_adehun seleri
run: sa_lo o_sa_lo
insult: yeye_mi mi_sere labuku yeye ri_mi_fin yaju bu_mi yan_mi_lodi
surprise: ya_mi_lenu
since: lataaro lati_aaro lati_ana
minute: iseju
suspect: fura mo_fura
double: ilopo
gift: ebun
face: lojukoju koju soju
asset: dukia
begin: alakobere
risk: lewu ewu
grow: gberu bi_si po_si ma_po_si
only: nikan soso pere
instead: dipo
hold: mole mu_mole
useful: wulo
repair: tunse atunse
blame: lebi
court: kootu
lawyer: agbejoro loya
judge: adajo
full: ekunrere kikun
mercy: saanu aanu
excess: ajeku ajeseku poju_ju
stuck: ha_si ti_ha
track: topase
university: yunifasiti
network: netwoki netiwok
wire: waya
late: pe_ju ti_pe_ju
trust: gbekele gbokanle gbagbo igbagbo
guard: oluso gadi
count: ka_owo siro
hard: pon n_pon
science: sayensi
thousand: egberun
walk: rin
same: jora
news: ipolowo
email: imeeli
be_careful: sora e_sora
report: royin
seed: irugbin
fear: beru iberu eru_n_ba aya_mi_n
family: ara_ile
very: gan-an
regret: kabamo
not_give: ko_fun_mi o_fun_mi ko_fun_wa
send_money: ran_owo
send_xamt: ran_xamt
wash_hand: fo_owo
birth: bi_omo bimo
marry: gbeyawo fe_iyawo
stone: okuta
alive: laaye
second: keji
account_i: akantimi akauntimi accountmi akanti_mi_yi
card_i: kaadimi kadimi atmmi
phone_i: foonumi fonumi simmi
password_i: pinmi
how_can: bawonimose bawonimosele
want_see: moferi mofewo
not_hear: miogbo miogbo_o
notification: alat
service: sevis
fake: fek ayederu_ni
pending: pendin
have: moni mo_ni_lowo
owe_i: moje
not_good: kodaa kodara odaa odara_rara obadaa
not_receive: kogba
tired: tisumi tisuwa ti_su ti_su_wa
give_i: funmi fun_mi_ni
to_i: simi
goal_i: kolomi
recipient_i: olugbami
share_i: ipinmi
what_say: kileso kilewi kile_so
debt_i: gbesemi
mother_i: iyami
child_i: omomi
account_blocked: akanti_ti_di
money_go: owo_tilo
exclaim: yee haa haba ehn
seven: meje
eight: mejo
tree: igi
cinema: sinima
funeral: isinku
leaf: ewe
bicycle: keke
naming: isomoloruko ikomo
cat: ologbo
tyre: taya
driver: dereva
accident: ijamba
singer: akorin
gate: geeti
gas: gaasi
cap: fila
headtie: gele
roof: orule
onion: alubosa
plant: gbin
boy: omokunrin
wall: ogiri
cry: sunkun
pregnant: oyun loyun
salt: iyo
preach: waasu
gun: ibon
fight: ija
`;
