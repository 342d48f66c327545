/** Hausa words and phrases, by the English word that stands for each. */
export const ha = `
i: na nake min mini ni nayi inaso ina inason nima mani naso dina man tawa
i_will: zan zamu
we: mu muna muka mun gare
you: ka ku kuke kun kuka kuna ke kana kike kake kin zaku maka taku naku kaka zaka baku baka ki dinka dinku kina gareku muku
he: shi ya yake yana yayi mishi masa nasa nata
she: ta ita itama
they: su sun suke suka musu nasu
it: ne ce ake an aka ana din
is: akwai da ke ya_ke shine
not: ba ban babu bai bata basu a'a ba_a kada kar mara marasa bamu
of: na
to: wa zuwa ga
in: wajen a ciki cikin wurin cikina
from: daga
with: tare
on: kan akan bisa
money: kudi kudin kudina kudaden naira kudade kuddi kudad naira_nawa tsabar_kudi aljihu aljihuna lalita sisi
money_i: kudina
account: asusu asusun akant akawunt akantin akwont akwanta acct_dina account_dina asusunsa asusunta aza
account_i: asusuna akwantina
account_you: asusunka
bank: banki bankin bankunan
bank_you: bankinku bankinka
bank_i: bankina
how_much: nawa nawane nawa_ne adadin adadi ya_kai_nawa sun_kai_nawa nawa_gare guda_nawa
balance: ragowar ragowa saura sauran rage balans jimlar blnc canji_nawa sauran_kudi suka_rage ya_yi_saura gare_ni ke_hannuna
send: tura turawa aika aikawa turi aikin_kudi aikawar tiransifa transfa turin turo_wa zubo jefa mika turama aikama jefa_wa jefo_wa sallami sakar_wa hada_wa tiransfa
send_back: mayar mayarwa
send_i: turo aiko min_aiko
pay: biya biyan biyar_kudi bayar sayen_wuta
receive: samu karba karbi samun sami karbar karbo shigowar ya_shigo sun_shigo shigi turo_min saki
want: so son neman nemi nemo bukatar bukata bukatu bukaci sha'awa sha'awar
want_i: bukatata
give: bani ba_ni bada bayarwa bawa baiwa bamu
card: kati katin kaati katunan rukunin_kati kati_na atm_dina verve_card
card_i: katina katuna
airtime: kati_waya loda kirediti katin_waya rechaji recaji lodin katin_kira kudin_kira karin_kira minti_na_kira harba_min
phone: waya wayar wayata wayarka layi layin layina waya_ta sim_swap
buy: saya sayi saye sayo siya siyo siyar_min sayen sayan siyan sayayya siyayya
buy_i: sayamin
sell: sayar siyar sayarwa
data: datana gigi hawa_online datar datata
internet: intanet yanar gizo yanar_gizo
what: me mene menene mece meye wace wane wanne wadanne wani_abu
who: wa_ye wane_ne wanene wacce wanda wadda wadanda waye wa_ya wa_ta su_wa wa_suka
why: yasa meyasa me_yasa saboda_me don_me dalili dalilin
because: saboda domin don
when: yaushe lokacin lokaci wace_rana ranar
where: ina_ne inda nan_ina
how: yaya taya ta_yaya yadda
now: yanzu yanzun dazu kawo_yanzu
today: yau
yesterday: jiya
tomorrow: gobe
week: mako sati makon satin
month: wata watan wata-wata
year: shekara shekarar
day: rana kwana kwanaki kullum kowace_rana rana_rana
here: nan
there: can
this: wannan
that: waccan wancan
other: wata wani wasu daban
all: duka duk dukkan komai kowane kowace
everyone: kowa
new: sabo sabon sabuwa sabuwar
old: tsohon tsoho tsufa
open: bude budewa kirkiri kirkira kafa hada kirkirar shigar_da_ni rubuta_ni yin_rajista
start: fara farko tashi
close: rufe rufewa
block: toshe toshewar kulle dakatar daskarar daskare tsayar kulle_min hana toshewa garkame hana_shiga makulli
halt: tsaya daina dakata barshi tsaida tsaida_man datse a_datse
unblock: bude_toshe
light: wuta wutar wutata lantarki lantarkina nepa_bill kati_wuta katin_wuta firij
water: ruwa ruwan
bill: bil bil_din bil_dina
bill_light: bil_wuta
tv: talabijin dekoda telebijin tashoshi tashar kebul kallo kallon akwatin_tv tashoshin dekodata arewa24 zee_world
meter: mita mitata mitar ma'auni
help: taimako taimaka taimake taimakeni taimakon taimaki agaza agaza_min bayani_kan me_da_me lasisi sha'awar_sani fadakar fadakarwa jagorar tamakeni lasisinku
please: dan_allah don_allah allah yallabai
check: duba bincika bibiya
show: nuna nunamin gani ganin gane bayyana nuno nuno_min
tell: fada gaya shaida_min sanar
see: kalli ga kalla
know: san sani tabbata
keep: ajiye ajiya ajiyar ajiyewa adana tanadi
save: tara tanadina tattali ajiyata tarawa tanadin tattala ajiyana taru
goal: buri burina burin niyya kebe asusun_kasa hajjina layya
loan: bashi bashin rance rancen ranta aro aron lamuni ranci ara ramce ara_min aro_min ranto ranta_min cin_bashi jingina
loan_i: bashina rancena lamunina lamuni_na
group: kungiya kungiyar gungun group gungu kungiyoyina layin_kwasa kungiyarmu hadin_kai
esusu: adashi adashe adashin
esusu_i: adashina
esusu_we: adashinmu
contribute: zuba zubi zubin gudunmawa gudunmawar gudummawa gudummawar zubawa kasona zuban
contribute_i: zubina gudunmawata gudummawata
collect: kwasa kwashe kwashi kwasan kwasar diba
collect_i: kwasana kwasata
turn: zagaye juyi karon kwashina daukata zagayen layi_na_wa
turn_i: zagayena juyina lokacina
join: shiga shigo shigar shige hadu gurbi hade_ni gama_ni sa_ni saka_ni kara_ni hada_kai hade_kai gurbin
member: mamba memba mutanen membobin
invest: jari jarin hannun_jari saka_jari zuba_jari investment jarina hannayen_jari juya_kudi zinare t-bills treasury_bills
invest_i: jarina
profit: riba ribar ribata haihu jarina_ya ribar_jarina shares_dina
interest: riba_bashi kudin_ruwa ruwa_bashi kason_riba ribarku kudin_ruwan
rate: kaso kashi kima
percent: kashi_dari
share: hannun raba rabona kason
value: daraja darajar
price: farashi farashin
dollar: dala dalar daloli
abroad: waje kasar_waje ketare kasashen turai cefa dirham alhazai mahajjaci niamey cotonou makka sefa chadi cairo india kamaru kamaru_da maradi zinder jidda madina turkiyya malaysia masar misira jamus faransa kotono indiya
country: kasa kasar kasashe
exchange: canji canjin musaya
america: amurka
england: ingila
learn: koya koyi koyon koyo darasi darasin darussa darasina ilimi ilimin karatu karatun ilmantar ilimantar fahimtar
teach: koya_min koyar
explain: fassara bayani bayanin bayanan
business: kasuwanci ciniki cinikin sana'a sana'ata harkar harka
market: kasuwa kasuwar
trade_history: cinikayya cinikayyar cinikayyata ma'amala ma'amalar ma'amalata ma'amalolina ma'amaloli mu'amala mu'amalolin ma'amalolin hada-hadar
history: tarihi tarihin jerin
list: jerina
statement: takardar_asusu bayanin_asusu
document: takarda takardar takardu takarduna takardun
receipt: rasit risit rasidi rasiti risiti rasitin rasidin resit rasid tabbaci hujjar kwafin_rasit
evidence: shaida shaidar hujja shaidata
write: rubuta rubutu
print: buga fitar_da
last: karshe karshen na_karshe
first: farko
spend: kashe kashewa ci cinye ciye barnatar kashen batarwa kashe-kashena barnar_kudi almubazzaranci cefane
spend_i: kashina
analysis: lissafin lissafi
budget: kasafi kasafin tsarin tsari
upgrade: daukaka inganta bunkasa habaka matsayin_asusu daga_darajar daga_matsayin daga_matsayi daga_mataki daga_matakin a_daga ku_daga in_daga daga_min
level: mataki matakin matsayi matsayin matsayina
level_i: matakina
verify: tantance tantancewa tabbatar tabbatarwa
limit: iyaka iyakar iyakan iyakata iyakokin iyakokina iyakoki takaita
max: mafi_yawa mafi
many: yawa yawan mana
little: kadan karami karamin karancin karanci kankantar kankancin
big: babba babban girma babbar
password: lambar_sirri sirri sirrina sirrin pin_na lambobin_sirri sirrin_asusuna
alter: canza canja sauya musanya sauyi
forget: manta mance
number: lamba lambar lambobi lambobin lambarku lambarka lambarsu
number_i: lambata
language: harshe harshen harsuna yare yaren harshena fulatanci bayarabe
english: turanci
speak: magana yi_magana maganar zance tattauna
code: madannai lambar_code tauraro madanni tocila
press: danna dannawa
without: ba_tare_da babu
name: suna sunana sunayen sunaye hali sunan
recipient: masu_karba mai_karba masu_karban karbawa
people: mutane mutanena mutanen jama'a jama'ar mambobin yan 'yan
person: mutum mutumin wani_mutum bawan_allah baiwar_allah
friend: aboki abokina abokan abokai abokaina
wife: mata_ta matata uwargida
husband: mijina miji maigida
mother: mamana mamata mahaifiyata uwa uwar uwata
father: mahaifina babana baba
child: yaro yarona yata yarana dana
brother: yayana kanina kawuna
cancel: soke fasa na_fasa a_fasa janye katse jingine na_hakura a_hakura rabu_da ka_rabu na_janye fasa_shi fasawa hwasa hwasa_shi an_fasa mun_fasa zan_fasa a_dakata
repeat: maimaita maimaitawa sake_fada nanata ban_kama sake_turo kara_fada fayyace
again: sake kuma kara
add: kara kari karin
slowly: hankali a_hankali
human: mutum_na_gaske ma'aikaci ma'aikacin ma'aikata wakili wakilin jami'i jamii ogan_ku shugaban_banki saurare_ni layin_taimako
agent: wakilin wakilinku
manager: manaja shugaba oga ogana ogan
call: kira kiran tuntube tuntubi kirawo
complain: raina_ni raina_mutane korafi koke korafina kararku kokena sakaci wulakanci wulakanta wulakantar cajin_ku karar da_kara kara_akan kai_kara
angry: fushi haushi
problem: matsala matsalar matsalata
not_happy: ban_ji_dadi ban_gamsu
happy: dadi farin farin_ciki dadin raina_ya_yi_fari faranta
bad: banza muni lalace baci wofi rude wahalar mugaye mugwaye mugwayen mugun
slow: jinkiri
thank: nagode gode godiya na_gode madalla
good: kyau daidai lafiya
very: sosai kwarai matuka matukar
greet: sannu barka sannunku gaisuwa slm wassalam yauwa yawwa barka_dai ya_ake_ciki gaishe gaida warhaka ranka_ya_dade gaisa gaisawa gaisheku gaisheka ya_gida ya_aiki ya_kasuwa ya_gajiya ina_gajiya ya_jiya ina_jiya gaishe_ka gaishe_ki yini_lafiya inna_wuni maraba lale sallama
morning: safiya kwana_lafiya
afternoon: wuni yini rana
evening: yamma maraice
bye: sai_anjima sai_gobe
fool: wawa wawaye sakarai sakarkaru dolo dakiki shashasha gaula gaulaye gidadawa dakikai wawanci shashanci wauta sokanci soko sokaye
mad: mahaukaci mahaukata hauka
thief: barawo barayi macuta
useless: banza marar_amfani amfani_banza
curse: tsine tsinuwa la'anta la'ance wadarai tir
lie: karya makaryata
donkey: jaki
dog: kare
bastard: shege shegiya
insult: shedan shaidan tsinanne zage zagi tantirai mare ubanku ubanka kuturu kuturun fitsararru mutuncinka matsiyaci matsiyacin lalatacce lalataccen fitsararrun
lose: bata batar bace rasa yar salwanta fadi batarda zubar
steal: sace sata kwace satar
fraud: damfara damfare zamba zambace yaudara yaudare cuce cuta yaudarar bogi alert_na_bogi an_min_wayo dan_damfara kwashe_min wawure lakume hannun_barayi cuci
unauthorised: ban_sani_ba izini izinina izinin
transaction: hada-hada hada_hada shige_da_fice shigi_da_fici shiga_da_fita tura_tura tura-turen hada-hadata motsin_kudi rikodin hada_hadar hada_hadata
reverse: dawo maido dawo_da juyo juya dawowa amso kwato juya_min maido_min ba_shi_ba
mistake: kuskure kuskuren
wrong: ba_daidai
not_arrive: bai_isa bai_shigo bai_zo bai_karaso makale bai_sauka bai_kai bai_hau bai_gani ba_su_gani rataye na_rataye yana_kan_hanya ban_gani shiru_har failed_amma
arrive: fado ya_fado isa iso shigowa zo karaso
wait: jira jiran jima anjima
still: har_yanzu har
delay: jinkirta
school: makaranta makarantar boko
rent: haya hayar
house: gida gidan gidana
shop: shago shagona shagon
need_urgent: gaggawa
food: abinci
trip: tafiya tafiyar
apply: nema nemi_bashi
qualify: cancanta cancanci cika_sharadi
condition: sharadi sharuda
approve: amince amincewa
repay: biya_bashi mayar_bashi sauke_bashin sauke_min mayar_muku dawo_muku maida_muku
rest: saura_bashi hutu hutawa
part: rabi rabin guda
due: wa'adi wa'adin
enough: isa ishe
can: iya zan_iya
use: amfani
take: dauka dauke dauki cire cirewa cire_kudi
take_out: fitar fito fita
put: saka sa shigar_da sanya
make: yi yin kirkiro hada hadu_da
go: je tafi
come: zo
finish: kare gama karewa kammala ya_kare zai_kare ta_kare sun_kare suka_kare yana_karewa
expire: karewar
return: dawo_min koma
from_who: daga_wa
keep_for: ajiye_wa
person_i_send: nake_tura
salary: albashi albashin albashina
work: aiki aikin ayyuka ayyukan aikinku
not_work: baya_aiki bata_aiki
robot: na'ura bot_ne
menu: zabi zabuka menu
office: ofis ofishin ofishinku ofishina hedkwatar hedkwata ofis_dinku a_ofis hedikwatarku hedikwata hedikwatar
branch: reshe reshen reshenku
certificate: fasfo
address: adireshi adireshin
gold: zinari
weather: yanayi hadari
football: kwallo kwallon
song: wakar waka mawaka
food_cook: girka tuwo shinkafa dambu fura
doctor: likita magani asibiti
president: shugaban_kasa gwamna gwamnan gwamnati sanata
story: labari labarai tatsuniya labarin
joke: barkwanci dariya
world: duniya
weather_rain: ruwan_sama
religion: addu'a azumi sallah masallaci musulunci addini ibada
romance: soyayya sonki aure
game: wasa wasan wasanni gasar
movie: fim
car: mota motata
plane: jirgi tikiti tikitin
stomach: ciwo
how_are_you: yaya_dai ina_kwana ina_wuni lafiya
charge: caje-caje caje-cajen caje-cajenku cajin caje cire-ciren caji kudin_caji
safe: tsaro aminci amintacce
invite: gayyata gayyatar gayyace
accept: karbuwa yarda yarda_da
boundary: iyakan
month_end: karshen_wata
forgive: hakuri yi_hakuri
problem_solve: warware magance
transfer: canja_wuri
remaining: ragowar
understand: gane fahimta fahimci fahimce
read: karanta karanto karanta_min
dispute: kotu kara_kotu
hide: boye asirce
choose: zaba
save_name: ajiye_suna
borrow: aro
time: lokaci
next: gaba
before: kafin
after: bayan
between: tsakanin
difference: bambanci bambancin
compare: kwatanta
receive_card: karbi_kati
swallow: hadiye
break: karye
request: roki rokon
rate_dollar: farashin_dala
help_food: tallafi
inflation: hauhawar hauhawar_farashi
wealth: arziki dukiya dukiyar
head_you: kai
is_for: ko
thing: abin abu abubuwan abubuwa wani_abu_ne
will: zai za zaka nufi
son: dan
owe: bina ana_bina_bashi bashin_da_ke
but: amma
happen: faru faruwa cije
only: sai kawai tukuna
better: sauki fi fiye
feel: ji jin
two: biyu guda_biyu
state: halin hali bangare
book: littafi littafin
cheque: cak cek caki
customer: kwastoma kwastomanku hulda huldar kwastomominku kwastomomina
register: rajista rijista rijistar rajistar rajistata yi_rajista
if: idan in
grip: rike kama
silent: shiru gum
increase: karu kari
manage: sarrafa
try: kokari
tired: gajiya gaji
news: batun labarin_ina labarinku
cut: yanke
must: kamata
fill: cika cike
pound: fam
exam: jarabawa
answer: amsa
message: sako sakon sakonku
nonsense: shirme iskanci
shame: kunya kaico
eat: lashe sha
young: karamar
near: kusa
asset: rukunin
loss: asara ragu
advice: shawara shawarwari
passed: wuce
truth: gaskiya
mind: tunani ra'ayi raina rai
leave: kyale rabu guje bar bar_shi
said: kace yace cewa
service: sabis hidima hidimar ma'aikatanku
worry: damuwa
sleep: barci
light_lamp: fitila fitilar
distance: nisan
picture: hoton
party: jam'iyya jam'iyyar zumunci
oil: fetur man_fetur man_gyada man_ja man_injin
fan: fanka
door: kofa taga
visit: ziyara
peace: salamu alaikum assalamu aslm salam
question: tambaya tambayar
zero: sifili
company: kamfani kamfanina
urgent: gaggauta
four: hudu
eight: takwas
own: mallaki mallaka mallakin
wedding: bikin bikina biki
mature: balaga
cheat: zaluntata zalunce mayaudara azzalumai wayo mayaudari mayaudaran
order: odar umarni
guide: jagorance jagora
okay: toh shikenan ok
blood: jini
gun: bindiga bindiga_ta
fish: kifi
goat: akuya
shoe: takalmi
hair: gashi
star: taurari
teacher: malami malamai
election: zabe zaben
harm: illar illa
tax: haraji
pledge: alheri alkhairi alkairi
blocked: takunkumin an_dakatar kun_dakatar
lost: ya_salwanta fisge an_kwace sun_kwace saci an_saci
lesson: dabarun hikima nasiha nasihar wayar_da_kai tips
forgot: rikita kasa_tuno
thanks: an_gode angode mungode ngd nagd jazak barakallah allah_ya_saka godiyata raya jinjina shukran
abuse: azzalum munafuk maha'inta tsinann la'anann alade kutumar
have: mai masu
well: kuwa
bring: kawo
since: tun
so: haka
become: zama
touch: taba
three: uku
be_at: tana
bribe: cin
saudi: saudiyya
ten: goma
follow: bi bin
such: irin kamar
care: kula
air: iska
erase: goge share goge_shi
swear: wallahi
often: rika jera dinga
machine: inji injin
nigeria: najeriya najeriya_ne
long_time: dade dadewa
fall: hwada
fetch: debi debo
more: riga
insurance: inshora inshorar ndic
possible: yiwu
london: landan
niger: nijar
friday: juma'a
town: gari garinku birnin
prepare: shirya
in_law: kanwata surukata
farm: gona gonata noma
form: fom
god: ubangiji
cook: dafa miya
life: rayuwa
family: iyali iyalina
hot: zafi
peep: leka
hour: awa awanni karfe
fly: hawa
report: rahoton
die: mutu
mouth: baki
student: dalibai dalibi daliba
land: fili
woman: mace mata wata_mace
run: gudu
letter: wasika
driver: direba
girlfriend: budurwata saurayina
sorry: gafara gafarta
prayer: fatan albarka amin alhamdulillahi imani
minute: minti
count: kidaya
twenty: ashirin
visa: biza
withdraw: ciro
find: gano samo hado
separate: ware
timetable: jadawalin jadawali
body: jiki
page: shafin shafi
wahala: wuyana
hand: hannayen hannu hannuna hannunka
move: motsa
word: kalma kalmar
easy: saukake
result: sakamakon
promise: alkawari
minister: ministan
neighbour: makwabcina
pension: fansho
reward: ladan lada
drive: kori
replace: madadin
meat: nama naman
men: maza
length: tsawon
everywhere: ko'ina
quarter: unguwa unguwarmu
age: zamani
farmer: manoma
each_other: juna
last_year: badi
charity: sadaki
seven: bakwai
load: nauyin
fifty: hamsin
contract: kwangila
voice: muryar sauti sautin
honest: adalci
injustice: rashin
burn: kone
parent: tarbiyya
tooth: hakorina
tomato: tumatir
age_you: shekarunka
cement: siminti
video: bidiyon
french: faransanci larabci
soldier: soja
origin: asalin
eye: idonka idona
radio: rediyo
parliament: majalisa
dance: rawa
fast: rama sauri da_sauri maza_maza
festival: mauludi
karo: karo
the: din
let: bari barni
times: sau
back: baya ta_baya
this_year: bana
goods: kaya kayan kayana
just: dai wai fa
self: kaina da_kaina saka_kaina
lower: sauke sauka
renew: sabunta sabuntawa
six: shida
five: biyar
one: daya
hundred: dari
thousand: dubu
set: saita
free: kyauta
really: shin gaske da_gaske
road: hanya hanyar
waste: shara bola barna barnar barnata barnar_da
cold: sanyi
remember: tuna tunatar tunawa
university: jami'a
grandmother: kakata
late: makara
meaning: ma'ana ma'anar nufin
room: daki
build: gina
police: yan_sanda 'yan_sanda dan_sanda yan_hisba
ram: rago raguna
sir: malam hajiya alhaji ranka
deny: ya_ki ta_ki sun_ki an_ki aka_ki yana_kin suka_ki
politics: siyasa yan_siyasa
poor: talaka talakawa talauci
rich: mai_kudi masu_kudi attajiri
pray: roko
proverb: karin_magana habaici
dead: rasu rasuwa jana'iza
village: kauye kauyenmu
collapse: rushe
transport: napep babur keke adaidaita
expensive: tsada
rise: hau
beg: bara
north: arewa
give_up: hakura
program: tsarinku shirin shiri
trust: amana amincewa_da
fertilizer: taki
bag: buhun buhu
trouble: wahala
hack: kutse kutsa kutsawa
put_mine: saka_nawa zuba_nawa
birth: haihuwa
later: saboda_gaba
switch: kunna
fix: gyara gyaran
hausa: hausa hausar
sit: zaune zauna
weekend: asabar lahadi
disappointed: takaici takaicin
end_patience: hakuri_na_ya_kare hakurina
app: manhaja manhajar
street: titi titin
force: tilasta
double: ninka
fear: fargaba tsoro tsoron tsorata tashin_hankali dar_dar
euro: yuro
account_history: shige_da_ficen_asusu
netflix: netflix
fuel: kalanzir
expense: kasafta
under: karkashin
slip: slip
plan: tsara tsara_min kasafta_min
switch_off: kashe_waya kashe_min_waya kashe_wayar
ignore: watsi
gather: gamu
sow: shuka
man: wani_mutumi
team: arsenal
nin: nin
listen: saurara saurare sauraro saurarona sauraron
about: game_da dangane_da
deaf: kurma
threat: barazana
skip: tsallake
success: nasara nasarar
night: dare
together: ido_da_ido
worker: ma'aikaciyarku
present: gabatar gabatarwa gabatar_da gabatar_min
introduce: kanka kanku kanki
look: dubi dubo
ride: keken keke_na
hat: hula
praise: yabo
compensation: diyya diyyar
mosquito: sauro kunama kyankyaso
above: sama
mathematics: darasin_lissafi fiziks kimiyya ilimin_lissafi
candidate: takara takarar takararsa
bed: katifa katifar
law: hukunci hukuncin doka dokar dokoki dokokin
computer: kwamfuta kwamfutata kwamfutar
lovely: kyakkyawa kyakkyawar kyakkyawan
review: bita bitar
hate: tsani tsane tsana
penalty: tarar tararsa
steal: yashe yasheni wawashe wawashewa
take: zare zarewa
suspect: zargi zargin zargina shakku shakkun shakkar
think: tsammani tsammanin zaton inaga
angry: fusata fusace bata_min_rai ransa_ya_baci
right: hakki hakkina hakkin
worry: dame dami dameni damuna damunku
enough: isheni ishe_ni ishe_mu
kind: kirki kirkin
answer: amsarka amsarku amsoshi amsoshin dagawa
message: sakonninku sakonni sakonnin
try: kokarinku kwazo kwazonku gwada gwadawa gwaji gwajin
fail: kasawa gaza gazawa ya_kasa sun_kasa ta_kasa
not_can: na_kasa mun_kasa
forgive: hakurinku
problem: matsalolinku matsalolin
slow: jinkirinku
manager: shugabanku shugabarku ogarku
language: yaruka
word: kalmomi kalmomin
greet: hlo helo asalam asslm wslm warahmatullah barkanku barkanki kwananku wuninku yininku
thanks: jazakallah jazakumullah jzk tnx thnx khairan albarkace
lie: makaryaci makaryacin makaryacci
fool: jahili jahilai wawiya haukace
insult: matsiyata lalatattu lalatattun tsinannun algungumai maciya_amana
donkey: jakuna
brain: kwakwalwa kwakwalwar kwakwalwarka kwakwalwata
wrong: subuce cakuda
forget: kubuce kubce
instead: maimakon
mean: nufa
gold: gwal
silver: azurfa
old: tsohuwa tsohuwar tsofaffi tsofaffin
child: yarinya yarinyar
neighbour: makwabta makwabtana makwabtan
meeting: taro taron gana ganawa
chat: hira hirar
pilgrimage: umra umara hajj
stamp: hatimi tambari tambarin
sick: mura tari zazzabi tiyata amosani
animal: saniya shanu shanun shanuna tumaki dabba dabbobi kaji maciji biri kura
job: neman_aiki daukar_aiki daukar_ma'aikata
kill: kashe_sauro kashe_maciji kashe_bera kashe_kunama kashe_kare
switch_off: kashe_wuta kashe_fitila
tell: ance sunce kunce tace
i_tell: nace
i_see: naga
i_feel: naji
i_know: nasan
i_do: zanyi
not_know: bansan
not_understand: bangane
not_will: bazan bazai bazata bazasu baza
not_you: bazaku bazaka bakwa
not_want: banaso banason
you_do: kunyi kayi kuyi zakuyi
you_see: kaga kunga
do: anyi akayi
is: dake
not: bane basa
swear: wlh wllh wlhi
because: sbd
now: ynz ynzu
truth: gsky
this: wnn
money: kdi
monday: litinin
tuesday: talata
wednesday: laraba
thursday: alhamis
shop: kanti kantin rumfa rumfar
loss: hasara
late: latti
call: bugo buga_waya bugo_waya
happy: gamsu gamsuwa
advert: talla tallan tallace-tallace tallanku tallacenku
i: wajena wurina
you: gunku wajenku
hand: hannunku hannunsa
exchange: canjin_kudi
surprise: kwatsam
oppress: zaluncin
shares: shares
relative: yan_uwa yan_uwana dan_uwa dan_uwana 'yan_uwa 'yar_uwa yar_uwa
city: kaduna zaria katsina gwanja
friend: kawata kawa kawaye kawayena
short: takaice gajere gajeren gajarce
copy: kwafi kwafin kwafa
tea: shayi
forbidden: haram haramun
good: kalau
lawyer: lauya lauyana
safe: tsare tsarewa tsira kariya
steal: fashi yan_fashi 'yan_fashi
insect: kwari kwaro
water: famfo
only: kadai
receive: karbe
bag: jaka jakata jakar
sleep: kwanta kwanciya kwance
complain: kukana kukan koken
you: kwa gareka gareki
hungry: yunwa
stand: tsaye tsayawa
small: kankanta kankani
wash: wanke wanki wanka
sudan: sudan
strong: karfi karfin
mercy: jikan jikansa
king: sarki sarkin
peanut: gyada
life: ran
coin: kwabo kwandala
youth: matasa matashi matasan tashe
reset: reset
basic: basic
tie: daure daurewa
wonderful: masha_allah tubarkallah
food: kosai awara masara taliya waina
carpenter: kafinta
although: alhali
tyre: tayar
swear: haba
shout: tsawa ihu
news: jarida jaridu
song: mawaki mawakin
pot: tukunya tukunyar
religion: sahur wa'azi
sir: ranki
box: akwati akwatin akwatina
break: tsage
avoid: kauce kaucewa gujewa
face: fuska fuskata fuskar fuskarka fuskarku
middle: tsakar tsakiya tsakiyar
count: kirga kirgawa
surprise: mamaki
shirt: rigar
national_service: bautar_kasa
except: banda
customs: kwastam
cut: yanka
bad: lalata
bring: kaiwa
use: amfana amfani_da_shi
trap: tarko tarkon
solution: mafita
big: manya
white: fari farar
black: bakar
measure: tiya tiyar
drive: tuki tukin
cloth: shadda atamfa
protest: zanga_zanga zanga-zanga
owe: binka binku
famous: shahara
dismiss: sallame sallamar
animal: kazata kyanwa kyanwata awaki
milk: madara
prepare: shirye
trouble: kunci
block: kulli kullin kwado
fence: shinge
better: gwara gara gwamma
okay: shike_nan shi_ke_nan
ear: kunne kunnena kunnuwana
long: tsayi tsawo
romance: kauna kaunar kaunarki kaunarka
bye: saida_safe sai_da_safe sai_da_safenku
curse: wadai
insult: maye shaye
leg: kafata kafar
spray: feshi fesawa
impress: birge burge
fruit: gwanda ayaba lemo
sick: basir
help_food: tallafa
wealth: azurta
kenya: kenya
not_can: gagara
so: kenan
rainy_season: damina
question: tambayi tambaye
sister: yayata
judge: alkali
i: gareni
move: matsa
wisdom: basira
grandmother: kakana
fall: zubewa
track: sawun
tell: fadin
stone: dutse
loss: zarar zarari
brother: kannena kannen yayyena
run: tsere
stranger: bako bakuwa bakon bakuwar
break: fashe fashewa
miss: kewa kewar kewarka kewarki
cup: kofi kofin
essay: makala makalar
weekend: sunday saturday
battery: batir
login: login
harvest: girbi girbin
jealous: kishi
main: main
insult: tsaki
i_send: natura naturo naturawa zantura
i_pay: nabiya zanbiya
i_buy: nasaya nasiya nasayi zansaya zansiya zansayi
i_open: nabude zanbude
i_receive: nasamu nakarbi nakarbo zansamu zankarbi
i_spend: nakashe
i_want: nanemi nakeso inaneman inabukatar
i_forget: namanta
i_cancel: nafasa zanfasa
i_keep: naajiye zanajiye
i_contribute: nazuba zanzuba
i_lose: narasa
i_change: nacanza zancanza
i_call: nakira
he_send: yatura yaturo
he_pay: yabiya
he_take: yacire
he_arrive: yashigo
he_join: yashiga
he_steal: yasace
he_receive: yakarbi
he_collect: yakwashe
he_fraud: yadamfare
he_reverse: yadawo
she_send: tatura taturo
she_pay: tabiya
she_steal: tasace
she_receive: takarbi
she_collect: takwashe
we_send: muntura
we_pay: munbiya
we_cancel: munfasa
we_understand: mungane
you_take: kuncire zakucire kucire
you_block: kunkulle kuntoshe kukulle kutoshe kakulle
you_close: kunrufe kurufe karufe
you_send: kunturo zakuturo kutura kuturo katura katuro
you_spend: kunkashe
they_take: suncire
they_send: sunturo suntura
they_steal: sunsace
they_collect: sunkwashe
they_pay: sunbiya
they_receive: sunkarbi
they_block: sunkulle
take: ancire akacire acire
send: anturo antura akaturo akatura atura aturo
block: ankulle antoshe akakulle akulle atoshe
close: anrufe akarufe arufe
steal: ansace akasace
collect: ankwashe akakwashe
pay: anbiya akabiya abiya
fraud: andamfare andamfari
open: anbude abude
receive: ansamu
i_join: zanshiga
i_teach: zankoya
you_open: zakubude kubude
you_help: zakutaimaka kutaimaka kataimaka
you_reverse: kudawo kumaido
you_check: kuduba kaduba
you_show: kununa kanuna
you_keep: kuajiye kaajiye
you_make: kuhada
you_connect: kuhadani
you_give: kubani kabani
you_loan: kuranta
you_cancel: kusoke
you_pay: kubiya kabiya
you_teach: kukoya
you_buy: kasaya kasiya
reverse: adawo amaido
check: aduba
show: anuna
help: ataimaka
keep: aajiye
make: ahada
connect: ahadani
cancel: asoke afasa abari
buy: asaya asiya
loan: aranta
change: acanza
teach: akoya
not_send: kartura karatura kadatura kadaatura bantura banturaba
not_pay: karbiya karabiya kadabiya kadaabiya
not_block: karkulle karakulle
not_open: karbude karabude bayabudewa bayabudewaba
send_i: turamin turomin
pay_i: biyamin
buy_i: siyamin
open_i: budemin
block_i: kullemin toshemin
close_i: rufemin
take_i: ciremin
check_i: dubamin
tell_i: fadamin gayamin
teach_i: koyamin
keep_i: ajiyemin
call_i: kiramin
find_i: samomin nemomin
reverse_i: dawomin maidomin
contribute_i: zubamin
change_i: canzamin
not_join: baishiga baishigaba bayashiga bayashigaba
not_arrive: baishigo baishigoba batashigo batashigoba
not_come: baizo baizoba batazo batazoba bayazuwa bayazuwaba
not_reverse: baidawo baidawoba basudawo basudawoba
not_receive: baisamu baisamuba bansamu bansamuba bankarba bankarbaba bankarbi bankarbiba basusamu basusamuba
not_do: baiyi baiyiba banyi banyiba
not_see: baigani baiganiba bangani banganiba basugani basuganiba
not_understand: banganeba
not_feel: banji banjiba
not_work: bayaaiki bayaaikiba
know_not: saniba
understand_not: ganeba
see_not: ganiba
receive_not: samuba
arrive_not: shigoba isaba
join_not: shigaba
reverse_not: dawoba
feel_not: jiba
do_not: yiba
come_not: zoba
want_not: bukataba soba
i_have: nakedashi nakeda nakedasu
when: yaushene
who: wayene
what: meyene
how: yayane tayaya
where: inane
what_tell: mekace mikace
what_you: mekuka mekake
what_happen: meyafaru
what_i_do: mezanyi
how_i: yayazan tayazan
we_want: mukeso
i_can: zaniya
you_can: zakuiya
you_can_do: zakuiyayi
can_do: iyayi
is: akwaimai
i_have_money: inadakudi
not_have: bashida
wrong: badaidai badaidaiba
i_wrong: nayikuskure
please: donallah danallah dnallah allahya
thanks: allahyasaka nagodee munagodiya
bye: saianjima saigobe
greet: inakwana inawuni barkada yaaiki yakuke yakake yakk
morning: asuba asubahi hantsi
least: akalla mafi_kankanta mafi_kankantar mafi_kadan
night: daddare da_daddare tsakar_dare
must: dole
yesterday: shekaranjiya
suffer: fama
happy: murna
mercy: tausayi
heart: zuciya zuciyata
forgive: yafe yafewa afuwan
noise: hayaniya
fault: laifi laifin laifina
accident: hatsari hatsarin
inherit: gado gadon gadona
gamble: caca
blind: makafi makaho makauniya
revive: farfado farfado_da
collapse: durkushe durkushewa
lesson: dabara dabarar kwas
way: hanyoyin hanyoyi
cause: jawo
fit: dace
dismiss: kore
finger: yatsana yatsa
average: matsakaici matsakaicin
transaction: motsin
course: karatuttukan
tears: hawaye
parent: iyaye iyayena iyayenku
place: wuraren wurare
question: tambayoyi tambayoyin tambayoyina
punish: hukunta
press: latsa
help: agaji agajin
menu: zabubbuka
use: amfaninku
phone: wayoyi
email: imel
court: alkalin
egg: kwai
soap: sabulu
actor: jaruma jarumi
soldier: sojoji
wedding: amarya daurin_aure lefe
orphan: marayu
fridge: fridge
king: sarakunan sarauta
driver: direbobi
child: jariri jaririna jarirai
bread: burodi
sugar: sukari
salt: gishiri
retire: ritaya
travel: yawo sufuri
building: gini gidaje
kidnap: garkuwa
ransom: fansa
strike: yajin yajin_aiki
authority: hukuma hukumar
state_land: jiha jihar jihohi jihohin
well_water: rijiya
bush: daji
river: kogi
new: sabbin sababbi sababbin
sector: sashen
discount: rangwame
not_arrive: rataya
enough: yaisa
least: mafi_karanci mafi_karancin mafi_kankantan
most: mafi_yawan
war: yakin
deny: yaki sunki anki
see: gan
so: ashe
class: aji ajin ajinmu ajina
ram: ragon ragona
guard: gadi
hair_plait: kitso kitson
quran_school: islamiyya islamiyyar
hotel: otal
sew: dinki dinkin dinkina
tailor: tela telan telana
millet: gero
prophet: annabi
fat: kiba
fire_disaster: gobara
kola_nut: goro
alms: zakka zakkar
bus: bas
beans: wake
marry: auri auro
chair: kujera kujeru kujerun
male: namiji
in_law: suruki suruka surukina surukai sirikina surukin
wet: jike
primary_school: firamare
secondary_school: sakandare
church: coci
roof: rufi rufin
generator: janareta
cotton: auduga
memorise: haddace hadda
hadith: hadisi
evening_prayer: magariba
leaf: ganye ganyen
embassy: jakadanci
dry: bushe
grind: nika
imam: liman
quarrel: rigima
tear: yage yaga
perfume: turare
tradition: gargajiya
speech: jawabi jawabin huduba
shave: aski
paint: fenti
`;
