/**
 * What words of the five languages have in common: a line a concept, its words folded (no diacritics), `_` within a phrase, `*` after a stem.
 * What is learnt of one language's words for a thing then counts for the others' too.
 */
const lexicon = `
money: money cash fund funds moni kudi* kuɗi owo ego ego_m cash_out
account: account accounts acct acc akawunt* akant* akwant* akaunt* akaunti akauntu asusuna asusun apo_ifowopamo asunwon account_mi aza
bank: bank banki bankin banking ile_ifowopamo ulo_aku ulo_aku_unu
balance: balance remain remaining remains left ragowa* saura rage ya_rage to_ku ti_ku o_ku seku sekun sele foro foduru fodu fodunu ka_m_nwere m_nwere ni_mo_ni mo_ni nake_da nake_dashi ke_cikin
howmuch: how_much how_many nawa nawane nawa_ne elo eelo eloo meloo iye ego_ole ole kudi_nawa adadin adadi kedu_ego amount_left
send: send sending sent transfer transfers trasfer tranfer transferring tura* aika* ranse fi_ranse fowo sowo ziga* zipu* izipu iziga na-ezipu wire remit remitted fun_ni nyefe*
incoming: receive received receiving collect samu karba karbi gba_owo nweta* nata* anata turo* aiko* incoming credited
pay: pay paying paid payment biya* san sanwo isanwo sisan kwuo kwu kwuru ikwu akwu kwunye kwuola settle
bill: bill bills bil bili billy invoice utility
light: light nepa phcn electricity electric power_bill wuta wutar wutata wutan lantark* owo_ina ina_monamona monamona ina_eletiriki eletiriki oku ugwo_oku latrik* meter mita mitata mitan mita_mi prepaid postpaid token units disco ikedc ekedc aedc ibedc yunit* unit naepa
water: water ruwa omi mmiri waste lawma shara
tv: tv dstv gotv startimes cable decoder talabijin telibijin tashoshi tashar telifis* tivi dikoda bouquet showmax tv_mi amohunmaworan onyonyo
airtime: airtime recharge topup top_up vtu katin_waya kati_na_waya kaadi_ipe kaadi_foonu kaadi_ekwenti recharge_kaadi kaadi_recharge load_card buy_card load loda credit_don kredit rechaaji richaji caji kati
data: data datar datana data_mi data_m bundle mb mbs gb gig internet intanet intaneti megabyte megabytes xplan browse browsing hotspot subscribe
phone: phone line sim waya wayata wayar wayan layi layina foonu fonu ero_ibanisoro ekwenti laini mobile handset
card: card cards atm debit_card virtual katin katina katunan* katinta kaadi kaadi_mi kadi mastercard visa verve cvv plastic katina_na
block: freeze freezing block blocking lock locking disable suspend deactivate pause toshe* kulle* rufe* daskar* dakata* tsayar* a_tsaida ti_pa tii_pa tipa di_pa dii_pa se_idaduro gbe_dina fi_de gbochi* kpochi* mechi* kposi* kwusi* kwushi* secure hold_my imechi igbochi ikwusi dina_mo kposie ikpochi dakatarwa
unblock: unfreeze unblock unlock reactivate activate tu_sile tu_u_sile si_pada kpoghe* kpogh* meghe* sake_bude
isblocked: blocked locked frozen restricted suspended an_toshe an_rufe an_kulle kun_toshe aka_toshe ya_toshe ti_di ti_ti won_ti akpochi* egbochi* emechi* amechi* mechiri kpochiri gbochiri
open: open opening create creating new register registration sign_up signup start started begin bude* sabon sabo sabuwa kirkir* fara rajista rijista bude_min si_akanti si_akaunti tuntun titun da_sile bere foruko fi_oruko_sile iforukosile mepe* mepee imepe ohuru malite* bido* bidoro idebanye debanye deba_aha get_started onboard ibido kafa kirkiri hiwe sisi imeghe deba
lost: lost lose losing missing misplaced misplace robbed snatched stolen stole sace sata bata ta_bata ya_bata batar batarda yar_da fadi ta_fadi sonu ti_sonu padanu so_nu won_ji ji_mi ji_kaadi furu efuola funahu* tufu* zuru_ohi ezuru zuru ohi e_zuru barawo barayi ole_ji onye_ohi misplac*
fraud: fraud fraudulent scam scammed scammer scammers hack hacked hacker unauthorised unauthorized damfar* zamba* yaudar* jibiti gbaju_e yahoo aghugho wayo duped 419 suspicious unknown ba_ni_ba ban_san_da ko_mo ma_maghi amaghi_m didnt_make i_no_do cuce onijibiti gbaju wayoro ghogbu* hacking hacku* yaudare
history: transaction transactions history activity activities recent ma'amal* mu'amal* muamal* mamala* cinikay* hada-had* hada_hada jerin idunadura idunaadura isowo azumahia azụmahịa azumaahia akuko last_things log tarihin itan ikpeazu akosile_owo
statement: statement sitetimenti bayanin_asusu akosile akojopo nkowa_akaunti nkowa_akauntu ndeputa nkwuputa takardar_bayani
receipt: receipt reciept rasit* risit* rasiiti resiiti risiiti evidence proof shaida shaidar eri iwe_eri akaebe ihe_akaebe
spend: spend spent spending expense expenses kashe* kashi_nawa ciyar* inawo mo_na ti_na nina na_le_lori mefu* emefu mmefu mmefuo efu_ego budget
where: where wheres where's nibo ibo ebee ebe_ka ebee_ka ina_kudi ina_kudina olee_ebe wey_my
notcome: pending delayed not_arrived arrive arrived reach reached bai_isa bai_shigo bai_zo bai_karba bai_samu bata_samu basu_samu ko_de ko_ti_de ko_wole ko_tii ko_ti ko_ri ko_gba erubeghi erute* abatabeghi batabeghi ahughi nwetabeghi anatabeghi har_yanzu shiru hubeghi never_reach hasn't haven't hasnt not_received makale enwetabeghi rubeghi ahubeghi hughi natabeghi ruola abatala never_enter neva_enter never_land never_see
reverse: reverse reversal recall refund return_my return bring_back wrong wrongly mistake mistakenly error dawo* mayar_min mayar_mini maido* juyo kuskure asise asiise asi_eniyan pada da_pada gba_pada gbapada weghach* laghach* mmejo mmehie njehie ezighi_ezi na-ezighi wrong_person weghachite asise_ni bisa_kuskure wanda_ba_shi ba_daidai eni_ti_ko onye_na-abughi
loan: loan loans borrow borrowing lend lending bashi bashin bashina rance ramce lamuni aro aron eyawo awin ya_owo yawo ya_mi mbinye* binye* gbazi* gbazinye* mgbazi* advance rancena rancen ranta rancenmu ibiri biri ebinye ibinye igbaziri igbazi eyawon awin_owo bashin_da
repay: repay repayment repaying pay_back payback pay_off clear_my biya_bashi mayar_da_bashi san_gbese san_eyawo sanpada san_pada kwughach* ikwughachi kwuo_ugwo
owe: owe owing owed outstanding debt gbese je_gbese ji_ugwo ugwo ugwo_m ake_bina ake_bi bina bi_na ana_bina
interest: interest interests riba ele owo_ele iye_ele omurele omuru_nwa omurunwa kudin_ruwa interest_rate uru yield
rate: rate rates kaso percent percentage pasent kashi osuwon apr
group: esusu ajo adashe* adashi adashin isusu osusu thrift group groups kungiya kungiyar egbe otu_isusu cooperative circle circles club gaya gungun ogbako alajeseku otu_ego asusu_isusu gurubu adash* ajon isusun egbe_mi otu_anyi
join: join joining shiga darapo dara_po wole_si banye soro_na sonye* isonye invite_code invite
contribute: contribute contribution contributions contributed gudunmaw* gudummaw* zubin zuba zubi da_ajo dajo da_esusu idajo idawo owo_ajo tuo itu_isusu tu_isusu tinye* ntinye onyinye utu kudin_adashe my_share
turn: turn whose next_to_collect kwasa kwasar kwashe kwasan karbar_adashi lokacina zagaye na_wane juyi igba_mi kan_mi eni_to_kan ta_lo_kan oge_m oge_onye onye_na-eri iri_isusu gba_ajo member members mambob* omo_egbe ndi_otu kwashi ko_ajo pack_ajo
goal: goal goals target ajiya ajiyar ajiye* tara tarawa adana tanadi buri burina save saving savings fi_pamo fipamo ifipamo ifowopamo to_owo toju itoju afojusun ibi-afojusun chekwa* echekwa nchekwa ichekwa debe* edebe ebumnuche ebumnobi mgbaru piggy put_aside ajiyata tanadina tanadin kolo idebe ifipamo_mi
invest: invest investing investments investment share shares stock stocks treasury bond bonds t-bill tbill bitcoin crypto mutual jari hannun_jari zuba_jari saka_jari idokowo idoko_owo da_owo_si dokowo itinye_ego tinye_ego oke_ahia oke_ahịa asotiri ipin equity etf money_market fixed_deposit jarin bunkasa dokowo* idokowo* azumahia_ego
portfolio: portfolio performing performance profit gain gains riba_ta ribata ere_mi uru_m how_my_investment jarina idokowo_mi
abroad: abroad international foreign overseas dollar dollars pound pounds usd gbp euro euros waje kasar_waje kasashen_waje oke_okun oke_oya ilu_oyinbo ilu_okeere okeere mba_ozo mba_ofesi ofesi obodo_oyibo ala_ozo western_union diaspora london america ghana canada uk exchange canji pasipaaro wise remittance remittances turai amurka ingila dala dola okun oyibo obodo landan saudiyya yankee amerika ketare riyal fam euro_mi
lesson: learn learning lesson lessons teach teaching course courses quiz darasi darussa darasin koyi koya* koyar* koyon ilimi ilmi eko_owo eko eko_nipa ko_mi ko_nipa keko kekoo muta muta_ihe mmuta muo kuzi* akuzi ihe_omumu omumu tutorial class explain nkuzi imuta kilaasi klasi isuna kasafin tattalin ndumodu shawara imoran karatu karatun idanileko
upgrade: upgrade upgrading tier kyc verify verification level bvn nin daga* mataki matakin matakina tantanc* tabbatar_da ipele gbe_ga gbega igbesoke se_idanimo idanimo safihan bulie* bulite welie* kwalite* ogo okwa nyochaa nkwalite identity id_card inganta inganta_asusu welite* mataki_na ipele_keji
limit: limit limits maximum highest iyaka* iwọn aala odiwon oke_ego njedebe to_po_ju ju_lo kachasi mafi_yawa max cap iyakokin opin
pin: pin pins password lambar_sirri sirri pinni pinnii pini asiri nomba_asiri akara_nzuzo nzuzo akara_ndabere passcode sirrina sirrin
change: change changing reset update canza* canja* sauya* chanza paro pada_si yi_pada yipada gbanwe* igbanwe switch modify
forgot: forgot forget forgotten manta mance gbagbe chefu* echefu* echezo* chezo* no_remember
language: language languages harshe harshen yare yaren ede asusu_igbo asusu_bekee english turanci geesi oyinbo bekee pidgin pijin hausa yoruba yorubanci igbo yarbanci inyamuranci broken
ussd: ussd short_code dial dialing offline no_internet without_internet without_data ba_intanet babu_intanet babu_data ba_tare_da_intanet code danna laisi_intaneti laisi_data enweghi_intaneti koodu kiri_koodu keypad smartphone button_phone torchlight dannawa te_koodu
saved: beneficiary beneficiaries saved recipient recipients contacts masu_karba mai_karba wadanda_na awon_ti_mo awon_eniyan eni_ti_mo ndi_m ndi_na-anata onye_nnata ndi_nnata mutanen list_of_people akojo nnata masu_karbar list_mi jerina ndeputa
help: help assist assistance taimako taimak* iranlowo ran_mi_lowo ranmi_lowo e_ran_mi enyemaka nyere_m_aka nyere_aka nyem_aka menu what_can_you options features services ayyuk* charges cajin
cancel: cancel cancelled soke* fasa na_fasa fagile fagi_le se_fagile kagbu* hapu bar_shi barshi ya_isa da_duro daduro duro never_mind abort stop stop_it fi_sile leave_it
repeat: repeat again maimait* sake_fad* sake_gaya tun_so tunso so_leekansi leekansi leekan_si kwughari* kwuo_ozo ozo ọzọ slowly slower pardon a_hankali nwayo jeje
human: agent human person someone somebody representative operator customer_care customer_service wakili wakilin ma'aikac* ma'aikata maaikac* mutum dan_adam eniyan osise asoju enikan mmadu onye_oru ndi_oru onye_nnochi* staff manager manaja manija onye_isi oga_yin oga_unu mutum_ne
complain: complain complaint complaints complaining unhappy disappointed unsatisfied terrible poor_service bad_service korafi koke kai_kara ban_ji_dadi ban_gamsu fejosun fi_ejo_sun ejo ehonu inu_mi_ko inu_mi_o mkpesa kpesa* obi_adighi iwe_na-ewe ewela_m_iwe file report lodge matsala isoro nsogbu aroye ikpesa korafina issue problem
thanks: thanks thank nagode godiya na_gode e_se ese o_se dupe mo_dupe daalu dalu imela ekele bye goodbye sai_anjima odabo ka_o_di ka_omesia gode bukun gozie appreciate grateful riri
greet: hello hi hey sannu barka ina_kwana ina_wuni assalamu salam e_kaaro ekaaro e_kaasan bawo pele ndewo nno kedu_ka ututu_oma how_far good_morning good_evening good_afternoon wetin_dey_happen e_ku
abuse: stupid fool foolish idiot useless dumb nonsense mad craze crazy wawa wawaye shege shegu mahaukac* mahaukat* jaki jakai banza dan_iska yan_iska sakarai sakark* marasa ode oponu oloriburuku were didinrin agbaya oniranu alailopolo onye_ara ara_na-agba nzuzu onye_nzuzu ewu iberibe anu_ohia mumu olodo ekpe thief thieves oshi radarada jatijati isokuso sinwin ohia anumanu oloshi olosi yeye ewu_gi rubbish bastard
why: why meyasa me_yasa don_me saboda_me kilode ki_lo_de ki_lode nitori_kini eese gini_mere maka_gini kedu_ihe_mere wetin_make wetin_cause how_come
when: when yaushe igba_wo nigba_wo ojo_wo olee_mgbe kedu_mgbe mgbe_ole ole_mgbe which_day wace_rana ubochi_ole
due: due deadline ranar_biya wa'adi waadi wa'adin gbedeke ojo_isanwo ubochi_ikwu expire expires ya_kamata_in lokacin_biya
least: minimum least smallest lowest mafi_karanci karanci kadan to_kere_ju kere_ju o_kere_ju kacha_nta kasi_nta opekata_mpe dikarịsịrị kere_julo karancin nta obere kankantar
number: number lamba lambar lambata nomba namba onuogu onu_ogugu akara digits
routing: routing swift sort_code bank_code bankin_code
cheque: cheque cheques checkbook checks chequebook cekin cek caki iwe_sowedowo sowedowo akwukwo_cheque chekwuk leaf leaflets littafin
apply: apply application approved approve eligible eligibility qualify amince* neman cancanta beere bere_fun fowo_si yege kwado* rio* rịọ tozuru
school: school fees tuition makaranta makarantar ileewe ile-iwe ile_iwe ulo_akwukwo akwukwo waec jamb neco exam
home: rent haya hayar owo_ile ego_ulo landlord
show: show see view check tell display nuna* duba* fada_min gaya_min fi_han fihan fi_ye gosi* lele* lelee gwa_m so_fun find_out know mo_fe_mo
buy: buy buying purchase saya sayi siya siyo sayo sayamin ra_kaadi ra_data ra_fun zuta* zute* goro gota gote izuta
sell: sell selling sayar* ree ere_si liquidate
withdraw: withdraw withdrawal cire* cirewa yo_owo yowo gba_owo_jade wepu* sepu* sewepu iwepu
debited: debited deducted deduct deduction charged charge charges sun_cire an_cire an_yanke yanke caje yo_owo_mi yo_kuro won_yo wepuru e_wepu ha_wepuru twice double
failed: failed fail declined decline unsuccessful kasa bai_yi ki_aiki ya_ki kuna ko_sise ko_lo ko_sise_mo adighi_aru adaghi aruoghi daara o_dara not_working doesn't_work don't_work isn't_working
damaged: broken damaged cracked lalace karye baje bajẹ ti_baje ti_fo mebiri emebi* gbajiri swallow* 
name: name oruko suna sunan aha aha_m
speak: speak talk chat say magana tattauna soro ba_soro okwu ikwu_okwu hear gbo anu jin yarn
business: business shop trade kasuwanci sana'a shago okoowo oja ahia soobu
yet: amma sugbon mana amo but
world: weather rain raining sunny forecast temperature football match score goals_scored premier arsenal chelsea barcelona manchester messi ronaldo player team song music sing singer dance movie movies film films actor actress recipe cook cooking soup jollof rice_cook president governor senator politics election elections minister king queen war religion church mosque prayer pray bible quran love girlfriend boyfriend wedding marry doctor hospital malaria fever headache medicine flight airport hotel ticket train traffic joke story poem riddle homework physics chemistry planet moon star stars earth animal dog cat lion bird capital_of population history_of born died who_is who_was who_won invented yanayi kwallo wasan wasa fim waka wakar shugaban shugaba gwamna zabe girki abinci miyar addu'a masallaci coci soyayya aure likita asibiti zazzabi mura jirgi tatsuniya barkwanci labari labarai boolu booolu orin sinima ounje obe aare gomina idibo adura ijo_olorun sosi ife iyawo dokita ile_iwosan iba oko_ofurufu alo awada iroyin ojo_ma_ro oju_ojo egwuregwu boolu egwu ihe_nkiri nri ofe onyeisiala gomina ntuli_aka ekpere uka ihunanya nwunye dokinta ulo_ogwu ugbo_elu akuko_ifo njakiri akuko_uwa ihu_igwe mmiri_ga-ezo
`;

