/** Igbo words and phrases, by the English word that stands for each. */
export const ig = `
i: m mu nke_m
we: anyi
you: gi unu i ị
he: o ya
they: ha fa
this: a nke_a
that: ahu
is: bu di no na adi odi
not: adighi abughi anaghi aghi ghi erubeghi- agaghi gaghi mba ghara ghara_i
to: nye na ga
in: n'ime ime
on: n'elu elu
from: site n'aka na-aka
with: na
of: nke
money: ego akpa_ego cash ego_cash ego_mberede kobo kobo_m
account: akauntu akaunti akantu n'akauntu akwantu n'akaunti accnt akawunti aka_unt aza_m aza n'account n'akant akant akanti akaunt acount akantu_m
bank: banki ulo_aku
how_much: ole ego_ole ole_ego kedu_ego oke_ole naira_ole ole_ka ego_ole_ka one_ka one
balance: foduru fodu foro fodunu mkpokota balance nke_foduru fodulu fodurum m_nwelu ego_one ego_m_ji o_fo ka_m_ji balanci di_m_n'akauntu di_m_n'aka ka_m_nwere_n'aka fodụrụ togboro togbo lekwa_ego nguzozi enwezuru nwezuru folu folu_m fodulum
have: nwere enwere nwe enwe m_nwere inwe nwee onwere
not_have: enweghi nweghi onweghi
send: ziga zigara zipu iziga zipuru izipu nzipu ezigara ziga_ri zigaara izigara ziri ziputa eziga zite zitere ezigala zigala zigarala nziga ezipu zigaworo na-eziga ziter zigalu zipulu bufee wunye tunye izite izipuru inyefe ziere zigakwuo zigakwara zigachiri ibufe mbufe zipuo sendie zufee zuturu ziputu ziteghari zitegharia_ego zitelu zitelum zigalum zigali zigalia zipulum ezipulum ezigalum ziaga transfa nyefelu
send_i: zitere_m ziterem zite_m izitere ezitere
give: nye nyere nyefee inye nyefe bunye enye na-enye nyefere nyeghachi
pay: kwuo ikwu kwu kwuru akwu kwunye kwuoro ga-akwu akwuola kwuola kwusia akwuru ikwucha kwuolu kwuoolu kwuchaa ikwunye akwugo ikwunwu payie akwa_ugwo akwunye akwuchaa kwuda payere kwuolum kwubelu kwugo
receive: nata nweta inata nwetara natara enweta anata inweta riri zuta enwetala anabatara nabatara na-anabata kwubara batago na-ana na-anara naara anara
want: choro achoro acho na-acho choburu achom achoom
want_not: achoghi
can: nwere_ike ike ga-enwe enwe_ike enwere_ike ga-emeli emeli ga-enweli ga-ekweli nwelu_ike
make: mee ime mere emere meputa eme melu melum imelu
do: mere eme ma
card: kaadi kardi atm_card n'atm
phone: ekwenti fon n'ekwenti fon_m igwe_ekwenti kpalasa fonu foni
airtime: recharge kredit kirediti airtime kredi rechaj recharjie loadie ikpo_oku ego_oku ego_oku_m loda loadiere rechargie
buy: zuta zuo izuta goro gota ga-azuta zutara zutere zuru zuola gotara goo azu zutalu zulu zutelu igo goro_m zulum zutelum zulu_m
sell: ree ere ire rere_ahia
data: data bandul deta daata dataa megs gig giga gigabyte modem mifi sub bundle
internet: intaneti n'intaneti
what: gini gini_ka
which: kedu olee
who: onye onye_ka
why: maka_gini gini_mere gini_kpatara kpatara gini_melu kedu_ihe_kpatara n'ihi_gini gunu_mere
because: maka n'ihi
when: mgbe ole_mgbe kedu_mgbe olee_mgbe ubochi_one mgbe_one olee_ubochi kedu_ubochi
where: ebee ebe olee_ebe o_no_ebee kedu_ebe ebee_ka ebe_ole_ka na-ebee
how: esi ga-esi ka_m_ga-esi si otu_m otu_e otu_o otu_i ka_e_si otu_esi kedu_ka etu olee_etu kedu_etu
now: ugbu ugbu_a ozugbo kita
today: taa
yesterday: unyaahu unyaafu unyafu
tomorrow: echi
week: izu izuka izu_uka
month: onwa
year: afo
day: ubochi kwa_ubochi n'ubochi mbosi
here: ebe_a
other: ozo
all: niile nile kpamkpam nine nile_nile
everything: ihe_niile
new: ohuru ofuu
old: ochie agadi
open: mepe mepee imepe malite_akauntu imeghe mepere emepe meghee imepee meghe emepee mepuntara mepelu mepeere meperem mepewe imepere bidolu bidonu rejista mepelum meghelum meghelu
start: malite bido ibido imalite amalite bidoro ihibe hibe hibere
close: mechie mechi mechiri emechi imechi
block: kpochie gbochie igbochi ikpochi gbochi akpochi mechie kpochiri gbochiri gbochiela akpochiela kpochiela mechiela mechielu kpochielu mechituo kpochitu machie lockie blockie mechiere kpochiere igodo freez frizie lockuo pnd tinye_igodo gbachie gbachitu kpochienu gbachienu mechienu gbochienu kpochizie mechielum kpochielum
blocked: akpochiri egbochiri emechiri akpochiela emechiela agbochiela kpochili mechili ekpochiela e_kpochiri e_mechiri post_no_debit reactivate locked mgbochi wepu_mgbochi ablockala blockiri kposiri akpochigo kpochigo emechigo mechigo
stop: kwusi kwusitu ikwusi akwusi
unblock: meghee kpoghee kpoghe kpoghachi kpoga meghenu meghee_freeze wepu_freeze wepu_igodo meghetuo deblock emeghe kpoghee_m meghenu_m kpogheenu kpolite meghelum meghelu_m_akanti
light: oku latrik ugwo_oku oku_latrik eedc ochichiri oku_nepa oku_eletriki elektrik frid yunit phed ikedc
water: mmiri mmili
bill: ugwo lawma aswama eedc_debt ugwo_mmiri
tv: onyonyo tivi
meter: mita
help: nyere_aka nyere_m_aka enyemaka nyeremaka nyerem inyere duo_m duzie_m nyetu_aka nyelu_m_aka kuziere_m_otu ntuziaka duzi iduzi ituziri guidie ajuju otu_ajuju ga-enyere nyetum_aka nyelum_aka nyetulum_aka
please: biko mee_ebere
check: lelee lele nyochaa ilele elele nyocha inyocha checkuo cheki chekie
show: gosi gosiri igosi na-egosi ka_m_fu ka_m_hu tulee lebanye leba_m_anya deputa guoro_m
tell: gwa igwa kwuru koo na-agwa ga-agwa koro koro_m gwam ga-asi gwazie gwagokwa
see: hu huru ahuru anya fu na-afu lee ga-ahu na-ahu ga-ahukwa hukwa ahukwa hulu ahula ahula_m hukwara ahu_anya
not_see: ahughi ahubeghi hubeghi hukwaghi afurom afuro fubero afubero ahuro ahurom
know: mara maara ama imara imata amata mata mataa
not_know: amaghi maghi na-amaghi amaro_m amarom amaro
keep: debe idebe edebe dobe seevu debelum dobelu edobe na-edobe idobelu
save: chekwaa chekwa chekwara ichekwa nchekwa echekwa chekwarala chekota chikotara na-achikota ichikota nchikota
goal: ebumnuche ebumnobi dowe chekwalu debelu idobe kpachie ego_nchekwa tageti savie kolo piggy target
loan: mbinye gbazie gbazinye igbazinye mgbazinye binyetu gbazitu gbazinyetu biyetu binyetulu lon approve disburse disbursement mgbazinye_ego
borrow: binye biri ibiri binyere ibinye ebinye gbaziri igbaziri gbaziere ebiri ebinyeli ebinyere gbaziela mgbaziri ibi_ego binyetu_m irio_ego rio_ego ibi
repay: kwughachi ikwughachi akwughachi kwughachilu kwuchapu kwutuo ikwuchapu kwuchara ikwutuo inyeghachi kpochapu_loan kwuchaala m_kwuchara ikwuchaa kwutalu kwughachie
debt: ji ugwo_m iji_ugwo
group: otu isusu otu_isusu n'otu otu_itu_ego age_grade gurupu klas_anyi
esusu: isusu esusu utu n'isusu
contribute: tinye tuo itinye tinyere tuola itu tuo_utu onyinye tu atu atuola tukota tulu tuolu itunye tuwa atukota achikota ikwu_isusu atukotala tinyelum itinyelum
turn: oge_m ga-ebu buru_isusu riri_isusu nke_ole ibu_isusu onye_ga-esote ogbo_m usoro
collect: iri ga-eri eri iri_isusu
member: ndi_otu onye_otu anyi_otu so_n'isusu
join: banye sonye isonye soro ibanye banyere gbakoro gunye tinyenu inabata anabata banyelu tinyelu iba_na ga-eso eso iba_n'isusu iba_n'otu ga-abanyeli ga-esonyeli n'isusu_unu abanyeli gunyere gunyenu bata_n'isusu ga-aba ibanyeghachi ga-esoli ga-esote rejista
invest: investment itinye_ego tinye_ego invest investie zutalu_m_shares
profit: uru erite ritara ritere ogom muruo
interest: omuru omuru_nwa omurunwa amutara nwa_ego na-amu_ego muta_nwa
rate: onu onu_ego
share: shares oke oke_ahia shears shear
price: onu_ahia
market: ahia n'ahia eke orie ngwaahia ngwa_ahia afia
abroad: mba_ozo ofesi obodo_oyibo ala_ozo oyibo mba_ofesi ala_bekee ilu_oyibo oversea ala_oyibo ghana nigeria_puo dubai london canada amerika italy malaysia dom_account
country: obodo ala steeti
exchange: mgbanwe gbanwe_ego
dollar: dola dollar dala
learn: muta muo imuta omumu mmuta muo_ihe amu ka_m_muta ga-amuta
teach: kuzi kuziere kuziri nkuzi ikuzi ziri_m ziri_anyi ka_m_mata kuzielum kuzielu zielum zielu
lesson: ihe_omumu nkuzi klasi klaasi kuzielu kuzie
explain: kowaa kowaara nkowa ikowa koworo koworo_m kowaalu
business: azumahia ahia
transaction: azumahia nzipu transaction transactions trx txn histri
history: akuko history
list: ndeputa list depụta depuo
statement: nkwuputa nkowa_akauntu stement staitment estatement akwukwo_akauntu
receipt: risiti rasiti resiti rasit
evidence: akaebe
paper: akwukwo leta
write: dee ede edemede dere detuo detuuru detuworo detere deere degara degaara ide dekota
print: biputa bipute ebiputa
last: ikpeazu gara gara_aga
spend: mefuru mefu emefu mmefu mefuola emefuru imefu lili lielu mefulu mefusi rie_ego ego_na-efu gbufuru gbufuo eripia eripiala eriju mefukariri tufuru_ego ibufu gbufusi na-erikari na-emefusi na-erichapu elipiago lipia
budget: atumatu atumatu_ego
upgrade: bulie ibuli bulite welite kwalite ikwalite nkwalite rigoo bulielu buliere welie kpolie upgread
level: ogo ogo_m n'ogo okwa
verify: nyochaa kwado kwadoro nkwenye
limit: oke njedebe kacha oke_ego limit oke_nziga limiti wedata ezigali ga-ezigali ezipuli
max: kacha_elu kachasi
many: otutu nnukwu rinne
little: obere nta mpe pere_mpe pere
password: akara_nzuzo nzuzo pin
change: gbanwee gbanwe igbanwe gbanweere agbanwere mgbanwe gbanwelu gbanweelu changie gbanwere agbanweela gbanwego changiere ichangie setigharia
forget: chefuru echefuru chefuo echezoro echefuola
number: nomba onuogugu akara number digit onuogu nuban
language: asusu n'asusu
english: bekee n'oyibo
speak: kwu sugharia su asu kparita kwuo kwurita kwurita_okwu na-ekwu ga-ekwu ekwu isu suona sube mkparita mkparita_uka
code: koodu kod star_na_hash obere_fon fon_nta touchlight ga-api na-api a_ga-api
press: pia ipia piri ipi api piara apia apiiri
without: na-enweghi n'enweghi
name: aha n'aha afa afa_m
recipient: onye_nnata nnata ndi_m_na-ezigara debere ndi_m_debere ndi_m_na-eziga list_m listi favourites savuru na-ezikari na-ezitekari na-akwukari na-ezigakari phonebook
people: ndi
person: onye mmadu
friend: enyi oyi oyi_m
wife: nwunye
husband: di_m
mother: nne
father: nna
child: nwa umu nwam boyi nwata ejima nwatakiri
brother: nwanne
cancel: kagbuo kagbue hapu hapu_ya rapunu kagbuonu kwusinu canceli echezokwa achoghizi m_wepuru_aka abort abortu malitegharia bidogharia egorola amalitela ebidola rapu_ya hapukwa kwusituru kwusitukwa kwusizie achozighi achoghizi_m egbula kansul kansel cansel gbanyuo_ya puo_na puta_na emezila ezizila akwuzila azuzila rapuru hapuzie ahapugo hapuchaa ahapula kwusichaa hapuola zuzuola ahapuchaa rapuzie emezikwala gbanwego_uche achozikwaghi achorozighi ka_anyi_hapu achorozim achoro_m_zi asim_rapu lahapu hapuuu emezina
repeat: kwuo_ozo ikwu_ozo megharia kwughariara tugharia kwugharia degharia zitegharia i_kwulu_gini anughi_m edoghi_m_anya gwaghachi gwagharia kwuwaya kowagharia ikwughachi_ya ziteghachi_ozi gwaghachi_m deghachi meghariri kwugoo_ya kwugoo gwazie_m_ozo kwughachi_ya kwughachi_ozo ya_kwughachi kwughachi_nwayo kwughachi_ihe
again: ozo
slowly: nwayo nwayoo na-acha_nwayo
human: mmadu onye_oru ndi_oru onye_nnochite nnochi onye_olu ndi_olu helpdesk agent line_ndi_oru
manager: onye_isi onyeisi manija
call: kpoo kpoturu kpokuru akpo kpooro kpotum kpotuo kpotuo_m kpoghachi kpoo_oku akpo_oku kpoo_m_oku ikpo_m_oku kpo_oku m_kpoo
complain: mkpesa kpesa ikpesa ekpesa na-egbu_oge adiro_mma na-emekpa owuwa tiri_mkpu
angry: iwe wewe na-ewe_iwe ewute ewutela na-ewe_m_iwe ewela ewee_iwe wutelu
problem: nsogbu
not_happy: obi_adighi_m_mma emebigo_m_afo emebi_m_afo
happy: obi_uto uto obi
bad: ojoo njo mkpoko ure oda ajoka joro_njo
thank: daalu imela imeela ekele dalu
good: mma oma ezigbo ezi amaka
bless: gozie nonyere gozikwa ngozi ga-agozi
bye: ka_o_di ka_omesia nodu_mma nodi laa_nke_oma a_lawa_m ka_m_lawa kachifo kachifoo ka_chi_foo_nu chi_fonu babai anyi_ga-ahukwa anyi_ga-ahu e_mesia omesia emesia mesia
greet: ndewo nno nnoo ututu_oma ndeewo deeje dejee kee ibolachi i_bolachi nno_nu anokwa ino i_no_ya unu_no_ya unu_anokwa anom ekene kelee kelenu kedu_ka_i kedu_ka_unu kedu_ka_ihe deeme dee_me chi_siri chi_si kuliela kulie biliela i_kulie kelechaa kelebe aputago kedukwa kwanu kwanu_ike i_na-eme_aga i_na-eme_aa unu_mekwara i_meputara boola chi_eboola ibola daalu_olu ndo_n'olu nabatanu knock dinu i_siri_ura kedụ ikele ekelelu bolachi ebola eboola boochi alaghachiala biakwala biakwara teela o_teela oo_kedu
morning: ututu
evening: mgbede
fool: nzuzu onye_nzuzu iberibe uburu uburu_ewu isi_mebiri
mad: ara onye_ara
thief: onye_ohi ohi oshi
animal: anumanu ewu nkita okuko_dika aturu udele nkapi
useless: efulefu
lie: asi ugha
lose: furu efuola tufuru efula efu funahu n'iyi iyi gbanahuru funari fuchara efugo fugo
steal: zuru_ohi ezuru ohi_zuru ezuru_ohi dotara doro_ego napuru kwapuru na-ezu_ohi kpochapuru ripiri dotaa zugo ezugo e_zugo dotago
fraud: wayo aghugho ghogburu rapara ndi_omekome ndi_yahoo wayolu aghogbuola cloniri swapiri riri_m_419 alert_ugha amaghi_m_ya amaro_m gharịrị gharia_m ghariri ghariri_m wayogo e_wayogo
reverse: weghachi laghachi weghachiri weghachitere tughari kpoghach weghachinu emehiere mmefie
return: lota nwetaghachi zighachi nkwughachi refund wetaghachiri wetaghachi kpoghachiri reversal recall reverse gaghachi alotala ziteghachi tinyeghachi laghachite
mistake: mmejo mmehie mejoro mehiere njehie zigahiere zipuhiere zigahie pihiere ezigahiere na_mmejo mmehie_m edehie dehiere ezigahiela zigahiela nyehiere kwuhiere dehie pịhiere
wrong: na-ezighi ezighi
not_arrive: erubeghi abatabeghi batabeghi ruola nwetabeghi natabeghi rubeghi hughi elubeghi abatabero afubeghi rutebeghi ruteghi abataghi ka_no_n'uzo alotabeghi abiaghi batabeghị rughi erughi ekwuchighi na-erughi elubero lubero eluro bataro abataro
arrive: ruo eru bata batara abata batala abatala eruola bataara gbara melu bara abara erugo rugo rula abago bago abatago
wait: chere cheretu echere ndidi i_na-egbu_oge na-eche ga-eche chetu chelu chelukwa
school: akwukwo ulo_akwukwo steeti_akwukwo unizik unn imsu klas klaasi
rent: ugwo_ulo ego_ulo
house: ulo uno
food: nri okpa garri akpu egusi abacha nsala ukwa akara moi_moi
trip: njem ije
apply: rio ario riririo aplai
request: rio ario aririo
qualify: tozuru kwesiri eru
approve: kwadoro kwere kwenye
rest: foduru
part: okara ufodu nkera akuku
due: ubochi_ikwu
minimum: kacha_nta
use: jiri iji ji eji eji_fon
take: were ewere wee iwere ga-ewere na-ewere ewe na-ewe
take_out: wepu wepuru wepuo iwepu sepu ewepula bepuru weputa mbupu wepulu wepulum
put: tinye itinye
go: gaa aga ga laa lara alawa lawa gawa alaba ga-ala
come: bia abia
finish: gwu gwuru agwula gwula mechaa agwuola agwuchaala erichaala
expire: agafeela
salary: ugwo_onwa ego_oru
work: oru aru na-aru arum aru_olu elu_olu olu_unu na-elu_olu
not_work: anaghi_aru adighi_aru
office: ofis ofisi
branch: alaka ngalaba
weather: igwe mmiri_ozuzo
football: boolu egwuregwu bolu goolu
song: egwu ukwe abu
cook: sie esi_nri ofe jollof
doctor: dokinta dokita ogwu olia oria dibia
president: onyeisiala gomina
story: akuko ifo
joke: njakiri ochi
world: uwa
religion: ekpere chukwu chineke uka chi kpee kpeere otito toonu amaokwu missa eluigwe ufufe ofufe
love: ihunanya
movie: fim ihe_nkiri
car: ugbo_ala ugbo
charge: ugwo_oru na-ewe_ego na-ewe_m_ego ka_unu_na-ewe unu_na-ewe a_na-ewe
invite: kpo_oku
understand: ghota aghotaghi
hear: nu anughi gee gere ga-ege ege ige inu nuru nti_gi
read: guo imu na-agu_akwukwo agu_akwukwo igu igu_akwukwo
register: debanye idebanye deba_aha debanye_aha ndebanye iso isoro ideba ideba_aha deba
light_off: oku_adighi
thing: ihe ife ifea
want_i: ka_m
remain_pay: nke_m_ji
already: ugbua
first: mbu mbo mbido
next: ozo_na
before: tupu
after: mgbe_ma
difference: ihe_di_iche n'etiti
tell_i: gwa_m koro_m
money_i: ego_m ego_m_nile
customer: ahia_m onye_ahia ndi_ahia onye_ulo_aku
time: oge na-ewe_oge ga-ewe_oge
wealth: aku
spend_eat: riri_ego
borrow_i: binye_m
tongue: olu
truth: eziokwu
bank_i: ulo_aku_m
and: n
front: ihu
head: isi
quick: ngwa ozugbo
reach: ruru lugo eluwo
go_out: puru puo apu kpopu pua ipua apua pugo ipu apuola fepuru
how_many: one
state: onodu otu_o_di
heavy: ibu
enemy: iro
spoil: mebiri emebiela emebi mebie rere
add: gbakwunye
wedding: agbamakwukwo
christmas: krismas ekeresimesi
reduce: belata ibelata
win: meriri
family: ezinulo umunna ezi_na_ulo be_m be_gi be_anyi be_unu ndi_be
two: abuo
three: ato
four: ano
five: ise
six: isii
road: uzo
outside: ezi_obodo
life: ndu
forever: duo
message: ozi
rice: osikapa
night: abali n'abali ehi
agree: ekwela ekwekwala kwetara chara_acha chara
end: ngwucha mgwusi ntuli
establish: hiwe guzobe ihiwe guzobere
increase: mubaa baa
advice: ndumodu odu aro
about: gbasara banyere
link: jikoo
clothe: uwe
picture: foto
sun: anwu anyanwu
government: ochichi govmenti gomenti
afternoon: ehihie
sleep: ura na-ehi na-ehi_ura ihi_ura hiri_ura rahu rahuru irahu na-arahu rahuo
erase: hichapu hichaa kpochapu
as: dika
count: ogugu gukoo guko ngukota gukota gbakoo
exam: ule
reason: ihe_kpatara
chance: oghere ohere
mark: njirimara
answer: zaa zaghachi na-aza ga-aza zara aziza zaghi na-ebuli
hack: hackiri hackuru
holiday: ezumike
remember: cheta chetara echeta ncheta cheta_m
hold: jidere jide
arrange: nhazi hazie
break: agbajiela gbajiri gbajie kuwaa agbajiri agbajie
ready: njikere
woman: nwanyi
loss: oghom
manage: jikwaa ijikwa
confuse: gbagwojuru
deny: iju ju aju ajula ajuola na-aju juru juru_ya
resolve: dozie edozibeghi duzie mezie
please_god: chai
devil: ekwensu
kill: gbuo gbapu gbagbue magbuo egbu gburu igbu ogbugbu
thunder: amadioha
hunger: aguu agu
abomination: tufiakwa
replay: ntughari
adress: adreesi
belly: afo
form: foomu
lost: etufuola efula adaala eloola fulu_efu furu_efu ahughizi atufuru etufuru napuru napulu e_zulu
found: achotala chotara alota ahutala
emergency: mberede
reply: zaa
complete: mezuo ruchaa
safe: nchebe chebe
trust: ntukwasi
permission: ikike
prophet: fada
okay: ngwanu ok boo
leave: naani lefa ghara rapu
hour: elekere awa
shame: ihere
man: nwoke
door: uzo
law: iwu
shoe: akpukpo
disease: oria
save_life: gbaputa zoputa
owe: ji_unu
forgot: echezola furu_m_n'isi
thanks: i_meela imego i_maka olu_oma dalu_so ka_chi_foo nodi_mma anwula aghotala_m aghotago_m nzoputa onye_nzoputa agaghi_ako i_mego imeego imee e_kene ezuola_m mekatara gbaputara ya_gazie gazie aja_m anuri obi_eruola enweghi_ihe_ozo onweghi_ihe_ozo nweghi_ihe_ozo jupu ebere ogologo_ndu m_kelee_gi m_kelee_unu ka_m_kelee_gi m_na-ekele ana_m_ekele na-ekele zugo o_zugo zuola_m juu doro_nu chi_foo ka_chi_foonu tela_nu
abuse: ntiri anumpama anu_mpama anu_uluo ofogeri ntoo uchu amosu isi_akpu ajo_mmuo onye_isi_ewu nsi tufia mechie_onu kpuchie_onu mechie_onu_gi nwa_ewu atuulu atulu ogbanje anu_ohia anuohia anuofia anu_ofia onyeberibe onye_iberibe ogbaka ofeke isi_ewu isi_ehi oku_mmuo amaghi_ihe
routing: koodu_ulo_aku code_banki
cheque: chek cheke
withdraw: wepunu mwepu
take_money: ewelula e_welu e_wepulu debitiri bipuru ebipuru bipulu bipulum
very: ukwuu
exceed: kariri pekariri kara karia gafere gafela agafela igafe agafe agafere kasi karisia kachaa
since: kemgbe
least: opekata opekempe
line: laini
follow: suo
percent: pasent
grass: ahihia
need: mkpa
fall: dara dabara adala daala daa gbadara gbadata gbadaa agbadala
live: bi na-ebi biri_otu_ahu
bag: akpa
case: joro
give_me: nyetu nyem nye_m nyetum nyetulum nyelum nyelu_m nyelum_aka
closing: mkpochi
eye: n'anya
kind: iru udi n'udi
eat: loro erie rie elie lili_nri
cold: oyi
gun: egbe
turn_off: gbanyuo
run: oso
fever: iba
black: ojii
age: agba
proverb: ilu
strong: jisie jisike
like: mmasi
university: mahadum
walk: gbalaga
think: chee uche echiche echere_m m_na-eche ana_m_eche m_na_eche na-eche eche echegharia na-echegharia na-echeghari chere_na
cup: okpukpu
then: nso wee
hang: iko
peep: lebara
download: budata
oil: mmanya mmanu
community: umuaka
generator: gen
grow: toro
well: ofuma
mate: ibe
wallet: uda
white: ufu ocha
heat: masiri
thirst: akpiri
tortoise: mbe
spirit: mmuo
window: windo
ring: ogba
meaning: putara
ball: abola
peace: udo
jesus: jesu jisos
tell_you: hiri
hero: odogwu dike omeiheukwu
more: tinyekwuo nwekwara
look_for: chakoo
promise: nkwa
farm: ubi
choose: horo rughi
party: pati
ticket: tiketi
crime: omekome
youth: okorobia ntorobia okoro
bank_day: nkwo
shout: mkpu
rain: ozuzo na-ezo ezo
seed: mkpuru
second: nkeji
sin: zere
choose_self:
tree: osisa osisi
cry: na-eti
care: nlekota lekota
pain: na-ewute
sorry: ndo
sound: tiri
table: tebulu
video: vidiyo
vote: vota
cool: nro
smoke: sigari na-ese_anwuru
king: ogu eze ofala
karo: karo
like_this: otu_a
hand: aka
each: kwa obula
but: mana
cloth: akwa
times: ugboro
self: onwe onwe_m ji_aka_m
behaviour: omume agwa
watch: nkiri ikiri kirie na-ekiri ga-ekiri kiri
bring: weta wetara buga bubata wete weteghachi wetaghachie
meeting: nzuko
die: nwuru anwuola nwuo onwu na-anwu ga-anwu ozu
ear: nti
turn_on: gbanye
seat: oche
politics: ndoro_ndoro
replace: nochie dochie
find: choo chota choputa
rich: ogaranya
poor: ogbenye
not_enough: ezughi
enough: zuru_ezu ezu
month_end: ngwucha_onwa
speak_truth: kwuo_eziokwu
rise: arigola rigola
feast: olili oriri
tithe: onyinye_uka
it: ana
word: okwu
chicken: okuko
big: ukwu
court: ikpe
will: ga-abu ga-adi
sit: nodu
igbo_language: n'igbo igbo
guard: nche
earn: na-akpata kpata akpata
say: na-asi
silent: nkiti
neighbour: agbata
sew: ikwa
machine_you: igwe_unu
not_buy: azula azukwala
not_send: ezigakwala ezipula ezipukwala ezikwala ezitela enyekwala ezigazila zila
not_pay: akwula akwukwala akwunyela akwuna
not_do: emela emekwala emekwana
report: kpesara_m ikwuputa kwuputa
not_read: anaghi_m_agu
number_call: m_ga-akpo
hospital: n'ulo_ogwu ulo_ogwu waa_ahu iwa_ahu
accuse: ebubo ibo_ebubo
ask: na-aju aju_m juru_m ajuru juo ajuo gbara_ajuju
meat: anu
war: agha
suffer: ahuhu ata_ahuhu
corn: oka
motorcycle: okada
chase: na-achu chupuru ichupu na-achupu chupu achupuru chuo
masquerade: mmanwu
fight: ogu
suspect: na-enyo enyo
snake: agwo
elder: okenye
try: na-anwa nwara gbalia na-agbali agbali
servant: odibo nwa_odibo
daughter: ada ada_m agbogho nwa_agbogho agboghobia
dry: nku
long: ogologo
cow: ehi
million: nde ijeri
hundred: nari
thousand: puku
soup: ofe
blood: obara
plate: efere
noise: mkpotu mkpu
fear: ujo na-atu_egwu atu_egwu egwu_na-atu tuo_ujo
maltreat: emegbu na-emegbu mmegbu emegbuola emeso meso mesoo aracha na-aracha
instead: kama
marry: luru alu lusiri luola lua igba_nkwu gbara_alukwaghim alukwaghim
visit: leta eleta
wake: tetara teta tetala bilitere kulitere kulie
menu: nhoro
full: juputara juola ejula
wisdom: amamihe uche_oma nka
health: ahuike ahu_ike
not_take: ewepukwala ewerela ebipula
penalty: ntaramahuhu
short: nkenke mkpirisi mkpirikpi
stone: nkume
pen: mkpisi
bush: ohia
push: kwaa
machine: igwe
easy: mfe
mud: aja
quarrel: na-ese_okwu esemokwu
vegetable: ugu
river: osimiri
pepper: ose
salt: nnu
progress: oganihu
electricity_off: gbubiri
pot: ite
hurry: oso_oso osiso
decide: kpebiri mkpebi
beat: tiri
shop: uloahia ulo_ahia shop_m
photo: foto
only: nani sooso
touch: metu emetu metu_aka
seven: asaa
set: setie setigharia
palm_wine: nkwu
open_again: imeghe_ozo
respect: nsopuru asopuru
news: okwu_ohuru
trader: ndi_ahia
job: ije_oru
refuse: ju_m
late: na-egbu_oge egbu_oge egbuola_oge
not_hear: anurom anuro
not_understand: aghotarom aghotaro
visitor: obia
sunday: sonde
saturday: satode
friday: fraide
tuesday: tuzde
thursday: tozde
yes: eee
`;
