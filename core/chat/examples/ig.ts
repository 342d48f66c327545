import type { Examples } from './grammar.ts';

/** What customers say in Igbo, by intent, as it is typed: dotted vowels mostly left out, English words among it. */
export const ig: Examples = {
  words: {
    please: ['biko', 'biko nu', 'biko', 'please', 'abeg', 'nna biko', '', '', ''],
    i_want: [
      'achoro m',
      'achọrọ m',
      'acho m',
      'a choro m',
      'm choro',
      'kedu ka m ga esi',
      'kedu otu m ga-esi',
      'enwere m ike',
      'nyere m aka',
      'ka m',
      'aga m',
      'biko achoro m',
      'ana m acho',
    ],
    want: ['achoro m', 'achọrọ m', 'acho m', 'nye m', 'ana m acho', 'biko nye m', 'm choro', 'achorom'],
    send: [
      'ziga',
      'zipu',
      'zigara',
      'zigaara',
      'zipuru',
      'zitere',
      'nye',
      'nyefee',
      'biko ziga',
      'biko zigara',
      'ziga ga',
      'zipụ',
    ],
    money: ['ego', 'ego ufodu', 'obere ego', 'ego m'],
    account: ['akauntu m', 'akaunti m', 'account m', 'akantụ m', 'akaụntụ m', 'akwantu m'],
    show: [
      'gosi m',
      'gwa m',
      'lee',
      'lelee',
      'lelee m',
      'ka m hu',
      'achoro m ihu',
      'achoro m ima',
      'nye m',
      'biko gosi m',
    ],
    buy: ['zuo', 'zuta', 'zuru m', 'zutara m', 'zutere m', 'goo', 'gotara m', 'tinye', 'tinyere m', 'load'],
  },
  lines: {
    greet: `
      (ndewo|ndeewo|nno|nnoo|kedu) (karo|nwanne|nna|o|)
      (i bola chi|ibola chi|i boola chi|ututu oma|ehihie oma|mgbede oma|i saala chi) (karo|nno|)
      (kedu ka i mere|kedu ka i di|kedu ka imere|kedu ihe na eme|kedu maka ezinulo)
      (hello|hi) (kedu|karo kedu|nwanne)
      (kedu maka gi|kedu ka oru|otu gini|kedu ka ihe si aga)
      (onye no ebe ahu|i no ya|i nokwa ya|onwere onye no ebe a)
      (abiala m|alotala m|abiala m ozo) (o|)
      (ndewo|ndewo nu|nnoo nu) (unu niile|ndi nile no ebe a)
      (ndewo n'oru|jisie ike|jisike nu|deeme nu)
      karo (kedu|ndewo|i bola chi)
      (happy sunday|ezi ubochi uka|ezi afo ohuru) (nwanne m|)
      (nna|nne|nwanne m) kedu
      (deeme|jisie ike n'oru|ndo n'oru|jisike) (karo|nwanne|)
      (nno|ndewo) (nwanne m|ndi banki)
      (ndewo|nnoo|kedu|deeje) (unu|nu|nwanne m|ndi be anyi|nna anyi|onye oma)
      (i tetala|i teela|unu putara ura|kedu ka unu mere|kedu ka unu di)
      (ututu oma|ezigbo ututu|ehihie oma|mgbede oma|abali oma) (nu|unu|nwanne|)
      (abiala m|a bia m|bianu) (ozo|)
      (ndewo|ndeewo|nno|nnoo) (nu|unu|karo|enyi m|nna|nne)
      (kedu|olia) (ka i mere|ka unu mere|ka o di|ka ihe di|ka ihe si aga)
      (ututu oma|ehihie oma|mgbede oma|abali oma|i bola chi|i boola chi|isaa chi) (nu|karo|unu|)
      (hello|hi) (karo|), (kedu|ututu oma|ndewo|ka i mere)
      (kedu|) (maka gi|maka ahu gi|ndi be gi|oru|taa)
      (i no ya|unu no ya|i na-anu m|o na-anu m)
      (nwanne m|enyi m|oga m) (kedu|ndewo)
      (a bata m|abiala m|anom ya|alotala m)
      (deeme|dee me|nno oo|mma mma)
      (kedu|maka) (ndi be gi|ezinulo|oru|unu niile|ahu di gi)
      (ndewo|nno) (nwa m|oga|ndi karo|unu niile)
      (olia ihe na-eme|kedu ndi be gi|kedu maka ezinulo|jisike|i teela|ezi afo ohuru|abiala m ozo) (karo|nwanne|)
      (a na m ekene|abiala m ka m kelee) (unu|gi) (n'ututu a|taa)
      (nna|nwoke m|guy|bros|omo) (kedu|how far|olee ihe ohuru|kedu kwanu) (nu|)
      (i bolachi|ibolachi|ị bọla chi|unu abola chi) (o|nwa m|ndi be m|)
      (maazi|nne|dede|dada|ichie|ezigbo mmadu) (ndewo|nno|ekele m gi|kedu)
      (kedu ka ubochi|kedu ka ututu|kedu ka izu) (gi|unu) si aga
      (kee|kedu) (kwanu|ka i melu|ka unu melu|ka odi)
      (udo diri|ka udo diri|udo chukwu diri) (gi|unu|unu niile) (nwanne m|)
      (otito diri jesu|otito diri chukwu|praise god|toonu chukwu) (nwanne|ndi be m|karo|)
      (mma mma nu|mma mmanu|igbo mma mma|ndi be anyi mma mma) (o|)
      (hey|hy|helo|hlo|alo|hii) (nwanne|karo|nwa m|nna|)
      (ka m kelee|abiara m ikele|ekene m|ekelee m) (unu|gi|ndi karo)
      (o bu m ozo|o bu mu|m biakwara ozo|alaghachiala m) (nu|karo|nwanne|)
      (karo|onye karo|karo bank) (i no ebe ahu|i mu anya|i tetala|kedu kwanu)
      (ututu a|ehihie a|mgbede a) (kedu|kedu ka o di|kedu ka unu mere) (karo|)
      (good morning|good evening|good afternoon|gm|good day) (nwanne m|ndi karo|nna anyi|nne|oga)
      (unu anokwa ya|unu di mma|i dikwa mma|unu dikwa) (karo|ndi banki|)
      (i rahuru ura oma|i hiri ura nke oma|chi abola|chi aboola) (nwanne|karo|)
      (mbosi oma|izu oma|onwa ohuru oma|happy new month|happy new year) (karo|ndi be m|)
      (o teela anya|o tela aka|long time|ogologo oge) (karo|nwanne m|enyi m)
      (nwunye m|ndi be m|umu m) (si m gwa unu ndewo|si ndewo)
      (deeje|dejee|dee nu) (nwanne|nna|nnem|)
      (gini na-emenu|kedu ihe na-aga|kedu ihe na-akpa) (nwoke m|bros|nwanne)
      (ndewo|nno) (madam|sir|ma|nwa mama|nwa nne m|oga bank)
      (nabatanu m|welcome nu m|a batala m|abatago m) (o|karo|)
      (nno nwa m|ndewo nwa m|kedu nwa m), (i di mma|i mere aga a|ekele m gi)
      (ezigbo|ezi) (ututu|ehihie|mgbede|abali) (diri gi|diri unu|nwanne m|karo)
      (ndi nke anyi|ndi be anyi|umunne m|umunna) (ekelee m unu|kedu|ndewo nu)
      (enyi|enyi m oma|odogwu|nwanyi oma) (kedu|ndewo|how body)
      (achoro m ikele|biara m ikele|m biara ekele) (unu|gi) (ugbu a|taa|)
      (kedu ahu|kedu ka ahu di|ahu o di mma|ahu gi kwanu) (nwanne|karo|)
      (yo|sup|wassup|wetin dey) (nwanne|nna|karo)
      (o bu|m bu) {name}, (ndewo|kedu|i bola chi|ekele m unu)
      (ndi oru|ndi bank|ndi karo) (jisienu ike|ndewo nu|ekelee m unu)
      (mgbede oma nu|ehihie oma nu|ututu oma nu) (ndi ulo aku|ndi karo)
      (abeg|nna ehn|nna men) (kedu|how you dey|i di mma)
      (oga|chief|boss|my people) (ndewo|kedu|good day) (nu|)
      (umu nwanne|ndi banki anyi|ndi oma) (kedu|nno nu|ekele)
      (abata m|ka m bata|m batala) (ndi be a|karo|biko)
      (kedu ka nwa gi|kedu ka nwunye|kedu ka ndi oru) (mere|di)
      (karo karo|karo m|karo nwanne) (o|kedu|nno)
      (i anokwa ya|unu anokwa ya|i no ya|unu no ya) (nwanne|karo|)
      (kedu ka|otu) (i mere|unu mere|i no|ihe si aga) (taa|karo|)
      (ututu oma|ezi ututu|ehihie oma|mgbede oma|ezi abali) (karo|nwanne|nna|o)
      (i bolachi|ibolachi|i saala chi|boochi) (karo|nwanne|o|)
      (ekenekwa m|ka m kenee) (gi|unu|onye obula no ebe a)
      (deeje|deeme|dalu ru oru|jisie ike) (nwanne|karo|o|)
      (i no ebe a|onwere onye no ebe a|unu tetala) (ndewo|karo|)
      (oru kwanu|ahia kwanu|ezi na ulo kwanu|ahu kwanu) (karo|)
      (ututu oma|mgbede oma) (nna|madam|karo), (kedu umuaka|oru kwanu|ezi na ulo kwanu)
      (kedu ka ahia di|ahia o na-aga|oru o na-aga) (karo|nne|nna|)
      (ezi ubochi|ezi mgbede|ezi izu uka) (karo|nwanne|ndi karo)
      (o teela|o teela anyi hukwara) (karo|nwanne|kedu ka i mere)
      (unu putara ura|i putara ura) (oma|nwanne|) (ututu oma|)
      (aha m bu|a bu m) {name} (ndewo|kedu|ekelee m unu)
      (obi di m uto|o di m mma) (ihu unu|iso unu kwurita okwu) (ndewo|)
      (i tetara|unu tetara) (nke oma|ofuma) (karo|nwanne|)
      (abiala m|m biara) (ndewo|nno nu|kedu) (karo|nwanne|)
      (ahu o di gi ike|ahu gbasiri gi ike|ahu ike ha di) (nwanne|karo|)
      (oga|nwanne|nne) karo (kedu|ndewo|how far)
      (otu unu mere|otu i mere|otu i di) (taa|karo|nwanne)
      (mma mma|mma mma nu|nnoo nu) (karo|o|)
      (dee me|deeme|deeje) (nwanne|karo|nna)
      (o bu m ozo|alaghachiala m|a lotala m) (nwanne|nu|karo)
      (kedu|kee) (ka i di|ka unu di|ihe ohuru|ndi be unu) (karo|)
      (ndewo|kedu) (nwa nne m|ezigbo enyi m|onye nke m|oyi m)
      (kedu|olee) (ka chi siri boo|ka chi si bo|otu chi si boo) (gi|unu|) (taa|)
      chi (aboola|abola|eboola|fola) (nwanne|ndi karo|o|)
      (i kulie|i kuliela|i biliela|i biliela ora) (nke oma|nwanne|karo)
      (a si m|ka m si|kwe ka m si) unu (ndewo|kedu|ututu oma)
      (m bịara|abiara m|abịara m) (isi unu ndewo|ikele ndi karo|ime unu nno)
      (ehihie|mgbede|ututu) (oma|ọma) (onye isi|madam banki|nwa m|ndi nwe anyi)
      (good morning|morning|gud morning|gud evening) (ma|sir|ndi banki|karo)
      (afternoon|evening|gudnyt|good nyt) (nu|nwanne m|unu niile)
      (kedu|ndewo) (kwa|kwanu|nụ) (ndi nke m|ndi uka|umu nne m)
      (i nọ mma|i no nma|i noliri mma|unu nochara mma) (karo|nwanne|)
      (ahu kwanu|kedu ahu gi|ahu o siri gi ike|ahu adikwa) (nne|nna|)
      (ezi na ulo|ndi ulo|umu gi|nwunye gi) (ha di mma|ha kwanu|kwanu|ha no nma)
      (oru|ahia|akwukwo) (ya adikwa|o na-agakwa|kedu ka o si aga) (nwanne|bros|)
      (kedu ihe bu|kedu ihe no) (ihe ohuru|ihe na-eme n'ebe ahu) (karo|nwanne|)
      (nno nu|nnọọ nụ|nnoo) (ndi ahia|ndi Onitsha|ndi Aba|ndi Enugu)
      (ka m juo|ka m jụọ) (kedu ka unu mere|kedu ka ubochi unu)
      (karo|nwanne) (aputala m|aputago m|anọ m n'ebe a|abiara m ahu unu)
      (unu a gbakwara|i gbakwara|unu gbaara) (ndewo|mma) (taa|)
      (o bu mu bu|o bu m bu) {name} (oo|o|, kedu)
      (ndewo|hello) (a na m akpo|aha m bu) {name}
      (nwoke m|nwanyi oma|ezigbo nwanne) (i melu anaa|i mere aa|kee ka i mere)
      (kee|kedu|ke) (ife na-eme|ife ohuu|maka be unu)
      (unu mekwara aa|unu mere aga|unu melu ana) (oo|ndi karo|)
      (nma nma|mma mma) (nu|onye oma|ndi be anyi)
      (udo|peace|shalom) (diri unu|diri ulo a|nwanne|karo)
      (chukwu|chineke) (boola unu chi|bonyelu gi chi|kpo unu n'ututu) (nwanne|)
      (ekelee mu|ekele m|ekelere m) (onye isi|umu karo|ndi nlekota)
      (happy new week|happy weekend|merry christmas|happy easter) (nwanne|karo|ndi be m)
      (ezi|ezigbo) (emume krismas|afo ohuru|izu ohuru|onwa ohuru) (diri unu|nu|karo)
      (welcome|wellkom|welkom) (nu|back karo|nwanne)
      (alotala m|a lotago m) na (njem|ahia|oru), (kedu unu|ndewo)
      (a nwuchabeghi m|ka m dikwa|a ka m di ndu) (o|haha kedu unu|nwanne kedu)
      (o teela anyi hukwara|mgbe ikpeazu anyi hukwuru erugo aka), (kedu|nwanne kedu)
      (i na-eme aga|i na-eme aa|unu na-eme aga|unu na-emekwa) (karo|nwanne|)
      (dibia ego m|banki m|ulo aku m) (kedu|ndewo|i bola chi)
      (helloo|hellooo|hiii|heyy|heyyy) (karo|ndi be m|)
      (knock knock|tah tah|kpom kpom) (karo|onwere onye no ya|)
      (testing|test|ka m hu ma) (ndewo|kedu|unu o na-aza)
      (ka m kelee|ka m buru uzo kelee) unu, (kedu ka unu mere|ututu oma|ndewo)
      (onye obula|ndi niile) (ndewo|kedu|nno)
      (unu eriela nri|i riela nri ututu|unu anuola mmiri ututu) (nwanne|karo|kedu)
      (o di mma|e di mma) (ihu unu|inu olu unu|anyi hukwa)
      (kaa ka|otu|kedu etu) (i di|unu di|unu siri di) (taa|n'ututu a|)
      (kedu etu|olee etu) (i mere|unu mere|ihe si aga) (karo|nwanne)
      (a bịala m|abialam|biakwala m) (ndewo nu|kedu nu|ututu oma nu)
      (dede|daa|nda|deede) (ndewo|kedu|i bola chi|ekele)
      (onyeisi|nze|lolo|ozo|igwe) (ndewo|kedu|ekelere m gi)
      (ututu oma n'aha jisos|ndewo n'aha jesu|jisos nonyere unu)
      (nno nu ulo|nno n'oru|nnoo n'olu) (karo|nwanne|ndi banki)
      (olu|oru|ogu) kwanu (nwanne|karo|)
      (ndewo n'olu|ndo n'olu|ndo n'oru) (nwanne|karo|ndi oru)
      (ka ututu a diri unu mma|ka ubochi a diri unu mma|ka chi foo anyi mma) (nwanne|)
      (abiara m|m biara) si (unu|gi) (ndewo|kedu)
      (i no n'oru|i nokwa n'olu|unu no n'olu) (taa|ugbu a) (ndewo|)
      (i meputara|unu siri di aa) (nwanne|nne|bros)
      (kedu nu|kedunu|kedukwa|kedu kwa) (unu|gi|ndi karo|)
      (hello|hi|hey) karo (ka i mere taa|kedu ubochi gi|i di mma)
      (a si na|anuru m) unu no ebe a, (ndewo|kedu nu)
      (nwa mama|nwa papa|ada|obi) (kedu|ndewo|i bola chi)
      (o bu ututu|o bu mgbede) (ndewo|kedu ka unu di)
      (ndewo|kedu|nno) (nwa m|nwanyi oma|nwoke oma|ndi oru banki)
      (kedu ka|olee ka) (abali|ura|izu ike|weekend) (gi|unu) (di|siri di)
      (i siri ura|i rahụrụ|unu rahuru) (ura|nke oma|ofuma) (kedu|)
      (i bola|unu bola) (chi|chi oma) (karo|nna|nne|nwanne)
      (nna anyi|nne anyi) (kedu|ndewo|i bola chi)
      (a biara m|abiala mu|ka m bia) (ka anyi kwurita|igwa unu ndewo|ihu unu)
      (ehihie|abali|ututu) (oma|ọma) (karo|ndi be m|nwanne m)
      (kedu|kedụ) (karo|nwanne|unu) (o di mma|adi m mma|mu onwe m di mma)
      (mu di mma|adi m mma) (gi kwanu|unu kwanu) (karo|)
      (o teela|ogologo oge) (m hughi unu|m kelere unu|m dere) (kedu|ndewo)
      (hi|hello|hey) (good morning|ututu oma|kedu) (nwanne|karo|)
      (chi abola|chi efoola|chi aboola) (nwanne|ndi be anyi|karo) (kedu|)
      (nna|nne) (dinu|dikwa|kedu) (o|nu)
      (ndi banki|umu banki|ndi karo) (kedu|nno nu|olu kwanu|unu bola chi)
      (m na-asi|ana m asi) (ndewo|unu ututu oma|kedu)
      (nno|nnoo) (o|oo|nu o) (ndi oma|)
      (ndewo|ututu oma) si n'aka (m {name}|{name})
      (kedu ihe|olee ihe) (na-emenu|na-eme taa) (karo|nwanne)
      (ubochi oma|mbosi oma|chi oma) (nwanne|karo|diri gi)
      (happy|merry) (christmas|sunday|new year|easter) (karo|nwanne|nu)
      kedu ka (chi|ubochi) (gi|unu) siri di, (karo|nwanne)
      (ndewo|kedu) (ndi|umu) (oma|nwanne m|ulo aku) (taa|o|)
      (a na m|m na) (asi unu kedu|asi gi ndewo|asi unu ututu oma) (niile|nwanne|)
      (nwa nnem|nwannem|umunnem) (kedu|i bola|ndewo)
      (i batala|i biala|i no) (n'oru|n'olu|ebe a) (ndewo|karo|)
      (ututu oma|gudmorning|gudmornin|goodmorning) (karo|nwanne|ndi m)
      (kedu otu|kedu ka) (umuaka|ndi ulo|ezi na ulo) (mere|di)
      (o di kwa|adikwa m) mma (ndewo|unu kwanu|gi kwanu)
      (ibu m|nna m ukwu|ogaranya) (kedu|ndewo)
      (abiakwa m|m biakwara) (taa|ozo) (ndewo|kedu nu|karo)
      anyi (abiala|no ya), (ndewo|kedu) (nwanne|karo)
      (nno|nnoo) na (ututu|ehihie|mgbede|oru) (o|karo|)
      (kedu|olee) (ka i nọ|ka unu nọ|ka i no) (taa|nwanne|karo)
      (nna men|nwa nne|nwa baba) (kedu|ndewo|how far)
      (ndewo nu|kedu nu) (umu igbo|ndi igbo|ndi anyi)
      (ututu|ehihie) (a|nke a) (ndewo|ekele m unu)
      (m na|mu na) {name} (na-ekele unu|si ndewo|si kedu)
      (ndi nwe m|oyi m) (kedu|i bola chi|ndewo)
      (ezi|ezigbo) (ehihie|mgbede) (karo|nwanne) (kedu|)
      (unu tetara|unu kuliri) (ofuma|nke oma) (kedu|)
      (ka m si|ka m sị) (ututu oma|ndewo|mgbede oma) (unu|nwanne)
      (kedu|ndewo) (karo m|oyi|nwa igbo) (o|nu)
      (i mekwara|unu mekwara) (ofuma|nke oma) (taa|nwanne|karo)
      (ekele m|ekelere m) (ndi oru|umu) (karo|banki) (niile|)
      (hello|hi|hey) (there|nu|dear) (karo|nwanne|)
      (udo di|peace be) (n'ulo a|with you|unu)
      (aha m|mu bu) {name}, (kedu ka unu mere|ututu oma|ndewo nu)
      (nno|kedu) (ndi nke anyi|umu mama|ndi oma)
      (abata m|abiala m) (nwanne|n'ulo aku) (kedu|ndewo)
      (ndewo|kedu) nne, (aputara m taa|ka m bia kelee gi|e nwere onye no ya)
      (ndewo nu o|nno nu o), (anyi abiala|abiala m taa ozo)
      (mgbede oma|ututu oma|ehihie oma) (ndi be anyi|nna m ukwu|nne m ukwu|ezigbo enyi)
      (kedu maka|kedu banyere) (oyi a|okpomoku a|udu mmiri a), (unu di mma|i di ike)
      (i noliri|i no ya|i mu anya) (karo|nwanne m|bikonu)
      (o tego anya|o teela anya|o tego aka) (nwanne|enyi m|karo), (kedu|kedu ka i di)
      (ekele diri gi|ekele diri unu) (karo|ndi oma|n'ututu a)
      (hello|hi|hey) (nwanne m|nna anyi|nne anyi|odogwu), (kedu ihe)
      (happy sunday|happy monday|happy new month) (karo|nne|unu niile)
      (i tetara|unu tetara) n'ura (nke oma|ututu a), ndewo
      (nno karo|ndewo karo) (o bu m|mu onwe m) {name} (abiara m ikele|kedu)
      (kedu maka ubochi gi|kedu maka oru taa) (nwanne|karo|enyi m)
      (i mekwara|unu mekwara) (ngwa ngwa bilie|teta) (ututu a|) (ndewo|nno)
      (oge teela|o na-ete aka) (karo|enyi m), (ndewo|kedu ka i mere)
      (nno nu|ndewo nu) (umu nne m|ndi nwe anyi|nna anyi)
      (ndewo|nno) (ndi oru|ndi nlekota) (karo|ulo aku a) (ututu a|)
      (kedu ka obodo di|kedu ka ulo di|kedu maka umuaka) (karo|nwanne)
      ndewo, nke a o bu karo
      karo bank, kedu ka unu mere taa
      kedu nwannem, otu o di
      a bu m onye ohuru n'ebe a, ndewo nu
      onye oma kedu, ututu oma
      hello karo, i no online
      hi dear, kedu
      ututu oma ndi nke m
      karooo kedu nu
      hei karo, i di ndu
      e kenee m unu, ututu oma
      nwanne m nwanyi, kedu ka ulo di
      mazi karo, i bola chi
      ehihie oma nwa m, kedu ka oru
      o bu {name} na-ekele gi
      ndewo, aha m bu {name}, m si {name} zitere m
      anyi anokwa ya, kedu nu
      unu a na-eme nke oma, kedu
      mgbede oma ndi be karo, ahu di
      nke a bu mbu m na-edere unu, ndewo
      m natara nomba a n'aka enyi m, ndewo
      biakwanu, kedu
      ka m malite site n'ikele gi, ututu oma
      ndewo karo, anyanwu etiwala
      dalu nwanne n'oru ututu a, kedu
      chi oma, unu kulitere
      ah ah karo, o teela
      onye no n'oru taa, kedu
      good afternoon sir, ndewo
      afternoon nwanne
      morning ma, i tetara ofuma
      udo nke chukwu diri be unu
      ejima, kedu ka unu mere
      kedu etu ubochi gi si aga, nwa m
      ndeeno, ndeewo nu
      ndaa ndewo
      anyi ekele, ka unu di
      ogbo m kedu, i no aa
      oyi m kedu ka ihe di
      boochi nu, otu chi siri boo unu
      kedu ka ndi be gi mere, onye karo
      kedu ka unu na-eme n'ebe ahu taa
      mma mma nu ndi oma
      ogologo oge anyi hukwara, kedu
      o tela aka m hukwuru gi, nwanne kedu
      a bu m {name}, ka m kelee unu ututu oma
      maazi ndewo, ekelee m gi ututu a
      ichie karo, ndewo
      ka m buru uzo kelee gi, kedu
      ezigbo emume ista diri unu
      krismas oma ndi karo
      afo ohuru oma, nwanne karo
      i na-emekwa, ahu adikwa gi mma
      i mu anya ututu a, ndewo
      ogaranya karo, ndewo
      nwa nna m kedu kwanu
      igbo kwenu, ndewo karo
      kedu ka nwa na nwunye, karo
      i na-anu m, ndewo
      gudu mornin karo
      unu abiala oru, ututu oma
      kee ife ohuu, nwanne
      kedu maka be unu, karo
      olee ihe na-emenu taa, nwanne
      ndi be anyi mma mma nu
      nma nma nu ndi be anyi
      ezi na ulo kwanu, ha no nma
      umu gi ha di mma, ndewo
      nna i tetala, kedu
      o di mma inu olu unu ozo, ndewo
      o tela aka karo, kedu
      chineke boola unu chi oma
      chukwu kpo unu n'ututu, ndewo
      onwere onye no ebe ahu, ndewo nu
      nnoo karo, o bu agadi nwanyi si awka na-ekele
      ndewo, anam edere unu site na lagos
      kedu ka oru banki si aga taa
      hello, i di ya
      hi karo, a dim ya
      nwanne ututu oma, mmiri o na-ezo n'ebe ahu
      m lotara, kedu
      alo alo, karo
      kedu oo
      ndewo oo ndi be m
      oga karo ututu oma sir
      aunty karo, kedu
      onye ozi oma, ndewo
      karo baby, kedu
      how na, kedu ihe
      good day, a bu m {name}
      ehihie oma ndi banki, chi ejila
      isaala chi nwa m
      lolo ndewo, ekelere m gi
      kee ka i di nwannem
      nde nwanne, kedu
      deeje karo kee ife na-emenu
      nwannem nwoke kedu etu i melu
      otutu oma nu
      ututuoma karo
      ibolachi nna
      i putara ezi karo
      karo nno, m bialu ife
      ya nụ kedu, karo
      kedu gboo
      haaaa karo kedu
      onye obioma ndewo
      nwanne o teela, anom n'obodo na-eme emume. kedu ka unu di
      nwanne m nwanyi, m si n'uka alota, ka m buru uzo kelee gi. kedu
      anyanwu na-acha n'ebe a, kedu ka unu di n'ebe ahu karo
      nwa m nyere m nomba a si m kelee unu, ndewo
      nwanne m, m na-apu oru ugbu a, si ka m kelee gi. mgbede oma
      m bu onye ahia ohuru unu, aha m {name}, nno nu
      karo nwanne m, anyi ahubeghi kemgbe onwa gara aga, kedu
      ututu oma karo, ka ubochi gi di uto
      nwanne kedu
      mmiri na-ezo n'awka, ututu oma karo
      anyi si uka lota, ndewo karo, kedu ka i mere
      ubochi ahia nkwo taa, ka m kelee gi tupu m puo, ututu oma
      nwunye m si m kelee gi, karo, kedu
      ule gwuru taa, obi di m uto, ndewo nu
      si njem lota, o di anya karo, kedu ka ihe si aga
      krismas eruola, ndewo karo, ka i mekwaa nke oma
      ahu na-alo m mma ugbu a, karo i bola chi
      nwunye m muru nwa n'abali, ututu oma karo
      ututu oma ndi karo, (abu m onye ohuru|o di mma)
      ndeewo nu, ka unu si anagide
      anyi ahugo anya o, o dila anya m kelere unu
    `,
    open_account: `
      <i_want> (imepe|mepee|imeghe|meghe) (akauntu|akaunti|account|akauntu ohuru|akauntu ulo aku)
      (mepere m|mepe|mepee|megheere m) (akauntu|akaunti|account|akauntu ohuru) (biko|)
      (akauntu ohuru|mepee akauntu|imepe akauntu|mepe account|ndebanye aha)
      <i_want> (idebanye aha|ibanye n'ulo aku a|iso unu na eme banki|ibu onye ahia unu)
      kedu (ka m|otu m|ka e) (ga esi|ga-esi|si) (mepee|emepe) (akauntu|account) (ebe a|n'aka unu|)
      (enweghi m|enwebeghi m) (akauntu|account|akaunti) (ebe a|n'aka unu|)
      (gini ka|gini) (m choro|a choro|ihe a na acho) (iji mepee|tupu emepee) (akauntu|account)
      abu m onye (ohuru|ahia ohuru), (achoro m akauntu|mepere m akauntu|)
      (nwunye m|mama m|nwa m|di m) choro imepe (akauntu|account)
      (unu na emepe|enwere m ike imepe) (akauntu|account) (na whatsapp|n'ekwenti|ebe a)
      imepe (akauntu|account) (o bu n'efu|bu ego ole)
      nyere m aka (imepe|mepee) (akauntu|account|akaunti)
      (debanye|deba) aha m (na bvn m|)
      achoro m (inwe|inweta) akauntu (nke m|na karo|n'ulo aku unu)
      achoro m (inwe|imepe) akauntu (nke m|na karo|n'ulo aku unu|nke aka m)
      achoro m (iso|ibanye) (unu|n'ulo aku unu|na karo)
      (deba|debanye) aha m (n'ulo aku unu|na karo)
      achoro m ibido (iji|ime) banki (unu|na unu)
      akauntu (nke m|ohuru) ka m choro
      (achoro m|a choro m|acho m) (iso unu na eme banki|iso unu|ime banki na unu)
      achoro m (ibu onye|iso ndi) (ahia unu|ahia karo)
      (ka m|achoro m) sonyere unu (n'ulo aku|na banki)
      i na emepe m akauntu
      (achoro m|nyere m aka) (imepe|inwe) (akauntu ohuru|akauntu nchekwa|account) (ebe a|maka nwa m|maka nwunye m|)
      (mepee|mepere|meghee) (m|{name}|nne m) (akauntu|account|akauntu ohuru)
      (enweghi m|abu m|a bu m) (akauntu|onye ohuru|account) (ebe a|)(, mepere m|, gini ka m ga eme|)
      (debanye|deba) aha m (ebe a|n'ulo aku a|na karo)
      (achoro m|a choro m|m choro) (imepe|imeghe) (akaunti|account) (ohuru|na karo|n'ebe unu no|)
      (biko|) (meperem|mepere m|mepee|nyere m aka imepe) (akaunti|akauntu|account) (ohuru|)
      (kedu|olee) (ka m ga-esi|otu m ga-esi|otu e si|ka esi) (emepe|mepe|enweta) (akaunti|account|akauntu) (na karo|)
      (biko ka m|ka m) (deba aha m|debanye aha m|register) (na karo|n'ulo aku unu|)
      (gini|kedu ihe) (m kwesiri|m ga-eweta|unu choro|di mkpa) (iji|ka m) mepee (akaunti|account)
      (enweghi m|e nweghi m) (akaunti|account) (n'ebe a|na karo|)
      (enwere m ike|aga m enwe ike) imepe (akaunti|account) (na-enweghi bvn|site na whatsapp|maka nwa m|maka nwunye m)
      (abu m|m bu) (onye ohuru|customer ohuru)(, achoro m akaunti|, meperem akaunti|)
      (achoro m|m choro) (ibu|isoro) (onye ahia unu|customer unu|karo)
      (akaunti|account) ohuru (ka m choro|biko)
      imepe (akaunti|account) (o bu n'efu|o bu ego ole)
      (m choro|achoro m) (ibu|iso|isoro buru) onye ahia unu
      (onye agbata obi m|nwanne m|onye otu m) (ji|na-eji|nwere) karo, (mu onwe m choro ya|mekwaara m nke m|achoro m inwe nke m)
      (enwetubeghi m|enwebeghi m) akauntu banki na ndu m, (ka anyi bido|kedu ebe m ga-esi bido|biko meere m otu)
      (ahia m|shop m|ulo oru m) choro (akauntu nke ya|akauntu azumahia|business account), (mepee ya|kedu ka e si eme ya|)
      (nwa m|ada m|nna m ochie|nne m ochie) ka m choro imepere (akauntu|account) (ebe a|)
      (bvn m|nin m) di m n'aka, (ka anyi mepee akauntu|deba aha m|mepeere m account)
      (enweghi m bvn|naani nin ka m nwere), (enwere m ike imepe akauntu|a ga-emepere m akauntu)
      (ihe ole|akwukwo ole|kedu ihe) ka a na-acho (tupu e mepee akauntu|ma mmadu choo imepe account)
      (o na-ewe|o ga-ewe) oge ole (imepe akauntu|ka akauntu ohuru di njikere)
      (tinyenu m|gunyenu m|gunye m) (na ndi unu|n'ime ndi customer unu|na ndi na-eji karo)
      ka m (nwee|mepee) (akauntu|account) (nke m na karo|nke aka m|ohuru)
      (signup|sign up|register|rejista) (ka m choro|biko|na karo)
      (ebee|olee ebe) ka m ga-(edebanye|etinye) aha m (iji nwee akauntu|ka m wee nwee account)
      (abu m nwata akwukwo|abu m onye oru ugbo|ana m anya keke|abu m onye ahia), (m nwere ike imepe akauntu|mepeere m akauntu)
      (anuru m|a gwara m) na (unu na-emepe|a na-emepe) akauntu (n'efu|na whatsapp), (ka m mee nke m|mepeere m)
      (savings account|current account|akauntu nchekwa|akauntu umuaka) ka m choro imepe (ebe a|)
      (achorom|chorom|a chorom) (account|akaunt|akauntu) (ofuu|ohuu|ohuru)
      (kedu ihe m ga-eme|gini ka m ga-eme) ka m (nwee akauntu ebe a|mepee akauntu buru onye karo)
      (ahapula m|hapuru m) {bank}, achoro m (ibia na karo|akauntu na karo)
      (biko nwa m|umu m) (mepeere m|nyere m mepee) (akauntu|account) ebe m ga-etinye (pension m|ego m)
      ka m (bido|malite) (registration|ndebanye aha|imepe akauntu) (ugbu a|)
      (di m|nwunye m|nwanne m nwoke) (na-achosi ike|choro) (iso n'ime unu|inwe akauntu karo)
      o di m mkpa (inwe|imepe) (account|akauntu) (n'izu a|tupu m bido oru|)
      (oga m|ulo oru m) si na m ga-(emepe|enwe) (account|akauntu) tupu (a kwuo m ugwo|m bido oru)
      (mepe|mepee) (accnt|acct|akant) (sharp sharp|ngwa ngwa|ozugbo)
      (olee otu|kedu ka) (nwa agbogho|agadi nwaanyi|onye oru ugbo|mmadu) ga-esi (nweta|mepee) akauntu n'ulo aku unu
      (achọrọ m|ọ dị m mkpa) (imeghe|imepe) akaụntụ (nchekwa|azụmahịa|ohuru) (n'aha m|n'aha ụlọ ọrụ m|)
      (enwere|e nwere) (ego|ihe) (a na-akwu|m ga-akwu) (iji mepee|tupu e mepee) akauntu (ohuru|)
      (umu m abuo|nwa m nwoke|nne m) (choro ka m meere|choro ka m mepeere) (ha|ya) (akauntu|account) karo
      (m na-ebi n'obodo|anọ m na mba ozo), (o ga-ekwe omume imepe akauntu|enwere m ike imepe akauntu)
      (whatsapp a|nomba a|phone a) (ka m ga-eji|o zuru iji) mepee akauntu (banki|)
      (ka m join|achoro m ijoin) (karo|unu), mepee m akauntu
      (new|fresh|ohuru) (customer|account|akauntu) (ka m bu|ka m choro|biko)
      (bido m|bidoro m|malitere m) (akauntu|account) (ozugbo|biko|)
      (akwukwo|form) (imepe akauntu|ndebanye aha) (zitere m|ka m dejuo|ebee ka o di)
      (otu nwoke|enyi m|pastor m) (tụrụ aro|gwara m) ka m (mepee akauntu n'aka unu|bia debanye aha)
      (akauntu|account) (ohuru|karo) (biko|mepee|pls)
      (ka m|m choro) (buru|ibu) (onye ulo aku a|onye banki unu|nwa karo)
      (aha m adighi|ahughi m aha m) n'ulo aku unu, (debanye m|mepeere m akauntu)
      (achoro m ibu|ka m buru) (onye ahia unu|onye ulo aku a|onye karo|customer unu)
      (achoro m isonye|achoro m ibanye) (na karo|n'ulo aku unu) (enweghi m akauntu|)
      (deba aha m|debanye aha m|biko deba aha m) (na karo|n'ulo aku|)
      (kedu otu|gini) (m ga-esi emepe akauntu|ka m ga-eweta iji mepe akauntu)
      (abu m onye ohuru|enwebeghi m akauntu) (meghere m akauntu|achoro m ibido)
      (register|sign up|rejista m) (na karo|biko|)
      (meghere|mepere) (nne m|nwa m|m) (account|akauntu)
      (achoro m|ka m) (iso|isoro) unu (rụo oru|debe ego m|na-azu ahia banki)
      agadi ka m bu, emebeghi m akauntu mbu (meghere m otu|kedu ka m ga-esi)
      (akwukwo ole|gini) (ka a na-acho|ka unu choro) (ma mmadu choo imepe akauntu|iji mepe account)
      (ka m buru|achoro m ibu) (otu n'ime unu|nwa karo|customer karo)
      (meghere m|meghe m) akauntu (ngwa ngwa|taa) (e nwere m nin|enwebeghi m otu)
      (mepee|mepeere m|meere m) (akauntu|account|aza) (biko|na karo|ugbu a|taa)
      (achoro m|m choro|chorom) (akauntu|account) (karo|ohuru|nchekwa|nke ahia m)
      (ka m|achoro m) (debanye aha|sonye|buru customer) (na karo|n'ulo aku unu|)
      (kedu|olee) (otu|ka|uzo) (m ga-esi|e si) (emepe akauntu|enwe akauntu|emepe account) (karo|na whatsapp|)
      (enweghi m akauntu|abughi m customer unu|m bu onye ohuru) (mepeere m|ka m bido|achoro m otu)
      (open|create) (account|akauntu) (biko|maka m|for me|ohuru)
      (nwa m|nne m|nwunye m) (choro|enweghi) akauntu, (mepeere ya|kedu ka o ga-esi mepee)
      (gini|kedu ihe) (ka a na-acho|m ga-eweta) (iji mepee akauntu|tupu m mepee account)
      (akauntu|account) (umu akwukwo|ndi ahia|pension|nwata) (ka m choro imepe|mepeere m)
      (biko nwa m|nwam) (mepeere agadi akauntu|mepeere m account ka m debe ego)
      (imepe|ka m mepee) (akauntu|account) (maka nwa m|nke ahia|n'efu) (biko|kedu)
      (debanye|dee) (m|aha m) (na karo|n'akwukwo unu|n'ulo aku unu) (ka m nwee akauntu|)
      (nwa akwukwo|onye pension|onye ahia) ka m bu, (mepeere m akauntu|achoro m akauntu)
      (m ji nin|enwere m bvn) (mepee akauntu|ka m mepee account|gini ozo unu choro ka e mepee akauntu)
      (banki ohuru|akauntu ohuru) (ka m na-acho|ka m choro) (mepeere m|na karo)
      (a chọrọ m|m ga-acho) (isoro unu|ibido na unu) (mepeere m account|imepe akauntu)
      (register|join|sign me up) (m|karo|biko) (ka m nwee akauntu|)
      (oge ole|ubochi ole) ka imepe (akauntu|account) na-ewe
      (naira|dollar|kids|business) account (ka m choro imepe|mepeere m)
      (enyi m|nwanne m) (nwere akauntu karo) , (m choro nke m|mepeere m nke m)
      (nwa m biko|nwam) (mepeere nne gi akauntu|achoro m imepe akauntu isusu m)
      (ka e si|otu e si) (ebanye na karo|emepe akauntu) (gosi m|biko)
      (ka unu|ka karo) (mepeere|meere) m (akauntu|account) (nke m|ohuru|biko)
      (a gwara m|enyi m si) na imepe akauntu karo di mfe, (mepeere m|ka m mee nke m|kedu ka e si eme ya)
      (abu m|m bu) (onye okwa nka|onye na-akwa akwa|nwata 18) (achoro m imepe akauntu|mepeere m akauntu)
      (enwere m ike|m puru) (imepe|inwe) (akauntu abuo|akauntu umunna|joint account) (na karo|)
      (start|begin) (account opening|registration) (biko|m|maka akauntu ohuru)
      (akauntu|account) ka m (na-enweghi|na-acho) , (meghere m otu|mepee ya)
      (debanye aha nwunye m|debanye nne m|debanye m) (ka o nwee akauntu|na karo)
      (mepeere anyi|anyi choro imepe) akauntu (otu umunna|uka anyi|cooperative anyi)
      (ka m nwee ebe|ebe) m ga-edebe ego m, (mepeere m akauntu|achoro m akauntu)
      (onboard|register) (me|m) (biko|na karo|as new customer)
      (unu ga-emepere|unu na-emepere) (nwa afo iri|agadi|onye na-enweghi nin) akauntu
      (achoro m|ka m) (mepee|inwe) (akauntu nwa m|akauntu ahia|akauntu na karo)
      (enyi m|nwanne m) (si m|gwara m) bia (mepee akauntu|debanye aha) na karo
      (gini ka e ji|kedu ihe e ji) (emepe|edebanye) akauntu (na whatsapp a|n'ebe a)
      (ka e mee m|achoro m ka m buru) (customer unu|onye ahia karo) (mepeere m akauntu|)
      (o di mfe|o na-ewe oge) (imepe akauntu|idebanye aha) (na karo|n'ebe unu) (ka m mepee|)
      (nne m bu agadi|nna m anoghi nso) (choro akauntu|choro imepe akauntu) (mepeere ya|)
      (akauntu nwata|akauntu umu akwukwo|business account) (m choro imepe|ka m mepee|meghere m)
      (deba aha m|debanye m) (ka m nweta akauntu na karo|ka m wee nwee akauntu n'ebe unu)
      enwebeghi m account n'uwa m, mepee m otu
      ka m mepee account ebe a, bvn m adighi
      biko dee aha m n'akwukwo unu, achoro m idebe ego n'ebe a
      nwa afo iri na ise o nwere ike inwe akauntu
      akauntu ndi otu umunna, kedu ka anyi ga-esi mepee ya
      gini bu ihe unu choro ka m weta iji mepee akauntu
      nin m efuola, m nwere ike imepe akauntu
      m choro isoro ndi na-eji karo
      achoro m ka mu na nwunye m mepee otu akauntu
      o na-ewe nkeji ole imepe akauntu n'ebe a
      ka m bido ebe a, tinye aha m
      mepee m akauntu nke ulo ahia, aha ahia m di na cac
      ulo uka anyi choro imepe akauntu n'ebe unu
      onye oru ubi ka m bu, m choro akauntu m ga-edebe ego ubi
      sign me up nwanne
      akauntu nke abuo ka m choro, nke m ga-eji ere ahia
      o nwere ego a na-akwu tupu e mepee akauntu
      ndebanye aha m akwusila n'uzo, ka m gaa n'ihu mepee akauntu
      kedu ka nwa agbogho no n'obodo ga-esi nweta akauntu n'ulo aku unu
      onye oru ugbo choro akauntu, olee otu o ga-esi mepee ya
      nwanyi no n'ahia gwara m maka unu, achoro m ka unu mepeere m akauntu ebe m ga-etinye ego ahia
      nwa m gbara afo iri abuo taa, o choro inwe akauntu nke ya
      obodo anyi enweghi banki, ka m mepee n'ekwenti
      m nweghi nin ma m nwere voters card, o ga-ekwe m mepee akauntu
      start me, new account
      account ohuru pls, aha m {name}
      mepee akauntu dollar nye m
      mepelu m akanti ofuu
      m choro akant n'ebe unu
      deba afa m, ka m nwelu akanti
      m na-aru oru na china, o ga-ekwe m mepee akauntu n'ebe unu
      agara m banki ano, ha si m weta ihe iri. m nwere ike imepe akauntu n'ebe a n'ekwenti
      anyi na-ebido otu nkwado ndi di ime, achoro m ka anyi mepee akauntu n'aha otu
      nwa m nwoke malitere oru, ndi oru ya choro akauntu ha ga-akwu ya, mepeere ya
      debanye m
      achoro m akauntu ohuru, abughi imeghe nke ochie
      m na-aku nkuzi n'ulo akwukwo private, oga si onye na-enweghi akauntu agaghi ana ugwo. mepeere m otu
      ahia m na-ere n'akuku uka na-eto, ego anaghizi ezu n'ulo, ka m mepee akauntu
      nwa m meriri n'asompi igu akwukwo, ha ga-akwu ya ego, o nweghi akauntu. mepeere ya
      mmiri riri ego m debere n'okpuru akwa, o zuola, achoro m imepe akauntu taa
      fada kwuru n'uka na anyi niile nwee akauntu banki, ka m bido nke m n'ebe a
      m si n'obodo lota ugbu a, enweghi m banki o bula, biko debanye m aha ka m nwee akauntu
      oke riri ego m zoro n'aja ulo, ihe a ga-akwusi, mepee akauntu ohuru nye m
      otu egwu bolu anyi choro akauntu nke anyi, kedu ihe anyi ga-eweta iji mepee ya
      anyi bu umu klas na-agu fim, anyi choro akauntu nke ndi otu anyi, kedu ka anyi ga-esi mepee ya
      di m nwuru anwu, akauntu niile bu aha ya, biko mepeere m nke m
      m gbara afo iri na asato unyaahu, ka m mepee akauntu
      ha gwara m na mmadu nwere ike imepe akauntu na whatsapp a, meere m ya
      adi m afo iri na asato, enwebeghi m akauntu, mepeere m otu
      achoro m ka shop m nwee akauntu nke ya n'ebe a
    `,
    balance: `
      ego ole (ka m nwere|di|foro|fodu) (na|n'ime) <account> (ugbu a|)
      (ego ole|ole ego) (foro|foduru|fodu|di) (n'aka m|n'akauntu m|na account m)
      <show> (ego ole m nwere|ego di na akauntu m|ego foduru m|balance m|ego m foduru na akauntu)
      (ego ole|balance|balance m|ego ole m nwere|ego m foduru|ego foro) (biko|ugbu a|)
      (lelee|lee|chekee|nyochaa) (akauntu m|balance m|ego m|ego di na akauntu m)
      <i_want> (ima|ihu|ilele|mara) (ego ole m nwere|ego di na akauntu m|balance m|ego foro m|ego foduru na akauntu m)
      (enwekwara m|o nwere|e nwere|m nwekwara) (ego|ego obula) (na|n'ime) <account>
      (kedu|gini bu) (ego foduru|ego foro|ego di) (na|n'ime) <account>
      (gwa m|biko gwa m) (ego ole m nwere|ego ole foro m|ihe foduru na akauntu m|ego foro na akauntu m)
      enwere m {amount} (na akauntu|n'aka|) 
      ego ole (fodurunu|foduru|ka di) (m ga-eji mee ihe|n'akauntu m) (ugbu a|taa|)
      (kedu ka|kedu) akauntu m (di|)
      (ego niile|mkpokota ego) (m nwere|di na akauntu m|m nwere n'ulo aku)
      ego foduru m (ole|bu ole|na banki)
      (ihe|ego) foduru (na|n'ime) (akauntu|akaunti|account) (nchekwa m|m|ego m)
      (chọrọ m|achoro m) ịmata ego (m nwere|dị na akaụntụ m|foro)
      (ego ole|ole) (di|foduru|ka di) n'ime (akauntu m|account m) (ugbu a|)
      (gwa m|gosi m|lelee m|lee) (ego m|balance m|ego m nwere|ego foduru|onu ego m)
      (achoro m|ka m) (ima|mara|hu|ihu|lelee) (ego ole m nwere|ego foduru|balance m|ego di n'akauntu m)
      ego (foduru|fodunu|ka di) n'akauntu m (ka o ruru ole|o ruola ole|bu ole)
      (ego ole|kedu ego) (foro|di|no|ka m nwere) na (akaunti m|account m|ulo aku m)
      (biko|) (lelee|lelere m|gosi m|gwa m|hu) (ego m|balance m|ego foro m|ego di na akaunti m)
      (achoro m|m choro) (ima|ihu|ilele) (ego ole m nwere|balance m|ego foro|ego di na akaunti m)
      (gini|kedu ihe) (bu|foro na|di na) (balance m|akaunti m|ego foduru m)
      (balance|balansi) (m|akaunti m|account m) (biko|di ole|)
      (o nwere|e nwere) (ego|ego obula) (foro|di) na akaunti m
      ego m (foro ole|di ole|agwula|ruru ole)
      ego ole (ka m nwere|foro m) (ugbu a|taa|n'aka|)
      (ego niile|ngụkọta ego) (m nwere|di na akaunti m)
      akaunti m (o nwere ego|togboro chakoo|di ole)
      (kedu|gini) foro (m|na akaunti|n'ulo aku)
      (ego m|ego di m n'aka) (di ole|foro ole)
      (gwa m|ka m mara) ego (niile|) (di ugbu a|foduru) n'akauntu m
      ego ole (ka m nwere m ga-eji|foro m n'aka|di n'akpa m)
      enwere m {amount} n'akauntu (ka o di|o ka no ya|lelee)
      (ego one|ego ole) (fodulu|fodulu m|m nwelu) (n'akauntu|na banki|na account)
      (tupu m gaa ahia|tupu m zuo ihe|m na-aga ahia), (ka m mara ego m ji|gwa m ego di n'akauntu m|lelee ego m)
      (nwa m biko|nwam) (guoro m|gwa agadi nwoke|gwa m) ego (fodurum|foro m|m nwere n'ulo aku)
      (ego akpa m|ego purse m) (o di ole|ole ka o bu) (n'ebe unu no|na karo)
      (acct bal|acc bal|bal|account balance|check bal) (biko|m|nwanne)
      (ebee ka m kwu|ebee ka m no|kedu ebe m no) (n'ihe banyere ego m|na balance|n'ego)
      (ego m|ego) (o ka di|o dikwa|o ka fodu) (n'akauntu|n'ime ya|na karo)
      o (ga-ezu|zuru) m (izu ji|ikwu ugwo ulo), (ego ole ka m ji|lelee akauntu m)
      (nyochaa|leba anya na|tulee) (akauntu|account) m ka m (mara ihe di ya|hu ihe foro)
      (kedu ihe|gini) (togbo|di|fodu) (n'ime account|n'akauntu) m (ugbu a|)
      (m ga-acho|achọrọ m|o di m ka m) (ihu|imata|ịmata) (balance|ihe fodụrụ|ego dị) (n'akauntu m|na account m)
      (gukoo|gukota|guonu) ego (niile m nwere|di m n'akauntu) (gwa m|)
      (total|mkpokota) (ego m|balance m) (ugbu a|biko)
      (m ka nwere|enwekwara m) (ihe|obere ihe|kobo) (n'account|n'akauntu m|na banki)
      (naira ole|ego ole) ka m (nwere|ji) n'aka unu
      (akauntu m|account m) (o chara|o tọgbọ chakoo|ihe o di ya)
      (savings m|akauntu nchekwa m|current m) (di ole|nwere ole|foro ole)
      (sharp sharp|ngwa ngwa) (check am|checkie ya|lelee ya) ego m (one|ole)
      (hu|fu) ego (m nwere|di m n'account) (biko|ka m hu|)
      (ka m fu|ka m hu) (ego m ji|ihe m ji|balance) (na phone|ebe a|biko)
      (enwere m olile anya na|ekwere m na) ego di n'akauntu m, (lelee ya|o di ole)
      (mama m|nne m) choro ima ego (o nwere|di ya) n'akauntu (ya|anyi)
      (what is|wats) (left|my balance) (n'account m|nwanne|biko)
      (e jirila m|ejiri m) ego zuo ahia, (gini foro|ole foduru) n'akauntu
      (balans|balanci|balance) (account|akauntu) m (ole|kedu)
      (biko|) (gwa m|gosi m) (onu ego|ego ole) (dị ugbu a|fọdụrụ) na (akaụntụ nchekwa|akaụntụ ego|akaụntụ {bank}) m
      (kedu|gini bu) (nguzozi|onu ego|ego fọrọ) (akaụntụ|n'akaụntụ) m (ugbu a|taa|)
      (m nwere|enwere m) ego (zuru ezu|ga-ezu) n'akauntu (iji kwuo ugwo ulo|izu ekwenti|iji zuo ihe {amount})
      (ego|naira) (fọrọ|fodurụ) m (n'ulo aku|n'akpa|n'akauntu) (o ruru {amount}|ruru ole|bu ole)
      (ka e wepuchara|ka m kwuchara) (ugwo oku|charges|isusu), (ole foro m|ego ole fodu n'akauntu)
      (enwere m mmasi|obi na-agu m) (imata|ima) (ego ole m nwere|ego foro m)
      (balance|ego m) (tupu|mgbe) (m laa|m zigachara|m kwuchara) (ole|gwa m|bu ole)
      (ego|account) (m|nwa m) (bu|di) ole (ugbu a|taa)
      chi efoola, (ka m hu balance m|gwa m ego m nwere|ole di m n'akauntu)
      (nwanne m|biko) (leere m akauntu|nyochaara m akauntu) (ka m mara ego m|ego ole di ya)
      (m na-agba mbo ikwu ugwo|ana m akwado njem), (ego ole ka m nwere n'akauntu|o foro m ole)
      (bal|balance) (abeg|pls|pls nwanne|sharp)
      (kedu|biko kedu) ego (m nwere|fọdụrụ m|dị) (n'akaụntụ {bank} m|n'akaụntụ nchekwa m|n'ụlọ akụ {bank})
      (lelee|nyochaa) (akaụntụ|akaunti) ({bank}|nchekwa|ugwo onwa|ahia) m ma (gwa m|gosi m) ego (di ya|foro)
      (enwere m|m nwekwara) (ego|ihe) (ruru|karịrị) {amount} (n'akaụntụ|na {bank}) (m|)
      (ego m na {bank}|ego m n'ulo aku) (o bu ole|ruru ole|kedu)
      (o di m ka|echere m na) (ego m agwula|akauntu m togboro), (lelee ya|ole ka m nwere)
      (mara|ka m mata) (onu ego|ihe) (no|di) n'akauntu m (tupu m gaa ahia|ugbu a)
      (ego ole|ole) (foduru|di|fodulu) na (akauntu m|account m) (ugbu a|)
      (ego ole ka m nwere|ole ka m ji) (n'akauntu|n'aka|na karo) ugbu a
      (o nwere|e nwere) (ihe|ego) (obula di|foduru) (n'ime ya|n'akauntu m)
      (m nwere|enwere m) ego ole (n'akauntu|ugbu a|)
      (ego m|akauntu m) (o chara|o gwula|o fokwuru)
      (gwa m|gosi m) (ego m nwere|ihe foduru|balance) (biko|)
      nne m agadi ka m bu amaghi m agu alert (gwa m ego foduru|ole ka m nwere n'akauntu)
      (guo m|guoro m) ego m (n'akauntu|ole ka o bu|)
      (m ka nwere|a ka m nwere) (ego|ihe) (ole|obula) (n'akauntu m|fodurunu)
      (m kwuchara ugwo oku|e wepuchara ego oku) (ole foduru|ego ole ka m nwezi)
      (ole|ego ole) (ka m ka ji|ka foduru m|ka m nwezi) (n'akauntu|n'aka|)
      (kedu ka|ole ka) (akauntu m|ego m) (di|ruru) (ugbu a|)
      (savings m|ego m) (foro ole|nwere ole|ruru ole)
      (echere m na|o di ka) ego m (agwula|pere mpe) (lelee ya|leere m)
      (ego|naira) ole (ka unu|ka i) (debeere|na-edebere) m (ugbu a|)
      (o foro|o fodu|ofodu|ofodulu) m (gini|ole|ego ole) (n'akauntu|n'ime ya|)
      (kedu|olee) ka (ego|akauntu|account) m (ha|ra|haa) (ugbu a|)
      ego m (ra|ha) (ole|aña) (n'akauntu|na banki)
      (akaụntụ|akauntu) m (nwere|ji) (ego ole|ole|gini) (ugbu a|biko|)
      (check|cheki|chekie|checkuo) (balance|account|akauntu) (m|m biko) (ngwa|)
      (m nwere|enwere m) ego (ga-ezu ahia|ga-ezu nri) (lelee akauntu m|ole ka m nwere)
      (akwuola|a kwuola) m (ugwo onwa|salary), (ole di n'akauntu m|ego ole ka m nwere|lelee balance)
      (akauntu pension m|akauntu ugwo onwa m) (ole di ya|ego ole foro na ya) ugbu a
      (mechaa gwa m|gwa m ozugbo|biko gwa m) (ole|ihe) (di m n'akauntu|foro n'ego m|m nwere)
      (balance|balans) (m|account m) (is what|gini|o bu gini|na-asi gini)
      (achoro m ka i|biko) (guo|lelee|gwa m) (ego|balance) (di n'ime akauntu m|m|m foro)
      (isi ego m|ego m niile) (di n'akauntu|n'ulo aku) (ruru ole|bu ole)
      (ihe|ego) (m nwere|di m) (na karo|n'ulo aku karo) (bu gini|bu ole|ole)
      (hapu ihe ozo|tupu ihe obula), (gwa m ego m nwere|balance m|ole di n'akauntu m)
      (ka m|achoro m) (leba anya|lebatu anya) (n'ego m|n'akauntu m|na balance m)
      (ego|ihe) (di|no) m (na wallet|n'akpa karo|n'akauntu) (ole|bu gini)
      (wallet|purse|wallet balance) m (ole|di ole|biko)
      (available|avail|current) (balance|bal) (m|biko|ole)
      (bal|balance) (enquiry|inquiry|check) (biko|m|)
      (ego m|balance) (o ruola|o ruru|o karirila) {amount} (n'akauntu|)
      (anya m|anya) (na-aga|lere) n'ego (di m n'akauntu|m nwere), (ole ka o bu|gwa m)
      (nne|nna|nwa m) (lere m|leere m|lelee m) (akauntu|ego) (m|m nwere) (biko|anya adighi m mma)
      (ego ole|ole) (ka m|m) (ka ji|jizi|nwezi) (n'ulo aku|n'akauntu|ugbu a)
      (o di|e di) (ego|ihe) (m foro|foduru m) (ebe ahu|n'akauntu|na karo)
      (kobo|naira|ego) (obula|) (o ka di m|odikwa m|o dikwa) n'(akauntu|account)
      (alert|ozi) (batara|abatala) , (ole zi ka m nwere|balance m ugbu a|ego m ruru ole)
      (ego|akauntu) m (taa|n'ututu a|ugbu a) (di ole|kedu|ole)
      (mara|mata|imata) (ego m|balance m|ego di m n'akauntu) (ka m choro|biko)
      (m zuchara|m kwuchara|m zigachara) (ihe|ugwo|ego) (taa|), (ole foro m|balance m|kedu ihe foro)
      (naanị|nani) (balance|ego m) (ka m choro|gwa m) (ihu|ima|)
      (m ga-aga|ana m aga) (banki|atm|pos) (iwere ego|), (ole di n'akauntu m|ego ole ka m nwere)
      (m efunahu|amaghizi m|amaghi m) (ego ole m nwere|ole di m n'akauntu|ihe foro)
      (ego|akauntu) (ahia m|shop m|business m) (ole|di ole|nwere ole) (ugbu a|)
      (ledger|book|main) balance (m|biko|ole)
      (foduru|foro|fodunu) m (ole|gini) (biko|)
      (savings|current|nchekwa) (balance|account) m (ole|gwa m|biko)
      (akauntu m|account m) (o ka nwere|o nwekwara) (ihe|ego) (ga-ezu isusu|m ga-eji zuo nri)
      ka m mara (ego m nwere|ego foro m) (tupu ubochi agwu|tupu m kwuo ugwo|tupu m zuo ahia)
      (nwunye m|di m|nwa m) (na-aju|juru m) ego (ole m nwere|di n'akauntu m), (gosi m ya|lelee)
      (m nwere|enwere m) (ihe ole|ego ole) (n'ulo aku unu|n'aka unu|na karo) (nwanne|biko|)
      (ego m debere|ego m tinyere) n'akauntu (ruru ole ugbu a|o di ole|gwa m ole o bu)
      (kpọọ|gwa) m (balance|ego m) (m|n'olu|biko)
      (o di ego|ego o di) (n'akauntu m|ya|na account m) (ka o gwula|)
      (m ji ego ole|ole ka m ji|m nwere ego ole) (n'akauntu|na banki)
      (akauntu m|account m) (agwula|chara|o gwugo) (kpamkpam|ka o ka nwere ihe)
      ego (m nwere|m ji) n'akauntu (taa|ugbu a), (gosi m|gwa m)
      (lekwa|lelekwa) (akauntu m|balance m) (ozo|biko) (ole ka o di|gwa m)
      (balance|bal) (mtn|airtime) , (mba balance akauntu m|ego di n'akauntu ka m na-aju)
      (ego oru|ego ahia|ego ubi) m (nwetara|rere) (di n'akauntu|n'akauntu) (o ruru ole|ole)
      (i hụla|i ma|unu ma) ego (m nwere|ole m nwere) (n'akauntu|) (gwa m)
      (ka m bia|tupu m bia) iwere ego, (o di ole|gwa m ole di n'akauntu m)
      (wallet m|akpa m) (na karo|n'ebe a) (ole|nwere ole|ka m hu)
      (amaghi m|amazighi m) ma (ego di n'akauntu m|akauntu m nwere ego), (lelee|gwa m)
      (nwanne|nne|nna) (lee m|leere m|lelere m) ego (m|m foro) (biko|)
      (ego m|balance) (o bu ole|ole ka o bu) (eh|karo|biko)
      (how much|wetin) (dey my account|remain|i get) (n'akauntu m|nwanne|biko)
      (nwanne|biko) (lerukwa|lekwa) (m|) ego (m nwere|di n'akauntu m)
      (ole|ego ole) (ka i na-ahu|ka unu na-ahu) n'akauntu m
      (ego m nwere|balance m) (taa|ugbu a) (o di ole|ole)
      (ka m mara|gwa m) (ma ego m ezuru m|ego ole m nwere) (tupu m gaa njem|)
      (enwere m ike ima|ka m ma) ego (di m n'akauntu|foro m)
      (ole|kedu) (bu ego|ego) (m ji|m nwere) (n'akauntu|na karo)
      (acct|account) (balance|bal) (check|m|biko check)
      (ego|akauntu) nwa m (ole|di ole) (n'akauntu ya m meghere|ugbu a)
      (gwa m|ka m nu) (ihe m nwere|ego m) (n'akauntu|na banki a) (ozugbo|biko)
      (ole|gini) (ka o foro|fodulu) (m|m n'akpa) (n'akauntu|na karo)
      (akauntu m|account m) (ka o nwere|o di) (puku ole|ego ole|ihe)
      (aputala m ahia|m no n'ahia) (ole ka m nwere|gwa m ego m ji n'akauntu)
      (savings|akauntu nchekwa) (m|account m) (foro|nwere) ego ole (biko|)
      (lee|leruo) (ihe m nwere|ego di) n'akauntu (m|biko)
      (ego m|ihe m nwere) (o ga-ezu|o zuru) (m zuo bag cement|ikwu ugwo ulo|m ji laa be anyi), lelee balance
      (kedu ihe|ole) (di m n'aka|ka m nwere n'ebe unu) (ugbu a|mgbe ha wepuchara ego|)
      (agadi nwanyi|nne gi) (choro ima|na-aju) (ego ole di ya n'akauntu|ego ya ole foro)
      (lelee|leere m) (ma ego m|ma akauntu m) (ka di|o fodula ihe)
      (balance|bal) (current account m|savings m|wallet m) (ole|biko)
      (o foro m|o fodụrụ m) (ego ole|naira ole) (n'akauntu azumahia|na karo|)
      (m nwere ego ole|naira ole ka m nwere) (ugbu a|kita) (ka m mara ihe m ga-eri|)
      (ego m niile|total ego m) (n'ime akauntu m niile|gbakọọ) ole
      (kedu onodu ego m|ego m di aña) (taa|ugbu a|n'akauntu m)
      (ka m leba anya|ka m lee) (ego di m|ihe foro m) (n'akauntu|na wallet) (biko|)
      (o fodula ego|e nwere ego) (n'akauntu m|ebe a m nwere) (ole|ka o gwula)
      (m mechara zuo ahia|akwuchara m ugwo) ego ole (foro m|fodu m n'akauntu)
      (naira|kobo) (ole|ole na ole) (no n'akauntu m|m ji n'ebe unu)
      (ego ole|naira ole) (ka m nwere ike iwepu|foro m) (n'akauntu m taa|ugbu a n'akauntu)
      (gbalia|biko) (gwa m|lelee) (ihe foro m|ego m nwere) (ka m jikere ahia|)
      ego m foro, o ga-ezu m oku
      enwere m ego n'akauntu m ka o gwula
      ego ole ka m nwezuru n'ebe unu
      lee ma ego foro m ga-ezu {amount}
      kobo ole di m n'akauntu
      ego m folu one
      one di m n'akanti
      lee egom
      o foduru m ego ugbo ka o gwula
      m choro iga ahia, ole ka m ji n'akauntu
      nwa m biko lee ma ego nne gi o ka di
      ego fodunu, gwa m ozugbo
      account balance m, abeg
      ole ka m nwere ugbu a m kwuchara ndi oru
      m no n'ahia choro izu akwa, amaghi m ma ego m o zuru, gwa m ole di
      kemgbe ututu m na-ezipu ego, ole ka m ji zi
      tupu m kwe nkwa n'uka, ka m mara ego di m n'akauntu
      m kwuru oku, kwuo data, kwuo nri. ego ole foduru n'akauntu m
      onye ahia choro ka m kwuo ugbu a, ka m lee ma ego m o ga-ezu
      ego ole di m n'akauntu ugbu a, abughi ihe m mefuru
      (ka m mara|achoro m imata) ego ole di m n'aka (biko|)
      abu m {name} na-ere (tomato|akwa|garri), ka m mara ego ole di m n'akauntu
      ana m aga ahia nkwo izu osikapa na ose, ego ole ka m nwere n'akauntu tupu m puo
      mmiri na-ezo, m no n'okpuru umbrella na-eche bus, gwa m ego foro m n'akauntu
      nne m kpoo na ahu adighi ya, ka m mara ego di m n'akauntu tupu m kwe nkwa
      uka na-achọ ego iwu ulo, tupu m welie aka ka m hu balance m
      anyi ga-aga agbamakwukwo n'aba na satode, i ga-agwa m ole di m n'akauntu
      nwa m na-achọ akpukpo ukwu bolu, ole ka m nwere n'akauntu m
      e bu m nwa akwukwo, izu abuo foro tupu ezumike, ego ole foro m n'akauntu ka m rie nri
      nwanyi na-ere akwa na-ekwu ise, m na-ekwu ato, ka m lee ego m nwere n'akauntu mbu
      nri umuaka agwula, ka m mara ole di m n'akauntu
      m na-eche ma m ga-aga olili ahu, gwa m balance m mbu
      onye nwe ulo no n'onu uzo, biko lelee ego m ngwa
      tupu m gaa ahia, ego ole ka m nwere n'aka unu
      leere m ego m anya, achoro m ima ma o ga-ezu (ego mmanu|ego moto)
      ego m o ka di otu m si hapu ya n'akauntu
    `,
    account_number: `
      (gini bu|kedu) (nomba|onuogugu) (akauntu|akaunti|account) m
      (nomba akauntu m|account number m|onuogugu akauntu m|nomba account m) (biko|)
      (nye m|zitere m|gosi m) (nomba akauntu m|account number m|onuogugu akauntu m)
      (echefuru m|amaghi m|echezoro m) (nomba akauntu m|account number m|onuogugu akauntu m)
      (onye|mmadu|onye ahia m) choro (izitere m ego|ikwu m ugwo), (kedu nomba akauntu m|gini ka m ga enye ya)
      kedu ka (ndi mmadu|ha|mmadu) ga esi (zitere m ego|kwuo m ugwo)
      achoro m inata {amount}, (kedu nomba m ga enye|gini bu nomba akauntu m)
      <i_want> (itinye|tinye) ego (na|n'ime) (akauntu m|account m)
      kedu ka m ga esi tinye ego (na|n'ime) (akauntu|account) m
      ebee ka m ga ahu (nomba akauntu m|account number m)
      kedu akauntu (ha ga akwunye|ka ha ga-etinye) ego
      aha na nomba akauntu m
      (gini bu|gwa m|gosi m|zitere m) (nomba akauntu|onuogu akauntu|nomba account) m
      (echefuru m|amaghi m|echezoro m) nomba (akauntu|account) m
      (akauntu|nomba) ole ka (ha|mmadu|onye ozo) ga-(akwu m ego|ezite m ego)
      (gini bu|kedu|gwa m|ziterem|nye m) (nomba akaunti m|account number m|nomba akauntu m|akaunti nomba m)
      (echefuru m|echezoro m) (nomba akaunti m|account number m)
      (kedu|olee) (ka|otu) (mmadu|ndi mmadu|enyi m) ga-esi (zitere m ego|kwuo m ugwo|ziga m ego)
      kedu (nomba|akaunti) (m ga-enye ha|m ga-enye onye ahia m|ha ga-ezitere ego)
      achoro m (inata ego|ka ha tinyere m ego), (nye m nomba akauntu m|kedu nomba m)
      (gosi m|ziterem) (account details m|nomba akaunti m)
      nuban m (biko|)
      (olee|kedu) otu mmadu ga-esi (ziga m ego|kwuo m ugwo)
      (nomba ole|akauntu ole) ka (onye ozo ga-eji ezite m ego|m ga enye ya ka o kwuo m)
      (aza m|account no m|acct no m|acc number) (biko|bu gini|nye m)
      (oga m|onye isi oru m|ndi oru m) (na-aju|choro) (nomba akauntu m|account number m) (ka o kwuo m ugwo|iji kwuo ugwo onwa)
      (onye zuru ahia m|customer m|onye ahia m) (choro|na-acho) (ebe o ga-akwunye ego|nomba o ga-etinye ego)
      kedu nomba (mmadu|ha|nwa m) ga-eji (akwunye m ego|ezite m ego)
      (dee|detere m|depụtara m) (nomba|number) akauntu m (ka m nye mmadu|biko|)
      (nwa m no n'obodo ozo|nwanne m) choro izitere m ego, (gini bu nomba m|kedu ihe m ga-enye ya)
      (nomba iri|10 digit|digits iri) (nke akauntu m|akauntu m)
      (copy|kopi) (account number|nomba akauntu) m (nye m|ka m ziga)
      (ka m hu|ka m fu|gosi) (account number|nomba akauntu|aza) m
      (account name|aha akauntu) (na|na account) number m (biko|gwa m)
      (isi m echefuola|anaghi m echeta|o furu m n'isi) (nomba akauntu|account number) m
      (achoro m ka|ka) (ha kwunye|ha tinye|e zite) (ego|ugwo onwa m) (n'akauntu m|na karo m), nye m nomba
      kedu nomba ego ga-eji (abanye n'akauntu karo m|abata m n'aka)
      (kedu ka m ga-esi|ebee ka m ga-aga) (debe|tinye|kwunye) ego cash (n'akauntu m|na karo)
      (aha banki|bank) na nomba akauntu m ga-enye (onye na-akwu m|ndi mmadu)
      (nuban|nomba akauntu|account details) m (ka m nye oga m|maka ugwo onwa|maka ndi ahia)
      (biko nwa m|nwam) guoro m nomba akauntu m (nwayo nwayo|ka m detuo|)
      nomba akauntu e nyere m mgbe m mepere ya (echefuola m|adighizi m n'aka), gosi m ya
      (pos|onye pos) (na-aju|juru) m (account number|nomba akauntu) m, (gwa m ya|kedu ya)
      (deposit|itinye ego) (n'akauntu m|na account m) (kedu ka e si eme ya|)
      (share|zite) (my account number|nomba akauntu m|aza m) (ka m forward|ka m nyefee)
      (achorom|chorom) (acct number|nomba account) m
      (biko|) (nye m|gosi m) (onuogu|nọmba) (akaụntụ|akaunti) m (dum|nke iri ahu|ozugbo)
      (mmadu|nwanne m|onye ahia) (ga-etinyere m|choro itinyere m) ego, (kedu ihe m ga-enye ya|gwa m nomba akauntu m)
      (nkowa akauntu|details) m (mmadu ga-eji kwuo m ego|ha ga-eji zitere m ego) (na karo|), dee ya
      (account|akauntu) (m bu nke ole|m bu nomba ole|no m) (biko|)
      (nomba m|aza m) (o bu|bu) (ole|kedu) (na karo|)
      (ulo oru|gomenti|ndi pension) (choro|na-aju) (nomba akauntu m|account number m)
      (ka m gunyeere|ka m degara) (ha|oga m|nwa m) (nomba akauntu m|account number m)
      (kedu ka|olee otu) (ndi ahia m|customer m|ndi uka) ga-esi (kwunye m|tinyere m) ego (n'akauntu karo m|)
      (m choro|achoro m) (itinye|ikwunye) (ego cash|ego ahia taa) n'akauntu m (kedu ka m ga-esi|n'ebee)
      (first|mbu) (naanị nomba|aha na nomba) (akauntu m|account m) (biko|)
      (my|nke) account (details|number) (biko|gwa m)
      (ego m ga-anata|ugwo a ga-akwu m) (o ga-aba na nomba ole|tinye ya na nomba ole)
      (aha akauntu|nomba) (ha ga-ahu|ha ga-etinye) ma (ha zite m ego|mmadu kwuo m)
      (gini bu|zitere m) (account number|nomba akauntu|aza) m
      (mmadu|ha) choro iziga m ego (kedu nomba akauntu m|akauntu ole ka m ga-enye)
      nomba unu nyere m mgbe m mepere akauntu (efuola m|ahughi m ya ozo), kedu nomba akauntu m
      (kedu otu|olee otu) ego ga-esi (abanye n'akauntu m|rute m aka) (nomba ole ka m ga-enye)
      (nomba|number) (akauntu|account) m (chefuru m|ka m choro|zitere m)
      (kedu nomba|nomba akauntu ole) (onye pos ga-etinye ego|m ga-akwunye ego) (ka o banye n'akauntu m|)
      (nomba akauntu|account number|aza) m (biko|kedu|zitere m|gwa m)
      (kedu|gini bu) (nomba akauntu|account number|account details) m (na karo|biko|)
      (onye ahia|customer|oga m) choro (ikwu m|izitere m ego), (nye m account number m|gwa m nomba akauntu m)
      (zitere|gosi|nye) m (account details|nomba akauntu|aza) m (ka m nye ha|biko)
      (echefuru m|amaghi m|anaghi m echeta) (nomba akauntu|account number) m (gwa m|)
      (kedu nomba|nomba ole) (ka m ga-enye ndi ahia|m ga-enye ha ka ha kwuo m|ha ga-eziga m ego)
      (otu|ka) (mmadu|ha) ga-esi (tinyere m ego|kwunyere m ego|zite m ego) (n'akauntu a|na karo|)
      (my account|my acct) (number|details|no) (biko|)
      (akauntu m|account m) (bu nomba gini|nomba ya ole|nomba ya)
      (biko nwa m|nwam) (gwa m nomba akauntu m|detuoro m account number m)
      (itinye|m choro itinye) ego (n'akauntu m|cash n'account m) (kedu ka m ga-esi|gini ka m ga-enye onye pos)
      (akauntu|nomba) m (ole|gini) ka m ga-enye (oga m|onye ahia|ha) (ka o kwuo m|)
      (deere m|zitere m) (nomba akauntu m|aha na nomba akauntu m) (biko|ka m zigara nwa m)
      (kedu|gwa m) (account|akauntu) (number|no) m (karo|ka m nata ego)
      (m ga-anata|ka m nata) (ego|ugwo onwa) , (kedu nomba akauntu m|nye m account number m)
      (nomba akauntu|aza) m (ka ha na-aju|ka m chefuru|ka m choro)
      (ego|cash) (ka m choro itinye|ka m ga-etinye) n'akauntu m (kedu uzo|kedu nomba)
      (aha|bank) na (nomba|account number) m (ka ndi mmadu kwuo m|biko)
      (onye no lagos|nwa m) choro (izite m ego|ikwunye m ego), (nomba akauntu m ole|kedu nomba m ga-enye ya)
      (account|acct) (name|number) (m|nke m) (biko|)
      (nye ha|nyere m) (nomba akauntu m|account details m) (ka m kopie|)
      (ka ha kwuo m|ka ego ruo m aka) (nye m|gwa m) (nomba akauntu m|account number m|aza m)
      (digit|nomba) iri nke (akauntu|account) m (ole|kedu|gwa m)
      (biko|) (nomba|number) (akauntu|account) (nke m|m ebe a) (ole|)
      (foomu|form) oru m (na-aju|choro) (nomba akauntu m|account number m) (kedu ya|)
      (i nwere|unu nwere) nomba akauntu m (zitere m ya|gwa m ya|kpọọ ya)
      (zitere m|nye m) (aza m|account m) (ka m post na status|ka ndi ahia hu ya|biko)
      (nomba m|acct m) (ka nwa m ga-eji|ka ha ga-eji) (zite m ego|kwuo m)
      (otu nomba|nomba akauntu) (m ga-enye|a ga-etinye ego na ya) (kedu|ka m choro)
      (kedu ka|otu) (mmadu|pos) ga-esi tinyere m ego n'akauntu, nomba m ole
      (who|onye) (choro iziga m ego|ga-akwu m) na-aju account details m (gini ka m ga-enye|zitere m ya)
      (zite|nye) (nomba akauntu m|aza m) (ka m copy ya|biko|ka m nye ha)
      (kedu akauntu|nomba ole) (m ga-enye ha|ha ga-eji) (zite m ego|kwuo m ugwo onwa)
      (nye m|zitere m) (nomba akauntu m|aza m) ka m (zigara nwanne m no na lagos|nye onye ahia)
      (ha na-ario|oga m choro) (account details m|nomba akauntu m) (ka ha kwuo m|maka salary)
      (kedu aha na nomba|kedu nomba) (a ga-eji|ha ga-eji) (zite m ego|tinyere m ego n'ebe a)
      (nomba iri|10 digits) (nke akauntu m|akauntu m) (echezola m ya|kedu ya)
      (dee|detuo) (akauntu m|aza m) (ka m kopie ya|ka m forward ya)
      (ebee ka|kedu akauntu) (onye ji m ugwo|customer m) ga-etinye ego m
      (ka m dee|ka m nye) (n'invoice|na form) (nomba akauntu m|account number m) (kedu ya|gosi m)
      (ha ga-ezite m ego|nwanne m ga-ezite ego) (kedu akauntu m ga-enye|nye m nomba m)
      (m na-amaghi|amaghi m) (isi na odu nke|) nomba akauntu m (gwa m ya|dee ya)
      (acct no m|account no m|aza m) (nke karo|ka m nye ndi oru m|biko)
      nomba akauntu m ka m choro inye onye ahia
      aha di n'akauntu m o bu gini
      detuoro m nomba m ka ndi mmadu were ziga m ego
      account number m na karo, dee ya ka m kopia
      onye ahia no n'ihu m na-eche nomba m ga-enye ya, kedu ya
      ego pension ha choro ebe ha ga-atunye ya, nye m nomba m
      kedu aha banki m ga-asi ha ma ha juo, na nomba ya
      share akauntu m
      aza m biko, ka nwanne m zite ego
      zite nomba akauntu m ka m dee ya n'akwukwo
      nwa m no n'obodo oyibo choro izite ego, kedu nomba akauntu m ga-enye ya
      a kporo m maka oru nkuzi na nsukka, ha juru nomba akauntu m, kedu ya
      nwanne m nwoke no n'agbamakwukwo choro itinye m ego oriri, gwa m nomba akauntu m
      m na-ede n'akwa aka ahia m ka ndi mmadu kwunye m, kedu nomba akauntu m na karo
      mgbe m na-aria iba echefuru m ihe niile, nye m nomba akauntu m ozo
      ulo akwukwo na-eweghachi anyi ego njem e mere n'onwa gara aga, ka m nye ha nomba akauntu m, gini ka o bu
      onye zuru ji m n'ubi guzo ebe a choro ikwu m, biko aza m bu ole
      mmadu na-arutu ozu nna m aka, ha na-aju akauntu, deputara m nomba akauntu m na aha ya
      group klas anyi si m weta nomba akauntu ha ga-akwunye ego picnic, kedu nke m
      onye ahia akwa choro ikwunye m ego ngwa, m no n'elu motor, dee m nomba akauntu m
      umunne m no n'obodo na-atukota ego oria m, nye ha nomba akauntu m
      ule agwula, ulo akwukwo ga-eweghachi anyi caution fee, aza m bu ole
      onye ahia m choro ikwu ugwo, nye m nomba akauntu nke m
      kedu aha di n'akauntu m, {name} ka o bu aha di m
    `,
    transfer: `
      <send> {name} {amount} <please>
      <send> {amount} (nye|gaa|ga|na|to) {name} <please>
      <send> {amount} (na|gaa|ga) {account} {bank}
      <send> {amount} (na|gaa|ga) {bank} {account}
      {account} {bank} {amount}
      {amount} (nye|maka) {name}
      <i_want> (iziga|izipu|ziga|zipu|izigara|ibufe|iziga) <money> (nye {name}|nye mmadu|)
      <i_want> (izigara|izipuru|inye|ikwu|zigara) {name} {amount}
      <i_want> (iziga|izipu|ibufe) {amount} (nye|gaa|na) {name}
      (ziga ego|zipu ego|zigara ego|izipu ego|iziga ego|nyefee ego|ibufe ego)
      (kwuo|kwunye|kwuo ugwo) {name} {amount} (maka {narration}|)
      (wepu|wepụ|were) {amount} (na|n'ime|site na) (akauntu m|account m) (nyefee|nye|zigara|ziga) {name}
      (nyefee|bufee|ziga) {amount} (site na|si na) (akauntu m|account m|{bank} m) (gaa na|nye|banye na) (akauntu {name}|{name}|{bank})
      {name} (ji|na) m ugwo {amount}, (kwuo ya|zigara ya)
      eji m {name} ugwo {amount}, (zigara ya|biko kwuo ya)
      (tinye|kwunye) {amount} (na|n'ime) (akauntu|account) {name}
      (zigara|zipuru|nye) ya {amount} (na {bank} {account}|ugbu a|)
      ziga {amount} (nye|gaa) {phone}
      transfer {amount} (nye|gaa|to) {name}
      (zigara|nye|zipuru) (nwunye m|mama m|nwanne m|di m|papa m|nna m) {amount}
      <send> {name} {amount} (ozugbo|ugbu a|ngwa ngwa)
      {name} choro {amount}, (zigara ya|ziga ya) (ngwa|)
      zigara {name} {amount} taa
      nyefee {name} (naira|) {amount} na {bank}
      (mee|me) (transfer|nnyefe) {amount} (nye|gaa) {name}
      {name} na (m|aka m) ugwo {amount}, (kwuo ya|zigara ya)
      (kwuo|kwunye) {name} {amount} (m ji ya|)
      (eji m|m ji) {name} {amount}, (zigara ya|kwuo ya)
      zigara {name} {amount} (si na akauntu m|)
      (biko|) zipuru {name} {amount}
      zigara {name} {amount} (taa|echi|ugbu a)
      (ka m|m ga) (zigara|kwuo) {name} {amount}
      (achoro m|m choro) (izigara|inye) {name} {amount} (maka {narration}|ugbu a|)
      (ziga|zipu|zigara) {amount} (nye|ga|) (nne m|nwunye m|nwa m|nwanne m|onye nwe ulo|{name})
      (ziga|tinye|zipu) (ego|{amount}) (na|n'ime) {bank} (akauntu|nomba|) {account}
      (nye|kwuo|bunye) {name} (ego|) {amount}
      (biko|) (ziga|zigara|zipu|zipuru|ziga) {name} (naira|) {amount}
      (zigara|zipuru|nye|nyefee|kwuo) {name} {amount} (biko|ugbu a|ngwa ngwa|)
      (achoro m|a choro m|m choro) (iziga|izipu|izigara {name}) (ego|{amount})
      (ziga|zipu) {amount} (na|n'akaunti|na nomba|) {account} {bank}
      (nyere m aka|biko nyere m aka) (ziga|zigara|zipu|zipuru) (ego|{name} {amount}|nwanne m ego)
      (zigara|zipuru|nye) (nne m|nna m|nwunye m|di m|enyi m|nwanne m|onye nwe ulo m) {amount}
      (wepu|were|wepuo) {amount} na akaunti m (ziga|nye|zigara|kwuo) {name}
      {name} (choro|na-acho|juru m) {amount}(, ziga ya|, zigara ya|)
      (kwuo|kwu) {name} {amount} (m ji ya|maka oru o ruru|)
      {amount} (nye|gaa|maka|na-aga) {name}
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (ziga|zipu|ezipu) ego (na ulo aku ozo|nye mmadu|nye enyi m|)
      (mee|mere m) (transfer|nnyefe) (nke|) {amount} (nye|na) ({name}|{bank})
      (enwere m ike|achoro m) (iziga|izipuru) (mmadu|onye ozo|enyi m) ego
      transfer {amount} (to|nye|na) {name}
      (tinye|bunye) {amount} n'akaunti {name}
      eji m {name} {amount}(, zigara ya|, kwuo ya)
      (olee|kedu) (otu|ka) m ga-esi (ziga|nye|zipu) (ego|mmadu ego|onye ozo ego)
      (kwuo|nye|bunye|tuo) {name} {amount} (biko|ozugbo|)
      (onye nwe ulo m|landlord) na-enye m nsogbu, (zigara ya|kwuo ya|biko kwunye ya) {amount}
      (nwa m|nwa nwanne m) no na boarding, (zigara ya|zite ya|tinyere ya) {amount} (ka o rie nri|)
      (onye na-eweta ngwa ahia|onye m zuru ahia) na-eche, (ziga|kwunye) {amount} na {account} {bank}
      {name} na-(aria oria|acho enyemaka), (nyetu ya|zigara ya|zipuru ya) {amount} (ngwa ngwa|)
      (send|sendie|drop|dropie) {amount} (give|nye|to) {name} (abeg|biko|sharp sharp)
      ka {amount} (ruo|gaa|banye) {name} aka (taa|ugbu a|biko)
      (bufee|nyefee|zipuo) {amount} (n'aka|nye) {name} (m ji ugwo|)
      (achoro m ka|biko ka) {name} (nweta|nata) {amount} (n'aka m|si n'akauntu m|)
      (mmadu|enyi m) (na-acho|choro) {amount} n'aka m, aza ya bu {account} {bank}
      (aza|account number) ya bu {account}, {bank}, (tinye|ziga|zipu) {amount}
      (tinye|tunye|kwunye) {amount} (n'|na ){account} (nke {bank}|{bank})
      (jiri|were) (ego m|ego di n'akauntu m) (kwuo|nye) {name} {amount}
      (zigalu|zipulu|nyelu) {name} {amount} (biko|)
      (hazie|mee) ka {name} (hu|nweta) {amount} (taa|tupu chi ejie)
      (ugwo ahia|ugwo oru|ego oru) {name} bu {amount}, (zigara ya|kwuo ya|kwunyere ya)
      (zipuru|zigara) (nne m n'obodo|papa m|nne di m) {amount} (ka o zuo ogwu|maka nri|)
      (o di m mkpa|aga m acho) (iziga|izipu|inyefe) {amount} (nye {name}|na {bank}|na {account})
      (pls|plz|biko) (transfa|trf|transfer) {amount} (nye|to) {name} (na {bank}|)
      (kwuo|kwughachi) {name} (ego ya|{amount} o binyere m|{amount} m ji ya)
      (onye okada|onye keke|onye mechanic|onye oru aka) rụchara oru, (kwuo ya|zigara ya) {amount}
      {name} {amount} (fast|ozugbo|biko nwanne|sharp)
      (nwa mmuta m|nwa boyi m|apprentice m) choro {amount}, (zite ya|nye ya)
      (e nwere|enwere) otu nwoke m ga-(eziga|akwu) {amount}, (aha ya bu {name}|{account} {bank})
      si n'akauntu m (wepu|were) {amount} (banye|tinye) na nke {name}
      (umunne|nwanne) biko (ziere|zitere|zigara) {name} {amount} maka {narration}
      (send ego|ziga ego|transfer ego|nyefe ego) (nye|gaa na|na) (opay|palmpay|moniepoint|{bank})
      (biko|) (nyefee|bufee) {amount} si n'akaụntụ (nchekwa|azụmahịa) m gaa na (akaụntụ {name}|{bank}|akaụntụ {bank} {name})
      (aga m achọ|achọrọ m) ka i (zigara|nyefee) {name} {amount} (n'egbughi oge|ozugbo|)
      (i nwere ike|unu nwere ike) (iziga|izigara|inyefe) {name} {amount} (biko|taa|maka {narration})
      (onye na-ahu maka nne m|nurse na-elekota nne m|onye nche) choro ego ya, (ziga {amount}|zigara ya {amount})
      (umunna anyi|ndi uka|town union) na-atu ego, (ziga {amount} nye {name}|zigara onye nche ego {name} {amount})
      {amount} (na-aga|ka o gaa) (n'aka {name}|na {account} {bank}|na opay {phone})
      (kwunye|tinye|zipu) (naira|) {amount} na (opay|palmpay|moniepoint) (nke {name}|{phone}|{account})
      (m kwere|ekwere m) {name} nkwa {amount}, (zigara ya|ka m ziga ya)
      (onyinye|ego agbamakwukwo|ego ekele) {amount} (ka m choro izigara {name}|ziga ya nye {name})
      (ego ogwu|ego ule|ego transport) (nwa m|{name}) bu {amount}, (zite ya|zigara ya ugbu a)
      (nyem aka|nye m aka) (zite|ziga) {amount} (nye|na) ({name}|{account} {bank})
      (gaa zigara|bia zigara) {name} {amount} (n'ihi na o na-acho ya|tupu chi ejie|)
      (kwuo|zigara) (onye plumber|carpenter|onye tiler|onye tailor m) {amount} (o rụchaala oru|)
      (hu na|mee ka) {amount} (ruru|ruo) {name} (aka|n'akauntu) (tupu echi|taa)
      (ego nri|ego akpa) nwa m (no unn|no na mahadum) bu {amount}, (zigara ya|zipuru ya)
      (pay|trf|send) {account} {bank} {amount} (biko|)
      (nyefee|zigaara|bufeere) {name} (naira|ego) {amount} (n'akaụntụ {bank} ya|na {bank}|site na {bank} m)
      (wepụ|were) (naira|) {amount} (n'akaụntụ {bank} m|n'akaụntụ m) (zigaara|nyefee|ziga) {name} (maka {narration}|)
      (biko|) (bufee|nyefee) {amount} (n'akaụntụ nchekwa m|na {bank} m) gaa (n'akaụntụ {name}|na {bank} m|n'akaụntụ azụmahịa m)
      (nwanne m nwaanyi|nwa nwanne m|ogo m|di ada m) (choro|riri) {amount}, (ziere ya|zigaara ya|kwunyere ya)
      (ziga ego akwa|ziga ego nri|ziga ego ugbo) {amount} (nye|na) {name}
      (kwunyere|tinyere) {name} {amount} n'akauntu {bank} (ya|)
      (m na-acho ka|aga m acho ka) {amount} (ruo {name}|baa n'akauntu {name}|gaa {bank})
      (achoro m|m choro|biko achoro m) (izigara|izipura|izigaara) (nne m|nwanne m|{name}) (ego|{amount})
      (i nwere ike|unu nwere ike) (izigara|izipuru) {name} {amount} (maka m|biko|)
      (ziga|zipu|nye) {amount} (nye|ga) (nne m|nwa akwukwo m|{name}) ({bank}|biko|)
      {name} (choro|chosiri) {amount}, (nye ya|zigara ya|biko zipu ya)
      (tinyere|zitere) {name} {amount} (ka o rie nri|ka o kwuo school fees|na {bank})
      nwa m no na boarding (tinyere ya|zigara ya) {amount} (ka o zuo nri|)
      (biko|nwanne) ano m n'ahia (zigara|zipu) {name} {amount} (ngwa|{bank}|n'akauntu {account})
      (kwuo|kwuoro m) (obinna|onye oru|{name}) (ugwo oru ya|) {amount} ({bank}|)
      (ziga|zigara|zipuru) {name} {amount} (biko|ugbu a|maka {narration}|)
      (zitere|kwuo|nye) {name} {amount} (ka o zuo nri|maka {narration}|biko|)
      (ka m|achoro m|biko ka m) (zigara|nye|kwuo) {name} {amount}
      {name} (na-eche|choro|riọrọ) {amount}, (zigara ya|ziga ya ugbu a|nye ya)
      (send|transfer|pay) {name} {amount} (biko|now|ugbu a|)
      {amount} (gaa|nye|na) {name} {bank} (biko|)
      (zipu|ziga|tinye) {amount} na {account} {bank} (biko|ugbu a|)
      (nne m|nwa m) (choro ego nri|no n'ulo ogwu), (zigara ya {amount}|zipuru ya {amount})
      (were|wepu) {amount} n'akauntu m (zigara|kwuo|nye) {name}
      (kwuo|kwuoro m) {name} (ego oru ya|ugwo ya) {amount}
      (ego oru|ugwo) {name} {amount} (ziga ya|kwuo ya|nye ya)
      (biko nwa m|nwam) (zigara nwa m {name} {amount}|zipuru {name} {amount})
      (ego|iziga ego) (ka m choro iziga|nye {name}|nye nwanne m)
      (bufee|nyefee|ziga) {amount} (n'akauntu {name}|nye {name} na {bank}|gaa {bank} {account})
      (zitere|zigara) (nwa m|nwunye m|{name}) {amount} (ka o ji zuo nri|ka o kwuo keke|biko)
      (ka e ziga|biko ka e ziga) {amount} (nye {name}|na {account} {bank})
      (tinyere|tinye) {name} {amount} n'akauntu ya ({bank}|biko|)
      {name} {account} {bank} {amount}
      (ego|{amount}) (nke|) {name} (ziga ya ugbu a|zigara ya|kwuo ya)
      (m ga-ezigara|achoro m izigara) {name} (ego|{amount}) (taa|ugbu a|n'ihi {narration})
      (zufee|nyefee|bufee) {amount} (nye {name}|na {bank} {account})
      (onye rụọrọ m oru|onye sụọrọ m akwa|onye keke) (kwuo ya {amount}|zigara ya {amount})
      (drop|push|send) {amount} (give|nye|to) {name} (abeg|biko|)
      (nna m ochie|nne m ochie|ogo m) (zigara ya|zipuru ya) {amount}
      (kwuo|ziga) {amount} (na account a|n'akauntu a) {account} ({bank}|biko)
      (achorom|chorom) (iziga|izipu) (ego|{amount}) (nye {name}|na {bank})
      (biko|) (ziga|zipu) {name} {amount} maka {narration}
      (aka m ga-eru|ka m nye) {name} {amount} (taa|site na karo)
      (biko nyere m|nyere m) (zigara|zipuru) (nwunye m|nna m ochie) {amount} (ka o zuo ogwu|ka o ji zuo nri)
      (kwuo ya|zigara ya) {amount} (n'akauntu {account}|na {account} {bank}) (aha ya {name}|)
      (m ji {name}|eji m {name}) ugwo {amount} (ka m kwuo ya taa|wepu ya n'akauntu m zigara ya)
      (ka {amount}|mee ka {amount}) (ruo|rute) {name} (aka|ugbu a)
      (achoro m|ka m) (inye|nye) {name} {amount} (maka {narration}|n'akauntu ya)
      (tunyere|wunyere) {name} {amount} (ozugbo|maka {narration}|na {bank})
      (onye kpuru m ugbo|onye okada) na-eche (zigara ya {amount}|kwuo ya {amount}) na {account}
      (zigaa|zipuo) {amount} (n'opay|na palmpay|na {bank}) {account} {name}
      (were ego m|were n'ego m) (nye|zigara) {name} {amount} (biko|)
      (nye|nyefee) nwunye {name} {amount} (n'akauntu {account}|na {bank} {account})
      (ya buru {amount}|ihe ruru {amount}) ka (i ga-ezigara|m choro izigara) {name}
      (kwuo onye|zigara onye) (ozuzu atu m|na-asa m akwa|na-elekota ulo) {amount} na {account} {bank}
      (zigakwara|zigakwuo) {name} {amount} (ozo|dika nke mbu)
      (banyere {name}|maka {name}) (ziga ya {amount}|nye ya {amount}) (taa|biko)
      (ihe karịrị|ego) {amount} (ziga na|tinye na) {account} (nke {name}|{bank})
      (zigakwa|zigakwuo) {name} {amount} (taa|n'akauntu ya)
      (ihe m choro bu|biko) ka (i zigara|i zipuru) {name} {amount}
      (ego ugbo|ego nri) {amount} (nye|zigara) {name} (n'akauntu {account}|)
      (nwunye m ga-aga ahia|di m choro izu ogwu), (zigara ya {amount}|tinyere ya {amount} na {account})
      nyenye nne m {amount}, o no n'ahia na-eche
      {amount} ga {name} {bank}, mee ngwa
      were {amount} kwuo onye keke, {account} {bank}
      {name} si m gbaa ya {amount}, zigara ya
      ego nri umuaka, {amount} gaa n'aka {name}
      ziga {account} palmpay {amount} maka osikapa
      nyefelu {account} {bank} {amount} osiso
      nwa m biko, ziga {amount} nye di m, {account}, {bank}
      onye mekanik ruchara ugbo m, kwuo ya {amount} na {account} opay
      eji m {name} ugwo okuko, kwuo ya {amount}
      gbaara {name} {amount}, si ya zuo ogwu
      wepu {amount} n'ego m, tinye n'akauntu {name}
      nwa m no abuja kporo m ugbu a si na ego nri agwula ya. ziga ya {amount}, nomba ya bu {account}, {bank}
      onye na-ewuru m ulo choro {amount} zuo cement, tinyere ya n'akauntu {account}
      m kwere {name} nkwa na m ga-enye ya {amount} taa, ka m mezuo ya, ziga
      ogo m na-abia echi, ka m ziga nne ya {amount} mbu
      ahia m zuru n'aka {name} ruru {amount}, kwuo ya ka anyi ghara ise okwu
      ulo uka si anyi ziga {amount} na {account} {bank}, mee ya
      nwanne m biko zigara {name} {amount}, o no n'ulo ogwu na-eche
      {amount} gaa {bank} {account}, nke bu school fees ka m na-akwu onye nkuzi
      onye okada buuru m bag si park, ka m kwuo ya {amount}. nomba ya {account} {bank}
      anyi abuo riri nri, {name} kwuru. ziga ya nke m {amount}
      nwa m wayilesi siri m ego m ji ya eruola, ziga {amount} na {account} {bank}
      mmiri mebiri ulo nna m, m choro izitere ya {amount}, ziga ya na {bank} {account}
      echi bu ubochi omumu {name}, ziga ya {amount} ka o zuo achicha
      abughi debe, ziga {name} {amount} ugbu a
      biko (zigaranu|ziganu|zigara) onye na-ebutere m ahia {amount}
      (biko|) ziga {amount} nye {name} maka (data|kaadi) ya
      ozuzo mebiri uzo, keke ka m ji abia, onye keke enweghi change, ziga ya {amount} na {account} {bank}
      {name} mere birthday taa, e nweghi m ike iga n'ihi oru, zigara ya {amount} ka o zuo achicha
      nwunye m no n'ahia eke, ego ya ezughi osikapa, zigara {name} {amount} ngwa
      nne ochie m choro ogwu obara mgbali, zipuru {name} {amount} ka o zutara ya
      agbamakwukwo {name} bu echi, ego aso ebi m bu {amount}, ziere ya na {bank} {account}
      anyi na-aga bolu na enugu, {name} zuru tiketi anyi niile, ziga ya {amount}
      ahia ji amaliela, onye benue na-eche n'ama, kwuo ya {amount} na {account} {bank}
      uka anyi na-egwu olulu mmiri, zigara onye isi oru {name} {amount} na {bank}
      nwa m no na camp nysc, akpukpo ukwu ya gbajiri, zigara {name} {amount}
      nwanne m {name} muru nwa, ka m nye ya {amount} ka o zuo ude nwa
      ndi na-egwu olulu mmiri mechara oru, zigara onye isi ha {name} {amount}
      chi ejiela, onye nche be anyi erighi nri, nye {name} {amount}
      eji m {name} {amount}, kwuo ya na {bank} (ugbu a|biko)
      were {amount} n'ego m nye onye na-akwara m akwa, {account} {bank}
      nwa m achoghi inwe aguu na hostel, zigara ya {amount} na {account} {bank}
      landlord na-eche, zigara {name} {amount} maka ego ulo
      taa bu ubochi omumu {name}, nye ya onyinye {amount} na {account} {bank}
    `,
    beneficiaries: `
      <show> (ndi m na ezigara ego|ndi m chekwara|aha ndi m chekwara|ndi m zigarala ego|beneficiaries m)
      (ndi m chekwara|beneficiaries m|ndi nnata ego|aha m chekwara|ndeputa ndi nnata)
      (ole ndi|ndi ole) (ka m na-ezigara ego mgbe niile|ka m chekwara|no na list m)
      (chekwaa|tinye|debe) {name} (na ndeputa|dika onye nnata|n'ime ndi m chekwara|na beneficiary) (biko|)
      (wepu|hichapu) {name} (na|n'ime) (ndeputa m|beneficiaries m|ndi m chekwara)
      <i_want> (itinye onye nnata|ichekwa mmadu|itinye beneficiary|ihu ndi m chekwara)
      chekwaa (akauntu|account) a (maka oge ozo|n'aha {name}|)
      {name} o (no|di) (na ndeputa m|na ndi m chekwara)
      gbanwee aha {name} (gaa na|ka o buru) {name}
      (cheta|chetara m) {name} maka oge ozo
      kedu akauntu (ndi m chekwara|m chekwara)
      (ndeputa|aha) ndi (m na akwu ugwo|m na ezigara ego)
      gbanwee aha {name} (ka o buru|gaa na|gaa) {name}
      (kpoo|nye) akauntu a (aha|) {name}
      (wepu|hichaa) {name} (na|n'ime) (ndeputa|ndi m chekwara)
      ndi ole ka m (chekwara|debere) na ndi m na-akwu ugwo
      aha ndi (m kwuru ugwo|m zigara ego) (mbu|)
      (kpoo|guo) akauntu a (aha|) {name} (biko|)
      nye akauntu a aha {name}
      akauntu a bu nke {name}, (chekwaa ya|debe ya)
      (chekwaa|debe) akauntu {name}
      (chekwaa|debe|tinye) (aha|akauntu) {name} (maka oge ozo|)
      (ndi|onye) m (na akwu|zigaworo ego) (ugwo|mbu|)
      akauntu a bu nke {name}
      (tinye|chekwa|debe) {name} na (ndi m na-eziga ego|ndeputa m|beneficiary m|ndi nnata m)
      (gosi m|ka m hu|lee) (ndi|ndi mmadu) (m na-ezigara ego|m chekwara|m na-akwu ugwo)
      (wepu|hichapu) {name} na (ndeputa|ndi nnata m|beneficiary)
      (cheta|chekwa) (akauntu|nomba akauntu) {name} (maka oge ozo|)
      (gosi m|lelee|deputa) (ndi m chekwara|ndi m na-ezigara ego|ndi nnata m|aha ndi m debere|beneficiaries m)
      (onye|ndi|kedu ndi) (ka m chekwara|no na ndeputa m|m debere aha ha)
      (chekwaa|debe|tinye) (aha|akaunti|nomba|) {name} (na ndeputa m|maka oge ozo|dika beneficiary|)
      (wepu|hichapu|kpochapu) {name} (na ndeputa m|na beneficiary|na ndi m chekwara)
      (achoro m|kedu ka m ga-esi) (itinye|iwepu|ihu) (beneficiary|onye nnata|ndi nnata m)
      (cheta|chekwaa|debe) (akaunti|nomba|account) a (maka oge ozo|maka echi|)
      (o di|{name} o di) na (ndeputa|list) m
      ndi m (na-ezigakari ego|na-akwu ugwo mgbe niile)
      (guo|debe|chekwaa|chetara m) (akauntu a|nomba|aha) {name} (biko|maka oge ozo|)
      (onye ole|kedu ndi) ka m (na-ezigara ego|debere|na-akwu)
      (adi m|ana m) akwu {name} ugwo kwa onwa, (debe nomba ya|chekwaa ya ka m ghara itinye ya ozo|tinye ya na list)
      (ka m ghara|achoghi m) (idegharia|itinyegharia) nomba {name}, (debe ya|chekwaa ya)
      (list|listi|ndeputa) (ndi m na-eziga|ndi m na-akwu|nke ndi enyi m) (ego|)
      (saved|savie|seevu) (account|nomba|beneficiary) (m|niile m) (gosi m|ka m hu)
      (hichapu|wepu|delete) (ex m|onye nwe ulo ochie m|{name}) na (list m|ndi m savuru)
      (savie|save|seevu) {name} (na list m|ka m na-ezigara ya ego|na beneficiary)
      aha (ole|ndi ole) (ka m debere|di na list m|ka m savuru)
      (i ka na-echeta|i chetara|unu ka nwere) (nomba {name}|akauntu {name}|ndi m zigaburu ego)
      (ndi|mmadu ole) (m na-akwunyere|m na-ezite) ego (no ebe a|ka unu debere|ka i ma)
      (debekwa|chekwakwa|dowe) {name} (maka mgbe ozo|na ndi m ma|n'akwukwo gi)
      {name} (abughizi|agaghikwa abu) onye m na-eziga ego, (wepu ya na list m|hichapu aha ya)
      (nomba|akauntu) {name} agbanweela, (dozie ya na list m|tinye nke ohuru na list m)
      (tinye|debe) (onye ohuru|mmadu ohuru|beneficiary ohuru) na (ndeputa m|list m|ndi m chekwara)
      (achoro m|ka m) (imezi|idozi|mezie) (ndeputa|list) ndi m na-eziga ego
      (favourites|frequent|ndi m na-ezikari) m (gosi|ka m hu|kedu ha)
      (debe|chekwaa) {account} n'aha (oga ahia|nne m|onye nwe ulo) (na list m|ka m ghara ichefu)
      (fu|lee) ndi m (debelu|chekwalu|na-ezigalu ego)
      {name} nke {bank} (o no na|o dikwa na) (list m|ndi m debere)
      (chekwaba|dobe|debe) (aza|nomba) {name} (ka m jiri ya ozo|biko|)
      kedu (ndi|aha ndi) m (na-ezitekari|na-akwukari) ihe
      (onye nwe ulo m|onye na-ere m ngwa ahia|onye nkuzi nwa m) ka m choro (idebe na list|ichekwa ka beneficiary)
      (remove|wepu) (mmadu|otu aha|aha {name}) (n'ime|na) beneficiary (m|list)
      (kedu|gosi m) (ndi|aha ndi) m chekwara na-anata ego n'aka m (mgbe niile|)
      (m nwere ike|enwere m ike) (ihu|ilele) (ndi m na-akwu ugwo|onye nnata m niile) (ebe a|)
      (ichekwa|idebe) (nomba|akauntu) (onye ahia m|nwunye m|{name}) (kedu ka e si eme ya|biko)
      (frequent|regular) (people|ndi) m na-eziga ego (kedu|gosi m)
      {name} nwere akauntu ole na (ndi m debere|list m)
      (mezie|dozie|gbanwee) (akauntu|nomba|bank) {name} (e dere ezighi ezi|na ndi m debere|na list m)
      (onye|aha) ohuru (ka m choro itinye|tinye ya) na (list ndi m na-akwu|beneficiary m)
      (kpochapu|hichaa) (ndi niile|aha niile) (m debere|na list m)
      (debe|chekwaa) aha {name} na akauntu ya, m ga-ezigara ya ego ozo
      (contacts|ndi) m na-eziga ego (na karo|) (gosi m|ka m hu)
      (my|ndi) beneficiaries (m|biko|ka m hu)
      (nomba|akauntu) (oga ahia m|nwunye m|onye nwe ulo) (i ka nwere ya|o no na list m|debe ya)
      (wepu|tinye) (mmadu|aha) na ndi m na-(ezite|akwu) ego
      (gosi m|ka m hu) (ndi m na-ezigara ego|list m|ndi m debere)
      (debe|chekwaa) (aha|nomba) {name} (n'list m|ka m ghara idegharia) {account} {bank}
      (hichapu|wepu) {name} (n'list m|na ndi m na-ezigara)
      (mezie|gbanwee) (bank|aha|nomba) {name} (e dere ezighi ezi|n'list m)
      (debe|savie) (akauntu a|nomba a) n'aha ({name}|onye na-ere nri) (na list m|)
      (gbanwee|mezie) (nomba|bank) {name} (n'list m|n'ebe m debere ya)
      (akauntu|nomba) (oga ahia m|{name}) (i ka nwere ya|ka o di n'list m)
      (gosi m|kedu|ka m hu) (ndi m|aha ndi m|nomba ndi m) (debere|savuru|na-ezigara ego) (na karo|mgbe niile|)
      (debe|chekwaa|save) ({name}|nomba {name}|akauntu {name}) (na listi m|dika onye m na-akwu|ka m ghara ide ya ozo|)
      (wepu|hichapu|delete) ({name}|onye a) na (ndi m debere|list m|beneficiaries m)
      (beneficiary|beneficiaries|saved accounts) (m|list|biko|gosi m)
      (tinye|add) {name} ({bank}|{account}|) (na beneficiaries m|na ndi m debere|dika beneficiary)
      (a chekwara m|m debere|e nwere m) {name} (na ndeputa m|na beneficiary) (ka o bu mba|lelee ya)
      (mmadu ole|ndi ole) ka m (debere|chekwara|savuru) (na list m|na karo|)
      (akauntu|nomba) {name} (m debere|m chekwara) (kedu ya|gosi m|gbanwee ya)
      (gbanwee|mezie) (aha|nomba|akauntu) {name} (na ndi m debere|na list m)
      (ka m ghara idegharị|ka m ghara ichọ) nomba {name} (ozo|), (chekwaa ya|debe ya)
      (edit|remove|add) beneficiary (m|{name}|biko)
      (ndi m na-akwu|ndi m na-eziga) (kwa onwa|ugboro ugboro|mgbe nile) (gosi m|depụta ha)
      (biko nwa m|nwam) (debe nomba nwa m {name}|gosi m ndi m debere)
      (contact|listi) ndi m na-eziga ego (m|gosi m|kedu ebe o no)
      (chekwaa|debe|save) (nomba|akauntu) {name} (ka m na-akwu ya|maka echi|na list m)
      (ndi m|onye m) (debere|chekwara) (na {bank}|na listi|) (gosi m|depụta|kedu)
      (wepu|hichapu|remove) {name} (na list|na beneficiaries) (m|biko|agaghi m ezigakwa ya)
      (debe ya|chekwaa ya) (na beneficiary|na ndi m debere) (maka oge ozo|)
      (tinye {name}|debe {name}) (na ndi m na-eziga ego mgbe niile|dika beneficiary m)
      (saved|stored) (people|accounts|beneficiaries) (m|biko|gosi m)
      (nomba akauntu|account) {name} (e debere|m debere) (gosi m|o dikwa)
      (aha|ndi) (ole|niile) (di na listi m|no na beneficiaries m) (gosi|)
      (new beneficiary|beneficiary ohuru) (tinye|ka m tinye) ({name}|{account}|)
      (nwa m biko|nwam) (gosi m ndi m na-ezigara ego|debe nwa m {name} na list)
      (a na-echekwa|unu na-edebe) (nomba ndi m zigara|ndi m na-akwu) (gosi m|)
      (ka m hu|gosi m) (aha|list) ndi m (debere|savuru|na-ezigakari ego)
      (tinye|savie) (akauntu|nomba) (nne m|landlord m|{name}) (na ndi m debere|na beneficiary)
      (wepu|ehichapu) (onye|aha) a (na beneficiaries m|na ndi m chekwara)
      (m nwere ike|enwere m ike) (idebe|ichekwa) (nomba {name}|ndi m na-akwu) (na karo|ka m ghara ide ya ozo)
      (beneficiary|ndi m debere) {name} (o no ya|wepu ya|gbanwee ya)
      (ndi|mmadu) m (chekwara|debere) (na karo|) (gosi m|kedu ha|ole)
      (chekwaa|savie) {name} (dika|na) (enyi m na-akwu|beneficiary|list m)
      (hichapu|wepu) (nomba ochie|akauntu ochie) {name} (na ndi m debere|na list)
      (hazie|gbanwee) (aha {name}|nomba {name}) (na list m|na beneficiaries m)
      (gosi|kedu) (ndi m debere aha ha|mmadu niile m chekwara) (ka m horo|na list m)
      (achoghi m|achoghizi m) {name} (na list ndi m na-eziga ego|na beneficiary m)
      (tinye|dee) {name} {account} (na beneficiaries m|na ndi m chekwara) (maka oge ozo|)
      (ndi m na-ezigara|list ndi nnata m) (ole ka ha di|gosi m ha)
      (kedu ndi|gosi m ndi) (aha ha di|no) (na list ndi m na-eziga ego|n'ime ndi m chekwara)
      (debe|chekwaa) (onye m zigara ugbu a|{name}) (ka oge ozo di mfe|dika beneficiary)
      (nomba|akauntu) {name} (agbanweela|adighizi) (gbanwee ya na list m|wepu ochie na beneficiaries)
      (e nwere|o di) {name} ole (na beneficiaries m|na ndi m chekwara)
      debe nomba nne m ka m ghara ide ya mgbe niile
      kpoo akauntu {account} "landlord" debe ya
      ndi m na-eziga ego, kedu aha ha
      wepu nwanyi ahu na list m, achoghi m ihu aha ya
      hichaa ndi niile m naghizi eziga ego
      tinye nwunye m na ndi m na-akwu ugwo kwa onwa
      gbanwee aha {name} na list m, ka o buru oga
      chekwaa onye a m zigara ego ugbu a
      mmadu ole no na list ndi m na-eziga ego
      aha abuo yiri n'list m, wepu otu
      savie nomba onye na-ere m mmiri
      kedu nomba akauntu {name} m chekwara
      gosi m {name} niile di na list m
      debe {account} {bank} n'aha {name}
      {name} abughizi onye m na-akwu, hichapu aha ya na list
      seevu {name} na list m, onye na-akwa m akwa
      nwanyi na-ere m tomato, m na-akwu ya kwa izu, debe akauntu ya ka m ghara ide ya ozo
      list ndi m na-eziga ego di ogologo, ka m wepu ndi ochie
      tinye {name} na list, nomba ya {account} {bank}
      kpogharia aha {name} ka o buru "onye nwe ulo" na list m
      ndi ezinulo m niile, debe ha n'otu ebe ka m na-ezigara ha ego
      aha onye m zigara ego ugbu a, savie ya
      onye nkuzi nwa m o di na list ndi m chekwara
      hichaa {name} na list m, anyi anaghizi ekwu okwu
      list ndi nnata m, gosi m ya
      debelu m akanti {name}
      wepulu m {name} na list
      onye pos m na-akwu, chekwaa nomba ya
      tinyere m ndi oru m ise na list, m na-akwu ha kwa izu
      kwa izu ka m na-akwu nwanyi nri, debe aha ya ka m ghara idegharị nomba
      nwa m gbanwere banki, dozie nomba ya na list m ka m ghara iziga ego n'ebe ochie
      e nwere {name} abuo na list m, wepu nke {bank}
      ndi m debere
      wepu {name} na list
      achoghi m iziga ego, naani debe nomba {name}
      ejirila m izu atọ zigara onye ahia tomato ego, debe nomba ya ka m ghara ipi ya ozo
      anyi na onye ulo mbu esego okwu, hichapu aha ya na ndi m debere
      agadi ka m bu, nomba anaghi anodu m n'isi, chekwaara m akauntu nwa m {name} maka oge ozo
      onye nkuzi nwa m agaala ulo akwukwo ozo, wepu aha ya na list ndi m na-ezigara ego
      tupu m gaa njem, gosi m ndi niile m chekwara aha ha iji zigara ego
      onye na-ebutere m mmiri na-agbanwe akauntu kwa mgbe, gbanwee nke ya na list m ka o buru {account} {bank}
      n'ihi agbamakwukwo m ezigala m otutu mmadu ego, deputa ndi edebere na list m
      nwanyi na-azu nwa m bu {name}, tinye ya na ndi m debere aha, {account} {bank}
      umu m niile nwere akauntu ugbu a, tinye ha na ndi m debere, bido na {name}
      di m na-agugho ihe n'ekwenti m, hichapu {name} na list m
      ndi m na-ezigakari ego, depute ha ka m hu
      debere m nomba akauntu nne m ka m kwusi ide ya mgbe niile
      {name} abughizi enyi m, wepu ya na ndi m debere
    `,
    transactions: `
      <show> (azumahia m|azumahia ndi m mere|ihe ndi m mere na akauntu|akuko akauntu m|transactions m|history m) ({period}|)
      (azumahia|azumahia m|azumahia ikpeazu|transactions|akuko akauntu|ndeputa azumahia) ({period}|)
      (gini|kedu ego) (batara na|puru na|bara n'ime) (akauntu m|account m) ({period}|)
      onye (zitere m ego|kwuru m ugwo|nyere m ego) ({period}|)
      (ugwo onwa m|ego ahu|alert|{amount}) (o batala|abatala|o bala) (na akauntu m|)
      <i_want> (ihu|ilele) (azumahia m|ihe m mere|akuko akauntu m|azumahia ikpeazu m) ({period}|)
      (gosi m|nye m) azumahia (ise|ato|iri) (ikpeazu|m mere ikpeazu)
      azumahia (ikpeazu|m mere ikpeazu) 
      gini ka m (kwuru|zutara|mere) {period}
      (kedu ego|gosi m ego) (e wepuru|e wepugara) (na akauntu m|n'account m) (taa|{period}|)
      kedu mgbe m (zigara|kwuru) {name} (ego|) (ikpeazu|)
      (ego niile|niile) (m zigara|batara|puru) {period}
      {name} (o zitela|o kwuola|zitere) (m|) ego (ahu|)
      (ndeputa|akuko) (azumahia|ihe mere) (na akauntu m|{period})
      debit {amount} (ahu|o bu maka gini)
      gini ka m (zutara|kwuru|mere n'akauntu) {period}
      (ihe|ndi) m (zutara|kwuru ugwo) {period}
      onye (kwuru m ugwo|nyere m ego|zitere m ego) {period}
      (ego batara|ego puru) {period}
      (gosi m|gwa m) ihe m (mere|kwuru) {period}
      azumahia (niile|m) (nke|) {period}
      (gosi m|ka m hu|gwa m) (azumahia|azumahia ikpeazu|ego batara|ego puru|ihe mere n'akauntu m) ({period}|)
      (onye|kedu onye) (zitere|kwuru|ziteere) m (ego|) ({period}|)
      (gini|kedu ego) (batara n'akauntu m|si na akauntu m puo) ({period}|)
      (kedu|olee) mgbe (m kwuru|m zigara) {name} (ego|) (ikpeazu|)
      (ndeputa|akuko) (azumahia|transaction) (m|) ({period}|)
      (gosi m|lelee|ziterem|biko gosi m) (azumahia m|ihe mere na akaunti m|transactions m|history m|akuko akaunti m|azumahia ikpeazu m) ({period}|)
      (gini|kedu ihe) (batara|puru|mere) (na|n'ime) (akaunti m|account m) {period}
      (onye|kedu onye|olee onye) (zitere m|ziterem|kwuru m|nyere m) ego ({period}|)
      ({name} o|onye ahia o|nwa m o) (ziterela|kwuola) m (ego|ego ahu)
      (alert|ugwo onwa m|ego|salary m) (o batala|abatala|o bata)
      (achoro m|m choro) (ihu|ilele) (azumahia m|ego puru apu|ego batara|transactions m) ({period}|)
      (azumahia|transaction) (ise|iri|ato) (ikpeazu|gara aga)
      (gini bu|kedu ihe bu) (ego|{amount}) a (ha|e) wepuru na akaunti m
      (ego niile|ihe niile) (batara|puru|m kwuru|m ziri) {period}
      (onye|ndi) (ka m zigara|m kwuru|m zigaara) ego {period}
      akuko (azumahia|ego) m ({period}|)
      (gini ka bu|kowaa) {amount} (e wepuru|puru) na (akauntu|account) m
      (debit|alert) {amount} (a|ahu) o bu maka gini
      (gini|kedu ihe) (bara na|mere n'ime|si na) (account|akauntu|akaunti) m ({period}|)
      (gosi m|ka m hu) (ihe niile mere|ego batara na nke puru|azumahia niile) (n'akauntu m|) {period}
      (onye|kedu onye) (zitere|ziteere|nyere) m {amount} ({period}|)
      (kedu ihe|gini) na-(aga|eme) n'akauntu m (kemgbe {period}|{period})
      (depụta|deputara m|detuo) (ego batara|ego pụrụ|ihe niile m mere) {period}
      (alert|alerts) m (niile nke {period}|{period}|ndi ikpeazu) (gosi m|ka m hu)
      (m kwuola|akwuola m|m kwuru) {name} (ya|eziokwu|), (lelee ya n'azumahia m|nyochaa history)
      (debit|credit) (alert|) {amount} (batara|biara) m, (o sitere ebee|o bu maka gini|onye zitere ya)
      (o bu onye|onye) (tinyere|kwunyere) (m|n'akauntu m) {amount} ({period}|)
      (history|histri|transaction history) (account|akauntu) m ({period}|)
      (customer m|onye zuru ahia) si na ya akwuola m {amount}, (o batala|lelee ma o batara)
      (ntinye ego|mwepu ego|mbupu ego) (ikpeazu|niile|ise ikpeazu) (m|n'akauntu m)
      (ka m hu|ka m fu|gosi m) (transfer|ihe) ndi m mere {period}
      (gini bu|kedu) azumahia (mbu|ikpeazu|kacha ohuru) (m mere|n'akauntu m)
      (ndeputa|list) ego (si n'akauntu m puo|batara m n'aka) ({period}|)
      (e nwere|o nwere) ego (obula|) (bara|batara|kwubara) n'akauntu m {period}
      (pension|ego ubi|ego ahia) (m|) (o bara|abatala|a kwunyela ya)
      (kedu ubochi|kedu mgbe) ka (m nyere|m kwuru|o kwuru m) {name} {amount}
      (trans|trx|txn|azumaahia) (history|m|ikpeazu) (biko|{period}|)
      (guoro m|koworo m) (azumahia m|ihe mere n'account m) {period}
      (onye|ndi) (kwuru|zitere) m ego (kwa ubochi|{period}) (aha ha|ka m hu|)
      (gunu|gini) melu n'akauntu m ({period}|)
      (lebara m anya|tugharia anya) na (ego na-aba na nke na-apu|azumahia) ({period}|)
      (withdrawal|mwepu|transfer|ikwu ugwo) (niile|ikpeazu) m (mere|nke {period})
      (adighi m aghota|anaghi m aghota) ego {amount} a (puru|batara), (o si ebee|kowaara m)
      (ihe|mgbe) ikpeazu m ji (akauntu a|account a) mee (ihe|gini)
      (nwunye m|di m|nwa m) ji (akauntu|phone) m, (gosi m ihe ndi o mere|ka m hu azumahia e mere) {period}
      (m zutara|m kwuru) ihe na pos {period}, (o gosiri na account|ka m hu ya na history)
      (show|gosi) me (all|niile) (ego batara|credit|debit) (m|) ({period}|)
      (biko|) (gosi m|nye m) (ndekọ|akụkọ) (azụmahịa|ego) (m niile|m nke {period}|akaụntụ m)
      (kedu|olee) (azụmahịa|ihe) (m mere|e mere) n'akaụntụ m (n'ime ubochi asaa|{period}|n'oge na-adịbeghị anya)
      (enwere m|m nwere) (transfer|ikwu ugwo) obula (batara|pụrụ) {period}
      (ego ndi|alert ndi) (batara|puru) (n'otu n'otu|{period}) (ka m guo|ka m hu|gosi m)
      (nke ikpeazu|onye ikpeazu) m (zigara|kwuru) ego (bu onye|kedu ya|bu ego ole)
      (in and out|ihe batara na ihe puru) (n'akauntu m|) {period}
      (o nwere mgbe|olee mgbe) (m zigara|m kwuru) {name} {amount}
      (gini ka|kedu ihe) {amount} (ahu|a) (puru|e wepuru) {period} (bu maka ya|kowaara m)
      (mini statement|recent activity|recent transactions) (m|biko|{period})
      (e zitere m|ha kwuru m) {amount} {period} (onye zitere ya|ka m mara onye o bu)
      (gbadaa|tugharịa) (n'akuko|na history) (akauntu|azumahia) m (ka m hu {period}|)
      (m choro ijiko|achoro m ijiko) (akwukwo ahia m|ihe m rere) na (ego batara|alert batara) {period}, (gosi m ha|)
      (ahia m rere|ego ndi customer kwuru) {period} (gosi m ha|ka m hu alert ha)
      (gosi m|nye m) (ihe niile|azumahia niile) (e ji|m ji) (kaadi|akaụntụ {bank}) m (mee|zuo) {period}
      (kedu|gosi) (azụmahịa|nnyefe) (iri|ise|{number}) (ikpeazụ|gara aga|kacha ohuru) (m|n'akaụntụ m)
      (o nwere|enwere) ego (batara|puru) (n'akauntu m|) {period}, gosi m ha
      (ego m nyere|ihe m zutara n'aka|ugwo m kwuru) {name} {period} (gosi m|kedu)
      (alert|ozi alert) (furu m|ehichapuru m), (gosi m ihe batara|ka m hu ego puru) {period}
      (nyochaa|tulee) (ihe mere|azumahia) (n'akauntu {bank} m|n'akauntu m) {period} (gwa m|)
      (ndi|onye) (m zigara|zitere m) (ihe karịrị|ego ruru) {amount} {period}
      (detailed|full) (history|transactions) (m|nke {period}|biko)
      (ugwo onwa|ego ahia|alert) m (abatala|o bara|o rutela) (n'akauntu|)
      (onye|kedu onye) (zitere m|ziteere m|kwuru m) ego ({period}|)
      (gosi m|ka m hu) (ihe batara na ihe puru|azumahia m|transactions) ({period}|)
      (o nwere|e nwere) ego (obula batara|puru) ({period}|n'akauntu m)
      (kedu onye|onye) ka m (kwuru ugwo|zigara ego) ({period}|ikpeazu)
      (ego|alert) (o batala|o batara|o bara) (taa|{period}|si n'aka {name})
      (ndi ahia m|ndi bi n'ulo m) (onye kwuru ugwo|ole ndi kwuru) ({period}|)
      (mbupu|mbata) (ego|ego niile) (n'akauntu m|{period})
      (peeji na-esote|gosikwa m ndi ozo) (na history m|n'azumahia m)
      (onye ndi|ole ndi) ka m (kwuru|zigara) ego ({period}|)
      (ego m|ugwo onwa m) o batala (n'akauntu m|taa|)
      (ego ahia|ego batara) (na shop m|) ({period}|) (gosi m|ole)
      (izu|onwa) agwula (kedu ihe batara na ihe puru|gosi m mbata na mbupu)
      {name} (o kwuola m|o zitela m) (ego m|{amount}|ugwo) ({period}|)
      (gosi m|nye m|ka m hu) (transaction|azumahia|ihe) (ise|iri|ato|ole na ole) (ikpeazu|gara aga|m mere)
      (ego ndi|ego ole) (batara|banyere|abatala) (m taa|n'akauntu m taa|m {period})
      (ego ndi|kedu ego) (puru|siri n'akauntu m pua|apuola) ({period}|taa|)
      (kedu onye|onye) (m zigara|m kwuru|m nyere) ego (ikpeazu|{period}|taa ututu)
      ({name}|onye ahia|customer) (o kwuola m|o kwuru m|o zitela) ({amount}|ego) ({period}|taa|)
      (alert|ego) {amount} (batara m ugbu a|a) (onye zitere ya|si ebee|kedu onye)
      (akuko|history|ndeputa) (ego|akauntu|transfer) m ({period}|gosi m|biko)
      (lelee|leba anya|nyochaa) (ego batara|ihe mere|azumahia) (n'akauntu m|) {period}
      (mgbe ikpeazu|kedu mgbe) m (zigara|kwuru|nyere) {name} (ego|{amount})
      (credit|debit) niile ({period}|n'akauntu m taa)
      (ugboro ole|mgbe ole) ka (m zigara {name} ego|{name} zitere m ego|m zuru kaadi) ({period}|)
      (kedu ihe|gini) (ka debit a|ka {amount} a) (bu|bu maka ya|e wepuru n'akauntu m) ({period}|)
      (recent|last) (transactions|transaction|activity|payments) (m|biko|gosi m)
      (transfers|ego) (m mere|m zigara) ({period}|taa|ka m hu ha)
      (onye ole|ndi ole) (zitere m ego|kwuru m ugwo) ({period}|taa|n'ututu a)
      (biko nwa m|nwam) (guoro m ego batara|gwa m ndi zitere m ego|leere m onye kwuru m) ({period}|)
      (ihe|azumahia) (niile|ndi) (gara n'akauntu m|mere n'akauntu m) ({period}|taa) (gosi m|)
      (nke ikpeazu|transaction ikpeazu|ego ikpeazu) (m mere|batara m|siri pua) (bu gini|bu ole|gosi m)
      (chọọ|gosi m) (transaction|ego) (m mere na|nke) ({name}|{amount}|pos|atm) ({period}|)
      (m nyere|m kwuru) {name} {amount} (lelee ya n'akuko m|kedu ubochi o bu|gosi m ya)
      (trx|txn|trans) (history|m|{period}) (biko|)
      (oku|dstv|kaadi) m (kwuru|zutara) (ikpeazu|{period}) (kedu ubochi m kwuru ya|gosi m transaction ya)
      (guo|kpọọ|depụta) (ego|alert) (batara na puru|ndi batara m|ndi m nwetara) ({period}|)
      (azụmahịa|mmegharị ego) (ndị ikpeazụ|m niile|m {period}) (gosi m|biko)
      (kedu|olee) (ego|alert) (batara m|bara m n'akauntu) (ikpeazu|{period}|n'ututu)
      (ihe|transaction) (ato|ise|iri) ikpeazu (m mere|n'akauntu m) (gosi m|biko)
      (m nwetara|enwetara m) ego (si n'aka onye|si ebee) ({period}|taa)
      (kedu mgbe|ubochi ole) ({name} kwuru m|{name} zitere m ego|m kwuru {name}) (ikpeazu|)
      (nyochaa|chọọ) (n'akuko akauntu m|na history m) (ego {name}|{amount}|nke {period})
      (akuko|history|record) (transfer|mbufe|ego m zigara) (gosi m|m {period}|biko)
      (ego ole|kedu ego) ({name} zitere m|m zigara {name}) ({period}|na mgbe niile)
      (ego|debit) {amount} (apuru|wepuru) (n'akauntu m|) (gini ka o bu maka ya|kedu ihe o bu)
      (ihe niile m mere|ihe m mere|ego m megharịrị) ({period}|taa) (n'akauntu|) (gosi m)
      (activity|activities|movement) (akauntu m|n'akauntu m|m {period})
      (lelee|chekie) ma (customer|{name}|oga m) (o kwuola|o ziterela) m ({amount}|ego)
      (ndi kwuru m|ndi zitere m ego|ndi m kwuru) ({period}|taa) (kedu ha|depụta ha)
      (ka m hu|gosi m) (alert|ozi ego) (m nwetara|ndi batara) ({period}|taa)
      (last 10|last 5|last three) (transactions|alerts|transfers) (m|biko)
      (nwa m biko|nwam) (guoro m ihe mere n'akauntu m {period}|onye zitere m ego taa)
      (credit|ego batara) ({name}|{bank}) (m {period}|gosi m|biko)
      (ahia|ugwo) (ndi|nke) m kwuru ({period}|na pos) (gosi m ha n'usoro|depụta)
      (debits|credits) (m|ndi batara) ({period}|biko)
      (alert|transaction) m nwetara {period}, (kowaara m ya|gosi m ha)
      (i nwere ike|biko) (igosi m|idepụta) (azumahia|ihe mere) n'akauntu m (taa|{period})
      (onye|kedu onye) (kwunyere|tinyere) ego n'akauntu m (taa|{period})
      (ego a batara|alert a batara) m (si n'aka onye|onye zitere ya)
      (lee|gosi m) (ego|ihe) (ndi m nwetara|ndi m zigara) ({period}|taa|n'ututu)
      (kedu|gini) (bu transaction|bu alert) ({amount} a|{reference}) (n'akauntu m|)
      ({name}|oga m) zitere m (ego ole|{amount}) ({period}|mgbe ikpeazu)
      (ihe mere|ego gara) n'akauntu m (n'ehihie|n'abali|{period}) (gosi m|)
      (kedu ihe m zutara|gini ka m kwuru) (ikpeazu na pos|na kaadi ikpeazu|{period})
      (ego ise ikpeazu|ihe ise ikpeazu) (banyere m n'akauntu|puru m n'akauntu) (gosi m|kedu ha)
      (o nwere onye|onwere onye) (zitere m ego|kwunyere m ego) ({period}|taa)
      (ugwo onwa|pension m|allowance m) (o batala|abatala ka o bu mba) (lelee|)
      (kedu mgbe|olee ubochi) (ego {name} zitere|{amount} ahu) (batara|banyere)
      (gosi m|ka m hu) (debit|credit|alert) (niile m nwetara|ndi batara) {period}
      (m kwuola|m zigaala) {name} (ego ya|{amount}) (ka o bu na m chefuru|lelee history)
      (ihe mere|ihe gara) n'akauntu m ({period}|ututu a) (gosi m ya|guputa ya)
      (akuko ego|history ego) (batara na nke puru|m nata na nke m ziga) ({period}|)
      (onye nyere m|kedu onye zitere) {amount} (unyaahu|a batara ugbu a)
      (ole ugboro|ugboro ole) ka m (zigara|nyere) {name} ego {period}
      (allowance|pension|ego ahia) (nwunye m|m) (o banyela|abanyego) (lelee ya n'alert|n'akauntu m)
      (onye|ulo oru) (ole zitere|ole kwunyere) m ego (n'ime izu a|{period})
      (ubochi ole|mgbe ole) ka (ego {name} banyere|m nata ego {name})
      (gosi|guputa) (ihe ndi mere|ego na-aga na-alota) n'akauntu m (tupu taa|{period})
      (a kwuru m|akwuru m) (ugwo|ego) {period} (n'ezie|ka o bu mba) (lelee n'akauntu m|)
      (m choro ihu|ka m fuo) (alert m niile|history m) (site n'izu gara aga|{period})
      (ihe ikpeazu|ego ikpeazu) (puru|banyere) n'akauntu m (bu gini|gosi m)
      (lelee|check) ma {name} (o ziterela m|o kwuola m) (ego m|{amount})
      (kedu ubochi|ubochi ole) (ego {name}|{amount} ahu) (banyere|batara) n'akauntu m
      (pension m|allowance m) (o banyere|o batala) (n'ubochi ole|onwa a)
      (gosi|lelee) (oge|ubochi) m (zigara {name} ego|natara {amount})
      (mmadu ole|onye ole) (kwuru m|zitere m ego) ({period}|taa) (gosi m ha|)
      (ego batara ututu a|alert a) (si n'aka onye|onye zitere ya)
      onye zitere m {amount} a batara ugbu a
      ego ndi ahia m kwuru taa, gosi m ha n'otu n'otu
      ole ndi kwuru m ego n'izu a
      {name} o kwuola m, lee anya
      salary abatala, lee ya
      ugwo onwa nke ndi oru gomenti o bara n'akauntu m
      o nwere ego batara taa
      alert ole ka m nwetara taa
      gosi m ihe ise mere n'akauntu m na nso nso a
      ihe mere n'akauntu m {period}, deputa ya
      ole mgbe ka m zigara {name} ego
      m ziri {name} ego onwa gara aga, o bu ole
      lebara m anya ma ego m si na {bank} zite onwe m o bara
      ego ikpeazu si n'aka m apu, onye ka o gara
      credit alert nke {amount}, o bu n'aka onye
      gosi m ego bata abata, choghi m nke puru apu
      ka m hu nani nke puru apu {period}
      landlord si na m akwubeghi, lelee ma m zigara ya ego n'onwa a
      nwa m o zitere m ego taa
      customer si na ya akwuola m, ka m hu ya
      deputa ndi niile m zigara ego taa
      nwoke ahu m rere ya simenti, ego ya o bara
      gini bu debit {amount} a m huru
      histri m n'onwa gara aga
      (ego pension|pension|ugwo onwa) m (o batala|o banyela) n'akauntu (lelee ya|)
      ego {name} zitere m (unyaahu|taa) (abatala|o bara)
      ndi niile kwuru m ego kemgbe ututu, gosi m aha ha na ego ole
      nwanyi zuru akwa, aha ya bu {name}, ka m hu ma o kwuola m
      lee ma ugwo onwa nkuzi m o bara n'onwa a
      ihe ise ikpeazu m kwuru
      m na-acho alert nke {period}, onye zitere ya
      ego ole ego ole batara, ego ole puru, n'otu n'otu, n'izu a
      onye ahu m zigara ego n'izu gara aga, kedu aha ya
      gosi m ebe m kwuru school fees, ubochi ole ka o bu
      o nwere ego puru n'akauntu m n'abali, gosi m ya
      pension m, o bala ka o bubeghi
      ole ego nwanne m si lagos zitere m n'onwa a, gosi m ha
      ka m nyochaa ihe niile mere n'akauntu ahia m taa
      history m kemgbe mbido onwa, gosi m
      debit ikpeazu o bu gini
      kedu onye kacha zite m ego n'onwa a
      alert atọ batara n'otu oge, ndi ole zitere ha
      allowance nwunye m o banyego n'akauntu m
      nwa m ji fon m, ka m hu azumahia e mere taa
      ahia m rere unyaahu, ego ya niile, gosi m alert ha
      onye zitelu m ego unyaafu
      ife mere n'akanti m taa, ka m fu
      ego onwa abago
      {name} o zitego m ego
      fu ego bata na ego pu
      kedu ego ndi a zitelu m n'izuka gara aga
      kemgbe uka gara aga, ego ole mgbe ka {name} zitere m
      m na-acho ego si na cowry, o batala
      ka m hu ihe niile puru na pos n'onwa a
      olee ihe banyere n'akauntu m n'elekere abuo
      school m rere akwukwo, ndi nne na nna kwuru, gosi m ha
      ndi otu anyi si na m akwubeghi ugwo otu, lee ma m zigara ha ego n'onwa gara aga
      nwa m si na o zitere m ego mmanu, lee ma o batara taa
      m na-ede akwukwo ego ahia m, gosi m ego niile batara n'izu a
      ndi mmadu no na-akwu maka ikwa ozu nna m, ka m hu aha ndi zitere
      o nwere {amount} puru unyaahu, m chefuru onye m zigara ya, gosi m
      ndi ahia m na-asi na ha akwuola, m na-asi na ha akwubeghi. gosi m ndi kwuru taa ka okwu gwu
      ugwo onwa anyi na-abiakari na 25, taa bu 28. o batala n'akauntu m
      {name} siri na ya zitere m {amount} maka akwa m kwara ya, o batara
      ka m gosi nwunye m na m nyere ya ego nri, depuo ego m zigara ya n'onwa a
      ka m mara ma oga m o zitela ego ahia o ji m
      ego batara taa
      history m
      {name} o zitere
      ego nwanne m ziri m o batara, lee ya n'alert
      nwunye m o zigara m ego nri
      ego ugwo onwa nke onwa a o bara n'akauntu ahu
      onye zuru ala m o kwuola m {amount}
      lelee ma ego si {bank} bara taa
      dividend ahu ha kwere nkwa o batara n'akauntu m, gosi m ya n'alert
      m si n'uka lota, m huru alert ma agughi m ya, kedu onye zitere m ego taa
      ahia gbara m oku n'isi izu a, gosi m ego niile batara na nke puru
      nwa nwoke m no na ph si na o zitela ego ogwu nne ya, o batala n'akauntu m
      mgbe m no n'ulo ogwu nwunye m ji fon m, depuo ihe niile o kwuru na ya
      onye ahia na-ese okwu na m akwughi ya ego ji tuzde gara aga, gosi m ihe m ziri n'ubochi ahu
      krismas agaala, ka m hu azumahia niile mere n'akauntu m n'onwa disemba
      anyi na-agba bolu mgbe fon m na-ada uda alert, gini batara m n'akauntu
      onye isi ulo oru si na o kwuola anyi tupu ezumike, ugwo onwa m o batala
      onye nkuzi ejima si na anyi kwuola ugboro abuo, gosi m ihe m kwuru ya n'onwa a
      m no n'oriri, mmadu tuchara m ego n'akauntu, gosi m ndi kwunyere m taa
      onye na-eri ulo m siri na o zitela ugwo ulo, ka m lelee ma o batala
      ugwo onwa {name} o batala, ana m eche ya kemgbe ututu
      guo ihe niile batara na ihe niile puru (izu a|taa) nye m
      otu onye siri na o zigara m {amount}, lelee ma o batala
      onye tinyere ego n'akauntu m ihe dika nkeji ise gara aga
    `,
    statement: `
      <want> (statement|nkwuputa akauntu|akwukwo akauntu|bank statement|nkowa akauntu m) (nke {period}|)
      (statement|nkwuputa akauntu|bank statement|account statement|akwukwo akauntu) (m|biko|nke {period}|)
      (zitere m|ziga) (statement|nkwuputa akauntu|akwukwo akauntu) (m|) (na email m|)
      <i_want> (inweta|ibiputa|inata) (statement|nkwuputa akauntu|akwukwo akauntu) (m|{period}|)
      (embassy|visa|onye nwe ulo) (choro|na acho) (statement|nkwuputa akauntu)
      (statement|nkwuputa) (onwa isii|onwa ato|otu afo|{period})
      kedu ka m ga esi (nweta|hu) (statement|nkwuputa akauntu)
      (biputa|bipụta) (statement|akwukwo akauntu) m
      (nkwuputa|nkowa) (zuru oke|niile) nke akauntu m (maka {period}|)
      pdf nke akauntu m
      akwukwo ulo aku (maka visa|)
      (nkowa|akuko|nkwuputa) (niile|zuru oke|) nke akauntu m (maka {period}|)
      nkwuputa akauntu (m|) (niile|maka {period})
      (nye m|zitere m) nkowa (akauntu m|niile nke akauntu m) (maka {period}|)
      akwukwo nkwuputa (akauntu|ulo aku) (m|)
      statement (akauntu m|nke akauntu m) maka {period}
      (achoro m|nye m|zitere m|biko nye m) (statement|nkowa akauntu|akwukwo akauntu|ndeputa akauntu|statement akauntu m) (nke {period}|onwa isii|)
      (akwukwo|ndeputa) (akauntu|ulo aku) (maka|nke) (visa|{period}|embassy)
      (bipute|zipu) (statement|nkowa akauntu) (m|) (nke {period}|)
      (achoro m|biko ziterem|nye m|ziterem) (statement|nkowa akaunti|bank statement|statement of account|akwukwo nkowa akaunti) (m|) ({period}|onwa isii|maka visa|)
      (embassy|ndi oru m|onye nwe ulo m|ha) (choro|na-acho|juru) (statement|nkowa akaunti) m
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (enweta|nweta|download) (statement|nkowa akaunti) m
      (budata|bipute|zite) statement m (na email m|{period}|)
      (statement|nkowa akaunti) (nke|maka) ({period}|onwa ato|onwa isii)
      (akuko|ndeputa) niile nke (akauntu|account) m (maka|) {period}
      (ndi visa|ndi embassy|ndi ulo akwukwo) si m weta (statement|akwukwo akauntu) (nke onwa isii|nke otu afo|)
      (m ga-etinye|achoro m itinye) (maka visa|maka ulo|maka loan n'ebe ozo), (nye m statement m|achoro m bank statement)
      (pdf|akwukwo pdf) (nke azumahia m niile|nke akauntu m) (nke {period}|)
      (stement|statment|statemnt|staitment) (m|nke account m) (biko|{period}|)
      (e-statement|estatement|e statement) (m|{period}) (biko|)
      (zite|zipu|ziga) (akwukwo nkowa|statement) (akauntu|) m (n'email|na gmail|na whatsapp a)
      (akwukwo|ihe e dere ede) na-egosi (ego batara na nke puru|azumahia m niile) (nke {period}|site na january)
      (auditor|onye na-agu ego|accountant) (m|anyi) (choro|na-acho) (statement|bank statement) {period}
      (print|printie|bipụtara m) (statement|akwukwo akauntu) (m|nke onwa ato)
      (n'uju|zuru ezu|zuru oke) (statement|nkowa akauntu) ka m choro ({period}|)
      (unu nwere ike|i nwere ike) (inye m|izitere m) (bank statement|statement of account)
      (statement|bank statement) (m ga-enweta ya ebee|ka m ga-enweta ya ole mgbe|kedu ka m si enweta ya)
      (m choro|achorom) (statement|statement of account) (of six months|nke onwa isii|kemgbe mbido afo)
      (akwukwo|document) (banki|ulo aku) m ga-egosi (onye nwe ulo|ndi oru|n'ulo ikpe)
      (download|budata|dolodu) (account statement|statement) (m|) ({period}|)
      (statement m|akwukwo akauntu m) (m riri|m choburu) (ahubeghi m ya|ka m na-eche), (ziteghachi|zite ya)
      (nkwuputa|statement) akauntu (site na|kemgbe) january (ruo taa|ruo ugbu a) zitere m
      (isi ulo akwukwo|scholarship|ndi otu) choro (akwukwo bank|statement) m (tupu izu agwu|)
      (ka m nweta|mepụtara m|meputa) (statement|akwukwo nkowa akauntu) (nke {period}|)
      (nwa m|umu m) nyere m (bank statement|statement) (m|pension m) (biko|)
      (statement|statment) (otu afo|afo a niile|onwa isii gara aga) (n'email|)
      (akwukwo|ozi) (zuru ezu|zuru oke) (nke|banyere) (azumahia|akauntu) m (nke {period}|na pdf)
      (biko|) (zitere m|nye m) (nkọwa akaụntụ|ndekọ akaụntụ) m (nke {period}|n'ụdị pdf|na email)
      (m ga-eme|ana m eme) (tax|loan n'ulo aku ozo|visa), (statement ka m choro|nye m statement onwa isii)
      (six months|3 months|12 months|one year) statement (m|biko|of account)
      (statement nke|statement maka) (ahia m|ulo oru m|akauntu nchekwa m|current m) ({period}|)
      (stamped|e tinyere stamp|nwere stamp) (statement|bank statement) (ka m choro|unu na-enye)
      (unu|i) na-enye (statement|akwukwo akauntu) n'efu (ka o bu ego|)
      (ebee|olee ebe) ka m ga-(pịa|aga) (budata|nweta) (statement|nkowa akauntu) m
      (account|acct) (statement|stmt) (pls|biko|{period})
      (oge niile|kemgbe m bidoro) (statement|nkowa akauntu) m (ka m choro|zite ya)
      (statement|nkowa akauntu) (ndi visa|ndi scholarship|ndi tax|onye nwe ulo) (choro|na-aju maka ya) (biko|)
      (akauntu m|ego m) (kemgbe afo gara aga|kemgbe onwa isii) (n'akwukwo|na pdf) (zite ya|biko)
      (achoro m|zitere m) (statement|nkowa akauntu) (onwa isii|{period}|maka visa|maka embassy)
      (statement) (akauntu m) (na email m|na pdf|nke afo a)
      (nkwuputa akauntu|statement) (m|akauntu m) (nke afo a|onwa ato|{period}) (zitere m|ka m choro)
      (embassy|ulo oru) (na-acho|choro) (statement|nkwuputa akauntu) m (onwa isii|)
      (biputara m|ziga) (statement|ndeputa akauntu) (na email m|na pdf)
      (biko|) (zitere|degaara|bipụtara) m (statement|bank statement|akwukwo akauntu) (nke {period}|na email|m)
      (statement|bank statement|stment) (onwa ato|onwa isii|afo gara aga|{period}) (biko|ka m choro|zitere m)
      (achoro m|m choro|chorom) (statement|bank statement|nkwuputa) (of account|akauntu m|pdf|e steepu) ({period}|)
      (ulo oru|visa|embassy|court|mahadum) (choro|na-aju|si m weta) (bank statement|statement akauntu m) (biko|)
      (download|print|bipụta) (statement|bank statement|akwukwo akauntu) (m|nke {period})
      (kedu ka m ga-esi|olee otu m ga-esi|ebee ka m ga-esi) (nweta|download|wepụta) (statement|bank statement) (m|nke {period}|)
      (zipu|ziga) (statement|akwukwo akauntu) m (na email m|na whatsapp a|na pdf) (biko|)
      (e-statement|estatement|pdf statement) (m|{period}|biko)
      (nkwuputa|nkowa) (akauntu|ego) (m|zuru ezu) (nke {period}|onwa isii|) (n'akwukwo|pdf|zitere m)
      (akwukwo|papa) (na-egosi|gosiri) (ego niile batara na puru|otu akauntu m si aga) (onwa isii|{period}) (ka ha na-acho|zitere m)
      (biko nwa m|nwam) (biputara m akwukwo akauntu|zitere m statement) ({period}|)
      (stamped|official|signed) (statement|bank statement) (ka m choro|biko|{period})
      (statement|bank statement) (akauntu ahia|savings|current) m ({period}|biko)
      (loan|visa|tax|school) (ka m ga-eji ya eme|chọrọ ya), (statement m|bank statement onwa isii|zitere m statement)
      (unu ga-ezitere m|i ga-enye m|a ga-enye m) (statement|bank statement) (m|{period}) (taa|biko|)
      (biko|) (meere|biputara|zitere) m (akwukwo|statement) (na-egosi ego batara na puru|akauntu) (nke afo a|onwa ato|{period})
      (nwa m|visa|ulo akwukwo) (na-aga uk|choro) , (statement onwa isii|bank statement m) (ka m choro|zitere m)
      (statement|nkwuputa) (akauntu m|m) (site na january ruo june|nke afo gara aga|{period})
      (enwere m ike|m puru) (inweta|ibipụta) (statement|bank statement) (ebe a|{period}|pdf)
      (ka m zigara|ka m nye) (lawyer|embassy|auditor|oga) m (statement|bank statement) (biko zitere m ya|nke {period})
      (six months|3 months|one year) (statement|bank statement) (m|biko)
      (achoro m|chorom) (akwukwo akauntu|statement) (e ji aga visa|e ji ario loan|e ji eme tax)
      (email|whatsapp) m (statement|bank statement) (m|nke {period}) (biko|)
      (statement|stetmenti) (karo|banki) m ({period}|biko|zuru oke)
      (kedu|ole) (ego|oge) (a na-akwu|o na-ewe) (inweta statement|maka bank statement)
      (generate|send|give) (me|) (statement|my bank statement) (biko|{period}|nke onwa isii)
      (nwa m biko|nwam) (bipụtara m akwukwo akauntu|zitere nwa m statement m)
      (akwukwo banki|bank paper) (na-egosi akauntu m|statement) (onwa isii|{period}) (ka a na-aju m|)
      (pdf|excel|hard copy) (statement|nke statement) m (biko|{period})
      (tax office|firs|onye nwe ulo) (na-aju|choro ihu) (statement|akwukwo akauntu) m ({period}|)
      (nyem|nye m|zite) (statement|bank statement) (n'ubochi taa|ozugbo|m) (biko|nke {period})
      (a na-acho|ha choro) (statement|akwukwo akauntu) m (n'ofis|na visa|na school) (zitere m ya|)
      (ka m nweta|otu m ga-enweta) (statement|bank statement) (onwa iri na abuo|nke afo a|{period})
      (statement|stetment) (akauntu|account) (mama m|ahia anyi|isusu) (nke {period}|biko)
      (bipụta|print|mee) (statement|akwukwo akauntu) (m|ka m buru ya gaa embassy)
      (pls|biko) (my|) (statement of account|account statement) ({period}|)
      (akwukwo akauntu|bank statement) (nwere stamp|nwere letterhead) (ka ha choro|ka m choro)
      (how do i get|kedu ka m si enweta) (statement|bank statement) m (n'ebe a|)
      (na-achọ m|m na-acho) (statement|bank statement) ({period}|nke onwa ato|)
      (statement m|bank statement m) (nke|) ({period}|onwa ise gara aga) ziga ya (na email|ebe a)
      (agwara m|a siri m) weta (bank statement|statement) (onwa isii|{period}) (biko nye m ya|)
      (akwukwo|pepa) (banki|akauntu) (na-egosi ego m kwa onwa|onwa isii) biko (zitere m|)
      (quarterly|monthly|yearly) statement (m|biko)
      (statement|bank statement) (m nwetara ezughi|m na-emepeghi) (zitegharia ya|zite nke ozo)
      (akwukwo|statement) (akauntu|ego) m (kemgbe january|nke {period}) (zitere m|bipụta)
      (ka m nwee|zite) (bank statement|statement) m (na pdf|maka loan|maka tax)
      (onwa isii|afo) (statement|bank statement) (biko|ka m choro|zitere m)
      (biko|) statement (zuru oke|onwa ato|{period}) (maka visa|maka loan|ka m nye lawyer)
      (bank statement|statement) m (si|kemgbe) (january|onwa mbu) ruo (taa|december)
      (ndi school uk|embassy canada) choro (statement|akwukwo akauntu) (m|onwa isii) zitere m
      (ha choro|embassy choro|ulo oru choro) (statement|akwukwo akauntu) m (nke onwa isii|{period}) (zitere m ya|)
      (akwukwo banki|statement) m (n'udi pdf|na pdf|nwere stamp) (ka m choro|zitere m)
      (m na-acho visa|m na-ario loan na {bank}) (nye m statement|bank statement m zitere m)
      (ka m nata|ka m nweta) statement (nke afo gara aga|onwa ato gara aga) (n'email m|ebe a)
      (statement m|statement of account m) (o na-ewe oge ole|ego ole ka unu na-ewe maka ya)
      (akwukwo gosiri|akwukwo na-egosi) (ihe niile gara n'akauntu m|onodu akauntu m) nke (afo a|{period}) pdf
      (zitere|mailie) (accountant m|lawyer m|onye auditor) statement m ({period}|)
      (statement ahu|statement m rioro) (o batabeghi n'email m|ahughi m ya), zitegharia ya
      (zitere m|nye m) statement (site na january ruo june|nke otu afo|nke {period}) (pdf|n'email)
      (maka|n'ihi) (scholarship|visa china|tender) (statement akauntu m di mkpa|nye m bank statement)
      (akwukwo nkowa akauntu|statement) (nwunye m na mu|ulo oru m) ({period}|biko)
      (achoro m iji|m ji) statement (mee tax|gosi landlord|nye auditor) (zite ya|biputa ya)
      ndi embassy uk choro akwukwo akauntu onwa isii
      zigara m statement nke january ruo june na email
      landlord ohuru choro ihu statement m
      ndi scholarship choro akwukwo bank m
      m na-acho ije obodo oyibo, ha choro akwukwo gosiri ego m nke onwa isii
      bank statement m nke {period} ka m zigara lawyer
      nye m akwukwo na-egosi ihe niile batara na ihe niile puru, nke e ji acho visa
      onye auditor otu anyi choro statement nke otu afo
      ndi loan nke banki ozo na-aju statement m
      dọọ m statement na email, nke nwere stamp
      m ga-ebipute statement, zite ya na pdf
      ego ole ka statement ga-efu, nke onwa ato ka m choro
      account statement nke nwa m maka scholarship
      kedu ka m ga-esi nweta akwukwo akauntu nwere stamp unu
      ulo akwukwo nwa m na-aga n'uk choro ihu ego anyi nke onwa isii, zitere m akwukwo ya
      ndi tax na-eti m mkpu, ka m nweta statement afo gara aga
      abughi history, akwukwo akauntu na pdf ka m choro
      nwa m ga-aga igu akwukwo n'ireland, embassy choro ka nna ya weta bank statement, zitere m ya
      anyi na-azu ala n'awka, ndi lawyer choro akwukwo akauntu m nke onwa isii
      uka anyi na-eme audit, biko nye m statement akauntu {period}
      oge mmiri ozuzo agwula, ndi otu ndi oru ugbo choro ihu statement m tupu ha enye fatilaiza
      ana m alu di n'onwa a, onye nwe ulo anyi ga-agbazi choro bank statement m
      nwanne m no n'ikpe, lawyer ya choro statement akauntu m {period}, nye m ya na pdf
      mmadu mebiri akwukwo m niile mgbe ulo m gbara oku, biputara m statement akauntu {period}
      ha juru m visa na mbu n'ihi na m ewetaghi statement, nye m nke onwa ato ugbu a
      ndi kansul italy juru akwukwo akauntu m, nke onwa isii, nyem ya na pdf
      m na-ario oru na oil company, ha choro statement, zitere m nke {period}
      embassy canada choro akauntu m onwa isii, mee ya pdf
      landlord ohuru si ka m weta akwukwo banki m nke onwa ato
      zitere m ndeko akauntu m {period} na pdf
    `,
    receipt: `
      <want> (risiti|receipt|akwukwo nnata|ihe akaebe) (nke {amount}|ego m zigara|)
      (risiti|receipt|akwukwo nnata|rasiti) (m|biko|ikpeazu|)
      (zitere m|ziga|gosi m) (risiti|receipt|akwukwo nnata) (m|ahu|) (ozo|)
      ebee ka (risiti|receipt) (m|ahu) (no|di)
      (risiti|receipt) (nke|maka) (ego m zigara|ugwo ikpeazu|transfer ikpeazu) ({name}|)
      {name} (choro|na acho|choro ihu) (risiti|receipt|ihe akaebe)
      (ihe akaebe|akaebe) (na m kwuru|na akwuola m ugwo|m ji gosi na m kwuru)
      (ahughi m|enwetaghi m) (risiti|receipt) 
      (zighachi|zite ozo|ziga ozo) (risiti|receipt)
      <i_want> (ihu|inweta) (risiti|receipt) ({reference}|)
      receipt {reference}
      risiti nke {reference}
      (zitere m|nye m|achoro m) (rasiti|risiti|ihe akaebe) nke (transfer m|ego m zigara|ego m zigara {name}|{reference})
      (akaebe|ihe gosiri) (na|) (m kwuru|m zigara|akwuru m) (ego|{name}|{amount})
      (ziterem|nye m|gosi m|biko ziterem) (risiti|resiti|receipt|akwukwo eri|ihe akaebe) (ego m zigara|nke transfer|nke ikpeazu|m|)
      (achoro m|m choro) (risiti|receipt|ihe akaebe|akaebe) (na m kwuru ugwo|nke ego ahu|maka {name}|)
      {name} (na-acho|choro|juru m) (risiti|receipt|akaebe)
      (risiti|receipt) (m|ahu) (o no ebee|di ebee|kwanu)
      (zitegharia|ziteghachi) (m|) (risiti|receipt) (ahu|)
      risiti (nke|maka) {amount} (m ziri|)
      (onye ahia|onye na-ere ahia|onye nwe shop) (ekwetaghi|si na ya ahughi) na m kwuru ya, (nye m receipt|zite risiti)
      (screenshot|sreenshot|foto) (nke transfer|nke receipt|risiti) (ahu|m mere|)
      (ihe m ga-egosi|akaebe m ga-egosi) {name} na m (kwuru|zigara) ego, zitere m
      (ulo akwukwo|ndi oru|uka) choro (receipt|risiti|akaebe) ego m kwuru (ha|)
      (resit|rasit|recipt|reciept|risit) (transfer|ego m zigara|{name}|nke ikpeazu)
      (nyetu m|nyem) (risiti|receipt) (ugwo akwukwo m kwuru|oku m zutara|ego m zigara {name})
      (kedu ka m ga-esi|olee otu m ga-esi) (enweta|nweta|ebudata) (risiti|receipt) (nke azumahia|nke transfer|)
      (share|shearie|forward) (receipt|risiti) (ahu|{name}|nke ikpeazu)
      (mepụta|mee|meputara m) (risiti|receipt) (maka {amount}|nke {period}|)
      (achoro m akwukwo|achoro m ihe) na-egosi na ugwo (ahu|ulo|akwukwo) akwuola
      (risiti|receipt) nke (ego m zigara|ugwo m kwuru|ihe m zutara) {period}
      (printie|print|biputa) (risiti|receipt) (ahu|{reference}|m)
      (i nyeghi m|unu enyeghi m|onweghi) (risiti|receipt) (mgbe m kwuru|nke ego m zigara)
      (slip|pepa) (transfer m|ego m kwuru|ugwo m kwuru) (zitere m|nye m) biko
      (kwadoro m|gosi) na transfer {reference} (gara|mere), (receipt ya|zite risiti ya)
      {name} na-(enye m nsogbu|eche) maka (receipt|risiti|proof of payment)
      (proof|evidence) (na m kwuru|of payment|nke ikwu ugwo) (biko|nwanne|)
      (transaction|transfer) receipt (ikpeazu|{period}|nke {name}|biko)
      (onye keke|oga m|auditor) si m (gosi|weta) (receipt|risiti)
      ka m (hu|fu|nweta) (receipt|risiti) nke (unyaahu|ututu|ego ahu)
      (ahuchaghi m|e hichapuru m) (risiti|receipt) ahu, (nye m nke ozo|zite ya ozo)
      (biko|) (mepụtara m|nye m) (akwụkwọ nnata|risiti) (nke ịkwụ ụgwọ|nke {amount}|m zigaara {name})
      (ha|ndi ulo akwukwo|onye nwe ulo) (ekwetabeghi|na-agọ) na m kwuru, (risiti biko|nye m ihe akaebe)
      (receipt|risiti) (ka ha na-aju|ka {name} na-acho|ka m ga-egosi)
      (rcpt|reciept|receit) (biko|transfer|nke {period})
      (kedu|olee) (risiti|receipt) (nke ego oku|nke ugwo akwukwo|nke data) m kwuru
      (e nwere|o nwere) (akwukwo|receipt) unu na-enye (mgbe mmadu kwuru|ma m ziga ego)
      (downloadie|budata|savie) (risiti|receipt) (nke {name}|ikpeazu|ahu)
      (reference|nomba akaebe) {reference}, (nye m risiti ya|receipt ya biko)
      (ka m were gosi|ka m jiri gosi) (na m kwuola|na ego agala), (zite risiti|nye m receipt)
      (akwukwo|slip) (m kwuru|ikwu) (rent|school fees|nepa) (nye m ya|zite ya)
      (e mechara|m mechara) transfer (receipt ya|risiti ya) (kwanu|abiaghi|biko)
      (zitere m|nye m) (risiti|receipt|ihe akaebe) (ego m zigara|transfer unyaahu|{amount}|oku m zutara)
      (ha na-acho|o na-acho) (risiti|ihe gosiri na m kwuru ugwo) (zitere m ya|)
      (akwukwo|risiti) (ikwu rent|m kwuru nepa|ego m zigara {name}) (nye m ya|zite ya)
      (zitere m|nye m|gosi m|ziga) (risiti|receipt|akaebe) (ego m zigara {name}|transfer m|nke {amount}|biko)
      (onye ahia|landlord|{name}|ulo akwukwo) (choro|na-aju) (risiti|receipt|akaebe ikwu ugwo) (zitere m ya|biko)
      (achoro m|chorom) (risiti|receipt|akaebe|proof) (nke ego m kwuru|transfer ikpeazu|{reference}|ugwo oku)
      (receipt|risiti) (ikpeazu|transfer ahu|m|{reference}) (biko|gosi m)
      (ka m gosi|ka m zigara) ({name}|onye ahia) (na m kwuru|na m zigara ego), (nye m risiti|zitere m receipt)
      (download|print|share) (receipt|risiti) (m|biko|nke {name})
      (risiti|receipt) (m|) (furu|ehichapuru m ya|ahubeghi m ya) (zitegharia ya|nye m ozo)
      (biko nwa m|nwam) (zitere m risiti|gosi m akaebe na m kwuru ugwo)
      (payment evidence|proof of payment|transfer receipt) (biko|m|nke {name})
      (risiti|receipt|resit) (nke|) (oku m zuru|bill m kwuru|ego m zigara|transfer) (zitere m|gosi m|biko)
      (ihe akaebe|proof|evidence) (m ji gosi|na m zigara) (ego|{amount}) ({name}|biko|zitere m)
      (zitegharia|ziteghachi) (receipt|risiti) (transfer ahu|{reference}|nke ikpeazu)
      (onye ahia|keke|ndi school) (si m gosi|na-ajụ) (receipt|risiti|akaebe) (zitere m ya|biko)
      (ka m nwee|achoro m) (akwukwo|risiti) (na-egosi na m kwuru|nke ugwo m kwuru) (biko|{name})
      (receipt|risiti) (m|{name}) (na pdf|na foto|na whatsapp) (biko|)
      (m ga-egosi|ka m gosi) (oga m|landlord) (risiti|receipt) (zitere m|nye m)
      (receipt|risiti) (nke ututu|nke unyaahu|{period}) (gosi m|zitere m)
      (generate|send|resend) (receipt|risiti) (biko|{reference}|for {amount})
      (transfer receipt|payment slip|teller) (m|biko|nke {amount})
      (risiti|receipt) {reference} (gosi m|biko)
      (bipụta|print) (risiti|receipt) (ego m kwuru|m)
      (akaebe|risiti) na (m kwuchara rent|m kwuru school fees|m zigara {name} ego) (zitere m|biko)
      (nye|zitere) m (risiti|receipt) (oku m zuru|airtime m zuru|dstv m kwuru)
      (pdf|image) (receipt|risiti) (transfer|m) (biko|)
      (risiti|receipt) (abatabeghi|ahughi m ya) (zitere m ya|nke {name})
      (ka m debe|ka m chekwaa) (risiti|receipt) (nke ego m zigara|m kwuru) zitere m
      (akwukwo|slip) (na-egosi|gosiri) na (m kwuru {name}|m zigara {amount}) (zitere m|biko)
      (receipt|risiti) (bill|dstv|oku|transfer) (m kwuru {period}|ikpeazu) zitere m
      (zitere m|nye m) (receipt|akaebe) (ego m zigara {name}|nke {amount}) (onye ahia ekwetaghi|o na-aju ihe akaebe)
      (m nwere ike inweta|ka m nweta) (receipt|risiti) nke (ego m kwuru|transfer m mere) {period}
      (onye ahia|landlord) (si m|na-ekwu) (gosi ya receipt|zite ya risiti) (zitere m ya|)
      (pdf|foto) (receipt|risiti) (transfer ikpeazu|{reference}) (ka m forward|biko)
      (risiti|receipt) (furu|ehichapula m ya) (nyeghachi m ya|zitere m ozo)
      (receipt|risiti) (oku|dstv|data) m kwuru {period}
      {name} m kwuru ugwo si m gosi ya akaebe, (nye m receipt ya|zitere m receipt)
      (nke ikpeazu|transfer nke unyaahu) (receipt ya|risiti ya) (ka m choro|zite ya)
      (foto|screenshot) (ego m zigara|transfer {amount}) (ka m gosi|ka m zigara ya)
      (foto receipt|akaebe) (transfer m|ego m zigara {name}) (zitere m|ka m forward)
      (ha si na ha ahughi|onye ahia juru) (zitere m receipt|nye m risiti) (ka m gosi ha|)
      nwa akwukwo m kwuru school fees, ha choro receipt, zitere m ya
      m choro ihe akaebe na m zigara {name} ego unyaahu
      biputa risiti nke transfer ikpeazu m
      onye nwe ulo na-agwa m na m akwubeghi ya, nye m ihe m ga-eji mechie ya onu
      akaebe transfer m mere na {bank}, ka m zigara ya na whatsapp
      risiti nke {amount} m kwuru ndi ulo ogwu
      share receipt ikpeazu ahu
      o choro ihu na ego apugo, nye m risiti
      oku m zuru {period}, nye m receipt ya, oga m ga-akwughachi m
      ihe ana-akpo teller, nke ego m zigara, zite ya
      e furu m receipt school fees nwa m, nye m ozo
      nwa akwukwo ka m bu, bursary choro akaebe ikwu ugwo m
      pdf nke receipt transfer {reference}
      m kwuru onye osikapa ugwo ma o na-agho agho, nye m risiti ya ka m gosi ya
      onye isi klas anyi na-anakota ego, o choro ka onye obula zite receipt, nye m nke m
      abughi statement, naani risiti otu transfer ahu
      m kwuru ego uwe ulo akwukwo nwa m, onye nkuzi si na o hughi ya, nye m risiti ya
      onye zuru m ewu ga-abia n'elekere abuo, choro akaebe na m zigara ya, nye m risiti
      ego ozu anyi kwuru na mortuary, ha na-aju risiti, zitere m nke {amount} ahu
      mmiri dobere akwukwo m, biko nyeghachi m risiti ugwo ulo m kwuru
      kwaya kwuru ego uwe, secretary choro risiti transfer ahu
      onye ugbo na-ekwu na m anaghi akwu ugwo, gosi m risiti transfer m mere ka m gosi ya
      e mechara igba nkwu, papa nwunye m choro risiti ego m zigara ya
      ofis ga-akwughachi m ego njem abuja, risiti nke m kwuru tiketi ka ha na-acho
      nwanne m amaghi na m kwuola ugwo ahia ya, nyem risiti ka m ziga ya
      onye keke si na m kwuru ya obere, gosi m akaebe transfer ahu
      onye ahia ahu ekweghi na m kwuru ya, nye m akaebe na m kwuru {amount}
      achoro m risiti nke ego m zigaara {name} unyaahu
      risiti ego akwukwo m kwuru, (zitere m ya ozo|gosi m ya), ha choro ihu ya
    `,
    where_is_my_money: `
      (ebee|ebe ole|olee ebe) ka (ego m|ego m zigara|{amount} m) (no|di|nọ)
      (ego m|ego ahu|ego m zigara) (erubeghi|abatabeghi|ebee ka o no|o ruola)
      {name} (ahubeghi|enwetabeghi|ahughi|anatabeghi) (ego|ego ahu|alert|{amount})
      (zigara m|ezigara m|m zigara) {name} {amount} (mana|ma) (o rubeghi|o nwetabeghi|o hughi ya|erubeghi)
      (e wepula|unu ewepula|e wepuru) ego (m|na akauntu m) (mana|ma) (o rubeghi|ego erughi|{name} ahughi ya)
      (gini mere|gini na-eme) (transfer m|ego m zigara|{amount} m zigara)
      (gini mere|maka gini) ego (ahu|m) (erubeghi|ka na-echere|abatabeghi|akwusi)
      (kedu|onodu) (maka transfer m|transfer m|ego m zigara) (ugbu a|)
      (ego ahu|transfer ahu|ego m zigara) (o ruola|o gala|o gara|o banyela|o gafere)
      kedu mgbe ego (ahu|m) (ga eru|ga abata|ga alota)
      (lelee|chọta|soro) (transfer m|ego m zigara|ebe ego m no)
      ego m (akwuruola|kwudoro|di na pending|rapara)
      {amount} m zigara {period} (erubeghi|abatabeghi)
      transfer status {reference}
      (a ka m|m ka) na eche (ego ahu|ka ego bata)
      ego ahu (o banyela|o gala|o ruola) (n'aka {name}|)
      (ezigara m|zigara m) {name} {amount} (mana|ma|) (o hughi ya|o nwetabeghi|erubeghi ya)
      {name} (si|siri) na (ego erubeghi|o hughi ego|ya enwetabeghi)
      ego m (zigara|ezigara) {name} (ebee ka o no|erubeghi|o ruola)
      (e wepuru ego|ego puru) mana o (rutaghi|erubeghi) {name}
      (zigara m|ezigara m) {name} {amount} (ma|mana) (erubeghi|o hughi|o nwetabeghi) (ya|)
      {amount} m zigara {name} (erubeghi|o hughi ya|ebee ka o no)
      {name} (ahubeghi|enwetabeghi) {amount} (m zigara|)
      e wepuru {amount} (ma|mana) {name} (ahughi|enwetaghi) ya
      ego m zigara (unyaahu|taa) (erubeghi|ka na aga)
      (ego|{amount}) (m zigara|m kwuru|m zipuru) ({name}|) (erubeghi|abatabeghi|o rubeghi|abaghi|o batabeghi)
      {name} (si|siri|kwuru) na (o|ya) (nwetabeghi|ahughi|hubeghi|enwetaghi) (ego|ya|{amount})
      (e wepuru|ha wepuru|unu wepuru) ego (m|n'akauntu m) (mana|ma) {name} (ahughi|enwetaghi|hubeghi) ya
      (ebee|olee ebe) (ka|) (ego m|transfer m|nziga m) (no|di|araara|kwusiri)
      (transfer|ego|nziga) (m|) (ka no|ka di) na (pending|uzo|nchere)
      (ego m|ego m ziri|transfer m|ego ahu) (o no ebee|di ebee|kedu ebe o no|o gara ebee|kwanu)
      (ezigara m|m zigara|azigara m) {name} {amount} (ma|mana) (o hubeghi|o natabeghi|o rubeghi|o hughi ya)
      (ego|ego ahu|transfer m) (erubeghi|abatabeghi|abanyebeghi|abataghi|erughi) (ya aka|ruo ugbu a|kemgbe ututu|)
      (ha|ulo aku) (ewepula|wepuru|ebipula) (ego m|m ego) (mana|ma) (o rughi|o rubeghi|onye ahu enwetabeghi)
      {name} (si|kwuru) na (o hughi|o natabeghi|o nwetabeghi) (ego|alert) (ahu|obula)
      (e|mmadu) zitere m ego (mana|ma) (ahubeghi m ya|o batabeghi)
      (gini|kedu ihe) (mere|na-eme) (ego m|transfer m|{amount} m ziri)
      (choro m|chotara m) (ego m zigara|transfer m|ebe ego m no)
      (transfer|ego) m (ka no na pending|egbu oge|kwusiri n'uzo)
      (gini mere|maka gini ka|kedu ihe kpatara) (ego m|transfer m) (anaghi abata|erubeghi|eji egbu oge)
      (ego m zigara o|transfer m o) (ruola|gara) (ya aka|)
      m ka na-eche (ego|alert) (ahu|)
      ego m (rapara|jidere|kwusiri) (n'uzo|ebee|)
      (gini mere|maka gini) ego (m ziri|ahu) (rubeghi|abataghi)
      (unu ewepula|e wepuola) ego na (akauntu|account) m mana {name} ahughi ya
      (kedu|olee) (ihe mere|ebe) (ego|{amount}) m (ziri|zigara) (no|)
      (kedu mgbe|mgbe ole) ka ego (m|ahu) ga (abata|eru)
      ego m ziri (o gara nke oma|o ruola {name} aka|o banyela n'aka ya) biko
      (onye ahia|onye m kwuru ugwo|onye nwe ulo) (na-akpo m|na-eti mkpu|na-enye m nsogbu) na (ego erubeghi ya|o hughi alert|ya ahubeghi ego)
      (ego m|{amount} m) (o fere efe|o gbara ebee|o furu n'uzo|o gbalaga)
      kemgbe (ututu|unyaahu|elekere abuo) ka (m zigara|m zipuru) ego (o batabeghi|o ka na-aga|onweghi ihe gosiri)
      (nwa m|nwa m no n'ulo akwukwo) (ka na-eche|ahubeghi) (ego|{amount}) m (zigara|zitere) ya
      (alert|debit alert) (batara m|m hutara ya) mana {name} (enwetaghi credit|ahubeghi ihe obula|si na onweghi ihe o huru)
      ego m zigara o ga-ewe (oge ole|ubochi ole) ozo (tupu o ruo|ka o ruo onye m zigara ya)
      (nyochaa|lebara m anya na) {amount} m (zigara|zipuru) {name}, ka m mara ma o ruru
      (transfer|nzipu) (ahu|m) (akwusila n'uzo|na-egosi pending|na-egosi processing)
      (ego nwanne m|ego oga m|ego customer m|ego {name}) (zitere m|zigara m) (abataghi|ahubeghi m ya|ekwughi ihe)
      (ana m eche|m no na-eche) (alert|ego {name}|credit) (kemgbe|kemgbe unyaahu|ruo ugbu a)
      (successful|o gosiri successful|o si na o gara) mana (onye ahu|{name}|ha) (ahughi ego|enwetaghi ya|asi na mba)
      (failed|o siri failed|o dara) mana (ego m puru|e bipuru m ego|unu ewerela ego m)
      (where|wia|ebee) (my money|ego m) (dey|no|kwanu)
      ego hapuru akauntu m mana (o ruteghi|o rutebeghi) (n'ebe o na-aga|{name} aka|na {bank})
      (ego|ego m) (m zigalu|m zipulu) (elubeghi|abatabero|afubeghi ya) ({name}|)
      ({bank}|ndi {bank}) si na ha (ahubeghi|enwetabeghi) (ego m|{amount}) (m si karo zite|)
      (kedu ihe|gini) (jidere|na-egbochi|kpatara) (ego m|transfer m) (ka o ghara iru|na o rughi)
      (chooro m|soro m choo|choputa) (ego m zigara|{amount} ahu|ego ahu) (ebe o no|n'uzo|biko)
      (nwa m biko|nwam) ego m (zigara nwa nwa m|zitere nna gi) (o ruru ya aka|o ruola|ka no n'uzo)
      (update|ozi|akuko) (obula|) (maka|banyere) (transfer|ego m zigara|{reference})
      (o gwula|o gbaala) (elekere abuo|ubochi abuo|izu) (ego m|transfer m) (erubeghi|ka na pending)
      (m kwuru|akwuru m) na pos, (onye pos|onye nwe shop) si na (ego abataghi|ya ahughi ego)
      (m zigara onwe m|m si {bank} zitere onwe m) {amount} (o batabeghi|ahubeghi m ya ebe a)
      (ugwo|ego) (m kwuru|m zigara) {name} (o nwetara ya|o hutara ya|o batara ya n'aka) (ka o bu mba|)
      (lost|missing) (money|ego) m (zigara|transfer m), (ebee ka o no|kedu ebe o di)
      {name} (ka na-ele anya|na-eche) (ego|{amount}) (ahu|m siri na m zigara)
      (kedu ihe mere|gini kpatara) (nnyefe|nzipu|ego) m (zigara {name}|zigara|mere {period}) (na-erubeghi|ji egbu oge)
      (ọ bụrụ na|o buru na) ego (ahu|m zigara) (aruola|eruola), (gini mere {name} ahughi ya|ebee ka o no)
      (ego|{amount}) (hapuru akauntu m|si n'akauntu m puo) (kemgbe|unyaahu) (onye m zigara ahubeghi ya|o rubeghi ebe o na-aga)
      (onye keke|onye taxi|onye ulo oriri) (kwusiri m ebe a|anaghi ekwe m laa) maka na (ego m zigara erubeghi ya|o hubeghi alert)
      (m no n'ahia|m no na filling station|m no n'ulo ogwu) (ego m zigara abatabeghi|alert ha abatabeghi) (biko lelee ya|gini na-eme|)
      (kedu onodu|gini bu onodu) (transfer|nnyefe|ego) (m mere {period}|ahu|{reference})
      (e zitere m|nwanne m zitere m|ulo oru zitere m) {amount} (kemgbe|{period}) (o batabeghi|ahughi m ya n'akauntu|ebee ka o no)
      (unu jidere|unu ji) (ego m|{amount}) m zigara {name}, maka gini o rughi
      (o ruola ya aka|o natala ya|o hutala ya) (ka o ka no n'uzo|{name}) (ego m zigara|)
      (ego m|transfer m) (a|ahu) (gini ka o na-eche|o na-eche gini|o kwusiri ebee)
      (lelee|nyochaa) (ma|ka) ego (m zigara|{amount} ahu) (o garala|o ruru|erugo) ({name}|{bank}|)
      (obi na-ama m jijiji|ujo na-atu m|ura ekweghi m rahu) (maka|n'ihi) (ego m zigara na-erubeghi|{amount} na-abataghi)
      (alert|credit alert) (abiaghi|abatabeghi|adighi) mana (onye zitere m|{name}) si na o (zigara|gara)
      (m ga-eche|ka m chere) ruo (ole mgbe|mgbe ole) (tupu ego m erute|ka ego {name} ruo)
      gini (jidere|kpachiri) (ego m zigara|transfer m), o bu network
      (lebara m anya|leekwa anya) na (transfer|ego) m (zigara {name}|{reference}) (ka o ruo|)
      (nnyefe|transfer) (m|nke {amount}) (gara|na-aga) {bank} (erubeghi|ka na-atogbo|o ruola)
      (kedu mgbe|olee oge) (ka {name} ga-ahu|ka onye m zigara ga-ahu|ka ha ga-ahu) (ego m zigara|{amount} ahu|ego m)
      (akauntu m|alert m) (na-egosi|siri) na ego (apuola|agala) ma (o ruteghi|onye nwe ya asi mba)
      (onye nkuzi nwa m|ndi ulo ogwu|onye ulo oriri) si na (ha ahubeghi ego m zigara|ego m kwuru abataghi)
      (zigara m|m zigara) (ego ugbo|ego ogwu|ego nri) (o rubeghi nwa m|nne m ahubeghi ya)
      (ego m|ego) (laa n'iyi|na-efegharị|fefuru) (mgbe m zigara ya|n'uzo|na transfer)
      (e wepuru ego m|ego puru) ma {name} enwetaghi ya, (ebee ka o no|gini mere)
      (tracker|trackie|track) (transfer|ego m|{reference}) (biko|)
      (ebee ka|olee ebe) (ego m|{amount} m|ego m zigara {name}) (no|di|banyere)
      (soro m choo|nyochaara m) (ego m zigara|{amount} ahu) (ebe o no|o rubeghi)
      (ezigara m|azigara m) {name} ego (o nwetaghi ya|o rubeghi ya aka|kemgbe ututu)
      (nzipu m|transfer m) (ka no n'uzo|erubeghi|ekwuchighi|kedu ka o di)
      (o rutela|o rula) (ego ahu m ziri|ego m zigara {name})
      (choputa|choo) ego m (zigara {name}|zigara unyaahu|) (biko|ebe o no)
      nwanne m (zitere|ziteere) m {amount} (ahubeghi m ya|o batabeghi|ebee ka o no)
      (ego|{amount}) m (kwuru rent|kwuru onye ahia) (o nataghi ya|erubeghi ya aka) (kedu ebe o no|)
      (ego|{amount}) m (zigara|zipuru) (kemgbe ututu|unyaahu|elekere abuo) (erubeghi|abatabeghi|ka no n'uzo)
      ({name}|onye ahia|onye m zigara) (si na o hubeghi|hubeghi|enwetabeghi) (ego|alert|{amount} m)
      (e zitere m|{name} zitere m|nwa m zitere m) (ego|{amount}) (ahubeghi m ya|kedu ebe o no|o batabeghi)
      (transfer|ego) m (pending|na-atugharị|ka na-agba|na-ede processing) (kemgbe|ruo ugbu a|gini mere)
      (a debitiri m|e wepuru m|o wepuru) ({amount}|ego) (mana|ma) ({name} ahughi ya|onye pos ahughi ya|o rughi)
      (gini|kedu ihe) (na-egbu|mere) (ego m zigara|transfer m) (oge|o ji rubeghi|o jighi aga)
      (ego m|{amount}) (ebee ka o no|o no ebee|gara ebee) (m zigara ya {name}|ha ahubeghi ya|)
      (ozi|alert) (na-asi|na-egosi) (successful|na o gaala) (mana ego erubeghi|ma {name} ahughi ya)
      (ugwo onwa|salary|pension) m (e ziri na e zitela ya|ulo oru si na ha zitere) (ahubeghi m ya|o batabeghi)
      (pos|onye pos) (swaipiri kaadi m|were kaadi m) {amount}, ego apuola mana (onye ahia ahughi ya|onye ahia si na o rubeghi ya)
      (o teela|awa ato) m (zigara|zipuru) (ya|ego|{amount}) (o ka rubeghi|gini na-eme|)
      (chọọra m|nyochaa|leere m) (ego|{amount}|transfer) (m zigara {name}|{reference}|m zigara) (ebe o no|o rugo|o rubeghi)
      ego m zigaara {name} (unyaahu|taa) (o rutela|o rubeghi|ka na-aga)
      (oge ole|elekere ole|ubochi ole) ka ego (m zigara|ga-eji) (ruo {bank}|eru|ruo {name})
      (i ga-achoputali|i nwere ike ichoputa) (ebe ego m no|ego m zigara {name}) (biko|)
      (transfer|nziga) {reference} (o gaala|erubeghi|ebee ka o ruru|kedu onodu ya)
      (ndi {bank}|{bank}) (na-asi|si) (ego m abiabeghi|ha ahughi {amount} m zigara|na ego m ka no n'aka unu)
      (biko nwa m|nwam) (ego m zigara nwa m erubeghi|ebee ka ego m zigara no|ego m o furu n'uzo)
      (m kwuru|akwuola m) (onye keke|onye nri|landlord) (ma o si o hubeghi alert|alert abiaghi ya) (o na-ekwe m laa|)
      (m zigara ego|m mere transfer) (o kwuru failed|o dara) (mana ego alotaghi|ma e weghachighi ego|ego m no ebee)
      (ego m|{amount}) dara ada (alotabeghi|a ka m na-eche ya|kedu mgbe o ga-alota)
      (ka m mara|achoro m ima) (ma ego m zigara eruola|ebe {amount} m zigara no|ihe mere transfer m)
      (ruo ugbu a|ruo taa) (ego|{amount}) (e zitere m|oga m zitere) (abiabeghi|ahughi m ya)
      (ego m|transfer m) (stuck|o hangiri) (ebee ka o no|erubeghi {name}|)
      (chineke|ewoo|chai) (ego m zigara|{amount} m) (efuola n'uzo|erubeghi), (ebee ka o no|nyochaa ya)
      (ego|{amount}) (m na-atu anya|m na-eche) (si {name}|si n'aka nwa m) (abatabeghi|ebee ka o no|kedu mgbe o ga-abata)
      (m ka na-eche|ana m eche) (alert|ego) (e zitere m|{name} si na o zitere) (o batabeghi|)
      ({name}|nwa m|oga m) (zitere|ziri) m {amount} (kemgbe unyaahu|ututu) (ihu m ahughi ya|abatabeghi)
      (kedu ihe|gini) (mere|na-eme) (transfer|ego|nzipu) m (zigara {name}|{reference}) (o ji no otu a|o jighi eru)
      (landlord|onye oru|onye ahia) (na-akpo m|na-eti m mkpu) na (ego m zigara ya erubeghi|o hubeghi {amount})
      gwa m (ebe ego m zigara {name} no|ma ego m zigara {name} o ruola)
      (e wepula ego|ego apuola) n'akauntu m (mana o rubeghi {bank}|{name} ahubeghi ya|o gabeghi ebe o na-aga)
      (awa abuo|ubochi abuo) (m zigara|kemgbe m zigara) (ego|{amount}) (o ka no n'ikuku|erubeghi)
      (ego si|transfer si) ({bank}|opay|palmpay) (m mere abatabeghi|batabeghi ebe a|ebee ka o no)
      (status|onodu) (transfer|ego m zigara|{reference}) (kedu|biko)
      (pending|processing) (transfer m|ego m) (o ga-eru mgbe ole|ebee ka o ruru)
      ego m zigara (o ruru|eruola|o rutere) ({name}|onye ahia) aka (lelee ya|ka m mara)
      (m nyere ego|akwunyere m ego) (n'aka pos agent|na pos) ka o banye n'akauntu m (abatabeghi|ebee ka o no)
      (deposit|ego m tinyere) (na atm|na pos|n'ofis) (abatabeghi n'akauntu|ebee ka o no)
      ego (nwa m|mama m) zitere m si enugu (abatabeghi|adighi n'akauntu m), ebee ka o no
      (o teela|oge agaala) (ego m zigara {name}|transfer m) o ka rubeghi
      (i na-ahu|unu na-ahu) ego (m zigara {name}|{amount} m zitere) (ebe o no|n'usoro unu)
      (kedu ubochi|kedu mgbe) ego (m zigara|e zitere m) (ga-eru|ga-abata)
      (biko|) (chọọ|chọta) ego m (furu n'etiti|kpagburu n'uzo) (m zigara {name}|{reference})
      (onye m kwuru|ahia m zuru) (ka na-agbaso m|anaghi enye m ihe m) na ego (rubeghi ya|abatabeghi)
      (sent|m zigara) {amount} (but|mana) ({name} has not received|{name} ahughi ya|o rubeghi)
      (ego a|ego) (e si|{name} si) na e zitere m (a na m acho ya|ahughi m ya anya|abatabeghi)
      (nwa m biko|nwam) (ego nwa m zitere m abatabeghi|ego m zipuru o ruru)
      (transfer|ego) si (uba|opay|{bank}) abata karo (ka na-eche|abatabeghi)
      ego (m zigaara|m zipuru) {name} maka airtime ya (ahubeghi ya|erubeghi ya) ebee ka o no
      (m mere transfer|m zigara ego) (o gosiri successful|e wepuru ya) (erubeghi|ebee ka o no|onye nnata hubeghi)
      (ego|{amount}) m (si n'ulo oru|pension) (ahubeghi m ya|kedu mgbe o ga-abata|ndi ozo anatala)
      (ndi {bank} zitere m|nwanne m zitere m) ego (o no n'ikuku|abatabeghi n'aka m)
      ({name} na-ebe akwa|{name} na-akpo m) na (ego erubeghi ya|ahughi ya {amount} m zigara)
      (ego m|{amount} m zigara) (o bu na o furu|o bu na o funahu) (ka o ga-eru {name}|ka o no n'uzo)
      (achoputara m|m choputara) na ({name} enwetaghi ego|ego m zigara erughi) (ebee ka o no|)
      (transfer m|ego m zigara) na (mtn momo|opay|{bank}) (erubeghi|ebee ka o no)
      (m ga-echere|ka m chere) (ruo ole mgbe|oge ole) ka ego m zigara (ruo {name}|ruo)
      {name} na-aju m ebe ego m zigara ya no, (o rubeghi ya|alert abiabeghi)
      (kedu ka m ga-esi|otu m ga-esi) (mata ebe ego m zigara no|chọpụta ma ego m zigara o ruru)
      (ego m zigara|{amount} m zigara) {name} (na-akpagharị|ka no n'ikuku|erubeghi be ya)
      (nwanne m si na o zitere|oga m si na o kwuola) (mana|ma) (ahubeghi m ego|o batabeghi n'akauntu m)
      (onye ahia|customer) (gosiri m receipt|gosiri m debit) mana (ego abatabeghi|alert abiabeghi)
      (elekere abuo|ubochi ato) (agaala|gara) (ego m zigara|transfer m) (erubeghi|ka na-eche)
      (e wepula ego|unu wepuru ego) n'akauntu m (onye m zigara si|{name} si) na o hughi ya
      (transfer m|ego m) (o bu gini|gini) (jidere ya|na-egbu ya oge) (o rubeghi|)
      (soro ego m|choo ego m) (m zigara {bank}|m zigara {name}) (hu ebe o no|mara ebe o ruru)
      (ego|{amount}) (m kwuru na pos|m swaipuru) (onye ahia ahughi ya|o rughi onye ahia) ebe e no
      (pending|processing) (ka o na-egosi|ka o kwuru) (kemgbe|kemgbe ututu) na (transfer m|ego m zigara)
      (ego m nke si|ego si) ({bank}|opay|kuda) (kedu mgbe o ga-abata|gini mere o bataghi)
      (ego m zigara|ihe m zigara) (nwa m na school|nne m n'obodo) (o hughi ya|erughi ya aka) (kemgbe unyaahu|biko lelee)
      (o gosiri successful|o si successful) mana (ego erughi {name}|onye nnata ahughi ego)
      (ebee|olee ebe) (ego onye ahia zitere m|ego m si {bank} zite) (no|gbara) (o bataghi|)
      (m dere ya|m zigara ya) na {account} (ego apuola|debit aputala) (ma onye ahu si o dighi|o rubeghi)
      (nwa akwukwo m|nna m) (na-eche ego m zigara|asighi na o hu ego m) (lelee ebe o no|gini mere)
      (ego|{amount}) (m zigara ututu|m zigara kemgbe) (o ka na-aga|o ruola ebee)
      ego m ziri {name} no n'elu igwe, o rubeghi ya
      {name} na-akpo m kwa nkeji ise na o hubeghi ego
      unu ebipula m ego, onye m zigara ya enwetabeghi
      transfer m na-asi successful, ma nwoke ahu si na o hughi ihe obula
      pending pending kemgbe ututu, gini na-eme transfer m
      kedu ihe na-eme ego ahu m zipuru na {bank} unyaahu
      atm akwughi m ego ma e debitiri m, ebee ka ego m no
      pos siri declined ma o wepuru {amount}, kedu mgbe o ga-alota
      e siri na reversal ga-abata n'ime awa iri abuo na ano, ahubeghi m ya
      ego ahu dara ada, unu ekwughachibeghi m ya
      transfer dara unyaahu, {amount} m puru ma o lotabeghi
      nwa m no ulo akwukwo na-ebe akwa, ego m zigara ya erubeghi
      onye ahia m ekweghi enye m ngwaahia, o si na ego abatabeghi
      lee ma ego m zigara {name} o rutela
      o buola awa ise m ziri ego a, ebee ka o kwuru
      ego {amount} ahu, o ka no n'aka unu ka o no na {bank}
      transfer ahu dara unyaahu, ego m o ga-ewe ole tupu o lota
      m kwuru ego na {account}, ha si na ha ahubeghi ya
      enyi m ziteere m ego kemgbe elekere iri, anyi abuo na-eche
      onye ahia zigara m ego n'ihu m, o gosiri m receipt ma ego abatabeghi n'akauntu m
      alert abataghi m, onye zitere ya si na o pugo n'akauntu ya
      cash m tinyere n'aka agent n'ututu adighi n'akauntu m
      nwere ndidi ka unu si, ma ego m o ka no n'uzo
      ego rent m zigara landlord erubeghi ya, o na-acho ichupu m
      soro m chuo ego m zigara {name}, o rubeghi
      pos were ego m n'ahia, onye ahia si na alert abataghi ya, ebee ka ego m no
      m tinyere ego n'ofis unu, o batabeghi n'akauntu m
      deposit m mere na pos erubeghi akauntu m
      nwa m no na unn na-agu aguu, ezigara m ya {amount} n'ututu, ruo ugbu a o hubeghi ya. gini na-eme
      m kwuru ndi simenti, ha ekweghi ebu ya n'ihi na alert abataghi ha. ebee ka ego m no
      unu ewerela {amount} n'aka m, nne m ahubeghi ya, o no n'ulo ogwu
      m mere transfer abuo, otu ruru, otu erubeghi
      o na-egosi "processing" kemgbe awa ato
      ego m debitiri n'atm unyaahu, o lotabeghi, kedu mgbe
      {bank} si na ha kpoghachiri ego m, unu si na unu ahubeghi ya, ego m kwanu
      ego m zigara {name}, o no n'uzo ka o furu
      ego m kwuru dstv puru ma ha si na ha ahubeghi ya
      soronu transfer m, erubeghi ya
      {amount} m no n'ikuku, o rutebeghi onye m zigara ya
      ujo na-atu m, {amount} m zigara abataghi
      gini kpatara transfer m ji egbu oge
      sooro m choo ego ahu, o no n'uzo
      ego m zitelu {name} elubero ya
      afurom ego atm bipulu m, kwubelu m ya
      {name} si na afuro ya alert
      ego m o nokwa ebee, o puo na nke m
      ego zoro n'uzo, biko choputa
      nwunye m si na ego nri m zigara ya abiaghi, umuaka na-eche
      e wepuru m ego ugbo elu, ma ha si na ha ahughi ya
      refund {amount} siri na o ga-abata taa, o batabeghi
      m na-enyo na ego m furu n'uzo, lelee transfer nke unyaahu
      unu weghachiri m ego dara ada ka o bu mba
      mmanu ugbo ka m zuru, transfer puru ma ha si o rubeghi, ha jidere ugbo m
      m no na filling station, mmanu abanyela n'ugbo, ma transfer m ka na pending. ha anaghi ekwe m laa
      nna m no n'ulo ogwu, ha choro ego tupu ha waa ya ahu. {amount} m zigara ha n'elekere abuo erubeghi
      m kwuru akauntu {name} {amount} ugboro abuo n'ihi na nke mbu siri failed, ugbu a ha abuo puru, o ruteghi ya
      kemgbe friday ka m na-eche ego si {bank}, ndi banki ugbu a si na o no n'aka unu
      m tinyere cash {amount} n'aka agent unu no n'ahia, o nyere m receipt, ma ego adighi n'akauntu m
      nwunye m na-ewe iwe na m zigaghi ya ego, ma e wepula ya n'akauntu m. ebee ka o no
      m kwuru school fees n'onwa gara aga, school si na o batabeghi, nwa m agaghi ede ule
      atm ndi {bank} enyeghi m {amount}, e debitiri m. onwa abuo agaala, ego ahu alotabeghi
      umu akwukwo m na-eche nri, ego m zigara onye nri kemgbe elekere asaa erubeghi ya
      o rubeghi {name}
      transfer erubeghi
      m ziri {name} ego, o si na o rubeghi, gini na-eme
      transfer m mere {name} n'ututu ka na pending
      e wepuru m {amount}, onye m zigara ya na-asi na ya ahubeghi
      ego dara ada n'atm, unu akwughachibeghi m
      reversal unu kwere nkwa ahubeghi m ya n'akauntu m
      nne m no n'ulo ogwu ji aka na-eche ego m zitere n'ututu, o rubeghi ya
      m kwuru tiketi peace mass, e wepula ego, ugbo ga-apu ma ha si na o batabeghi
      okorobia na-edozi tv na-eche n'onu uzo, m zigara ya {amount} ma o nwetabeghi
      agbamakwukwo bu echi, onye na-esi nri si na ego m zigara ya erughi
      m na-aku ahia n'aba, ego m ji pos kwuo puru ma onye ahia enwetaghi, ebee ka o no
      mmiri na-ezo, anyi no n'ahia, e wepula m {amount} ma onye ahia na-asi na o nwetabeghi ya, ebee ka ego no
      ezumike school agwula, ego m zipuru onye bursar ka na-egosi pending
      m zigara di m ego motor ka o lota, o ka no n'ama na-eche ya, e debitila m
      onye nwe canopy na-achoghi ibu ibu ya laa, o si na ego m zigara ya abatabeghi
      m si ahia lota ka m zigara nne ego nri, o ka na-eche, alert abiaghi ya n'aka
      akwuru m onye keke kemgbe ututu, o si na o hubeghi alert, (ego m o ebee|lelee ya)
      unu wepuru {amount} n'aka m, ma {bank} si na o rubeghi ha aka
      unu siri na ego failed ga-alota n'ime awa iri abuo na ano, ahubeghi m ya
      {name} na-akpo m mgbe niile, ego m zigaara ya abatabeghi
    `,
    recall: `
      (zigara m|ezigara m|m zigara) ego (n'akauntu na-abughi ya|na akauntu ozo|nye onye na abughi ya|nye onye ozo|na nomba ojoo) (na mmejo|n'amaghi ama|)
      (mejoro m|emere m mmejo|m mejoro) (zigara {amount}|mgbe m na eziga ego|zigara {name} {amount}|)
      (weghachi|weghachitere m|nwetara m) (ego m|{amount}|ego ahu) (azu|n'aka {name}|)
      <i_want> (inwetaghachi|iweghachi) (ego m|{amount}|ego m zigara na mmejo)
      (akauntu|onye|nomba) (na-abughi ya|na abughi ya|ojoo) ka m zigara (ego|{amount}|)
      (tughari|weghachi) (transfer|ego) (ahu|m|{reference}) (azu|)
      recall {reference}
      (etinyere m|m tinyere) nomba akauntu (na-ezighi ezi|ojoo|na abughi ya)
      ego (m|ahu) gara (n'aka onye ozo|na akauntu ozo|ebe ozo)
      o bughi onye ahu ka m choro (izigara|ikwu), (weghachi ego ahu|)
      (zigara m ya|ezigara m) ugboro abuo, weghachi otu
      (etinyere m|m tinyere) (efu kariri|ego kariri), weghachi (ya|nke foduru)
      kedu ka m ga esi nwetaghachi ego (m zigara na mmejo|m zigara onye ozo)
      (achoro m|acho m) (inwetaghachi|iweghachi) (ego m|{amount}) (m zigara na mmejo|n'aka {name})
      ego (m|ahu) (gara|banyere) (ebe ozo|na akauntu ozo|n'aka onye ozo)
      (weghachi|nwetaghachi) ego m (azu|)
      ego gara ebe na-abughi ya
      (zigara m|m zigara) (onye|akauntu) na-abughi ya (ego|{amount})
      (weghachitere m|nwetara m) (ego|{amount}) (m zigara na mmejo|ahu)
      (emere m|m mere) mmejo (na nomba|na akauntu|na nzipu)
      ego m gara n'aka onye na-abughi ya
      (e zigara m|ezigara m|m zigara) (ego|{amount}) (na|nye|ga) (akauntu na-ezighi ezi|onye na-abughi ya|onye ozo|nomba na-ezighi ezi)
      (weghachitere m|weghachi|nwetaghachi) (ego m|{amount}|ego ahu) (n'aka {name}|)
      (emere m|o bu) (mmejo|mmehie|ihie) (na akauntu|mgbe m na-eziga ego|)(, weghachi ya|, achoro m ego m azu|)
      (kpoghachi|tughari|weghachi) (transfer|ego|nziga) (ahu|m mere|{reference}) (azu|biko|)
      (ezigara m|m zigara|azigara m|e zigara m) (ego|{amount}) (na mmejo|onye na-abughi ya|na akaunti ozo|onye na-ekwesighi)
      (weghachi|weghachite|weghachiri m) (ego m|transfer m|{amount}) (m ziri|biko)
      (mmejo|o bu mmejo|emehiere m) (ka m mere|na nomba akaunti|ka m ji ziga ego|)
      (etinyere m|m dere|m tinyere) (nomba akaunti|nomba) (na-ezighi ezi|ozo|na-abughi ya)
      (ego|transfer) (ahu|m|) (gara|banyere) (na akaunti ozo|n'aka onye ozo|onye m na-amaghi|na akaunti na-abughi ya)
      (achoro m|kedu ka m ga-esi) (inweta|nwetaghachi|iweghachi|weghachi) ego m (azu|)
      (ezigara m|akwuru m) ugboro abuo(, weghachi nke ozo|, nye m nke foro)
      (reverse|recall|tughari) transfer (ahu|m|m mere)
      (m gahiere aka|m dehiere nomba), (weghachi|weghachite) ego (m|ahu)
      o bughi {name} ka m choro (iziga|izigara) ego
      o bughi {name} ka m choro (izigara|inye) ego, (weghachi ya|biko weghachite)
      m (mejoro|mehiere) (zigara|zipuru) {name} {amount}
      (ego ahu|ego m) (gara|banyere) na (akauntu|aka) (onye ozo|na-adighi mma)
      ezigara m ya ugboro abuo, (weghachi otu|weghachiteere m otu)
      (kedu ka m ga-esi|nyere m aka) (inweta|iweghachite) ego m (zigara n'uzo ezighi ezi|)
      (aka m|aka) (mehiere|gbanahuru m|mejoro) (m pịa nomba ozo|m dee nomba ozo|wee ziga onye ozo), (weghachi ego m|nyere m aka)
      (ewoo|chai|chineke m) (ezigara m|m zigara) ego (n'ebe na-abughi ya|nye mmadu ozo), (jide ya|weghachi ya|nyere m aka)
      (otu nomba|otu digit|nomba ikpeazu) (m dere|m tinyere) (adabaghi|bu mmejo), (ego gara ebe ozo|weghachi ego)
      {name} (abuo|ozo) ka m (zigara|kwuru) (ego|{amount}) kama {name}
      (achoro m izigara|m choro izigara) nwunye m (mana|ma) (ego gara na {name}|m horo {name})
      (m tinyere|m dere) {amount} kama {amount}, (weghachi nke kariri|kedu ka m ga-esi nweta nke kariri)
      (jide|kwusi|jigide) (ego ahu|transfer ahu) (m zigara ugbu a|m zigarala), (o gara n'ebe ojoo|o bu mmejo)
      (i nwere ike|unu nwere ike) (ikpoghachi|iweghachi|inwetaghachi) (ego|transfer) (m mehiere|m mere na mmehie|gara onye ozo)
      (onye|nwoke) m zigara ego na mmejo (juru iweghachi|anaghi aza oku|achoghi inyeghachi ya)
      (undo|reverse|call back|bring back) (ego ahu|transfer {reference}|{amount} ahu) (biko|o bu mistake|)
      mistake (ka m mere|transfer|mere), (ego gara wrong account|ziga m wrong person|weghachi ego m)
      (wrong transfer|wrong account|wrong person|wrong number) (m zigara ego|ka m mere|biko weghachi)
      (e kwuru m|akwuru m|m kwuru) {name} (ugboro abuo|okpukpu abuo), (weghachite otu|biko nye m otu azu)
      (nwa m|nwata) ji (phone m|ekwenti m) ziga ego (na-amaghi ihe o na-eme|nye onye ozo), (weghachi ya|kagbuo ya)
      (anya adighi m mma|ahughi m uzo) m wee (tinye nomba ozo|zigara onye ozo) ego, (nwa m nyere m aka weghachi ya|weghachite ya)
      (akauntu|onye) m zigara (abughi|abụghị) (nke m choro|onye m choro|ya), (laghachi ego m|kpoghachi ego)
      (laghachitere|kpoghachitere|weghachitere) m (ego|{amount}) (banyere|gara) n'akauntu (m na-amaghi|onye ozo)
      (aghara m|m ghara) (nomba|akauntu|aha), (ego gara n'ebe ozo|weghachi {amount})
      (mmefie|mmejo|mmehie) ka m (melu|mere), (weghachinu ego m|biko nye m ego m azu)
      (kedu ihe m ga-eme|gini ka m ga-eme), m (zigara|ezigara) onye m na-amaghi (ego|{amount})
      (dispute|recall request|reversal) (ka m choro|maka {reference}|na transfer m)
      o bughi (ebe ahu|akauntu ahu|banki ahu) ka (ego kwesiri iga|m choro iziga ya), (weghachi ya|)
      (m zigara|ezigara m) {bank} kama {bank}, (kedu ka ego ga-esi lota|weghachi ya)
      (pia m send|m pịrị send) tupu m (lee aha ya anya|hu na o bu onye ozo), (weghachi ego ahu|biko kpoghachi ya)
      (biko|) (nyere m aka|) (weghachite|nwetaghachi) (ego|{amount}) m (ziri|nyere) onye (na-ekwesighi|ozo) (na mberede|na mmehie)
      (agbanyeghi m anya|elechaghi m anya) (m wee ziga|ezigara m) (ego|{amount}) (n'akauntu ozo|onye ozo), (kpoghachi ya|)
      zero (kariri akari|ozo) m tinyere (mere ego ga ebe ozo|mere m ziga {amount}), weghachi ya
      (onye|{name}) (kwuola|natala) na cash, (weghachi nke m zigara|kpoghachi transfer m)
      (ahia ahu|ihe ahu) (anaghi|abiaghi) ozo, (weghachi ego m zigara {name}|reverse transfer)
      {name} (abuo|ato) no na list m, (m zigara nke ozo|ego gara nke na-abughi ya), (weghachi ya|)
      (e mere m|o mere) ka m (ziga|kwuo) onye ozo, (nwetaghachi m ego m|biko weghachi ya)
      (reversal|refund|chargeback) (biko|nke {amount}|nke transfer ahu) (o gara wrong person|m mehiere|)
      (gwa|rio) (onye ahu|{name}|{bank}) ka o (weghachi|nyeghachi) (ego m zigara na mmejo|m {amount} m zigara na mmejo)
      (m choro ka unu|achoro m ka i) (kpoghachi|weghachi|tugharia) (transfer|nnyefe) {reference}
      (otu ihe|nomba) (a gbanwere|na-ezighi) n'akauntu m (dere|tinyere), (ego agaala onye ozo|weghachi ego m)
      (ego|{amount}) m (ziri|nyere) (agaala|gara) (ebe m na-achoghi|onye m na-amaghi) (weghachi ya|nyere m)
      (m mehiere|mmehie) na (ego|aha|nomba|banki) m (horo|tinyere), (weghachi transfer|kpoghachi ya)
      (bring|call|take) (ego m|my money) back (biko|abeg|o gara onye ozo)
      (ezigara m|m zigara) ego (onye na-abughi ya|akauntu ozo|{name} ozo) (na mmejo|), (weghachitere m ya|nwetakwara m ya)
      (emejoro m|amejoro m) (zigara {amount} kama 500|tinye zero ozo|dee nomba akauntu ojoo) (weghachi ya|biko)
      (achoro m inwetaghachi|ka m nwetaghachi) (ego m|{amount}) (m zigara na mmejo|)
      (onye m zigara|onye nwetara ego m na mmejo) (juru iweghachi ya|ekweghi enyeghachi)
      (ezigara m ya|akwuru m ya) ugboro abuo (weghachi otu|nwetara m otu)
      (m tinyere|m zigara) {amount} kama {amount} (weghachite nke kariri|kedu ka m ga-esi nweta nke foduru)
      (otu nomba|otu akara) ka m (tufiri|dere ezighi ezi) ego gara (onye ozo|ebe ozo) (weghachi ya|)
      (anya m gbara m ugha|m mere ngwa ngwa) (ego agaa n'akauntu ozo|zigara {name} ozo) (biko weghachitenu ya|)
      (achoro m ka ego|biko ka ego) m zigara (n'amaghi ama|na mmejo) (loghachi|lota)
      (nomba|akauntu) m (pinyere|dere) (ezughi ezu|gbara aghara|abughi ya) (weghachi ego m|)
      (ego m|{amount}) (gara akauntu ozo|banyere n'aka onye ozo) (emejoro m|o bu mmejo) (nwetara m ya azu|)
      (kwutuo|jide) (ego ahu|{amount}) (tupu onye ahu ewere ya|) (ezigara m ya na mmejo|)
      (biko|) (weghachi|tughari) (nzipu|transfer) m (ikpeazu|nke m mere ugbu a|) (o bughi onye m choro|)
      (m zigara|ezigara m|m zipuru) (ego|{amount}) (onye ozo|nye onye m na-amaghi|na nomba na-abughi ya|ugboro abuo) (weghachi ya|biko weghachite ya|achoro m ya azu)
      (ego|{amount}) (gara ebe ozo|banyere n'akauntu ozo|gakwuuru onye ozo) (n'ihi mmejo m|na mmejo|), (weghachi ya|biko nwetara m ya)
      (weghachitere|wetaghachiri|napughachiri) m (ego|{amount}) (m zigara onye na-abughi ya|m zitere na mmejo|ahu m zigahiere)
      (m zigahiere|a zigahiere m|m zipuhiere) (ego|{amount}) (biko|weghachi ya|kedu ka m ga-esi nweta ya)
      (achoro m|biko ka m) (iweghachi|inwetaghachi|inata) (ego|{amount}) (m zigahiere|m zigara {name} na mmejo|zigara onye ozo)
      (zigara m|m zigara) {name} {amount} (kama {name}|o bughi ya ka m choro iziga), (weghachi ya|kpoghachi)
      (reverse|undo|recall) (transfer|ego|payment) (ahu|m mere ugbu a|{reference}|m zigara {name}) (biko|o bu mmejo|)
      (aha|nomba) (yitere|fọrọ obere) ka m (zigara|kwuru) ego, (o gara onye ozo|weghachite ya|reverse ya)
      (nomba akauntu|account number) (m tinyere|m dere) (ezighi ezi|bu nke ozo) ego (agaala|apuola), (weghachite ya|recall ya)
      (efu|zero|otu nomba) (gbakwunyere m|m tinyere karia) , (m zigara {amount} kama obere|ego gara karịa), (weghachi nke fodurunu|reverse ya)
      (kwuru m|m kwuru) (ugwo ugboro abuo|{name} ugboro abuo), (weghachi otu|kpoghachi nke abuo)
      (kedu|olee) (otu|ka) m ga-esi (weghachi|kpoghachi|nwetaghachi) (transfer|ego m zigara|ego) (na mmejo|m zigara onye m na-amaghi|)
      (onye m zigara|{name} m zigara) ego na mmejo (ekweghi enyeghachi|ebuligh fon|gbachiri nkiti), (nyere m aka weghachi ya|weghachite ya)
      (ka|biko ka) (unu weghachi|unu kpoghachi|{bank} weghachi) (ego|{amount}) (m zigara na mmejo|ahu gara onye ozo)
      (m choro|achoro m) (reversal|recall|ka e weghachi) (maka|nke) (transfer {reference}|ego m zigahiere|{amount} m zigara)
      (aka m|mkpisi aka m) (zoro|pịhiere) , ego (gara|banyere) (na nomba ozo|onye ozo), (weghachi ya|reverse)
      (anya m|isi m) (adighi n'ebe no|tufuru) m (ziga|zipu) ego (ebe ozo|onye ozo), (kedu ka m ga-esi nweta ya|weghachi ya)
      (biko nwa m|nwam) (m zigahiere ego|ezigara m onye ozo ego), (nyere agadi nweta ya|weghachitere m ya)
      (nwunye m|nwa m) (ziga|zigahiere) {amount} (na nomba ozo|onye na-abughi ya) (weghachitere anyi ya|kpoghachi)
      (zigara m airtime|m tinyere kaadi) na (nomba ozo|nomba na-abughi ya), (weghachi ya|nwere m ike inweta ya)
      (o bughi|abughi) ({name}|onye a) ka m choro (iziga|izigara) ego, (weghachi ya|wetaghachi|reverse ya)
      (jide|kwusi) (ego|{amount}) (ahu m zigara|m zigara onye ozo) (tupu o were ya|ka o ghara iwepu ya|weghachi ya)
      (akauntu ochie|akauntu o na-ejizighi) {name} ka m (zigara|zipuru) ego, (weghachi ya|recall)
      (refund|reversal) (nke ego|{amount}) m zigara (na mmejo|onye ozo) (biko|kedu mgbe)
      (mmehie m|njehie m|mmejo m) ka (m zigara|ego ji gaa) (onye ozo|{name} {amount}|nomba ozo), (weghachi ya|nwetara m ya)
      (biko|) (kpoghachite|weghachite|lotara) m (ego|{amount}) (m zigara na mmejo|zigahiere|ahu)
      (ego|{amount}) m (gaa ebe o kwesighi iga|fefuru gaa onye ozo), (weghachi ya|kedu ihe m ga-eme ka o lota)
      (onye|mmadu) m na-amaghi (ka m zigara|natara) (ego|{amount}) m, (weghachiri m ya|kedu ka m ga-esi nweta ya)
      (zigara m|m zipuru) {name} ego ugboro abuo, (weghachi otu|kpoghachi nke ozo|reverse otu)
      (m dere|etinyere m) {amount} (kama ide|mgbe m choro ide) {amount}, (weghachi nke fodulu|reverse ya)
      (rio|kpoo|gwa) ({bank}|onye ahu) ka (ha weghachi|o nyeghachi) (ego m zigara na mmejo|{amount} m zigahiere)
      (wrong transfer|transfer mistake|wrong account|sent to wrong person) (biko weghachi ya|{amount}|ka m choro iweghachi)
      (ego na-acho|m choro ka ego) (ilota|lota azu) (m zigara onye na-abughi {name}|m zigahiere)
      (ugwo|bill|airtime) m kwuru (nomba ozo|ugboro abuo) na mmejo, (weghachi ya|nyeghachi m ya)
      (nomba fon|nomba akauntu) (m edehie|m dehiere) , (ego gara onye ozo|ego agaala) (weghachi ya|reverse)
      (chineke|ewoo|chai) (ezigahiela m ego|m zigara onye ozo ego|{amount} gara nomba ozo) (nyere m weghachi ya|)
      (onye m zigahiere|mmadu m zigahiere) ego (gbanyuru fon|gbachiri m|ekwughi ihe), (kedu ka m ga-esi nwetaghachi ya|weghachi ya)
      (recall|reverse) ({amount}|ego) m zigara {name} (o bu mmejo|biko|taa ututu)
      (oge ole|ubochi ole) ka (o ga-ewe iweghachi|reversal ga-ewe ma) ego m zigara na mmejo (lota|)
      (m pịara|m piri) send (tupu m hu|na-ahughi) na (nomba ezighi ezi|aha bu nke ozo) (weghachi ya|)
      (lotara|weghachiri|wetara) m (ego|{amount}) (m zigahiere onye ozo|m zipuru na mmejo)
      (aha putara|aha o gosiri) (abughi|na-abughi) {name} mana m zigara ego, (weghachi ya|reverse biko)
      (m zigara ego|ezigara m {amount}) (mgbe m na-ehi ura|na mgbagwoju anya) na nomba ozo, weghachi ya
      (otu m ga-esi|kedu ka m ga-esi) (nara onye m zigahiere ego|nata ego m zigahiere) (azu|biko)
      (ego a|{amount}) (abughi nke ya|o kwesighi iga {name}) , m zigahiere ya (weghachi|recall ya)
      m kwuru (pos|onye ahia) {amount} kama {amount}, (weghachite nke kariri|o kariri ka e weghachi ya)
      (nyeghachi m|weghachiri m) (ego dstv|ego oku|ego kaadi) m kwuru (nomba na-abughi nke m|ugboro abuo)
      (stop|jide) transfer (m mere ugbu a|{reference}) (weghachi ya|o gara onye ozo)
      (nwa m biko|nwam) (ego agadi gara onye ozo weghachi ya|m zigahiere ego nyere m aka nweta ya)
      (cancel|reverse) (and refund|) (the transfer|transfer m mere|ego m zigara {name}) (o bu mmejo|biko)
      (ego|{amount}) m (nyehiere|zigahiere|kwuhiere) (onye ozo|{name}) (weghachi ya|biko)
      (biko|) (nweta|wetaghachi) m (ego|{amount}) m zigara (n'akauntu ochie|nomba ozo|onye aha ya yiri) na mmejo
      (aha {name}|{name}) di abuo na list m, (m zigara nke ozo|zigara m nke na-abughi ya) (weghachi ya|)
      (double transfer|sent twice|m zigara ya ugboro abuo) (weghachi otu|reverse otu)
      (m tinyere|etinyere m) (zero ozo|nomba ozo) mgbe m na-eziga ego (weghachi ya|nweta m ya azu)
      (biko weghachi|reverse) ego (m zigara {name} ugboro abuo|m zigara onye m na-amaghi)
      (onye ojoo|onye na-ekwesighi) ka ego m gakwuru (na mmejo|m mehiere) (weghachi ya|)
      (ego gara {bank} ozo|ego gara nomba na-abughi ya) (kedu ka m ga-esi nweta ya|weghachi ya)
      (m tinyere ego|m zigara ego) (na akauntu ochie ya|na nomba ya o jighizi) (weghachi ya|nyere m weta ya)
      (aka m|anya m) (piri|gburu) (nomba ozo|aha ozo) (ego wee gaa|ego agaala) (lotara m ya|kpoghachi ya)
      (enyere m|akwunyere m) {name} {amount} (o karịrị|kama {amount}) (weghachiri m nke foro|weghachi ya)
      (akwuru m|ezigara m) (onye ahu|{name}) (mgbe abuo|ugboro abuo n'amaghi ama) (lọghachi otu|weghachite otu)
      (ego m zigara|{amount} m zigara) na mmejo (o ga-ekwe omume|a ga-enwe ike) (iweghachi ya|inwetaghachi ya)
      (onye m zigahiere ego|onye ego m gara) (juru inyeghachi m|anaghi aza oku) (kedu ihe m ga-eme|weghachiri m ya)
      (biko mee ngwa|ngwa ngwa) (weghachi|kpoghachi) (ego m zigara ugbu a|transfer m mere kita) (o bughi {name} m choro|o gara onye ozo)
      (dispute|recall) (transfer m|ego ahu) (gara onye ozo|m zigahiere|m mere na mmejo)
      (o bu mmejo|na mmejo) (ka m ji|m wee) (ziga {name} ego|kwuo {name}) (ihe m choro bu {name} ozo|weghachi ya)
      (m dere|m tinyere) {amount} kama (ide puku abuo|{amount}) ego (gara|apuola) (weghachi nke kariri|lotara m ya)
      (ngwa ngwa|biko mee osiso) (jide|kwusi) (ego m zigara onye ojoo|transfer gara nomba na-abughi ya)
      (onye nwetara ego m|onye ego m gara) (na mmejo|n'amaghi ama) (o ga-eweghachi ya|nye m otu m ga-esi nweta ya)
      (zigachiri m|weghachite) (ego m zigara|{amount}) (nomba ozo|onye ozo) (n'ihi na m mejoro|)
      (ma m zigahie ego|m zigahiere ego) (kedu ka m ga-esi nweta ya|o ga-alota)
      chaii, eziputala m ego n'aka onye m na-amaghi, nyere m aka
      m zigara {name} {amount} abuo, otu n'ime ya ka m choro ka o lota
      aka m jiri oso pia zero ozo, {amount} puru kama {amount}
      ezigara m ya ugboro abuo, were otu lote
      nomba ikpeazu ka m dehiere, ego gara ebe ozo
      o bu {name} ka m choro, ma m piri aha di n'elu ya
      kwusi ego ahu tupu o ruo, m mere mmejo
      kpotuo {bank} ka ha jide ego m zigara onye na-abughi ya
      onye m zigahiere ego si na ya erila ya, gini ka m ga-eme
      weghachitere m ego ahu m zipuru ugbu a, amaghi m onye ahu
      m ji anya ura ziga ego, o gara na nomba ochie, wetaghachinu ya
      ego ogwu nne m ka m zigara mmadu ozo, biko reverse ya
      ihe m choro iziga bu {amount}, m zigara {amount}, weghachi nke foduru
      m na-egwu n'ekwenti, ego puo gaa {name}, biko kpoghachi
      nwata ji fon m zipu ego n'akauntu m na-amaghi, weghachi
      biko gbalia ka ego m lota, o bu nomba ka m dere nhie
      ochie akauntu {name} ka m zigara, o naghizi eji ya, ka ego lota
      achoghizi m ka transfer ahu m zigara gaa, kpoghachi ya
      enwere m ike iweghachi ego zipuru n'otu elekere gara aga na mmejo
      mmadu m zigara ego na mmejo kwere inyeghachi, kedu ka anyi ga-esi mee ya
      {name} abughi onye m choro izigara, ego agaala, weghachi ya
      ewoo nne, mmehie mere. achoro m iziga {name} ego ma m pịrị {name} ozo, biko wetaghachi ya
      m no na-akwu ugwo okuko, mmadu kpanye m aka, ego gaa ebe ozo. nyere m weghachite ya
      anya adighi m mma, m dere {account}, o kwesiri ibu nomba ozo, recall ya
      weghachi transfer ahu m mere ugbu a, onye ahu abughi ya
      m kwuru onye osikapa ugboro abuo, o juru inyeghachi nke abuo
      nwa m ji fon m na-egwu game ziga ego, weghachi ya biko
      ego m ziri di elu karia nke m choro, ka o lota fodunu
      aha putara abughi nke m choro ma m piakwara yes, biko kpoghachi ego m
      undo transfer ikpeazu m
      ego ulo akwukwo gara n'akauntu onye nkuzi ochie, ka unu weghachi
      ozugbo ozugbo, wetaghachi {amount} m zigara ugbu a, o bu wrong account
      biko gwa {bank} ka ha weghachi ego m zigahiere na {account}
      achoro m izigara nwunye m ego ma m horo {name}, weghachi ya
      ezipulu m ego n'akanti ozo, wete ya
      mmeje o, {amount} gara ebe ozo, wetaghachie
      m zigarali onye ozo, nyelum aka ka o lota
      m ji anya isi zigara ndi ozo ego, kedu ka m ga-esi weghachi ya
      kwupu m na transfer ahu, abughi onye ahu, ka ego lota
      ezigara m ya nari iri kama nari, o juru inyeghachi nke ozo
      m na-agwa nwa m okwu, aka m pia, {amount} agaa n'aka {name}. biko weghachi ya
      otu nomba di iche n'ikpeazu, 4 ghoro 7, ego m gaa n'aka onye m na-amaghi. weghachite ya
      m choro iziga {name} Okafor ego, ma o gara na {name} Eze. ha bu mmadu abuo, weghachi
      nwanne m si na ya enwetala ego n'ebe ozo, m zigara ya ugboro abuo, ka otu lota
      m bu agadi, aka na-ama m jijiji. m pịrị {amount} kama {amount}. biko nwa m weghachi nke fodunu
      {name} nwuru n'afo gara aga, m zigahiere ego n'akauntu ya ochie, ka o lota
      m zigara onye nkuzi nwa m ego na-abughi ya, o kwesiri igara school n'onwe ya, weghachi
      m zigahiere, weghachi
      onye ozo natara, weghachi
      nomba ojoo, kpoghachi ego
      achoghi m ikagbu ihe ozo, ego m zigara na mmejo ka m choro azu
      umuaka na-eme mkpotu ka m na-api, {amount} gaa n'aka onye na-abughi {name}, weghachi ya
      enweghi m enyo anya n'ihu, ehiela m uzo n'otu nomba, ego uka gaa onye ozo, biko weghachite ya
      anyi na-agba egwu n'oriri m wee zigahie {amount}, nwetaghachiri m ya
      ura na-atu m mgbe m zigara ego, m degara {amount} kama {amount}, weghachi nke kariri
      onye ahia akpoola, si na o bughi nke ya bu akauntu ahu m zigara, biko dokpughachi ego ahu
      m zigara {name} nke uka kama {name} nke ahia, aha ha bu otu, weghachiri m ego ahu
      keke na-ama jijiji ka m na-api nomba, ego m agaala ebe ojoo, cheghachi ya azu
      anyi kagburu njem ahu, ma m ezigaala onye ugbo ego na nomba na-abughi ya, dotaghachi ya
      ogwu na-atu m ura, m wee zigahie ego, biko weghachite {amount} ahu
      nwa nwanne m ga-eri ego ahu n'otu abali, ozi m zigahiere ya, weghachi ya ngwa
      etinyekwuru m otu zero, o bu {amount} gara karia ihe m choro, nwetaghachi m ya
      akauntu yiri nke {name} ka m zigara ego, abughi nke ya, weghachi ya
      ekwela ka ego m zigara ugbu a gaa, o bu mmejo
      {amount} m zigara {name} gara n'aka onye na-ekwesighi ya, kpoghachi ya ngwa
    `,
    spending: `
      (ego ole|ole ego) ka m (mefuru|mefuola|riri|jiri) ({period}|)
      (ihe m mefuru|ego m mefuru|mmefu m|akuko mmefu m) ({period}|)
      <show> (ihe m mefuru|ka m si emefu ego|mmefu m|ego m mefuru) ({period}|)
      ego ole ka m mefuru (na|maka) (nri|data|kaadi|ugbo ala|oku|ahia|mmanu) ({period}|)
      ebee ka ego m (na aga|gara|na-aga) ({period}|)
      (gini ka m|ihe m) (na emefu ego na ya|na-emefu ego|ji ego m eme) ({period}|)
      <i_want> (ima|ihu) (ego m mefuru|ka m si emefu ego|ebe ego m na aga) ({period}|)
      (mkpokota|niile) (mmefu m|ego m mefuru|ihe m mefuru) ({period}|)
      (mmefu|mmefu m|akuko mmefu) ({period}|)
      mmefu niile m mere n'akauntu m {period} (o bu ego ole|ruru ole)
      (m na emefu|ana m emefu) ego (kariri akari|nke ukwuu)
      ego ole ka m zigarala {name} ({period}|niile)
      kedu ka m si (rie|mefuo) {amount} {period}
      gini ka e ji ego m mee {period}
      gini ririla ego m ({period}|)
      (ego ole|ole) ka m (mefuru|riri) na (nri|ugbo|data|ahia) ({period}|)
      (ebee|olee ebe) ka (ego m|ego m niile) (na-aga|gara) ({period}|)
      (mkpokota|onu ogugu) (mmefu|ego m mefuru) (m|) ({period}|)
      (gini|kedu ihe) (na-eri|na-erikari) ego m (kacha|)
      (ego ole|ole ego) (ka m mefuru|m mefuru|m riri|m mefuola) (na nri|na data|n'ugbo ala|) ({period}|)
      (ebee|olee ebe) (ka|) (ego m|ego m niile) (na-aga|gara|na-agwu)
      (gosi m|lelee|koworo m) (otu m si emefu ego|mmefu m|ihe m mefuru|ego m mefuru) ({period}|)
      (ngukota|mkpokota|akuko) (mmefu|ego m mefuru|mmefu m) ({period}|)
      (gini|kedu ihe) (na-eri|m na-emefukari|riri) ego (m|na ya|karisia)
      (ana m emefu|m na-emefu) (oke ego|ego karia|nnukwu ego)
      (gini|kedu ihe) ka m ji ego m (mee|zuo) {period}
      mmefu m (kwa onwa|{period}|)
      ego ole (ka m zigarala|ka m nyerela|ka m kwuru) {name} (niile|{period}|)
      ego ole ka m riri n'akauntu m {period}
      (kedu ihe|gini) ka m ji ego m (mee|zuo|mebie) {period}
      ego ole ka m (riri na|mefuru na|ji zuo) (nri|data|ugbo ala|akwukwo|mmanu) {period}
      (gini|kedu ihe) na-eri (ego m|ugwo onwa m) ({period}|)
      (mmefu|mmefu m|nchikota mmefu) (niile|) {period}
      (ego na-agba m oso|ego na-agwu m ngwa ngwa|ego anaghi ano m n'aka), (gosi m ihe m ji ya eme|gini na-eri ya|ebee ka o na-aga)
      (gukoo|gbakoo|guko) (ihe m mefuru|ego m riri|ego m furu) ({period}|na nri|n'ahia)
      (kedu ihe|gini) ka m (tinyekari|tufukari|mefukari) ego (na ya|n'ime ya) ({period}|)
      (m riri|m furu|e mefuru m) ego ole (n'ugbo ala|na fuel|na kaadi na data|na betting|n'ogwu) {period}
      (tulee|tuleere m|jikoo) (mmefu m|ihe m mefuru) {period} na nke (onwa gara aga|izu gara aga)
      (salary m|ugwo onwa m|pension m|allowance m) (agwula|erila), (gini ka m ji ya mee|kedu ihe riri ya)
      (spending|expenses|expenditure) (m|m niile) ({period}|ole)
      (ego ole|naira ole) ka m (tufuru|mebiri|mefusiri) (na nri|na mmanya|n'akwa|na ihe efu) {period}
      (nkewa|nkesa|breakdown) (nke mmefu m|nke ego m mefuru|spending m) ({period}|)
      (di m|nwunye m) na-aju ihe m ji ego (mee|zuo), (gosi m mmefu m|koo ebe ego gara) {period}
      (kwa ubochi|kwa izu|kwa onwa) (ego ole ka m na-eri|ole ka m na-emefu|gini bu mmefu m)
      (ego one|ego ole) ka m (lili|lielu|mefulu) ({period}|na nni|n'afia)
      (ihe kacha eri|ebe kacha eri|oru kacha eri) ego m ({period}|bu gini)
      (m choro ibelata|achoro m ibelata) (mmefu|ihe m na-emefu), (gosi m ebe ego m na-abanye|gini ka m na-emefu ego na ya)
      (kedu ka ego|otu ego) m si (baa n'iyi|puo|gwusia) (otu a|{period})
      (summary|nchikota) (nke ihe m riri|nke ihe m zutara|expenses m) ({period}|)
      (fuel|nri|ugwo akwukwo|transport|data) (were|riri|loro) ego ole (n'aka m|m|) {period}
      ka m (mara|hu) (otu m si eri ego|ebe m na-atufu ego|ihe na-efu m ego)
      (ana m eri ego|m na-eri ego) (oke|ka mmiri|karia onwa gara aga), (o bu eziokwu|gini kpatara ya)
      (mmefu ulo|mmefu ahia|mmefu nri|mmefu umuaka) (m|anyi) ({period}|ole)
      ego ole ka (mmefu m|ihe m zutara) (gbakoro|ruru|dị) ({period}|)
      (gini|kedu ihe) (riri|loro|were) {amount} m (nwere|debere) {period}
      (budget|atumatu mmefu) m (agafeela ya|o zuru|kedu ka o di) ({period}|)
      (where did|how did) (ego m|salary m) (go|finish) {period}
      nye m (akuko|report) (otu m si mefuo ego|nke ego m mefuru|spending m) {period}
      (oge ole|ugboro ole) ka m (zuru nri|kwuru ugbo ala|zuru data) {period}, (o bu ego ole|ego ole ka o ruru)
      (gosi m|nye m) (ndekọ|nchịkọta|nkewa) (mmefu|ihe m zuru|ego m mefuru) m (kwa izu|n'ọnwa|{period})
      (kedu|ole) (ego|ihe) m (tinyere|mefuru) (n'ulo nri|n'ahia|n'uka|na mmanya|na ulo akwukwo) {period}
      (o bu gini|gini ka o bu) (na-eri|na-aṅu|na-eloda) (ego m|salary m) (otu a|mgbe niile)
      ego m (agwula|gwuru) otu a, (gini ka m ji ya zuo|kedu ebe o gara|gosi m mmefu m)
      (m mefuru|e mefuru m) (karia|ihe kariri) {amount} {period} (ya|ka o bu mba)
      (kategori|category|ngalaba) (mmefu|spending) m ({period}|nke kacha)
      (nri|akwa|betting|drinks|church) (eriela|ririla) m (ego ole|ole) ({period}|n'afo a)
      (average|nkezi) (mmefu|ihe m na-emefu) (m|kwa onwa|kwa ubochi) (bu ole|ole)
      (onwa a|izu a) na (onwa gara aga|izu gara aga), (olee nke m mefukariri ego|mmefu m kedu)
      (how much|ole) (did i|ka m) (spend|waste|chop) ({period}|na data|na nri)
      (anaghi m ahu|amaghi m) (ebe|ihe) (ego m na-aba|m ji ego m eme), (gosi m ihe m mefuru|)
      (expense|mmefu) (report|tracker|akuko) (m|{period}|biko)
      (biko gbakoro m|gbakooro m) (ihe m mefuru|ego m riri) {period}
      (ego|naira) (ole|ndi) si m n'aka (gaa na nri|gaa n'ugbo ala|gaa na fuel) {period}
      (umuaka|nwunye m|ulo) na-eri m ego (ole|ego ole) (kwa onwa|{period}) (gosi m mmefu ahu|)
      (mmefu m|spending m) (n'ihe efu|na nri|na transport|niile) {period} (biko|)
      (kedu|gosi m) (akụkọ mmefu|ihe m mefuru|ego m mefuru) (n'akaụntụ {bank} m|na kaadị m|n'ihe oriri) {period}
      (ego ole|ole) ka (m jiri|m ji) (zuo nri|kwuo bill|gaa njem|zuo akwa) {period}
      (n'ime|na) {period} (ego ole ka m mefuru|ole ka m riri|gini riri ego m)
      (ka m mata|achoro m imata) (ihe m na-emefu ego|ebe ego m na-apu aga) (karịsịa|kwa onwa|)
      (m mefuru|e mefuru m) ego ole (n'ihe nkiri|na agbamakwukwo|n'onyinye|n'ulo ogwu) {period}
      (mmefu|ego m mefuru) (n'otu n'otu|site n'udi) ({period}|gosi m)
      (m na-emefu|ana m emefu) ego ole (na nwunye m|na umu m|n'ahia) (kwa izu|{period})
      (eriela m|emefuola m) ego ole (ruo taa|n'onwa a|kemgbe)
      (ego ole|ole) ka m (riri|mefuru|jiri) (na nri|na kaadi|na data|n'ugbo) ({period}|)
      (gini|kedu ihe) (na-eri|riri) ego m (nile|{period}|)
      gini ka m (kacha emefu ego na ya|mefuru ego kariri na ya) ({period}|)
      (ole|ego ole) ka (ahia|nri|umuaka) riri n'ego m ({period}|)
      (m na-emefu|a na m emefu) (oke ego|ego nke ukwuu) (na gini|{period}|)
      (kedu ebe|ebee) ka (ego m nile|ugwo onwa m) (gara|na-aga|baara) ({period}|)
      (ngwakota|onuogugu) (ihe m mefuru|ego m riri) ({period}|)
      (ego ole|ole) ka m (ga-asi na m mefuru|mefuru) (n'ahia|maka umuaka|na bills) ({period}|)
      (ego ole|ole) ka (m furu|m gbufuru|m tufuru|m riri) (n'izu a|onwa a|{period}|taa)
      (ebee|kedu ebe) (ka ego m na-aga|ego m na-agba aga|ka ego m gara) ({period}|kwa onwa|)
      (kedu ihe|gini) (na-eripia|na-eriju|na-erichapu) ego m ({period}|)
      (gosi m|gwa m|ka m hu) (ihe m ji ego m eme|otu m si mefuo ego|ego m mefuru) ({period}|n'ulo nri|)
      (mmefu|expenses|spending) (m|m niile) ({period}|ole|kedu|gosi m)
      (m na-emefu|ana m eri) ego ole na (transport|nri|ulo ogwu|uka) ({period}|kwa onwa)
      (ole|ego ole) ka (m jiri|m ji) (zuo nri|gaa ije|zuo mmanu|zuo uwe|zuo ogwu) ({period}|)
      (kedu ihe|gini) ka (m mefukariri|m zutakariri|m na-emefukari) ego (na ya|{period}|)
      (m mefuru|e mefuru m) (karịa|karia) (onwa gara aga|izu gara aga) (ka o pere mpe|)
      (tulee|tule) (mmefu|ihe m riri) (onwa a|izu a) na (nke gara aga|onwa gara aga)
      (breakdown|summary|category) (nke|) (mmefu|expenses|spending) (m|{period})
      (ego m|{amount} m) (agwula ngwa|nwuru), (ebee ka o gara|gini ka m ji ya mee|gosi m mmefu m)
      (how much|ole) (did i spend|ka m spend|ka m mefuru) ({period}|na nri|na data)
      (onwa a|izu a|taa) (ole ka m mefuru|gini ka m ji ego mee|ego ole siri m n'aka)
      (kewaa|kee) (mmefu|ego m riri) m (n'uzo n'uzo|n'udi n'udi|ka m hu)
      (enwere m mmasi|achoro m) (ima|ihu) (ihe riri ego m|otu ego m si agwu|ebe m tufuru ego) ({period}|)
      (biko nwa m|nwam) (gwa m ihe m ji ego m mee|ole ka m riri) ({period}|)
      (n'izu a|n'onwa a) (nri|fuel|data|ije) (riri m ego ole|were m ego ole|ka m mefuru ole na ya)
      (budget|atumatu) m (m gafela ya|o fodukwara|ole ka m rila na ya) (n'onwa a|)
      (i ga-agwa m|i nwere ike igwa m) (ihe m mefuru ego|ole m mefuru na nri|ihe riri {amount} m)
      (shopping|pos|bill) (m jiri|riri) ego ole ({period}|)
      (mmefu|spending) (kacha elu|kacha|nke ukwuu) (m|{period}) (bu gini|na gini)
      (nkezi|average) ego m na-emefu (kwa ubochi|kwa izu|kwa onwa) (ole|)
      (ego|ihe) m (zutara|riri) na (pos|jumia|shoprite|betting) (ruru ole|ole) ({period}|)
      (kwa onwa|kwa izu) (ole ka m na-eri|ego ole ka m na-emefu|gini na-eri ego m)
      (ego m|ego onwa m) (na-agwu|na-agwu ngwa|anaghi aru onwa) (gosi m ihe na-eri ya|ebee ka o na-aga)
      (gosi m|ka m hu) (ego m mefuru|mmefu m|ihe m ji ego mee) (na nri|na njem|na data|n'ulo akwukwo) ({period}|)
      (gini ka m|kedu ihe m) (ji|were) (ugwo onwa m|{amount}) (mee|zuo) ({period}|)
      (m mefuru|m riri) ego ole na (nri|airtime|okada|uwe|mmanya) ({period}|taa)
      (tulee|tunyere) (mmefu m|ihe m riri) onwa a na nke (mbu|onwa gara aga)
      (spending|expense) (report|analysis|breakdown) (m|{period}|biko)
      (o bu|ọ bụ) gini (na-eri ego m kari|m na-emefukari ego na ya|riri {amount} m)
      (i hula|gwa m) (otu m si efu ego|ebe ego m na-efu|ihe na-eri m ego) ({period}|)
      (taa|unyaahu|{period}) (m mefuru|m riri) (ole|ego ole|ego hiri nne ole ka o bu)
      (nwa m biko|nwam) (gwa m ebe ego m gara|ihe m ji ego pension m mee) ({period}|)
      (nri|fuel|data|school) (were|riri) (ego m ole|pasent ole n'ego m) ({period}|)
      (oke ego|ego buru ibu) (ka m na-emefu|m na-eri) (na gini|gosi m|{period})
      (i nwere ike|biko) (igukota|gukota) (mmefu m|ego m mefuru) ({period}|n'onwa a)
      (where|ebee) (did my money go|ka ego m gwuru|ka m tufuru ego m) ({period}|)
      (mmefu|expenses) (nri|transport|ulo|ezi na ulo) (m|{period}) (ole|ruru ole)
      (anaghi m ahu|amaghi m) (otu ego m si agwu|ihe m ji ego m eme|ebe ego m na-aga), gosi m ya
      (hapu m ka m hu|gosi m) (ihe m mefuru ego na ya|ebe m mefuru ego) (kacha|{period}|n'izu a)
      (onwa a|{period}) (m tufuru|m gbara) ego (ole|ole n'ihe efu|ole na betting)
      (ego ole|ole) (gara|banyere) (na transport|na nri|n'ogwu|n'ulo akwukwo umu m) ({period}|)
      (o bu eziokwu na|o bu na) m (mefuru|riri) {amount} ({period}|n'izu a) (na gini|)
      (mmefu m|spending m) (o na-ari elu|o belatara) {period}
      (my expenses|my spending) ({period}|biko|on food|na nri)
      (nwunye m|nwa m) si m na-emefu oke (gosi m mmefu m {period}|ole ka m mefuru)
      (category|uzo) (m na-emefukari ego|riri ego m) (gosi m|kedu)
      (ka m mee budget|tupu onwa ozo) , (gosi m ihe m mefuru {period}|ole ka m mefuru na nri)
      kwa onwa ole ka m na-emefu na (nri|data|njem)
      (lelee|tulee) (otu m si eri ego|mmefu m|ebe ego m na-apu) ({period}|biko)
      (ego m|{amount} m) (o furu ebee|ebee ka m mefuru ya) ({period}|)
      (i nwere ike igwa m|gwa m) (ole m mefuru|ihe m riri ego na ya) (taa|{period})
      (m ji ego|were m ego) (mee gini|mee ihe ole) ({period}|n'izu a)
      (nchikota|summary) (mmefu|ego m mefuru) ({period}|m)
      (kedu otu|olee otu) (m si mefuo|e si mefuo) (ugwo onwa m|{amount}) ({period}|)
      (ihe|uzo) (m na-etufu ego|m na-emefu ego n'efu) (gosi m|kedu ha) ({period}|)
      (ego m|ugwo onwa m) (anaghi ano m n'aka|na-agwu ngwa), (gosi m ihe riri ya|ebee ka o na-aga)
      (kewaa|kesaa) (ihe m mefuru|mmefu m) (n'usoro|n'udi n'udi|{period})
      (nke ka nke|gini) (riri m ego karia|m na-emefu ego karia) (n'ime nri na transport|{period})
      (m nyere|e nyere m) (umu m|ndi ezinulo) ego ole (n'ime onwa a|{period})
      (mmefu m|ihe m mefuru) (onwa a na onwa gara aga|izu a na nke gara aga) (tulee ha|kedu nke ka)
      (ole ka|ego ole ka) (data na airtime|oku na mmiri|mmanu ugbo) riri m {period}
      (ana m|m na-) (emefu oke ego|emebiga ego oke) (gosi m ebe o gara|n'ihe ole)
      (total|mkpokota) (expenses|mmefu) m ({period}|bu ole)
      (m choro ima|ka m mara) (ihe m na-emefu|ego na-apu m n'aka) (kwa onwa|kwa izu|na nri)
      (ahia|ihe) m (zuru n'intaneti|zuru na supermarket) {period} (riri ego ole|bu ego ole n'ozuzu)
      (gini riri|kedu ihe riri) (ego m|ugwo onwa m) (ngwa otu a|{period})
      ego m gara (n'ihe ole|n'ihe ndi a na-atughi anya) {period}, gosi m
      (kedu ka|otu) (m si efu ego|ego m si apu) (kwa izu|{period}) (gosi m na chart|)
      (gbakoo|gukoo) (ihe m zuru|ego m kwuru) (n'ahia|na filling station|na restaurant) {period}
      (m na-emefu|ana m emefu) (karia ihe m na-akpata|oke ego), gosi m mmefu m
      (akuko mmefu|nchikota mmefu) (m|m nke {period}) (biko|)
      (ihe ndi a na-atughi anya|ihe nta nta) (riri m ego ole|were ego m ole) ({period}|n'onwa)
      (gukoo|gbakoo) (ego m zuru mmanu|ego transport m) ({period}|n'izu a)
      (ego m mefuru|mmefu m) (na filling station|na ogwu|n'uka) {period} (ole|gosi m)
      (kedu otu|olee otu) (m si rie|m si mefuo) (ugwo onwa m|ego m niile) ({period}|)
      nri na transport, (nke ka rie ego m|ole ka ha riri) {period}
      onwa a ihe kacha rie m ego o bu gini
      nri riri m ego ole n'onwa a
      ole ka m tinyere n'ugbo ala mmanu {period}
      ego ahu m nwetara n'izu gara aga, gini ka m ji ya mee
      gosi m ebe ego na-apu m n'aka, o na-agwu ka mmiri
      kwa onwa ego na-agwu m tupu iri abuo, kedu ihe na-eri ya
      ole ka m na-emefu na data n'onwa
      debere m budget nke nri, ka m ghara ikari {amount}
      budget m o ka no, ka m gafeela ya
      m gafere budget m ole n'onwa a
      agam emefu ole na transport n'izu ma e jiri nke gara aga tuo
      mmefu ezinulo anyi {period}, gosi m
      nke m mefuru na church na onyinye onwa a
      egbuola m ego ole na nkwari n'izu a
      were m see ihe osise otu ego m si apu
      ebee ka m na-efunari ego
      gwa m ihe m kwesiri ibelata na mmefu m
      mmefu m n'onwa gara aga na nke a, nke ole ka
      ego m na-akwu keke n'onwa, gbakoro m ya
      airtime na data, ole ka ha riri m n'onwa a
      kwuo m eziokwu, m na-emebi ego
      m choro imara otu m siri rie {amount} n'otu izu
      ihe ole ka m zuru na pos {period}, gbakota ego ya
      nwunye m si na m na-emefu oke ego na mmanya, o bu eziokwu
      tinyere m oke n'ego m ga-emefu na nri kwa onwa
      how much ka m chop n'onwa a
      ole ka m spend na data na nri {period}
      ego ole ka m nyerela {name} n'afo a niile
      kwa izu m na-eri ego, amaghi m ihe m na-eji ya eme. kee ya uzo uzo gosi m
      ego ole m tinyere na nri umu m n'onwa a
      kedu nke kariri, nri ka o bu ugbo, n'ihe m mefuru
      m choro ibelata mmefu, gosi m ebe m na-efusi ego
      ego ole ka m gbara bet n'onwa a
      ego church m nyere n'afo a niile, gbakoo ya
      tulee mmefu m nke onwa a na nke gara aga
      ole ka m mefuru na hospital {period}
      m na-ekwu na anaghi m emefu, gosi m eziokwu ya n'onuogugu
      budget m fodu ole
      mee m budget onwa a, {amount} maka nri
      nye m report mmefu m
      m ziri ndi be anyi ego ole n'onwa a ma e gukota ya
      ego m lili n'izu a, one
      kedu ife lili ego m
      n'onwa a one ka m tinyelu n'ahia nri
      ego na-alo m n'aka, fulu m ebe o na-aga
      kwa monday gwa m ihe m mefuru n'izu gara aga
      ole ka m na-etinye na betting ma e gukoo ya n'onwa
      ego nwa m, ole ka m mefuru na ya n'afo a
      m ritere {amount}, ihe m ji ya mee bu gini
      gini ka m zuru kacha oke onu n'onwa a
      nwunye m na-aju ebe ego m na-aga, gosi m ihe m mefuru ka m gosi ya
      nwunye m si na m na-anu mmanya karia, ole ka m mefuru na beer n'onwa a
      ego m ritere na january agwula na february, kedu ihe riri ya
      m choro ichekwa ego ma amaghi m ebe m ga-ebelata, gosi m mmefu m
      anyi di ano n'ulo, ego nri anyi na-agwu ngwa. ole ka m mefuru na nri n'onwa a
      oga m choro ka m kwuo ego m ji gaa njem oru, gosi m ihe m mefuru na transport {period}
      kedu ego m na-enye uka kwa onwa, na ego m na-enye ndi be anyi
      mmefu m taa
      ihe m mefuru taa
      budget m
      ole ka m mefuru, abughi ndi m zigara, kama na gini
      ego ole m mefuru na oku na mmiri n'onwa a
      kedu (nke|ihe) riri ego m kacha
      krismas riri m onu, ego ole ka m mefuru n'onwa ahu niile
      anyi luru di na nwunye ohuru, gosi m ego ole anyi na-emefu na nri kwa izu
      oku na-efu ego kwa mgbe, ole ka m mefuru n'oku {period}
      nwa m si na m anaghi azuru ya ihe, gbakoo ego m mefuru n'isi ya {period}
      umu akwukwo alaala, ka m hu ebe ego m niile na-aga, nri ka o bu njem
      agara m ahia nkwo na afo, ole ka m mefuru n'ahia abuo ahu n'izu a
      ebe m si n'ulo ogwu puta, ego ole ka ogwu riri m n'onwa a
      uka, isusu, ikwa ozu, ha niile ole ka ha riri m n'ego {period}
      di m na-eti mkpu na ego agwula, gosi ya ihe m jiri ego mee n'izu a
      m choro ichu ihe ojoo n'ahu m, ego ole ka m mefuru na mmanya n'onwa a
      kedu ebe ego m na-agbaga, kewaara m ya otu otu
      ego ole ka m mefurula n'ugbo ala (izu a|{period})
      tinyere m oke n'ego m na-eri na nri, {amount} n'onwa
      guo ihe ise rikara m ego (onwa a|{period})
    `,
    airtime: `
      <please> <buy> (kaadi|kardi|airtime|recharge kaadi|recharge card|credit) (nke {amount}|{amount}|)
      <buy> (kaadi|kardi|airtime) {network} (nke|) {amount}
      <buy> {amount} (kaadi|airtime|credit) (na {phone}|n'ekwenti m|)
      <i_want> (izu|izuta|itinye|igo) (kaadi|recharge kaadi|airtime|credit|kardi)
      (recharge kaadi|zuta kaadi|airtime|kaadi {network}|kaadi ekwenti|zuo kaadi)
      tinye {amount} (kaadi|airtime|credit) na (ekwenti m|laini m|{phone})
      {amount} (kaadi|airtime|kardi) {network}
      (kaadi m|credit m|airtime m) (agwula|agwuola) (zuta {amount}|tinye {amount}|)
      (zigara|ziga) {phone} kaadi {amount}
      (zutara|zuru|goro) {name} kaadi (nke|) {amount}
      recharge (ekwenti m|laini m|{phone}) (na|ji) {amount}
      {network} {amount} {phone}
      kaadi (narị naira abụọ|{amount}) (na|maka) {phone}
      (achoro m|m choro) (kaadi ikpo oku|credit ekwenti|airtime {amount}) (ugbu a|biko|)
      load kaadi {amount} (na {phone}|nye m|)
      (achoro m|a choro m) (itinye|igo|izu) kaadi (ekwenti|{network}|na ekwenti m)
      (achoro m|m choro) kaadi (ikpo oku|{amount}|ekwenti)
      kaadi (ikpo oku|ekwenti) (nke|) {amount}
      (tinye|goo) kaadi (n'ekwenti m|na laini m)
      kaadi ekwenti m (agwula|gwuru)
      (zuo|zuta|zutara m|tinye) (kaadi|kaadi ekwenti|airtime|recharge|kredit) (nke|) {amount} (maka m|na ekwenti m|{network}|)
      (tinye|zigara|load) (kaadi|airtime) {amount} (na|nye|maka) ({phone}|{name}|laini m)
      (enweghi m|kaadi m) (kaadi|agwula|airtime) (na ekwenti m|)(, tinye {amount}|)
      (zutere m|zutara m|tinyere m|biko zutere m|gotere m) (kaadi|airtime|recharge kaadi|kaadi ekwenti) (nke|) ({amount}|n'ekwenti m|)
      (tinye|ziga|loda) (kaadi|airtime) {amount} na ({phone}|ekwenti m|laini m|{network} m)
      (achoro m|m choro) (izu|izuta|itinye) (kaadi|airtime|recharge) ({amount}|n'ekwenti m|)
      (kaadi|airtime|credit) m (agwula|gwuru|agwuchaala)(, zutere m {amount}|, tinyere m|)
      (kaadi|airtime) {network} (nke|) {amount} (maka {phone}|)
      (zigara|zutara|zutere) {name} (kaadi|airtime) (nke|) {amount}
      (recharge|loda|top up) (ekwenti m|laini m|{phone}) ({amount}|)
      {amount} (kaadi|airtime) (biko|{network}|maka {phone}|)
      enweghi m (kaadi|airtime)(, zutere m|, tinyere m) (biko|)
      (achoro m|aga m) (ikpo|ikpoo) (nne m|oga m|nwa m) oku (mana kaadi adighi|ma kaadi adighi), (tinyere m {amount}|zutara m kaadi)
      (apughi m|enweghi m ike) ikpo oku, (kaadi agwula m|zutara m kaadi {amount}|tinye kaadi)
      (vtu|top up|topup|recharge) {amount} ({network}|{phone}|na line m)
      (loadie|load|buy) (card|kaadi|credit) {amount} (for me|nye m|na {phone})
      (nwa m|nne m|papa m) si ka m zitere ya (kaadi|recharge card), (tinye {amount} na {phone}|zigara ya {amount} {network})
      (glo|mtn|airtel|9mobile) (kaadi|card|airtime) (nke narị naira|two hundred|nke {amount}) (biko|)
      (fanye|tinye|tunye) kaadi {network} (na fon m|n'ekwenti nne m|na laini m) ({amount}|)
      (biko nwa m|nwam) (tinyere m kaadi|zutara m recharge card) (ka m kpoo nwa m|n'obere ekwenti m)
      (kredit|kredi|credit) (ekwenti|fon) m (agwuchaala|adighi), (zuo {amount}|zutara m)
      (kaadi|card) (mtn|glo|airtel) (ka m choro|zutalu m|biko zutalu m) ({amount}|)
      (jiri|were) (ego m|ego di n'akauntu m) (zuta|zuo) (airtime|kaadi ekwenti) {amount}
      (line|laini) (nwunye m|di m|nwa m|oga m) (tinye ya|zigara ya) (kaadi|airtime) {amount} {phone}
      (m nwere ike|enwere m ike) izu (recharge card|airtime|kaadi mtn) (ebe a|maka mmadu ozo|na karo)
      {phone} (tinye|load|recharge) {amount} (kaadi|airtime)
      (kaadi {amount}|airtime {amount}) (maka|nye) (nne m|enyi m|{name})
      (oku|call) (bipuru|kwusiri) n'onu m, (kaadi agwula|zutara m kaadi {amount})
      (zuo|zuru|goro) (kaadi|kaad|kadi) (m ga-eji kpoo oku|iji kpoo oku) ({amount}|)
      (borrow credit|owe mtn) m (agwula|akwuchala), (tinye kaadi {amount}|zutara m airtime)
      (olee otu|kedu ka) (e si|m ga-esi) (azu|azuta|zuo) (kaadi ekwenti|airtime|recharge card) (na karo|ebe a|)
      (nyetu m|nyem|nye m) (kaadi|airtime) {network} (nke|) {amount}
      (recharg|rechaj|rechage) (ekwenti|line|fon) m ({amount}|biko)
      ({amount}|) (top-up|airtime) na (nomba a|line a) {phone}
      (biko|) (zuta|zutara) m (kaadi|airtime|kaadi nkpo oku) (nke {network}|{network}|) {amount} (ugbu a|)
      (tinye|tinyere m) (credit|kaadi) (n'ekwenti|na nomba) (m|{phone}) {amount}
      (ego|kaadi|airtime) ikpo oku (maka|nye) (nne m ochie|onye ahia m|pastor) {amount} {phone}
      (airtime|recharge) {amount} (biko|abeg|sharp)
      (load|tinye) m (two hundred|one hundred|five hundred|one k) (card|kaadi)
      (m choro igwa|achoro m igwa) (nwunye m|oga m) okwu (ekwenti m enweghi kaadi|kaadi adighi), (tinye {amount})
      ({network}|) (kaadi|card) (maka|for) {phone} (nke {amount}|{amount})
      (e nwere|unu nwere) kaadi {network} (ebe a|ka m zuo {amount})
      (kaadi|card|airtime) {amount} (sharp sharp|biko|ngwa)
      (m na-acho|ana m acho) (kaadi|recharge card) {network} (nke {amount}|)
      (buo|tinye) {amount} (n'ekwenti|na fon|na line) (m|nwunye m|nna m) (kaadi|)
      (m tinye|ka m tinye) (kaadi|airtime) (n'ekwenti m|na {phone}) {amount}
      (loadie|tinyere|tinye) (m|) (kaadi|recharge|{amount}) (na fon m|{phone}|mtn|)
      (zuta|zuru) (kaadi|airtime|recharge) ({network}|{amount}) (maka {name}|nye nne m|na {phone})
      (kaadi m|kredit m) (agwula|adighizi) (tinye {amount}|zutere m {amount})
      {amount} (kaadi|airtime) (nye|na) {phone}
      (tinye|load|zuo|recharge) (kaadi|airtime|credit|kredit) {amount} (na laini m|biko|maka {phone}|)
      (kaadi|airtime|credit) (ekwenti|fon|laini) m (agwula|adighi|gwuru), (tinye {amount}|zuo {amount}|load m)
      (zitere|zuoro|tinyere) (nne m|nwunye m|{name}|{phone}) (kaadi|airtime|credit) {amount}
      {network} {amount} (kaadi|airtime|card) (biko|)
      (achoro m|chorom) (kaadi|airtime|recharge card) ({network}|{amount}|ekwenti)
      {amount} (airtime|kaadi|credit) (na|maka) ({phone}|fon m|{network} m)
      (apughi m|enweghi m ike) ikpo oku (kaadi adighi|airtime agwula), (tinye {amount}|load {amount})
      (vtu|top up|topup|e-recharge) {amount} ({phone}|{network}|m)
      (buy|send) (card|airtime|credit) {amount} (biko|{phone}|for {name})
      (biko nwa m|nwam) (tinyere m kaadi|zuoro m kaadi ekwenti) ({amount}|)
      (m ga-akpo|achoro m ikpo) (nwa m|nne m) oku, (tinye kaadi {amount}|load airtime)
      (kaadi|airtime) (mtn|glo|airtel|9mobile) (nke|) {amount} (biko|)
      (card|kaadi) {amount} (biko|fon m|maka mama|na laini m)
      (tinye|zuo) (kredit|airtime|kaadi) (n'ekwenti|na fon) (di m|nwa m|{name}) {amount}
      (achoro m ikpo oku|m choro ikpoku) (mana kaadi adighi), (tinye {amount}|zuo airtime)
      {amount} {network} {phone}
      (recharge|top up) (nomba m|laini m|{phone}) {amount} (biko|)
      (ka m|achoro m) (zuo|tinye) (kaadi|airtime|credit) (nke {amount}|{network}|{phone})
      (laini m|fon m) (enwezighi kaadi|enweghi kredit|chara kaadi) (load {amount}|tinye kaadi)
      (kaadi|airtime) (onye nne m|onye oru m|{name}) {amount} (zigara ya|tinye)
      (load|loadie|rechargie) (fon m|{phone}|laini m) {amount}
      (zutalu m|tinyelu m|gotara m) (kaadi|credit|airtime) ({amount}|{network})
      (airtime|credit) (self|for myself|m) {amount}
      (nna ochie m|mama m) (na-acho kaadi|choro ikpo oku) (zigara ya airtime {amount}|tinyere ya {amount})
      (borrow|ibiri) airtime (mba), (zuo m kaadi {amount}|tinye {amount})
      (kaadi|airtime) (di na|nke) {network} {amount} (maka {phone}|)
      (tinye|zuo) m (kaadi|airtime) (ka m kpoo oku|{amount}|biko {amount})
      (nwa m|mama m) (si m|sị m) (zuoro ya kaadi|ziga ya airtime) ({amount}|na {phone})
      {phone} (kaadi|airtime|credit) {amount} (biko|)
      (mtn|glo|airtel|etisalat) (recharge|card|kaadi) {amount} (m|)
      (m choro|achoro m) (kaadi|credit) (ekwenti|fon) {amount} (na {network}|)
      (otu nari|naira iri ise) (kaadi|airtime) (biko|tinye na fon m)
      (line m|fon m) (adighi ekpo oku|enweghi ego oku) (tinyere m {amount}|load ya {amount})
      (tinye|load) {amount} (na nomba mama m|na line {phone}) ka (o kpoo m|m kpoo ya)
      (recharge|kaadi) {amount} (nye {name}|na {phone}) ({network}|biko)
      (achoro m|ka m) (ikpo|kpoo) nwa m oku (zutere m kaadi {amount}|tinye credit)
      (nyetu m|yetu m) (kaadi|airtime) {amount} {network}
      (kaadi {amount}|recharge {amount}) (tinyere nne m|tinyere {name}) (na {phone}|na {network} ya)
      (tinyekwuo|gbakwunye) {amount} (na line m|n'airtime m)
      (enweghi m|agwula m) (kaadi ikpo oku|credit) (tinyere m {amount}|zutere m {amount} {network})
      loadiere m {amount} mtn, oku m na-akpo egbubiala
      zitere nne m kaadi {amount} na {phone}
      kaadi nari abuo, line m di nko
      nyem recharge {amount}, aga m akpo di m
      zuo kaadi m ga-eji kpoo nne m oku, {amount}
      goro m kaadi {amount} iji kpo oku
      enweghi m ego n'ekwenti, tinyere m nari ise
      line nwunye m {phone}, tinye ya {amount}
      oku m choro ikpo di mkpa, loadie m {amount}
      glo nari abuo biko
      a na m acho ikpo nne m oku ma ekwenti enweghi ego, tinye {amount}
      nwa m nwanyi no n'ulo akwukwo, kaadi agwula ya. tinyere ya {amount} na {phone}
      biko nwanne m no n'uzo, kaadi agwula m, loadie {amount} {network}
      tinye nari ise naira na line m nke abuo, {phone}
      network na-enye m nsogbu na mtn, tinye {amount} na glo m
      nna m ochie no n'obodo, o nweghi ego ikpo oku. kaadi {amount} na {phone}
      (tinye|tinyere m) {amount} n'ahiri m
      achoro m itinye {amount} n'ekwenti (nwa|enyi) m
      nne m no n'ubi enweghi credit, tinyere ya {amount} na {phone} ka o kpoo m
      mmiri na-ezo ahia ekweghi opupu, zuta m kaadi mtn {amount}
      mgbe m na-agwa enyi m okwu credit m gwuru, tinye {amount} airtime ngwa
      taa bu ubochi omumu {name}, zutara ya airtime {amount} ka o nuria
      n'uzo ikom ka m no, fon agaghi akpo, tinye m kredit {amount} {network}
      nwa m na-aga camp, tinye ya {amount} airtime na {phone} ka m na-anu olu ya
      bolu ga-amalite, achoro m igbara station redio oku, loda m {amount}
      ogo m nwanyi kporo flash, tinyere ya {amount} kaadi na {phone}
      mama ejima achoghi ka m kwusi oku, credit na-agwu, tinye m {amount} airtime
      ndi radio na-aju ajuju, mmeri bu osikapa, loda m kaadi {amount} ka m kpoo ha
      kredit m agwula, tinye {amount} na ya
      zutara nne m kaadi {network} {amount}, {phone}
      laini m enweghi ego oku, kanye m {amount}
    `,
    data: `
      <please> <buy> (data|data {network}|mb|data nke {amount})
      <buy> {plan} (data|) (na {phone}|{network}|)
      <buy> data {network} {plan}
      <i_want> (izu|izuta|igo|sub) (data|data {network}|{plan})
      (data|zuta data|data {network}|mb|atumatu data)
      (data m|mb m|intaneti m) (agwula|agwuola|gwuru)
      {plan} (na|nye) {phone}
      (kedu|ole) (data plan|atumatu data|data) (unu nwere|di|nke {network})
      {plan} bu ego ole ({network}|)
      tinye (data|{plan}) na (ekwenti m|laini m|{phone})
      (zigara|zutara) ({name}|{phone}) (data|{plan})
      data (kwa onwa|kwa izu|kwa ubochi|otu onwa|otu izu)
      data {amount} (na {phone}|{network}|)
      enweghi m data (n'ekwenti m|ozo), (zuta|zutara m) (data|)
      intaneti (maka|nke) (otu onwa|ekwenti m|{network})
      {plan} (nke {network}|{network}|) bu ego ole
      ego ole bu {plan} ({network}|)
      onu ahia {plan} ({network}|)
      achoro m (sub|izu) {plan} ({network}|na {phone}|)
      (zuta|zutara m|tinye) {plan} (na ekwenti m|na {phone}|)
      data (adighi|agwula) n'ekwenti m, (zutara m|tinye)
      (enweghi m data|data adighizi m), (zuta|zutara m|goo)
      achoro m (izu|izuta) {plan} ({network}|na {phone}|)
      zuta {plan} ({network}|)
      enweghi m data ozo, (zuta data|zutara m data)
      (zuo|zutara m|tinye) (data|{plan}|mb) (na|maka) (ekwenti m|{phone}|laini m)
      (data|mb|intaneti) (m|) (agwula|gwuru)(, zuo|, zutara m ozo|)
      {plan} {network} (maka m|biko|)
      (zutere m|zutara m|tinyere m|biko zutere m) (data|{plan}|mb|data {network}) (n'ekwenti m|na laini m|)
      (achoro m|m choro) (izu|izuta|itinye) (data|{plan}|mb|data onwa|intaneti)
      (data|mb|intaneti) m (agwula|gwuru|agwuchaala)(, zutere m|, tinyere m {plan}|)
      (ziga|tinye|zutara) {plan} (na|nye) ({phone}|{name}|nwa m)
      (ego ole|ole) ka (data|{plan}) ({network}|) bu
      kedu (data|data plans|udi data) (unu nwere|di onu ala|di maka {network})
      {network} {plan} (biko|)
      data (onwa|izu|ubochi|abali) (maka {network}|)
      (sub|subscribe) (laini m|ekwenti m|data m) (biko|)
      (whatsapp|facebook|youtube) (m|) (anaghi emepe|kwusiri|anaghi aga) maka na data (agwula|adighi), (zutara m {plan}|zuo data)
      (achoro m|ana m acho) data (m ga-eji ekiri film|m ga-eji agu akwukwo|m ga-eji aru oru|ga-ewe otu onwa)
      (ulo akwukwo|lecture|klas) anyi bu (online|na zoom), (zutara m data|tinye {plan})
      (bundle|bandul|data bundle) ({network}|nke {amount}|{plan}) (ka m choro|biko)
      (gig|gb|gigabyte) (abuo|ise|iri|otu) (nke {network}|na {phone}|) (zutara m|biko)
      (mb|megabyte) (m agwuchaala|m gwuru|m na-agwu), (tinye ozo|goro m nke ohuru)
      (kedu|gini bu) (data|plan) kacha (onu ala|ano ote|mma) (na {network}|)
      (night plan|weekend plan|daily plan|weekly data) ({network}|na {phone}|)
      data {network} (ego ole|ole) (kwa onwa|kwa izu|otu gig)
      (subie|sub|subscribe) (data|{plan}) (nye m|na {phone}|maka nwa m)
      (browsing|internet|net) (m|) (adighi|kwusiri|gwuru), (zuta {plan}|tinye data)
      (wifi|mifi|modem|router) m (choro data|data ya agwula), (tinye {plan}|zutara m data)
      (nwa m|ada m|{name}) choro data (iji gua akwukwo|maka ule), (zigara ya {plan}|zutara ya data)
      (zutalu m|tinyelu m|zutelu m) (data|{plan}) (biko|na {phone}|)
      (jiri|were) {amount} (zuta|zuo) data ({network}|na {phone}|)
      (data m|data|dataa m) (o gwuo|agwusigo|agwugo), (zuta ozo|tinyere m)
      (m nwere ike|enwere m ike) izu data (nke {network}|maka mmadu ozo|ebe a)
      (hotspot|status|reels) (eriela|erichaala) data m, (goro m {plan}|tinye {plan})
      (unlimited|data na-agwughi agwu) (unu nwere ya|{network} bu ole|ka m choro)
      (biko nwa m|nwam) tinyere m (ihe e ji ahu whatsapp|data) (n'ekwenti m|ka m hu umu m na video)
      (renew|megharia) (data|data plan|sub) m (nke {network}|nke onwa a|)
      (laini|sim) (a|{phone}) (enweghi|adighi) data, (tinye {plan}|zutara ya)
      (biko|) (zuta|zutara) m (data|intaneti|atumatu data) (nke {network}|{plan}|nke otu onwa) (n'ekwenti m|)
      (ole|ego ole) ka (data|internet) (otu izu|otu onwa|otu ubochi) (bu|ga-eri) (na {network}|)
      (mee ka|ka) (ekwenti m|laptop m) (nweta intaneti|nwee data), (zuo {plan}|zuta data {network})
      (instagram|tiktok|zoom|google) (anaghi aga|choro data|eriela mb), (tinyere m data|zutara m {plan})
      (1gb|2gb|500mb|5gb) (mtn|glo|airtel) (how much|ego ole|biko)
      (cheap|onu ala|di ala) data ({network}|unu nwere ya|ka m choro)
      (data nwunye m|data nwa m|data {name}) (agwula|gwuru), (zutara ya {plan}|tinyere ya data)
      (data|{plan}) maka {phone} (ngwa|biko|)
      (ugbu a|taa) (data adighi m|e ji m data ugwo), (sub data|zuta {plan}|zutara m data)
      (sub|data|bundle) {amount} ({network}|na {phone})
      (ka m|m choro) (banye|no) (online|n'intaneti), (zuo data|tinyere m {plan})
      (tinye|buo) {plan} (n'ekwenti|na fon|na line) (m|nwunye m|nwa m)
      (zuta|zutere m|nye m) (data|sub|{plan}) ({network}|otu onwa|{amount}|) (biko|)
      (data m|sub m|mb m) (agwula|na-agwu) (zutere m {plan}|tinye ozo)
      (ole|ego ole) bu (data|{plan}) ({network}|otu onwa) (n'ebe unu|)
      (unlimited|data onwa|{plan}) (ka m choro|zutere m) ({network}|)
      (tinyere m|zutere m) (ihe e ji ahu whatsapp|ihe e ji aga internet|data) (n'ekwenti m|na fon nwa m)
      (data|mb|megs|bundle) (biko|nke {amount}|nye m|ka m choro)
      (zuru|zụọ|zuturu|goro) m (data|mb) (otu ubochi|otu izu|otu onwa|{amount})
      (i nwere|unu nwere|e nwere) (data|bundle) (nke {amount}|nke otu onwa|{network} di onu ala)
      (kedu|gini bu) (data|bundle|plan) (kacha di onu ala|kacha mma|di onu ala) ({network}|n'ebe unu|)
      (m na-acho|ana m acho|achoro m) (internet|intaneti|data) (n'ekwenti m|na fon m|iji kirie youtube)
      (whatsapp|facebook|tiktok|instagram) m (kwusiri|anaghi emepe) (data agwula|n'ihi na data adighi), (zuo data|tinye data)
      (tinyere|zuru|zutara) (nwa m|mama m|nwunye m|{name}) (data|{plan}) (na {phone}|biko|)
      (data|mb) {amount} (gaa na|na|maka) {phone}
      {phone} {network} (data|{plan}) (biko|)
      ({plan}|data) {network} (nye|maka|gaa na) {phone}
      (subscribe|sub|subie) (m|) (data|internet) ({network}|{plan}|kwa onwa)
      (data sub|data subscription|datasub) (biko|{network}|{plan}|m)
      (renew|megharia|mee ka di ohuru) (data|bundle|internet) m (biko|{plan}|)
      (modem|mifi|router|wifi) (m|anyi|ulo oru) (agwula data|choro data), (zuo {plan}|tinye data na {phone})
      (zoom|online class|ule online|assignment) (m ga-eme|na-abia), (data adighi m|zuo data m|zutara m {plan})
      (nwa m|ada m) (na-agu akwukwo online|no na mahadum) (zutara ya data|o choro data|ziga ya {plan})
      (night plan|data abali|night browsing|midnight data) (biko|{network}|ka m choro)
      (weekend plan|weekly plan|daily plan|monthly plan) (data|) ({network}|biko|ka m choro)
      (gig|giga|gigabyte) ole ka m ga-enweta na ({amount}|{network} {amount})
      {amount} (ga-enweta m|o na-enye m) (data|gig) ole (na {network}|)
      (oge data m|bundle m) (gafere|agafeela|eruola njedebe), (zuo ohuru|tinye ozo|renew ya)
      (data m|mb m) (na-acho igwu|fodulu obere|foro nta|erugo n'isi), (gbakwunye|tinyekwuo|zutakwuo) (ya|data|)
      (network|internet) m (adighi|kwusiri), (m choro data|zuo mb|zutalu m data)
      (a choro m|m choro) (ibanye internet|iga online|ikiri movie) (mana data adighi|zuo data)
      (kedu|olee) (otu|ka) (m ga-esi|e si) (azu data|azuta data|etinye mb) (na karo|ebe a|)
      (buy|zuo|load) (internet|mb|browsing bundle) (for|maka|na) (me|{phone}|nwa m)
      (data gift|share data|gift data) ({name}|{phone}|nye nwa m)
      (glo|airtel|mtn|9mobile) data (otu onwa|nke izu|{amount}) (biko|zuo ya)
      (ego {amount}|{amount}) (jiri ya zuo|zuo ya na) (data|mb|internet)
      (dataa|deta|daata) ({network}|m|biko|{amount})
      (onye oru m|nwanne m) (enweghi|adighi) data (zigara ya|zuoro ya) ({plan}|)
      (bundle|plan) (unlimited|nke izu|nke onwa) ({network}|ole|biko)
      (data|mb) (otu elekere|1 hour|2 days|3 days) (biko|{network}|nke {amount})
      (m ga-acho|chorom|achorom) ({plan}|data {plan}) ({network}|na laini m|na {phone})
      (mtn|glo|airtel|9mobile) (data|mb|internet) (m|biko|{amount}|{plan})
      (tinye|load) (data|mb) na (laini|fon|phone) (m|nke abuo m) ({plan}|)
      (auto renew|autorenew) (data|bundle) m (kwa onwa|kwa izu|biko)
      (data|intaneti) (ulo oru|shop) m (agwula|gwuru|adighi), (zuo ya {amount}|zutara anyi)
      (list|listi|onu ego) (data|data bundles|mb) (niile|{network}|unu nwere) (gosi m|biko)
      (data pin|data) {network} (ka m choro izuta|biko|{amount})
      (zutara|zuoro) m (data|mb) (ka m kpoo nwa m video call|ka m kirie egwuregwu|ka m banye facebook) ({plan}|)
      (fon m|laptop m) (choro data|enweghi mb|anaghi aba intaneti data agwula), (tinye {plan}|zuo ya)
      (data|bundle) (otu ubochi|abuo ubochi|nke izu|nke onwa) (na|maka) {network} (ka m choro|zuo ya|biko)
      (ole|gini) bu (onu|ego) (data|{plan}) (na {network}|nke {network}|n'onwa)
      (enwere m ike|m puru) (izu|izuta) (data|mb) (ebe a|na karo|na nomba ozo)
      (data m|mb m) (gwuru|agwugo|agwuela) (na mberede|ozo|taa), (zuo|tinye|zutara m ozo)
      (ka m|achoro m) (recharge|load) (data|mb|internet) ({amount}|{plan}|)
      (data|mb) (nke|) {amount} (ka m choro|zuoro m|tinye ya)
      (data nwunye m|data mama m|data nwanne m) ({phone}|agwula), (zuo {plan}|tinye ya {amount})
      ({network}|) {plan} (monthly|weekly|daily|30 days) (biko|zuo ya)
      (sme data|cheap data|corporate data|gifting data) ({network}|{plan}|biko)
      (zuo|goo) (mb|data) (iji gua akwukwo|iji ree ahia online) (biko|{plan}|)
      (mtn|glo|airtel) (gig|giga) (abuo|ise|iri) (biko|{phone}|nke onwa)
      (browse|browsing) (m choro|ka m choro ime) (data adighi|zuo mb|zuo {plan})
      (m ji|enwere m) {amount}, (zutara m data na ya|data ole ka o ga-azu)
      (data|mb) (ka|nke) (m na-azu|m zuru) (mgbe ikpeazu|kwa onwa) (zuo ya ozo|megharia ya)
      (5g|4g|broadband) (router|data|plan) (biko|m|{plan})
      data (ulo m|ofis m|cafe m) agwula, (zuo|tinye|zutara m) ({amount}|{plan}|nke onwa)
      (tinyelu m|zutelu m|gotalu m) (data|mb) (biko|{amount}|{network})
      (nwa m biko|nwam) (tinyere m data ka m hu umu m na whatsapp|zutara m mb)
      (data reseller|onu data) (unu|{network}) (kedu|ole|gosi m)
      (abali|night) (data|browsing) (nke {network}|{amount}) (ka m choro|biko)
      (onye nkuzi|pastor|nwa akwukwo) a choro (data|mb|{plan}) (biko|na {phone})
      (mifi|modem) {phone} (tinye data|zuo {plan}|recharge data)
      (mb|data) (m ga-eji gua akwukwo|m ga-eji ree ahia) (zuo|zutara m) ({plan}|{amount})
      (tinye|zuo) (data|internet) (na sim abuo m|na tablet nwa m|na fon ofis) ({plan}|)
      (ego ole|ole) bu (1 giga|gig abuo|data otu onwa) (na {network}|)
      (data|bundle) (na-eme ngwa|nke youtube|nke whatsapp naani) (ka m choro|{network})
      (fon m|nwa m) (na-acho|choro) (data|mb) {amount}
      (data m|internet m) (akwusila|agwula n'etiti movie) (zuo ozo|tinye {plan})
      (zuo|zutara m) (data|{plan}) (ngwa ngwa|sharp) (meeting na-amalite|class ebidola)
      (data nke|mb nke) {amount} (zigara|nye) ({name}|{phone})
      (kedu|ole) (data|mb) ({network}|ndi mtn) (nwere|na-ere) {amount}
      (kaa|ka) m (zuo|goo) (data|mb) (nke otu izu|{amount}|{plan}) (biko|)
      (data|mb) (na-efu m|na-agwu m) ngwa (zutakwuo|tinye {plan})
      (glo|mtn|airtel) (data|mb) {amount} (na {phone}|maka nwa m|m)
      (data|internet) maka (tablet|tv|laptop|router) m ({plan}|zuo ya|{amount})
      data (di onu ala|special|nke ga-ano aka) (unu nwere|{network}|kedu)
      (ka e tinye|ka e zuo) (m|nne m) (data|mb) ({amount}|{plan}|)
      (data|mb) m (gwuru|agwula) (n'etiti klasi|ka m na-ele vidiyo) (zutere m {plan}|tinye ozo)
      (kedu ego ole|ole) (ka 1gb|ka {plan}) {network} bu (ka m zuta|)
      (achoro m|ka m) (izuo|zuo) data nke (otu onwa|otu izu|night) ({network}|)
      (tinyere|zutere) (umu m|nwa m) data (ka ha guo akwukwo|maka zoom|{plan})
      (whatsapp m|net m) (adighi emeghe|kwusiri) (mb agwula zutere m data|data agwula tinye {plan})
      (subscribe|sub) m (data {network}|{plan}) (biko|onwa a)
      (tinye|nye) (modem|mifi|router) m (data|{plan}) ({network}|biko)
      (m choro ile|ka m lelee) (bolu|vidiyo) (mana data agwula|data ezughi) (zutere m {plan}|tinye {amount})
      (kedu data|plan ole) (di ona|ka onu ala|ga-ezu m otu onwa) ({network}|)
      (zutere|nye) {name} {plan} ({network}|na {phone})
      nye m mb whatsapp ruo otu onwa
      umu m choro youtube, zuo {plan}
      data otu ubochi, nke kacha onu ala
      airtel data otu onwa, zuo ya m
      data pin mtn, ka m zuta
      zutelu m data {plan}
      fon m anaghi emepe whatsapp, data agwula, tinye {plan}
      nwa m nwere zoom class, zuru ya {plan} na {phone}
      data nke ga-eru m otu izu, ole
      sub m onwa a agwula, megharia ya
      klas m ga-amalite na elekere iri, data adighi m, zutere m {plan} ngwa
      umuaka erichaala data m na tiktok, zuta ozo {plan}
      nne m choro ihu umu m n'onyonyo, zutara ya {plan} na {phone}
      oru m choro intaneti kwa ubochi, zutere m {plan} nke {network}
      nwunye m si na whatsapp ya anaghi emepe, sub ya {plan}
      mb ka m choro n'ekwenti m, {plan} {network}
      lecturer tinyere klas anyi na zoom n'ihi mmiri ozuzo, zutara m data {plan} ngwa
      nna m no n'obodo choro ikiri ikwa ozu na live, zutara ya data {amount} na {phone}
      onye nkuzi sonde school choro ibudata vidiyo umuaka, tinye data {plan} na fon m
      jamb form ka m ga-ejuputa n'abali a, data agwula, zuta m {amount}
      umu m na-ebe akwa maka cartoon, tinye m data {network} {amount}
      m ga-aga njem awa ise n'ugbo, zuo m data {plan} ka m nu egwu
      ahia online m na-akwusi ma data gwu, zutara m {plan} nke otu onwa
      nwunye m no n'ulo ogwu ike gwuru ya ino nkiti, tinyere ya data na {phone}
      nwa m nwanyi na-eme video call n'america, data ga-agwu, tinye m {plan}
      ogwu m na-azu n'online, data adighi, zutara m {amount} data
      achoro m isonye na klas zoom, zutara m data {amount}
      data otu onwa na {network}, nke kacha di onu ala, zuo ya
      tinye data na {phone}, nwa m ka o bu nke ya
    `,
    electricity: `
      <please> (kwuo|kwuo ugwo|zuta|kwuoro m) (oku|ugwo oku|oku latrik|nepa|token oku)
      <i_want> (ikwu|izuta|ikwu ugwo|izu) (oku|ugwo oku|oku latrik|nepa|token oku)
      (ugwo oku|oku|nepa|oku latrik|ego oku|ikwu ugwo oku|light)
      (kwuo|zuta) oku {amount} (na mita {meter}|)
      (mita|meter) {meter} {amount}
      tinye {amount} (na|n'ime) mita (m|{meter})
      (oku m|unit m) (agwula|agwuola), (zuta {amount}|zuo ozo)
      (ha|e) (egbupula|bepula) oku m (achoro m ikwu|)
      (zitere m|ziga) token (oku|mita|nepa) (m|)
      kwuo {disco} {amount}
      oku {amount} (maka ulo m|maka shop m|)
      ugwo oku (nke|) {amount}
      oku adighi (n'ulo|), (zuta|zutara m) nke {amount}
      token (oku|nepa|latrik) {amount}
      recharge mita (m|) (ji {amount}|)
      (zuo|zuta|zutara m|tinye) (oku|oku latrik|token|ego oku|oku nepa) (nke|) ({amount}|na mita m|maka mita {meter}|maka ulo m)
      (oku|yunit|oku prepaid) (m|ulo m|) (agwula|anwuola|apuola)(, zuo {amount}|, zutara m|)
      (kwuo|achoro m ikwu) (ugwo oku|ego oku|ugwo nepa|ugwo latrik) ({amount}|nke ulo m|nke shop m|)
      (zutere m|zutara m|kwuo|biko zutere m|kwuoro m) (oku|ugwo oku|token|unit|oku nepa|light) ({amount}|nke {amount}|)
      (achoro m|m choro) (izu|ikwu|itinye) (oku|ugwo oku|token|nepa|unit na mita m)
      (oku|unit|token|mita m) (agwula|gwuru|na-agwu)(, zutere m|, zuo {amount}|)
      (nepa|ndi oku|eedc) (ebipula|bipuru) (anyi|m) oku, (kwuo ugwo ya|kwuoro m ya|ka m kwuo)
      (tinye|loda) (oku|token|unit|{amount}) (na|n'ime) (mita m|mita|{meter})
      (kwuo|ikwu) (ugwo|bill) (oku|nepa|eedc|ikedc) (m|) ({amount}|nke onwa a|)
      (enweghi|anyi enweghi) oku (n'ulo|)(, zuo token|, zutere anyi|)
      {amount} (oku|token|nke oku) (na {meter}|biko|)
      token (oku|) m (o no ebee|kwanu|biko)
      (ochichiri|itiri) (juru ulo|ka anyi no na ya|gbara anyi gburugburu), (zutara anyi oku|kwuo ugwo oku|tinye {amount} na mita)
      (fridge m|ihe m n'ime fridge|azu m) na-emebi, (oku adighi|token agwula), (zuta oku {amount}|zutara m light)
      (mita|meter) (na-eti|na-eme pim pim|na-egosi zero), (tinye {amount}|recharge ya|zutara m token)
      (eedc|ikedc|phed|nepa|{disco}) (prepaid|postpaid|token) {amount} (biko|)
      (buy|buyie|zuo) (light|nepa|token|power) {amount} ({meter}|na mita m|)
      (onye nwe ulo|ndi be anyi|anyi) (si ka a kwuo|na-atukota|na-akwu) (ego oku|ugwo nepa), (kwuo {amount}|ka m kwuo nke m)
      (token|akara oku|nomba token) (m zutara|nke mita {meter}) (zite ya|ka m tinye ya|biko)
      (oku eletrik|oku eletriki|latrik|elektrik) (kwuo|ka m kwuo|zuta|ugwo ya) ({amount}|)
      (mita|meter) (shop|ulo ahia|ulo uka|nne m) (choro oku|oku ya agwula), (tinye {amount}|)
      ({disco}|eedc) (wetara bill|gbubiri oku|na-eche ugwo), (kwuo ya {amount}|ka m kwuo)
      (zutalu m|zutelu m|kwuolu m) (oku|light|token) ({amount}|na mita {meter})
      (recharjie|rechaji|load|top up) (meter|mita|mita oku) (m|{meter}) ({amount}|)
      {meter} (tinye|buo|load) (oku|token) {amount}
      (kedu ka|olee otu) (m ga-esi|e si) (zuta oku|kwuo nepa|recharge mita|azu token) (na karo|ebe a|)
      (oku|light) nke (puku ise|ego {amount}|otu izu) (zutara m|biko zutara m|ka m choro)
      (units|unit|yunit) (ole ka {amount} ga-enye|{amount} ga-enye m) na (mita|oku)
      (biko nwa m|nwam) (kwuoro m ego oku|zutara m oku) (ka m hu uzo n'abali|n'ulo m)
      (ulo|frid|igwe oyi) (na-acho oku|enweghi oku), (zuo token {amount}|ka m zuta unit)
      (gen|fuel gen) eriela m ego, (ka m kwuo nepa|zutara m oku nepa|zuta token {amount})
      (postpaid|estimated bill|bill eedc) m (bu {amount} kwuo ya|kwuo ya|ka m kwuo ugbu a)
      (jiri|were) (ego m|{amount}) (kwuo ndi nepa|zuta unit|goo oku)
      (mita nomba|meter no) m bu {meter}, (tinye {amount}|zuta oku|token)
      (biko|) (kwuo|kwụọ) (ụgwọ ọkụ|bill ọkụ) m (nke {amount}|nke onwa a|nke {disco}) (ozugbo|)
      (enwere m ike|m nwere ike) (ikwu ego oku|izuta token|ikwu {disco}) (ebe a|na karo)
      (oku ga-anwu|oku achoro inwu|oku na-acho igwu), (tinye {amount}|zutara m token ngwa)
      (phcn|nepa|{disco}) (recharge|payment|kwuo) {amount} (mita {meter}|biko)
      (light|power|oku) (money|ego) {amount} (kwuo|tinye na mita)
      (ezigara|zitere) m token (oku m kwuru|oku {amount}|mita m) (ozo|biko)
      (onye bi na be m|tenant m|nne m) (enweghi oku|si oku ya gwuru), (zutara ya nke {amount}|tinye {amount} na {meter})
      (biko ka|ka) oku (di|laghachi|nwuo) (n'ulo m|ebe anyi), (zuo token {amount}|kwuo ego oku)
      (nepa|light|token|eedc) {amount} (biko|sharp sharp|ngwa)
      (ka m|m choro) (tinye|itinye) (oku|unit) (n'ulo|na mita) (m|nne m) {amount}
      (ego|ugwo) (nepa|latrik|oku ulo|oku shop) (ka m choro ikwu|kwuo ya)
      (zuta|zutere m) (oku|token|unit) {amount} (na mita {meter}|maka mita m|biko)
      (oku mita m|unit m) (agwula|na-agwu) (zutere m {amount}|tinye {amount})
      (kwuo|ikwu) (ugwo oku|nepa|eedc) ({amount}|{meter}|nke ulo m)
      (zuo|zuta|kwuo|tinye) (oku|token|unit|nepa) {amount} (na mita m|biko|{meter}|)
      (oku|token|unit) (ka m choro|gwuru|agwula|biko) ({amount}|)
      (light|nepa|oku) m (agwula|na-achọ igwu|nwuru), (zuo {amount}|tinye token|kwuo ya)
      (kwuo|zutara) (nne m|shop m|ulo m) (oku|light|nepa) {amount} ({meter}|)
      (recharge|load|fund) (mita|meter|prepaid meter) m ({meter}|{amount})
      {disco} (prepaid|postpaid) {meter} ({amount}|)
      (oku|light) {amount} (maka|na) (mita|{meter}|ulo m)
      (no di n'ochichiri|ochichiri juru ulo|umu m na-agu akwukwo na candle), (zuo oku|tinye token {amount})
      (nomba token|token|pin oku) (m zutara|ahu) (ahubeghi m ya|zitegharia ya|kedu ya)
      (ego ole|unit ole) ka {amount} ga-enye m (n'oku|n'unit oku)
      (buy|pay) (light|nepa|electricity|token) ({amount}|biko|m)
      (ka m kwuo|achoro m ikwu|chorom ikwu) (oku|ugwo oku|nepa|light) ({amount}|nke onwa a|)
      (biko nwa m|nwam) (zutara m oku|tinyere m token) ({amount}|)
      (eedc|{disco}) (kwuo|ka m kwuo) ({amount}|ugwo m)
      (kwuo|zuo|tinye) (oku|nepa|light) {amount} (ka m sie nri|tupu chi jie|biko)
      (token|unit) (oku|nepa|mita) (nke {amount}|{amount}) (biko|zuoro m)
      (oku nepa|oku eletrik|latrik) (ka m choro ikwu|kwuo ya|ka m zuo) ({amount}|)
      (mita|meter) (m|anyi) (na-eti|na-acha red|foro 2 units), (zuo token|tinye {amount})
      (ochichiri|oku adighi) (na shop m|n'ulo uka|n'ulo anyi) (zuo token {amount}|kwuo oku)
      (meter|mita) {meter} (ka m choro itinye oku|tinye {amount}|zuo token ya)
      (zutara|kwuoro) (onye nwe ulo|papa m|shop) (oku|token|light) ({amount}|{meter})
      (umu m|nwa m) na-ebe na oku adighi (zuo token|tinye oku {amount})
      (eedc|ikedc|aedc|phed) {amount} (mita {meter}|biko)
      (ugwo|bill) oku (postpaid|nke eedc) (ka m kwuo|kwuo {amount})
      unit ole (ka m ga-enweta|o ga-enye m) (ma m zuo oku {amount}|n'oku {amount})
      (oku|token) (m zuru|ikpeazu) (nomba ya|pin ya) (zitere m ozo|kedu|ahubeghi m ya)
      (nepa|light) (token|unit|bill) {amount} (abeg|biko)
      (prepaid|mita) (m|ulo m) (kpo nkụ|adighi ihe), (tinye oku|zuo {amount})
      (zutalu m|kwuolu m) (oku|nepa|token) ({amount}|biko)
      (gen m adighi mmanu|mmanu gen agwula) (zuo token oku|kwuo nepa {amount})
      (zuo|zuta) (unit|token) (oku|nepa) (nke {amount}|{amount}) (na {meter}|maka nwunye m|)
      (oku ga-akwusi|oku m na-aga agwu) (zuo {amount}|tinye token {amount})
      (mita|meter) (shop m|ulo uka|nne m) {meter} (tinye {amount}|zuo oku)
      (inec|power|nepa) (bill|token) ({disco}|) {amount} (kwuo|zuo)
      (kwuo oku|zuo light) (maka ulo|nke ulo m|maka ahia m) {amount}
      (token oku|oku) (m choro|ka m choro izu) {amount} ({disco}|biko|)
      (nna|nwanne) zutalu m (oku|light) {amount} (mita {meter}|)
      (anyi ji gen|gen na-eri mmanu) (zuo oku|tinye light) {amount}
      (oku|light) (anwula|gara) (n'ulo|na shop) (zuo token {amount}|recharge mita {meter})
      (mita m|prepaid) (fodu obere|fodu 3 units) (tinye {amount}|zuo unit)
      (ka anyi|biko ka m) (nwee oku n'abali|hu oku) (zuo {amount} na mita|zuta token)
      (kwuoro m|kwuo) {disco} {amount} (mita {meter}|)
      (token|unit) m (zutara taa|{amount}) (abatabeghi n'ekwenti|ahughi m ya) , zite token
      (oku mita|unit oku) {amount} (zuo|zuru m) (tupu chi ejie|ngwa)
      (gbanye anyi oku|oku kpuchiri anyi) (zuo token {amount}|recharge mita m)
      (nye m|zuru m) (oku {amount}|token {amount}) (maka {meter}|na {disco})
      oku agwula n'etiti abali, tinye {amount}
      {meter} tinye ya oku {amount}
      nepa ebipula anyi, ka m kwuo {amount}
      ndi oku ebipula anyi oku, kwuo ya {amount}
      nomba token m zuru, ahubeghi m ya, zitere m ozo
      tinyelu m oku {amount}
      mita na-eti mkpu, unit fodu 2, tinye {amount} osiso
      freezer azu m ga-ere ure, oku agwula, zuo oku {amount}
      kwuo ugwo oku nke shop m, mita {meter}
      eedc {amount} na {meter}
      ulo ahia m no n'ochichiri, ndi ahia na-ala, tinye oku {amount} na mita {meter}
      chi ejila, oku agwula, umuaka na-atu egwu. zuo {amount}
      landlord si onye obula kwuo oku ya, nke m {amount}, mita {meter}
      mgbe ha weghachiri oku ka unit m gwuru, tinye {amount} osiso
      anyi na-eme emume n'ulo, oku ekwesighi igwu, zuo {amount} na mita {meter}
      umuaka na-amu maka ule waec n'ochichiri, tinye oku {amount} na mita {meter}
      anyi nwere obia agbamakwukwo n'ulo echi, zuta token {amount} maka mita {meter}
      azu m no na fridge na-emebi, kwuo {disco} {amount} ngwa
      ahia ikpo isi m anaghi aga n'enweghi oku, tinye {amount} n'ime mita shop m
      nne ochie na-atu ujo ochichiri, kwuoro ya oku {amount}, mita {meter}
      bolu ga-amalite elekere asaa, oku agwula, zuru m unit {amount}
      uka na-eme ekpere abali, mita uka bu {meter}, tinye oku {amount}
      m si njem lota hu na oku agwula na prepaid, tinye {amount} {disco}
      nwa ohuru no n'ulo, okpomoku na-egbu ya, tinye oku {amount} na mita anyi
      anwu eriela mmadu, fan anaghi aga, zuru m token {amount}
      mita anyi na-eti mkpu, zutara {meter} oku {amount}
      zuta yunit oku {disco} {amount} maka ulo nne m
      anyi no n'ochichiri, zutara anyi token oku {amount}
    `,
    tv: `
      <please> (kwuo|kwuo ugwo|kwuoro m|megharia) (dstv|gotv|startimes|ugwo dstv|tv)
      <i_want> (ikwu|ikwu ugwo|imegharia) (dstv|gotv|startimes|ugwo onyonyo|cable)
      (dstv|gotv|startimes|ugwo tv|ugwo onyonyo|ugwo dstv|ugwo gotv)
      (dstv|gotv|startimes) m (agwula|akwusila|ebipula)
      (dstv|gotv|startimes) {plan} (biko|)
      kwuo {amount} maka (dstv|gotv|startimes)
      (dstv|gotv|startimes) {plan} bu ego ole
      achoro m ikiri (boolu|egwuregwu|fim), (kwuo|megharia) (dstv|gotv) (m|)
      gbanwee (dstv|gotv) (m|) (gaa na|ka o buru) {plan}
      (iuc|smartcard|nomba decoder) {meter}
      decoder (m|) (agwula|akwusila)
      kwuo ugwo (cable|decoder|onyonyo)
      kwuo (gotv|dstv) (nke mama m|maka shop m|nke papa m)
      gbanwee (dstv|gotv|startimes) (m|) (gaa na|ka o buru|na) {plan}
      (dstv|gotv) (m|) gaa na {plan}
      (kwuo|sub) {plan} (dstv|gotv|startimes)
      achoro m {plan} (nke dstv|nke gotv|dstv)
      (kwuo|kwuoro m) ugwo (dstv|gotv|startimes|tivi) (m|) ({amount}|nke onwa a|)
      (dstv|gotv|startimes|dikoda) (m|) (agwula|egbupula|akwusila)(, kwuo ya|, kwuoro m|)
      {amount} (maka|nke) (dstv|gotv|startimes|tivi)
      (kwuo|kwuoro m|mee ka di ohuru|renew) (dstv|gotv|startimes|ugwo tv|decoder) (m|biko|)
      (achoro m|m choro) (ikwu|ikwu ugwo) (dstv|gotv|startimes|tv|cable)
      (dstv|gotv|startimes|tv|decoder) m (agwula|ebipula|adighi egosi|anaghi aru oru|akwusila)
      (sub|subscribe|renew) (dstv|gotv|startimes) m (biko|)
      (ego ole|ole) bu (dstv|gotv|startimes) (compact|max|ugbu a)
      (gbanwee|gbanwe) (package|bouquet) (dstv|gotv) m (gaa compact|)
      bọọlụ di taa(, kwuo gotv|, kwuoro m dstv)
      (tinye|kwuo) {amount} (na|maka) (dstv|gotv|startimes|decoder {meter})
      ugwo (tv|dstv|gotv|startimes) ({amount}|)
      (umuaka|ndi be m) (anaghi ekiri cartoon|na-ebe akwa maka cartoon|na-enye m nsogbu), (kwuo dstv|kwuo gotv|megharia gotv)
      (super eagles|arsenal|champions league) ga-agba taa, (ka m kwuo gotv|kwuoro m dstv|renew dstv m)
      (e16|e 16|error e16|no signal) (na-egosi|bu ihe m na-ahu) na (dstv|gotv|decoder) m, (kwuo ya|renew ya)
      (gotv|dstv) (jolli|jinja|supa|compact|yanga|padi|confam) (kwuo|kwuoro m|biko|{meter})
      (cable tv|cable|tivi|decoder) (sub|subscription|ugwo ya) (agwula|kwuo ya|ka m kwuo)
      (startimes|star times|startime) (nova|basic|classic|kwa izu) (kwuo|biko|{amount})
      (nne m|papa m|mama nwunye m) (na-ekiri africa magic|na-ekiri ewtn|na-ekiri emmanuel tv), (kwuoro ya dstv|kwuo gotv ya)
      (iuc|smart card|smartcard) (nomba|no|number|) (m|m bu) {meter} (kwuo|renew|)
      (hotel m|shop m|ebe m na-ere mmanya) choro (dstv|ihe nkiri bolu), (kwuo ugwo ya|kwuo {amount})
      (kwuolu m|kwuoolu m) (dstv|gotv|startimes|tv) (biko|)
      (payie|pay|subie) (dstv|gotv|startimes) (for me|nye m|{plan})
      (dstv|gotv) (bouquet|package|plan) ndi (di|unu nwere|a na-akwu) (kedu ha|na ego ha)
      (tivi|tv) (na-egosi oji oji|na-egosi pay your sub|ajuola igosi), (kwuo sub ya|megharia ya)
      (belata|bulie|gbanwee) (dstv|gotv) m (na compact|na yanga|ka o di onu ala)
      (ego|ugwo) (dstv|gotv|decoder) (nke onwa ohuru|onwa a) (kwuo|ka m kwuo ya)
      (showmax|dstv premium|dstv family|gotv max) (kwuo|kwuoro m|ka m choro)
      (decoder|dikoda) (m|nne m|shop m) {meter} (renew ya|kwuo ya {amount})
      (olee otu|kedu ka) (m ga-esi|e si) (kwuo|akwu|renew) (gotv|dstv|startimes) (na karo|ebe a|)
      (jiri|were) {amount} (kwuo|renew) (gotv|dstv|startimes) (m|)
      (zeeworld|telemundo|supersport|novela) ka m choro ikiri, (kwuo dstv m|renew gotv)
      (biko nwa m|nwam) (kwuoro m ego tivi|tv m adighizi egosi ihe kwuo ya)
      (biko|) (kwuo|kwụọ) (ụgwọ|ego) (tivi|igwe onyonyo|cable) m (nke onwa a|{amount}|nke gotv)
      (ihe nkiri|channel|station) (niile|) (efuola|akwusila) na (gotv|dstv|startimes), (kwuo ya|renew ya)
      (dstv|gotv|startimes) (renewal|subscription|payment) (biko|{amount}|m)
      (kedu|olee) (nke di onu ala|package|atumatu) na (dstv|gotv|startimes)
      (achoro m ka|ka) (dstv|gotv|decoder) m (di ndu|megharia|bidoghachi) (ozo|ugbu a)
      (match|bolu) ga-amalite na obere oge, (kwuo gotv|renew dstv m ngwa|kwuo startimes)
      (onye oru m|nne m|shop m) (gotv|dstv) ya agwula, (kwuoro ya|kwuo {amount})
      (sub|ego) (tv|gotv|dstv) (m|nwa m|papa m) {amount} (biko|)
      (gotv|dstv|startimes) (sharp sharp|ngwa ngwa|biko kwuo ya)
      (ka m|m choro) (kiri|ikiri) (tv|dstv|ihe nkiri), (kwuo ugwo ya|renew ya)
      (onyonyo|tivi|cable) m (agwula|anwuola|nwuru), (kwuo ya|megharia ya)
      (kwuo|kwuoro m|renew) (dstv|gotv|startimes) (m|nke onwa a|compact|)
      (dekoda m|tv m|channel m) (akwusila|gbachiri) (kwuoro m ya|renew ya)
      (biko|nna) (megharia|kwughariara m) (dstv|gotv|tv sub) m (nke onwa a|)
      (kwuo|renew|subie|megharia) (dstv|gotv|startimes|tv) m (biko|{plan}|n'onwa a)
      (dstv|gotv|startimes) (agwula|akwusila|gbanyuru|bipuru m), (kwuo ya|renew ya|kwuo {plan})
      (achoro m|chorom) (ikwu|isubscribe|irenew) (dstv|gotv|startimes) ({plan}|m|)
      (gbanwee|upgrade|downgrade) (dstv|gotv|startimes) m (gaa {plan}|biko)
      {plan} (gotv|dstv) (ego ole|ole|kwuo ya)
      (super eagles|premier league|champions league) (ga-agba taa|na-abia), (kwuo dstv m|renew gotv m ngwa)
      (umu m|nne m) choro (ikiri cartoon|ikiri africa magic), (kwuo gotv|renew dstv)
      (decoder|smartcard|iuc) {meter} (kwuo|renew|{plan})
      (cable|cable tv|tv sub) m (kwuo|renew|biko)
      (ole|ego ole) ka (dstv|gotv|startimes) {plan} (bu|na-eri) (n'onwa|)
      (biko nwa m|nwam) (kwuoro m gotv|renew startimes m)
      (tv|onyonyo) (m|anyi) (na-egosi e16|na-asi kwuo ugwo|adighizi), (kwuo dstv|renew gotv)
      (dstv|gotv) (nke|) (shop m|ulo nri m|papa m) (kwuo ya|renew {plan})
      (kwuo|renew) (gotv|dstv|startimes) (n'onwa a|ka m kirie ihe|tupu match|biko)
      (sub|subscription) (gotv|dstv|startimes|tv) (m|nne m) (kwuo ya|renew ya|{plan})
      (ka m kirie|achoro m ikiri) (match|africa magic|news) , (kwuo gotv m|renew dstv)
      (gotv|dstv) (max|supa|jolli|compact plus|family) (biko|{meter}|kwuo ya)
      (decoder|tv) m (kwusiri|na-acho ugwo|agwula) (kwuo dstv|renew gotv|kwuo startimes)
      (iuc|smartcard) nomba {meter} (gotv|dstv|startimes) (kwuo {plan}|)
      (downgrade|belata|wetu) (dstv|gotv) m (gaa {plan}|)
      (bulie|upgrade|welie) (dstv|gotv) m (gaa {plan}|ka m hu football)
      (ole ka|kedu ego) (dstv|gotv|startimes) (n'onwa|ugbu a) bu
      (kwuoro|renewuru) (nne m|shop m|ulo oriri m) (dstv|gotv|startimes)
      (pay|renew|subscribe) (my|) (dstv|gotv|startimes|decoder) (biko|)
      (startimes|gotv) (nova|basic|smart|classic) (kwuo|biko|{amount})
      (channels|package|plan) (gotv|dstv|startimes) (niile|na ego ya) (gosi m|kedu)
      (umuaka|ndi be m) (na-eche|na-ebe) (tv agwula), (kwuo gotv|renew startimes)
      (ugwo tv|ugwo decoder|tv) (n'onwa a|m) (kwuo ya|ka m kwuo|{amount})
      (gotv|dstv|startimes) {meter} ({plan}|kwuo ya|renew)
      (kwuo ugwo|renew) (onyonyo|tv|decoder) (m|ulo m|nne m)
      (world cup|afcon|el clasico) (na-abia|bu taa) (renew dstv|kwuo gotv m)
      (dstv|gotv) {plan} (na-eri ole|ole ka o bu ugbu a)
      (m choro|achoro m) (igbanwe|ikwalite) (dstv|gotv) (gaa {plan}|ka o buru {plan})
      (startimes|gotv) m (furu oge|gwuru unyaahu) (kwuo ya|renew)
      (sub|pay) (dstv|gotv) {plan} (abeg|for me|biko)
      (ka umuaka|ka m) (kirie cartoon|lee boolu) (kwuo gotv|renew dstv {plan})
      (decoder m|iuc {meter}) (kpuchiri|na-egosi e16) (kwuo ya|renew {plan})
      (kwuo|renew) (startimes|dstv) (mama m|nke ulo) ({plan}|{amount})
      (gotv|dstv) (agwula|ga-agwu echi) (kwuo ya|renew ya biko)
      (dstv|gotv) (bia na-egosi error|kwuchiri) (kwuo ya|renew {plan})
      (world cup|champions league|premier league) (abali a|echi) (kwuo dstv m|renew {plan} n'ime dstv)
      (ole bu|kedu ole) (compact|jolli|{plan}) (n'onwa a|na gotv ugbu a)
      bolu ga-amalite, kwuo dstv m ngwa
      gotv nne m n'obodo akwusila, kwuoro ya
      bulie gotv m na supa
      umuaka na-ebe akwa, cartoon anaghi egosi, kwuo gotv
      startimes m ka m kwuo otu izu
      dstv padi, kwuo ya
      smartcard m {meter}, kwuo {plan}
      taa ka nigeria ga-agba, gotv m akwusila, kwuo ya ka anyi kirie
      nna m ochie na-achokari news, dstv ya agwula, kwuo ya
      abialu m n'ulo hu na dstv akwusila, kwuo compact
      umu m lotara ezumike, kwuo gotv ka ha nwee ihe ikiri
      nna m choro ikiri akuko n'asusu igbo, gotv akwusila, kwuo ya {plan}
      umuaka nọ n'ezumike na-emekpa m ahu, kwuoro m startimes ka ha kirie cartoon
      derby ga-agba n'elekere ano, dstv m agwula, renew {plan}
      nne m anaghi apu apu n'ihi ukwu, kwuoro ya gotv ka o kirie fim igbo
      obia na-abia na krismas, kwuo dstv anyi nke otu onwa, smartcard {meter}
      anyi lotara n'uka tivi egosighi ihe obula, kwuo sub decoder
      shop barber m ka ndi mmadu na-abia ikiri bolu, renew gotv {plan} ya
      nwa m nwoke gbajiri ukwu no n'ulo, kwuoro ya startimes izu abuo ka o na-ekiri ihe
      nwunye m na-eche telemundo ya, kwuo gotv {plan}
      papa anyi si onicha bia, renew startimes ka o kirie akuko
      dstv agbachiela, bolu na-acho ibido, kwuo ya
      kwuo gotv m nke otu onwa, nke m na-akwubu
      startimes umuaka agwula, tinye {amount}
    `,
    bill: `
      <please> (kwuo|kwuoro m) (bill|bill m|bill mmiri m)
      <i_want> (ikwu|kwuo) (ugwo|bill|bills|ugwo bill|otu bill)
      (kwuo ugwo|ikwu ugwo|bill|ugwo|bills m|ikwu bill)
      (kwuo|kwuoro m) (ugwo mmiri|ugwo akwukwo|ugwo ulo|ugwo ulo akwukwo|ugwo ahihia|ugwo intaneti)
      (kwuo|kwuoro m) (ugwo akwukwo nwa m|ugwo ule|school fees)
      (kwuo|zuta) (waec|jamb|neco) (pin|form|)
      tinye ego na (bet9ja|sportybet|betking) (m|{amount}|)
      kwuo {amount} maka (mmiri|ulo|akwukwo|ahihia|intaneti)
      (kwuo|ikwu) (utu isi|remita|ugwo govmenti)
      <i_want> (ikwu|kwuo) ugwo (mmiri|ulo|akwukwo|ulo ogwu|insurance|ahihia)
      kedu (ugwo|bill) m nwere ike ikwu (ebe a|)
      ugwo (ulo|mmiri|akwukwo) m (eruola|zuola), (kwuo ya|achoro m ikwu)
      kwuo {biller} {amount}
      (kwuo|ikwu) (utu isi|ego govmenti|ego utu isi) ({amount}|)
      achoro m ikwu utu isi
      ugwo (govmenti|utu isi|remita)
      kwuo (utu isi|ugwo govmenti|ugwo ulo|ugwo mmiri) (m|{amount}|)
      (ugwo|ego) (ulo akwukwo|mmiri|ahihia|ulo) (ka m choro ikwu|{amount}|)
      (kwuo|ikwu) (remita|utu isi|tax) (m|)
      ugwo ulo m
      (kwuo|achoro m ikwu|kwuoro m) ugwo (mmiri|ulo|ahihia|intaneti|utu isi) ({amount}|m|)
      (zuta|zuru m|kwuo) (waec|jamb|neco) (pin|foomu|)
      (achoro m|ka m) (ikwu|kwuo) (bill|bill m niile|otu bill|ugwo)
      (achoro m ikwu|m choro ikwu|nyere m kwuo|biko kwuo) (bill|ugwo mmiri|ugwo akwukwo|ugwo ulo|tax)
      (kwuo|kwuoro m) (ugwo|ego) (mmiri|ulo akwukwo|ihe ruru unyi|intaneti|waec) ({amount}|biko|)
      (zutara m|zuo|kwuo) (pin|form|kaadi) (waec|jamb|neco)
      (tinye|fund) ego na (bet9ja|sportybet|betking) (m|{amount}|)
      (kedu|olee) (ka m ga-esi|ebe m ga-anọ) (akwu|kwuo) (ugwo|bill|ugwo mmiri|ugwo akwukwo)
      ugwo akwukwo (nwa m|umu m)(, achoro m ikwu ya|, kwuo ya|)
      kedu (ugwo|bill) (m nwere ike ikwu|a na-akwu) (ebe a|)
      (ikwu|ikwu ugwo) (bill|ugwo|utility)
      kwuo ugwo (uka|estate|ebe obibi) ({amount}|biko)
      {biller} {amount}(, kwuo|)
      tinye ego na (bet9ja|betking|sportybet) ({amount}|)
      (kwuo|akwu m) (ugwo akwukwo|ego uka|ego waec|ego ala|ugwo ulo) {amount}
      (ulo akwukwo|principal|headmistress) (chupuru|na-achu) nwa m (n'ihi ugwo akwukwo|maka school fees), (ka m kwuo ya|kwuo ya {amount})
      (lawma|ndi na-ebu ahihia|ndi na-ekpofu unyi) (na-acho ego ha|bia maka ugwo), (kwuo ha|ka m kwuo)
      (ugwo mmiri pump|ugwo water board) (eruola|ka anyi na-akwu), (kwuo ugwo ya|ka m kwuo)
      (acceptance fee|school fees|tuition|ugwo mahadum|hostel fee) (kwuo|kwuoro m|ka m kwuo|{amount})
      (spectranet|smile|intaneti ulo|wifi ulo) (kwuo ugwo ya|ka m kwuo|{amount})
      (firs|tax|utu isi|land use charge|tenement rate) (ka m choro ikwu|kwuo|{amount})
      (jamb form|waec form|neco|scratch card waec|waec pin) (zutara m|ka m zuta|ego ole)
      (estate due|security levy|service charge|ego onye nche) (kwuo|kwuoro m|ka m kwuo {amount})
      (sporty|bet9ja|bet|1xbet) (account m|wallet m) (tinye {amount}|fundie ya {amount}|tinye ego)
      (insurance|mkpuchi ugbo ala|hmo|ulo ogwu) (kwuo ugwo ya|ka m kwuo ya|kwuoro m {amount})
      bill (ole|ndi ole) ka m (nwere ike ikwu|ga-akwuli) (na karo|ebe a)
      (remita|rrr) (nomba {meter}|code {meter}|{amount}) (kwuo|kwuoro m|)
      (ugwo|ego) (church|ulo uka|umunna|town union) (kwuoro m|ka m kwuo|{amount})
      (visa fee|passport|nysc|ugwo passport) (ka m choro ikwu|kwuo|kwuoro m)
      (e wetara|ha wetara) (m|anyi) (bill mmiri|bill ahihia|akwukwo ugwo), (kwuo ya|ka m kwuo ya ebe a)
      (toll|lcc|cowry|ego uzo) (kwuo|fund|tinye {amount})
      (paya|pay|payie) (bill|bills|school fees|water bill) (m|for me|nye m)
      (kwuoolu m|kwuolu m) (ugwo mmili|ugwo ulo akwukwo|ego afia) ({amount}|)
      (ugwo ahia|ego onu ahia|ticket ahia|ego line) (kwuo|ka m kwuo|{amount})
      (term|nke|taam) ohuru (ebidola|na-abia), ka m kwuo (ugwo akwukwo|school fees) (umu m|nwa m)
      (biko nwa m|nwam) kwuoro m (ego mmiri|ugwo ulo uka|ego insurance) ({amount}|)
      (olee ebe|kedu ka) m ga-(akwu|esi kwuo) (utu isi|school fees|waec|remita) (na karo|ebe a)
      (biko|) (kwuoro|kwụọrọ) m (ụgwọ|ego) (mahadum|ulo akwukwo nwa m|mmiri|nchekwa obodo) (nke {amount}|ozugbo|)
      (ihe|ugwo) (m ga-akwu|a na-akwu) (gomenti|ulo akwukwo|local government) (ka m kwuo|kwuoro m|{amount})
      (enwere m ike|m nwere ike) (ikwu|iji ebe a kwuo) (utu isi|school fees|ugwo mmiri|ego waec)
      (hostel|departmental due|project fee|faculty due) (m|) (ka m kwuo|kwuo {amount}|kwuoro m)
      (oge ikwu|ubochi ikwu) (ugwo akwukwo|utu isi) eruola, (ka m kwuo ya|kwuo {amount})
      (gas|diesel|mmiri tanka) (ugwo ya|bill ya) (kwuo|kwuoro m {amount})
      (kwuo|ka m kwuo) (ego akwukwo|ego fees) (ada m|nwa nwanne m|{name}) {amount}
      (licence|driver licence|vehicle papers|particulars) (kwuo|ugwo ya kwuo|ka m kwuo {amount})
      (bill|utility|ugwo) (payment|ikwu ya) (biko|ka m choro)
      (biko|) (kwụọ|kwuoro m) (ụgwọ|bill) (gas|ekwenti|kredit kaadị|ọgwụ|insurance) (m|) (jiri akaụntụ {bank}|nke {amount}|)
      (wepu|were) {amount} n'akauntu m (kwuo bill mmiri|kwuo school fees|kwuo ugwo ulo|kwuo utu isi)
      (jiri kaadi m|site n'akauntu {bank} m) (kwuo|kwụọ) (bill|ugwo mmiri|ugwo intaneti)
      (hazie|mee) (ikwu ugwo|ikwu bill) (mmiri|akwukwo|gas) m (kwa onwa|ugbu a)
      (doctor|ulo ogwu|pharmacy) (wetara|nyere) (m|anyi) (bill|ugwo), (kwuo ya {amount}|ka m kwuo)
      (kwuo|kwuoro m|ka m kwuo) (ugwo mmiri|rent|school fees|waec) ({amount}|biko|)
      (kwuo|pay) {biller} (biko|{amount}|)
      (ugwo nche|ugwo gas|ugwo estate) (m|) (kwuo ya|ka m kwuo|bu {amount} kwuo ya)
      (kwuo|ka m kwuo|kwuoro m) (ugwo|ego|bill) (mmiri|akwukwo nwa m|ulo|gas|lawma|{biller}) ({amount}|biko|)
      (achoro m|chorom|m choro) (ikwu|ikwuru) (school fees|ego ulo|waec|jamb|remita|{biller}) ({amount}|)
      (nwa m|ada m) (choro pin|na-ede) (jamb|waec|neco), (zuo pin|zutara ya pin|kwuo ya)
      (pay|kwuo) (school fees|rent|water bill|remita|tax) ({amount}|biko|)
      (bill|ugwo) (mmiri|ahihia|estate|wifi|intaneti) (kwuo ya|ka m kwuo|kwuoro m)
      (rent|ugwo ulo) m (eruola|ruru), (kwuo landlord {amount}|kwuo ya|ka m kwuo)
      (nwa m|umu m) (a chupuru ya|laghachiri ulo) (n'ihi school fees|maka ugwo akwukwo), (kwuo {amount}|ka m kwuo ya)
      (remita|rrr) {reference} (kwuo ya|biko)
      (fee|dues) (union|ahia|shop|ulo akwukwo) (m|) (kwuo|ka m kwuo) {amount}
      (hospital|ulo ogwu|insurance|hmo) (bill|ugwo) (kwuo|ka m kwuo) ({amount}|biko)
      (biko nwa m|nwam) (kwuoro m ego akwukwo nwa m|kwuo ugwo mmiri m)
      (otu m ga-esi|kedu ka m ga-esi) (akwu ugwo akwukwo|akwu tax|akwu mmiri|akwu bill) (na karo|ebe a|)
      (kwuo|kwuoro) (nwa m|nne m) (school fees|ugwo akwukwo|ugwo ulo ogwu) ({amount}|)
      (ego ulo|rent|house rent) (ka m choro ikwu|kwuo {amount}|eruola kwuo ya)
      (water board|ugwo mmili|mmiri) (kwuo|ka m kwuo) ({amount}|nke onwa a)
      (jamb|waec|neco|post utme) (pin|form|e-pin) (biko|zuoro m|ka m zuo)
      (tax|paye|utu isi|levy) (m|ahia m) (ka m kwuo|kwuo {amount})
      (remita|govt payment|ugwo gomenti) (ka m choro ikwu|kwuo ya|kwuo {amount})
      (kwuo|ikwu) (security|lawma|estate due|service charge) (m|anyi|{amount})
      (bill|bills|ugwo) (m niile|niile) (kwuo ha|ka m kwuo)
      (acceptance fee|tuition|hostel fee|pta) (kwuo {amount}|ka m choro ikwu)
      (insurance ugbo ala m|hmo m|nhis m) (kwuo ya|renew ya|kwuo {amount})
      (wifi|fiber|internet bill) (ulo m|ofis) ugwo (kwuo ya {amount}|ka m kwuo)
      ({biller}|) bill (kwuo|ka m kwuo) {amount}
      (tithe|ofufe|onyinye uka|church due) (ka m kwuo|kwuo {amount})
      (bet9ja|sportybet|betting) (wallet|account) (fund|tinye {amount})
      (kwuolu m|ikwulu m) (ugwo akwukwo|mmili|ugwo ulo) ({amount}|biko)
      (fine|traffic fine|frsc|plate number) (kwuo {amount}|ka m choro ikwu)
      (achoro m|ka m) (kwuo|ikwu) (mmili|ugwo mmiri|water) ({amount}|onwa a|)
      (ugwo akwukwo|fees) nwa m (ka m kwuo|kwuo ya) (na {bank} {amount}|{amount}|ugbu a)
      (kwuo|zuo) (result checker|scratch card|pin waec) (biko|nwa m)
      (ulo|shop|warehouse) rent (kwuo ya|ka m kwuo) {amount}
      (town union|union|market) (levy|due|fee) (ka m kwuo|kwuo {amount})
      (hospital|mortuary|clinic) bill (kwuo {amount}|ka m kwuo ya)
      (lawma|aswamb|waste) (kwuo|ka m kwuo) (ya|{amount})
      (achoro m|ka m) (ikwu|kwuo) (ego umunna|ugwo levi|estate dues) {amount} (ugbu a|)
      (kwuo|kwuoro m) school fees nwa m {amount} (tupu ha chupu ya|biko|)
      (ha biara|ndi gomenti biara) (ibipu mmiri|nara utu isi) (kwuo ha ugbu a|ka m kwuo bill ha)
      (kwuo|pay) (spectranet|waec|jamb|remita) {amount} (biko|)
      (kwuoro m|kwuo) (ugwo lawma|ego estate|school fees|ugwo intaneti) (na {biller}|{amount})
      (ego ule|fees) (nwa m|nke m) (na {biller}|na remita) ka m choro ikwu
      (kwuo bill|kwuo ugwo) (ndi na-ekpo ahihia|ndi nche|ndi mmiri) {amount}
      (kwuo|kwuoro m) (bill|ugwo) (ndi nche estate|ahihia|mmiri) (biko|{amount})
      (ego akwukwo|school fees) (umu m|nwa m) {amount} (kwuo ya|ka m kwuo ya ugbu a)
      ugwo ulo akwukwo nwa m eruola, kwuoro ya {amount}
      kwuo ndi na-ebu ahihia {amount}
      waec scratch card ka m choro izuta
      tinye {amount} na bet9ja m
      fund sportybet m {amount}
      jamb pin, zutara m ya
      kwuo spectranet m nke onwa a
      ego mmiri anyi nke estate, kwuo ya
      vehicle licence m agwula, kwuo ego ya
      kwuo utu gomenti anambra nke shop m
      kwuoro m hostel fee nke unn
      acceptance fee nwa m, {amount}, kwuo ya taa
      ndi nche estate na-aju ego, kwuo ha {amount}
      kwuo remita {reference}
      kwuoro nwa m ego neco
      ego shop m eruola, kwuo ndi local government
      smile internet m agwula, kwuo {amount}
      kwuo ugwo ulo ogwu nne m {amount}
      ihe m ga-akwu taa bu mmiri na lawma, kwuo ha
      (smile|spectranet|starlink) (internet|sub) ({amount}|kwuo ya|biko kwuo)
      nwa m ga-ede waec, kwuo ego form ya {amount}
      anyi no n'estate, ego nche eruola, kwuo {amount}
      ulo ogwu choro ka m kwuo {amount} tupu ha lee nwa m
      kwuo ego uka, harvest m, {amount}
      kwuo ugwo ahihia aswama nke ulo m
      ego nlekota ulo, service charge, kwuo ya
      airtime mba, betking ka m choro itinye {amount}
      road worthiness na insurance ugbo, kwuo ha
      tax m nke afo a, ka m kwuo ya ebe a
      kwuo unizik school charges
      ego estate, kwuo ya {amount}
      kwuolum ego uno akwukwo nwa m
      kwuolum mmili {amount}
      kwuo ego jamb nwa m {amount}
      m choro iji karo kwuo ego hostel
      nwa m choro ide jamb afo a, kwuo ego form ya ka oge ghara igafe
      ndi gomenti biara mechie shop m n'ihi utu, kwuo {amount}
      mmiri anyi ebipula ya, kwuo ugwo ya {amount}
      nne m no n'ulo ogwu, ha choro {amount} tupu ha nye ya ogwu, kwuo bill ulo ogwu ya
      nwa m nwetara admission na unizik, acceptance fee bu {amount}, kwuo ya
      ugbo m akwukwo ya agwula, frsc ga-ejide m. kwuo licence ya
      anyi na-akwa nna anyi, kwuo ego mortuary {amount}
      ka m ghara ichefu, kwuo ego security estate onwa a
      nwa m na-aga primary, school ya choro {amount} tupu friday, kwuo ugwo akwukwo ya
      internet ulo m, starlink, kwuo ya {amount}
      zuta waec pin abuo nye m
      kwuo ugwo ahu m kwuru ikpeazu ozo
      mmiri tap akwusila kemgbe tuzde, kwuo ugwo mmiri anyi {amount} ka ha meghee ya
      nwa m ga-ede neco n'onwa ozo, zutara ya pin neco
      ahihia juru ama anyi, ndi lawma siri anyi kwuo mbu, kwuo ha {amount}
      umu akwukwo na-alaghachi tuzde, kwuo ego ulo akwukwo ejima m {amount}
      shop m no n'ahia ogbete, ndi otu ahia choro ego nche, kwuo {amount}
      m na-aga njem n'ugbo, kwuo ego toll gate lcc m
      wifi ofis akwusila ka anyi na-aru oru, kwuo ugwo intaneti {amount}
      mmadu niile na-ekiri bolu, tinye {amount} na bet9ja wallet m
      bishop na-abia, kwuo onyinye uka m {amount}
      ugbo m ga-aga abuja, licence agwula, kwuo ya {amount}
      ego akwukwo {name} bu {amount}, kwuoro m ulo akwukwo ya
      achoro m ikwu ego ikpofu ahihia nke ulo anyi
      zutara m pin waec otu, nwa m choro ile result ya
      ego internet ulo m, {biller}, kwuo {amount}
      achoro m itinye {amount} n'akauntu bet9ja m, ka m gbaa nzo
    `,
    bill_due: `
      (kedu mgbe|kedu ubochi) (ka m|m) (ga akwu|kwesiri ikwu|ga-akwu) (ugwo oku|bill m|ugwo mmiri|ugwo ulo|dstv)
      (ubochi|oge) (ikwu|m ga akwu) (bill|ugwo oku|ugwo mmiri|ugwo ulo) (m|)
      (kedu mgbe|kedu ubochi) (bill|ugwo oku|ugwo mmiri|ugwo akwukwo|ugwo ulo) (m|) (ga eru|ruru|ga akwusi|zuru)
      ubochi (ikpeazu|njedebe) (nke|) (ikwu|iji kwuo) (bill|ugwo ulo|ugwo oku|ugwo akwukwo)
      ubochi ole (foro|foduru) (tupu bill m ruo|ka m kwuo bill|tupu dstv m gwu|tupu m kwuo ugwo oku)
      bill m (o ruola|eruola) (oge|ikwu) (ugbu a|)
      kedu bill m kwesiri ikwu (ugbu a|n'izu a|)
      (kedu mgbe|ubochi ole) ka (bill|ugwo oku|ugwo ulo) (m ruru|ga eru oge|kwesiri ikwu)
      oge ikwu (bill|ugwo oku|ugwo ulo|ugwo akwukwo) (eruola|kedu mgbe|)
      (ubochi|oge) (njedebe|ikpeazu) (ugwo oku|bill|ugwo akwukwo)
      kedu ubochi m ga akwu (bill|ugwo oku|ugwo ulo)
      ubochi ole fodu ka (bill|ugwo) m ruo
      (olee|kedu) (mgbe|ubochi) (m ga|a ga) akwu (bill|ugwo oku|ugwo mmiri|dstv)
      (ubochi ikpeazu|oge ikwu ugwo) (bill m|oku|mmiri) (bu olee mgbe|kedu)
      (oge|ubochi) (bill|ugwo oku|ugwo mmiri) (m|) (eruola|agafeela|o ruola)
      (kedu mgbe|olee mgbe|kedu ubochi) (ka m ga-akwu|m kwesiri ikwu) (ugwo oku|bill m|ugwo ulo)
      (kedu mgbe|olee mgbe) (bill m|dstv m|ugwo oku m|sub m) (ga-agwu|ga-eru|kwesiri ikwu)
      (ubochi|oge) (ikpeazu|a ga-akwu|m ga-akwu) (ugwo|bill m|ugwo mmiri|ugwo oku)
      (ubochi ole|ole ubochi) (foro m|foduru m) tupu m kwuo (bill|ugwo oku|ugwo mmiri)
      (oge|ubochi) (ikwu ugwo|bill m) (agafeela|erugo)
      (m ka nwere|enwere m) (ubochi|oge) ole (tupu|ka) (e gbuo m oku|ha bipu dstv|ha bipu mmiri)
      (deadline|due date) (nke|maka) (bill|ugwo oku|school fees|dstv|ugwo mmiri) (m|) (bu mgbe ole|kedu)
      (olee ubochi|ubochi ole|kedu ubochi) (ka a ga-akwu|ka e kwesiri ikwu) (ugwo akwukwo|bill|ego oku|rent)
      bill (ole|ndi ole) (oge ha ruru|na-abia ikwu) (n'izu a|n'onwa a|tupu onwa agwu)
      (m egbuola oge|oge agaala|m tere aka) (n'ikwu|ikwu) (bill|ugwo oku|ugwo mmiri) (m|)
      (gotv|dstv|startimes) m (ga-agwu|ga-akwusi) (olee mgbe|mgbe ole|kedu ubochi)
      (chetara m|gwa m) (ubochi m ga-akwu|mgbe m ga-akwu) (bill|ugwo oku|rent|ugwo mmiri)
      (next|bill na-abia|ugwo na-abia) (bill|ugwo) (m|) bu (mgbe ole|olee ubochi)
      (rent m|ugwo ulo m|ugwo shop m) (ga-eru|ga-agwu) (mgbe ole|n'onwa ole|ubochi ole)
      (o foduru|o foro) (izu|ubochi) ole (ka bill m zuo|ka m kwuo ugwo akwukwo|ka ugwo oku ruo)
      (bill|ugwo) (oku|mmiri|ahihia) (na-aru|na-eru) (ubochi ole|mgbe ole) (n'onwa|kwa onwa|)
      (kedu mgbe|olee mgbe) bu (njedebe|deadline) (ikwu|nke) (school fees|bill oku|utu isi)
      (o nwere|e nwere) bill (oge ya ruru|oge ya gafere|m kwesiri ikwu taa)
      when is (bill m|ugwo oku|dstv m|ugwo mmiri) due
      (m ga-akwu|a na-akwu) (bill oku|bill mmiri|eedc|ikedc) (olee mgbe|mbido onwa ka o bu ngwucha onwa)
      (ubochi|daty|date) (bill|ugwo oku|ugwo mmiri) (m ruru|na-eru|ga-aru)
      (kedu mgbe|mgbe one|mgbe ole) ka m (ga-akwu|ga-akwuli) (ugwo oku|ugwo mmili|bill)
      (echefuru m|amaghi m) (ubochi|mgbe) (m kwesiri ikwu|a na-akwu) (bill|ugwo oku|ugwo mmiri|rent)
      (oge|ubochi) (ole|ndi ole) ka (m nwere|unu nyere m) (iji kwuo|ikwu) (bill|ugwo oku|ugwo mmiri)
      (biko nwa m|nwam) (olee mgbe|kedu ubochi) ka ndi (nepa|oku|mmiri) (ga-abia maka ugwo|choro ugwo ha)
      (kedu|olee) (ụbọchị|mgbe) (ụgwọ|bill) (ọkụ|mmiri|intaneti|ekwenti) m (kwesịrị|ga-abụ) (ịkwụ|n'oge)
      (m kwesiri|aga m) (ikwu|akwu) (kredit kaadi|bill|ugwo gas) m (olee mgbe|kedu ubochi|mgbe ole)
      (enwere m|m nwere) (ubochi ato|otu izu|oge) (iji kwuo|tupu m kwuo) bill (m|oku) (ka o bu mba|ya)
      (ha na-ebipu|e na-ebipu) (oku|mmiri|dstv) (ubochi ole|olee mgbe) (ma m kwughi|ma a kwughi ugwo)
      (izu ole|ubochi ole) (fodunu|ka di) tupu (bill oku|ugwo mmiri|bill m) eruo
      (onwa a|izu a) (bill ole|ugwo ole) (ruru oge|ga-eru oge) ikwu
      (reminder|ncheta) (bill m|ugwo oku m) (bu mgbe ole|olee ubochi o ruru)
      (kedu|olee) ubochi (ikpeazu|njedebe) m (ga-eji kwuo|ga-akwu) (bill gas|bill ekwenti|ugwo ulo|kredit kaadi) m
      (gwa m|biko gwa m) (mgbe|ubochi) (ugwo mmiri|bill intaneti|ugwo oku|school fees) (kwesiri ikwu|ga-agwu)
      (m nwere|enwere m) ruo (olee mgbe|kedu ubochi) (iji kwuo|ikwu) (bill|ugwo ulo|ugwo akwukwo) m
      ikwu (bill oku|ugwo gas|bill mmiri) m (o bu izu a|o bu mgbe ole|o ruola)
      (kedu mgbe|olee mgbe) (m ga-akwu|oge ikwu) (ugwo oku|ugwo mmiri|rent|dstv) (ga-eru|)
      (dstv|gotv|startimes) m (ga-agwu|ga-akwusi) (olee mgbe|ubochi ole|kedu mgbe)
      (ubochi ole|izu ole) (foduru|ka di) (ka m kwuo ugwo oku|tupu ugwo ulo eruo|bill m eruo)
      (bill|ugwo oku|ugwo mmiri) m (oge ya eruola|o ruola oge ikwu ya|o gafela)
      (cheta m|chetara m) (ubochi ikwu ugwo|mgbe bill ruru|ubochi rent)
      (ugwo ole|bill ole) (ruru oge|ga-eru) (ikwu|izu a|onwa a)
      (ka m nwere|foduru) (ubochi ole|oge ole) (tupu ha ebipu dstv|tupu ha ebipu oku|ka m kwuo rent)
      (ugwo gas|ugwo mmiri|rent) m (ikwu ya o bu izu a|oge ikwu ya o bu mgbe ole)
      (kedu mgbe|ole mgbe|ubochi ole) (ka m ga-akwu|bill m ga-eru|ugwo oku m ga-eru|ka school fees kwesiri ikwu)
      (ubochi|oge) ikwu (bill|oku|mmiri|rent|dstv) m (kedu|eruola|o foro ole)
      (ugwo oku|bill|dstv|rent) m (o gafeela oge|eruola|ga-eru) (ka o bu mba|n'izu a|)
      (due date|deadline) (bill|ugwo oku|school fees|mmiri) (m|) (kedu|bu mgbe ole|biko)
      (ubochi|izu) ole (foro|fodu) (m|) (ikwu oku|ikwu bill|ikwu rent|ikwu school fees)
      (ka m ghara igafe oge|ka e ghara igbu m oku), (kedu mgbe bill m ruru|gwa m ubochi m ga-akwu)
      (dstv|gotv|wifi|startimes) m (ga-agwu mgbe ole|o foro ubochi ole|agwula mgbe ole)
      (gwa m|chetara m) (ubochi|mgbe) (bill|ugwo|oku) (ga-eru|kwesiri ikwu)
      (bill|ugwo) (ndi eruola oge|ndi oge ha na-abia|ndi ruru n'izu a) (gosi m|kedu ha)
      (oge ole|ole mgbe) (ka eedc ga-abia igbu oku|ka ha ga-ebipu m oku) ma m akwughi
      (last date|ubochi ikpeazu) (ikwu|m ga-akwu) (bill|school fees|rent|oku) (kedu|)
      (biko nwa m|nwam) (kedu mgbe m ga-akwu ugwo oku|bill m o ruola)
      (n'onwa a|izu a) (enwere bill|kedu bill) (m ga-akwu|ruru m|oge ya eruola)
      (kedu|ole) (ubochi|mgbe) (a ga-ebipu|ha ga-ebipu) m (oku|mmiri|dstv|wifi) (ma m akwughi|)
      (bill|ugwo) (m|oku m|mmiri m) (o ka nwere oge|oge ya agafeela|foro ubochi ole)
      (kedu mgbe|olee mgbe) (ka|) (rent m|dstv m|wifi m|ugwo oku m) (ga-agwu|ga-eru|ruru)
      (school fees|ugwo akwukwo|exam fee) (deadline|oge ikwu) (ya|) (kedu|ole mgbe)
      (ka m mara|gwa m) (oge|ubochi) m ga-akwu (oku|mmiri|bill|rent) (tupu o gafee|)
      (gini bu|kedu) (due date|ubochi ikwu) (bill|oku|wifi|rent) m
      bill (m kwesiri ikwu|ruru oge|oge ya eruola) (n'izu a|echi|taa) (gosi m|kedu)
      (o foro|fodulu) (ubochi|izu|onwa) ole (tupu|ka) (gotv m gwu|rent m gwu|ha abia igbu oku)
      (m ga-akwu|a ga-akwu) (bill|oku|mmiri) (mgbe ole|ubochi ole|kedu mgbe) (ozo|)
      (subscription|sub) (dstv|gotv|wifi) m (ga-agwu mgbe ole|kedu ubochi o ga-agwu)
      (nwa m biko|nwam) (ubochi ole foro m ikwu oku|gotv m ga-agwu mgbe ole)
      (agafere m|m gafere) (oge ikwu|ubochi ikwu) (bill|oku) (ka o bu mba|lelee)
      (next|nke na-abia) bill (m|oku|mmiri) (mgbe ole|kedu ubochi)
      (light bill|nepa bill) (m|) (due|ga-eru) (mgbe ole|kedu ubochi)
      (m ga-akwu|akwu) (rent|school fees|gotv) (tupu ubochi ole|mgbe ole ka oge ya gwu)
      (ubochi m|mgbe m) (kwesiri ikwu|ga-akwu) (mmiri|oku|wifi) (kedu|gwa m)
      (o di bill|enwere ugwo) (ga-eru|na-abia) (n'izu a|echi|n'onwa a) (nke ole|kedu)
      (ole mgbe|kedu ubochi) ka (oge ikwu oku|oge ikwu rent|sub dstv m) ga-agwu
      (chetara m|gwa m) mgbe (bill oku|school fees|rent) m (kwesiri ikwu|ga-eru)
      (ole mgbe|kedu mgbe) ka (estate dues|ego nche|school fees|rent) m (ruru|ga-eru) oge ikwu
      (bill oku|ugwo mmiri|wifi) m (na-agwu|ga-agwu) (n'ubochi ole|olee ubochi)
      (ubochi ikpeazu|deadline) (ikwu|nke) (bill m|school fees|ugwo oku) (kedu|bu mgbe ole)
      (bill ole|ugwo ole) (oge ya no nso|na-abia) (n'izu a|gosi m)
      (m nwere ugwo|e nwere bill) m ga-akwu (tupu izu agwu|n'ime onwa a) (kedu ubochi ya|)
      (oge foro|o fodu ubochi ole) (tupu|ka) bill (internet|mmiri|oku) m (eruo|gwu)
      (bill m|ugwo m) nke (mmiri|oku|intaneti) (ga-akwu mgbe ole|oge ya o gafela)
      (e fodu|o foro) (izu ole|ubochi ole) (ka ha bipu|tupu ha bipu) (wifi m|oku m|dstv m)
      (chetara m|gwa m) (mgbe|ubochi) (m ga-akwu rent|rent m ga-eru|school fees ga-eru)
      (kedu bill|bill ole) (kacha di nso|ga-ebu uzo eru oge)
      rent m ga-agwu n'onwa ole
      kedu mgbe school fees kwesiri ikwu
      lawma, kedu ubochi a na-akwu ya
      a na-akwu eedc na mbido onwa ka o bu na ngwucha
      kedu mgbe m kwesiri ikwu bill oku nke onwa a
      ubochi ole foro tupu ha bipu oku
      kedu mgbe ka e kwesiri ikwu ego estate
      rent m o ga-agwu na december ka o bu january
      chetara m ubochi ikwu lawma
      ugwo mmiri, oge ya o gafeela
      kedu ndi bill ga-eru m n'onwa a, na ubochi ha
      m na-eme njem onwa abuo, gwa m bill ndi ga-eru n'oge ahu
      m na-echefukari ihe, gwa m mgbe ego akwukwo nwa m ga-eru
      m ga-aga obodo maka ikwa ozu, gwa m mgbe ugwo mmiri ga-eru tupu m puo
      ugwo onwa m na-abata na ngwucha onwa, ubochi ole ka bill oku m ga-eru
      nwa m na-aju ma ha ga-achupu ya, mgbe ole ka ego akwukwo ga-eru oge
      mmiri ozuzo mere m ji chefuo ihe niile, kedu bill ruru oge ikwu n'izu a
      krismas na-abia, chetara m ubochi ugwo wifi ga-agwu
      nwunye m siri na anyi ka nwere oge, ugwo ahihia kedu mgbe o ga-eru
      tupu m tinye ego n'ahia, ugwo ulo m kedu mgbe m kwesiri ikwu ya
      ana m akwado agbamakwukwo, gwa m ubochi gotv m ga-ekwusi ka m kwuo ya
      echi ka m na-aga njem onwa abuo, kedu bill ruru m ikwu n'oge ahu
      umuaka na-aga ezumike, ego lesson ha ga-eru mgbe ole
      kedu ubochi kpomkwem m ga-akwu ego mmiri, ka m jikere
      mgbe ole ka dstv m ga-agbachi, ka m kwuo ya tupu oge
      o nwere bill m kwesiri ikwu tupu izu a agwu
    `,
    bill_balance: `
      (ego ole bu|ole ka) (bill|ugwo oku|ugwo mmiri|ugwo latrik) m (onwa a|niile|bu|)
      ego ole ka m (ji|ji n'ugwo) (na|maka|n'ugwo) (oku|mmiri|bill|ugwo oku)
      (mkpokota|onuogugu) (bill|ugwo oku|bills|ugwo m ga akwu) m (bu ole|)
      ego ole (foro|foduru) m (ikwu|ga akwu) (na|maka) (bill|ugwo akwukwo|ugwo ulo|ugwo oku)
      (gosi|gwa) m (ego ole bill m bu|ugwo oku m|ego m ji n'ugwo oku)
      ugwo (oku|mmiri|bill) m (bu ole|ji|ole)
      ego ole ka m ga (emefu|akwu) (na|maka) (bills|bill|ugwo oku) (n'onwa a|)
      ego ole (foro|foduru) m ikwu (maka|na) (bill|ugwo akwukwo|ugwo ulo|oku)
      ego ole bu (bill|ugwo oku|ugwo mmiri) (m|m onwa a)
      (ugwo|bill) (oku|mmiri) m (ruru ole|bu ole)
      (lelee|gosi m) (bill|ugwo oku|ugwo mmiri) m (ole|)
      m ji ego ole (n'oku|na bill|na mmiri)
      (ego ole|ole) bu (bill m|ugwo oku m|ugwo mmiri m) (nke onwa a|ugbu a|)
      (ego ole|ole) (ka m|m) (ji|ga akwu|kwesiri ikwu) (na|maka) (oku|mmiri|bill|dstv)
      (gwa m|gosi m|lee) (ego|ole) (bill|ugwo oku) (m|) (bu|di)
      (ego ole|ole) bu (bill|ugwo) (oku|mmiri|intaneti|gas) (m|ulo m) (nke onwa a|)
      (ego ole|ugwo ole) (ka m ji|m ji|foro m ikwu|m ga-akwu) (na bill|na oku|na mmiri|ndi nepa)
      (ngukota|mkpokota|niile) (ugwo|bill) (m|m ga-akwu|m ji) (bu ole|di ole|)
      (gosi m|gwa m) (bill m|ugwo oku m|ego bill m)
      (ego ole|ole) foro na (bill m|ugwo akwukwo|ugwo oku)
      ego ole ka m (ga-akwu|ji) (maka|na) (oku|mmiri|dstv|intaneti)
      (ndi nepa|eedc|ikedc|water board|{disco}) (ji m ugwo ole|si na m ji ha ole|wetara m bill ole)
      (ole|ego ole) ka (ha wetara|bill oku biara|bill mmiri biara) (onwa a|taa|)
      (guko|gbakoo|gukota) (bill|bills|ugwo) (m niile|m ga-akwu n'onwa a|oku na mmiri)
      (school fees|ugwo akwukwo) (nwa m|umu m|m) (foro ole|bu ole|ego ole foduru)
      (ego ole ka m ji|m ji ole) (n'oku|na eedc|na water board|na school fees|na rent)
      (bill|ugwo) (oku|mmiri|ahihia|intaneti) (onwa a|onwa gara aga|ahu) (bu ego ole|o ruru ole)
      (outstanding|balance) (bill|ugwo oku|ugwo mmiri|school fees) (m|) (ole|bu ole)
      (lelee|nyochaa|hu) (ego bill|ugwo oku|bill mmiri) (m ga-akwu|di n'isi m|m ji)
      (bills|bill) m (niile|onwa a) (ha ruru ole|di ole|gbakotara ole)
      (m ka ji|o ka fodu) (ugwo|ego) (oku|mmiri|bill) (ole|ka o bu mba)
      (ego ole|one) ka (bill oku|bill mmili|light bill) (m|anyi) bu ({period}|)
      (rent|ugwo ulo) (foro m|fodurụ m|m ji) (ego ole|ole) (ikwu|)
      (tupu m kwuo|m na-acho ikwu) (oku|bill|ugwo mmiri), gwa m (ego ole o bu|ole m ji)
      (light|water|internet|phone) bill m (ole|how much|bu ego ole)
      (ha|unu) (gbakwunyere|tinyere) (bill m|ugwo oku m) (ego ole|ole)
      (dstv|gotv) (m ji|ugwo m) (ole|bu ole|foro ole)
      (gini bu|kedu) (ego|onu ego) (di na bill|bill oku|bill m) (a|onwa a|)
      (bill|invois|invoice) (m|oku|mmiri) (ha ede ole|na-egosi ole|bu naira ole)
      (ugwo|bill) (niile|) m ga-akwu (tupu onwa agwu|n'onwa a) (ole ka ha bu|di ego ole)
      (biko nwa m|nwam) ego oku (m|anyi) (o bu ole|ruru ego ole) (onwa a|)
      (kedu|gini bu) (ọnụ ego|ego) (bill|ụgwọ) (ọkụ|mmiri|intaneti|kredit kaadi) m (n'ọnwa a|ugbu a|)
      (biko|) (gwa m|nyochaa) (ego ole|ole) m (ji n'ugwo mmiri|ga-akwu na bill ekwenti|ji na kaadi kredit)
      bill (oku|mmiri) m (karịrị|o ruru) {amount} (ka o bu mba|ya), ole ka o bu
      (lee|nyochaa) (mita|{meter}|nomba mita m) (ka m mara ugwo di ya|ego ole m ji n'oku)
      (ugwo|bill) ndi (m ji|foro m) (onwa a|ugbu a) (ha bu ole|gbakoo ha gwa m)
      (ole|ego ole) ka (nwa m|anyi|ulo m) (ji|foro ikwu) (na fees|n'oku|na mmiri)
      (biko|) (ego ole|ole) bu (ụgwọ gas|bill ekwenti|bill intaneti|ụgwọ ọkụ) m (n'onwa a|nke m na-akwu|)
      (ego niile|mkpokota ego) m (ga-eji kwuo|chọrọ iji kwuo) (bill|ugwo) (ndi a|onwa a) (bu ole|)
      (ugwo kredit kaadi|bill kaadi|ugwo kaadi) m (ruru ole|bu ego ole)
      (kedu|gini bu) (ego foro|balance) na (bill gas|bill mmiri|ugwo ulo akwukwo) m
      (ole|ego ole) bu (ugwo oku|ugwo mmiri|bill) (m|m ji) (ugbu a|n'ozuzu|)
      (ego ole|ole) foduru (m akwughi|ka m ji) (na rent|na ugwo oku|n'ego akwukwo)
      (one|ole) ka (bill mmiri anyi|bill oku anyi|rent m) (bu|ruru ugbu a)
      (ego ole|ole) ka m (ga-akwu|ji) (maka bills|na bills niile) (n'onwa a|)
      (ole|ego ole) ka (m ji|a choro n'aka m) (na|maka) (ugwo oku|bill mmiri|bill gas|lawma) (ugbu a|)
      (kedu|gwa m) ego (ugwo oku|bill mmiri|bill wifi) m (ruru|ji m|batara) (n'onwa a|)
      (lelee|chekie) (bill|ugwo) (oku|mmiri|intaneti) m (ole ka o bu|ka m mara ego o bu)
      (bill|ugwo) (oku|mmiri|intaneti|dstv) (onwa a|nke batara|ohuru) (bu ole|ole ka o bu|ruru ole)
      (mita|nomba mita) {meter} (ji ugwo ole|ugwo ya bu ole|outstanding ya ole)
      (phcn|eedc|{disco}) (debt|ugwo|outstanding) m (ole|ruru ole|bu ego ole)
      (ugwo ulo|rent|ego shop) m (foro ole|bu ole ugbu a|ruru ole|ole ka m ji)
      (ego akwukwo|school fees|ego hostel) (nwa m|m) (ole ka m ji|ole foro|bu ego ole n'uka a)
      (bills|ugwo) m (niile|nile) (ole ka ha bu|di ole|gwa m ego ha)
      (ego ole|ole) ka (unu|ha) (wetara m|zitere m) dika (bill|ugwo oku|ugwo mmiri) (n'onwa a|)
      (bill|ugwo oku) (onwa gara aga|ochie|agafela) (o fodukwara|ole ka m ji ya|o bu ego ole)
      (achoro m ima|ka m mara|kedu) (ego m ga-akwu|ego ole m kwesiri ikwu|ole m ga-akwu) (na|maka) (oku|mmiri|bill|dstv) (onwa a|)
      (o buru na m ga-akwu|m choo ikwu) (oku|mmiri|bill) niile (ole ka m ga-akwu|o ga-abu ego ole)
      (postpaid|ugwo fon|phone bill) m (ole|bu ole|ruru ego ole) (n'onwa a|)
      (wifi|internet|fiber) (bill|ugwo) m (ole|bu ole|foro ole)
      (amount|ego) (due|m ji) (na bill|n'ugwo oku|maka mmiri) (ole|bu ole|biko)
      (bill amount|total bill|bill total) (m|biko|onwa a) (ole|)
      (kredit kaadi|credit card) (bill|ugwo) m (bu ole|ole|ruru ole)
      ugwo (oku|mmiri|gas|mkpofu ahihia) (m kwesiri ikwu|foduru m) (bu ego ole|ruru ole)
      (ka ha ghara ibipu m oku|ha na-abia igbu oku), (gwa m ole m ji|ugwo oku m bu ole)
      (onye nwe ulo|landlord|caretaker) (si na m ji ya ugwo oku|na-aju ego mmiri), (lelee bill m ole|ole ka bill m bu)
      (m kwuru|akwuru m) (okara|ufodu|{amount}) na (bill|ugwo oku|school fees), (ole foro|kedu ihe foduru m ikwu)
      (bill m|ugwo oku m) (o ga-abu ole|ga-eru ole) (ma onwa gwu|n'onwa a)
      (gosi m|guoro m) (ego di na bill|onu ego bill|ugwo oku) (m|m onwa a)
      (ole bu|kedu) (bill|ugwo) (ikpeazu|nke ohuru) (oku|mmiri|gas) (m|)
      (nepa|oku) (bill|ugwo) (batara|wetara) (bu ego ole|ole|di egwu ole ka o bu)
      (ugwo|bill) (ole|ndi) (ka m ji|m ji) (na ego ha|ole ka ha ruru)
      (dstv|gotv|startimes) (bill|ugwo|amount) m (n'onwa a|) (ole|bu ole)
      (biko nwa m|nwam) (guoro m ego ugwo oku m|gwa m ole bill m bu)
      (kedu|olee) (onuogu|onu) (ego bill|ego ugwo) (m|m onwa a)
      (ihe m ji|ugwo m ji) (eedc|water board|{disco}) (ole|bu ole|ruru ole)
      (ego oku|ugwo oku) (ulo m|shop m|ulo uka) (ole|ruru ole) (n'onwa a|)
      (waste|lawma|aswama) (bill|ugwo) (m|anyi) (ole|bu ole)
      (estate due|service charge|dues) m (foro ole|bu ole|ole ka m ji)
      (tax|land use|tenement) (bill|ugwo) m (ruru ole|bu ole)
      (ole|ego ole) ka (bill|ugwo) (oku|mmiri|wifi) m ruru (ugbu a|n'onwa a|)
      (ka m mara|gwa m|achoro m ima) (ole|ego ole) (m ji eedc|bill m bu|ugwo mmiri m bu|foro m ikwu na school fees)
      (bill|ugwo) (oku|nepa|mmiri) (ohuru|ha wetara|batara) (ego ole ka o bu|ole ka o kwuru)
      (onye nwe ulo|caretaker) (si|kwuru) (ugwo m|ego mmiri m) (ruru ole|bu ole) (lelee bill m|ka m mara)
      (ugwo oku|ego nepa) (m ji|fodulu m) (o bu ole|ole ka o bu|ole)
      (outstanding|amount owed|arrears) (m|) na (oku|mmiri|school fees|estate) (ole|kedu)
      (check|lelee|nyochaa) (bill|ugwo) (m|m nke onwa a|mita {meter}) (ole)
      (ego|ugwo) (a na-acho|unu na-acho) n'aka m (maka oku|maka mmiri|na bill) (ole|bu ole)
      (bill|ugwo) (gas|lawma|security|wifi) (anyi|m) (n'onwa a|) (bu ole|ruru ego ole)
      (school fees|ugwo akwukwo) (foduru|m ji|nke term a) (ole|bu ego ole) (nwa m|)
      (i ma|unu ma) (ole bu bill m|ego ugwo oku m|ole m ji {disco})
      (ole|gini) ka (bill m|ugwo oku m) (na-eru|na-abu) (kwa onwa|n'onwa a)
      (nwa m biko|nwam) (bill oku m ole|gwa m ego mmiri m ji)
      (bill|bills) (balance|amount|owing) (m|biko) (ole|)
      (ugwo|bill) (niile|oku na mmiri) m (gukota ya|ha niile) (ole|bu ole)
      (ugwo|bill) (mmiri|oku|gas) m (ole|ego ole) (ka ha detara|ka e dere|biko)
      (ha|eedc) (wetara m|zitere m) bill, (ole ka o bu|gwa m ego ya|ruru ole)
      (m kwuru ufodu|akwuru m obere) na (oku|school fees|mmiri) (ole foro|kedu ihe fodulu)
      (kedu ego|ole ego) m ka ji ugwo (na gotv|na dstv|na wifi)
      (total|ngukota) (bill|ugwo) m (oku na mmiri|niile|n'onwa a) (ole|)
      (ole|ego ole) (ka m ga-akwu|ka a na-acho) (n'oku|na bill|na mmiri) (ka m kwuchaa ugwo m ji|m ji niile)
      (bill m|ugwo m) (oku|mmiri) (gosi m ego ya|ole ka o di)
      (ego bill|bill) (onwa a|oku a) (ole|o ruru {amount})
      (gwa m|lelee) (ole ka m ji|ego m ji) ({biller}|{disco}|water board)
      (debt|ugwo) (oku|mmiri|rent) m (ole|gwa m)
      (light|water|gas) bill m (ole|bu ego ole|ole ka o di)
      (ugwo|ego) (mmiri|oku) (kwa onwa|nke a) (m ga-akwu ole|ole ka ha choro)
      (kedu|gwa m) (onu|ole) (ugwo m|bill m) (na {biller}|na {disco}|n'onwa a)
      (aga m akwu|m choro ikwu) ugwo oku mana amaghi m ego ya, ole ka o bu
      (ndi eedc|ndi mmiri|ndi nche estate) si m ji ha ole (lelee bill m|na bill)
      (bill m|ugwo bill m) niile (n'otu|gbakoo) (ole ka ha bu|ego ole)
      (ugwo oku|ugwo mmiri|school fees) (foro m|fodu m) ole (m kwuchaa|ikwu)
      (ole ka ha dere|ego ole ka ha tinyere) na bill (oku|mmiri|ahihia) m (onwa a|)
      (wifi|internet|dstv) m bu ego ole (n'onwa a ka m ga-akwu|na bill)
      (lelee|check) (bill m|light bill m|ugwo mmiri m) (ka m mara ego ya|mara ihe m ji)
      (bill|ugwo) (oku|mmiri|estate|intaneti) (onwa a|m) (o buru ibu|ole ka ha wetara)
      (ole ka m ga-akwu|ego ole ka ha choro) (eedc|ndi mmiri|{disco}) (onwa a|)
      (ugwo m ji|ihe m ji) (ndi oku|ndi mmiri|landlord) (ole|ka m hu na bill)
      ole ka nepa si m ji ha
      ole foro m na school fees nwa m
      mmiri onwa a, ego ole ka ha dere
      ndi oku dere m ole n'onwa a
      spectranet m, ego ole ka ha choro
      school fees nwa m, ole fodu nke m akwughi
      ego ole ka m ga-akwu ndi lawma
      ugwo mmiri anyi o ruola ole
      gotv nke onwa a, ole ka o bu m ga-akwu
      m kwuru obere n'ego hostel, ole ka o fodu m
      oku ka m kwuru ufodu n'onwa gara aga, ole ka ha ji m ugbu a
      onye nwe ulo na-eti mkpu n'ututu, gwa m ole anyi ji n'ugwo mmiri
      ndi eedc na-abia igbubi oku n'ahia anyi, ole ka m ji ha
      nwa m agaghi ede ule ma anyi akwuchaghi, ole foro na school fees ya
      ezigbo mmadu, n'ihi ikwa ozu anyi akwughi ihe obula, ego oku ji anyi ruola ole
      anyi na ndi agbata na-eke ya uzo ato, bill mmiri niile bu ole
      si n'uka lota hu akwukwo n'onu uzo, ole ka m ji ndi na-ebu ahihia
      m kwuru okara mgbe m rere ji, gwa m ihe foro na bill oku m
      ka m mara ma ego ewu m rere ga-ezu, ole bu ego ulo akwukwo ha choro ugbu a
      m gbaliri kwuo okara, kedu ihe foro na ugwo mmiri m
      a na m akwapu n'ulo a, ka m mara ole m ji n'ugwo oku tupu m puo
      ole ka m ji {disco} ugwo oku
      leere m ego mmiri m na-akwubeghi, ole ka o bu
      bill internet m nke onwa a o bu ego ole
    `,
    min_payment: `
      (gini bu|kedu) (ego kacha nta|opekata mpe) (m nwere ike ikwu|m ga akwu) na (bill a|ugwo oku|kaadi)
      (ego|ihe) (kacha nta|pekariri|kacha ala) (m nwere ike ikwu|m ga akwu) (na|maka) (bill m|oku|kaadi|ugwo oku)
      (opekata mpe|ego kacha nta) (maka|nke|na) (bill|ugwo oku|ugwo mmiri)
      enwere m ike ikwu (okara|ufodu|akuku) (bill|ugwo oku|bill m)
      ego ole (kacha nta|pekariri) (ka m ga akwu|m ji azu oku|maka bill a)
      (ikwu|ugwo) kacha (nta|ala) (bu ole|biko|)
      enwere m ike ikwu (akuku|okara|obere) (bill|ugwo oku|ugwo mmiri) (m|)
      m nwere ike ikwu (ufodu|obere) na (bill|ugwo oku)
      ego kacha nta (maka bill|m ga akwu|iji kwuo bill)
      (opekata mpe|ego pekariri) m ga akwu (na bill|maka oku)
      (kedu|gini bu) ego kacha nta (na bill|m ga akwu n'ugwo)
      (gini bu|ole bu) ego (kacha nta|pekarichara) (m nwere ike ikwu|m ga-akwu) na (bill|kaadi|oku)
      (opekata mpe|kacha nta) (ego ole|ole) ka m (ga akwu|kwesiri ikwu)
      (gini bu|kedu|ego ole bu) (ego kacha nta|ego kasi nta|obere ego) (m ga-akwu|m nwere ike ikwu|a na-akwu) (na bill|na ugwo oku|na kaadi m|)
      (enwere m ike|aga m enwe ike) ikwu (obere|okara|ufodu|nkera) (n'ime ya|na bill m|ugwo oku|)
      (nke kacha nta|obere ego ole) (ka m ga-akwu|unu na-anara) (na bill|)
      minimum (payment|ugwo) (na|maka) (bill|kaadi|oku) (m|)
      (enweghi m ego zuru|ego m ezughi), (gini bu opekata mpe m ga-akwu|ole kacha nta ka m ga-akwu na bill|m nwere ike ikwu nkera bill)
      (m nwere ike|enwere m ike) ikwu (obere obere|nke nta nke nta|installment|part payment) na (bill|ugwo oku|school fees|credit card)
      (part payment|pati payment|installment) (na bill|maka ugwo oku|na school fees|maka kaadi) (unu na-anara ya|kacha nta bu ole)
      (kacha nta|nke kacha nta|onu ego kacha nta) (bill oku|bill mmiri|credit card) (bu ole|m ga-akwu)
      (minimum|mini) (amount|payment|due) (na|maka) (credit card|bill|ugwo oku|bill mmiri) (m|bu ole)
      (o bughi niile|achoghi m ikwu ya niile), (obere ole ka m ga-akwu na bill|kedu ego kacha nta na bill)
      (ole|ego ole) bu ihe kacha nta (m ga-eji kwuo bill oku ka ha ghara ibipu m|a na-anara na bill|m ga-akwu n'ugwo kaadi)
      (ka ha ghara igbu oku|ka ha ghara ibipu m), (ego kacha nta m ga-akwu bu ole|opekata mpe bu ole)
      (okara|nkera|otu uzo n'ime) (bill|ugwo oku|ugwo mmiri) (ka m nwere ike ikwu|zuru ugbu a)
      (opekata mpe|opekata) (m ga-akwu|ego a na-anara) (kwa onwa|onwa a) (na bill|na kaadi|maka oku)
      least (m nwere ike ikwu|amount m ga-akwu) (na bill|na kaadi|na school fees)
      (unu na-ekwe|a na-ekwe) ka (e kwuo|m kwuo) (nkera|obere) (bill|ugwo oku|school fees) (buru uzo|)
      (ego nta|obere ego) (ole|kedu) (ka eedc|ka ndi mmiri|ka {disco}) na-anara (na bill|)
      (m kwuo|o buru na m kwuo) {amount} na bill (o zuru|o ga-ezu dika kacha nta|o ruru opekata mpe)
      (kaadi|credit card) m (kwesiri inata|choro) (ole|ego ole) (opekata mpe|kacha nta)
      (gini|kedu ihe) bu (minimum|opekata mpe|ego kasi nta) (na bill a|nke onwa a|na ugwo mmiri)
      (nne m|di m) choro ima (ego kacha nta|opekata mpe) (a ga-akwu na bill|anyi ga-akwu n'oku)
      (kwuo|ikwu) naani (minimum|opekata mpe|nke kacha nta) (na bill|na kaadi m|) (o bu ole|ole ka o bu)
      (ego kacha nta|opekata mpe) (bill|oku|mmiri|kaadi) (gwa m|kedu|biko)
      (kedu|gini bu) (ego|onu ego) (kacha nta|kacha ala|opekempe) m (ga-akwu|kwesiri ikwu) (na bill kredit kaadi|na ugwo oku|na ugwo m) (n'onwa a|)
      (opekempe|opekata mpe) (ugwo|ego) (bill a|kaadi m|oku m) (bu ole|kedu)
      (m kwuo|ka m kwuo) (nta|obere) kacha (na bill|na kaadi), (ole ka o bu|o bu ego ole)
      (least payment|minimum due|min payment) (m|na bill|na kaadi) (ole|biko)
      (ego m nwere ezughi|ego siri m ike), (bill m kacha nta m ga-akwu|kedu ihe kacha nta ha ga-anara na bill)
      (o ga-ekwe|ha ga-ekwe) ma m kwuo (okara|ufodu) (bill|ugwo oku|ugwo mmiri) (ugbu a|)
      (biko|) (gwa m|kedu) (ego kacha nta|opekata mpe) (nke bill|maka kredit kaadi|n'ugwo gas) m
      (kacha nta|opekata mpe) (m nwere ike ikwu|a ga-akwu) na (bill intaneti|bill ekwenti|bill gas|kaadi visa) (m|)
      (o bu ego ole|ole) ka (a choro|ha choro) dika (ikwu kacha nta|minimum payment) (na bill m|na kaadi m)
      (kedu|gini bu) (opekata mpe|ego kacha nta) (m ga-akwu|e nwere ike ikwu) (na bill|n'ugwo oku|n'ugwo m|)
      (m nwere ike|a ga m enwe ike) ikwu (okara|ufodu|obere) (n'ugwo oku|ugwo mmiri|bill)
      (obere ego ole|ego ole pere mpe) (ka m ga-ebu uzo kwuo|ka a na-anara) (na bill|n'ugwo|)
      enweghi m ego zuru ikwu bill (oku|mmiri) nile, (obere ole ka m ga-ebu uzo kwuo|kedu kacha nta ha ga-anara)
      (otu uzo|obere uzo) n'ime (bill|ugwo oku|ugwo m) (zuru ugbu a|o ga-ekwe omume|unu ga-anara)
      (okara|ufodu) (ugwo mmiri|ugwo oku|bill) ka m (nwere ike|ga-akwuli) (ikwu|ugbu a)
      (kedu|gini bu|ole bu) (ego kacha nta|obere ego kacha|opekata mpe) (m ga-akwu|m kwesiri ikwu|a ga-ana m) (na bill a|na credit card|n'onwa a|)
      (m nwere ike|enwere m ike|unu ga-ekwe m) ikwu (okara|ufodu|nke nta) na (bill|ugwo oku|kaadi kredit) (ka m kwuo nke ozo emechaa|)
      (minimum|opekata mpe) (payment|ego) (m ga-akwu|na bill m|na kaadi m) (ole|bu ole)
      (ego m|ego di m n'aka) ezughi (ikwu bill|ikwucha ugwo oku), (ole kacha nta ka m ga-akwu|opekata mpe ole ka m ga-akwu)
      (obere|nke kacha ala|nke pere mpe) (m ga-akwu|m nwere ike ikwu) na (bill|credit card|ugwo) (ole|bu gini)
      (ole|ego ole) (kacha nta|opekata mpe) (ka unu ga-anara|ka ha ga-anara|ka m ga-akwu) (na bill|maka ugwo oku|)
      (min pay|min payment|minimum) (credit card|bill|ugwo) m (ole|biko)
      (ma m kwuo|o buru na m kwuo) (naanị okara|naanị {amount}) na bill, (o ga-adi mma|unu ga-ekwe|o ruola kacha nta)
      (ka m mara|gwa m) (ego kacha nta|opekata mpe) (m ga-akwu na bill|a ga-akwu na kaadi|m kwesiri ikwu)
      (kwuo|ikwu) bill (nke nta nke nta|obere obere) (kedu nke kacha nta|opekata mpe ole)
      (opekata mpe|nke kacha nta|obere) (ego|) (ole|ole ka) (m ga-akwu|m ga-etinye) na (bill|ugwo oku|kaadi kredit)
      (m choro|ka m) ikwu (ihe kacha nta|minimum|obere) na (bill|credit card) (ole ka o bu|ole)
      (unu ga-anara|ha ga-anabata) (okara|{amount}|obere ego) na (bill|ugwo oku|school fees) (ka o zuo opekata mpe|)
      (lowest|smallest|least) (amount|payment) (na bill|na credit card|m ga-akwu) (ole|biko)
      (ego m nwere|ihe m ji) pere mpe, (kedu opekata mpe m ga-akwu na bill|ole kacha nta ka unu ga-anara na bill)
      (kedu ego|ole) (kacha nta|kacha ala) (ha ga-ewere|m ga-akwu) (ka oku m ghara ikwusi|na bill mmiri)
      (minimum|opekempe) (bill|kaadi|oku) (payment|ikwu) (m ga-akwu|) (ole|kedu)
      (enwere m ike|m puru) ikewa (bill|ugwo) (a|oku a) (kwuo obere mbu|kwuo ya uzo abuo)
      (o bu iwu|o di mkpa) na m ga-akwu bill niile (ka o nwere kacha nta|ma o bu okara zuru)
      (nwa m biko|nwam) (ole kacha nta ka m ga-akwu na bill|m kwuo okara bill o ga-adi mma)
      (obere ego|ihe kacha nta) (m nwere ike ikwu|ka m kwuo) (n'ugwo|na bill) (tupu onwa agwu|taa) (ole|)
      (o bu naanị|sooso) {amount} ka m ji, (bill ha ga-anara ya dika opekata mpe|o ruru kacha nta a na-akwu na bill)
      (credit card|kaadi kredit) m (opekata mpe|minimum) (ikwu ya|m ga-akwu) (ole|)
      (a na-ekwe|unu na-ekwe) (ka m kwuo|ikwu) bill (nkera|nke nta) (opekata mpe ole|)
      (kedu|ole) bu minimum (m ga-akwu na bill oku|nke bill m|na credit card)
      (ikwu|m kwuo) (okara|obere) bill (ugbu a|) (nke kacha nta ole|o ga-ekwe omume)
      (gwa m|ka m mara) (minimum|kacha nta) (na ugwo oku|na bill mmiri|na kaadi)
      (bill a|ugwo a) (buru ibu) (kedu obere m ga-akwu mbu|opekata mpe ole ka m ga-akwu na ya)
      (ego {amount}|{amount}) (o ga-ezu|o ruola) (minimum payment|opekata mpe) (bill m|na kaadi kredit)
      (school fees|rent) (enwere m ike ikwu ya nke nta nke nta|opekata mpe m ga-akwu ole)
      (ole bu|kedu) obere (m ga-akwu|a na-anabata) na bill (oku|mmiri|credit card) (n'onwa a|)
      (m kwuo|ka m kwuo) (kacha nta|opekata mpe) na bill (ole ka o bu|kedu ego ya)
      (opekata mpe|kacha nta) (m kwesiri ikwu|m ga-etinye) na (bill oku|kaadi kredit|bill gas) (n'izu a|ole)
      (m nwere obere ego|ego m di nta) (ole kacha nta ka m ga-akwu na bill|minimum payment bill m ole)
      (what is|kedu) (the minimum|minimum) (m ga-akwu na bill|on my bill)
      (ikwu obere mbu|ikwu okara mbu) na bill (unu ga-ekwe|opekata mpe ole)
      (enweghi m ego ikwu ya niile|ego a ekwughi ya), (ole kacha nta|nke nta ole) ka m ga-akwu na bill (oku|mmiri)
      (ikwu obere|minimum) (ka m ghara ibipu|ka ha ghara ibipu m oku) (bu ego ole|kedu)
      (kaadi kredit m|credit card m) (ole kacha nta|obere ole) ka m ga-akwu (onwa a|)
      (m ga-akwutu|ka m kwutu) obere na bill (ole ka unu ga-anara|kedu kacha nta)
      (bill a|ugwo oku a) karịrị m (kedu ihe kacha nta a ga-anara|opekata mpe ole)
      (ole bu ihe kacha nta|minimum ole) (m ga-enye ha|m ga-akwu ndi eedc|ga-eme ka ha ghara ibipu m)
      (enweghi m ike ikwu bill niile|bill dị elu) (nke kacha nta|opekata mpe) o bu ole
      (kwuo|ikwu) nkera bill (o di mma|kedu nke kacha nta) (unu ga-anara|)
      ego kacha nta m ga-akwu n'ugwo oku ka ha ghara ibipu m
      m nweghi ike ikwucha bill a, ole kacha ala ka m ga-ebu uzo kwuo
      m nwere ike ikwu nkera ego oku taa, nkera echi
      school fees buru ibu, ole kacha nta ha ga-anara
      kredit kaadi, ole kacha nta m ga-akwu n'onwa a
      kacha nta m ga-eji kwuo ka ha ghara ibipu oku m
      ugwo onwa m erubeghi, ole kacha nta ka m ga-eji kwado bill oku
      nne m nwuru anwu onwa a, ego adighi, ole kacha nta ka m ga-akwu na bill oku
      ahia adighi mma n'oge mmiri, opekata mpe ole ka m ga-eji kwuo ugwo mmiri
      nwa m ga-ede ule echi, ole kacha nta ka ulo akwukwo ga-anara na school fees taa
      ka m si n'ulo ogwu puta, agaghi m akwucha bill, kedu ihe kacha nta m ga-akwu
      e jiri ego m niile mee agbamakwukwo, opekata mpe nke kaadi m ole ka m ga-akwu
      ndi nepa guzo n'ama anyi, ole kacha nta ga-eme ka ha ghara igbu oku
      ubi m ka na-acha, tupu m ree ihe, kedu opekata mpe m ga-akwu n'ugwo ahihia
      ugwo onwa ruru okara, ole kacha nta ka m kwuo na bill wifi
      nwa m mere ihe mberede, ego niile gara ya, ole kacha nta ka m ga-akwu na bill onwa a
      ahia m gbara oku, opekata mpe ka m kwuo na school fees, ole ka o bu
      agaghi m akwucha bill oku, ego ole kacha nta ka m ga-akwu
      opekata mpe, ole ka m ga-akwu na kaadi kredit m onwa a
    `,
    card_create: `
      <want> (kaadi atm|kaadi ulo aku|kaadi banki ohuru|virtual card|atm card|debit card|kaadi atm ohuru)
      (meere m|mepuntara m|kere m|nye m) (kaadi atm|kaadi banki ohuru|virtual card|kaadi ulo aku)
      (kaadi atm ohuru|kaadi banki|virtual card|inweta kaadi atm|atm card ohuru)
      <i_want> (inweta|inata|irio|inwe) (kaadi atm|kaadi ulo aku|virtual card|kaadi banki)
      kedu ka m ga esi nweta (kaadi atm|kaadi banki|virtual card)
      kaadi (atm|banki|ulo aku) m (emebiela|agwula|agbajiela), (achoro m ohuru|nye m ozo)
      unu (nwere|na enye) (kaadi atm|virtual card|kaadi banki)
      (kaadi atm|virtual card|kaadi banki) bu ego ole
      kaadi (iji zuo ahia n'intaneti|maka netflix|iji kwuo ugwo n'intaneti)
      enweghi m (kaadi atm|kaadi banki|atm card)
      kaadi (visa|mastercard|verve) (ka m choro|)
      (gbanwee|gbanweere m) kaadi (atm|banki) m (ka o buru ohuru|)
      kedu mgbe kaadi (ohuru|atm m) (ga abia|ga eru)
      (achoro m|nye m|biko nye m|meere m) (kaadi|kaadi atm|kaadi ohuru|kaadi ulo aku|virtual card|kaadi dollar)
      (kedu|olee) (ka m ga esi|otu m ga esi) (nweta|enweta|rio) (kaadi|kaadi atm|kaadi ohuru)
      (gbanwee|gbanwere m|nochie) (kaadi|kaadi m|kaadi mebiri emebi|kaadi gwuru)
      (achoro m|m choro|biko nye m) (kaadi atm|virtual card|kaadi ohuru|kaadi dollar)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (enweta|nweta|rio) (kaadi|kaadi atm|virtual card|atm)
      (kaadi atm|atm) m (emebiela|gbajiri|expireela)(, achoro m ohuru|, nye m ozo)
      (gbanwee|gbanwere m|dochie) (kaadi|atm|kaadi ochie) m (biko|)
      (ego ole|ole) (ka|bu) (kaadi|atm|virtual card|kaadi ohuru)
      (kedu mgbe|olee mgbe) (kaadi|kaadi ohuru) m ga-(abia|eru|adi njikere)
      (unu nwere|unu na-enye) (virtual card|kaadi atm|kaadi dollar)
      (mepuutara m|mebere m|meere m) (virtual card|kaadi) (ohuru|)
      kaadi (iji|maka) (zuo ahia n'intaneti|kwuo netflix|azu ahia online)
      kaadi (banki|atm) m (agbajiela|emebiela), nye m ozo
      (nye m|achoro m) kaadi (visa|mastercard|ohuru|intaneti)
      (achoro m|ka m) (izu ihe|ikwu ugwo) na (amazon|jumia|netflix|intaneti), (nye m kaadi|mepụtara m virtual card|kedu kaadi m ga-eji)
      (atm|kaadi) (m|nke m) (gbajiri abuo|adighi eru na pos|oge ya gafere), (nye m ohuru|ka unu dochie ya|achoro m ozo)
      (onye ozo|enyi m|nwunye m) nwere (kaadi karo|atm karo), (mu onwe m choro|nye m nke m|kedu otu m ga-esi nweta)
      (virtual|vitual) (card|kaadi|dollar card) (biko|ka m choro|meere m)
      (physical card|kaadi plastic|kaadi e ji aka ejide) (unu na-enye|ka m choro|ole ka o bu)
      (unu ga-ewetara m|a ga-ewetara m|ka unu weta) (kaadi|atm) (n'ulo|n'ahia|ebe m no)
      kaadi (m ga-eji wepu ego n'atm|e ji azu ahia na supermarket) (ka m choro|nye m otu|enweghi m ya)
      (kedu mgbe|olee mgbe) (atm|kaadi) m (riri|choburu|choro) ga-(abata|adi njikere|eru m aka)
      (apply|aplai|request) (for|) (atm card|card|kaadi) (ka m choro|biko)
      (kaadi maka|atm maka) (nwunye m|nwa m|ahia m|ndi oru m) (enwere m ike inweta|ka m choro)
      (otu|onye) (kaadi ozo|kaadi nke abuo|atm nke abuo) (ka m choro|nye m|meere m)
      (verve|visa|mastercard|dollar) (card|kaadi) (kedu nke ka mma inweta|nye m|ka m choro)
      (ka e mee|ka unu mee|meelu) m (kaadi|atm card|virtual card) (ofuu|ohuru)
      (ihe|ego) (ole ka a na-akwu|ole ka m ga-akwu) (tupu e nye m kaadi|iji nweta atm|maka virtual card)
      (nwata akwukwo|onye mba) (ka m bu|bu m), (enwere m ike inweta atm|unu ga-enye m kaadi|kaadi o ga-ekwe m nweta)
      (kaadi m|atm m) (oge ya gwuru|e dere expired|gwuru ọnwa gara aga), (renew ya|nye m ohuru|ka m nweta ozo)
      (kedu ihe m ga-eme|gini ka m ga-eme) ka m (nwee|nweta) (atm card|kaadi|virtual card) (na karo|)
      (mepee|meputa|create) (virtual card|kaadi intaneti|kaadi dollar) (maka m|nye m|)
      (biko nwa m|nwam) (meere m kaadi|nye m atm) (ka m jiri ya nara pension m|m ga-eji ewere ego)
      (a siri|o siri) na (karo|unu) na-enye (kaadi|atm) n'efu, (nye m nke m|achoro m)
      (enweghi m|enwebeghi m) (kaadi|atm|debit card) (karo|nke unu), (kedu ka m ga-esi nweta|nye m)
      (biko|) (achọrọ m|ọ dị m mkpa) (ịnweta|ịrịọ) (kaadị|kaadị akụ|kaadị debit) (ọhụrụ|nke abụọ|)
      (kaadi m|atm m) (agbarala nka|mechara|o ruola oge mgbanwe), (ka m nweta ohuru|nye m ohuru)
      (nye m|mee ka m nweta) (kaadi|card) (m ga-eji na pos|m ga-eji zuo tiketi|nwere aha m)
      (card|kaadi|atm) (delivery|iweta) (n'ulo m|n'onitsha) (unu na-eme ya|ego ole)
      (nwa m|nwunye m|onye oru m) choro (kaadi atm|kaadi nke ya), (kedu ka o ga-esi nweta|meere ya)
      (jiri|were) {amount} (mepee|mee) (virtual card|kaadi dollar) (maka m|)
      (ihe a na-acho|gini ka m ga-enye) (iji nweta|tupu e mee m) (atm card|virtual card|kaadi)
      (new|ohuru) (atm|card|debit card) (biko|nye m|ka m choro)
      (i nwere ike|unu nwere ike) (imere m|inye m|imeputara m) (kaadi|atm card|virtual card)
      (kaadi|atm) (karo|unu) (ka m jiri|ka m nwee|masiri m) (nye m|)
      (kaadi|card) (umuaka|nwata|ahia|ulo oru) (unu na-enye|ka m choro)
      (achoro m|nye m) (kaadi|atm|virtual card) (ohuru|maka online|ozo)
      (kaadi m|atm m) (emebiela|agbajiela|expirela) (achoro m nke ohuru|nochie ya|nye m ozo)
      (kaadi aka|physical card|kaadi e ji aka ejide) (ka m choro|zitere m|nye m)
      (achoro m|chorom|m choro) (kaadi|kaadi banki|atm|virtual card) (nke m|ohuru|biko|iji zuo ihe online)
      (nye m|meere m|nwetara m) (kaadi|atm|virtual card|kaadi dollar) (biko|ohuru|)
      (kedu|olee) (otu|ka) m ga-esi (enweta|nweta) (kaadi|atm card|virtual card) (karo|n'ebe unu|)
      (enweghi m|anaghi m enwe) (kaadi|atm) (karo|obula), (nye m otu|kedu ka m ga-esi nweta|achoro m otu)
      (kaadi|atm) (m|ochie m) (expired|agwula oge|mebiri|gbajiri), (nye m ohuru|achoro m ozo|dochie ya)
      (virtual card|kaadi online|dollar card|verve card|mastercard|visa card) (ka m choro|mepee m|biko)
      (kaadi|atm) (ego ole|ole ka a na-akwu) (iji nweta ya|tupu m nweta)
      (weta|zitere|wetara) m (kaadi|atm) (m|ohuru|n'ulo|n'aba)
      (kaadi|atm) m (riri|riọrọ|choburu) (abiala|kedu mgbe o ga-abia|eruola)
      (apply|request|get) (card|atm card|debit card) (biko|ohuru|m)
      (m na-akwu|achoro m ikwu) (facebook ads|netflix|aliexpress), (mepeere m kaadi|nye m virtual card|kaadi dollar ka m choro)
      (biko nwa m|nwam) (meere m kaadi|nye agadi atm|kedu ka m ga-esi nweta kaadi)
      (kaadi nke abuo|kaadi ozo|kaadi ohuru) (ka m choro|biko|maka nwunye m)
      (kaadi|atm) (ka m choro|biko|nye m|ohuru biko)
      (m chefuru|enwebeghi m) ime kaadi (meere m otu|nye m otu ugbu a|kedu ka e si eme ya)
      (nwa m|nwunye m|onye oru m) (choro|na-acho) (kaadi|atm) (nke ya|ohuru) (meere ya|kedu ka o ga-esi)
      (ka m nwee|ka m nweta) (kaadi|atm|virtual card) (nke m ga-eji kwuo ugwo|m ga-eji eri ihe n'ahia|biko)
      (kaadi|atm card) (karo|unu) (di ole|ka m choro|kedu ka m ga-esi nweta ya)
      (unu na-enye|karo na-enye) (kaadi|atm|dollar card|virtual card) (m choro otu|ka o bu mba)
      (rio|ario|order) (kaadi|atm|debit card) (ohuru|biko|m)
      (kaadi m ochie|atm m mbu) (furu efu|mebiri|gbajiri|agwula oge) (meere m ohuru|nye m ozo)
      (m na-aga njem|m ga-aga obodo oyibo) (nye m kaadi m ga-eji|kaadi dollar ka m choro)
      (subscription|spotify|apple music|google play) (ka m choro ikwu) (nye m virtual card|mepeere m kaadi)
      (create|get|make) (a|) (virtual card|dollar card|card for me|atm card) (biko|)
      (kaadi|atm) ohuru (m ga-enweta ya mgbe ole|m riri kedu mgbe o ga-eru|eruola n'ofis)
      (onye oru|agent) (ga-ewetara m|o wetara m) (kaadi|atm) (m riri|ohuru) (n'ulo|kedu mgbe)
      (kaadi nke|atm nke) (umuaka|nwata|ahia|ulo oru) (unu nwere|ka m choro)
      (mastercard|visa|verve) (ka m choro|nye m|biko ohuru|ole)
      (na-enweghi kaadi|enweghi m kaadi) m na-ata ahuhu, (meere m otu|nye m kaadi)
      (zitere|ziga) (kaadi|atm) (ohuru m|m) (na adreesi m|n'enugu|n'ulo m)
      (virtual|online) (kaadi|card) (mepee ya|ka m nweta otu|create ya) (biko|)
      (kaadi|atm) (n'ulo|door to door) (unu ga-ewetara m|ka e wetara m) (m choro ohuru|nye m otu)
      (nnewi|aba|owerri) branch (m ga-ewere kaadi m|ka m were kaadi ohuru)
      (chip|kaadi) m (anaghi arụ|mebiri emebi) (nye m ohuru|dochie ya)
      (ka m rioo|ka m rio) (kaadi|atm|debit card) (ohuru|nke mbu m|)
      (enwere m ike|m puru) inwe kaadi (abuo|nke dollar|nke umu m)
      (onye ahia ka m bu), (kaadi|atm) (ka m choro|nye m) iji azu ngwa online
      (ka m|achoro m) (nweta|inwe) (kaadi|atm card) (m ga-eji wepu ego|maka ahia intaneti)
      (kaadi m|atm m) (gbajiri abuo|nke ochie na-agwu oge) (meere m ohuru|dochie ya)
      (kedu ebe|kedu mgbe) m ga-anata (kaadi m rioro|atm card ohuru m)
      (ole ka|ego ole ka) unu na-ewe (inye mmadu kaadi|maka atm ohuru) (ka m choro|)
      (zigara m|butere m) kaadi (ohuru|atm) (n'ulo m|na adreesi m)
      (m na-aga|ana m aga) (ghana|njem) (nye m kaadi m ga-eji|achoro m kaadi dollar)
      (kaadi unu|atm card unu) (kedu otu m ga-esi rio ya|rioro m otu)
      (achoro m|nye m) (kaadi nke abuo|kaadi di n'aha nwunye m|kaadi verve)
      kaadi m ga-eji kwuo netflix, nye m
      kaadi atm ohuru, nke ochie mebiri
      dochie atm ochie m biko
      virtual card m ga-eji kwuo facebook ads
      kaadi m furu, ka e mere m ohuru
      ole ka kaadi atm ohuru ga-ewe, nye m otu
      kaadi dollar ka m choro maka amazon
      nwa m choro atm nke aka ya
      m na-aga njem china, achoro m kaadi m ga-eji zuo ihe ebe ahu
      umu m na-azu game n'intaneti, ka m nweta virtual card ha
      agbamakwukwo m di n'onwa abuo, m ga-azu ihe n'online, mepeere m kaadi
      nwa m na-aga mahadum na calabar, biko meere ya kaadi atm o ga-eji wepu ego
      oria ukwu ekweghi m iga banki, ka kaadi atm m bia n'ulo m
      ana m acho izuta akwukwo na amazon maka klas m, nye m virtual card
      m na-agba ugbo uber, ha choro kaadi, kedu ka m ga-esi nweta otu na karo
      ahia m na-erute dubai, achoro m dollar card nke m ga-eji kwuo
      oke tara kaadi m n'akpa, ka m nweta kaadi ohuru
      m ga-aga njem ugbo elu, hotel si m weta kaadi, meere m otu
      m bidoro oru na shoprite, m choro kaadi m ga-eji na-azu ihe, meere m ya
      di m na-aga germany, nyem virtual card m ga-eji kwuo visa ya
      achoro m kaadi m ga-eji akwu netflix
      meere m kaadi atm, ka m na-ewere ego na igwe
      achoro m izu ihe na amazon, nye m kaadi dollar
    `,
    card_freeze: `
      <please> (gbochie|kpochie|kwusi|mechie) (kaadi m|kaadi atm m|atm card m|kaadi banki m)
      kaadi (m|atm m|banki m) (efuola|furu|efunahula m) (gbochie ya|kpochie ya|)
      (ha zuru|e zuola|onye oshi zuru|ezuru) (kaadi m|kaadi atm m|atm card m) (ohi|)
      <i_want> (igbochi|ikpochi|ikwusi|imechi) (kaadi m|kaadi atm m|kaadi banki m)
      (gbochie kaadi|kpochie kaadi|block kaadi|gbochie kaadi atm m|mechie kaadi m)
      (ahughi m|anaghi m ahu) (kaadi atm m|kaadi m) (ozo|)
      (meghe|mepee) kaadi m (e mechiri emechi|ozo) 
      (onye|mmadu ozo) (na eji|ji) (kaadi m|kaadi atm m) (eme ihe|)
      atm (eloola|loro|jidere) kaadi m
      kwusi (ugwo|ego) niile na kaadi m
      kaadi m (di n'aka|dabara n'aka) (onye oshi|ndi ohi)
      block (kaadi|atm card) m (ngwa|ugbu a|ozugbo)
      (achoro m|acho m) (ikwusi|imechi|igbochi) (kaadi|kaadi atm|kaadi banki) m
      (mechie|kwusi|gbochie) (kaadi|kaadi atm) m (biko|ugbu a|)
      kaadi m (furu efu|e zuru ya|anaghi m ahu ya)
      atm (rere|were|loro) kaadi m
      kaadi atm m (efuola|furu), (mechie|gbochie) ya
      (kaadi|kaadi atm|kaadi ulo aku) m (efuola|furu|zuru ya|e zuru ya|dara)(, gbochie ya|, kpochie ya|)
      (biko|nyere m|) (gbochie|kpochie|mechie|kwusi) (kaadi|kaadi atm|kaadi ulo aku|kaadi virtual) m (ugbu a|ngwa ngwa|)
      (onye ohi|mmadu|ha) (zuru|weere|ji) (kaadi|kaadi atm) m
      (atufuru m|ahughi m|etufuola m) (kaadi|kaadi atm) (m|)
      (gbochie|kpochie|mechie|kwusi|block) (kaadi m|atm m|kaadi atm m) (ugbu a|ngwa ngwa|biko|)
      (kaadi|atm|kaadi atm) m (efuola|furu efu|efula|adaala)
      (atufuru m|etufuru m|ahughi m|efuru m) (kaadi|atm) m
      (e|ndi ohi|mmadu) (zuru|zuola|napuru m|pukuru) (kaadi|atm) m
      (atm|igwe) (eloola|riri|jidere) kaadi m
      (mmadu|onye ozo) (na-eji|ji) kaadi m (azu ihe|ewepu ego|)(, gbochie ya|)
      (meghee|kpoghee|meghe) (kaadi|atm) m (ozo|biko|)
      (hichapu|kagbuo|kpochapu) (virtual card|kaadi|kaadi dollar) m
      (ekwela|ekwekwala) (ka|) (onye obula|mmadu) (jiri|ji) kaadi m
      (ahula m|achotala m) kaadi m(, meghee ya|, kpoghee ya)
      igwe (riri|loro|ji) kaadi m
      (kpochie|gbochie|mechie) (kaadi|atm) m (ngwa|ugbu a|furu efu)
      (akpa m|purse m|wallet m) (furu|e zuru ya|dara n'ugbo ala) ya na (kaadi m|atm m), (gbochie ya|mechie kaadi ahu ngwa)
      (ndi ohi|ndi omekome) (napuru m akpa|gbara m egbe|napuru m kaadi) (n'okporo uzo|n'ahia|n'ugbo ala), (block kaadi m|kpochie kaadi)
      (echefuru m|m hapuru) (kaadi|atm) m (n'igwe|na bank|n'ulo ahia|na taksi), (mechie ya|kpochie ya)
      (block|blockie|lock) (my card|kaadi m|atm m|atm) (abeg|sharp sharp|ozugbo)
      (nwa m|nwanne m|onye oru m) (weere|ji) kaadi m (gbalaga|puo|na-ewepu ego), (gbochie ya|mechie kaadi)
      (kaadi m|atm m) (adighizi n'akpa m|ahughizi m ya|alaala), (kpochie ya|biko mechie ya)
      (kpochielu m|mechielu m|gbochielu m) (kaadi|atm) (m|a)
      (ka kaadi m|ka atm m) (kwusi iru oru|ghara iru oru) (ugbu a|ruo mgbe m choro)
      (machie|mechituo|freeze) (kaadi|virtual card|atm) m (nwa oge|ruo echi|)
      (kaadi m|atm m) (a chotara ya|ahutala m ya), (meghekwa ya|unblock ya|kpoghee ya ka m jiri ya)
      (achoghizi m|achoghi m) (kaadi a|virtual card a), (hichapu ya|kagbuo ya|mechie ya)
      (bank machine|igwe banki|atm machine) (loro kaadi m|jidere kaadi m|anaghi enyeghachi m kaadi)
      (onye na-amaghi m|ndi wayo) (nwere|detuworo) (nomba kaadi m|cvv m), (gbochie kaadi m|kpochie kaadi)
      (off|gbanyuo) (kaadi m|atm card m|virtual card m) (biko|nwa oge|)
      (unblock|unfreeze|gbanye) (kaadi|atm card|virtual card) m (ozo|biko|)
      (kaadi m|atm m) (dabara n'olulu|dabara na mmiri|fulu n'afia), (biko kpochie ya|mechie ya)
      (kaadi|atm) (fulu|fulu efu|e zulu ya) (mechie ya|kpochie ya|)
      (ekwela ka e jiri|ka onye obula ghara iji|kwusi iji) (kaadi m|atm m) (zuo ihe|wepu ego)
      (biko nwa m|nwam) (kaadi m efuola|ahughi m atm m), (nyere m aka mechie ya|gbochiere m ya)
      (m hapuru kaadi m|kaadi m no) n'aka (mmadu m na-atughi obi|nwoke m gbara alukwaghim|onye oru m chupuru), (kpochie ya|)
      (stop|kwusi|pause) (kaadi|atm|virtual card) m (ka o ghara iru oru|biko|)
      (hot list|hotlist|report) (kaadi|atm card) m (furu efu|e zuru ezu)
      (biko|) (kwụsị|gbochie) (kaadị kredit|kaadị akụ|debit card) m (ozugbo|n'egbughi oge) (o furu|e zuru ya|)
      (achọpụtara m|ahuru m) na (kaadị|atm) m (adịghị|efuola) (n'akpa|n'ulo), (kwụsị ya|mechie ya)
      (e ji|mmadu ji) (kaadi|atm) m (azu ihe ugbu a|ewepu ego), (mechie ya ngwa|block ya)
      (tupu e jiri|ka e ghara iji) (kaadi|atm) m (zuo ihe|wepu ego), (mechie ya|kpochie ya)
      (kaadi|card) (m mechiri|e mechiri|m kpochiri) (ka unu meghee|biko meghee ya) (ozo|)
      (kaadi m|atm card m) (lost|missing|stolen) (block ya|mechie ya|biko)
      (gbanyuo|deactivate|disable) (kaadi|virtual card|atm) m (biko|ugbu a)
      (furu m|tufuru m) (atm|kaadi) (m|) (taa|n'ahia|n'uka), (biko mechie ya|)
      (kwusi|mechie) (kaadi m|atm m), (ahughi m ya|o no n'aka onye ozo|amaghi m ebe o no)
      (kaadi|atm) (m hapuru|m chefuru) (n'ulo oriri|na pos|n'igwe) (kpochie ya|biko mechie ya)
      (mepee|meghee) (kaadi|atm) m (m mechiri|m kpochiri) (unyaahu|)
      (kaadi m|atm m) (efuola|e zuru ya|di n'aka onye ohi) (kpochie ya|block am|gbochie ya)
      (kpochie|block|gbochie) (kaadi|atm card) m (ozugbo|tupu ha ewere ego)
      (echefuru m|ahapuru m) (kaadi m|atm m) (n'igwe|na shop) (kpochie ya biko|block ya)
      (kaadi m|atm m) (dabara|di) n'aka (onye oshi|onye m na-amaghi) (gbochie ya|kpochie ya biko)
      (onye na-amaghi|mmadu) (m|) nwere (cvv m|nomba kaadi m) (gbochie kaadi m|mechie kaadi)
      (kpochie|mechie|gbochie|kwusitu) (kaadi|atm|virtual card) m (biko|ngwa|ugbu a|o furu)
      (kaadi|atm) m (furu|dara|tufuru|e zuru ya) (n'ahia|n'ugbo|unyaahu|), (kpochie ya|mechie ya|block)
      (e zuru m|ndi ohi were) (akpa ego|wallet|purse) (m na kaadi m|kaadi m no ya), (mechie kaadi m|kpochie atm m)
      (atm|igwe) (jidere|loro|eweghachighi) kaadi m (mechie ya|biko|gini ka m ga-eme)
      (ka onye obula|ka mmadu) ghara iji (kaadi|atm) m (zuo ihe|wepu ego) (kpochie ya|)
      (block|freeze|lock|deactivate) (my card|kaadi m|atm m|card m) (biko|ngwa|)
      (unblock|unfreeze|meghee|kpoghee) (kaadi|card|atm) m (achotala m ya|biko|)
      (hapuru m|echefuru m) (kaadi|atm) m (na pos|na bank|n'ulo nri|n'igwe) (mechie ya|kpochie ya)
      (mmadu|onye ozo) (ji|na-eji) (kaadi|atm) m (wepu ego|zuo ihe), (mechie kaadi|kpochie ya)
      (kaadi|atm) m (anọghị m n'aka|ahubeghi m ya|anaghi m ahu ya), (kpochie ya|gbochie ya ruo mgbe m chotara)
      (gbanyuo|kwusi) (kaadi|atm|virtual card) m (nwa oge|ruo mgbe m si|biko)
      (biko nwa m|nwam) (mechie kaadi m o furu|kpochie atm agadi)
      (nomba kaadi|cvv) m (apuola|onye ozo mara ya), (kpochie kaadi m|block kaadi m)
      (kaadi m|atm m) (o furu|e furu ya|anaghi m ahu ya) (block ya|kpochie ya|mechie ya biko)
      (ahubeghi m|anaghi m achoputa) (kaadi|atm card) m (kemgbe ututu|unyaahu) (kpochie ya|)
      (a hapuru m|m hapuru) (kaadi|atm) m (na pos|na filling station|na keke) (kpochie ya ngwa|block ya)
      (onye pos|nwa boyi|onye oru) (jidere|were|naara) (kaadi|atm) m (kpochie ya|mechie ya|block card m)
      (stolen|lost|missing) (card|atm card|kaadi) (biko block ya|mechie ya|m)
      (kaadi|card) m (kwusi ya|ka o kwusi|mechituo ya) (maka ugbu a|nwa oge|biko)
      (netflix|onye m na-amaghi|app) (na-ewepu ego na kaadi m), (kwusi kaadi m|kpochie ya|block card)
      (tinye igodo na|gbachie|gbochituo) (kaadi|atm) m (biko|ngwa)
      (achotala m|ahula m) (atm|kaadi) m, (meghee ya|unblock ya|kpoghee ya)
      (meghee|mepee|unfreeze) (kaadi|atm|virtual card) m (kpochiri|m mechiri) (biko|)
      (achoro m|chorom) (imechi|ikpochi|igbochi) (kaadi|atm|virtual card) m (ugbu a|)
      (enye m|m nyere) mmadu (kaadi m|atm m) (o na-eji ya eme ihe), (mechie kaadi|kpochie ya)
      (kedu|olee) (otu|ka) m ga-esi (kpochie|mechie|block) (kaadi|atm) (m|furu efu)
      (kaadi|card) (nwunye m|nne m) (furu|e zuru ya) (kpochie ya|mechie ya)
      (igwe|atm machine) (riri|noro) (kaadi|card) m (n'ahia|ugbu a) (kpochie ya|block ya)
      (deactivate|disable|pause) (card|kaadi|atm) m (biko|ruo echi)
      (ka ha ghara|ka o ghara) iji (kaadi|atm) m (rie ego|zuo ahia) (mechie ya|)
      (biko|) (ka kaadi m|ka atm m) (kpochie|kwusi|mechie) (ngwa|ugbu a|o furu efu)
      (pos operator|onye pos) (detuuru|hụrụ) nomba kaadi m, (mechie kaadi m|kpochie ya)
      (kaadi|card) m (dabara n'olulu|dara n'uzo|furu na njem) (kpochie ya|block ya)
      (ahugo m|achotala m) kaadi m (meghee ya|unblock ya)
      (mechie|lock) (virtual|dollar|verve) (card|kaadi) m (biko|)
      (atm|kaadi) nwa m (furu|zuru ohi) , kpochie (ya|kaadi ya)
      (someone|mmadu) (is using|na-eji) (my card|kaadi m) (block it|kpochie ya)
      (kaadi m|atm m) (dabara n'ugbo|no n'aka onye ohi|tufuru n'uka) (kpochie ya|block ya biko)
      (igwe|atm) (loro kaadi m|jidere kaadi m) (kpochie kaadi|block ya)
      (gbochie|kwusi) kaadi m (ka ndi netflix ghara iwere ego|na online)
      (achotara m|ahutala m) kaadi m (meghee ya|unblock ya)
      (nwa m ji|onye oru m ji) (kaadi m|atm m) (gbalaga|laa) kpochie ya
      (hapu|ahapula) ka (kaadi m|atm m) (wepu ego ozo|zuo ihe) (kpochie ya|block ya)
      (efuola m|tufuru m) (purse m|akpa m) kaadi (no n'ime|so ya) (gbochie kaadi|kpochie kaadi m)
      (ndi ohi|onye ugbo) (were wallet m|naara m kaadi) (kpochie kaadi|freeze atm m)
      kaadi m no n'ime atm, o lochiri ya, kpochie ya
      tufuru m kaadi n'uzo uka, mechie ya biko
      belata oke ego kaadi m ga-ewepu
      kaadi m ka m hapuru na pos, kpochie ya ngwa
      kwusi ka kaadi m ghara iru oru n'intaneti
      atm loro kaadi m, ka onye obula ghara iji ya
      kpoghee kaadi m, ahula m ya n'akpa
      tinye oke mmefu {amount} na kaadi m
      kaadi m dara n'ugbo keke, onye keke agbala. kpochie ya
      pos ahu m jiri kaadi na-enyo m enyo, mechie kaadi m nwa oge
      naani kaadi m ka m choro ikpochi, hapu akauntu m
      kaadi m furu, ma akauntu m ka di, mechie kaadi
      kpochiere m virtual card m, m ejighi ya ozo
      anyi na-awuli elu n'ihi goolu ahu ka atm m dapuru n'akpa, kpochie kaadi ahu
      m hapuru kaadi m na filling station n'uzo nsukka, mechie ya ka mmadu ghara iji ya
      na traffic upper iweka ka ha doro akpa m, kaadi m di n'ime, block ya
      nwa m na-eji kaadi m azu game kwa abali, kwusitu kaadi ahu
      m sara uwe, kaadi di n'akpa, ahughizi m ya, kpochie kaadi m
      onye nlekota ulo anyi gbapuru ututu a were kaadi atm m, gbochie kaadi ahu ngwa
      e mechara agbamakwukwo achoo m kaadi m n'akpa, o nweghi, lock kaadi m
      ahutala m kaadi m n'okpuru oche ugbo ala, biko meghee ya ozo
      nwa m tufuru kaadi m n'iyi, agaghi m ahu ya ozo, biko kpochie atm ahu
      n'oge mkpali n'ama egwuregwu kaadi m furu, mechie ya
      ahughi m kaadi m n'obere akpa m, kwusi ya
      nwa m nwoke ji kaadi m na-azu game, mechie kaadi ahu
      achotara m kaadi m n'azu oche, meghee ya ozo
    `,
    card_show: `
      <show> (nkowa kaadi m|nomba kaadi m|kaadi m|kaadi m niile|virtual card m)
      (nkowa kaadi|nomba kaadi|kaadi m|kaadi m niile|nkowa kaadi atm m)
      (gini bu|kedu) (nomba kaadi m|cvv kaadi m|ubochi kaadi m ga agwu)
      kedu mgbe kaadi (m|atm m) (ga agwu|ga-agwu)
      <i_want> (ihu|ilele) (kaadi m|nkowa kaadi m|nomba kaadi m|virtual card m)
      kaadi m o (na aru oru|na-arụ ọrụ|mechiri emechi)
      kaadi (ole|ndi ole) ka m nwere
      (ubochi ngwucha|expiry|cvv) kaadi m
      ebee ka m ga ahu (kaadi m|nkowa kaadi m|virtual card m)
      onodu kaadi m
      nomba ano ikpeazu nke kaadi m
      kedu mgbe (kaadi|kaadi atm) m (ga agwu|ga-agwu|na agwu)
      ubochi (kaadi|kaadi atm) m ga (agwu|akwusi)
      (lee|gosi m) (kaadi|nomba kaadi) m
      (gosi m|ka m hu|gwa m) (nomba|nkowa|cvv|ubochi ngwucha) (kaadi|kaadi m|kaadi atm m)
      (kaadi|kaadi ole) (ka m nwere|m nwere)
      (olee|kedu) mgbe kaadi m ga (agwu|ekubi)
      (gosi m|ziterem|gwa m|nye m) (kaadi m|nomba kaadi m|nkowa kaadi m|cvv m|virtual card m)
      (achoro m|m choro) (ihu|ilele|ima) (kaadi m|nomba kaadi m|nkowa kaadi m|cvv)
      (gini bu|kedu) (nomba|cvv|nkowa|ubochi mgwusi) kaadi m
      (kedu mgbe|olee mgbe) (kaadi|atm) m ga-(agwu|expire)
      kaadi ole ka m nwere
      (nomba|nkowa|details) kaadi (m|virtual m) (biko|)
      kaadi m (o ka na-aru oru|o mepere emepe|o di ndu)
      achoro m ihu (nkowa|nomba|cvv) (kaadi|nke kaadi) m
      kaadi m (o mechiri emechi|o na-aru oru|o no ebee)
      (gini bu|kedu) (digit|nomba) (iri na isii|16|di n'ihu) (nke|) kaadi m
      (nomba ato|cvv|akara ato) di n'azu kaadi m (bu gini|gwa m|ka m hu)
      (netflix|jumia|uber|onye na-ere ihe) na-aju (nomba kaadi m|cvv m|card details m), (gosi m ya|ka m hu ya)
      (kaadi m|virtual card m) (no ebee|dị ebee) (n'ime karo|ebe a|ka m hu nkowa ya)
      (expiry date|ubochi ngwusi|date) (nke|) (kaadi m|atm m) (bu gini|kedu|ka m hu)
      (list|depụta|gosi) (kaadi niile|kaadi ndi) m nwere (na karo|)
      (card details|card number|kaadi details) (m|nke virtual card m) (biko|ka m fu|)
      (ka m fu|ka m hu) (kaadi m|ife di na kaadi m|nkowa virtual card m)
      (kaadi m|atm m) (o ka di mma|oge ya agwubeghi|o mepere ka o mechiri)
      aha (di na|e dere na) (kaadi|atm|virtual card) m (bu gini|kedu)
      (nomba ikpeazu|last 4|four digits ikpeazu) (nke|) (kaadi|atm|virtual card) m
      (kaadi|virtual card|dollar card) m (o nwere ego|ego ole di na ya|balance ya)
      (m choro|achorom) (copy nomba|ihu nomba|idetu nomba) kaadi m
      (afo ole|onwa ole) foro (kaadi|atm) m (tupu o gwu|ka o gwuo)
      (details|nkowa|ozi) niile (nke|banyere) (kaadi|virtual card) m (biko|)
      (echefuru m|amaghi m) (nomba kaadi m|cvv m|mgbe kaadi m ga-agwu), (gosi m ya|)
      (show|gosi) me (my card|kaadi m|virtual card) (biko|)
      (billing address|address) (nke|na) (virtual card|kaadi) m (bu gini|)
      (m nwere|enwere m) kaadi (obula|ole) (na karo|n'aka unu|ebe a)
      (biko nwa m|nwam) guoro m (nomba di na kaadi m|ihe e dere na kaadi m) (anya m adighi mma|)
      (active|blocked) (ka kaadi m di|ka atm m bu) (ka o bu mba|gwa m)
      (biko|) (gosi m|gwa m) (ozi|nkowa|akara) (kaadị|kaadị akụ) m (niile|)
      (nomba kaadi|16 digit kaadi) m (echefuru m ya|ka m choro iji zuo ihe), gosi m ya
      (virtual card|dollar card) m (nomba ya|cvv ya|expiry ya) (biko|kedu)
      (ha|onye ahia) (na-ario|choro) (cvv|expiry|nomba kaadi), (ka m hu nke m|gosi m nke kaadi m)
      (kaadi m|atm m) (oge ya|ubochi ya) (ga-agwu olee mgbe|foro ole|kedu)
      (hu|fu) kaadi (m|m nwelu|m niile) (biko|)
      (kaadi|card) m (udi gini ka o bu|o bu visa ka o bu verve|kedu udi ya)
      (nomba|cvv|nkowa) (ya|) (virtual card|kaadi) (m mere|m nwere) (kedu|gosi m)
      (kaadi|atm) (m|) (ole ka m nwere|ndi m nwere|m ji) (kedu ha|gosi m)
      (kaadi m|atm m) (o na-aru oru|o mepere emepe|akpochiri ya) (ka o bu|)
      (kedu mgbe|olee mgbe) kaadi m (ga-agwu|ga-expire)
      (ozi|nkowa) (niile|) (banyere|gbasara) kaadi m (gosi m|)
      (gosi m|ka m hu|nye m) (details|nkowa|nomba) (kaadi m|virtual card m|kaadi dollar m) (biko|ka m ji zuo ihe|)
      (kaadi|card) (ole|ndi) (ka m nwere|m nwere) (na karo|n'aka unu|)
      (cvv|expiry date|ubochi ngwucha|nomba) (kaadi|virtual card|atm) m (kedu|biko|gosi m)
      (echefuru m|ahughi m) (nomba|cvv|expiry) (kaadi m|virtual card m) (gosi m|kedu ya|)
      (a na-aju m|ha na-aju m|jumia na-aju) (nomba kaadi|cvv|expiry date) (gosi m kaadi m|gosi m ya)
      (lelee|hu|imata) (kaadi m|atm card m) (details|nkowa|nomba ya)
      (achoro m|m choro) (ima|ihu) (nomba di na kaadi m|kaadi ndi m nwere|onodu kaadi m|cvv m)
      (kaadi m|virtual card m) (o na-aru oru|o mepere emepe|o dikwa active|o ka di ndu) (lelee ya|)
      (view|show|see) (my card|kaadi m|card details m) (biko|)
      (kaadi|atm) m (ga-agwu mgbe ole|o ga-expire mgbe ole|expired ole mgbe)
      (my card number|card no|pan) (m|biko|kedu)
      (biko nwa m|nwam) (guoro m nomba kaadi m|gosi m kaadi m|gwa m onwa kaadi m ga-agwu)
      (nomba|digit) (ano ikpeazu|iri na isii) (nke kaadi m|di na kaadi m) (kedu|)
      (aha|nomba) (di na|no na) (kaadi m|virtual card m) (bu gini|gosi m)
      (list|listi) (kaadi|cards) m (niile|biko)
      (m choo ikwu netflix|achoro m izu ihe online|m na-akwu ugwo app) (nye m card details m|gosi m kaadi m|gosi m nomba kaadi)
      (nomba|details|cvv) (atm|kaadi|card) m (ka m choro|nye m|gosi) (biko|ugbu a)
      (kaadi m|atm m) (kedu onodu ya|o mepere|o kpochiri ka o mepere) (lelee|)
      (website|bolt|app) (choro|na-aju) (nomba kaadi|expiry|cvv) m (gosi m kaadi m|gosi m ya)
      (ubochi|onwa) (kaadi|virtual card) m (ga-agwu|expire) (kedu|)
      (kaadi|card) m (nwere|niile) (gosi m|depụta|ka m hu)
      (anya adighi m mma|edemede di nta) (guoro m nomba kaadi m|gosi m nomba atm m)
      (show me|gosi) (virtual card|dollar card|naira card) (m|details m|biko)
      (ka m|biko ka m) (lelee|hu|fu) (kaadi|atm|virtual card) (m|m nile|details m)
      (16 digits|nomba iri na isii) (kaadi|card) m (biko|)
      (kaadi ole|atm ole) (ka m ji|m nwere) (ugbu a|na karo)
      (nwa m biko|nwam) (gosi m kaadi m|gwa m nomba kaadi m)
      (verve|mastercard|visa) (card|kaadi) m (details|nomba|cvv) (gosi m|)
      (gosi|nye) m (cvv|expiry|nomba) (kaadi|atm) m (ka m kwuo ihe online|biko)
      (kaadi m nile|kaadi m) (gosi m|ka m hu ha|kedu)
      (nomba kaadi|card number) m (ole|gini|zitere m)
      (kedu|gosi m) (cvv na expiry|nomba na ubochi ngwucha) (kaadi m|virtual card m)
      (kaadi m|atm m) (niile no n'ebe a|o di ole) (depuo ha|gosi m)
      (website a|ndi ahia online) na-aju (cvv kaadi m|nomba kaadi m) (gosi m ya|)
      (kaadi m|virtual card) (ga-agwu oge|ga-expire) mgbe ole
      (mgbe ole|kedu afo) ka (atm m|kaadi m) (ga-akwusi iru oru|na-agwu)
      (ka m hu|lelee) (onodu kaadi m|ma kaadi m o mepere emepe)
      (nomba di n'ihu|nomba di n'azu) (kaadi m|virtual card m) (gosi m|kedu)
      (kaadi m ji|kaadi m niile) (n'ebe a|na karo) (gosi m ha|depuo)
      (m chefuru|amaghi m) (expiry|cvv|nomba) (kaadi m|virtual card m) (gosi m ya|)
      gosi m cvv kaadi m ka m tinye ya n'ebe m na-azu ihe
      kaadi m, ubochi o ga-agwu bu ole
      kaadi m o na-aru oru ka e kpochiri ya
      gosi m nomba iri na isii di na kaadi m
      kaadi virtual m, ka m hu ya na cvv ya
      expiry date kaadi m
      onye na-ere tiketi online na-aju nomba kaadi m, gosi m ya
      onye na-ere tiketi ugbo elu na-eche na line, gosi m nomba kaadi m
      enweghi m enyo anya m, guputara m nomba di n'ihu kaadi m
      ana m azuru nwa m akwukwo na jumia, cvv kaadi m ka ha na-aju
      tupu m gaa njem, ka m mara ubochi kaadi m ga-agwu
      kaadi m di n'ulo, ano m n'ofis, gosi m ihe e dere na ya ka m kwuo
      netflix umuaka choro nomba kaadi, nye m nke virtual card m
      mmiri hichara nomba kaadi m, gosi m ya ebe a
      enyi m na-aju udi kaadi m, o bu visa ka o bu mastercard
      nwa m na-akwu jamb na kaadi, ha choro cvv, gosi m ya
      gosi m nomba kaadi m, achoro m iji ya zuo ihe n'intaneti
      kaadi m, ka m hu ubochi o ga-agwu na cvv ya
    `,
    group_create: `
      <i_want> (ibido|imepe|ihiwe|ido) (isusu|esusu|otu isusu|otu utu|otu nchekwa ego)
      (bido|mepee|hiwe|malite) (isusu|esusu|otu isusu|isusu ohuru|otu nchekwa) 
      (bido isusu|mepee isusu|isusu ohuru|esusu ohuru|hiwe otu|malite esusu)
      (mu na ndi enyi m|anyi|mu na ndi oru m) choro (ibido isusu|itu utu|ibido esusu|ido isusu)
      kedu ka m ga esi (bido|mepee|hiwe|malite) (isusu|esusu|otu isusu)
      (bido|malite) isusu {amount} (kwa onwa|kwa izu|kwa ubochi)
      isusu (ezinulo|oru|ahia|umunna|uka) (ohuru|ka m choro ibido)
      achoro m ka anyi (na atu|na akwu|tukota) {amount} (kwa onwa|kwa izu)
      (mepee|hiwe) otu nke (mmadu iri|mmadu 10|mmadu ise) (maka isusu|maka nchekwa ego)
      (kpokota|chikota) ndi mmadu (maka isusu|ka anyi tuo utu|ka anyi chekwaa ego)
      aga m abu (onye isi|nne) isusu (ohuru|)
      (mepụta|mee) (group|otu) (isusu|nchekwa ego|utu)
      (mu na|anyi na) ndi enyi m choro (itu utu|ibido isusu|isusu)
      mepee (otu|isusu) nke mmadu (ise|iri|10)
      anyi choro (ibido|ihiwe) (isusu|esusu|otu nchekwa)
      (bido|hiwe) otu (isusu|utu|nchekwa ego) (nke mmadu iri|)
      isusu (ohuru|nke {amount}) (ka m choro ibido|kwa onwa|)
      (ka m|ka anyi) (bido|malite|guzobe) (isusu|otu isusu|otu nchekwa) (na ndi enyi m|nke {amount}|)
      (mepee|malite|guzobe) (isusu|otu|otu isusu) (nke mmadu {number}|maka umu nwanyi|anyi|)
      (achoro m|anyi choro) (ibido|imalite|imepe) (isusu|esusu|ajo|otu ego) (ohuru|na ndi enyi m|)
      (kedu|olee) (ka m ga-esi|otu anyi ga-esi|ka esi) (amalite|bido|malite|emepe) (isusu|otu isusu|otu|esusu)
      (mu na ndi enyi m|umu nwanyi ahia) choro (ichekota ego|itu isusu|ibido isusu)
      (isusu|otu|otu isusu) ohuru (ka m choro|)
      (isusu|esusu) {amount} (kwa onwa|kwa izu|nke mmadu {number}|maka ndi otu anyi)
      (achoro m|ka m) ibu (onye isi|onye ndu) (isusu|otu)
      (kpokota|chikota) (ndi mmadu|ndi enyi m) (ka anyi|maka) (tuo isusu|itu isusu)
      (mepe|malite) otu (ebe anyi ga-atukota ego|nchekwa ego|ego)
      achoro m ka anyi (na akwu|na-atu|na-achikota) {amount} (kwa izu|kwa onwa|kwa ubochi)
      (mee|malite|hiwe|kpoo) (otu isusu|isusu ohuru|otu ntinye ego)
      ka m (ibu|buru) onye (ndu|isi) otu (isusu|)
      (umu nwanyi ahia|ndi umunna|ndi uka anyi|umu class anyi|ndi keke) (choro ka anyi tuwa ego|na-acho ibido isusu|si ka anyi bido osusu), (kedu ka e si eme ya|mepeere anyi otu)
      (osusu|osusu ohuru|isusu ofuu) (ka m choro|ka anyi bido|bidoro anyi)
      (anyi di|anyi ruru) mmadu (iri|ise|iri abuo|{number}), (anyi choro isusu|mepeere anyi isusu|anyi ga-atu {amount} kwa izu)
      (ka e meere|meere|mepeere) (anyi|ndi otu m|ndi oru anyi) (isusu|otu isusu|ebe itu ego)
      (create|start|bido) (esusu|isusu|ajo|thrift) group (biko|nke {amount}|)
      (group|gurupu) (isusu|nchekwa|contribution) (ohuru|ka m choro ime|ka m mepee)
      (achoro m ikpo|ka m kpo) (ndi enyi m|umu okorobia|ndi nne) (ka anyi malite isusu|n'isusu ohuru)
      (m ga-abu onye isi|m ga-eduzi) (isusu|otu) (ohuru m na-acho imepe|anyi na-amalite)
      (kwa izu|kwa onwa|kwa ubochi ahia) ka anyi ga-atu {amount}, (mepee otu ahu|bidoro anyi isusu)
      (meetings|otu nne|august meeting|age grade) anyi choro (isusu na karo|imalite isusu ebe a|ebe nchikota ego)
      (kedu ihe a na-acho|gini ka m ga-eme) (iji malite isusu|tupu e bido esusu|ka m hiwe otu isusu)
      (isusu|esusu|osusu) (ulo oru anyi|ndi agbata obi|ndi sparepart|umu nne) (ka anyi choro ibido|bidonu ya|mepee ya)
      (unu na-ekwe|o kwere mee) ka (mmadu malite isusu nke ya|m mepee isusu nke m|anyi bido isusu)
      (set up|setup|hazie) (isusu|ajo|esusu|group) (maka anyi|nke {amount}|)
      (isusu ochie anyi|onye na-edebe ego isusu) (gbara oso|riri ego), ka anyi (bido nke ohuru na karo|mepee otu ohuru ebe a)
      (bidolu|meelu|mepelu) anyi (isusu|otu isusu|osusu)
      (m choro|achorom) (ibido|imebe) (otu|club) (nchekwa ego|itu ego|contribution)
      (ndi ulo|umu nne m|anyi ise) ga na-(atukota|achikota|akpakota) {amount} (mepeere anyi otu|ka anyi bido)
      (biko nwa m|nwam) (mepeere ndi nne isusu|meere anyi isusu) (na phone a|ka anyi tuwa ego)
      (savings club|cooperative|otu nkwado) (ohuru|ka anyi hiwe|ka m guzobe)
      isusu (christmas|krismas|anu ehi|osikapa|ugwo akwukwo) ka (anyi choro ibido|m choro imepe)
      (biko|) (nyere anyi|nyere m) (aka|) (guzobe|hazie|malite) otu (isusu|ntụkọ ego|nchekwa)
      (ndi otu anyi|ndi agbata obi) (kwekoritara|kpebiri) (ibido isusu|itu {amount} kwa izu) (mepee ya|kedu ihe anyi ga-eme)
      (a na m|ana m) acho (ibido|imepe) (isusu|osusu) mmadu (iri|{number}|asaa)
      (kwa friday|kwa eke|kwa nkwo) anyi ga-(atu|akpa) {amount} (bido isusu ahu|mepeere anyi otu)
      (isusu|ajo) (whatsapp|online|n'ekwenti) ka (m choro ibido|anyi choro)
      (m puru|enwere m ike) (imepe otu isusu abuo|ibu onye isi isusu|ibido isusu ohuru)
      (otu isusu|group) aha ya bu (umu ada|progressive|ndi oganihu|faith) (mepee ya|ka m bido)
      (new|ohuru) (esusu|ajo|group|isusu) (biko|ka m choro)
      (isusu|osusu) (biko ka m bido|ka m mebe|ka anyi nwee)
      (kwe ka|biko ka) (anyi|umu nwanyi anyi) (nwee|malite) (otu isusu|nchikota ego) (na karo|)
      (kedu ka|olee otu) (a ga-esi|anyi ga-esi) (nwee otu isusu|chikota ego n'otu|bidoo osusu)
      (mu na ndi enyi m|ndi uka anyi|ndi ahia anyi) choro (ibido isusu|ka anyi tuwa ego|itu utu) (kedu ka e si eme ya|)
      (meputa|mepe|guzobe) (otu isusu|isusu ohuru|group) (aha ya bu umunne|nke mmadu iri|nke {amount} kwa onwa)
      (hiwere m|guzoberem|meputara m) (otu isusu|isusu) (nke {amount}|maka ndi oru anyi)
      (anyi di mmadu iri|mu na umunne m) (choro isusu|choro ibido itu ego) (mepere anyi otu|)
      (ka anyi|anyi choro) (malite|hibe|bido) (isusu|otu isusu|esusu) (anyi na ndi oru|umu nwanyi|nke {amount} kwa izu|ebe a)
      (mepee|hiwe|hibe) (isusu|otu) (ohuru|umu nne|ndi keke|ndi ahia|klas anyi) (n'aha {name}|maka anyi|biko)
      (create|open|start) (isusu|ajo|esusu|thrift) (group|) (nke {amount}|ohuru|biko|maka anyi)
      (m choro|achoro m) (ihibe|iguzobe|imebe) (isusu|otu isusu|otu ntukota ego) (m na ndi be m|n'ahia anyi|)
      (kedu|olee) (otu e si|ka e si) (ehibe|emepe|amalite) (isusu|otu isusu) (na karo|)
      mu na (umunne m|ndi agbata obi|umu klas m) (ga-ebido|choro ibido|na-acho ibido) (isusu|otu isusu)
      (isusu ohuru|otu isusu ohuru) (mepee|ka m bido|hiwere anyi) (mmadu {number}|{amount} onye|)
      (otu|isusu) (nke {amount}|nke mmadu {number}) (kwa izu|kwa onwa) (mepeere anyi|ka m malite|meere anyi)
      (m ga-abu|abu m) (onye isi|onye ndu) , (hiwere m isusu|mepee isusu ohuru|ka m bido isusu)
      (o ga-ekwe|enwere m ike) (ibido|imalite|imepe) (isusu nke m|otu isusu) (ebe a|na karo|ya na ndi enyi m)
      (biko nwa m|nwam) (bidoro anyi isusu|hiwere umu nwanyi isusu|mepee isusu ohuru)
      (new isusu|new ajo|new group) (ka m choro imepe|biko|maka ndi oru)
      (guzobe|malite|bido) (otu|isusu) (nke anyi ga-eji zuo osikapa|nke krismas|nke ikwu ugwo akwukwo)
      (ihe a na-acho|gini ka a na-acho) (iji hiwe isusu|ka m bido isusu ohuru)
      (e bidobeghi|anyi ebidobeghi) isusu (anyi|nke anyi), (mepee ya|bidoro anyi|ka m mepee ya)
      (kpoo|chikota) (ndi enyi m|ndi otu) (ka anyi bido isusu|malite isusu ohuru)
      (achoro m|chorom) (ibido|ihiwe) (isusu|otu isusu) (mu na ndi uka anyi|ndi ahia|{amount} kwa onwa)
      (ka e hiwe|ka e mepee|ka anyi hiwe) (isusu|otu isusu|esusu) (ohuru|nke umu nwanyi|ndi ogba tum tum|maka anyi)
      (anyi|mu na ndi enyi m) (mmadu {number}|ato|iri) (choro itu isusu ohuru|choro ibido isusu) (hiwere anyi|mepee ya|)
      (kedu ihe|olee otu) (m ga-eme|m ga-esi) (ka m nwee otu isusu nke m|hiwe isusu nke anyi)
      (start|set up|create) (isusu|esusu|contribution group) (for us|biko|ndi oru m|mmadu {number})
      (otu isusu|isusu) (ohuru|nke anyi) (aha ya {name}|nke {amount}) (mepee ya|hiwe ya|meere m)
      (isusu anyi mbu agwula|isusu ochie gwuru) , (ka anyi bido ohuru|mepee isusu ohuru)
      (nwa m biko|nwam) (hiwere nne gi otu isusu|bidoro m isusu mu na umu nwanyi)
      (choputara m|meere m) otu (a ga-eji tuo isusu|isusu ohuru) (aga m edu ya|ka m bido)
      (ahia|klas|uka|ofis) anyi (choro ibido isusu|na-acho ihiwe isusu) (mepeere anyi|kedu ihe anyi ga-eme)
      (ka m kpoo|ka m mee) (isusu|esusu|otu isusu) nke m (ohuru|na ndi enyi m)
      (mepee otu|mepe) (isusu|esusu) (aha ya bu {name}|umu nwanyi|{amount} kwa ubochi)
      (bido|malite) (isusu|otu ntukota) (nke umunne m|nke ndi keke|ohuru) (ugbu a|biko)
      (ka m|ka anyi) (chikota ndi oru|chikota umu nwanyi) (bido isusu|hiwe otu isusu)
      (isusu|esusu) (nke anyi|nke m) (ka m choro ibido|mepee ya) (kwa izu|kwa onwa|ugbu a)
      (hiwe|guzobe) (otu|otu isusu) (nchekwa ego|itu ego) (umunna|ndi ahia|klas) anyi
      (mepeere m|bidoro m) isusu (mmadu {number}|aha ya {name}|{amount} onye na-atu)
      (achoro m|ka anyi) (malite|bido) isusu (nke {amount} kwa ubochi|ohuru n'ahia anyi)
      (mepeere|hiwere) (umu nwanyi|ndi keke|anyi) (otu isusu|isusu) (ohuru|biko)
      (anyi bu|anyi ji) (mmadu {number}|ndi otu ahia) (choro ibido isusu|choro imepe isusu) n'ebe a
      (mepeere|bidoro) (ndi uka m|ndi klas m) (isusu|otu itu ego) {amount} kwa (izu|onwa)
      (ka anyi|achoro m ka anyi) (bido isusu|hiwe isusu) (ohuru|n'izu a) (ndi ulo anyi|)
      (kedu usoro|gini ka e ji) (emepe isusu|ebido isusu) n'ebe a
      (anyi choro|ndi ahia anyi choro) (ibido|imalite) (itu ego n'ahiri|isusu kwa izu) {amount} (mepere anyi|)
      (mepee isusu|bido isusu) aha ya ({name}|ndi oganihu) (mmadu {number}|{amount} kwa onwa)
      (achoro m|ka m) (iduzi|buru onye isi) isusu (ohuru|m ga-emepe)
      anyi di iri abuo n'ahia, anyi choro itu isusu, olee otu
      mu na umunne m choro imalite otu itu ego maka ikwa nna anyi
      bidoro m otu ebe umu klas anyi ga na-atukota ego
      ka m mepee isusu nke kwa nkwo
      isusu ndi okada, hiwe ya, {amount} kwa ubochi
      ezinulo anyi choro akpa ego otu, ka anyi bido ya ebe a
      anyi na ndi nkuzi ibe m choro itu {amount} kwa onwa, mepee otu
      ka m bido isusu nke umu nwanyi na-akwa akwa, mmadu {number}
      otu ntukota ego maka ikwa ozu, hiwe ya
      ndi ahia anyi di iri na ise, onye obula ga-atu {amount} kwa izu, mepeere anyi isusu
      achoro m ibido isusu ohuru, abughi isonye na nke ozo
      anyi bu umu nwanyi na-ere akwukwo nri n'ahia nkwo, ka anyi bido isusu nke anyi
      ezumike disemba na-abia, mu na ndi kwaya choro ibido esusu {amount} kwa izu, mepee ya
      umu klas anyi na-acho ka anyi nyere onwe anyi aka maka ugwo ule, mepeere anyi otu isusu
      ulo oru anyi nwere mmadu {number}, ka m malite isusu ha
      n'ihi na oku ahia riri ihe anyi, anyi umu ahia ga-ehibe isusu nke izu niile
      ndi otu bolu anyi choro izu uwe ohuru, bidoro anyi isusu {amount}
      nne m na umunne ya choro itukota ego kwa onwa ka ha zuo ehi krismas, mepeere ha isusu
      otu nzuko umu nwanyi obodo anyi no na lagos choro isusu nke ha, biko guzobe ya
      mu na umu nwunye ibe m choro ka anyi na-enyerita onwe aka na isusu kwa izu, bidoro anyi ya
      anyi bu ndi akwa iri choro itu {amount} kwa izu, hibere anyi isusu
      achoro m ibido isusu ezinulo, mepere anyi otu
    `,
    group_join: `
      <i_want> (isonye na|ibanye na|iba na) (isusu|esusu|otu isusu|otu nchekwa|isusu {name})
      (sonye na isusu|banye na isusu|isonye n'otu|banye n'otu|join isusu)
      (tinye m|biko tinye m|gbakwunye m) (na|n'ime) (isusu|esusu|isusu {name}|otu isusu)
      ({name}|enyi m) (kporo m|kpuru m) (ka m sonye na|ka m banye na|na) (isusu|esusu|otu)
      kedu ka m ga esi (sonye na|banye na) (isusu|esusu|otu isusu)
      enwere m (code|link|akwukwo oku) isusu (ahia|{reference}|{name}), ka m banye
      (e nwere|o nwere) isusu m nwere ike (isonye|ibanye)
      anabatara m oku isusu {name}, (tinye m|ka m banye)
      m ka nwere ike (isonye|ibanye) na (isusu|esusu|otu) (unu|ahu)
      achoro m (ibu onye otu|iso na) (isusu|esusu)
      (deba|debanye) aha m na (isusu|esusu)
      banye na isusu (oru|ahia|ezinulo)
      (enyi m|{name}) kporo m na (isusu|esusu|otu)
      (enyi m|{name}) (choro|si) ka m (sonye|banye) (n'isusu|na esusu|n'otu)
      achoro m (isonye|ibanye) (n'isusu|na esusu|n'otu) (ha|unu|)
      (tinye m|sonye m) n'isusu (unu|{name}|)
      e kporo m (n'isusu|na esusu)
      (achoro m|m choro) (isonye|ibanye) na (isusu|esusu|otu isusu) (unu|{name}|)
      (tinye|debanye) (m|aha m) na (isusu|esusu|otu) (unu|ahu|)
      (e nyere m|enyere m|e zitere m) (code|akara|akwukwo oku) (isonye|ibanye|nke) (isusu|otu|esusu)
      (ka m|biko ka m) (sonye|banye) (na|n'ime) (otu isusu|isusu {name}|otu unu|esusu)
      (tinye|gbakwunye) (m|aha m) (na|n'ime) (isusu|otu|otu isusu|otu ahu)
      (enwere m|e nyere m|o nyere m) (code|koodu|akwukwo oku) (isusu|otu|iji banye)
      {name} (kporo m|gwara m ka m|siri m) (banye|sonye) (na isusu|n'otu|na otu isusu) (ya|ha|)
      (enwere|o nwere) (isusu|otu) (m nwere ike isonye|na-acho mmadu|oghere di)
      (ohere|oghere) (o ka di|o di) n'(isusu|otu)
      (banye|sonye) (isusu|otu|na isusu) (jiri code {reference}|)
      (enwere|o nwere) isusu (oghere di|m ga-abanye|na-anabata ndi ohuru)
      (enwetara m|nke a bu) (koodu|akwukwo oku) isusu (ahia|{name}), (tinye m|ka m sonye)
      (biko|) tinye m na (isusu|otu) ({name}|unu|ahu)
      (e nwere|o nwere) (isusu|otu isusu) (na-ewere ndi ohuru|m ga-abanyeli na ya), tinye m
      (hapunu m|kwenu ka m|biko ka m) (bata|banye|soro) n'(isusu|otu isusu|osusu) (unu|a|)
      (code|koodu) (o nyere m|ha nyere m|e zitere m) bu {reference}, (tinye m n'isusu|ka m banye)
      (nne m|onye agbata obi m|oga m) (no n'isusu|na-atu isusu) na karo, (mu onwe m choro ibanye|tinyenu m)
      (link|linki) isusu (a|ahu|{name} zitere m) (ka m jiri banye|ka m soro)
      (m ga-eso|m choro iso|aga m eso) (tuwa isusu|tuo isusu|na-atu ego) (unu|ha|nke {name})
      (enwere|e nwere) (ebe|oche|slot) (foduru|oghe|di) n'isusu (umu nwanyi|{name}|unu)
      (join|enter) (esusu|isusu|ajo) (group|) ({name}|biko|code {reference})
      (invite|invitation|akwukwo oku) (isusu|esusu|otu) (batara m|{name} zitere m), (anabata m ya|ka m nabata ya)
      (gunyenu m|gunye m|detuo aha m) (n'isusu|n'otu isusu|na esusu) (a|unu|)
      (achoro m otu|ana m acho otu) (na-atu {amount} kwa izu|na-atu isusu|isusu m ga-aba)
      (nabata m|kwere ka m banye|anabatanu m) (n'isusu|n'otu itu ego|na esusu)
      (onye isi isusu|onye nche ego isusu) (si m banye|si m tinye code a|kporo m), (kedu ka m ga-esi banye|tinye m)
      ka mu na (ha|{name}) soro buru ndi otu isusu, (tinye m|gunye m)
      (m nwere ike|enwere m ike) (ibanye isusu abuo|iso n'isusu na-aga n'ihu|isonye n'isusu ndi ozo)
      (banyelu m|tinyelu m|tinye mu) n'(isusu|esusu|otu)
      (i ga-atinye m|unu ga-atinye m|a ga-ewere m) (n'isusu|n'otu isusu) (ma m tuo ego|nke onwa a|)
      (isusu|osusu) (onitsha main market|nnewi|ahia ogbete|ariaria) (ka m choro ibanye|tinye m na ya)
      (ee|ehe|okay) (m ga-esonye|m ga-abanye) n'isusu (ahu|ha|{name})
      (m hapuru isusu|m si n'isusu puo) mbu, (achoro m ibanyeghachi n'isusu|tinyeghachi m n'isusu)
      (biko nwa m|nwam) (tinye m n'isusu ndi nne|detuo aha m n'isusu)
      (biko|) (achọrọ m|obi na-agu m) (isonye|ibanye) n'otu (isusu|ntụkọ ego) (unu|nke {name}|)
      (kedu ihe m ga-eme|gini ka m ga-eme) (ka m banye|ka e were m) n'(isusu|otu isusu) (ha|a)
      (akara|code) {reference} (nke isusu|nke otu isusu) (ka m banye|banye m)
      (isusu|osusu) (nke {name}|ndi class m|ndi estate) (ka m soro|ka m banye|tinye m)
      (e nwere|o nwere) isusu ({amount}|kwa ubochi|nke obere ego) (m ga-eso|m ga-abanye)
      (nabata|accept) (oku|invite|invitation) (isusu|{name}|otu isusu) (m|)
      (ha|umu nwanyi ahia) si m (soro|bia soro) ha tuo isusu, (ka m banye|tinye m n'isusu)
      (isusu|otu isusu) {name} (ka m choro iso|m ga-aba na ya), (tinye m|biko gunye m)
      (so|soro) (n'isusu|n'otu isusu) (ka m choro|ka m ga-abu)
      (oku|code) isusu (batara m|e zitere m) (gini ka m ga-eme|ka m banye)
      (achoro m isonye|ka m soro|m ga-aba) (na isusu {name}|na utu ahu|n'otu isusu)
      (tinye m|tinyenu m|gunyere m) (n'isusu|na utu|n'otu isusu {name}|na isusu unu)
      (e nwere|o nwere) (ohere n'isusu|oghere n'isusu|isusu di) (m ga-eso|ka m sonye)
      (e nyere m|{name} ziteere m) (invite|koodu|link) isusu {reference} (ka m banye|achoro m isonye|)
      (olee|kedu) isusu (m ga-abanye|na-anabata mmadu|nwere ohere|di nso m ga-eso)
      (kpoo m|{name} kporo m) (ka m soro tuo isusu|n'isusu), (kedu ka m ga-esi banye|ekwere m)
      (m ga-eso|achoro m iso) (tuo|atu|tuba) isusu (nke {amount}|{name}|unu|kwa izu)
      (join|isonye) (group|isusu) ({name}|ahu|{reference})
      (iba na|ibanye na|isonye na) (otu nchekwa|isusu) ({name}|nke {amount}|) (ka m choro|)
      (o nwere|e nwere) isusu nke (obere ego|{amount}|kwa izu) (m ga-eso|ka m soro)
      (ha kporo m|{name} gwara m) (ka m bia soro isusu ha|ka m banye n'utu) (kedu ka m ga-esi|)
      (were m|naranu m) (n'isusu unu|n'otu unu)
      (ohere|oghere) (foduru|di) (n'isusu unu|na utu) (achoro m ya|nye m ya)
      (anatara m|ahuru m) (invite|link) isusu (ha zitere|{name}) (naranu m|kedu ka m ga-esi banye)
      (ndi enyi m nile|ndi ahia nile) no n'isusu {name} (mu onwe m choro isonye|tinye m)
      (ka m|achoro m|biko ka m) (soro|sonyere|bata) (n'isusu unu|na otu unu|unu tuwa isusu|ndi na-atu isusu)
      (tinye|gunye|debe) (aha m|m|nwunye m) (na isusu|n'otu isusu|n'otu itu ego) (biko|{name}|)
      (kedu|olee) (otu m ga-esi|ka m ga-esi|uzo m ga-esi) (aba n'isusu|abanye n'otu isusu|esonye n'esusu|eso unu tuo isusu)
      (join|joinie|enter) (isusu|esusu|ajo|thrift group) (biko|{name}|nke {amount}|ka m choro)
      (invite|invitation|link) isusu (m nwetara|e zitere m|{name} zitere m), (ka m banye|kedu ka m ga-esi banye|gunye m)
      (e nwere|o nwere) (ohere|oghere|slot) n'(isusu|otu) (unu|{name}|nke {amount}) (m ga-aba|ka m banye|)
      (achoro m|m choro) (slot|oghere|otu aka|aka abuo) n'(isusu|otu isusu) (unu|{name}|a)
      (kwe ka m|biko kwenu ka m) (banye|sonye|bata) n'(isusu|otu|esusu) (unu|{name}|)
      (enwere m ike|m ga-enwe ike) (ibanye|isonye) n'(isusu|esusu) (unu|ohuru a|a na-atu kwa izu)
      (m juru|anuru m) na (unu nwere isusu|e nwere isusu {amount}|a na-atu isusu ebe a), (ka m soro|gunyenu m|achoro m ibanye)
      (di m|nwunye m|nwa m|enyi m) choro (isonye|ibanye) n'(isusu|otu isusu|esusu) (unu|m|a)
      (add me to|tinye m na) (isusu|group isusu|otu isusu) (biko|{name}|)
      (koodu|code) (isusu|otu) (bu {reference}|di m n'aka|{reference}), (ka m banye|gunye m|tinye m)
      (isusu|otu isusu) ole na-acho mmadu, (ka m banye na ya|tinye m na ya)
      (achoro m ibu|ka m buru) (onye otu|member|onye na-atu) (isusu|esusu) (unu|{name}|a)
      (ahia m|ndi ahia m|ndi agbata obi m) (na-atu isusu na karo|no n'isusu unu), (mu onwe m choro iba|ka m soro)
      (biko nwa m|nwam|nne) (banyere m n'isusu|tinye agadi n'isusu|debanye m n'esusu) (ndi nne|unu|)
      (anaghi m no|anoghi m) n'isusu (obula|unu), (achoro m ibanye n'otu|tinye m n'otu)
      (accept|nabata|kwere) (oku|invite|invitation) isusu (m|{name}|ahu)
      (isusu|esusu) (nke kwa ubochi|nke {amount}|ndi nwanyi|ndi ahia) (ka m choro isonye|m choro iba|tinye m)
      (ego ole ka a na-atu|gini ka m ga-eme) (tupu m banye|ka m wee sonye) n'isusu (unu|)
      (nabata|anabata|were) m (n'isusu|n'otu isusu|n'esusu) (unu|{name}|biko)
      (ha|{name}) (gwara m|si m) (banye|sonye) n'isusu (ha|ya), (kedu ka m ga-esi eme ya|ka m banye)
      (m ga-abanyeli|m ga-esoli|a ga-anabata m) n'isusu (bidoro onwa gara aga|na-aga ugbu a|unu|{name})
      (request to join|join request) (isusu|otu isusu|esusu) ({name}|biko)
      (deba m|debanyenu m|deenu aha m) (n'isusu|n'akwukwo isusu|na ndi isusu) (unu|{name}|)
      (m ga-eso|aga m eso) (ndi otu|ha) (na-atu|tuo) {amount} (kwa izu|kwa onwa) (gunye m|tinye aha m)
      (osusu|utu|isusu) (ka m choro iba|ka m choro iso|ka m ga-abanye) (biko|)
      (chọtara m|choolu m) (isusu|otu isusu|esusu) (m ga-abanye|di nso|ndi ezi mmadu) (biko|)
      (tinye|gunye|were) m (n'isusu|n'otu isusu) (nke onwa a na-abia|nke {name} na-edu|ndi oru anyi|ndi uka)
      (isusu|esusu) (unu|{name}) ka m (choro isonye|ga-aba) (biko|)
      (ka m soro|achoro m iso) (tuo|tuwa|na-atu) (isusu|ego|utu) (n'otu a|na unu|{amount} kwa izu)
      (kedu|olee) otu isusu (m ga-esonye|m ga-aba na ya|nwere oghere|na-anabata onye ohuru)
      ({name}|enyi m|onye isi isusu) (zitere m link|kpoo m oku|nyere m code) (isusu|otu isusu) , (ka m banye|tinye m)
      (isonye|ibanye|iba) (n'isusu|n'otu isusu|n'esusu) (ka m choro|biko|kedu ka e si eme ya)
      (nabata m|kwere m|hapu m ka m banye) (n'isusu|n'otu isusu) (unu|biko|{name})
      (m|ka m) were (otu aka|aka abuo|slot) n'isusu ({name}|unu|ohuru) (ka m so tuwa|)
      (debanye|tinye) (nne m|nwunye m|mu na enyi m) n'isusu (unu|a|{name})
      (join code|invite code) (isusu|otu) ({reference}|m nwere), (banye m|ka m sonye)
      (oge|mgbe ole) (unu na-anabata|a na-anabata) (ndi ohuru|mmadu) n'isusu (ka m banye|achoro m isonye)
      (m no na-acho|ana m acho) (ndi|otu) (na-atu isusu kwa ubochi|na-atu esusu {amount}) (ka m soro ha|ka m banye)
      (accept|join) (the|) (group|isusu|ajo) (invite|invitation|) (biko|m)
      (otu isusu|isusu) (ndi ahia anyi|ndi oru anyi|ndi umunna) (tinye m na ya|ka m sonye na ya)
      (isusu unu|otu unu) (zuru ezu|o juola|o ka nwere ohere) (ka m banye|m choro iba)
      (nwa m biko|nwam) (tinye aha nne gi n'isusu|ka m soro ndi nne tuo isusu tinye m)
      (tinye aha m|gunye m) (n'isusu ahia|n'isusu klas|n'esusu umu nwanyi) (biko|)
      (m nuru maka|a gwara m maka) isusu (unu|{name}) , (ka m banye|achoro m iso)
      (isusu|otu isusu) (code {reference}|{reference}) (ka m banye|sonye m|join)
      (isonye|iso) isusu (unu|a|{name}) (ka m choro|ole ka a na-atu ka m banye)
      (ka anyi|mu na enyi m choro) (banye|iba) n'isusu (unu|{name}|a)
      (onye ohuru|mmadu ohuru) (unu na-anabata|a na-anabata) n'isusu (ka m banye|tinye m)
      (achoro m|biko) (aka m n'isusu|slot isusu) (ohuru|ka m bido itu)
      (i ga-atinye|unu ga-etinye) m n'(isusu|otu isusu) (biko|ka o zuola)
      (achoro m|m choro) (ibanye|isonye) n'isusu (kwa onwa|nke {name}|nke ndi nkuzi)
      (banye|sonye) (isusu|otu isusu|esusu) (a|unu|{name}) (ka m choro|biko|kedu otu m ga-esi)
      (tinyekwa|gunyekwa) (aha m|mu na nwunye m) (n'isusu|n'otu isusu) (unu|{name})
      (kedu ka|otu) (m ga-esi|e si) (aba n'esusu|eso tuo isusu|banye n'otu isusu) (unu|{name}|)
      (onye isi isusu|{name}) (kporo m oku|zitere m link) (ka m banye n'isusu|isonye n'isusu)
      (enwere m code isusu|a si m tinye code) {reference} (banye m|)
      (o di isusu|enwere isusu) (oghere di na ya|na-acho mmadu) (ka m soro|achoro m iso)
      (gunye|tinye) (nwunye m na mu|m) n'isusu (ndi nne|{name})
      (m nwere mmasi|obi di m) isonye n'isusu (ndi ahia|unu|{name})
      (ebe ole|kedu otu) ka (m ga-esi banye|m ga-esi soro) n'isusu ({name}|ndi ahia|nwanne m bidoro)
      (were m|nara m) dika (onye otu ohuru|onye isusu) (n'isusu unu|n'isusu {name})
      (isusu|otu) (nwanne m soro|{name} no na ya) (ka m sonye na ya|gunye m)
      (isusu|esusu) (enyi m|{name}) (gunye m na ya|tinye m na ya)
      (m ga-akwu {amount} kwa onwa|ego m di) (ka m soro n'isusu|gunye m n'isusu)
      {name} nyere m koodu isusu, ka m banye
      isusu ndi ahia ose, tinye m na ya
      m choro iso na adashi ndi ahia anyi na-atu
      kwere m soro unu tuo isusu
      ndi oru anyi bidoro isusu, aha m adighi ya, gunye m
      e zitere m link isusu, apiara m ya, gini ozo ka m ga-eme
      koodu isusu anyi bu {reference}
      o nwere isusu {amount} kwa izu m ga-abanyeli na ya
      ka mu na nwunye m were otu oke n'isusu unu
      gunye aha m tupu unu ebido isusu ohuru
      isusu osikapa krismas, m so
      m hapuru isusu mbu, ugbu a achoro m ilaghachi n'ime ya
      tinyeghachi m n'isusu, m si na ya puo
      olee isusu di nso m ga-abanye
      tinyelu m n'isusu ahu
      ka m banyelu isusu {name}
      nne m si m soro isusu ya, koodu ya bu {reference}
      e nwere isusu umu akwukwo m ga-abanye
      {name} na-edu isusu, biko ka m so
      nwanyi agbata obi m bidoro isusu na karo, o si m bia, kedu ka m ga-esi banye
      ndi enyi m niile no n'isusu osikapa, ana m eme ihere na anoghi m ya, gunye m
      achoghi m ibido isusu, achoro m isonye na nke {name}
      nwanyi na-ere azu n'akuku m si na isusu ha amaka, tinye m n'isusu ahu
      m kwagara ogbe ohuru, ndi agbata obi na-atu isusu, ka m sonye
      nwunye m eriela isusu ugboro abuo, mu onwe m choro ibanye n'otu isusu ahu
      mgbe anyi si n'uka puta {name} zitere m koodu isusu ha, ka m banye
      ego anaghi ano m n'aka n'ihi oriri, ka m soro n'isusu unu
      m bu corper ohuru ebe a, e nwere isusu ndi corper m ga-esonye na ya
      umu nwoke na-agba keke n'ogige anyi nwere isusu, ka m so ha tuwa
      tupu ahia krismas, biko tinye aha m n'isusu {name}
      isusu nke ndi na-akwa akwa n'ogbo anyi ga-amalite n'eke, tinye m na ya
      nne anyi n'uka zitere koodu isusu, achoro m ibanye
      tinye m n'isusu ndi nkuzi nke {name} hibere
    `,
    group_contribute: `
      <please> (kwuo|tuo|tinye|kwuoro m) (isusu m|ego isusu|esusu m|utu m|ego esusu)
      <i_want> (ikwu|itu|itinye) (isusu|ego isusu|utu m|esusu|ego isusu m)
      (kwuo isusu|tuo isusu|ego isusu|utu|ikwu isusu|tuo utu)
      (tinye|kwuo|ziga) {amount} (na|n'ime|maka) (isusu|esusu|otu isusu|isusu anyi)
      (kwuo|tuo) (isusu|utu|esusu) (nke izu a|nke onwa a|nke taa)
      (oge|ubochi) (isusu|utu) (eruola|ruru), (kwuo|kwuo ya)
      wepu ego (isusu|utu) (na akauntu m|)
      {amount} (ego isusu m|maka isusu|nke utu m)
      (akwughi m|atughi m) isusu (izu gara aga|onwa gara aga|), (aga m akwu ugbu a|ka m kwuo)
      (oke m|nke m) na (isusu|utu) ({amount}|)
      (tuo|kwuo) utu {amount}
      kwuoro {name} (isusu|ego isusu) 
      (kwuo|tinye|tuo) {amount} (na|n'ime) (isusu|esusu) (anyi|m)
      akwubeghi m isusu (izu a|onwa a|), (ka m kwuo ya|aga m akwu)
      aga m akwu (isusu|utu) (m|izu a|onwa a) (ugbu a|)
      (achoro m|ka m) (ikwu|kwuo|tuo) (isusu|utu) (m|izu a)
      ego isusu m (izu a|onwa a|{amount})
      (achoro m|m choro) (ikwu|itu|itinye) (ego isusu|utu isusu) (m|) ({amount}|nke izu a|)
      (kwuo|tinye|tuo) {amount} (na|maka) (isusu|esusu|utu)
      (isusu|utu|oke) m (bu nke a|nke onwa a|) ({amount}|) (kwuo ya|wepu ya)
      (achoro m|m choro|ka m|biko) (ikwu|kwuo|itu|tuo|itinye) (ugwo isusu|isusu m|ego isusu|utu m|ego otu|onyinye m)
      (kwuo|tinye|tuo) {amount} (na|maka) (isusu|otu|isusu anyi|ego otu|esusu)
      (kwuo|tuo|tinye) (isusu|utu|ego isusu|onyinye) (m|) (nke izu a|nke onwa a|)
      (kedu|olee) otu m ga-esi (kwuo|tuo) (isusu m|ego isusu|utu m)
      (oge|ubochi) (itu isusu|ikwu isusu) (eruola|erugo)(, kwuoro m|)
      (wepu|were) ego isusu na akaunti m
      (oke m|ego m|utu m) (na|n'ime) (isusu|otu) ({amount}|)
      (akwubeghi m|atubeghi m) (isusu|ego isusu)(, ka m kwuo|, biko kwuo ya|)
      (taa bu|echi bu) (ubochi isusu|ubochi anyi na-atu ego), (ka m kwuo nke m|tinye {amount} m)
      (onye isi isusu|ndi isusu) (na-akpo m|na-aju ego ha|na-eti mkpu), (kwuo isusu m|tuonu {amount})
      (nke m|oke m|akuku nke m) n'(isusu|osusu) (kwunye ya|ziga ya|bu {amount} kwunye ya)
      (osusu|esusu|isusu) m (kwuo|kwuoro m|tinye {amount}) (taa|biko|)
      (ji m|m ji) isusu (izu abuo|onwa abuo), (ka m kwuo ha niile|wepu ya n'akauntu m)
      (were ego m kwuo|si n'akauntu m kwuo|jiri ego m tuo) (isusu|ajo|esusu) (onwa a|)
      (contribution|kontribushon|ajo|thrift) m (nke izu a|{amount}|onwa a) (kwuo ya|ka m kwuo|pay am)
      (tinyere m|kwuoro m|tunyere m) {amount} n'(isusu|otu isusu|osusu) (ndi ahia|{name}|anyi)
      (tulu|tuolu|kwuolu) m (isusu|osusu|ego isusu) ({amount}|)
      (achorom|m choro) (itu isusu|ikwu isusu|itunye {amount} n'isusu) (nke echi|nke izu ozo|)
      (kwuo ego|tuo ego) (umunna|otu|nzuko|age grade) (m|{amount}) n'(isusu|otu)
      (pay|payie) (my esusu|isusu m|ajo m|contribution m) (abeg|{amount}|biko)
      (ka m ghara iji ugwo isusu|tupu oge isusu agafee), (kwuo ya|ka m kwuo isusu|tinye {amount})
      (m tuo|ka m tuo|m kwuo) (okpukpu abuo|nke onwa abuo|{amount}) n'isusu (taa|)
      (round|oge) (a|nke a) (isusu m|nke m n'isusu) (ka m choro ikwu|kwuo ya {amount})
      (isusu ndi nne|isusu uka|isusu ulo oru) m {amount} (kwuo ya|ka m kwuo|tuo ya biko)
      (na-ewepu|wepuwa|auto) isusu m ({amount}|) (kwa izu|kwa onwa) n'akauntu m
      (biko nwa m|nwam) (kwuoro m isusu|tunyere m ego isusu) (m enweghi ike ibia nzuko|tupu ha ma m ikpe)
      (kwunyere|kwuoro|tuoro) (nwunye m|nne m|{name}) isusu (ya|nke ya)
      (ugwo|ego) isusu (m tere aka ikwu|m na-akwubeghi), (ka m kwuo ugbu a|were ya n'akauntu m)
      drop {amount} (for|na|n'ime) (isusu|ajo|esusu) (m|anyi)
      (biko|) (kwuo|kwụọ) (onyinye|oke|ego) m (n'otu isusu|n'isusu|maka isusu) (nke {amount}|nke onwa a|)
      (izu a|onwa a) (nke m|isusu m) (ka m kwuo|kwuo ya) (tupu nzuko|biko|{amount})
      {amount} (n'isusu|na esusu|n'osusu) (m tinye|tinye ya|biko)
      (wepu|jiri) (ego m|{amount} m) (tinye|kwunye) n'(isusu|otu isusu) (ngwa|)
      (oge itu|ubochi itu) (isusu|osusu) bu taa, (ka m tuo|tuoro m|kwuo {amount})
      (itu isusu|ikwu ajo|ikwu contribution) (m|) ({amount}|ka m mee ugbu a)
      (enwere m ike|m nwere ike) itu isusu (m ugbu a|onwa abuo otu mgbe|{amount} taa)
      (ada m|nwunye m) no n'isusu, (kwuoro ya nke izu a|tuoro ya {amount})
      (isusu|osusu|ajo) {amount} (biko kwuo|kwuo ya|tuo)
      (ka m|biko ka m) (nye|kwuo|tinye) (nke m|oke m) n'(isusu|osusu|otu isusu)
      (were|jiri) {amount} (kwuo|tuo) (isusu m|osusu|ajo)
      achoro m (itu|ikwu) (isusu|utu) (m|onwa a|{amount}|)
      (wepu|were) {amount} (tuo isusu|tinye n'isusu|maka isusu {name}) (m|)
      (ego isusu m|nke m) (onwa a|ka m na-atu) (bu nke a|{amount}|)
      (tinye|ziga) {amount} (n'isusu anyi|n'isusu {name}|n'utu ahia)
      (oge utu eruola|izu a nke m) (ka m kwuo {amount}|were {amount} n'akauntu m)
      (nke m n'isusu|akuku nke m) (ziga ya|kwuo ya|{amount})
      (ka m|achoro m|biko) (tuo|tunye|kwuo) (nke m|oke m|aka m) n'(isusu|otu isusu) (izu a|onwa a|taa)
      (were|jiri|wepu) {amount} (tuo|kwuo|tinye na) (isusu|utu m|esusu) (m|anyi|)
      (isusu|utu|esusu) (m|nke m) (kwuo ya|tuo ya|ka m tuo) (ugbu a|taa|{amount}|)
      (taa|echi|ubochi nke) (ka anyi na-atu|bu mbosi) isusu, (tuoro m|kwuo nke m|tinye {amount})
      (echefuru m|m chefuru) (itu|ikwu) isusu (onwa gara aga|izu gara aga|), (tuo ya ugbu a|ka m kwuo ya)
      (pay|drop|send) (my|) (isusu|contribution|thrift) ({amount}|m|biko)
      (onye isi isusu|onye nche|{name}) na-aju (isusu m|ego isusu m), (tuo ya|ka m kwuo|kwuo ya ngwa)
      (kwuo|tuo) (aka abuo|aka m abuo|nke izu abuo|ihe m ji) n'isusu (biko|)
      contribution (isusu|otu) m (kwuo|tinye ya|tinye {amount})
      (tuoro|kwuoro) (nne m|nwunye m|{name}) isusu (ya|onwa a|{amount})
      (nye|zigara) (isusu|otu isusu|esusu) (anyi|m) {amount} (dika utu m|nke izu a|)
      (biko nwa m|nwam) (tuoro m isusu|kwuoro m utu m) (ndi nne|taa|)
      (ka e wepu|ka a wepu) {amount} (maka isusu|n'isusu m) (kwa izu|ugbu a)
      (akwukwo isusu|isusu) m (dee|tinye) {amount} (taa|nke taa)
      (isusu ubochi|isusu izu|daily isusu|weekly isusu) m (kwuo|tinye|tuo) ({amount}|)
      (m choro itinye|ka m tinye) (ego m|{amount}) n'(isusu anyi|otu anyi|isusu {name})
      (top up|gbakwunye) {amount} (n'isusu|n'otu isusu) (m|anyi)
      (tuo|kwuo|tinye) (isusu m|utu m|ego isusu m) (ugbu a|ngwa|tupu ha akpo m|{amount})
      (were|wepu) (ego isusu|isusu m|{amount} isusu) (n'akauntu m|na ego m) (kwuo|tuo ya)
      (isusu|esusu) (ubochi taa|izu uka a|onwa a) (ka m choro itu|ka m tuo|kwuo m ya)
      (m na-atu|ka m tuo) {amount} (n'isusu|n'otu isusu {name}|n'otu anyi) (taa|ugbu a|)
      (ha si ka m|{name} si m) (tuo isusu|kwuo isusu|weta ego isusu) , (kwuo ya|tinye {amount})
      (itu|ikwu) (isusu|utu) (ka m choro|m|biko) ({amount}|taa|)
      (gbakwunye|tinye) (nke m|ego m) n'(isusu|ego otu) (ka m ghara iji ugwo|taa|{amount})
      (utu|ego otu) (umunna|ndi uka|ndi nne) isusu (anyi|) (kwuo|tuo) {amount} m
      (kwuoro {name}|tuoro nwanne m) (isusu|utu isusu) ya ({amount}|onwa a|)
      (nwa m biko|nwam) (tuo isusu m|kwuo isusu nne gi taa)
      (aka m|otu aka m|aka m abuo) n'isusu (kwuo ya|ka m tuo|{amount})
      (were ego|wepu) (m kwuo isusu|tuo isusu m) (ugbu a|n'akauntu m)
      (tuo|tinye) {amount} (nye otu anyi|n'esusu m|n'isusu umu nne)
      (isusu echi|isusu sunday) (ka m kwuo taa|kwuo ya taa|tuo ya taa)
      (ndi otu|isusu) (na-eche m|na-eche ego m) , (tuo nke m|kwuo isusu m {amount})
      (isusu|utu) m (ruru oge|eruola) (kwuo ya|tuo ya|wepu {amount})
      (tinyere|tuoro) m {amount} n'isusu (m no|anyi|{name})
      (kwuo isusu|tuo utu) (m ji|onwa abuo m ji|m) (ugbu a|biko)
      (ka m tuo|biko tuo) (isusu m nke izu a|isusu ubochi abuo|utu m) (n'ego di n'akauntu|{amount})
      (achoro m ka e wepu|wepu) (isusu|utu) m (onwa a|{amount}) (n'akauntu|ugbu a)
      (m ga-atu|aga m atu) isusu (ugbu a|taa) (tinye {amount}|wepu ya)
      (oge utu|oge isusu) (eruola|ruru) (wepu {amount}|kwuo nke m)
      (ha kpoo m|onye isi kpoo m) (maka isusu|na m akwubeghi isusu) (kwuo ya ugbu a|tuo ya)
      (ka m tuo|tuoro m) isusu (izu abuo|{amount}) (n'otu mgbe|biko)
      (kwuo|tuo) isusu (nwunye m|mama m) (n'akauntu m|{amount})
      (isusu m|utu m) nke (taa|onwa a) (tinye ya|kwuo) {amount}
      (isusu|utu) m (oge ya gafere|ka m tuo tupu mgbede) (kwuo ya {amount}|kwuo ya)
      (nke m n'isusu|isusu nke izu a) (wepu ya n'akauntu m|tuo ya)
      (tuoro m|kwuoro m) (isusu ndi ahia|isusu {name}) {amount}
      isusu m nke taa, wepu ya n'akauntu m
      {amount} nke isusu, tinye ya tupu onye isi akpoo m
      m chefuru itu isusu unyaahu, ka m tuo ya ugbu a
      tuo nke izu abuo n'otu mgbe, isusu m
      kwuoro nwanne m isusu ya, o no n'ulo ogwu
      otu umunna, tinye {amount} m n'akpa
      ego alumni anyi, ka m tuo {amount} na ya
      mee ka isusu m na-apu n'onwe ya kwa izu
      taa bu nkwo, isusu m eruola, were {amount}
      kwuo nke m na nke nwunye m n'isusu
      isusu m furu m n'isi, tinye {amount} na ya kita
      onye isi isusu akpoola m ugboro abuo, kwuo isusu m {amount} biko
      isusu m no na ya, ka m tuo nke m taa {amount}
      ahia rere nke oma taa, tuo isusu m {amount}
      agaghi m abia nzuko n'ihi mmiri, kwuo isusu m n'otu {name}
      m no n'ulo ogwu, echefula m isusu, tinye {amount} nke m
      ndi kwaya na-achikota isusu n'abali a, tunye nke m {amount}
      ugwo onwa abatala, biko kwuo isusu onwa a m ji otu
      tupu m gaa agbamakwukwo n'aba, tuo isusu ndi ahia {amount}
      nwunye m na-aria oria, kwuoro ya isusu ya nke izu a
      izu gara aga mmiri mere m ji ghara itu isusu, kwuo nke abuo ugbu a
      ewu m rere, tupu ego agwu tuo isusu m {amount}
      ego isusu izu a erugo, wepu {amount} tinye ya
      egbuola m oge, tuoro m ego isusu m (ugbu a|)
    `,
    group_status: `
      <show> (isusu m|ka isusu anyi si aga|onodu isusu m|otu isusu m|esusu m)
      onye (ka o ruru|ga ewere|ga ebu|ga enweta) (isusu|ego isusu|esusu) (n'onwa a|n'izu a|ugbu a|)
      kedu mgbe (m ga|ka m ga) (ewere|ebu|enweta) (isusu m|ego isusu|esusu)
      (onye|ole ndi|ndi ole) (kwuru|kwuola|akwubeghi|tuola) (isusu|utu|esusu) (ugbu a|)
      ego ole (di na|ka anyi tukotara na|anyi nwere na) (isusu|esusu|isusu anyi|otu anyi)
      (isusu m|onodu isusu|esusu m|otu m|isusu anyi) (kedu|)
      mmadu ole (no na|di na) (isusu|otu|esusu) (anyi|)
      (oge m|o ruola m) (iwere isusu|na isusu|kedu mgbe)
      {name} o (kwuola|tuola) (isusu|utu|ego isusu)
      ego ole ka m (tuola|kwuola|tinyela) (na isusu|n'esusu)
      kedu mgbe (isusu|utu) ozo
      kedu ka isusu anyi (si aga|di)
      {name} o (kwuola|tuola|kwuru) (ego isusu|isusu|utu) (ya|)
      (ole ndi|onye|ndi) (kwuola|kwuru|akwughi|tuola) (utu|isusu|ego isusu) (ugbu a|izu a|)
      onye ka o ruru (n'isusu|iwere isusu|ugbu a)
      ego ole (dị n'isusu|no n'isusu|anyi chikotara)
      (gwa m|achoro m ima) (onodu isusu|onye kwuola|oge m ga ewere)
      ndi akwubeghi (isusu|utu)
      (kedu|olee) (ka|ebe) (isusu|otu isusu|esusu|isusu anyi) (si aga|ruru|di|no) (ugbu a|)
      (onye|kedu onye) (ga-eri|ga-ewere|oge ruru) (isusu|ego isusu|esusu) (ugbu a|onwa a|)
      (kedu|olee) mgbe (m ga-eri|m ga ewere|oge m ga eru) (isusu|ego isusu|)
      (onye|ndi) (akwubeghi|kwurula|atubeghi) (isusu|utu|ego isusu)
      (ego ole|ole) (di|gbakoro) na (isusu|otu|esusu) (anyi|)
      (onye|kedu onye) (ga-eri|ga-anata|na-eri) (isusu|ego isusu) (ugbu a|ozo|onwa a|)
      (kedu mgbe|olee mgbe|ole mgbe) (ka m ga-eri|m ga-anata) (isusu|ego isusu)
      (kedu ka|otu) (isusu m|isusu anyi|otu anyi|otu m) (si aga|di|na-aga)
      (onye|kedu onye|ole ndi) (akwubeghi|kwurula|tubeghi|tuola) (isusu|ego isusu|) (onwa a|izu a|)
      (ego ole|ole) (ka anyi tuola|di na isusu|anyi chikotara|di n'otu) (ruo ugbu a|)
      (gosi m|lelee) (isusu m|ndi no na isusu anyi|otu isusu m)
      (akwuola m|m kwuola) (isusu|ego isusu) (onwa a|izu a) (ka o bu mba|)
      (abu m|m bu) (onye nke ole|nomba ole) (na isusu|n'otu)
      (onodu|akuko|nkowa) (isusu m|otu anyi|isusu anyi)
      (abu m|m bu) onye nke ole (n'otu|n'isusu|)
      (gwa m|kedu) onye (kwuola|akwubeghi|na-eri ugbu a)
      (olee otu|kedu otu|olee ebe) (otu|isusu) (m|anyi) (si aga|ruru)
      (o fo|o foro) mmadu ole (tupu o ruo m|ka o ruo m aka) (n'isusu|iri isusu)
      (olee|kedu) (izu|onwa) (m ga-ebu|m ga-eri|m ga-ewere) (isusu|osusu|ego isusu)
      (onye|kedu onye) (riri|buru|weere) isusu (izu gara aga|onwa gara aga|ikpeazu)
      (onye kwuru|onye na-akwubeghi|onye ji ugwo) n'isusu (anyi|)(, gwa m|, ka m hu|)
      (isusu|osusu|esusu) anyi (ruru ebee|o ka na-aga|kedu ka o di|gbakoro ole)
      (ndi otu|mmadu ole|ndi) (kwulu|tulu|akwubero) (isusu|osusu) ({period}|)
      (who never pay|whose turn|who go collect) (n'isusu|for isusu|isusu anyi)
      (ego isusu|akpa isusu|pot isusu) (anyi|) (di ole|ruru ole|o zuru) (ugbu a|)
      (enwere|o nwere) onye (na-atubeghi|ji ugwo|na-akwubeghi) (isusu|utu) (anyi|{period}|)
      (akwuola m|m tuola|akwugo m) isusu (m|) nke {period} ka o bu mba, lelee ya
      (nomba m|oge m|turn m|ubochi m) n'isusu (bu ole|bu mgbe ole|o ruola)
      (nzuko|round|oge) isusu (ozo|na-abia) (bu mgbe ole|olee ubochi|kedu ubochi)
      {name} (o tuola|o kwugo|o ka ji) isusu (izu a|nke ya|)
      (onye isi|onye nche) isusu (anyi bu onye|bu onye|kedu aha ya)
      (aha|ndeputa|list) (ndi isusu|ndi no n'isusu|ndi otu isusu) (anyi|) (gosi m|ka m hu|)
      (akuko|update|ozi) (isusu anyi|otu isusu|ajo anyi|osusu) (gwa m|biko|)
      (nke m|ego m) (tuburu|tinyere|kwuru) n'isusu (ruru ole|bu ego ole|ka m hu)
      (group|gurupu) (isusu|ajo|contribution) m (kedu|ka m hu|status)
      (a na-ebu|anyi na-eri|anyi no na) (nke ole|round ole|onye ole) n'isusu (ugbu a|)
      (o ga-eru m|m ga-ebu isusu) (tupu krismas|tupu umu m alaghachi akwukwo|n'onwa a) (ka o bu mba|)
      (biko nwa m|nwam) (o ruola m n'isusu|onye na-eri isusu ugbu a|lelee isusu ndi nne)
      (isusu ole|otu isusu ole|ajo ole) ka m (no na ya|so na ya|bu onye otu)
      (ego ole ka m ga-ebu|ego ole ka m ga-ewere|ole ka a ga-enye m) (ma o ruo m|n'oge m) n'isusu
      (onye na-eso m|onye bu m uzo|onye ga-esote) n'(isusu|itu isusu|iri isusu) (bu onye|)
      (e nwere ndi|ole ndi) (gbapuru|hapuru|na-akwu ugwo mgbe niile) n'isusu anyi
      (isusu|esusu) (anyi|m) (agwula|o ga-agwu mgbe ole|o foro izu ole)
      (biko|) (gwa m|gosi m) (ọnọdụ|ihe na-eme) (n'otu isusu|n'isusu) (m|anyi)
      (kedu|olee) mgbe (a ga-enye m|m ga-anata) (ego|oke) (isusu|m n'isusu|m n'otu isusu)
      (ndi ole|mmadu ole) (foro|fodunu) (ikwu|itu) (isusu|n'isusu anyi) (izu a|)
      (ego niile|mkpokota) (di|anyi nwere) n'(isusu|otu isusu) (ugbu a|ole)
      (o bu onye|kedu onye) (bu turn ya|nwe turn|ka turn ruru) n'(isusu|esusu)
      (isusu|ajo) (progress|update|balance) (biko|m|anyi)
      (m tuola|m kwuola) isusu (ugboro ole|izu ole) (ruo ugbu a|)
      (onye kwuru tata|onye tuo taa|ndi tuo ugo) n'isusu (kedu ha|)
      (isusu {name}|isusu ndi nne|isusu ulo oru) (kedu ka o di|ole ka o ruru|onye na-ebu)
      (nwanne m|{name}) (o buola|o weela|o riela) isusu (ka o ka no|)
      (n'isusu|na ajo) m bu (onye nke ato|nomba ole|onye ole) (ka o bu mba|)
      (lelee|nyochaa) ma ({name}|onye obula|ndi otu) (o kwuola|akwuola) isusu
      (gosi m|biko gosi m) (ndị kwụrụ|ndị na-akwụbeghị|usoro) (n'isusu|n'otu isusu) (anyi|m) (izu a|)
      (kedu|olee) (usoro|order) (e ji ebu|a na-eri) isusu (anyi|)
      (ego isusu|oke isusu) (onwa a|izu a) (gara n'aka onye|onye were ya|onye ga-ewere ya)
      (m ka ji|eji m) isusu (izu ole|onwa ole|ego ole)
      (isusu anyi|otu isusu) (foro izu ole|ga-akwusi mgbe ole|o na-aga nke oma)
      (onye ji|ndi ji) (isusu ugwo|ugwo isusu) (n'otu anyi|gwa m|)
      (isusu m|isusu anyi|utu anyi) (kedu ka o di|ole ka o ruru|ego ole di na ya|onodu ya)
      (onye|kedu onye) (ga-ebu|na-ebu|buru) isusu (ugbu a|izu a|onwa a)
      (onye|ndi ole) (atubeghi|tuola|ka no n'azu) (isusu|utu) (izu a|onwa a|)
      (olee mgbe|kedu mgbe) (m ga-ebu isusu|oge m ga-eru|o ga-eru m aka)
      (nomba ole|kedu nomba) ka m (bu|no) (n'isusu|na usoro isusu)
      (gosi m|ka m hu) (isusu m|ndi no n'isusu|otu isusu m)
      (mmadu ole|ole mmadu) (foduru|ka foro) tupu (m buru isusu|o ruo m)
      (oke|ego) isusu (izu a|onwa a) (onye were ya|onye buru ya)
      (isusu m|esusu m) (o gwula|ole foduru|kedu ihe na-eme)
      (ole|ego ole) ka (isusu anyi|otu anyi|isusu) (nwere|ji|chikotara) (ugbu a|)
      (onye ka o ruru|oge onye ka o bu|onye na-ebu|onye ka o ga-eru) (isusu|n'isusu) (izu a|onwa a|echi|ugbu a)
      (kedu onye|onye) (ebuola|buru|eriela|na-akpota) (isusu|ego isusu) (onwa a|izu a|n'otu anyi)
      (kedu mgbe|izu ole|ubochi ole) (m ga-ebu|ka m ga-eri|o ga-eru m) (isusu m|n'isusu|ego isusu)
      (mmadu ole|ndi ole) (tuola|kwuru|akwubeghi|fodurunu itu) isusu (izu a|onwa a|n'otu anyi|)
      (onye|ndi) (ji isusu|na-atubeghi isusu|adighi akwu isusu|egbuola oge n'isusu) (kedu ha|gosi m|bu onye)
      (gosi m|nye m|ka m hu) (ndi otu isusu|aha ndi no n'isusu|usoro isusu|akwukwo isusu) (anyi|m|)
      (m tuola|atuola m|m kwuola) (isusu|utu) ugboro ole (n'otu anyi|ugbu a|)
      (ego m|ihe m) (tinyere|turu) n'isusu (ruru ole|di ole|bu ole)
      (isusu|esusu) (m no na ya|m no n'ime ya|m soro na ya) (gosi m|kedu ka o si aga|di ole)
      isusu (anyi|nke {name}|m) (kedu ihe ohuru di ya|o ruola ebee|onye ka o ruru)
      (kedu usoro|gosi m usoro) (iri isusu|ibu isusu|isusu anyi) (onye na-ebu mbu|ka m mara mgbe o ruru m|)
      (nomba m|ogbo m|oge m) n'isusu (bu ole|ole|kedu)
      (pot|akpa ego|ngukota) (isusu|otu) (anyi|m) (ole|ruru ole|zuru ezu)
      (kedu mgbe|ubochi ole) (isusu|otu) (anyi|{name}|m) (ga-agwu|ga-ekesa|ga-ezuko)
      ({name}|onye isi|onye nche ego) (o tuola|o buola|ebuola) isusu (onwa a|izu a|ya|)
      (i ga-agwa m|biko gwa m) (ka isusu m si aga|onye na-eri isusu n'izu a|ego di n'isusu anyi)
      (isusu|otu isusu) (m|anyi) (status|onodu|report|summary) (biko|)
      (isusu|otu) ole (ka m no na ya|ka m no|m so na ya) (gosi m|)
      (isusu|esusu) (ana-atu|anyi na-atu) (bu ego ole|ole|ole ka o bu) (kwa izu|kwa onwa|)
      (o fodulu|o foro) (mmadu ole|izu ole|onwa ole) (tupu isusu agwu|ka o ruo m n'isusu)
      (anyi|otu anyi) (atukotala|chikotara|nwere) (ego ole|ole) n'isusu (ugbu a|)
      (m buola|m riela|e nyela m) isusu (m|nke m) (ka m ebubeghi|biko lelee|)
      (biko nwa m|nwam) (mgbe ole ka m ga-eri isusu|onye na-eri isusu ugbu a|guoro m ndi kwuru isusu)
      (kedu|olee) (ka|otu) otu (nchekwa|isusu|itu ego) anyi (si aga|no|di)
      (ihe foduru|ole foro) (ka isusu zuo|n'ego isusu) (izu a|onwa a|anyi)
      ka m mara ma (ha tuola|onye obula tuola) isusu (izu a|), gosi m ndi tuola
      (target|ebumnuche) isusu anyi (ruru ebee|foro ole|di ole)
      (kedu|olee) (onye|mmadu) (na-eri isusu|ga-eri isusu|ga-ebu isusu) (n'onwa na-abia|echi|n'izu a|ozo)
      (isusu|otu isusu|esusu) anyi (ole|kedu) (ka o di|ka ego ya ruru|ka o ruru ugbu a)
      (gosi m|gwa m|ka m mara) (ndi kwuru|ndi na-akwubeghi|ndi ji) isusu (n'izu a|n'onwa a|anyi)
      (oge m|nke m) (ibu isusu|iri isusu) (o ruola|foro izu ole|kedu mgbe)
      (m bu|abu m) (nomba ole|onye nke ole) (na usoro isusu|n'iri isusu) (gwa m|)
      (ego ole|ole) ka (m turu n'isusu|m tinyerela n'isusu|m ga-enweta ma m buo isusu)
      (ndi|mmadu) (ole|ndi ole) (no n'otu isusu anyi|so anyi atu isusu|foro ibu isusu)
      (isusu anyi|otu anyi) (agwula|a ga-ekesa|o ga-ekesa) (mgbe ole|ole mgbe|ka o ka di)
      (lelee|nyochaa) (isusu|otu isusu|ego isusu) (m|anyi|nke {name}) (biko|ka m mara ka o si aga)
      ({name} o kwuola|{name} o tuola|{name} atubeghi) isusu (ya|nke onwa a|n'otu anyi)
      (kedu ihe|gini) (na-eme|na-aga) (n'isusu anyi|n'otu isusu m)
      (my|) (isusu|ajo|esusu) (status|turn|position|balance) (biko|kedu|m)
      (onwa ole|izu ole) ka (isusu anyi ga-agba|anyi ga-eji tuo isusu|isusu ga-ewe)
      (nwa m biko|nwam) (onye ga-ebu isusu n'izu a|isusu m o ruola ole|gwa m ndi kwuru isusu)
      (otu ole|isusu ole) m (so|no|di) na ya (gosi m ha|biko|)
      (onye|ndi) (na-egbu oge|adighi akwu n'oge|ji ugwo) (n'isusu anyi|n'otu isusu m) (kedu ha|)
      (a buola|e riela) isusu (onwa a|izu a|m) (onye buru ya|ka o bu mba)
      (pot|ego ukwu) isusu (anyi|onwa a) (ole|ruru ole|onye ga-ewere ya)
      (isusu|otu isusu) m (na-aga ofuma|na-aga nke oma|kedu) (ka o bu mba|)
      (kedu|ole) (mgbe|izu) (isusu|akpa isusu) ga-eru m aka
      (gosi m|gwa m) (usoro|ahiri|onye na-eso onye) n'iri isusu anyi
      (ego|pot) isusu (anyi|umu nwanyi) (o zuru|ruru ole) taa
      (ole|mmadu ole) (kwuola|tuola) isusu (taa|n'izu a)
      (onye na-esote|onye ozo) (ga-eri|ga-ebu) isusu (bu onye|kedu)
      (m kwuchaala|m tuchaala) isusu m (ka o foro|lelee)
      (otu isusu|isusu) (ndi uka|ahia) (ole ka m nwere na ya|kedu ka o si aga)
      (onye|ndi) (riri|buru) isusu (onwa gara aga|izu gara aga) (bu onye|kedu)
      (isusu|esusu) (m so|m na-atu) (ego m ole di ya|foro izu ole|onye na-eri ugbu a)
      (ego|ihe) (anyi tukotara|di n'akpa otu) n'isusu (ole|gosi m)
      (mgbe|izu) (oge m ga-eru|m ga-eri) n'isusu (anyi|{name}) (kedu|)
      (o bu onye|kedu onye) (ka oge ruru|na-ewere) isusu n'(onwa a|izu a)
      (oge m|turn m) n'isusu (foro ole|ga-eru mgbe ole)
      (ego isusu anyi|ego otu anyi) (ole ka anyi tuola|ruola ole)
      (ndi ole|kedu ndi) (na-atubeghi|tuchaala) isusu (onwa a|)
      (isusu|otu) m so na ya (ole ka m tuworo|gini ka ha kpebiri)
      (ahiri anyi|usoro anyi) n'isusu (gosi m|kedu nomba m)
      (mmadu ole|ndi ole) (no n'isusu anyi|soro n'isusu m)
      (isusu {name}|isusu anyi) (ka o na-aga|o gwula) (ole ka o ruru|gosi m)
      (onye riri|onye buru) isusu (onwa gara aga|ikpeazu) (bu onye|)
      (mgbe ole|olee izu) ka m (ga-eri|ga-ebu) isusu (m|)
      onye na-eri isusu n'izu a
      o ruola aka m n'isusu
      ego di n'isusu anyi ugbu a ruru ole
      achoro m ihapu otu isusu a
      wepu m n'isusu {name}, achoghizi m iso
      kedu onye na-akwubeghi isusu n'ime anyi
      isusu anyi, mmadu ole fodu
      nke m n'isusu o bu onwa ole
      anyi iri no n'isusu, onye ka o ruru
      mgbe ozo anyi ga-atu isusu bu ole ubochi
      ihe m tuola n'isusu kemgbe anyi bidoro
      isusu onwa a o zuola
      ego isusu m ga-eri ga-abu ole
      otu isusu umu nwanyi, gosi m aha ndi no na ya
      kedu ndi ji isusu ugwo
      onye isi otu isusu anyi bu onye
      isusu anyi o na-aga ka o kwusiri
      gbanwee oge m na {name} n'usoro isusu
      akwukwo isusu anyi, ka m lee ya anya
      onye na-ebu utu kita
      oge m n'utu, o lugo
      onye na-egbu oge n'isusu anyi, gwa m aha ya
      isusu anyi foro mmadu ole eribeghi
      m ga-eri isusu na december ka o bu january
      gosi m ihe onye obula tuworo n'isusu
      isusu krismas anyi, ole ka o ruru
      m choro ipu n'isusu ndi uka, kedu otu
      anyi bidoro isusu n'onwa march, kedu mgbe ka o ga-eru m aka
      {name} siri m na o tuola isusu, o bu eziokwu
      onye buru isusu n'onwa gara aga akwubeghi nke onwa a, gosi m aha ya
      isusu m so na ya, onye ka o ruru izu a
      (onye|ndi ole) sonyere n'isusu (anyi|m)
      kedu mgbe (anyi|isusu anyi) ga-amalite itu ego
      nwa m ga-alaghachi akwukwo, mgbe ole ka m ga-eri isusu ka m kwuo ugwo ya
      ana m akwado ikwa ozu nna m, isusu anyi ruru ole ugbu a
      nwanyi ose na-ekwu na o tuola isusu, biko lee onye tulu na onye na-atughi
      ebe ahia adighi, mmadu ole atughi isusu izu a
      krismas abiala, onye ga-eri isusu na-esote
      tupu m gaa nzuko n'abali, gwa m ego ole di n'isusu anyi
      a na m akwaga obodo ozo, kedu ka m ga-esi puo n'isusu a
      oga kwaya siri na isusu agwuola, ka m mara mgbe a ga-eke ya
      nne m na-aju ubochi o ga-eri isusu ka o zuo ewu
      onye ka (o kan|oge ruru)
      kedu onye (oge ya ruru|na-ewere ugbu a) n'isusu anyi
      o bu m ka o ruru iwere isusu n'onwa a
      onye n'ime anyi na-atubeghi ego isusu izu a
      ole ka di n'akpa isusu anyi ugbu a
    `,
    goal: `
      <i_want> (ichekwa ego|idebe ego|ibido ichekwa ego|ichekwa) (maka {narration}|)
      (chekwaa|debe|chekwara m) {amount} (maka|n'ihi) (ugwo ulo|akwukwo|ugbo ala|agbamakwukwo|krismas|ekwenti)
      (ichekwa ego|nchekwa ego|ebumnuche m|chekwaa ego|ego m na echekwa|nchekwa m)
      (bido|mepee|mee) (ebumnuche|nchekwa ego|atumatu nchekwa) (ohuru|maka ugbo ala|maka ulo|)
      ego ole ka m chekwarala (maka|ugbu a|na) (ugwo ulo|ebumnuche m|ugbo ala|)
      (tinye|gbakwunye) {amount} na (nchekwa m|ebumnuche m|ego m na echekwa)
      (na echekwa|chekwaa) {amount} (kwa ubochi|kwa onwa|kwa izu|kwa onwa maka m)
      (kpochie|debe) {amount} (ruo|ruo na) (december|krismas|onwa isii)
      nyere m aka (ichekwa ego|ka m chekwaa ego|idebe ego)
      (wepu|were) ego na (nchekwa m|ebumnuche m|ego m na echekwa)
      achoro m izuta (ugbo ala|ulo|ekwenti), nyere m aka (ichekwa ego|chekwaa ego)
      <show> (nchekwa m|ebumnuche m|ihe m chekwarala)
      ebumnuche m (ruru ebee|kedu|ka o di)
      achoro m idebe {amount} ebe m (agaghi emetu ya aka|na-agaghi emefu ya)
      achoro m (idebe|ichekwa) {amount} ebe (m agaghi emetu ya|m na agaghi eji ya|aka m agaghi eru)
      debe {amount} ebe m (agaghi emefu ya|na-agaghi emetu ya)
      (bido|malite) (nchekwa|atumatu nchekwa|ebumnuche) (maka ugbo ala|maka ulo|ohuru)
      achoro m (ichekwa|idebe) ego (maka ulo|maka krismas|kwa onwa)
      ego (m chekwara|nchekwa m) ole
      atumatu (ichekwa ego|nchekwa) (m|ohuru)
      (achoro m|nyere m aka) (ichekwa|ikpokota) {amount} (kwa onwa|kwa ubochi|kwa izu) maka (ulo|akwukwo|krismas)
      (tinye|gbakwunye|debe) {amount} na (nchekwa|ebumnobi|ego m na-echekwa) (m|)
      (mepee|malite|bido) (ebumnobi|nchekwa|atumatu nchekwa) (ohuru|maka {narration}|)
      ego ole ka m (chekwarala|debela) (na nchekwa m|na kolo m|ruo ugbu a)
      (wepu|weputa|were) ({amount}|ego) na (nchekwa|ebumnobi) m
      (achoro m|m choro) (ichekwa|idebe|ikpokota) (ego|{amount}) maka (ugwo ulo|ugbo ala|agbamakwukwo|ekeresimesi)
      (mepe|malite|bido|mepee) (nchekwa|ebumnuche|nchekwa ego|kolo|goal) (maka {narration}|nke {amount}|m|)
      (tinye|gbakwunye) {amount} na (nchekwa m|ebumnuche m|goal m|kolo m)
      (ego ole|ole) (ka m chekwara|m chekwala|di na nchekwa m|m debere) (ruo ugbu a|)
      (wepu|were|kuwaa) (ego|) (na|n'ime) (nchekwa m|kolo m|goal m)
      (chekwaa|debe) {amount} kwa (izu|onwa|ubochi) (o bula|)
      (kedu ka m ga-esi|nyere m aka) (chekwaa|ichekwa|idebe) ego
      (kpochie|mechie) {amount} (ruo december|onwa isii|)
      (gosi m|lelee) (nchekwa m|ebumnuche m|goal m)
      (mechie|kpochie|debe|chekwaa) {amount} (ka m ghara imetu ya aka|ruo ngwucha afo|maka {narration})
      achoro m (ichekwa|idebe|ichikota) {amount} (tupu ekeresimesi|kwa onwa|maka {narration})
      ego ole ka m (chekwarala|debere) (maka {narration}|ruo ugbu a|)
      (nwa m ga-aba|ada m ga-aba) (mahadum|secondary|school) (afo ozo|na september), (ka m chekwaba ego|bidoro m nchekwa|debere m {amount} kwa onwa)
      (aga m alu nwunye|ana m akwado agbamakwukwo|m ga-akwa nna m) (afo ozo|na december), (ka m na-edebe ego|nyere m chekwaa)
      (piggy|piggy bank|kolo|akpa nchekwa) (m|ohuru) (mepee|ka m hu|tinye {amount})
      (ka m ghara imefu ya|ka aka m ghara iru ya|ka o ghara ifu), (debe {amount}|mechie {amount}|chekwaa {amount})
      (m na-acho|achoro m) (izu keke|izu ala|iwu ulo|izu generator) (n'afo a|afo ozo|), (nyere m na-echekwa ego|bido nchekwa ya)
      (savie|save|seevu) {amount} (for me|kwa ubochi|nye m|kwa onwa)
      (nwayo nwayo|nke nta nke nta|obere obere) ka m ga na-(edebe ego|echekwa ego) (maka {narration}|ruo december|)
      (target|tageti|goal) (m|ohuru) (ruru ole|bu {amount}|ka m hu|mepee ya)
      (kpachie|kpochie|lockie) (ego m|{amount}) (ruo onwa ato|ruo ista|ka m wee nwee ego krismas)
      (ego nchekwa m|ihe m debere|ego m chekwara) (ruru ole|zuola|ka m hu|di ole)
      (gbajie|mepee|kuwaa) (kolo|nchekwa|piggy) m (ka m were ego|weputa ego|)
      (mgbe ugwo onwa m bara|kwa mgbe ego batara), (wepu {amount} debe|chekwaa {amount}|debe {amount} n'akuku)
      (chekwaalu|debelu) m (ego|{amount}) (maka {narration}|biko|)
      (atumatu m|ihe m bu n'obi) bu (ichekwa {amount}|idebe {amount}) (tupu afo agwu|n'onwa isii)
      (tinyekwuo|gbakwunyere m|tunye) {amount} na (nchekwa|goal|target) (m|)
      (savings|nchekwa) (maka|nke) (ugbo ala|akwukwo umu m|ahuike|mmiri ozuzo|mberede) (ka m bido|mepee ya)
      (ole foduru|ego ole foduru) ka m (ruo|mezuo) (goal|target|ebumnuche) m
      (kedu ka m ga-esi|nyere m ka m) (na-edebe ego|debe ego n'akuku|na-echekwa obere ego) (kwa izu|)
      (m na-emefu ego nke ukwuu|ego anaghi ano m n'aka), (ka m bido idebe ego|debere m ego|mechiere m {amount})
      (nwa mmuta|umu boyi|ego settlement) (ka m na-echekwara ego|m na-edebere ego), (mepee nchekwa ya|tinye {amount} na ya)
      (biko nwa m|nwam) debere m {amount} (maka olili m|maka ogwu|ka m ghara iri ya)
      (emergency fund|ego mberede) (ka m choro ichekwa|ka m na-edebe {amount} kwa onwa)
      (biko|) (achọrọ m|nyere m aka) (ichekwa|ịchekọta) {amount} (maka ọdịnihu|maka ụmụ m|maka ezumike|tupu {period})
      (mepee|hazie) (akpa|atumatu) nchekwa (maka {narration}|maka ahuike|nke {amount})
      (tinye|bunye) (ego|{amount}) (n'akpa|na) nchekwa (m|ekeresimesi|ulo)
      (ebumnuche|goal) (ulo m|ugbo ala m|agbamakwukwo m) (ruru ebee|foro ole|ka m hu ya)
      (weputa|wepụ) {amount} (n'akpa nchekwa|na goal m|na piggy) (o di m mkpa|)
      (ka m na-edebe|na-edebere m) (naira|) {amount} (kwa ubochi|kwa afia|kwa izu) (ruo mgbe o ruru {amount}|)
      (save|chekwaa) (for|maka) (rent|iphone|laptop|school|wedding) {amount} (biko|)
      (omugwo|ikwa ozu|igba nkwu|ichu aja) na-abia, (ka m chekwaba ego|bido nchekwa maka ya)
      (nchekwa|goal|target) {amount} (biko|mepee ya|ka m bido)
      (ka m|m choro) (debe|idebe) (obere ego|{amount}) (n'akuku|iche) (maka {narration}|)
      (ego m na-edebe|ego m na-echekwa) (ka m hu ya|tinyekwuo {amount}|wepu {amount})
      (nyere m aka|achoro m) (ikpokota|ichekwa|idobe) ego (maka akwukwo nwa m|maka krismas|maka ulo)
      (dobere m|debere m) (ego|{amount}) (kwa izu|ka m ghara imefu ya|maka agbamakwukwo)
      (wepu|were) {amount} (kwa ubochi|kwa onwa) (tinye na nchekwa m|debe maka ekeresimesi)
      (nyere m aka|ka m) (kpokota|chekota|dowe) (ego|{amount}) (maka|iji) (zuo ugbo ala|akwukwo|iri ji|ezumike)
      (mechiere m|kpochiere m) (ego|{amount}) (ka m ghara imetu ya aka|ruo krismas|ruo onwa disemba)
      (ego ole|ole) ka m (chekwara|kpokotara) (ugbu a|maka ulo|)
      (ego anaghi ano m n'aka|m na-emefu ego) (debere m {amount}|mechiere m {amount})
      (ego igba nkwu|ego ugbo ala|ego ulo) ka m choro (ikpokota|ichekwa) (kedu ka m ga-esi bido|{amount} kwa onwa)
      (achoro m|m choro|chorom) (ichekwa|idobe|ikpachie) (ego|{amount}) (maka {narration}|nke krismas|nke ikwu rent|ka m zuo ugbo ala)
      (debe|dobe|kpachie) {amount} (kwa izu|kwa onwa|kwa ubochi) (maka {narration}|na nchekwa m|ka m ghara imetu ya)
      (mepee|malite|bido) (nchekwa|target|akpa nchekwa|savings goal) (maka {narration}|nke {amount}|m)
      (tinyekwuo|gbakwunye|tinye) {amount} na (target m|nchekwa {narration}|savings goal m|ego m na-echekwa)
      (ole|ego ole) ka (m chekwarala|m debela|m kpachiela) (maka {narration}|na target m|na nchekwa m)
      (target m|goal m|nchekwa m) (ruru ole|foro ole|o zuola|kedu ka o di)
      (wepu|were) {amount} na (target m|nchekwa m|savings goal {narration})
      (ka m|achoro m) (bido ichekwa|malite ichekwa) (obere obere|nke nta nke nta|{amount} kwa izu)
      (m na-akwado|ana m akwado) (agbamakwukwo|ikwu rent|imu nwa|izu ala), (nyere m chekwaa ego|ka m bido ichekwa {amount})
      (piggy|kolo) (m|nke m) (mepee ya|tinye {amount}|ole di ya)
      (lock|lockie) {amount} (onwa isii|ruo december|ka m ghara iri ya)
      (biko nwa m|nwam) (debere m ego ugbo|chekwaara m {amount} ka m ghara iri ya)
      (savings|save|saving) {amount} (every month|kwa izu|maka {narration}) (biko|)
      (otu|ka) m ga-esi (erute {amount}|chikota {amount}) (tupu afo agwu|n'onwa iri), (bido nchekwa m|nyere m chekwaa ya)
      (mechie|kagbuo|gbajie) (target|nchekwa|goal) m (nye m ego ya|maka {narration}|)
      (ka m|achoro m) (kpokota|chikota|gbakota) (ego|{amount}) (maka {narration}|tupu krismas|ka m zuo ala)
      (tinye|debe) {amount} (n'akpa|n'ebe) (m na-echekwa|nchekwa) (maka {narration}|kwa izu|)
      (chekwaara|debere|kpachiere) m {amount} (ka m zuo fon|maka agbamakwukwo|ruo december)
      (emume|krismas|new yam) (na-abia), (ka m bido ichekwa|chekwaa {amount} kwa izu|debere m ego)
      (achoro m|m choro) ka (ego m|{amount}) (noro n'otu ebe|ghara ipu) ruo (afo ozo|onwa isii) (debe ya|lock ya)
      (target|goal) (ohuru|nke {amount}|maka {narration}) (mepee|bido|malite)
      (kwa ubochi|kwa izu|kwa onwa) (wepu|debe|kpachie) {amount} (n'ego m|maka nchekwa)
      (nchekwa|savings) (maka|nke) (ulo akwukwo|ugbo ala|njem|ime) (ka m bido|mepee ya|ruru ole)
      (ego m|ihe m) na-echekwa (maka {narration}|) (ruru ole|foro ole ka o zuo|gosi m)
      (m gbalịrị|agbalịrị m) (debe|chekwaa) {amount} (taa|n'izu a) (tinye ya na target m|gbakwunye ya)
      (gbanwee|bulie|belata) (target|goal|ego m na-echekwa) (m|maka {narration}) (gaa {amount}|)
      (kwusi|kwusitu) (ichekwa|auto save|wepu kwa izu) (m|na target m)
      (save|put aside) {amount} (for|maka) (me|{narration}|my rent)
      (safelock|savings plan|savings) (ka m choro|mepee|biko) ({amount}|onwa ato)
      (obere obere|nke nta nke nta) (ka m choro idebe ego|ka m debe {amount}) (maka {narration}|)
      (biko nwa m|nwam) (chekwaara nne gi ego mkpuru ji|debe {amount} maka ikwa di m) ruo oge ya
      (ka ego m|ka {amount}) (ghara ifusi|noro nchekwa) (maka {narration}|chekwaa ya)
      (obere akpa|ebe) (m ga-ekpachi ego|m ga-edebe ego) (maka {narration}|) (mepee ya|ka m bido)
      (aga m echekwa|m ga-echekwa) {amount} (kwa izu|kwa onwa) (maka {narration}|) (hazie ya|)
      (echekwala m|edebela m) (ego ole|ole) (maka {narration}|na goal m)
      (jiri nwayo|obere obere) chekwaara m (ego|{amount}) (maka {narration}|)
      (debere m|kpachiere m) {amount} (maka ule nwa m|maka akwa krismas)
      (stop|kwusi) (my savings plan|target m|ichekwa ego kwa izu m)
      (m choo izu|achoro m izu) (machine|ala|tv) (nyere m debe ego|ka m chekwaa {amount} kwa onwa)
      (ka m debetu|achoro m idebetu) ego (maka omugwo|iji zuo igwe oka|maka ikwado ulo)
      (kwa ubochi|kwa onwa) (wepu|debere m) {amount} (maka {narration}|tinye na nchekwa m)
      (ego m na-echekwa|nchekwa m) maka (ugbo ala|{narration}) (ruola ebee|o foro ole)
      (achoro m|ka m) (iwepu|wepu) ego na nchekwa m (tupu oge ya|ugbu a)
      (mechie|kpochie) goal m (maka {narration}|) (ka ego lota n'akauntu|)
      (m choro|achoro m) (idowe ego|ichekwa {amount}) (kwa izu|ruo december) (maka {narration}|)
      (gbakwunye|tinyekwuo) {amount} (na goal m|na nchekwa {narration})
      (goal m|nchekwa m) ole ka m (nwere|mepere) (gosi m ha|)
      achoro m izuta igwe akwa, ka m na-edebe {amount} kwa izu
      kpachiere m {amount}, ekwela ka m metu ya aka ruo iri ji
      ego m ga-eji alu nwanyi ka m choro ichekwa
      debere m obere ego kwa ubochi maka ugbo ala
      ole ka m chekwarala maka ulo
      o foro m ole iji ruo ebumnuche m
      gbakwunye {amount} n'ego krismas m na-edebe
      kwusi idebe ego m kwa izu, aga m aga n'ihu ma e mechaa
      meghe piggy m, oge eruola
      achoro m iwere {amount} n'ego m na-echekwa
      ka {amount} na-apu kwa friday gaa na nchekwa m
      mu na nwunye m choro ichekwa ego maka omugwo
      nwa m ga-aga mahadum n'afo ato, kedu otu m ga-esi debere ya ego
      bidoro m kolo nke e nweghi ike imeghe tupu december
      target m bu {amount}, mepee ya
      gbanwee target m ka o buru {amount}
      wepu nchekwa fon m, achoghizi m izu ya
      ego mmiri ozuzo, ego ogwu, ka m debe ya iche
      m choro ka ego a zoo n'aka m, chekwaara m ya ruo krismas
      ole nchekwa ka m nwere, gosi m ha niile
      ego mberede ka m choro ichekwa, {amount} kwa onwa
      nwa m nwanyi ga-alu di n'afo ozo. achoro m idebe {amount} kwa onwa ruo mgbe ahu
      ego ulo akwukwo september, ka m bido chekwawa ya ugbu a
      ka m chekwa ego ehi krismas
      mechie {amount} ka aka m ghara iru ya ruo afo ohuru
      tinye ego fodurunu taa na nchekwa igwe ikwe nri m
      gosi m ihe m na-echekwa ego maka ya
      ego m na-edebe maka ala, o ruru ole
      agwula m na nchekwa a, nye m ego m
      were {amount} kwa ututu debe n'akuku, ka m zuta okada
      debelu m ego maka ekelesimesi
      ka m na-edobe {amount} kwa izuka
      one ka m dobelu
      ka m debe ego ugbu a tupu umunna abia rio m
      mepee nchekwa nke aha ya bu "ulo elu"
      o ruru mgbe ole ka m ga-ewere ego m kpochiri na nchekwa
      kwa mgbe ego batara, debere m otu uzo n'ime iri
      afo a ka m choro ime ulo nne m, ka m bido ichekwa {amount} kwa onwa
      ego ozuzu okuko, ka m debe ya iche ruo mgbe m ga-azu ha
      nwunye m di ime onwa ise, ka anyi debe {amount} kwa izu maka omugwo
      m na-efufusi ego mgbe o no n'aka, mechie {amount} ruo na ista
      nchekwa m mere maka ugbo ala, mgbe o ruru oge, ole ka m ga-enwe
      nwa m choro igu medicine, o ga-acho nnukwu ego. ka m bido debe {amount} kwa onwa
      ego anaghi ano m n'aka, afo a debere m {amount} ebe m na-agaghi emetu ya
      m debere ego maka fon ohuru, ma m choro ugbu a izu fridge. gbanwee ebumnuche m
      ego m chekwara maka ulo, nne m daara oria, ka m wepuo {amount} na ya
      nchekwa m kpochiri ruo onwa isii, oge eruola, meghee ya
      chekwaa {amount}
      nchekwa m ole
      kpachie {amount} na nchekwa m ruo krismas
      meghee nchekwa m maka fon, ka m were ego ya
      nchekwa m kpochiri akpochi, o foro ubochi ole ka o meghee
      gbajie kolo m, oge ya eruola
      ego nchekwa m, achoro m ya taa, n'agbanyeghi na oge ya erubeghi
      achoro m iluta nwunye n'afo ozo, nyere m bido chekwaa {amount} kwa onwa
      nwa m ga-aga mahadum n'afo ato, ka m debewe ego maka ya
      kwa ahia nkwo m na-enwe obere uru, chekwaa {amount} nke m ga-eji zuo igwe oka
      ka anyi gaa pilgrimage na rome, chekwara m {amount} kwa izu ruo mgbe ahu
      uko ulo m na-agba mmiri, achoro m ichekwa ego izu zinc ohuru
      umu m na-aju mgbe anyi ga-aga njem, ego ole ka m chekwarala maka ya
      m na-eji ego m eme oriri kwa mgbe, kpachie {amount} m ka m ghara imetu ya ruo ista
      nne m dara oria, ka m wepu ego m chekwara maka motor were gwoo ya
      nwa m bu naani otu onwa, ka m bido debere ya {amount} kwa izu ruo mgbe o ga-aga akwukwo
      achoro m izu keke n'afo ozo, chekwaara m {amount} kwa ubochi
      achoro m na-edebe {amount} kwa onwa maka krismas
      kpochie ego a ruo mgbe krismas ga-abia, (achoghi m imetu ya aka|ka m ghara iri ya)
      ole ka m chekwaala maka fon m choro izu
    `,
    loan_apply: `
      <i_want> (ibinye ego|ibiri ego|igbaziri ego|inweta loan|inata mbinye ego|irio loan)
      <please> (binye m|gbazie m|gbaziere m|nye m loan) {amount}
      <want> (mbinye ego|loan|ego mbinye|loan {amount}|mbinye {amount}) (ngwa|)
      (mbinye ego|binye ego|loan|gbazie ego|ibiri ego|igbazi ego)
      ego ole ka (m ga enwe ike ibiri|unu ga ebinye m|m nwere ike igbaziri)
      enwere m ike (ibiri ego|inweta loan|igbaziri ego|ibiri {amount}|inweta loan {amount})
      unu na (ebinye ndi mmadu ego|enye loan|agbazi ego)
      kedu ka m ga esi (biri ego|nweta loan|gbaziri ego)
      m (ruru eru|tozuru) (inweta|maka) (loan|mbinye ego)
      (loan|mbinye ego) (maka ahia|maka azumahia|maka ugwo akwukwo|{amount} maka onwa ato|mberede)
      ego agwula m, (binye m|gbazie m) {amount}
      achoro m {amount} (ngwa ngwa|ozugbo), (aga m akwughachi|m ga akwu) (n'onwa ozo|)
      gini ka m choro (iji nweta|maka) (loan|mbinye ego)
      ego (loan|mbinye) {amount} (maka ahia m|ka m kwuo school fees)
      (omuru nwa|interest) (loan|mbinye ego) (bu ole|{amount}|)
      ego ole bu omuru nwa (loan|mbinye) {amount}
      achoro m (loan|ibiri|mbinye) {amount}
      (biko|unu) (binye|gbazie) m {amount} (maka ahia|)
      (loan|mbinye) {amount} (ka m choro|biko)
      (achoro m|achorom|ana m acho|nye m) (mbinye ego|ego mbinye|ibiri ego|loan|ugwo|{amount} na mbinye) (maka azumahia|ngwa ngwa|maka akwukwo|)
      (biko|unu nwere ike|) (binye|gbazinye|biri) m (ego|{amount}|loan)
      (ego ole|ole) ka (m puru ibiri|unu puru ibinye m|m ga-enwe ike igbazite)
      (enwere m ike|kedu ka m ga esi) (inweta|nweta|ibiri|gbazite) (loan|mbinye ego|ego)
      (achoro m|biko achoro m) (ibiri ego|ibiri {amount}|inweta loan|inweta mbinye ego) (maka ahia|ngwa ngwa|)
      (binye m|gbazinye m|binyere m) (ego|{amount}) (biko|aga m akwughachi|ruo onwa ozo|)
      (unu|karo) nwere ike (igbazinye m|ibinye m) (ego|loan|{amount})
      (ego ole|ole) ka (m nwere ike ibiri|unu ga-ebinye m|m ga-enweta na loan)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (nweta loan|rio mbinye ego|biri ego)
      (eruru m|m tozuru|etozuru m) (inweta|ibiri) (mbinye ego|loan) (ya|)
      (achoro m|m choro) (ego|isi ego|{amount}) (maka|iji malite) (ahia|azumahia|oru|ulo ahia) m
      (mbinye ego|loan) (nke|) ({amount}|ahia|ngwa ngwa|ugwo akwukwo) (ka m choro|biko|)
      (enweghi m ego|ego agwula m)(, binye m|, gbazinye m {amount}|, nye m loan)
      (gini|kedu ihe) (unu choro|m kwesiri inwe) (tupu|iji) (nweta|enweta) (loan|mbinye ego)
      biko binyetu m {amount} (ozugbo|maka ulo ahia m|ugbu a), m ga-akwughachi (n'ngwucha onwa|n'izu abuo|)
      (binye|gbazinye|biri) m {amount} (biko|ruo ngwucha onwa|ka m malite ahia)
      (unu na-|i na-|unu ga-)(enye|ebinye|agbazinye) (mmadu|m) (loan|ego|mbinye ego)
      ego ole ka (unu ga-ebinye m|m ga-enweta na loan)
      (ahia m|shop m) (gbara oku|toro|enweghi ngwa), (binyetu m {amount}|achoro m mbinye|unu nwere ike inyetu m ego)
      (nwa m no n'ulo ogwu|nne m na-aria oria), (binye m ego|achoro m loan ngwa ngwa|gbazitu m {amount})
      (tupu ugwo onwa m abata|ka ugwo onwa m na-abia), (nyetu m {amount} m ga-akwughachi|binye m {amount}|achoro m obere loan)
      (soft loan|quick loan|loan ahia|business loan) (biko|ka m choro|unu na-enye)
      (aka no m n'afo|ihe siri ike|ego siri m ike), (binyetu m ego|gbazinyetu m {amount}|biko nye m loan)
      (i nwere ike|unu nwere ike) (ibinyetu m|igbazitu m|inyetu m na mbinye) {amount} (ruo onwa ozo|)
      (borrow|borrowie|lend) me {amount} (abeg|biko|ruo friday)
      (obere|nnukwu) (loan|mbinye ego) (maka ugbo|maka sparepart|maka izu keke|maka rent)
      (m ga-enweta|o ga-ekwe m nweta|aga m enwetali) loan (n'enweghi onye nnochi|na-enweghi collateral|nke {amount})
      (biyetu|binyetu|binyetulu) m (ego|{amount}) (biko|nwanne|)
      (loan|lon|mbinye) (form|application) (ebee ka o di|ka m dejuo|ka m choro)
      (ugwo akwukwo nwa m|ugwo ulo m) eruola, (binye m {amount} ka m kwuo ya|achoro m ibiri ego kwuo ya)
      (kedu ihe|gini) (unu na-ele|a na-ele) (tupu unu ebinye mmadu ego|tupu e nye loan)
      (m choro igbatikwu|achoro m ime ka ahia m buru ibu), (nye m isi ego|achoro m mbinye ego|loan {amount} biko)
      (loan|mbinye) ruru ole ka (unu ga-enyeli m|m ga-enwetali)
      (karo|unu) (na-ebi ego|na-agbazi mmadu ego|nwere loan) (maka ndi oru ugbo|maka ndi ahia|maka umu akwukwo)
      (achorom|chorom) (loan|ego mbinye|lon) ({amount}|obere|ugbu a)
      (overdraft|advance|salary advance) (ka m choro|nye m|{amount})
      (osikapa|ji|mkpuru) m ka m ga-aku, (binye m ego ugbo|achoro m loan ndi oru ugbo)
      (apply|aplai) (for|maka) (loan|mbinye ego) ({amount}|biko|)
      (biko nwa m|nwam) binyetu m {amount} (ruo mgbe pension m bara|ka m zuo ogwu)
      (m kwuchara|akwuchaala m) loan mbu, (nye m ozo|achoro m ibiri ozo|enwere m ike ibiri nke ka ukwuu)
      (biko|) (enwere m ike|o ga-ekwe omume) (ịnata|ịnweta) (ego mgbazinye|mbinye ego) (nke {amount}|maka azumahia|)
      (m choro ka|achoro m ka) (karo|unu|ulo aku a) (binye m|gbazinye m) (ego|{amount}) (ozugbo|)
      (generator|keke|ugbo ala|igwe akwa) ka m choro izu mana ego ezughi, (binye m {amount}|nye m loan)
      (ego|{amount}) (nwa oge|obere oge|otu izu) (ka m choro ibiri|binye m)
      (lend|borow|borrow) (me|m) (ego|money|{amount}) (biko|)
      (m na-aru oru|abu m onye nkuzi|m na-anata pension), (unu ga-ebinye m ego|ego ole ka m ga-ebili)
      (fees nwa m|rent m) (siri ike|eruola), (binye m {amount}|loan biko)
      (personal loan|student loan|farm loan|market loan) (unu nwere|ka m choro|kedu ka o di)
      (loan|mbinye|ego mbinye) (sharp sharp|ngwa ngwa|biko nwanne)
      m choro (ibiri|irio mbinye) (ego|{amount}) (n'aka unu|na karo)
      (unu|karo) (binyeli m|ga-ebinyeli m) (ego|{amount}|ihe)
      (enwere m nsogbu ego|ego agwula m), (binye m {amount}|nye m obere loan|binyetu m ihe)
      (binye m|gbazie m|binyetu m) (ego|{amount}) (m ga-akwu na ngwucha onwa|biko|ka m zuo ahia)
      (achoro m|ana m ario) (loan|mbinye ego|ibi ego) (maka akwukwo nwa m|nke {amount}|n'aka unu)
      (nwunye m no n'ulo ogwu|aka kpoo m nku), (binye m ego|achoro m loan|nye m mbinye)
      (ego ole|ole) ka (unu ga-ebinye m|m nwere ike ibi)
      (a chupuru nwa m n'ulo akwukwo|aru adighi m|ahia m na-ada) (binyenu m ego|achoro m loan {amount})
      (biko|) (unu ga-enye m|nye m) (loan|mbinye) (nke ahia|nke ubi|nke akwukwo) (m ga-akwughachi|)
      (a ga m enweta|m nwere ike inweta) (loan|ego mbinye) (n'aka unu|taa)
      (achoro m|m choro|biko) (ego ibiri|ego mgbazinye|mbinye|lon) (ka m ji|iji) (zuo ahia|kwuo ugwo akwukwo|gwọọ nne m|dozie ugbo ala)
      (binye|gbazie|biyetu) m (ihe|ego|obere ihe|{amount}) (biko|ka m ji zuo ngwa ahia|m ga-akwughachi n'onwa)
      (unu|karo) na-(ebinye|agbazinye) (ndi ahia|ndi oru ugbo|ndi ohuru|ndi otu isusu) ego
      (kedu|gini) (m ga-eme|m kwesiri inwe|unu choro) (ka m|ka e) (nweta loan|binye m ego|nye m mbinye)
      (kedu ka|olee otu) (m ga-esi|e si) (ebiri ego|enweta loan|ario loan|enweta mbinye) (na karo|n'aka unu|)
      (ego ole|ole) ka (unu ga-ebinyeli m|unu na-ebinye mmadu|m ga-ebiri) (n'ebe unu|ugbu a|)
      (m ruru eru|a ga-enye m|m ga-enwetali|etozuru m) (loan|mbinye|ibiri ego) ({amount}|n'aka unu|)
      (loan|mbinye|lon) (biko|{amount}|maka ahia|maka ugbo|ngwa ngwa)
      (ngwa ahia|rice|akwa|spare part) (na-abia|abatala|di onu ala ugbu a), (binye m {amount}|achoro m loan ka m zuo)
      (nne m|nwa m|nwunye m) (no n'ulo ogwu|ga-amu nwa|ga-aga akwukwo), (biko binye m {amount}|gbazinye m ego|m choro loan)
      (ugwo onwa|salary) m (abiabeghi|agbuola oge), (binye m {amount}|biyetu m ego) (ka m rie nri|ruo onwa gwu|)
      (rio|ario|aplai|apply) (loan|mbinye|lon) ({amount}|nye m|biko|maka ahia)
      (loan form|form loan|application loan) (biko|ka m dejuo|kedu ebe)
      (n'ezie|biko) (m na-achọ|m choro) (onye ga-ebinye m|ebe m ga-ebiri) (ego|{amount})
      (unu nwere|e nwere) (loan|mbinye) (umu nwanyi|ndi oru ugbo|umu akwukwo|ndi gomenti)
      (kwe ka m|ka m) (biri|gbaziri) (ego|{amount}) (n'aka unu|biko)
      (m ga-akwughachi|a ga m akwughachi) (ya|) (n'onwa ato|ma m ree ahia), (binye m {amount}|nye m loan)
      (enweghi m|m enweghi) (isi ego|capital|ego ahia) (binye m|achoro m loan|gbazinye m {amount})
      (salary advance|advance|overdraft|nano loan) (ka m choro|biko|{amount})
      (gbazinye|binye) (mu na di m|anyi|otu anyi) (ego|{amount}) (ka anyi ruo ulo|maka ahia|)
      credit line {amount} (ka m choro|nye m) ka m zuo ngwa ahia, m ga-akwughachi
      (o buru na m|ma m) (biri|gbaziri) {amount} (ole ka m ga-akwughachi|unu ga-enye m)
      (m nwetabere|enwetubeghi m) loan (mbu|na karo), (achoro m inweta otu|kedu ka m ga-esi)
      (loan ohuru|mbinye ohuru|loan ozo) (ka m choro|biko|{amount})
      (akwuchaala m|m kwuchara) (loan ochie|loan mbu), (nye m ohuru|binye m ozo|achoro m ozo)
      (binye m|gbazinye m) (ka m|ego m ji) (zuo fon|dozie ulo|kwado ihe agbamakwukwo|zuo keke)
      (ego|{amount}) (mbinye|ibinye|loan) (ugbu a|taa|biko|ngwa)
      (aka kpọrọ m nku|enweghi m kobo|ihe siri ike), (binye m ego|gbazinyetu m {amount}|nye m obere loan)
      (m na-ario|biko m na-ario) (ka unu|ka karo) (binye m|gbazinye m) ({amount}|ego)
      (keke|okada|ugbo ala) (ka m choro izu|m ga-azu), (binye m ego|loan {amount}|gbazinye m)
      mee ka m (nweta loan|biri ego|nweta mbinye) (ka m kwuo ugwo ulo|ka m zuo igwe|nke {amount})
      (unu ga-enwe ike|o ga-ekwe unu) (ibinye m|igbazinye m) (ego|{amount}) (biko|ugbu a)
      (ahia m|oru m) (adala|na-ada), (binye m {amount}|achoro m loan ka m tolite ya|gbazinye m ego)
      (ego school fees|ego ule) nwa m (adighi|ezughi), (binye m ego|loan {amount}|gbazinye m)
      (quick|instant|urgent) (loan|cash loan) (biko|{amount}|ka m choro)
      (m bu|abu m) (onye nkuzi|onye ahia|onye ugbo), (enwere m ike inweta loan|binye m {amount}|achoro m mbinye)
      (ka unu|ka karo) (gbazinye|binye) m (ego|{amount}) (ruo onwa agwu|m ga-akwughachi)
      (loan|mbinye) (ole|{amount}) (ka m tozuru|ka m ga-enweta|ka unu ga-enye m)
      (mezie|mejuo) (form|aririo) (loan|mbinye) (m|ka m nweta ego) (biko|)
      (m na-eme agbamakwukwo|m na-ewu ulo|m na-akwa nna m) (ego ezughi), (binye m {amount}|loan ka m choro)
      (a choro m|achoro m) (ka e binye m|ka a gbazinye m) (ego|{amount}) (obere|ozugbo|)
      (gbazinyetu|binyetu) m (ihe|{amount}|obere ego) (ka m kwuo keke|ka m rie nri|biko)
      (m di eligible|m qualify) maka loan (ka o bu mba|{amount}|)
      (nwa m biko|nwam) (binye agadi ego|gbazinye m ego ugbo|achoro m loan ka m zuo ihe ugbo)
      (loan|lon) (ahia|ugbo|akwukwo|ulo) ({amount}|ka m choro|unu nwere)
      (ego a ga-ebinye m|ego m ga-ebiri) (maka ahia|{amount}) (kedu ka m ga-esi nweta ya|biko)
      (ka m rio|achoro m irio) (mbinye|loan|lon) (ego|{amount}|maka ahia)
      (o di m mkpa|ana m acho) (ego ibinye|ego mgbazinye|loan) ({amount}|ngwa ngwa)
      (binyenu|gbazinyenu) (m|anyi) (ego|{amount}) (ka anyi malite ahia|biko)
      (karo o na-ebinye|unu na-ebinye) (ndi nwere obere ahia|ndi nwere akauntu ohuru|mmadu) ego
      (loan|mbinye) maka (ugbo|osikapa|okuko|akwa) (ka m choro|{amount})
      (m ga-enweta loan|enwere m ike ibiri) {amount} (n'aka unu|na karo) (taa|)
      (nwanyi di ya nwuru|nwanyi ahia) ka m bu, (binye m ego|loan {amount} biko)
      (ego ga-abatara m n'onwa ozo|isusu m foro onwa abuo) , (binye m {amount}|gbazinye m ego ugbu a)
      (achoro m|chorom) (igbaziri|ibiri) (ego|{amount}) (n'aka unu|na karo|biko)
      (loan|lon) (m choro|ka m na-ario) (nke {amount}|ngwa ngwa|)
      (ego ahia|isi ahia) (ka m na-acho|adighi m), (binye m|nye m loan) ({amount}|)
      (i ga-ebinye m|unu ga-agbazinye m) (ego|{amount}) (ka m zuo mkpuru oka|ka m kwuo ule|)
      (loan|mbinye) (umuaka akwukwo|ndi pension|ndi ahia) (ka m choro|unu nwere|kedu ka m ga-esi nweta)
      (binye|gbazinye) m {amount} (otu onwa|onwa ato|ka m kwughachi n'izu abuo)
      (kedu ihe|gini) (a na-acho|m ga-enye) (ka unu binye m ego|iji nweta loan)
      (ahia di|azumahia di) (m ga-azu|m choro ibido) (binye m {amount}|achoro m loan)
      (nyetu m aka|biko) (binyetu m ego|gbazinye m {amount}) (m ga-akwu n'onwa ozo|ruo mgbe ugwo onwa)
      (achoro m|ka m) (ibi|irio) ego (ikwu school fees|izu fatilaiza|idozi ugbo ala)
      (ole kacha|ego ole) ka unu ga-ebinye (onye nkuzi|onye ahia dika m)
      (m nwere ike ibi|enwere m ike irio) {amount} (n'aka unu|na karo) kwuo n'onwa (isii|ato)
      (ego ugbo|ego ahia) (m choro ibi|m na-acho) {amount} (unu ga-enye m|binye m)
      (a na m ario|biko) (mbinye ego|loan) {amount} (m ga-akwu n'onwa {number}|maka ahia)
      (nyere m|biko nyere m) (nweta loan|biri {amount}) (ihe siri m ike|nwa m na-aria)
      nne m daara oria, biko binyenu m {amount}
      m choro ego m ga-eji zuo ngwa ahia tupu december, m ga-akwughachi na january
      ego m ezughi, unu ga-enyetu m {amount} ka m jiri chee onwa
      gbazinyetu m ego ka m kwuo ulo, a na-achupu m
      ole ka a ga-enyeli m ma m rio mbinye
      m ruru eru ka unu binye m ego
      gini ka m ga-eme ka unu binye m ego
      ego ubi, unu na-agbazinye ndi oru ubi
      ndi ahia obere, unu na-enye ha mbinye
      soft loan {amount} biko
      quick loan, ugbu a ugbu a
      salary advance, unu na-enye ya
      m choro mbinye ego nke m ga-akwu n'onwa isii
      machine akwa ka m choro izuta, binye m {amount}
      nye m ego m ga-eji kwuo school fees, ka m na-akwughachi nwayo nwayo
      aga m akwughachi, jesu ma, binyetu m {amount}
      m bu onye nkuzi, unu ga-enye m loan ugwo onwa m na-abia
      keke ka m choro igba, unu nwere ike igbazinye m ego ya
      rio m loan ebe unu, ka m jupụta foomu
      nna, binye m {amount} ka m gaa olili, uka ozo m akwu
      loan nke na-enweghi onye na-akwado m, unu na-enye ya
      ego ole ka unu na-ebinye onye bidoro ohuru
      top up loan m, m choro tinyekwuo {amount}
      loan ozo ka m choro, nke mbu m akwuchaala
      nwanne, ahia m gbara oku, enweghi m ihe m ga-eji bido. binyenu m {amount}
      umu m ato ga-alaghachi akwukwo monday, ugwo onwa abataghi. nye m loan {amount}
      m na-azu oka n'ahia ekwulobia, ego ahia ezughi, nye m mbinye
      a si m kwuo ego ulo ogwu tupu ha waa nne m ahu, biko gbazinye m ego ugbu a
      m bu nwa boyi nwere onwe ya ohuru, ka unu nye m ego bido ahia
      ole ka o ga-abu ma m biri {amount} ruo onwa isii
      m na-akwughachi ofuma, nyekwuo m loan karia nke mbu
      loan eji azu ugbo ala, unu nwere
      unu na-enye corper loan
      ndi nwanyi ahia, unu na-enye ha mbinye otu
      ihe mere unu ga-eji nye m loan, m nwere ahia na akauntu
      binye m ruo friday
      ego gwuru, nyetu m loan
      m nwere ike iweta landed property, nye m loan
      binyelu m ego, ife sili ike
      nyetulum ego ka m kwuo uno
      unu ga-ebinyelu m {amount}
      achom lon {amount}
      umunne m, ikpe akwukwo ala na-acho ego, binyenu m {amount}
      ka m wee zuo akpa simenti iri, nyenu m mbinye
      okuko m niile nwuru n'oria, achoro m ibido ozo. binye m {amount}
      ego ule nwa m, ubochi fodu abuo, biko gbazinye m {amount}
      di m chupuru m na umu ano, achoro m ibido ire akara. binye m {amount} obere obere ka m ga-akwu
      igwe ikwa akwa m mebiri, ndi ahia na-eche. gbazinye m {amount}, m ga-akwughachi n'onwa a
      krismas na-abia, m choro ibute ngwa ahia n'aba, unu nwere ike ibinye m {amount}
      mmiri buuru ubi m nile, enweghi m ihe m ga-aku ozo. biko binyenu m {amount} ka m zuo mkpuru
      nwa m nwetara visa, ego tiketi ugbo elu fodu {amount}. unu nwere ike ibinye m ya
      onye nwe shop bulie rent, ka o ghara ichupu m, gbazinye m {amount}
      anyi na-akwa nne m n'onwa ozo, ego efi adighi, achoro m mbinye
      keke m mebiri engine, oru akwusila. nye m loan ka m dozie ya
      m bu onye corper, allowee abataghi, nyetu m {amount} ruo ngwucha onwa
      nwunye m ga-amu nwa n'izu a, ulo ogwu na-acho ego, binyere m
      loan kita
      binye m {amount} ka m kwuo ugwo ulo, aga m akwughachi unu n'onwa ozo
      ka m ji kwuo ndi oru m, gbazinye m {amount}
      m ji onye ozo ugwo, unu ga-ebinye m ka m kwuo ya
      school fees eruola, ego adighi, nye m mbinye kwuo ya
      ole ka m ga-akwughachi kwa onwa ma unu binye m {amount}
      unu nwere mbinye m ga-akwughachi nwayo nwayo
      nye m loan ka m gaa kwuo ugwo ulo ogwu nne m
      mmiri riri ubi akpu m, choro m ka karo binye m {amount} ka m kuo ozo
      nne m ga-awa ahu na fraide, biko binyenu m {amount}
      ahia krismas na-abia, ka m biri {amount} zuo uwe umuaka m ga-ere
      nwa m agafeela na mahadum, acceptance fee bu {amount}, unu nwere ike ibinye m ya
      osikapa m no n'ubi ga-acha n'onwa abuo, gbazinyenu m {amount} ruo mgbe ahu
      igwe ikwa akwa m mebiri n'oge agbamakwukwo bara uba, nye m loan {amount}
      umuaka agaala ulo akwukwo ohuru, uwe na akwukwo riri m ego, ego ole ka m ga-ebili n'aka unu
      ifufe buru uko shop m, achoro m mbinye {amount} ka m dozie ya
      keke m kuru n'osisi, ihe m na-eri bu ya, biko binye m {amount}
      osisi dara na ulo anyi, zinc mebiri, unu ga-ebinye m ego
      shop m choro ibu ibu, ego ole ka unu ga-ebinye m
      achoro m {amount} osiso maka ulo ogwu, binye m, m ga-akwughachi n'izu ozo
      ebinyetubeghi m ego n'aka unu, gini ka m ga-eme iji nweta loan
    `,
    loan_status: `
      <show> (loan m|onodu loan m|ugwo m ji|mbinye ego m|ihe foduru na loan m)
      ego ole ka m ji (unu|n'ugwo|unu ugwo) (na loan|na mbinye ego|)
      (loan m|onodu loan|ugwo loan m|mbinye ego m|loan foduru)
      (unu kwadoro|a kwadola|unu ekwela) (loan m|mbinye ego m|aririo loan m)
      (kedu mgbe|kedu ubochi) (ka m ga|m ga) akwu (loan m|ugwo loan|mbinye ego)
      ego ole (foro|foduru) na (loan m|mbinye ego m)
      (gini mere|maka gini) (unu ji ju|e ji ju) (loan m|inye m loan)
      (kedu maka|kedu ka) loan m (si aga|)
      kedu mgbe ego loan (ga abata|ga eru m)
      m ka ji (unu ugwo|ugwo loan)
      onwa ole foro na loan m
      (atumatu|usoro) (ikwu loan|loan m)
      unu (ekwela|kwadola|kwere) (loan|mbinye ego|aririo) m
      (loan|mbinye ego) m (e kwela ya|a kwadola ya|o putala)
      ego ole (foro|foduru) na (loan|ugwo|mbinye) m
      (kedu|ebee) ka (loan|aririo loan) m (ruru|no)
      ugwo loan m (ole|bu ole)
      (ego ole|ole) (ka m|m) (ji unu|ji ugwo|kwesiri ikwu) (na loan|na mbinye)
      (unu|ha|e) (kwadoro|ekwela|anabatala) (loan|mbinye ego|arịrịọ loan) m
      (lee|gosi m|gwa m) (loan|mbinye|onodu loan|ugwo m ji) m
      (olee|kedu) mgbe (m ga-akwughachi|m kwesiri ikwughachi) (loan|ugwo m ji unu|mbinye m)
      (ego ole|ugwo ole|ole) (ka m ji|m ji|foro|foduru) (unu|na mbinye ego m|na loan m|n'ugwo m)
      (kedu mgbe|olee mgbe|kedu ubochi) (ka m ga-akwughachi|m ga-akwu) (loan m|mbinye ego m|ego m biri)
      (unu|ha|a) (kwadola|nabatala|enyela) (loan m|mbinye ego m|mbinye ego m riori)
      (kedu|gini) (banyere|maka|mere) (loan m|mbinye ego m|aririo loan m)
      (gosi m|lelee|gwa m) (loan m|ugwo m ji|mbinye ego m|ego foro na loan m)
      (gini mere|maka gini) (unu|ha) (ajuru|anaghi enye m|juru inye m) (loan|mbinye ego)
      (eji m|m ji) (unu|ha) (ugwo|ego) (obula|) (ya|)
      (onwa ole|ole) foro (ka m kwuchaa|na) (loan|mbinye ego) (m|)
      (akwuchala m|m kwuchala) (loan|ugwo|mbinye ego) m
      (onodu|status|nkowa) (loan|mbinye ego|ugwo) m
      (eji m|m ji) (ha|unu|bank) ego (ole|hara aha)
      (unu|o) (kwadola|nabatara) loan m (eziokwu|)
      (akwuchala m|o foro ole na) mbinye ego m
      (kedu mgbe|ubochi ole) ka m (ga-akwucha|kwesiri ikwucha) (loan|mbinye) m
      (loan|mbinye) m (riri|choburu|tinyere aka) (kedu ihe a na-ekwu|o ga-ekwe omume|e kwetara)
      (unu ka na-atule|unu atulechaala|kedu ihe unu kpebiri na) (loan|aririo loan|mbinye) m
      (ugwo|loan) m (foro ole|fodulu ole|o fo ole) (ka m kwucha|)
      (m ka ji ole|m ji unu ole) (n'ugwo loan|na mbinye|na loan)
      (ubochi ole|izu ole|onwa ole) foro (m kwughachi|ka m kwughachi|tupu m kwuo) (loan|ego unu)
      (loan|mbinye ego) m (o gafeela oge|o ruola oge|abanyela na default)
      (kwa onwa|kwa izu) (ego ole ka m na-akwu|ole ka unu na-ewepu) (na loan|maka loan m)
      (approve|approved|e kwetara) (loan|mbinye) m (ka o bu mba|ya|)
      (ego loan|ego mbinye) (m|) (ekwunyebeghi ya|abatabeghi|kedu mgbe o ga-abata)
      (nyochaa|lelee|hu) (ugwo m ji unu|loan balance m|ebe m kwuru na loan)
      (loan|lon) balance (m|biko|ole)
      (gini|kedu ihe) (kpatara|mere) (unu jiri|e jiri) (kagbuo|ju) (aririo loan|loan|mbinye) m
      (history|akuko) (nke loan|mbinye|ikwu loan) m
      (m na-akwu|m kwuru) loan (o foro ugboro ole|ugboro ole foduru|kedu nke foduru)
      (unu|ndi karo) (ekwetago|ekwela|ajugo) (na loan|ibinye m ego|ego m riri ka unu binye m)
      (next payment|ikwu ugwo na-abia) (nke loan|na mbinye) m (bu mgbe ole|bu ole)
      (m nwere|enwere m) (ugwo|loan) (obula m ji unu|foro m ikwu|n'isi m)
      (ka m mara|ka m hu) (ugwo loan m|onodu mbinye m|mgbe m ga-akwucha loan)
      (omuru nwa|interest) gbakwunyere na loan m, (mkpokota ugwo m ruru ole|ole ka m ji zi)
      (biko nwa m|nwam) ego m biri (n'aka unu|na karo) (o fo ole|ole ka m kwuola)
      (a kwetabeghi|unu zabeghi m banyere) loan m (gini na-eme|ruo ugbu a)
      (biko|) (kedu|gini bu) (ọnọdụ|akuko) (mgbazinye|mbinye|arịrịọ ego) m (ugbu a|)
      (m nwere|enwere m) (ego ole|ole) (fọdụrụ|foro) (ikwu|m ga-akwughachi) (na mbinye|na loan)
      (ugwo|ego) m (biri|gbaziri) (foro ole|o kwuchala|gwa m ka o di)
      (o were|o na-ewe) unu oge ole (ikwado|ilele) loan (m|mmadu)
      (loan status|loan details|my loan) (biko|m|kedu)
      (m kwuru|m tinyere) {amount} na loan {period}, (ole foro|o gbanwere ugwo m)
      (unu asigo|unu asila) (ee|mba) (na loan m|na aririo m riri ego mbinye)
      (ugwo unu|loan unu|mbinye unu) (m ji|no m n'isi) (ole|ka o di ole|gosi m)
      (aririo|request|application) loan m (o gara|kedu|o ruru ebee)
      (kedu|olee) (mgbe|ubochi) (ugwo loan|loan) m (ga-eru|ga-agwu|zuru)
      (loan|mbinye) m (riri|rioro) (e kwere ya|o ga-ekwe omume|kedu ka o no)
      (ego ole|ole) (foduru|ka m ji) (n'loan m|na loan unu nyere m)
      (kedu ihe a na-ekwu|kedu ihe unu kpebiri) (maka loan m choro|n'ego m rioro ka m biri)
      (loan m|mbinye m rioro) (unu kwere|o ga-abata mgbe ole|ka no n'uzo)
      (loan m rioro|mbinye m rioro) (kedu ebe o no|kedu ka o di|e kwerela)
      (m choro ima|gwa m) (onodu loan m|ihe foduru na loan m|mgbe m ga-akwucha)
      (unu nyela m|unu ekwela) (loan m|ego m rioro) (ka o bu mba|)
      (onwa ole|ole) foduru (ka m kwucha loan m|na loan)
      (loan|mbinye) (m riri|m riọrọ|m tinyere) (o ruola ebee|ebee ka o ruru|unu kwetara ya|gini mere ya)
      (a nabatara|unu kwere|e kwadoro) (loan|mbinye|aririo loan) m (ka a nabataghi|)
      (ole|ego ole) (ka m ka ji|foro m|ka foduru m) (na loan|na mbinye|n'ego m biri)
      (onwa|izu) ole (foro|foduru) m (na loan|ikwucha loan|na mbinye)
      (kedu mgbe|ubochi ole) ka (m ga-akwu|m kwesiri ikwu) (loan|installment|mbinye) (m|ozo|na-abia)
      (nke onwa|ego onwa) (a na-ewepu m|m na-akwu) (na loan|maka mbinye) (bu ole|ole)
      (nkowa|details|akuko) (loan|mbinye) (m niile|m|ndi m were) (gosi m|biko)
      (m ka ji|eji m) (karo|unu) (ugwo|loan) (ole|ka o bu mba)
      (gosi m|kedu) (ugwo m ji|ego m biri|loan m were) (n'aka unu|na karo|)
      (echere m ka|m na-eche) (ego loan|loan) (m riri|m) (bata|) (kedu mgbe|gini na-eme)
      (approve|aprove) (loan|mbinye) m (a gwulala|eleghi anya|o meela)
      (disburse loan|loan disbursement|ego loan) m (kedu mgbe o ga-abata|o batala|gini na-egbu oge)
      (m kwuru|akwuola m) {amount} na loan (ole foro|ole ka m ji zi|)
      (due date|ubochi ikwu) (loan|mbinye) m (kedu|bu mgbe ole)
      (loan m|mbinye m) (o gwula|a kwuchaala ya|m kwuchaala ya) (ka o bu mba|biko lelee)
      (loan history|loan balance|loan schedule) (biko|m|gosi m)
      (a juru|gini mere e ji ju) (loan m|aririo loan m|mbinye m)
      (ntaramahuhu|penalty|late fee) (obula|) (di na|no na) (loan m|mbinye m)
      (loan|ego m biri) (ole ka m na-akwu|kedu ka m si akwu ya) (kwa onwa|kwa izu)
      (kedu|ole) (ka loan m|ka ugwo loan m|ego mbinye m) (di|foro|ruru) (ugbu a|)
      (ihe|ego) (m ka ji|foro m ikwu) (na loan|na mbinye|n'ego unu binyere m) (ole|gwa m)
      (aririo|application) (loan|mbinye) m (kedu|ebee ka o no|a nabatala ya)
      (unu kwetara|unu nabatara|unu leela) (loan|mbinye|aririo loan) m (ka o bu mba|)
      (kedu mgbe|ole mgbe) (ego loan|loan) m (ga-abata|unu ga-enye m|ga-apụta)
      (m ga-akwu|a ga-ewepu m) (loan|mbinye) (ole kwa onwa|mgbe ole|n'ubochi ole)
      (gosi m|ka m hu) (loan|mbinye|ugwo m ji unu) (m|niile|na oge ikwu ya)
      (loan m|mbinye m) (agwula|foro onwa ole|o kwuchaala) (lelee|)
      (m kwuru|akwuru m) loan (onwa gara aga|unyaahu) (o banyere|ole foro m zi)
      (next|na-abia) (installment|repayment|ikwu) (loan m|na mbinye m) (mgbe ole|ole)
      (loan|lon) (ndi|ole) (m nwere|m ji) (ugbu a|na karo)
      (onodu|status|report) (mbinye|loan) m (biko|gwa m)
      (m riri loan|m tinyere aka na loan) (kemgbe monday|izu gara aga) (gini na-eme ya|unu azabeghi)
      (interest|ntaramahuhu) unu tinyere na loan m, (o mere ka ugwo m ruo ole|ole ka m ji ugbu a)
      (nwa m biko|nwam) (ole foro m na loan|loan m o bu gini)
      (loan m) (o gafere oge|o na-egbu oge|overdue) (ka o bu mba|lelee)
      (how much|ole) (do i owe|m ji karo|m ji unu) (na loan|)
      (mbinye ego|loan) ahia m a kwetala ya, (mgbe ole ka ego ga-abata|kedu mgbe unu ga-enye m)
      (ihe|details) (di na loan agreement|banyere loan m) (gosi m|kowaara m)
      (loan|mbinye) (mbu m|ochie m|nke abuo m) (kedu ya|ole foro|o gwula)
      (ugwo m ji karo|loan m ji unu) (ruru ole|ole)
      (ole|onwa ole) (ka m ga-akwu|foro m ikwu) (ma loan m gwu|tupu mbinye m agwu)
      (a gwara m chere|unu si m chere) (maka loan m|aririo mbinye m) (gini na-eme|kedu ka o di)
      (ka m hu|gosi m) (mbinye m|loan m|schedule loan m)
      (loan|mbinye) m (nke ahu|ahia) (a kwadola ya|kedu onodu ya)
      (ole|ego ole) (ka m kwuola|ka m kwurula) (na loan|na mbinye) (m|)
      (ole foro|ego ole foro) (ka m kwuchaa|tupu m kwuchaa) (loan|mbinye) m
      (loan m|mbinye m riri) (a nabatala|o ka na-eche) (gwa m|lelee)
      (ubochi ole|mgbe ole) ka (loan m ruru ikwu|m ga-akwu mbinye na-abia)
      (a kwetala|unu kwetala) (loan m rioro|mbinye ego m rioro) (ka o bu na unu juru|)
      (ole|ego ole) (foro m|ka fodu) n'ugwo (m biri unu|loan m)
      (ubochi ole|mgbe ole) ka m ga-(akwu loan m|akwu nke na-abia na loan)
      (arịrịọ m|form) maka loan (ruru ebee|o gini ka o na-eme)
      (akwuchaala m|m kwuchara) loan m (niile|) ka o bu na o foro
      (loan m|ego m biri) (foro ole|fodu onwa ole|o kwuchala)
      (unu ekwetala|a nabatala) (inye m loan ahu|loan m rioro) (izu gara aga|)
      (ka m mara|gwa m) (ugwo m ji unu|ihe foro na loan m)
      unu binyere m ole, ole ka m kwugoro
      ego mbinye m o fodu ole ka m nweta onwe m
      loan m rioro unyaahu, unu kwuru gini
      due date loan m o bu n'izu a
      ole ka m ga-akwu n'onwa na-abia na loan
      o nwere ugwo m ji unu
      kedu ihe mere loan m ka no na review
      e jula loan m ka e kwere
      ego a na-ewepu m kwa onwa na loan bu ole
      ego loan unu ekwunyebeghi ya, kedu mgbe o ga-abata
      m rioro mbinye, ego ya abatabeghi
      ego m ji unu folu one
      ole ka m ji unu n'ebe m ruru taa
      ubochi ole foro m tupu loan m eruo
      loan m o na-amu ozo ka o kwusiri
      unu kwere ka unu juru, loan m
      m rioro unu {amount}, ole mgbe ka unu ga-aza m
      ole ka m kwugoro na mbinye, ole fodu
      m kwuru {amount} na loan n'izu gara aga, ole ka m ka ji
      m chere na m kwuchara loan, ma unu ka na-ezite m ozi. ole ka m ji
      unu zitere m ozi na loan m eruola, ma m kwuru n'izu gara aga. kedu ihe foro
      m jupụtara foomu loan n'uka gara aga, ruo taa o nweghi ihe m nuru
      unu binyere m ego ugboro ole, ole ka m ji na nke obula
      ego ole ka ugwo loan m ruru ma e tinye omuru nwa
      ubochi ole ka m ga-akwu loan nke onwa a
      ego ole ka m ji (ugwo|gi ugwo)
      (gwa m|kedu) ego ole m ji ugwo (ugbu a|)
      ahia rere n'izu a, ego ole foro na loan m ka m mara ihe m ga-eme
      oke mmiri mere m ji egbu oge, loan m o gafeela ubochi ikwu
      nwunye m huru ozi unu n'ekwenti m, gwa ya ole anyi ji na loan
      m rioro unu loan mgbe nna m nwuru, m kwuola ole na ya
      tupu m zuo ewu krismas, kedu mgbe m ga-akwu loan m ozo
      anyi si n'uka puta ka m chetara loan m rioro, unu akwadola ya
      umu m na-acho uwe, ka m mara ihe m ga-akwu na loan n'onwa a
      ugwo onwa adighi abata, loan m ruru ubochi ole
      m na-achọ igbanwe oru, ka m mara ego ole m ji unu na loan
      loan m naara n'aka unu, ole foro ka m kwuo
      kedu ubochi m ga-akwu nke na-abia na loan m
      ariri m loan unyaahu, unu kwere ka unu ajuola
    `,
    loan_repay: `
      <i_want> (ikwu|ikwughachi|kwughachi) (loan m|ugwo loan|ego m biri|mbinye ego m|loan)
      (kwuo|kwughachi|kwuoro m) (loan m|ugwo loan m|ego m biri|mbinye ego) (ugbu a|ji {amount}|niile|)
      (kwuo loan|ikwu loan|kwughachi loan|ikwughachi ego m biri|kwuo ugwo loan)
      (kwuo|tinye) {amount} (na|maka) (loan m|ugwo loan|mbinye ego)
      wepu {amount} (maka|iji kwuo) (loan|ugwo loan) (m|)
      kwuo (loan|nkeji loan) nke onwa a
      achoro m (ikwucha|imecha) (loan m|ugwo loan) (taa|)
      enwere m ike ikwu (okara|ufodu) (loan m|ugwo loan)
      kedu ka m ga esi (kwuo|kwughachi) (loan|ego m biri) (m|)
      lee {amount} maka (loan|ugwo m ji)
      weghachi ego m (biri|gbaziri)
      adi m njikere ikwu (loan m|ugwo loan)
      (tinye|kwuo) {amount} na (ugwo loan|loan) m
      achoro m ikwu (ugwo loan|{amount} na loan|loan) m
      (kwuo|belata) ugwo (loan|m ji) (ji {amount}|)
      {amount} maka (loan|ugwo loan) m
      ikwu ugwo (loan|m biri)
      achoro m (ikwu|ikwughachi) (ugwo m ji unu|loan m|mbinye ego m|ego m binyere) ({amount}|taa|niile|)
      (kwuo|wepu|tinye) {amount} maka (loan|mbinye) (m|)
      (ego|ikwughachi) (loan|ugwo|mbinye) m (bu nke a|) ({amount}|)
      (achoro m|m choro) (ikwu|ikwughachi|ikwucha) (loan m|ugwo unu|mbinye ego|ego m biri)
      (kwuo|tinye) {amount} (na|n'ime|maka) (loan|ugwo|mbinye ego) m
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (akwughachi|kwughachi) (loan m|mbinye ego|ugwo unu|ego m biri)
      (wepu|were) ego (loan|ugwo|mbinye) (unu|) na akaunti m
      (enwetala m|enwere m) ego(, achoro m ikwu ugwo m|, ka m kwuo loan m| unu, achoro m ikwu)
      (aga m|ka m) akwu (okara|ufodu|{amount}) (na loan m|n'ugwo m)
      (kwughachi|nyeghachi) (ego|{amount}) (unu binyere m|m biri|unu)
      (ikwu|ikwughachi) (loan|mbinye ego) (onwa a|)
      (ka m kwuo|achoro m ikwu) {amount} na (loan|ugwo|mbinye ego) m
      belata ugwo m ji (ji|) {amount}
      (enwetala m ego|ego abatala), achoro m (ikwu|ikwughachi) (ugwo|loan) (unu|m)
      (ahia gara nke oma|ego bara m taa|e kwuru m ugwo), (ka m kwuo ugwo unu|ka m kwughachi loan m|wepu ego loan unu)
      (ka m ghara iji ugwo|achoghi m ka ugwo no m n'isi|ka m nwere onwe m n'ugwo), (kwuchaa loan m|ka m kwuo loan)
      (kwuchaa|kwuchapu|mechaa) (loan|ugwo|mbinye) (m|unu|niile)
      (pay|payie|clear) (my loan|loan m|ugwo loan) (abeg|{amount}|niile)
      (wepunu|werenu|wepunu) ego (unu binyere m|loan unu) (n'akauntu m|)
      (nke onwa a|installment|nkeji) (loan|mbinye) m (kwuo ya|ka m kwuo|{amount})
      (kwuolu|kwughachilu) m (loan|ugwo m ji unu|ego mbinye)
      (m ga-akwu|aga m akwu|ka m kwuo) {amount} (buru uzo|ugbu a) na (loan|ugwo unu|mbinye)
      (nyeghachi|weghachi) (unu|karo|ulo aku) (ego ha|ego unu|{amount}) m (biri|gbaziri)
      (early|tupu oge eruo) (ka m kwuo loan|repayment|achoro m ikwucha loan)
      (ebee|kedu ebe) ka m ga-(esi kwuo|akwunye) (loan|ugwo unu|mbinye ego)
      (belata|kwutuo|kwudata) (loan|ugwo unu|mbinye) m (na {amount}|ji {amount})
      (were|jiri) (salary m|ego ahia m|{amount}) kwuo (loan|ugwo unu)
      (m nwere ike|enwere m ike) ikwu (loan nke nta nke nta|loan tupu oge|loan niile otu mgbe)
      (repay|repayment) (loan|lon) (m|{amount}|ka m choro)
      kwuo {amount} (na loan m|n'ugwo loan m) (ka o gwu|ugbu a|)
      (biko nwa m|nwam) were {amount} n'ego m (kwuo ugwo m biri|kwuo loan m)
      (nkwa|ubochi) ikwu (loan|mbinye) (eruola|ruru taa), (ka m kwuo {amount}|kwuo ya)
      (ozi loan|ndi loan unu) (na-akpo m|batara m), (ka m kwuo ya|ana m akwu ugbu a)
      {amount} (kwunye|tinye) na (loan|ugwo|mbinye) m ji (unu|karo)
      (achorom|m choro) (ikwuchapu|ikwucha|ikwughachi) (ugwo|loan|ego unu)
      (biko|) (wepu|were) {amount} (kwụghachi|kwuo) (ụgwọ mbinye|ego mgbazinye|loan) m
      (achọrọ m|m chọrọ) (ịkwụghachi|ikwughachi) ({amount}|ego niile) (m gbaziri|m biri n'aka unu|nke loan)
      (kwuo|kwuchapu) (ihe foro|ihe fodurụ) (na loan|na mbinye|n'ugwo unu)
      (loan m|ugwo m) (na-amu omuru nwa|na-agbasa), (ka m kwuo ya|kwuchaa ya ugbu a)
      (pay off|settle|clear) (loan|debt) (m|biko|{amount})
      (nyere m aka|ka m) (kwuo|bido ikwu) (loan|mbinye ego) (nke {amount}|kwa izu|)
      (ego ahia taa|salary m|alert batara) (ka m ji|were ya) (kwuo loan|kwughachi ego unu)
      (ka m|m choro) (weghachi|iweghachi|nyeghachi) (ego unu|ego m biri|loan)
      (loan|ugwo loan) (biko kwuo|kwuo ya|were ya) (n'akauntu m|{amount})
      achoro m (ikwughachi|ikwu) (loan|mbinye ego) (m|karo|{amount}|nile)
      (were|wepu) {amount} (n'akauntu m|) (kwuo loan m|tinye n'ugwo m ji unu|belata ugwo m)
      (m nwere ike|a ga m enwe ike) ikwu loan m (nile ugbu a|tupu oge|nwayo nwayo)
      (ka m kwuo|m ga-akwu) (ufodu|okara|nile) (n'ugwo m ji unu|na loan m) (taa|{amount}|)
      (ugwo m|loan m) (na-amu nwa|abiala) (ka m kwuo ya|were {amount} kwuo ya)
      (kwuchapu|kwusia) (loan|ugwo) m (ugbu a|tupu oge eruo)
      (ka m|biko ka m) (kwuchapu|kwughachi|kwutuo) (ego unu|ugwo unu|loan karo|ihe m biri) (taa|)
      (kwughachi|kwuchaa|kwutuo) (loan m|mbinye m|ugwo m ji karo) (biko|ugbu a|)
      (were|wepu|jiri) (ego di n'akauntu m|{amount}) (kwuo|kwughachi|kwuchaa) (loan m|ugwo m|mbinye m)
      (m choro|achoro m) (inyeghachi|ikwughachi|iweghachi) (ego m biri|ego unu gbazinyere m|loan m)
      (nyeghachi|weghachi) (unu|karo) (ego m biri|{amount} m biri|ego mbinye)
      (ego m biri|ego m gbaziri) (aka m|n'aka unu) (ka m kwughachi|achoro m ikwughachi ya|kwuo ya)
      (loan payment|pay loan|pay my loan|repay loan) (biko|{amount}|ugbu a)
      (kwuo|tinye) (obere|okara|{amount}) (na loan m|n'ugwo m biri|na mbinye m)
      (m rechara ahia|ugwo onwa abatala|isusu eruola m), (ka m kwuo loan m|kwughachi ugwo unu|wepu ego loan)
      (debit m|wepu ego) (maka loan|iji kwuo mbinye) (taa|ugbu a|n'akauntu m)
      (otu m ga-esi|kedu ka m ga-esi) (akwughachi|akwucha|akwu) (loan|ego m biri|mbinye) (n'oge|m|)
      (m nwetara alert|unu zitere m ozi) na (loan m eruola|oge ikwu loan eruola), (ka m kwuo ya|kwuo ya ugbu a)
      (ugwo loan|repayment) (onwa a|izu a|taa) (kwuo ya|ka m kwuo|wepu ya)
      (kwusi|kpochapu|mechaa) (loan|ugwo loan) m (taa|kpam kpam|ngwa)
      (anaghi m acho iji ugwo|achoghi m ugwo) (ozo|), (kwuchaa loan m|ka m kwuo ego m biri)
      (biko nwa m|nwam) (kwuoro m loan|wepu ego loan m) (n'akauntu m|ka aha m di mma)
      (kwuo|kwughachi) {amount} (nke|n'ime) (loan|mbinye) (m|m biri)
      (enwere m ike|m ga-enwe ike) (ikwughachi|ikwucha) (loan|ego m biri) (taa|n'oge|otu mgbe)
      (settle|clear|pay off|offset) (loan|my loan|mbinye) (m|biko)
      (ka|biko ka) (m belata|m wetu) (ugwo loan m|loan m) (kwuo {amount}|na {amount})
      (loan|mbinye) (instalment|installment|nke onwa) (pay|kwuo|kwuo ya) (biko|)
      (m biri|m gbaziri) {amount}, (achoro m ikwughachi ya|ka m nyeghachi ya|ka m kwuo okara)
      (ego mbinye|ego loan) (kwunye|kwuo|tinye) ({amount}|ya) (ugbu a|biko)
      (ruru|eruola) (oge|mgbe) (m ga-akwughachi|ikwughachi) (loan|ego m biri), (kwuo ya|wepu ya)
      (tupu|ka) (interest amubaa|e tinye m ntaramahuhu), (kwuo loan m|ka m kwughachi ego m biri)
      (auto|automatic) (repayment|debit) (loan m|na mbinye m) (tinye ya|ka m choro)
      (nke fodurunu|ihe foro) na loan m (kwuchaa ya|ka m kwuchaa|wepu ya n'akauntu)
      biko (wepu|were) ego loan (n'akauntu m|m ji) (ka m nwere onwe m|taa|)
      (akwughachi|ikwughachi) (loan|mbinye|ego m biri) (ka m choro|taa|{amount})
      (m ga-akwu|aga m akwu) (loan|ugwo mbinye) m (ugbu a|taa|{amount})
      (achoro m|chorom) (ikwu|imecha) (ihe foduru|nke fodurunu) (na loan m|n'ego m biri)
      (kwuo|kwughachi) (loan|ego) (m biri n'aka unu|unu binyere m|unu gbazinyere m) ({amount}|niile|)
      (onwa a|izu a) (ka m ga-akwu|m kwuo) (loan|mbinye) , (wepu ya|kwuo ya|{amount})
      (ego m biri|loan) {amount} (ka m lotara ikwu|achoro m ikwu ya|were ya kwuo)
      (m nwetala|enwetago m) ego, (kwuo loan m|ka m kwughachi unu|wepu ihe m biri)
      (pay|clear|settle) (my loan|loan m|the loan|mbinye m) (biko|{amount}|now)
      (tinye|gbakwunye) {amount} (n'ikwu loan|na loan repayment|ka loan m belata)
      (kwuoro m|biko kwuo) (loan|mbinye) (m eruola|onwa a|niile)
      (nwa m biko|nwam) (kwuchaa loan agadi|kwuo ihe m biri)
      (repay|refund) {amount} (loan|mbinye) (m|biko)
      (okara|ufodu|otu uzo) (loan|mbinye) m (ka m kwuo|kwuo ya|m ga-akwu taa)
      (achoro m|ka m) (weghachi|nyeghachi|kwuo) (ego loan|loan|{amount} m biri)
      (were|wepu) {amount} (kwughachi|kwuo) (mbinye m|loan m|ego m biri)
      (taa ka m|echi ka m) (kwesiri ikwu|ga-akwu) (loan|mbinye), (wepu ya ugbu a|kwuo ya)
      (kwuo|kwughachi) (okara|niile|{amount}) (loan m|mbinye m|n'ego m biri)
      (loan|mbinye) m (nke ahia|nke {amount}) (ka m kwuchaa|kwughachi ya)
      (ka m kwughachi|kwughachi) (tupu|ka) (unu kpoo m|oge agafee) (loan m|ego m biri)
      (akwughachila m|m na-akwughachi) (loan|ego m biri) (taa|ugbu a) (wepu ya|{amount})
      (kwuo|wepu) (ego|ugwo) (loan nwunye m|loan ahia m|loan m) ({amount}|ugbu a)
      (ka ugwo|ka loan) (m puo n'isi|m gwu) (kwuchaa ya|kwughachi {amount})
      (n'aka m|enwere m) {amount} (kwughachi loan m|ka m kwuo mbinye m)
      (were|wepu) ego n'akauntu m (kwuchaa loan|kwuo nke onwa a na loan)
      (achoro m|ka m) (ikwuchapu|kwuchapu) ugwo (loan m|m biri) (ka m ghara ikwu omuru nwa|tupu oge eruo)
      (m nwetara ego|ahia mara mma) (ka m kwughachi unu|were {amount} kwuo loan m)
      (kwuo|kwutuo) {amount} (n'ugwo m ji karo|na mbinye m)
      (kwuchie|kwuchaa) ugwo (loan m|m biri n'aka unu) (niile|taa)
      (nke onwa a na loan|installment loan m) (kwuo ya|ka m kwuo)
      ego unu binyere m, biara m ikwu ya
      ugwo onwa abatala, were ego unu
      ka m kwuchapu unu ugwo taa ka m rahu ura
      wepu {amount} kwuo ugwo m ji unu
      m ga-akwu okara taa, okara echi, na loan m
      enwere m ike ikwucha loan m tupu oge ya
      m kwuo loan m tupu oge eruo, o ga-ebelata omuru nwa
      kwuo nke onwa a na mbinye m
      aga m akwu loan ahu ugbu a, olee otu
      jiri ego batara taa wepu ugwo loan
      achoghi m ka ugwo loan noro m n'isi ruo krismas, kwuchaa ya
      kwuo loan nwunye m site n'akauntu m
      were ihe di n'akauntu m belata ego m biri
      unu anaghizi ewere ego loan n'onwe ya, ka m kwuo ya n'aka m
      tinye {amount} n'ihe foro na mbinye m
      m chefuru ikwu loan izu a, ka m kwuo ya ozugbo
      achoro m ka a na-ewepu ego loan n'akauntu m n'onwe ya kwa onwa
      ego ahia batara taa, were ya kwuo unu ugwo m niile
      achoghi m ka unu kpoo m oku, ka m kwuo ugwo unu ugbu a
      m ga-akwu nke onwa a na nke onwa ozo n'otu mgbe, loan
      onwe m bu ugwo unu, wepu {amount}
      kwuo loan, ka m biri ozo
      ka m kwuchaa ihe foro na mbinye ulo oru m
      ego ole ka m ga-akwu ka loan m biri taa, kwuo ya
      ka m kwughachie unu ego unu
      kwutalu m lon m {amount}
      nata ego unu binyelu m
      ego m binyere iji zuo oka, oka ereela, ka m kwughachi ya
      ala m rere akwuola ego, ka m kwuchaa unu loan m ji
      m nwetara contract, ego abatala, ka m kwupu ugwo unu niile taa
      unu na-ewepu ego loan na friday, ma ka m kwuo ya taa ka ego m ghara igwu friday
      ego oka batara, tupu m rie ya ka m kwuo unu ihe m ji
      nwanne m nwoke siri na ya ga-enyere m kwuo loan, kedu ka anyi ga-esi mee ya
      oge loan m fodu onwa ato, ma ego di m ugbu a, ka m kwuchaa ya
      m na-ahu ura nke oma ma m kwuchaa ugwo, wepu ihe nile foro na loan
      kwughachi {amount}
      ugwo loan nke onwa a, wepu ya n'akauntu m
      unu binyere m {amount}, ka m nyeghachi ya taa
      were {amount} n'akauntu m belata ihe m biri n'aka unu
      m ga-akwuchapu mbinye m n'izu a, bido na {amount}
      kwupu loan m, achoghi m omuru nwa ozo
      nke a bu ego loan m, {amount}, nabata ya
      m rere ehi m n'ahia, were {amount} kwuo loan m
      osikapa m achaala, e reela m ya, kwuchaa ugwo loan m ji unu
      ugwo onwa na mgbakwunye krismas batara, biko wepu {amount} kwughachi loan
      nwanne m si germany nyere m aka, ka m kwughachi mbinye m ji unu taa
      m choghi ugwo iso m banye n'afo ohuru, ka m kwuchaa loan m
      agbamakwukwo agwula, ego foro m {amount}, jiri ya belata loan m
      ahia nkwo taa di mma, kwunye {amount} na loan m
      onye isi klas m na-akwu ugwo ya n'oge, ka mu onwe m kwuo loan m nke onwa a
      nwanne m nyere m ego krismas, were ya kwuo loan m
      ego m abatala, wepu {amount} kwuo loan m
      achoro m ikwuchapu ugwo niile m ji unu otu mgbe
      ka m kwughachi okara loan m taa
    `,
    invest: `
      <i_want> (itinye ego n'azumahia|invest|itinye ego na investment|izu shares|itinye ego ka o muo|ego m muta)
      (itinye ego na investment|invest|investment|itinye ego ka o muo nwa|izu shares)
      (tinye|itinye) {amount} (na investment|na treasury bills|na mutual fund|na fixed deposit|na shares)
      (zuta|zutara m) (shares|oke dangote|treasury bills|shares mtn) ({amount}|)
      kedu ka m ga esi (invest|mee ka ego m too|tinye ego na investment)
      kedu (investment|ebe itinye ego) (unu nwere|kacha mma|m ga eme)
      enwere m {amount} (itinye na investment|m choro invest)
      achoro m ka ego m (too|muo|muta ego|na arụ ọrụ)
      (uru ole|ego ole) ka m ga enweta ma m tinye {amount}
      ree (shares m|investment m)
      (fixed deposit|dollar investment|treasury bill) ({amount}|)
      gbakwunye {amount} na investment m
      (ego ole|uru ole) ka m ga (enweta|erite) ma m (tinye|invest) {amount}
      ma m tinye {amount} (na investment|na shares) (ego ole ka o ga amu|uru ole)
      tinye {amount} (ka o muo|ka o muta nwa|n'ebe o ga amu ego)
      achoro m (izu|izuta) shares (nke {amount}|dangote|)
      (uru|ego) (investment|shares) ga amuta
      (zutara m|zuta) shares ({network}|dangote|zenith|nke {amount})
      (achoro m|ka m) zuta shares
      zuo shares {amount}
      (achoro m itinye|ka m tinye|kedu ka m ga esi etinye) ego na (treasury bills|shares|investment)
      (zuta|zuru m|zutara m) (shares|oke|treasury bills) (mtn|dangote|zenith|nke {amount})
      (investment|ebe itinye ego) (kacha|di) (mma|uru|)
      (achoro m|kedu ka) (ka ego m|ego m ga esi) (mubaa|muo|too|baa uba)
      (achoro m|m choro) (itinye ego na|itinye {amount} na) (treasury bills|shares|mutual fund|oke)
      (tinyere m|biko tinye) {amount} (na treasury bills|na shares|na mutual fund) (taa|ugbu a)
      (zutere m|zuo|zuta) (shares|treasury bills|oke dangote|bonds) (nke {amount}|{amount}|)
      kedu (investment|oke|ebe itinye ego|azumahia) (unu nwere|ka mma|m ga-etinye ego)
      (ebee|olee ebe) (ka m ga-etinye|m nwere ike itinye) ego (m|) ka o muo
      (achoro m|kedu ka m ga-esi mee) ka ego m (muo|too|mubaa|baa uba)
      m ji {amount} n'aka (achoro m itinye ya n'investment|m choro ka o mua ego)
      (m tinye|o buru na m tinye) {amount} (ego ole|uru ole) (ka m ga-enweta|ka m ga-eri)
      (malite|bido) (investment|itinye ego)
      (gbakwunye|tinyekwuo|tinye) {amount} na (investment|oke|shares|itinye ego) m
      (kedu ka m ga-esi|achoro m ka) (mee ka |)ego m (muo|too|mubaa)
      (m tinye|o buru na m tinye) {amount}, (ego ole ka m ga-enweta|gini ka o ga-amu)
      (ree|resie) (shares|oke) m
      (ego m|{amount} m) (no nkiti|na-ehi ura|togboro n'efu) n'akauntu, (ka m tinye ya ebe o ga-amu|kedu ebe m ga-etinye ya ka o muo|nyere m tinye ya na investment)
      (achoro m inwe|ka m nwee) (shares|oke) (na mtn|na dangote|na zenith|n'ulo oru) (nke {amount}|)
      (t bills|tbills|treasury bill|bonds) (ka m choro|zutara m|nke {amount}) (biko|)
      (enyi m|oga m|nwanne m) (na-erite uru|ritere uru) na (shares|investment|treasury bills), (mu onwe m choro|ka m bido nke m)
      (investie|invest|put) {amount} (for me|biko|na mutual fund|na money market)
      (obere ego|puku ise|{amount}) (o zuru iji bido investment|ka m ji bido|ka m ga-eji malite) (itinye ego|)
      (ka nwa m wee nwee|ka m wee nwee) ihe (echi|n'odinihu), (ka m tinye ego na shares|achoro m itinye {amount} na investment)
      (achoro m ibu|ka m buru) (onye nwe oke|shareholder|investor) (na dangote|na karo|)
      (kedu nke|olee nke) ka mma (shares|treasury bills|mutual fund|fixed deposit) (ka m tinye {amount}|)
      (resiere m|ree|recha) (shares|oke|investment) (m niile|mtn m|dangote m)
      (uru|interest|nwa) ole ka {amount} (ga-amu|ga-amutara m) (n'otu afo|n'onwa isii) (na treasury bills|na investment)
      fixed deposit {amount} (ruo onwa isii|otu afo|nye m)
      tinye (ego ahia m|ego ubi m|pension m) (na investment|n'ihe ga-amu ego|na mutual fund)
      (m na-atu egwu|o nwere ihe ojoo) ma (m tinye ego na shares|m zuta oke|m invest ego m)
      (dollar fund|mutual fund|money market|real estate) (ka m choro itinye ego|unu nwere ya|{amount})
      (achorom|m choro) (invest|ime investment|itinye ego ka o muo|ka ego m na-amutara m)
      (zutalu m|zulu m) (shares|oke|treasury bills) (nke {amount}|mtn|)
      (minimum|kacha nta) (m ga-eji|e ji) (bido investment|zuta shares|zuta treasury bills) (bu ole|)
      (biko nwa m|nwam) (tinyere m ego pension|tinye ego m) (ebe o ga na-amutara m obere|na treasury bills)
      (tinyekwuo|gbakwunye|top up) (investment|shares|mutual fund) m (ji {amount}|)
      (kedu ka|olee otu) (e si|m ga-esi) (azuta shares|bido investment|azu treasury bills|etinye ego ka o muo)
      (biko|) (achọrọ m|kedu ka m ga-esi) (itinye ego|ịzụta òkè) (n'azụmahịa na-amụta ego|n'ụlọ ọrụ|na ngalaba ego)
      (ka|mee ka) {amount} (muta|mutara m) (ego ozo|uru|omuru nwa) (n'investment|)
      (m choro inweta|achoro m inweta) uru (n'ego m|n'{amount}), (ebee ka m ga-etinye ya|invest ya)
      (stocks|equity|gold|bitcoin|crypto) (unu na-ere ya|ka m choro izu|zuo {amount})
      (umu m|nwa m) ga-eto, (ka m zutara ya shares|ka m tinyere ya ego na mutual fund)
      (ole mgbe|afo ole) ka ego na-ano na (treasury bills|fixed deposit) (tupu e nweta uru|ma m tinye ya)
      (invest|investment|investing) (biko|kedu ka o si aru oru|{amount})
      (ka m zuo|m choro izu) (oke|shares|treasury bills) (biko|{amount}|ugbu a)
      (ebe|ihe) (ego ga-amu|ego ga-eto|ga-amutara m ego) ka m (choro itinye|ga-etinye) {amount}
      (ree|resi) (shares|treasury bills|investment) m (biko|nye m ego m)
      (achoro m|ka m) (itinye|tinye) (ego|{amount}) (n'ahia shares|na investment|na treasury bills|ka o muta ego)
      (zuoro m|zutara m|ka m zuta) (shares|treasury bills|oke) ({amount}|dangote|n'ahia)
      (enwere m|e nwere m) {amount} (achoro m ka o mubaa|ebee ka m ga-etinye ya|ka m tinye ya n'investment)
      (gbakwunye|tinyekwuo) {amount} na (investment m|shares m)
      (kedu|olee) investment (ka mma|na-eweta uru) (ka m tinye ego|)
      (ebee ka m ga-etinye|itinye) {amount} (ka o muta nwa|n'ahia shares|na mutual fund)
      (m choro|achoro m) (iji {amount}|) (zuta shares|bido investment|zuta bonds)
      (achoro m|m choro|chorom) (itinye ego|iji ego m zuo|ibanye) (na treasury bills|n'investment|na mutual fund|shares|n'oke)
      (kedu|olee) (investment|ihe|ebe) (m ga-etinye {amount}|m ga-etinye ego ka o muo|kacha mma ugbu a)
      (invest|tinye|zuo) {amount} (na treasury bills|na mutual fund|shares|n'investment|na fixed deposit) (biko|)
      (kedu|olee) (otu|ka) (m ga-esi|e si) (azu shares|azu oke|einvest|etinye ego na treasury bills)
      (ego m|{amount} m) (no nkiti|togbo efu), (invest ya|tinye ya ebe o ga-amu|zuo shares na ya)
      (achoro m ka|ka) (ego m|{amount}) (muo nwa|rụọ oru|muta uru) (na shares|na treasury bills|n'investment)
      (kedu|ole) (uru|ego) (m ga-erite|ga-abata m) (ma m tinye {amount} na treasury bills|ma m invest {amount}|na fixed deposit)
      (unu nwere|e nwere) (investment|shares|treasury bills|mutual fund|bond) (m ga-azu|m ga-etinye ego|ndi ole)
      (zuo|buy) (shares|oke) (mtn|dangote|zenith|gtco|{amount}) (maka m|biko|)
      (ree|sell) (shares|oke|investment) m (nile|{amount}|nke dangote|biko)
      (fixed deposit|treasury bill|t-bill|mutual fund|bond) (ka m choro|{amount}|biko)
      (kacha nta|opekata mpe) ole ka m ga-(etinye|eji bido) (na investment|na shares|na treasury bills)
      (biko nwa m|nwam) (tinyere m ego na treasury bills|ebee ka m ga-etinye ego ka o muo)
      (tinye|jiri) {amount} (zuo|goo) (treasury bills|shares|mutual fund|bond) (maka m|biko)
      (ebee|kedu ebe) (ka m ga-etinye|m ga-etinye) (ego|{amount}) (ka o mubaa|ka o weta uru|ka o muta nwa)
      (ego m|{amount}) (ka m choro iji mee investment|ka m choro itinye n'oke|itinye na fixed deposit)
      (achoro m|m choro) itinye ego (na stock market|na treasury bills|n'ahia shares), (kedu ka m ga-eme|biko)
      (shares|stock) (nke ole|ole ndi) (di onu ala ugbu a|ka m ga-azu|ka unu na-ere)
      (retirement|pension|agadi) (ka m na-akwado) , (ebee ka m ga-etinye ego|invest {amount})
      (dollar|naira) (mutual fund|fund|investment) (ka m choro|tinye {amount})
      (fgn bond|savings bond|t bills) (ka m zuo|{amount}|kedu ka e si azu ya)
      (ree|resie) (shares|oke|mutual fund) m (ka m nweta ego|biko|{amount})
      (m tinye ole|kacha nta ole) (m ga-eji azu shares|na mutual fund|na treasury bills)
      investment (ka m choro ime|options ole ka unu nwere|ndi unu na-ere), (biko gosi m|gwa m ha)
      (ka ego m ghara ire ure|ka ego m rụọ oru) (tinye ya na investment|zuo treasury bills {amount})
      ole ka (treasury bills|mutual fund|fixed deposit) na-enye, (m choro itinye ego na ya|ka m zuo)
      (nwunye m|oga m) gwara m (zuo shares|tinye ego na treasury bills) , (kedu ka m ga-esi|zuo nke {amount})
      (buy|sell) {amount} (shares|stock|oke) (dangote|mtn|biko)
      (nwa m biko|nwam) (tinye ego pension m na fixed deposit|zuoro m shares {amount})
      ka m (zuta|zuo) (oke|shares|mutual fund) (n'ulo oru dangote|{amount}|biko)
      (ego agadi|ego m nwetara n'oru) (ka m tinye n'investment|ebee ka m ga-etinye ya ka o muo)
      (tbills|treasury|bond) (ohuru|) (apugo|kedu mgbe ha ga-aputa) (m choro izu)
      (long term|short term) investment (ka m choro|{amount}|kedu nke unu nwere)
      (ree|sell) (ihe niile m zuru na shares|mutual fund m|{amount} na investment m)
      (risk|ihe egwu) (o di|dikwa) (n'itinye ego na shares|na mutual fund) (tupu m tinye {amount})
      (ka ego m rụọ oru) (tinye {amount} na fixed deposit|zuo shares)
      (kedu ebe|gini) (m ga-etinye ego m|m ga-azu) ka o (mubaa|muta nwa) (n'ebe unu|)
      (tinye|jiri) {amount} (na treasury bills|zuo shares MTN|na fixed deposit)
      (achoro m|ka m) (ibido|bido) (itinye ego|invest) (obere obere|ji {amount})
      (unu nwere|e nwere) (fixed deposit|mutual fund|bonds) (m ga-etinye ego na ya|)
      (reere m|ree) shares m (niile|nke {amount}) (biko|)
      (ka ego m|ka {amount} m) (ghara ino nkiti|muta ego) (tinye ya na treasury bills|tinye ya n'investment)
      (bond|eurobond|treasury bills) (m choro izu|ka m zuo) {amount}
      m nwere obere ego ji n'aka, ebee ka m ga-etinye ya ka o wee too
      kedu otu mmadu si azuta shares nke mtn
      tbills nke ubochi iri itoolu na otu, tinyere m {amount}
      ole ka e ji azu otu share nke zenith ugbu a
      onu shares dangote taa, ole ka o di
      m choro iree shares m niile were ego ya
      reere m okara shares m
      resie mutual fund m, achoro m ego ya
      o buru na m tinye {amount} ruo otu afo, ole ka m ga-enweta
      gomenti bond, kedu ka m ga-esi soro zuo
      nye m ihe ndi e nwere ike itinye ego na ha n'ebe a
      ego m na-anoro nkiti, ka m tinye ya n'ihe ga-amu
      biko, o nwere investment nke halal, nke na-enweghi omuru nwa
      kedu nke ka nchebe, treasury bill ka o bu shares, m choro itinye {amount}
      dollar fund ka m choro itinye {amount}
      m bu nwa akwukwo, m nwere ike izuta shares {amount}
      m wepu ego na fixed deposit m ugbu a, o nwere ntaramahuhu
      achoro m iwepu ego m na treasury bills tupu oge ya eruo
      ego ndi otu anyi, anyi choro itinye ya na mutual fund
      stock ole na-aga elu ugbu a ka m zuta
      tinye {amount} ozo na shares m nwere
      zuo m oke ulo oru access
      ka m zuru nwa m shares ugbu a ka o di nta
      o di mma itinye ego ugbu a ka o bu ka m chere
      m nuru maka commercial paper, unu na-ere ya
      afo ole ka treasury bills na-ano
      ole ndi n'ime shares ka unu na-ere m ga-azu
      ego m nwere {amount} na-anoro nkiti n'akauntu, inflation na-eri ya. tinyere m ya ebe o ga-eto
      ndi enyi m na-azu shares, mu onwe m choro itinye {amount}
      zuru m mtn shares nke {amount}
      ere m shares zenith niile, ego ya banye n'akauntu m
      treasury bill nke na-abia, ka m so zuo ya
      m choro itinye ego na real estate fund
      ole ka bond fgn na-akwu, m choro izu ya
      kedu ihe kacha mma m ga-eji {amount} zuta n'ahia shares
      tinyelum ego n'ife ga-amu nwa
      shears ka m choro izu
      zulum treasury bill {amount}
      ihe a na-akpo sukuk, ka m zuta {amount}
      nna m nwuru hapu m ego, achoghi m imefu ya, ka m tinye ya n'ihe ga-amu
      ego m ritere n'ahia osikapa di {amount}, ndi mmadu si m zuo treasury bills, ka m zuo ya
      m na-atu egwu ahia shares, nye m ihe nchebe m ga-etinye {amount}
      onye ndu uka anyi si na treasury bills di mma, kedu ka m ga-esi tinye {amount}
      m na-aga pension n'afo ozo, ka m tinye ego gratuity m ebe o ga-amu nwayo nwayo
      shares m na-ada kwa ubochi, ka m recha ha tupu ego m agwu
      nwa m gbara afo otu taa, ka m zuoro ya shares nke {amount}
      shares {amount}
      shares zenith ole ka o bu taa, ka m zuo
      ole ka otu oke mtn di n'ahia, achoro m iri
      mutual fund unu nwere, gosi m ha ka m horo otu
      onu treasury bills nke izu a bu ole
      ego gratuity nna m batara, tupu ya agwu n'oriri ka m zuo treasury bills
      m na-akwa akwa, onwa a gara m nke oma, achoro m izu shares mtn {amount}
      umu m ga-eto, ka m tinye {amount} na mutual fund ka o na-amu
      anyi na-akpa nkata n'uka banyere shares, unu na-ere ya
      achoro m iwu ulo, biko ree shares dangote m niile
      ji m rere nke oma, kedu fixed deposit m ga-etinye ego ya ruo oge oku ji
      oge krismas na-abia, ree shares zenith {amount} ka m zuo osikapa
      nwa klas m zuru shares gtco, ka mu onwe m zuo nke {amount}
      nna m hapuuru m ego, tupu ndi enyi erie ya zuoro m treasury bills {amount}
      achoro m izu share dangote {amount}
      treasury bill masiri m, tinye {amount} m na ya
      ole ka ha na-ere share mtn taa, achoro m izutu ole na ole
    `,
    portfolio: `
      <show> (investment m|shares m|oke m|portfolio m|investment m niile)
      (investment m|shares m|portfolio m|ego m tinyere n'ahia) kedu (ka o di|ugbu a)
      kedu ka (investment m|shares m|oke m) (si aga|di|na eme) (taa|)
      ego ole ka (investment m|shares m|oke m) (ruru|bu) (ugbu a|)
      uru ole ka m (ritara|nwetara) na (investment m|shares m)
      kedu (shares|investment) m nwere
      (investment m|shares m) o (rigoro|dara|na ada)
      kedu mgbe investment m (ga eru|ga-achapu)
      <i_want> (ihu|ilele) (investment m|shares m|portfolio m)
      uru investment m {period}
      mkpokota (ihe m tinyere na investment|investment m)
      (achoro m|ka m|enwere m ike) (ilele|ihu|lelee) (investment|shares|oke) m
      (gosi m|lelee) (investment|shares) (m|m nwere|m zuru)
      (kedu|ego ole) (investment|shares) m (ruru|bu|)
      uru (m ritara|shares m|investment m) (ole|)
      onodu (investment|shares|oke) m
      (investment|shares|portfolio) m (bu|ruru) ego ole
      ego ole (bu|ka) (investment|shares|portfolio) m (bu|ruru|ugbu a)
      (gosi m|lee) (ego|ihe) m tinyere na (investment|shares)
      (oke|shares) m nwere (ole|bu ole)
      (investment|shares) m (kedu|si aga|na eme)
      kedu ego (investment|shares) m (ruru|mutara)
      (gosi m|lee) (portfolio|investment) m
      kedu ka (investment|shares|oke) m (si eme|di) (ugbu a|)
      (uru ole|ego ole) ka m (nwetara|ritara) na (investment|shares|ego m tinyere)
      (gosi m|ka m hu) (investment|shares|ego m tinyere n'ahia) m (niile|)
      (kedu ka|otu) (investment m|oke m|ego m tinyere|shares m|portfolio m) (si aga|di|na-eme|mere)
      (ego ole|uru ole) ka m (ritere|nwetara) (na investment m|n'oke m)
      (gosi m|lelee) (investment m|oke m|portfolio m|shares m|ego m tinyere)
      (ana m|a na m) (erite|enweta) (uru|oghom) na (investment|shares) m
      kedu (oke|shares|investment) (m nwere|m zutara)
      (onu ego|mkpokota|akuko) (investment|oke|shares) m
      (investment|oke|shares) m (o toola|o rigola|o dala|o muola)
      (ole|ego ole) ka (shares m|treasury bills m|investment m) bu (ugbu a|taa)
      m na- (erite uru|efufu ego|enweta uru) (na itinye ego m|)
      (kedu|ole) (shares|oke|itinye ego) (m zutara|m nwere)
      (shares m|investment m) (o toola|kedu ka o di|o muola nwa)
      (shares m|oke m|investment m) (na-arigo|na-agbada|o na-eme ofuma|o no otu ebe)
      (ego|{amount}) m tinyere (na treasury bills|na shares|na mutual fund) (amuola ole|ruola ole|kedu ka o di)
      (uru|gain|profit) (ole|) (shares m|investment m|mutual fund m) (mutara|wetara|nyere m) ({period}|)
      (chee|lelee|tulee) (investment|shares|treasury bills|mutual fund) m (ka m mara ka o di|)
      (treasury bills|fixed deposit|bond) m (ga-akacha|ga-eru|ga-agwu) (olee mgbe|mgbe ole)
      (list|depụta|gosi) (ihe niile|ebe niile) m (tinyere ego na ha|mere investment)
      (m furu ego|m ritere uru) (na shares|n'oke m|na investment m) (ka o bu mba|gwa m|{period})
      (my investment|my shares|portfolio) (how far|kedu|biko gosi)
      (shares ole|oke ole) (nke mtn|nke dangote|nke zenith|) ka m (ji|nwere ugbu a)
      (ka m fu|ka m hu) (investment|shares|ego m tinyelu) (m|ka o si aga)
      (dividend|uru oke|interest) (shares m|investment m|) (abatala|ruru ole|ga-abata mgbe ole)
      (portfolio|potfolio) (value|m ruru ole|balance|m biko)
      (investment|ego m tinyere) m (niile|) (gbakoo|guko) (o bu ole|gwa m)
      (kemgbe m zutara|ebe m zutara) shares (o rigoro ole|kedu ihe mere ya|o gbadara)
      (biko nwa m|nwam) ego m (tinyere ka o muo|debere na investment) (o muola ole|kedu ka o di)
      (performance|onodu|otu ihe si aga) (nke|) (shares m|investment m|mutual fund m) ({period}|)
      (taa|ugbu a) (shares m|bonds m|investment m) (na-ere ole|bara uru ole|di ole)
      (akuko|report) (banyere|nke) (shares|investment|oke) m (biko|{period}|)
      (biko|) (gosi m|gwa m) (ọnọdụ|uru) (òkè|ego m tinyere n'azumahia|investment) m
      (kedu|ole) (uru|mmuba) (shares|oke|treasury bills) m (nwere|nwetara) (kemgbe|{period}|)
      (m tinyere {amount}|m zutara shares) {period}, (o ruola ole|kedu ka o di ugbu a|uru ole)
      (stocks m|crypto m|mutual fund m|shares m) (ole ka o ruru ugbu a|how much now|kedu ka ha di)
      (ego|investment) m (na-amu|na-eme) (nke oma|ofuma) (ka o na-efu|)
      (ihe niile|shares niile) m (ji|zutara) (na onu ego ha|ka m hu|depụta ha)
      (enwere m|m nwere) (shares|treasury bills|investment) obula (na karo|ugbu a)
      (ego|ihe) m tinyere (na shares|na investment|na treasury bills) (kedu|gosi m|ole)
      (investment|shares) m (gosi|biko|lelee ya|ka m hu)
      (investment m|shares m|ego m tinyere) (ole ka o ruru|kedu ka o di|o muola nwa ole)
      (uru ole|ego ole) (ka m nwetara|ka investment m wetara) (ugbu a|)
      (gosi m|ka m hu) (investment m|shares m|ihe m tinyere ego na ya)
      (olee|kedu) (investment|ihe itinye ego) (m nwere|ndi m nwere) (gosi m|)
      (uru|omurunwa) (investment m|shares m|t-bills m) (bu ole|o batala|o mubara)
      (ego m tinyere) (na shares|na mutual fund|na t-bills) (kedu ka o mere|ole ka o bu ugbu a)
      (gosi m|kedu|ka m hu) (investment|shares|oke) m (niile|ndi m nwere|ka ha di|na uru ha)
      (investment|shares|mutual fund|treasury bills) m (o na-ari elu|o na-ada|ritere uru ole|ruru ole|kedu)
      (ole|ego ole) ka (shares m|investment m|oke m) (ruru ugbu a|bara|di|mutara)
      (uru|ogom|profit|oghom) (m nwetara|m) (na shares|n'investment|na treasury bills) (ole|kedu|gosi m)
      (portfolio|my investments|my shares) (m|biko|gosi m|update)
      (treasury bills|fixed deposit|bond) m (ga-eru mgbe ole|ga-akwu m mgbe ole|foro ubochi ole)
      (kedu ka|otu) (ego m tinyere|ihe m zutara) (na shares|n'investment) (si aga|di|na-eme)
      (biko nwa m|nwam) (gosi m shares m|ego m tinyere na treasury bills o ruru ole)
      (shares|oke) (ole|ndi ole) (ka m ji|m nwere|ka m zutara) (ugbu a|)
      (lelee|nyochaa) (investment|shares|portfolio) m (taa|biko|n'onwa a)
      (investment|shares|t-bills) (m|m niile) (o nwetala uru|uru ya ole|ruru ole ugbu a)
      (lelee|tulee|nyochaa) (uru|ego) (investment m|shares m|mutual fund m) (wetara|nwere)
      (ego m|ihe m) (tinyere na mutual fund|jiri zuo shares) (ole ka o ruru|kedu ka o di)
      shares (dangote|mtn|zenith) m (arigola|adala|ruru ole)
      (gosi m|depụta) (ihe|ebe) (niile|) m (tinyere ego na ya|nwere dika investment)
      (mutual fund|treasury bills|bond) (m|m zutara) (kedu|ka o si aga|ga-agwu mgbe ole)
      (profit|loss|returns) m (na shares|n'investment) (ole|gosi m)
      (ahia oke|stock market) taa (o metutara shares m|shares m adala ole)
      (m nwere|enwere m) (shares|investment|oke) (ole|ndi ole) (n'aha m|na karo)
      (my stocks|my investments|my mutual fund) (balance|value|m) (biko|)
      (onodu|status) (shares|investment|treasury bills) m (taa|biko)
      (investment m|shares m) (o bara uba|o ka di mma|o furu)
      (mgbe ole|kedu mgbe) (investment|treasury bill|fixed deposit) m (ga-ezu|ga-akwu|zuru)
      (uru|ihe) (shares m|investment m) wetara (onwa a|n'afo a) (ole|gosi m)
      (ihe niile|ngukota) (m tinyere|m nwere) na investment (ole|gosi m)
      (karo|biko karo) gosi m (shares m|portfolio m|investment m)
      (dangote|mtn|gtco) (shares|oke) m (ole ka o bu|o ritere uru)
      (fund|bond) m (m zutara izu gara aga|m zutara) (kedu ka o di|ruru ole)
      (mgbe ole|kedu mgbe) ka (fixed deposit m|t-bills m) (ga-eru|ga-alota)
      (is my|my) (investment|portfolio) (doing well|up|growing) (biko|)
      (lee|leere m) (investment|shares|mutual fund) m (biko|ka m mara ma m ritere)
      (ka m mara|achoro m ima) (investment m|shares m) (kedu|o di ole ugbu a|ritere uru)
      (ego ole|uru ole) ka (shares m|treasury bills m) (wetara|nyere m) (n'afo a|ruo taa)
      (ego m tinyere|ihe m tinyere) na (treasury bills|shares) (ole ka o bu ugbu a|o mutala nwa)
      (shares m|oke m) (taa|n'izu a) (o rigoro ka o dara|ole ka ha bu)
      (gosi m|ka m hu) (ebe m tinyere ego|investment m) na (uru ya|otu o di)
      (fixed deposit m|bond m) (o ga-eru mgbe ole|omuru nwa ya ole ugbu a)
      (kedu otu|olee ka) (treasury bills m|mutual fund m|shares m) (si eme|di)
      (ole ka m ritere|uru ole ka m nwetara) na (shares|treasury bills|fund) m ({period}|)
      shares m o ga elu ka o gbadara ala taa
      ihe niile m zutara n'ahia shares, gosi m ha
      ole ka ego m tinyere n'mutual fund di ugbu a
      uru ole ka m ritela kemgbe m malitere itinye ego
      efuola m ego na shares m, ole
      treasury bills m ga-akwu mgbe ole
      dividend m o batala
      oke ole ka m ji na mtn
      m tinyere {amount} na dollar fund, o bu ole taa
      otu shares m si aga n'izu a
      lelee ma shares m na-eme nke oma
      gukota ego m niile di n'ahia shares na bonds
      kedu nke kacha eme ofuma n'ihe ndi m tinyere ego
      investment m onwa gara aga na nke onwa a, kedu ihe gbanwere
      ego m tinyere n'afo gara aga o muola nwa
      ka m mara ma m na-enweta uru ka o bu oghom na shares m
      shares dangote m ruru ole ugbu a
      stocks m adala ole
      ka m fu ego m tinyelu na shares
      m zutara shares n'afo gara aga, kedu ka o di ugbu a
      ego ole m nwere na treasury bills na funds ma a gbakoo
      gosi m uru na oghom ihe niile m zutara
      bond m ga-eru mgbe ole, ole ka m ga-enweta
      o bu shares ole ka m nwere nke na-ada ada
      shears m kedu
      ego m tinyelu n'ife ahu o muruoo nwa
      ole ka ego m tinyere na dollar fund muru
      o buola otu afo m tinyere ego na mutual fund, kedu ka o di
      ahia shares dara n'izu a, ka m hu ma nke m daara
      m zuru mtn na dangote n'otu ubochi, nke ole na-eme nke oma
      nwunye m na-aju ole investment anyi ruru, gosi m ya
      shares m ole
      shares zenith m zuru, kedu ka ha di taa
      mutual fund m, uru ole ka o wetara m
      ihe m nwere n'investment ma a gukota ya
      nwanne m na-aju ma o kwesiri itinye ego, ka m lee uru shares m ritere mbu
      radio kwuru na ahia shares dara, kedu ka nke m di
      tupu anyi kpebie ilu di, ka m gosi ya investment ndi m nwere
      m gara njem otu afo, gosi m ihe shares m ruru ugbu a
      agara m ahia lota, ka m hu ma mutual fund m o ritere uru taa
      nwa m na-abanye mahadum, treasury bills m ga-eru mgbe ole ka m kwuo
      ka mmiri na-ezo anyi no n'ulo, ka m lee ihe niile m ji n'investment
      oria nne m choro ego, uru ole di n'investment m ugbu a
      di m juru ihe shares anyi mere n'afo a, gosi m
      share m kwanu, ha o riri elu
      ihe niile m tinyere ego na ya na mkpokota, ole ka ha bara ugbu a
      uru ole ka m ritela n'ihe m tinyere ego
      depute share niile m nwere, ka m mara nke na-efu efu
      kedu ihe ego m di na ya ugbu a, share ka o bu treasury bill
    `,
    remittance: `
      <i_want> (iziga ego|inata ego si) (mba ozo|obodo oyibo|ghana|london|america|mba esi)
      (ziga|zipu) (\\$100|dollar 100|50 pounds|ego) (mba ozo|na ghana|na london|na america|obodo oyibo)
      (ego mba ozo|iziga ego mba ozo|ego si obodo oyibo|inata ego si mba ozo)
      (nwanne m|nwa m|enyi m) (no|bi) na (london|america|canada|dubai) choro izitere m (ego|dollar)
      (ego ole bu|kedu) (dollar|pounds|euro|onu ahia dollar) (taa|)
      (onu ahia dollar|mgbanwe ego|dollar na naira|ego dollar)
      kedu ka m ga esi (nata ego si|ziga ego na) (mba ozo|obodo oyibo|america)
      (otu dollar|dollar 100|otu pound) bu ole (na naira|)
      (western union|moneygram|lemfi|sendwave) (ego|)
      gbanwee (dollar|pounds) (m|100) ka o buru naira
      ego m si (london|mba ozo|america) o (ruola|batala)
      ego ole ka unu na ana iziga ego mba ozo
      (nwa m|enyi m|di m) (no|bi) na (dubai|canada) (choro izitere|ga-ezitere|na-ezitere) m ego
      ego (ga-esi|na-esi) (dubai|london|america) (abiara m|abata)
      (nata|natara) ego si (obodo oyibo|mba ozo)
      (lemfi|sendwave|western union|moneygram) (ego|nata ego|)
      (lemfi|sendwave|western union)
      (inata ego si|inweta ego si|iziga ego na) (mba ofesi|london|america|ghana|canada)
      (nwa m|nwanne m|di m) (no na|si) (london|america|canada|dubai) choro (izitere m|iziterem) (ego|dollar)
      (ego ole|ole) bu (dollar|pound|euro|onu ahia dollar) (taa|ugbu a|)
      (nwanne m|enyi m|ezi m) (no|bi) na (obodo oyibo|america|london|ala bekee) (choro iziterem ego|na-ezitere m ego|ga-ezitere m dollar)
      (achoro m|kedu ka m ga-esi) (inata|nata|anata) ego (si|sitere na) (mba ofesi|obodo oyibo|america|london|mba ozo)
      (achoro m|kedu ka m ga-esi) (iziga|ziga|izipu) ego (na|gaa) (mba ofesi|ghana|london|america|china|obodo oyibo|mba ozo)
      (ego ole|ole) bu (dollar|dola|pounds|euro) (ugbu a|na naira)
      (onu ego|rate|mgbanwe) (dollar|dola|pounds|ego mba ozo) (taa|na naira|)
      (gbanwee|gbanwere m) (dollar|dola|pounds|100 dollars) (m|) (ka o buru|na) naira
      (unu na-anara|unu na-anabata|unu nwere ike inara) (western union|moneygram|ego mba ofesi)
      (kedu|olee) (ka|otu) ndi (be m|m) no (na mba ofesi|na america|na london) ga-esi (zitere m|ziga m) ego
      (inata|iziga) ego (mba ofesi|obodo oyibo)
      (nwa m nwoke|ada m|di m|nwanne m) (no germany|no italy|no china|no ala bekee|no malaysia) (zitere m ego|si na ya ga-ezite ego|na-aju ka o ga-esi zite m ego)
      (onye china|onye m na-azu ngwa ahia|supplier m) (no dubai|no guangzhou|no china) choro ego ya, (kedu ka m ga-esi ziga ya|ziga ya dollar)
      (swift|iban|domiciliary|dom account) (maka ego mba ozo|iji nata dollar|ka m nata pounds)
      (1 dollar|otu dola|100 dollars|50 pounds) (ole|ole na naira|how much) (taa|ugbu a)
      (dola|dollar|pound|euro|yuan|cedis) (kedu ka o di|aruola ole|arigola) (taa|ugbu a|)
      (ego si abroad|ego si oversea|ego si obodo oyibo|ego si uk) (m choro inata|kedu ka o ga-esi bata|na-abata ebe a)
      (zigalu|ziga|zipu) nwanne m no na (ghana|cameroon|benin|south africa|uk) (ego|{amount})
      (ulo akwukwo|school fees) (nwa m no uk|nwa m no canada|m na-akwu n'obodo oyibo) (ka m choro ikwu|kedu ka m ga-esi ziga ya)
      (worldremit|taptap send|wise|paypal|lemonade|lemfi) (ego m|ka m ji nata ego|unu na-anara ya)
      (changie|gbanwe|gbanwere m) (dollar|pounds|euro) ({number}00|) (na naira|ka o buru naira)
      (how much|ole) (ka unu na-azu|ka unu na-ere) (dollar|pound|euro) (taa|)
      (achoro m|chorom) (dollar|dola|pounds) (ka m zuta|m ga-eji aga njem|m ga-eziga)
      (charges|ego unu na-ana) (iji nata ego mba ozo|iji ziga ego ghana|maka ego obodo oyibo)
      (onye|nwoke) (bi n'obodo oyibo|no oversea|no yankee) (ga-ezitere m|choro izitere m) (ego|dollar), (gini ka m ga-enye ya|o ga-abata ebe a)
      (send money|ziga ego) (to|na) (ghana|uk|america|kenya|china) (biko|kedu ka e si eme ya)
      (ego abroad|ego oversea|ego ndi obodo oyibo) (m na-eche|o na-ewe ubochi ole|ga-abata mgbe ole)
      (black market|aboki|official) rate (dollar|pounds) (taa|unu kedu)
      (biko nwa m|nwam) nwa m no (ala bekee|america|obodo oyibo) (zitere m ego kedu ka m ga-esi nata ya|choro izitere m ego)
      (fx|forex|exchange rate|mgbanwe ego) (taa|dollar na naira|unu ole)
      (inata|ka m nata) (ego|dollar) (nwa m|di m|enyi m) (si|zitere m si) (italy|dubai|london|canada)
      (biko|) (kedu ka m ga-esi|achọrọ m) (iziga|ịnata) ego (n'obodo ọzọ|si mba ọzọ|gaa mba ofesi) (site na karo|)
      (nwa m nwaanyi|nwunye m|ogo m) (bi|na-aru oru) na (texas|houston|manchester|toronto), (o ga-ezitere m ego kedu ka o ga-abata|choro izite m dollar)
      (kedu|gini bu) (onu|mgbanwe) (dollar na naira|pounds na naira|euro|cedis) (taa|)
      (convert|gbanwee) {number}00 (dollars|pounds|euros) (to naira|na naira)
      (ego nwa m|dollar nwa m|ego {name}) si (usa|uk|canada|dubai) (abiala|abiabeghi|o na-abia)
      (usd|gbp|eur|cfa) (rate|price|onu ya) (taa|biko)
      (send|ziga) {number}00 (dollars|pounds|cedis) (gaa|to) (ghana|london|china|togo)
      (nwa m|nwanne m|enyi m) no (na mba ozo|n'obodo oyibo|n'america) zitere m (ego|dollar), (kedu ka m ga-esi nata ya|ka m nata ya)
      (ka m|m choro) (ziga|iziga) ego (ghana|london|n'obodo oyibo|na china)
      (dollar|pounds|euro) (bu|ruru) (ego ole|ole) (taa|biko)
      (ego|ha choro iziga ego) (si|si na) (london|america|canada) (kedu ka m ga-esi nata ya|)
      (dollar|pound) (ole ka unu na-agbanwe|bu ole na naira) (taa|)
      (ziga|achoro m iziga) ego (na|gaa) (ghana|london|mba ofesi) (kedu otu|ole bu charges)
      (nwanne m|nwunye m) (no|bi) (n'america|na germany) choro izitere m ego, (kedu ka o ga-esi|gini ka o ga-eme)
      (dollar|pounds|euro|dola|cedi) (ole|ego ole|bu ole) (taa|ugbu a|na naira)
      (achoro m|m choro|chorom) (iziga ego|inata ego) (na ghana|n'america|si canada|si uk|na china)
      (rate|onu ego|mgbanwe) (dollar|pound|euro|yuan) (taa|unu|gini ka o bu)
      (gbanwee|change|convert) (dollar|pounds|euro) (m|{number}) (gaa naira|na naira|biko)
      (ego|dollar) (si mba ozo|si ofesi|si america|si uk) (kedu ka m ga-esi nata ya|abatala|o na-ewe oge ole)
      (onye m na-azu ihe|supplier m) (no china|no dubai), (kedu ka m ga-esi ziga ya ego|zigara ya dollar|ziga ya ego)
      (western union|moneygram|remitly|wise|taptap send) (ka o ji zitere m|unu na-anara ya|ka m ga-eji nata ego)
      (iziga|ziga) (ego|{amount}) (mba ozo|n'ofesi|nye nwa m no uk|na ghana)
      (international transfer|remittance|send money abroad) (biko|ka m choro|ole ka o na-eri)
      (dom account|domiciliary|akauntu dollar) (ka m choro iji nata ego abroad|iji nata dollar)
      (biko nwa m|nwam) (nwa m no obodo oyibo choro izitere m ego|dollar bu ole taa)
      (nwa m|di m) (no italy|no south africa|no dubai) (ga-ezitere m ego|na-acho izite ego) (kedu ka o si eme ya|o ga-esi karo)
      (iziga|ezigara) (nwa m no uk|nwanne m no ghana) (ego|dollar|pounds) (ka m choro|kedu ka m ga-esi)
      (ole|kedu) ka (dollar|pound|euro|cfa) (na-agba|bu|na-ere) (taa|na karo)
      (100 dollars|200 pounds|500 euro) (bu ole na naira|o ga-abu naira ole|gbanwee ya)
      (ego si uk|ego si amerika|ego mba ozo) (abatala|ka m na-eche|ebee ka o no)
      (western union|moneygram|ria) (mtcn|code|nomba) (e zitere m|ka m nata ya) (kedu ka m ga-esi|)
      (swift|international|wire) transfer (ka m choro ime|ka m nata|ole ka o na-eri)
      (diaspora|mba ofesi) (account|akauntu|transfer) (ka m choro|kedu ka o di)
      (kwuo|ziga) (school fees|ugwo akwukwo) (nwa m no canada|nwa m no uk)
      (ego|dollar) (nwanne m no obodo oyibo zitere|di m zitere si mba ozo) (ka m nata|o batala|ole na naira)
      (onu|rate|price) (dollar|pounds|yuan|cedis) (unu|taa|ugbu a|biko)
      (send money|receive money) (from|to) (uk|usa|ghana|china) (biko|kedu ka e si eme ya)
      (zuo|ree) (dollar|pounds|euro) (m|{number}) (biko|ole)
      (paypal|payoneer|wise) (m|ego m) (ka m bute na karo|ka m nata n'akauntu m)
      (ndi obodo oyibo|nwa m nwanyi no germany) (otu ha ga-esi|ka ha ga-esi) (zite m ego|nye m ego)
      (nwanne m nwoke|ada m) (no houston|no dublin|no malaysia) (na-ezitere m|choro izitere) dollar, (kedu ka m ga-esi nata ya)
      (m choro|achoro m) (izuta|igbanwe) (dollar|pounds) (maka njem|{number}|)
      (gbanwere m|changiere m) (dollar|euro|pounds) (na naira|gaa naira) (ole|)
      (kedu rate|rate ole) (dollar|pound|cad) (n'ahia ojii|n'ebe unu|taa)
      (ka m|achoro m) (kwuo|zigara) (supplier|school|hotel) (no china|no uk|n'oversea) (ego|dollar)
      (ego diaspora|ego oyibo) (o ga-eru mgbe ole|ka m na-eche|batara ole na naira)
      (sendwave|lemfi|nala) (transfer|ego) (nwa m zitere abatabeghi mba ozo|ka o ga-eji zitere m)
      (mba ozo|ofesi) (iziga ego|inata ego) (charge ya ole|o na-ewe ubochi ole)
      (nwa m no|enyi m no) na (texas|malaysia|germany) (ga-ezite m dollar|choro izite m ego) (kedu otu|gini ka m ga-enye ya)
      (ole|kedu) (onu pound|onu dollar|exchange rate) unu taa
      (ziga|zigara) {name} ego (na ghana|na uk|na kenya) {amount}
      (gbanwee|tugharia) (naira m|{amount}) ka o buru (dollar|cedis|pounds)
      (nna m no|nwunye m no) na (italy|dubai|south africa) (ka m zigara ya ego|otu m ga-esi zigara ya)
      (100 pounds|50 dollar|200 euro) (enwetara m|ga-abata) (ole n'ego anyi|ole ka m ga-enweta na naira)
      nwanne m no germany choro izitere m euro
      dollar bu ole taa, ka m mara ma m gbanwe
      pounds nari abuo, ole ka o ga-abu na naira
      ego si obodo oyibo abatala, kedu ka m ga-esi were ya
      dola arigola, ole ka unu na-azu ya
      rate pound n'ahia ojii taa bu ole
      mgbanwe ego dollar na naira unu bu ole
      fx unu taa
      nwa m no dubai, o si kedu nomba o ga-eji ezitere m dollar
      ego oyibo batara m, gbanweere m ya na naira
      500 dollar, ego ole ka o bu taa n'ebe unu
      achoro m izigara nwa m no akwukwo na ghana ego
      worldremit na sendwave, unu na-anabata ha
      ada m no canada si na ya zitere m ego, kedu ka m ga-esi were ya ebe a
      ego m si london na-abia, dollar ka ha zitere, ole ka o ga-abu
      nwa m no italy zitere ego maka ulo elu zinc, kedu ka m ga-esi nata ya
      agbamakwukwo nwanne m no na ghana di na satode, kedu ka m ga-esi zigara ya ego ebe ahu
      di m na-akpo ugbo mmiri na norway, o ga-ezite m ego na karo, o kwere mee
      tupu m ree ji, dollar taa ole ka o bu n'ebe unu
      nwa nwanne m no na camp nke ndi ocha choro euro, unu na-eziga ya
      western union si m weta code, nwanne m zitere {amount} maka ikwa ozu, ka m nata ya
      umunna anyi no texas tukotara dollar maka uzo obodo, kedu rate unu ga-eji gbanwee ya
      nwa m na-agu akwukwo na ukraine, mgbe agha bidoro, kedu ka m ga-esi zigara ya ego
      ada m no dublin ga-ezitere anyi ego maka iri ji, kedu ka m ga-esi nata ya na karo
      nwanne m no n'amerika choro izitere m ego, kedu otu o ga-esi ru m aka
      ole ka unu na-agbanwe otu dollar taa
      di m zitere pound na london, gbanweere m ya na naira
    `,
    lesson: `
      <i_want> (imuta|ịmụta|imu) (maka ego|otu e si echekwa ego|nhazi ego|maka investment|ijikwa ego)
      (kuziere m|kuziere m biko) (otu m ga esi chekwaa ego|maka ego|otu e si ejikwa ego|nhazi ego|maka omuru nwa)
      (ihe omumu|nkuzi|ihe omumu ego|ndumodu ego|nkuzi ozo)
      (nye m|achoro m) (ndumodu|nkuzi) (maka|gbasara) (ego|ichekwa ego|azumahia|nhazi ego)
      gini bu (inflation|nhazi ego|omuru nwa|insurance|budget)
      kedu ka m ga esi (jikwaa ego m|zere ndi wayo|zere ugwo|hazie ego m)
      (kowaara m|kọwaa) (omuru nwa|inflation|nhazi ego|insurance)
      (bido|gaa n'ihu na) (nkuzi|ihe omumu m|klaasi ego)
      kedu nkuzi (unu nwere|di)
      kuziere m (maka ego|banyere ichekwa ego)
      (gini mere|uru) (m ga eji chekwaa ego|ichekwa ego bara)
      nkuzi {number}
      achoro m (ndumodu|nkuzi|imuta) (gbasara|maka) (ichekwa ego|ego|azumahia)
      (nye m|gwa m) ndumodu (ego|ichekwa ego|azumahia)
      kuziere m (ichekwa ego|ihe gbasara ego|azumahia)
      (ihe omumu|nkuzi) (gbasara|maka) ego
      muta (maka ego|ichekwa ego|ijikwa ego)
      (kuziere m|kuziri m|achoro m imuta) banyere (ego|ichekwa ego|itinye ego|atumatu ego|azumahia)
      (ihe omumu|nkuzi|mmuta) (maka|banyere|nke) (ego|nchekwa|itinye ego|atumatu)
      (malite|gaa n'ihu|bido) (ihe omumu|nkuzi|nke na-eso)
      (nye m|biko nye m) ndumodu (maka|banyere|gbasara) (ego|nchekwa|mmefu)
      (achoro m imuta|kuziere m|biko kuziere m) (otu e si|ka esi) (echekwa ego|ejikwa ego|etinye ego n'ahia|eme budget)
      (malite|bido|gaa n'ihu na|nye m) (ihe omumu|nkuzi|klasi|ihe mmuta)
      kedu (ihe omumu|nkuzi|klasi) (unu nwere|di|m ga-eme)
      (gini bu|koworo m|kowaa) (omuru nwa|budget|investment|credit score|mutual fund|inflation)
      (nye m|duo m|gwa m) (ndumodu|odu) (banyere|na|maka) (ego|nchekwa|azumahia|mmefu)
      (omumu|mmuta|nkuzi|ihe omumu) (ego|maka ego|azumahia|banyere ego)
      (kedu|olee) ka m ga-esi (jikwaa|lekota) ego m (nke oma|)
      achoro m ime (quiz ego|ule ego|ihe omumu taa)
      (nye m odu|kuziere m) (banyere|maka) (mmefu|ichekwa ego|ego|mkpuchi insurance)
      (olee|kedu) ka m ga-esi (lekota|hazie|chekwaa) ego m (nke oma|)
      gini bu (insurance|budget|shares|ego nchekwa)
      (achoro m imara|achoro m ima) (ihe bu budget|otu ndi ogaranya si echekwa ego|ka e si achia ego|ihe banyere ego)
      (teach|teachie|kuzie) (me|m) (how to save|ego|about investment|banyere ego)
      (klas|class|lesson|leson) (nke taa|ozo|na-abia|mbu) (nye m|ka anyi bido|biko)
      (kowaa|kowaara m|koworo m) (ihe bu|) (shares|mutual fund|treasury bills|loan|isusu|pension) (n'asusu di mfe|ka m ghota|)
      (nwa m|umu m) (kwesiri imuta|choro imuta) (ihe banyere ego|ichekwa ego|ka e si eji ego), (unu nwere nkuzi|nye anyi ihe omumu)
      kowaara m ihe di iche n'etiti (savings na investment|loan na overdraft|debit na credit|shares na bonds)
      (tips|ndumodu|aro) (maka ichekwa ego|maka ahia|banyere ego) (nye m|biko|ka m choro)
      (kuzielu m|kuzielu anyi) (ife|ihe) (banyere ego|gbasara afia|banyere ichekwa ego)
      (anaghi m ama|amaghi m) (otu e si eji ego|ka e si edebe ego|ka e si eme budget), (kuziere m|nye m nkuzi)
      (quiz|ajuju ule|test) (nke ego|nke nkuzi|ka m mee|nke taa)
      (ka m gaa|gaa) (n'ihu na nkuzi|na nkuzi na-eso|na lesson ozo)
      (mmuta|ihe omumu) (di mfe|maka ndi ahia|maka ndi nne) (gbasara ego|unu nwere ya|nye m)
      (otu|ka) (mmadu ga-esi|m ga-esi) (puo n'ugwo|zere ugwo|mara ndi 419) (kuziere m|kowaara m)
      (gini bu|kowaa) (compound interest|credit score|budget|asset|liability|emergency fund)
      (biko nwa m|nwam) (kuziere agadi|kuziere m) (ka e si ezere ndi wayo|ihe banyere ego)
      (nkuzi|lesson) ole ka m (mechara|muola|foro)
      (guoro m|ziterem) (nkuzi|ihe omumu) (banyere ugwo|banyere ego|nke izu a)
      (m choro ka m mara|achorom imu) (ilekota ego|igba ahia nke oma|otu e si echekwa ego)
      (financial literacy|financial education|money lesson) (biko|ka m choro|unu nwere ya)
      (how do people|kedu ka ndi mmadu si) (save money|achikota ego) (kuziere m|nye m nkuzi)
      (biko|) (nye m|achọrọ m) (ọmụmụ|nkuzi) (banyere|gbasara) (ego|itinye ego|nchekwa|ụgwọ)
      (kedu ka|olee otu) (onye ahia|nwata akwukwo|onye nwere obere ego) ga-esi (chekwaa ego|mara ihe banyere ego|eme budget)
      (money tips|savings tips|advice) (nye m|biko|banyere ego)
      (ihe ohuru|otu ihe) (banyere ego|gbasara azumahia) (kuziere m|ka m muta taa)
      (course|kosi|lesson) ego (unu nwere kedu ha|nke mbu ka m bido|nke abuo ka m guo)
      (ugwo|loan) (o di mma|o joro njo) mmadu (ibi|iji), (kuziere m|kowaara m)
      m choro (imata|imuta) (ihe gbasara ego|otu e si ejikwa ego|otu e si edebe ego)
      (nkuzi|ihe omumu|klas) (ego|taa|ohuru) (nye m|ka m muta|biko)
      (kuziere m|kuzie m) (ihe gbasara ego|otu e si echekwa ego|maka itinye ego|otu m ga-esi ejikwa ego)
      (achoro m|ka m) (imuta|muta|imu) (ihe gbasara ego|otu e si eme budget|maka shares|otu e si achekwa ego)
      (gini bu|kowaara m|kowaa) (interest|omurunwa|shares|inflation|budget) (ka m ghota|biko|)
      (nkuzi|ihe omumu|lesson) (ego|taa|gbasara ego|ohuru) (nye m|biko|)
      (bido|malite) (nkuzi|klas|lesson) (ego|m|)
      (ndumodu|nye m ndumodu) (gbasara ego|maka ichekwa ego|otu m ga-esi kwusi imefu ego)
      (kedu ihe|gini) (bu uru|kpatara o ji di mma) (ichekwa ego|itinye ego n'ahia shares) (kuziere m|)
      (kuziere|kuzie) (nne m|umu m|ndi ahia) (otu e si ejide ego|ihe gbasara banki|otu e si echekwa)
      (achoro m ighota|ka m ghota) (ihe bu shares|otu interest si aru oru|ihe bu treasury bills|otu e si eme budget)
      (ihe omumu|nkuzi) (na-esote|nke abuo|ohuru) (nye m|ka anyi gaa)
      (gini ka m kwesiri imara|nye m ndumodu) (tupu m ewere loan|tupu m etinye ego|gbasara wayo)
      (kedu ka|olee otu) (mmadu si|m ga-esi) (ejikwa ego ya nke oma|ezere ugwo|belata mmefu ego) (kuziere m|)
      (m choro|achoro m) (quiz|ajuju) (gbasara ego|nke ego|)
      nkuzi (echi|nke abuo|na-esote) (zitere m ya|bido ya|meghee ya)
      (kuziere m|kuziere nne m) otu (e si agu uru|onye ahia si echekwa ego|e si ede ihe ahia)
      (gini di iche|kedu ihe di iche) (n'isusu na ichekwa na banki|na loan na omurunwa|na shares na bonds) (kuziere m|kowaa)
      (achoro m|nye m) (amamihe|nkuzi|ndumodu) (gbasara ego|maka obere ahia m)
      (kedu ka m ga-esi|otu m ga-esi) (puo n'ugwo|zere ndi wayo|kpokota ego) (kuziere m|)
      kuziere m (ihe kpatara ego ji agwu ngwa|otu ego si aru oru|ihe di mkpa gbasara ego)
      (kuziere m|ziri m|gosi m) (otu e si|ka e si) (eme ka ego baa uba|edebe ego|ejide ego|akpa ego)
      (gini bu|kowaara m) (inflation|tax|insurance|pension|apr|compound interest) (n'igbo|nke oma|biko)
      (kedu|olee) (uzo|ihe) (kacha mma|mara mma) (iji chekwaa ego|isi debe ego|isi jikwaa ego ahia)
      (achoro m|chorom) (imata|imuta) (otu e si|ka e si) (edobe ego|ejikwa ego ezi na ulo|akwado mmefu)
      nye m (ihe omumu|nkuzi) (ego|banyere ego) (taa|ohuru|biko)
      (lesson|klas|class) (ego|banyere savings|maka ahia) (bido|gaa n'ihu|biko)
      (ka m muta|kuziere m) (otu m ga-esi) (mara onye wayo|zere 419|chebe pin m|mara alert ugha)
      (maka gini|gini mere) (o ji di mkpa|e ji si mmadu) (ichekwa ego|inwe budget|inwe emergency fund)
      (kedu|gini bu) (ihe di iche|ihe di n'etiti) (savings na investment|current na savings|loan na grant|shares na bonds)
      (50 30 20|50/30/20) (rule|iwu) (kowaara m|gini bu|kuziere m)
      (onye ahia|onye oru ugbo|nwa akwukwo) dika m, (kedu ka o ga-esi echekwa ego|otu o kwesiri isi jiri ego), nye m nkuzi
      (nwa m|umu m) (kuziere ya|kuziere ha|ka ha muta) (maka ego|otu e si echekwa ego)
      (m na-amu|ana m amu) (ihe|) (banyere|gbasara) ego (gini ozo di|nye m ihe omumu ozo|ka anyi gaa n'ihu)
      (next lesson|lesson na-eso|ihe omumu na-esote|lesson ozo) (biko|)
      (tips|odu|ndumodu) (ego|nchekwa|mmefu|budget) (biko|nye m|ole na ole)
      (gwa m|kowaa) (otu|ka) (shares|treasury bills|mutual fund|bond) si (aru oru|amuta ego|arụ)
      (ego anaghi ano m n'aka|ego na-agba m oso), (kuziere m otu m ga-esi edebe|nye m ndumodu|gini ka m ga-amuta)
      (gini bu|kedu ihe bu) (budget|emergency fund|profit|capital|cash flow) (biko|)
      (ka m ghota|kowaara m) (interest|omuru nwa|credit score) (otu o si aru oru|nke oma)
      (akwukwo|ihe ogugu|video) (banyere ego|gbasara nchekwa|maka ijikwa ego) (unu nwere|nye m)
      (otu|kedu ka) (mmadu|nwata|onye ahia) (ga-esi|si) (ghara ibi n'ugwo|baa ogaranya|mee ka ego ya mubaa) (kuziere m|)
      (biko nwa m|nwam|nna) (kuziere m agadi|kowaara m) (otu e si edebe ego|ihe bu shares|ihe ndi wayo na-eme)
      (o bu gini|gini) (ka m ga-eme|kwesiri m ime) (ka ego m mubaa|ka m ghara imefu oke ego) (kuziere m|)
      (m ga-amata|ka m mara) (otu e si akwado ego maka agadi|otu e si ahazi ego ahia|uru insurance bara)
      (business|ahia) (m|) (kuziere m|nye m nkuzi) (otu e si agu uru|otu e si ede ego|otu e si etolite ya)
      (ime|otu e si eme) (budget|atumatu ego) (kuziere m|gosi m|kowaara m)
      (banking|money|finance) (lesson|tutorial|training|tips) (biko|n'igbo|ka m choro)
      amaghi m (ihe bu interest|otu e si edebe ego|otu e si eji kaadi nke oma), (kuziere m|kowaa ya)
      (kuzie|ziri|gosi) (anyi|m) (maka ego|ihe gbasara ego|uzo nchekwa) (nwayo nwayo|biko|)
      (taa|ubochi a) (gini ka m ga-amuta|kedu ihe omumu di) (banyere ego|)
      (quiz|ajuju) (ego|banyere ego|financial) (nye m|ka m zaa)
      (scam|wayo|phishing|ponzi) (gini bu|kedu ka m ga-esi mata) (kuziere m|kowaara m)
      (ponzi|mmm|ndi si e tinye 10k nweta 20k) (kuziere m otu m ga-esi mata ya|kowaara m ka o si aru)
      (otu m ga-esi|kedu ka m ga-esi) (kpata ego|kpokota isi ahia|bido obere ahia) (kuziere m|nye m nkuzi|ihe omumu)
      (nka|amamihe) (ijikwa ego|ichekwa ego|ahia) (kuziere m|ka m muta)
      (ndi ntorobia|nwanyi|umu nwoke) (otu ha ga-esi|ka ha ga-esi) (debe ego|jikwaa ego) (nkuzi|kuzie|)
      (ihe m|nkuzi) (mutara|ikpeazu) (banyere ego|) (ka anyi gaa n'ihu|gosi m ozo)
      (gosi m|nye m) (lesson|ihe omumu|nkuzi) (di|unu nwere|niile) (gbasara ego|maka mbinye|na nchekwa|)
      (saving|investing|budgeting) (kuziere m ya|kuziere m ka e si eme ya|kowaa ya n'asusu di mfe)
      (m choro ima|ka m mata) (ka e si|otu e si) (agwu ugwo|apu n'ugwo|akwu ugwo ngwa ngwa) (nkuzi biko|kuziere m)
      (kuziere m|nye m nkuzi|gosi m) (ka e si agu uru ahia|otu m ga-esi kpata karia|otu e si akwado ego school fees)
      (gini bu|kowaara m ihe bu) (savings|investment|loan|interest|mutual fund) (n'igbo|ka m ghota|nke oma)
      (nkuzi|ihe omumu|lesson) (taa|ohuru|nke abuo|nke mbu) (nye m|biko|bido)
      (m na-emefusi|ana m emefusi) ego (nkuzi biko|kuziere m otu m ga-esi kwusi|ndumodu)
      (ndumodu|odu|tips) (banyere|maka) (ego|ichekwa ego|loan|ahia) (nye m|biko)
      (kedu|olee) (otu|uzo) (mmadu ga-esi|e si) (echekwa ego mgbe ugwo onwa di nta|aba ogaranya|ezere ugwo)
      (achoro m|chorom) (imu|imuta|ighọta) (ihe banyere ego|financial literacy|ijikwa ego|otu ego si aru oru)
      (gini|kedu ihe) (bu uru|bara uru) (nchekwa ego|inwe insurance|itinye ego n'investment|budget)
      (ka m mee budget|ime budget|budgeting) (kuziere m|kedu ka m ga-esi|nyere m muta ya)
      (kuziere|kuzie) (umu m|nwunye m|ndi otu anyi) (maka ego|otu e si echekwa ego)
      (agugo|ihe ogugu|course|class) (banyere ego|ego) (unu nwere|di|ka m choro)
      (kedu ihe|gini) (ka m ga-eme|kwesiri ime) (iji chebe ego m n'aka ndi wayo|ka ndi yahoo ghara iri m) (kuziere m|nkuzi)
      (otu e si|ka e si) (amata alert ugha|amata onye wayo|echebe pin) (kuziere m|gosi m)
      (treasury bills|shares|bond|crypto) (gini bu ya|kedu ka o si aru oru), (kuziere m|kowaa)
      (ego|financial) (wisdom|amamihe|nka) (nye m|kuziere m)
      (ka m|achoro m ka) (ego m|isi ego m) (too|mubaa) (kuziere m otu e si eme ya|nkuzi biko)
      (gaa n'ihu na|bido|malite) (ihe omumu|nkuzi|lesson) (ego|biko|)
      (ihe omumu|lesson) (ole|ndi) (unu nwere|m muchara|fodulunu)
      (biko nwa m|nwam) (kuziere m ka m si edebe ego|kowaara m ihe bu interest)
      (teach|learn) (me|) (about money|savings|investment|how to save) (biko|n'igbo)
      (kedu|gini bu) (ihe kpatara|uru) (mmadu ji echekwa ego|e ji atu isusu|e ji ebi loan) (kuziere m|)
      (emergency fund|ego mberede) (gini bu ya|ole ka o kwesiri idi) (kuziere m|)
      (onye ahia|okada|onye oru ugbo) (otu o ga-esi|ka o ga-esi) (debe ego|tolite ahia ya) (nye m ndumodu|nkuzi)
      (ka e si|otu e si) (akpa akpa ego|ehazi ego ezi na ulo|ekere ugwo onwa) (kuziere m|nyere m muta)
      (nye m|zitere m) (nkuzi nta|otu nkuzi) banyere ego (kwa ubochi|kwa izu|taa)
      (olee ihe|ihe) (di iche|dị iche) (n'etiti loan na mbinye isusu|n'etiti shares na savings) (kuziere m|)
      (ka m muta|kuziere m) (ihe ohuru|otu ihe) (gbasara ego|banyere nchekwa) (biko|)
      (kowaara m|kuziere m) (ihe bu pension|ihe bu insurance|ihe bu credit|otu ugwo si egbu mmadu)
      (otu e si|ka m ga-esi) (akpa agwa oma n'ebe ego di|amata onye 419|ejikwa ugwo) kuziere m
      (nkuzi|lesson|klasi) (ego|nchekwa|azumahia) (ka m choro|bido ya|nye m)
      (gini bu|kowaa) (asset|liability|dividend|collateral|guarantor) (biko|n'igbo)
      (nye m odu|duo m odu) (banyere ego|otu m ga-esi chekwaa ego|maka ahia m)
      kuziere m amamihe banyere ego (taa|biko|)
      (m choro|achoro m) (ka m mara otu|imuta otu) (e si echekwa ego|e si azu oke|e si eme budget)
      (nwata|nwa akwukwo|onye oru) (kedu otu o ga-esi mata ego|ka o si echekwa ego) (nye m nkuzi|kuziere m)
      (financial|money) (advice|education|tips) (nye m|biko)
      (ihe m ga-amu|ihe omumu) (taa|ozo) (gini|kedu) (banyere ego|)
      (nkuzi|ndumodu) (otu m ga-esi kwusi imefusi ego|m ga-eji belata mmefu)
      (nye m|ka m nuru) (nkuzi nta|otu ihe) (banyere ego|maka nchekwa ego)
      (kuziere m|gosi) (ahia ntanetị|ire ahia online) (otu e si agu uru|nkuzi ego)
      (ihe|uzo) ise (m ga-esi chekwaa ego|ndi ogaranya si eme ego ha) (kuziere m|gwa m)
      (m bu nwata|ana m eto) (kuziere m maka ego|gini ka m ga-amu banyere ego)
      (mutara m|achoro m ka di m muta) (otu e si eme budget|otu e si echekwa ego)
      (gini mere|maka gini) (ego m ji anaghi ezu|ndi ogbenye ji ada ogbenye) (kuziere m|nye m ndumodu ego)
      (shares|bond|mutual fund) (na|na ihe bu) (treasury bills|savings) (ihe di iche|kowaara m)
      (lesson|nkuzi) (nke|banyere) (wayo|investment|loan|insurance) (bido|nye m)
      (kuziere m|zi m) (otu e si|ka e si) (akwa ugwo|eme budget|ahazi ego azumahia)
      (achoro m|ka m) (imu|muta) (banyere omuru nwa|ihe bu shares|igba ugwo n'uzo oma)
      nye m ndumodu (maka otu e si echekwa ego|maka ego nwanyi ahia)
      (kedu otu|olee otu) (onye ugwo ya di nta|nwata akwukwo) (ga-esi chekwaa ego|ga-esi bido investment), kuziere m
      (nkuzi|lesson) (m kwusiri na ya|nke na-eso) (gaa n'ihu|ka anyi bido)
      (m chọrọ nkuzi|nkuzi) (maka aghugho online|maka loan|maka savings) (biko|)
      (zi m|kuziere m) (ihe|otu) (bu shares|e si akpata ego na treasury bills|umuaka ga-esi mara uru ego)
      (olee otu|kedu ka) (m ga-esi mata|onye ohuru ga-esi mata) (ezigbo investment|loan ojoo|ponzi) (kuziere m|)
      (biko|nwanne) (kuziere m|m choro imuta) (uzo isi n'ugwo puta|uzo e si eme budget)
      (lesson|nkuzi) (abuo|nke {number}|nke ikpeazu) (ka m guo|malite ya)
      (zitere m|nye m) (ihe m ga-agu|otu ihe omumu) (banyere ego|maka ndi ahia)
      (kuziere m|zi m) (otu e si eji ego|uzo e si echekwa ego) (n'oge siri ike|mgbe ugwo onwa di nta)
      (ka m muta|achoro m imuta) (ihe bu inflation|maka insurance|budget)
      kuziere m otu ndi ahia si ekewa ego ha
      otu e si amata uru na oghom n'ahia, kuziere m
      ego m anaghi anogide, nye m odu ka m ga-esi jide ya
      gini bu omuru nwa n'elu omuru nwa, kowaa ya
      gini ka ha na-akpo treasury bills, ka m mata
      kuziere nwa m ihe bu ego
      ajuju ule banyere ego, nye m ka m zaa
      quiz nke taa, ka anyi mee ya
      nkuzi m kwusiri ebe ole, ka anyi gaa n'ihu
      i nwere ihe i ga-akuziri m banyere ichekwa ego taa
      otu mmadu ga-esi kwusi ibi ego mgbe niile, kuziere m
      odu di aṅaa i ga-enye onye na-ebido ahia
      gini bu ihe di iche na savings na fixed deposit, kowaara m
      kuziere m ka m si edebe akwukwo ahia m
      biko kowaara m ihe bu inflation n'igbo, olee otu o si eri ego
      m choro ighota otu pension si aru oru
      ponzi, kedu ka mmadu ga-esi mara ya, kuziere m
      nkuzi maka onye gbara akwukwo nta
      m nwere ugwo n'ebe ise, kuziere m nke m ga-ebu uzo kwuo
      budget nke ezinulo, kedu ka e si eme ya
      ihe omumu ohuru ka m choro, nke m guru agwula
      kuziere m otu m ga-esi edebe ego ka ndi ulo m ghara irichapu ya
      onye na-akwa akwa, kedu ka o ga-esi were uru ya toghee ahia, nye ya odu
      nye m ihe m ga-amu maka ego kwa ututu
      gini bu insurance, o bara uru n'ahia m
      nye m ihe atu nke interest ka m ghota
      uzo ole ka ego si amu nwa, zi m
      mmadu o ga-esi aṅaa zere ndi yahoo, kuzie ya
      ka m muta otu e si agu akwukwo ego nke azumahia
      ndi ogaranya, kedu ihe ha mara banyere ego nke m na-amaghi
      kuziere m emergency fund, ole ka m kwesiri idebe
      otu e si azuta ala n'amamihe, nkuzi banyere ya
      lesson nke anyi mere unyaahu, bido ya ozo
      50/30/20, kowaara m ka e si eme ya
      ule ego, ka m mee ya
      nye m ule nke ihe m mutara
      mmuta maka ndi nne na-ere ahia, nye m
      odu maka loan, otu mmadu ga-esi were ya n'uzo oma
      olee ihe m ga-amuta taa gbasara ego
      uzo e si esi n'ugwo aputa, kuziere m
      gwa m ihe mere ego m ji agwu ngwa, nye m odu
      teachie m otu e si echekwa ego
      mutual fund na treasury bills, kuziere m nke ka mma
      onye ugwo ya di nta, kuziere ya otu o ga-esi bido investment
      zite nkuzi ego kwa ututu
      akuko nta banyere ego nke ga-akuziri m ihe
      otu m ga-esi kpaa ego oma n'ahia, kuziere m
      gwa m nkuzi banyere ego taa
      kowaara m shares n'asusu di mfe ka m ghota
      investing 101 n'igbo, kuziere m
      amata onye 419, kuziere m ka e si eme ya
      nwa m juru m ihe bu ego, enweghi m ike iza ya. kuziere anyi abuo
      ndi be anyi na-atu isusu ma ha amaghi savings, kuziere m ihe di iche
      otu ihe ohuru gbasara ego kwa ubochi, nye m nke taa
      m na-akpata {amount} n'onwa, kuziere m ka m si ekewa ya
      onye ji ugwo, o kwesiri ichekwa ego ka o kwuo ugwo mbu, kuziere m
      kuziere m ihe m ga-ele anya tupu m were loan
      otu e si ede business plan, kuziere m
      m choro ka m mata shares ofuma tupu m zuo, kuzie m
      ego na nwunye, otu ha ga-esi hazie ya n'ulo, nye m odu
      zi m otu ndi china si echekwa ego
      ajuju quiz ozo
      azịza m o ziri ezi na quiz ahu
      nkuzi na pidgin ma o bu igbo, nke banyere ego
      gini ka credit bureau bu, kowaara m
      okwu bu "asset", kowaa ya ka nwata ga-aghota
      bond gini bu ya, kowaa ka m ghota
      kuzielum ife ego bu
      zielu m etu e si edobe ego
      gwam etu ndi ogalanya si edobe ego
      gini mere mmadu ji ada ogbenye, kuziere m banyere ya
      ego adighi agba aka nwa, kuziere umu m ka ha mara ya
      nye m ihe ato m ga-eme ka ego m too
      otu mmadu ga-esi nwee ego mberede onwa isii, kuziere m
      ihe bu "pay yourself first", kowaa
      kowaara m otu onu ahia si ari elu kwa afo
      m choro imuta otu e si azu bond
      nkuzi gbasara ugwo, nke oma na nke ojoo
      ka anyi muo ihe ohuru gbasara ego
      i ga-akuziri nwunye m otu e si eme budget ulo
      zitere m nkuzi anyi kwusiri na ya
      kwe ka m mee quiz nke shares
      lesson nke isii, bido ya
      nye m nzuzo ndi na-aba ogaranya nwayo nwayo
      kuziere m otu m ga-esi kwado maka agadi, mgbe m na-anaghizi aru oru
      otu ndi okada ga-esi echekwa ego, nye ha odu
      di m na mu na-ese okwu n'ihi ego, kuziere anyi ka e si eme budget
      m ritere ego n'ahia ma o naghi eru onwa, nye m ndumodu
      nwa m riri ego onyinye ya n'otu ubochi, kuziere ya otu e si echekwa ego
      ndi enyi m na-ekwu maka stock, m na-eme ka m ghotara. kowaara m ya nwayo
      kemgbe m bidoro oru, enweghi m ihe m chekwara. kuziere m ebe m ga-esi bido
      m nwetara loan n'ebe ise, isi na-awa m. kuziere m ka m ga-esi puta
      kwa krismas ka m na-agba ugwo, na january ka m na-ebe akwa. kuziere m otu m ga-esi kwado tupu oge eruo
      nna m nwuru hapu anyi ego, anyi amaghi ihe anyi ga-eji ya eme. nye anyi ndumodu
      ndi mmadu na-akpo ihe "crypto", amaghi m ihe o bu. kowaara m n'igbo ka m ghota
      m na-ere akara, ego ahia na ego nri m agwakotala. kuziere m otu m ga-esi kewaa ha
      ugwo onwa m bu {amount}, m nwere umu ato. kedu ka m ga-esi hazie ya, kuziere m
      m toro n'ulo ebe a na-amaghi ihe bu ichekwa ego, achoro m imuta ya ugbu a
      nwunye m choro ka anyi nwee budget, ma anyi amaghi ebe e si ebido, kuziere anyi
      ndi mmadu na-ekwu "emergency fund", amaghi m ihe o bu, kowaara m
      m bu onye okada, kwa ubochi ka m na-akpata ego. kuziere m otu m ga-esi chekwaa ya
      tupu m tinye ego na treasury bills, kuziere m ihe o bu na otu o si aru oru
      nkuzi nke echi, ka m nweta ya n'ututu tupu m gaa ahia
      quiz nke unyaahu tara akpu, nye m nke di mfe
      onye ji ugwo loan ise, kedu nke o ga-ebu uzo kwuo, kuziere m
      ihe di iche n'ego a na-akpo "gross" na "net", kowaa
      kuziere m ego
      quiz biko
      ozo na nkuzi
      gini bu bond
      otu e si eme budget
      otu e si echekwa
      zi m uzo ego
      muo ihe ego
      achoghi m izu shares, naani kuziere m ihe ha bu
      achoro m imuta (gbasara|banyere) ndi ohi n'intaneti
      m luru nwunye ohuru, kuziere anyi otu e si ahazi ego di na nwunye
      nwa m no n'afo iri na abuo, nye m nkuzi otu o ga-esi chekwaa ego
      ahia m na-ada n'oge mmiri, kuziere m otu e si edebe ego maka oge ojoo
      m no n'ugbo awa ise, nye m quiz banyere ego ka oge gaa
      ebe m si nkuzi uka lota, ka anyi gaa n'ihu na ihe omumu ego nke unyaahu
      m bu corper, allowee na-agwu n'izu mbu, kuzie m otu e si eme budget
      ndi klas m na-ekwu maka inflation, kowaara m otu o si eri ego m
      mama m na-atu isusu naani, kuziere ya uru di n'itinye ego na bank
      ebe ugwo onwa m na-agwu n'izu abuo, kuziere m otu e si achikwa ego
      kuziere m otu mmadu na-enweta obere ugwo onwa ga-esi chekwaa ego
      amaghi m ihe a na-akpo inflation, kowaara m ya
      juo m ajuju ole na ole banyere ego, ka m mara ma m makwa ya
    `,
    tier_upgrade: `
      <i_want> (ibuli|ikwalite|bulie) (akauntu m|ogo m|tier m|account m)
      (bulie|kwalite|bulite) (akauntu|akauntu m|ogo m|tier m) (gaa na tier 3|gaa n'ogo abuo|elu|)
      (ikwalite akauntu|kyc|upgrade|upgrade akauntu|nkwenye akauntu|bulie akauntu)
      (tinye|ziga|jikọọ) (nin|bvn|akwukwo njirimara|id card|akwukwo m) (m|) (na akauntu m|)
      kedu ka m ga esi (bulie akauntu m|upgrade akauntu m|kwalite ogo m)
      ogo ole ka (m no|akauntu m no)
      gini ka m choro (iji bulie akauntu|maka tier 3|maka ikwalite)
      (mecha|rụchaa) (kyc m|ndebanye aha m|nkwenye m)
      akauntu m a (kwadola ya|kwalitela ya|nyochala ya)
      (buga m|kpoga m) (n'ogo ozo|na tier 3|na tier 2)
      enwetala m (nin|akwukwo njirimara|voters card), (bulie akauntu m|bulie m)
      (tinye|jikoo|ziga) (akwukwo m|nin m|bvn|id card m) na (akauntu|akauntu m)
      akauntu m (a kwadola ya|e nyochala ya|ruola tier 3)
      (jikoo|tinye) (bvn|nin) (m|)
      (kwado|verify) akauntu m
      achoro m ka akauntu m (rigoo|banye tier 3)
      (tinye|ziga) (akwukwo njirimara|akwukwo|nin) m (maka nkwenye|ka e bulie akauntu m|na akauntu)
      bulie m
      (achoro m|nyere m aka) (ibuli|ikwalite) (akauntu|ogo|tier) m (elu|na ogo abuo|)
      (achoro m|m choro) (igosi|itinye) (bvn m|nin m|kyc|akwukwo m)
      (ogo|tier|okwa) ole (ka m|ka akauntu m) (no|di)
      (achoro m|m choro|enwere m ike) (ibuli|iwelite) (akaunti|account|ogo|tier) m (elu|gaa tier 2|gaa tier 3|)
      (bulie|kpoga|welite) (m|akaunti m) (gaa na|na) (ogo abuo|ogo ato|tier 2|tier 3|level ozo)
      (achoro m|kedu ka m ga-esi|ka m) (itinye|tinye|inye|jikota) (bvn|nin|kaadi njirimara) m
      (kwado|verify) (akaunti m|bvn m|nin m|njirimara m|onye m bu)
      (gini|kedu ihe) (m kwesiri|unu choro|di mkpa) (iji|ka m) (bulie|upgrade|welite) (akaunti|ogo) (m|)
      kedu (tier|ogo|okwa) (m no|akaunti m no)
      (mechaa|mezuo) (kyc|nyocha|ndebanye aha) m
      upgrade (akaunti|account) m (biko|)
      (account m|akauntu m) (di na tier 1|no na tier 1|ka no n'ogo mbu), (bulie ya|ka m gaa tier 2|kedu ka m ga-esi gaa tier 3)
      (nin m|bvn m|id card m|nepa bill m) (ka m tinye|ka m zite|di njikere) (ka akauntu m buo elu|maka upgrade|maka kyc)
      (o na-asi m|karo si m) (tinye bvn|tinye nin|mechaa kyc|verify), (kedu ka m ga-esi mee ya|ka m mee ya)
      (kyc|verification) m (o gwula|ole foro ya|agwubeghi), kedu ihe m ga-eme
      (upgrad|upgread|upgrade) (tier|my account|akant) (m|biko|abeg)
      (achoro m ka|ka) akauntu m (naba nnukwu ego|nwee ike inata nnukwu ego), (bulie ogo ya|upgrade ya|gini ka m ga-etinye)
      (foto|selfie|passport) m (ka m zite|ka unu choro|ka m see) (maka verification|iji bulie akauntu|maka kyc)
      (voters card|driver license|international passport|id card) m (unu na-anara ya|ka m ga-eji bulie akauntu|ka m tinye n'akauntu)
      (kedu nke|gini) (bu uru|di iche) (tier 2|tier 3|ogo abuo) (na tier 1|)
      (link|jikoo|jikota) (nin|bvn) (m|na account m|m na akauntu)
      (bulielu m|buliere m) (akauntu|tier|account) (m|biko)
      (address|utility bill|ebe m bi) (ka m tinye|ka unu choro|m ga-etinye) (maka tier 3|iji bulie akauntu)
      (tier|level|ogo) (m|akauntu m) (bu ole|kedu|ka o di)
      (bvn|nin) m (juru|anabataghi|e kwetaghi) (mgbe m na-abuli akauntu|na kyc), (gini ka m ga-eme|tinye ya ozo)
      (m ruola|oge eruola m) (ibuli akauntu|ibanye tier 3|iga n'ogo ozo)
      (biko nwa m|nwam) (tinyere m nin m n'akauntu|nyere m bulie akauntu m)
      (verify|verifaị|verifie) (account|bvn|nin) m (biko|ka m nwee tier 2)
      (kedu ihe foro|gini foro) (na kyc m|na nyocha bvn m|ka e bulie ogo akauntu m)
      (welie|kpolie) (akauntu|account|tier) m (ka m nwee ike iziga nnukwu ego|biko)
      (akwukwo ndi|ihe ndi) (a na-etinye|unu na-acho) (maka tier 2|maka tier 3|maka kyc)
      (biko|) (bulie|kwalite) (ọkwa|ogo) (akaụntụ|m) (ka o buru tier {number}|ka ego m nwere ike iziga bakwuo|ozugbo)
      (kedu ka|olee otu) (m ga-esi|e si) (tinye nin|jikoo bvn|mezuo kyc|gosi onye m bu)
      (nin slip|nin m|bvn m) (abiala|adila|ka m nyefee), (tinye ya n'akauntu|bulie akauntu m)
      (akauntu|account) m (ka di nta|ka no n'ala|di obere), (bulie ya|welie ya)
      (unu juru|o juru) (bvn m|nin m|id card m), (gini ka m ga-etinye ozo|ka m tinye ozo)
      (tier {number}|level {number}|ogo {number}) (ka m choro|kedu ka m ga-esi ruo ya|bulie m)
      (kyc|verify|verification) (m|biko|ka m mee)
      (nye m|gwa m) (ihe m ga-eji|akwukwo m ga-eji) (bulie|kwalite) (account|akauntu) m
      (bulie|upgrade) (m|account) (sharp sharp|biko|ngwa)
      (ka m tinye|m choro itinye) (nin|bvn|akwukwo njirimara) (m|n'akauntu m)
      (bulie|kwalite) (akauntu m|ogo m|level m) (gaa tier 2|biko|nin m bu nke a)
      (achoro m|kedu ka m ga-esi) (eme verification|akwalite akauntu m|itinye nin m)
      (bulie|welie|kwalite) (akauntu|account|tier|ogo) m (biko|gaa tier 2|gaa tier 3|ka m ziga nnukwu ego)
      (achoro m|chorom) (ibuli|iwelite|iupgrade) (akauntu m|account m|tier m|ogo akauntu m)
      (kedu|gini) (ka m ga-eme|akwukwo m ga-etinye|ka unu choro) (iji bulie akauntu m|ka m ruo tier 3|maka kyc)
      (tinye|were|nata) (nin|bvn|voters card|passport) m (na akauntu m|bulie account m|verify m)
      (verify|nwapụta|kwado) (account m|nin m|bvn m|address m|id m) (biko|)
      (akauntu|account) m (no na tier ole|tier ya ole|o ruola tier 3)
      (upgrade|kyc|verification) (account m|m|biko) (a kwadola ya|gini foro|)
      (zipuru m|etinyela m|ezigala m) (nin|id card|utility bill) (o gaala|unu anabatala ya|verification m kedu)
      (biko nwa m|nwam) (bulite akauntu m|tinyere m nin n'akauntu)
      (ka akauntu m|ka account m) (nwee ike inata nnukwu ego|buru tier 3), (bulie ya|upgrade ya)
      (passport photo|selfie|id) m (ka m ga-eziga|ziga) (maka verification|iji bulie account m)
      (achoro m|chorom) (tier 2|tier 3|akauntu ka elu) (kedu ka m ga-eme|biko|bulie m)
      (bulie|kwalite|upgrade) (akauntu|account) m (gaa tier ozo|ka m nata nnukwu ego|na nin m)
      (nin|bvn|passport) m (zigara m|ka m nwere) (tinye ya|jikoo ya) (na akauntu m|ka e bulie akauntu m)
      (ihe|akwukwo) (ole|ndi) (m ga-ewepụta|m ga-ebute) (maka tier 3|ka unu bulie akauntu m)
      (akauntu m|account m) (no na tier 1|di na tier 2) , (bulie ya|welite ya gaa tier 3)
      (verify|kwado) (identity|onye m bu|id) m (biko|nin ka m nwere)
      (kyc m|verification m) (gwuru|ka na-aga|ebee ka o no|a juru ya)
      (utility bill|ugwo oku) (ka m ji egosi adreesi|m ga-eziga) (maka verification|iji bulie akauntu)
      (link|jikoo) (nin|bvn) m (na akauntu m|biko)
      (level|tier|ogo) akauntu m (ole|kedu|bulie ya)
      (complete|mechaa) (kyc|verification|registration kyc) m (biko|)
      (biko nwa m|nwam) (welie ogo akauntu m|tinyere nne gi nin ya n'akauntu)
      (nin m|bvn m|id m) (e kwadola ya|unu nyochaala ya) (ka e bulie akauntu m|ka tier m gbanwee)
      (upgrade m|bulie m) (gaa|na) (tier 2|tier 3|ogo ozo)
      (m choro|biko) ka akauntu m (bulie elu|ruo tier 3|kwalitee)
      (nwere m nin|bvn m di) , (bulie account m|kwalite akauntu m)
      (kedu ihe foro|gini foro) (ka akauntu m ruo tier 3|na verification m)
      (foto m|selfie m|akara aka m) (ka m ga-eziga iji bulie akauntu|maka kyc)
      (permanent voters card|driver's licence) (o ga-ekwe|unu na-anara) maka (tier 3|ibuli akauntu)
      (e kwadola m|verify m gwuchara) (ka akauntu m nogodu na tier 1|gini foro na kyc)
      (upgrade|bulie) (my account|akauntu ahia m|akauntu nwunye m) (biko|tier 3)
      (ka m tinye|tinyere m) (nin|bvn|id card) (iji bulie akauntu m|ka akauntu m ruo tier 2)
      (verification|kyc) (m|akauntu m) (ka m mechaa|gini foro ya)
      (kedu otu|gini ka m ga-eji) (akauntu m|account m) (ga-esi ruo tier 2|e bulie)
      (achoro m|ka m) (itinye|tinye) (nin m|bvn m|foto m) (n'akauntu m|ka akauntu m too)
      id card m (zitere|tinyere) maka kyc, (unu nabatara ya|unu nyochaala ya)
      (akauntu m|ogo m) (o no na tier ole|bu tier ole)
      (tinyere m|jikoro m) (bvn|nin) (n'ihi akauntu m pere mpe|ka akauntu m rigo)
      (o si m|karo si m) (gosi ebe m bi|zite utility bill|see foto ihu m) ka m bulie akauntu (kedu otu|)
      tier m di ala, kedu ka m ga-esi rigoo
      nin m kwadoro, ka m bulie ogo akauntu m
      ka m zite foto nepa bill m maka tier 3
      bvn m na akauntu m ejikoghi, jikoo ha
      gini ka m ga-eweta ka akauntu m nabata nnukwu ego
      id m m tinyere maka kyc, unu nyochaala ya
      akauntu m juru {amount} batara, si na tier m pere mpe, bulie ya
      ihe a na-akpo kyc, kedu ka m ga-esi mecha ya
      tinye bvn m, ka akauntu m dị elu
      gini ka m ga-enweta ma m ruo tier 3
      nin slip ka m nwere, o ga-ezu iji bulie m
      ebee ka m ga-ese ihu m maka verification
      adres m agbanweela, ka m tinye ohuru maka kyc
      nwa m bu 18, bulie akauntu ya gaa nke okenye
      m rere ala, ego ya buru ibu, akauntu m o ga-anabata ya, bulie ya
      ahia m eto, ndi ahia na-ezite m nnukwu ego ma o naghi aba, bulie akauntu m elu
      m gara nimc n'ime mmiri ozuzo nweta nin m, ka m tinye ya n'akauntu
      agbamakwukwo na-abia, ndi mmadu ga-ezite ego, kwalite akauntu m gaa tier 3
      onye nkuzi ka m bu, akwukwo id m di, ka m ji ya mee verification
      m kwagara ulo ohuru na trans ekulu, kedu ka m ga-esi jiri bill oku bulie ogo akauntu m
      ule gwuru, m ruola afo iri na asato, ka m tinye bvn m bulie akauntu
      ego ikwa ozu ga-aba echi, biko tinye nin m ngwa ka akauntu m nabata ya
      umu anyi no ofesi ga-akwu ego ulo, tier m ekwela ka o ba, bulie ya
      umu ahia m na-ezi m ego buru ibu maka krismas, bulie tier m
      nin m aputala, tinye ya n'akauntu m ka m rigoo elu
      achoro m isi na tier mbu puo, gini ka unu choro n'aka m
      bvn m bu {number}, jiri ya bulie akauntu m
    `,
    limits: `
      (gini bu|kedu|ole bu) (oke m|limit m|oke ego m nwere ike iziga|oke nzipu m)
      ego ole ka m nwere ike (iziga|iwere|izipu) (n'otu ubochi|otu mgbe|kwa ubochi|n'otu onwa)
      (limit|limit m|oke nzipu|oke kwa ubochi|oke ego)
      <show> (limit m|oke nzipu m|oke ego m nwere ike iziga)
      <i_want> (ibuli|ibelata|igbanwe) (limit m|oke m|oke nzipu m)
      (bulie|belata|gbanwee) (limit|oke) (m|nzipu) (gaa na {amount}|ruo {amount}|)
      ego kacha (ukwuu|nnukwu) m nwere ike (iziga|idebe|izipu)
      (gini mere|maka gini) m (enweghi ike|agaghi) iziga karia {amount}
      ego ole foro na (limit m|oke m) (taa|)
      (eruola m|m eruola) (oke|limit) (m|) (taa|)
      m nwere ike iziga {amount} (otu mgbe|n'otu ubochi|taa)
      limit m pere mpe
      (achoro m ihu|gosi m|kedu) (limit m|oke nzipu m|oke ego m nwere ike iziga)
      oke (ego|nzipu) m (kwa ubochi|n'otu ubochi|bu ole)
      ego kacha m ga ezigali n'otu ubochi
      (oke|limit) (ego m nwere ike iziga|nzipu m) (kwa ubochi|)
      (bulie|gbanwee|belata) (limit|oke nzipu) m
      ego ole ka m ga (ezigali|enwe ike iziga) (kwa ubochi|n'otu onwa|otu mgbe)
      limit m (ole|bu ole|kwa ubochi)
      (ego ole|ole) ka m (nwere ike|ga-enwe ike) (iziga|iwepu) (n'otu ugboro|kwa ubochi)
      (gini bu|ole bu) (oke|limit|njedebe|oke ego) (m|nziga m|kwa ubochi)
      (bulie|belata|gbanwee|mubaa) (limit|oke|njedebe) (m|) (ka o buru {amount}|)
      (ego ole|ole) (ka m nwere ike|m nwere ike) (iziga|izipu|iwepu|imefu) (n'otu ubochi|otu mgbe|taa|kwa ubochi|n'otu ugboro)
      (gini bu|kedu|ego ole bu) (limit|oke ego|njedebe|oke) m (kwa ubochi|nke transfer|)
      (bulie|welite|gbanwee|belata|mubaa) (limit|oke ego|oke) m (gaa {amount}|biko|)
      (gini mere|maka gini) (m na-enweghi ike|m ji enweghi ike) (iziga|izipu) (ihe karia|karia) {amount}
      (eruola m|erutela m|agafeela m) (limit|oke) m
      (ego ole|ole) foro na (limit|oke) m (taa|)
      (ego|oke ego) kacha (m nwere ike iziga|m ga-ezipuli|m nwere ike iwepu)
      (gosi m|gwa m) (limit|daily limit|limits) m
      (enwere m ike|aga m enwe ike) (iziga|izipu) {amount} (otu mgbe|taa|n'otu ubochi)
      ego ole ka m ga-ezigali (n'otu onwa|n'otu ubochi|n'otu izu)
      ole foro na oke m (taa|)
      (m ga-azu ala|m na-azu ugbo ala|m ga-akwu nnukwu ego), (ego ole ka m ga-ezigali otu mgbe|limit m o ga-ekwe|bulie limit m)
      (ego kariri|o kariri) (limit m|oke m) ka (unu na-asi m|o na-ede), (bulie ya|limit m bu ole)
      (limit|limiti|oke) (nziga|transfer|atm|pos) m (ole|bu ole|kwa ubochi)
      (i ga-ekwe|o ga-ekwe|unu na-ekwe) ka m ziga {amount} (n'otu mgbe|n'otu ubochi|taa)
      (daily limit|transfer limit|withdrawal limit) (m|biko|bu ole)
      (tinye|debe) (oke|limit) (n'ego m na-eziga|n'akauntu m|na kaadi m) ({amount}|ka m ghara imefu)
      (m kwesiri|enwere m ike) (iwepu ego ole|izipu ego ole) (n'otu ubochi|n'atm|na pos)
      (o di|enwere) (oke|limit) (n'ego m nwere ike idebe|n'ihe m ga-anatali|na tier m)
      (increase|raise|reduce) (limit|my limit|limit m) (to {amount}|biko|)
      (ego one|ole) ka m (nwelu ike izipu|ga-ezipuli) (n'ofu ubochi|n'otu mgbe)
      (limit m|oke m) (agwula taa|zuru taa|foro ole)
      (gini kpatara|maka gini) (o na-aju|o ji aju) m (iziga {amount}|iziga nnukwu ego) o bu (limit|oke)
      (belata|gbadata) (oke|limit) (ego m na-eziga|m) (ka ndi ohi ghara izu m|ruo {amount}|)
      (nnukwu ego kacha|ihe kacha) m (nwere ike inata|ga-anatali|nwere ike izipu) (n'akauntu a|otu mgbe)
      (unu na-egbochi|gini na-egbochi) m (iziga karia|izipu karia) {amount} (n'otu ubochi|)
      (biko nwa m|nwam) ego ole ka (unu na-ekwe m ziga|m ga-ezipuli) n'otu ubochi
      (limit|oke) (tier 1|tier 2|tier 3|nke akauntu m) (bu ole|kedu)
      (achorom|ka m) (imata|mara) (limit|oke ego) m (kwa ubochi|)
      (biko|) (gwa m|kedu) (oke|njedebe) (ego|nnyefe) (m nwere ike iziga|a na-ekwe m ziga) (kwa ubochi|n'otu oge)
      (m nwere ike|enwere m ike) (iwepu|izipu|imefu) (karia|ruo) {amount} (n'ubochi|otu mgbe)
      (limit|oke) (m ka m choro|biko) (ibuli|ka o di {amount}|ibelata)
      (transfer|nzipu|nnyefe) (limit|max|oke) (m|unu|ole)
      (gini bu|ole bu) max (m ga-ezipu|a na-eziga|m ga-enwe n'akauntu)
      (ole|ego ole) ka m (ka nwere ike iziga|foro iziga) taa (tupu limit|)
      (oke ego|limit) (pos|atm|kaadi|airtime) (m|) kwa ubochi (ole|bu ole)
      (limit m|oke nzipu m) (pere mpe|di obere|ezughi m) (bulie ya|gini ka m ga-eme)
      (ka m|m choro) (mata|ima|bulie|ibuli) (limit m|oke nzipu m|oke ego m)
      (ego ole|ole) ka m (nwere ike iziga|ga-eziga|nwere ike iwere) (n'otu ubochi|n'otu mgbe)
      (limit|oke) m (bu ole|di obere|kwa ubochi)
      (gini mere|kedu ihe mere) (o naghi ekwe m|enweghi m ike) iziga (karia {amount}|ego buru ibu)
      (ole|ego ole) ka (m ga-ezigali|e kwere m ziga|m puru iziga) (n'otu ubochi|n'otu mgbe|taa|)
      (oke nzipu|limit) (m|nke m|akauntu m) (ole|bu ole|di ole|kedu) (kwa ubochi|taa|)
      (gbanwee|welie|bulikwuo|wedata) (oke|limit) (m|nziga m|kwa ubochi m) (gaa {amount}|biko|)
      (limit m|oke m) (pere mpe|di obere|ezughi m), (bulie ya|welie ya gaa {amount}|mubaa ya)
      (daily limit|transfer limit|withdrawal limit|pos limit) (m|biko|ole)
      (o kwuru m|o na-asi) (limit exceeded|gafere oke|oke eruola) (ole ka oke m bu|bulie ya|gini bu limit m)
      (enwere m ike|m nwere ike|unu ga-ekwe m) (iziga|iwepu|ikwu) {amount} (n'otu ubochi|otu oge|n'otu mgbe) (ka o karịrị oke|)
      (kedu|gini bu) (oke ego kachasi|maximum|njedebe ego) (m ga-ezipuli|m ga-ewepuli|akauntu m ga-anabatali)
      ole foduru m (tupu m ruo oke m|na limit taa|n'oke m ga-eziga taa)
      (achoro m|chorom) (ibulite|ibelata|imubaa|itinye) (limit|oke) (m|n'akauntu m|nziga m)
      (increase|reduce|raise|change) (limit|my limit|oke m) (biko|gaa {amount}|)
      (biko nwa m|nwam) (ego ole ka a na-ekwe m ziga|welie oke m|gwa m limit m)
      (pos|atm|ussd) (limit|oke) (m|) (kwa ubochi|ole|bu ole)
      (tinye|debe) (oke|limit) (n'ihe m na-eziga|nke {amount} n'akauntu m|kwa ubochi {amount})
      (ka m ghara|ka nwa m ghara) (iziga|imefu) karia {amount} (n'ubochi|kwa izu) (tinye limit|debe oke)
      ego ole ka (m ga-ezipuli|m ga-ewereli|m ga-akwunyeli) (n'otu ubochi|otu mgbe|n'onwa)
      (m choro iziga|achoro m iziga) {amount} (mana limit ekweghi|o si limit), (bulie oke m|ole ka oke m bu)
      (oke|limit) (atm|pos|transfer|ussd) m (gosi m|ole|welie ya)
      (bulie|welite|mee ka o ka) (oke|limit) (m|nziga m) ka m (ziga nnukwu ego|kwuo ugwo ahia)
      (belata|wetu) (oke|limit) (m|nziga m) (ka nwa m ghara imefu|gaa {amount}|maka nche)
      (limit|oke) m (o ruola|fodulu ole|eruola taa)
      (kedu|ole) (bu|) (oke|limit) (tier 1|tier 2|tier 3|m)
      (ego|naira) (kacha|kachasi) m ga-(eziga|ewepu|anata) (taa|n'otu mgbe) (ole|kedu)
      (transfer|withdrawal|spending) (limit|cap) (m|biko|kedu)
      (nwa m biko|nwam) (ole ka m nwere ike iziga taa|oke m o bu ole)
      (o nwere|e nwere) oke ego (akauntu m ga-enwe ike izipu|m na-agaghi agafe) (n'ubochi|)
      (i ga-ekwe|o ga-ekwe) m (zipu|wepu|kwuo) {amount} (n'otu mgbe|taa) (ka o gafere limit)
      (settings|setie) limit (m|{amount}|kwa ubochi)
      (ego m zigara|transfer m) (o juru n'ihi limit|kariri limit) (ole ka limit m bu|bulie limit)
      (ole|kedu) (ihe foduru|foro) na (limit|oke) m (taa|n'izu a|)
      (o bu ole|ole) ka m (ga-ewere na atm|ga-eziga na ussd) n'ubochi (n'akauntu m|)
      (gbanwere|setigharia) m (limit|oke nziga) (biko|gaa {amount})
      (limit|oke) (pos m|atm m|online m) (welie ya|belata ya|gosi m)
      (kedu|ole) (ego kacha|oke) m ga-(ezigara mmadu|ewere na pos) n'otu ubochi
      (mee ka|biko ka) (limit m|oke m) (ruo {amount}|di elu|belata)
      (akauntu m|tier m) (nwere oke ole|limit ya ole) (n'izipu ego|kwa ubochi)
      (ole|ego ole) kacha (m ga-eziga|m ga-ewepu) (n'otu ubochi|taa)
      (ekweghi m|o juru) iziga {amount} (si na o karịrị|o na-ekwu) limit (bulie ya|ole bu oke m)
      (oke m|limit m) (na pos|na atm|n'ubochi) (ole ka o bu|bulie ya)
      (achoro m|ka m) (belata|bulie) limit m (ka o buru {amount}|n'ihi ndi ohi)
      (m choro iziga|ka m ziga) {amount} (otu mgbe|taa) (limit m o ga-ekwe|ole bu limit)
      (bulite|mubaa) (limit transfer|oke ego) m (n'ubochi|ka o buru {amount})
      ole ka m ga-ezili n'otu ubochi
      ego kacha enu m nwere ike iwepu na atm
      o si na m karịrị oke m taa, ole bu oke m
      bulie oke ego m na-ezipu kwa ubochi ka o ruo {amount}
      m ga-ezili {amount} n'otu mgbe
      tinyere m oke n'ego nwa m ga-ewepu n'ubochi
      oke m n'onwa, ole foro m
      ego ole ka akauntu m ga-anabata ma o buru ibu
      oke m o di ole, o na-asi m agafeela ya
      ego ole ka m ga-ewereli n'atm n'otu ubochi
      ole ka m ga-akwunyeli na pos n'otu ubochi
      oke akauntu m ezughi m, bulie ya
      oke ego m na-eziga pere mpe
      achoro m ka oke nziga m buru {amount}
      oke m ga-eziga taa zuru ka o fodu
      e nwere oke ego m na-agaghi agafe n'onwa
      one ka m ga-ezipuli taa
      limit m, bulielum ya
      achoro m iziga nde abuo n'otu mgbe, o ga-ekwe
      e kwere m iwepu ole n'igwe atm kwa ubochi
      kedu mgbe oke m ga-amalite ohuru, echi ka o bu n'etiti abali
      bulie ya ka m ziga {amount} taa, oke m ekweghi
      m na-azu ala taa, ka e welie oke nzipu m
      nwa m na-eji kaadi m, tinye oke {amount} kwa ubochi
      oke nke pos na nke transfer, ha bu otu
      m na-azu ugbo ala taa, ego m ga-akwu kariri oke m, kedu ihe m ga-eme
      oke m ga-ezipu, abughi ego foro m, ole ka o bu
      ego kacha m nwere ike iwepu na pos n'otu ubochi
      ana m aga igba nkwu, ihe ole kacha ka m ga-ewepu n'atm taa
      onye na-ere ugbo ala na-eche, belite limit m ka m ziga {amount}
      nwa m nwoke na-egwu egwu n'ekwenti m, belata oke nziga m kwa ubochi
      ahia krismas choro otutu ego, kedu oke m nwere ike iziga taa
      m ga-akwu ndi mason iri, ego ole kacha ka karo ga-ekwe m ziga n'otu ubochi
      m na-atu egwu ndi ohi n'uzo aba, setie limit m ka o buru {amount}
      anyi no n'ulo ogwu, transfer m si na m gafere oke, kedu oke m
      tupu m gaa ahia ariaria, gwa m oke pos m
      ana m akwu ugwo ozu nna m, transfer na-asi m gafere oke, belitere m limit m
      kedu ego kacha ukwuu m nwere ike iziga n'otu ubochi
      achoro m izu ugbo ala, mee ka ego m ga-eziga kwa ubochi ruo {amount}
      wedaa ego a ga-ewepuli n'akauntu m kwa ubochi
    `,
    freeze_account: `
      <please> (gbochie|kpochie|kwusi|mechie|machie) (akauntu m|akaunti m|account m|akauntu ulo aku m)
      <i_want> (igbochi|ikpochi|ikwusi|imechi) (akauntu m|akaunti m|account m)
      (gbochie akauntu|kpochie akauntu m|block akauntu m|mechie akauntu m|freeze akauntu|kwusi akauntu m)
      (e zuru|ha zuru|efuru m) (ekwenti m|sim m|laini m), (gbochie akauntu m|kpochie akauntu m|mechie ihe niile)
      (onye|mmadu) (choro iba|abanyela|na acho ibanye) na akauntu m, (gbochie ya|kpochie ya)
      kwusi (azumahia|ego) niile (na|si na) (akauntu m|account m)
      (echere m|m na eche) na e (banyela|hackiri) na akauntu m
      (kpochie|gbochie|mechie) akauntu m (ruo mgbe m chotara phone m|ruo echi|ugbu a)
      (ndi ohi|onye oshi) (zuru|ewerela) ekwenti m
      (ekwela|ekwekwala) ka onye obula wepu ego na akauntu m
      (mechie|kpochie) ihe niile (ugbu a|ngwa)
      (freeze|block) (akauntu|account|akaunti) m (ngwa|biko|)
      kedu ka m ga esi (gbochie|kpochie|mechie) akauntu m
      (ndi ohi|onye oshi|onye ohi) (zuru|were) (ekwenti|sim|fon) m, (gbochie ego m|kpochie ihe niile)
      ekwenti m (e zuru ya|furu|efuola), (gbochie|mechie) akauntu m
      e zuola ekwenti m
      (e zuru|ha zuru|efuru m) ekwenti m, (mechie|gbochie|block) (akauntu|account) m
      (mechie|gbochie|kpochie) akauntu m (ngwa ngwa|biko|ugbu a)
      (onye|ndi) ohi (were|zuru) (ekwenti|sim) m, (mechie ihe niile|gbochie akauntu m)
      ka ego (apula|ghara ipu) na akauntu m
      (block|freeze) akauntu m
      (biko|nyere m|) (gbochie|kpochie|mechie|kwusi|kwusituo) (akauntu|account|akaunti|akauntu ulo aku) m (ugbu a|ngwa|ngwa ngwa|nwa oge|)
      (e zuru|onye ohi zuru|ezuru) (ekwenti|fon) m(, gbochie akauntu m|, kpochie akauntu m|)
      (ekwela|ekwekwala) (ka|) (onye obula|mmadu) (wepu|wepụ) ego (n'akauntu m|)
      achoro m (igbochi|ikpochi|imechi|ikwusi) (akauntu|account|akaunti) m
      (gbochie|kpochie|mechie|kwusi|block|biko kpochie) (akaunti m|account m|akauntu m) (ugbu a|ngwa ngwa|nwa oge|)
      (ekwenti m|sim m|laini m|phone m) (efuola|furu efu|e zuola ya)(, kpochie akaunti m|, gbochie akaunti m|, mechie ihe niile|)
      (e|ndi ohi|onye ohi) (zuru|zuola|napuru m) (ekwenti|phone|laini) m(, gbochie akaunti m|, mechie akaunti m|)
      (mmadu|onye ohi|onye yahoo) (na-eji akaunti m|choro ibanye n'akaunti m), (gbochie ya|kpochie ya|mechie ya ozugbo)
      (ekwela|ekwekwala) ka (ego|onye obula|mmadu) (puo|wepu ego|wepu) (na akaunti m|ego m)
      (kwusi|kwusia) (azumahia|ihe|transaction|mwepu ego) niile na akaunti m
      (achoro m|kedu ka m ga-esi) (igbochi|gbochie|imechi|mechie|ikpochi) (akaunti|account) m
      (freeze|lock|block) (akaunti|account) m (biko|ngwa ngwa|)
      (e|ha) (hackuru|banyere) akaunti m(, gbochie ya|, mechie ya)
      (ekwekwala|ekwela) ka mmadu (wepu ego|puo|metu aka) na (akauntu|account) m
      (kpochie|gbochie|mechie) (ihe niile|akauntu m niile|account m) (ngwa|ugbu a|ngwa ngwa)
      (echere m|o di m ka) e (hackiri|banyela) na (akauntu|account) m, (gbochie ya|mechie ya)
      (m hapuru phone m|e napuru m phone|fon m dara) (n'ugbo ala|na keke|n'ahia), (mechie akauntu m|gbochie akauntu ngwa|ekwela ka e wepu ego m)
      (ndi omekome|ndi ohi) (ji phone m|nwere pin m|mara password m), (kpochie account m|gbochie ego niile)
      (alert|ozi) (na-abata m na-agwughi agwu|iju na-abata m), (mechie akauntu m ka ego kwusi ipu|kpochie akauntu ngwa)
      (lock|lockie|blockie) (my account|account m|akauntu m) (sharp sharp|abeg|ugbu a)
      (aga m eme njem|m ga-anọ n'ulo ogwu|aga m ano n'ezumike), (mechie akauntu m ruo mgbe m lotara|kpochituo account m)
      (ka akauntu m|ka account m) (dina mechie|no na mkpochi) (ruo mgbe m gwara unu|ruo echi|nwa oge)
      (ekwekwala|unu ekwela) ka (ego obula|otu kobo) (si n'akauntu m puo|puo) (ruo mgbe m kwuru|)
      (kpochielu m|mechielu m) (akauntu|account) (m|biko)
      (sim card m|laini m|sim m) (a na-eji ya|e swapiri ya|di n'aka onye ozo), (mechie akauntu m|gbochie account)
      (pin m|otp m) (m nyere onye wayo|m gwara mmadu), (ngwa kpochie akauntu m|gbochie akauntu m)
      (block every|mechie) (thing|ihe niile m nwere na karo) (biko|n'akauntu m)
      (kwusitu|pause) (akauntu|account) m (biko|ruo echi|nwa mgbe nta)
      (nwanne m|nwunye m|nwa m) (na-ezu ego m|ji phone m eziga ego), (mechie akauntu m|kpochie ya)
      (emergency|mberede|ngwa) (kpochie akauntu m|block account m|mechie akauntu)
      (ekwenti m efuola|e zuru ekwenti m), (kpochie|gbochie) account m (ngwa|biko)
      (secure|chekwaa|lock) (account|akauntu) m (e nwere onye na-acho ibanye|ka ndi ohi ghara ibanye)
      (biko nwa m|nwam) (mechiere m akauntu|kpochiere m account) (fon m efuola|ndi ohi zuru m)
      (onye hackuru|hacker|yahoo boy) (no|banyere) n'akauntu m, (mechie ya ugbu a|kpochie account ngwa)
      (deactivate|suspend|disable) (account|akauntu) m (nwa oge|biko)
      (kedu ihe m ga-eme|kedu ka e si) (ka akauntu m kpochie|emechi account) (ma phone furu|ozugbo)
      (biko|) (kwụsị|gbochie|mechie) (akaụntụ|akaụntụ nchekwa|akaụntụ {bank}) m (ozugbo|n'egbughi oge|nwa oge)
      (echere m|ana m enyo enyo) na (onye ohi nwere|mmadu maara) (password m|nkowa akauntu m), (mechie akauntu m|gbochie ya)
      (achọrọ m|m choro) ka (e kpochie|e gbochie|unu mechie) (akauntu|account) m (ruo mgbe ozo|)
      (ka otu naira|ka ego) ghara (ipu|isi puo) (n'akauntu m|na account m) (biko|)
      (phone m|laptop m) (dabara na mmiri|mebiri|furu), (mechitu akauntu m|gbochie account m)
      (freeze|block|lock) (akaunt|acct|everything) (m|biko|ngwa ngwa)
      (kpochie|mechie) (account|akauntu) (nwa m|nne m|ahia anyi) (biko|fon ya furu)
      (biko|) (kwụsịtụ|gbochitụ|mechie) (akaụntụ {bank}|akaụntụ nchekwa|akaụntụ ahia) m (maka nchekwa|n'ihi ndi ohi|ugbu a)
      (m na-enyo enyo|ana m atu egwu) (aghugho|na ndi ohi no n'akauntu m), (gbochie akauntu m|kpochie ya ozugbo)
      (tinye|debe) (mkpochi|block|hold) n'akauntu m (biko|ugbu a|nwa oge)
      (achoro m ka|ka) (akauntu|account) m (kwusi iru oru|ghara iru oru) (nwa oge|ruo mgbe m gwara unu|)
      (kpochie|mechie|gbochie|lock) (akauntu m|account m) (ngwa ngwa|ozugbo|biko), (ezuru ekwenti m|fon m efuola|onye ozo ma pin m)
      (fon m furu|e zuru m ekwenti|napuru m fon) (kpochie akauntu m|mechienu akauntu m|block account m)
      (ekwela|ekwekwala) (ka onye obula|ka mmadu) (metu ego m aka|were ego m|banye n'akauntu m)
      (ana m eche na|m na-atu egwu na) (onye ozo|mmadu) (banyere n'akauntu m|ma pin m) (kpochie ya|mechie akauntu)
      (sim m|laini m) (efuola|e zuru ya) (gbochie akauntu m|kpochie account)
      (freeze|block|lock) (account|akauntu) m (ozugbo|biko|ruo mgbe m gwara unu)
      (ha ji egbe|ndi ohi) naara m (fon na akpa m|fon m) (kpochie akauntu m|block account m ozugbo)
      (mee ngwa|ngwa) (kpochie|gbochie) akauntu m (onye ohi ma pin m|ahughi m fon m)
      (nyere m aka|biko) (gbochie|kpochie|mechie) (account m|akauntu m) (onye ozo no na ya|fon m efuola)
      (ana m eche|echere m) na (e hackiri akauntu m|mmadu ma pin m|e banyela n'akauntu m) (kpochie ya|mechie ya)
      (kedu ka m ga-esi|otu m ga-esi) (ekpochi|emechi|egbochi) akauntu m (ozugbo|efuru m fon)
      (a ga m aga njem|agaghi m eji ya) (kpochie akauntu m|mechienu account m) (ruo mgbe m lotara|)
      (ka ego obula|ego) (ghara ipu|apula) n'akauntu m (ozo|ruo mgbe m gwara unu)
      biko (tinye|gbaa) (akauntu|account|akaụntụ) m (igodo|padlock)
      (achoro m|ka m) (tinye|gbachie) (igodo|mkpochi) n'(akauntu|account) m (ruo echi|ugbu a|)
      (ka akauntu m|ka account m) (kwusi iru oru|noro na mkpochi|mechie) (ruo mgbe m si|maka nwa oge|)
      (hold|pause|lock|freez|frizie) (akauntu|account|aza) m (biko|ngwa|ruo mgbe m kpoo)
      (e zuru m|ezuru m|ha zuru m) (fon|ekwenti|phone) (n'ahia|n'ugbo|unyaahu), (mechie akauntu m|kpochie account m|gbochie ego m)
      (fon m|ekwenti m|phone m) (furu|dara n'uzo|tufuru), (ka ha ghara iwere ego m|mechie akauntu|block account m)
      (ndi ohi|ndi oji egbe|armed robbers) (tiri m ihe|nara m fon|were ekwenti m), (kpochie akauntu m|mechie ihe niile)
      (a piara m|e meghere m) link (ojoo|ndi wayo), (gbochie akauntu m|mechie account m ngwa)
      (onye|mmadu) (ma|mara|nwetara) (pin m|ihe nzuzo m niile), (mechie akauntu m|kpochie account m) (ozugbo|)
      (mmadu|onye ozo) (no n'ime|banyere na|abanyela na) akauntu m, (mechie ya|kpochie ya|gbochie ya) (ngwa|)
      (ka onye obula|ka mmadu obula) (ghara|hapu) (iwepu|iwere) ego n'(akauntu|account) m (ugbu a|ozo|)
      (ekwela|ekwekwala) ka (kobo|naira|ego) (puo|si) n'(akauntu|account) m (ozo|)
      (emegherela|emeghekwala) onye obula (akauntu|account) m, (kpochie ya|mechie ya)
      (achọrọ m|achoro m) (ịkpọchi|imechi|igbochi) (akaụntụ|akauntu|account) m (nwa oge|ugbu a|ozugbo|)
      (kedu ka m ga-esi|olee otu m ga-esi) (akpochi|emechi|agbochi) (akauntu|account) m (ngwa|ma fon m fuo|)
      (i nwere ike|unu nwere ike) (ikpochi|igbochi|imechi) (akauntu|account) m (ugbu a|biko|nwa oge)
      (debit|transfer|mwepu) (obula|niile) na (akauntu|account) m, (kwusi ya|gbochie ya)
      tinye (post no debit|pnd|no debit) n'(akauntu|account) m (biko|ka ndi ohi ghara iwepu ego|)
      (m ga-aga njem|ana m aga njem|m na-aga ulo ogwu), (kpochie akauntu m|mechie account m) ruo (mgbe m lotara|izu na-abia)
      (m tufuru|etufuru m|atufuola m) (sim|laini|simkaadi) m, (block account m|kpochie akauntu m|mechie ihe niile)
      (m huru|ahuru m) (alert|debit) m na-amaghi, (mechie akauntu m|kpochie account m|gbochie ya) (tupu o wepuo ozo|)
      (ha na-ewepu|a na-ewepu) ego (ugbu a|ugboro ugboro) (n'akauntu m|na account m), (mechie ya|kpochie ya ngwa)
      (hacker|ndi hacker|onye yahoo) (nwere|banyere) (akauntu m|account m), (kpochie ya|lock ya|mechie ya)
      (otp m|pin m|bvn m) (apuola|di n'aka onye ozo|m gwara onye wayo), (gbochie akauntu|mechie account m|kpochie ego m)
      (chekwaa|chebe) (akauntu|account) m, (mechie ya|kpochie ya|ka ego m ghara ipu)
      (biko nwa m|nwam|nna biko) (kpochiere m|mechiere m|lockie) (akauntu|account) (m ka ndi ohi ghara iba|ngwa ngwa|)
      (account|akauntu) m (ka e mechie|ka a kpochie|ka e gbochie) (ugbu a|biko|ozugbo)
      (nwunye m|di m|nwa m) (na-ewepu|na-eri) ego (m|n'akauntu m), (kpochie akauntu m|mechie ya ruo echi)
      (imechi|ikpochi|mgbochi|mkpochi) (akauntu|account) (m|ozugbo|nwa oge)
      (freeze|block|lock) (akauntu m|account m) (niile|ngwa|biko)
      (ka ihe niile|ka akauntu m niile) (kwusi|kpochie) (ruo mgbe m nwetara fon m|ugbu a)
      (achoghi m|anaghi m acho) ka (ego obula|kobo) (puo|si puo) n'(akauntu|account) m (ugbu a|taa)
      (m na-atu|ana m atu) (ujo|egwu) na (ha ga-ewere ego m|ndi ohi ga-aba n'akauntu m), (mechie ya|kpochie ya biko)
      (emergency|ihe mberede|help) (ha na-ezu ego m|ndi ohi nwere fon m), (block account|kpochie akauntu m|mechie)
      (mechie|kpochie) (account|akauntu) (nke mama m|nke di m|mama m) (fon ya furu|e zuru fon ya)
      (laptop m|akpa m|handbag m) (na fon m|na ekwenti m) (e zuru ha|furu), (kpochie akauntu m|mechie account m)
      (security|nchebe) (akauntu|account) m (adighizi|mebiri), (kpochie ya|mechie ya nwa oge)
      (gbanyuo|tinye igodo na) (akauntu|account) m (ruo mgbe m gwara gi|nwa oge|biko)
      (kwusi|kwusitu) (akauntu|account) m (nwa oge|biko|ka m chọọ fon m)
      (temporary|nwa oge) (block|freeze|lock) (n'akauntu m|account m) (biko|)
      (kpochie|gbochie|mechie) (akauntu|account) m (ka m wee hie ura|tupu ndi ohi ewere ego|n'ihi fon m furu)
      (ohi|ndi ohi) (zuru m fon|were phone m) , (akauntu m|account m) (kpochie ya|mechie ya biko)
      (ekwenti m|fon m) (no n'aka|di n'aka) (onye ohi|ndi ohi|onye m na-amaghi), (kpochie akauntu|mechie account m)
      (ka akauntu m|ka account m) (ghara imeghe|mechie|buru mkpochi) (onye obula|ugbu a|ozugbo)
      (tinye|setie) (block|lock|mkpochi) (n'akauntu m|na account m) (biko|ngwa|)
      (anọ m n'egwu|obi na-ama m jijiji) , (kpochie account m|mechie akauntu m) (ngwa ngwa|biko)
      (e hackiri|ha hackiri) (whatsapp m|email m|fon m), (gbochie akauntu m|kpochie account m)
      (onye biri n'ulo m|roommate m|boyfriend m) (ma pin m|na-enweta fon m), (kpochie akauntu m|mechie account m)
      (stop|halt) (all|) (transactions|debits|withdrawals) (on my account|n'akauntu m|biko)
      (ka e kpochie|ka e gbochie|ka unu mechie) (account|akauntu) m (maka izu a|nwa oge|ruo monday)
      (mechitu|kpochitu|gbochitu) (account|akauntu) m (biko|nwa oge|ngwa)
      (ha nara m|a nara m) (fon|akpa|ihe niile) (n'uzo|na keke|n'abali), (kpochie akauntu m|block account m)
      (simcard|laini|sim) m (kwusiri n'ike|anaghi arụ na mberede), (echere m na ndi wayo mere ya kpochie akauntu m|mechie account m ngwa)
      (biko nwa m|nwam) (e zuru m fon kpochie akauntu m|mechie akauntu agadi)
      (secure|protect) (account|akauntu) m (kpochie ya|block ya|lock ya)
      (aririo m bu|ihe m choro bu) (ka e kpochie akauntu m|ikpochi akauntu m|mmechi akauntu m)
      (ekwela ka|emela ka) (ego obula puo|onye obula wepu ego), (kpochie akauntu m|mechie account m)
      (m na-acho imechi|m ga-acho ikpochi) (akauntu|account) m (nwa oge|ugbu a)
      (block|lock|kpochie) (both|ihe abuo) (account na kaadi m|kaadi na akauntu m)
      (enyo na-enyo m|obi na-enyo m) na (onye ozo na-aba n'akauntu m|mmadu hụrụ pin m), (mechie akauntu|kpochie account m)
      (ka|biko ka) (account|akauntu) m (kpochie|mechie|noro n'igodo) (ruo mgbe m chotara fon m|ugbu a)
      (fon m|handset m) (no n'aka ndi ohi|ka ndi ohi ji), (mechie akauntu|kpochie ego m niile)
      (a choro m|achoro m) (igbachi|imechi|ikpochi) (akauntu|account) m (n'ihi ndi ohi|n'egbughi oge)
      (obere oge|izu abuo|ubochi ato) (mechie|kpochie|freeze) (akauntu|account) m (biko|)
      (eji m|m ji) (cyber cafe|fon onye ozo) banye akauntu m (chefuo ipu), (mechie akauntu|kpochie ya)
      (ha na-aga|ndi ohi ga) (ewepu ego m|ezu ego m) , (kpochie akauntu m|mechie account m ugbu a)
      (kwusi ego|ego niile kwusi) (ipu n'akauntu m|isi n'akauntu m apu) (biko|ozugbo)
      (freeze|lock) (am|ya|account m) (sharp|ngwa|abeg) fon m furu
      (akpa m|obere akpa m) (furu na fon|e zuru na fon) (block account|kpochie akauntu m)
      (account|akauntu) (ulo oru m|ahia m) (kpochie ya|mechie ya) (nwa oge|ugbu a)
      (fon m|sim m) (no n'aka ndi ohi|efuola) (mechie ihe niile m nwere|kpochie akauntu)
      (kpochie|mechie) (akauntu|account) (nchekwa|ahia|dollar) m (biko|ngwa)
      (m ji egwu|egwu ji m) (ka ndi ohi wepu ego|ka ha wepu ego) (kpochie akauntu m|mechie account m)
      (gbochie|block) (mwepu|ego ipu) (niile|obula) n'akauntu m (biko|)
      (please|biko) (block|freeze) (my account|account m) (fon m furu|e zuru fon m|)
      (nwa m biko|nwanne) (kpochie|gbachie) akauntu (nne gi|m) (fon furu|)
      (ka akauntu m|mee ka akauntu m) (ghara ikwe onye obula|ghara inye onye obula) (wepu ego|iziga ego) (ruo mgbe m gwara gi|)
      (onye m na-amaghi|mmadu) (na-anwa|choro) (ibanye n'akauntu m|iji akauntu m) (kpochie ya|gbochie ya ngwa)
      (fon m|ekwenti m) (furu|dabara na mmiri|e naara m ya) (biko kpochie akauntu m|ka unu gbochie akauntu m)
      (ana m aga|aga m anọ) (ulo ogwu|ofesi|mba ozo) (onwa abuo|) (kpochituo akauntu m|jidetu akauntu m)
      (m gosiri mmadu|enyere m onye ozo) (otp|pin|code), (kpochie akauntu m|gbochie akauntu m) tupu o wepu ego
      (tinye igodo|kpachie) (n'akauntu m|akauntu m) (ka obi ruo m ala|n'ihi ndi ohi)
      (kpochie|mechie) akauntu m (ka ndi no n'ulo|ka nwa m) (ghara iji ya|ghara imefu ego)
      (login m na-amaghi|device ohuru) (banyere|pụtara) n'akauntu m (kpochie ya|freeze ya ozugbo)
      (sim m|laini m) (adighizi aru oru|na-egosi no service) (atughe m egwu), kpochie akauntu m
      (fon ya|ekwenti m) (ndi ohi nara m ya|e zuru ya) (ha ma pin m|ihe niile no na ya), kpochie akauntu
      tupu (ha ewepu ego m|onye ohi ewere ego m), (kpochie|gbochie|block) akauntu m
      (m huru|ahuru m) (ihe iche n'akauntu m|login si obodo ozo) (kpochie ya ka m nyochaa|freeze ya)
      (onye obula|mmadu obula) (emetula akauntu m|abanyela n'akauntu m) (kpochie ya ruo echi|)
      (ezumike|ka m zuru ike), (kpochie akauntu m izu abuo|freeze akauntu m ruo onwa ozo)
      (akauntu m ga-anọdu|biko debe akauntu m) na mkpochi (ruo mgbe m choro ya|)
      (kpochie|gbochie) (akauntu m niile|ego m niile) (ka ndi na-achu m ghara inweta ya|ruo mgbe m chotara fon m)
      (kpochie|gbochie) (akauntu nke m|akauntu m) (onye ozo ma password m|enyi m nwanyi ma pin m)
      (ndi omekome|onye ohi) (ji fon m|nwere otp m) (ngwa kpochie akauntu m|gbochie akauntu m ugbu a)
      fon m dara n'ugbo, mechienu akauntu m ngwa ngwa
      ekwenti m funahuru m n'oriri, gbochie ego obula ipu
      mmadu ji sim m ugbu a, kpochie ihe niile
      egbula oge, gbachie akauntu m ugbu a
      o nwere onye maara pin m, kpochie akauntu m ruo mgbe m gbanwere ya
      ka onye obula ghara inwe ike imetu ego m aka, kpochie ya
      nwa m ji fon m, mechie akauntu m tupu o ziga ego
      m gwara onye wayo otp m, jisie ike kpochie akauntu m osiso
      m pịrị link ojoo, mechie akauntu m tupu ego m apuo
      gbachie ego m niile, a choputala m na ndi ohi na-acho ibanye
      biko tinye padlock n'akauntu m
      freeze m account, e zuru fon m
      lock my account biko, sim m anaghi aru, m chere na e swapiri ya
      kwusitu akauntu m, ka ihe obula ghara ipu ma o bu ibata
      aga m eme njem, kpochie akauntu m ruo mgbe m lotara
      ndi ohi batara be anyi abali, ha buuru fon m, gbochie akauntu m
      laini m efuola, tupu ha ejiri ya wepu ego, kpochie
      o di ka mmadu ozo no n'ime akauntu m, mechie ya
      biko nwa m, kpochiere m akauntu, efuru m ekwenti
      ndi ohi ji m, mechie akauntu m ozugbo
      mmadu huru ka m na-apị pin m, mechie ihe nile
      nwunye m ochie ma password m, gbachie akauntu m ugbu a
      unu mechie ego m ka m choo fon m furu
      emergency, block akauntu m niile, onye oshi ji fon m
      kpochitu akauntu m ka m gaa police bia
      ekwela ka kobo puo n'akauntu m ruo mgbe m siri
      tinye pnd n'akauntu m, nwa m na-ezu ego
      onye oshi ji sim m, kpochienu akauntu m
      kedu ka m ga-esi kpochie akauntu m ozugbo
      ka akauntu m noro na mkpochi ruo mgbe m kwuru
      gbachitu akauntu m, m na-enyo ihe
      onye obula ewepula ego n'akauntu m, gbochie ya
      nwa m, ndi ohi batara be anyi n'abali buru fon m na kaadi m. biko mechie akauntu m tupu chi efoo
      ana m abia site n'ahia, mmadu zipuru aka n'akpa m were fon. kpochie ihe niile di na karo
      enwere m onye na-achu m n'azu, o mara pin m. biko gbochie ego m
      e nwere alert login m na-amaghi, kpochie ozugbo
      fon dara n'olulu, amaghi m onye ga-ahu ya, mechie akauntu m nwa oge
      gbachie, gbachie, mmadu no n'akauntu m
      laini m kwusiri na-enweghi ihe kpatara, e nwere ike i swapiri ya. gbochie account m
      di m na mu gbara alukwaghim, o ma ihe niile gbasara akauntu m, kpochie ya
      m dere pin m n'akwukwo, akwukwo ahu efuola, mechie akauntu
      pls lock everything sharp sharp, phone m lost
      anaghi m atukwasi onye a obi, o ji fon m ugbu a, kwusitu ego m
      debe akauntu m na mkpochi ruo mgbe m ga-eme sim ohuru
      biko nwa m, a zuru m ohi na keke, mechie akauntu agadi
      ihe niile, ihe niile, kpochie ha ugbu a
      unu nwere ike ikpochi akauntu m ka o ghara ikwe mmadu obula
      mechie akanti m, fonu m efugo
      e zugo fon m ohi, gbachie ego m
      mechielu m akanti osiso
      kpochizie ife nine
      biko ihe a di ngwa: mechie akauntu m, pin m puru n'ihu ha
      m chere na nwa boyi m detuuru pin m, kpochituo ihe niile
      ozugbo i hutara ozi a, gbochie akauntu m
      kaadi na fon na akwukwo m niile di n'akpa ahu e zuru, kpochie akauntu m
      nwa boyi m gbapuru n'abali, o ma pin m na fon m di ya n'aka. gbochie ego m
      m no n'ulo ogwu, fon m no n'aka onye m na-amaghi, biko mechie akauntu m ruo mgbe m si ebe a puta
      ndi ohi gbara ugbo anyi gburugburu, ha naara fon niile. kpochie akauntu m tupu ha emepee ya
      m na-aku ji n'ubi mgbe fon m furu, amaghi m onye ga-ahu ya. mechie akauntu m ruo mgbe m zuru ozo
      onye m biri n'ulo hapuru n'abali buuru fon m, o makwa pin m. gbochie ka ego apula
      ozi batara na e mepere karo m n'ekwenti ozo, abughi m. kpochie ya
      o buru na mmadu nwee ike ibanye, o ga-ewepu ihe niile. mechie ya ugbu a
      m no n'ahia, mmadu dokpuru akpa m, fon di ya. kpochie ihe niile
      kpochie ngwa
      fon furu mechie akauntu
      gbochie ihe niile
      e zuru fon m, kpochie
      gbochie akauntu m ugbu a, e zuru fon m
      achoro m ka unu kpochie akauntu m ruo monday
      anyi no n'agbamakwukwo mmadu were fon m gbapu, mechie akauntu m ugbu a
      ugbo ala anyi dara, fon m furu n'ohia, kpochie ihe niile di n'akauntu m
      mmiri buuru akpa m na fon m n'osimiri, biko gbachie akauntu m
      ndi ohi batara be anyi n'abali were ekwenti na laptop, kpochie akauntu m osiso
      umu klas m maara pin m, ha na-achi ochi, mechitu akauntu m
      ka m na-arahu ura n'ugbo ndu, mmadu were sim m, kwusi ego obula ipu n'akauntu m
      nwoke mu na ya gbasara ji fon m ochie, gbachie akauntu m ka o ghara iweputa ego
      m no n'ahia eke awka, fon m adighi n'akpa, nke a bu fon nwanne m, kpochie akauntu m
      nwa m nwoke gbapuru na fon m, o maara ihe niile, kpochie akauntu m
      ha napuru m fon ugbu a, kwusi ihe niile n'akauntu m
      di m mbu ma pin m, kpochie akauntu m ngwa ngwa
      sim m kwusiri oru na mberede, ujo ji m, kwusitu akauntu m
    `,
    pin_change: `
      <i_want> (igbanwe|gbanwee|ịgbanwe) (pin m|akara nzuzo m|nomba nzuzo m|password m|pin)
      (gbanwee|gbanwere m|gbanweere m) (pin m|akara nzuzo m|akara nzuzo|nomba nzuzo m) <please>
      (echefuru m|echezoro m|m chefuru) (pin m|akara nzuzo m|nomba nzuzo m|password m)
      (gbanwee pin|gbanwee akara nzuzo|pin ohuru|igbanwe pin|akara nzuzo ohuru)
      kedu ka m ga esi gbanwee (pin|pin m|akara nzuzo m|nomba nzuzo m)
      (onye|enyi m) (mara|huru) (pin m|akara nzuzo m)
      (achoro m|nye m) (pin ohuru|akara nzuzo ohuru)
      gbanwee (pin|akara nzuzo) (m|) (site na|si na) {pin} (gaa na|ka o buru) {pin}
      (pin|akara nzuzo) m (anaghi aru oru|akpochiela|anabataghi)
      (tọgharịa|mee) (pin m|akara nzuzo ohuru|pin ohuru)
      gbanwee akara nzuzo (akauntu|kaadi) m
      mee ka (pin m|akara nzuzo m) buru {pin}
      gini bu (pin m|akara nzuzo m)
      (m choro|nyere m aka) (igbanwe|idozi) (pin|akara nzuzo|akara pin|nomba nzuzo) m
      (echefuru m|echezoro m|echefuola m) (pin|akara nzuzo|nomba nzuzo) m
      (mmadu|onye ozo) (mara|ma) (pin|akara nzuzo) m(, gbanwee ya|)
      (achoro m igbanwe|achoro m ihazi|kedu ka m ga-esi gbanwee) (pin|akara nzuzo|password) m
      (echefuru m|echezoro m|chefuru m) (pin|akara nzuzo|password) m
      (gbanwee|gbanwere m|reset|hazigharia) (pin|akara nzuzo|password) m (biko|)
      (mmadu|enyi m|nwunye m) (maara|huru|matara) (pin|akara nzuzo) m
      (pin|akara nzuzo) m (anaghi aru oru|akpochiela|adighi aru)
      (achoro m|nye m) (pin|akara nzuzo) ohuru
      anaghi m echeta (pin|akara nzuzo|password) m
      change pin m (biko|)
      (nwa m|umu m|boyi m) (amutala|amarala|maara) (pin|akara nzuzo) m, (ka m gbanwee ya|gbanwe ya|nye m ohuru)
      (pin|passcode|password) m (di mfe|bu ubochi omumu m|o di m mkpa igbanwe), (ka m tinye ozo|gbanwee ya)
      (change|changie|reset) (my pin|pin|transaction pin|pin m) (biko|abeg|)
      (isi m echefuola|agadi abiala m|o gbagoro m n'isi), (pin m efuola|anaghi m echeta pin m|nye m pin ohuru)
      (pin m|akara nzuzo m) (ajuola|na-asi wrong|na-asi incorrect|ka o juru) (gini ka m ga-eme|nye m ohuru|)
      (m tinyere pin|etinyere m pin) ugboro ato (o juru|o na-asi wrong), (ka m mee ohuru|nyere m gbanwee ya)
      (tinye|debe|mee) (pin ohuru|akara nzuzo ozo|password ohuru) (maka m|n'akauntu m|na kaadi m)
      (gbanweelu m|gbanwelu m) (pin|akara nzuzo) (m|kaadi m|)
      (pin ochie|akara nzuzo ochie) (adighizi m mma|ka m wepu|ka m hapu), (tinye ohuru|achoro m nke ohuru)
      (kedu ka e si|olee otu m ga-esi) (eme pin|edozi akara nzuzo|ahorota pin ohuru|reset pin)
      (m dere pin m|pin m) (n'akwukwo furu|mmadu huru ya|na pos ndi mmadu huru), (ka m gbanwee ya|)
      (forgot|forget) (pin|password|passcode) (m|biko|nyere m aka)
      (pini|pinn|p i n) (m|akauntu m) (gbanwee|gbanwee ya|ka m gbanwee)
      (set|setie) (new pin|pin ohuru) (biko|nye m|for me)
      (ka m nwee|nyenu m) (pin|akara nzuzo) (ofuu|nke ohuru|ozo) (biko|)
      (nwa m biko|nwam) (nyere m gbanwe|gbanwere m) (pin|akara nzuzo) (m|kaadi m)
      (obi anaghi eru m ala|ana m atu egwu) na (mmadu maara pin m|a maara akara nzuzo m), (ka m gbanwee|gbanwe ya)
      (anaghi m echeta|echezola m) (nomba ano|digit ano|akara) m ji (eziga ego|akwado ego)
      (card pin|atm pin|transfer pin|pin kaadi) m (ka m gbanwee|gbanwee ya|echefuru m ya)
      (biko|) (achọrọ m|nyere m aka) (ịgbanwe|itinye) (akara nzuzo|nọmba nzuzo|pin) (ọhụrụ|m|kaadị m)
      (chefuru m|o bu m chefuru) (nomba nzuzo|pin|akara) (kaadi|akauntu|transfer) m, (kedu ka m ga-esi nweta ohuru|gini ka m ga-eme)
      (pin|akara nzuzo) (a|m) (agbaala aka|a makwaara ya|di ochie), (gbanwee ya|tinye ohuru)
      (new pin|pin reset|change pin|forgot pin) (biko|m|nwanne)
      (kwe ka m|ka m) (horo|tinye|deba) (pin|akara nzuzo) (ozo|m ga-echeta)
      (enyi m|onye pos|boyfriend m) (huru|ma) pin m, (gbanwere m ya|ka m gbanwee ya)
      (biko|) (nyere m aka|ka anyi) gbanwee (nọmba nzuzo|akara pin|pin) (kaadị {bank}|akaụntụ nchekwa|atm) m
      (gbanwee|tinye) (akara nzuzo|pin) (m ka o buru|ohuru bu) {pin}
      (achoro m|m choro) itinye (pin|akara nzuzo) (siri ike|m ga-echeta|ohuru) (n'akauntu m|na kaadi m)
      (mee ka|hu na) (pin|akara nzuzo) (m|kaadi m) (bu nke ohuru|gbanwee)
      (nwa m|onye ozo) (mara|huru) pin m (achoro m igbanwe ya|gbanwe ya)
      (gbanwee|gbanwere m|reset|change) (pin|akara nzuzo|password|pin transfer) m (biko|ngwa|)
      (echefuru m|echezoro m|amazighi m|o furu m n'isi) (pin|akara nzuzo|password) m (nye m ohuru|gini ka m ga-eme|)
      (achoro m|chorom) (pin ohuru|igbanwe pin|isetu pin ohuru|inwe akara nzuzo ohuru) (biko|)
      (mmadu|nwa m|enyi m) (ahula|maara|hụrụ) (pin|akara nzuzo) m, (gbanwee ya|ka m gbanwee pin)
      (kedu|olee) (otu|ka) (m ga-esi|e si) (agbanwe pin|emepe pin ohuru|ereset pin)
      (pin|password|akara nzuzo) m (anaghi aru|na-aju|o na-asi wrong) (gbanwee ya|reset ya|nye m ohuru)
      (forgot|lost) (my|) pin (biko|gbanwee ya|nye m ohuru)
      (set|create|mee) (pin|new pin|pin ohuru) (biko|m|maka transfer)
      (tinye pin m|gbanwee pin m) ka o buru {pin}
      (pin m|akara nzuzo m) (di mfe|bu birthday m|adighi ike), (gbanwee ya|ka m tinye nke siri ike)
      (biko nwa m|nwam) (echefuru m pin m|gbanweere agadi pin)
      (pin|akara nzuzo) (ohuru|ozo) (ka m choro|biko|mee m|tinyere m)
      (m gbagwojuru|amazighi m) (pin|akara nzuzo) m (gbanweere m ya|reset ya)
      (onye oru m|nwa odibo|boyfriend m) (ma|mara) pin m, (gbanwee ya|nye m pin ohuru)
      (tinye|debe) pin (ohuru|ozo|{pin}) (biko|n'akauntu m)
      (reset|new|change) (transaction pin|pin|password) (m|biko|ngwa)
      (echefuru m|chefuru m) (pin|password) (m|app m|transfer m) (kedu ihe m ga-eme|reset ya)
      (pin m|password m) (apuola|di n'aka ndi ozo) gbanwee ya (ngwa|biko)
      (m tinyere|itinye m) pin (na-ekweghi|o juru) , (nye m pin ohuru|gbanwee pin m)
      (gbanwelu m|gbanweelu m) (pin|password|akara nzuzo) (m|biko)
      (achoro m pin|ka pin m) (m ga-echeta|di mfe icheta) gbanwee nke ochie
      (pin kaadi|pin atm|atm pin) m (gbanwee|echefuru m ya|reset)
      (unlock|hazie) pin m (m chefuru|biko)
      (nwa m biko|nwam) (pin m furu m n'isi nye m ohuru|gbanweere nne gi pin)
      (akara nzuzo|pin) (m|app m) (ka m choro igbanwe|gbanwee) (ugbu a|biko)
      (pin ochie|pin mbu) (m chefuru|ama m) (nye m ohuru|ka m gbanwee)
      (enyo na-enyo m|ama m) na (mmadu hụrụ pin m|nwa m ma pin m) gbanwee pin
      (secret code|security pin|transfer pin) m (gbanwee|reset|echefuru m)
      (m choro|biko) (ichangie|igbanwe) (pin|password) (m|nke mbu m|transfer m)
      (pin m|password m) (di ochie|adighizi ike) gbanwee ya (biko|)
      (gbanwere m|gbanwee) (pin m|akara nzuzo m) (n'ihi na nwa m huru ya|ka obi ruo m ala)
      (pin m|akara nzuzo m) (anaghi m echeta ya|furu m n'isi|o na-aju) (nye m ohuru|ka m tinye ohuru)
      (kedu otu|olee otu) m ga-esi (tinye pin mbu m|setie pin)
      (pin ochie|pin) (achoghizi m ya|m mara nke ochie) (ka m tinye ohuru|gbanwee ya)
      (setie|dozie) (pin|akara nzuzo) m (ozo|ohuru) (echefuru m ya|)
      agbagola m anya, pin m adighizi m n'isi
      nwa m huru pin m, ka m tinye ohuru
      pin mbu ha nyere m, ka m gbanwee ya
      o si na pin m ezighi ezi, achoro m ime nke ohuru
      aka m na-eme jijiji, m pịrị pin ojoo, echefuola m ya, nye m ohuru
      achoro m pin di mfe icheta, ka m gbanwee nke a
      pin m na nke kaadi m bu otu, ka m gbanwee otu n'ime ha
      nwa m mara pin m, o na-azu biscuit, ka m gbanwee ya
      m kwuru pin m n'olu n'ihu mmadu, ka m gbanwee ya tupu ha eme ihe
      umuaka na-ele anya mgbe m na-api pin, ka m gbanwee ya
      oria iba mere m ji chefuo pin m, nye m uzo tinye ohuru
      agadi ka m bu, pin nke mbu siri ike icheta, gbanwee ya nye m
      agara m njem onwa isii, lota hu na echefula m password m
      pin m bu ubochi omumu nwa m, enyi m si na o di ize ndu, achoro m igbanwe ya
      m no n'ahia na-akwu ugwo, pin jurula ugboro abuo, ka m mee pin ohuru
      nwunye m ochie maara pin m, gbanweere m ya taa
      nwa m edee pin m n'akwukwo ya, onye nkuzi huru ya, ka m gbanwee pin
      ndi uka nwere ike ihu pin m n'elu projector, ka m gbanwee ya ugbu a
      nwa m amatala pin m, achoro m igbanwe ya
      pin m na-eji agbaghala m n'isi, ka m mee nke ohuru
    `,
    language: `
      <i_want> (igbanwe|gbanwee) (asusu|asụsụ m) (gaa na {language}|)
      gbanwee asusu (m|) (gaa na {language}|ka o buru {language}|)
      (suo|gwa m okwu na|soro m suo) (asusu|) {language} (biko|)
      (i na asu|unu na anu|i nwere ike isu|unu na-asu) {language}
      (asusu|gbanwee asusu|asusu ndi ozo|{language})
      (anaghi m anu|anaghi m asu|aghotaghi m) (bekee|{language})
      (zaa m|dee|zaghachi m) (na|n'asusu) {language}
      (achoro m|ihe kacha amasi m bu) (asusu|) {language}
      ka anyi suo {language}
      (kedu|olee) asusu (unu na asu|i na anu)
      laghachi na {language}
      gaa n'ihu na {language}
      (biko|) (suo|zaa m na|dee na|kwuo okwu na) (asusu|) {language}
      (gbanwee|tughari) (asusu|) (ka o buru|na|gaa na|) {language}
      (a na m anu|anaghi m anu|ahuru m n'anya) {language} (nke oma|)
      (suo|kwuo|zaa m na|dee na) {language} (biko|)
      (gbanwee|gbanwe|tugharia) (asusu|) (gaa|ka o buru|na) {language}
      (i na-anu|unu na-anu|i na-asu|i nwere ike isu) {language}
      (achoro m|m choro|o kaara m mma) (isu|iji|ka anyi suo) {language}
      (anaghi m|m naghi) (anu|aghota|asu) (bekee|oyibo) (nke oma|)
      kedu (asusu|asusu ndi) (unu na-asu|i na-anu|unu nwere)
      (zaghachi|gwa) m na {language}
      (jiri|na) {language} (biko|)
      (laghachi|gaghachi) na {language}
      (mama m|papa m|nne m ochie) (anaghi anu bekee|naani igbo ka o na-anu), (gwa ya okwu n'igbo|suo igbo|zaa n'asusu anyi)
      (asusu anyi|asusu obodo anyi|asusu nne m) (ka m choro|ka anyi ji kwuo|suo)
      (switch|changie|change) (to|gaa na) {language} (biko|abeg|)
      (bekee|oyibo|english) (siri ike|a kariala m|anaghi m anu ya nke oma), (suo igbo|jiri igbo|ka anyi suo igbo)
      (i na-anu|i nwere ike ighota|unu na-aghota) (igbo|asusu igbo|pidgin|hausa) (nke oma|ka o bu naani bekee|)
      (dee|dee ya|zite ya) (n'igbo|n'asusu igbo|na bekee|na pidgin) (biko|ka m ghota|)
      (gini mere|maka gini) (i ji|unu ji) (asu bekee|agwa m bekee), (suo igbo|dee igbo)
      (suona|sualu m|sube) {language} (biko|)
      (speak|talk) (igbo|pidgin|{language}) (for me|biko|abeg)
      (igbo kwenu|abu m onye igbo), (suo asusu anyi|jiri igbo gwa m okwu|zaa m n'igbo)
      (tugharia|sugharia) (ihe niile|ozi unu) (na|gaa na) {language}
      (asusu|language) (m|nke akauntu m|karo m) (gbanwee ya|ka o buru {language}|bu {language})
      (ka i na-aza|ka i na-agwa) m (na {language}|n'asusu igbo)
      (onye na-asu|bot na-asu) {language} (ka m choro|unu nwere)
      (aghotala m|ana m anu) (igbo|{language}) (karia|nke oma) (jiri ya|suo ya|)
      (biko nwa m|nwam) (suo igbo ka m nu|anaghi m anu oyibo jiri igbo)
      (language|asusu) (settings|ndi ozo|nhoro) (biko|ka m hu|kedu)
      (bekee|english|oyibo) (ka anyi jiri|ka m choro|ka mma)
      (back to|laghachi na|gaghachi na) (english|igbo|bekee|pidgin) (biko|)
      (biko|) (gbanwee|tugharia) (asụsụ|asusu m) (ka ọ bụrụ|gaa) (igbo|bekee|{language})
      (kwuo|kọwaa) ya (n'igbo|n'asusu m|na {language}) (ka m ghota|biko)
      (asusu|language) (ole|ndi) (ka unu na-anu|unu nwere|i na-asu)
      (m na-anu|ana m anu) naani (igbo|pidgin|hausa|{language}), (jiri ya|gwa m na ya)
      (jiri|were) (asusu igbo|igbo|asusu bekee) (na-agwa m|gwa m|zaa m) (okwu|)
      (igbo|{language}) (only|biko|please|ka mma)
      (kedu ka m ga-esi|ebee ka m ga) gbanwee (asusu|language) (m|karo)
      (igbo|{language}) (ka m choro|ka anyi jiri|biko suo)
      (ka m|m choro) (nu|inu) ya (n'igbo|na {language}|n'asusu anyi)
      (soro m|ka anyi) (asu|suo) (igbo|bekee) (biko|)
      (gbanwee|gbanwe) (asusu|ka o buru) {language}
      (suo|kwuo|zaa m|gwa m okwu) (n'{language}|{language}|na {language}) (biko|ka m ghota|)
      (gbanwee|tugharia) (asusu|language) (gaa {language}|na {language}|biko)
      (i na-asu|unu na-asu|i na-anu|i ma) {language} (ka o bu mba|)
      (achoro m|m choro|o kaara m mma) (isu {language}|ka i zaa m na {language}|{language})
      anaghi m (anu|aghota|asu) (bekee|hausa|oyibo), (suo igbo|zaa n'igbo|gwa m n'igbo)
      (change language|switch|set language) (to|gaa) {language} (biko|)
      (asusu|language) ole (ka unu na-asu|ka m ga-eji gwa unu|ka i ma)
      ({language}|igbo) (biko|only|naani|ka m na-anu)
      (mama m|papa m|nne m ochie) (bu onye igbo|anaghi asu bekee) (suo igbo gwa ya|zaa ya n'igbo)
      (kwusi|hapu) (isu|igwa m) (bekee|oyibo|hausa), (suo igbo|jiri igbo)
      (biko nwa m|nwam) (gwa m n'igbo|suo asusu m na-anu)
      (ka anyi|biko ka anyi) (suo|kwuo|jiri) (igbo|{language}) (n'ebe a|kama bekee|ugbu a)
      (jiri|were) (igbo|{language}|asusu anyi) (zaa m|gwa m|dee)
      (i na-aghota|i ga-aghota|unu na-aghota) {language} (m dee ya|m suo ya|)
      (i nwere ike|unu nwere ike|biko) (isu|suo) {language} (gwa m|)
      ({language}) (please|biko|ka m choro|ka anyi suo)
      (nwunye m|nne m|di m) (naani {language} ka o na-anu|anaghi anu bekee) (suo {language}|)
      (asusu|language) m (bu {language}|gbanwee ya gaa {language})
      (speak|talk|reply) (in|) {language} (biko|)
      (bekee gi|oyibo gi) (di m ike|siri ike|adighi m mma) (suo igbo|jiri igbo)
      (language settings|set language|asusu ohuru) ({language}|biko)
      (kwuo ya|degharia ya|zaghachi) (n'asusu|na) {language}
      (i na-edegakwa|unu na-ede) {language} (ka o bu|)
      (m na-anu|m na-asu) (naani|karia) {language} (jiri ya zaa m|suo ya)
      (suo|dee) (ya|) (n'asusu m|n'{language}|na {language})
      (bekee|hausa|yoruba) (ka m na-asu|ka m na-anu) , (suo ya|jiri ya)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (gbanwee asusu|gbanwe language)
      (ka i|ka karo) (na-aza m|na-agwa m) (igbo|n'{language})
      (biko|) (ka karo|gi) (suo|dee) (naani {language}|{language} nile)
      (m ga-aka anu|m na-anukari) ({language}|igbo) (suo ya|jiri ya gwa m)
      (anaghi m anu|o na-esiri m ike inu) (bekee|hausa) (kwuo igbo|gbanwee na igbo)
      (ka anyi|biko ka anyi) (suo {language}|jiri {language} kwuo)
      (unu na-asu|i na-asu) (asusu ole|{language}|asusu ndi ozo)
      (oyibo gi|bekee gi) (ka m na-aghotaghi|siri ike) (suo igbo|gwa m n'igbo)
      (tugharia|gbanwee) (okwu niile|ihe niile) na (igbo|{language})
      suo oyibo, igbo gi siri ike
      pidgin ka m na-anu ofuma, jiri ya
      zaa m n'igbo, biko hapu oyibo
      di m bu onye hausa, gwa ya n'asusu ya
      a na m aghota igbo karia, kwuo ya n'igbo
      bekee ka nwa m ga-agu, gbanwee gaa bekee
      switch to igbo pls
      i ga-asuli igbo ndi onicha
      anaghi m aghota ihe i dere, dee ya na {language}
      hapu pidgin a, suo oyibo
      nwunye m anaghi anu bekee, gwa ya okwu n'igbo
      nne ochie m no n'akuku m na-ege nti, suo igbo ka o nuru
      ndi obia m bu ndi hausa, i nwere ike ikwu okwu na hausa
      bekee i na-asu buru ibu, agughi m akwukwo, jiri igbo gwa m
      nwa m na-amu bekee, biko zaa anyi na bekee
      anyi no n'ugbo, onye yoruba a choro iji gi, suoro ya yoruba
      m tolitere na lagos, igbo m esighi ike, gbanwee gaa pidgin
      mgbe m si n'uka puta i bidoro gwa m na bekee, laghachi n'igbo
      ndi be anyi na-achi m ochi na m na-asu bekee n'ekwenti, ka anyi suwa igbo
      nna ochie a na-ege nti anaghi aghota bekee, suo igbo
      nne m choro iji nke a, gwa ya okwu n'igbo
      anaghi m anu bekee nke oma, suoro m igbo
      gbanwee ya na bekee, igbo unu miri emi nye m
      hausa ka m na-anu, unu ga-asuli m ya
    `,
    ussd: `
      (ussd|code ussd|nomba ussd|nomba a na api)
      (gini bu|kedu) (code ussd|nomba ussd unu|code unu|nomba m ga api)
      kedu ka m ga esi (eme banki|ziga ego|lelee akauntu) (na-enweghi data|ma data adighi|n'enweghi intaneti)
      (kedu|ole) (code|nomba) ka m ga api (iji lee akauntu|iji ziga ego|)
      enweghi m (data|intaneti|nnukwu ekwenti), kedu ka m ga esi (ziga ego|eme banki|mee)
      <i_want> (iji|ibido) ussd
      m nwere ike iji karo (n'enweghi data|n'obere ekwenti|n'enweghi intaneti)
      unu nwere (ussd|code|nomba a na api)
      code (maka iziga ego|maka balance|kaadi)
      banki n'enweghi intaneti
      ma network adighi (kedu ka m ga esi ziga ego|gini ka m ga eme)
      (kedu|gini bu) (code|nomba) (m ga api|a na api) (n'ekwenti|maka balance|iji ziga ego)
      (code|nomba) (m ga api|ussd) (karo|unu)
      banki n'obere ekwenti
      kedu ka e si (api|eji) ussd
      mee banki (na-enweghi data|ma data adighi)
      code (maka|iji) (iziga ego|ilele balance|izuta kaadi)
      nomba m ga api (iji ziga ego|maka balance)
      (gini bu|kedu|nye m) (code|koodu|akara) (ussd|m ga apị|mkpirisi)
      (kedu ka m ga esi|enwere m ike) (iji ulo aku|iziga ego|eji unu) (na-enweghi|ma enweghi) (data|intaneti|nnukwu ekwenti)
      (enweghi m|e nweghi m) (data|intaneti|nnukwu ekwenti)(, gini ka m ga apị|, kedu ka m ga eme|)
      (gini bu|kedu|nye m|ziterem) (ussd|koodu|code|ussd code|koodu ussd|short code) (unu|karo|iji ziga ego|)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (jiri karo|ziga ego|lelee ego m) na-enweghi (intaneti|data|nnukwu ekwenti)
      enweghi m (data|intaneti|smartphone)(, kedu ka m ga-esi eme|, kedu code m ga-apị|, gini ka m ga-eme)
      kedu (koodu|code) (m ga-apia|m ga-akpo|m ga-dial)
      (karo|unu|o) (na-aru oru|na-arụ) na (obere ekwenti|ussd|ekwenti nwere botin|phone torchlight)
      (obere ekwenti|phone torchlight) (ka m ji|ka m nwere)
      (koodu|code) (iji|maka) (ziga ego|zuo kaadi|lelee ego)
      (fon m|phone m) (bu nokia|bu kpalasa|bu obere fon|anaghi aba intaneti), (kedu ka m ga-esi jiri karo|code ole ka m ga-apị)
      (ihe|nomba) (e ji star|a na-ebido na star|nwere star na hash) (maka ulo aku unu|iji ziga ego|iji lee ego)
      (network data|data) (anaghi aga n'obodo anyi|adighi n'ime obodo), (unu nwere code|kedu code m ga-apị)
      (dial|daiyal|pịa|kpoo) (gini|code ole|nomba ole) (iji ziga ego|ka m mara ego m|ka m zuo kaadi)
      (star code|short code|ussd code|quick code) (unu|karo|ulo aku a) (bu gini|nye m|biko)
      (offline|na-abughi online) (banki|ka m ji ziga ego|kedu ka e si eme banki)
      (bonus data|subscription) agwula, (enwere code m ga-apị ziga ego|kedu koodu unu)
      (nne m n'obodo|papa m) ji (obere fon|fon botin|phone touchlight), (o ga-ejili karo|code ole ka o ga-apị)
      (koodu|kod|code) (karo|unu|bank a) (kedu ya|biko|ka m choro)
      (unu nwere|onwere) (star code|koodu|ussd) (m ga-eji|) (mgbe data gwuru|ma intaneti adighi)
      (kedu ihe m ga-apị|gini ka m ga-apị) n'ekwenti (ka m lee ego m|ka m ziga ego) na-enweghi data
      (no data|no internet|enweghi net) (code|ussd|kedu ka m ga-esi ziga ego)
      (m puru|enwere m ike) (ime transfer|ilele ego m) (site na ussd|site na code|na fon nta)
      (ussd|code) (anaghi eru oru|ana aru oru|o na-aru) (na mtn|na glo|n'airtel|)
      (nyem|nye m) (code|koodu|ussd) (e ji akpo|m ga-apị|unu) (n'obere fon|)
      (biko nwa m|nwam) (fon m anaghi ebu intaneti|fon m bu nke nta), kedu (code|nomba) m ga-apị
      (akara|star code) (m ga-apị|a na-apị) iji (lelee ego|ziga ego) na-ejighi intaneti
      (biko|) (nye m|gwa m) (koodu|akara) ussd (iji lelee ego m|iji ziga ego|nke karo)
      (intaneti|network) (anyi|obodo anyi) (joro njo|na-ada mgbe niile), (o nwere ussd|kedu code)
      (ka m were|ka m jiri) (obere fon|fon ochie) (ziga ego|lee balance), (code|koodu) ya
      (ussd|dial code|star code) (biko|karo|maka transfer|maka airtime)
      (m no n'obodo|m no n'ugbo) (enweghi network data|data anaghi aba), (kedu nomba m ga-apị iji banki|nye m code)
      (banking|banki) (with no data|na-enweghi smartphone|n'obere ekwenti) (kedu ka e si eme ya|unu na-eme)
      (tinye|pịa|kpoo) star (gini|ole) (maka karo|iji ziga ego)
      (code|koodu|ussd) (transfer|balance|kaadi|iji ziga ego) (kedu|biko|gwa m)
      (enweghi m|adighi m) (intaneti|data|wifi) mana m (choro iziga ego|choro ilele ego m), (kedu code|code ya)
      (enweghi m data|fon m bu obere fon|network adighi) (kedu koodu m ga-api|otu m ga-esi jiri unu)
      (koodu|ussd) (karo|unu) (bu gini|kedu|nye m)
      (enweghi m|e nweghi) (network|data|smartphone) (koodu ole|kedu koodu) (m ga-api|iji ziga ego)
      (kedu|gini bu) (ussd|code|koodu|star code) (karo|unu|m ga-apia) (iji ziga ego|iji lelee ego|biko|)
      (enweghi m|m enweghi) (data|smartphone|internet|network), (code ole ka m ga-apị|kedu ussd unu|kedu ka m ga-eme banki)
      (ussd|dial code|star code|short code) (karo|unu|biko|maka airtime|maka balance)
      (fon m|ekwenti m) (bu torchlight|bu nokia|anaghi aba whatsapp), (kedu code m ga-akpo|code unu gini)
      (code|koodu) (iji ziga ego|iji zuo kaadi|iji lelee balance|kwuo oku) (na-ejighi data|gini ka o bu|biko)
      (kedu ka m ga-esi|otu m ga-esi) (jiri karo na-enweghi data|eme transfer na-enweghi internet|eji fon nta eme banki)
      (star|asterisk) (gini hash|ole) (ka m ga-apị|ka unu na-eji) (maka karo|iji ziga ego)
      (biko nwa m|nwam) (fon m bu obere, kedu code m ga-apị|nye m ussd unu)
      (o nwere|unu nwere|e nwere) (ussd|star code|koodu) (m ga-apị|a na-akpo|)
      (enweghi|e nweghi m) (mb|data|network internet) taa, (kedu code m ga-apị|nye m ussd|star gini)
      (code|koodu|ussd) (m ga-eji|a na-eji) (lelee ego|zuo airtime|ziga ego|gbanwee pin)
      (o nwere|enwere) (nomba star|ussd|code) (m ga-akpo|iji karo) (na fon nta|)
      (mama m|nna m) (ji fon touchlight|ji nokia) (kedu code o ga-akpo|ussd karo gini)
      (ussd banking|ussd code|star code) (kedu|biko|ka m choro|m gwa m)
      (na-enweghi|ma e wepu) (whatsapp|intaneti|data) (kedu otu m ga-esi|enwere m ike i) (lelee akauntu m na code|ziga ego na ussd)
      (nwa m biko|nwam) (nye m koodu m ga-apị na obere fon m|code star karo)
      (star|*) (nomba|code) (karo|unu) (ole|gini|kedu)
      (m puru|enwere m ike) iji ussd (zuo oku|kwuo dstv|ziga ego|lelee balance)
      (ussd|code) unu (o na-aru oru|anaghi aru|ole) (na mtn|na glo|)
      (ka m debe|dee m) (koodu|ussd|star code) (karo|unu) (maka mgbe data adighi|biko)
      (obere fon|kpalasa) (m|) (code ole ka o na-eji|kedu ussd m ga-apị)
      (koodu|code) (m ga-eji zuo oku|m ga-eji kwuo ugwo|e ji abanye) na fon nta
      (data agwula|mb agwula) m, (nye m ussd|code ole ka m ga-apị)
      (ussd|star code) (unu|karo) (zitere m|dee ya|kedu)
      (offline|na-enweghi internet) (kedu ka m ga-esi|enwere m ike i) (ziga ego|lelee balance) (na code|na ussd)
      (code|star code) m ga-eji (banye karo|mee transfer) (na fon nta|ma mb agwu)
      (ussd unu|code karo) (furu m n'isi|amaghi m ya) (gwa m|zitere m)
      (data m adighi|network internet adighi) (nye m star code|kedu ussd karo)
      (kedu|nye m) (code|nomba) (m ga-akpo na torchlight m|a na-apị na obere fon)
      (enweghi m|e nweghi m) (data|smartphone) (kedu code m ga-eji lelee ego|code karo)
      (star|ussd) karo (na mtn|na glo|) (bu gini|nye m)
      (net adighi|obodo anyi enweghi net) (code ole ka m ga-akpo|nye m code karo)
      (fon ochie|kpalasa) m (enweghi whatsapp|) (code unu|star gini) ka m ga-eji
      data m agwula, kedu ihe m ga-api n'ekwenti lee ego m
      ekwenti m bu kpalasa nta, o ga-ekwe m ziga ego
      n'obodo anyi network intaneti adighi, o nwere nomba star
      star gini ka m ga-api
      fon m bu nokia ochie, kedu nomba m ga-api ka m ziga ego
      ma data gwu m n'uzo, kedu ka m ga-esi lee ego m
      nne m enweghi whatsapp, olee code o ga-api
      * gini # ka karo bu
      ussd unu o na-ewe ego airtime
      m ga-ejili code zuo kaadi
      n'ime ime obodo ka m no, netwok data adighi, code kwanu
      anyi no n'ubi, intaneti adighi, kedu nomba e ji apia lelee ego
      mmiri ozuzo mebiri network, kedu koodu m ga-api jiri hu ego m
      m no n'ubi akpu n'obodo, data agwula, nye m koodu karo iji ziga ego
      fon android m dara n'ite ofe, naani obere fon ka m ji, kedu nomba m ga-apị
      nne m enweghi whatsapp, o nwere koodu o ga-api iji jiri karo
      n'uzo obudu network adighi, kedu ussd banki a
      oku adighi n'obodo izu abuo, fon touchlight ka anyi ji, koodu unu bu gini
      umuaka riri data m na cartoon, gwa m star code m ga-eji kwuo onye ahia
      tupu m gaa camp ebe intaneti na-adighi, nye m koodu banki unu
      fon m dara na mmiri, nke m ji bu obere, koodu karo ka m ga-eji ziga ego bu ole
      o bu obere fon ka m ji, nomba ole ka m ga-apị iji nweta banki a
      data m agwula, enwere koodu m ga-apị iji ziga ego
    `,
    help: `
      (nyere m aka|enyemaka|nye m aka|achoro m enyemaka|biko nyere m aka|nyeremaka)
      gini ka (i nwere ike ime|unu nwere ike ime|unu na eme|i na eme) (maka m|)
      gini ka m (nwere ike ime|ga eji karo mee) (ebe a|)
      (gosi m menu|menu|ndeputa oru|ihe unu na eme)
      amaghi m (otu m ga esi jiri ya|ihe m ga ede|otu o si aru oru|ihe m ga eme)
      kedu (ka|otu) (nke a|karo) si (aru oru|arụ ọrụ)
      kedu oru unu na (aru|enye)
      <please> (nyere m aka|duzie m|gosi m uzo|kuziere m otu e si eji ya)
      ego ole ka unu na (ana|ewe) (maka iziga ego|maka oru|maka transfer|)
      (gini bu|onye bu) karo
      (karo|ulo aku a) (o bu eziokwu|a puru ituko ya obi|o nwere nchekwa)
      (i bu|unu bu) (mmadu|robot|bot|igwe)
      ebee ka (ofisi unu|ngalaba unu) di
      o gbagwojuru m anya, (nyere m aka|gini ka m ga eme)
      ego ole ka unu na (ewe|ana) (maka|mgbe) (transfer|iziga ego|m zigara ego)
      (ugwo|ego) (transfer|iziga ego|oru) unu (bu ole|ole)
      (kedu|gini bu) (oru unu|ihe unu na eme)
      (karo|nke a) (bu gini|na eme gini|bu ulo aku)
      kuziere m (otu m ga esi jiri ya|iji ya)
      o gbagwojuru m anya (biko|nyere m aka|)
      kuziere m (otu|ka) m ga esi (jiri ya|eji ya|mee ya)
      gini ka m ga (eme|apị) (ugbu a|)
      (gini|kedu ihe) ka unu (na-eme ebe a|nwere ike ime|puru ime)
      (kedu|olee) (otu|ka) (m ga esi|e si) eji karo (eme ihe|)
      (biko|) (nyere m aka|gosi m uzo|kowaara m|nyerem aka)
      (amaghi m|aghotaghi m) (ihe m ga eme|otu e si eji ya|ihe obula|ihe m ga ede)
      (nyere m aka|nyerenu m aka|nye m aka|yere m aka) (biko|ebe a|)
      (achoro m|a choro m) (enyemaka|nyere aka|ka i nyere m aka)
      (gini|kedu ihe) ka (i nwere ike imere m|unu nwere ike imere mmadu|karo na-emere ndi mmadu)
      (kedu ka|otu) (karo|ihe a|e si) (si aru oru|eji ya|aru oru)
      (gosi m|nye m) (menu|ihe unu na-eme|oru unu|ndeputa)
      (amaghi m|aghotaghi m) (ihe m ga-eme|ka esi eji ya|otu o si aru oru)
      (i bu|unu bu|nke a o bu) (mmadu|robot|igwe|onye)
      (onye|gini) (ka i bu|bu karo)
      kedu (oru|ihe) (unu na-enye|unu nwere)
      (ego ole|ole) ka unu na-ana (maka|) (transfer|iziga ego|oru unu|)
      (karo|ulo aku a) (o di nchebe|o bu ezie|e nwere ntukwasi obi)
      (ulo oru|ofis) unu (di|no) ebee
      (gini|kedu ihe) (ka unu nwere ike imere m|ka m ga-eme ebe a|unu na-eme)
      (kuziere m|gosi m) (otu m ga-esi|ka m ga-esi) (eji ya|mee ya|jiri karo)
      (karo|ulo aku a) o (bu eziokwu|no na nchekwa|bu ezigbo banki)
      (gini ka m ga|kedu ihe m ga) (api ugbu a|eme ugbu a|eji bido)
      (o gbagwojuru m anya|amaghi m ihe m ga-eme|kuziere m otu o si aru)
      ego ole ka unu na-ana (iji ziga ego|maka {amount}|)
      (a gwara m|enyi m gwara m|anuru m) (maka karo|banyere unu), (gini ka unu na-eme|kedu ka o si aru oru|kowaara m)
      (nke a bu mbu|oge mbu m|ugboro mbu m) (m na-eji ya|na-eji karo|no ebe a), (duzie m|gini ka m ga-ebu uzo mee|nyere m aka)
      (ihe a|karo a|app a) (na-agbagwoju m anya|siri m ike|anaghi aba m n'isi), (nyere m aka|duzie m|kuziere m otu e si eji ya)
      (kedu ihe|gini) (ndi|) (m ga-agwa gi|m ga-ede|m ga-asi) (ka i mee ya|ka i nyere m aka)
      (onye nwe|ndi nwe) (karo|unu|ulo aku a) (bu onye|bu ole ndi|kedu ha)
      (cbn|ndic|gomenti) (nyere unu ikike|maara maka unu|kwadoro unu) (ka o bu 419|ka o bu mba|)
      (ego m|pension m) (o ga-adi n'udo|o ga-adi mma|a gaghi ezuru ya) n'aka unu
      (oge ole|kedu oge|elekere ole) ka unu (na-emepe|na-emechi|na-aru oru) (na sunday|)
      (unu nwere|e nwere) (branch|ofis|ulo oru) (n'onitsha|n'owerri|n'aba|na nnewi|n'enugu)
      (abeg|biko) (help|assist|nyere aka) (me|m|me here) (nwanne|)
      (charges|ego oru|sms charge) (unu bu ole|unu kedu|ka unu na-ewe kwa onwa)
      (ihe m na-ede ebe a|ozi m na-ezite) (onye ozo o na-ahu ya|o di nchebe|unu na-agwa ya mmadu)
      (option|options|nhoro|list) (ndi di|unu nwere|m ga-ahorota) (gosi m|kedu ha|)
      (nyelu m|nyetu m) aka (biko|nwanne|na phone a)
      (ihe unu nwere ike|oru ndi unu na-aru|ihe karo na-eme) (gwa m ha|kedu ha|depụta ha)
      (m no n'ahia|m bu onye ahia|m bu nwata akwukwo) kedu (uru karo ga-abara m|ka karo ga-esi nyere m aka)
      (biko nwa m|nwam) (anya m adighi mma nyere m aka|agadi amaghi ihe e ji ya eme duzie m|gwa m ihe m ga-apị)
      (kedu ebe m ga-esi|olee ebe m ga-esi) (bido|malite) (ya|iji karo|ebe a)
      (i bu|gi onwe gi bu) (onye bank|computer|ai|mmadu nkiti) (ka gini|ka i bu mmadu|)
      (transfer|iziga ego|ikwu bill) (o na-ewe charge|unu na-ana ihe|o bu n'efu)
      (kuzielu m|kowaalu m) (otu|ka) (e si eji karo|o si alu olu|m ga-esi bido)
      (abu m onye ohuru ebe a|amaghi m ebe m no|ihe a siri m ike), nyere m aka
      (help|enyemaka|aka) (ka m choro|biko nwanne|pls)
      (guide|duo|gosi) m (uzo|otu e si eme ya|ebe m ga-apị) (biko|)
      (biko|) (ị ga-enyere m aka|i nwere ike inyere m aka|nyere m aka) (otu a|na ihe a|biko)
      (gini ka|kedu ihe) (mmadu|onye ahia|nwata) nwere ike iji karo (mee|eme)
      (oru|ihe) (karo|ulo aku a|unu) na-(arụ|enye ndi mmadu) (kowaara m|kedu ha)
      (ebe m ga-esi|kedu ka m ga) (bido|mara ihe m ga-apị)
      (ndi mmadu|enyi m) si na karo bu (wayo|ezigbo ihe), (o bu eziokwu|kowaara m)
      (unu|karo) (bidoro|malitere) (olee mgbe|n'afo ole) (unu di ebee|)
      (instructions|menu|commands|guide) (biko|gosi m|ka m hu)
      (ole|ego ole) ka (unu na-ana|karo na-ana) (kwa onwa|na transfer|n'akauntu)
      (gini ka ihe a bu|kedu ihe bu ihe a|olee ihe a bu)
      (enyere m aka|nyerenu m aka) (ihe furu m uzo|amaghi m ihe m ga-apị)
      (gwa m|kowaara m) (otu|ka) (m ga-esi ziga ozi|karo si ama ihe m kwuru|m ga-esi jiri olu)
      (biko|) (nye m|gosi m) (ndumodu|uzo) (otu e si eji ihe a|m ga-eso|m ga-esi bido)
      (olee|gini) (bu ihe|bu oru) (i ga-emere m|i ma eme|i puru ime)
      (nwa m adighi nso|onweghi onye no m nso), (duzie m|nyere m aka jiri ya|gwa m ihe m ga-apị)
      (karo|ulo aku a) (o bu nke onye igbo|o bu nke gomenti|onye nwe ya) (ka o bu mba|)
      (how|otu) (karo|ihe a) (dey work|si aru oru) (biko|)
      (amaghi m|aghotaghi m) (otu e si eme ya|ihe m ga-eme|ebe m ga-esi bido|otu karo si aru oru) (nyere m aka|biko|)
      (kuziere m|gosi m|duo m) (otu e si eji karo|otu m ga-esi jiri ya|ebe m ga-api)
      (gini|kedu ihe) ka (unu na-eme|i ga-emere m|karo na-eme|m ga-eji karo mee)
      (i bu|unu bu) (onye|gini) (nwanne|biko|)
      (nyere m aka|nyerem aka|enyemaka|help) (biko|nwanne|o di mkpa)
      (menu|options|ndeputa oru unu) (gosi m|zitere m|biko)
      (karo) (o bu ezigbo ulo aku|o bu eziokwu|a ga-atukwasi ya obi)
      (olee ebe|ebee) ka (ofis unu|unu no|karo) (di|)
      (ego ole|ole) ka unu na-ewe (ma mmadu ziga ego|maka nzipu|)
      (a bu m onye ohuru|abu m agadi) (amaghi m ihe|biko kuziere m otu e si eme ya)
      (amaghi m ihe m ga-eme|ihe a gbagwojuru m anya) (duzie m|nyere m aka|)
      (i bu mmadu|i bu robot) (ka i bu robot|ka i bu mmadu|)
      (gini ga-eme|kedu maka) ego m (ma unu gbaa oso|ma banki a daa|ma karo mechie)
      (amaghi m akwukwo|anaghi m asu bekee|anya m adighi ahu uzo nke oma) (kedu ka m ga-esi jiri karo|nyere m aka)
      (kedu ihe|gini) (di ebe a|ka unu na-enye ndi mmadu|m ga-enweta n'aka unu)
      (efuola m uzo|ihe gbagwojuru m anya|amaghi m ebe m no) (na menu|) (gini ka m ga-api|nyere m aka)
      (ego m|ihe m debere) (o ga-adi n'udo|o nwere nchebe|insurance o di) n'aka unu
      (gwa m|m choro ima) (ihe karo bu|ihe unu na-eme|otu karo si aru oru)
      (biko|nwanne) (ebee ka m ga-esi bido|gini ka m ga-ebu uzo mee|gini ka m ga-api)
      (abiala m|m batara ugbu a) (gini ka m ga-ede|gini ka m ga-eme|duzie m)
      (gosi m|kwuputa) (ihe nile unu na-eme|oru unu nile|options) (biko|)
      (unu nwere|karo nwere) (ofis|alaka|agent) (n'enugu|n'obodo anyi|n'aba)
      (onye nwe|onye guzobere) (karo|ulo aku a)
      (gini ka m nwere ike|gini ka m ga) (iju unu|aju gi) (n'ebe a|)
      (ejibeghi m ya mbu|nke a bu mbu m) (kuziere m otu e si eme ya|kowaara m)
      (biko|) (kuziere|gosi|duo) m (otu m ga-esi eji karo|ka e si eji karo eme ihe|uzo m ga-agbaso)
      (kedu|olee) (otu|ka) (karo|ihe a|app a|banki a) si (aru oru|aru olu|eme)
      (gini|kedu ihe) (nile|) (ka karo na-eme|m nwere ike ime ebe a|karo ga-emere m)
      (m no ebe a maka mbu|nke a bu mbu m) (duo m|nyere m aka|gini ka m ga-eme)
      (m na-achọ|ana m acho|achọrọ m) (enyemaka|aka|onye ga-enyere m aka) (biko|)
      (m kwadoro|anọ m n'ebe a), (gini zi|gini ka m ga-eme ugbu a|kedu ihe m ga-apị)
      (isi na-awa m|ihe gbagwojuru m anya|o na-afu m na anya) (n'ihe a|na karo) (nyere m aka|duzie m)
      (oru|ihe) (ole|ndi) (di na menu|karo na-aru|unu na-eme) (gosi m|kedu|biko)
      (menu|list|help menu|main menu) (biko|gosi m|ka m hu|karo)
      (charges|fees|ego oru) (unu|karo) (kedu|ole|di ole) (maka transfer|n'onwa|)
      (o na-ewe ego|unu na-ewe ego|e nwere ego a na-akwu) (iji karo|ma m zigara ego|iji debe ego ebe a)
      (stamp duty|sms charge|maintenance fee|vat) (ole|gini bu ya|unu na-ewe ole)
      (unu|karo) (ndi ole ka unu bu|kedu ndi unu bu|gini bu karo|onye nwe karo)
      (ebee|olee ebe) (ka ofis unu|ka branch unu|ka atm unu) (no|di) (n'aba|n'enugu|)
      (kedu oge|elekere ole|mgbe ole) ka (unu na-emepe|unu na-emechi|banki na-emepe) (taa|)
      (unu na-aru oru|unu na-emepe) (sunday|n'ubochi uka|n'abali|saturday)
      (o di nchebe|o na-echekwa ego|ego m o ga-adi mma) (itinye ego na karo|n'aka unu|ebe a)
      (kedu ihe|gini) (m ga-ede|m ga-eti|m ga-asi) (ka o ghota m|iji ziga ego|ka i mere m ihe)
      (m ga-ajuli gi|aga m aju gi) (ajuju|otu ihe) (biko|karo|)
      (enwere m|m nwere) (ajuju|otu ajuju) (biko|banyere karo|)
      (amaghi m agu|amaghi m ede|amaghi m eji fon) nke oma, (nyere m aka|duo m aka)
      (agadi ka m bu|anya adighi m mma) (duo m aka|nyere m aka jiri karo|gosi m ihe m ga-apị)
      (nwanne|nna|nne) (nyetu m aka|nyelu m aka|nyere m aka) (biko|na ihe a)
      (help|helep|hep) (biko|m|nwanne|me)
      (support|assist|guide) (m|me) (biko|)
      (ihe ndi|kedu ihe) (a na-eme|e nwere ike ime) (na whatsapp a|na karo|n'ebe a)
      (gini bu oru gi|gini ka i na-eme|kedu oru gi) (karo|n'ebe a|biko)
      (o gini|gini) (ka i ma eme|i puru ime|i ga-emere m) (karo|)
      (i nwere ike|o puru|i puru) (inyere m aka|iduzi m|ituziri m uzo) (biko|)
      (ihe siri m ike|o na-esiri m ike) (n'iji karo|na ya) (nyere m aka|gosi m uzo)
      (eji m|m ji) (fon nta|nokia|obere fon) (karo o ga-aru|enwere m ike iji karo)
      (onye nwe|ndi nwe) (karo|ulo aku a) (bu onye|bu ndi ole|kedu)
      (karo) (o bu banki n'ezie|bu ezigbo banki|o bu nke gomenti)
      (unu nwere|i nwere) (app|website|branch|atm) (ebe m ga-abia|n'onitsha|)
      (first time|mbu) (m ji karo|m na-eji ya) (kedu ka m ga-esi|duo m|gosi m)
      (nkowa|kowaa|kowara m) (otu karo si aru|oru unu|ihe unu na-eme) (biko|)
      (ntuziaka|guide|tutorial|manual) (iji karo|biko|otu e si eji ya)
      (nyekwa m aka|nyere m aka ozo|duo m ozo) (biko|o gbagoro m|)
      (a na m acho|m choro) (enyemaka gi|aka gi|ka i duo m) (biko|karo)
      (o na-adiri m ka|o di m ka) (m funahuru uzo|o gbagwojuru m anya) (nyere m aka|)
      (gini|kedu ihe) (bu karo|karo bu) (n'ezie|biko|m anughibu)
      (karo) (gini ka o bara|kedu ihe o na-eme|o na-eme gini)
      (kedu ka|olee otu) (m ga-esi|e si) (ebido|amalite) (iji karo|ebe a|na ihe a)
      (ihe m ga-eme|ebe m ga-amalite) (amaghi m|gosi m|kedu)
      (kuziere m|duo m) (iji whatsapp banki a|otu e si eme ihe na karo|ka karo si aru oru)
      (kedu|olee) (services|oru|ihe) (unu na-enye|di na karo|i na-eme)
      (how far|biko) (kedu ihe m ga-apị|gini ka m ga-apị|ebee ka m ga-apị)
      (help|enyemaka|nyere m aka) (urgent|biko|ngwa ngwa|o)
      (m choro igwa gi ihe|enwere m ihe m choro iju|m nwere ihe m choro ime) (nyere m aka|duo m|)
      (nna|nne|nwanne) (aka|enyemaka) (ka m choro|biko|nyetu m)
      (gomenti|cbn|ndic) (o ma maka karo|nyere karo ikike|na-ahu maka unu)
      ego (m|anyi) (o no na nchebe|ndic o na-eche ya) n'ebe unu
      (transfer|iziga ego) (unu na-ewe ego ole|o na-efu ego ole|charge ya ole)
      (charges|ego oru|fee) unu (maka transfer|maka kaadi|maka akauntu) (bu ole|kedu)
      (unu na-aru|karo na-aru) (24 hours|abali na ehihie|n'ubochi ezumike|na sunday)
      (kedu ndi|onye) (ga-ejili karo|nwere ike iji karo|unu na-enyere aka)
      (nye m|gosi m) (menu|nhoro|ihe m ga-ahorota|list oru unu)
      (0|menu|start|help) (biko|menu|karo)
      (m no n'uzo|m funahuru) (na menu a|n'ihe a) (duo m|nyere m aka)
      (uzo|usoro) (ndi|) m ga-agbaso (iji karo|n'iji ihe a) (gosi m|biko|)
      (onwere ihe|o nwere ihe) (ozo karo na-eme|i ma eme|m ga-emeli ebe a)
      (nke a|ihe a) (siri m ike|a na-eme otu o si) (duo m|kuziere m|nyere m)
      (biko nwa m|nwam) (duo agadi uzo|gosi m ihe m ga-apị|kuziere m iji fon a)
      (what can you do|how does this work|how do i use this) (biko|karo|n'igbo)
      (i di|i no) (n'ebe a|ebe a) inyere m aka (ka o bu mba|biko|)
      (kedu aka|aka) (i ga-enyere m|karo ga-enyere m|unu ga-enyere m)
      (ihe niile|oru niile) (i na-eme|karo na-eme) (depụta ha|gosi m|gwa m)
      (ofis|branch|head office) unu (no ebee|di n'enugu|kedu adreesi ya)
      (m ga-akwu|a na-akwu) (ego ole|ole) (iji karo|kwa onwa iji unu)
      (app|whatsapp|website) unu (kedu ka m ga-esi jiri ya|otu e si eji ya|duo m)
      (m choro|achoro m) (ima|imata) (ihe karo bu|otu karo si aru oru|ihe unu na-eme) (biko|)
      (kedu|olee) (mmalite|mbido|ihe mbu) (m ga-eme|m ga-apị) (na karo|ebe a|)
      (aka|enyemaka) (gi|unu) (di m mkpa|ka m choro) (biko|karo)
      (i ga-emeli gini|gini ka i puru imere m|kedu ihe i mara) (karo|biko|)
      (gosi m|kowaara m) (ihe niile|otu) (m ga-eme na karo|e si eji karo)
      (unu na-ana|karo na-ewe) (ego|charge) maka (iziga ego|idebe akauntu|kaadi)
      (nye m uzo|tuziere m aka|duzie m) (biko|n'ihe a|na karo)
      (m funahuru|o gbagoro m) (biko|) (nyere m aka|ebee ka m ga-apị)
      (nwanne|oga) (kuziere m|gosi m) (iji ihe a|otu e si eji bot a)
      (menu|back to menu|main menu|options) (biko|nye m|gosi m)
      (ofis unu|branch unu) (di n'aba|di n'onitsha|no ebee) (ka o bu mba|biko)
      (karo) (o bu nke cbn nyere ikike|enwere licence|o bu banki eziokwu)
      (customer hours|oge oru) (unu|karo) (kedu|bu mgbe ole)
      (nyere m aka|helpu m) (jiri karo|mata karo|na menu)
      (gini ka m ga-asi gi|kedu ihe m ga-agwa gi) (ka i nyere m|ka o ruo oru|)
      (ihe ole|oru ole) ka (i ma|karo na-eme) (biko|)
      (unu bu|karo bu) (banki|loan app|ulo oru) (gini|kedu udi)
      (kuziere|gosi) (nne m|agadi a) (otu e si eji karo|ihe o ga-apị)
      (nye m|biko) (akwukwo ntuziaka|video) (iji karo|na-egosi otu e si eji karo)
      (fee|charge) (kwa onwa|maka sms|maka pos) (unu|karo) (ole|)
      (olee ebe|kedu ebe) ofis unu (di|no) (n'abakaliki|n'umuahia|n'asaba)
      (ugbu a|kita) (gini ozo|gini zi) (ka m ga-eme na karo|ka m ga-apị)
      (uche erughi m|m ghotachaghi) (n'iji ihe a|na menu), (nyere m aka|duo m)
      (nyere m aka|duzie m) (mbu a ka m na-eji ya|amaghi m ebe m ga-esi bido)
      (o bu taa ka m bidoro|abu m onye ohuru n'ebe a) (kedu ihe m ga-eme|duo m|gini ka e ji gi eme)
      (kowaara m|gwa m) (ihe karo na-emere mmadu|otu e si eji karo|uru karo bara)
      (kedu ihe ndi|gini na gini) (i ga-emere m|unu na-emere ndi ahia|m ga-enweta ebe a)
      (o na-ara m ahu|o siri m ike) (iji ihe a|ighota ihe a) (nyere m aka|duzie m nwayo)
      (m ga-akwu gini|ole ka unu na-ewe) (iji karo|tupu unu rụọra m ọrụ)
      (ego m debere|ego m no n'aka unu) (o ga-adi nchebe|o ga-alari m n'iyi)
      (karo|unu) (nwere ikike|o debara aha) (na cbn|n'aka gomenti|na ndic)
      (biko|nwanne) (gosi m menu|gosi m ihe ndi m ga-ahoro|kedu nhoro di)
      (anya m adighi ahu nke oma|abu m agadi), (nyere m aka jiri ihe a|duzie m otu m ga-esi jiri ya)
      (nyere m aka ka m mara|kuziere m) (ebe m ga-apị|otu e si eji whatsapp a)
      (e nwere ihe|enwere m ihe) m (na-aghotaghi|choro iju gi|choro ajuju) (biko|karo)
      (unu na-emeghe|unu na-aru oru) (na sonde|abali na ututu|mgbe ole na mgbe ole)
      (kedu ka karo si di iche na|gini mere m ga-eji karo hapu) (opay|banki ndi ozo|{bank})
      (achoro m ka i nyere m aka|i ga-enwe ike inyere m aka) (n'otu ihe|ugbu a|biko)
      (kedu ihe|gini) (m ga-erite|m ga-enweta) (na karo|ma m soro unu|n'iji karo)
      (oru unu|ihe unu na-eme) (gini ka ha bu|depuo ha ka m mara|kowaara m ha)
      ego mmadu debere n'aka unu (o ga-efu ma unu mechie ulo oru|onye na-eche ya nche)
      (unu na-ana|ana m akwu) (ego ole|gini) (maka transfer|maka idebe akauntu|n'ọnwa)
      (gosi m ihe|ka m hu ihe) (ndi m nwere ike ime|m ga-ahoro na ya) (n'ebe a|na menu)
      (aghotaghi m|edoghi m anya) (otu ihe a si aru|ihe m ga-apị) (nyere m aka|duzie m)
      (enwere m nsogbu|e nwere ihe na-enye m nsogbu), biko (nyere m aka|duzie m|gwa m ihe m ga-eme)
      (oge ole|kedu oge) (ka unu na-emepe|ka unu na-aza mmadu|unu na-aru oru)
      (karo na|ulo aku a na) (aru n'obodo niile|aru na ngwucha izu|aru n'abali)
      (ebe a|ihe a) (o bu banki n'ezie|o bu ebe e ji eme gini|o na-emere mmadu gini)
      (unu ha na {bank}|karo na {bank}) (bu otu|di iche) (kowaara m|ka o bu mba)
      (biko|nwa m) (nyere nne gi aka|nyere nna gi aka) (amaghi m akwukwo nke oma|ka m mara iji ihe a)
      (kedu ka|olee otu) (e si eji gi|m ga-esi jiri chat a|e si agwa gi okwu)
      (enwere m nsogbu|nsogbu jidere m) (biko nyere m aka|gini ka m ga-eme)
      (unu na-ewe|ole ka unu na-ewe) (charge|ego) (ma mmadu ziga ego|maka iziga ego na banki ozo)
      (gini mere m ga-eji|gini ka m ga-erite ma m) (soro karo|nwee akauntu ebe a)
      (ihe ole|gini na gini) (ka i ga-emere m taa|ka m nwere ike iju gi)
      (nne gi amaghi akwukwo|nna gi bu agadi) (biko duo ya|kuziere ya otu e si apị ihe)
      (kedu ebe|ebe ole) (ka m ga-apị|ka m ga-agbaso) (ka m nweta enyemaka|iji bido)
      (faq|guide|tutorial) (unu nwere ya|nye m|otu e si eji karo)
      (biko kedu|gwa m) (otu ihe a si aru|ihe m kwesiri ibu uzo mee) (abu m nwa mbido|m bu ohuru)
      (e nwere m ajuju|ajuju m bu) (i ga-aza m|kedu ihe karo bu|ole ka unu na-ana na transfer)
      (ihe m nwere ike iji karo mee|ihe karo puru ime) (gini ka ha bu|gwa m ha)
      (m na-atu ujo|egwu na-atu m) (itinye ego m ebe a|iji karo) (o di nchebe|ego m o ga-adi mma)
      (m kwusiri n'etiti|amaghi m ebe m ruru), (gwa m ihe ozo m ga-apị|duo m)
      (m choro ima|ka m mara) (ihe ndi unu nwere|uru di na karo|unu na ndi ozo onye ka mma)
      nye m ndepụta (ihe niile i na-eme|ihe m ga-asi gi mee|oru karo)
      (o siri ike|o gbagwojuru anya) (ka m jiri ya|iji ihe a) (nyere agadi aka|nyere m aka)
      (gini bu|kedu) (ihe mbu|uzo mbu) (m ga-eme|m ga-esi) (ebe a|n'iji karo)
      (amaghi m ebe m ga-ebido|ihe a kariri m), (nyere m aka|duo m)
      kedu ka unu si (eche ego mmadu nche|akpata ego nke unu)
      (karo|nwanne) nke a bu mbu m na-eji banki n'ekwenti, gini ka m ga-ebu uzo mee
      m bu onye oru ubi, olee uru karo ga-abara m
      m na-ere tomato n'ahia, kedu ihe karo ga-emere m
      biko kowaara nne m ihe karo bu, o naghi agu akwukwo
      m ga-ekwuli n'onu ka m ghara ide ede
      i na-aghota voice note, ka m kwuo n'onu
      m nwere ike izitere gi olu m kama ide ede
      agaghi m agu akwukwo, o nwere otu m ga-esi jiri olu mee ya
      unu na-aru n'ubochi uka
      unu na-emechi elekere ole n'ehihie
      mgbe ole ka ofis unu na-emepe n'ututu
      olee ebe ofis unu di n'owerri
      o bu n'efu ka m ga-eji ziga ego ka unu ga-ewe charge
      transfer {amount} charge ya ga-abu ole
      ego ole ka unu ga-ewe n'aka m ma m zigara {bank} ego
      ego anyi no na karo, ma banki a daa, gini ga-eme
      ndc ma o bu ndic ha na-echebe ego anyi n'ebe unu no
      onye ga-ahu ihe m na-ede ebe a, o bu ihe nzuzo
      ndi whatsapp ha na-ahu ego m
      o nweghi onye ga-anu pin m ma m dee ya ebe a
      ma m tufuo fon, ego m o ga-adi mma n'ebe unu no
      i bu nwoke ka i bu nwanyi, ka i bu igwe
      onye mere gi, i bu ai
      karo, aha gi putara gini
      e si aga ebe ahu a na-eme ihe, gosi m uzo
      ihe niile m nwere ike ime ebe a, depuo ya n'ahiri
      m choro ima ma karo ga-abara nwata akwukwo uru
      kedu ihe di n'ebe a karia banki ndi ozo
      m tughariri, olee otu m ga-esi laghachi na mbido
      (menu|nhoro|ihe niile) biko, echefuru m ihe i na-eme
      nyere m aka, a bu m agadi nwanyi, anya na-ama m
      nwa m tinyere m ebe a, amaghi m ihe m ga-eme
      o nwere ihe m ga-akwu kwa onwa iji karo
      kedu mgbe ego na-eru banki ndi ozo ma m ziga ya, n'otu ntabi anya
      transfer unu na-ewe oge ole iji ruo {bank}
      ekwenti abuo ka m nwere, karo o ga-aru na ha abuo
      gini bu karo, e nwere m nanị otu ntabi anya, gwa m
      lee ka m na-eji ya, o di mfe ka o na-esi ike
      gini ka m ga-ede ka i ziga ego
      olee okwu m ga-eji gwa gi ihe m choro
      ndi muslim o nwere nke ha na karo
      banki a o nwere app na play store
      m nwere ajuju, i ga-aza m ya
      ajuju di m n'onu, ka m juo gi
      taa ka m bidoro iji karo, gini ka m ga-eme mbu
      gini ka e ji gi eme kpom kwem
      ndi banki na-emepe elekere ole taa
      kedu afo karo bidoro, unu di ebee
      ego m debere n'ebe unu o gaghi ala n'iyi
      transfer o na-ewe ego ka o bu n'efu
      ikwu ugwo oku n'ebe a, e nwere charge
      ole ka unu na-ewe ma m kwuo bill
      pos withdrawal, ole ka charge ya bu
      menu gosi m ozo
      ihe na-enye m nsogbu, i ga-enyere m
      o nwere ihe m choro igwa gi, nyere m aka
      amaghi m uzo m ga-aga n'ihe a, duzie m
      nna gi amaghi akwukwo, nyere ya aka n'ihe a
      otu m ga-esi ziga ozi n'olu, gwa m
      m ga-asi gini ka i mee ihe m choro
      kporo aha ihe niile i na-eme ka m nu
      mbu m ji ya, gosi m ka e si eme
      biko kowaara m ihe a n'igbo, kedu ihe m ga-eji ya eme
      i na-aru abali na ehihie
      unu no n'obodo ole na ole
      cbn ma unu, unu nwere akwukwo ikike
      onye nwe karo, onye igbo ka o bu onye oyibo
      ihe m dere ebe a, ndi ozo ha ga-ahu ya
      ma m nwuo, ego m onye ga-ewere ya n'ebe unu no
      m no na ghana, o ga-ekwe m jiri karo
      di m na mu nwere ike iji otu fon eme karo abuo
      kedu ka i si mara ihe m kwuru, i bu mmuo
      kedu ihe charge stamp duty bu n'ebe unu, o bu ole
      gini ka unu ji akpata ego ma o bu n'efu
      kedu ihe unu ji ka opay
      ma m zipu ego n'ubochi uka, o ga-eru
      o nwere uru ndi customer na-enweta ebe unu, dika bonus
      ole ka m ga-eji mee referral, enyi m banye gini ka m ga-enweta
      kedu ka mmadu ga-esi kpachara anya ka ndi ohi ghara ibanye na karo ya
      ihe m dere ebe a o bu nzuzo, ka unu na-agwa mmadu
      olee ofis unu no n'umuahia
      kedu mgbe unu na-emepe ma kedu mgbe unu na-emechi
      uru gini ka m ga-erite ma m soro karo
      gini mere m ga-eji ahapu banki m soro unu
      itinye ego na karo, o di nchebe
      unu na {bank}, onye ka mma, gwa m ihe unu nwere
      kedu ihe m ga-enweta n'aka unu dika onye ahia
      nne gi amaghi iji ihe a, nyere ya aka
      ikwu bill ebe a, unu na-ana ihe
      nne, kedu nu. amaghi m ihe a bu, nwa m tinyere ya n'ekwenti m, kowaara m
      unu na-aza n'ezie ka o bu igwe na-aza onwe ya
      gini ka m ga-asi ma m choro mara ego m
      unu ga-ezite m ozi ma ego bata
      m nwere ike itinye foto ebe a
      o nwere age m ga-eru iji karo
      ihe ndi m ga-eme na karo na enweghi m ike ime na {bank}, gwa m
      i ga-echetara m ma bill ruo
      m nwere ike iji karo kwuo ndi oru m
      karo, i na-eme loan, savings, na gini ozo
      biko kuziere m ka e si ziga ego n'ebe a
      kedu otu m ga-esi dee ka i ghota
      foto akwukwo nke m sere, i ga-agu ya
      karo o bu otu n'ime {bank}
      ole ndi na-eji karo, unu buru ibu
      ihe unu na-ekwu na "tier", gini ka o putara ebe unu
      unu na-ewe ego ma ego no nkiti
      sms alert, ole ka unu na-ewe maka ya
      iji gi bu n'efu
      onye na-ahu ego m n'azu, unu ka o bu cbn
      nyetu aka, ihe a siri nne gi ike
      a funahuru m ebe a, gosi m uzo m ga-esi
      ebee ka m ga-esi malite, karo
      aka biko, amaghi m nke m ga-api
      abu m nwa mbido, gwa m otu ihe a si aru
      nyetum aka nwanne, amaro m ife m na-eme
      kuzielum otu e si eji ife a
      ife gi bu gini, i na-elu olu gini
      gini ka unu na-elu ebe a
      amarom ebe m ga-apia
      onye ka unu bu, ebee ka unu si
      unu na-akwu charges ole
      o bu ezigbo banki ka o bu ndi 419 ozo
      i nwere ike izaghachi ozi m n'abali etiti
      kedu ihe a na-akpo banki whatsapp, o di ka opay
      m ga-eweta ego m n'ofis unu ka m tinye ya n'ebe a
      unu nwere ebe m ga-etinye cash, agent di be anyi
      ma fon m mebie, kedu ka m ga-esi banyeghachi na karo
      ma m gbanwee nomba fon, karo m o ga-adi
      karo o na-aru n'ekwenti iphone
      ihe m na-ekwu n'olu, onye na-ege ya
      o nwere mgbe unu na-anaghi aru oru
      unu bu banki nke cbn ma, ka unu bu microfinance
      kedu udi ego m ga-edebe ebe a, naira ka o bu dollar
      gwa m ihe banyere onwe gi karo
      gini ka "portfolio" na "goal" bu n'ime menu unu
      m huru ihe ebe a edere "isusu", kedu ka o si aru oru
      ole ka m ga-enwe n'akauntu tupu m jiri karo
      nhoro 1 bu gini
      m pịrị 2, gini ga-eme ugbu a
      oge mbu m ji banki n'ekwenti eme ihe, ujo na-atu m, duzie m nwayo
      nwa m gara school, hapu m na fon a. kedu ihe m ga-apị ka m mee ihe
      ndi otu anyi na-aju ma ego ha o ga-adi nchebe n'aka unu, gini ka m ga-agwa ha
      aha m bu {name}, m bu onye nkuzi, achoro m ima ihe karo ga-emere m
      m gbalịrị ime ya ma o na-alaghachi m azu, duzie m
      m gara akwukwo nta, fon a bu nwa m zutara m. kuziere m otu m ga-esi hu ego m na ziga ego
      m nwere ulo nri, ndi ahia choro ikwu na transfer, gini ka karo ga-enyere m
      anyi no n'obodo ebe banki adighi, kedu ka karo ga-esi bara anyi uru
      enyi m siri na unu na-ewe charge n'etiti abali, o bu eziokwu
      nne na nna ibe m, onye ga-akowara m ihe unu na-eme ebe a n'okwu di mfe
      nwa m kuziere m ubochi mbu, echefuola m, kuziere m ozo ka e si eji karo
      m nuru na radio maka unu, achoro m ima ihe unu bu tupu m tinye ego m
      onye uka anyi si na karo bu nke ndi wayo, gosi m na unu bu eziokwu
      m bu onye isi otu umu nwanyi, kedu uru karo ga-abara otu anyi
      otu aka ka m nwere, ide ede siri m ike, o nwere uzo ozo m ga-esi jiri karo
      m dere ihe, i zaghi. e nwere otu m ga-esi dee ya ka i ghota
      achoro m iziga ego mbu m n'ebe a, duo m site na mbido ruo na ngwucha
      gini bu ihe mbu mmadu ga-eme ma o banye karo
      nyerem aka kita
      duo m biko nna
      ihe di ebe a
      gini ka unu bu
      gini ka o na-eme
      ka m juo ajuju
      unu di ebee
      ofis unu aba
      unu mepere taa
      charge unu ole
      karo bu onye
      menu unu
      ihe ndi i na-eme
      ebe m ga-apia
      charge unu na-ewe ma m ziga ego, o bu ego ole
      e nwere charge ma mmadu zitere m ego
      stamp duty n'ebe unu no, ole ka o bu maka {amount}
      debit sms, ole ka unu na-ana maka ya
      unu nwere ego a na-akwu kwa onwa maka akauntu
      nwa m tinyere karo n'ekwenti m ubochi omumu m, kedu ihe m nwere ike iji ya mee
      ebe m no n'ahia ndi mmadu na-ekwu maka karo, gini ka unu na-eme
      m bu onye ugbo, e nwere ihe karo ga-enyere m aka na ya
      nne m na-atu egwu 419, gwa ya ma karo o di nchebe
      tupu m tinye ego ugwo onwa m, charge unu na-ewe na transfer bu ole
      obodo anyi enweghi banki o bula, unu na-emepe na sonde
      onye uka anyi gwara m gbasara gi, i bu mmadu ka i bu igwe
      agughi m akwukwo, kedu ka m ga-esi jiri olu gwa karo okwu
      nwunye m na-aju ma o kwesiri itinye ego ya na karo, o di nchebe
      nwanne m si m jiri karo, gini kpomkwem ka unu ga-emere m
      ego ole ka unu na-ana ma m ziga ego na banki ozo
      ego m o gaghi efu ma m debe ya n'aka unu
    `,
    interest_rate: `
      (gini bu|ole bu|kedu) (omuru nwa|onu ogugu omuru nwa|interest|ego omuru nwa) (unu na akwu|na akauntu m|na nchekwa m)
      omuru nwa ole ka m ga-(enweta|erite) na (nchekwa m|ego m debere) (n'afo|kwa onwa|)
      (onuogugu|ogo|ọnụego) (omuru nwa|interest) (nke|na) (akauntu|akauntu m|nchekwa|ulo aku unu)
      (e nwere|o nwere) (omuru nwa|interest) na (nchekwa|akauntu m|ego m)
      (pasent ole|percent ole) ka (omuru nwa|interest) (unu bu|na akauntu m bu|)
      gwa m (onuogugu omuru nwa|interest rate|omuru nwa) (akauntu m|na nchekwa|)
      (omuru nwa|interest rate) (akauntu m|nchekwa m|akaunti m) (bu ole|biko)
      (ego ole|pasent ole) bu (omuru nwa|interest) unu na-akwu na (nchekwa|akauntu|fixed deposit)
      (gini bu|ole bu) (omuru nwa|onu ego omuru nwa|interest rate) (unu|na akauntu m|na loan)
      (ole|kedu) (omuru nwa|interest) (unu na-ana na|di na) (loan|mbinye ego)
      (pasent|percent) ole (ka unu na-ana|ka unu na-enye|bu omuru nwa) (na loan|na nchekwa|)
      (m biri|m chekwaa|o buru na m biri) {amount} (ego ole bu|gini bu) (omuru nwa|interest) ya
      (onu ego|rate) (omuru nwa|interest) (unu|loan|nchekwa)
      interest rate (unu|loan|) (bu ole|ugbu a|)
      (m biri|o buru na m biri) {amount}, (interest ya bu ole|pasent ole ka unu ga-ewe)
      (gini bu|kedu) (omuru nwa|uru|ego omurunwa) (nke ichekwa ego|n'elu ego m|unu)
      (ego m debere|nchekwa m|savings m) (o na-amuta ihe|ga-amuta ole|na-amu nwa ole) (n'afo|kwa onwa|)
      (pasent|percent|%) (unu|nke savings|nke loan) (bu ole|kedu)
      (omuru nwa|omurunwa|interest) (loan|savings|fixed deposit) (unu|) (kwa onwa|n'afo) (bu ole|ole)
      (m debe|m tinye) {amount} na savings, (omuru nwa ya bu ole|interest ole ka unu ga-enye m)
      (m biri|m gbaziri) {amount}, (interest ole ka unu ga-ana|omuru nwa ya ole)
      (unu na-enye|unu na-akwu) (ndi na-echekwa ego|m) (interest|omuru nwa|uru) (ole|)
      (interest rate|rate|intrest) (on savings|on loan|nke unu) (ole|biko|kedu)
      (apr|apy|annual rate) (unu|nke loan|nke savings) (bu gini|bu ole)
      (ihe|nwa) ego m na-amu (n'ulo aku|na savings|na karo) (bu pasent ole|kedu ka e si agu ya)
      (o nwere|e nwere) (omuru nwa|interest) (na loan unu|na current account|na nchekwa umuaka) (ka o bu n'efu|)
      (gini kpatara|gini mere) (interest unu|omuru nwa unu) (ji di ala|ji di elu|ji pee mpe)
      (omuru nwa|interest) (m|nchekwa m) (n'ọnwa|n'afo) (gwa m ole o bu|kedu)
      (loan unu|ibi ego unu|mbinye unu) (interest ya|omuru nwa ya) (o kariri|o di ole|kedu)
      (rate|onuogugu) (omuru nwa|interest) (agbanweela|arigola|o ka bu nke mbu)
      (ego one|pasent one) ka (unu na-enye|unu na-ewe) (na savings|na loan) (maka interest|)
      (biko nwa m|nwam) ego m (debere n'aka unu|chekwara) (omuru nwa ya ole|o na-amutara m interest ole)
      (interest|omuru nwa) nke (goal|isusu|fixed|loan ahia) (bu ole|kedu|ole na pasent)
      (kedu|gini bu) (ọnụego|pasent) (ọmụrụ nwa|uru) (akaụntụ nchekwa|mgbazinye|kaadị) (m|unu)
      (ọmụrụ nwa|uru) ole ka (m ga-enweta|unu na-enye) (n'akaụntụ|na nchekwa) m (kwa afo|)
      (interest|omuru nwa) (m|akauntu m) (ugbu a|onwa a) (bu pasent ole|ruru ole)
      (o bu pasent|percent) (ise|iri|ole) (ka omuru nwa unu bu|ka loan unu bu)
      (current|latest) interest (rate|) (unu|loan|savings)
      (interest|omuru nwa) unu na-etinye na (savings|akauntu nchekwa) (ole|bu pasent ole)
      (loan|mbinye) {amount} (omuru nwa ya|interest ya) (ole|kwa onwa ole)
      (unu na-ana|a na-ana) (omuru nwa|interest) ole (na mbinye|na loan ahia|na overdraft)
      (biko|) (gwa m|kedu) (ọmụrụ nwa|interest rate) (nke akaụntụ {bank}|n'akaụntụ nchekwa|nke kredit kaadi) m
      (ego m|akauntu nchekwa m) (na-enweta|na-akpata) (omuru nwa ole|pasent ole) (kwa onwa|n'afo)
      (ole|kedu) (ka omuru nwa|ka interest) (di n'akauntu m|m na-enweta|unu na-etinye)
      (uru|omuru nwa) (akauntu nchekwa|ego n'ulo aku) (unu|{bank}|m) (ole n'afo|bu gini)
      (ole|pasent ole) bu (interest|omurunwa) (unu na-enye|na loan|na nchekwa ego) (kwa onwa|n'afo|)
      (kedu|gini bu|ole bu) (omuru nwa|interest|pasent) (unu na-enye|karo na-akwu|unu na-ewe) (na nchekwa|na savings|na loan|)
      (ego m|{amount} m) (debere ebe a|n'akauntu) (o na-amu|ga-amu) (ole|pasent ole) (n'afo|n'onwa|)
      (interest rate|rate interest|intrest) (unu|karo|savings|loan) (ole|bu ole|biko)
      (pasent|percent) ole ka (unu na-akwu|unu na-enye|unu na-ewe) (na savings|na ego m debere|na loan|na mbinye)
      (ma m debe|o buru na m debe) {amount} (otu afo|onwa isii), (interest ya ole|omuru nwa ya ole)
      (omurunwa|omuru nwa|interest) (akauntu nchekwa|loan|mbinye|savings) (bu pasent ole|o di ole|gwa m)
      (interest|omuru nwa) (a na-akwu m|unu kwuru m|m nwetara) (n'akauntu m|na savings m) (bu ole|pasent ole)
      pasent (omuru nwa|interest) unu (arigola|agbanweela|o ka di otu o di)
      (unu|karo) (na-ana|na-ewe) (interest|omuru nwa) (ole|pasent ole) (ma m biri ego|na loan|)
      (apr|apy|annual rate) (savings|loan|karo) (ole|biko|bu ole)
      (kedu mgbe|oge ole) (ka unu na-akwu|ka e na-akwu) (interest|omuru nwa) (n'ego m|na savings)
      (savings|nchekwa) (m|unu) (na-enweta|nwere) (interest|omuru nwa) (ka o bu mba|ole)
      (biko nwa m|nwam) (ego m debere o na-amu nwa ole|interest unu pasent ole)
      (loan unu|mbinye unu) (interest ya|omuru nwa ya) (o di elu|ole|pasent ole) (n'onwa|)
      (ego|interest) (unu na-agbakwunye|a na-agbakwunye) (n'ego m debere|na savings) (ole|pasent ole)
      (omuru nwa|interest) (loan onwa isii|loan {amount}|fixed deposit|savings) (ole|bu pasent ole|kedu)
      (savings|nchekwa) (unu|karo) (na-amu|ga-amu) (ole|pasent ole) (kwa onwa|n'afo)
      (what is|gini bu) (the|) interest rate (biko|unu|na savings|na loan)
      (m debe|ma m chekwaa) {amount} (ole ka o ga-amu|interest ole ka m ga-enweta)
      (pasent|interest) (loan|mbinye) unu (o di elu|o di ala|ole) (karia {bank}|)
      (ulo aku ozo|{bank}) na-enye (pasent iri|interest di elu), (unu ole|nke unu ole ka o bu)
      (omurunwa|interest) (ego m|akauntu m) (n'afo a|n'onwa a) (ole|pasent ole)
      (unu gbanwere|cbn gbanwere) (interest rate|omuru nwa) (ole zi ka o bu|)
      (nwa m biko|nwam) (interest unu ole|pasent ole ka ego m na-amu)
      (fixed deposit|target|nchekwa) (interest|omuru nwa) ya (ole|pasent ole)
      (ka m mara|gwa m) (interest|omuru nwa) (unu|loan|savings) tupu (m biri|m debe)
      (ego {amount}|ego m) (n'otu onwa|n'otu afo) (ga-amu nwa ole|interest ya ole)
      (interest|omuru nwa) (unu|loan|nchekwa) (ka nke {bank} mma|o di ala ka o di elu)
      (pasent ole|percent ole) ka (target|savings|loan ahia) (unu|) (di|bu)
      (e nwere|unu na-akwu) (interest|omuru nwa) n'akauntu (nchekwa|current|umuaka)
      (loan|mbinye) (unu|onwa ato|ahia) (pasent ole|interest ya ole|omuru nwa ya ole)
      (omuru nwa|interest) (a ga-akwu|m ga-akwu) (na loan {amount}|na mbinye {amount}) (ole|pasent ole)
      (gini bu|kedu) (ego omuru nwa|uru pasent) (unu na-enye ndi debere ego|na target)
      (interest|omuru nwa) (ego m debere|fixed m) (ga-abu ole|o di ole) (n'onwa isii|)
      (omuru nwa unu|interest unu) (agbadala|arigola) (ole ka o bu ugbu a|pasent ole)
      (kedu|ole) (rate|interest) (loan ahia|loan ugbo|savings) (unu|)
      (ego m debere n'akauntu|savings m) (na-amu nwa|na-enweta interest) (ole|pasent ole)
      (interest|uru) (a na-akwu|unu na-akwu) (kwa afo|kwa onwa) (pasent ole|ole)
      (kedu|gwa m) interest (loan onwa isii|nchekwa|target|fixed deposit)
      (kedu uru|ole bu uru) (pasent|interest) unu (na nchekwa|na loan|na target)
      (interest unu|omuru nwa unu) (na-akwu kwa onwa|na-akwu kwa afo) (pasent ole|)
      (ego loan|mbinye) m ga-ebiri (interest ole|omuru nwa ole) (ka unu ga-ewe|)
      (rate|interest) (ego nchekwa|savings) (taa|ugbu a) (ole|kedu)
      (ma m debe|o buru na m debe) {amount} (otu afo|onwa isii) (omuru nwa ya ga-abu ole|kedu interest)
      (loan unu|ego unu na-ebinye) (nwere interest ole|omuru nwa ya siri ike)
      (pasent ole|percentage ole) (ka unu na-enye|ka unu na-akwu) (ndi na-echekwa ego|na fixed deposit)
      (interest unu|omuru nwa unu) (na onwa|n'afo) (gwa m ya|bu gini)
      (ha si na {bank}|{bank}) na-enye 15 percent (unu kwanu|unu na-enye ole) interest
      (karo|ulo aku unu) (na-akwu interest|na-atinye omuru nwa) (n'ego m debere|na savings) (pasent ole|)
      (interest ole|omuru nwa ole) (ka m ga-akwu|ga-adi) (ma m biri {amount}|na loan onwa ato)
      (o na-amu nwa|ego na-amu nwa) ole (kwa onwa|kwa afo) (na savings unu|n'akauntu unu)
      (unu na-ewe|ha na-ewe) (pasent ole|interest ole) (n'ego mmadu biri|na loan ugbo)
      (omuru nwa|interest) (fixed deposit|goal|savings) unu (n'afo a|ugbu a) (pasent ole|ole ka o bu)
      (ego m debere|{amount} m debere) (kwa onwa|n'afo) (ole ka o na-amu|kedu interest ya)
      (kedu|ole) (interest unu na-akwu|omuru nwa unu na-enye) ndi (chekwara ego|debere ego)
      (kedu omuru nwa|kedu interest) (loan ahia|loan nwa akwukwo|savings nwata) (unu|)
      (pasent|interest) (unu na-etinye|unu ga-enye m) ma m (chekwaa {amount}|debe {amount} n'onwa isii)
      m tinye {amount} na nchekwa, ole ka o ga-amu n'afo
      ole pasent ka unu na-agbakwunye na mbinye
      mbinye unu, omuru nwa ya o di oke elu, ole ka o bu
      unu na-enye ego muru nwa na savings, ole n'onwa
      interest unu o ka di otu o di ka o rigola
      mbinye {amount} ruo afo, omuru nwa ya bu ole
      ego m chekwara, pasent ole ka unu na-etinye
      omuru nwa unu na nke {bank}, nke ole ka
      loan ubi, omuru nwa ya o di ala
      enwere m {amount} m choro idebe, kedu pasent unu ga-enye m n'afo
      abughi loan ka m na-ario, naani gwa m omuru nwa ya
      ego agbamakwukwo foro, ma m debe ya na savings omuru nwa ole ka unu ga-enye
      tupu m biri ego fatilaiza, pasent ole ka unu na-ana na loan
      microfinance n'ahia anyi na-ana pasent iri kwa onwa, nke karo bu ole
      alhaji enyi m anaghi eri omuru nwa, ma mu choro ima ole unu na-akwu na nchekwa
      nna m lara ezumike nka, o choro ima interest fixed deposit unu
      nwa m na-aga mahadum n'afo ise, ego m chekwara o ga-amu ole n'afo
      n'uka ka m nuru na loan unu di onu ala, interest ya bu pasent ole
      ahia di nwayo, ma m biri {amount} ole bu omuru nwa ya
      ego m rere ala, ma m debe ya otu afo, pasent ole ka unu ga-akwu m
      m hapu {amount} n'aka unu otu afo, omurunwa ole ka m ga-enweta
      omurunwa nke loan unu, pasenti ole ka o bu
    `,
    routing: `
      (gini bu|kedu) (routing number|sort code|bank code|swift code|nomba routing) ({bank}|unu|)
      (nye m|gwa m) (routing number|sort code|bank code) ({bank}|)
      (routing number|sort code|bank code|nomba ulo aku) ({bank}|biko|)
      achoro m (sort code|routing number|bank code)
      (code|nomba) ulo aku (karo|{bank})
      kedu bank code m ga eji
      (gini bu|nye m) (sort code|swift code|routing number|nomba ulo aku) (nke|) ({bank}|unu|ulo aku unu)
      (koodu|akara) (swift|ulo aku) (nke|) (karo|{bank}|unu)
      (gini bu|kedu|nye m) (sort code|koodu ulo aku|bank code|swift code) (unu|karo|{bank}|)
      (ndi oru m|oga m) (na-acho|choro) (sort code|koodu ulo aku|bank code) (unu|)
      koodu ulo aku {bank}
      (onye america|ndi obodo oyibo|oga m) (choro|na-aju) (swift code|routing number|iban) (unu|karo)
      (form a|akwukwo a|ndi oru) (na-aju|choro) (sort code|bank code) (nke karo|nke {bank}|)
      (swift|bic|swift/bic) (code|) ({bank}|karo|unu) (biko|bu gini)
      (sort|sot) code (karo|{bank}|nke ulo aku a) (gwa m|nye m|ka m choro)
      (code banki|bank code|code ulo aku) (nke {bank}|karo) (bu gini|kedu|bu nomba ole)
      (routing|rauting) (no|number|nomba) (nke ulo aku unu|{bank}|karo) (biko|)
      (echefuru m|amaghi m|ahughi m) (sort code|swift code|bank code) (unu|{bank}|karo)
      (ebee|olee ebe) ka m ga-ahu (sort code|swift code|routing number|bank code)
      (nye m|detere m) (nomba ulo aku|koodu banki) (na sort code|na swift code|) (unu|karo)
      (digit itoolu|nomba itoolu) (sort code|nke banki) (karo|{bank}|)
      (dollar ga-abata|ego ga-esi london bata), (gini bu swift code unu|kedu swift code m ga-enye)
      (achorom|ka m mara) (bank code|swift code|sort code) (gi|unu|karo)
      (ulo aku|bank) (karo|a) (o nwere|kedu) (swift code|sort code|routing number) (ya|)
      (biko nwa m|nwam) gini bu (code banki|sort code) a na-aju m
      (biko|) (kedu|gini bu) (routing number|sort code|swift code) (nke ulo aku|{bank}|unu)
      (swift code|sort code|bank code) (ka ha na-acho|ka m ga-etinye|m ga-ede) (kedu ya|)
      (ego si mba ozo|wire transfer|direct deposit) choro (swift code|routing number), (nye m ya|kedu ya)
      (bank|ulo aku) (identifier|code|sort code) (unu|{bank}) (pls|biko)
      (dee|gwa) m (swift|sort code|routing number) (karo|{bank}) (n'ebe a|)
      (enwere m|achoro m) (routing|swift|sort) (number|code) (akauntu m|ulo aku m)
      (gini bu|kedu) nomba (banki|ulo aku) (e ji eziga ego si america|a na-akpo sort code)
      (code|koodu) (nke {bank}|{bank}) (ole|m ga-eji ziga ego)
      (ulo aku|bank) (unu|{bank}) (sort code ya|swift ya|bank code ya) (kedu|biko)
      (gini bu|nye m|kedu) (sort code|swift code|bank code|routing number) (karo|unu|{bank}) (biko|)
      (sort code|bank code|swift) (ulo aku|banki) (a|unu|{bank}) (ka m choro|ole|gwa m)
      (onye no mba ozo|nwanne m|ulo oru) (na-aju|choro) (swift code|routing number|sort code) (unu|karo|{bank})
      (koodu|code) (ulo aku|banki) (karo|unu|{bank}) (bu ole|gini ka o bu|biko)
      (form|foomu) a (si tinye|na-aju) (sort code|bank code|swift code) (kedu ya|gini ka m ga-ede)
      (swift|iban|bic) (code|nomba) (unu|karo|{bank}) (nye m|biko)
      (routing number|sort code) (o nwere|unu nwere) (ole|ka m tinye na form|biko)
      (achoro m|m choro) (bank code|sort code|routing number) (iji mejuo form|ka e zitere m ego|nke {bank})
      (echefuru m|amaghi m) (sort code|bank code|swift code) (unu|{bank}|karo)
      (biko|) (gwa m|nye m) (koodu|code) (banki|ulo aku) (unu|{bank}) (sort code|nke ha na-aju)
      (foomu|form|website) (na-acho|choro) (sort code|swift|bank code) (gini ka m ga-etinye|nye m ya)
      (onye obodo oyibo|nwa m no uk) na-aju (swift|sort code|iban) (karo|m|unu)
      (bank code|sort code) (nke|) ({bank}|karo|unu) (ole|gini|biko)
      (swift|bic|sort) (nomba|code) (m ga-enye|m ga-eji) (nata ego mba ozo|mejuo form)
      (kedu|ole) (nomba ulo aku|bank code) (karo|{bank})
      (nine digit|nomba itoolu) (sort code|routing) (karo|unu|{bank})
      (nwa m biko|nwam) (gwa m sort code unu|bank code karo)
      (routing|sort) (code|number) (biko|m chefuru|ka m choro)
      (mejuo form|deju form) (o na-acho|choro) (bank code|sort code) (nke unu|karo) (gini ka m ga-ede)
      (unu nwere|karo nwere) (swift code|sort code|bank code) (ole|kedu ya)
      (ka m mara|gwa m) (sort code|bank code|routing number) (tupu m mejuo form|karo)
      (code|koodu) e ji (mara|amata) (banki|ulo aku) (unu|{bank}) (biko|kedu)
      (bank code|sort code) (echefuru m|furu m n'isi) (gwa m ya|kedu)
      (achoro m|ka m) (inweta|hu) (swift code|sort code) (karo|{bank}|unu)
      (swift|routing) (code|number) ({bank}|karo) (bu|gini)
      (sort code|bank code) (ka m ga-enye|m ga-enye) (onye mba ozo|ulo oru) (gini bu ya|kedu)
      (kedu|nye m) (swift|sort) code (nke karo|nke {bank}|unu)
      (sort code|swift code) (nke|) (karo|ulo aku a) (ka m dee na form|ka m zigara nwa m|ole)
      (gwa m|detere m) (bank code|sort code|routing number) (unu|{bank}) (biko|)
      (kedu ihe bu|gini bu) (swift|sort|bank) code (unu|karo|{bank})
      (nomba|code) e ji (ezite ego si mba ozo na karo|amata karo na form) (swift ya ole|kedu)
      (ha choro|oga m choro) (sort code|bank code) (na-abughi nomba akauntu|nke banki m) (kedu ya|)
      (bank code|sort code) ({bank}|karo) (o bu digit ole|bu gini)
      (payroll|ulo oru) (na-aju|choro) (bank code|sort code) (unu|karo)
      (m na-achọ|ana m acho) (sort code|routing number|swift code) (unu|{bank}|karo)
      (nwa m|nwunye m) no (america|germany) si m zite ya (swift code|routing number) unu
      (payroll|hr|ndi akauntu) (oru anyi|ulo oru m) na-acho (sort code|bank code) karo
      (edere m|m na-ede) (form pension|form visa), (sort code unu|bank code karo) bu gini
      (ego mba ozo|dollar) m ga-anata choro (swift code|bic) unu, (nye m ya|ole ka o bu)
      (sort code|akara) e ji mara (ulo aku karo|{bank}) mgbe a na-eziga ego (bu gini|kedu)
      (app|website) (ahu|a) siri m tinye (bank code|sort code) karo, (amaghi m ya|gwa m ya)
      (m tinyere|etinyere m) (sort code|bank code) o na-asi ezighi ezi, (kedu nke bu eziokwu|gwa m nke unu)
      sort code (nke branch|nke isi ulo oru) karo (bu ole|biko)
      (kedu|gini bu) (akara|nomba) banki (cbn|nibss) nyere (karo|unu)
      (paypal|wise|upwork) na-aju (swift|routing number|bank code), (kedu nke unu|gini ka m ga-ede)
      (sort code|swift code) (unu|karo) (nye m ya|dee ya ebe a) (ka ha ziga ego|ka m nye ndi oru m)
      (form|ndi ulo oru) (juru m|na-aju) (sort code|bank code) (gini ka m ga-ede|kedu nke unu)
      (bic|iban|swift) (nke karo|nke {bank}|unu) (kedu ya|nye m)
      (nomba mara banki|koodu banki) (unu|nke {bank}) (bu gini|nye m)
      (m dejuru form|form visa) fodu (bank code|sort code) (nke {bank}|unu)
      (enyi m no germany|onye ahia m na china) choro (swift code|bic) (unu|karo)
      (kedu|nye m) (sort code|swift code) (nke branch unu|karo) (ka m deju form|)
      (ha na-acho|ndi oru m choro) (bank code|swift) (unu|karo) tupu ha ezite ego
      ndi oru m no america na-aju swift code unu
      bank code unu nke e ji anata ego si na banki ozo
      iban karo o nwere
      onye na-akwu m ugwo na canada choro swift code na aha bank unu
      bank code karo nke nibss
      sort code {bank} ka m tinye na form pension
      ihe ha ga-ede ebe e dere "bank identifier", gini
      ha choro adreesi banki unu na swift, maka ego si oversea
      di m no houston, ndi oru ya choro swift code unu iji kwuo m
      nwa m no canada bidoro oru, o choro izite ego krismas, swift code unu bu gini
      ulo oru m na-agba oru na ya n'online na-aju sort code tupu ha akwuo m, gini bu ya
      form scholarship nwa m nwere ebe e dere bank code, gini ka m ga-ede maka karo
      ndi diaspora ga-akwu ego ulo uka, ha choro swift code na aha banki unu
      oga m no na dubai choro ikwu m, routing number karo bu gini
      mgbe m na-ejuputa akwukwo pension, ha juru sort code karo, nye m
      ndi na-azu ashoke n'aka m no uk, kedu iban ma o bu swift ha ga-eji zite ego
      pay slip ohuru m choro sort code banki, kedu nke unu
      umu m no uk na-ezite ego ogwu, ha choro swift code karo
      oga m no na mba ozo na-aju swift code banki m, nye m ya
      sort code unu kwanu, ulo oru m choro iji ya kwuo m ugwo onwa
    `,
    order_checks: `
      <want> (akwukwo cheque|cheque book|cheque|akwukwo chek)
      <i_want> (inweta|irio|inata) (akwukwo cheque|cheque book|cheque)
      (akwukwo cheque|cheque book|cheque|akwukwo chek)
      (cheque book|akwukwo cheque) m (agwula|agwuola) (achoro m ozo|)
      unu (nwere|na enye) (cheque book|akwukwo cheque)
      kedu ka m ga esi nweta (cheque book|akwukwo cheque)
      (achoro m|nye m|biko nyetu m) (akwukwo|) (cheque|cheque book|chekwuk|chequebook) (ohuru|)
      (kedu) ka m ga esi (nweta|enweta) (cheque book|akwukwo cheque)
      (achoro m|kedu ka m ga-esi) (inweta|nweta|ịrio) (cheque book|akwukwo cheque|checkbook|cheque)
      (cheque|akwukwo cheque) m agwula
      (nye m|ziterem) (cheque book|akwukwo cheque) (ohuru|)
      unu na-enye (cheque book|akwukwo cheque)
      (kontrakto|onye na-ewuru m ulo|ndi ulo oru) (choro|na-acho) (cheque|chek), (nye m cheque book|kedu ka m ga-esi nweta ya)
      (order|request|rio) (cheque book|chequebook|check book) (maka m|biko|ohuru)
      (leaf|leaves|ibe) (iri ise|50|100|25) (nke cheque book|cheque) (ka m choro|biko)
      (chek|cheke|cheque) (buk|book|akwukwo) (ka m choro|nye m|ohuru)
      (akwukwo cheque|cheque book) (m riri|m choburu) (abiala|kedu mgbe o ga-abia|ka no ebee)
      (business|ahia|ulo uka|otu) (anyi|m) choro (cheque book|akwukwo cheque)
      (ole|ego ole) ka (cheque book|akwukwo cheque|chequebook) (bu|di)
      (mu|m) na-ede (cheque|chek), (akwukwo ya agwula|book ya fodu otu ibe), (nye m ozo|achoro m ozo)
      (ebee|kedu ebe) ka m ga-(anata|ewere) (cheque book|akwukwo cheque) (m|)
      (biko nwa m|nwam) (nye m akwukwo cheque|achoro m chek ka mbu)
      (achorom|chorom) (cheque book|akwukwo chek|chequebook) (ofuu|ohuru|)
      (zitere m|wetara m) (cheque book|akwukwo cheque) (n'ulo|n'ofis m|n'ahia)
      (current account m|account ahia m) (o na-enweta cheque book|choro cheque book)
      (biko|) (achọrọ m|kedu ka m ga-esi) (ịrịọ|inweta) (akwụkwọ cheque|akwụkwọ chek) (ọhụrụ|maka akaụntụ m)
      (cheque book|akwukwo chek) (m|ahia m) (gwuru|foro otu), (ziteere m|ka m nweta ohuru)
      (unu ka na-eji|unu na-anara) (cheque|chek) (nye m cheque book|ka m nweta akwukwo ya)
      (order|book|need) (cheques|checks|cheque book) (biko|ka m choro)
      (ubochi ole|oge ole) ka (cheque book|akwukwo chek) na-ewe (ibia|iru m)
      (mee ka|hu na) (cheque book|akwukwo cheque) (ruo m|di m n'aka) (n'izu a|)
      (onye nwe ulo m|ulo akwukwo) anaghi anara transfer, (nye m cheque book|cheque ka m choro ide)
      (chequebook|check book|cheques) (ole|kedu ka m ga-esi nweta|ohuru)
      (akwukwo|book) (cheque|chek) (m|) (biko|nye m|ka m choro ohuru)
      (cheque book|chequebook|akwukwo cheque) (ohuru|m) (ka m choro|biko|zitere m)
      (achoro m|chorom|m choro) (iriọ|inweta) (cheque book|akwukwo cheque|chek) (biko|)
      (akwukwo cheque|cheque book) m (agwula|gwuru|fodulu otu), (nye m ozo|zitere m ohuru)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (nweta|order|rio) (cheque book|akwukwo cheque|cheque)
      (unu na-enye|karo na-enye) (cheque book|akwukwo cheque) (ka o bu mba|ole ka o na-eri|)
      (order|request) (cheque book|chequebook|cheques) (biko|m|ohuru)
      (ahia m|ulo oru m|uka anyi) choro (cheque book|akwukwo cheque) (biko|kedu ka anyi ga-esi nweta ya)
      (cheque|chek) (leaves|leaflet) (iri abuo na ise|iri ise|50) (ka m choro|biko)
      (nyenu m|zitere m|meere m) (cheque book|akwukwo cheque|chequebook) (ohuru|biko|maka ahia)
      (onye m na-akwu|landlord|supplier m) (na-anara naanị cheque|choro cheque), (nye m cheque book|kedu ka m ga-esi nweta cheque book)
      (ole|ego ole) ka (a na-akwu|unu na-ewe) (maka cheque book|iji nweta akwukwo cheque)
      (cheque book|akwukwo cheque) (ka m choro|m furu nye m ozo|ka m ga-enweta mgbe ole)
      (achoro m|chorom) (leaflet|ibe) (iri ise|50) (cheque|nke cheque book)
      (new|fresh) (cheque book|chequebook) (biko|ka m choro|m)
      (order|rio|request) (akwukwo cheque|cheque book|chek) (ka m nweta|maka ulo oru m|biko)
      (nwa m biko|nwam) (nye m cheque book|kedu ka agadi ga-esi nweta cheque)
      (cheque book|chek) m (gwuru|agwula), (ozo biko|zitere ohuru|ka m choro ozo)
      (achoro m ide|m ga-ede) (cheque|chek) (maka ulo oru|nye contractor) (nye m cheque book|cheque book ka m choro)
      (ka m nata|ka m were) (cheque book|akwukwo cheque) (n'ofis unu|taa) (kedu ka m ga-esi|o adiela)
      (booklet|leaf) (cheque|chek) (50|100|ohuru) (biko|ka m choro|nye m)
      (achoro m|biko) (ka unu nye m|ka e nye m) (cheque book|akwukwo cheque) (nke ahia|)
      (chequebook|cheque book) m (eruola|m rioro) (kedu mgbe m ga-anata ya|ebee ka m ga-ewere ya)
      (kedu ego|ole) (cheque book|chekwuk) (ibe iri ise|leaf 25|) (bu|na-eri)
      (nye m|order m) (cheque|cheque book) (leaf|ibe) (25|50|100)
      (m na-eji|ana m eji) cheque (akwu ndi oru|akwu ugwo) , (cheque book ka m choro|nye m akwukwo cheque)
      (otu|ka) (m ga-esi|e si) (ario cheque book|enweta chequebook)
      (savings m|current m) (o ruru eru inweta cheque book|ka m choro cheque book)
      (m choro|biko) (akwukwo cheque|cheque book) (maka ahia m|maka current account m)
      (cheque book ohuru|chequebook) (ole ubochi|kedu mgbe) ka o ga-eru (m|n'ofis)
      (biko|) (order|meere) m (cheque book|akwukwo cheque) (abuo|ohuru|otu)
      (kedu ebe|ebee) m ga-esi (order|rio) (cheque book|akwukwo cheque)
      (akwukwo cheque|cheque book) (m choro|ka m na-ario) (ugbu a|maka uka|maka school)
      (cheque|chek) leaf (m fodulu abuo|m agwula) (zitere m ohuru|nye m cheque book ozo)
      (m|anyi) (na-eji|choro iji) cheque kwuo ndi oru (nye anyi cheque book|kedu ka anyi ga-esi nweta cheque book)
      (request|apply for) (cheque book|cheques) (ka m choro|biko)
      (cheque book|akwukwo cheque) unu (di ibe ole|ole ka o na-eri|o na-ewe ubochi ole)
      (nwere m ike|enwere m ike) (ị order|inweta) (cheque book|akwukwo cheque) (na whatsapp|ebe a)
      (onye nwe ulo|supplier m) anaghi anara transfer, (achoro m cheque book|nye m akwukwo cheque)
      (akwukwo cheque|cheque book) m (furu|mmiri mebiri ya), (ka m nweta ohuru|nye m ozo)
      (uka anyi|otu umunna) choro (cheque book|akwukwo cheque) (maka akauntu ya|)
      (m tinyere akwukwo|m rioro) cheque book (izu gara aga|onwa gara aga), (o dila njikere|o ka rubeghi)
      (cheque book|akwukwo cheque) o na-ewe (ubochi ole|izu ole) tupu o (abia|puta)
      (nye m|depụtara m) (cheque book abuo|akwukwo cheque ibe iri ise) (biko|)
      (mu na nwunye m|ahia m) nwere akauntu, (anyi nwere ike inweta cheque book|ka e nye anyi akwukwo cheque)
      enwere m ike (ide cheque|iji cheque kwuo ugwo) (n'akauntu karo|n'ebe unu), (kedu ka m ga-esi nweta cheque book|nye m cheque book)
      (landlord|school|onye contractor) (choro cheque|na-anara naani cheque) (nye m cheque book|ka m order cheque book)
      (cheque book m|akwukwo cheque m) (furu efu|gwuchara) (nye m ohuru|order ozo)
      (ego ole|kedu ego) bu (cheque book|akwukwo cheque) (ohuru|leaf 50) (ka m choro|)
      (cheque book|akwukwo chek) m rioro (o diela njikere|kedu mgbe m ga-anata ya)
      (m ga-enweta|enwere m ike inweta) (cheque book|chek) (n'akauntu m|ozugbo)
      (bipụta|biputara) m (cheque book|akwukwo cheque) (nwere aha ulo oru m|nke 50 leaves)
      (achoro m|ka m) (nweta|order) (chequebook|akwukwo cheque) (nke {number} leaves|maka ulo oru m)
      (cheque|akwukwo cheque) (adighizi m|gwuru) (nyekwa m|rioro m ohuru)
      akwukwo cheque m agwula, nye m nke ohuru
      ulo uka anyi choro cheque book abuo
      kedu mgbe cheque book m riri ga-abia
      ndi na-ewuru anyi ulo choro cheque, ka m nweta akwukwo ya
      cheque leaf iri ise, zitere m ya
      unu ka na-enye cheque book n'oge a
      akwukwo cheque ohuru m riri, o ruola ofis
      ndi contractor anyi anaghi anara transfer, achoro m cheque book
      ulo uka anyi na-akwu ndi oru na cheque, biko nye anyi cheque book
      onye nwe ala choro cheque maka ala m na-azu n'asaba, kedu ka m ga-esi nweta cheque book
      ulo akwukwo m bidoro oge ohuru, cheque book anyi agwula, zitere anyi ohuru
      oke tara cheque book m n'ime drawer, achoro m ozo
      ahia m na ndi gomenti na-aga, ha choro cheque, nyem cheque book
      m ga-aga njem na fraide, cheque book m rioro ka o di njikere
      ndi otu ikwa ozu choro ka m bia na cheque, ole ka cheque book na-eri
      papa m bu onye ochie, o na-acho cheque karia transfer, nye ya akwukwo cheque
      pastor anyi na-aga ikwu ndi ruru uka, o choro cheque book, nye anyi ya
      ulo akwukwo si m kwuo ugwo na cheque, nye m akwukwo cheque
      akwukwo cheque m foduru otu ibe, achoro m ozo
    `,
    account_blocked: `
      (gini mere|maka gini ka|gini kpatara) (unu ji|e ji) (gbochie|kpochie|mechie) (akauntu m|account m|akaunti m)
      (e|unu) (gbochiela|kpochiela|mechiela) (akauntu m|account m|akaunti m) (amaghi m ihe kpatara ya|n'enweghi ihe kpatara|gini mere|)
      (akauntu m|account m|akaunti m) (akpochiela|mechiri emechi|agbochiela) (gini mere|)
      enweghi m ike (ibanye na|iji|imepe) (akauntu m|account m|akaunti m)
      gini mere akauntu m, (o si|ha si) na (e mechiela ya|e gbochiela ya)
      asighi m unu (gbochie|mechie|kpochie) akauntu m
      gini mere akauntu m (anaghi aru oru|ji mechie|anaghi emepe)
      enweghi m ike (ibanye|imeghe|iji) (na|) (account|akaunti|akauntu) m (ozo|)
      (account|akauntu|akaunti) m (anaghi emepe|achoghi imepe|ekpochiela)
      (gini mere|maka gini) (m enweghi ike ibanye|account m mechiri)
      (e|unu) (mechiela|gbochiela) akauntu m (maka gini|gini mere|)
      akauntu m mechiri (amaghi m ihe mere|gini mere)
      (account|akauntu|akaunti) m (achoghi|anaghi|juru) (imepe|emepe|ikwe m banye)
      (account|akauntu|akaunti) m ekweghi (m banye|imepe)
      enweghi m ike imepe (account|akauntu|akaunti) m
      gini mere (account|akauntu|akaunti) m (ji achoghi imepe|ekweghi imepe)
      (gini mere|maka gini) (unu ji|e ji) (gbochie|kpochie|mechie) akauntu m
      (akauntu|account) m (akpochiela|emechiela|anaghi aru oru|e gbochiri ya|kpochiri akpochi) (gini mere|)
      (enweghi m ike|apughi m) (ibanye|imeghe|iji) (akauntu|account) m (eme ihe|)
      (kpoghee|meghee) akauntu m (unu kpochiri|e gbochiri|biko)
      (gini mere|maka gini) (unu|ha) ji (kpochie|gbochie|mechie|block) (akaunti|account) m
      (unu|ha|e) (akpochiela|gbochiela|emechiela|kpochiri|mechiri) (akaunti|account) m (n'efu|na-enweghi ihe kpatara|)
      (akaunti|account) m (akpochiri akpochi|emechiri emechi|egbochiri egbochi|ablockala|no na mkpochi)
      (meghee|kpoghee) (akaunti|account) m (unu mechiri|e kpochiri|unu gbochiri) (ozo|biko|)
      (enweghi m ike|m enweghi ike) (ibanye na|imeghe|iji) (akaunti|account) m
      onye (kpochiri|mechiri|gbochiri) akaunti m
      (kedu|olee) ka m ga-esi (meghee|kpoghee) akaunti m (e mechiri|)
      (gini mere|maka gini) m (enweghi ike|anaghi enwe ike) ibanye (na akaunti m|)
      akaunti m (juru imepe|anaghi emepe)
      (account|akauntu|akaunti) m (anaghi emepe|emechiela|akpochiela|ajuola imepe)
      (asighi m|onye siri) unu (gbochie|mechie) (akauntu|account) m
      (olee|kedu) ka m ga-esi (kpoghee|meghee) (akaunti|account) m
      (m na-acho iziga ego|m choro iwepu ego|achoro m ikwu ugwo) (ma|mana) (o na-asi account m block|o si akauntu m mechiri|akauntu m ekpochiela)
      (gini ka m mere|kedu mmehie m mere) unu ji (mechie|kpochie|gbochie) (akauntu|account) m
      (pnd|post no debit|restriction|lien) (di na|no na) (akauntu|account) m (gini kpatara|wepu ya|)
      (account|akauntu) m (restricted|suspended|blocked|on hold) (gini mere|maka gini|nyere m aka)
      (kemgbe unyaahu|ututu a|ubochi abuo) (akauntu m|account m) (ekwebeghi m banye|mechiri|juru imepe)
      (ego m no n'ime|umu m na-agu aguu), (meghee akauntu m unu mechiri|gini mere unu ji kpochie akauntu m)
      (o juru|app juru|karo juru) (ikwe m banye|ka m banye) (n'akauntu m|na account m)
      (unlock|unblock|open) (my account|account m|akauntu m) (unu kpochiri|unu mechiri|e mechiri emechi)
      (m banye|m choo ibanye) (o na-asi|o na-ede) (account locked|account blocked|i mechiri)
      (onye siri|onye gwara) unu (kpochie|mechie) (account|akauntu) (m|ahia m)
      (account|akauntu) m (kpochili|mechili) (gini melu|biko meghenu ya)
      (unu mechiri|unu kpochiri) (akauntu|account) (nwunye m|nne m|ahia m) (n'ihi gini|n'efu|maka gini)
      (kedu mgbe|olee mgbe) unu ga-(emeghe|akpoghe) (akauntu|account) m (unu mechiri|)
      (tinyere m pin|m tinyere pin) ugboro ato (akauntu m mechie|account m wee kpochie), (meghee ya|)
      (nin|bvn) (m etinyeghi|) mere (unu ji gbochie akauntu m|akauntu m ji mechie)
      (biko nwa m|nwam) akauntu m (anaghi emepe|e kpochiri ya|mechiri), (nyere m meghee ya|gini mere)
      (akauntu m|account m) (na-asi dormant|na-egosi inactive|na-asi i gara banki), (kedu ka m ga-esi meghee ya|)
      (achighi m|emeghi m) ihe ojoo (obula|) mana (unu gbochiri akauntu m|account m mechiri)
      (login|log in) (na-aju|juru) (m|) (account m blocked|akauntu m kpochiri|kedu ka m ga-esi banye)
      (kedu ihe kpatara|gini mere) (akaụntụ|akaụntụ nchekwa|akaụntụ {bank}) m (ji kposiri|e ji kpochie|ji dị na mkpọchi)
      (biko|) (gịnị mere|kedu ihe mere) (ụlọ akụ|unu) ji (kwụsị|gbochie) akaụntụ m (n'agwaghi m|)
      (m tetara|m lotara) (hu na|wee hu na) (akauntu|account) m (kpochiri akpochi|e mechiri emechi|unu gbochiri)
      (enweghị m ike|apughi m) (ịbanye|iweta ego|iji) n'akaụntụ m (ozo|gini mere|e kpochiri ya)
      (account|akaunti) (blocked|frozen|locked) (why|gini mere|biko)
      (unu|onye) (nyere unu ikike|siri unu) (mechie|gbochie) (akauntu|account) m
      (wepu|weputa) (mkpochi|block|pnd|restriction) (di|unu tinyere) (n'akauntu|na account) m
      (ego m|ugwo onwa m) (di n'akauntu unu mechiri|tọrọ n'akauntu e kpochiri), (kpoghee ya|gini mere)
      (gịnị mere|kedu ihe kpatara) (enweghị m ike|m na-enweghi ike) iji akaụntụ ({bank}|nchekwa|) m (o na-egosi mkpochi|o kpochiri akpochi)
      (echere m na|o di m ka) (unu kpochiri|unu gbochiri|e mechiri) akauntu m, (gini mere|maka gini)
      (nwunye m|oga m|customer) zitere m ego (o juru n'ihi na akauntu m kpochiri|o si na akauntu m mechiri), (gini mere|)
      (gwa m|achoro m imata) ihe (mere unu ji|kpatara unu ji) (gbochie|mechie|kpochie) akauntu m
      (gini mere|gini kpatara) (unu ji kpochie|e ji mechie|akpochiri) (akauntu m|account m)
      (akauntu m|account m) (akpochiela|emechiela|agbochiri ya|anaghi emeghe) (kedu ihe m ga-eme|gini mere|biko)
      (enweghi m ike|apughi m) (iziga ego|iwere ego) (ha si na|o na-ekwu na) akauntu m (akpochiri|blocked|restricted)
      (megheere m|meghee|kpoghee) (akauntu m|account m) (unu mechiri|akpochiri akpochi|biko)
      (kedu mgbe|olee mgbe) (unu ga-emeghe|a ga-emeghe) akauntu m (akpochiri|)
      (e tinyere|unu tinyere) (restriction|lien|pnd) n'akauntu m (gini mere|)
      (gini ka m mere|ihe ojoo ole ka m mere) (unu ji kpochie|e ji kpochie) akauntu m
      (kemgbe unyaahu|kemgbe ututu) (apughi m|enweghi m ike) (ibanye|iji) akauntu m (o si na e mechiela ya|blocked)
      (biko|) (wepunu|wepu) (block|ihe mgbochi) (di n'akauntu m|unu tinyere)
      (ussd|app) si na (akauntu m akpochiri|account restricted) (gini ka m ga-eme|gini ka m mere)
      (unu kpochiri|ha mechiri) akauntu m (n'efu|emeghi m ihe ojoo) (meghenu ya|biko meghee)
      (gini mere|maka gini|kedu ihe mere) (akauntu|account) m (anaghi emepe|adighi aru oru|ji kpochie)
      (akauntu|account) m (kpochiri onwe ya|e mechiri ya|e kpochiri ya) (n'amaghi m|amaghi m ihe kpatara|na mberede)
      (emere m gini|gini ka m mere) (unu ji kpochie|e ji mechie|ha ji gbochie) (akauntu|account) m
      (a gwara m|ha si|unu si) na (akauntu|account) m (akpochiela|e gbochiri|emechiela) (gini mere|meghee ya|)
      (meghee|kpoghee|mepee) (akauntu|account) m (unu kpochiri|e mechiri|e gbochiri|akpochiri akpochi) (biko|)
      (achoro m ka|biko ka) (unu meghee|e meghee|unu kpoghee) (akauntu|account) m (e kpochiri|emechiri|unu gbochiri)
      (enweghi m ike|apughi m) (ibanye na|imepe) (akauntu|account) m, (unu kpochiri ya|ha si na e gbochiri ya|o kpochiri)
      (m choro iziga ego|m choo iwere ego) (o si|o na-asi|ha si) (akauntu gi emechiela|account blocked|account restricted)
      (akauntu|account) m (a na-eji akwu ugwo|nke ahia|nke ugwo onwa) (kpochiri|e mechiri), (meghee ya|gini mere)
      (kedu mgbe|ole mgbe) (ka unu ga-emeghe|a ga-emeghe|o ga-emeghe) (akauntu|account) m (e kpochiri|mechiri|)
      (gini ka m ga-eme|kedu ka m ga-esi) (ka e meghee|meghee|kpoghee) (akauntu|account) m (mechiri|e kpochiri|unu gbochiri)
      (unblock|unlock|unfreeze|reactivate) (account|akauntu) m (biko|unu mechiri|)
      (onye|olee onye) (gwara unu|siri unu|nyere unu ikike) (kpochie|mechie|gbochie) (akauntu|account) m
      (akauntu|account) m (dormant|inactive|on hold|suspended) (gini mere|meghee ya|kedu ka m ga-esi mepee ya)
      (bvn|nin) (m|) (mere ka|so mee) (e kpochie|unu gbochie) (akauntu|account) m (ka o bu gini|)
      (ego m|salary m) (di n'ime|no na) akauntu (unu kpochiri|e mechiri|unu gbochiri) (meghee ya|gini mere)
      (o di ka|o na-adi m ka) (unu mechiri|e kpochiri|e gbochiri) (akauntu|account) m
      (biko nwa m|nwam) (unu mechiri akauntu m agadi|gini mere e ji kpochie akauntu m) (meghee ya|)
      (account|akauntu) m (locked|blocked) (after|mgbe) (m tinyere pin na-ezighi ezi|m gbanwere fon|m gbanwere sim)
      (asighi m|agwaghi m) (onye obula|unu) (mechie|kpochie|gbochie) (akauntu|account) m (maka gini|)
      (court|efcc|police|cbn) (mere|siri unu) (mechie|kpochie) (akauntu|account) m (ka o bu|)
      (lien|restriction|hold) (di na|no na) (akauntu|account) m (gini mere|wepu ya|biko)
      (mechiela|akpochiela) (akauntu|account) m (kemgbe|ubochi ato) (meghenu ya|gini kpatara)
      (pnd|post no debit) (di na|unu tinyere na) (akauntu|account) m (gini mere|wepu ya)
      (biko|) (kowaara m|gwa m) (ihe mere|ihe kpatara|gini mere) (akauntu|account) m ji (kpochie|mechie|anaghi emepe)
      (akauntu|account) m (kpochiri|mechiri) (n'ututu a|unyaahu|mgbe m gbanwere fon) (kedu ihe m ga-eme|gini mere)
      (ha|unu) (emechipula|kpochiela|gbochiela) (akauntu|account) m (meghee ya biko|asighi m unu mee ya)
      (m na-anwa ibanye|anwaala m ibanye) (o kwuru na|o si) (akauntu gi akpochiela|account blocked) (gini ka m ga-eme|)
      (salary|ugwo onwa) m (abiala mana|di ya ma) akauntu (akpochiela|mechiri emechi) (meghenu ya|)
      (kpoghee|meghee) (m|) (akauntu|account) (unu kpochiri|mechiri|kpochiri akpochi) (biko|ka m ree ahia)
      (transfer m|ego m) (anaghi apu|na-ada) (n'ihi na akauntu m kpochiri|ha si account restricted)
      (onweghi ihe|enweghi ihe ojoo) m mere (unu ji kpochie|e ji mechie) (akauntu|account) m
      (gini|kedu) bu (dormant|restricted|suspended) (unu dere|o na-egosi) (n'akauntu m|na account m)
      (ruo mgbe ole|ubochi ole) (ka akauntu m ga-akpochi|ka unu ga-emeghe akauntu m)
      (kyc|nin|bvn) (etinyela m|ezigala m) (mana|ma) akauntu m (ka kpochiri|ka mechiri)
      (onye oru unu|agent) (kpochiri|mechiri) (akauntu|account) m (n'enweghi isi|gini mere)
      (m chefuru pin|pin m furu) (akauntu m kpochie|account m mechie) (meghee ya|nyere m imeghe ya)
      (why|gini mere) (is|) (my account|account m) (blocked|restricted|closed|locked)
      (akauntu|account) (ahia m|nwunye m|mama m) (kpochiri|ka e mechiri) (gini kpatara|meghenu ya)
      (unu|ha) (kpochiri|gbochiri) (ego m|akauntu m) (n'ihi gini|maka gini|kedu ihe m mere)
      (m ga-eme gini|gini ka m ga-eme) (unu ji meghee|ka unu meghee) (akauntu|account) m (kpochiri|)
      (apughi m imeghe|enweghi m ike imepe) (akauntu|account) m (kemgbe ututu|o na-ede blocked|o kpochiri)
      (akauntu|account) m (unu kpochiri|mechiri) (ka bu na-eme m nsogbu|meghee ya ka m kwuo ugwo ulo ogwu)
      (biko|) (wepunu|wepu) (mgbochi|block|lien) (unu tinyere|di) n'akauntu m
      (gini mere ego m|maka gini ego m) (anaghi apu|na-agaghi) akauntu m (kpochiri|restricted)
      (pos|atm) (juru|na-aju) kaadi m n'ihi (na akauntu m kpochiri|account blocked)
      (account|akauntu) m (is closed|inactive|blocked|has been restricted) (why|gini mere)
      (onye ahia|nwa m) zitere ego ma (o si akauntu m kpochiri|o si account m inactive) (gini mere|)
      (unu agwaghi m|onweghi onye gwara m) tupu (unu kpochie akauntu m|e mechie account m)
      (akauntu m o kpochiri|account m mechiri) (n'ihi bvn|n'ihi nin|n'ihi kyc) (ka o bu gini|)
      (nwa m biko|nwam) (meghee akauntu agadi unu kpochiri|gini mere akauntu m ji kpochie)
      (unblock|reopen|reactivate) (my account|akauntu m unu kpochiri) (biko|)
      (i kpochiri|unu kpochiri) (m|akauntu m) (n'izu gara aga|kemgbe) (meghee m ya|gini mere)
      (maka gini|gini mere) (o ji na-asi|o na-asi) (account suspended|account locked|akauntu gi kpochiri)
      (akauntu m|account m) (akpochiri akpochi|mechiri emechi) (kpogheere m|nyere m meghee|gini kpatara)
      (ndi cbn|ndi karo) (gbochiri|tinyere block) n'akauntu m (n'ihi gini|wepu ya)
      (m zitere akwukwo|m kwuru ihe unu siri) (mana|ma) akauntu m (emeghebeghi|ka kpochiri)
      (ruo ole mgbe|kedu mgbe) ka (restriction|mgbochi) (di n'akauntu m|ga-apụ)
      (fon ohuru|sim ohuru) m (mere ka akauntu m kpochie|mechiri akauntu m) (meghee ya|)
      (akauntu nwa m|account ahia m) (kpochiri|e gbochiri) (gini mere|kpoghee ya biko)
      (gini kpatara|maka gini) (akauntu|account) m (ji di na block|ji kpochie|akwusi iru oru)
      (unu zitere m ozi|ozi batara) na akauntu m (kpochiri|e gbochiri) (gini mere|kedu ihe m ga-eme)
      (meghenu|kpogheenu) (akauntu|account) (m unu mechiri|m e gbochiri) (ka m zuo ogwu|biko)
      (ebee ka m ga-aga|gini ka m ga-eme) ka (e meghee akauntu m mechiri|a kpoghee akauntu m unu gbochiri)
      (akauntu m|aza m) (juru kpam kpam|na-asi restricted|na-egosi blocked) (gini mere|kedu ihe m mere)
      (o si na|a gwara m na) akauntu m (nwere post no debit|nwere restriction|adighi active) (kedu ihe kpatara|wepu ya)
      (a na-akwu m ugwo|ugwo onwa m) mana (akauntu m akpochiela|akauntu m mechiri) (kedu ka m ga-esi meghee ya|)
      (gini ka m mere|kedu mmejo m mere) unu ji (kpochie|mechie) (akauntu m|akauntu nwunye m)
      (ogologo oge|onwa isii) (m jighi|m ejighi) akauntu m, (o mechiri|o dormant) (meghee ya|kedu ka m ga-esi mepee ya)
      (m nwere ego n'ime|ego m no n'ime) mana (akauntu kpochiri|unu gbochiri akauntu) (agaghi m ewepu|enweghi m ike imetu ya)
      (biko|) (kpogheere m|megheere m) akauntu (unu kpochiri|banki kpochiri) (nwa m no n'ulo ogwu|)
      (pin m|password m) (m tinyere ato|m dejoro ugboro ato) (akauntu kpochiri|akauntu mechiri) (nyere m meghee|)
      (ozi unu|sms unu) (si na akauntu m|kwuru na akauntu m) (akwusila|ekpochiela|no na hold) (n'ihi gini|maka gini)
      (akauntu otu anyi|akauntu ulo oru m) (kpochiri|e mechiri ya) (ndi oru na-eche ego|kedu ihe kpatara ya)
      akauntu m na-ekwe (inata ego mana o naghi ekwe m iziga|naani ile anya), (e gbochiri ya|unu kpochiri ya) maka gini
      (unu megheere|unu meghere) (ndi ozo|nwunye m) akauntu ha (nke m ka kpochiri|meghee nke m)
      (akauntu m|account m) (no na lien|na-asi inactive|na-egosi suspended) (kedu otu m ga-esi dozie ya|gini mere)
      (ego oru m|ugwo onwa m) batara mana (akauntu m kpochiri akpochi|akauntu m blocked, enweghi m ike iwepu ya)
      (m tinyechara|m zitela) (bvn|nin|id card) (unu rịọrọ|) mana akauntu m ka (mechiri|kpochiri)
      (kedu oge|ubochi ole) (unu ga-emeghe|ka o ga-ewe imeghe) akauntu m (e kpochiri|unu kpochiri)
      (o na-asi|m na-ahu) (your account is restricted|account suspended) (gini ka o putara|kedu ihe m ga-eme)
      (m ga-akwu ugwo ulo ogwu|nwa m no n'ulo ogwu) mana (akauntu m kpochiri|unu gbochiri akauntu m) (meghee ya biko|)
      (kedu akwukwo|gini) m ga-eweta (ka unu meghee akauntu m|ka akauntu e kpochiri meghee)
      (unu ji akauntu m|akauntu m no n'aka unu) (kpochie akpochie|na mgbochi) (gini bu mmehie m|gini mere)
      (wepu|wepunu) (mgbochi|restriction) (unu tinyere|banki tinyere) n'akauntu m (biko|)
      (meghee|kpoghee) akauntu m (m kpochiri n'onwe m|m siri unu gbochie)
      (achotara m phone m|ahutala m fon m|aluala m ulo), (meghee akauntu m m si mechie|unfreeze account m)
      (biko|) (meghere m|mepee m) akauntu (m ji aka m kpochie|m gwara unu kpochie)
      (m kpochiri akauntu m|m gwara unu kpochie akauntu m) (n'onwe m|mgbe fon m furu), (meghee ya ugbu a|mepee ya)
      (wepu freeze|meghee freeze) (m tinyere n'akauntu m|m jiri aka m tinye)
      (mu onwe m|n'aka m) (gbochiri akauntu|kpochiri akauntu) (n'ihi fon m furu) (achotala m ya meghee|meghee ya ugbu a)
      (njem m|ezumike m) (agwula|biri) (meghee akauntu m gwara unu kpochie|wepu freeze m tinyere)
      (biko|) (wepu mkpochi|mepee mkpochi) m (tinyere na akauntu|jiri aka m tinye n'akauntu)
      (mkpochi|igodo) (m tinyere|m jiri aka m tinye) n'akauntu m (wepu ya|meghee ya)
      akauntu m kwụsịrị ikwe m ziga ego, o na-asi na e mechiri ya
      m banyere taa hu "your account has been restricted", gini mere
      biko meghee akauntu m, enweghi m ihe ojoo m mere
      ndi ahia m na-akwu m ma akauntu m emechiela, kpoghee ya
      unu kpochiri m akauntu n'ihi nin, e tinyela m nin, gini ozo
      nne m enweghi ike iwere pension ya, unu gbochiri akauntu ya
      post no debit ka ha dere n'akauntu m, gini bu ya, wepunu ya
      court order ka unu si no n'akauntu m, amaghi m ihe obula, meghee ya
      onye si unu kpochie ego m
      kemgbe m gbanwere sim, akauntu m kpochiri
      akauntu m echi emechi n'ihi na ejighi m ya otu afo, kedu ka e si emeghe ya
      dormant ka unu na-akpo akauntu m, ka m kpolite ya
      asiri m unu kpochie ya mgbe fon furu, ugbu a achotala m fon, kpoghee akauntu m
      m tinyere pin ezighi ezi, akauntu gbachiri, meghetuo
      profile m na-asi locked, nyere m ka m banye
      wepu igodo unu tinyere n'akauntu m
      ego di m ma enweghi m ike imetu ya aka, unu kpochiri akauntu
      kedu ihe m ga-eweta ka unu meghee akauntu m
      efcc ka unu si mechiri akauntu m, gini ka m mere
      ole ubochi ka akauntu m ga-ano na mkpochi
      unu mechiela akauntu m n'enweghi ihe kpatara ya
      akauntu m na-ekwe nani ka m lee ya anya, egbochiri m iziga ego
      nwanne, kemgbe monday akauntu m na-asi blocked. enweghi m ihe m mere, meghee ya ka m nye umu m nri
      ego ahia m niile no n'ime, ma unu kpochiri ya. kedu ihe m ga-eme
      a gwara m na unu gbochiri m n'ihi nnukwu ego batara. ego ahu bu ala m rere, meghee akauntu m
      akauntu papa m e mechiri mgbe o noro n'ulo ogwu, ugbu a o lotala, kpoghee ya
      unu si m zite id, m zitere ya, akauntu ka kpochiri akpochi
      restricted, restricted, ihe a ka o na-egosi m, gini bu ya
      m gbanwere fon, karo m mechiri, ka m banyeghachi
      e lockiri m n'ihi pin ato, ka e meghee m
      onye nyere unu ikike imechi akauntu m
      biko wepu block ahu, ezi na ulo m na-agu aguu
      m bu onye ezi omume, kpoghee akauntu m
      lien amount di n'akauntu m, onye tinyere ya
      ole mgbe ka unu ga-emeghere m akauntu unu kpochiri
      o na-asi account inactive, kedu ka m ga-esi mee ka o dighachi ndu
      nwam, e kpochiri akauntu pension m, lee m anya
      chefuru m pin, akauntu m wee kpochie, nyere m meghee ya
      pos juru kaadi m n'ihi na unu kpochiri akauntu m
      gini melu unu ji kpochie akanti m
      akant m akpochigo, meghelu m
      unu akpochigo m, wepuzienu ya
      n'ihi gini ka unu ji mechie akauntu nne m, o bu agadi
      unu ga-ejide ego ndi oru m ruo ole mgbe, meghee akauntu
      m na-ario unu, kpoghee akauntu m, ahia na-eche
      ahia krismas na-abia, unu kpochiri akauntu m. biko meghee ya ka m zuo ahia
      taa ka nwa m ga-aga akwukwo, akauntu ego ya no na ya unu kpochiri. biko meghee ya tupu elekere iri
      m gbanwere fon m, tinye pin, o si ezighi ezi, ugbu a o siri na akauntu m kpochiri
      ego ndi otu batara n'akauntu m, unu wee gbochie ya. ego ahu abughi ohi, kpoghee ya
      m riri aririo n'ofis unu, ha si m chere awa abuo, otu izu agaala akauntu m ka kpochiri
      akauntu m e jiri mee ihe ojoo n'amaghi m, unu kpochiri ya. m kwuola okwu na police, meghee ya
      o na-asi "contact your bank", enweghi m ike ime transfer obula, akauntu m kpochiri
      akauntu m anaghi emeghe
      e mechiri m akauntu
      meghee akauntu unu mechiri
      o na-asi blocked
      akauntu m kpochiri akpochi, abughi nchekwa, biko meghee ya
      m nweghi ike izipu ego n'ihi na unu gbochiri akauntu m
      gini ka m ga-eme ka e wepu restriction di n'akauntu m
      anyi no n'ahia zuchara ihe, mgbe m choro ikwu ha si akauntu m kpochiri, biko meghee ya
      m gara ikwa ozu izu abuo, lota hu na akauntu m emechiela, gini mere
      nwa m piri pin m mgbe ole na ole, unu kpochiri akauntu m, meghee ya ka m zuo nri
      ugwo onwa m abatala ma akauntu m kpochiri, krismas na-abia, biko kpoghee ya
      ahutala m fon m n'ulo uka, meghekwaa akauntu m ozo
      nne m no n'ulo ogwu na-eche, ma unu gbochiri akauntu m, onye kpochiri ya
      m bu onye na-ere nri n'ulo akwukwo, umuaka kwuru m ego, unu wee kpochie akauntu m, gini ka m mere
      si njem lota ka m choro ibanye, o si na e kpochiri profile m, meghee ya
      anyi no n'ulo ogwu, ha choro ego, ma akauntu m kpochiri, meghee ya biko
      akauntu m ekweghi m eme ihe obula, o na-ekwu na e mechiri ya
      unu kpochiri akauntu m n'enweghi ihe kpatara ya, meghee ya
      ezigara m nin dika unu siri kwuo, gini mere akauntu m ka ji kpochie
    `,
    report_fraud: `
      <i_want> (ikpesa|ikọ|ime mkpesa) (maka wayo|wayo|onye wayo|ohi)
      (e gburu m wayo|a ghogburu m|e ghogbuola m|e riri m 419|ndi wayo ewerela ego m)
      (onye ohi|onye oshi|onye wayo) (zuru|wepuru|ezuola) {amount} na akauntu m
      (azumahia|ego) (m na amaghi|m na emeghi|iju) (di na|puru na) akauntu m
      o bughi m (mere|zigara) (azumahia|transfer|ugwo) (a|ahu)
      (onye|ha) kporo m (na ajụ|na acho) (pin m|bvn m|akara nzuzo m)
      ego m (efuola|furu) n'akauntu m, (e zuru m|onye ohi were ya)
      (zigara m|akwuru m) onye wayo ego
      (onye|mmadu ozo) na eji (akauntu m|kaadi m) (n'enweghi ikike|m na amaghi)
      azumahia iju (di|mere|no) na akauntu m
      (ahuru m|e nwere) (azumahia|ego) m (emeghi|na amaghi) (na akauntu m|)
      (emeghi m|o bughi m mere) (azumahia|transfer) (ahu|a)
      (onye ohi|onye wayo) (zuru|wepuru|buuru) ego (m|n'akauntu m)
      ego puru n'akauntu m (m na amaghi|amaghi m ya)
      (mmadu ozo|onye ozo|onye) na eji (kaadi|akauntu) m (n'enweghi ikike|m na amaghi|na wayo)
      onye wayo (ji|na eji) (kaadi|akauntu) m
      (wayo|ohi) di na (akauntu|kaadi) m
      e ji (kaadi|akauntu) m eme wayo
      (e|ha|mmadu) (ghogburu m|gbara m wayo|meere m aghugho|zuru m ego)
      (onye ohi|mmadu|onye aghugho) (na-ewepu|zuru|ebuola) ego n'akauntu m
      (o bughi m mere|amaghi m onye mere|emeghi m) (transfer|azumahia) (a|ahu)
      (mmadu|onye) (kporo m|ziteere m ozi) (na-ajụ|na-acho) (pin m|bvn m|akara nzuzo m)
      achoro m (ikpesa|ikọ|igwa unu) (maka|banyere) (aghugho|wayo|ohi|onye ohi)
      (a|e|ha|onye 419) (ghogburu m|ghogburu|riri m 419|wayoro m|aghogbuola m)
      (ndi ohi|onye ohi|mmadu) (zuru|wepuru) (ego|{amount}) na (akaunti|account) m (na-amaghi m|)
      (emeghi m|o bughi m mere|amaghi m maka) (azumahia|transaction|transfer) (a|ahu)
      (achoro m ikpesa|achoro m ikwuputa|ebee ka m ga-ekpesa) (ohi|aghugho|onye 419|fraud)
      (ahuru m|enwere) (azumahia|transaction|debit|mwepu ego) (m na-amaghi|ojoo|iju anya) (na akaunti m|)
      (mmadu|onye) (kporo m|ziterem ozi) (na-acho|na-aju m) (pin|otp|bvn|akara nzuzo) m
      (e|ha) (hackuru|banyere) (akaunti|kaadi) m
      (aghugho|ohi|419) (mere na akaunti m|ka e mere m)
      e (hackuru|hackiri) (akaunti|account) m (wee wepu ego|zuo ego m|)
      (onye|mmadu) (kporo m|na-akpo m) (na-ario|na-acho) (otp|pin|bvn) m
      (e zuru|ha zuru|e wepuru) {amount} na (akauntu|account) m
      o bughi m (mere|kwadoro) (ugwo|nzipu|transfer) (ahu|a)
      (ohi|aghugho|wayo) ka (nke a bu|e mere m)
      (ekwenti m|phone m) no m n'aka mana (ego na-apu n'akauntu m|e na-ewepu m ego|ego m fepuru)
      (onye|nwoke) (siri na ya bu|kwuru na ya si) (karo|banki|cbn) (ma were otp m|wee ewere pin m|juo m nomba kaadi m)
      (link|ozi) (m pịara|m pịrị|e zitere m) (wee rie ego m|mere ka ego m puo|bu nke ndi wayo)
      (azuru m ihe|m zuru ihe) (na instagram|na facebook|online) (onye ahia gbalaga|onye ahu riri m ego|o bu onye wayo)
      (ponzi|mmm|yahoo boy|investment ugha) (riri m ego|ghogburu m|ka m dabara na ya)
      (fake alert|alert ugha|alert fake) (ka e nyere m|ka o zitere m|e ji were ngwa ahia m)
      achoro m (ikpesa|ikoro unu maka) onye (wayo|419) ghogburu m
      (debit|ego puru) (a|ahu) (o bughi m mere ya|amaghi m onye mere ya|onweghi ihe m maara banyere ya)
      (someone|mmadu) (scam|wayo|duped) m ({amount}|n'intaneti|taa)
      (agent|onye pos) (zuru m|wepuru {amount} kariri|ghogburu m) (n'akauntu m|mgbe m na-ewepu ego|)
      (e ji aha m|mmadu ji bvn m|onye ji aha m) (mepee akauntu|biri loan|na-eme wayo)
      (onye yahoo|ndi yahoo|ndi 419|ndi aghugho) (riri m|napuru m|wayolu m) ({amount}|ego m niile)
      (teta m|m tetara) n'ututu (hu na ego m niile agwula|{amount} furu n'akauntu m), (e zuru m|o bughi m wepuru ya)
      (ego|{amount}) (fulu|pulu) n'akauntu m (o bughi mu|amaro m onye welu ya)
      (i merila|unu meriri) (lottery|promo|ego), (ka ha siri m zite pin|ka ozi ahu kwuru), o bu wayo
      (akuko|mkpesa) (ohi|wayo|fraud) (ka m nwere|ka m choro itinye)
      (onye|mmadu) (sim swap m|swapiri sim m) (wee zuo ego m|wepu m ego)
      (umu boyi m|onye oru m|nwa nwanne m) (zuru m ego|wepuru {amount}) (n'akauntu m|site na phone m) (n'amaghi m|)
      (kaadi m|atm m) (e cloniri ya|e ji ya zuo ihe m amaghi|puru ego na mba ozo n'amaghi m)
      (biko nwa m|nwam) (mmadu ghogburu agadi|ndi wayo kporo m oku were ego m|ha riri m 419)
      (fraud|scam|theft) (alert|) (n'akauntu m|mere m|ka m na-akpesa)
      (transaction|azumahia) (m enyeghi ikike|m kwadoghi|m na-amaghi isi ya) (di n'akauntu m|puru taa)
      (whatsapp|facebook) (enyi m|nwanne m) e hackiri (wee rio m ego|ma m ziga ha {amount}) o bu ndi wayo
      (ego|{amount}) (furu|puru) (n'abali|mgbe m na-arahu ura) (n'akauntu m|) (onye ohi|e zuru m ohi)
      (biko|) (achọrọ m|chọrọ m) (ịkọ|ikpesa) (azụmahịa|ego) (na-ezighi ezi|wayo|a na-enyo enyo) (n'akaụntụ m|na kaadị m)
      (a na-eji|e ji) (kaadị|akaụntụ) m (eme ihe|azu ihe) (m enyeghi ikike|n'amaghi m|n'ulo ahia m na-agaghi)
      (enyo m|ana m enyo) na (e zuola m|mmadu na-ezu m|wayo di) (n'akauntu|na kaadi)
      (ozi|sms|email|whatsapp) (batara m|biara m) (na-asi m pịa link|na-acho bvn m|si na unu zitere ya), (o bu ndi wayo|ka m koro unu)
      (onye juru m otp|onye siri m kpoo pin) (ewepula {amount}|erichaala ego m)
      (online vendor|onye na-ere akwa n'intaneti|agent ulo) (gbara m oso|riri ego m|ghogburu m) ({amount}|)
      (akauntu|nomba) {account} (bu nke onye wayo|ka ndi 419 na-eji), (kpesa ya|ka m koro unu)
      (theft|fraud|scam) (mere|ka m choro ikpesa) (n'akauntu m|na kaadi m|biko)
      (ego m|{amount}) (ahuzighi m ya|apuola n'anya|efuola) n'akauntu (onye ohi were ya|ohi)
      (ndi ohi|ndi omekome|kidnapper) (manyere m|jiri egbe) (ziga ha ego|nye ha pin m|wepu ego m)
      (e were|ha were) (sim m|bvn m|foto m) (mee wayo|biri ego n'app loan)
      (hacked|e hackiri m|compromised) (akauntu m|account m) (ego puru|biko)
      (biko|) (enwere|e nwere) (azụmahịa|ịkwụ ụgwọ|nnyefe) (m na-emeghi|m na-amaghi maka ya) (n'akaụntụ {bank} m|na kaadị m)
      (mmadu|onye na-amaghi m) (jiri|ji) (akaụntụ|kaadị) m (zuta ihe|kwuo ugwo|wepu {amount}) (n'amaghi m|na-enweghi ikike m|)
      (e ji ugha|a sị m) (were|nara m) (ego m|{amount}|ego ahia m), (o bu ndi wayo|a ghogburu m)
      (facebook|tinder|telegram) (nwoke|nwaanyi|mmadu) (riri m ego|ghogburu m|were {amount} m) (gbalaga|)
      (m nyere|mmadu were) (otp|pin|bvn) m (wee wepu ego m niile|a zuola m), (ka m kpesa|nyere m aka)
      (e zuru|ndi ohi zuru) (ego m niile|ego ahia m|ego isusu) (di n'akauntu|n'akauntu m) (nyere m aka|)
      (kpoo ndi uwe ojii|jide onye ahu) (e zuru ego m n'akauntu|onye wepuru ego m n'amaghi m)
      (aghogburu m|ha ghogburu m|e rigburu m) (n'intaneti|na facebook|na fon|) (were {amount} m|e riri ego m|)
      (otu onye|mmadu) (kporo m|kpoturu m) (si na o si na bank|si na o bu onye oru unu) (o naara m otp|o wepuru ego m|m gwara ya pin m)
      amaghi m (ihe obula maka ego a e wepuru|onye wepuru {amount}|ihe obula gbasara transaction a)
      (o bughi m|abughi m) (ziri|wepuru|mere) (ego a|transaction a|{amount} a)
      (ndi ohi|onye ohi|ndi hacker) (banyere n'akauntu m|abanyela na app m) (koro ego m nile|wepu {amount}|rie ego m)
      (apiri m|apiiri m) (link|otu link) (ego m apuo|ha wepuru {amount}|ana m atu egwu)
      (azutara m ihe|akwuru m ugwo) na (instagram|jiji|facebook) (ha ezigaghi ya|ha blockiri m|o bu onye wayo)
      (achoro m ikpesa|ka m kpesa) (onye wayo|wayo e mere m|aghugho|scam)
      (akauntu|nomba) {account} (bu nke onye wayo|bu nke ndi ohi|ka ha ji gho m)
      (fake alert|alert ugha|alert asi) (ka ha zitere m|ka e nyere m) (m nyere ha ahia|)
      (mmadu|onye ozo) (na-eji aha m|ji bvn m|ji akauntu m) (ewere loan|eme wayo)
      (ha zitere m|e zitere m) (text|ozi) (ka m nye bvn m|na m meriri onyinye|ka m pia link) (o bu wayo|)
      otu nwoke kporo m si na o si na (cbn|bank) ka m gwa ya (otp|nomba kaadi m) (ugbu a ego m apuola|o wepuola {amount})
      (m hutara|ahuru m) (debit|ego puru) {amount} (n'akauntu m|) (na-abughi m mere ya|nke m na-amaghi)
      (ndi yahoo|ndi wayo) (banyere na|no na) (akauntu m|app m) (ego na-apu|ha na-ewepu ego)
      (m zuru|m kwuru ugwo) (fon|ulo|akwa) (n'intaneti|na facebook) (onye ahu gbafuo|o bughi eziokwu)
      {amount} (funahuru m|puru|furu) (n'akauntu m|) (emetughi m ya aka|amaghi m onye were ya)
      (onye m na-amaghi|onye obia) (wepuru|zipuru) {amount} (n'akauntu m|)
      (otu onye|ha) si m (kwuo ego tupu ha enye m loan|tinye bvn m na link|nye ya otp) (o bu wayo|)
      (ego m|{amount}) (puru|a puola) n'akauntu m (mgbe m na-arahu ura|n'abali) (emeghi m ya|onye mere ya)
      (onye m na-amaghi|nwoke) (ji|na-eji) (kaadi m|nomba m) (azu ahia|ewere ego) (kpesaa ya|o bu ohi)
      (ha gwara m|otu page si) (kwuo ego ka ha zitere m ahia|tinye ego ka o muo abuo) (ha riri ego m|ha gbafuru)
      (gbaa akwukwo|dekota|kpesaa) (onye wayo a|nomba a {account}|wayo a)
      (amaghi m onye weere ego m|ahughi m ebe ego m gara), (o bu ohi|e zuru m ego n'akauntu)
      (ndi|onye) (wayo|yahoo|419) (riri|were|ripiri) (ego m|{amount}|ego ahia m)
      (e wepuru|ha wepuru|mmadu wepuru) (ego|{amount}) n'akauntu m (amaghi m|m na-agwaghi|n'enweghi ike m)
      (amaghi m|o bughi m) (onye|) (mere transfer a|wepuru {amount}|zuru ihe a na kaadi m) (na-enyo ndi ohi|)
      (mmadu|otu nwoke|otu nwanyi) (kpọrọ m|zitere m sms) (si na ya si karo|si ya bu onye banki|na-aju pin m|na-aju otp)
      (enyere m|m gwara) (ha|onye) (otp m|pin m|nomba kaadi m) (ma ugbu a ego apuola|echere m na o bu wayo|ghọgburu m)
      (zuru|m zuru|azuru m) ihe (n'instagram|na facebook|online) (akwuola m|) (ha ewetaghi ya|o bu ndi wayo|onye ahu gbara oso)
      (alert|alati) (ugha|wayo|fake) (ka e nyere m|onye zuru ahia m gosiri m|ka o zitere m)
      (onye zuru ahia|customer) (gosiri m fake alert|nyere m alert ugha|kwuru m ego ugha)
      (biko kpesaa|ka m kpesa|report) (nomba|akauntu|onye) (wayo a|ghogburu m|{account} bu nke ndi wayo)
      (akauntu|nomba) {account} (bu nke onye wayo|na-ezu ndi mmadu ego|ghogburu m)
      (whatsapp|facebook) m (a hackiri ya|e zuru ya) (ha na-ario ndi mmadu ego|ha ji aha m eri ego)
      (ha|mmadu) (ji|na-eji) (aha m|foto m|nin m|bvn m) (eri wayo|emepe akauntu|ebiri ego)
      (ego|{amount}) (si n'akauntu m pua|apuola) (n'abali|mgbe m na-ehi ura) (o bughi m ziga ya|ndi ohi)
      (investment|ponzi|forex) (wayo|ugha) (riri|loro) (ego m|{amount} m) (ka m koo|biko nyere m)
      (e ghogburu m|a ghogbuo m|ha duhiere m) (na whatsapp|na fon|n'ahia|n'oru ugha) (ego m efuola|{amount})
      (onye pos|pos agent) (zuru m ego|detuuru kaadi m were ya wepu ego|ji wayo wepu {amount})
      (ana m enyo|m na-enyo) (wayo|ohi|aghugho) (n'akauntu m|na debit a|na transaction ahu)
      (fraud|scam) (biko|ka m koo|mere m|di n'akauntu m)
      (unauthorized|strange) (debit|transfer|transaction) (n'akauntu m|{amount}|biko)
      (ozi|link) (a|) (e zitere m|batara m) (o si n'aka unu|o bu wayo|na-asi m tinye pin m)
      (ha si na m|onye ahu si m) (meriri ego|tinye bvn m|zitere code) (o bu aghugho|echere m na o bu 419)
      (boyfriend|enyi nwoke|nwoke) (m zutere online|facebook) (riri m ego|ghogburu m {amount})
      (onye oru|nwa odibo) m (zuru|wepuru) (ego m|{amount}) (na fon m|n'akauntu m n'ohi)
      (biko nwa m|nwam) (ndi ohi ghogburu agadi|ha riri ego pension m|onye wayo were ego m)
      (gwa ndi uwe ojii|kpoo police|mee ihe) (ha zuru ego m n'akauntu|onye wayo riri {amount} m)
      (ka m gwa|ka m koo) unu (otu onye wayo siri|otu ha siri|ihe ndi yahoo mere) (rie ego m|zuo ego n'akauntu m)
      (ego|{amount}) (puru|efuola) n'akauntu m (m na-amaghi|abughi m mere ya|n'ohi)
      (ha|ndi wayo) (kpọrọ m|zitere m link|wepuru ego m) (si na ha si karo|si ha bu customer care|kwuru na m meriri)
      (biara m alert|m huru debit) {amount} (o bughi mu mere ya|abughi m wepuru ya) (ndi ohi|aghugho di ya|wayo)
      (mmadu|onye ozo) (ji nomba m|ji aha m|ji kaadi m) (rie ndi mmadu ego|zuo ihe|biri ego) (aghugho|)
      (otp|pin|bvn) m (ka onye ahu naara|ka m gwara onye) (m chere na o bu banki|na whatsapp) (ugbu a ego apuo|o bu wayo)
      (atm|kaadi) m (ka ha gbanwere n'ahia|ka onye m na-amaghi gbanwere) (wepu ego m|wepu {amount}) ndi wayo
      (akuko wayo|mkpesa wayo) (ka m nwere|ka m choro ikọ) (biko|)
      (enwere onye|otu onye) (na-eri ndi mmadu 419|na-ezu ndi mmadu) (n'aha karo|na whatsapp|ji nomba {phone})
      (fake|fek) (alert|agent|bank app) (ka e ji rie m|gosiri m|mere m ka m fuo {amount})
      (akwuru m|m zigara) ego (maka oru|maka ulo|maka visa) (o bu ugha|onye ahu bu 419) (ghogburu m|)
      (ha si m|gwara m) (pịa link|zipu code|tinye pin) (ma m choputara na o bu wayo|eziokwu o bu ndi ohi)
      (sim|laini) m (ka ha swapiri|ka ha weere) (wee zuo ego m|wepu {amount})
      (scammer|yahoo boy|fraudster) (nwere|ji|riri) (ego m|{amount} m|akauntu m)
      (withdraw|pos) (e mere|mere) (na kano|na lagos|n'obodo m na-anoghi) (kaadi m no m n'aka o bu wayo|abughi m)
      (biko|) (nyere m aka|mee ihe) (onye wayo|ndi ohi) (ripiri|kpochapuru) (ego m|akauntu m)
      (ka m koo|achoro m igwa unu) (banyere|maka) (onye na-ezu ohi|ndi ji aha karo eri wayo|fake karo)
      (nomba|akauntu) (a|{account}) (na-ezu ndi mmadu|bu nke onye 419) (mechienu ya|kpesa m)
      (otu onye|mmadu) (na-eme onwe ya|si na ya bu) (onye oru karo|customer care karo) (na-aju pin|na-ario ego)
      (hụrụ m|ahuru m) (transaction|debit) (m na-emeghi|m na-amaghi onye mere ya) (n'akauntu m|) (ndi ohi|wayo)
      (ha kwuru|onye ahu si) m (meriri promo|nwetara grant) (wee naa m {amount}|naa otp m) (o bu wayo)
      (zuru|goro) (m ala|m ugbo ala) (n'aka onye wayo|online) (ego m {amount} efuola) o bu 419
      (e mere m|a ghogburu m) (wayo|419|aghugho) (na pos|na whatsapp|n'ahia fon) ({amount} efuola|)
      (report|rekoodu) (fraud|scam|wayo) (n'akauntu m|biko|m choro)
      (nwa m biko|nwam) (ndi yahoo riri ego agadi|onye wayo kporo m were ego m niile)
      (a na-eji|ha ji) (akauntu m|atm m) (eme yahoo|anata ego ohi) (amaghi m ya|)
      (e depuru|e gbanwere) (nomba fon m|email m) n'akauntu (na-abughi mu|ndi ohi mere ya)
      (emere m|a na-eme m) (wayo|aghugho) (n'akauntu|na pos|na whatsapp) (nyere m aka|ka m koo)
      (onye|otu nwanyi) (ji|nwere) foto karo (eme 419|na-ario bvn ndi mmadu)
      (pos agent|onye ahia) (na-eji kaadi clone|detuo kaadi m) (zuo ego m|were {amount})
      ndi hacker (dotara|were) (ego m|{amount} m) (n'abali|mgbe sim m kwusiri), e zuru m ohi
      (biko kpesara m|biko dee) (onye wayo|nomba {phone}) (riri m {amount}|na-ezu ndi mmadu)
      (link promo|sms grant|giveaway) (m pịara|e zitere m) (wee zuo ego m|bu wayo)
      (fake karo|karo ugha) (page|whatsapp|onye oru) (na-eri ndi mmadu|kporo m)
      (deposit|advance) m (kwuru maka ulo|kwuru maka oru) (onye ahu gbara oso o bu 419|bu aghugho)
      (onye|ndi) (wayo|ohi) (wepuru|kpochara) (ego niile m|{amount}) (n'akauntu|n'otu abali)
      (ka m|achoro m) (kpesaa|koo) (aghugho|wayo|ohi) (e mere m|mere n'akauntu m)
      (m dara n'onya ndi wayo|ndi wayo jidere m n'onya), (e nyere m ha otp|m pịrị link ha) (nyere m aka|)
      (mmadu na-acho|onye na-acho) ighogbu m (na fon|si na ya bu cbn|na-aju bvn m)
      (ego|{amount}) (wepuru|puru) na kaadi m (n'ebe m na-anoghi|na netflix m na-emeghi) o bu ndi ohi
      (onye siri na ya bu|onye kpuru onwe ya) (onye banki|onye oru karo) (kpoo m ziri m ego|juo m pin, ego fepu)
      (m kwuru ego|m zigara ego) (na page instagram|n'aka onye facebook) (o gbachiri m|o mechiri line ya) , onye wayo
      (alert ugha|fake alert) (ka onye ahia|ka mmadu) (ji zuru m|ji were ahia m)
      (ego m|{amount}) (lara|fepuru) n'abali (m na-ehi ura|amaghi m onye wepuru ya)
      (onye ozo|nwa nwoke a) (ji bvn m|ji nin m|ji aha m) (mepee akauntu|biri ego) (achoro m ikpesa|kpesa ya)
      (e ziteere m|m nwetara) (link|sms) (si tinye bvn|si banki) (m pịrị ya|m jupụtara ya) ego wee puo
      (onye pos|onye agent) (wepuru m ego karia|ji kaadi m wepu ego ozo) (o bu onye ohi|nke a bu aghugho)
      (ka m kpesa|achoro m ikwuputa) (nomba|akauntu|onye) (na-eme yahoo|na-aghogbu ndi mmadu|gharịrị m)
      (wepuru m ego|bepuru ego m) (onye m na-amaghi|n'ebe m na-agaghi) (o bu ohi|nke a bu wayo)
      (ponzi|investment ugha) (were ego m|riri ego m) (gbalaga|mechie) (kpesa ha|nyere m jide ha)
      (m teta ura|m bilie) (hu na ego m fuchara|ego m agwula) (onye zuru m|ndi ohi wepuru ya)
      (nwa nwoke|otu onye) (kpuchiri m anya|gwara m okwu uto) (were ego m|m zigara ya ego) (o bu 419|o bu onye wayo)
      (kaadi m no m n'aka|otp m enyeghi ya onye o bula) mana (e jiri ya zuo ihe|e wepuru {amount}) (amaghi m onye|)
      (hackiri|hackuru) (whatsapp m|facebook m) (na-ario ndi enyi m ego|gwa ha zite ego na {account})
      (ha gosiri m|onye ahia gosiri m) (alert|credit) (nke na-abughi eziokwu|ugha) were ahia m (laa|)
      (m choro|achoro m) (ibo ebubo|ikpesa|igosi) (onye wayo|onye zuru m|nomba onye ohi)
      (oru ugha|job ugha) (si m kwuo|were m) {amount} (registration|form) (ha gbafuru|o bu scam)
      (nwa odibo m|nwanne m) (ji fon m|ji pin m) (wepu m ego|zuo ego m) (n'amaghi m|)
      (enwetara m oku|mmadu kpoo m) (si na ya bu cbn|si m meriri ego) (were otp m|naara m {amount}) (o bu wayo|)
      (nwanyi a|onye a) (ree m ihe|kwere m ahia) (na whatsapp|na facebook) were ego (gbalaga|gbochie m) kpesa ya
      (ha ji|onye ohi ji) (sim m|fon m e zuru) (wepu ego n'akauntu m|rie ego m niile)
      (akauntu|nomba) {account} (naara m ego ahia o naghi eziga|riri m ego na facebook)
      nwoke kporo m si na ya bu customer care {bank}, o wee zuo {amount} m
      o si na bvn m ga-expire, m gwara ya nomba ndi ahu, ego m apuola
      ha zitere m link maka npower, m tinyere details m, ego agwula
      m dere otp nye onye kporo m, ugbu a ego m niile agaala
      ha si na m meriri promo mtn, m kwuru {amount}, o bu wayo
      investment online m tinyere ego, website ahu emechila, ha gbara oso
      onye ahia instagram gwara m zigara ya ego, o wee block m
      fake alert ka ha nyere m n'ahia, ha buru ngwaahia m gaa
      a rịrị m 419 n'ahia, onye zutara ihe m gosiri m alert asi
      mmadu na-eji foto m ario ndi enyi m ego
      e ji aha m gbazite ego n'ebe m na-amaghi
      onye oru m ji kaadi m weputa {amount} na-agwaghi m
      nwa odibo m natara fon m, o zigara onwe ya ego
      m hutara debit abuo m na-amaghi isi ha, onye mere ya
      {amount} si n'akauntu m pua n'elekere abuo nke abali, abughi m
      e bipuru m {amount} n'ebe a na-akpo temu, azughi m ihe n'ebe ahu
      ndi yahoo ji kaadi m zuo ihe n'obodo oyibo
      (nke a|ozi a) batara na fon m si m tinye pin, o si n'aka unu n'eziokwu
      nomba {phone} na-akpo m na-asi na ya bu onye karo, o bu wayo
      onye kporo m choro pin m, agwaghi m ya, achoro m ka unu mara
      otu onye ji akara unu na whatsapp na-aghogbu mmadu
      facebook page di na-eme onwe ya ka karo, ha na-anata ego
      e gosiri m foto uno, m kwuru ego ya, uno ahu adighi
      agent ulo wayoro m {amount}, ekwenti ya anaghi aga
      onye m huru na facebook date m, o rie m {amount}
      o si na o bu onye oyibo ga-ezitere m onyinye, m kwuru customs, asi
      ego ndi esusu anyi, onye nchekwa ji ya gbafuo, o bu onye ohi
      pos agent gbanwere kaadi m n'iberibe, o ji nke m wepu ego
      mgbe m bilitere n'ura, zero ka m huru, onye zuru m
      ndi ohi nyere m ogwu n'ugbo, ha ji pin m wepu ego nile
      nwoke pos detuuru nomba kaadi m, ego malitere ipu
      one chance ka m bara, ha kwara m ihe wee zipu ego m n'ike
      ndi na-ezu ohi jiri egbe manye m iziga {amount}
      ego zuru ezu furu n'akauntu nne m, agadi nwanyi ezigaghi onye obula ego
      onye si na ya ga-enye m visa naara m {amount} wee puo
      unu nyere aka jide onye wayoro m, nomba akauntu ya bu {account}
      enwere m aha na nomba onye zuru m ego, ebee ka m ga-eweta ya
      a dotara ego n'akauntu m n'onweghi ihe m piara
      e riela m 419, nyerenu m aka ngwa ngwa tupu o wepucha ya
      crypto ka onye ahu si m tinye ego, ugbu a o na-aju ego ozo, o bu wayo
      akuko wayo ka m choro ikpesa
      {amount} m ka ha dotara n'abali, amaghi m ndi ha bu
      m tetara n'ura, ego m nile agwula, a zuru m
      debit a amaghi m ihe o bu, onweghi ihe m zutara
      sim m kwusiri na mberede, ndi hacker were {amount} m
      ndi 419 were ego m taa
      mmadu ji kaadi m kwuo ugwo, abughi m
      ego na-apu na-ekwesighi ipu, a na-ezu m ohi n'akauntu
      nwanne m, e rigo m wayo, ka m kooro unu otu o si mee
      achoro m ibo ebubo onye gbafuru ego m
      a piara m link wee hu na ego apuola
      onye siri na ya bu cbn were otp m
      nwoke kwuru na ya si banki juo m nomba kaadi m, ego puo
      zuru m akwa online, kwuo ugwo ya, ha ewetaghi ya, ha bu ndi wayo
      a na-eji kaadi m azu ihe n'ebe m na-amaghi, abughi m
      nwanne gee ntị. otu nwoke kporo m si na ya si n'ulo aku, o gwara m aha m na bvn m, m wee nye ya otp. ka m kwuo, {amount} apuola
      m na-acho oru online, ha si m kwuo {amount} maka form, ugbu a nomba ha anaghi aga
      onye ahia m nyere m alert fake, o buru akpa osikapa ato gaa
      otu nwanyi biara shop m, o ji fon m "kpoo oku", mgbe o lara {amount} adighizi n'akauntu
      umu yahoo banyere na whatsapp m na-ario ndi enyi m ego n'aha m
      ha siri m na nwa m nwere accident, m zigara ego ogwu, o bu asi
      ponzi a na-akpo cbex riri ego m, unu ga-emeli ihe
      pastor ugha riri m {amount} n'onwe ya, nyere m aka
      mmadu debitiri m {amount} n'ebe a na-akpo meta ads, amaghi m ya
      ihe m zuru na jiji, onye ahu nyere m karton nkume, ego m abara ya aka
      umu agbogho m huru na facebook riri m ego, ha ji foto m na-eyi m egwu
      onye m na-amaghi ji bvn m mepee akauntu ebe ozo
      kpesara m nomba a {phone}, o na-akpo ndi mmadu na-aju pin
      mmadu zitere m link ka m nweta ego gomenti, o bu wayo, ka unu mara
      e nwere onye na-ekwu na ya bu agent karo n'ahia anyi, o na-ana ego, o bu onye wayo
      a na-ewepu m nari ise kwa ubochi, amaghi m onye na-ewe ya
      zuru m ulo n'intaneti, onye ahu gbafuo, ego m alaala
      fek alert ka ha ji rie m {amount}
      ha gwara m ka m zipu code, ma m choputara na o bu ndi ohi
      agent ji wayo wepu m {amount} kariri mgbe m na-ewe ego
      ndi oshi ezugo m ego n'akanti
      onye wayo elipiago m ego
      e wayogo m n'ahia, alert ya bu ntu
      ego agbago oso n'akanti m, abughi mu
      m ka nọ n'uju ego m, ndi wayo were ego ikwa ozu nna m
      otu ozi biara si na karo na-eme giveaway, m wee tinye pin
      ihe a onye ahu gwara m bu na akauntu m nwere nsogbu, ka m ziga ego na "safe account", o wayolu m
      nwanyi gosiri m foto ugbo ala, m kwuru {amount}, ugbu a whatsapp ya anaghi aga
      o gwara m na ya bu onye ndu uka, o na-achikota ego maka umu ogbenye, m zigara {amount}, ugbu a o choputara na o bu 419
      mgbe m gara ikwu ugwo na pos, onye ahu nyeghachiri m kaadi na-abughi nke m. n'abali {amount} puo
      nwa m nwoke tinyere ego na game online, ha wee rie ego niile di n'akauntu m, n'amaghi m
      mmadu kporo nne m si na m no na police station, o ziga ego bail {amount}. o bu wayo
      m huru alert debit ise n'otu abali, nke obula {amount}, onweghi nke m mere
      otu onye na-eme onwe ya agent ulo gosiri m ulo ato, anyi kwuru {amount}, ulo ahu nwere onye bi na ya. aghugho
      nwa agbogho m huru n'intaneti si m na nne ya daara oria, m zigara ya ego ugboro anọ, o bu nwoke yahoo
      n'ahia onye zuru ngwa ji fon ya gosi m "successful", ego erughi, o bu app ugha
      mgbe m na-apị atm, otu nwoke nyere m aka, emesia {amount} efuola n'akauntu m
      nwanne m, enwere m obi mgbawa, onye m tukwasiri obi jiri pin m wepuchaa ego m
      ha gwara m na nwa m merela scholarship, m kwuo ego form, o bu ndi wayo
      wayo mere m
      ndi ohi riri m
      ego puru abughi m
      debit m na-amaghi
      419 riri m
      e hackiri m
      kpesa wayo
      abughi m mehiere, onye wayo ghogburu m ziga ego
      anyi no n'ekpere mgbe alert batara, mmadu wepuru {amount} n'akauntu m, abughi m
      nwoke yi uwe nepa biara be anyi na o ga-agbanwe mita, o naara m {amount} gbaa oso
      nwanyi kporo m oku na o bu oga nwa m, nwa m dara n'ugbo, m zigara ya ego, o bu wayo
      m choro izuta ewu krismas na facebook, kwuo ya {amount}, onye ahu gbachiri m
      onye si na o bu pastor kpere m ekpere wee juo pin m, ugbu a ego m efuola
      na bus ka onye agent nyeere m aka na pos, mgbe m ruru ulo {amount} efuola
      nwa m pịrị link na-asi na o meriri fon, e wee wepu ego n'akauntu m
      oru oyibo ka ha kwere nwa m nkwa, anyi zigara {amount} visa, ha efuola, biko kpesa ha
      n'ime egwu oriri mmadu were fon m ziga {amount} onye m na-amaghi, e zuola m ohi
      otu onye si na ya na-aruru unu oru, agwara m ya otp, ego m wee puo
      ha wepuru {amount} n'akauntu m, o bughi m wepuru ya
      onye renyere m fon na instagram naara ego m gbaa oso
    `,
    cancel: `
      (kagbuo|kagbuo ya|kwusi|kwusi ya|hapu ya|hapu|akwusi|chere)
      (ezigala|ezipula|akwula|azula|emela) (ego ahu|ya|ozo|)
      (achoghi m|achoghikwa m) (ozo|ime ya ozo|iziga ya ozo|izuta ya)
      (agbanweela m|m gbanwere) (uche m|obi m)
      <please> (kagbuo|kwusi) (transfer|nzipu|ugwo|ihe niile|azumahia) (ahu|)
      (kagbuo|kwusi) (iziga ego|transfer) (nye {name}|)
      (mba|) (hapu ya|chefuo ya|hapu ihe ahu)
      (o bughi ugbu a|ka o ruo echi|mgbe ozo ka o ka mma), hapu ya
      ezigala {name} {amount}
      (laghachi|ka anyi laghachi) (azu|na mmalite)
      (o zuola|ozugo) (kagbuo|kwusi ya|hapu ya)
      agaghi m (akwu|eziga|azuta) ozo
      ezigala (ya|{name}) {amount}
      (ezigala|akwula|enyela) {name} {amount}
      (agbanweela m|m gbanwere|gbanwere m) (uche|obi) (m|)
      enyekwala {name} ego
      (kagbuo|kwusi|hapu) (nzipu|transfer|ugwo) (ahu|a|nke a)
      (achoghi m|achoghizi m) (iziga|ikwu|ime) (ya|ego|ego ahu) (ozo|)
      (hapu|chefuo) (ya|ihe ahu)
      ezigala (ego|ya) (ozo|biko|)
      m gbanwere uche m
      (kagbuo|hapu|kwusi|kagbue) (ya|nke a|ihe niile|ikwu ugwo|nziga ahu)
      (agbanweela m|agbanwere m|m gbanwere) (obi|uche) (m|)
      (mba|mbanu) (hapu ya|achoghi m|ezigala|ezipula) (ozo|)
      (chere|kwusitu|nwere ndidi) (ezigala|akwula|)
      (kagbuo|kwusi|hapu|kwusia|chefuo) (ya|ihe a|ahu|biko|ka o di)
      (achoghi m|achozighi m|m achoghi) (ya|ozo|ime ya|nke a)
      (agbanweela m|agbanwela m) (uche|obi) m
      (emela|ezigala|emekwala|agakwala n'ihu) (ya|ozo|)
      (ka anyi|biko) (hapu|kwusi|chefuo) (ya|okwu a)
      (o bughi|ọ bughi) (ugbu a|taa)(, ma echi|, ma oge ozo|)
      (chere|cheretu)(, ezigala|, emela ya)
      (hapu|kwusi) (otu o di|ihe niile)
      (kwusi|hapu) (iziga|inye|nzipu) ego (nye {name}|ahu)
      (mgbe ozo|echi|emechaa) ka m ga-eme ya, (kwusi ya biko|hapu)
      (laghachi azu|ka anyi laghachi|agbanweela m obi m)
      (rapu|raa|hapunu) (ya|ife a|ihe ahu|nke ahu) (biko|)
      (mba mba|mba biko|no biko|mbanu) (kagbuo ya|kwusi ya|achoghi m ya ozo)
      (adighizi m ready|obi m adighizi na ya), (achoghi m ya ozo|hapu ya)
      (cancel|canceli|kansul|stop) (ya|it|am|biko)
      (chere nu|chelu|cheretu) (ka m chee echiche|ka m jua di m|ka m buru uzo juo)
      (o bughi|o buro) (nke a|ihe a|otu a) ka m (choro|si mee), (kagbuo|hapu ya)
      (never mind|forget am|leave am|leave it) (nwanne|biko|)
      (ka o diri|hapu ya ka o diri) (echi|ma emechaa|mgbe ozo|n'ihu)
      (emezila|emekwana|ezigakwala|akwuzila) (ya|ihe ahu|biko|ego ahu)
      (chefuo|hapu) (ihe ahu m siri|ihe m kwuru|okwu m), achoghizi m
      (kwusi|stop) (ebe ahu|ebe i ruru|ihe i na-eme) (biko|ngwa|)
      (enwezighi m mmasi|adighizi m mkpa|agaghizi m eme ya) (na ya|ozo|)
      (anam agbanwe|agbanwego m|m gbanwego) (uche m|obi m|ihe m choro)
      (wepu|hichapu|kagbuo) (ihe m tinyere|request ahu|oda ahu|ihe ahu m riri)
      (di m|nwunye m|oga m) (asila m kwusi|si m chere|ekweghi), (kagbuo ya|hapu ya)
      (chai|ewoo|ah) (kwusi|kagbuo) (ya|ego ahu), (o bughi ya|m mehiere|obi m agbanweela)
      (back|puo na ya|laghachi na menu|quit|exit) (biko|)
      (naa|nope|nah|no o) (achoghi m|hapu|forget it)
      (biko nwa m|nwam) (hapu ya|kwusi ya|emela ya ozo)
      (ka m|biko ka m) (chetukwuo echiche|tulekwuo ya|chee ya) (mbu|)
      (agaghi m|m gaghi) (emekwa ya|emeli ya|eme ya) (taa|ozo|ugbu a)
      (tufuo|hapu) (oda ahu|ihe ahu|transaction a)
      (ewepula m aka|m wepuru aka|ewepugo m aka) (na ya|)
      (kagbuonu|kwusinu|rapunu) (ya|ihe a|)
      (biko|) (kagbuo|kwusi) (ịkwụ ụgwọ|nnyefe|arịrịọ) (ahu|m|nke a)
      (kagbuo|hapu) (izu kaadi|izu data|imepe akauntu|ikwu bill) (ahu|biko)
      (ka o zuo|o zuo ebe a|ka anyi kwusi ebe a) (biko|)
      (mba|nope) (m choghi|choghi m|achoghi m) (iga n'ihu|ka o gaa n'ihu|ime ya)
      (kwusi|wepu) (ihe niile|order) m (tinyere|bidoro) (biko|)
      (o di njo|o bu mmejo|mistake) (kagbuo ya|kwusi ya) (tupu o gaa|biko|)
      (cancel|stop|end) (this|transaction|everything) (biko|abeg)
      (ahapula m|ahapugo m|hapugo m) (ya|ihe a|)
      (emechaala|ka o mechaa) (m ga-abia|ka m bia|aga m abia) (ozo|)
      (achozighi|achoghizi) m (nke a|ya|ihe m riri)
      (gbakwa nkiti|gbaara ya nkiti|gbahara ya|leghara ya anya)
      ka m mee ya (echi|n'oge ozo|ma m nwee ego), (kwusi ugbu a|hapu ya)
      (chefuo|hapu) ihe m (kwuru|rioro) (mbu|n'elu)
      ka ihe ahu (noro|diri) (ebe o di|otu o di), (hapu ya|kwusi)
      (kwusi|kagbuo) (tupu|ka) (o gaa|ego apua|i ziga ya)
      (achoghi m|m choghizi) (ka i ziga|ka i zuo|ka i kwuo) ya (ozo|)
      (nah|no|mba) (abeg|biko) (leave am|rapu ya|no send am)
      (enweghi m ego|ego ezughi m), (hapu ya|kagbuo ya|ka o di mgbe ozo)
      (hapu ya|rapu ya|lefa ya|hapu) (otu ahu|nwanne|abeg|)
      (achoghizi m|achoro m kwusi|m gbanwere obi m|agbanweela m uche) (biko|ya|)
      (mba|no) (kagbuo ya|achoghizi m ya|ezigakwala|hapu ya)
      (ezigala|ezigakwala|azula|akwula) (ya|ego ahu|ozo) (biko|m gbanwere obi|)
      (chere|kwusitu|cheretu) (biko|) (emela ya|ezigala ya|o bughi otu ahu)
      (o bughi|abughi) (ya|nke ahu|otu ahu) (ka m choro|ka m bu n'uche) (hapu ya|kagbuo|)
      (echezokwa ya|chefuo ya|ka anyi hapu okwu a|kwusi ebe a)
      (emejoro m|amejoro m|apiri m ya na mmejo) (kagbuo ya|hapu|biko kwusi)
      (m wepuru aka|ewepula m aka m|m kwusila) (na ya|)
      (o zugo|o ezuola) (hapu ya|ka o buru echi|ka anyi kwusi)
      (cancel|cancel ya|cancel am) (biko|nwanne|abeg|)
      (ka o buru|ruo) (echi|mgbe ozo), (hapu ya ugbu a|agaghi m eme ya ozo)
      (biko|nwanne) (akwukwala ego ahu|ezipukwala ya ozo|ka ego ahu nodu) (m agbanweela uche|uche m agbanweela|)
      (o dighizi m mkpa|ọ dighizi mkpa|achozighi m) (hapu ya|kagbuo ya|)
      (ka anyi hapu|hapunu) (ya|okwu ahu|nzipu ahu) (otu o di|ugbu a|)
      (m mehiere|emehiere m) (na nke ahu|) (kagbuo|wepu ya|bido ozo)
      (kwusinu|kwusi) (ebe ahu|nzipu ahu|ihe i na-eme) (biko|)
      (m ga-eji aka m|ka m jiri aka m) mee ya (hapu ya|kagbuo nke a)
      (di m|nna m|nwunye m) (ekweghi|si mba|si m emela ya) (kagbuo ya|hapu ya)
      kwusi (nzipu|ego) (na-aga {name}|ahu) (agbanwere m uche|)
      (o bughi ugbu a|ka o ruo echi|mgbe ozo) (hapu ya|kagbuo nke a)
      (laghachi azu|ka anyi laghachi|hichapu ihe m kwuru)
      (m na-egwu egwu|o bu njehie) (kagbuo|emela ya)
      (azula|azukwala) (ya|kaadi ahu|data ahu) (ozo|biko|)
      (agaghi m|achoghi m) (azuta|akwu|eziga) ya ozo (hapu|biko)
      (ewepula m aka m|m wepuru aka) (na ya|n'ihe ahu)
      (kagbuo|kwusi) (izu kaadi|ikwu ugwo ahu|transaction a) (biko|)
      (mba) (biko ezigala|achoghizi m|hapu ya)
      (achoghizi m|anaghizi m acho) (ya|ihe a|ime ya|ka e mee ya)
      (biko|) (kwusituru|kwusitukwa|kwusizie) (ebe ahu|ya|ihe i na-eme)
      ka anyi (hapu|rapu) (ya|ihe a) (otu a|maka taa|)
      biko (emezila|emekwala) (ihe ahu m siri|ya) (ozo|)
      (m si|asi m) (hapu ya|rapu ya|kagbuo|kwusi)
      (o nweghizi|enweghizi) (mkpa o di|ihe m ji ya eme), (hapu ya|kagbuo ya)
      (o bu|nke a bu) (mmejo|njehie|ihe m na-achoghi), (kagbuo|hapu ya|kwusi)
      (apiri m|m pịrị|m tinyere) (ihe na-abughi ya|nomba ojoo), (kwusi|kagbuo ya|bido ozo)
      (biko|) (gbanyuo ya|mechie ya|puta na ya|pua na ya)
      (ka m|) (puo|puta|laa azu) (n'ihe a|na menu a|na nke a)
      (i ghọtaghị m|i ghotahieghi m|o bughi otu ahu), (hapu ya|kagbuo|kwusi)
      (o bughi|abughi) (ya|nke ahu|ihe ahu) ka m (choro|siri), (hapu|kagbuo|kwusi)
      (leave|drop|scrap|abort) (ya|ihe ahu|am) (biko|nwanne)
      (cancel|kansul|kansel|cansel) (ya|ihe ahu|am|everything) (biko|)
      (stop|stop it|stopu) (biko|nwanne|ebe ahu|)
      (abort|exit|quit|back|undo) (biko|karo|)
      (mba|mbaa|mba mba|no|nope) (kwusi|hapu ya|kagbuo|emela)
      (e-e|ee-e|e e|mba o) (emela ya|ahapula ya|hapu ya)
      (chere|cheretu|chelu|wait) (emela ya|agala n'ihu|emekwala|ka m chee echiche)
      (echi|mgbe ozo|oge ozo|emechaa) (ka m ga-eme ya|ka anyi mee ya|m ga-abia mee ya)
      (m ga-eme ya|m ga-abiakwa|aga m eme ya) (echi|ma emechaa|mgbe m lotara) (hapu ya ugbu a|)
      (ka m|) (chebara ya echiche|juo di m|juo nwunye m) (mbu|tupu), (hapu ya|kwusi|chere)
      (obi m|mmuo m) (ekweghi|anabataghi ya|no n'ihu) , (hapu ya|kagbuo)
      (egwu na-atu m|ana m atu ujo), (hapu ya|ka anyi kwusi|emela)
      (ego ahu|ego a) (ebuola|di oke|di oke onu), (hapu ya|rapu ya|kagbuo)
      (a gbanwere m|agbanwego m|m gbanwego) (obi|uche|echiche) (nwanne|hapu ya|)
      (adighizi m|anozighi m) (mkpa ya|na mood|na ya), (hapu ya|)
      (biko|) (ezila|ezikwala|ezigazila) (ya|ego ahu) (ozo|)
      (biko|) (akwuzila|akwukwala|akwuna) (ya|ugwo ahu) (ozo|)
      (azuzila|azukwala|azuna|egorola) (ya|data ahu|kaadi ahu) (ozo|)
      (emepekwala|emepezila) (ya|ihe ahu) (ozo|hapu ya|)
      (ewepula|ewepukwala) (ego ahu|ihe obula|ego m), (kagbuo ya|kwusi)
      (ka o|ya) kwusi ebe ahu (biko|o zuola|)
      (ozugbo|ngwa ngwa|sharp) (kwusi|kagbuo|hapu ya)
      (erukwala|agakwala|agazila) (ebe ahu|n'ihu) (biko|)
      (ka anyi|ka m) (malitegharia|bidogharia|bido ohuru) (hapu nke mbu|biko|)
      (laghachi|gaa|kuru m laa) (na mmalite|na mbido|na menu|azu)
      (hichapu|ehichapu|wepu|kpochapu) (nke ahu|ihe m dere|ihe m siri)
      (ihe m dere|ihe m kwuru) (ezighi ezi|adighi mma) (hapu ya|kagbuo)
      (chefuo|chezoo|chefuo na) (m kwuru ya|ya|ihe m siri)
      ka m (kwusi ebe a|kwusitu|hapu ya) (nwanne|biko)
      (enweghi m|adighi m) (oge|ohere) ugbu a, (hapu ya|ka o diri echi|kagbuo)
      (nwunye m|di m|nne m|oga m) (siri mba|si hapu ya|ekweghi), (kagbuo|hapu ya|kwusi)
      (o zuola|o zuzuola|ozuole) (hapu ya|kwusi|ka anyi hapu)
      (i di|i na-egbu) (ngwa ngwa|oge), (hapu ya|kagbuo ya)
      (ebidola|amalitela) (ya|ihe ahu) (biko|hapu ya)
      (achoghi m|anaghi m acho) (iga n'ihu|ime nke a|imecha ya|ya ozo)
      (wepu aka m|aka m wepu) (na ya|n'ihe a) (biko|kwusi)
      (emechaala|m mechaala|o zugo) , (kwusi|hapu ya)
      (biko|) (kwụsị|kagbuo|hapụ) (ihe ahụ|nke ahụ|ya) (m na-eme|a na-eme)
      (kpọchie|mechie|gbanyụọ) (menu a|mkparita uka a|peeji a)
      (no need|no wahala|not again) (hapu ya|nwanne|rapu ya)
      (i nughi|i nụrụ) , (m si kwusi|m si kagbuo|m si hapu ya)
      (kwusi|kwụsị) (kwusi|kwụsị) (biko|)
      (lee ya ozo|o bughi ugbu a) (hapu|hapu ya|kagbuo)
      (aka m|mkpisi aka m) (zoro|metụrụ) ya, (hapu ya|kagbuo|achoghi m ya)
      (nwa m|nwa ntakiri) (pịrị|metụrụ) ya, (kagbuo|hapu ya|o bughi m)
      (kwusi|hapu|kagbuo) (nziga ahu|ikwu ugwo ahu|ihe ahu m siri) (biko|)
      (biko|) (emekwala|emela|ka o ghara idi) (transfer ahu|ya|ihe ahu)
      (agaghizi m|agaghi m) (ikwu|eziga|azu|eme) (ya|) (ozo|taa)
      (o dizighi|adighizi) (mkpa|m mkpa) (kagbuo|hapu ya|)
      (ndo|sorry) (mmejo|mistake) , (kagbuo ya|hapu ya)
      (ka anyi|ka m) (hapuchaa|kwusichaa) (ya|ihe a) (biko|)
      (mba nu|mba biko|mba karo) (emela|hapu|kagbuo ya)
      (achoghi m|choghi m) (ya|nke a) (ozo|kagbuo ya)
      (kagbuo|kagbue) (kagbuo|biko|request|order ahu|nke ahu)
      (kwụsị|kwusi) (ihe niile|ya niile|ya ozugbo) (biko|)
      (emechala m|m juru) , (hapu ya|puo na ya)
      (gbanwee obi|gbanwere m obi|obi m gbanwere) (biko|hapu ya|achoghizi m)
      (ka m chee|ka m cheturu) (echiche|) (mbu|ozo) (hapu ya|)
      (stop it|leave it|drop it|cancel it) (nwanne|biko|o)
      (m ga-alota|ka m lota) (na ya|ya) (ozo|emechaa|echi) , (hapu ya ugbu a|kwusi)
      (onye ozo pịrị ya|o bughi mu pịrị ya|nwa m pịrị ya) (kagbuo|hapu ya)
      (wepu m|kpopu m) (na ya|n'ihe a|na menu a) (biko|)
      (hapu nke a|rapu nke a) (bido ozo|biko|kwusi)
      (ya|ihe ahu) (hapu|kwusi|kagbuo) (ya|) (biko|nwanne)
      (biko|) (hapukwa|kwusikwa|kagbuokwa) (ihe m kwuru|ya|oru ahu)
      (anaghi m eme ya|agaghi m emezi ya|ahapugo m ya) (ozo|)
      (ahapula m|ahapugo m|m hapuola) (ya|ihe ahu)
      (obi|uche) (a gbanwela|gbanwere|gbanwego) (m|) (kagbuo|hapu ya)
      (kwusi|hapu) (mbu|tupu) , (ka m juo ajuju|ka m chee)
      (o nwere|enwere) (ihe m na-ehie|ihe na-ezighi ezi) (ebe ahu|), (kwusi|kagbuo)
      (nope|nah|mba) (hapu ya|kagbuo|cancel ya) (biko|)
      (biko|) (kwusi|hapu) (nke a|ihe a) (achoghizi m ya|o bughi ya|agbanwere m obi)
      (emela|emezila) (ihe m siri|ya|ihe ahu m rioro) (biko|ozo)
      (m|a) (sihiere|kwuhiere) , (hapu ya|kagbuo)
      (ebe i ruru|ebe ahu) (kwusi|kwusi ya)
      (o di m ka|obi na-agwa m) (m hapu ya|ka m kwusi) (kagbuo|)
      (tufuo|kpofuo) (ya|request ahu|ihe ahu m tinyere)
      (juo|ju) (ya|ihe ahu) (achoghi m|) biko
      (achoghi m|choghi m) (ka i|ka unu) (mee ya|gaa n'ihu) (ozo|)
      (ka m puo|ka m si na ya puo) (biko|achoghizi m)
      (rapu|hapu) (ya|ife a) (biko|nwanne|m siri)
      (achozikwaghi m|achorozighi m) (ya|ife a|ihe ahu)
      (kwusi|stop) (nziga|transfer|order) (ahu|a) (biko|m siri)
      (kagbuo|cancel) (ihe ikpeazu m siri|ihe m choro ime|ya ozugbo)
      (mba|no) (o bughi|abughi) (otu a|nke a) (kagbuo|hapu ya)
      ka o noro otu ahu, (hapu ya|achoghizi m|kwusi)
      (emekwala|emela) (ihe obula|nke ahu) (m na-echegharị|biko|ozo)
      (laa azu|back|gaa azu) (biko|na mbu|)
      (akwusi|kwusi) (ihe anyi na-eme|ihe ahu i bidoro) (biko|ugbu a)
      (achozighi m ime ya|obi adighizi m na ya) (kagbuo|hapu|kwusi ya)
      (mba|e-e) (i ghotahiere m|o bughi ihe m kwuru) (hapu|kagbuo ya)
      (ka anyi|biko ka anyi) (hapuzie ya|bido ozo na mbido|kwusi ebe a)
      (emehiere m ihe m dere|edejoro m ya) (kagbuo|kwusi ya|hapu nke ahu)
      (ego m ezughi|enweghizi m ego) (hapuzie ya|kagbuo ya kita)
      (biko|) (ekwela ka o gaa|akwunyela ya) (kagbuo|kwusi)
      (echegharia m|echegharịala m uche) (hapu ya|kwusi|emezila)
      (mba|o zuola), achoghi m (nke ahu|nke obula n'ime ha) (kagbuo|)
      (wepu ya|zere ya) (achoghizi m ime ihe a|agbanweela m uche)
      (mba hapu|hapu nu) (ihe niile|nke ahu) (ka m chee echiche|achoghizi m)
      (ihe ahu m kwuru|nke m rioro) (wepu ya|hapu ya|kagbuo ya) (agbanweela m uche|)
      ka o buru echi, (hapu ya kita|kwusi ugbu a)
      (ewela iwe|ndo) (achoghizi m ya|kagbuo ya)
      (unu ezila|i zila) (ya ozo|ego ahu) (hapu|kagbuo ya)
      (o kwesighi|adighi mkpa) (ime ya ozo|ihe ahu) (hapu ya|kwusi)
      (laghachi|gaghachi) (azu|na mbido) (kagbuo nke a|hapu ihe a)
      ee e, hapu ya ka o di
      mba o, achoghikwa m ya ozo
      kwusi ebe ahu i ruru
      ka anyi hapu nke a, m ga-abia ma emechaa
      chineke, aka m mara ya, emekwala ya
      mba biko, ezitela ya
      stop, stop, agala n'ihu
      obi adighizi m na ya, hapuzie
      aga m eche echiche mbu, kwusitu
      m choghi ime ya taa, ka anyi hapu
      ego ahu di ukwuu, hapuzie ya
      o di oke onu, achoghizi m, rapu
      e zipuna ya, m gbanwere obi m
      puta n'ihe a, ka m bido ozo
      m pihiere ihe, laa azu
      azu, azu, laghachi
      ahoroghi m nke a, kagbuo
      a si m na-achoghizi, kansel
      hmm mba, hapu
      weputu aka, emezila ya
      nwunye m si m kwusi, ya mere kwusi
      erikwala m ego, kwusi ya ozugbo
      jide aka, emela
      o bughizi mkpa, ghara ime ya
      mechie ihe a niile anyi na-eme
      hapu, o nweghi mkpa ya
      a choputala m ego n'ebe ozo, hapu nke a
      never mind nwanne, rapu ya
      agbanweela m uche, agala n'ihu
      o bu mmehie, etinyela ya
      kwe ka m kwusi n'ebe a
      puo, achoghi m iga n'ihu na nke a
      aga m eme ya mgbe ozo, ka o di ugbu a
      ka o diri otu ahu, hapu
      hapu ya ebe o no, emechaa m abia
      aga m abia ma ihe kwuru, kwusi ugbu a
      m tinyere nomba na-abughi ya, kagbuo ka anyi bido ozo
      ewepula m aka, kagbuo
      m gbanwere ihe m choro, kwusi nke a
      a gaghizi m eme ya, rapu
      kwusi tupu i mechaa
      tupu i mee ya, kagbuo
      o buru na i mebeghi ya, hapu
      chere buru uzo, emebeghi m mkpebi, kwusi
      ee kwusi, m siri kwusi
      achoghi m igwa gi pin, kagbuo ihe a
      naani kwusi
      weghachi anyi azu, achoghi m nke a
      onye ahu si m ezigala, kagbuo ya
      nti gi, kagbuo
      gbanyuo mkparita uka a, o zuola
      mechie peeji a biko
      ewepugo m aka na ya, kwusi
      akwula {name} {amount}, m siri akwula
      enyela ya {amount} ozo, hapu
      wepu m n'ihe a, achoghi m
      chei, hapu hapu, o bughi ya
      achoghi m inye gi nomba ahu, kwusi
      onye ahia juru, hapuzie transfer ahu
      ka m gaa juo di m mbu, kwusi ugbu a
      o na-ewe oge, rapu ya
      anyi ga-eme ya n'uka ozo, kagbuo
      cancel am, m choghikwa
      hapu ka m che
      ezo ya, achoghi m
      i na-aju oke ajuju, hapu ya
      m choro ihe ozo, hapu nke a
      clear everything, bido ohuru
      gbahara ya nkiti, o di mma
      leghara ihe ahu m kwuru anya
      ka m jua di m mbu, chelu, emela ya
      oge adighi m ugbu a, ka o diri echi
      rapuzie ya nwannem
      asim rapu
      kwusizie, o zugo
      emezina ya
      achorozim
      agalala ifu, kwusi
      lahapu ya
      hapuuu
      nne m si m eziga ego ahu, ya mere hapu ya
      biko i ga-emeli ka e kwusi ihe anyi na-eme, nwa na-ebe akwa
      m chere na m nwere ego zuru, ma enweghi m. hapu ya
      chere, onye ahu akpoola si na o nwetala ego, kwusi ya
      m na-anwa izu data, ma onye agbata obi m enyela m wifi. hapu ya
      nwa m ejirila aka ya kwuo ego akwukwo, kagbuo nke m na-eme
      ugwo ahu m siri kwuo, {name} asila na o kwuola ya, kwusi
      nne m kpoo si m chere, o nwere ihe o choro ikwu. kwusitu ihe ahu
      m hutara na onu ya di elu, achoghizi m ya, hapu
      i zitere m ka m tinye pin, ma achoghizi m, kagbuo
      ihe ahu m si gi mee n'ututu, emela ya ozo
      kwusi nu
      mba hapu
      azigabeghi ego ahu, hapu ya ka o ghara iga
      obia abatala m ugbu a, kwusi ihe ahu anyi na-eme
      uka na-amalite, hapu ya, aga m eme ya ma e mechaa
      nwunye m si na o kwuola onye nkuzi ahu, kagbuo nke m na-eme ugbu a
      ozuzo ekwela ahia ahu mee, hapu transfer ahu m bidoro
      bus na-apu, enweghi m oge, kwusitu ihe a
      goolu abatala, kagbuo ihe m si i mee
      nwa m na-ebe akwa, rapu ihe ahu ka m gaa lee ya
      onye ahia agbagoola onu ahia, achoghizi m izu ya, kagbuo ya
      nne m na-agwa m ka m ghara ime ya, kagbuo
      chere nu, achoghi m izigakwa ego ahu
      mba mba, ejekwala n'ihu, hapu ya
      agbanweela m obi m, o dighizi mkpa ka unu mee ya
    `,
    repeat: `
      (kwughachi|kwuo ozo|kwuo ya ozo|kwughachi ya|gwa m ozo|si ozo) (biko|)
      gini ka (i kwuru|unu kwuru|i si)
      (anughi m|aghotaghi m) (ihe i kwuru|nke oma|)
      <please> (zighachi|kwughachi|guo ozo)
      (kwuo|suo) (nwayo|nwayo nwayo|jiri nwayo|ka o daa)
      (otu ugboro ozo|ozo) (biko|)
      (guo ya|guoro m) ozo
      gini ka i (na ekwu|putara)
      i si gini
      (ozi|okwu) ikpeazu (zighachi ya|kwughachi ya)
      (kwuo|gwa m|kwughachi) (ozo|ya ozo) (biko|nwayo nwayo|)
      (anughi m|aghotaghi m|anughim) (ihe i kwuru|nke oma)(, kwuo ozo|)
      (i siri gini|gini ka i kwuru|unu siri gini) (biko|)
      (kwugharia|kwughari) (ozo|biko|ihe i kwuru|)
      (anughi m|aghotaghi m|anughi m ihe|m anughi) (ihe i kwuru|nke oma|ya|)
      (gini|kedu ihe) (ka i kwuru|i kwuru|i si|ka i na-ekwu)
      (kwuo ya|kwuo) (nwayo|nwayo nwayo|na nwayo|nwayoo)
      (otu ugboro ozo|ozo|ozo biko)
      (i na-eme|i na-ekwu) (ososo|oke oso), (gbadata olu|kwuo ya nwayo)
      (kowaa|koworo m) (ya|nke oma|ozo)
      biko kwughariara m (ya|ihe ahu|)
      (kedu ihe|gini) (i|unu) (kwuru|siri)
      (i siri|unu siri) gini
      (kowaa|kwuo) (nke oma|ya nwayo|ozo)
      (gini|kwuo gini|i si) (biko|eh|nwanne)
      (ahughi m|agughi m|anughi m) (ozi ahu|ihe i dere|ya nke oma), (zite ya ozo|kwuo ya ozo|)
      (say it|sayie|talk am) (again|ozo) (biko|)
      (ndo|pardon|sorry) (gini ka i siri|kwuo ya ozo|anughi m)
      (nti|nti m|uzu) (na-emekpa m ahu|anaghi anuchacha ihe|di ebe m no), (kwughachi ya|kwuo ka m nu)
      (jiri obere obere|ji nwayo|were nwayo) (gwa m|kwuo ya|guo ya)
      (ozi|voice|voice note) (ahu|gi) (anughi m ya|adaghi uda|kwughachi ya)
      (ikpeazu|ihe ikpeazu) i (kwuru|dere|siri) (bu gini|kwuo ya ozo)
      (again|one more time|ozo biko) (nwanne|karo|)
      (i kwulu gini|gini ka i kwulu|unu si gini) (biko|)
      (gbadaa olu|welie olu|jiri nwayo) (biko|ka m nu|kwuo)
      (edoghi m anya|o dochaghi m anya|o baghi m n'isi) (kwuo ya ozo|kowaa ya ozo|)
      (biko nwa m|nwam) (kwuo ka m nu|anughi m nke oma|jiri nwayo agwa m)
      (deghachi|degharia|zitegharia) (ihe ahu|ozi ahu|ya) (biko|)
      (kwugharia|kwuo) ya (n'uzo ozo|ka m ghota|n'okwu di mfe)
      (eh|ehn|huh|hun) (gini|kwuo ozo|)
      (slowly|slow down|small small) (biko|kwuo|nwanne)
      (biko|) (kwughachi|tugharia) (ihe|okwu|ozi) (ahu|i kwuru|ikpeazu) (ka m nu|)
      (i kwuru|i dere) (ole|gini) (ugbu a|n'ikpeazu)
      (ka m nu|ka m ghota) ya (ozo|nke oma) (kwuo|biko)
      (wait|chere) (gini|kwuo ozo|gini ka i siri)
      (asusu gi|okwu gi|uda gi) (edoghi anya|adighi ike), (kwuo ozo|kwughachi)
      (tinye ya|zite ya) (ozo|ugboro abuo) (ahughi m ya|efuru m ya)
      (olee ihe|kedu ihe) (ahu|) (i kwuru|i gwara m) (mbu|n'isi|)
      (repeat|rewind|replay) (biko|ya|that)
      (jeje|nwayo nwayo|gently) biko, (i na-agba oso|kwuo ya ozo)
      (ozi gi|ihe i kwuru) (di ogologo|gara ngwa), (kwuo ya ozo|kwughachi nwayo)
      (gwagharia m|gwaghachi m|si ya ozo) (biko|nwanne|)
      (kedu nomba|olee ihe|kedu ego) i (kwuru|si) (kwuo ya ozo|ozo)
      (kwuo|kwughachi) (ya ozo|ozo|nke ahu ozo) (biko|anughi m|)
      (gini ka i kwuru|i si gini|i kwuru gini|si gini) (biko|)
      (zitegharia|zighachi|ziga ozo) (ozi ahu|ozi ikpeazu|ya) (biko|)
      (jiri nwayoo|nwayo nwayo) (kwuo ya|guo ya|)
      (megharia|meghariara m) (okwu ahu|ihe i kwuru) (ozo|)
      (gwa m ya|gwakwa m) (ozo|otu ugboro ozo)
      (kwugharia|gwagharia m) (ihe ikpeazu|ego ole i kwuru|nomba ahu) (biko|)
      (i si m gini|kedu ihe i dere) (aghotaghi m|guo ya ozo)
      (kwuo|gwa m|kwughachi) (ya|ihe ahu|ihe i kwuru) (ozo|ka m nu|nwayo)
      (anughi m|aghotaghi m|o doghi m anya) (ihe i kwuru|ihe ahu|nke oma) (kwuo ya ozo|kwughachi ya|)
      (gini|kedu ihe) (ka i kwuru|ka i siri|i si) (ozo|biko|kwuo ya nwayo)
      (say it again|repeat|come again|pardon) (biko|nwanne|karo)
      (zitegharia|degharia|zighachi) (ozi ahu|ihe i dere|nke gara aga) (biko|ka m hu)
      (i na-ekwu|i kwuru) (ngwa ngwa|oso oso), (jiri nwayo|kwuo nwayo nwayo)
      (kwuo|gwa m) (ego ahu|nomba ahu|aha ahu) (ozo|ka m dee|nwayo)
      (nwayo nwayo|jiri nwayo|ji nwayo) (kwuo|biko|kwuo ka agadi nu)
      (eh|ehn|gini) (biko kwughachi|kwuo ozo|i si gini)
      (ihe ikpeazu|ozi ikpeazu) (i kwuru|i zitere) (kwughachi ya|ozo biko|)
      (biko nwa m|nwam) (kwuo ya ozo|anughi m nke oma)
      (ozo|once more|one more) (biko|kwuo ya|nwanne)
      (kwuo|kowaa) (ya|nke ahu) (ozo|kwa ozo) (ka nne m nu|nwayo|biko)
      (o ruru m anya|o gbanahụrụ m|m hughi ya) , (kwughachi ya|zitegharia)
      (anughi m|m anughi) (ihe|okwu) (i siri|ahu) (olu gi di ala|uzu di ebe a)
      (i siri ego ole|i siri gini|i siri kedu) (biko|ozo)
      (ka m nukwa|ka m nu) (ya|okwu ahu) (ozo|biko)
      (zitegharia|resend) (ozi|message) (ikpeazu|ahu) (biko|)
      (kwuo ya|gwa m) (otu nke otu|nke nta nke nta|nwayo)
      (gini|ehn|eh) (anughi m|ka i kwuru) (biko|nwanne)
      (say|kwuo) (that|ihe ahu) (again|ozo) (nwanne|biko)
      (i nwere ike|biko) (ikwughachi|ikwu ozo) (ya|ihe ahu) (nwayo|)
      (olu gi|network) (na-agbabi|na-ada) , (kwuo ya ozo|kwughachi)
      (sorry|ndo) (anughi m|m funahuru) (kwuo ozo|ihe i kwuru)
      (kwuo ya|gwa m ya) (n'olu dara uda|nwayo|ozo) (biko|)
      (aghotaghi m|adoghi m anya) (ihe ahu i kwuru|ozi i zitere) (kwughachi ya|kwuo ozo)
      (gini ka i na-ekwu|i na-ekwu gini) (biko|kwuo ozo)
      (degharia|zitegharia|kwughachi) (ihe ikpeazu|ihe mbu) (i dere|i kwuru)
      (repeat|say) (again|that again|it) (biko|nwayo)
      (nti chiri m|nti adighi m mma) (kwuo ya ozo|kwuo nwayo)
      (m hapuru fon|m puru apu) , (gini ka i kwuru|zitegharia ihe i dere)
      (kwughachiri m|kwugharia) (ya|ihe ahu) (biko|nwayo|ozo)
      (m na-anughi ihe|anughi m ihe) (i kwuru n'azu|i siri ugbu a) (kwuo ozo|)
      (kedu|gini) i kwuru (na ngwucha|mbu|ugbu a) (kwuo ozo|biko)
      (biko|) (zaghachi m|gwa m) (ihe ahu|ya) ozo (nke oma|nwayo)
      (i kwuru gini|gini ka i dere) (anya m ahughi nke oma|aghotaghi m) (kwuo ozo|)
      (biko|) (deghachi|zighachi) (ihe ikpeazu i kwuru|ozi ahu)
      (kwuo ya nwayo|jiri nwayo kwuo) (ozo|ka m nu)
      (o gafere m|ihichapuru m ozi ahu) (zite ya ozo|kwughachi ya)
      (nke a i kwuru|ihe a i dere) (eruteghi m ezi|agughi m ya nke oma) (kwuo ozo|degharia ya)
      (ego ole ka i si|gini ka i si) (kwuo ya ozo|biko)
      ewoo, anughi m, i si ole
      kwuotu ya ozo, ahia na-eme mkpotu
      gwam ozo nwayo nwayo ka m dee ya
      nna, kwuo ya ka agadi ga-anu
      i ji oso na-aga, jisie nwayo kwuo ya
      hein, si gini ozo
      gini ka i kwuru na nke mbu, ka m ghota
      i si kedu, olu gi adaghi
      kwuo ya n'olu di elu, nti adighi m mma
      ihe i dere di oke ogologo, kwuo ya na nkenke ozo
      kwughachi nke ikpeazu ahu i kwuru
      olu gi na-apu na-abata, kwuo ozo
      zighachi m ozi ahu, o hichapuru
      echefuru m ihe i kwuru, gwaghachi m
      aghotaghi m isi ya na odu ya, kwuo ya ozo
      nke ahu i kwuru ugbu a, detuo ya ozo
      kowagharia ya ka m nu
      biko i ga-ekwu ya ugboro abuo, agadi ka m bu
      i mere osiso, kwuwaya ozo
      come again, anughi m
      pardon, i si gini
      onu ole i kwuru, nomba ahu gafere m
      jiri nwayoo kwugharia, ana m ede ya na akwukwo
      a na-eti mkpu ebe a, kwughachi ihe i kwuru
      nwanne kwuo ya nke oma ka m nu
      i dere ya ogologo, kwuo ya mkpirikpi ozo
      i si m gini ka m mee
      ole bu nomba ahu i kwuru
      a funariri m ihe i kwuru n'uzo
      voice note gi akwusila n'etiti, zite ya ozo
      kwuo ya n'okwu di mfe, aghotaghi m ya
      o doghi m anya, gwa m ya otu ugboro ozo
      guoro m ya nwayo, anya adighi m mma
      gwa m ya nke nta nke nta
      i si gini o, anurom
      kwugoo ya ozo
      si ya ozo ka m nu
      anurom ife i kwulu
      gini ka i na-ekwu, aghotarom
      gwazie m ozo
      nwa na-ebe akwa anughi m, kwuo ya ozo
      anya adighi m mma igu, kwughachi ya n'olu
      ugbo na-eme mkpotu, anughi m nomba ahu, kwuo ya ozo
      i kwuru ihe ato, nke mbu ka m nuru, kwughachi nke abuo na nke ato
      ozi gi bataara m n'etiti oru, agughi m ya nke oma, kwuo ya ozo
      nwa m hichapuru ozi gi, zitegharia ya biko
      ndi uka na-akụ mgba, anughi m ihe i siri, kwughachi ya
      gen onye agbata na-eti mkpu, kwuo ya ozo n'olu dara ada
      nwa na-ebe akwa n'aka m, anughi m nke ikpeazu i kwuru, gwaghachi m
      ozuzo na-akpotu na zinc, biko kwughari ya nwayo
      motor na-agafe, ihe i kwuru na ngwucha adaghi, kwuo ya ozo
      nna m nti na-esi ya ike, kwughachiri ya ihe i siri
      kita ka m si n'ura teta, gini ka i kwuru, si ya ozo
      ahia na-eme mkpotu, zitegharia ihe i dere ikpeazu
      umuaka na-eti mkpu n'azu m, kwughachi ihe i kwuru
      anughi m ihe unu kwuru ahu, kwughachi ya
      kwuo ya nwayo nwayo, anaghi m eso unu
    `,
    human: `
      <i_want> (igwa mmadu okwu|ikparita uka na mmadu|isoro mmadu kwuo okwu|igwa onye oru unu okwu|igwa manager okwu|iso customer care kwuo)
      (mmadu|onye oru|onye nnochite|customer care|ezigbo mmadu|onye ulo aku)
      (jikoo m|kpoga m|bufee m) (na|n'aka) (mmadu|onye oru|manager|customer care)
      (nye m|achoro m|kedu) nomba (customer care|ekwenti unu|unu)
      (kpoo m|unu kpoo m|ka onye kpoo m) (biko|)
      achoghi m (igwa|iso) (igwe|robot|bot) (okwu|kwuo okwu)
      kedu ka m ga esi (kpoturu unu|ruo unu aka|kpoo unu|gwa unu okwu)
      (o nwere|e nwere) (mmadu|onye) (no ebe ahu|m ga agwa okwu)
      (nomba ekwenti|email) (unu|ulo aku unu)
      <please> (ezigbo mmadu|onye oru|mmadu)
      (buga|nyefee) okwu m (n'aka manager|n'aka onye isi)
      (achoro m|nye m|kedu) nomba (ekwenti|customer care|m ga akpo) (unu|)
      nomba (m ga akpo unu|ekwenti unu|customer care)
      achoro m (ikpo|ikpo unu|ikpo customer care) (oku|n'ekwenti|)
      (achoro m|ka m) (gwa|soro) (mmadu|onye oru) (kwuo okwu|okwu)
      ezigbo mmadu (ka m choro|biko)
      achoro m (ikpo unu|ikpo) (oku|n'ekwenti|n'ekwenti unu)
      (ka m|achoro m) (kpoo|ikpo) (unu|onye oru unu) (oku|n'ekwenti)
      gini bu nomba m ga eji kpoo unu
      (ka m|biko ka m) soro (mmadu|onye oru|onye nnochi anya|manija|customer care) (kwuo okwu|kwurita)
      (jikọọ|nyefee|kpọọrọ) m (na|) (mmadu|onye oru|onye isi|onye nnochi)
      (nye m|kedu) nomba (ekwenti|) (customer care|ulo oru|ndi oru) (unu|)
      (kpoo m|ka mmadu kpoo m) (na ekwenti|biko|)
      (achoro m|m choro) igwa (mmadu|onye oru|customer care|manager|onye nnochianya) okwu
      (jikoo m na|kpokuru m|nye m|gwa) (mmadu|onye oru|customer care|manager|onye isi unu)
      (enwere|o nwere) (mmadu|onye oru|onye) (no ya|m ga-agwa okwu|ga-enyere m aka)
      (achoghi m|m achoghi) (ikwu okwu na|iso) (robot|igwe|bot|machine) (kwuo|)
      (mmadu|ezigbo mmadu|onye oru) ka m choro (ikwu|)
      ka (mmadu|onye oru|manager unu) (kpoo m|zaa m|gwa m okwu)
      (nomba|customer care) (customer care|unu|) (biko|)
      (kpoo|kpooro m) (mmadu|onye oru|onye isi unu)
      (enwere|onwere) (mmadu|onye oru) (ga-enyere m aka|no ebe a|m ga-agwa okwu)
      kedu (ka|otu) m ga esi (kpoo|ruo|hu) (unu|onye isi unu)
      (achoro m|nye m) (onye isi|oga|manager) (unu|ulo aku a) (ka m gwa ya ihe merenu|ka anyi kparita|gwa m okwu)
      (bot|igwe|robot) (a|) (anaghi aghota m|agaghi edozili ihe m|ike gwuru m), (nye m mmadu|ka m gwa mmadu okwu)
      (real person|live agent|human being|agent) (biko|ka m choro|nye m)
      (onye nwere obi|onye nwere isi|onye di ndu) (ka m choro igwa okwu|zaa m)
      (unu nwere|nye m) (phone number|nomba fon|whatsapp number) (m ga-eji akpo unu|nke customer care|nke ndi oru)
      (biko nwa m|nwam) (nye m mmadu m ga-agwa|ka m gwa onye oru okwu|agadi choro mmadu)
      (ka onye oru unu|ka otu n'ime ndi unu) (kpoo m oku|zaa m|bia gwa m okwu)
      (okwu m|ihe m nwere ikwu|nsogbu m) (o bughi nke igwe|choro mmadu|karịrị bot), (nye m onye oru|)
      (connect|transfer) me (to|na) (customer care|agent|manager|a person) (biko|)
      (olee ebe|ebee) ka m ga-(ahu|ezute) (onye oru unu|manager unu|onye unu n'onitsha) (ihu na ihu|)
      (nyem|nye m|zitere m) (mmadu|onye olu|onye ga-agwa m okwu)
      (m nwere ike|enwere m ike) (isoro onye oru|igwa oga unu|ikpo customer service) (kparita uka|okwu|n'ekwenti)
      (achoghi m|enweghi m oge) (okwu igwe|ozi onye na-abughi mmadu|nke robot), (mmadu biko|onye oru biko)
      (supervisor|account officer|relationship manager) (m|unu) (ka m choro|nye m nomba ya|ka o kpoo m)
      (customer care|customer service|support) (nomba ya|ka m kpoo|kpoo m|ka m choro)
      (kpoo m|flash m|kpotu m) na (nomba a|line a) {phone} (biko|)
      (o nwere onye|mmadu) (mu anya ebe ahu|no na desk|ga-ege m nti) (m ga-agwa|ka m koro ya|)
      (biko|) (achọrọ m|kwe ka m) (ịgwa|iso) (onye ọrụ ụlọ akụ|mmadu ibe m|onye nlekọta ahịa) (okwu|kparita uka)
      (nke a|nsogbu a) (kariri gi|adighi gi n'aka|choro mmadu), (kpooro m mmadu|jikoo m na onye oru)
      (agadi|nne m) amaghi (ede ihe|iji bot), (nye ya mmadu|ka mmadu kpoo ya oku)
      (talk|speak) to (human|somebody|your manager|person) (biko|)
      (onye mmadu|mmadu n'onwe ya|ezi mmadu) (no ebe ahu|zaa m|ka m choro)
      (ofis|desk) unu (onye no ya|nomba ya) (ka m kpoo|ka m gwa okwu)
      (gwa|kpoo) (onye isi unu|oga unu|onye nlekota) ka o (kpoo m|zaa m|gwa m okwu)
      (hotline|call centre|help line) (unu|nomba ya) (biko|kedu)
      (enwere|o nwere) (onye igbo|nwaanyi|onye okenye) (n'ime unu|n'ulo oru unu) m ga-(agwa|akpo)
      (ka anyi kwuo|achoro m ikwu) n'(onu|ihu) na (onye oru|mmadu|onye isi)
      (mmadu|onye oru) (nyere m aka|zaa m|kpoo m) biko, (bot a aghotaghi m|igwe agaghi)
      (achoro m|ka m) (mmadu|onye oru unu|ezigbo mmadu|agent) (ka m gwa okwu|kwuo okwu|)
      (nye m|kpoturu m) (mmadu|onye isi|onye oru|manager) (ka m gwa okwu|biko|)
      achoghi m (igwe|robot|igwa igwe okwu) (nye m mmadu|mmadu ka m choro)
      (e nwere|onwere) (mmadu|onye oru) (no ya ka m gwa okwu|ga-aza m)
      (kpoo m|biko kpoo m) (na fon|ka anyi kwurita okwu) (onye oru unu|)
      (nomba|number) (customer care|onye oru unu) (nye m ya|ka m kpoo)
      (jikoo m|tinye m) na (customer care|mmadu|onye na-asu igbo)
      ume agwula m n'ide ihe (nye m onye m ga-agwa okwu|ka onye oru unu kpoo m)
      (e nwere onye oru|onye oru) (no ebe ahu|ga-aza m ugbu a) (achoro m ikwu okwu|)
      (biko|) (nye m|weta|wetara m) (mmadu|onye oru|nwoke|nwanyi) (m ga-agwa okwu|ka m gwa okwu|ka anyi kwurita)
      (achoro m|m choro) (ikpo|ikpoku|ikwu na fon na) (ndi oru unu|onye isi unu|customer care|onye banki)
      (nomba|number|line) (customer care|ndi oru|helpdesk|onye isi) (unu|karo) (nye m|biko|kedu ya)
      (kedu|gini bu) (nomba|number) (m ga-akpo|a na-akpo) (customer care|ndi oru unu|ma nsogbu dị)
      (onwere|o nwere) (mmadu|onye) (no ya|n'ebe ahu) (m ga-agwa okwu|ga-aza m)
      (i bu|unu bu) (mmadu|igwe|robot) , (nye m mmadu|achoro m mmadu|ka m gwa mmadu okwu)
      (igwe a|bot a|robot a) (anaghi aghota m|na-egwu m egwu|ezuola m), (nye m mmadu|kpoo onye oru|mmadu biko)
      (kpọtụrụ|nyefee|jikoo) m (na|n'aka) (onye oru|customer care|manager|supervisor) (biko|)
      (ka|biko ka) (onye oru|mmadu|manager) (kpoo m|kpogharia m|zaa m|biara m aka) (na fon|na {phone}|)
      (unu nwere ike|i nwere ike) (ikpo m|ikpotu m) (na fon|na {phone}|ugbu a)
      (achoro m|chorom) (olu mmadu|onye ga-anu m|onye ga-ege m nti|mmadu di ndu)
      (okwu m|nsogbu m) (di ogologo|karịrị|siri ike), (nye m mmadu|ka m gwa onye oru|kpoo m)
      (live chat|live agent|human agent|customer service) (biko|ka m choro|m)
      (talk|speak|chat) (to|with) (mmadu|agent|human|a person|manager) (biko|)
      (onye isi|oga|manager) unu (ka m choro|nye m ya|no ebee ka m gwa ya okwu)
      (adighi m|achoghi m) (iso igwe|iso robot|iso computer) (ekwu|akpa nkata|ede ihe) (mmadu biko|)
      (e nwere m ike|m nwere ike) (igwa mmadu okwu|iso onye oru unu kwurita|ihu onye banki ihu na ihu)
      (onye ga-aghota igbo|onye igbo|mmadu na-asu igbo) (ka m choro igwa okwu|nye m|kpoo m)
      (biko nwa m|nwam) (kpooro m oga gi|nye m mmadu ka m gwa|kpoo agadi na fon)
      (nyefee|buga|zipu) (ozi m|okwu m|m) (n'aka mmadu|n'aka onye oru|na customer care)
      (kedu|olee) (otu|ebe) (m ga-esi ahu onye oru|m ga-esi agwa mmadu okwu|m ga-akpo unu)
      (achoghizi m|kwusi) (azịza igwe|automatic reply|bot), (mmadu|onye oru) biko
      (ihe m|okwu m) (o bu naani mmadu|o bu manager|o bu onye oru) ga-edozi ya, (kpoo ya|nye m ya)
      (o di m mkpa|e nwere m mkpa) (igwa mmadu okwu|ikpo customer care|ihu manager)
      (hapu igwe|kwusi igwe) , (mmadu|onye oru) (ka m choro|nye m)
      (agent|onye ndumodu|account officer) (m|karo) (nye m|kedu|ka m gwa okwu)
      (biko|) (nyere m nomba|zitere m nomba) (onye m ga-akpo|ofis unu|helpline unu|customer care)
      (m na-acho|ana m acho) (onye nlekota|onye isi|onye oru|account officer) (m ga-agwa okwu|ka o nyere m aka|nke ga-anu m)
      (chatbot|bot|robot|machine) (ezuola|o gwula|kwusi), (mmadu|human|agent) (biko|ka m choro)
      ka (mu na mmadu|m na onye oru|mu na manager) (kwurita|kparita) (n'onu|na fon|okwu) (biko|)
      (oku fon|call) (ka m choro|kpoo m) (onye oru unu|customer care) (biko|)
      unu nwere (mmadu|onye oru) m ga-agwa okwu (biko|ugbu a)
      (nsogbu a|ihe a) (kariri igwe|robot agaghi aghota), (nye m onye oru|jikoo m na mmadu)
      (nwanyi|nwoke) (na-aru na banki|oru banki) (ka m choro igwa okwu|ka o kpoo m)
      (manager|supervisor|oga) (biko|ka m choro|kpoo ya|nye m)
      (achoro m ka|biko ka) (ezigbo mmadu|onye oru banki|nwanne na-aru ebe ahu) (zaa m|gee m nti|nyere m aka)
      (nye m|nyetu m) (customer care|agent|onye oru|mmadu) (biko|)
      kedu (nomba|nomba fon) (customer service|ndi oru) (karo|unu) m ga-akpo
      (anaghi m aghota|aghotaghi m) (robot|igwe), (kpoo mmadu|nye m mmadu|ka mmadu zaa m)
      (o nwere onye|onwere mmadu) (no n'oru|na-aza ozi) (m ga-agwa okwu|ugbu a ka m gwa ya)
      (bia|biani) , (kpoonu m oga unu|nyenu m mmadu ka m gwa)
      (agwa m mmadu|m gwa mmadu) (nsogbu m|ihe na-eme m) (ka o ka mma|ka m choro)
      (escalate|nyefee) (okwu a|nsogbu m) (n'aka manager|n'aka onye oru|to human)
      (igbo|onye igbo) (speaking agent|onye oru na-asu igbo) (biko|ka m choro igwa okwu)
      (kpoghachi m|call me back|kpotuo m) (na {phone}|biko onye oru|ka mmadu gwa m okwu)
      (ezigbo|real) (mmadu|person) (biko|nwanne|abughi robot)
      (oku|video call|voice call) (onye oru banki|agent) (ka m choro|biko)
      (m ga-ahu|ka m hu) (manager|onye isi) (unu|anya n'anya) (ka m gwa ya okwu|)
      (kedu onye m ga-agwa|onye ka m ga-akpo) (ma m nwee nsogbu|ka o nyere m aka) (na fon|ozugbo|)
      (achoghi m bot|bot adighi m mma) , (agent|onye oru|mmadu) (biko|)
      (nwa m biko|nna) (nyefee fon|kpoo) (onye okenye|oga gi|onye isi) (ka m gwa ya okwu|)
      (ka m na onye oru|ka anyi na onye isi) (kwuo okwu|kwurita) (biko|)
      (mmadu|onye oru) (ga-ekwu okwu na fon|ma ihe o na-eme) (ka m choro|kpoo m)
      (nye m ohere|kwe ka m) (gwa manager|gwa onye oru|hu onye isi) (unu|) okwu
      (nomba|line) (m ga-akpo|e ji akpo) (karo|onye oru unu) (kedu|nye m)
      (achoro m ka mmadu|ka mmadu) (nyere m aka|zaa m|gere m nti) (abughi robot|biko)
      (connect|transfer|link) me to (an agent|a human|manager|customer care) (biko|)
      (i bu bot|robot ka i bu) (nye m mmadu|achoro m onye di ndu)
      (onye oru unu|mmadu) (o nwere ike ikpo m|kpoo m) (taa|ugbu a|na {phone})
      (ihe a siri ike|okwu a buru ibu) (mmadu ka m ga-agwa|nye m manager)
      (agent|live person|customer rep) (ka m choro|nye m|kpoo m)
      (ka m kparita|ka m soro) (onye oru|mmadu) (uka|kwuo) (biko|)
      (biko|) (onye isi|oga) unu (kpoo m|no ya|ka m gwa okwu)
      (achoro m ka m|ka m) (kwunyere|kparitara) (mmadu|onye oru) uka (na fon|)
      (nwanne|biko) (nye m nomba manager|kpoo manager|mmadu nye m) (ka m gwa ya|)
      (o na-esiri m ike iso bot|bot na-eme m isi awa) (nye m mmadu|jikoo m na agent)
      (callback|request a call|voice call) (biko|onye oru|ka m choro)
      (achoro m enyemaka|nyere m aka) (nke mmadu|nke onye oru) (abughi igwe|biko)
      (e nwere ofis|kedu onye isi ofis) m ga-agwa (okwu|nsogbu m) (ihu na ihu|)
      (mmadu okenye|onye maara ihe) (n'ulo oru unu|na banki unu) (ka m choro igwa okwu|kpoo m)
      (biko ka m nu|achoro m inu) (olu mmadu|olu onye oru unu)
      nye (onye ozo|onye isi gi) fon ahu ka (o zaa m|anyi kwuo)
      (m bu agadi|anaghi m agu akwukwo) (ka mmadu kpoo m|nye m onye m ga-agwa okwu)
      (kedu onye|o nwere onye) (m ga-agwa|m ga-akpo) (ka o ghota m|ka o gee m nti) n'ulo aku unu
      (unu nwere ofis|ofis unu) (na owerri|na enugu|n'aba|nso m) (ebe m ga-ahu mmadu|ka m bia hu onye oru)
      (nyefee m|bufee m) (n'aka mmadu|n'aka onye oru|na customer service)
      (nke a|okwu a) (choro mmadu|karịrị gi), (kpoo onye oru unu|ka mmadu za m)
      (email|whatsapp|nomba) (customer care unu|onye oru unu) (nye m|kedu ya|zitere m)
      (a gwara m|ha si m) (kpoo customer care|kpoo unu) (kedu nomba unu|nomba ole)
      (igwe a|bot a) (anaghi aghota m|na-agbagwoju m anya), (ka mmadu|nye m mmadu ka o) gwa m okwu
      (i bu mmadu|o bu mmadu) ka o bu (igwe|robot), (achoro m mmadu|nye m mmadu)
      (onye m na-agwa okwu|onye zara m okwu) unyaahu (ka m choro|kpoo ya ka o bia|jikoo m na ya)
      (onye oru unu|onye isi) (di aña|bu mmadu) (m ga-akpo n'ekwenti|kpoo m n'abali a)
      (nomba fon|line) unu (kedu ya|nye m ka m kpoo|ka m were kpoo unu)
      (anaghi m amata ide|ide na-esiri m ike) (kpoo m n'ekwenti|ka onye oru kpoo m)
      (m choro|achoro m) (onye ga-ege m nti|mmadu ga-anu okwu m|onye oru ga-edozi ya)
      (i ghotaghi m|ihe i na-ekwu adabaghi) (nye m mmadu|kpoo onye oru)
      (ofis unu|branch unu) (no ebee|kacha m nso ebee) (ka m bia hu onye oru|ka m hu mmadu)
      (biko|nna) (soro m kwuo n'ekwenti|ka onye isi kpoo m|nye m onye m ga-agwa nsogbu m)
      (robot|igwe) ka m na-achoghi (nye m mmadu|kpoo mmadu)
      (mmadu o bula|onye oru o bula) (no ya|no nso) (ka o zaa m|ka m gwa ya okwu)
      (ka m na|achoro ka m na) (account officer m|onye nlekota ahia) (kwuo|kparita uka)
      (e nwere|o nwere) (alaka|ofis) (unu no nso|m ga-aga) (ka m na mmadu kwuo|ka m hu manager)
      (okwu m|ihe m choro) (bu nke mmadu ga-anu|choro onye isi) (kpoo m|jikoo m)
      (line unu|nomba unu) (anaghi aga|no busy) (nye m ozo|kedu nke m ga-akpo)
      (achoro m|ka m) (ihu|hu) (onye nlekota|branch manager|onye isi) (unu|) (n'anya m|ihu na ihu)
      (ka onye isi unu|ka onye maara ihe) (zaa m|hu okwu m) (biko|ugbu a)
      (ka m kwuo|achoro m ikwu) (okwu n'onu|ihe m choro n'onu) (nye m onye oru|kpoo m)
      (kedu adreesi|ebee ka) (ofis unu no|ofis unu di) (ka m bia gwa onye oru okwu|ka m hu onye isi)
      (o dighi|onweghi) (mmadu obula ga-aza m|onye m ga-akpo) (n'ebe unu|)
      (gi|i) (dika igwe|bu robot) (kpoo mmadu ka o zaa m|nye m mmadu)
      (ana m akpo|m na-akpo) (nomba unu) (o naghi aga|onweghi onye na-aza) (nye m onye m ga-agwa okwu|nye m nke ozo)
      (ozi a m na-ede|ide ihe) (anaghi edozi ya) (nye m mmadu|kpoo m ka anyi kwuo)
      (nke m choro|ihe m choro) bu (mmadu efu|onye oru unu|inu olu mmadu) (biko|)
      a choghi m ide ede, onye oru kpotum n'ekwenti
      biko kpoo m na {phone}, ka m kowaa okwu a n'onu
      kedu onye m ga-ahu n'ofis, aha ya na nomba ya
      ihe a kariri bot, mmadu bia
      nwanne, o nwere mmadu di ndu no n'azu ihe a
      a nuru m na unu nwere ndi na-aza oku, olee nomba ha
      nna anyi choro ihu manager, olee mgbe o ga-abia
      nyefee m n'aka onye ka gi
      kpoo oga gi ka o bia lee ihe a
      (nye|kunye) m onye na-ahu maka (loan|kaadi|akauntu) ka anyi kwuo
      m na-aju ajuju ihe iri, gi na-aza ihe ozo, ka mmadu zaa m
      ngwa, kpotuo customer care
      onye na-elekota ndi ahia unu, ka m gwa ya okwu ozugbo
      olee mgbe mmadu ga-anoro ya, achoghi m igwe
      agent biko, agent, agent
      unu nwere email m ga-edegara ndi isi unu
      m choro ihu onye n'anya kowaara ya ihe
      nne m anaghi aghota igwe, o choro mmadu ga-agwa ya okwu
      ka onye igbo si n'ofis unu kpoo m
      nomba oku unu nke anaghi ewe ego, kedu ya
      ike agwula m iso gi kwuo, nye m onye ozo
      jiri obi oma chotara m otu onye oru
      i gaghi emeli ihe a, kpoo mmadu
      e nwere m ihe nzuzo m ga-agwa nani onye isi
      mmadu abughi robot, biko o
      mu na manager branch unu choro ikwu okwu onu na onu
      olee whatsapp nke ndi oru unu, abughi nke bot
      ka anyi kwurita na video call, mu na onye oru unu
      nke a abughi ihe e ji ede ede, kpoonu m oku
      onye no n'ebe ahu n'ezie, zaa m, abughi computer
      onye nwere nsogbu, onye ka o ga-akpo
      nomba ole ka m ga-akpo ma nsogbu bia
      kedu onye ga-anu okwu m n'ulo aku unu
      nwanyi na-aru n'ofis unu ka m choro igwa okwu
      flash m ka m kpoo unu, nomba m {phone}
      kpoghachi m oku na {phone}, ihe a siri ike
      nye m onye ma ihe o na-eme
      kpoturu m onye isi banki a
      ka onye oru unu jiri igbo kpoo m oku
      a na m acho onye ga-ege m nti
      gi enweghi obi, nye m onye nwere obi
      i na-eme otu ihe, ka mmadu weghara okwu a
      enweghi m ike isoro igwe rụọ ụka, mmadu biko
      ticket m meghere, onye na-ahu ya ka m choro ikwu okwu
      aga m aga ofis, ma ka m buru uzo gwa onye oru okwu
      kedu onye ga-aghota okwu m, nye m ya
      kpotu m oku na nomba a {phone}
      ma m nwee nsogbu onye ka m ga-akpo na fon
      oku unu na-ada "busy busy", o nwere onye m ga-enwetali
      nwata, kpoo nna gi oga ka m gwa ya
      achoro m ikwu okwu nzuzo na onye oru
      onye loan officer unu, nye m nomba ya
      unu nwere nwoke aha ya bu {name} na-aru n'ofis unu, nye m ya
      biko mmadu obere oge, naani otu ajuju
      okwu m di omimi, o bu nani mmadu ga-aghota
      escalate okwu a nye onye isi
      i bu ai, achoghi m ai, nye m mmadu
      nye m onye ga-akpo aha m
      mmadu na-asu pidgin ka m choro igwa okwu
      jikoo m na ndi na-ahu maka mkpesa, ka m gwa ha n'onu
      a na m acho relationship manager m
      0700 nomba unu, kedu ya
      onye ga-ege m nti, nye m ya
      mmadu ga-anu okwu m ka m choro
      nyem mmadu, achom igwa ya okwu
      kpoolum onye olu unu
      nnoo, onye ga-azam okwu ugbu a
      nwanne mmadu biko, igwe a akaghi m nka
      ka mu na mmadu kpaa
      cc unu, nomba?
      call me back jare {phone}
      m dere okwu a ugboro ato, i ghotaghi ya. ka onye oru bia
      ihe mere m siri ike ikowa n'ede, mmadu kpoo m
      ihe a metutara ikpe na ala, onye oru unu ka m choro ka anyi kwurita ya n'onu
      ihe i na-aza m adighi mma, m bu agadi nwoke. kpoo m na {phone} ka mmadu gwa m okwu
      nwunye m nwuru, o nwere akauntu ebe unu no. onye m ga-agwa okwu banyere ya
      anyi na-ese okwu banyere ego nna anyi hapuru, onye ga-aghota okwu a bu mmadu. nye m ya
      ihe mere m di egwu, achoghi m ikowara ya igwe, ka onye oru unu kpoo m ugbu a
      nwa m gbalịrị inyere m aka o kweghi, ka onye oru unu kpoo m na {phone}
      aga m ebe akwa ma unu enyeghi m mmadu m ga-agwa okwu
      nsogbu m emeela izu abuo, ka onye isi unu n'onwe ya kpoo m
      nwata na-aza m, nye m okenye ga-aghota m
      mmadu kita
      onye oru bia
      kpoo manager
      kpoo m {phone}
      abughi bot biko
      customer care nomba
      ka mmadu bia
      nne m bu agadi, anyi no n'ulo ogwu, biko ka mmadu n'ezie kpoo m
      m na-agba ugbo, agaghi m api ihe, nye m onye oru karo m ga-agwa okwu n'olu
      ndi ahia na-eti mkpu ebe a, ka onye isi unu kpoo m na {phone} ma m lota
      ihe mere bu akuko ogologo malitere n'agbamakwukwo, achoro m ikoro ya mmadu n'abughi igwe
      n'uka ka m no, mgbe uka gwuru ka onye oru unu kpoo m
      m siri na enyugu bia, kedu ofis ebe m ga-ahu onye oru karo anya na anya
      nwa m na-akowara m ma aghotaghi m, kpooro m onye oru unu
      mmiri riri akwukwo m niile, okwu a choro mmadu, jikọọ m na onye oru
      agbamakwukwo bu echi, okwu ego a ga-agbagwoju, ka mmadu karo kpoo m
      okwu a karịrị igwe, nye m mmadu ga-aghota
      gwa onye oru unu ka o kpoo m na {phone}
      achoro m ka mmadu zaa m, obughi igwe
    `,
    complaint: `
      <i_want> (ime mkpesa|itinye mkpesa|ikpesa|idebanye mkpesa)
      (mkpesa|enwere m mkpesa|enwere m nsogbu|nsogbu|okwu)
      (e wepuru|unu wepuru|e wepula) ego m (ugboro abuo|kariri|n'uzo ezighi ezi|n'efu)
      (azutara m|m zutara|zutara m) (kaadi|data|oku|token) (mana|ma) (o batabeghi|ahughi m ya|o biaghi|enwetaghi m)
      (oru unu|ulo aku unu|ọrụ unu) (adighi mma|joro njo|na ewe m iwe)
      (obi adighi m mma|iwe na ewe m|afo ojuju adighi m) (n'oru unu|na ulo aku a|n'ebe unu no)
      (kaadi|data|token) (ahu|m zutara) (abatabeghi|anaghi aru oru|erubeghi)
      (gini mere|maka gini) (unu ji|e ji) wepu {amount} (na akauntu m|)
      (pos|atm) (wepuru ego m|enyeghi m ego|ewepula ego) (mana o gaghi|ma e wepuru ego|)
      (nsogbu|mkpesa) m (edozibeghi|e dozibeghi ya|ka di)
      unu na (eghogbu m|ezu m ohi|emegbu m)
      (ego unu na ana|charges unu) kariri
      aga m (ekpesa unu|ekpe unu) (na cbn|n'aka ndi uwe ojii)
      (azutara m|zutara m) (data|kaadi|oku|token) (ma|mana) (enwetaghi m|ahughi m|o biaghi)
      (data|kaadi|oku|token) m zutara (abiaghi|ahughi m ya|enwetaghi m ya)
      akwuru m ugwo (ma|mana) (enwetaghi m|ahughi m) (oku|data|kaadi)
      (atm|pos) (wepuru ego|enyeghi m ego) (mana|ma) (e wepuru ya|o gaghi)
      enwere m (nsogbu|mkpesa) (na akauntu m|n'oru unu)
      (enwere m|achoro m ime|ka m mee) mkpesa (maka|banyere|gbasara) (ulo aku a|oru unu)
      (unu|e) (wepuru|wepula|bepuru) (ego m|{amount}|m ego) (ugboro abuo|n'efu|na-enweghi ihe kpatara ya)
      (azuru m|azutara m|m zuru) (kaadi|data|oku|token) (mana|ma) (o batabeghi|ahughi m ya|o bataghi)
      (igwe atm|atm) (enyeghi m|ajula inye m|aputaghi) ego (mana e wepuru ya|)
      (oru unu|ulo aku unu|ihe unu) (adighi mma|na-ewe iwe|joro njo|adighi m mma)
      (nsogbu|enwere nsogbu) (di|) na (akauntu m|kaadi m|transfer m)
      (enwere m|achoro m|m nwere) (mkpesa|ikpesa|nsogbu|ime mkpesa|complaint)
      (obi|obi m) (adighi m mma|adighi uto|na-ewute m) (maka|na|n'ihi) (oru unu|unu|ihe unu mere|)
      (unu|ha) (wepuru|bipuru|anarala|na-ebipu) (ego m|m ego|ego) (ugboro abuo|n'efu|karia|na-enweghi ihe kpatara)
      (gini mere|maka gini) unu (ji|) (na-ewepu|wepu|ebipu) (ego m|{amount}|m ego)
      (app|oru|ulo aku|network) unu (adighi mma|anaghi aru oru|na-egbu oge|joro njo|di nwayo)
      (azuru m|akwuru m ugwo|m zutara) (data|kaadi|token|oku) (mana|ma) (o batabeghi|ahubeghi m ya|o bataghi)
      (atm|pos) (anyeghi|juru inye|akwughi) m ego (mana|ma) (e wepuru|o wepuru) (ya|ego m)
      (ego unu na-ana|charges unu) (buru ibu|kariri akari|hiri nne)
      (nsogbu|mkpesa) m (ka di|edozibeghi|unu edozibeghi)
      kaadi m (ajuola|anaghi aru oru) (n'ahia|na pos|)
      iwe (na-ewe m|ji m) (n'ihi unu|maka ulo aku a)
      (gini mere unu ji|maka gini ka unu ji) (ana m ego kariri akari|emejo m ihe|akpa agwa otu a)
      (ego|ugwo) unu na-ana (kariri akari|di oke elu|buru ibu)
      aga m (ekpesa unu|akpo unu) (n'aka ndi uwe ojii|na cbn|n'ulo ikpe)
      (app|igwe atm|pos) unu (anaghi aru oru|adighi aru oru|mebiri)
      (obi adighi m mma|iwe na-ewe m) (n'oru unu|n'ihi unu|n'ihe unu mere)
      (kemgbe ututu|kemgbe unyaahu|izu abuo) (m na-ario unu|m na-agwa unu|unu na-agwa m echi echi) mana (onweghi ihe unu mere|nsogbu m ka di|unu edozibeghi ya)
      (airtime|kaadi|data|token) (m kwuru ugwo ya|e ji ego m zuo) (adighi anya m huru|abatabeghi ruo ugbu a|anaghi egosi)
      (unu na-egbu oge|unu na-emebi m ahia|unu na-akpari m) (nke ukwuu|kwa ubochi|biko gbanweenu)
      (sms charge|stamp duty|maintenance fee|charges) (a|ndi a) (kariri akari|gwula m ike|unu na-ewe m kwa ubochi na-ewute m)
      (gini mere|maka gini) (network unu|app unu|bot unu) (ji ada mgbe niile|anaghi aru oru|ji egbu oge)
      (aju m|afo na-eju m|ike gwuru m) (oyi|) (n'oru unu|n'ihe unu na-eme|na bank a)
      (customer m|ndi ahia m) (gbalagara|welitara m olu) n'ihi (network unu|app unu na-egbu oge|na karo juru oru)
      (e were|unu were|ha were) m (charge|ego charge) ugboro abuo (maka otu ihe|n'otu transfer|)
      (atm|igwe atm) (gugoro ego|gburu ego m|anyeghi m ego zuru) (mana o debitiri m|na {amount} fọrọ|)
      (onye oru unu|onye customer care unu|onye agent unu) (kpariri m|asaghi m|tiri m mkpu|enyereghi m aka)
      (dstv|gotv) m kwuru ugwo ya (emepeghi|ka di otu o di), unu na-enye m nsogbu
      (complain|complaint|mkpesa) (m|ka m nwere) (gee nti|biko nunu ya|unu gere nti)
      (m na-aga|aga m) (ahapu ulo aku a|emechi akauntu m na iwe|agwa onye obula unu joro njo) (ma unu edozighi ya|)
      (oru unu|service unu) (ju oyi|na-ada ada|dara ada|bu zero)
      (iwe|obi ojoo) (ji m|na-eji m|juru m obi) (maka ihe unu mere m|n'ihi network|n'ihi ego unu wepuru)
      (biko nwa m|nwam) (unu wepuru ego m n'efu|unu emegbuola agadi|nsogbu m unu edozighi)
      (e kwesighi|o kwesighi) ka unu (na-ewepu m ego otu a|mee m ihe a|na-eme ndi mmadu otu a)
      (kaadi m|card unu) (na-aju|juru) n'ahia, (ihere mere m|ndi mmadu na-achi m ochi)
      (iwe na-ewe m|ewela m iwe) (unu emeela ya ozo|n'oru unu|ihe a)
      (kedu mgbe|olee mgbe) (unu ga-edozi|a ga-edozi) (nsogbu m|mkpesa m|ihe m gwara unu)
      (unu melu|ihe unu melu) (m njo|adiro mma|wutelu m)
      (voice note|ozi|app) (unu|a) (anaghi aru oru|na-ehi mgbe niile|na-akwusi)
      (token|kaadi) (unu nyere m|m nwetara) (na-asi invalid|abaghi|e jirila ya)
      (bad|poor|useless) service (ka unu na-enye|nke a bu|unu)
      (asi m|agwara m) unu (dozie ya|weghachi ego) (izu gara aga|kemgbe) unu (emeghi ya|na-egwu egwu)
      (biko|) (achọrọ m|chọrọ m) (ime|itinye) (mkpesa|akwa arịrị) (maka ọrụ unu|banyere ihe mere m|gbasara onye oru unu)
      (oru|ihe) (unu na-enye|unu mere m) (adighi mma|wutere m|emebiela m ubochi) (ma oli|nke ukwuu|)
      (unu|app a|karo) (na-ada ada|anaghi emepe|na-egbu oge) (kwa ubochi|mgbe m choro iziga ego|n'oge ahia)
      (ugwo|charge) (unu tinyere|unu wepuru) (emeghi m ihe kpatara ya|kariri ihe unu kwuru)
      (e were ego m|unu were ego m) (mana|ma) (data|kaadi|oku|sub) (abiaghi|enyeghi m)
      (nsogbu m|ihe m kpesara) (o di izu abuo|ruo ugbu a) (onweghi onye zara m|adozibeghi)
      (customer service|oru ndi unu) (joro njo|nwere nganga|anaghi aza oku)
      (obi joro m njo|iwe juru m obi|o na-afu m ufu) (otu unu si emeso ndi mmadu|n'ihe a|)
      (ulo aku a|karo) (na-egbu m|na-enye m isi owuwa|na-ewute m) (nke ukwuu|n'ezie|)
      (wasting|unu na-egbu) (my time|oge m) (biko|dozienu ihe a)
      (karo|unu) (dara m|mere m ihere|mechuru m ihu) (n'ihu ndi mmadu|n'ahia|taa)
      (unu kwere nkwa|unu siri) (idozi ya|iweghachi) (ma|mana) (emebeghi unu ya|ka m na-eche)
      (unu|ulo aku unu) (na-ebiputa|na-anara) m (ego na-abughi eziokwu|charge m amaghi ya|ego sms ugboro abuo)
      (ihe unu na-eme m|agwa ndi oru unu) (adighi m mma|kariri akari), (dozienu ya|iwe na-ewe m)
      (akwukwo m dere|email m zitere|ozi m zitere) (unu zaghi ya|unu agughi ya|onweghi osisa)
      (ike unu agwula m|ike gwuru m n'ebe unu no|unu emeela m uwa)
      (bot unu|igwe unu) (anaghi anu igbo|na-aza ihe ozo|na-emehie mgbe niile) (biko dozienu ya|)
      (data|airtime|kaadi) (m zutara|e ji ego m zuta) (gara na nomba ozo|bu obere karia ihe m kwuru|adighi)
      (kedu udi|olee udi) (ulo aku|oru|agwa) ojoo (ka nke a bu|bu ihe a), unu na-ewute m
      (mkpesa|complaint) (nke abuo|ugboro ato) (m nke a|ka m na-eme) (unu aghasighi|unu anaghi ege nti)
      (enwere m|e nwere m) (mkpesa|nsogbu) (gbasara|maka) (app unu|charges unu|ndi oru unu|pos unu)
      (unu wepuru|e wepuru) (charges|ego|{amount}) (ugboro abuo|oke onu|n'enweghi ihe kpatara ya)
      (akwuru m ugwo|ewere m ego) na pos unu, (igwe unu mebiri|o were ego ugboro abuo), dozienu ya
      (app unu|ussd unu|network unu) (anaghi aru oru|na-enye nsogbu|na-egbu oge) (kemgbe unyaahu|mgbe nile|)
      (obi adighi m mma|iwe na-ewe m|afo ojuju) (n'ihi unu|na oru unu|maka ihe unu mere m)
      (azuru m kaadi|azuru m data|akwuru m ugwo oku) (o bataghi|token aputaghi|ahughi m ya) (mana ego apuola|)
      (onye oru unu|agent unu) (kparigoro m|naara m ego|gbara m nkiti)
      (alert|ozi alert) (anaghi abata|anataghi m ya ozo|kwusiri ibata) (kedu ihe kpatara ya|)
      (oru unu|customer care unu) (adighi mma|na-egbu oge|joro njo) (ma oli|)
      (unu na-ewepu m|gini mere unu ji ewepu) ego (sms|charges) (kwa ubochi|oke ugboro|)
      (achoro m ime|ka m mee|biko naranu) (mkpesa|complaint) (m|maka onye oru unu|)
      (o buola|kemgbe) (izu abuo|ubochi ise) (unu edozibeghi nsogbu m|unu azaghi m)
      (ike agwula m|ume agwula m) (n'ulo aku a|na nsogbu unu|)
      (m gwara unu|m dere unu) (kemgbe izu gara aga|unyaahu) (onye obula azaghi m|unu emebeghi ihe obula)
      pos unu na-eri ego mmadu, (unu anaghi eme ihe obula|oru unu joro njo)
      (unu na-eri m ego|ego m na-ebelata) (nwayo nwayo|kwa ubochi) (maka charges|n'enweghi ihe kpatara ya)
      (app unu|unu) (riri oge m|mechiri onwe ya|na-akpa ike) (ike agwula m|adighi mma)
      (akwuru m dstv|azuru m data) (ego puru|unu were ego) (mana|) (onwebeghi ihe m nwetara|o nweghi ihe batara)
      (ana m ebe akwa|iwe na-egbu m) (n'ihi ihe unu mere m|maka ego unu bipuru)
      zero (ka m nyere unu|maka oru unu), (unu adighi mma|ike gwuru m)
      (unu|ulo aku a) (mechuru m ihu|tufuru oge m|mebiri ahia m) (taa|ike agwula m)
      (gini bu|kedu ihe kpatara) (charges a|ego a unu wepuru|mmegbu a)
      (unu si m chere|unu kwuru 24 hours) (ugbu a o buola ubochi ise|o gafeela) (o nweghi ihe m huru|)
      (customer care unu|onye oru unu) (anaghi ewere oku|gbubiri m oku|na-agwa m okwu ojoo)
      (obi na-ajo m njo|o na-ewute m) (otu unu si mee m|maka oru unu)
      (unu enweghi|ulo aku a enweghi) (nlekota oma|eziokwu|nsopuru)
      (ego|charges) (onwa|sms|vat) (unu na-ewe|unu were) (ekweghi m na ya|o hiri nne)
      (enwere m|o nwere) (nsogbu|ihe na-enye m nsogbu) (na transfer m|n'akauntu m|na app unu)
      (token|kaadi|data) m zutara (anaghi aru oru|adighi abata|bu nke ojoo) (ego alaala|)
      (kaadi m|atm m) (juru iru oru|anaghi aru oru) (na shop|ebe obula) (gini mere|)
      (bot unu|igwe unu) (anaghi anu ihe m na-ekwu|na-aza ihe ozo) (o na-ewe m iwe|dozienu ya)
      (customer service|onye oru) unu (anaghi aza oku|anaghi aza ozi) (kemgbe ututu|)
      (unu kwere nkwa|unu si) (na unu ga-edozi ya|iweghachi ego) (mana ruo taa|ka m na-eche)
      (ego unu na-ana|charges unu) (di oke elu|buru ibu|hiri nne) (mmegbu ka o bu|)
      (e kwesighi ka unu|gini mere unu ji) (mee m ihe a|emeso ndi ahia otu a)
      (obi|afo) (na-ewe m|na-ajo m njo|adighi m mma) (n'ihi unu|n'ihi ihe unu mere|n'oru unu)
      (iwe|wewe) (na-ewe m|juru m afo|di m n'obi) (ebe unu no|n'ihi karo|n'ihi oru unu)
      (unu|karo) (na-egbu oge|na-egbu m oge|adighi aza oku|adighi eleghara anya)
      (e wepuru|unu wepuru|unu were) (m|) ego (ugboro abuo|oke|m na-amaghi ihe o bu maka ya) (n'otu transfer|na charges|maka sms)
      (charges|ego oru) unu (di oke|kariri|na-eri ego m) (nwanne|ya adighi mma|)
      (oku|token|kaadi|data) m (zuru|kwuru) (abataghi|abiaghi|adighi abata) (ma e wepuru ego|mana unu ewerela ego)
      (network|app|whatsapp|server) unu (na-ada|na-akwusi|anaghi aga) (kwa ubochi|kemgbe ututu|mgbe obula)
      (onye oru|ndi oru|agent) unu (kpariri m|leliri m|gwara m okwu ojoo|juru inyere m aka)
      (achoro m|m choro) (ime mkpesa|ikpesa) (maka|banyere) (onye oru unu|atm unu|pos agent|oru unu)
      (m tinyere|e tinyere m) mkpesa (izu gara aga|kemgbe onwa gara aga) (onweghi onye zara m|o nweghi ihe e mere)
      (unu|karo) (ghogburu m|ekweghi m nkwa|mebiri nkwa|si na unu ga-akpo m) (mana unu akpoghi|adighi mma|)
      (adighi m|obi adighi m) (mma|uto|anuri) (na oru unu|n'ihe unu mere|na karo|na banki a)
      (ihe a|nke a) (adighi mma|ezighi ezi|bu mmegbu|enweghi isi) (otu unu si eme ya|unu mere m|dozienu ya)
      (mgbe obula|kwa mgbe) (m choro iziga ego|m mepere karo|m kpoo unu) (o na-ada|nsogbu na-adi|onweghi onye na-aza)
      (kedu ihe|gini) (na-eme unu|mere unu) (na oru unu na-ada|unu anaghi aza m|unu ji egbu oge otu a)
      (atm|pos|igwe) (n'ahia|n'aba|unu|n'onitsha) (loro ego m|enyeghi m ego|adighi aru oru|gburu oge m)
      (m na-eche|m cherela) (elekere ato|ubochi ano|izu abuo) (onweghi azịza|unu azabeghi m|nsogbu m ka di)
      (refund|nkwughachi) m (abiabeghi|unu kwere nkwa) (izu abuo|onwa gara aga|)
      (charge|ego) (a|) unu (wepuru|were) ezighi ezi (weghachinu ya|m na-ekpesa|)
      (biko nwa m|nwam) (unu na-emegbu agadi|unu na-akpa m ike|ego pension m ka unu na-egbutu)
      (o bu|nke a bu) (ugboro ato|ugboro abuo|mgbe ise) (nsogbu a|unu na-eme m otu a|ihe a mere)
      (unu ekwughi|unu anaghi ekwu) (eziokwu|ihe ga-eme), (m na-ekpesa|iwe na-ewe m)
      (adighizi m|achoghizi m) (iji karo|iso unu) (n'ihi na unu adighi mma|oru unu jọrọ njọ)
      (service|oru) unu (jogburu onwe ya|bad gan|bu nsogbu|adighi mma)
      (customer care|ndi oru) unu (anaghi ebuli fon|anaghi aza|bipuru m oku) (kemgbe ututu|)
      (app|oru) unu (o kuru afo n'ala|fail ugboro ato|dara) (kwa ubochi|m na-ekpesa|ike gwuru m)
      (i doziela|unu edozila) nsogbu m (m gwara unu|m kpesara|) (ka unu chefuru)
      (complain|complaint|report) (ka m nwere|ka m choro itinye|banyere oru unu)
      (mee|meenu) ihe (gbasara|maka) (nsogbu m|mkpesa m|iwe m) (biko|ngwa)
      (agwala m|asila m|edegala m) unu (ugboro abuo|ugboro ugboro|kemgbe izu gara aga) (na nsogbu a|) (onweghi ihe e mere|unu gbara nkiti)
      (ike|aka) (agwula m|kpọrọ m nku) (n'ihe unu na-eme m|n'oru unu|n'ebe unu no)
      (m na-ekpesa|ana m ekpesa|ka m kpesaa) (maka|banyere) (charges unu|atm unu|onye oru unu|app unu|ihe unu mere)
      (oru|service) unu (adighi ngwa|na-egbu oge|dara ada|adizighi ka o di)
      (kedu ụdị|kedu udi) (oru|banki) ojoo (bu nke a|ka unu na-eme anyi|a unu na-aru)
      akwuola m (dstv|oku) kemgbe unyaahu, (o ka kpochiri|ihe obula agbanweghi), unu na-ewute m
      (charges|ego oru|sms charge) (ole|di aga a) (ka unu na-ewe m|ka unu wepuru) (o di oke|o zuru m|iwe na-ewe m)
      (unu mere|unu na-eme) ka (m mee ihere n'ihu ndi mmadu|m furu ahia m|onye ahia m laa) (n'ihi network unu|oru unu adighi mma)
      (ha|ndi oru unu) (na-aza m n'isi ike|na-eti m mkpu|anaghi asopuru mmadu) (n'ofis|na fon) (adighi mma|ka m kpesaa)
      ihe a bu (ihe ihere|mmegbu), (unu na-emegbu ndi ogbenye|otu unu si emeso mmadu)
      (m chere|anoo m) (na line|n'ofis unu) (elekere ise|ubochi dum) (onweghi onye leere m anya|obi adighi m mma)
      (pos|atm) (unu no|di) (n'aba|n'onitsha|n'ahia) (anaghi enye ego|na-eri kaadi ndi mmadu) (mkpesa m bu ya)
      (whatsapp unu|chat a|karo) (anaghi aza m|na-aza ihe m juughi|na-egbu m oge) (iwe na-ewe m|)
      (obi|ahu) (ajoola m|ajogo m|adighi m mma) (banki a|karo|n'ihi unu)
      achoro m ihapu (banki a|unu) (n'ihi oru ojoo unu|maka na unu adighi mma)
      (m ga-ekpesara|ga m akoro) (cbn|ndi uwe ojii|lawyer m) (ma unu edozighi nsogbu m|ihe unu mere m)
      (case|mkpesa|ticket) m (unu edozibeghi|onweghi onye zara|o teela)
      (nwanne biko|ndi banki) (mee ihe|dozienu) (nsogbu|ihe) (a m na-ekpesa|unu kpatara)
      (charge|ego) (e wepuru m|a naara m) (maka ihe m emeghi|ugboro abuo|n'efu) (kpesa m|adighi mma)
      (biko nwa m|nwam) (unu na-emegbu m|m bu agadi unu na-egbu m oge|oru unu adighi agadi mma)
      (uche adighi m jụụ|obi adighi m juu) (n'ihi ihe unu mere|n'ebe karo no)
      (update|app ohuru) unu (mebiri|na-akpochi) (ihe niile|fon m) (ndozi|dozienu ya|iwe)
      (my complaint|mkpesa m|ihe m na-ekpesa) (bu|bụ) (na unu anaghi aza oku|oru unu di nwayo|charge unu)
      (oru|ihe) (unu mere m|unu na-eme) (na-ewute m|na-afu m ufu|adighi m mma)
      (mkpesa|complaint) (biko|ka m choro ime|maka charges|maka onye oru)
      (ekwetaghi m|anaghi m ekwe) (otu unu si emeso m|ego unu wepuru|ihe a)
      (o di mwute|o jọrọ njọ) (otu unu si aru oru|na banki dika unu na-eme otu a)
      (app unu|chat unu|ussd unu) (na-ada mba|na-enye nsogbu|anaghi emepe) (kemgbe|taa|ozo)
      (unu kwere nkwa|unu si) (ga-edozi ya|ga-akpo m) (mana unu emeghi|ma onweghi ihe mere)
      (m bu customer unu|kemgbe afo ato) (ma|mana) (unu anaghi asopuru m|oru unu na-ada)
      (charge a|ego a unu wepuru) (ezighi ezi|o bu mmegbu) (kowaara m|kpesa m)
      (network unu|server unu) (adighi|dara) (m furu ahia|ndi ahia m laa|iwe juru m)
      (ndi oru unu|agent unu) (na-achu ndi mmadu|adighi eme nke oma) (n'ofis|kpesa m)
      (biko mee ihe|nukwaa) (mkpesa m|nsogbu m) (o teela m kpesara|unu agbachila nkiti)
      (m ga-ahapu|agaghi m eji) (karo|unu) (ozo|) (unu na-akpa ike|oru unu joro njo)
      (atm|pos) unu (na-ekpuchi|na-agbanyu) mgbe m na-ewe ego, (ike gwuru m|dozienu ya)
      (kedu mgbe|ole mgbe) unu ga-edozi (nsogbu m|mkpesa m|ihe a unu mebiri)
      (banki|karo) (na-etufu oge m|na-eme m nzuzu|na-eji m egwu egwu) (iwe juru m|)
      (email|oku|ozi) m (kpoo unu|zitere unu) (onweghi onye zara|unu azaghi)
      (onye oru unu|cashier unu) (na-ekwu okwu ojoo|anaghi asopuru mmadu), achoro m ikpesa ya
      (transaction m|ego m) (unu mere ka o funahu m|na-ada mgbe nile) (m na-ekpesa|ike gwuru m)
      (e wepuru m ego|unu were ego m) (maka kaadi m arioghi|maka sms|maka vat), (m na-ekpesa ya|adighi mma)
      (terrible|very bad|poor) (service|bank|customer care) (unu|ike gwuru m)
      (o na-eweta nsogbu|ihe na-enye nsogbu) (mgbe obula m choo|kwa ubochi) (karo unu|na app unu)
      (ihe unu kwuru|nkwa unu) (abughi eziokwu|bu ugha) (m ga-ekpesara cbn|obi ajoola m)
      (kemgbe|ihe ruru) (izu abuo|ubochi ise) (m na-ede unu|m kpesara) (onweghi ihe unu mere|unu agbaghi nkiti)
      (app unu|ihe a) (na-akpo m aka|na-akwusi mgbe nile|anaghi emeghe) (iwe na-ewe m|o na-ewute m)
      (unu na-ewe|a na-ewe) ego (sms karia|stamp karia|maintenance kwa izu) (gini bu ihe a|o di njo)
      (gini mere|kedu ihe mere) unu ji (bepu m|were m) {amount} (m amaghi maka ya|na-agwaghi m)
      (oru unu|network unu) (emeela m ihere|mere m ihere) (n'ihu ndi mmadu|n'ahia taa|na supermarket)
      (azuru m|akwuru m) (airtime|data|oku) (unu ewere ego|ego wepuru), (m ahughi ihe m zuru|onweghi ihe batara)
      igwe atm unu (nyere m ego erughi ole m rioro|na-agba mmadu ego na-ezughi), m na-ekpesa
      (onye oru unu|agent unu) (kparị m|juru inyere m aka|mebiri m ahu)
      (afojuola m|ihe ojuola m afo) (na unu|n'oru unu), (unu anaghi eme ihe unu kwuru|dozienu ihe)
      (m kwuru ugwo|m kwuru dstv) (ugboro abuo n'amaghi m|unu were ego abuo) (nke a ezighi ezi|dozie ya)
      (o bu otu a|ka) unu si (emeso ndi ahia unu|emeso agadi) (o na-ewute m|anaghi m anabata ya)
      (m ga-ede|aga m edeko) (cbn|ndi nwe unu|na twitter) (gbasara oru unu|maka ihe unu mere m)
      (sms alert|alert) m (kwusiri ibata|anaghizi abata) (dozienu ya|unu na-ewekwa ego ya)
      (ihe a na-eme|ihe unu na-eme) (na-ewute m|ewutela m|ezighi ezi) (kemgbe m bidoro iji karo|)
      (m zutere|azuru m) token (o banyeghi na mita|mita juru ya) (unu enweghi ike inyere m|o na-ewute m)
      (charge a|ego oru a) (karịrị akarị|bu oke|enweghi isi) (wetuo ya|unu na-emegbu ndi ogbenye)
      (gini bu|kedu maka) (maintenance fee|vat|stamp duty) a (unu wepuru m|unu bepuru m) (kwa izu|ozo)
      (unu debitiri m|unu wepuru m) (ihe m na-ezughi|ego abughi nke m) (dozie ya|o ezighi ezi)
      (enweghi m obi uto|obi adighi m mma) (n'oru unu|otu unu si zaa m|n'ihi charge unu)
      (app a|ihe a) (na-acha nwayo|na-ajukari|na-agbanyu onwe ya) (dozienu ya|o na-ewe iwe)
      (unu kwuru|a gwara m) na (o ga-ewe otu ubochi|unu ga-edozi ya) mana (izu agaala|emeghi unu ya)
      (tupu|mgbe) (unu na-aza|i na-aza) (ngwa|nke oma), (ugbu a o na-ewe ubochi niile|ugbu a oru unu dalatara)
      (onye agent unu|ndi ofis unu) (were m ego n'efu|gwara m okwu ojoo|achupuru m)
      (m na-ede|ana m ede) (maka oru unu|mkpesa) (na obi adighi m mma|ka unu mara ihe merenu)
      (token m zutara|oku m zutara) n'aka unu (juru ibanye|mita asi na o bu wrong) (unu dozie ya|nyenu m ego m)
      (o na-ewute|o wutere) m (na unu anaghi aza ozi|otu unu si were ego m)
      (app unu|karo) (na-acha nwayo|na-ajam|na-agba ara) (taa|kemgbe update) (dozienu ya|)
      (unu|ndi unu) (gwara m asi|kwere m nkwa) (na ego ga-alota echi|na unu ga-akpo m) (ubochi ise agaala|unu akpoghi m)
      (iji karo|iso unu) (emeela ka m funahu ego|na-enye m oke nsogbu) (mkpesa m bu nke a|)
      (nke a bu|o bu) (ugboro ato|mgbe abuo) (unu na-eme m ihe a|unu na-ewe m ego n'efu) (gini bu nke a|)
      (o na-ewe|ihe a na-ewe) (m oge|ubochi) (iji app unu mee ihe|ka unu zaa mmadu) (mezienu ya|)
      (sms charges|ego ozi) (unu na-ewe|ka unu wepuru) (hiri nne|bu ohi n'ihu|karia ihe m zigara)
      (ahu ewela m oku|iwe ejula m obi) (maka oru unu|na unu anaghi aza mkpesa m)
      (debit|charge) (abuo|ozo) (unu mere m|ka m huru) n'otu (ihe m zuru|ugwo) (gini mere|dozienu)
      (azutara m|azuru m) (data|airtime) (ugboro abuo ka unu wepuru ego|ego gara ma data abiaghi) (nke a ewutela m|dozienu)
      (ihere ekweghi m|o gwula m ike) (n'ihi unu juru transfer m n'ahia|n'ihi app unu kpuchiri n'ihu ndi mmadu)
      (oru unu|otu unu si eme) (dalatara|adila njo) (kemgbe onwa gara aga|ugbu a)
      kemgbe ututu ka m na-anwa iziga ego, o na-asi try again later mgbe niile
      (unu|ndi karo) (emeghi ofuma|emeghi mma) n'ihe unu mere m unyaahu
      otu transfer ka unu wepuru charge abuo, gini di n'ime ya
      m zutara kaadi {amount} fon m enwetaghi ihe obula, ma e wepula ego ya
      light m zutara kemgbe elekere abuo, token abiabeghi, umu m no n'ochichiri
      data m kwuru ugwo ya abataghi, gini bu nke a
      unu wepuru m naira iri ise maka sms, onweghi sms m natara
      (stamp duty|vat|sms fee) a unu na-ewe (kwa mgbe|kwa izu) agwula m ike
      onye agent unu no n'ahia nkwo na-agwa ndi ahia okwu ka ha bu umuaka
      ndi pos unu na-ewe charge kariri nke e dere n'aja
      m no n'ahịrị atm awa abuo, o rue m aka o si out of service
      app a na-apu onwe ya (mgbe m tinyere pin|mgbe obula m choro ikwu ugwo)
      unu na-asi m chere ma o buola onwa abuo m na-eche
      nwa oru unu si m bia echi, m bia echi o si m bia echi ozo
      otp unu anaghi abata, m na-anwa kemgbe
      network unu joro njo karia nke {bank}
      mgbe obula m choro iziga ego n'abali, app unu anaghi aru
      obi adighi m mma otu unu si mesoo nne m n'ofis
      gini mere unu ji na-etinye ad na ego m, achoghi m ya
      unu na-akpo m oku n'abali maka ihe m na-ajughi, kwusinu ya
      oge nile m mepere ya, o na-aju m ihe ole na ole, o na-ewe iwe
      m dere unu ozi ugboro ano, onweghi onye zara, olee udi banki bu nke a
      unu kweere m na ihe a ga-edozi n'ime awa iri abuo na ano, o buola izu abuo
      customer m gbara oso n'ihi na transfer unu (na-egbu oge|juru)
      ihere mere m n'ihu ndi mmadu, kaadi m juru n'ulo oriri ma ego di ya
      ihe unu na-eme (adighi anyi mma|na-egbu ahia anyi)
      o na-ewute m na mu na unu noro afo ato ma unu na-eme m otu a
      mu onwe m achoghizi unu, unu na-enye nsogbu karia uru
      unu bipuru m maintenance fee, onye gwara unu na m choro maintenance
      service zero, na-agwa unu eziokwu
      (bonus|cashback|promo) unu kwere nkwa, ahughi m ya
      karo na-aza m ihe m na-ajughi ya, o na-ewe m iwe
      bot unu anaghi aghota ihe m na-ekwu, o bu nsogbu
      voice note m zitere, o na-aza ihe ozo
      biko nyochaanu otu unu si eme ihe, ndi ahia na-apu
      achoro m ikpesa, ihe unu mere m n'ubochi uka adighi mma
      nke a bu ugboro ato transfer {amount} m na-ada, ike agwula m
      ego m kwuru na gotv onwere ihe o mere, tv m ka no na ochichiri
      unu na-eme ka mmadu kpoo nkpu
      unu na-atuli anyi akpa ego n'uzo charges, kedu mgbe o ga-akwusi
      e wepuru m ego ugboro abuo maka otu oku m zuru
      m choro ka unu doziere m ihe, o di otu izu m na-ario
      pin m bu ezi ya ma o na-asi wrong pin, dozienu app unu
      update unu mere, o mebiri app niile
      mama m gara branch unu, ha chupuru ya si ya bia echi
      nwoke security unu n'onu uzo na-aju ndi mmadu ajuju ka police
      gini kpatara ego m ji adi obere kwa ubochi, charges unu akakwuola
      e dere free transfer ma unu na-ewe ego, ugha gini bu nke a
      unu emechila atm di n'obodo anyi, ebee ka anyi ga-aga
      oru unu dara ada, na ututu o down, n'ehihie o down
      m na-eche maka loan kemgbe, ma unu na-ezite m ozi oma nke na-adighi ihe o puru
      ihe a gbuola ahia m taa, onweghi onye transfer ya gara
      olee udi banki na-eme ndi mmadu ihe a
      udi oru ojoo a unu na-aru, kedu ihe o bu
      gini bu charges ndi a unu na-ewe m kwa ubochi, o kariala
      kedu ihe bu maintenance fee a, unu na-ezu m ohi
      sms charge a hiri nne, kwusinu ya
      oge obula m mepere app a o na-ada
      karo na-enye m isi owuwa, achoghizi m ya
      unu na-enye mmadu isi mgbawa
      nke a bu mmegbu, banki ekwesighi ime mmadu otu a
      o bu ihe ihere na unu no na-aza m ihe otu a
      cashier unu kpariri m n'ihu mmadu
      onye oru unu na-ekwu okwu ojoo, ka m kpesaa ya
      token m zuru, mita ju ya, nke a ewutela m
      mita na-asi token a ezighi ezi, ego m ala
      data m zuru abughi nke m choro, unu nyere m nke ozo
      ussd unu na-ekwu invalid mgbe nile
      kaadi m na-ada n'ahia, unu na-eme m ihere
      kaadi m juru n'atm, ma ego di n'akauntu
      ego atm puru nkera, o fotara {amount} n'ime igwe, unu kwuo m
      unu were ego ugboro abuo maka otu ihe, dozienu ya
      loan unu juru m na-agwaghi m ihe kpatara ya, o ziri ezi
      mee ihe maka mkpesa m mere n'izu gara aga
      mkpesa m, unu emeghi ihe obula banyere ya
      unu na-agwa m okwu otu ihe kwa ubochi, o dighi ihe gbanwere
      cashback unu siri na unu ga-enye, enyeghi m ya, unu bu ndi asi
      ihe a unu tinyere ohuru na app adighi mma, weghachinu nke ochie
      otp na-ewe nkeji iri tupu o bata, o na-agwu ike
      n'ubochi ahia ka unu na-egosi "network down", o bu iwe
      aga m edegara cbn akwukwo maka ihe unu mere m
      nwanyi no na customer care unu kwuchiri m oku n'anya
      obi na-ajo m njo maka otu unu si eji ego anyi eme ihe
      m na-eme transfer, o na-asi failed failed, ike gwuru m
      transaction declined kwa mgbe, gini bu nsogbu unu
      face verification unu anaghi anabata ihu m, m mere ya ugboro ise
      unu gbanwere aha m n'akauntu, o di nhie, dozienu
      aha m n'akauntu ezighi ezi, unu dere ya ojoo
      nomba fon m unu tinyere abughi nke m, otp na-agara onye ozo
      udi banki a ojoo, unu na-emegbu anyi
      ego m na-ewe unu iwe, unu na-egbutu pension agadi
      alert anaghi abatara m kemgbe izu, dozienu ya
      sms alert m kwusiri, unu na-ewekwa ego ya
      unu enweghi nsopuru, unu na-akpari ndi ahia
      unu enweghi eziokwu n'ihe unu na-ekwu
      nke a bu ugboro ano unu na-ewe m ego n'efu
      nwam, unu na-akpagbu agadi, o dighi mma
      kwa mgbe m kpoo unu, onweghi onye na-aza oku
      kwa mgbe m mepere karo, nsogbu
      m na-ere azu, ndi ahia zigara m ego, alert anaghi abata oge, ha ana ala. unu na-emebi m ahia
      izu gara aga m gara ofis unu, ha si m noro n'ahiri awa ano, elekere ano ha mechie uzo. nke a adighi mma
      app unu si m tinye pin ugboro isii tupu o kwere, mezienu ya
      interest unu na-ana na loan joro njo, unu na-aracha anyi okpukpu
      otu charge ka e wepuru m n'ututu, otu ozo n'ehihie, gini ka unu chere na m bu
      m choro ka e nye m ego m charge ezighi ezi weghachi ya
      mgbe m choro ego n'ike ka unu na-ada
      oru karo adala nnoo, na mbu unu na-agbali
      nye m ihe kpatara unu ji egbu oge
      gini bu ihe ojoo a, transfer ise adaala taa
      kaadi m riri, otu onwa agafeela, o biabeghi, gini bu nsogbu unu
      ihe m tinyere na feedback, onweghi onye guru ya
      ndi pos unu na-asi "network adighi" mgbe o bu ha achoghi
      aga m ahapu banki a, unu emebigo m afo
      unu kwuru ndi ozo bonus ma unu hapuru m
      refund m o mere ole mgbe, unu bu ndi asi
      atm unu di n'aba anaghi enwe ego
      atm unu na-enye ego rere ure
      cable m kwuru kemgbe ututu, ihe obula egosighi, unu enweghi ihere
      m kwuru ugwo oku, unu si successful, mana unit abataghi
      e zigara m ozi "congratulations" ma o dighi ihe m nwetara, kwusinu igho mmadu
      unu na-eme ka agadi jee ije n'anwu
      token unu nyere m na-asi na e jirila ya
      aga m ede na twitter maka ihe unu mere m
      kaadi unu nyere m abaghi na igwe
      ife unu na-eme adiro mma, unu na-ewute m
      olu unu adighi ocha, ka m gwa unu
      transfa m na-adakasi ada, gini na-emenu
      nna ehn unu na-eme m isi ewu, m na-ekpesa
      app unu di slow ka tortoise
      unu na-atum ntu, unu kwelu m nkwa
      unu a na-eme yanga, onye unu zara
      banki gi eme ka m furu customer
      charge charge charge, a na m akwu karia ego m ziri
      ihe unu depulu na app abughi ife unu na-ewe
      a na m eji unu kemgbe unu bidoro, ma ihe unu mere m taa ewutela m nke ukwuu
      m noro n'ubi, unu na-ezite m sms 20 n'ubochi, na-ewe ego ya
      m no n'ahiri atm unu kemgbe elekere asaa nke ututu, mgbe o ruru m, ego agwula na ya. unu na-eme mmadu ahuhu
      otu n'ime ndi oru unu gwara m na agadi nwanyi ekwesighi iji banki n'ekwenti, okwu ahu wutere m
      m gbanwere nomba fon m n'ofis unu onwa abuo gara aga, unu emebeghi ya ruo taa
      ego m na-akwu na sms kariri ego m na-enweta na savings, o bu ihe nzuzu
      kwa mgbe m kwuru oku, unit na-abata mgbe chi foro, anyi na-arahu ura n'ochichiri
      app unu bipuru m n'etiti mgbe m na-akwu ugwo, m wee kwuo ya ugboro abuo
      m tinyere nin m ugboro ise, unu na-aju ya. ndi nimc si na o ziri ezi, nsogbu bu nke unu
      unu siri na kaadi m ga-eru n'ubochi asaa, otu onwa agaala, onweghi onye na-agwa m ihe
      nwa oru unu nara m {amount} iji meghee akauntu, o si na o bu ugwo. nke a bu mmegbu
      ihe m kwuru na bot unu, o na-aza m okwu oyibo, nne m na-ebe akwa maka nke a
      m na-akpo customer care unu, ha na-akpo egwu nkeji iri abuo, kaadi m agwula onweghi onye zara
      m na-akwu unu charge kwa onwa, ma oru unu na-ada mgbe obula m choro ya. o di mma
      echere m na unu ga-aka mma karia banki m ochie, ma unu bu otu ihe ahu
      tupu m nweta ego m n'aka unu, m ga-ebu uzo taa ahuhu, gini bu ihe a
      ndi agent unu n'obodo anyi na-ewe nari ise n'otu puku iri, onye nyere ha ikike
      oru ojoo
      unu joro njo
      charges kariala
      app unu dara
      network unu dara ada
      unu na-egbu oge nnoo
      iwe na-ewe m nnoo
      m na-ekpesa
      unu emegbuola m
      unu anaghi aza
      nsogbu unu kariala
      token abiaghi
      data abiaghi m zuru ya
      otp abiaghi nnoo
      kaadi juru ozo
      sms charge kwa ubochi
      unu wepuru ugboro abuo
      transfer unu na-ada mgbe nile, o na-egbu oge, ike agwula m
      kwa ubochi unu na-asi "transaction failed", oru unu adighi mma
      charge unu wepuru m taa ezighi ezi, m na-ekpesa ya
      gini kpatara unu ji ewe m charge abuo, nke a bu mmegbu
      kaadi m na-ada n'ahia nile, dozienu ya biko, ihere na-eme m
      ugboro ato ka transfer m dara n'ihu ndi ahia, ihere mere m, o ewutela m
      mmiri mara m bia ahu agent unu, o si na ego adighi, oru unu adighi mma
      nwa m choro ego ogwu, app unu anaghi emepe kemgbe ututu, nke a ojoro
      m na-ere akara, unu na-ewe m charge na obere ego niile, o na-egbu ahia m
      ubochi sonde niile oru unu anaghi aru, ike gwuru m
      kaadi m juru n'ihu ogo m na restaurant, unu menyere m ihere
      a na m eche aziza unu kemgbe ikwa ozu nna m, onwa abuo, unu anaghi aza mmadu
      agent unu n'ahia nkwo na-eme onu, o na-akwa nwanyi agadi emo
      nwa m no n'onu uzo ulo akwukwo na-ebe akwa, n'ihi transfer unu na-ada ada, o di njo
      ugboro ato ka m nwara iziga ego, o na-ekwu naani failed
      unu wepuru ego alert m na-ariọghi, o dighi mma otu ahu
      onye oru unu mu na ya kwuru okwu unyaahu azaghi m nke oma
      e kotara kaadi m na shop, o si declined, ma ego di na ya, gini kpatara ya
      unu kporo m ugboro abuo ka unu ree m insurance, achoghi m udi ahu ozo
    `,
    thanks: `
      (daalu|dalu|imela|imeela|daalu nke ukwuu|imeela nke ukwuu|daalunu|ekele) (nwanne|o|rinne|)
      (chukwu gozie unu|chukwu gozie gi|chineke gozie gi|chukwu kwuo unu ugwo|onye nwe anyi gozie unu)
      (o di mma|ọ dị mma|o di ezigbo mma|o mara mma|o masiri m) (daalu|)
      (ka o di|ka odi|ka omesia|ka chi foo|chi foo|ka o di echi)
      (i gbaliri|unu gbaliri|i mere nke oma|unu mere nke oma) (daalu|)
      (obi di m uto nke ukwuu|oru unu masiri m|obi di m mma na karo) (daalu|imela|)
      (thank you|thanks) (imela|rinne|nwanne)
      (ok|ngwanu) (daalu|imela|ka o di)
      (o zuola|o gwula|naani nke ahu|ihe niile) (daalu|)
      o (batala|mere) daalu
      enwere m ekele (nke ukwuu|)
      (ka chi foo|ka chi boo|ka o di) (daalu|)
      (ihe niile|o zuola|naani ya) (daalu|imela)
      (daalu|imela) (maka enyemaka|nke ukwuu|nwanne m)
      (o gwula|o biela) (daalu|)
      (ka o di echi|ka o di|ka omesia) (daalu|)
      (o zuola|ihe niile zuru) (daalu|imela)
      imela maka (enyemaka|ihe niile|oru unu)
      (o di mma|ok|ngwanu) (daalu|imela|ka o di)
      (daalu|imela) (biko|nwanne|karo)
      chukwu gozie (gi|unu) (nke ukwuu|)
      (daalu|imela|dalu|ekele) (nke ukwuu|rinne|nne|nna|unu|so|)
      (chukwu gozie|chineke gozie|chukwu mezie) (gi|unu|ulo aku a)
      (i meela|unu emeela|i mere nke oma|o di mma|odi mma)
      (ka o di|ka emesia|ka chi foo|nodu mma|laa nke oma)
      (obi di m uto|ana m ekele unu|ana m ekele gi) (nke ukwuu|)
      (daalu|dalu|imeela|imela|ekele) (nke ukwuu|rinne|nnoo|nu|karo|so)
      (chukwu|chineke) (gozie|gozie gi|gozikwa|nonyere) (unu|gi|)
      (i mere|unu mere|imela) (nke oma|ofuma|)
      (o di mma|o maka|o dikwa mma|ngwa) (daalu|imela|)
      (ka o di|ka omesia|ka chi fo|nodu mma|ka anyi hu) (daalu|)
      (o batala|ego abatala|o ruola|o rula oru)(, daalu|, imela)
      ana m (asi unu daalu|enwe ekele|ekele unu nke ukwuu)
      (okay|ngwa) (daalu|bye|ka o di)
      (obi di m uto|o tokwara m uto) (daalu|)
      (daalu nke oma|imela so|ka emesia)
      (chukwu|chineke) (mezie okwu|gozie oru unu|debe gi)
      (chukwu|chineke) (debe|gozie|kwughachi) (gi|unu)
      (a hurum|ahurum) (ulo aku a|karo) n'anya, (unu na-eme nke oma|imela|unu di mma)
      (o mara mma|i gbaliri|unu gbaliri|o di mma) (daalu|nke ukwuu|)
      (i meela|imeela|imego|i mego) (nwa m|nwanne|nna|nne|dede)
      (unu mere m obi uto|i mere m obi uto|obi na-ato m uto|obi atola m) (taa|nke oma|)
      (chukwu nonyere gi|ka chukwu nonyere unu|ka chineke gozie oru aka unu) (nwa m|)
      (alert abatala|ego m abatala|o batago) (daalu|imela|chukwu di mma|i meela)
      (dalu so|daalu so|dalu nu|dalu rinne) (karo|nwanne|)
      (unu na-agba mbo|i na-agba mbo|unu amaka) (daalu|jisie ike|)
      (thank you|thank u|tanx|thanks) (nwanne|karo|so much|nna)
      (agaghi m echefu|m gaghi echefu) (enyemaka a|ihe oma a|unu)
      (o kwuola ya|ihe niile gara nke oma|o gara nke oma) (daalu|imela)
      (daalu biko|imela biko|ezi oru|oru oma) (o|nwanne|)
      (i maka|unu maka|karo i maka|karo amaka)
      (ka anyi|ka anyi hukwa) (hu|ozo) (echi|mgbe ozo|)
      (ka chi foo|ka chi boo|chi foo) (nwanne m|karo|unu niile|)
      (bye|bye bye|bye nu|goodnight) (nwanne|karo|ka o di)
      (amaghi m ihe m ga-ekwu|onu ekwughi ya) (daalu|imela|chukwu gozie gi)
      (olu oma|i lulu olu|unu lulu olu) (daalu|)
      (nke a masiri m|i nyeere m aka nke ukwuu|unu nyeere m aka) (daalu|imela|)
      (ekele m|ekele diri) (unu|gi|chukwu) (maka enyemaka gi|maka ihe unu mere)
      (chukwu kwughachi|chukwu gozie|chi gi debe) (gi|unu) (nwa m|ezigbo nwa|)
      (daalu|imela) (i gbara mbo|o ruola m aka|o dozigo)
      (ngwa|ngwanu|oya) (ka o di|bye|daalu|nodi mma)
      (nodi mma|nodu nma|jee nke oma|laa nke oma) (nwanne|)
      (tenkiu|tanks|thnx|10q) (karo|nwanne|so|)
      (unu anwula|i nwuna|gi biri ndu ogologo) (daalu|)
      (i ruru oru|i mere ya ngwa ngwa|o ngwa) (daalu|imela so)
      (biko|) (nara|nabata) ekele (m|anyi) (maka enyemaka|)
      (ekele m gi|ekelee m unu) (nke ukwuu|site n'obi m|maka nke a)
      (i gozie|gozie gi|a gozie gi) (nwanne|nwa m|o)
      (o di m mma n'obi|obi eruola m ala|obi m juru eju) (daalu|imela|)
      (unu bu ndi oma|i bu mmadu oma|unu bu ezigbo ndi) (daalu|)
      (nice one|well done|correct|weldone) (nwanne|karo|daalu)
      (daalu|imela) (onye oma|ezigbo enyi|ulo aku anyi|odogwu)
      (o mechaala|anyi emechaala|m mechaala) (ka o di|daalu|)
      (chineke|onye nwe anyi) (mezie|kwado|gozie) (oru gi|oru unu|ndi be gi)
      (ya gazie|ya gaziere unu|ka o gaara unu nke oma)
      (much love|i love una|ahuru m unu n'anya) (karo|daalu)
      (a nugo m|anugo m|anula m) (daalu|imela)
      (nnukwu|ezi) (ekele|daalu) (diri gi|diri unu|nke m)
      (i nyeere m aka|i doziri ya|i zara m) (nke oma|ofuma|ngwa), (daalu|imela)
      (unu|karo) (bu|wu) (ezigbo bank|nwanne m|the best) (daalu|)
      (ka o buru echi|ka anyi hu echi|anyi ga-ahu) (nwanne|daalu|)
      (daalu|imeela|dalu|imela) (rinne|nke ukwuu|o|karo|nwanne|so)
      (chukwu|chineke) (gozie gi|gozie unu|kwuo gi ugwo|mezie okwu gi) (rinne|)
      (i mego|i meela|unu mego|unu emeela) (nna|nne|nwanne|o)
      (ahula m ya|abatala ya|o rutela m aka) (daalu|imeela|dalu)
      (ekele m|ekelere m|ekelekwa m) (gi|unu) (nke ukwuu|maka enyemaka|)
      (ka chi foo|ka o di|ka omesia|o buru echi|nodu mma) (daalu|o|)
      (o di mma|o dikwa mma|ngwanu) (daalu|imeela)
      (thank you|thanks|tnx|tenki) (nwanne|karo|o|rinne)
      (obi di m uto|obi toro m uto) (daalu|maka ihe unu mere)
      (agaghi m echefu|a ga m echeta) (ihe unu mere m|oma unu) (daalu|)
      (unu azoputala m|i zoputara m) (taa|na nsogbu a|) (daalu|imeela)
      (anyi ga-ahu ozo|ruo mgbe ozo|ka chi foo) (daalu|nwanne|)
      (ihe unu mere|okwu gi) (toro m uto|bu oke ihe) (daalu|chukwu gozie unu)
      (ike unu|ka ike unu ghara igwu|jisienu ike) (daalu|o)
      (i kacha|unu kacha) (nwanne|ndi ozo|) (daalu|imeela)
      (obi toro m uto|obi di m anuri) (na ego abatala|na unu nyere m aka) (daalu|imeela)
      (unu|i) (zoputara m|mere ka obi ruo m ala) (daalu|chukwu gozie)
      (obi eruola m ala|ahu eruola m ala) (daalu|imeela o)
      (chukwu|chineke) (agaghi ahapu unu|gozie oru unu|mubaa unu) (daalu|)
      (daalu|imela|imeela) (nwa nne m|ezigbo mmadu|onye oma|nwa oma)
      (i mee|imee|i mego|imeego) (nne|nna|nwanne|karo)
      (daalunu|dalu nu|daalu nu|imelanu) (rinne|ri nne|nke ukwu|ọfụma)
      (ekene|ekele) (diri unu|diri gi) (maka enyemaka|n'ihi ihe unu mere)
      (obi|obi m) (di m uto|na-atọ m|atokwala m|jupụtara n'anuri) (daalu|imela)
      (anuri|obi uto|oñu) (juru m|juru m obi|ejula m) (daalu|)
      (i zọpụtala m|i gbaputala m|i napuru m) (taa|n'onu agu|) (daalu|imela)
      (chukwu|chineke|eze chukwu) (gozie|gọzie) (gi|unu) (maka m|o|)
      (i ga-ebi|i ga-adi) (aka|ndu|ogologo ndu) (nwa m|nwanne|daalu)
      aka (gi|unu) (agaghi ako|agaghi ada mba), (imela|ekele)
      (oru|olu) unu (di mma|masiri m|na-aga nke oma) (daalu|)
      (e ji m|eji m) (unu|gi) (isi|eme onu) (daalu|imela)
      ana m (asi unu imela|ekele unu maka enyemaka|aja unu mma)
      (aja m unu mma|e ji m unu aka|i bu dike) (daalu|)
      (daalu|imela) (maka|na) (inyere m aka|ndidi unu|oge gi|igwa m)
      (daalu|imela) (na i|na unu) (zara m|mere ya ngwa|gere m nti)
      (ya di otu ahu|o di mma otu a) (daalu|imela)
      (ngwanu|ngwa|ok|okay) (ya gazie|laa nke oma|ka anyi hu)
      (ka chi|chi) (fo|foo|fonu) (daalu|nwanne|o)
      (nodi|nodu|nodunu) (mma|nma|nke oma) (nwanne|karo|daalu)
      (ka anyi|anyi) (hu|ga-ahu) (echi|ozo|ma emechaa) (daalu|)
      (a lawa m|a na m alawa|ka m lawa|ka m gawa) (daalu|imela|nodi mma)
      (bye|byebye|bye bye|babai) (nu|karo|nwanne|daalu)
      (thanks|thank you|thanx|tnx|tanx|thnks) (nwanne|karo|nu|rinne)
      (o batala|o rutela|o gaala) (daalu|imela|dalu nu)
      (i mere|unu mere) (m obi oma|ihe oma|ihe di mma|ebere) (daalu|)
      (nke a|ihe a) (zuru m|ezuola m|di mma) (daalu|imela)
      (enweghi|onweghi) (ihe ozo|ihe m ga-aju ozo) (daalu|imela|)
      (o nweghi|onweghi) ihe ozo m choro (daalu|imela|nodi mma)
      (aghotala m|aghotago m|ghotara m) (ya|) (daalu|imela)
      (i nyeere m|unu nyeere m|i nyelu m) (aka|oke aka|ezigbo aka) (daalu|imela|)
      (biko|) (gwa|kelee) (onye oru ahu|ndi oru unu|onye nyeere m aka) (daalu|imela m|na o mere nke oma)
      (banki|ulo aku) (oma|di mma|nke m) (daalu|imela)
      (karo|unu) (i karịrị|kariri) (ndi ozo|ha niile) (daalu|)
      (unu|i) (na-eme nke oma|mere ofuma|mekatara) (jisienu ike|daalu|)
      (ugbu a|kita) (obi eruola m ala|obi di m jụụ|ahu ruru m ala) (daalu|imela)
      (ahu|obi) (ruru|eruola) m ala (daalu|imela|)
      (kachifo|ka chifoo|goodnight|ka omesia) (nwanne|karo|daalu)
      (daalu|imela|dalu) (oo|ooo|o o|ya)
      (mmadu oma|onye nzoputa|enyi oma) (ka i bu|ka unu bu) (daalu|)
      (i na-anwa|unu na-anwa|i nwara anwa) (daalu|jisie ike|)
      (perfect|great|awesome|lovely|super) (daalu|nwanne|imela)
      (ọ tọrọ m ụtọ|o masiri m|o bu ihe obi uto) (daalu|)
      (ekele|daalu) (puru iche|pụrụ iche|kacha) (diri gi|diri unu)
      (daalụ|imeela) (nke ọma|nke ukwuu) (maka enyemaka gị|maka nkọwa a|maka ozi a|)
      (onye|mmadu) kelee mmadu (o mekwa ozo|ya emee ozo) (daalu|)
      (olu|onu) agaghi m ezu ikele (unu|gi)
      (onu m|okwu) (ezughi|agaghi ezu) (iji kelee unu|ikele gi)
      (chukwu|chineke) (boola gi chi oma|meere gi ebere|nyekwuo gi) (daalu|)
      (i ga-amu|unu ga-anọ) (nke oma|ogologo) (daalu|imela)
      (o|ya) (gara nke oma|gaala|mere) (daalu|imela|dalu)
      (daalu|imela) (kari|karịa) (ka m si ekwu ya|otu m si kwuo)
      (papa m|mama m|nne m) (si m gwa unu daalu|na-asi unu daalu|si unu imela)
      (ahia m|oru m) (gara n'ihu|mepere) n'ihi unu (daalu|imela)
      (weldone|weldon|kudos|respect) (nu|karo|ndi karo|daalu)
      (ok|oya|alright) (dalu|thanks|imela|nodi mma)
      ndo na nsogbu m nyere unu, (daalu|imela)
      (daalu|imela), (unu bu|i bu) (enyi|mmadu oma|dike|omeiheukwu)
      (mmiri|ihe) di (jụụ|mma) (ugbu a|) (daalu|imela)
      (daalu|dalu) (nwa m|ada m|obi m|nna m), (i mere nke oma|chukwu gozie gi|i ga-aka nka)
      (ezigbo|nnukwu) (daalu|ekele) (karo|nwanne|unu niile) (o|)
      (imela|imeela) (otutu|ọtụtụ|oke|ezigbo)
      (i ga-aka nka|unu ga-aka nka|gi dikwa) (nwa m|daalu|imela)
      (chukwu|chineke) (debe|chebe|nonyere) (gi|unu) (daalu|imela)
      (nke a|o) (di mma|tọrọ m|mara mma) (daalu|imela|dalu nu)
      (o nyeere m aka|enyemaka gi baara m uru|o baara m uru) (daalu|imela)
      (daalu|imela) (na|maka) (ihe niile|ihe i mere|oru oma|ezi azịza)
      (thank you|thanks) (so much|very much|plenty) (nwanne|karo|)
      (dalu so|imela so|daalu so) (nwanne|karo|nna|nne)
      (ka o di|ngwanu|ok) (anyi ga-ahukwa|ka anyi kwuo ozo|ka e mesia)
      (m ga-agwa|a ga m agwa) (ndi enyi m|ndi ahia m) (maka karo|na karo di mma) (daalu|)
      (emesia|ka e mesia|ka o mesia) (nwanne|karo|o|daalu)
      (zuru ike|hie nke oma) nwanne, (daalu|ka chi foo)
      (a ga m abia ozo|m ga-alota ozo|anyi ahu echi) (daalu|imela|nodi mma)
      (jisike|jisie ike|jisienu ike) (daalu|nwanne daalu|imela)
      (i di uto|i di mma|unu di mma) (daalu|imela)
      (onye oma|nwa oma) (daalu|imela|ka chi foo)
      (ihe ahu|ya) (doro m anya|edoola m anya) (daalu|imela)
      (so|naanị) (ihe m choro bu ahu|nke ahu ka m choro) (daalu|imela)
      (daalu|imela) (na|maka) (ihe ozo|ndi ozo|echi)
      (ka chukwu|ka chineke) (gozie|nonyere) (gi|unu) (nwanne|o|)
      (imela|daalu) (ihe a|nke a) (di egwu|masiri m|mara mma)
      (m kelee|ka m kelee) (gi|unu) (maka enyemaka|n'ihi ihe i mere)
      (daalu|dalu) (daalu|dalu) (daalu|)
      (nke ahu|ihe ahu) (zuru|ezuola|di mma) (daalu|ka o di)
      (i luru|i lusiri) (olu|oru ike) (daalu|imela)
      (otutu|ofuma) (daalu|imela|ekele) (nwanne|karo|)
      (e nwere m|enwere m) (obi uto|anuri) (n'oru unu|maka gi) (daalu|)
      (imela|daalu) (karo|karo m) (i nyeere m aka|i bu enyi|i mere ofuma)
      (onye ozi oma|nwa bekee) (daalu|imela)
      (ekele|daalu) (puru iche|dị ukwuu) (nye unu|diri unu)
      (chineke|chukwu) (ga-akwu gi ugwo|ga-agozi unu|mezie uzo gi) (daalu|)
      (n'ezie|eziokwu) (i nyeere m aka|unu mere m mma) (daalu|imela)
      (o masiri m|o tokatara m) (otu i si mee ya|oru unu) (daalu|)
      (daalu|imela) (ka anyi hu|ka o di|nodi mma|ka chi foo)
      (a naghị m echefu|agaghi m echefu) (ihe i mere m|enyemaka unu) (daalu|)
      (ya buru|o zuola) (daalu|imela|dalu)
      (daalu|imela) (nwa m nwoke|nwa m nwanyi|oga) (i nyeere agadi aka|chukwu gozie gi)
      (oke|ezi) (ekele|daalu) (diri|nye) (karo|unu)
      (i kwuola ihe|i zaala m) (nke oma|ofuma) (daalu|imela)
      (aghotazi m|o doro m anya ugbu a) (daalu|imela)
      (jisienu ike|jisie ike|jisike) (n'oru oma unu|n'oru oma i na-aru) (daalu|)
      (thank you|thanks) (and god bless|bye|jare) (nwanne|karo|)
      (ka anyi kelee|anyi na-ekele) (unu maka oru oma|gi maka enyemaka)
      (ka o di echi|ka anyi hu ozo) (daalu|nwanne|karo)
      (daalu|imela) (o zuola|o bu nke ahu|ihe niile adozila)
      (ewoo|chai) (daalu nke ukwuu|imeela nwanne), (ahu eruola m ala|i zoputara m)
      (chukwu okike|chineke nna) (gozie oru aka gi|nye gi ogologo ndu)
      (nke ahu zuru|nke a zuru) (m|oke) (daalu|imela nu)
      (ahutala m ya|o batala) (daalu|imela|daalu so)
      (i mere ngwa|unu mere ngwa ngwa) (daalu|imela|ekele m unu)
      (mama m si|di m si) (m kelee gi|daalu|m kelee unu)
      (o masiri m|atoro m uto) (nke ukwuu|ka i si nyere m aka) (daalu|imela)
      (tnx|thanks) (so much|a lot) (nwanne m|nne|karo)
      (aka gi|aka unu) (di ocha|di mma) (daalu|imela)
      (i bu|unu bu) (dike|nwoke oma|ezigbo mmadu|onye oma) (daalu|imela)
      (m na-ekele|ana m ekele) (gi|unu|ndi karo) (n'obi m niile|rinne|)
      (obi di m ezigbo uto|anuri juru m obi) (na ihe i mere|maka enyemaka a) (daalu|)
      (chukwu|chi) (debe gi|nye gi ihe i choro|gozie umu gi)
      (ego batala|ugwo akwuola), (daalu|imela nwanne|ekele m gi)
      (ok|okay|ngwanu) (daalu|imela|thanks) (o zuola m|aghotala m)
      (mmadu oma|nwa oma) (ka i bu|i mu aka) (daalu|imela)
      (nne|nna) (jisie ike|daalu olu) (i mere nke oma|imela)
      (o doro m anya|edochaala m anya) (ugbu a|nke oma) (daalu|imela)
      (ekelemo|ekele) (gi|unu) (m ga-agwa ndi ozo maka unu|nwanne m)
      (m na-ekele|anyi na-ekele) (gi|unu|onye oru unu) (maka oru oma|maka ndidi unu)
      (gi na ndi be gi|unu na ezinulo unu) (ga-adi ndu|ga-enwe ngozi) (daalu|imela)
      (nwanne i mere|nna i mere) (oke ihe|ihe oma) (daalu|ekele m gi)
      (o ruola m aka|ahutala m ego) (daalunu|imela|unu emeela)
      (obi m ka di|ahu m ka di) (jii|mma) (ugbu a|) (daalu|imela)
      (i gwotala|i dozila) (nsogbu m|okwu m) (daalu|chukwu gozie)
      (daalu maka|imela maka) (izi m uzo|ndidi gi|igba mbo|ngwa ngwa i mere)
      (oo|eeh) (daalu nwa m|imela nwa m|o di mma daalu)
      (imela|daalu) (m nwetara ihe m choro|ihe niile gara ofuma)
      (nwa oma|ezigbo nwa) (chi gozie gi|i ga-adi ndu) (daalu|)
      (ana m asi|m si) (unu|gi) (daalu|imela|dalu) (ozo|)
      o di mma, ahula m ya ugbu a
      (ehee|ehe), nke ahu bu ihe m choro, daalu
      (ngwa|ngwanu) nodu mma, anyi ga-ahu echi
      ka emesia nwanne, ana m alaba
      unu emeela nke oma, nne m na-ekele unu
      nwanne i meela, i zoputala m n'ihere
      chukwu gbaa gi ume
      obi di m uto otu unu siri mee ya ngwa ngwa
      ozi gi erutela m, daalu so
      thanks jare, i mekwala m ihe
      👍 daalu
      🙏🙏 imela
      eziokwu unu bu ndi banki oma, daalunu
      ihe a di oke mma, nwanne daalu o
      tenkiu nna
      thank u so much karo, ego m alotala
      mba, o dighi ihe ozo, daalu
      ihe ozo adighi, i meela
      o zugo, ka m lawa
      aga m agwa enyi m niile gbasara unu, unu na-agbali
      nke a di mma karia banki m ochie, imeela
      a nuola m olu gi, daalu
      onye nyere nwata okuko nwere ya, daalu nna
      chukwu nonyere gi nwanne m
      eke diri gi nna
      o masiri m, ekele dili unu
      ok bye, chukwu gozie oru unu
      o dabara nke oma, i mego
      light abiala, daalu o
      data abatala, i mekwara ofuma
      isi m adila mma ugbu a, imela
      i nwere obi oma, nna
      nwa m, ogologo ndu na ahuike ka m na-ario n'isi gi
      ok nne daalu, ka m gaa ahia
      ngwa bye bye, ka anyi hu ozo
      ya gaziere unu niile
      chukwu kwado ndi be gi, daalu
      onye nwe anyi gozie oru aka gi
      chineke nonyere unu, i meela
      i nyere aka n'oge kwesiri ekwesi, daalu
      ihe i mere bu ihe mmadu ga-eche n'obi, imela
      ama m na i ga-emeli ya, daalu
      daalu nwanne, isi m akaala mma
      ma chi gi dikwa, daalu
      e meela m ihe m biara ime, ka o di
      nke a zuola, daalu
      a ghotala m nke oma, daalu nkuzi
      agadi nwanyi a na-ekele gi nwa m
      aka gi agaghi ako, i meela
      aka aja aja na-ebute onu mmanu mmanu, daalu oru
      chi gi muru anya, imela
      unu gbaara m mbo, daalu
      olileanya m abiala ozo, ekele
      o ruola m, i nwere aka oma, daalu
      daluu so, ka chi foo
      ok thanks nwanne m nwoke
      obi dim mma, unu emeela
      kedu ka m ga-esi kelee gi, i meela
      gbuo kpee, i meela nwanne
      ihe unu mere echezoghi m, daalu
      ya nu, ka anyi hu ozo
      ka chi foo, ka chi foo, daalu
      nne, a lawala m, ka chi boo
      mezie oru gi chukwu, daalu
      aga m agwa ndi ahia m maka karo, daalu
      karo i maka, daalu o
      unu maka, imela
      mmadu oma ka unu bu, ekele
      enyi oma ka i bu, imela
      chi debe gi, nwa m i meela
      chukwu gozie umu gi, daalu
      i ga-adi ogologo ndu, daalu nwa m
      chukwu nye gi ihe obi gi na-acho, imela
      o di echi, daalu
      kaa, nke a mara mma, daalu
      o zuru ezu, jisie ike n'oru unu
      anwula m nti, daalu maka nkowa
      daalu nwa m, ka m gaa sie nri
      i mere m obi uto taa, thanks
      chai unu di egwu, i meela
      nwanne, chukwu ga-agozi gi, ka anyi hu
      o ruola {name} aka, daalu
      ego alotala n'akauntu, imela karo
      mesia nu, obu oge ozo
      laa nke oma, nodu nke oma
      bye, ka m gaa
      i meela nwanne m nwoke
      unu bu ezi ndi, ekele m ruo unu aka
      ihe a niile n'efu, daalu nu
      e nwere m olileanya n'ihi unu, imela
      10/10, unu amaka
      i gbaliri nke ukwuu, daalu
      o mara mma, unu gbaliri
      i meelu, dalu so
      dalụ nwannem i melu aya
      imeego chukwu gozie
      nwanne m dalu rinne
      tnks jare nna
      thnk u nne
      ndo n'olu, i meela
      nnaa i melu ofuma, dalu
      olu gi amaka nwannem dalu
      k dalu
      ok o, imela
      nu dalu, k'o di
      aghotagom, dalu
      afugom ya, dalu
      nwa m natara ego ahu, o zuola akwukwo. chukwu gozie unu
      oku abiala, umu m na-achi ochi, daalu
      ihe a na-enye m nsogbu kemgbe izu, i dozie ya n'otu ntabi anya. chukwu gozie gi
      nne m si m gwa gi na o hula ego nke ugwo ulo ogwu, daalu rinne
      m chere na ego m efuola, lee ya ka o batara. imela karo
      i kuziiri m ihe m na-amaghi n'afo iri ise m, daalu nwa m
      kemgbe ututu isi na-awa m n'ihi ego a, ugbu a o batala. nwanne i meela
      nwa m nwanyi si na kaadi batara ya, o na-ekele gi, daalu
      achoghi m ihe ozo taa, chukwu debe gi ruo echi
      eziokwu amaghi m na banki nwere ike ime otu a, unu amaka, daalu
      ka m laa rahu ura, daalu maka ihe niile
      okwu unu doro m anya, a gaghi m aju ihe ozo, daalu
      ka o di nna
      o zuola m
      nne m enwetala ego ogwu, o na-agozi gi, daalu karo
      umuaka laghachiri akwukwo n'ihi enyemaka gi, imeela
      oku abatala, ulo niile na-eti mkpu, daalu nu
      agbamakwukwo gara nke oma, ego rutere n'oge, i meela karo
      mmiri na-ezo ma i mere ka m ghara ipu, daalu rinne
      uka nwetara onyinye m, karo imela
      m no n'ahia nweta ego m, obi toro m uto, dalu
      ihe niile agaala maka ikwa ozu, ka chukwu gozie gi karo
      nna m gbakere, ego i nyere m aka zigara mere ya, daalu karo
      ego ahu abatala, daalu nu nke ukwuu
      unu ma oru unu, chineke gozie unu
    `,
    abuse: `
      (i bu|unu bu|ibu) (onye nzuzu|ewu|anu ohia|onye ara|onye oshi|ndi ohi|anumanu|onye iberibe)
      (onye nzuzu|ewu|anuofia|onye ara|onye oshi|ekwensu|efulefu|nzuzu|iberibe)
      (ulo aku|bot) (ojoo|ndi ohi|nzuzu|efu)
      (nne gi|nna gi|nne unu) (onye ara|)
      (isi gi|isi unu) (adighi mma|mebiri emebi)
      (amadioha gbuo gi|amadioha magbuo unu|chukwu taa unu ahuhu|egbe igwe gbuo gi)
      unu (niile bu ndi ohi|bu ndi ara|bu ndi wayo|bu umu ewu)
      (i na agba ara|ara na agba gi|ara na ayi gi|ara ayiela gi)
      (mechie onu|mechie onu gi|puo ebe a|gbapu)
      (nonsense|okwu nzuzu|ihe nzuzu) (a|unu na eme)
      akporo m (unu|ulo aku a|bot a) asi
      (mechie|kpuchie) onu (gi|unu)
      (gbapu|puo|si ebe a puo) (ebe a|)
      (onye|ndi) (iberibe|nzuzu|ara|ohi)
      (ewu|anumanu|nkita) (gi|ka i bu|)
      (onye|ndi) (ara|oshi|wayo|nzuzu|iberibe) (ka unu bu|ka i bu|)
      (unu|i) (na agba ara|bu ewu|bu anumanu)
      (isi|anya) (gi|unu) (mebiri|adighi mma)
      ulo aku (ndi ohi|ndi wayo)
      (i bu|unu bu|onye) (ewu|anu ohia|onye nzuzu|onye ara|iberibe|onye iberibe|ekpe)
      (ndi|onye) (ohi|aghugho|asi|wayo|oshi) (ka unu bu|ka i bu|niile)
      (isi adighi|ara na-agba|isi mebiri) (gi|unu) (mma|)
      (nzuzu|iberibe|ara|akpiri) (ulo aku|bot|ka nke a bu|)
      (onye|ndi) (nzuzu|ara|iberibe|ohi|aghugho|oshi) (ka i bu|ka unu bu|like gi|)
      (i|unu) (na-ayi ara|na-agba ara|bu ewu|bu anu ohia|bu nzuzu)
      (ewu|anu ohia|anumanu|efi|enwe|iberibe|ofeke) (ka i bu|gi|)
      (amadioha|egbe eluigwe) (gbagbue|magbuo) (gi|unu)
      (mechie|kpuchie) (onu|onu gi)
      (ulo aku|bank|bot) (nzuzu|enweghi isi|efulefu) ka unu bu
      (isi gi|nna gi|nne gi) (ezughi oke|mebiri|na-agba ara)
      (ndi ohi|ndi 419|ndi asi) (ka unu bu|niile)
      (nonsense|ihe efu|uchu) (gi|)
      (akpiri|anya ukwu) (na-agu unu|na-egbu unu|ka unu ji)
      (chukwu|amadioha|ogwugwu) (gbuo unu|taa gi ahuhu|kpoo unu oku)
      (unu|i) (enweghi uche|enweghi ihere|no n'ara|bu ara|enweghi obi ebere)
      (ntughari|onwu|oria) (na-agu|ga-egbu) unu
      (nne|nna|isi) (gi|unu) (mebiri|adighi mma|di njo|ara)
      ndi (ohi|ara|aghugho|nzuzu|419) (niile|ka unu bu)
      (mechie onu|puo ebe a|gbaa oso|tufiakwa gi) (onye ara|anu ohia|ewu)
      (akporo m|akporo) (ulo aku a|unu) asi
      (ewu|anu ohia|nzuzu|ezi|onye iberibe) (ka i bu|bank|igwe|)
      (onye isi ewu|onye isi mmebi|isi okpukpu) (ka i bu|gi|unu)
      (anu mpama|anumpama|anu uluo|anu ofia) (gi|ka unu bu|)
      (ekwensu|ajo mmuo|mmuo ojoo) (gi|ka unu bu|bi n'ime unu)
      (ka oku gbaa|ka egbe gbaa|ka ogwugwu gbuo|ka amadioha kuo) (gi|unu|bank unu)
      (onye ntiri|onye mbe|onye akpiri|onye nzuzu) (ka i bu|bot|)
      (stupid|foolish|idiot|mumu) (bank|bot|mmadu) (ka i bu|)
      (i na-anya ara|i na-ayi ara|ara gbara gi) (bot|)
      (unu enweghi isi|i nweghi isi|uche adighi gi) (bot|bank|)
      (jee n'ohia|gaa nwuo|gaa n'oku mmuo|gbaba) (ebe ahu|)
      (ndi isi akpu|ndi oshi|ndi amosu|umu ekwensu) (niile|ka unu bu|)
      (i di ka|unu di ka) (ewu|ezi|enwe|nkita) (na-enweghi nna|)
      (nsi|ihe nsi|ahihia) (ka i na-ekwu|ka unu bu|gi)
      (fuck you|fuck off|damn you|shut up) (bot|onye ara|anu ohia|)
      (chukwu|chineke|ala) (kpochapu|bibie|taa ahuhu) (unu|bank unu|gi)
      (nwa ohu|nwa akwuna|nwa nkita|nwa ewu) (gi|ka i bu)
      (ajo mmadu|ajo madu|ajo ndi|onye obi ojoo) (ka i bu|ka unu bu)
      (unu anwuo|nwuonu|nwuchaa) (ndi ohi|ndi ara|)
      (anya mmiri|ihere|ujo) (emeghi unu|adighi unu) (ndi oshi|ndi wayo)
      (o bu ara|o bu nzuzu|o bu iberibe) (na-eme gi|na-eme unu|ka i bu)
      (uchu gbaa|ntoo|ntoo nu|tufia) (gi|unu|onye nzuzu)
      (ofogeri|efulefu|onye efu) (bot a|bank a|ka i bu)
      (bot nzuzu|igwe nzuzu|nnukwu nzuzu|nwa nzuzu) (mechie onu|gbapu|)
      (nne gi ara|isi nna gi|nna gi ewu) (anu ohia|)
      (i bu|unu bu) (nnukwu|ajo|ezigbo) (onye oshi|onye iberibe|ewu|onye nzuzu)
      (kpuchie onu gi|tachie onu gi|mechie onu gi) (ebe ahu|onye nzuzu|ewu)
      (unu|i) (ga-anwu|ga-ahu ahuhu|ga-ala n'iyi) (ndi ohi|onye ara|)
      (ala|chi|mmuo) (gbuo|taa|gwugbue) (gi|unu) (ahuhu|)
      (o bu nne gi|jua nna gi|jee jua nne gi) (onye nzuzu|onye ara|)
      (useless|yeye|dirty|wicked) (bank|people|machine|bot) (gi|)
      (isi kpoo gi nku|isi kpoo unu nku) (onye ara|ndi ohi|)
      (ihu gi|onu gi) (na-esi isi|di ka nke ewu|ojoo)
      (ndi na-enweghi chi|ndi na-enweghi ihere|ndi obi ojoo) (ka unu bu|niile)
      (unu|bot a) (bu|) (agwo|ekwensu|ajo anu|nsi ewu)
      (onye ara|onye nzuzu|onye iberibe|ewu) (bank|bot|unu niile|gi)
      (bastard|goat|fool|olodo) (ka i bu|gi|unu niile)
      (taa nsi|taa ahuhu|rie nsi) (onye ara|gi|)
      (ara juru gi isi|ara juru unu isi|ara na-acho ibido gi)
      (unu bu|i bu|bot bu) (aru|ihe ihere|ihe efu|nzuzu) (n'obodo|)
      (nnukwu onye ara|onye ara efu|onye nzuzu efu) (ka i bu|gi)
      (chineke|chukwu) (kpoo|rechaa|bie) (gi|unu) (isi|oku) (onye ohi|)
      (i na-esi|unu na-esi) (isi|nsi) (ka ewu|onye ara|)
      (gbafuo|fuo n'ohia|laa n'iyi) (onye ara|gi|unu)
      (isi adighi gi mma|isi gbara gi gharii|i bu isi mmebi) (bot|)
      (onye ohi|ndi ohi|ndi wayo|ndi aghugho) (ka unu bu|nile|bank)
      (onye nzuzu|iberibe|onye ara|anu ohia|anumanu) (ka i bu|dika gi|)
      (chukwu|amadioha) (kpoo gi oku|gbagbuo gi|gbagbuo unu)
      (ike nti|isi ewu|isi okpo|onu oma) (ka i bu|gi|)
      (nna gi|nne gi) (bu ewu|ara na-agba)
      (mechie onu|mechie onu gi|gbachi nkiti) (ebe ahu|onye nzuzu|ewu)
      (ulo aku|bank) (efulefu|nzuzu|ojoo|ohi) (ka unu bu|)
      (akwuna|nwa akwuna|ofogeri|efulefu) (ka i bu|)
      (uburu gi|isi gi) (anaghi aru oru|mebiri emebi)
      (stupid|useless|foolish) (bank|ewu|onye ohi|karo)
      (akporo m unu asi|akporo m gi asi) (ndi nzuzu|)
      (onye mbe|onye aghugho|onye iro) (ka i bu|niile|)
      (ka oria|ka amadioha|ka ogu) (gbuo gi|buru gi|kpochapu unu)
      (unu bu|bank a bu) (ndi ara|ewu na atuuru|umu ekwensu)
      (uburu unu|isi gi) (mebiri|gbara oku|enweghi ihe di ya)
      (puo m n'ihu|si ebe a puo|gbapu) (onye nzuzu|ewu|)
      (ajo ihe|oria ojoo|onwu) (dakwasi unu|gbuo unu)
      (onye ihu abuo|ndi omekome|ndi obi ojoo) (ka unu bu|)
      (onye|ndi) (ara|isi mebiri|uburu mebiri|ebughi uburu) (ka i bu|ka unu bu|)
      (i di|unu di) (nzuzu|iberibe|ara|ugly|ka ewu) (n'isi|rinne|)
      (uburu|isi) (ewu|okuko|aturu|nkita) (ka i nwere|ka i ji|di gi n'isi)
      (aturu|ezi|enwe|okuko|udele) (ka i bu|dika gi)
      (jụọ gi|kpọọ gi) (ese|amadioha|oku|ihe ojoo)
      (amadioha|ala|ekwensu|ogbunabali) (magbuo gi|gbukwaa unu|kpoo gi|gbagbuo unu)
      (oshi|onye oshi|onye nzuzu|ekwensu) (pua ebe a|hapu m aka|gbakwaa oku)
      (unu|i) ga-(anwu n'ike|ere ure|ata ahuhu)
      (shege|waka|mumu|olodo|ode|idiot) (gi|ka i bu|banki|like you)
      (stupid|foolish|useless|mad) (bot|bank|karo|igwe) (ka i bu|)
      (fuck|shit|damn) (you|unu|karo|this bank)
      (i na-eme|unu na-eme) (ka onye ara|ka anumanu|ka ewu|ka onye iberibe)
      (onu|onu gi) (na-esi isi|rere ere|ka oku gbaa)
      (mechie|kpuchie) onu (gi|unu) (ewu|onye ara|onye nzuzu|anu ohia)
      (shut up|shatap|mechi onu) (mumu|ewu|onye ara|)
      (nna|nne) (gi|unu) (bu ewu|ara na-agba ya|bu onye ohi|amughi gi nke oma)
      (nwa nkita|nwa ekwensu|nwa oshi|nwa ara) (ka i bu|)
      (ndi nzuzu|ndi iberibe|anu ohia|ndi ekwensu) (ka unu niile bu|na-aru na karo)
      (i maghi ihe|amaghi gi ihe) , (ewu|onye nzuzu|isi akpu)
      (ka|chi) (oku|mmuo|egbe eluigwe) (gbaa gi|were gi|gbagbuo unu)
      (onye uchu|ndi uchu|onye ajo ihu|onye isi ojoo) (ka i bu|pua|)
      (i na-esi|unu na-esi) (isi|ka nkita|ka ezi|ka nsi)
      tufia (gi|unu|banki ohi|onye nzuzu)
      (gbara|gaa) (nsi|n'akpa nsi|tufuo onwe gi|kwụgbuo onwe gi)
      (efulefu|ofeke|onye nkiti|onye efu) (ka i bu|dika gi|banki)
      (ndi|banki) (oshi|ohi|wayo|aghugho) (unu|) (ala gbagbuo unu|unu ga-anwu)
      (nkapi|oke ohia|udele|agwo) (ka i bu|dika gi|)
      (onye oke isi|isi gbara oto|nkpuru isi|isi ogologo) (gi|ka i bu)
      (i bu|unu bu) (anuohia|uchu|efulefu|ekwensu|onye ajo obi) (n'ezie|)
      (ntị chiri gi|isi kwaa gi|afo tọọ gi|anya kpuo gi) (onye ara|ewu|)
      (i na-anwa anwu|anwụọ gi|nwụọ) (onye ara|ewu|onye nzuzu)
      (bot|igwe|karo) (nzuzu|iberibe|ara|ewu) (a|pua ebe a|)
      (i di nzuzu|isi gi ezughi|uche ezughi gi) (ewu|n'eziokwu|rinne)
      (onye|nwa) (iberibe|nzuzu|ara|oshi) (pua|pụọ|fuo) (ebe a|n'ihu m)
      (oku|egbe|gbamgbam) (ga-agba gi|gbagbuo gi|kpochapu unu)
      (unu|i) ga-(agba ara|agba oto|anwu oke ohia)
      (ewu gambia|ewu hausa|nkita ara) (gi|ka i bu)
      (anu|anụ) (mpama|ohia|ulo nzuzu|enwe) (ka i bu|gi na banki gi)
      (gaa rie nsi|rie nsi|racha ike m|kuo onwe gi isi) (ewu|)
      (ndi ara|ndi nzuzu|ndi ohi) (niile|) (na-aru|no) (na banki a|na karo|ebe ahu)
      (uche gi|isi gi|uburu gi) (agbagoro|adighi ya|mebiri) (onye ara|)
      (fuck you|fuck off|go to hell|bastard) (karo|ewu|onye ara|)
      (idiot|moron|goat|animal) (bot|bank|ka i bu|unu)
      (onye|ndi) (nna ya|nne ya) (amughi nke oma|zughi azu) (ka i bu|ka unu bu)
      (ihu|onu) (gi|unu) (joro njo|ka nke enwe|na-esi ka nsi)
      (ala|arusi|ogun) (gbuo gi|kee gi olu|ga-atugbu unu)
      (nwa|umu) (mmuo|ekwensu|akwuna|ogbanje) (ka i bu|ka unu bu)
      (iberibe|nzuzu) (na-eme gi|ka i na-eme|juru gi obi) (bot|)
      (ntoo|ụka|nsogbu) (gi|unu) (onye nzuzu|ewu|anuohia)
      (aghugho|ohi|wayo) (mere unu ka unu bu|ka unu muru|juru unu obi) (anu ohia|ndi ara)
      (onye nzuzu|anu mpama|ewu ohia) (robot|bot|banki|ka i bu) (gi|)
      (i bu|unu bu) (iberibe|nkapi|ofogeri|anu ulo) (na-agba ara|)
      (ka i nwuo|ka unu nwuo|nwuo onwu ike) (onye ara|ewu)
      (ara|isi) (gi|unu) (na-agba|na-efe) (ka nke ewu|onye ara)
      (onye ohi|ndi ohi|ndi agbata ekee) (gbafuo|nwuo|na-aru na banki a)
      (ekwensu|mmuo ojoo) (ka i bu|buru gi|were unu) (ewu|)
      (mad|crazy|stupid) (people|robot|bank) (ka unu bu|)
      (nna gi|nne gi) (na-agba ara|bu ewu|bu onye nzuzu)
      (useless|yeye|rubbish) (bank|bot|people) (ewu|unu)
      (okpo nkiti|isi oji|okpu ewu|isi nkita) (ka i bu|gi)
      (isi gi|isi unu) (adighi mma|mebiri emebi|di ka isi ewu)
      (onye ara|anu ofia|nwa ewu) (i na-agwa m ihe ojoo|mechie onu)
      (i dika|unu dika) (nkita|ewu|enwe) (na-agba ara|)
      (kpuchie onu gi|mechie onu) (onye iberibe|atulu|ewu)
      (nne gi|nna gi) (bu ewu|bu onye ara|di ka nkakwu)
      (gba oku|nwuo) (unu niile|bot nzuzu a)
      (ezi ofia|ewu gambia|atulu) (ka i bu|ka unu bu)
      (uburu gi|uche gi) (nwuru anwu|rere ure|dị ka nke okuko)
      (tufia|tufiakwa) (gi|unu) (ndi oshi|onye efulefu)
      (unu niile|bot a) (bu nsi|bu ihe efu na-esi isi)
      (akpiri ego|anya ukwu) (ga-egbu unu|gburu unu) (ewu|ndi oshi)
      (i na-ere ure|isi gi na-ere ure|i na-esi isi) (nwa nkita|ewu|)
      (onye nwuru anwu|onye isi okpukpu|nwa amosu) (ka i bu|gi)
      (ogbaka|shege|waka) (gi|nne gi|unu niile)
      (unu enweghi uche|i nweghi uburu) (dika atulu|dika okuko|onye iberibe)
      (amuma|egbe eluigwe) (gbaa gi|gbakwaa unu isi)
      (nna gi|nne gi) (isi|ike) (ekwensu|ewu)
      (gi bu|unu bu) (ihe efu|mkpofu|nkapi|akpa nsi)
      (kwuchie onu|mechie onu gi|puo n'ihu m) (ewu|nwa nzuzu|onye ara)
      (bot nzuzu|igwe nzuzu|banki nzuzu) (i bu|ka unu bu) (ihe efu|)
      (nshi|nsi) (ka i riri|di gi n'isi|gi na nna gi)
      (i bu|unu bu) (agwo|udele|mbe aghugho|oke ohia) (ajo mmuo|onye oshi|)
      (chi gi|chukwu gi) (taa gi ahuhu|kpoo gi nku) (ewu|onye ara)
      (onye ocha isi|onye isi nkita) (mechie onu|puo)
      i mara na i bu onye nzuzu
      ndi nzuzu ka unu bu, gbaa nu oku
      anu ohia, kpuchie onu gi ebe ahu
      okwu i na-ekwu na-esi isi, onye iberibe
      nkita racha gi anya
      isi gi agbagola ka isi atulu
      ewu ka gi mma uche
      onye ara, gaa were ogwu gi
      unu bu ndi oshi na ndi asi, amadioha ga-agbawa unu isi
      ala tagbuo unu
      i na-eme ka onye nzuzu mgbe niile
      anya ukwu gbagbuo unu
      useless bot, i bu ihe efu
      idiot, onye nkapi
      foolish people, ndi isi mebiri
      pụọ n'ihu m, ekwensu
      onye amaghi ihe, i di ka okuko
      unu na-eri nsi
      nne muru gi taa ahuhu
      agbogho akwuna
      i bu ajo mmuo, gawa n'oku mmuo
      onye iro ka i bu, chi gi ajuola gi
      waka (nne|nna) gi
      nna gi waka
      otula, ewu ohia
      shege, onye oshi
      onu gi na-esi ka nsi, mechie ya
      i ga-anwuriri, onye ajo obi
      ekwensu tuo gi imi
      bot nzuzu, gi na onye mere gi bu otu
      i naghi echebara uche, isi okpukpu
      onye ochi efu, efulefu mmadu
      atulu, i maghi aka nri na aka ekpe
      ndi karo niile, oria rie unu
      fuck gi
      okpu isi, osu onu
      umu anumanu
      onyeberibe, i nweghi uche ma ncha
      karo i bu ara, gi na banki gi nile
      nta isi ka i nwere, akpuru isi
      ka egbe igwe gbaa ulo aku unu
      gi bu agwo, i na-ata mmadu
      anya mmiri emeghi unu, ndi obi nkume
      ihere adighi eme unu, ewu
      ekwensu gbakwara oku na gi
      i bu anu ulo, i dighi agho ihe
      oru unu enweghi isi, ndi nzuzu
      ka unu nile tufuo n'ohia
      onye ekwensu nwe, hapu m
      anu mpama na-aza mmadu
      nkita ara
      isi ote
      gbagbuo onwe gi
      i bu nwa akwuna
      unu bu okuko na-enweghi isi
      i na-ekwu ka onye nụrụ mmanya
      i na-esi ka nsi ewu
      ndi obi ojoo ka unu bu, onye ihu abuo
      i bu onye ofogori, gbaa aka
      onye nkpori, o dighi ihe i ma
      isi mgbaka na-eme unu
      nwuo nwuo, bot ojoo
      mumu, onye nzuzu
      olodo, i maghi ihe
      ode, isi gi adighi mma
      yeye bank, ndi ohi
      oku mmuo ga-eri unu
      onye ojoo, ka ihe ojoo soro gi
      obi ewu, isi okuko
      i bu oke nzuzu mmadu
      kpoo onwe gi nzuzu
      onye apari ka i bu
      anuofia, gbakwaa oku
      onye nwelu isi ka okpokolo
      fuo efu, onye ntiri
      isi gi mebie
      i di iberibe very well
      nna gi isi, nne gi isi
      idiot bot, ewu nkita
      unu riri ego m, unu ga-anwu ka nkita, ndi oshi
      kemgbe ututu i na-ekwu nzuzu, isi gi agaghi adi mma, ewu
      unu riri ego pension nna m, amadioha gbagbuo unu niile, ndi oshi
      i na-eme ka mmadu choo igbaji fon ya, bot ewu
      chukwu ga-akwu unu ugwo ajo omume unu, ndi ara
      ka i na-eri ego ndi mmadu, ka onwu rie gi
      m no n'ahia na-eche i na-agba m isi, ezi ka i bu
      ihere mere m n'ihu ndi ogo m n'ihi gi, onye nzuzu efulefu
      ututu niile ka i na-emebi, ka egbe igwe gbagbuo gi, ewu
      umu m anughi nri n'ihi unu, ndi oshi, unu agaghi ahu ehi ura
      banki iberibe, n'ubochi agbamakwukwo m ka unu menyere m ihere, anu ohia
      nna gi mee ihe a, onye isi ewu, uka ka m kwesiri iga kama mu na gi na-ekwu
      igwe nzuzu, goolu agafeela m n'ihi okwu gi, mechie onu
      mmiri na-ama m n'ihi gi, onye ara, i bu oke ewu
      agaghi m agakwuru uka n'ihi gi, ewu nzuzu
      unu bu ulo aku na-abaghi uru, ihere anaghi eme unu
      onye nzuzu ka onye mere igwe a bu
    `,
    out_of_scope: `
      (kedu ka|gini bu) (ihu igwe|ubochi) (di|) (taa|)
      onye (meriri|gbara goolu|meriri ntuli aka) (n'egwuregwu|unyaahu|)
      (koro|gwa|kọọ) m (akuko|akuko ifo|njakiri|egwu)
      onye bu (onyeisi ala|president) (naijiria|america|ghana)
      kedu ka e si esi (jollof|ofe egusi|fufu|agwa|ji)
      (deere m|nyere m aka dee) (leta|akwukwo|assignment)
      gini bu isi obodo (france|kenya|naijiria)
      (kedu|gini bu) (oge|elekere) (kuru|ugbu a)
      (i nwere|i luola) (nwunye|di|nwaanyi|umu)
      (agu|ura|ike) (na agu m|na atu m|gwuru m)
      gini ka m ga (eri|eyi|ekiri) (taa|n'abali a)
      akuko (uwa|boolu|taa)
      kpoo (mama m|dokita|onye oku) 
      ego ole ka (akpa osikapa|akpa garri|ewu|ehi) bu (n'ahia|ugbu a)
      ana m acho (oru|nwunye|di|ulo)
      (isi|afo|eze) na (awa m|afu m|eme m)
      mmiri o ga ezo (taa|echi)
      (gbanye|gbanyuo) (oku ulo|redio|tv)
      ka anyi (kpee ekpere|gwurie egwu|gbaa egwu)
      kedu ka (abuja|enugu|lagos) si di anya
      kedu mgbe (krismas|easter|ezumike)
      (lee|leba anya na) (foto|onyonyo) a
      nwa m (na aria oria|bidoro akwukwo)
      arsenal (meriri|gbara boolu)
      ego ole bu (ehi|ewu|osikapa|ji|garri) (n'ahia|ugbu a|taa)
      ego ole ka (osikapa|ehi|ewu|ji) bu (n'ahia|ugbu a)
      i (luola di|luola nwunye|nwere umu)
      (afo ole|obodo ole) ka i (di|si)
      (achoro m|ka anyi) (eri nri|ehi ura|igu egwu)
      onye bu (onyeisi ala|gomina|eze) (america|ghana|naijiria|anambra)
      (ebee|onye) na ere (ewu|ugbo ala|akwa)
      gini na eme na (uwa|naijiria) taa
      ka anyi (gbaa egwu|kpee ekpere|rie nri)
      (kedu|olee) (ka|otu) ihu igwe (di|ga-adi) (taa|echi|n'enugu)
      (onye|kedu onye) (meriri|tigburu|nwetara) (bọọlu|egwuregwu|asompi|ntuli aka) (unyaahu|taa|)
      (onye bu|kedu aha) (onyeisiala|gomina anambra|eze|minista)
      (koro|buoro|kọọrọ|deere) m (akuko|akuko ifo|abu|njakiri|akwukwo ozi)
      (kedu|olee) (ka e si|otu m ga esi) (esi|sie|akwado) (ofe egusi|osikapa|akpu|okpa|abacha)
      (agu na-agu|ura na-atu|isi na-awa|iba na-eme|ahu na-anwu) m
      (afo ole|i bu nwoke|i bu onye uka|ebee ka i bi|i nwere nwunye) (ka i di|)
      (ego ole|ole) bu (akpa osikapa|simenti|mmanu ugbo ala|ewu) (n'ahia|ugbu a)
      (elekere ole|ubochi ole|kedu onwa) (ka o bu|ka anyi no|kuru)
      (gbanyuo|gbanye|kpoo) (oku|egwu|tivi|fan) (n'ime ulo|m|)
      (nwa m|nwunye m|nkita m|ugbo ala m) (na-aria oria|na-ewe iwe|emebiela|efuola)
      (gini bu|sugharia) (nkowa|okwu a|ihunanya|ndu) (n'oyibo|n'asusu bekee|)
      ana m acho (oru|nwunye|di|dokita|tiketi ugbo elu)
      (messi|phyno|flavour|arsenal|enyimba) (kedu|meriri|na-agu egwu) (taa|)
      (kedu|olee) mgbe (krismas|ule|ntuli aka|ezumike) ga-(amalite|abia)
      ego ole bu (ugbo elu|ego ugbo ala|tiketi) (gaa|na-aga) (kano|abuja|dubai|london)
      (onye|kedu onye) (nwe|guzobere) (gtbank|first bank|dangote|opay)
      (ego ole|ole) ka (osikapa|mmanu ugbo ala|simenti|ewu|garri|tomato|ekwenti|ugbo ala) (di n'ahia|bu ugbu a|)
      (kedu afo|olee mgbe) (e guzobere|e mere) (nigeria|naira|ulo aku etiti|mahadum)
      (mechie|meghee|kpochie) (uzo|windo|onu uzo|ulo ahia) (biko|)
      (kelee|kelere m) (nwunye gi|nne gi|ndi be gi|onye obula)
      (ziterem|ziga m) (vidiyo|foto|egwu|adreesi|akuko) (ahu|gi|a)
      (onye|otu ole) (meriri|gbara goolu|nwetara) (n'egwuregwu|iko|unyaahu|n'asompi ahu)
      (arsenal|chelsea|super eagles|man u) (meriri|dara|ga-agba bọọlụ) (unyaahu|taa|)
      (kedu ka|olee ka) ihu igwe (di n'ebe ahu|si di|ga-adi n'izu a)
      (kedu|olee) (ka e si|otu m ga-esi) (esi|ime|sie) (jollof|ofe onugbu|ofe egusi|abacha|okpa|akara)
      (kooro m|gwa m|tie) (akuko|akuko ifo|njakiri|egwu|ilu)
      (onye bu|kedu aha) (onyeisiala|gomina|eze|minista) (nigeria|imo|america|anambra)
      (gini bu|kedu) (isi obodo|akuko mbe ochie|onu ogugu ndi) (ghana|nigeria|enugu|france)
      (ahuru m|m huru) (gi|ya|nwa agbogho ahu) n'anya
      (nwunye m|di m|enyi nwanyi m|onye agbata obi m) (na-ewe iwe|hapuru m|na-enye m nsogbu|na-agbara m ama)
      (isi|afo|ukwu|eze|anya) (na-awa|na-egbu|na-afu) m (ufu|)
      (ogwu|kedu ogwu) (m ga-anụ|e ji agwo) (iba|isi owuwa|ukwara|oyi)
      (sugharia|gini bu) (ututu oma|ahuru m gi n'anya|mmiri) na (french|bekee|arabic)
      (nyere m aka|biko) (mee|na) (ihe omume ulo|assignment|mgbakọ|edemede) (m|)
      (ana m acho|achoro m) (oru|nwunye|di|ulo m ga-ebi|onye oru aka)
      (obodo|nigeria|ochichi|gomenti) (siri ike|emebiela|adighi mma|na-afu ufu)
      (chineke|chukwu|jisos) (di mma|ga-eme ya|nonyere anyi|di ukwuu)
      (ziga|kesaa) (ekpere|ozi) a (nye|ziga) (mmadu iri|ndi enyi gi|onye obula)
      (ekwenti|ugbo ala|tv|igwe) m (emebiela|dabara na mmiri|anaghi ada uda|nwuru)
      (ndi ohi|ndi uwe ojii|ndi oji egbe) (batara n'ogbe anyi|jidere ya|na-enye nsogbu) (unyaahu|)
      (ebee ka|olee ebe) (ulo ogwu|ahia|ofis nin|uka|ubo ala) (di|kacha nso)
      (kedu|olee) ka m ga-esi (lelee|hu) (rizolt|result) (jamb|waec|neco) m
      (achoro m|ana m aga) (ihi ura|iri nri|n'ahia|isa ahu|uka|ikiri fim|n'ugbo)
      kedu (fim|egwu|akwukwo|akwa) (kacha mma|m ga-ekiri|m ga-eyi|di uto)
      (i|unu) (riela nri|luola nwunye|amuola nwa|no n'ulo)
      onye (mere|chepụtara|wuru) (ekwenti|oku|ugbo ala|ugbo elu)
      (haha|chai|ewoo|hmm|tufiakwa|hei|nwanne)
      (e bufere|e zigara) (nna m|onye nkuzi anyi|oga m) (abuja|n'ulo oru ozo)
      (ebumnuche|nro|ochicho) m na ndu bu (ibu dokinta|ilu nwunye|iga obodo oyibo)
      (ego ole|ole) ka (dokinta|onye agha|onye nkuzi|sineto) na-anata
      (uru|oghom) (mmanu anwu|onugbu|sigari|mmiri onunu|ube)
      (gini bu|kowaa) (ochichi onye kwuo uche ya|sayensi|mkpoaha|onwa|akuko ala)
      (ntuli aka|ndoro ndoro ochichi|pati) (afo a|ga-abu olee mgbe)
      (bọọlụ|egwuregwu) ahu (toro uto|adighi uto) (unyaahu|)
      (phyno|flavour|davido|tinubu) (guru egwu ohuru|luru nwunye|no na london|nwere umu ole)
      (pastọ|fada) (kwusara ozi|kwuru okwu) (oma|taa|)
      (mtn|glo|airtel) (customer care|network ha) (adighi mma|nomba|)
      (jumia|uber|facebook|netflix) (anaghi aru oru|ebutebeghi ihe m zuru)
      (ekeresimesi|ista|iri ji|ubochi omumu m) (abiala|oma|bu taa)
      nwa m (na-arịa oria|gara akwukwo|na-ebe akwa|gafere ule)
      (anyi|ha) (na-akpa nkata|gara agbamakwukwo|na-egwu egwu|bi na enugu)
      (oke mmiri|oku|anwu) (riri ahia|na-acha oke|mere n'obodo anyi)
      (elekere ole|kedu ubochi|kedu oge) (ka o bu|kuru|bu taa) (ugbu a|)
      gini (mere|na-eme) (n'uwa|na nigeria|n'obodo anyi|n'ogbe unu) (taa|unyaahu|)
      gini ka m ga (eri|eyi|esi|anu|ekiri) (taa|n'abali a|n'oriri ahu)
      gini bu (ndu|ihunanya|akwukwo|mmiri|udo) n'asusu (bekee|french|hausa)
      (lee|kirie|hu) (onyonyo|foto|ihe nkiri|vidiyo) (a|ahu)
      nyere m aka (dee|gụọ|bu) (leta|akwukwo|ibu a|edemede)
      (pastor|onye nkuzi|gomina) (kwuru okwu|kuziri ihe|biara) (taa|n'uka|n'ulo akwukwo)
      (kedu|olee) (ulo akwukwo|ulo ogwu|nri|ahia) (kacha mma|kacha nso|kacha uto)
      (nkowa|akuko|mmalite) (ego|naira|aha m|ndi igbo)
      (e|ha) (bufere|zipuru) (onye nkuzi|onye uwe ojii|nwanne m) (n'obodo ozo|n'imo|n'ulo akwukwo ozo)
      (ziterem|nye m) (adreesi|foto|cv) gi
      (meghee|mechie) (anya|akwukwo|uzo) gi
      (aga m|ka m) (eleta|ekele) (nne nne m|ndi ogo m|onye nkuzi m)
      ego ole ka (ji|anu|akwa|mmanu nri|azu) (di|bu) (n'ahia|taa)
      (gbanye|gbanyuo) (onyonyo|igwe oyi|fan) (n'ime ulo|biko)
      (gini na-egosi|kedu ihe nkiri di) na (tv|onyonyo|dstv) (abali a|taa|)
      (onye|kedu onye) (meriri|nyere goolu|gbara bolu) (unyaahu|n'asompi ahu|na ntuli aka)
      (binye|gbazinye) m (nti gi|biro gi|nche anwu gi|ugbo ala gi|aka gi)
      (meghee|mechie|kpochie) (uzo|windo|ulo ahia|anya gi) (biko|)
      (gini bu|kedu) (akuko|mmalite) (naijiria|ndi igbo|biafra)
      (gini ka m ga|kedu ihe m ga) (eri|eyi|sie) (taa|n'abali|)
      (akwukwo|kaadi) (oku agbamakwukwo|ncheta omumu|ntuli aka|id) (m|nke enyi m|)
      (ulo aku|bank) (obara|nri) (di ebee|)
      (ndi omebe iwu|senate) (gbara|kwadoro) iwu (ohuru|)
      (kuziere|kuzie) m (igba egwu|isi nri|asusu bekee|ide leta|ikwo ugbo ala)
      (achoro m|ka m) (izuta|zuta) (ugbo ala|akpukpo ukwu|ewu|ala|ekwenti ohuru|akwa|azu) (n'ahia|)
      (e hackuru|echefuru m okwuntughe) (facebook|instagram|gmail|tiktok) m
      (gbochie|mechie) (ya|nwoke ahu) na (facebook|whatsapp)
      (kedu mgbe|ubochi ole) (ka ekeresimesi|ka ista|ka ule|ka ezumike) (di|ga-amalite)
      (koro|gwa) m (akuko ifo|njakiri|akuko|ihe omimi)
      (onye ogba bolu|otu bolu) ole ka (chelsea|arsenal) (zutara|choro)
      (kagbuo|yigharia) (agbamakwukwo|njem|nzuko) (ahu|anyi)
      (gee|tinye) (nti|uche) (n'ihe m na-ekwu|n'akwukwo gi|)
      (mmiri|anwu|oyi) (na-ezo|na-acha|na-atu) (taa|echi|nke ukwuu)
      (enwere m|enweghi m) mmasi na (bolu|ndoro ndoro ochichi|nwanyi ahu)
      (zoputa|gbaputa) (m|anyi) (n'aka ndi iro|na mmiri|na nsogbu)
      (gbanwee|doo) (taya|uwe|isi|aha instagram) (m|)
      (glo|mtn) network (adighi mma|ajoka) (n'obodo anyi|)
      (nwa m|nwunye m) (na-aria oria|no n'ulo ogwu|amuola nwa)
      (akauntu|account) (instagram|facebook|tiktok|twitter) m (e mechiri ya|onye hackuru ya|kedu ka m ga-esi nweta ya)
      (zigara|zite) m (egwu ohuru|vidio ahu|foto agbamakwukwo|location) (na whatsapp|biko|)
      (zipuru|ziga) nwa gi (n'ahia|n'ulo akwukwo|ka o kuo mmiri|ka o zuo nnu)
      (oku gbara|mmiri banyere) n'(ulo uka anyi|ahia onitsha|obodo anyi) (unyaahu|)
      (kwuo|kwu) eziokwu (ka chukwu gozie gi|biko|n'ihu onye obula)
      (kwuo|tie) (ilu|okwu ochi|akuko mbe) (ka m nu|ka anyi chi ochi|)
      (otu|nzuko) (umunna anyi|ndi nne|town union) (nwere okwu|na-alu ogu|nwere nzuko taa)
      (bola|bolu|bọọlụ) (super eagles|chelsea|barca) (na-agba elekere ole|ga-adi mgbe ole|di na channel ole)
      kedu (code|koodu) (python nke na-agukota onu ogugu|e ji emepe uzo ofis anyi)
      (gbanwee|gbanwe) (akwa|agwa gi|olu|ejije gi) (biko|nwanne)
      (binye m|gbazie m) (akwa agbamakwukwo|ihe okpukpu|igwe ugbo|oche umunna) (biko|maka olili)
      (tinye|tinyekwuo) (nnu|ose|mmanu|maggi) na (ofe|nri|abacha) (biko|)
      (debe|dobe) (nri|ofe|mmiri) (na fridge|n'oku|n'elu tebulu)
      (wepu|wepuo) (akpukpo ukwu gi|oche|ahihia) (n'uzo|ebe a|n'ulo)
      (kpochie|mechie) (mgba aka|windo|tap mmiri|uzo ulo uka) (mmiri na-abanye|biko|)
      (bulie|welie) (olu gi|aka gi elu|egwu ahu|nwata ahu) (biko|ka anyi nu|)
      (nyefee|nye) (onye nkuzi akwukwo|chukwu ndu gi|jesu ndu gi)
      (gosi m|ka m hu) (foto gi|ihu gi|akwa ohuru|nwunye gi) (biko|)
      (lelee|lee) (nwa m anya|ite di n'oku|ihe na-eme n'ezi|akwukwo m dere)
      (nata|anata m) (mmuo nso|ngozi|nwa ohuru|onyinye ekeresimesi) (n'aha jisos|)
      (onye|kedu onye) (na-akpu isi|na-akwa akwa|na-edozi gen|na-edozi ekwenti|na-ere okpa) (n'ebe a|n'obodo a|kacha mma)
      (jamb|waec|neco) (result|admission|cutoff) (apuola|nke unn|kedu ka m ga-ele ya)
      (asuu|ndi nkuzi|ndi dokita) (no na strike|agbaala oru|kwusiri oru) (kedu mgbe ha ga-akwusi|)
      (keke m|ugbo ala m|okada m) (mebiri|taya ya gbawara|na-ana mmanu nke ukwuu)
      (ole|ego ole) ka (a na-ere|ha na-ere) (okpa|abacha|ube|oka|anu ehi|mmanu nri) (n'ahia|n'ogbete|)
      (mmanu|fuel|petrol|gas) (arigola|adala|bu ole na filling station|adighi n'obodo)
      (onu ahia|price) (ngwa ahia|sparepart|simenti|osikapa|ala) (arigola|o dara oke onu|bu ole)
      (nwa agboghoo|nwoke|okorobia) (a|ahu) (mara mma|na-acho ilu m|hapuru m|na-agha m ugha)
      (achoro m ilu|ana m acho ilu) (nwunye|di|onye igbo|onye oma) (gwa m ebe ha no|nyere m choo|)
      (kedu ka m ga-esi|gini ka m ga-eme) (tuo ime|belata ahu|mee ka ntutu m too|hapu sigari|gwo iba)
      (ogwu|dokinta|ulo ogwu) (kedu nke|olee nke) (na-agwo afo osisa|na-agwo obara mgbali|ka mma maka nwa)
      (kpere m ekpere|kpeere m|yoolu m chukwu) (biko|maka ule m|ka m nwee nwa)
      (missa|mass|ofufe|ntuziaka) (taa|sunday) (bu elekere ole|di ebee|onye kwuru okwu)
      (baibul|bible|akwukwo nso) (kwuru gini|guoro m|amaokwu taa) (banyere ihunanya|)
      (gini|kedu ihe) (na-eme|mere) (na biafra|n'onitsha bridge|na nnewi|n'imo) (taa|)
      (sit at home|monday sit at home) (o di taa|a na-anọ n'ulo|ahia o ga-emepe)
      (akwukwo|assignment|project) (m nyere m nsogbu|deere m ya|banyere akuko igbo|nke maths)
      (2|iri na ise|ano) (gbakwunye|mgbakwunye|times) (2|ise|abuo) (bu ole|ole)
      (obodo|state) (ole|ndi ole) (di na nigeria|di n'ala igbo|ka nigeria nwere)
      (onye mere|onye dere) (things fall apart|ukwu nke uwa|akwukwo ahu|egwu ahu|bible)
      (chinua achebe|azikiwe|ojukwu|phyno|kcee) (bu onye|amuru ya ebee|no ndu)
      (i ma|i maara) (agba egwu|esi ofe nsala|asu french|onye m bu|ihe ana-akpo ihunanya)
      (ka anyi|bia ka anyi) (puo|gaa n'olili|ria nri|kpaa nkata|gaa ikuku)
      (enwere m|m nwere) (nwa|umu ato|nwunye abuo|nkita|ehi ise) (aha ya bu ada|)
      (ahu|obi|isi) (adighi m|na-awa m|na-ewute m|na-agba m oso) (mma taa|maka na enyi m nwuru|)
      (onye|enyi m|nna m) (nwuru|nwuola|anwuola) (unyaahu|anyi na-akwa ya friday|ndo)
      (ngalaba|branch) (jamb|inec|nimc|immigration|uka) (di ebee|ebee ka o di) (n'awka|n'owerri|)
      (kaadi|card) (ozi oma|ekeresimesi|vota|ule|merit) (ka m choro ibi|kedu ka e si eme ya|)
      (otp|code) (facebook|whatsapp|gmail|jamb) (abiaghi|ahughi m ya)
      (ego|naira) (bu mmalite ajo omume|anaghi azu obi uto|mere mmadu ara|nwa bu ugwu) (eziokwu|)
      (ulo aku|bank) (mmiri ara nwa|mkpuru|akwukwo) (di ebee|kedu nke kacha mma)
      (otu|club) (ogba bolu|egwu|iri ji|abia) (anyi|unu) (meriri|ga-ezuko|na-agba egwu) (taa|)
      (transfer|nyefe) (onye uwe ojii|nwunye m bu teacher|pastor anyi|ogba bolu) (gara obodo ozo|na awka|kano|biara)
      (onye nkuzi|nwa boyi|onye oru) m (gbara oso|anaghi abia oru|agaala nke ya|na-ehi ura n'oru)
      (ji|okuko|ewu|azu) m (na-anwu|emebiela|kuru ihe), (gini ka m ga-enye ha|ogwu ole ka m ga-agbasa)
      (a na-egbu|ha tiri|ndi mmadu na-alu) (mmadu|okuko|ogu) (n'ezi anyi|n'ahia|na tv)
      (lol|hahaha|kai|chimoo|egwu o|nna eh) (i na-ama ochi|uwa di egwu|)
      (ehe|mhm|hmm|ahh|oh) (otu a|o ga-adi mma|uwa|)
      (ndu siri ike|ihe di oke onu|aguu ga-egbu anyi) (n'obodo a|na nigeria|nwanne)
      (tinubu|peter obi|soludo|otti|uzodimma) (o meela nke oma|ga-azo oche|kwuru gini|bu onye)
      (pvc|vota card|kaadi vota) m (ebee ka m ga-anata ya|efuola tupu ntuli aka|ka no n'inec)
      (bus|ugbo ala|night bus) (lagos|abuja|onitsha) (na-apu elekere ole|ego ugbo ole|di ebee)
      (nwunye m|nwa m) (choro|na-acho) (ka m zutara ya akwa|afo ime ya abuola|ya na onye agbata obi na-ese)
      (chetara m|teta m) (n'elekere ise|ka m nwuo ogwu|ka m kpoo nne m|ka m kpe ekpere)
      (suo|guo|too) (akwa|akwukwo|chukwu) (nwa m|n'olu dara ada|mgbe niile)
      (goal|goolu) (osimhen gbara|lookman|messi|nke mbu) (toro uto|bu offside|amaka)
      (save|zoputa) (mkpuruobi m|foto a na phone gi|nomba m ka i kpoo m)
      (gbachi nkiti, nwata na-ehi ura|mechie anya gi kpee ekpere|gee nti n'uka)
      (hacker|yahoo boy|onye ohi) (n'ihe nkiri ahu|na fim ahu|e jidere n'ogbe anyi) (amaka|nwuru|)
      (balance|kwuru oto) (n'okada ahu|tebulu a|nri unu na-eri) (nke oma|)
      (loan|investment) (bu okwu bekee|pluralu ya bu gini|na spelling ya kedu)
      (interest|mmasi) (m enweghi|m di) na (politics|nwoke ahu|bolu|ihe nkiri)
      (nne m|nwa m|nwunye m) (siri|na-esi) (ofe onugbu|nri|okpa) (di uto|oku)
      (gini bu|kedu) (aha|olu|ndu) (gi n'uka|oma|ndi enugu)
      (kedu ka|otu) (naira|ego nigeria|kobo) si (malite|bido) (n'akuko ala|)
      (aguu na-agu m|aguru na-agu m), (kwado nri|zutere m okpa|gini ka anyi ga-eri)
      (zutara m|zutere m) (mineral|bread|moi moi|akwa|ogwu iba) (mgbe i na-alo|n'ahia|biko)
      (i ga-abia|unu ga-abia) (n'agbamakwukwo m|n'olili|n'uka|n'iri ji)
      (bia|gaa) (gbanyuo gen|kuo mmiri|zaa ulo|saa efere) (biko|ngwa)
      (m no n'ogige|m no n'uka|m no na klas) (ka m kpoo gi azu|)
      (nwoke|nwaanyi) (ulo akwukwo anyi|ahia anyi) (mara mma|na-akpa agwa ojoo|choro ilu m)
      (kwuo|gwa m) (afo ole i di|aha nwunye gi|ebe i muru akwukwo)
      (asusu|omenala|akuko) igbo (na-anwu anwu|kacha|ga-adigide) (eziokwu|)
      (kedu|olee) (obodo|ulo akwukwo|ulo oriri) kacha (mma|maa mma) (n'ala igbo|na nigeria)
      (draw|see|mee) m (foto|picture|logo) (ewu|obi|ulo ahia m)
      (dere m|deere m) (cv|love letter|caption|okwu onu agbamakwukwo) (biko|)
      (kedu ihe m ga-ekwu|gini ka m ga-agwa) (nwanyi m na-acho|pastor|oga m) (ka o hu m n'anya|ka o gbaghara m|)
      (nro|m rọrọ nro) (agwo|ego|mmiri|nwa) (gini ka o putara|n'abali)
      (ihu igwe|okpomoku|oyi) (onitsha|enugu|owerri|aba) (taa|echi) (kedu|)
      (super eagles|rangers|enyimba) (squad|coach|match) (kedu|taa|onye bu ya)
      (jide|kpoo) (onye ohi|ndi uwe ojii|onye ahu) (gbara oso|n'ogbe anyi)
      (test|testing|just testing|hmm ok|abcd|123)
      (zuta|zuo) (nwa ehi|ala|oche|ugboelu) (n'ahia nkwo|maka nna m|n'ego ole)
      (kedu ka m ga-esi|kuziere m) (kụọ ji|zụọ okuko|sie okpa|kpaa isi)
      (okuko|ewu|ugu) m (na-eri|na-eto) (ofuma|nke ukwuu|ihe obula)
      (kwunye|tinye) (mmiri n'ite|fuel na gen|mmanu n'ugbo ala) (biko|ngwa)
      (weghachi|weghachite) (efere m|akwukwo m|nwunye gi|igwe m) (i were|biko|n'ulo)
      (kagbuo|hapu) (omume ojoo|ise okwu|ihe ahu i na-anụ) (nwa m|biko)
      (nwa m|onye agbata obi) (chefuru|efuola) (akwukwo ya|uniform ya|uzo ulo)
      (onye isi|chairman|president) (otu anyi|umunna|town union) (nwuru|gbara arukwaghim|bu onye)
      (igwe|eze|obi) (onitsha|obodo anyi|nri) (bu onye|mere ofala|nwuru)
      (ofala|mmanwu|iri ji|new yam) (ga-abu mgbe ole|amaka|afo a)
      (mgbanwe|change) (ihu igwe|ochichi|obi) (di mkpa|na-eme ugbu a)
      (isi ego|onye ogaranya|onye kacha baa) (n'igbo|na nigeria|n'uwa) bu onye
      (ego ole|ole) ka (messi|davido|ronaldo|soludo) (na-akpata|nwere)
      (kaadi|card) (whot|chaatị|egwuregwu) (ka anyi gbaa|i ma agba ya)
      (rechaaji|charge) (fon m|lamp m|power bank m) (n'ulo gi|biko)
      (meter|mita) (ole|kilo ole) ka (akwa|ubo) (a di|ahu bu)
      (statement|nkwuputa) (gomina|ndi uwe ojii|president) (kwuru gini|unyaahu)
      (pin|akara) (n'akwa m|nke ulo uka|n'uzo) (amaka|gbajiri)
      (onye|mmadu) (hackiri|hackuru) (wifi m|tiktok m|gmail nwanne m)
      (kedu|gwa m) (amaokwu|ekpere|abu) (m ga-agu|maka taa|maka abali)
      ego (abughi|anaghi azuta) (ihe nile|obi uto|onu|ndu)
      ego (na-ekwu|bu nna) (n'uwa a|) (eziokwu|nna eh|)
      (ndi ocha|ndi be anyi|nna m) (na-ekwu|si) na (ego bu isi njo|aku fe fee o daara awo|onye ji ugwo bu ohu)
      (ilu|okwu ndi okenye) (gbasara ego|maka ugwo|banyere aku na uba) (otu|gwa m|)
      (ugwo|iji ugwo) (adighi mma|na-egbu mmadu|na-eme ihere) (o|)
      (osikapa|garri|tomato|nri) (arigola|adala|agbagola oke onu) (n'ahia|ugbu a|ndo)
      (onu ahia mmanu|ugwo ugbo ala|ego ulo) (arigola|ha agbakwunyela) (n'obodo nile|ozo|)
      (dollar|dola) (arigola|adala) (n'akuko|ka m nuru|ka ha kwuru)
      (redio|bbc igbo|akuko) (kwuru na|si na) (e zuru ohi na banki|gomina riri ego|ejidere onye manager)
      (efcc|icpc) (ejidela|nwudere) (gomina mbu|umu yahoo|minista) (maka ego|unyaahu|)
      (ndi ohi|armed robbers) (wakporo|tirikporo) (banki di na|first bank|union bank) (enugu|nsukka|unyaahu)
      (onye agbata obi m|enyi di m|nwanne m) (gbaziri ego|ji ugwo|weere loan) (zuta moto|gbafuo|lia nna ya)
      (di m|nna anyi) (na-ezo ego|na-edebe ego|liri ego) (n'okpuru akwa|n'ubi|agwaghi anyi)
      (nwunye nwanne m|ada anyi) (natara isusu ya|zuru gold|meghere shop) (unyaahu|) (anyi na-anuri|)
      (enyi m|nwa nwanne m) (meriri lotto|riri jackpot|gbara bet9ja) (unyaahu|zuo ugbo ala|)
      (mama m|papa m|nwunye m) (na-esi nri|gara ahia|na-aju maka gi) (o|)
      ahia (adighi|gara nke oma|juru) (taa|n'ogbete|na main market) (, chukwu daalu|)
      (chukwu|chineke) (nye anyi ego|meghere anyi uzo ego|gozie oru aka anyi) (amen|n'aha jisos|)
      (omumu|aku na uba|ogologo ndu) (diri anyi|ka anyi na-ario) (n'afo ohuru a|amen|)
      (unu na-ewe|unu choro) (ndi oru|driver|corper|security) (n'ulo aku unu|)
      (achoro m iru oru|kedu ka m ga-esi nweta oru) (n'ulo aku unu|na karo) (, agutara m accounting|)
      (opay|palmpay|moniepoint|kuda) (ha na-agbazinye ego|ole ka ha na-ewe|kedu maka pos ha)
      (gtbank|zenith|fidelity) (di ebee|emechiela taa|ha na-aru oru) (na aba|n'owerri|na saturday|)
      app (opay|uba|first bank) (nwunye m|enyi m) (anaghi emeghe|na-ese okwu|na-adi slow)
      (iwe na-ewe m|ewere m iwe) (na gtbank|n'ebe opay no|n'ihi access) (ha riri oge m|)
      (nomba|customer care) (mtn|glo|dstv|eedc) (bu gini|nye m|)
      (mtn|glo|airtel) (bu ndi ohi|network ha joro njo|na-eri data m) (n'obodo anyi|)
      (ego ugbo|ego moto|tfare) (enugu ruo lagos|aba ruo owerri|si onitsha gaa abuja) (bu ole|aburula ole)
      (ego ulo ogwu|ego omumu|ugwo dokita) (na unth|n'ulo ogwu gomenti) (bu ole|arigola)
      (school fees|ego akwukwo) (unizik|unn|imsu) (bu ole|agbakwunyela ya|afo a)
      (ego ole|ole) ka (a na-akwu|ha na-akwu) (ndi oru ubi|onye nche|onye nkuzi) (kwa ubochi|kwa onwa)
      (ugwo onwa|ego) (ndi uwe ojii|ndi nkuzi|ndi senate) (pere mpe|hiri nne|agbakwunyela)
      (gomina|president|local government) (kesara ego|kere osikapa|nyere ndi ogbenye ego) (n'obodo anyi|)
      (npower|palliative|tradermoni) (aputala|ebee ka ana-edebanye aha|kedu mgbe)
      (enwere m|nwa m nwere) (ule|assignment|project) (gbasara ulo aku|maka akuko naira|na economics)
      (kedu ka e si asupe|kedu ka e si ede) (investment|receipt|balance|loan) (n'igbo|na bekee|)
      (deere m|nyere m aka dee) (essay|edemede|leta) (gbasara ego|nye manager banki|maka uru ichekwa ego)
      (egwu|abu) (osadebe|oliver de coque|flavour|umu obiligbo) (gbasara ego|ohuru) (ebee ka m ga-enweta ya|)
      (fim|ihe nkiri) (living in bondage|blood money|aku fechaa) (di uto|aputala|ebee ka m ga-ekiri ya)
      (arooro m nro|aru nro m) (na m na-agu ego|na e nyere m ego|na banki na-agba oku) (, gini ka o putara|)
      (obu aka m|anya aka nri m) (na-ako m oko|na-ama m jijiji), (m ga-enweta ego|gini ka o putara)
      (nwa agbogho m na-acho|boyfriend m|obi m) (huru ego n'anya|na-ario ego kwa ubochi|anaghi emefu ego) (, kedu ihe m ga-eme|)
      (agbamakwukwo|ikwa ozu|olili) (na-eri ego|chara oke ego) (n'ala igbo|ugbu a|)
      (ego isi nwanyi|ihe e ji alu nwanyi|bride price) (bu ole|ole) (na mbaise|n'obodo unu|)
      (otu uzo n'uzo iri|tithe|onyinye uka) (bu ole ka m ga-enye|o bu iwu) (n'uka|pastor|)
      (omurunwa|interest) (bu njo|gini ka bible kwuru) (na bible|)
      (ulo aku|ndi banki) (ha ga-aru oru|ha ga-emeghe) (echi|na public holiday|n'ekeresimesi)
      (i ma|i nwere ike) (agu ego onu|agba egwu|agwa m akuko|aguko) (igbo|)
      {amount} (ugboro ato|times iri|ugboro abuo) (bu ole|ha ole)
      (e kee|a buru kee) {amount} (uzo ato|n'ime mmadu ise) (onye obula o nweta ole|bu ole)
      gini bu (otu uzo n'uzo iri|10 percent|okara) nke {amount}
      azutara m (ewu|akpa osikapa|akpukpo ukwu|igwe) {amount} (unyaahu|n'ahia|) (, o chara oke ego ka|)
      erere m (ewu|ala|ekwenti) m {amount} (unyaahu|) (, ekele diri chukwu|)
      (e nyere m|ha nyere m) {amount} (n'olili|na traditional wedding|n'uka) (dika onyinye|)
      (oru a|akwa a|idozi moto) (riri m|ruru m) {amount} (nne|chai|)
      (nwa m|nwanne m) (tufuru|riri) {amount} (n'ulo akwukwo|n'uzo) (apiara m ya utari|)
      {name} ji (nna ejima|nwanne nna m|onye ozo) {amount} (o juru ikwu|), (gini ka m ga-agwa ya|)
      {name} (zuru moto|luru di|anwuola|amuola nwa) (unyaahu|) (ekene|)
      {name} (bu ogaranya|bu onye nkuzi|bu onye eze) (n'obodo anyi|)
      (otu nwoke|otu nwaanyi) (riorom ego|na-ario ego) (n'uzo|n'uka) (enyeghi m ya|)
      (ndi arịrịọ|ndi na-ario ariro) (juru ebe nile|na-ario ego) (n'uka|n'okpuru bridge)
      (ndi politishan|ndi ndoro ndoro) (na-eke ego|na-azu votu) (n'obodo anyi|jiri osikapa)
      (naira ochie|ego ochie|two hundred ochie) (a ka na-anara ya|ha anaghi anara ya) (n'ahia|)
      (onye|foto onye) (mebere naira|di na puku naira|nwe zenith)
      (bitcoin|crypto|pi network) (bu ole|o bu ezie|adala) (taa|ugbu a)
      (forex|bet9ja|sporty) (code di|o bu njo|agbara m ya unyaahu) (taa|)
      (zigara|forward) (ozi a|nke a) (mmadu iri|group ise) (ka chukwu gozie gi|ka i hu oluebube)
      (ihe|uwa|ndu) (adirila oke onu|sirila ike|agbagola agba) (nne|n'oge a|)
      (ubiam|aguu|ogbenye) (riri nne|na-egbu anyi) (n'obodo a|na nigeria|)
      (aku na uba nigeria|inflation) (gini kpatara ya|adala|na-egbu ndi mmadu)
      (ehi|ewu|okuko krismas) (bu ole|adala onu|arigola) (n'ahia|na ama hausa|)
      (fatalaiza|mkpuru oka|akidi) (bu ole|ebee ka a na-ere ya|di oke onu) (afo a|n'abakaliki|)
      (ekwenti|laptop|moto) (e zuru ezu|furu efu) (a huru ya|nke enyi m|onye zuru ya)
      (onyeisi ahia|igwe|chairman) (kporo nzuko|si anyi kwuo tax|anwuola)
      (tax|ego ahia|ego agbero) (arigola|gomenti na-ana) (n'ahia|na park|)
      (ndi uwe ojii|vio|road safety) (naara m otu puku|jidere m|riorom ego mmanya) (n'uzo|)
      (kedu ka m ga-esi|gini ga-enyere m aka) (belata ibu|kwusi ise anwuru|mee ka nwa kwusi ibe akwa)
      (i riela nri|i gara uka|i hiri ura) (taa|n'ehihie|)
      (gini na-eme|o di ka|kedu ihe) (n'obodo|ebe a|n'uwa)
      (echi|ututu) (m ga-aga ahia|m na-aga banki|m ga-akpo umuaka ulo akwukwo)
      agara m (banki|gtbank|first bank) (line di ogologo|ndi mmadu juru|anorula aka) (taa|unyaahu)
      (atm|pos) (ebe anyi|ulo akwukwo anyi) (enweghi ego|anaghi aru oru|juputara) (taa|)
      (ndi pos|onye pos) (na-ana oke ego|bu ndi ohi|enweghi cash) (n'obodo anyi|)
      (onye ma|i ma) (ebe a na-edozi|onye na-edozi) (ekwenti|gen|pump) (n'ebe a|)
      (nwa a|nwata nwoke a) (ma agu ego|ma maths|ma azu ahia) (nke oma|)
      (oga anyi|ulo oru anyi) (akwughi anyi ugwo onwa|chupuru anyi|akwuola) (onwa abuo|unyaahu|)
      (ulo oru m|oga m) (ji m ugwo onwa|belatara ugwo onwa m) (, kedu ihe iwu kwuru|)
      (nye m ndumodu|achoro m ndumodu) (maka alum di|maka akwukwo|banyere ndi ogo m)
      (kedu oru|kedu ahia) (na-eweta ego|kacha akpa ego) (n'aba|ugbu a|)
      (oru pos|izu okuko|ikwa akwa|ubi akpu) (na-akpata ego|kedu ka e si amalite ya) (eziokwu|)
      (otu|union) (ndi nkuzi|ndi na-anya keke|ndi oru ubi|ndi ahia) (ga-enwe nzuko|na-aga strike) (echi|)
      (ego otu|asoebi|levy) (umunna|ndi klaasi anyi|uka) (onye bu treasurer|kedu ihe ha ji ya eme)
      (kaadi|card) (votu|nin|ulo ogwu) m (efuola|ebee ka m ga-enweta ya|o puta)
      (e mechiela|emechiri) (uzo aba|ahia ochanja|ulo akwukwo|border) (taa|)
      (gbanyuo|gbanyuoro m) (oku kichin|fan|tv parlour|pump) (biko|)
      oku (adighi kemgbe unyaahu|na-abia n'abali|gbara fridge m) (n'ebe anyi|)
      (eedc|nepa|ndi oku) (kwapuru waya anyi|biara n'ezi anyi|bu ndi ohi)
      (transformer|pole oku) (emebiela|gbara oku|ezuru ya) (n'ebe anyi|kemgbe afo gara aga)
      mmiri (pump|olulu) (akocha|adighi aputa|ruru unyi) (n'ulo anyi|)
      (dstv|gotv|startimes) (kedu channel|ebee) (ka bolu di|ka africa magic di)
      (elekere ole|kedu mgbe) ka (bolu|akuko|ihe nkiri) (ga-amalite|di na tv)
      (network|data) (adighi mma|na-ada) (n'ime obodo|ebe a) (ma oli|)
      onye (nyere gi|zitere gi) (nomba m|ozi a)
      (ndo|biko gbaghara), (o bu wrong number|nomba a abughi nke gi|o bughi gi ka m na-acho)
      (achoro m ka|hapu ka) (mu na mama m kwurita|m kpoo umu m|nna anyi kwuo okwu)
      (m ga-eziga|ezipuru m) (nwa|driver) (ka o buru ibu|ibuta ngwa ahia) (echi|)
      (ngwa ahia gi|ibu gi|akpa garri gi) (eruola park|no n'uzo|ka m tinyere n'ugbo ala)
      (ezipuru m|zipu) (umuaka ahia|umuaka ulo akwukwo|nwa ka o zuta nnu) (n'ututu|)
      (shop m|ulo ahia m) (gbara oku|meghere taa|di n'ariaria), (bianu zuta ahia|kpeere m ekpere)
      (m na-ere|anyi na-ere) (akwa george|okuko|mmanu nkwu|akpukpo ukwu) (oma|n'onu ala) (, kpoo anyi|)
      (bia zuta|zutanu) (ahia n'aka m|okuko n'ubi m|data di onu ala n'aka m)
      (shares|oke) (dangote|mtn|zenith) (bu ole n'ahia|adala) (ka akuko siri|)
      (pension|ego ezumike nka) (nna m|ndi agha|ndi nkuzi) (gomenti akwughi ya|kedu mgbe gomenti ga-akwu)
      echefuru m (aha|ulo) (enyi m|pastor ahu|onye nkuzi) (o|)
      (ihe nzuzo|nzuzo) (oganihu|ima mma|alumdi na nwunye di uto|aku na uba) (bu gini|)
      (gold|ola edo) (gram ole|bu ole) (taa|n'ahia)
      (ekele diri chukwu|chukwu daalu), (nwa m gafere ule|enwetara m oru|nwunye m muru nwa)
      (ndo|nnoo ndidi) (maka onwu|n'onwu nna gi) (chukwu kasie gi obi|)
      (ike agwula m|isi na-agba m gburugburu) (n'uwa a|n'akwukwo|n'alumdi)
      (onye|kedu ndi) (riri ego obodo|zuru ego gomenti|gbaziri ego na china)
      (world bank|imf) (gbazinyere gomenti ego|gini ka ha kwuru) (maka nigeria|)
      (anyi ga-ahu|ka anyi hu) (n'ahia|n'olili|n'uka) (echi|)
      (hmm|ewoo|chai|o di egwu) (ego|ndu|mmadu) (eh|)
      (anaghi eji ego azu|ego agaghi azuta) (ihunanya|ndu|ezi aha)
      (nna m na-ekwu|ndi okenye si) na (onye ruo o rie|nwata kwo aka o soro okenye rie|ahia oma na-ere onwe ya)
      (otu nwoke|onye ahu) (si na o zigara m ego|naara nne m ego) (n'akuko ahu|na fim ahu)
      (ka anyi|bianu ka anyi) (bulie ego elu|kpee ekpere ego|buru abuba ego) (n'uka|)
      (aka nri|aka ekpe|ukwu) (na-egbu m mgbu|azaala aza) (kemgbe unyaahu|dokita|)
      (anuru m na|ha si na) (cbn|gomenti) (ga-agbanwe ego ozo|choro tax ohuru|ga-emechi otu banki)
      (ilu|okwu ilu) (gbasara ego|maka onye ugwo|banyere aku) (otu|gwa m|gini ka o putara)
      (pastor|fada|dibia) (kwuru na|si) (ka anyi ghara ibi ego|ugwo adighi mma|ka e nye otu uzo n'uzo iri)
      (onye agbata obi m|enyi m|otu oga) (ziga ego|kwuru ego) (onye wayo|dibia|ndi nto) (unyaahu|ha ghogburu ya|)
      (nwanne m|nwa nne m) (gbaziri ego na|mepere akauntu na|mere kaadi na) (gtbank|lapo|fcmb) (unyaahu|ha ekweghi|)
      (nwunye agbata obi|ogo m) (chefuru pin ya|tufuru kaadi ya|ji ugwo lapo) (anyi chiri ochi|o na-akwa akwa|)
      (e kwuru na redio|anuru m n'akuko) na (cbn gbanwere naira|e mechiri akauntu ndi nto|gomina gbaziri ego)
      (nigeria|gomenti|imo state) (ji china|ji ugwo) (ego ole|ole|nke ukwuu) (ugbu a|)
      (dangote|innoson|obi cubana) (nwere ego ole|ka mmadu nile nwee ego|na-azu ulo oru) (n'africa|)
      (ego ole|ole) ka (messi|osimhen|phyno) (na-ana|na-anata) (n'izu|n'afo|)
      (budget|atumatu ego) (steeti anyi|gomenti|ulo akwukwo anyi) (bu ole|aputala|hiri nne)
      (ego obara|ego mgbaputa|ego ojoo) (enweghi ngozi|chukwu zoo anyi n'aka ya)
      (chukwu|chineke) (kwuoro m ugwo m|megheere m uzo uba|gozie oru m) (n'onwa a|amen|)
      (ekpere|abu oma) (maka ego|iji kwuo ugwo|uba) (kedu nke m ga-ekpe|nye m)
      (e zuru ohi|oku gbara|ihe mberede mere) (n'ahia anyi|na be agbata obi|n'uzo) (unyaahu|, kpeere anyi ekpere)
      (di m|nna umu m) (anaghi enye m ego nri|enweghi ike ikwu rent|na-agba bet) (, kedu ihe m ga-eme|)
      (nna m|nwanne m) (ji ndi mmadu ugwo|no n'ulo ikpe maka ugwo) (ha na-abia be anyi|)
      (onye ikpe|court) (si ya kwuo|mara ya) ({amount}|ikpe) (unyaahu|n'okwu ahu|)
      (ndi uwe ojii|court) (naara|jidere) (driver|onye pos|nwa yahoo) (unyaahu|{amount}|)
      (fine|ego) (parking|passport|licence) (bu ole|arigola)
      ego (ugbo elu|tiketi) (gaa jerusalem|gaa london|enugu ruo abuja) (bu ole|)
      (nyenu m|ebee ka) (ego krismas|onyinye krismas m) (no|di|) (haha|ana m egwu egwu)
      (taa bu ubochi ole n'onwa a|ubochi ole foduru ka krismas ruo)
      (osikapa|shuga|simenti|ntu oka) (ole bu otu akpa|arigola|adala) (n'ahia|)
      (enweghi m|o nweghi) (kobo|ego obula|oge|obi uto) (n'akpa m|taa|o)
      (ego|akpa m) (agwula|akpoola nku|gbara oso) (tupu onwa agwu|o|haha)
      (ndu|obibi) (ogbenye|nwa akwukwo|onye oru gomenti) (siri ike|adighi mfe) (na nigeria|)
      (achoro m ibu|nwa m choro ibu) (onye oru banki|accountant|manager banki) (ma m tolite|)
      (treasurer|cashier) (ulo akwukwo anyi|uka anyi) (ji ego gbalaga|abiaghi|luru di)
      (ego|change) (di na tebulu|di n'akpa uwe m) (were ya nye nwata|)
      (change m|change narị abuo m) (di n'aka conductor|enyeghi m ya) (n'ugbo ala|)
      (keke|okada|bus) (ego ole|bu ole) (gaa ahia|si ebe a gaa park)
      (nsogbu mmanu|nsogbu oku|enweghi oru) (n'obodo a|) (kedu mgbe o ga-agwu|agwula anyi ike)
      (ticket m|game m|bet m) (adaala|anwuola|riri ego m) (na bet9ja|)
      (opay|palmpay) (mechiri akauntu nwanne m|ka banki oso|nyere m onyinye)
      (agent ulo|onye na-ere moto|onye na-agbanwe ego) (si na o bu ole|ebee ka m ga-ahu ya)
      (ulo|shop|flat) (na new haven|n'akuku uzo) (ego ole|ka m na-acho)
      (gini bu ihe di iche|kedu nke ka mma) n'etiti (naira na dollar|isusu na banki|gold na ala) (n'akuko|)
      (anyi na-eme|ha na-eme) (emume igu aha|agbamakwukwo|ikwa ozu) (echi|be anyi) (bianu|)
      (igu|imu) (accounting|maths|economics) (siri ike|na-amasi m|o di mma)
      (eji m moto|were okada) (gaa|buru ibu gaa) (na mekaniki|ahia) (unyaahu|)
      (mechie|meghee) (akwukwo|anya|onu) (gi|unu) (ka anyi kpee ekpere|nwa m)
      (kaadi|cards) (egwuregwu whot|poker) (ka anyi gbaa|i ma agba)
      (nri|mmiri|ulo) (foduru|fodunu) (na ite|na tank|ole) (ka m rie|)
      (otu|group) whatsapp (ezinulo|klaasi anyi|uka) (anyi|) (tinye m na ya|na-eme mkpotu)
      (onye|ihe) (m huru n'anya|na-amasi m) (kacha n'uwa|) (bu nwa m|bu gi)
      (zoputa m|gbaputa m) (n'aka nwunye m|n'aka ogo m|oga m na-enye m nsogbu) (haha|)
      (gbazie m|binye m) (akwukwo gi|igwe gi|pen|uwe) (ka m were|biko|)
      okwu bu (investment|loan|balance) (kedu ka e si ede ya na bekee|kedu pluralu ya|gini ka o putara na latin)
      (goal|goolu) (abuo|mbu|ikpeazu) (ka osimhen gbara|toro uto|na-aga offside)
      (kuziere m|kuzie m) (igu egwu|ikwa akwa|bekee|ise foto|isi nri) (biko|)
      (chukwu|chineke|jesu) (di mma|di ebube|bu eze|na-edu anyi) (mgbe nile|)
      (onye|kedu onye) (biri ego gomenti|zuru ego obodo|ka ibe ya nwee ego)
      (i chetara|i ma) (akuko mbe na ego|egwu ahu gbasara ego|osadebe)
      (ulo aku|bank) (obara|mkpuru|ebe di nso) (di ebee|kedu)
      (ego nna m|ego ochie) (furu na agha|e liri n'ala) (n'oge ojukwu|)
      (uche m|obi m) (na-agba m oso|adighi ebe a) (maka ule|maka ego|n'ihi nwanyi)
      (ahia|shop) (nwunye m|nne m) (na-aga nke oma|adighi aga|meghere unyaahu)
      (a si na m|m gaara) (nwee nde iri|buru dangote) (m gaara azu jet|agaghi m abia oru|haha)
      (otu ubochi|n'oge na-adighi anya) (m ga-abu ogaranya|m ga-aru ulo|chukwu ga-eme nke m)
      (onye ma|i ma) (ebe a na-agbanwe dollar|ebe a na-anara ego ochie|onu ahia gold)
      (o bu eziokwu na|ha si na) (opay ga-emechi|moniepoint na-agbazinye ego|cbn na-ebi ego ohuru)
      (akwukwo|fim) (rich dad|aku na uba|ogaranya) (i guola ya|amaka|ebee ka o di)
      (nwanne m|enyi m) (na-aru oru na|hapuru) (gtbank|cbn|union bank) (afo gara aga|)
      (si n'ahia|si n'ubi|si n'uka) ka m (na-alota|no) (ike agwula m|)
      (okuko|ewu|ezi) ole (ka i nwere|ka m ga-azu) (n'ulo|)
      (achoro m|ka m) (imezu|ikwu) (nkwa m kwere chukwu|ekpere m na-ekpebeghi)
      (oku|mmiri) (gbara shop|bubatara ulo) (agbata obi|anyi) (unyaahu|, ndo)
      (nna ya ukwu|oga m) (na-emegbu m|chupuru m|na-akwu ezigbo ugwo) (kemgbe onwa ato|)
      (ha na-ere|lee) (ala|ugbo ala) {amount} (na asaba|, o chara oke onu)
      (umuaka ugbu a|ndi ntorobia) (na-acho ego ngwa ngwa|huru yahoo n'anya) (uwa emebiela|)
      (foto ole|gini bu ihe) (i tinyere na status|i zitere) (haha|)
      (bola|game|ticket) (riri m ego|bet m dara) (unyaahu|na bet9ja|) (chai|)
      (ada anyi|nwunye nwanne m) (buru isusu ya|natara ego isi) (o zuru akwa|anyi na-anuri)
      (account|akauntu) (facebook|instagram|tiktok) (nwanne m|m) (e mechiri ya|e hackuru ya) (kedu ihe m ga-eme|)
      (olili|agbamakwukwo) (na-eri ego|na-efu ego|chara oke ego) (ugbu a|n'ala anyi)
      (ekpere|abu) (m ga-ekpe|iji rio) (ka m nwee ego|ka ugwo m puo) (nye m|)
      (ego agbamakwukwo|ego ikwa ozu) (nwanne m|enyi m) (ruru|riri) {amount} (ndi mmadu gbaliri|)
      (ha|ndi politishan) (kesara ego|na-eke osikapa) (n'ihu obi eze|na park) (unyaahu|)
      (anaghi m|adighi m) (ebi ego|agba bet|achu ego) (na ndu m|)
      (agara m|anyi gara) (ikwa ozu|igba nkwu|igu aha) (unyaahu|anyi tukwara ego)
      (uka anyi|town union|umuada) (tukotara|kpokotara) {amount} (iji wuo ulo|unyaahu)
      (oru ubi|ahia) (afo a|) (mere nke oma|adighi mma|ekele)
      (elekere ole|kedu mgbe) ka (bus|ugbo elu|ugbo oloko) (na-apu|ga-apu) (gaa abuja|echi|)
      (i na-ekiri|unu na-ekiri) (big brother|nollywood|bọọlụ) (ofuma|)
      (ekelee|kelee) (ndi be anyi|ndi enugu|ezinulo m) (nile|maka m)
      (oyi|mmiri) a (hiri nne|choro igbu anyi) (afo a|o)
      (ulo oru|bank) (nna m|nwanne m) (dara|chupuru ha|bugara ha lagos)
      (gini bu|kedu ihe bu) (crypto|gdp|inflation) (n'akuko|ha na-eti mkpu ya)
      (ego bia|ma ego gwu) (enyi abia|enyi agbaa oso) (eziokwu|)
      (weghachi|nyeghachi m) (efere m|akwukwo m|igwe m|uwe m) i were (unyaahu|n'ulo|)
      (gbaputa|zoputa) (nwa ahu|nwa okuko) na (mmiri|olulu) (biko|)
      (i maara|i ma) (onye m bu|asu french|nwa nna m) (ka|eziokwu)
      (zoo|debe) (nomba m|foto a) (ka i kpoo m|na fon gi) (mgbe i lotara|)
      (gotv|dstv) (kedu channel|ebee) ka (bolu|nollywood) (di|no) (taa|)
      (unu choro|i choro) (security|onye oru ugbo|nwa odibo) (n'ulo|m nwere otu)
      (akwukwo|ule|assignment) (na-enye m nsogbu|siri ike) (kedu ihe m ga-eme|)
      (charge|chaajie) (fon m|power bank|laptop) (biko|n'ulo gi)
      (kwuo|gwa anyi) (ebe i muru akwukwo|aha nna gi|ebe i bi)
      (onye|kedu onye) (meriri|gbara goolu|ga-emeri) (n'egwuregwu|na match) (chelsea|arsenal|super eagles|enyimba) (taa|unyaahu|)
      (rangers|enyimba|super eagles) (ha gbara ole|ha meriri|ha ga-agba mgbe ole)
      (mmiri na-ezo|anwu na-acha|oyi na-atu|ifufe na-efe) (taa|n'aba|n'owerri)
      (kedu ka|otu) (e si|m ga-esi) (esi ofe onugbu|esi ofe nsala|esi okpa|atu fufu|esi jollof)
      (gini|kedu) (ka m ga-etinye|a na-etinye) n'(ofe oha|ofe egusi|abacha|moi moi)
      (koro m|kooro m) (akuko ifo|akuko mbe|njakiri|ihe ochi) (biko|)
      (buo m|buoro m) (abu|ukwe|egwu) (flavour|umu obiligbo|chioma jesus|ulo uka)
      (onye bu|kedu) (gomino|president|onye isi ala|minista) (anambra|imo|nigeria|america)
      (olee mgbe|kedu mgbe) (a ga-eme|ka) (ntuli aka|emume iri ji|new yam|ofala) (n'onitsha|bu|)
      (gini bu|kedu) (isi obodo|capital) (nigeria|ghana|france|japan|enugu state)
      (mmadu ole|ndi ole) (bi|no) (n'igbo land|na lagos|n'uwa|n'aba)
      (kedu ka m ga-esi|nyere m aka) (mee ka umu m gua akwukwo|kwusi inwe iwe|buru ibu|belata afo)
      (isi|afo|eze|ukwu|azu) (na-awa m|na-eri m|na-afu m ufu) (gini ka m ga-anwu|)
      (nwa m|mama m) (na-aria|nwere) (iba|ukwara|oria|fever) (gini ka m ga-eme|kedu ogwu)
      (kpee|kpeenu) (m|anyi|nwunye m) (ekpere|amen) (biko|)
      (guo m|guoro m) (akwukwo nso|bible|psalm 23|baibul) (biko|)
      (achoro m|ana m acho) (nwunye|di|enyi nwanyi|nwa agbogho m ga-alu)
      (nwunye m|di m|enyi nwanyi m) (hapuru m|gbahapuru m|na-ese okwu|achoghizi m)
      (i luola|i nwere) (nwunye|di|umu|nwanne|nne na nna)
      (afo ole|afo one) (ka i di|ka i bu|ka e mere gi)
      (i huru m n'anya|ahuru m gi n'anya|m huru gi n'anya) (karo|nwanne|)
      (kedu|gini bu) (aha gi n'ezie|oge ugbu a|ubochi taa|elekere)
      (elekere ole|oge ole) (ka o kuru|na-aku|ka o bu) (ugbu a|na london|)
      (sugharia|tugharia) (ihe a|"good luck"|okwu a) (n'igbo|na french|na hausa)
      (gini bu|kedu ihe bu) (photosynthesis|democracy|gravity|atom|noun)
      (nye m|zitere m) (akwukwo|assignment|azịza) (biology|maths|ule waec|jamb)
      (ole bu|gini bu) {number} (times|ugboro|gbakwunye|plus) {number}
      (dee|dee m) (akwukwo ozi|essay|letter|speech|cv) (maka oru|nye principal|banyere ugbo)
      (kedu|olee) (uzo|motor) (m ga-agba|m ga-eso) (gaa abuja|gaa nsukka|si aba gaa owerri)
      (ego ole|ole) ka (motor|ugbo ala|bus|flight) (si onitsha gaa lagos|si enugu gaa abuja)
      (traffic|hold up|go slow) (di|o di) (na niger bridge|na head bridge|n'upper iweka)
      (e nwere|o nwere) (oku|fuel|kerosene) (n'obodo unu|na filling station|n'aba taa)
      (ole|ego ole) ka (bag rice|osikapa|garri|ji|tomato|anu) (di n'ahia|bu ugbu a)
      (fuel|diesel|gas) (ole ka litre bu|arigola|di oke onu taa)
      (gomenti|nigeria|tinubu) (na-emebi|emebiela|anaghi aru) (obodo|oru|ihe)
      (ihe ozi ohuru|news|akuko) (taa|nke bbc|nke igbo) (gwa m|kedu)
      (ndi unknown gunmen|ndi ohi) (wakporo|tara) (obodo anyi|banki di n'isi obodo) (unyaahu|)
      (monday|mondee) sit at home (o di|ka o di) (taa|echi|)
      (uka|mass|crusade|novena) (ga-amalite|bidoro) (elekere ole|mgbe ole)
      (onye pastor|fada|bishop) (kwuru|kuziri) (ezi okwu|okwu chukwu) (taa|na sunday)
      (di m|nwanne m) (na-egbu osisi|na-aru ulo|na-ere akwa) (n'aba|)
      (ehi|ewu|okuko|nkita) m (muru umu|furu|na-aria) (taa|unyaahu|)
      (m ga-akụ|akuru m) (ji|oka|akpu) (n'ubi|n'afo a|mgbe mmiri bidoro)
      (gini na-egbu|kedu ogwu) (okuko m|ji m|akpu m|ewu m)
      (mmadu ole|kedu) (biara agbamakwukwo|nwuru n'ihe mberede|no n'ulo)
      (nna m|nne m|enyi m) (nwuru|anwuola|lara mmuo) (unyaahu|izu gara aga)
      (a ga-eli|anyi na-eli) (nna m|ozu) (na saturday|izu na-abia)
      (zutara m|zuo m) (nri|achicha|mmanya|suya) (n'uzo|na-alota|biko)
      (kedu nke|olee nke) ka mma (iphone na samsung|toyota na honda|coke na pepsi)
      (fon m|laptop m|tivi m) (anaghi agba|gbajiri|na-ekpo oku) (kedu onye na-edozi|gini ka m ga-eme)
      (nyere m dozie|onye ga-edozi) (gen m|ugbo ala m|pump m|fridge m)
      (facebook|instagram|tiktok|gmail) (password|account) m (chefuru m|mechiri)
      (kedu ka e si|otu e si) (emepe facebook|emepe gmail|e-download tiktok|eme video)
      (netflix|showmax) (movie|fim) ohuru (kedu|nke mara mma)
      (onye bu|kedu onye bu) (odogwu|pete edochie|chinua achebe|ojukwu|zik)
      (gini bu|kowaa) (ilu|akpaalaokwu) (egbe bere ugo bere|onye ajuju anaghi efu uzo)
      (tuo m|tuoro m) (ilu|gwam gwam|agwugwa) (biko|)
      (kpoo|kpoonu) (ndi uwe ojii|ambulance|ndi oku) (oku na-agba|mmadu na-anwu)
      (bank|ulo aku) (obara|mmadu na-ato) (di n'enugu|kedu)
      (river bank|bank mmiri|onu mmiri) (di ebee|juru mmiri)
      (power bank|powerbank) m (anaghi aru|gbajiri|ole ka o na-ere n'ahia)
      (ego ole|ole) ka (messi|davido|burna boy|dangote) (na-enweta|nwere|na-akpata)
      (onye kacha|kedu onye kacha) (nwee ego|baa ogaranya) (n'uwa|n'africa|na nigeria)
      (dangote|tony elumelu|innoson) (kedu ka o si baa ogaranya|zuru ugbo elu|meghere oru ohuru)
      (cbn|gomenti) (biputara ego ohuru|gbanwere naira|mechiri banki ozo) (n'ezie|anuru m|na news)
      (banki|{bank}) (ozo|) (na-achu ndi oru|na-ewe ndi oru|nyere ndi mmadu onyinye) (na news|n'obodo)
      (oru banki|oru na {bank}) (siri ike|di mma|ka nwa m na-aru)
      (achoro m|ana m acho) oru (banki|na karo|n'ulo oru|gomenti) (cv m ka m ga-eziga ebee|)
      (nna m|nwanne m) (bu|buru) (onye banki|manager banki|cashier) (n'oge ochie|)
      (ego|kobo) (ochie|nke biafra|pound ochie) (kedu ka o di|onye nwere ya)
      (ego|naira) (kwuru onwe ya|anaghi azu obi uto|bu mmuo) (nwanne|)
      (ego anaghi|ego agaghi) (azuta ndu|azu ihunanya|ezu)
      (onye nwere ego|ogaranya) (na-emere onwe ya|anaghi ehi ura)
      (flavour|phyno|umu obiligbo) (abu ego|song ya banyere ego) (di mma|kpoo m ya)
      (nwanne m|enyi m) (ji m ugwo|na-eji ego m egwu) (otu m ga-esi gwa ya okwu|iwe na-ewe m n'ebe o no)
      (di m anaghi|oga m anaghi) (akwu ego nri|akwu m ugwo) (gini ka m ga-eme|kedu ihe m ga-agwa ya)
      (landlord|onye nwe ulo) (na-enye m nsogbu|chupuru m|gbanwere uzo) (lawyer ka m choro|)
      (mtn|glo|airtel) (network|customer care) (adighi mma n'ebe anyi|na-akpo m oku|kedu ofis ha)
      (opay|palmpay|kuda|moniepoint) (app|kaadi|loan) (ha anaghi aru|m ha|kedu ka m ga-esi mepee ya)
      (jumia|konga|temu) (wetara m ihe gbajiri|kedu mgbe ha ga-eweta ngwa m|order m)
      (bolt|uber|indrive) (driver|onye ugbo ala) (abiabeghi|akagbuola|di oke onu)
      (dstv|gotv) (channel|remote|dish) (m|) (anaghi ahu|gbajiri|kedu nke egwuregwu)
      (nepa|eedc) (ndi oru ha|transformer) (gbara oku|riri ugba|anaghi abia)
      (bet9ja|sportybet|1xbet) (odds|code|booking) (taa|nye m)
      (lotto|baba ijebu) (nomba|two sure) (nye m|taa)
      (bitcoin|crypto|usdt) (ga-ari elu|o ga-ada|gini bu ya)
      (passport|visa|nin|licence) (ofis|ohuru) (kedu ebe a na-eme ya|ole ubochi)
      (jamb|waec|neco) (result|nsonaazu) (aputala|kedu mgbe o ga-aputa)
      (unn|unizik|fuoye|imsu) (admission|cut off|asuu strike) (aputala|ole|kedu)
      (hotel|ulo nri|bar|salon) (di mma|kacha mma) (n'owerri|n'enugu|kedu)
      (kedu ebe|ebee) ka (a na-ere|m ga-azu) (akwa george|akpukpo ukwu|spare parts|fon) (n'aba|)
      (customer m|onye ahia m) (na-akwa akwa|muru ejima|na-alu nwunye)
      (ahia m|shop m) (gbara oku|mmiri zoro n'ime ya|ka m na-ehicha)
      (ugwo|debt) (nigeria|gomenti|amerika) (na-eji world bank|ruru ole|)
      (chukwu|jesu) (kwuru ugwo|kwuchara ugwo) (njo m|anyi n'obe)
      (transfer|mbufe) (nwa m gaa ulo akwukwo ozo|oru m gaa enugu|player chelsea)
      (balance|nguzozi) (nri|ahu|ndu) (kedu ka m ga-esi|di mkpa)
      (interest|mmasi) (m na bolu|m na football|ya n'egwu) (adighizi|di ukwuu)
      (kaadi|card) (agbamakwukwo|birthday|egwuregwu whot|ncheta) (dee m ya|di mma|kedu)
      (bobby pin isi m gbajiri|koodu java m anaghi aru|kuziere m koodu java)
      (token|account) (facebook|instagram|tiktok) (m|nwa m) (hackiri|hapu m)
      (statement|okwu) (onye isi ala|gomino|fada) (kwuru taa|na news)
      (isusu|otu) (ndi uka|ndi nne) (ga-agba egwu|ga-eyi uwe ocha) (echi|na krismas)
      (loan|ibinye) (player|egwu|chair|oche) (arsenal|n'agbata obi m|biko)
      (chaja fon m|chaja torch m) (mebiri|ebee ka o no)
      (bill|iwu) (house of assembly|senate|gomenti) (gafere taa|na news)
      (statement|akwukwo) (ikpe|police) (e dere n'ofis police|)
      (bolu|egwuregwu|movie) (taa|echi) (n'elekere ole|na channel ole)
      (i nwere|i na-enwe) (obi|uche|mmetuta|agụụ)
      (onye mere gi|onye kere gi|ebee ka i bi|i bu nwoke ka i bu nwanyi)
      (i na-eri|i riela|i na-anu) (nri|garri|mmanya|mmiri)
      (nwa agbogho|nwoke) a (mara mma|na-achi ochi|na-asu ngongo)
      (haha|lol|hehe|kpakpakpa) (ihe ochi|i na-egwu egwu|nwanne|i gburu m)
      (m na-agu|agu na-agu) (m|agu|oke agu) (nri adighi|gini ka m ga-esi)
      (ike|ura) (gwuru m|na-atu m|na-agu m) (taa|ugbu a)
      (a lara m|m nwere) (nwa ohuru|nwunye|graduation|birthday) (taa|kelee m)
      (kelee|kelee nu) (nwa m|mama m) (taa bu birthday ya|o gafere ule)
      (birthday|ubochi omumu) (m|nwa m|di m) (bu taa|bu echi|anyi ga-eri nri)
      (gini|kedu) (ka m ga-eyi|uwe m ga-eyi) (n'agbamakwukwo|uka|taa)
      (agwo|oke|anwu nta) (banyere n'ulo m|tara m na ukwu), (kedu ka m ga-esi chupu ya|tufiakwa)
      (ka anyi|ka m) (gbaa egwu|kpaa nkata|kwuo maka ihunanya|gbaa bolu)
      (otu m ga-esi|kedu ka m ga-esi) (akpọ isi|akwa akwa|akụ ose|azu okuko|eme ncha)
      (olee ulo akwukwo|ulo ogwu ole|uka ole) (ka mma|di nso) (n'aba|n'enugu|)
      (kedu|gini bu) (oria shuga|obara mgbali elu|typhoid|hepatitis)
      (nwanyi di ime|nwa ohuru) (gini ka o ga-eri|kedu ihe o kwesiri ime)
      (usoro|lyrics) (abu|ukwe) (nigeria|anthem|uka) (nye m|)
      (n'afo|afo) ole (ka biafra bidoro|ka nigeria nwetara onwe ya|ka e mere agha)
      (mbe|ewu|agu) (na|no na) (akuko|ifo) (nwere uche|riri nnukwu ihe) (koo m ya|)
      (nwanne m|enyi m) (lutara|zutara) (nwunye ohuru|ugbo ala ohuru|ulo) (unyaahu|na lagos|obi di anyi uto)
      (m hapuru|echefuru m) (akwukwo m|uwe m|mkpisi akwukwo m) (n'ulo|n'uka|na klas)
      (ututu a|taa) (m riri|m siri) (akara na akamu|abacha|yam na anu) (o toro uto|)
      (umuaka|umu akwukwo) (na-aga ezumike|na-agba egwuregwu|na-ede ule) (taa|n'izu a)
      (di m|nna m|enyi m) (na-agba bolu|na-ese ihe|na-akuzi akwukwo) (n'obodo ozo|n'enugu|)
      (kedu nke|olee nke) (m ga-agu|m ga-amu) (law ka o bu medicine|na mahadum|maka jamb)
      (ole|kedu) (population|height|speed) (nigeria|of light|eiffel tower|enugu)
      (gini mere|maka gini) (eluigwe ji acha anunu anunu|nwata ji ebe akwa|okwa ji ete|nku ji anwu)
      (eze|igwe|obi) (onitsha|nri|arochukwu) (bu onye|aha ya|o chiri afo ole)
      (achoro m|m choro) (ka i buru enyi m|ka anyi luo|ka i koo m akuko|ka i gbaa egwu)
      (gbanye|gbanyuo) (oku|tv|radio|fan) (n'ulo|biko|na parlour)
      (kpoo|kpọọ) (mama m|di m|driver m) (na fon|ka o bia|n'ulo)
      (tinye|setie) (alarm|reminder|timer) (elekere ise|maka uka|30 minutes)
      (kedu ka|gini) (nwata|nwa ohuru) (ga-esi kwusi ikwa akwa|na-eri|na-anu)
      (recipe|otu e si esi) (jollof rice|ofe nsala|pounded yam|cake) (nye m|biko)
      (kedu ihe|gini) (na-eme|mere) (n'ukraine|na israel|n'abuja|na imo state) (taa|)
      (ndi agha|police|amotekun) (jidere|gburu) (ndi ohi|mmadu ise) (unyaahu|na news)
      (mmiri|ifufe) (bibiri|tufuru) (ulo akwukwo|okporo uzo|ulo anyi) (n'izu uka a|)
      (aha m|aha nwa m) (putara gini|na igbo putara gini|bu chidi putara gini)
      (kedu aha|gini bu aha) (m ga-aza nwa m|nwa nwoke|ejima) (n'igbo|)
      (kedu ihe|gini) (bu|ka a na-akpo) (ose|ugu|nkwu|ogede) (n'oyibo|na yoruba)
      (m muru|nwunye m muru) (ejima|nwa nwoke|nwa nwanyi) (taa|unyaahu|chukwu daalu)
      (olu|oru) (m|di m) (siri ike|na-ako m|adighi nma) (gini ka m ga-eme|)
      (oga m|manager m) (na-enye m nsogbu|kpuru m n'oru|na-eti mkpu) (n'oru|na hotel)
      (achoro m|ana m acho) (oru|ebe obibi|ulo m ga-ebi) (n'aba|na lagos|n'owerri)
      (ulo|shop) (iri ise|two bedroom) (ole ka o na-ere|kedu ebe m ga-ahu) (n'enugu|)
      (keke|okada|motor) (a na-ere|anaghi agba|na-ese anwuru) (ole|n'ahia|gini mere)
      (kedu onye|onye) (ga-eme pastor|ga-abu eze|ga-enweta nobel|ga-emeri world cup)
      (abu|egwu|highlife) (osadebe|oliver de coque|celestine ukwu) (kpoo m|dee m lyrics ya)
      (mma|umu) (nwanyi|agbogho) (igbo|a) (ka m na-achọ ilu|mara mma|siri ike)
      (kedu uzo|olee uzo) m ga-esi (mee ka nwunye m huu m n'anya|gwa nne m na m di ime|chọta nwoke)
      (ihe|okwu) (na-ewute m|na-echu m ura) (n'ihi enyi m|n'ihi na nwa m na-aria)
      (biko|) (kpebere m ekpere|tie m aka n'isi|gozie m) (fada|pastor|)
      (mgbe|afo) (e mere|a luru) (agha biafra|world war 2|independence) (kedu|ole)
      (ndi|gini bu) (ndi igbo|omenala igbo|mmanwu|ikenga) (kowaa|akuko ha)
      (onye|kedu) (mere|choputara) (telephone|oku eletrik|ugbo elu|whatsapp)
      (kedu|gini bu) (odinala|omenala) (ilu nwanyi|igba nkwu|ikwa ozu) (n'igbo|n'anambra)
      (ole|ego ole) ka (iphone 15|generator|freezer|tv) (bu|na-ere) (n'alaba|n'ahia|ugbu a)
      (ego ole|ole) ka (teacher|onye police|doctor|onye senate) (na-enweta|na-anata) (kwa onwa|n'onwa)
      (gomenti|fg|governor) (kwuru|akwubeghi) (ndi nkuzi|ndi pension|ndi oru) (ugwo|minimum wage) (na news|anuru m)
      (naira|ego naira) (adala n'aka ndi ocha|adala ike|na-ada mba) (n'ihi gomenti|ihe a mere obodo|gini ka anyi ga-eme)
      (banki anyi|{bank}) (n'obodo) (a gbara ya oku|ndi ohi batara ya|mechiri ulo ya|na-ewu ulo ohuru)
      (nwanne m|enyi m) (na-aru|choro ije oru) (na {bank}|na cbn|na microfinance)
      (akuko|fim|movie) (banyere ndi ohi banki|money heist|onye ogaranya) (ka m choro ikiri|kooro m)
      (ego|kobo) (ocha|ochie) (ka m chọtara n'okporo uzo|na-acha gini|nwere ihu onye)
      (ole mgbe|gini mere) (naira bidoro|e ji kpoo ya naira|shillings kwusiri)
      (onye bu|kedu onye bu) (gomenti cbn|cbn governor|minister of finance) (ugbu a|)
      (ego|akpa ego) (mmiri|osisi) (anaghi epu n'osisi|na-epu ka osisi) (ka nna m na-ekwu|)
      (papa m|nne m ochie) (na-asi|kwuru) na (ego bu ihe ojoo|nwayo nwayo ka e ji aracha ofe|ihe na-abia)
      (onye ozo|agbata obi m) (ji|biri) (isi ego ya|ego ndi otu) (gbaa oso|na-anu mmanya) (akuko ahu di egwu|)
      (data|nchoputa) (science|research m|thesis m) (kedu ka m ga-esi dee ya|nyere m aka dee)
      (airtime|oge) (radio|tv) (mmemme a|fada) (ole elekere|kedu mgbe)
      (share|kekoo) (foto|video|akuko) (a n'instagram|a na facebook m|ahu na group umunna)
      (group|otu) (whatsapp|facebook) (umunna|klas anyi) (wepu m|na-eme mkpotu)
      (limit|oke) (speed|oso) (n'express|n'okporo uzo) (ole|kedu)
      (statement|okwu) (bolu|match) (coach|player) (kwuru unyaahu|)
      (charge|chajia) (fon m|laptop m|batri m|ugbo ala m) (oku adighi|biko)
      (card|kaadi) (oria|hospital|library|party) (m furu n'ulo ogwu|kedu ka m ga-esi nweta ya)
      (loan|biri) m (akwa gi|oche gi|efere gi|akpukpo ukwu gi) (echi m ga-aga agbamakwukwo|biko)
      (invest|tinye) (oge gi|uche gi) (n'akwukwo gi|na umu gi|n'ihe oma)
      (spend|mefuo) (oge|ubochi) (gi na ezi na ulo gi|gi n'ulo|n'uka)
      (oke|njedebe) (ala|obodo|nigeria) (na cameroon|anyi na ndi agbata obi) (kedu ebe o di|esemokwu di na ya)
      (bill|iwu) (gomenti|nass) (banyere ala|banyere ulo akwukwo) (gini ka o kwuru|)
      (pin|mkpisi) (uwe m|isi m) (adaala|furu)
      (account|akuko) (agha|ihe mere unyaahu|njem m) (koo m ya|ka m koo gi)
      (transfer|mbufe) (player|nwoke bolu|osimhen) (gaa chelsea|gaa madrid) (ole|o gaala)
      (balance|nguzo) (na tyre|na wheel|n'ije) (adighi mma n'ugbo ala m|nyere m dozie)
      (nwa m|ada m) (na-amu|choro imu) (accounting|banking and finance) (na mahadum|na unn)
      (kedu nke|olee banki) (kacha nwee oru n'uwa|kacha ochie na nigeria)
      (opay|kuda|palmpay) (ha|ndi oru ha) (anaghi aza oku m|na-akpari ndi mmadu|customer care ha ole)
      (fairmoney|palmcredit|branch) (na-ezitere ndi enyi m ozi|na-etigbu m|loan ha di oke onu)
      (glo|mtn) (loan airtime ha|customer care ha) (anaghi aru|kedu nomba ha)
      (dhl|gig|gokada) (parcel|ngwa) m (ebee ka o no|o rubeghi)
      (amazon|aliexpress|jumia) (order|ngwa) m (ebee ka o no|kagbuo ya|kedu mgbe o ga-abia)
      (ndi|kedu) (nimc|frsc|immigration) (ofis ha n'enugu|mepere elekere ole|nin m furu)
      (ekwensu|ndi mmuo) (no n'ulo anyi|na-achu m na nro|ka m huru n'abali)
      (arotara m nro|nro m rotara) (agwo|nne m nwuru anwu|ego n'osisi) (gini ka o putara|)
      (zodiac|star sign) (m|nke leo) (taa|gini ka o na-ekwu)
      (gwa m|kooro m) (ihe ga-eme m echi|ihe di n'obi di m|onye m ga-alu)
      (isi|ntutu) (na-ada m|na-awa mama m) (gini ka m ga-ete|ogwu)
      (kedu|gini) (mmadu ga-eri|ihe oriri) (ma o nwee ulcer|ma o di ime|iji buo ibu)
      (gaa|jee) (zuo ose|kpoo {name}|sie nri) (n'ahia|biko|ngwa)
      (i nwere|unu nwere) (osikapa|akwa|simenti|akpukpo ukwu) (na-ere|ole)
      (a na m ere|m na-ere) (akwa|ose|ji|kaadi egwuregwu) (bia zuo|i ga-azu)
      (ole|kedu) (ubochi|izu) (foro ka krismas ruo|di n'afo|ka onwa gwu)
      (gini bu|taa bu) (ubochi ahia eke|orie ka o bu afor|nkwo ka o bu eke)
      (ndo|ndo nu) (maka onwu nna gi|na oria gi|na mberede mere) (nwanne|)
      (a nuru m|anuru m) na (chiefu nwuru|asaa di n'obodo|{name} luru nwunye)
      (i ga-abia|unu ga-abia) (uka echi|agbamakwukwo|nzuko umunna|ikwa ozu) (ka o bu mba|)
      (m na-aga|ana m aga) (uka|nzuko|n'ugbo|iwu isi) (anyi ga-ekwu emechaa|nodi)
      (ura|oyi) (na-atu m|na-eme m) (chi jiri|n'ulo m|kachifo)
      (nyere nwa m aka na|kuziere nwa m) (maths|homework|sayensi)
      (spell|supee) (beautiful|ulo akwukwo|necessary) (n'igbo|biko)
      (koo|kooro) (akuko mbe na agu|ihe mere n'oge gboo|ihe ochi akpos)
      (who|onye) (is davido|bu peter obi|bu wizkid|bu ngozi okonjo iweala)
      (nna|nne) anyi (no n'eluigwe|nke bi n'igwe) (ka e doo aha gi nso|)
      (ngozi|udo|amara) (diri|dịrị) (onye na-agu ihe a|ezi na ulo unu|nigeria)
      (i hula|i nuru) (onye bara uka taa|ihe mere n'ahia|na mmiri bibiri okporo uzo)
      (kedu ihe|gini) (m ga-enye|m ga-azuta) (nwunye m|nna m|nwa m) (na birthday ya|na krismas)
      (n'ulo akwukwo|na klas) (anyi mutara|onye nkuzi kuziri) (maka ego ochie|banyere ahia ndi igbo|maths)
      (ndi igbo|umu igbo) (na-azu ahia ebe niile|bara ogaranya|na-aru oru ike) (n'ihi gini|ezigbo ndi)
      (m riri|eriri m) (oke nri|nri ojoo) (afo na-asu m|gini ka m ga-anu)
      (biko|) (zitere m|nye m) (foto|ugo|abu|egwu) (flavour|mmanwu|obodo onitsha)
      (ka m|achoro m ka m) (muo|muta) (isi nri|ikwa akwa|igba ukwe|ide akwukwo) (kedu ebe m ga-aga|)
      (onye uwe ojii|police) (jidere m|na-ario m ego|naara m ego) (n'uzo|na checkpoint)
      (nwata|nwa) (furu|na-efu) (n'ahia|n'uka) (nyere anyi choo ya|chi enye aka)
      (olee ebe|ebee) (m ga-ahu|ka a na-ere) (dokita anya|ogwu ahihia|akwukwo nkwu)
      ura anaghi (eru m anya|abia m) (n'abali|kemgbe nne m nwuru)
      (egwuregwu|game) (whot|ludo|chess|draft) (ka anyi gbaa|kuziere m)
      (nyere m|biko) (dee caption|dee status|dee akwukwo ihunanya) (maka nwanyi m|maka instagram)
      (m na-achọ|ana m acho) (driver|nwa odibo|onye oru ulo|onye nkuzi) (n'aba|biko)
      (gini bu|kedu) (ihe egwu|ihe kacha ibu|anumanu kacha oso) (n'uwa|n'oke osimiri)
      (onye|ndi) (kpuchiri|gbochiri) (uzo|gutter|onu uzo) (n'azu ulo anyi|)
      (mechie|kpochie) (uzo|windo|gate) (oyi na-eme m|mmiri na-aba|biko)
      (meghee|mepee) (uzo|akwukwo|windo|karama) (biko|anwu na-acha)
      (kagbuo|kwusie) (nzuko|agbamakwukwo|njem m gaa enugu) (anyi kwadoro|mmiri na-ezo)
      (weghachi|nyeghachi) (akwa m|oche m|akwukwo m) (i biri|i weere|biko)
      (debe|chekwaa) (nri|ofe|akwa) (maka m|na fridge|m na-abia)
      (zipu|ziga) (nwata ahu|nwa m) (n'ahia|ka o zuo nnu|n'ulo akwukwo)
      (tinye|gbanye) (nnu|mmanu|mmiri) (n'ofe|n'ime ite|na radiator)
      (nyochaa|lelee) (nwa m|ahu m|engine ugbo ala m) (o na-ekpo oku|mara ihe na-eme ya)
      (kpoo|nye) (nwa m|ya) aha (chioma|obinna|ego) (o mara mma|)
      (ego|ego ole) bu aha nwa m nwanyi (o putara gini|)
      (nwa m|enyi m) aha ya bu (ego|egondu|akuchukwu) (o na-aria|na-agu ule|birthday ya bu taa)
      (onye|nwoke) a na-akpo (ego oyibo|money|aku fechaa) (mere fim|bu onye ole)
      (fim|movie) (living in bondage|money game|banker's wife) (kedu ebe m ga-ekiri ya|o masiri m)
      (ulo aku|banki) (mmiri|data) (n'obodo anyi|gini bu) (kowaa ya|)
      (n'akuko ifo|na bible) (ego ole ka judas naara|onye bu onye ana utu|ole ka e rere josef)
      (baibul|jisos) kwuru gini (banyere ego|banyere ogaranya|maka ndi ohi|maka ndi na-ebi ego)
      (sermon|ozizi) (banyere otu uzo n'uzo iri|tithe|ego) (ka pastor kwuru taa|)
      (utu|tax) gomenti (di oke elu|na-egbu ndi ahia|n'obodo oyibo) (gini ka unu chere|)
      (minimum wage|ugwo onwa) (ndi oru gomenti|n'oyo state|n'america) (ole|arigola|a kwuola ha)
      (ego oil|crude oil|dollar) (arigola n'uwa|na-ada na news|gini na-akpata ya)
      (world bank|imf) (binyere|gbazinyere) nigeria (ego|dollar) (na news|gini ka a ga-eme ya)
      (onye senator|gomino) (riri ego obodo|zuru ego pension|wuru ulo aku) (anyi ga-eme gini|n'ezie)
      (efcc|icpc) (jidere|na-acho) (onye yahoo|onye minister|bobrisky) (unyaahu|na news)
      (nwanne m|nwoke anyi) (no na mkporo|na-aga ikpe) n'ihi (ego|ala|ewu)
      (otu ndi|otu) (egwu|bolu|uka|oru ubi) (m|anyi) (na-ezuko echi|meriri)
      (onye isi|chairman) (umunna|otu egwu|town union) (anyi|) (nwuru|luru nwanyi ohuru)
      ka m (zuo ewu|zuo oche|ree ji) (n'ahia nkwo|echi)
      (ole|ego ole) ka (onye okada|keke|taxi) ga-ewe m (ruo main market|gaa airport)
      (ticket|tiketi) (ugbo elu|bolu|concert davido) (ole|ebee ka a na-ere ya)
      (gini mere|kedu ihe mere) (peak milk|rice|cement) ji (di onu|rie ego ugbu a)
      (scholarship|bursary) (gomenti|agbami|nddc) (kedu mgbe|mepere)
      (npower|trader moni|grant gomenti) (aputala|kedu mgbe ha ga-akwu ndi mmadu|form ya)
      (pension|ptad|pencom) (ofis ha n'enugu|verification ha) (kedu mgbe|ebee)
      (opay|moniepoint|palmpay) (pos machine|agent) (kedu ka m ga-esi nweta|ole ka ha na-ere)
      ({bank}|ulo aku ozo) (ha kwuru dividend|ndi oru ha na-eme strike|mechiri branch ha) (na news|n'ezie)
      (whatsapp|facebook) (group anyi|m) (kedu ka m ga-esi hapu ya|otu e si emepe ya|na-acho update)
      (kalenda|calendar) (igbo|afo a) (gosi m|easter bu mgbe ole)
      (si gi|i si) gini (n'okwu a m na-agwa nwunye m|ka m gwa nne m)
      (udi|aha) (osisi|nnunu|azu|ahihia) (a|a na-akpo ugu|na-agwo iba)
      (ihe|gini) (na-akpata|na-eweta) (oku ohia|mmiri ozuzo|ala oma jijiji|oria shuga)
      (kuziere m|muo m) (sayensi|physics|french|computer|igwu mmiri)
      (zodo|zobo|kunu) (otu e si eme ya|ole|di uto)
      (nri abali|nri ehihie) taa (bu gini|kedu ihe m ga-esi)
      (okuko m|ewu m|nkita m) (yikwara akwa|muru|furu efu)
      (ndi agbata obi|landlord m) (na-eme mkpotu|na-agba egwu) (n'abali|gini ka m ga-eme)
      (mmanwu|emume) (ga-aputa|na-aputa) (echi|na december) (n'obodo unu|)
      (nwa gi|ezi na ulo gi) (o di ole|nwoke ka o bu nwanyi) (i luru di|)
      (i ga-alu m|biko luo m|i mara mma) (karo|nwanyi oma|robot)
      (choo|google) (onye bu wole soyinka|ebe oji river no|foto ewu)
      (gwa m|kooro m) (ihe ohuru|okwu uche|eziokwu) (banyere kpakpando|banyere enyi mba enyi)
      (o di egwu|chai|ewoo) (uwa a|nigeria|ndi mmadu) (ka o si di ugbu a|na-eme ihe)
      ka anyi (kpee ekpere|buo abu|gaa uka) (maka nigeria|echi|n'abali)
      (gini|kedu) (bu oru|bu uru) (ogwu paracetamol|obi n'ahu mmadu|akwukwo ugu|mmanu aki)
      (nwata|nwa m) (na-anu|riri) (mmiri ara|nzu|soap) (o di njo|gini ka m ga-eme)
      (kedu mgbe|afo ole) (a muru|nwuru) (ojukwu|zik|achebe|chadwick)
      (ole|kedu) (obodo|steeti) (di n'africa|di na nigeria|na-asu igbo)
      (chere|cheta) (nne gi|chukwu|ebe i si bia) (mgbe nile|nwa m)
      (i ma|unu ma) (onye meriri|onye na-eti egwu|onye isi) (n'oke asompi|flavour concert|big brother)
      (otu|ka) (ndi mmadu|ndi obodo) (si ebi n'oge ochie|si alu nwunye n'oge gboo)
      (nnekwu|oke okpa|ehi) (na-akpo n'ututu|na-eyi akwa ole|ole n'ahia)
      (abu m|i bu) (onye igbo|nwa afo nnewi|onye anambra) (ka m na-anya isi|i bu onye ebee)
      (ehihie|abali) (na-atu m oyi|anwu na-acha m) (ka m laa ura|gbanye fan)
      (nwanyi m|enyi m nwoke) (anaghi akpo m|na-agba m nwayo|ghogburu m n'ihunanya) (obi na-awa m|)
      (a na-ekwu|ha na-ekwu) na (uwa ga-agwu|mmiri ga-ebibi lagos|aliens di) (o bu eziokwu|)
      (kedu ka m ga-esi|nyere m) (de cv|dee akwukwo oru|zaa ajuju interview)
      (piano|guitar|ogene|oja) (kuziere m|ole ka a na-ere ya|kedu ka e si akpo ya)
      (agu|odum|enyi) (na-eri gini|bi ebee|kedu ka o ha)
      (anu m|ihe m siri|akara m) (gbara oku|ree oku|na-esi isi)
      (gini mere|maka gini) (ndi nwoke|ndi nwanyi|umuaka) ji (asi asi|akwa akwa|eme mkpotu)
      (nnukwu|obere) (mmiri|mmanya) (ka m choro inu|ga-egbu mmadu)
      (dee m|mee m) (poem|uri|egwu) (maka nne m|banyere anambra|ihunanya)
      (onye|kedu onye) (mebiri|zuru|weere) (oche m|akpukpo ukwu m|nri m) (n'ulo|)
      (ndi nkuzi|lecturer) (na-eme strike|akuzighi anyi|na-ario ihe)
      (ego|dollar) (fake|ugha) ka (a na-ebi n'obodo|ha jidere na news)
      (m huru|ahuru m) (ego|wallet|kaadi onye ozo) n'uzo (ka m nye police|o bu njo iwere ya)
      (ulo aku|banki) (emechiela|anaghi emepe) n'obodo anyi n'ihi (monday sit at home|mmiri|mmanwu)
      (nwa m|boyi m) (na-egwuri egwu|na-agu akwukwo) (banking and finance|monopoly|n'ulo aku akwukwo)
      (library|ulo akwukwo) card (m furu|ka m ga-enweta)
      (oge|mgbe) (ndi mmadu ji cowrie|ndi igbo ji okpogho|tupu ego bia) azu ahia (koo m ya|kedu ka o di)
      (sim|nomba fon) (m jupụtara ozi|na-ada|m na-akpo onwe ya) (mtn customer care ole|)
      (mmadu|nna ya) (hapuru ya|kenyere umu ya) (ala|ego|ulo) (o zuru oke na omenala igbo|ndi umunna na-ese okwu)
      (i choro|unu choro) (izu|ire) (ala|ugbo ala|rice) (m na-ere|i ga-azu)
      (ji|akpu|garri) m (rere ure|di ire|a na-ere ole)
      (onye ahia m|customer m) (kpara m aka|gwara m okwu ojoo|na-acho inye m nwa ya ka m luo)
      (kedu ka|otu) (e si|m ga-esi) (egbu anwu nta|ebelata ibu|asa akwa ocha|azu nkita)
      (gini bu|kedu) (oke osimiri|ugwu|mba) (kacha ibu|kacha elu|kacha nta) (n'uwa|n'africa)
      (m na-agu|ana m agu) (akwukwo chinua achebe|things fall apart|bible) (o toro uto|nyere m ghota ya)
      (otu|ka) (ndi nnewi|ndi aba) (si eme igwe|si akwa akpukpo ukwu) (akuko ya|)
      (mmadu|onye) (na-akpo m|na-eme m) (aha ojoo|iberibe) (n'ulo akwukwo|n'oru) (gini ka m ga-eme|)
      (e nwere|o nwere) (oru|ahia) (m ga-aru|di) (na hotel|na filling station|n'ulo oru simenti)
      (kedu ihe|gini) (mere|na-eme) (tinubu|peter obi|soludo|alex otti) (taa|)
      (abali|ehihie) a ka anyi ga-(agba egwu|eri nri|aga club)
      (onye|ndi) (ga-akpo|na-akpo) (egwu|ogene) (n'agbamakwukwo|n'ikwa ozu) (nwanne m|)
      (nnunu|azu|agwo) (a|ahu) (m huru|juru ulo) (gini ka o bu|kedu aha ya)
      (i nwere ike|biko) (ibuo m|ibuoro m) (abu|ukwe|ilu) (n'igbo|)
      (nwunye m|nne m|ada m) (siri|sichara) (nri|ofe) (bia rie|o toro uto)
      (taa|echi) (bu ubochi|bu) (nne|ndi nna|valentine|umu nwanyi) (gini ka m ga-eme|)
      (obi|isi) (na-ama m|na-efe m) (jijiji|n'ihi ule echi|n'ihi nwanyi m huru n'anya)
      (lawyer|ukaikpe) (m ga-akpo|ole ka o na-ewe) (maka ikpe ala|maka agbamakwukwo agbarala)
      (ndi dibia|nwanyi mmiri) (gwara m|si na) (ihe ojoo ga-eme|m ga-alu n'afo a)
      (kedu|ole) (nomba|oku) (ndi oku|ambulance|police) (enugu|na nigeria|)
      (mmiri|oku) (juru|na-agba) (n'ahia ochanja|n'okporo uzo|n'ulo agbata obi)
      (gini ka|kedu ihe) (emoji|okwu) a (putara|na-ekwu)
      (udo|ndo) (diri|nu) (ezi na ulo|ndi) (onye nwuru|nwuru na mberede)
      (nwa m|nwanne m) (tara ahuhu n'ule|gafere jamb|nwetara admission) (obi di m uto|anyi na-agba egwu)
      (mmiri|idei mmiri) (ejula be anyi|ezola ubi anyi|kwara uzo anyi) (abali gara aga|onwa a)
      (kedu onye|olee otu) (meriri na football|chelsea na arsenal mere) (unyaahu|abali a)
      (ugwu|nsopuru) (diri nne na nna|kwesiri agadi) (n'omenala anyi|n'ala igbo)
      (ndi oji|ndi omekome) (wara banki|bara be onye agbata anyi) (na-agba egbe|n'abali)
      (akwukwo akuko|radio) (kwuru na|si na) (mmanu ugboala arigola|naira adala|dollar adala) (taa|)
      (ana m ahu anya|isi na-awa m) (ka m gaa lee dokita|ogwu ole ka m ga-anu)
      (kedu otu e si|otu e si) (esi ofe nsala|akwo ji|eme moi moi|agwa akidi) (kuziere m|)
      (onye agbata m|onye ulo anyi) (anaghi akwu ugwo ulo|gbara oso ugwo|ji onye isi ulo ego)
      (mtn|glo|dstv) (enyeghi m network|emeela ka onu ahia ha rigoo|egbuola channel m hụrụ n'anya)
      (opay|palmpay|kuda) (nwere app mara mma|na-akwu ndi oru ha ole|bu nke onye)
      (jumia|konga|bolt) (na-ebuga ahia ruo be anyi|o ka mma|gbafuru order m)
      (emefiele|gomina cbn) (ka no n'ulo mkporo|bu onye|si ebe ole)
      (onu ahia|price) (garri|ose|tomato|simenti) (n'ahia nkwo|taa) (ole ka o di|arigola)
      (nwa nkita m|nkita m) (anaghi eri nri|muru umu|gbara oso)
      (ala|obodo) (aba|onitsha|abakaliki|asaba) (no na steeti ole|mmadu ole bi na ya)
      (afọ ole|afo ole) (ka i di|ka tinubu di|ka e mere biafra)
      (obi gbawara m|ihere mere m) (n'ihi nwoke m|maka enyi m nwanyi gbara alukwaghim)
      (ugbo elu|ugbo ala gig) (si lagos gaa enugu|na-apu elekere ole) (ego ole ka o bu|)
      (koro m|gwa m) (akuko mbe|akuko ifo|njakiri) (ka m chia ochi|ka umuaka nu|)
      (m na-amu nwa|nwunye m di ime) (onwa itoolu|) (kedu aha oma m ga-aguo nwa|o ga-abu nwoke ka o bu nwanyi)
      (ugwo oru|salary) (onye polisi|nurse|onye nkuzi) (na nigeria|na uk) (ole ka o di|ruru ole)
      (kredit|credit) (unit course m|load ule m) (na unizik|na mahadum) (bu ole|agafeela)
      (nwanne m|enyi m) (na-aru oru na {bank}|bu manager na banki ozo|na-achọ oru na cbn)
      (ule banki|interview banki) (di ka gini|kedu ajuju ha na-aju)
      (balance diet|nri zuru oke) (bu gini|nye m ihe atu)
      (mmiri banki osimiri|akuku osimiri niger) (ejula|mara mma ihu)
      (card|kaadi) (ncheta omumu|agbamakwukwo|valentine) (deere m ihe m ga-etinye na ya|)
      (kaadi|kad) (whot|igba kaadi) (kedu ka e si agba ya|kuziere m otu e si agba)
      (transfer|ibufe) (window egwuregwu|mbappe na real madrid) (gara ole|mechiri mgbe ole)
      (a bufere|e transferuru) (di m|nne m|nwanne m) (gaa kano|gaa branch ozo) (maka oru|)
      (pin|pinie) (akwa a|ozi na group whatsapp|ntutu isi) (kedu ka e si eme ya|biko)
      (password|pin) (wifi onye agbata anyi|facebook m|gmail m) (bu gini|echefuru m ya)
      (interest|mmasi) (enweghi m n'egwuregwu|o nwere n'ebe nwoke ahu no|adighi m n'ihe o na-ekwu)
      (loan|borrow) (player chelsea|egwuregwu arsenal) (were|zuru) (di mma|adighi mma)
      (account|akuko) (twitter m|tiktok m) (furu|a machiri ya) (kedu otu m ga-esi nweta ya|)
      (freeze|oyi) (fridge anyi|freezer) (anaghi ekpo|anaghi eme ka azu jụọ oyi)
      (group|otu) (egwu|ndi uka|boys scout) (nwa m soro|malitere) (na-eme egwu n'ubochi sonde|)
      (nkuzi|ozi oma) (pasto|fada) (mara m n'obi taa|toro ogologo)
      (ihe omumu|lesson) (maths|chemistry|physics) (jss2|nwa m) (nyere m aka zaa ajuju a|)
      (onye nkuzi|teacher) (nwa m) (ti ya ihe|na-abia akwukwo n'azu)
      (ahia afo|ahia eke|ahia nkwo) (na-azu echi|na-azu taa) (ka o bu mba|n'obodo unu)
      (ndi oru|ndi gomenti) (na-ayi strike|anatabeghi ugwo onwa) (kemgbe onwa ato|n'imo steeti)
      (ego|aku) (abughi ihe niile|na-aso onye o ga-aso|na-ebute iro) (na ndu|)
      (otu nwoke|otu nwanyi) (tufuru ego ya|chotara akpa ego) (n'ahia|n'ugbo ala) (unyaahu|)
      (bitcoin|crypto|ethereum) (dara|rigooro) (elu|ala) (taa|gini kpatara ya)
      (azuru m|agara m zuta) (akwa ochie|akpukpo ukwu|ekwenti ohuru) (n'aka nna m ochie|na main market) (o mara mma|)
      (mkpuru obi m|ahu m) (ike agwula|na-ama jijiji) (ka m raruo ura|taa)
      (i nwere|inwere) (di|nwunye|umu|enyi) (karo|)
      (kedu ebe i bi|i si obodo ole|onye muru gi) (karo|)
      (kedu aha|gini bu aha) (nne gi|onye kere gi|onye isi ala ghana)
      (elekere ole|gini bu oge) (ka o kuru|ugbu a) (na london|n'ebe unu no|)
      (e kwuru|akwuru) (ndi pension enugu|ndi asuu) (ugwo ha|ego ha) (ka o bu asi|)
      (nwoke a|onye a) (na-achọ ịlụ m|na-atu anya ka m kwuo bride price ya)
      (ego isi nwanyi|bride price|ihe ahu ndi be nwunye) (n'ala anyi|na mbaise) (bu ole|di ole)
      (o ga-adi|obi ga-adi) (unu mma|gi mma) (na krismas a|n'agbamakwukwo unu)
      (sort|hazie) (akwa ndi a|agwa na osikapa) (maka m|n'usoro)
      (cheque|check) (up n'ulo ogwu|engine ugbo m) (ka m ga-eme|o na-ewe oge ole)
      (virus|malware) (banyere na laptop m|no na fon m) (kedu ka m ga-esi wepu ya|)
      (dstv|gotv|netflix) (na-egosi fim ole taa|film oma ole di na ya)
      (nepa|eedc|phcn) (enweghi obi ebere|egbuola oku ogologo izu|nyere oku abali a)
      (light|oku) (di be gi|ewetala ha|adighi na obodo anyi) (ka o bu mba|kemgbe eke)
      (mita|meter) (ole ka aho|otu kilomita|otu mile) (bu)
      (tax|utu isi) (di iche iche|vat) (bu gini|gomenti na-anara) (n'usa|na kenya)
      (a na-ere|e nwere ebe a na-ere) (ewu|ala|ugbo ala toyota) (n'owerri|nso unu) (ole|)
      (dee|deere m) (akwukwo ozi ihunanya|cv m|ekpere maka ule) (n'igbo|ka m zigara nwa agbogho)
      (sugharia|tugharia) (okwu a|"good morning"|abu a) (n'igbo|na french)
      (kedu ihe putara|gini putara) (ilu a|nwata kwoo aka|okwu "inflation")
      (umu nwoke|umu nwanyi) (na-acho ego mgbe niile|anaghi ekwu eziokwu) (n'oge a|)
      (a gwara m|enyi m gwara m) na (di ya wepu ego n'atm|nwunye ya mepere akauntu n'opay) (ha wee see okwu|)
      (nwanne m|oga m) (riri ugwo|ji loan {bank}|biri ego n'aka ndi okwere nkwa) (o na-agba oso|ha na-achu ya)
      (isusu|otu) (nne m ochie|ndi obodo anyi) (gbasara|sere okwu) (n'afo gara aga|mgbe m di nta)
      (yahoo boys|ndi yahoo) (ejupulala obodo anyi|efcc jidere) (unyaahu|ndi ka o bu ole)
      (efcc|icpc) (na-enyocha|jidere) (gomina ahu|onye minister) (maka ego|)
      (ego ole|ole) ka (dangote|elon musk|davido) (nwere|na-akpata kwa ubochi)
      (foto|picture) (m ahu|nwa m) (o mara mma|i huru ya) (ka o bu mba|)
      (ude|mmanu ahu) (ole|kedu) (ga-acha m ahu|di mma maka nwata)
      (soldier|ndi agha) (kwusiri anyi n'uzo|nara ndi mmadu ego) (na nkwo uzo|n'asaba)
      (ihe nketa|ala nna m) (ka umunne m na-alu ogu|ka ha chọrọ ire) (gini ka iwu kwuru|)
      (m huru n'anya|ahuru m n'anya) (egwu flavour|abu phyno|fim nollywood) (kporie m otu|)
      (kedu ngwa oru|app ole) (ka mma maka foto|e ji edezi video)
      (i ma|i maara) (onye bu osadebe|akuko chinua achebe|onye dere things fall apart)
      (ndo|chineke) (onye agbata anyi nwuru|agwo taara nwa) (taa|)
      (a na m aga|ka m gaa) (uka|ahia|ugbo|ikwu ozu) (m laruo gi|ka e mesia)
      (otu egwuregwu|super eagles) (ga-agba echi|na-agba elekere ole) (n'uyo|)
      (ogologo onu|agba) (m na-ewute m|eze na-egbu m) (gini ka m ga-anu|)
      (ihe omume|event) (n'obodo anyi|otu umuada) (ka m na-akwado|amalitela)
      (kedu ihe i chere|gini bu echiche gi) (banyere ochichi a|gbasara ugwo oru gomenti)
      (onyinye|gift) (kedu nke|ole) (m ga-enye nne m|di mma maka nwoke) (n'ubochi omumu ya|)
      (m na-ede|nyere m dee) (project banyere banki microfinance|assignment nke economics)
      (inflation|gdp|monetary policy) (nigeria|) (putara gini|ka onye nkuzi nyere anyi assignment na ya)
      (ndi banki|banki ndi ozo) (mechiri onu uzo taa|na-eme strike|kpochiri ofis ha n'aba)
      (ha chuturu|a chupuru) (ndi oru banki|manager {bank}|onye kasha) (n'oru|maka ohi)
      (ugwo|fees) (lasu|mahadum unn|nursing school) (bu ole n'afo|arigola)
      (kwuo eziokwu|gwa m) (i nwere obi|i na-ehi ura|i na-eri nri)
      (ezi nwa|nwa oma) (i riela nri|i kwuru okpukpe|ima ogu onu)
      (mkpesa|complaint) (m nwere maka onye nkuzi nwa m|megide landlord m) (kedu ebe m ga-eje|)
      (fuel|mmanu) (queue di ogologo|adighi na filling station) (taa|n'obodo niile)
      (who|onye) (invent money|mere ego mbu|bidoro banki mbu) (n'uwa|)
      (bvn|nin) (registration enrolment centre nso m|ndi oru ha na-ario ego)
      (nimc|ndi nin) (anaghi aru oru nke oma|kpuru m gaa n'azu) (taa|)
      (inec|ndi votu) (na-ebi pvc|kedu ubochi e ji eme ntuli aka)
      (ndi redeem|uka catholic|pasto anyi) (na-ario ego onyinye karia|ga-eme crusade)
      (onye agbata m|enyi m) (jụrụ m|gwara m) (ego ole ya nwere na {bank}|na akauntu ya fodu nari naira) (m chia ochi|)
      (di ya|nwunye ya) (zigara ya ego|nyere ya {amount}) (ka o zuo akwa|n'ubochi omumu ya) (o wee bee akwa|)
      (oga anyi|onye isi oru anyi) (kwuru ndi oru ugwo|akwubeghi ndi oru) (n'oge|kemgbe onwa abuo)
      (gini bu|kedu ihe bu) (balance sheet|trial balance|cash book) (n'assignment m|n'akwukwo accounting)
      (mgbe|oge) m (di nta|no na primary) (nne m na-enye m kobo ise|anyi na-eji kobo azu akara)
      (onye|mmadu) (ziputara|zigara) (email ozi ojoo|foto m na group) (n'amaghi m|o wutere m)
      (ziga|zigara) (ya ekele m|ndi be gi ekele|mama gi ekele) (biko|)
      (zigara m|ziga) (recipe ofe owerri|lyrics abu ahu|location gi)
      (nye m|kwuo) (ilu igbo ise|akuko nke taa|aha umu nwoke igbo)
      (chekwaa|debe) (ofe n'ime fridge|mmiri n'ime ite|okwu m n'obi) (ka o ghara imebi|)
      (mepee|meghee) (uzo|window|akwukwo gi na peeji 5) (ka ikuku bata|biko|)
      (mechie|kpochie) (uzo|radio ahu|onu uzo ama) (mmiri na-ezo|ka anyi hie ura)
      (gbanwee|gbanwere m) (channel tv|mmanu engine|bateri elekere m) (biko|)
      (kagbuo|cancelie) (njem m na arik|appointment dokita m|oru uber m) (echi|)
      (zutara m|zuta) (suya|azu na isi ewu|tiketi egwu flavour|ogwu iba) (biko|n'uzo gi)
      (zuta|goo) (ugbo ala|fon samsung|laptop) (kacha mma|ole ka o di) (n'ahia computer village|)
      (kwuo|gwa) (m eziokwu|ha ka ha kwusi mkpotu|nne gi na m na-abia)
      (tinye|gbakwunye) (nnu n'ofe|mmiri na garri|pepper) (ole|ka o too uto)
      (otu|group) (anyi ga-eme|ndi otu na-akwado) (olili afo|egwu mmanwu|ime alaka) (n'obodo|echi)
      (isusu|otu ego) (nwunye oga m|ndi oru nwanne m) (mebiri|onye isi ya gbalagara) (anyi na-achi ochi|)
      (bill|iwu) (gomenti|national assembly) (tulere|kwadoro) (maka umu nwanyi|maka ulo akwukwo)
      (tinubu|senate) (na-ebi ego|biri ego) (n'aka world bank|n'aka imf) (ozo|kwa)
      (world bank|imf|cbn) (kwuru na|binyere nigeria) (aku na uba ga-aka mma|ego ozo)
      (ulo aku|banki) (mbara igwe|obara|ogwu) (no ebee|di na umuahia)
      (blood bank|banki obara) (na-achọ o positive|choro ndi inye obara)
      (fitness|gym|school) (card m|id card m) (furu|mebiri) (kedu ebe m ga-enweta ozo|)
      (sim card|memory card|pvc) (m furu efu|anaghi aru oru|zuo ole)
      (yellow card|red card) (player ahu nwetara|ref nyere ya) (o kwesiri ya|)
      (virtual|online) (klas|nzuko|uka) (malitere elekere ole|m efunahu)
      (loan word|okwu mgbazi) (igbo gbazitara n'oyibo|bu gini)
      (save|zoputa) (mkpuru obi m jesu|nwata dabara na mmiri)
      (goal|goolu) (osimhen|messi|ronaldo) (ole ka o nyere|mara mma taa)
      (share|kekoo) (foto ahu na facebook|anu ewu etu abuo|akuko a na group)
      (bond|mmekorita) (nne na nwa|m na enyi m) (siri ike|adighizi)
      (stock fish|okporoko) (ole ka o di|ka e si asa ya|na shop anyi agwula)
      (lesson|ihe mmuta) (m mutara na ndu|akwukwo nso taa) (bu nke a|bu ndidi)
      (level 200|year two) student ka m bu (na unizik|n'imsu)
      (limit|oke) (oso n'express|mmanya dokita nyere m) (bu ole|)
      (speed limit|age limit) (maka jamb|na lagos) (bu gini|bu ole)
      (charge|chaja) (fon m|laptop m) (anaghi anwu|na-aba nwayo) (gini ka m ga-eme|)
      (gbanyuo|gbanye) (gen|fan|tv) (ka anyi nu ihe pasto na-ekwu|oku biara)
      (receipt|akwukwo) (ahia m zuru na shoprite|fon m zuru n'ahia) (furu efu|ha ga-agbanwere m ya)
      (akwukwo|exam) (statement of result m|testimonial m) (ulo akwukwo enyebeghi m|ka m ga-aga nara)
      (mission statement|thesis statement) (ka m ga-ede|bu gini) (nyere m|)
      (balance|itule) (ugboala|tyre|wheel alignment) (mechanic ole ka mma|m na-awa)
      (interest|mmasi m) (bu igba bolu|bu iku azu|na-agu akwukwo)
      (code|koodu) (python|html|javascript) (ka e si ede ya|kuziere m)
      (zip code|postal code) (owerri|enugu|{name}) (bu gini|)
      (routing|uzo) (google map|ugbo ala si aba gaa uyo) (kedu nke ka nso|)
      (onye ohi|ndi ohi) (zuru okuko anyi|batara n'ulo agbata anyi|zuru fon nwanne m n'ugbo) (n'abali|)
      (wayo|aghugho) (ndi politician|nwa agbogho ahu|mbe n'akuko ifo) (na-eju m anya|)
      (e gburu|a napuru) (onye ahia pos ego ya|onye ugbo keke ya) (n'obodo anyi|na radio)
      (pos|ndi pos) (ano na junction anyi|na-ewe nari abuo maka puku iri) (oge a|)
      (gini mere|kedu ihe mere) (ndi pos ji ewe oke ego|line banki ji ewe oge) (na nigeria|n'oge krismas)
      (first bank|uba|union bank) (gara aga|n'obodo anyi) (mechiri branch ha|na-ere ulo ha|mere party)
      (app {bank}|network {bank}|atm {bank}) (adighi aru taa|na-enye m nsogbu) (m ga-ahapu ha|ha joro njo)
      (kedu|gini bu) (customer care|nomba customer care) (mtn|{bank}|eedc|dstv)
      (kpoo|kedu ka m ga-esi kpoo) (ndi uwe ojii|ndi fire service|ambulance) (ngwa ngwa|biko)
      (enwetaghi m|a batabeghi) (oru ahu m gara interview|visa m|result jamb m) (ka m na-eche|)
      (result|score) (waec|neco|jamb) (m aputala|kedu ka m ga-esi lelee ya)
      (kedu mgbe|olee ubochi) (ugwo gomenti ga-arigo|minimum wage ohuru ga-amalite|asuu ga-akwusi strike)
      (minimum wage|ego oru kacha nta) (nigeria|gomenti imo) (bu ole|ka o bu puku iri asaa)
      (tax|utu) (ndi ahia ka gomenti na-ana karia|ohuru tinubu) (na-egbu ndi mmadu|)
      (aka m|anya m) (na-ako m|na-eku) (o putara na ego ga-abata|gini ka o putara)
      (rọrọ nrọ|arọrọ m nrọ) (na m bu ogaranya|na m zutara jeep) (abali gara aga|gini ka o putara)
      (gee|nu) (egwu|podcast) (a|ohuru osadebe) (o na-ekwu banyere ego|)
      (enyi m nwanyi|nwa agbogho m na-acho) (na-ario m ego mgbe niile|si m zutara ya iphone) (gini ka m ga-eme|)
      (ihe umuaka|toy) (ego plastic|akpa kolo) (nwa m ji egwu egwu|o choro)
      (n'ezie|hmmm) (ihe siri ike na nigeria|mmadu adighi mma|uwa bu ahia)
      (akara aka|chi) (mmadu bu ihe o bu|onye na chi ya kwere) (ka m kwenyere|)
      (gaa|ga) (kuo mmiri|zoo ndu|kelee nna gi) (biko nwa m|)
      (aka na-akwo m|afo na-asa m) (kemgbe m riri shawarma|ugbu a) (ogwu gini ka m ga-anu|)
      (m na-anya ugbo|ano m n'ugbo) (traffic|go slow) (egbuola m|di na asaba head bridge)
      (nara|were) (onyinye m|ndo m|ezigbo ekele m) (n'obi gi|)
      (lekwa|le) (nwa nwoke a|onye a) (anya ka o si eje ije|ka o ji achi ochi)
      (ha ga-emechi|gomenti mechiri) (ahia|uzo|ulo akwukwo) (n'ihi monday sit at home|ruo echi)
      (ndi ipob|sit at home) (ga-adi echi|mere ahia mechie) (ka o bu mba|)
      (enyi m|onye agbata m) (nwere puku iri n'akauntu ya|na-akwu isusu ebe ozo|meriri ego bet9ja) (o na-anya isi|kedu ka o siri mee ya)
      (ego|balance) (oga m|onye ozo) nwere (abughi ihe metutara m|na-eju m anya)
      (onye ahia ibe m|nwanne m nwoke) (jiri loan o biri|jiri ego isusu) (luo nwunye|zuo ugbo ala) (i nutala ihe di otu a|)
      (nne m ochie|nna m ochie) (anaghi atukwasi banki obi|na-ezo ego n'okpuru ihe ndina) (n'oge ahu|ruo taa)
      (kemgbe|tupu) (cbn gbanwere naira|cowries kwusiri) (ahia agbanwela|kedu ihe ndi mmadu ji azu ahia)
      (kedu onye|onye) (foto ya no na|di na) (1000 naira|ego 200|ego puku)
      (kedu agba|gini ka e sere) (500 naira ohuru|n'azu naira)
      (naira ochie|coin ochie) m nwere n'ulo, ndi na-achikota ha na-ere ha ole
      (mgbe ole|kedu afo) ka (e guzobere cbn|e bidoro iji naira|opay batara nigeria)
      (onye nwe|onye isi) (first bank|zenith|access|uba) (bu onye|si n'obodo ole)
      (shares|stock) (apple|tesla) (dara maka trump|di ole na new york)
      (kedu ebe|ebee) (ka atm nke kacha nso di na london|ka onye ahia dollar no na kano)
      (gwa|juo) (di gi|nne gi|oga gi) (ka o nye gi ego|ma o riela nri)
      (achoro m|ana m acho) (oru nche na banki|oru cashier|internship na fintech) (i ma ebe a na-ewe mmadu|)
      (m ga-eme|ana m akwado) (interview banki|exam ican) (kedu ihe ha na-aju|echi)
      (onye polisi|vio) (nara m ego n'uzo|si m nye ya 'something') (ututu a|obodo a agwula m ike)
      (m huru|ahuru m) (ego tufuru n'uzo|akpa ego na ugbo) (m ga-ewere ya ka m hapu|)
      (nwa m|nwa nwanne m) (loro mkpuru ego|dowara ego puku) (gini ka m ga-eme|)
      (chukwu|ekpere) (ga-emepe uzo m|meghee onu uzo ihe oma|ka ego bata m n'aka) (amen|n'aha jesu)
      (ka ego|ka aku) (bata|juo) (unu n'aka|be unu) (n'onwa ohuru a|)
      (pasto si|fada kwuru) (m kwuo otu uzo n'uzo iri|m nye onyinye) (ka chukwu gozie m|i kwenyere)
      (ugwo osisi|ugwo ochu|ugwo ezi omume) (abu ka o bu|ka osadebe guru n'egwu)
      (o ji|ji) (m ugwo ekele|m ugwo obi oma) (n'ihi nwa ya m zoputara|)
      (freeze|kpochie) (the video|game ahu|nwa ahu n'onyonyo) (m ga-alota|)
      (card|kaadi) (m na-ede valentine|valentine nwunye m) (gini ka m ga-ede n'ime ya)
      (m na-egwu|ka anyi gwuo) (monopoly|ludo|whot) (o biri m ego game|i ga-ewere banki)
      (river bank|osimiri) (oguta|niger) (ejula|kedu ka m ga-esi gaa ya)
      (ulo banki ochie|banki ahu di na junction) (agbawala oku|ka ha ji mere ulo oriri)
      (tiktok|facebook|instagram) (ha na-akwu ndi na-emeputa vidiyo|monetization) (kedu otu e si enweta ya|ole)
      (jumia|temu) (kwesiri inyeghachi m ego|enyebeghi m ihe m order) (kedu onye m ga-agwa|o were iwe)
      (mtn|airtel) (tinyere m n'ihe m na-amaghi|na-eri m data n'abali|ji m bonus) (m ga-agba ha ikpe|ndi ohi)
      (glo|9mobile) (ka o na-aru nke oma n'obodo anyi|network ha di ka ihe)
      (eedc|ndi oku) (wetara bill ara na be agbata anyi|si anyi zuo transformer n'onwe anyi) (i kwuru gini|)
      (dstv|multichoice) (riri ego ndi mmadu|gbakwuru onu ahia ozo) (m ga-azu antenna|ha adighi mma)
      (arik|air peace) (bu ole owerri gaa lagos|kagburu ugbo elu m)
      (umuaka|ndi ntorobia) (anaghi aru oru|na-eme yahoo plus) (n'obodo anyi|taa) (obi na-ajo m njo|)
      (nna anyi|eze anyi) (chiri ozo|nwuru) (olee mgbe ka a ga-ekwa ya|obodo ejula)
      (ihe nkiri|fim) (m huru unyaahu|money heist) (ha zuru banki|o masiri m)
      (ruth na naomi|judas) (rere jesu ego ole|bu akuko di n'isi ole)
      (matiu isi 6|ilu 22) (guoro m ya|gini ka o na-ekwu maka ego)
      (okwu ahia|word) ('interest rate'|'loan'|'budget') n'igbo (bu gini ka m dee n'akwukwo m|ka teacher nwa m na-aju)
      (spell|supee) (receipt|cheque|beneficiary) (maka nwa m|ka m nu)
      (10 percent|pasent iri) nke (500|puku abuo) bu ole (na maths|n'assignment nwa m)
      (2 plus 2|ise uzo ato|iri wepu ano) (bu ole|putara gini)
      (kedu|gini bu) (onu ahia gold|onu mmanu crude|onu cocoa) (n'uwa|taa na news)
      (nwa agbogho a|nwoke a) (hapuru m|si m hapu ya) (n'ihi na enweghi m ego|maka ego) (ndu adighi mfe|)
      (ndi nwe ulo|landlord anyi) (gbakwunyere ugwo|si anyi puo) (m na-acho ulo ozo|gini ka iwu kwuru)
      (onye tailor|onye mechanic) (riri ego m|na-aghara m oge) (ka m gaa be ya|akwa m akwabeghi)
      (mama put|onye akara) (anaghi enye change|na-ere ole ugbu a) (n'ama anyi|)
      (change|ego obere) (onye keke ejighi|onye bus naghi enye) (nsogbu di n'uzo|)
      (m kwuru|akwuru m) (tithe m|onye bus|onye akara) (ututu a|m wee laa)
      (enyere m|m nyere) (onye ario|onye uka) (ego puku|akwa) (obi di m uto|taa)
      gaa (zuo ike|rahuo ura) nwa m, (echi di ime|i ga-eteta aga akwukwo)
      (bia|gaa) (rie nri|saa ahu|kpo nne gi) (osiso|)
      (ndi mmuo|mmanwu) (ga-aputa echi|chuwara umu nwanyi) (n'obodo anyi|)
      (ajuju|quiz) : (gini bu isi obodo france|onye bu president mbu nigeria|anu kacha ibu)
      (i bu nwoke ka|i bu) (nwanyi|nwata ka agadi) (karo|ka m mara)
      (kpaa|kooro m) (nkata|akuko) (o na-agwu m ike|ura na-atu m)
      (ogwu malaria|paracetamol|ampiclox) (ka m ga-anu ole|o di mma na onye di ime)
      (mmiri oku|ukwu) (gbara m|gbajiri m) (gini ka m ga-ete ya|m no n'ulogwu)
      (ututu|anwu) (a di oyi|na-acha ezigbo oku) (n'enugu|gi kwanu)
      (imo|enugu|anambra) (gomina ha na-aru oru|ka uzo di mma) (ka o bu asi|)
      (ndi fulani|ndi herders) (mebiri ubi anyi|no n'ohia) (ka chukwu zoputa anyi|)
      (oru ugbo|ji|oka) (ka m na-aku|taara ahu) (mmiri ezobeghi|n'afo a)
      (okuko|ezi) (m na-azu|m) (na-anwu|na-arịa oria) (kedu ogwu|)
      (o ruola|eruola) (oge|elekere) (uka|iri nri|ihi ura)
      (whatsapp status|dp) (gi|m) (mara mma|kedu onye no na ya)
      (i nwere ike|i ga-enwe ike) (iguru m egwu|ikporo m nwa agbogho|isi nri) (lol|)
      (computer|laptop) (m|nwa m) (kpuchiri|na-acha nwayo|choro password) (nyere m|kedu onye na-edozi)
      (google|wikipedia) (kwuru na|si) (onwa bu nkume|anwu ka ibu)
      (nwa m chọrọ|achọrọ m) (ịmụta|ikuziri ya) (piano|igwu mmiri|oyibo) (kedu ebe|)
      (m na-ebe akwa|obi gbawara m) (nkita m nwuru|arsenal dara|nne m nwuru taa)
      (a luru m|m ga-alu) (di|nwunye) (satọde|n'onwa december) (bia|onye ga-abia)
      (ndi america|trump|putin) (ga-alu agha|tinyere tax) (n'iran|na china) (gini ka i chere|)
      (sapa|ugani) (jidere|na-echu) (anyi niile|ndi nigeria) (lol|nna eh|)
      (ego adighi|ihe siri ike) (n'obodo|n'ahia) (oge a|taa) (nna anyi nyere aka|kedu ka ndi mmadu si adi ndu)
      (ahia adighi|ahia siri ike) (taa|n'izu a) (nwanne|chineke) (ndi mmadu anaghi azu ihe|)
      (oga m|enyi m|onye nkuzi anyi) nwere (nde abuo|puku iri|otutu ego) (n'akauntu ya|na {bank}) (mana o naghi enye mmadu|chai)
      (nwanne ya|onye obodo anyi) (zitere ya|kwunyere ya) (ego si oyibo|dollar) (o wee ruo ulo|o na-ada ndi mmadu n'anya)
      (umu ya|umuaka ha) (na-ezitere ya ego|echezola ya) (kwa onwa|kemgbe ha gara oyibo) (o bu ihe ebere|)
      (ego onye ozo|ihe onye ozo) (abughi nke gi|a naghi eji ya anya isi) (nwanne|ka nne m na-ekwu)
      (o nyere|m nyere) (onye ahu|nwa ogbenye) (ego nri|ego ugbo) (taa|unyaahu) (obi di m uto|)
      (ahuru m|e nwere onye huru) (ego n'ala|akpa ego) (n'ahia|n'uka) (gini ka m ga-eme|m nyeghachiri ya)
      (nne gi|nna gi) (siri nri oma|na-akpo gi|batala n'uka) (gaa|bia ngwa)
      (kpoo|kelee) (nne gi|nwanne gi) (m na-acho ihu ya|bia rie nri)
      (ha kpochiri|gomenti mechiri) (akauntu gomina ahu|akauntu ndi ime obodo) (ka m huru na news|n'ihi aghugho)
      (efcc kpochiri|cbn kpochiri) (akauntu ndi na-ere dollar|akauntu otu onye egwu) (n'abuja|unyaahu)
      (court|ndi ikpe) (nyere iwu ka onye ahu|si ka minister) (weghachi ego o zuru|kwuo nde iri)
      (onye agha|otu nwoke) (na-eme ka o bu|siri na ya bu) (soldier america|ogaranya dubai) (na facebook|o na-acho ilu nwa m)
      (ha na-ekwu|a na-ekwu) (na isusu ndi obodo ozo|na cooperative ndi nkuzi) (dara|na-aga nke oma)
      (klas anyi|group anyi) (na-achikota ego|ga-atu ego) (maka agbamakwukwo oriaku|ka anyi zuo uniform) (o na-abu m nnukwu ihe|i nula)
      (nwunye m|nwa m) (na-emefu ego|tufuru ego) (ka mmiri|n'asusu nwanyi) (umu nwoke kedu ka anyi ga-eme|)
      (gini bu|kowaa) (economics|microeconomics|demand na supply) (n'usoro ule|maka ule m)
      (nwa m choro|achoro m) (igu accounting|imu banking and finance) (na mahadum|kedu mahadum ka mma)
      (o nwere|e nwere) (nwanyi|nwoke) (a na-akpo {name}|na-aru oru na {bank}) (i maara ya|i huru ya)
      ({name}|nwanne {name}) (o mara mma|o luola di|o na-aru oru ebee|o gara akwukwo ebee)
      ({name}|enyi gi {name}) (biara be anyi|nwuru|na-aria oria|muru nwa) (unyaahu|)
      (kedu ka|olee ka) {name} (mere|di) (ugbu a|o ka na-aria)
      (gwa|juo) {name} (ka o bia nri|ka o kpoo m ma o lotara|aha nwa ya)
      (onwa|afo) (a|nke a) (di oke ngwa|na-agba oso|siri ike) (ka a ga-asi na|)
      (i siri|o si) na (ego bu mgborogwu ihe ojoo|ogaranya anaghi eru alaeze) (n'ezie|bible kwuru ya)
      (nchekwa|security) (obodo anyi|ulo uka) (adighi|na-acho mmadu) (ndi vigilante na-eche n'abali|)
      (ahia|stock) (shop nne m|ihe m na-ere) (m guru ya taa|agwula ka m gaa onitsha)
      (tv|onyonyo) (lg|samsung) (ole ka o di|ohuru m gburu oku)
      (generator|inverter|solar) (ole ka o di|kedu nke kacha mma) (maka ulo room abuo|)
      (mmanu gas|cylinder) (kilo ole|ole n'otu kilo) (ebe ahu|n'ahia)
      (water|mmiri) (pure water|tank) (ole n'otu akpa|ka e si asa ya)
      (ulo|flat) (a na-agba n'ohere|e nwere self contain) (n'owerri|nso imsu) (ole n'afo|)
      (ugbo|keke) (a na-ere n'ugwo|hire purchase) (ole ka o di|i ma onye na-enye ya)
      (onye dokita|nurse) (si m kwuo|choro) (tupu o le nwa m|ego card) (ha enweghi obi)
      (nhis|insurance) (ulo ogwu|ndi gomenti) (o na-akwu ogwu malaria|kedu ka e si debanye)
      (result|score) (bolu|lotto|baba ijebu) (taa|abali a) (kedu|o gara ole)
      (bet|bet9ja) (nye m 5 odds|code ticket) (taa|biko)
      (ha e zuola|e zuru) (transformer|waya oku) (obodo anyi|n'uzo anyi) (kedu ka anyi ga-eme|)
      (o gwara|m gwara) (ya|ndi be anyi) na (ego agwula|m ga-akwu ha ma onwa gwu) (o were iwe|ha chia ochi)
      (di nwanyi ahu|nwoke agbata anyi) (kwuru ugwo nwa ya|zutara ulo na lekki|na-ere ala) (i nula|ego si ebee)
      (ego|naira) (bu ogwu|bu onye ije|na-ekwu okwu) (ka ndi igbo na-ekwu|)
      (kedu ihe|gini) (bitcoin|ai|chatgpt) (ga-emere oru ndi mmadu|ga-eme n'odiniihu)
      (ndi ama ama|davido|wizkid) (zigara enyi ya nari nde|kwuru ego agbamakwukwo) (i huru ya|na news)
      (enyi m|nwanne m) (na-eji app {bank}|nwere akauntu na {bank}), (ha enyeghi ya risiti|o na-ebe akwa) ugbu a
      (m gwara|agwara m) {name} (ka o nye m ego|m ga-akwu ya) (o si mba|o chia ochi) (nwoke ajo obi|)
      (ihe nile|nri na ulo) (di oke onu|rigorola) (n'abuja|n'oge a) (kedu ka i si adi ndu|)
      (onye|kedu nwata) (mepuru uzo|chebere ite m|riri anu) (n'ulo a|m hapuru n'ite)
      (akwukwo|letter) (mkpebi|will) (nna m dere) (onye lawyer na-agu ya|ka umunna na-ese okwu)
      (oke ala|survey plan) (anyi na ha|ala nna m) (kedu ka e si edozi ya|na-ebute okwu)
      (nke a bu|onye nwe) (nomba gi|line a) (onye|kedu onye) (nyere gi nomba m|na-akpo m)
      (isi nwanyi|ntutu) (braid|wig) (bu ole|i ma onye na-akpa ya) (n'ebe unu|)
      (azu mmiri|isi ewu|nkwobi) (ka m na-eri|puku ise ezughi ya) (n'abali a|bia ka anyi rie)
      (o nwere|e nwere) (ihe m choro igwa gi|nzuzo m ga-agwa gi) (ahuru m gi n'anya|banyere ndu m)
      (nne|nna) (muru m|zuru m) (ji ego ji|ji oru ugbo) (zuo anyi akwukwo|chukwu gozie ya)
      (ndi choir|ndi usher) (uka anyi) (na-azu uniform|ga-aga concert) (echi|kwa afo)
      (kedu|gosi m) (ebe|shop) (a na-ere akpukpo ukwu|a na-edozi fon|a na-agba computer) (n'ahia aba|nso)
      (nke puku abuo|nke puku ise) (ka onye ahia si na o bu|na-adi mma ka) (i chere na o di onu|akwa ahu)
      (ha na-anara|ndi agbero na-anara) (ego ticket|puku abuo) (n'aka ndi ugbo|n'onu park) (nsogbu|)
      (kedu mgbe|n'afo ole) (ndi ocha bara igboland|e biri naira mbu|e wuru niger bridge)
      (onye malitere|onye nwe) (facebook|moniepoint|flutterwave) (bu onye|o nwere ego ole)
      (ndi nwe pos|ndi agent) (na-akpata ego ole|ka oru ha di) (n'ubochi|na nigeria) (ka m bido|)
      (achoro m ibido|m ga-ebido) (oru pos|ire akwa|ihu bread) (i chere na o ga-eme|kedu mgbe ka mma)
      (gini bu|kedu) (aha igbo|asusu igbo) (bank|money|loan|interest)
      (ahuru m|e nwere) (link|ozi) na (group ezinulo|whatsapp) (si na bill gates na-eke ego|si forward mmadu iri) (ka m pịa ya|lol)
      (nwa m|umuaka) (zuru ego m|riri ego shop) (ka m pia ya utari|gini ka m ga-eme ha) (umuaka oge a|)
      (ogwu|juju) (ego|money ritual) (ha na-eme|ka e ji gbuo nwa agbogho) (n'obodo anyi|chineke)
      (m na-agu|ana m agu) (rich dad poor dad|akwukwo akuko|bible m) (o na-atọ m uto|kporie m ozo)
      (anyi|ndi klas m) (ga-aga|gara) (excursion cbn|leta banki mint) (echi|n'afo gara aga)
      (i nwere|i ji) (mmiri|nri|ugbo) (i ga-enye m tu|ka m bia were)
      (onye kachasi|nwa kachasi) (mara mma|baa ogaranya) (n'obodo unu|n'africa) (bu onye|)
      (ka anyi|biko ka anyi) (kpaa nkata|gbuo oge|kparita maka ndoro ndoro) (taa|)
      (ozi|aririo) (m nwere maka gomina|anyi degaara lga) (bu ka ha ruo uzo|o zaghi)
      (nwata|onye) (amutara n'abuo|na-amughi akwukwo) (o ga-eme ogaranya|gini ka o ga-eme na ndu)
      (eziokwu|asi) : (dollar ga-adi 500|ha ga-ewepu naira puku|banki niile ga-emechi) (ka m nuru|na whatsapp)
      (i chere|gi chere) (na o ga-ezo mmiri|na arsenal ga-emeri|na asuu ga-akwusi) (echi|n'izu a)
      (ka m juo|ajuju) (gi otu ihe|a) : (onye kere uwa|gini mere eluigwe ji acha anunu anunu|okuko na akwa kedu nke buru uzo)
      (nwoke ahu|onye isi obodo) (riri ego uzo|kere ego n'ulo uka) (a na-ekwu okwu ya n'obodo niile|)
      (kedu ihe a na-eri|gini ka m ga-esi) (n'abali|n'ihi) (a|) (o nwere ji na akwukwo nri|)
      (mama|papa) ({name}|ejima) (na-ere oka oku|biara ahia) (taa|n'onu uzo)
      (ndi banki|ndi oru {bank}) (na-ayi tie|mara mma akwa|na-akwu nnukwu ugwo) (obi na-agu m iso ha ruo|)
      (i maara onye|kedu onye) (na-ere ezigbo garri|na-akuzi oyibo|na-ese foto) (nso anyi|)
      (mmiri|oku) (adighi|awaala) (n'ulo akwukwo nwa m|n'ulo uka) (kemgbe onwa|)
      (ma ndu di|ma ike di) (ihe niile ga-adi mma|anyi ga-ahu uto ya) (nwanne|)
      (ka o bu|n'ihi gini ka) (nwoke na-enwe ego|ndi ogaranya) (umu nwanyi ji acho ya|anaghi arapara n'uka)
      (fuel|keke|okada) (ole|ego ole) (si wetheral gaa world bank owerri|si park gaa unizik)
      (n'world bank|na world bank owerri|na bank road) (ka m bi|e nwere ebe oriri oma|traffic di)
      (a machibidoro|gomenti machiri) (okada|ire ihe n'uzo|nylon) (n'onitsha|na steeti anyi)
      (onye nchoputa|scientist) (kwuru na uwa na-ekpo oku|si na nri a di mma) (kowaara m ya|)
      (ukwu|aka) (osikapa|akwukwo nri|agwa) (ole n'ahia|i na-eri ya)
      (m dara|nwa m dara) (ule|n'ala|na keke) (obi adighi m mma|ahu na-afu ufu)
      (o masiri m|amasighi m) (ihu gi|akwa gi|abu a|otu i si ekwu okwu)
      (ahu m|agba m) (na-ako|zara aza) (gini na-ebute ya|ka m ga-ete ude)
      (chukwu a na m ekele gi|otito diri jesu) (n'ihi nwa i nyere m|na m laruru ulo)
      (ha ekwela|ya ekwela) (ka nwa m banye klas|ka m hu dokita) (n'ihi ego akwukwo|ihe nwute)
      nwanne ka anyi hu n'uka, i zigara m egwu ahu
      gwa chidi ka o weta akpa garri ahu n'ulo
      mama oge, nri adila njikere, bianu
      biko zutara m achicha na anu mgbe i na-alota
      nwa gi o gara akwukwo taa
      (forwarded|fwd): chukwu ga-emere gi ihe ebube, zigara mmadu iri ozi a
      zigara ozi a ndi enyi gi iri na ise, i ga-enweta ozi oma tupu chi efoo
      ndi enyi m, e nwere oru na shoprite, zigaranu cv unu
      ozi nnukwu mkpa: mmiri ozuzo ga-ezo ubochi ise, kpacharanu anya
      ndi umunna, nzuko anyi di na sonde elekere ano, onye abiaghi ga-akwu ra
      rip nna anyi ukwu, ka mkpuru obi gi zuru ike
      happy birthday nwanne m, ka chukwu nye gi ogologo ndu
      foto ahu i zitere m amaka, i mara mma
      gbanyere m hotspot gi ka m were lelee football
      kedu onye meriri na match taa
      enyimba gbara ole
      ronaldo na messi, onye ka mma
      kaadi odo ka ref nyere ya, o kwesighi
      red card ahu mere anyi ji daa
      chelsea zutara onye goolu ohuru na nde pound iri ise
      ego ole ka e ji zuta osimhen
      barcelona ji ugwo, ha enweghi ego
      bet9ja o kwuru gi, m meriri nnukwu ego unyaahu
      nye m game ga-eme taa, sure odds
      kedu nomba lotto ga-apu taa
      baba ijebu, nye m nomba
      akuko banyere otu {bank} si bido
      onye bu md nke {bank} ugbu a
      aliko dangote o nwere ego ole
      onye kacha nwee ego n'uwa bu onye
      onye bu onye isi cbn
      kedu mgbe e bidoro naira na nigeria
      foto onye di na naira iri ise
      ego ochie anyi na-eji n'oge biafra, kedu aha ya
      gini ka ndi mgbe ochie ji azu ahia tupu ego abia
      okwu bu ego n'asusu latin gini
      sugharia "money" n'igbo
      gini ka "loan" putara na french
      dee edemede maka "ego bu isi njo niile"
      nyere m aka na assignment economics m
      onye nkuzi si anyi dee banyere oru cbn na nigeria
      gini bu demand na supply, ule m di echi
      iri asaa gbakwunye iri na ato bu ole
      45 x 12
      (kee|kewaa) 900 uzo ato, o bu ole
      pythagoras theorem, kowaara m ya
      gini bu photosynthesis n'igbo
      dere m love text m ga-ezigara nwanyi m
      nwanyi m si na o hughizi m n'anya, gini ka m ga-eme
      di m na-agba m aghugho na nwanyi ozo
      nwa agbogho m na-achu na-aza m ka enyi
      i ga-alu m
      i nwere enyi nwoke
      gini ka i riri n'ututu a
      i na-arahu ura n'abali
      i kwere na chukwu
      kpee ekpere ka chukwu gozie azumahia m
      n'aha jisos, aku na uba ga-abata n'ulo m, amen
      psalm 23 gini ka o kwuru
      gwa m amaokwu bible maka inye onyinye
      pastor si anyi weta otu uzo n'ime iri, o di mma
      kedu ka e si esi ofe oha
      ofe nsala choro gini na gini
      ukwa na-agwu ole n'oku tupu o ghee
      abacha enugu, ihe niile e tinyere ya, depuoro m
      ogiri adighi, gini ka m ga-eji nochie ya
      isi na-awa m kemgbe unyaahu, ogwu gini ka m ga-anu
      afo na-eme m run run, nyere m aka
      nwa m na-enwe fever, ahu ya na-ekpo oku
      typhoid na malaria, kedu ihe di iche
      ezé na-egbu m mgbu n'abali
      afo ime onwa ano, gini ka m ga na-eri
      ulo ogwu kacha mma di n'enugu
      ikuku na-efe, mmiri o ga-ezo taa n'onitsha
      oge ugbu a bu elekere ole
      taa bu ubochi ole n'onwa
      echi bu eke ka o bu orie
      kedu mgbe ka nkwo ozo ga-abu
      agadi nwoke ahu bi na nso bank ahu nwuru
      ezigbo ndi ije, uzo onitsha head bridge juputara na ugbo
      ebe a na-ere george di n'aba, ahia ariaria ka o bu cemetery
      ego ugbo si onitsha ruo lagos bu ole ugbu a
      gig motors na-apu elekere ole
      kedu ka m ga-esi si asaba ruo benin
      peace mass o ka na-aru n'uka
      onye ga-ebu m n'okada gaa nkwo nnewi
      onye nwere ulo obibi na trans ekulu, room abuo
      m na-acho ulo ahia m ga-akwu n'onitsha main market
      keke napep ohuru bu ego ole
      m na-ere iphone 12 di ocha, onye choro ka o gwa m
      onye choro izu nkita german shepherd
      osikapa otu akpa bu ego ole n'ahia ugbu a
      mmanu oyibo rigoro, lita bu ole
      simenti dangote otu akpa ole n'ahia
      yam otu ihe, ole ka ha na-ere ya n'abakaliki
      efere a mara mma, ebee ka i zutara ya
      nnem zutelu m uwe ohuru maka krismas
      mmanwu ga-aputa n'ubochi iri ji, i ga-abia
      igba nkwu ada anyi ga-abu n'onwa desemba
      ego onu aku nwanyi n'ala anyi bu ole
      gini ka e ji aga ise onye iku aka n'igbo
      oji, mmanya, gini ozo ka e ji alu nwanyi
      ikwa nna m di na friday, biko bianu kwado anyi
      ndi youth ga-aza uzo na satode
      onye zuru okuko m, amadioha ma gi
      ewu m furu, onye huru ya biko
      nwata a anaghi anu ihe, gini ka m ga-eme ya
      boyi m gbapuru n'abali, o jighi ihe obula
      oga anyi kwere nkwa idozi boyi ya, ma o mejughi
      igba boyi n'igbo, kedu otu o si aru
      gini bu apprenticeship igbo, edemede
      ojukwu, gwa m akuko ya
      agha biafra biri mgbe ole
      peter obi o ga-azo ozo
      onye ka i ga-eme vote
      inec, kedu ebe m ga-eweta pvc m
      soludo mechiri ahia na monday, o di mma
      sit at home o di n'echi
      police jidere nwanne m, nye m nomba lawyer
      nna m hapuru ala, umunne m na-azo ya, gini ka iwu kwuru
      onye nwe ulo choro ichupu m, o nwere ikike
      jamb form apugo, kedu ego ya
      ole score ka unizik na-acho maka law
      neco na waec, nke ka mfe
      nye m njakiri ka m chia ochi
      koro m akuko mbe na nwa nkita
      gwa m gwam gwam gwam, gini gara mmiri mmiri anughi ya
      guo abu "nwa bu ugwo" nke christy
      egwu kcee ohuru, zitere m ya
      davido na burna, onye ka enwe ego
      fim pete edochie ohuru gini ka aha ya bu
      big brother, onye ka ha chupuru
      netflix, fim igbo di ya
      tiktok m anaghi emeghe
      facebook m ka ha hackiri, kedu ka m ga-esi nwetaghachi ya
      gmail password m echefuru m
      instagram mechiri akauntu m, kedu ihe m ga-eme
      whatsapp m na-asi update, kedu ka m ga-esi eme ya
      fon m dabara na mmiri, gini ka m ga-eme
      batri fon m na-agwu ngwa ngwa
      charger m mebiri, ole ka a na-ere ya
      laptop m na-ekpo oku
      mtn simcard, kedu ka m ga-esi welcome back
      opay mechiri akauntu m, gwa ha ka ha meghee
      nomba customer care nke mtn
      eedc emebiela transformer anyi, gwanu ha
      jumia eziteghi m ihe m order
      uber o di n'owerri
      bolt driver jehiere uzo
      (gwa m|kedu) aha isi obodo france
      osimiri kacha ogologo n'africa
      ugwu kilimanjaro di ebee
      agu na odum, onye ka ike
      kedu otu e si azu catfish
      okuko m na-anwu, ogwu gini ka m ga-enye ha
      mgbe ole ka a na-aku oka
      fertilizer npk otu akpa ole
      ugu m na-acha odo, gini kpatara ya
      nwa mmadu bu ego, ihe ahu bu eziokwu
      egbe bere ugo bere, gini ka ilu a putara
      ego na-ekwu okwu, gini ka ndi igbo na-ekwu
      n'onu mmiri, ndi nche ya na-eri ego
      bank osimiri niger rijuru eriju
      bench di n'akuku mmiri, anyi noro ya
      blood bank di n'ulo ogwu, ha choro o positive
      power bank ole ka o di
      balance akpukpo ukwu m, otu buru ibu otu di nta
      ugwo njo bu onwu
      i ji m ugwo okwu, o bu nkwa
      ego m nyere gi unyaahu, i zutala anu ahu
      papa, zitere m ego akwukwo biko, oge eruola
      mummy i zipula ego ahu, ndi ulo akwukwo chupuru anyi
      bros, ego m i ji m, kedu mgbe i ga-enye m ya
      nwanne nye m {amount} ka m rie nri, obi oma gi
      enyi m biko dash me something
      i huru ego m tinyere n'elu tebulu
      dstv na-egosi anyi otu fim kwa ubochi, ha adighi mma
      mtn na-eri anyi data, ha bu ndi ohi
      glo network adighi n'obodo anyi, anyi agwala ha ike agwu
      ndi {bank} ji nwanne m ego, o gara ebe ha taa
      enyi m siri na {bank} na-egbu oge ya
      customer care mtn anaghi aza oku
      nwunye agbata obi m si na di ya na-eri ego ya
      e zuru nwanne m fon n'onitsha, chukwu gbara ya
      ndi ohi batara n'uno onye uka anyi unyaahu
      onye wayo gara jail, ka m huru na tv
      otu nwoke yahoo zutara ugbo ala n'obodo anyi
      efcc jidere umu yahoo iri n'owerri
      police si anyi kpachara anya maka one chance
      kpoo nne gi, gwa ya na m no n'uzo
      kpooro m {name}, o no n'azu ulo
      onye kporo m n'elekere abuo, o bu gi
      i kporo m oku, gini ka i choro
      nomba gi, onye nyere m ya, e chetaghi m
      kelee ezinulo gi nile maka m
      gwa pastor na m kelere ya
      kelee nwa ohuru ahu, anyi na-abia omugwo
      ekene dili chukwu, nwa amuola
      chukwu daalu maka ndu ohuru nke ututu a
      jisos i meela n'ihi onwu gi n'obe
      asusu igbo na-anwu anwu, umuaka adighi asu ya
      asusu ole ka a na-asu na nigeria
      kuziere m yoruba, kedu ka e si asi "bia"
      okwu french maka nne
      dee "m huru gi n'anya" n'asusu hausa
      guo ruo iri n'igbo
      mkpuru edemede igbo di ole
      code html m anaghi aru, nyere m aka
      kuziere m python programming
      koodu promo jumia ka m choro
      koodu onu uzo ofis anyi bu 4321
      star apia n'elu igwe, mara mma n'abali
      kpakpando ole di n'eluigwe
      pin m ji kpudo akwa furu
      hair pin na uda ka m choro, onye na-ere ya
      akara ndi dibia tinyere n'ihu ya
      igodo ugbo ala m furu, kedu onye ga-eme ozo
      kpochie uzo, ndi ohi juru n'obodo
      meghee akpa gi ka anyi lee ihe di ya
      kpochie onu uzo ama, chi ejiela
      mmiri mechiri uzo ije ofis
      account of the story n'akwukwo ahu, koro m ya
      "account" n'igbo bu gini
      nye m akuko mbido igbo ukwu
      statement nke president mere taa, i nuru ya
      gomina wepuru statement banyere agha ndi ugbo
      receipt ego igba nkwu m ka m na-acho, etinyere m ya n'akpa uwe
      ole ka transfer window ga-emechi
      e transfere ri nwanne m gaa ofis abuja
      nwa m choro itransfer ulo akwukwo, kedu ihe o ga-eme
      player ahu gara arsenal na loan
      loan player, gini ka o putara na football
      man u ji onye goolu ha loan n'italy
      nelfund student loan, kedu mgbe o ga-emeghe
      fairmoney na-akpo nne m oku na-eyi ya egwu
      okash zitere foto m ndi enyi m, ha joro njo
      ndi lapo biara be anyi bukoro oche
      akpa m di n'ugbo gi, biko debere m ya
      ego na-akwu okwu, ego bu eze, egwu onye guru ya
      oke soro ngwere maa mmiri, nye m nkowa ya
      oke ohia na oke ulo, ihe di iche
      oke m riri azu m n'ulo, kedu ogwu oke
      oke ala anyi na ndi agbata obi ka ha na-ese okwu
      ha kere oke ewu ahu uzo ise
      isusu onu, kedu ka e si esusu nwanyi onu
      nwa agbogho ahu nye m isusu onu unyaahu
      m susuru ya onu, obi m na-akpo jigijigi
      oku gbara n'ahia, otutu shop rere
      oku na-enwu n'ulo anyi, kpoonu ndi fire service
      oku ukwa na oku nri, gini ka ha bu
      mita iri abuo, ole ka o di na feet
      bulb ulo m nwuru, onye ga-edozi ya
      unit test m na-ada, nyere m dozie code m
      gen m anaghi ese oku, ole ka onye nrụzi na-ewe
      solar panel abuo na inverter, ole ka o ga-efu
      kaadi nlele nwa m n'ulo ogwu furu
      kaadi igba akwukwo nwanne m dị mma, onye biputara ya
      sim kaadi ohuru, ebee ka m ga-eme ya
      ole ka a na-eme id card nke ulo uka
      whot, last card, check up
      nin m, kedu ebe m ga-agbanwe aha na ya
      nimc ofis di n'onitsha ebee
      passport nke njem, ole ka o bu na immigration
      bvn gini bu ogologo aha ya, ajuju m n'ulo akwukwo
      udu mmiri abiala, ahia na-ada
      ego igba boyi, ole ka e ji edozi nwa boyi n'onitsha
      nna m ukwu nwere nnukwu ulo na banana island
      ndi {bank} na-ewe ndi oru ohuru, gbasa ozi a
      nwanne m nwoke bu teller na {bank}
      m mere interview na {bank}, ha akpoghachibeghi m
      ulo {bank} ohuru ha ruru n'enugu mara mma
      n'ihu {bank} ka m no, bia kuru m
      anyi zute n'ihu atm di na new market, elekere ato
      atm uzo ahu ka ugbo kwuru mmadu n'ukwu
      onye pos n'akuku ulo anyi luru nwanyi
      pos nwanyi ahu mara mma, i nwere nomba ya
      ego oyibo na-akpo "cash" n'igbo gini
      emefiele na tinubu, kedu nke mere naira ka o daa
      naira puku abuo ohuru, o bu eziokwu na ha ga-ebi ya
      gold na diamond, kedu nke kacha di oke onu n'uwa
      bitcoin o ga-ada echi, gini ka i chere
      onye mere crypto
      shares nke facebook post m hapuru mmadu iri
      share ozi a na group umunna
      onye mere ka ahia n'ariaria kpoo nku
      afo a ahia adighi, ndi mmadu enweghi ego
      nwa anumanu a na-akpo ewu, ole nwa ka o na-amu
      nwunye m muru ejima, bia anyi kuru nwa
      goal ole ka osimhen nyere n'afo a
      goal m n'ndu bu ibu dokita
      target nke ndi army, ha gbara ya egbe
      limit nke x ka o na-agakwuru zero, maths
      speed limit na expressway bu ole
      interest m no n'ihe gbasara egwu
      nkwenye okwukwe, gua ya n'igbo
      kpọm kwem i nuru ihe m kwuru n'uka
      m si gi bia rie nri, i na-anu
      i nurula na nna {name} anwuola
      biakwanu n'oriri iri ji anyi, friday
      anyi ga-ezuko n'ulo onye isi oche maka ego mmiri
      ozi ndi umunna: onye obula weta {amount} maka uzo
      umuada na-alota n'august, kwadebenu ebe ha ga-ano
      mama nnukwu, achoro m okpa, weta ya ma i na-alota
      bros abeg zuta m sharwama
      hapu nwunye m aka, o bu m lutara ya
      kwusi inwa m onwu, enyi m
      kwusinu iti mkpu, nwata na-arahu ura
      emela nwata ihe ojoo
      kedu mgbe i ga-alota n'ulo, nri na-aju oyi
      nwanyi a o na-agwa mmadu okwu ojoo, hapu ya
      onye kuziri gi akwukwo
      aka na-ako m, ogbenye ga-ala
      anya oma na-ako m, kedu ihe o putara
      nrọ m roro, agwo chuwara m oso, gini ka o putara
      m roro nro na m tutara ego, o putara gini
      m tutara {amount} n'uzo, onye nwe ya gini ka m ga-eme
      wallet m furu na keke, o nwere foto nne m
      akpa akwukwo m furu n'ugbo, onye huru ya kpoo m
      ka aku bata be unu n'onwa ohuru
      kelere m nne gi na nna gi
      zigara mama gi ekele m
      gbazinye m biro gi, onye nkuzi na-abia
      conductor enyeghi m change m, o gbara oso
      ihe omumu sayensi, kuziere m ya
      otp facebook m abiaghi
      ahia afo a mere nke oma, ekele diri chukwu
      oge iri nri eruola, bianu
      abu e ji ario chukwu ka ugwo puo, guo ya
      nwanne m no na banki na-eche ka ha kpoo nomba ya, ka m kpoo gi ma o puta
      zitere m egwu ohuru flavour na whatsapp
      ziga foto nwa ahu ka anyi hu
      ka m ziga gi location m, bia were ngwa ahia
      order m akwa abuo, ka i ziga ya n'ugbo god is good
      akwa ankara a bu ole, madam
      customer, ngwa ahia gi erutela park, bia nara
      onye na-ere anu, debere m anu nke puku ise
      i ga-akwu m echi ka o bu nkwo, ahia m nyere gi n'ugwo
      madam i ji m ugwo tomato, biko weta ya
      landlord, ndo, m ga-akwu gi rent n'izu na-abia
      onye nkuzi, nwa m agaghi abia akwukwo taa, ahu adighi ya
      doctor, ogwu ahu i nyere m na-eme m ura
      ndi otu choir, rehearsal bu na thursday
      baby m na-eche gi, bia ososo
      babe i na-ehi ura
      chairman, nzuko anyi di ole
      oga m, m ga-abia oru oge, mmiri na-ezo
      oga, m choro permission ka m ghara ibia oru echi
      keduzi mgbe i ga-akwu anyi ugwo onwa, oga
      nna, zitere m ego nri na school, aguu
      nwunye m, i siela nri, a na m abata
      chika, gwa nne gi ka o gbanyuo gas
      emeka, i wetara tractor ahu
      fada, achoro m igba okpukpe
      uka elekere ole ka o ga-amalite
      kwa ututu guo psalm 91, onye ohi agaghi abia be gi
      onye ji ego na-eji enyi, ilu anyi
      ura abiaghi m n'abali, echiche na-eri m
      ndu siri ike, achoghi m ibi ozo
      obi na-ajo m, mmadu niile ahapula m
      nwanne m nwuru n'accident, gini ka m ga-eme
      nwata daara n'olulu mmiri, biko bianu nyere aka
      kedu nomba ndi police n'anambra
      oku ambulance, nomba ole
      fire service enugu, kpoonu ha
      akwukwo ozi obi uto, dee ya maka oga m na-ezu ike n'oru
      dee m speech agbamakwukwo
      mee m cv, agutara m accounting
      essay maka "uru banki bara" , dee m ya peeji abuo
      gini bu GDP nigeria
      inflation rate nigeria nke onwa a bu ole
      ole ka oil barrel bu taa
      ole ka cbn si na mpr di
      akuko ihe mere lehman brothers
      banki ole di na nigeria
      banki mbu na nigeria bu nke ole
      onye mere atm mbu n'uwa
      olee otu e si ebiputa ego
      naira na cedi, nke ole ka ike n'akuko
      gini bu fiat money, ajuju jamb
      opay na palmpay, onye nwe ha
      moniepoint pos, kedu ka m ga-esi buru agent ha
      kuda choro nin m, o di mma inye ha
      piggyvest ha na-enye pasent ole
      {bank} ha ka na-emepe na satode
      olee branch {bank} di nso n'aba
      customer care {bank}, nomba ha
      {bank} app anaghi emepe, kedu ihe na-eme ha
      i huru ihe {bank} mere ndi ahia ha na news
      ha na-ekwu na {bank} ga-ada, o bu eziokwu
      onye ahu jiri ego banki wuo ulo, ugbu a o gbaala oso
      fim ahu e ji zuo banki, gini ka aha ya bu
      gta 5, kedu ka m ga-esi nweta ego na game
      coin master, zitere m spin
      free fire diamond, onye na-ere ya
      candy crush level 200 siri m ike
      sporty m gbara, otu game biri m
      virtual game, nye m code booking
      booking code sportybet nke taa
      mkpuru vitamin c, ole n'ubochi
      pile na-egbu m, ogwu igbo ya
      nwa m nwoke na-anyu mmiri n'akwa
      mma nwa ka ego, okwu onu
      aku fechaa o dara na awo, gini ka o putara
      onye kwe chi ya ekwe, ka anyi gaa n'ihu
      ole ka palm oil galon di ugbu a n'ahia
      osikapa abakaliki na nke oyibo, nke kacha uto
      okpa enugu ka m na-agu aguu ya
      mmiri oku gbara nwa m aka
      nkita gi tara nwa m, i ga-akwu ego ogwu
      i kwatuola m mgbidi, i ga-edozi ya
      ala a abughi nke gi, kpoo ndi ichie
      onye isi ala iri afo asaa na-achi, gini ka o mere
      votes ole ka lp nwetara n'enugu
      agu oku na ugwu na fulani, ogu ha o kwusiri
      ehi ndi fulani riri ji m nile
      idei mmiri buuru ugbo m
      o nwere ihe m ga-agwa gi, m di ime
      aha nwa nwoke oma n'igbo, nye m ise
      chinedu putara gini
      gini ka "akauntu" na "akantu", kedu nke ziri ezi n'ide
      mkpirisi okwu "karo" na yoruba, o putara ututu oma
      karo, i huru nwoke oma, gi nwa
      tell me joke n'igbo
      who win election
      weather aba taa
      traffic third mainland
      lyrics "ogene" flavour
      score man u
      latest news naija
      nwa m choro ibu manager banki ma o tolite
      pencom ofis ha n'enugu, kedu mgbe verification ha
      ima mma bu gini, nzuzo ya
      afa gi bu gini, nwa agboho
      nne wete mmili ka m nuo
      ife onye metalu o bulu
      aka onye folu, o tinye n'onu
      kedu etu e si esi ofe akwu
      mmili na-ezo n'abo
      ndi nso nso bia ka anyi ga olili
      nwannem i bialu uka unyaafu
      oku gbalu n'afia otu onicha
      anyi ga-eli ji n'augost
      ziga ya akwukwo ozi ka o mara na m biara
      ziga nwata ahu ahia ka o zuta nnu
      zitere m video agbamakwukwo ahu
      zitere m recipe ofe ogbono
      ziga ozi na group family, gwa ha na m eruola
      kwuo okwu chukwu ka anyi nu
      kwuo eziokwu, onye riri anu m
      kwuo ya n'ihu mmadu niile na i zuru ewu
      kwuo aha ndi apostle iri na abuo
      zuo nwa gi nke oma, a na-azu nwa ka a na-azu ji
      zuo ike nwanne, oru eriala gi ahu
      zuta m sachet water abuo n'ebe ahu
      zuoro m pampers nwa ma i na-alota
      gosi m uzo e si aga ogbaru
      gosi m foto nwunye ohuru ahu
      gosi m otu e si ekpu mmanwu
      lelee ma nwa ahu o na-ehi ura
      lelee bread ahu, o rere ure
      lelee onye no n'onu uzo
      kpochie ama, ewu na-abata
      gbochie nwata ahu iga n'uzo tarred
      mepee akwukwo gi na peeji iri abuo
      mepee gate ka ugbo bata
      mepee onu ka dokita lee akpiri gi
      debe ite n'oku
      debe oche ahu n'ime ulo, mmiri na-abia
      debere m oche n'uka
      chekwaa onwe gi n'uzo, agha di
      chekwaa ulo gi site na ndi ohi, zuta nkita
      nye m aka ka m bulie ibu a
      nye m mmiri onunu
      nye nwa ara
      nye m aha onye dere arrow of god
      nye m ebe ise m ga-eleta na calabar
      nye m ndepụta uwe m ga-eyi na agbamakwukwo
      tinye ose ntakiri, nwata ga-eri ya
      tinye m n'ekpere gi
      tinye aha m na ndi ga-abu abu n'uka
      tinye petrol na gen
      wepu ite n'oku
      wepu uche gi na nwoke ahu
      wepu akwa na line, mmiri na-ezo
      weghachi nwa ahu n'aka nne ya
      weghachi akwukwo m gbazinyere gi
      were ndidi, ihe ga-adi mma
      were mma bee ya
      gbanwee uwe gi, o ruru unyi
      gbanwee agwa gi nwa m
      gbanwere m aha n'akwukwo waec
      bulie nwa elu ka o hu egwu
      bulie olu radio ka anyi nu news
      belata oku, ofe na-ehi
      biri nke oma na di gi
      binyere m akwa ka m jiri gaa olili
      biko soro m gaa n'ulo ogwu
      soro anyi tie mkpu, odogwu lotara
      sonye na match anyi ga-agba satode
      banye n'ugbo, anyi na-apu
      otu egwu anyi na-acho ndi ohuru, bia sonye
      otu football anyi choro jersey ohuru
      oge m ruru n'ahiri mmiri, onye were ogbo m
      onye ka o ruru iku nwa
      onye na-esote n'ahiri dokita
      gini bu goal keeper n'igbo
      gini mere ogu m na mmiri oku ji kpo oku
      gini bu saving grace n'okwukwe
      gini ka bond putara na chemistry, covalent bond
      stock fish na crayfish, nke ole kacha onu
      stocking nwanyi, ole ka o bu
      share the grace ka anyi lawa
      kee anu ahu ka o zuru mmadu iri
      risk bu gini n'igbo, assignment
      profit na loss, maths primary 5, nyere nwa m zaa ya
      simple interest formula, ajuju jss3
      ma onye zuta ewu {amount} ree ya {amount}, uru ya bu ole, ajuju klas
      percentage 25 n'ime 200
      speed, distance na time, kowaara m
      balance sheet assignment m, nyere m dee ya
      bookkeeping, ule m di na wednesday
      history nke ndi aro na igbo ukwu
      history onye mere wheel
      limit onu gi, ihe i na-ekwu kariri
      password wifi unu bu gini
      password laptop ofis echefuru m
      code onu uzo estate unu, nye m ka m bata
      agent ugbo elu, tiketi lagos abuja ole
      agent ulo, biko chotara m flat
      manager hotel, room ole ka a na-akwu
      manager man u ohuru bu onye
      customer m kwuru m ugwo n'aka, obi di m uto, onye ozo na-eri m ugwo
      ndi customer m taa bu ndi nsogbu
      complaint m gbasara ndi agbata obi, ha na-eti egwu n'abali
      mkpesa m nwere n'ebe di m no
      ka m kpesara gi nwunye m
      onye wayo ka nwoke ahu bu n'ihunanya
      o ghogburu m, o luo onye ozo
      ohi zuru ulo uka anyi, ha buuru keyboard
      aru emeela, nwoke gburu nwanne ya
      ozi ojoo, ugbo mmiri kpuru na anam
      daalu chukwu, anyi laruru ulo n'udo
      imela jesu, i nwuru maka m
      ekele diri maria nne jesu
      ndewo ndi nkiri, nnoo na mmemme anyi
      nnoo na radio anyi, fm 92.3
      kedu ka ndi nigeria si eme n'obodo china
      kedu ka ugbo elu si efe
      kedu ka e si amata di oma
      kedu ka m ga-esi belata afo m
      kedu mgbe mango na-acha
      kedu mgbe nwa na-amalite iga ije
      kedu mgbe asuu ga-akwusi
      ebee ka e si azu okporoko n'onu ala
      ebee ka peter obi si
      ebee ka akpukpo ukwu m no
      ole ka ndi igbo di n'uwa
      ole ka a na-akwa akwa isi agu n'aba
      onye choro izu ala plot abuo na awka
      onye ga-ekpere nwa m isi taa
      o buru na m bu onye isi ala, gini ka m ga-eme
      ihe i kwuru amasighi m, anyi abughizi enyi
      hapu m ka m no onwe m, obi adighi m mma na di m
      ka anyi kwuo maka arsenal na spurs
      eh, i biakwala n'oriri ahu
      hahahahaha, i na-agba ara nwoke m
      😂😂😂 akuko gi na-atọ ọchị
      chai nna, arsenal egbuo anyi
      tufiakwa, ihe ojoo adighi eme anyi
      amen, ka o diri anyi mma
      isee
      kpọkwa m n'ulo, fon gi na-apu apu
      nwanne m na-alu nwanyi n'izu a, m na-agba mbo idozi akwa na akpukpo ukwu, i ga-abia
      ana m eche na m ga-ahapu oru a, oga anyi na-emegbu mmadu. gini ka i chere
      nwa agbata obi m na-eti egwu n'abali, anaghi m ehi ura. kedu ka m ga-esi gwa ya
      m muru nwa nwoke ututu a, chineke mere. anyi na-acho aha oma, tinye aka
      papa m na-ekwu na n'oge ha kobo ise na-azu nri, ugbu a puku ise adighi azu ihe. uwa agbanweela
      ka m koo gi ihe merenu n'ahia taa, nwanyi abuo lusoro ogu n'ihi akpa tomato
      ugbo anyi mebiri n'uzo ore, anyi noro ya kemgbe ututu, mmiri na-ezo
      {bank} nyere nwanne m oru, anyi na-agba oriri, i ga-abia
      nwa m zuru ego nne ya, m tie ya ihe, ugbu a o gbaala oso n'ulo
      onye nkuzi m si m dee akuko otu ubochi na banki, nyere m malite ya
      otu mgbe mbe gara igbazi ego n'aka enyi, o kwughi ya, enyi wee chua ya oso. koro m ihe mere n'ikpeazu
      nwanne m, {name} ji m ugwo kemgbe afo abuo. mgbe obula m juru ya o na-ewe iwe. kedu ka m ga-esi gwa ya okwu
      nna anyi hapuru ala isii, umunne m anyi no ano, kedu ka anyi ga-esi kee ya n'omenala
      nwa m na-asi na o choro iru oru na banki mgbe o toro, gini ka o ga-agu na mahadum
      ndi umunna choro onye obula weta {amount} maka transformer, o di oke onu, gini ka unu chere
      achoro m ka i zaa m n'eziokwu, nwoke nwere ego na nwoke nwere obi oma, onye ka m ga-alu
      i maara na ndi banki na-eyi tie kwa ubochi, anwu na-achakwa. gini mere ha ji eme ya
      anyi na-eme drama n'uka, m bu onye banki n'ime ya, dere m ihe m ga-ekwu
      nwunye m na-ekwu okwu n'ura, o na-akpo aha nwoke ozo. obi na-ama m
      m huru ihe nkiri ebe ha zuru banki, police wee gbaa ha egbe. i huola ya
      dokita si m belata nnu na mmanu, gini ka m ga na-eri n'ututu
      okuko m amughi akwa n'izu abuo, amaghi m ma o bu nri. onye maara gwa m
      ha na-ekwu na gomenti ga-enye onye obula {amount}, enyi m zitere m ya na whatsapp. haha i kweere
      mmadu nwere ike ibi n'onwa, ka ndi ocha na-ekwu, gini ka i chere
      nwanne, i zitere m ozi n'amaghi ama, abughi m bu {name}
      wrong number, onye ka i na-acho
      ndo, a chere m na nke a bu nomba nwanne m
      nke a o bu nomba onye na-ere akwa n'ariaria
      {name}, i ruola ulo? zaa m
      ka m kpoo gi ma m puta na klas
      voice note gi adaghi, a ga m ege ya n'ulo, mama
      onye isi otu choir, uniform ohuru ahu bu ego ole
      good morning group, nzuko bu 4pm, biko onye obula bia
      admin biko wepu m na group a
      onye dere ihe a na group, o bughi asi
      congratulation nwanne m, i gafere bar exam
      (rip|ndo) nwanne m, chukwu nye unu ume
      ekpere ututu: chineke, mee ka ubochi taa buru nke oma nye onye na-agu ihe a
      share ka ozi oma ruo mmadu niile, amen
      i maara onye na-edozi dstv dish, signal adighi
      meter reader abiaghi be anyi, gwa ndi eedc
      {bank} gbanwere logo ha, nke ohuru joro njo
      md {bank} luru nwa ya di unyaahu, oriri di egwu
      nwanne m na-ere pos machine, onye choro
      receipt booklet ka m choro ibiputa maka shop m, ole ka a na-ebi ya
      atm nwoke, ya bu nwoke nwere ego, haha
      sugar mummy ka m na-acho
      alert, ehi na-abia n'uzo, lezienu anya
      limit onu gi n'okwu ndi agadi
      interest gi bu gini, egwu ka o bu boolu
      goal gi n'afo a bu gini, nke m bu ilu nwunye
      pin pon game ka anyi na-agba
      nwa m na-aju gini bu "bank" n'igbo, m si ya ulo aku
      akwukwo ego na mkpuru ego, nke ole ka e bu uzo mee n'uwa
      mbe na ulo aku, akuko ifo, koo ya
      m choro igu akuko banyere cowry ndi igbo na-eji azu ahia
      o bu ole afo ka central bank di
      etu e si emepe akauntu facebook
      etu e si emepe akauntu {bank} n'ofis ha
      fairmoney, palmcredit, kedu nke na-enye ego ngwa
      ego ole ka opay na-ewe ma mmadu wepu ego n'aka agent ha
      uba ha ga-ewe mmadu oru n'afo a
      mepee (uzo|windo), okpomoku na-egbu anyi n'ime ulo
      nwa m choro imepe akauntu (tiktok|instagram|facebook), o di afo iri, m ga-ekwe ya
      e mepere nnukwu ulo ahia ohuru na (nnewi|nsukka|umuahia), ka anyi gaa lee ya
      debanye aha nwa m n'asompi igu abu n'uka
      o bidoro ahia ohuru nke ire nkwobi, ka chukwu gozie ya
      ha na-emepe uzo ohuru si be anyi gaa (ahia|umuahia)
      mepee akwukwo gi na ibe iri abuo na ato, guo nke mbu
      onye ohuru batara n'ulo anyi, o ji oke mkpotu
      nwunye m mepere ulo ebe a na-akpa isi, bia ka o kpaa gi
      akauntu e-mail ka m choro imepe, ndi jamb siri m weta ya
      m choro isonye n'otu egwu ohuru e guzobere n'obodo anyi
      kedu ka m ga-esi nweta akauntu netflix nke nwa m ga-eji ekiri ihe
      ekwela ka nwata mepee onu mgbe a na-eti oyi
      form ndi n-power ka m na-achọ idebanye aha na ya
      enyi m mepere akauntu n'ulo aku (zenith|uba|access), ha nyere ya okpu na biro
      biko mepeere m geeti, aka m ji ibu
      nne m siri na a ga-emepe uka ohuru anyi n'onwa disemba
      ladi a adighi balance, ka mmadu jide ukwu ya
      nwata ahu nwere ezi balance mgbe o na-agba igwe
      ego ole foduru n'akpa nwata i zigara ahia
      osikapa foduru n'ite o ga-ezu mmadu ato
      ole ka ihe foduru n'ime karama mmanya ahu
      elekere ole foduru tupu bolu amalite
      balance sheet ka onye nkuzi nyere anyi ka anyi mee n'ulo, agugo m ike gwu
      ole ka anyi no n'ulo a ma e wepu umu ejima
      kedu ihe m nwere ike iji iche ihu ka o balance, toner ka o bu ude
      ole nwere nwunye abuo n'ime ndi eze obodo gi
      (saa ato|puku ise) wepu otu nari, gini foro. o bu maths nwa m
      ji foro ole n'oba, umu nwoke a abiala
      ikuku adighi nha nha na taya ihu, vulcanizer balance ya
      afo ole foduru tupu onye isi ala puo n'oche
      mmiri foro obere na tank, kpoo onye tanker
      n'aka gi, ubochi ole ka i foduru na school
      kedu nomba ulo gi n'okporo uzo ahu
      nomba jersey okocha bu ole
      onuogugu ndi no n'uka taa di ole
      nye m nomba gi, nwa oma, ka m kpoo gi n'abali
      account nke o koro banyere agha biafra juru m anya
      nomba motor ahu buru nne m bu gini, i chetara
      aha m n'ezie na-abughi nke facebook bu gini ka i chere
      nomba oche m na ule waec efuola m n'isi
      kedu nomba abu "chineke nke igwe" n'akwukwo abu
      onye nwere nomba onye na-edozi pump, dee ya ebe a
      aha onye dere things fall apart bu onye
      kedu aha ezigbo aha nna gi na nke nne gi
      m chefuru nomba bus m ga-eso gaa school
      (gini bu|kedu) nomba mmadu ga-akpo ma oku gba ulo
      registration number m na jamb ka m na-acho, o di n'ime akwukwo nwanne m
      nyefee bolu n'aka (osimhen|onye no n'ihu), onye a adighi agba
      ziga nwata ahu ka o gaa kpota nne ya
      zigara m foto agbamakwukwo unu ka m debe na status
      chelsea choro izuta onye ahu, transfer ya ga-adi nde iri isii
      transfer window ga-emechi ole mgbe
      ha zigara nwanne m nwoke na sokoto, oru police ya
      onye isi ulo akwukwo nyefere anyi n'aka onye nkuzi ohuru
      papa m nyefere okpara ya ofo na ala
      nye ewu nri, nye kwa okuko mmiri
      zipu m ozi ma i ruo n'ulo, obi ga-ajuwa m
      nye nwata ara, o na-ebe akwa kemgbe
      kwuo onye isi oche okwu, ya nye anyi ohere
      {name} nyere m ofe na fufu, afo juru m
      zigara nwunye gi okwu oma, iwe ya ga-ajụ
      nna anyi nyere onye mmeri akwa na okpu
      oga si a ga-enyefe ndi army ndi ohi ahu e jidere
      m ga-eziga nwa m n'aka nwanne m no jos ka o muta oru
      kedu ka e si ebufe vidiyo site na fon gaa na laptop
      chekwaa ndi gi n'obi, ndu di mkpumkpu
      hichaa nomba ex gi na fon, i ga-ezu ike
      list ndi a ga-akpo n'agbamakwukwo, ka anyi dee ya taa
      onye ka i debere ihe ahu n'aka ya, ekwutakwala m
      aha ndi nwuru n'agha ahu ka e dere na nkume
      wepu aha m n'otu ndi na-azacha uka, ahu adighi m
      ndi gomenti ga-enye osikapa deputara aha, aha m anoghi ya
      gbakwunye aha {name} n'ekpere unu, o na-aria oria
      nomba nwanne m agbanweela, dee nke ohuru na diary gi
      debe nomba ndi uwe ojii n'ekwenti gi, obodo adighi mma
      onye klas dere aha ndi na-eme mkpotu, aha m bu nke mbu
      hapu akwa ahu m debere n'elu ihe ndina, o bu nke nne m
      chekwaa foto ndi a na google, fon gi ga-emecha mebie
      list ihe oriri anyi ga-azu n'ahia, ogiri na uziza so
      ndi so m n'instagram eruola puku abuo
      kedu ihe ndi mere n'obodo mgbe m anoghi
      onye batara ebe a ugbu a, anuru m uzo
      akuko ndi mere n'agha biafra, koro m ya
      kedu onye zitere m friend request a na facebook
      ndi gara ugbo afo a erutela, onye ka ha wetaara okporoko
      kedu ndi batara na semi final
      mmiri batara n'ulo anyi n'abali, o bughi obere ihe
      uwa niile na-abia be anyi n'ukpaka iwa ji
      deputa ihe ise kpatara agha ahu, o bu assignment
      n'onwa gara aga, mmadu ole ka a muru n'obodo unu
      o bu onye zitere gi ihe ahu na whatsapp
      ihe o mere unyaahu n'ahia gara m n'ahu
      {name} o batala n'oru taa, ka o ka no n'ulo ogwu
      ego nwunye m nyere nne ya mere ka nwanne ya wee iwe
      alert gi ka o di na status, ndi mmadu ga-asi na i na-etu onu
      onye kporo m oku n'abali, i ma olu ya
      statement governor mere banyere ndi na-achi ehi kpasuru ndi mmadu iwe
      kedu ka m ga-esi dee problem statement n'oru project m
      guo nkwuputa okwukwe anyi, m kwere na chineke
      statement ndi uwe ojii naara m n'ofis ha, o were awa ato
      okwu ahu o kwuru bu false statement, akwukwo akuko kwuru ya
      akwukwo nkwuputa uka si na uka ga-abu n'elekere asaa
      thesis statement di anaa ka m ga-edeli
      bishop kwuputara nkwuputa banyere ndi uka na-achoghi ilu n'uka
      fashion statement ka uwe a na-eme, biko
      kedu mgbe a ga-ewepụta akwukwo nsonaazu ule neco
      pdf akwukwo omenuko, onye nwere ya zitere m
      mission statement nke ulo akwukwo anyi bu gini
      biputara m akwukwo ozi agbamakwukwo iri abuo, onye na-ebi ebe a
      ndi oji ego anyi echi akwukwo nkwuputa ihe ha nwere
      statement gi ahu na group wutere otutu mmadu
      risiti ewu m zuru efuola, onye ahia ahu ekweghi na o rere ya
      nwata, were akwukwo risiti ahu fachie achicha
      gosi akaebe na chineke di, ndi sayensi si na o dighi
      fada juru anyi akaebe na anyi gbara akwukwo
      risiti agbamakwukwo di ochie ka ngwa agha
      akaebe siri na o huru ya ka o na-awụ fence
      dee risiti aka gi nye onye ahia, o bu ahia gi
      onye ikpe juru ya akwukwo ala ya, o nweghi
      ihe akaebe n'ikpe ahu efuola, ikpe gara n'azu
      onye ji risiti fridge ahu anyi zuru na 2015
      shoprite nyere m risiti ogologo ka eriri
      gosi m ihe i mutara taa n'akwukwo
      nnata akwukwo ozi uka, secretary ka ya
      proof nke theorem ahu ka m na-aghotaghi, onye ga-egosi m
      eji m risiti ahia mere obere ugbo elu nye nwa m
      akwa m nyere tailor kemgbe krismas, ebee ka o no
      ngwa m zuru na (jumia|temu|konga) abiabeghi, o buola izu ato
      motor anyi na-eche ahubeghi ya kemgbe elekere isii
      onye ahu m zigara ahia alotabeghi, mmiri na-ezo
      nwunye m si na o gara ahia, ma o rubeghi
      kedu ebe ewu m no, achogo m ya aka
      ozi m zigara gi na whatsapp akara otu nri, i hughi ya
      akwukwo ozi m degaara nna m erughi ya aka
      ndi peace mass ejirila m ibu m, o rubeghi aba
      (ebee ka|olee ebe) akpukpo ukwu m nke oji di
      oku ndi nepa weere kemgbe satode alotabeghi
      result m ka na-egosi pending, ule e mere n'afo gara aga
      onye ozuzu aturu anyi no ebee, uka amaliteghi
      n'ezie, ebee ka osimiri niger si abia
      pizza m nyere order si na o no n'uzo, ma agụụ na-egbu m
      corper allowee ndi gomenti abataghi, ha na-ata ahuhu
      weghachi akwa m i gbaziri, m ga-eyi ya na sonde
      m kpoghere onye na-abughi ya oku, ihere mere m
      o zigahiere ex ya ozi ihunanya, nwunye ya huru ya
      weghachite vidiyo ahu azu obere, ahughi m ka o si daa
      toyota kpoghachiri ugbo ala ha puku iri n'ihi break
      m kpohiere onye nkuzi anyi "daddy", klas chiri ochi
      laghachi azu na nke mbu i gwara m banyere agha
      kedu ka m ga-esi ehichapu ozi m zigahiere n'otu ezi na ulo
      mmehie m mere n'akwukwo ule, m ga-enwe ike igbanwe ya
      chi, weghachitere anyi oge ochie, mgbe ji di onu ala
      o bu ulo na-abughi nke ya ka o banyere, nkita taa ya
      weghachi aka gi azu, egwu a ka na-aga
      ndi omebe iwu choro iweghachi senator ha, recall ka ha na-akpo ya
      ihe m kwuru n'iwe, ka m nwere ike ilọghachi ya onu
      unyaahu gara gara, i gaghi enwe ike iweghachi oge
      mefuo oge gi n'igu akwukwo, o ka mma
      ego ole ka osuofia mefuru n'iwu ulo ya
      nwanne m na-emefu ego ka a ga-asi na echi adighi
      ndi gomenti mefuru ijeri abuo n'otu uzo na-ezughi oke
      kedu ihe riri akwukwo m, oke ka o bu uchicha
      otu awa ka m mefuru na traffic nke mile 2
      ihe m riri n'abali gara aga, ka afo m na-agba otoro
      kedu ihe i na-eji ubochi sonde eme
      agha a na-eri mmadu kwa ubochi na sudan
      (ihe|ego) nwanyi na-emefu n'isi na mbo karia nri, di ya kpesara m
      egwuregwu ole ka i na-agba n'izu
      anwuru n'egbu ume, kwusi ise sigari
      obere obere ka nnunu ji ewu akwu ya
      budget nigeria nke afo a, asikwa na o bu ijeri puku iri ise
      kilite ike ole ka m na-emefu ma m gbaa oso otu awa, maka ibelata ahu
      airtime redio ole ka ndi na-ere ogwu na-azu n'otu ubochi
      kredit onye dere egwu ahu bu phyno, o bughi flavour
      kpoo nne gi oku, o na-eche gi kemgbe ututu
      tinye akpu na garri n'ite, ka anyi rie
      recharge onwe gi na ura, i na-aru oru oke
      nwanne, i nwere kredit n'ekwenti, biko nye m ka m kpoo di m
      tinye obere mmanu na lamp ka o nwuo
      ekwenti m adighi ada uda ma mmadu kpoo, gini na-eme ya
      credit m gara na maths, a na-achọ ise iji banye unn
      loda ji n'ugbo, ehihie adila
      ndi network mtn a na-ekpu oku ugboro iri n'otu okwu
      onye nyere gi ikike itinye aka n'akpa m
      (i ga-akpo|kpoo) m ma i rute n'awka
      kaadi recharge m kochara efuola, nwata tufuru ya
      ole ka kredit hours anyi di na semester a
      zuta ihe oriri tupu i lota, afo na-agu umuaka
      nomba a na-akpo m na-asi na o bu n'ofis mtn, o bu ndi ara
      data ndi bi n'obodo anyi na census nke 2006
      i nwere ike inye m hotspot, biko, otu nkeji
      data analyst ka m choro imuta, ebee ka a na-amu ya
      enyi m zutara data mtn, o gwuru n'otu abali, o na-ebe akwa
      gosi m otu e si agbanyu data na iphone
      gig ahu phyno ga-akpo n'asaba, ole bu tiketi ya
      akwukwo data presentation ka m na-akwado maka project m
      nwata a na-eri data ka o na-eri nri, hahaha
      kedu ihe di iche n'etiti data na information n'ict
      bundle nke akwukwo ugu abuo ka m choro, nwunye
      i gbanyela wifi ulo unu, nye m password ya ka m soro
      onye nkuzi siri anyi chikota data banyere udi osisi
      megabyte ole na-eme otu gigabyte
      sub m n'otu telegram ahu agwula, ha chupuru m
      i ji nke mtn ka o bu airtel, kedu nke ka na be unu
      intaneti adighi n'obodo anyi, ndi ohi gbutere waya
      gigabyte asaa ka foto agbamakwukwo anyi di, kedu ka m ga-esi bute ya
      ochichi anyi enyeghi oku, enyeghi mmiri, naani okwu
      mechie oku ma i na-alakpu ura
      unit anyi na nysc ka m na-achoghi, ha na-akpa ike
      kedu onye choputara oku latrik mbu
      oku gbara ahia oil mill unyaahu, otutu mmadu furu ihe
      gbanye oku ka m hu uzo, agwo di n'ime ohia a
      token ihunanya ka m nyere ya n'ubochi valentine
      mita okporo uzo anyi si ebe a ruo n'ahia di narị ano
      ndi phcn dara n'ubi anyi ogwe osisi ha
      oku akwu na-ere n'akuku uka, ka mmadu kpoo fire service
      gen anyi na-ese anwuru ojii, onye maara ihe kpatara ya
      unit nke force bu gini, newton ka o bu joule
      oku uzo okporo ahu na-acha uhie, kwusi ugbo
      nepa weere oku mgbe osimhen choro igba penalty
      solar anyi na-enye oku ruo elekere iri na abuo n'abali
      ihe e ji amuchi oku kichin gas, echefuru m aha ya
      i ma onye waya, oku dara na room m naani
      kedu oge nigerian idol na-ebido na tv
      chanel ole ka bbnaija di n'afo a
      tv anyi gbajiri mgbe umuaka na-agba bolu n'ime ulo
      onye na-ese akuko na nta igbo, nwanyi ahu maara asu
      kirie africa magic igbo, fim a ga-amu gi ara ochi
      gbanwee channel ahu, umuaka ekwesighi ikiri ya
      sub m na youtube, pia bell ahu ka i hu vidiyo ohuru
      dstv kwesiri igosi bolu ndi nwanyi karia, ka m na-eche
      gotv onye agbata m ka anyi na-ekiri bolu na ya
      onyonyo tivi na-emebi anya umuaka, o bu eziokwu
      antenna anyi ka ifufe butere, onye ga-arigo n'elu ulo
      sub (goalkeeper|osimhen) tupu anyi furu egwuregwu a
      a na-egosi mmemme ahu ugboro abuo n'izu, tozde na fraide
      plan gi maka ngwucha izu bu gini, nwanne
      remote tv efuola, lee n'okpuru oche
      cable car di na obudu, i banyela ya mbu
      bill nke nnunu ka a na-akpo onu ya
      bill gates o ka no ndu, kedu afo ya
      ndi senate tulere bill gbasara umuaka almajiri
      nna m kwuru ugwo nwunye ugboro abuo, akuko ya toro ogologo
      waiter, anyi riwo nri, olee bill anyi, a ga-eke ya
      onye mere njo ga-akwu ugwo njo ya, akwukwo nso kwuru
      kwuo okwu n'uka, i na-ama jijiji
      ulo akwukwo nwa m choro ka anyi zuta uwe abuo na akwukwo iri
      gini bu bill of quantities, onye nkuzi juru anyi
      mmiri na-asọpụ n'ime ulo, kpoo onye plumber
      betting emebiela okorobia a, o rere fon ya
      ugwo ọbara ka ha na-acho, ndi cult ahu
      bill m n'hospital ahu mere m ka m bee akwa, ma nwa m di ndu, too chukwu
      i kwukwara onye keke puku ise maka obere uzo a
      exam pin nke onye ozo ka o ji lele result ya, kedu ihe o ga-eme
      akwukwo ikike ichu ugbo nwanne m ka o na-achị onwe ya
      due process ka ha soghi mee ntuli aka ahu
      nwa anyi ga-abia n'uwa n'onwa maachi, due date ya bu iri na ise
      ole mgbe ka a ga-enyefe assignment ahu nke geography
      mgbe ole ka uka advent ga-agwu
      ubochi ole foro ka nysc batch b banye camp
      kedu mgbe iwa ji obodo unu ruru afo a
      deadline itinye akwukwo scholarship shell agafeela
      akwukwo m gbaziri na library, ole mgbe ka m ga-eweghachi ya
      ji m kuru, o ga-eru igwu ya n'onwa ole
      mgbe ole ka ehi dị ime ga-amụ nwa
      chetara m ka m nye okuko nri ma anwu daa
      oge imeghe ulo akwukwo o bu mmonday ka o bu tuzde
      kedu mgbe nwa m kwesiri iga gbaa ogwu polio nke abuo
      ubochi iwebata akwukwo project agbanweela, o bu fraide
      mango a, kedu mgbe o ga-acha
      ole ka akara nwa m na maths ruru
      ole ka m ji gi na egwuregwu a, isii na ato
      ehi mmadu ole ka umu nwanyi obodo ga-akwado
      ugwo anyi ji ndi nwuru anwu bu ncheta
      i ji m nsusu onu, kwuo ya taa, ifunanya m
      ole ka mmiri di na tank, rigoo lee
      otu nna ji nwa ya, nkuzi ezi omume
      chukwu, ihe m ji gi apughi iguta onu, naani ekele
      ndi otu anyi na-agụ ugwo ndi e ji n'aka nwunye nna anyi nwuru anwu
      nigeria ji ndi china ugwo ole, a juru ya na quiz
      onye ji onye n'ikpe ahu, onye ikpe o ga-ekpebi echi
      {name} ji papa m ewu abuo kemgbe afo gara aga, o na-agba oso
      points ole ka arsenal foro ka ha buru iko
      lita mmanu ole ka ugbo a na-eri site enugu ruo jos
      calorie ole di n'otu efere osikapa
      minimum age iji buru onye isi ala bu afo ole
      opekata mpe, mmadu kwesiri iri mkpuru osisi abuo n'ubochi
      ole kacha nta ka mmadu ga-amu n'awa na library
      kacha nta n'ime mba niile di n'uwa bu nke ole
      pass mark opekata mpe na neco bu gini
      mmadu ole kacha nta ga-eso n'otu team volleyball
      height kacha nta iji banye na army bu ole
      awa ole kacha nta ka nwa ohuru kwesiri ihi ura
      minimum wage ka e kwuru n'akuko, gomina anyi ekwetaghi ya
      opekata mpe i gaara akpotu m, nwa nne m
      ihe kacha nta n'ahu mmadu bu gini, mkpuru ndu
      lcm nke iteghete na iri na abuo bu gini
      afo kacha nta umuaka ji ebido jss1
      jamb score kacha nta a na-acho na nursing
      obere ihe kacha nta i ga-emere nne gi bu ikpo ya oku
      kaadi ncheta ubochi omumu nwa m ka m choro ise n'aka
      otu esi eji akwukwo mee kaadi krismas mara mma
      ndi inec ka na-enye kaadi ntuli aka, o ruru anyi aka
      nwunye m choro kaadi ulo ogwu ohuru, nke ochie mmiri mebiri
      (mee|meere) m kaadi agbamakwukwo mara mma na canva
      kedu ka m ga-esi nweta kaadi library na mahadum
      id card ndi corper ka ha na-enye anyi taa
      complimentary card m ka m choro ibi, onye printa nso ebe a
      green card america, kedu ka e si eme lottery ya
      kaadi ndi otu anyi na cwo ka ha bidoro ikesa
      kaadi nwa m ji aga post natal jupụtara, nurse siri weta ohuru
      memory card otu 64 ole ka ha na-ere n'alaba
      ka m mee kaadi sorry nye enyi nwanyi m, o na-ewe iwe
      biko dee okwu mara mma m ga-etinye na kaadi mothers day
      party card nke ndi pdp, ha na-enye onye obula n'efu
      i nwere ike inye m sim card gi, nke m gbajiri
      kaadi whot otu efuola, anyi agaghi agbali
      mechie ite ofe ahu ka ijiji ghara ibanye
      kaadi ntuli aka m furu, ebee ka ofis inec di
      kpochie okuko n'oba, anyasi eruola
      sim card m kwusiri, ofis glo nso ebe a ka m na-acho
      red card o nyere onye ahu abughi eziokwu, refari zuru ohi
      tinye azu n'ime freezer ka o kpoo nkume
      pia freeze na vidiyo ahu, ka anyi lee ihu ya
      ndi uwe ojii weere id card m na checkpoint
      akwukwo kaadi antenatal m furu, nurse na-ewe iwe
      memory card fon m anaghi egosi, ihe niile di na ya efuola
      kwusi ugbo ka m daa, erutela m
      kpochie uzo kichin, oke abatala
      kaadi library m agwula oge, ha ekweghi m banye
      kaadi happy birthday nwa m zuru m, m na-edebe ya na bible
      gbochie nwata ahu, ya abanyela n'okporo uzo
      oyi ahia a na-eme ka aka m kpoo nkume
      gosi m kaadi party gi ka m kwere na i so
      gosi m kaadi i ji n'aka, o bu circle ka o bu star
      onye banyere n'ulo ule gosi id card ya
      nomba di n'azu jersey ya bu asaa
      kaadi akwukwo nso nwa m nwetara na catechism mara mma
      lee foto id card m, ihu m adighi mma ma ncha
      (gosi m|ka m hu) kaadi agbamakwukwo unu, amaghi m ebe reception di
      ebee ka e dere expiry date na karama ogwu a
      ka m hu aka gi, i na-ezo ihe
      nomba di n'okpuru gas cylinder bu gini
      gosi m foto nwa ohuru, chineke gozie ya
      kaadi iri na isii ka onye obula na-eburu n'egwuregwu a
      onye nyere gi kaadi complimentary a, oyibo ka o bu
      visa gi o bu otu afo ka o bu onwa isii, america siri ike
      verve bu gini n'asusu bekee, dictionary ka m na-acho
      gosi yellow card ma i na-agafe ala benin
      ka anyi malite otu abu n'uka, soprano na-ako
      i nwere ike imepere anyi group whatsapp nke ezi na ulo
      anyi choro ihibe otu umu agbogho na-agba bolu
      bidonu egwu, ndi nkiri ejula
      onye hibere otu ipob
      kedu onye guzobere uka anglican n'ala igbo
      anyi na-achi mmadu iri ka anyi malite tutorial maka ule
      ka anyi niile gbakoo echi sucha uzo
      (meere|mepeere) anyi group telegram nke klas, prof ga-etinye akwukwo na ya
      malite okwu gi, oge na-aga
      ndi obodo na-ebido otu nche abali, n'ihi ndi ohi
      hibe alaeze gi n'ime obi anyi
      otu age grade anyi ka anyi na-acho ikpo aha, nye anyi aha mara mma
      umu nwoke ise na-akwado ibido band egwu
      otu nzuzo ka nwa ya banyere, o na-agba okpa n'abali
      anyi na ndi agbata obi ga-etukota aka suo ahihia ogba mmiri
      banye n'ime motor, mmiri na-ezo
      ka m soro unu rie, agụụ na-egbu m
      m choro iso gi gaa uka na sonde
      nwa m banyere n'otu cadet, o na-amu ije
      soro m guo, abiidii
      nnanyi, i ga-ekwe ka m banye ulo gi ka mmiri kwusi
      anyi na-acho onye iri na otu iji gbaa bolu, i ga-aba
      bata n'ulo, nri adila njikere
      o choro iso na masquerade, papa ya ekweghi
      m ga-eso na convoy onye governor echi
      isonye n'ogbako umunna amaka, mana esemokwu ha adighi agwu
      join m na live instagram ugbu a
      kedu ka e si abanye n'army nigeria, form o puola
      gunye akwukwo nso n'akpa gi, i ga-acho ya
      banyere n'obodo ohuru ka m no, amaghi m onye obula
      kedu otu m ga-eji soro n'asompi spelling bee
      tinye onu n'okwu a, i bu okenye
      tuo asusu ohuru n'ime redio, ndi mmadu ga-achi
      m turu nkume na mango, o dara isii
      kwuo ihe i chere n'ogbako umunna
      ndi uka tukotara akwa na nri zigara ndi mmiri riri ulo ha
      tinye aka n'oru ulo, nne gi ike agwula
      utu gomina tuliri ndi ahia, ha mechiri ahia taa
      onyinye mbo m n'egwuregwu ahu di ukwuu, m nyere goolu abuo
      nye onyinye obara, i ga-azoputa ndu
      a na-atu anyi ilu n'ututu, mpa anyi bu okwu ilu
      itunanya ka o turu m mgbe m huru ya n'ahia
      tinye ozo n'elu nke ahu, klas abuo na nke ato, ole ka ha di
      ndi ikenga tuo utu ha n'obi eze, ihe omuma ochie ka o bu
      tuo m n'elu ka m hu ihe na-eme
      i kwughi okwu obula n'ime group kemgbe asaa, ndi mmadu na-aju gi
      onye ka oru ihu ya ruru taa, ikpocha klas
      oge onye ka o ruru ikpo onye ozo n'egwuregwu a
      kedu group anyi no na ya na world cup, tunisia o so
      onye na-esote n'ihu barber, m biara tupu gi
      otu anyi o meriri ka a choputara na ha no naani iri
      ole foro n'otu ndi nwuru n'ihe mberede ahu ka achotabeghi
      onye ga-esote buru eze ma nke a nwuo
      oge m eruola ka m sie nri, nwunye ogbo m siri unyaahu
      kedu mgbe otu abu anyi ga-aga record n'enugu
      onye kpere ekpere mmechi unyaahu, ya kpee mmeghe taa
      mmadu ole bu ndi ozi jisos, kpoo aha ha
      ka umu klas anyi puo na group, o na-eme mkpotu
      onye ji ball, ya gbaa ya
      pot egusi m na-agbo, ka m belata oku
      group b na nigeria, kedu ka o siri gwu
      goolu mbu ahu bu offside, refari emehiela
      chekwaa anu ahu n'elu oku ka o kpoo nku
      piggery ka m na-acho ibido, ezi ole ka m ga-eji bido
      debe nwata n'oche azu, ya kechie belt
      osimhen nyere goolu abuo, ka anyi nuo mmanya
      ebumnuche m n'afo a bu ibelata ahu, kedu ihe m ga-eri
      dobe akpu n'ime mmiri abali ano, o ga-adi nro
      target m na jamb bu narị ato na iri, kpeere m
      o kpachiri uzo m n'onu uzo ya, ka anyi see okwu
      zoputa mmiri, tap na-agbasa n'efu
      chekwaa foto m na fon gi, nke m na-akpu anwu
      kechie akpa ahu, ihe na-adapu
      goal difference nke anyi na ha ha otu, kedu ihe ga-eme
      goal setting ka onye motivational speaker kwuru banyere ya n'uka taa
      onye na-eche goolu gbajiri aka, nochie ya
      savings time ka ndi america na-agbanwe elekere, maka gini
      ihe e dobere maka ndi obia, emetukwala ya aka
      debe okwu a n'obi, agwakwala nne m
      gbazinye m (biro|akwukwo|calculator) gi, ule na-amalite
      binyetu m wheelbarrow gi ka m buo aja
      biko gbaziere m uwe nwuda, m na-aga interview echi
      enyi m riri aririo ka m binye ya fon m, m juru
      binye m ntutu gi otu ubochi, agbamakwukwo ka m na-aga
      ka m gbaziri eriri agwa gi, ohia ka m na-aga
      brighton gbazinyere onye ahu na klọb ozo, loan ruo june
      arsenal choro onye ahu na loan, ndi barca ekweghi
      m na-ario oru, ka m zipu cv m
      ario m chukwu nwa, o ga-aza m
      aririo visa m ka ha jụrụ, embassy akowaghi
      biri n'ulo m nwa oge, ruo mgbe i chotara nke gi
      o riri m ka m gbazinye ya ugbo m, o gaa kuo ya
      ndi gomenti na-enye ndi oru ugbo fatilaiza, kedu ka e si ario ya
      nyem ura abali a, chineke
      kedu okwu igbo ndi e gbaziri n'asusu hausa, linguistics
      i nwere ike ibinyetu m agba na iche ihu taa naani
      {name} na-ario ka e nye ya nwa gi nwanyi, i ga-ekwe
      aririo m na embassy kedu ebe o ruru, e deere m ya na vfs
      onye ji onye ugwo na-edobe anya, ilu ndi be anyi
      o ka ji ya ugwo isi nwanyi, nwanyi ahu ka bi be nna ya
      osimhen o ka no na loan na galatasaray
      kedu ebe ule m ruru, ha marakachaala ya
      akwukwo {name} gbaziri m, o ka no ya n'aka
      gini ka ndi nigeria ji ndi france n'ebe agha ahu di
      aririo ego ndi gomenti nyere ndi ugbo, ewepughi aha anyi
      ole afo foro n'ikpe ya tupu a hapụ ya
      kedu onye a kpọrọ juru oru, mu na gi gara interview
      anyi ji chukwu ekele, o mekwara
      wheelbarrow ahu i gbaziri, mgbe ole ka i ga-eweta ya
      onye ji ofo ga-alarịrị, ilu igbo
      ugwo ji m bu ikele nne m, ka m gaa n'obodo
      nne {name} ji mama anyi osikapa mudu ise, ha na-ese okwu
      kwughachi ihe oma ihe oma, otu a ka nne m kuziiri m
      nyeghachi nwa ahu bolu ya, o na-ebe akwa
      o kwuchara ugwo isi nwunye ya niile, ya buru ya laa
      aga m akwughachi gi otu ihe ahu i mere m, chere
      nwanne, weghachi akwukwo m i gbaziri n'onwa gara aga
      buhari o kwuchara ugwo nigeria ji ka ya na-apụ
      mechaa oru ulo gi ka i bia kirie tivi
      imegwara abughi nke anyi, hapuru ya chineke
      brazil kwughachiri ihe ha mere ha na 2014, goolu asaa
      wepu ihe n'akpa gi nyeghachi ya onye nwe ya
      kwuo ugwo jisos kwuru n'obe, gini bu ihe o putara
      di m mechara kwuchaa {amount} n'isi ala ya, anyi na-agba egwu
      okwa i siri na i ga-enyeghachi m charger m taa
      zuo m (akara|okpa) ise na nkuku ahu
      ree ewu ahu tupu o nwuo, o na-aria oria
      tinye oge na umu gi, ha ga-echeta ya
      investiture nke eze ohuru ga-abu satode
      ndi governor na-akpo ndi china ka ha bia wuo ulo oru ebe a
      kedu onye nwe dangote refinery, ya bu dangote o no afo ole
      oke ala nna m ka umunne ya napuru anyi
      otu oke n'ime ato bu gini, fraction nke klas ano
      zuta uwe ohuru tupu krismas, onu ahia ga-ari elu
      tinye ose na onugbu n'ofe, i ga-ahu uto ya
      share post a nye ndi enyi gi, ka uwa nu
      gini kpatara osikapa ji di onu, ndi uzo ga-aju ndi gomenti
      bond di n'etiti nne na nwa, onye ga-agbasali ya
      james bond fim ohuru aputala
      onu ahia okpa n'enugu bu ole
      ree uwe okirika, o na-ere ofuma n'ogbete ka m nuru
      stock ofe m ji sie osikapa gbanyuru anya
      portfolio nke minister ohuru bu ahia na azumahia
      ihe m nwere n'ndu a bu naani nne m
      foto m niile di na portfolio m, ka m zitere gi ka i leba anya
      kedu ihe i nwere n'akpa gi, onye oru security na-aju
      uru di n'ikwa nti na n'igu akwukwo, debate anyi
      uru ugu na-aba n'ahu mmadu
      ole ka uwe m nwere ruru, agughi m ya onu
      o nwere ala ano na ulo abuo, ma o naghi eri nri oma
      gosi m ihe ndi i mere na klas art
      kedu ka ewu gi si eme, o muola
      onye ritere uru na agha ahu, england ka o bu france
      uru ndu mmadu bu gini, philosophy ka anyi na-amu
      ka ji m si di n'ubi, mmiri mebiri ya
      akwukwo m dere na job interview nwere portfolio, ha masịrị ya
      nwanne m si obodo oyibo lota, o gaghi asu igbo ozo
      onye obodo oyibo si a na-eri pizza kwa ubochi, o bu asi
      ole elekere ka o bu na london ma o bu elekere abuo na lagos
      ihe oyibo zitere anyi bu akwa ochie na milk
      kedu ka m ga-esi jee canada, ndi agent na-aghogbu mmadu
      nwa m no germany amuola nwoke
      exchange student ka nwa anyi bu na france
      ka m gbanwe uwe a na size ozo, onye ahia juru
      gbanwe akpukpo ukwu gi na nke m otu ubochi
      dollar bu aha nkita anyi, o na-aza ya
      cedis ka ndi ghana na-akpo ego ha, ka o bu gini
      ndi igbo no n'obodo oyibo ga-eme convention na houston
      a no m na malaysia, agụụ ofe nne m na-agu m
      onye oyibo a na-asu igbo karia m
      mama ya siri ghana bia luo ya, ihunanya
      sterling silver na gold, nke ole ka ka mma
      kuziere m (igwu mmiri|igba igwe|ikwo piano)
      lesson physics nke taa bu light na refraction, aghotaghi m
      klas nke abuo n'ulo akwukwo sonde, onye na-akuzi ya
      kuziere nwa m abidii, o no n'afo ato
      achoro m imuta ikwa akwa, onye nwere ike ikuziri m
      kuzie m otu esi asu french, m na-aga togo
      kuziere m otu e si esi ofe oha
      (gini bu|kowaara m) photosynthesis n'igbo
      kowaara m egwu chess, m na-amu ohuru
      nkuzi uka taa gbara n'okwukwe abraham
      ihe omumu history nke jss2, alaeze benin
      kedu ihe mere igwe ji acha anunu anunu, nwata juru m
      muta igu egwu site na youtube, o dighi ike
      quiz ajuju, kedu obodo bu isi obodo kenya
      ajuju na aziza banyere akwukwo nso, ka anyi gbaa ya
      onye nkuzi lesson nke elekere ano abiaghi taa
      home lesson ka m na-enye umuaka, i nwere nwa no na primary
      ziri m otu esi egbu ezi n'oge mmemme
      kuziere m okwu hausa ise m ga-eji zuo ahia
      driving lesson ka m malitere, ukwu na-ama m jijiji
      kowaa ihe kpatara agha biafra ka m dee ya n'assignment
      gini bu noun na verb, nye ihe atu
      muta otu e si ekpe ekpere tupu i raruo ura
      kowaara m ka engine ugbo ala si aru oru
      nkuzi nke abuo n'akwukwo biology bu mkpuru ndu
      ka m muta ise ihe, tozie m ebe m ga-ebido
      uwa akuzila m ihe, tukwasila mmadu obi
      ihe m mutara n'alum di na nwunye bu ndidi
      ka anyi muo catechism, confirmation m di nso
      kuziere nne m otu esi eji whatsapp akpo vidiyo
      lesson note nke izu ise, principal na-acho ya taa
      quiz bible nke sonde school, onye ka goliat bu
      bulie aka gi elu ma i mara aziza ya
      kwalite asusu igbo, soro umu gi asu ya
      ha buliri ya elu n'oru, o bu sajent ugbu a
      upgrade window nke laptop m agwula ike, o na-egbu oge
      onye siri na nin m di na akwukwo jamb na-adighi dabara
      tier three na premier league bu gini, ka o bu league one
      fon m na-asi ka m mee software update, ka m mee ya
      verify na twitter, blue tick ka m choro
      npc birth certificate nwa m ka m gara mee, e kpuru m oku n'anwu
      nimc kwuru na nin slip m adighi, a ga-ese m ihu ozo
      rigoo elu osisi ahu kpatara m ube
      bulie bonnet ugbo ala, ka m lee engine
      kwado nri abali tupu nna gi alota
      nyochaa akwukwo ule umuaka, principal choro ya echi
      o ga-arigo n'ogo ohuru na scout, badge ka ha ga-enye ya
      speed gi karịrị oke, ndi frsc ga-ejide gi
      oke mmanya ka o nuru unyaahu, o dara n'ogba mmiri
      mmadu ole kacha ga-aba n'otu bus hiace
      awa ole kacha ka a na-akwo ugbo elu tupu e zuo ike
      ihe nwere njedebe, ma ihunanya chukwu enweghi
      afo kacha a ga-eji banye police bu ole
      limit nke x ma x ruo abuo, calculus riri m isi
      kedu onye kacha ogologo n'uwa
      lita mmiri ole kacha m kwesiri inu n'otu ubochi
      age limit nke inec bu afo iri na asato
      ole kacha ka jamb na-ekwe ka mmadu horo mahadum
      oke iwe adighi mma n'ahu, zuru ike
      o gafere oke, onye agbata m na-agba egwu ruo chi ofufo
      ole bu goolu kacha mmadu nyere n'otu world cup
      gbanwee oge nzuko, elekere ano abughi nke m ga-enweli
      kpochie uzo ngwa ngwa, ndi ohi no n'ama
      akpa akwa m furu n'ugbo, onye hụrụ ya kpoo m
      mechie akwukwo unu, ule amaliela
      kpochie akauntu tiktok nwa m, o na-ekiri ihe ojoo
      ha zuru fon m n'uka, ndi uka na-achi ochi
      onye maara password facebook m na-etinye ihe ihere na ya
      gbachie nkita ahu agba, o ga-ata onye obia
      gbochie anya mmiri gi, o ga-adi mma
      sim nwanne m furu, o na-anwa ijide nke ohuru n'mtn
      ndi army gbachiri okporo uzo, motor anaghi aga
      o gbochiri m na whatsapp n'ihi nwoke ozo
      freeze ka onye nkuzi na-eti ma umuaka mee mkpotu
      igodo geeti furu, onye nche na-arahu ura n'ezi
      mechie onu ite ahu tupu oke abanye
      facebook gbochiri m ubochi ato n'ihi okwu m dere
      akauntu tiktok m akpochiela, ndi na-eso m niile efuola
      uzo be anyi gbochiri n'ihi mmiri, motor agaghi aga
      imi m kpochiri, catarrh na-egbu m
      onye kpochiri uzo ulo akwukwo, umuaka na-eche n'ezi
      kedu otu m ga-esi meghee fon m kpochiri, pattern echefuru m
      sink kichin anyi kpochiri, mmiri anaghi agafe
      meghee uzo, o bu m
      (whatsapp|instagram) m kpochiri, ha si m chere awa iri abuo na ano
      igodo ugbo ala m kpochiri n'ime ya, kedu onye ga-emeghe ya
      ndi uwe ojii mechiri club ahu, na e na-ere ihe ojoo
      o mechiri m obi ya, amaghi m ihe m mere
      unu kpochiri anyi n'ezi, uzo uka ka no emechi
      iphone m na-asi icloud locked, onye rere m ya kpochiri fon
      isi m kpochiri, enweghizi m ike ide ihe ozo na ule
      jamb kpochiri profile nwa m n'ihi na o tinyere email ugboro abuo
      gbanwee agwa gi, i ka bu nwata
      echefuru m password wifi ulo akwukwo
      echefuru m akwukwo m n'ulo, onye nkuzi ga-apia m
      pin ntutu ka m na-achọ izuta, nke nwere okooko osisi
      pin bbm ochie m, ncheta oma
      exam scratch card nwere pin n'azu, kochaa ya nwayo
      safety pin ka m ji jide uwe m, o gbawara
      gbanwere nwata ohuru pampers, o ruru ya
      echefuru m ubochi omumu nwunye m, kedu ihe m ga-eme
      nwata gbanwere password tablet ya, anyi amaghi ya
      gbanwee diaper na ahihia ndi ewu
      akara nzuzo nke ndi mason ka o mere n'aka
      password email m ndi jamb na-aju, echefuola m ya
      o gbanwere aha ya na nke di ya mgbe o luru
      lapel pin ndi rotary ka o yi n'uwe ya
      asusu igbo na-anwu anwu, umu anyi anaghi asu ya
      kedu ka e si asi "i love you" n'asusu yoruba
      tugharia okwu a n'igbo, "patience is a virtue"
      onye nkuzi anyi na-asu naani bekee na klas
      mmadu ole na-asu igbo n'uwa niile
      hausa m dara ada, m biri na kano afo abuo
      olu anambra na olu imo, kedu nke i na-aghota
      gini ka hausa na-akpo ji
      sugharia abu a n'olu anyi, choir ga-agu ya
      o na-asu french n'ihi na o biri na cotonou
      gini bu mkpuru okwu igbo a na-akpo computer
      onye mere google translate igbo, o na-ehie uzo
      asusu ogbi ka nwa ya na-eji aka asu
      ndi ocha ole na-anu pidgin
      koodu obodo nigeria bu ole, narị abuo na iri atọ na ano
      post code nke nnewi, form ka m na-ejuputa
      star boy bu wizkid, onye ozo bu asi
      kedu koodu m ji lele nomba mtn m
      ka m pia horn, onye a nọ n'uzo m
      dress code nke oriri ahu bu aso ebi odo odo
      area code lagos bu zero otu, o bu eziokwu
      network adighi n'obodo, ana m arigo n'elu osisi kpoo nwunye m
      koodu morse, sos ka e si ede ya
      apia ose na nkume, o ka uto karia blender
      cheat code gta ka nwanne m na-acho
      koodu uzo ofis agbanweela, juo onye security
      ntu star hash na keyboard computer m anaghi aru
      offline ka m no, ga-aza gi ma m nweta network
      genetic code, biology ss3
      interest m na bolu agwula, super eagles na-agbawa m obi
      heart rate m na-agba oso, ka m hu dokinta
      o nweghi mmasi n'akwukwo, naani egwuregwu
      inflation rate nigeria ka ha gụrụ n'akuko, aghotaghi m ya
      pasent ole nke ụwa bu mmiri
      birth rate na death rate, geography ule echi
      pasent ole ka m nwetara na ule, onye nkuzi agwaghi m
      omuru nwa ya ga-abu n'onwa mee, nne na nna na-anuri
      five star rating ka m nyere onye uber ahu
      simple interest on {amount} n'afo abuo, ajuju maths nwa m
      mmasi gi na egwu bu gini, iri ya ka o bu ige ya
      rate ihu m, iri n'ime iri ka o bu asaa
      conflict of interest bu gini na law
      ihe a masiri m na nwoke bu eziokwu
      nwata ole n'ime nari na-aga akwukwo n'ugwu hausa
      first rate ka nri nwanyi a bu, i ga-arachapu aka
      uzo m ga-esi ruo awka site na orlu, kedu nke ka nso
      swift bu aha ugbo ala obere ahu nne m na-anya
      taylor swift, egwu ya ole ka i maara
      router wifi anyi na-egbu oge, ka m gbanyuo ya
      source code nke website ahu efuola, ike gwuru m
      onye ma uzo ohia si isi uzo gaa ikem
      sort akwukwo ndi a n'usoro abidii
      koodu hostel m bu ole, onye porter na-aju
      qr code uka ka ha na-eji atu attendance
      zip code ogbe anyi ka ndi amazon na-aju, ka m zuta akpukpo ukwu
      bus route nke si ojota gaa cms agbanweela
      kedu aha ulo akwukwo gi, na adreesi ya na fax
      sort out nsogbu gi na nwunye gi, anyi etinyela onu
      swift key na keyboard fon m na-emehie okwu igbo
      code of conduct ndi nkuzi, ka anyi gwuo ya
      akwa check check (uhie|ojii) ka ulo akwukwo anyi na-eyi
      lelee anya gi na hospital, check up di mkpa
      chess na checkers, kedu nke i na-aku
      checkmate, i furu egwuregwu
      akwukwo ole ka m ga-azuta maka primary two
      spot check ka ndi ministry mere n'ulo ahia ogwu
      chekie nri n'oku, o na-ere oku
      police checkpoint ole di site na onitsha ruo benin
      ibe akwukwo iri ise ka akwukwo omumu ahu nwere
      cheque puskas, ka o bu onye nke a na-agba bolu
      order oda n'uka, okwu amachala
      order chukwu na-enye anyi, ka anyi debe ya
      iche ihu ka o na-elele na mirror ututu niile
      background check ka ndi oru america na-eme m
      kwo check list njem, akwa, ncha, brush, ogwu
      kedu aha m kwesiri iji maka instagram, nke na-ada uda
      aha otutu m n'obodo bu ogbuefi
      @davido na @wizkid ga-agba egwu na london
      gbanwee aha gi na whatsapp, onye amaghi onye i bu
      username m na tiktok bu nwa ojukwu
      m na-ario gi nsusu onu, nye m
      rioro m nne gi aririo ka i soro m gaa ije
      juo {name} ma o ga-abia oriri ahu
      ario m gi, biko alukwala onye ozo
      gini ka nwa na-ario na krismas, uwe ka o bu egwuregwu
      aririo mmadu niile riri gomina bu uzo
      kedu ndi riri m enyi na facebook taa
      ka anyi kee anu ehi a uzo asaa, nke umunna buru ibu
      kee osikapa n'efere ise, umuaka na-eche
      bipu achicha uzo abuo, nye nwanne gi nke ya
      akwa split ka nwanyi ahu yi na agbamakwukwo
      kee ndi mmadu uzo abuo ka anyi gbaa bolu
      ikpe ala anyi kedu ebe o ruru, onye ocha ikwu anyi aziza
      case file nke ogbugbu ahu efuola n'ofis ndi uwe ojii
      dokinta, case nne m o na-aka njo
      phone case ka m na-achọ, nke iphone iri na abuo
      ikpe ha ga-anu ozo na september
      ahia eke oha o bu taa ka o bu echi
      nwanyi na-ere ugba n'ahia, kedu ebe o na-ano
      onye na-azu akpa iwe, kpoo m, e nwere m otutu
      aga m ahia azu tomato, i choro ihe m ga-azutara gi
      market master kpoo nzuko maka ikpocha ahia
      m na-ere okuko broiler, biko juo ndi enyi gi
      learning disability ka nwa ya nwere, o bughi nzuzu
      nwa m na-amu ihe ngwa ngwa, onye nkuzi siri otu a
      e-learning ka ulo akwukwo anyi na-eji ugbu a
      kwusi ma ringtone gi na-ada n'uka
      notification facebook na-eti m isi, gbanyuo ya
      mgbamama na-ada n'uka, mama na-akpo anyi
      alert amber ka ha tiri maka nwata furu efu
      ha zitere m notification na ulo akwukwo ga-emechi
      report card nwa m abiala, o weere onodu nke ato
      akuko onwa nke otu mothers union, secretary na-agu ya
      book report maka omenuko ka m ga-ede
      weather report nke onwa a, oke mmiri ga-ezo
      kedu report ndi dokinta nyere banyere olia a
      onwa a niile mmiri anaghi ezo, ubi na-akpo nku
      onyinye mbu m nwetara n'ulo akwukwo bu akwukwo dictionary
      ndi police kwere nkwa ugwo onye chotara nwata ahu furu
      eluigwe ka ugwo oru anyi di
      reward system bu gini n'okwu psychology
      onye meriri raffle draw uka ga-abia buru okuko ya
      onyinye ubochi omumu m, nye m ya taa
      kelee nne gi nke oma, si ya na m na-abia
      mama nwunye m na-ekele, o si unu bia n'oriri mmuo
      (ututu oma|mgbede oma) klas, nodunu ala, wepuputanu akwukwo
      ututu oma ndi na-ege ntị na radio, ihe ozi taa bu ndi a
      kele onye gbara goolu ahu, ihu ya di mma
      kedu ka agbamakwukwo unu si gaa, egwu o toro uto
      kedu ka ahu di nne gi ndi dokinta wara ahu
      ututu taa mmiri zoro, ahia agaghi ere nke oma
      ka i kelere m fada, gwa ya na m ga-abia confession
      ekele onwe ya ezughi, zuta ihe ya were gaa n'ulo ha
      ihe e ji ekele eze n'obodo anyi bu ikpu ihu n'ala
      otu e si ekele okenye n'ala yoruba bu ikpu ukwu
      ndewo nu ndi otu abu, taa anyi ga-agu abu ise
      nno na uka, obia, kwuputa aha gi
      umuaka, keleenu onye isi, nodunu ala
      gini bu "good morning" n'asusu hausa
      papa nnukwu, ututu gi o di mma, i rachaala ogwu gi
      enyi m gi na nwunye gi, kedu ka nwa ohuru si eti mkpu
      kele m onye agha gbara bolu, mmeri ya di mma
      mazi okafo, anyi abiala iku aka n'uzo, ada gi ka anyi huru
      nnoo n'enugu, obodo coal, ebe ugwu na ndagwurugwu di
      anyi na-ekele unu na mmemme a nke iri ji, eze nọ n'oche
      umu nnem nwoke na nwanyi n'ime kristi, udo dịrị unu, ka anyi kpee
      kelekwa ndi agbata obi gi, ha mere nke oma n'ikwa ozu ahu
      i hi nke oma, ifunanya m, nro gi nkwa gbasara m
      unu alola kano, ahia gi ereela
      gbachie nkiti i kelee nna gi, agwa gini bu nke a
      di m, i ruola oru, obi adila gi mma
      mama ejima, umu gi kwanu, iba ha o laala
      nyere m aka buru ite mmiri a n'isi
      nyere m aka kpoo nwa m n'ulo akwukwo, elekere abuo
      nyere m aka n'usekwu, ka anyi taa egusi
      kedu ihe i ga-enye m n'aka isi anya na-egbu m
      i nwere ike inyere m dee akwukwo ozi ihunanya
      help wanted, odibo nwanyi, ulo nri di na new haven
      nyere ndi mmiri riri ulo aka, akwa na akpukpo ukwu
      kedu ka ugbo elu si efe, ka m kowaara nwa m
      kedu ka enyo si aru oru
      kedu otu e si eji washing machine asa akwa
      onye bu onye ocha banyere africa mbu
      onye ka i bu na fim ahu, onye ocha ka o bu onye ojo
      oge ole ka ahia relief market ji emepe
      uka anyi o na-emepe n'elekere ole na sonde
      shoprite na-emechi elekere ole
      ofis passport enugu o na-emepe na satode
      kedu ihe m ga-eme ka nwa m kwusi ara
      gini ka m ga-eme, agbamakwukwo m di nso, uwe m abaghi
      o di nchebe ka mmadu gaa kaduna n'ugbo oloko
      charge ndi dibia ocha di oke, {amount} maka anya
      ole ka i na-ana maka ikpa isi nwata
      nye m ndumodu, nwoke abuo na-acho m alu
      duzie m na uzo, a no m na junction ogbor hill
      enyemaka chukwu ka m na-acho, kpeenu ekpere
      nyere nne gi aka tupu i gaa bolu
      kedu ihe ndi nurse na-eme mgbe nwanyi na-amu nwa
      otu e si aru ulo na ala mmiri, juo engineer
      kedu ka vaccine si aru oru n'ahu
      nyere m chọọ akpukpo ukwu aka ekpe, otu ka m huru
      kowaara m iwu offside n'egwuregwu bolu
      too chukwu, nwa m agafeela ule ya
      imela jehova, i zoputara anyi n'ihe mberede ahu
      ekele diri onye nwe anyi, agha agwula
      daalu fada maka ozizi nke taa
      gwa nne gi daalu maka akwukwo nri o zitere
      papa daalu, uwe i zutara m dabara m nke oma
      kele osimhen, o zoputara anyi ihere
      daalu ndi obia, ka anyi kpee ekpere mmechi were laa
      aha nwa m ga-abu ekene, n'ihi na m na-ekele chukwu
      ndi ulo akwukwo mere emume inye ekele, umuaka gbara egwu
      o nweghi ekele n'obi, m zuturu ya ma o kwughi daalu
      kedu otu e si asi thank you na hausa
      thanksgiving uka anyi bu sonde na-abia, bia yiri akwa ocha
      daalu m di m, nri abali a toro m uto
      chineke daalu na i mere ka m hu taa
      onye ozuzu aturu, imeela maka ilete m n'ulo ogwu
      nna nne m daalu maka ji na mmanu i zitere
      abu "imela" nke nathaniel bassey, nyem akwukwo ya
      mama ejima, imela maka ofe ahu, umu m richara ya
      dokinta, i meela, ahu adila nwa m mma
      ekele m nye umunna niile biara kwaa nna anyi
      ndi be anyi, unu emeela na njem a, chukwu duru unu laa
      daalu sir, ma akara m na physics adabaghi nke oma
      ka anyi niile welie aka kelee chukwu maka afo ohuru
      daalu maka akwa ahu i kwara m, o tara m ahu oma
      nwunye m oma, daalu na i mutara m nwa nwoke
      inye ekele di mma, ihe ahu ka m na-akuziri umu m
      m kelere ya daalu ma o legheghi m anya
      mmeri bu nke jisos, imela o
      onye nkuzi, daalu, nwa m nwere ike iguta abidii ugbu a
      kpoo nwa gi, nri adila
      kpoo nwanne gi ka o bia see akwa a
      (onye isi|manager) hotel ahu bu nwanyi, o naghi amu onu ochi
      mmadu ole no na klas gi
      mmadu sitere n'aja, ma ya laghachi n'aja
      customer care nke jumia anaghi aza oku ma ncha
      kpoturu m mgbe i ruru n'uka, m ga-aputa
      achoro m ikwu okwu n'etiti nzuko umunna echi
      human rights bu gini, o bu maka ule civic
      kpoo dibia, nwanyi a na-amu nwa
      kpoo ndi police, ha na-alu ogu n'ama
      onye oru ulo ka m na-acho, onye ga-asa uwe na isi nri
      agent ulo juru {amount} naani maka igosi m ulo
      agent player ahu si na o ga-aga barcelona
      onye isi oche obodo anyi ga-agwa ndi ntorobia okwu
      kedu onye m ga-agwa okwu maka itinye nwa m na catechism
      mmadu enweghi ihe o na-eme n'obodo a, naani nkata
      oga m no n'ofis ka o bu o puola
      m choro igwa nwunye gi okwu, nye ya fon
      kpoghachi ya, ikekwe o nwere ihe o choro
      okwu di m n'obi, ma nne m ka m ga-agwa ya
      human being na monkey, ha si n'otu ihe puta, kedu ihe uka kwuru
      nye onye isi choir fon, ka m gwa ya ugboro nke abu
      kpoo ndi oku, uwa na-ere ebe a
      ndi oru ugbo, bianu unu rie nri ehihie
      onye maara ihe banyere mgborogwu gwa m ihe na-agwo iba
      mmadu o di n'ulo ahu, oku na-enwu
      onye ozi eze biara, kpoonu okenye
      ndi nnochite anya n'ulo omebe iwu, mmadu ole ka ha di
      m ga-akpo gi na vidiyo ma umu m lota akwukwo
      ugbo anyi gbajiri n'uzo ugboro ato, oru gig logistics adighi mma
      ogo akwukwo nwa m na-ada, onye nkuzi anaghi abia klas
      nri a adighi uto, nnu di ya oke
      ndi nurse n'ulo ogwu gomenti na-eti nne na-amu nwa mkpu
      di m anaghi enye m oge, naani bolu ka o ma
      mtn na-erichapu data ndi mmadu, onye ga-ekwuru ndi nkiti
      onye agbata m na-eti egwu n'abali niile, ura anaghi abia
      tailor mebiri akwa m, agbamakwukwo bu echi
      ndi eedc enyeghi oku kemgbe otu izu, ma ha na-eweta bill
      ndi peace mass duro anyi n'uzo awa ise, enweghi nkowa
      uzo obodo anyi jupụtara olulu, gomina anaghi ahu
      oga m anaghi akwu m n'oge, iwe na-ewe m ije oru
      ulo akwukwo na-acho ego kwa izu, papa m ike agwula
      ndi na-ekpo okpa ahu tinyere mmiri oke, afo na-enye m nsogbu
      nwa m na-edina akwa, enweghi ihe m na-emeghi
      uka ahu na-agu ego ogologo, aghotaghi m ihe bu uka
      ihe ndi jumia zitere m abughi ihe m huru na foto, o bu akpukpo ukwu nwata
      onye barber a kpuru nwa m isi ka okuko e fochara
      wifi hotel a na-egbu oge, ha zara m na o di mma
      mmiri ozuzo enweghi usoro ugbu a, ubi na-emebi
      onye ugbo ahu na-agba oso ka ara na-agba ya, i buru ike kpesa ya
      ndi uwe ojii na-ewe egunje n'uzo, o na-ewute m
      refari ahu mebiri egwuregwu, ka caf taa ya ahuhu
      nwanne m na-eji akpukpo ukwu m apu na-ajughi m
      onye nwe ulo anaghi edozi uko na-agba mmiri
      app whatsapp m na-akwusi n'onwe ya kemgbe update
      umu akwukwo ugbu a anaghi asopuru okenye, uwa mebiri emebi
      mmanu a m zuru gwakoro mmiri, nwanyi ahu bu ajo mmadu
      e kpuru m n'ahiri na mmanu ugbo awa isii, e mesia mmanu agwu
      ndi nepa gbupuru osisi anyi enweghi ikike
      onye ohi okuko batara n'oba anyi n'abali
      prophet ahu gwara ya na o ga-amu nwa, o bughi eziokwu
      ha zuru oku waya traansformer obodo anyi
      o ghogburu m n'ihunanya, o nwere nwunye n'ulo
      aghugho mbe na enyi, akuko ifo ka m koro umuaka
      ndi yahoo n'obodo anyi na-ezuta ugbo ohuru kwa onwa
      onye politishan ghogburu anyi, o wughi uzo o kwere nkwa
      ha jidere onye na-ezu ewu n'ahia, ndi mmadu tiri ya ihe
      m na-enyo na nwunye m nwere onye ozo
      o gwara m asi na o bu dokinta, o bu onye nche
      fim ahu banyere onye 419 na oyibo toro uto
      nwa m zuru anu n'ite, kedu otu m ga-esi taa ya ahuhu
      ndi ohi kwapuru windo uka anyi, ha buuru igbe okwu
      akuko bbc kwuru na ha jidere ndi yahoo iri abuo na dubai
      onye kpara nwa ahu ekwenti n'aka, o bu onye klas ya
      mgba aghugho ka o ji merie, kedu ihe refari huru
      ha zuru anyi votu na ntuli aka, efe umuaka anyi ga-alu ogu
      onye ahia na-eji mudu obere ere osikapa, nke a bu aghugho
      nwanne, i huru ka e zuru moto pastor n'uka
      exam malpractice bu ohi, principal kwuru
      o zuru akwukwo m dee n'aha ya, plagiarism
      ndi nto weere nwata akwukwo, anyi na-ekpe ekpere
      link a ha zitere na group a bu maka fim ohuru, i kiriela ya
      mmadu kporo m oku na-asi na o bu ex m, olu ya abughi ya
      fake news ka ha na-ekesa banyere onwu onye egwu ahu
      onye dibia ahu siri m weta ewu ocha, m ma na o bu asi
      wuruwuru ka ndi inec mere, anyi huru ya n'anya
      m zuuru anu n'ofe mgbe m bu nwata, mama tiri m ihe
      ekwensu bu onye aghugho, kpachara anya gi
      kwughachi ekpere a ugboro ato, amen
      kwue ya n'olu dara ada ka ndi no n'azu uka nuru
      tugharia egwu ahu ozo, dj, anyi na-agba
      guo akwukwo ahu ozo, nwa m, i gafere ahiri
      megharia ule maths na september, nne ya ewela iwe
      o meghariri klas abuo, ugbu a o nwere ogugu isi
      kwugharia mkpuru okwu a, "nkwobi"
      nwayo nwayo ka e ji aracha ofe di oku
      anughi m ihe pastor kwuru n'ihi na m hiri ura
      na radio ha tugharira ihe onyeisiala kwuru
      repeat klas ka onye isi si nwa m mee, obi ajoro m njo
      kedu ihe ha siri na nzuko umunna, m biaghi
      bia kwuo ya n'ihu nna m ihe ahu i kwuru n'azu
      gini ka o siri mgbe i gwara ya na i hapula ya
      olu onye ahu na-agu abu adighi ada, bulie speaker
      echo bu uda na-alota ozo, physics
      onye nkuzi, anyi anughi nke ahu i kwuru banyere agha ikpeazu
      gwa ya ozo na m na-ahu ya n'anya
      goolu ahu ka m hu ya ozo na replay
      akuko na-emegharia onwe ya, ha kwuru
      kpoghaa abu nke mbu ahu, o toro uto karia
      sugharia okwu ahu n'igbo ka nne ochie nuru ihe dokinta si
      dictation ka anyi na-ede, ma kwuo okwu ise ahu n'ogologo oge
      kpughee akwukwo ozo na ibe nke mbu, umu klas
      ihe o kwuru m na nro ka m na-echeta ugboro ugboro
      ogbu opi na-agbugharị otu uda ahu, ka ya gbanwee
      kwuo ihe ozo karia na i na-ahu m n'anya
      ndi kwaya, megharienu alto, o na-ada oda
      ha kagburu agbamakwukwo ahu n'ihi okwu ego isi
      kagbuo nzuko nke tuzde, onye isi oche adighi mma
      flight anyi ka ha kagburu, anyi na-ehi n'airport
      hapu nwanne gi aka, o bughi ya mere ya
      hapu uzo ka agadi gafere
      kwusi akwa, nwa m, papa na-alota
      kwusi isi ya onwe gi, o bu nwoke nwere nwunye
      goolu ahu ka var kagburu, o bu offside
      ha kagbuola ule ahu n'ihi expo
      kwusi inu mmanya, obi na-ato gi ogwu
      hapu m ka m rie nri m, i na-eme m anya
      hapu di m, choo nke gi
      kwusi ogu, unu bu nwanne
      ule ahu a kagburu, ka a ga-ede ozo n'onwa ozo
      njem pilgrimage agbanweela, o dighizi
      chefuo nwoke ahu, o kwesighi gi
      order pizza ahu ka m kagburu, ha na-egbu oge
      bishop kagburu uka nke elekere asaa
      kwusi motor n'akuku junction, ndi frsc no n'ihu
      rapu oku ka o nwuo, obia abiarubeghi
      kagbuo okwu ahu na akwukwo i jiri biro uhie
      hapunu umuaka ka ha bia nso m, jisos kwuru
      ha kagburu akwukwo ikikere ulo akwukwo ahu
      kwusitu igba igwe, taya adighi ikuku
      hapu akpa gi ebe a, agaghi m eduru ya
      mmiri ozuzo mere ka ha kagbuo asompi oso
      strike asuu agwula, ha kagbuola ya n'abali
      kwusi ihe ojoo i na-eme na group, ndi okenye no na ya
      i gwara m hapu gi, ma m na-eche gi kwa abali
      onye iberibe ka di ya na-akpo ya, o tinyeghi onu
      nwa m si na onye klas kporo ya ewu, kedu ihe m ga-agwa onye nkuzi
      ewu awusa ka m choro izu, ole ka o bu
      okuko anyi na-eti mkpu, nkita na-achu ya
      onye ara ahu no n'ahia gba oto, ndi be ya ebee
      amadioha bu arusi egbe igwe n'omenala igbo
      ndi nzuzu no na fim ahu mere m ka m chia ochi
      ekwensu nwara jisos n'ozara ubochi iri anọ
      kedu ihe nne ewu na-ata ka o nwee mmiri ara
      agwo gbagburu ndi ohi n'ohia
      uburu mmadu nwere akuku ole, biology
      ogbanje bu gini n'akwukwo achebe
      anu ohia di na yankari bu enyi na odum
      onye ohi a nwuru n'oku ndi obodo gbara ya
      ara na-agba onye nwe ugbo ahu, o na-agba n'akuku ndi ozo
      ebumnuche akuko ahu bu ihe onye nkuzi juru
      chekwaa onwe gi na nwa gi n'oge agha a
      debe akpukpo ukwu n'ezi, anyi na-eme sallah
      (goal|goolu) ole ka messi nyere n'ndu ya
      goal nke oru m bu ibu pilot
      chekwaa mmiri ozuzo na drum, oku nkwu anwu na-abia
      kpachie ohu n'oba, ha na-erichapu akwukwo nri
      ebumnuche uka anyi n'afo a bu mkpuru obi nari
      debe elekere gi na elekere asaa, uka ga-ebido
      target ndi ntorobia na-agba egbe ha tikpuru karama
      onye na-edobe ihe na-ahu ya, ilu
      ihe mgbaru oso m bu iluta nwa n'afo a
      zoputa nwa nkita dara n'olulu
      kedu mba kacha nwee mmadu n'uwa
      ogologo mmiri niger bu kilomita ole
      onye mere igwe oku latrik mbu
      gini mere oke osimiri ji atọ nnu
      kpakpando ole no n'eluigwe
      uwa o na-agba anyanwu gburugburu ka o bu anyanwu na-agba ya
      dinosaur kedu ihe gburu ha
      isi obodo steeti ebonyi bu ebee
      kedu afo nigeria nwetara nnwere onwe
      onye bu onyeisiala mbu nke ghana
      ole ka mpaghara uwa di
      onye sere monalisa
      obodo ole no n'ecowas
      mount everest kedu mba o no
      kedu nwanyi mbu kwoo ugbo ala na nigeria
      gini bu iro di n'etiti israel na palestine
      onye bu papa ugbu a na rome
      kedu ihe bu un na olu ya
      mkpokọta steeti igbo di ole, aha ha
      onwa o nwere ihe na-eme ka oke osimiri too
      mmiri o ga-ezo echi, m ga-asa akwa
      ugurụ o bidola n'ebe unu no
      anwu taa di oke, ihu ihe o na-eme ji m kuru
      gini mere egbe eluigwe ji agba tupu mmiri ezoo
      oge okochi ga-agwu ole mgbe
      oyi jos di ka nke london, o bu eziokwu
      ebe awka no, igwe ojii gbachiri, m ga-ebu umbrella
      ide mmiri o ga-eri onitsha ozo n'afo a
      kedu ihe kpatara agha umu nwanyi aba nke 1929
      kpoo aha ndi eze nri niile
      kedu ka ndi portugal si bata benin
      onye bu nana olomu
      ojukwu gbara oso gaa mba ole
      igbo ukwu ka ha gwupụtara ihe ochie, kedu ihe ndi o bu
      onye bu eze jaja nke opobo, gini ka ndi ocha mere ya
      kedu afo e ji mee festac
      asaba massacre, o mere n'afo ole
      kedu ka igbo si bia n'ebe ha no ugbu a
      nnamdi azikiwe, koro m ndu ya na nkenke
      super eagles na egypt, onye ga-emeri
      kedu ndi egwuregwu lookman na-agbara bolu
      olympics ozo kedu obodo ga-eme ya
      onye kacha nwee ballon d'or
      kedu otu e si agu akara na tennis
      enyimba meriri caf ugboro ole
      onye bu coach super falcons ugbu a
      wrestler ahu a na-akpo undertaker o nwuola
      rangers na heartland ga-agba na sonde ka o bu wenezde
      anthony joshua, o bu onye sagamu
      penalty ka ha furu ozo, obi agbawala m
      tobi amusan gbara oso na sekond ole
      fantasy football m, onye ka m ga-eme captain n'izu a
      kedu mgbe afcon ga-amalite
      nwa m na-agbọ ma na-asụ otoro, kedu ihe m ga-enye ya
      ime m di onwa asaa, ukwu m zara aza, o di mma
      ezé na-eme m ihe egwu, ogwu ole na-akwusi ya
      obara mgbali elu, nri ole ka m ga-ezere
      abali niile ura anaghi abia m n'anya
      kedu ihe na-eme ka nwoke kpuo isi nkwocha
      onugbu o na-agwo iba n'ezie
      nwanyi na-enye ara, o nwere ike inu mmanya
      etuto di m n'ukwu, ihe m ga-ete ya
      agwo tara nwata, kedu ihe mbu anyi ga-eme
      ogologo oge ole ka measles na-anodu
      kedu ihe bu genotype as, o ga-alu onye as
      ube na oka o na-eme ka mmadu buo ibu
      nwa m riri kerosene, nye m ndumodu ngwa
      oria shuga, onye nwere ya o nwere ike iri ji
      m na-asu ude mgbe m na-eku ume, o bu asthma
      ihe bu fibroid, nwanyi ole na-enwe ya
      kedu mgbe m ga-amalite inye nwa m nri siri ike
      m gbochiri anya na computer, ogwu anya ole di mma
      akpu m na-ere ure n'ala, kedu ihe na-eme ya
      kedu oge kacha mma iku oka n'ala igbo
      okuko m na-anwu otu otu, ogwu ole ka m ga-enye ha
      ole ka azu catfish m ga-eji onwa toro
      nri ezi bu gini karia aki nkwu
      fatilaiza npk ka o bu nsị okuko, nke ole ka mma na ugu
      ewu m muru ato, otu adighi enu ara
      kedu ka e si akpochapu ahuhu na akwukwo nri
      anu ohia ole na-arahu ura n'osisi
      udele o na-eri ihe di ndu
      nkita na-eti mkpu ma onwa chaa, kedu ihe kpatara
      agu na odum, onye ga-emeri n'ogu
      mgborogwu utazi o na-adi ka nke onugbu
      kedu ka m ga-esi debe mkpuru ose ka o ghara ire ure
      enyi anwuru ole ka o na-ebu n'afo
      anu na-eme mmanu anu, kedu ka ha si eme ya
      usu o bu nnunu ka o bu anumanu
      mbe na-adi ndu afo ole
      ji abana, ube, ukwa, kedu ihe ole na-acha n'onwa juun
      site na enugu gaa calabar, uzo ole adighi njo
      obudu cattle ranch, ole ka onu ulo di n'abali
      m ga-aga kenya, achoro m visa
      kedu ihe e ji eme n'ugbo elu ma nti na-akpochi
      ebe nkiri ole di n'anambra m ga-eduru umu m gaa
      ogbunike cave, steepu ole di na ya
      ugbo oloko o na-aga ph ugbu a
      abuja gaa kano n'ugbo, awa ole
      ebe ole na lagos ka m ga-ahu oke osimiri n'efu
      passport m ga-agwu n'onwa ano, ha ga-ekwe m njem
      kedu ihe m ga-ebu na camp nysc yobe
      ndi immigration na-ese mmadu foto mgbe a na-agbanwe passport
      onye nwe ulo o kwesiri ichu m n'abali
      police nwere ike ile fon m n'enweghi akwukwo
      ma nwoke nwuo, nwunye ya na nwanne ya, onye ketara ulo
      iwu kwere ka m gbara di m alukwaghim n'ihi aka ojoo
      afo ole ka e ji aga mkporo maka ito mmadu
      nwa nwanyi o nwere oke n'ala nna ya, kedu ihe ikpe supreme court kwuru
      kedu onye bu chief judge nke abia
      affidavit ka ulo akwukwo na-acho, ebee ka m ga-anya ya
      gini bu bail, na ihe di iche na ya na parole
      akwukwo ala c of o, kedu ebe a na-eme ya
      kedu akuku akwukwo nso kwuru banyere ihunanya na 1 ndi korint
      ekpere saint jude ka m na-acho
      oge ikpe ekpere ndi alakuba n'awka taa bu elekere ole
      ramadan ga-ebido mgbe ole n'afo a
      gini ka ndi jehova ji ekweghi na krismas
      lent bu ubochi ole, m ga-ebu onu n'ihe ole
      onye mere igbe ohia ka noa jiri ree mmiri
      rosary nke taa bu mystery ole
      ndi mmuo nso no n'eluigwe, michael na onye ozo
      o bu njo iri anu ezi
      kedu ka juda si nwuo
      ikenga bu gini n'odinala
      psalm ole ka m ga-agu maka ura oma
      deere m edemede "ubochi ahia n'obodo anyi"
      summary of chike and the river ka m na-acho
      kedu ihe bu osmosis, nye ihe atu n'usekwu
      ule jamb nke bekee, novel ole ka ha na-agu
      find x ma 2x + 5 bu 17
      gini bu hcf nke {number} na {number}
      o bu subject ole ka m ga-edebanye na waec
      nwa m anaghi aguta akwukwo, kedu ihe m ga-eme ya
      periodic table, element iri mbu
      nnochiaha bu gini n'utoasusu igbo
      post utme uniport ole mgbe
      ndi klas ise, gbakoonu 45 na 38
      kedu cut off mark nke medicine na unn
      topic project na mass comm ka m choro, nye m ise
      dee leta nye onye isi ulo akwukwo gi rio ya oghere ubochi abuo
      thesis m nwere ibe nari, ole ka ndi printer ga-ana
      kedu ka m ga-esi nweta transcript na unizik
      oha na uziza, nke ole ka e ji ebu uzo tinye
      abacha m na-ako nri, kedu ihe m ga-atinye na ya
      osikapa m siri gbaara oku n'ala ite, kedu ka m ga-eme ka isi ya puo
      iko mmiri ole ka m ga-eji sie osikapa iko abuo
      ofe nsala o na-achọ akanwu
      kedu ihe m ga-eji edochi ogiri n'ofe
      moi moi m adighi ekpuchi, ihe kpatara ya
      ka e si eme zobo na-adighi agba uka
      achicha m adighi eto n'oven, yeast ka o bu oku
      ukwa o na-esi awa ole
      nri umuaka nwere vitamin, ma o di onu ala
      chin chin mudu ole flour ka m ga-eji mee nke mmadu iri ise
      fon m anaghi achaji, port ya ka ahihia juru
      kedu ka m ga-esi mee ka whatsapp m ghara igosi online
      fon tecno na infinix, nke ole nwere kamera oma
      storage fon m ejula, ihe m ga-ehichapu
      kedu otu e si ese screenshot na samsung
      battery m na-agwu n'awa abuo, kedu ihe kpatara
      group admin ka m bu, kedu ka m ga-esi wepu mmadu
      dark mode na facebook, ebee ka o no
      fon m dara na ntu, speaker na-ada ka akpiri na-egbu ya
      ka m nweghachi foto m hichapuru unyaahu
      kedu ka m ga-esi mara onye na-ele profile m
      laptop m na-acha anunu anunu ihu ya ma m gbanye ya
      earpiece naani otu akuku na-ada
      nwoke ahu na-ele m anya n'uka, kedu ka m ga-esi mara na o choro m
      m hụrụ ozi nwanyi na fon di m, m ga-agwa ya ka m hapu
      di m choro nwunye nke abuo n'ihi na m mughi nwoke
      nwa agbogho m choro bu osu, be anyi ekweghi
      afo asaa anyi na-ayị, o kwubeghi okwu ilu di
      kedu okwu uto m ga-ezitere ya n'ututu
      enyi m anaghizi agwa m okwu, amaghi m ihe m mere
      nwunye m na nne m na-alu ogu kwa ubochi
      kedu ihe m ga-azutara ogo m nwanyi maka emume afo iri isii
      nwa m nwanyi bidoro ihu onwa ya, kedu ka m ga-esi gwa ya okwu
      m bu afo iri atọ na asaa, di abiabeghi, m ga-eche ka m mua nwa
      kedu ka m ga-esi gwa ya na ihunanya agwula
      onye hapuru m na-alota ugbu a, m ga-anabata ya
      obi na-ama m jijiji ma m hu ya, o bu ihunanya ka o bu nzuzu
      mama sade, weta ngwaahia ahu echi, m ga-akwu gi n'shop
      nwanne, osikapa ahu i zitere nwere nkume, biko gbanwee ya nye m
      oga tailor, biko kwaa ya ogologo, m ga-abia were ya na fraide
      mama chidi, debere m mudu garri abuo, nwa m ga-abia buru
      onye tomato, m na-eche gi n'isi uzo, bulata igbe ato
      madam, ngwa ahia eruola ebe park, zite onye ga-ebu ya
      brother, i ga-enye m ego ahu i ji m ma anyi zukoo n'uka
      papa emeka, motor gi mechiri m uzo, biko wezuga ya
      nwunye anyi, ka anyi zukoo n'isi ahia ka anyi zuo akwa ahu
      onye gas, cylinder abuo ka m ga-azu taa, bia n'ulo nke isii
      oga mason, simenti ole foro, m ga-ezite nwa boyi
      sister, jide m ofe ahu ruo abali, agam alota
      mama ijeoma, umu gi tiri nwa m ihe, biko dọọ ha aka na nti
      bro, ka i no, anyi no n'okpuru osisi mango
      oga driver, dobere m oche n'ihu, m na-erute park
      nwa nne, hu na i kpochiri uzo ma i puo
      nneoma, wetara m akwa uhie ahu ma i na-abia choir
      chief, ihe nzuko kpebiri bu ka onye obula buta osisi abuo
      ada, buso ihe oriri ka o ghara ije ure
      aunty ngozi, ofe oha gi toro m uto, kuziere m ya
      ndi umunna, nzuko taa bu elekere ano n'obi okpara
      ndi otu egwu, uniform bu akwa akwete na uhie
      ndi nne na nna, pta ga-adi na tozde, biko bianu
      kedu ebe i dobere igodo, m na-akpo gi i naghi eburu
      tinye ose n'ofe ahu tupu m lota
      si nwanne gi na nne na-acho ya
      agam abia n'izu ozo, gwa papa ka o chere m
      gwa onye keke ka o kwusi gi n'ihu oru, m ga-akwu ya
      {name} biko kpoputa nwata ahu n'uzo
      {name}, i hapuru igodo n'elu tebulu, m hutara ya
      {name} kedu mgbe i ga-abia weghara uwe gi n'ulo m
      hey {name}, klas anyi nke abuo kagburu, prof adighi
      oga m nwoke, akwukwo ndi ahu agbasola, ka m bupute ozo
      customer, akpukpo ukwu gi nke size 42 abatala, i ga-abia lee ya
      nwa m, ri nri, gwa nanny ka o saa gi ahu
      ezigbo nwunye m, m gaa zuo gi abacha ka m na-alota
      bia were ewu gi, o na-ata ugu m n'ubi
      nna, tinye aka n'okwu a, umu gi na-alu ogu
      unu alachaala school, chere m n'ihu canteen
      achoro m onye ga-eso m gaa n'ikwa ozu na mbaise
      zigara ndi mmadu iri na abuo ozi a, i ga-anu ihe oma tupu chi ofufo
      ekpere ututu: nna, chebe ezi na ulo m taa, amen
      onwa ohuru a, chukwu ga-emeghe uzo gi niile n'aha jisos
      n'afo a, ndi iro gi ga-acho gi acho ghara ihu gi
      forwarded as received: mmanu oliv na nnu na-agwo oria niile
      ndi igbo, kpacharanu anya, enweela oria ohuru na-efe efe n'ahia
      bia kirie ozi oma n'ogige ama egwuregwu, apostle na-abia
      ozi a si n'aka onyeisi umu agbogho katolik, ka o ruo onye obula
      amen, ka o diri anyi otu o siri kwuo
      eze nke ndi eze, gi ka m na-efe, otito diri gi
      mmuo nso bia, meju obi ndi gi
      maria nne chukwu, yoo maka anyi ndi mmehie
      o buru na i huru nne gi n'anya, degaa amen n'okpuru
      breaking: onye egwu ama ama alụọla n'asaba, lee foto
      prayer warriors, nnoo na ekpere abali nke iri abuo na otu
      ndi otu legion of mary, nzuko anyi bu tuzde n'elekere ise
      chi nyere anyi ndu nye anyi ahuike, amen
      isi agu, nwa m luru di, chi oma ga-edu unu n'ihu
      ihe ukwu ga-eme n'izu a na ndu gi, kwuo amen ugboro asaa
      ka chukwu nye ndi nwuru n'uzo ahu ezumike ebighi ebi
      ozi mgbasa: nwata afo ise furu efu na relief market, yi uwe odo
      ndi uka, maakwa na ahia uka ga-adi n'azu mass
      onye kwere na aha jisos agaghi ada n'ule, zipu ya n'ihu
      egwu na-atu m iga ebe ahu ma m ga-aga
      kai, lee ka oge si agba oso
      a sikwa m na o ga-abu otu a
      m no ebe a na-eche onwe m, uwa bu agha
      i huru ihe mere n'ama anyi unyaahu, onu agaghi ako ya
      lol nwoke a na-eme ka agbala
      o bu mu ka o bu anwu di oke taa
      ewo, mmanu agwuola n'ugbo
      o di ka mmiri o ga-ezo
      ha ha, i ma na i na-eme njakiri
      o siri gini, ka m kwu eziokwu mbu
      nne m a na-akpo, ka m gaa
      nna eh, agbamakwukwo ahu egwu
      obi na-eti m ka igba maka result echi
      ura na-atu m n'ofis
      tufiakwa, onye ga-eri nri a
      aguu ka m nwere, ihe ozo bu asi
      ihe m huru taa n'ahia afo bu olu mmadu
      ihe ahu, i ma, nke ahu anyi kwuru
      mgbe ahu m na-
      ma o bu
      nke ahu di n'akuku ya
      onye ahu yi uwe oji
      mgbe m bu nwata n'obodo anyi mmiri iyi na-adi oyi
      ka m chee echiche ma m ga-aga umuahia
      abc 123 nwa na-egwu egwu n'ekwenti
      asdf nwa m piri ihe niile a
      olee nke m na-acho
      umu nwoke eh
      agaghi ekwe omume
      egbe bere ugo bere, nke si ibe ya ebela nku kwaa ya
      onye wetara oji wetara ndu
      nwata kwochaa aka, o soro okenye rie nri
      aku fechaa, o dara awo
      ihe ehi hụrụ gbalaga oso ka okuko huru na-agba egwu
      mbe si na ya anwuola, ma ihu ya na-ele anya
      ebe onye dara ka chi ya kwaturu ya
      otu onye tuo izu, o gbuo ochu
      oke soro ngwere maa mmiri, o kọọ ngwere, o gaghi akọ oke
      oge adighi eche mmadu, nna m na-akpo ya ilu
      onye aghala nwanne ya, ka ha na-agu
      sweet mother, agaghi m echefu gi
      nwa ada di mma, ada ada, gbagbuo egwu
      ihe oma bu ihe oma, abu osita osadebe
      onwa na-eti, umuaka puta n'ezi gwuo oga
      ebezina, mama gi gara ahia, o ga-azutara gi achara
      a na m asi gi nwa oma, bia ka anyi gaa n'udo, a hurula m gi
      uwa bu ahia, onye zuchaa o laa
      anya bewe imi ebewe
      nku di na mba na-eghere mba nri
      anyi na-ere akwa okirika grade a, bia n'ahia eke ukwu, ahiri nke ise
      salon ohuru emepela na udoka, ikpa isi na mbo, bia taa
      lesson waec na jamb, onye nkuzi nwere nka, kpoo {phone}
      nri ehihie n'ofis gi, ofe na akpu, anyi ga-ebute ya
      ala di n'ire na okpuno, ahiri abuo, akwukwo ya zuru
      ogwu mgborogwu na-agwo ukwu mgbu, ekpo na karama, ahia nkpor
      umu okuko otu ubochi di n'ire, bia buru nke gi
      anyi na-edozi ac na fridge, kpoo anyi {phone}
      egwu okpe na mmemme igba nkwu, gwa anyi ka anyi bia
      canopy, oche na ite di maka mgbazinye, oriri gi amaka
      achoro ndi na-asa efere n'ulo oriri ohuru na asaba
      fim ohuru "nwata ogu" ga-abu na cinema site na fraide
      jumia: ngwa gi nomba {reference} a na-ebute ya taa
      dear customer, mtn na-eme mmezi network n'ebe gi taa
      your whatsapp code is {pin}, enyekwala ya onye obula
      tiktok verification code bu {pin}
      jamb: ule gi di na 24 april n'elekere asaa ututu, bia n'oge
      inec: pvc gi di njikere, gaa ofis ward gi buru ya
      glo si gi: egwu ohuru di maka ringtone, pia 1
      gig logistics: ugbo gi si jibowu ga-apu n'elekere isii
      bolt: driver gi erutela, toyota corolla ojii
      eedc: a ga-enwe mbelata oku na nsukka taa maka mmezi
      facebook: {pin} bu koodu gi
      airtel: i nweela mmadu kporo gi mgbe i noghi
      nysc: call up letter gi adila, banye na portal bipụta ya
      dstv: chanel ohuru maka umuaka di na 319
      horo aziza ziri ezi: a onugbu, b ugu, c oha
      jupụta oghere: eze ____ n'oche
      kwuo ihe abuo mere oke ohia ji di mkpa
      gini bu odide ihe onyonyo na-abu n'abu a
      tugharia ahiriokwu ndi a na bekee
      ajuju nke anọ: kedu ihe kpatara ofufe arusi jiri daa
      guo akuko a ma zaa ajuju ise na-eso ya
      kpoo udi mkpuru akwukwo ato, sekwaa ha
      okwu mmegide nke "ogologo" bu gini
      detuo ilu ise ma kowaa ha
      onye dere "ubesie" na "isi akwu dara n'ala"
      were ahiriokwu gi mee ihe atu nke nkowaha
      form scholarship ka m na-achọ ijuputa
      form nysc ka m choro idebanye aha na ya
      m choro imepe ahia uwe nwata na aba
      m choro idebanye aha n'ulo akwukwo ohuru
      kedu ihe a choro iji debanye nwa na primary one
      mepeere nwa m akauntu jamb na portal ha
      nyere m mepee email ohuru, nke ochie furu
      m choro ibanye n'otu oru uka
      ego ole ka gomina na-ana n'onwa
      ego ole ka e ji wuo head bridge
      ego ole ka o ga-ewe ima ulo pente
      ego ole ka a na-akwu n'isi nwanyi n'imo
      ego ole ka dokinta na-eri kwa onwa na nigeria
      ego ole ka bbnaija na-enye onye meriri
      ego ole bu {amount} ma e kee ya uzo ise
      ego ole ka ji iri di n'ahia taa
      ole ka iphone ohuru na-eri
      ole ka akpa garri ruru na nsukka
      ole ka m ga-eji lu nwanyi
      ole ka uwe ulo akwukwo na-ere n'ahia
      gosi m foto ugwu obudu
      gosi m uzo m ga-esi ruo ahia
      gosi m otu e si eke ichafu
      gosi m ihe umu akwukwo mere n'onwa a
      gosi m ebe i zuru akpukpo ukwu a
      gosi m akuko ihe mere na biafra
      gosi m ndi gara world cup nke 1994
      kedu ndi meriri n'onwa gara aga
      kedu onye biara ebe a unyaahu
      kedu onye kpere ekpere taa
      kedu ihe mere taa n'ahia
      kedu ihe gbasara m na esemokwu unu
      kedu ndi dere ule taa
      (kedu|gosi m) ndi so na squad arsenal
      kedu ihe furu efu n'ulo
      onye batara na ulo taa tupu m lota
      onye puru n'ulo, onye batara
      ihe batara m n'obi taa bu nne m
      azu batara n'ahia taa
      ndi obia abatala
      nwunye m o batala oru
      nwa m o rubeghi ulo kemgbe ututu
      o rubeghi oge iri nri
      motor erubeghi, anyi ka na-eche
      ihe m zuru na online, o ka no n'uzo
      ngwa m zuru na china abiabeghi kemgbe onwa abuo
      akpa m di n'ebee
      akwukwo m zigara n'ulo akwukwo erughi
      m zigara ya ozi ma o zaghi
      m zigara gi foto, i nwetara ya
      ziga m foto unu n'agbamakwukwo
      ziga m akwukwo abu ahu
      ziga m aha onye ga-agu akwukwo na sonde
      ziga ya akwukwo ozi
      zigara {name} ekele m
      zigara {name} location ulo anyi
      zigara m nomba {name}, achoro m ikpo ya oku
      zigara m vidiyo agbamakwukwo {name}
      nye {name} fon
      nye {name} mmiri ka o nuo
      nye {name} oche ka o nodu
      nye {name} ozi a, si ya bia ozugbo
      kwuo {name} okwu, o naghi anu nke m
      were akpa a nye {name}
      were nri gi, {name} na-eche
      weere m akwukwo ahu n'elu tebulu
      wepu akwa n'eriri, mmiri na-ezo
      wepu aka n'onu
      tinye akwukwo n'akpa
      tinye gi uwe oyi
      tinye m na group klas
      zuo oghere zinc ahu
      zuta m oroma abuo ma i na-alota
      zuta m ogwu isi owuwa
      zuo ewu maka krismas
      zuo nwa m akpukpo ukwu
      zuta mmanu ugbo na ugbo
      chekwaa oge
      chekwaa uwe m n'akpa
      chekwaa azu n'oku
      debe nri m
      debe ihe a nzuzo
      debere m oche
      debere m foto ahu
      ka m debe akwukwo m ebe a
      kpochie windo, anwu na-acha
      kpochie ulo ma i na-apu
      kpochie onu gi nwatakiri n'uka
      mechie anya gi ka anyi kpee
      mechie ahia, chi ejiela
      meghee akwukwo na ibe iri
      meghee onu, ka m lee eze gi
      meghee geeti ka motor bata
      weghachi oche ebe i weere ya
      weghachi nwa nwanyi ahu be nna ya
      bulie akpa a
      bulie isi gi elu, kwe na chukwu
      gbanwee chanel
      gbanwee akwa ndina
      gbanwee tayar ugbo ala
      gbanwee olu abu
      gbanwee ndu gi
      kwalite onwe gi n'oru
      oke gi o bu gini n'akuko a
      binye m nwa gi ka o zie m ozi
      binye m akpukpo ukwu gi
      biri n'ime obi m
      ka m biri uwe gi taa
      ka m soro gi laa
      ka m banye ahu saa
      kwughachi aziza gi na akwukwo
      kwuo aha gi n'ihu klas
      kwuo ekpere onye nwe anyi
      kwuo ihe di na bag gi
      o ji m ugwo okwu oma
      i ji m okwa azu, di nwunye m
      ugwo ole ka nigeria ji world bank
      ugwo onye njo bu onwu
      ugwo onwa ndi nkuzi na ebonyi ole
      ugwo ulo na lekki adighi ka nke aba
      ugwo ndi nwuru anwu ka ozi oma kwuru
      ugwo onwa minister bu ole kwa onwa
      ubochi ole foro ka krismas
      ubochi ole ka ule ga-ewe
      ole mgbe ka nna anyi ga-alota
      ole mgbe ka fatha ga-agozi ulo anyi
      kedu mgbe uka ga-agwu
      kedu mgbe ka i mutara nwa
      kedu mgbe e ga-atuputa result
      kaadi ulo ogwu nwa m o di gi n'aka
      kaadi ahu i zitere m mara mma
      kaadi gi no n'egwuregwu, tuo ya
      kaadi nwa m agwula ibe, ka m zuo ohuru n'ulo ogwu
      nomba fada parish anyi bu ole
      aha gi bu gini na nke nna gi
      otu anyi ga-aga picnic na sonde
      otu nwoke na otu nwanyi bu iwu
      egwu a o bu nke onye
      oku agbaala ulo akwukwo
      oku na-acha ka o na-adighi
      mmiri m gwuru n'ulo
      tivi anyi efughi ihe
      bill unu n'ulo oriri ahu di egwu
      m choro isonye n'otu umu agboro na-agba egwu
      m choro iso n'otu drama nke mahadum
      tinye m n'otu abu, olu m mara mma
      tinye aha nwa m n'akwukwo baptism
      group telegram ndi ule jamb, tinye m
      ka m banye na zoom klas
      ka m banye n'ulo nri rie ihe
      ha achupula m na group ndi klas
      onye isi group anyi na-ehichapu ozi mmadu
      anyi ga-ezuko n'otu ebe echi
      onye ka oge ruru ikpu efere
      onye na-esote n'ihu dokinta
      oge m iru n'ihu doo, ka m banye
      i mara ma nwa m o rutela n'ulo akwukwo
      o rutela n'ulo ka o no n'ama
      di m alotabeghi, o gara ikwa ozu n'orlu
      nwa m na-eche erubeghi, elekere abuo agaala
      nri m nyere order abiaghi, afo na-ata m
      uwe m nyere onye laundry alotabeghi
      akwa m enyere onye tailor efuola n'aka ya
      akwukwo ozi ndi oru m na-atu anya abiabeghi
      fada anyi m na-eche ka o bia gozie ulo, ahubeghi m ya
      m zigara cv m na ofis abuo, onweghi onye zara
      m kporo di m ugboro ise, o zaghi
      m degaara ya akwukwo, o naghi aza
      kedu ebe unu no, m na-eche n'onu uzo uka
      kedu ebe o di, remote a
      kedu onye were biro m
      onye zuru ite ofe n'usekwu
      o zuru m oge m niile
      nkita zuru anu n'aka nwa
      akpukpo ukwu m furu n'uka
      nwa nwanne m furu efu n'ahia, o yi uwe ocha
      igodo ulo m efuola, kedu ka m ga-eme
      oji n'aka na-efu, kolanut a bu ole
      kaadi egwuregwu nwa m furu
      kaadi ulo ogwu furu, ha ga-enye m nke ohuru na akwukwo ndekota
      kaadi baptism m ka fada na-acho
      kaadi ncheta agbamakwukwo ka anyi na-ebi, nari abuo
      m choro kaadi ndi mmadu ga-eji banye n'oriri
      m choro ise foto passport
      m choro ikpo gomina anyi oku n'ime redio
      m choro ikiri fim nollywood ohuru
      m choro izu ura, ike gwuru m
      m choro imata aha nwa nwanyi ahu yi uwe odo
      m choro igbanwe ulo akwukwo nwa m
      m choro igbanwe aha m n'akwukwo nysc
      m choro ikwu eziokwu n'ikpe
      m choro ikele onye kpere m ekpere
      m choro nwunye ga-asu igbo
      m choro ihapu oru a, oga m di njo
      achoro m ima onye choputara penicillin
      achoro m ima mgbe uka easter bu
      achoro m ka i koo m akuko mbe na enyi
      achoro m ka i gua m abu ura
      achoro m ka i dee m cv
      achoro m ka i nye m aha ise maka nwa nwoke
      achoro m ka i tugharia ihe a na french
      achoro m onye nkuzi piano
      achoro m ndi ga-eso m gbaa oso n'ututu
      biko gwa m ihe dere na akwukwo genesis isi nke mbu
      biko gwa m aha onye isi ala zambia
      biko nye m oghere ka m gaa nzipu mmiri
      biko nye m ohere ka m zuru ike
      biko hu na nwa ya riri nri
      biko lee anya ma oku gbaala n'ite
      biko kpoo m ma mmiri kwusi izo
      biko zitere m akwukwo ahu e ji agu utoasusu
      biko kuziere m abu ahu
      biko deere m okwu m ga-ekwu n'agbamakwukwo nwanne m
      biko choo m ulo nri mara mma n'uwani
      biko tinyere m aka n'ekpere, di m no n'ulo ogwu
      lelee ma uzo mechiri
      lelee ma nwa o na-arahu ura
      lelee oge, elekere ole ka o bu
      lelee ma mmiri ofe o gwuru
      lelee ihu igwe nke echi
      nyochaa akwukwo a, splin ya o di mma
      nyochaa ahu m, obara m o di elu
      gukoo umu okuko, ole ka ha di
      gukoo site n'otu ruo iri na hausa
      gbakoo 56 na 78
      gbakoo umuaka niile ka ha rie nri
      100 wepu 19, kedu ihe foro
      hichaa tebulu a
      hichapu ozi ahu m zitere na group
      depuo aha anu ulo ise
      depuo umu akwukwo na-abiaghi klas
      biputa akwukwo ule umu klas ano
      bipụtara m abu ndi a ga-agu na sonde
      dozie akwa ndina gi
      dozie oche gbajiri agbaji
      dozie okwu di n'etiti gi na nwunye gi
      kagbuo akwukwo ahu ma dee nke ohuru
      kwado onwe gi, anyi na-apu
      kwenye na chukwu nwere ike ime ya
      malite oso mgbe m turu opi
      rio ya ka o hapu ihe ojoo
      rio nne gi mgbaghara
      bia ka anyi kee oroma a
      bia ka anyi gbaa ayo
      choo igodo n'akpa uwe m
      choputa onye mere ihe a n'ogbo anyi
      budata fim ahu na telegram
      degharia aha gi, akwukwo m mere ya hiere ma
      gbara ya oku, si ya zo na mmiri
      gwa nna gi na ewu apuola n'ogba
      gwa dibia ihe na-eme gi, ezochila
      juo onye nkuzi gi ajuju ahu
      juo ya ma o ga-alu m
      kowaa nro m, m na-efe n'igwe
      guo m abu nwoke na nwanyi
      guo ihe edere n'ogwu a, m aghotaghi
      chetara m ka m kuo oku n'ite m ma elekere abuo kuo
      chetara nwa gi ka o were umbrella
      tetaa m n'elekere ise ututu
      gbanye radio ka anyi nuru akuko
      gbanyuo ac, oyi na-atu m
      onye a no n'foto bu onye
      onye bu di funke akindele
      onye ka obodo dum na-eto taa
      onye nkuzi ohuru a si ebee
      ihe ole ka m ga-ewere gaa ikwa ozu
      ihe ole na-ebute iba
      ihe e ji ama ezigbo enyi bu gini
      m choro idebanye nwa m na nursery, form ya bu ole
      m choro ideba aha n'otu oso marathon
      m choro imepe ulo nri obere n'akuku school
      e mepeghi uka taa, kedu ihe mere
      onye mepere ite a, kpuchie ya
      akauntu snapchat ka nwa m na-agwa m ka o mepee
      i nwere akauntu twitter, soro m na ya
      ihe foro n'ite bu nke papa unu
      ole foro n'ahia i na-ere
      oroma ole foro n'akpa
      mmadu ole foro n'ahiri ahu
      umuaka ole ka i nwere
      ole ka i di n'afo
      ole ka m di na klas, nke iri ka o bu nke asaa
      ewu ole ka i ji azu nwunye gi
      ole ka nwa i muru di n'aro ruo
      nomba oche m n'ugbo bu ole
      nomba m di na ule bu asatọ, onye nkuzi kpoo ya
      gini bu nomba mmadu ji mee ndebanye aha na nysc
      nyefee ya mic, ka o guo abu
      nyefee onye ozo bolu, i na-arahu ya onwe gi
      ziga nwa ahu n'ulo, chi ejiela
      ziga ndi army n'ohia ka ha chupu ndi ohi
      ha zigara dokinta ise n'obodo anyi n'ihi oria ahu
      zipu nwa gi ka o bia buru akpu
      zite ada ka o nyere m aka kwaa aka n'oka
      kwunye mmiri n'ite tupu i tinye osikapa
      kwunye mmanu n'oriọna
      onye kwuru ugwo mmehie anyi
      jesu kwuru ugwo ahu niile
      ha kwuru ugwo onye ndu bolu ahu nde dollar iri
      taa ka ndi nkuzi nwetara ugwo onwa ha n'ebonyi
      enyi m nwetara oru na shell
      o nwetara nwa mgbe o di afo iri ano
      onye nwetara akwukwo mmeri, i kuo aka
      ndi natara eucharistia taa di otutu
      nna m natara m fon n'ihi ule
      o si na o nyere gi ihe m ziri ya
      mgbe o rute gi, i ga-ama uto ya
      o ruola m ka m lu di
      ihe ruru anyi n'ogbo a bu ugwu
      ikpe ahu ruru n'ulo ikpe kachasi elu
      onye na-abata n'ulo ajughi, o bu onye ohi
      ihe batara n'isi nwa a
      mmiri batara n'akpukpo ukwu m
      ndi batara na final bu spain na england
      onye were akwukwo m ka o weghachi ya tupu anyasi
      weghachi isi gi, mmadu na-agwa gi okwu
      lota n'ulo, nwa m, papa gbagharala gi
      laghachi n'oru gi, ezumike agwula
      ka m laghachikwa obodo, lagos siri ike
      mmejo kacha m mee na ndu bu ilu onye na-anu mmanya
      m mehiere n'ule, m horo b kama c
      m kpohiere aha ya, o wee wewe iwe
      o yihiere akwa, nke nwanne ya
      kedu ihe o riri ji ahu na-eme ya
      kedu ihe o mere n'afo niile n'obodo oyibo
      ego riri onye ahu isi, o mara nwanne ya ozo
      nwata ahu na-eri akwukwo, chei
      na nri ka m na-agba mbo, ma ahu anaghi abia
      i mefuru oge m
      o mefuola ndu ya n'ogwu ojoo
      oku agwula n'uka, ka anyi kpee n'ochichiri
      tinye oku n'okpuru ite
      oku mmuo nso, bia n'ime m
      mmiri na oku, nke ole ka njo ma o banye n'ulo
      mita ole ka osisi nkwu na-eto
      onye na-agu akuko na tv bu enyi m
      fim di na chanel ato na-atu ujo
      ihe nkiri ubochi ncheta umuaka ga-adi n'ama
      ndi na-ebu ahihia ebula ya, ahia na-esi isi
      o ga-enyere m aka ma m gaa be ya
      onye nyeere gi aka buru ibu a
      enyere m nwata ahu aka dee aha ya
      gwa m ihe i ga-eme ma i buru gomina
      i nwere ike ibu ibu a
      i bu onye igbo ka i bu onye yoruba, enyi m ohuru na facebook
      kedu ka e si aga na hostel unu
      kedu ka ndi mmuo si anu ilu
      kedu ka ndi agadi si ebi na-enweghi umu
      kedu ka ha si kwaa nna ha n'ubochi ahu
      kedu ka agha ahu si gwu
      kedu ka mmadu ga-esi buru bishop
      kedu ka m ga-esi kwusi itu egwu tupu ule
      kedu ka m ga-esi zuo umu m n'okwukwe
      kedu ka m ga-esi dozie akuku ulo na-agbawa
      kedu ka m ga-esi luta nwunye ihe ya mma
      kedu ka m ga-esi wepu mmanu n'akwa ocha
      kedu ka m ga-esi achu oke n'ulo
      kedu ka m ga-esi nye nwa ogwu na-elu ilu
      kedu ka m ga-esi debe okuko ka ha ghara inwu
      kedu ka m ga-esi banye mahadum na jamb nari na iri isii
      kedu ka m ga-esi gbaghara ya
      kedu ka m ga-esi zaa ajuju interview nke mbu
      ozi gi eruola m aka, nne, m ga-azuta ugu
      nna ejima abatala n'ututu, o ji akpa ukwu abuo
      papa m o batala n'obodo, ka m gaa kelee ya
      onye nkuzi batara, klas dara juu
      onye puru onye batara ka ha na-agu n'uno osisi
      nke puru apu ga-alota, ilu ndi njem
      ahia puru taa di egwu, mmadu juputara
      aha puru n'akwukwo ndi meriri, nke nwa m so
      (egwu|fim) ohuru puru n'izu gara aga, i nula ya
      mmanu wuru n'ala, hichaa ya
      mama nkechi, ego ahu m ji gi, bia were ya n'ulo m ma chi jie
      oga emeka, i ji m ugwo ubochi ato, ka anyi zukoo n'ahia
      nne uju, m hapuru gi ego azu ahu n'aka nwa gi nwanyi
      nwanne, ego oche i kwuru abaghi nke canopy, ka anyi kwurita ya n'ihu
      ndi na-ere ose kwekorịtara na mudu bu otu onu, onye mebie ya akwuo iwu
      onye ahu ji nwanne m ugwo akpu, o na-agbara ya oso n'ahia
      nna m biri onye agbata oba ji iri, ha na-ekpe ikpe
      umu klas ji m ego biskit, ha na-achi ochi
      chike na ada na-ese okwu n'ihi ego oroma
      o binyere enyi ya moto, enyi kuru ya n'osisi
      maazi obi kwuru ugwo isi nwunye nwa ya, oriri ga-adi na satode
      otu onye na-ekwu na ya ga-enye ndi niile ugwo, votu ka o na-acho
      minister siri na e nweela mbelata na mmanu, ma filling station si mba
      senator kwere nkwa transformer, naani osikapa ka o kere
      ndi nzuko omeiwu na-ese okwu maka budget ulo oru ahuike
      gomina gwara ndi nkuzi ka ha nwee ndidi, ugwo ha ga-abia
      tax gbasara ndi na-ere n'okporo uzo ka ha kwuru na radio
      ndi lara ezumike nka mere ngaghari iwe na owerri maka penshon
      ndi efcc ga-arere ulo ndi ohi ahu n'ihu oha
      cbn ka ha juru na quiz, gini ka c na-anochi anya ya
      adi m ka m kpoo egwu, dj, tinye nke flavour
      oge foro nkeji iri tupu ule agwu
      ndu m furu ka m zoputara nwa ahu
      zoputa ndi mmadu n'oku ka ndi fire service na-eme
      osimiri otamiri na-asọ ike, kwusi nwata igwu mmiri
      onye loro aki, ya tukwasi akpiri ya obi
      chekwaa ntutu gi n'oge ugurụ, tee mmanu aki oyibo
      m na-eme pimco block, otu akpa simenti na-eme ole
      block asaa nke inch isii ka o foro
      azu m kpoo nkume n'ime freezer, gbazee ya
      ji oku di n'elu tebulu, onye ga-eri ya
      lorry bu oke ibu n'aka ekpe, o ga-adaba
      ka ndu gi nwee nguzozi, oru na ezumike
      credit ise na waec ka ha na-acho, nwa m nwere anọ
      sim airtel gi, ya ka i ga-eji kpoo, nke mtn anaghi aga
      onyinye otu uzo n'uzo iri, malakai isi ato ka fada guru
      ihe oriri ndi gomenti na-eke bu osikapa na noodles, gaa were nke gi
      ugwo ubochi onye na-asu ahia bu ole n'obodo unu
      asa egwu abu bu nwanyi nigeria biri france
      jiri nwayo gbaa igwe, obere nwata na-eso gi n'azu
      m zigara nwunye m ozi, o gughi ya
      nwa m si school zigara m foto, obi toro m
      o mechara zaa m ozi m zigara ya n'onwa gara aga
      ihe m nyere gi order ya, i mechaala ya, tailor
      kedu ihe na-egbu oge n'agbamakwukwo a, fada abiala
      nri oriri anyi na-egbu oge, ndi obia na-ewe iwe
      bus gi na-egbu oge, driver
      onye oru ubi m erubeghi taa, mmiri zoro
      nwanne m nwanyi o si lagos abia, ka m gaa zuta ya na park
      kedu umuaka na-abiaghi catechism
      kedu ndi na-agu akwukwo taa n'uka
      kedu onye dere akwukwo a i na-agu
      kedu onye riri nri m debere
      kedu onye na-agba na number iri n'egwuregwu taa
      kedu mgbe ndi obia ga-alawa
      kedu mgbe ndi kwaya ga-amu abu
      kedu mgbe akwa m ga-adi njikere, tailor
      kedu mgbe oku ogbe anyi ga-alota, nwanne
      kedu ebe a na-ere akwukwo nri di ndu
      kedu ebe i muru bekee oma a
      kedu ebe ndi agha ahu si bata
      kedu nke i na-acho, ofe oha ka o bu nsala
      kedu nke ka mma, ilu di n'afo iri abuo ka o bu iri ato
      m choro ikwa emo ndi man u, ha furu ozo
      m choro imuta otu e si edozi isi
      m choro ikwu uwa m niile nye fada
      m choro ika akwa isi agu na tailor ahu
      m choro ka nwa m kwusi ilo mkpisi aka
      m choro iso nwunye m gaa antenatal echi
      m choro ibu enyi gi, kedu aha gi na facebook
      m choro igbachi uzo ama anyi oge ikwa ozu
      m choro imeghe karama a, ihe mmeghe adighi
      m choro igbanwe nwa m ulo akwukwo, nke ahu na-eti ihe
      m choro ka etuto di m n'ihu puo
      gosi nwata ka e si ejide biro
      gosi m aka nri gi, nke ekpe abughi ya
      gosi ndi obia oche ha
      tulee okwu a, nke bu eziokwu
      deputa ihe ise mere n'akuko ahu
      gukoo ndi biara uka taa
      gukoo nkpuru osisi mango ndi a
      zuo umu gi n'okwukwe
      zuta okporoko na crayfish n'ogbete
      ree fon ochie gi were zuo akwukwo
      rere m ji gi ato, nwanyi ahia
      binye m umbrella gi, mmiri adighi akwusi
      binye anyi oche iri abuo maka oriri
      kuziere m otu e si asi daalu na efik
      nyeghachi nwunye gi obi gi
      jiri nke gi kwere nke m, ka anyi gwuo
      soro m n'azu, uzo a na-agba ochichiri
      sonye m n'ekpere novena
      bido n'isi mbu, nwa, guo akwukwo
      mechaa ule gi tupu i bulie isi
      hapu biro m ebe ahu
      nwayo, nwa m, mmiri ahu di oku
      onye isi klas, kpoo aha
      onye na-elekota ulo, sachaa efere
      onye ohi na-ezu aki nkwu papa anyi, anyi na-eche ya nche
      wayo ka mbe ji rie nri umu anumanu niile
      o bu asi ka nwata gwara onye nkuzi na o riara ahu
      alert tornado ka ha nyere n'america
      aka m na-agba oyi, o bu malaria
      ibu m na-arị elu kwa onwa, kilo iri asaa ka m di
      ogo mgbu afo m bu asato n'ime iri
      obere oge ka m hụrụ ya, ma ihunanya banyere m
      oke ala di n'etiti anyi na ndi agbata ka ha kwapuru
      kelee chi gi n'ututu tupu i metu nri aka
      papa, i bolachi, ewu anyi amuola nwa
      ndewo n'asusu efik bu gini
      onye ohi ewu ahu, ndi ntorobia duru ya gaa n'obi eze
      ha zuru igwe mmiri uka anyi n'abali
      kwughachi nke ahu n'azu m: anyi ga-agu akwukwo, anyi ga-amu asusu
      kwuo aha ahu ozo, nwa m, c-h-u-k-w-u
      guo ahiri nke abuo ozo, onye kwaya
      ha kagburu njem klas anyi gaa obudu
      hapu nkita ahu aka, o ga-ata gi
      kelee nne gi ma i ruo ulo, gwa ya na m ga-abia na sunday
      nwa a anaghi ekele ndi okenye, onye muru ya
      ndi ogo m biara ikele anyi n'ubochi krismas
      onye na-aku aka n'uzo n'etiti abali a, Obinna gaa lee
      otu e si ekele eze n'obodo anyi, i ga-ehulata ala
      aunty Ngozi si m kelee gi, o rutela ulo
      anyi na-emepe shop ohuru na nkpor, bia soro anyi kpee ekpere
      bishop ga-emepe ulo uka ohuru na sunday
      nwanne m mepere email ohuru wee chefuo password ya
      gomina bia mepee akwa mmiri e ji eji n'ezinihitte
      kedu otu ndi uka si emepe facebook page
      mepee ite ofe ahu, lee ma o ghela
      mmanu foduru n'ugbo ala ga-eru anyi aba, lelee gauge
      nkeji ole foduru ka bolu ahu gwusia
      iko osikapa ole foduru n'akpa, Ify, gaa lee n'usekwu
      nwanne m nwoke si na ego ya agwula, agwara m ya ka o ruo oru
      ego di n'akpa uwe di gi, oburo nke m
      ihe foduru na ndu m bu ka m muo nwa nwoke, ka o na-ekwu
      gomenti asi na ego adighi n'aka ha ikwu ndi ozuzu
      balance onwe gi n'elu igwe ahu tupu i daa
      nomba ulo anyi agbanweela, e dere 14 n'ahu mgbidi
      aha m dere na certificate waec na nke akwukwo omumu adighi otu
      onye nwere nomba ugbo ala a na-egbochi uzo, bia wepu ya
      instagram account ya mara mma, m na-ele foto agbamakwukwo
      nomba jamb m furu, ebee ka m ga-esi nweta ya ozo
      account nke uka anyi, onye odeakwu na-agu ya n'ihu oha
      ziga ihunanya m n'ebe ndi ulo unu niile no
      zitere m foto nwa ohuru ahu na whatsapp, mama
      ezigara m gi akpa ji site na peace mass, onye okwo ugbo ala ga-akpo gi
      e transferela dpo ahu, o gala maiduguri
      barcelona choro transfer nke osimhen, ma ego ya di oke onu
      transfere m video ahu na xender, data adighi
      e zigara ndi agha n'obodo ahu mgbe ogbaghara malitere
      nna ukwu m no na germany zigara anyi ugbo ala, o no na tin can
      onye nkuzi zigara nwata ahu n'ulo n'ihi na o kpughi isi
      okpara ziri nne ya ego, nwunye ya wee kpaa iwe
      chineke zitere otu nwa ya, onye kwere na ya agaghi ala n'iyi
      ihichapu aha gi na ndi ga-aga picnic ka presidenti klas mere
      chekwaa nomba m, abu m Chidi anyi zuru na nkwu Amaka
      tinye aha m na ndi ga-azu uwe ogbo
      ndi e dere n'akwukwo oke nna anyi ha bu ole, o di umunwanyi
      hichaa nomba ndi i na-amaghi na fon gi, nwanne
      onye natara ego n'aka mama nnukwu n'ahia eke, juo Uju
      akuko ihe mere n'agha biafra, nna m ochie koro m ya
      o bu history ka nwa m na-agu na unn
      onye kporo m unyaahu na landline unu, anoghi m ya
      ugwo onwa abatala n'oru ha, o bu ya mere o ji agba egwu
      alert mmiri ozuzo: nimet si na iju mmiri ga-abia n'anambra
      mgbirigba uka adaala, i ga-aga taa
      gomina wetara statement na ya ezughi ego obodo
      onye ikpe siri m dee statement na station banyere ogu ahu
      zigara ndi choir pdf egwu ahu, anyi ga-amu ya n'elekere ise
      embassy ajuola Emeka visa, o bere akwa ogologo abali
      landlord choro ka onye obula weta akwukwo nkwekorita ya na satodee
      risiti uwe nke onye na-akwa akwa nyere m, nwa m adokaala ya
      mama, risiti ego akwukwo Tochi di na bible m, were ya
      ndi na-ere ahia jururu inye anyi risiti, anyi hapuru ha
      kedu ihe akaebe ndi uwe ojii nwere na o bu ya gburu ya
      na-ariọ risiti mgbe obula i zuru ihe onwunwe ulo, ndumodu m
      uncle si na o zitere m akpukpo ukwu na dubai, ruo taa o bughi ihe m huru n'anya
      ugbo ala Ikenna no n'ime ya erubeghi, fon ya anwuola, obi adighi m mma
      ngwugwu anyi nodiri na customs izu abuo, gini ka anyi ga-eme
      m chere na mmiri ga-ezo taa, o zoghi
      ego m zoro n'okpuru akwa, Junior, o bu gi were ya
      ọ zigara nwunye ya ozi o kwesiri iziga enyi ya nwanyi, ihe agbawaa
      kpọghachi umuaka ahu, chi ejiela
      toyota na-akpoghachi ugbo ala ndi breeki ha joro njo
      hichapu ozi ahu ngwa, o gubeghi ya
      fada kwuru na chineke ga-enyeghachi unu ihe niile ekwensu zuru
      akpoghachila m nwunye m, nne ya kpotara ya n'onwe ya
      kagbuo njem enugu ahu, uzo adighi mma
      nwunye nwanne m na-emefu ego ka mmiri, nna ya bu oga
      ego ole ka e mefuru n'ikwa ozu nna Nkechi, ndi mmadu si nde iri
      gomina mefuru ijeri abuo n'ama egwuregwu na-ezubeghi
      kedu ebe oge m na-aga, fon eriela ubochi m niile
      budget gomenti etiti nke afo a bu trillion ole
      o mefuola ndu ya na mmanya, o bu ihe mwute
      Adaobi, zuru kaadi tinye n'ekwenti gi, i ruo owerri kpoo m
      airtime m zutaara nwata nwanyi ahu, o kpoghi m otu ubochi
      mtn choro itinye ego n'oku, ndi nlc ekweghi
      kredit di n'ekwenti papa m, o ji ya akpo nwunye nke abuo
      recharge onwe gi, zuo ike n'izu a, nwanne
      data census 2006, mmadu ole no na anambra
      nwanne m na-amu data analysis na youtube
      data na-agwu ngwa n'iphone a, nke gi o na-eme otu a
      gbanye hotspot gi, m choro iwetu egwu
      wifi ulo ha na-aga oso karia nke anyi
      oku gbara ulo oga anyi, fire service abiaghi n'oge
      onye choputara latrik, o bu edison ka o bu faraday
      munye oku n'okpuru ite, agwa aghebeghi
      nepa weere wire be chief, o ka na-enweta oku
      mita ole di n'otu kilomita
      oku adighi n'ulo ogwu mgbe nwanyi ahu na-amu nwa
      tv be nna anyi na-ada uda ma o nweghi ihe a na-ahu
      gbanwee channel, bolu amalitela
      n'ulo mmanya ahu ka ha na-ele champions league na dstv, ka anyi gaa
      ahuru m gi na abs tv unyaahu, o masiri m
      startimes na-ewe ndi oru, gwa nwanne gi
      bill e wegara n'ulo omebe iwu banyere umu akwukwo mahadum, ha abinyela aka na ya
      mmiri na-eru n'ogbe eke, gaanu chuo
      achuru Ebuka n'ulo akwukwo n'ihi omume ojoo, obughi maka ego
      enwetara m tiketi egwuregwu Flavour, i ga-eso m
      waec ga-amalite na may, ndi nkuzi na-akuziri ha n'ututu
      kedu mgbe nwa gi ga-agba otu afo, ka m mara ubochi m ga-abia
      ime m ga-eru n'onwa septemba, dokita si ka m jikere
      assignment a ga-eru onye nkuzi aka tupu taa agwu
      ole mgbe ka ha ga-akwu ndi nkuzi ugwo onwa na steeti abia
      ugwo obodo anyi ji mba ozo, ole ka o ruru ugbu a
      papa Ejima ji ugwo mmanya na bar, ha naara ya okpu ya
      akara kacha nta mmadu ga-enweta tupu o banye unn o bu 200 ka o bu 220
      opekata mpe, nuo iko mmiri isii kwa ubochi
      minimum wage nigeria, ole ka gomenti kwuru na ha ga-akwu
      nye ya kaadi red, referee, o zogburu mmadu
      anyi na-ere kaadi valentine, bia zutara onye i huru n'anya
      tufuo kaadi gi, o bu gi ka o ruru na whot a
      kaadi pvc m aputala, inec si ka m bia were ya na ward
      kedu ka m ga-esi mee kaadi oriri agbamakwukwo na canva
      kaadi m nke ulo oba akwukwo furu, ha si ka m zuta fom ohuru
      ndi ohi naara Chioma akpa, kaadi oru ya no n'ime, o gara station
      i kpuchaala kaadi recharge ahu, tufuo akwukwo ya
      gosi noosu kaadi nhis gi, o gaghi ana gi ego
      nomba di n'azu kaadi nin papa ehichapula
      onye hiwere otu ndi ntorobia uka a, onye isi oche ahu amaghi oru
      wepu m na group whatsapp ejima ahu, okwu ha kariri
      otu ndi anyi na ha guru akwukwo ga-ezuko na nsukka, uwe ocha ka anyi ga-eyi
      nwata ahu abanyela otu nzuzo, nne ya na-ebe akwa
      onye hiwere african union, kedu obodo ndi so na ya
      achoro m isoro ndi choir, ma olu m adighi uto
      anyi niile tuturu ego ikwa ozu Nze, ha ka na-asi na o zughi
      akwuru m dues umunna, ha arughi uzo
      i tuola ego uwe otu, Mama Ifeoma na-ewe iwe
      nne m so n'isusu n'oge ochie, o ji ya ruo ulo
      onye ka o ruru isa efere n'ime unu, unu alula ogu
      mama Uche turu isusu n'ahia, o ji ya zuta keke
      turn onye iji ugbo ala echi, m nwere ya unyaahu
      kolo nwanne m liri n'ala, oke atagbuola ya
      ebumnuche coach bu ka anyi bulie iko n'afo a
      goal ahu o banyere ka o bu offside
      debe azu ahu na friza ka o ghara ire
      debere m okwu a n'obi gi, a di m ime
      nwanne m binyere m uwe m ji gaa party, eweghachila m ya
      binye m akwukwo bayoloji gi, m ga-eweghachi ya na fraide
      m nwere ike ibinye ugbo ala gi gaa ikwa ozu na abakaliki
      biko chotara m onye ga-ebinye anyi oche na canopy
      gomenti na-ebinye umu akwukwo ego nelfund, nwanne m edebanyela aha n'ulo akwukwo ya
      loan app ndi ahu na-ezipu foto Nneka n'ebe niile, ihere na-eme ya
      ole ka nigeria ji china, ha si na o bu ijeri dollar ise
      oga Sunday akwubeghi ugwo simenti o ji m, mgbe ole ka o ga-akwu ya
      ejiri m chineke ekele, enweghi m ike ikwucha ya
      nwanne m kwuru ugwo nna anyi ji mgbe o nwusiri
      ugwo njo bu onwu, otu a ka bible kwuru
      kwughachi m ihe oma ahu, bia nyere m aka igwa ji
      nna m tinyere ego n'agumakwukwo anyi, nke ahu bu investment kacha mma
      share foto agbamakwukwo ahu na status gi
      dangote azuola ulo oru ozo, ndi ogaranya na-azu obodo
      zuru oka n'oge owuwe ihe ubi, ree ya n'okochi, uru di ya
      stock akwa di na shop na-agwu, Chinwe, gaa onitsha
      portfolio foto m, kedu ka m ga-esi hazie ya maka ndi oru
      uru Ngozi ritere n'ire ose ka o ji zuo ekwenti
      ubi m na-eto nke oma, akpu ole na ole ka m kuru
      dollar arigoola elu, ndi na-ere tokunbo si na ahia akwusila
      nwanne m no na toronto na-alota na tosde, onye ga-ebute ya n'airport
      pound ka e ji atu osikapa na amerika ka o bu kilo
      kuziere m ka e si eghe akara ka o ghara inu mmanu
      ihe mmuta m nwetara n'uwa: atukwasila mmadu obi
      lesson teacher nwa anyi abiaghi unyaahu, gwa ya okwu
      quiz bible ga-abu na satodee, ka anyi guo daniel
      e buliela Tobenna n'oku n'oru gomenti, o na level 12
      nwata a eruola level 7 na candy crush, o were ya abali abuo
      nin na sim m ejikotala, mtn ka gbachiri ya, o gwula m ike
      nyochaa akuko ahu tupu i tinye ya na facebook, o nwere ike ibu asi
      gaa mee bvn gi, nwanne, emela m nke m kemgbe
      oso iwu kwadoro n'uzo enugu ruo onitsha bu kilomita ole
      ihunanya chineke enweghi oke, kworo anyi egwu ahu
      mmadu ole nwere ike ibanye keke n'otu oge
      mmiri ahu akpukoola n'ime friza, weputa ya
      kwusi ebe ahu! ugbo ala na-abia, dopu nwa ahu n'uzo
      laptop m freeze mgbe m na-ede project, achoro m ibe akwa
      e mechiri ulo akwukwo n'ihi ogu umu akwukwo luru
      ndi ohi banyere be Mama Ogechi, ha buuru tv na fon, ndi uwe ojii abiala
      sim m zutaara nwanne m ka o na-enye m nsogbu, netwok adighi
      pin m ji jide uwe ahu duru m n'aka
      gbanwee uche gi, aluakwala nwoke ahu
      echefuru m password wifi ofis, juo ndi IT
      kedu asusu ndi brazil na-asu
      nwa m na-anu igbo, ma o naghi asu ya, onye ga-akuziri ya n'ulo akwukwo
      code e ji emepe geeti ohuru ahu di n'aka onye nche
      coding ka nwa m na-amu, o meela obere app
      pia mgbirigba uzo ugboro ato, asula ya n'ike
      nyere m aka bulie ibu a n'isi m, o di aro
      i ga-ebuga m na park echi, enwere m ibu m ga-ebu
      kedu ka refinery si ewepu petrol na crude
      ego ole ka ha na-ana iji kwaa isiagu n'aba
      elekere ole ka ha na-emepe ahia ariaria
      onye mechiri uzo mgbe m no n'ezi, oyi gburu m
      e kpochiela onye isi ochichi ahu na kuje, akuko taa
      ha gbara uzo okporo ahu mgbochi, si n'akuku ozo gafee
      uru a na-enweta na manu nkwu ahia di oke njo n'afo a, ndi ahia na-akpa ngari
      uru ole ka m ga-enweta ma m ree ji n'ahia eke agbani
      pasenti ole n'ime ndi nigeria maara agu akwukwo
      onye maara uzo kacha nso si obiagu ruo new haven
      koodu e ji akpo obodo ghana n'ekwenti, kedu nomba na-ebu uzo
      zip code enugu, fom visa na-aju ya
      kewapu uwe ndi ahu, nke di ocha ebe a, nke ruru unyi ebe ahu
      cheque ochie papa m ukwu m huru n'igbe, o bu 1974 ka e dere ya
      lelee homework nwa ahu tupu o laa ura
      zuta akwukwo ntuhi abuo nye Kamsi na shop di n'ihu
      e gbochiri uzo na upper iweka, were uzo ozo
      tiktok emechiela akaunti Portable, ndi ya na-eti mkpu
      imi m gbochiri, ogwu ole ka m ga-anu
      nwata nwanyi ahu block m na whatsapp, gini ka m mere ya
      block ole ga-aru ime ulo abuo, nke inch isii
      di m ghogburu m, o nwere nwanyi ozo n'owerri
      ezuru ewu Papa Okey n'abali, ndi nche jidere onye ohi
      efcc jidere umu yahoo iri na ise n'asaba, guo m akuko ahu
      film wayo ohuru ahu zubby michael mere, o puola na netflix
      pasto riri ego ndi uka, ha kpupuru ya ikpe
      Ebuka, apịkwala link ahu Somto tinyere na group, o bu foto ojoo
      gini bu wayo n'asusu bekee, nwa m na-aju
      akagbuola ule neco na zamfara, anuru m ya na redio
      akagbuola m agbamakwukwo m, achoghi m ya ozo
      esila ofe ahu ozo, anyi ga-eri n'ezi
      hapu mmanya, nwanne m, nwunye gi na-ebe akwa
      pasto si unu kwughachi amen ugboro asaa
      kpoghachi egwu ahu, dj, anyi niile choro igba egwu
      principal si ka nwata ahu gughachi klas nke ato
      kwuo nwayo, nwa na-arahu ura n'ime ulo
      achoro m ihu dokita anya na unth, onye ka m ga-ahu
      kpooro m nne Chisom, gwa ya na nwa ya adaala
      mmadu ole no n'uwa ugbu a
      agent ulo ahu naara ego agreement ma o nyeghi anyi igodo
      manager ohuru united, o ga-ebulili ha
      obi adighi m mma n'otu nwunye m si gwa nne m okwu
      onye na-akwa akwa mebiri uwe agbamakwukwo m, asiri m ya zuta ozo
      nri ulo oriri ahu adighi uto, nnu kariri, agaghi m agaghachi
      mama landlord na-eme mkpesa na umuaka na-agba bolu n'ahu mgbidi ya
      kondokto naara m ego ugboro abuo, o nyeghi m chenji m
      nwanyi ose nyere m chenji karia, m ga-enyeghachi ya
      i kelela aunty nyere gi uwe ahu
      ememe ekele ga-adi n'uka anyi na sunday, soro ezinulo gi bia
      soronu m kelee chineke, nwunye m amuola ejima
      o kparịrị nne m n'ihu oha, o bu ya mere m jiri maa ya ura
      onye kporo papa m ukwu onye ara, Nonso, gbuo ikpere rio ya
      ilu: ego gwu mmadu, ndi enyi ya agbaa oso
      ilu kwuru na onye ji ugwo anaghi ehi ura nke oma
      aku ruo ulo, okwuo onye kpatara ya, gini ka ilu ahu putara
      onye aghana nwanne ya, ka ndi ochie kwuru
      egwu 'ego na-akwu ugwo oria', onye kworo ya
      gwa m gwa m gwa m, gini na-agba oso n'enweghi ukwu
      siri, gbanye oku fon a
      hey google, duru m gaa filling station di nso
      tinye alarm elekere ise nke ututu echi
      wetuo ihe fon a, o na-emebi m anya
      were screenshot peeji ahu tinye na group klas
      gbanyuo bluetooth, batiri na-agwu
      isi obodo kenya, gini ka a na-akpo ya
      onye bu onye isi ndi agha nigeria ugbu a
      kedu afo a muru nnamdi azikiwe
      ihe di iche na typhoid na iba
      nkwu mere nke oma n'afo a na ngwa, ndi oru ugbo na-achi ochi
      akpa osikapa abakaliki, ole ka ha na-ere ya n'ahia ogbete
      nne m si ka m juo ole ka unu na-ere mmanu n'ulo ahia unu
      ehi banyere n'ubi akpu anyi, rie ya niile
      okuko m na-azu malitere inwu anwu, ogwu ole ka m ga-enye ha
      fada si ka anyi kwuo ego kathedral tupu easter, gwa papa
      igbe onyinye di n'uka ejuola, ha choro iji ya zuta capet
      ha buru igbe onyinye gagharia n'uka ugboro ato, m wee puo
      onye isi choir na-edebe ego uwe anyi, gaa hu ya
      ndi ohi doro chain n'olu nwunye m n'onitsha main market
      gini mere referee ji kagbuo goal nke abuo ha
      gbafee ya n'ihu, Iwobi no ebe ahu, pass bolu biko
      screen fon m gbawara, ka m gaa computer village ka ha mezie ya
      fon m zutara n'aka Chibuzo anaghi achaji, m ga-akpoghachiri ya fon ya
      nwanne m nwoke bi na dubai amutala nwa nwoke, kelee ya
      di m zitere umuaka uwe na akpukpo ukwu na italy, obi na-ato ha uto
      i nuru na nwanne Uju si obodo oyibo lota, ya na nwunye onye ocha
      choro m onye ga-ewegara nwa m akwukwo na london n'izu ozo
      mama nyere ndi mgbasa ozi okwu na radio banyere omenala anyi
      ogbunigwe ahu merela na maiduguri, mmadu ole nwuru
      tinye ugu n'ofe egusi ahu, ka anyi rie nri
      kedu ka m ga-esi wepu ose n'ofe gbara ose nke ukwu
      ego isi nwanyi n'imo, ole ka ha na-ana di ohuru
      Nkiru, debe ego azu n'okpuru akwa tebul, m na-abia iwere ya
      gwa Obi na nwunye ya enyela m ego moto, ka o ghara ibia ozo
      i ruo ahia, zuta ose puku naira na tomato
      landlord kwesiri imezi elu ulo a tupu mmiri ozuzo abia
      ndi omebe mmiri gomenti enyebeghi ogbe anyi mmiri onwa ato, onye ka anyi ga-agwa
      mgbe agha biri, ha nyere onye obula pound iri abuo, papa m ka na-akwa arịrị
      n'oge silin na kobo, kobo ato na-azu achicha
      {name}, i zutarala umuaka uwe krismas
      nne ochie na-akọ akụkọ maka ahịa ohu na Arọchukwu
      gwa di gị ka ọ lọta ngwa, nri eghela
      a kpọọla aha onye meriri n'asọmpi egwu ahụ
      ndị nkuzi ka nọ n'ọgbaghara ọrụ, ụlọ akwụkwọ amalitebeghị
      nna m na-ere nkwụ mgbe ọ bụ nwata, o ji ya rụọ ụlọ abụọ
      ka m gwa gi, nwoke ahu enweghi otu kobo mgbe o luru nwunye ya
      ndi umunna kpebiri na onye obula ga-eweta ewu na mmanya n'ikwa ozu ahu
      akagbuola m oru nkuzi m na-aru, ugbo ka m na-aru ugbu a
      wepu onye isi otu anyi, o maghi eduzi mmadu
      kwusi nzuko ndi nne na nna ahu ruo izu ozo, principal kwuru
      chere, Nkem, etinyela nnu na ya ugbu a
      agala ebe ahu ozo, ndi be ha achoghi ihu gi
      tinye oge gi na umu gi karia uwe
      ahuike gi bu investment kacha mma, na-arahu ura nke oma
      nna m tinyere ego ya niile n'ehi, ndi ohi ehi chiri ha niile
      ndi nwanne m zutara ala na lekki, ha si na o ga-ada onu
      e nyere m ya nomba m, o kpoghi m ruo m rahuru ura
      Ifeanyi, kpoghachi m, kredit m ezughi
      nye m nomba onye meziri friza anyi
      kpoonu onye isi ogbe, mmiri ejuola ulo Mama Ejima
      gwa mama na m rutela, ka o ghara ichegbu onwe ya
      uncle Ken zitere anyi biskit na milk na ghana
      ha na-ezipu umuagbogho na libya, gomenti kwesiri ikwusi ya
      nne m no n'amerika na-akpo m kwa ubochi na whatsapp, anaghi m arahu ura
      visa london nke Amaka aputala, o foduru tiketi ugboelu
      nwa obodo oyibo ka o bu, o naghi eri akpu
      asusu igbo na-ato uto, onye uri ahu suru ya nke oma
      nwa m na-amu asusu french n'ulo akwukwo, onye nkuzi si na o na-agba mbo
      tugharia 'good morning' n'asusu japan
      koo akuko ndu chinua achebe
      kwuo ya n'olu ike ka ndi uka niile nu
      unu na-eme oke mkpotu, nwanyi di ime na-ezu ike
      fon nne m anaghizi ada uda, ha si na speaker ya mebiri
      uwe m zutara na jumia agaghi m n'ahu, m ga-akpoghachiri ha ya
      generator e rere anyi anaghi aru oru, ha si anyi gaa hu ndi company
      ugbo ala bu anyi gaa calabar mebiri n'uzo, onye okwo ya enyeghachighi anyi ego
      nwanyi na-ere nri weghachiri anu m na plet mgbe m na-asa aka
      nwa odibo m weere chenji achicha zuta swiiti
      kondokto siri na o ga-enye m chenji ma anyi ruo, o gbara oso
      mu na di m na-ese okwu maka ego nri, gini ka i chere
      di m anaghi agwa m ego ole a na-akwu ya n'oru, o di mma otu ahu
      nwunye m na-ezo ego n'akpa osikapa, ahuru m ya unyaahu
      mgbe m di obere, kobo iri ka papa m na-enye m aga akwukwo
      onye bu minista ego na nigeria n'afo 1985
      nwa yahoo zutara ugbo ala unyaahu, ndi uwe ojii ejidela ya taa
      ha si na gomina cbn mbu no n'ulo ikpe, akuko ututu
      banki ahu e zuru ohi na nsukka afo gara aga, e jidela ndi ohi ahu
      nwanne m na-aru oru na banki di n'owerri, o bu manager ha
      nwanne m ga-ele ule oru banki, kedu udi ajuju ha na-aju
      nwunye m guzo n'ihu banki, jiri okada gaa buru ya
      nkowa nro: ahuru m ego n'ala wee tutu ya
      aroro m nro na e zuru ugbo ala m, pasto soro m kpee ekpere
      chukwu, mepee m uzo ngozi taa
      jizos akwuola ugwo njo m niile, aleluya
      nna, were ochichi ndu m, kagbuo atumatu ndi iro m
      debanye aha nwa gi na katkizim tupu lent abia
      nwa m debanyere aha na jamb, o choro igu nka ogwu
      peeji ole ka akwukwo ahu nwere, Tobe, achoro m ima tupu m gụọ ya
      a kpochiri ya n'ulo abali ato n'ihi na o lotara n'oge adighi mma
      igodo ulo furu, anyi rahuru n'ezi ruo ututu
      nkita landlord tara nwa m aru, onye ga-akwu ego ogwu ya
      ndi otu nzuzo gbochiri uzo, agala ebe ahu
      e meriri super eagles, ego mu na Musa gbara nzo agaala
      goolu ole ka messi nyerela na mkpokota
      onye no n'elu tebul premier league ugbu a
      man city o zuchaala onye ogba bolu ohuru ahu
      (nwunye m|nwanne m) na-ere akwa, i choro izu kpoo ya
      unu na-ere fon na laptop tokunbo ebe a
      achoro m ikwa uwe agbamakwukwo, i bu onye na-akwa akwa
      wetara anyi ofe na osikapa plet abuo, anyi no n'ulo nomba {number}
      ana m acho oru draiva, choro m oga
      o nwere otu ime ulo unu na-ere ma o bu na-ebinye n'asaba
      ahu na-ekpo nwa m oku, gini ka m ga-enye ya n'abali a
      lee foto a, ihu m o mara mma na ya
      forwarded: ziga ya mmadu iri, ngozi ga-abiara gi tupu chi ejie
      forwarded: gomenti na-enye onye obula ego enyemaka, pia link a tupu o gwu
      riba ama, erila azu si n'osimiri ahu, nsi di na mmiri ya, gwa ndi be unu
      biko, nwa gi o no na basic two, achoro m iju assignment ha
      kedu aha egwu ahu ha kporo n'agbamakwukwo
      Madam, uwe gi adila njikere, bia were ya na shop anyi
      Mummy Kosi, echezokwala na m bu onye ga-ekuta umuaka n'ulo akwukwo taa
      o ruola abali ato anyi kwurịtara okwu, o nwere ihe m mere gi
      a ka m hụrụ gi n'anya, i ga-anabatakwa m ozo
      onye hutara nkita unu, anuru m na o furu
      oga, block na aja eruola site, ebee ka bricklayer no
      otu dinta gburu odum n'aka nkiti, kooro umuaka ya
      ekwere m chineke nkwa na m muo nwa, aga m enye uka ehi
      dibia weere mkpuru ego ato gbaara nna m afa
      ọ bụ gị ka m na-agwa, Ikenna, wepu ụkwụ gị n'oche
      ego isi nwaanyị ha butere ejughị ndị ezinụlọ afọ
      gini kpatara agha ukraine na russia
      nke ka mma, redmi ka o bu tecno, achoro m izu fon
      afo ole ka mmadu na-agu iji buru dokita
      risiti di n'elu tebul ahu bu nke Mama Kunle, o chefuru ya na shop anyi
      statement tinubu banyere mmanu, i nuru ya na redio
      ulo ikpe si Papa Ugo nyeghachi umu onye nwuru anwu ulo ha
      echichi igwe eruola n'ezinulo anyi, onye ka a ga-echi
      ubi ohia anyi ka ogaranya ahu zutara, umunna na-ekpe ya ikpe
      ana m aga njem echi, jiri ekpere kwado m
      tupu i nwee goal na ndu, buru uzo nwee ezi agwa
      onye nwe keke a, wepu ya n'uzo
      oga shop siri m ziga uwe na canada nye onye ahia ya
      nwanne m zitere foto na germany, oyi na-atu ha n'ebe ahu
      e si na libya zighachi nwoke ahu, o tara ahu ka okpukpu
      onye oka iwu zigaara oga anyi akwukwo, o si ya kwuo ndi oru ugwo onwa
      agbara m mmanu {amount} n'ugbo ala, o rughi enugu
      Mama Obi, unu tinyere {amount} n'onu ose, anyi agaghi azuli ya
      {name} si na {amount} ka ha na-ere otu akpa oka, o di oke onu
      onye na-akwa akwa naara m {amount} unyaahu, uwe akwabeghi ya
      {name} kwuru {amount} maka uwe otu, m gaghi akwu karia otu ahu
      ha si na ego ulo na trans ekulu eruola {amount}, onye ga-ebi ebe ahu
      ugbo oloko si aba ruo ph, {amount} ka ha na-ana
      gomina nyere onye egwuregwu obula {amount}, akuko abali unyaahu
      super eagles ga-enweta {amount} ma ha merie, nff kwuru ya
      ha nyere onye omebe iwu ahu {amount} dika iri ngo, efcc na-ajuju ya
      papa m zutara ala ahu {amount} n'afo 1980
      kesaa foto ahu na group ezinulo, ka ha niile hu ya
      sim card m zutara {amount}, ha emepebeghi ya
      nwa akwukwo aha ya bu {name} ritere {amount} n'asompi essay, kelee ya
      {amount} o ga-ezu ego moto si onitsha ruo abuja
      mu na {name} kere ji isii nha nha, ato ato
      gaa kwuo onye keke ahu ego ya, Obinna, ka o ghara ino odu
      were chenji ahu zutara umuaka biskit
      di {name} nyere ya {amount} maka ego ofe, o si na o zughi
      ndi be nwanyi ahu na-ajuju {amount} maka ego isi, anyi na-ario ha
      {name} gwara m na {bank} ka o na-aru, o bu oga
      otu nwanyi dara n'ihu {bank} n'aba, onweghi onye maara ya
      {bank} kwadoro asompi bolu umu akwukwo n'afo a
      ndi oru {bank} na-enwe ekpere n'ututu a
      ulo elu di n'akuku {bank} ka ofis anyi no, bata n'ime
      opo {network} ohuru ka ha na-aru n'azu ulo anyi, mkpotu ya kariri
      onye isi {network} kwuru okwu na radio unyaahu
      {network} adighi ike ma oli n'obodo anyi, anyi na-ari elu osisi akpo oku
      ugbo ala {disco} gburu nkita anyi n'uzo, ha akwusighi
      otu onye oru {disco} si n'elu opo oku daa, kpeere ya ekpere
      i ruo, kpoo {name} na {phone}, o ga-abia kpobata gi
      ulo ikpe mara onye ohi ahu {amount} na nga afo abuo
      onye ikpe si ha kwuo onye ugbo ala kuru {amount}
      {amount} ka mu na {name} gbara nzo na arsenal ga-ada
      onye huru {amount} m debere n'elu tv n'ututu a, Chinedu
      nwata ahu zuru {amount} n'akpa nne ya, e tiri ya ihe
      o bu {amount} ka unu na-ere okuko ahu, wedatu ya ala
      agaghi m azu ya karia {amount}, uwe ahu emeela ochie
      fom unn bu {amount} ugbu a, o riri elu karia nke afo gara aga
      nwunye gomina kere umunwanyi di ha nwuru {amount} n'otu n'otu unyaahu
      mgbe m bidoro oru na 1999, ugwo onwa m erughi {amount}
      {name} furu kemgbe abali ato, onye huru ya kpoo ndi be ya
      {name} enwetala iko mmeri, ka anyi soro ya nuria
      o bu {name} bu onye isi oche otu unu ugbu a
      {name}, i riela nri, edebere m gi osikapa
      okara lita mmanu na ose {amount}, o bu ya mere ofe ahu ji too uto
      akpa simenti abuola {amount}, iru ulo aghoola nro
      mmanu ugbo ala eruola {amount} n'obodo anyi, ndi okada na-ewe iwe
      nna {name} rere ala ha {amount}, umu ya kpere ikpe
      {name} na-ebinye ego n'ogbe niile, kpachara anya n'ebe o no
      oburu na {name} arịọ gị ego, gwa ya na i na-aru ulo
      gbara jenereto mmanu {amount}, Emma, tupu bolu amalite
      gaa kwuo mekanik ahu {amount}, were igodo ugbo ala bia
      Chioma, nara papa gi {amount} zuta akwukwo ndetu
      binye {name} nche anwu gi, mmiri na-acho izo
      unu nwere ime ulo ndi obia abuo na hotel unu, abali ole ka {amount} ga-ezu
      achoro m tiketi bosi ga-aga kaduna, ohere o ka di n'ugbo ala ututu
      ahapuru m uwe m n'aka onye na-asa akwa, o kpọọla ya aịọn
      nri m nyere iwu na chowdeck abiabeghi, aguu na-agu m
      bolt m kporo akagbuola, m no n'okporo uzo
      konga ebutebeghi friji m zutara, otu izu agaala
      gig na-ana oke ego, mgbe m zigara ibu na jos
      netflix chupuru m, nwanne m agbanweela password
      waec ewepụtabeghi result m, ha si na e jidere ya
      jamb si na foto m adighi mma, m ga-agaghachi see ya
      nysc tinyere m na zamfara, achoro m ka ha gbanwee ya gaa enugu
      frsc jidere ugbo ala papa m, akwukwo anyi ezughi
      paspoot m agwuola, onwa ole ka nke ohuru ga-ewe
      inec wepuru aha m n'akwukwo ndi ntuli aka
      hostel unizik ejuola, ahughi m ime ulo
      ulo akwukwo si ndi nne na nna bia open day na wenezde
      awala nwunye m ahu ugbu a, kpeerenu anyi ekpere
      obara o positive ka ha na-acho na unth, onye ga-enyeli ha
      ogwu foduru na karama ahu, anukwala ya, afo ya agwuola
      m ga-eweghachi akwukwo ahu na laibri tupu m gụchaa akwukwo
      onye ga-esoro m buru oche si n'uka bia
      limit adighi n'ihe chineke ga-emeli
      upgrade e mere n'odu ugboelu enugu mara mma
      iphone m choro update, data niile m ga-agwu, ewoo
      app tiktok anaghi emepe, m ga-ebudata ya ozo
      link zoom nke nzuko ezinulo, onye nwere ya
    `,
  },
};