const names: string[] = [];
const words = new Map<string, number[]>();
const stems: { stem: string; concept: number }[] = [];
let longest = 1;

for (const [concept, line] of lexicon.trim().split('\n').entries()) {
  names.push(line.slice(0, line.indexOf(':')));
  for (const entry of line
    .slice(line.indexOf(':') + 2)
    .split(' ')
    .filter(Boolean)) {
    const phrase = entry.replaceAll('_', ' ');
    if (phrase.endsWith('*')) stems.push({ stem: phrase.slice(0, -1), concept });
    else words.set(phrase, [...(words.get(phrase) ?? []), concept]);
    longest = Math.max(longest, phrase.split(' ').length);
  }
}

const byStart = new Map<string, typeof stems>();
for (const each of stems) {
  const start = each.stem.slice(0, 3);
  byStart.set(start, [...(byStart.get(start) ?? []), each]);
}

/** The concepts that a folded text speaks of, each once, in no order that counts. */
export function conceptsOf(text: string): number[] {
  const found = new Set<number>();
  const tokens = text.match(/[a-z]+(?:['-][a-z]+)*|\d+/g) ?? [];
  for (let from = 0; from < tokens.length; from += 1) {
    const token = tokens[from] ?? '';
    let phrase = token;
    for (let size = 1; size <= longest && from + size <= tokens.length; size += 1) {
      if (size > 1) phrase = `${phrase} ${tokens[from + size - 1]}`;
      for (const concept of words.get(phrase) ?? []) found.add(concept);
    }
    for (const { stem, concept } of byStart.get(token.slice(0, 3)) ?? [])
      if (token.startsWith(stem)) found.add(concept);
  }
  return [...found].sort((a, b) => a - b);
}

/** The concepts that a folded text speaks of, by name. */
export const conceptsNamed = (text: string): ReadonlySet<string> =>
  new Set(conceptsOf(text).map((concept) => names[concept] ?? ''));
