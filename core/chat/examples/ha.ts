import type { Examples } from './grammar.ts';

/** What customers say in Hausa, by intent, as it is typed: hooked letters mostly left out, English words among it. */
export const ha: Examples = {
  words: {
    please: ['don allah', 'dan allah', 'don Allah', 'please', 'pls', 'yallabai', '', '', ''],
    i_want: [
      'ina so in',
      'inaso na',
      'ina son',
      'so nake in',
      'zan',
      'ina bukatar',
      'nima ina so in',
      'ta yaya zan',
      'ta ya zan',
      'taimaka min in',
      'a taya ni in',
    ],
    want: ['ina son', 'inason', 'ina bukatar', 'so nake', 'a bani', 'ka bani', 'bani', 'ina neman'],
    send: [
      'tura',
      'aika',
      'tura wa',
      'turawa',
      'aikawa',
      'ka tura',
      'ki tura',
      'a tura',
      'a aika',
      'aika wa',
      'ka turawa',
      'biya',
    ],
    money: ['kudi', 'kuɗi', 'kudade', 'kudin', 'dan kudi'],
    account: ['asusuna', 'asusu na', 'account dina', 'akwantina', 'asusun bankina', 'akant dina'],
    show: [
      'nuna min',
      'nunamin',
      'duba min',
      'ka duba min',
      'gaya min',
      'fada min',
      'ina so in ga',
      'bari in ga',
      'a nuna min',
      'ka fada min',
    ],
    buy: [
      'sayi',
      'sayo',
      'saya min',
      'sayo min',
      'siya min',
      'sayamin',
      'a saya min',
      'ka sayo min',
      'siyo',
      'sa min',
      'saka min',
    ],
  },
  lines: {
    greet: `
      (sannu|sannunku|sannu da aiki|sannu da kokari|barka) (karo|dai|)
      (ina kwana|ina wuni|ina yini|barka da safiya|barka da yamma|barka da rana|barka da asuba) (karo|)
      (assalamu alaikum|salamu alaikum|salam|aslm) (karo|)
      (yaya dai|yaya kake|yaya kike|yaya aiki|ya gida|ya ya kuke|ya kake)
      (barka da warhaka|barka da zuwa|barka da juma'a|barka da sallah)
      (lafiya|lafiya lau|kana lafiya|kina lafiya) (karo|)
      (hi|hello) (karo|) (ina kwana|sannu|barka)
      (akwai mutum a nan|kana nan|kuna nan)
      gaisuwa (gare ku|ga karo|)
      (mun gaisa|na zo|ga ni na dawo) (lafiya|)
      sannu (abokina|malam|ranka ya dade|yallabai)
      (ya jiya|ya gajiya|ina gajiya|ya iyali)
      (gaisuwa|ina gaishe ku|ya gida|ya aiki)
      (ya|yaya) (gida|aiki|iyali|kasuwa)
      ina gaisuwa
      (barka|sannu|ina kwana|ina wuni) (dai|malam|yan uwa|da aiki)
      (ya ya|yaya) (aiki|iyali|gida|gajiya)
      barka da (aiki|hutu|kwana)
      (sannu|barka|salam) (da zuwa|da safe|da dare|abokina|yan uwa)
      (ina kwana|ina wuni|yaya kuke|ya kuke) (malam|hajiya|yallabai|jama'a)
      (an tashi lafiya|kun tashi lafiya|kana lafiya|kuna lafiya)
      (assalamu alaikum|gafara dai|salamu alaikum) (jama'a|malam|)
      (sannu|sannunku|sannu da aiki|sannu da kokari|sannu dai) (karo|banki|mutanen karo|)
      (assalamu alaikum|salamu alaikum|slm|aslm|salam) (warahmatullah|karo|)
      ina (kwana|wuni|yini|gajiya) (karo|ranka ya dade|)
      barka da (safiya|rana|yamma|dare|juma'a|sallah|warhaka|hutawa) (karo|)
      (yaya|ya) (kake|kike|kuke|dai|aiki|gida|gajiya|iyali|lafiya) (karo|)
      (kana|kina|kuna) (lafiya|nan|ji na)
      (hello|hi) (karo|) (yaya kuke|ina kwana|sannu|barka)
      (na dawo|gani|na zo|ina nan)
      ranka ya dade (sannu|ina wuni|barka|)
      (sannu|barka) (ranka ya dade|da war haka|da hutawa|malam|hajiya)
      (yaya|ya) (gari|mutane|aikin|kwana biyu|harka)
      (ya|yaya) (gari|gida|aiki|iyali|kasuwa)
      (ga ni|na) (na dawo|na zo|zo)
      (akwai|kana|kuna) (mutum a nan|ji na|nan)
    `,
    open_account: `
      <i_want> bude (asusu|sabon asusu|account|asusun banki|asusun ajiya)
      (bude min|a bude min|ka bude min|ki bude min) (asusu|sabon asusu|account)
      (sabon asusu|bude asusu|bude account|yin rajista|rijista)
      <i_want> (yi rajista|yin rijista|shiga bankin nan|fara amfani da bankin nan)
      yaya (zan|ake) bude (asusu|account) (a nan|da ku|a karo|)
      (bani da|ba ni da|banda) (asusu|account) (a nan|da ku|a bankinku|)
      (me ake bukata|me nake bukata|menene ake nema) (don|kafin) (a bude|bude|in bude) asusu
      ni (sabo ne|sabuwa ce|sabon kwastoma ne), (ina son asusu|bude min asusu|)
      (matata|mahaifiyata|dana|yarona|kanina) (na son|tana so ta|yana so ya) bude asusu
      <please> taimaka min (bude|in bude|wajen bude) asusu
      (kuna bude|ana bude) asusu (ta whatsapp|a waya|a nan)
      bude asusu (kyauta ne|nawa ne|da BVN)
      (zan iya|ko zan iya) bude asusu (ba tare da zuwa banki ba|a nan|yau)
      ina so in zama (kwastoma|abokin huldar ku|mamba) (na karo|)
      (ina so in|zan) (yi rijista|yi rajista) (da ku|a bankin ku|da karo|)
      (ina so in|zan) fara (banki|harka|hulda) (da ku|da karo|a bankin nan)
      (ina so in|zan) zama (kwastomanku|abokin huldar banki|dan bankin ku)
      yi min (rijista|rajista) (a bankin ku|a karo|)
      (shiga|amfani da) bankin ku (nake so|zan yi)
      ina son (asusu|account) (a bankin nan|da ku|nawa na kaina)
      (shiga|fara) (bankin nan|bankin ku) nake so
      (ina so in|zan) zama (mamba|kwastoma) (a karo|a bankin nan)
      ina so in yi amfani da bankin ku
      (ina so in|zan|yaya zan|a taimaka in) (bude|mallaki|samu) (asusu|asusun banki|sabon asusu|asusun ajiya|account) (a nan|yau|wa matata|wa dana|)
      (ku|a) (bude|yi) (min|wa {name}) (asusu|sabon asusu|account|rajista)
      (ni sabo ne|ba ni da asusu|ban taba bude asusu ba)(, yaya zan yi|, me zan yi|)
      (ina so|inaso|ina bukatar|zan) (in|na|) (bude|yi) (asusu|account|sabon asusu) (a karo|da ku|a bankin ku|)
      (don allah|dan allah|) (bude|ku bude|a bude) (min|mani|mini) (asusu|account)
      (yaya|ta yaya|ya ya) (zan|ake) (bude|yin) (asusu|account|rajista) (a karo|a wurin ku|)
      (ku yi min|a yi min|yi min|zan yi) (rajista|register|rijista)
      ba ni da (asusu|account) (a wurin ku|da ku|tukuna|)(, ina so in bude|)
      me (ake bukata|kuke bukata|zan kawo) (don|kafin|wajen) bude (asusu|account)
      (zan iya|ko zan iya) bude (asusu|account) (ba tare da bvn ba|da nin|da lambar waya|ta whatsapp)
      (ni sabo ne|ni sabuwa ce|sabon abokin ciniki ne ni)
      (bude|budewa) (dana|matata|mahaifiyata) (asusu|account)
      ina so in (zama|shiga cikin) (abokin cinikin ku|kwastoman ku|karo)
      (sabon|sabuwar) (asusu|account) (nake so|don allah|)
      (ina so in|zan) (shiga cikin|zama) (kwastoman|abokin huldar) ku
      (ina so in|yaya zan) (yi amfani da|fara da) bankin ku
    `,
    balance: `
      (nawa|nawa ne) (nake da su|nake da shi|ya rage|ya saura|ne|suka rage) (a|cikin) <account> (yanzu|)
      <show> (ragowar kudina|ragowar kudin asusuna|kudin asusuna|balance dina|abin da ke asusuna|jimlar kudina)
      (nawa ya rage|nawa ne ya rage|me ya rage|nawa ya saura) (min|a asusuna|a account dina|mini|)
      (ragowar kudi|ragowar kudina|balance|balance dina|jimlar kudi|kudin asusuna) (nawa ne|don allah|yanzu|)
      (duba|ka duba|duba min|a duba) (asusuna|min asusu|min account|balance dina|asusu)
      <i_want> (san|ga|duba) (nawa nake da shi|ragowar kudina|kudina|adadin kudin asusuna|balance dina)
      kudi nawa (ke|ne|ya rage|nake da su) (a|cikin|a cikin) <account>
      (akwai kudi|ko akwai kudi|ina da kudi) (a|cikin) <account> (kuwa|har yanzu|)
      <please> (nawa ne|menene) (balance dina|ragowar asusuna|kudin da ke asusuna)
      (gaya min|fada min|sanar da ni) (nawa nake da shi|adadin kudina|abin da ya rage min|ragowar kudin da nake da su)
      (ya|yaya) asusuna yake (yanzu|)
      ina da {amount} (a asusuna|a account) kuwa
      (nawa|kudi nawa) zan iya (kashewa|cirewa|amfani da su) (yanzu|yau|)
      menene ragowar (kudin|kudi) (da ke|na|a) (asusun ajiyata|asusuna|bankina)
      (nawa gare ni|nawa nake dashi|kudina nawa ne)
      jimlar (kudi|kudin) (na|da ke|da nake da su) (a asusuna|cikin banki|nawa ne)
      menene (kudin|ragowar kudin) da ke (cikin|) asusuna
      (nawa|kudi nawa) ne (kudin|) da ke asusuna (yanzu|)
      menene ragowar (kudina|kudin asusun ajiyata|asusuna)
      kudin da ke cikin (asusun ajiyata|account dina|bankina) nawa ne
      kudin da ya rage min (nawa ne|a asusu|)
      (nawa|kudi nawa) (ne|ya rage|ke|yake) (a|cikin) (asusuna|bankina|account dina|asusun bankina) (yanzu|)
      (duba|nuna|gaya|fada) min (kudina|ragowar kudina|balance dina|abin da nake da shi|asusuna)
      (ina so in|bari in) (san|ga|duba) (nawa nake da shi|abin da ya rage|ragowar kudi|kudin da ke asusuna)
      (albashi|kudi) (ya|sun) (shigo|shiga) (asusuna|) (kuwa|)
      (nawa|nawa ne) (ya rage|ke cikin|ne a|yake cikin) (asusuna|account dina|asusu na|account na)
      (don allah|dan allah|) (duba|ku duba|nuna|fada) (min|mini) (balance|balans|kudin asusuna|ragowar kudina|abin da ya rage)
      (ina so|inaso) (in san|in ga|na duba|in duba) (nawa nake da shi|kudin da ke asusuna|balance dina|ragowar kudina)
      (menene|mene ne|miye) (balance|ragowar kudi|adadin kudin) (dina|na|a asusuna|da ke asusuna)
      (akwai|ko akwai|ina da) (kudi|sauran kudi|wani abu) (a|cikin) (asusuna|account dina)
      (balance|balans) (dina|na|don allah|nawa ne)
      kudina (nawa ne|nawa suka rage|sun kai nawa|sun kare ne)
      (adadin|yawan|jimlar) kudin da (nake da su|ke cikin asusuna|suka rage)
      (me|nawa) ya rage (min|mini) (a asusu|a account|a banki|)
      asusuna (ya kai nawa|babu komai ne|yana da nawa)
      (yanzu|a yanzu|yau) nawa (nake da|gare ni|ke gare ni)
      (kudi nawa|nawa) (zan iya kashewa|gare ni|suka rage min|ke hannuna) (yanzu|yau|a asusuna|)
      (ya|yaya) (asusuna|akawunt dina) (yake|yake yanzu|)
      (ina da|akwai) (isasshen|ko) kudi (a asusuna|na {amount}|)
    `,
    account_number: `
      (menene|mece ce|mene ne) lambar (asusuna|account dina|asusu na)
      (lambar asusuna|lambar account dina|account number dina) (nawa ce|don allah|)
      (bani|tura min|nuna min|aiko min) (lambar asusuna|bayanan asusuna|account number dina)
      (na manta|ban san) lambar (asusuna|account dina)
      (wani zai|mutum zai|kwastoma zai|yana so ya) turo min kudi, (wace lamba zan bashi|menene lambar asusuna)
      (ta yaya|yaya) (za a|mutane za su) (turo min|aiko min) kudi
      ina so in karbi {amount}, (wace lamba zan bayar|menene lambar asusuna)
      <i_want> (saka|zuba|ajiye) kudi (a|cikin) asusuna
      (saka|zuba) kudi (a|cikin) (asusuna|account dina) (yaya|)
      a ina zan ga lambar asusuna
      (wace lamba|wane asusu) za a tura min kudi
      (sunan asusu|bayanin asusu) da lambar (asusuna|)
      (gaya min|nuna min|turo min|menene) (lambar asusuna|lambar account dina|number din asusuna|bayanan asusuna)
      (na manta|ban san|ban rike) lambar (asusuna|account dina)
      (wane asusu|wace lamba) (zan|za a) (bayar|turo|aika) (min|) (kudi|da kudi|)
      (menene|mene ne|fada min|turo min|bani) (lambar asusuna|account number dina|lambar account dina|bayanan asusuna)
      na manta (lambar asusuna|account number dina)
      (wace|wacce) lamba zan (bayar|ba su|tura) (a turo min kudi|don a biya ni|su saka min kudi|)
      (ta yaya|yaya) (za a|mutane za su|abokina zai) (turo min kudi|biya ni|saka min kudi)
      (ina so|inaso) (in|a) (karbi|turo min|saka) (kudi|albashi)(, wace lamba|, ina lambar asusuna|)
      (lambar asusu|account number|nuban) (na|dina|don allah)
      (yaya|ta yaya) zan (saka|zuba|sa) kudi (a|cikin) (asusuna|account dina|asusun karo na)
      (ta ya|yaya|ina) (zan|za a) (ajiye|saka|zuba|turo) kudi (a|cikin) asusuna
      (menene|bani|gaya min) (lambar asusuna|lambar akawunt dina|account number dina)
    `,
    transfer: `
      <please> <send> {amount} (zuwa|wa|ga|zuwa ga) {name}
      <send> {name} {amount} <please>
      <please> <send> (naira|) {amount} zuwa (asusun|account|) {account} {bank}
      (tura|aika) {amount} zuwa {bank} {account}
      {account} {bank} {amount}
      {amount} (zuwa|ga) {name}
      <i_want> (tura|aika|turawa|aikawa) <money> (zuwa ga {name}|)
      <i_want> (tura|aika|tura wa|aika wa) {name} {amount}
      <i_want> tura {amount} zuwa (asusun {name}|{bank} {account}|{account})
      (tura kudi|aika kudi|turin kudi|tura kudi yanzu|aikawa da kudi)
      (biya|ka biya) {name} {amount} (kudin {narration}|)
      ka (tura|aika) (mata|masa|mishi|musu) {amount} (zuwa {bank}|a {bank} {account}|)
      (cire|fitar da) {amount} daga asusuna (ka tura|a tura|zuwa) (wa|ga|) {name}
      {name} (yana bin|tana bin) ina {amount}, (tura masa|ki tura mata|biya)
      (saka|zuba) {amount} (a|cikin) asusun {name}
      (a aika|a tura) (naira|) {amount} (ga|wa|zuwa) {name} (a|na|) {bank}
      (baiwa|ba|bawa) {name} {amount} (daga asusuna|)
      (tura|aika) (wa|zuwa) (matata|mahaifiyata|babana|yayana|mai gidana|kanina) {amount}
      (turawa|aikawa) {name} (da|) <money> (naira|) {amount}
      tura {amount} zuwa {phone}
      (canza|canja|tura) kudi daga asusuna zuwa (wani asusu|asusun {bank}|{bank})
      transfer {amount} (zuwa|ga) {name}
      (mayar da|matsar da) {amount} (zuwa|daga asusuna zuwa) (asusun {name}|{bank})
      (tura|aika) {amount} (yanzu|da sauri) zuwa (ga|) {name}
      a tura {amount} ga {name} yau
      {name} (yana|tana) bi na {amount}, (biya shi|biya ta|tura masa)
      (biya|ba) {name} {amount} da (yake|take) bi na
      (ina bin|an bi ni) bashi wa {name} {amount} (tura|biya)
      (tura|aika) {amount} {name} (yanzu|)
      a (biya|turawa|aika wa) {name} {amount} (daga asusuna|)
      (tura|aika) {amount} {name} (yanzu|yau|da sauri)
      aika {name} {amount} (yanzu|)
      (aika|tura) {amount} (zuwa|wa) {name} yanzu yanzu
      tura wa {name} {amount} (yau|yanzu nan)
      (zan|ina so in|taimaka min in) (tura|aika|biya) (wa|) {name} {amount} (na {narration}|yanzu|)
      (tura|aika) (min|) {amount} (zuwa|wa|ga) (mahaifiyata|matata|dana|kanina|mai gida|{name})
      (tura|aika|mika) (kudi|{amount}) (zuwa|ga) {bank} (asusu|lamba|) {account}
      (a|ku|ka) (ba|baiwa|tura wa) {name} {amount}
      (don allah|dan allah|) (tura|aika|turawa|aikawa) (wa|) {name} (naira|) {amount}
      (tura|aika) {amount} (zuwa|zuwa ga|ga|wa) {name} (yanzu|don allah|da sauri|)
      (ina so|inaso|zan|ina bukatar) (in|na|) (tura|aika|turawa|yi transfer na|biya) (kudi|{amount}|wa {name} {amount}|kudi zuwa {bank})
      (tura|aika) {amount} (zuwa|a) (asusun|account din|lambar) {account} (na|) {bank}
      (ba|baiwa|ba wa) {name} {amount} (daga asusuna|don allah|)
      (a tura|a aika|ku tura|ku aika) (wa|) {name} {amount} (daga asusuna|)
      (ka|ki) (tura|aika) min (kudi|{amount}) (zuwa|wa) (matata|mahaifiyata|abokina|yayana|{name})
      (biya|biyan) {name} {amount} (don allah|na kayan|na aiki|)
      {name} (yana|tana) (bukatar|son) {amount}(, tura masa|, ka tura mata|)
      (transfer|tiransifa|transfa) (na|) {amount} (zuwa|wa) {name}
      (yaya|ta yaya) (zan|ake) (tura|aika) (kudi|da kudi) (zuwa wani banki|ga abokina|wa wani|)
      (cire|dauki|debi) {amount} (daga|a) asusuna (ka|a|ku) (tura|ba|kai) (wa|) {name}
      (zan iya|ko zan iya|taimaka min) (tura|aika|in tura) kudi (zuwa|ga|wa) (wani|abokina|iyalina|{name})
      tura (masa|mata|musu) {amount} {account} {bank}
      {amount} (zuwa|wa|ga) {name}
      (kudi|transfer) zuwa (bankin|asusun) {bank}
    `,
    beneficiaries: `
      <show> (mutanen da nake turawa kudi|wadanda na taba turawa kudi|mutanen da na ajiye|sunayen da na ajiye|masu karbana)
      (masu karban kudi|beneficiaries dina|mutanen da na ajiye|jerin masu karba|sunayen da aka ajiye)
      (su wa|wa da wa|wane ne) (na taba turawa kudi|nake turawa kudi|na ajiye)
      (ajiye|adana|saka|kara) {name} (a cikin jerin|a matsayin mai karba|a beneficiaries|a jerina)
      (cire|goge|share) {name} daga (jerina|beneficiaries|cikin jerin|sunayen)
      <i_want> (ajiye|ga|kara) (mai karba|beneficiary|sabon mutum|masu karba)
      (ajiye|adana) wannan (asusu|account) (saboda gaba|da sunan {name}|)
      {name} (yana|tana) (cikin jerina|a jerin da na ajiye)
      jerin (mutanen|sunayen) da nake (biya|turawa|aikawa kudi)
      (sauya|canza) sunan {name} (zuwa|ya koma) {name}
      (tuna|rike) {name} saboda gaba
      wadanne asusu na (ajiye|adana)
      (ajiye|adana|kara) {name} (a|cikin) (jerin mutanena|masu karba|wadanda nake turawa|beneficiary)
      (nuna min|duba|bari in ga) (jerin|) (mutanen da|wadanda) (na ajiye|nake turawa kudi|nake biya)
      (cire|goge|share) {name} (daga|a) (jerin|masu karba|mutanena)
      (ajiye|rike) lambar asusun {name} (don gaba|a nan|)
      (nuna|duba|bude|ina) (min|) (jerin|sunayen|) (wadanda nake tura wa kudi|masu karba|beneficiaries|mutanen da na ajiye)
      (ajiye|adana|saka|kara) (sunan|lambar|asusun|) {name} (a cikin jerina|a beneficiary|don gaba|)
      (cire|goge|share) {name} (daga jerina|daga beneficiary|a jerin masu karba)
      (wa da wa|su wa|wane mutane) (na ajiye|na adana|ke cikin jerina)
      (ina so|zan) (in|) (kara|ajiye|goge|ga) (beneficiary|mai karba|sabon mai karba|masu karba)
      (masu karbar kudi|mutanen da nake tura musu|wadanda na adana) (na|)
      (rike|adana) (wannan|) (asusun|lambar|account din) (saboda gaba|don na gaba|)
      ko {name} (yana|tana) cikin (jerina|wadanda na ajiye)
      (canza sunan|ajiye|adana|rubuta) {name} (ya koma {name}|a jerina|don gaba|)
      (su wa|wadanne mutane) (nake turawa|na adana|nake biya) (kudi|yawanci|a jerina)
    `,
    transactions: `
      <show> (cinikayyata|ma'amalata|ma'amaloli na|cinikayyar da na yi|history dina|hada hadar asusuna|transactions dina) ({period}|)
      (cinikayya|ma'amala|ma'amaloli|tarihin cinikayya|transactions|tarihin asusu|jerin cinikayya) ({period}|)
      (me ya shigo|me ya fita|wane kudi ya shigo|wane kudi ya fita) (daga|cikin|a) asusuna ({period}|)
      (wa|wane ne|wanene) ya (turo min|aiko min|turo mini) kudi ({period}|)
      (kudin|albashina|alert|{amount}) (ya shigo|ya shiga|sun shigo) (asusuna|kuwa|)
      <i_want> (ga|duba|ganin) (cinikayyata|abubuwan da na yi|tarihin asusuna|ma'amalata ta karshe) ({period}|)
      (nuna|jero) (min|) (cinikayyata|ma'amaloli) (biyar|uku|goma) (na karshe|na baya)
      (cinikayyar|ma'amalar) karshe (da na yi|ta asusuna|) 
      me na (biya|yi|tura) {period}
      (me yasa|don me|saboda me) aka (cire min|cire) (kudi|{amount}) (yau|daga asusuna|)
      (yaushe|ranar da) na (tura|aika) wa {name} kudi (na karshe|)
      (duk|dukkan) (kudin|kudaden) da (na tura|suka shigo|suka fita) {period}
      {name} (ya|ta) (turo min|biya ni|aiko) kudin
      jerin (cinikayya|ma'amala|ma'amaloli) (na|a) (asusuna|{period})
      (jerin|bayanin) abin da (ya faru|na yi) a asusuna ({period}|)
      debit na {amount} (na menene|menene)
      me (na tura|na saya|na biya) {period}
      abubuwan da na (biya|tura|yi) {period}
      (nuna min|gaya min) me na biya {period}
      wane (kudi|biya) na yi {period}
      cinikayyar da na yi {period}
      (wane|duk) kudin da (ya shigo|aka turo min) {period}
      (nuna|kawo) (min|) (ma'amala|cinikayya|tarihin asusu) (ta|na|) (karshe|{period})
      (wane|wanne) kudi (aka turo min|ya shigo) {period}
      (wa|waye) ya (biya ni|turo min kudi) {period}
      tarihin (cinikayya|asusuna|turi na)
      (nuna min|gaya min|bari in ga) (cinikayya|ma'amalar|hada hadar|abin da ya faru a) (asusuna|{period}|ta karshe)
      (me|nawa|waye) (ya shigo|ya fita) (asusuna|a asusuna|) ({period}|)
      (wa|waye) ya (turo|aiko) min (kudi|da kudi) ({period}|)
      (yaushe|nawa) na (biya|turawa|aikawa) {name} (na karshe|)
      (jerin|tarihin) (cinikayya|ma'amala|transactions|shige da fice) (na|) (asusuna|{period})
      (nuna|duba|turo|bani) (min|) (ma'amalolin|cinikayyar|mu'amalolin|hada-hadar|transactions din|tarihin) (asusuna|account dina|da na yi|{period}|)
      (me|menene) (ya shiga|ya fita|ya faru a|aka yi da) (asusuna|account dina) {period}
      (wa|waye|wane) (ya turo|ya aiko|ya biya) (min|ni) (kudi|) ({period}|)
      (kudin|albashi|alert) (ya|ya riga ya|sun) (shigo|shigo ne|zo) (kuwa|yau|)
      (ina so|inaso) in (ga|duba|san) (ma'amalolina|tarihin asusuna|kudin da suka fita|kudin da suka shigo|transactions dina) ({period}|)
      (jerin|tarihin|bayanin) (ma'amaloli|cinikayya|transactions|mu'amala|hada-hadar kudi) ({period}|na|nawa|)
      (ma'amaloli|ciniki|transactions) (na|) (karshe|biyar na karshe|na kwanan nan) (nake so|)
      (menene|wane) (wannan|) (cire kudin|debit din|{amount} din) da aka (yi|cire) (min|a asusuna)
      (wane|wa) na (tura wa|biya|aika wa) kudi {period}
      ({name}|an) (ya turo|ta turo|turo) (kudin|min kudi|{amount}) (kuwa|ne)
      nuna (kudaden|duk abin da) (suka shigo|suka fita|na biya) {period}
      history (na|din) (account|asusuna)
      (me yasa|saboda me|don me) (aka cire|kuka cire|aka debi) (min|) {amount} (a asusuna|{period}|)
      (nuna|ina son ganin) (abin da ya faru|kudin da suka shiga da fita|tura tura) (a asusuna|) {period}
      (nawa na turawa|na turawa) {name} {period}
      (wa ya|wanene ya) (turo|aiko) min (da|) {amount} ({period}|)
    `,
    statement: `
      <want> (bayanin asusu|statement|bayanin asusuna|bank statement|takardar bayanin asusu) (na {period}|)
      (bayanin asusu|statement na asusu|statement|bank statement|account statement) (don allah|na {period}|)
      (turo min|aiko min|tura min|bani) (statement|bayanin asusuna|statement dina) (na {period}|)
      <i_want> (sauke|buga|karbi|samu) (statement|bayanin asusuna|takardar asusuna)
      (ofishin jakadanci|visa|mai gida) (na neman|sun ce in kawo) (statement|bayanin asusu)
      statement na (wata shida|wata uku|shekara daya|{period})
      (tura|aika) (statement|bayanin asusu) zuwa email dina
      (yaya|ta yaya) zan samu (statement|bayanin asusu)
      (cikakken|dukkan) bayanin asusuna (na {period}|)
      buga min (takardar|bayanin) asusu
      bayanin asusu na pdf
      takardar banki (mai hatimi|don visa|)
      (ina son|ina bukatar|turo min|a bani|aiko min) (bayanin asusuna|bayanin asusu|statement|takardar bayanin asusu|statement dina) ({period}|na wata shida|)
      (takardar|rubutaccen) (bayanin asusu|tarihin asusu|statement) (na {period}|don visa|don ofishin jakadanci)
      (buga|fitar|print) min (statement|bayanin asusuna) (na {period}|)
      (ina so|ina bukatar|turo min|bani|aiko min) (da|) (bayanin asusu|statement|bank statement|statement of account|takardar bayanin asusu) ({period}|na wata shida|)
      (ofishin jakadanci|kamfani|banki|embassy) (na|suna|sun) (bukatar|nemi|tambayar) (statement|bayanin asusu)
      (yaya|ta yaya) zan (samu|sauke|karbi) (statement|bayanin asusu)
      (buga|sauke|tura) (min|) statement (dina|na|na {period}|zuwa imel)
      (statement|bayanin asusu) (na|daga) {period}
      takardar (bayanin|) (asusuna|bankina) (don visa|na wata uku|)
    `,
    receipt: `
      <want> (rasit|rasidi|risit|receipt|rasiti) (na {amount}|na kudin da na tura|)
      (rasit|rasidi|rasiti|risiti|receipt) (don allah|dina|na karshe|)
      (turo min|nuna min|bani|aiko min) (rasit|rasidin|receipt|shaidar biya) (na {reference}|)
      (ina|a ina) (rasit|rasidi|rasidin) (dina|na kudin|yake)
      (rasit|rasidin|receipt) na (kudin da na tura|turin karshe|biyan karshe|tura kudin) (wa {name}|)
      {name} (na son|yana so ya ga|tana neman) (rasit|rasidin|receipt)
      (shaida|hujja|shaidar) (cewa na biya|na biya|da na tura|biyan kudi)
      (ban ga|ban samu) (rasit|rasidin) ba
      (sake turo|kara turo) (rasit|rasidin|receipt)
      <i_want> (ga|samu|buga) (rasit|rasidin) (na {amount}|)
      receipt na {reference}
      takardar shaidar (biya|tura kudi)
      (turo min|bani|ina son|aiko min|nuna min) (rasit|rasitin|risit|shaidar biya|shaidar turi) (na|din|) (transfer|kudin da na tura|{name}|biyan|{reference})
      (shaida|hujja|takardar shaida) (cewa|ta) (na biya|na tura|biyan) (kudi|{name}|{amount})
      (turo|bani|nuna|aiko) (min|) (da|) (rasit|risit|receipt|shaidar biya|shaida) (na kudin da na tura|na transfer|na karshe|)
      (ina so|ina bukatar) (rasit|risit|receipt|shaida|shaidar) (na biyan kudi|cewa na biya|ta transfer|don {name}|)
      {name} (yana|tana) (neman|bukatar|tambayar) (rasit|shaida|shaidar biya)
      (ina|yaya zan samu) (rasit|risit|receipt) (dina|din|)
      (sake turo|tura|buga) (min|) (rasit|receipt|risit) (din|)
      (rasit|risit) na {amount} (da na tura|)
    `,
    where_is_my_money: `
      (ina kudina|ina kudin|ina kudin da na tura|kudina ina yake|ina {amount} dina)
      (kudin|kudina|turin) (bai|ba su) (isa|shiga|kai|je) (ba|ba tukuna|wurin {name} ba)
      {name} (bai|bata|ba ta) (samu|ga|karba) (kudin|kudi|alert|{amount}) (ba|ba tukuna|)
      na (tura|aika) wa {name} {amount} (amma|har yanzu) (bai samu ba|bai shiga ba|babu|bai isa ba)
      (an cire|sun cire|kun cire) (min kudi|kudina|{amount}) (amma|kuma) (bai isa ba|bai je ba|{name} bai gani ba)
      (me ya faru|me ya sami|menene ya faru) (da|) (kudina|turin kudin|{amount})
      (me yasa|don me) kudin (bai isa ba|ya makale|yake jira|bai shiga ba)
      (ya|yaya) (maganar|matsayin) (kudin da na tura|turin kudina|transfer dina)
      (kudin|transfer din|turin) (ya isa|ya shiga|ya tafi|yayi) (kuwa|ko bai yi ba|ko a'a)
      (yaushe|sai yaushe) (kudin|kudina) (zai isa|zai shiga|zai dawo)
      (duba|bincika|bibiya) (min|) (transfer dina|kudin da na tura|inda kudina yake)
      (kudina ya makale|kudina ya rataye|kudin na pending)
      {amount} da na tura {period} (bai isa ba|bai shiga ba)
      matsayin (turi|transfer) {reference}
      (har yanzu|tun {period}) (ina jiran|muna jiran) kudin (ya shiga|)
      na (aika|tura) {amount} (wa|zuwa ga) {name} bai (isa ba|samu ba|shiga ba)
      na (tura|aika) kudi (amma|kuma) {name} (yace|ta ce) bai (samu ba|gani ba)
      {name} ya ce (bai ga kudin ba|bai samu {amount} ba|kudin bai shigo ba)
      har yanzu {name} bai (samu|karbi) kudin (da na tura|) ba
      kudin da na (tura|aika) wa {name} (ina yake|bai isa ba|ya isa)
      (kudin ya fita|an cire kudi) amma bai (isa|kai ga) {name} ba
      na aika wa {name} {amount} (har yanzu babu|shiru|bai gani ba)
      har yanzu {name} bai ga {amount} ba
      na tura {amount} shiru (bai shiga ba|)
      na (tura|aika) wa {name} {amount} (kudin|) bai (isa|shiga|je) ba
      {name} bai (samu|ga) {amount} (din|) (da na tura|da na aika) ba
      (an cire|sun cire) {amount} (daga asusuna|) amma bai (isa|shiga) ba
      ina {amount} (din|) da na (tura|aika) wa {name}
      turin da na yi (bai isa ba|ya makale|yana jira)
      kudin da na aika (har yanzu|) (bai kai ba|bai iso ba)
      (kudin|{amount}) (da na tura|da na aika) (wa {name}|) (bai isa ba|bai zo ba|bai shiga ba|bai kai ba)
      {name} (ya ce|ta ce|yace) (bai|bata) (ga|samu|karbi) (kudin|kudi|{amount}) ba
      an (cire|debe) kudi (daga asusuna|a asusuna|) (amma|kuma) (bai|basu) (isa|kai|shiga) (ba|wurin {name} ba)
      (ina|a ina|inda) (kudina|turin|transfer dina) (yake|ya makale|suke)
      (har yanzu|tun jiya|tun dazu) (kudin|transfer din) (bai|ba su) (isa|shiga|zo) ba
      (ina|ina ne) (kudina|kudin da na tura|kudin nan|transfer dina) (suke|yake|ya shiga|ya tafi|)
      (na tura|na aika) (wa|) {name} {amount} (amma|) (bai|ba ta|har yanzu bai) (samu|gani|karba|shiga) (ba|)
      (kudin|transfer din|kudi) (bai|ba su|har yanzu bai) (shiga|isa|je|karaso|zo) (ba|ba tukuna|)
      (an cire|an yanke|sun cire) (min|) kudi (a asusuna|) (amma|) (bai|ba a|ba su) (isa|karba|je) (ba|)
      (me ya faru da|me ya sami|ya ya batun|menene matsayin) (kudina|transfer dina|kudin da na tura|{amount} din)
      {name} (ya ce|ta ce) (bai|ba ta) (samu|ga|karbi) (kudin|alert|komai) (ba|)
      (an turo|sun turo|wani ya turo) (min|) kudi amma (ban gani ba|bai shigo ba|ban karba ba)
      (bi|duba|nemo) (min|) (sawun kudina|transfer dina|inda kudina suke|kudina)
      (transfer|kudi) (dina|) (yana|ya) (pending|makale|tsaya|jinkiri) (tun jiya|tun safe|)
      (me yasa|don me) (kudina|transfer dina|kudin) (bai shiga ba|ke jinkiri|bai isa ba)
      (ko|shin) (kudin|transfer dina) (ya shiga|ya isa|ya tafi|ya je)
      (har yanzu|) ina jiran (kudin|alert)
      (don me|me yasa) (kudin|kudina|transfer dina) (ya makale|bai karaso ba|ya dade)
      (wani|yayana|{name}) ya turo min kudi amma (ban gani ba|bai shigo ba|babu alert)
      (ina|nemo min) ({amount}|kudin|kudina) (dina|suke|da na tura|inda suke)
      {name} (ya ce|ta ce) (bai|bata) (samu|ga) (kudin|sakon kudi) ba
      (kudin|turin) (ya makale|yana jira|bai isa ba|ya tsaya) (har yanzu|wurin {name}|)
    `,
    recall: `
      (na tura|na aika) kudi (zuwa ga|wa|zuwa) (wani|wanda ba shi ba|mutumin da ba shi ba|asusun da ba daidai ba) (bisa kuskure|da kuskure|)
      (nayi|na yi) kuskure (na tura {amount}|wajen tura kudi|na aika wa {name} {amount})
      (dawo min da|a dawo min da|mayar min da|a maido min da) (kudina|{amount}|kudin da na tura) (daga|bisa kuskure|)
      <i_want> (dawo da|maido da|karbo) (kudina|{amount}|kudin da na tura bisa kuskure)
      (asusun da ba daidai ba|lambar ba daidai ba|wanda ba shi ba) na tura (kudin|wa)
      (mayar da|juyar da|soke) (transfer|turin) (din|na karshe|{reference}) (baya|)
      recall {reference}
      na saka lambar asusu (ba daidai ba|wadda ba ita ba)
      (kudin|{amount}) ya tafi (wurin wani|asusun wani|wurin da ba nan ba)
      ba (shi|ita) nake so in turawa (kudin|) ba, (a dawo da shi|ku dawo da kudin)
      na tura sau biyu, (dawo da daya|a mayar da daya)
      (na kara sifili|na tura da yawa|adadin ya yi yawa) a dawo da (kudin|ragowar)
      yaya zan (karbo|dawo da) kudin da na tura (bisa kuskure|wa wani)
      (kudin|kudina|{amount}) ya (tafi|shiga) (asusun|hannun|wurin) wani (daban|)
      kudin ya je (inda bai dace ba|wani asusu|asusun da ba daidai ba)
      (na yi kuskuren|kuskure na yi wajen) (asusu|tura|lamba)
      (a taimaka|ku taimaka) a dawo min da (kudina|{amount}) da na tura (bisa kuskure|wani wuri)
      juya (min|) (kudin|transfer din) da na (tura|aika)
      {amount} ya (tafi|shiga) (asusun wani|wurin wani|wurin da ba nan ba)
      (maido|dawo) min (da|) kudin da ya (tafi|shiga) (wurin wani|asusun wani)
      (ina so a|ina so ku) (maido|dawo) (min|) da (kudina|{amount})
      ina so in (karbo|maido) {amount} (daga {name}|da na tura bisa kuskure)
      na aika wa wanda ba shi ba
      (a taimaka|don allah) a (juyo|dawo) (min|) da (kudin|{amount}) da na tura (wa wanda ba shi ba|bisa kuskure|)
      na tura (kudi|{amount}) wa (wanda ba shi ba|wani daban|asusun da ba shi ba)
      lambar asusun da na (saka|tura) ba (ita ba ce|daidai ba ce)
      ina so a (juyo|maido) da turin da na yi
      na yi kuskure a (lamba|asusu|turi)
      (na yi|nayi|an yi) kuskure (wajen turawa|wajen aikawa|a lambar asusu), (a dawo min|dawo min) da (kudina|kudin)
      na (tura|aika) (kudi|{amount}) (wa|ga|zuwa) (wani|wanda ba shi ba|asusun da ba daidai ba|lambar da ba daidai ba)
      (ina so a|ku|a) (dawo|maido|mayar) min (da|) (kudina|{amount}|kudin da na tura) (daga wurin {name}|)
      (a soke|a juya|a janye|janye) (turin|aikawar|transfer din) (da na yi|{reference}|na karshe) (a dawo da kudin|)
      (kudin|{amount}) ya (tafi|shiga) (wurin|asusun) (wani|wata) (ba {name} ba|bisa kuskure)
      (na tura|na aika) (kudi|{amount}) (bisa kuskure|da kuskure|ga wanda ba shi ba|zuwa wani asusu daban|wa mutumin da ba shi ba)
      (dawo|mayar|maido|ku dawo) (min|mini) (da|) (kudina|kudin|{amount}|transfer din) (da na tura|don allah|)
      (ina so|inaso|yaya zan) (in|) (dawo da|karbo|maido da) (kudina|kudin da na tura)
      (kuskure|nayi kuskure|na yi kuskuren) (ne|) (na tura|lambar asusu|turawa|na saka lamba)
      (na sa|na rubuta|na saka) (lambar asusu|lamba|account number) (ba daidai ba|wadda ba ita ba|wani daban)
      (reverse|recall|janye) (transfer din|kudin|kudina) (don allah|da na tura|)
      (kudin|transfer din) (ya tafi|ya shiga) (asusun|wajen) (wani daban|wanda ba shi ba|wanda ban sani ba)
      (na tura|an tura) (sau biyu|fiye da kima)(, a dawo min|, a maido|)
      (an zambace ni|an damfare ni), (dawo da|maido) (kudin|transfer din)
      ba {name} (na so|nake son) (tura wa|in tura wa)(, a dawo da kudin|)
      na (aika|tura) {amount} zuwa (wanda ba shi ba|wata lamba|asusun wani)
      (ba|bashi) (ita|shi|{name}) (nake so in|na so in) (turawa|aikawa) ba, (a dawo da shi|mayar)
      (na kara|na sa) (sifili|lambar da ba daidai ba|suna da ba daidai ba), (a dawo da kudin|ku mayar min)
      (na tura sau biyu|an tura sau biyu), (a mayar da daya|mayar min da guda)
    `,
    spending: `
      (nawa|kudi nawa) na (kashe|kashe a|batar) ({period}|)
      (abin da na kashe|kashe kudina|kudin da na kashe|tarihin kashe kudi) ({period}|)
      <show> (abin da na kashe|yadda nake kashe kudi|kashe kashen kudina|yadda na kashe kudina) ({period}|)
      nawa na kashe (a|wajen|kan) (abinci|data|kati|mota|wuta|man fetur|sufuri|kasuwa) ({period}|)
      (ina|a ina) kudina (suke tafiya|ke tafiya|ya tafi|suke karewa) ({period}|)
      (a kan me|me) nake (kashe|batar da) kudi (sosai|)
      <i_want> (san|ga) (nawa na kashe|yadda nake kashe kudi|inda kudina ke tafiya) ({period}|)
      (jimlar|dukkan) (kudin da na kashe|abin da na kashe|kashe kudi) ({period}|)
      kudi nawa (ya fita|suka fita) daga asusuna {period}
      (shin|ko) ina kashe kudi (da yawa|fiye da kima)
      nawa na tura wa {name} (gaba daya|{period})
      (bambancin|kwatanta) (kashe kudina|abin da na kashe) (na wannan watan da na baya|)
      yaya na (gama|kashe) {amount} {period}
      (kudi nawa|nawa) (na kashe|na batar|na yi amfani da su) {period}
      (nawa|kudi nawa) suka (tafi|kare|kashe) {period}
      jimlar abin da (ya fita|na kashe|na batar) {period}
      (me na kashe|a ina na kashe) kudi (a kai|) {period}
      kudi nawa (na fitar|na kashe) (daga asusuna|a asusuna|) {period}
      kudi nawa ya (fita|tafi) (daga|a) asusuna (a|) {period}
      nawa ne abin da na (kashe|yi amfani da shi) {period}
      kudi nawa na (yi amfani da su|kashe) (a|) {period}
      duk abin da na kashe (a|) {period}
      nawa (na fitar|na kashe|na batar) {period}
      kudin da na (kashe|batar|fitar) {period} (nawa ne|)
      (abinci|data|mota|wuta) nawa na kashe (a kai|) {period}
      yaya na kashe (kudina|albashina) {period}
      (nawa|kudi nawa) na kashe (a|wajen|akan|wurin) (abinci|mota|kati|data|kasuwa) ({period}|)
      (ina|a ina) (kudina|kudin) (ya|suka|yake) (tafi|tafiya|kare|karewa) ({period}|)
      (abin da|nawa) nake (kashewa|batarwa) (a|) (wata|mako|{period})
      (yawan|jimlar|lissafin) (kashe kudina|abin da na kashe|kashe kudi) ({period}|)
      (nawa|kudi nawa) (na kashe|na kashe a kan|muka kashe|na kashe wajen) (abinci|mota|data|katin waya|sayayya|) ({period}|)
      (ina|a ina|a kan me) (kudina|albashina) (ke tafiya|suke tafiya|suka tafi|suke karewa)
      (nuna|duba|fada) (min|) (yadda nake kashe kudi|abin da na kashe|kashe kudina|kudin da na kashe) ({period}|)
      (jimlar|yawan|adadin) (kudin da na kashe|abin da na kashe|kashe kudi) ({period}|)
      (me|menene) (nake kashe|ya fi cin|yake cinye) (kudi a kai|kudina|kudi)
      (ina|nake) (kashe|barnatar da) kudi da yawa (ne|)
      (tarihin|rahoton|bayanin) (kashe kudina|kashe kudi|kudin da na kashe) ({period}|)
      (a kan me|wajen me) na fi kashe kudi
      (me|abin da) na (saya|kashe) da (kudina|albashina) {period}
      (nawa|kudi nawa) (na gama|na kashe|na batar|na fitar|na yi amfani da) (wa {name}|a abinci|a data|a mota|) {period}
      (me|a kan me) (nake kashe|nake batar da|yake cin|na yi da) (kudina|albashina) ({period}|)
      (nawa na tura wa|nawa na ba|nawa na aikawa) {name} (gaba daya|{period})
      (lissafin|takaitaccen|rahoton) (kashe kudi|abin da na kashe|kudin da na kashe) {period}
      (nawa|kudi nawa) (suka|ya) fita daga asusuna {period}
    `,
    airtime: `
      <please> <buy> (kati|katin waya|airtime|credit|recharge card) (na {amount}|{amount}|)
      <buy> {amount} (kati|katin waya|airtime) (na {network}|a {phone}|)
      <buy> katin {network} (na|) {amount}
      <i_want> (sayi|saya|siya|saka) (kati|katin waya|airtime|credit)
      (kati|katin waya|sayi kati|katin {network}|kati na {amount}|airtime)
      (caji|yi recharge|saka kati) (wa|a|) (wayata|layina|{phone}) (da|na) {amount}
      {amount} (kati|katin) {network}
      (tura|aika|turo) (katin|kati na|airtime na) {amount} (zuwa|wa|ga) ({phone}|{name})
      (katina|credit dina|kudin wayata) ya kare (saka min {amount}|sayo min kati|)
      (saka|loda|sa) (min|) (kati|{amount}) a (wayata|layina|{phone}|layin {network} dina)
      (sayo|saya) wa {name} (kati|katin) (na|) {amount}
      (bani|turo min) kati (na {amount}|)
      {network} {amount} {phone}
      katin (dari biyu|{amount}) (a|na|zuwa) {phone}
      ina bukatar (kati|credit) (don kira|yanzu|na {amount})
      (katin|kati na) (mtn|airtel|glo|waya) (na|) {amount} (don|wa|zuwa) {phone}
      (sa|saka) (katin|kati) a wayata
      ina son katin waya (na {amount}|)
      (saya|sayo) (katin|kati) na {amount} (wa {name}|)
      (saya|sayi|sayo|saka|turo) (min|) (kati|katin waya|katin {network}|airtime) (na|) {amount} (a wayata|a layina|)
      (saka|tura|loda) (kati|katin|) {amount} (a|wa|zuwa) ({phone}|{name}|layina)
      (bani da|ba ni da|kati na ya) (kati|kudin waya|kare)(, saka min {amount}|)
      (sayi|saya|siyo|sa|saka|loda) (min|mini) (kati|katin waya|airtime|credit|recharge card) (na|) (naira|) {amount} (don allah|)
      (saka|sa|tura|loda) (katin|kati|airtime) {amount} (a|wa|zuwa) ({phone}|wayata|layina|{name}|layin {network})
      (ina so|inaso|zan) (in|na|) (sayi|saya|sa|siya) (kati|katin waya|airtime) (na {amount}|)
      (katina|kudin wayata|airtime dina|kati) (ya kare|sun kare|ya qare)(, saka min|, sa min {amount}|)
      (katin|kati na|airtime na) {network} (na|) {amount}
      (sayi|tura) wa {name} (kati|katin waya|airtime) (na|) {amount}
      (caza|yi min recharge|topup) (layina|wayata|{phone}) (da|) {amount}
      {amount} (kati|katin waya|airtime) (a wayata|{phone}|{network}|)
      (ina bukatar|sa min|loda min|turo min) (kati|katin waya|airtime) (na|) {amount} (yanzu|)
      (katin waya|kati) (ya kare|ya kare min), (sayo|saka) {amount}
    `,
    data: `
      <please> <buy> (data|datar {network}|data na {amount}|mb)
      <buy> {plan} (data|) (a {phone}|na {network}|)
      <buy> (datar|data) {network} {plan}
      <i_want> (sayi|saya|siya) (data|datar {network}|{plan})
      (data|sayi data|sayen data|data na {network}|tsarin data|mb)
      (datana|data ta|mb dina|internet dina) (ta kare|ya kare|ta mutu)
      {plan} (zuwa|a|na) {phone}
      (wadanne|nawa ne) (tsarin data|data plans|farashin data) (kuke da su|na {network}|)
      nawa ne {plan} (na {network}|)
      (saka|sa) min (data|{plan}) (a wayata|a layina|a {phone}|)
      (tura|aika) (data|{plan}) (wa|zuwa|ga) ({name}|{phone})
      data ta (wata daya|mako|rana|sati) 
      datar {amount} (a {phone}|{network}|)
      (bani da|babu) data (a wayata|), (sayo min|saya min|)
      (intanet|hawa yanar gizo) (na {network}|nake so)
      nawa (ne|) {plan} (na {network}|data|)
      {plan} nawa (ne|)
      (ina so in|zan) (saya|sayi|sayo) {plan} (na {network}|)
      a (saya|sayo|saka) min {plan} (na {network}|a {phone}|)
      ina (son|bukatar) (data|{plan}) (na {network}|)
      (saya|sayi|sayo|saka) (min|) (data|datar|{plan}|mb) (ta|na|) ({network}|{amount}|a layina|a wayata|{phone})
      (data|datata|mb) (ta|ya|dina) (kare|ta kare|ya kare)(, saya min|, saka min|)
      {plan} (na|ta|) {network} (don Allah|)
      (sayi|saya|siyo|sa|saka|loda) (min|mini) (data|{plan}|datar {network}|mb|data na {amount}) (don allah|a layina|)
      (ina so|inaso|zan) (in|na|) (sayi|saya|siya|sa) (data|{plan}|datar wata|mb) (a wayata|)
      (datata|data na|mb dina|internet dina) (ya kare|ta kare|sun kare)(, saka min|, sa min {plan}|)
      (tura|saka|sa) {plan} (wa|zuwa|a) ({phone}|{name}|layina|wayata)
      (nawa|nawa ne) (data|{plan}|datar {network}) (yanzu|)
      (wane|wacce|wadanne) (irin data|tsarin data|data plans) (kuke da|ke akwai|ya fi araha)
      {network} {plan} (data|)
      (datar|data na|tsarin) (wata|sati|kullum|dare) (na {network}|)
      ba ni da (data|mb)(, sa min|, saya min|)
      (intanet|data|mb) (nake so|nake bukata|ta kare min)
      (ba ni da|babu|ya kare) (mb|data|bundle) (a waya|), (saya|sayo|saka) min
      (hawa|shiga) (yanar gizo|intanet) na {network}
    `,
    electricity: `
      <please> (biya|sayi|saya|saya min|siyo) (kudin wuta|wuta|kudin lantarki|lantarki|kudin NEPA|token na wuta)
      <i_want> (biya|biyan|sayi|sayen) (kudin wuta|wutar lantarki|kudin lantarki|kudin nepa)
      (kudin wuta|wuta|lantarki|kudin lantarki|nepa|wutar lantarki|kudin nepa|biyan kudin wuta)
      (biya|saya) (min|) (wuta|lantarki|kudin wuta) (na|) {amount} (a mita {meter}|)
      (mita|meter|mitata) {meter} {amount}
      (caji|loda|saka kudi a|zuba kudi a) (mita|mitata|prepaid dina) (da {amount}|na {amount}|)
      (wutata|wuta|unit dina|mitata) (ta kare|ya kare|sun yanke) (sayo|a biya {amount}|)
      (sun yanke|an yanke) min wuta (zan biya|ina so in biya|)
      (turo min|ina) token (din wuta|na lantarki|na mita|na nepa)
      biya {disco} {amount}
      wutar {amount} (a gidana|a shagona|don gida|)
      (kudin|bill na) (wuta|lantarki) (na|) {amount}
      (babu wuta|ba wuta) a gida, (sayo|saya) ta {amount}
      token na (wuta|lantarki) {amount}
      (saka|sayo|sayi|saya|loda) (min|) (wuta|wutar lantarki|token|kudin wuta) (ta|na|) ({amount}|a mita|a mitata|{meter})
      (wutata|wutar|wutar gidana|unit) ta (kare|dauke)(, sayi {amount}|, saka min|)
      (biya|zan biya) (kudin wuta|kudin lantarki|bil din wuta|nepa) ({amount}|na gidana|na shago|)
      (sayi|saya|siyo|biya) (min|mini) (wuta|kudin wuta|token|katin wuta|wutar lantarki|nepa) (na|) ({amount}|)
      (ina so|inaso|zan) (in|na|) (sayi|biya|saya|saka) (wuta|kudin wuta|token|katin wuta|lantarki)
      (wuta|unit|token|mitar) (ta kare|ya kare|dina ya kare|tana karewa)(, saya min|, a sa min|)
      (nepa|'yan wuta|kedco|kaedco|aedc|jed) (sun yanke|sun cire) (mana|min) wuta(, biya|)
      (saka|sa|loda) (wuta|token|{amount}) (a|cikin) (mita|mitata|mita ta|{meter})
      (biya|biyan) (kudin|bill din) (wuta|lantarki|nepa) (na|) ({amount}|na wannan wata|)
      (babu|ba mu da) wuta (a gida|)(, saya token|, sayi wuta|)
      {amount} (na wuta|wuta|token|kudin wuta) ({meter}|)
      (ina|turo min) token (din wuta|dina|na)
      (prepaid|postpaid|mita) (na wuta|{meter} {amount}|{amount})
      (ba wuta|wuta ta kare|babu wuta) (a gida|), (saya|sayo|loda) (ta|na|) {amount}
    `,
    tv: `
      <please> (biya|sabunta|biya min|saka kudin) (dstv|gotv|startimes|kudin dstv|kudin gotv|tv)
      <i_want> (biya|sabunta|biyan) (dstv|gotv|startimes|kudin talabijin|kudin tauraron dan adam)
      (dstv|gotv|startimes|kudin talabijin|kudin tv|biyan dstv)
      (dstv|gotv|startimes) (dina|na) (ya kare|ya yanke|ya daina)
      (dstv|gotv|startimes) {plan} (don allah|)
      biya {amount} (na|kudin|don) (dstv|gotv|startimes)
      nawa ne (dstv|gotv|startimes) {plan}
      (ina so in kalli|zan kalli) (kwallo|fim), (biya|sabunta) (dstv|gotv)
      (canza|sauya) (dstv|gotv) (dina|) zuwa {plan}
      (iuc|smartcard|lambar dekoda) {meter}
      (dekoda|decoder) (ta|na) (ya kare|ta kare|a biya)
      (kudin|biyan) (kallon talabijin|cable|dekoda)
      biya (gotv|dstv) (na mahaifiyata|na shago|na gidan babana)
      (biya|sabunta|saka) (min|) (kudin|) (dstv|gotv|startimes|talabijin|dish) ({amount}|na wata|)
      (dstv|gotv|startimes|dekoda|tv) (dina|) (ya kare|ta kare|ya yanke|ya mutu)(, a biya|)
      {amount} na (dstv|gotv|startimes|talabijin)
      (biya|sabunta|sake) (min|) (dstv|gotv|startimes|kudin dstv|tashar talabijin|decoder)
      (ina so|zan) (in|) (biya|sabunta|saka) (dstv|gotv|startimes|kudin talabijin|kudin decoder)
      (dstv|gotv|startimes|decoder) (dina|na) (ya kare|ta yanke|ya mutu|ya tsaya)
      (biyan|kudin) (dstv|gotv|startimes|kebul|talabijin) ({amount}|na wata|)
      (nawa|nawa ne) (dstv|gotv|startimes) (compact|max|na wata|yanzu|)
      (canza|kara|rage) (min|) (tsarin|package din) (dstv|gotv) (zuwa compact|)
      (yau akwai kwallo|zan kalli kwallo), (biya|sabunta) (dstv|gotv|min gotv)
      saka {amount} (a|na) (decoder|dstv|gotv|startimes) ({meter}|)
      subscription (na|din) (dstv|gotv|tv)
    `,
    bill: `
      <please> (biya|ka biya) (bil|bill|kudin bil) (dina|na|)
      <i_want> biyan (bil|bill|bills|kudin bil|wani bil)
      (biyan bil|biya bil|bil|bills|biyan bukatu)
      (biya|biya min) (kudin ruwa|kudin makaranta|kudin haya|kudin shara|kudin intanet|kudin gidan haya)
      (biya|biya min) (kudin makarantar (yarona|dana|yarana)|kudin jarabawa|kudin rajista)
      (biya|saya) (waec|jamb|neco) (pin|form|)
      (saka|zuba) kudi a (bet9ja|sportybet|betking) ({amount}|)
      biya {amount} (don|na|kudin) (ruwa|haya|makaranta|shara|intanet)
      (biyan|kudin) (haraji|remita|gwamnati)
      <i_want> (biya|biyan) kudin (ruwa|haya|makaranta|asibiti|inshora|shara)
      (wadanne|wane) (bil|bills) zan iya biya (a nan|)
      (lokacin biyan|ranar) (haya|kudin ruwa|kudin makaranta) ya yi, (biya|zan biya)
      biya {biller} {amount}
      (biya|zan biya|ku biya) (min|) (kudin ruwa|kudin haya|kudin makaranta|kudin shara|kudin intanet|bil|haraji) ({amount}|)
      (sayi|saya min|biya) (waec|jamb|neco) (pin|form|)
      (ina so in|bari in) biya (bil|bil dina|bill|kudade)
      (ina so|inaso|zan) (in|na|) (biya|sauke) (kudi|bill|kudin ruwa|kudin makaranta|kudin haya|kudin shara|haraji|bills)
      (biya|biyan) (min|) (kudin|) (ruwa|makaranta|shara|haya|intanet|asibiti|waec|haraji|kungiya) ({amount}|don allah|)
      (biya|sayi) (katin|fom din|pin na) (waec|jamb|neco)
      (saka|zuba) kudi (a|cikin) (bet9ja|sportybet|betking) ({amount}|)
      (yaya|ta yaya|a ina) zan biya (bill|kudin ruwa|kudin makaranta|bills)
      (kudin makarantar|kudin karatun) (yara|dana|yata)(, ina so in biya|)
      (wadanne|wane irin) (kudade|bills) (zan iya|ake iya) biya (a nan|)
      (biyan bukatu|biyan bills|biyan kudade|biyan bill)
      (taimaka|taimake ni) (min|) (biya|wajen biyan|da biyan) (kudin|bill din) (ruwa|makaranta|haya)
      {biller} {amount}(, biya|)
    `,
    bill_due: `
      (yaushe|wace rana) (ne|) (zan biya|ya kamata in biya|ake biyan) (bil|kudin wuta|kudin ruwa|kudin haya|dstv|bill dina)
      (ranar|lokacin) (biyan|karshe na biyan) (bil|bill dina|kudin wuta|kudin ruwa|kudin makaranta) (yaushe ne|)
      (yaushe|ranar yaushe) bil (dina|din wuta|din ruwa) (zai cika|yake karewa|zai kare)
      (wa'adin|lokacin) biyan (bil|kudin haya|kudin makaranta|kudin wuta) (ya yi|yaushe|)
      kwana nawa (ya rage|suka rage) (kafin|in) (biyan bil|dstv ya kare|in biya bil)
      bil (din|dina) ya (kai lokaci|isa biya) (ne|kuwa)
      wane bil (ne|) ya kamata in biya (yanzu|wannan makon)
      (yaushe|wace rana ce) ranar biyan (bil|haya|wuta|ruwa)
      lokacin biyan (bil|bil dina|haya|kudin ruwa) (ya yi|ya kai|ya kusa|yaushe)
      wace rana (bil dina|kudin wuta) (zai cika|ya cika|ake biya)
      saura kwana nawa (in biya bil|bil ya cika|a biya haya)
      yaushe ake (rufe|karbar) biyan (bil|kudin wuta|kudin makaranta)
      (yaushe|wace rana) lokacin biyan (kudin makaranta|kudin ruwa|haya)
      lokacin biyan (kudin makaranta|kudin wuta|haya|kudin ruwa) (ya yi|ya zo|yaushe)
      (bil dina|kudin wuta) sai (yaushe|wace rana)
      ranar karshe ta biyan (bil|haya|kudin makaranta)
      yaushe (zan|ya kamata in) biya (haya|kudin ruwa|kudin wuta|bil)
      (ranar|lokacin) da zan biya (bil|kudin wuta|haya) (yaushe ne|)
      bil (na wuta|na ruwa) (yaushe|wace rana) (ake biya|zai kare)
      (kwana|kwanaki) nawa ya rage (bil|kudin haya) (ya cika|)
      (yaushe|ranar nawa|wace rana) (zan|ya kamata in|za a) biya (bil|kudin wuta|kudin ruwa|kudin dstv|haya)
      (menene|wace ce) ranar (karshe|biyan|biya) (ta|na|) (bil dina|kudin wuta|kudin ruwa|bill)
      (wa'adin|lokacin) (bil|biyan bil|kudin wuta) (yaushe ne|ya yi|ya cika)
      bil (din|dina) (ya kai|ya isa|ya wuce) (lokaci|lokacin biya) (kuwa|)
      (yaushe|wace rana|wane lokaci) (zan|ya kamata in|ake) biya (kudin wuta|bill dina|kudin haya|kudin ruwa|bill)
      (yaushe|wace rana) (bill dina|dstv dina|kudin wuta|haya) (zai kare|ya kamata a biya|lokacin sa ya cika)
      (ranar|lokacin|wa'adin) (biyan|biya) (bill|kudin wuta|kudin ruwa|haya)
      (kwana nawa|saura kwana nawa) (kafin|ya rage) (in biya|bill dina|biyan kudin wuta)
      (lokacin biyan|wa'adin) (bill dina|kudin wuta) (ya wuce|ya yi) (ne|)
    `,
    bill_balance: `
      nawa ne (bil|bill|kudin wuta|kudin ruwa|bil din wuta|kudin lantarkina) (dina|na wannan watan|)
      (nawa|kudi nawa) ake bina (na|a) (bil|wuta|ruwa|lantarki|kudin wuta)
      (jimlar|adadin) (bil|bills|kudin bil|kudin wuta) (dina|da zan biya|)
      nawa (ya rage|ya saura) in biya (a|na) (bil|kudin makaranta|kudin haya|kudin wuta)
      (duba|nuna|gaya) min (nawa ne bil dina|adadin bil dina|kudin wutar da ake bina)
      bashin (wuta|ruwa|lantarki) (nawa ne|da ke kaina)
      nawa (zan biya|zan kashe) (na|wajen) (bil|bills|kudin wuta) (wannan watan|)
      nawa (bil dina|bil na wuta|bil na ruwa) (ya kai|yake|ya zama)
      kudin wutar da zan biya nawa (ne|)
      (adadin|yawan) bil dina (nawa ne|)
      nawa zan biya na (bil|ruwa|wuta) (wannan watan|)
      (duba|gaya) min (adadin bil|yawan bil|bil din) (dina|na wuta)
      nawa ya (rage|saura) (in|zan) biya (a|na) (kudin makaranta|haya|bil|ruwa)
      nawa ya rage a (bil|kudin wuta|kudin makaranta) dina
      ragowar (bil|kudin haya|kudin makaranta) nawa ne
      (nawa|kudi nawa) (zan|ya kamata in) biya (na|a|) (bil|kudin wuta|kudin ruwa|kudin dstv) (wannan watan|)
      (gaya min|menene|duba) (adadin|yawan) (bil dina|bil din wuta|kudin da zan biya)
      (nawa|kudi nawa) (ake bina|ya rage) (na|a) (wuta|ruwa|bil|dstv)
      (nawa|nawa ne) (kudin|bill din) (wuta|ruwa|intanet|waya|gas) (dina|na|na wannan wata|nake bi|)
      (nawa|nawa ne) (ake bi na|ake bina|ya rage in biya|zan biya) (kudin wuta|a bill|na ruwa|a kan bill)
      (jimlar|duk|yawan) (bills|kudaden da zan biya|bill) (dina|nawa ne|)
      (duba|nuna|fada) min (bill dina|kudin wutar da ake bina|adadin bill)
      (menene|nawa) (ma'aunin|adadin) bill (dina|na wuta)
      (nawa|kudi nawa) (ya kamata in biya|ake bina|zan biya) (na|a|kudin) (wuta|ruwa|intanet|dstv)
    `,
    min_payment: `
      (menene|nawa ne) (mafi karancin|mafi kankantar) (kudin da zan biya|abin da zan iya biya|biya) (na bil|na wuta|a kati|)
      (mafi karancin|karamin) (biya|kudi|kudin da zan iya biya) (na|a|don) (bil|wuta|kati|bil dina|lantarki)
      nawa ne (karancin|kankantar) (kudin|) da zan biya (a bil|na bil din nan|)
      (zan iya|ko zan iya) biyan (rabin|wani bangare na) (bil|kudin wuta|bil din)
      (kasa da nawa|daga nawa) (ake|zan iya) (biya|sayen wuta)
      (mafi karancin|karancin) (biyan kudi|kudin biya) (nawa ne|na wannan bil|)
      (zan iya|ana iya) biyan (rabi|kadan|wani bangare) na (bil|kudin ruwa|kudin wuta)
      biyan (rabin|wani kaso na) bil (zai yiwu|ya yiwu|)
      (kankanin|karamin) kudin da (ake biya|zan iya biya) (na bil|a bil|na kati)
      menene karancin (biya|kudin biya) (na bil|a wannan bil)
      (nawa|menene) (mafi karancin|mafi kankancin) kudin (biya|da zan iya biya) (na bil|a kan bil|)
      (menene|nawa ne) (mafi karancin|karancin) (kudin|abin) da zan (biya|iya biya) (na|a|) (bil|kati|bashi|wuta)
      (mafi karanci|kadan) (nawa|na) (zan|iya) biya
      (menene|nawa) (mafi karancin|mafi kankantar) (kudi|biya|abin) (da zan biya|da ake biya|na bill dina|a kan bill)
      (zan iya|ko zan iya) biyan (rabi|kadan|wani bangare) (na bill|na kudin wuta|)
      (kadan|karanci) (nawa|kudi nawa) zan (iya biya|biya) (a kan bill|na wuta)
      (minimum|karamin) (payment|biya) (na|a kan) (bill|katina|wuta)
    `,
    card_create: `
      <want> (katin ATM|kati na banki|katin banki|sabon katin ATM|katin virtual|virtual card|debit card)
      (a yi min|yi min|ku yi min|kirkiri) (katin ATM|sabon katin banki|virtual card|katin banki)
      (sabon katin banki|sabon katin atm|katin banki|neman katin atm|virtual card)
      <i_want> (samu|karbi|nemi|yi) (katin ATM|katin banki|sabon kati na atm|virtual card)
      yaya zan samu (katin ATM|katin banki|virtual card)
      (katina na ATM|katin bankina) (ya lalace|ya karye|ya kare), (ina son wani|a bani sabo)
      (kuna da|kuna bayar da) (katin ATM|katin banki|virtual card)
      nawa ne (katin ATM|katin banki|virtual card)
      katin (banki|atm|virtual) don (sayayya a intanet|netflix|biya a yanar gizo)
      (bani da|ba ni da) katin (ATM|banki)
      katin (visa|mastercard|verve) (nake so|)
      (a sauya min|canza min|sauya) katin (ATM|banki) (da sabo|)
      yaushe sabon katin (ATM|bankina|banki) zai (zo|iso)
      (ina son|ina bukatar|a bani|a yi min|ku yi min) (sabon|) (kati|katin atm|katin banki|katin online|virtual card|debit card|katin dala)
      (yaya|ta yaya) (zan|ake) (samu|samun|nema|neman) (kati|katin atm|katin banki|sabon kati)
      (sauya|canza) min (tsohon|) (kati|katina|katin da ya lalace|katin da ya kare)
      (fitar da|bude|kirkiri) (katin virtual|sabon kati|kati) (min|)
      (ina so|inaso|ina bukatar|zan) (in|na|) (samu|karbi|yi|nemi) (kati|katin atm|atm card|virtual card|katin banki|sabon kati)
      (bani|yi min|ku ba ni|a ba ni|kirkira min) (kati|katin atm|virtual card|sabon kati|katin dala)
      (yaya|ta yaya) zan (samu|karbi|nemi) (kati|katin atm|virtual card|atm)
      (katina|atm dina) (ya lalace|ya karye|ya kare|expired ya yi)(, ina son sabo|, a canza min|)
      (canza|sauya|sabunta) (min|) (kati|katina|katin atm|tsohon katina)
      (nawa|nawa ne) (katin atm|virtual card|kati|sabon kati)
      (yaushe|) (katina|sabon katina) (zai zo|ya zo|ya shirya|zai iso) (ne|)
      (kuna da|kuna bayar da) (virtual card|katin atm|katin dala)
      kati (don|na) (siyayya a intanet|saye a online|netflix|biya a yanar gizo)
      (katin|kati) (mastercard|visa|atm|don biya a yanar gizo|na intanet) (nake so|a bani|nawa ne)
      (nawa ne|ina so) (virtual card|katin atm|sabon kati)
    `,
    card_freeze: `
      <please> (toshe|kulle|rufe|dakatar da|tsayar da) (katina|katin ATM dina|katin bankina|katin atm)
      (katina|katin ATM dina|katin bankina|ATM dina) ya (bata|bace|fadi) (toshe shi|a kulle|)
      (an sace|sun sace|barawo ya dauki) (katina|katin ATM dina|katin bankina|ATM dina) (toshe|)
      <i_want> (toshe|kulle|rufe|dakatar da) (katina|katin ATM|katin bankina)
      (toshe kati|kulle kati|toshe katin ATM|kulle katin banki|toshe katina)
      na (batar da|yar da|rasa) (katina|katin ATM dina|katin banki)
      (bude|cire toshe) katina (na ATM|) (da aka kulle|)
      (wani|wani mutum) (na amfani da|ya dauki|yana amfani da) (katina|katin ATM dina)
      (atm|injin) ya (hadiye|rike) katina
      (tsayar da|dakatar da) (biya|duk biya) da katina
      katina ya fada hannun (wani|barayi|barawo)
      (a gaggauta|da gaggawa|yanzu) (toshe|kulle) katina
      (injin|atm) (ya hadiye|ya kwace|ya rike) (katin|katina) (atm|)
      atm ya (cinye|kwace) katina
      katina ya makale a (injin|atm)
      (toshe|kulle) katin da (ya bata|aka sace)
      (katina|katin atm dina|katin banki na) (ya bata|ya fadi|an sace|an sace shi|ya salwanta)(, a toshe shi|, ku kulle shi|)
      (ku|a|ka) (toshe|kulle|rufe|dakatar da|tsayar da) (min|) (katina|katin atm|katin banki|kati na|katin virtual) (yanzu|da sauri|)
      (barawo|wani) ya (sace|dauki|dauke) (min|) (katina|kati na|katin atm dina)
      na (rasa|batar da|kasa ganin) (katina|kati na|katin atm)
      (toshe|kulle|rufe|dakatar da|tsayar da|block) (min|) (kati|katina|atm dina|katin atm dina) (yanzu|don allah|da sauri|)
      (katina|atm dina|katin atm na) (ya bata|ya fadi|an sace|an sata|ya salwanta)
      (na|) (rasa|bata|batar da|yar da) (katina|atm dina|katin atm)
      (an sace|barawo ya dauki|sun kwace|wani ya dauki) (min|) (katina|atm|katin atm dina)
      (inji|na'urar atm|atm) (ya|ta) (hadiye|rike|cinye) (min|) (kati|katina)
      (wani|wasu) (na|yana|suna) (amfani|cire kudi) da katina(, toshe shi|)
      (bude|sake bude|unblock) (min|) (kati|katina|katin da na toshe)
      (goge|soke|share) (min|) (katin|virtual card|kati) (na|dina|)
      (kada|kar) (a bari|a yarda) (a yi amfani da|wani ya yi amfani da) katina
      (na ga|na samu) katina(, bude shi|, a bude)
      (goge|soke|rufe|share) (katin|katina|katin virtual) (din|nawa|)
    `,
    card_show: `
      <show> (bayanan katina|lambar katina|katina|katunana|bayanin katin ATM dina)
      (bayanan kati|lambar kati|katina|katunana|bayanan katina)
      (menene|mece ce) (lambar katina|cvv na katina|ranar karewar katina)
      yaushe (katina|katin ATM dina) (zai kare|yake karewa)
      <i_want> (ga|duba) (katina|bayanan katina|lambar katina|virtual card dina)
      (katina|katin ATM dina) (na aiki|yana aiki|a bude yake|a kulle yake) (kuwa|)
      (katuna nawa|wadanne katuna) nake da su
      (ranar karewa|expiry|cvv) na (katina|kati)
      a ina zan ga (katina|bayanan katina|virtual card dina)
      (matsayin|halin) katina
      lambobi hudu na karshen katina
      (nuna min|ina so in ga|gaya min|bani) (bayanan|lambar|cvv na|ranar karewar) (katina|katin atm dina|kati na)
      (katuna|kati) nawa (nake da su|nake da shi)
      (yaushe) katina (zai kare|zai daina aiki)
      (nuna|turo|bani|fada) min (katina|bayanan katina|lambar katina|cvv|virtual card dina)
      (ina so|zan) in (ga|duba|san) (katina|lambar katina|bayanan katina|ranar karewar katina)
      (menene|mene ne) (lambar|cvv na|bayanan|expiry na) (katina|kati na)
      (yaushe|wace rana) katina (zai kare|yake karewa|zai mutu)
      (katuna|kati) nawa (nake da|gare ni)
      (lambobin|lambar|bayanin) (katina|katin virtual dina|virtual card)
      (ina|ina ne) (katina|virtual card dina|bayanan katina)
      katina (yana aiki|a bude yake|a toshe yake) (ne|kuwa)
      (katina|kati na) (a kulle yake|yana aiki|ya kare|ina yake) (ne|ko|)
      (katuna nawa|wane kati) (nake da su|nake da shi)
    `,
    group_create: `
      <i_want> (kafa|fara|bude|hada|kirkiri) (adashi|adashe|kungiyar adashi|kungiyar ajiya|rukunin adashi)
      (kafa|fara|bude|hada|kirkiri) (min|mana|) (adashi|sabon adashi|adashe|kungiyar ajiya|group na adashi)
      (fara adashi|sabon adashi|kafa adashi|bude adashi|kafa kungiya|sabuwar kungiyar adashi)
      (ni da abokaina|mu da abokan aiki|mun fara|muna) (muna so mu|za mu|so mu) (fara|yi|kafa) adashi
      yaya (zan|ake) (kafa|fara|bude) (adashi|kungiyar adashi|adashe)
      (fara|kafa) adashin {amount} (duk wata|duk mako|kowane wata|kowane sati)
      adashin (mata|kasuwa|ofis|gida|unguwa) (zan fara|na {amount}|sabo)
      <i_want> mu (rika|dinga) (tara|hada) {amount} (kowane wata|duk mako)
      (bude|kafa) (rukuni|kungiya) na (mutum goma|mutane biyar|mutum 10) (na adashi|don ajiya)
      (hada|tara) mutane don (adashi|yin ajiya tare)
      zan zama (uwar adashi|shugaban adashi) (sabo|)
      (kirkiri|yi) (group|kungiya) ta (tara kudi|ajiya|gudunmawa)
      kafa (adashi|kungiyar adashi) na mutane (goma|biyar|takwas)
      (ina so in|zan) (bude|fara) adashi (na {amount}|da mutane goma|)
      (kirkiri|hada) kungiyar adashi ta (mata|ofis|kasuwa|abokai)
      mu fara adashi (na {amount}|)
      sabon adashi na {amount} (duk wata|kowane mako)
      (mu|muna|ni) da (abokan aiki|abokai|yan uwa) (za mu yi|zamu fara|muna son) adashi
      za mu (yi|fara|kafa) adashi
      yi mana (adashi|kungiyar adashi)
      (ina so in|muna so mu|zan) (fara|bude|kafa|kirkiri|hada) (adashi|adashe|kungiyar adashi|kungiyar ajiya|sabon adashi) (da abokaina|na mata|na {amount}|)
      (bude|kafa|hada) (mana|min) (adashi|kungiyar adashi|gungun ajiya) (na mutum {number}|da yan uwana|)
      (ina so|inaso|muna so|zan) (in|mu|) (fara|bude|kafa|kirkiri|yi) (adashi|adashe|kungiyar adashi|esusu|group din ajiya|kungiyar tara kudi)
      (bude|fara|kafa|kirkira) (min|mana|) (adashi|adashe|kungiyar adashi|group|kungiya) (don allah|na {amount}|da abokaina|)
      (yaya|ta yaya) (zan|za mu|ake) (fara|bude|kafa|yin) (adashi|adashe|kungiyar ajiya|esusu)
      (ni da abokaina|mu da abokan aiki|mata na kasuwa) (muna so mu|za mu) (yi adashi|tara kudi|fara adashi)
      (sabon|sabuwar) (adashi|adashe|kungiya|kungiyar adashi)
      (adashin|adashi na) {amount} (duk wata|duk sati|na mutum {number}|)(, bude mana|)
      (zan|ina so in) (zama|shugabanci) (uwar adashi|shugaban adashi|shugaban kungiya)
      (hada|tara) (mutane|abokai) (don|mu) (yin adashi|yi adashi|yi tanadi)
      (ina so|muna so) (in mu dinga|mu rika|mu) (hada|tara) {amount} (kowane wata|duk sati|kullum)
      (hada|tara) (mutane|abokai|'yan uwa) (don yin ajiya tare|mu fara adashi|don adashi)
    `,
    group_join: `
      <i_want> (shiga|hada kai da) (adashi|adashe|kungiyar adashi|rukunin ajiya|adashin {name})
      (shiga adashi|shiga kungiya|shiga rukuni|shiga adashe|join adashi)
      (saka ni|sa ni|a saka ni|kara ni) (a|cikin) (adashi|adashin {name}|kungiyar|adashe)
      (an gayyace ni|{name} ya gayyace ni|{name} ta gayyace ni) (shiga|zuwa|cikin) (adashi|kungiyar adashi|adashe)
      yaya (zan|ake) shiga (adashi|kungiyar|adashin)
      ina da (lambar gayyata|gayyata|code) (na adashi|na kungiya|{reference})
      (akwai|ko akwai) adashin da zan (iya shiga|shiga)
      (karbi|na karbi|amince da) gayyatar (adashi|{name}|kungiya)
      (zan iya|ko zan iya) shiga (adashin|kungiyar) (yanzu|har yanzu|ku)
      ina so in zama mamba (na adashi|a kungiyar adashi|)
      (yi min|a yi min) rajista a adashi
      shiga adashin (ofis|kasuwa|gida|mata)
      (ina so in|zan|saka ni in) (shiga|hadu da|bi) (adashi|adashe|kungiyar adashi|gungun ajiya|kungiyar ajiya) (na {name}|din|)
      (saka|sa|kara) (ni|sunana) (a|cikin) (adashi|kungiyar|adashin)
      (an bani|an turo min|ina da) (lambar gayyata|code|gayyata) (ta|na|) (adashi|shiga adashi|kungiya)
      (ina so|inaso|zan) (in|na|) (shiga|kasance a) (adashi|adashe|kungiyar adashi|adashin {name}|group|kungiyar ku)
      (saka|sa|kara|shigar da) ni (a|cikin) (adashi|adashe|kungiya|group din|adashin)
      (ina da|an bani|sun bani|ga) (code|lambar gayyata|lambar shiga) (na adashi|na kungiya|ta adashi|)
      {name} (ya|ta) (gayyace ni|ce in shiga|turo min code) (adashi|adashinsu|kungiyar|a adashi)
      (yaya|ta yaya) (zan|ake) (shiga|shigar) (adashi|kungiya|adashe)
      (akwai|ko akwai) (adashin|kungiyar|adashi) da (zan iya shiga|ake shiga|ke neman mutane)
      (akwai|ko akwai) (gurbi|wuri) (a|cikin) (adashin|kungiyar)
      shiga (adashi|kungiya|group) (da code {reference}|)
      (yi min rajista|saka ni|ina so in shiga|kara ni) (a|cikin) (adashi|kungiyar adashi|adashin ku)
      (an gayyace ni|ga lambar gayyata|na samu gayyata) (zuwa|ta|a) (adashi|kungiya)
    `,
    group_contribute: `
      <please> (biya|zuba|bada|saka) (adashina|kudin adashi|adashi|gudunmawata|kudin adashina)
      <i_want> (biya|zuba|bada|biyan) (adashi|kudin adashi|gudunmawata|adashina)
      (zuba adashi|biya adashi|kudin adashi|zubin adashi|gudunmawa|biyan adashi)
      (zuba|saka|biya|tura) {amount} (a|cikin|zuwa) (adashi|adashin mu|kungiyar adashi|adashin {name})
      (biya|zuba) (adashin|zubin) (wannan makon|wannan watan|yau)
      (lokacin|ranar) (zubin adashi|adashi) (yayi|ya yi), (biya|cire|zuba)
      (cire|a cire) kudin adashi (daga asusuna|na|)
      ga {amount} (na|kudin) (adashi|adashina)
      (ban biya|ban zuba) adashin (makon jiya|watan jiya|) ba, (zan biya yanzu|biya yanzu)
      (kasona|rabona) na adashi (zan biya|{amount}|)
      (bada|biya) gudunmawar {amount}
      zuba (wa|) {name} adashi (shima|itama|)
      (biya|saka|tura|zuba) {amount} (a|cikin|zuwa) (adashin {name}|adashin mu|adashi)
      (zan zuba|zan biya) (adashi|adashina|{amount} na adashi)
      (kudin|zubin) (adashi|adashina) na (wannan mako|wannan wata) (zan biya|)
      (tura|biya) kudin adashin (mu|{name}|kungiya)
      zuba {amount} na adashi (yau|)
      (tura|saka|zuba) {amount} (a|cikin|zuwa) (kungiyar adashi|kungiyar|adashin {name})
      {amount} zuwa adashi
      saka kudin adashi na (yau|wannan makon)
      (zan|ina so in|bari in) (zuba|biya|saka|bada) (kudin adashi|adashi|gudummawata|zubina|rabona) ({amount}|na {period}|)
      (zuba|biya|saka|cire) {amount} (a|na|cikin) (adashi|adashe|kungiya|adashinmu)
      (biya min|a biya|cire) (kudin adashi|adashina|zubin {period}|gudummawa)
      (ina so|inaso|zan) (in|na|) (biya|zuba|saka|bayar da) (kudin adashi|adashina|zubin adashi|gudunmawata|kudin kungiya)
      (biya|zuba|saka) (min|) (kudin|zubin|) (adashi|adashina|adashe|kungiya) (na wannan sati|na wannan wata|{amount}|)
      (zuba|saka|tura) {amount} (a|cikin|zuwa) (adashi|adashin mu|kungiyar|group din mu|adashe)
      (yaya|ta yaya|a ina) zan (biya|zuba) (adashi|kudin adashi|gudunmawa)
      (lokacin|ranar) (biyan|zuba) adashi (ya yi|ta yi)(, biya min|)
      (cire|dauki|debi) (kudin adashi|adashin) (daga|a) asusuna
      (gudunmawata|kasona|zubina) (na|a) (adashi|kungiya) ({amount}|)
      ban (biya|zuba) (adashi|kudin adashi) ba (tukuna|), (bari in|zan) biya
    `,
    group_status: `
      <show> (adashina|matsayin adashina|halin adashi|kungiyar adashina|adashin mu)
      (wa zai|wa ke da|waye zai) (kwashe|dauka|kwasa|karbi) (adashi|adashin|wannan karon|a wannan watan)
      (yaushe|sai yaushe) (ne|zan|) (kwashe|kwasa|zan kwashi|dauki|zan dauki) (adashi|adashina|kudin adashi)
      (wa|su wa|waye) (ya biya|suka biya|bai biya ba|basu biya ba|bai zuba ba) (adashi|a adashin|)
      (nawa|kudi nawa) (ne|muka tara|ke cikin|ya taru) (a|cikin|) (adashi|adashin mu|kungiyar)
      (adashina|halin adashi|matsayin adashi|kungiyoyina|adashin mu) (yaya|)
      (mutum nawa|mutane nawa) ne (a|cikin) (adashin|kungiyar|adashi)
      kwasan adashina (yaushe ne|ya kusa)
      (lokacin|layin) (wa ne|nawa ne) (a adashi|na kwasa|)
      {name} (ya|ta) (biya|zuba) (adashi|adashin) (kuwa|)
      nawa na (zuba|biya) a adashi (zuwa yanzu|)
      (zubi|zagaye) na gaba (na adashi|) yaushe
      (ya|yaya) adashin mu (yake tafiya|)
      (wa|su wa|waye) (ya biya|basu biya|bai biya|suka biya) (ba|) (a adashin|a adashi|a kungiyar)
      (lokacin|layin|kwasan) (wa|waye|nawa) ne (a adashi|wannan karon|)
      (wa ya|waye ya) zuba (adashi|nasa) (wannan makon|)
      nawa ke cikin (adashi|adashin mu|kungiyar mu)
      ina so in san (halin adashina|lokacin kwasata|wa ya biya)
      (yaushe|ranar da) zan kwashe adashi
      su wa (bai|basu) (zuba|biya) ba a (adashi|adashin|kungiyar)
      ranar da zan (kwashe|kwasa|dauki) (adashi|adashina)
      (wa|waye) bai zuba (adashi|kudin adashi) ba
      (kwasa|kwashe) (ta|na) yaushe
      (yaya|ina) (adashinmu|adashi|adashin|kungiyarmu) (yake|ya kai|ya tsaya) (yanzu|)
      (waye|wa) (zai|ke da) (kwasa|kwashe|karba|karbi|kwasan) (adashi|wannan karon|wannan watan|na gaba)
      (yaushe|wace rana) (zan|nawa lokacin|juyina) (kwashi|karbi|kwasa) (adashi|kudin adashi|adashina)
      (wa|su waye) (ya|bai|basu) (biya|zuba) (adashi|ba tukuna|ba)
      (nawa|kudi nawa) (aka tara|ya taru|ke) (a|cikin) (adashi|kungiya|adashinmu)
      (wa|waye|wane ne) (zai kwasa|zai kwashe|zai karbi|mai kwasa) (adashi|adashin|kudin|) (yanzu|na gaba|wannan wata|)
      (yaushe|wace rana) (zan|ne zan|lokacina zai|ne lokacin) (kwashi|kwasa|karbi|yi na kwasar) (adashi|adashina|kudin adashi|)
      (yaya|ya) (adashin mu|adashina|adashi|kungiyar mu|group din) (yake|take|ke tafiya|ya ke ciki)
      (wa|su wa|wanene) (bai|ba su|ya|sun) (biya|zuba) (adashi|kudi|) (ba|a adashi|wannan wata|)
      (nawa|kudi nawa) (aka tara|muka tara|ke cikin|ne a) (adashi|kungiya|adashin|ya zuwa yanzu)
      (nuna|duba) min (adashina|kungiyoyina|membobin adashi|adashin mu|kungiyata)
      (na biya|ko na biya|na zuba) (adashi|kudin adashi|adashin wannan watan) (kuwa|ne)
      (ni na nawa ne|lambata nawa|matsayina) (a|cikin) (adashi|kungiya)
      (bayanin|matsayin|halin) (adashina|adashin mu|kungiyar mu)
      saura (mutum nawa|kwana nawa) (in kwasa|lokacin kwasa ta)
      (na zuba|na biya) (adashin|kudin adashin) (wannan watan|wannan makon) (ne|ko|kuwa)
      (su wa|wa|wa ya) (sun biya|ya biya|bai biya) (ba|adashi|kudin kungiya|har yanzu)
      (lokacina|kwasana|zagayena) (yaushe|na nawa ne|ya zo ne) (a adashi|)
    `,
    goal: `
      <i_want> (yi ajiya|fara ajiya|ajiye kudi|tara kudi|saita buri) (don {narration}|)
      (ajiye|adana|tara) (min|) {amount} (don|saboda) (haya|kudin makaranta|mota|bikina|sallah|waya|gida)
      (ajiya|burina|ajiye kudi|tara kudi|asusun ajiya na buri|tanadi)
      (fara|bude|kirkiri) (ajiya|tanadi|buri|sabon buri) (don|na) (mota|haya|sallah|aure|gida)
      nawa na (tara|ajiye|adana) (don|zuwa yanzu|na) (haya|buri|mota|)
      (saka|kara|zuba) {amount} (a|cikin) (ajiyata|burina|tanadina)
      (ajiye|rika ajiye) {amount} (kowace rana|duk mako|kowane wata|duk wata)
      (kulle|ajiye) {amount} (har zuwa|sai) (disamba|sallah|wata shida)
      taimaka min (in ajiye|in tara|wajen ajiye) kudi
      (cire|fitar da) kudi daga (ajiyata|burina|tanadi)
      ina so in sayi (mota|gida|waya), taimaka min in (tara kudi|ajiye kudi)
      <show> (ajiyata|burina|tanadina)
      (yaya|ina) (ajiyata|burina) (ya kai|yake|take)
      ina son ajiye {amount} inda ba zan taba ba
      (fara|bude|saita) (sabon|) (buri|tanadi) don (haya|mota|aure|makaranta)
      tanadin (haya|aure|mota|sallah) (zan fara|)
      (ina so in|zan) tara (kudin|) (mota|gida|aure|haya)
      burin ajiya (na {amount}|sabo|)
      zuba {amount} a tanadi(na|)
      (ina son|ina so in) ajiye {amount} (inda ba zan taba ba|inda ba zan kashe ba|na wata shida)
      (rufe|kulle) {amount} kada in (taba|kashe)
      ajiye {amount} (saboda gaba|don gaba)
      (ina so in|zan|taimaka min in) (tara|ajiye|adana) {amount} (kowane|duk) (wata|mako|rana) (don|saboda) (haya|makaranta|aikin hajji|mota|sallah)
      (saka|kara|zuba|ajiye) {amount} (a|cikin) (ajiyata|burina|asusun ajiya|tanadina|burin ajiya)
      (bude|fara|kirkiri) (burin ajiya|sabon buri|ajiya|tanadi|tsarin ajiya) (na {amount}|don haya|)
      (nawa|kudi nawa) (na tara|na ajiye|ke cikin ajiyata|ke burina) (zuwa yanzu|)
      (cire|dauko|fitar da) ({amount}|kudi) (daga|a) (ajiyata|burina|tanadina)
      (ina so|inaso|zan) (in|na|) (tara|ajiye|adana|fara tara|yi tanadin) (kudi|{amount}|) (don|na|saboda) (haya|mota|makaranta|aure|sallah|hajji|gida|waya)
      (bude|fara|kirkira|yi) (min|) (ajiya|asusun tanadi|goal|buri|tanadi) (don {narration}|na {amount}|)
      (saka|kara|zuba|ajiye) {amount} (a|cikin) (ajiyata|tanadina|burina|asusun ajiyata)
      (nawa|kudi nawa) (na tara|na ajiye|ke cikin ajiyata|na adana) (zuwa yanzu|kawo yanzu|)
      (cire|fitar da|karya|bude) (kudi|kudin|) (daga|a) (ajiyata|tanadina|asusun ajiya)
      (ajiye|tara|cire) (min|) {amount} (duk|kowane|a kowane) (wata|sati|mako|rana)
      (taimaka min|yaya zan) (in|) (tara kudi|ajiye kudi|yi tanadi)
      (kulle|rike) (min|) {amount} (har|na) (karshen shekara|wata shida|disamba)
      (nuna|duba) min (ajiyata|burina|tanadina)
      (kulle|boye|adana|ware) {amount} (kada in kashe|har karshen shekara|saboda {narration}|don gaba|duk wata)
      (ina so in|zan) (tara|ajiye|adana) {amount} (kafin sallah|don sayen mota|duk mako|saboda aure)
      (nawa na|ya zuwa yanzu nawa na) (tara|adana|ajiye) (a buri na|don {narration}|)
    `,
    loan_apply: `
      <i_want> (karbi|karban|samu|ci|dauki|nemi) (bashi|rance|lamuni|aro)
      <please> (ba ni|bani|a bani|ranta min|ka ranta min|aran min) (bashin|bashi|rance|rancen|lamuni|) {amount}
      <want> (bashi|rance|lamuni|bashin {amount}|rancen {amount}|aron kudi)
      (bashi|rance|lamuni|neman bashi|karban bashi|aron kudi|rancen kudi)
      (nawa|kudi nawa) (zan iya|za ku) (aro|karba a matsayin bashi|ranta|ba ni bashi)
      (zan iya|ko zan iya) (samun|karban) (bashi|rance|lamuni) (na {amount}|)
      (kuna|kuna bada|kuna bayar da) (bashi|rance|lamuni)
      yaya (zan|ake) (samu|karban|nema) (bashi|rance|lamuni)
      (na cancanta|ko na cancanci) (bashi|samun bashi)
      bashin (kasuwanci|makaranta|gaggawa|albashi|{amount} na wata uku)
      (bani da|na rasa) kudi, (ranta min|bani bashin) {amount}
      ina bukatar {amount} (da gaggawa|cikin gaggawa), (zan biya wata mai zuwa|zan mayar)
      me ake bukata (don|kafin) (karban|a bani) bashi
      ribar bashi (na {amount}|nawa ce)
      (ribar|kudin ruwan) (bashi|lamuni) (na {amount}|) nawa (ne|ce)
      ko na cancanci (rance|lamuni|aron kudi)
      zan iya samun (rance|aro|lamuni) (na {amount}|)
      (ku ara min|ara min|ku ranta min) {amount}
      ina neman (bashi|rance|lamuni) (na {amount}|don kasuwanci|)
      ina so ku ba ni (bashi|rance|lamuni) (na {amount}|)
      (bashi|rance) (don allah|na gaggawa|nake so|nake nema)
      ko zan sami (bashi|rance)
      a ba ni (aron|rancen) {amount}
      (ina son|ina bukatar|ina neman|a bani) (bashi|rance|lamuni|aron kudi|bashin {amount}|bashin kudi) (na kasuwanci|don makaranta|cikin gaggawa|)
      (ku|a|ka) (bani|ba ni|aro min|ranta min) (bashi|rancen|aron) ({amount}|kudi|)
      (nawa|bashin nawa) (zan iya|za ku iya) (karba|samu|aro|bani|ranta min)
      (zan iya|ko zan) (samun|samu|karbar|neman) (bashi|rance|lamuni) (kuwa|yau|)
      (ina so|inaso|ina bukatar|zan) (in|na|) (ci|karbi|nemi|samu) (bashi|rance|lamuni|bashin {amount})
      (bani|ba ni|ku ba ni|ranta min|ara min|ku ranta min) (bashi|rance|bashin {amount}|{amount}|kudi) (don allah|zan biya|)
      (za ku iya|zaku iya|ko za ku) (ba ni|bani|ranta min) (bashi|rance|aron kudi|{amount})
      (nawa|bashin nawa) (zan iya|za ku iya) (samu|karba|ci|ba ni|ranta min) (a matsayin bashi|)
      (yaya|ta yaya) (zan|ake) (samu|neman|karbar|nemi) (bashi|rance|lamuni)
      (na cancanci|ko na cancanta|zan iya samun) (bashi|rance|a ba ni bashi) (kuwa|)
      (ina bukatar|ina neman) (jari|kudin jari|kudi|{amount}) (don|na) (kasuwanci|sana'a|shago|noma)
      (aron|bashin|rancen) (kudi|{amount}|gaggawa|kasuwanci|albashi) (nake so|don allah|)
      ba ni da kudi(, a ranta min|, bani bashi|, ku ba ni rance)
      me (kuke bukata|ake bukata) (don|kafin) (samun|karbar|ba da) bashi
      (ina bukatar|ina neman|a bani) {amount} (cikin gaggawa|bashi|yanzu), (zan mayar|zan biya) (karshen wata|sati mai zuwa|da albashi)
      (ku ara|ka ara|ara|ranta) min {amount} (don allah|har karshen wata|zan biya|)
      (ribar|kudin ruwan|ruwan) bashi (na {amount}|) nawa (ne|ake biya)
      (kuna|ko kuna) (bayar da|ba da|bada) (rance|bashi|lamuni) (ga kowa|ga 'yan kasuwa|)
      (nawa|har nawa) (zan iya|zaku iya|za a iya) (ranta|ara|aro|bani bashi)
    `,
    loan_status: `
      <show> (bashina|matsayin bashina|halin bashina|ragowar bashina|bayanin bashi)
      (nawa|kudi nawa) (ake bina|kuke bina|nake bashi) (na bashi|na rance|)
      (bashina|halin bashi|ragowar bashi|matsayin bashi|bashin da ake bina)
      (an amince|kun amince|an yarda) (da|) (bashina|rancena|da bukatar bashi) (kuwa|)
      (yaushe|wace rana) (zan biya|ake biyan|ne biyan) bashina
      nawa ya (rage|saura) (na|a|in biya) (bashina|bashi|rance)
      (me yasa|don me) aka (ki|hana) (bashina|ni bashi|min rance)
      (ina|yaya) (batun|maganar) (bashina|rancena|neman bashina)
      (yaushe|sai yaushe) (kudin bashi|bashin) zai shigo
      (har yanzu|ko) ana bina (bashi|)
      (wata nawa|kashi nawa) ya rage a bashina
      jadawalin (biyan bashi|bashina)
      (kun amince da|an amince da) (bashina|rancena|lamunina|bukatata ta bashi) (kuwa|)
      bashina (an amince|ya amince|ya fito) (kuwa|)
      (ina|yaya) (rancena|bashina|bukatar bashina) (yake|ya tsaya|)
      nawa ya rage min a (bashi|rance|lamuni)
      nawa ne bashina (ya rage|yanzu|gaba daya)
      (yaushe|sai yaushe) (za a turo|zan ga) (bashin|kudin bashi)
      kudin bashi (ya shigo|bai shigo ba)
      bashina nawa (ne|ya rage)
      (nawa|kudi nawa) (ake bina|kuke bina|ya rage) (na|a|) (bashi|bashina|lamuni|rance)
      (an amince|kun amince|an yarda) da (bashina|rancena|neman bashina) (kuwa|)
      (duba|nuna min|gaya min) (bashina|ragowar bashina|halin bashina|bayanin bashina|ranar biyan bashina)
      (yaushe|wace rana) zan (biya|mayar da|gama biyan) bashi(na|)
      (nawa|bashin nawa|nawa ne) (ake bi na|ake bina|kuke bina|ya rage a bashina|ya rage min in biya)
      (yaushe|wace rana) (zan|ya kamata in) biya (bashi|bashina|bashin|rancen)
      (ya|yaya|ina) (maganar|batun|labarin|matsayin) (bashina|bashin da na nema|rancena|bashi)
      (an|ko an|shin an) (amince da|yarda da|ba da|tura) (bashina|bashin da na nema|rancena|bashin)
      (duba|nuna|fada) min (bashina|bashin da ake bina|ragowar bashina|bayanin bashina)
      (me yasa|don me) (aka ki|ba a|kuka ki) (ba ni|amince da|bani) (bashi|bashina) (ba|)
      (saura|ya rage) (wata nawa|biya nawa|nawa) (in|kafin in) (gama|kammala) (biyan|) bashi
      (ana|kuna) bina (bashi|wani abu|komai) (ne|kuwa)
      ragowar (bashina|bashi|rance)
      (na gama|ko na gama) biyan bashi (kuwa|na)
      (yaya|ina) (bukatar bashina|batun bashina|lamunina) (ta kai|yake|)
      (nawa ya rage|saura nawa|jadawalin biyan) (a|na|) bashina
    `,
    loan_repay: `
      <i_want> (biya|biyan|mayar da|maida) (bashi|bashina|rance|rancen|lamuni|bashin da ake bina)
      (biya|mayar da|biya min) (bashina|bashi|rancen|bashin) (yanzu|da {amount}|duka|)
      (biyan bashi|biya bashi|mayar da bashi|biyan rance)
      (biya|zuba) {amount} (na|a|cikin|daga) (bashina|bashi|rance)
      (cire|a cire) {amount} (don|a matsayin) (biyan bashi|bashina)
      (biya|biyan) (kason|kashin) bashi na (wannan watan|wata)
      ina so in (gama|kammala) (biyan bashi|bashina) (yau|)
      (zan iya|ko zan iya) biyan (rabin bashi|bashina kafin lokaci|wani bangare na bashi)
      yaya zan (biya|mayar da) (bashi|bashina|rancen)
      ga {amount} na bashin (da kuke bina|)
      mayar da kudin da na (aro|ranta)
      na shirya (biyan bashi|mayar da bashin)
      (biya|zuba|saka) {amount} (a cikin|cikin|na) (bashina|bashin|rancen)
      zan biya {amount} (daga|cikin|na) (bashin|bashina|rancen)
      (ina so in|zan) (rage|biya kadan daga) bashina (da {amount}|)
      (biya|sauke) (bashin|rancen) da na (karba|ci)
      {amount} (don|na) biyan (bashi|rance|bashina)
      (zan|ina so in|bari in) (biya|mayar da|rage|gama) (bashi|bashina|bashin|rancena|lamunina|kudin bashi) (da {amount}|yau|duka|)
      (biya|mayar da|cire) {amount} (na|don|a) (bashi|bashina|rance|lamuni)
      (ga|a karbi) (kudin bashi|kudin bashina|biyan bashi) ({amount}|)
      (ina so|inaso|zan) (in|na|) (biya|mayar da|gama biyan|rage) (bashi|bashina|bashin ku|rancena|bashin da na ci)
      (biya|mayar da|sauke) (min|) (bashina|bashin|rancen|rancena) (yanzu|duka|gaba daya|)
      (biya|saka|cire) {amount} (a kan|na|don|daga) (bashi|bashina|rancena)
      (yaya|ta yaya|a ina) (zan|ake) (biya|mayar da|biyan) (bashi|bashina|rance)
      (cire|dauki|yanke) (kudin bashin|bashin|kudin bashi) (daga|a) asusuna
      (na samu|ga|ina da) (kudin|kudi)(,|) (zan|ina so in) biya (bashin|bashi|bashina)
      (biyan|mayar da) bashi (na wannan wata|{amount}|duka|)
      (zan biya|bari in biya) (rabin|wani bangare na) (bashina|bashin)
      (mayar|maida) (muku|) (da|) (kudin ku|rancen ku|abin da na ara)
      (ga|karbi) (kudin bashina|{amount} na bashi|kudin rancena)
      (ina so in|zan) (mayar da|biya|rage) (bashin|rancen|{amount} na bashin) (yau|da na karba|)
    `,
    invest: `
      <i_want> (zuba jari|saka jari|saka hannun jari|sayi hannun jari|sayen hannun jari)
      (zuba jari|saka jari|hannun jari|jari|investment)
      (saka|zuba) {amount} (a|cikin) (jari|hannun jari|treasury bills|mutual fund|fixed deposit)
      (sayi|saya min|siyo) (hannun jari|hannun jarin dangote|shares|treasury bills) (na {amount}|)
      yaya (zan|ake) (zuba jari|bunkasa kudina|saka hannun jari|saka jari)
      (wane|wadanne) (jari|hannun jari|tsarin jari) (kuke da su|ya fi|zan saka)
      ina da {amount} (zan zuba|don zuba|ina so in saka) jari
      ina so kudina (ya yi riba|su karu|ya girma|ya haihu)
      (riba nawa|nawa zan samu) idan na (zuba|saka) (jarin|) {amount}
      (sayar da|siyar da) (hannun jarina|jarina)
      jarin (dala|zinari|gwamnati) 
      (kara|zuba kari) {amount} a jarina
      fixed deposit (na {amount}|)
      (nawa|riba nawa) zan (samu|ci) idan na (zuba|saka) {amount} (a jari|jari|)
      idan na zuba {amount} (nawa|me) zan samu
      ribar jari (na {amount}|nawa ce)
      jarin {amount} nawa (zai kawo|zai zama)
      (ina so in|zan|yaya zan) (zuba|saka|sa) (jari|hannun jari|{amount} a jari|{amount} a treasury bills) (yanzu|)
      (sayi|saya min|siyo) (hannun jari|shares|treasury bills) (na {amount}|na mtn|na dangote|)
      (wane|wadanne) (jari|hannun jari|irin jari) (ya fi|ke da|kuke da) (kyau|riba|shi|)
      (ina son|yaya) kudina (su|ya) (karu|haihu|bunkasa|yi riba)
      (ina so|inaso|zan) (in|na|) (zuba|saka|sa|yi) (jari|kudi a jari|hannun jari|investment|{amount} a jari)
      (zuba|saka|sa) {amount} (a|cikin) (jari|hannun jari|treasury bills|kasuwanci|mutual fund|fixed deposit)
      (sayi|saya|siyo|sayar da) (min|) (hannun jari|shares|hannun jarin mtn|treasury bills|bitcoin|bonds) (na|) ({amount}|)
      (yaya|ta yaya|a ina) (zan|ake) (zuba|saka|fara zuba) (jari|kudina|hannun jari)
      (wane|wadanne) (irin jari|hannun jari|jari|investment) (kuke da|ya fi kyau|zan saka kudi|ake samu)
      (ina da|ga) {amount} (ina so in|zan) (zuba a jari|juya su|zuba jari)
      (ina so|yaya zan) (kudina|) (su girma|su karu|in juya kudina|bunkasa kudina)
      (nawa|riba nawa) zan samu (idan|in) na (saka|zuba) {amount}
      (fara|bude) (zuba jari|investment)
      (kara|saka|zuba) {amount} (a|cikin) (jarina|hannun jari|kasuwanci|asusun jari)
      (jarin|idan na zuba) {amount} nawa (zai kawo|zan samu|riba)
      (ta yaya|ina so) (kudina su|kudina ya) (bunkasa|karu|yi min aiki|yi riba)
      (siyar|sayar) da (jarina|hannun jarina|shares dina)
    `,
    portfolio: `
      <show> (jarina|hannun jarina|yadda jarina yake|investments dina|portfolio dina)
      (jarina|hannun jarina|portfolio|darajar jarina) (yaya|nawa ne|)
      (ya|yaya) (jarina|hannun jarina) (yake|suke|ke tafiya) (yau|)
      (nawa|darajar) (ne|) (jarina|hannun jarina) (yanzu|yake|ya kai)
      riba nawa na (samu|ci) (a|daga) (jarina|hannun jari)
      (wadanne|wane) (hannun jari|jari|shares) nake da (su|shi)
      jarina (ya karu|ya ragu|ya fadi) (kuwa|yau)
      yaushe jarina zai (cika|balaga|kare)
      <i_want> (ga|duba) (jarina|hannun jarina)
      ribar jarina {period}
      (jimlar|bayanin) (abin da na zuba jari|jarina)
      ina so in ga (jarina|hannun jarina|shares dina)
      (duba|nuna min|gaya min) (jarin da na zuba|hannun jarina|halin jarina)
      (yaya|ina) jarin da na (saka|zuba) (yake|)
      (riba|ribar) (hannun jarina|jarina|da na samu a jari)
      nawa jarina (ya zama|ya koma|yake yanzu)
      ina jarin da na (zuba|saka) (yake|)
      jarin da na zuba (ya kai nawa|nawa ne|yaya)
      gaya min halin jarina
      (yaya|nawa) (jarina|hannun jarina|shares dina|jarin da na zuba) (yake|ya kai|ke yi|yanzu)
      (nawa|wace) riba (na samu|jarina ya kawo|nake da ita) (a|daga|) (jari|hannun jari|)
      (nuna min|duba|bari in ga) (duk|) (jarina|hannun jarina|shares dina|abin da na zuba)
      (yaya|ya) (jarina|hannun jarina|investment dina|jarin da na zuba) (yake|ke|ke ciki|ke tafiya|yake tafiya)
      (nawa|riba nawa|ribar nawa) (na samu|jarina ya kai|jarina yake|na ci) (a jari|a kan jarina|yanzu|daga hannun jari)
      (nuna|duba|bani) (min|) (jarina|hannun jarina|portfolio dina|investments dina|duk jarina)
      (jarina|hannun jarina) (ya karu|ya ragu|ya girma|ya nuna|ya kai nawa) (ne|kuwa|)
      (ina cin|na ci|ina samun) (riba|asara) (ne|a jarina|kuwa)
      (wane|wadanne) (jari|hannun jari|shares) (nake da|na saya|ke gare ni)
      (darajar|jimlar|bayanin|rahoton) (jarina|hannun jarina|investments dina)
      (wane|wadanne|nawa) (jari|hannun jari|shares) (na saya|nake da shi|na mallaka)
      (ina cin|na samu|jarina na) (riba|asara) (ne|ko riba|yanzu|)
      (yaya|ina) (jarin da na saka|jarina yake|shares dina suke)
    `,
    remittance: `
      <i_want> (tura|karbi|aika|karban) kudi (kasar waje|daga kasar waje|zuwa ghana|zuwa waje|daga ingila|daga amurka|zuwa landan)
      (tura|aika) (\\$100|dala 100|fam 50|kudi) (kasar waje|zuwa ghana|zuwa saudiyya|zuwa amurka|zuwa landan)
      (tura kudi kasar waje|kudi daga waje|kudin kasar waje|karban kudi daga waje)
      (yayana|dana|dan uwana|kawuna) (a|dake) (landan|amurka|saudiyya|dubai) (zai|yana so ya) turo min (kudi|dala)
      (nawa ne|menene) (farashin|canjin) (dala|fam|yuro|riyal) (yau|)
      (farashin dala|canjin kudi|canjin dala|dala nawa)
      yaya (zan|ake) (karban|karbar|tura) kudi (daga waje|zuwa kasar waje)
      (dala daya|dala 100|fam daya) nawa ne (a naira|)
      (western union|moneygram|lemfi|sendwave) (kudi|)
      (canza|canja) (dala|fam) (100|50) zuwa naira
      kudina daga (waje|landan|amurka) (ya zo|ya iso) kuwa
      nawa ake (caji|cirewa) wajen tura kudi kasar waje
      (yayana|dan uwana|kawuna|abokina) (dake|a|yana) (waje|dubai|landan|saudiyya|amurka) (zai|yana so ya) (turo|aiko) min (kudi|dala)
      (zan|ina so in) karbi kudi daga (wani a|dan uwana a|) (landan|amurka|waje|dubai)
      (za a|zai) turo min (dala|kudi) daga (kasar waje|waje|landan)
      (nawa ne dala|farashin dala) (yau|a naira|)
      tura (kudi|{amount}) zuwa (kasar waje|ghana|nijar|kamaru)
      (karbar|aika|turo|turawa|samun) kudi (daga|zuwa) (kasar waje|waje|london|amurka|saudiya|ghana|kasashen waje)
      (dana|yayana|kanina|mijina) (a|dake|yana) (amurka|london|waje|saudiya|dubai) (zai turo|yana so ya turo) (min|) (kudi|daloli)
      (nawa|menene) (ne|) (farashin|canjin) (dala|dalar amurka|fam|euro|kudin waje) (yau|yanzu|)
      (dan uwana|yayana|kanina|dana|mijina|abokina) (a|daga|yana|da ke) (waje|amurka|london|saudiyya|dubai|kasar waje) (zai|yana so ya|ya) (turo|aiko) min (kudi|dala|{amount})
      (ina so|inaso|yaya zan|zan iya) (in|) (karbi|samu|karbar) kudi (daga|) (kasar waje|waje|amurka|ingila|saudiyya|ketare)
      (ina so|inaso|yaya zan) (in|) (tura|aika) (kudi|dala) (zuwa|) (kasar waje|ghana|nijar|kamaru|amurka|ingila|saudiyya|china|waje)
      (nawa|nawa ne) (dala|fam|euro|dalar amurka|riyal|cefa) (yau|yanzu|a naira|)
      (farashin|canjin|kudin|rate na) (dala|fam|euro|kudin waje|canji) (yau|nawa|zuwa naira|)
      (canza|sauya|canja) (min|) (dala|fam|euro|100 dollars) (zuwa|) naira
      (kuna|ko kuna) (karbar|yin|da) (western union|moneygram|kudi daga waje|kudin kasar waje)
      (ta yaya|yaya) (mutane|'yan uwana|mutum) (a kasar waje|daga waje|a amurka) (za su|zai) (turo min|aiko min) (da|) kudi
      (turo kudi|kudi|aika kudi) (daga|zuwa) (kasashen waje|ketare|waje)
      (menene|nawa ne) (canjin|farashin) (riyal|dalar amurka|dala|fam|cefa) (yau|yanzu|)
      (tura|aika) {amount} zuwa (kamaru|nijar|ghana|saudiyya|ingila)
      (dan uwana|matata) (daga|a) (saudiyya|amurka|london) (zai|yana so ya) turo min kudi
    `,
    lesson: `
      <i_want> (koyi|koyon|fahimtar) (yadda ake ajiya|sarrafa kudi|kasafin kudi|tattalin kudi|yadda ake zuba jari)
      (koya min|ka koya min|a koya min) (yadda ake ajiye kudi|kasafin kudi|yadda zan ajiye kudi|game da kudi|tattali)
      (darasi|darussa|ilimin kudi|koyon kudi|darasin kudi|shawarar kudi)
      (bani|ina neman) (shawara|darasi) (kan|a kan|game da) (kudi|ajiya|kasuwanci|tattali)
      (menene|mene ne) (hauhawar farashi|kasafin kudi|riba|inshora|ribar kudi)
      yaya (zan|ake) (sarrafa kudina|guje wa zamba|guje wa bashi|tsara kasafin kudi)
      (bayyana|yi min bayanin) (riba|hauhawar farashi|kasafin kudi|inshora)
      (fara|ci gaba da) (darasi|darasina|karatun kudi)
      (wadanne|akwai) darussa (kuke da su|na kudi)
      ilmantar da ni (kan kudi|game da ajiya)
      (me yasa|amfanin) (zan ajiye kudi|ajiya)
      darasi {number}
      bani (darasi|shawara|ilimi) (a kan|game da|kan) (kasuwanci|kudi|ajiya|jari)
      (akwai|kuna da) darussa (na kudi|a kan kudi|game da ajiya)
      (darussa|darasin) (kudi|kasuwanci|ajiya)
      ina son (koyon|darasi kan) (kudi|kasuwanci|tattalin arziki)
      (koyar da ni|ilimantar da ni) (kan|game da) (kudi|riba|kasuwanci)
      (koya min|koyar da ni|ina so in koyi|wayar da ni) (yadda ake|game da|akan) (ajiya|tattalin kudi|zuba jari|kasuwanci|kasafin kudi|bashi)
      (darasi|darussa|ilimi|kwas) (na|akan|game da) (kudi|ajiya|zuba jari|tattali|kasuwanci)
      (fara|ci gaba da|bude) (darasi|darasin|karatun) (kudi|na gaba|)
      (bani|ba ni) (shawara|shawarwari) (akan|game da) (ajiya|kudi|tattalin arziki)
      (ina so|inaso|koya min|a koya min|koyar da ni) (in|) (koya|koyi|san|fahimci|) (yadda ake|yadda zan|) (ajiye kudi|tara kudi|sarrafa kudi|zuba jari|kasafin kudi|kasuwanci|tattalin kudi)
      (fara|bude|ci gaba da|bani) (darasi|karatu|darussa|koyo|darasin kudi)
      (wadanne|wane) (darussa|darasi|karatu) (kuke da|ke akwai|zan yi)
      (menene|mene ne|me ake nufi da|bayyana min) (riba|kasafin kudi|jari|hauhawar farashi|credit score|inshora|budget)
      (bani|ku bani|ba ni) (shawara|shawarwari) (kan|a kan|game da) (kudi|ajiya|kashe kudi|kasuwanci)
      (ilimin|darasin|karatun|koyon) (kudi|kasuwanci|tattalin arziki|sarrafa kudi)
      (yaya|ta yaya) zan (sarrafa|kula da|tattala) (kudina|albashina) (da kyau|)
      (ina so|zan) (in|) yi (darasi|quiz|gwaji|jarabawa)
      (yaya|ta yaya) (zan|ake) (sarrafa|kula da|tafiyar da) (albashina|kudina|kudi) (da kyau|)
      (menene|bayyana|koya min) (inshora|kasafin kudi|hauhawar farashi|riba|tanadi|hannun jari)
      (yaya|ta yaya) zan (guje wa|fita daga) bashi
      (amfanin|dalilin) (ajiye kudi|tanadi|zuba jari)
    `,
    tier_upgrade: `
      <i_want> (daga|inganta|bunkasa|haɓaka) (asusuna|matakin asusuna|tier dina|matsayina)
      (daga|inganta|haɓaka) (min|) (asusuna|mataki|asusu|tier) (zuwa mataki na biyu|zuwa tier 3|)
      (tantance ni|kyc|tantance asusuna|inganta asusu|daga mataki|upgrade)
      (saka|hada|tura|loda) (nin|bvn|takarduna|katin shaida na|id card dina) (a|da|) (asusuna|)
      yaya (zan|ake) (inganta|daga) (asusu|asusuna|matakin asusu)
      (wane|a wane) (mataki|tier) nake
      me ake bukata (don|wajen) (daga asusu|tier 3|inganta asusuna|mataki na gaba)
      (kammala|gama) (tantancewa|rajistata|kyc dina)
      asusuna (a tantance yake|ya inganta) kuwa
      (kai ni|matsa da ni) (mataki na gaba|tier 3|tier 2)
      ga (nin dina|katin zabe na|fasfo dina), (daga asusuna|a inganta)
      (saka|loda|hada) (takarduna|bvn|nin|katin shaidata) (a asusuna|da asusuna|)
      ga (takarduna|bvn dina|nin) (a inganta asusuna|a daga asusuna|)
      (hada|jona) (bvn|nin) da asusu(na|)
      (loda|aika) (katin shaida|takardu) don (tantancewa|inganta asusu)
      ina so a tantance (ni|asusuna)
      (jona|hada) (bvn|nin) (da|a) (asusu|asusuna)
      (daga|kara) matakin (asusuna|asusu)
      ina so in hada nin da asusuna
      (ina so in|zan|yaya zan) (daga|kara|haɓaka|inganta) (matakin|) (asusuna|account dina|matsayina|matakina)
      (ina so in|zan|yaya zan) (tantance|tabbatar da|saka|bada) (kaina|bvn dina|nin dina|asusuna|takarduna)
      (asusuna|ni) (a wane|wane) (mataki|tier) (yake|nake)
      (ina so|inaso|zan|yaya zan) (in|na|) (daga|kara|upgrade) (matakin|matsayin|tier din|) (asusuna|account dina|mataki na)
      (daga|kai) (asusuna|ni|account dina) (zuwa|) (mataki na biyu|mataki na gaba|tier 2|tier 3)
      (ina so|ga|zan|yaya zan) (in|) (saka|bayar da|kara|hada|tura) (bvn|nin|lambar bvn|id card|katin zabe) (dina|na|)
      (tabbatar da|tantance|yi verify na) (ni|asusuna|bvn dina|nin dina|shaidata|sunana)
      (me|menene) (ake bukata|kuke bukata|zan yi) (don|kafin) (daga asusu|daga mataki|upgrade|tantancewa)
      (wane|wanne) (mataki|tier|matsayi) (nake|asusuna yake|nake ciki)
      (kammala|gama|yi) (min|) (kyc|tantancewa|verification)
      (hada|jona) (bvn|nin) (da|zuwa) asusuna
    `,
    limits: `
      (menene|nawa ne) (iyakata|iyakar kudin da zan tura|limit dina|iyakar tura kudi)
      (nawa|kudi nawa) zan iya (turawa|tura|aikawa|cirewa) (a rana|a lokaci guda|kullum|a wata)
      (iyaka|iyakata|limit|limit dina|iyakar rana|iyakar kudi)
      <show> (iyakata|limit dina|iyakar da zan iya turawa)
      <i_want> (kara|rage|canza|daga) (iyakata|limit dina|iyakar tura kudi)
      (kara|rage|canza|daga) (min|) (iyaka|limit|iyakar tura kudi) (zuwa {amount}|)
      (mafi yawan|iyakar) (kudin|abin) da zan iya (turawa|ajiyewa|aikawa)
      (me yasa|don me) ba zan iya tura fiye da {amount} ba
      nawa ya rage (a|na) (iyakata|limit dina) (yau|)
      (na kai|ko na kai) iyaka (yau|)
      zan iya tura {amount} (a rana daya|a lokaci guda|yau)
      limit dina ya yi kadan
      (nawa|kudi nawa) (zan iya|ake iya|ne iyakar) (turawa|aikawa|cirewa|kashewa) (a rana|a yini|lokaci daya|kullum)
      (menene|nawa ne) (iyakar|iyakata|limit dina|iyaka) (turawa|ta yau|ta rana|)
      (kara|rage|daga|canza) (min|) (iyaka|iyakata|limit dina) (zuwa {amount}|)
      (nawa|nawa ne) (zan iya|iyakar da zan iya) (tura|aika|cire|tura wa) (a rana|a yini|a lokaci daya|yau)
      (menene|mene ne|nawa) (iyakar|limit din|iyakan) (asusuna|turawa ta|transfer dina|kullum|rana)
      (kara|daga|rage|canza) (min|) (iyaka|limit|iyakar turawa|limit dina|iyakar asusuna) (zuwa {amount}|)
      (me yasa|don me) (ba zan iya|bana iya|na kasa) (tura|aika) (fiye da|sama da) {amount}
      (na kai|na cika|na wuce|limit dina ya cika) (iyaka|limit|iyakata|)
      (nawa|me) ya rage (a|na) (iyakata|limit dina) (yau|)
      (nuna|duba) min (iyaka|limits dina|iyakokin asusuna)
      (mafi yawan|iyakar) (kudin|abin) da (zan iya|ake iya) (turawa|aika|ajiyewa|cire)
      (zan iya|ko zan iya) (tura|aika) {amount} (lokaci guda|yau|a rana daya)
      (duba|nuna) min (iyakokin asusuna|iyakar tura kudi|limit)
    `,
    freeze_account: `
      <please> (toshe|kulle|rufe|daskarar da|dakatar da) (asusuna|asusu na|account dina|asusun bankina)
      <i_want> (toshe|kulle|rufe|daskarar da|dakatar da) (asusuna|account dina|asusun bankina)
      (toshe asusu|kulle asusu|toshe asusuna|kulle asusuna|rufe asusu|daskarar da asusu)
      (an sace|na batar da|barawo ya dauki|sun kwace) (wayata|layina|sim dina), (toshe|kulle) (asusuna|komai|account dina)
      (wani|wani mutum) (ya shiga|na son shiga|yana amfani da) asusuna, (toshe|kulle) (shi|)
      (tsayar da|dakatar da) (duk|dukkan) (cinikayya|cire kudi) (a|daga) asusuna
      ina (tsammanin|ganin) an yi (kutse|hacking) a asusuna
      (bude|cire toshewar) asusuna (da aka kulle|da aka toshe)
      (an sace|sun sace) wayata
      kar (a bari|ka bar) kowa ya (cire|dauki) kudi daga asusuna
      (kulle|toshe) komai (yanzu|da gaggawa)
      (tura|saka) (toshe|kulle) a asusuna na (banki|ajiya)
      yaya zan (toshe|kulle|daskarar da) asusuna
      (ku|a|ka) (toshe|kulle|rufe|daskarar da|dakatar da|tsayar da) (min|) (asusuna|asusun bankina|account dina|asusun ajiyata) (yanzu|da gaggawa|don Allah|)
      (an sace|barawo ya dauki|na rasa) (wayata|wayar hannuna)(, toshe asusuna|, kulle asusuna|, a rufe komai)
      (kada|kar) (a bari|ku bari) (kowa|wani) ya (cire|taba) (kudi|kudina) (a asusuna|)
      ina so (in|a) (kulle|toshe|rufe|daskarar da) (asusuna|asusun bankina|account dina)
      (toshe|kulle|rufe|dakatar da|daskarar da|tsayar da) (min|) (asusuna|account dina|asusun bankina|asusu na) (yanzu|da sauri|don allah|na dan lokaci|)
      (wayata|layina|sim dina) (ya bata|ta bata|an sace|ta fadi|an kwace)(, toshe asusuna|, ku kulle asusu|, rufe komai|)
      (an sace|sun kwace|barawo ya dauki|na rasa|na batar da) (min|) (wayata|waya|layina|sim dina) (toshe|ku rufe|kulle) (asusuna|komai|account dina)
      (wani|barawo|dan damfara|hacker) (ya shiga|yana shiga|ya san pin na|na amfani da) (asusuna|account dina)(, toshe|, kulle shi|)
      (kada|kar) (a bar|ku bar|a bari|ku yarda) (kudi|wani|kowa) (ya fita|su fita|ya cire kudi) (daga|a) asusuna
      (tsayar|dakatar) da (duk|dukkan) (ma'amala|cire kudi|turawa|hada-hada) (a|daga) asusuna
      (ina so|inaso|yaya zan|ku taimaka) (in|) (toshe|rufe|kulle|dakatar da) asusuna
      (ka|ki|ku) (rufe|kulle|toshe) (asusun|account din) (har sai na dawo|na dan lokaci|nan da nan|)
      (bude|kulle|toshe|dakatar da) (asusuna|komai a asusuna) (yanzu|da sauri|an yi kutse)
      (kada|kar) (a bar|ku bari) (kowa|wani) ya (cire|taba) kudi (a|daga) asusuna
    `,
    pin_change: `
      <i_want> (canza|sauya|canja|sake) (lambar sirri|lambar sirrina|pin|pin dina|kalmar sirri)
      (canza|sauya|canja) (min|) (lambar sirri|lambar sirrina|pin dina|pin) <please>
      (na manta|ban tuna) (lambar sirrina|pin dina|lambar sirri|kalmar sirri)
      (canza lambar sirri|sauya pin|canza pin|sabuwar lambar sirri|canja pin)
      yaya (zan|ake) (canza|sauya|canja) (lambar sirri|pin|pin dina|lambar sirrina)
      (wani|abokina) ya (san|ga) (lambar sirrina|pin dina)
      (ina son|bani) (sabuwar lambar sirri|sabon pin)
      canza (min|) (lambar sirri|lambar sirrina|pin) daga {pin} zuwa {pin}
      (lambar sirrina|pin dina) (baya aiki|ta kulle|an gani)
      (sake saita|saita) (lambar sirri|pin|sabuwar lambar sirri)
      (sauya|canza) lambar sirri ta (asusuna|katina|)
      mayar da (lambar sirrina|pin dina) zuwa {pin}
      menene (lambar sirrina|pin dina)
      (ina so in|zan|yaya zan|taimaka min in) (canza|sauya|sake|gyara) (lambar sirri|pin|lambar sirrina|pin dina|lambobin sirri)
      na (manta|mance) (da|) (lambar sirri|pin|lambar sirrina|pin dina)
      (wani ya san|an gane) (pin dina|lambar sirrina)(, a canza|)
      (ina so|inaso|zan|yaya zan) (in|na|) (canza|sauya|sake|saita|canja) (pin|pin dina|lambar sirri|lambar sirrina|password)
      (na manta|ban tuna|na manta da) (pin dina|lambar sirrina|pin|password dina)
      (canza|sauya|sake|canja) (min|) (pin|lambar sirri|lambobin sirri|pin dina|password)
      (wani|matata|abokina) (ya san|ta san|ya ga) (pin dina|lambar sirrina)(, ina so in canza|)
      (pin dina|lambar sirrina) (baya aiki|ya toshe|ba ya yi|an toshe)
      (sabon|sabuwar) (pin|lambar sirri) (nake so|don allah|)
      (saka|saita|kirkira) (min|) (sabuwar lambar sirri|sabon pin|pin)
      (taimaka min|ku taimaka) (in|da|wajen) (canza|sauya|canjin) (pin|lambar sirri)
    `,
    language: `
      <i_want> (canza|sauya) (harshe|yare|harshena) (zuwa {language}|)
      (canza|sauya|canja) (harshe|yare) (zuwa {language}|)
      (yi min|yi|ka yi min) magana (da|cikin) (harshen|) {language}
      (kana jin|kuna jin|ka iya|kun iya) {language}
      (harshe|yare|canza harshe|harsuna|{language})
      (ban iya|bana jin|ban fahimci) (turanci|{language}) ba
      (rubuta|amsa|ka amsa) min (da|cikin) {language}
      ina (son|fi son) {language}
      (mu yi|bari mu yi) magana da {language}
      (wadanne|harsuna nawa) (harsuna|yaruka) (kuka iya|kuke ji)
      koma {language}
      ci gaba da {language}
      (ku|ka|mu) (yi min|koma|yi|rubuta) (magana|amsa|) (da|) {language}
      (canza|sauya|juya) (min|) (harshe|yare|harshen) (zuwa|) {language}
      (ina son|na fi jin|ba na jin) {language}
      (yi|ku yi|ka yi|mu yi) (magana|hira) (da|a|cikin) {language} (don allah|)
      (canza|sauya|mayar da) (harshe|yare|yaren|harshen) (zuwa|) {language}
      (kana|kina|kuna|ko kana) (jin|iya|fahimtar) {language}
      (ina so|inaso|na fi son) (in|mu|) (yi magana da|yi amfani da|yi) {language}
      (ban|bana) (iya|jin|fahimci|gane) (turanci|english) (ba|)
      (wadanne|wane) (harsuna|yare|yaruka) (kuke|kake) (ji|iya|da)
      (amsa|rubuta|fada) (min|) (da|a|cikin) {language}
      (da|a) {language} (don allah|nake so|)
      (wane|wadanne|wanne) (yare|yaruka|harshe|harsuna) (kuke|kake|kike) (ji|iya|magana da)
    `,
    ussd: `
      (ussd|lambar ussd|ussd code|lambar dannawa|code din banki)
      (menene|wace ce) (lambar ussd|code din ku|lambar da zan danna)
      yaya zan (yi banki|tura kudi|duba asusu) (ba tare da data ba|babu intanet|ba data)
      (wace lamba|wane code) zan (danna|buga) (don duba asusu|don tura kudi|)
      (bani da|ba ni da) (data|intanet|babbar waya), yaya zan (tura kudi|yi banki|yi)
      <i_want> (amfani da|yi rajistar) ussd
      (zan iya|ko zan iya) amfani da karo (ba data|da karamar waya|babu intanet)
      (kuna da|akwai) (ussd|lambar dannawa|code)
      code na (tura kudi|duba asusu|kati)
      banki ba tare da intanet
      (idan|in) babu network yaya zan (tura kudi|yi)
      (wace|wane) (lamba|code) (zan danna|ake dannawa|zan buga) (a waya|)
      (lambar|code) da (zan danna|ake dannawa) (don banki|don tura kudi|)
      banki (da|ta) (karamar waya|ussd|lamba)
      yaya ake (danna|amfani da) ussd
      code na karo (nawa ne|menene|)
      (wace|menene|bani) (lambar|code din|lambobin) (ussd|danna|da zan danna|kira)
      (yaya|zan iya) (zan yi|yin|) (banki|tura kudi|amfani da ku) (ba tare da|babu|idan babu) (data|intanet|babbar waya)
      (ba ni da|bani da|babu) (data|intanet|babbar waya)(, me zan danna|, yaya zan yi|, wace lamba)
      (menene|mene ne|wace|bani|turo min) (ce|) (lambar ussd|ussd code|code din|code din karo|lambar da zan danna|short code)
      (yaya|ta yaya) (zan|ake) (tura kudi|duba asusu|amfani da karo|yin banki) (ba tare da|babu) (intanet|data|babbar waya) (ba|)
      (ba ni da|babu) (data|intanet|babbar waya|smartphone)(, yaya zan yi|, wace lamba zan danna|, me zan danna|)
      (wace|wacce) (lamba|code) (zan danna|zan buga|ake dannawa|zan sa) (don tura kudi|don duba balance|)
      (karo|bankin ku) (yana|na|tana) aiki (a|da) (karamar waya|ussd|wayar madanni|waya mai madannai)
      (karamar waya|wayar madanni|yar karamar waya) (nake amfani da ita|gare ni|ce da ni)
      (karamar waya|waya mai madanni|babu intanet) (ce da ni|nake da ita|a wayata), (ta yaya zan tura kudi|wace lamba zan danna)
    `,
    help: `
      (taimako|taimaka min|ina bukatar taimako|a taimaka min|don allah taimako|taimakeni)
      (me za ka iya yi|me za ku iya yi|me kuke yi|me zaka iya) (min|)
      (me|abin da) zan iya yi (a nan|da karo|da ku)
      (nuna min|bani) (menu|zabi|jerin aiki|abubuwan da kuke yi)
      (ban san|ban gane) (yadda ake amfani da wannan|me zan rubuta|yadda yake aiki|abin da zan yi)
      (yaya|ta yaya) (wannan|karo) (yake aiki|ake amfani da shi)
      (wadanne|wane) (ayyuka|aiki) kuke (yi|bayarwa)
      <please> (taimaka min|ku taimaka min|jagorance ni|nuna min hanya)
      (nawa kuke|nawa ne) (caji|cajin|kudin) (tura kudi|aiki|)
      (menene|wanene|mene ne) karo
      (karo|wannan bankin) (na gaskiya ne|lafiya ne|amintacce ne)
      (kai|wannan) (mutum ne|na'ura ne|robot ne|bot ne) ko (mutum|inji)
      (ina|a ina) (ofishin ku|reshen ku) yake
      (na rikice|ban gane ba), (taimaka min|me zan yi)
      (nawa|me) kuke (caji|cajin|cirewa) (wajen|don|) (tura kudi|turawa|aiki)
      (kudin|cajin) (tura kudi|turawa|aiki) nawa ne
      nawa (ake|kuke) cirewa idan na tura kudi
      (menene|wadanne) (ayyukan ku|aikin ku)
      (wannan|karo) (menene|me yake yi|banki ne)
      (bani|nuna min) (jerin|abubuwan) (aiki|ayyukan ku|da kuke yi)
      bani (zabi|menu|zabuka)
      me kuke yi
      (me|mene) (kuke yi|za ku iya|zaku iya yi min|kuka iya)
      (yaya|ta yaya) (ake amfani|zan yi amfani|wannan yake aiki) (da|) (wannan|bankin|karo|)
      (ku|ka) (taimaka min|taimake ni|nuna min hanya|yi min bayani)
      (ban gane|ban fahimta|ban san) (komai|yadda ake|me zan yi|me zan rubuta)
      (taimaka|ku taimaka|ka taimaka|a taimaka) (min|mini|mani) (don allah|yanzu|da wani abu|)
      (ina bukatar|ina neman|ina so) (taimako|a taimaka min|karin bayani)
      (me|menene|mene) (kuke|kake|za ku iya|zaka iya|karo ke) (yi|iya yi|iya yi min)
      (yaya|ta yaya) (ake|zan|karo ke) (amfani da|aiki|yin amfani da) (wannan|karo|wannan bankin|)
      (nuna|bani|turo) min (menu|jerin ayyuka|abubuwan da kuke yi|ayyukan ku)
      (ban|bana) (gane|san) (yadda ake|abin da zan yi|yadda yake aiki|komai ba)
      (na rikice|na rude|ban fahimta ba)(, taimaka min|, me zan yi|)
      (kai|ke|wannan) (mutum ne|robot ne|na'ura ce|waye|wa ce)
      (wane|wadanne) (ayyuka|abubuwa) (kuke|ke akwai|kuke bayarwa)
      (nawa|nawa ne) (kuke caji|cajin|kudin caji|charges din) (ku|na tura kudi|)
      (ina|a ina) (ofishinku|ofishin ku|reshen ku) (yake|)
      (kudina|karo|bankin nan) (lafiya yake|yana da tsaro|gaskiya ne) (kuwa|ne|)
      (wannan|kai) (na'ura|inji|mutum|bot) (ne|ne ko mutum)
      (karo|bankin ku|kudina) (yana da|akwai) (tsaro|aminci|inganci) (ne|a nan|)
      (me|wadanne abubuwa) (zan iya|kuke|za ku iya) (yi|yi da ku|yi min)
      (ina so|bani) (karin bayani|zabi|jagora|umarni) (a kan karo|)
      (kudin turawa|cajin|kudin aiki) (nawa ne|nawa kuke caji|na tura {amount})
    `,
    interest_rate: `
      (menene|nawa ne) (kudin ruwa|ribar|adadin riba|yawan riba|kudin ruwan) (da kuke bayarwa|na asusuna|a asusun ajiya|)
      (riba nawa|kudin ruwa nawa|nawa ne riba) (zan samu|nake samu|kuke bayarwa) (a ajiyata|a asusuna|)
      (yawan|adadin) (riba|kudin ruwa|kudin riba) (a|na) (asusuna|asusun ajiya|bankin ku)
      (kuna bada|akwai) (riba|kudin ruwa) (a kan ajiya|a asusuna|)
      (kashi nawa|kashi nawa cikin dari) (ne|na) (riba|ribar asusuna|kudin ruwa)
      (gaya min|fada min) (yawan riba|kudin ruwan asusuna|adadin ribar)
      (ribar|kudin ruwan) (asusuna|ajiyata|asusun ajiyata) (nawa ne|nawa ce)
      (nawa|menene) (kuke|ake) (biya|bayarwa|bada) (na|) riba (a|akan) (ajiya|asusu|bashi)
      (nawa|kashi nawa) ne (riba|ribar|kudin ruwa) (akan|na|) (ajiya|bashi|asusuna|)
      (nawa|nawa ne|menene) (kudin ruwa|riba|ribar|interest|kason riba) (na|a kan|kan) (bashi|ajiya|rance|asusu|bashin {amount})
      (kashi|kaso) nawa (kuke|ne|ake) (caji|karba|bayarwa|dora) (a kan bashi|na riba|a ajiya|kudin ruwa)
      (idan|in) na (ci bashin|ajiye|ranci) {amount} (nawa ne|nawa|) (riba|kudin ruwa|ribar)
      (adadin|yawan|matakin) (kudin ruwa|riba|interest rate) (na|a) (bashi|ajiya|karo|wannan bankin)
    `,
    routing: `
      (menene|mece ce) (lambar routing|routing number|sort code|bank code|swift code) (na {bank}|)
      (bani|fada min|nuna min) (routing number|sort code|lambar banki|bank code)
      (routing number|sort code|bank code|lambar reshen banki) (na {bank}|don allah|)
      ina bukatar (sort code|routing number|bank code)
      (code|lambar) bankin (karo|{bank})
      wace bank code zan yi amfani da ita
      (menene|bani) (sort code|swift code|lambar banki|routing number) (na|din|) ({bank}|bankin ku|)
      (lambar swift|lambar banki) (ta|na) (karo|bankin nan|{bank})
      (menene|mene ne|bani) (sort code|bank code|lambar banki|swift code) (na|din|) (karo|bankin ku|{bank}|)
      (kamfanina|ofishina|wajen aiki na) (suna|na) (bukatar|neman) (sort code|lambar banki|bank code)
      (lambar|code din) (bankin|banki) {bank}
    `,
    order_checks: `
      <want> (cek|littafin cek|cheque book|takardun cek)
      <i_want> (nemi|karbi|samu) (littafin cek|cheque book|cek)
      (littafin cek|cheque book|neman cek|cek)
      (cek dina|littafin cek dina) ya kare (ina son wani|)
      (kuna da|kuna bada) (littafin cek|cheque book)
      yaya zan (samu|nemi) (littafin cek|cheque book)
      (ina son|a bani|ina bukatar|yi min odar) (littafin|sabon|) (cek|caki|cheque book|chequebook)
      (yaya|ta yaya) zan (samu|nemi) (cek|littafin cek|cheque book)
      (ina so|ina bukatar|yaya zan) (in|) (samu|karbi|nemi|) (cheque book|littafin cek|takardun cek|cek)
      (bani|turo min|ku ba ni) (cheque book|littafin cek|sabon cek)
      (kuna|ko kuna) (bayar da|da) (cheque book|cek)
    `,
    account_blocked: `
      (me yasa|don me|saboda me) (aka|kuka) (toshe|kulle|rufe|daskarar da) (asusuna|account dina)
      (an|kun) (toshe|kulle|rufe) (asusuna|min asusu|account dina) (ban san dalili ba|babu dalili|me yasa|)
      (asusuna|account dina) (a kulle yake|a toshe yake|ya kulle) (me ya faru|)
      (ba na iya|na kasa|bana iya) (shiga|amfani da|bude) (asusuna|account dina)
      (me ya sami|menene matsalar) asusuna, (ya ce|an ce) (an toshe|a kulle)
      (ban ce|ba ni nace) a (toshe|kulle) asusuna ba
      me yasa asusuna (baya aiki|yake kulle|a toshe)
      (na kasa|bana iya|ba na iya) (shiga|bude|amfani da) (account dina|asusuna|asusu na)
      asusuna (baya budewa|ya ki budewa|ya ki aiki|a rufe yake)
      (me ya sa|don me) ba zan iya (shiga|amfani da) asusuna ba
      (an rufe|an toshe) asusuna (ban san me ya faru ba|don me|me yasa)
      me yasa account dina a (kulle|rufe|toshe) yake
      (me yasa|don me) asusuna (yake|ya|) (a toshe|a kulle|toshe|baya aiki|ba ya aiki)
      (an|kun) (toshe|kulle|rufe|daskarar da) (asusuna|account dina) (me ya faru|ba dalili|)
      (na kasa|ba na iya) (shiga|bude|amfani da) (asusuna|account dina)
      (bude min|a bude min|ku bude) asusuna (da aka toshe|da aka kulle|da kuka rufe)
      (me yasa|don me|saboda me) (aka|kuka|an) (toshe|rufe|kulle|dakatar da) (min|) (asusuna|asusu|account dina)
      (an|kun) (toshe|rufe|kulle|dakatar da) (min|) (asusuna|asusu|account dina) (ba dalili|me yasa|)
      (asusuna|account dina) (a toshe|a rufe|a kulle|an toshe|yana kulle|ya toshe|blocked) (yake|ne|shi|)
      (bude|ku bude|a bude|sake bude|cire toshewar) (min|) (asusuna|account dina) (da aka toshe|da aka kulle|)
      (na kasa|ban iya|ba zan iya|bana iya) (shiga|bude|amfani da) (asusuna|account dina|app din)
      (waya|wane) (toshe|ya kulle) (min|) asusuna
      (ku|don allah) bude (asusuna|account dina) da (kuka|aka) (rufe|toshe|kulle)
      (wane|wa|me yasa) (ya|aka|kuka) (kulle|toshe|rufe) (min|) asusuna
      asusuna (a kulle yake|an toshe shi|baya budewa)
    `,
    report_fraud: `
      <i_want> (kai karar|rahoton|bada rahoton) (zamba|damfara|yan damfara|sata)
      (an damfare ni|an yi min damfara|an cuce ni|an zambace ni|zamba|damfara|yan damfara)
      (wani|barawo|dan damfara) ya (sace|cire|dauke|damfare ni) (min|) {amount} (daga asusuna|)
      (akwai|na ga) (cinikayyar da ban yi ba|cire kudin da ban sani ba|ma'amala ta damfara) (a asusuna|)
      ba ni (na yi|nayi) (wannan|) (cinikayyar|turin|cire kudin) ba
      (an kira ni|wani ya kira ni) (yana tambayar|yana neman) (pin dina|bvn dina|lambar sirrina)
      kudina ya (bace|bata) (daga asusuna|a asusu)
      (na tura kudi wa|na biya) dan damfara
      wani yana (amfani da|yin amfani da) (katina|asusuna) (ban sani ba|ba da izini na ba)
      akwai (cinikayya|ma'amala|cire kudi) da ban (sani ba|yi ba) (a asusuna|)
      ban yi (wannan|wannan cinikayyar|wannan ma'amala) ba
      (wani|barawo) yana amfani da (asusuna|katina) (ba da izinina ba|ba tare da sani na ba|)
      (na ga|akwai) (damfara|zamba|ma'amalar zamba) (a asusuna|)
      kudin da ban sani ba (ya fita|an cire) daga asusuna
      (an|wani ya) (damfare ni|yaudare ni|zambace ni|cuce ni|yi min zamba)
      (barawo|wani|yan damfara) (ya shiga|na amfani da|sun shiga|yana cire kudi a) asusuna
      (ba ni ba ne|ban san wanda|ba ni na) (na yi|ya yi|yi) (wannan|) (transfer din|cire kudin|biyan)
      (wani|wata) (ya kira|ta kira|ya turo sako) (yana|tana) (tambayar|neman) (lambar sirrina|pin dina|bvn dina)
      (ina so in|zan) (kai kara|bada rahoto|sanar da ku) (akan|na|game da) (zamba|damfara|sata|barawo)
      (an|wani ya|sun) (damfare|zambace|yaudare|cuce) ni (kudi|{amount}|a intanet|)
      (an|wani ya|barawo ya) (sace|cire|kwashe|dauke) (min|) (kudi|kudina|{amount}) (a|daga) (asusuna|account dina) (ba da sanina ba|ban sani ba|)
      (ban|ba ni) (yi|na yi) (wannan|) (ma'amala|transfer|cire kudi|ciniki|transaction) (ba|din ba|)
      (ina so|zan|yaya zan) (in|) (kai rahoton|kai karar|bayar da rahoton|sanar da) (damfara|zamba|dan damfara|yaudara|satar kudi)
      (akwai|na ga) (bakuwar|bakon|wata|) (ma'amala|transaction|cire kudi) (da ban sani ba|da ban yi ba|mai shakku) (a asusuna|)
      (wani|wata) (ya kira ni|ya turo min sako|ta kira) (yana neman|wai shi daga banki ne yana neman) (pin|otp|bvn|lambar sirri)
      (an yi hacking|an kutsa|an shiga) (asusuna|account dina|katina)
      (an|wani) (yi hacking|kutsa|shiga) (asusuna|cikin asusuna) (ya debi kudi|an kwashe kudi)
      (ba ni na|bani na) (yi|tura) (ya yi|wannan) (biyan|cinikin|tura kudin)
      (akwai|na ga) (cinikayya|cire kudi|biya) da ban sani ba
      (wani|an) (ya kira ni|kira ni) (yana neman|ana neman) (otp|pin|bvn|lambar sirri)
      (an|wani) (damfare|cuce|yaudare|zambace) ni (a yanar gizo|{amount}|)
    `,
    cancel: `
      (soke|a soke|soke shi|ka soke|fasa|na fasa|bar shi|ka bari|a bari|tsaya|dakata)
      (kar|kada) (ka|ki|a) (tura|aika|biya|saya|ci gaba) (kudin|shi|)
      (ba na so|bana so|ban so) (kuma|yanzu|in tura|a tura|)
      (na canza|na sauya) (ra'ayi|shawara|ra'ayina)
      <please> (soke|tsayar da|dakatar da) (turin|transfer din|aikin|wannan|komai)
      (soke|dakatar da) (tura kudi|biyan|transfer) (zuwa ga {name}|wa {name}|)
      (a'a|) (bar|kyale) (maganar|shi|wannan)
      (ba yanzu|sai anjima|sai gobe|bari sai gobe) (ba|nagode|)
      kar a tura {amount} (wa|zuwa) {name}
      (koma|mu koma) (baya|farko)
      (ya isa|bar shi haka) (soke|)
      ba zan (tura|biya|yi) ba (kuma|)
      kada a tura {amount} (wa|ga|zuwa) {name} (kuma|)
      kar ka tura wa {name} (kudin|{amount}) (kuma|)
      kar a (aika|biya|tura) (komai|kudin|{amount})
      a daina (turawa|tura kudin|aikawa)
      (ku|ka) (soke|bar) (tura|aika) {amount} (zuwa {name}|)
      ba zan (aika|tura) {amount} (wa {name}|) ba
      (a|ku|ka) (soke|bar|tsayar da|dakatar da) (shi|wannan|komai|aikin|biyan|turin)
      (na canza|na sake) (ra'ayi|shawara|tunani)
      (a'a|ba) (kar|kada|ba na so|bar shi) (a yi|a tura|kuma|)
      (dakata|tsaya|jira) (tukuna|kada a tura|)
      (soke|a soke|dakata|fasa|bari|barshi|daina|tsaya) (shi|wannan|don allah|haka|)
      (na fasa|na canza ra'ayi|na canja shawara|na janye)
      (ba na|bana|ban) (so|son) (kuma|yanzu|haka|)
      (kada|kar) (a|ka|ku) (yi|ci gaba|tura|aika) (kuma|)
      (bar|a bar) (maganar|wannan|batun|shi) (haka|kawai|)
      (ba yanzu ba|sai gobe|sai an jima|sai wani lokaci)
      (jira|dan dakata|dakata)(, kada ka tura|, kada ka yi|)
      (manta da|rabu da) (shi|wannan|maganar)
      (dakatar|tsaya|tsayar) da (tura kudi|turin|wannan|aikawa) (zuwa ga {name}|)
      (a bar|kyale|bari|mu bar) (wannan|shi|maganar) (kawai|yanzu|don allah)
      (na sake|na canza) (shawara|ra'ayi|tunani)
      (sai|mu) (wani lokaci|anjima|gobe|koma baya)
    `,
    repeat: `
      (maimaita|ka maimaita|sake fada|sake maimaitawa|kara fada|sake cewa) (don allah|)
      (me ka ce|me kuka ce|me kika ce|kace me)
      (ban ji|ban gane|ban fahimta) (ba|abin da ka ce ba|me ka ce ba)
      <please> (sake turo|maimaita) (sakon|abin da ka ce|tambayar)
      (fada|yi magana) (a hankali|sannu a hankali|da karfi)
      (sau daya|kara sau daya) (kuma|)
      (sake|kara) (karantawa|karanta min)
      me kake nufi
      yaya ka ce
      sakon (karshe|baya) (sake turo shi|a maimaita)
      (sake|maimaita|kara) (fada|gaya min|cewa|bayani) (don Allah|a hankali|)
      (ban ji|ban gane) (ba|abin da ka ce ba|me ka ce) (, sake fada|, maimaita|)
      (me ka ce|me kuka ce|yaya ka ce) (don Allah|)
      (sake|ka sake|ku sake|dan sake) (fada|maimaita|maimaitawa|cewa|turowa) (min|don allah|)
      (maimaita|ka maimaita) (don allah|min|abin da ka ce|)
      (ban|bana) (ji|gane|fahimta|fahimce ka) (ba|sosai ba|abin da ka ce ba)
      (me|mi) (ka ce|kike cewa|kace|kake nufi)
      (yi|ka yi) (magana|) (a hankali|sannu a hankali|da sannu)
      (sau daya|kara) (kuma|sau daya) (don allah|)
      (fassara|bayyana) (min|) (da kyau|a saukake|sosai)
      (fassara|maimaita|kara|sake) (min|) (a saukake|bayani|karantawa|sau daya|fada)
      (mi|me) (kike|kake|kuke) (cewa|nufi)
    `,
    human: `
      <i_want> (yi magana|magana|yin magana) da (mutum|wakili|ma'aikaci|manaja|mai kula da kwastoma|wani)
      (mutum|wakili|ma'aikaci|wakilin banki|customer care|kula da kwastoma)
      (hada ni|a hada ni|ku hada ni) da (mutum|wakili|ma'aikacin ku|manaja|customer care)
      (bani|ina son) (lambar|lambar waya ta) (customer care|kula da kwastoma|ku)
      (kira ni|ku kira ni|a kira ni|wani ya kira ni)
      (bana so|ba na son) (magana|yin magana) da (na'ura|bot|inji|robot)
      (yaya|ta yaya) zan (same ku|tuntube ku|kira ku|tuntubi banki)
      (akwai|ko akwai) (mutum|wani) (a nan|da zan yi magana da shi)
      (lambar wayar|email din) (ku|banki) (nawa ce|)
      <please> (wakili|mutum na gaske|ma'aikaci)
      (kai|mika) (magana ta|ni) (ga|wurin) (manaja|babba|ma'aikaci)
      (bani|tura min|ina neman) (lambar waya|lambar) (ku|ta customer care|ta banki|kula da kwastoma)
      (lambar|lambar wayar) (customer care|kula da kwastoma|wakilin ku)
      ina so in kira (ku|banki|customer care)
      (akwai|ina) lambar da zan kira (ku|)
      ina son magana da (mutum|wakili|babba)
      lambar (wayar banki|wayar ku|banki) (nawa ce|don allah|da zan kira)
      (bani|ina) lambar wayar (banki|ku) in kira
      a hada ni da wani
      (ina so in|zan|a bar ni in) (yi magana|tattauna) da (mutum|wakili|ma'aikaci|ma'aikacin banki|manaja|customer care)
      (hada ni|mika ni|kai ni) (da|ga|wurin) (mutum|wakili|ma'aikaci|shugaba)
      (bani|menene) (lambar|number din) (wayar|) (customer care|ofishinku|ma'aikata)
      (a kira ni|ku kira ni) (a waya|don Allah|)
      (ina so|inaso|zan) (in|na|) (yi magana da|ga|tattauna da) (mutum|wakili|ma'aikaci|manaja|dan adam|wani a banki|customer care)
      (hada|ku hada|tura|jona) ni (da|zuwa ga) (mutum|wakili|ma'aikaci|customer care|manaja|wani)
      (bani|ku bani|kira min) (mutum|wakili|ma'aikaci|lambar customer care|manaja)
      (akwai|ko akwai) (mutum|ma'aikaci|wanda zan yi magana da|wani) (a nan|da zai taimaka min|)
      (ba na|bana) (son|so in) (magana da|yi magana da) (na'ura|robot|inji)
      (wani|ma'aikaci|manaja) ya (kira ni|amsa min|yi min magana)
      (lambar|layin) (customer care|kula da abokan ciniki|taimako)
      (mutum|dan adam|ma'aikaci) (nake so|don allah)
      (ta yaya|yaya) zan (tuntube|sami|kira|gana da) (ku|wani ma'aikaci|ofishin ku)
      (layin|lambar) (customer care|kiran ku|ma'aikata)
      (wani|mutum) (ya kira ni|ya amsa min|ya yi magana da ni)
    `,
    complaint: `
      <i_want> (kai kara|yin korafi|yi korafi|gabatar da korafi|shigar da korafi)
      (korafi|ina da korafi|ina da matsala|matsala|kara)
      (an|kun) cire min kudi (sau biyu|ba daidai ba|da yawa|ba dalili)
      (na sayi|na saya) (kati|data|wuta|token) (amma|har yanzu) (bai shigo ba|ban gani ba|ban samu ba|ba a turo ba)
      (aikin ku|bankin ku|wannan bankin) (bai da kyau|ba shi da kyau|ya yi muni|na da matsala)
      (ban ji dadi|ban gamsu|raina ya baci) da (aikin ku|bankin nan|ku)
      (kati|data|token) (din|da na saya) (bai shigo ba|ba ya aiki|bai yi ba)
      (me yasa|don me) (kuka|aka) cire min {amount}
      (pos|atm) (ya cire min kudi|bai bada kudi ba|bai bani kudi ba) (amma an cire|)
      (matsalata|korafina) (ba a gyara ba|bai kare ba|ba a warware ba)
      (kuna cuta ta|kuna zaluntata|kun cuce ni)
      (caji|cajin ku) (ya yi yawa|yana da yawa)
      zan kai (ku kara|karar ku) (wurin cbn|wurin yan sanda)
      na (saya|sayi) (kati|wuta|data|token) (amma|kuma|har yanzu) (ba a turo ba|ban ga komai ba|bai shigo ba)
      (token|wuta|kati|data) da na saya (ban samu ba|ba a turo min ba|bai zo ba)
      na biya (kudin|) (wuta|data|kati) amma (ban samu ba|babu)
      (ina da|akwai) (matsala|korafi) (da|kan) (asusuna|aikin ku|katin da na saya)
      kudi na ya (fita|yanke) amma (ban samu kati ba|ban samu data ba)
      na (saya|sayi) (data|kati|token|wuta) (har yanzu|kuma) (ban ga komai ba|ba a turo ba|shiru)
      har yanzu (ba a turo|ban ga) (token|data|kati) (din|) da na (saya|biya) ba
      na biya kudin (data|kati|wuta) shiru
      ina (token|data|katin) da na saya
      na (saya|sayi) (kati|data|token) (ba a turo min|ban samu ba|shiru)
      (katin|datar|token din) da na (saya|biya) (bai zo ba|bai shigo ba|shiru)
      (ku|kun) (caje ni|cire min kudi) (da yawa|sau biyu|ba dalili)
      bankin nan (yana da matsala|ba ya aiki)
      (ina da|ina so in yi|zan yi) (korafi|kara|koke) (akan|game da|a kan) (bankin|asusuna|kudina|aikin ku|)
      (an cire|kun cire|an caje ni) (kudi|{amount}) (sau biyu|ba dalili|fiye da kima|ba tare da izini ba)
      na sayi (kati|data|wuta|token) (amma|har yanzu) (bai|ba ta|babu) (zo|shiga|samu ba)
      (na'urar atm|atm) (bata|ta ki) (bani|fito da) kudi (amma an cire|)
      (aikinku|bankin ku|wannan banki) (bai yi|ba shi da|baya da) (kyau|dadi|inganci)
      (akwai|ina da) (matsala|damuwa) (da|a) (asusuna|katina|transfer dina)
      (ina da|ina so in kai|zan kai|ina so na yi) (korafi|kara|koke|matsala|complaint)
      (ban|bana) (ji dadi|gamsu|jin dadin) (ba|da aikin ku ba|da ku ba|wannan bankin ba)
      (kun|an|sun) (cire|caje|yanke|debi) (min|ni|) kudi (sau biyu|fiye da kima|ba dalili|ba tare da sani na ba|da yawa)
      (me yasa|don me) (kuke|kuka|ake) (cire|caji|yanke) (min|) (kudi|{amount}|kudina)
      (app din|bankin|sabis din|network din|aikin) (ku|naku) (baya aiki|ba kyau|yana da jinkiri|ya baci|mara kyau)
      (na sayi|na biya|na saya) (data|kati|token|wuta) (amma|) (bai|ban) (shigo|samu|gani|zo) (ba|)
      (atm|pos) (ya|ta) (ki|kasa) (ba ni|bayar da) kudi (amma|) (an cire|an yanke) (a asusuna|min kudi|)
      (cajin ku|cire-ciren ku|kudin caji) (ya yi yawa|ya wuce kima|yayi yawa)
      (matsalata|korafina) (har yanzu ba a|ba a|bai) (warware|magance|duba) (ba|)
      (kuna|bankin nan na) (bata min rai|wahalar da ni|cutata|bata lokacina)
      katina (ya ki|baya) (aiki|karbuwa) (a shago|a pos|)
      (don me|me yasa) kuka (cire|debi|yanke) min {amount}
      (kun|an) (cuce|zalunce|wahalar da) ni
      (akwai|ina da) (damuwa|matsala|korafi) (a asusuna|da bankin ku|da aikin ku)
      (sabis|aikin|hidimar) (din naku|ku|bankin) (ya baci|bai yi ba|ba kyau|a hankali)
      (zan kai|zan rubuta) (karar ku|kararku|ku kara) (wurin cbn|wurin 'yan sanda|kotu)
      (an|kun) (wahalar da|bata min rai|gajiyar da) ni
      (katina|app din|bankin nan) (baya|ba ya) (karbuwa|aiki|budewa)
    `,
    thanks: `
      (na gode|nagode|mun gode|na gode sosai|nagode kwarai|na gode maka|na gode muku)
      (allah ya saka|allah ya saka da alheri|allah ya biya|allah ya albarkace ku|allah ya bar zumunci) (amin|)
      (madalla|da kyau|yayi kyau|ya yi kyau|shi kenan|to madalla)
      (sai anjima|sai gobe|mu kwana lafiya|sai an jima|a huta lafiya|sai da safe)
      (kun yi kokari|ka kyauta|kun kyauta|ka taimaka) (na gode|)
      (na yi farin ciki|ina jin dadin) (aikin ku|bankin nan|da aikin ku)
      (thank you|thanks) (sosai|nagode)
      (to|toh) (na gode|nagode|shi kenan)
      (haka ya isa|shi ne duka|iyaka kenan) (nagode|)
      ya (yi|shiga) nagode
      godiya (nake|mai yawa|sosai)
      (haka ya isa|ya isa haka|shi ke nan) (nagode|na gode|)
      (nagode|na gode) haka ya isa
      ba ni bukatar komai kuma nagode
      (na gode|nagode|mun gode|godiya nake) (sosai|kwarai|matuka|da yawa|)
      (Allah ya saka da alheri|Allah ya biya|Allah ya bar zumunci|Allah ya kara girma)
      (kun kyauta|ka kyauta|kun yi kokari|aiki ya yi kyau|kuna kokari)
      (sai an jima|sai gobe|sai wani lokaci|mu kwana lafiya|sai anjima)
      (na ji dadi|na gamsu) (da aikin ku|sosai|)
      (na gode|nagode|mun gode|godiya nake) (sosai|kwarai|da yawa|karo|matuka|)
      (allah|ubangiji) (ya saka|ya biya|ya kara|ya yi albarka) (da alheri|muku|maka|)
      (kun|ka|kin) (kyauta|yi kokari|taimake ni|burge ni) (sosai|)
      (madalla|yayi|ya yi kyau|da kyau|kyau|to shikenan|shikenan) (na gode|nagode|)
      (sai|mu hadu) (an jima|gobe|wani lokaci|anjima|da safe)
      (ya|kudin ya) (shigo|shiga|yi) (na gode|nagode)
      (ina|mun) (godiya|matukar godiya|jin dadi)
      (to|ok) (nagode|na gode|sai an jima|bye)
      (na gode|nagode|madalla) (haka ya isa|shi ke nan|sosai da sosai|ba komai kuma)
      (sai|mun) (an jima|anjima|gobe|wata rana|hadu kuma)
      (allah ya bar|allah ya kara|ubangiji ya kara) (zumunci|kauna|lafiya|girma) (amin|)
      (kun|ka|kin) (taimake|taimaka|kyauta) (ni|min) (sosai|kwarai|)
      (ina jin dadin|na ji dadin) (aikin ku|bankin nan|taimakon ku)
      (yayi|ya yi|aiki) (kyau|daidai|da kyau) (nagode|sosai|)
      (allah|ubangiji) ya (saka da alheri|biya ku|kara muku|albarkace ku|bar zumunci)
    `,
    abuse: `
      (kai|ke|ku) (wawa|wawaye|shege|mahaukaci|jaki|banza|barawo|barayi|dan iska) (ne|ce|)
      (wawa|shege|banza|dan iska|shashasha|jaki|mahaukaci|barayi|barawo|dan banza)
      (bankin|wannan) (banza|wofi|barayi) (ne|kawai|)
      (uwarka|ubanka|uwar ka|tafi can|bace min da gani|rufe min baki)
      allah ya (tsine|la'ance) (muku|ku|maka)
      (ku|kun) (mahaukata|marasa hankali|sakarkaru) (ne|)
      (baka da|ba ku da) (hankali|kunya|mutunci)
      (bot|na'urar) (banza|wofi|shirme)
      (aikin|maganar) (banza|shirme|wofi)
      (na tsane|bana son) (ku|bankin nan|wannan bot din) 
      zan (dake|doke) ku
      (dan|yan) (banza|iska|damfara|wofi)
      (ku|kai) (sakarai|shashasha|dakiki|wawa) (ne|)
      (shege|shegu|tir) (da ku|kawai|)
      allah (wadai|tsine) (da ku|muku)
      bankin (banza|yan iska)
      (kai|ku) (wawa|jaki|banza|mahaukaci|dabba|shashasha) (ne|kawai|)
      (barayi|mayaudara|makaryata|yan damfara) (ne ku|kawai|)
      (Allah ya tsine|Allah ya isa|uwar ku|ubanku|dan iska)
      (shirme|banza|iskanci|hauka) (kawai|ne wannan|)
      (wannan|bankin ku) (banza|shirme|wawa) (ne|)
      (kai|ke|ku|wannan) (wawa|wawaye|jaki|mahaukaci|shege|banza|dan iska|sakarai|dolo) (ne|ce|kawai|)
      (banza|wawa|shege|shegiya|dan iska|jaki|kare|mahaukaci) (banki|bankin|kawai|da ku|)
      (uwar|uban|ubar) (ka|ku|ki)
      (allah|tsinuwa) (ya|) (tsine|la'anta|ya isa) (muku|maka|)
      (barayi|munafukai|makaryata|'yan damfara|azzalumai) (ne ku|kawai|)
      (ba ku da|ba ka da|baku da) (hankali|kunya|mutunci)
      (rufe|yi) (min|) (baki|bakinka|shiru)
      (bankin|aikin) (banza|wofi|shirme|iska)
      (mahaukata|marasa kunya|lalatattu|tantirai)
      (zan|sai na) (doke|mare|buge) (ku|ka)
      (yi|ku yi) (min|mana) shiru (wawa|banza|)
      (tsinuwa|la'anta) (ta|ya) (tabbata a kanka|same ku|tsine muku|tsine maka)
      (allah|ubangiji) ya (la'ance|tsine|tsinewa|hukunta) (ka|ku|maka|muku|wannan banki)
      (ba ku|ba ka) da (kunya|mutunci|hankali|imani|tarbiyya)
      (wawa|jaki|dabba|mahaukaci|shashasha|sakarai|dan iska|banza|kare) (kai|ne kai|bankin|na banki)
      (rufe min|rufe) (baki|shiru) (wawa|kai|)
      (zan|za mu) (doke|zage|mare|kone) (ku|ka|bankin)
      (na tsane|na tsani) (ku|ka|wannan bankin|bankin nan)
      (uwarka|ubanka|uwarku|kutumar uba|shege|dan shege)
      ('yan|ku) (damfara|barayi|tantirai|macuta|munafukai) (ne|kawai|)
    `,
    out_of_scope: `
      (yaya|ya) (yanayi|garin) (yake|yau|a kano)
      (wa|waye) (ya ci|ya lashe) (wasa|wasan|zabe|kwallo) (jiya|)
      (bani|ka bani|fada min) (labari|wakar|barkwanci|tatsuniya)
      (waye|wanene) shugaban kasar (najeriya|amurka|ghana)
      (yaya|ta yaya) ake (dafa|girka) (shinkafa|tuwo|miya|taliya)
      (rubuta min|taimaka min in rubuta) (wasika|makala|aikin gida)
      (menene|wane ne) babban birnin (faransa|kenya|nijar)
      (karfe nawa|wane lokaci) (ne|yanzu)
      (kana da|kina da) (mata|miji|aure)
      (ina jin|na ji) (yunwa|barci|gajiya|kishi)
      me zan (ci|sa|kalla) (yau|da dare)
      (labarin|labarai) (duniya|wasanni|yau)
      (kirawo|kira) min (mahaifiyata|likita|direba)
      nawa ne (buhun shinkafa|buhun masara|rago|saniya) (a kasuwa|yanzu)
      ina neman (aiki|mata|miji|gidan haya)
      (kaina|cikina|hakorina) yana (ciwo|min ciwo)
      (ruwa zai|za a yi ruwa) (sauka|) (yau|gobe)
      (kunna|kashe) (fitilar|radiyon) daki
      (mu yi|bari mu yi) (addu'a|hira|wasa)
      nisan (abuja|kano|legas) daga (nan|kaduna)
      (yaushe|wace rana) ce (sallah|azumi|hutu)
      (kalli|ga) (wannan hoton|hoton nan)
      yarona (ba shi da lafiya|ya fara makaranta)
      (wanene|waye) (shugaban|gwamnan) (amurka|ghana|kano|najeriya)
      nawa (ne|) (buhun masara|rago|shinkafa|tumatir) (yanzu|a kasuwa|)
      kana da (mata|aure|yara) (kuwa|)
      (ina|a ina) ake sayar da (rago|mota|waya)
      me ya faru a (duniya|najeriya) yau
      (labarin|maganar) (kwallo|siyasa|fim) (yau|)
      (me|wane abinci) zan (dafa|ci) (yau|da rana)
      (waye|wanene) (ya kirkiri|ya gina) (waya|mota)
      (ina|a ina) (amurka|ghana|landan|kano) take
      (gaya min|fada min) (labari|abin dariya)
      (yaya|wane irin) (yanayi|ruwan sama|sanyi|zafi) (yake|za a yi) (yau|gobe|a kano|)
      (waye|wa) (ya ci|ya lashe|ya buga) (wasan|kwallo|gasar|zabe) (jiya|yau|na jiya|)
      (waye|menene sunan) (shugaban kasa|gwamnan kano|sarkin kano|ministan ilimi)
      (bani|fada min|rubuta min) (labari|tatsuniya|waka|barkwanci|wasika)
      (yaya|ta yaya) (ake|zan) (dafa|girka|yin) (shinkafa|miya|tuwo|dambu|fura)
      (ina jin|ina fama da) (yunwa|barci|zazzabi|ciwon kai|gajiya)
      (kai|ke) (musulmi ne|mace ce|ina kake da zama|shekarunka nawa|kana da aure)
      (nawa|farashin) (ne|) (buhun shinkafa|siminti|man fetur|rago|waya) (yanzu|a kasuwa|yau|)
      (karfe nawa|wace rana|wane wata) (ne|ce) (yanzu|yau|)
      (sanya|kunna|kashe) (waka|fitila|talabijin|fanka)
      (yarona|matata|akuyata|motata) (ba shi da lafiya|ta lalace|ya gudu|tana fushi)
      (fassara|menene ma'anar) (wannan kalma|ilimi|soyayya|rayuwa) (da turanci|)
      (nemo min|ina neman) (aiki|mata|miji|gida|tikitin jirgi|likita)
      (messi|ronaldo|kannywood|arsenal|kano pillars) (yaya|ya ci|fim|wasa) (yau|)
      (yaushe|wace rana) (azumi|hutu|sallah|jarabawa|zabe) (zai fara|za a yi|ne)
      nawa ne (kudin jirgi|kudin mota|tikitin jirgi) zuwa (kano|abuja|saudiyya|legas)
      (wa ya|waye) (mallaki|kafa|ke da) (gtbank|bankin first|dangote|opay)
      (nawa ne|ya ya) (farashin|kudin) (shinkafa|man fetur|siminti|rago|gero|mota|waya|gida) (a kasuwa|yau|yanzu|)
      (yaushe|wace shekara) (aka kafa|aka yi) (babban bankin najeriya|naira|najeriya|jami'ar)
      (rufe|bude|kulle) (kofa|taga|kofar gida|shago) (don allah|)
      (ka|ki) (gaishe|gaida) (da|min) (iyali|mama|matarka|kowa)
      (turo|aiko) min (hoton|bidiyon|wakar|adireshin|labarin) (nan|jiya|bikin|)
      (wa|wace kungiya) (ya ci|ta ci|ta lashe) (wasan|kwallo|kofin|gasar) (jiya|yau|duniya|)
      (arsenal|chelsea|super eagles|barcelona|kano pillars) (sun ci|sun sha kashi|za su buga|nawa da nawa)
      (yaya|ya) (yanayi|ruwa|zafi|sanyi) (yake|yau|a kano) (yau|)
      (za a yi|ana) (ruwa|ruwan sama|hadari|iska) (yau|gobe|)
      (yaya|ta yaya) (ake|zan) (dafa|girka|yin) (tuwo|jollof|miyar kuka|waina|fura|kunu)
      (bani|fada min|yi min) (labari|wasa|barkwanci|tatsuniya|waka|karin magana)
      (waye|wa ne) (shugaban|gwamnan|sarkin|ministan) (najeriya|kano|amurka|zazzau|kudi)
      (menene|mene ne) (babban birnin|yawan mutanen|tarihin) (nijar|kano|ghana|najeriya|duniya)
      (ina|yaya) (son|kaunar|kewar) (ka|ki|ta|budurwata)
      (matata|mijina|budurwata|makwabcina) (ta yi fushi|yana cuta ta|ta bar ni|ba ya sona)
      (kaina|cikina|hakorina|kafata|idona) (yana|na) (ciwo|min ciwo|zafi)
      (wane|menene) magani (zan sha|ake sha|na) (don|na) (zazzabi|mura|ciwon kai|tari)
      (fassara|me ake cewa) (ina kwana|ina sonki|ruwa) (da|zuwa|a) (faransanci|turanci|larabci)
      (taimaka min da|yi min) (aikin gida|assignment|lissafi|rubutun makala)
      (ina neman|ina son) (aiki|mata|miji|gidan haya|mai gyaran mota)
      (kasar|najeriya|gwamnati|tattalin arziki) (ta lalace|tayi wahala|ba kyau|na shan wahala)
      (allah|ubangiji) (ya kiyaye|ya bamu lafiya|ya jikan sa|ya ba mu ruwa|ya sauwaka)
      (tura|aika) wannan (sako|addu'a) (zuwa|wa) (mutum goma|abokanka|kowa)
      (sako|an turo): (karanta|don allah ka yada|sadaka ce)
      (lokacin|yaushe ne) (sallah|azumi|sallar magariba|buda baki|juma'a) (yau|)
      (wayata|motata|injin|rediyona|talabijin) (ta lalace|ya fadi a ruwa|ba ya tashi|ya mutu)
      (barawo|'yan bindiga|'yan sanda) (sun|ya) (shigo unguwarmu|kama shi|kai hari) (jiya|)
      (ina|a ina) (asibiti|kasuwa|tasha|makaranta|ofishin nin|masallaci) (yake|mafi kusa|take)
      (mtn|airtel|glo) (customer care|network) (ba kyau|lambarsu|)
      (yaya|ta yaya) zan (duba|ga) (sakamakon|result din) (jamb|waec|neco)
      (zan|ina so in) (yi barci|ci abinci|je kasuwa|yi wanka|tafi makaranta|kalli fim|yi noma)
      (wane|wace) (fim|waka|littafi|kaya) (ya fi dadi|zan kalla|zan saka|mai kyau)
      (dan|yar) (wasa|fim|kwallo) (ne|ce) (sananne|fitacciya|na kannywood)
      (wa ya|waye ya) (kirkiri|gano|gina) (waya|mota|jirgi|wutar lantarki)
      (dariya|haha|kai|lallai|wayyo|hmm|tab)
      (an kai|an canza|an tura) (yayana|malamina|ogana) (zuwa|) (wata makaranta|wani gari|kano) (aiki|)
      (nawa ne|nawa) (albashin|kudin) (soja|likita|malami|sanata)
      (burina|fatana) (a rayuwa|shi ne) (in zama likita|in yi aure|in je makka)
      (kun ci abinci|kun yi sallah|an yi ruwa|ka yi barci) (kuwa|ne|)
      (amfanin|illar) (zogale|zuma|citta|taba|shan ruwa)
      (menene|bayyana) (dimokuradiyya|ilimin kimiyya|tarihi|nahawu|wata)
      (siyasa|zabe|jam'iyya) (a bana|ta bana|za a yi yaushe)
      (farin|jan) (wata|gida|riga) (ne|mai kyau)
      ka (rera|karanta) (min|) (waka|alkur'ani|littafi)
      (karfe nawa|wane lokaci|wace rana) (ne|ce) (yanzu|yau|)
      me (ya faru|ke faruwa) (a|da) (duniya|najeriya|kasar nan|unguwarmu|garinku) (yau|jiya|)
      fassara (kalmar|) (soyayya|rayuwa|ilimi|gida|godiya) (da|zuwa|a) (turanci|larabci|faransanci)
      (ruwa|ruwan sama|hadari) (zai|ya) (sauka|yi|zubo) (gobe|yau|a kano)
      (an|sun) (tura|canza|kai) (yayana|soja|malamin mu|kanina) (zuwa|) (wani gari|wata jiha|makaranta|borno)
      (jam'iyya|jam'iyyar) (pdp|apc|ta bana|mai mulki) (ta ci zabe|)
      me zan (ci|sha|sa|dafa|kalla) (yau|da dare|a bikin)
      (wace|wane) (makaranta|asibiti|kasuwa|abinci) (ta fi|ya fi) (kyau|dadi|kusa)
      (ma'anar|tarihin|asalin) (kudi|naira|banki|hausawa|sunana)
      (turo|bani) (adireshin ka|hoton ka|lambar ka mu yi hira|cv dinka)
      (zan|na) (kai ziyara|je wajen|gaida) (kakata|surukata|malam)
      (bude|rufe) (bakinka|idonka|littafin ka|zuciyarka)
      (menene|nawa ne) (fadin da'ira|4 sau 5|tushen 81)
      (kunna|kashe) (fitila|fitilar daki|talabijin|fanka|wutar daki|rediyo)
      (wane fim|me) ake nunawa a (talabijin|tashar|dstv) (yau|yanzu|)
      (wa|wane ne) ya ci (kwallo|wasan|gasar|zaben) (jiya|yau|)
      (ara|aro) min (kunnenka|alkalami|mota|riga|hannu)
      (bude|rufe|kulle) (kofa|taga|shago|idonka|littafi|kofar gida)
      (ma'anar|asalin|tarihin) (banki|kudi|sunana|hausa|kano|kati)
      (katin|kati) (gayyata|aure|zabe|shaida|haihuwa) (na|yana ina|)
      (bankin) (jini|abinci|duniya) (yana ina|me yake yi|)
      (majalisa|sanatoci) (ta|sun) amince da (kudirin doka|dokar)
      (taimaka|koya) min (in rubuta wasika|girki|karatun alkur'ani|turanci|tukin mota|rawa)
      (ubangiji|allah) ya (bamu lafiya|kawo ruwa|jikan sa|raba mu lafiya)
      (yarona|matata|mahaifiyata) (ba shi da lafiya|tana asibiti|ta haihu)
      (ina so|zan) (sayi|saya) (mota|akuya|takalmi|fili|riga|kifi|sabuwar waya) (a kasuwa|)
      (an yi hacking|na manta kalmar sirri) (facebook|instagram|gmail|tiktok) (dina|na)
      (toshe|bude) (shi|ta|saurayina) a (facebook|whatsapp)
      (yaushe|wace rana) (sallah|azumi|hutu|jarabawa|bikin)
      (gaya|bani) min (labari|tatsuniya|barkwanci|tarihin annabi)
      (wane|wace) (dan wasa|kungiya) (chelsea|barcelona|kano pillars) (ta saya|ke so|)
      (soke|daga) (bikin|auren|tafiyar|taron)
      (ka biya|ku biya) (hankali|masa ziyara) (don allah|)
      (zafi|sanyi|ruwan sama) (ya yi yawa|zai yi|ake yi) (yau|gobe|a kano)
      (ina sha'awar|ban da sha'awar) (kwallo|siyasa|yarinyar|karatu)
      (kungiyar) (kwallon kafa|mawaka|taurari|malamai) (ta|)
      (nawa ne|menene) (nisan|tsawon|shekarun) (kano zuwa lagos|shugaban kasa|rayuwa)
      (adana|ceto) (lokaci|rayuwar sa|ni daga ruwa|abinci a firij)
      (canza|gyara) (tayar mota|riga|gashi|suna a instagram|tasha)
    `,
  },
};
