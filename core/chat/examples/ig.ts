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
      (ekele|ekele diri unu|ana m ekele unu|ekelere m unu)
      (daalu oru|jisie ike|jisike|deeme)
      karo (kedu|ndewo|i bola chi)
      (happy sunday|ezi ubochi uka|ezi afo ohuru) (nwanne m|)
      (nna|nne|nwanne m) kedu
      (deeme|jisie ike|dalu oru|jisike) (karo|nwanne|)
      (nno|ndewo) (nwanne m|ndi banki)
      (ndewo|nnoo|kedu|deeje) (unu|nu|nwanne m|ndi be anyi|nna anyi|onye oma)
      (i tetala|i teela|unu putara ura|kedu ka unu mere|kedu ka unu di)
      (ututu oma|ezigbo ututu|ehihie oma|mgbede oma|abali oma) (nu|unu|nwanne|)
      (abiala m|a bia m|bianu) (ozo|)
      (ndewo|ndeewo|nno|nnoo) (nu|unu|karo|enyi m|nna|nne)
      (kedu|olia) (ka i mere|ka unu mere|ka o di|ka ihe di|ihe na-eme|mgbe ochie|nke a)
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
      ana m ekele (unu|gi)
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
      (achoro m|kedu ka m ga esi|nyere m aka|ka m) (imepe|mepee|inwe|nweta|ibido) (akauntu|akaunti|account|akauntu ohuru|akauntu nchekwa) (ebe a|taa|maka nwa m|maka nwunye m|)
      (mepee|mepere|meghee) (m|{name}|nne m) (akauntu|account|akauntu ohuru)
      (enweghi m|abu m|a bu m) (akauntu|onye ohuru|account) (ebe a|)(, mepere m|, gini ka m ga eme|)
      (debanye|deba) aha m (ebe a|n'ulo aku a|na karo)
      (achoro m|a choro m|m choro|biko) (imepe|mepe|imeghe|mepee) (akaunti|akauntu|account) (ohuru|na karo|n'ebe unu no|m|)
      (biko|) (meperem|mepere m|mepee|nyere m aka imepe) (akaunti|akauntu|account) (ohuru|)
      (kedu|olee) (ka m ga-esi|otu m ga-esi|otu e si|ka esi) (emepe|mepe|enweta) (akaunti|account|akauntu) (na karo|)
      (achoro m|biko) (ideba aha|debanye aha m|idebanye aha m|iri register) (na karo|n'ulo aku unu|)
      (gini|kedu ihe) (m kwesiri|m ga-eweta|unu choro|di mkpa) (iji|ka m) mepee (akaunti|account)
      (enweghi m|e nweghi m) (akaunti|account) (n'ebe a|na karo|)
      (enwere m ike|aga m enwe ike) imepe (akaunti|account) (na-enweghi bvn|site na whatsapp|maka nwa m|maka nwunye m)
      (abu m|m bu) (onye ohuru|customer ohuru)(, achoro m akaunti|, meperem akaunti|)
      (achoro m|m choro) (ibu|isoro) (onye ahia unu|customer unu|karo)
      (akaunti|account) ohuru (ka m choro|biko)
      imepe (akaunti|account) (o bu n'efu|o bu ego ole)
      (m choro|achoro m) (ibu|iso|isoro buru) onye ahia unu
    `,
    balance: `
      ego ole (ka m nwere|di|no|foro|foduru|fodu|m nwere) (na|n'ime|n') <account> (ugbu a|)
      (ego ole|ole ego) (foro|foduru|fodu|di|nwere m) (m|n'aka m|na akauntu|n'akauntu m|na account m)
      <show> (ego ole m nwere|ego di na akauntu m|ego foduru m|balance m|ego m foduru na akauntu)
      (ego ole|balance|balance m|ego ole m nwere|ego m foduru|ego foro) (biko|ugbu a|)
      (lelee|lee|chekee|nyochaa) (akauntu m|balance m|ego m|ego di na akauntu m)
      <i_want> (ima|ihu|ilele|mara) (ego ole m nwere|ego di na akauntu m|balance m|ego foro m|ego foduru na akauntu m)
      (enwekwara m|o nwere|e nwere|m nwekwara) (ego|ego obula) (na|n'ime) <account>
      (kedu|gini bu) (ego foduru|ego foro|balance|ego di) (na|n'ime|n') <account>
      (gwa m|biko gwa m) (ego ole m nwere|ego ole foro m|ihe foduru na akauntu m|ego foro na akauntu m)
      enwere m {amount} (na akauntu|n'aka|) 
      ego ole ka m (nwere ike|ga enwe ike) (imefu|iwere|iji) (ugbu a|taa|)
      (kedu ka|kedu) akauntu m (di|)
      (ego niile|mkpokota ego) (m nwere|di na akauntu m|m nwere n'ulo aku)
      ego foduru m (ole|bu ole|na banki)
      (ihe|ego) foduru (na|n'ime) (akauntu|akaunti|account) (nchekwa m|m|ego m)
      (chọrọ m|achoro m) ịmata ego (m nwere|dị na akaụntụ m|foro)
      (ego ole|ole) (di|foduru|ka|no) (na|n'ime) (akauntu m|account m|akaunti m|ulo aku m) (ugbu a|)
      (gwa m|gosi m|lelee m|lee) (ego m|balance m|ego m nwere|ego foduru|onu ego m)
      (achoro m|ka m) (ima|mara|hu|ihu|lelee) (ego ole m nwere|ego foduru|balance m|ego di n'akauntu m)
      (ugwo onwa|ego|salary) m (abatala|o batala) (n'akauntu m|)
      (ego ole|ole ego|kedu ego) (foro|fodurụ|di|no|ka m nwere|m nwere) (na|n'ime) (akaunti m|akauntu m|account m|ulo aku m)
      (biko|) (lelee|lelere m|gosi m|gwa m|hu) (ego m|balance m|ego foro m|ego di na akaunti m)
      (achoro m|m choro) (ima|ihu|ilele) (ego ole m nwere|balance m|ego foro|ego di na akaunti m)
      (gini|kedu ihe) (bu|foro na|di na) (balance m|akaunti m|ego foduru m)
      (balance|balansi) (m|akaunti m|account m) (biko|di ole|)
      (o nwere|enwere m|o foro) (ego|ihe) (obula|) (foro|di|) (na akaunti m|n'ime ya|)
      ego m (foro ole|di ole|agwula|ruru ole)
      ego ole (ka m nwere|foro m|m ji) (ugbu a|taa|n'aka|)
      (ego niile|ngụkọta ego) (m nwere|di na akaunti m)
      akaunti m (o nwere ego|togboro chakoo|di ole)
      (kedu|gini) foro (m|na akaunti|n'ulo aku)
      (ego m|ego di m n'aka) (di ole|abatala|foro ole)
      (ugwo onwa|ego onwa|salary) m (abatala|obatala) n'akauntu
      ego ole (ka m nwere ike iwere|foro m n'aka|di n'akpa m)
      (enwere m|m ji) {amount} (n'akauntu|ka o di)
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
      (gini bu|gwa m|gosi m|zitere m) (nomba akauntu|onuogu akauntu|nkowa akauntu|nomba account) m
      (echefuru m|amaghi m|echezoro m) nomba (akauntu|account) m
      (akauntu|nomba) ole (ka ha|ka mmadu|ka onye ozo) (ga|) (akwu|eziga|zite) (m|) ego
      (gini bu|kedu|gwa m|ziterem|nye m) (nomba akaunti m|account number m|nomba akauntu m|akaunti nomba m)
      (echefuru m|echezoro m) (nomba akaunti m|account number m)
      (kedu|olee) (ka|otu) (mmadu|ndi mmadu|enyi m) ga-esi (zitere m ego|kwuo m ugwo|ziga m ego)
      kedu (nomba|akaunti) (m ga-enye ha|m ga-enye onye ahia m|ha ga-ezitere ego)
      (achoro m|kedu ka m ga-esi) (inata ego|tinye ego na akaunti m|itinye ego na akaunti m)
      (gosi m|ziterem) (account details m|nkowa akaunti m)
      nuban m (biko|)
      (olee|kedu) otu mmadu ga-esi (ziga m ego|kwuo m ugwo)
      (nomba ole|gini) ka (onye ozo ga eziga ego|m ga enye ya ka o kwuo m)
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
      nyefee {name} (naira|) {amount} (n'|na) {bank}
      (mee|me) (transfer|nnyefe) {amount} (nye|gaa) {name}
      {name} na (m|aka m) ugwo {amount}, (kwuo ya|zigara ya)
      (kwuo|kwunye) {name} {amount} (m ji ya|)
      (eji m|m ji) {name} {amount}, (zigara ya|kwuo ya)
      zigara {name} {amount} (si na akauntu m|)
      (biko|) zipuru {name} {amount}
      zigara {name} {amount} (taa|echi|ugbu a)
      (ka m|m ga) (zigara|kwuo) {name} {amount}
      (achoro m|biko|ka m) (izigara|zigara|inye|nye|ziga) {name} {amount} (maka {narration}|ugbu a|)
      (ziga|zipu|zigara) {amount} (nye|ga|) (nne m|nwunye m|nwa m|nwanne m|onye nwe ulo|{name})
      (ziga|tinye|zipu) (ego|{amount}) (na|n'ime) {bank} (akauntu|nomba|) {account}
      (nye|kwuo|bunye) {name} (ego|) {amount}
      (biko|) (ziga|zigara|zipu|zipuru|ziga) {name} (naira|) {amount}
      (zigara|zipuru|nye|nyefee|kwuo) {name} {amount} (biko|ugbu a|ngwa ngwa|)
      (achoro m|a choro m|m choro|ka m) (iziga|izipu|ziga|iziga {name}|izigara {name}) (ego|{amount})
      (ziga|zipu) {amount} (na|n'akaunti|na nomba|) {account} {bank}
      (nyere m aka|biko nyere m aka) (ziga|zigara|zipu|zipuru) (ego|{name} {amount}|nwanne m ego)
      (zigara|zipuru|nye) (nne m|nna m|nwunye m|di m|enyi m|nwanne m|onye nwe ulo m) {amount}
      (wepu|were|wepuo) {amount} na akaunti m (ziga|nye|zigara|kwuo) {name}
      {name} (choro|na-acho|juru m) {amount}(, ziga ya|, zigara ya|)
      (kwuo|kwu|akwu) {name} (ugwo|{amount}) (ya|m ji ya|maka oru|)
      {amount} (nye|gaa|maka|na-aga) {name}
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (ziga|zipu|ezipu) ego (na ulo aku ozo|nye mmadu|nye enyi m|)
      (mee|mere m) (transfer|nnyefe) (nke|) {amount} (nye|na) ({name}|{bank})
      (enwere m ike|achoro m) (iziga|izipuru) (mmadu|onye ozo|enyi m) ego
      transfer {amount} (to|nye|na) {name}
      (tinye|bunye) {amount} n'akaunti {name}
      eji m {name} {amount}(, zigara ya|, kwuo ya)
      (olee|kedu) (otu|ka) m ga-esi (ziga|nye|zipu) (ego|mmadu ego|onye ozo ego)
      (kwuo|nye|bunye|tuo) {name} {amount} (biko|ozugbo|)
    `,
    beneficiaries: `
      <show> (ndi m na ezigara ego|ndi m chekwara|aha ndi m chekwara|ndi m zigarala ego|beneficiaries m)
      (ndi m chekwara|beneficiaries m|ndi nnata ego|aha m chekwara|ndeputa ndi nnata)
      (onye|ole ndi|ndi ole) (ka m|m) (na ezigara ego|zigarala ego|chekwara)
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
      onye (ole|ndi) ka m (kwurula|zigaworo) (ego|ugwo)
      aha ndi (m kwuru ugwo|m zigara ego) (mbu|)
      (kpoo|guo) akauntu a (aha|) {name} (biko|)
      nye akauntu a aha {name}
      akauntu a bu nke {name}, (chekwaa ya|debe ya)
      (chekwaa|debe) akauntu {name}
      (chekwaa|debe|tinye) (aha|akauntu) {name} (maka oge ozo|)
      (ndi|onye) m (na akwu|zigaworo ego) (ugwo|mbu|)
      akauntu a bu nke {name}
      (tinye|chekwa|debe) {name} (na|n') (ndi m na-eziga ego|ndeputa m|beneficiary m|ndi nnata m)
      (gosi m|ka m hu|lee) (ndi|ndi mmadu) (m na-ezigara ego|m chekwara|m na-akwu ugwo)
      (wepu|hichapu) {name} (na|n') (ndeputa|ndi nnata m|beneficiary)
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
    `,
    transactions: `
      <show> (azumahia m|azumahia ndi m mere|ihe ndi m mere na akauntu|akuko akauntu m|transactions m|history m) ({period}|)
      (azumahia|azumahia m|azumahia ikpeazu|transactions|akuko akauntu|ndeputa azumahia) ({period}|)
      (gini|ego ole|kedu ego) (batara|puru|bara) (na|n'ime|si na) (akauntu m|account m) ({period}|)
      onye (zitere m ego|kwuru m ugwo|nyere m ego) ({period}|)
      (ugwo onwa m|ego ahu|alert|{amount}) (o batala|abatala|o bala) (na akauntu m|)
      <i_want> (ihu|ilele) (azumahia m|ihe m mere|akuko akauntu m|azumahia ikpeazu m) ({period}|)
      (gosi m|nye m) azumahia (ise|ato|iri) (ikpeazu|m mere ikpeazu)
      azumahia (ikpeazu|m mere ikpeazu) 
      gini ka m (kwuru|zutara|mere) {period}
      (gini mere|maka gini ka) (e ji wepu|unu ji wepu|i ji wepu) (ego|{amount}) (na akauntu m|taa|)
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
      (gini|ego ole) (batara|puru|si) (n'akauntu m|na akauntu m) (puo|) ({period}|)
      (kedu|olee) mgbe (m kwuru|m zigara) {name} (ego|) (ikpeazu|)
      (ndeputa|akuko) (azumahia|transaction) (m|) ({period}|)
      (gosi m|lelee|ziterem|biko gosi m) (azumahia m|ihe mere na akaunti m|transactions m|history m|akuko akaunti m|azumahia ikpeazu m) ({period}|)
      (gini|kedu ihe) (batara|puru|mere) (na|n'ime) (akaunti m|account m) {period}
      (onye|kedu onye|olee onye) (zitere m|ziterem|kwuru m|nyere m) ego ({period}|)
      (o|{name} o) (ziterela|kwuola|zitela) (m|) (ego|m ego) (ahu|)
      (alert|ugwo onwa m|ego|salary m) (o batala|abatala|o bata)
      (achoro m|m choro) (ihu|ilele) (azumahia m|ego puru apu|ego batara|transactions m) ({period}|)
      (azumahia|transaction) (ise|iri|ato) (ikpeazu|gara aga)
      (gini bu|kedu ihe bu) (ego|{amount}|debit) (a|) (ha|e) (wepuru|wepuru na akaunti m)
      (ego niile|ihe niile) (batara|puru|m kwuru|m ziri) {period}
      (onye|ndi) (ka m zigara|m kwuru|m zigaara) ego {period}
      akuko (azumahia|ego) m ({period}|)
      (maka gini ka unu ji|gini mere unu ji) (wepu|wepuru) ({amount}|ego) na (akauntu|account) m
      (debit|wepu) {amount} (a|ahu) o bu maka gini
      (gini|kedu ihe) (bara na|mere n'ime|si na) (account|akauntu|akaunti) m ({period}|)
      (gosi m|ka m hu) (ihe niile mere|ego batara na nke puru|azumahia niile) (n'akauntu m|) {period}
      (onye|kedu onye) (zitere|ziteere|nyere) m {amount} ({period}|)
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
      (zitere m|nye m|achoro m|gosi m) (rasiti|risiti|akwukwo eri|akaebe|ihe akaebe ikwu ugwo) (nke|maka|) (transfer|ego m zigara|{name}|ikwu ugwo|{reference})
      (akaebe|ihe gosiri) (na|) (m kwuru|m zigara|akwuru m) (ego|{name}|{amount})
      (ziterem|nye m|gosi m|biko ziterem) (risiti|resiti|receipt|akwukwo eri|ihe akaebe) (ego m zigara|nke transfer|nke ikpeazu|m|)
      (achoro m|m choro) (risiti|receipt|ihe akaebe|akaebe) (na m kwuru ugwo|nke ego ahu|maka {name}|)
      {name} (na-acho|choro|juru m) (risiti|receipt|akaebe)
      (risiti|receipt) (m|ahu) (o no ebee|di ebee|kwanu)
      (zitegharia|ziteghachi) (m|) (risiti|receipt) (ahu|)
      risiti (nke|maka) {amount} (m ziri|)
    `,
    where_is_my_money: `
      (ebee|ebe ole|olee ebe) ka (ego m|ego m zigara|{amount} m) (no|di|nọ)
      (ego m|ego ahu|ego m zigara) (erubeghi|abatabeghi|ebee ka o no|o ruola)
      {name} (ahubeghi|enwetabeghi|ahughi|anatabeghi) (ego|ego ahu|alert|{amount})
      (zigara m|ezigara m|m zigara) {name} {amount} (mana|ma) (o rubeghi|o nwetabeghi|o hughi ya|erubeghi)
      (e wepula|unu ewepula|e wepuru) ego (m|na akauntu m) (mana|ma) (o rubeghi|ego erughi|{name} ahughi ya)
      (gini mere|gini na eme) (ego m|transfer m|{amount} m)
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
      (e wepuru|ha wepuru|unu wepuru) ego (m|n'akauntu m|) (mana|ma) {name} (ahughi|enwetaghi|hubeghi) (ya|ego)
      (ebee|olee ebe) (ka|) (ego m|transfer m|nziga m) (no|di|araara|kwusiri)
      (transfer|ego|nziga) (m|) (ka no|ka di) na (pending|uzo|nchere)
      (ego m|ego m ziri|transfer m|ego ahu) (o no ebee|di ebee|kedu ebe o no|o gara ebee|kwanu)
      (ezigara m|m zigara|azigara m) {name} {amount} (ma|mana) (o hubeghi|o natabeghi|o rubeghi|o hughi ya)
      (ego|ego ahu|transfer m) (erubeghi|abatabeghi|abanyebeghi|abataghi|erughi) (ya aka|ruo ugbu a|kemgbe ututu|)
      (ha|ulo aku) (ewepula|wepuru|ebipula) (ego m|m ego) (mana|ma) (o rughi|o rubeghi|onye ahu enwetabeghi)
      {name} (si|kwuru) na (o hughi|o natabeghi|o nwetabeghi) (ego|alert) (ahu|obula)
      (e|mmadu) zitere m ego (mana|ma) (ahubeghi m ya|o batabeghi)
      (gini|kedu ihe) (mere|na-eme) (ego m|transfer m|{amount} m ziri)
      (choro m|chotara m|nyochaa|lelee) (ego m|transfer m|ebe ego m no)
      (transfer|ego) m (ka no na pending|egbu oge|kwusiri n'uzo)
      (gini mere|maka gini ka|kedu ihe kpatara) (ego m|transfer m) (anaghi abata|erubeghi|eji egbu oge)
      (o|ego m o|transfer m o) (ruola|batala|gara) (ya|)
      m ka na-eche (ego|alert) (ahu|)
      ego m (rapara|jidere|kwusiri) (n'uzo|ebee|)
      (gini mere|maka gini) ego (m ziri|ahu) (rubeghi|abataghi)
      (unu ewepula|e wepuola) ego na (akauntu|account) m mana {name} ahughi ya
      (kedu|olee) (ihe mere|ebe) (ego|{amount}) m (ziri|zigara) (no|)
      (kedu mgbe|mgbe ole) ka ego (m|ahu) ga (abata|eru)
      (o gara|o ruola|o banyela) (nke oma|{name} aka|) (biko|)
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
      (achoro m|ka m|acho m) (inwetaghachi|iweghachi) (ego m|{amount}) (zigara na mmejo|azu|n'aka {name})
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
      (weghachi|weghachite|weghachiri m|laghachi) (ego m|transfer m|{amount}|ego ahu) (biko|m ziri|)
      (mmejo|o bu mmejo|emehiere m) (ka m mere|na nomba akaunti|ka m ji ziga ego|)
      (etinyere m|m dere|m tinyere) (nomba akaunti|nomba) (na-ezighi ezi|ozo|na-abughi ya)
      (ego|transfer) (ahu|m|) (gara|banyere) (na akaunti ozo|n'aka onye ozo|onye m na-amaghi|na akaunti na-abughi ya)
      (achoro m|kedu ka m ga-esi) (inweta|nwetaghachi|iweghachi|weghachi) ego m (azu|)
      (ezigara m|akwuru m) ugboro abuo(, weghachi nke ozo|, nye m nke foro)
      (reverse|recall|kagbuo) transfer (ahu|m|m mere)
      (a ghogburu m|ha ghogburu m), (weghachi|weghachite) ego (m|ahu)
      o bughi {name} ka m choro (iziga|izigara) ego
      o bughi {name} ka m choro (izigara|inye) ego, (weghachi ya|biko weghachite)
      m (mejoro|mehiere) (zigara|zipuru) {name} {amount}
      (ego ahu|ego m) (gara|banyere) na (akauntu|aka) (onye ozo|na-adighi mma)
      ezigara m ya ugboro abuo, (weghachi otu|weghachiteere m otu)
      (kedu ka m ga-esi|nyere m aka) (inweta|iweghachite) ego m (zigara n'uzo ezighi ezi|)
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
      ego ole (puru|si) na akauntu m (puo|) {period}
      (m na emefu|ana m emefu) ego (kariri akari|nke ukwuu)
      ego ole ka m zigarala {name} ({period}|niile)
      kedu ka m si (rie|mefuo) {amount} {period}
      ego m (ruru|jiri) mee ihe {period}
      gini ririla ego m ({period}|)
      (ego ole|ole) (ka m|m) (mefuru|riri|emefu|jiri) (na|n') (nri|ugbo|kaadi|data|ahia) ({period}|)
      (ebee|olee ebe|kedu otu) (ka|) (ego m|ego m niile) (na-aga|gara|si gwu|gwuru) ({period}|)
      (mkpokota|onu ogugu) (mmefu|ego m mefuru) (m|) ({period}|)
      (gini|kedu ihe) (na-eri|na-erikari) ego m (kacha|)
      (ego ole|ole ego) (ka m mefuru|m mefuru|m riri|m mefuola) (na nri|na data|n'ugbo ala|) ({period}|)
      (ebee|olee ebe) (ka|) (ego m|ego m niile) (na-aga|gara|na-agwu)
      (gosi m|lelee|koworo m) (otu m si emefu ego|mmefu m|ihe m mefuru|ego m mefuru) ({period}|)
      (ngukota|mkpokota|akuko) (mmefu|ego m mefuru|mmefu m) ({period}|)
      (gini|kedu ihe) (na-eri|m na-emefukari|riri) ego (m|na ya|karisia)
      (ana m|m na-) emefu (oke ego|ego karia|nnukwu ego) (ya|)
      (gini|kedu ihe) ka m ji ego m (mee|zuo) {period}
      mmefu m (kwa onwa|{period}|)
      ego ole (ka m zigarala|ka m nyerela|ka m kwuru) {name} (niile|{period}|)
      ego ole (si na akauntu m|siri na account m) (puo|pua|puru) {period}
      (kedu ihe|gini) ka m ji ego m (mee|zuo|mebie) {period}
      ego ole ka m (riri na|mefuru na|ji zuo) (nri|data|ugbo ala|akwukwo|mmanu) {period}
      (gini|kedu ihe) na-eri (ego m|ugwo onwa m) ({period}|)
      (mmefu|mmefu m|nchikota mmefu) (niile|) {period}
    `,
    airtime: `
      <please> <buy> (kaadi|kardi|airtime|recharge kaadi|recharge card|credit) (nke {amount}|{amount}|)
      <buy> (kaadi|kardi|airtime) {network} (nke|) {amount}
      <buy> {amount} (kaadi|airtime|credit) (na {phone}|n'ekwenti m|)
      <i_want> (izu|izuta|itinye|igo) (kaadi|recharge kaadi|airtime|credit|kardi)
      (recharge kaadi|zuta kaadi|airtime|kaadi {network}|kaadi ekwenti|zuo kaadi)
      tinye {amount} (kaadi|airtime|credit) (na|n') (ekwenti m|laini m|{phone})
      {amount} (kaadi|airtime|kardi) {network}
      (kaadi m|credit m|airtime m) (agwula|agwuola) (zuta {amount}|tinye {amount}|)
      (zigara|ziga) {phone} kaadi {amount}
      (zutara|zuru|goro) {name} kaadi (nke|) {amount}
      recharge (ekwenti m|laini m|{phone}) (na|ji) {amount}
      {network} {amount} {phone}
      kaadi (narị naira abụọ|{amount}) (na|maka) {phone}
      (achoro m|m choro) (kaadi|credit) (ikpo oku|ugbu a|{amount})
      load kaadi {amount} (na {phone}|nye m|)
      (achoro m|a choro m) (itinye|igo|izu) kaadi (ekwenti|{network}|na ekwenti m)
      (achoro m|m choro) kaadi (ikpo oku|{amount}|ekwenti)
      kaadi (ikpo oku|ekwenti) (nke|) {amount}
      (tinye|goo) kaadi (n'ekwenti m|na laini m)
      kaadi ekwenti m (agwula|gwuru)
      (zuo|zuta|zutara m|tinye) (kaadi|kaadi ekwenti|airtime|recharge|kredit) (nke|) {amount} (maka m|na ekwenti m|{network}|)
      (tinye|zigara|load) (kaadi|airtime|) {amount} (na|nye|maka) ({phone}|{name}|laini m)
      (enweghi m|kaadi m) (kaadi|agwula|airtime) (na ekwenti m|)(, tinye {amount}|)
      (zutere m|zutara m|tinyere m|biko zutere m|gotere m) (kaadi|airtime|recharge kaadi|kaadi ekwenti) (nke|) ({amount}|n'ekwenti m|)
      (tinye|ziga|loda) (kaadi|airtime) {amount} (na|n') ({phone}|ekwenti m|laini m|{network} m)
      (achoro m|m choro) (izu|izuta|itinye) (kaadi|airtime|recharge) ({amount}|n'ekwenti m|)
      (kaadi|airtime|credit) m (agwula|gwuru|agwuchaala)(, zutere m {amount}|, tinyere m|)
      (kaadi|airtime) {network} (nke|) {amount} (maka {phone}|)
      (zigara|zutara|zutere) {name} (kaadi|airtime) (nke|) {amount}
      (recharge|loda|top up) (ekwenti m|laini m|{phone}) ({amount}|)
      {amount} (kaadi|airtime) (biko|{network}|maka {phone}|)
      enweghi m (kaadi|airtime)(, zutere m|, tinyere m) (biko|)
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
      tinye (data|{plan}) (na|n') (ekwenti m|laini m|{phone})
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
      (enweghi m|data m) data (ozo|), (zuta|zutara m|goo)
      achoro m (izu|izuta) {plan} ({network}|na {phone}|)
      zuta {plan} ({network}|)
      enweghi m data ozo, (zuta data|zutara m data)
      (zuo|zuta|zutara m|tinye) (data|{plan}|mb|data {network}) (maka|na|nke) (m|ekwenti m|{phone}|{amount}|laini m)
      (data|mb|intaneti) (m|) (agwula|gwuru)(, zuo|, zutara m ozo|)
      {plan} {network} (maka m|biko|)
      (zutere m|zutara m|tinyere m|biko zutere m) (data|{plan}|mb|data {network}) (n'ekwenti m|na laini m|)
      (achoro m|m choro) (izu|izuta|itinye) (data|{plan}|mb|data onwa|intaneti)
      (data|mb|intaneti) m (agwula|gwuru|agwuchaala)(, zutere m|, tinyere m {plan}|)
      (ziga|tinye|zutara) {plan} (na|nye) ({phone}|{name}|nwa m)
      (ego ole|ole) (ka|) (data|{plan}) ({network}|) (di|bu|na-ere)
      kedu (data|data plans|udi data) (unu nwere|di onu ala|di maka {network})
      {network} {plan} (biko|)
      data (onwa|izu|ubochi|abali) (maka {network}|)
      (sub|subscribe) (laini m|ekwenti m|data m) (biko|)
    `,
    electricity: `
      <please> (kwuo|kwuo ugwo|zuta|kwuoro m) (oku|ugwo oku|oku latrik|nepa|token oku)
      <i_want> (ikwu|izuta|ikwu ugwo|izu) (oku|ugwo oku|oku latrik|nepa|token oku)
      (ugwo oku|oku|nepa|oku latrik|ego oku|ikwu ugwo oku|light)
      (kwuo|zuta) oku {amount} (na mita {meter}|)
      (mita|meter) {meter} {amount}
      tinye {amount} (na|n'ime) mita (m|{meter})
      (oku m|unit m|mita m) (agwula|agwuola), (zuta {amount}|kwuo|)
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
      (nepa|ndi oku|phcn|eedc) (ebipula|bipuru|gbuola) (anyi|m) oku(, kwuo ugwo|)
      (tinye|loda) (oku|token|unit|{amount}) (na|n'ime) (mita m|mita|{meter})
      (kwuo|ikwu) (ugwo|bill) (oku|nepa|eedc|ikedc) (m|) ({amount}|nke onwa a|)
      (enweghi|anyi enweghi) oku (n'ulo|)(, zuo token|, zutere anyi|)
      {amount} (oku|token|nke oku) (na {meter}|biko|)
      token (oku|) m (o no ebee|kwanu|biko)
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
      (kwuo|kwuoro m|tinye) (ugwo|ego|) (dstv|gotv|startimes|tivi|igwe onyonyo) (m|) ({amount}|nke onwa a|)
      (dstv|gotv|startimes|dikoda) (m|) (agwula|egbupula|akwusila)(, kwuo ya|, kwuoro m|)
      {amount} (maka|nke) (dstv|gotv|startimes|tivi)
      (kwuo|kwuoro m|mee ka di ohuru|renew) (dstv|gotv|startimes|ugwo tv|decoder) (m|biko|)
      (achoro m|m choro) (ikwu|ikwu ugwo) (dstv|gotv|startimes|tv|cable)
      (dstv|gotv|startimes|tv|decoder) m (agwula|ebipula|adighi egosi|anaghi aru oru|akwusila)
      (sub|subscribe|renew) (dstv|gotv|startimes) m (biko|)
      (ego ole|ole) (ka|bu) (dstv|gotv|startimes) (compact|max|di ugbu a|)
      (gbanwee|gbanwe) (package|bouquet) (dstv|gotv) m (gaa compact|)
      bọọlụ di taa(, kwuo gotv|, kwuoro m dstv)
      (tinye|kwuo) {amount} (na|maka) (dstv|gotv|startimes|decoder {meter})
      ugwo (tv|dstv|gotv|startimes) ({amount}|)
    `,
    bill: `
      <please> (kwuo|kwuoro m) (ugwo|bill|ugwo m|bill m)
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
      (kwuo|achoro m ikwu|kwuoro m) (ugwo|ego|) (mmiri|ulo|akwukwo|ahihia|intaneti|bill|utu isi) ({amount}|m|)
      (zuta|zuru m|kwuo) (waec|jamb|neco) (pin|foomu|)
      (achoro m|ka m) (ikwu|kwuo) (bill|bill m niile|otu bill|ugwo)
      (achoro m|m choro|nyere m aka|biko) (ikwu|kwuo|ikwu ugwo) (bill|ugwo mmiri|ugwo akwukwo|ugwo ulo|ugwo|ugwo m|tax)
      (kwuo|kwuoro m|ikwu) (ugwo|ego) (mmiri|akwukwo|ulo akwukwo|ulo|ihe ruru unyi|intaneti|waec) (m|) ({amount}|biko|)
      (zutara m|zuo|kwuo) (pin|form|kaadi) (waec|jamb|neco)
      (tinye|fund) ego na (bet9ja|sportybet|betking) (m|{amount}|)
      (kedu|olee) (ka m ga-esi|ebe m ga-anọ) (akwu|kwuo) (ugwo|bill|ugwo mmiri|ugwo akwukwo)
      ugwo akwukwo (nwa m|umu m)(, achoro m ikwu ya|, kwuo ya|)
      kedu (ugwo|bill) (m nwere ike ikwu|a na-akwu) (ebe a|)
      (ikwu|ikwu ugwo) (bill|ugwo|utility)
      ugwo (otu|uka|estate|ebe obibi) ({amount}|)
      {biller} {amount}(, kwuo|)
      tinye ego na (bet9ja|betking|sportybet) ({amount}|)
      (kwuo|akwu m) (ugwo akwukwo|ego uka|ego waec|ego ala|ugwo ulo) {amount}
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
      (olee|kedu) (mgbe|ubochi) (m ga|a ga|m kwesiri) (akwu|ikwu|i kwu) (bill|ugwo oku|ugwo mmiri|dstv|ugwo ulo)
      (ubochi|oge) (ikpeazu|ikwu ugwo) (nke|maka) (bill m|oku|mmiri) (bu gini|bu olee mgbe|)
      (oge|ubochi) (bill|ugwo oku|ugwo mmiri) (m|) (eruola|agafeela|o ruola)
      (kedu mgbe|ole mgbe|olee mgbe|kedu ubochi) (ka m ga-|m ga-|m kwesiri i)(akwu|kwu) (ugwo oku|bill m|ugwo ulo|ugwo mmiri)
      (kedu mgbe|olee mgbe) (bill m|dstv m|ugwo oku m|sub m) (ga-agwu|ga-eru|kwesiri ikwu)
      (ubochi|oge) (ikpeazu|a ga-akwu|m ga-akwu) (ugwo|bill m|ugwo mmiri|ugwo oku)
      (ubochi ole|ole ubochi) (foro|foduru) (ka m|tupu m|m) (kwuo|akwuo) (bill|ugwo oku|ugwo)
      (oge|ubochi) (ikwu ugwo|bill m) (agafeela|erugo)
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
      (ego ole|ole) (ka|bu) (bill m|ugwo oku m|ugwo mmiri m|m ga akwu na dstv) (nke onwa a|ugbu a|)
      (ego ole|ole) (ka m|m) (ji|ga akwu|kwesiri ikwu) (na|maka) (oku|mmiri|bill|dstv)
      (gwa m|gosi m|lee) (ego|ole) (bill|ugwo oku) (m|) (bu|di)
      (ego ole|ole) (bu|ka) (bill|ugwo) (oku|mmiri|intaneti|ekwenti|gas) (m|di|) (nke onwa a|)
      (ego ole|ugwo ole) (ka m ji|m ji|foro m ikwu|m ga-akwu) (na bill|na oku|na mmiri|ndi nepa)
      (ngukota|mkpokota|niile) (ugwo|bill) (m|m ga-akwu|m ji) (bu ole|di ole|)
      (gosi m|gwa m) (bill m|ugwo oku m|ego bill m)
      (ego ole|ole) foro na (bill m|ugwo akwukwo|ugwo oku)
      ego ole ka m (ga-akwu|ji) (maka|na) (oku|mmiri|dstv|intaneti)
    `,
    min_payment: `
      (gini bu|ole bu|kedu) (ego kacha nta|opekata mpe|ego pekarisiri) (m nwere ike ikwu|m ga akwu|ikwu) (na|maka|) (bill|ugwo oku|kaadi|bill a)
      (ego|ihe) (kacha nta|pekariri|kacha ala) (m nwere ike ikwu|m ga akwu) (na|maka) (bill m|oku|kaadi|ugwo oku)
      (opekata mpe|ego kacha nta) (maka|nke|na) (ikwu|) (bill|oku|dstv|ugwo mmiri)
      enwere m ike ikwu (okara|ufodu|akuku) (bill|ugwo oku|bill m)
      ego ole (kacha nta|pekariri) (ka m ga akwu|m ji azu oku|maka bill a)
      (ikwu|ugwo) kacha (nta|ala) (bu ole|biko|)
      enwere m ike ikwu (akuku|okara|obere) (bill|ugwo oku|ugwo mmiri) (m|)
      m nwere ike ikwu (ufodu|obere) na (bill|ugwo oku)
      ego kacha nta (maka bill|m ga akwu|iji kwuo bill)
      (opekata mpe|ego pekariri) m ga akwu (na bill|maka oku)
      (kedu|gini bu) ego kacha nta (na bill|m ga akwu n'ugwo)
      (gini bu|ole bu) (ego|onu ego) (kacha nta|kasi nta|pekarichara) (m nwere ike|m ga) (ikwu|akwu) (na|maka) (bill|kaadi|loan|oku)
      (opekata mpe|kacha nta) (ego ole|ole) ka m (ga akwu|kwesiri ikwu)
      (gini bu|kedu|ego ole bu) (ego kacha nta|ego kasi nta|obere ego) (m ga-akwu|m nwere ike ikwu|a na-akwu) (na bill|na ugwo oku|na kaadi m|)
      (enwere m ike|aga m enwe ike) ikwu (obere|okara|ufodu|nkera) (n'ime ya|na bill m|ugwo oku|)
      (nke kacha nta|obere ego ole) (ka m ga-akwu|unu na-anara) (na bill|)
      minimum (payment|ugwo) (na|maka) (bill|kaadi|oku) (m|)
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
      (achoro m|m choro|nye m|biko nye m) (inweta|) (kaadi|kaadi atm|atm|virtual card|kaadi ohuru|kaadi dollar)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (enweta|nweta|rio) (kaadi|kaadi atm|virtual card|atm)
      (kaadi|atm) m (emebiela|gbajiri|expireela|agwula)(, achoro m ohuru|, nye m ozo|)
      (gbanwee|gbanwere m|dochie) (kaadi|atm|kaadi ochie) m (biko|)
      (ego ole|ole) (ka|bu) (kaadi|atm|virtual card|kaadi ohuru)
      (kedu mgbe|olee mgbe) (kaadi|kaadi ohuru) m ga-(abia|eru|adi njikere)
      (unu nwere|unu na-enye) (virtual card|kaadi atm|kaadi dollar)
      (mepuutara m|mebere m|meere m) (virtual card|kaadi) (ohuru|)
      kaadi (iji|maka) (zuo ahia n'intaneti|kwuo netflix|azu ahia online)
      kaadi (banki|atm) m (agbajiela|emebiela), nye m ozo
      (nye m|achoro m) kaadi (visa|mastercard|ohuru|intaneti)
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
      (achoro m|anyi choro|ka anyi) (ibido|bido|imalite|malite|mepee|guzobe) (isusu|otu isusu|otu nchekwa|esusu|isusu ohuru) (na ndi enyi m|nke {amount}|)
      (mepee|malite|guzobe) (isusu|otu|otu isusu) (nke mmadu {number}|maka umu nwanyi|anyi|)
      (achoro m|anyi choro|biko|ka anyi) (ibido|bido|imalite|malite|imepe|mepe) (isusu|esusu|otu isusu|ajo|otu|otu ego) (ohuru|na ndi enyi m|)
      (kedu|olee) (ka m ga-esi|otu anyi ga-esi|ka esi) (amalite|bido|malite|emepe) (isusu|otu isusu|otu|esusu)
      (mu na ndi enyi m|anyi|umu nwanyi ahia) (choro|ga-) (ichekota ego|itu isusu|ibido isusu|atu isusu)
      (isusu|otu|otu isusu) ohuru (ka m choro|)
      (isusu|esusu) {amount} (kwa onwa|kwa izu|nke mmadu {number}|maka ndi otu anyi)
      (achoro m|ka m) ibu (onye isi|onye ndu) (isusu|otu)
      (kpokota|chikota) (ndi mmadu|ndi enyi m) (ka anyi|maka) (tuo isusu|itu isusu)
      (mepe|malite) otu (ebe anyi ga-atukota ego|nchekwa ego|ego)
      achoro m ka anyi (na akwu|na-atu|na-achikota) {amount} (kwa izu|kwa onwa|kwa ubochi)
      (mee|malite|hiwe|kpoo) (otu isusu|isusu ohuru|otu ntinye ego)
      ka m (ibu|buru) onye (ndu|isi) otu (isusu|)
    `,
    group_join: `
      <i_want> (isonye na|ibanye na|iba na) (isusu|esusu|otu isusu|otu nchekwa|isusu {name})
      (sonye na isusu|banye na isusu|isonye n'otu|banye n'otu|join isusu)
      (tinye m|biko tinye m|gbakwunye m) (na|n'ime) (isusu|esusu|isusu {name}|otu isusu)
      ({name}|enyi m) (kporo m|kpuru m) (ka m sonye na|ka m banye na|na) (isusu|esusu|otu)
      kedu ka m ga esi (sonye na|banye na) (isusu|esusu|otu isusu)
      enwere m (akwukwo oku|code|oku) (maka|nke) (isusu|otu|{reference})
      (e nwere|o nwere) isusu m nwere ike (isonye|ibanye)
      anabatara m (oku|akwukwo oku) (isusu|{name}|nke otu)
      m ka nwere ike (isonye|ibanye) na (isusu|esusu|otu) (unu|ahu)
      achoro m (ibu onye otu|iso na) (isusu|esusu)
      (deba|debanye) aha m na (isusu|esusu)
      banye na isusu (oru|ahia|ezinulo)
      (enyi m|{name}) kporo m (na|n') (isusu|esusu|otu)
      (enyi m|{name}) (choro|si) ka m (sonye|banye) (n'isusu|na esusu|n'otu)
      achoro m (isonye|ibanye) (n'isusu|na esusu|n'otu) (ha|unu|)
      (tinye m|sonye m) n'isusu (unu|{name}|)
      e kporo m (n'isusu|na esusu)
      (achoro m|kedu ka m ga esi|ka m) (isonye|ibanye|sonye|banye|iso) (na|n') (isusu|esusu|otu isusu|otu) (unu|{name}|)
      (tinye|debanye) (m|aha m) (na|n') (isusu|esusu|otu) (unu|ahu|)
      (e nyere m|enyere m|e zitere m) (code|akara|akwukwo oku) (isonye|ibanye|nke) (isusu|otu|esusu)
      (achoro m|m choro|ka m|kedu ka m ga-esi) (isonye|sonye|ibanye|banye) (na|n'ime) (isusu|otu isusu|isusu {name}|otu|otu unu|esusu)
      (tinye|gbakwunye) (m|aha m) (na|n'ime) (isusu|otu|otu isusu|otu ahu)
      (enwere m|e nyere m|o nyere m) (code|koodu|akwukwo oku) (isusu|otu|iji banye)
      {name} (kporo m|gwara m ka m|siri m) (banye|sonye) (na isusu|n'otu|na otu isusu) (ya|ha|)
      (enwere|o nwere) (isusu|otu) (m nwere ike isonye|na-acho mmadu|oghere di)
      (ohere|oghere) (o ka di|o di) n'(isusu|otu)
      (banye|sonye) (isusu|otu|na isusu) (jiri code {reference}|)
      (enwere|o nwere) isusu (oghere di|m ga-abanye|na-anabata ndi ohuru)
      (anabatara m|enwetara m|nke a bu) (oku|koodu|akwukwo oku) ({name}|isusu|nke otu)
      (biko|) tinye m na (isusu|otu) ({name}|unu|ahu)
      (enwere|olee) (isusu|otu isusu) (di nso|m ga-abanye|na-ewere ndi mmadu)
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
      (oke m|nke m) (na|n') (isusu|utu) ({amount}|)
      (tuo|kwuo) utu {amount}
      kwuoro {name} (isusu|ego isusu) 
      (kwuo|tinye|tuo) {amount} (n'|na|n'ime) (isusu|esusu) (anyi|m|)
      akwubeghi m isusu (izu a|onwa a|), (ka m kwuo ya|aga m akwu)
      aga m akwu (isusu|utu) (m|izu a|onwa a) (ugbu a|)
      (achoro m|ka m) (ikwu|kwuo|tuo) (isusu|utu) (m|izu a)
      ego isusu m (izu a|onwa a|{amount})
      (achoro m|ka m|biko ka m) (ikwu|kwuo|itu|tuo|itinye) (isusu|utu|ego isusu|utu isusu|onyinye) (m|) ({amount}|nke izu a|)
      (kwuo|tinye|tuo) {amount} (na|maka|n') (isusu|esusu|otu|utu)
      (isusu|utu|oke) m (bu nke a|nke onwa a|) ({amount}|) (kwuo ya|wepu ya)
      (achoro m|m choro|ka m|biko) (ikwu|kwuo|itu|tuo|itinye) (ugwo isusu|isusu m|ego isusu|utu m|ego otu|onyinye m)
      (kwuo|tinye|tuo) {amount} (na|maka) (isusu|otu|isusu anyi|ego otu|esusu)
      (kwuo|tuo|tinye) (isusu|utu|ego isusu|onyinye) (m|) (nke izu a|nke onwa a|)
      (kedu|olee) (ka m ga-esi|ebe m ga-) (kwuo|atu|akwu) (isusu|ego isusu|utu m)
      (oge|ubochi) (itu isusu|ikwu isusu) (eruola|erugo)(, kwuoro m|)
      (wepu|were) ego isusu na akaunti m
      (oke m|ego m|utu m) (na|n'ime) (isusu|otu) ({amount}|)
      (akwubeghi m|atubeghi m) (isusu|ego isusu)(, ka m kwuo|, biko kwuo ya|)
    `,
    group_status: `
      <show> (isusu m|ka isusu anyi si aga|onodu isusu m|otu isusu m|esusu m)
      onye (ka o ruru|ga ewere|ga ebu|ga enweta) (isusu|ego isusu|esusu) (n'onwa a|n'izu a|ugbu a|)
      kedu mgbe (m ga|ka m ga|o ga eru m) (ewere|ebu|enweta|iwere) (isusu|isusu m|ego isusu|esusu)
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
      (ego ole|ole) (di|gbakoro) (na|n') (isusu|otu|esusu) (anyi|)
      (onye|kedu onye|olee onye) (ga-eri|ga-anata|ga-ewere|na-eri) (isusu|ego|ego isusu) (ugbu a|ozo|onwa a|)
      (kedu mgbe|olee mgbe|ole mgbe) (ka m ga-eri|o ga-eru m|oge m ga-eru|m ga-anata|m ga-eri) (isusu|ego isusu|n'isusu|)
      (kedu ka|otu) (isusu m|isusu anyi|otu anyi|otu m) (si aga|di|na-aga)
      (onye|kedu onye|ole ndi) (akwubeghi|kwurula|tubeghi|tuola) (isusu|ego isusu|) (onwa a|izu a|)
      (ego ole|ole) (ka anyi tuola|di na isusu|anyi chikotara|di n'otu) (ruo ugbu a|)
      (gosi m|lelee) (isusu m|otu m|ndi otu|ndi no na isusu|otu isusu m)
      (akwuola m|atuola m|m kwuola) (isusu|ego isusu) (onwa a|izu a|) (ya|)
      (abu m|m bu) (onye nke ole|nomba ole) (na isusu|n'otu)
      (onodu|akuko|nkowa) (isusu m|otu anyi|isusu anyi)
      (abu m|m bu) onye nke ole (n'otu|n'isusu|)
      (gwa m|kedu) onye (kwuola|akwubeghi|na-eri ugbu a)
      (olee otu|kedu otu|olee ebe) (otu|isusu) (m|anyi) (si aga|ruru)
    `,
    goal: `
      <i_want> (ichekwa ego|idebe ego|ibido ichekwa ego|ichekwa) (maka {narration}|)
      (chekwaa|debe|chekwara m) {amount} (maka|n'ihi) (ugwo ulo|akwukwo|ugbo ala|agbamakwukwo|krismas|ekwenti)
      (ichekwa ego|nchekwa ego|ebumnuche m|chekwaa ego|ego m na echekwa|nchekwa m)
      (bido|mepee|mee) (ebumnuche|nchekwa ego|atumatu nchekwa) (ohuru|maka ugbo ala|maka ulo|)
      ego ole ka m chekwarala (maka|ugbu a|na) (ugwo ulo|ebumnuche m|ugbo ala|)
      (tinye|gbakwunye) {amount} (na|n'ime) (nchekwa m|ebumnuche m|ego m na echekwa)
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
      (achoro m|nyere m aka) (ichekwa|idebe|ikpokota) (ego|{amount}) (kwa onwa|kwa ubochi|kwa izu) (maka|ka m jiri) (ulo|akwukwo|ugbo ala|krismas|agbamakwukwo)
      (tinye|gbakwunye|debe) {amount} (na|n') (nchekwa|ebumnobi|ego m na-echekwa) (m|)
      (mepee|malite|bido) (ebumnobi|nchekwa|atumatu nchekwa) (ohuru|maka {narration}|)
      (ego ole|ole) (ka m|m) (chekwara|chekwala|debere) (ugbu a|)
      (wepu|weputa|were) ({amount}|ego) (na|n') (nchekwa|ebumnobi) m
      (achoro m|m choro|nyere m aka|ka m) (ichekwa|chekwaa|idebe|ikpokota) (ego|{amount}) (maka|iji zuo|iji) (ugwo ulo|ugbo ala|akwukwo|agbamakwukwo|ekeresimesi|ulo|ekwenti)
      (mepe|malite|bido|mepee) (nchekwa|ebumnuche|nchekwa ego|kolo|goal) (maka {narration}|nke {amount}|m|)
      (tinye|gbakwunye) {amount} (na|n'ime) (nchekwa m|ebumnuche m|goal m|kolo m)
      (ego ole|ole) (ka m chekwara|m chekwala|di na nchekwa m|m debere) (ruo ugbu a|)
      (wepu|were|kuwaa) (ego|) (na|n'ime) (nchekwa m|kolo m|goal m)
      (chekwaa|debe|wepu) {amount} (kwa|n') (izu|onwa|ubochi) (o bula|)
      (kedu ka m ga-esi|nyere m aka) (chekwaa|ichekwa|idebe) ego
      (kpochie|mechie) {amount} (ruo december|onwa isii|)
      (gosi m|lelee) (nchekwa m|ebumnuche m|goal m)
      (mechie|kpochie|debe|chekwaa) {amount} (ka m ghara imetu ya aka|ruo ngwucha afo|maka {narration})
      achoro m (ichekwa|idebe|ichikota) {amount} (tupu ekeresimesi|kwa onwa|maka {narration})
      ego ole ka m (chekwarala|debere) (maka {narration}|ruo ugbu a|)
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
      omuru nwa (loan|mbinye ego) {amount}
      (omuru nwa|interest) (loan|mbinye ego) (bu ole|{amount}|)
      ego ole bu omuru nwa (loan|mbinye) {amount}
      achoro m (loan|ibiri|mbinye) {amount}
      (biko|unu) (binye|gbazie) m {amount} (maka ahia|)
      (loan|mbinye) {amount} (ka m choro|biko)
      (achoro m|achorom|ana m acho|nye m) (mbinye ego|ego mbinye|ibiri ego|loan|ugwo|{amount} na mbinye) (maka azumahia|ngwa ngwa|maka akwukwo|)
      (biko|unu nwere ike|) (binye|gbazinye|biri) m (ego|{amount}|loan)
      (ego ole|ole) (ka m|ka unu) (nwere ike|ga-enwe ike|puru) (ibinye|igbazite|ibinye m|ibiri)
      (enwere m ike|kedu ka m ga esi) (inweta|nweta|ibiri|gbazite) (loan|mbinye ego|ego)
      (achoro m|m choro|biko achoro m) (ibiri|ibinye|igbazi|inweta) (ego|mbinye ego|loan|{amount}) (maka ahia|ngwa ngwa|)
      (binye m|gbazinye m|nye m|binyere m) (ego|{amount}|mbinye ego|loan) (biko|aga m akwughachi|ruo onwa ozo|)
      (unu ga-|unu nwere ike) (ebinye m|igbazinye m|ibinye m|inye m) (ego|loan|{amount}|mbinye ego)
      (ego ole|ole) (ka m nwere ike|unu ga-|m ga-) (ibiri|ebinye m|inweta|enweta) (dika loan|na mbinye|)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (nweta|enweta|rio|biri) (mbinye ego|loan|ego)
      (eruru m|m tozuru|etozuru m) (inweta|ibiri) (mbinye ego|loan) (ya|)
      (achoro m|m choro) (ego|isi ego|{amount}) (maka|iji malite) (ahia|azumahia|oru|ulo ahia) m
      (mbinye ego|loan) (nke|) ({amount}|ahia|ngwa ngwa|ugwo akwukwo) (ka m choro|biko|)
      (enweghi m ego|ego agwula m)(, binye m|, gbazinye m {amount}|, nye m loan)
      (gini|kedu ihe) (unu choro|m kwesiri inwe) (tupu|iji) (nweta|enweta) (loan|mbinye ego)
      achoro m {amount} (ozugbo|maka ulo ahia m|ugbu a), m ga (akwu|akwughachi) (n'ngwucha onwa|izu abuo|)
      (binye|gbazinye|biri) m {amount} (biko|ruo ngwucha onwa|ka m malite ahia)
      (unu na-|i na-|unu ga-)(enye|ebinye|agbazinye) (mmadu|m) (loan|ego|mbinye ego)
      ego ole ka (unu ga-ebinye m|m ga-enweta na loan)
    `,
    loan_status: `
      <show> (loan m|onodu loan m|ugwo m ji|mbinye ego m|ihe foduru na loan m)
      ego ole ka m ji (unu|n'ugwo|) (na loan|na mbinye ego|)
      (loan m|onodu loan|ugwo loan m|mbinye ego m|loan foduru)
      (unu kwadoro|a kwadola|unu ekwela) (loan m|mbinye ego m|aririo loan m)
      (kedu mgbe|kedu ubochi) (ka m ga|m ga) akwu (loan m|ugwo loan|mbinye ego)
      ego ole (foro|foduru) (na|n') (loan m|mbinye ego m)
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
      (ego ole|ole) (ka m|m) (ji|ji unu|ji ugwo|foduru ikwu) (na loan|na mbinye|ugbu a|)
      (unu|ha|e) (kwadoro|ekwela|anabatala) (loan|mbinye ego|arịrịọ loan) m
      (lee|gosi m|gwa m) (ugwo|loan|mbinye|onodu loan|ego m ji) (m|)
      (olee|kedu) mgbe (m ga|m kwesiri) (akwu|ikwughachi|akwughachi) (loan|ugwo|mbinye) (m|)
      (ego ole|ugwo ole|ole) (ka m ji|m ji|foro|foduru) (unu|na mbinye ego m|na loan m|n'ugwo m)
      (kedu mgbe|olee mgbe|kedu ubochi) (ka m ga-|m ga-)(akwu|akwughachi) (loan|mbinye ego|ugwo) (m|)
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
      (kedu mgbe|ubochi ole) ka m (ga-akwu|kwesiri ikwucha) (loan|ugwo) m
    `,
    loan_repay: `
      <i_want> (ikwu|ikwughachi|kwughachi) (loan m|ugwo loan|ego m biri|mbinye ego m|loan)
      (kwuo|kwughachi|kwuoro m) (loan m|ugwo loan m|ego m biri|mbinye ego) (ugbu a|ji {amount}|niile|)
      (kwuo loan|ikwu loan|kwughachi loan|ikwughachi ego m biri|kwuo ugwo loan)
      (kwuo|tinye) {amount} (na|maka|n') (loan m|ugwo loan|mbinye ego)
      wepu {amount} (maka|iji kwuo) (loan|ugwo loan) (m|)
      kwuo (loan|nkeji loan) nke onwa a
      achoro m (ikwucha|imecha) (loan m|ugwo loan) (taa|)
      enwere m ike ikwu (okara|ufodu) (loan m|ugwo loan)
      kedu ka m ga esi (kwuo|kwughachi) (loan|ego m biri) (m|)
      lee {amount} maka (loan|ugwo m ji)
      weghachi ego m (biri|gbaziri)
      adi m njikere ikwu (loan m|ugwo loan)
      (tinye|kwuo) {amount} (n'|na|maka) (ugwo loan|loan|ugwo) m
      achoro m ikwu (ugwo loan|{amount} na loan|loan) m
      (kwuo|belata) ugwo (loan|m ji) (ji {amount}|)
      {amount} maka (loan|ugwo loan) m
      ikwu ugwo (loan|m biri)
      (achoro m|ka m|biko) (ikwu|ikwughachi|kwuo|kwughachi) (ugwo|loan|mbinye|ego m binyere|ugwo m ji) (m|) ({amount}|taa|niile|)
      (kwuo|wepu|tinye) {amount} (na|maka|n') (loan|ugwo|mbinye) (m|)
      (ego|ikwughachi) (loan|ugwo|mbinye) m (bu nke a|) ({amount}|)
      (achoro m|m choro|ka m|biko) (ikwu|ikwughachi|kwuo|kwughachi|ikwucha) (loan|ugwo|mbinye ego|ego m biri) (m|unu|)
      (kwuo|tinye) {amount} (na|n'ime|maka) (loan|ugwo|mbinye ego) m
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (akwughachi|kwuo|kwughachi) (loan|mbinye ego|ugwo|ego m biri) (m|)
      (wepu|were) ego (loan|ugwo|mbinye) (unu|) na akaunti m
      (enwetala m|enwere m) ego(, achoro m ikwu ugwo m|, ka m kwuo loan m| unu, achoro m ikwu)
      (aga m|ka m) akwu (okara|ufodu|{amount}) (na loan m|n'ugwo m)
      (kwughachi|nyeghachi) (ego|{amount}) (unu binyere m|m biri|unu)
      (ikwu|ikwughachi) (loan|mbinye ego) (onwa a|)
      (ka m|achoro m) (akwu|ikwu|kwuo) {amount} na (loan|ugwo|mbinye ego) m
      belata ugwo m ji (ji|) {amount}
      (enwetala m ego|ego abatala), achoro m (ikwu|ikwughachi) (ugwo|loan) (unu|m)
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
      (achoro m|kedu ka m ga esi|ka m) (itinye|tinye|etinye) ego (na|n') (azumahia|treasury bills|shares|oke|investment) ({amount}|)
      (zuta|zuru m|zutara m) (shares|oke|treasury bills) (mtn|dangote|zenith|nke {amount})
      (investment|ebe itinye ego) (kacha|di) (mma|uru|)
      (achoro m|kedu ka) (ka ego m|ego m ga esi) (mubaa|muo|too|baa uba)
      (achoro m|m choro|kedu ka m ga-esi|ka m) (itinye|tinye|itinye ego na|tinye ego na) (ego|{amount}|treasury bills|shares|azumahia|mutual fund|oke)
      (tinye|debe) {amount} (na|n'ime) (treasury bills|investment|shares|mutual fund|fixed deposit|azumahia)
      (zutere m|zuo|ree|zuta) (shares|oke|stock|treasury bills|bitcoin|oke dangote|bonds) (nke|) ({amount}|m|)
      kedu (investment|oke|ebe itinye ego|azumahia) (unu nwere|ka mma|m ga-etinye ego)
      (ebee|olee ebe) (ka m ga-|m nwere ike i)(etinye|tinye) ego (m|ka o muo|)
      (achoro m|kedu ka m ga-esi mee) ka ego m (muo|too|mubaa|baa uba)
      (enwere m|m ji) {amount} (achoro m itinye|m choro itinye na azumahia)
      (m tinye|o buru na m tinye) {amount} (ego ole|uru ole) (ka m ga-enweta|ka m ga-eri)
      (malite|bido) (investment|itinye ego)
      (gbakwunye|tinyekwuo|tinye) {amount} na (investment|oke|shares|itinye ego) m
      (kedu ka m ga-esi|achoro m ka) (mee ka |)ego m (muo|too|mubaa)
      (m tinye|o buru na m tinye) {amount}, (ego ole ka m ga-enweta|gini ka o ga-amu)
      (ree|resie) (shares|oke) m
    `,
    portfolio: `
      <show> (investment m|shares m|oke m|portfolio m|investment m niile)
      (investment m|shares m|portfolio m|oke m) (kedu|)
      kedu ka (investment m|shares m|oke m) (si aga|di|na eme) (taa|)
      ego ole ka (investment m|shares m|oke m) (ruru|bu) (ugbu a|)
      uru ole ka m (ritara|nwetara) (na|n') (investment m|shares m)
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
      (kedu|ego ole) (ka|bu) (investment|shares|oke|ego m tinyere) m (si eme|di|ruru) (ugbu a|)
      (uru ole|ego ole) (ka m|m) (nwetara|ritara|ritela) (na|n') (investment|shares|oke|ego m tinyere)
      (gosi m|ka m hu|lee) (investment|shares|oke|ego m tinyere|ihe niile m zuru) (m|niile|)
      (kedu ka|otu) (investment m|oke m|ego m tinyere|shares m|portfolio m) (si aga|di|na-eme|mere)
      (ego ole|uru ole|ole) (ka m ritere|investment m ruru|oke m bu|ka m nwetara) (na investment m|n'oke|ugbu a|)
      (gosi m|lelee) (investment m|oke m|portfolio m|shares m|ego m tinyere)
      (ana m|m na-) (erite|eri|enweta) (uru|oghom) (ya|na investment m|)
      kedu (oke|shares|investment) (m nwere|m zutara)
      (onu ego|mkpokota|akuko) (investment|oke|shares) m
      (investment|oke|shares) m (o toola|o rigola|o dala|o muola)
      (ole|ego ole) (oke m bu|shares m bu|ka investment m bu) (ugbu a|)
      m na- (erite uru|efufu ego|enweta uru) (na itinye ego m|)
      (kedu|ole) (shares|oke|itinye ego) (m zutara|m nwere)
      (oke m|investment m) (o toola|kedu ka o di|o muola)
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
      (nwa m|nwanne m|enyi m|di m) (no|bi) na (dubai|america|london|canada) (choro|ga) (izitere|ezitere) m ego
      ego (ga esi|si) na (dubai|london|america) (bia|abata)
      (nata|natara) ego si (obodo oyibo|mba ozo)
      (lemfi|sendwave|western union|moneygram) (ego|nata ego|)
      (lemfi|sendwave|western union)
      (inata|iziga|inweta|zite) ego (si|na|n') (mba ofesi|london|america|obodo oyibo|ghana|canada)
      (nwa m|nwanne m|di m|enyi m) (no na|si) (london|america|canada|obodo oyibo|dubai) (choro|ga) (izitere m|eziterem|izite) (ego|dollar)
      (ego ole|ole) (ka|bu) (dollar|pound|euro|mgbanwe ego|onu ahia dollar) (taa|ugbu a|)
      (nwanne m|enyi m|nwa m|di m|ezi m) (no|bi) (na|n') (mba ofesi|obodo oyibo|america|london|canada|ala bekee) (choro|ga-|na-) (iziterem|ezitere m|iziga m) (ego|dollar)
      (achoro m|kedu ka m ga-esi) (inata|nata|anata) ego (si|sitere na) (mba ofesi|obodo oyibo|america|london|mba ozo)
      (achoro m|kedu ka m ga-esi) (iziga|ziga|izipu) ego (na|gaa) (mba ofesi|ghana|london|america|china|obodo oyibo|mba ozo)
      (ego ole|ole) (ka|bu) (dollar|dola|pounds|euro) (taa|ugbu a|na naira|)
      (onu ego|rate|mgbanwe) (dollar|dola|pounds|ego mba ozo) (taa|na naira|)
      (gbanwee|gbanwere m) (dollar|dola|pounds|100 dollars) (m|) (ka o buru|na) naira
      (unu na-|unu nwere ike i)(anara|me) (western union|moneygram|ego mba ofesi)
      (kedu|olee) (ka|otu) ndi (be m|m) no (na mba ofesi|na america|na london) ga-esi (zitere m|ziga m) ego
      (inata|iziga) ego (mba ofesi|obodo oyibo)
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
      (kuziere m|kuziri m|achoro m imuta|achoro m ima) (maka|otu esi|banyere) (ego|echekwa ego|itinye ego|atumatu ego|azumahia|ugwo)
      (ihe omumu|nkuzi|mmuta) (maka|banyere|nke) (ego|nchekwa|itinye ego|atumatu)
      (malite|gaa n'ihu|bido) (ihe omumu|nkuzi|nke na-eso)
      (nye m|biko nye m) ndumodu (maka|banyere|gbasara) (ego|nchekwa|mmefu)
      (achoro m|m choro|kuziere m|biko kuziere m) (imuta|ima|) (otu e si|ka esi|banyere) (echekwa ego|ego|ejikwa ego|azu ahia|etinye ego|eme budget)
      (malite|bido|gaa n'ihu na|nye m) (ihe omumu|nkuzi|klasi|ihe mmuta)
      kedu (ihe omumu|nkuzi|klasi) (unu nwere|di|m ga-eme)
      (gini bu|koworo m|kowaa) (omuru nwa|budget|investment|credit score|mutual fund|inflation)
      (nye m|duo m|gwa m) (ndumodu|odu) (banyere|na|maka) (ego|nchekwa|azumahia|mmefu)
      (omumu|mmuta|nkuzi|ihe omumu) (ego|maka ego|azumahia|banyere ego)
      (kedu|olee) ka m ga-esi (jikwaa|lekota) ego m (nke oma|)
      (achoro m|ka m) ime (quiz|ihe omumu|ule)
      (nye m odu|kuziere m) (banyere|maka) (mmefu|ichekwa ego|ego|mkpuchi insurance)
      (olee|kedu) ka m ga-esi (lekota|hazie|chekwaa) ego m (nke oma|)
      gini bu (insurance|budget|shares|ego nchekwa)
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
      (tinye|jikoo|ziga) (akwukwo m|nin m|bvn|id card m) (na|n') (akauntu|akauntu m)
      akauntu m (a kwadola ya|e nyochala ya|ruola tier 3)
      (jikoo|tinye) (bvn|nin) (m|)
      (kwado|nyochaa) akauntu m
      achoro m ka akauntu m (rigoo|banye tier 3)
      (tinye|ziga) (akwukwo njirimara|akwukwo|nin) m (maka nkwenye|ka e bulie akauntu m|na akauntu)
      bulie m
      (achoro m|kedu ka m ga esi|nyere m aka) (ibuli|bulie|ikwalite|kwalite|welie) (akauntu|ogo|tier|okwa) m (elu|na ogo abuo|)
      (achoro m|kedu ka m ga esi) (inyocha|igosi|itinye|nyochaa) (onwe m|bvn m|nin m|kyc|akwukwo m)
      (ogo|tier|okwa) ole (ka m|ka akauntu m) (no|di)
      (achoro m|kedu ka m ga-esi|biko|ka m) (ibuli|bulie|iwelite|welite) (akaunti|account|okwa|ogo|tier) m (elu|gaa tier (2|3)|)
      (bulie|kpoga|welite) (m|akaunti m) (gaa|na) (ogo (abuo|ato|ozo)|tier (2|3)|level ozo)
      (achoro m|kedu ka m ga-esi|ka m) (itinye|tinye|inye|jikota) (bvn|nin|kaadi njirimara) m
      (nyochaa|kwado|verify) (m|akaunti m|bvn m|nin m|njirimara m|onye m bu)
      (gini|kedu ihe) (m kwesiri|unu choro|di mkpa) (iji|ka m) (bulie|upgrade|welite) (akaunti|ogo) (m|)
      kedu (tier|ogo|okwa) (m no|akaunti m no)
      (mechaa|mezuo) (kyc|nyocha|ndebanye aha) m
      upgrade (akaunti|account) m (biko|)
    `,
    limits: `
      (gini bu|kedu|ole bu) (oke m|limit m|oke ego m nwere ike iziga|oke nzipu m)
      ego ole ka m nwere ike (iziga|iwere|izipu) (n'otu ubochi|otu mgbe|kwa ubochi|n'otu onwa)
      (limit|limit m|oke nzipu|oke kwa ubochi|oke ego)
      <show> (limit m|oke m|oke ego m nwere ike iziga)
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
      (oke|limit) (ego m nwere ike iziga|nzipu m|m) (kwa ubochi|)
      (bulie|gbanwee|belata) (limit|oke nzipu) m
      ego ole ka m ga (ezigali|enwe ike iziga) (kwa ubochi|n'otu onwa|otu mgbe)
      limit m (ole|bu ole|kwa ubochi)
      (ego ole|ole) (ka m|m) (nwere ike|ga-enwe ike|puru) (iziga|imefu|iwepu|izipu) (n'ubochi|otu ugboro|kwa ubochi|n'otu ubochi)
      (gini bu|ole bu) (oke|limit|njedebe|oke ego) (m|nziga m|kwa ubochi)
      (bulie|belata|gbanwee|mubaa) (limit|oke|njedebe) (m|) (ka o buru {amount}|)
      (ego ole|ole) (ka m nwere ike|m nwere ike) (iziga|izipu|iwepu|imefu) (n'otu ubochi|otu mgbe|taa|kwa ubochi|n'otu ugboro)
      (gini bu|kedu|ego ole bu) (limit|oke ego|njedebe|oke) m (kwa ubochi|nke transfer|)
      (bulie|welite|gbanwee|belata|mubaa) (limit|oke ego|oke) m (gaa {amount}|biko|)
      (gini mere|maka gini) (m na-enweghi ike|m ji enweghi ike) (iziga|izipu) (ihe karia|karia) {amount}
      (eruola m|erutela m|agafeela m) (limit|oke) m
      (ego ole|ole) foro na (limit|oke) m (taa|)
      (ego|oke ego) (kachasi|kacha) (m nwere ike|m ga-) (iziga|ezipu|inwe|iwepu)
      (gosi m|gwa m) (limit|oke|limits) m
      (enwere m ike|aga m enwe ike) (iziga|izipu) {amount} (otu mgbe|taa|n'otu ubochi)
      ego ole (ka m ga-ezigali|kacha) (n'otu onwa|n'otu ubochi|m ga-eziga)
      ole foro na oke m (taa|)
    `,
    freeze_account: `
      <please> (gbochie|kpochie|kwusi|mechie|machie) (akauntu m|akaunti m|account m|akauntu ulo aku m)
      <i_want> (igbochi|ikpochi|ikwusi|imechi) (akauntu m|akaunti m|account m)
      (gbochie akauntu|kpochie akauntu m|block akauntu m|mechie akauntu m|freeze akauntu|kwusi akauntu m)
      (e zuru|ha zuru|efuru m|e zuola) (ekwenti m|sim m|laini m) (ohi|), (gbochie akauntu m|kpochie akauntu m|mechie ihe niile)
      (onye|mmadu) (choro iba|abanyela|na acho ibanye) na akauntu m, (gbochie ya|kpochie ya)
      kwusi (azumahia|ego) niile (na|si na) (akauntu m|account m)
      (echere m|m na eche) na e (banyela|hackiri) na akauntu m
      (meghe|mepee) akauntu m (e mechiri emechi|ozo) 
      (ndi ohi|onye oshi) (zuru|ewerela) ekwenti m
      (ekwela|ekwekwala) ka onye obula wepu ego na akauntu m
      (mechie|kpochie) ihe niile (ugbu a|ngwa)
      (freeze|block) (akauntu|account|akaunti) m (ngwa|biko|)
      kedu ka m ga esi (gbochie|kpochie|mechie) akauntu m
      (ndi ohi|onye oshi|onye ohi) (zuru|were) (ekwenti|sim|fon) m
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
      (mmadu|onye ohi|onye yahoo) (na-|achoro i)(abanye|eji|enwe) (na|) akaunti m(, gbochie ya|, kpochie|)
      (ekwela|ekwekwala) ka (ego|onye obula|mmadu) (puo|wepu ego|wepu) (na akaunti m|ego m)
      (kwusi|kwusia) (azumahia|ihe|transaction|mwepu ego) niile (na|n') akaunti m
      (achoro m|kedu ka m ga-esi) (igbochi|gbochie|imechi|mechie|ikpochi) (akaunti|account) m
      (freeze|lock|block) (akaunti|account) m (biko|ngwa ngwa|)
      (e|ha) (hackuru|banyere) akaunti m(, gbochie ya|, mechie ya)
      (ekwekwala|ekwela) ka mmadu (wepu ego|puo|metu aka) na (akauntu|account) m
      (kpochie|gbochie|mechie) (ihe niile|akauntu m niile|account m) (ngwa|ugbu a|ngwa ngwa)
      (echere m|o di m ka) e (hackiri|banyela) na (akauntu|account) m, (gbochie ya|mechie ya)
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
      (achoro m|kedu ka m ga esi|nyere m aka) (igbanwe|gbanwee|gbanwe|idozi) (pin|akara nzuzo|akara pin|nomba nzuzo) m
      (echefuru m|echezoro m|echefuola m) (pin|akara nzuzo|nomba nzuzo) m
      (mmadu|onye ozo) (mara|ma) (pin|akara nzuzo) m(, gbanwee ya|)
      (achoro m|kedu ka m ga-esi|nyere m aka|biko) (igbanwe|gbanwee|ihazi|tinye ohuru) (pin|akara nzuzo|password|nomba nzuzo) m
      (echefuru m|echezoro m|chefuru m) (pin|akara nzuzo|password) m
      (gbanwee|gbanwere m|reset|hazigharia) (pin|akara nzuzo|password) m (biko|)
      (mmadu|enyi m|nwunye m) (maara|huru|matara) (pin|akara nzuzo) m
      (pin|akara nzuzo) m (anaghi aru oru|akpochiela|adighi aru)
      (achoro m|nye m) (pin|akara nzuzo) ohuru
      anaghi m echeta (pin|akara nzuzo|password) m
      change pin m (biko|)
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
      (biko|) (suo|kwuo|zaa m|dee|jiri) (okwu|) (na|n'|asusu|) {language}
      (gbanwee|tughari) (asusu|) (ka o buru|na|gaa na|) {language}
      (a na m anu|anaghi m anu|ahuru m n'anya) {language} (nke oma|)
      (suo|kwuo|zaa m na|dee na) {language} (biko|)
      (gbanwee|gbanwe|tugharia) (asusu|) (gaa|ka o buru|na) {language}
      (i na-|unu na-|i nwere ike i)(anu|asu|su) {language}
      (achoro m|m choro|o kaara m mma) (isu|iji|ka anyi suo) {language}
      (anaghi m|m naghi) (anu|aghota|asu) (bekee|oyibo) (nke oma|)
      kedu (asusu|asusu ndi) (unu na-asu|i na-anu|unu nwere)
      (zaghachi|gwa) m (na|n') {language}
      (jiri|na) {language} (biko|)
      (laghachi|gaghachi) na {language}
    `,
    ussd: `
      (ussd|code ussd|nomba ussd|code ulo aku|nomba a na api)
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
      (gini bu|kedu|nye m) (code|koodu|nomba|akara) (ussd|m ga apị|m ga akpo|mkpirisi)
      (kedu ka m ga esi|enwere m ike) (iji ulo aku|iziga ego|eji unu) (na-enweghi|ma enweghi) (data|intaneti|nnukwu ekwenti)
      (enweghi m|e nweghi m) (data|intaneti|nnukwu ekwenti)(, gini ka m ga apị|, kedu ka m ga eme|)
      (gini bu|kedu|nye m|ziterem) (ussd|koodu|code|ussd code|koodu ussd|short code) (unu|karo|iji ziga ego|)
      (kedu|olee) (ka m ga-esi|otu m ga-esi) (jiri karo|ziga ego|lelee ego m) (na-enweghi|ma enweghi|na-ejighi) (intaneti|data|nnukwu ekwenti)
      enweghi m (data|intaneti|smartphone)(, kedu ka m ga-esi eme|, kedu code m ga-apị|, gini ka m ga-eme)
      kedu (koodu|nomba|code) (m ga-apia|m ga-akpo|m ga-dial)
      (karo|unu|o) (na-aru oru|na-arụ) (na|n') (obere ekwenti|ussd|ekwenti nwere botin|phone torchlight)
      (obere ekwenti|phone torchlight) (ka m ji|ka m nwere)
      (koodu|code) (iji|maka) (ziga ego|zuo kaadi|lelee ego)
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
      (karo|ulo aku a) (o bu eziokwu|o di mma|o nwere nchekwa)
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
      (gini|kedu ihe) (ka unu|unu|i) (na-eme|nwere ike ime|puru ime) (m|)
      (kedu|olee) (otu|ka) (m ga esi|e si) (eji|ji) (nke a|unu|karo) (eme ihe|)
      (biko|) (nyere m aka|gosi m uzo|kowaara m|nyerem aka)
      (amaghi m|aghotaghi m) (ihe m ga eme|otu e si eji ya|ihe obula|ihe m ga ede)
      (nyere m aka|nyerenu m aka|nye m aka|yere m aka) (biko|ebe a|)
      (achoro m|a choro m) (enyemaka|nyere aka|ka i nyere m aka)
      (gini|kedu ihe) (ka|) (i nwere ike|unu nwere ike|karo na-|unu na-)(ime|eme|imere m)
      (kedu ka|otu) (karo|ihe a|e si) (si aru oru|eji ya|aru oru)
      (gosi m|nye m) (menu|ihe unu na-eme|oru unu|ndeputa)
      (amaghi m|aghotaghi m) (ihe m ga-eme|ka esi eji ya|otu o si aru oru)
      (i bu|unu bu|nke a o bu) (mmadu|robot|igwe|onye)
      (onye|gini) (ka i bu|bu karo)
      kedu (oru|ihe) (unu na-enye|unu nwere)
      (ego ole|ole) ka unu na-ana (maka|) (transfer|iziga ego|oru unu|)
      (ego m|karo|ulo aku a) (o di nchebe|o bu ezie|e nwere ntukwasi obi)
      (ulo oru|ofis) unu (di|no) ebee
      (gini|kedu ihe) (ka unu nwere ike imere m|ka m ga-eme ebe a|unu na-eme)
      (kuziere m|gosi m) (otu m ga-esi|ka m ga-esi) (eji ya|mee ya|jiri karo)
      (karo|ego m|ulo aku a) o (bu eziokwu|no na nchekwa)
      (gini ka m ga|kedu ihe m ga) (api ugbu a|eme ugbu a|eji bido)
      (o gbagwojuru m anya|amaghi m ihe m ga-eme|kuziere m otu o si aru)
      ego ole ka unu na-ana (iji ziga ego|maka {amount}|)
    `,
    interest_rate: `
      (gini bu|ole bu|kedu) (omuru nwa|onu ogugu omuru nwa|interest|ego omuru nwa) (unu na akwu|na akauntu m|na nchekwa m|)
      (ego ole|omuru nwa ole) ka m ga (enweta|erite) (na|n') (nchekwa m|akauntu m|ego m) (dika omuru nwa|)
      (onuogugu|ogo|ọnụego) (omuru nwa|interest) (nke|na) (akauntu|akauntu m|nchekwa|ulo aku unu)
      (e nwere|o nwere) (omuru nwa|interest) (na|n') (nchekwa|akauntu m|ego m)
      (pasent ole|percent ole) ka (omuru nwa|interest) (unu bu|na akauntu m bu|)
      gwa m (onuogugu omuru nwa|interest rate|omuru nwa) (akauntu m|na nchekwa|)
      (omuru nwa|interest rate) (akauntu m|nchekwa m|akaunti m) (bu ole|biko)
      (ego ole|pasent ole|ole) (bu|ka) (omuru nwa|interest|uru|ego omuru nwa) (unu na-akwu|unu na-enye|) (na|maka) (nchekwa|akauntu|loan)
      (gini bu|ole bu) (omuru nwa|onu ego omuru nwa|interest rate) (unu|na akauntu m|na loan|)
      (ego ole|gini|kedu) (bu|) (omuru nwa|interest|uru) (na|maka|nke) (loan|mbinye ego|nchekwa|akaunti m|{amount})
      (pasent|percent) ole (ka unu na-ana|ka unu na-enye|bu omuru nwa) (na loan|na nchekwa|)
      (m biri|m chekwaa|o buru na m biri) {amount} (ego ole bu|gini bu|) (omuru nwa|interest|uru) (ya|)
      (onu ego|rate) (omuru nwa|interest) (unu|loan|nchekwa)
      interest rate (unu|loan|) (bu ole|ugbu a|)
      (m biri|o buru na m biri) {amount} (gini bu uru ya|ego ole ka m ga-akwughachi)
      (gini bu|kedu) (omuru nwa|uru|ego omurunwa) (nke ichekwa ego|n'elu ego m|unu)
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
      (gini mere|maka gini|kedu ihe kpatara) (unu|ha|e) (ji|) (kpochie|gbochie|mechie|kpochiri|gbochiri|mechiri|block) (akaunti|account) m
      (unu|ha|e) (akpochiela|gbochiela|emechiela|kpochiri|mechiri) (akaunti|account) m (n'efu|na-enweghi ihe kpatara|)
      (akaunti|account) m (akpochiri akpochi|emechiri emechi|egbochiri egbochi|ablockala|no na mkpochi)
      (meghee|kpoghee|meperem|meghere m) (akaunti|account) m (unu mechiri|e kpochiri|ozo|biko)
      (enweghi m ike|m enweghi ike) (ibanye|imeghe|iji) (na|) (akaunti|account|app) (m|)
      onye (kpochiri|mechiri|gbochiri) akaunti m
      (kedu|olee) ka m ga-esi (meghee|kpoghee) akaunti m (e mechiri|)
      (gini mere|maka gini) m (enweghi ike|anaghi enwe ike) ibanye (na akaunti m|)
      akaunti m (juru imepe|anaghi emepe)
      (account|akauntu|akaunti) m (anaghi emepe|emechiela|akpochiela|ajuola imepe)
      (asighi m|onye siri) unu (gbochie|mechie) (akauntu|account) m
      (olee|kedu) ka m ga-esi (kpoghee|meghee) (akaunti|account) m
    `,
    report_fraud: `
      <i_want> (ikpesa|ikọ|ime mkpesa) (maka wayo|wayo|onye wayo|ohi)
      (e gburu m wayo|a ghogburu m|e ghogbuola m|wayo|ndi wayo|e riri m 419)
      (onye|onye oshi|onye wayo) (zuru|wepuru|ezuola) {amount} (na|n') akauntu m
      (azumahia|ego) (m na amaghi|m na emeghi|iju) (di na|puru na) akauntu m
      o bughi m (mere|zigara) (azumahia|transfer|ugwo) (a|ahu)
      (onye|ha) kporo m (na ajụ|na acho) (pin m|bvn m|akara nzuzo m)
      ego m (efuola|furu) (na akauntu m|)
      (zigara m|akwuru m) onye wayo ego
      (onye|mmadu ozo) na eji (akauntu m|kaadi m) (n'enweghi ikike|m na amaghi)
      (azumahia|ego) iju (di|puru|no) (na|n') akauntu m
      (ahuru m|e nwere) (azumahia|ego) m (emeghi|na amaghi) (na akauntu m|)
      (emeghi m|o bughi m mere) (azumahia|transfer) (ahu|a)
      (onye ohi|onye wayo) (no|na eji) akauntu m
      ego puru n'akauntu m (m na amaghi|amaghi m ya)
      (mmadu ozo|onye ozo|onye) na eji (kaadi|akauntu) m (n'enweghi ikike|m na amaghi|na wayo)
      onye wayo (ji|na eji) (kaadi|akauntu) m
      (wayo|ohi) di na (akauntu|kaadi) m
      e ji (kaadi|akauntu) m eme wayo
      (e|ha|mmadu) (ghogburu m|gbara m wayo|meere m aghugho|zuru m ego)
      (onye ohi|mmadu|onye aghugho) (banyere|na-eji|no na|na-ewepu ego n') akauntu m
      (o bughi m|amaghi m onye|emeghi m) (mere|) (transfer|azumahia|ikwu ugwo) (a|ahu|)
      (mmadu|onye) (kporo m|ziteere m ozi) (na-ajụ|na-acho) (pin m|bvn m|akara nzuzo m)
      achoro m (ikpesa|ikọ|igwa unu) (maka|banyere) (aghugho|wayo|ohi|onye ohi)
      (a|e|ha|onye 419) (ghogburu m|ghogburu|riri m 419|wayoro m|aghogbuola m)
      (e|ha|onye ohi|mmadu) (zuru|wepuru|zuola) (ego|{amount}|ego m) (na|n'ime) (akaunti|account) m (na-amaghi m|)
      (emeghi m|o bughi m mere|amaghi m maka) (azumahia|transaction|transfer) (a|ahu)
      (achoro m|ebee ka m ga-) (ikpesa|ekpesa|ikwuputa) (ohi|onye ohi|aghugho|onye 419|fraud)
      (ahuru m|enwere) (azumahia|transaction|debit|mwepu ego) (m na-amaghi|ojoo|iju anya) (na akaunti m|)
      (mmadu|onye) (kporo m|ziterem ozi) (si na ya bu ulo aku|na-acho|na-aju m) (pin|otp|bvn|akara nzuzo) (m|)
      (e|ha) (hackuru|banyere) (akaunti|kaadi) m
      (aghugho|ohi|419) (na akaunti m|ka nke a bu)
      e (hackuru|hackiri) (akaunti|account) m (wee wepu ego|zuo ego m|)
      (onye|mmadu) (kporo m|na-akpo m) (na-ario|na-acho) (otp|pin|bvn) m
      (e zuru|ha zuru|e wepuru) {amount} na (akauntu|account) m
      o bughi m (mere|kwadoro) (ugwo|nzipu|transfer) (ahu|a)
      (ohi|aghugho|wayo) ka (nke a bu|e mere m)
    `,
    cancel: `
      (kagbuo|kagbuo ya|kwusi|kwusi ya|hapu ya|hapu|akwusi|chere)
      (ezigala|ezipula|akwula|azula|emela) (ego ahu|ya|ozo|)
      (achoghi m|achoghikwa m) (ozo|ime ya ozo|iziga ya ozo|izuta ya)
      (agbanweela m|m gbanwere) (uche m|obi m)
      <please> (kagbuo|kwusi) (transfer|nzipu|ugwo|ihe niile|azumahia) (ahu|)
      (kagbuo|kwusi) (iziga ego|transfer) (nye {name}|)
      (mba|) (hapu ya|chefuo ya|hapu ihe ahu)
      (o bughi ugbu a|echi|ka o ruo echi|mgbe ozo) (daalu|)
      ezigala {name} {amount}
      (laghachi|ka anyi laghachi) (azu|na mmalite)
      (o zuola|ozugo) (kagbuo|otu a|)
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
      (mgbe ozo|echi|emechaa) (daalu|biko|)
      (laghachi azu|ka anyi laghachi|agbanweela m obi m)
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
      (kwuo|gwa m|kwughachi|zighachi) (ozo|ya ozo|ya) (biko|nwayo nwayo|)
      (anughi m|aghotaghi m|anughim) (ihe i kwuru|nke oma)(, kwuo ozo|)
      (i siri gini|gini ka i kwuru|unu siri gini) (biko|)
      (kwugharia|kwughari|kwuo ya|gwa m|zitegharia) (ozo|biko|ihe i kwuru|)
      (anughi m|aghotaghi m|anughi m ihe|m anughi) (ihe i kwuru|nke oma|ya|)
      (gini|kedu ihe) (ka i kwuru|i kwuru|i si|ka i na-ekwu)
      (kwuo ya|suo|kwuo|ji) (nwayo|nwayo nwayo|na nwayo|nwayoo)
      (otu ugboro ozo|ozo|ozo biko)
      (i na-eme|i na-ekwu) (ososo|ngwa ngwa)
      (kowaa|koworo m) (ya|nke oma|ozo)
      biko kwughariara m (ya|ihe ahu|)
      (kedu ihe|gini) (i|unu) (kwuru|siri)
      (i siri|unu siri) gini
      (kowaa|kwuo) (nke oma|ya nwayo|ozo)
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
      (nomba|email) (unu|ulo aku unu)
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
      (achoro m|ka m|biko ka m) (igwa|gwa|iso|soro) (mmadu|onye oru|onye nnochi anya|manija|customer care) (kwuo|okwu|unu okwu)
      (jikọọ|nyefee|kpọọrọ) m (na|) (mmadu|onye oru|onye isi|onye nnochi)
      (nye m|kedu) nomba (ekwenti|) (customer care|ulo oru|ndi oru) (unu|)
      (kpoo m|ka mmadu kpoo m) (na ekwenti|biko|)
      (achoro m|m choro|ka m) (ikwu okwu na|ihu|isoro|igwa) (mmadu|onye oru|onye isi|customer care|manager|onye nnochianya) (kwuo|okwu|)
      (jikoo m na|kpokuru m|nye m|gwa) (mmadu|onye oru|customer care|manager|onye isi unu)
      (enwere|o nwere) (mmadu|onye oru|onye) (no ya|m ga-agwa okwu|ga-enyere m aka)
      (achoghi m|m achoghi) (ikwu okwu na|iso) (robot|igwe|bot|machine) (kwuo|)
      (mmadu|ezigbo mmadu|onye oru) ka m choro (ikwu|)
      ka (mmadu|onye oru|manager unu) (kpoo m|zaa m|gwa m okwu)
      (nomba|customer care) (customer care|unu|) (biko|)
      (kpoo|kpooro m) (mmadu|onye oru|onye isi unu)
      (enwere|onwere) (mmadu|onye oru) (ga-enyere m aka|no ebe a|m ga-agwa okwu)
      kedu (ka|otu) m ga esi (kpoo|ruo|hu) (unu|onye isi unu)
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
      (enwere m|achoro m ime|ka m mee|achoro m itinye) (mkpesa|nkwuwa|akwa) (maka|banyere|gbasara) (ulo aku|akauntu m|oru unu|)
      (unu|e) (wepuru|wepula|bepuru) (ego m|{amount}|m ego) (ugboro abuo|n'efu|na-enweghi ihe kpatara ya)
      (azuru m|azutara m|m zuru) (kaadi|data|oku|token) (mana|ma) (o batabeghi|ahughi m ya|o bataghi)
      (igwe atm|atm) (enyeghi m|ajula inye m|aputaghi) ego (mana e wepuru ya|)
      (oru unu|ulo aku unu|ihe unu) (adighi mma|na-ewe iwe|joro njo|adighi m mma)
      (nsogbu|enwere nsogbu) (di|) (na|n') (akauntu m|kaadi m|transfer m)
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
      (iwe|iwe na-) (ewe m|ji m) (n'ihi unu|maka ulo aku a|)
      (gini mere unu ji|maka gini ka unu ji) (ana m ego kariri akari|emejo m ihe|akpa agwa otu a)
      (ego|ugwo) unu na-ana (kariri akari|di oke elu|buru ibu)
      aga m (ekpesa unu|akpo unu) (n'aka ndi uwe ojii|na cbn|n'ulo ikpe)
      (kaadi|app|ulo aku) (m|unu) (anaghi aru oru|adighi aru oru|mebiri)
      (obi adighi m mma|iwe na-ewe m) (n'oru unu|n'ihi unu|n'ihe unu mere)
    `,
    thanks: `
      (daalu|dalu|imela|imeela|daalu nke ukwuu|imeela nke ukwuu|daalunu|ekele) (nwanne|o|rinne|)
      (chukwu gozie unu|chukwu gozie gi|chineke gozie gi|chukwu kwuo unu ugwo|onye nwe anyi gozie unu)
      (o di mma|ọ dị mma|o di ezigbo mma|o mara mma|o masiri m) (daalu|)
      (ka o di|ka odi|ka omesia|ka chi foo|chi foo|ka o di echi)
      (i gbaliri|unu gbaliri|i mere nke oma|unu mere nke oma) (daalu|)
      (obi di m uto|a hurum|oru unu masiri m) (n'anya ulo aku a|nke ukwuu|)
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
      (obi di m|ana m ekele) (uto|unu|gi) (nke ukwuu|)
      (daalu|dalu|imeela|imela|ekele) (nke ukwuu|rinne|nnoo|nu|karo|so)
      (chukwu|chineke) (gozie|gozie gi|gozikwa|nonyere) (unu|gi|)
      (i mere|unu mere|imela) (nke oma|ofuma|)
      (o di mma|o maka|o dikwa mma|ngwa) (daalu|imela|)
      (ka o di|ka omesia|ka chi fo|nodu mma|ka anyi hu) (daalu|)
      (o batala|ego abatala|o ruola|o rula oru)(, daalu|, imela|)
      (ana m|m na-) (ekele|asi unu daalu|enwe ekele)
      (okay|ngwa) (daalu|bye|ka o di)
      (obi di m uto|o tokwara m uto|jisie ike)
      (jisie ike|daalu nke oma|imela so|ka emesia|nke oma)
      (chukwu|chineke) (mezie okwu|gozie oru unu|debe gi)
      (chukwu|chineke) (debe|gozie|kwughachi) (gi|unu)
      (a huru|ahuru) m (ulo aku a|unu) n'anya
      (o mara mma|i gbaliri|unu gbaliri|o di mma) (daalu|nke ukwuu|)
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
      (i|unu) (na-|) (ara|ayi ara|agba ara|bu ewu|bu anu ohia|nzuzu)
      (ewu|anu ohia|anumanu|efi|enwe|iberibe|ofeke) (ka i bu|gi|)
      (amadioha|chukwu|ekwensu|egbe eluigwe) (gbagbue|magbuo|tie|taa) (gi|unu) (ahuhu|)
      (mechie|kpuchie) (onu|onu gi)
      (ulo aku|oru|bank) (nzuzu|ojoo|efu|enweghi isi)
      (isi gi|nna gi|nne gi) (ezughi oke|mebiri|na-agba ara)
      (ndi ohi|ndi 419|ndi asi) (ka unu bu|niile)
      (nonsense|ihe efu|uchu|tufiakwa) (gi|)
      (akpiri|anya ukwu|aghugho|ntughari) (na-agu unu|ka unu ji|ka nke a bu)
      (chukwu|amadioha|ogwugwu) (tie|gbuo|kpoo|taa) (unu|gi) (oku|ahuhu|)
      (unu|i) (enweghi uche|enweghi ihere|no n'ara|bu ara|enweghi obi ebere)
      (ntughari|onwu|oria) (na-agu|ga-egbu) unu
      (nne|nna|isi) (gi|unu) (mebiri|adighi mma|di njo|ara)
      (ndi|unu bu ndi) (ohi|ara|aghugho|nzuzu|iberibe|419) (niile|ka unu bu|)
      (mechie onu|puo ebe a|gbaa oso|nwuo|tufiakwa) (gi|onye ara|anu ohia|)
      (akporo m|akporo) (ulo aku a|unu) asi
      (ewu|anu ohia|nzuzu|ezi|onye iberibe) (ka i bu|bank|igwe|)
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
      (kedu|olee) (ka|otu) (ihu igwe|mmiri|anwu|oyi) (di|ga-ezo|si acha) (taa|echi|n'enugu|)
      (onye|kedu onye) (meriri|tigburu|nwetara) (bọọlu|egwuregwu|asompi|ntuli aka) (unyaahu|taa|)
      (onye bu|kedu aha) (onyeisiala|gomina anambra|eze|minista)
      (koro|buoro|kọọrọ|deere) m (akuko|akuko ifo|abu|njakiri|akwukwo ozi)
      (kedu|olee) (ka e si|otu m ga esi) (esi|sie|akwado) (ofe egusi|osikapa|akpu|okpa|abacha)
      (agu na-agu|ura na-atu|isi na-awa|iba na-eme|ahu na-anwu) m
      (afo ole|i bu nwoke|i bu onye uka|ebee ka i bi|i nwere nwunye) (ka i di|)
      (ego ole|ole) (ka|bu) (akpa osikapa|simenti|mmanu ugbo ala|ewu|ekwenti) (n'ahia|ugbu a)
      (elekere ole|ubochi ole|kedu onwa) (ka o bu|ka anyi no|kuru)
      (gbanyuo|gbanye|kpoo) (oku|egwu|tivi|fan) (n'ime ulo|m|)
      (nwa m|nwunye m|nkita m|ugbo ala m) (na-aria oria|na-ewe iwe|emebiela|efuola)
      (gini bu|sugharia) (nkowa|okwu a|ihunanya|ndu) (n'oyibo|n'asusu bekee|)
      (choro m|chootara m|ana m acho) (oru|nwunye|di|ulo|dokita|tiketi ugbo elu)
      (messi|phyno|flavour|arsenal|enyimba) (kedu|meriri|na-agu egwu) (taa|)
      (kedu|olee) mgbe (krismas|ule|ntuli aka|mmemme|ezumike) (ga|) (amalite|abia|bu)
      ego ole bu (ugbo elu|ego ugbo ala|tiketi) (gaa|na-aga) (kano|abuja|dubai|london)
      (onye|kedu onye) (nwe|guzobere) (gtbank|first bank|dangote|opay)
      (ego ole|ole) ka (osikapa|mmanu ugbo ala|simenti|ewu|garri|tomato|ekwenti|ugbo ala) (di n'ahia|bu ugbu a|)
      (kedu afo|olee mgbe) (e guzobere|e mere) (nigeria|naira|ulo aku etiti|mahadum)
      (mechie|meghee|kpochie) (uzo|windo|onu uzo|ulo ahia) (biko|)
      (kelee|kelere m) (nwunye gi|nne gi|ndi be gi|onye obula)
      (ziterem|ziga m) (vidiyo|foto|egwu|adreesi|akuko) (ahu|gi|a)
      (onye|otu ole) (meriri|gbara goolu|nwetara) (n'egwuregwu|iko|unyaahu|n'asompi ahu)
      (arsenal|chelsea|super eagles|man u) (meriri|dara|ga-agba bọọlụ) (unyaahu|taa|)
      (kedu ka|) (ihu igwe|mmiri ozuzo|anwu) (di|ga-ezo|na-acha) (taa|echi|)
      (kedu|olee) (ka e si|otu m ga-esi) (esi|ime|sie) (jollof|ofe onugbu|ofe egusi|abacha|okpa|akara)
      (kooro m|gwa m|tie) (akuko|akuko ifo|njakiri|egwu|ilu)
      (onye bu|kedu aha) (onyeisiala|gomina|eze|minista) (nigeria|imo|america|anambra)
      (gini bu|kedu) (isi obodo|akuko mbe ochie|onu ogugu ndi) (ghana|nigeria|enugu|france)
      (ahuru m|m huru) (gi|ya|nwa agbogho ahu) n'anya
      (nwunye m|di m|enyi nwanyi m|onye agbata obi m) (na-ewe iwe|hapuru m|na-enye m nsogbu|na-agbara m ama)
      (isi|afo|ukwu|eze|anya) (na-awa|na-egbu|na-afu) m (ufu|)
      (ogwu|kedu ogwu) (m ga-anụ|e ji agwo) (iba|isi owuwa|ukwara|oyi)
      (sugharia|gini bu) (ututu oma|ahuru m gi n'anya|mmiri) (na|n') (french|bekee|arabic)
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
      (i|unu) (riela nri|rahuola ura|luola nwunye|tetala|no n'ulo)
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
      (meghee|mechie) (anya|onu|akwukwo) gi
      (aga m|ka m) (eleta|ekele) (nne nne m|ndi ogo m|onye nkuzi m)
      ego ole ka (ji|anu|akwa|mmanu nri|azu) (di|bu) (n'ahia|taa)
      (gbanye|gbanyuo|menyuo) (oku|tv|onyonyo|igwe oyi|fan) (n'ime ulo|n'ime ime ulo|biko)
      (gini na-egosi|kedu ihe nkiri di) na (tv|onyonyo|dstv) (abali a|taa|)
      (onye|kedu onye) (meriri|nyere goolu|gbara bolu) (unyaahu|n'asompi ahu|na ntuli aka)
      (binye|gbazinye) m (nti gi|biro gi|nche anwu gi|ugbo ala gi|aka gi)
      (meghee|mechie|kpochie) (uzo|windo|ulo ahia|anya gi) (biko|)
      (gini bu|kedu) (nkowa aha m|akuko|isi obodo|mmalite) (naijiria|ndi igbo|enugu|biafra|)
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
    `,
  },
};
