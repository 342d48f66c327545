import type { Examples } from './grammar.ts';

/** What customers say in Yoruba, by intent, as it is typed: diacritics mostly left out, English words among it. */
export const yo: Examples = {
  words: {
    please: ['jọ̀ọ́', 'jowo', 'e jowo', 'ejoo', 'e joo', 'please', 'abeg', '', '', ''],
    i_want: [
      'mo fe',
      'mo fẹ́',
      'mofe',
      'mo nilo lati',
      'mo fe maa',
      'se mo le',
      'bawo ni mo se le',
      'bawo ni mo se maa',
      'ba mi',
      'e ba mi',
      'mo ma fe',
      'e je ki n',
    ],
    want: ['mo fe', 'mo fẹ́', 'mofe', 'mo nilo', 'e fun mi ni', 'fun mi ni', 'mo n wa', 'mo fe gba'],
    send: ['fi', 'e fi', 'ba mi fi', 'e ba mi fi', 'mo fe fi', 'ki o fi', 'jowo fi'],
    give: ['ran', 'ranse', 'ránṣẹ́', 'sowo', 'ransẹ'],
    money: ['owo', 'owó', 'owo kekere', 'owo mi'],
    account: [
      'akanti mi',
      'akaunti mi',
      'account mi',
      'apo ifowopamo mi',
      'asunwon mi',
      'apo asunwon mi',
      'apo owo mi',
      'aka unti mi',
    ],
    show: [
      'fi han mi',
      'so fun mi',
      'e so fun mi',
      'ba mi wo',
      'e ba mi wo',
      'je ki n ri',
      'mo fe ri',
      'mo fe mo',
      'wo',
      'ba mi ye',
      'yẹ',
    ],
    buy: ['ra', 'ba mi ra', 'e ba mi ra', 'mo fe ra', 'e ra', 'gba', 'fun mi ni', 'load'],
  },
  lines: {
    greet: `
      (e kaaro|ekaaro|e karo|e kaasan|ekaasan|e kaale|e ku irole|e kuule|e ku osan) (karo|sir|ma|o|)
      (bawo ni|bawo|se daadaa ni|se alaafia ni|bawo nkan|ba wo ni) (karo|o|)
      (pele o|e pele|e pele o|pele) (karo|)
      (hello|hi) (e kaaro|karo bawo ni|bawo ni)
      (e ku ise|e ku ise o|e ku aro|eku ojo meta|e ku ojo meta)
      (se eeyan wa|se e wa nibe|se o wa nibe|se enikan wa nibi)
      (e ku odun|eku odun|e ku ayeye|e ku ose)
      (mo ki yin|mo ki e|mo wa ki yin) (o|)
      (bawo ni nkan|bawo ni ile|bawo ni ise|se dada ni)
      karo (e kaaro|bawo ni|se dada le wa)
      (mo ti de|mo tun ti de|emi ni) (o|)
      (odun a yabo|e ku igba|e ku ijeta)
      bawo ni (ile|ise|ebi|oja|awon omo)
      (se|bawo ni) (ile|ise) (dara|n lo)
      (e kaaro|e kaasan|e kaale|bawo) (o|sir|ma|karo|ore mi)
      (se|bawo ni) (alaafia|nkan|ara|ise)
      e ku (ojo|ise|igba|aaro) (o|)
      (e nle|e kuule|pele|bawo) (o|eyin eeyan mi|ore mi|gbogbo ile)
      (se|nje) (e wa daadaa|dada le wa|e ji dada|o ji daadaa|alaafia le wa)
      (e ku owuro|e ku ale|e ku irole|e ku asan|e ku ojumo) (o|sa|ma)
      (kaabo|e kaabo|mo ki gbogbo yin)
    `,
    open_account: `
      <i_want> (si|ṣí|bere) (akanti|akaunti|account|akanti tuntun|apo ifowopamo|asunwon)
      (ba mi si|e ba mi si|si) (akanti|akaunti tuntun|account|asunwon) (fun mi|)
      (akanti tuntun|si akanti|si akaunti|si account|iforukosile)
      <i_want> (foruko sile|forukosile|di onibara yin|darapo mo banki yin)
      bawo ni (mo se le|won se n|a se n) (si|ṣí) (akanti|account|akaunti) (nibi|pelu yin|)
      (mi o ni|n ko ni|mi o tii ni) (akanti|akaunti|account) (nibi|pelu yin|)
      (kini|ki ni) (mo nilo|e nilo|a nilo) lati (si|ṣí) (akanti|akaunti)
      (eni tuntun|onibara tuntun) ni mi, (mo fe si akanti|e ba mi si akaunti|)
      (iyawo mi|mama mi|omo mi|oko mi) fe (si|ṣí) (akanti|akaunti)
      se (e n si|mo le si) (akanti|account) (lori whatsapp|lori foonu|nibi)
      se (ofe|owo) ni lati si (akanti|account)
      (mo fe|e je ki n) ni (akanti|account) (temi|ti ara mi) (pelu yin|)
      e forukosile mi (pelu bvn mi|)
      ran mi lowo lati si (akanti|akaunti|account)
      (mo fe|bawo ni mo se maa) (di onibara|darapo mo) (yin|banki yin|karo|banki yii)
      mo fe (bere|maa lo) banki yin
      mo fe (lo|wa ni) banki (yin|yii) (bayii|)
      (se e le|e) (foruko mi sile|fi mi se onibara yin)
      (akanti|account) tuntun ni mo fe (si|)
      mo fe (foruko sile|fi oruko sile) (ni karo|pelu yin|)
      (mo fe|bawo ni mo se le|e ba mi|e je ki n) (si|da|gba|ni) (akanti|akaunti|account|iwe ifowopamo|akanti tuntun) (sile|nibi|fun omo mi|fun iyawo mi|)
      (si|e si) (akanti|account) (fun|tuntun fun) (mi|{name}|iya mi)
      (mi o ni|n ko tii ni|mo je) (akanti|account|eni tuntun) (nibi|)(, bawo ni n o se|, e si i fun mi|)
      (fi oruko mi sile|mo fe foruko sile|forukosile) (nibi|pelu yin|)
    `,
    balance: `
      (elo|eelo|èló) (ni|lo|l'o) (wa|ku|wà) (ninu|ni|lori) <account> (bayii|)
      (elo|eelo) ni (mo ni|o ku|owo mi|iye owo mi|o ku fun mi) (ninu|ni) (akanti|akaunti mi|account mi|apo mi)
      (iye owo|owo) (ti o ku|to ku|mi to ku|ti mo ni|to wa) (ninu|ni|lori) <account> (je elo|)
      <show> (iye owo mi|iye owo to wa ninu akanti mi|owo to ku|balance mi|iye ti o ku ninu apo mi)
      (iye owo mi|balance mi|iye ti o ku|iye owo to ku|owo mi to ku) (jowo|bayii|elo ni|)
      (ba mi|e ba mi|) (ye|wo|yẹ|se ayewo) (akanti mi|balance mi|owo mi|asunwon mi) (wo|)
      <i_want> (mo|wo|ri|ye) (iye owo mi|iye owo to wa ninu akanti mi|balance mi|elo ni mo ni|iye ti mo ni wo)
      (se|nje) (owo wa|owo si wa|mo ni owo|owo ku) (ninu|ni) <account>
      (elo lo ku|elo lo wa|elo lo ku fun mi|elo ni mo ni|eelo lo seku) (bayii|nisinsinyi|nibe|)
      (kini|ki ni) (iye owo|balance|iye ti o wa) (ninu|ni) (apo ifowopamo mi|akanti mi|asunwon mi|account mi)
      (so|e so) iye (owo ti mo ni|ti o ku|to wa ninu akanti mi) (fun mi|)
      (nje|se) mo (ni|si ni) {amount} (ninu akanti|lowo|)
      elo ni mo le (na|gba|lo) (bayii|loni|)
      akanti mi (nko|bawo)
      (iye|apapo) owo (mi|ti mo ni) (ni banki|ninu apo ifowopamo|lapapo)
      owo to (ku|seku|sẹ́kù) (sinu|ninu|ni) (akanti|asunwon) mi (n ko|jowo|)
      (elo|eelo) lo (seku|ku|wa) (nisinsinyi|bayii|fun mi|lowo mi)
      (elo|eelo) lo (ku|seku) (ninu|ni) (akanti|account|apo) (mi|)
      owo (mi|ti mo ni) (elo lo ku|elo ni|je elo)
      iye owo (ti o ku|to wa|mi) (ninu apo ifowopamo|ninu asunwon|ninu akanti)
      (mo fe mo|so fun mi) iye (to ku|owo mi|owo ti mo ni)
      (elo|iye) (lo ku|ni mo ni|owo mi) (bayii|nisinsinyi)
      (akanti|account) mi (elo lo wa nibe|elo ni)
      owo (meloo|elo) ni mo ni
      (elo|iye) (ni|lo|owo) (wa|ku|lo ku|seku) (ninu|ni) (akanti mi|apo mi|account mi|apo ifowopamo mi) (bayi|)
      (so fun mi|fi han mi|ba mi wo|ba mi ye) (iye owo mi|balance mi|owo mi|owo to ku|iye ti mo ni) (wo|)
      (mo fe|je ki n) (mo|ri|wo) (iye owo mi|elo ni mo ni|owo to ku|balance mi)
      (owo osu|owo|salary) mi (ti wole|ti de) (bi|)
    `,
    account_number: `
      (kini|ki ni) (nomba|nọ́mbà) (akanti|akaunti|asunwon|account) mi
      (nomba akanti mi|nomba akaunti mi|account number mi|nomba asunwon mi) (jowo|n ko|)
      (fun mi ni|fi|e fi) nomba (akanti|akaunti|asunwon) mi (ranse|han mi|)
      (mo ti gbagbe|mi o mo|mo gbagbe) nomba (akanti|akaunti|account) mi
      (enikan|onibara mi|ore mi) fe (fi owo ranse si mi|sanwo fun mi), (nomba wo|kini nomba akanti mi)
      bawo ni (eniyan|won) se maa (fi owo ranse si mi|sanwo fun mi)
      mo fe gba {amount}, (nomba akanti wo|kini nomba akanti mi)
      <i_want> fi owo (si|sinu) (akanti mi|account mi|apo mi)
      bawo ni mo se le fi owo (si|sinu) (akanti|account) mi
      nibo ni mo ti le ri nomba (akanti|account) mi
      (nomba|akanti) wo ni (won|ki won) (maa san owo si|fi owo si)
      oruko ati nomba (akanti|akaunti) mi
      (nomba|alaye) akanti (ti mo maa fun won|mi fun won)
      (kini|so fun mi|fi han mi|fun mi ni) (nomba akanti|nomba account|alaye akanti|nomba apo ifowopamo) mi
      mo (gbagbe|ti gbagbe|o mo) nomba (akanti|account) mi
      (akanti|nomba) wo (ni won|ni eniyan|ki won) (maa|le) (san|fi) owo (si|ranse si) (fun mi|)
    `,
    transfer: `
      <send> {amount} <give> (si|fun|sí) {name} <please>
      (fun|e fun|ba mi fun) {name} ni {amount}
      <send> {amount} (<give>|) si {bank} {account}
      <send> {amount} <give> si {account} {bank}
      {account} {bank} {amount}
      {amount} (si|fun) {name}
      <i_want> (fi owo|fowo) (ranse|ṣọwọ́|sowo) (si {name}|si enikan|si eniyan|)
      <i_want> fi {amount} <give> si {name}
      (fi owo ranse|fowo ranse|fi owo sowo|ifowoṣọwọ|fifi owo ranse|transfer owo)
      (san|ba mi san|e san) {amount} fun {name} (fun {narration}|)
      (gbe|mu|ko) {amount} (lati|kuro) (inu|ninu|) (akanti mi|asunwon mi) (lo si|si|fun) {name}
      mo je {name} ni {amount}, (fi ranse|ba mi san|san fun un)
      (fi|gbe|ko) {amount} (si|sinu) (akanti|asunwon|akaunti) {name}
      (ko|san|gbe) owo (lati|kuro ninu) (akanti mi|asunwon mi|akaunti mi) (si|lo si) (akanti {name}|{bank}|{name})
      (ko|gbe|san) {amount} (lati|kuro ninu) {bank} mi (si|lo si) (akanti {name}|{bank}|{name})
      fi {amount} ranse si {phone}
      transfer {amount} (si|fun) {name}
      (e|) ba mi (fi owo|fi {amount}) (ranse|sowo) si (iyawo mi|mama mi|omo mi|oko mi|egbon mi) 
      (send|transfer|fi) {amount} (si|to|fun) {name} (kia|bayii|ni kiakia|)
      fi {amount} (ranse|sowo) si akanti {bank} {account} (jowo|)
      {name} nilo {amount}, (fi ranse|ba mi fi ranse) (kia|)
      fi {amount} ranse si {name} loni
      (yo|yọ) {amount} (kuro ninu akanti mi|ninu owo mi) (fun|ki o fi ranse si) {name}
      mo fe (san owo|sanwo) fun (enikan|onile mi|telo mi|{name})
      (se|ṣe) (ifiranse|transfer) (owo|) (ti|) {amount} (si|fun) {name}
      (mo fe|e ba mi) san (owo|{amount}) fun (onile mi|telo mi|oga mi|{name})
      (fi|san) {amount} (si|fun) {name} (lati akanti mi|)
      san {amount} fun {name} (bayii|kia|)
      fi {amount} ranse si (onile mi|iya mi|{name})
      (e fi|fi) owo ({amount}|) sowo si {name}
      mo (fe|nilo lati) san (owo|{amount}) fun {name}
      (san|fi) {amount} (fun|si) {name} (jowo|)
      fi owo ranse si {name}
      (ba mi|e ba mi) san {amount} fun {name}
      (mo fe|e ba mi|je ki n) (fi|san|fun) {amount} (ranse si|fun|si) {name} (fun {narration}|bayi|)
      (fi|e fi|ba mi fi) {amount} (ranse|sowo|) (si|fun) (iya mi|iyawo mi|omo mi|aburo mi|onile mi|{name})
      (fi|san) (owo|{amount}) (ranse|) (si|sinu) {bank} (akanti|nomba|) {account}
      (fun|san fun|e fun) {name} (ni|) {amount}
    `,
    beneficiaries: `
      <show> (awon ti mo ti fi owo ranse si|awon eniyan ti mo fipamo|awon ti mo n sanwo fun|oruko ti mo fi pamo|awon beneficiary mi)
      (awon ti mo fi pamo|beneficiaries mi|awon olugba mi|akojo oruko|oruko awon olugba)
      (ta ni|awon wo ni|tani) mo (ti fi owo ranse si|fi pamo|maa n fi owo ranse si)
      (fi|e fi) {name} (pamo|sinu akojo|kun awon ti mo fipamo|kun beneficiary) (fun mi|)
      (yo|yọ|pa) {name} (kuro|re) (ninu|lara) (akojo mi|awon ti mo fipamo|beneficiary)
      <i_want> (fi olugba kun|fi eniyan tuntun pamo|fi beneficiary kun|ri awon olugba mi)
      fi (akanti|account) yii pamo (fun igba miiran|pelu oruko {name}|)
      se {name} wa (ninu akojo mi|lara awon ti mo fipamo)
      yi oruko {name} pada si {name}
      (ranti|fi) {name} (fun igba to n bo|pamo fun ojo miiran)
      akanti wo ni mo (ti fi pamo|fi pamo)
      (akojo|oruko) awon (eniyan|ti) mo (maa n fi owo ranse si|n san owo fun)
      yi oruko {name} (si|pada di) {name}
      (pe|fi) akanti yii (ni|oruko) {name}
      (mu|yo) {name} kuro (lara awon olugba|ninu akojo)
      oruko {name} (wa|ni mo fe fi pamo) (ninu akojo|lara olugba)
      (awon eniyan|eni) ti mo (ti san owo fun|n fi owo ranse si) (tele|)
      ta ni mo ti (sanwo fun|fi pamo) (tele|)
      (pe|fi) akanti (yii|naa) (ni|oruko) {name}
      (fi|e fi) {name} (pamo|si akojo) (fun mi|)
      (fi|e fi) akanti (yii|naa) pamo (ni oruko {name}|)
      (fi|so) {name} (kun|pamo|sinu) (awon olugba mi|akojo mi|beneficiary mi|)
      (fi han mi|je ki n ri|ba mi wo) (awon ti|awon eniyan ti) mo (n fi owo ranse si|fi pamo|n sanwo fun)
      (yo|pa|mu) {name} (kuro|re) (ninu|) (akojo|awon olugba mi|beneficiary)
      (ranti|fi) (nomba akanti|akanti) {name} (pamo|sile) (fun ojo miiran|)
    `,
    transactions: `
      <show> (awon idunadura mi|idunadura mi|ohun ti mo se lori akanti|itan akanti mi|transaction mi|history mi) ({period}|)
      (idunadura|idunadura mi|itan akanti|transactions|akosile idunadura|awon idunadura to koja) ({period}|)
      (kini|ki ni|owo wo lo) (wole|jade|o wole|o jade) (si|ninu|lati) (akanti mi|account mi) ({period}|)
      (ta ni|tani) (o|lo) (fi owo ranse si mi|san owo fun mi|fun mi lowo) ({period}|)
      (owo osu mi|owo mi|alert|{amount}) (ti wole|ti de|ti jade) (bi|se|)
      <i_want> (ri|wo) (awon idunadura mi|ohun ti mo ti se|itan akanti mi|idunadura to keyin) ({period}|)
      (fi han mi|fi) (idunadura|awon idunadura) (marun|meta|mewa) (to keyin|mi to koja|ti mo se keyin) (han mi|)
      idunadura (mi|) (to keyin|ti o keyin|ikeyin)
      kini mo (san|ra|se) {period}
      (kilode|ki lo de) ti (e fi|won fi) (yo|gba) (owo|{amount}) (ninu|kuro ninu) (akanti mi|account mi) (loni|)
      igba wo ni mo (fi owo ranse si|sanwo fun) {name} (keyin|)
      (gbogbo|awon) (owo|ifiranse) (ti mo fi ranse|to wole|to jade) {period}
      se {name} ti (sanwo fun mi|fi owo naa ranse)
      (akojo|akosile) (idunadura|ohun to sele) (lori|ninu|ti) (akanti mi|{period})
      debit {amount} (yen|kini o wa fun)
      kini mo (ra|san|se) (pelu owo mi|lori akanti|) {period}
      (akojo|akosile) (ohun to sele|idunadura|ohun ti mo se) (lori akanti mi|ninu akanti mi|{period})
      (ta|tani) lo (fun mi lowo|san owo fun mi|fi owo ranse) {period}
      (owo|awon owo) to (wole|jade) {period}
      (fi|so) ohun ti mo (se|san) {period} (han mi|fun mi)
      awon ohun ti mo (ra|sanwo fun) {period}
      (fi han mi|je ki n ri|so fun mi) (idunadura|idunadura to keyin|awon owo to wole|owo to jade|ohun to sele lori akanti mi) ({period}|)
      (ta|tani|ki) lo (fi owo ranse|sanwo|fowo ranse) (si mi|fun mi) ({period}|)
      (owo|kini) (wo|) lo (wole|jade) (si|ninu|lati) (akanti mi) ({period}|)
      (igba wo|ojo wo) ni mo (sanwo fun|fowo ranse si) {name} (gbeyin|)
      (akojo|itan|akosile) (idunadura|transaction) (mi|) ({period}|)
    `,
    statement: `
      <want> (statement|iwe akanti|alaye akanti mi|bank statement|iwe asunwon|akosile akanti) (ti {period}|)
      (statement|iwe akanti|bank statement|account statement|alaye akanti) (mi|jowo|ti {period}|)
      (fi|e fi) (statement|iwe akanti|alaye akanti) (mi|) ranse (si mi|si email mi|)
      <i_want> (gba|te|ri) (statement|iwe akanti|alaye akanti) (mi|{period}|)
      (embassy|visa|onile mi) (fe|n beere) (statement|iwe akanti)
      (statement|iwe akanti) (osu mefa|osu meta|odun kan|{period})
      bawo ni mo se le (gba|ri) (statement|iwe akanti)
      (te|print) (statement|iwe akanti) (mi|fun mi)
      (gbogbo|ekunrere) (alaye|akosile) akanti mi (fun {period}|)
      (pdf|iwe) (ti|) akanti mi
      iwe banki (fun visa|ti won te ontẹ si|)
      (mo fe|mo nilo|e fi|fun mi ni) (statement|akosile akanti|iwe akanti|akojopo akanti|statement akanti mi) ({period}|osu mefa|ranse|)
      (iwe|akosile) (akanti|ile ifowopamo) (fun|ti) (visa|{period}|embassy)
      (te|fi) (statement|akosile akanti) (mi|) (jade|ranse) (fun {period}|)
    `,
    receipt: `
      <want> (risiti|rasiti|receipt|iwe eri) (ti {amount}|owo ti mo fi ranse|)
      (risiti|rasiti|receipt|iwe eri) (mi|jowo|to keyin|n ko|)
      (fi|e fi) (risiti|receipt|rasiti|iwe eri) (mi|naa|) (ranse|han mi|ranse si mi) (lekansi|)
      (nibo|nibo ni) (risiti|receipt) (mi|) (wa|da)
      (risiti|receipt) (fun|ti) (owo ti mo fi ranse|ifiranse to keyin|sisan to keyin) (si {name}|)
      {name} (fe ri|n beere|fe) (risiti|receipt|iwe eri)
      (eri|iwe eri) (pe mo ti sanwo|pe mo sanwo|sisanwo|ti mo san)
      (mi o ri|n ko ri) (risiti|receipt) (gba|)
      (tun|e tun) (fi|) (risiti|receipt) (ranse|fi ranse) (lekan si|)
      <i_want> (ri|gba) (risiti|receipt) ({reference}|)
      receipt {reference}
      risiti ti {reference}
      (tun|e tun) fi (risiti|receipt) (ranse|naa ranse) (lekan si|si mi|)
      mo (fe|nilo) (risiti|receipt) (lekan si|naa)
      (risiti|receipt) (naa|to koja) (tun|lekan si)
      (fi|e fi|fun mi ni|mo fe) (risiti|rasiti|iwe eri|eri isanwo|risiiti) (ranse|owo|isanwo|transfer|ti {name}|{reference}|)
      (eri|iwe eri) (pe|wipe) mo (san|ti san|fi) (owo|{amount}|fun {name}) (ranse|)
    `,
    where_is_my_money: `
      (nibo ni|ibo ni) (owo mi|owo ti mo fi ranse|{amount} mi) (wa|da|wà)
      (owo mi|owo naa|owo ti mo fi ranse) (da|nko|ko tii de|ko ti wole|o ti de)
      {name} (ko tii|o tii|ko) (ri|gba) (owo|owo naa|alert|{amount}) (naa|gba|)
      mo fi {amount} ranse si {name} (sugbon|amo) (ko tii de|ko ri gba|ko wole|o o de)
      (won ti|e ti|o ti) (yo|gba) owo (mi|ninu akanti mi) (sugbon|amo) (owo naa ko de|ko de odo {name}|ko lo)
      (kilo|ki lo) (sele|ṣẹlẹ̀) (si|pelu) (owo mi|ifiranse mi|{amount})
      (kilode|ki lo de) ti owo (mi|naa) (ko fi de|fi n pe|ko tii wole|fi duro)
      (bawo ni|ipo) (ifiranse mi|transfer mi|owo ti mo fi ranse) (se wa|wa bayii|)
      (se|nje) (owo naa|transfer mi|ifiranse naa) (ti de|ti lo|ti wole|yege|ti koja)
      (igba wo|nigba wo) ni owo (naa|mi) (maa de|yoo de|maa pada)
      (ba mi wa|ba mi tọpa|wa) (transfer mi|owo ti mo fi ranse|ibi ti owo mi wa)
      owo mi (ti ha|ha|wa ni pending|duro soju kan)
      {amount} ti mo fi ranse {period} (ko tii de|ko wole)
      transfer status {reference}
      (mo si n|mi o tii) (duro de|ri) (owo naa|owo ki o de)
      mo fi (owo|{amount}) ranse (si|fun) {name} (amo|sugbon|) (ko wole|ko de|ko ri i|ko tii ri i)
      mo (ti fi|fi) {amount} ranse, {name} (ni oun ko ri i|ko tii gba)
      {name} (so pe|ni) (oun ko ri owo|owo ko wole|ko ri alert)
      owo ti mo fi ranse si {name} (ko de|da|ko tii wole)
      owo (ti jade|ti lo) sugbon ko (de odo|wole si akanti) {name}
      mo fi {amount} ranse si {name} (ko tii|ko) (ri i|de|wole|gba)
      {amount} ti mo fi ranse si {name} (da|ko de|ko tii wole)
      {name} ko (tii|) (ri|gba) {amount} (ti mo fi ranse|)
      won ti yo {amount} (sugbon|amo) {name} ko (ri|gba) (i|owo)
      ifiranse ti mo se (ko de|ko lo|duro)
      owo ti mo fi ranse (lana|loni|lati aaro) (ko tii de|da)
      (owo|{amount}) (ti mo fi ranse|ti mo san) (si {name}|fun {name}|) (ko tii de|ko de|ko wole|ko ti i wole|o ti de)
      {name} (so pe|ni) (oun|) (ko tii|ko|o) (ri|gba) (owo|owo naa|{amount}) (gba|)
      (won|e) (yo|ti yo) owo (lowo mi|ni akanti mi|) (sugbon|amo) {name} (ko|o) (ri|gba) (nkankan|a)
      (ibo|nibo) ni (owo mi|transfer mi|ifiranse mi) (wa|de duro|lo)
      (transfer|owo|ifiranse) (mi|) (si wa|ti wa|wa) (ni pending|lojuona|nile)
    `,
    recall: `
      mo (fi owo|fi {amount}) (ranse|sowo) si (eni ti ko ye|akanti ti ko ye|eni elomiran|akanti asise|nomba ti ko to) (nipa asise|)
      (mo se|mo ti se) asise (mo fi {amount} ranse|nigba ti mo fi owo ranse|ninu fifi owo ranse si {name}|)
      (ba mi gba|e ba mi gba|da) (owo mi|{amount}|owo naa) pada (lowo {name}|lati akanti asise|fun mi|)
      <i_want> gba (owo mi|{amount}|owo ti mo fi ranse nipa asise) pada
      (akanti|eni|nomba) (ti ko to|ti ko ye|asise) ni mo fi (owo|{amount}) (ranse|) si
      (da|yi) (transfer|ifiranse|owo) (naa|yen|mi|{reference}) pada
      recall {reference}
      mo te nomba (akanti|account) ti ko (to|pe|tona)
      owo (mi|naa) ti lo (si odo elomiran|si akanti miiran|sibi ti ko ye)
      (kii se|ki i se) eni yen ni mo fe (fi ranse si|sanwo fun), (da owo naa pada|)
      mo fi ranse leemeji, (da ikan pada|gba okan pada)
      mo (fi odo kun|te odo pupo|fi owo pupo ju ranse), da (owo naa|eyi to ku) pada
      bawo ni mo se le gba owo (ti mo fi ranse nipa asise|mi lowo eni ti ko ye) pada
      owo (mi|naa) lo (sodo elomiran|si ibi ti ko ye|si akanti elomiran)
      (mo ti|mo) fi owo (ranse si|san fun) eni ti ko ye
      (da|gba) owo ti mo (fi ranse|san) (nipa asise|si eni ti ko ye) pada
      (asise|mo se asise) (ni mo se|nomba akanti|ninu ifiranse)
      (ba mi|e ba mi) (da|gba) owo (mi|naa) pada (lowo re|)
      owo (mi|naa) lo (si akanti miiran|si ibi ti ko ye|sodo elomiran)
      owo naa (ti|) lo si (ibi miiran|akanti miiran) (gba a pada|)
      (da|gba) owo mi pada (lati akanti asise|lowo {name})
      (akanti|nomba) (ti ko to|ti ko ye|asise) ni mo (fi owo si|te)
      mo (fi|san) {amount} (ranse|) si (akanti|nomba) ti (ko ye|ko to|kii se oun)
      (ba mi|e) (gba|da) {amount} (pada|pada fun mi) (lowo {name}|)
      mo se asise, (da owo mi pada|e gba owo mi pada)
      (mo|mo ti) (fi|san) (owo|{amount}) (ranse|) si (eni ti ko ye|akanti ti ko ye|elomiran|akanti miiran|nomba ti ko to)
      (e ba mi|ba mi|mo fe) (gba|da) (owo mi|{amount}|owo naa|owo yen) (pada|) (lowo {name}|) (pada|)
      (asise|mo se asise|mo ti se asise) (ni|ninu nomba akanti|nigba ti mo fi owo ranse)(, e da a pada|, mo fe owo mi pada|)
      (e yi|e da|da) (transfer|owo|ifiranse) (naa|ti mo se|{reference}) pada (jowo|)
    `,
    spending: `
      (elo|eelo) ni mo (ti na|na|ti nawo|lo) ({period}|)
      (iye|owo) ti mo (na|ti na|ná) ({period}|) 
      <show> (iye ti mo na|bi mo se n nawo|inawo mi|itan inawo mi|owo ti mo na) ({period}|)
      elo ni mo na (lori|fun|si) (ounje|data|kaadi|epo|oko|ina|oja) ({period}|)
      (nibo ni|ibo ni) owo mi (n lo|gba lo|n ba lo) ({period}|)
      (kini|ki ni) mo (n na owo mi si|n nawo si ju|na owo le lori) ({period}|)
      <i_want> (mo|ri) (iye ti mo na|bi mo se n na owo|ibi ti owo mi n lo) ({period}|)
      (apapo|gbogbo) (inawo mi|owo ti mo na|ohun ti mo na) ({period}|)
      (inawo|inawo mi|itan inawo) ({period}|)
      elo lo (jade|ti jade) (ninu|lati) akanti mi {period}
      se mo n na (owo ju|owo pupo ju)
      elo ni mo ti fi ranse si {name} ({period}|lapapo)
      bawo ni mo se na {amount} (tan|) {period}
      elo ni mo na (fun|lori) (data|ina|kaadi|ounje) ({period}|)
      elo ni (data|ina|ounje) gba lowo mi ({period}|)
      mo na elo (lori|fun) (ina|data|ounje) ({period}|)
      (elo|iye) (ni mo|ti mo) (na|nawo) (lori|fun|si) (ounje|oko|kaadi|data|oja) ({period}|)
      (ibo|nibo|bawo) ni (owo mi|gbogbo owo mi) (n lo|lo|se tan|ba lo) ({period}|)
      (apapo|iye) (inawo|owo ti mo na) (mi|) ({period}|)
      (kini|ki) (mo|lo) n (na owo si|gba owo mi) (ju|julo)
    `,
    airtime: `
      <please> <buy> (kaadi|airtime|kaadi ipe|recharge card|credit) (ti {amount}|{amount}|)
      <buy> (kaadi|airtime|kaadi ipe) {network} (ti|) {amount}
      <buy> {amount} (kaadi|airtime|credit) (fun {phone}|si foonu mi|)
      <i_want> (ra|gba) (kaadi|kaadi ipe|airtime|credit)
      (kaadi ipe|ra kaadi|airtime|kaadi {network}|recharge kaadi|owo ipe)
      (fi|e fi) {amount} (kaadi|airtime|credit) (si|sori) (foonu mi|laini mi|{phone})
      {amount} (kaadi|airtime) {network}
      (kaadi mi|owo ipe mi|credit mi) ti tan (ba mi ra {amount}|e fi {amount} si|)
      (fi|ra) kaadi {amount} (ranse si|fun) ({phone}|{name})
      (ra|ba mi ra) kaadi fun {name} (ti|) {amount}
      recharge (foonu mi|laini mi|{phone}) pelu {amount}
      {network} {amount} {phone}
      (kaadi|owo ipe) (igba naira|{amount}) (fun|si) {phone}
      mo nilo (kaadi|credit|owo ipe) (lati pe|bayii|{amount})
      load kaadi {amount} (si {phone}|fun mi|)
      mo (nilo|fe) kaadi (ipe|{network}|lati pe|bayii) ({amount}|)
      (kaadi ipe|recharge|airtime) {amount} (fun {name}|fun {phone}|)
      (fi|load) kaadi si (foonu|laini) mi
      (kaadi|owo ipe) tan lori foonu mi
      fi kaadi {amount} (ranse|) (si|fun) {name}
      ra kaadi {amount} (ranse|) (si|fun) ({name}|{phone})
      (fi|ra) kaadi (ipe|) (fun|si) {name}
      mo (nilo|fe) (kaadi|airtime|owo ipe) (ti|) {amount}
      ya mi ni kaadi ipe {amount}
      (kaadi|airtime) (fun|si) (foonu mi|{phone})
      (ra|ba mi ra|fi) (kaadi|kaadi ipe|airtime|recharge|kirediti) (ti|) {amount} (fun mi|si foonu mi|{network}|)
      (fi|ra|load) (kaadi|airtime|) {amount} (si|fun|ranse si) ({phone}|{name}|laini mi)
      (mi o ni|kaadi) (kaadi|mi) (lori foonu|ti tan|rara)(, ra {amount}|)
    `,
    data: `
      <please> <buy> (data|data {network}|mb|data ti {amount})
      <buy> {plan} (data|) (fun {phone}|{network}|)
      <buy> data {network} {plan}
      <i_want> (ra|gba|sub) (data|data {network}|{plan})
      (data|ra data|data {network}|mb|eto data)
      (data mi|mb mi|intaneti mi) ti (tan|pari)
      {plan} (fun|si) {phone}
      (iru|awon) data (wo|plan) (le ni|wo lo wa|fun {network})
      elo ni {plan} ({network}|)
      (fi|e fi) (data|{plan}) si (foonu mi|laini mi|{phone})
      (fi|ra) (data|{plan}) (ranse si|fun) ({name}|{phone})
      data (osoosu|olose|ojumo|osu kan|ose kan)
      data {amount} (fun {phone}|{network}|)
      mi o ni data (mo|lori foonu mi), (ba mi ra|ra) (data|)
      (intaneti|data) (fun|ti) (osu kan|foonu mi|{network})
      elo ni (data|{plan}) ({network}|ti {network}|)
      {plan} {network} (elo ni|je elo)
      (oye|iye) {plan} ({network}|)
      mo fe (ra|) {plan} (fun {phone}|{network}|)
      (ra|fi) {plan} (si|sori) (foonu mi|{phone}|laini mi)
      elo ni won n ta {plan}
      mi o ni data (lori foonu|mo|), (ba mi ra|ra data)
      data tan lori foonu mi, (ra|ba mi ra)
      (ba mi ra|e ra) data (fun foonu mi|)
      (elo ni|iye) data {network} ({plan}|)
      (mo nilo|mo fe) (mb|data|intaneti) (bayii|lori foonu mi|)
      (sub|ra) (data|mb) (fun mi|fun {phone}|)
      data (mi|) (ti pari|ti tan|ko si mo)
      eto data ({network}|losoosu|olose)
      (ra|ba mi ra|fi) (data|{plan}|mb|data {network}) (fun|si|ti) (mi|foonu mi|{phone}|{amount}|layini mi)
      (data|mb|intaneti) (mi|) ti (tan|pari)(, ra|, ba mi ra|)
      {plan} {network} (fun mi|jowo|)
    `,
    electricity: `
      <please> (san|ra|ba mi san|ba mi ra|e san) (owo ina|ina|owo nepa|ina mita|token ina)
      <i_want> (san|ra) (owo ina|owo nepa|ina|ina mita|token ina)
      (owo ina|ina|nepa|owo nepa|ina mita|ina eletiriki|sisan owo ina)
      (san|ra) (ina|owo ina) {amount} (fun mita {meter}|)
      (mita|meter) {meter} {amount}
      (fi|e fi) {amount} (si|sinu) mita (mi|{meter})
      (ina mi|unit mi|mita mi) ti (tan|ku), (ra {amount}|ba mi ra|)
      won ti (ja|ge) ina mi (mo fe san|)
      (fi|e fi) token (ina|mita|nepa) (mi|) ranse
      san {biller} {amount}
      ina {amount} (fun ile mi|fun soobu mi|)
      owo ina (ti|) {amount}
      ko si ina (nile|), (ra|ba mi ra) ti {amount}
      token (ina|nepa) {amount}
      recharge mita (mi|) (pelu {amount}|)
      (ra|ba mi ra|fi|san) (ina|ina eletiriki|token|owo ina|ina nepa) (ti|) ({amount}|si mita|fun mita {meter}|fun ile mi)
      (ina|yuniti|ina prepaid) (mi|ile mi|) ti (tan|pari|lo)(, ra {amount}|, ba mi ra|)
      (san|mo fe san) (owo ina|owo nepa|bill ina|owo monamona) ({amount}|ile mi|soobu mi|)
    `,
    tv: `
      <please> (san|ba mi san|tun|e san) (owo dstv|owo gotv|dstv|gotv|startimes|owo tv)
      <i_want> (san|tunse|sub) (owo dstv|gotv|dstv|startimes|owo telifisan|cable)
      (dstv|gotv|startimes|owo telifisan|owo tv|owo dstv|owo gotv)
      (dstv|gotv|startimes) mi ti (pari|tan|ku|ge)
      (dstv|gotv|startimes) {plan} (jowo|)
      san {amount} fun (dstv|gotv|startimes)
      elo ni (dstv|gotv|startimes) {plan}
      mo fe wo (boolu|ere|fiimu), (san|tun) (dstv|gotv) (mi|)
      (yi|gbe) (dstv|gotv) (mi|) (pada si|si) {plan}
      (iuc|smartcard|nomba dikoda) {meter}
      (dikoda|decoder) (mi|) ti (pari|ku|ge)
      (san|sisan) owo (cable|dikoda|telifisan) 
      san (gotv|dstv) (mama mi|fun soobu mi|ti baba mi)
      (san|tun|ba mi san) (owo|) (dstv|gotv|startimes|tivi|telifisan) (mi|) ({amount}|osu yii|se|)
      (dstv|gotv|startimes|dikoda) (mi|) ti (pari|tan|ge)(, e san an|, ba mi san|)
      {amount} (fun|ti) (dstv|gotv|startimes|tivi)
    `,
    bill: `
      <please> (san|ba mi san|e san) (bill|bili|owo bill) (mi|)
      <i_want> san (bill|bili|awon bill|bill kan|gbese bill)
      (san bill|sisan bill|bill|bili|awon bill mi|san bili)
      (san|ba mi san) (owo omi|owo ile iwe|owo ile|owo ile gbigbe|owo idoti|owo intaneti)
      (san|ba mi san) (owo ile iwe omo mi|owo idanwo|owo iforukosile|school fees)
      (san|ra) (waec|jamb|neco) (pin|form|)
      (fi|e fi) owo (si|sinu) (bet9ja|sportybet|betking) (mi|{amount}|)
      san {amount} fun (omi|owo ile|ile iwe|idoti|intaneti)
      (san|sisan) (owo ori|remita|owo ijoba)
      <i_want> (san|sanwo) (owo omi|owo ile|owo ile iwe|owo ile iwosan|insurance|owo idoti)
      awon bill wo ni mo le san (nibi|)
      (owo ile|owo omi|owo ile iwe) mi ti to (san|), (ba mi san|mo fe san)
      san {biller} {amount}
      (san|sisan) (remita|owo ori|owo ijoba|owo idoti) ({amount}|)
      mo fe san (remita|owo ori|owo ijoba)
      (san|ba mi san) owo (ori|ijoba|egbe)
      (san|mo fe san|ba mi san) (owo|) (omi|ile|ile-iwe|idoti|intaneti|bill|owo ori) ({amount}|mi|)
      (ra|ba mi ra|san) (waec|jamb|neco) (pin|foomu|)
      (mo fe|je ki n) san (bill|awon bill mi|bill kan|owo ise)
    `,
    bill_due: `
      (igba wo|nigba wo|ojo wo) (ni|) (mo gbodo|mo maa|lo ye ki n) san (bill mi|owo ina|owo omi|owo ile|dstv)
      (ojo|igba) (ti|) (bill|owo ina|owo omi|owo ile) (mi|) (maa pe|ye ki n san|yoo pe)
      (igba wo|ojo wo) ni (bill|owo ina|owo ile iwe|owo ile|owo omi) (mi|) (maa|yoo|n) (pe|to san|pari)
      ojo (ikeyin|gbedeke) (lati|fun) (san|sisan) (bill|owo ile|owo ina|owo ile iwe)
      ojo meloo lo ku (ki bill pe|lati san bill|ki dstv mi pari|ki n san owo ina)
      se bill mi ti (pe|to san) (bayii|)
      bill wo ni mo gbodo san (bayii|lose yii|)
      (ojo|igba|gbedeke) (sisan|lati san) (bill|owo ile|owo ina|owo omi) (mi|)
      (gbedeke|ojo ikeyin) (owo ina|bill|owo ile iwe|owo omi)
      (igba|ojo) wo ni (mo gbodo|ki n) san (owo ile|bill|owo omi)
      (nigba wo|ojo wo) ni (bill|owo ina) mi (to|pe)
      ojo meloo lo ku fun (bill|owo ina|owo ile) mi
      (ojo wo|igba wo|nigba wo) (ni|) (mo gbodo|maa|a maa) san (bill|owo ina|owo omi|owo dstv|owo ile)
      (ojo|gbedeke) (isanwo|ati san|ikeyin) (bill|owo ina|owo omi) (mi|) (da|ni igba wo)
      (bill|owo ina|dstv) (mi|) ti (to|pe|koja) (san|asiko|gbedeke)
    `,
    bill_balance: `
      elo ni (bill|bili|owo ina|owo omi|owo ina mita) mi (osu yii|lapapo|je|)
      (elo|eelo) ni (mo je|gbese mi|won n beere) (lori|fun|ninu) (ina|omi|bill|owo ina)
      (apapo|iye) (bill|owo ina|awon bill|owo ti mo fe san lori bill) mi (je elo|)
      elo lo ku ti mo gbodo san (lori|fun) (bill|owo ile iwe|owo ile|owo ina)
      (so|fi) iye (bill mi|owo ina mi|ti mo je lori ina) (fun mi|han mi)
      gbese (ina|omi|bill|owo ina) mi (elo ni|)
      elo ni maa (na|san) (lori|fun) (awon bill|bill|owo ina) (losu yii|)
      elo ni (mo maa|mo gbodo|maa) san (fun|lori) (owo ina|bill|omi)
      iye (bill|owo ina|owo omi) (mi|) (elo ni|)
      elo lo ku (lori|ninu) (bill|owo ile iwe|owo ina) (mi|)
      elo ni bill (ina|omi|mi) (osu yii|je)
      (mo je|gbese) elo (lori ina|lori bill|fun omi)
      (elo|iye) (ni|wo ni) (bill|owo ina|owo omi|owo dstv|owo intaneti) (mi|ti mo maa san|mi osu yii)
      (elo ni mo|iye ti mo) (je|maa san|gbodo san) (fun|lori|ni) (ina|omi|bill|dstv)
      (so fun mi|ba mi wo) (iye|oye) (bill|owo ina|gbese ina) (mi|)
    `,
    min_payment: `
      (elo|kini) ni (iye to kere ju|owo to kere ju|iye ti o kere julo) (ti mo le san|lati san) (lori|fun|) (bill|owo ina|kaadi|bill yii)
      (iye|owo) (to kere ju|ti o kere julo|to kere julo) (lati san|ti mo le san) (fun|lori) (bill mi|ina|kaadi|owo ina)
      (iye|owo) to kere ju (fun|lori) (sisan|) (bill|ina|dstv|owo omi)
      se mo le san (die ninu|idaji|apakan) (bill|owo ina|bill mi)
      elo lo kere (ju|julo) (ti mo gbodo san|ti mo le fi ra ina|fun bill yii)
      (sisan|owo sisan) to kere (ju|julo) (je elo|jowo|)
      se mo le san (die|idaji|apakan) (ninu|lara) (bill|owo ina|owo omi)
      se mo le san (bill|owo ina) (die die|diedie)
      (iye|owo) to kere julo (ti mo le san|fun bill|lori bill)
      kini owo to kere (julo|ju) (fun bill|lati san)
      elo ni (o kere ju|iye to kere) lati san bill
      (kini|elo ni) (iye|owo) (to kere ju|kekere ju|to kere julo) (ti mo le|lati) san (lori|fun) (bill|kaadi|loan|ina)
      (o kere ju|kere ju) (elo|iye wo) ni mo (le|gbodo) san
    `,
    card_create: `
      <want> (kaadi atm|kaadi banki|kaadi tuntun|virtual card|atm card|kaadi igbowo|debit card)
      (se|e se|ba mi se|seda) (kaadi atm|kaadi tuntun|virtual card|kaadi banki) (fun mi|)
      (kaadi atm tuntun|kaadi banki tuntun|virtual card|gba kaadi atm|atm card tuntun)
      <i_want> (gba|ni|beere fun) (kaadi atm|kaadi banki|kaadi igbowo|virtual card)
      bawo ni mo se le gba (kaadi atm|kaadi banki|virtual card)
      kaadi (atm|banki|igbowo) mi ti (baje|pari|ya), (mo fe tuntun|e fun mi ni omiran)
      se e (ni|n fun eniyan ni) (kaadi atm|virtual card|kaadi banki)
      elo ni (kaadi atm|virtual card|kaadi banki)
      kaadi (lati ra nkan lori ayelujara|fun netflix|lati sanwo lori intaneti)
      (mi o ni|n ko ni) (kaadi atm|kaadi banki|atm card)
      kaadi (visa|mastercard|verve) (ni mo fe|)
      (paaro|paro|yi) kaadi (atm|banki) mi (si tuntun|)
      (igba wo|nigba wo) ni kaadi (tuntun|atm mi) (maa de|yoo de)
      kaadi (lati|fun) (ra nkan|sanwo) (lori ayelujara|lori intaneti|online)
      mo fe kaadi (lati fi sanwo|lati fi ra nkan) lori (intaneti|ayelujara)
      kaadi (online|intaneti) (ni mo fe|)
      (mo fe|mo nilo|e fun mi ni|e ba mi se) (kaadi|kaadi atm|kaadi tuntun|kaadi igbowo|virtual card|kaadi banki|kaadi dola)
      (bawo ni|se) mo (se le|le) (gba|ri|beere fun) (kaadi|kaadi atm|kaadi tuntun) (gba|)
      (paaro|e ba mi paaro|e fun mi ni omiran dipo) (kaadi|kaadi mi|kaadi to baje|kaadi to ti pari)
    `,
    card_freeze: `
      <please> (ti|di|tii pa|da|dena) (kaadi mi|kaadi atm mi|atm card mi|kaadi banki mi) (pa|duro|)
      kaadi (mi|atm mi|banki mi) ti (sonu|so nu|nu) (ba mi ti pa|e di i|)
      (won ti ji|ole ji|won ji) (kaadi mi|kaadi atm mi|atm card mi) (gbe|lo|)
      <i_want> (ti|di|da) (kaadi mi|kaadi atm mi|kaadi banki mi) (pa|duro|)
      (ti kaadi pa|di kaadi|block kaadi|di kaadi atm mi|ti kaadi atm pa)
      mi o (ri|mo ibi ti) (kaadi atm mi|kaadi mi|kaadi mi wa) (mo|)
      (si|tu) kaadi mi (pada|sile) (jowo|)
      (enikan|elomiran) n (lo|lò) kaadi (mi|atm mi)
      atm (ti gbe|gbe|fa) kaadi mi (mi|mole|)
      (da|dena) gbogbo (sisan|owo) lori kaadi mi (duro|)
      kaadi mi ti (bo si owo ole|wa lowo ole)
      block (kaadi|atm card) mi (kia|bayii|ni kiakia)
      (bawo ni mo se le|mo fe) (ti|di|block) (kaadi|kaadi atm|kaadi banki) mi (pa|)
      (ti|di|block) (kaadi|kaadi banki|kaadi atm) mi
      kaadi banki mi ni mo fe (ti|di|block)
      (kaadi|kaadi atm|kaadi igbowo) mi (ti sonu|sonu|won ji i|ti jabo|o si mo)(, e ti i pa|, e di i|)
      (e|ba mi|jowo) (ti|di|da|gbe) (kaadi|kaadi atm|kaadi igbowo|kaadi virtual) mi (pa|duro|) (bayi|kia|)
      (ole|enikan|won) (ti|) (ji|gba|mu) (kaadi|kaadi atm) mi (lo|)
      (mo so|mo padanu|mo ti padanu) (kaadi|kaadi atm) (mi|) (nu|)
    `,
    card_show: `
      <show> (alaye kaadi mi|nomba kaadi mi|kaadi mi|awon kaadi mi|virtual card mi)
      (alaye kaadi|nomba kaadi|kaadi mi|awon kaadi mi|alaye kaadi atm mi)
      (kini|ki ni) (nomba kaadi mi|cvv kaadi mi|ojo ti kaadi mi maa pari)
      (igba wo|nigba wo) ni kaadi (mi|atm mi) (maa pari|yoo pari|n pari)
      <i_want> (ri|wo) (kaadi mi|alaye kaadi mi|nomba kaadi mi|virtual card mi)
      se kaadi mi (n sise|wa ni titi|si n sise)
      kaadi (meloo|wo) ni mo ni
      (ojo ipari|expiry|cvv) kaadi mi
      nibo ni mo ti le ri (kaadi mi|alaye kaadi mi|virtual card mi)
      ipo kaadi mi
      nomba merin to keyin kaadi mi
      (nigba wo|ojo wo) ni kaadi (mi|atm mi) (maa pari|n pari|yoo tan)
      ojo ti kaadi (mi|atm mi) maa (pari|tan)
      (fi|so) (nomba|alaye) kaadi (atm mi|mi) (han mi|fun mi)
      kaadi (atm|banki) mi (da|n ko)
      (nomba|cvv|ojo ipari) (kaadi|kaadi atm) mi
      (fi han mi|je ki n ri|so fun mi) (nomba|alaye|cvv|ojo ipari) (kaadi|kaadi mi|kaadi atm mi)
      (kaadi|kaadi melo) (ni mo ni|mi da|mi n ko)
      (igba wo|ojo wo) ni kaadi mi (maa pari|pari)
    `,
    group_create: `
      <i_want> (da|bere|da sile|si) (ajo|esusu|egbe ajo|egbe alajeseku|egbe esusu) (sile|)
      (da|bere|e ba mi da) (ajo|esusu|egbe ajo|ajo tuntun|egbe esusu tuntun) (sile|)
      (da ajo sile|bere ajo|ajo tuntun|esusu tuntun|da egbe sile|bere esusu)
      (emi ati awon ore mi|awa|emi ati awon egbe mi) (fe|n fe) (da ajo|bere esusu|da ajo sile|maa da ajo)
      bawo ni mo se le (da|bere) (ajo|esusu|egbe ajo) (sile|)
      (bere|da) (ajo|esusu) {amount} (osoosu|lososu|olose|lojoojumo)
      (ajo|esusu) (ebi|ofiisi|oja|adugbo|ijo) (tuntun|mo fe bere)
      mo fe ki a maa (da|san) {amount} (losoosu|lose|lojumo)
      (si|da) egbe (fun|ti) eniyan (mewa|10|marun) (fun ajo|lati fowopamo)
      (ko|kó) awon eniyan jo (lati da ajo|fun esusu|fun ajo)
      (emi|mo fe je) (olori|iya) (ajo|alajo) (tuntun|)
      (seda|da) (group|egbe) (ajo|ifowopamo|esusu) 
      da (egbe|ajo) (ti|fun) eniyan (mewa|marun|10) (sile|)
      (mo fe|e je ka) (bere|da) (ajo|esusu|egbe ifowopamo) (tuntun|ti {amount}|)
      da egbe (ifowopamo|alajeseku|ajo) sile (fun ebi|fun ore|)
      (emi ati|pelu) awon ore mi fe (da|bere) (ajo|esusu)
      seto ajo (tuntun|{amount} losoosu)
      (awa|a) (n fe|fe) (da|maa da|bere) ajo (tuntun|)
      (e je ka|a fe) (da|bere) (ajo|esusu) (sile|tuntun)
      da ajo tuntun (sile|)
      (mo fe|a fe|e je ki a) (da|bere|si|ko) (ajo|esusu|egbe alajo|egbe esusu|ajo tuntun) (sile|jo|) (pelu awon ore mi|ti {amount}|)
      (da|e ba mi da|si) (ajo|esusu|egbe) (sile|tuntun|) (fun|pelu) (awa obinrin|eniyan {number}|awon ore)
    `,
    group_join: `
      <i_want> (darapo mo|wo|wole si|dara po mo) (ajo|esusu|egbe ajo|egbe esusu|ajo {name})
      (darapo mo ajo|wo inu ajo|darapo mo esusu|wo egbe|join ajo)
      (fi|e fi) mi (sinu|kun) (ajo|esusu|ajo {name}|egbe ajo)
      ({name}|ore mi) (pe mi|ni ki n wa|fi iwe pe mi) (sinu|si|darapo mo) (ajo|esusu|egbe)
      bawo ni mo se le (darapo mo|wo|wole si) (ajo|esusu|egbe ajo)
      mo ni (iwe ipe|code|nomba ipe) (si|fun) (ajo|egbe|{reference})
      se (ajo|esusu) kan wa ti mo le (darapo mo|wo)
      mo gba (ipe|iwe ipe) (si ajo|{name}|lati darapo mo ajo)
      se mo (si le|le) (darapo mo|wo) (ajo|esusu|egbe) (yin|naa|bayii)
      mo fe je (omo egbe|okan lara) (ajo|esusu)
      (ko|kọ) oruko mi (sinu|si) (ajo|esusu)
      wo inu ajo (ofiisi|oja|ebi)
      (mo fe|e je ki n|bawo ni mo se le) (darapo mo|wole si|wo|kopa ninu|ba yin da) (ajo|esusu|egbe ajo|egbe) (yin|{name}|)
      (fi|e fi|ko) (mi|oruko mi) (kun|si|sinu) (ajo|esusu|egbe) (yin|naa|)
      (won|enikan) (fun mi ni|fi) (code|nomba|iwe ipe) (ranse|) (lati|fun) (darapo|wo) (ajo|egbe|esusu)
    `,
    group_contribute: `
      <please> (san|da|ba mi san|e san) (ajo mi|owo ajo|esusu mi|owo esusu|idawo mi)
      <i_want> (san|da) (ajo|owo ajo|esusu|owo esusu mi|idawo mi)
      (san ajo|da ajo|owo ajo|owo esusu|idawo|san esusu)
      (fi|san|e fi) {amount} (si|sinu|fun) (ajo|esusu|egbe ajo|ajo wa)
      (san|da) (ajo|esusu|owo ajo) (ose yii|osu yii|oni)
      (asiko|akoko) (ajo|esusu) ti to, (san|ba mi san)
      (yo|yọ) owo (ajo|esusu) (kuro ninu akanti mi|ninu owo mi|)
      {amount} (ajo mi ree|owo ajo|fun ajo) 
      mi o (san|da) ajo (ose to koja|osu to koja|), (mo fe san bayii|je ki n san)
      (ipin|idawo) (mi|temi) (ninu|fun) (ajo|esusu) ({amount}|)
      (san|da) {amount} fun (idawo|ajo) 
      ba {name} san (owo ajo|ajo) (naa|)
      (fi|san|da) {amount} (si|fun|sinu) (egbe ajo|ajo|esusu) (wa|mi|)
      mo fe san (owo ajo|esusu|ajo) (mi|ose yii|osu yii)
      owo ajo (mi|ose yii) (ree|{amount}|ni mo fe san)
      (san|da) (idawo|ipin) mi (ninu ajo|)
      ba mi da (ajo|esusu) {amount}
      (mo fe|e ba mi|je ki n) (san|da|dawo) (ajo|esusu|owo ajo|owo esusu|idawo) (mi|) ({amount}|ti ose yii|)
      (san|da|fi) {amount} (si|fun|sinu) (ajo|esusu|egbe|owo ajo)
      (idawo|owo ajo|ipin) mi (re|ni yi|ti osu yii) ({amount}|)
    `,
    group_status: `
      <show> (ajo mi|bi ajo wa se n lo|ipo ajo mi|egbe ajo mi|esusu mi)
      (ta ni|tani) (o kan|lo kan|yoo|maa) (lati ko|gba|ko) (ajo|esusu|owo ajo) (lose yii|losu yii|bayii|)
      (igba wo|nigba wo) ni (maa|mo maa|o kan mi lati) (ko|gba) (ajo|esusu|owo ajo|ajo mi)
      (ta ni|tani|awon wo) (lo ti|ti|ni ko tii) (san|da) (ajo|owo ajo|esusu) (bayii|)
      elo (lo wa|ni a ti da|lo ti pe) (ninu|) (ajo|esusu|ajo wa|egbe wa)
      (ajo mi|ipo ajo|esusu mi|egbe mi|ajo wa) (nko|bawo|)
      eniyan meloo lo wa (ninu|ni) (ajo|egbe|esusu) (wa|)
      (igba|akoko) (temi|mi) (lati ko ajo|ninu ajo) (ti to|igba wo ni|)
      se {name} ti (san|da) (ajo|owo ajo|esusu)
      elo ni mo ti (da|san) (si ajo|sinu esusu|fun ajo)
      (igba wo|ojo wo) ni (ajo|idawo) to n bo
      ajo wa (bawo ni|n ko|se n lo)
      (ta ni|awon wo|tani) (lo ti san|lo ti da|ko tii san) (owo ajo|ajo|esusu) (ose yii|osu yii|)
      se {name} ti (san|da) (owo ajo|esusu|ajo) (re|tie|)
      (eni|awon) (ti o ti|to ti) (san|da) (owo ajo|ajo)
      (elo|owo elo) lo wa ninu (ajo|esusu|egbe) (wa|)
      ta lo kan (lati ko ajo|bayii|ninu ajo)
      (mo fe mo|so fun mi) (bi ajo se n lo|eni to kan|iye ajo)
      se {name} ti (san|da|san owo) (ajo|esusu|owo ajo) (re|tie|osu yii|)
      (se|nje) {name} (ti san|san) (ajo|owo ajo|esusu) (bayii|)
      (ajo|esusu|owo ajo) {name} (nko|ti wole bi)
      {name} ti (da|san) ajo (tie|) bi
      ta ni ko (tii|) (san|da) ajo
      (bawo ni|ibo ni) (ajo|esusu|egbe|ajo wa) (se n lo|de duro|wa|de) (bayi|)
      (ta ni|tani|ta) (lo kan|lo maa gba|to kan lati ko) (ajo|owo ajo|esusu) (bayi|osu yii|)
      (igba wo|ojo wo) ni (mo maa gba|o maa kan mi|mo maa ko) (ajo|esusu|owo ajo) (mi|)
      (ta ni|awon wo) (ko tii|o ti|lo ti) (san|da|dawo) (ajo|esusu|owo)
      (elo|iye owo) (lo wa|ti ko jo|wo lo wa) (ninu|ni) (ajo|esusu|egbe) (wa|)
    `,
    goal: `
      <i_want> (fi owo pamo|bere si ni fi owo pamo|fowopamo|to owo jo|tọ́jú owó) (fun {narration}|)
      (fi|ba mi fi|e fi) {amount} pamo (fun|nitori) (owo ile|ile iwe|moto|igbeyawo|keresi|foonu)
      (fifi owo pamo|ifowopamo|afojusun|fi owo pamo|afojusun mi|owo ti mo n fi pamo)
      (da|bere|seda) (afojusun|ifowopamo|eto ifowopamo) (tuntun|fun moto|fun ile|)
      elo ni mo ti fi pamo (fun|bayii|lori) (owo ile|afojusun mi|moto|)
      (fi|e fi) {amount} (si|sinu|kun) (ifowopamo mi|afojusun mi|owo ti mo n fi pamo)
      (maa fi|fi) {amount} pamo (lojoojumo|losoosu|lose|fun mi losoosu)
      (ti|gbe|tọju) {amount} (pamo|mole) (titi di|di) (december|keresi|osu mefa)
      ran mi lowo (lati fi owo pamo|ki n le fi owo pamo|lati to owo jo)
      (yo|gba|yọ) owo (ninu|kuro ninu) (ifowopamo mi|afojusun mi)
      mo fe ra (moto|ile|foonu), ran mi lowo lati (fi owo pamo|to owo jo)
      <show> (ifowopamo mi|afojusun mi|ohun ti mo ti fi pamo)
      afojusun mi (de ibo|bawo|nko)
      mo fe fi {amount} sibi ti mi o ni (fi owo kan|na a)
      mo fe (ko|fi) {amount} pamo (sibi ti mi o le na a|sibi ti mi o ni fowo kan|fun ojo iwaju)
      (fi|gbe) {amount} sibi ti (mi o le na|owo mi o ni de)
      (bere|da) (ifowopamo|afojusun) fun (ile|moto|igbeyawo|keresi)
      mo fe maa fi owo pamo (die die|losoosu|fun ile)
      (ifowopamo|owo ti mo fi pamo) mi (elo ni|nko)
      (bere|si|da) (eto|) ifowopamo (tuntun|fun moto|)
      (afojusun|ifowopamo) tuntun
      mo fe bere ifowopamo (fun ile|tuntun|)
      (mo fe|e ran mi lowo lati) (fi|to|tọju|ko) (owo|{amount}) (pamo|jo) (losoosu|lojoojumo|lose kookan) (fun|nitori) (ile|ile-iwe|hajj|moto|odun)
      (fi|so) {amount} (kun|si|sinu) (ifowopamo|afojusun|ibi ifowopamo|owo ti mo n ko jo) (mi|)
      (bere|si|da) (afojusun|eto ifowopamo|ifowopamo) (tuntun|kan|fun {narration}|)
      (elo|iye) (ni mo|ti mo) (ti fi pamo|ti ko jo|ni ninu ifowopamo mi)
      (yo|gba|mu) ({amount}|owo) (kuro|jade|) (ninu|lati) (ifowopamo|afojusun|ajosepo) mi
    `,
    loan_apply: `
      <i_want> (ya owo|gba loan|ya owo lowo banki|gba eyawo|beere fun eyawo|ya)
      <please> (ya mi ni|e ya mi ni|ba mi ya|fun mi ni loan) {amount}
      <want> (eyawo|loan|awin|loan {amount}|eyawo {amount}) (kia|)
      (eyawo|ya owo|loan|awin|yiya owo|gba loan)
      elo ni (mo le|e le) (ya|ya mi)
      se mo le (ya owo|gba loan|gba eyawo|ya {amount}|gba loan {amount})
      se e n (ya eniyan lowo|fun eniyan ni loan|fun ni eyawo)
      bawo ni mo se le (ya owo|gba loan|gba eyawo)
      se mo (kun oju iwon|to) (fun|lati gba) (loan|eyawo)
      (loan|eyawo) (fun okowo|fun ise|fun owo ile iwe|{amount} fun osu meta|pajawiri)
      owo ti tan lowo mi, (ya mi ni|e ya mi ni) {amount}
      mo nilo {amount} (kiakia|ni kiakia), (maa da a pada|maa san pada) (losu to n bo|)
      (kini|ki ni) mo nilo lati gba (loan|eyawo)
      (ele|interest) (lori|) (loan|eyawo) {amount}
      (ele|interest) (lori|fun|ori) (eyawo|loan) (elo ni|{amount}|je elo)
      elo ni ele (loan|eyawo) (yin|{amount}|)
      mo fe (eyawo|loan|ya owo) (ti {amount}|{amount}|fun okowo)
      (e|se e le) ya mi ni {amount}
      (eyawo|loan) {amount} (ni mo fe|jowo|)
      (mo fe|mo nilo|mo n wa|e fun mi ni) (ya|) (owo|loan|eyawo|awin|owo eya|{amount}) (fun owo|kiakia|fun ile-iwe|)
      (e|ba mi|se e le) (ya|yá|fi) mi (ni|) (owo|{amount}|loan) (lawin|)
      (elo|iye) (ni mo|wo ni mo) le (ya|gba|ri ya) (lowo yin|gege bi loan|)
      (se mo le|bawo ni mo se le) (gba|ri|ya) (loan|eyawo|owo|awin) (gba|)
    `,
    loan_status: `
      <show> (loan mi|ipo loan mi|gbese mi|eyawo mi|iye ti o ku lori loan)
      (elo|eelo) ni (mo je|gbese mi|mo je yin) (lori loan|lori eyawo|)
      (loan mi|ipo loan|gbese mi|eyawo mi|iye loan to ku)
      se (e ti|won ti) (fowo si|gba|fọwọ́sí) (loan mi|eyawo mi|ibeere loan mi)
      (igba wo|nigba wo|ojo wo) ni (mo gbodo|mo maa) san (loan mi|eyawo|gbese mi)
      elo lo ku (lori|ninu|ti mo gbodo san lori) (loan mi|eyawo mi|gbese mi)
      (kilode|ki lo de) ti e (ko fun mi ni|fi ko) (loan|loan mi|eyawo)
      (bawo ni|ipo) (loan mi|eyawo mi) (se n lo|)
      (igba wo|nigba wo) ni owo (loan|eyawo) (maa wole|maa de)
      se mo si je (gbese|yin|loan)
      osu meloo lo ku (lori|ki n fi san) loan mi
      (eto|akosile) (sisan loan|loan mi)
      se (e ti|won ti) (gba|fowo si) (ibeere|) (loan|eyawo) mi (wole|)
      (se|nje) loan mi ti (jade|wole|yege)
      (bawo ni|nibo ni) (ibeere loan|eyawo|loan) mi (de|wa)
      elo ni (eyawo|loan|gbese) mi (ku|bayii|je)
      elo lo ku ninu (loan|eyawo|gbese) mi
      (igba|ojo) wo ni owo (loan|eyawo) (maa wole|maa de|yoo wole)
      owo (loan|eyawo) mi (ti wole|da|ko tii wole)
      se (loan|eyawo) mi ti (wole|de)
      (elo|iye) (ni|ti) (mo je|gbese mi|o ku ti mo gbodo san) (yin|lori loan|lori eyawo|)
      (se|nje) (e ti|won ti) (fowo si|gba|fi owo si) (loan|eyawo|ibeere loan) mi
      (ba mi wo|so fun mi|fi han mi) (gbese|loan|eyawo|ipo loan|iye gbese) mi
      (igba wo|ojo wo) (ni|) (mo gbodo|maa) (san|da) (loan|gbese|eyawo) (mi|) (pada|)
    `,
    loan_repay: `
      <i_want> (san|da) (loan mi|gbese mi|eyawo mi|owo ti mo ya|loan) (pada|)
      (san|ba mi san|e san) (loan mi|gbese mi|eyawo mi|gbese) (bayii|pelu {amount}|tan|pada)
      (san loan|san gbese|sisan loan|san eyawo pada|da loan pada)
      (san|fi) {amount} (lori|fun|san) (loan mi|gbese mi|eyawo)
      (yo|yọ) {amount} (fun|lati san) (loan|gbese|eyawo) (mi|)
      san (owo|ipin) loan (osu yii|ti osu yii)
      mo fe (pari|san tan) (loan mi|gbese mi) (loni|)
      se mo le san (idaji|die ninu) (loan mi|gbese mi)
      bawo ni mo se le (san|da) (loan|gbese|eyawo) (mi|) (pada|)
      {amount} (ree|) fun (loan|gbese) (mi|ti mo je)
      da owo ti mo ya pada
      mo ti setan lati san (loan|gbese) (mi|)
      (bawo ni mo se le|mo fe) (san|da) (eyawo|loan|gbese) (mi|) pada
      (da|san) (eyawo|loan) (mi|naa) pada (bayii|)
      (san|fi) {amount} (lori|si|fun) (eyawo|loan|gbese) (mi|)
      mo fe san (die|{amount}) ninu (loan|gbese|eyawo) mi
      sisan (loan|eyawo|gbese) (mi|) (pada|)
      (mo fe|je ki n|e ba mi) (san|da) (gbese|loan|eyawo|awin|owo ti mo ya) (mi|) (pada|tan|) ({amount}|loni|)
      (san|yo|fi) {amount} (fun|lori|ninu) (loan|gbese|eyawo) (mi|)
      (owo|isanpada) (loan|gbese|eyawo) (mi|) (re|ni yi) ({amount}|)
    `,
    invest: `
      <i_want> (dokowo|da owo sowo|fi owo dokowo|ra shares|ra ipin ile ise|nawo si okowo)
      (idokowo|dokowo|invest|okowo|investment|ipin idokowo)
      (fi|e fi) {amount} (dokowo|si idokowo|si treasury bills|si mutual fund|si fixed deposit)
      (ra|ba mi ra) (shares|ipin|ipin dangote|treasury bills|shares mtn) ({amount}|)
      bawo ni mo se le (dokowo|fi owo mi dokowo|je ki owo mi po si)
      (iru|awon) (idokowo|okowo) wo (le ni|lo dara|ni mo le se)
      mo ni {amount} (lati fi dokowo|ti mo fe fi dokowo)
      mo fe ki owo mi (po si|bi si|maa sise|dagba)
      (ere|elo) (elo|ni maa gba|ni ere) ti mo ba fi {amount} dokowo
      (ta|tà) (shares mi|ipin mi|idokowo mi)
      (fixed deposit|idokowo dola|treasury bill) ({amount}|)
      fi {amount} kun idokowo mi
      (mo fe|ba mi) ra (ipin|shares|ipin ile ise) (ti {amount}|{amount}|)
      ra (ipin|shares) (dangote|mtn|zenith|{amount})
      (fi owo|fi {amount}) (si|sinu) (shares|ipin|treasury bill)
      ba mi (dokowo|fi {amount} dokowo)
      elo ni ere (ti maa ri|) lori idokowo
      ra shares {amount}
      (ra|ba mi ra) (dangote|mtn) shares ({amount}|)
      (mo fe|bawo ni mo se le|e je ki n) (dokowo|da owo si|fi owo si|nawo si) (okowo|treasury bills|shares|ipin|idokowo) (pelu {amount}|)
      (ra|ba mi ra) (shares|ipin|treasury bills) (mtn|dangote|zenith|ti {amount})
      (idokowo|okowo) (wo|wo lo) (dara|wa|le mu ere wa) (julo|)
      (mo fe|bawo ni) (ki owo mi|owo mi se le) (po si|dagba|bi ere|po sii)
    `,
    portfolio: `
      <show> (idokowo mi|awon idokowo mi|shares mi|ipin mi|portfolio mi)
      (idokowo mi|shares mi|portfolio mi|awon ipin mi) (nko|bawo|)
      bawo ni (idokowo mi|shares mi|ipin mi) (se n se|se n lo) (loni|)
      elo ni (idokowo mi|shares mi|ipin mi) (to|je) (bayii|)
      (ere|elo) (elo|ni ere) ti mo ti (je|ri) (lori|ninu) (idokowo mi|shares mi)
      (awon|iru) (shares|idokowo|ipin) wo ni mo ni
      se (idokowo mi|shares mi) (ti lo soke|ti wale|n ja)
      (igba wo|nigba wo) ni idokowo mi (maa pe|yoo pe)
      <i_want> (ri|wo) (idokowo mi|shares mi|portfolio mi)
      ere (ori|lori) idokowo mi {period}
      apapo (ohun ti mo fi dokowo|idokowo mi)
      elo ni (ipin|shares|idokowo) mi (je bayii|to bayii|bayii)
      (iye|owo) (idokowo|ipin|shares) mi (je elo|bayii|)
      (idokowo|shares) ti mo ni
      bawo ni ohun ti mo fi dokowo (se n se|)
      ere (idokowo|shares) mi
      (bawo ni|elo ni) (idokowo|shares|ipin|okowo) mi (se n se|wa|bayi|ti to)
      (elo|iye) (ni|) ere (ti mo je|ti mo ri|mi) (lori|ninu) (idokowo|shares|okowo) (mi|)
      (fi han mi|je ki n ri|ba mi wo) (gbogbo|) (idokowo|shares|ipin|okowo) mi
    `,
    remittance: `
      <i_want> (fi owo ranse si|gba owo lati) (oke okun|ilu oyinbo|ghana|london|amerika|ilu okeere)
      (fi|e fi) (\\$100|dola 100|50 pounds|owo) ranse si (oke okun|ghana|london|amerika|ilu oyinbo)
      (owo oke okun|fifi owo ranse si oke okun|owo lati ilu oyinbo|gba owo lati oke okun)
      (egbon mi|omo mi|aburo mi|ore mi) (ni|to wa ni) (london|amerika|canada|dubai) fe (fi owo|fi dola) ranse si mi
      (elo ni|kini) (dola|pounds|euro|oye dola|paṣipaarọ dola) (loni|)
      (oye dola|pasipaaro owo|dola si naira|oye pounds)
      bawo ni mo se le (gba owo lati|fi owo ranse si) (oke okun|ilu oyinbo|amerika)
      (dola kan|dola 100|pound kan) (je elo|elo ni) (ni naira|)
      (western union|moneygram|lemfi|sendwave) (owo|)
      (paaro|se pasipaaro|yi) (dola|pounds) (mi|100) (si|pada si) naira
      se owo mi lati (london|oke okun|amerika) ti (de|wole)
      elo ni e n gba lati fi owo ranse si (oke okun|ilu okeere)
      (gba|fi) owo (ranse|wole|) (lati|si) (oke okun|london|amerika|ilu oyinbo|ghana|canada)
      (omo|egbon|aburo|oko) mi (ni|to wa ni|lati) (london|amerika|canada|ilu oyinbo|dubai) (fe fi|maa fi) (owo|dola) ranse (si mi|)
      (elo|iye) (ni|) (dola|paun|euro|pasipaaro|iye pasipaaro) (loni|bayi|)
    `,
    lesson: `
      <i_want> (ko|kọ́|mo|ko nipa) (nipa owo|bi a se n fi owo pamo|eto isuna|nipa idokowo|itoju owo)
      (ko mi|e ko mi) (bi mo se le fi owo pamo|nipa owo|bi a se n toju owo|eto isuna|nipa ele)
      (eko|eko owo|eko nipa owo|imoran owo|eko to kan)
      (fun mi ni|mo fe) (imoran|eko) (lori|nipa) (owo|ifowopamo|okowo|isuna)
      (kini|ki ni) (inflation|eto isuna|ele|insurance|ele ori ele)
      bawo ni mo se le (toju owo mi|yago fun jibiti|yago fun gbese|se eto isuna)
      (salaye|se alaye) (ele|inflation|eto isuna|insurance) (fun mi|)
      (bere|tesiwaju) (eko|eko mi|kilaasi) (owo|)
      (iru|awon) eko wo (le ni|lo wa)
      la mi loye (nipa owo|lori ifowopamo)
      (kilode|pataki) (ti mo fi gbodo fi owo pamo|ifowopamo)
      eko {number}
      (iru|awon) eko wo (le ni|lo wa|ni e le ko mi)
      (mo fe|e fun mi ni) eko (nipa owo|to kan)
      eko wo (le ni|lo kan)
      (ko mi|e ko mi|mo fe ko|mo fe mo) (nipa|bi a se n|bi mo se le) (owo|fi owo pamo|idokowo|se isuna|okowo|gbese|sako owo)
      (eko|ikekoo|idanileko) (nipa|lori|ti) (owo|ifowopamo|idokowo|isuna)
      (bere|te siwaju|tesiwaju) (eko|eko mi|eko to kan)
      (fun mi ni|e gba mi ni) (imoran|amoran) (lori|nipa) (owo|ifowopamo|inawo)
    `,
    tier_upgrade: `
      <i_want> (gbe|se igbesoke|igbega) (akanti mi|ipele mi|tier mi|account mi) (soke|ga|)
      (gbe|ba mi gbe|e gbe) (akanti|akanti mi|ipele mi|tier mi) (soke|lo si tier 3|si ipele keji|)
      (igbesoke|igbesoke akanti|kyc|upgrade|upgrade akanti|ijerisi akanti)
      (fi|e fi) (nin|bvn|iwe idanimo|id card|iwe mi) (mi|) (kun|si|sopo mo) (akanti mi|account mi|)
      bawo ni mo se le (gbe akanti mi soke|upgrade akanti mi|gbe ipele mi ga)
      ipele wo ni (mo wa|akanti mi wa)
      (kini|ki ni) mo nilo (lati gbe akanti soke|fun tier 3|fun igbesoke)
      (pari|jẹ́rìísí) (kyc mi|iforukosile mi|idanimo mi)
      se akanti mi ti (je eri|jerisi|gbe soke)
      (gbe|mu) mi lo si (ipele to kan|tier 3|tier 2|ipele keta)
      mo ti ni (nin|iwe idanimo|voters card), (gbe akanti mi soke|gbe mi soke)
      (fi|e fi) (iwe idanimo|id card|iwe mi|bvn|nin) (mi|) (kun|sopo mo|si) (akanti|account) (mi|)
      so (bvn|nin|iwe idanimo) po mo akanti mi
      mo fe fi (nin|bvn|id card) kun (akanti|account) mi
      (gba|e gba) (nin|iwe idanimo) mi fun igbesoke
      (mo fe|bawo ni mo se le|e ba mi) (gbe|mu|se) (akanti|ipele|tier|account) mi (soke|ga|lo soke|si ipele keji)
      (mo fe|bawo ni mo se le) (se|fi|safihan) (idanimo|bvn|nin|kyc|iwe eri) (mi|) (sile|kun|)
      (ipele|tier) wo (ni|) (mo wa|akanti mi wa)
    `,
    limits: `
      (kini|ki ni|elo ni) (opin mi|limit mi|opin owo ti mo le fi ranse|ala mi)
      elo ni mo le (fi ranse|gba|yo) (lojumo|leekan soso|lojo kan|losu kan)
      (limit|limit mi|opin mi|opin ojumo|opin owo)
      <show> (limit mi|opin mi|opin owo ti mo le fi ranse)
      <i_want> (fi kun|din|yi|gbe) (limit mi|opin mi|opin ojumo) (ku|pada|soke|)
      (fi kun|din|yi|gbe) (limit|opin) (mi|ojumo) (ku|soke|pada si {amount}|si {amount})
      (iye|owo) to po ju ti mo le (fi ranse|ni|gba)
      (kilode|ki lo de) ti mi o le fi ju {amount} (lo|) ranse
      elo lo ku (lori|ninu) (limit mi|opin mi) (loni|)
      se mo ti (de|kan) (opin|limit) (mi|) (loni|)
      se mo le fi {amount} ranse (leekan|lojo kan|loni)
      limit mi ti kere ju
      (elo|iye wo) (ni mo|ni) (le|mo le) (fi ranse|na|yo|gba) (lojumo|leekan|lojo kan|loojo)
      (kini|elo ni) (aala|odiwon|limit|oye to po ju) (mi|ifiranse mi|lojumo)
      (se|e ba mi) (alekun|adinku|ayipada) (limit|aala|odiwon) (mi|) (si {amount}|)
    `,
    freeze_account: `
      <please> (ti|di|da|dina|gbe) (akanti mi|akaunti mi|account mi|asunwon mi|apo ifowopamo mi) (pa|duro|)
      <i_want> (ti|di|da|dina) (akanti mi|akaunti mi|account mi|asunwon mi) (pa|duro|)
      (ti akanti pa|di akanti|block akanti mi|ti akanti mi pa|freeze akanti|da akanti mi duro)
      (won ji|ole ji|mo so|won ti ji) (foonu mi|sim mi|laini mi) (nu|gbe|), (ti akanti mi pa|di akanti mi|block akanti mi)
      (enikan|elomiran) (fe wo|ti wo|n gbiyanju lati wo) (inu akanti mi|akanti mi), (ti i pa|ti pa|di i)
      (da|dena) gbogbo (idunadura|owo jijade) (lori|ninu) (akanti mi|account mi) (duro|)
      mo (ro|gba) pe won ti (hack|wo) akanti mi
      (si|tu) akanti mi (pada|sile) (jowo|)
      (won ti|ole ti) ji foonu mi (gbe|lo)
      (ma|e ma) je ki enikeni (yo|gba) owo (ninu|kuro ninu) akanti mi
      (ti|di) gbogbo nkan (pa|) (kia|bayii)
      (freeze|block) (akanti|account|asunwon) mi (kia|jowo|)
      bawo ni mo se le (ti|di) akanti mi (pa|)
      (won|ole) (ji|gba) (foonu|sim|laini) mi, (e ti|ti|block) (akanti|account) mi (pa|)
      mo so (foonu|sim|laini) mi nu, (di|block|ti) (akanti|account) mi (pa|)
      foonu mi ti (sonu|bo sowo ole)
      (ole|won) ti (ji|gba) foonu mi (lo|gbe|lowo mi)
      (e ba mi|ba mi) (ti|block) (akanti|account) mi (nitori won ji foonu mi|)
      (e|ba mi|jowo|e ba mi) (ti|di|da|gbe|dina) (akanti|akaunti|apo ifowopamo|account|asunwon) mi (pa|duro|) (kia|bayi|loni|)
      (won|ole) (ti|) (ji|gba) foonu mi(, e ti akanti mi pa|, e di akanti mi|)
      (ma|e ma) (je ki|gba) (enikeni|enikan) (yo owo|fi owo kan) (ninu|lati inu) akanti mi
      (mo fe|mo fẹ) (ti|di|da) (akanti|account|apo ifowopamo) mi (pa|duro|)
    `,
    pin_change: `
      <i_want> (yi|paaro|paro|se ayipada) (pin mi|pinni mi|nomba asiri mi|password mi|pin) (pada|)
      (yi|paaro|ba mi yi|parọ̀) (pin mi|pinni mi|nomba asiri mi|pin) (pada|) <please>
      mo (ti gbagbe|gbagbe) (pin mi|pinni mi|nomba asiri mi|password mi)
      (yi pin pada|paaro pin|pin tuntun|yi pinni mi pada|paro pin mi)
      bawo ni mo se le (yi|paaro|paro) (pin mi|pinni mi|nomba asiri mi) (pada|)
      (enikan|ore mi) (ti mo|ti ri) (pin mi|nomba asiri mi|pinni mi)
      (mo fe|fun mi ni) (pin tuntun|nomba asiri tuntun|pinni miiran)
      (yi|paaro) (pin|pinni) (mi|) (lati|kuro ni) {pin} si {pin}
      (pin|pinni) mi (ko sise|ti ti pa|ko gba)
      (tun|se) pin mi (se|tuntun)
      (yi|paro) nomba asiri (akanti|kaadi) mi (pada|)
      so pin mi di {pin}
      (kini|ki ni) pin mi
      (mo fe|bawo ni mo se le|e ba mi) (paaro|yi|se atunse|tun) (pin|pinni|nomba asiri|oro asiri) mi (pada|se|)
      mo (gbagbe|ti gbagbe) (pin|pinni|nomba asiri|oro asiri) mi
      (enikan|won) (ti mo|mo) (pin|nomba asiri) mi(, mo fe paaro re|)
    `,
    language: `
      <i_want> (yi|paaro) (ede|ede mi) pada (si {language}|)
      (yi|paaro) ede (mi|) (pada|) (si {language}|)
      (so|ba mi so|e ba mi so|soro) (ede|) {language} (si mi|)
      se (o|e) (gbo|le so|n so) {language}
      (ede|yi ede pada|awon ede|{language})
      mi o (gbo|le so) (oyinbo|geesi|{language})
      (ko|da mi lohun|fesi) (ni|pelu) (ede|) {language}
      (mo fe|mo nifee si) (ede|) {language}
      e je ka (so|maa so) {language}
      (iru|awon) ede wo (le gbo|le n so)
      pada si {language}
      tesiwaju (ni|pelu) {language}
      (e|ki e|jowo) (so|soro|fi|dahun|ko) (oro|) (ni|ede|pelu) {language} (fun mi|ba mi soro|)
      (yi|paaro|yi ede) (ede|pada|) (si|mi si|) {language}
      (mo gbo|mi o gbo|mo feran) {language} (ju|daadaa|)
    `,
    ussd: `
      (ussd|code ussd|nomba ussd|code banki|nomba ti a n te)
      (kini|ki ni) (code ussd|nomba ussd|code yin|nomba ti maa te)
      bawo ni mo se le (lo banki|fi owo ranse|wo akanti mi) (lai si data|lai si intaneti|laisi data)
      (code|nomba) wo ni (maa|mo maa) te (lati wo akanti|lati fi owo ranse|)
      mi o ni (data|intaneti|foonu nla), bawo ni mo se (maa fi owo ranse|le lo yin|maa se)
      <i_want> (lo|bere) ussd
      se mo le lo karo (lai si data|lori foonu kekere|lai si intaneti)
      se e ni (ussd|code|nomba ti a n te)
      code (fun fifi owo ranse|fun balance|kaadi)
      banki lai si intaneti
      ti ko ba si network (bawo ni mo se maa fi owo ranse|kini ki n se)
      (nomba|code) wo ni mo (maa te|le te) (lati fi owo ranse|fun balance|lori foonu|)
      (nomba|code) (ti mo maa te|a n te) (lori foonu|fun karo|)
      (te|lo) code lai si data
      bawo ni won se n (te|lo) ussd
      banki lori foonu kekere
      (kini|nomba wo|fun mi ni) (code|koodu|nomba) (ussd|ti mo maa te|ti mo le te|kukuru)
      (bawo ni mo se le|se mo le) (lo banki|fi owo ranse|lo yin) (lai|laisi) (data|intaneti|foonu nla)
      (mi o ni|n ko ni) (data|intaneti|foonu nla)(, kini ki n te|, bawo ni n o se|)
    `,
    help: `
      (ran mi lowo|iranlowo|e ran mi lowo|mo nilo iranlowo|e gba mi|jowo ran mi lowo)
      (kini|ki ni) (o le se|e le se|e n se|o n se) (fun mi|)
      (kini|ki ni) mo le (se|fi karo se) (nibi|)
      (fi menu han mi|menu|akojo ise|awon ohun ti e n se)
      mi o mo (bi mo se maa lo o|ohun ti maa ko|bi o se n sise|ohun ti mo fe se)
      bawo ni (eyi|karo) se n sise
      (iru|awon) ise wo (le n se|ni e n se)
      <please> (ran mi lowo|to mi sona|tọ́ mi sọ́nà|ko mi bi mo se n lo o)
      elo ni (e n gba|owo) (fun|lori) (fifi owo ranse|ise yin|transfer)
      (kini|ki ni|tani) karo
      se (karo|banki yii) (je otito|dara|ni aabo)
      se (eniyan|robot|bot) ni (e|o|iwo)
      (nibo ni|ibo ni) (ofiisi yin|eka yin) wa
      o ru mi loju, (ran mi lowo|kini ki n se)
      elo ni (e n gba|e maa n gba|owo ise) (lori|fun|ti mo ba) (transfer|fi owo ranse|ise)
      (owo|charges) (ise|transfer) (yin|) elo ni
      (kini|iru) (ise|nkan) (le n se|ti e n se)
      (karo|eyi) (kini o n se|ki ni|je banki)
      ko mi bi (mo se maa lo o|a se n lo o)
      (kini|ki) (le|e le|ni e le) (se|ba mi se|se fun mi)
      (bawo ni|ba wo ni) (mo se le lo|a se n lo|eyi se n sise) (eyi|yin|karo|)
      (e|ba mi|jowo) (ran mi lowo|se alaye|to mi sona|salaye fun mi)
      (mi o|n ko) (mo|ye mi|mo ohun ti mo maa se|mo bi won se n lo o) (rara|)
    `,
    interest_rate: `
      (kini|elo ni) (ele|iye ele|interest|oye ele|owo ele) (ti e n san|lori akanti mi|lori ifowopamo mi|)
      (elo|ele elo) ni (maa gba|mo n gba|e n san) (lori|fun) (ifowopamo mi|akanti mi|owo mi) (gege bi ele|)
      (iye|oye|oṣuwọn) (ele|interest|ele ori owo) (lori|ninu|ti) (akanti|akanti mi|ifowopamo|banki yin)
      se (ele|interest) wa (lori|ninu) (ifowopamo|akanti mi|owo mi)
      (ida meloo|ida melo ninu ogorun) ni (ele|interest) (yin|lori akanti mi|)
      (so|e so) (iye ele|oye ele|interest) (akanti mi|lori ifowopamo|) fun mi
      (ele|interest rate) (akanti mi|asunwon mi|ifowopamo mi) (je elo|n ko)
      se (ele|interest) wa (ninu|lori|fun) (owo mi|akanti mi|ifowopamo)
      (ele|interest) (wo|elo) lo wa (lori owo mi|fun ifowopamo)
      se owo mi n (mu ele wa|ni ele)
      (elo|iye) (ni|) (ele|ere|interest|owo ele) (ti e n|ti won n|le n) (san|fun ni|gba) (lori|) (ifowopamo|akanti|loan|)
      (kini|elo ni) (iye ele|ele|ida ogorun|interest rate) (lori|ti|) (owo mi|loan|akanti mi|)
    `,
    routing: `
      (kini|ki ni) (routing number|sort code|bank code|swift code|nomba routing) ({bank}|yin|)
      (fun mi ni|so|e so) (routing number|sort code|bank code) ({bank}|fun mi|)
      (routing number|sort code|bank code|nomba banki) ({bank}|jowo|)
      mo nilo (sort code|routing number|bank code)
      (code|nomba) banki (karo|{bank})
      bank code wo ni maa lo
      (kini|fun mi ni) (sort code|swift code|routing number|nomba banki) (ti|) ({bank}|yin|banki yin)
      (koodu|nomba) (swift|banki|idanimo banki) (ti|) (karo|{bank}|yin)
    `,
    order_checks: `
      <want> (iwe sowedowo|cheque book|sowedowo|iwe cheque)
      <i_want> (gba|beere fun) (iwe sowedowo|cheque book|sowedowo)
      (iwe sowedowo|cheque book|sowedowo|cheque)
      (cheque book|iwe sowedowo) mi ti tan (mo fe omiran|)
      se e (ni|n fun ni) (cheque book|iwe sowedowo)
      bawo ni mo se le gba (cheque book|iwe sowedowo)
      (mo fe|mo nilo|e fun mi ni|e ba mi bere fun) (iwe|) (sowedowo|cheque book|cheque|chequebook) (tuntun|)
      (bawo ni) mo (se le|maa) (gba|ri) (iwe sowedowo|cheque book|cheque)
    `,
    account_blocked: `
      (kilode|ki lo de) ti (e fi|won fi) (ti|di|dena) (akanti mi|account mi|asunwon mi) (pa|)
      (won ti|e ti) (ti|di) (akanti mi|account mi|asunwon mi) (pa|) (mi o mo idi|lai nidi|kilode|)
      (akanti mi|account mi|asunwon mi) ti (ti pa|di titi|wa ni titi pa) (kilo sele|)
      mi o le (wo|wole si|lo) (akanti mi|account mi|asunwon mi)
      (kilo|ki lo) (se|sele si) akanti mi, (o ni|won ni) (o ti ti pa|won ti dina)
      mi o ni ki e (ti|di) akanti mi (pa|)
      kilode ti akanti mi ko (sise|fi sise|si)
      mi o le (lo|wo|wole si|si) (akanti|account) mi (mo|)
      (akanti|account|asunwon) mi ko (si|gba mi|sise) (mo|)
      (kilode|ki lo de) ti (akanti|account) mi (fi ti|ti pa|wa ni titi)
      (e ti|won ti) (ti|block) akanti mi (kilode|mi o mo idi)
      mi o ri (akanti|account) mi wole
      (akanti|account) mi ko (gba mi|gba mi wole|ṣí|si)
      (akanti|account) mi (ko sise|o sise) (mo|kilode|)
      ko je ki n wo (akanti|account) mi
      kilode ti mi o le (lo|wo) akanti mi
      (kilode|kini idi|eese) ti (e fi|akanti mi fi|won fi) (ti|di|ti pa|wa ni titi) (akanti mi|pa|)
      (akanti|account|apo owo) mi (ti di titipa|ko sise|o sise|wa ni titi|won ti ti i) (kilode|kini mo se|)
      (mi o|n ko) (le|ri) (wole si|si|lo) (akanti|account) mi (mo|)
      (e|ba mi) (si|tu) (akanti mi) (ti e ti|ti won ti|sile)
    `,
    report_fraud: `
      <i_want> (fi ejo sun|royin|fi sun) (jibiti|onijibiti|gbajue|ole)
      (won ti lu mi ni jibiti|won lu mi ni jibiti|jibiti|gbajue|won ti gba mi loju)
      (enikan|ole|onijibiti) (ti ji|ji|ti yo) {amount} (ninu|kuro ninu) akanti mi
      (idunadura|owo) (ti mi o mo|ti mi o se|ajeji) (wa|jade) (lori|ninu|lati) akanti mi
      emi ko lo (se|fi) (idunadura|transfer|sisanwo) (yii|naa|yen) (ranse|)
      (enikan|won) pe mi (pe ki n fun oun ni|won n beere) (pin mi|bvn mi|nomba asiri)
      owo mi (ti poora|ti sonu|sonu) (ninu akanti mi|)
      mo (fi owo ranse si|sanwo fun) onijibiti
      (enikan|elomiran) n lo (akanti mi|kaadi mi) lai gba ase
      (mo ri|e wo) (idunadura|owo jijade) ajeji (lori|ninu) akanti mi
      idunadura kan (ti mi o se|ti mi o mo) (wa|jade) (lori akanti mi|ninu akanti mi)
      owo kan (jade|ti jade) ninu akanti mi ti (mi o mo|mi o se)
      (mi o|emi o) se (idunadura|transfer) (yen|yii|naa)
      (jibiti|ole) (wa|n sele) lori akanti mi
      (enikan|elomiran) n lo (akanti|kaadi) mi (lai gba ase|mi o mo|lai so fun mi)
      (ole|jibiti) (wa|n sele|ti sele) (lori|ninu) akanti mi
      owo (ti mi o mo|ajeji) (wa|jade) (lori|ninu) akanti mi
      (won|enikan|onijibiti) (ti|) (lu mi ni jibiti|gba mi|tan mi je|yan mi je|ja mi lole)
      (ole|enikan|onijibiti) (ti wo|n lo|wa ninu|n yo owo ninu) akanti mi
      (emi ko|ki i se emi|mi o) (lo se|se|mo nipa) (transfer|idunadura|isanwo) (yii|yen|)
      (enikan|won) (pe mi|fi ise ranse) (o n|won n) (beere|bere) (pin mi|bvn mi|nomba asiri mi)
      (mo fe|e je ki n) (fi jibiti|fi ole|royin jibiti) (sun|to yin leti|)
    `,
    cancel: `
      (fagile|fagi le|da duro|daduro|e fagile|e da duro|dawo duro|duro)
      (ma|e ma|ma se|e ma se) (fi|san|ra|se) (owo naa|mo|ranse mo|)
      mi o (fe|se|fe se) (mo|mọ́|fi ranse mo|ra mo)
      mo ti yi (okan|ero) (mi|) pada
      <please> (fagile|da) (transfer|ifiranse|sisan|gbogbo re|idunadura) (naa|yen|) (duro|)
      (fagile|da) (fifi owo ranse|ifiranse) (si {name}|) (duro|)
      (rara|) (fi sile|gbagbe e|jo e|je ki o wa)
      (kii se bayii|ti o ba di ola|o di ola|to ba ya)
      ma fi {amount} ranse si {name} (mo|)
      (pada|e je ka pada) (seyin|si ibere)
      (o to|o ti to) (fagile|bee|)
      mi o ni (san|fi ranse|ra) mo
      ma (se|) fi {amount} ranse (si|fun) {name}
      e ma (fi|san) (owo naa|{amount}) (ranse|) (si {name}|) (mo|)
      mi o fe fi (owo|{amount}) ranse (si {name}|) (mo|)
      (da|e da) fifi owo ranse (si {name}|) duro
      ma san {amount} fun {name}
      ko (ye|gbodo) fi {amount} ranse si {name}
      (mo ti|mo) (yi ero|yi okan) (mi|) pada
      mi o (nifee|fe) (re|) mo
      e fagile (gbogbo e|re|)
      mo ti yi ipinnu pada
      (ma|ma se|e ma) (fi|san) {amount} (ranse|) (si|fun) {name}
      mi o (ni|fe) (fi {amount}|fi owo|san owo) (ranse|) (si|fun) {name} (mo|)
      (ko|ki) e ma (fi|san) (owo naa|{amount}) (ranse|) mo
      (da|dawo) (duro|) (ifiranse|transfer) (naa|yen) (duro|)
      mo ti (yi ero pada|pa ero da)
      (je ki o wa|fi sile|ko ye ki o lo)
      (fagile|e fagile|fagi le|wo) (re|o|eyi|isanwo|gbogbo e|ifiranse naa)
      (mo ti|mo) (yi okan|yi ero|paaro okan) (mi|) (pada|)
      (rara|beeko) (ma se|e ma|fi sile|ma fi ranse) (o|mo|e|)
      (duro|e duro|sinmi) (na|ma fi ranse|e ma san)
    `,
    repeat: `
      (tun so|tun un so|e tun so|e tun un so|so o lekansi|tun wi) (jowo|)
      (kini|ki le|ki lo) (e so|o so|so|ni e so)
      mi o (gbo|gbo yin|ye mi) (ohun ti e so|daadaa|)
      <please> (tun|e tun) (fi ranse|so|ka)
      (so|soro) (jeje|diedie|pelepele|soke)
      (leekan si|lekan si|ekan si) (jowo|)
      (tun|e tun) (ka|ibeere) (fun mi|naa so)
      kini itumo (re|yen)
      e ni kini
      (oro|ifiranse) (to keyin|ikeyin) (tun fi ranse|e tun so)
      (tun|e tun) (fi ranse|so|ka) (lekansi|fun mi|jowo|)
      (so|wi) (nkan|ohun) ti e so (lekan si|)
      (mi o gbo|ko ye mi) (e tun so|)
      tun ifiranse (yen|to koja) (fi ranse|so)
      (tun|e tun|ki o tun) (so|wi|salaye|ka) (o|lekan sii|jowo|)
      (mi o|n ko) (gbo|gbo yin|gbo daadaa)(, e tun so|, tun so|)
      (kini e so|ki lo so|e so kini) (o|)
      (so o|e so o|soro) (diedie|pelepele|jeje)
    `,
    human: `
      <i_want> (ba eniyan soro|ba enikan soro|soro pelu eniyan|ba osise yin soro|ba manija soro|ba customer care soro)
      (eniyan|osise|asoju|customer care|eniyan gidi|asoju banki)
      (so mi po|e so mi po|gbe mi lo) (mo|pelu|sodo) (eniyan|osise|manija|customer care)
      (fun mi ni|mo fe|kini) nomba (customer care|yin|foonu yin)
      (pe mi|e pe mi|ki enikan pe mi) (jowo|)
      mi o fe (ba|so fun) (ero|robot|bot) (soro|)
      bawo ni mo se le (kan si yin|ba yin soro|pe yin|de odo yin)
      se (eniyan|enikan) wa (nibe|ti mo le ba soro)
      (nomba|email) (yin|banki yin)
      <please> (eniyan gidi|osise kan|asoju)
      (gbe|mu) oro mi lo (sodo manija|soke|ba oga yin)
      (fun mi ni|kini|mo fe) nomba (foonu|ti mo le fi pe|) yin
      (nomba|foonu) (yin|customer care|ti mo le pe)
      mo fe pe (yin|customer care|banki)
      (e je ki n|mo fe) (ba|soro pelu) (osise|eniyan|oga) (yin|) (soro|)
      eniyan gidi (ni mo fe|jowo)
      (mo fe|e je ki n|jowo je ki n) (ba|so fun|soro pelu) (eniyan|osise|asoju|oga|manija|customer care) (soro|yin|)
      (so|so mi) (mi|po) (po|mo|pelu) (osise|eniyan|asoju|oga) (yin|)
      (fun mi ni|kini) nomba (foonu|) (customer care|ofiisi|osise) (yin|)
      (e pe mi|ki enikan pe mi) (lori foonu|jowo|)
    `,
    complaint: `
      <i_want> (fi ejo sun|se awijare|fi esun kan|mu ejo wa|fi aroye kan)
      (aroye|mo ni aroye|mo ni isoro|isoro|ejo|mo ni ejo)
      (won|e) (ti yo|yo) owo mi (leemeji|ju|lai to|lodi)
      mo (ra|ti ra) (kaadi|data|ina|token) (sugbon|amo) (ko wole|mi o ri gba|ko de|ko tii wole)
      (ise yin|banki yin|iṣẹ́ yín) (ko dara|buru|o dara rara|n se mi lagara)
      (inu mi ko dun|inu n bi mi|mi o gbadun) (si yin|si ise yin|si banki yii)
      (kaadi|data|token) (naa|ti mo ra) (ko wole|ko sise|ko de)
      (kilode|ki lo de) ti e fi (yo|gba) {amount} (ninu akanti mi|lowo mi|)
      (pos|atm) (yo owo mi|ko fun mi lowo|ti yo owo) (sugbon ko se|amo won yo owo|)
      (isoro|aroye) mi (ko tii yanju|o tii yanju|won o yanju)
      e n (re mi je|yan mi je|ji mi lowo)
      (owo ti e n gba|charges yin) ti po ju
      maa (fi yin sun|fejo yin sun) (cbn|olopaa)
      mo (ra|ti ra) (ina|data|kaadi|token) (amo|sugbon) (ko de|ko wole|mi o ri i)
      (ina|data|kaadi|token) ti mo ra (ko de|ko wole|mi o ri gba)
      (atm|pos) (ko san owo|ko fun mi lowo) (sugbon|amo) (won|o) yo owo
      mo (ti san|sanwo) (sugbon|amo) mi o ri (kaadi|data|ina|token) (gba|)
      mo ni (isoro|aroye) (pelu|lori) (akanti mi|ise yin)
      mo ra (ina|token|data|kaadi) (amo|sugbon) (ko de|ko wole|mi o ri)
      (ina|token) ti mo ra (ko de|da|ko tii de)
      kaadi ti mo ra ko wole
      (mo ni|mo fe fi|mo fe mu) (ejo|ehonu|esun|aroye|awijare) (sun|wa|kan) (nipa|lori) (banki|akanti mi|ise yin|)
      (won|e) (yo|ti yo) (owo|{amount}) (mi|) (lemeji|lona meji|lai nidi|ju bo se ye)
      mo ra (kaadi|data|ina|token) (sugbon|amo) (ko wole|mi o ri i|ko tii de)
      (ero atm|atm) (ko|o) (fun mi ni owo|sise|gbe owo jade) (sugbon won yo owo|)
      (ise yin|banki yin|iteriba yin) (ko dara|o buru|ko te mi lorun|fa wahala)
      (wahala|isoro) (wa|kan wa) (lori|pelu|ninu) (akanti mi|kaadi mi|transfer mi)
    `,
    thanks: `
      (e se|ese|e se pupo|e se gan|mo dupe|a dupe|e seun|o se|o seun) (o|gan|)
      (olorun a bukun yin|olorun yoo san fun yin|oluwa a bukun yin|olorun a sure fun yin|e ku ise rere)
      (o dara|o daa|o tayo|iyen dara|o wu mi) (gan|pupo|)
      (o dabo|odabo|o di igba kan na|o daaro|e sun re|o di ola)
      (e ku ise|e ku iranlowo|e ku akitiyan) (o|)
      (inu mi dun|mo feran) (si ise yin|banki yii|yin)
      (thank you|thanks) (e se|gan|o)
      (o daa|ok) (e se|mo dupe)
      (o tan|iyen ni gbogbo re|ko si nkan mo) (e se|)
      o (ti|) (wole|sise) e se
      (mo moore|mo moriri) (gan|)
      (ko si nkan mo|ko si mo|iyen ni gbogbo e) (e se|o dabo|)
      (o tan|o pari) (e se|o)
      (e se|mo dupe) (pupo|gan ni|lopolopo)
      (o dabo|ka dabo|o di ola)
      (e se|o se|ese) (gan|pupo|o|gan ni|modupe)
      (mo dupe|a dupe|adupe) (pupo|gan|lowo yin|)
      (Olorun a bukun yin|Olorun yoo san yin|e ku ise|e ku igbiyanju)
      (o dabo|odabo|o di igba kan na|ka sun ire|o di ola)
      (inu mi dun|o te mi lorun) (gan|si iranlowo yin)
    `,
    abuse: `
      (iwo|eyin|o) (ode|oponu|were|olodo|ole|omugo|didinrin|alainironu) (ni|ni e|)
      (ode|oponu|were|olodo|omugo|didinrin|ole|apoda|alakori)
      (banki|bot) (oloshi|olosi|ole|jatijati|radarada)
      (baba e|iya e|baba yin|iya yin) (olosi|)
      (ori e|ori yin) (buru|o pe|ti daru)
      (sangba|ara a san pa e|olorun a je yin niya|olorun maa je yin niya)
      (eyin|e) (ole|oniro|onijibiti) (ni yin|gbogbo yin)
      (o ya were|se o ya were|o ti ya were|e ti ya were)
      (panu e mo|pa enu e mo|kuro nibi|e kuro)
      (jatijati|radarada|isokuso|palapala) (ni eyi|banki|leleyi)
      mo koriira (yin|banki yii|bot yii)
      (baba|iya) (e|re|yin)
      (oloshi|olosi|alakori|apoda) (ni e|ni yin|)
      (ori|oju) (e|yin) (buru|ti fo|ti daru)
      (ole|were|ode) (ni yin|ni e|banki)
      (oju|ori) (e|yin) (buru|ti daru|ti baje)
      (baba|iya) e
      (e|o) (n sinwin|ti ya were)
      (ole|ode|were|oloshi|oponu) (ni e|ni yin|gbogbo yin)
      (ori yin|ori e) (ti daru|buru|ko pe)
      (banki|bot) (ole|oloshi|radarada|jatijati)
      (e|o) (ya were|sinwin|lode lori)
      (e ya|iwo|eyin|o ya) (were|ode|oponu|olosi|oloriburuku|agbaya|didinrin) (ni yin|ni e|)
      (ole|onijibiti|opuro|gbajue) (ni yin|ni gbogbo yin|)
      (ori yin|ori e) (buru|ko pe|o pe)
      (were|ode|oloriburuku|radarada|iranu|isokuso) (banki|bot|ni eyi|)
    `,
    out_of_scope: `
      (bawo ni|kini) (oju ojo|ojo) (se ri|) (loni|)
      (ta ni|tani) (o|lo) (bori|gba ife eye|wole ibo) (ninu idije|lana|)
      (so|pa) (itan|alo|awada|orin) (kan|) fun mi
      (ta ni|tani) (aare|olori) (naijiria|amerika|ghana)
      bawo ni (won|a) se n (se|dana) (jollof|amala|egusi|moinmoin|ewa)
      (ba mi ko|ko) (leta|aroko|ise ile iwe)
      (kini|ki ni) olu ilu (faranse|kenya|naijiria)
      (ago meloo|aago melo) (lo lu|ti lu)
      se (o|e) (ti gbeyawo|ni iyawo|ni oko|ni omo)
      (ebi|orun|aare|oungbe) n (pa mi|kun mi|gbe mi|mu mi)
      kini (ki n je|ki n wo|ki n wo s'ara) (loni|lale yii)
      iroyin (aye|boolu|oni)
      (pe|ba mi pe) (mama mi|dokita|awako) 
      elo ni (apo iresi|apo semo|ewure|maalu) (loja|bayii)
      mo n wa (ise|iyawo|oko|ile)
      (ori|inu|eyin) n (fo mi|run mi|dun mi)
      se ojo (maa ro|n ro) (loni|lola)
      (tan|pa) (ina yara|redio|tv)
      (e je ka|je ka) (gbadura|sere|jo)
      bawo ni (abuja|kano|ibadan) se jinna (si ibi|)
      (igba wo|ojo wo) ni (ileya|keresi|ọjọ́ ìsinmi)
      (wo|e wo) (foto|aworan) yii
      omo mi (n saisan|ti bere ile iwe)
      arsenal (ti bori|gba bọọlu)
      elo ni (apo|kongo|iwo) (iresi|semo|gari|ewa) (loja|bayii|)
      se (o|e) ni (iyawo|oko|omo|ore)
      (omo odun meloo|ilu wo) ni (e|o|yin)
      (bawo ni|kini) (ounje|aso|ile) (se wa|tuntun)
      (mo fe|e ba mi) (sun|jeun|jo|korin)
      (e je ka|e ba mi|e wa) (gbadura|jo|sere|korin)
      (ba mi|e ba mi) (jo|sere|korin)
      se (e|o) ti (gbeyawo|loko|laya)
      (ta|tani) ni (gomina|oba|aare) (eko|ibadan|naijiria)
      (nibo|ibo) ni (won ti n ta|mo ti le ra) (ewure|moto|aso)
      (bawo ni|kini) (oju ojo|ojo|oorun|otutu) (se ri|maa ro|wa) (loni|lola|ni ibadan|)
      (tani|ta) lo (jawe|gba|bori|wole) (ninu|) (boolu|ere|idije|ibo) (lana|loni|)
      (tani|kini oruko) (aare|gomina eko|ooni ife|oba eko|minisita)
      (so|pa|ko|ka) (itan|alo|orin|awada|ewi|leta) (fun mi|kan|)
      (bawo ni) (a|mo) se (n se|maa se|le se) (efo|amala|egusi|iresi|ogi|akara)
      (ebi n pa|oorun n kun|ori n fo|iba n se|inu n run) mi
      (omo odun melo|musulumi|okunrin tabi obinrin|nibo lo n gbe) (ni e|ni o|)
      (elo ni|iye) (apo iresi|simenti|epo petirolu|ewure|foonu) (bayi|loja|)
      (aago melo|ojo wo|osu wo) (lo lu|la wa|ni oni)
      (tan|pa|ko) (ina yara|telifisan|faanu|orin) (mi|)
      (omo mi|iyawo mi|aja mi|oko mi) (ko ya|n binu|ti baje|sonu)
      (tumo|kini itumo) (oro yii|ife|aye|eko ile) (si geesi|)
      (ba mi wa|mo n wa) (ise|iyawo|oko|ile|dokita|tikeeti oko ofurufu)
      (messi|wizkid|davido|arsenal|chelsea) (n ko|ti gba|korin) (loni|bayi)
      (igba wo|ojo wo) ni (odun|ileya|idanwo|ibo|ise|keresi) (maa|) (bere|de|wa)
    `,
  },
};
