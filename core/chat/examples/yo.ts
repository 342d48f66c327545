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
      (e|eku|e ku) (kaaro|kaasan|irole|aaro|osan|ale) (o|karo|sa|ma|eyin eniyan mi|)
      (bawo|bawo ni) (o|nkan|ile|ise|gbogbo nkan|se wa|karo|ara yin|)
      (se|n je) (e wa|daadaa ni|alaafia ni|e n gbo mi|eyin da|o wa daadaa)
      (e ku|eku) (ojo meta|odun|ise|ijoko|isimi|osu tuntun|ojo aiku|ayeye)
      (pele|pele o|e pele|e nle|enle|e ku) (o|sa|ma|karo|)
      (hello|hi|alo) (karo|), (bawo ni|e kaaro|e kaasan|se daadaa ni)
      (mo ki yin|mo ki yin o|ki ni o n sele|kilo n sele|how far)
      (oga mi|ore mi|eyin temi) (bawo ni|e pele|)
      (mo ti de|emi ni|mo ti pada de|mo wa nibi)
      (e ku|eku) (odun|isinmi|ojo|igba|oja|ewu)
      (se|ara) (daadaa|le|ya|ni)
      (ara|ile|awon omo) (daadaa|nko|da) (o|)
      (se e|e) wa nibe (o|)
      (kaabo|mo wa ki yin|mo ki yin|emi ni o)
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
      (mo fe|mo nilo|e ba mi|mo fee) (si|la|da|ni) (akanti|akaunti|account|asunwon|apo ifowopamo) (tuntun|kan|ni karo|pelu yin|)
      (e jowo|ejo|jowo) (e ba mi|ba mi|) (si|la) (akanti|account|asunwon) (fun mi|)
      (bawo ni|bawo) (mo se le|mo le se|n o se|a se n) (si|la|ni) (akanti|account|asunwon) (ni karo|pelu yin|)
      (mo fe|e) (foruko sile|fi oruko sile|register|forukosile) (ni karo|lodo yin|)
      (kini|ki lo|kinni) (mo nilo|e nilo|mo ni lati mu wa) (lati|ki n to|ki n le) (si akanti|si account|la account)
      mi o (ni|ti ni) (akanti|account) (nibi|lodo yin|ni karo|)
      (se mo le|nje mo le) (si account|si akanti) (laisi bvn|pelu nin|lori whatsapp|fun iyawo mi|fun omo mi)
      (eniyan tuntun|alejo|onibara tuntun) ni mi(, mo fe si akanti|, e ba mi si account|)
      (mo fe|mo fee) (di|je) (onibara|alabara|customer) (yin|karo)
      (akanti|account|asunwon) tuntun (ni mo fe|e jowo|)
      (si|sisi) (akanti|account) (ofe ni|se ofe ni|je elo)
      (se mo le|mo fe) (si akanti|lo banki yin|bere pelu yin) (laisi bvn|)
      (e jowo|jowo) ba mi si (asunwon|akanti|account) (fun mi|fun iyawo mi)
      (e forukosile mi|fi oruko mi sile) (pelu bvn mi|ni karo)
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
      (elo|eelo|melo) (lo|ni o|lo wa|lo ku|lo seku) (ninu|ni|si) (akanti mi|account mi|asunwon mi|apo mi)
      (elo|eelo) (ni mo ni|ni mo tun ni|lo ku mi ku|ni mo ku) (ninu akanti|ni banki|bayi|lowo|)
      (e jowo|jowo|ejo) (e ba mi|ba mi) (wo|ye|se) (balance mi|balansi mi|iye owo mi|iye to ku|akanti mi) (wo|)
      (mo fe|mo fee) (mo|wo|ri) (iye owo mi|balance mi|iye to ku|iye owo to wa ninu akanti mi)
      (kini|ki ni) (balance mi|iye owo to ku|iye to ku ninu akanti mi|iye owo mi)
      (se|nje) (owo|nkan|owo kankan) (wa|tun wa|ku|si ku) (ninu|ni|si) (akanti mi|account mi|apo mi)
      (owo mi|owo to ku|balance|balansi) (je elo|ku elo|ti di elo|to elo|nko)
      (fi|so) (balance mi|iye owo mi|iye to ku) (han mi|fun mi)
      (iye|apapo) owo (mi|ti mo ni|to wa ninu akanti mi|to ku)
      (akanti mi|account mi) (ti gbe|ti sofo|ni owo|ku elo) (ni|bayi|)
      (ki lo|kini o) (ku|wa) (ninu akanti mi|ninu account mi|fun mi)
      (elo|iye) (ni mo le na|lo ku ti mo le na|lo wa lowo mi)
      (account|akanti) mi (ti sofo|ti gbe|ku elo)
      (e ba mi|ba mi) (wo|ye) (akanti|account|apo) mi (wo|jowo|)
      (elo ni mo|iye ti mo) (le na|ni lowo|seku) (loni|bayi|ninu account)
      (se|nje) (mo ni|owo wa) (to|{amount}) (ninu account|)
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
      (kini|ki ni) (nomba akanti mi|account number mi|nomba asunwon mi)
      (e fi|fi|e fun mi ni|so) (nomba akanti mi|account number mi|account details mi) (han mi|ranse|fun mi|)
      mo ti gbagbe (nomba akanti|account number) mi
      (bawo ni|bawo) (won se le|eniyan se le|ore mi se le) (san owo fun mi|fi owo ranse si mi|fowo sowo si mi)
      (nomba akanti|account) wo (ni mo le fun won|ni ki n fun won|ni won a san owo si)
      (mo fe|bawo ni mo se le) (gba owo|fi owo si akanti mi|ko owo si akanti mi|ko owo sinu account mi)
      (account number|nomba akanti|nuban) mi (e jowo|da|)
      (bawo ni mo se le|ona wo ni mo le gba) (gba owo|fi owo si account mi|gba owo lowo eniyan)
      (nomba|alaye) (akanti|account) mi (fun won|so fun mi|ki won le sanwo)
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
      (e jowo|jowo|ejo|) (fi|e fi|e ba mi fi) {amount} (ranse|sowo|ran|) (si|fun) {name}
      (fi|e fi) (owo|{amount}) (ranse|sowo) (si|fun) (iya mi|baba mi|iyawo mi|oko mi|egbon mi|aburo mi|ore mi|{name})
      (mo fe|mo fee|mo ni lati|e ba mi) (fi|san|fowo) (owo|{amount}|) (ranse|sowo|ran) (si|fun) (eniyan kan|{name}|ore mi|banki miran|)
      (fun|san|e fun|e san) {name} (ni|) {amount} (lati inu akanti mi|e jowo|bayi|)
      (transfer|transifa|send|se transfer) {amount} (si|fun|fun mi si) {name}
      (fi|e fi) {amount} (ranse|sowo|) si (nomba|akanti|account|) {account} (ti|ni|) {bank}
      {amount} (fun|si) {name} (e jowo|kiakia|)
      {name} (nilo|n beere fun|fe gba) {amount}(, fi ranse si|, e fi ran|)
      (bawo ni|bawo) (mo se le|n se maa|mo se) (fi owo ranse|fowo sowo|transfer) (si elomiran|si banki miran|)
      (yo|mu|ge) {amount} (kuro|) (ninu akanti mi|lati akanti mi) (fi|ki o fi|) (ranse si|fun|san fun) {name}
      (mo fe|e ba mi) (san|fun) {name} (ni|) (owo re|{amount}|owo ise re)
      (se mo le|nje mo le|e ran mi lowo) (fi owo ranse|fowo ranse|fi owo sowo) (si elomiran|fun {name}|bayi|)
      (gbe|ti|ju) {amount} (si|fun) (akanti|) {name}
      mo je {name} ni {amount}(, san fun|, fi ranse si)
      (bawo ni mo se le|bawo ni won se n) (fi owo ranse|sowo) (si elomiran|si banki miran|)
      (gbe|ti|ju) {amount} (si|fun) {name} (jowo|kiakia|)
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
      (fi|e fi) (awon eniyan ti mo ti fi pamo|awon ti mo maa n fi owo ranse si|awon beneficiary mi|akosile awon eniyan mi) (han mi|han|)
      (tani|awon wo) (ni mo ti fi pamo|lo wa ninu akojo mi|ni mo fi pamo|wa lori list mi)
      (fi|e fi|ba mi fi) {name} (pamo|kun akojo mi|sinu akojo mi|si beneficiary mi)
      (yo|pa|mu) {name} (kuro|re|kuro ninu akojo|kuro lori beneficiary)
      (fi|e fi|ranti) (akanti|account|nomba|oruko) (yii|re|{name}) pamo (fun ojo iwaju|fun igba mi i|)
      (mo fe|bawo ni mo se le) (fi eniyan kun|wo|yo eniyan kuro ninu) (beneficiary|akojo mi|awon eniyan mi)
      (se|nje) {name} (wa ninu|wa lori) (akojo|list|beneficiary) mi
      (akojo|oruko) awon (eniyan mi|ti mo n san owo fun|to n gba owo lowo mi)
      (beneficiary|eni) tuntun
      (bawo ni mo se maa|mo fe) fi (eniyan tuntun|{name}) pamo
      (yi|tun) oruko {name} pada (di|si) {name}
      (ranti|pa) nomba (akanti|account) {name} (sile|mo|)
      (awon|tani awon) (eniyan|eni) ti mo (n sanwo fun|n fi owo ranse si|fi pamo)
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
      (fi|e fi|jowo fi) (idunadura mi|itan akanti mi|awon transaction mi|history mi|akosile owo mi) (han mi|han|) ({period}|)
      (kini|ki lo|ki lo) (wole|jade|sele) (si|ninu|lati|ni) (akanti mi|account mi) ({period}|)
      (tani|ta lo) (fi owo ranse si mi|san owo fun mi|sanwo fun mi) ({period}|)
      (se|nje) (owo|alert|owo osu mi|salary mi) (ti wole|wole|ti de) (ni|bi|)
      (mo fe|mo fee) (ri|wo|mo) (idunadura mi|awon owo to jade|owo to wole|transactions mi|itan akanti mi) ({period}|)
      (idunadura|transaction|isowo) (marun|mewa|meta|) (to gbeyin|ti mo se keyin|aipe)
      (ki ni|kini) (owo|{amount}|debit) (yii|ti won yo) (je|fun|wa fun)
      (se|nje) {name} (ti|) (fi owo ranse|san owo|sanwo) (si mi|fun mi|) (bi|)
      (awon|gbogbo) owo (ti mo san|to wole|to jade|ti mo gba) {period}
      (tani|ta) ni mo (fi owo ranse si|san owo fun) {period}
      (itan|akosile) (idunadura|akanti|owo) (mi|)
      (ki lo de ti|kilode ti|ese ti) (e fi|won fi) (gba|yo) {amount} (kuro|) (ninu account mi|lowo mi|)
      (kini|ki lo) (wole si|jade ninu|sele ninu) (akanti|account) mi {period}
      (se|nje) {name} ti (fi owo naa|fi {amount}) (ranse|sowo|san)
      {amount} ti wole (se|bi|abi ko tii wole)
      (kini|ki ni) owo (yii|ti won yo yii) (fun|wa fun)
      (fi|e fi) (gbogbo|awon) (ohun to sele|idunadura|owo to wole ati jade) (han mi|) {period}
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
      (mo fe|mo nilo|e fun mi ni|fi) (statement|akosile akanti|statement of account|akosile owo mi|bank statement) ({period}|fun visa|ti osu mefa|)
      (e fi|fi|te) (statement|akosile akanti) (mi|) (ranse|han mi|ranse si email mi|)
      (embassy|ile ise mi|onile mi|won) (n beere|fe|nilo) (statement|akosile akanti|bank statement) (mi|)
      (bawo ni) (mo se le|mo se maa) (gba|ri|download) (statement|akosile akanti) (mi|)
      (statement|akosile akanti) (ti|fun) ({period}|osu meta|osu mefa)
      (download|gba) statement (mi|{period}|)
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
      (e fi|fi|fun mi ni|e fun mi ni) (risiti|rasiti|receipt|resiiti|eri) (ranse|han mi|owo ti mo fi ranse|ti transfer|ti sisanwo|)
      (mo fe|mo nilo) (risiti|receipt|eri|iwe eri) (owo ti mo san|pe mo ti sanwo|fun {name}|)
      {name} (n beere|fe|ni ki n fi) (risiti|receipt|eri|eri owo) (ranse|)
      (risiti|receipt|eri) (mi|naa) (da|nko|wa nibo)
      (tun|e tun) (risiti|receipt) (naa|yen|) (fi ranse|fi han mi)
      risiti (fun|ti) {amount} (ti mo fi ranse|)
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
      (owo mi|transfer mi|owo ti mo fi ranse) (da|nko|wa nibo|wa da|ti lo sibo)
      (mo|mo ti) (fi|san) {amount} (ranse si|fun) {name} (sugbon|amo|) (ko ri i|ko tii de|ko ri gba|ko wole|ko tii wole)
      (owo|transfer|owo naa) (ko|ko tii|o tii) (wole|de|de ibe|ri) (titi di bayi|lati aaro|)
      (won|banki) (ti|) (yo owo|ge owo|yo owo kuro) (ninu akanti mi|mi|) sugbon (owo naa ko de|ko wole|eni naa ko ri i|ko lo)
      {name} (ni|so pe) (oun|) (ko ri|ko tii ri|ko gba) (owo|alert) (naa|kankan|)
      (won|enikan|egbon mi) (fi|ti fi) owo ranse si mi (sugbon|amo) (mi o ri i|ko tii wole|n ko tii ri)
      (kini|ki lo) (sele|n sele|ti sele) (si|pelu) (owo mi|transfer mi|{amount} ti mo fi ranse)
      (e ba mi|) (wa|tele|ye|topinpin) (owo mi|transfer mi) (wo|)
      (transfer|owo) mi (n duro|ti ha|si wa ni pending|pending ni) (lati ana|)
      (kilode|ki lo de|eese) (ti|) (owo mi|transfer mi) (ko fi|ko|o fi) (wole|de|tii de)
      (se|nje) (owo|transfer) (mi|naa|ti mo fi ranse) (ti|) (de|wole|lo) (bi|ni|)
      mo si n (duro de|reti) (owo|alert) (naa|mi)
      (kilode ti|nitori kini ti) owo mi fi (n pe|pe|ko de)
      (banki|won) ti yo owo (kuro|) ninu (akanti|account) mi sugbon {name} ko ri i
      (nigba wo|igba wo) ni owo (mi|{name}) maa (de|wole)
      mo (si|tun) n reti (alert|owo) (naa|lati odo {name})
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
      (mo|mo ti) (si owo fi|fi owo|fi {amount}|si) (ranse|san|) (si|fun) (eni ti ko ye|akanti to yato|eniyan miran) (ni asise|)
      (e ba mi|jowo|e jowo|mo fe) (da|gba|yi|pe) (owo mi|owo naa|transfer naa|{amount}) (pada|pada wa|)
      (asise|asise ni|mo se asise) (ni|) (mo fi ranse|nomba akanti naa|owo ti mo fi ranse|lori transfer)
      (mo|mo ti) (ko|fi|te) (nomba akanti|nomba) (ti ko to|ti ko ye|to yato|asise) (sile|)
      (owo|transfer) naa (lo si|wole si|bo si) (akanti elomiran|odo eni ti mi o mo|ibi ti ko ye|akanti miran)
      (bawo ni|bawo) (mo se le|n se maa) (gba owo mi pada|da owo pada|da transfer pada)
      mo (san|fi ranse) (leemeji|ju bo ye lo|le)(, da eyi to ku pada|, e da pada|)
      (reverse|recall|fagile) transfer (naa|mi|ti mo se)
      (won ti lu mi ni jibiti|gbaju-e ni), (gba owo mi pada|da transfer naa pada)
      kii se {name} ni mo fe fi (owo|) ranse si
      (fagile|yi) transfer ti mo (ti se|se|fi ranse) (pada|)
      (owo naa|owo mi) (lo si|wo) (akanti|account) (miiran|ti ko to|elomiran)
      (ki i se|kii se) (eni yen|{name}) ni mo fe (fi ranse si|fi owo fun), (gba a pada|e ba mi gba pada)
      mo (te|ko) nomba (account|akanti) ti ko (tona|to)
      mo fi ranse leemeji, (gba okan pada|da okan pada)
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
      (elo|eelo|iye wo) (ni mo na|ni mo ti na|lo jade lowo mi) (lori ounje|lori data|lori oko|lori airtime|) ({period}|)
      (nibo|ibo) (ni|) (gbogbo|) owo mi (n lo|lo|ti lo|n ba lo)
      (fi|so|ye) (bi mo se n na owo|inawo mi|ohun ti mo na owo le|iye ti mo na) (han mi|fun mi|) ({period}|)
      (inawo|apapo inawo) (mi|) ({period}|fun {period}|)
      (kini|ki lo) (ni mo na owo le|n gba owo mi|je owo mi|n mu owo mi tan) (ju|ju lo|)
      (mo|se mo) n na (owo|) (ju|pupo ju|ni inakuna) (bi|)
      (itan|akosile|iroyin) inawo (mi|) ({period}|)
      (kini|ki) ni mo fi (owo mi|salary mi|owo osu mi) (se|ra) ({period}|)
      (bawo ni mo se|ki ni mo fi owo|kini mo fi {amount}) (na|se|ra) ({amount}|osu mi|) {period}
      (elo|iye) (lo jade|lo kuro|ti jade) (lati|ninu) (akanti|account) mi {period}
      (elo ni mo|iye ti mo) (ti fi ranse si|ti fun|ti na fun) {name} (lapapo|{period})
      (elo ni|iye ti) (ounje|data|oko|ile iwe|epo) (gba lowo mi|je ninu owo mi|na mi) {period}
      (kilo n|ki lo n) (je|gba|run) (owo mi|owo osu mi) (bayi|tan|)
      (se|nje) mo n na (owo|ju) (pupo ju|lo|)
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
      (ra|fi|e ba mi ra|ba mi ra|e ra) (kaadi|airtime|kaadi ipe|recharge card) (fun mi|si foonu mi|) (ti|) ({amount}|)
      (fi|e fi) (kaadi|airtime) {amount} (si|sori|ranse si) ({phone}|foonu mi|laini mi|ila mi|{name})
      (mo fe|mo fee|mo nilo) (ra|fi) (kaadi|airtime|kaadi ipe|credit) (sori foonu mi|{amount}|)
      (kaadi mi|airtime mi|credit mi|owo ori foonu mi) (ti|ti n) tan(, ba mi ra {amount}|, e ra fun mi|)
      (kaadi|airtime) {network} (ti|) {amount} (fun {phone}|)
      (ra|fi) (kaadi|airtime|credit) {amount} (ranse|) (fun|si) (iya mi|{name}|omo mi|oko mi)
      (recharge|loda|load) (foonu mi|laini mi|ila mi|{phone}) (pelu {amount}|)
      {amount} (kaadi|airtime) (e jowo|fun {phone}|{network}|)
      mi o le pe (eniyan|enikankan)(, ra kaadi fun mi|, mo nilo airtime)
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
      (ra|e ba mi ra|ba mi ra|fi) (data|{plan}|mb|data {network}) (fun mi|si foonu mi|sori laini mi|)
      (mo fe|mo fee|mo nilo) (ra|) (data|{plan}|mb|data osu kan|intaneti) (sori foonu mi|bayi|)
      (data mi|mb mi|intaneti mi|sub mi) (ti|ti n) tan(, ba mi ra|, ra {plan} fun mi|)
      (fi|ra) {plan} (ranse|) (si|fun) ({phone}|{name}|omo mi|egbon mi)
      (elo|eelo) (ni|lo je) (data|{plan}|1gb) (ti {network}|)
      (data|eto data) wo (lo wa|ni e ni|lo din owo ju) (fun {network}|)
      {network} {plan} (e jowo|fun mi|)
      (data|sub) (osoose|olosoosu|ti ose kan|ti osu kan) (fun {network}|)
      (se|) (sub|subscription) (data|intaneti) (fun mi|)
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
      san {disco} {amount}
      ina {amount} (fun ile mi|fun soobu mi|)
      owo ina (ti|) {amount}
      ko si ina (nile|), (ra|ba mi ra) ti {amount}
      token (ina|nepa) {amount}
      recharge mita (mi|) (pelu {amount}|)
      (ra|ba mi ra|fi|san) (ina|ina eletiriki|token|owo ina|ina nepa) (ti|) ({amount}|si mita|fun mita {meter}|fun ile mi)
      (ina|yuniti|ina prepaid) (mi|ile mi|) ti (tan|pari|lo)(, ra {amount}|, ba mi ra|)
      (san|mo fe san) (owo ina|owo nepa|bill ina|owo monamona) ({amount}|ile mi|soobu mi|)
      (ra|e ba mi ra|ba mi ra|san) (ina|token|unit|owo ina|nepa|kaadi ina) (fun mi|{amount}|ti {amount}|)
      (mo fe|mo fee|mo nilo) (ra|san|fi) (ina|token ina|owo ina|owo nepa|unit si mita mi)
      (ina|unit|token|mita) (mi|ile mi|wa) (ti tan|n tan lo|ti fe tan)(, ba mi ra|, ra {amount}|)
      (nepa|awon onina|phcn|ibedc|ikedc) (ti|) (ge|mu) ina (wa|mi)(, san owo|, e ba mi san|)
      (fi|ra) (ina|unit|token|{amount}) (si|sinu|sori) (mita|mita mi|{meter})
      (san|sisan) (owo|bill|gbese) (ina|nepa|ibedc|ekedc) (mi|) ({amount}|ti osu yii|)
      (ko si|a o ni) ina (nile|)(, ra token|, ba mi ra ina|)
      {amount} (ina|owo ina|token) (si {meter}|e jowo|)
      token (ina|) (mi|) (da|nko|wa nibo)
      (mita|prepaid) {meter} {amount}
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
      (san|sisan|e ba mi san|tun) (owo|) (dstv|gotv|startimes|telifisan|decoder|kebulu) (mi|fun mi|san|)
      (mo fe|mo fee) (san|tun) (owo|) (dstv|gotv|startimes|tv|amohunmaworan) (mi|)
      (dstv|gotv|startimes|tv|decoder) mi (ti lo|ti ge|ti tan|ko sise mo|ti pare)
      (sub|tun subscribe|renew) (dstv|gotv|startimes|decoder) (mi|fun mi|)
      (elo|eelo) (ni|lo je) (dstv|gotv|startimes) (compact|max|bayi|osu kan|)
      (yi|paaro) (package|eto) (dstv|gotv) (mi|) (si|pada si) (compact|max|premium)
      (boolu|ere boolu) wa lonii(, san gotv|, tun dstv mi se|, ba mi san dstv)
      (san|fi) {amount} (fun|si) (dstv|gotv|startimes|decoder {meter})
      (owo|bill) (telifisan|dstv|gotv|startimes) ({amount}|)
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
      (mo fe|mo fee|e ba mi|ba mi) (san|sanwo) (bill|bili|owo omi|owo ile iwe|owo ile|gbese kan|owo gbese|owo ori)
      (san|sisan) (owo|) (omi|ile iwe|ile-iwe|idoti|lawma|intaneti|ile|estate|waec) (mi|fun mi|{amount}|)
      (ra|san) (pin|fomu|kaadi) (waec|jamb|neco)
      (fi owo si|ko owo si) (bet9ja|sportybet|betking) (mi|{amount}|)
      (bawo ni|nibo ni) (mo ti le|mo se le) (san|sanwo) (bill|owo omi|owo ile iwe|bili mi)
      owo ile iwe (omo mi|awon omo)(, mo fe san|, ba mi san|)
      (bill|bili) wo (ni mo le san|le san|ni e n gba) (nibi|)
      (sisan|isanwo) (bill|bili|owo)
      (e ran mi lowo|se mo le) (san|sanwo) (bill mi|owo omi mi|owo ile iwe)
      (idamewa|owo egbe|owo ori|dues) (ni mo fe san|{amount}|)
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
      (igba wo|nigba wo|ojo wo) (ni|) (mo gbodo|mo ni lati|o ye ki n|ki n) san (bill mi|owo ina|owo ile|owo omi|bili)
      (igba wo|nigba wo|ojo wo) (ni|) (bill mi|dstv mi|owo ile mi|sub mi) (maa|yoo) (pe|tan|to san|pari)
      (ojo|gbedeke|ojo isanwo) (ti mo gbodo san|fun|ti) (bill mi|owo ina|owo omi|bili)
      (ojo meloo|o ku ojo meloo) (lo ku|) (ki n san|fun mi lati san|ki) (bill|owo ina|dstv)
      (se|nje) (bill mi|owo ina mi) (ti pe|ti pe san|ti koja ojo)
      (igba|ojo meloo) (lati san|lo ku fun) owo (ina|ile|omi|ile iwe) (mi|)
      (dstv|ina|owo ile) (mi|) (ti koja asiko|ti pe|ti pari)
      se owo (ina|omi|ile) mi ti pe
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
      (elo|eelo|iye wo) (ni|lo je) (bill|owo|bili) (ina|omi|intaneti|foonu|gaasi) (mi|) (osu yii|)
      (elo|eelo) (ni mo je|lo ku|ni mo gbodo san) (lori|fun) (bill mi|owo ina|owo omi|dstv)
      (apapo|gbogbo) (bill|bili|owo) (mi|ti mo gbodo san|ti mo je) (je elo|elo ni|)
      (so fun mi|fi han mi) (iye bill mi|iye ti mo je lori ina|owo ina mi)
      (iye|elo) to ku lori (bill mi|owo ile iwe|owo ina)
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
      (elo|kini|ki ni|iye wo) (ni|) (iye|owo) to (kere ju|kere julo) (ti mo le san|lati san) (lori bill mi|fun ina|lori kaadi mi|)
      (se mo le|nje mo le) san (die|idaji|apa kan) (ninu|lori) (bill mi|owo ina|re)
      (owo to kere ju|o kere tan elo) (ni mo le san|ti e n gba) (fun bill|lori bill|)
      (minimum|isanwo to kere ju) (payment|) (lori|fun) (bill|kaadi|ina) mi
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
      (mo fe|mo fee|mo nilo|e fun mi ni|fun mi ni) (gba|) (kaadi|kaadi atm|atm|virtual card|kaadi tuntun|kaadi dola)
      (bawo ni) (mo se le|n se maa) (gba|ri) (kaadi|kaadi atm|virtual card|atm)
      (kaadi mi|atm mi) (ti baje|ti kan|ti expire|ti se)(, mo fe tuntun|, e fun mi ni tuntun|)
      (paaro|yi|tun) (kaadi|atm|kaadi atijo) mi (fun mi|)
      (elo|eelo) (ni|lo je) (kaadi|atm|virtual card|kaadi tuntun)
      (igba wo|nigba wo) ni (kaadi mi|kaadi tuntun mi) (maa de|yoo de|maa jade)
      (se e|nje e) (ni|n se|n fun ni) (virtual card|kaadi atm|kaadi dola)
      (da|se|create) (virtual card|kaadi) (kan|tuntun|) fun mi
      kaadi (lati|fun) (ra oja lori ayelujara|sanwo netflix|raja online)
      (kaadi|atm) (mastercard|visa|tuntun|oni foju ri) (ni mo fe|e fun mi)
      (elo ni|iye) (kaadi|atm) (tuntun|) (je|)
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
      (ti|di|e ba mi ti|dina|se) (kaadi mi|atm mi|kaadi atm mi) (pa|mo|bayi|kiakia|)
      (kaadi mi|atm mi|kaadi atm mi) (ti sonu|ti so nu|ti ja bo|won ti ji)
      (mo ti|mo) (so|padanu|gbagbe) (kaadi|atm) mi (nu|)
      (won|ole|enikan) (ti|) (ji|gba|mu) (kaadi|atm|kaadi atm) mi (lo|gbe|)
      (atm|ero) (ti|) (gbe|mu|gba) kaadi mi (mi|)
      (enikan|won) n (lo|fi) kaadi mi (ra nkan|yo owo|)(, ti pa|, di mo|)
      (si|tun si|unblock) (kaadi|atm|kaadi atm) mi (pada|)
      (pa|fagile|yo) (virtual card|kaadi|kaadi dola) mi (re|kuro|)
      (ma|e ma) (je ki|jeki) (enikeni|won) lo kaadi mi
      (mo ti ri) kaadi mi(, e si pada|, si i)
      (block|freeze|lock) (kaadi|atm) mi (e jowo|)
      (dina mo|dina|di|ti|da) (kaadi|atm) mi (pa|duro|kiakia|)
      (mo so|mo ti so) (kaadi|atm) mi nu
      (mi o ri|n ko ri) (kaadi|atm) mi (wa|mo)
      (won ti ji|ero gba|atm gbe) kaadi mi (mi|)
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
      (fi|e fi) (kaadi mi|nomba kaadi mi|alaye kaadi mi|virtual card mi|cvv mi) (han mi|han|)
      (mo fe|mo fee) (ri|wo|mo) (kaadi mi|nomba kaadi mi|alaye kaadi mi|cvv)
      (kini|ki ni) (nomba|cvv|ojo ipari|alaye) kaadi mi
      (igba wo|nigba wo) ni (kaadi|atm) mi (maa|yoo) (pari|expire|tan)
      kaadi (meloo|melo) (ni mo ni|lo wa lori akanti mi)
      (nomba|alaye|details) kaadi (mi|virtual mi) (da|e jowo|)
      (se|nje) (kaadi|atm) mi (si n sise|wa ni sisi|ti dina)
      (nje|se) (atm|kaadi) mi (wa ni sisi|n sise|wa ni titi|ti pari)
      (kaadi banki mi|kaadi mi) (da|wa nibo)
      (ipo|nomba|cvv) kaadi mi (je ki n ri|fi han mi|)
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
      (mo fe|mo fee|a fe|e ba mi) (bere|da|si|dasile|se) (ajo|esusu|egbe ajo|egbe alajeseku|group) (kan|tuntun|sile|pelu awon ore mi|)
      (bawo ni) (a se le|mo se le) (bere|da|si) (ajo|esusu|egbe) (sile|kan|)
      (emi ati awon ore mi|awa ati|awon obinrin oja) (fe|a fe) (da ajo|bere esusu|fi owo pamo papo|da owo jo)
      (ajo|esusu|egbe) tuntun (ni mo fe|)
      (ajo|esusu) {amount} (losoosu|loseese|fun eniyan {number}|fun egbe wa)
      (mo fe je|mo fe di) (olori|alabojuto|alajo) (ajo|egbe|)
      (ko awon eniyan jo|ka) (da ajo|lati da ajo|bere ajo)
      (da|bere) egbe (ti a o maa fi da owo|ifowopamo|oni ajo)
      (mo fe|a fe) (ki a|ka) maa (da|ko) {amount} (lojumo|loosoose|losoosu) (papo|)
      (da|bere|la) (ajo|esusu) ({amount}|) (fun|pelu) (egbe wa|awon ore mi|adugbo wa) (sile|)
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
      (mo fe|mo fee|e je ki n|bawo ni mo se le) (darapo mo|wole si|wo|kopa ninu) (ajo|esusu|egbe ajo|ajo {name}|group|egbe naa)
      (fi|e fi) (mi|oruko mi) (kun|sinu|si) (ajo|esusu|egbe|group) (naa|yin|)
      (mo ni|won fun mi ni|eyi ni) (koodu|code|link|iwe ipe) (lati wole|ajo|egbe|esusu)
      {name} (pe mi|ni ki n|fi mi) (wa|darapo mo|si) (ajo|esusu|egbe) (re|won|)
      (se|nje) (ajo|egbe|esusu) (kan|) (wa|wo lo wa) (ti mo le|ti mo le darapo mo|to n gba eniyan)
      (aye|ipo) (si|) (wa|ku) (ninu|fun mi ninu) (ajo|egbe)
      (darapo|wole) (pelu|mo) (koodu|code|ajo) ({reference}|yii|)
      (aye|ibi) (si wa|wa) fun mi (ninu egbe|ninu ajo)
      (mo gba|mo ni) (iwe ipe|koodu ipe|ipe) ({name}|ajo|)
      (nje|se) (ajo|esusu) wo (lo wa|lo n gba eniyan) (nibi|to n gba eniyan|)
      (mo fe|je ki n) (je omo egbe|wo inu|wole si|darapo mo) (ajo|esusu) (oja|yin|)
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
      (mo fe|mo fee|e ba mi|ba mi) (san|da|fi) (owo ajo|ajo mi|esusu mi|owo egbe|idawo mi|owo esusu) (ose yii|osu yii|)
      (san|da|fi) {amount} (fun|si|sinu) (ajo|esusu|egbe wa|ajo wa|owo ajo)
      (da|san) (ajo|esusu|idawo|owo egbe) (mi|) (ti ose yii|ti osu yii|fun mi|)
      (bawo ni|nibo ni) (mo se le|mo ti le) (san|da) (ajo|owo ajo|esusu)
      (akoko|asiko|ojo) (ajo|lati da ajo|lati san ajo) (ti to|ti pe)(, ba mi san|)
      (yo|mu) (owo ajo|esusu) (kuro ninu|lati) akanti mi
      (idawo|owo|ipin) mi (fun|ninu) (ajo|egbe|esusu) ({amount}|)
      mi o (ti|tii) (san|da) (ajo|esusu) (ose yii|osu yii|)(, je ki n san|)
      (ipin|owo) mi (ti|fun) (osu yii|ose yii) (ninu ajo|fun esusu) (ree|)
      (yo|mu|gba) {amount} (fun|si) (ajo|esusu) (mi|wa)
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
      (tani|ta ni|ta lo) (kan|lo kan|maa gba|yoo ko) (lati gba|lati ko|) (ajo|owo|esusu|owo ajo) (bayi|tele|osu yii|)
      (igba wo|nigba wo|ojo wo) (ni|lo) (kan mi|maa kan mi|emi yoo gba ajo|n o ko ajo|mo maa gba ajo)
      (bawo ni|bawo) (ajo|egbe|esusu) (wa|mi) (se n lo|se wa|n lo)
      (tani|awon wo) (ko tii|ti|lo ti) (san|da) (ajo|owo|esusu) (osu yii|ose yii|)
      (elo|eelo) (ni a ti da|lo wa ninu|ni a ti ko jo|ti wa ninu) (ajo|egbe|ajo wa|)
      (fi|so) (ajo mi|egbe mi|awon omo egbe|awon egbe mi|ajo wa) (han mi|)
      (se|nje) mo ti (san|da) (ajo|esusu|owo ajo) (osu yii|ose yii|mi|)
      (emi ni|ipo) (eni keloo|nomba wo|wo ni mo wa) (ninu ajo|ninu egbe|)
      (alaye|iroyin|ipo) (ajo|egbe|esusu) (mi|wa)
      (nje|se) (mo|{name}) (ti|) san (owo ajo|esusu) (ose yii|bayii|osu yii|)
      (ajo|esusu) (mi|wa|ada) (nko|ti de ibo|ba wo)
      (emi ni|kini) (eni keloo|nomba mi|ipo mi) (ninu ajo|ninu egbe|)
      (igba wo|nigba wo) ni (ajo to n bo|o kan mi|ma ko ajo)
      (ta ni|tani) (ko tii san|ti san|lo kan|lo ko) (owo ajo|ajo|esusu)
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
      (mo fe|mo fee|e ba mi) (fi owo pamo|fi {amount} pamo|ko owo jo|fipamo|toju owo) (fun|lati ra|nitori) (owo ile|oko|ile iwe|igbeyawo|keresimesi|ile|foonu)
      (si|bere|da) (ifowopamo|goal|afojusun|kolo|apo ifowopamo) (kan|fun {narration}|ti {amount}|fun mi|)
      (fi|ko) {amount} (kun|si|sinu) (ifowopamo mi|goal mi|kolo mi|afojusun mi)
      (elo|eelo) (ni mo ti fi pamo|lo wa ninu ifowopamo mi|ni mo ti ko jo|ni mo fi pamo)
      (yo|mu|fo) (owo|) (kuro ninu|ninu|) (ifowopamo mi|kolo mi|goal mi)
      (fi|maa fi|yo) {amount} pamo (fun mi|) (loseese|losoosu|lojoojumo)
      (bawo ni mo se le|e ran mi lowo lati) (fi owo pamo|ko owo jo|toju owo)
      (ti|tii|de) {amount} (pa|mo) (titi di december|fun osu mefa|)
      (fi|wo) (ifowopamo|goal|afojusun) mi (han mi|)
      (fi|da) {amount} (sibi ti owo mi o ni de|pamo fun {narration}|sinu ifowopamo)
      (iye|elo) ti mo (ni|ti fi pamo) (ninu ifowopamo mi|fun {narration}|)
      (mo fe|ba mi) (fi|to) {amount} (pamo|jo) (losoosu|ki odun to pari|)
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
      (mo fe|mo fee|mo nilo) (ya|gba|ya owo|gba eyawo|yawo) (eyawo|owo|{amount}|awin|) (fun okoowo|fun oja mi|kiakia|)
      (ya|e ya|e fun|yin) mi (ni|lowo|) (owo|{amount}|eyawo|awin) (e jowo|maa da pada|titi osu yoo fi pari|)
      (se e le|nje e le|se karo le) (ya mi|fun mi|ya mi lowo) (ni|) (owo|eyawo|{amount}|)
      (elo|eelo|iye wo) (ni|) (mo le ya|e le ya mi|mo le gba|e le fun mi) (gege bi eyawo|)
      (bawo ni) (mo se le|n se maa) (gba|beere fun|ya) (eyawo|owo|awin)
      (se mo|nje mo) (yege|kun oju osuwon|le gba) (fun|) eyawo
      (mo nilo|mo n wa) (owo|{amount}|olu owo) (fun|lati fi bere) (okoowo|oja|ise|oko) (mi|)
      (eyawo|awin|loan) (ti|) ({amount}|kiakia|fun oja|fun owo ile) (ni mo fe|e jowo|)
      (ko si owo|mi o ni owo) lowo mi(, e ya mi|, ya mi ni {amount}|)
      (kini|ki) (ni e n fe|ni mo nilo) (lati gba|ki n to gba) eyawo
      (se mo le|bawo ni mo se le) (ri|gba) (owo|eyawo) (ya|lowo yin)
      (e ya mi|ya mi) (ni owo|lowo|ni {amount}) (kia|e jo|)
      (interest|ele|owo ori) (ori|lori) (loan|eyawo) (elo ni|je elo)
      (mo n wa|mo nilo|e fun mi ni) {amount} (lati fi bere oja|titi osu yoo fi pari|kiakia, maa da pada)
      (elo|iye) (wo ni|ni) mo le (gba|ya) lowo yin
      (e ya|ya|yawo) mi ni {amount} (jowo|ki osu to pari|)
      (se e|n je e) n (ya eniyan lowo|fun eniyan ni loan|yani lowo)
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
      (elo|eelo|iye wo) (ni mo je|ni mo je yin|lo ku|ni gbese mi) (lori eyawo mi|lori eyawo|ninu eyawo mi|fun yin|)
      (igba wo|nigba wo|ojo wo) (ni|) (mo maa|mo gbodo|o ye ki n) (san|da) (eyawo|gbese|eyawo mi) (pada|mi|)
      (se|nje) (won|e) (ti|) (fowosi|gba|fi) (eyawo mi|eyawo ti mo beere|eyawo ranse) (wole|)
      (ibo|ibo ni|bawo ni) (eyawo mi|oro eyawo mi|ibeere eyawo mi) (de duro|ti de|se wa)
      (fi|so|ye) (eyawo mi|gbese mi|iye eyawo to ku|alaye eyawo) (han mi|fun mi|wo)
      (kilode|ki lo de) ti (e o fi|won ko fi|e ko) (fun mi ni|fowosi) (eyawo|eyawo mi)
      (se|nje) mo je (yin|gbese|owo) (kankan|ni|)
      (iye to ku|osu meloo lo ku) (lori|ninu|fun) (eyawo|gbese) (mi|)
      (se|nje) mo ti san (eyawo|gbese) (mi|) tan
      (ipo|status|alaye) (eyawo|gbese) mi
      (igba wo|ojo wo) (ni mo maa|ni ma) san (eyawo|loan) (pada|mi|tan)
      (nje|se) mo (ti|) san (eyawo|gbese) mi tan
      (eto|ilana) (sisan|san) (loan|eyawo) (mi|)
      (elo lo|iye to) (ku|seku) (ninu|lori) (gbese|eyawo|loan) mi
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
      (mo fe|mo fee|e je ki n|e ba mi) (san|da) (eyawo|gbese|awin|owo ti mo ya) (mi|yin|) (pada|tan|bayi|)
      (san|fi) {amount} (fun|lori|san|ninu) (eyawo|gbese) (mi|)
      (bawo ni|nibo ni) (mo se le|mo ti le) (san|da) (eyawo|gbese|owo ti mo ya) (mi|pada|)
      (yo|mu) (owo eyawo|gbese) (yin|naa|) (kuro ninu|lati) akanti mi
      mo ti (ri|ni) (owo|owo yin)(, mo fe san eyawo|, je ki n san gbese mi)
      (mo maa|mo fe) san (idaji|die|{amount}) (ninu|lori) (eyawo|gbese) mi
      (da|san) owo (ti e ya mi|ti mo ya lowo yin|yin) pada
      (sisan|isanpada) (eyawo|gbese) (osu yii|)
      ({amount} ree|gba {amount}) (fun loan|fun gbese|fun eyawo) (ti mo je|mi)
      (yo|mu) {amount} fun (eyawo|loan|gbese) mi
      (bawo ni mo se le|mo fe) (da|san) (gbese|owo ti mo ya|eyawo) (mi|) (pada|)
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
      (mo fe|mo fee|bawo ni mo se le) (dokowo|fi owo dokowo|da owo si|nawo si|fi {amount} dokowo) (treasury bills|shares|okoowo|ipin|mutual fund|)
      (fi|da) {amount} (si|sinu|dokowo) (treasury bills|idokowo|shares|mutual fund|fixed deposit)
      (ra|ta|e ba mi ra) (shares|ipin|stock|treasury bills|bitcoin|ipin dangote|bonds) (ti|) ({amount}|fun mi|)
      (idokowo|anfani idokowo|ipin) wo (lo wa|ni e ni|lo dara|ni mo le se)
      (nibo|ibo) ni mo (le|ti le) (fi owo|fi {amount}) (dokowo|si)
      (mo fe ki|bawo ni) owo mi (maa|se maa|le) (po si|dagba|bisi|pe)
      (mo ni) {amount} (mo fe dokowo|ti mo fe fi dokowo)
      (ti mo ba|bi mo ba) (fi|dokowo) {amount} (elo|ere elo) (ni mo maa gba|lo maa je)
      (bere|se) (idokowo|okoowo owo) (kan|)
      (bawo ni|mo fe) (ki|ki n mu) owo mi (po si|bi si|dagba)
      (bi mo ba|ti mo ba) fi {amount} (si|sibe) elo (lo maa je|ni ma ri)
      (tà|ta) (shares|ipin|idokowo) mi
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
      (bawo ni|bawo) (idokowo mi|ipin mi|shares mi|owo ti mo fi dokowo) (se n lo|se wa|se n se|nko)
      (elo|eelo) (ni|lo) (ere mi|idokowo mi|ipin mi|idokowo mi to|ere ti mo je) (bayi|je|ti di|)
      (fi|wo|e fi) (idokowo mi|ipin mi|portfolio mi|awon shares mi|gbogbo idokowo mi) (han mi|)
      (se|nje) (mo n je|mo ti je|idokowo mi n mu) (ere|adanu) (ni|bi|wa|)
      (idokowo|ipin|shares) wo (ni mo ni|ni mo ti ra)
      (iye|apapo|iroyin) (idokowo|ipin|shares) mi
      (idokowo|ipin) mi (ti po|ti dagba|ti pe|ti lo soke|ti ja wale) (bi|)
      (nje|se) mo n (je adanu|jere|ri ere) (wa|lori idokowo mi|)
      (awon|iru) (idokowo|shares|ipin) wo ni mo ni
      (bawo ni|elo ni) (idokowo|ere) mi (se n lo|ti di|)
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
      (egbon mi|aburo mi|omo mi|oko mi|ore mi) (ni|lati|to wa ni) (oke okun|ilu oyinbo|america|london|canada) (fe|maa|ti) (fi owo ranse|fi dola ranse) si mi
      (mo fe|mo fee|bawo ni mo se le) gba (owo|dola) (lati|to wa lati) (oke okun|ilu oyinbo|america|london|ilu okeere)
      (mo fe|mo fee|bawo ni mo se le) (fi owo|fi {amount}) (ranse|sowo) si (ghana|oke okun|london|america|ilu oyinbo|china|cotonou)
      (elo|eelo) (ni|lo je) (dola|pounds|euro|pasipaaro) (kan|lonii|bayi|si naira)
      (iye|owo) (dola|pounds|pasipaaro|pasipaaro owo) (lonii|bayi|si naira)
      (yi|paaro|se) (dola|pounds|100 dollars|euro) (mi|) (si|pada si) naira
      (se e|nje e) n (gba|se) (western union|moneygram|owo lati oke okun|owo ile okeere)
      (bawo ni) (awon eniyan mi|enikan) (ni|to wa ni) (oke okun|america|london) (se le|yoo se) (fi owo ranse|san owo) si mi
      (gbigba|fifi) owo (lati|ranse si) (oke okun|ile okeere)
      (iye|elo ni) (iye|) (pasipaaro|dola|poun|euro) (bayi|loni|)
      (ore mi|egbon mi) (ni|lati) (oke okun|london|amerika) fe fi owo ranse si mi
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
      (mo fe|mo fee|e|bawo ni mo se le) (ko|ko mi|keko|mo) (nipa|bi a se n|bi mo se le|) (fi owo pamo|owo|nawo|okoowo|isuna|dokowo|se isuna|lo owo daadaa)
      (bere|tesiwaju|fun mi ni|si) (eko|ekoo|kilaasi|idanileko|eko nipa owo)
      (eko|kilaasi|koosi) wo (lo wa|ni e ni|ni mo le se)
      (kini|ki ni|salaye) (ele|isuna|afikun owo oja|idokowo|credit score|mutual fund|budget) (je|tumo si|fun mi|)
      (e gba mi|fun mi ni) (nimoran|imoran) (nipa|lori) (owo|ifowopamo|okoowo|inawo)
      (eko|imo) (owo|nipa owo|nipa okoowo|isuna)
      (bawo ni) mo se le (toju|lo|se akoso) owo mi (daadaa|)
      (mo fe|je ki n) se (quiz|eko|idanwo)
      (bawo ni mo se le) (toju owo mi|yago fun gbese|seto owo osu mi)
      (kilode|ese) (ti mo fi gbodo|) (fi owo pamo|ifowopamo)
      (la mi loye|ko mi) (lori|nipa) (ifowopamo|idokowo|insurance|eto owo)
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
      (mo fe|mo fee|bawo ni mo se le|e ba mi) (gbe|so) (akanti|account|ipele|ipo|tier) (mi|) (soke|ga|si tier (2|3)|lo si ipele to kan)
      (gbe|mu) (mi|akanti mi) (soke|) (si|lo si) (ipele (keji|keta|to kan)|tier (2|3))
      (mo fe|eyi ni|bawo ni mo se le) (fi|fun yin ni|so|) (bvn|nin|kaadi idanimo) (mi|) (kun|sile|po mo akanti mi|ranse)
      (se|e ba mi se) (idanimo|verification|kyc|ifidanimule) (mi|fun mi|akanti mi)
      (kini|ki ni) (mo nilo|e nilo) (lati|ki n le) (gbe akanti mi soke|gbe ipele soke|upgrade)
      (ipele|tier) wo ni (mo wa|akanti mi wa)
      (pari|se) (kyc|iforukosile|idanimo) mi
      upgrade (akanti|account) mi (e jowo|)
      (fi|so) (iwe|bvn|nin) mi (sopo|mo|kun) (mo|) (account|akanti) mi
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
      (elo|eelo|iye wo) (ni|) (mo le|ni mo le) (fi ranse|san|na|gba jade) (lojumo|lojo kan|leekan|loni|leekan soso)
      (kini|ki ni|elo ni) (limit|aala|odiwon|opin) (mi|akanti mi|transfer mi|ojoojumo mi)
      (gbe|din|yi|fi kun) (limit|aala|odiwon) (mi|) (soke|ku|si {amount}|pada|)
      (kilode|ki lo de) (ti mi o fi le|ti n ko le) (fi owo|fi) (to ju|ju) {amount} (lo|) ranse
      (se|nje) mo ti (de|koja|lo) (limit|aala|odiwon) (mi|)
      (elo|kini) (lo ku|to ku) (lori|ninu) (limit|aala) mi (loni|)
      (iye|owo) to (po ju|poju|ga ju) (ti mo le fi ranse|ti mo le gba|ti mo le ni)
      (fi|so) (aala|limit|odiwon) (mi|akanti mi) (han mi|fun mi)
      (se mo le|nje mo le) fi {amount} ranse (leekan|lojo kan|loni)
      (owo|iye) to po ju ti mo le (gba|fi ranse|ni) (lojumo|leekan|)
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
      (ti|di|e ba mi ti|dina mo|se|e ti) (akanti mi|account mi|asunwon mi|apo mi) (pa|mo|bayi|kiakia|fun igba die|)
      (foonu mi|sim mi|ila mi|laini mi) (ti sonu|ti so nu|won ti ji)(, ti akanti mi pa|, e ba mi ti gbogbo e|, di akanti mi|)
      (won|ole) (ti|) (ji|gba) foonu mi (lo|)(, ti akanti mi|, dina mo akanti mi|, e ti gbogbo nkan pa|)
      (enikan|ole|yahoo boy) (ti|n|fe) (wo|wole si|lo|mo pin) (akanti mi|account mi)(, ti pa|, dina mo|)
      (ma|e ma) (je ki|jeki) (owo|enikeni|enikan) (jade|yo owo|kuro) (ninu|lati) akanti mi
      (da|e da) (gbogbo|) (idunadura|owo|transaction) (duro|) (lori|ninu|ni) akanti mi (duro|)
      (mo fe|mo fee|bawo ni mo se le) (ti|dina mo|da|freeze|block) (akanti|account|asunwon) mi (pa|duro|)
      (freeze|block|lock) (akanti|account) mi (kiakia|e jowo|)
      (won ti) (hack|wo) (akanti|account) mi(, e ti pa|, dina mo o)
      (e ba mi|ba mi) (ti|di|dina mo) (apo|akanti|account) mi (pa|fun igba die|kiakia)
      (dena|da) gbogbo (idunadura|owo to n jade) (ninu account mi|duro)
      (di|ti) gbogbo (nkan|e) pa (kia|kiakia|)
      (won ti wo|enikan ti wo) (akanti|account) mi, (dina mo o|ti i pa)
      (dina mo|ma je ki enikeni lo) (akanti|account) mi
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
      (mo fe|mo fee|bawo ni mo se le|e ba mi) (yi|paaro|paro|se) (pin|pin mi|nomba asiri|password|pinni) (mi|) (pada|tuntun|)
      (mo ti|mo) gbagbe (pin|nomba asiri|password|pinni) mi
      (yi|paaro|paro|tun) (pin|nomba asiri|pinni|password) mi (pada|se|fun mi|)
      (enikan|ore mi|iyawo mi) (ti|) (mo|ri) (pin|nomba asiri) mi
      (pin|nomba asiri) mi (ko sise|ti dina|ko gba)
      (mo fe|fun mi ni) (pin|nomba asiri) (tuntun|mi i|)
      (reset|change) (pin|password) mi (e jowo|fun mi|)
      mi o ranti (pin|nomba asiri|password) mi (mo|)
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
      (so|e so|ba mi so|soro) (ede|) {language} (fun mi|pelu mi|e jowo|)
      (yi|paaro) (ede|) (pada|) (si|) {language}
      (se o|nje e|se e) (gbo|le so|mo) {language} (bi|)
      (mo fe|mo fee|mo ni ife si) (so|lo|maa so) {language}
      mi o (gbo|mo|ye) (oyinbo|geesi|english) (daadaa|)
      (ede|awon ede) wo (ni e gbo|ni e n so|lo wa)
      (da mi lohun|ko|fesi) (ni|pelu) {language}
      (lo|ni) {language} (e jowo|)
      (pada|e pada) si {language}
      (pada|yi|bo) si (pidgin|{language}|oyinbo)
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
      (kini|ki ni|fun mi ni|so) (koodu|code|ussd|ussd code|koodu ussd) (yin|karo|naa|lati fi owo ranse|)
      (bawo ni) (mo se le|n se maa) (lo karo|fi owo ranse|wo balance mi) (laisi|lai lo|ti ko ba si) (intaneti|data|foonu nla)
      mi o ni (data|intaneti|smartphone|foonu nla)(, bawo ni n se maa lo|, koodu wo ni mo le te|, ki ni n o te)
      (koodu|nomba|code) wo (ni mo le te|ni ki n te|ni mo maa te)
      (se|nje) (karo|e|o) (n sise|le sise) (lori|pelu) (foonu kekere|ussd|foonu onibotini)
      (foonu kekere|foonu torchlight|foonu onibotini) ni mo (n lo|ni)
      (koodu|code) (lati|ti a fi n) (fi owo ranse|ra kaadi|wo owo)
      (ti ko ba si|laisi) (network|intaneti|data) (kini ki n se|bawo ni mo se maa fi owo ranse)
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
      (e ran|ran|e) (mi lowo|mi lowo|je kin ri iranlowo) (e jowo|jare|)
      (mo nilo|mo fe|mo n wa) (iranlowo|atileyin|ki e ran mi lowo)
      (kini|ki|kinni) (ni e le|le|ni o le|ni karo le) (se|se fun mi|ba mi se)
      (bawo ni|bawo) (karo|eyi|nkan yii|mo) (se n sise|se le lo|ni a se n lo) (o|yii|)
      (fi|fun mi ni) (menu|akojo ise yin|ohun ti e n se|awon nkan ti e le se) (han mi|)
      (mi o mo|ko ye mi|n ko mo) (ohun ti maa se|bi won se n lo|nkankan|bi mo se le lo o)
      (se|nje) (eniyan|robot|ero) (ni yin|ni o|ni e)
      (ta|tani) (ni yin|ni e|ni karo|n ba mi soro)
      (ise|awon ise|iranlowo) wo (ni e n se|lo wa)
      (elo|eelo) ni (e n gba|owo transfer|owo ise yin|charges)
      (se|nje) (owo mi|karo|banki yii) (wa lailewu|ni aabo|se gbagbo|je ootito)
      (ofiisi|ile ise) yin (wa nibo|nko)
      (bawo ni mo se le|ki ni mo le) (lo|se) (karo|nibi|e|ero yii)
      (e ran mi lowo|mo nilo iranlowo) (nibi|lori eyi|)
      (nibo|ibo) ni (ile ise yin|ofiisi yin|branch yin) (wa|)
      (abeg|jowo|) ko mi (bi mo se n lo o|bi n se lo)
      (nibo ni|ibo ni) (ile ise|eka|ofiisi) yin (wa|)
      (iru|awon) ise wo (ni|le) (e n se|n se|le se)
      (mi o|n ko) (mo|mo bi) (n se|ohun ti mo maa se|bi n se bere)
      (elo ni|iye) (owo ise|charge) (fun fifi owo ranse|yin)
      (se|nje) (owo mi|banki yii|karo) (ni aabo|dara|wa lailewu)
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
      (elo|eelo|kini|ki ni) (ni|) (ele|owo ele|oṣuwọn ele|interest) (lori|fun) (eyawo|ifowopamo|akanti mi|{amount})
      (ele|ida) (meloo|melo|elo) (ninu ogorun|) (ni e n gba|ni e n fun|ni mo maa san) (lori|fun) (eyawo|ifowopamo|owo)
      (ti mo ba|bi mo ba) (ya|fi) {amount} (pamo|) (ele|elo ni ele|ele elo) (ni mo maa san|ni mo maa gba|re)
      (iye|osuwon) ele (yin|lori eyawo|lori ifowopamo)
      interest rate (yin|lori eyawo|) (je elo|elo ni)
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
      (kini|ki ni|fun mi ni) (sort code|koodu banki|bank code|swift code) (yin|karo|{bank}|)
      (ile ise mi|oga mi) (n beere|nilo) (sort code|koodu banki|bank code)
      koodu (banki|ile ifowopamo) {bank}
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
      (mo fe|mo nilo|bawo ni mo se le) (gba|beere fun|ra|) (cheque book|iwe sowedowo|checkbook|cheque)
      (cheque|iwe sowedowo|checkbook) mi ti tan
      (fun mi ni|e fi) (cheque book|iwe sowedowo) (tuntun|ranse|)
      (se e|nje e) n fun (eniyan ni|ni) (cheque book|iwe sowedowo)
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
      (kilode|ki lo de|eese|nitori kini) (ti|) (e|won|e fi|won fi) (ti|dina mo|di|block) (akanti|account|asunwon) mi (pa|)
      (won|e) (ti|) (ti|dina mo|di|block) (akanti|account) mi (pa|) (lai se nkankan|laisi idi|)
      (akanti|account|asunwon) mi (ti di|wa ni titi|ti dina|ti block|ko si sile)
      (si|e si|e ba mi si) (akanti|account|asunwon) mi (ti e ti|ti won ti pa|pada|fun mi|)
      (mi o le|n ko le) (wole|si|lo|wo) (akanti|account|app) (mi|)
      (tani|ta lo) (ti|block|dina mo) (akanti|account) mi (pa|)
      (bawo ni) mo se le (si|gba) (akanti|account) mi (ti won ti pa|pada)
      (tu|si|e tu) akanti mi (sile|pada|ti e ti)
      (tani|kilode ti e) (dina mo|ti|di) (akanti|account) mi (pa|lai se nkankan|)
      (bawo ni mo se le) (gba|si) (akanti|account) mi pada
      (akanti|account) mi (ti di|ti ti|ko si|ko je ki n wole)
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
      (won|enikan|gbaju-e|yahoo) (ti|) (lu mi ni jibiti|tan mi|gba owo mi|fi ogbon ji owo mi)
      (won|ole|enikan) (ti|) (ji|yo|gba) (owo|{amount}) (mi|) (ninu|kuro ninu|lati) (akanti|account) mi (lai mo|laigba ase|)
      (mi o|emi ko) (se|mo nipa) (idunadura|transaction|transfer) (yii|naa)
      (mo fe|nibo ni mo ti le) (fi|jabo|ro) (jibiti|gbaju-e|onijibiti|ole) (sun|to yin|ejo|)
      (mo ri|o ni) (owo|transaction|debit|idunadura) (ajeji|ti mi o mo|ti mi o se) (lori|ninu) akanti mi
      (enikan|won) (pe mi|fi iwe ranse si mi) (pe oun wa lati banki|n beere fun|ti n beere) (pin|otp|bvn) (mi|)
      (won ti) hack (akanti|kaadi|account) mi
      (jibiti|gbaju-e) (ni|) (lori akanti mi|ni eleyi|)
      (emi ko|kii se emi|mi o) (lo fi|ni mo|lo se) (sisanwo yen|transfer yen|owo yen) (ranse|)
      (ole|onijibiti|won) (ti|) (ji|ko|yo) {amount} (ninu|lati) (akanti|account) mi
      (won|enikan) (ti|) (yan mi je|lu mi ni jibiti|gba owo mi ni jibiti|tan mi je)
      (elomiran|enikan) (n lo|wo|ti wo) (akanti|account) mi (lai so fun mi|)
      (enikan|eni kan) (pe mi|te mi laago) (pe ki n fun oun ni|n beere) (otp|pin|bvn) (mi|)
      owo (kan|ti mi o mo) (ti jade|wa|ti poora) (ninu|lati) (akanti|account) mi
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
      (fagile|e fagile|da duro|duro|fi sile|pa ti) (e|re|o|naa|eyi|)
      (mi o|n ko) (fe|se) (mo|e mo|bee mo|)
      (mo ti|mo) (yi|paaro) (okan|ero) (mi|) (pada|)
      (ma|e ma) (fi ranse|se e|lo siwaju|se|tesiwaju) (mo|)
      (gbagbe|e gbagbe|fi|e je ka fi) (re|nipa re|o sile|oro yen sile)
      (kii se|ki i se) (bayi|nisisiyi)(, boya ola|, to ba ya|)
      (duro|e duro) (na|o)(, ma fi ranse|, ma se|)
      (jare|ejo) (fi sile|fagile|da a duro)
      (e da|da) (fifi owo ranse|sisan naa|ifiranse naa) (si {name}|) (duro|ro)
      (mo ti yi|mo yi) (ero|okan|ipinnu) (mi|) pada
      (gbagbe|fi|e fi) (oro yen|eyi|e) (sile|si be)
      (ki i se|ko je) (bayi|bayii|nisinyi), (boya ola|nigba miran)
      (ko ye|e ma) (fi {amount} ranse si {name}|fi ranse mo)
      (ti o ba di|a se e ni|o di) (ola|ojo miran|igba miran)
      (mi o nifee|mi o fe|n ko fe) (mo|bee mo|e mo)
      (pada|e je ka pada) (seyin|si ibere)
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
      (tun|e tun|jowo tun) (so|un so|wi|fi ranse) (fun mi|lekan si|)
      (mi o|n ko) (gbo|gbo daadaa|ye mi|gbo ohun ti e so|ri i)
      (kini|ki ni|kilo) (e|o) (so|wi|ni e so)
      (soro|so|e so) (die die|jeje|pelepele|laiyara|ko ye mi)
      (lekan si|leekan si|leekansi) (i|e jowo|)
      (e n|o n) (yara|sare) (ju|soro ju)
      (salaye|e salaye) (daadaa|fun mi|re si|lekan si)
      ko ye mi(, tun un so|, e tun so|)
      (salaye|so|tun so|ka) (fun mi|ibeere naa|e) (leekansi|daadaa|die die|)
      (kini|ki le) (itumo yen|e wi|e so)
      (ko ye mi|mi o gbo) (rara|daadaa|ohun ti e so)
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
      (mo fe|mo fee|je ki n) (ba|soro pelu|ri) (eniyan|osise|asoju|oga yin|manija|enikan|customer care) (soro|gidi|)
      (so mi po|fi mi|e gbe mi) (mo|pelu|fun|si) (eniyan|osise|asoju|customer care|enikan)
      (fun mi ni|pe) (eniyan|osise|asoju|oga yin|nomba customer care)
      (se|nje) (eniyan|enikan|osise) (wa nibe|kan wa|wa) (ti mo le ba soro|to le ran mi lowo|)
      (mi o fe|n ko fe) (ba robot|ba ero|soro pelu robot) (soro|)
      (eniyan|eda eniyan) (gidi|) ni mo fe (ba soro|)
      (ki|je ki) (enikan|oga yin|osise) (pe mi|da mi lohun|ba mi soro)
      customer care (da|yin|e jowo)
      (e|) (pe mi|ba mi pe|e pe mi) (eniyan|oga yin|osise yin) (jowo|)
      (fun mi ni|mo fe) (eniyan gidi|osise|customer care)
      (e|ki enikan) pe mi (lori foonu|jowo|)
      (bawo ni mo se le|nibo ni mo ti le) (de odo|ba|pe|ri) (yin|osise yin|oga yin)
      (se|nje) (enikan|eniyan|osise) wa (nibe|nibi|lati ba soro)
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
      (mo ni|mo fe|mo fee) (ejo|fi ejo sun|so ejo|ehonu|edun okan|fi ehonu han|isoro)
      (inu mi|okan mi) (ko dun|o dun|bi) (si ise yin|rara|pelu yin|)
      (e|won) (ti|) (yo|ge|gba) owo (mi|) (leemeji|ju|lai nidi|lodi|pupo ju) (ninu akanti mi|)
      (kilode|ki lo de) ti (e|e fi) (n yo|n ge|yo|ge) (owo|{amount}) (mi|) (kuro|)
      (app|ise|banki|nkan|network) yin (ko dara|ko sise|n lo jeje|buru|ko da)
      (mo ra|mo san) (data|kaadi|ina|token) (sugbon|) (ko wole|mi o ri i|ko de|ko tii wole)
      (atm|pos) (ko|o) (san|fun mi ni|po) owo (sugbon|amo) (won yo|won ge|o yo) (owo mi|owo|)
      (owo ti e n gba|charges yin|iye ti e n yo) (po ju|ti po ju)
      (isoro|ejo|edun) mi (ko tii|ko) (yanju|ni ojutuu)
      kaadi mi (ko gba|ko sise) (ni ile itaja|lori pos|)
      (e|banki yii) (n fi iya je mi|n ja mi kule|ja mi kule|n yo mi lenu)
      (bawo ni mo se maa|mo fe) fi (aroye|ejo|esun) (kan|sun|han)
      (mi o|n ko) (gbadun|feran) (si|) (banki|ise|iranlowo) (yii|yin)
      (e n|banki yii n) (yo mi lenu|re mi je|fi akoko mi sofo)
      (maa|a maa) fi yin sun (olopaa|cbn|ile ejo)
      (kaadi|app|banki) (mi|yin) ko sise
      (ina|data|airtime) ti mo ra ko (de|wole|tii de)
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
      (e se|e seun|o seun|ese|mo dupe) (gan|gan ni|pupo|pupo gan|o|karo|)
      (olorun|oluwa) (a|yoo|maa|) (bukun|bukun fun|san|) (yin|e|esan fun yin)
      (e ku|ku) (ise|ise takuntakun|akitiyan)
      (o dara|o da|o daa|daadaa|o tayo) (e se|mo dupe|)
      (o dabo|odabo|o daro|a o pade|ka sun re)
      (owo naa ti|o ti) (wole|sise|de)(, e se|, mo dupe)
      (mo|a) (mo riri|dupe fun|gbadun) (ise yin|iranlowo yin|yin)
      (okay|oya) (e se|odabo|bye)
      (inu mi dun|e gbiyanju|e ti gbiyanju)
      (oluwa|olorun) (a|maa) (bukun|sure|bukun fun) (e|fun yin|yin)
      (e ku ise|e ku igbiyanju|o daa|o dara) (takuntakun|o|gan|)
      (mo feran|mo gbadun) (banki yii|yin|ise yin)
      (mo moore|mo dupe|adupe) (gan|pupo|lowo yin|)
      (iyen ni|o ti) (gbogbo e|to) (e se|)
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
      (oponu|ode|were|asiwere|didirin|olodo|oloshi|agbaya) (ni|ni yin|ni e|ni o) (yin|banki|)
      (were|asiwere|oponu|ode|olosi|oloriburuku|omo ale) (banki|eniyan|robot|jati jati|)
      (ori|baba|iya) (yin|e|re) (o pe|buru|da|)
      (e|o) (ti|) (ya were|sinwin|daru|go)
      (olorun|sango|ogun) (a|maa|yoo) (pa|san|fiya je) (yin|e)
      (ole|barawo|onijibiti|opuro|gbewiri) (ni yin|ni gbogbo yin|ni e|banki)
      (pa enu|panu|dake|gbe enu) (mo|e|re|soun)
      (banki|ise) (raurau|radarada|jatijati|oshi|iranu|palapala)
      (iranu|isokuso|oshi|radarada) (ni eleyi|lasan|)
      (olorun|ogun|sango|amadioha) (maa|a) (pa|fiya je|da yin lejo|je) (e|yin|yin niya)
      (iya|baba|ori) (re|yin|e) (ko pe|o pe|ti daru|baje)
      (eyin|iwo|e je) (ole|onijibiti|were|oponu|odoyo|agutan|ewure|ode) (gbogbo yin|ni yin|yii|)
      (mo|a) (koriira|korira|bu) (yin|banki yii|e)
      (banki|ise) (radarada|oloshi|yeye|olodo|were|jatijati) (yii|ni eyi|)
      (pa enu re de|gbenu re soun|dake|panu mo|lo ku|jade kuro nibi) (were|oponu|)
      (e o|o) (ni laakaye|ni itiju|ni ogbon|ni opolo)
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
      elo ni (owo oko|owo baalu|tikeeti|transport) (lo si|de) (kano|abuja|dubai|london)
      (tani|ta lo) (ni|da) (gtbank|first bank|dangote|opay) (sile|)
      (elo|iye) ni (won n ta|owo) (iresi|epo betiroolu|simenti|ewure|garri|tomati|foonu|moto) (bayi|loja|)
      (odun wo|igba wo) ni (won da|a da) (naijiria|naira|banki apapo|unilag) sile
      (ti|si|pa) (ilekun|ferese|geeti|ina yara) (naa|fun mi|)
      (ba mi|e ba mi) ki (iyawo re|iya re|gbogbo ile|awon omo)
      (fi|e fi) (fidio|aworan|orin|adiresi|foto) (naa|re|yen) ranse (si mi|)
      (tani|egbe wo) lo (bori|na|gba) (ife eye|boolu ana|ere naa|asekagba)
      (arsenal|chelsea|super eagles|man u) (na won|padanu|gba omi|maa gba boolu) (lana|loni|)
      (bawo ni|se) (oju ojo|ojo|oorun) (se ri|a ro|yoo ro) (loni|lola|)
      (ojo|oorun|afefe) (n ro|mu ju|n fe) (gan|loni|)
      (bawo ni) (a se n|mo se le) (se|din|ro) (jollof|amala|efo riro|moinmoin|akara|egusi)
      (so|pa|ko) (itan|alo|awada|orin|owe) (fun mi|kan|)
      (tani|kini oruko) (aare|gomina|oba|minisita) (naijiria|eko|amerika|ibadan)
      (kini|ki ni) (olu ilu|itan|iye eniyan) (ghana|naijiria|eko|faranse)
      (mo nife|mo n ro|mo feran) (re|omobinrin yen|boolu|orin)
      (iyawo mi|oko mi|orebinrin mi|aladugbo mi) (n binu|fi mi sile|n yan ale|n daamu mi)
      (ori|inu|eyin|ese|oju) (n fo|n dun|n ro) mi
      (ogun|oogun) wo ni (mo le lo|won n lo) fun (iba|ori fifo|iko|otutu)
      (tumo|kini) (e kaaro|mo nife re|omi) (si|ni) (ede faranse|geesi|larubawa)
      (ran mi lowo|ba mi) (se|pelu) (ise amurele|assignment|isiro|aroko)
      (mo n wa|mo fe) (ise|iyawo|oko|ile ti maa gba|mekaniiki)
      (ilu|naijiria|ijoba|orile ede) (le|ti baje|n ni wa lara|ko dara)
      (olorun|jesu|oluwa) (tobi|yoo se e|dara|ni alaabo wa|seun)
      (fi|pin) (adura|atejise|ise) yii (ranse|) si (eniyan mewa|gbogbo eniyan)
      (e ka|won ni ki n): (fi ranse si elomiran|pin kaakiri)
      (foonu|moto|tv|ero) mi (ti baje|jabo sinu omi|ko tan|n pariwo)
      (ole|olopa|awon agbero) (wo adugbo wa|mu un|n daamu wa) (lana|)
      (nibo ni|ona) (ile iwosan|oja|ofiisi nin|soosi|papa oko ofurufu) (wa|to sunmo wa)
      (bawo ni) mo se le (wo|ri) (esi|result) (jamb|waec|neco) mi
      (mo fe|mo n lo) (sun|jeun|lo oja|we|lo ile ijosin|wo fiimu|lo oko)
      (fiimu|orin|iwe|aso) wo (lo dara|ni mo le wo|lo dun)
      (se|nje) o ti (jeun|sun|gbeyawo|bimo|ji) (bi|)
      (tani|ta lo) (se|da|koko) (foonu|ina|moto|oko ofurufu)
      (haha|chai|ewo|hmm|o ma se o|ye|ehn)
      won (gbe|yi) (oga mi|egbon mi|oluko wa) (lo si|pada si) (abuja|ile ise miran)
      (ipinnu|ala|erongba) mi laye ni lati (di dokita|se igbeyawo|lo si oke okun)
      (elo|iye) ni (dokita|soja|olukoni|seneto) n gba
      (anfani|ewu) (oyin|ewuro|siga|omi mimu|ata)
      (kini|salaye) (ijoba tiwantiwa|imo sayensi|oro oruko|osupa|itan)
      (idibo|oselu|egbe oselu) (odun yii|maa waye nigba wo)
      (boolu|ere) (dun|ko dun) (gan|lana|)
      (wizkid|davido|asake|tinubu) (ko orin tuntun|ti se igbeyawo|wa ni london|ni iyawo meloo)
      (pasito|imaamu|woli) (so oro|waasu) (dada|loni|)
      (mtn|glo|airtel) (customer care|network won) (ko dara|nomba|)
      (jumia|uber|facebook|netflix) (ko sise|ko tii mu oja mi wa|driver re)
      (ose|odun|ojo ibi) (ku|a dara|mi ni oni)
      (aago meloo|ojo wo|osu wo) (lo lu|ni oni|la wa yii) (bayi|)
      (kini|ki lo) (sele|n sele) (ni|si) (aye|naijiria|adugbo wa|ilu yin) (loni|lana|)
      (iye|elo ni) (foonu|aso|iyan|epo|adie|bata) (ni|) (oja|loja|nibi)
      (ko|ka|kawe|lo si) (ise ile iwe|iwe|orin|ile iwe) (daadaa|)
      (ebi|oungbe|orun|otutu|aare) (n pa|n kun|n mu) mi
      (odun|ayo|ibukun) (ku|ayo|olorun) (iyedun|fun gbogbo wa|)
      tumo (ife|aye|eko|ile|owo) (si|ni) (geesi|faranse|larubawa)
      kini (ki n|mo le) (je|mu|wo|se|we) (loni|lale|si ibi ayeye)
      (itumo|itan|orisun) (owo|naira|banki|oruko mi|yoruba)
      (won|ijoba) (gbe|yi|ran) (oluko|olopa|aburo mi) (lo si|pada si) (ilu miran|abule|ile iwe miran)
      (fi|fun mi ni) (adiresi|foto|cv) re (ranse|)
      (ile iwe|ile iwosan|oja|ounje) wo (lo dara|lo sunmo|lo dun) (ju|)
      (la|pa) (oju|enu|iwe) re (de|)
      (mo fe|mo n lo) (ki|be) (iya agba|awon ana mi|oluko mi) wo
      (tan|pa|tan an|pa a) (ina|tv|telifisan|faanu|redio) (ninu yara|ni palo|jowo)
      (ki lo n sele|fiimu wo lo wa) lori (tv|dstv|telifisan) (ni ale yii|loni|)
      (ta lo|tani o) (gba boolu wole|bori|jawe olubori) (ni ana|ninu idije|ninu idibo|)
      (ya|bami ya) mi ni (eti re|biro|agboorun|oko re|aso)
      (ilekun|ferese|soobu) (si|ti|pa) (jowo|)
      (kini|ki ni) (itumo oruko|itan|orisun|olu ilu) (mi|yoruba|eko|naijiria|ibadan)
      (nje|se) (o ti|won ti) (bimo|laya|loko|jeun|sun|fe iyawo)
      (kaadi) (ipe igbeyawo|ojo ibi|idanimo|idibo) (mi|ti awon ore mi|) (da|)
      (ile ifowopamo|banki) (eje|ounje) (wa nibo|)
      (ile igbimo|sanato) (fowo si|ti gba) (ofin|abadofin) (tuntun|naa)
      (ko mi|bami) (ni ijo|se obe|ko leta|ni oyinbo|ko orin|ko iwe)
      (mo fe|e ba mi) ra (oko|bata|ile|ewure|aso|foonu tuntun|eja) (loja|)
      (won ti gba|mo gbagbe oro asina) (facebook|instagram|gmail|tiktok) mi
      (di|da) (oun|ololufe mi|omokunrin yen) duro lori (facebook|whatsapp)
      (ojo wo|igba wo) ni (odun|itunu aawe|ileya|isinmi|idanwo)
      (so|pa) (itan|alo|awada) (fun mi|kan)
      (agbaboolu|egbe agbaboolu) wo ni (chelsea|arsenal) (ra|fe ra)
      (fagile|sun) (igbeyawo|irinajo|ipade) (siwaju|naa)
      (fi okan|teti|san akiyesi) (si mi|sile|si iwe re)
      (ojo|oorun|otutu) (n ro|po ju|a ro) (loni|lola)
      (mo ni|mi o ni) (ife si|nifee si) (boolu|oselu|omobinrin yen)
      (gba|yo) (mi|wa) (lowo ojo|lowo ota|ninu ewu)
      (lo|na) (akoko|igba) (pelu|fun) (omo re|iyawo re|olorun)
      (paaro|tun) (taya|aso|irun|oruko instagram|oke oko) (mi|se)
      (e ka|ka) (bibeli|kuran|iwe itan) (fun mi|)
      (ise|egbe) (olorin|akorin|awon agba) (wa nibo|kini)
    `,
  },
};
