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
      bawo ni (ile|ise|ebi|oja|awon omo) (o|karo|se daadaa ni)
      (se ile|se ise) (dara|n lo daadaa) (o|karo|)
      (e kaaro|e kaasan|e kaale|bawo) (o|sir|ma|karo|ore mi)
      (se|bawo ni) (alaafia|nkan|ara|ise)
      e ku (ojo|ise|igba|aaro) (o|)
      (e nle|e kuule|pele|bawo) (o|eyin eeyan mi|ore mi|gbogbo ile)
      (se|nje) (e wa daadaa|dada le wa|e ji dada|o ji daadaa|alaafia le wa)
      (e ku owuro|e ku ale|e ku irole|e ku asan|e ku ojumo) (o|sa|ma)
      (kaabo|e kaabo|mo ki gbogbo yin)
      (e kaaro|ekaasan|e ku irole|eku aaro|e ku osan|e ku ale) (o|karo|sa|ma|eyin eniyan mi|)
      (bawo|bawo ni) (o|nkan|ile|ise|gbogbo nkan|se wa|karo|ara yin|)
      (se|n je) (e wa|daadaa ni|alaafia ni|o wa daadaa)
      (e ku|eku) (ojo meta|odun|ise|ijoko|isimi|osu tuntun|ojo aiku|ayeye)
      (pele|pele o|e pele|e nle|enle|e ku) (o|sa|ma|karo|)
      (hello|hi|alo) (karo|), (bawo ni|e kaaro|e kaasan|se daadaa ni)
      (mo ki yin|mo ki yin o|ki ni o n sele|kilo n sele|how far)
      (oga mi|ore mi|eyin temi) (bawo ni|e pele|e nle)
      (mo ti de|emi ni|mo ti pada de|mo wa nibi)
      (e ku|eku) (odun|isinmi|ojo|igba|oja) (o|karo|)
      (se|ara) (daadaa|le|ya|ni)
      (ara|ile|awon omo) (daadaa|nko|da) (o|)
      (se e|e) wa nibe (o|)
      (kaabo|mo wa ki yin|mo ki yin|emi ni o)
      (e ku) (ooru|otutu|ojo ro|ile|ijokoo) (o|gbogbo yin|eyin temi|)
      (e ji ire|e jiire|se e ji ire|se a ji ire|a ji ire) (o|bi|loni|sa|ma)
      (assalamu alaikum|salam alaikum|alafia fun yin), (e kaaro|bawo ni|e ku ojumo) (o|)
      (alaafia jesu|alaafia oluwa|calvary greetings), (e kaaro|e kaasan|se daadaa le wa) (karo|)
      (how far|wassup|wasap|xup) (karo|baba|boss|egbon), (bawo ni|shey ko si|kilon shele)
      (shey|she) (ko si wahala|everything dey|gbogbo nkan n lo|alafia ni|e wa okay)
      (bawo lowa|bawo lo wa|bawo leewa|bawo le wa|ba wo lo se wa) (loni|o|karo|)
      (mo juba|mo wari|mo dobale|mo kunle) (o|fun yin|eyin agba|mo ki yin)
      (e ku abo|e ku oja|e ku atijo|e ku ojo gbooro|eku ijo meta) (o|sa|ma|eyin eniyan wa)
      (good morning|good afternoon|good evening|gud am) (ma|sir|karo), (e ku ise|se daadaa ni|bawo ni nkan)
      (ekaaro|ekasan|ekale|eku irole) (ma|sir|oga|mummy|daddy|brother) (o|)
      (se e ti ji|shey e ti ji|se e wa lori ila|se e wa online|shey e wa around) (ni|bi|karo|)
      (ojumo ti mo|ile ti mo|aaro ti de), (e kaaro o|mo ki yin|se e sun daadaa)
      (se e sun daadaa|se orun dun|bawo ni moju|bawo lorun ana) (o|karo|)
      ({name}|iya {name}|baba {name}|iya ibeji) (ni mo n soro|ni|lo n ki yin) (o|lati ibadan|lati oja bodija|)
      (e pele nibe yen|pele nibe|e nle nibe|e nle nbe) (o|sa|karo|)
      (a ki yin o|a n ki yin|mo ni ki n ki yin|mo kan ni ki n ki yin) (loni|karo|)
      (barka juma|e ku ojo jumat|e ku aawe|e ku irun) (o|eyin musulumi|karo)
      (ara o le bi|se ara le|se gbogbo ile wa daadaa|awon ti ile nko) (o|)
      (e ku ojo aje|e ku ojo sunday|e ku opin ose|happy sunday o) (e kaaro|o|karo|)
      (omo iya mi|egbon mi|boda mi|anti mi|alagba) (e kaaro|bawo ni|eku ise o|mo ki yin o)
      (hey|heyy|hy|helo|hallo) (bawo ni|karo ni|se daada ni|pele)
      (bawo ni o|bawo ni joor|bawo now|bawo na|bawo jare) (karo|ore|)
      (mo ri nomba yin|won fun mi ni nomba yin), (mo ni ki n ki yin|e pele o|bawo ni)
      (se karo ni eyi|shey karo leleyi|karo ni abi|se nomba karo ni eyi) (o|e pele|e kaasan)
      (o to ojo meta|o ti pe ta soro|o pe ta ti ri ra) (o|karo), (bawo ni|e nle)
      (e ku idele|e ku ipalemo odun|e ku itunu aawe|e ku keresimesi|eku odun tuntun) (o|karo|)
      (nle o|nle|nlee|e nle o) (egbon|oga|karo|madam|)
      (mo n ki yin lati ile|gbogbo ile ki yin|awon omo n ki yin) (o|)
      (ma worry|ko si|just), (mo kan n ki yin|mo kan wa ki yin|mo wa say hi) (ni|o)
      (e ku ale|e ku aaro|e ku osan) o, (emi ni|oruko mi ni) {name}
      (se e n gbadun|se e n gbo mi|se e ti jeun|se ise n lo) (daadaa|bi|o|)
      (ekuule|e ku ile|e kuule) (eyin ara ile|karo|o|sa)
      (karo karo|oga karo|mama karo|karo mi) (o|bawo ni|e pele)
      (mo wole|mo wole o|mo de o|a de), (e ku ijoko|e ku ise|se e wa)
      (e ku ipade|inu mi dun lati pade yin|o dun mo mi lati mo yin) (o|karo|)
      (yo|yoo|sup|gm|gud morning) (karo|egbon|fam|)
      (alaafia ni fun ile yii|alaafia fun gbogbo yin|alaafia o) (e pele|bawo ni|)
      (ṣé dáadáa ni ẹ wà|ṣé àlàáfíà ni|báwo ni iṣẹ́ o|báwo ni gbogbo nǹkan) (lónìí|o|)
      (ẹ kú ọjọ́ mẹ́ta|ẹ kú ìgbà pípẹ́|ẹ kú àtìjọ́) (o|ẹ̀yin ará|)
      (inu mi dun lati|mo dupe lati|o dun mo mi lati) (ba yin pade|tun ri yin|ba yin soro) (o|e pele|)
      (hello|hi) (o|karo|egbon) (mo ki yin|e ku ise|se e wa)
      (mo tun de|mo ti pada wa|e tun ri mi) (o|loni|karo) (, se e wa|, e ku atijo|)
      (ọlọ́jà|alaja|oloja) (ni mo wa|n ki yin) (o|), (e ku oja|e pele)
      (ki lo n lo|kini n lo|wetin dey sup) (karo|o|egbon)
      (mo ji|a ti ji) (o|dupe), (e kaaro|se e ji daadaa|ekaaro o)
      (omo karo|eyin karo|oga karo) (mo ki yin|bawo ni|e nle o)
      (e ku ogbele|e ku ojumo ire|e ku ojo tutu) (o|sa|karo|)
      (e kaaro|e kaasan|e ku irole|e kaale) (o|sa|ma|karo)
      (mo dupe|inu mi dun|o dara) lati (ba yin pade|tun ri yin|ri yin) (o|e pele|)
      (mo ji|a ti ji|a ji) dupe, (e kaaro|e ku ojumo|)
      (se e ji daadaa|se alafia ni|se daadaa ni|bawo ni nkan) (o|karo|)
      (pele|e pele|e nle|nle o) (o|karo|ore|sa)
      (e ku|eku) (ojo meta|oja|isimi|ojumo|odun) (o|karo|)
      (bawo ni|ba wo ni) (ara|ile|ise|oja) (yin|) (o|)
      (eyin|e) (wa nibe|wa nile|n gbo mi) (bi|)
      (mo ki yin|mo ki e|ekule o|ago o) (o|)
      (oja nko|bawo loja|e ku oja|e ku ise) (mama|baba|karo|o)
      (e kaaro|e ku irole) (sa|ma|karo), (bawo ni ise|omo nko|ile nko|ara le bi)
      (e ku|eku) (otutu|oorun|ojo|osan|ale|iroju) (o|karo|ara ile)
      (o to|o ti to) ojo meta (o|karo|ti a ri ra)
      (se enikan|eeyan) (wa nibi|n be) (o|, e kaaro|, mo ki yin)
      (inu mi dun|o dun mo mi) lati (mo yin|pade yin) (o|karo|)
      (e ku osan|e kaaro), (oruko mi ni|emi ni) {name}
      (eku ojo|e ku ati aaro|e ku ile) (o|karo|)
      (mo wa|mo ti de) (o|) (bawo ni|e nle) (karo|gbogbo ile|)
      (alaafia|se alaafia) (ni|ni gbogbo yin wa) (bi|o)
      (oga|mama|ore) karo (bawo ni|e pele|how far)
      (ba wo ni|bawo ni) (karo|o|ara)
      (odun a yabo|e ku odun|e ku iyedun) (o|karo|)
      (ara le|ara o le) (bi|) (karo|o)
      (se enikan|eni kan) n be (o|nibi), (mo ki yin|e nle)
      (e wole|e kaabo) (o|karo|), (e ku ile|bawo ni)
      (e kaaro o|ekaaro|e kaasan o) (baba|iya|egbon|aunty)
      (ẹ káàárọ̀|ẹ káàsán|ẹ kúrọ̀lẹ́|ẹ káalẹ́) (o|mà|sà)
      (ẹ n lẹ́|ẹ nlẹ o|ẹ pẹ̀lẹ́) (o|níbẹ̀|ẹ̀yin èèyàn mi)
      (bawo ni|bawo) (nkan|oja|ise) (se n lo|loni)
      (e ku|eku) (ise ana|ojo meta|iroju|ipalemo) (o|sa)
      (karo mi|karo owon) (o|bawo ni|e kaaro)
      (mo ki yin|mo n ki yin) (tokantokan|towo tese|pelu iyi)
      (gbogbo ile|ara ile|eyin ara) (e kaaro|mo ki yin o|e pele)
      (hello|hi) (ma|sa|egbon|oga mi) (se e wa daadaa|e ku ise|)
      (se e wa|eyin wa) (dada|daadaa|alaafia) (o|bi|loni)
      (e ku|eku) (aaro|asan|irole) (ana|oni) (o|)
      (ọ̀rẹ́ mi|ore mi) (báwo|bawo ni|pele o)
      (mo ti ji|ile ti mo) (ire|o), (e kaaro|bawo ni)
      (how are you|how you dey) (karo|e kaaro|bawo ni)
      (ba wo ni o|bawo le se wa|se daadaa) (ore|karo|oga)
      inu mi dun (lati ri yin|pe mo ri yin) (loni|o|karo)
      (e ku ojo monday|e ku ose tuntun|e ku opin ose) (o|ma|karo)
      (ẹ kú iṣẹ́|ẹ kú iṣẹ́ o|ẹ kú ọjọ́ mẹ́ta) (karo|sà|mà)
      (eku irole|e ku ale) (o|sa|ma) (bawo ni ojo|se ojo lo daadaa)
      (salam|salamu alaykum|alafia) (o|fun gbogbo yin) (bawo ni|)
      (olorun a|ki olorun) fun wa ni ojo rere, (e kaaro|e kaasan|mo ki yin)
      (hey|hello) (ore mi|karo) (long time|o to ojo meta)
      (se e ku|nje e ku) (ile|owo lomi) (o|bi)
      (egbe mi|egbon mi|oga mi) (e nle|mo ki yin|bawo ni)
      (agba|baba agba|iya agba) (e kaaro|mo ki yin|e pele o)
      (ekule|e ku ile|ago onile) (o|ara ibi)
      (good day|gud aftanun|gud eve) (o|ma|sir) (se daadaa ni|)
      (gbogbo|eyin) (omo|ara) karo (e nle|e ku ise|bawo)
      (mo ni|mo wa) (ki n ki yin|ki yin) (ni aaro yii|loni)
      (se|nje) (ara yin|ara) (le|da|ya) (bi|o|loni)
      (e ku ifarada|e ku afojuba|e ku orire) (o|gbogbo ile)
      (hi|helo) (o|karo), (e sun daadaa bi|oju ti la)
      (e kabo|kabo) (o|), (bawo ni ile|e ku irin)
      (pẹ̀lẹ́ o|pẹlẹ) (karo|ọ̀rẹ́|ẹ̀gbọ́n)
      (nle|inle|enle) (o|oo) (bawo ni|karo)
      (baba karo|iya karo|egbon karo) (mo ki yin|e kaasan)
      (ṣé àlàáfíà|ṣe alafia) (ni|lẹ wà|ni o wà) (bí|o)
      (e kaaro|ekaaro|ẹ káàárọ̀) (o|), (ojo a dara|se a ji daadaa)
      (kilon sele|ki lo n sele|kilonshele) (bro|egbon|karo)
      (baba|mama|iya) (mi|karo) (e nle o|e pele o)
      (e ku|eku) (ose|osu|odun) (tuntun|yi) (o|karo)
      (mo ni|mo kan ni) (ki n|mo) (ki yin|yoju si yin|so e kaasan)
      (se e gbo|se e n gbo) (mi|) (e kaaro|e pele)
      (long time|o pe) (karo|ore mi|o) (bawo ni|se daadaa)
      (good morning|gud mrn|morning) (o|ma|karo)
      (good evening|evening|gud evn) (ma|sa|karo)
      (afternoon|good afternoon) (o|sir|ma|karo)
      (ẹ kú àárọ̀|ẹ kú ọ̀sán|ẹ kú alẹ́) (o|ẹ̀gbọ́n|)
      (ṣé dáadáa ni|ṣé ẹ wà dáadáa) (o|bí|karo)
      (ẹ kú ìjókòó|ẹ kú ilé|ẹ kú ọdún) (o|mà|)
      (hi there|hey there|hello there) (karo|), (bawo ni|e kaaro)
      (yo|ya) (karo|egbon) (how far|bawo)
      (alaafia|ayo) fun (gbogbo yin|ile yin) (o|loni)
      (awa|emi) (re|ti de) (o|), (e nle|bawo ni)
      (mo tun|mo) ti (pada de|wa) (e ku ile o|e ku ijoko)
      mo ki (gbogbo osise yin|gbogbo ara karo|eyin eniyan mi) (o|)
      (e karo|ekaro|e kaaaro) (o|oo|ma|sa)
      (bawooo|bawo niii|hellooo|hiiii) (karo|)
      (e ku abo sibi ise|e ku owuro oni) (o|karo)
      (oga karo|eyin karo) (se e ji dada|e ku oju mo)
      (ẹ n lẹ|e n le) (nibẹ yẹn|o) (mo ki yin|)
      (emi ni|oruko mi ni) {name}, (mo ki yin|e kaasan o)
      (se e ranti mi|se e mo mi) (emi {name} ni|) (bawo ni|e pele)
      (e kaaro|e kaasan|e ku irole) (eyin|gbogbo) (eniyan mi|onise banki|ara karo)
      (mo n ki yin|mo ki yin) (lati ibadan|lati ondo|lati ilorin|lati ilu oyinbo) (o|)
      (bawo|bawo ni) (ara ile|awon osise|idile) (yin|) (o|se daadaa ni)
      (hello|hi|helo) (e wa nile|e ku ise|se e n gbo)
      (e kaaro|ekaaro) o (mo tun ti de|se e sun daadaa|ore mi)
      (e kuule|e ku ile|e ku ijokoo) (o|eyin temi|karo)
      (karo|oga karo) (mo ki yin|e ku irole|e ku ale) (o|)
      (bawo ni|se) (gbogbo wahala|aye|ojo) (n lo|oni) (karo|o)
      (ẹ kú dédé|e ku dede) (àsìkò yìí|igba yi|iwoyi) (o|karo)
      mo ki gbogbo (osise karo|ile karo|yin) (o|pata)
      (e ku ipele|e ku ayo|e ku ijo) (o|karo)
      (se alafia le|se dada le) (ji|wa|sun) (o|)
      (ore|egbon|oga) (pele|bawo|e nle) (o|karo)
      (how body|how family|how work) (karo|o|bawo ni)
      (mo juba o|e ma ku ise|e ma karo) (o|ma|sa)
      (e ku ise loni|e ku ojo oni|e ku asale) (o|karo|eyin temi)
      (e ku ile o|e ku ijokoo|e ku abo) (eyin ara karo|karo mi|)
      (mo de o|emi ree|mo tun ti de) (e ku ise|bawo ni nkan|e nle o)
      (karo|eyin karo) (se e ji daadaa|e ji ire bi|bawo loorun)
      (good morning|good evening|gud day) (o|karo|sir) (bawo ni|e ku ise)
      (se ko si wahala|se ohun gbogbo n lo) (lodo yin|karo|nibi ise)
      (se gbogbo nkan|se ohun gbogbo) (n lo daadaa|wa ni alaafia|dara) (lodo yin|karo|)
      (e ku otutu|e ku ojo|e ku ooru) (yii o|o karo|eyin eniyan mi)
      (mo kan ni|mo kan wa) ki (n ki yin|yin) (loni|karo|)
      (e ku ipari ose|e ku jimoh|e ku ojo isinmi) (karo|o|)
      (pele|bawo) (ore mi|omo mi|egbon mi) (karo|o se daadaa)
      (mo ji ire|a ji ire) (eyin nko|iwo nko|e kaaro)
      (e ku ipari|e ku ibere) (ose|osu|odun) (o|karo|eyin ara)
      (se gbogbo ile|se awon omo|se ara) (dara|le|wa daadaa) (o|karo|)
      (se ise|se oja) (n lo|n ya) (daadaa|) (o|karo)
      (karo mi|karo oga mi) (mo ki o|e kaaro|e ku irole)
      (omo karo|awon karo) (e nle o|bawo|e pele)
      (ẹ kú|e ku) (ọjà|oja|ise) (o|karo) (e kaasan|bawo ni)
      (mo tun|emi tun) (pada de|ti de) (o|karo) (e nle|e pele)
      (kaabo|e kaabo) (o|karo|ore mi)
      (how far|wetin dey) (karo|oga) (bawo ni nkan|e ku ise|)
      (se daadaa|se alaafia) (ni gbogbo|le wa) (yin|) (karo|o)
      (e ku ale|e ku alejo|e ku igbadun) (o|karo)
      (mo ti de|mo ti ji) (o|karo) (e kaaro|bawo)
      e ku ijoko o, awon eniyan mi
      (e ku ise|e ku ise takuntakun) o, awon ara karo
      (e kaaro o|e kaasan o) eyin eniyan wa
      (good morning|morning) o, bawo ni ojo oni
      hey karo, se o ti ji
      o ya mo ti de o, bawo ni
      ekaaro sa, se ebi wa daadaa
      (mo ki e ku ojo|e ku ojo) keta
      e ku abo, mo ti de
      eku oja o, e ku ati aaro
      karo karo, bawo lowa
      salam alaykum, e kaaro
      asalamu alekun o
      e nle nbeun o
      a ku ojo meta o, se alaafia le wa
      (bawo|howfa|how far) oga mi
      e ku ojo aiku o, eyin temi
      mo ni ki n kan wa ki yin ni
      pele o, omo iya mi
      hi dear, bawo ni
      e ku ale o, mo sese ri yin lori whatsapp ni
      (e ku|eku) irin o
      happy new month o, ire gbogbo
      (e ku odun tuntun|happy new year) o
      barka da sallah o, e ku odun ileya
      merry christmas o karo
      bawo ni gbogbo nkan, se ise n lo
      se e gbadun
      yello, e kaasan
      e ma ku isinmi o
      (karo|hello) se o wa lori ila
      alaafia fun yin o, bawo ni nkan se n lo
      emi {name} tun ti de o, e kaale
      bawo ni oga karo, ojo meta
      kaaro kaaro
      e karoooo
      bawo nooo
      se e ti ji, ekaaro ma
      gudmorin o
      kabo o, se alaafia
      gbogbo ile nko, se e wa daadaa
      ekule o, bawo ni gbogbo ara ile
      mo dobale fun yin o, e kaaro sa
      ki lo n lo o, egbon
      how family o, bawo ni
      o ti pe ta ri ra, bawo ni
      ẹ káàárọ̀ ẹ̀yin ènìyàn mi
      ekaale o
      hafa
      bawo n
      e kaaro o, mo ji mo ni ki n ki yin. bawo ni ile
      (e ku|eku) (ijade|ojo oja|igba ewe) o, karo
      (e kaaro|e kaasan|e kuurole) o, (emi niyen|mo ti de)
      (bawo ni|se) (ile|awon ara ile|ebi) (n se|wa) (daadaa|)
      (hello|hi|hey) (ma|sir|karo), (e ku ojo|e ku ijo) meta
      (oga|madam|egbon) karo, (bawo ni ara|se e ti jeun)
      (e pele|e nle) o, (mo sese|emi naa) de ibi
      (good day|good morning) (karo|o), (bawo ni|se daadaa)
      (e ku|eku) (aaro yii|ale yii|irole yii)
      (ire o|ayo o|alaafia o), (e nle|bawo ni)
      (e ku|eku) (igbadun|isinmi ose|ipalemo oja) o
      (mo ki yin|mo ki o) (karo|egbon|oga), (se alaafia|bawo ni)
      (e kaaro|e kaasan|e kaale) (eyin temi|oloja owo|banki mi)
      ekaroo
      bawoni ile
      eekaasan o
      ekaaroo sir
      ekaasan ma bawoni
      ekale o
      e ku asale o, eyin banki mi
      e ku ojo ojo o, se e wa daadaa
      hello karo, o pe ta soro
      se e wa lori ila, e kaaro
      mo kan fe ki yin ni o, e ku ise
      oba banki, e ku ijoko
      karo bawoo
      ekaaro ooo
      e ku ale o, se e o tii sun
      a ki yin o, awa ara oke ogun
      bawo lowa o, banki mi
      ehn, e kaaro o, bawo ni nkan
      e gbo, mo kan ni ki n ki yin ni o, e ku ise
      (e ku|eku) ati ijeta o, karo
      e kaaro o, a dupe ojo ti ro, awon agbe n yo. e ku ise
      e ku irole o karo, a sese de lati ibi igbeyawo
      mo de lati irin ajo lana, mo ni ki n ki yin. e ku ile o
      e kaasan o, oorun mu gan loja loni, bawo ni ise
      e ku ojo isinmi o, mo n bo lati soosi, se alaafia ni
      hello karo, ile iwe ti wole, bawo ni nkan
      e ku odun ileya o, eran wa nile, mo ki yin
      karo bawo ni, a na won ni boolu lana, inu mi dun. e kaaro
      e karo o, banki whatsapp, emi ni eni tuntun
      bawo ni gbogbo yin nibe, alaafia ni (mo fi ki yin|)
      e ku ojo meta o karo, se dada le wa
      e ku isinmi opin ose
      karo bawo ni nkan
      emi ni mo de o, e nle
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
      (mo fe|bawo ni mo se le|e ba mi|e je ki n) (si|la) (akanti|akaunti|account|akanti tuntun) (nibi|fun omo mi|fun iyawo mi|)
      (si|e si) (akanti|account) (fun|tuntun fun) (mi|{name}|iya mi)
      (mi o ni|n ko tii ni|mo je) (akanti|account|eni tuntun) (nibi|)(, bawo ni n o se|, e si i fun mi|)
      (mo fe foruko sile|e foruko mi sile) (gege bi onibara tuntun|fun akanti|pelu yin)
      (mo fe|mo nilo lati|e ba mi|mo fee) (si|la) (akanti|akaunti|account|asunwon|apo ifowopamo) (tuntun|kan|ni karo|pelu yin|)
      (e jowo|ejo|jowo) (e ba mi|ba mi|) (si|la) (akanti|account|asunwon) (fun mi|)
      (bawo ni|bawo) (mo se le|mo le se|n o se|a se n) (si|la|ni) (akanti|account|asunwon) (ni karo|pelu yin|)
      (mo fe|e) (foruko sile|fi oruko sile|register|forukosile) (ni karo|lodo yin|)
      (kini|ki lo|kinni) (mo nilo|e nilo|mo ni lati mu wa) (lati|ki n to|ki n le) (si akanti|si account|la account)
      mi o (ni|ti ni) (akanti|account) (nibi|lodo yin|ni karo|)
      (se mo le|nje mo le) (si account|si akanti) (laisi bvn|pelu nin|lori whatsapp|fun iyawo mi|fun omo mi)
      (eniyan tuntun|alejo|onibara tuntun) ni mi(, mo fe si akanti|, e ba mi si account|)
      (mo fe|mo fee) (di|je) (onibara|alabara|customer) (yin|karo)
      (akanti|account|asunwon) tuntun (ni mo fe|e jowo|)
      sisi (akanti|account) (se ofe ni|je elo|n je elo)
      (se mo le|mo fe) (si akanti|lo banki yin|bere pelu yin) (laisi bvn|)
      (e jowo|jowo) ba mi si (asunwon|akanti|account) (fun mi|fun iyawo mi)
      (e forukosile mi|mo fe forukosile) (fun akanti pelu bvn mi|ni karo)
      (mo sese gbo|enikan so fun mi|mo gbo lori redio) nipa (karo|yin), mo fe (forukosile|la akanti|di onibara)
      (bawo ni n se ma|shey mo le|mo wan) (sign up|register|create account) (lori whatsapp|nibi|)
      (mo fe la|mo ma la|e ba n la) (akanti|account) (kan fun soobu mi|fun ijo wa|fun oja mi|fun company mi)
      (iya mi to ti dagba|baba agba mi|omo mi to wa ni poli) fe (ni akanti|la account) (lodo yin|pelu karo|)
      (se dandan ni|shey compulsory ni|se mo gbodo ni) (bvn|nin|iwe idanimo) (ki n to la akanti|lati ni account)
      (elo ni mo maa fi|elo lo kere ju ti mo fi) (bere|la) (akanti tuntun|account tuntun)
      mo n lo banki miran tele, (mo fe wa sodo yin|mo fe ko wa si karo|mo fe la omiran lodo yin)
      (e gba mi wole|e mu mi|e fi mi kun) (gege bi onibara|bi customer tuntun|lara onibara yin)
      (omo odun mejidinlogun|akekoo|agbe|onise owo|oni mama put) ni mi, se mo le (ni|la) (akanti|account)
      (mi o ni bvn|mi o ni nin) (amo|sugbon) mo fe (la akanti|ni account|forukosile)
      (se e n gba|shey e n gba) (onibara tuntun|customer tuntun) (bayii|si), (mo fe si akanti|)
      (ona wo ni mo le gba|bawo ni eniyan se n) (di onibara yin|ni akanti karo|bere pelu yin)
      (ki ni|ki) won n beere (ki eniyan to|ti a ba fe) (la akanti|ni account) (lodo yin|)
      (akanti|account) (akekoo|omode|oni soobu|ifowopamo) (ni mo fe la|ni mo n wa)
      (e ba mi bere|e je ka bere|ka bere) (iforukosile|registration) (mi|nisisiyi|bayi)
      (mo sese ra foonu|mo sese de ilu yii), (mo fe ni akanti|e la account fun mi)
      (bvn mi ree|nin mi ree|mo ni bvn), (e la akanti fun mi|e fi la account|e ba mi si akanti)
      (create|open) (account|akanti) (fun mi|tuntun fun mi) (jare|joor|abeg|e dakun)
      (ore mi|aburo mi|egbon mi) (n lo karo|ni ki n lo karo), (bawo lemi naa se le si akanti|emi naa fe la akanti)
      (mo fe|mo setan lati) (bere ibasepo pelu|fi owo mi si|wa si) banki yin, (e forukosile mi|kini igbese akoko)
      (won fe maa san owo osu mi|won fe san pension mi), mo (nilo akanti|fe la account) (tuntun|)
      (igba melo|iseju melo) ni (o maa gba|o n gba) (lati la akanti|ki n to ni account)
      mo (fe ko owo mi pamo|n wa banki to dara), (e si akanti fun mi|mo fe di onibara yin)
      (eto owo ijoba|owo npower|bursary|owo conditional) fe wole, (mo nilo akanti|bawo ni mo se le ni akanti lodo yin)
      (egbe wa|ajo wa|ijo wa|mosalasi wa) fe (ni|la|si) (akanti|account) (pelu yin|)
      (akanti|account) (ti mo le fi foonu nikan lo|ori foonu) ni mo fe (si|la), (bawo ni|e ba mi se e)
      (èmi yóò fẹ́ láti|mo nílò láti|ṣé ó ṣeé ṣe láti) (ṣí|ní) (àkáǹtì|àpò ìfowópamọ́|àsùnwọ̀n) (tuntun|pẹ̀lú yín|fún ọmọ mi|)
      (nje o seese|se o see se) (ki n|lati) (si akanti|ni asunwon) (lori foonu|lai wa si ofiisi|)
      (iforukosile|akanti titun|onibara titun) (jowo|ni mo fe se|)
      (kí ni ìlànà|kini igbese|kini ilana) (láti|lati) (ṣí àkáǹtì|di onibara|ni akanti) (lọ́dọ̀ yín|)
      (mo sese bere ise|mo sese pari nysc|mo sese gba ise ijoba), (won ni ki n mu akanti wa|mo nilo akanti fun owo osu), (e ba mi si i|bawo ni n se ma ni okan)
      (mo fe|bawo ni mo se le) (si|la|ni) (akanti|account) (tuntun|pelu yin|fun omo mi|lodo karo)
      (eni tuntun ni mi|mi o ni akanti) (e si fun mi|mo fe darapo mo karo|e foruko mi sile)
      (mo fe|ba mi) (la akanti|si account|bere akanti) (oja|fun omo mi|ifowopamo) (nibi|pelu karo|)
      (kini mo nilo|elo ni mo nilo) (lati si akanti|ki n to le si account)
      (forukosile|register|sign up) (mi|) (si karo|pelu yin|fun akanti)
      (mi o ni akanti|eni tuntun) (kankan|ni mi) (e ba mi si okan|mo fe bere pelu yin)
      (mo fe|mo fẹ́) (ni akanti|ni account) (lodo karo|pelu banki yii)
      (bawo ni|bawo) (mo se maa|n o se) (di|darapo mo) (onibara karo|banki yin)
      (e je ki n|e ba mi) (la|si) (akanti|account) (lodo yin|nibi)
      (mo fẹ́|mo fẹ) (ṣí|ṣi) (àkáǹtì|akaunti) (tuntun|pẹ̀lú yín)
      (ẹ bá mi|ba mi) (ṣí|la) (àkáǹtì|àpò ìfowópamọ́) (tuntun|kan)
      (kini|ki ni) (iwe|ohun) ti (mo maa mu wa|e nilo) (lati si akanti|ki n fi si account)
      (forukosile|foruko sile) (fun mi|bayi|ni karo)
      (mo sese de|mo je tuntun) (mo fe akanti|mo fe la account)
      (ore mi|egbon mi) (ni|so pe) (ki n si|ki n la) (akanti|account) (lodo yin|ni karo)
      (open|create) (account|akanti) (fun mi|tuntun|for me abeg)
      (se omo|nje omo) (odun meji dinlogun|kekere|ile iwe) (le ni|le si) (akanti|account) (lodo yin|)
      (mo fe si akanti|e si akanti) (omode|omo mi|awon omo mi) (lodo yin|)
      (se mo le|bawo ni mo se le) (lo nin|lo bvn) (mi|) (lati si|si) (akanti|account)
      (mo n wa|mo nilo) (banki|akanti) (tuntun|miran) (e forukosile mi|e la a fun mi)
      (akanti|account) (okoowo|ijo|egbe|company) (ni mo fe si|ni a fe la)
      (e gba|e jowo e gba) (oruko mi|alaye mi) (sile|) (ki n le ni akanti|ki e le si account)
      (mo ti setan|mo setan) (lati|) (si akanti|di onibara yin|forukosile)
      (sisi|lila) (akanti|account) (nko|bawo ni won se n se e|gba ojo melo)
      (o gba|se o gba) (iseju melo|ojo melo) (lati si|ki n to ni) (akanti|account)
      (mo wa ni|emi to wa ni) (abule|ilu oyinbo), (se mo le si akanti|bawo ni mo se maa la account)
      (mo fe|a fe) (fi owo wa|ki owo mi wa) (lodo yin|ni banki yin), (e si akanti|e la akanti fun wa)
      (sign me up|register me) (abeg|joor|ni karo)
      (mi o tii|n ko tii) (forukosile|ni akanti), (bawo ni mo se maa bere|e ba mi se e)
      (akanti ifowopamo|savings account|current account) (tuntun|kan) (ni mo fe|ni mo fe si)
      (iya agba|baba agba) (mi|kan) (fe|nilo) (akanti|account) (tuntun|lodo yin)
      (ṣé ọ̀fẹ́ ni|elo ni) (láti ṣí àkáǹtì|lati la akanti) (lọ́dọ̀ yín|)
      (mo padanu|mo so) akanti (atijo|banki miran), (mo fe bere tuntun|mo fe si omiran lodo yin)
      (kí ni|kini) (mo nílò|mo nilo) (láti|lati) (ṣí àkáǹtì|di oníbàárà)
      (di onibara karo|di onibara yin|je onibara tuntun) ni mo fe (loni|)
      (mo ni bvn|bvn mi wa), (e la akanti|e si account) (fun mi|bayii)
      (bawo ni|ona wo ni) (omo|iya) mi (se le|fi le) (ni akanti|la account) (nibi|lodo yin)
      (mo ti|mo) pinnu lati (darapo mo karo|la akanti lodo yin|di onibara yin)
      (akanti|account) (wo lo dara|wo le ni) (fun akekoo|fun onisowo) (, mo fe si|mo fe la a)
      (mo fe|mo fẹ́) (darapọ̀|forúkọ sílẹ̀|bẹ̀rẹ̀) (pẹ̀lú karo|lọ́dọ̀ yín)
      (ẹ jọ̀wọ́|jọwọ) (ẹ ṣí|e la) àkáǹtì (kan|) fún (mi|ọmọ mi|ìyá mi)
      (emi ati iyawo mi|awa meji) fe (si akanti|ni joint account) (lodo yin|)
      (mo n gbe|mo wa) ni (ekiti|ondo|osogbo|ghana) (se mo le si akanti|mo fe la akanti)
      (se iwe|se id) (wo|kan) (le maa gba|e nilo) (lati la akanti|fun akanti tuntun)
      (can i|how do i) (open account|register) (here|lodo yin|pelu nin)
      (mi o|n ko) (ni banki|ni akanti ibi kankan) (ri|), (mo fe bere pelu yin|mo fe la kan)
      (mo gbo|mo ri) (ipolowo|nipa) (yin|karo) (mo fe forukosile|mo fe si akanti)
      (fi|e fi) (oruko mi|mi) (kun|sara) (onibara yin|awon onibara)
      (lo foonu mi|pelu nomba foonu mi) (si akanti|la account) (fun mi|)
      (ifowopamo|savings) (akanti|account) (si|la) (fun mi|fun omo mi)
      (akanti|account) (alaboyun|agbe|olokada|telo) (ni mo fe|bawo ni mo se le si)
      (iforukosile|registration) (onibara|) tuntun (nko|bawo|ni mo fe se)
      (mo setan|mo fe) lati (fun yin ni bvn|fi nin mi) (ki e si akanti|la akanti) (fun mi|)
      (mo fe yi banki|mo fe kuro ni {bank}), (e si akanti fun mi|mo fe darapo mo karo)
      (akanti mi akoko|first account mi) ni mo fe (si|la) (lodo yin|)
      (bawo ni mo se maa|kini mo maa se ki n) (di onibara yin|ni akanti lodo yin) (loni|)
      (foruko sile|register) (mi|emi ati iyawo mi) (jowo|si karo)
      (mo fe|mo nilo) akanti (ti ko gba owo itoju|fun awon omo|ti mo le lo lori whatsapp)
      (mo wa|mo de) lati (si akanti|forukosile|di onibara yin)
      (kini awon|awon) (ohun ti mo nilo|iwe) fun (akanti tuntun|sisi akanti)
      (bawo ni|se) (arugbo|alaini bvn|eni to wa loke okun) (se le|le) (si akanti|ni akanti) (lodo yin|)
      (account tuntun|akanti tuntun) (for my shop|fun oja mi|fun ijo mi|fun omo mi) (jowo|)
      (e fi mi|gba mi) (sara onibara|wole gege bi onibara) (yin|karo)
      (aladugbo mi|omo mi) (lo so fun mi|ni) ki n (wa la akanti|forukosile) (lodo yin|ni karo)
      (emi ati|iyawo mi ati) (omo mi|ore mi) (fe ni akanti|fe di onibara) (karo|lodo yin)
      (mo ni akanti ni {bank}|banki mi tele ko dara) (sugbon|) mo fe (bere pelu yin|si tuntun pelu yin)
      (iwe wo|kini) (le maa beere|le nilo) (ki eniyan to|ki n to) (si akanti|di onibara)
      (mi o tii ni|emi ko ni) (akanti banki|akanti kankan) ri, (e si okan fun mi|bawo ni mo se maa si i)
      (akanti ọmọde|akanti akekoo|akanti onisowo) (ni mo fe si|ni mo n wa) (jowo|)
      (kini mo maa se|kini igbese) (lati ni|ki n le ni) (akanti|account) (karo|lodo yin)
      (baba mi|ore mi|iyawo mi) (fe si akanti|fe darapo mo karo) (kini o maa mu wa|bawo ni)
      mo fe ki iya mi naa ni akanti, bawo la se maa se e
      e ba mi la akanti kan, omo ile iwe ni mi
      mo gbo nipa yin lori redio, mo fe forukosile
      {name} lo ni ki n wa si akanti lodo yin
      nje mo le si akanti meji
      mi o ni bvn, se mo le si akanti
      nin nikan ni mo ni, e si akanti fun mi
      mo fe si akanti fun egbe wa
      awa meji fe ni akanti kan papo, emi ati iyawo mi
      mo fe akanti oja lotooto si ti temi
      omo odun melo lo le si akanti
      e fi mi kun awon onibara yin, mo fe bere
      mo ti download, bawo ni mo se maa si akanti
      start, mo fe si akanti tuntun
      kini igbese akoko lati di onibara yin
      akanti olowo dola, se mo le si lodo yin
      mo fe kuro ni banki mi, mo fe wa si odo yin
      mo fe fi foonu mi si akanti ni bayii bayii
      e gba mi wole gege bi alabara tuntun
      se dandan ni ki n wa si ofiisi ki n to le si akanti
      mo n gbe loke okun, se mo le si akanti
      iru akanti wo ni mo le si
      (current|savings) ni mo fe si, e ba mi se e
      mo n ta epa, mo fe ni akanti banki fun igba akoko
      sisi akanti tuntun gba ojo melo
      e yee, mi o ni akanti banki kankan ri, e ran mi lowo si okan
      mo fe si akanti, mo ni bvn ati nin
      akanti olofe ni mo fe si, eyi ti o ni charges
      e ba mi si akanti ki oga mi le san owo mi sibe
      mo ri ipolowo yin, mo fe da akanti sile
      {name} pe mi wa, mo fe si akanti
      se mo le si akanti lai lo si banki
      mo sese pe omo odun mejidinlogun, mo fe si akanti temi
      bawo lo se n lo lati ni akanti karo
      e forukọ mi sile, oruko mi ni {name}
      akanti fun ijo wa, se e le si i
      mo fe si akanti okoowo fun soobu mi
      aburo mi fe si akanti, kini o maa se
      sign up
      oya e si akanti fun mi ni kia
      mo setan lati je onibara yin, kini o kan
      mo setan lati fi owo mi si banki yin, e si akanti fun mi
      mo ti pinnu lati la akanti, e forukosile mi
      se e n gba onibara tuntun, emi naa fe si akanti
      ile ise mi ni ki n mu akanti wa, e ba mi la tuntun
      mo sese gba ise, mo nilo akanti tuntun fun owo osu
      won ni ki n ni akanti ki n to gba owo npower, e si i fun mi
      awon egbe mi fe ki n ni akanti karo, bawo ni mo se le la a
      fi nomba foonu mi la akanti fun mi
      itosona fun eni to fe si akanti tuntun
      bawo ni mo se le di customer
      omo mi ti pe odun mejidinlogun, o fe ni akanti tire. kini o maa mu wa
      mo je oloja, ile ni mo n ko owo si. mo fe ni akanti nibi bayii
      oga tuntun mi n beere nomba akanti, mi o si ni. e ba mi si okan kia
      awon egbe wa fe ni akanti kan ti gbogbo wa maa fi owo si. bawo la se maa si i
      mo ri yin lori tv lana. mo fe di onibara yin, e forukosile mi
      iya mi ko ni foonu, se mo le si akanti fun un lori foonu mi
      ko si banki ni abule wa, idi niyi ti mo fi fe si akanti lodo yin
      (mo fe|bawo ni mo se le) (ni|si|la) akanti (lodo yin|nibi) (loni|)
      (iya|egbon|ore) mi (fe si|fe la) akanti (lodo yin|), kini o maa mu wa
      fun omo mi obinrin ni mo fe si akanti, omo odun mejila ni
      mo ti ni akanti lodo yin tele, mo fe si ti okowo
      omo ile iwe ni mi, akanti wo lo ba mi mu, mo fe si
      e ba mi bere, emi ko ni akanti kankan nibi
      bawo ni iya agba se le ni akanti karo
      mofe si akant
      bawoni mosele si acount
      ebami la akanti tuntun
      mofe la akant lodo yin
      mio ni akanti, ebami si okan
      kinimo nilo lati si akanti
      bawonimo sele di kostuma yin
      e si akanti fun mi ki n le maa gba owo onibara
      nomba mi ni {phone}, mo fe si akanti pelu e
      mo wa lati ile iwe, mo fe si akanti fun egbe akekoo wa
      e jowo mo fe si akanti, elo ni mo maa fi sile
      mofe di kostuma karo
      elakanti funmi
      won ko fun mi lowo ise mi nitori mi o ni akanti. e ba mi si okan loni
      (mo|a) fe si akanti fun (ile iwe|ijo|egbe) wa
      e gbo, mo fe ni akanti lodo yin o, bawo la se n se e
      emi alaabo ara, bawo ni mo se le si akanti lodo yin
      (mo sese de lati abule|mo sese pari nysc), mo fe bere si i lo banki. e ba mi la akanti
      omo mi maa wole yunifasiti lose to n bo, mo fe si account fun un lodo yin
      iya mi agba fe ni akanti tie, ko lo si banki ri, bawo la se maa si i
      mo sese bere ise birikila ni site, oga ni ki n ni akanti. e ba mi la a
      ojo n ro, mi o le jade lo si banki. se mo le la akanti lori whatsapp yii
      mo pade osise yin ni oja dugbe lana, o ni ki n wa la akanti
      oko mi ku, akanti apapo la n lo tele, mo fe si temi bayi
      awon ore mi ni soosi n lo karo, emi naa fe darapo, la akanti fun mi
      won so fun mi pe a le ni akanti lori whatsapp nibi, (emi naa fe|e ba mi se e)
      omo odun mejidinlogun ni mi, mi o ni akanti kankan ri, e si fun mi
      soobu mi ti n dagba, mo fe ki o ni akanti tire nibi
    `,
    balance: `
      (elo|eelo|èló) (lo|l'o) (wa|ku|wà) (ninu|lori) <account> (bayii|)
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
      (elo ni mo le na|elo lo ku ti mo le na|elo ni mo le lo) (bayii|ninu akanti mi|ninu owo mi)
      owo akanti mi (nko|ku elo)
      (iye|apapo) owo (mi|ti mo ni) (ni banki|ninu apo ifowopamo|lapapo)
      owo to (ku|seku|sẹ́kù) (sinu|ninu) (akanti|asunwon) mi (n ko|jowo|)
      (elo|eelo) lo (seku|ku|wa) (nisinsinyi|bayii|fun mi|lowo mi)
      (elo|eelo) lo (ku|seku) (ninu|ni) (akanti|account|apo) (mi|)
      owo (mi|ti mo ni) (elo lo ku|elo ni|je elo)
      iye owo (ti o ku|to wa|mi) (ninu apo ifowopamo|ninu asunwon|ninu akanti)
      (mo fe mo|so fun mi) iye (to ku|owo mi|owo ti mo ni)
      (elo|iye) (lo ku|ni mo ni|owo mi) (bayii|nisinsinyi)
      (akanti|account) mi (elo lo wa nibe|elo ni)
      owo (meloo|elo) ni mo ni
      (elo lo|iye wo lo) (wa|ku|seku) ninu (akanti mi|apo mi|account mi|apo ifowopamo mi) (bayi|)
      (so fun mi|fi han mi|ba mi wo|ba mi ye) (iye owo mi|balance mi|owo mi|owo to ku|iye ti mo ni) (wo|)
      (mo fe|je ki n) (mo|ri|wo) (iye owo mi|elo ni mo ni|owo to ku|balance mi)
      (owo osu mi|salary mi) ti wole, (elo lo wa nibe|elo lo ku bayii|elo ni balance mi)
      (elo|eelo|melo) (lo wa|lo ku|lo seku) (ninu|ni) (akanti mi|account mi|asunwon mi|apo mi)
      (elo|eelo) (ni mo ni|ni mo tun ni|lo ku fun mi) (ninu akanti|ni banki|bayi|)
      (e jowo|jowo|ejo) (e ba mi|ba mi) (wo|ye) (balance mi|balansi mi|iye owo mi|iye to ku|akanti mi) (wo|)
      (mo fe|mo fee) (mo|wo|ri) (iye owo mi|balance mi|iye to ku|iye owo to wa ninu akanti mi)
      (kini|ki ni) (balance mi|iye owo to ku|iye to ku ninu akanti mi|iye owo mi)
      (se|nje) (owo|nkan|owo kankan) (wa|tun wa|ku|si ku) (ninu|ni) (akanti mi|account mi|apo mi)
      (owo mi|owo to ku|balance|balansi) (je elo|ti di elo|to elo)
      (fi|so) (balance mi|iye owo mi|iye to ku) (han mi|fun mi)
      (iye|apapo) owo (mi|ti mo ni|to wa ninu akanti mi|to ku)
      (akanti mi|account mi) (ku elo|ni elo ninu|se owo wa ninu e) (bayi|)
      (ki lo|elo lo) (ku|wa) (ninu akanti mi|ninu account mi|lapo mi)
      (elo|iye) (ni mo le na|lo ku ti mo le na|lo wa lowo mi)
      (account|akanti) mi (ti sofo|ti gbe|ku elo)
      (e ba mi|ba mi) (wo|ye) (akanti|account|apo) mi (wo|jowo|)
      (elo ni mo|iye ti mo) ni (lowo|ninu account|ninu akanti) (bayi|loni)
      (se|nje) (mo ni|owo wa) (to|{amount}) (ninu account|)
      (e ba mi|ba n) (yoju wo|bojuwo) (apo mi|akanti mi), (elo lo wa nibe|melo lo wa ninu e)
      (bal|bal mi|acct bal|check bal|check balance) (jare|joor|pls|e jo|)
      (elo lowa|elo loku|eelo loku|elo loseku) (lapo mi|ninu acct mi|ninu akant mi|ni acc mi|)
      (leyin ti mo ra kaadi|leyin gbogbo inawo|leyin ti mo san owo ile), (elo lo ku fun mi|ki lo seku)
      (se owo to wa ninu akanti mi|shey owo inu akanti mi) (le to|to|a to) (san owo ile|ra iresi|{amount})
      (mo fe lo oja|mo fe ra oja|mo fe sanwo omo), (e so iye to wa lapo mi|elo lo wa nile ki n to jade)
      (e ka|e ba n ka) owo mi (fun mi|wo), (elo gan ni|melo ni gbogbo e)
      (owo mi melo|elo ninu owo mi) lo (wa|ku) (lodo yin|ni karo|nile ifowopamo)
      (se kobo kan|shey shingbain|se naira kan) (wa|si wa) (nibe|ninu akanti mi|lapo mi) (bi|)
      (mo fe mo|je n mo|e je n mo) (bi owo mi se po to|iye to seku lapo mi|oye owo to wa ninu akanti mi)
      (bawo ni|bawo) owo mi (se po to|se ku si|se ku) (bayii|nibe|)
      (elo lo wa|elo lo n be|melo lo n be) (ninu|lapo) (asunwon|akanti|wallet) mi
      (e wo|wo) (akanti mi|asunwon mi) fun mi, (se owo wa nibe|o ku elo)
      (se owo mi ti|nje owo mi ti) (le ni|pe|to) {amount} (bayii|ninu akanti mi|)
      (abeg|oga|e dakun|ejoor) (how much|elo) (remain|lo ku) (ninu akanti mi|for account mi|)
      (elo ni mo ni|iye wo ni mo ni) (ninu apo banki mi|nipamo ninu akanti) (gangan|bayii)
      (mi o mo|n ko mo) (iye to ku|elo lo wa) (lapo mi|ninu account mi) (mo|), (e wo o fun mi|e so fun mi)
      (owo to wa nile|owo to kale|owo gbogbo) (ninu akanti mi|lapo mi) (je elo|melo ni)
      (pensioner|oluko|agbe) ni mi, e ba mi (wo iye to wa ninu asunwon mi|wo owo to ku fun mi)
      (se o ku|shey o remain) (nkankan|die|owo) (ninu akanti mi|lapo mi|)
      (iye to wa nibe|iye to n be nibe|oye to ku) (gan|) (ni mo fe mo|e so o fun mi|je elo)
      (e jowo sa|mama agba ni mi), (elo lo ku si akanti mi|elo lo seku lapo mi)
      (balance|balansi) (akanti|acct|wallet) mi (ni mo fe ri|abeg|lonii)
      (kin ni|elo) lo (ku lapo mi|seku fun mi|wa ninu akanti mi) (loni|nisinyii|)
      (mo fe gba owo|mo fe na owo|mo n lo atm), (elo ni mo ni|elo lo wa lapo mi|balance mi nko)
      (elo|eelo) (lo ye ko wa|lo gbodo wa) (ninu akanti mi|lapo mi) (bayii|)
      (se|shey) (owo wa|egberun kan wa|{amount} wa) (lapo mi|ninu asunwon mi|ni acct mi)
      (owo mi|akanti mi) (ti fe tan|ti n tan|ti ku die) (bi|), (elo lo ku)
      (ba mi|e ba mi) (so iye|ka iye) (owo ti o wa|owo to n be) (ninu apo mi|ninu akanti mi)
      (ṣé o lè|ǹjẹ́ o lè|jọ̀wọ́) (sọ|fi) (iye owó tí ó kù|iye owó tí mo ní|ìyókù owó mi) (fún mi|hàn mí)
      (mo nílò láti|èmi yóò fẹ́ láti|jẹ́ kí n) (mọ|rí) (iye owó tó wà nínú àkáǹtì mi|iye tó ṣẹ́kù nínú àpò mi|ìyókù owó inú àsùnwọ̀n mi)
      (se ayewo|ba mi se ayewo|e se ayewo) (akanti mi|owo mi|asunwon mi) (ki n mo iye to ku|fun iye to wa nibe)
      (kí ni|kini) (ìyókù|iyoku) (owó mi|owo mi|akanti mi) (báyìí|bayii|)
      (melo lo ku|elo lo n be|melo lo wa) (lapo mi|ninu akanti|lowo mi ni banki)
      (iyoku owo|owo to seku|elo lo seku) (jare|da|mi|)
      (mo fe san owo ile lola|omo mi fe lo si ile iwe|mo fe rin irin ajo), (e ba mi wo boya owo to to wa ninu akanti mi|e so iye to wa lapo mi)
      (ki n to|ki n) (ra nkan|sanwo|fi owo ranse), (wo|so) (iye to wa|owo to ku) (fun mi|lapo mi)
      (elo lo|iye wo lo) (joko|sun) (sinu|si) (akanti mi|apo mi) (bayii|)
      (se akanti|shey account) mi (ti di odo|ti di zero|ti sofo) (ni|bayii|bi)
      (ni bayii|nisisiyi|titi di oni), (elo ni mo ni|elo lo wa lodo yin|iye owo mi je elo)
      (elo|iye) (lo ku|ni mo ni|lo wa) (ninu|lori) (akanti mi|apo mi) (bayii|leyin ti mo san ina|)
      (se|nje) (owo|nkan) (wa|ku) ninu akanti mi (bi|)
      (e ba n ka|ka) owo mi (fun mi|) (melo ni gbogbo e|elo ni)
      baba agba ni mi, mi o mo bi won se n wo o, (so iye to ku ninu akanti mi|elo lo ku lowo mi)
      elo lo (wa|ku) (ninu|lori) (akanti|account) mi (bayi|jowo|)
      (wo|ba mi wo|e wo) (iye owo mi|balance mi|owo to ku) (jowo|fun mi|)
      (mo fe mo|so fun mi) (iye ti mo ni|elo ni mo ni) (ninu akanti|lapo|)
      (se owo|nje owo) (wa|si wa) (ninu akanti mi|lapo mi) (bi|)
      (èló|elo) ni (owó mi|ó kù|mo ní) (báyìí|nínú àkáǹtì)
      (ẹ bá mi wo|wo) (iye owó|owo) (tó kù|to wa) (nínú àkáǹtì mi|)
      (balance|bal) (mi|please|abeg|o)
      (owo mi|akanti mi) (to elo|ku melo|ti di melo) (bayi|)
      (account balance|acct bal) (mi|jowo|da)
      (what is|check) (my balance|balance mi) (now|abeg)
      (leyin|lehin) (ti mo san|ti mo fi ranse) {amount}, (elo lo ku|kini balance mi)
      (mo fe na|mo fe yo) owo, (elo lo wa nibe|e wo iye to ku)
      (elo gan|elo gangan) ni (owo to wa|mo ni) (lodo yin|ni karo)
      (iye|oye) (owo|kobo) (to wa|to seku) (lapo asunwon mi|ni banki)
      (apo mi|akanti mi) (se gbe|nko|ti kun) (abi owo wa|), elo lo wa
      (akanti ifowopamo|savings|current account) mi (elo lo wa|ku elo)
      (so iye owo|e so iye owo) (to wa ninu akanti|mi to ku) (fun mi|)
      (shey mo ni|se mo ni) (owo to to|to) {amount} (lapo|ninu akanti) (bi|)
      (owo|iye owo) (to wa|to seku) (lodo mi|lapo mi) (je elo|elo ni) (bayi|)
      (mo sese gba|mo sese na) owo, (elo lo wa|balance mi bayi nko)
      (check|ye) (account|akanti) mi (wo|elo lo wa nibe)
      (ṣé owó|se owo) (wà|ku) (nínú àkáǹtì mi|lapo mi)
      (iye tí|iye ti) (mo ní|mo ni) (báyìí|bayi) (nínú àkáǹtì|lodo yin)
      (money|owo) (wey dey|to wa) (my account|akanti mi) (na how much|elo ni)
      (balance|balansi) (mi leyin transfer|mi toni|mi bayi) (elo ni|nko)
      (mo fe ra oja|mo fe sanwo), (elo ni mo ni|balance mi nko)
      (se {amount}|nje {amount}) (wa|ku) (ninu akanti mi|lapo mi) (bi|)
      (ko mi|so fun mi) ni iye (to ku|to wa) (lapo ifowopamo mi|ninu akanti mi)
      (awon owo|owo) mi (gbogbo|lapapo) (elo ni|je elo) (lodo yin|)
      (elo lo|melo lo) (seku|ku sile) (fun mi|ninu owo mi) (bayi|)
      (owo mi|akanti mi) (gbogbo|) (elo lo wa|ku elo) (nibe|ninu e) (bayi|)
      (so balance|fi balance) mi (han mi|fun mi) (jowo|)
      (mo fe ri|mo nilo lati mo) (iye owo|balance) (mi|to wa lodo yin)
      (owo to ku|iyoku owo) (lapo mi|ninu account mi) (elo|melo) (gan|)
      (iyé owó|iye owó) (mi|inú àkáǹtì mi) (èló ni|so fún mi)
      (se mo si|nje mo) ni (owo|kobo) (ninu akanti|lapo) mi (bi|)
      (my balance|account balance) (nko|now|kia)
      (elo ni|eelo ni) (iye to|owo to) (wa|ku) (sinu akanti mi|lapo asunwon mi)
      (owo to wa|iye to wa) (nile|ninu e|lowo mi) (bayi|) (elo ni|da)
      (mo fe ra nkan|mo wa loja), (elo lo ku|elo ni mo ni) (lori akanti mi|ninu akanti mi)
      (ki n to|mo to) na owo, (e so iye to ku|ba mi wo iye to ku) (ninu apo mi|)
      (se owo ku|nje owo ku) (ninu akanti mi|lapo mi) (bi|), elo ni
      (ye|wo|check) (bal|balance) (mi|) (kia|fun mi wo)
      (e ba mi|ba mi) (ka owo|wo owo) (mi|to wa nile) (elo ni|)
      (mo gba owo|owo osu wole), (elo ni gbogbo owo mi|elo ni balance mi) (bayi|je)
      (se owo mi|nje owo mi) to (lati ra oja|{amount}) (bi|) (elo lo wa nibe|elo ni mo ni)
      (mo ni elo|elo ni mo ni) (lodo yin|ninu apo karo|nile ifowopamo) (bayi|jowo)
      (elo|owo elo) (lo wa|lo ku) (nile|) (ninu asunwon mi|ninu akanti ifowopamo mi) (bayi|)
      (elo ni mo|se mo) (ni|) (lapo|ninu akanti) (titi di isinsinyi|lowolowo) (so fun mi|)
      owo mi ku meloo
      se owo to ku le ra apo iresi
      e wo apo mi, elo lo wa nibe
      mo ti na owo ju, elo lo seku
      se akanti mi sofo
      gbogbo ohun ti mo ni lodo yin je elo
      check am for me, elo ni mo ni
      mo fe lo oja, elo ni mo ni lowo
      kobo wo lo ku fun mi
      leyin owo ina ti mo san, elo lo ku
      se akanti mi ti di odo
      se mo si ni owo kankan lowo yin
      mo fe san owo ile lola, elo lo wa ninu akanti mi
      se owo inu akanti mi to san owo ile
      mo fe ra keke {amount}. e wo boya owo mi to
      mo ti na owo lati aaro, e so iye to ku fun mi
      lapo mi, elo lo wa bayi
      e so owo to ku ki n to lo si oja
      balance
      elo ni mo ni to le na
      se {amount} si wa ninu akanti mi
      (elo|iye) (lo ku|lo wa) (lapo mi|ninu akanti mi) (ki n to lo oja|leyin ti mo ra data)
      eloni mo ni
      balans mi
      mofe mo iye owomi
      ehn, elo lo ku lapo mi na
      e gbo, e ba mi wo owo to wa ninu akanti mi
      owo mi ti po to bayi
      elo ni owo mi bayi( o)?
      mo n lo si igbeyawo lola, je ki n mo elo lo wa ninu akanti mi
      iya mi n saisan, mo fe ra oogun. elo lo ku fun mi
      (ki n to wo oko lo ilorin|ki n to lo ra ewure), so iye to wa ninu akanti mi fun mi
      boolu bere ni ago merin, mo fe ra asun. ba mi wo balance mi na
      ojo oja ni ola, elo ni mo ni lowo bayi ninu account
      omo ni ki n ra bata soccer fun oun, mi o mo boya owo mi to. elo lo ku
      mo sese ji, iyawo n beere owo obe, wo iye to ku lapo mi
      dokita ni ki n san owo ayewo, mi o mo iye to ku ninu akanti mi, ba mi ye e wo
      ki n to jade lo ra oja, owo melo lo wa lowo yin fun mi
      e ba mi yoju wo owo mi, mo fe mo boya (epo ra|o to owo moto)
      se owo mi si pe bi mo se fi sile
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
      (nomba|akanti) wo ni ki won (maa san owo si|fi owo si)
      oruko ati nomba (akanti|akaunti) mi
      nomba akanti (ti mo maa fun won|mi ti won maa sanwo si) (da|nko)
      (kini|so fun mi|fi han mi|fun mi ni) (nomba akanti|nomba account|aza|nomba apo ifowopamo) mi
      mo (gbagbe|ti gbagbe|o mo) nomba (akanti|account) mi
      (akanti|nomba) wo (ni won|ni eniyan) (maa|le) (san owo si|fi owo ranse si) (fun mi|)
      (kini|ki ni) (nomba akanti mi|account number mi|nomba asunwon mi)
      (e fi|fi|e fun mi ni|so) (nomba akanti mi|account number mi|account details mi) (han mi|ranse|fun mi|)
      mo ti gbagbe (nomba akanti|account number) mi
      (akanti wo|nomba wo) ni (won|eniyan|ore mi) le (san owo si fun mi|fi owo ranse si fun mi)
      (nomba akanti|account) wo (ni mo le fun won|ni ki n fun won|ni won a san owo si)
      (mo fe|bawo ni mo se le) (gba owo si akanti mi|fi owo si akanti mi|ko owo si akanti mi|ko owo sinu account mi)
      (account number|nomba akanti|nuban) mi (e jowo|da|)
      bawo ni mo se le (gba owo si akanti mi|fi owo si account mi|gba owo lowo eniyan)
      (nomba|alaye) (akanti|account) mi (fun won|so fun mi|ki won le sanwo)
      (aza mi|aza|drop aza mi) (abeg|joor|da|nko)
      (fi|send) (aza mi|acct no mi|akant number mi) (si mi|sibi|come)
      (customer mi|onibara mi|eni to fe sanwo) n duro, (e fun mi ni nomba akanti mi|nomba akanti mi da)
      (hr|ile ise mi|oga mi) n beere (nomba akanti mi|account details mi) (fun owo osu|)
      (nomba mewa yen|digit mewa yen|nomba akaunti yen) (da|nko|e fi ranse si mi|ti won fi n sanwo da)
      (mo fe|mo ma) (deposit|ko) (owo|cash|{amount}) (sinu|si) (akanti mi|apo mi), (bawo ni n se ma se e|nibo ni)
      (mo ni cash lowo|mo ti pa owo loja), (nomba akanti wo ni maa ko o si|aza mi da ki n ko o wole)
      (bawo ni mo se maa|mo fe) (fund|top up) (wallet|account|akanti) mi
      (oruko wo|nomba wo) ni akanti mi n je (gan|), (e so fun mi|onibara n beere)
      (e ba mi ko|e ko) nomba (akanti|akaunti) mi (sibi|si beebi|ranse) ki n (daako|copy) e
      (owo ifeyinti mi|owo osu mi|owo oja) fe wole, (nomba akanti wo ni n o fun won|kini account number mi)
      (won ni ki n|mo fe) ko nomba (akanti|account) mi (sinu foomu|sinu form), (kini|e so fun mi)
      (egbon mi to wa l'abuja|oko mi|omo mi) fe fi owo (ranse|sinu account mi), (kini details mi|nomba wo ni ki n fun un)
      bawo ni (owo se le|won se le fi owo) wole (si|sinu) (akanti|account) mi
      (se mo le|nibo ni mo le) (san owo si|fi cash si) (akanti mi|account mi) (ni pos|ni agent|)
      (nuban|account no|acct number) (mi|temi) (ni mo fe|pls|joor|)
      (akanti mi|account mi) (nomba melo ni|nomba re nko|ki ni nomba e)
      (share|copy) (account number|account details|nomba akanti) mi (fun mi|)
      (aza wo|nomba akanti wo) ni (mo maa fun|n o fun) (eni to fe ra oja lowo mi|onibara mi) ki o le sanwo
      (mo fe ko|mo fe te) nomba akanti mi (si kaadi owo mi|si pali|sori soobu), (kini nomba naa|ki lo je)
      (mo ni onibara lori foonu|won n pe mi), (akanti wo ni ki won san si|kini nomba akanti mi)
      (oruko banki mi|oruko akanti mi) ati (nomba re|account number) (e fi ranse|da|nko)
      (mo fe gba|won fe fun mi ni) (grant|owo aso ebi|owo iranwo), (nomba akanti mi da|e fi account details mi ranse)
      (ṣé o lè|jọ̀wọ́) fi (nọ́ńbà àkáǹtì mi|nọ́mbà àsùnwọ̀n mi|àlàyé àkáǹtì mi) (ránṣẹ́|hàn mí)
      (nomba akanti|account number|aza) (mi|temi) (ni ki e so|e so o|kia)
      (ilana|ona) (lati|ti mo le gba) (fi owo sinu|ko owo sinu) (akanti|apo|asunwon) mi
      (mo sese ta ewure|mo sese ta oja|onibara mi wa niwaju mi), (o fe fi owo ranse|o fe sanwo), (nomba akanti mi nko|so nomba akanti mi)
      (eni to|alabara ti) (ra eja|ra aso|ra epo) (lowo mi|) fe (transfer|sanwo), (aza mi nko|kini nomba akanti mi|so account number mi)
      (mo fe ko|mo fe gbe) (owo oja|cash ti mo pa) wa sinu akanti mi, (bawo ni|nibo ni mo ti maa se e)
      (kini|fi) (account number|nomba akanti|aza) mi (han mi|ranse|)
      (won fe|enikan fe) fi owo ranse si mi (kini nomba akanti mi|akanti wo ni mo le fun won)
      (won fe san owo|onibara fe sanwo) (si mi|fun mi) (lori foonu|) (akanti wo ni|nomba wo ni mo maa fun won)
      (mo fe ko cash wole|mo ti pa owo loja), (nomba akanti mi da|nomba wo ni mo maa ko o si)
      (bawo ni mo se|ibo ni mo ti) le (fi owo si|ko owo si) (akanti mi|account mi) (lodo pos|pelu owo lowo|)
      (kini|ki ni) (nomba akanti|account number) mi (jowo|)
      (fun mi ni|e fun mi ni) (nomba akanti|account details|aza) mi
      (mo gbagbe|mi o mo) (nomba akanti|account number) mi (e so fun mi|)
      (won fe|oga mi fe) (fi owo osu|san owo) (si akanti mi|fun mi), (nomba akanti mi nko|e fun mi ni nomba akanti)
      (kí ni|kini) (nọ́ńbà àkáǹtì|nomba akaunti) mi
      (onibara mi|ore mi) (fe fi owo ranse|fe sanwo) (si mi|), (nomba akanti mi da|kini account number mi)
      (account number|acct no) (mi|please|da|abeg)
      (fi|e fi) (nomba akanti|account number) mi (ranse|han mi) (ki n fi fun {name}|)
      (nomba wo|akanti wo) (ni ki won|ni won maa) (fi owo si|san owo si) (fun mi|)
      (oruko akanti|oruko to wa lori akanti) mi (ati nomba re|kini) (jowo|)
      (my account number|my details) (abeg|nko)
      (nomba akanti|akanti) mi (mewa|) (da|je n daako)
      (se mo le|bawo ni n se) (ri|mo) (nomba akanti|account number) mi
      (mo fe gba|mo n gba) owo (lati odo omo mi|lodo onibara), (so nomba akanti mi fun mi|nomba akanti mi nko)
      (nomba akanti|account number) (karo|ti mo ni lodo yin) (kini|da)
      (drop|send) (my aza|aza mi|account mi) (abeg|)
      (nomba|account) ti (eniyan|won) maa (fi owo si|sanwo si) (fun mi|) (da|nko)
      (so nomba akanti mi|fi account number mi) (fun mi|ranse) (kia|onibara n duro)
      (mo fe fun|mo fe so fun) (ore mi|oga mi) (nomba akanti mi|account number mi) (kini|da)
      (wetin be|kini) (my account number|aza mi)
      (omo mi fe|won fe) (ran owo|san owo ile) si mi, (fi nomba akanti mi han mi|aza mi da)
      (akanti mi|account mi) (nomba re|number e) (nko|da|je n mo)
      (nọ́ńbà àkáǹtì|nomba akaunti) (mi|tèmi) (dà|ńkọ́|fun mi)
      (mo fe gba|mo n reti) (owo osu|alert|owo oja) (nomba akanti mi|account number mi) (nko|da)
      (ile ise|hr) (n beere|fe) (nomba akanti mi|account details mi) (e so fun mi|da)
      (daako|copy) (nomba akanti|account number) (mi|) (fun mi|jowo)
      (se nomba akanti|akanti) mi (je|ni) (nomba foonu mi|{account}) (bi|)
      (ko|kọ) (nomba akanti|account number) mi (sile|sibi) (fun mi|)
      (aza|account details) (mi|temi) (ni mo fe|so fun mi|)
      (won fe san|won fe ran) owo (fun mi|si mi) (nomba akanti mi nko|aza mi da)
      (ki eniyan|bi enikan) ba fe (fi owo si akanti mi|sanwo fun mi) (nomba wo ni|kini nomba akanti mi)
      (nomba akanti|account number) (ti mo ni|mi) (pelu yin|ni karo) (kini|da)
      (e ko nomba|so nomba) akanti mi (lesese|sibi) (fun mi|ki n daako)
      (iye nomba|digit mewa) akanti mi (da|jowo)
      (nọ́ńbà|nomba) (àpò ìfowópamọ́|asunwon) mi (kí ni|nko)
      (mo fe tẹ|mo fe ko) (nomba akanti mi|account number mi) (sori iwe|fun onibara) (kini|so o)
      (share|send me) (my account number|account details mi) (please|)
      (oruko|nomba) akanti mi (lodo yin|) (je kini|kini)
      (mo fe fun eniyan|mo fe fi ranse si oga mi) (ni akanti nomba mi|ni nomba akanti mi) (e ko o fun mi|kini o)
      (aza mi|account no mi) (da|nko|e fi sibi)
      (nomba wo|akanti wo) ni (eniyan|onibara mi) maa (fi owo ranse si|sanwo si) (ti won ba fe san fun mi|lodo yin)
      (mi o mo|mo ti gbagbe) (nomba akanti mi|account number mi) (sori|) (e ko o|kini)
      (nomba akanti|akanti nomba) (ti mi|mi) (mejeeji|) (so fun mi|ko ranse) (ki won fi owo si i|)
      (ki won fi owo|oga mi fe fi owo osu) (si|sinu) akanti mi, (nomba wo|nomba akanti mi) ni (ki n fun won|maa ko)
      aza mi da, mo fe fun onibara
      e ko nomba akanti mi ki n le fi ranse
      kini oruko to wa lori akanti mi
      won fe san owo fun mi, nomba wo ni ki n fun won
      nomba mewa akanti mi ni mo gbagbe
      oga mi fe account details mi fun owo osu
      akanti mi ni banki wo, kini nomba re
      mo fe ki onibara mi scan ki o sanwo, alaye akanti mi da
      oruko banki ati nomba ti won maa fi san owo fun mi
      mo fe te nomba akanti mi si ara soobu, kini nomba naa
      kini nomba ti onibara maa fi sanwo sinu akanti mi
      onibara mi wa ni china, o fe sanwo. nomba akanti mi da
      mo fe ko akanti mi si ara ogiri soobu, so nomba re
      {name} fe ran owo si mi, aza mi nko
      nomba akanti mi, mo fe ko o sinu foomu ise
      (aza|nomba akanti) mi (da|nko), (onibara|ore mi) fe sanwo
      (so|ko) (oruko ati nomba|nomba) akanti mi fun mi
      akantnomba mi da
      kini akant nomba mi
      e gbo, nomba akanti mi nko, onibara n duro
      onibara mi lati kano fe san owo alubosa, nomba akanti mi da
      ore mi fe fi owo ojo ibi bun mi, e so nomba akanti mi fun mi
      won fe da owo fun isinku baba mi sinu akanti mi, kini nomba re
      mo fe te nomba akanti mi sori iwe ipe igbeyawo, e ko o sibi
      ile iwe fe da owo hostel pada si mi, won n beere nomba akanti mi
      mo wa ni oja, oni ata fe san gbese re, nomba akanti mi n ko
      awon ara soosi fe ran mi lowo fun ise abe omo mi, fun mi ni nomba akanti mi ki n fi ranse
      mo gbagbe nomba akanti mi nitori foonu mi jabo sinu omi, e tun so o
      onibara mi fe sanwo, nomba akanti mi ni e fun mi
      oruko wo lo wa lori akanti mi, {name} abi oruko oko mi
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
      (gbe|mu|ko) {amount} (lati inu|kuro ninu) (akanti mi|asunwon mi) (lo si|si|fun) {name}
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
      (fi owo ranse|fi {amount} ranse|san {amount}) (si|sinu) {bank} (akanti|nomba|) {account}
      (fun|san fun|e fun) {name} (ni|) {amount}
      (e jowo|jowo|ejo|) (fi|e fi|e ba mi fi) {amount} (ranse|sowo|ran|) (si|fun) {name}
      (fi|e fi) (owo|{amount}) (ranse|sowo) (si|fun) (iya mi|baba mi|iyawo mi|oko mi|egbon mi|aburo mi|ore mi|{name})
      (mo fe|mo fee|mo ni lati|e ba mi) fi (owo|{amount}) (ranse|sowo) si (eniyan kan|{name}|ore mi|banki miran)
      (fun|san|e fun|e san) {name} (ni|) {amount} (lati inu akanti mi|e jowo|bayi|)
      (transfer|transifa|send|se transfer) {amount} (si|fun|fun mi si) {name}
      (fi|e fi) {amount} (ranse|sowo|) si (nomba|akanti|account|) {account} (ti|ni|) {bank}
      {amount} (fun|si) {name} (e jowo|kiakia|)
      {name} (nilo|n beere fun|fe gba) {amount}(, fi ranse si i|, e fi ranse)
      (bawo ni|bawo) (mo se le|n se maa|mo se) (fi owo ranse|fowo sowo|transfer) (si elomiran|si banki miran|)
      (yo|mu|ge) {amount} (kuro|) (ninu akanti mi|lati akanti mi) (fi ranse si|fun|ki e san fun) {name}
      (mo fe|e ba mi) (san|fun) {name} (ni|) (owo re|{amount}|owo ise re)
      (se mo le|nje mo le|e ran mi lowo) (fi owo ranse|fowo ranse|fi owo sowo) (si elomiran|fun {name}|bayi|)
      (gbe|ti|ju) {amount} (si|fun) (akanti|) {name}
      mo je {name} ni {amount}(, san fun un|, fi ranse si i)
      (bawo ni mo se le|bawo ni won se n) (fi owo ranse|sowo) (si elomiran|si banki miran|)
      (gbe|ti|ju) {amount} (si|fun) {name} (jowo|kiakia|)
      (onile mi|landlord mi) n yo mi lenu, e ba mi fi {amount} (ranse si i|fun un)
      (omo mi ni ile iwe|omo mi ni unilag|aburo mi ni ui) (ko ni owo ounje|nilo owo), e fi {amount} ranse si (i|{name})
      (fi|e fi) {amount} (ta|da) {name} (lore|lola) (fun ojo ibi re|loni|)
      (firanse|firanshe|fi ranshe|fowo ranshe) {amount} (si|fun) {name} (joor|abeg|)
      (shey mo le|shey e le|she mo le) (send|fi) {amount} (ranshe|) (si|to) {name}
      (telo mi|mekaniki mi|birikila|oni firinji|onirun mi) (ti sise tan|n beere owo), (san|e san) {amount} (fun un|fun {name})
      (mo ra oja|mo gba oja) lowo {name}, (e san {amount} fun un|e fi owo re {amount} ranse)
      (ba n|e ba n) (fi|san) {amount} (ranse si|fun) (pasito wa|alfa wa|iya ijo|baale ile)
      (owo ise|owo oogun|owo oko|owo oja) {name} (ti to san|ni mo fe san), {amount} (ni|)
      (send am|send|gbe) {amount} (give|fun) {name} (sharp sharp|kia kia|asap)
      {account} (ti|) {bank}, (e fi {amount} si i|e san {amount} sibe|fi {amount} sibe)
      (mo fe|mo n fe) (gbe|mu) {amount} (fun|lo fun) {name} (ni|lori akanti re ti) {bank}
      (se|shey) (mo le|e le) fi owo ranse (lati odo yin|) si (akanti|account) {bank}
      (mo ti se ileri|mo jeje) {amount} fun {name}, (e fi ranse|e ba mi san an|je ka fi sowo)
      (e gbe owo|e gbe {amount}) (kale|sile) fun {name} (lati apo mi|ninu akanti mi|)
      (iya mi ni abule|mama mi labule|baba mi ni oyo) (nilo oogun|ko da), fi {amount} sowo si (won|i)
      (credit|kiredit) (akanti|account) {name} (pelu|with) {amount}
      (da|fi) {amount} (sinu|si) (apo|account|aza) {name} (fun mi|)
      (transifa|tiransifa|tranfa|trf|trnsfer) {amount} (si|fun|to) {name}
      (mo fe pin|mo fe fi) owo (ranse si awon ebi|fun awon omo mi), (bere pelu {name}, {amount}|{name} maa gba {amount})
      san owo (eran|iresi|epo pupa|simenti) (ti mo ra lowo|fun) {name}, {amount}
      se mo le (fi owo ranse si|san owo fun) {name} ni {bank}(, {amount} ni mo fe fi ranse|)
      (owo {narration}|owo ile|owo aso ebi) {amount} (si|fun) {name} (pls|e dakun|)
      (e dakun|e jowo sa|abeg) mo fe ki {name} (ri|gba) {amount} (loni|kiakia|lowo mi)
      {bank} {account} {amount} (fun {name}|e dakun|oruko re ni {name})
      (mo fe|e je n) (sowo|fi owo) (sile|ranse) (fun aburo mi|si odo iyawo mi|fun eni to ba mi sise)
      (iyawo mi|oko mi|iya mi) wa (loja|ni osibitu|ni motor park), (owo o to o|owo tan), e fi {amount} ranse (si i|kia)
      (mo fe|e ba mi) se (iranlowo|itore) {amount} fun {name} (lati akanti mi|)
      (gba|mu) {amount} (ninu owo mi|lapo mi), (fun|san fun) {name}
      (e fi|fi) egberun (meta|meji|marun) (naira|) ranse si {name} (ni {bank}|)
      (oya|o ya) (fi|send|san) {amount} (si|fun) {name} (joor|now|)
      (owo to ku|balance|iyoku owo) {name} (je|ni) {amount}, (san an fun un|fi ranse si i)
      (mo fe pari|mo fe san) owo (ise|birikila|kapinta|painter) {amount} fun {name}
      (iyawo e bi omo|won bi ibeji|won bimo), (mo fe fi {amount} ranse si {name}|e fi {amount} ki {name} ku ewu omo)
      (idamewa|ore ofe|owo saka) mi {amount}, (fi ranse si {name}|san si {bank} {account})
      {phone} (ni opay|palmpay|ni moniepoint), (fi {amount} si i|e san {amount} si i)
      (ṣé o lè|jọ̀wọ́|mo fẹ́ kí ẹ) (fi|bá mi fi) {amount} (ránṣẹ́|ṣọwọ́) (sí|fún) {name}
      (mo nilo lati|emi yoo fe lati|o wu mi lati) (fi owo ranse|san {amount}|fi {amount} sowo) (si|fun) {name}
      (gbe|ko) owo (lo|ranse) si (akanti|asunwon|aza) {name} (, {amount}|)
      (transfer owo|fifi owo ranse) (si {name}|fun onile|si {bank})
      {name} {amount} {narration}
      {amount} {name} {bank}
      (mo ti ba|mo se adehun pelu) {name} (soro|tan), (mo fe fi {amount} ranse si i|e san {amount} fun un)
      (aburo mi|egbon mi|baba mi) pe mi pe (oko ti baje loju ona|won fe yo oun nile|ebi n pa oun), e ba mi fi {amount} ranse si (i|won) kia
      (kí n|mo fẹ́) san (gbèsè|owó) {amount} tí mo jẹ {name}
      (gbe owo|ko owo) (lo|) (si|fun) {name} (kia|fun mi|)
      (iyawo mi|oko mi) (ni|so pe) (owo obe|owo ounje|owo gaasi) (tan|o si), (e fi {amount} ranse si i|san {amount} fun un)
      (mo fe ra|mo fe gba) (bata|aso|foonu) lowo {name}, (fi {amount} ranse si i|san {amount} fun un|transfer {amount} fun un)
      (mo fe|ba mi) (san|fi) {amount} (fun|si) (telo mi|birikila|iya mi|{name})
      (elo ni maa|mo fe) fi {amount} (ranse|sowo) si {name} {bank}
      (gbe|ju|ta) {amount} (si|fun) {name} (kia|jowo|)
      {name} (nilo|fe) {amount}, (fi ranse si i|ba mi san fun un)
      jowo mo wa loja, (fi {amount} ranse si {name} fun mi kia|san {amount} fun {name} {bank})
      (omo mi|iya mi) nilo owo ile iwe, (fi {amount} ranse si {account} {bank}|gbe {amount} si akanti {name})
      (e jowo|jowo) (fi|e fi) {amount} (ranse si|sowo si) {name} (fun mi|)
      (mo fe|mo fee) (ko|gbe) {amount} (fun|si) {name}
      (ran|e ran) {name} ni {amount} (si {bank}|) (kia|)
      {name} (ni ki n|so pe ki n) (fi {amount} ranse|san {amount}) (ba mi fi ranse|e san an)
      (mo je|mo jẹ) {name} ni {amount} (san an|fi ranse si i|e san fun un)
      (fi|ba mi fi) {amount} (kun|ranse si) (akanti|account) {name} (ni {bank}|)
      (san|e san) {amount} (fun|lowo) (iya oloja|telo|mekaniki) {name}
      (mo fẹ́|mo fẹ) fi {amount} (ránṣẹ́|sọwọ́) sí {name}
      (fi|ẹ fi) {amount} (ránṣẹ́|ránsẹ́) sí {account} {bank}
      (transfer|send) {amount} (to|si) {name} (abeg|joor|)
      (gbe|yo) {amount} (lati akanti mi|lapo mi) (si|fun) {name}
      (owo ounje|owo ile iwe|owo oogun) {amount} (fun|si) {name} (e fi ranse|)
      (omo mi|iya mi) {name} (nilo|n beere) {amount} (fi ranse si i|e fi fun un)
      {amount} (si|to) {account} ({bank}|ni {bank})
      (mo fe|ba mi) (fun|ta) {name} (ni|lore) {amount}
      (e fi|fi) {amount} (ta {name} lore|ki {name} ku odun|ki {name} ku ojo ibi)
      (san|fi) {amount} fun {name} (owo ise|owo oja|owo keke)
      (mo nilo|mo fe) (lati|) (fi owo ranse|sanwo) (si|fun) {name} ({amount}|bayi)
      (akanti|nomba) (re|naa) ni {account} {bank} (fi {amount} ranse|san {amount} si i)
      (e ba mi|ba mi) fi (owo|{amount}) (sowo|ranse) si {name} (ni {bank}|)
      (mo fe|bawo ni mo se le) (fi owo ranse|ran owo) si (akanti {bank}|banki miran|ore mi)
      (ba mi|e ba mi) (gbe|ju) {amount} (si|fun) {name} ({bank}|)
      (mo ni lati|o ye ki n) (san {amount} fun|fi {amount} ranse si) {name} (loni|)
      (fi|e fi) (owo omo|owo ounje|owo oko) {amount} (ranse si|fun) {name}
      (sanwo|san owo) fun {name} ({amount}|) (owo irun|owo telo|owo ise)
      (iya mi|baba mi) (n reti|nilo) {amount} (fi ranse si akanti re|ba mi fi ranse si i)
      (transfa|tranfa|transifa) {amount} (si|fun) {name} ({bank}|)
      {amount} (fun|si) {name} (kia|jowo|ni {bank})
      (mo fe san|san) gbese {amount} (ti mo je|) fun {name}
      (ṣé o lè|se o le) (fi|san) {amount} (ránṣẹ́ sí|fun) {name}
      (ẹ bá mi|ba mi) (fi|san) {amount} (ránṣẹ́ sí|fun) {name}
      (pay|give|dash) {name} {amount} (abeg|for me|)
      (lati akanti mi|ninu owo mi) (fi|yo) {amount} (fun|ranse si) {name}
      (owo ile|rent) {amount} (san fun|fi ranse si) (onile|landlord|{name})
      (mo ti ra|mo ra) (oja|ounje) lowo {name} (san {amount} fun un|fi {amount} ranse)
      (fi|e fi) {amount} (si|sinu) {account} ({bank}|) (fun mi|jowo)
      (awon|omo) (birikila|osise) mi (san|fi) {amount} (fun|ranse si) {name}
      (send|push) {amount} (to|si) {name} {bank}
      (mo fe ran|e ran) {name} ni {amount} (fun ounje|lati san owo ile|)
      (fi {amount}|san {amount}) (ranse|lo) si {name} (ni {bank}|{account})
      (owo aso|owo ounje|owo oogun) {name} {amount} (fi ranse|san an)
      (e jowo|jowo), (omo mi|aburo mi) {name} wa ni ile iwe, (fi {amount} ranse si i|e san {amount} si akanti re)
      (mo fe san|ba mi san) (owo osu|owo ise) {name} {amount} (si {bank}|)
      (fi|e fi) {amount} (fun|ranse si) {name} (ki o fi ra oogun|fun owo oko|fun ounje ile)
      (fun|gbe) {name} ni {amount} (lati inu akanti mi|lori akanti {account}|) (jowo)
      (e fi|fi) {amount} (owo ounje|owo oogun|owo ile iwe) (ranse si|sowo si) {name} (kia|)
      (iya mi|omo mi|egbon mi) (nilo|ni ki n fi) {amount} (ranse|), (e fi si {account} {bank}|fi ranse si {phone})
      (mo je|mo fe san) {name} {amount}, (ba mi fi ranse si i|e fi fun un lori {account})
      {amount} (lo si|si) {account} {bank} (oruko ni {name}|kia|jowo)
      (mo ra|a ra) oja (lowo|lodo) {name}, (fi {amount} si akanti e|sanwo {amount} fun un)
      (mo jeje|mo fe fun) (iya mi|{name}) ni {amount} (loni|), (e ba mi fi si {account} {bank}|fi ranse si {phone})
      (oni ọja|oloja|mekaniki) (yii|) (nomba e ni|akanti e ni) {account} {bank}, (san {amount}|fi {amount} ranse)
      (ta|ju) {amount} (si {name}|si account {name}|fun {name}) (abeg|jowo|kia)
      (owo aso ebi|owo igbeyawo|owo ounje) {amount} (fi ranse si|lo si) {name} ({bank}|jowo)
      ran {amount} si {name} kia o wa ninu wahala
      {name} {amount} {bank} {account}
      e ba mi fi {amount} ki {name} ku ojo ibi
      mama mi nilo owo oogun, fi {amount} ranse si i
      san owo oṣise mi {name} {amount}
      fun oni keke {amount}, nomba re ni {account} {bank}
      {amount} to {name} sharp
      mo fe fi owo ose ranse si ijo, {amount}
      e gbe {amount} fun {name} ki n to gbagbe
      fi {amount} ranse si {name} ni gbogbo opin osu
      bawo ni mo se le fi owo sowo si eni to wa ni banki miran
      mo fe ran owo si {bank}, bawo ni maa se se e
      {name} bimo lana, {amount} ni mo fe fi ki i ku ewu omo
      e fi {amount} se omo {name} lore fun ojo ibi re
      mo je {name} ni gbese {amount}, fi ranse si i
      aburo mi pe mi pe oko baje loju ona, fi {amount} ranse si i
      egbon mi wa ni ile iwosan, ran {amount} si i kia
      mo ba {name} jeun ana, mi o san. e fi {amount} ranse si i
      birikila n duro, ise ti pari. e san {amount} fun {name}
      {amount} si {name}, {bank}, {account}
      fi owo ounje {amount} ranse si awon omo, {name}
      oni ata duro, {amount} ni, fi si {account} {bank}
      san {amount} fun telo mi {name}
      bun iya mi {name} ni {amount}
      (fi|ran) {amount} (ranse si|si) {name} fun (owo oja|owo ounje|owo oko)
      (mo fe|e ba mi) (san|fi) {amount} fun (telo|mekaniki|birikila) {name}
      fi {amount} ranshe si {name} ejo
      ebami fi {amount} fun {name}
      mofe firanse {amount} si {name}
      ran {amount} si {name} ejo
      e gbo, e ba mi fi {amount} ranse si {name} kia
      ehn, {amount} fun {name}, e ba mi fi sowo
      iya mi wa ni ile iwosan, e ba mi fi {amount} ranse si i kia
      (moto baje fun {name} ni ore|taya {name} be loju ona), fi {amount} ranse si i ki o ba tun un se
      ojo ro pa oja mi, sugbon mo ti seleri fun {name}. fi {amount} ranse si i
      {name} lo ran aso igbeyawo mi, e fi {amount} sowo si i
      aburo mi n lo si camp nysc lola, fi {amount} ranse si {name}
      oni bolt ti mo wo de ile bayi, o n beere owo. san {amount} fun {name}
      alfa to gbadura fun oku baba wa, fi {amount} ranse si {name} {bank}
      ojo ibi {name} ni oni, mo fe bun un ni {amount}, fi ranse fun mi
      mo ra isu marun lowo {name} ni oja, ko ni pos. fi {amount} ranse si {account} {bank}
      {name} maa ra ajile fun oko mi, e fi {amount} ranse si i laaro yi
      iyawo mi wa ni salon, owo irun re ni {amount}, fi ranse fun {name}
      egbe wa na won lana, mo si padanu tẹtẹ mi pelu {name}. san {amount} fun un
      mo je {name} ni {amount}, e ba mi san fun un si {bank} (bayi|)
      e yo {amount} ki e fi fun telo mi, {account} {bank} ni
      omo mi nilo owo ounje ni hostel, fi {amount} si {account} {bank}
      oga onile n duro, e fi {amount} ranse si {name} fun owo ile
      oni ni ojo ibi {name}, e fi {amount} ta a lore si {account} {bank}
      e ba mi san {amount} fun alagbafo, {account} {bank}
      {name} ni ki o gba {amount} lonii, e fi sowo
      mo ti seleri {amount} fun omo egbon mi, e ba mi fi ranse si {account} {bank}
      owo oogun mama, {amount} si {account} {bank}
      e yara fi {amount} ranse si {name}
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
      (yo|mu) {name} kuro (ninu akojo mi|lori beneficiary|lara awon olugba mi)
      (fi|e fi|ranti) (akanti|account|nomba|oruko) (yii|re|{name}) pamo (fun ojo iwaju|fun igba mi i|)
      (mo fe|bawo ni mo se le) (fi eniyan kun|wo|yo eniyan kuro ninu) (beneficiary|akojo mi|awon eniyan mi)
      (se|nje) {name} (wa ninu|wa lori) (akojo|list|beneficiary) mi
      (akojo|oruko) awon (eniyan mi|ti mo n san owo fun|to n gba owo lowo mi)
      (beneficiary|olugba) tuntun
      (bawo ni mo se maa|mo fe) fi (eniyan tuntun|{name}) pamo
      (yi|tun) oruko {name} pada (di|si) {name}
      (ranti|pa) nomba (akanti|account) {name} (sile|mo|)
      (awon|tani awon) (eniyan|eni) ti mo (n sanwo fun|n fi owo ranse si|fi pamo)
      (e ma gbagbe|ma gbagbe|e fi sokan) (akanti|nomba) {name} (yii|), (mo maa n lo o|mo tun ma lo o)
      (se e le|shey e le) (ranti|save|toju) (akanti|nomba) (awon onibara mi|{name}|eni ti mo sese sanwo fun)
      (save|fi save) {name} (as beneficiary|sinu list mi|fun next time)
      (oruko|nomba) awon (ti mo ti save|ti mo ko sile|mo ti n ba se) (da|nko|je n ri)
      (list|akosile) (awon eniyan mi|beneficiary mi|awon to n gba owo lowo mi) (da|han mi|)
      (mi o fe ri|mi o fe) (oruko|akanti) {name} (mo ninu akojo mi|ninu list mi mo)
      (delete|remove|mu kuro) {name} (ninu beneficiary|lara awon ti mo fi pamo|lori akojo)
      (mo ni eniyan melo|eniyan meloo) (ninu akojo mi|ti mo fi pamo|ni mo ti save)
      (ko|kọ) {name} (sile|sinu iwe) (lara|pelu) (awon ti mo n fowo ranse si|olugba mi)
      (akanti|nomba akanti) (iya mi|omo mi|onile mi) ni ki e (fi pamo|fi sinu akojo) fun mi
      (mo fe|je n) (pe akanti|so oruko) (yii|{account}) (ni|di) (mummy|landlord|{name})
      (se|shey) (mo ti save|mo ti fi) {name} (pamo|tele) (bi|)
      (awon wo|ta lo) (wa lara|wa ninu) (awon olugba|list|akojo) mi
      (pa awon|yo awon) (oruko atijo|eniyan ti mi o n sanwo fun mo) (re|kuro) (ninu akojo|)
      (add|fi) (new person|eniyan tuntun|enikan) (kun|si) (list mi|akojo awon olugba)
      {name} (ti yi banki pada|ni akanti tuntun), (tun nomba re ko|paaro nomba re ninu akojo)
      (je ki nomba|ki akanti) {name} (wa nibe|duro nibe) (ki n ma ko o mo|ki n ma te e mo|)
      (eni|awon eniyan) (wo ni mo|ti mo) (maa n sanwo fun ju|n fi owo fun ju) (ninu akojo mi|lara olugba mi)
      (mo fe tun|tun) (nickname|oruko inagije|oruko) (ti mo fun|) {name} (se|ko) (ninu list mi|)
      mo ti (fi owo ranse|sanwo) tan, (mo fe fi {name} pamo|fi akanti re pamo fun mi|e fi {name} sinu akojo)
      (awon oruko|oruko awon|nomba awon) (to wa nipamo|ti mo fi pamo) (wo ni|je n wo|ka fun mi)
      (mo fe|je n) (ko|fi) nomba (akanti|account) (telo mi|{name}|iya mi) (pamo|sile fun igba miran)
      (fi|e fi) {name} (se|di) (eni ti mo maa n san owo fun|beneficiary mi|olugba mi)
      (paaro|yi) (nomba akanti|banki) {name} (ninu akojo|to wa nipamo|ti mo fi pamo)
      (ṣé o lè|jọ̀wọ́) fi (orúkọ|àkáǹtì) {name} pamọ́ (fún mi|fún ọjọ́ iwájú)
      (akojo|list) (olugba|awon olugba|beneficiary) (mi|) (jowo|je n ri)
      (awon to wa nipamo|oruko ipamo|olugba mi) (da|nko|meloo ni)
      (mo maa n fi owo ranse si|mo maa n sanwo fun) {name} (losoosu|lojoojumo), (e fi akanti re pamo|ki e ranti nomba re)
      (fi|e fi) (awon ti mo n fi owo ranse si|awon olugba mi|list mi) han (mi|)
      (fi|ko) (oruko|nomba) {name} (pamo|sile|sinu list mi) {account} {bank}
      (yo|pa) {name} (kuro|re) (ninu list mi|ninu awon olugba mi)
      (eniyan melo|awon wo) ni mo ti (save|fi pamo) (sinu list mi|lati maa fi owo ranse si)
      (nomba|akanti) awon (mo ti n ba se|mo maa n fi owo ranse si) (nko|je n ri|da)
      (pa|fi) (nomba account|akanti) {name} (mo|pamo) (si list mi|)
      (fi|e fi) (akojo|list) (awon olugba|beneficiary) mi (han mi|)
      (fi|save) (nomba akanti|akanti) {name} (pamo|sile) (fun mi|)
      (mo fe|je ki n) (yo|pa) {name} (kuro|re) (ninu|lara) (awon olugba mi|akojo mi|beneficiary mi)
      (se {name}|nje {name}) (wa|ti wa) (ninu|lara) (awon ti mo fi pamo|list mi|beneficiary mi)
      (awon|oruko) (ti mo|eniyan ti mo) (save|fi pamo) (da|nko|han mi)
      fi {name} ({account} {bank}|) (kun|sinu) (beneficiary|awon olugba) (mi|)
      (mo fẹ́|mo fẹ) (wo|rí) (àwọn olùgbà mi|àkójọ olùgbà|awọn ti mo fi pamọ́)
      (beneficiary|olugba) (tuntun|kan) (ni mo fe fi kun|fi kun)
      (delete|remove) {name} (from|kuro ninu) (beneficiary|list) (mi|)
      (paaro|yi) (akanti|oruko) {name} (ninu akojo mi|ti mo fi pamo|ninu beneficiary)
      (tani|awon wo) (wa|lo wa) (ninu|lori) (beneficiary list|akojo olugba) (mi|)
      (e ranti|e maa ranti) akanti {name} (fun mi|fun igba miran|ki n ma ko o mo)
      (mo fe|mo fee) (fi iya mi|fi omo mi|fi onile mi) (kun|sinu) (awon olugba|akojo ti mo n san owo fun) (mi|)
      (my beneficiaries|saved accounts) (da|show me|nko)
      (se mo ti|nje mo ti) fi (akanti|nomba) {name} pamo (ri|bi)
      (awon eniyan ti|awon ti) mo (maa n sanwo fun|maa n fi owo ranse si) (gbogbo igba|julo) (da|fi won han mi)
      (fi oruko|pe oruko) (inagije|) (iya mi|oga mi) (fun|si) akanti {name} (ti mo fi pamo|ninu akojo)
      (nu|yo|pa) (oruko|akanti) {name} (re|kuro) (lara olugba mi|ninu list)
      (mi o fe|n ko fe) ri {name} (mo ninu akojo mi|lara olugba mi mo)
      (je ki|fi) (akanti|nomba) (telo mi|{name}) (wa nipamo|sinu phonebook banki mi)
      (olugba|awon olugba) (melo|wo) (ni mo ni|ti mo fi pamo)
      (e ko|ko) (awon olugba|beneficiary) mi (jade|sita|fun mi)
      (update|tun) (alaye|akanti) (olugba mi|beneficiary) {name} (se|)
      (mo fe fi|e fi) (nomba|akanti) {name} (pamo|sile) (sinu akojo|) (ki o ma baa sonu|fun igba to n bo)
      (awon|gbogbo) (akanti|nomba) (ti mo fi pamo|ti mo save) (lodo yin|) (da|han mi)
      (pa|yo) (akanti|oruko) (onile atijo|{name}) (re|kuro) (ninu akojo olugba|lara beneficiary)
      (ta ni|awon wo ni) (mo ti|mo) (fi kun|save) (olugba mi|beneficiary mi)
      (add|save) {name} (to|si) (my beneficiary|beneficiary mi|list mi)
      (remove|delete|clear) (beneficiary|{name}) (kan|from my list)
      (olugba|beneficiary) (mi|) (to wa ni {bank}|{name}) (da|fi han mi)
      (se mo le|bawo ni mo se le) (fi|ko) (olugba tuntun|eniyan) (pamo|kun akojo)
      (àwọn olùgbà|awọn olugba) (tí mo fi pamọ́|mi) (dà|fi han mi)
      (fi|ẹ fi) {name} (sínú|kun) (àwọn olùgbà mi|akojo awon olugba)
      (yọ|yo) {name} (kúrò|kuro) (nínú|ninu) (olùgbà|akojo) mi
      (mo n fi|mo maa n fi) owo ranse si {name} (gbogbo igba|losoosu), (fi akanti re pamo|save e)
      (contact|phonebook|list) (awon to n gba owo mi|olugba) (han mi|da)
      (oruko|akanti) {name} (wa lodo yin|ti wa nipamo) (bi|abi ki n tun ko o)
      (mo ti pin|a ti ja) (pelu|emi ati) {name} (yo o kuro ninu olugba mi|pa oruko re ninu list)
      (tun|yi) (nomba|banki) (olugba|beneficiary) mi {name} (pada|se)
      (list|akojo) (awon onibara|awon osise) ti mo (fi pamo|maa n san owo fun) (da|)
      (olugba|beneficiary) (ti mo lo ju|favourite) (mi|) (da|fi {name} si i)
      (ki|je ki) {name} (wa|je) (lara olugba|ninu list) (mi|ti mo fi pamo)
      (so akanti|fi oruko) {name} (di|mo) (iya mi|oga mi) (ninu akojo olugba|ninu beneficiary)
      (how many|melo) (beneficiaries|olugba) (i get|ni mo ni|lo wa)
      (mo fe ri|je n ri) (gbogbo|) (eniyan|oruko) (inu list mi|ninu olugba mi)
      (ko|fi) (oruko|akanti) {name} (sinu iwe olugba|pamo lodo yin)
      (mo ni|awon) (olugba|beneficiary) (wo|meloo) (ni opay|ti mo fi pamo)
      (awon ti mo|eni ti mo) (ti fi pamo|save) (lati fi owo ranse si|) (da|meloo)
      (fi {name} pamo|save {name}) (fun igba to n bo|bi olugba|jowo)
      (mi o fe maa ko|ki n ma ko) nomba {name} (mo|ni gbogbo igba), (fi pamo fun mi|save e lodo yin)
      (wo|ba mi wo) (boya {name} wa|oruko awon to wa) (lara|ninu) (awon olugba mi|beneficiary mi)
      (awon|gbogbo awon) (eniyan|nomba) (ti mo ti fi pamo|ti mo maa n fi owo ranse si) (da|fi won han mi)
      (yo|pa) {name} (kuro|re) (lara|ninu) awon (olugba mi|eniyan ti mo fi pamo)
      (fi|save) {name} {account} {bank} (pamo|si olugba) (nitori mo maa n sanwo fun un|)
      (se {name}|nje {name}) (wa lara|ti wa ninu) (olugba mi|beneficiary mi)
      (mo fe yi|tun) (akanti|nomba) {name} (se ninu olugba mi|ninu beneficiary mi)
      (pa|yo) (oruko|nomba) {name} (re|kuro) (ninu awon ti mo fi pamo|lara olugba)
      (mo fe fi|e fi) (nomba {name}|akanti {name}) pamo (ki n ma maa te e|fun igba miran)
      (awon ti mo|gbogbo awon ti mo) (fi oruko won pamo|save) (da|fi han mi|wo)
      (oruko {name}|nomba {name}) (se fi pamo|e fi pamo) (fun igba miran|sinu olugba)
      (olugba|beneficiary) (tuntun|) {account} {bank} (fi kun|save e)
      (e yo|mo fe yo) (eni to gbeyin|{name}) (kuro lara|ninu) (awon olugba|beneficiaries) mi
      (nomba akanti|akanti) {name} (ti mo fi pamo|to wa nibe) (ko ye mo|ti yi) (yi i si {account}|yo o kuro)
      (so|ka) (oruko awon|awon) (ti mo ti fi pamo|olugba mi) (fun mi|jade)
      (ka awon|wo awon) (oruko|olugba) (ti mo fi pamo|to wa ninu akojo mi) (fun mi|)
      (mi o fe|yo) {name} (ninu|lara) (awon olugba|akojo olugba) mi (mo|kuro)
      akanti iya mi ti mo maa n ran owo si, e fi pamo
      so {name} ni boda taofeek ninu akojo mi
      yi oruko ti mo fi pamo fun {name} pada
      mi o ran owo si {name} mo, e yo oruko re
      oruko wo ni mo fi nomba {account} pamo si
      e fi {name} se eni ti mo maa n fi owo ranse si
      awon ti mo maa n ran owo si ju, e fi won han
      se nomba akanti {name} wa lodo yin
      kini nomba akanti {name} ti mo fi pamo
      e ma je ki n maa tun nomba {name} te, e fi pamo
      {account} {bank}, {name} ni, e fi pamo
      pa gbogbo oruko ti mo fi pamo re
      oruko {name} ti mo fi pamo ko tona, e tun un se
      add {name} to my list jowo
      nomba onile mi ti yipada, e tun un se ninu akojo
      awon osise mi mefa, mo fe fi akanti won pamo
      e ma gbagbe akanti yii, mo maa tun lo o, e fi pamo
      saved people mi, e je n ri
      {name} meji lo wa ninu akojo mi, e pa okan re
      yo eni to keyin ti mo fi pamo
      nje mo ti fi oluko omo mi pamo
      mo fe ki e maa ranti akanti {name}
      e pa akanti ti mo fi pamo fun onile atijo re
      e ba mi fi oruko iya alajo pamo, {account} {bank}
      akanti wo le ni fun {name} ninu akojo mi
      ka oruko awon olugba mi lati a de y
      {name} ti ni akanti tuntun ni {bank}, e yi i ninu akojo
      fi iyawo mi pamo ki n le maa ran owo si i kiakia
      clear gbogbo beneficiary mi
      e je n ri eni ti mo fi pamo gege bi mummy
      se mo ti fi akanti {account} pamo tele
      ta ni mo maa n fi owo ranse si ninu akojo mi
      list eniyan mi
      mo maa n ran owo si iya mi losoosu, o ti re mi lati maa te nomba re. e fi pamo
      mekaniki mi ti yi banki. e yo akanti atijo re kuro ninu akojo mi
      awon ti mo n san owo fun losoosu po, e fi gbogbo won han mi
      {name} ni mo maa n ran owo si ju, e fi oruko re siwaju ninu akojo
      mo ti san owo fun oni buredi, mo fe ki e fi akanti re pamo fun igba miran
      (fi|save) (akanti|nomba) {name} pamo (fun igba miran|)
      (yo|pa) (oruko|akanti) {name} (re|kuro) ninu (akojo|olugba) mi
      oruko {name} ti mo fi pamo, e yi i si {name}
      e fi akanti baba mi sinu akojo, mo maa n ran owo si won
      awon eniyan meta ti mo ran owo si ju ninu akojo mi
      emi ati {name} maa n se owo po, e fi akanti re si akojo mi
      pa oruko eni to keyin ninu akojo mi re
      efi {name} pamo funmi
      awon timo n sanwo fun da
      fi akanti iyami pamo
      efi {name} kun awon olugbami
      yo {name} ninu list mi
      e ba mi paaro {name} si {name} ninu akojo
      fi eni ti mo sese san owo fun pamo
      oruko oniwaasu wa, e fi akanti re pamo, {account} {bank}
      je n ri gbogbo awon ti mo ti fi akanti won pamo
      mofe fi nomba {name} pamo
      so nomba onile mi di eyi ti mo fi pamo
      e gbo, fi akanti {name} pamo fun mi ki n ma tun maa te e
      mo fe ri akanti {name} to wa ninu akojo mi
      telo to n ran aso anko wa ni {name}, fi akanti re pamo ki n ma wa a kiri
      mo maa n san owo wara lodo {name} lojoojumo, e save akanti re
      {name} ti ku, ki olorun dele fun un. e yo oruko re kuro ninu awon ti mo n fowo ranse si
      omo mi wa ni hostel, mi o fe maa te nomba re nigba gbogbo, fi akanti re pamo fun mi
      oni gaari ti mo n ra oja lowo re ti ko lo si lagos, yo oruko re ninu olugba mi
      mo ni awon eniyan po ti mo n san owo ise fun ni oko, fi akojo won han mi
      (driver school bus omo mi|oni gaasi adugbo wa), fi akanti {account} {bank} pamo fun mi
      mo fe rin irin ajo lo saudi, je ki n ri oruko awon olugba ti mo ti fi pamo
      awon ti mo maa n fi owo ranse si, e to won jade fun mi
      e fi nomba akanti iya mi pamo ki n ma tun maa ko o
      {name} ki i se ore mi mo, e yo o kuro lara awon ti mo fi pamo
      e ba mi toju akanti yii pelu oruko onile
      e yo {name} kuro ninu awon ti mo n fi owo ranse si
    `,
    transactions: `
      <show> (awon idunadura mi|idunadura mi|ohun ti mo se lori akanti|itan akanti mi|transaction mi|history mi) ({period}|)
      (idunadura|idunadura mi|itan akanti|transactions|akosile idunadura|awon idunadura to koja) ({period}|)
      (kini o|ki lo|owo wo lo) (wole si|jade ninu|jade lati) (akanti mi|account mi) ({period}|)
      (ta ni|tani) (o|lo) (fi owo ranse si mi|san owo fun mi|fi owo si akanti mi) ({period}|)
      (owo osu mi|salary mi|alert|{amount}) (ti wole|ti de) (bi|abi|)
      <i_want> (ri|wo) (awon idunadura mi|ohun ti mo ti se|itan akanti mi|idunadura to keyin) ({period}|)
      (fi han mi|fi) (idunadura|awon idunadura) (marun|meta|mewa) (to keyin|mi to koja|ti mo se keyin) (han mi|)
      idunadura (mi|) (to keyin|ti o keyin|ikeyin)
      kini mo (san|ra|se) {period}
      (kini|ki ni) (owo|{amount}) (ti won yo|to jade) (ninu|kuro ninu) (akanti mi|account mi) (loni|lana|)
      igba wo ni mo (fi owo ranse si|sanwo fun) {name} (keyin|)
      (gbogbo|awon) (owo|ifiranse) (ti mo fi ranse|to wole|to jade) {period}
      se {name} ti (sanwo fun mi|fi owo naa ranse)
      (akojo|akosile) (idunadura|ohun to sele) (lori|ninu|ti) (akanti mi|{period})
      debit {amount} (yen|kini o wa fun)
      kini mo (se|san) (lori|ninu) akanti mi {period}
      (akojo|akosile) (ohun to sele|idunadura|ohun ti mo se) (lori akanti mi|ninu akanti mi|{period})
      (ta|tani) lo (fun mi lowo|san owo fun mi|fi owo ranse) {period}
      (owo|awon owo) to (wole|jade) {period}
      (fi|so) ohun ti mo (se|san) {period} (han mi|fun mi)
      awon ohun ti mo (ra|sanwo fun) {period}
      (fi han mi|je ki n ri|so fun mi) (idunadura|idunadura to keyin|awon owo to wole|owo to jade|ohun to sele lori akanti mi) ({period}|)
      (ta|tani|ki) lo (fi owo ranse|sanwo|fowo ranse) (si mi|fun mi) ({period}|)
      (owo wo|owo melo) lo (wole si|jade ninu|jade lati) akanti mi ({period}|)
      (igba wo|ojo wo) ni mo (sanwo fun|fowo ranse si) {name} (gbeyin|)
      (akojo|itan|akosile) (idunadura|transaction) (mi|) ({period}|)
      (fi|e fi|jowo fi) (idunadura mi|itan akanti mi|awon transaction mi|history mi|akosile owo mi) (han mi|han|) ({period}|)
      (kini o|ki lo) (wole si|jade lati|sele ninu) (akanti mi|account mi) ({period}|)
      (tani|ta lo) (fi owo ranse si mi|san owo fun mi|sanwo fun mi) ({period}|)
      (se|nje) (owo oja|alert|owo osu mi|salary mi) (ti wole|wole|ti de) (ni|bi|)
      (mo fe|mo fee) (ri|wo|mo) (idunadura mi|awon owo to jade|owo to wole|transactions mi|itan akanti mi) ({period}|)
      (idunadura|transaction|isowo) (marun|mewa|meta|) (to gbeyin|ti mo se keyin|aipe)
      (ki ni|kini) (owo|{amount}|debit) (yii|ti won yo) (je|fun|wa fun)
      (se|nje) {name} (ti|) (fi owo ranse|san owo|sanwo) (si mi|fun mi|) (bi|)
      (awon|gbogbo) owo (ti mo san|to wole|to jade|ti mo gba) {period}
      (tani|ta) ni mo (fi owo ranse si|san owo fun) {period}
      (itan akanti|itan idunadura|akosile idunadura|itan owo) (mi|)
      (e fi han mi|mo fe mo|je ki n ri) igba ti {amount} (kuro|jade) ninu (account mi|akanti mi)
      (kini|ki lo) (wole si|jade ninu|sele ninu) (akanti|account) mi {period}
      (se|nje) {name} ti (fi owo naa|fi {amount}) (ranse|sowo|san)
      {amount} ti wole (se|bi|abi ko tii wole)
      (kini|ki ni) owo (yii|ti won yo yii) (fun|wa fun)
      (fi|e fi) (gbogbo|awon) (ohun to sele|idunadura|owo to wole ati jade) (han mi|) {period}
      (mo fe mo|e so) (ohun to sele|eni to fowo ranse) (si akanti mi|sinu akanti mi) {period}
      (alert|debit alert|credit alert) (kan wole|kan de), (kini o wa fun|lati odo tani|tani o fi ranse)
      (se|shey) (owo ifeyinti|pension|owo osu|owo oja) mi (ti wole|ti jabo|ti drop) (bi|)
      (onibara mi|customer mi|eni to ra oja) (ni oun ti sanwo|so pe oun ti fi owo ranse), (e wo o|se o wole)
      (awon|gbogbo) (credit|debit|owo to wole) (mi|akanti mi) {period} (nko|da|)
      (kini mo fi|kini won fi) {amount} (se|ra) (yen|), (mi o ranti|e ran mi leti)
      (e ka|ka) (idunadura|transaction) (mi|marun to keyin|meta to keyin) (fun mi|seti mi)
      (last|previous) (transaction|transfer|debit) (mi|ti mo se) (da|nko|kini)
      (show me|je n ri|fi) (history|trans history) (akanti mi|mi) (abeg|)
      (nigba wo|ojo wo) ni (owo yen|{amount}) (wole si akanti mi|jade ninu akanti mi|wole|jade)
      (se|shey) {name} (ti fowo ranshe|ti sanwo oja|ti san owo ile) (abi ko tii san|bi|)
      (owo|sisan) (to gbeyin|to kehin|ikeyin) (ti mo gba|ti mo san|to wole) (je elo|lati odo tani)
      (mo gba owo|owo wole) (melo|elo) {period}
      (tani|ta lo) (ni|fi) {amount} (yii|to wole sinu akanti mi|ti mo ri yii)
      (bi akanti mi se|bawo ni akanti mi se) (n lo|ti n lo) {period}, (fi han mi|owo to wole ati eyi to jade)
      (mo fe se|mo n se) (isiro|account) oja mi, (fi awon owo to wole han mi|e fi idunadura {period} han mi)
      (kini|ki ni) (gbogbo|) (nkan ti|ohun ti) mo (ti san fun|se) {period}
      (mo sese san owo kan|mo ra nkan ni pos), (o ti jade bi|se won ti yo o|fi han mi)
      (e ba n wo|ba n check) (bi {name} ba ti sanwo|boya owo {name} ti wole|owo to wole {period})
      (transaksion|transaksan|tranzaction|trans) mi ({period}|to keyin|da)
      (ojo|igba) ti mo (sanwo ile|san owo ile iwe|fi owo ranse si {name}) (keyin|kehin) (da|ni igba wo)
      (awon iwole|iwole|ijade) owo (mi|inu akanti mi) ({period}|)
      (mo fe ri|je n ri|e fi) (nkan mewa|idunadura meje|owo marun) (ti mo se keyin|to koja lori akanti mi)
      (owo oja|owo ile|owo ise mi) (yen|naa) (wole ni ojo wo|wole nigba wo|ti wole bi)
      (kini|ki lo) (ja|yo) {amount} (kuro|lo) (ninu akanti mi|lori akanti mi) {period}
      (lati aaro|lati ana|lati monday), (owo wo lo wole|kini o jade ninu akanti mi|tani o sanwo fun mi)
      (mo fe mo boya|se) (customer mi|onibara mi|eni yen|{name}) ti (san owo oja|fi owo sile|fi {amount} ranse)
      (elo ni|iye wo ni) {name} (fi ranse|san) (si mi|fun mi) {period}
      (owo ti won|iye ti won) (yo|ge) (ninu akanti mi|lapo mi) {period} (, kini o wa fun|, nitori kini|)
      (idunadura|transaction) {reference} (kini|tani o se e|so nipa e)
      (e ka gbogbo|so gbogbo) (ohun to sele|owo to wole|owo to jade) (lori akanti mi|) {period}
      (ṣé o lè|jọ̀wọ́) (fi|ka) (àwọn ìdúnàádúrà mi|ìtàn àkáǹtì mi|ìdúnàádúrà mi tó kẹ́yìn) (hàn mí|fún mi)
      (mo nilo lati|emi yoo fe lati) (wo|ri|mo) (gbogbo owo to wole|idunadura akanti mi|ohun to jade ninu akanti mi) ({period}|)
      (owo to wole|owo to jade|alert mi|debit mi) ({period}|nko|da)
      (tani o|ta lo) (san owo|fi owo) (wole|ranse|kan) (lonii|lana|si akanti mi)
      (mo n sise loja|mo ni soobu), (onibara po|eniyan pupo lo n sanwo), (e fi awon to sanwo {period} han mi|so awon owo to wole {period})
      (oga|ijoba) (ni awon ti|so pe awon ti) san (owo osu|owo ifeyinti), (se o ti wole|e ba mi wo boya o ti wo akanti mi)
      (owo wo|kini) (ni won gba|ni won yo) (lori mi|lowo mi) {period} (, mi o ranti|)
      (mo fe we|mo fe yewo) (iwe oja mi|isiro mi), (e ko awon to wole {period} jade|so owo to wole ati eyi to jade {period})
      bere lati eyi (to gbeyin|to keyin), (ka idunadura mi|fi transaction mi marun han mi)
      (tani o|oruko eni to) fi (owo|{amount}) (sowo|ranse) (si akanti mi|wa) {period}
      (se|shey|nje) (owo osu|owo ifeyinti|owo oja|alert|{amount}) (mi|) (ti wole|ti de|ti jabo|ti bo si akanti) (bi|)
      (se|shey) {name} (ti san {amount}|ti fi {amount} ranse|ti san {amount} naa) (fun mi|) (bi|)
      (elo|eelo) ni {name} (san si|fi ranse si|fi si) (akanti mi|mi) ({period}|)
      (igba wo|ojo wo) ni mo (sanwo|fi owo ranse|sowo) (fun|si) {name} (keyin|gbeyin|)
      (ta lo|tani o) (fi owo ranse si|san {amount} si|sanwo si) (akanti mi|account mi) ({period}|)
      (awon owo|owo) (to wole|to jade|to wole ati eyi to jade) ({period}|ninu akanti mi|)
      (fi|e fi) (itan akanti|idunadura|transaction) (mi|marun to keyin|{period}) han mi
      (kini mo se|ki lo sele) (ninu|lori) (akanti mi|account mi) ({period}|)
      (mo fe|je n) (wo|ri|mo) (idunadura|transaction|owo to wole si akanti) mi ({period}|)
      owo wo (ni won yo|lo jade) (ninu|lati) (akanti mi|account mi) ({period}|)
      (mo gba|won fun mi ni|owo to wole fun mi je) elo ({period}|losu yii)
      (e joo|oga), (se owo ifeyinti mi ti wole|se owo oja mi ti wole|e ba mi wo boya owo osu mi ti wole)
      (onibara|awon ayalegbe|awon onibara mi) (ta lo ti sanwo|awon wo lo san) ({period}|)
      (elo|eelo) lo (wole fun mi|wo akanti mi) ({period}|lapapo {period}|loni)
      (ojo wo|igba wo|ose wo) ni mo (san owo fun|fi {amount} ranse si|sanwo fun) {name} (gbeyin|)
      (alert|owo) (kan|{amount}) (sese wole|sese jade) (ta lo fi ranse|kini o wa fun|lati odo ta ni)
      (oju ewe to kan|eyi to saaju|fi eyi to ku) (ninu idunadura|ninu history mi) (han mi|)
      (owo osu|alert|owo) (ti jabo|ti bo) (bi|loni|si akanti mi)
      (owo oja|owo to wole) (ni soobu mi|) ({period}|) (fi han mi|je elo)
      (ose|osu) ti pari (kini o wole kini o jade|fi iwole ati ijade owo han mi)
      (se|shey) {name} (san|ti da owo) (pada fun mi|si akanti mi) (bi|{period})
      (igba ikeyin|ojo wo) ti {name} (fi owo ranse|sanwo) (si mi|fun mi) (ni igba wo|)
      (ta lo|eni wo lo) (san owo|fi owo) (si mi|wole si akanti mi) (ni irole yii|{period})
      (gbogbo|awon) (owo to wole|transaction) (fun osu yii|{period}) (fi han mi|mo fe ri)
      (owo to wole|owo to jade) (ninu akanti mi|) {period} (da|je n ri)
      (fi|e fi) (transaction|idunadura) (marun|mewa|meta) (to koja|ti o kehin) han mi
      (se|nje) ({name}|onibara mi) (ti san owo|ti fi {amount}) (fun mi|si akanti mi) (bi|)
      (ta lo|tani) (fi owo|ko owo) (si|sinu) (akanti mi|account mi) {period}
      (won|e) yo {amount} (loni|lana) (kini won yo o fun|fun kini)
      (awon|) (idunadura|transaction) (mi|to sele) {period}
      (transaction history|itan idunadura) (mi|) ({period}|joor)
      (fi ohun|so ohun) (to sele|to lo) (lori akanti mi|ninu akanti mi) {period}
      (alert owo osu mi|credit salary mi) (ti wole|ti de) (abi beeko|sinu akanti mi loni)
      (owo|alert) ti (mo gba|o wole) (keyin|loni) (lati odo tani|elo ni)
      (awon|) (debit|credit) (mi|to wole) {period} (da|han mi|)
      (mo fe|mo fee) (ri|wo) (gbogbo|awon) (debit|owo to jade) {period}
      (àwọn|awọn) (ìdúnàádúrà|ìṣòwò) mi (tó kẹ́yìn|{period})
      (ta ló|tani ó) (fi owó ránṣẹ́|san owó) (sí mi|sí àkáǹtì mi) (lónìí|lánàá)
      (kí ló|kí ni ó) (wọlé|jáde) (sí|nínú) (àkáǹtì mi|account mi) (lónìí|{period})
      (nigba wo|ojo wo) ni mo (fi owo ranse si|san owo fun) {name} (keyin|)
      (mo fi|se mo fi) {amount} (ranse si {name}|san fun {name}) {period} (bi|, wo o)
      (credit|debit) alert (to kehin|tani|ti oni) (da|je n ri)
      (ka|e ka) (transaction|idunadura) mi (fun mi|marun to koja)
      (wo|check) (boya|if) (owo {name}|{amount}) (ti wole|ti de akanti mi)
      (eni to|oruko eni to) (fi {amount}|fi owo) (ranse si mi|sinu akanti mi) (ni tani|)
      (last|recent) (transactions|debit|alert) (mi|fun mi)
      (mo gba|se mo gba) (owo|alert) (kankan|) (loni|lana|lati odo {name}) (bi|)
      (ohun ti|nkan ti) (mo fi akanti mi se|mo ra pelu akanti mi) {period} (list e|fi han mi)
      (owo melo|igba melo) (lo wole|ni owo wole) (si akanti mi|) {period}
      (akosile|itan) (owo to wole ati eyi to jade|transfer mi) ({period}|)
      (fun kini|nitori kini) (ni won fi yo|le fi yo) {amount} (yii|yen) (kuro lapo mi|)
      (se owo ile|nje owo onibara|se owo oja) (ti wole|ti de) (sinu akanti mi|) (loni|)
      (awon|gbogbo) owo ti mo (fi ranse|san jade) {period} (fi han mi|da)
      (idunadura|transaction) (ti {amount}|ana|to koja) (kini|fun tani)
      (mo fe|je n) (wa|ri) (owo kan|transaction kan) ti (mo se|o wole) {period}
      (alert|owo) (kan|) wole (bayii|loni) (tani o fi ranse|lati ibo)
      (wo|yewo) (idunadura|owo to n wole) (mi|) (fun mi|joo)
      (ojo|igba) ti (mo san|mo fi ranse) {amount} (fun {name}|) (ni igba wo|da)
      (je ki n|mo fe) (ri|wo) (owo ti won fi|owo ti mo) (ranse si mi|gba) {period}
      (kini|ki ni) (alert|debit) (yii|ti {amount}) (wa fun|lati odo tani)
      (wo fun mi|ba mi wo) (boya|pe) ({name} ti san|owo ti wole) (fun mi|loni|)
      (transaction|idunadura) (mewa|marun|{number}) (to kehin|ti o koja) (jowo|)
      (iye igba|owo melo) (ti mo fi owo ranse|lo jade) {period}
      (igba to kehin|ojo to kehin) ti (owo wole|mo fi owo ranse) (da|ni igba wo)
      (ẹni tó|eni to) (fi owó ránṣẹ́ sí mi|san owo fun mi) (lónìí|lana) (ta ni|tani)
      (ṣé owó|se owo) (oṣù mi|{name}) (ti wọlé|ti de) (bí|)
      (ìtàn|itan) (ìdúnàádúrà|idunadura|akanti) mi (hàn mí|{period})
      (owo to wole ju|owo to jade ju) {period} (elo ni|da)
      (mo gbagbe|mi o ranti) (eni ti|ibi ti) mo fi {amount} ranse si (lana|) (wo itan mi|wo o fun mi)
      (se won|nje won) (yo owo|debit mi) (fun|nitori) (netflix|sms|loan) (bi|{period})
      (credit|owo wole) (melo|gbogbo) (ni mo gba|wa) {period}
      (who|tani) (sent me money|credit mi|pay me) (today|{period})
      (did|se) {name} (pay me|ti sanwo|ti fi owo ranse)
      (show my|fi) (transactions|history) (han mi|{period}|abeg)
      (recent|latest) (activity|transactions) (lori akanti mi|mi)
      (owo ti|iye ti) {name} (fi ranse si mi|san fun mi) (elo ni|igba wo lo wole)
      se owo (airtime|ina) ti mo ra (ti jade ninu akanti mi|wa ninu itan idunadura mi) (bi|)
      (kini gbogbo|awon) (owo kekere kekere|debit) (yii|to n jade) {period}
      (mo fe yewo|mo fe ka) idunadura (ojo {number}|{period}|to koja) (ninu akanti mi|)
      (tani o|ta lo) (fi owo yii|fi {amount} yii) (ranse si mi|wole)
      (owo wo|iye wo) (lo jade|ni won yo) (laaro yii|{period}) (fun kini|)
      (alert|owo) (ti mo gba|to wole) {period} (han mi|da)
      (mo fe ri|fi) (gbogbo owo ti|ohun ti) (mo gba|mo fi ranse) {period}
      (akowe wa|iyawo mi) (fe mo|n beere) (eni to san owo|owo to wole) {period} (fi han mi|)
      (owo wo|awon owo wo) (lo wole|lo jade) (ninu akanti mi|lati akanti mi) (loni|{period})
      (se owo osu|nje owo ise|se alert) (mi ti wole|ti de) (sinu akanti mi|bi)
      (mo fe mo|ba mi wo) (eni to fi owo ranse si mi|ibi ti owo to wole ti wa) ({period}|)
      (fi|e fi) (transaction|idunadura) {number} (to kẹyin|to koja) (han mi|)
      (itan|history) (akanti mi|owo mi) (lati {period}|{period}) (jowo|fun mi)
      (awon owo|gbogbo owo) (ti|to) (wole|jade) ({period}|lati aaro) (fi han mi|so fun mi)
      (ta lo|tani) (fi owo|fi {amount}) (si akanti mi|ranse si mi) ({period}|)
      (mo ri|mo gba) (alert|debit) {amount} (kini o|kini o wa fun|lati ibo)
      (se {name}|nje onibara mi) (ti sanwo|ti fi owo) (fun mi|si akanti mi) (bi|ba mi wo)
      (ohun ti mo se|idunadura ti mo se) (pelu akanti mi|) ({period}|laipe) (fi han|da)
      (kini|ki lo) (sele|n sele) (ninu akanti mi|lori akanti mi) ({period}|laarin {period} si oni)
      (e ka|ka) (awon idunadura|awon owo to jade) (mi|) (fun mi|{period}) (jowo|)
      (ojo wo|nigba wo) ni mo (fi owo ile ranse|san {narration} gbeyin) (ba mi wo ninu itan akanti mi|wo o ninu history mi)
      (iyawo mi|{name}) (fi elo ranse|fi owo ranse bi) (si mi|sinu akanti mi) ({period}|)
      (so fun mi|e so) (owo|iye) to (wole|jade) (ni|) ({period}|lataaro) (ati eni to fi ranse|)
      (se alert|nje alert|se owo) (tuntun|kankan) ti wole (fun mi|si akanti mi) (loni|{period})
      (history|itan) (owo|akanti) (die|to sese sele|{number}) (wo fun mi|han mi)
      (se {narration}|se owo ile) (ti jade|ti lo) (ninu akanti mi|) ({period}|) (ba mi ye akanti wo|wo history)
      (se alert|nje alert) (oga mi|{name}|owo ile) (ti wole|ti de) (sinu akanti mi|) ({period}|bi)
      (awon owo kekere|owo die die) to (n jade|n wole) (lori akanti mi|ninu akanti mi) ({period}|losu yii) (fi won han mi|mo fe wo won)
      (odo tani|ibo) ni {amount} (yii|to wole {period}) ti wa
      (mo fe ri|je ki n wo) (idunadura|awon alert) (atijo|{number} to koja|osu to koja)
      (odo tani|ibo) ni (owo|{amount}) to wole ({period}|yen) ti wa
      (owo to wole|credit to wole) (lati odo {name}|lati {bank}) ({period}|) (fi han mi|wo o fun mi)
      e fi owo marun to wole keyin han mi
      oga mi so pe oun ti sanwo, se o ti wole sinu akanti mi
      tani o san {amount} to wole laaro yii
      kini mo se pelu akanti mi lojo aje
      owo wo lo jade lonii
      e ka awon alert mi ti oni fun mi
      {amount} wole, mi o mo eni to fi ranse, tani
      se onibara mi ti fi owo oja ranse, oruko re ni {name}
      se owo iranwo ijoba ti wole
      pension mi ti wole bi
      owo ajo ti mo ko, se o ti wo akanti mi
      mo fe ri gbogbo owo ti mo fi ranse si {name}
      ojo wo ni mo san owo ile iwe
      gbogbo alert ojo {number}, e ko won sile
      itan owo mi lati january titi di isinsinyi
      je ki n ri transactions mewa to koja
      nkan marun to sele keyin lori akanti mi
      credit meloo lo wole loni
      se won ti gba owo dstv lapo mi losu yii
      ewo ni debit {amount} ti ojo aiku
      mo gbo alert sugbon mi o ri i ka, kini o wole
      awon to sanwo fun mi lonii, e ka oruko won
      eniyan melo lo ti sanwo fun mi loni ni soobu
      elo lo wole lapapo loni
      owo to wole ati eyi to jade lose yii
      won ni owo ti de, e ba mi wo o
      se oko mi ti fi owo ounje ranse
      e ba mi wo boya {name} ti da owo mi pada
      alert ti mo gba ni ago meji, lati odo tani
      salary osu yii nko, se o ti bo si akanti
      mo fe mo ojo ti {amount} yen jade
      oko mi so pe oun ti fi owo ranse, se o ti wole
      mo n reti {amount} lati odo {name}, se o ti de
      alert wo lo wole ni iseju marun seyin
      iye ti mo ti gba lati odo {name} lodun yii
      elo ni {name} fi ranse si mi keyin
      mo fe ri owo to jade ni ojo {number} osu to koja
      idunadura mi pelu {name}
      se owo ti mo ta agbado ti wole
      won ni won ti san gbese ti won je mi, se o ti wole
      e wo boya oga ti san owo ise mi
      tani {name} to fi {amount} ranse si mi yi
      kini debit {amount} ti mo ri ni aaro yii
      won yo {amount} ni oru, kini o wa fun
      nkan wo ni mo san {amount} fun lojo sunday
      owo to wole lati oke okun, ojo wo lo wole
      fi debit alert mi ti ose yii han
      meloo ni mo ti gba lonii ni soobu mi
      e ko orukọ awon to ti fi owo ranse si mi losu yii
      se gomina ti san owo osu wa
      mo fe ri gbogbo bi owo se wole ti o si jade
      transaction {reference}, kini o je
      owo to wo akanti mi laaro, tani o ni i
      mo sese ra nkan ni pos, e fi idunadura re han mi
      se won ti yo owo kaadi ipe ti mo ra yen
      ibo ni {amount} to wole yii ti wa
      kini gbogbo ohun to sele lori akanti mi {period}
      se {name} ti san owo ile osu yii
      oruko eni to fi {amount} ranse si mi lana
      tani o san owo sinu akanti mi laaro kutu
      nje won yo owo netflix losu yii
      won yo {amount} fun kini, e so fun mi
      owo loan ti won yo, ojo wo ni won yo o
      awon to san owo fun mi ni soobu {period}
      ojo wo ni mo san owo ile iwe keyin
      ibo ni owo yii ti wa, {amount} wo akanti mi
      e ran mi leti, kini mo san {amount} fun lose to koja
      ose wo ni mo ran owo si {name}
      fi owo to jade ju {amount} lo han mi
      akosile ohun to sele lori akanti mi {period}
      history mi
      owo wole bi
      alert oni
      ta lo fi owo yi ranse
      kini alert yii
      transaction ana da
      owo wo lo sese wole
      debit yen, kini
      e ba mi wo owo to wole lati aaro
      mo ni ayalegbe marun. e so fun mi eyi to ti san owo ile losu yii
      baba mi so pe oun ti fi owo ile iwe ranse lati aaro. se o ti wole sinu akanti mi
      mo gbo alert nigba ti mo n sun. elo lo wole, tani o fi ranse
      mo fe ba enikan sise isiro. e ko gbogbo owo ti mo fi ranse si {name} jade
      mo ri debit kan lana, mi o ranti ohun ti mo fi se. e so fun mi
      awon onibara n san owo fun mi. e ka oruko awon to ti san {period}
      mo ta adie fun eniyan meta. ewo ninu won lo ti sanwo
      se owo ti oga mi seleri ti wole. {amount} ni
      mo ri {amount} ninu akanti mi, tani o fi ranse
      e ran mi leti, ojo wo ni mo fi {amount} ranse si {name}
      gbogbo nkan to ti sele lori akanti mi lati aaro
      owo ti iyawo mi fi ranse, se o ti wa ninu akanti
      mo fe ri awon owo ti won yo lapo mi {period}
      elo lo wole lati odo awon onibara mi {period}
      oruko ta lo wa lori alert {amount} ti ana
      (tani|ta lo) (fi|san) {amount} (ranse|wole) (laaro yii|lana|loni)
      (mo fe|je ki n) ri (owo to jade|owo to wole|alert) {period}
      (kini|nitori kini) (debit|charge) {amount} (ana|yii|to jade)
      (ojo wo|igba wo) ni {name} (san owo fun mi|fi owo ranse si mi) keyin
      (awon ti|eni ti) o (san owo fun mi|fi owo ranse si mi) {period}
      awon wo lo ti sanwo aso ebi fun mi
      mo n gba owo tithe fun ijo, e ka awon to san {period}
      owo aso ti {name} jeje lati san, se o ti wole
      iye igba ti mo ti fi owo ranse si {name} {period}
      e ba mi wo owo ti won yo ni ojo keji osu yii
      kini alert {amount} to wole ni owuro yii
      fi akojo owo to jade fun airtime {period} han mi
      se won ti fi owo bursary mi ranse
      owo wo lo wole ki o to di ojo aje
      nje ile ise ti san owo osu, mo fe mo
      owo wo lo jade laaro yii, e ka a fun mi
      mo fe ri akosile mi lati ojo aiku
      {amount} jade lana, e so ohun ti o wa fun
      se oga wa ti fi owo ose ranse si mi
      awon wo lo je ki akanti mi po losu yii, oruko won
      onibara mi ni oun san {amount}, e ba mi wo o ninu akanti
      mo fe mo gbogbo owo to wole lati odo {name}
      ojo ti salary mi wole losu to koja
      alert mi ko dun, se owo kankan wole loni
      mo ti gba owo ajo abi mi o tii gba, e wo akanti mi
      shey owooshu mi ti wole ni
      talo sanwo simi lonii
      mofe ri histori mi
      trasaction tose keyin
      alat wole, talo fi ranse
      mofe mo talo fi owo ranshe simi
      shey {name} tisanwo
      kinimo fi {amount} yen ra lana, mofe ri trans mi
      owo wo lowole loni
      jeki nri alat mi toni
      owo osu tiwole abi kotii
      e ba mi wa owo {amount} kan ti mo san ni osu to koja
      mo fe mo eni to fi owo ise ranse ni ojo eti
      ewo ninu awon onibara mi ko tii sanwo, e fi awon to san han mi
      fun mi ni itan akanti mi fun ojo meje
      shey ijo ti fi owo ranse si mi
      e ka oruko gbogbo eni to fi owo ran mi lowo fun oku baba mi {period}
      owo wo ni mo gba lana
      e fi gbogbo alert lose yii ranse si mi
      tani {name} to n fi owo ranse si mi losoosu
      kini mo san fun lojo keta
      talo fowo simi lakanti
      sowo {name} ti wole
      mofe mo owo towole loni
      mo n ta ounje, eniyan pupo n fi owo ranse. e so iye ti won ti fi ranse loni
      won ni baba mi ti fi {amount} ranse, se o ti wole abi ko tii wole
      mo fe mo boya {name} ti da {amount} pada fun mi, e wo akosile
      (oko|iyawo) mi fi owo ranse lanaa, e wo boya o wole
      alert merin lo wole, ka won fun mi
      tani o ran {amount} si mi ni ojo ibi mi
      owo ti won ge lapo mi laaro yii, so idi re
      ehn, e gbo, mo fe mo boya owo {name} ti wole abi ko tii wole
      se e ri i, alert kan wole, mi o mo eni to fi ranse, tani
      (laaro|losan|lale) yii, owo wo lo wole
      se owo koko ti mo ta ti wo akanti mi
      e fi owo ti mo gba lowo awon ayalegbe {period} han mi
      fi awon transfer ti mo se si {bank} han mi
      ojo oja ni ana, onibara po. so awon to fowo ranse si mi fun mi
      oko mi n beere ibi ti owo oja gba jade, fi awon idunadura ose yii han mi
      mo ta adie fun {name} laaro ki n to lo si soosi, se owo re ti wole
      awon ebi da owo isomoloruko fun mi, e je n ri gbogbo eni to san lose yi
      mo wa ninu bus, mi o gbo alert daadaa. owo wo lo sese wole
      {name} ni oun ti san owo yara hostel, se o ti wole abi iro lo n pa
      mo fe se isiro ile itaja mi lale yi, e ka owo to wole loni fun mi
      lati ojo ti mo ti de lati mecca mi o wo akanti mi, awon owo wo lo ti jade
      se owo osu {name} ti wole, mo n reti e lati aaro
      e ka gbogbo ohun to wole ati eyi to jade (lose yii|lonii) fun mi
      enikan so pe oun ti fi {amount} ranse si mi, e wo boya o ti de
      tani o fi owo si akanti mi ni nnkan bi iseju marun seyin
      ta lo san owo fun mi lonii
      e fi ohun ti o jade lana han mi
      se onibara mi ti san {amount} naa wole
      igba wo ni {name} san owo fun mi gbeyin
      ka alert meta to gbeyin fun mi
    `,
    statement: `
      <want> (statement|iwe akanti|bank statement|iwe asunwon|akosile akanti) (ti {period}|)
      (statement|iwe akanti|bank statement|account statement|akosile akanti) (mi|jowo|ti {period}|)
      (fi|e fi) (statement|iwe akanti|akosile akanti) (mi|) ranse (si mi|si email mi|)
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
      (te|print) (statement|akosile akanti) (mi|) jade (fun {period}|)
      (mo fe|mo nilo|e fun mi ni) (statement|akosile akanti|statement of account|akosile owo mi|bank statement) ({period}|fun visa|ti osu mefa|)
      (e fi|fi|te) (statement|akosile akanti) (mi|) (ranse|han mi|ranse si email mi|)
      (embassy|ile ise mi|onile mi|won) (n beere|fe|nilo) (statement|akosile akanti|bank statement) (mi|)
      (bawo ni) (mo se le|mo se maa) (gba|ri|download) (statement|akosile akanti) (mi|)
      (statement|akosile akanti) (ti|fun) ({period}|osu meta|osu mefa)
      (download|gba) statement (mi|{period}|)
      (ile ise aje|embassy uk|ile iwe omo mi|lawyer mi) (ni ki n mu|n beere fun) (statement|akosile akanti) (wa|mi|)
      (mo fe lo|mo n beere fun) visa, (e fun mi ni statement|mo nilo iwe akanti osu mefa)
      (fi|send) (account statement|bank statement|statement) (osu meta|{period}) (si email mi|si mi|)
      (iwe|pepa) ti gbogbo owo to wole to jade wa ninu e (ni mo fe fun embassy|ni onile mi n beere|ni mo fe te jade)
      (tejade|print out|te jade) (akosile akanti|statement) (mi|{period})
      (statement mi|iwe akanti mi) (ti odun to koja|ti odun yii|lati january) (da|ni mo fe)
      (se|shey) (e le|won le) (te|print|seal) (statement|iwe akanti) (fun mi|pelu stamp|)
      (elo ni|se owo wa lori) (statement|iwe akanti|gbigba statement)
      (mo n wa|mo fe gba) (loan ni ile ise kan|ile tuntun|ise), won (n fe|beere) (statement akanti mi|bank statement)
      (mo fe|mo nilo) (soft copy|pdf|iwe pdf) (statement|akosile akanti) mi
      (stmt|statment|statemnt|stetimenti) (akanti|account|mi) ({period}|)
      (akojopo|akosile) (ohun to sele lori|gbogbo owo) akanti mi (fun osu mefa|ni iwe|gege bi pdf)
      (oga mi|auditor|akowe wa) (fe ri|n fe) (statement|iwe akosile akanti) {period}
      (ba n|e ba n) (download|gba|te) (statement|iwe akanti) (ti osu meta|{period}|)
      (fun|lati fi) (se owo ori|gba ile|forukosile), (mo nilo statement|e fun mi ni iwe akanti)
      (lati|bere lati) (january|march|osu kini) (titi di|de) (oni|june), (mo fe statement|fi iwe akanti ranse)
      (bawo ni n se ma|nibo ni n ti ma) (ri|gba|print) (bank statement|iwe akanti)
      (iwe eri|iwe) (ti banki|banki) (to fi gbogbo idunadura han|fun embassy|fun tax)
      (mi o tii ri|e o tii fi) statement (ti mo beere|mi ranse) (gba|)
      (statement of account|full statement|akosile ekunrere) (mi|{period}) (pls|ejoor|e dakun)
      (mo n lo|mo fe lo) si (oke okun|embassy|cac), (fun mi ni statement osu mefa|e fi statement mi ranse)
      (statement|akosile akanti) (ti o ni|pelu) (stamp|ontẹ|signature) (ni mo fe|)
      (ṣé o lè|jọ̀wọ́) fi (àkọsílẹ̀ àkáǹtì|ìwé àkáǹtì|statement) mi ránṣẹ́ (sí mi|lórí email|)
      (mo nilo|mo fe) (akosile|akojopo) (idunadura|owo) (osu mefa|odun kan) (ni iwe pdf|fun visa|lori email)
      (iwe akanti|akosile akanti|statement) (jowo|kia|nko|da)
      (iwe akosile|statement) (ti mo le fi|lati fi) (gba visa|gba ile|beere eyawo nibomiran)
      (mo fe|e fun mi ni) (statement|iwe akanti|alaye akanti) (osu mefa|{period}|fun visa|fun embassy)
      (akosile|statement) (akanti mi) (si email mi|ni pdf|odun yii)
      (mo fe|mo nilo) (statement|iwe akanti|stetimenti) (osu mefa|odun kan|{period})
      (fi|e fi) (statement|iwe akanti) (mi|) (ranse si email mi|sori whatsapp|ranse)
      (won beere|embassy fe|onile fe) (statement|iwe banki) (mi|osu meta) (e fun mi|)
      (bawo ni|nibo ni) mo (se le gba|ti le ri) (statement|iwe akanti) mi
      (statement|stmt) (pdf|osu mefa|ti {period}) (jowo|fun mi)
      (e te|print) (statement|iwe akanti) (jade|) (fun mi|{period})
      (mo fẹ́|mo fẹ) (ìwé àkáǹtì|statement) (mi|oṣù mẹ́fà|ọdún kan)
      (fun visa|fun loan|fun ile iwe) (mo nilo|won fe) (statement|iwe akanti)
      (statement of account|bank statement) (mi|please|abeg|jowo)
      (akosile akanti|alaye akanti) (osu meta|odun to koja|{period}) (ni iwe|lori email)
      (send me|download) (my statement|statement) ({period}|abeg|osu mefa)
      (statement|iwe akanti) (to ni stamp|to ni ontẹ|ti banki fowo si) (ni mo fe|fun mi)
      (lati|from) (january|osu kinni) (de|titi di) (june|bayi), (fi statement ranse|mo nilo iwe akanti)
      (iwe akanti|statement) (soobu|okoowo|company) mi ({period}|osu mefa)
      (elo ni|ofe ni) (lati gba|) (statement|iwe akanti) (osu mefa|)
      (e jowo|e dakun) (mo fe statement|e te iwe akanti mi) (osu mejila|{period})
      (agbejoro|akowe owo ori|auditor) (mi|) (fe|beere) (statement|iwe akanti) mi
      (gbogbo|) statement (odun 2023|odun to koja|osu to koja) (e fi ranse|fun mi)
      (mo beere|mo request) statement (lana|) (ko tii de|nko)
      (iwe|pdf) (akanti mi|akosile owo mi) ({period}|osu mefa) (fi ranse|)
      (stetimenti|statimenti|stetment) (akanti mi|osu mefa|jowo|fun mi)
      (mo fe|fun mi ni) (ekunrere iwe|iwe) (akanti|banki) (fun oga mi|fun ile ejo|fun tax)
      (mo nilo|mo fe) (statement|iwe akanti) (fun ile iwe omo mi|fun loan|fun embassy) (jowo|)
      (fi statement|fi iwe akanti) (lati osu kinni|osu mefa|{period}) (ranse|ranse si {name})
      (statement|iwe) (akanti|banki) (mi|) (to ni ontẹ|pdf) (da|jowo|fun mi)
      (ìwé àkáǹtì|àkọsílẹ̀ àkáǹtì) (mi|ọdún kan) (ni mo fẹ́|jọ̀wọ́|fún mi)
      (won ni ki n|embassy ni ki n) mu (statement|iwe banki) (osu mefa|odun kan) (wa|)
      (bank statement|account statement) (osu meta|{period}|odun to koja) (ranse|email it)
      (generate|prepare) (statement|stmt) (fun mi|{period}|abeg)
      (ekunrere|odindin) (iwe akanti|statement) (odun kan|mi) (ni mo fe|e te jade)
      (statement|iwe akanti) (okoowo|company|ijo) (wa|mi) (fun tax|fun audit|osu mejila)
      (e le|se e le) (te statement|fi statement) (fun mi|ranse si imeeli mi) (bayi|)
      (mi o tii|n ko tii) (gba|ri) (statement|iwe akanti) (osu to koja|ti mo beere)
      (certified|stamped) (statement|bank statement) (osu mefa|mi|jowo)
      (imeeli|email) mi (ni e fi|e fi) (statement|iwe akanti) (si|ranse si)
      (statement|iwe akanti) ti (mo le|ma) (te|fi) (fun agbejoro|fun visa|ranse)
      (akosile|iwe) (gbogbo idunadura|akanti) mi (ni pdf|ni iwe) ({period}|)
      (statement|stetimenti) (da|nko|ni mo n wa)
      (mo n beere|beere) fun (statement|iwe akanti) (mi|{period})
      (e fun mi ni|mo fe) (statement|iwe akanti) lati (osu keta|january) (titi di osu karun|de bayi)
      (iwe eri|letter) (akanti|banki) ati (statement|iwe akanti) (fun visa|jowo)
      (statement|iwe akanti) (mi|) (fun osu to koja|fun odun yii|lati ibere odun)
      (mo fe te|e te) (iwe akanti|statement) (mi|osu meta|odun kan) (jade|)
      (mo fe|e ba mi) (gba|te) (statement|iwe akanti) (odun kan|osu mefa) (fun iwe irinna|fun loan|jowo)
      (iwe akanti|statement) mi (si|ni) (email|pdf|whatsapp) (jowo|{period})
      (jowo te|fun mi ni) (iwe akanti|statement) (to gun|odun kan|osu mejo)
      (embassy|oga mi|ile iwe) (beere|n beere) (statement osu mefa|statement of account|iwe akanti) (e fi ranse|mo nilo e)
      (e te|print|e se) (statement|iwe akanti) mi (jade|) (lati {period}|fun osu meta)
      (statement akanti|account statement) (mi|) (ti pdf|lori email|lori whatsapp) (jowo|fun mi)
      (mo fe|mo nilo) (iwe eri|iwe) (gbogbo owo to wole to jade|banki) (fun visa|fun losu mefa)
      (iwe akanti|statement) (fun|ti) (osu mẹta|odun kan|{period}) (mo nilo|e se fun mi)
      (e fi|fi) statement (ranse|si) (email mi|whatsapp mi) (fun {period}|)
      (mo fe lo|won ni ki n mu) (statement|iwe banki) (fun visa|lo si ofiisi|fun loan ile) (e fun mi|)
      (lawyer|agbejoro|landlord) (mi|) (fe ri|beere) (statement|iwe akanti) (osu meta|{period}) (e se e|fi ranse)
      (je ki n ni|mo fe gba) (iwe akanti|statement) (to ni stamp|ti banki fowo si|{period})
      (se mo le ri|fun mi ni) (statement|iwe akanti) (bi pdf|to ni logo) ({period}|osu mefa) (jowo|)
      (auditor|accountant|banki miran) (beere|fe) (statement|iwe akanti to ni stamp) (osu mefa|{period}) (e fi ranse|)
      (e ko|e se) (iwe akanti|statement) (to fi han|ti o ni) (owo osu mi|gbogbo idunadura) (fun embassy|fun osu mefa)
      (ile ise visa|ile ejo|oga mi) (ni ki n|so pe ki n) (mu|gbe) (iwe akanti|bank statement) (wa|osu mefa wa)
      iwe banki osu mefa fun embassy canada
      agbejoro mi n fe akosile akanti mi odun meji
      e fi statement ranse si gmail mi
      mo nilo bank statement fun loan ile
      ile iwe ni uk n beere statement omo ojo mejidinlogbon
      pdf akanti mi lati january de june
      statement ti mo le te fun onile
      iwe akosile owo mi fun ise tuntun
      mo fe lo si uk, won ni ki n mu akosile banki osu mefa wa. e fi pdf re ranse
      mo fe gba ile tuntun, agent n beere iwe akanti osu meta
      statement {period} jowo
      mo fe pdf gbogbo owo to wole ati eyi to jade fun embassy
      auditor fe iwe akanti ile ise wa odun meji
      e print statement mi ki e si fi stamp si i
      onile fe ri iwe banki mi ki o to gba mi sile
      (embassy|onile|agbejoro|ile iwe) fe (statement|iwe akanti) {period}
      (pdf|iwe) akosile akanti mi (osu mefa|odun kan|{period}) fun visa
      stetment mi da
      mofe stament osu mefa
      mofe iwe akanti osu mefa fun visa
      ehn, embassy n fe iwe akanti mi o, osu mefa
      mo n lo se fisa fun ile iwe ni hungary, fun mi ni statement osu mefa
      igbeyawo wa ku osu meji, onile tuntun fe ri iwe akanti mi ki o to fun wa nile
      oga ijo ni ki akapo mu statement egbe wa fun ipade, e fi pdf ranse
      mo fe gbe iyawo mi lo toju ni india, embassy n beere statement mi
      mo n du ipo kan, won fe ri akosile akanti mi ti odun to koja
      ki n to ko lo si ile tuntun, agent ni ki n mu bank statement osu meta wa
      scholarship ni mo n beere fun, won ni ki n so statement akanti mi mo foomu
      oniṣiro soobu wa n bo lola, print statement {period} fun mi
      embassy canada fe ri akanti mi osu mefa, e se pdf e fun mi
      landlord tuntun ni ki n mu iwe akanti banki mi osu meta wa
      e fi akosile akanti mi {period} ranse ni pdf
      ile ise iwe irinna n beere iwe akanti osu mefa
    `,
    receipt: `
      <want> (risiti|rasiti|receipt|iwe eri) (ti {amount}|owo ti mo fi ranse|)
      (risiti|rasiti|receipt|iwe eri) (mi|jowo|to keyin|n ko|)
      (fi|e fi) (risiti|receipt|rasiti|iwe eri) (mi|naa|) (ranse|han mi|ranse si mi) (lekansi|)
      nibo ni (risiti|receipt|eri isanwo) (mi|) wa
      (risiti|receipt) (fun|ti) (owo ti mo fi ranse|ifiranse to keyin|sisan to keyin) (si {name}|)
      {name} (fe ri|n beere|fe) (risiti|receipt|iwe eri)
      (eri|iwe eri) (pe mo ti sanwo|pe mo sanwo|sisanwo|ti mo san)
      (mi o ri|n ko ri) (risiti|receipt) (gba|)
      (tun|e tun) fi (risiti|receipt) ranse (lekan si|si mi|)
      <i_want> (ri|gba) (risiti|receipt) ({reference}|)
      receipt {reference}
      risiti ti {reference}
      (tun|e tun) fi (risiti|receipt) (ranse|naa ranse) (lekan si|si mi|)
      mo (fe|nilo) (risiti|receipt) (lekan si|naa)
      (risiti|receipt) (naa|to koja) (tun|lekan si)
      (fun mi ni|e fun mi ni|mo fe) (risiti|rasiti|iwe eri|eri isanwo|risiiti) (transfer|ti {name}|{reference}|)
      (eri|iwe eri) (pe|wipe) mo (ti san owo|san {amount}|ti sanwo fun {name}|fi {amount} ranse)
      (fun mi ni|e fun mi ni) (risiti|rasiti|receipt|resiiti|eri) (owo ti mo fi ranse|ti transfer|ti sisanwo|)
      (mo fe|mo nilo) (risiti|receipt|eri|iwe eri) (owo ti mo san|pe mo ti sanwo|fun {name}|)
      {name} (n beere|fe|ni ki n fi) (risiti|receipt|eri|eri owo) (ranse|)
      (risiti|receipt|eri) (mi|naa) (da|nko|wa nibo)
      (tun|e tun) (risiti|receipt) (naa|yen|) (fi ranse|fi han mi)
      risiti (fun|ti) {amount} (ti mo fi ranse|)
      (mo nilo|je n ri) (eri|nkan) (ti mo fi le fi han|lati fi han) (onile|{name}) pe mo ti sanwo
      (onile mi|ile iwe|seller) (ko gba pe mo sanwo|so pe oun o ri nkankan|fe eri), (fun mi ni risiti|e fi receipt ranse)
      (screenshot|iwe|slip) (isanwo|transfer|owo) (mi|ti {amount}) (da|ni mo fe)
      (risit|resit|rasit|risiiti) (ti {name}|mi|transfer naa|owo ana) (da|nko|e fi ranse)
      (drop|send) (receipt|risiti) (transfer|payment) (yen|mi|ti mo se)
      (mo sese san|mo sanwo) (owo ile iwe|owo ina|{amount}), (e fun mi ni risiti|risiti re da|iwe eri re nko)
      (e te|e print) (risiti|receipt) (jade|) fun (mi|owo {name}|{amount} yen)
      (risiti|receipt) (ina|dstv|owo ile iwe|kaadi) (ti mo ra|ti mo san) (nko|da|ni mo fe)
      (iwe|ami) (ti o fi han|to n fi han) pe (owo ti lo|mo ti sanwo|owo de odo {name})
      (mo pa|mo ti so|mo delete) (risiti|receipt) (mi|naa) (nu|re|), (tun fun mi|e fun mi ni omiran)
      mo fe fi (receipt|risiti) (ranse si|han) {name}(, e gbe e wa|, nibo lo wa|)
      (proof of payment|proof|payment slip) (mi|ti {amount}|fun {name})
      (risiti|receipt) (fun|ti) (gbogbo owo ti mo san|oja ti mo ra|sisan) {period}
      (bawo ni mo se le|nibo ni mo ti le) (ri|gba|download) (risiti|receipt|iwe eri isanwo)
      (e o fun mi|mi o gba) (risiti|receipt) (leyin ti mo sanwo|nigba ti mo fi owo ranse|)
      (awon|gbogbo) (risiti|receipt) mi (nko|da|{period})
      (akowe|oga mi|boss mi) (ni ki n mu|fe) (risiti|receipt) (epo|owo oko|owo yen) (wa|)
      (risiti|receipt) (yen|to wa tele) (ko han|ko ka|baje), (tun un fi ranse|e tun fi wa)
      (fi|e fi) eri (owo|sisan) (naa|ti mo fi sowo si {name}) (ranse|han mi)
      (mo fe te|mo fe print|mo fe fi pamo) (risiti|receipt|eri) (transfer|ti {amount}|{reference})
      (mo fe fi han|je n fi han) (pe owo ti jade|pe mo ti sanwo|oga mi), (fi risiti re ranse|e fun mi ni receipt)
      (awon akowe|bursar|ile iwe) (n beere|fe) (risiti|receipt|eri) (owo ile iwe|isanwo) (omo mi|)
      (ṣé o lè|jọ̀wọ́) fún mi ní (ìwé ẹ̀rí|rìsíìtì) (ìsanwó|owó) (mi|náà)
      (mo nilo|mo fe) (iwe eri|eri) (isanwo|pe mo san owo) (ile|oko|ile iwe) (mi|)
      (risiti|receipt|iwe eri) (kia|jowo|ana|ti isisiyi)
      (mo sanwo ile iwe|mo san owo ile|mo sanwo fun {name}) (lana|lanaa|lose to koja), (won n beere risiti|won ni ki n mu eri wa), (e ba mi fi ranse|e fi risiti re wa)
      (fi|e fi) (risiti|iwe eri) (owo ti mo fi ranse|transfer ana|{amount}|ina ti mo ra) han mi
      (won n bere|o n bere) (eri|risiti) (pe mo ti sanwo|owo) (fi ranse si mi|)
      (fi|e fi) (risiti|receipt) (owo ti mo san|transfer ti ana|{amount}) (ranse si mi|han mi)
      (onile|oloja|{name}) (fe|beere) (risiti|eri pe mo san) (e fun mi|)
      (mo nilo|mo fe) (risiti|eri isanwo) (ile iwe|ina|{reference})
      (receipt|risiti) (mi|ti {amount}|) (da|nko|jowo)
      (mo fẹ́|mo fẹ) (rìsíìtì|risiti) (owó tí mo san|ti mo fi ranse)
      (tun|e tun) te (risiti|receipt) (jade|) (fun mi|)
      (send|share) (receipt|risiti) (of the transfer|{reference}|abeg)
      (eri|iwe eri) pe (mo san|mo fi owo ranse) (fun {name}|{amount}) (jowo|)
      (bawo ni|nibo ni) (mo ti le ri|mo se le gba) (risiti|receipt) (mi|)
      (risiti|slip) (transaction|idunadura) ({reference}|to koja|ana)
      ({name} ni|won ni) (ki n fi|ki n mu) (risiti|eri) (han won|wa) (e fun mi|)
      (proof of payment|eri isanwo) (jowo|da|ti {amount}|fun {name})
      (e print|te) (risiti|receipt) (ina|token|dstv) (mi|)
      (mi o ri risiti|mo so receipt nu) (transfer yen|ina ti mo ra), (fun mi ni omiran|e tun un fi ranse)
      (risiti|receipt) (isanwo to koja|sisan to kehin|transfer to gbehin) (fun mi|jowo)
      (pdf|aworan) (risiti|receipt) (mi|{amount}) (fi ranse|jowo)
      (e fun|fun) {name} ni (risiti|eri) (pe mo san|owo yen)
      (mo sanwo|mo fi owo) (tan|ranse tan), (risiti da|fun mi ni receipt)
      (risiti|iwe) (to fi han pe|to so pe) (mo ti san|owo ti lo) (da|jowo)
      (download|gba) (receipt|risiti) (transfer|sisan) (mi|{reference})
      (risiti|receipt) (sisan|transfer) (si {name}|fun {name}) (da|fi ranse)
      (mo fe|fun mi ni) (iwe eri|risiti) (owo ile|owo ina|transfer) (mi|ti mo san)
      (ṣé o lè|se e le) fi (rìsíìtì|risiti|receipt) (ránṣẹ́|han mi|ranse)
      (oga mi|akowe|school) (n beere|fe) (receipt|risiti) (owo yen|{amount})
      (te risiti|print receipt) (fun mi|{reference}|ti oni)
      (risiti|eri) (owo ti mo san|data ti mo ra|token ti mo ra) (lana|loni|losu to koja)
      (e gbe risiti|risiti) (jade|wa) (fun transfer yen|fun {name})
      (mi o gba|n ko ri) (risiti|receipt) (lehin ti mo san|fun transfer mi) (fun mi|)
      (fi eri|show proof) (pe mo san|of payment) (fun {name}|{amount})
      (receipt|risiti) (transaction|{reference}) (tun fi ranse|lekan si)
      (share|fi) (risiti|slip) (yen|isanwo) (si mi|si {name})
      (risiti ile iwe|risiti owo omi|risiti lawma) (mi|) (da|jowo)
      (screenshot|pdf) (receipt|risiti) (transfer mi|{amount}) (jowo|)
      (onile|oloja) ni (oun fe ri|ki n fi) (risiti|eri sisan) (han oun|ranse)
      (eri ifiranse|eri isanwo) ({amount}|fun {name}) (ni mo n wa|da)
      (risiti atijo|risiti to koja) (da|fun mi|ti {name})
      (iwe sisan|slip) (transfer|owo) (mi|ti mo se) (fun mi|nko)
      (risiti|receipt) (tabi|ati) (eri|slip) (fun {amount}|transfer mi) (fun mi|)
      te (risiti|receipt) (owo ina|owo ile iwe|transfer) jade (jowo|fun mi|)
      (onitaja|eni ti mo sanwo fun|oga mi) (n beere|fe ri) (risiti|eri) (ti mo fi sanwo|owo ti mo fi ranse) (e fun mi|)
      (risiti|receipt|eri) (transfer|owo) (ti mo se|ti mo fi ranse) {period} (da|fi ranse)
      (e fun mi|fi) (risiti|slip) (ina ti mo ra|owo {name}|data to koja) (ranse|jowo)
      (mi o ri|mi o gba) (risiti|receipt) (kankan|) (leyin ti mo sanwo|fun owo ti mo fi ranse) (e fi ranse|)
      (mo nilo|fun mi ni) (eri|risiti) (pe mo|ti mo fi) (san owo ile|san owo ile iwe|fi owo ranse) ({period}|)
      (ẹ tun|tun) (risiti|receipt) (yen|{reference}) (fi ranse|te) (mo padanu e|)
      (fun mi ni|mo nilo) (eri|iwe eri) (owo|sisan) (ile|omi|ile iwe) (ti mo san|to jade) ({period}|)
      (eri pe|iwe pe) mo ti (san|fi ranse) (fun {name}|{amount}|owo ile) (da|e fi ranse si mi)
      (risiti|receipt) (to gbeyin|to sese jade|{period}) (fi han mi|mo nilo e|da)
      eni ti mo san fun ko gba mi gbo, e fun mi ni iwe eri
      e fi receipt {amount} ti mo ran si {name} han
      mo nilo eri pe mo ti san owo ile
      oga fe ri iwe isanwo, e fi ranse si mi
      fi risiti owo ile iwe omo mi ranse, won n beere
      screenshot transfer ti mo se laaro da
      ki n fi han onile pe mo sanwo, risiti nko
      e print slip owo ti mo san ana
      receipt dstv ti mo san
      iwe eri transfer {reference} jowo
      te risiti token ti mo ra
      mo fe nkan ti maa fi han {name} pe mo ti sanwo
      mo san owo ile lana, onile n beere risiti, e fi ranse
      mo san owo ile fun onile, o ni oun ko ri i. e fun mi ni risiti ki n fi han an
      e tun risiti to koja fi ranse
      mo fe fi risiti transfer han oga mi
      eri owo {amount} ti mo san fun {name}
      risiti owo dstv ati ti ina, mo nilo mejeeji
      ki onisowo le gba mi gbo, fi iwe eri sisan ranse
      (risiti|iwe eri) (transfer|owo ile|ina|dstv) ti mo san (lana|laaro) da
      (onile|oga|onisowo) n beere (risiti|eri), e fi ti {amount} ranse
      rasiti mi da
      risit owo ti mo san
      ejo risit owo timo san da
      e gbo, fun mi ni risiti owo ti mo san lana
      oluko omo mi ni won o ri owo ile iwe, e fi risiti re ranse kia ki won to le e
      mo wa ni gate oko oju omi, won fe ri risiti owo ti mo san
      oni aga ati tent fun igbeyawo fe ri eri pe mo ti san, e fi ranse
      egbon mi n so pe mi o da owo oogun iya wa, fun mi ni risiti ki n fi han an
      ni ipade landlord won beere risiti owo gate, e ba mi fa a jade
      mo sanwo fun oni simenti, ojo ba iwe mi je. e tun fi risiti ranse
      oga mi maa da owo oko pada fun mi, o fe ri risiti ti {amount} ti mo san lana
      dokita fe ri eri isanwo ki won to se ise abe, risiti mi da
      onisowo yen ko gba pe mo ti san, e fun mi ni eri isanwo {amount}
      mo nilo risiti fun owo ti mo fi ranse si {name} lana
      e tun fi risiti owo ile iwe ti mo san (ranse|han mi), won fe ri i
      onile fe ri iwe eri pe mo ti san
    `,
    where_is_my_money: `
      (nibo ni|ibo ni) (owo mi|owo ti mo fi ranse|{amount} mi) (wa|wà)
      (owo mi|owo naa|owo ti mo fi ranse) (da|nko|ko tii de|ko ti wole|o tii de)
      {name} (ko tii|o tii|ko) (ri|gba) (owo yen|owo naa|alert|{amount})
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
      (owo|{amount}) (ti mo fi ranse|ti mo san) (si {name}|fun {name}|) (ko tii de|ko de|ko wole|ko ti i wole|o tii de)
      {name} (so pe|ni) (oun|) (ko tii|ko|o) (ri|gba) (owo|owo naa|{amount})
      (won|e) (yo|ti yo) owo (lowo mi|ni akanti mi|) (sugbon|amo) {name} (ko|o) ri (nkankan|owo gba)
      (ibo|nibo) ni (owo ti mo fi ranse|transfer mi|ifiranse mi) (wa|de duro|lo)
      (transfer|ifiranse|owo ti mo fi ranse) (mi|) si wa (ni pending|lojuona)
      (owo mi|transfer mi|owo ti mo fi ranse) (da|nko|wa nibo|ha sibo)
      (mo|mo ti) (fi {amount} ranse si|san {amount} fun) {name} (sugbon|amo) (ko ri i|ko tii de|ko ri i gba|ko wole|ko tii wole)
      (owo|transfer|owo naa) (ko|ko tii|o tii) (wole|de|de ibe) (titi di bayi|lati aaro|)
      (won|banki) (ti|) (yo owo|ge owo|yo owo kuro) (ninu akanti mi|mi|) sugbon (owo naa ko de|ko wole|eni naa ko ri i|ko lo)
      {name} (ni|so pe) (oun|) (ko ri|ko tii ri|ko gba) (owo|alert) (naa|kankan|)
      (won|enikan|egbon mi) (fi|ti fi) owo ranse si mi (sugbon|amo) (mi o ri i|ko tii wole|n ko tii ri)
      (kini|ki lo) (sele|n sele|ti sele) (si|pelu) (owo mi|transfer mi|{amount} ti mo fi ranse)
      (e ba mi|) (wa|tele|topinpin) (owo ti mo fi ranse|transfer mi) (wo|)
      (transfer|owo) mi (n duro|ti ha|si wa ni pending|pending ni) (lati ana|)
      (kilode|ki lo de|eese) ti (owo mi|transfer mi) ko fi (wole|de|tii de)
      (se|nje) (owo|transfer) (mi|naa|ti mo fi ranse) (ti|) (de|wole|lo) (bi|ni|)
      mo si n (duro de|reti) (owo|alert) (naa|mi)
      (kilode ti|nitori kini ti) owo mi fi (n pe|pe|ko de)
      (banki|won) ti yo owo (kuro|) ninu (akanti|account) mi sugbon {name} ko ri i
      (nigba wo|igba wo) ni owo (mi|{name}) maa (de|wole)
      mo (si|tun) n reti (alert|owo) (naa|lati odo {name})
      (oko mi|egbon mi|oga mi) (ni oun ti|so pe oun ti) fi owo (ranse|sowo), (mi o ri nkankan|ko tii kan mi lowo|ko wole o)
      (debit alert|alert) (ti de|wole) (sugbon|amo|but) (eni naa|{name}) (o ri owo|ko tii ri kobo|no see am)
      (shey|she) owo (mi|yen) ti (poora loju ona|sonu si ona) (ni|bi|)
      (kilon shele|kilo shele|kilonsele) (si|pelu) (owo ti mo fi ranshe|transfer mi|{amount} mi)
      (o ti di wakati meta|o ti to wakati kan|lati aaro) ti mo ti (fi owo ranse|fi {amount} sowo), (ko de|ko wole|ko si nkankan)
      (onile mi|eni ti mo ra oja lowo e|telo mi) (n binu|n pariwo), (owo ti mo fi ranse ko de|o ni owo ko wole)
      owo (naa|yen) (ti kuro|ti jade) lowo mi (amo|sugbon) (ko de ibi to n lo|ko tii kan {name} lowo|o o debe)
      (e ba mi|e dakun e) (to ipase|wadi) (owo|{amount}) ti mo fi (ranse|sowo) (si {name}|lana|)
      (mo fi|mo ti fi) owo ranse (lati ana|lati ijeta|ni ojo monday), (ko tii wole|titi di isisiyi ko de|owo naa da)
      (nibo lowo mi|nibo lowo naa) (wa|de duro|wo si) (bayii|)
      (o fi han|app ni|o so) pe (o ti lo|successful ni), (sugbon {name} o ri owo|amo ko wole o)
      (transfer mi|owo mi) (stuck|ti stuck|n yi lati aaro|si n processing) (ni|o|)
      (omo mi|iya mi|aburo mi) (ko tii|o tii) (ri|gba) (owo|{amount}) (ti mo fi ranse|mi) (o|)
      (banki keji|{bank}) (ni won o ri|so pe won o ri) (owo|{amount}) (naa|ti mo fi ranse) (rara|)
      (customer|onibara) (san {amount}|sanwo) (sinu akanti mi|fun mi) (sugbon|amo) (mi o ri alert|owo ko tii wole)
      (e wo|ba n wo) (ibi ti|bi) (transfer|owo) {reference} (de|wa|ti de)
      (ki lo n da|kini o n da) (owo|transfer) (mi|naa) (duro|lona) (to fi n pe bayii|)
      (se|shey) owo ti mo fi ranse (si {name}|) (maa de|n bo lona) (loni|abi ko ni de mo)
      (mo ti duro|mo ti n duro) (lati aaro|fun wakati meji), (owo ko de|alert ko wole|owo naa ko yoju)
      (won yo|e ti yo) {amount} (ni akanti mi|lowo mi), (eni to ye ko gba ko gba|ibi ti mo fi si ko ri i)
      (aburo mi|onibara mi|{name}) (sese pe mi|n pe mi) pe (owo o tii wole|oun o tii ri alert|owo ko kan oun)
      (no alert|alert o de|alert ko wole) (o|till now|lati odo {name}), (owo da|kilode)
      (elo ni|igba melo) (o maa gba|o ku) (ki owo naa to de|ki owo mi to wole) (sodo {name}|)
      (owo oogun|owo ounje|owo ile iwe) ti mo fi ranse si (omo mi|{name}) (ko de|ko tii de o)
      (mi o mo|a o mo) ibi ti (owo|{amount}) (ti mo fi ranse|naa) (wo si|wa|gba lo)
      owo (ha|ti ha) (si aarin|saarin meji|laarin banki mejeeji) (o|), (ko de odo {name}|ko pada)
      (e so fun mi|so ooto fun mi), (se owo yen|se {amount} yen) (ti de odo re|lo abi ko lo|de abi ko de)
      (mo te transfer|mo fi owo ranse) (leekan|) (amo|sugbon) (ko so nkankan|ko si alert|mi o mo boya o lo)
      (mo san|mo fi) {amount} (fun|si) {name} (lati igba yen|lojo friday), (o si n pe mi pe ko wole|o ni ko tii ri i)
      (e ba mi wo o|e wo o), (owo ti mo fi ranse|transfer mi) (o ti lo abi ko lo|se o de|wa nibo)
      owo mi (ko si lodo mi|kuro nile), (ko si si lodo {name}|ko de oko|ko de ibi to n lo)
      (iya mi ni abule|omo mi ni campus) (n duro de owo|ti n pe mi), (kilode ti ko tii de|owo naa ko wole)
      (igba wo|nigba wo) (ni alert|ni {name} maa ri owo|lowo yen) (maa de|maa wole|naa)
      (kini iroyin|iroyin wo ni) (owo|transfer) (ti mo fi ranse|mi|{reference})
      (owo|{amount}) ti (oga mi|ile ise|ijoba) (ni awon ti san|fi ranse) (ko tii kan mi|ko wole|mi o ri i)
      (mi o ri|n ko ri) (alert|owo) (kankan|) (lati odo {name}|ti {name} ni oun fi ranse) (o|)
      (owo yen|transfer yen) (n yi|n rin kiri|n se bi eni ti ko lo) (, nibo lo wa|, kilo sele)
      (won ni|{name} ni) (owo naa|{amount}) (pada si mi|ti pada), (amo mi o ri i|sugbon ko wole si akanti mi)
      kí ló ṣẹlẹ̀ sí (owó tí mo fi ránṣẹ́ sí {name}|ìfiránṣẹ́ mi|owó tí mo san fún {name}) (gan-an|)
      (mo ti fi|mo fi) owó (ránṣẹ́|ṣọwọ́) (sí {name}|), (ṣùgbọ́n|àmọ́) (kò tíì dé|kò rí i gbà|kò wọlé)
      (kí ló dé tí|kilode ti) (owó mi|ìfiránṣẹ́ náà|transfer) (kò|kò tíì) (fi dé|dé ọ̀dọ̀ {name}|wọlé)
      (owo ti mo fi ranse|transfer mi) (o wole|ko de) (o|rara|titi di oni)
      se owo ti mo fi ranse (ti de|ti wole|ti kan {name} lowo) (bi|)
      (ba mi wadi|e wadi|e ba mi topinpin) (transfer|ifiranse|owo) ({reference}|ti mo se {period}|mi)
      (mo wa ni oja|mo wa niwaju onisowo), (mo ti san {amount}|mo ti fi owo ranse), o ni owo naa ko tii de, (e wo o|ibo lo wa)
      (mo fi owo ounje ranse|mo fi owo osibitu ranse) (si iya mi|si omo mi), (won ni awon o ri i|ko tii kan won lowo)
      (oga|egbon), (mo ti ranse|mo ti fi {amount} ranse) (si {name}|), (titi di bayii won ni awon o ri nkankan|ko dahun pe o de|ko si alert lodo won)
      (eru n ba mi|okan mi o bale), (owo ti mo fi ranse ko tii de|transfer mi ko yoju|{name} ko ri owo)
      (se e le so|so) ibi ti (owo oja|owo ile|{amount}) ti mo san (de duro|wa bayi)
      (akanti mi|apo mi) (ti din|ti sofo) (sugbon|amo) (eni ti mo sanwo fun|{name}) (o ri nkankan|ko tii gba a|ni ko de)
      (owo|{amount}) ti mo (fi ranse|san) (fun|si) {name} (da|ko tii de|ko ri i|wa nibo)
      (mo ti fi|mo fi) owo ranse (lati aaro|lati ijeta|{period}) (owo naa da|ko tii wole|won ko ri)
      (nibo|ibo) ni (owo ile|owo oja|owo) ti mo (san|fi ranse) (wa|lo|duro si)
      (ki lo|kini o) sele si (owo|transfer|{amount}) ti mo (san fun {name}|fi ranse)
      (won yo owo|owo ti kuro lowo mi) (sugbon|amo) ({name} ko ri|ko de odo e|eni naa ko ri alert)
      (mo san owo ile|mo san owo oja) {period} (baale|oni oja) ni oun ko ri i (owo mi wa nibo|e ba mi wa a)
      (kini o n da|ki lo n fa) owo (ti mo fi ranse|mi) duro (latiana|lona|)
      owo ti mo (fi ranse|san) (fun|si) {name} (ko tii de|o tii wole) (nibo lo wa|)
      {name} (ni|so pe) (oun o ri|oun ko tii gba) (owo|{amount}) (ti mo fi ranse|naa)
      (transfer|ifiranse) mi (ti ana|to koja) (ko lo|pending|ko tii de)
      (owo jade|won ti yo owo) (lapo mi|lodo mi) sugbon (ko de odo {name}|{name} ko ri i)
      (mo fi|mo ran) {amount} (lati aaro|lana) (titi di bayi|) (ko tii wole|ko de ibi to n lo)
      (owo mi|{amount}) (ha|duro) (si ona|sibo) (o|ko tii de)
      (enikan|omo mi|onibara mi) (fi owo ranse|san owo) (si mi|fun mi) (lati ijeta|) (mi o tii ri i|ko tii yoju)
      (mo n reti|mo n duro de) (owo|alert) (lati odo {name}|) (ko tii wole|nibo lo wa)
      (ṣé|se) owó (mi|náà) (ti dé|ti wọlé|ti lọ)
      (níbo|nibo) ni (transfer mi|owó tí mo fi ránṣẹ́) (wà|dúró sí|lọ)
      (owó|owo) (kò tíì|ko tii) (dé|wọlé) (ọ̀dọ̀ {name}|sí àkáǹtì mi)
      (pending|processing) (ni o|lo) (fi han|n so) (lori transfer mi|nipa owo mi) (igba wo lo maa de|)
      (kilode ti|kini o fa ti) (transfer|owo) (mi|naa) (fi pe|ko fi de)
      (igba wo|nigba wo) ni (owo|{amount}) (ti mo fi ranse|yen) (maa de|yoo wole) (odo {name}|)
      (e ba mi|ba mi) (wa|to) (owo|transfer) (ti ko de|ti mo fi ranse) (nibo lo wa|)
      (salary|owo osu) mi (ko tii|o) wole (kilode|nibo lo wa|sebi won ti san)
      (won ni|oga mi ni) (awon ti san|oun ti fi owo ranse) (mi o ri nkankan|ko tii de odo mi)
      (mo san|mo fi ranse) (owo oja|owo ile) (eni ti mo san fun|onile) ni (ko de|oun o ri i)
      (o so|app so) successful (sugbon|amo) (owo ko de|ko si nkankan lodo {name})
      (check|wo) (boya transfer|ibi ti owo) ti mo fi ranse (de|duro si)
      ki lo sele si (transfer ti mo se|owo ti mo fi ranse) (ti ko de|)
      (owo|transfer) (lati|to n bo lati) {bank} (ko tii|o) (wole|yoju) (si akanti mi|)
      (se won ti|nje won ti) (gba|ri) (owo ti mo fi ranse|{amount} yen) (lohun|bi)
      (o ti to|o ti le ni) (wakati meji|ojo meta) ti mo fi (owo|{amount}) ranse (ko tii de|)
      (eni ti mo|iya ti mo) (san owo fun|fi owo si) (n pariwo|n pe mi), (owo ko tii de odo re|o ni oun o ri i)
      (where|nibo) (my money|owo mi) (dey|wa) (o|since)
      (owo deposit|owo ti mo ko wole) (mi|) (ko tii|o) (han|wole) (ninu akanti mi|)
      (alert|owo) (ko de|o jade) (fun eni|si eni) (ti mo fi owo ranse si|ti mo san fun)
      (lati ana|lati aaro) (mi o ri|ko si) (owo|alert) (ti {name} fi ranse|ti won san fun mi)
      (owo|transfer) (ti mo ran|mi) (si {bank}|si {name}) (o tii|ko) (fi han|wole) (nibe|)
      ({name}|eni naa) (pe mi|so) pe (owo ko wole|oun o ri alert)
      kilode ti (owo|transfer) mi fi (n yi|pe|duro) (ki lo sele|)
      (mo ti fi|mo fi) {amount} ranse (leyin|ni) (wakati kan|aaro) (ibi wo lo de|ko de)
      (track|trace) (my transfer|owo mi|{amount})
      (has my money|se owo mi) (arrived|reached|de) (bi|)
      (owo ti mo fi|ohun ti mo fi) ranse (si iya mi|si omo mi|si onile) (se o ti de|ko tii de odo won)
      (nigba wo|ago melo) (ni owo yen|lo) (maa de|maa wole) (odo re|si akanti {name})
      (alert|owo) (lati|to ye ko wa lati) (oga mi|onibara) (ko tii de|o de)
      (status|ipo) (transfer|owo ti mo fi ranse) (mi|{reference}|{amount})
      (owo|{amount}) ti (mo fi ranse|won yo) lapo mi ko de (odo {name}|ibi to n lo), ibo lo wa
      (ìfiránṣẹ́ mi|owó mi) (ti dúró|kò lọ|ti há sọ́nà)
      ({name} kò tíì|{name} ko tii) (rí|gba) (owó náà|{amount})
      (ṣé ó ti|se o ti) (dé|de) (ọ̀dọ̀|sodo) {name} (owó tí mo fi ránṣẹ́|)
      (mo n duro de|mo n wo ona) {amount} (lati {bank}|lati odo {name}) (ko de|)
      (won fi owo|won fi {amount}) (ranse si mi|si akanti mi) (lati aaro|) (mi o ri alert|ko wole)
      (transfer|owo) (mi|) (successful|completed) (ni won so|o ni) (sugbon {name} o ri i|amo ko wole)
      (mo san|mo ti san) owo (oja|keke|ounje) pelu transfer (eni naa|oloja) ni (ko de|oun o ri i)
      (se owo|nje transfer) ti mo se (lana|ni aaro) (ti koja|ti wole|ti lo) (bi|)
      (ibo lo wa|nibo lo ha si) (owo ti mo ran|transfer mi|{amount} ti mo fi ranse) (si {name}|)
      (owo mi|transfer) (lati ana|ti aaro) (si wa ni pending|ko tii koja)
      ({name} si n duro|won n duro) (de owo|de {amount}) ti mo fi ranse (ko tii de|)
      (iya oloja|eni ti mo ra oja lowo re) ko je ki n lo, (owo ti mo fi ranse ko tii de|transfer mi ko tii wole)
      (omo mi|egbon mi) ni (oun ti fi owo ranse|oun fi {amount} ranse) si mi, (mi o tii ri i|nibo lo wa)
      (won yo|e ti yo) {amount} (sugbon {name}|amo eni ti mo fi ranse si) (ko ri owo|ko gba alert)
      (mo fi|a fi) {amount} ranse (lati aaro|{period}) (ko ti de|ko tii wole) (nibo lo wa|kilo n sele)
      (owo ti|{amount} ti) (oga mi|{name}|onibara mi) fi ranse (fun mi|si mi) (ko tii de|mi o ri i|ko wole)
      (o so pe|won ni) (transfer|owo) ti (lo|success) (sugbon|amo) (ko de ibi to n lo|{name} ni oun o ri i)
      (owo mi|transfer mi) (si {bank}|si {name}) (ha|wa) (sona|pending) (lati aaro|{period})
      (eni ti mo|onibara ti mo) (fi {amount} ranse si|sanwo fun) (so pe ko de|ko ri nkankan) (kilo sele|)
      (debit|won ge owo) (mi|) (amo|sugbon) (eni keji|{name}) (o gba|ko ri) (owo|alert)
      (omo mi|iya mi) (ni ile iwe|labule) (n duro de|ko ri) owo ti mo (fi ranse|san) ({period}|) (o ti pe ju|)
      (transfer|owo) {amount} (si {name}|si {bank}) (ko|o) (tii|) (wole|de) (lati {period}|o ti to wakati meta)
      (lati {period}|o ti to ojo meji) ti mo ti (fi {amount}|fi owo) (ranse|) (si {name}|si {bank}) (ko tii de|ko si alert)
      (oga mi|eni to ra oja) ni (oun ti fi owo|oun ti san) {amount} (ranse|) (emi ko ri i|ko wole) (ibo lo wa|)
      (se owo ti mo fi ranse|nje transfer) si {name} (ti lo|kilo da a duro) (ko ri i|o ni ko de)
      (mo duro|a duro) (de owo|de {amount}) (ti {name} fi ranse|ti mo reti) (ko wole|ko de) (nibo lo ha si|)
      (alert mi fihan|o fihan) pe {amount} ti lo (si {name}|si {bank}) (sugbon ko ri i|amo won ni ko de) (nibo lowo naa wa|)
      (won ni|e ni) owo (maa pada|a da pada) (laarin wakati 24|lose) (ko tii pada|mi o tii ri i)
      (kilode ti|eese ti) owo (ti mo fi ranse|{amount}) (si {name}|) (ko tii de|n pe ki o to de)
      (alert ti|sisan ti) (onibara|{name}) (so pe oun se|fi han mi) ({amount}|) (ko wole|emi o ri i) (owo naa da|)
      owo ti mo fi ranse si baba mi ni abule ko tii ba a
      o ti n lo bi wakati merin, iya mi ko tii ri owo ti mo ran
      debit ti wa sugbon {name} ko gba credit
      mo ti san {amount} fun onile, o ni oun ko ri i
      won yo owo lowo mi, transfer naa si n so pending
      pending, pending, latana ni owo mi wa ni pending
      igba wo ni reversal mi maa wole
      won ni won ti reverse owo mi, mi o ri i
      transfer fail ni won so, owo ko pada si akanti mi
      owo mi ha si aarin ona
      se owo ti mo ran lanaa ti koja abi o si wa lodo yin
      ibo ni {amount} ti mo fi sowo si {bank} duro si
      track transfer mi {reference}
      e ba mi topase owo ti mo fi ranse si {name}
      onisowo ko fun mi ni oja nitori owo mi ko tii de odo re
      o to iseju ogbon, alert ko tii kan eni ti mo san fun
      successful ni o so, {name} ni ko si owo kankan lodo oun
      kini o n da owo mi duro, ko tii de ibi ti mo ran an
      transfer mi si opay ko tii wole
      ojo keta re, owo ti mo ran ko de, ko si pada
      iyawo mi n pariwo, owo ti mo fi ranse ko tii ba a
      ile iwe ni awon ko ri owo ti mo san, mo si ni eri
      se e le so ibi ti transfer mi de
      owo mi ti fo lo, ko de odo eni ti mo ran si
      mi o ri owo mi to ye ko pada wa leyin ti transfer ko lo
      mo tun fi ranse ni ekeji, ekini nko, ko tii de
      mo san {amount} fun oni pos lati akanti mi, o ni ko tii wole
      mo fi owo ranse lati aaro kutu, o si wa loju ona
      owo osu omo odo ti mo san ko de odo e
      se bank {bank} lo ni wahala, transfer mi ko wole sibe
      {name} ti bu mi tan, o ni mi o fi owo ranse, bee mo ti fi ranse
      transfer to fail lana, owo re ko tii pada
      owo reversal {amount} ko tii wole, ojo meji ti koja
      e ba mi wo bi {amount} ti mo ran se de
      se owo ti mo sese fi ranse ti koja lo
      o n so processing lati ago mejo, {name} ko ri owo
      {bank} so pe owo mi ko tii de odo awon
      mo ti duro, mo ti reti, owo mi ko de odo iya mi
      alert debit wole foonu mi, {name} ko gba alert
      owo ti mo ran si akanti {account} ko tii han nibe
      e so otito, se owo mi ti sonu soju ona
      owo mi kuro, ko wole sibi to n lo, ko si pada
      owo ti mo ko wole ni agent ko tii han ninu akanti mi
      owo mi wa laarin banki meji, ko de odo {name}
      se {amount} ti mo fi ranse maa de loni
      alert ko wole lodo {name}, bee won ti yo lowo mi
      kilo n da owo ti mo fi ranse duro lati ana
      debit alert ti wole, eni naa ko ri owo
      transfer ko lo, owo ti jade, ko tii pada
      mo ti duro fun wakati meji, owo ti mo ran ko de odo won
      onisowo ko fun mi ni oja, o ni alert mi ko tii wole
      owo ti mo ran da
      ko tii ri owo naa o
      transfer mi ha
      won yo owo, ko de odo e
      pending ni o n so titi di isinsinyi
      reversal mi nko
      mo fi {amount} ranse si egbon mi ni ado. o ni oun ko ri nkankan, bee won ti yo o lowo mi
      mo san owo ile iwe omo mi lana, ile iwe ni ko tii de. ibo lo wa
      transfer lo fail, won ni owo maa pada laarin wakati kan. ojo meji re, ko tii pada
      iya mi duro si pos, o fe gba owo ti mo ran. titi di isinsinyi ko tii wole fun un
      owo oogun ni mo fi ranse si iya mi. o wa ni ile iwosan, ko tii ri i, e wo o kia
      mo fi owo ranse ni ago mefa. o ti di ago mewa, pending ni
      won ti yo {amount} leemeji, awon to ye ki o gba ko gba okankan. owo mi da
      {name} ni pe won ti da owo mi pada. emi o ri i ninu akanti mi
      (owo|{amount}) ti mo (ran|fi ranse) (lana|laaro|loni) ko (tii de|wole)
      ({name}|iya mi|onile) ko (ri|gba) owo ti mo (ran|fi ranse) (o|si i)
      (transfer|owo) mi (wa ni|si wa ni) (pending|processing) (lati aaro|lati ana)
      e ba mi bi {bank} leere nipa owo mi ti ko wole
      mo ran {amount} si {name} lati ojo jimoh, ko tii ri i di oni
      eniti mo fi owo ranse si ni ko si nkankan, se owo mi ti segbe
      alert mi so pe o ti lo, {bank} so pe ko de
      transfer mi n yi, ko de ibi kankan
      e ba mi beere bi owo mi se de, {name} n reti
      tranfa timo se kotii de
      owo timofi ranshe si {name} odebe
      transfa mi pendin
      woni awon orowo ti mo fi sowo
      mofi owo ranshe koti de
      owo timo ran si {name} kotiri
      won yo owo sugbon {name} oriowo
      kilode towomi ofi de
      tranfa mi wani pending
      owo ti mo ran lale ana ko tii han lodo won
      agent ni oun ko ri owo ti mo san, bee akanti mi ti dinku
      owo mi wa lowo tani, ko de, ko pada
      ile ise dstv ni awon ko ri owo ti mo fi ranse si akanti won, ibo lo wa
      owo mi ti kuro, oloja ko ri i, ariwo n lo
      se won ti da owo transfer to fail pada
      owo {amount} ti mo ran si egbon mi ti di ojo kerin, ko de
      owomi kode odo {name}
      mofi owo sowo kode, ibo lowa
      mo san {amount} fun agbe, o wa ni oko, ko tii gba alert. ise wa duro
      owo ti mo fi ranse si ile iwosan ko tii wole, won ko fe toju omo mi
      (owo|{amount}) ti mo ran fun oku baba mi ko tii de, won n duro
      e gbo, owo ti mo ran yen, titi di bayii ko tii de o, ki lo de
      ehn, mo fi {amount} ranse si {name}, o ni oun ko tii ri i, e ba mi wo o
      ({name}|oga mi) so pe alert ko tii de, bee mo ti ran {amount}
      se (o|oun|{name}) ti gba a
      se {name} ri owo naa gba
      iya mi wa ni ile iwosan o n duro de owo ti mo fi ranse laaro, ko tii de
      oni gaari fe gbe oja re lo, owo ti mo san fun un ko tii wole sodo re
      mo wa ni ile epo, alert debit wole sugbon won o ri owo naa. nibo lo wa
      mo san owo hostel fun {name} ki n to wo oko, o pe mi pe oun o ri i
      dereva ti mo san owo fun ni park ni oun ko ri alert, owo ti kuro lodo mi
      ojo igbeyawo ni oni, owo dj ti mo fi ranse lana si wa ni pending
      egbon mi ni oun ti fi owo oogun ranse lati aaro, titi ojo fi ro mi o ri nkankan
      owo ti {name} fi ranse fun isinku ko tii de, o ti to ojo meji
      mo san owo fun keke lati aaro, onikeke ni oun ko ri alert, (owo mi da|e wo o)
      won ti yo {amount} lodo mi, sugbon {bank} ni ko tii de odo awon
      e so pe e maa da owo to failed pada laarin wakati mejilelogun, mi o tii ri i
      {name} n pe mi leralera, owo ti mo fi ranse si i ko tii wole
      {name} ni oun ko tii ri {amount} naa
      owo ti mo fi ranse lowuro ko tii de
      se owo ti mo fi si {bank} ti wole
      won ni o si n duro, nigba wo ni yoo de
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
      (kii se|ki i se) eni yen ni mo fe (fi ranse si|sanwo fun), (da owo naa pada|e gba a pada)
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
      (mo|mo ti) fi (owo|{amount}) (ranse|) si (eni ti ko ye|akanti ti ko ye|elomiran|akanti miiran|nomba ti ko to)
      (e ba mi|ba mi|mo fe) gba (owo mi|{amount}|owo naa|owo yen) pada lowo (eni ti mo si fi ranse si|{name}, asise ni)
      (asise|mo se asise|mo ti se asise) (ni|ninu nomba akanti|nigba ti mo fi owo ranse)(, e da a pada|, mo fe owo mi pada|)
      (e yi|e da|da) (transfer|owo|ifiranse) (naa|ti mo se|{reference}) pada (jowo|)
      (mo|mo ti) (si owo fi|fi owo|fi {amount}) ranse si (eni ti ko ye|akanti to yato|eniyan miran) (ni asise|)
      (e ba mi|jowo|e jowo) (da|gba) (owo ti mo si fi ranse|transfer naa|owo asise yen) (pada|pada wa)
      (asise|asise ni|mo se asise) (ni|) (mo fi ranse|nomba akanti naa|owo ti mo fi ranse|lori transfer)
      (mo|mo ti) (ko|te) (nomba akanti|nomba) (ti ko to|ti ko ye|to yato|asise)
      (owo|transfer) naa (lo si|wole si|bo si) (akanti elomiran|odo eni ti mi o mo|ibi ti ko ye|akanti miran)
      bawo ni (mo se le|n se maa) (gba owo ti mo si fi ranse pada|da transfer ti mo si se pada)
      mo (san|fi ranse) (leemeji|ju bo ye lo)(, da eyi to ku pada|, e da pada|)
      (reverse|recall|da pada) transfer (naa|mi|ti mo se)
      (mo si eni fi owo ranse si|akanti to yato ni mo te), (gba owo mi pada|da transfer naa pada)
      kii se {name} ni mo fe fi owo ranse si, (mo si fi ranse|e gba a pada|o ti lo o)
      (fagile|yi) transfer ti mo (ti se|se|fi ranse) (pada|)
      (owo naa|owo mi) (lo si|wo) (akanti|account) (miiran|ti ko to|elomiran)
      (ki i se|kii se) (eni yen|{name}) ni mo fe (fi ranse si|fi owo fun), (gba a pada|e ba mi gba pada)
      mo (te|ko) nomba (account|akanti) ti ko (tona|to)
      mo fi ranse leemeji, (gba okan pada|da okan pada)
      (e gba mi|ye|mo gbe) (o|), mo ti fi owo (si ibi ti ko ye|fun alejo|ranse si eni ti mi o mo)
      (oju mi lo fo|mi o wo daadaa|mo n kanju), mo (te nomba miran|fi {amount} si akanti elomiran)
      (ashise|ashishe|asise) (ni transfer yen|ni mo she|ni mo fi ranshe) (o|), (e ba mi gba pada|)
      (e pe|e ranse si) (banki won|{bank}) (ki won|ko) (da owo mi pada|da {amount} pada)
      (mo fi|mo te) (odo|zero) (kan ju|kan le), (o ye ko je {amount}|e gba iyoku pada fun mi)
      (oruko won jora|oruko meji jora), mo (san fun eni ti ko ye|fi owo fun elomiran), (e gba a pada|)
      (undo|reverse) (owo|transfer|payment) (ti mo sese se|yen|{reference}) (jare|abeg|)
      (se|shey) (mo le ri|o see se ki n ri) owo (ti mo fi ranse|ti mo si fi ranse) gba pada
      (eni yen|eni to gba owo) (ko gbe foonu|ko fe da owo pada|ti block mi), (e ba mi gba owo mi|)
      (mo fi|mo san) {amount} fun (mtn|onile atijo|{name}) dipo {name}(, e da a pada|)
      (e ba n|ba n) (fa|mu) owo (naa|yen|mi) (pada|pada wa) (lati ibe|lati {bank}|lati akanti {account})
      (akanti atijo|nomba akanti to ti ku|akanti ti ko si mo) ni mo (fi owo si|sanwo si)(, mo fe gba pada|)
      (mo ti|mo) san (owo|{amount}) (leemeji|nigba meji) (fun {name}|), (da eyi keji pada|okan ninu e pada)
      (alejo|eni ti mi o mo ri|alaimori) (gba owo mi|ni owo lo ba), (mo fe ki e da a pada|bawo ni n o se gba a)
      (bawo lo se ma|bawo ni e se ma) (dapada|gba pada) (owo|{amount}) (ti mo si te|ti mo si fi ranse)
      (won ko nomba|omo mi te nomba|aburo mi te akanti) (ti ko to|asise) (, owo ti lo|, e da owo pada)
      mo (yi|si) nomba (akanti|kan) (nigba ti mo n sanwo|te), (owo lo sodo elomiran|owo bo sowo elomiran)
      e da owo (naa|{reference}) pada ki (eni yen|alejo naa) (to na a|to yo o)
      (kii she|ki i she) (aza|akanti|account) (yen|{name}) ni o ye ki n sanwo si, (e gba a pada|mo ti si fi ranse)
      (mo kabamo|mo kabaamo) (owo ti mo fi ranse|transfer yen), (asise ni|e gba a pada fun mi)
      (mo fi|mo ti fi) owo (ile|ile iwe|oja) ranse si (akanti miran|eni ti ko to si), (e ba mi gba a pada|e gba a pada)
      (e je ki owo naa|je ki owo) pada (sodo mi|si akanti mi), (eni ti ko ye ni mo fi ranse si|asise ni)
      (mo fe mu|mo fe gba) owo (ti mo fi sowo|mi) (pada|kuro) (lowo alejo yen|ninu akanti elomiran)
      (onibara mi|omo mi) (ko nomba|fun mi ni nomba) (ti ko to|asise), (mo ti san {amount} si i|owo ti lo, e gba pada)
      (mo ṣe àṣìṣe|àṣìṣe ni) (, mo fi owó ránṣẹ́ sí ẹni tí kò yẹ|, owó lọ sí àkáǹtì mìíràn|nínú nọ́ńbà àkáǹtì)
      (ṣé ó ṣeé ṣe|ǹjẹ́ ó ṣeé ṣe|báwo ni mo ṣe lè) (láti|) gba (owó mi|owó tí mo fi ránṣẹ́ lásìṣe) padà
      (gba owo mi pada|da owo pada|owo mi pada) (kia|lowo e|jowo)
      (wrong transfer|wrong account|akanti asise) (ni|ni mo se|o)
      (mo fe san {amount} fun {name}|{name} ni mo fe san fun), (sugbon|amo) (elomiran ni mo fi ranse si|nomba miran ni mo te), (e gba a pada|owo mi da)
      owo mi (ti lo|lo) (sodo ota mi|sodo eni ti ko ye ko ri i), (gba a pada|e da a duro)
      (bi|ti) mo ba (san owo si|fi owo si) (akanti|nomba) (asise|ti ko ye), (bawo ni mo se maa ri i pada|se mo le gba a pada)
      (mo fi {amount}|mo fi owo) ranse si (eni ti mi o mo|akanti elomiran|{name} ti kii se temi) (, e ba mi gba a pada|nipa asise)
      (owo mi lo si|mo fi owo si) akanti (miiran|elomiran|ti kii se eyi) (, e da a pada|)
      (mo si|mo ti si) (nomba|account number) (kan|naa) te (owo ti lo si ibomiran|e ba mi da owo pada|)
      (e gba|gba|da) (owo ti mo fi ranse|owo ti mo san|{amount}) (nipa asise|si eni ti ko ye) pada (fun mi|)
      (mo ti fi owo|mo fi {amount}) (ranse|san) lemeji (, da okan pada|, e gba ikan pada)
      (oju lo fo mi|mo kanju) mo (fi odo kan kun un|fi {amount} ranse dipo 500) (, da a pada|)
      (eni ti mo fi owo si|eni naa) (ko fe da a pada|ti pa foonu) (asise ni mo fi ranse|e gba owo mi lowo e)
      (reverse|e reverse) (transfer|owo) (naa|ti mo se tan) (asise ni|jowo|)
      mo ti (san owo ju bo se ye|fi odo kan kun ohun ti mo fi ranse), (e da iyoku pada|e gba eyi to le pada)
      (nomba kan|leta kan) (ni mo te si|lo yato) owo mi (si|) ti bo si (owo elomiran|akanti eni ti mi o mo)
      (mo fe gba|mo fe ki e gba) owo mi pada (lowo eni ti mo fi si nipa asise|lati akanti ti kii se eyi|)
      (oju mi fo|mo kanju|ika mi yo) mo fi {amount} (si akanti elomiran|ranse si {name} miiran) (e ba mi da a pada|)
      (mo fe ki owo|e je ki owo) ti mo fi ranse (si {name}|) (nipa asise|lasise) (pada wa|pada sodo mi)
      (nomba|akanti) ti mo te (ko to|ko pe|yi si ara won) (e gba owo pada|owo ti lo)
      (mo fi owo|mo fi {amount}) (si|ranse si) akanti (ti ko to|elomiran|asise), (gba a pada|e da a pada)
      (mo ti si|mo si) (nomba te|akanti ko) (owo ti lo|), e gba owo mi pada
      (e ba mi|ba mi) (gba|fa) (owo|{amount}) (ti mo fi ranse|ti mo si fi ranse) pada
      (dapada|reverse|e reverse) (transfer|owo|{amount}) (ti mo se|yen|to lo) (jowo|)
      (mo fi odo kan|mo fi odo) (kun un|le e), mo ran {amount} (e gba iyoku pada|e da iyoku pada)
      (mo san|mo fi owo ranse) (leemeji|nigba meji) (fun {name}|) (da okan pada|gba ikan pada fun mi)
      (eni ti|okunrin ti) (mo fi owo si|mo san fun) (nipa asise|) (ko fe da pada|salo) (e gba a fun mi|)
      (wrong transfer|wrong account) (mo ti fi {amount}|) (e gba pada|reverse e joor)
      (mo fẹ́|mo fẹ) (gba owó mi padà|kí ẹ gba owó mi padà) (lọ́wọ́ ẹni tí mo ṣì fi ránṣẹ́ sí|)
      (àṣìṣe|asise) ni (mo ṣe|mo se), (owó ti lọ|owo lo) sí (ẹlòmíràn|akanti miran)
      (owo mi|{amount}) (ti lo si|wo) (banki miran|nomba miran) (nipa asise|) (gba a pada fun mi|)
      (oruko|akanti) ti (o jade|mo yan) ki i se (ti eni ti mo fe|eyi ti mo fe), owo ti lo, e da a pada
      (se e le|nje e le) (da owo ti mo fi ranse pada|reverse transfer mi) (mo se asise|)
      (oju mi si|owo mi yo) (mo te|mo ko) nomba ti ko to, (owo lo|{amount} lo) (e ran mi lowo gba a|)
      (e ba mi|ba mi) (pe|be) (eni ti owo naa|banki ti owo) (lo si|wo) (ki won da pada|ki o da owo mi pada)
      (mo fe|e je ki n) (recall|reverse) (transfer|owo) (ti ana|yen|{amount})
      (ki o to|ko to) (na|yo) owo (naa|ti mo si fi ranse) (e da a duro|e gba a pada)
      (mo fi owo ile|mo fi owo osu) (ranse si|san fun) eni (ti ko ye|to ti kuro) (gba a pada|)
      (omo mi|iyawo mi) (fi {amount}|fi owo) (ranse si|si) (akanti miran|eni ti a o mo) nipa asise (e gba a pada|)
      (da|e da) (owo yen|{amount}) (pada sodo mi|pada si akanti mi) (asise ni|mo si fi ranse ni)
      (mo ti fi|mo fi) (gbogbo owo mi|{amount}) (ranse si|san fun) {name} (asise ni|kii se oun), (gba pada)
      (oni keke|oni pos|iya oloja) (mo san {amount} fun dipo|mo fi {amount} ranse si dipo) {amount}, (e gba ajeku pada|da iyoku pada)
      (mo fi owo si|transfer mi lo si) (akanti|nomba) atijo ({name}|) (mo fe gba pada|e fa a pada)
      (mo ran owo|mo fowo ranse) si (eeyan|eni) ti (n ko mo|mi o mo) (e gba a fun mi|e da a pada)
      (bawo ni|kini) (mo se le|n o se) (gba owo ti mo si fi ranse pada|fi gba owo to lo sodo elomiran)
      (refund|gba pada) (owo|{amount}) (ti mo fi ranse|) (si wrong person|si eni ti ko ye)
      (mo pe|mo be) eni ti (owo si wo lowo|mo fi owo si), (ko da mi lohun|o ni oun o da pada), (e gba a fun mi)
      (ifiranse|transfer) (mi|yen) ti (mo se ni asise|o lo sibi miran) (e fa a pada|da a pada)
      (mo lo|mo yan) {name} (dipo|ju) {name} (owo ti lo|), (gba a pada|e da a pada fun mi)
      (mo fi airtime owo|mo ti fi owo) (ranse si nomba ti ko to|si akanti ti kii se temi) (dapada|e gba pada)
      (mo si nomba|mo ko nomba odi), (owo ti wo akanti elomiran|{amount} ti lo) (e ran mi lowo gba a pada|)
      (owo yen|{amount} yen) (ki i se|kii se) {name} ni mo fe fi si (asise ni|), (e gba a pada|fa a pada)
      (e be|e pe) banki (won|{bank}) (ki won|ki) (da owo mi pada|mu owo ti mo si fi ranse mole)
      (mo fe gba|bawo ni mo se le gba) (owo mi|{amount}) pada (lowo oni pos|lowo eni ti mo si fi ranse si|nitori mo fi ju)
      (mo fi|mo ti fi) {amount} dipo {amount} ranse (e da iyoku pada|gba ajeku pada)
      (mo te send|mo te e) (leemeji|nigba meji) (owo lo leemeji|) (e da okan pada|reverse okan)
      (akanti|nomba) kan (lo yato|ni mo si) (owo wo ibo miran|owo ti lo), (gba a fun mi|e da a pada)
      (ẹ gba|e gba) (owó|{amount}) tí mo (ṣèèṣì|fi asise) fi ránṣẹ́ (padà|pada fun mi)
      (nípa àṣìṣe|ni asise) mo (fi owó|fi {amount}) (ránṣẹ́ sí|si) (ẹlòmíràn|eni ti ko ye)
      (dá owó|da owo) (tí mo fi ránṣẹ́ láṣìṣe|ti mo si fi ranse) (padà|pada)
      (emi ko|n ko) (fe fi|ni lokan lati fi) (owo|{amount}) (ranse si i|si {name}) (o ti lo|) (gba a pada|e fa a pada)
      (undo|reverse|recall) (transfer|sending) (yen|{reference}|ti mo se) (abeg|)
      (wrong person|wrong number) (ni mo fi owo si|collect {amount}) (reverse e|gba pada)
      (owo ti lo|mo ti fi ranse) (ko to ye mi|ki n to ri) pe (akanti ko to|oruko yato) (gba a pada|)
      (pos agent|agent) fi (owo mi|{amount}) (si akanti miran|sibi miran) nipa asise (e gba a pada|)
      (mo san|mo fi) (owo ile iwe|owo ina) (si akanti ti ko ye|si ile iwe miran) (e gba a pada|)
      (se e|nje e) (le fa|le gba) (owo|{amount}) (pada|) lowo (eni ti mo si fi ranse si|{name} ti mo si san fun)
      (ko pe iseju|o sese) (marun|lo), mo fi owo (si eni ti ko ye|si akanti asise) (e tete gba a pada|da a duro)
      (omo kekere|omo mi) (te foonu mi|fi foonu mi sere) (owo {amount} lo|o fi owo ranse si elomiran), (gba a pada|e da a pada)
      (return|bring back) (my money|owo mi) (i sent wrongly|ti mo si fi ranse|from wrong account)
      (e ba mi fa|e ba mi da) (owo|{amount}) (ti mo fi ranse ni asise|to lo sodo elomiran) pada
      (asise nomba|asise oruko) lo je ki n fi owo ranse si (elomiran|eni ti ko ye) (e gba a pada|e da a pada)
      (mo ran owo|mo san owo) (si akanti miran|fun eni miran) (dipo {name}|ti n ko mo), (gba a pada fun mi|e da a pada)
      (mo fi|mo ti fi) owo (to ju iye ti o ye|to poju) ranse (si {name}|) (e gba ajeku pada|)
      (wrong|asise) transfer (ni|mo se) (e reverse e|e gba owo mi pada|da a pada)
      (mo fe ki e|e jowo) (da|fa) transfer (mi|{reference}|yen) pada (asise ni|si eni ti ko ye ni)
      (mo fi {amount}|mo fi owo) ranse lemeji (e da|gba) okan pada (fun mi|)
      (owo ti mo fi si|{amount} ti mo san si) (akanti ti ko ye|nomba ti ko to) (e jowo e gba a pada|bawo ni mo se maa gba a pada)
      mo se (transfer asise|transfer ti ko ye) (lana|bayi) (e da a pada|e ba mi fa a pada)
      (mo te {amount}|mo ko {amount}) dipo {amount} (owo ti lo|) (e gba ajeku pada fun mi|da iyoku pada)
      (eni to gba owo mi|eni ti owo si lo sodo re) (ko da a pada|ni oun o ni da pada) (e gba a|e ba mi gba a pada)
      (kilo le se|bawo ni) (ki n le|mo se le) gba (owo asise|owo ti mo si fi ranse) pada
      (e saanu mi|e dakun), mo fi (owo ile|gbogbo owo oja mi) ranse si (eni ti ko ye|akanti ti mi o mo), (e gba a pada|e ba mi fa a pada)
      (o ti di|lati) (ose kan|ana) ti mo (beere pe ki e da|so pe ki e gba) owo ti mo si fi ranse pada
      (banki {bank}|akanti {account}) ni owo (asise|ti mo si fi ranse) (wa|lo), (e ba mi gba a pada|e da a pada)
      (mo fi owo|mo ti fi {amount}) (ranse si nomba ti ko ye|si eni ti kii se {name}) (e ba mi gba a pada|e da a pada)
      (ẹ gba|e gba) owo (ti mo fi ranse lasise|to lo si akanti elomiran) (pada|wale) (fun mi|jowo)
      (nomba kan|odo kan) (ni mo fi kun|ni mo si te), owo (ti lo si ibomiran|ti lo sodo elomiran) (e da a pada|)
      (dipo|kaka) {amount}, (mo fi {amount} ranse|mo te {amount}) (e ba mi da iyoku pada|e gba pada)
      (alejo kan|eni ti mi o mo) lo (gba|ri) owo ti (mo fi ranse|mo san) (nitori asise mi|) (se e le gba a pada|e gba pada fun mi)
      (akanti nomba|nomba) (ti mo te|ti mo fi ranse) (ko ye|kii se tie), (e ba mi fa owo naa pada|gba owo mi pada)
      (mo fe gba|ba mi gba) {amount} (ti mo fi ranse|to lo) (si eni ti ko ye|lasise) (pada|)
      (mo san an|mo fi ranse) (leemeji|lemeji), (e ba mi gba okan pada|da okan pada) (lowo {name}|)
      (kaka ki n|dipo ki n) fi ranse si {name}, (mo fi si|mo te) (elomiran|{bank} elomiran) (e fa a pada|gba a pada)
      (mo yara|mo kanju) (fi {amount}|fi owo) (ranse|) (nomba ko ye|si {name} miran) (e ba mi gba a pada|da a pada)
      (eni ti mo fi|ẹni tí mo fi) owo ranse si (kii se {name}|mi o mo o) (asise ni|) (e fa a pada|gba owo mi pada)
      (odo|zero) kan (ti mo fi kun|lo poju), {amount} (ni mo fi lo|lo lo) (e gba iyoku pada fun mi|da eyi to lekan pada)
      (owo ti mo fi ranse|transfer ti mo se) ({period}|bayi) (lo si akanti to ti ku|lo sodo elomiran) (e gba a pada|fa a pada)
      (mo ro pe|mo lero pe) (akanti {name} ni|{name} ni), (elomiran ni mo fi {amount} si|akanti elomiran ni) (e gba owo mi pada|)
      (reverse|da) (transfer|{amount}) ti mo (se|fi ranse) (lasise|si nomba ti ko ye) (pada|fun mi)
      (iya mi|omo mi) (te|fi) {amount} (ranse|) lasise (pelu foonu mi|) (e ba mi gba a pada|da a pada)
      (owo ti|{amount} ti) mo (fi ranse|gbe) (si eni ti ko to si|sodo alejo) (se e le da a pada|e ba mi fa a pada)
      (mo fe ki|se) e (gba|fa) owo (ti mo fi si akanti ti ko ye|ti mo san leemeji) pada (fun mi|)
      mo te odo kan kun, {amount} lo, mo fe gba iyoku pada
      oruko meji jo ara won, mo ran si eyi ti kii se e, e gba a pada
      mo fi owo ile iwe ran si eni ti ko ye, e ba mi da a pada kia
      e ba mi ba eni to gba owo mi soro, mo fi ranse si i ni asise
      (mo fe|mo n beere fun) recall owo ti mo fi ranse si {name} lanaa
      nomba to keyin lo yato, owo mi ti lo si akanti alejo, se e le mu pada
      ki e gba {amount} pada lowo {name}, asise ni
      mo fi ranse leemeji laimo, e gba ikan pada
      bank wrong ni mo yan, {bank} ni mo fi ranse si dipo {bank}, e da a pada
      oju oorun ni mo fi se transfer yen, e yi i pada
      omo mi lo fi foonu mi sere, o fi {amount} ranse si {name}, e gba pada
      {name} miran ni mo fi ranse si, kii se eni ti mo fe, e da pada
      se o see se lati da transfer pada ti mo ba ti fi ranse tan
      e je ki n mu owo ti mo fi ranse leerin pada
      reverse transfer {reference}, akanti ti ko ye ni
      mo fi owo ranse si nomba atijo {name}, kii se tie mo, e gba a pada
      eni ti mo ran owo si asise ko fe da a pada, kini e le se
      mo ti ran, sugbon oye owo ko pe bi mo se fe, o poju, e da die pada
      {amount} ni mo fe fi ranse, mo fi {amount} ranse, e ba mi gba ajeseku pada
      nje mo le gba owo mi pada lowo eni ti mo si fi ranse
      mo ro pe aburo mi ni, alejo ni mo ran owo si, e ran mi lowo gba a
      transfer ti mo se ni iseju kan seyin, e da a pada, mo si nomba
      e fagile owo to ti jade yen ki o to de odo {name}
      ara mi ko ya, mo fi owo ranse si eni ti ko ye, e da a pada
      mo daamu mo fi owo osu mi ran si nomba ti mi o mo
      mo copy akanti ti ko ye, owo ti lo, e ba mi fa a pada
      {name} ni oun ko ni akanti yen, asise ni mo fi ranse, e gba a pada
      dipo {amount} mo fi {amount} ranse, se e le da iyato re pada
      mo fe da transfer mi pada ki won to na a
      kini mo le se ti mo ba ran owo si akanti ti ko ye
      mo tun san owo kan naa leekeji, e da okan pada fun mi
      owo asise lo si akanti {account}, mo fe e pada
      se banki le gba owo mi pada lowo eni ti mo fi si ni asise
      eni ti mo fi owo si ni asise ti gba lati da pada, e ran wa lowo
      mo fe recall transfer ana
      e call owo yen back, kii se {name} ni mo fe ran an si
      oruko lo jora, {amount} ti wo akanti elomiran, e gba fun mi
      se e le gba {amount} pada lowo {name} ti mo si fi ranse si
      e ba mi pe {bank} ki won ma je ki o na owo ti mo si ran
      mo ti fi odo kan le, owo to lo ti poju, e da iyoku pada
      da {amount} pada si akanti mi, mo si i fi ranse ni
      mo san {amount} fun {name} dipo {name}, asise ni
      owo naa bo si odo eni ti mi o mo, e gba a pada
      akanti atijo ni mo fi owo si, mo fe gba a pada
      akanti naa ti ku, mo si ti fi owo si i, e da a pada
      mo ran si eni ti ko ye
      asise transfer, e da a pada
      mo si akanti fi owo ranse, gba a pada
      ẹ bá mi gba owó tí mo fi ránṣẹ́ ní àṣìṣe padà
      wrong transfer, abeg e da pada
      owo lo si wrong account
      mo te nomba akanti odi
      mo n kanju, mo te nomba kan sodi. {amount} ti lo si akanti elomiran, e ba mi gba a pada
      iyawo mi ni mo fe ran owo si, aburo re ni mo ran an si. o ti ko lati da a pada
      mo fe ran egberun meji, ogun egberun ni mo te. e ba mi da iyoku pada
      omo mi fi foonu mi ran owo si {name}. kii se emi ni mo ni ko se e, e gba a pada
      mo sese ran owo si eni ti ko ye ni iseju kan seyin. e da a duro ki o to wole
      mo ran {amount} si oga mi tele, asise ni. o ni oun maa da a pada, e ba wa se e
      {bank} ni mo ye ki n yan, mo yan {bank}. owo ti lo sodo alejo, e gba a pada
      mo (si|se asise) fi {amount} ranse si ({name}|elomiran), (da a pada|gba a pada)
      (nomba|akanti) ti mo fi owo si (ko to|yato), (e gba a pada|e fa a pada)
      e ba mi di owo ti mo si ran mu ki {name} to na an
      mo ran owo si oga mi dipo omo mi, mo fe e pada
      mo ran owo si {name} ti a jo ja, emi ni mo ran an ni asise. e gba a pada
      e ba mi kan si {bank}, owo mi lo si odo onibara won ni asise
      mo te {amount} dipo {amount}, eni naa ko fe da iyoku pada
      owo mi ti wo akanti to ti ku, e gba a pada fun mi
      mofi owo ranse si wrong akant, ebami da pada
      mo mistake ran {amount} si {name}, e reverse e
      mo te number to wrong, owo ti lo
      mosi nomba te, owo tilo sodo elomiran
      egbami gba owomi pada mo siran ni
      asise nimofi ran {amount} si {name}
      ejo eda owo timo si ran pada
      jowo e da transfer {amount} yen duro, eni ti ko ye ni
      bi mo se te bayii ni mo ri pe asise ni, e fa owo yen pada
      mo ran owo si nomba ti mi o da mo, {account}, e gba a pada
      mo gbagbe pe akanti yen ti ku, mo fi owo si i, e gba a pada
      (iyawo mi|omo mi) te foonu mi, owo ti lo si eni ti a ko mo, e gba a pada
      mosi owo ran, ejo egba pada
      akanti tomo ran si koye
      mo fi owo ile ranse si onile atijo. mo ti ko kuro nibe, e ba mi gba a pada
      mi o wo oruko daadaa ki n to fi ranse, owo ti lo sodo elomiran
      haa, mo ti se asise o, owo ti lo si ibi ti ko ye, e gba a pada fun mi
      yee, eni ti mo fi ranse si yen kii se oun o, e da owo mi pada
      oorun n kun mi nigba ti mo te e, mo ran owo si eni ti ko ye, gba a pada
      mo n sare lo si soosi, mo fi {amount} ranse si {name} ti mo mo tele dipo {name}. e gba a pada
      omo mi fi foonu mi sere, o si fi {amount} ranse si eni ti a o mo. e da a pada
      okunkun su, mi o ri nomba daadaa, owo lo si akanti elomiran. e ba mi gba a pada
      ero po ni oja, mo te {amount} dipo egberun kan fun oni tomati. e gba iyoku pada
      mo ti fi owo telo ranse sugbon igbeyawo ti yi pada, e ba mi da owo naa pada
      oju n ro mi ni mo fi si nomba akanti te, owo oogun ti lo sodo alejo. gba a pada
      mo ro pe {name} to ta isu fun mi ni, owo lo si {name} oluko. e gba owo mi pada
      ninu oko ni mo wa, oko n mi, mo te odo kan kun owo ti mo fi ranse. da a pada
      mo te odo kan le, {amount} lo dipo eyi to kere, e ba mi gba a pada
      akanti to jo ti {name} ni mo fi owo si, ki i se tire, e da a pada
      e ma je ki owo ti mo sese fi ranse yen lo, asise ni
      {amount} ti mo fi ranse si {name} lo si eni ti ko ye, e pe e pada kia
      eni ti mo fi owo naa ranse si ki i se eni ti mo fe
      mo te odo kan ju, e da eyi to ku pada
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
      (elo ni mo|iye ti mo) na (lori|fun|si) (ounje|oko|kaadi|data|oja) ({period}|)
      (ibo|nibo|bawo) ni (owo mi|gbogbo owo mi) (n lo|lo|se tan|ba lo) ({period}|)
      (apapo|iye) (inawo|owo ti mo na) (mi|) ({period}|)
      (kini mo n na owo si|ki lo n gba owo mi) (ju|julo) ({period}|)
      (elo|eelo|iye wo) (ni mo na|ni mo ti na|lo jade lowo mi) (lori ounje|lori data|lori oko|lori airtime|) ({period}|)
      (nibo|ibo) (ni|) (gbogbo|) owo mi (n lo|lo|ti lo|n ba lo)
      (fi|so|ye) (bi mo se n na owo|inawo mi|ohun ti mo na owo le|iye ti mo na) (han mi|fun mi|) ({period}|)
      (inawo|apapo inawo) (mi|) ({period}|fun {period}|)
      (kini mo na owo le|ki lo n gba owo mi|ki lo n je owo mi|ki lo n mu owo mi tan) (ju|ju lo|)
      (mo|se mo) n na (owo|) (ju|pupo ju|ni inakuna) (bi|)
      (itan|akosile|iroyin) inawo (mi|) ({period}|)
      (kini|ki) ni mo fi (owo mi|salary mi|owo osu mi) (se|ra) ({period}|)
      (bawo ni mo se na {amount}|ki ni mo fi owo osu mi se|kini mo fi {amount} ra) {period}
      (elo|iye) (lo jade|lo kuro|ti jade) (lati|ninu) (akanti|account) mi {period}
      (elo ni mo|iye ti mo) (ti fi ranse si|ti fun|ti na fun) {name} (lapapo|{period})
      (elo ni|iye ti) (ounje|data|oko|ile iwe|epo) (gba lowo mi|je ninu owo mi|na mi) {period}
      (kilo n|ki lo n) (je|gba|run) (owo mi|owo osu mi) (bayi|tan|)
      (se|nje) mo n na (owo|ju) (pupo ju|lo|)
      (owo mi|owo oshu mi|salary mi) (ti tan|tan) (kia|lai mo|), (kini mo na a si|kini mo fi se|ibo lo gba lo)
      (mo fe mo|je n mo) (ohun to n je owo mi|ibi ti owo n gba jade|nkan ti mo n na owo le ju)
      (mo gba owo osu|mo gba salary) {period}, (elo ni mo ti na ninu e|elo lo ti lo ninu e)
      (se isiro|e ba n siro) (gbogbo owo ti mo na|inawo mi|owo to jade) {period}
      (elo lo lo|elo ni mo so) (sori|si) (kaadi|data|ounje|epo moto|aso) {period}
      (breakdown|analysis|summary) (inawo|owo ti mo na|spending) (mi|{period})
      (elo ni mo|melo ni mo) fi (ra data|ra kaadi|san ina|je ounje|wo moto) {period}
      (inawo|owo) (ile|oja|omo|oko) (mi|) (je elo|ti to elo|gba elo) {period}
      (mo n sofo owo|mo n na owo bi omi), (fi ibi ti mo n na a si han mi|so ohun ti mo n na owo si)
      (kini|ki ni) (inawo|owo ti mo na) (to po ju|to ga ju) (fun mi|lodo mi) {period}
      (spending|expenses|expense) mi (nko|{period}|je elo|bawo)
      (fi we|e fi we) (inawo|owo ti mo na) (osu yii|ose yii) (ati|pelu) (osu to koja|ti ana|ose to koja)
      (mo ti na|emi ti na) (elo|owo melo) (lati aaro|lati ose yii|{period}) (bayii|)
      (shey mo ti|se mo ti) (na ju|na koja) (iye ti mo ye ki n na|budget mi) {period}
      (owo|{amount}) ti mo ni {period} ti (tan|lo bayii), (nibo ni mo na a si|kini mo fi ra)
      (iye ti|owo ti) (mo n fun|mo ti fun) {name} (lati osu kini|latodun|{period}) (je elo|to elo)
      (e ba n|ba n) (wo|ye) bi (owo mi se n jade|mo se n na owo|inawo mi se ri) {period}
      (how much|elo) (mo spend|mo ti spend) (on food|on data|lori oja|) {period}
      se (oja|ounje|oko) lo n gba owo mi ju {period}, (elo ni mo na si i|je n ri inawo mi)
      (elo ni|iye wo ni) mo (maa n na|n na) (loose|losu kan|lojumo|lori ounje losu)
      (inawo mi|ohun ti mo na) (pin si ona melo|pin bawo|ni ipin ipin) {period}
      (iyawo mi|oko mi) (n beere|fe mo) (bi mo se na owo|ibi ti mo na owo si) {period}
      elo ninu owo mi lo lo (sori|si) (kaadi|ounje|ina|ile)
      (mo fe din|ki n le din) inawo (mi|) ku, (fi ohun ti mo na {period} han mi|kini mo n na owo si ju)
      (total|apapo) (owo to jade|spend|inawo) (lowo mi|mi) {period}
      (mo na|shey mo na) ju (bo ye lo|ti tele lo) {period} (bi|)
      (inakuna|ina apa) ni mo n na (bi|), (fi inawo mi {period} han mi|elo ni mo na {period})
      (mo ko|mo na) elo (sori|si) (oti|aso|oogun|omo|epo) {period}
      (awon nkan|ohun) (ti mo|to) (na owo le|gba owo mi) (ju lo|julo) {period}
      (je ki n ri|fi han mi) (isiro inawo|akosile inawo|bi owo se jade) (mi|) {period}
      (bawo ni owo|nibo ni {amount}) (mi se tan|lo) (bayii|{period}) (, e ba mi siro|)
      (owo ounje|owo oko|owo kaadi) (mi|) (maa n je elo|je elo) (losu|lose|{period})
      (se mo na ju|se inawo mi ju) (osu to koja lo|ti ana lo|bo se ye)
      (ṣé o lè|jọ̀wọ́) (sọ|fi) (iye owó tí mo ná|ìnáwó mi) (lórí oúnjẹ|lórí epo|) (hàn mí|fún mi) ({period}|)
      (mo nilo lati|emi yoo fe lati|je ki n) mo (iye ti mo na|bi mo se nawo|ibi ti owo mi gba lo) {period}
      (elo ni mo na|melo ni mo na|kini mo na) (o|gan|lapapo)
      (oun ti mo ra|ohun ti mo na owo si) (ju|pelu iye won) {period}
      (mo n gbiyanju lati fi owo pamo|mo fe da inawo duro), (so ibi ti owo mi n gba jade|fi inawo mi {period} han mi)
      (owo ti mo na|elo ni mo na) (fun awon omo|lori iyawo mi|lori ile|nile itaja|ni ile oti) {period}
      (kobo kan|kobo) o (duro|ku) lowo mi, (nibo ni mo na owo {period} si|so gbogbo ohun ti mo na {period})
      (ose to koja|osu to koja) ati (ose yii|osu yii), (ewo ni mo na ju ninu e|elo ni mo na ninu okookan)
      (mo fe mo|e so fun mi) (bi o ti po to|iye gidi) ti mo (na|ti na) (lori ara mi|lori ile|lode) {period}
      (owo mi to jade|sisan mi gbogbo) {period} (ti po to bawo|lapapo je elo|pin si kini kini)
      (jijẹ|mimu|gbigbe oko|aso wiwo) (nikan|) (gba elo|je elo) (ninu owo mi|lowo mi) {period}
      (elo|eelo) ni mo (na|ti na|n na) (lori|si|fun) (ounje|kaadi|data|moto|ina) ({period}|)
      (owo|gbogbo owo) (kaadi|ounje|oko|epo) mi (je elo|ti di elo) ({period}|lose yii)
      (kini|nkan wo) (lo n je|lo n gbe|lo ko) owo mi (lo|tan) (bayii|{period}|)
      (nibo|ibo) ni (owo osu mi|owo mi) (n wo si|n tan si|lo) ({period}|)
      (oun|ohun) ti mo (ra|nawo si) (ju|julo) ({period}|)
      (apapo|iye) (owo ti mo na|inawo mi) ({period}|je elo)
      (elo|eelo) ni mo (lo|na|san) (lori oko|lori ina|fun moto|lori omo|lodo {name}) ({period}|)
      elo ni mo na si (oko|onje|ina|kaadi ipe) ({period}|losu|lose)
      (ki lo gbe|kini o je) owo (osu mi|mi) (lo|tan) (bayii|kiakia)
      (se mo|shey mo) n (na owo ju|na inakuna) (bi|{period}|)
      (fi|e fi) (inawo mi|ibi ti owo mi n lo) ({period}|) (han mi|)
      (mo ti na|owo ti mo na) (elo|je elo) (lati ibere osu|{period}|lori ounje)
      (elo ni mo|iye ti mo) (na|ti na) (lori|si) (ounje|oko|aso|airtime) ({period}|)
      (mo na owo|mo ti nawo) (ju|pupo) (bi|abi), (elo ni {period}|fi inawo mi han mi)
      (kini mo|ki ni mo) (na owo|fi owo) (mi le lori|mi se) {period}
      (owo mi|owo osu mi) (ti tan|n tan kia), (kini mo fi se|elo ni mo na lori kini)
      (fi|e fi) (inawo|spending) mi (han mi|hàn mi) ({period}|)
      (pin|ya) (inawo mi|owo ti mo na) (si orisi|sotooto) (ki n ri i|fun mi)
      (ibo|nibo) ni owo mi (n lo|n ba lo|wo lo) {period}
      (elo ni|iye wo ni) (inawo mi|mo n na) (lojumo|lose|losu) (bii|)
      (ewo|nkan wo) (ni mo n na owo le|lo n je owo mi) (ju|julo)
      (fi inawo|fi ohun ti mo na) {period} (we ti osu to koja|han mi)
      (èló ni mo|eló ni mo) (ná|ti ná) (lórí oúnjẹ|lórí dátà|lóṣù yìí)
      (ìnáwó mi|inawo mi) ({period}|dà|kí ni)
      (mo fẹ́ mọ|je ki n mo) (bí mo ṣe ń náwó|iye ti mo na) ({period}|)
      (se inawo mi|nje inawo mi) (po ju|ti ju) (ti osu to koja lo|{period})
      (report|iroyin) (inawo|spending) (mi|) ({period}|)
      (how much|elo) (did i spend|i don spend) (on food|lori data|{period})
      (apapo|gbogbo) (owo ti mo na|inawo mi) (lori kaadi|lori transport|{period})
      (mo fe yewo|mo fe wo) (bi mo se n na owo|inawo mi) ({period}|)
      (elo|iye) (lo ba|lo lo si) (epo|gaasi|oogun|ile iwe) ({period}|lowo mi)
      (owo ti|iye ti) (mo na|mo so nu) lori (idunnu|betting|owambe|aso) ({period}|)
      (mo n wo o pe|o jo pe) mo (n na owo ju|n nawo bii omi) (fi inawo mi han mi|elo ni mo na)
      (category|ipin) (inawo mi|spending mi) (da|han mi)
      (breakdown|alaye) (inawo|spending|expenses) (mi|) ({period}|)
      (elo ni mo na|elo lo jade) lori (kaadi|atm) mi {period}
      (osu yii|ose yii) (elo ni mo na|mo na elo) (lapapo|gan|)
      (je ki n|mo fe) (mo|ri) (nkan|ohun) (ti mo n na owo le|to n gba owo mi)
      (inawo ile|inawo oja) mi ({period}|) (je elo|elo ni)
      (se mo ti|nje mo ti) na (ju {amount}|to {amount}) (lori ounje|{period})
      ki lo (gbe|ko) (owo mi|{amount} mi) lo {period} (so ohun ti mo na an le|)
      (inawo|owo ti mo na) (ojoojumo|lojumo) mi (da|elo ni|)
      (mo na|mo nawo) elo (lana|ni ose to koja|lati ibere osu)
      (spending|inawo) (analysis|summary) (mi|) ({period}|)
      (mo fe|mo nilo lati) (din inawo mi ku|so inawo mi), (fi han mi ohun ti mo na|elo ni mo n na)
      (ninu|lara) (owo osu mi|{amount}), (elo ni mo na|elo lo lo si ounje)
      (what|kini) (i spend|mo na) (my money on|owo le) {period}
      (a na|emi ati iyawo mi na) elo (lori ounje|{period})
      (owo data|owo kaadi|owo oko) (mi|) (je elo|ti to elo) {period}
      (iye ti ounje|iye ti oko) (gba|je) (lowo mi|ninu owo mi) {period}
      (e ba mi|ba mi) (ka|siro) (owo ti mo na|inawo mi) ({period}|jowo)
      (ona ti|ibi ti) (mo gba nawo|mo na owo si) {period}
      (ni osu yii|lose yii) (elo ni mo fi|elo ni mo) (ra nkan|jeun|wo oko|sanwo ina)
      (elo ni mo|iye ti mo) (fi sofo|na) (lori data|lori ounje ita|lori oti) {period}
      (fi|so) (oke meta|nkan marun) (ti mo na owo le ju|to gba owo mi) (han mi|)
      (inawo|expense) (ounje|transport|ebi|kaadi) (mi|) {period} (elo|da)
      (mo fe mo|e so fun mi) (bi owo|ibi owo) mi se n (tan|lo|jade) {period}
      (se mo|nje mo) (n na|na) (ju bi mo se n ri lo|owo ju osu to koja lo)
      (osu to koja|ose to koja) (elo ni mo na|mo na elo) (lapapo|lori ounje|)
      (iye ti mo|elo ti mo) (nawo|na) (lati ibere odun|lati january|{period})
      (ṣé mo ń|se mo n) (náwó jù|nawo ju) (fi ìnáwó mi hàn mí|)
      (ibo ni|nibo ni) owó mi (ń lọ|ti ń tán)
      (àkọsílẹ̀|akosile) (ìnáwó|inawo) mi (oṣù yìí|{period})
      (average|apapo) (inawo|spending) (mi|) (lojumo|lose|losu)
      nkan wo lo n (gba owo lowo mi|ko owo mi|je owo mi) ju ({period}|)
      (track|tele) (my spending|inawo mi) (fun mi|abeg|{period})
      (where|ibo) (my money|owo mi) (dey go|n wo) (every month|{period})
      (mo na|elo ni mo na) {amount} (lori kini|lori ki ni) {period}
      (owo ile|owo osu mi) (tan|ti tan) (ni ose kan|kia), (elo ni mo na lori kookan|fi inawo mi han mi)
      (chart|graph) (inawo|spending) (mi|) ({period}|)
      (ki ni|kini) (inawo mi|mo na) (lori betting|lori pos charges|lori oogun) {period}
      (elo lo|melo lo) (jade fun|lo si) (ounje|airtime|owo oko|ile iwe) {period}
      (iyawo mi|oko mi) (n beere|ni) (bi mo se na owo|ohun ti mo na owo le) {period} (fi han mi|)
      (mo gba owo osu|owo osu de) (lana|lose to koja) (elo ni mo ti na ninu e|kini mo na an si)
      (fi owo|fi iye) (ti mo na) ({period}|lori ounje|lori airtime) han mi
      (elo ni|iye) (mo n na|inawo mi) (lori {biller}|lori ina|lori data) ({period}|losoosu)
      (nje mo|se mo) (nawo|na owo) (daadaa|ju) {period}
      (ounje|epo|data|airtime) (elo ni mo na si|gba elo lowo mi) {period}
      (inawo|bi mo se nawo) (osu|ose) (yii|to koja) (ri bawo|fi han mi)
      (kini mo na|elo ni mo fi) (fun|ra) (ounje|aso|oogun) (losu yii|{period})
      (se mo na|mo na) (to {amount}|ju {amount}) (lori data|lori oko) {period} (bi|)
      (iyawo mi ni|oko mi ni) mo n (na owo ju|fi owo sofo), (fi inawo mi han mi|elo ni mo na {period})
      (owo|gbogbo owo) (mi|ti mo n gba) (n tan kia|n lo) (lori kini|sori kini gan) (mo na e si)
      (elo ni mo|iye ti mo) (na|ti na) (lori data|lori ounje|sori ina|lori oko) ({period}|lapapo)
      (ki lo n je|kilo n jẹ) owo mi (ju|lati {period}) (so fun mi|)
      (pin|to) (inawo mi|ohun ti mo na owo si) (si isori|fun mi) ({period}|)
      (se mo|nje mo) (na ju|na owo pupo) ({period}|losu yii) (bi|ju ti tele lo)
      (losu yii|lose yii) (elo ni mo|iye ti mo) na (lori ounje|lori oko|lori kaadi ipe|) (lapapo|)
      (nibo|sori kini) (lowo mi|ni gbogbo owo mi) (n gba lo|n lo) ({period}|)
      (mo fe mo|so fun mi) (bi mo se|ohun ti mo) (n na owo|n nawo si ju) (losoosu|)
      (inawo mi|owo ti mo na) ({period}|losu yii) (vs|ati) (ti {period}|osu to koja) (ewo lo po)
      (ounje|data|oko) (ti gba elo|jẹ elo) (ninu owo mi|lowo mi) ({period}|losu yii)
      (ju gbogbo e lo|julo), (kini mo n na owo le|nibo lowo mi n lo) (losu yii|{period}|)
      (mo na|se mo na) (elo|iye wo) ({period}|lonii) (lapapo|titi di isinsinyi)
      (owo mi ko pe|owo mi n tan), (ba mi se isiro inawo mi|fi ohun ti mo na han mi) ({period}|)
      (lori {narration}|lori ounje) (nikan|) (elo ni mo ti na|iye wo ni mo na) ({period}|)
      (kini|ibo) (lo gba|lo mu) owo (mi ju|mi lo ju) ({period}|losu yii)
      (e se isiro|isiro) (inawo mi|ohun ti mo na) ({period}|fun mi)
      (se inawo mi|nje owo ti mo na) ({period}|) (ti po ju|ti ju ti tele) (lo|)
      (bi owo se|ibi ti owo) n (jade|lo) (lowo mi|lapo mi) ({period}|) (se alaye fun mi|fi han mi ni isori)
      (ojo melo|ose wo) ni mo na (owo ju|ju) (losu yii|{period})
      (elo lo|owo elo lo) (ba|wo) (oko|data|ounje) (lo|) ({period}|losu yii)
      fun ose yii nikan, elo ni mo ti tu jade
      kini awon nkan to je owo mi ju ninu osu yii
      mo fe mo bi owo mi se n rin
      owo mi kii duro, e ba mi wo ibi ti mo n na a si
      (airtime|data) nikan, elo ni o ti gba lowo mi {period}
      elo ni mo fi jeun losu to koja
      pin inawo mi si ounje, oko, ina ati awon yooku
      se mo na ju ti osu to koja lo
      fi inawo osu yii we ti osu to koja
      mo fe seto isuna, mo fe ki n ma na ju {amount} lori ounje
      da budget {amount} sile fun owo oko mi
      budget mi ku elo
      se mo ti koja budget mi
      ki e kilo fun mi ti mo ba ti na ju {amount} losu
      ojo wo ni mo na owo ju ninu ose yii
      apapo iye ti mo ti na lori uber ati bolt
      nibi ti owo n gba jade lapo mi ju, e toka re si mi
      owo kekere kekere ti mo n na, elo ni gbogbo re
      iye ti mo n na lojumo, elo ni
      elo ni owo epo moto mi gba losu yii
      mo ti na elo fun awon omo mi lodun yii
      my spending (this month|{period}) nko
      e se afihan bi mo se na owo osu mi
      elo ni mo ti fun {name} lapapo lodun yii
      oti ati ariya, elo ni mo ti fi sofo {period}
      inawo soobu mi losu yii, e ka a fun mi
      owo osu mi wole ojo karun, o ti tan, kini mo fi se
      se mo n na ju iye to n wole fun mi
      mo fe dekun inawokuna, elo ni mo na lana
      elo lo jade lowo mi loni
      elo ni mo n na losoosu lori (awon subscription|netflix ati spotify)
      elo ni mo fi ra oja losu yii
      owo ile iwe awon omo, elo ni mo ti na le e lodun yii
      e ba mi ka owo ti mo na lati ojo aje
      mo fe ri inawo mi ni kookan
      ewo lo gba owo mi ju, data abi ounje
      inawo ose yii po ju ti ose to koja bi
      kilode ti owo mi fi n tan, kini mo n na si gan
      aropo inawo mi {period}
      elo ni mo fun eniyan {period}
      elo ni owo mi lo si idile mi losu yii
      mo fe ki e ba mi so inawo mi, ki e da mi lekun ti mo ba koja {amount}
      iye to jade fun ina nikan {period}
      mo ti na {amount} tan abi, kini mo fi ra
      se osu yii ni mo na owo ju ninu odun yii
      average ti mo n na losu
      mo fe ge inawo mi ku, kini awon nkan ti mo n na si ju
      ounje ita ti mo n je, elo ni o ti gba
      fun mi ni akopo inawo mi losu to koja
      elo lo ku ninu budget ounje mi
      yi budget data mi si {amount}
      elo ni mo ko si ori aso ati oogun {period}
      pin inawo mi si orisirisi ki n ri i
      ida melo ninu owo osu mi lo lo sori ounje
      elo ni mo ti na bayii
      èló ni mo ná ní oṣù tó kọjá
      owo mi lo sibo
      total inawo mi loni
      je n ri bi mo se na owo lose to koja
      owo osu mi wole ni ojo meji seyin, o ti fe tan. e je ki n mo ohun ti mo na a si
      mo fe bere si ni so owo mi na. e so ibi ti mo n na owo si ju fun mi
      iyawo mi ni mo n na owo ju lori oti. e ka iye ti mo na sori e losu yii
      oja mi ko lere mo. elo ni mo na lati ra oja losu to koja
      mo ro pe awon omo mi n na owo ju. elo ni mo na le won losu yii
      (fi|je n ri) chart inawo mi {period}
      ninu {amount} ti mo ni {period}, elo lo lo sori ounje
      mo fe mo iye ti airtime ati data n gba lowo mi losoosu
      osu yii le, owo ti tan. nibo ni gbogbo e lo
      (se mo ti|nje mo ti) na ju ipin ti mo pin fun ounje losu yii
      mo pin {amount} fun oko losu yii, elo ni mo ti na nibe
      fun mi ni isiro inawo mi lati ibere odun
      (elo|iye wo) ni mo (na|ti na) (lori|si) (awon omo|oogun|ijo|ebi) {period}
      (ki lo|kini) gba (owo mi|owo osu mi) (ju|julo) {period}
      (je ki n|mo fe) ri (inawo|bi mo se nawo) {period} (ni kookan|)
      (budget|isuna) (ounje|oko|data) mi (ku elo|ti to elo)
      (da|se) (budget|isuna) {amount} fun (ounje|oko|data) (losu|)
      inawo ijo ati ore, elo ni {period}
      iye owo ti mo na lori omo ile iwe mi lati january
      kilode ti mi o ni owo mo, fi ohun ti mo na owo le han mi
      pin inawo mi {period} si ona meta
      odun to koja ati odun yii, ewo ni mo na owo ju
      bet ti mo n ta, elo ni o ti gba lowo mi
      mo n na elo ni ojo kan
      mo fe mo inawo mi lori oko lose yii
      awon nkan meta ti mo na owo si ju
      elo ni mo na ninu {amount} ti mo gba
      se inawo mi ti din ku ju ti tele lo
      elo ni mo na fun keresi to koja
      ojo oja ni mo maa n na owo ju, elo ni
      elo nimo ti na gan
      owomi n tan ju, kinimo na si
      eloni mona lose yi
      elo nimo na lori onje losu yii
      kini n gba owomi ju
      owomi titan, nibo lo gbalo
      mofe mo bimose nawo
      owo wo ni mo n na lai ye ki n na a
      ka inawo mi fun mi ni soki
      emi ati oko mi n ja lori owo, e so elo ni mo na {period}
      elo ni mo fi ranse si awon omo mi lapapo {period}
      mo ko owo pupo le aso ebi lodun yii, elo ni
      mo fe da duro ni {amount} lose, elo ni mo ti na bayi
      (fi|e fi) owo ti mo na lori ile ati ounje we ara won
      mo ti na elo lori omo mi tuntun
      elo ni ounje, elo ni oko, elo ni data {period}
      mo fe seto owo mi, koko so ibi ti mo n na a si
      owomi tan kia kinimo fi se
      eloni mona losu toko ja
      mo ti na owo oja sori nkan miran. elo ni mo na {period}
      (kini|ibo) ni owo osu mi n ba lo, e je n ri
      iye ti mo fi ra nkan lori intaneti {period}
      elo ni mo fun ijo lapapo {period}
      inawo mi {period}, sotooto sotooto
      e gbo o, owo mi n tan ju, e ba mi so ibi ti mo n na a si
      ehn, elo ni mo tile ti na lati ibere ose yii
      (elo|iye wo) lo n jade lowo mi losu kookan
      (aso|bata|ankara) ti mo n ra, elo ni o ti gba {period}
      owo adura ati ijo, elo ni mo ti na
      e da isuna kan sile fun mi, {amount} fun ile ni osu
      (elo ni )?owo ina (ti mo san|ti mo ra) (lodun yii|losu yii|losu to koja)
      owo (dstv|data|kaadi) ti mo san (lodun yii|losu to koja)
      odun ti pari, mo fe mo iye ti mo na lori aso anko ati owambe {period}
      iyawo mi so pe ile oti ni mo n na owo si, e so elo ni mo na nibe {period}
      iya mi saisan osu to koja, elo ni gbogbo ohun ti mo na lori oogun
      ile n wo, ile iwe de. elo ni mo na {period}, mi o le ka a mo
      emi ati awon ore mi lo si calabar fun carnival, elo ni mo na lori irin ajo yen
      ki n to lo si oja ola, so elo ni mo ti na lori ounje losu yii
      mo n kole ni abule, elo ni mo ti na lori simenti {period}
      lati igba ti mo bi omo, mi o mo ibi ti owo n lo. so ohun ti mo n na owo le ju
      ibo ni owo mi n wo lo gan, e pin in si ona ona fun mi
      elo ni mo ti na sori oko wiwo (lose yii|{period})
      mo fe ki e ba mi da ala si owo ti mo n na lori ounje, {amount} losu
      e ka ohun marun to gba owo mi ju (losu yii|{period})
      ori kini owo mi n lo
      elo ni mo na lori ounje ninu osu yii
      elo ni mo ti fun awon aburo mi lodun yii
      kini mo n na owo le lori ju
      e ba mi fi osu yii we osu to koja lori inawo
      elo ni mo fi ra kaadi ipe ninu ose yii
      e kilo fun mi ti inawo epo ba koja {amount}
    `,
    airtime: `
      <please> <buy> (airtime|kaadi ipe|recharge card|credit) (ti {amount}|{amount}|)
      <buy> (kaadi|airtime|kaadi ipe) {network} (ti|) {amount}
      <buy> {amount} (kaadi|airtime|credit) (fun {phone}|si foonu mi|)
      <i_want> ra (kaadi|kaadi ipe|airtime|credit)
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
      (fi|ra|load) (kaadi|airtime) {amount} (si|fun) ({phone}|{name}|laini mi)
      (mi o ni kaadi lori foonu|kaadi foonu mi ti tan|mi o ni kaadi ipe rara)(, ra {amount}|)
      (ra|fi|e ba mi ra|ba mi ra|e ra) (kaadi|airtime|kaadi ipe|recharge card) (fun mi|si foonu mi|) (ti|) ({amount}|)
      (fi|e fi) (kaadi|airtime) {amount} (si|sori|ranse si) ({phone}|foonu mi|laini mi|ila mi|{name})
      (mo fe|mo fee|mo nilo) (ra|fi) (kaadi|airtime|kaadi ipe|credit) (sori foonu mi|{amount}|)
      (kaadi mi|airtime mi|credit mi|owo ori foonu mi) (ti|ti n) tan(, ba mi ra {amount}|, e ra fun mi|)
      (kaadi|airtime) {network} (ti|) {amount} (fun {phone}|)
      (ra|fi) (kaadi|airtime|credit) {amount} (fun|si) (iya mi|{name}|omo mi|oko mi)
      (recharge|loda|load) (foonu mi|laini mi|ila mi|{phone}) (pelu {amount}|)
      {amount} (kaadi|airtime) (e jowo|fun {phone}|{network}|)
      mi o le pe (eniyan|enikankan)(, ra kaadi fun mi|, mo nilo airtime)
      (ra|e ra|ba n ra) (recharge|recharji|richaji|kredit) (ti|) {amount} (si ori foonu mi|fun mi|{network})
      (ebi n pa foonu mi|laini mi o ni kobo|foonu mi ko ni owo ipe), (e loda {amount}|fi {amount} si i)
      (mo fe pe|mo ni lati pe) (omo mi|iya mi|oga mi) (amo|sugbon) (mi o ni kaadi|kaadi ti tan), (ra {amount}|)
      (load|loda|loodu) {amount} (si|sori|fun) {phone} (joor|abeg|)
      (vtu|topup|top up) {amount} ({network}|{phone}|fun mi)
      (jowo|e dakun|pls) (ju|fi) {amount} (kaadi|airtime) (si|sori) (phone mi|laini mi|line mi)
      (omo mi|iya mi|oko mi) (ko ni kaadi|nilo kaadi) (lori foonu e|), (ra {amount} fun un|fi ranse si {phone})
      (kaadi|recharge card) {network} (ti igba naira|ti {amount}) (ni mo fe ra|e ba n ra)
      (shey|se) (e n ta|mo le ra) (kaadi|airtime|recharge card) ({network}|nibi|lodo yin)
      (ra|e ra) (kaadi) (mtn|glo|airtel|9mobile) (fun nomba yii|sori nomba yii) {phone}
      (mo je|won fi) (mtn|airtel) (gbese|borrow kaadi), (fi {amount} kaadi si foonu mi|ra kaadi ki n fi san an)
      (foonu iyawo mi|laini omo mi|nomba {name}) (nilo|fe) (kaadi|owo ipe) {amount}
      (gba|e gba) {amount} (kaadi|kredit) (fun|si) (nomba mi|nomba yii {phone})
      (oni okada|awako|oga) ni mi, (ra kaadi {amount} fun mi|fi kaadi si foonu mi ki onibara le pe mi)
      (credit|kaadi) (o si|ko si|don finish) (lori foonu mi|), (ra|e ba n ra) (igba naira|{amount})
      (fi kaadi|fi {amount} kaadi) (ta {name} lore|tore fun {name}) (loni|)
      (fun mi ni|mo n wa) (kaadi ipe|owo ipe|airtime) ({amount}|ti {network}|kia)
      (recharge|riichaji) (me|mi) (with|pelu) {amount} ({network}|)
      (kaadi lojo ojumo|airtime {amount}) (lojoojumo|lose lose) (si|fun) (foonu mi|{phone})
      (foonu|line) (mummy|baba mi|aburo mi) {phone} (fi|load) {amount} (si|sibe)
      (mo fe fi|fi) owo (sori|si) (laini|foonu) (mi|{network} mi) (ki n le pe|lati pe eniyan|{amount})
      (fi|da) (owo|{amount}) (si ori|sori) (ila|laini) (iya mi|mi) (ki won le pe mi|ki n le pe|)
      (pe mi ko see se|won o le ri mi pe|mi o le pe ile), (ra kaadi {amount}|mo nilo kaadi ipe)
      (kaadi|airtime) (die|kekere|{amount}) (fun|si) {phone} (ti|) ({network}|)
      (mo fe|fe) (recharge|loda) (fun|si) ({name}|iya mi|{phone}) (pelu {amount}|)
      (ṣé o lè|jọ̀wọ́) (ra|bá mi ra) (káàdì ìpè|káàdì {network}) ({amount}|sórí fóònù mi)
      (mo nilo|mo fe) (kaadi|airtime) {amount} (sori|fun) ({phone}|foonu mi|nomba omo mi)
      (ko si owo lori foonu|foonu ti ku owo|owo ipe tan) (, ra kaadi|, e ba n ra {amount}|)
      (mo wa loju ona|mo wa lori okada), (owo ori foonu mi tan|mi o le pe eni ti mo n lo ba), (fi {amount} kaadi si i|ra kaadi {network} fun mi)
      (loodu|load|fi kaadi) {amount} (fun|si) (mi|{phone}|nomba mi) (jowo|abeg|)
      (ra|ba mi ra) (kaadi|airtime|recharge) (mtn|{network}|{amount}) (fun {name}|fun mama mi|sori {phone})
      (kaadi mi|kirediti mi) (ti tan|ko si mo) (fi {amount} si i|ra {amount} fun mi)
      {amount} (kaadi|airtime) (fun|si) {phone}
      (kaadi|airtime) {amount} (lojoojumo|losoose) (si foonu mi|fun omo mi)
      (ra|e ra|ba mi ra) (kaadi|airtime) {amount} (fun mi|{network}|si foonu mi)
      (kaadi|airtime) mi (ti tan|fe tan) (ra {amount} fun mi|fi {amount} si i)
      {amount} {network} (kaadi|airtime|recharge) (fun {phone}|)
      (mo fẹ́|mo fẹ) ra (káàdì|kaadi ipe) {amount} ({network}|)
      (fi|e fi) {amount} (kaadi|airtime) (sori laini mi|si {phone}|ranse si iya mi)
      (recharge|load) (my phone|foonu mi|{phone}) ({amount}|with {amount})
      (mo fe pe|je n pe) (egbon mi|iya mi) (kaadi ko si|mi o ni airtime), (ra {amount}|e ba mi ra {amount})
      (kaadi|recharge card) {network} (igba naira|{amount}) (ra fun mi|jowo)
      (ran|e ran) (kaadi|airtime) {amount} (si omo mi|fun {phone}|fun {name})
      (top up|buy) (airtime|foonu mi|{network}) {amount}
      (foonu mi|laini mi) (ko le pe|fe kaadi), (fi {amount} si|ra kaadi {amount})
      {amount} (si|lori) {phone} {network} (kaadi|airtime)
      (owo ipe|kirediti) {amount} (fun mi|ra|jowo)
      (fun mi ni|e fun mi ni) (kaadi|airtime) (mtn|glo|airtel) {amount}
      (ba mi|e ba mi) (recharge|riichaji|loodu) ({phone}|foonu mi|nomba iyawo mi) {amount}
      (kaadi ipe|airtime) (ni mo fe ra|ra fun mi) ({amount}|{network})
      (ra|fi) (kaadi|airtime) {amount} (fun iyawo mi|fun iya mi|si nomba {phone})
      (kaadi|airtime) {network} {amount} (fun mi|si {phone}|jowo)
      (mo fe|mo nilo) (kaadi ipe|airtime|recharge) ({amount}|{network}) (bayi|)
      (foonu mi|mtn mi|glo mi) (kaadi ti tan|o ni kaadi), (fi {amount} si|ra {amount})
      (ẹ ra|ra) (káàdì|kaadi) {amount} (fún mi|{network})
      (e jowo|jowo) (fi|ra) (kaadi|airtime) {amount} (sori foonu mi|fun {phone})
      (gbe|ran) (kaadi|airtime) {amount} (wa fun mi|si {phone})
      (loodu|load) {amount} (sori foonu mi|si {phone}|{network})
      (buy me|load me) {amount} (airtime|card|kaadi) (abeg|)
      {phone} {amount} (kaadi|airtime|{network})
      (omo mi|egbon mi) (fe pe mi|o ni kaadi) (ran airtime {amount} si i|fi kaadi {amount} si {phone})
      (kaadi mi tan|airtime mi pari) (ra {amount} {network}|fi {amount} si)
      (recharge card|kaadi) (ti|) {amount} (mtn|glo|airtel|9mobile) (ra fun mi|)
      (airtime|kaadi) {amount} lati (akanti mi|owo mi) (si {phone}|ra fun mi)
      (je n|ki n) (ra|fi) (kaadi|airtime) {amount} (si laini mi|fun {name})
      (vtu|top up) {amount} ({network}|{phone}|fun mi)
      (kaadi igba|kaadi {amount}) (fun awon omo mi|fun mi|si foonu iya mi)
      {amount} (airtime|kaadi) (si iya mi|fun oko mi|fun {name}) ({network}|)
      (ra kaadi|fi airtime) (igba|{amount}) (si|fun) {phone}
      (foonu ile mi|laini iyawo mi) (nilo kaadi|ko ni airtime) (ra {amount}|fi {amount} si)
      (káàdì ìpè|kaadi ipe) {amount} ({network}|fun mi)
      (airtime|recharge) {network} {amount} (now|kia|jowo)
      (kaadi|credit|recharge) {amount} (si|sori) (nomba mi|{phone}|foonu iyawo mi)
      (mi o ni|ko si) (kaadi|airtime) (lori foonu|lori laini mi) (mo), (load {amount}|fi {amount} si i)
      {network} {amount} (kaadi|airtime) (abeg|fun mi|kia)
      (mo fe pe omo mi|mo fe pe ile), (ra kaadi {amount}|load {amount} {network})
      (recharge|load) (me|foonu mi|mama mi) (with|pelu) {amount} ({network}|)
      (kaadi mtn|kaadi glo|kaadi airtel) (ti {amount}|{amount}) (fi si {phone}|fun mi)
      iya mi n pe mi, kaadi mi ti tan, ra {amount}
      fi ogorun meji kaadi si {phone}
      {network} {amount} sori nomba mi
      ra owo ipe fun {name}, {amount}
      e je n ri kaadi {amount} pe
      mo fe pe dokita, kaadi mi ti tan. ra {amount} fun mi kia
      ba mi fi {amount} kaadi si foonu baba mi, {phone}
      kaadi ipe {network} ni mo fe, {amount} to
      mo fe ya kaadi ipe, foonu mi ti gbe
      e loodu {amount} fun mi, mo fe pe ile
      laini mi ko le pe, owo ipe tan. {amount} to
      ran {amount} airtime si egbon mi {name}
      recharge {phone} pelu {amount}, {network} ni
      credit {amount} sharp sharp
      fi kaadi {amount} simi
      mofe ra kadi {amount}
      fi {amount} kadi si {phone}
      e gbo, ra kaadi {amount} si foonu mi na
      baba mi wa ni oko, ko ni credit lati pe mi. fi {amount} kaadi si {phone}
      mo fe pe egbon mi pe iya ti bi omo, ra kaadi {amount} fun mi
      omo mi n rin irin ajo loni, load {amount} si foonu re {phone} ki a le maa gburoo ara
      ojo n ro, oni recharge ti ti soobu. ra {network} {amount} fun mi
      e je n fi kaadi dupe lowo oluko omo mi, {amount} si {phone}
      mo wa ni stadium, kaadi mi tan ko to di second half, ra {amount}
      iyawo mi wa ni market day ni sagamu, fi {amount} {network} si layini re
      iya agba feran ki a maa pe won, ra kaadi {amount} fun won {phone}
      bawo ni mo (se|ṣe) le ra (kaadi ipe|recharge card)
      kaadi ipe mi ti tan, e fi {amount} si i
      e ra kaadi {network} {amount} fun mama mi, {phone}
      mo fe pe oga mi bayi, e je ki n ni {amount} lori laini mi
      mi o ni kaadi lati fi pe, {amount}
    `,
    data: `
      <please> <buy> (data|data {network}|mb|data ti {amount})
      <buy> {plan} (data|) (fun {phone}|{network}|)
      <buy> data {network} {plan}
      <i_want> (ra|gba|sub) (data|data {network}|{plan})
      (data|ra data|data {network}|mb|eto data)
      (data mi|mb mi|intaneti mi) ti (tan|pari)
      {plan} (fun|si) {phone}
      (iru data|data plan) wo (le ni|lo wa|lo wa fun {network})
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
      (fi {plan} ranse si|ra {plan} fun|fi {plan} si) ({phone}|{name}|omo mi|egbon mi)
      (elo|eelo) (ni|lo je) (data|{plan}|1gb) (ti {network}|)
      (data|eto data) wo (lo wa|ni e ni|lo din owo ju) (fun {network}|)
      {network} {plan} (e jowo|fun mi|)
      (data|sub) (osoose|olosoosu|ti ose kan|ti osu kan) (fun {network}|)
      (se|) (sub|subscription) (data|intaneti) (fun mi|)
      (wifi|intaneti|network browsing) (ko si|o si) (nile|mo), (ra data {plan} fun mi|e ba n sub)
      (mo fe wo youtube|mo fe se zoom|mo fe browse), (ra data fun mi|mi o ni mb|fi data si foonu mi)
      (sub|data|subscribe) (me|mi) {plan} ({network}|abeg|joor)
      (omo mi|aburo mi) (fe ka iwe|fe se idanwo) lori intaneti, (ra {plan} fun un|e fi data si {phone})
      (shey|se) (data|{plan}) (wa|si wa) (ti {amount}|fun {amount}|{network}) (bi|)
      (data|mb) (to po|to le to osu kan|ti ose kan|ti olowo poku) (ni mo fe|fun mi|{network})
      (whatsapp|facebook|tiktok) mi (ko sise|o load|ko lo mo), data (ti tan|lo tan), (ra {plan}|ba n ra)
      (renew|tun) (data|sub data|eto data) mi (se|ra|{network})
      (gb|gig|gigabyte) (meji|marun|mewa|kan) (fun mi|{network}|si {phone})
      (elo lo|elo ni won) (n ta data|data {plan}) (bayii|fun {network}|lodo yin)
      (fi|gbe) (data|mb) (ti {amount}|{plan}|) (si|sori) (tablet|modem|mifi|phone) mi
      (ra|e ra) (intanet|intaneti|intanẹẹti) ({plan}|{amount}|osu kan) (fun mi|sori foonu mi)
      (buy|get) (me|mi) (data|{plan}) (jor|abeg|fun {phone})
      data (owuro|ale|oru|opin ose) ({network}|wa bi|ni mo fe)
      (akekoo|student|omo poli) ni mi, (data to po|{plan}) (ni mo nilo|fi ra fun mi)
      (fi data|fi {plan}) ta {name} lore (loni|) ({plan}|)
      (megabyte|mb) mi (ku die|o ku nkankan|ti gbe), (fi {plan} kun un|ra si i)
      (se e le|shey e le|ki e) (ra|fi) {plan} (fun|si) (laini|nomba) (mi|{phone}|iyawo mi)
      (mo maa n ra|maa ra) {plan} (losoosu|lose lose|lojoojumo) (fun mi|{network}|)
      (network mi|glo mi|mtn mi) (o ni data|ko ni mb), (e ba n fi {plan} si|ra {amount} data)
      (awon data|eto data) (olowo kekere|ti ko won|to din owo) ({network}|wo lo wa|)
      (mo n se|mo fe se) (online class|ise lori intaneti|jamb cbt), (data {plan} ni mo fe|fi {plan} si foonu mi)
      (kin ni|elo ni) (data to kere ju|data osu kan|{plan}) ({network}|) (lodo yin|)
      (egbon|aburo) (mi|) (ni ile|) ni ki n (ra|fi) {plan} (fun oun|si {phone})
      (ṣé o lè|jọ̀wọ́) (ra|bá mi ra) (dátà|data) ({plan}|{network}|sórí fóònù mi)
      (mo nilo|mo fe) (data|intaneti) ({plan}|to maa to osu kan) (sori|fun) ({phone}|foonu mi|)
      (data tan|mb tan|intaneti tan) (o|, ra {plan}|)
      (owo data|data die|data {plan}) (fun {network}|fun omo mi|kia)
      (mo fe pade awon omo mi lori video call|mo n sise online), (data mi o to|data n tan lo), (ra {plan} si i|e fi data kun un)
      (ra|ba mi ra|fun mi ni) (data|sub|{plan}) ({network}|osu kan|{amount}|) (jowo|)
      (data mi|sub mi|mb mi) (ti tan|fe tan) (ra {plan} fun mi|fi kun un)
      (elo|iye) ni (data|{plan}) ({network}|osu kan) (lowo yin|)
      (ra|ba mi ra|e ra) data (fun mi|{network}) ({plan}|{amount}|osu kan)
      (mb mi|data mi) (ti tan|ti pari|fe tan), (ra {plan}|e ba mi ra {amount})
      (mo fe|mo nilo) (ra|) data {network} ({plan}|osoose|fun foonu mi)
      (sub|subscribe) (me|mi|{phone}) (for|si) (data|{plan}|data {network})
      (data|mb) {plan} (si|fun) ({phone}|nomba mi|omo mi)
      (elo ni|iye) data {plan} ({network}|bayi|)
      (mo fẹ́|mo fẹ) (ra|ra) (dátà|data) ({plan}|{network}|oṣù kan)
      (bá mi ra|ẹ ra) (dátà|data) (fún mi|fun omo mi|{plan})
      (intaneti mi|netwoki mi) (ti ja|ko lo mo|ti tan), (ra data|sub mi) ({plan}|)
      (fi|e fi) (data|{plan}) (sori|si) (laini mi|foonu mi|modem mi)
      (data|sub) (ojumo kan|ose kan|osu kan) ({network}|) (ra fun mi|ni mo fe)
      (mo fe lo|mo n lo) (whatsapp|zoom|youtube) (sugbon|) (data ti tan|mi o ni mb), (ra {plan}|e ra data fun mi)
      (awon plan|iru data) (wo|ti) (le ni|wa fun {network})
      (data to rowo|data to poju) ({network}|fun {amount}|) (wo ni|ra fun mi)
      (renew|tun ra) data (mi|{plan}) (fun mi|jowo|)
      (data|{plan}) (nko|da) ({network}|je elo|abeg)
      (e ran|ran) data ({plan}|{amount}) si (iya mi|{phone}|nomba omo mi)
      (mo fe|je n) (ta|fun) (omo mi|aburo mi|iyawo mi) ni data ({plan}|{amount}|{network})
      (night plan|data oru|weekend plan) ({network}|) (ra fun mi|ni mo fe)
      (wifi|modem|mifi) (mi|ile wa) (ti tan|fe data) (ra {plan}|fi {plan} si i)
      (buy|load) data (for me|mi|{plan}) (abeg|{network}|)
      {amount} data (fun mi|{network}|si {phone})
      {network} {plan} (osu kan|jowo|kia)
      (gig|giga) (meji|marun|mewa) ({network}|) (ra fun mi|ni mo fe)
      (ki n le|mo fe) wo (fiimu|boolu) lori foonu, (ra data fun mi|fi {plan} si foonu mi)
      (data|mb) mi (n lo|n tan) kia (ra {plan} si i|tun un ra)
      (omo ile iwe|akekoo) (ni mi|), (ra data {plan}|data olowo pooku ni mo fe)
      (se e ni|nje e n ta) data ({network}|osu kan|)
      (fi|ran) (data|{plan}) (fun omo mi|si {phone}|si laini mi)
      (e ba mi|ba mi) (sub|ra) data {network} (osu kan|{plan}|{amount})
      (mo fe|mo nilo) {plan} ({network}|) (osu kan|fun {phone}|fun ise mi)
      (data|mb) (o si|ti tan) (lori foonu mi|) (ra {amount}|fi {plan} si)
      (ẹ ra|ra) (dátà|data) {plan} (fún mi|{network})
      (data {network}|{plan}) (fun iyawo mi|fun {phone}) (ra|jowo)
      (data ojumo|data ose) ({amount}|{network}) (ra fun mi|)
      (sub mi|renew sub mi) ({plan}|{network}|data)
      (elo le|elo ni e) n ta ({plan}|data {network})
      (data|mb) {amount} ({network}|) (ra fun mi|e ra fun mi)
      (omo mi|aburo mi) (fe ka iwe lori intaneti|fe se zoom) (ra data {plan} fun un|fi {plan} si {phone})
      (mo fe ta|mo fe fi) data ranse (si {phone}|si aburo mi) {plan}
      (mo nilo|ra) (mb|gig|data) (die|{plan}) (fun mi|si foonu mi|{network})
      (data|{plan}) ({network}|) (fun baba mi|fun modem mi|fun {phone}) (ra|jowo)
      (mo fe|ra) (data oru|data ose|data osu) ({network}|fun mi)
      (data mi|mb mi) (ti tan|ku die|ko to) (e ra|load) {plan} (fun mi|si {phone})
      ({network}|) {plan} (losu kan|ojo meje|fun ose kan) (elo ni|mo fe)
      (ra|e ra) data {amount} (fun|si) (omo mi|{phone}|nomba mi) (jowo)
      (mo fe wo fiimu|omo mi fe sise ile iwe|mo fe se zoom), (ra {plan}|ra data {plan}) (fun mi|)
      (eto data|data plan) (wo|) (lo din owo|le ni) (fun {network}|lori {network})
      (ko si|mi o ni) (mb|data) (lori foonu mi|mo), (ba mi ra {plan}|ra {plan} si {phone})
      (sub data|sub) (fun mi|si {phone}) {plan} ({network}|osu kan)
      mb mi ti tan, fi {plan} si
      ra {plan} {network} fun {phone}
      data osu kan fun omo mi, {network}
      e ba mi sub data, mo fe wo kilaasi online
      data to po ju fun {amount} lori {network}
      akekoo ni mi, data olowo kekere wo lo wa
      mo ni kilaasi online laipe, mi o ni data. ra {plan} fun mi
      ra data fun whatsapp nikan, {network}
      data ojo kan elo ni, mo fe {network}
      sub data fun iya mi, o fe ma wo youtube
      awon eto data {network} wo lo wa fun ose kan
      mi o ni mb, {plan} to fun mi
      ba mi fi data si modem mi, {phone}
      data alẹ wa bi lori {network}, mo fe ra
      (ra|e ra) data {plan} (fun|si) (mi|{phone}|omo mi)
      mofe ra deta
      ra deta {plan} funmi
      ra data simi {plan}
      data mi titan ebami ra {plan}
      ehn, data mi ti tan, ra {plan} fun mi
      super eagles maa gba boolu lale yi, ra data {amount} fun mi ki n le wo o
      omo mi ni kilaasi lori zoom laaro ola, fun {phone} ni data {plan}
      mo fe ka waasu soosi lori youtube, data mi ti tan, ra {plan}
      a wa lona jos, data tan lori foonu dereva, ra {plan} si {phone}
      mo n kawe fun idanwo jamb, mb mi o to. sub {plan} fun mi
      foto igbeyawo po ti mo fe fi sori status, ra data {network} {amount}
      ojo ko je ki n jade, mo fe wo fiimu nile. ra data {plan} fun mi
      egbon mi fe pe mi lori video lati dubai, data mi ti tan ra {amount}
      mo fe wo kilaasi lori zoom, e ra data {amount} fun mi
      data osu kan lori {network}, eyi to ba din owo ju, e ra a fun mi
      e fi data sori {phone}, omo mi lo n lo o
      data mi ti tan, e ra {plan}
      e fi {plan} ranse si {phone}
    `,
    electricity: `
      <please> (san|ra|ba mi san|ba mi ra|e san) (owo ina|ina|owo nepa|ina mita|token ina)
      <i_want> (san|ra) (owo ina|owo nepa|ina|ina mita|token ina)
      (owo ina|ina|nepa|owo nepa|ina mita|ina eletiriki|sisan owo ina)
      (san|ra) (ina|owo ina) {amount} (fun mita {meter}|)
      (mita|meter) {meter} {amount}
      (fi|e fi) {amount} (si|sinu) mita (mi|{meter})
      (ina mi|unit mi|mita mi) ti (tan|ku), (ra {amount}|ba mi ra omiran)
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
      (ko si|a o ni) ina (nile|), (ra token fun mi|ba mi ra ina)
      {amount} (ina|owo ina|token) (si {meter}|e jowo|)
      token (ina|) (mi|) (da|nko|wa nibo)
      (mita|prepaid) {meter} {amount}
      (okunkun|inu okunkun) (la wa|ni a wa), (ra ina|e ba n ra token|ra {amount} ina)
      (ounje fe baje ninu firiji|ise mi duro), ina (ti tan|o si), (ra token {amount}|ra {amount} si mita)
      (mita|meter) (mi|wa) (n pariwo|n ke|ti n dun|pupa), (ra ina fun mi|fi {amount} si i)
      (e ba n|ba n) (ra|san) (ina|nepa) (iya mi|soobu|ile baba mi) ({amount}|)
      (awon|won) (ibedc|ikedc|onina) (fe|n bo wa) (ge ina|ja waya), (mo fe san|san {amount} fun won)
      (ibedc|ikedc|ekedc|eko disco) {amount} (mita {meter}|fun mi|)
      (yunit|yuniti|units) (ina|mita) (mi|) (o ku die|ti pari|ku diẹ), (ra {amount} kun un|e ra si i)
      (light bill|nepa bill|bill nepa) (mi|ti osu yii|ile wa) (ni mo fe san|{amount})
      (ra|e ra) (light|lait|ina mọ̀nàmọ́ná) (ti|) {amount} (fun ile|fun soobu|)
      (oni barber|telo|oni ice block) ni mi, (mi o ni ina|ina tan), (ra {amount} fun mi|e fi {amount} si mita)
      (san|e san) (owo ina|nepa) (ile ijosin wa|mosalasi wa|ile onile mi) ({amount}|)
      (mita postpaid|postpaid|bill ina) (mi|{meter}) (san {amount}|ni mo fe san|)
      (loodu|load|loda) (mita|meter) (mi|{meter}) (pelu {amount}|{amount}|)
      (fun mi ni|send) (token|nomba token) (ina|mita) ({amount}|ti {amount})
      (awa ayalegbe|awon ara ile) (da owo ina jo|ti da owo ina), (san {amount} si mita {meter}|ra ina)
      (power|pawa|light) (o si|ti tan|ti lo) (lori mita|), (recharge mita|ra ina) (mi|{amount})
      (shey|se) (mo le ra|e n ta) (ina|token nepa|light) (nibi|lodo yin|{amount})
      (nomba mita mi|mita mi) (ni|ree) {meter}, (ra ina|fi {amount} si i|e ra {amount})
      (kaadi ina|kaadi mita) ({amount}|mi|) (ra a|e ba mi ra|ti tan)
      (mo je|gbese) (nepa|ibedc|phcn) (, mo fe san {amount}|, san an fun mi|)
      (ona ti mo fi le|bawo ni n se ma) (ra token|ra ina|san nepa) (lati ibi|lori whatsapp|)
      (ina ile mi|mita wa) (ti di odo|ti ka odo|ku yunit kan), (ra {amount} si i|e fi {amount} kun un)
      (prepaid mita|mita prepaid) (ko ni nkankan|ti sofo) (mo|), (mo fe ra ina|ra token {amount})
      (fi|san) {amount} (fun|si) (awon onina|nepa|{disco}) (ki won le tan ina|fun mi|)
      (ṣé o lè|jọ̀wọ́) (san|bá mi san) (owó iná|owó iná mànàmáná) ({amount}|fún mítà {meter}|mi)
      (mo nilo lati|emi yoo fe lati) (san owo ina|ra token ina|fi owo si mita) (ile mi|{amount}|soobu)
      (ina tan|ina ti lo|mita sofo) (o|, e ra {amount}|)
      (oorun o see sun|ooru mu|efon n je wa), (ina prepaid ti tan|ko si yunit lori mita), (e ba n ra ina {amount}|ra token fun mi)
      (ra|ba mi ra) (ina|token|unit) {amount} (si mita {meter}|fun mita mi|jowo)
      (ina mita mi|unit mi) (ti tan|fe tan) (ra {amount} fun mi|ba mi ra a)
      (san|sanwo) (ina|nepa|ikedc) (ile mi|{amount}|{meter})
      (ra|ba mi ra|e ra) (token|ina) {amount} (fun mita mi|si {meter}|)
      (ina|unit) (ti tan|fe tan|ti lo) (ile mi|ninu mita mi|), (ra {amount} fun mi|fi {amount} si i)
      (san|mo fe san) (owo ina|owo nepa|bill ina) ({amount}|fun {disco}|ile mi)
      (mo fẹ́|mo fẹ) (san owó iná|ra iná|ra tokini) {amount}
      (bá mi san|ẹ san) (owó iná|owo ina mi) ({amount}|{disco})
      (mita|nomba mita) (mi|) ni {meter} (ra {amount}|fi ina {amount} si i)
      (token|tokini) (ina|nepa|{disco}) {amount} (jowo|fun mi)
      (buy|load) (light|nepa|token) {amount} (abeg|for me)
      (okunkun|inu okunkun) (la wa|ni mo wa), (ra ina {amount}|ba mi ra token {amount})
      (prepaid|postpaid) (mita|{disco}) (mi|{meter}) {amount} (ra|san)
      {disco} {amount} (mita {meter}|ile iya mi|)
      (fi|e fi) {amount} (sori|si) (mita soobu mi|mita ile|{meter})
      (san|ra) ina (fun iya mi|fun ayalegbe mi|soobu mi) {amount} ({meter}|)
      (ina monamona|eletiriki) (ile wa|soobu) {amount} (ni mo fe ra|ra fun mi)
      (won maa|won fe) (ge ina|ja ina) wa (san {amount}|ba mi san owo ina)
      (recharge|riichaji) (mita|meter) mi (pelu {amount}|{amount}|{meter})
      (mo fe|mo nilo) (ina|token ina) ({amount}|fun ile) (bayi|)
      {amount} (ti ina|unit ina) (mita {meter}|ile mi) (ra|)
      (se e le|e le) (ra ina|ra token) {amount} (fun mi|si {meter})
      (ina wa|unit wa) (ku kekere|ti di meji) (fi {amount} kun|ra {amount})
      (mita|ina) (iya mi|baba mi) {meter} (ra|fi) {amount}
      (ra iná|ra ina) (ti|) {amount} (sí mítà mi|si mita)
      (san|ra) {amount} (nepa|{disco}) (prepaid|postpaid)
      (nepa mi|owo nepa) (osu yii|) {amount} (san|e ba mi san)
      (light|ina) (don finish|ti tan) (buy {amount}|ra {amount}) (abeg|)
      (token|unit) {amount} (soobu|ile|fun {meter})
      (ile igbe|ayalegbe) wa (fe|nilo) ina (ra token {amount}|fi {amount} si mita)
      (mo fe fi|fi) {amount} (ra ina|san owo monamona) (fun|si) mita mi
      (ekedc|aedc|ibedc|phed) {amount} ({meter}|jowo)
      (fun mi ni|ba mi ra) (ina|token) ti (igba naira|{amount})
      (owo eletiriki|sisan owo ina) (mi|ile) ({amount}|)
      (ki ina|ki nepa) to (tan|ja wa) (ra {amount}|san {amount}) si mita mi
      (ra|san) ina {amount} (si {meter}|fun soobu mi|{disco})
      (mo fe ki e|e jowo) (ra token|fi ina) {amount} (fun mi|si mita mi)
      (ina ti ja|unit ti pari) (nile|ni soobu) (ra {amount}|fi {amount} si mita)
      (nepa bill|owo ina) (mi|iya mi) {amount} (san|sanwo)
      (iná|ina) {amount} (fún mítà mi|si {meter})
      (ina|ile) (wa ti ku|ti lo) (mita ti tan|unit ti tan), (ra {amount}|e ra ina {amount})
      (token|tokini) {disco} {amount} (fun mita|lori) {meter}
      (mo fe|ba mi) (ra ina|fi owo si mita) {amount} {disco} (jowo|)
      (onile|baba onile) (ni ki n|so pe ki n) (ra ina|san owo nepa) {amount} {meter}
      (ile mi|shop mi) (okunkun|dudu) (lo wa|) (ra ina {amount}|e ba mi ra token {amount}) ({disco}|{meter})
      (prepaid|mita) (mi|) {meter} (fi {amount} si|{amount} ina)
      ile dudu, ra ina {amount}
      token {amount} fun mita {meter}
      ki n ma baa sun ninu okunkun, ra ina
      mo fe ra ina fun iya mi, mita re ni {meter}
      bill ina osu yii, e ba mi san an
      se mo le ra token nibi
      ile ti su, ina ti tan lori mita. e ba mi ra {amount}
      unit to ku ko ju meta lo, fi {amount} si i
      ra token fun mita soobu, {meter}
      bill nepa estimated wa, mo fe san {amount}
      owo ina onile wa, {amount}, mita {meter}
      e ba mi ra ina {disco} {amount}
      ki a le ri ina lo lale yii, ra {amount}
      mo fe san owo onina ki won to wa ja waya
      ina oloja wa tan, {amount} to
      (ra|e ra) (ina|token|unit) {amount} (fun|si) mita (soobu|ile|iya mi)
      (ina|unit) ti (tan|fe tan), ra {amount}
      ra inaa {amount}
      ebamira token {amount}
      ina titan ra {amount}
      mofe ra ina {amount}
      e gbo, ina ti tan o, ra {amount}
      (<please> )?ina {amount}
      ina {amount} ni mo fe( bayii)?
      (fun mi ni|ta) ina {amount}( fun mi)?
      mo fe tan ina {amount}
      awon alejo igbeyawo ti de, ina ti lo. ra token {amount} si {meter}
      omo tuntun wa nile, gbona po, faanu o sise. fi {amount} ra ina fun wa
      boolu maa bere bayi, ina wa tan. ra unit {amount}
      mo fe lo aṣọ awon omo fun soosi ola, ko si unit. ra ina {amount} si mita {meter}
      eja mi n jera ninu firisa nitori ina ti tan, e ra {amount} si {disco} mi
      oku baba wa wa nile, awon alejo maa sun, ra ina {amount} kia
      mo wa ni irin ajo, awon omo pe pe okunkun ni won wa, ra token {amount} {meter}
      ero ilota mi duro ni ojo oja gan, ra ina {amount}
      ina mita wa ti n pariwo, e ra {amount} si {meter}
      e ra yuniti ina {disco} {amount} fun ile iya mi
      okunkun la wa, e ba mi ra token ina ti {amount}
      ina wa ti fe tan, e ra {amount}
      mita mi {meter}, {amount}
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
      (awon omo|omo mi) (fe wo katuun|n sunkun), (dstv|gotv) ti (lo|ge), (san an|e sub)
      (asekagba boolu|champions league|ere arsenal) (wa lale yii|n bo lonii), (san dstv mi|tun gotv mi se)
      (dstv|gotv|startimes) (o sise|o gbe aworan|ti pari) (nile|), (mo fe san owo e|ba n san)
      (e ba n|ba n) (renew|subscribe|sub|tun) (gotv|dstv|startimes) (max|jolli|compact|nova|)
      (owo|sisan) (satelaiti|satellite|dish|dikoda) (mi|) (ti to|{amount}|ni mo fe san)
      (nomba iuc|iuc|smart card) mi (ni|) {meter}, (san {amount}|e san gotv|sub dstv)
      (yi|gbe) (eto|bouquet|plan) (dstv|gotv) mi (si|lo si) (yanga|padi|confam|jinja|compact)
      (mo ni ile ounje|mo ni viewing center), (mo fe san dstv|e ba mi san dstv premium|san {amount} dstv)
      (startimes|sitatimes) (mi|ile) (osu kan|ose kan|nova|basic) (e san|san fun mi)
      (bawo ni n se ma|shey mo le) (san|renew) (dstv|gotv|cable tv) (lati ibi|nibi|)
      (ko si channel|channel ko jade|tv n so pe e18), (san gotv mi|san owo dstv|mo fe sub)
      elo ni (won n gba fun|mo maa san fun) (gotv|dstv|startimes) (max|supa|bayii|losu)
      (cable|kebulu) (baba mi|ile iya mi|soobu mi) (ti pari|e san an|{amount})
      (san|pay) (showmax|dstv|gotv) ({amount}|osu kan|fun mi)
      (mo fe wo|a fe wo) (africa magic|yoruba movie|ere yoruba), (san owo gotv|sub startimes|ba n sub dstv)
      (telifison|telifisonu|tivii) mi (o mu nkankan|ti sub e pari|sub ti tan), (tun un san|e renew e)
      (subscription|sub) (tv|telifisan|decoder) (mi|) (ti expire|ti lo|ni mo fe san)
      (downgrade|upgrade) (dstv|gotv) mi (si|to) (padi|max|compact plus|jolli)
      (gotv|dstv) (osu yii|ti osu to n bo) (ni mo fe san|e ba n san|san sile)
      (fi|san) {amount} (si|sori) (dikoda|smart card|iuc) {meter}
      (e san|san) (owo|sub) (tv|cable|dstv) (fun|ti) (iya mi|baba mi|hotel mi) ({amount}|)
      (dstv|gotv) (fi ami han|n beere owo|ko e16), (san an fun mi|mo fe renew e)
      (ṣé o lè|jọ̀wọ́) (san|bá mi san) (owó|) (DSTV|GOTV|Startimes|tẹlifíṣọ̀n) (mi|fún mi)
      (mo nilo lati|emi yoo fe lati) (san owo|tunse) (dstv|gotv|startimes) (osu yii|mi|{amount})
      (dstv|gotv|startimes) (osu kan|{amount}|{meter})
      (boolu premier|ere agbaye|sinima agbelewo) (bere lale yii|wa loni), (sub gotv mi|san owo dstv|tun startimes se)
      (san|tun|ba mi san) (dstv|gotv|startimes) (mi|ile wa|compact|osu yii)
      (dikoda mi|tv mi|channel mi) (ti ge|ti ku|ti pare) (sanwo e fun mi|ba mi tun un san)
      (san|ba mi san|tun san) (dstv|gotv|startimes) (mi|fun mi|osu yii)
      (dstv|gotv) mi (ti ja|ti tan|ti pari), (san an|sub e fun mi|renew e)
      (mo fẹ́|mo fẹ) (san|tun) (DSTV|GOTV|startimes) (mi|{amount}|)
      (sub|subscribe|renew) (dstv|gotv|startimes) (compact|jolli|nova|mi)
      (iuc|smartcard) {meter} (san {amount}|sub gotv|dstv)
      (tv|tẹlifisọn|amohunmaworan) (mi|wa) (ko fi nkan han|ti ja), (san sub e|san gotv fun mi)
      (awon omo|oko mi) fe wo (cartoon|boolu), (san dstv|sub gotv mi)
      (san|fi) {amount} (si|fun) (dikoda|decoder|dstv) (mi|{meter}|)
      (paaro|yi) (package|bouquet) (dstv|gotv) mi (si compact|si family)
      (pay|load) (my dstv|my gotv|startimes) (abeg|{amount})
      (owo|sisan) (kebulu|cable|dstv) (osu yii|mi|{amount}) (san an|ni mo fe san)
      (gotv|dstv) (iya mi|baba mi|soobu mi) (san an fun mi|ti tan san an|{meter})
      (showmax|dstv) (mi|) (san|renew) (fun osu yii|{amount}|jowo)
      (elo ni|je ki n san) (dstv compact|gotv max) (osu kan|)
      (san|sub) (dstv|gotv) (confam|compact|jinja) (fun mi|osu kan|)
      (dikoda|decoder) (mi|wa) (ti ja|fe owo) (san {amount}|san sub)
      (kebulu|cable) tv (mi|wa) (san an|{amount}|tun un san)
      (oga boolu|world cup) (bere lola|n bo) (san dstv mi|renew gotv mi)
      (tun|mo fe tun) (sub|owo) (startimes|gotv) (mi|) (san|se)
      (dstv|gotv) (box office|hd|extra view) (san|mo fe san) ({amount}|)
      (owo tv|owo dstv) (ile|soobu|iya mi) (ba mi san|e san)
      (san owo|pay) (tẹlifíṣọ̀n|amohunmaworan|dstv) (mi|) ({amount}|)
      (channel|ikanni) (o si mo|ti lo), (sub dstv mi|san gotv)
      (smartcard|iuc) (number|nomba) {meter} (gotv|startimes) ({amount}|)
      (startimes|gotv) {amount} ({meter}|mi)
      (ojoojumo|osoosu) (startimes|gotv) (sub|) (san fun mi|ni mo fe)
      (upgrade|gbe) (dstv|gotv) mi (si premium|si max|lo si compact plus)
      (ti sub dstv|ti gotv mi) (ba tan|ti tan) (san an|renew e) fun mi
      (mo fe wo|a fe wo) (zee world|africa magic) (san gotv|sub dstv) (mi|)
      (e ba wa|ba wa) (san|tun san) (gotv|dstv|startimes) (jowo|awon omo n sunkun)
      (tivi|tv) (mi|ile) (sub|owo sub) (san|{amount}|ti tan san an)
      (mo fe san|je n san) (owo osu|{amount}) (dstv|gotv) (mi|fun {meter})
      (sanwo|sub) (africa magic|super sport) (dstv|gotv) (mi|)
      (dstv|gotv) (bouquet|package) (to kere|yanga|smallie) (san fun mi|ni mo fe)
      (decoder|iuc) (nomba|number) {meter} (san|fi) {amount}
      (owó|owo) (gotv|dstv) (oṣù yìí|mi) (san án|ba mi san)
      (renew|recharge) (my decoder|decoder mi|cable mi) (abeg|{amount})
      (startimes|gotv) (ile oja|baba mi) (ti ja|tan) (san {amount}|san an)
      (ki won ma ja|ki won to ja) (dstv|gotv) mi (san {amount}|tun san an)
      (dstv|gotv|startimes) (wa|mi) (ti ja|ti pari|ti expire) (e san an|san fun mi)
      (awon omo|oko mi) (fe wo boolu|fe wo cartoon), (san dstv|e tun gotv san) (fun mi|{amount})
      (sub|sanwo) (dstv compact|gotv max|startimes nova) (fun mi|{amount}) (osu yii|)
      (elo ni|iye owo) (gotv|dstv|startimes) (losu|bayi) (san an fun mi|)
      (mo fe|ba mi) (tun|) (san|sub) (dstv|gotv|startimes) (osu yii|fun {amount}) (iuc {meter}|)
      (channel|gotv|dstv) (wa|mi) (ti ge|ko si mo) (san an|sub e) (fun wa|fun mi)
      omo mi fe wo cartoon, san gotv
      san dstv {meter} osu kan
      boolu wa lale, sub gotv max fun mi
      startimes mi ti lo, san an pada
      owo dikoda mi ti to, san {amount}
      san owo dish mi
      awon omo fe wo cartoon, gotv ti lo. e ba mi san an
      gotv jolli fun osu yii, {meter}
      e gbe dstv mi pada, mo fe san
      sub startimes {amount}
      fun baba mi sub dstv, won fe wo iroyin
      dikoda number {meter}, gotv, san osu meji
      mo fe yi bouquet mi si jinja
      tv yara onibara mi ninu hotel, san dstv re
      (san|sub|tun) (gotv|dstv|startimes) (mi|baba mi|soobu) (osu yii|)
      ebami san gotv
      gotv mi tilo ebami san
      ehn, gotv ti lo o, e ba mi san an
      ise po ni ose yi, mo fe simi pelu fiimu. tun gotv mi san
      iya iyawo mi n bo wa sodo wa, o feran african magic. san dstv fun wa
      awon omo wa ni isinmi ile iwe, won fe wo cartoon, sub gotv {plan}
      ikoko ife agbaye bere lola, san dstv mi ki n le wo boolu
      baba mi ko le jade mo, iroyin lo n wo. san startimes re {meter}
      ile onidiri mi, awon onibara fe maa wo zee world, e san gotv {amount}
      ojo n ro, a o le jade, gotv si ti lo. e ba mi san an
      mo sese de lati irin ajo, dikoda ti ge. san {amount} si {meter}
      dstv ti ge, boolu n bere laipe, e ba mi san an
      e tun gotv mi se fun osu kan, eyi ti mo n san tele
      startimes awon omo ti pari, e san {amount} si i
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
      (san|ba mi san) owo (ori|ijoba|ile iwe)
      (san|mo fe san|ba mi san) (owo omi|owo ile|owo ile-iwe|owo idoti|owo intaneti|bill|owo ori) ({amount}|mi|)
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
      (owo ori|land use charge|owo ijoba ibile) (ni mo fe san|{amount}, san an|ti osu yii ni mo fe san)
      (owo ile iwe|school fees) (awon omo|omo mi|aburo mi) (ti to|won n le e), (mo fe san {amount}|ba mi san an)
      (won fe le|won ti le) omo mi (kuro nile iwe|wale), (ba n san owo ile iwe|san {amount} fun ile iwe)
      (ra|e ra) (fomu|form) (jamb|waec|post utme|neco) (fun omo mi|fun mi|)
      (owo|sisan) (lawma|idoti|pako idoti|omi estate) ({amount}|osu yii|mi)
      (dues|levy) (estate|landlord association|pta|market union) (ni mo fe san|{amount})
      (loda|load|fund) (bet9ja|sportybet|1xbet|betking) (mi|{amount}|account mi)
      (owo ori|tax|lirs) (soobu mi|mi|ile) (ni mo fe san|{amount}|e ba n san)
      (remita|rrr|nomba rrr) {reference} (san an|ni mo fe san|)
      (san|e san) (owo omi|water bill|bill omi) (ile|wa|{amount})
      (bawo ni n se ma|shey mo le|se mo le) (san|pay) (school fees|owo idanwo|owo acceptance|tax) (nibi|)
      (owo ile iwosan|bill osibitu|owo hospital) (iya mi|iyawo mi|) ({amount}|ni mo fe san)
      (spectranet|smile|fiberone|ipnx) (mi|) (ti tan|e san|{amount})
      (mo ni bill|bill wa) (lati san|ti mo fe san) (loni|ba n san an|fun {biller})
      (insurance|insurans|adojutofo) (moto|ile) (mi|) (ni mo fe san|ti expire, san an|{amount})
      (san|pay) {biller} (fun mi|mi|{amount}|pelu {amount})
      (toll|lekki toll|owo lcc|cowry) (mi|) ({amount}|ni mo fe loda)
      (awon|gbogbo) (bill|gbese ile) (mi|wa) (ni mo fe san|ba n san) (loni|)
      (owo acceptance|owo hostel|owo fakulti) (mi|ui|lautech) (ni mo fe san|{amount}|e san)
      (passport|licence|iwe iwako) (owo e|mi) (ni mo fe san|san {amount})
      (ile iwe omo mi|estate wa|lawma) (ti fi bill ranse|mu bill wa), (e san an|mo fe san|{amount} ni)
      (san|e ba n san) (owo soobu fun council|owo oja fun ijoba|ticket ijoba) ({amount}|)
      (owo ori ile|tenement rate|land use charge) (mi|) (de|ti de), (san an|mo fe san {amount})
      (owo aso ile iwe|owo iwe|owo lesson|pta) (omo mi|) {amount} (, mo fe san an|, ba mi san|)
      (fiini|fine|owo itanran) (lastma|frsc|oko mi) (ni mo fe san|{amount})
      (ṣé o lè|jọ̀wọ́) (san|bá mi san) (owó omi|owó ilé ìwé|owó orí|owó ìdọ̀tí) (mi|fún mi|{amount})
      (mo nilo lati|emi yoo fe lati) (san bill|sanwo ile iwe|san owo omi|san owo ori) (mi|{amount}|)
      (school fees|owo ile iwe|owo omi|owo ori) {amount}
      (won ti bere idanwo|oga ile iwe pe mi), (won ni omo mi je owo|owo ile iwe ku), (e san {amount} fun ile iwe|mo fe san school fees)
      (owo omo ile iwe|school fees|pta) (fun term yii|ti saa yii|saa kinni) ({amount}|) (ni mo fe san|e ba n san)
      (owo gadi|owo security|owo oluso) (adugbo|estate) (wa|) ({amount}|) (ni mo fe san|e ba wa san)
      (mo fe|je n|ba mi) (san|sanwo) (owo omi|owo ile|owo ileewe|waec|lawma|bill) (mi|omo mi|)
      (owo ileewe|owo ile|owo idoti) (ni mo fe san|{amount} san an|ba mi san)
      (san|pay) {biller} (fun mi|{amount}|)
      (bill|bili) (wo|melo) ni (mo le san|e n gba) (nibi|)
      (smile|spectranet|lawma|waec) (mi|) (ti tan|fe san|san fun mi)
      (owo omo ileewe|owo idoti|owo estate) (ni mo fe san|ba mi san {amount})
      (mo fe|ba mi) san (bill|bili) (omi|{biller}|ile iwe) ({amount}|)
      (san|e san) (owo ile iwe|school fees) (omo mi|mi) ({amount}|)
      (san|mo fe san) (owo ori|tax|land use charge) (mi|{amount}|)
      (mo fẹ́|mo fẹ) (san) (bílì|owó omi|owó ilé ìwé) (mi|)
      (pay|san) (waec|jamb|neco) (fee|{amount}|fun omo mi)
      (owo idoti|lawma|psp) (osu yii|mi) (san an|{amount}|ni mo fe san)
      (san|e san) {amount} (fun|si) {biller} (mi|{reference}|)
      (rrr|remita) {reference} (san|ni mo fe san|sanwo)
      (owo levy|owo kọmitii|owo ori) {amount} (mo fe san|e ba mi san)
      (fi|e fi) {amount} (sinu|si) (bet9ja|sportybet|1xbet) (mi|account mi)
      (awon bill|bill) (wo|melo) (ni mo le san|le n san)
      (san|pay) (bill|gbogbo bill) (mi|ile wa) (osu yii|loni|)
      (owo toll|lcc|owo geeti) {amount} (san|fun mi)
      (form|foomu) (jamb|poli|unilag) {amount} (san an|mo fe ra)
      (owo estate|owo omi) (osu yii|mi) {amount} (san|e san an)
      (owo hostel|acceptance fee) (omo mi|mi) (san|{amount})
      (san|ba mi san) (owo omi|owo idoti|owo ile iwe) (iya mi|omo mi) ({amount}|)
      (school fees|fees) (omo mi|mi) {amount} (san|ni mo fe san)
      (mo fe|je n) san (owo ori|bill {biller}|remita) ({amount}|{reference})
      (bill|owo) {biller} (ti de|osu yii) (san an|{amount})
      (san|sanwo) (jamb|waec|nin) (form|) (fun omo mi|{amount})
      (pay|settle) (bill|{biller}|my bill) ({amount}|abeg)
      (owo gaasi|owo wifi|owo omi) {amount} (san fun mi|mo fe san)
      (fi owo si|fund) (bet9ja|sporty|1xbet) mi {amount}
      (san owo|sisan owo) (estate|security|gadi) ({amount}|osu yii|)
      (bíllì|bill) (mi|omi) (ẹ bá mi san|san án) ({amount}|)
      (bawo ni|nibo ni) mo (se le san|ti le san) (waec|owo omi|lawma|owo ori)
      (ile iwe|yunifasiti) (omo mi|mi) (ni ki n san|fe) {amount} (san fun mi|lori remita {reference})
      (tax|owo ijoba|vehicle licence) (mi|) {amount} (san|mo fe san)
      (insurance|adojutofo) (moto|ile) mi {amount} (san|ni mo fe san)
      (ba mi san|san) (gbogbo bill|bill omi|owo {biller}) (osu yii|{amount}|)
      (owo ile iwe|school fees|acceptance fee) (omo mi|mi) (ti to san|) (san {amount}|ba mi san an)
      (san|fi) {amount} (fun|lori) remita {reference}
      (mo fe|e je ki n) san (owo omi|owo waec|owo jamb) (fun omo mi|bayi|)
      (se mo le|nibo ni mo ti le) san (bill|owo ori|owo hostel) (nibi|)
      (lawma|water board|estate) (bill|owo) {amount} (san an|)
      (sanwo|mo fe sanwo) (bill|bili) {biller}
      (owo ori|tax) (oja|ile|soobu) mi (san|{amount})
      (san|e san) {biller} {amount} (fun mi|fun ile mi)
      (owo omi|owo idoti|owo ile iwe) (omo mi|wa) (ti to san|ti de) (san {amount}|e san an)
      (mo fe san|ba mi san) (waec|jamb|owo ori|owo aabo adugbo) {amount} (lori karo|)
      (lawma|spectranet|smile|ijoba) (fi bill ranse|ti mu bill wa) (mo fe san an bayi|ba mi san {amount})
      (san|sanwo) (owo ile iwe|jamb|lawma|owo wifi) ({amount}|fun omo mi) (lori karo|jowo)
      (mo je|mo fe san) {biller} {amount} (ba mi san an|lati inu akanti mi)
      san owo itoju ile iwosan iya mi fun mi
      mo fe san owo wifi ile wa
      san owo {biller} fun mi
      owo gaasi ile ni mo fe san
      mo fe ra kaadi waec
      ra waec scratch card kan fun omo mi
      pin jamb ni mo fe ra
      mo fe san owo neco omo mi
      e ba mi san owo oko ti won ko ticket fun mi ni lastma
      san owo iwe irina moto mi
      load sportybet mi pelu {amount}
      san owo insurance moto
      mo fe san owo spectranet
      owo swift network mi ti tan, san an
      mo fe san owo water board fun osu meta
      san owo awon omo mi meteta ni ile iwe
      owo ile iwe omo kekere ni {amount}, e san an
      e ba mi san owo egbe landlord
      mo fe san owo onidoti
      owo ori soobu mi ni mo fe san fun ijoba ibile
      san remita {reference}
      mo ni rrr {reference}, e ba mi san an
      mo fe san owo lcc toll
      owo form jupeb, e ba mi san an
      bill oja wa ti de, mo fe san an
      bill {biller} ti osu yii ni mo fe san
      school fees term yii, je n san an bayi
      owo ero omi adugbo wa, {amount}, e ba mi san
      san owo hostel mi ki won ma baa le mi
      mo fe san owo itanran frsc
      san owo ile iwe omo mi, term yii, {amount}
      bawo ni mo se le san owo ile iwe lati ori whatsapp
      e ba mi san acceptance fee, ola ni deadline
      owo omi ile wa ti le ni osu meta, mo fe san an tan
      mo fe ra form unilag
      foomu poly ibadan, mo fe san owo re
      owo waste ni {amount}, e ba mi san fun lawma
      owo gadi estate osu yii, san an
      owo aso ile iwe omo mi ni mo fe san
      pta ni {amount}, ba mi san an
      yunifasiti ni ki n san {amount} lori remita {reference}
      omo mi maa se waec, won ni owo re ni {amount}. e ba mi san an
      won ti fe ge omi wa, bill osu meta ni a je. mo fe san an
      (mo fe|e ba mi) san (owo omi|owo ile iwe|owo estate) (osu yii|{amount})
      owo tenement rate ile wa, {amount}, e ba mi san
      mo fe san owo hospital bill iya mi
      owo iwe ile ni mo fe san fun ijoba, {amount}
      e san owo internet fiber wa
      mo fe san owo ile iwe alakobere omo mi
      (san|e ba mi san) owo (idoti|omi|estate|gadi) (ti osu yii|{amount})
      (mo fe ra|ra) (waec|neco|jamb) (pin|kaadi|form) (fun omo mi|kan)
      (fi|load) {amount} si (bet9ja|sporty|1xbet) (mi|account mi)
      mofe san skul fees
      ebami san owo omii
      mofe san owo ile iwe omomi
      ebami san bil omi
      mo fe san owo omi ati ti idoti papo
      san bill osu yii fun {biller}, {amount}
      mo fe san owo ile ijoba, {amount}
      owo form neco omo mi ni {amount}, e san an
      mofe san owo wota
      won ni mi o ni se idanwo ti mi o ba san owo ile iwe. e ba mi san {amount}
      owo omi, {amount}, e ba mi san an kia
      e gbo, mo fe san owo ile iwe omo mi o, {amount} ni
      (san|e san) owo (ile iwe|lesson) omo mi {name}, {amount}
      ki won to ti omo mi mo ita ni ojo aje, san owo ile iwe re {amount}
      igbeyawo maa wa ni gbongan ijoba ibile, mo fe san owo gbongan naa nipa remita {reference}
      a wa loju ona ibadan, moto mi fe gba toll, san owo lcc {amount}
      oorun gba adugbo kan, idoti ti po. san owo lawma wa {amount}
      iya mi n lo kanga, bayi won fa omi ijoba de ile wa. mo fe san owo omi {amount}
      omo mi fe se waec, oluko n beere owo re lola. san owo waec {amount}
      mo fe wo fiimu pelu iyawo mi lojo isinmi, san netflix mi
      awon lastma gba oko mi, mo fe san owo itanran {amount} nipa remita
      owo ile iwe {name} ni {amount}, e ba mi san an fun ile iwe
      mo fe san owo idoti lawma fun ile wa
      e ra pin waec kan fun mi, omo mi fe wo esi
      owo internet ile mi, {biller}, e san {amount}
      mo fe fi {amount} si akanti bet9ja mi, ki n fi ta tẹtẹ
    `,
    bill_due: `
      (igba wo|nigba wo|ojo wo) (ni|) (mo gbodo|mo maa|lo ye ki n) san (bill mi|owo ina|owo omi|owo ile|dstv)
      (ojo|igba) ti (bill|owo ina|owo omi|owo ile) (mi|) (maa pe|yoo pe|to san)
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
      (bill|owo ina|owo dstv) (mi|) (ti to san|ti koja asiko|ti koja gbedeke)
      (igba wo|nigba wo|ojo wo) (ni|) (mo gbodo|mo ni lati|o ye ki n|ki n) san (bill mi|owo ina|owo ile|owo omi|bili)
      (igba wo|nigba wo|ojo wo) (ni|) (bill mi|dstv mi|owo ile mi|sub mi) (maa|yoo) (pe|tan|to san|pari)
      (ojo|gbedeke|ojo isanwo) (ti mo gbodo san|fun|ti) (bill mi|owo ina|owo omi|bili)
      (ojo meloo|o ku ojo meloo) (lo ku|) (ki n san|fun mi lati san|ki) (bill|owo ina|dstv)
      (se|nje) (bill mi|owo ina mi) (ti pe|ti pe san|ti koja ojo)
      (igba|ojo meloo) (lati san|lo ku fun) owo (ina|ile|omi|ile iwe) (mi|)
      (bill dstv|bill ina|owo ile) (mi|) (ti koja asiko|ti pe|ti to san) (bi|)
      se owo (ina|omi|ile) mi ti pe
      (ki n ma ba|ki won ma ba) ge ina (mi|wa), (ojo wo ni mo gbodo san|igba wo ni bill pe)
      (ojo wo|igba wo|nigba wo) ni (dstv|gotv|sub) (mi|wa) (maa ja|maa lo|maa tan)
      (school fees|owo ile iwe) (omo mi|) (ojo wo ni|igba wo lo ye) ki n (san an|ti san tan)
      (ki odun ile|owo ile mi) (to pe|ti n pe lo|maa pe) (ojo meloo lo ku|nigba wo)
      (deadline|due date) (bill|school fees|owo ina|owo ile) (mi|) (nko|ni igba wo|je ojo wo)
      (e ran mi leti|e so fun mi) ojo (ti|to ye ki) (bill mi|owo omi|owo ina) (to san|n pe|pe)
      (shey|se) (mo si ni|o ku) (akoko|ojo die) (lati san|ki n to san) (bill|owo ina|owo ile iwe)
      (titi di|di) (ojo wo|igba wo) ni mo (le|gbodo) san (bill|owo omi|gotv) (yii|mi|da)
      (bill|gbese|owo) (wo lo|wo ni) (pe|to san) (ju|koko|kiakia) (losu yii|)
      (ose yii|osu yii|loni), (bill wo lo pe|kini mo gbodo san|se bill kan pe)
      (owo estate|owo lawma|owo ile) (wa|mi|) (se o ti pe|se akoko ti to|n pe nigba wo)
      se (asiko|akoko) (sisan|ti a n san) (owo ina|owo omi|owo ile iwe|bill) (mi|) (ti koja|ti to) (bi|)
      (ki n ma|ki n ma baa) (san late|je itanran), (so ojo ti bill pe|ojo wo ni gbedeke bill mi)
      (mo fe mo|je n mo) (igba|ojo) ti (sub tv|owo ina|bill) mi (maa pari|n pe)
      (o ku ojo|ojo) melo (ki won to ge ina|ki dstv to lo|ki owo ile pe)
      (bill to n bo|bill miran) (ojo wo|igba wo) ni (mo maa san|o pe)
      (se mo ti|mo ti) (pe|late) (lati san|fun sisan) (bill|owo ile|owo ina) (bi|)
      (awon bill mi|bill mi) (to n bo lona|ti won fe pe|to ku lati san) (nigba wo|je n ri)
      (landlord|onile) mi (n beere|fe mo) (ojo ti owo ile pe|igba ti mo maa san owo ile)
      (nigba wo|ojo wo) gangan (lo ye ki|ni ki) (a|n) san (nepa|owo omi|bill)
      (mo gbagbe|mi o ranti) ojo (ti bill mi pe|ti mo gbodo san ina|ti owo ile pe), (e ran mi leti|ojo wo ni)
      (igba wo|ojo wo) ni (ibedc|lawma|estate) (n reti|fe ki a) (owo|san owo) (won|wa)
      (nje o le so|so) ojo (isanwo|gbedeke) (bill|owo ina|owo ile iwe) (mi|) (fun mi|)
      (gbedeke|ojo isanwo|deadline) (bill|ina|ile iwe)
      (igba wo|ojo wo) ni (mo gbodo san|won maa ge|ojo isanwo) (owo ina|owo omi|dstv|owo ile) (mi|)
      (ojo wo|igba wo) ni (dstv|gotv|startimes|sub) mi (maa tan|maa pari|maa ge)
      (ojo melo|ose melo) lo ku (ki n san|ki o to di ojo) (owo ina|owo ile|bill)
      (se|shey) (bill|owo ina|owo omi) mi (ti to san|ti pe san|ti koja ojo)
      (ran mi leti|je ki n mo) ojo (ti mo maa san bill|owo ina|isanwo)
      (igba wo|ojo wo) ni won maa ge (ina|dstv|omi) mi (ti mi o ba san|)
      (bill to n bo|eyi to to san) (lona|losu yii) (je n ri|wo ni|han mi)
      (owo ile|owo estate|owo idoti) (mi|) (ti pe|maa pe) (bi|nigba wo|lojo wo)
      (je n mo|so fun mi) (igba|ojo) ti (sub tv|owo ile|owo ina) mi (maa pari|maa pe)
      (ojo wo|igba wo) ni (bill ina|bill omi|owo ile iwe) (mi|wa) (maa pe|to san)
      (bill|owo) (wo lo|wo ni) (maa pe|to san) (lose yii|laipe|lola)
      (deadline|gbedeke) (owo ile|owo ina|bill mi) (nigba wo|da|je ojo wo)
      (se|nje) (bill mi|owo ina mi|owo dstv mi) (ti pe|ti koja ojo) (bi|)
      (nigba wo|ojo melo lo ku) (ki dstv mi|ki gotv mi|ki sub mi) (fi pari|to tan|ja)
      (ọjọ́ wo|ọjọ wo) ni (bill mi|owó iná mi|owo ile mi) (máa pé|yóò pé)
      (ìgbà wo|nígbà wo) ni (mo gbọ́dọ̀ san|mo gbodo san) (bill|owó iná|owó omi)
      (ojo isanwo|due date) (bill|ina|omi) (mi|) (nko|da|je n mo)
      (mo fe mo|so fun mi) (ojo ti|igba ti) (bill mi|owo omi) (maa pe|yoo pe)
      (when|nigba wo) (is my bill|bill mi) (due|maa due)
      (awon bill|bill) ti (o n bo|ko tii pe|to fe pe) (da|losu yii)
      (ojo melo|ose melo) lo ku (ki n san|ki n to san) (owo ina|bill|owo ile)
      (ki won to|ki nepa to) (ja ina wa|ge omi), (ojo wo ni mo gbodo san|nigba wo ni bill pe)
      (bill|owo) (ile iwe omo mi|estate wa) (igba wo lo pe|ojo wo ni gbedeke)
      (ran mi leti|e ran mi leti) (ojo|igba) ti bill (mi|ina mi|omi wa) (pe|to san)
      (due date|ojo to pe) (fun|ti) (lawma|{biller}|owo ina) (da|nko)
      (se osu yii|se ose yii) ni (bill mi|owo ile) (to san|pe)
      (igba wo|osu wo) ni (owo ori|land use|tenement rate) (mi|) (maa pe|to san)
      (mo ti pe|se mo ti pe) (san bill|lati san owo ina) (bi|), ojo wo ni gbedeke
      (ojo ikeyin|ojo to gbeyin) (lati san|fun sisan) (bill|owo omi|ile iwe) (ni igba wo|da)
      (bill to kan|bill miran) (maa de|to san) (nigba wo|lojo wo)
      (sub|subscription) (tv|dstv) mi (ku ojo melo|maa pari nigba wo)
      (nje o ni|se mo ni) bill (kan|) to (pe loni|maa pe lola|ti pe)
      (ojo|date) (bill|gbese) (nepa|omi) (mi|wa) (jowo|da)
      (igba wo|ojo wo) (la|ni a) gbodo (san owo estate|san omi|san bill) (wa|)
      (se asiko|nje asiko) (bill|owo ina|owo ile) (ti to|ti koja) (bi|)
      (bill|owo omi|owo ina) (mi|) (ku ojo melo|pe lojo wo|ti pe bi)
      (when|nigba wo) (bill|light bill|dstv) (go due|maa due|expire)
      (ojo to ye ki n|igba to ye ki n) san (owo ile|bill|owo ile iwe) (da|ni igba wo)
      (ọjọ́ ìsanwó|ojo isanwo) (bill|iná|ile) (mi|) (dà|nko)
      (gbedeke|deadline) (sisan|) (bill|owo ori|owo omi) (mi|) (nko|ojo wo ni)
      (bill wo|ewo ninu bill mi) (lo pe|lo sunmo|lo ti koja ojo)
      (o ku ojo melo|ojo melo lo ku) (ki bill mi|ki owo ina mi|ki owo ile mi) pe
      (fi|so) (ojo|date) (bill mi|awon bill mi) (n pe|maa pe) (han mi|fun mi)
      (se mo ti koja|nje mo ti koja) (ojo|deadline) (bill|owo ile iwe) (mi|)
      (losu yii|lose yii) (bill wo|awon bill wo) (lo maa pe|lo to san)
      (sub|dstv|gotv) mi (maa pari|tan) (lojo wo|nigba wo)
      (ki n ma ba gbagbe|ma je ki n gbagbe), (ojo wo ni bill mi pe|igba wo ni owo ina pe)
      (due date|ojo) (bill|fees) (mi|omo mi) (abeg|jowo|da)
      (ojo melo|igba wo) (ki won to|ti won maa) ge (ina|omi) (wa|) (fun bill|)
      (se ola|se ojo aje) ni (bill|owo ina) (mi|) (maa pe|to san)
      (bill ile|bill estate) (osu yii|) pe (nigba wo|lojo wo)
      (iranti|reminder) (ojo bill|bill to fe pe) (mi|da)
      (akoko|asiko) (sisan|) (bill|owo ile iwe) (ku meloo|igba wo ni)
      (insurance|land use|owo ori) (mi|) (igba wo lo pe|pe lojo wo)
      (ewo lo|bill wo lo) (ye ki n san|maa pe) (koko|tete)
      (ojo wo|igba wo) (lo ye ki n|ni mo gbodo) san (owo ile|bill|dstv) (mi|)
      (bill|owo) (omi|ina|ile) (pe|to san) (nigba wo|lojo wo|lola bi)
      (ojo wo|igba wo) ni (owo {biller}|bill ina|owo omi|owo dstv) (mi|wa) (pe|ye ki n san)
      (bill wo|awon bill wo) (lo fe pe|lo ye ki n san) (lose yii|{period}|ni kiakia)
      (gbedeke|deadline) (owo ile iwe|bill {biller}|owo ina) (ojo wo ni|nigba wo)
      (mi o fe|ki n ma) (pe san bill|je gbese ina) (ojo wo ni o pe|nigba wo ni gbedeke)
      (se ojo|nje ojo) ti (to|pe) lati san (owo {biller}|bill ina|owo dstv) (mi|)
      (leti mi|so fun mi) (ojo ti|igba ti) (bill|owo {biller}) (maa pe|ye ki n san)
      (igba wo|ojo wo) ni (mo maa san|a maa san) (owo lawma|bill {biller}|owo dstv|owo omi) (mi|to kan|)
      (o ku|o se ku) (ojo melo|igba wo) ki (bill {biller}|dstv|bill ina) (mi|) (pe|ja)
      (bill mi|owo {biller}) (to kan|to n bo) (ojo wo|nigba wo) ni
      (se mo ti|nje mo ti) (pe|koja ojo) (lati san|fun) (owo {biller}|bill ina) (bi|)
      (oni ni|lola ni|se oni ni) (owo {biller}|bill ina|dstv) (mi|) (pe|maa tan) (abi nigba wo|bi)
      (awon bill|awon owo) (to n bo|ti mo maa san) (lose to n bo|losu yii) (ojo wo ni won pe|ati ojo won)
      (ojo ti|igba ti) (dstv|gotv|{biller}) (mi|) (maa pari|pe) (kini|ojo wo ni)
      (mo gbagbe|mi o mo) ojo ti (bill {biller}|bill ina|owo ileewe) (pe|ye ki n san) (so fun mi|)
      owo ile mi, osu wo lo maa pe
      ku ojo meloo ki gotv mi lo
      nigba wo ni won maa ge ina mi ti mi o ba san
      ojo wo ni gbedeke owo ile iwe
      ki e ran mi leti ojo ti bill omi mi pe
      dstv mi maa tan nijo wo
      se bill mi ti koja ojo isanwo
      ewo ninu awon bill mi lo maa koko pe
      ewo ninu bill mi lo ye ki n tete san
      ojo ti to lati san dstv bi
      osu wo ni land use charge mi pe
      ojo wo ni gbese nepa wa pe
      ku ojo meloo ki n san owo ile iwe
      mi o ranti ojo ti owo ile mi pe. e so fun mi
      ojo wo ni subscription mi maa tan
      se won maa ge omi mi lose yii abi lose to n bo
      owo estate, ojo wo ni won fe ki a san an de
      igba wo ni gbedeke owo ile iwe term yii
      iye ojo to ku ki bill ina mi pe
      mo ni bill ti o ti pe bi
      ran mi leti igba ti owo dstv to san
      (ojo wo|igba wo) ni (bill|owo) (omi|ile iwe|estate) mi pe
      (ojo melo|ose melo) lo ku ki (gotv|dstv|bill omi) mi (lo|pe)
      ehn, ojo wo ni bill ina mi maa pe
      mo n lo si abule fun odun ileya, ojo wo ni bill omi mi maa pe
      omo meta wa ni ile iwe, ojo wo ni gbedeke owo ile iwe won
      mi o fe ki boolu duro larin, ojo wo ni dstv mi maa pari
      ki n to na owo yi fun aso odun, bill wo lo maa pe lose yii
      iyawo mi fe bimo, mi o raye. leti mi ojo ti mo maa san owo ina
      mo maa wa ni oko fun ose meji, se owo lawma wa ma pe ki n to de
      kini ojo ikeyin ti mo le san owo omi ile baba mi, arugbo ni won
      ojo ti gotv soobu barbing mi maa tan, so fun mi ki awon onibara ma binu
      ojo wo gan ni owo omi maa to san, ki n mura sile
      igba wo ni dstv mi maa ge, ki n le san siwaju
      se bill kankan wa ti mo gbodo san ki ose yii to pari
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
      (apapo|gbogbo) (bill mi|bili mi|bill ti mo gbodo san|owo ti mo je lori bill) (je elo|elo ni|)
      (so fun mi|fi han mi) (iye bill mi|iye ti mo je lori ina|owo ina mi)
      (iye|elo) to ku lori (bill mi|owo ile iwe|owo ina)
      (won mu|won gbe) (bill|owo ina) wa, (elo ni mo je|elo ni mo maa san|iye re nko)
      (gbogbo|apapo) (gbese|bill) (ile|ina|omi) (mi|wa) (je elo|melo ni|to elo) (bayii|)
      (melo|elo) ni (nepa|ibedc|ikedc|lawma) (n beere lowo mi|so pe mo je|ko fun mi) (losu yii|)
      (shey|se) mo (si|tun) je (nepa|awon onina|awon olomi) (ni|) (owo|gbese) (kankan|elo)
      (mo ti san die|mo san idaji) (ninu|lori) (owo ile iwe|bill|owo ina), (elo lo ku|iyoku je elo)
      (owo ile iwe|school fees) (omo mi|) to ku (elo|je elo|ti mo gbodo san)
      (how much|elo) (is|ni) (bill|nepa bill|light bill) mi (osu yii|bayii)
      (e ba n wo|ba n wo) (bill|gbese ina|owo omi) (mi|wa), (elo ni|iye re)
      (iye|owo) ti (won ko sinu|o wa lori) (bill|iwe ina|iwe owo omi) (mi|) (je elo|nko)
      (ti mo ba|bi mo ba) fe (san gbogbo bill mi|san bill tan), (elo ni|elo ni mo nilo)
      (bill|owo) (omi|ina|estate) (wa|mi) (ti di elo|ti pe elo|ti wo elo)
      (iye to|oye to) (ku|wa) (lori|ninu) (bill estate|gbese omi|bill ina) (mi|wa)
      (elo lo|ki lo) (ku sile|ku nile) (lori|ninu) (bill|bills|owo ina) mi
      (awa ayalegbe|emi ati aladugbo mi), (elo ni owo ina wa|elo lo kan mi ninu owo ina)
      (dstv|gotv|intaneti) mi, (elo ni bill e|bill re je elo|elo ni mo je)
      (gbese|outstanding) (bill|nepa|ina) (mi|) (ku elo|da|nko)
      (bawo ni|bawo) bill (mi|ina mi|omi mi) (se po to|se wo to) (losu yii|)
      (shey|se) bill (mi|ina) (osu yii|) (ti po ju|po) (ti tele|), (elo ni|je n mo iye e)
      (oye|iye) ti mo (je lori|gbodo san fun) (omi|ina|bill) (gangan|titi di oni|)
      (mo fe mo|je n mo) (iye|elo ti) (bill|gbese bill) (mi|ile wa) (je|ti di)
      (ti|bi) mo ba san {amount} (ninu|lori) (bill|owo ina), (elo lo maa ku|iyoku maa je elo)
      (elo ni|iye wo ni) (aje|gbese) (ina|omi|estate) (to wa lorun mi|mi) (bayii|)
      (èló ni|kí ni iye) (owó iná|owó omi|bill) (mi|tí mo jẹ|tí mo gbọ́dọ̀ san) (oṣù yìí|)
      (nje o le so|so) iye (bill ina|owo omi|gbese bill) (mi|) (fun mi|)
      (gbese ina|bill mi|owo omi) (elo|melo|je elo)
      (elo|iye) ni (gbese ina|owo omi|bill) (mi|to wa lorun mi) (je|lapapo|bayii)
      (elo|iye) lo ku (ti mi o tii san|ti mo je) (lori owo ile|lori ina|lori owo ileewe)
      (elo ni|iye) (bill|owo) (ina|omi|estate) (mi|wa) (osu yii|bayi|)
      (elo ni mo|melo ni mo) je (awon onina|nepa|awon olomi|{biller})
      (gbese|owo ti mo je) (lori ina|lori omi|lori bill) (je elo|elo ni|da)
      (wo|e wo) (iye bill|gbese ina|owo omi) (mi|wa) (fun mi|)
      (bill mi|owo ina mi) (ti di elo|ti to elo|je melo) (bayii|)
      (èló|elo) ni (bill|gbèsè) (iná mi|omi mi|iná wa)
      (iye|oye) (owó iná|owo omi|bill) (mi|ti mo jẹ) (kí ni|elo ni)
      (how much|elo) (is my bill|be my light bill|bill mi)
      (se mo je|nje mo si je) (nepa|{biller}|olomi) (ni gbese|elo)
      (elo lo ku|iye wo lo ku) (lori bill|lori owo ile iwe|lori owo omi) (mi|ti mo gbodo san)
      (ki n to san|ki n san) (bill|ina), (so iye re fun mi|elo ni mo maa san)
      (outstanding|gbese to ku) (bill|ina|omi) (mi|) (elo|da)
      (mo fe mo|e so) (iye ti|elo ti) (bill ina|bill omi|lawma) (je|mu wa)
      (bill|bili) (osu yii|ose yii|to de) (elo ni|je elo)
      (iye owo ina|iye owo omi) ti (a lo|mo lo) (losu yii|) (je elo|elo ni)
      (won mu|won ko) bill (wa|de) (elo ni won ko|iye re nko)
      (estate|egbe adugbo) (so pe mo je|ni mo je), (elo ni gangan|e ba mi wo iye re)
      (total|apapo) (bill|bills) (mi|ti mo ni) (da|elo ni)
      (elo ni|kini) (gbese|bill) ({disco}|mita) (mi|to wa lorun mita mi)
      (bill|gbese) dstv (mi|) (elo ni|je elo|bayi)
      (elo ni mo|iye ti mo) (gbodo san|maa san) (fun ina|fun omi|fun idoti) (losu yii|)
      (wo gbese|check gbese) (mita|ina|omi) (mi|ile wa)
      (se|nje) (bill mi|owo ina mi) (ti lo soke|ti po) (bi|), (elo ni bayi|iye re nko)
      (bill ina|bill omi|owo ina) (ti mo maa san|ti won ko) losu yii (elo ni|je elo)
      (elo ni won|iye ti won) (ko fun mi|mu wa) (lori bill ina|lori bill omi)
      (gbese|iye) (omi|ina|idoti) (ile wa|soobu mi) (elo ni|ti to elo)
      (se gbese|nje gbese) (ina|omi|bill) (kankan|) (wa lorun mi|wa fun mi) (elo ni|)
      (elo|melo) (lo ku|ku) fun mi lati san (lori bill|owo ile iwe|lori owo estate)
      (light bill|water bill) (mi|wa) (elo ni|how much)
      (mo gbodo san|mo maa san) elo (fun bill|fun ina|fun omi) (osu yii|)
      (bíllì|bill) (mi|iná mi) (jẹ́ èló|ti di èló)
      (gbèsè|gbese) (iná|omi) (mi|wa) (kù èló|elo ni)
      (ye|wo) (bill|gbese) ({biller}|{disco}|omi) (mi|) (wo|iye to je)
      (apapo bill|total bill) (ile|mi) ({period}|) (elo ni|da)
      (iye ina|iye omi) ti mo (lo|je) {period} (ni naira|elo ni)
      (owo ti|gbese ti) {disco} (ni mo je|fi sorun mi) (elo ni|)
      (mi o mo|n ko mo) iye (bill mi|owo ina mi) (so fun mi|wo o)
      (owo ile iwe|fees) (omo mi|) (ku elo|elo lo ku ninu e)
      (bill|owo omi) (osu to koja|ti mi o san) (elo ni|je elo)
      (e so|so) elo ni (bill|gbese ina) (mi|ile iya mi)
      (outstanding|arrears) (lori mita|lori bill) (mi|) (elo|da)
      (invoice|bill) ({biller}|estate) (mi|) (elo lo wa nibe|je elo)
      (se bill|bill) (tuntun|) (ti jade|ti de) (elo ni|iye re nko)
      (ki ni iye|elo ni) (bill dstv|bill gotv|bill startimes) (mi|osu yii)
      (mo fe mo|je n mo) bi (gbese ina|bill) mi (se po to|ti to)
      (elo ni owo|elo ni bill) (lawma|omi|nepa) (mi|wa|ti mo je)
      (gbese bill|bill to ku) mi (elo ni|da|fi han mi)
      (elo ni mo je|gbese elo ni mo ni) (lodo {biller}|lori ina|lori bill omi)
      (iye to ku|elo lo ku) (ti mo maa san|ki n san) (lori bill {biller}|fun owo omi|lori bill ina)
      (bill ina|bill omi|owo {biller}) (ti mo je|ti mi o tii san) (je elo|ti po to elo) ({period}|lapapo)
      ({biller}|nepa) (ni mo je gbese|so pe mo je gbese) (elo ni gan|ba mi wo iye)
      (ba mi wo|wo) (iye ti|elo ti) mo je (lori {biller}|nepa|owo omi)
      (bill to|iye to) (wa nile|ku) fun ({biller}|ina mi|omi) (elo ni|)
      (gbese|owo) ti {biller} (n ba mi fa|ni mo je) (elo ni|elo ni gan)
      (mo fe mo|wo) (bill ina|bill omi|gbese {biller}) mi (elo ni|elo lo ku)
      (nepa|{disco}) (so pe|ni) mo je (won|gbese) (elo ni|wo o fun mi)
      (bill mi|gbese mi) (ni|lodo) (lawma|{biller}|water board) (elo ni|elo lo ku bayi)
      (owo omi|owo ina) (ti won ko fun mi|to gun mi) (elo ni gbogbo e|elo ni)
      (owo|iye) (ti mo je|to ku) (nepa|{biller}|ile ise omi) (lapapo|) (elo ni|so fun mi)
      (wo|ye) gbese (ina|omi|{biller}) mi (wo|fun mi) (elo lo je|)
      elo lo ku ki n san tan lori owo ile iwe
      gbese ina ti ile wa je elo
      bill lawma mi ti di elo
      nepa ko bill, elo ni won ko
      mo san die lori owo ile, elo lo seku
      e wo gbese mita mi, elo ni
      won ni mo je owo estate, e ba mi wo iye to je
      iyoku owo ile iwe ti mo je ku elo
      e ba mi wo bill omi wa, elo ni
      mo ti san idaji owo omi. elo lo ku nibe
      lapapo, bill mi je elo
      owo ti lawma n beere lowo mi je elo
      {biller} mi elo ni mo je
      iyoku ti mo maa san fun ile iwe omo mi
      bill mi losu yii ti to elo
      gbese omi wa ti di elo bayi
      (elo|eelo) ni mo je (lori omi|fun estate|lori owo ile iwe omo mi)
      (gbese|bill) (nepa|lawma|omi) mi (ku elo|ti di elo)
      e gbo, elo ni mo tile je lori owo omi
      won fe ge omi wa lojo ariya, elo ni gbese to wa lori bill omi wa
      mo sese ko wole yi, ayalegbe to lo ko san ina. elo ni won n beere lori bill naa
      oko mi ni oun ti san die ninu owo ina, elo lo ku lori bill naa
      nepa gun opo ni aaro yi pe won fe ge wa, elo ni a je lori bill ina
      mo pada de lati hajj, elo ni bill lawma mi ti di
      iya mi n binu pe omi ko yo, elo ni gbese omi wa
      ki n to lo ba oga ile iwe, elo lo ku ninu owo ile iwe omo mi
      awon ayalegbe fe pin bill ina, elo ni gbogbo bill naa
      elo lo wa lorun mi fun owo ina {disco}
      e wo iye ti mo je ninu owo omi fun mi
      elo ni bill internet mi osu yii
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
      (mi o ni owo to po|owo mi kere|owo kere lowo), elo lo kere ju ti mo (le san|le fi sile) (lori bill|fun bill|fun ina)
      (shey|se) (won a gba|e maa gba) (die|{amount}|idaji) (fun|lori) (bill|owo ina|bill omi) (na|)
      (ona|iye) to kere ju (lati fi|ti mo le fi) (bere sisan|san) (bill|gbese kaadi|owo ina)
      (minimum|least) (amount|owo) (ti mo le san|lati san|to se san) (lori|fun) (bill|kaadi|ina) (yii|mi)
      (isale re|o kere tan|o kere ju), (elo ni mo gbodo san|elo ni ki n san) (lori bill yii|fun bill mi)
      (mo fe san|ki n san) (kekere|iye to kere ju) (lori|ninu) (bill mi|gbese kaadi mi), (elo ni|iye re nko)
      (ti mi o ba le|bi mi o ba le) san (gbogbo bill|gbogbo re), (elo lo kere ju|iye wo lo kere ju)
      (iye to kere tan|owo to kere tan) (ti e n gba|ti won n gba|lati san) (fun|lori) (bill|ina|omi)
      (se mo le|shey mo le) (pin|ge) (bill|owo ina|sisan bill) (si meji|si ona meta|wẹ́wẹ́)
      (min|minimum) payment (kaadi|bill|ina) (mi|) (je elo|elo ni|nko)
      (elo ni|iye wo ni) (eniyan|mo) (le san kere ju|maa san kere ju) (fun bill|lori kaadi|fun owo omi)
      (o kere ju|at least), (elo|iye wo) (ni mo maa san|lo ye ki n san) (losu yii|) (lori bill|fun bill) (mi|)
      (sisan|isanwo) (kekere|to kere ju) (fun|lori) (bill|gbese kaadi|owo ina) (da|elo ni|wa bi)
      (nje|se) (iye kan wa to kere ju|owo kan wa to kere ju) (ti mo le san|lati san) (fun bill|fun ina|)
      (ki won ma ba ge ina|ki won ma ge e), (elo lo kere ju|iye to kere ju wo) (ti mo le san|lati san)
      (kini owo|elo ni owo) (to kere ju|kekere ju) ti (awon onina|nepa|estate) (maa gba|le gba) (lowo mi|)
      (mo le san|se mo le fi) (iye to kere ju|die sile) (na|losu yii), (elo ni|fun bill mi)
      (isanwo|payment) to (kere julo|kere tan) (lori|fun) (kaadi|bill|dstv) (mi|) (je elo|ni mo fe mo)
      (ti owo ba kere lowo|ti mi o ba ni to), (elo lo kere ju ti mo le san fun bill|iye to kere ju fun bill nko)
      (e so|so) (iye to kere ju|owo to kere tan) (ti mo gbodo san|lati san) (lori kaadi|lori bill) (fun mi|)
      (so iye|nje o le so iye) to kere ju (ti mo gbodo san|ti mo le san) (lori kaadi|fun bill) (mi|) (losu yii|)
      (elo|iye) to kere (ju|tan) (ni mo le san|ti e n gba) (lori bill|fun ina|lori gbese)
      (se|nje) mo le (san die die|san idaji|pin in) (ninu bill|owo omi|owo ile)
      (se mo le|shey mo le) (pin|ge) (bill|sisan bill|owo omi) si (meji|meta|wewe)
      (iye to kere ju|o kere tan elo) ni mo (gbodo san|le san bayii) (lori bill|fun ina|)
      (elo ni|iye wo ni) (o kere ju|o kere tan) (ti mo le san|lati san) (lori bill|fun ina|lori gbese yii)
      (minimum|kekere ju) (payment|sisan) (mi|lori bill mi|osu yii) (elo ni|nko)
      (se mo le|nje mo le) (san die|san idaji|san apakan) (bill|owo ina|owo omi) (na|)
      (iye to kere ju|owo to kere ju) (fun|lori) (bill ina|omi|dstv) (je elo|ni|nko)
      (kini|elo) (ni iye to kere|lo kere ju) ti (e le gba|won le gba) (lori bill|fun bill yii)
      (bill mi|gbese ina mi) po, (elo ni mo le koko san|kini iye to kere ju ti mo le san)
      (èló|elo) ni (ó kéré jù|o kere ju) (tí mo lè san|ti mo le san) (lórí bill|fún iná)
      (iye|oye) (tó kéré jù|to kere julo) (láti san|ti mo gbodo san) (fún bill mi|lori bill mi|)
      (minimum|least) (amount|payment) (ti mo le san|i can pay) (for bill|lori bill)
      (ti mi o ba|bi n ko ba) (le san gbogbo e|ni owo to pe) (fun bill|), (elo ni ki n san o kere ju|iye to kere ju nko)
      (so|e so) (iye to kere ju|minimum) (lori bill mi|fun ina mi) (fun mi|)
      (ki won ma ba ge ina|ki won ma baa ja wa), (elo lo kere ju ti mo le san|iye to kere ju ti won gba nko)
      (apakan|die) (lara bill|ninu owo ina) (ni mo fe san|) (iye to kere ju nko|elo lo kere ju)
      (minimum due|min payment) (mi|losu yii|lori kaadi) (elo|da|nko)
      (mo fe mo|je n mo) (iye to kere ju|owo to kere ju) (ti bill|ti ina|ti kaadi) (mi|le gba)
      (se iye kan wa|nje o ni iye) to kere ju (ti won n gba|ti mo le san) (fun bill|fun ina|fun dstv)
      (owo to kere|iye kekere) (ju|julo) lati (san bill|ra token|san omi) (je elo|nko)
      (lati yago fun|ki n le bo lowo) itanran, (elo lo kere ju lori bill mi|iye wo ni o kere ju ti mo le san)
      (elo ni|kini) (minimum|o kere ju) (bill estate|owo ile iwe) (ti mo le san|ti won gba)
      (lori|fun) (bill yii|gbese ina yii) (elo lo kere ju|iye to kere ju da)
      (mo fe san|je ki n san) eyi to kere ju (lori bill|fun ina) (, elo ni|, iye re nko)
      (e ba mi wo|wo) (iye to kere ju|minimum) (ti mo gbodo san|lori bill) (osu yii|)
      (bill kaadi|kaadi kirediti) mi (iye to kere ju|minimum) (elo ni|nko)
      (elo ni ki n|melo ni ki n) (maa san o kere ju|koko san o kere tan) (lori bill|lori gbese ina)
      (kò ju|o kere ju) (elo ni mo le san|iye wo ni mo le fi) (lórí bill|fun owo omi) (yii|mi)
      (awon onina|awon olomi) (le gba|maa gba) iye to kere ju (elo|wo)
      (minimum|iye to kere ju) (ti won n gba|ti e n gba) (fun dstv|fun omi|fun owo ile iwe) (elo ni|)
      (elo lo kere ju|elo ni o kere tan) (ti mo le fi san|ti mo gbodo fi san) (bill mi|owo ina|gbese ina)
      (se {amount}|nje {amount}) (to|ni o kere ju) (lati san lara bill|fun bill mi) (bi|)
      (mo le san|se mo le san) (bill|owo ile iwe) (ni ipele|ni apakan) (elo ni o kere ju|)
      (iye to kéré jù|o kéré jù) (fún bill|lori bill mi) (èló ni|ni mélòó)
      (what is|kini) (the minimum|minimum) (i can pay|payment) (on my bill|fun bill)
      (bill mi|owo omi mi) o kere ju (elo ni mo le san|ni elo)
      (owo to kere|iye to kere) ju (ti mo maa san|lati fi san) bill (osu yii|)
      (ti owo mi o ba pe|owo mi o pe), (minimum bill|iye to kere ju lori bill) (nko|elo ni)
      (elo|iye wo) lo kere ju (ki won ma ba ja ina wa|ki won fi sile fun mi) lori bill
      (se won|nje won) ni iye to kere ju (fun sisan bill|lori owo ina) (elo ni|)
      (minimum|o kere ju) (fun|lori) ({biller}|bill|owo idoti) (elo|nko)
      (kere tan|kere ju) elo ni (mo gbodo|mo le) (san losu yii lori bill|fi sile fun bill)
      (iye to kere ju|minimum due) lori (gbese bill|bill mi) {period}
      (mo fe san die|diẹ ni mo fe san) (lori bill), (elo lo kere ju|kini minimum)
      (bawo ni iye|elo ni iye) to kere ju (se po to|) (fun bill mi|lori bill ina)
      (e so minimum|so iye to kere ju) (fun bill mi|ti mo le san lori bill)
      (least|minimum) (i fit pay|ti mo le san) (lori bill|for light bill) (elo)
      (owo ile iwe|school fees) (omo mi|) o kere ju (elo ni won le gba|elo ni mo le koko san)
      (bill|owo ina) mi (pin si meji|diẹ diẹ), (iye to kere ju nko|elo lo kere ju ti mo le san)
      (elo lo ye ki n san|elo ni mo maa san) o kere ju (lori bill|fun bill mi)
      (minimum payment|isanwo to kere ju) {period} (da|elo ni)
      (ki n to san gbogbo bill|lakoko), iye to kere ju (elo ni|nko)
      (bill kaadi mi|gbese kaadi) minimum (re|payment) (elo ni|nko)
      (elo|iye) to kere ju (ti mo le san|ti e le gba) (lori {biller}|lori bill ina|lori kaadi gbese)
      (mi o ni owo gbogbo|owo mi ko pe), (elo ni mo le koko san|iye to kere ju wo ni mo le san) lori bill (yii|ina)
      (minimum|sisan to kere ju) (losu yii|lori bill) (elo|je elo) (ni|)
      (se mo le san|nje mo le san) (die|idaji) (lori bill|ninu owo {biller}) (na|), (elo lo kere ju|iye to kere ju nko)
      (elo|iye wo) lo kere ju ti (mo le san|won le gba) (na|) lori (bill|owo {biller}) (ki won ma ge e|)
      (elo ni|kini) (sisan to kere ju|minimum payment) (bill mi|{biller}) ({period}|)
      (ti mo ba|bi mo ba) fe san die (lori {biller}|ninu bill ina), (elo ni o kere ju|iye to kere ju wo ni)
      (owo to kere ju|o kere tan elo) (ti nepa|ti {biller}) (le gba|maa gba) (lowo mi|)
      (minimum|o kere ju) (payment|owo) (lori bill|ti mo le san lori kaadi) (elo|kini)
      (elo ni mo le san|kini iye to kere ju) (ki ina mi|ki dstv mi) ma (ja|baa ge) (osu yii|)
      (ki won ma|ki {biller} ma) (ja ina mi|ge mi), (elo ni o kere ju ti mo le san|iye to kere ju elo ni)
      (mi o le san gbogbo|owo ko to lati san gbogbo) (bill|owo {biller}) (yii|), (elo lo kere tan|minimum elo ni)
      (minimum due|owo to kere ju) (lori {biller}|lori credit card) (osu yii|mi) (da|elo)
      (se mo le|nje won gba) (san idaji|san die die) (fun {biller}|lori bill ina) (elo lo kere ju)
      (o kere ju|kere tan), (elo ni|owo wo ni) (mo gbodo san|ki n san) (lori kaadi gbese|fun {biller}|lori bill) (osu yii|)
      (minimum|sisan kekere) (ti won gba|to wa) (lori bill ina|fun {biller}) (elo|nko)
      (iye to kere ju|owo to kere ju) (lati san|ki n san) (lori|fun) ({biller}|bill omi|kaadi gbese) (elo ni|nko)
      (mo fe san|se mo le san) (eyi to kere ju|die na) lori (bill|{biller}), (elo ni|elo lo kere tan)
      iye to kere ju ti won le gba lori kaadi mi losu yii
      mi o ni gbogbo owo bill, elo ni mo le koko fi sile
      se {amount} to gege bi isanwo to kere ju lori bill
      minimum ti mo le san fun bill ina
      elo ni won le gba ki won ma ge ina mi
      iye wo lo kere ju ti won maa gba lori bill ina mi
      bill mi po, se mo le san die, elo lo kere ju
      owo mi o to san gbogbo bill. iye wo lo kere ju ti won maa gba
      iye to kere ti mo le san lori {biller}
      se {amount} maa to, abi kini iye to kere ju ti e le gba lori bill
      ki won ma ba fi itanran kun un, elo lo kere ti mo le san lori kaadi
      owo to kere tan fun bill osu yii
      bill naa po, won le gba die die bi, elo lo kere
      (elo|iye wo) lo kere (ju|tan) ti mo le san (lori|fun) (bill|kaadi) mi
      ehn, elo lo kere ju ti mo le san lori bill naa
      oja ko ta nitori ojo, elo lo kere ju ti mo le san lori bill ina
      isinku baba mi gba gbogbo owo mi, iye wo lo kere ju ti mo le san lori bill omi
      omo meji ni mo n ran lo ile iwe, elo lo kere ju ti won maa gba na lori owo ile iwe
      ki won ma ba ge ina wa nigba igbeyawo, kini owo to kere ju ti mo gbodo san
      owo osu mi ko tii wole, se mo le san die lori bill naa. elo lo kere tan
      mo n toju iya mi, mi o le san bill tan losu yii, minimum re je elo
      awon agbe o tii kore, iye to kere ju lori bill omi wa nko
      mo fe ra bata soccer fun omo, elo ni mo le san to kere ju lori kaadi osu yi
      mi o le san bill ina tan, elo lo kere ju ti mo le san
      o kere ju, elo ni ki n san lori kaadi kirediti mi losu yii
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
      (kaadi mi|atm mi) (ti baje|ti kan|ti expire|ti ya)(, mo fe tuntun|, e fun mi ni tuntun|)
      (paaro|yi|tun) (kaadi|atm|kaadi atijo) mi (fun mi|)
      (elo|eelo) (ni|lo je) (kaadi|atm|virtual card|kaadi tuntun)
      (igba wo|nigba wo) ni (kaadi mi|kaadi tuntun mi) (maa de|yoo de|maa jade)
      (se e|nje e) (ni|n se|n fun ni) (virtual card|kaadi atm|kaadi dola)
      (da|se|create) (virtual card|kaadi) (kan|tuntun|) fun mi
      kaadi (lati|fun) (ra oja lori ayelujara|sanwo netflix|raja online)
      (kaadi|atm) (mastercard|visa|tuntun|oni foju ri) (ni mo fe|e fun mi)
      (elo ni|iye wo ni) (kaadi atm|atm) (tuntun|) (je|)
      (mo fe|e dakun) (kaadi|atm) (ti mo le fi|ti n o fi) (gba owo jade|yo owo|raja) (loja|ni pos|)
      (e se|e te|e ba n se) (atm|kaadi) (fun iya mi|fun mi|tuntun fun mi), (ko si kankan|ti tele ti ku)
      (bawo ni n se ma|shey mo le) (get|gba|order) (atm card|kaadi|virtual card) (lodo yin|)
      (atm mi|kaadi mi) (ti daru|ti ya si meji|ti fo|ti kan), (e fun mi ni omiran|mo fe gba tuntun)
      (mo fe san|fe san) (spotify|netflix|school app) (lori intaneti|), (kaadi wo ni mo le gba|e se virtual card fun mi)
      (dollar card|kaadi dola|kaadi naira) (ni mo n wa|fun mi|shey e ni)
      (kaadi mi|atm mi) (ti n expire|fe expire|ti lo igba re), (mo fe paaro e|e fun mi ni tuntun)
      (se|shey) (ofe ni|won n sanwo fun|elo ni won n gba fun) (kaadi|atm|gbigba kaadi)
      (mo so atm mi nu|atijo ti sonu) (tipe|nigba kan), (mo fe tuntun|e se omiran fun mi)
      (nibo ni mo ti le|nibo ni n ti ma) (gba|mu) (kaadi|atm|kaadi tuntun) (mi|ti mo beere|)
      (e o tii|e o) (mu|gbe) kaadi (ti mo beere|tuntun mi|mi) wa (o|)
      (gbe kaadi|mu kaadi) wa (fun mi ni|si) (ile|adiresi mi|ibadan)
      (apply|beere) (for|fun) (kaadi|atm card|debit card) (mi|jare|)
      (verve|mastercard|visa) (card|kaadi) (ni mo fe|ni ki e fun mi|wa bi)
      (akekoo|onisowo|mama) ni mi, mo fe (kaadi|atm) (lati maa fi raja|ti mo le lo ni atm)
      (kaadi keji|kaadi miran|virtual card keji) (ni mo fe|shey mo le ni|fun mi)
      (create|generate|da) (virtual card|kaadi online) (sharp sharp|fun mi|joor)
      (mo fe beere|mo n beere) (fun|) (kaadi igbowo|atm|kaadi banki) (lowo yin|)
      (kaadi lati ra|kaadi ti mo fi le ra) (nkan lori amazon|nkan lori jumia|oja china|aliexpress)
      (e fun|fun) (iyawo mi|omo mi) ni (kaadi|atm) (lori akanti mi|to so mo akanti mi)
      (aburo mi|iya mi) (to wa ni abule|) (fe|nilo) (kaadi|atm) (ti o le fi gba owo|)
      (mi o fe|n ko fe) (maa lo pos|ma duro lori ila) (mo|), (e fun mi ni kaadi atm|mo fe atm temi)
      (ṣé o lè|jọ̀wọ́|ǹjẹ́ ẹ lè) (fún mi ní|fún ìyàwó mi ní) (káàdì báńkì|káàdì ATM tuntun|káàdì ìgbowó)
      (kaadi tuntun|atm tuntun|virtual card) (jowo|kia|ni mo fe)
      (mo fe|e fun mi ni) (kaadi|atm|virtual card) (tuntun|fun online|miiran|)
      (kaadi mi|atm mi) (ti baje|ti ge|ti expire) (mo fe tuntun|e fun mi ni omiran)
      (mo fe|mo nilo|e fun mi ni) (kaadi atm|atm|virtual card) (tuntun|kan|)
      (bawo ni|kini) (mo se le|n o se lati) gba (atm|kaadi|kaadi dola)
      (se e ni|e n fun ni ni) (kaadi dola|virtual card|verve) (bi|)
      (mo fẹ́|mo fẹ) (káàdì|kaadi atm) (tuntun|kan|miiran)
      (kaadi|atm) mi (ti baje|ti ya|ti expire) (fun mi ni tuntun|mo fe omiran)
      (create|give me) (virtual card|dollar card|atm card) (abeg|)
      (mo fe ra|mo fe sanwo) (nkan online|netflix), (e da virtual card fun mi|mo nilo kaadi)
      (kaadi tuntun|atm) ti mo beere (ko tii de|da|maa de nigba wo)
      (akanti|account) mi (ko ni kaadi|o ni atm), (mo fe kan|e se kaadi fun mi)
      (elo ni|owo melo ni) (kaadi|atm) (tuntun|dola) (mo fe gba a|)
      (te|e te) (atm|kaadi) (fun mi|ni oruko mi|tuntun)
      (naira card|kaadi naira) (tabi|ati) (dola|dollar card) (ni mo fe|fun mi)
      (iya mi|omo mi) (fe gba|nilo) (kaadi|atm) (tuntun|)
      (replace|paaro) (kaadi|atm) mi (to baje|ti expire|fun mi)
      (gba|gbigba) (kaadi atm|virtual card) (tuntun|) (ni mo n wa|nko|jowo)
      (mo fe|fun mi ni) (kaadi|atm) (ti mo le fi|lati fi) (ra nkan online|yo owo ni atm)
      (se mo le|bawo ni mo se le) (beere|order) (kaadi|atm) (lori whatsapp|lodo yin)
      (ẹ fún mi|e fun mi) ní (káàdì|atm) (tuntun|kan)
      (kaadi|atm) (tuntun|) (ni mo fe|jowo) (ti tele ti expire|ti tele ya)
      (iye|elo ni) (gbigba|) (kaadi|virtual card) (tuntun|)
      (virtual|dola) card (tuntun|kan) (fun mi|fun netflix|fun facebook ads)
      (order|request) (atm card|kaadi|verve) (fun mi|abeg)
      (kaadi mi|atm mi) (ti mo beere|) nibo (lo wa|lo de)
      (mo so ti tele nu|ti tele ti jona) (e fun mi ni atm tuntun|mo fe kaadi miran)
      (e te|e se) kaadi (pelu oruko mi|fun omo mi|fun soobu mi)
      (mi o tii|n ko tii) (ni|gba) (atm|kaadi) (ri|lodo yin), (mo fe kan|bawo ni)
      (physical|gidi) (card|kaadi) (ni mo fe|fun mi)
      (kaadi debit|debit card) (mi|tuntun) (bawo ni mo se maa gba a|e se e)
      (ki kaadi|ki atm) (tuntun mi|mi) (wa sile|de ile mi)
      (mo fe|mo nilo) (master card|visa card|verve card) (kan|tuntun|lodo yin)
      (mo fe gba|e jowo e fun mi ni|mo fe te) (atm|kaadi) (verve|mastercard|tuntun) (fun akanti mi|)
      (nibo ni|bawo ni) mo (maa gba|ti le gba) (atm|kaadi tuntun) mi
      (da|create) (virtual card|kaadi online) (kan|tuntun) (fun mi|fun netflix)
      (mo padanu kaadi|kaadi mi ya), (e se tuntun fun mi|mo fe omiran)
      (káàdì|kaadi) (dola|tuntun|ATM) (ni mo fẹ́|ẹ fún mi)
      (se kaadi|nje atm) (tuntun|) (je ofe|elo ni) (mo fe gba|)
      (atm|kaadi) fun (omo mi|oko mi|osise mi) (ni mo fe|e ba mi se)
      (new card|new atm) (abeg|for my account|mi)
      (mo n duro de|mo ti beere) (kaadi tuntun|atm) (mi|) (igba wo lo maa de|nibo lo wa)
      (mo fe|e fun mi ni) (kaadi|atm) (tuntun|to maa sise loke okun|dola)
      (kaadi mi|atm mi) (ti baje|ti expire|ti fo), (e fun mi ni omiran|mo fe tuntun)
      (bawo ni mo se|nibo ni mo) (maa gba|le gba) (kaadi atm|kaadi karo) (yin|mi)
      (virtual card|kaadi ori ayelujara) (da fun mi|se fun mi|ni mo fe) (jowo|)
      (omo mi nilo|emi nilo) (atm|kaadi) (tuntun|) (fun ile iwe|fun akanti mi) (e se e|)
      (elo ni|owo elo) (kaadi|atm card) (tuntun|dola) (e se fun mi|mo fe gba)
      (mo nilo|omo mi nilo) (atm|kaadi) (fun|lati yo owo ni) (ile iwe|oja|akanti mi)
      (e fi kaadi|e gbe atm) (ranse si ile mi|wa fun mi) (mo fe kaadi tuntun|mi o ni kaadi ri)
      (mo fe kaadi|kaadi) (verve|mastercard|visa) (tuntun|) (bawo ni mo se maa gba a|e se fun mi)
      (mo fe|mo n wa) (kaadi|virtual card) (lati|to maa) (san netflix|ra nkan loke okun) (e da a fun mi|)
      (atm tuntun|kaadi tuntun) (ni mo fe|fun mi) (ti atijo sonu|ti tele ti baje) (jowo|)
      e se kaadi virtual fun mi, mo fe san owo jamb
      bawo lo se maa pe to ki kaadi mi to de
      kaadi mi ti fo, e ba mi se omiran
      e gbe kaadi mi wa si ile mi ni {narration}
      mo fe dollar card fun netflix
      kaadi mi ti fe expire losu yii. mo fe tuntun
      mo fe atm karo
      bawo ni mo se maa gba kaadi ti mo le fi ra oja china
      e fun mi ni kaadi verve
      nibo ni maa ti gba kaadi mi tuntun
      mo fe kaadi fun iyawo mi lori akanti mi
      virtual card fun netflix, e da a fun mi
      elo ni kaadi atm yin, mo fe gba okan
      (mo fe|e fun mi ni) (kaadi|atm) (tuntun|miran), (eyi ti tele ti baje|ti tele ti sonu)
      (ojo melo|igba wo) ni (kaadi|atm) ti mo beere (de|maa de)
      kaadi (dola|virtual) fun (netflix|aliexpress|jamb) (ni mo fe|e se fun mi)
      mofe atm kad
      mofe gba kadi atm
      e gbo, mo fe kaadi atm o
      mo n lo si dubai fun isinmi, mo fe kaadi tuntun ti maa sise nibe
      omo mi n lo si yunifasiti, se mo le gba kaadi atm fun un
      eku ti je kaadi atm mi ninu apoti, e fun mi ni tuntun
      mo fe ra aso igbeyawo lori shein, da kaadi dola sile fun mi
      ojo pa kaadi mi o si ti te, mo fe gba omiran ki n to rin irin ajo
      oni fuel station o gba transfer, mo fe gba kaadi atm temi
      mo n lo si mecca losu to n bo, bawo ni mo se le gba kaadi tuntun
      oja mi ti n gbe lori ayelujara, mo nilo virtual card lati maa san facebook ads
      mo fe kaadi ti mo le fi san netflix
      e se kaadi atm fun mi, mo fe maa yo owo ni masinni
      mo fe ra nkan lori amazon, e fun mi ni kaadi dola
    `,
    card_freeze: `
      <please> (ti kaadi mi pa|da kaadi atm mi duro|di atm card mi|dena kaadi banki mi)
      kaadi (mi|atm mi|banki mi) ti (sonu|so nu|nu) (ba mi ti pa|e di i|)
      (won ti ji|ole ji|won ji) (kaadi mi|kaadi atm mi|atm card mi) (gbe|lo|)
      <i_want> (ti kaadi mi pa|da kaadi atm mi duro|di kaadi banki mi)
      (ti kaadi pa|di kaadi|block kaadi|di kaadi atm mi|ti kaadi atm pa)
      mi o (ri kaadi atm mi|ri kaadi mi|mo ibi ti kaadi mi wa) (mo|)
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
      (e|ba mi|jowo) (ti kaadi mi pa|da kaadi atm mi duro|di kaadi igbowo mi|ti kaadi virtual mi pa) (bayi|kia|)
      (ole|enikan|won) ti (ji kaadi mi gbe|gba kaadi atm mi|mu kaadi mi lo)
      (mo so|mo padanu|mo ti padanu) (kaadi|kaadi atm) (mi|) (nu|)
      (e ba mi ti|e ti|jowo e ti) (kaadi mi|atm mi|kaadi atm mi) pa (bayi|kiakia|)
      (kaadi mi|atm mi|kaadi atm mi) (ti sonu|ti so nu|ti ja bo|won ti ji)
      mo (ti|) (so kaadi mi nu|so atm mi nu|padanu kaadi mi|gbagbe atm mi sinu ero)
      (won|ole|enikan) (ti|) (ji kaadi mi gbe|gba kaadi atm mi|mu atm mi lo)
      (atm|ero) (ti|) (gbe|mu|gba) kaadi mi (mi|)
      (enikan|won) n (lo|fi) kaadi mi (ra nkan|yo owo|)(, ti pa|, di mo|)
      (si|tun si|unblock) (kaadi|atm|kaadi atm) mi (pada|)
      (pa|fagile|yo) (virtual card|kaadi|kaadi dola) mi (re|kuro|)
      (ma|e ma) (je ki|jeki) (enikeni|won) lo kaadi mi
      (mo ti ri) kaadi mi(, e si pada|, si i)
      (block|freeze|lock) (kaadi|atm) mi (e jowo|)
      (dina mo|dina|di|ti|da) (kaadi|atm) mi (pa|duro|kiakia|)
      (mo so|mo ti so) (kaadi|atm) mi nu
      (mi o ri|n ko ri) (kaadi|atm) mi mo, (e ti i pa|e block e)
      (won ti ji|ero gba|atm gbe) kaadi mi (mi|)
      (apamowo mi|purse mi|baagi mi) (ti sonu|bo loju ona), (kaadi atm wa ninu e|atm mi wa nibe), (e ti i|block e)
      (agbero|awon omo ita|onijibiti) (gba|ja) (baagi mi|wallet mi), (block kaadi mi|ti atm mi pa)
      (mo gbagbe|mo fi) (kaadi|atm) mi (sinu ero|si pos|si ile itaja), (e ti i pa|di i)
      (ma je ki|e ma je ki) (kaadi|atm) mi (sise|sise mo|gba owo mo) (titi n o fi ri i|)
      (lock|hold|freeze) (kaadi|atm|virtual card) (mi|yen) (joor|sharp sharp|na)
      (omo mi|aburo mi|oko mi) (mu|n lo) (kaadi|atm) mi (lai so fun mi|laigba ase), (e di i pa|ti i)
      (da|e da) (kaadi|atm) mi (duro) (fun igba die|na|ki n wa a)
      (kaadi mi|atm mi) (ja bo|bo) (ninu moto|ninu keke|loja), (e block e|ti i pa kia)
      (mi o mo|n ko mo) ibi ti mo (fi|gbe) (atm|kaadi) mi si, (e ti i pa|e di i na)
      (e ku ise|e dakun), (kaadi mi|atm mi) (wa lowo ole|ti di awati), (e ti i pa|block e)
      (tu|unlock|unfreeze) (kaadi|atm) mi (sile|pada), (mo ti ri i|mo ri i nile)
      (kaadi mi|atm mi) (ti won ti pa|to wa ni titi|ti mo block) (e si i|e tu u sile|mo fe si i)
      (pa|delete|cancel) (kaadi|virtual card|kaadi dola) (yen|atijo mi) (re|)
      (won fi|enikan fi) (kaadi|atm) mi (ra nkan|sanwo lori intaneti) (ti mi o mo), (block e|ti i pa)
      (shey|se) (mo le|e le) (ti|block|pause) (kaadi|atm) mi (lati ibi|fun igba die)
      (atm machine|ero banki kan) (ti|) gbe (kaadi|atm) mi mi, (di i pa|e ti i pa)
      (stop|e da) (gbogbo owo|online payment) to n jade lori (kaadi|atm) mi duro
      (won ti|ole ti) (mo|ri) (nomba kaadi|cvv) mi, (e ti kaadi naa pa|block kaadi mi)
      (kaadi|atm) (iya mi|iyawo mi) (ti sonu|won ji i), (e ba n ti i|bawo ni n se ma ti i)
      (so|mo so) (wallet|poosi|apo) mi nu (pelu|ati) (kaadi|atm), (e di kaadi mi|block am)
      (oga o|ye|haa), (mi o ba kaadi mi mo|atm mi o si ninu baagi mi|kaadi mi ja bo), (ti i pa|e block e)
      (won n yo|enikan n yo) owo (mi|) pelu (kaadi|atm) (mi|ti won ji), (block kaadi naa|e ti kaadi mi pa)
      (mo fe|e je ki n) (da|dawo) (lilo|ise) (kaadi|atm) mi duro (na|)
      (kaadi sonu|atm sonu|won ji kaadi mi|kaadi ja bo) (o|, ti i pa|)
      (mo ti wa|mo wa) (kaadi|atm) mi (kaakiri|titi), (mi o ri i|ko si nibikibi), (ti i pa|e block e fun mi)
      (kaadi yii|kaadi mi) (ko gbodo|ma gbodo) (sise mo|gba owo mo) (na|), (e ti i pa|block e)
      (bi|ti) kaadi (ba sonu|mi ba sonu) (, bawo ni mo se maa ti i|, se e le ti i pa)
      (di|ti|block) (kaadi|atm card) mi (pa|kia|ki won to yo owo)
      (mo gbagbe|mo fi) (kaadi mi|atm mi) (sinu ero|si soobu) (e block e|e ba mi ti i)
      (e ti|ti) (kaadi|atm) mi (pa|kia), (won ti ji i|mo so o nu)
      (kaadi|atm) mi (ti sonu|ko si mo|jabo) (e ti i pa|block e|)
      (won ji|ole ji) (kaadi|atm|pọọsi) mi (pelu atm|) (e ti kaadi mi pa|block atm mi)
      (mo fẹ́|mo fẹ) (ti|dí) (káàdì|kaadi) mi (pa|)
      (block|freeze|lock) (my card|kaadi mi|atm mi) (abeg|kia)
      (ero atm|atm machine) (ti gbe|gba) kaadi mi (mi|), (e ti i pa|block e na)
      (tu|si|e si) (kaadi|atm) mi (pada|sile), (mo ti ri i|o ti wa lowo mi)
      (unblock|unfreeze) (my card|kaadi mi|atm mi) (jowo|)
      (mo gbagbe|mo fi) (kaadi|atm) mi (si ile epo|si pos) (e ti i pa|block e)
      (ki|je ki) enikeni ma (fi kaadi mi sanwo|lo atm mi) (e ti i|block e)
      (da|e da) (kaadi|atm|virtual card) mi (duro|duro na)
      (kaadi|atm) (iyawo mi|iya mi|omo mi) (ti sonu|won ji i), (e ti i pa|block e fun wa)
      (mi o ri|n ko ri) (kaadi|atm) mi (mo|lati ana) (e ti i|di i pa)
      (mo ni|n ko ni) (iberu|igbagbo) lori kaadi mi (e ti i pa na|block e)
      (bawo ni|kini) (mo se le|n o se) (ti kaadi mi pa|block atm mi)
      (ti|di) (virtual card|kaadi dola) mi pa (jowo|kia)
      (kaadi mi|atm mi) (wa lowo ole|bo sowo elomiran) (e ti i|kia)
      (oni pos|osise pos) (fi kaadi mi pamo|ko da kaadi mi pada) (e ti i pa|block e)
      (e pa|pa) (kaadi|atm) mi (mo|ki enikeni ma lo o)
      (kaadi mi|atm mi) (bo sonu|ti nu) (ninu moto|loja|ni soosi) (block e|ti i)
      (dí|ti) (káàdì|kaadi) mi (pa kíá|báyìí)
      (stop|deactivate) (my card|kaadi mi|my atm)
      (block|ti) (virtual card|dollar card) mi (na|kia)
      (won n fi|enikan fe fi) kaadi mi (sanwo|yo owo) (e ti kaadi mi|block card mi)
      (agbero|ole) (gba pọọsi|gba baagi) mi (kaadi wa ninu e|) (ti kaadi pa|block atm mi)
      (e si|e tu) kaadi mi ti (mo ti|mo ni ki e ti) (pada|sile)
      (kaadi|atm) mi (wa nile|ti jade) (unblock e|tu u sile|e si i pada)
      (ti|block) (atm|kaadi) (omo mi|iyawo mi) (pa|) (o ti so o nu|won ji i)
      (mi o fe lo|mo fe dawo lilo) kaadi (yii|mi) (duro|mo) (e ti i|)
      (ero atm|ile epo) (gba|da) kaadi mi (mole|duro) (e ti i pa|block e)
      (emergency|kia) (block|ti) (kaadi|card) mi (pa|)
      (se e le|nje e le) (ti kaadi mi pa|da kaadi mi duro) (fun igba die|)
      (kaadi atm|atm) mi ni (mo fe ti|e ti) (pa|titi)
      (e da|da) (kaadi|atm) mi (pada sipo|pada sise) (mo ti ri i|)
      (kaadi|atm) mi (sonu loko|jabo loja|ko si lowo mi) (e dina re|block e kia)
      (mo fe ki e|e) (dina|ti|block) (kaadi|atm) mi (pa|) (lesekese|)
      (freeze|pause) (kaadi|card|virtual card) mi (na|fun osu kan)
      (atm machine|ero) (mu|gbe) (kaadi|atm) mi (pamo|mi) (ti i pa|block e)
      (won|omo mi) (mu|gbe) (kaadi|atm) mi (salo|lo oja) (ti i pa|di i)
      (kaadi mi|atm mi) (ti sonu|mi o ri i mo|jabo) (e ti i pa|block e)
      (mo fi|mo gbagbe) atm (sinu oko|si ero atm|si soobu) (e dina kaadi naa|block e kia)
      (e di|e pa) kaadi (yen|mi) (de|pa) (enikan n lo o|o ti bo sowo elomiran|mo so o nu)
      (card|kaadi) mi (lo wa lowo omode|lo bo), (freeze e|ti kaadi naa pa)
      (e da|ge) (kaadi|atm) mi (duro|lo) (mi o ri i|o ti wa lowo ole) (jowo|)
      (tu|e tu) (kaadi|atm) mi (ti mo block|ti mo ni e ti) (mo ti ri i|pada)
      (ole|enikan) (gba|mu) (atm|kaadi) mi (lo|) (e block e|e pa kaadi mi) (kiakia|)
      (card mi|atm mi) (ja sona|sonu sinu oko) (e pa a|e ti i) (ki won ma lo o|)
      kaadi mi wa ninu ero atm, ko jade, e di i
      mi o ri kaadi mi mo, e ti i pa
      e ma gba ki won lo kaadi mi lori intaneti mo
      fi odiwon si kaadi mi, ko ma ju {amount} lo
      mo ti ri kaadi mi, e si i pada
      mo gbagbe kaadi mi sinu atm. e ba mi ti i pa kia
      enikan n lo kaadi mi lori intaneti. e di kaadi naa
      kaadi mi jabo ninu oko, e di i
      e ma je ki won fi kaadi mi ra nkan mo
      won ji apamowo mi, kaadi mi wa nibe, e ti i pa
      pause kaadi mi
      din iye ti won le yo lori kaadi mi ku
      e tun kaadi mi si, mo ti ri i
      mo fe ki kaadi mi ma sise ni oke okun
      (e ti|e di|block) (kaadi|atm) mi, (mo so o nu|won ti ji i)
      (kaadi|atm) mi (ha sinu ero|ko jade lati atm), e ti i pa
      (e si|unblock) (kaadi|atm) mi pada, mo ti ri i
      eti kaadimi pa
      mo so kadi mi nu
      woti ji kadi mi ebami block
      yee, kaadi mi ti sonu o, e ti i pa
      omo kekere ju kaadi atm mi sinu kanga, e ti i pa
      mo wa ni igbeyawo kan, mo wa kaadi mi mi o ri i. block kaadi naa
      mo gbagbe atm mi sinu ero ni ojo oja, oko si ti gbe mi lo. e di kaadi yen
      mo ti fo sokoto pelu kaadi ninu re, mo ri i bayi. e si kaadi mi pada
      ninu ijakadi boolu ni pọọsi mi ti jabo, kaadi wa ninu re. e di i pa
      oni bolt ti lo pelu baagi mi, kaadi mi wa nibe. block atm mi
      omo odo mi sa lo loru, o si mu kaadi atm mi, e ti kaadi naa
      mo n rin irin ajo fun osu kan mi o ni lo kaadi, e da kaadi mi duro na
      mi o ri kaadi mi ninu apamowo mi mo, e da a duro
      omokunrin mi n fi kaadi mi ra game, e ti kaadi yen
      mo ti ri kaadi mi leyin aga, e tun un si
      kaadi mi wa ninu atm, e di i
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
      (mo fe ra nkan|mo fe sanwo) lori intaneti, (nomba kaadi mi da|fi alaye kaadi mi han)
      (digit|nomba) (merindinlogun ori|to wa lori|iwaju) kaadi mi (je n ri|da|kini)
      (awon|gbogbo) kaadi ti (mo ni|mo ti gba|wa lori akanti mi) (je n ri|da)
      (shey|se) (kaadi mi|atm mi) (ti active|ti sise|wa okay|n gba owo) (bi|)
      (show|fi) (details kaadi|card details|alaye virtual card) mi han (joor|fun mi|)
      (kaadi mi|atm mi) (ti pari|fe expire|maa kan) (nigba wo|ni odun wo)
      (alaye|details) (virtual card|kaadi dola|kaadi online) (mi|) (nko|han mi|je n ri)
      (expiry date|cvv|card number) (mi|kaadi mi) (nko|ni mo fe ri|je n daako)
      (kaadi wo|iru kaadi wo) (ni mo ni|lo wa lodo mi|ni mo n lo) (lowo|bayii|)
      (mi o ri|n ko ri) (alaye|nomba|cvv) kaadi (mi|dola mi) (, nibo lo wa|, fi han mi)
      (oruko|nomba) (to wa lori|ori) (kaadi|atm) mi (kini|je n ri|da)
      (status|ipo) (kaadi|atm) mi (bawo|nko|je n mo)
      (e si|e gbe) kaadi mi (wa ki n wo|sita ki n ri) (, mo fe ko nomba re|)
      (mo fe daako|je n copy) (nomba|cvv|alaye) kaadi (mi|ori virtual card mi)
      (kaadi|virtual card) ti mo (sese gba|se lana|da) (nko|da|je n ri)
      (kaadi mi|atm mi) (wa ni block|ti ti pa|si wa laaye) (bi|abi ko si), (wo o fun mi|so fun mi)
      (igba wo|osu wo) ni (mo maa paaro|ki n paaro) (kaadi|atm) mi (nitori ipari|)
      (nomba|nọ́mbà) (eyin|ẹ̀yìn) kaadi mi (cvv yen|meta yen) (da|je n ri)
      (kaadi|virtual card|atm) (meloo|wo) ni mo ni (lodo yin|lori akanti yii), (fi han mi|)
      (jeki n|e je n) (ri|wo) (kaadi|atm|card) mi (lekan si|na)
      (mo fe mo|je n mo) (boya|bi) (kaadi|atm) mi (si wa|si n sise|ti pari)
      (won n beere|website n beere) (cvv|nomba kaadi|expiry), (kini temi|fi han mi lori kaadi mi)
      (ṣé o lè|jọ̀wọ́) (fi|sọ) (nọ́ńbà káàdì|àlàyé káàdì|ọjọ́ ìparí káàdì) mi (hàn mí|fún mi)
      (cvv|expiry|nomba kaadi|alaye kaadi) (jowo|kia|da)
      (fi|e fi) (kaadi mi|nomba kaadi|cvv|alaye kaadi mi) (han mi|ranse|sita)
      (se|shey) kaadi (atm|) mi (n sise|wa ni sisi|ti ti) (bi|)
      (igba wo|ojo wo) ni kaadi mi (maa pari|maa expire|dopin)
      (mo fe ri|je n ri) (nomba to wa lara kaadi|kaadi mi|card details mi)
      (kaadi melo|awon kaadi wo) ni (mo ni|mo ni pelu yin)
      (won n beere|online n beere) (cvv|ojo ipari|nomba kaadi) (kini temi|fi han mi)
      (kaadi ori ayelujara|virtual card) mi (alaye re|nomba re|fi han)
      (fi|e fi) (kaadi|atm|virtual card) mi (han mi|hàn mi|ye mi wo)
      (nomba|digit) kaadi mi (merindinlogun|gbogbo|to keyin) (je n ri|han mi|da)
      (cvv|nomba eyin kaadi) (mi|kaadi mi|atm mi) (kini|da|han mi)
      (kaadi|atm) (melo|wo) (ni mo ni|lo wa loruko mi) (bayi|)
      (kaadi mi|atm mi) (maa expire|maa ku|maa tan) (nigba wo|ojo wo)
      (alaye|details) (kaadi|virtual card|atm) mi (da|jowo|je n ri)
      (mo fe ri|je ki n wo) (kaadi mi|nomba kaadi mi|cvv mi) (bayi|)
      (fi|ẹ fi) (káàdì|kaadi) mi (hàn mí|hàn)
      (nọ́ńbà|nomba) (káàdì|kaadi atm) mi (dà|ńkọ́|ki ni)
      (se kaadi mi|nje atm mi) (n sise|wa ni sisi|ti pari) (si|bi)
      (show|display) (my card|kaadi mi|card details) (abeg|)
      (mo fe ra|mo n ra) oja (lori ayelujara|lori jumia), (won beere nomba kaadi mi|kini cvv kaadi mi)
      (oruko|nomba) to wa lori (kaadi|atm|virtual card) mi (kini|da)
      (ojo ipari|expiry date) (kaadi|atm) mi (da|nko|so fun mi)
      (kaadi dola mi|virtual card mi) (nomba re|cvv re|alaye re) (da|nko)
      (mi o ri|mo gbagbe) (nomba kaadi mi|cvv mi), (fi han mi|e so fun mi)
      (ipo|status) (kaadi|atm) mi (kini|nko|bayi)
      (akojo|list) (kaadi|awon kaadi) mi (da|han mi)
      (digit merin|nomba merin) (akoko|ikeyin) (kaadi|atm) mi
      (kaadi wo|iru kaadi wo) ni mo (ni|n lo) (lodo yin|) (verve ni abi visa|)
      (daako|copy) (nomba|details) (kaadi|virtual card) (fun mi|mi)
      (je ki n|mo fe) (mo|ri) (iye kaadi|awon kaadi) ti mo ni (lodo yin|)
      (website|app kan) (n beere|fe) (expiry|cvv) (kaadi mi|), (e fi han mi|kini temi)
      (atm|kaadi) mi (da|nko) (lori app|nibi|)
      (atm|kaadi) (mi|ti mo ni) (fi han|so nipa re) (mi|fun mi)
      (nomba ori|digit ori) (kaadi|virtual card) mi (ni mo fe|fi han mi)
      (se kaadi|atm) mi (visa|verve|mastercard) ni (bi|abi kini)
      (cvv|expiry date|nomba) (virtual card|kaadi dola) mi (fi han mi|da)
      (show me|let me see) (my card number|my cvv|my atm card)
      (nọ́ńbà|ọjọ́ ìparí) (káàdì|kaadi) mi (hàn mí|dà)
      (mo fẹ́ rí|mo fe wo) (káàdì|alaye kaadi) mi (báyìí|)
      (kaadi|atm) mi (ku osu melo|maa pari lodun wo)
      (nomba mẹ́ta|nomba meta) (ẹ̀yìn|eyin) (kaadi|atm) mi
      (netflix|bolt|jumia) (n beere|fe) (nomba kaadi|alaye kaadi) (mi fi han mi|kini temi)
      (oruko ti won ko|oruko) (sori|lori) (kaadi|atm) mi (da|kini)
      (kaadi|atm) (to wa loruko mi|ti mo gba lodo yin) (melo ni|fi han mi)
      (daako|je n daako) (alaye|nomba) (kaadi|virtual card) mi
      (se|nje) (virtual card|kaadi dola) mi (si wa|n sise|ti expire)
      (alaye kikun|gbogbo alaye) (kaadi|atm) mi (jowo|da)
      (kaadi ti|atm ti) mo n lo (alaye re|nomba re) (da|nko)
      (view|check) (card details mi|kaadi mi|cvv mi) (abeg|na)
      (mo fe ri|wo) ipo (kaadi|atm) mi (boya o n sise|wa ni sisi)
      (kaadi|atm) mi (active|wa laaye) (ni bi|abi o ti pari)
      (gbagbe|mo gbagbe) (cvv|digit kaadi) mi (e fi han mi|)
      (mo fe mo|so fun mi) (nomba|cvv|ojo ipari) (kaadi|atm|virtual card) mi
      (kaadi mi|atm mi) (nomba|cvv|expiry) (re|e) (da|fi han mi)
      (ṣé káàdì|se kaadi) mi (ṣì ń ṣiṣẹ́|si dara|ti pari) (bí|)
      (nomba|cvv|ojo ipari) (kaadi|atm) mi (da|fi han mi|kini)
      (mo fe ra nkan lori ayelujara|mo fe san netflix), (fi kaadi mi han|so nomba kaadi mi)
      (fi|je n ri) (alaye|details) (kaadi|virtual card) mi (jowo|)
      (awon|gbogbo) kaadi (ti mo ni|mi) (lodo yin|) (da|fi won han mi)
      (kaadi mi|virtual card mi) (nibo lo wa|ewo ni) (fi nomba e han|mo fe ri nomba re)
      (cvv|expiry date|ojo to maa pari) (kaadi mi|) (kini|ni mo fe)
      (mo fe te|won ni ki n te) nomba kaadi (mi|) (lori ayelujara|) (mi o ni i lowo|), (fi han mi|kini o)
      (kaadi wo|kaadi melo) ni (mo ni|wa loruko mi) (lodo karo|lodo yin)
      (je ki n ri|fi han mi) (nomba kaadi|cvv kaadi|virtual card) mi (lori foonu|) (mo fe lo o|)
      (kaadi ti mo ni|kaadi mi) (bawo lo se ri|nomba re da) (fi han|)
      nomba kaadi mi, mo fe te e sori jumia
      ojo ti kaadi mi maa expire
      virtual card meji ni mo ni abi okan
      mo fe sanwo lori intaneti, won n beere nomba kaadi. e fi kaadi mi han mi
      so nomba to wa lori kaadi mi
      se kaadi mi si n sise abi o ti expire
      mo fe ri cvv virtual card mi
      ojo ipari kaadi mi, mo fe te e
      fi awon kaadi mi han mi
      (nomba|cvv|ojo ipari) kaadi (dola|virtual) mi (da|nko)
      (mo fe|je ki n) ri (alaye|nomba) kaadi mi (ki n fi sanwo|)
      kaadimi da
      ehn, nomba kaadi mi nko, mo fe te e
      mo fe san owo hotel fun isinmi, fi nomba kaadi mi han mi
      mo fe ra tikeeti oko ofurufu lo enugu, cvv kaadi mi da
      kaadi mi wa nile mo si wa loja, je ki n ri alaye re nibi
      oju mi o riran daadaa, e ka nomba kaadi mi fun mi
      mo fe san fun fiimu lori netflix, ojo ipari kaadi mi nko
      ki n to rin irin ajo, so ojo ti kaadi mi maa pari
      nomba to wa lori kaadi mi ti pa nitori mo maa n lo o ni oja, fi han mi
      omo fe se foomu jamb, won n beere alaye kaadi, fi kaadi mi han
      e fi nomba kaadi mi han mi, mo fe fi ra nkan lori ayelujara
      kaadi mi da, mo fe ri ojo to maa pari ati cvv e
    `,
    group_create: `
      <i_want> (da|bere) (ajo tuntun|egbe ajo|egbe alajeseku|egbe esusu) (sile|)
      (da|bere|e ba mi da) (ajo|esusu|egbe ajo|ajo tuntun|egbe esusu tuntun) sile
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
      (mo fe|e je ka) (bere|da) (ajo|esusu|egbe ifowopamo) (tuntun|tuntun ti {amount}|sile)
      da egbe (ifowopamo|alajeseku|ajo) sile (fun ebi|fun ore|)
      (emi ati|pelu) awon ore mi fe (da|bere) (ajo|esusu)
      seto ajo (tuntun|{amount} losoosu)
      (awa|a) (n fe|fe) (da|maa da|bere) ajo (tuntun|)
      (e je ka|a fe) (da|bere) (ajo|esusu) (sile|tuntun)
      da ajo tuntun (sile|)
      (mo fe|a fe|e je ki a) (da|bere) (ajo|esusu|egbe alajo|egbe esusu|ajo tuntun) sile (pelu awon ore mi|ti {amount}|)
      (da|e ba mi da) (ajo|esusu|egbe) (sile|tuntun) (fun|pelu) (awa obinrin|eniyan {number}|awon ore)
      (mo fe|mo fee|a fe|e ba mi) (bere|da) (ajo|esusu|egbe ajo|egbe alajeseku|group) (kan|tuntun|sile|pelu awon ore mi)
      bawo ni (a se le|mo se le) (bere|da) (ajo|esusu|egbe) (sile|kan)
      (emi ati awon ore mi|awa ati|awon obinrin oja) (fe|a fe) (da ajo|bere esusu|fi owo pamo papo|da owo jo)
      (ajo|esusu|egbe) tuntun (ni mo fe|)
      (ajo|esusu) {amount} (losoosu|loseese|fun eniyan {number}|fun egbe wa)
      (mo fe je|mo fe di) (olori ajo tuntun|alajo fun awon ore mi|alabojuto esusu ti mo fe da sile)
      (ko awon eniyan jo|ka) (da ajo|lati da ajo|bere ajo)
      (da|bere) egbe (ti a o maa fi da owo|ifowopamo|oni ajo)
      (mo fe|a fe) (ki a|ka) maa (da|ko) {amount} (lojumo|loosoose|losoosu) (papo|)
      (da|bere) (ajo|esusu) ({amount}|) (fun|pelu) (egbe wa|awon ore mi|adugbo wa) (sile|)
      (awa iya oja|awa telo|awa olokada|awa akekoo) fe (da ajo|bere esusu|da egbe ajo sile) (losoosu|lose lose|)
      (mo fe di|mo fe se) (alajo|baba alajo|iya alajo|olori ajo) (fun adugbo wa|fun oja wa|)
      (bawo ni n se ma|shey mo le|se mo le) (create|set up|da) (ajo|group esusu|egbe ajo) (nibi|)
      (create|start|open) (ajo|esusu|ajo group) (tuntun|fun wa|{amount}) (joor|)
      (awa eniyan|eniyan) (mewa|mejila|marun) (la fe|fe) (da|bere) (ajo|esusu) {amount} (losu|)
      (e ba wa|e ba n) (seto|bere|da) (ajo|esusu) (fun egbe wa|ti ijo wa|awon osise)
      (egbe alajeseku|cooperative|koperetifu) (tuntun|kan) (la fe da|ni mo fe bere|fun ile ise wa)
      (a fe maa|a n fe maa) (ko|da|tu) {amount} (jo|papo) (lojoojumo|lose|), (e si ajo fun wa|bawo la se ma bere)
      (ajo|esusu) (odun ileya|keresi|owo ile iwe) (ni mo fe bere|la fe da|tuntun)
      (emi ati|emi pelu) (ebi mi|awon aburo mi|awon egbe mi) (fe bere|fe da) (ajo|esusu)
      (mo fe ko|je ki n ko) (awon ore mi|awon onisowo|awon ayalegbe) jo (ka maa da ajo|fun esusu|ka maa fi owo pamo)
      (ajo|esusu) (wa tele|ti a n da lowo) (ni mo fe gbe|la fe gbe) (sibi|wa si karo|sori whatsapp)
      (da|bere) (ajo|esusu) (olojoojumo|olosoosu|olose) (ti|) {amount} (fun wa|)
      (gbogbo wa|awa meta|awa mefa) (fe maa|maa) (gba owo|ko owo) (nikookan|ni kookan) (losu|), (e da ajo sile fun wa|da esusu fun wa)
      (kini|ki lo) (mo nilo|ye ki n se) (lati|ki n to) (da|bere) (ajo|esusu|egbe ajo) (sile|)
      (oruko|akole) ajo (wa|mi tuntun) (ni|maa je) (agbajowo|isowopo|owo papo), (e da a sile|mo fe bere re)
      (alufa|pasito|oga) wa (ni ki a|fe ki a) (da ajo|bere esusu|da egbe ifowopamo) (sile|)
      (da|se) (thrift|contribution|kontiribusan) (group|egbe) (tuntun|fun wa) ({amount}|)
      (e je ka|o ya ka) (bere|da) (esusu|ajo) (awa obinrin|ore meji|awon olokada)
      (ajo|esusu) (kan|tuntun) (ni mo fe da|la fe bere) (pelu|to ni) eniyan (mewa|{number}|marun)
      (a je|awa) (eniyan marun|obinrin mefa|osise mewa), (a fe da ajo|a fe bere esusu) {amount} (losoosu|lose|)
      (ki a|ka) (le ko owo jo|ran ara wa lowo), (mo fe da egbe ajo sile|e da esusu sile fun wa)
      (ṣé ó ṣeé ṣe|mo fẹ́|èmi yóò fẹ́) (láti|) (dá|bẹ̀rẹ̀) (àjọ|èsúsú|ẹgbẹ́ alájẹṣẹ́kù) (sílẹ̀|)
      (ajo tuntun|bere esusu|da ajo sile) (jowo|fun wa|)
      (awa omo ile|awa ti a jo n sise|awa ti a jo n ta oja) (ti pinnu|fe) pe (a maa da|ki a maa da) {amount} (losoosu|lose), (e da ajo naa sile|bawo la se maa bere)
      (mo fe|a fe) (bere|da) (ajo|esusu) (laarin wa|fun awon ara ile|ni ofiisi wa)
      (e ba wa|ba wa) (da|gbe) (ajo|egbe ajo) kale (ti {amount}|losoosu|fun odun)
      (awon ore mi|emi ati egbe mi) (fe|n fe) (maa da owo jo|bere esusu) (losoosu|{amount} lose)
      (bawo ni|kini mo nilo) (mo se le|lati) (da ajo|bere esusu|da egbe ajo sile) (ni karo|lori whatsapp)
      (ajo|esusu) (tuntun|) (fun awon olokada|fun awon telo|fun egbe wa) (ni mo fe da|la fe bere)
      (mo je|emi ni) (alaga|olori) egbe (wa|), (mo fe da ajo sile|a fe bere esusu nibi)
      (create|start) (ajo|esusu|group) (tuntun|for us|{amount})
      (mo fe gbe|a fe gbe) ajo (wa|oja) (wa sori karo|wa sodo yin)
      (mo fẹ́|a fẹ́) (dá|bẹ̀rẹ̀) (àjọ|èsúsú) (sílẹ̀|tuntun)
      (ẹ bá wa|ba wa) (dá|da) (àjọ|ajọ) (sílẹ̀|ti {amount})
      ajo eniyan (mewa|{number}|ogun) (ni mo fe da|e ba mi da a sile)
      (a je|awa) (iya oja|akekoo|osise) {number}, (a fe da ajo|e ba wa bere esusu)
      (se mo le|nje mo le) (da ajo|bere esusu|ko group ajo jo) (pelu awon ore mi|fun ijo mi|lori eyi)
      (da|si) (group|egbe) (ajo|ifowopamo) (kan|) (sile fun wa|jowo)
      (ebi wa|awon aburo mi) fe (bere ajo|da ajo tiwon) (losoosu|fun isomoloruko|)
      (mo fe|je ki n) (je iya alajo|je baba alajo), (e ba mi da ajo sile|mo fe bere ajo)
      (ajo|esusu) (ojoojumo|osoose) (fun|ti) (soobu wa|awon ore mi) (ni mo fe bere|e da sile)
      (set up|open) (ajo|esusu|contribution) (for|fun) (us|awon ore mi)
      (mo fe so|mo fe fi) (oruko|owo) si (ajo tuntun|esusu tuntun) (ti a fe bere|ti mo fe da)
      (odun ileya|keresi|odun tuntun) (n bo|sunmo), (a fe da ajo|mo fe bere ajo fun un)
      (kooperetifu|egbe alajeseku) (tuntun|) (ni a fe da sile|ni mo fe bere)
      (mo n ko|mo ti ko) (awon eniyan|obinrin {number}) jo (fun ajo|lati da esusu), (e ba wa bere e|e da a sile)
      (awa|awa {number}) (ara ile|ore|osise) (fe|n fe) (bere ajo|da esusu sile) (loni|nibi|)
      (mo ni|mo n wa) (ona|anfani) lati (da ajo|bere esusu) (fun awon onibara mi|ni adugbo wa)
      (ba mi|e ba mi) (seto|to) ajo (fun eniyan {number}|{amount} losoosu) (sile|)
      (new|open new) (ajo|esusu|group) (for {number} people|{amount}|abeg)
      (je ki a|e je ka) (bere|da) (esusu|ajo) (losoose|losoosu|ni karo)
      (àwa|awa) (ìyá ọjà|akẹ́kọ̀ọ́) fẹ́ (dá àjọ|bẹ̀rẹ̀ èsúsú)
      (ajo|esusu) (obinrin|odo|ijo|soosi) (wa|) (fe bere|e da a sile)
      (mo fe je|mo fe di) (olori|alaga) ajo (tuntun|kan) (e da a sile fun mi|)
      (kini|ki ni) (igbese|eto) (lati da ajo|fun bibere esusu) (nibi|)
      (seto|gbe) (ajo|esusu) (ti a maa gba losoosu|eniyan mewa) kale
      (fi oruko|e fi oruko) (irepo|ire|agbajo) si ajo (tuntun wa|ti a fe da), e da a sile
      (emi|awa) (yoo|maa) (ko|pe) awon (ara ile|omo egbe) (jo da ajo|da esusu sile)
      (se e le|e le) (da|si) (ajo|esusu) (kan|tuntun) (fun wa|fun ile ise wa)
      (a ti setan|a setan) (lati da ajo|fun ajo tuntun) ({amount} eni kan|)
      (bere ajo|da esusu) (pelu|fun) (awon oloja|awon odo|ebi wa) (jowo|)
      (mo fe da|e da) (ajo|esusu) {amount} (lojumo|lose|losu) (sile|)
      (awa marun|a je mewa) a (fe da ajo|fe bere esusu) (e ba wa se e|)
      (awa ore|awa osise|ara adugbo wa) fe (bere|da) (ajo|esusu) {amount} (losoosu|losose) (ba wa si i|)
      (mo fe si|ba mi da) (egbe ajo|ajo) (tuntun|) (fun awon iyaloja|fun idile wa|fun omo egbe {number})
      (create|set up) (ajo|esusu group) (fun mi|fun wa) {amount} (osoosu|lose)
      (mo fe je|emi ni) (alajo|olori ajo), (ba mi si ajo|da egbe ajo sile) (fun eniyan {number}|{amount} lose)
      (ki a|a fe) (da ajo|bere esusu) (papo|sile) (a je {number}|{amount} losoosu)
      (iyaloja|awa elegbe) (fe|n fe) (esusu tuntun|ajo tuntun) (e ba wa da a sile|{amount} lose)
      (egbe|group) (tuntun|) (fun ajo|fun esusu) (oruko e ni|) {name} (da sile|si i)
      (ajo|esusu group) (tuntun|) (ti {name} maa je olori|fun osise wa) (da sile|e si i)
      (open|start) (ajo|esusu) (with|pelu) (my friends|awon ore mi) {amount} (losose|losoosu)
      (bawo ni mo se maa|mo fe) (da|bere) (ajo tuntun|egbe esusu) (lori karo|fun ebi mi)
      (e to|e si) (esusu|ajo) (fun wa|fun oja wa) (eniyan {number}|{amount} lose) (mo maa je olori e|)
      emi ati awon ore mi marun fe bere si ni da {amount} losoosu
      e ba wa seto ajo fun awon obinrin ijo wa
      mo fe da esusu ojoojumo sile fun awon oloja
      awa mewa ni a fe maa da ajo, e la a fun wa
      mo fe je baba alajo, e da egbe sile fun mi
      ajo tuntun, oruko re ni {name}, {amount} lose
      a fe ko owo jo fun odun, e bere ajo fun wa
      bawo ni mo se le ko eniyan jo sinu ajo tuntun
      mo fe bere ajo keji leyin ti akoko
      ajo awon olukoni ile iwe wa, e da a sile
      mo fe seto ajo eniyan mejila, enikan lo ma ko losu kan
      ajo opin odun ni a fe bere, a fe fi ra eran ati iresi
      e la ajo fun ebi wa, oruko re ni {name}
      mo je olori awon telo, a fe bere esusu
      a fe maa da {amount} lojoojumo, awa marun, e ba wa se e
      e ko mi bi mo se maa ko egbe esusu temi jo nibi
      ba wa da ajo ti {amount} sile
      awa obinrin ijo wa po to ogun, a fe maa da {amount} losoosu. e ba wa seto e
      odun maa de laipe, emi ati awon egbe mi fe da ajo lati ra eran
      mo fe bere ajo tuntun fun awon akekoo
      e da egbe esusu sile fun wa, {amount} lojoojumo
      ajo ebi ni mo fe bere, eniyan mefa
      awa osise fe da owo jo losoosu, e seto re
      mo fe ko awon aladugbo jo da ajo
      new esusu group fun awon iyaloja
      (awa|emi ati awon) (telo|oloja|olukoni) fe (da|bere) (ajo|esusu) {amount}
      (da|e da) (ajo|esusu) (osoosu|olose) sile fun (wa|eniyan mewa)
      afe da ajo sile
      mofe bere ajo tuntun ejo
      awa meje ni a fe bere ajo {amount} lojo satide kookan
      e gbo, awa oloja fe da ajo sile o, bawo la se n se e
      awa onidiri ni ojuwoye fe maa ran ara wa lowo, e ba wa da ajo sile
      a fe ra ewure ileya papo, e ba wa bere ajo {amount} losoosu
      emi ati awon iya ti omo won wa ni kilaasi kan fe bere esusu
      egbe akorin wa fe ra aso tuntun, mo fe da ajo sile fun wa
      awa agbe koko fe ma ya owo mo, e da esusu ose sile fun wa
      awon ore mi ni nysc camp fe bere ajo {amount}, bawo la se n se e
      awa dereva korope maa n na owo wa danu, mo fe bere ajo ojoojumo fun wa
      ki keresi to de mo fe da ajo iresi sile pelu awon aladugbo mi
      awa alaso mewa fe maa da {amount} lose, e da ajo sile fun wa
      mo fe se alajo, e bere ajo ebi fun mi
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
      {name} (ni ki n darapo mo|pe mi wa si|ni ki n wole si) (ajo|esusu|egbe) (re|won|)
      (se|nje) (ajo|egbe|esusu) (kan|) wa (ti mo le wo|ti mo le darapo mo|to n gba eniyan)
      se (aye|ipo) (si|) (wa|ku) (ninu|fun mi ninu) (ajo|egbe)
      (darapo|wole) (pelu|mo) (koodu|code|ajo) ({reference}|yii|)
      (aye|ibi) (si wa|wa) fun mi (ninu egbe|ninu ajo)
      (mo gba|mo ni) (iwe ipe|koodu ipe|ipe) ({name}|ajo|)
      (nje|se) (ajo|esusu) wo (lo wa|lo n gba eniyan) (nibi|to n gba eniyan|)
      (mo fe|je ki n) (je omo egbe|wo inu|wole si|darapo mo) (ajo|esusu) (oja|yin|)
      (mo gbo pe|won so pe) ajo kan wa (loja wa|nibi ise wa|ladugbo wa), (mo fe wole|emi naa fe da si i|e fi mi kun)
      (e gba mi|ki e gba mi) (si|laaye ninu|sinu) (ajo|esusu|egbe) (yin|{name}|)
      (shey|se) (mo le|n le) (join|wole|darapo mo) (ajo|esusu|group) (yen|{name}|yin)
      (emi naa|emi na|mo tun) fe (wa ninu|wole sinu|kopa ninu) (ajo|esusu|egbe ajo) (naa|yin|)
      (koodu|code|invite) (ajo|esusu) (mi|ti won fun mi) (ree|ni) {reference}
      ({name}|iya alajo|baba alajo) (ni ki n|so pe ki n) (wa join|fi oruko sile ninu) (ajo|esusu) (naa|re|)
      (bawo ni n se ma|ona wo ni mo le gba) (wo|join|darapo mo) (ajo|esusu|egbe alajeseku)
      (link|iwe ipe) (ajo|esusu|group) (ti|) (won fi ranse si mi|{name} fun mi) (, mo fe wole|, n ko mo bi n se ma lo o)
      (fi mi|e fi mi) (se|di) (omo egbe|memba|member) (ajo|esusu) (yin|{name}|)
      (mo gba|mo accept) (ipe|invite|iwe ipe) (yin|{name}|sinu ajo)
      (osu to n bo|ose to n bo), (mo fe wo ajo yin|e fi oruko mi si ajo)
      (ajo|esusu) ti (awon ore mi|iyawo mi|awon egbe mi) (n da|wa ninu e) (, mo fe wole si i|ni mo fe darapo mo)
      (oruko mi|emi) (ko si ninu|ko tii si ninu) ajo (naa|wa|), (e fi mi kun|mo fe wole)
      (se aye wa|shey space wa) (ninu ajo|ninu esusu) (yin|naa) (ki n wole|fun mi|)
      (mo fe|je n) (ba won|ba yin) (da|se) (ajo|esusu) (naa|yen)
      (add|fikun) (me|mi) (si|to) (ajo|esusu|group ajo) (joor|yin|)
      (join|wole si) (ajo|esusu|egbe) {name}
      (mo ri|mo ti ri) (koodu ajo|ipe ajo|link esusu), (kini ki n se|mo fe darapo)
      (awon onisowo bii temi|awon obinrin oja) (n da ajo|wa ninu ajo), (mo fe wa lara won|bawo ni mo se le wole)
      (tun fi mi sinu|e da mi pada si) (ajo|egbe) (naa|yin), (mo ti kuro tele|mo fe pada wa)
      (emi|aburo mi) (ni mo fe|fe) (kun|darapo mo) (ajo|esusu) (yin|{name}|loja)
      (e jowo|e dakun) (e je ki n|je ki n) (wo|wa ninu|ba yin se) (ajo|esusu) (yin|naa)
      (wo ajo|darapo ajo|join esusu) ({name}|jowo|{reference})
      (mo fe|e je ki n) (se|da) (ajo|esusu) (pelu yin|pelu {name}|pelu awon egbe yin)
      (se|nje|shey) (aye|ipo|slot) (si wa|wa|ku) (fun mi|) ninu (ajo|ajo yin|esusu {name})
      (won fun mi ni|mo ni|ree) (invite|iwe ipe|koodu) (ajo|esusu) {reference} (, mo fe wole|)
      (e fi mi|fi mi|ko oruko mi) (kun|sinu|mo) (ajo|egbe ajo|esusu) (yin|{name}|naa)
      (ajo wo|egbe wo) ni mo le (wo|darapo mo|ba won da)
      (won pe mi|{name} pe mi) (si ajo|wa sinu ajo|lati da ajo), (bawo ni mo se maa wole|mo fe wole)
      (gba mi|e gba mi) (sinu ajo|wole sinu esusu|si ajo {name}) (jowo|)
      (join|mo fe join) (ajo|esusu|group) (yen|{name}|{reference}|)
      (iwe ipe|invite|link) (ajo|esusu) (ti {name} fi ranse|mi) (ni yi|ree) {reference} (mo fe wole|)
      (je|e je) n (ba yin da|ba yin se) (ajo|esusu) (ti {amount}|yen|losoose)
      (se aye|se ipo|aye) (wa|si ku) ninu ajo (yin|{name}|awon oloja) (fun eni tuntun|mo fe darapo|)
      (mo fe|je ki n) wole si ajo (ti won n da|{name}), (e fi mi kun un|se aye wa)
      (aye|ipo) kan (si wa|ku) (ninu ajo yin|ninu esusu) (mo fe gba a|e fun mi)
      (mo ti gba|mo ri) (invite|link) (ajo|esusu) (ti won fi ranse|{name}) (e gba mi wole|bawo ni mo se wole)
      (gbogbo eniyan|awon ore mi) wa ninu ajo {name} (emi naa fe wole|e fi mi kun)
      (esusu|ajo) ti {amount} (losoose|losoosu) (wa|) (mo fe wole|e fi mi si i)
      (emi naa|iyawo mi) (fe da ajo|fe wa ninu ajo) (pelu yin|yin)
      (bawo ni eniyan se n|kini mo nilo lati) (wo|darapo mo) ajo (yin|{name}|)
      (mo fe|je ki n) (wa|wo) (ninu|inu) (ajo|esusu) ({name}|awon ore mi)
      (e fi|e ko) (oruko mi|mi) (sinu|kun) (ajo|esusu|egbe) (yin|{name}|yen)
      (mo ti gba|won fun mi ni) (link|koodu) ajo, (mo fe wole|mo fe darapo)
      (bawo ni|ona wo) (mo se le|ni mo le gba) (wo inu ajo|darapo mo esusu|di omo egbe ajo)
      (ajo|esusu) (wo|kankan) (ni mo le|wa ti mo le) (wo|darapo mo) (bayii|ni adugbo mi|)
      {name} (so fun mi|pe mi) (nipa ajo yin|si ajo), (mo fe wole|e fi mi kun)
      (se aye|se ipo) (wa|si wa) (fun mi|) (ninu ajo {name}|ninu esusu yin)
      (mo fẹ́|mo fẹ) (darapọ̀ mọ́|wọlé sí) (àjọ|èsúsú) ({name}|yín|náà)
      (ẹ fi mí|fi mi) (kún|sínú) (àjọ|ẹgbẹ́ àjọ) ({name}|yìí)
      (join|add me to) (ajo|esusu|group) ({name}|yin|abeg)
      (emi naa|iyawo mi naa) (fe|n fe) (da ajo pelu yin|wo ajo yen|darapo mo esusu)
      (mo fe|mo setan lati) (di|je) (omo egbe|okan lara) (ajo {name}|esusu yin)
      (koodu|code) ajo (naa|mi) ni {reference}, (e je ki n wole|fi mi kun un)
      (won pe mi|a pe mi) (si|sinu) (ajo|esusu|group) (mo gba|mo fe wole)
      (accept|gba) (invite|ipe) (ajo|esusu) (naa|mi|{name})
      (mo ti gba|mo gba) lati (wo ajo|darapo mo ajo) ({name}|naa)
      (gbigba|wiwole) (sinu ajo|si esusu) ({name}|nko|)
      (e tun|tun) gba (mi|emi naa) (sinu ajo|sinu esusu) (yi|odun yii|)
      (aburo mi|ore mi) (ni|to ni) ajo (kan|), (mo fe ba won da a|mo fe wole si i)
      (e ba mi|ba mi) (wole|fi oruko mi) (sinu ajo|si esusu) (ti {name} n da|yin)
      (mo ri|mo gbo nipa) (ajo|esusu) (yin|{name}), (mo fe wole|mo fe ba yin da a)
      (add|put) me (for|inside) (ajo|esusu|group) ({name}|yen)
      (ajo|esusu) {amount} (yen|naa) (ni mo fe wo|se mo le wole)
      (wọlé sí|darapọ̀ mọ́) (àjọ|èsúsú) ({name}|ọjà|) (ni mo fẹ́|)
      (mo fẹ́|mo fe) (jẹ́ ọmọ ẹgbẹ́|di omo) (àjọ|esusu) (yín|{name}|)
      (nibo|bawo) ni mo (se le|ti le) (te code|fi link) ajo (lati wole|ki n wole)
      (se e si n|nje e n) gba (eniyan|omo egbe) (tuntun|) (sinu ajo|sinu esusu)
      (mo ni iwe ipe|ipe) ajo (lati odo {name}|mi), (je n wole|mo gba)
      (ko oruko mi|fi mi) (mo egbe|sinu esusu) (ti ile ise wa|ti adugbo|{name})
      (emi naa|je ki emi naa) (ba yin|wa) (da ajo|ninu ajo) (losoosu|)
      (e je ki aburo mi|iya mi naa) (wole|fe wo) (inu ajo|esusu) (yin|)
      (ona|link) (ti mo le|lati) (fi wole|wole) (si|) (ajo|esusu) ({name}|yin|)
      (mo kuro|mo ti kuro) (ninu ajo|tele), (mo fe pada wole|e gba mi pada sinu ajo)
      (mo fe ba|mo fe wa lara) (awon to n da ajo|egbe ajo {name}) (bawo ni|)
      (ajo|esusu) (mama {name}|adugbo|ofiisi) (mo fe wole|fi mi kun)
      (gba mi laaye|gba mi) (sinu|wo) (ajo|esusu) (yin|{name})
      (can i|se mo le) (join|wo) (ajo|esusu) ({name}|this|bayi)
      (mo gba|gba) (ipe|invitation) (si ajo|sinu esusu) {name}
      (fi aburo mi|fi iyawo mi) (kun ajo|sinu esusu) ({name}|wa)
      (won pe mi|{name} pe mi|ore mi pe mi) (si|wa si) ajo (won|kan), (mo fe wole|bawo ni mo se maa darapo)
      (fi mi|e fi mi) (kun|sinu) (ajo|esusu) ({name}|awon iyaloja|ile ijosin wa)
      (mo ni|won fun mi ni) (koodu ajo|link ajo) (kan|), (mo fe wole|fi mi si i)
      (se aaye|nje aye) (si wa|wa) (ninu ajo|ninu esusu) ({name}|yin) (mo fe darapo|mo fe wole)
      (bawo ni mo se maa|nibo ni mo ti maa) (wole sinu|darapo mo) (ajo|egbe esusu) (awon osise|ti won wa nile|)
      (awon ore mi|awon iyaloja) (wa ninu|n da) (ajo|esusu) kan (lodo karo|), (mo fe ba won da a|e fi mi kun un)
      (link|invitation) (ajo|esusu) (ni won fi ranse si mi|{name} fun mi) (mo gba a|fi mi sinu e)
      (mo le|se mo le) (darapo|wole) (mo|si) (ajo|egbe) {name} (bawo|)
      (mo fe wa|mo fe wole) (ninu|si) (esusu|ajo) ({name}|yin) (bawo ni|fi mi kun)
      (koodu ajo|invite code) (mi|ti won fun mi) (ni|) {reference} (fi mi wole|mo fe darapo)
      mo fe da si ajo awon oloja
      {name} ni ki n wole sinu ajo re
      code ajo ti won fun mi ni {number}, e fi mi si
      mo fe wa ninu awon to n da esusu ose ose
      e ba mi wo inu ajo ibi ise wa
      aye si wa ninu ajo yin bi, mo fe wole
      won ti pe mi sinu ajo, bawo ni mo se maa gba a
      se mo le wo ajo meji leekan naa
      mo n wa ajo ti won n da {amount} lose
      emi naa fe da ajo, tani mo le ba da a
      link ajo naa ree, e gba mi wole
      fi mi si ipo kerin ninu ajo ti mo fe wo
      oruko mi ni {name}, mo fe darapo mo esusu
      mo ti te link invite esusu yen, kini o kan
      mo fe ki iyawo mi naa wole sinu ajo
      mo ri ajo kan ti o wu mi, bawo ni mo se maa darapo
      ajo ojoojumo ni mo fe darapo mo
      mo fe pada sinu ajo ti mo ti kuro
      mo fe fi oruko sile ninu ajo {name}
      mo ni invite code, mo fe wole sinu esusu
      awon egbe mi ti wa ninu ajo, emi nikan lo ku, e fi mi kun
      ajo yin ti a n da {amount}, mo fe darapo
      eni kan fi code ajo ranse si mi, kini ki n fi se, mo fe wole
      mo fe gba ipe ajo ti {name} fi ranse
      e gba emi naa wole sinu ajo opin odun
      se mo le wole si ajo {amount} naa
      shey mo le wole sinu ajo yen
      iya alajo so pe ki n wa fi oruko sile ninu ajo
      egbon mi wa ninu ajo kan ti won n da lori karo. mo fe wole sinu e
      awon olokada n da ajo {amount} lojoojumo, mo fe ba won da a
      (mo fe|e je ki n) (wo|darapo mo) (ajo|esusu) (awon oloja|ibi ise wa|{name})
      mo ti gbo nipa ajo yin, se aye wa fun eni kan si i
      mo fe ra aye kan ninu ajo yin, e fi oruko mi si i
      (e gba mi|fi mi) (laaye lati wole|kun) (ajo|esusu) (yin|{name})
      (link|code) (ajo|esusu) ree, (mo fe wole|e fi mi kun)
      (se aye|nje aye) (si wa|ku) ninu (ajo|esusu) {amount}, mo fe wole
      efimi si ajo yin
      se mo le wo ajo yin, efi mi si
      won ni ki n fi code yi wole sinu ajo {name}
      (e je ki n|mo fe) kopa ninu ajo ti e n da
      mo ri i pe ajo yin dara. se emi naa le wole osu to n bo
      mo fe wo ajo olosu kan, e fi mi si i
      e gbo, mo fe wole sinu ajo yin o, e fi mi kun un
      mo ti setan lati maa da {amount} lose, e fi mi si ajo
      iya oni ewa so wipe ajo re dara, mo fe wole si i ki n le ra firiji
      {name} ti mo pade ni ikomo pe mi wa si ajo won, e fi mi kun
      mo sese ko wa si adugbo yi, se aye wa ninu ajo awon oloja
      omo mi maa wole poli, mo fe darapo mo ajo {name} ki n le ri owo ile iwe
      ni ipade soosi won so nipa esusu kan, e fi oruko mi sinu re
      oja alubosa ti mu owo wa, bayi mo fe wo ajo {amount}
      iyawo mi ti wa ninu ajo naa, emi naa fe darapo
      mo gba code ajo lati owo iya alata, mo fe wole
      iya ijo wa fi koodu ajo ranse, mo fe wole si i
      e fi mi kun ajo awon tisa ti {name} da sile
    `,
    group_contribute: `
      <please> (san|da|ba mi san|e san) (ajo mi|owo ajo|esusu mi|owo esusu|idawo mi)
      <i_want> (san ajo|san owo ajo|da owo ajo|san owo esusu mi|da idawo mi)
      (san ajo|da owo ajo|owo ajo|owo esusu|idawo|san esusu)
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
      (mo fe|e ba mi|je ki n) (san|da) (owo ajo|owo esusu|idawo) (mi|) ({amount}|ti ose yii|)
      (san|da|fi) {amount} (si|fun|sinu) (ajo|esusu|egbe|owo ajo)
      (idawo|owo ajo|ipin ajo) mi (re|ni yi|ti osu yii) ({amount}|)
      (mo fe|mo fee|e ba mi|ba mi) (san|da) (owo ajo|ajo mi|esusu mi|owo egbe|idawo mi|owo esusu) (ose yii|osu yii|)
      (san|da|fi) {amount} (fun|si|sinu) (ajo|esusu|egbe wa|ajo wa|owo ajo)
      (da|san) (ajo mi|esusu mi|idawo|owo egbe) (ti ose yii|ti osu yii|fun mi|)
      (bawo ni mo se le|nibo ni mo ti le) (san ajo|da owo ajo|san esusu|san owo ajo)
      (akoko|asiko|ojo) (ajo|lati da ajo|lati san ajo) (ti to|ti pe)(, ba mi san|)
      (yo|mu) (owo ajo|esusu) (kuro ninu|lati) akanti mi
      (idawo|owo|ipin) mi (fun|ninu) (ajo|egbe|esusu) ({amount}|)
      mi o (ti|tii) (san|da) (ajo|esusu) (ose yii|osu yii|)(, je ki n san|)
      (ipin|owo) mi (ti|fun) (osu yii|ose yii) (ninu ajo|fun esusu) (ree|)
      (yo|mu|gba) {amount} (fun|si) (ajo|esusu) (mi|wa)
      (ojo ajo|ojo esusu) (lo pe|ti pe|loni), (e san temi|ba n san {amount}|yo o ninu akanti mi)
      (baba alajo|iya alajo) (n wa mi|ti de|n beere owo), (san owo ajo mi|e san {amount} fun ajo)
      (fi|ju|ko) {amount} (sinu|si) (kolobo ajo|apo ajo|ajo ti a n da)
      (dawo|da owo) (fun ajo|temi fun esusu|mi ninu ajo) ({amount}|ti ose yii|)
      (mo fe|shey mo le) (san|da) (ajo|esusu) (osu meji papo|ose meji leekan|ose meta to ku)
      (pay|send) (ajo|esusu|contribution) (mi|{amount}|mi joor)
      (san|e san) (gbese|owo ti mo je) (ajo|esusu) (mi|)
      (ipin|idawo|kontiribusan) (mi|temi) (osu yii|ose yii) (san an|e san an|{amount})
      (won n duro de|mi nikan lo ku lati san) (ajo|owo ajo), (san an fun mi|e san {amount})
      (e ba n|ba n) (da|san) (ajo|esusu) (iyawo mi|iya mi|{name}) (naa|)
      (lojoojumo|losoosu|lose lose) (e maa|maa) (yo|mu) {amount} (fun|si) (ajo|esusu) mi
      (ajo|esusu) (oja|ebi|ofiisi) (wa|), (mo fe san temi|fi {amount} si i|san {amount} fun mi)
      (mo ti setan|mo fe) (lati san|san) (owo|idawo) (ajo|esusu|egbe) (wa|mi|ti oni)
      {amount} (ni|) (owo ajo|esusu) (mi|) (oni|ose yii|osu yii), (e yo o|e gba a|san an)
      (san|da) (owo egbe|owo alajeseku|owo kooperetifu) (mi|) ({amount}|ti osu yii)
      (mo late|mo pe) (lati da|lati san) (ajo|esusu) (, e san an bayii|, je n san an|, ba n san an)
      (ajo mi|owo ajo mi|esusu mi) (ti ose to koja|ti ana) (ni mo fe san|e ba n san)
      (top up|fi kun) (ajo|esusu) mi (pelu {amount}|{amount}|)
      (fi owo|gbe owo|gbe {amount}) (lati akanti mi|lapo mi) (si|sinu) (ajo|esusu) (wa|)
      (san|yo) temi (fun|ninu) (ajo|esusu|egbe) ({name}|yii|wa)
      (mi o fe ki|ki) (oruko mi ma baje|won ma baa pe mi ni gbese), (e san ajo mi loni|san owo esusu mi)
      (alajo|awon egbe mi) (n pe mi|ti n binu), (e ba mi san ajo|mo fe san {amount} fun ajo)
      (jọ̀wọ́|ṣé o lè|mo fẹ́) (san|bá mi san|dá) (owó àjọ|èsúsú|ìdáwó) (mi|ti oṣù yìí|{amount})
      (ajo|esusu|owo ajo) {amount}
      (mo fe|je n) (da|san) (ajo|esusu|idawo) (mi|osu yii|{amount}|toni)
      (gba|yo) {amount} (fun|si) (ajo|esusu|ajo {name}) (mi|)
      (owo ajo|idawo mi|ipin mi) (ree|ti mo fe da niyi|{amount})
      (fi|e fi) {amount} (si|kun) (ajo|esusu) (wa|{name}|oloja)
      (mo fe|je ki n) (san|da) (ajo|esusu) (mi|ti oni|ti ose yii)
      (e yo|e mu) (owo ajo|{amount}) (lapo mi|lati akanti mi) fun ajo ({name}|wa)
      (fi|e fi) {amount} (sinu|si) (ajo|esusu) ({name}|wa|oja)
      (ojo ajo|asiko esusu) (ti pe|ni oni), (san temi|e ba mi san an)
      (owo ajo|owo esusu) (mi|) (ree|ni eyi) ({amount}|)
      (mo fẹ́|mo fẹ) (dá|san) (àjọ|èsúsú) (mi|tèmi|ti oṣù yìí)
      (san|sanwo) (gbese ajo|owo ajo ti mo je|ajo ose to koja) (mi|)
      (pay|contribute) (my ajo|to ajo|esusu) ({amount}|abeg|now)
      (da|san) ajo (fun iyawo mi|fun omo mi|fun mi) ({amount}|)
      (ajo|esusu) (ojoojumo|olose|olosu) mi (san|ni mo fe san) ({amount}|)
      (mo ni|mo fe) (ki n san|lati san) (ajo|idawo) (fun ose meji|{amount})
      (ba mi|e ba mi) (ju|fi) {amount} (sinu ajo|sinu esusu) (oja|wa|)
      (ipin mi|owo temi) (ninu ajo|ti esusu) (fe san|ni mo fe san) ({amount}|)
      (san|fi) owo (egbe|kooperetifu) (mi|) ({amount}|ti osu yii)
      (e ran|fi) (owo ajo|{amount}) (si iya alajo|si baba alajo|si ajo)
      (mo pe|mo ti pe) (lati san ajo|ninu sisan esusu), (san an|e gba {amount})
      (contribution|kontribuson) (mi|osu yii) ({amount}|) (san|e gba a|ni mo fe da)
      (da|e da) {amount} (sinu|fun) (owo egbe|ajo ebi) (wa|)
      (ki n ma baa|ki n ma) (je gbese ajo|pe san ajo), (e yo {amount}|san an fun mi)
      (gbogbo|) (owo ajo) (osu yii|to ku) (ni mo fe san|san tan fun mi)
      (e ba mi|ba mi) fi (owo|{amount}) san (ajo|esusu) (osu yii|mi|)
      (ajo|esusu) (mi|) (ti ana|ti oni|osu to koja) (san|mo fe san) {amount}
      (mo fe|je ki n) (ju|fi) (ipin mi|temi) (sinu|si) (ajo|esusu)
      (deduct|debit) (my ajo|owo ajo mi|{amount}) (from my account|fun esusu)
      (san ajo|da esusu) (emi ati iyawo mi|mi) (po|papo|) {amount}
      (àjọ|èsúsú) (oṣù yìí|ọ̀sẹ̀ yìí) (mo fẹ́ san|san án)
      (ki won to|ki) (bu mi|fi oruko mi sita) (ninu ajo|), (san ajo mi|e san an fun mi)
      (owo|idawo) (ajo|esusu) (osu meta|ose meji) (leekan|papo) (mo fe san|{amount})
      (mo je|mo si je) ajo (osu kan|{amount}) (mo fe san an|e yo o)
      (oya|ok) (san|yo) (ajo|esusu) (mi|{amount})
      fun (iya alajo|baba alajo|{name}) ni owo ajo mi, ({amount}|ba mi san an)
      (owo ajo|esusu) ({amount}|) (ti setan|wa nile) (gba a|e gba a lapo mi)
      (alajeseku|kooperetifu) (mi|{amount}) (san|ba mi san) (osu yii|)
      (sisan ajo|sisan esusu) (mi|) ({amount}|losoose)
      (yo|gba) (owo ajo|{amount} fun ajo) (ose yii|osu yii) (lapo mi|ninu akanti mi)
      (temi|ipin temi) (ajo|esusu) (ti oni|osu yii) (san|ree {amount})
      (mo fe da|da) (esusu|ajo) mi {amount} (fun ose yii|fun osu yii)
      (san owo|fi owo) (ajo|esusu|egbe) (mi|ebi wa) (bayi|{amount})
      (dá|san) (owó àjọ|èsúsú) (mi|{amount})
      (mo fe san|san) (ajo|esusu) (oni|ose yii|osu yii) {amount} (fun mi|)
      (owo ajo|ipin ajo) mi (ti to|ti pe) (san an|mu {amount} ninu akanti mi)
      (da|fi) {amount} (si ajo|sinu esusu) (awon obinrin|{name}|wa) (loni|)
      (mo fe|e ba mi) (da owo|san owo) (ajo|esusu) mi (ti ose yii|{amount}|ti osu yii)
      (mo ti pe san|mi o tii san) ajo (lose to koja|), (san an bayi|e yo {amount} fun ajo)
      (ipin|owo) (mi|temi) ninu (ajo|esusu) (ree|{amount} ree) (e gba a|san an)
      (san|da) {amount} (fun|si) (alajo mi|ajo {name}|esusu awon osise)
      (mo ti setan|mo fe) lati (da ajo|san esusu) (osu yii|ose yii) ({amount}|fun {name})
      (ajo {amount}|esusu {amount}) (mi|) (ti {period}|ti oni) (yo o ninu akanti mi|san an)
      mo fe da temi ti ose yii
      ge {amount} fun ajo mi
      e ba mi san ajo ti mo je
      da ajo mi loni, {amount}
      san esusu ki won ma baa pe mi ni onigbese
      owo ajo mi ti ojo aje ree, e gba a
      idawo egbe wa ni {amount}, yo o lapo mi
      e je ki n da ajo ki asiko to koja
      ajo mi ti loni, se e ti yo o, e yo o bayii
      mo pe ni ose yii, e je n da ajo mi
      san ajo fun emi ati iyawo mi papo
      fi {amount} si owo egbe wa
      ojo ajo leni, gba {amount}
      kooperetifu ti osu yii, san an fun mi
      da owo esusu {name} fun mi
      da {amount} si esusu awon obinrin
      ojo aje leni, ojo ti a n da ajo. e yo {amount} lapo mi fun ajo
      mo je ose meji ninu ajo, e je n san an tan loni
      mo wa da ajo temi o
      e mu owo ajo mi lapo mi
      ajo oni, {amount}
      fi {amount} kun owo egbe wa
      mo fe san ajo {name} ki o to di ale
      esusu ti ose meji ni mo fe san papo
      (da|san) (ajo|esusu) mi (ti oni|ose yii|osu yii) fun mi
      (yo|mu) {amount} (lapo mi|ninu akanti mi) fun (ajo|esusu) wa
      mofe da ajo mi
      mofe san ajomi {amount}
      gba owo ajo mi lapo, {amount} fun ose yii
      ehn, ajo ose yii, e ba mi san an, {amount} ni
      ojo ro loja, mi o ta pupo, sugbon san ajo mi {amount}
      mo wa ninu oko lo abuja, ma je ki ajo mi pe, san an
      iya mi o da, oun lo ni ki n maa ba oun da ajo. san {amount} fun ajo re
      igbeyawo aburo mi gba owo, mo ti ri owo bayi, san esusu mi ose to koja
      ki awon ara ajo to bere ariwo, san ipin mi {amount}
      mo n lo si isinku lola, e san ajo mi loni
      oni ajo wa nibi isomoloruko, o ni ki n san {amount} sinu ajo
      mo ti ta koko mi, da owo ajo mi {amount}
      owo ajo ose yii ree, e yo {amount} ki e da a si i
      mo ti pe die, e ba mi san ajo mi (bayi|)
      e ba mi san ajo ose yii
    `,
    group_status: `
      <show> (ajo mi|bi ajo wa se n lo|ipo ajo mi|egbe ajo mi|esusu mi)
      (tani o kan lati ko|tani lo kan lati gba|ta ni yoo ko|ta ni yoo gba) (ajo|esusu|owo ajo) (lose yii|losu yii|bayii|)
      (igba wo|nigba wo) ni (mo maa|o kan mi lati) (ko|gba) (ajo|esusu|owo ajo|ajo mi)
      (ta|tani|awon wo) (lo ti|ni ko tii) (san|da) (ajo|owo ajo|esusu) (bayii|)
      elo (lo wa ninu|ni a ti da ninu|lo ti pe ninu) (ajo|esusu|ajo wa|egbe wa)
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
      se {name} ti (san|da) (ajo|esusu|owo ajo) (re|tie|osu yii|)
      (se|nje) {name} (ti san|san) (ajo|owo ajo|esusu) (bayii|)
      (ajo|esusu|owo ajo) {name} (nko|ti wole bi)
      {name} ti (da|san) ajo (tie|) bi
      ta ni ko (tii|) (san|da) ajo
      (bawo ni|ba wo ni) (ajo|esusu|egbe ajo|ajo wa) se n lo (bayi|)
      (ta ni|tani|ta) (lo kan|lo maa gba|to kan lati ko) (ajo|owo ajo|esusu) (bayi|osu yii|)
      (igba wo|ojo wo) ni (mo maa gba|o maa kan mi|mo maa ko) (ajo|esusu|owo ajo) (mi|)
      (ta ni|awon wo) (ko tii|o ti|lo ti) (san|da|dawo) (ajo|esusu|owo)
      (elo lo wa|iye owo wo lo wa|elo lo ti ko jo) ninu (ajo|esusu|egbe) (wa|)
      (tani o kan lati gba|ta lo maa gba|ta ni yoo ko) (ajo|esusu|owo ajo) (bayi|tele|osu yii|)
      (igba wo|nigba wo|ojo wo) (ni|lo) (kan mi|maa kan mi|emi yoo gba ajo|n o ko ajo|mo maa gba ajo)
      (bawo ni|bawo) (ajo|egbe|esusu) (wa|mi) (se n lo|se wa|n lo)
      (tani|awon wo) (ko tii|lo ti) (san|da) (ajo|owo ajo|esusu) (osu yii|ose yii|)
      (elo|eelo) (ni a ti da|lo wa ninu|ni a ti ko jo|ti wa ninu) (ajo|egbe|ajo wa|)
      (fi|so) (ajo mi|egbe mi|awon omo egbe|awon egbe mi|ajo wa) (han mi|)
      (se|nje) mo ti (san|da) (ajo|esusu|owo ajo) (osu yii|ose yii|mi|)
      (emi ni eni keloo|ipo wo ni mo wa|nomba wo ni mo je) (ninu ajo|ninu egbe ajo)
      (alaye|iroyin|ipo) (ajo|egbe|esusu) (mi|wa)
      (nje|se) (mo|{name}) ti san (owo ajo|esusu) (ose yii|bayii|osu yii|)
      (ajo|esusu) (mi|wa|ada) (nko|ti de ibo|ba wo)
      (emi ni|kini) (eni keloo|nomba mi|ipo mi) (ninu ajo|ninu egbe|)
      (igba wo|nigba wo) ni (ajo to n bo|o kan mi|ma ko ajo)
      (ta ni|tani) (ko tii san|ti san|lo kan|lo ko) (owo ajo|ajo|esusu)
      (emi lo kan|se emi lo kan|shey emi lo kan) (lati ko ajo|lati gba owo ajo|lati ko esusu) (losu yii|abi ko ti kan mi|bi)
      (tani o|ta lo) (je gbese|tii da|n je) (owo ajo|owo esusu|ajo) (ninu wa|losu yii|)
      (igba ti|ojo ti) (mo maa ko|temi maa kan) (ajo|esusu|owo ajo) (mi|) (ku ojo melo|da|je n mo)
      (tani o|ta lo|eni wo lo) ko (ajo|esusu|owo ajo) (osu to koja|ose to koja|koja)
      (eniyan melo|awon wo|tani gbogbo) (lo wa ninu|lo n da) (ajo|esusu) (yii|wa|{name})
      (e fi|fi) (akosile|iwe|list) (ajo|esusu) (wa|mi) (han mi|)
      (owo to wa|iye owo to wa) (ninu apo ajo|ninu esusu wa|nipamo ajo) (je elo|nko)
      (bawo ni|bawo) (oro ajo|ajo|esusu) (oja|ebi|ofiisi) (wa|) (se n lo|)
      (shey|se) (gbogbo eniyan|awon to ku|gbogbo won) (ti san|ti da) (ajo|esusu) (tan|bi|)
      (mo ti da|mo ti san) (elo|ose melo|igba melo) (sinu ajo|ninu esusu|fun ajo)
      (o ku|ku) (eniyan melo|ose melo|osu melo) (ki ajo kan mi|ki n ko ajo|ki ajo pari)
      (check|status) (ajo|esusu|group) (mi|wa) (joor|fun mi|nko)
      (se owo ajo|shey owo esusu) (mi ti wole|ti {name} ti wole|ose yii ti pe)
      (iya alajo|baba alajo|olori ajo) wa tani, (tani awon omo egbe|eniyan melo la je ninu ajo)
      (eto|order|tito) (bi a se n ko|gbigba) (ajo|esusu) (wa|) (da|je n ri)
      (ajo wa|esusu wa) (ti pari|ti yi kan|ku kini) (bi|se|), (tani lo kan|elo la ti da)
      (mo fe mo|je n mo) (eni|awon) (to ti san|ti o tii san|to kan) (ninu ajo|ninu egbe wa)
      (ojo wo|igba wo) (la tun maa|ni a maa) (da|san) (ajo|esusu) (to kan|miran)
      (mo wa|emi wa) ni (ipo|nomba) (keloo|melo|wo) (ninu ajo|ninu esusu)
      (tani|ta) (lo maa|maa) (ko owo|gba ajo) (leyin|saaju) (mi|{name})
      (elo ni mo maa|melo ni n o) (ko|gba) (ti ajo ba kan mi|ninu ajo|lojo ajo mi)
      (egbe|group) (ajo|esusu) (ti mo wa|mi) (melo ni|wo ni|je n ri)
      ({name}|iya {name}|mama {name}) (ti da ajo|ti san ajo) (e|ti e|) (ose yii|) (bi|abi ko tii da)
      (se|shey) (won ti fun {name} ni ajo|{name} ti ko ajo|ajo ti kan {name}) (bi|abi ko tii kan an|)
      (ilosiwaju|progress) (ajo|esusu|egbe wa) (nko|bawo|je n ri)
      (ajo temi|esusu temi) (nko|de ibo), (ojo wo ni ma ko o|elo lo wa nibe|tani o kan)
      (mo n reti|mo n duro) (ki ajo kan mi|owo ajo mi), (igba wo ni|o ku ose melo)
      (tani o maa|ta ni yoo) (ko|gbe) (ajo|owo esusu) (lose to n bo|losu to n bo|loni)
      (owo ti|iye ti) (gbogbo wa|awon omo egbe) (ti da|ti san) (sinu ajo|sinu esusu) (je elo|)
      (se|shey) (ajo|esusu) (wa|oja|) (ti pe|ti kun|si ku owo eni kan) (bi|)
      (ṣé o lè|jọ̀wọ́) (sọ|fi) (bí àjọ wa ṣe ń lọ|ipò mi nínú àjọ|iye owó inú àjọ) (fún mi|hàn mí)
      (ajo da|esusu nko|tani o kan|ajo mi da) (bayii|o|gan)
      (nje o le so|so) (igba ti mo maa ko ajo|eni ti ko tii san|iye ti a ti da) (fun mi|ninu ajo wa)
      (mo ni inawo losu to n bo|mo fe san owo ile iwe), (igba wo ni ajo maa kan mi|se ki won fun mi ni ajo losu yii ni)
      (ajo|esusu) (ti mo n da|ti a n da) (pelu {name}|ni oja) (, ibo lo de|, tani o kan|, elo lo wa nibe)
      (se owo|shey owo) (mi|ti mo da) (ti han|ti wole) (ninu ajo|sinu ajo|lori esusu) (bi|)
      (eni melo|awon melo) (lo ku|lo ti ko) (ninu ajo|ninu esusu) (wa|naa|)
      (so|e ka) (oruko|awon) (to ti san|ti o san|to wa) (ninu|lori) (ajo|esusu) (wa|)
      (mo gbagbe|n ko ranti) (ojo ti|igba ti) (ajo kan mi|mo maa gba ajo), (e ba mi wo o|igba wo ni)
      (ta lo|tani o) (kan|ti ko|n bo lati ko) (ajo|esusu) (losu yii|bayii|loseese|)
      (ojo wo|igba wo) ni (mo maa ko|o maa kan mi lati ko|won maa fun mi ni) (ajo|esusu|ajo mi)
      (ta ni|awon wo ni) (ko tii da|ti da|o da) (ajo|owo ajo|idawo) (losu yii|bayi|)
      (emi ni|mo je) nomba (wo|melo) (ninu ajo|lori ila ajo|ninu esusu)
      (elo ni|iye) (owo ajo|ajo wa) (ti je|ti di|to wa ninu apo) (bayii|)
      (yẹ|wo|fi) (ajo mi|egbe ajo mi|esusu mi) (wo|han mi|)
      (idawo|ajo) to n bo (ojo wo ni|igba wo ni)
      (oruko ta lo|ta lo) (kan|tele mi) (ninu ajo|lati ko ajo) (bayii|)
      (ajo|esusu) (ti|wa) (pari|ku eniyan melo|bere lati bayii)
      (ajo|esusu) (wa|mi) (de ibo|ti po to bayi|se n lo)
      (tani|ta lo) (kan|ni o kan) (lati gba ajo|lati ko esusu) (losu yii|bayi)
      (nigba wo|ose wo|osu wo) ni (temi|o) (maa kan mi|kan) (ninu ajo|)
      (se gbogbo eniyan|tani ko tii) (ti san ajo|san ajo) (losu yii|)
      (eniyan melo|awon wo) (lo wa ninu|lo n da) (ajo|esusu) (wa|{name}|mi)
      (elo lo|owo elo lo) (wa|ti wa) (ninu ajo|lapo ajo|ninu esusu) (wa|bayii)
      (àjọ wa|ajọ mi) (dà|ńkọ́|ti dé ibo)
      (ìgbà wo|igba wo) ni (àjọ|ajo) (yóò kàn mí|máa kàn mí|kan mi)
      (ta ni|ta lo) (gba ajo|ko ajo) (keyin|losu to koja)
      (fi|e fi) (akojo omo egbe|alaye ajo|ipo ajo) (wa|mi) han mi
      (iye ti|owo ti) (a ti ko jo|won ti da) (ninu ajo|fun esusu) (bayii|je elo)
      (se {name}|nje {name}) (ti san|ti da) (tire|ajo) (bi|losu yii)
      (o ku|ku) (eniyan melo|ose melo) (ki n to ko ajo|ki o to kan mi)
      (status|ipo) (ajo|esusu|group) (wa|mi|{name})
      (mo fe|je ki n) (mo|ri) (bi ajo wa se n lo|eni to kan|eni to je gbese ajo)
      (eto|tito) (gbigba|kiko) ajo (wa|) (han mi|bawo)
      (tani|awon wo ni) (onigbese|alaisan) ajo (wa|) (losu yii|)
      (se mo ti|nje mo ti) (san|da) (ajo|esusu) mi (losu yii|ose yii) (bi|)
      (iya alajo|olori ajo) (ti san|ti fun) {name} ni (ajo re|owo ajo) (bi|)
      (elo ni ki n|elo ni n o) reti (lati ajo|ninu esusu) (wa|)
      (balance|owo) (ajo|esusu) (wa|mi) (nko|da|je n ri)
      (who|tani) (never pay|o tii san) (ajo|esusu) (wa|)
      (ojo|date) ti (ajo|esusu) mi (maa bo si|kan) (da|nigba wo)
      (bawo ni|bawo) (ajo|esusu) (wa|naa) (se n lo|se wa) (bayii|)
      (o kan|se o kan) (mi|emi|{name}) (lati gba ajo|lati ko ajo) (bi|losu yii)
      (awon|eniyan melo) to (ti san ajo|san esusu) (losu yii|ose yii)
      (ewo ninu wa|tani ninu wa) (lo n je ajo|ko tii san ajo)
      (ta ni|tani) (ó kàn|o kan) (láti kó àjọ|fun ajo)
      (èló|elo) (la ti kó jọ|lo wa) (nínú àjọ|ninu ajo) (wa|)
      (my turn|igba mi) (ninu ajo|for ajo) (reach|nigba wo|when)
      (fi|so) (ojo|oruko) (awon to maa gba ajo|gbigba ajo wa) (han mi|fun mi)
      (se a ti|nje a ti) (pe|ko) (ajo|owo ajo) (tan|osu yii)
      (iye eniyan|awon eniyan) (ninu|inu) (ajo|esusu) (wa|{name}) (da|melo)
      (ajo|esusu) {name} (elo lo ti wa|ti ko elo jo)
      (ojo|igba) (melo|wo) (lo ku|ni) (ki ajo wa pari|ki emi ko ajo)
      (se won|won ti) (fun {name}|fun mi) ni (ajo re|ajo) (bi|)
      (report|iroyin) (ajo|esusu) (wa|) (osu yii|da)
      (temi|ipin mi|owo mi) ninu (ajo|esusu) (ti mo ti san|) (je elo|ti pe elo)
      (mo wa ni|nomba) (melo|ipo melo) (ninu|lori ila) ajo
      (ipo|eto) (ajo|esusu) wa (bayi|losu yii) (bawo ni|fi han mi)
      (o ye ki|se o ye ki) (n gba ajo|emi ko esusu) (losu yii|) (wo o fun mi|)
      (tani n bo|ta lo kan) (leyin mi|lehin {name}) ninu ajo
      (ta lo|tani) (kan|ko gba) (ninu ajo wa|lati ko ajo|lati gba esusu) (osu yii|bayi)
      (elo|owo elo) (lo ti wa|ni a ti da) (ninu ajo wa|ninu esusu yii) (bayi|)
      (ta ni ko tii san|awon wo ni ko tii da owo) (ajo|esusu) (osu yii|lose yii)
      (nigba wo|ojo wo) ni (ajo|esusu) (yoo kan mi|maa de odo mi|mi)
      (bawo ni|nibo ni) ajo (wa|{name}) (n lo|de duro|de)
      (ajo|esusu) (wa|mi) (elo lo wa nibe|tani o ti ko o|tani o kan)
      (se gbogbo|nje gbogbo) (eniyan|omo egbe) (ti san|ti da) (ajo|owo ajo) (bi|osu yii)
      (esusu|ajo) (awon iyaloja|ile wa) (ti pe elo|ku elo|ti to elo) (bayi|)
      (mo ti san|mo ti da) (emelo|elo) (ninu ajo|ninu esusu) (yii|{name}) (ba mi wo|)
      (tani|ta) (maa gba|lo n gba) (ajo|esusu) (leyin {name}|losu to n bo|lose yii)
      (ajo wa|esusu wa) (ti di elo|ku eniyan melo) (bayi|ki o to kan mi)
      (oruko awon|awon) (omo egbe|eniyan) (to wa|to ku) ninu ajo (wa|{name}) (fi han mi|)
      eniyan melo lo ku ki o to kan mi ninu ajo
      tani o ko ajo lose to koja
      ajo wa ti ko elo jo
      se gbogbo eniyan ti da owo ajo lose yii
      tani awon to je ajo titi di isinsinyi
      ojo wo ni won maa ko ajo
      ose wo ni temi
      mo fe kuro ninu ajo
      bawo ni mo se le jade ninu esusu
      se owo ajo ti mo da ti wo
      mo ti da ajo eemelo
      nomba melo ni mo wa lori ila ajo
      e fi oruko awon to wa ninu ajo han
      ta ni ko tii da ajo osu yii
      elo lo maa je temi ti mo ba ko ajo
      ajo wa pari nigba wo
      se {name} ti san owo ajo e
      owo to wa ninu apo ajo bayi
      ajo ti mo wa, awon wo ni mo wa
      bawo ni ajo oloja wa se n rin
      kan mi abi ko tii kan mi ninu esusu
      tani o kan leyin {name} ninu ajo
      se ajo mi ti pe bayi, mo fe mo igba ti maa ko
      awon meloo ni won ti ko ajo ninu wa
      mo fe yo ara mi kuro ninu ajo oloja
      eni to kan losu yii ninu ajo wa da
      {name} ko san ajo, se looto ni
      iye ti a ti da sinu ajo titi di oni
      ipo mi ninu esusu nko
      ki lo n sele ninu ajo wa
      ojo ti a maa pin ajo da
      iroyin ajo wa, e so fun mi
      emi lo kan abi {name} lo kan ninu ajo
      owo ajo osu yii ti pe abi o ku
      je n mo iye ti esusu wa ti di
      a ku eniyan melo ti ko tii ko ajo
      esusu wa, bawo lo se wa bayi
      tani o kan lati ko ajo gan
      yẹ esusu mi wo fun mi
      ta lo kan
      mo ti da ajo fun osu marun. igba wo ni won maa fun mi
      awon kan ko tii da owo ajo, oruko won ni mo fe mo
      mi o wa ni ipade lana. tani o ko ajo, tani o kan
      ajo wa fe pari, elo ni temi ti mo ti da
      (ojo|ose|osu) wo ni (temi|owo mi) maa (kan|bo si owo mi) ninu ajo
      (awon wo|tani) ni ko (tii san|tii da) (ajo|esusu) (lose yii|losu yii)
      ipade ajo lose yii, elo lo wa ninu apo
      elo ni won maa ge ti mo ba kuro ninu ajo, mo fe kuro
      ta ni akapo ajo wa
      (elo|iye) ni (a|awa) ti (da|ko) sinu (ajo|esusu) titi di (oni|isinsinyi)
      (tani|oruko ta) lo (kan|tele) leyin mi ninu (ajo|esusu)
      (mo fe|je ki n) (kuro|jade) ninu (ajo|esusu) (yii|{name})
      (se|nje) {name} ti (da|san) owo (ajo|esusu) e
      (ojo melo|ose melo) lo ku ki n (ko|gba) (ajo|esusu) mi
      talokan ninu ajo
      ajo mi debo
      igbawo nitemi kan ninu ajo
      talo kan latiko ajo
      e so fun mi bi ajo wa se de duro
      mo fe mo bi mo se wa ninu esusu yii
      ajo tikan mi abi
      iya alajo ti pada si abule. tani o wa ko owo ajo osu yii
      awon melo lo ku ti won ko tii gba owo ajo
      ehn, ta lo kan na lati ko ajo
      (oruko|nomba) mi wa nibo lori ila ajo
      (e )?yo mi kuro ninu (ajo|esusu|egbe)( yii| wa)?
      mi o fe wa ninu (ajo|esusu) yii mo
      mo fe fi owo ajo san owo isinku baba mi, igba wo lo kan mi
      igbeyawo mi ku osu meji, se ajo maa ti kan mi ki o to to
      iyaloja lo n pariwo ni oja, tani ko tii san ajo losu yi
      mo ti rin irin ajo fun ose meji, nibo la ba ise de ninu ajo wa
      mo n ko lo si ilu miran, e yo mi kuro ninu ajo awon onisowo
      won ni {name} ti sa lo si abuja, se o ti san ajo re
      ile iwe fe wole, igba wo ni mo maa ko ajo mi
      iyawo mi fe mo eni to maa ko esusu lose yi, so fun wa
      se emi lo kan lati ko ajo ni osu yii
      tani ko tii da owo ajo ose yii ninu wa
      elo lo ti wa ninu apo ajo wa bayi
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
      mo fe fi {amount} pamo sibi ti mi o ni le (fi owo kan an|na an)
      mo fe (ko|fi) {amount} pamo (sibi ti mi o le na a|sibi ti mi o ni fowo kan|fun ojo iwaju)
      (fi|gbe) {amount} pamo sibi ti (mi o ti le na an|owo mi o ni de)
      (bere|da) (ifowopamo|afojusun) fun (ile|moto|igbeyawo|keresi)
      mo fe maa fi owo pamo (die die|losoosu|fun ile)
      (ifowopamo|owo ti mo fi pamo) mi (elo ni|nko)
      (bere|si|da) (eto|) ifowopamo (tuntun|fun moto|)
      (afojusun|ifowopamo) tuntun
      mo fe bere ifowopamo (fun ile|tuntun|)
      (mo fe|e ran mi lowo lati) (fi owo pamo|fi {amount} pamo|to owo jo|ko owo jo) (losoosu|lojoojumo|lose kookan) (fun|nitori) (ile|ile-iwe|hajj|moto|odun)
      (fi|so) {amount} (kun|si|sinu) (ifowopamo|afojusun|ibi ifowopamo|owo ti mo n ko jo) (mi|)
      (bere|si|da) (afojusun|eto ifowopamo|ifowopamo) (tuntun|kan|fun {narration}|)
      (elo|iye) (ni mo|ti mo) (ti fi pamo|ti ko jo|ni ninu ifowopamo mi)
      (yo|gba|mu) ({amount}|owo) (kuro|jade|) (ninu|lati) (ifowopamo|afojusun|kolo) mi
      (mo fe|mo fee|e ba mi) (fi owo pamo|fi {amount} pamo|ko owo jo|fipamo|toju owo) (fun|lati ra|nitori) (owo ile|oko|ile iwe|igbeyawo|keresimesi|ile|foonu)
      (si|bere|da) (ifowopamo|goal|afojusun|kolo|target savings) (kan|fun {narration}|ti {amount}|fun mi|)
      (fi|ko) {amount} (kun|si|sinu) (ifowopamo mi|goal mi|kolo mi|afojusun mi)
      (elo|eelo) (ni mo ti fi pamo|lo wa ninu ifowopamo mi|ni mo ti ko jo|ni mo fi pamo)
      (yo|mu) owo (kuro ninu|ninu) (ifowopamo mi|kolo mi|goal mi)
      (fi|maa fi|yo) {amount} pamo (fun mi|) (loseese|losoosu|lojoojumo)
      (mo fe bere si ni|e ran mi lowo lati) (fi owo pamo|ko owo jo|toju owo) (fun {narration}|losoosu)
      (ti|tii|de) {amount} (pa|mo) (titi di december|fun osu mefa|)
      (fi|wo) (ifowopamo|goal|afojusun) mi (han mi|)
      (fi|da) {amount} (sibi ti owo mi o ni de|pamo fun {narration}|sinu ifowopamo)
      (iye|elo) ti mo (ni|ti fi pamo) (ninu ifowopamo mi|fun {narration}|)
      (mo fe|ba mi) (fi|to) {amount} (pamo|jo) (losoosu|ki odun to pari|)
      (mo fe ra|mo n fe ra) (keke|okada|ero iranso|laptop|firiji), (e ran mi lowo fi owo pamo|mo fe maa ko {amount} jo)
      (owo ile iwe|owo keresi|owo ileya) (omo mi|) (ni mo fe maa|mo fe bere si) (ko jo|fi pamo|to jo)
      (kolo|kolobo|save box) (tuntun|fun omo mi|{amount}) (ni mo fe|e da fun mi|fun {narration})
      (save|seevu) {amount} (fun mi|for me|lojoojumo|fun {narration})
      (mo n na owo ju|owo o duro lowo mi), (e ba n toju {amount}|e fi {amount} pamo|mo fe maa fi owo pamo)
      (ojoojumo|lose|losu) (ki e maa|e maa) (yo|mu) {amount} (si|sinu) (ifowopamo|kolo|savings) mi
      (ti n ba|bi mo ba) fi {amount} pamo (losu|lose), (igba wo ni mo maa de afojusun|elo ni maa ko jo)
      (savings|seving|ifowopamo) (mi|) (ti de elo|ti po to|nko|je n ri)
      (mo fe fo|je n fo|fo) (kolo|save) mi (, mo nilo owo|bayii|)
      (gbe|mu) {amount} (lati|jade ninu) (savings|ifowopamo|kolo) (mi|) (si akanti mi|pada)
      (lock|ti) (owo yii|{amount}) (mo|pa) (ki n ma ba na a|titi odun|fun osu meta)
      (mo fe|a fe) lo (mecca|hajj|jerusalemu|umrah), (mo fe maa fi owo pamo|e da ifowopamo fun mi)
      (afojusun|goal) (mi|) ni (ki n ra ile|lati ko ile|lati fe iyawo) (, bere ifowopamo fun mi|, ran mi lowo)
      (mo n se|mo fe se) (igbeyawo|isomoloruko|ojo ibi) (losu to n bo|lodun to n bo), (mo fe to owo jo|fi {amount} pamo)
      (fi|da) {amount} (si|kun) (owo {narration}|owo ile|owo hajj) ti mo n (ko jo|fi pamo)
      (elo lo ku|iye to ku) (ki|ki n) (de|pe) (afojusun|goal|iye ti mo n ko jo) mi
      (shey|se) (mo le|e le) (yo|gba) (owo ti mo fi pamo|savings mi) (ki asiko to pe|bayii)
      (open|si|da) (savings|target savings|ifowopamo) (fun|ti) (omo mi|{narration}|odun to n bo)
      (ki n le|lati le) (ra moto|ko ile|san owo ile) (lodun to n bo|), (mo fe fi {amount} pamo losu|bawo ni n se ma ko owo jo)
      (maa toju|e maa toju) (owo|{amount}) (fun mi|pamo) (titi|ki) (omo mi fi wole yunifasiti|odun fi de|n beere e)
      (awon|gbogbo) (afojusun|goal|kolo) (mi|ti mo ni) (da|nko|han mi)
      (tesiwaju|dawo) (ninu|) ifowopamo (mi|{narration}) (duro|)
      (oyun|iyawo mi loyun) (ni mo wa|), (mo fe maa fi owo pamo fun ibimo|e ba mi fi {amount} pamo fun omo)
      (mo n dagba|ojo n lo), (mo fe ni owo nipamo|e ba mi maa toju owo|fi {amount} pamo fun ojo ogbo)
      (mo fe maa|ki n maa) (ju|so|fi) {amount} (sinu kolo|pamo|sinu ifowopamo) (lalaale|lojoojumo|lose)
      (owo ti mo n|ohun ti mo n) (fi pamo|ko jo) (fun|nitori) (ile|hajj|{narration}) (ti di elo|nko)
      (mo fẹ́|èmi yóò fẹ́ láti|ṣé o lè bá mi) (fi|tọ́jú) (owó|{amount}) pamọ́ (fún ilé|fún ọjọ́ iwájú|lóṣooṣù|)
      (ifowopamo|fi owo pamo|kolo) {amount}
      (mo ni erongba lati|mo fe) (ko ile|ra oko|lo mecca) (lodun to n bo|ni odun meji), (ba mi seto ifowopamo|e ran mi lowo ki n fi owo jo)
      (mo fe da|je n da) (apo|kolo) (oto|kan) (sile|) (fun owo ile iwe|fun odun|fun {narration}) (ki n maa fi {amount} si i|)
      (bawo ni|elo ni) (owo ti mo n fi pamo|kolo mi) (se wa|ti di) (bayii|)
      (mo fe|je n) (to|fi pamo|ko) (owo|{amount}) (jo|pamo|) (fun|lati fi ra) (odun|ile|moto|igbeyawo)
      (yo|mu) {amount} (lojoojumo|losoose|losoosu) (fi pamo fun mi|si kolobo mi)
      (ti|gbe) {amount} (pamo|pa) (ki n ma na an|titi di december)
      (elo|eelo) ni mo ti (to jo|fi pamo|ko jo) (bayii|fun ile|)
      (owo ileya|owo keresi|owo ileewe omo|owo ile) ni mo fe (maa ko jo|maa to jo) ({amount} losoosu|)
      (mo fe fi|fi) {amount} pamo fun (ojo iwaju|ojo ogbo|omo mi) (losoosu|)
      (owo iyawo|owo hajj|owo moto) ni mo fe (to jo|ko jo) (bawo ni mo se bere|{amount} losoosu)
      (mo fe|e ba mi) (fi|to) {amount} (pamo|jo) (losoosu|fun ileya|fun owo ile)
      (mo fe|je ki n) (bere|da) (ifowopamo|afojusun|kolo) (fun ile iwe omo|tuntun|fun moto)
      (elo ni mo|iye ti mo) (ti fi pamo|ti to jo|ti ko jo) (bayii|fun {narration}|)
      (fi|e fi) {amount} (kun|si) (ifowopamo mi|afojusun mi|kolo mi)
      (mo fẹ́|mo fẹ) (fi owó pamọ́|tọ́jú owó) (fún|nitori) (ilé|ìgbéyàwó|hajj)
      (àfojúsùn mi|afojusun mi|ifowopamọ mi) (dà|ńkọ́|de ibo)
      (save|keep) {amount} (for me|fun mi) (every month|losoosu|fun odun)
      (mo n gbero|mo fe) (lati ra|ra) (moto|ile|ero iranso) (lodun to n bo|), (mo fe maa fi owo pamo|e ba mi to {amount} pamo)
      (lojoojumo|lose lose) (e maa|maa) fi {amount} (pamo fun mi|si kolo mi)
      (mu|yo) (owo|{amount}) (jade ninu|kuro ninu) (ifowopamo|kolo|afojusun) mi
      (ti|e ti) {amount} (mo titi di|pamo titi) (december|odun tuntun)
      (savings goal|goal) (tuntun|mi|fun {narration}) (mo fe da|da sile|nko)
      (fi owo pamo|to owo pamo) (fun omo mi|fun ojo ola|fun odun)
      (owo ti mo n|iye ti mo n) (fi pamo|to jo) (fun ile|fun hajj) (ti to elo|nko)
      (mo fe maa|je n maa) (ju|fi) {amount} (sinu kolo|pamo) (lojoojumo|lose)
      (fi|maa fi) {amount} (pamo|si kolo) (fun mi|) (lose|losoosu|lojoojumo)
      (afojusun|goal) (mi|ile|moto|ileya) (ti to elo|de ibo|nko)
      (bere|da) (afojusun|savings|kolo) {amount} (fun ile|fun omo|fun ojo ibi)
      (mo fẹ́ kó|mo fẹ́ fi) owó (jọ|pamọ́) (fún|nitori) (ọdún|ile-iwe)
      (ko|to) owo (jo|pamo) (fun oju ojo|fun ileya|fun okada) (mo fe|e ba mi)
      (ki n ma na|ma je ki n na) {amount} (yii|) (fi pamo fun mi|ti i mo titi osu mefa)
      (yo|gba) {amount} (ninu kolo|ninu owo ti mo fi pamo) (fun mi|mo nilo e)
      (save|lock) {amount} (fun|till) (december|keresi|odun to n bo)
      (fi|fi kun) owo (afojusun|ifowopamo) mi {amount}
      (elo lo ku|ku elo) ki n (de afojusun mi|pe iye ti mo fe fi pamo)
      (iye ti|elo ti) mo (n fi pamo|ti save) (losoosu|titi di oni)
      (mo n ko|a n ko) owo (jo|pamo) fun (igbeyawo|isomoloruko|oku) (fi {amount} si i|)
      (pa afojusun|da afojusun) (mi|hajj mi) (duro|re) (gba owo mi jade|)
      (ifowopamo|savings) (tuntun|miran) (ni mo fe bere|da fun mi)
      (mo fe ra ile|mo fe lo hajj|mo fe ra moto) (maa ba mi fi owo pamo|mo fe maa fi {amount} pamo)
      (kolo|piggy) (mi|tuntun) (si|da|nko)
      (da|bere) (ifowopamo|kolo) (tuntun|kan) (fun {narration}|{amount} losoosu)
      (fi {amount}|{amount}) (sinu kolo|sinu ifowopamo) (owo ile|mi)
      (mo fe kuro ninu|pa) (afojusun|ifowopamo) (ileya|ile) mi (gba owo mi|re)
      (elo|iye) (wa ninu|ti wo) (kolo|ifowopamo) mi (bayi|)
      (oni lo|lojumo) (maa yo|e maa yo) {amount} (si kolo|fi pamo) fun mi
      (mo fẹ́|mo fe) (ṣètò|bere) (ìfowópamọ́|afojusun) (tuntun|fún ilé)
      (save for|fi owo pamo fun) (rent|hajj|keresi|ileewe) (mo fe|{amount})
      (mo fe ko|mo fe fi) {amount} (jo|pamo) (fun ile|fun igbeyawo|fun odun keresi|fun owo ile iwe)
      (maa yo|ge) {amount} (lojoojumo|losoosu|lose) (sinu kolobo mi|fi pamo fun mi)
      (elo ni mo|iye ti mo) ti (fi pamo|tu pamo) (fun moto|sinu kolobo|fun ile mi)
      (owo kolobo|afojusun) mi (nko|ku elo|ti pe bi)
      (mo n gbero|mo fe) (lati ra|ra) (moto|ile|ero iranso), (ba mi fi {amount} pamo losoosu|mo fe maa ko owo jo)
      (open|si) (savings goal|kolobo) (fun|ti) (hajj|igbeyawo|ile iwe) {amount}
      mo fe ma ko {amount} pamo lose fun odun ileya
      e ba mi bere kolo fun owo ile iwe omo
      mo fe ko owo jo ra ero ata
      fi {amount} si kolobo mi
      mo fe lock {amount} titi di oṣu december
      target mi ni {amount} ki odun to pari
      yo {amount} ninu kolo mi, mo nilo e
      da ifowopamo tuntun sile, oruko re ni keresi
      mo fe maa fi ogorun naira pamo lojoojumo
      se afojusun mi ti pe
      mo fe ra ile, e ba mi seto bi maa se maa ko owo jo
      owo hajj ni mo fe maa to jo
      fi round up pamo, iyoku owo ti mo ba na
      ti owo osu mi ba wole, fi {amount} pamo
      da ifowopamo mi duro fun osu yii
      mo fe yi iye ti mo n fi pamo lose si {amount}
      pa goal moto mi re, da owo pada si akanti mi
      mo fe ko owo igbeyawo jo, e ran mi lowo
      ki n le ra foonu tuntun, mo fe maa pa {amount} mo losoosu
      toju {amount} fun mi, ma fun mi ayafi ti odun ba pari
      kolobo omo mi ti to elo
      mo fe fi kun afojusun owo ile mi
      mo fe ko {amount} jo ki n le ra keke marwa
      e ba mi fi owo pamo ki n ma baa na a
      mo fe fi ida mewa owo osu mi pamo losoosu
      owo kolo mi ti to elo bayi
      si kolo mi, mo fe gba owo
      mo nilo kolo ti mi o le si titi di odun
      mo fe ko owo jo fun owo ile odun to n bo, {amount}
      fun ojo ogbo ni mo fe bere si ni fi owo pamo
      kolo ajinde ni mo fe bere
      yi oruko kolo mi pada si {narration}
      se mo le fi owo kun kolo mi bayii
      da owo kolo pada sinu akanti mi
      e fi {amount} pamo fun mi ni kiakia ki n to na a
      mo fe fi owo oyun iyawo mi pamo, {amount} lose
      bawo ni mo se le bere kolo tuntun fun {narration}
      automatic saving {amount} lojoojumo
      {amount} yii, e fi si ibi ti owo mi ko le de titi odun
      mo fe da apo sile fun (owo ile iwe|odun), {amount} ni maa fi si i lose
      mo fe ni kolo meji, okan fun ile okan fun omo
      e gbe {amount} pamo, mo mo ara mi maa na an
      mo fe maa ko {amount} jo lose, apo oto ni mo fe
      omo mi maa wo yunifasiti lodun meta, e ba mi toju {amount} losoosu
      goal moto mi de ibo
      ifowopamo mi ti po to bawo
      savings mi ti de ibo
      kolo mi
      save {amount}
      fi pamo {amount}
      mo fẹ́ fi owó pamọ́ fún ilé ìwé ọmọ
      mo fe fe iyawo lodun to n bo. mo fe maa ko {amount} jo losoosu titi di igba naa
      owo kii duro lowo mi. e ba mi fi {amount} pamo, ma je ki n ri i gba titi di december
      ileya ku osu meta, mo fe bere si ni ko owo agbo jo
      mo fe ko ile. e ba mi da afojusun sile, {amount} losoosu fun odun meta
      kolo mi ti kun, mo fe yo owo ra ewure
      awon omo maa wole ni osu kesan. mo fe bere si ni ko owo ile iwe won jo bayii
      ni gbogbo ojo jimoh, e maa yo {amount} ki e fi pamo fun mi
      (mo fe|e je ki n) maa (fi|ko) {amount} (pamo|jo) (lojoojumo|lose|losu)
      (da|e da) (kolo|afojusun) (tuntun|) sile fun (owo ile|odun|igbeyawo)
      (fi|e fi) {amount} kun (kolo|ifowopamo) mi (bayii|)
      (elo|iye) (lo ti wa|wa) ninu (kolo|ifowopamo) mi (fun {narration}|)
      (si|fo|yo) (kolo|ifowopamo) mi, mo nilo owo
      (ti|lock) {amount} (mo|pa) fun mi (titi di odun|fun osu mefa), fi pamo
      (owo ile iwe|owo ile|owo igbeyawo) ni mo (fe fi pamo|n ko jo), {amount} losoosu
      (mo fe|se mo le) din iye ti mo n fi pamo (lose|losu) ku
      {amount} ni mo fe ni ki keresimesi to de, e ba mi ko o jo
      mo fe toju owo fun omo inu iyawo mi
      gba {amount} lojoojumo ki e fi pamo fun owo ile mi
      ko gbogbo owo kolo mi jade
      mo ti de afojusun mi, mo fe gba owo naa
      mo fe ra ero ilotabi, e je ki n maa fi {amount} pamo lojoojumo
      owo odun ileya ni mo n wa, fi {amount} si kolo mi
      mo ni afojusun lati ra ile, e da a sile
      e da apo ifowopamo kan sile fun owo ojo iwaju omo mi
      se mo le pe afojusun mi ki osu to pari
      e gba {amount} ninu akanti mi losoosu ki e fi pamo fun mi
      mo fe da ifowopamo duro, ise ti bo lowo mi
      fi idaji owo osu mi pamo
      mo fe mo iye ti kolo mi ti di
      kolo mi ti pe osu mefa, se mo le ja a
      mofe fowo pamo {amount}
      e bami fi {amount} si kolo
      mofe maa fi {amount} pamo lojojumo
      ebami ko owo jo fun odun
      kolomi ti to elo
      mofe yowo ninu kolomi
      owo itoju arugbo mi ni mo fe maa ko jo, {amount} losoosu
      kolo ti mo n ko fun keke, se o ti pe
      e so mi di eni ti o n fi owo pamo, gba {amount} lojoojumo
      mo fe maa fi owo pamo fun ile iwosan, {amount} lose
      mo fe fi kun iye ti mo n ko pamo losoosu
      mofe tojuowo fun omo
      mo fe ra foonu {amount} losu mefa, elo ni ki n maa fi pamo, e ba mi bere e
      awon omo mi meta, mo fe ni kolo fun okookan won
      (mo fe|e ba mi) ko {amount} jo fun aso odun awon omo
      ya owo sile fun mi losoosu, {amount}, fun owo ile
      mo fe ri gbogbo kolo ti mo ni
      e gbo, mo fe maa fi owo pamo o, {amount} losoose, e ba mi bere
      ehn, kolo mi nko, elo lo ti wa nibe
      (owo|{amount}) oja ti mo pa loni, fi pamo sinu kolo
      mo fe ka ma ri owo yii mo titi di ileya, {amount}, fi pamo
      e so iye ti mo gbodo maa fi pamo ki n to ni {amount}
      omo mi maa wole yunifasiti ni odun meji, mo fe maa fi {amount} pamo losoosu
      mo fe se hajj pelu iya mi, ba mi bere si i fi owo pamo fun un
      ki baba mi to ku o fe ri ile ti mo ko, mo fe maa fi {amount} pamo fun ile
      odun keresi maa n gba owo gan, ti {amount} mo titi di december
      mo ta elede mi, ko {amount} sinu kolo mi ki oko mi ma ri i
      iyawo mi loyun, mo fe maa to owo jo fun ibi omo naa
      keke ti mo n gun ki se temi, mo fe fi owo pamo lati ra temi
      awon ore mi n lo si ghana fun isinmi, mo fe maa to owo mi jo fun un
      erun de, oko maa sise. elo ni mo ti fi pamo fun ero omi
      boolu ife agbaye fe mu mi na owo, ti {amount} pamo ki n ma le fi ọwọ kan an
      mo fe maa toju {amount} losu fun owo ileya
      e ti owo yii mole fun mi titi odun yoo fi pari, (mi o fe na a|ki n ma fowo kan an)
      elo ni mo ti ko jo fun foonu ti mo fe ra
      mo fe maa ko owo jo fun ile kiko
      e ba mi fi {amount} pamo titi di keresimesi
      elo lo ti wa ninu kolo ile iwe
      e fi {amount} kun owo igbeyawo ti mo n fi pamo
      e yo {amount} kuro ninu ifipamo mi
      mo fe ra oko, bawo ni mo se le fi owo pamo
      e si kolo fun omo mi
      kolo mi ti sun mo ibi ti mo fe
      gbogbo ojo jimoh ki e maa fi {amount} pamo fun mi
      e ti {amount} yii pa, n ko fe na an titi odun tuntun
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
      (mo fe|fun mi ni) (loan|eyawo) {amount} (pelu ele to kere|ti ele e ko ga)
      (mo fe ya|e ya mi ni) (loan|eyawo) {amount} (ele re ko gbodo po|ti ele re kere|fun osu kan)
      (elo ni e le ya mi|se e le ya mi ni {amount}), (mo nilo re kiakia|mo fe fi raja)
      mo fe (eyawo|loan|ya owo) (ti {amount}|{amount}|fun okowo)
      (e|se e le) ya mi ni {amount}
      (eyawo|loan) {amount} (ni mo fe|jowo|)
      (mo fe|mo nilo|mo n wa|e fun mi ni) (loan|eyawo|awin|owo yiya) (fun oja|kiakia|fun ile-iwe|)
      (e|e jowo e|se e le) (ya|yá) mi (lowo|ni {amount}|ni owo) (lawin|)
      (elo|iye) (ni mo|wo ni mo) le (ya|gba|ri ya) (lowo yin|gege bi loan|)
      (se mo le|bawo ni mo se le) (gba loan|ri eyawo gba|ya owo|gba awin) (lodo yin|)
      (mo fe|mo fee|mo nilo lati) (ya owo|gba eyawo|ya {amount}|gba awin) (fun okoowo|fun oja mi|kiakia|)
      (ya mi ni|e ya mi ni|e ba mi ya) (owo|{amount}) (e jowo|maa da pada|titi osu yoo fi pari|)
      (se e le|nje e le|se karo le) (ya mi|fun mi|ya mi lowo) (ni|) (owo|eyawo|{amount}|)
      (elo|eelo|iye wo) (ni|) (mo le ya|e le ya mi|mo le gba|e le fun mi) (gege bi eyawo|)
      (bawo ni) (mo se le|n se maa) (gba|beere fun) (eyawo|awin|owo yiya)
      (se mo|nje mo) (yege fun eyawo|kun oju osuwon lati ya owo|le gba eyawo)
      (mo nilo|mo n wa) (owo|{amount}|olu owo) (fun|lati fi bere) (okoowo|oja|ise|oko) (mi|)
      (eyawo|awin|loan) (ti|) ({amount}|kiakia|fun oja|fun owo ile) (ni mo fe|e jowo|)
      (ko si owo|mi o ni owo) lowo mi(, e ya mi|, ya mi ni {amount}|)
      (kini|ki) (ni e n fe|ni mo nilo) (lati gba|ki n to gba) eyawo
      (se mo le|bawo ni mo se le) (ri|gba) (owo|eyawo) (ya|lowo yin)
      (e ya mi|ya mi) (ni owo|lowo|ni {amount}) (kia|e jo|)
      (mo fe|ba mi) (beere|apply) (fun loan|fun eyawo) (ti ele re kere|ti ele re ko po|{amount})
      (mo n wa|mo nilo|e fun mi ni) {amount} (lati fi bere oja|titi osu yoo fi pari|kiakia, maa da pada)
      (elo|iye) (wo ni|ni) mo le (gba|ya) lowo yin
      (e ya|ya|yawo) mi ni {amount} (jowo|ki osu to pari|)
      (se e|n je e) n (ya eniyan lowo|fun eniyan ni loan|yani lowo)
      (oja ti tan|oja mi ku|mo fe ko oja), (mi o lowo|owo o si), (e ya mi ni {amount}|mo fe ya {amount})
      (omo mi|iya mi|iyawo mi) (wa ni osibitu|n saisan|fe bimo), (mo nilo eyawo|e ya mi ni {amount}|mo fe ya owo)
      (shey|se|nje) (e le|karo le|banki yin le) (borrow me|ya mi ni|lend me) {amount} (titi osu yoo fi pari|)
      (borrow|lend) (me|mi) {amount} (abeg|jare|maa san)
      (mo fe ya|je n ya) (owo kekere|owo nla|{amount}) (fi|lati fi) (ra ero|ra okada|ra ajile|bere ise)
      (agbe|telo|olokada|osise ijoba) ni mi, (shey mo le gba loan|mo fe ya owo|e le ya mi ni {amount})
      (owo osu mi o tii wole|won o tii san owo osu), (e ya mi ni {amount}|mo fe ya {amount} na)
      (olu owo|olowo|owo ise) (ni mo nilo|mo n wa) (lati fi|ki n fi) (gberu|bere okoowo|ra oja), (e ya mi|mo fe loan)
      (quick loan|loan kiakia|soft loan|lon) ({amount}|fun mi|abeg)
      (mo fe ya|e ya mi ni) {amount}, (elo ni maa da pada|osu melo ni maa fi san)
      (kini mo maa|kini n o) (fi duro|mu wa|fi se oniduro) (ti mo ba fe|lati) (ya owo|gba loan)
      (se o nilo|shey e n beere) (oniduro|iduro|collateral) (ki n to ya owo|fun loan)
      (onile fe le mi|onile mi n le mi jade), (mo fe ya {amount}|e ya mi ni owo ile|mo nilo eyawo)
      (mo maa san|n o san) (pada|gbogbo e) (losu to n bo|lose to n bo), (e ya mi ni {amount}|e dakun e ya mi lowo)
      (se mo to|shey mo qualify) (lati ya|fun) (loan|{amount}|owo)
      (advance|salary advance) (lori owo osu mi|{amount}) (ni mo fe|shey e n fun ni)
      (mo fe|mo ma) (apply|beere) (fun|for) (loan|eyawo|awin) ({amount}|)
      (e se iranlowo|e ba mi wa) (eyawo|loan|owo ya) {amount} (fun mi|)
      (gbese wa lorun mi|mo wa ninu isoro owo), (e ya mi ni {amount}|mo fe ya owo|se e le ya mi)
      (ya mi|e ya mi) lowo die (na|abeg|titi friday|maa san)
      (kini awon nkan|kini e n wo) (ki e to|ti e fi n) (ya eniyan lowo|fun eniyan ni loan)
      iru (loan|eyawo) wo (le ni fun onisowo|ni mo le gba lodo yin|le n fun osise ijoba)
      (mi o gba loan ri|eleyi ni igba akoko), (se mo le ya {amount}|bawo ni mo se le ya owo)
      (ki ile ise mi|ki oja mi) (le gbooro|le gberu), mo (nilo eyawo|fe ya {amount})
      (pensioner|oluko feyinti|opo) ni mi, (se e n ya awa naa lowo|mo fe ya {amount}|se mo le gba eyawo)
      (mo fe sin oku|baba mi ku|inawo kan ja lu mi), (owo o to|mi o lowo lowo), (e ya mi ni {amount}|mo fe ya owo lowo yin)
      (ero mi baje|okada mi baje|firiji mi baje), (mo fe ya owo lati tun un se|e ya mi ni {amount} ki n tun un se)
      (owo ile iwe|school fees) (ti pe|ti to) (owo o si|mi o ni to), (e ya mi ni {amount}|mo le ya owo bi|mo nilo eyawo)
      (se e le|nje e le) fun mi ni (owo yiya|eyawo|awin {amount}) (ti n o maa da pada diedie|)
      (ojo meloo|osu melo) (ni mo le fi da|le fun eniyan lati da) (loan|eyawo) (pada|) (ti mo ba ya {amount}|)
      (egbe alajeseku o ya mi|banki miran ko), (se eyin le ya mi ni {amount}|mo fe gba loan lodo yin)
      (ṣé mo lè|ǹjẹ́ mo lè|ṣé ó ṣeé ṣe kí n) yá (owó|{amount}) (lọ́wọ́ báńkì yín|láti fi bẹ̀rẹ̀ okòwò|láti ra ọjà)
      (mo nilo lati|emi yoo fe lati) (ya owo|gba eyawo|ya {amount}) (fun ise mi|lati fi ra oja|kiakia|)
      (omo mi gba admission|iyawo mi bimo|moto ti mo fi n sise baje), (owo ti mo ni ko to|mi o lowo lowo), (se mo le ya {amount}|e ba mi wa eyawo|mo fe loan)
      (egbe|ore) (kan|) mi (gba owo lowo yin|ya owo lodo yin), (emi naa fe ya {amount}|se emi naa le gba eyawo)
      (ki n ma ba|ko ma ba) (ti soobu|padanu oja|padanu ile mi), (e ya mi ni {amount}|mo fe gba loan|se mo le ya owo)
      (owo ajile|owo irugbin|owo ise oko) (ni mo n wa|ko si), (e ya agbe bii temi lowo|mo fe ya {amount})
      (e je ka soro|mo fe soro) nipa (eyawo|loan|owo yiya) (, elo le le fun mi|, kini ki n mu wa)
      (mo fe|mo nilo) (ya|yawo) {amount} (fun oja|owo ileewe|ki n fi sise|)
      (e ya mi ni|ya mi ni) {amount} (jowo|ma san losu to n bo|)
      (elo|eelo) ni (e le ya mi|mo le ya) (bayii|)
      (iya mi saisan|mo nilo owo) (e ya mi lowo|mo fe gba loan)
      (bawo ni|kini mo nilo ti) mo (se le|maa fi) gba (loan|eyawo|owo ele)
      (se karo|se e) (le ya mi|n ya) (lowo|eniyan lowo|awon agbe|omo ileewe) (bi|)
      mama oloja ni mi, owo oja mi (kere|ti tan) (mo fe ya {amount}|e ya mi ni {amount}) (maa san die die|)
      (won le omo mi ni ileewe|aisan n se mi|ojo oja mi ti sunmo) (e ya mi ni owo|mo nilo loan {amount})
      (mo nilo|mo n wa) (owo ya|eyawo|loan) ({amount}|kia|lati fi ra oja)
      (e ya mi|ya mi) (ni|) {amount} (titi ipari osu|fun ose meji|jowo)
      (se mo le|bawo ni mo se le) (ya owo|gba loan|gba eyawo) (lodo yin|{amount}|loni)
      (mo fe|mo fee) (ya|gba) (owo|loan|{amount}) (fun owo ile|fun okoowo mi|lati ra ajile)
      (mo fẹ́|mo fẹ) (yá owó|gba ẹ̀yáwó|yá {amount})
      (ẹ yá mi|e ya mi) (ní|ni) (owó|{amount}) (ẹ jọ̀wọ́|títí oṣù yóò fi parí|)
      (loan|eyawo) {amount} (fun mi|kiakia|ni mo fe)
      (owo ile iwe omo mi|owo osibitu) (ti pe|ko to), (e ya mi ni {amount}|mo fe ya owo)
      (elo ni|iye wo ni) (mo le ya|e le ya mi) (lodo yin|bayii)
      (mo je|emi) (osise ijoba|oniṣowo|olukoni), (mo fe gba loan|se mo le ya {amount})
      (borrow me|lend me) ({amount}|owo) (abeg|joor|till month end)
      (quick loan|loan kiakia) (fun mi|{amount}|jowo)
      (apply|beere) (for loan|fun eyawo) ({amount}|jowo|)
      (kini|ki ni) (mo nilo|ilana) lati (gba loan|ya owo lodo yin)
      (oja mi|soobu mi) (fe owo|ti fe ku), (e ya mi ni {amount}|mo nilo eyawo)
      (se mo|nje mo) (yẹ fun|kun oju osuwon fun|qualify fun) (loan|eyawo) (bi|)
      (mo fe ra|mo fe gba) (keke|moto|ero iranso) (ni gbese|pelu loan) (e ya mi lowo|)
      (e fun mi|fun mi) ni (awin|loan|eyawo) ({amount}|die|)
      (mo maa|n o) (da pada|san pada) (losu to n bo|ti owo osu ba de), (ya mi ni {amount}|e ya mi lowo)
      (salary loan|owo osu mi siwaju|salary advance) (ni mo fe|e fun mi)
      (owo|{amount}) (die|) (ya mi na|e ya mi) (mo wa ninu isoro|jowo)
      (mo n ko ile|mo fe ko ile), (e ya mi lowo|se e le ya mi ni {amount})
      (mo fe ki|ki) (banki|e) (ya mi lowo|fun mi ni loan) (lati fi ra ohun oko|{amount})
      (loan|owo eya) (agbe|olokoowo|akekoo) (wa bi|ni mo n wa)
      (ni igba ojo|asiko gbingbin) (ti de|yii), mo fe (ya owo|loan) (lati gbin agbado|lati ra irugbin)
      (mo ti san|mo ti pari) loan (akoko|atijo), (mo fe miran|e ya mi {amount})
      (e jowo|e saanu), (mo fe ya owo|ya mi lowo) (osu ko tii pari|omo n saisan)
      (ki ni|kini) (mo maa se|o ye ki n se) (lati ya owo|ki n le gba loan) (lodo yin|)
      (mo wa|wa) loan (olowo ele kekere|fun soobu|{amount})
      (banki|e) (le ya mi|se e le ya mi) ({amount}|owo oja) (fun osu meta|)
      (mo fe ya|je n ya) {amount} (fun ise agbe|fun owo ile iwe|san pada losu mejo)
      (loan|eyawo) (akekoo|osise|olokada) (ni mo fe|bawo ni mo se le gba)
      (wahala owo|inawo) (ba mi|de ba mi), (ya mi lowo|e ya mi ni {amount})
      (lend me|borrow me) {amount} (till salary|till friday|abeg)
      (ẹ lè yá|se e le ya) mi (ní {amount}|lowo) (bí|)
      (mo fẹ́ gba|mo nílò) (ẹ̀yáwó|loan) (fún|fun) (okòwò mi|ile mi)
      (se e n|nje e n) (ya eniyan lowo|fun eniyan ni loan) (bi|lodo yin)
      (overdraft|salary advance) (ni mo fe|se e le fun mi|{amount})
      (oja keresi|oja ileya) (n bo|de) (mo nilo loan {amount}|e ya mi lati fi ra oja)
      (mi o ni|mo nilo) owo (lati ra oja|ti n o fi san owo ise), (e ya mi {amount}|mo fe ya owo)
      (elo ni mo le|iye ti mo le) (ya|gba ni loan) (bayi|lodo yin)
      (mo fe ya|ya mi ni) owo (keke|irugbin|isomoloruko|oogun) ({amount}|)
      (mo nilo|mo fe) {amount} (fi ra oja|fun ile iwosan|fi san owo ile), (e ya mi|ya mi lowo)
      (se mo le|mo fe) (ya|ri) (owo|loan {amount}) (lodo yin|gba) (fun osu meta|loni)
      (owo kekere|eyawo kekere) (fun oja mi|fun oko mi) (ni mo fe ya|e ya mi)
      (ọwọ́ mi ko ran|owo mi ti tan), (e ya mi ni {amount}|mo fe ya {amount}) (titi osu|)
      (omo mi fe wole ileewe|ile mi n jo omi|oja mi ti tan) (e ya mi|mo fe ya) {amount} (jowo|)
      (se e n ya|e n ya) (awon oloja|akekoo|awon agbe) (lowo|ni owo), (mo fe {amount}|mo fe gba)
      (ki n ya|mo fe ya) {amount} (lowo yin|) (maa san|ki n san) (losu to n bo|ti owo osu ba wole)
      (ile mi|oko mi|oja mi) (baje|n jo) (mo nilo owo), (e ya mi ni {amount}|mo fe loan {amount})
      (ki osu to pari|ki n to gbowo), (e ya mi|mo fe ya) (owo kekere|{amount}) (jowo|)
      (bawo ni mo se maa|kini mo maa se ki n) (gba loan|ri eyawo) (lodo yin|gba lowo karo)
      (mo ye|se mo ye) fun (loan|eyawo) (bi|elo le le fun mi)
      mo fe ra maalu fun ileya, e ya mi ni {amount}
      oja mi ti ku die, mo nilo owo iranwo lati fi ra si i, e ya mi
      elo lo wa fun mi lati ya bayii
      se mo leto si loan lodo yin
      loan offer mi nko
      mo fe ya owo fun ise agbe, ojo ti bere si ro
      iya mi wa ni ile iwosan, e saanu mi e ya mi ni {amount}
      (kole|mo n kole), owo ti tan, se e le ya mi lowo
      salary mi ko tii wole, e ya mi ni {amount} ki n fi jeun
      mo fe gba advance lori owo osu mi
      e ya mi lowo ra okada ti mo maa fi sise
      bawo ni eniyan se n ya owo nibi
      nje e le ya mi ni {amount} ki n da a pada laarin osu meta
      kini idi ti mi o fi le ya ju {amount} lo, mo fe si i
      mo fe fi kun iye ti mo le ya
      soft loan ni mo n wa, awon banki miran ti le mi
      e dakun e gba mi, mo nilo {amount} ni yiya loni
      se awon osise ijoba le ya owo lodo yin
      mo fe ya owo lati san owo ile iwe omo mi
      elo ni omo ile iwe le ya
      e je ki n ya {amount}, maa da pada lopin osu
      owo kekere ni mo fe ya, egberun marun pere
      awin ni mo fe, e se e fun mi
      loan fun awon obinrin oja wa bi, mo fe gba
      lai ni oniduro se e le ya mi ni owo
      kini mo gbodo ni ki e to ya mi ni owo
      mo ti san eyi ti mo ya tan, mo fe ya omiran
      e tun mi ya, mo ti san gbese akoko tan
      20k ni mo n wa ni eyawo, ki n le fi ra oja fun odun
      se mo le ya {amount} fun osu mefa
      top up loan ni mo fe
      urgent 2k, e ya mi
      ewo le n beere ki n to le ya {amount}
      mo ni soobu, mo fe {amount} lati fi ra oja keresi
      e ya mi ni owo oko, maa san lojo eti
      mo fe ya owo ra ero iranso
      ki e ya mi ni {amount} titi alert osu fi de
      bvn mi ko ni gbese, se e le ya mi
      iye to poju ti e le ya onibara tuntun
      eyawo fun awon agbe koko wa bi, mo fe
      oju n pon mi, e ya mi lowo
      e dakun, se mo le gba loan lai ni kollateral
      mo fe ki e wo boya mo ye fun eyawo
      awa mejo fe ya owo gege bi egbe
      loan moto ni mo fe
      overdraft {amount} ni mo fe
      mo fe {amount} ni kiakia, ele re o kan mi
      se mo kun oju osuwon lati ya owo lodo yin
      loan fun onisowo kekere wa bi, mo fe ya
      wahala owo de ba mi, e ya mi ni {amount} jowo
      se e n ya awon agbe lowo
      se e le ya awon omo ile iwe lowo
      mo fe {amount} fi kun owo ile, e ya mi
      ile mi n jo, e ya mi ni {amount}
      emi oluko feyinti, se e le ya mi lowo
      e n ya eniyan lowo abi, mo nilo {amount}
      elo ni e le ya mi gege bi onisowo
      mo nilo owo, e ya mi
      elo le le ya mi
      ojo oja n bo, mi o ni owo ti maa fi ra oja. e ya mi ni {amount}, maa san leyin odun
      omo mi wole si ile iwe giga, acceptance fee ni {amount}. e jowo e ya mi lowo
      mo je agbe, ojo ti ro. mo nilo owo lati ra irugbin ati ajile, se e le ya mi
      moto mi baje, oun ni mo fi n jeun. e ya mi ni {amount} ki n fi tun un se
      iyawo mi fe bi, owo osibitu ko to. e ya mi ni {amount} kia
      mo fe ra ero iranso tuntun, owo re je {amount}. se mo le ya a lowo yin
      mi o tii ya owo lodo yin ri, elo ni mo le bere pelu
      onile fe le mi jade, e dakun e ya mi ni {amount}
      mo sise ijoba, mo n gba {amount} losu. elo ni e le ya mi
      oja wa lorun mi, owo ku die. e ya mi ni {amount} fun ose meji
      mo fe ki e fi kun iye loan ti mo le gba, mo ti n san dede
      (emi|awa) ti a n ta ata, se (mo|a) le ri loan gba lodo yin
      (e ya mi|se e le ya mi) ni {amount} (fun oja|fun owo ile|fun oogun)
      (mo nilo|mo n wa) (eyawo|awin|loan) {amount} (kia|loni|fun osu meta)
      (elo|iye wo) ni (oloja|osise|agbe) (bi temi|bii emi) le ya lodo yin
      (oja|soobu|oko) mi nilo owo, (e ya mi|mo fe ya) {amount}
      (se mo|nje mo) (le tun ya|le ya) owo (bayii|leekeji)
      (mo fe|mo n) beere fun (eyawo|loan) (ile|moto|okowo)
      ki (ni|lo) (maa se|maa mu wa) ki e to ya mi ni (owo|{amount})
      ko si oniduro, se e le ya emi oloja ni {amount}
      e wo akanti mi ki e so iye ti mo le ya
      mo ti n lo yin tipe, e ya mi ni owo ti o po die
      mo fe ya owo fun ise birikila mi
      jowo {amount} pere ni mo fe ya, omo mi n saisan
      loan keke ni mo fe, bawo ni won se n gba a
      e wo o, se mo le ya {amount} bayii
      bi mo ba nilo owo kia, elo le le ya mi
      mo fe owo iranwo fun okowo mi, maa san pada
      e fun mi ni awin, ojo oja ni ola
      loan ti e n fun awon onisowo, mo fe gba a
      iye eyawo ti mo leto si
      se e le gba mi lowo pelu {amount}, maa da a pada leyin osu meji
      payday loan wa bi, mo fe {amount}
      mo fe ya owo fi san owo ise abe iya mi
      ki ni mo le se ki e fi fun mi ni loan to po si
      eyami lowo ejo
      mofe yawo {amount}
      shey ele yami ni {amount}
      ejo eyami ni {amount} mo maa san
      elo lele yami
      mofe gba lon {amount}
      shey mo le yawo lodo yin
      mo fe ra soobu, owo mi ku {amount}, e ya mi
      awon omo n sunkun ebi, e ya mi ni {amount} titi ola
      iye loan ti mo le gba nko
      mo ti n san daadaa, e fi kun owo ti mo le ya
      awon obinrin bii temi, elo le maa n ya won
      (mo fe ya|e ya mi ni) {amount} ki n fi bere okowo eja
      bi o tile je {amount} pere, e ya mi
      ejo yamilowo {amount}
      mofe gba awin
      ojo ro, ile mi wo. e ya mi ni {amount} ki n fi tun un se
      mo ti gba ise akanse, won maa san leyin. e ya mi ni {amount} lati fi bere
      mo fe ki e fun mi ni owo to to {amount} ni yiya
      (emi|oko mi) fe ya owo fun owo ile, elo ni e le ya wa
      e gbo, mo nilo owo gan o, se e le ya mi ni {amount}
      ehn, elo le tile le ya mi na
      (osise|onisowo) bii temi, iye wo ni le le ya mi
      mo fe ya {amount}, oniduro mi ni {name}
      e gba mi lowo onile, ya mi ni {amount}
      iya mi fe se ise abe oju, owo o to. e ya mi ni {amount}
      ojo ti ba orule ile mi je, mo fe ya {amount} lati tun un se
      asiko ogbin ti de, mi o lowo ajile. elo le le ya mi
      market day ku ojo meta, mo fe ya {amount} fi ra alubosa
      omo mi ni admission ni ui, mo fe ya owo acceptance fee {amount}
      isinku baba mi ti sun mo, e je ki n ya {amount} fun posi ati ounje
      okada mi ti ku, ohun ti mo n je re niyen. mo fe loan lati tun un se
      mo fe se igbeyawo lodun yi, elo ni mo le ya lowo yin
      soobu mi fe gbooro sii, elo le le ya mi
      mo nilo {amount} kia fun owo ile iwosan, e ya mi, ma da a pada losu to n bo
      emi o ya owo lodo yin ri, kini mo gbodo se lati ri eyawo
      mo nilo {amount} lati fi kun oja mi
      e ya mi ni owo die ki osu too pari
      se agbe le ri owo ya nibi
      kini mo nilo ki n to ya owo
      owo ile iwe awon omo ti pe, mo fe ya {amount}
      orule mi ti jo, e ya mi ni {amount}
      mo fe mo iru eyawo ti e ni
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
      nibo ni (ibeere loan|eyawo|loan) mi (de duro|de)
      elo ni (eyawo|loan|gbese) mi (ku|bayii|je)
      elo lo ku ninu (loan|eyawo|gbese) mi
      (igba|ojo) wo ni owo (loan|eyawo) (maa wole|maa de|yoo wole)
      owo (loan|eyawo) mi (ti wole|da|ko tii wole)
      se (loan|eyawo) mi ti (wole|de)
      (elo ni|iye ti) (mo je|o ku ti mo gbodo san) (lori loan|lori eyawo)
      (se|nje) (e ti|won ti) (fowo si|gba|fi owo si) (loan|eyawo|ibeere loan) mi
      (ba mi wo|so fun mi|fi han mi) (gbese|loan|eyawo|ipo loan|iye gbese) mi
      (igba wo|ojo wo) (ni|) (mo gbodo|maa) (san|da) (loan|gbese|eyawo) (mi|) (pada|)
      (elo|eelo|iye wo) (ni mo je|ni mo je yin|lo ku|ni gbese mi) (lori eyawo mi|lori eyawo|ninu eyawo mi)
      (igba wo|nigba wo|ojo wo) ni (mo maa|mo gbodo|o ye ki n) (san|da) (eyawo mi|gbese mi|owo eyawo) pada
      (se|nje) (won|e) ti (fowosi|gba) (eyawo mi|eyawo ti mo beere|iwe eyawo mi) (bi|)
      (ibo|ibo ni|bawo ni) (eyawo mi|oro eyawo mi|ibeere eyawo mi) (de duro|ti de|se wa)
      (fi|so|ye) (eyawo mi|gbese mi|iye eyawo to ku|alaye eyawo) (han mi|fun mi|wo)
      (kilode|ki lo de) ti (e o fi|won ko fi|e ko) (fun mi ni|fowosi) (eyawo|eyawo mi)
      (se|nje) mo je (yin ni gbese|yin lowo|gbese loan) (kankan|bayi)
      (iye to ku|osu meloo lo ku) (lori|ninu|fun) (eyawo|gbese) (mi|)
      (se|nje) mo ti san (eyawo|gbese) (mi|) tan
      (ipo|status|alaye) (eyawo|gbese) mi
      (igba wo|ojo wo) (ni mo maa|ni ma) san (eyawo|loan) (pada|mi|tan)
      (nje|se) mo ti san (eyawo|gbese) mi tan
      (eto|ilana) sisan (loan|eyawo) mi (da|je n ri|ku osu meloo)
      (elo lo|iye to) (ku|seku) (ninu|lori) (gbese|eyawo|loan) mi
      (loan|lon|eyawo) ti mo (beere|apply fun) (lana|lose to koja) (nko|ti de ibo|ki lo n sele si i)
      (shey|se) (loan mi|eyawo mi) (ti approve|ti approved|ti passed|ti bo sita)
      (e ba n wo|ba n wo|check) (gbese|loan) (mi|ti mo je) (, elo lo ku|joor|)
      (mo san die|mo ti san die) (ninu loan|ninu gbese|ninu eyawo), (elo lo ku|iyoku je elo)
      (ojo wo|igba wo) (lo ye ki n|ni ki n) (da owo yin pada|san owo ti mo ya|dapada eyawo)
      (se mo tun|shey mo si) (je yin|wa ni gbese) (lowo|lori loan|owo ti mo ya)
      (e so|so) (iye|oye) (gbese|owo) ti (mo je karo|mo je banki|e ya mi to ku)
      (kilode|kilo de) ti (e reject|e ko|won ko) (loan mi|ibeere eyawo mi|mi)
      (nibo|ibi) ti (oro loan|ibeere loan|eyawo) mi (de duro|wa) (, e so fun mi|)
      (mi o tii|mi o) (gbo nkankan|gbo abajade|ri esi) (lori|nipa) (loan|eyawo) (mi|ti mo beere)
      (repayment|sisan) (schedule|date|ojo) (loan|eyawo) mi (da|nko|je n ri)
      (loan mi|gbese mi) (ti pe|ti overdue|ti koja ojo) (bi|abi)
      (osu|ose) melo (ni mo si maa|lo ku ti mo maa) (san|fi san) (loan|eyawo|gbese) (mi|)
      (elo ni|iye wo ni) mo (maa san|gbodo san) (losoosu|losu yii) (lori|fun) (loan|eyawo) mi
      (outstanding|balance) (loan|eyawo|gbese) mi (nko|je elo|da)
      (owo ti mo ya|owo ti e ya mi) (pelu ele|titi di oni|) (ti di elo|je elo|ku elo)
      (shey owo loan|se owo eyawo) (ti bo si|ti wo) (akanti mi|apo mi) (bi|)
      (mo fe mo|je n mo) (bi gbese mi se ku|bi eyawo mi se ku|ibi ti loan mi de)
      (won ni|e ni) (e n wo|e n ye) (ibeere loan|eyawo) mi (wo|), (se o ti jade|ki ni esi)
      (gbogbo|apapo) (loan|eyawo|gbese) (ti mo ni|mi) (lodo yin|) (je n ri|elo ni)
      (se e ti gba|shey e ti ri) (owo loan|owo eyawo|sisan) (ti mo da pada|ti mo san) (, elo lo ku|)
      (osise yin|e) ni (e maa pe mi|o maa jade) (lori loan|nipa eyawo mi), (ibo lo de duro|se o ti jade)
      (elo ni mo ti|iye ti mo ti) san (ninu|lori) (loan|gbese|eyawo) (mi|yin)
      (ba mi ka|e ka) (gbese mi|eyawo mi|loan mi) (pelu ele|to ku)
      (èló ni|kí ni iye) (gbèsè|ẹ̀yáwó) (mi|tó kù|tí mo jẹ yín) (báyìí|)
      (gbese mi|loan mi|eyawo to ku) (elo|melo|da|nko)
      (elo|iye) lo (ku|seku) (ti mo je|lori loan mi|ninu eyawo mi)
      (se|shey) (e ti fowo si|won ti gba) (loan|eyawo) (ti mo bere|mi) (bi|)
      (bawo|kini) (loan|eyawo) ti mo (bere|beere) (se n lo|de duro|nko)
      (ojo wo|igba wo) ni (owo loan mi|loan ti mo bere) (maa wole|maa jade)
      (se mo si|nje mo si) je (yin|owo loan) (bi|elo lo ku)
      (loan|eyawo) mi (ti pari bi|ku osu melo|ku elo)
      (elo ni|iye) (gbese|loan|eyawo) (mi|to ku fun mi) (bayi|)
      (se loan mi|nje eyawo mi) (ti jade|ti gba ase|ti di approved) (bi|)
      (igba wo|ojo wo) ni (mo maa san|loan mi maa pe|isanwo loan mi to kan)
      (elo lo ku|melo lo ku) (ti mo je yin|lori loan mi|ti mo gbodo san lori eyawo)
      (loan|eyawo) (ti mo beere|mi) (nko|de ibo|ti ri bawo)
      (mo fẹ́ mọ|so fun mi) (iye gbèsè mi|ipo loan mi|iye ti mo je yin)
      (èló|elo) ni (mo jẹ yín|gbèsè mi|ẹ̀yáwó mi tó kù)
      (ipo|status) (loan|eyawo) (mi|ti mo beere) (da|nko|)
      (loan balance|loan status) (mi|please|abeg)
      (kini|ki lo) (n sele si|de si) (loan mi|eyawo ti mo beere)
      (mo ti beere|mo apply) (loan|eyawo) (lati ose to koja|lana), (se e ti gba a|kini esi)
      (e ti ko|kilode ti e ko) (loan mi|eyawo mi) (ni|abi beeko|)
      (osu melo|igba melo) (lo ku|ni mo tun maa san) (lori loan mi|ki gbese mi tan)
      (due date|ojo isanwo) (loan|eyawo) mi (da|nko)
      (elo ni mo maa|elo ni n o) san (lori loan mi|fun eyawo) (losu yii|losoosu)
      (se mo|nje mo) (ti san|ti pari) (loan mi|gbese yin) (tan|) (bi|)
      (fi|e fi) (alaye|eto isanwo) (loan|eyawo) mi han mi
      (gbese|owo) (ti mo je|mi lodo) (yin|banki) (elo ni|ku elo)
      gbese loan mi pelu ele (to kun un|to wa lori e) (ti di elo|je elo bayi)
      (how much|elo) (i owe|mo je) (una|yin|on my loan)
      (loan mi|eyawo mi) (ti pe|maa pe) (bi|nigba wo)
      (itan|akosile) (loan|eyawo) (mi|ti mo ti gba) (han mi|)
      (nigba wo|ojo wo) ni (owo loan|eyawo mi) (maa wole|maa de sinu akanti mi)
      (won ni|e ni) e n (wo|yewo) loan mi, (de ibo|igba wo le maa so esi)
      (kini esi|esi) (loan|ibeere eyawo) mi (nko|da)
      (loan mi|eyawo mi) (ku elo|to ku je elo) (bayi|)
      (so iye|fi iye) gbese (mi|ti mo je yin) (han mi|fun mi)
      (ṣé ẹ ti|se e ti) (fọwọ́ sí|fowo si) (ẹ̀yáwó mi|loan mi) (bí|)
      (ibeere|application) loan mi (de ibo|nko|ti ri bawo)
      (mo je yin|mo si je yin) (elo|ni) (bayi|gan|lori loan)
      (next|isanwo to kan) (payment|lori loan mi) (nigba wo|elo ni)
      (se loan|eyawo) mi (ti tan|ti pari) (bi|abi ku die)
      (osu melo|ose melo) ni mo ni (lati san loan mi tan|fun eyawo mi)
      (did you|se e) (approve|gba) (my loan|loan mi) (bi|)
      (mo beere|apply) (loan|eyawo) (ni ijeta|lana) ko si esi (kilode|nibo lo de)
      (gbese mi|eyawo mi) pelu ele (je elo|ti di elo)
      (eto|schedule) (sisan|isanwo) (loan|eyawo) mi (da|losoosu)
      (loan|owo eya) (ti mo gba|mi) (iye ti mo ti san|elo lo ku)
      (nje gbese|se loan) mi (ti dinku|ti tan|si po) (bi|)
      (so|fi) (ojo|iye) (ti mo maa san loan|isanwo eyawo mi) (fun mi|han mi)
      (elo ni|iye) (loan ti mo je|gbese loan) (mi|lodo yin) (bayi|)
      (application|ibeere eyawo) mi (se won ti wo o|ti gba ase bi|nko)
      (se e ti|nje e ti) (fowo si|gba) (loan|eyawo) (mi|ti mo beere)
      (elo lo ku|gbese elo lo ku) (ki n san|) (lori loan|lori eyawo) (mi|ti mo ya)
      (igba wo|ojo wo) ni (mo maa san|ye ki n da) (eyawo|loan) (yin|mi) (to kan|pada)
      (loan|eyawo) ti mo (beere|apply fun) ({period}|) (da|nko|de ibo)
      (owo yiya|loan) mi (wo ibo|ti de ibo) (bayi|) (e ti approve e bi|)
      (elo ni|gbese elo ni) (mo si|mo tun) je yin (lori loan mi|ninu owo ti mo ya)
      (elo ni mo|iye ti mo) (si je|tun je) (karo|yin) (lori eyawo|lori loan) (bayi|)
      (loan|eyawo) mi (ku ojo melo|maa pe nigba wo) (ki n mo|)
      (gbese|gbese loan) mi (lodo yin|) (ku elo|ti di elo) (bayi|)
      (e ti wo|se e ti wo) (foomu loan|ibeere loan) (mi|) (se e gba|e da mi lohun)
      (se loan|nje eyawo) (mi|ti mo beere) (ti wole|ti gba ase|ti approve) (bi|abi ko tii)
      (e so|so) (iye|ojo) ti (mo maa san loan|loan mi maa pe) (fun mi|osu yii)
      (se mo|nje mo) (si|tun) je (yin ni gbese|gbese loan) (elo lo ku|)
      ojo melo lo ku ki loan mi pe
      se mo ti san loan tan abi o ku
      ele ti wo ori loan mi, elo lo ti di bayi
      se won ti fowo si loan ti mo beere
      ki lo n da loan mi duro, mo ti fi iwe sile
      ewo ni mo maa san losu to n bo lori eyawo
      elo ni mo ti san ninu loan naa
      mo ya {amount} lodo yin, elo lo ku
      nje gbese kankan wa lorun mi lodo yin
      itanran melo lo ti wo loan mi
      so fun mi ojo ti n o maa san loan mi tan
      mo fe mo gbese mi lodo yin
      owo to ku ninu loan mi ati ojo to ye ki n san
      eyawo mi maa pari losu wo
      ibi wo ni ibeere mi fun eyawo de
      ojo ti mo gbodo da owo yin pada
      se mo je yin lowo bayi
      se e ti ri owo loan ti mo da pada, elo lo ku
      mo ya owo losu meji seyin, mo ti san die. e so iye to ku fun mi
      mo beere fun loan lana, won ni ki n duro. se won ti fowo si i
      mo ti n san loan fun osu meta, mi o mo iye to ku. e wo o fun mi
      e so pe mo je yin. elo ni, ojo wo lo ye ki n san
      se loan iyawo mi ti jade abi e si n wo o
      (elo|iye) lo ku ninu (owo ti mo ya|loan mi)
      (ojo wo|igba wo) ni (eyawo|loan) mi (pe|ye ki n san)
      (se|nje) (loan|eyawo) ti mo beere ti (jade|wole|ni esi)
      (itanran|ele) melo lo ti kun (loan|gbese) mi
      gbese ti mo je (karo|yin|banki) (da|ku elo)
      mo fe ri eto bi maa se san (loan|eyawo) mi
      elo loku ninu lon mi
      igbawo nimo maa san lon mi
      gbesemi ku elo
      (ojo|osu) meloo ni mo si maa fi san loan yii
      ehn, elo lo ku na ninu owo ti mo ya
      igba wo ni mo (ma|maa) (bere si san|san gbese)( mi)?
      aisan gbe mi de ile fun osu kan, elo ni gbese mi ti di lodo yin
      ki n to ra ewure ileya, je ki n mo iye to ku lori loan mi
      oja ko ya, igba wo ni loan ti mo ya fun oko maa pe
      mo ti beere loan fun ile iwe omo mi, omo si fe wole. nibo lo de
      iyawo mi fe mo boya gbese ti mo ya fi se igbeyawo ti tan
      mo n rin irin ajo, ojo wo ni mo maa san loan mi ki n ma ba pe
      mo ta koko, mo fe mo gbogbo iye ti mo si je yin
      won ni oluko n gba loan kiakia, temi ti mo beere nko, e ti fowo si i
      eyawo ti mo gba lodo yin, elo lo seku ki n san
      ojo wo ni mo gbodo san apa to kan ninu loan mi
      mo bere fun eyawo lana, se e ti gba a wole
    `,
    loan_repay: `
      <i_want> (san|da) (loan mi|gbese mi|eyawo mi|owo ti mo ya) pada
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
      (mo fe|je ki n|e ba mi) (san|da) (gbese mi|loan mi|eyawo mi|owo ti mo ya) pada ({amount}|loni|)
      (san|yo|fi) {amount} (fun|lori|ninu) (loan|gbese|eyawo) (mi|)
      (owo|isanpada) (loan|gbese|eyawo) (mi|) (re|ni yi) ({amount}|)
      (mo fe|mo fee|e je ki n|e ba mi) san (eyawo mi|gbese mi|awin mi|owo ti mo ya) (pada|tan|bayi|)
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
      (owo osu mi|owo oja mi) (ti wole|ti de), (e yo gbese yin|e yo owo loan|mo fe san eyawo mi)
      (mi o fe|n ko fe) (je gbese|wa ni gbese) (mo|), (e je n san loan yin|mo fe san gbogbo re)
      (mo ti pa owo|mo ti ri owo), (mo fe da owo yin pada|e gba owo loan yin)
      (clear|settle|pay off) (loan|gbese|eyawo) (mi|) (joor|pelu {amount}|loni)
      (e ba n|ba n) (san|clear) (loan|eyawo|gbese) (mi|{amount})
      (san die die|mo fe maa san diedie|je n san idaji) (ninu|lori) (loan|gbese|eyawo)
      (gba|e gba) {amount} (ninu|fun) (owo ti mo ya|loan ti mo je|eyawo)
      (fi|mu) owo (inu akanti mi|to wole) san (loan|gbese) (mi|)
      (dapada|da pada) (owo|{amount}) (ti e ya mi|ti mo ya|ti mo gba lowo yin)
      (shey|se) (mo le|e maa gba ki n) san (loan|eyawo) (saaju akoko|ki ojo to pe|tan loni)
      (installment|ipin|sisan) (loan|eyawo) (osu yii|ose yii) (ni mo fe san|san an|{amount})
      (gbese|eyawo) (ti pe|pe loni), (je n san|mo fe san|e yo) ({amount}|o|)
      (pay|repay) (loan|lon) (mi|) ({amount}|joor|bayii)
      (bawo ni n se ma|nibo ni n ti ma) (san|da) (loan|eyawo|owo yin) (pada|)
      (mo wa lati|mo fe wa) (san gbese|san eyawo|da owo pada) (mi|yin|)
      (ko to ki ele|ki ele ma ba) (po ju|le si i), (mo fe san loan mi|je n san eyawo tan)
      (yo {amount}|ge {amount}) (losoosu|lose) (fun|lati fi san) (loan|gbese|eyawo) mi
      (mo ni|{amount} ni mo ni) (lowo|bayii), (e fi san ninu loan mi|e gba a fun gbese mi)
      (fi opin si|pari) (gbese|loan|eyawo) (mi|) (loni|), (san iyoku|yo gbogbo owo to ku)
      (iyoku|owo to ku) (lori|ninu) (loan|eyawo|gbese) (mi|) (ni mo fe san|e ba n san)
      (alhamdulillah|olorun seun|mo ti gba owo), (e wa gba owo yin|mo fe da owo ti mo ya pada|mo fe san gbese yin)
      (mo fe|e je ki n) (maa san|maa da) {amount} (losu|lose) (fun|lori) (eyawo|loan) (mi|)
      (yo|mu) owo (yin|eyawo yin|loan yin) (kuro|) (lapo mi|ninu akanti mi)
      (san gbese|san eyawo|da owo yin pada) {amount}
      (mo fe|je n) (san loan mi tan|da eyawo mi pada|san gbese mi die) (bayii|loni|)
      (yo|gba) {amount} (ninu akanti mi|) (fi san loan|fun gbese mi|si eyawo mi)
      (se|shey) mo le san (loan|gbese) mi (tan|ki ojo to pe|diedie)
      (owo loan|owo eyawo) (osu yii ree|ti mo fe san niyi|{amount} ni mo fe san)
      (mo fe|je ki n) (din|ge) (gbese|loan) mi ku (pelu {amount}|loni|)
      (mo fe|mo fee) (san loan mi|da eyawo mi pada|san gbese yin) (loni|)
      (yo|e yo) {amount} (lapo mi|ninu akanti mi) (fun loan|lati san gbese yin)
      (san|fi) {amount} (lara|lori) (loan|eyawo|gbese) mi
      (e gba|gba) (owo yin|owo loan yin) (pada|{amount})
      (mo fẹ́|mo fẹ) (san gbèsè|san ẹ̀yáwó|dá owó tí mo yá padà)
      (loan|eyawo) (ti pe|osu yii), (san an|mo fe san {amount}|e yo o)
      (mo fe pari|je n san) (gbogbo|iyoku) (loan|gbese) mi (leekan|tan)
      (bawo ni|ona wo) mo (se le|le gba) (san loan mi|da owo yin pada)
      (repay|pay) (my loan|loan mi) ({amount}|abeg|now)
      (owo osu|owo oja) (ti wole|ti de), (yo owo loan mi|mo fe san gbese yin)
      (san|sanwo) (ipin|apakan) (loan|gbese) (mi|) ({amount}|)
      (mo fe|e je ki n) san (loan|eyawo) (siwaju|ki asiko to pe|ki ele ma po)
      (da|san) owo ti mo ya (lowo yin|) ({amount}|pada|loni)
      (gbese|loan) osu (yii|to koja) (ni mo fe san|san an fun mi)
      (mo ti ri|mo ni) owo (bayi|), (je n san gbese yin|e gba owo loan yin)
      (clear|pari) (gbese|loan) (mi|) (patapata|fun mi|loni)
      (e maa yo|maa yo) {amount} (losoosu|lose) (fun loan|lati san eyawo mi)
      (isanwo|sisan) (loan|eyawo) (mi|) ({amount}|osu yii)
      (san gbese|loan repayment) (banki|yin) ({amount}|)
      (mo fe kuro|mo fe jade) ninu (gbese|loan) yin, (san gbogbo e|e yo iyoku)
      (oni|eni) ni (mo maa san|ojo sisan) (loan|eyawo), (yo o|{amount} ni)
      (da owo|san owo) (banki|yin) ti mo ya (pada|{amount})
      (fi {amount}|fi owo osu) san (lara loan mi|eyawo mi|gbese yin)
      (mo fẹ́ dá|mo fẹ́ san) (ẹ̀yáwó mi|owó tí mo yá|ẹ̀yáwó tí mo gbà) (padà|)
      (e yo loan|yo eyawo) (mi|osu yii) (lapo mi|{amount})
      (san loan|pay loan) (mi|{amount}|kuro lorun mi)
      (mo ti setan|mo setan) lati (san gbese yin|da loan pada|pari eyawo mi)
      (idaji|apakan) (loan|gbese) (mi|) (ni mo fe san|{amount})
      (early|san) (repayment|loan mi) (siwaju ojo|{amount})
      (oni ni ojo|asiko) sisan loan (mi|), (yo o|san {amount})
      (san gbogbo|san iyoku) (eyawo|loan) (mi|to ku)
      (je n pari|mo fe yanju) (gbese|loan) (mi|yin) (pelu {amount}|loni)
      (san|mo fe san) (gbese banki|loan yin|eyawo) (pelu owo osu mi|{amount})
      (e debit|e yo) (mi|akanti mi) (fun loan|fun eyawo) ({amount}|)
      (owo loan|gbese) (to ku|yin) (san tan|pari e) (loni|)
      (je ki n da|mo fe da) (eyawo|loan) (pada|) ki ele (to po|ma po)
      (dá|san) (gbèsè|ẹ̀yáwó) (mi|yín) (padà|{amount})
      (pay back|repay) (loan|{amount}) (now|jowo|)
      (ona|akanti) wo ni mo (le|maa) fi (san loan mi|san eyawo pada)
      (mo fe san|san) {amount} (ninu|lori) (loan|eyawo|gbese) mi (jowo|)
      (mo ti ri owo|owo mi ti wole), (mo fe san gbese yin|e ge loan yin)
      (fi|yo) {amount} (ninu akanti mi|) (san loan mi|din gbese loan mi)
      (ki n san|mo fe pari) (gbogbo|iyoku) (loan|eyawo) (mi|yin) (leekan|loni)
      (ge|e ge) {amount} (ninu owo mi|lara balance mi) (fun loan|fi san eyawo|fun gbese karo)
      (mo de lati|mo fe) (san gbese|da owo) (ti mo ya|eyawo) (pada|lodo yin)
      (mo fe pari|ba mi pari) (gbese|loan) (ti mo je karo|mi) (loni|pelu {amount})
      (se mo le|mo fe) san (loan|eyawo) (mi|) (siwaju ojo|die die) ({amount} bayi|)
      mo ni {amount} lowo, fi ge lara gbese mi
      e yo owo eyawo yin lapo mi bayii ki ele ma ba po si
      mo fe san loan tan ki oruko mi le mo
      gba apa kan ninu owo loan mi, {amount}
      oro gbese yii ti su mi, je n san an
      mo wa san gbese, bawo ni mo se maa se e
      se mo le san loan ki ojo re to pe
      nibo ni mo ti le san eyawo mi, mo ti ni owo
      mo fe san loan osu yii ati ti osu to n bo papo
      maa ge loan mi lara owo osu mi
      pay off my loan, mo ti ta oja
      oja ya loni, mo fe da die pada ninu owo ti mo ya
      gba {amount}, o ku elo ma san lola
      mi o fe ki e maa pe mi lori loan, je ki n san an loni
      mo ti ko ajo, mo fe fi san gbese banki
      pari loan mi fun mi, owo wa nile
      da owo ti mo ya pada leekan
      mo fe san eyawo ti iyawo mi gba
      je ki n san loan mi di meji, idaji loni idaji lola
      mo fe din gbese mi ku, gba {amount}
      ki e yo owo loan ni kete ti salary mi ba wole
      mo fe san ohun ti mo je yin
      owo ti mo ya loṣu to koja, mo fe san idaji re
      e mu {amount} lara owo mi san gbese
      je ki a pari loan yii loni
      mo ti ri owo isuna, mo fe da loan pada
      loan repayment ti osu yii, yo o
      mo fe san si, ki n le tun ya owo miran
      gbese mi {amount}, mo fe san {amount} nibe
      se mo le san eyawo tan saaju akoko
      mo fe maa da {amount} pada lose lori eyawo
      owo ti wole, fi san gbese mi
      gba owo loan yin
      mo ti ri owo lowo enikan to je mi. mo fe fi san owo yin ti mo ya
      ola ni loan mi maa pe. mi o fe itanran, e je ki n san an loni
      mo seleri pe maa san loni. e gba {amount} lara gbese mi
      owo egbe ti bo, mo fe fi pari eyawo ti mo ya
      ti mo ba san loan mi tan loni, (se e maa din ele ku|kini maa se), mo fe san an
      e ma pe oniduro mi mo, mo fe san loan naa bayii
      (gba|e gba) {amount} (lara|ninu) (gbese|eyawo) mi (loni|bayii)
      (mo fe|je ki n) san (idaji|gbogbo|die ninu) (gbese|loan) mi
      (mo ti ta oja|mo ti gba owo osu), mo fe san (loan|eyawo) (mi|yin)
      (yo|ge) owo (loan|eyawo) (losoosu|lopin osu) lapo mi
      mofe san lon mi
      egba owo yin, mofe san gbese
      mofe da owo yin timo ya pada
      egba {amount} ninu lon mi
      e gba {amount} yii lara loan mi, o ku elo
      emi yoo san loan mi ni opin ose, sugbon gba {amount} bayi
      ni kete ti mo ri owo ni mo fe san loan, gba {amount}
      fi owo to wa ninu akanti mi san eyawo mi tan
      mofe sangbese mi
      mo ti ta koko mi, mo fe san gbogbo eyawo yin
      ge {amount} lara owo mi fun gbese yin ni opin osu yii
      e gbo, mo ti ri owo o, mo fe san gbese ti mo je yin
      mo ti ko ajo mi ni oja, mo fe fi san loan mi tan
      mo ta agbado mi daadaa, gba {amount} lori gbese ti mo je yin
      omo mi ti ri ise, o ni ki n san gbese. san loan mi {amount}
      mi o fe gbe gbese wo odun tuntun, e je ki n san loan mi loni
      pasito wa ni gbese ko dara, mo fe da owo ti mo ya lodo yin pada
      igbeyawo ti pari, ebun owo po. san {amount} lori eyawo mi
      ki n to rin irin ajo lo saudi, san gbogbo loan mi tan
      awon onibara san gbese won loja, mo fe san idaji loan mi
      owo mi ti wole, e yo {amount} san loan mi
      mo fe san gbogbo gbese ti mo je yin leekan naa
      e je ki n da idaji eyawo mi pada loni
      mo fe san ninu gbese mi, {amount}
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
      (ere elo ni maa gba|elo ni ere|elo ni maa jere) ti mo ba fi {amount} dokowo
      (ta|tà) (shares mi|ipin mi|idokowo mi)
      (fixed deposit|idokowo dola|treasury bill) ({amount}|)
      fi {amount} kun idokowo mi
      (mo fe|ba mi) ra (ipin|shares|ipin ile ise) (ti {amount}|{amount}|)
      ra (ipin|shares) (dangote|mtn|zenith|{amount})
      (fi owo|fi {amount}) (si|sinu) (shares|ipin|treasury bill)
      ba mi (dokowo|fi {amount} dokowo)
      elo ni ere ti maa ri ti mo ba (bere idokowo|fi owo dokowo|ra t-bills)
      ra shares {amount}
      (ra|ba mi ra) (dangote|mtn) shares ({amount}|)
      (mo fe|bawo ni mo se le|e je ki n) (dokowo|da owo si|fi owo si|nawo si) (okowo|treasury bills|shares|ipin|idokowo) (pelu {amount}|)
      (ra|ba mi ra) (shares|ipin|treasury bills) (mtn|dangote|zenith|ti {amount})
      (idokowo|okowo) wo lo (dara julo|wa|le mu ere wa)
      (mo fe ki owo mi|bawo ni owo mi se le) (po si|dagba|bi ere)
      (mo fe|mo fee|bawo ni mo se le) (dokowo|fi owo dokowo|da owo si|nawo si|fi {amount} dokowo) (treasury bills|shares|okoowo|ipin|mutual fund|)
      (fi|da) {amount} (si|sinu|dokowo) (treasury bills|idokowo|shares|mutual fund|fixed deposit)
      (ra|ta|e ba mi ra) (shares|ipin|stock|treasury bills|bitcoin|ipin dangote|bonds) (ti|) ({amount}|fun mi|)
      (idokowo|anfani idokowo|ipin) wo (lo wa|ni e ni|lo dara|ni mo le se)
      (nibo|ibo) ni mo (le|ti le) (fi owo|fi {amount}) (dokowo|si)
      (mo fe ki|bawo ni) owo mi (maa|se maa|le) (po si|dagba|bisi|pe)
      (mo ni) {amount} (mo fe dokowo|ti mo fe fi dokowo)
      (ti mo ba|bi mo ba) (fi|dokowo) {amount} (elo|ere elo) (ni mo maa gba|lo maa je)
      (mo fe bere|e ba mi bere) idokowo (kan|tuntun|pelu {amount})
      mo fe fi owo mi dokowo ki o (po si|bi si|dagba)
      (bi mo ba|ti mo ba) fi {amount} (dokowo|ra t-bills) elo (lo maa je|ni ma ri)
      (tà|ta) (shares|ipin|idokowo) mi
      (mo fe ki owo mi|ki owo mi) (maa pa owo|maa bi omo|sise fun mi), (e ba n fi {amount} dokowo|nibo ni mo le fi si)
      (mo ni owo die|mo ni {amount}) (ti mi o lo|to joko lasan), (nibo ni mo le fi dokowo|fi si mutual fund)
      (shey|se) (e n ta|mo le ra) (shares|ipin|treasury bills|bonds) (lodo yin|nibi|)
      (buy|ra) {amount} (worth of|) (shares|dangote|mtn shares|treasury bills) (fun mi|)
      (invest|dokowo) {amount} (fun mi|sinu money market|sinu bonds)
      (mo fe feyinti|mo ti feyinti), (bawo ni mo se le dokowo|mo fe fi {amount} dokowo)
      (okoowo|idokowo) (ti ko ni ewu|to ni aabo|ti osu mefa) (wo le ni|ni mo n wa|wa bi)
      (fi|gbe) {amount} (si|sinu) (fixed deposit|fixed|treasury bill) (fun osu meta|fun odun kan|)
      (bi|ti) mo ba fi owo mi si (mutual fund|treasury bills|bonds), (ere melo|elo) ni (maa je|n o ri)
      (mo fe ra|shey mo le ra) (bitcoin|dola fund|eurobond|ipin banki) ({amount}|)
      (mo fe bere|bere) (idokowo|investment) (pelu {amount}|kekere|fun omo mi)
      (elo lo kere ju|iye to kere ju) (ti mo le fi|lati fi) (dokowo|ra ipin|bere investment)
      (ta|sell) (ipin|shares|investment) (mi|dangote mi|{amount}) (fun mi|kia|)
      (mo fe yo|je n yo) owo mi (kuro ninu|jade ninu) (idokowo|mutual fund|investment)
      (e gba mi nimoran|e so fun mi) (idokowo|investment) (to le mu ere wa|ti mo le bere) (, mo ni {amount}|)
      (treasury|tbill|t-bills|mutual fund) (ni mo fe|{amount}|fun mi)
      (fi|add) {amount} (si|kun) (shares|mutual fund|investment) (mi|ti mo ni)
      (kini|salaye) (idokowo|investment) ti (e n se|mo le fi {amount} se)
      (awon osise|awa onisowo) (se le|le) (dokowo|ra ipin) (lodo yin|nibi) (bi|)
      (mo fe fi|ki n fi) (owo ifeyinti|gratuity|owo oja) mi (dokowo|ra ipin|ra treasury bills)
      (mo ta|mo sese ta) (ile|koko|oko), (mo fe fi owo re dokowo|{amount} ni mo fe fi si treasury bills)
      (ki ni|kini) (ere|ewu) (to wa ninu|ti) (mutual fund|treasury bills|shares), mo (fe ra|fe dokowo)
      (mo fẹ́|èmi yóò fẹ́ láti|báwo ni mo ṣe lè) (dókòwò|ra ìpín|fi owó dókòwò) (pẹ̀lú {amount}|ní báńkì yín|)
      (mo fe|je n) (fi {amount}|fi owo) (dokowo|ra shares|ra t-bills|se idokowo)
      (mo ni|owo kan wa lowo mi) ({amount}|) (mo fe ki o maa lekun|nibo ni mo le fi dokowo)
      (mo fe|je n) (bere idokowo|dokowo|ra shares) (pelu {amount}|nibi|die die)
      (nibo|ninu kini) ni mo le fi {amount} (dokowo|si ki o le bi si i)
      (fi|e fi) {amount} (ra t-bills|ra shares|si mutual fund) (fun mi|)
      (mo ni owo|{amount} wa lowo mi) (mi o fe na an|) (e ba mi fi dokowo|mo fe ki o sise fun mi)
      (fi kun|afikun) {amount} (si idokowo mi|lori shares mi)
      (idokowo wo|eyi wo) (lo dara|lo lere) (fun mi|) (mo fe fi owo si i|)
      (mo fe|bawo ni mo se le) (dokowo|fi owo dokowo|ra shares) (pelu {amount}|lodo yin|)
      (fi|e fi) {amount} (dokowo|ra treasury bills|si mutual fund) (fun mi|)
      (mo ni owo|{amount}) (to n joko|kan) (mo fe fi dokowo|e ba mi fi dokowo)
      (mo fẹ́|mo fẹ) (dókòwò|ra ìpín|fi owó dókòwò)
      (ra|e ra) (shares|ipin) (mtn|dangote|zenith) (fun mi|{amount})
      (idokowo|investment) (wo|kan) (lo dara|wa) (fun mi|fun eni ti owo re kere|)
      (treasury bills|mutual fund|fixed deposit) {amount} (fun mi|ni mo fe)
      (ki|je ki) (owo mi|{amount}) (bi owo|po si), (fi dokowo|mo fe dokowo)
      (invest|put) {amount} (for me|in shares|in treasury bills)
      (iye to kere ju|elo) (lati dokowo|lati ra ipin) (lodo yin|)
      (mo fe bere|bere) (idokowo|investment) (pelu {amount}|kekere|)
      (ta|e ta) (shares|ipin|idokowo) mi ({amount}|fun mi)
      (owo ifeyinti|owo ile ti mo ta) mi (wa|de) (mo fe fi dokowo|e fi dokowo)
      (se mo le|nje mo le) (ra ipin|dokowo|ra bonds) (lodo yin|pelu {amount})
      (mo fe ki owo mi|ki {amount}) (sise fun mi|maa bi omo) (dokowo|e ba mi fi dokowo)
      (mo fe ra|bawo ni n se maa ra) (ipin|shares|bonds|treasury bills) (lodo yin|)
      (ibi|nibo) (wo|ni) mo (le fi owo mi dokowo|le dokowo si) (lai sewu|)
      (dókòwò|dokowo) {amount} (fún mi|si shares|fun odun kan)
      (buy|ra) (mtn shares|shares {bank}|bonds) (fun mi|{amount})
      (fixed deposit|mutual fund) (kan|{amount}) (bere|ni mo fe se)
      (ta ipin|sell shares) (mi|{amount}) (fun mi|jowo)
      (investment|idokowo) (kekere|ti ko lewu|osu meta) (ni mo n wa|fun mi)
      (owo iya mi|gratuity mi|owo ogun) {amount} (fi dokowo|mo fe dokowo e)
      (elo lo kere|elo ni o kere) (ti mo le|lati) (dokowo|fi ra shares)
      (treasury bill|tbill) (osu mefa|odun kan) {amount} (fun mi|ra)
      (mo setan|mo fe bere) (lati dokowo|idokowo) (loni|pelu {amount})
      (awon|iru) (idokowo|shares) wo (le ni|ni mo le ra)
      (owo mi joko|owo mi sun), (mo fe fi dokowo|nibo ni mo le fi i dokowo)
      (e ba mi ra|mo fe ra) (treasury bills|shares airtel|mutual fund) ({amount}|)
      (fi owo kekere|{amount}) (bere|se) (idokowo|investment) (fun mi|)
      (ìdókòwò|idokowo) (wo|kankan) (ló dára|to ni ere) (fún mi|lodo yin)
      (mo fe je ere|mo fe ki owo mi bi) (pelu {amount}|) (dokowo fun mi|bawo)
      (lock|put) {amount} (in fixed deposit|in mutual fund|si treasury bill)
      (se idokowo|nje shares) (wa|e ni) ti (owo kekere|{amount}) le ra
      (owo|{amount}) (yii|) e fi (ra ipin|dokowo) (fun omo mi|fun mi)
      (bawo ni mo se|kini mo) maa (bere idokowo|ra shares) (lodo yin|akoko)
      (cash out|ta) (idokowo|shares|mutual fund) mi (jowo|)
      (mo fe fi|fi) {amount} kun (idokowo|shares) mi
      (start|begin) (investment|idokowo) (with {amount}|fun mi|abeg)
      (owo alajeseku|owo ifeyinti|owo isinmi) mi (mo fe dokowo|fi ra treasury bill)
      (mo ni {amount}|owo to joko) (lowo|kan), (mo fe ko jere|mo fe fi dokowo)
      (fi {amount}|mo fe fi {amount}) (ra treasury bill|ra shares dangote|si fixed deposit|sinu mutual fund)
      (ta|mo fe ta) (shares|ipin) (mtn|mi) (gbogbo|melo kan)
      (nibo ni|kini) (mo le|maa) fi {amount} (si|ra) (ti maa je ere|to maa mu ere wa)
      (mo fe bere|bere) (idokowo|investment) (pelu {amount}|lori treasury bill)
      mo fe fi owo ajo ti mo ko se idokowo, e ba mi bere
      ra ipin ile ise simenti fun mi
      elo ni shares mtn kan loni
      iye owo ipin dangote bayi nko
      mo fe ta gbogbo ipin gtco mi
      ta die ninu shares mi, mo nilo owo
      e ra t-bills {amount} fun mi, ojo 91
      se mo le bere idokowo pelu egberun kan
      mo fe fi {amount} sibi ti yoo ti maa bi si i
      fi owo mi si mutual fund losoosu
      mo fe fi owo ifeyinti mi se nkan ti yoo mu ere wa
      owo mi kan joko lasan, e ba mi fi dokowo
      ewo ninu awon fund yin ni mo le ra
      ra {amount} bond ijoba fun mi
      awon idokowo wo lo wa nibi ti mo le ra
      mo fe yo owo mi kuro ninu fund naa
      ta t-bills mi ki ojo re to pe
      dollar fund wa lodo yin bi, mo fe fi {amount} si
      mo n wa ibi ti maa fi {amount} si ki o jere
      kini mo nilo lati bere si ni ra shares
      gba {amount} ki e fi ra shares zenith
      mo fe ni ipin ninu ile ise epo, e ra fun mi
      bawo ni mo se maa ra stock akoko mi
      se mo le ra stock apple lati ibi
      mo fe darapo mo awon to n ra ipin, elo ni mo maa fi bere
      fixed deposit {amount} fun osu mefa, e bere e
      owo wo ni mo maa ri ti mo ba fi {amount} si t-bills
      e ba mi fi owo mi sise, mi o fe ki o sun
      fi die lara owo osu mi ra ipin losoosu
      gold ni mo fe ra, se e n ta
      mo ta ile, mo fe fi owo re ra ipin
      kini shares ti won n ta loni, mo fe ra
      elo ni ipin kan access bank loni
      owo {amount} fun t-bills, ojo melo ni mo le fi i si
      se e n ta fund ti ko ni ele, ti halal, mo fe ra
      sukuk ni mo fe ra
      ra mutual fund {amount} fun omo mi
      yo {amount} kuro ninu mutual fund mi
      ta idaji shares mtn mi
      mo fe maa ra {amount} shares ni gbogbo osu
      buy me dangote shares {amount}
      fi {amount} si money market fund
      t-bills tuntun ti jade bi, mo fe ra
      idokowo olosu meta wa bi, mo fe fi {amount} si
      ti mo ba fi {amount} dokowo, elo ni maa je nibe
      mo ni {amount}, mi o fe na an, mo fe ki o sise fun mi
      ta shares mi melo kan fun mi
      ti mo ba ra t-bills {amount}, elo ni maa ri leyin osu mefa
      mo fe ki owo mi bi si, e fi ra t-bills
      shares wo lo wa
      mo ti feyinti, won san {amount} fun mi. mo fe fi ra nkan ti yoo maa mu ere wa losoosu
      mo gbo pe dangote n san owo fun awon to ni ipin. emi naa fe ra ipin naa
      owo kan wa lowo mi, mi o ni lo o fun odun meji. kini mo le ra ti yoo mu ere wa
      oja shares ti wale, mo fe ra si i. fi {amount} ra zenith
      mo nilo owo kia, e ta idaji ipin mi
      (ra|e ra) (ipin|shares|t-bills) {amount} (fun mi|bayii|loni)
      (mo fe|e ba mi) ta (ipin|shares) mi (gbogbo|die|ti mtn)
      mo fe ra ipin fun omo mi bi ebun ojo ibi
      se mo le ra die ninu shares airtel, {amount}
      da owo mi pada ninu t-bills, mo fe ta a
      e ba mi fi {amount} sinu idokowo to dara
      mo fe bere kekere, ra ipin {amount} fun mi
      mo fe ki e ta t-bills mi, ki e da owo re si akanti mi
      eurobond wa lodo yin bi, mo fe ra
      mo fe lo owo ogun ti mo je fi ra ipin
      (mo ni|owo) {amount}, (t-bills|mutual fund) ni mo fe fi ra
      (elo|iye wo) ni o kere ju lati (ra shares|bere idokowo)
      fi {amount} (si|ra) (fixed deposit|bond) fun (osu mefa|odun kan)
      mofe ra shias
      mofe dokowo {amount}
      mofe fi {amount} ra ipin
      mofe ta ipinmi
      mo fe di onipin ninu dangote, e ra a fun mi
      ki n ra ipin abi t-bills, {amount} ni mo ni
      mo fe ki e ra {amount} ipin ninu banki kan fun mi
      elo ni t-bills loni, mo fe ra
      ebami dokowo
      ore mi n ra t-bills, o n ri ere. emi naa fe fi {amount} ra a
      (bawo ni|ibo ni) mo ti le ra treasury bills lodo yin
      ra unit mutual fund {amount} fun mi
      e gbo, mo fe ra shares o, {amount} ni mo ni
      mo fe bere si ni ra ipin die die losoosu
      elo ni mo maa ri ti mo ba ta shares mi bayi, mo fe ta
      mo ta ile baba mi, mi o fe na owo naa. fi {amount} si treasury bills
      ore mi ni soosi ra ipin dangote, emi naa fe ra {amount}
      ki owo odun ma ba tan, mo fe fi {amount} dokowo
      mo feyinti lose to koja, ibo le le ba mi fi {amount} si ti maa mu ere wa
      omo mi kere, mo fe ra shares fun ojo ola re
      mo nilo owo igbeyawo, ta shares mtn mi {amount}
      iya mi fe ra fixed deposit {amount} ki awon ebi ma ba beere owo re
      oja oko ti pari fun odun yi, fi {amount} si mutual fund fun mi
      mo fe ra share dangote {amount}
      treasury bill lo wu mi, e fi {amount} mi si i
      elo ni won n ta share mtn loni, mo fe ra die
    `,
    portfolio: `
      <show> (idokowo mi|awon idokowo mi|shares mi|ipin mi|portfolio mi)
      (idokowo mi|shares mi|portfolio mi|awon ipin mi) (nko|bawo|)
      bawo ni (idokowo mi|shares mi|ipin mi) (se n se|se n lo) (loni|)
      elo ni (idokowo mi|shares mi|ipin mi) (to|je) (bayii|)
      (elo ni ere|iye ere) ti mo ti (je|ri) (lori|ninu) (idokowo mi|shares mi)
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
      bawo ni (idokowo|shares|ipin|okowo) mi (se n se|se n lo) (bayi|)
      (elo|iye) (ni|) ere (ti mo je|ti mo ri|mi) (lori|ninu) (idokowo|shares|okowo) (mi|)
      (fi han mi|je ki n ri|ba mi wo) (gbogbo|) (idokowo|shares|ipin|okowo) mi
      (bawo ni|bawo) (idokowo mi|ipin mi|shares mi|owo ti mo fi dokowo) (se n lo|se wa|se n se|nko)
      (elo|eelo) ni (ere idokowo mi|idokowo mi|ipin mi|ere ti mo je) (bayi|titi di oni)
      (fi|wo|e fi) (idokowo mi|ipin mi|portfolio mi|awon shares mi|gbogbo idokowo mi) (han mi|)
      (se|nje) (mo n je|mo ti je|idokowo mi n mu) (ere|adanu) (ni|bi|wa|)
      (idokowo|ipin|shares) wo (ni mo ni|ni mo ti ra)
      (iye|apapo|iroyin) (idokowo|ipin|shares) mi
      (idokowo|ipin) mi (ti po|ti dagba|ti pe|ti lo soke|ti ja wale) (bi|)
      (nje|se) mo n (je adanu|jere|ri ere) (wa|lori idokowo mi|)
      (awon|iru) (idokowo|shares|ipin) wo ni mo ni
      (bawo ni|elo ni) (idokowo|ere) mi (se n lo|ti di|)
      (owo ti mo|iye ti mo) (fi dokowo|fi ra ipin|fi si treasury bills) (ti di elo|nko|ti bi elo)
      (se ere|shey profit) (ti wole|ti jade|wa) (lori|ninu) (investment|idokowo|shares) mi
      (investment|invesmenti) (mi|) (nko|bawo|je n ri|ti to elo)
      (ipin|shares) mi (ninu|ti) (dangote|mtn|zenith|gtb) (je elo|bawo|nko) (bayii|)
      (mo fe mo|je n mo) (bi owo idokowo|bi ipin|bi shares) mi se (n dagba|n se|ri)
      (elo ni ere|ere melo) (mo ti ri|ti mo ti je|to wole) (lori|ninu) (treasury bills|mutual fund|ipin) (mi|)
      (check|wo) (investment|portfolio|shares) (mi|) (joor|fun mi)
      (se mo ti|shey mo ti) (jere|padanu|ri ere) (lori|ninu) (owo ti mo fi dokowo|idokowo mi|shares mi)
      (treasury bill|fixed deposit|mutual fund) mi (maa pe|maa mature) (nigba wo|ni ojo wo)
      (ipo|iroyin) (owo ti mo fi dokowo|idokowo mi|mutual fund mi) (loni|bawo)
      (akojo|list) (idokowo|shares|ipin) (mi|ti mo ti ra) (da|han mi)
      (owo mi|{amount} mi) (ninu|to wa ninu) (mutual fund|treasury bills|shares) (ti di elo|nko|bawo)
      (shares|ipin|idokowo) mi (n goke|n jabo|n lo soke|wa nisale) (bi|ni|)
      (gbogbo ohun|ohun) ti mo (ni|fi owo si) (ni idokowo|gege bi ipin|ni shares) (je n ri|elo ni)
      (how far|bawo ni) (investment mi|idokowo mi), (se o n mu ere wa|elo lo ti di)
      (elo ni maa ri|melo ni n o ri) (ti mo ba ta|bi mo ba ta) (ipin|shares) mi (bayii|loni)
      (dividend|ere ipin) (mi|) (ti wole|je elo|nko|da)
      (iye|value) (portfolio|idokowo|shares) (mi|ti mo ni) (loni|gangan|nko)
      (e ka|e so) (ere|adanu) (ori|lori) (investment|idokowo) mi (fun mi|)
      (bi|ibi ti) (owo investment|idokowo) mi (se lo|de) (losu yii|lodun yii) (je n mo|so fun mi)
      (oja shares|stock market) (n jabo|ti lo soke), (temi nko|bawo ni idokowo mi|elo ni ipin mi)
      (ki lo sele si|bawo ni) (ipin ti mo ra|owo ti mo fi sinu mutual fund|treasury bills mi)
      (báwo ni|jọ̀wọ́ sọ bí) (ìdókòwò mi|ìpín mi) (ṣe ń lọ|ṣe ń ṣe dáadáa) (fún mi|)
      (idokowo mi|ipin mi|shares mi) (elo|da|loni)
      (idokowo mi|shares mi) (ti di elo|nko|ti jere elo)
      (ere melo|elo ni ere) (mo ti ri|ti idokowo mi mu wa) (bayii|)
      (owo mi to wa|eyi to wa) ninu (mutual fund|t-bills|shares) (nko|ti di elo)
      (elo ni|iye) (idokowo|investment|shares) mi bayi
      (idokowo|shares|ipin) mi (nko|n se bawo|da)
      (fi|e fi) (idokowo|portfolio|shares) mi (han mi|)
      (elo ni ere|ere melo) (idokowo mi|mo ti je lori ipin mi) (losu yii|)
      (ìdókòwò mi|ìpín mi) (dà|ńkọ́|ti tó èló)
      (awon shares|idokowo) (ti mo ni|mi) (da|wo ni)
      (my portfolio|my investment) (how far|nko|show me)
      (se idokowo mi|nje ipin mi) (n jere|ti lo soke|ti ja wale)
      (iye owo|value) (ti ipin mi|ti idokowo mi) (to bayi|je|loni)
      (treasury bills|mutual fund) mi (ti pe bi|ti to elo|nko)
      (mo fe mo|je n mo) (bi idokowo mi se n lo|ere ori ipin mi)
      (gbogbo|akojo) (idokowo|ipin) mi (han mi|)
      (ere|dividend) (shares mi|ipin mi) (ti wole|elo ni|nko)
      (mo ti dokowo|mo ti fi) {amount} (lati odun to koja|dokowo), (elo lo ti di|bawo lo se n se)
      (bawo ni|bawo) (ipin|shares|treasury bills) mi (n se|se wa) (loni|)
      (ere|jere) (idokowo|shares) mi (titi di oni|{period}) (elo|da)
      (elo ni|ku elo) (owo to wa|mo ni) ninu (idokowo|mutual fund) mi
      (show|wo) (my investments|idokowo mi|shares mi) (abeg|)
      (ìdókòwò|idokowo) mi (ń lọ bawo|hàn mí|to elo)
      (fixed deposit|bond) mi (maa pe nigba wo|ti to elo)
      (mo ni shares|mo ni ipin) (melo|wo) (lodo yin|)
      (idokowo mi|shares mi) (padanu|jere) (elo|bi)
      (performance|iroyin) (idokowo|portfolio) mi {period}
      (apapo|total) (investment|idokowo) mi (da|elo ni)
      (se ipin|se mutual fund) mi (ti po si|ti ja|n lo soke)
      (mo ra shares|mo fi owo dokowo) (lodun to koja|) (nko|elo lo to bayi)
      (awon ohun|gbogbo ibi) ti mo (dokowo|fi owo dokowo) si (han mi|)
      (idokowo|shares) (ti mo se|mi) (ti bi elo|bi owo bi|de ibo)
      (so fun mi|mo fe gbo) (bi idokowo mi|bi shares mi) (se wa|se n lo) (loni|)
      (iye to wa|owo to wa) (lori idokowo|ninu shares|ninu fixed deposit) mi
      (value of|total) my (investment|shares|portfolio)
      (ṣé ìdókòwò|se idokowo) mi (ń jèrè|jere) (bí|)
      (ere ti|elo ti) (shares|treasury bill|mutual fund) mi (mu wa|fun mi) (losu yii|)
      (mo fe ri|ba mi wo) (gbogbo idokowo|portfolio|ipin) mi
      (nje owo|se owo) ti mo (fi dokowo|fi ra ipin) (ti po si|ti di elo)
      (my shares|my bonds) (how much|dey gain|nko)
      (idokowo mi|ipin mi) ti (losu to koja|odun yii) (we ti oni|jere elo)
      (ibo ni|bawo ni) (idokowo|owo idokowo) mi (de duro|se)
      (list|so) (shares|idokowo|bonds) (mi|ti mo ra) (lesese|fun mi)
      (ojo wo|nigba wo) ni (fixed deposit|treasury bill|idokowo) mi (pe|maa pari)
      (idokowo mi|shares mi|owo ti mo dokowo) (ti di elo|ti jere elo|n se bawo)
      (awon shares|awon idokowo) (ti mo ni|ti mo ra) (da|fi han)
      (ere|iye) (idokowo|treasury bill|mutual fund) mi (bayi|titi di oni) (elo|so fun mi)
      (ipin ti mo ra|idokowo ti mo se) ({period}|tele) (ti jere bi|elo lo je bayi|wa nibo)
      (mi idokowo|my investment|idokowo mi) (balance|status|elo) (bayi|)
      (gbogbo ohun|awon nkan) ti mo (fi owo si|dokowo si) (da|se n jere) (fi han mi|)
      (idokowo mi|mutual fund mi) (atijo|ti odun to koja) (nibo lo de|elo ni bayi)
      ipin ti mo ra losu to koja, elo lo ti di
      se mo ti jere tabi mo ti padanu lori shares mi
      iye shares dangote ti mo ni
      t-bills mi maa pe lojo wo
      fi gbogbo idokowo mi han mi ni kikun
      owo ti mo fi si mutual fund ti bi elo
      bawo ni ipin mi se wa leyin ti oja ja wale
      ka idokowo mi fun mi, mo fe mo ibi ti a de duro
      ninu gbogbo ohun ti mo ra, ewo lo n jere ju
      elo ni mo ti fi dokowo lapapo
      shares melo ni mo ni ninu access
      portfolio mi ti lo soke abi o ti wale
      elo ni ere mi titi di isinsinyi lori bond
      ipin mi da, mo ra a lodun to koja
      e so fun mi iye ti idokowo mi to loni
      adanu mi lori shares ti to elo
      se fixed deposit mi ti pe
      gain mi loni lori stock
      investment ti mo se fun omo mi nko, ti to elo
      mo ti gbagbe ohun ti mo ra, kini awon ipin ti mo ni
      elo ni dividend mi
      dividend osu yii ti wole bi
      elo ni gbogbo idokowo mi je
      mo fe mo boya ipin mi ti jere
      shares mtn mi melo lo ku leyin ti mo ta
      owo to wa ninu fund mi
      se t-bills mi ti pe, elo ni mo maa ri gba
      fi bi idokowo mi se n lo han mi losoosu
      mo ni ipin ninu ile ise wo wo
      iye ti mo fi bere ati iye to ti di ninu idokowo mi
      ere mi elo
      mo ra ipin lodun meji seyin, mi o tii wo o ri. elo lo ti di bayi
      shares ti mo ra fun awon omo mi, elo lo ti di
      mo fe mo bi idokowo mi se n se ki n to fi kun un
      (ipin|shares|idokowo) mi ti (to|je|jere) elo (bayii|loni)
      gbogbo idokowo mi papo je elo
      mo fe ri bi ipin access mi se n se {period}
      ipin mi ni mtn melo ni, elo lo je
      mo fe wo bi owo ti mo da sinu fund se n dagba
      ere ti mo ti ri lori t-bills mi
      (shares|ipin) mi ni (dangote|mtn|access) (melo|ti di elo)
      (ere|adanu) ori (shares|idokowo) mi (loni|{period})
      gbogbo (idokowo|ohun ti mo ra ni oja ipin) mi, (fi han|je n ri)
      (mutual fund|t-bills) mi (nko|ti bi elo)
      shias mi nko
      ipinmi ti jere elo
      awon ipin ti mo ni n lo soke bi
      ipin mi ti mo ra lodo yin, fi han mi
      ere mi lori shias elo
      kini iye owo ti mo ti fi ra ipin titi di oni
      ehn, idokowo ti mo se yen nko, elo lo ti di
      lati igba ti mo ti ra ipin, ere elo ni mo ti je
      iroyin ni oja ja wale, ipin mi ti di elo
      mo fe fi ere san owo ile iwe, elo ni idokowo mi ti mu wa
      mo ti wa ni irin ajo lati osu mefa, bawo ni shares mi se n se
      baba mi ra ipin fun mi ki o to ku, je ki n ri ohun ti mo ni
      ki n to ra moto, iye ti mutual fund mi ti de nko
      oko mi ro pe mo padanu owo, fi ere idokowo mi han mi
      igba ti mo wa ni ile iwosan mi o wo o, treasury bills mi ti pe bi
      ojo ibi mi ni oni, mo fe ri gbogbo idokowo mi
      awon share mi n ko, se won ti lo soke
      gbogbo idokowo mi lapapo, elo ni iye won bayi
      ere elo ni mo ti ri lori awon idokowo mi
      e to gbogbo share ti mo ni jade, ki n mo eyi to n padanu
      iru awon nkan wo ni owo mi wa ninu e bayi, share abi treasury bill
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
      elo ni (dola|paun|euro|oye pasipaaro) (loni|bayi|)
      (egbon mi|aburo mi|omo mi|oko mi|ore mi) (ni|lati|to wa ni) (oke okun|ilu oyinbo|america|london|canada) (fe|maa|ti) (fi owo ranse|fi dola ranse) si mi
      (mo fe|mo fee|bawo ni mo se le) gba (owo|dola) (lati|to wa lati) (oke okun|ilu oyinbo|america|london|ilu okeere)
      (mo fe|mo fee|bawo ni mo se le) (fi owo|fi {amount}) (ranse|sowo) si (ghana|oke okun|london|america|ilu oyinbo|china|cotonou)
      (elo|eelo) (ni|lo je) (dola|pounds|euro|pasipaaro) (kan|lonii|bayi|si naira)
      (iye|owo) (dola|pounds|pasipaaro|pasipaaro owo) (lonii|bayi|si naira)
      (yi|paaro|se) (dola|pounds|100 dollars|euro) (mi|) (si|pada si) naira
      (se e|nje e) n (gba|se) (western union|moneygram|owo lati oke okun|owo ile okeere)
      (bawo ni) (awon eniyan mi|enikan) (ni|to wa ni) (oke okun|america|london) (se le|yoo se) (fi owo ranse|san owo) si mi
      (gbigba|fifi) owo (lati|ranse si) (oke okun|ile okeere)
      (iye|elo ni) (pasipaaro dola|dola|poun|euro) (bayi|loni|)
      (ore mi|egbon mi) (ni|lati) (oke okun|london|amerika) fe fi owo ranse si mi
      (omo mi|aburo mi) to (n gbe ni|wa ni) (germany|italy|dubai|uk) (fe fun mi ni owo|fe ran owo wale), (bawo lo se ma se e|ona wo lo maa gba)
      (won fi|egbon mi fi) (dola|pounds|owo) ranse (lati|ni) (houston|london|canada), (se o ti de|bawo ni n se ma gba)
      (mo fe ran|mo fe fun) (omo mi|{name}) to wa ni (cyprus|ghana|malaysia) ni owo (, elo ni e n gba|, bawo ni n se ma se e|)
      (san|pay) owo ile iwe (omo mi|) (ni|fun) (uk|canada|ilu oyinbo) (lati ibi|, shey mo le)
      (rate|reeti) (dola|pounds|euro|riyal) (loni|nko|je elo)
      (se|change|senji) (dola|pounds|yuro) (mi|100) (fun mi|si naira|pada)
      (mo fe ra|mo n ra) (dola|pounds|euro) (, elo ni|, bawo le n se ta a|lodo yin)
      (shey|se) (mo le|e le) (receive|gba) (dollars|pounds|owo ilu okeere) (nibi|sinu akanti yii)
      (paypal|wise|worldremit|western union) (si|to) (naira|akanti mi) (bawo|shey e n se)
      (dola kan|pound kan|euro kan) (ti di|wo) (elo|naira melo) (bayii|loni)
      (fi|e fi) (dola 50|200 pounds|owo) (ranse|sowo) (si|fun) (omo mi ni canada|ore mi ni togo|egbon mi ni dubai)
      (oko mi|iyawo mi) (wa ni|n sise ni) (saudi|amerika|canada), (o fe maa fi owo ranse losu|bawo lo se ma fi owo ranse)
      (won fe|oga mi fe) ran owo (lati oke okun|lati germany|lati china) (si mi|wale), (bawo ni won se maa ran an|kini mo maa se)
      (owo|iye) ti (e n yo|won n gba) (lati gba owo|lati fi owo ranse) (lati amerika|si ghana|oke okun)
      (ra oja|sanwo oja) (china|dubai|turkey) (, mo fe fi dola ranse|, bawo ni mo se le sanwo si ibe)
      (mo n reti|mo n duro de) owo (lati|ti won fi ranse lati) (london|ilu oyinbo|america) (, se o ti wole|)
      (canada|america|london) (si|to) (naija|naijiria) (transfer|gbigba owo|fifi owo ranse) (, bawo|, elo ni)
      (pasipaaro|exchange rate|iye pasipaaro) (owo ghana|cedi|cfa|dola) (loni|si naira)
      (ebi mi|awon omo mi) (loke okun|ni ilu oyinbo) (fe maa san owo|fe ran owo) (si mi|wale|sodo mi)
      (gba owo|cash) (moneygram|western union|lemfi) (mi|) (nibi|lodo yin|shey o see se)
      (oyinbo kan|client mi) (fe san|maa san) (mi ni dola|dola 100 fun mi), (bawo ni mo se maa gba a|se e n gba dola)
      (elo ni|naira melo ni) (dola 50|100 pounds|euro 20) (bayii|loni|lodo yin)
      (kí ni|èló ni) (iye pàṣípààrọ̀|dọ́là|páùn) (sí náírà|lónìí)
      (owo|won fe fi owo ranse) (lati|lati oke okun) (london|amerika|canada) (bawo ni mo se maa gba a|)
      (dola|poun) (elo ni e n gba|elo ni si naira) (loni|)
      (fi|mo fe fi) owo (ranse|) si (ghana|london|oke okun) (bawo ni|elo ni owo ise)
      (egbon mi|omo mi) (to wa ni london|ni amerika|ni dubai) (fe fi owo ranse si mi|fe ran dola), (bawo ni|ona wo)
      (dola|poun|euro) (elo ni|je elo) (loni|bayi|si naira)
      (mo fe fi|bawo ni mo se le fi) (owo|dola) ranse si (ghana|london|omo mi ni canada)
      (mo fẹ́|mo fẹ) (gba owó|fi owó ránṣẹ́) (láti|si) (òkè òkun|ìlú òyìnbó)
      (se mo le|nje e n) (gba dola|gba pounds|gba western union) (lodo yin|sinu akanti mi|)
      (exchange rate|pasipaaro) (dola|poun) (loni|nko|da)
      (owo|dola) lati (oke okun|ilu oyinbo|odo omo mi ni italy) (bawo ni mo se le gba a|se o ti de)
      (send money|fi owo) (abroad|si uk|lo si canada) (abeg|bawo)
      (western union|moneygram|remitly) (lodo yin|) (se e n se e|mo fe gba owo re)
      (san|mo fe san) owo ile iwe (ni uk|omo mi loke okun) (pelu dola|bawo)
      (100 dola|50 pounds) (elo ni ni naira|je elo bayi)
      (oko mi|aburo mi) (wa ni saudi|n gbe ni germany), (o fe ran owo wale|bawo ni yoo se fi owo ranse si mi)
      (ran|fi) {amount} (lo si|ranse si) (togo|benin|ghana) (fun aburo mi|)
      (iye|oye) (pasipaaro|senji) (dola|pounds) (loni|lodo yin)
      (gba|mo fe gba) (dola|owo oyinbo|pounds) (lati uk|lati amerika|lati odo omo mi)
      (dola|pounds|euro) (kan|100) (naira melo|elo ni) (loni|)
      (fi|mo fe fi) owo (ranse si|lo si) (china|india|uk) (lati san oja|)
      (owó|owo) (láti|lati) (òkè òkun|london) (ko tii de|bawo ni mo se le gba a)
      (how much|elo) (be dollar|dola) (today|loni|lodo yin)
      (omo mi ni canada|ore mi ni dubai) fe (ran owo si mi|fi owo ranse) (nomba wo|bawo ni)
      (owo oke okun|remittance) (mi|) (ti de bi|nko|bawo)
      (se e gba|nje e n gba) (moneygram|western union|wise)
      (mo fe ran|ran) (200 dola|owo) si (egbon mi|omo mi) (ni america|ni uk)
      (senji|exchange) (dola|cedi|cfa) (loni|elo ni)
      (international|oke okun) transfer (bawo ni|mo fe se|elo ni e n gba)
      (oyinbo kan|onibara mi) (fe sanwo|fe fi dola san) (fun mi|) (lati usa|bawo ni mo se le gba a)
      (aburo mi|iya mi) (ni ghana|ni uk|ni usa) (nilo owo|n reti owo) (mo fe fi ranse si oke okun|bawo)
      (oye|iye) (dola|euro|pounds) (ti oni|lodo yin) (je elo|)
      (owo|dola) ti (omo mi|oko mi) fi ranse lati (london|canada|spain) (ko tii de|bawo ni mo se maa gba a)
      (se mo le|nje mo le) gba (owo oke okun|dola) (lori nomba akanti mi|nibi) (bi|)
      (gbigba owo|fifi owo ranse) (lati|si) (oke okun|dubai|south africa) (bawo|)
      (receive|collect) (dollars|pounds|money from abroad) (lodo yin|abeg)
      (owó òkè òkun|owo ilu oyinbo) (mi|) (báwo ni mo ṣe lè gbà á|ti de bi)
      (naira melo|elo) (ni dola|ni poun) kan (bayi|loni)
      (mo fe sanwo|sanwo) (si amazon|fun eni to wa ni china) (pelu dola|loke okun) (bawo|)
      (egbon mi ni italy|omo mi ni america) (fi owo|fi dola) ranse (lana|) (se o ti de|)
      (wise|sendwave|lemfi|worldremit) (se e n gba|bawo ni mo se maa gba owo re)
      (convert|paaro) (dola|pounds) mi (si naira|bayi)
      (send|ran) (pounds|dola|cfa) (to|si) (my brother abroad|egbon mi ni benin)
      (mo n reti|mo fe gba) (400 euro|dola 200) (lati odo omo mi|lati germany)
      (omo mi|egbon mi|oko mi) (ni london|ni canada|ni america) (fi owo ranse|fi dola ranse) (bawo ni mo se maa gba a|nibo ni mo ti gba a)
      (bawo ni|se) (mo se le|mo le) (gba dola|gba owo lati oke okun|fi owo ranse si ghana)
      (elo ni|melo ni) (pound|dola|euro) (kan|{amount}) (ni naira|) (loni|bayi)
      (pound|dola|cedi) {number} (je|) (elo|naira melo) (loni|lodo yin)
      (bawo ni|nibo) (ebi mi|oko mi) (to wa loke okun|ni germany) (se le|ti le) fi owo ranse (si mi|si karo mi)
      aburo mi ni canada fe ran dola si mi, bawo lo se maa se e
      pound melo ni naira {amount} loni
      reeti dola yin loni nko
      owo western union mo fe gba nibi
      mo fe ran owo si omo mi to n kawe ni ghana
      se owo cedi see ran lati ibi
      egbon mi ni uk ni oun ti ran owo, bawo ni mo se maa gba
      elo ni dola kan ti e ba ra a lowo mi
      code moneygram mi ree, mo fe gba owo naa
      poun kan elo ni si naira loni
      aburo mi wa ni dubai, o fe ran owo wale. bawo lo se maa se e
      mo fe ra nkan ni amerika. dola kan je elo loni
      omo mi ni uk fe ran pounds si mi, akanti mi le gba a bi
      dola melo ni {amount} naira
      bawo ni mo se maa gba owo ti won ran lati saudi
      oye pasipaaro poun loni
      moneygram ti won fi ranse si mi, bawo ni mo se maa gba a
      egbon mi ran euro, elo lo maa je ni naira
      (omo mi|egbon mi|oko mi) ni (uk|canada|dubai) (fe ran|ti ran) owo, (bawo ni maa se gba a|kini mo maa se)
      (dola|poun|euro) kan (elo ni|je naira melo) (loni|bayi)
      dola elo ni loni o
      dola kan je eloni
      ehn, omo mi fe ran dola si mi, bawo lo se maa se e
      egbon mi ni london fe ran owo fun isinku baba wa, bawo lo se maa fi ranse si mi
      omo mi n kawe ni cyprus, otutu po, mo fe fi owo aso ranse si i
      mo n lo si mecca, elo ni dola kan loni
      aburo mi ni canada fe ba wa da owo igbeyawo, se o le fi dola ranse sibi
      oko mi ni dubai ni oun ti ran owo ounje, bawo ni mo se maa gba a
      mo fe ra taya lati china, poun ati dola je elo loni
      iya agba fe gba owo western union ti omo re ran, se e n se e
      ki n to rin irin ajo lo london lola, so oye pasipaaro poun fun mi
      aburo mi ni amerika fe fi owo ranse si mi, bawo lo se maa de odo mi
      elo ni e n gba dola kan loni
      oko mi fi pound ranse lati london, e yi i si naira fun mi
    `,
    lesson: `
      <i_want> (ko|kọ́|mo) (nipa owo|bi a se n fi owo pamo|nipa eto isuna|nipa idokowo|nipa itoju owo)
      (ko mi|e ko mi) (bi mo se le fi owo pamo|nipa owo|bi a se n toju owo|eto isuna|nipa ele)
      (eko|eko owo|eko nipa owo|imoran owo|eko to kan)
      (fun mi ni|mo fe) (imoran|eko) (lori|nipa) (owo|ifowopamo|okowo|isuna)
      (kini|ki ni) (inflation|eto isuna|ele|insurance|ele ori ele)
      (e ko mi|fun mi ni eko lori) bi mo se le (toju owo mi|yago fun gbese|se eto isuna)
      (salaye|se alaye) (ele|inflation|eto isuna|insurance) (fun mi|)
      (bere|tesiwaju) (eko|eko mi|kilaasi) (owo|)
      (iru|awon) eko wo (le ni|lo wa)
      la mi loye (nipa owo|lori ifowopamo)
      (kilode|kini idi) ti (mo fi gbodo|eniyan fi gbodo) maa fi owo pamo, (ko mi|salaye)
      eko {number}
      (iru|awon) eko wo (le ni|lo wa|ni e le ko mi)
      (mo fe|e fun mi ni) eko (nipa owo|to kan)
      eko wo (le ni|lo kan)
      (ko mi|e ko mi|mo fe ko|mo fe mo) (nipa|bi a se n|bi mo se le) (owo|fi owo pamo|idokowo|se isuna|okowo|gbese|sako owo)
      (eko|ikekoo|idanileko) (nipa|lori|ti) (owo|ifowopamo|idokowo|isuna)
      (bere|te siwaju|tesiwaju) (eko|eko mi|eko to kan)
      (fun mi ni|e gba mi ni) (imoran|amoran) (lori|nipa) (owo|ifowopamo|inawo)
      (mo fe|mo fee|e je ki n) ko bi (a se n|mo se le) (fi owo pamo|na owo|se isuna|fi owo dokowo|lo owo daadaa)
      (bere|tesiwaju|fun mi ni|si) (eko|ekoo|kilaasi|idanileko|eko nipa owo)
      (eko|kilaasi|koosi) wo (lo wa|ni e ni|ni mo le se)
      (kini|ki ni|salaye) (ele|isuna|afikun owo oja|idokowo|credit score|mutual fund|budget) (je|tumo si|fun mi|)
      (e gba mi|fun mi ni) (nimoran|imoran) (nipa|lori) (owo|ifowopamo|okoowo|inawo)
      (eko|imo) (owo|nipa owo|nipa okoowo|isuna)
      (bawo ni) mo se le (toju|lo|se akoso) owo mi (daadaa|)
      (mo fe|je ki n) se (quiz|eko|idanwo)
      (bawo ni mo se le) (toju owo mi|yago fun gbese|seto owo osu mi)
      (kilode|ese) ti (fifi owo pamo|isuna) fi (se pataki|dara), (e ko mi|la mi loye)
      (la mi loye|ko mi) (lori|nipa) (ifowopamo|idokowo|insurance|eto owo)
      (mi o kawe pupo|mo je onisowo kekere), (e ko mi bi a se n toju owo|mo fe ko nipa owo)
      (owo kii duro|owo o duro) lowo mi, (e ko mi bi mo se le fi owo pamo|e fun mi ni imoran|kini mo le ko)
      (teach|ko) (me|mi) (about money|nipa owo|how to save|bi a se n save)
      (eko|lesson) (oni|to kan|miran) (da|nko|ni mo fe)
      (shey|se) (e n ko|e le ko) (eniyan|mi) (nipa owo|bi a se n se isuna|nipa idokowo)
      (kini|ki ni) (itumo|a n pe ni) (inflation|insurance|ele ori ele|compound interest|pension|budget)
      (iyato|kini iyato) (to wa laarin|laarin) (savings ati current|shares ati bonds|owo ati ele)
      (mo fe mo|je n mo) (bi owo se n sise|bi ele se n sise|bi awon olowo se n se)
      (bawo ni eniyan se n|bawo la se n) (se budget|di olowo|jade ninu gbese|gbero owo)
      (imoran|advice) (fun|lori) (onisowo kekere|owo osu kekere|bi a se n pa gbese) (e fun mi|ni mo nilo)
      (omo mi|awon omo mi) (fe ko|ye ki won ko) nipa (owo|ifowopamo) (, eko wo le ni|)
      (course|kosi|klas) (nipa owo|lori budget|lori idokowo) (ni mo fe se|to kan da)
      (e salaye|salaye) (credit score|compound interest|pension|bi banki se n jere) (fun mi|)
      (mo ti pari|mo ti se) (eko kinni|eko akoko|eko {number}), (eyi to kan|mo fe eko to kan|fi to kan ranse)
      (bi mo se le|ona lati) (mo jibiti yato|din inawo ku|mu owo mi po), (e ko mi|ko mi|mo fe ko)
      (la mi loye|e tan imole) (lori|si) (oro owo|ele|ipin ile ise|isuna)
      (ibeere|quiz|idanwo) (lori owo|lori eko owo|ti eko) (ni mo fe se|fun mi|e beere lowo mi)
      (mo fe gbon|mo fe ni oye) (si i|) (nipa owo|lori owo|nipa okoowo)
      (ogbon owo|financial literacy|imo owo) (e ko mi|ni mo fe ko|fun mi)
      (start|continue|bere) (lesson|eko) (mi|owo|joor)
      (akekoo|iyawo ile|odo) ni mi, (mo fe ko bi a se n fi owo pamo|e ko mi ni isuna)
      (kini idi|kilode) ti (owo n padanu iyi|nkan se n won|eniyan fi n dokowo), (e ko mi|salaye fun mi|mo fe ko)
      se e ni eko fun (awon omode|awon onisowo|awon agba) (nipa owo|lori ifowopamo) (bi|)
      (jọ̀wọ́|ṣé o lè) (kọ́ mi|là mí lọ́yẹ) (nípa owó|nípa ìfowópamọ́|nípa ìdókòwò|bí a ṣe ń ṣètò owó)
      (eko owo|imoran owo|ko mi) (jowo|loni|{number})
      (ko mi|e ko mi) (ni|bi won se n) (fi owo pamo|na owo daadaa|se budget|sora fun gbajue)
      (mo fe ko|mo fe kekoo) (nipa owo|nipa isuna|nipa ifowopamo|bi mo se le to owo mi|bi mo se le fi owo dokowo)
      (eko|idanileko|lesson) (owo|nipa owo|lori owo) (fun mi|toni|kan|tuntun)
      (kini|ki ni) (itumo|a n pe ni) (ifowopamo|ele|shares|idokowo|inflation|budget) (, e salaye|)
      (la mi loye|e la mi loye|salaye fun mi) (nipa|lori) (ele|loan|idokowo|bi mo se le to owo)
      (imoran|awon imoran) (nipa owo|lori bi mo se le pamo owo|lori inawo)
      (mo fe bere|fun mi ni|e fun mi ni) (eko owo|eko to kan|quiz owo)
      (elo ni|kini) (inflation|ele|iye owo) (tumo si|n se si owo mi) (e ko mi|mo fe mo)
      (ko|e ko) (awon omo|iya mi|mi) bi won se n (lo owo|to owo jo|ka budget)
      (imo|oye) (nipa owo|okoowo|isuna) (ni mo fe|e fun mi ni die)
      (kini o ye ki n mo|e salaye) (ki n to gba loan|ki n to dokowo|nipa shares)
      (eko to kan|leson meji|ibeere owo) (fun mi|mo fe|je ki a lo)
      (eko|leson) (to n bo|keji|tola) (fi ranse|bere e|si i)
      (e ko|ko) (oloja|mama mi|mi) bi won se n (ka ere|se isiro oja|fi owo pamo)
      (bawo ni eniyan se le|bi mo se le) (bo ninu gbese|sora fun ole ori ayelujara|ko owo jo) (e ko mi|salaye)
      (kini iyato|kini) (laarin ajo ati ifowopamo|loan ati ele|shares ati bonds) (e ko mi|e salaye fun mi)
      (mo fe|e fun mi ni) (imo|eko|itoni) (die|) (lori owo|lori okoowo kekere)
      (mo fe mo|e so fun mi) (bi owo se n sise|bi eniyan se n bo ninu osi|ohun ti budget je) (e ko mi|)
      (eko kekere|itoni die) (lori ajo|lori bi mo se le na owo|lori gbese) (jowo|fun mi)
      (e ko mi|ko mi) (bi mo se le|bi won se n) (to owo|na owo daadaa|se isuna)
      (mo fe|mo fee) (ko eko|mo si i) (nipa owo|lori bi owo se n sise)
      (fun mi ni|e fun mi ni) (eko|imoran|ogbon) (owo|lori owo|bi mo se le fowo pamo)
      (eko|leson) (oni|ti oni|tuntun) (da|nko|ni mo fe)
      (kini|ki ni) (inflation|owon gogo|ele lori ele|compound interest) (tumo si|je)
      (salaye|e salaye) (treasury bill|shares|insurance|pension) fun mi (ki o ye mi|ni yoruba)
      (kini itumo|itumo) (budget|ele|idokowo|gbese to dara) (fun eni ti ko kawe|)
      (bawo ni|bawo) (eniyan|agbe|onisowo) se (n|le) (se isuna|to owo re|fowo pamo) (daadaa|)
      (e la mi loye|ko mi) (nipa|lori) (insurance|pension|idokowo|gbese)
      (tesiwaju|e je ka tesiwaju) (ninu eko|lori eko) (mi|owo|naa)
      (mo fe pari|je ki n pari) (eko|leson|koosi) (ti mo bere|{number}|owo)
      (quiz|idanwo|ibeere) (owo|lori eko) (to kan|miran|ni mo fe)
      (ko awon omo mi|ko omo mi) (nipa owo|bi won se n fowo pamo|bi won se n to owo)
      (mo fe di|bawo ni mo se le di) (ologbon nipa owo|eni to mo owo lo), (ko mi|e ko mi)
      (ẹ kọ́ mi|kọ́ mi) (ní ẹ̀kọ́ owó|nípa ìfowópamọ́|nípa ìdókòwò)
      (mo fẹ́|mo fẹ) (kọ́|kẹ́kọ̀ọ́) (nípa owó|bí a ṣe ń ná owó)
      (ẹ̀kọ́|ẹkọ) (owó|nípa owó|tó kàn) (ni mo fẹ́|fún mi)
      (ṣàlàyé|salaye) (èlé|owó orí|ìdókòwò) (kí ó yé mi|fún mi dáadáa)
      (awon eko|eko) wo (le ni|lo ku|ni mo ti se)
      (imoran|ogbon) (kan|die) (lori bi mo se le|nipa bi n se) (din inawo ku|san gbese|kowo jo)
      (ki ni|kini) (asiri|ogbon) (ati lowo|fifi owo pamo|okoowo to n jere), (ko mi|e ko mi)
      (bi mo se le|bi won se n) (bere okoowo kekere|gbero owo|ya isuna) (ko mi|e ko mi)
      (se e ni|e ni) (eko|kilaasi|training) (kankan|) (nipa owo|fun awon onisowo)
      (eko|klaasi) (yoruba|ohun) (nipa owo|lori isuna) (fun mi|mo fe)
      (mo fe gbo|mo fe ka) (eko|imoran) (owo|nipa owo) (loni|ni soki)
      (iyato|ewo lo dara) (laarin|ninu) (ajo ati banki|shares ati treasury bill|kaadi debit ati credit), (ko mi|salaye)
      (kini eniyan|ki leniyan) maa (se|mo) (ki o to dokowo|ki o to ya owo), (ko mi ni eko|e la mi loye)
      (learn|teach me) (about money|about saving|budgeting) (ni yoruba|abeg|)
      (e fun wa ni|fun mi ni) (lesson|eko) (miran|{number}|kan si i)
      (eko ti o kan|eko keji|eko keta) (jowo|fun mi|mo ti pari eyi)
      (mo kuna|mo gba) (ninu quiz|ibeere yen), (e je ki n tun un se|eko to kan)
      (je ki n|mo fe) (dahun ibeere|se idanwo) (lori eko|eko owo)
      (kilode ti|kini idi ti) (owo mi fi n tan kia|mi o fi le fowo pamo), (e ko mi bi won se n se e|fun mi leko)
      (ọgbọ́n|ogbon) (ìnáwó|ati fowo pamo) (kọ́ mi|ni mo fe ko)
      (bawo ni|bi) (shares|treasury bill|mutual fund) (se n sise|se n mu ere wa) (ko mi|salaye fun mi)
      (owo|eko) (101|alakobere) (ni mo fe ko|fun mi)
      (mo je|emi) (akekoo|alakobere) (ninu|nipa) (oro owo|idokowo), (ko mi|e bere lati ibere)
      (ilana|ona) (50 30 20|isuna) (nko|kini), (salaye fun mi|ko mi)
      (e ran mi lowo|se e le) (ko mi|la mi loye) (nipa eto isuna|bi mo se le pin owo mi)
      (eko|koosi) (lori|nipa) (jibiti ori foonu|bi won se n daabo bo owo) (ko mi|ni mo fe)
      (bi mo se le mo|ona ti mo le fi mo) (onijibiti|ayederu idokowo) (ko mi|e ko mi)
      (mo fe bere|je ki a bere) (eko|ikekoo|leson) (nipa owo|akoko|kinni)
      (leson|lesson|eko owo) (please|jowo|o|kan)
      (daily|ojoojumo) (tip|imoran owo|eko owo) (fun mi|oni da)
      (e fun mi|mo fe) (eko|leson) (lori|nipa) (bi a se n ba gbese lo|insurance|okoowo kekere|pension)
      (kini|ki ni) (iyato|itumo) (dukia ati gbese|ere ati owo to wole) (ko mi|salaye)
      (mo je iya oja|mo je agbe), (ko mi bi mo se le to owo oja|e ko mi isiro owo)
      (bi mo se|ona ti mo) le (fi pin owo osu|gba se isuna) (ko mi|e fi ko mi)
      (eko|course) (free|ofe|kukuru) (nipa owo|lori isuna) (ni mo fe|wa bi)
      (owo mi|owo osu mi) (kii to|n tan) (ki osu to pari|), (e ko mi bi mo se le se isuna|ko mi leko)
      (mo fe mo|je n mo) (itumo|bi) (compound interest|inflation|budget) (se n sise|)
      (kọ́ mi|ko mi) (bí mo ṣe lè|bi won se n) (ṣètò owó mi|fi owó pamọ́|dókòwò)
      (ìmọ̀|imọ) (owó|nipa owo) (fún mi|ni mo n wa)
      (kí ni|kini) (ìtumọ̀|itumọ) (èlé|isuna|ìdókòwò|inflation)
      (eko|leson) (ti mo n ka|ti mo ko lana) (te siwaju|e je ka pari e)
      (ibeere|question) (eko|quiz) (to kan|keji) (da|fun mi)
      (ko emi ati oko mi|ko ebi mi) (bi a se le se isuna|nipa owo)
      (kini mo le|ohun wo ni mo le) (ko loni|ko nipa owo)
      (eyin|e) (n ko eniyan|le ko mi) (nipa owo|ni eko owo) (bi|)
      (se|nje) (idokowo|shares) (lewu|dara) (fun alakobere|), (salaye fun mi|ko mi)
      (asa|iwa) (ifowopamo|inawo) (to dara|) (ko mi|fun mi ni eko)
      (kilode|idi wo) ti (o fi ye ki eniyan|awon eniyan fi n) (fi owo pamo|dokowo), (e ko mi|eko)
      (mo fe la|mo fe ni) oju (si oro owo|si eto isuna) (ko mi|e fun mi leko)
      (emergency fund|owo pajawiri) (kini|bawo ni won se n ko o) (ko mi|salaye)
      (eko kan|tip kan) (fun ojo oni|loni) (lori owo|nipa ifowopamo)
      (tell me about|teach me) (investment|budget|interest) (in yoruba|abeg)
      (koosi|course|eko) (keji|keta|to tele) (bere|fun mi)
      (bi ajo|bi treasury bill|bi insurance) (se n sise|se n je) (ko mi|mo fe ko)
      (mo fe kekoo|mo fe ka) (si i|) (nipa|lori) (ifehinti|idokowo|okoowo|gbese)
      (e da mi lekoo|e fun mi ni idanileko) (lori owo|nipa isuna)
      (so awon|fun mi ni) (asiri|imoran) (marun|meta) (lori fifi owo pamo|lati lo owo daadaa)
      (mo se tan|mo setan) (fun eko|lati ko eko) (owo|to kan|oni)
      (ko|e ko) (mi|wa) (ni|) (bi won se n je olowo lona to to|bi eniyan se n gba ara re lowo gbese)
      (eko|leson) (keji|{number}|to kan) (e je ka se|fun mi|jowo)
      (la mi ye|salaye fun mi) (kini|ohun ti) (mutual fund|bond|insurance|ele) (je|)
      (fun awa oloja|fun awa agbe) (eko|imoran) (nipa isiro owo|lori ifowopamo|lori loan) (fun wa ni|)
      (mo fe|mo fee) (ko|mo) (itumo|nipa) (idokowo|shares|isuna|owo ifeyinti) (die|)
      (tips|imoran) (lori|nipa) (isuna|fifi owo pamo|gbese) (fun mi|jowo)
      (quiz|ibeere) (oni|owo|tuntun) (da|bere|fun mi)
      (bawo ni|ko mi bi) (eniyan|omo ile iwe|mo) se (le|n) (to owo|fi owo die gbe|se isuna)
      (e ko mi|mo fe ko) (asa ifowopamo|bi a se n pin owo|ogbon okoowo) (lati ibere|jowo|)
      (eko nipa|leson lori) (gbese|insurance|isuna ebi|owo awon omo) (fun mi|bere)
      (mo fe|je n) (dan imo mi wo|se quiz) (lori owo|nipa owo)
      (kini|salaye) (idi ti ifowopamo fi dara|bi ele lori ele se n sise) (fun mi|ko mi)
      (eko wo|leson wo) (ni o kan|ni mo wa|dara fun mi)
      (e je ki a|je ki a) (ko|bere) (eko|leson) (owo|isuna|{number}) (loni|bayi|)
      (ni ede to rorun|ni soki), (salaye|ko mi) (ele|idokowo|insurance|isuna) (fun mi|)
      (ko mi|e ko mi) (bi mo se le fi owo pamo|bi a se n se budget|nipa idokowo)
      (mo fe ko|mo fe keko) (nipa|) (owo|insurance|bi a se n sora fun gbese)
      (eko|leson) (miran|to kan|oni) (fun mi|da|jowo)
      (kini itumo|salaye) (inflation|compound interest|mutual fund|budget) (fun mi|ko mi)
      (mo fe mo|ko mi) (bi owo se|bi okoowo se) n (po si|sise) (eko kan|)
      (leson|eko) (kan|kekere) (fun mi|lori owo|nipa ajo) (loni|jowo)
      (ko|e ko) (awon omo|awa agbe|iyaloja) (ni|) (bi a se n to owo|isuna) (ati ifowopamo|)
      (se e ni|mo fe) (eko|kilaasi) (lori owo|ifowopamo|idokowo) (fun awon odo|fun mi|)
      (bi n ba|ti mo ba) fe (di olowo|ko owo jo), (eko wo ni mo maa koko ko|ko mi ni ogbon owo)
      (salaye|kini) (budget|insurance|pension|credit score) (ni yoruba|fun mi bi omode|tumo si)
      (eko|kilaasi) (oni|to ku|{number}) (e bere|je ka tesiwaju|fun mi)
      (e la mi loye|ko mi) (lori|nipa) (bi banki se n sise|owo ori|shares)
      (e ko mi|ko mi) ni ogbon ti mo fi maa mojuto owo oja mi
      kini won n pe ni (compound interest|ele lori ele)
      kini itumo (dukia|asset) ati (liability|gbese)
      e salaye nkan ti won n pe ni t-bills fun mi, mi o ka iwe
      bawo ni eniyan se le fi owo osu kekere (ko ile|di olowo)
      e je ki n mo nipa (insurance|owo ifeyinti)
      mo fe eko oni
      quiz ti oni da
      e beere ibeere lowo mi ki n mo boya mo ti mo nipa owo
      e tesiwaju pelu eko ana
      idahun mi si quiz yen ni (a|b)
      bawo ni mo se maa pin owo osu mi ki o le to titi osu maa fi pari
      se o dara ki eniyan ya owo ra moto, e fun mi ni imoran
      kini ewu to wa ninu ki eniyan maa ya owo kiri
      kini o fa ti (owo fi n so iyi nu|nkan fi n won si), e ko mi
      imoran kan lori bi a se n fowo pamo fun omo ile iwe
      e ko mi bi mo se le ya owo ile ati owo oja soto
      mo fe ko bi won se n ko iwe isiro oja
      mo fe di eni to mo bi won se n lo owo
      teach me (how to save|about budgeting) ni ede yoruba
      kini 50/30/20 rule, salaye ni yoruba
      se fifi owo sile si banki san ju ki n fi ra ile lo, e la mi loye
      bawo ni mo se le da awon oniwayo mo, e ko mi
      ki ni emergency fund, kilode ti mo fi nilo e
      e ko awa iyaloja ni bi a se n ko owo jo
      mo ti tan eko akoko, eyi to kan nko
      eko owo fun awon agbe wa bi
      kini won n pe ni credit score, se o kan mi
      omo odun merindinlogun ni mi, e ko mi nipa owo
      e fun mi ni oro ogbon kan nipa owo loni
      ona wo lo dara lati jade ninu gbese, e gba mi nimoran
      mi o mo bi shares se n sise, e ko mi lati ibere
      bawo ni inflation se n je owo ti mo fi pamo
      se ajo san ju kolo lo, e salaye iyato won
      e ko mi ni itumo interest ni oro ti maa ye mi
      (mo fe|e je ki n) mo bi won se n lo owo ki o ma baa tan ki osu to pari
      ko mi bi mo se maa ba oko mi soro nipa owo
      kini mo le se lati ma na owo nakuna, e ko mi
      nje o dara ki n ra ile tabi ki n ya ile, e la mi loye
      e je ki n ko nipa dola ati naira, kilode ti o fi n yipada
      kini won n pe ni pension, bawo lo se n sise
      se o ye ki n ni insurance, so anfaani re fun mi
      mo fe eko kukuru nipa bi won se n fi owo sise
      eko to n bo da, mo ti setan
      next lesson jowo
      tun quiz naa bere, mo fe gba gbogbo e
      mo ko quiz ana, elo ni mo gba
      ibeere meta nipa owo, e beere ki n dahun
      kini iyato laarin owo ti mo nilo ati ohun ti mo fe, e ko mi
      bawo ni mo se maa seto owo oja ki n ma baa je ere ati oju owo
      oloja ni mi, e ko mi bi mo se maa mo ere mi
      omode wo ni o ti le bere si ni fi owo pamo, e fun mi ni imoran
      e ko mi nipa awon ona ti awon ole fi n gba owo eniyan lori foonu
      ki ni blue chip, e salaye bi eni n ba omode soro
      bawo ni shares se n mu owo wa fun eniyan
      so nkan kan ti mi o mo nipa owo fun mi
      finance tip ti oni
      mo fe di olowo ki n to pe ogoji odun, e ko mi ona to ye
      kini o ye ki n se pelu owo osu akoko mi
      e ko mi, ona meta wo ni mo le fi din inawo ile ku
      kini dividend, bawo ni won se n san an
      e ko mi ohun to n fa owongogo, se o kan owo ti mo fi pamo
      e salaye ki ni awon eniyan n pe ni budget fun mi bi omo kilasi keta
      eko nipa owo ni mo fe gbo loni, e bere
      kini a n pe ni isuna, ko mi
      e gba mi nimoran lori bi mo se maa na owo mi
      mo fe ko bi eniyan se n bo ninu osi
      e ko awon omo mi bi won se n to owo jo
      kini itumo owon gogo oja, e ko mi
      owo o duro lowo mi, e fun mi ni eko kan
      e gba mi ni amoran lori bi mo se maa na owo osu mi
      ko mama mi bi won se n siro ere oja
      kini owon gogo tumo si, salaye
      bawo la se n jade ninu gbese, e ko wa
      e la mi ye, ki ni mutual fund je
      bawo ni shares se n mu ere wa, e ko mi
      imoran lori ifowopamo fun omo ile iwe
      mo ti pari eko keji, eyi to kan da
      e ko mi bi eniyan se n di olowo lona to to
      kini gbese to dara ati gbese ti ko dara, ko mi
      iyato ajo ati banki, salaye fun mi
      kilode ti nkan fi n won, mo fe ko
      kini mo le ko loni nipa owo
      ẹ kọ́ mi ní ohun kan nípa owó lónìí
      eko die jowo
      mo fe mo bi mo se maa di olowo
      ki ni itumo gross ati net salary, salaye
      bawo ni mo se maa se budget
      salaye credit ati debit fun mi bi eni n salaye fun omode
      kini won n fi dollar cost averaging se
      kini idi ti mo fi gbodo ni insurance
      e ko mi bi mo se le sa fun ponzi
      mo fe se quiz owo
      ibeere owo, e bi mi
      bawo ni emi oni kekere se le bere si ni ko owo jo, e ko mi
      gbese dara abi ko dara, e la mi loye
      owo osu mi je {amount}, e ko mi bi mo se maa pin in
      kini fixed deposit, e ko mi
      e la mi loye lori treasury bills
      bi won se n ka interest, e ko mi
      kini mo le se lati dekun gbese, imoran
      mo maa n ta oja daadaa, amo mi o ri ere. e ko mi bi won se n siro ere
      won n so nipa inflation lori redio. kini itumo re, e ko mi
      mo gba owo osu akoko mi. e gba mi nimoran bi mo se maa na an
      omo mi n beere bi owo se n poju ni banki. e ko emi naa ki n le salaye fun un
      mo n ta nkan lojoojumo, sugbon osu ba pari ko si nkan lowo. e ko mi bi mo se maa mojuto owo
      awon ore mi n ra shares, emi o mo nkankan nipa re. e la mi loye
      mo fe gba ara mi lowo gbese. e ko mi ni ogbon ti mo maa lo
      e fun mi ni eko kan lonii, mo fe mo nkan tuntun nipa owo
      (bawo ni|ona wo ni) omo ile iwe fi le ni owo ipamo, e ko mi
      oko mi maa n na owo bi omi, e fun wa ni imoran lori bi idile se n na owo
      (kini|ki ni) ewu to wa ninu yiya owo lori app, e la mi loye
      (e ko mi|ko mi) (bi mo se le|ona ti mo le fi) (ta oja ni ere|mu ere mi po|ya owo oja soto)
      (kini|ki ni) (itumo|a n pe ni) (dividend|bond|mutual fund|collateral), e ko mi
      (mo fe|je ki n) ko (bi won se n|nipa) (ka ere oja|fi owo sise|sa fun gbese)
      (imoran|ogbon) (lori|nipa) (owo osu|owo oja|gbese), e fun mi
      (e salaye|e la mi loye) (pension|insurance|inflation) (fun mi|) ni ede to ye mi
      e ko mi bi mo se le ko owo pamo lati ara owo agbo ti mo n ta
      mo je olukoni, e fun mi ni imoran lori owo ifeyinti
      e ko awon odo wa bi won se n sa fun kalokalo
      bawo ni awon olowo se n ronu nipa owo, e ko mi
      owo osu mi po ju ti tele, sibe ko to. e ko mi bi mo se maa seto e
      mo fe ko eko lori okowo kekere
      e ko mi ni ona marun lati fi owo pamo
      kini idi ti awon eniyan fi n wo gbese, e la mi loye
      e ko mi bi mo se le ba awon omo mi soro nipa owo
      nje o ye ki n san gbese ni kiakia abi ki n fi owo pamo, e gba mi nimoran
      eko ti o kan nipa idokowo da, mo ti setan lati ka a
      mo fe dahun ibeere nipa owo
      idahun b ni mo mu ninu quiz, se mo gba a
      awa omo egbe fe ki e wa ko wa ni oro owo
      e so fun mi, kini iyato owo ti mo ni ati owo ti mo je, e ko mi
      ona wo ni eniyan le gba dekun ati maa ya owo, e la mi loye
      e ko mi bi mo se le mo boya oja mi n jere
      awon agba ni ka fi owo pamo, e ko mi bi won se n se e
      kini itumo pe ki eniyan pin owo si agbon meta, e ko mi
      mo n gbe pelu owo ojoojumo, bawo ni emi naa se le ni isuna, e ko mi
      e fun mi ni eko keta
      eko kukuru ti mo le ka ki n to sun
      se e le bi mi ni ibeere lori owo ki n dahun
      mo gba marun ninu quiz, eko to kan nko
      bawo ni mo se maa ko iwe owo to wole ati eyi to jade ni soobu, e ko mi
      kini asset fun eni to n ta eja, e la mi loye
      ekomi nipa owo
      mofe ko bi atise fowopamo
      kini invesment tumosi, e komi
      ekomi bimose le to owomi
      mofe eko owo
      fun mi ni imoran lori owomi, ekomi
      kini ele tumosi ekomi
      e ko mi bi awon agbe se n seto owo won lati ojo de erun
      kini idi ti ko fi ye ki n fi owo si abe ibusun, e la mi loye
      eko nipa owo omode, mo fe ka a fun omo mi
      mo ni gbese lodo eniyan meta, ewo lo ye ki n koko san, e gba mi nimoran
      e salaye bi owo ele se n dagba fun mi
      fun mi ni ibeere marun lori owo
      e ko mi ni bi mo se maa seto owo oja mi fun odun tuntun
      oniduro loan ni mo fe se fun ore mi, kini mo gbodo mo, e ko mi
      e fun mi ni eko lori bi won se n lo kaadi laisi gbese
      mo fe ko nipa bi mo se le ra ipin akoko mi
      e ko mi bi mo se maa mo ayederu alert
      ekomi bimose le lowo
      mofe mo nipa shias ekomi
      oja mi n ta, amo owo n tan. e ko mi bi won se n ya ere soto
      se e le ko mi ni itumo awon oro banki ti mi o mo
      (ko mi|e ko mi) bi a se n ba owo rin ti osu ba gun
      kini awon olowo n se ti emi o n se, e ko mi
      mo je olukore, owo wole leekan lodun. e ko mi bi mo se maa pin in
      e fun awa akekoo ni eko lori owo
      eko meji ni mo fe ka loni
      kini ipenija inu ajo, e la mi loye
      owo wo lo ye ki eniyan maa fi pamo losu, e gba mi nimoran
      ehn, mo fe ko nkan nipa owo loni, e ko mi na
      e gbo, kini won n pe ni inflation na, e salaye fun mi
      (kini|ki ni) won n fi (owo ifeyinti|insurance) se, ko mi
      awa iya oja ko mo nipa shares, e ko wa
      e ko mi ni bi mo se le mo ere ati oju owo mi
      mo fe eko lori bi won se n ba gbese wi
      (iru|awon) imoran wo le ni fun eni to fe bere si ni fi owo pamo
      e je ki n ko nkan kan nipa banki ati owo loni
      bi won se n se isuna fun ebi, e ko wa
      kini o ye ki omo ile iwe mo nipa owo, e ko mi
      owo mi ati ti oja mi ti dapo, e ko mi bi maa se ya won
      e ko mi nipa owo oyinbo ati owo wa, bawo lo se n yipada
      (eko|eyi) to kan
      owo oja mi maa n tan ki ose to pari, ko mi bi won se n seto owo
      omo mi gba owo ojo ibi, e ko o bi won se n fi owo pamo
      ojo n ro mo wa nile lasan, fun mi ni eko kan nipa owo
      mo sese se igbeyawo, ko emi ati iyawo mi bi tọkọtaya se n pin inawo
      awon agbe bii temi n jere leekan lodun, ko mi bi mo se le na an titi odun
      mo n duro de oko ni park, bi mi ni ibeere quiz owo kan
      gbogbo igba ni gbese n gun mi leyin odun, e la mi loye nipa gbese
      awon ore mi n so nipa inflation ni ile oti, kini o je, e ko mi
      e ko mi bi mo se le maa fi owo pamo pelu owo osu kekere
      mi o mo ohun ti won n pe ni inflation, e la a ye mi
      e bi mi ni ibeere die nipa owo, ki n wo bi mo se mo on to
      kini a n pe ni ele, e salaye fun mi
      bawo ni eniyan se le da eke mo ninu okowo
      e tesiwaju ninu eko ti a bere
      e bi mi ni ibeere lori ohun ti mo ko
      e la eto inawo ile ye mi
      kilode ti oja fi n gbowo lori, e ko mi
    `,
    tier_upgrade: `
      <i_want> (gbe akanti mi soke|se igbesoke ipele mi|gbe tier mi ga|gbe account mi ga)
      (gbe|ba mi gbe|e gbe) (akanti mi|ipele mi|tier mi) (soke|lo si tier 3|si ipele keji)
      (igbesoke|igbesoke akanti|kyc|upgrade|upgrade akanti|ijerisi akanti)
      (fi|e fi) (nin mi|bvn mi|iwe idanimo mi|id card mi) (kun|si) (akanti mi|account mi)
      bawo ni mo se le (gbe akanti mi soke|upgrade akanti mi|gbe ipele mi ga)
      ipele wo ni (mo wa|akanti mi wa)
      (kini|ki ni) mo nilo (lati gbe akanti soke|fun tier 3|fun igbesoke)
      (pari|jẹ́rìísí) (kyc mi|iforukosile mi|idanimo mi)
      se akanti mi ti (je eri|jerisi|gbe soke)
      (gbe|mu) mi lo si (ipele to kan|tier 3|tier 2|ipele keta)
      mo ti ni (nin|iwe idanimo|voters card), (gbe akanti mi soke|gbe mi soke)
      (mo fe fi|je ki n fi) (iwe idanimo|id card|bvn|nin) mi (kun|si) (akanti|account) mi
      so (bvn|nin|iwe idanimo) po mo akanti mi
      mo fe fi (nin|bvn|id card) kun (akanti|account) mi
      (gba|e gba) (nin|iwe idanimo) mi fun igbesoke
      (mo fe|bawo ni mo se le|e ba mi) (gbe|mu) (akanti|ipele|tier|account) mi (soke|ga|lo soke|si ipele keji)
      (mo fe|bawo ni mo se le) (se idanimo mi|fi bvn mi kun akanti|fi nin mi kun akanti|pari kyc mi)
      (ipele|tier) wo (ni|) (mo wa|akanti mi wa)
      (mo fe|mo fee|bawo ni mo se le|e ba mi) gbe (akanti|account|ipele|ipo|tier) (mi|) (soke|ga|si tier 2|si tier 3|lo si ipele to kan)
      (gbe|mu) (mi|akanti mi) (soke|) (si|lo si) (ipele keji|ipele keta|ipele to kan|tier 2|tier 3)
      (mo fe fi|bawo ni mo se le fi) (bvn mi|nin mi|kaadi idanimo mi) (kun akanti mi|sile|ranse ki akanti mi le goke)
      (se|e ba mi se) (idanimo|verification|kyc|ifidanimule) (mi|fun mi|akanti mi)
      (kini|ki ni) (mo nilo|e nilo) (lati|ki n le) (gbe akanti mi soke|gbe ipele soke|upgrade)
      (ipele|tier) wo ni (mo wa|akanti mi wa)
      (pari|se) (kyc|iforukosile|idanimo) mi
      upgrade (akanti|account) mi (e jowo|)
      so (iwe idanimo|bvn|nin) mi (mo|po mo) (account|akanti) mi
      (won ni|app ni|e ni) (akanti mi|tier mi) (kere ju|wa ni tier 1), (mo fe gbe e soke|bawo ni n se ma upgrade)
      (owo to po|owo nla) fe (wole si akanti mi|de), (e gbe ipele mi soke|mo fe upgrade)
      (mo ti ni|mo sese gba) (nin|bvn|passport|voters card) (mi|), (fi kun akanti mi|gbe mi lo si ipele to kan)
      (link|so) (nin|bvn) (mi|) (to|mo) (akanti|account) mi (joor|)
      (upgrade|igbesoke) (me|mi|akanti) (to|si) tier (2|3)
      (shey|se) (mo le|e le) (gbe|upgrade) (akanti|account|ipele) mi (pelu nin|pelu voters card|lori whatsapp)
      (nin mi|bvn mi) (ni|ree) {account}, (fi so mo akanti mi|fi gbe akanti mi soke)
      (iwe wo|ki ni|kini) (e n fe|ni mo maa mu wa) (ki n to|ki n le) (de tier 3|lo si ipele keta|pari kyc)
      (bill nepa|utility bill|address proof) (mi|) (ree|ni mo fe fi ranse) (fun|lati fi) (tier 3|gbe akanti soke)
      (verify|fidi) (akanti|idanimo|account) (mi|mi mule) (joor|bayii)
      (kyc|kyc mi) (ko tii pari|ti de ibo|nko|ni mo fe se)
      (akanti mi|emi) (wa ni|si wa ni) (tier|ipele) (melo|wo|keloo)
      (mo fe kuro|gbe mi kuro) (ni|) (tier 1|ipele kinni) (lo si|si) (tier 2|ipele keji)
      (selfie|foto|aworan) mi (ree|ni) (fun|lati se) (verification|kyc|idanimo)
      (gbe|so|fa) (akanti|account) (iya mi|soobu mi|mi) (soke|ga) (si ipele keji|)
      (anfani|kini anfani) (tier 3|ipele keta|tier 2), (mo fe lo sibe|bawo ni mo se le de be)
      (tunse|update) (iwe idanimo|nin|kyc) mi (lori akanti|ki akanti mi le goke)
      (se bvn mi|shey nin mi) (ti wo|ti so) (akanti|account) mi (bi|abi ko tii wole)
      (mo fe fi|je n fi) (iwe iwako|passport|kaadi idibo|kaadi nin) (mi|) (se idanimo|gbe ipele mi soke)
      (gbigbe|bi a se n gbe) (akanti|ipele) (soke|ga) (, e to mi sona|, bawo)
      (bvn|nin) (ti mo fi si|mi) (ko wole|ko tii verify), (mo fe pari kyc mi|e ba mi jerisi akanti mi)
      (ki n le|lati) (fi owo pupo ranse|gba owo nla), (e gbe akanti mi soke|mo fe lo si tier 3|kini iwe ti mo maa fi gbe ipele soke)
      (jọ̀wọ́|ṣé o lè) (gbé|mú) (àkáǹtì|ìpele) mi (sókè|lọ sí ìpele kejì|ga sí i)
      (gbe akanti soke|fi nin kun|kyc|upgrade) (jowo|mi|kia)
      (gbe|e gbe) (akanti mi|ipele mi) (soke|ga|si tier 2) (jowo|nin mi ree|)
      (mo fe|bawo ni mo se le) (se verification|jerisi ara mi|gbe ipele mi ga|fi nin mi si)
      (nin mi|bvn mi) (ree|ni yi) (e fi gbe akanti mi soke|e jerisi mi|e gbe ipele mi)
      (akanti mi|ipele mi) (kere|wa ni tier 1) (mo fe ki e gbe e soke|bawo ni mo se le gbe e ga)
      (mo fe se|bawo ni mo se maa se) (kyc|verification|ijerisi) (lori akanti mi|)
      (kini mo nilo|iwe wo ni mo nilo) (lati de|ki n to de) (tier 3|ipele keji)
      (mo fe|e ba mi) (gbe|mu) (akanti|account) mi (soke|lo si ipele keta|lo si tier 3)
      (kini|ki ni) (mo nilo|iwe wo ni mo nilo) lati (gbe akanti mi soke|de tier 2|se upgrade)
      (mo fe|bawo ni mo se le) (fi|so) (nin|bvn) (mi|) (kun|po mo) akanti mi
      (kyc|verification) (mi|) (ko tii pari|ni mo fe se|nko)
      (akanti|ipele) mi (si kere|wa ni tier 1), (mo fe upgrade|e gbe e soke)
      (mo ti|mo fe) (fi|gbe) (nin|kaadi idibo|passport) (mi|) (ranse|wa) (fun upgrade|fun kyc|lati jerisi)
      (ipele|tier) (keji|keta|2|3) (ni mo fe|ni mo fe lo si|bawo ni mo se maa de be)
      (mo fẹ́|mo fẹ) (gbé|gbe) (àkáǹtì mi|ìpele mi) (ga|sókè)
      (upgrade|verify) (account|akanti) (mi|me) (abeg|joor|jowo)
      (fi idi|jerisi) (akanti|idanimo) mi (mule|) (pelu nin|fun mi)
      (bvn mi|nin mi) (ree|ni {number}), (fi upgrade|lo o lati gbe) akanti mi (soke|)
      (se mo ti|nje mo ti) (pe|to) (lati lo si|fun) (tier 3|ipele to kan)
      (akanti|ipele) mi (tier melo|ipele melo) (ni|lo wa)
      mo fe ki akanti mi (di|je) (tier 3|ipele keta|full account)
      (bawo ni|kini) (mo se le|n o se) (pari kyc|jerisi ara mi|gbe ipele mi ga)
      (won ni|app ni) (ki n|mo gbodo) (se kyc|jerisi akanti|upgrade) (ba mi se e|bawo ni)
      (mo ni|gba) (utility bill|kaadi idanimo|driver license) (mi|) (fun|lati se) (upgrade|kyc)
      (igbega|igbesoke) (akanti|ipele) (mi|) (ni mo n wa|jowo|nko)
      (submit|fi) (iwe|document) (kyc|idanimo) (mi|sile)
      (selfie|aworan oju) (ni won fe|mo fe ya) (fun ijerisi|fun kyc) (mi|akanti mi)
      (bawo ni|kini) anfani (tier 3|ipele keta), (mo fe lo sibe|se mo le upgrade)
      (e gbe mi|gbe mi) (soke|kuro ni tier 1) (si tier 2|si ipele keji|jowo)
      (mo fe|je ki n) (fi|so) (idanimo|iwe idanimo) mi (mule|kun akanti)
      (e ba mi|ba mi) (gbe|fa) (akanti|ipele) mi (ga|soke) (pelu bvn mi|pelu kaadi idanimo|)
      (owo nla|owo ile) (fe wole|n bo) (akanti mi kere|tier mi kere) (e gbe e soke|mo fe upgrade)
      (ipele akanti|account tier) mi (da|nko|wo ni)
      (mo ti mu|mo fe mu) (iwe|bill ina|nin) (wa|sile) (fun upgrade|lati gbe ipele mi soke)
      (kini|ki ni) (iyato|anfani) (tier 1 ati tier 3|ipele kinni ati ikeji) (mo fe lo soke|fun akanti mi)
      (ìgbéga|igbega) (àkáǹtì|ipele) (mi|) (báwo ni|ni mo fẹ́)
      (gbé|gbe) (àkáǹtì|ìpele) mi (lọ sí|si) (ipele keji|ipele kẹta)
      (move|upgrade) me (to tier 3|to next level|to tier 2)
      (mo fe|e je ki n) (se|pari) (verification|kyc|ijerisi idanimo) (mi|bayii)
      (fi nin|fi bvn|fi voters card) mi (si|kun) (akanti mi|profile mi) (fun upgrade|)
      (se akanti mi|nje akanti mi) (ti di|wa ni) (tier 2|tier 3|ipele keta) (bi|)
      (kyc|idanimo) mi (ti pari bi|ti gba bi|ku kini)
      (won beere|e beere) (fun iwe|fun selfie) (lati upgrade|fun tier 3) (ree|bawo ni mo se maa fi ranse)
      (mo fe mo|so) (tier|ipele) (ti mo wa|akanti mi)
      (update|renew) (kyc|id|idanimo) (mi|lori akanti)
      (kini o ku|kini mo tun nilo) (ki n to de|lati de) (tier 3|ipele to ga ju)
      (upgrade|gbe soke) (akanti|account) (mi|iya mi) (jowo|bawo)
      (mo fe ki owo pupo|ki owo nla) le (wole si akanti mi|jade), (e gbe tier mi soke|upgrade akanti mi)
      (passport|driver's license|nin slip) (mi|) (ree|mo ni) (e fi jerisi mi|e fi upgrade akanti mi)
      (akanti mi|account mi) (ko tii|o tii) (verified|jerisi) (bawo ni mo se maa jerisi e|e ba mi se e)
      (e gbe|mo fe gbe) (ipele|tier) (mi|akanti mi) (soke|lo si oke) (bayii|pelu nin)
      (jerisi|verify) (bvn|nin|akanti) mi (jowo|ki n le lo si tier 2)
      (mo fe pari|ba mi pari) (kyc|ijerisi) (akanti|) mi (loni|)
      (e gbe|mo fe gbe) akanti mi (soke|si tier 3|ga si i) (bawo|)
      (lo nin mi|pelu bvn mi) (gbe ipele mi|upgrade akanti mi) (soke|)
      (owo ti mo le gba|ipele mi) kere, (mo fe fi nin mi gbe akanti soke|e ba mi upgrade akanti mi)
      (mo ti ya|mo fe ya) (foto|selfie) (pelu nin mi|fun kyc) (lati gbe akanti mi soke|fun upgrade)
      (mo fe|ba mi) (gbe akanti mi|gbe ipele mi) (soke|ga) (pelu bvn|pelu nin mi|)
      (mo ti ni nin|nin mi ree|mo fe fi bvn mi), (gbe akanti mi lo si tier 3|upgrade mi|e fi jerisi mi)
      (bawo ni mo se|kini mo) (maa di|nilo lati de) tier (2|3|{number})
      (won ni ki n|e ni ki n) (fi nin|mu bvn) (wa|sile) (lati gbe ipele mi|ki akanti mi le ga)
      (mo fe|bawo ni mo se maa) (kuro ni tier 1|di tier 2) (loni|jowo|)
      mo ti ni nin bayi, e gbe mi soke
      kini mo maa mu wa ki akanti mi le lo soke
      selfie ni won ni ki n ya, mo ti se tan
      iwe ile ina ni mo ni fun address, e verify mi
      ipele wo ni akanti mi wa, bawo ni mo se le goke
      nin mi ko ba oruko mi mu, mo fe verify
      mo fe lo si tier 3
      mo fe fi nin mi sile ki akanti mi le goke
      driver's license mi ree, e fi gbe akanti mi soke
      akanti mi kere, e gbe e ga si i
      won ni mi o le gba ju {amount} lo nitori ipele mi. mo fe lo si ipele to ga
      bvn mi ree, e fi kun akanti mi
      se won ti verify mi
      kini mo maa se ki akanti mi to le je full account
      kaadi idibo mi ree, e fi se kyc mi
      ipele mi kere, mo fe lo si eyi to kan
      (gbe|e gbe) akanti mi (lo si|de) (tier 2|tier 3|ipele keta)
      (nin|bvn|kaadi idibo) mi ree, (e fi jerisi mi|e gbe mi soke)
      (kini|iwe wo) ni mo nilo lati (gbe akanti mi ga|lo si ipele to kan)
      mofe upgred akanti mi
      ebami gbe akantimi soke
      e gbo, mo fe gbe akanti mi soke o, kini mo maa se
      mo ta ile, owo nla fe wole. gbe akanti mi ga
      mo lo si nimc ni ojo, nin mi ti jade. fi gbe ipele mi soke
      isinku baba mi maa mu owo po wole, akanti mi kere. upgrade fun mi
      oja mi ti n gbooro, mo fe lo si tier 3
      mo ti pe omo odun mejidinlogun lana, mo fe gbe akanti mi soke
      mo wa ni oko, se mo le fi bvn gbe ipele mi soke laisi lilo si banki
      oga mi fe san owo ise ile sinu akanti mi o ko gba, kini mo se le gbe ipele re ga
      iya mi ti ya foto passport, e jerisi akanti re
      nin mi ti wa, e fi si akanti mi ki n le gbe ipele mi soke
      mo fe kuro ni ipele kinni, kini e nilo lowo mi
      bvn mi ree {number}, e fi gbe akanti mi ga
      mo fe goke si ipele to kan
    `,
    limits: `
      (kini|ki ni|elo ni) (opin mi|limit mi|opin owo ti mo le fi ranse|ala mi)
      elo ni mo le (fi ranse|gba|yo) (lojumo|leekan soso|lojo kan|losu kan)
      (limit|limit mi|opin mi|opin ojumo|opin owo)
      <show> (limit mi|opin mi|opin owo ti mo le fi ranse)
      <i_want> (fi kun limit mi|din opin mi ku|yi opin ojumo pada|gbe limit mi soke)
      (fi kun|din|yi|gbe) (limit|opin) (mi|ojumo) (ku|soke|pada si {amount}|si {amount})
      (iye|owo) to po ju ti mo le (fi ranse|ni|gba)
      (kilode|ki lo de) ti mi o le fi ju {amount} (lo|) ranse
      elo lo ku (lori|ninu) (limit mi|opin mi) (loni|)
      se mo ti (de|kan) (opin|limit) (mi|) (loni|)
      se mo le fi {amount} ranse (leekan|lojo kan|loni)
      limit mi ti kere ju
      (elo|iye wo) ni mo le (fi ranse|na|yo|gba) (lojumo|leekan|lojo kan|loojo)
      (kini|elo ni) (aala|odiwon|limit|oye to po ju) (mi|ifiranse mi|lojumo)
      (se|e ba mi) (alekun|adinku|ayipada) (limit|aala|odiwon) (mi|) (si {amount}|)
      (elo|eelo|iye wo) (ni|) (mo le|ni mo le) (fi ranse|san|na|gba jade) (lojumo|lojo kan|leekan|loni|leekan soso)
      (kini|ki ni|elo ni) (limit|aala|odiwon|opin) (mi|akanti mi|transfer mi|ojoojumo mi)
      (gbe limit mi soke|din aala mi ku|yi odiwon mi pada|yi limit mi si {amount}) (jowo|)
      (kilode|ki lo de) (ti mi o fi le|ti n ko le) (fi owo|fi) (to ju|ju) {amount} (lo|) ranse
      (se|nje) mo ti (de|koja|lo) (limit|aala|odiwon) (mi|)
      (elo|kini) lo ku (lori|ninu) (limit|aala) mi (loni|)
      (iye|owo) to (po ju|poju|ga ju) (ti mo le fi ranse|ti mo le gba|ti mo le ni)
      (fi|so) (aala|limit|odiwon) (mi|akanti mi) (han mi|fun mi)
      (se mo le|nje mo le) fi {amount} ranse (leekan|lojo kan|loni)
      (owo|iye) to po ju ti mo le (gba|fi ranse|ni) (lojumo|leekan|)
      (mo fe ra ile|mo fe ra moto), (se mo le fi {amount} ranse leekan|elo lo po ju ti mo le fi ranse lojumo)
      (o ni|won ni|e ni) mo ti (koja limit|pe opin|koja odiwon), (elo ni limit mi|kilode|e fi kun limit mi)
      (shey|se) limit wa (lori|fun) (owo ti mo le fi ranse|transfer mi|akanti mi) (lojumo|)
      (transfer limit|daily limit|maximum) (mi|akanti mi) (je elo|nko|ti wo ni)
      (raise|increase|gbe) (limit|daily limit) mi (soke|to {amount}|si {amount})
      (din|reduce) (limit|iye ti mo le na) (mi|) (ku|si {amount}), (ki n ma ba na ju|ki ole ma ba gbe owo nla)
      (elo|iye wo) lo poju ti (akanti mi|account mi) (le gba|le mu) (lojumo|leekan)
      (mi o le|n ko le) (fi|san) (ju|koja) {amount} (lo|) (lojumo|ranse|leekan) (, kilode|, e tun se fun mi)
      (owo ti mo le yo|iye ti mo le gba) (ni atm|ni pos|jade) (lojumo|lojo kan) (je elo|nko)
      (opin|aala) (inawo|ifiranse|gbigba owo jade) (mi|lojumo) (je elo|nko|ni mo fe mo)
      (limit mi|odiwon mi|aala mi) (kere|o to|ti kere ju) (fun oja mi|), (e fi kun un|bawo ni n se ma gbe e soke)
      (iye owo|owo) (to ga ju|to poju) (lojumo|fun mi|ti mo le san leekan)
      (elo ni mo si le|elo lo ku ti mo le) (fi ranse|na|san) (loni|ki limit to pe)
      (set|seto) limit (mi|ojoojumo) (si|to) {amount}
      (se {amount}|shey {amount}) (ko ju|le koja|ti ju) (limit|aala|odiwon) (mi|lo) (bi|)
      (opin owo|odiwon owo) (tier 1|tier 2|ipele mi|akanti mi) (je elo|nko)
      (mo fe mo|je n mo) (odiwon|limit|iye) (ti mo le fi ranse|mi) (lose|losu|lojo kan)
      (awon limit|gbogbo limit|odiwon) (ori|to wa lori) (akanti|account) mi (da|nko)
      (igba melo|eemelo) ni mo le (fi owo ranse|sanwo|transfer) (lojumo|lojo kan)
      (yo|mu) (limit|aala) (yii|mi) (kuro|soke) (, mo fe fi {amount} ranse|)
      (iye to ga ju|elo lo ga ju) (ti onibara|ti akanti tier 1|ti eniyan) (le fi ranse|le yo|le ni) (lojumo|)
      (oni soobu|onisowo nla) ni mi, (limit mi kere|mo fe ki e gbe limit mi soke|elo ni odiwon mi)
      (èló ni|kí ni) (iye tó pọ̀ jù|òṣùwọ̀n) (tí mo lè fi ránṣẹ́|tí mo lè gbà) (lójúmọ́|lẹ́ẹ̀kan|lójoojúmọ́)
      (limit|aala|opin|odiwon) (mi|transfer|ojumo) (da|elo|nko)
      (elo|eelo) ni mo le (fi ranse|yo|gba wole) (leekan|lojumo|ninu ojo kan)
      (limit|opin|aala) mi (je elo|lojumo|ti kere ju)
      (mo fe ki e|e ba mi) (fi kun|gbe) (limit|opin) mi (soke|)
      (kilode|ki lo de) ti mi o le fi (ju {amount}|owo to poju bee) ranse (lojumo|leekan)
      (o so pe|won ni) (mo ti de opin|limit exceeded|mo ti koja limit)
      (se mo le|nje mo le) (san|fi) {amount} (leekan soso|lojo kan) (ranse|fun ile|)
      (elo|iye) lo (poju|ga ju) ti mo le (fi ranse|yo|na lori kaadi) (lojo kan|)
      (elo ni|iye wo ni) (mo le fi ranse|mo le yo) (lojo kan|leekan soso|lojumo)
      (limit|opin) (transfer|yiyo owo) (mi|) (elo ni|nko|lojumo)
      (se mo le|nje mo le) (fi ju {amount}|fi {amount}) ranse (lojo kan|leekan)
      (mo fe|e ba mi) (gbe|fi kun) (limit|opin) (mi|transfer mi) (soke|si {amount})
      (opin|aala) (owo ti mo le fi ranse|owo ti mo le na) (lojumo|loni) (elo ni|da)
      (elo lo ku|melo lo ku) (ti mo le fi ranse|lori limit mi) (loni|)
      (kí ni|kini) (òpin|ààlà) (ìfiránṣẹ́ mi|transfer mi|akanti mi)
      (èló|elo) ni (mo lè fi ránṣẹ́|mo le fi ranse) (lójúmọ́|lọ́jọ́ kan)
      (daily limit|transfer limit) (mi|yin) (nko|elo ni|da)
      (din|e din) (limit|opin) (mi|transfer mi) (ku|ku si {amount})
      (mo ti|se mo ti) (lo|de) (limit|opin) (mi|) (tan|loni)
      (kilode ti|won ni) (limit|opin) mi (ko gba|kere), (elo ni limit mi|mo fe gbe e soke)
      (iye to poju|maximum) (ti akanti mi le gba|ti mo le ni ninu akanti) (elo ni|)
      (igba melo|eemelo) (ni mo le fi owo ranse|ni mo le se transfer) (loojo|lojumo)
      (limit|opin) (pos|atm|kaadi) (mi|) (elo ni|lojumo)
      (won ni|app ni) mo ti (koja|ju) limit (mi|) (elo ni limit mi|bawo ni mo se maa gbe e soke)
      (yi|e yi) (limit|opin) (transfer|ojumo) mi (pada|si {amount})
      (limit mi|opin mi) (loni|bayii) (ti ku elo|je elo)
      (increase|raise) (my limit|limit mi|transfer limit) (abeg|si {amount})
      (se opin|nje limit) wa (lori|fun) (transfer|yiyo owo) (lodo yin|mi)
      (onisowo|alagbata) ni mi, (limit {amount} ko to mi|opin mi kere), (e fi kun un|gbe e ga)
      (mo fe fi|mo ni lati fi) {amount} ranse (limit mi ko gba|won ni o ju opin lo) (e gbe limit mi soke|)
      (aala|odiwon) (owo|idunadura) mi (lojumo|losu) (je elo|nko)
      (transfer|yiyo owo) (lojumo|leekan) (o poju elo|limit re elo)
      (mo fe mo|so) (opin|limit) (owo ti mo le yo|ti akanti mi|transfer mi)
      (limit mi|opin mi) (po to bawo|ti to elo|ku elo)
      (fi opin|fi limit) ({amount}|) si (owo ti n jade|transfer mi) (lojumo|)
      (mo fẹ́|mo fe) (gbé|din) (òpin|limit) (mi|transfer mi) (sókè|kù)
      elo lo ku fun mi lati fi ranse (loni|lori limit mi|ki n to kan opin)
      (why|kilode) (limit|opin) mi (kere|reach) (gbe e soke|elo ni)
      (se mo le gba|akanti mi le gba) (ju {amount}|{amount}) (leekan|lojo kan) (bi|)
      (iye owo|owo) to poju ti (tier mi|akanti mi) (gba|le mu)
      (atm|pos|ussd) limit (mi|) (lojumo|) (elo ni|nko)
      (remove|yo) (limit|opin) (mi|transfer mi) (kuro|fun oni)
      (opin|limit) (airtime|kaadi|transfer) ti mo (le ra|le fi ranse) lojumo
      (mo fe se|mo n se) (oja nla|owo nla), (limit mi ko to|gbe opin mi soke)
      (eemelo|iye igba) (ti mo le|ni mo le) (yo owo|fi owo ranse) (lojo kan|lofe)
      (se mo le fi|nje mo le fi|shey mo le fi) ju {amount} lo ranse (loni|lojumo)
      (owo elo|elo) lo poju ti (akanti|account) mi (le gba|le mu)
      (limit|aala) (wo|elo) lo wa (lori|fun) (akanti mi|kaadi mi)
      (òpin|opin) (ojoojúmọ́|lojumo) (mi|transfer) (jẹ́ èló|nko)
      (mo ti lo|mo kan) (limit|opin) (oni|mi) tan (bi|elo lo ku)
      (elo ni owo|iye owo) ti mo (le na|le san|le yo) (ni ojo kan|lojumo) (o poju|gan)
      (limit|opin) (mi|akanti mi) (fi han mi|so fun mi)
      (iye to poju|maximum) (transfer|ti mo le fi ranse) (lojumo|leekan) (da|elo)
      (gbe limit|fi kun limit) (mi|transfer mi) (jowo|fun oja mi|si {amount})
      (elo ni mo|iye ti mo) le (fi ranse|yo|na) (lojumo|ni ojo kan|leekan) (lori akanti mi|)
      (limit|opin) (mi|transfer mi) (lojumo|) (elo|fi han mi|kere ju, e gbe e ga)
      (won ni|o so pe) mo ti (koja|kan) (limit|opin) (elo ni opin mi|elo ni mo le na lojumo)
      (se mo le fi|mo fe fi) (million kan|{amount}) ranse (leekan|) (se limit mi gba|se o koja opin mi)
      (mo fe|e ba mi) (fi kun|gbe) (opin|limit) (transfer|kaadi) mi (soke|)
      (elo lo ku|elo ni mo si le fi ranse) (fun mi loni|loni) (ninu opin mi|ki limit to kan)
      (iye to poju|o po ju elo) (ti kaadi mi|ti akanti mi) (le gba|le na) (leekan|lojumo)
      (kilode ti mi o|mi o) le (fi ju|yo ju) {amount} lo (ranse|) (se opin mi niyen|elo ni limit mi)
      (e so limit|opin) (kaadi|transfer|owo ti mo le gba) mi (fun mi|elo ni)
      (owo to poju|iye to ga ju) ti mo le (gba wole|fi ranse|na) (lojo kan|) (lori tier mi|) (elo)
      (opin|limit) (mi ku|oni ku) elo (bayi|)
      {amount} ko lo, won ni mo ti koja opin mi, elo ni opin mi
      mo fe ki limit mi je {amount} lojumo
      mo fe fi {amount} ranse leekan, se o le gba
      din iye ti won le yo lojumo ku
      kilode ti mi o le fi ju {amount} ranse loojo
      iye to po ju ti mo le gba wole lojumo
      e gbe iye ti mo le fi ranse soke
      mo fe san owo ile {amount}, won ni ko koja opin. e gbe opin mi soke
      mi o fe ki ole ri owo pupo gba. e din iye ti won le fi ranse lojumo ku
      owo to poju ti mo le yo ni atm lojumo
      e ma je ki n le na ju {amount} lo lojumo
      mo fe ran {amount}, opin mi ko gba, e fi kun un
      elo ni mo le gba wole lojo kan
      se mo le yo {amount} leekan
      (gbe|din) (opin|limit) mi (soke|ku) si {amount}
      (opin|limit) (transfer|kaadi) mi (elo ni|ku elo)
      limiti mi nko
      elo nimole fi ranshe lojo kan
      e gbo, elo ni mo tile le fi ranse lojumo
      mo fe san owo gbongan igbeyawo leekan, elo ni mo le fi ranse lojo kan
      mo n ra malu fun ileya, limit mi ko je ki n fi ranse. gbe e soke
      omo mi maa n ra game pelu foonu mi, din limit mi ku si {amount}
      dokita n duro de owo ise abe, se mo le fi {amount} ranse leekan
      oja po ni market day, iye to poju ti mo le fi ranse loni elo ni
      mo n rin irin ajo, mo fe ki limit mi je {amount} titi ti mo fi de
      mo ti fi owo ranse leemarun fun isinku, elo lo ku ti mo si le fi ranse loni
      mo n mu oti lale satide, din iye ti mo le na lojo kan ku
      elo lo po ju ti mo le fi ranse lojo kan
      mo fe ra moto, e so iye ti mo le fi ranse lojumo di {amount}
      e din iye ti won le yo lakanti mi lojumo ku
    `,
    freeze_account: `
      <please> (ti akanti mi pa|da akaunti mi duro|dina mo account mi|ti asunwon mi pa|ti apo ifowopamo mi pa)
      <i_want> (ti akanti mi pa|di akaunti mi|da account mi duro|ti asunwon mi pa)
      (ti akanti pa|di akanti|block akanti mi|ti akanti mi pa|freeze akanti|da akanti mi duro)
      (won ji|ole ji|mo so|won ti ji) (foonu mi|sim mi|laini mi) (nu|gbe|), (ti akanti mi pa|di akanti mi|block akanti mi)
      (enikan|elomiran) (fe wo|ti wo|n gbiyanju lati wo) (inu akanti mi|akanti mi), (ti i pa|ti pa|di i)
      (da|dena) gbogbo (idunadura|owo jijade) (lori|ninu) (akanti mi|account mi) (duro|)
      mo (ro|gba) pe won ti (hack|wo) akanti mi, (e ti i pa|e di i kia)
      (mi o ri foonu mi mo|foonu mi ko si lowo mi), (e di|e tete ti) akanti mi (pa|kia)
      (won ti|ole ti) ji foonu mi (gbe|lo)
      (ma|e ma) je ki enikeni (yo|gba) owo (ninu|kuro ninu) akanti mi
      (ti|di) gbogbo (akanti mi|owo to wa ninu akanti mi) pa (kia|bayii)
      (freeze|block) (akanti|account|asunwon) mi (kia|jowo|)
      bawo ni mo se le (ti|di) akanti mi (pa|)
      (won|ole) (ji|gba) (foonu|sim|laini) mi, (e ti|ti|block) (akanti|account) mi (pa|)
      mo so (foonu|sim|laini) mi nu, (di|block|ti) (akanti|account) mi (pa|)
      foonu mi ti (sonu|bo sowo ole)
      (ole|won) ti (ji|gba) foonu mi (lo|gbe|lowo mi)
      (e ba mi|ba mi) (ti|block) (akanti|account) mi (nitori won ji foonu mi|)
      (ba mi|jowo|e ba mi|e jowo) (ti akanti mi pa|da akaunti mi duro|dina mo account mi|ti asunwon mi pa) (kia|bayi|loni|)
      (won|ole) (ti|) (ji|gba) foonu mi(, e ti akanti mi pa|, e di akanti mi|)
      (ma|e ma) (je ki|gba) (enikeni|enikan) (yo owo|fi owo kan) (ninu|lati inu) akanti mi
      (mo fe|mo fẹ) (ti|di|da) (akanti|account|apo ifowopamo) mi (pa|duro|)
      (e ba mi ti|e dakun e ti|e sare ti) (akanti mi|account mi|asunwon mi|apo mi) pa (bayi|kiakia|fun igba die|)
      (foonu mi|sim mi|ila mi|laini mi) (ti sonu|ti so nu|won ti ji)(, ti akanti mi pa|, e ba mi ti gbogbo e|, di akanti mi|)
      (won|ole) (ti|) (ji|gba) foonu mi (lo|)(, ti akanti mi|, dina mo akanti mi|, e ti gbogbo nkan pa|)
      (enikan|ole|yahoo boy) (ti wole si|n lo|fe wo) (akanti mi|account mi)(, e ti i pa|, e dina mo o|)
      (ma|e ma) (je ki|jeki) (owo jade|enikeni yo owo|owo kuro) ninu akanti mi
      (da|e da) gbogbo (idunadura|owo to n jade|transaction) (lori|ninu) akanti mi duro
      (mo fe|mo fee|bawo ni mo se le) (ti akanti mi pa|dina mo account mi|da asunwon mi duro|freeze akanti mi|block account mi)
      (freeze|block|lock) (akanti|account) mi (kiakia|e jowo|)
      (won ti) (hack|wo) (akanti|account) mi(, e ti pa|, dina mo o)
      (e ba mi|ba mi) (ti|di|dina mo) (apo|akanti|account) mi (pa|fun igba die|kiakia)
      (dena|da) gbogbo (idunadura|owo to n jade) (ninu account mi|duro)
      (di|ti) gbogbo (nkan|e) pa (kia|kiakia|)
      (won ti wo|enikan ti wo) (akanti|account) mi, (dina mo o|ti i pa)
      (dina mo|ma je ki enikeni lo) (akanti|account) mi
      (e gba mi o|yeee|ye o), (foonu mi ti lo|won ja foonu mi gba|ole ti ko foonu mi), (e ti akanti mi|e di akanti mi pa)
      (won ja|won gba) (foonu|baagi) mi (ninu oko|ni oshodi|ni mokola|loju ona), (ti akanti mi pa|block account mi)
      (sim|laini) mi (o sise mo|won ti swap|won ti ji i), (e ti akanti mi pa|freeze account mi|dina mo akanti mi)
      (mi o fe ki|ma je ki) (owo kankan|kobo kan) (jade|kuro) (ninu|lati) (akanti|account|apo) mi (na|titi n o fi pe|mo)
      (pause|hold|lock) (akanti|account|acct) (mi|temi) (na|joor|sharp sharp)
      (mo fura|ara n fu mi) (pe|si) (enikan wa lori akanti mi|enikan fe wo akanti mi), (e ti i pa|e dina mo o)
      (ti|di|e ti) (akant|acct|akaunt|akanti) mi pa (kiakia|o|ki won to ko owo mi)
      (shey|se) (e le|mo le) (ti akanti mi pa|freeze akanti mi|block account mi) (fun ojo meta|na|lati foonu elomiran)
      (foonu elomiran|foonu iyawo mi) ni mo fi n soro, (won ji temi|temi ti sonu), (e ti akanti mi pa|e block account mi)
      (ti|di|pa) (akanti|account) mi (titi di igba ti mo ba ri foonu mi|titi di ola|bayii)
      (e da|da) (akanti|account) mi duro (fun igba die|titi n o fi de), (mo n rin irin ajo|mo wa ni osibitu)
      (yahoo boys|awon onijibiti|awon omo ita) (ti ri|ti mo) (pin|otp) mi, (di akanti mi|e ti akanti mi pa kia)
      (won fe|ole fe) (ko|gbe) owo mi (lo|), (e ti akanti mi pa|e dina mo akanti mi bayii)
      (emergency|pajawiri), (e ti akanti mi|block akanti mi|freeze my account jo|foonu mi ti sonu)
      (e tete|e yara) (ti|di|block|dina mo) (akanti|account|apo owo) mi (pa|)
      (foonu|fonu) mi (bo|jabo|sonu) (sinu odo|loja|ninu keke), (ti account mi pa|e ba n ti akanti mi)
      (kii se emi|mi o) (lo n lo|mo eni to n lo) (akanti|account) mi (bayii|), (e ti i|e di i pa)
      (ti|dawo) (gbogbo idunadura|gbogbo transfer|gbogbo sisan) (duro|pa) (lori akanti mi|ninu account mi)
      (iya mi|baba mi|oko mi) (so foonu nu|ti ku), (mo fe ti akanti re pa|e di akanti won)
      (je ki akanti|ki akanti) mi (wa ni titi|di titipa) (na|titi di ola|titi n o fi so)
      (akanti|account) mi (ni ki e|e) (ti pa|block|freeze) (na|fun mi|lonii)
      (mo te link|mo tẹ linki) kan (ti won fi ranse|lori whatsapp), (e ti akanti mi pa kiakia|block account mi ki won to wole)
      (secure|protect|dabobo) (akanti|account) mi, (won ji foonu mi|foonu mi ti sonu|sim mi ti lo)
      (ki|je ki) (enikeni|eni kankan) ma (le|) (lo|wo) (akanti|account) mi (mo|), (e ti i|block e)
      (ole wole wa|adigunjale wa) (lana|loru), (won ko foonu lo|won gba foonu mi), (e ti akanti mi pa|dina mo akanti mi)
      (mo gbagbe foonu|mo fi foonu) mi (sinu moto|si taxi|sinu keke), (e ba n ti akanti mi|e di akanti mi pa ki won ma ba ko owo mi)
      (ara mi o bale|okan mi o bale|eru n ba mi), (e ti akanti mi na|block akanti mi fun mi|dina mo account mi)
      (je ki owo kankan ma|owo kankan ko gbodo) (jade|kuro) (lapo mi|ninu akanti mi) (titi di ola|titi n o fi so)
      (e je ki akanti|je ki account) mi (duro|sun) (na|fun ose kan), (mi o fe ki enikeni fowo kan an|e ti i pa)
      (foonu|sim) mi ti (sonu|bo sile), e (ti|di) (akanti|account) mi (kia|bayii)
      (ole to ji|eni to ji) foonu mi (n lo|fe lo) (akanti|account|owo) mi, (ti i pa|e di i kiakia|block e)
      (sim|nomba) mi (ti bo sowo|wa lowo) (ole|onijibiti|elomiran), (e da akanti mi duro|ti account mi pa)
      (jọ̀wọ́|ṣé o lè|ẹ tètè) ti (àkáǹtì|àsùnwọ̀n|àpò owó) mi pa (báyìí|fún mi|)
      (ti akanti|block akanti|di akanti|dina mo akanti) (mi|mi kia) (, foonu sonu|, won ji foonu mi|o)
      (foonu mi lo|foonu mi sonu|won ji sim mi) (o|, e gba mi|, e ti akanti mi)
      (mo sun loko ero|mo wa ninu moto), (nigba ti mo ji|mo laju) foonu mi ko si mo, (e ti akanti mi pa|dina mo akanti mi)
      (mo fe ki|e je ki) (akanti|account) mi (wa ni titi|wa ni pipa|di titi) (titi n o fi gba sim pada|titi n o fi ra foonu miran)
      (won n yo owo|owo n jade) (lori|ninu) akanti mi (bayii|lowo lowo), (e ti i pa kia|block account mi|da akanti mi duro)
      (e ma da|ma da) enikeni (lohun|laaye) (lori|ninu) akanti mi (, foonu mi wa lowo ole|, won ji foonu mi)
      (e pa|pa) (akanti|account) mi (mo|de) (kia|na|o) (, ole ji foonu mi|)
      (bi|ti) (foonu|sim) ba (sonu|lo) (, bawo ni n se ma ti akanti mi|, se e le ti akanti mi pa)
      (ti|di|e ba mi ti|gbe dina) (akanti|account) (mi|) (pa|) (kia|ni kiakia|bayii), (won ti ji foonu mi|foonu mi so nu)
      (won ji foonu mi|foonu mi ti sonu|won ja foonu mi gba) (e ti akanti mi|e di akanti mi|e block account mi) (pa|kia|)
      (ma je ki|e ma je ki|e ma jeki) (enikeni|won|eni kankan) (yo owo|fi owo ranse|wo inu akanti mi|fowo kan owo mi)
      (mo ro pe|mo fura pe|o da bi pe) (enikan|ole) (ti mo pin mi|ti wo akanti mi|mo asiri mi), (e ti akanti naa pa|e di i|e gbe e dina)
      (sim mi|layini mi) (ti sonu|won ti ji i), (di akanti mi|e block account mi)
      (da|e da) (gbogbo nkan lori akanti mi|owo jijade|akanti mi) duro (na|ni kiakia) (won ti ji foonu mi|)
      (freeze|lock|block) (account|akanti) mi (jowo|kia kia|bayii)
      e (se akanti mi ni titi|di akanti mi pa|ti akanti mi pa) (titi ma fi de|fun igba die)
      (mi o gbekele|mo n fura si) (omo to ba mi lo foonu|eni ti mo n gbe pelu) (e ti akanti mi pa|e gbe akanti mi dina)
      (jowo|e joo) (won ja apo mi gba|mo so foonu mi nu) (ninu moto|loja) (e di akanti mi|e ma je ki won yo owo mi)
      (mo fe ki e|e) (da akanti mi duro|fi akanti mi pamo) (titi ti mo maa fi pe yin|fun ojo meji)
      (won ja|won fipa gba) (foonu ati apo mi|foonu mi) (ni gunpoint|lori okada) (e ti akanti mi|e block account mi)
      (e sare|kia) (ti|di) akanti mi (pa|) (ole ti mo pin mi|mi o ri foonu mi)
      (mi o fe ki|ki) enikeni (ma le|ma) (yo owo|fi owo ranse) (ninu akanti mi|) (titi ma fi pada|)
      (mo fe|e ba mi) (di|ti) (apo ifowopamo|account|akanti) mi (pa|) (fun igba die|titi n o fi de)
      (mo ro pe|o da bi eni pe) (won ti hack|enikan ti wo) akanti mi (e ti i pa kia|e gbe e dina)
      (bawo ni mo se maa|bawo ni mo se le) (ti|di) akanti mi (pa|) (won ji foonu mi|)
      gbogbo owo to n jade (ninu|lori) akanti mi, (e da a duro|e ti i pa)
      (e dakun|jowo), (e ti|e di) akanti mi (pa kiakia|pa bayi), won ti ji foonu mi
      foonu mi (jabo sinu omi|bo sonu loja|sonu ninu oko), (e ti akanti mi pa|e ma je ki owo jade)
      (enikan|awon kan) fe (wo inu|ko owo jade ninu) akanti mi, (e di i pa|e tete ti i)
      (sim mi|laini mi) (ti sonu|won ti ji i), (e block account mi|e ti akanti mi) (kia|joor)
      mo fe ki (akanti|account) mi (wa ni titi pa|duro na) (titi n o fi pada|titi di osu to n bo)
      (e gba mi o|e saanu mi), (ole ja wa lole|adigunjale wa sile wa), (e ti akanti mi pa|e dina akanti mi)
      (freeze|block|lock) (account|akanti) mi (fun mi|sharp sharp|now now)
      (bawo ni mo se le|se mo le) (ti|freeze|di) akanti mi (pa funra mi|pa lati ori whatsapp)
      (won gba|agbero gba) foonu mi (ni oshodi|loko danfo|lowo mi), (ti akanti mi pa|e di akanti mi pa)
      (foonu mi wa lowo|mo fi foonu mi sowo) (alejo|eni ti mi o mo), (e ti akanti mi pa fun mi|block akanti mi)
      (ki|je ki) (owo kankan|kobo) ma (jade|kuro) (ninu|lati) akanti mi (mo|titi n o fi so)
      (gbogbo|) (owo|nkan) (inu|ori) akanti mi (e da a duro|e ti i pa) (na|kia)
      (mo n lo hajj|mo n rin irin ajo|mo fe lo osibitu), (e ba mi ti|e ti) akanti mi (pa na|pa fun igba die)
      (foonu mi ti baje|mo n lo si irin ajo), (e ti akanti mi pa|di akanti mi) (titi maa fi de|na)
      (freeze|lock|block) (account|akanti) mi (joor|e jowo|bayii)
      (mo fe|je ki n) ti akanti mi pa (fun ose kan|titi maa fi ri foonu mi|ki ole ma baa ri owo mi)
      won ti (ji|gba) foonu mi lo, e (ba mi ti|lock) akanti mi (kia kia|)
      da (idunadura|gbogbo transfer) duro (lori|ninu) akanti mi (kiakia|loni)
      (eru n ba mi|aya mi n ja), (e ti akanti mi pa|e se akanti mi ni titi) (na|titi di ola)
      (ẹ jọ̀wọ́|ẹ dákun) (ẹ ti àkáǹtì mi pa|ẹ dí àkáǹtì mi), (wọ́n ti jí fóònù mi|fóònù mi ti sọnù)
      (mo fẹ́|mo fẹ) (dí|ti) (àkáǹtì|akanti) mi pa (fún ìgbà díẹ̀|báyìí)
      (wọ́n|won) (jí|ji) (fóònù|foonu) mi (lánàá|lóru), (dá àkáǹtì mi dúró|ti àkáǹtì mi pa)
      (iyawo mi|oko mi|omo mi) (ti gba|mu) foonu mi (lo|salo), (ti akanti mi pa|e di akanti mi) (ki o ma ko owo|)
      (akanti|account) (iya mi|baba mi), (won ti ji foonu re|foonu e ti sonu), (e ba wa ti i pa|e ti i)
      (omo odo|sales girl) mi ti (ji foonu mi|gbe foonu mi salo), (di akanti mi pa|e ti akanti mi)
      (se e le|e le) (pause|freeze|hold) akanti mi (fun ose kan|titi ma fi pada de)?
      kini mo maa (te|se) (bayii|kia) lati (ti akanti mi pa|di akanti mi pa|freeze account mi)
      (e ma|ma) (je ki|jeki) (owo jade|enikeni yowo) (ninu|lati) akanti mi (mo|loni|titi n o fi de)
      (mo ro pe|o da bii pe) (won ti ja|ole ti gba) foonu mi, (e ti akanti mi|block account mi) (na|)
      foonu mi (jona|ko tan mo|ti poora), (ki e ti akanti mi pa|e di akanti mi) (ki n to ra omiran|)
      (pa|ti) akanti mi (de|pa) (kia|oga|joo), foonu mi ko si lowo mi
      (mo sun gbagbe foonu|mo gbagbe foonu mi) (sinu keke|sinu okada|ni banki), (e ti akanti mi pa|block akanti mi)
      (e ba mi|ba mi) (se|da) (akanti|account) mi (duro|ni idaduro) (lati oni lo|fun osu kan)
      (mi o fe|ko wu mi) ki akanti mi (sise|wa ni sisi) (fun igba die|bayi), (e ti i|e pa a ti)
      (emergency|pajawiri) o, (block account mi|ti akanti mi pa|freeze gbogbo e)
      (lock|ti) (gbogbo akanti mi|account mi patapata) (abeg|jowo)
      won ti (wo|fo) (ile|soobu) mi, won gbe foonu (ati atm|ati laptop), (e ti akanti mi pa|freeze account mi)
      (omo ole|jaguda) kan (gba foonu mi|ja foonu mi) (loju titi|ni ojuelegba), (dina akanti mi|ti akanti mi)
      (laini|nomba) ti mo fi (n lo|forukosile) karo (ti sonu|won ti gba a), (ti akanti mi|e freeze e)
      (mo fura|okan mi o bale), (e je ka ti akanti mi|e ti akanti mi) pa (na|titi ma fi de ofiisi)
      (ṣé|se) (ẹ lè|e le) (ti|dí) (àkáǹtì|akaunti) mi (pa|) (títí di ìgbà tí mo bá pè|títí di ọ̀la)
      (titi|di) akanti mi (pa ni mo n fe|ni mo wa fun)
      (mo ti daku|ara mi o ya), (e ma je ki enikeni fi owo jade|e ti akanti mi pa titi ma fi gbadun)
      (se akanti mi ni|fi akanti mi si) (titi pa|lock|freeze) (na|jowo)
      (mo fe da|e da) akanti (ifowopamo|owo) mi (duro na|pa na) (nitori mo so foonu nu|)
      (won ti gba|ole gba) (baagi mi|pọọsi mi) (ati foonu|pelu foonu mi), (block everything|ti gbogbo akanti mi)
      (eni ti|awon ti) mo n ba gbe (mo pin mi|ti ri pin mi) (won si ni foonu mi|), (di akanti mi pa kiakia|e freeze account mi)
      (e tete|tete) (ti|di|freeze) akanti (mi|yii) (pa|) (ki o to pe|ki won to ko owo lo)
      (mo wa ni ago olopaa|mo n pe lati foonu ore mi), foonu mi ti sonu, (e ti akanti mi|e di akanti mi pa)
      (stop|daduro) (all transactions|gbogbo owo to n jade) (lori|from) (account|akanti) mi
      (owo mi|akanti mi) (wa ninu ewu|ko si laabo), (e ti i pa|e freeze e) (kia|)
      (ẹ jẹ́ kí|kí) (àkáǹtì mi|akanti mi) (wà ní títì|wa ni titi) (báyìí|títí n ó fi dé)
      (mo ti wa|mo wa) (foonu mi|sim mi) (ti|) mi o ri i, (e ba mi ti akanti mi|e gbe akanti mi ti)
      (nnkan|wahala) (se|de) o, (foonu mi ti poora|won ti ja foonu mi gba), (e ba mi di akanti pa|ti akanti mi kia)
      (oko danfo|keke) (ti gbe foonu mi lo|ni mo gbagbe foonu si) (e ti akanti mi kia|block account mi)
      (e wo o|e gbo), (mi o fe ki kobo jade|ki owo kankan ma jade) ninu akanti mi (titi n o fi pe yin|mo)
      (mo fe sinmi lori|mo fe dawo) (lilo akanti yii|akanti mi) (duro|) (fun osu meta|fun igba die)
      (lock down|shut down) (my account|akanti mi) (now|abeg|fun mi)
      (akanti mi|account mi) ni ki e (ti pa|se ni titi) (ki ole ma ri owo ko|ki won ma wole)
      mo fe mo (bi mo se le|ona ti mo le fi) ti akanti mi pa (ti foonu mi ba sonu|ti won ba ji foonu mi)
      (e ba mi ti|e ba mi di) (akanti|account) (mi|oko mi to ku) (pa|)
      (ti|bi) (ole ba gba foonu mi|foonu mi ba sonu) (nko|), (bawo ni mo se maa di akanti pa|se e le ti akanti mi)
      (wọ́n gba|won gba) (fóònù mi|foonu mi) (níbi iṣẹ́|ni oja) (ẹ ti àkáǹtì mi|e di akanti mi) (pa|)
      (mo padanu|mo so) (foonu ati sim|ero ibanisoro mi) (nu|) (dina akanti mi|e ti akanti mi pa)
      (owo po|owo nla wa) ninu akanti mi, (mo so foonu nu|won ji foonu mi), (e tete ti i|e di i pa)
      (tẹ|fi) (bọtini|lock) (titi|) si akanti mi (na|kia)
      (mo fe ti|je n ti) (akanti mi|account mi) (fun ra mi|funra mi|bayi)
      (je ki akanti mi|ki akanti mi) (sun na|wa ni idaduro) (mi o ni lo o|titi mo fi de lati irin ajo)
      (iranṣẹ|ọmọ iṣẹ) mi (mu foonu mi|lo akanti mi), (e da akanti mi duro|ti akanti mi pa)
      (e da owo|e di owo) mi (mu|mole) (ki o ma jade|ma je ki o lo) (won ti ji sim mi|foonu mi ti lo)
      (suspend|disable) (my account|account mi|akanti mi) (for now|abeg|jowo)
      (e fi|e gbe) idaduro (le|si ori) akanti mi, (mi o ri foonu mi|won ti mo pin mi)
      (e ma je ki|ma je ki) (enikeni|eni kan) gba owo (ninu|lati) akanti mi (bayii|)
      (mo fe|e ba mi) (freeze|lock) akanti mi (fun igba die|loni|)
      (boya|o seese ki) (enikan fe|ole fe) (wo akanti mi|gba owo mi), (e ti akanti mi na|freeze e na)
      (adigunjale|kidnapper) (wa|ti wa) (lodo wa|ni ilu wa), (e ti akanti mi pa|ki e di akanti mi)
      (mo wa ni|mo n pe lati) (osibitu|ile ejo|oko), (e ba mi da akanti duro|e ti akanti mi na)
      (won fi ibon|won fi obe) gba foonu (mi|ati pin mi), (e ti akanti mi|block account mi) (kia kia|)
      (ẹ gbà mí|e gba mi) (o|), (sim mi ti sonu|foonu mi ko si), (akanti mi e ti i|e di akanti mi)
      (lati isinsinyi|lati oni) (e ma gba|e ma se) (transfer|owo jade) kankan (lori akanti mi|ninu akanti mi) (e ti i|)
      (pa ilekun|ti ilekun) akanti mi (de|) (titi n o fi wa|fun mi)
      mo n (lo loko|ta oja loja), (awon agbero|awon ole) gba foonu mi, (e ba mi ti akanti mi|di akanti mi) (kia|)
      (mo wa ninu iberu|aya mi n pami), foonu mi (ti sonu|won ti ji i), (e gbe akanti mi ti|e ti akanti mi pa) (o|)
      (ti akanti mi|di account mi) (mo o|pa o|pa abeg)
      (freeze am|block am|lock am) (akanti mi|my account) (kia|sharp)
      (fun osu kan|titi di osu keta) (e ti akanti mi|ki akanti mi wa ni titi) (pa|)
      (se mo le|mo fe mo bi mo se le) (da akanti mi duro|freeze akanti mi) (fun igba die|lati ibi)
      (sim mi|foonu mi) (bo si owo|wa lowo) (omo ita|eni ti n ko mo), (dina akanti mi|e ti akanti mi)
      (iya mi|baba mi|egbon mi) (so foonu re nu|won ji foonu re), e ba wa (di akanti re pa|ti akanti re)
      (nitori abo|nitori ewu), (e ti akanti mi|e da akanti mi duro) (na|fun ose kan)
      (e ti akanti mi|block account mi) (lesekese|wara wara|now) (foonu mi ti lo|won ti ja mi lole|)
      (e pa akanti mi de|e gbe akanti mi pamo) (foonu mi ko si mo|won ti ji sim mi|)
      (e je ki akanti|fi akanti) mi (wa ni freeze|wa ni titi pa) (titi mo fi wa si ofiisi|jowo)
      (won ti gba|won ti ji) (phone|foonu|sim) mi (abeg|jowo) (block account|ti akanti mi pa)
      (mo fe|e jowo) (e di|e freeze) (akanti ati kaadi mi|gbogbo akanti mi) (pa|)
      (mo n sa fun|mo beru) (awon ole|yahoo boys) (e ti akanti mi pa na|block akanti mi na)
      (arugbo|iya agba|onisowo) ni mi, (won ti ji foonu mi|mo so foonu nu), (e ti akanti mi pa|e di akanti mi pa fun mi)
      (lale oni|ni aaro yii) ni (won ja foonu mi gba|mo so sim mi nu), (e ti akanti mi|e freeze akanti mi) (pa|)
      (mo fe lo oke okun|mo n lo ago oyinbo), (mi o ni lo akanti mi|) (e ti i pa na|e freeze akanti mi titi n o fi de)
      (foonu mi|sim mi|apo mi) (ti sonu|won ti ji) (e ti akanti mi pa|di akanti mi kia)
      (mo fura|mo ro) pe (enikan|omo mi) mo pin mi, (e di akanti mi na|ti akanti mi pa)
      (e ti|e di) akanti mi pa (na|bayi), (mo n wa foonu mi|mo fura si enikan)
      (ma je ki owo kankan|ki owo ma) (jade|lo) (ninu akanti mi|) (titi n o fi pada|foonu mi sonu)
      (mo fẹ́ kí ẹ|mo fe ki e) (ti|di|freeze) (akanti|account) mi (fun igba die|kia|)
      (won ja mi|ole ja mi) (ninu oko|lona) (won gba foonu|won gba foonu ati atm) (e ti akanti mi pa|e di akanti mi)
      (mo lero|mo fura) (won ti mo|enikan mo) (password|pin) mi (e di akanti mi|ti akanti mi pa) (kia|)
      (dákun|jowo) (pa akanti|ti akanti) mi (de|pa) (owo wa ninu e, foonu mi sonu|emi o lo o bayi)
      (nitori|torí) (ole|hackers) (mo fe|e je ki a) (di akanti mi|freeze account mi) (na|)
      (mo so|mo padanu) foonu (ti|to ni) app karo (wa ninu e|) (e di akanti mi|pa akanti mi de)
      (ti akanti mi|lock account mi) (leekan yi|wayi) (jowo|) (enikan n gbiyanju lati wole|mi o gba ara mi gbo mo)
      (ki enikan ma le|ki ole ma le) (fowo kan|yo) owo mi, (e di akanti mi|ti akanti mi) (pa|)
      (akanti|account) mi (yii|) ni ki e (freeze|di pa fun igba die) (bayi|jowo)
      (mo wa lona|mo wa ninu oko), (won ti ja mi lole|ole ti gba foonu mi) (e pa akanti mi|e freeze akanti mi)
      (e ma gba|e ma je) (ki enikeni|ki won) (lo akanti mi|yo kobo) (mo so foonu nu|titi n o fi pe yin)
      (di|ti) (gbogbo|) akanti mi (pa|) (na|bayi) (foonu mi wa lowo ole|mo ti so foonu nu)
      (mo fe|e jowo) (ki akanti mi|ki apo mi) (sinmi na|wa ni titi pa) (mo n rinrin ajo|mo so sim nu)
      mo wa ninu oko, won ti gbe foonu mi, e ba mi ti akanti mi
      foonu mi jabo sinu odo, ki enikeni ma le lo akanti mi, e ti i pa
      mo fura pe omo mi mo pin mi, e da akanti mi duro na
      (ole wo ile wa loru|won ja wa lole), won gbe foonu, e di akanti mi kia
      e tete ba mi dina mo akanti mi, mo ti fun ole ni otp
      e ma je ki owo kankan jade ninu akanti mi titi di ojo aje
      block gbogbo akanti mi, won ti gba sim mi
      laini mi ti di elomiran lowo, e ti akanti mi kia kia
      e gbe kokoro si akanti mi
      e sọ akanti mi di titi pa, eru n ba mi
      mo fe ki akanti mi ma sise fun igba die, e di i
      da gbogbo owo to fe jade duro lori akanti mi
      enikan wa ninu akanti mi bayi, e ti i pa ki o to ko owo tan
      e ran mi lowo ti akanti mi pa, mo n wa foonu mi mi o ri i
      lock my account kia, foonu mi ti sonu loja
      won yo apo mi loja oyingbo, foonu lo, e ti account mi
      omo ita gba foonu mi lowo lori keke, e ba mi block account
      mo ti te link ole, e ti akanti mi ki won to ko owo mi
      foonu mi wa lowo iyawo mi ti a ti ko ara wa, e di akanti mi pa na
      e ba mi mu akanti mi duro, mo ti padanu foonu ati sim
      freeze everything, won ti mo asiri mi
      di gbogbo re pa
      mo fe ti akanti mi na, titi maa fi ra foonu tuntun
      akanti mi ko gbodo sise bayii o, ole lo mu foonu mi
      se e le ti akanti mi ni isinsinyi, mo wa ninu ewu
      jowo ti akanti iya mi pa, won ji foonu re
      sim mi kan dede ko sise mo, mo ro pe won ti swap e, e ti akanti mi
      e ba mi so akanti mi, ki enikan ma le fi owo kan an
      mo fe ki e dawo gbogbo nkan duro lori akanti mi lonii
      oko mi to ya mi sile mo pin mi, e di akanti mi
      mo wa ni ago olopa, won ti ji foonu mi, e ti akanti mi
      olokada sa lo pelu baagi mi, foonu mi wa nibe, e da akanti duro
      e dakun e ma je ki won ri owo mi gbe, e ti akanti mi pa
      mo nilo ki e fi akanti mi si titi, mo ti so pin mi fun alejo
      ole lo n lo whatsapp mi bayi, e block akanti mi
      nomba foonu mi atijo ti wa lowo elomiran, e ti akanti to wa lori e
      mi o ni wa nile fun osu meji, e ti akanti mi titi n o fi de
      mo fe ti akanti mi na
      se e le da akanti mi duro fun ojo meji
      jowo mo fe ki e ti asunwon mi
      kini ki n te lati ti akanti mi kia
      mo fe fi akanti mi pamo ki enikeni ma ri i lo
      ma gba ki owo jade mo ninu akanti mi
      ko gbodo si transfer kankan lati akanti mi loni
      e tii, e tii, akanti mi, ole
      won ti ji kaadi mi ati foonu mi, e ti gbogbo akanti mi
      mo ti fi bvn ati otp mi fun enikan, e tete di akanti mi pa
      dakun so akanti mi di eyi ti ko see lo
      mo ri enikan to n gbiyanju lati wole si akanti mi, e ti i na
      se mo le fi message yii ti akanti mi pa, mi o ri foonu mi
      e fi akanti mi sinmi na, mo so sim nu
      mo n rin irin ajo, e ti akanti mi titi maa fi de
      bawo ni mo se le di asunwon mi pa kia
      ẹ jọ̀wọ́ ẹ ti àkáǹtì mi pa, wọ́n jí fóònù mi
      ti apo owo mi pa, ma je ki won ri i lo
      mo fe da akanti mi duro, mo n lo oke okun
      (abeg|jowo) ti akaunti mi, ole wa lori e
      e ma je ki kobo kan kuro titi maa fi pe yin
      sim mi ti wa lowo ole, e se akanti mi ni titi
      (e kare|oya) e pa akanti mi ti na
      mo le ti akanti mi lati ibi yii bi, foonu ti lo
      (stop|pause) akanti mi bayii bayii
      mo so wallet mi, foonu mi, gbogbo e, e ti akanti mi pa
      egbon mi n lo foonu mi laigba ase, e ba mi ti akanti mi na
      ti akanti
      e ti i kia, akanti mi, ole
      block acct mi sharp
      won ji fone mi o, e di akanti
      sim mi lo, lock akanti mi
      lost my phone, e ti akanti mi pa
      ẹ di àkáǹtì mi pa kíákíá
      foonu mi ti bo si koto, mo fe ki e ti akanti mi na
      won wo ile wa, e pa akanti mi ti
      mo wa ninu moto nigba ti won gba foonu mi. e jowo e ti akanti mi ki won to ko owo mi
      olokada kan sa gba foonu mi lowo. mo n lo foonu ore mi bayi, e di akanti mi
      mo ti so foonu mi nu lati aaro, sim wa ninu e. e ba mi ti akanti mi pa titi maa fi ri i
      aburo mi mo pin mi, o si ti n se yahoo. e ba mi da akanti mi duro na
      mo te link kan laimo, won beere pin, mo fun won. e tete ti akanti mi
      mo so foonu mi nu si moto. sim mi, whatsapp mi, gbogbo e wa nibe, e di akanti
      mo gba ipe kan, mo so pin mi fun won. mo ti kabamo, e ti akanti mi pa
      won ja wa lole ni ile loru. foonu ti lo, e ma je ki owo jade
      (e ti|e di|block) akanti mi (pa|), (foonu|sim|apo) mi (sonu|ti lo)
      (won ti ji|mo ti so) (foonu|sim) mi, (tete|kia) ti akanti mi pa
      enikan wo ibi ti mo ti n te pin, o si gbe foonu mi. e ti akanti mi
      e gba mi, e ti akanti mi, won n yo owo lowo lowo
      eni ti mo fun ni foonu mi ko pada wa, e ti akanti mi
      omo odo mi gbe foonu mi sa, e di akanti mi kia
      mo ro pe mo ti fi pin mi han enikan, e da akanti mi duro na
      etii akantimi pa
      wotiji foonumi, etiakanti mi
      foonu mi tisonu ejo e blok akant mi
      ejo eti akantimi ole tiji foonumi
      ebami di akantimi pa kia
      foonumi tisonu eblock akanti
      wotigba simmi eti akantimi
      foonu mi wa lowo awon ole bayii, gbogbo owo mi wa nibe, e ti akanti mi
      omo mi ti so foonu mi nu ni ile iwe, e da akanti mi duro titi
      e ti akanti mi fun wakati merinlelogun
      e ti akanti mi na titi di ola
      mo ti so foonu mi nu sinu ile iwosan, e ti akanti mi
      (won|awon ole) ti wo ile mi, e dena owo mi, e ti akanti
      ejo etete ti akantimi
      mofe ti akantimi na
      simu mi tilo eti akanti
      mo ba foonu mi ti won ti tu, sim ko si ninu e. e ti akanti mi kia
      mo wa ni oja balogun, ole ti ko apo mi. foonu, kaadi, gbogbo e, e di akanti
      di akanti iya mi pa, won ti ji foonu re ni oja
      yee, foonu mi ti sonu o, e ba mi ti akanti mi pa kia kia
      e gbo, won ti gba foonu mi lowo o, e da akanti mi duro
      (e ti|di) akanti mi ki {name} ma le fi pin mi yo owo
      mo wa ni ibi igbeyawo, won ji foonu mi lori tabili. e di akanti mi
      foonu mi jabo sinu odo nigba ti mo n pẹja, mo fe ki e da akanti mi duro
      ojo oja ni won ja foonu mi gba, mo n lo foonu iyawo mi. ti akanti mi pa
      egbon mi mo pin mi, a si ti ja lori ile baba wa. e di akanti mi
      mo wa ni ile iwosan, foonu mi ti sonu ninu ambulance. block account mi kia
      won ji baagi mi ninu soosi, foonu ati sim wa nibe. e di akanti pa
      moto danu, mi o ri foonu mi mo. e da gbogbo nkan duro lori akanti mi
      omo odo to salo mo pin akanti mi, e ti akanti naa bayi
      won sese ja foonu mi gba, e da gbogbo nkan duro lori akanti mi
      oko mi tele mo pin mi, e ti akanti mi kiakia
      sim mi ko sise mo lojiji, eru n ba mi, e gbe akanti mi duro na
      won ti gba foonu mi, e da gbogbo nkan duro
      ole wole mi, e ma je ki owo jade
      sim mi ti sonu, e di akanti mi mu
      enikan mo pin mi, e tii
      omo odo mi ti gbe foonu mi lo, e da akanti duro
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
      (mo fe|mo fee|bawo ni mo se le|e ba mi) (yi|paaro|paro) (pin mi|nomba asiri mi|password mi|pinni mi) (pada|)
      (mo ti|mo) gbagbe (pin|nomba asiri|password|pinni) mi
      (yi|paaro|paro|tun) (pin|nomba asiri|pinni|password) mi (pada|se|fun mi|)
      (enikan|ore mi|iyawo mi) (ti|) (mo|ri) (pin|nomba asiri) mi
      (pin|nomba asiri) mi (ko sise|ti dina|ko gba)
      (mo fe|fun mi ni) (pin|nomba asiri) (tuntun|mi i|)
      (reset|change) (pin|password) mi (e jowo|fun mi|)
      mi o ranti (pin|nomba asiri|password) mi (mo|)
      (pin|pinni) (mi|) (ti atijo|yii) (ti pe|rorun ju), (mo fe yi i|e je n fi miran si)
      (omo mi|iyawo mi|oga mi) (ti mo|ti foju ri) (pin mi|nomba asiri mi), (mo fe paaro e|yi i pada fun mi)
      (reset|riset) (pin|pinni) (mi|akanti mi) (jare|abeg|)
      (mi o ranti|ko wa si iranti) (pin|nomba asiri|pinni) (mi|ti mo fi sanwo) (mo|), (kini ki n se|e fun mi ni tuntun)
      (bawo ni n se ma|shey mo le) (change|yi|paaro) (pin|pinni|password) (mi|lati ibi)
      (mo te|mo ti te) pin (mi|) (leemeta|ti ko to), (o ti ti pa|ko gba mo|e tun un se)
      (fun mi|e fun mi) (laaye|laye) (ki n yi|lati paaro) (pin|nomba asiri) (mi|pada)
      (pin|nomba asiri|koodu asiri) (tuntun|miran) (ni mo fe|ni mo fe fi si|fun mi)
      (change|yi) (pin|transaction pin|pin kaadi) (mi|) (to|si) {pin}
      (mo fe ki|je ki) (pin|pinni) mi (je|di) {pin}
      (koodu asiri|oro igbaniwole|oro asina) (mi|akanti mi) (mo ti gbagbe|ni mo fe yi|ni mo fe paaro)
      (pin mi|pinni mi) (ti jade|ti lu sita), (mo fe yi i|e ba n paaro e|tun un se)
      (forgot|mo forget) (pin|password) (mi|) (o|abeg|joor)
      (seto|set) (pin|nomba asiri) (tuntun|miran|fun akanti mi)
      (o n so|o ni) (pin mi|pin) (ko tona|ko pe|wrong), (mo fe tun un se|mo ti gbagbe e)
      (arugbo ni mi|mo ti dagba), (mo n gbagbe pin mi|mo ti gbagbe pin), (e ba n tun se|e fun mi ni omiran)
      (tun pin|yi pinni|paaro pin) (kaadi|atm|akanti) (mi|) (se|pada|)
      (ki n yi|mo ye ki n yi) (pin|nomba asiri) (mi|) pada, (bawo|nibo ni n ti ma se e|ran mi lowo)
      (ojo ibi mi|1234) (ni pin mi|ni mo fi se pin), (mo fe yi i|mo fe fi elomiran si)
      (e ba mi|e jowo e) (da|se) (pin|nomba asiri) (tuntun|miran) (sile|fun akanti mi)
      (mo fi pin mi han|mo so pin mi fun) (omo mi|enikan|iyawo mi), (mo fe yi i pada|e je n paaro e)
      (pin to|pin kan to) (rorun lati ranti|le) (ni mo fe|ni mo fe yi pin mi si)
      (mo ti gbàgbé|n kò rántí|mi ò rántí) (nọ́ńbà àṣírí|PIN|ọ̀rọ̀ aṣínà) (mi|àkáǹtì mi)
      (pin tuntun|yi pin|gbagbe pin|paaro pinni) (jowo|mi|kia)
      (mo fe|bawo ni mo se le) (yi|paro|se ayipada) (pin|asiri|nomba asiri) mi
      (mo gbagbe|n ko ranti) (pin|nomba asiri|asina) mi (ba mi yi i|ki ni mo se|)
      (omo mi|enikan) (ti ri|ti mo) pin mi (mo fe yi i|e ba mi paro e)
      (mo fe|e ba mi) (yi|paaro) (pin|nomba asiri|password) (mi|) (pada|)
      (mo gbagbe|mi o ranti) (pin|pinni|nomba asiri) mi (kini ki n se|e ran mi lowo|)
      (mo fẹ́|mo fẹ) (yí|pààrọ̀) (PIN|nọ́ńbà àṣírí) mi (padà|)
      (pin|nomba asiri) mi (ti jade sita|enikan ti ri i|ko wole) (mo fe yi i|yi i pada)
      (change|reset) (my pin|pin mi|transaction pin) (abeg|)
      (mo te pin|pin) (leemeta|ti ko to) (o ti ti pa|ko gba mi), (bawo ni mo se maa tun un se|reset e)
      (pin tuntun|nomba asiri tuntun) (ni mo fe|bawo ni mo se maa fi si)
      (omo mi|iyawo mi) (ti mo|n lo) pin mi (mo fe paaro e|yi i)
      (bawo ni|nibo ni) (mo se le|mo ti le) (yi pin mi|reset pin mi|paaro nomba asiri)
      (forgot|mo forget) (pin|password) (o|mi) (reset e|)
      (ki n|mo fe) (lo|fi) pin (miran|to rorun lati ranti) (yi eyi pada|)
      (pin mi|nomba asiri mi) (ti pe ju|rorun ju), (mo fe yi i|paaro e fun mi)
      (pin|pinni) (mi|kaadi mi) (mo fe yi|mo gbagbe|ko gba mo)
      (e ba mi|ba mi) (tun|yi) (pin|nomba asiri) (mi|) (se|pada)
      (yí|yi) (pin|nọ́ńbà àṣírí) mi (padà|si tuntun)
      (new pin|pin tuntun) (fun mi|ni mo fe|jowo)
      (mo fe so|fi) (pin|pinni) mi (di omiran|di miran|tuntun)
      (pin ti mo n lo|pin mi) (won ti mo|ko dara mo) (yi i|paaro e)
      (nomba asiri|asina|password) mi (sonu lori mi|mo ti gbagbe e|mo fe paaro)
      (reset pin|change pin|forgot pin) (mi|o|abeg)
      (bawo ni|se mo le) (paaro|reset) (pin|pinni) (mi|lori whatsapp)
      (mama mi|oko mi) (gbagbe|fe yi) (pin re|pinni re)
      (mo ti gbiyanju pin|pin mi ni mo n te) (ko gba|o ni wrong) (reset e|bawo ni mo se maa yi i)
      (mo fe lo|fi) (pin|pinni) (tuntun|miiran) (lati oni|fun akanti mi|)
      (enikan wo|won wo) (pin mi|nomba asiri mi) (nigba ti mo n te e|) (mo fe yi i|e yi i)
      (mo gbagbe|mi o mo) (nomba asiri|pin) ti mo (fi si|n lo) (mo|) (e ran mi lowo yi i|)
      (e paaro|paaro) (pin|asina|nomba asiri) (mi|akanti mi) (jowo|)
      (pin mi|pinni) (ti di|ti locked) (bawo ni mo se maa tu u|reset e)
      (change pin|yi pin) lati {pin} (si {pin}|)
      (transaction pin|login pin) (mi|) (mo fe yi|reset|mo gbagbe)
      (mo fẹ́|mo fe) (ṣẹ̀dá|se) (pin|nọ́ńbà àṣírí) tuntun
      (iyawo mi|ore mi tele) mo (pin mi|nomba asiri mi) (yi i fun mi|mo fe fi miran si)
      (pin kaadi|pin atm) mi (mo gbagbe|mo fe yi|ko sise)
      (bawo ni|nibo) (mo maa|n o) (ti yi|se yi) (pin|pinni) mi
      (aabo pin|pin mi ko laabo) (mo fe yi|yi) (i pada|nomba asiri mi)
      (ki n|mo fe) (gba|ni) (pin|nomba asiri) (tuntun|) (mo ti gbagbe ti tele|)
      (mo n te pin|pin ti mo n te) (o n so asise|ko wole) (tun un se|reset fun mi)
      (help me|ba mi) (reset|change|yi) (pin|password) (mi|)
      (mo gbagbe|mi o ranti) (pin|nomba asiri) (mi|kaadi mi) (mo)
      (mo fe|ba mi) (yi|paaro) (pin|password) mi (pada|si tuntun)
      (omo mi|enikan) (ti mo|ti ri) pin mi, (mo fe yi i|ba mi yi i)
      (mo ti te pin|mo te pin) (lemeta|pupo) (ko gba|won ni ko ye) (mo fe ki e reset e|mo gbagbe e)
      (ki enikan ma|ki won ma) (mo|ji) (pin|nomba asiri) mi (mo fe yi i|ba mi yi i)
      pin mi ti sa lori mi, e fun mi ni tuntun
      mo fe fi nomba ti maa ranti se pin
      e ba mi reset pin
      won ti ri pin mi leyin mi, mo fe paaro re
      pin wo ni mo lo, mo ti gbagbe patapata
      mo n te pin, won ni ko tona, mo fe yi i
      bawo ni won se n paaro nomba asiri
      mo fe yi pin iya mi pada
      omo mi ti mo pin mi. mo fe yi i pada si omiran
      mo ti te pin yii titi, ko gba. mo ti gbagbe eyi to je gan
      mo fe da pin tuntun sile
      pin mi atijo, mo fe fi omiran ropo re
      nomba asiri kaadi mi ti so nu lori mi
      e ran mi ni ona ti mo le fi yi pin
      pin to ti wa lowo iyawo mi tele, mo fe yi i
      (mo fe|ba mi) (yi|paaro) pin (kaadi|akanti) mi
      mo ti gbagbe (pin|nomba asiri) (kaadi|akanti) mi, e ran mi lowo
      (iyawo mi|omo mi|ore mi) ti mo pin mi, mo fe (yi|paaro) re
      moti gbagbe pinmi
      mofe yi pinn mi
      mofe yi pin mi pada ejo
      haa, mo ti gbagbe pin mi o, e ba mi tun un se
      ojo ibi mi ni mo fi se pin, gbogbo eniyan lo mo o ni party. mo fe yi i
      omo mi wo mi nigba ti mo n te pin ni oja, mo fe paaro pin mi
      lati igba ti mo ti bi omo mi o ranti nkan mo, mo gbagbe pin mi
      mo ti wa ni oko fun osu meta mi o lo banki, mo ti gbagbe pin
      ore mi ba mi ra oja pelu pin mi, ba mi yi pin naa pada
      ki n to rin irin ajo, mo fe yi pin mi si omiran
      arugbo ni mi, pin ti omo mi ba mi se ti kuro lori mi. bawo ni mo se maa gba tuntun
      mo te pin leralera ninu bus ko gba, tun pin mi se
      omo mi ti mo pin mi, mo fe yi i si omiran
      pin ti mo n lo ti fo lori mi, e je ki n se tuntun
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
      (e|ki e|jowo) (soro|dahun|ko oro) ni (ede|) {language} (fun mi|)
      (yi ede|paaro ede|yi ede mi) (pada|) si {language}
      (mo gbo|mi o gbo|mo feran) {language} (ju|daadaa|)
      (so|e so|ba mi so|soro) (ede|) {language} (fun mi|pelu mi|e jowo|)
      (yi|paaro) (ede|) (pada|) (si|) {language}
      (se o|nje e|se e) (gbo|le so|mo) {language} (bi|)
      (mo fe|mo fee|mo nifee si) (ki e so|ki e maa so) {language}
      mi o (gbo|mo|ye) (oyinbo|geesi|english) (daadaa|)
      (ede|awon ede) wo (ni e gbo|ni e n so|lo wa)
      (da mi lohun|ko|fesi) (ni|pelu) {language}
      (lo|ni) {language} (e jowo|)
      (pada|e pada) si {language}
      (pada|yi|bo) si (pidgin|{language}|oyinbo)
      (mi o gbo|n ko gbo) (oyinbo|geesi) (rara|daadaa), (e so yoruba|e maa so yoruba si mi|ede wa ni ki e so)
      (ede wa|ede abinibi|ede iya mi) (ni ki e so|ni ki e fi dahun|ni mo gbo)
      (iya mi|baba mi) (lo fe lo o|lo n lo o), (won o gbo oyinbo|e ba won so {language})
      (shey|se) (e gbo|e le so|o n gbo) ({language}|ede yoruba|ede wa)
      (speak|talk) {language} (to|si) (me|mi) (joor|)
      (ko|e ko) (esi|idahun|message) (yin|re|) ni {language}
      (translate|tumo) (eyi|message yin|idahun yin) (si|to) {language}
      (oyinbo yin|geesi yin) (ti po ju|o ye mi|le ju), (e so yoruba|e fi {language} so o)
      (ede|language) (mi|) (ni|je) {language}, (yi i pada|e lo o|maa lo o)
      (change|set) (language|ede) (to|si) {language}
      (mo fe ki|je ki) (ede|app|karo) (wa ni|di|maa so) {language}
      (e dapada|e pada|ka pada) (si|sori) (ede|) ({language}|yoruba)
      (ede meloo|ede wo ati wo) (le gbo|ni e n so|ni mo le fi ba yin soro)
      (mo le ba yin|se mo le ba yin) (so|soro ni) (yoruba|{language}) (bi|)
      (mi o|n ko) (le ka|mo on ka) (geesi|oyinbo), (fi yoruba ko o|e ko o ni yoruba|{language} ni ki e fi ko o)
      (so|e so) (ijebu|ekiti|ede ibadan|yoruba gidi) (si mi|fun mi|)
      (fi|e fi) (ede|) {language} (ba mi soro|da mi lohun|salaye fun mi)
      (lati isisiyi|lati oni lo), (e maa so|e maa fi) {language} (ba mi soro|fun mi)
      (switch|bo) (to|si) {language} (abeg|pls|)
      (yoruba|ede yoruba|{language}) (nikan|lasan) (ni mo gbo|ni ki e so)
      (omode ni|iya agba ni|agbe ni) mi, (yoruba ni mo gbo|mi o gbo oyinbo|e ba mi so yoruba)
      (kilode ti|ki lo de ti) e fi n so (oyinbo|geesi|hausa) (si mi|), (yoruba ni mo fe|e so yoruba)
      (jọ̀wọ́|ṣé o lè) (sọ|bá mi sọ̀rọ̀ ní|fèsì ní) (èdè|) {language} (fún mi|)
      (yoruba|oyinbo|{language}) (ni ki e so|nikan|jare)
      (so|e so|soro) {language} (fun mi|si mi|jowo)
      (mi o|n ko) (gbo|mo) (oyinbo|geesi), (so yoruba|e so {language})
      (yi|e yi) ede (si|pada si) {language}
      (ẹ sọ|sọ) (èdè|) {language} (fún mi|)
      (mo fẹ́|mo fẹ) (kí ẹ sọ|sọ) {language}
      (se e gbo|nje e gbo) ({language}|ede wa) (bi|)
      (change|switch) (to|language to) {language}
      {language} (ni mo fe|ni ki e fi da mi lohun|jowo)
      (da mi lohun|fesi) (ni|pelu) {language} (lati bayi lo|)
      (e je ki a|je ka) (lo|so) {language}
      (pada|e pada) si (ede {language}|{language}|yoruba)
      (ede wo|awon ede wo) (ni mo le lo|le n so) (nibi|)
      (fi|e fi) {language} (ba mi soro|dahun|kowe si mi)
      ({language}|ede abinibi) (ni mo gbo ju|ye mi ju), (e so o|e fi ba mi soro)
      (speak|use) {language} (abeg|with me|fun mi)
      (yí èdè|yi ede) (padà|mi) sí {language}
      (se mo le|mo fe) (ko|so) {language} (si yin|nibi)
      (mo fe yi|e yi) ede (mi|) (pada|si {language})
      (ki e so|ki e ko) {language} (si mi|fun mi)
      (oyinbo|geesi) (ko ye mi|le ju) (e so {language}|)
      ({language}|yoruba) (jowo|please|nikan)
      (ma so|e ma so) (oyinbo|geesi) mo (so {language}|)
      (mo gbo|emi gbo) {language} (ju|nikan) (e so o fun mi|e fi ba mi soro|)
      (ba mi|e ba mi) (so|kowe) (ni|) {language} (o|lati oni lo)
      (se ede|ede) {language} (wa|ni e n so) (bi|nibi)
      (dahun mi|e dahun) (ni {language}|pelu ede {language})
      (change am to|switch to|reply in) {language} (abeg|)
      (set|yan) {language} (fun mi|bi ede mi)
      (ìyá mi|iya mi) (gbo {language} nikan|o gbo oyinbo), (e so {language}|e yi ede pada)
      (e tun so|so) (oro yii|eyi) ni {language} (fun mi|)
      (oyinbo yin|geesi yin) (po ju|ko ye mi) (e so {language}|yi si {language})
      (yi pada|pada) si (ede mi|{language}) (jowo|)
      (mo fẹ́ kí ẹ|mo fe ki e) (fi {language} dá mi lóhùn|sọ {language} fún mi)
      (ede|language) (mi|temi) ni {language} (e lo o|)
      (can you|se o le) (speak|so) {language} (bi|please)
      (lo|e lo) (ede|) {language} (lati ba mi soro|fun mi)
      (ede yoruba|ede hausa|ede igbo|pidgin) (ni mo fe|jowo|ni ki e so)
      (e ma lo|mi o fe) {language} (mo|) (lo {language}|e so {language})
      (bawo ni mo se le|mo fe) (yi ede|paaro ede) (mi|ti e n so)
      (mo gbo|mi o gbo) {language} (nikan|daadaa), (so {language}|e yi si {language})
      (se e le|e le) (so|fi) {language} (ba mi soro|)
      (yi|paaro) (ede|language) (pada|) si {language}
      (mi o gbo|ko ye mi ni) (oyinbo|english) (e so {language}|e fi {language} so o)
      (lati isinsinyi|bayi lo), (e maa so|fi) {language} (ba mi soro|)
      e ba mi so yoruba ponbele
      mo fe gbo ni {language}
      se hausa wa ninu ede yin
      mo n gbe lodo awon ibo, e fi {language} ba mi soro
      switch si english jare
      mi o gbo pidgin, e so yoruba
      ede abinibi mi ni mo fe ki e maa fi ba mi soro
      mo le so yoruba si yin abi geesi nikan
      tun oro yii so fun mi ni ede hausa
      so oyinbo si mi
      nje o le so {language}
      mama mi ni, ko gbo oyinbo. e so yoruba fun un
      emi o gbo geesi, e ba mi so {language}
      ede wo le le so
      e so {language} ki o ye mi
      yi si yoruba
      (e so|e lo|yi si) {language} (jowo|fun mi)
      (mi o|n ko) gbo (oyinbo|geesi), {language} ni ki e so
      eso yoruba simi
      e gbo, mi o gbo oyinbo o, e so yoruba
      iya agba fe ka oro yin, yoruba nikan lo gbo. e so yoruba
      mo dagba si kano, hausa ni mo gbo ju. e ba mi so hausa
      oko mi igbo ni, e ko idahun ni ede igbo ki o le ka a
      mi o lo ile iwe ri, oyinbo ko ye mi. e fi yoruba ba mi soro
      awon omo wa nibi won o gbo yoruba daadaa, e yi si geesi
      oja ni mo wa, emi ati onibara pidgin la n so. e yi ede si pidgin
      oluko ni mi, mo fe ki e maa so geesi si mi
      emi ati iya iyawo mi jo n ka a, ede wo le gbo
      iya mi fe lo eyi, e maa ba a soro ni yoruba
      mi o gbo oyinbo daadaa, e so yoruba fun mi
      e yi pada si english, yoruba yin jin ju fun mi
      igbo ni mo gbo, se e le so o fun mi
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
      (foonu mi|foonu mama mi) (o ni whatsapp|kekere ni|ko le lo intaneti), (code wo la maa te|kini code yin)
      (star|star code|ami irawo) (melo|wo|nko) (ni mo maa te|ni koodu yin|lati fi owo ranse)
      (abule wa|oko wa) (o ni network|ko si intaneti), (bawo la se maa lo karo|koodu wo la le te)
      (shey|se) (e ni|koodu wa fun) (ussd|star code|code)
      (code|koodu) ti (mo maa te|a n te) (lori foonu|ti data ba tan) (nko|da|kini)
      (bawo ni n se ma|se mo le) (check balance|fi owo ranse|ra kaadi) (without data|lai ni data|pelu code)
      (koodu|code) (lati|fun) (wo iye owo mi|sanwo|ra data|ti akanti pa) (da|nko|kini)
      (ti mo ba|bi mo ba) wa (nibi ti ko si data|ni abule), (bawo ni mo se le lo karo|kini ki n te)
      (nomba kukuru|koodu kukuru|short code) (yin|karo|ti banki yin) (nko|kini)
      (foonu nokia|palasa|kpalasa) ni mo (n lo|ni), (se mo le lo karo|koodu wo ni mo le te)
      (data mi ti tan|intaneti o si), (mo fe fi owo ranse pelu code|se e ni ussd|koodu wo ni n o te)
      (ki ni mo maa dial|nomba wo ni mo maa te) (lati|ki n le) (lo karo|wo akanti mi|fi owo ranse)
      (ussd|code) (karo|yin) (o sise|ko sise|n sise) (ni mtn|lori airtel|bi)
      (e fun mi|e ko) (koodu|code|ussd) (yin|ti a n te) (sibi|fun mama mi|ki n fi pamo)
      (lilo|bi a se n lo) (ussd|code|koodu) (yin|) (fun mi|, salaye)
      (kin ni mo maa te|ki ni eniyan maa te) (lori foonu|) (lati ra kaadi|lati sanwo|ti ko ba si data)
      (offline|lai lo intaneti), (bawo ni n se ma lo karo|se mo le fi owo ranse|koodu wo lo wa)
      (mo fe|je n) (lo ussd yin|te koodu ussd|mo star code yin)
      (lori foonu kekere|lori foonu lasan), (bawo la se n lo karo|kini nomba ti a n te)
      (activate|bere) ussd (mi|fun nomba mi|lori laini mi)
      (intaneti n yo mi lenu|data o wa), (te kini|koodu wo ni mo maa te|se e ni koodu ti mo le te)
      (iya mi o ni whatsapp|baba mi n lo foonu kekere), (bawo ni won se maa lo karo|koodu wo ni won a te)
      (kí ni|jọ̀wọ́ fún mi ní) (kóòdù|nọ́ńbà) (USSD|tí mo lè tẹ̀) (yín|láti fi owó ránṣẹ́|)
      (koodu|star code|ussd) (jowo|da|yin)
      (mi o ni data|foonu kekere ni mo n lo|ko si network) (koodu wo ni mo le te|bawo ni mo se le lo yin)
      (koodu|ussd) (karo|yin) (ni|wo ni|kini)
      (koodu|code) (ussd|ti mo le te) (yin|karo) (kini|da|nko)
      (mi o ni|ko si) (data|intaneti), (koodu wo ni mo maa te|se e ni ussd)
      (foonu kekere|foonu olobi) ni mo (n lo|ni), (bawo ni mo se le lo karo|koodu wo ni ki n te)
      (ussd|star code) (lati fi owo ranse|lati wo balance|karo)
      (kí ni|kini) (kóòdù|code ussd) (yín|karo)
      (se mo le|bawo ni mo se le) lo (karo|banki yin) (laisi data|laisi intaneti|lori nokia)
      (what is|wetin be) (your ussd|ussd code|una code)
      (fun mi ni|so) (ussd|koodu) (yin|) (fun iya mi|to ni foonu kekere|)
      (ti data ba tan|ti network ba ja), (koodu wo ni mo le te|kini ussd yin)
      (ussd|koodu) (yin|karo) (ko lo|je elo|n sise bi)
      (te|titẹ) (koodu|star) (kini|wo) (lati ra kaadi|lati sanwo) (laisi data|)
      (mo fe lo|je n lo) (ussd|koodu) (lati sanwo|dipo app|)
      (ussd|koodu) (karo|yin) (lati ya owo|lati ra data|lati wo owo) (da|kini)
      (te kini|koodu wo) (lori foonu|) (ki n le wo balance|ki n le fi owo ranse|lati lo karo)
      (data mi tan|mi o ni whatsapp) (koodu ussd da|bawo ni mo se maa lo yin)
      (kóòdù|koodu) (tí mo lè tẹ̀|ti a n te) (lórí fóònù|laisi data)
      (ussd|star code) (n sise|wa) (fun mtn|lori glo|bi)
      (lo banki|fi owo ranse) (pelu koodu|lai lo intaneti) (bawo|)
      (baba mi|iya mi) (ni foonu kekere|o lo whatsapp) (koodu wo ni won maa te|ussd da)
      (star|hash) (code|koodu) (yin|karo) (kini|jowo)
      (mo gbagbe|e tun so) (koodu|ussd) (ti mo maa te|yin)
      (*|star) (kini|wo) ni mo maa te (fun karo|lati sanwo)
      (offline|lai si data) (bawo ni mo se le lo karo|koodu wo)
      (koodu kukuru|short code) (yin|karo|banki yii) (da|kini|jowo)
      (bawo ni mo se le|mo fe) lo (ussd|koodu) (lati wo owo mi|lati fi owo ranse|lati ra kaadi)
      (ti foonu mi ba|nigba ti) (ko ni data|network o si) (koodu wo|ussd wo) ni mo maa (te|lo)
      (nokia|foonu kekere|torchlight) (ni mo n lo|lowo mi) (e fun mi ni koodu|ussd da)
      (se koodu|ussd) (yin|) (wa fun|le) (ra data|san ina|wo balance) (bi|)
      (give me|fun mi ni) (the ussd|code|koodu) (to dial|ti mo maa te|abeg)
      (titẹ|dial) (kini|koodu wo) (fun karo|fun banki yin)
      (mo wa ni abule|abule wa) (ko si intaneti) (koodu wo ni a le te|se ussd wa)
      (kọ́ọ̀dù|koodu) (ìfowóránṣẹ́|lati sanwo) (dà|karo kini)
      (se mo le|bawo ni) (banki|sanwo) (laisi|lai ni) (app|data|smartphone) (koodu da|)
      (ussd code|ussd) (please|jowo|una|yin nko)
      (elo ni|se ofe ni) (lilo ussd|titẹ koodu) (yin|karo)
      (so ussd|fi koodu) (yin|karo) (ranse|fun mi) (ki n fun mama mi|)
      (koodu|ussd) (banki yin|karo) (lati fi owo ranse|lati wo balance|) (kini|da)
      (foonu mi kekere|mi o ni data|network ko dara), (koodu wo ni mo maa te|se e ni koodu)
      (fun awon|mama mi) (ti ko ni smartphone|ko ni smartphone) (koodu wo|ussd wo) ni (won maa te|o maa te)
      (star|*) (kini|koodu wo) (hash|ni mo maa te) (fun karo|lati ri owo mi)
      nomba star wo ni mo maa te lati ran owo
      foonu mi kii se android, bawo ni mo se le lo yin
      ko si data lori foonu mi, koodu wo ni mo le te
      *code yin da
      bawo ni mo se le wo owo mi ti mi o ba ni network intaneti
      koodu titẹ fun awon ti o ni whatsapp
      se e ni nomba ti a le te bi *737#
      foonu onibotini ni mo ni, se ussd yin n sise lori e
      mo fe lo koodu titẹ dipo intaneti
      ami irawo melo ni mo maa te ki n to ri owo mi
      se mo le te nomba kan lori foonu kekere lati fi owo ranse
      ti mo ba fe ra kaadi lai ni data, nomba wo ni maa te
      mo wa ni abule, intaneti o si. koodu wo ni mo maa te lati ran owo
      nomba ti a n te fun awon alaini intaneti
      iya mi fe te koodu lati wo owo re, kini koodu naa
      ko si network data nibi, koodu star yin da
      mo fe ra kaadi pelu titẹ nomba, lai si intaneti
      (koodu|nomba) wo ni (mo maa|eniyan maa) te lati (ran owo|wo owo|ra kaadi)
      (mi o ni|ko si) (intaneti|data|whatsapp), koodu titẹ yin da
      kood wo nimo maa te
      kini code timaa te
      ehn, ti data ba tan, kini mo maa te
      a wa ni oko, ko si network data. koodu wo ni mo le te lati fi owo ranse
      ojo ba opo netiwoki je, intaneti ko si. so ussd code yin
      iya mi ni foonu kekere ti a fi n tan ina, koodu wo lo le te wo owo re
      mo n rin irin ajo lo abule mi, ko si intaneti nibe. kini koodu yin
      data mi tan ninu oko, mo fe san owo oko. nomba ussd wo ni mo maa te
      foonu nla mi jabo sinu omi, mo n lo kekere. koodu karo da
      ni market day network maa n ku, se e ni koodu ti a le te laisi data
      baba mi agbe ko mo whatsapp, kini koodu ti o le te
      foonu kekere ni mo ni, nomba wo ni mo le te lati lo banki yii
      data mi ti tan, se mo le te koodu kan lati fi owo ranse
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
      se (karo|banki yii) (je banki gidi|je otito|ni aabo)
      se (eniyan|robot|bot) ni (e|o|iwo)
      (nibo ni|ibo ni) (ofiisi yin|eka yin) wa
      o ru mi loju, (ran mi lowo|kini ki n se)
      elo ni (e n gba|e maa n gba|owo ise) (lori transfer|fun fifi owo ranse|ti mo ba fi owo ranse)
      (owo|charges) (ise|transfer) (yin|) elo ni
      (kini|iru) (ise|nkan) (le n se|ti e n se)
      (karo|eyi) (kini o n se|ki ni|je banki)
      ko mi bi (mo se maa lo o|a se n lo o)
      (kini|ki) (le|e le|ni e le) (se|ba mi se|se fun mi)
      (bawo ni|ba wo ni) (mo se le lo|a se n lo|eyi se n sise) (eyi|yin|karo|)
      (e|jowo|e jowo) (ran mi lowo|to mi sona|fi ona han mi)
      (mi o|n ko) (mo ohun ti mo maa se|mo bi won se n lo o|mo ibi ti mo ti maa bere) (rara|)
      (e ran mi lowo|ran mi lowo|e je kin ri iranlowo) (e jowo|jare)
      (mo nilo|mo fe|mo n wa) (iranlowo|atileyin|ki e ran mi lowo)
      (kini|ki|kinni) (ni e le|le|ni o le|ni karo le) (se|se fun mi|ba mi se)
      (bawo ni|bawo) (karo|eyi|nkan yii|mo) (se n sise|se le lo|ni a se n lo) (o|yii|)
      (fi|fun mi ni) (menu|akojo ise yin|ohun ti e n se|awon nkan ti e le se) (han mi|)
      (mi o mo|ko ye mi|n ko mo) (ohun ti maa se|bi won se n lo|nkankan|bi mo se le lo o)
      (se|nje) (eniyan|robot|ero) (ni yin|ni o|ni e)
      (ta|tani) (ni yin|ni e|ni karo|n ba mi soro)
      (ise|awon ise|iranlowo) wo (ni e n se|lo wa)
      (elo|eelo) ni (e n gba|owo transfer|owo ise yin|charges)
      (se|nje) (owo wa wa lailewu lodo yin|banki yii see gbokanle|karo je banki otito)
      (ofiisi|ile ise) yin (wa nibo|nko)
      (bawo ni mo se le lo|bawo ni mo se maa lo) (karo|ero yii|eyi)
      (e ran mi lowo|mo nilo iranlowo) (nibi|lori eyi|)
      (nibo|ibo) ni (ile ise yin|ofiisi yin|branch yin) (wa|)
      (abeg|jowo|) ko mi (bi mo se n lo o|bi n se lo)
      (nibo ni|ibo ni) (ile ise|eka|ofiisi) yin (wa|)
      (iru|awon) ise wo (ni e n se|le n se|le le se)
      (mi o|n ko) mo (ohun ti mo maa se|bi n se maa bere|ibi ti n o ti bere)
      (elo ni|iye) (owo ise|charge) (fun fifi owo ranse|yin)
      (se|nje) (owo mi maa ni aabo lodo yin|banki yii ni aabo|karo wa lailewu)
      (egbon|oga|madam|boss), (e gba mi o|e ran mi lowo|mo nilo iranlowo yin)
      (mo sese darapo|mo sese bere|emi tuntun ni), (bawo ni mo se le lo yin|e to mi sona|kini mo le se)
      (eko mi o ju|mi o kawe), (e ko mi bi a se n lo o|e salaye bi o se n sise)
      (kini iwulo|kini ise) (yin|re|karo|nkan yii) (gan|gangan|fun mi)
      (show me|fi han mi|je n ri) (menu|options|akojo ise) (yin|joor|)
      (help|help me|epp me|epp) (abeg|jo|o|oga)
      (ko ye mi|o ru mi loju) (rara|gan), (bawo ni mo se maa bere|kini ki n te|e ran mi lowo)
      (mo fe se nkan kan|nkan kan wa) (sugbon|amo) (mi o mo bi|ko ye mi bi) (mo se maa se e|won se n se e)
      (shey|se) (real|otito|ododo) (ni yin|ni banki yii|ni karo) (abi jibiti|)
      (se|shey) (ijoba|cbn|ndic) (mo yin|mo nipa yin|fun yin ni ase)
      (tani o|ta lo) (ni|da) (karo|banki yii) (sile|)
      (se mo le gbekele yin|se mo le fokan tan yin) (bi|pelu owo mi|)
      (elo ni charges|owo wo ni) (yin|e n yo) (fun transfer|lori akanti|losoosu)
      (se e n gba|shey e n gba) (charges|vat) (lori transfer|lori akanti losu|ti eniyan ba fi owo ranse)
      (bawo le se n sise|igba wo le n sise) (gan|ni sunday|o)
      (akoko wo|aago melo) (le n si|le n ti|ni e n si) (banki|ofiisi|)
      (awon nkan|ohun) (wo ni|ti) (mo le|eniyan le) (beere|fi yin se|se nibi)
      (e sapejuwe|e salaye) (ara yin|bi karo se n sise|ise yin) (fun mi|)
      (iwo ta ni|tani mo n ba soro|tani iwo) (yii|gan|)
      (to|tọ́) (mi|wa) sona (, mi o mo ona|jowo|lori bi n se ma lo o)
      (kini gbogbo|gbogbo) (ohun ti e le se|ise ti e n se) (fun onibara|fun mi|)
      (mo ha|mo ti ha) (o|sibi), (e ran mi lowo|kini igbese to kan|kini ki n se)
      (se e wa ni|shey e ni office ni) (ibadan|abeokuta|osogbo|ijebu ode|lagos)
      (nkan yii|eleyi|karo) (se ofe ni|bawo lo se n sise|kini e n fi se)
      igbese wo ni mo maa (gbe bayii lati lo karo|koko gbe lati bere si ni lo o)
      (mo fe bere nkan|mo ni ibeere|ibeere kan wa) (lowo yin|o|kan)
      (e fi ye mi|fi ye mi|e la mi loye) (bi karo se n sise|ise ti e n se|ohun ti mo le se nibi)
      (kini iyato|bawo ni e se yato) (yin ati banki miran|karo ati opay|si banki miran)
      (se ndic|se ijoba|tani) n (daabo bo|so) owo (wa|eniyan) lodo yin
      (mo n lo yin|mo fe lo yin) fun igba akoko, (bawo|kini mo maa se|e to mi sona)
      (iranlowo|e gba mi|egba mi o|menu) (jowo|o|kia)
      (kí ni|kini awon nkan) (ẹ lè ṣe|ti e le ba mi se|ti karo le se) (fún mi|)
      (owo ise|charges|iye owo) (ti e n gba|yin) (lori|fun) (transfer|fifi owo ranse|yiyo owo) (je elo|nko)
      (ibo|nibo) ni (mo ti maa|n o ti) bere(, e to mi sona|, ko ye mi|)
      (e fi ona|fi ona) (han mi|mo mi) (lori|nipa) (lilo karo|bi a se n lo eyi|nkan yii)
      (mo je|emi ni) (agba|alaimowe|eni tuntun), (e ko mi ni bi won se n lo o|e ba mi se alaye|kini ki n koko se)
      (se mo nilo|se o nilo) (app|data|foonu nla|smartphone) (lati lo karo|ki n to le lo yin)
      (nje|se) (karo|banki yii) ni (iwe ase|branch|ofiisi|app) (bi|ni ilu wa|)
      (e se akojo|fun mi ni akojo) (ise yin|ohun ti mo le beere|awon nkan ti e le se)
      (bawo ni|ona wo ni) (won se n|mo se le) lo (karo|eyi|ero yii)
      (mi o mo|ko ye mi) (bi|ibi ti) (won se n lo o|mo maa ti bere|mo se maa se e)
      (kini|awon nkan wo ni) (e le ba mi se|karo le se|e n se nibi)
      (e ran mi lowo|gba mi|iranlowo) (jowo|mi o mo ohun ti mo maa te|o ti su mi|)
      (tani|kini) (e|iwo|karo) (n je|je gan|)
      (e to mi sona|fi ona han mi|salaye fun mi) (bi mo se le lo karo|bi karo se n sise)
      (menu|akojo ise yin|option) (fi han mi|da|ni mo fe)
      (se banki gidi|se ootọ|se banki) ni karo (bi|se owo mi wa lailewu)
      (nibo|ibo) ni (ofiisi|eka) (yin|karo) wa
      (elo|eelo) ni (e n gba|owo ise yin) (ti mo ba fi owo ranse|fun transfer|)
      kini o maa sele si owo mi (ti karo ba ti pa|ti e ba kogba sile|ti banki yin ba wo)
      (mi o ka iwe|mi o gbo oyinbo|oju mi o riran daadaa) (bawo ni mo se le lo yin|e ran mi lowo)
      (awon ise wo|ki lo) (wa nibi|e n se fun eniyan|mo le ri nibi)
      (mo kan fe mo|so fun mi) (kini karo|ohun ti e n se|bi karo se n sise)
      (mo ti ha|mo ti sonu|ori mi daru) (mi o mo ibi ti mo wa ninu menu|kini mo maa te bayii)
      (jowo|e joo) (nibo ni mo ti maa bere|kini mo maa koko se|kini mo maa te)
      (mo sese de|mo sese wole) (kini mo maa ko|ki ni mo maa se|e to mi sona)
      (fi|e fi) (gbogbo|akojo) (ohun ti e n se|ise yin|options) (han mi|ranse)
      (se e ni|karo ni) (ofiisi|eka|agent) (ni ibadan|ni ilu wa|ni oshogbo) (bi|)
      (ta lo da|tani o ni) (karo|banki yii) (sile|)
      (kini mo le|ki ni mo le) (bi yin|beere lowo yin|ba yin se)
      (mi o ti lo eyi ri|igba akoko mi niyi) (e ko mi bi won se n lo o|e la mi loye)
      (ki le le se|ki le maa se) (fun mi|fun oloja|fun agba bi emi)
      (mo nilo|e fun mi ni) (itosona|alaye|imole) (lori karo|bi mo se maa lo o)
      (e jowo|ejo) (bawo ni|bawo) (nkan yii|eleyi) se n sise
      (mi o mo|n ko mo) (ohun ti|nkan ti) (mo maa|n o) (te|ko|so), (e to mi sona|e ran mi lowo)
      (iranlowo|help) (jowo|o|abeg|e gba mi)
      (iru iranlowo wo|iranwo wo) ni (e le|karo le) (se fun mi|fun mi)
      (ki lo le|kini e le) (se|ba mi se) (fun mi|)
      (awon nkan|awon ise) wo (ni e n se|lo wa) (nibi|lori karo)
      (kini|ki ni) (karo|eyi|banki yii) (wa fun|n se fun eniyan)
      (ẹ ràn mí lọ́wọ́|ran mi lọwọ|ẹ gbà mí) (o|jọ̀ọ́|jàre)
      (kí ni|kini) mo lè (ṣe níbí|fi karo ṣe)
      (báwo ni|bawo ni) (mo ṣe lè|n ṣe) (lo karo|lo ohun èlò yìí|bẹ̀rẹ̀)
      (menu|akojo ise|options) (da|yin da|je n ri)
      (e so|so) (ise ti e n se|ohun ti e le se) (fun mi|gbogbo)
      (mo je|mo ti je) (agba|arugbo|iya agba), (e ko mi bi mo se le lo eyi|bawo ni mo se maa lo karo)
      (ibo|nibo) ni (ki n ti|n o ti) bere (lori karo|pelu karo|o)
      (emi|mo) (se alakobere|o ti lo eyi ri), (e salaye bi won se n lo o|kini mo maa se)
      (se e le|e le) (ran mi lowo|dari mi|to mi sona) (die|jowo|)
      (mo nilo|mo fe) (iranlowo|itosona|iranwo) (yin|kiakia|die)
      (ta ni|tani) (eyin|iwo|e) (gan|na) (gan gan|)
      (se banki|se bot|se eniyan) (ni yin|ni karo|ni mo n ba soro) (abi kini|)
      (karo|eyin) (je kini|n se kini|wa fun kini) (gan|)
      (nigba wo|aago melo) (le n si|le n pa de|ni e n sise) (lojo abameta|lojo sunday|)
      (ofiisi|eka) yin (to sunmo wa|ni ilorin|ni akure) (wa nibo|da)
      (se e ni|e ni) (eka|branch|ofiisi) (ni ondo|ni ekiti|ni ogbomoso|ni ilorin) (bi|)
      (se owo wa lori|elo ni e n gba fun|ofe ni) (lilo karo|ise yin)
      (kini awon|awon wo ni) (nkan|ise) ti (mo le se|e n se) (lori whatsapp|)
      (e jowo|oga) (e la mi loye|e salaye fun mi) (bi karo se n sise|ohun ti karo je)
      (mo sese|mo kan) (darapo|wole|bere), (kini mo maa koko se|kini o kan)
      (mo gbo|won so fun mi) pe (e n ran eniyan lowo|karo dara), (kini e le se|bawo le se n sise)
      (ọ̀nà wo|ona wo) ni (mo lè gbà|mo le gba) (lo banki yìí|lo yin)
      (mo ti daru|o ti ru mi loju), (e ran mi lowo|kini ki n se)
      (karo|e jowo) (mo nilo iranlowo|e gba mi sile|ran mi lowo)
      (ki lawon|kini awon) (ohun|nkan) ti mo le (beere|so fun yin|ni ki e se)
      (bawo ni mo se maa|bawo ni n o se) (ba banki yii sise|lo whatsapp yii)
      (kí lẹ̀ ń ṣe|kí ni iṣẹ́ yín|kí lẹ wà fún) (gan-an|níbí)
      (se o le|se e le) ran mi lowo (pelu|lori) (oro kan|nkan kan)
      (mo ni|o ku) (ibeere|oro) (kan|die) (e jowo|e ran mi lowo)
      (e ba mi|ba mi) (wa ona|se e) o, (ko ye mi|mi o mo ona)
      (tani|ta lo) (da karo sile|ni banki yii|ni yin)
      (nibo|ibo) ni (banki yii|karo) (wa|ti wa|ti n sise)
      (se e lawe|se cbn) (fowo si yin|mo nipa yin|gba yin laaye) (lati sise banki|)
      (se owo mi|se owo eniyan) (wa lailewu|ni aabo) (lodo yin|ni karo)
      (how to use|bawo ni mo se n lo) (karo|this app|eyi)
      (help me|ran mi) (abeg|lowo|joor), (mi o mo bi n se ma se|o ti ru mi loju)
      (kini|awon) (feature|ise) (yin|to wa lori karo) (gbogbo|)
      (e fi|fi) (ona|bi won se n se) han mi (jowo|), mo je (tuntun|alakobere)
      (ko ye mi|mi o loye) (bi nkan yii se n lo|bi karo se n sise) (e salaye|ran mi lowo)
      (mo fe mo|je ki n mo) (nipa karo|nipa ise yin|ohun ti e n se)
      (se mo le fi|se won n fi) (ohun|voice note) (ba yin soro|lo karo)
      (mama mi|baba mi) (fe lo karo|o mo iwe), (bawo ni yoo se lo o|e ran wa lowo)
      (e la|e fi) (ona|igbese) (han mi|ye mi) (lati lo karo|bi won se n lo yin)
      (iṣẹ́|ise) wo (lẹ lè ṣe|ni ẹ lè ṣe) (fún mi|fun mi)
      (nje|se) (e le ran mi lowo|iranlowo wa) (loni|bayii|o)
      (mo nilo|n ko mo) (eni ti o le|ibi ti mo ti le) (salaye|ri alaye) (bi karo se n sise|fun mi)
      (kini n|ki ni n) (se|te) (bayii|bayi), (mi o mo ibi ti mo wa|ko ye mi)
      (mo ti wa|mo wa) nibi (, kini o kan|, kini e le se fun mi)
      (e fi han|so fun) mi (ohun gbogbo|gbogbo nkan) (ti e n se|ti mo le se nibi)
      (iwo|karo) le (se kini fun mi|ran mi lowo bawo)
      (e jowo|) mo (fe mo si|ni ibeere) (nipa karo|nipa banki yii)
      (ki lo|kini o) (yato|pataki) (nipa karo|si awon banki miran) (ti mo fi maa lo yin|)
      (ta lo|eni wo lo) (n dahun mi|n ba mi soro) (yii|bayi)
      (e ran|ran) (arugbo|iya agba|eni ti ko mo) (lowo|lowo o)
      bawo ni (ki n se|mo se maa) (beere nkan lowo yin|pase fun yin) (lori whatsapp yii|)
      (ile ise|ori ile ise) yin (ilu wo lo wa|wa nibo)
      (oga|egbon) mi o (mo|gbo) nkan to n (sele|lo) (nibi|) (e salaye)
      (apeere|ona) (ohun ti mo le beere|bi mo se le ko oro ranse) (fun mi|, e so)
      (ẹ fi ọ̀nà|e fi ona) hàn mí (jọ̀ọ́|o|nibi)
      (àwọn|awon) (iṣẹ́|ise) (tí ẹ ń ṣe|yin) (dà|kí ni)
      (níbo|nibo) ni (ọ́fíìsì yín|ofisi yin|ile ise yin) (wà|gan)
      (mo ti gbiyanju|mo ti te ohun gbogbo) (ko ye mi|o daru) (e ran mi lowo|iranlowo o)
      (e gba mi ni imoran|e to mi) (lori bi mo se le lo karo|ibi ti mo maa bere)
      (se gbogbo|nje gbogbo) (nkan banki|ise banki) ni (mo le se nibi|e n se)
      (se karo|nje karo) je (banki gidi|app|bot)
      (kini karo|ki ni karo) (le ran mi lowo se|n se gan|wa se)
      (akoko ise|opening hours|aago ise) (yin|banki) (nko|da)
      (e si|e n sise) (lojo isinmi|lojo sunday|loru) (bi|)
      (wakati melo|ago melo) (ni e n dahun|le wa nile) (lojumo|)
      (mo kan fe|mo fe) (mo|wo) (bi e se n sise|nkan ti e le se)
      (ka|to) (awon ise yin|nkan ti mo le se) (fun mi|lesese)
      (guide|direct) mi (abeg|jowo|lori bi n se ma lo o)
      (i don't know|mi o mo) (what to do|bi mo se maa lo o) (help|e ran mi lowo)
      (nibo ni mo ti maa|bawo ni n o se) (bere|start) (lilo eyi|)
      (what can|kini) (you do|e le se) (for me|fun mi|o)
      (options|menu|akojo) (please|jowo|fun mi)
      (se eni tuntun|nje agbalagba) le lo karo (bi|), (bawo|)
      (oju mi ti|ori mi ti) (daru|ru) (nipa nkan yii|), (ran mi lowo|e ba mi se e)
      (mo fe se|mo ni) (ohun kan|nkan kan) (sugbon|) mi o (mo bi mo se le so o|mo ona)
      e ran (awa ti a o mo iwe|awa agba|awa arugbo) lowo, (bawo la se n lo o|kini a maa te)
      (iranlowo|iranwo|help) (kiakia|o|ni mo n wa)
      (emi o|n o) (mo|ye mi) (ohun ti karo je|bi e se n sise) (so fun mi|)
      (e joo|e gba mi), (ki ni mo maa se nibi|bawo ni mo se maa bere|kini mo le beere)
      (iwe|eko) bi (mo se le lo karo|won se n lo yin) (da|nko)
      (mo fe lo karo|mo fe lo yin) (sugbon|) mi o (mo bi|mo ona|ti i lo o ri)
      (se e n|nje e) (ran eniyan lowo|gba eniyan ni imoran) (loru|lojo isinmi|)
      (kí ni gbogbo|awon wo ni) (iṣẹ́|ise) (tí karo|ti karo) (ń ṣe|n se)
      (ki lo le|kini o le) ran mi lowo (lati lo|lori) (karo|banki yii)
      (opening hours|adiresi|ofiisi) (yin|karo) (ni osogbo|ni ekiti|jowo)
      (tell me|so fun mi) (about karo|nipa karo|what karo does)
      (se karo|nje banki yin) (wa lailewu|ni aabo|je ti ijoba) (bi|)
      (mo ti wole|mo ti forukosile) tan, (kini o kan|kini mo le maa se|bawo ni mo se n lo o)
      (itosona|amona) (fun|si) (alakobere|eni tuntun) (jowo|da)
      (mo fe ki e|e jowo e) (fi mi mona|to mi sona|salaye bi won se n lo karo)
      (kini|awon) (nkan pataki|ise) (ti e le ba mi se|ti karo le se) (fun mi|)
      (bawo ni karo|bawo ni banki yii) se (n sise|le ran mi lowo) (gan|)
      (se iranwo|nje iranlowo) (wa|kan wa) (fun mi|nibi) (bi|)
      (mo ti ra foonu tuntun|mo sese gba foonu), (bawo ni mo se maa lo karo|e to mi sona lori karo)
      (ta ni oludasile|tani oni) (karo|banki yii)
      (e ran mi lowo|help me) (please|jowo|o) (mi o mo nkan ti mo n se|)
      (se e wa|se karo wa) (ni gbogbo ilu|lori whatsapp nikan|ni app store)
      (awon ofin|terms) (yin|karo) (nko|nibo ni mo ti le ka won)
      kini (mo le so fun yin ki e ba mi se|mo le beere lowo yin nibi)
      (apejuwe|salaye) (ise|bi mo se le lo) (karo|yin) (fun mi|ni soki)
      (ṣe alaye|salaye) (karo|ara yin|ise yin) (fun mi|jowo)
      (e dari mi|e to mi) (sibi ti mo maa bere|lori ohun ti mo le se nibi) (jowo|)
      (se e le so|e so) (ise ti karo n se|bi mo se le lo karo) (fun iya mi|fun mi) (ni yoruba|)
      (omo mi lo ba mi|enikan ba mi) fi karo si foonu, (kini mo le fi se|bawo ni mo se maa lo o)
      (emi o ka iwe|oju mi ko riran daadaa), (bawo ni mo se maa lo karo|e to mi sona)
      (kini|awon nkan wo) (karo|e) (le se|n se) (fun mi|)
      (mo je eni tuntun|mo sese de), (nibo ni mo ti bere|e to mi sona|kini mo le se nibi)
      (bawo|se) (karo|app yii) (n sise|laabo|dara)
      (mi o mo|ko ye mi) (bi mo se maa lo karo|ohun ti mo le se nibi) (e salaye|)
      (menu|akojo ise) (yin|karo) (da|fi han mi|jowo)
      (se app yii|se karo) (rorun|soro) (lati lo|) (fun agbalagba|fun eni ti ko kawe)
      (kini mo le|kilo) (fi karo se|maa fi app yii se) (fun mi|)
      (bi mo se maa|bi a se n) lo (karo|ero yii) (ko ye mi|salaye fun mi|e ko mi)
      (se banki gidi|se ile ise gidi) ni (karo|yin) (abi|) (kini e n se)
      (awon ise|ise wo) (ti e n se|le n se) (fun onibara|fun wa) (so fun mi|)
      (mo ri|mo gbo) (oruko yin|nipa karo) (lori facebook|lodo ore mi), (kini e n se|kini e le se fun mi)
      (nibi|lori whatsapp) (ni e ti n se gbogbo e|ni banki yin wa), (bawo ni gbogbo e se n sise|kini mo le se)
      (mo sọnù|mo ti daru) (ninu app yii|nibi) (kini mo maa te|e to mi sona)
      (e fun mi ni|mo fe) (akojo|list) ohun ti (mo le beere|e le se)
      (owo elo|elo) ni (e n gba|karo n gba) (fun transfer|lati lo ise yin|losoosu)
      (se owo mi|nje owo mi) (wa ni ailewu|laabo) (pelu yin|lodo karo) (bi|)
      (so|e so) (ohun ti|nkan ti) (e wa fun|e n se|karo je) (fun mi|)
      (ta lo le|tani le) lo (karo|ise yin) (se arugbo le lo o|)
      (se karo|se app yii) (wa fun|dara fun) (agbe|awon arugbo|oloja) (kini a le fi se|)
      (emi o gbo|mi o mo) (nipa whatsapp|oro ero ayelujara) (pupo|), (e ko mi bi mo se maa lo karo|e to mi sona)
      (kini igbese|kini nkan) (akoko|kini) (ti mo maa se|) (lori karo|nibi)
      (mo fe mo|e so fun mi) (siwaju si|die) (nipa karo|nipa banki yin)
      (tutorial|itosona|iranlowo) (lori bi a se n lo karo|fun eni tuntun) (jowo|)
      (options|awon ise) (yin|to wa) (fi han mi|ko won wa)
      (mo kan fe|mo fe) mo (bi e se n sise|nkan ti e n se) (karo|) (mi o fe se nkankan bayi|)
      (nje o rorun|se o soro) (lati lo|lati ko bi a se n lo) karo (e ko mi|fun agbalagba)
      (kini|ewo ninu) (anfani|ise) (karo|to wa lodo yin) (fun iya oloja|fun mi|fun akekoo)
      (mo n bere|ibeere mi ni), (kini karo|kini eyin) (wa fun|le se)
      (kini n|kini maa) (ko|so) (ti mo ba fe lo ise yin|lati bere)
      (se|nje) e (n sise|maa n sise) ni (ojo aiku|ojo isinmi|satide)
      mo kan ri nomba yin (lori status ore mi|lori redio), kini e n se gan
      (elo|eelo) ni e maa n yo ti mo ba fi owo ranse si banki miran
      se e maa n yo owo (sms|itoju akanti) losoosu
      (tani|ta lo) ni banki karo yii gan
      se ijoba (mo nipa yin|fi owo si banki yin)
      ti banki yin ba (pa de|ti pa) lola, kini o maa sele si owo awon eniyan
      mo fe mo gbogbo nkan ti mo le se lori whatsapp yii
      bawo ni nkan yii se n sise (fun eni ti ko mo iwe|fun agbalagba)
      (ko ye mi|mi o loye) bi won se n lo o, e (se alaye|to mi sona)
      mo sese darapo, (kini ki n koko se|ibo ni ki n ti bere)
      se mo le fi ohun mi so o dipo ki n maa te e
      se e le (ran mi lowo|ba mi se) lori (owo mi|nkan banki)
      ago melo ni e maa n (si|ti) ni ojo jimoh
      se cbn fun yin ni iwe ase
      kini idi ti mo fi gbodo gba yin gbo pelu owo mi
      nje awon alaye mi (wa ni ailewu|o ni bo sowo elomiran) lodo yin
      se won le hack whatsapp mi ki won fi ko owo mi, bawo ni e se n daabo bo wa
      e ko mi bi won se n lo gbogbo nkan to wa nibi
      kini mo maa ko si yin ki e to gbo mi, e fi apeere han mi
      bawo ni nkan se n lo (pelu karo|lori karo), e salaye
      (what is|what's) this karo (sef|gan)
      abeg (how this thing dey work|explain bi nkan yii se n sise)
      e fun mi ni menu
      option wo lo wa nibi
      kini awon nkan ti banki yin fi dara ju awon yooku lo
      (iye|elo) ni charges yin fun transfer
      se transfer si opay ni charges
      nje owo wa lori (gbigba owo|fifi owo pamo) lodo yin
      se ofe ni gbogbo nkan ti e n se yii abi e maa gba owo
      e gba mi, mi o mo bi mo se maa se e
      mo nilo itosona die nipa bi karo se n sise
      mo je agbe, kini karo le se fun awa agbe
      mo n ta ata loja, kini e le se fun awa oloja
      (ile ise|ofiisi) yin wa ni adugbo wo ni (ibadan|eko)
      se e ni branch ni abeokuta
      se robot ni mo n ba soro abi eniyan
      (se o mo|se o le ka) nkan ti mo ba ko ni yoruba
      se e gbodo ni app tabi whatsapp nikan to
      ki ni oruko yin ati kini ise yin
      mo fe bere ibeere kan nipa banki yin
      bawo ni mo se maa mo pe kii se awon oniwayo ni yin
      nje mo le lo karo ti mo ba wa ni (ghana|ilu oyinbo)
      (e salaye|salaye) fun mi bi ajo se n sise lori karo
      bawo ni loan se n sise lodo yin, e so fun mi ki n to bere
      kini iyato laarin yin ati opay
      se eniyan meji le lo foonu kan fun karo
      elo ni e maa n ge ti mo ba yo owo ni pos
      (oya|o ya) so fun mi, kini gbogbo nkan ti mo le se nibi
      abeg mo fe mo charges yin ki n to bere si ni lo o
      sha so fun mi bi won se n lo nkan yii
      iya mi o mo bi won se n te foonu, bawo lo se maa lo banki yin
      kini iyato laarin karo ati banki ti mo ti mo tele
      ki lo de ti banki yin fi wa lori whatsapp
      se eniyan lo n dahun abi computer
      {name} lo so fun mi nipa yin, kini e n se gan
      mo n gbo oruko karo kaakiri, e so nkan ti o je fun mi
      se o ye ki n fi owo mi si odo yin, se mo le gba yin gbo
      ti enikan ba ji foonu mi, se o le wo owo mi lodo yin
      nje otito ni pe e ko ni ofiisi
      e ni ofiisi ni (kano|akure|ilesa) bi
      se mo le wa ba yin ni ofiisi, ojo wo le maa n si
      e ran mi lowo, mi o mo ibi ti mo ti maa bere
      mi o mo ohun ti mo le beere, kini awon eniyan maa n beere
      e fi apeere bi mo se maa ko o han mi
      (bawo ni|se) mo se le fi voice note ranse si yin, se e maa gbo o
      kini itumo oruko yin karo
      owo mi lodo yin, tani o n daabo bo o
      se ndic wa leyin yin
      ti mi o ba ranti bi won se n se nkan, se e le maa ran mi leti
      elo ni sisi akanti, elo ni kaadi, elo ni transfer, e ka iye owo won
      owo iṣe yin nko, e ni iwe iye owo
      kini itumo (tier|kyc) ti e n so yii
      e maa n sise ni ojo odun bi
      se mo le lo karo loru
      ki lo n je bvn ti e n beere, kini e fe fi se
      se e maa n fi alaye wa han elomiran
      bawo le se n ri owo yin ti e ba ni ofe ni
      karo dabi tani, se omokunrin ni abi omobinrin
      o da mi loju pe ero ni yin, abi
      talo n ba mi soro
      so awon ise yin fun mi lekunrere
      mo wa nibi, kini kan leyin eyi
      e jowo, se banki yin wa fun awon eniyan ti ko ni bvn
      ilana bi mo se maa lo banki yii da
      mo fe alaye kikun nipa bi banki yin se n sise
      e ti n se ise yii lati odun wo
      se ohun mi maa wa lodo yin ti mo ba fi ohun ranse
      mo ti forukosile, kini mo le maa se nibi
      omo mi lo fi karo si foonu mi, bawo ni maa se lo o
      se foonu nla dandan ni ki n to lo karo
      ran mi lowo die, mi o mo bi mo se maa lo o
      se banki gidi ni yin abi whatsapp lasan
      mi o lo iru nkan yii ri, e to mi sona
      nibo ni eka yin to sunmo sango wa
      mo gbo oruko yin lodo ore mi, kini ise yin gan
      kini ki n koko te ti mo ba fe bere si ni lo yin
      nje owo wa ni aabo ti banki yin ba wo lule
      bawo ni mo se maa pase fun karo ki o gbo mi
      awon nkan wo ni mo le ni ki e se fun mi
      igbese akoko lati lo karo ni kini
      e to awa agbalagba sona, a o mo nkan yii lo
      mi o kawe, e to mi sona bi won se n lo nkan yii
      ago melo ni e maa n dahun lojumo
      fi menu yin han mi
      bawo ni a se n lo nkan yii
      se ndic daabo bo owo awon eniyan lodo yin
      ẹ jọ̀wọ́, kí ni mo lè ṣe níbí
      báwo ni mo ṣe lè gbẹ́kẹ̀ lé yín
      ẹ ṣàlàyé bí ètò yín ṣe ń ṣiṣẹ́ fún mi
      ran mi lowo jor
      mi o get e, bawo lo se n work
      wat can u do for me
      kini function karo gan
      iru banki wo ni yin, e so fun mi ki n to wole
      kini iyi to wa ninu lilo karo
      bawo lo se ye ki n lo yin fun okoowo mi
      awa ti a wa ni abule, se e le sise fun wa
      kini owo ti eniyan n san lati lo yin
      e je ki n mo charges gbogbo nkan
      se ai ni yin
      ki lo le se ti banki mi o le se
      e gbe menu wa
      main menu
      mo fe mo nipa yin
      ibo ni mo ti le ka nipa banki yin
      e to mi sona jowo, mo ti daru
      mo kan n wo kaakiri, kini o wa nibi
      asiri mi n ko, se e maa pa a mo
      se e gba iwe ase lowo cbn
      (ojo wo|ago wo) ni ofiisi yin maa n wa ni sisi
      mo sese ra foonu tuntun, omo mi fi karo si i. e salaye ohun ti mo le fi se
      mi o mo iwe, oju mi o si riran daadaa. bawo ni mo se maa lo yin
      ki n to fi owo mi si ibi yii, e so fun mi, tani e je ati ibo ni ofiisi yin wa
      mo ti gbo pupo nipa yin loja. e je ki n mo gbogbo ise ti e n se
      emi ko lo banki ri laye mi, owo ni mo maa n fi pamo sinu ile. bawo ni banki yii se n sise
      e jowo, mo fe mo elo ni e n gba fun transfer, kaadi ati sms
      ore mi ni robot lo n dahun nibi. se ooto ni, abi eniyan gidi ni yin
      mo je alagbato, mo fe mo bi banki yii se le ran mi lowo. e salaye
      ore mi ni e dara, egbon mi ni ole ni yin. e so fun mi, se banki gidi ni yin
      mo ti dagba, mi o mo nkan igbalode. e lo suuru fun mi, ki e to mi sona
      owo mi wa ni banki miran. kini anfaani ti mo maa ri ti mo ba n lo karo
      mi o fe ki won ge owo mi. e ka gbogbo charges ti e n gba fun mi
      e so fun mi na, (iru banki wo le je|ta lo ni yin|nibo le ti wa)
      mo fe lo yin fun soobu mi, (bawo lo se n sise|e salaye fun mi)
      (kini|iru) anfaani wo lo wa ninu lilo banki yin
      awon wo lo le lo karo, se awa ti a wa loke okun naa le lo o
      (kini|iru nkan wo ni) (karo|banki yin) (le se|n se) fun (oloja|agbe|akekoo)
      (elo|iye wo) le (n ge|n yo|n gba) (losoosu|lori transfer|lori kaadi)
      (se|nje) (robot|eniyan|ero) (lo n dahun|ni mo n ba soro)
      (ibo|adugbo wo) ni (ofiisi|eka) yin (wa|to sunmo mi wa)
      (ago melo|ojo wo) ni (e n si|e n ti|e n sise)
      (mi o|n ko) mo (bi won se n lo|bi mo se maa lo) (yin|nkan yii), e to mi sona
      (se|nje) (owo|asiri) wa (wa lailewu|ni aabo) lodo yin
      (fi|e fi) (akojo ise|menu|gbogbo nkan ti e n se) (han mi|sibi)
      e so gbogbo nkan ti eniyan le fi whatsapp banki yii se
      se mo maa san owo ti mo ba n lo karo lojoojumo
      bawo lo se ya si ti awon banki to ni ile
      ki ni mo gbodo mo ki n to bere si ni lo karo
      tani o maa ran mi lowo ti mo ba sonu ninu nkan yii
      se e le ran mi lowo ti oyinbo ko ba ye mi
      mo fe ki e salaye fun iya mi ohun ti karo je
      se ofiisi yin wa ni ilu oke
      nje won fowo si yin ni naijiria
      owo to wa ni karo, se won maa fi se nkan miran
      ki ni karo tumo si, ta lo n lo o
      e so ooto, se e le sa lo pelu owo wa
      bawo ni mo se maa ba yin soro ti mo ba nilo nkan
      so itumo awon nkan to wa ninu menu yii
      ki ni mo le ba yin soro le lori
      mo fe mo boya e n sise loru
      se e maa n pa foonu, abi igba gbogbo ni mo le ba yin soro
      ona melo ni mo le gba lo banki yin
      kini ohun akoko ti eni tuntun maa n se nibi
      ofe ni abi mo maa san nkan
      iye wo ni maa san ti mo ba gba owo wole
      e je ki iya mi naa mo bi a se n lo karo, e salaye ni ede to rorun
      banki wo le n ba sise po
      se ile ifowopamo yin ni iwe ase ijoba
      mo n beru lati fi owo si ori whatsapp, se ko lewu
      ti whatsapp mi ba baje, owo mi nko, se o wa lailewu
      nje elomiran le ri nkan ti mo n ba yin so
      karo, se o le so itan ara re fun mi
      ki lo mu yin yato si banki ile
      tutorial bi won se n lo karo
      list ise yin
      mo sese ri yin, tell me about yourself
      bawonimose lo karo
      kinile se
      ejoo eranmilowo
      emi o mobi monse lo
      shey real niyin
      wat is karo abi
      ejo eranmi lowo mio mo bimose lo
      kinimo le se nibi
      kinile lese funmi
      bawole se n sise
      taniyin gan
      shey robot niyin abi eyan
      nibo lofis yin wa
      egba mio, mio mo nkan timo n te
      elo lowo ise yin fun tranfa
      sheowo mi safe lodo yin
      mo ti wa lori karo bayii, ewo ni mo maa koko se
      e ku ise o, mo fe beere nipa charges yin
      ti eniyan ba ku, kini o maa sele si owo re lodo yin
      oko mi ko fe ki n lo yin, o ni e o lailewu. e so fun mi ki n le salaye fun un
      mo je afoju, se mo le fi ohun lo karo
      se e le maa fi ohun da mi lohun nitori mi o le kawe
      awon oloja melo lo n lo yin, se e gbajumo
      e je ki n ri iwe adehun yin
      kini won n pe ni karo yii ti gbogbo eniyan n so
      e to awa obinrin oja sona bi won se n lo banki yii
      igba wo le da sile, tani oludari yin
      bawo ni emi oloja se maa je anfaani karo
      mo fe bere, kini igbese re, e to mi sona ninu karo
      (kini|ki ni) gbogbo charges ti e ni, e ko won sile
      e se alaye ara yin fun mi ki n le gbekele yin
      se e ni app ti mo le download
      se banki yin wa fun awon odo nikan abi agbalagba naa
      e fi video bi won se n lo karo ranse si mi
      tani mo maa ri ti mo ba fe mo nipa banki yin
      mo fe mo ohun to wa ninu karo yii
      e ti wa niye ilu melo
      eyin nko, kinile n se
      mofe mo bimose le lo yin
      bawoni karo sen sise
      iru bank wo niyin
      mio mo bi won se n lo
      elonile n gba fun transfer
      iya mi ni ki n beere boya e n se gbogbo nkan banki lori foonu. e so fun wa
      mo ti ni akanti bayii, mo fe mo ohun ti mo le fi se nibi
      mo wa ni abule ti ko si banki, kini karo le se fun mi
      e ma binu, mo fe mo iye ti e n ge lori owo ti o wole
      kini awon ofin yin, se mo le ka won
      (oga|madam) karo, e salaye bi gbogbo e se n lo
      bawo ni owo yin se n wole, ti e ko ba gba owo lowo wa
      mo fe ki egbon mi naa mo nipa yin, kini ki n so fun un pe e n se
      se o le fi mi han bi won se n lo eyi lesese
      (se|nje) mo le lo karo pelu foonu meji
      ti mo ba ni ibeere loru, se e maa dahun
      nje banki yii wa ni gbogbo ipinle
      ehn, mo fe beere o, bawo ni nkan yii se n sise gan
      e gbo, ta le n je na, kini ise yin
      so fun mi na, kini gbogbo ohun ti e le ba mi se nibi
      (kini|ki ni) mo le gba lodo yin gege bi (telo|olukoni|awako)
      ise banki wo le n se ti e o ni ile
      e ka gbogbo nkan to wa ninu menu fun mi
      (elo|iye) ni owo ti e n gba lori kaadi
      mo fe mo bi e se n daabo bo asiri wa
      e fun mi ni apeere ohun ti mo le ko si yin
      kini maa se leyin ti mo ti wole sibi
      aladugbo mi so nipa yin ni ibi isomoloruko, kini e n se gan
      mi o ka iwe pupo, oja ni mo n ta. bawo ni mo se le lo karo
      mo n gbe ni abule, se mo le lo yin nibi ti ko si banki
      foonu omo mi ni mo n lo, e so ohun ti e le se fun mi
      won ji aladugbo mi lowo ni banki kan, se owo mi wa lailewu lodo yin
      mo n rin irin ajo lo ghana, se mo si le lo karo nibe
      ki n to fi owo oja mi si odo yin, ta lo ni karo
      ojo isinmi ni ola, se e maa sise lojo keresi
      egbon mi ni ki n lo karo, kini e le ba mi se gan
      elo ni e n yo ti mo ba fi owo ranse si banki mii
      se owo mi ko ni sonu ti mo ba fi si odo yin
      bawo ni won se n lo yin
      se owo mi wa ni aabo lodo yin
      elo ni e n gba ti mo ba fi owo ranse si banki miran
      arugbo ni mi, bawo ni mo se le lo yin
    `,
    interest_rate: `
      (kini|elo ni) (iye ele|interest|oye ele|owo ele) (ti e n san|lori akanti mi|lori ifowopamo mi)
      ele elo ni (mo maa gba|mo n gba|e n san) (lori|fun) (ifowopamo mi|akanti mi|owo mi)
      (iye|oye|oṣuwọn) (ele|interest|ele ori owo) (lori akanti|lori akanti mi|lori ifowopamo|ti banki yin)
      se (ele|interest) wa (lori|ninu) (ifowopamo|akanti mi|owo mi)
      (ida meloo|ida melo ninu ogorun) ni (ele|interest) (yin|lori akanti mi|)
      (so|e so) (iye ele|oye ele|interest) (akanti mi|lori ifowopamo|) fun mi
      (ele|interest rate) (akanti mi|asunwon mi|ifowopamo mi) (je elo|n ko)
      se (ele|interest) wa (ninu|lori|fun) (owo mi|akanti mi|ifowopamo)
      (ele|interest) (wo|elo) lo wa (lori owo mi|fun ifowopamo)
      se owo mi n (mu ele wa|ni ele)
      elo ni (ele|interest|owo ele) (ti e n|ti won n) (san|fun ni|gba) lori (ifowopamo|akanti|loan)
      (kini|elo ni) (iye ele|oye ele|ida ogorun ele|interest rate) (lori owo mi|ti loan|lori akanti mi|)
      (elo|eelo|kini|ki ni) (ni|) (ele|owo ele|oṣuwọn ele|interest) (lori|fun) (eyawo|ifowopamo|akanti mi|{amount})
      (ele|ida) (meloo|melo|elo) (ninu ogorun|) (ni e n gba|ni e n fun|ni mo maa san) (lori|fun) (eyawo|ifowopamo|owo)
      (ti mo ba|bi mo ba) (ya {amount}, ele elo ni mo maa san|fi {amount} pamo, ele elo ni mo maa gba|fi {amount} pamo, elo ni ele re)
      (iye|osuwon) ele (yin|lori eyawo|lori ifowopamo)
      interest rate (yin|lori eyawo|) (je elo|elo ni)
      (ti mo ba|bi mo ba) (fi {amount}|fi owo) (sile|silẹ̀) (ninu akanti|lodo yin) (fun odun kan|), (ele melo ni maa ri|elo ni ele re)
      (shey|se) (e n san|e n fun ni) (ele|interest) (lori|fun) (owo ti mo fi pamo|akanti lasan|ifowopamo)
      (interest|ele) (yin|ti karo) (losu|lodun|lojumo) (je elo|melo ni|nko)
      (percent|ida) (melo|meloo) (le n fun|ni interest yin|le n gba) (lodun|losoosu|)
      (ele|interest) (ori|lori) (kolo|savings|fixed deposit) (yin|mi|) (je elo|nko)
      (iye ele|ele) (owo|yiya owo|eyawo) (lodo yin|ni karo) (ti po ju|elo ni|melo)
      (melo ni|elo ni) (e maa|won maa) (fi kun|san le) owo (ti mo ba fi pamo|mi) (losoosu|lodun)
      (rate|reeti|oye) (ele|interest) (akanti|savings|loan) (yin|)
      (akanti wo|ifowopamo wo) (lo ni|lo n san) (ele|interest) to (po ju|dara)
      (banki miran|{bank}) n san (ele|interest) ida mewa, (tiyin nko|elo ni e n san)
      (alfa ni mi|musulumi ni mi), (se ele wa lori akanti yin|se owo ele wa ninu ifowopamo yin)
      (ele ti|interest ti) (mo ma|mo maa) (gba|san) (je ida melo|elo ni percent)
      (igba wo|ojo wo) ni (ele|interest) (mi|) (maa wole|n wole|yoo kun owo mi)
      (annual|monthly) (interest|rate) (yin|lori savings) (nko|elo)
      (owo mi|{amount}) ti mo fi sile (lodo yin|ninu ifowopamo), (se e n fi nkan kun un|ele elo lo maa ko|elo ni ele e)
      (se ele|shey interest) (yin|ti e n san) (ju|po ju) (ti|) {bank} (lo|)
      (lori|fun) {amount} (losu kan|lodun kan), (ele e je elo|interest melo ni)
      (ida ele|ele ori) (fixed deposit|kolo|ifowopamo) (bayii|losu yii|lodun yii) (nko|je elo)
      (ele|interest) (maa n|n) (wole|jade) (losoosu|lodoodun|lojoojumo) (bi|abi bawo)
      (se mo maa|shey mo maa) (ri|gba) (ele|interest) (ti mo ba|bi mo ba) fi owo sile (lodo yin|)
      (èló ni|kí ni) (èlé|iye èlé|owó èlé) (lórí|fún) (àkáǹtì mi|ìfowópamọ́|ẹ̀yáwó) (lọ́dún|lóṣù|)
      (nje o le so|so) (iye ele|ele|interest) (ori|lori) (akanti|ifowopamo) (mi|yin) (fun mi|)
      (ele|interest rate) (akanti|ifowopamo|eyawo) (da|elo|nko)
      (e maa n fun|se e n fun) (onibara|eniyan) ni (ele|interest) (elo|melo|ida meloo) (lori owo ti won fi sile|lori akanti|)
      (ele|interest) ti (banki yin|e) n (san|fun ni) (yato si|ju) (banki miran|{bank}) (bi|)
      (elo|ida melo) ni (ele|interest) (ti e n gba|ti e n san|lori eyawo|lori ifowopamo) (losu|lodun|)
      (elo ni ele|ida melo ni ele) (eyawo yin|loan yin|ori ifowopamo) (losu|lodun)
      (ti mo ba ya|ti mo ba fi) {amount} (elo ni ele e|ele elo ni maa san|ele elo ni e maa fun mi)
      (ele yin|ida ele) (po ju|je elo) (lori eyawo|lori ifowopamo|)
      (elo ni|kini) (ele|interest) (ti e n san|yin) (lori ifowopamo|lori owo mi|)
      (ida melo|percent melo) (ni e n san|le n gba) (lori|fun) (loan|ifowopamo|fixed deposit)
      (ele|interest rate) (loan|eyawo|ifowopamo) yin (nko|elo ni|je ida melo)
      (ti mo ba fi|bi mo ba fi) {amount} (pamo|si fixed deposit) (fun odun kan|osu mefa), (elo ni ele|ele elo ni mo maa gba)
      (so|e so) (iye ele|interest rate) (yin|lori ifowopamo|lori loan) (fun mi|)
      (èlé|ele) (mélòó|melo) (ni ẹ ń san|le n san) (lórí|fun) (ìfowópamọ́|owo ti mo ba fi sile)
      (kí ni|kini) (iye èlé|osuwon ele) (yín|lori akanti mi|)
      (se|nje) (ele|interest) (yin|lori loan) (po|kere) (ju ti banki miran|)
      ele (elo|melo) ni (e maa fi kun|won n fi kun) (owo ti mo fi pamo|ifowopamo mi) (losu|lodun)
      (interest rate|rate) (yin|on savings|on loan) (abeg|nko|please)
      (mo fe mo|je ki n mo) (iye ele|osuwon ele|interest) (lori akanti mi|yin|)
      (ele|interest) (melo|elo) lo wa (lori {amount}|ti mo ba ya {amount})
      (se e n san|nje e n fun wa ni) ele (lori owo to wa ninu akanti|lori ifowopamo|) (ida melo ni|)
      (osuwon|rate) (ele|interest) (ti oni|tuntun|bayii)
      (ele ifowopamo|ele eyawo) (yin|) (lodun|losu) (je elo|ni|ida melo)
      (bawo ni|bawo) (e se n siro|won se n ka) ele (lori loan|lori ifowopamo|)
      (ti mo ba ya|to ba je pe mo ya) {amount}, (ele re je elo|interest ida melo)
      (annual|monthly) interest (rate|yin) (nko|da|elo ni)
      (owo mi|owo ti mo ba fi sile) (maa|yoo) (bi ele elo|mu ele elo wa) (lodun|losu)
      (ele|interest) (yin|loan yin) (ti yi pada|ti lo soke) (bi|), (elo ni bayi|ida melo ni)
      (awon agba|awon olowo ifeyinti) (se|le) (gba ele to po si|ni interest pataki) (lodo yin|), (elo ni)
      (ki ni|kini) (iyato|osuwon) ele (savings ati fixed|lori savings|lori loan)
      (ẹ̀yáwó|loan) (yín|yin) (èlé rẹ̀ ńkọ́|ele re nko|elo ni ele re)
      (mo gbo|won ni) pe (ele yin dara|e n san ele to po), (elo ni gan|ida melo ni)
      (calculate|siro) (interest|ele) (lori {amount}|fun mi lori {amount})
      (ele|interest) (fixed deposit|esusu|salary loan) (yin|) (nko|elo ni)
      (elo ni ele|ida melo ni ele) (ti mo maa san|ti mo maa gba|yin) (lori {amount}|)
      (se ele|nje ele) wa (lori akanti mi|lori owo ti mo fi sile|lori loan yin) (elo ni|)
      (owo ele|ele) (to wa lori|ti e n gba lori) (eyawo|loan|ifowopamo) (je elo|ida melo ni)
      (mo fe fi owo pamo|mo fe ya owo) (sugbon|) (elo ni ele yin|ida melo ni ele)
      (what is|kini) (your interest rate|interest rate yin) (on loan|on savings|)
      (ele|èlé) (ti oṣù|olosoosu|odun kan) (elo ni|je elo)
      (èlé orí|ele ori) (owó|eyawo|ifowopamo) (mi|yin) (jẹ́ èló|nko)
      (ida|ìdá) (mélòó|melo) nínú ọgọ́rùn-ún (ni èlé yín|ni ele)
      (se e le din|se e le fi kun) ele (yin|lori loan) (ku|) (elo ni bayi|)
      (interest|ele) (melo|elo) (per month|per year) (abeg|lodo yin)
      (so fun mi|mo fe mo) (ele|interest) (ti owo mi maa je|ti e n san fun ifowopamo)
      (ifowopamo|savings) (yin|) n san (ele|interest) (elo|ida melo)
      (lori {amount}|fun {amount}) (odun kan|osu mefa) ele (elo ni|je melo)
      (rate|ele) (loan|savings) (yin|) (ti oni|bayii) (elo ni|nko)
      (ele|interest) (compound|simple) (ni e n lo|le n san) (ida melo ni|)
      (elo ni mo maa|iye wo ni mo maa) (gba gege bi ele|je ni ele) (ti mo ba fi {amount} sile|lodun)
      (kini|elo ni) (ele|interest rate) (akanti omode|akanti ifowopamo) (yin|)
      (se ele yin|ele yin) (dara ju|ju) ti {bank} lo (bi|) (elo ni e n san|)
      (nigba wo|ojo wo) ni (e n san ele|ele maa n wole) (lori ifowopamo|) (ida melo|)
      (osuwon ele|interest rate) (lori eyawo agbe|lori eyawo onisowo|lori overdraft) (je elo|nko)
      (mo gbo pe|won ni) ele (ti yi pada|ti po si) (elo ni bayi|ida melo)
      (owo ori owo|ele) (ti e n gba|ti e n fun) (eniyan|) (elo|ida melo) ni
      (interest|ele) (free|ofe) (ni loan yin|abi elo ni)
      (losoosu|lodun) (ele melo|ida melo) (le n fi kun owo mi|maa n wole si ifowopamo mi)
      (elo ni|kini) (ele|interest) (ti mo maa je|lori owo mi) (lodun|losu) (jowo|)
      (ele|interest) (lori loan|lori ifowopamo|lori eyawo) (yin|) (elo|ida melo) (ni|)
      (ti mo ba|bi mo ba) (ya {amount}|fi {amount} pamo) (ele elo ni mo maa san|elo ni ele re|ele elo ni mo maa ri)
      (se ele yin|ele yin) (po|kere) (lori eyawo|lori loan) (ida melo ni|)
      (elo|ida melo) le (n fun|n gba) (wa|awon eniyan) (lori ifowopamo|lori eyawo) (bi ele|)
      (ki ni|elo ni) (osuwon|rate) (ele|interest) (lori fixed deposit|lori kolobo|losu kan)
      (ti mo ba fi|bi mo ba fi) {amount} (sile|pamo) fun odun kan, (ele melo|elo le maa fi kun un)
      (osuwon|rate) (ele|interest) (fixed deposit|eyawo oloja|kolobo) (je ida melo|elo ni)
      (ele ti e n gba|ele yin) (lori loan|lori eyawo) (osu mẹta|{amount}|odun kan) (po to elo|ida melo)
      (karo|banki yin) (n fun eniyan|n gba) ni ida melo (lori owo|lori eyawo) (bi ele|)
      (se ele|nje interest) (wa lori|n wole lori) (akanti mi|kolobo) (ida melo ni|elo lodun)
      (elo lo maa gun|elo ni ele to maa gun) (ori owo mi|ori {amount}) (ti mo ba fi pamo|ti mo ba ya a) (fun osu mefa|)
      (e fi ele|ele) (wo|elo) (ni|) (n gun ori loan yin|ni loan yin ni)
      (se ele|nje interest) (loan|eyawo) (yin|karo) (wa lojoojumo|je ti losoosu) (ida melo)
      (eyawo|loan) (osu kan|{amount}) (yin|) (ele e|interest e) (nko|elo ni)
      (banki miran|{bank}) n fun ni (ida mewa|ele to po), (tiyin elo ni|ele yin ida melo)
      (elo|ida melo) (ni ele|ninu ogorun ni ele) (lori|fun) (eyawo|ifowopamo|kolobo)
      (mo fe mo|e so) (ele yin|osuwon ele yin) ki n to (ya owo|fi owo pamo)
      ele loan yin lodun je ida melo
      ti mo ba fi {amount} sile fun odun kan, ele re maa je elo
      se ele yin ko poju ti awon banki miran lo, ida melo ni
      ida melo le n san lori owo ti mo fi pamo
      osuwon ele yin loni nko
      ti mo ba ya {amount}, elo ni maa da pada pelu ele
      ele lori kolo melo ni
      kini apr loan yin
      ele yin lori eyawo nko, ki n to ya
      ele n wole losoosu abi lodoodun
      ti mo ba fi {amount} si fixed deposit, ida melo ni ele re
      mo fe fi {amount} pamo fun odun kan. elo ni ele re lodo yin
      ki n to ya owo, e so ida melo ni ele re
      ele ninu ogorun lori loan yin
      elo ni kolo yin n bi losu
      ele fixed deposit osu mefa da
      se e n fi ele kun owo ti mo fi pamo, ida melo
      loan {amount}, ele re je elo
      (ele|interest) (loan|kolo|fixed deposit) yin (ida melo|elo) ni
      ti mo ba (ya {amount}|fi {amount} pamo), ele re (losu|lodun) je elo
      eleyin elo ni, ele loan
      e gbo, ele yin elo ni na
      mo ta moto mi, ti mo ba fi owo naa si odo yin elo ni ele re lodun
      asiko ogbin ti de, ele loan yin fun agbe ida melo ni
      omo mi maa wole ile iwe lodun meta, elo ni e n fi kun owo ti a ba fi pamo
      iya alajo ko fun wa ni ele, eyin n ko, ida melo ni ti savings
      mo fe ya owo igbeyawo, mo fe mo ele re losoosu
      awon ore mi loja n so wipe ele loan po, tiyin je elo
      pasito ni ki a ma gba ele to po, ele yin lori eyawo je ida melo
      mo feyinti, ele fixed deposit yin nko ki n le fi owo gratuity mi si
      ti mo ba fi {amount} sile lodo yin fun odun kan, ele elo ni maa ri
      ele ori eyawo yin, ida melo ninu ogorun ni
    `,
    routing: `
      (kini|ki ni) (routing number|sort code|bank code|swift code|nomba routing) ({bank}|yin|)
      (fun mi ni|so|e so) (routing number|sort code|bank code) ({bank}|fun mi|)
      (routing number|sort code|bank code|nomba banki) ({bank}|jowo|)
      mo nilo (sort code|routing number|bank code)
      (code|nomba) banki (karo|{bank})
      bank code wo ni maa lo
      (kini|fun mi ni) (sort code|swift code|routing number|bank code) (ti|) ({bank}|yin|banki yin)
      (koodu swift|koodu banki|nomba swift|nomba idanimo banki) (ti|) (karo|{bank}|yin)
      (kini|ki ni|fun mi ni) (sort code|koodu banki|bank code|swift code) (yin|karo|{bank}|)
      (ile ise mi|oga mi) (n beere|nilo) (sort code|koodu banki|bank code)
      koodu (banki|ile ifowopamo) {bank}
      (won n fi|egbon mi fe fi) owo ranse lati (oke okun|ilu miran), (kini swift code yin|sort code yin da)
      (oga mi|hr|ile ise oyinbo) (n fe|beere) (routing number|swift code|bank code) (banki yii|yin)
      (nomba|koodu) (ti won n pe ni|) (sort code|swift|bic) (banki yii|karo|{bank}) (nko|da)
      (shey|se) (karo|e) ni (sort code|routing number|swift code)
      (bank code|sort code) ti mo maa (ko|fi) (sinu foomu|si form|sinu payroll)
      (foomu|form) yii (n beere|fe) (bank code|sort code|routing number) (, kini ki n ko|)
      (iban|bic|swift) (yin|karo|banki yii) (nko|kini|ni mo nilo)
      (kini|ki ni) (digit mesan|nomba mesan|koodu) (sort code|idanimo) (banki yin|karo)
      (wo|check) (sort code|bank code|swift code) {bank} (fun mi|)
      (mi o mo|n ko mo) (sort code|bank code|routing number) (yin|{bank}|banki mi)
      (ile ise|company) mi (ni ki n mu|n fe) (sort code|bank code) ati nomba akanti
      (bank code|sort code) (opay|gtb|{bank}|karo) (da|nko|je n mo)
      (swift|bic) code (fun|ti) (banki yii|karo|{bank}) (ki won fi san dola|) (kini|da)
      (mo nilo|e fun mi ni) (koodu|nomba) (sort|routing|swift) (banki|yin) (yii|)
      (kí ni|jọ̀wọ́ fún mi ní) (nọ́ńbà|kóòdù) (ìdánimọ̀ báńkì|routing|SWIFT) (yín|{bank}|)
      (sort code|bank code|swift code) (yin|karo|{bank}) (nko|kini|da)
      (kini|ki ni) (sort code|routing number|swift code) (karo|banki yin|banki yii)
      (mo nilo|e fun mi ni) (sort code|swift code|routing number) (yin|fun foomu|)
      (koodu banki|nomba banki) (karo|yin) (ti won n beere|fun foomu) (je kini|da)
      (oga mi|ile ise mi) (n beere|fe) (sort code|swift code|bank code) (yin|)
      (kí ni|kini) (kóòdù báǹkì|nọ́ńbà báǹkì|sort code) (yín|karo)
      (mo n ko|mo n kun) (foomu|form) (owo osu|pension), (won n beere sort code|bank code wo ni)
      (so|e so) (sort code|bank code|iban) (yin|{bank}) (fun mi|)
      (swift|iban|bic) (code|) (fun karo|fun {bank}) (jowo|)
      (nibo|ibo) ni mo ti (le ri|maa ri) (sort code|swift code|routing number) (yin|)
      (eni to wa loke okun|onibara oyinbo) (fe|n beere) (swift code|routing number) (yin|)
      (bank code|sort code) yin (lati fi gba owo osu|ti mo maa fi kun foomu|lati ko sinu foomu)
      (se karo ni|karo ni) (swift code|routing number|sort code) (bi|)
      (fi|e fi) (sort code|swift code|bank code) (ranse|han mi|ko sibi)
      (routing number|sort code) (please|jowo|abeg|o)
      (cbn|nibss) code (ti karo|{bank}|yin) (nko|da)
      (payroll|hr) (wa|) (fe|n beere) (bank code|sort code) (mi|karo)
      (mo fe fun|mo maa fun) (won|oga mi) (sort code|swift code) (yin|), (kini|e fun mi)
      (what is|wetin be) (your|karo) (sort code|swift code|bank code)
      (nọ́ńbà|koodu) (routing|swift|sort) (ti|) (banki yii|karo) (ni mo n wa|fun mi)
      (foomu|portal) (yii|won) (beere|fe) (sort code|bank code), (kini ki n ko|ewo ni tiyin)
      (sort code|bank code) {bank} (je kini|wo ni|so fun mi)
      (branch code|koodu eka) (yin|karo) (nko|da|jowo)
      (three digit|digit meta) (bank code|koodu banki) (karo|{bank}) (da|nko)
      (sort code|swift code|bank code) (mi|yin) (ti oga mi n beere|fun oke okun|ni mo n wa)
      (swift code|iban) (yin|karo) (fun gbigba dola|fun owo lati oke okun|jowo)
      (give me|send) (your sort code|your swift code|bank code) (abeg|)
      (koodu|code) banki (ti mo maa ko|ti won n beere) (lori foomu|lori portal|ninu form)
      (routing number|sort code) (wo|ewo) (ni mo maa fun won|ni ki n lo) (fun karo|)
      (e ko|e fi) (sort code|swift code) (karo|yin) (sile fun mi|ranse)
      (kini|wo) (bank code|sort code) (opay|gtb|access|uba)
      (sort code|bank code) (yin|) (je nomba melo|wo ni)
      (nọ́ńbà|nomba) (sort code|swift) (yín|yin) (dà|nko)
      (ibi ise mi|school mi) (n fe|fe) (bank code|sort code) (yin|karo)
      (mo nilo|je n mo) (swift|routing number|iban) (banki yii|karo)
      (karo|banki yin) (swift|sort) code (e|re) (kini|nko)
      (fun transfer oke okun|fun owo oyinbo) (swift code|routing number) (yin|wo) (ni mo maa fun won|)
      (foomu pension|foomu nysc|foomu remita) n (beere|fe) (sort code|bank code) (yin|)
      (awon|) (oga|hr) mi (so pe|ni) ki n mu (sort code|swift code) (yin|) wa
      (se sort code|se routing number) (kan naa|) ni (fun gbogbo eka|karo)
      (bank identification|bank) code (karo|yin|jowo)
      (aba number|routing number) (yin|karo) (fun amerika|nko)
      (eka yin|branch) sort code (re|yin) (kini|so fun mi)
      (nigba ti won|ti won ba) beere (sort code|swift code) (kini ki n ko|ewo ni tiyin)
      (koodu swift|koodu sort) (da|karo|yin|jowo)
      (code banki|bank code) (karo|yin) (lori nibss|lori payroll)
      (so|ko) (routing number|swift code) (karo|yin) fun (mi|onibara mi)
      (sort code|swift code) (ko jade|mi o ri i) (lori app|) (kini|so fun mi)
      (sort code|swift code) (yin|karo) (fun oga mi|fun visa|lori foomu) (kini|)
      (so|e so) (bank code|koodu banki) (yin|karo) (jowo|fun mi)
      (sort code|swift code|bank code) (karo|yin) (kini|da|fun mi)
      (won fe|oga mi fe) (fi owo ranse lati oke okun|san owo osu mi), (swift code yin nko|sort code yin kini)
      (won ni ki n|foomu ni ki n) (ko|fun won ni) (sort code|bank code) (yin|karo) (kini|da)
      (swift|bic) (code|) (karo|yin) (fun owo lati germany|lati gba dola) (da|kini)
      (code|nomba) (idanimo|) banki (yin|karo) (ti won n lo fun|fun) (swift|clearing|payroll) (kini|)
      (se|nje) (karo|banki yin) (ni swift code|ni sort code) (kini o|fun mi)
      (koodu|code) (banki yin|karo) (to wa lori|fun) (swift|iwe ile ise|foomu) (kini|)
      (sort code|bic code) (mi|ti akanti mi|yin) (e fi ranse|mo nilo e)
      (e ran mi ni|fun mi ni) (sort code|swift code|bank code) (akanti karo|yin) (lati fi sinu foomu|)
      (egbon mi|aburo mi) (to wa loke okun|ni london) fe (swift code|routing number) (yin|karo) (kini|)
      oyinbo ti mo n sise fun n beere swift code yin
      sort code yin fun iwe ise mi
      koodu banki karo ti mo maa ko sinu foomu
      alaye banki ti won maa fi san owo lati oke okun si akanti mi
      swift karo da
      nibss code yin
      (swift code|iban) ni won n beere (ki won le fi dola ranse si mi|ki owo oke okun le wole)
      koodu eka banki yin da
      koodu banki karo, ti portal n beere
      onibara mi ni germany n beere swift code yin, kini ki n fun un
      koodu banki yin ti mo maa ko si portal
      sort code {bank} jowo
      iban karo, won n beere re ni germany
      kini swift code ti won maa lo lati fi san owo fun mi
      (sort code|swift code|bank code) (yin|{bank}) (da|ni mo nilo)
      (oyinbo|ile ise) ti mo n sise fun n beere (swift|sort code) yin
      ehn, won n beere sort code yin, kini ki n so
      egbon mi ni london fe ran owo igbeyawo, o n beere swift code yin
      oga tuntun mi ni site fe ko alaye banki mi, kini sort code yin
      foomu scholarship omo mi n beere bank code karo, kini mo maa ko
      mo feyinti, ile ise pension n fe sort code banki yin
      omo mi to wa ni canada fe fi owo oogun ranse, routing number wo ni mo maa fun un
      mo n se foomu npower pelu ojo, sort code karo ni won n beere
      won n da owo ile pada fun mi lati germany, so swift code yin fun mi
      mo fe gba ere oja cocoa mi lati oke okun, kini swift code ati oruko banki yin
      oga mi ni oke okun n beere swift code banki mi, e fun mi
      nomba sort code yin nko, ile ise mi fe fi san owo osu mi
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
      (onisowo ni mi|mo ni company|kongila ni mi), (mo nilo cheque book|se e n fun ni ni iwe sowedowo)
      (iwe sowedowo|cheque|cheque book) (ewe aadota|ti {number}|kan) (ni mo fe|e fun mi)
      (cheque book|booklet|chequebook) (tuntun|miran|mi) (e te e|da|ni mo fe beere)
      (elo ni|iye) (cheque book|iwe sowedowo|cheque leaf) (yin|)
      (order|beere) (cheque book|chequebook|sowedowo) (fun mi|fun company mi|tuntun)
      (won fe ki n|oga mi ni ki n) (fi cheque sanwo|san pelu cheque), (nibo ni mo ti le gba|mo nilo cheque book)
      (ewe|leaf) (cheque|sowedowo) mi (ku kan|ti fe tan|ti pari), (fun mi ni tuntun|mo fe omiran)
      (igba wo|ojo melo) ni (cheque book|iwe sowedowo) (mi|ti mo beere) (maa de|maa jade)
      (shey|se) (mo le ri|mo le gba) (cheque|cheque book|iwe sowedowo) (nibi|lodo yin)
      (cheque book|iwe sowedowo) (fun|ti) (ijo wa|egbe wa|ile ise mi) (ni mo fe|)
      (cheque|sowedowo) (ni won fi|ni mo fe maa fi) (n sanwo nibi ise wa|san owo osise), (e fun mi ni iwe re|mo fe cheque book)
      (iwe cheque|cheque book) (lo tan|ti lo tan), (mo fe beere fun tuntun|e fi omiran ranse|da omiran)
      (mo nilo|fun mi ni) (ewe|leaf) (cheque|sowedowo) (marun|mewa|aadota)
      (bawo la se n|ona wo la fi n) (beere fun|gba) (cheque book|iwe sowedowo) (lodo yin|)
      (mo fẹ́|jọ̀wọ́) (bèèrè fún|gba) (ìwé sọ̀wédowó|ìwé cheque) (tuntun|mìíràn|)
      (cheque book|sowedowo) (tuntun|jowo|kia)
      (mo fe|mo nilo) (cheque book|iwe sowedowo|checkbook) (tuntun|miran|)
      (bawo ni|kini) (mo se le|mo maa se lati) (gba|beere) (cheque book|iwe sowedowo)
      (cheque|sowedowo) mi (ti tan|ku kekere|ti fe tan) (fun mi ni omiran|mo fe tuntun)
      (e fun mi|fun mi) ni (cheque book|iwe sowedowo) (ewe aadota|kekere|nla)
      (order|beere fun) (cheque book|iwe cheque) (fun mi|tuntun|jowo)
      (se e n|nje e n) (te|fun ni ni) (cheque book|iwe sowedowo) (lodo yin|)
      (elo ni|owo melo ni) (cheque book|iwe sowedowo) (tuntun|kan)
      (ìwé sọ̀wédowó|iwe sọwedowo) (tuntun|mi) (ni mo fẹ́|ti tan)
      (mo fẹ́|mo fẹ) (béèrè fún|gba) (ìwé sọ̀wédowó|cheque book)
      (igba wo|ojo melo) ni (cheque book|iwe sowedowo) (mi|tuntun mi) (maa de|maa fi jade)
      (cheque book|checkbook) (fun|ti) (company mi|ile ise wa|soobu mi) (ni mo fe|e ba wa se e)
      (mo so|mo padanu) (cheque book|iwe sowedowo) mi (nu|) (fun mi ni omiran|mo fe tuntun)
      (nibo|ibo) ni mo (ti le gba|maa lo gba) (cheque book|iwe sowedowo) (mi|tuntun)
      (iwe cheque|cheque leaves) (aadota|{number}|ogun) (ni mo nilo|e te fun mi)
      (olowo ile mi|onile mi) (fe cheque|ni cheque ni oun fe) (mo nilo cheque book|fun mi ni iwe sowedowo)
      (request|apply for) (cheque book|cheque|checkbook) (abeg|jowo)
      (e te|te) (iwe sowedowo|cheque) (tuntun|) (fun mi|ni oruko mi)
      (awon olupese|awon osise wa) (n gba|fe) cheque (mo fe iwe re|fun wa ni cheque book)
      (mo ti|mo) beere (cheque book|iwe sowedowo) (lose to koja|) (ko tii de|nibo lo wa)
      (cheque|sowedowo) (wa fun|le wa fun) (akanti mi|akanti ifowopamo) (bi|) (mo fe gba a|)
      (nje mo le|se mo le) (order|beere) (cheque book|cheque) (lori whatsapp|nibi)
      (iwe|ewe) sowedowo (kan|mewa|ogbon) (jowo|ni mo n wa|fun mi)
      (ki ni|kini) (mo nilo|igbese) lati (gba iwe sowedowo|ni cheque book)
      (cheque book mi|iwe sowedowo mi) (atijo|ti o pe) (ko dara mo|ti baje), (mo fe tuntun|paaro e)
      (chekbuk|chequebuk|cheke) (ni mo fe|tuntun|fun mi)
      (cheque book|iwe sowedowo) (ni mo fe|ni mo n wa|tuntun da)
      (se mo le gba|mo fe gba) (cheque book|iwe cheque) (loni|ni ofiisi|)
      (e fi|fi) (cheque book|iwe sowedowo) (ranse si mi|tuntun fun mi)
      (iwe sowedowo|cheque) (oju iwe|ewe) (ogun|ogbon|aadota) (fun mi|ni mo fe)
      (new|order new) (cheque book|checkbook) (abeg|for me)
      (bawo ni|nibo ni) (mo se le|mo ti le) beere (iwe sowedowo|cheque)
      (ile iwe|egbe|ijo) wa (nilo|fe) (cheque book|iwe sowedowo)
      (ọ̀nà wo|ona wo) ni mo lè gba (gba cheque book|ri iwe sowedowo)
      (ìwé sọ̀wédowó|iwe sowedowo) (mélòó|kan) (ni mo lè gba|jowo)
      (mo ti lo|mo ti ko) (gbogbo cheque|ewe sowedowo) mi (tan|) (fun mi ni iwe tuntun|)
      (cheque book|sowedowo) fun (current account|akanti okoowo) (mi|) (e te e|ni mo fe)
      (mo n san owo osise|onile mi fe) (pelu cheque|ni cheque) (e fun mi ni cheque book|mo nilo iwe sowedowo)
      (elo ni|ofe ni) (cheque book|iwe sowedowo) (lodo yin|bi)
      (ojo melo|igba wo) ni (cheque book|iwe sowedowo) (fi n jade|yoo de)
      (request|beere) (iwe sowedowo|cheque leaves) (mewa|aadota|fun mi)
      (mo fe paaro|mo fe tun) (cheque book|iwe sowedowo) (mi|) (gba|to ti tan)
      (nje karo|se karo) (n fun eniyan ni|ni) (cheque book|sowedowo)
      (checkbook|chequebook) (mi|) (ti pari|ti fe tan|ku ewe meji) (order omiran|fun mi)
      (oga mi|akowe wa) ni ki n (gba|beere) (cheque book|iwe sowedowo) (wa|)
      (counter cheque|cheque) (kan|) (ni mo fe|fun mi)
      (e te iwe|e se iwe) sowedowo (fun wa|fun mi) (ni oruko company|)
      (sowedowo|cheque book) (tuntun|) (ti setan bi|nko|ni mo beere)
      (iwe sowedowo|cheque book) (kan|meji) (fun mi|ni mo fe) (jowo|)
      (cheque|sowedowo) (mi|) ti tan (e te omiran|mo fe tuntun)
      (mo fe|e fun mi ni) (cheque book|iwe sowedowo|chequebook) (tuntun|ewe {number}|)
      (sowedowo|cheque) (mi|) (ti tan|ku kan) (e te omiran|order fun mi)
      (iwe cheque|cheque book) (mi|) (sonu|ti pari|ti baje) (mo fe omiran|e se omiran)
      (awa ile ise|ijo wa|ile iwe wa) (nilo|fe) (cheque book|iwe sowedowo) (tuntun|)
      (bawo ni|nibo) (mo se le|ni mo ti le) (gba|beere) (cheque book|iwe sowedowo) (lodo yin|)
      (mo n sanwo|mo fe sanwo) (ile|osise) pelu (cheque|sowedowo), (e fun mi ni iwe e|mo fe cheque book)
      (ki e fun mi|mo fe) (ni|) (cheque book|iwe sowedowo) (miran|ewe 50|ewe 25) (jowo|)
      (sowedowo|cheque book) (kan|) (elo ni|bawo ni mo se maa gba a) (lodo yin|)
      (iwe sowedowo|cheque book) (mi atijo|ti e fun mi) (ti ku die|ti tan) (mo fe miran|)
      (mo fe mo|se) (bi mo se le|mo le) gba (cheque book|sowedowo) (lori app|lodo yin)
      mo fe iwe sowedowo fun ile ise mi
      cheque ewe mewa to, e fun mi
      elo ni cheque book, mo fe gba kan
      sowedowo tuntun, mo ti lo ti tele tan
      onile mi fe ki n ko cheque, mo nilo cheque book
      bawo ni maa se gba cheque book mi akoko
      ile iwe wa n san owo osise pelu cheque. a nilo cheque book tuntun
      mo fe order cheque ewe aadota
      sowedowo mi ku ewe kan, e te tuntun
      cheque book wo le ni fun akanti okowo, mo fe
      (cheque book|sowedowo) (ewe ogun|ewe aadota|kan) ni mo fe
      cheque book mi (ti tan|ti sonu), e (te|fun mi ni) omiran
      e gbo, cheque book mi ti tan, mo fe omiran
      soosi wa fe maa fi cheque san owo orule, e fun wa ni iwe sowedowo
      onile mi ko gba transfer, cheque lo n fe fun odun meji. mo fe cheque book
      ojo ti ba cheque book mi je ninu oko, mo fe omiran
      ile iwe omo mi n gba cheque nikan, bawo ni mo se maa ri iwe cheque gba
      mo n bere ise kontirakiti, mo nilo cheque book ewe aadota
      cheque mi ti tan nibi eto isinku, te tuntun fun mi
      mo je akapo egbe, ipade ni ki n lo gba iwe sowedowo tuntun
      omo fi cheque book mi kun iwe yiya, e te miran fun mi
      ile iwe fe ki n fi cheque sanwo, e fun mi ni iwe cheque
      iwe cheque mi ti ku ewe kan, mo fe omiran
    `,
    account_blocked: `
      (kilode|ki lo de) ti (e fi|won fi) (ti|di) (akanti mi|account mi|asunwon mi) pa
      (won ti|e ti) (ti|di) (akanti mi|account mi|asunwon mi) pa (mi o mo idi|lai nidi|kilode)
      (akanti mi|account mi|asunwon mi) ti (ti pa|di titi|wa ni titi pa) (kilo sele|)
      mi o le (wo|wole si|lo) (akanti mi|account mi|asunwon mi)
      (kilo|ki lo) (se|sele si) akanti mi, (o ni|won ni) (o ti ti pa|won ti dina)
      mi o ni ki e (ti|di) akanti mi (pa|)
      kilode ti akanti mi ko (sise|fi sise|si)
      mi o le (lo|wo|wole si|si) (akanti|account) mi (mo|)
      (akanti|account|asunwon) mi ko (gba mi laaye|sise|je ki n wole) (mo|)
      (kilode|ki lo de) ti (akanti|account) mi (fi ti|ti pa|wa ni titi)
      (e ti|won ti) (ti|block) akanti mi (kilode|mi o mo idi)
      mi o ri (akanti|account) mi wole
      (akanti|account) mi ko (gba mi|gba mi wole|ṣí|si)
      (akanti|account) mi (ko sise|o sise) (mo|kilode|)
      ko je ki n wo (akanti|account) mi
      kilode ti mi o le (lo|wo) akanti mi
      (kilode|kini idi|eese) ti (e fi ti akanti mi pa|akanti mi fi wa ni titi|won fi di akanti mi)
      (akanti|account|apo owo) mi (ti di titipa|ko sise|o sise|wa ni titi|won ti ti i) (kilode|kini mo se|)
      (mi o|n ko) le (wole si|si|lo) (akanti|account) mi (mo|)
      (e|ba mi) (si|tu) (akanti mi) (ti e ti|ti won ti|sile)
      (kilode|ki lo de|eese|nitori kini) ti (e fi|won fi) (ti akanti mi pa|dina mo account mi|di asunwon mi|block akanti mi)
      (won|e) ti (ti akanti mi pa|dina mo akanti mi|block account mi) (lai se nkankan|laisi idi|)
      (akanti|account|asunwon) mi (ti di|wa ni titi|ti dina|ti block|ko si sile)
      (si|e si|e ba mi si) (akanti|account|asunwon) mi (ti e ti|ti won ti pa|to ti di) (pada|fun mi|)
      (mi o le|n ko le) (wole si|lo) (akanti|account) mi mo, (o ni o ti di|won ti ti i)
      (tani|ta lo) (ti|block|dina mo) (akanti|account) mi (pa|)
      (bawo ni) mo se le (si|gba) (akanti|account) mi (ti won ti pa|pada)
      (tu|si|e tu) akanti mi (sile|pada|ti e ti)
      (tani lo|kilode ti e fi) (dina mo akanti mi|ti account mi pa|di akanti mi pa)
      (bawo ni mo se le) (gba|si) (akanti|account) mi pada
      (akanti|account) mi (ti di titipa|wa ni titi|ko je ki n wole)
      (mo fe fi owo ranse|mo fe sanwo), won ni (akanti mi wa ni titi|won ti ti akanti mi|account mi ti block) (, kilode|)
      (aaro yii|lanaa) (akanti|account) mi (n sise|dara), (bayii ko si mo|bayii o ti ti pa|nisisiyi o block)
      (kini mo se|ese wo ni mo se) ti e fi (ti akanti mi pa|block account mi|di akanti mi)
      (owo mi wa|mo ni owo) ninu akanti (sugbon|amo) (mi o ri i lo|won ti akanti pa|o ni restricted)
      (account|akanti|acct) mi (restricted|suspended|locked|blocked) (ni|o|lati ana)
      (post no debit|pnd|lien) (wa|ni won fi) (lori|si) (akanti|account) mi (, kilode|)
      (e ba n|e dakun e) (si|tu) (akanti|account) (mi|mi sile) (ti won ti pa|ti e block|to ti di)
      (mo ti mu bvn wa|mo ti se ohun ti e ni ki n se), (akanti mi si wa ni titi|e o tii si akanti mi)
      (o n so pe|o ni) (akanti|account) mi (inactive|dormant|ti sun), (bawo ni n se ma si i|kilode)
      (shey|se) (e ti|won ti) (ti akanti mi pa|block account mi|di akanti mi pa) (ni|abi kilode)
      (ojo meta|ose kan) (ti akanti mi ti wa ni titi|ti mi o ri akanti mi lo), (kilode|ki le n duro de)
      (mi o ri|n ko ri) (transfer|owo yo|nkankan se) (lori akanti mi|) (, won ni o ti block|, o so pe akanti ti pa)
      (akanti|account) (iya mi|ile ise mi) (ti|) (wa ni titi|block), (kini ka se|kilode)
      (tani o ni ki|ta lo so pe ki) (e|won) (ti|block|di) (akanti|account) mi (pa|)
      (idi|kini idi) (ti won fi ti|ti e fi di|ti e fi block) (akanti|account) mi (pa|gan)
      (mi o le wole|ko je ki n wole|o ti mi sita) (si|sinu) (akanti|account) mi (lati aaro|mo)
      (se n o tun|bawo ni n o se tun) (ri|gba) akanti mi (ti e ti pa|lo) (pada|)
      (e ti mi|won ti mi) mo (ita|ode) (akanti|account) mi(, kilode|)
      (ilekun akanti|akanti) mi (ti ti|o si mo), (e wo o fun mi|kilo fa a|e ba mi si i)
      (won yo mi|e yo mi) (kuro|sita) (lori|ninu) akanti mi, mi o le wole (mo|), (kilode|e si i fun mi)
      (osise yin ni|won ni) (ki n lo|mo gbodo lo) si banki (ki won to si akanti|), (kilode ti akanti mi fi di|kini mo se ti e fi ti i pa)
      (owo ounje mi|owo mi gbogbo) wa (nibe|ninu e), (e si akanti mi|e tu akanti mi ti e ti pa|kilode ti akanti mi fi wa ni titi)
      (mi o ji owo enikan|emi o se ise ibi), (kilode ti e fi di akanti mi|e si akanti mi ti e ti pa)
      (akanti mi ti di|akanti o si|akanti mi block) (o|kilode|, e si i)
      (mo fe ra oogun|mo fe sanwo osibitu) (bayii|), (akanti mi ko gba|won ni akanti mi ti ti pa), (kilode|e ba mi si i ti e ti)
      (kilode|ki lo de|kini o fa) ti (akanti|account) mi fi (wa ni titi|di titipa|ko je ki n wole)
      (akanti|account) mi (ti di titipa|wa ni titi|won ti ti i pa|ti block)(, ki ni mo se|, kini mo le se|)
      (mi o le|n ko le) (yo owo|fi owo ranse|se nkankan) (won ni|o so pe) (akanti mi ti di|account is blocked|won ti ti i)
      (e ba mi si|e tu|e tun) (akanti|account) mi (to ti di|ti e ti pa|) (sile|pada|)
      (bawo ni|igba wo ni) (e maa si|mo se maa si) akanti mi (to di|ti won ti pa|) (pada|)
      (won so pe|e so pe) (akanti mi|account mi) (ti di|ko sise mo|inactive) (kilode|)
      (kini mo se|ese wo ni mo se) ti (e fi ti akanti mi|akanti mi fi di)
      (lati ana|lati aaro) (mi o le wo|n ko le lo) akanti mi (o ni blocked|won ti ti i)
      (e jowo e tu|e ba mi tu) (idina|block) (akanti mi|to wa lori akanti mi)
      (ussd|app) so pe (akanti mi ti di|account restricted) (kini mo maa se|kini mo se)
      (e ti di|won ti di) akanti mi (lainidi|mi o se nkankan) (e si i pada|e tu u)
      (mo fe yo owo|mo fe ra nkan) (o ni|won ni) akanti mi (wa ni titi|ko sise) (kilode|)
      (o ti to|o ti di) ose kan (ti akanti mi ti wa ni titi|ti mi o ri akanti mi lo) (ki le n duro de|e ba mi si i)
      (mo fe fi owo ranse|mo fe yo owo) (won ni|o ni) akanti mi (wa ni titi|ti di) (kini mo se)
      (e block|e ti) akanti mi (pa|) (lai so fun mi|kilode)
      (akanti|account) mi (ti di titipa|wa ni titi|ti di dina) (mi o mo idi|kilode)
      (mi o le|n ko le) (lo|wo|wo inu) (akanti|account) mi (mo|lati ana)
      (kilode|ki lo de) ti akanti mi (wa ni titi|fi di|ko si)
      (e si|se e le si) akanti mi (ti e ti|ti won ti pa) (fun mi|), (mi o se nkan kan)
      (won|banki) (ti|so pe won ti) (dina mo|ti) akanti mi (pa|) (lai so fun mi|)
      (akanti mi|account mi) (restricted|post no debit|pnd|dormant) (ni won so|lo fi han)
      (mo gbiyanju lati|mo fe) (fi owo ranse|yo owo) (o ni|won ni) akanti mi (ti di|ti ti pa)
      (ṣé|se) (ẹ ti|won ti) (dí|ti) (àkáǹtì|akaunti) mi pa
      (kí ló dé|kilode) (tí àkáǹtì mi fi|ti akanti mi) (tì|wà ní títì|dí)
      (àkáǹtì mi|akaunti mi) (ti dí|kò ṣí|ti wà ní títì)
      (mo ji|mo kan) (laaro|) (mo ri pe|) akanti mi (ti di|ti wa ni titi|blocked)
      (kini mo se|ese wo ni mo se) ti (e fi ti|akanti mi fi di) (akanti mi|)
      (akanti mi|account mi) (ko gba|o gba) (mi wole|ki n wole) (o ni locked|o ti ti)
      (bawo ni|kini) (mo se maa|n o se) (si akanti mi to ti di|tu akanti mi ti e di)
      (owo osu mi|owo mi) (wa ninu|ha sinu) akanti (ti e ti pa|to ti di)
      (akanti|account) (iya mi|oko mi|omo mi) (ti di|wa ni titi), (kilode|e ba wa si i)
      (my account|akanti mi) (don block|is blocked|is suspended) (kilode|o)
      (o n so|o ni) (account suspended|account locked|akanti ti di) (kilo fa a|)
      (e ti|won ti) (akanti|account) mi (lai nidi|fun kini)
      (igba wo|nigba wo) ni (akanti mi|account mi) (ti e ti|to wa ni titi) (maa si pada|yoo si)
      (bvn|nin) (won ni|) (lo fa a|nitori) ti akanti mi (fi di|wa ni titi)
      (mo ti mu|mo ti fun yin ni) (nin|gbogbo iwe) (akanti mi si|) (wa ni titi|o si)
      akanti mi (ti di|wa ni titi) (sugbon|amo) (owo wole si i|onibara ti fi owo si i), (e si i fun mi|kilode)
      (kini|ki lo) (fa titi|fa) (akanti mi|ti akanti mi ti pa)
      (ta lo ni|tani o so pe) (ki won ti|ki e di) akanti mi
      (won ti|e ti) akanti (soobu|okoowo|business) mi (pa|) (oja duro|kilode)
      (access denied|locked out|blocked) (lori akanti mi|ni mo n ri)
      (akanti mi|account mi) (kii|ko) (jade|sise|si) (mo|), (se e ti i ni|won ti i)
      (e ti mi|e dina mo mi) (sita|) (ninu akanti mi|lati wo akanti mi)
      (iforukosile mi|mo wole) (failed|ko lo) (won ni akanti mi ti di|account blocked)
      (akanti to ti di|akanti mi to wa ni titi) (e si i|bawo ni mo se maa si i|kini ki n se)
      (e jowo|e dakun) (kilo de|kini idi) ti (e fi di|won fi ti) (account|akanti) mi
      (kini mo se|kilode) ti (e fi|won fi) (pa akanti mi de|dina mo owo mi)
      (akanti|account) (mi|wa) (ko sise|ti sa kuro|ti di pa) (lati igba ti mo yi foonu|lati ose to koja)
      (mo log in|mo wole) (o so|o ni) (akanti ti di|account is restricted|account suspended)
      (jowo|e jowo) (akanti mi ti ti|account mi blocked) (kini idi|bawo ni mo se le si i)
      (owo mi|owo awon omo) (wa nibe|ti ha) (akanti ti di|won ti ti akanti)
      (se e|se nitori kyc ni e) (fi ti|ti di) akanti mi (pa|)
      (àkáǹtì|akanti) (mi kò|mi ko) (ṣiṣẹ́|gba) (mọ́|owo wole mo) (wọ́n ní ó ti tì|o ti di)
      (bawo ni|ojo melo ni) (won|e) (maa|yoo) (si akanti mi to di|tu akanti mi sile)
      (mi o mo|ko ye mi) (idi ti|ese ti) (akanti mi fi di|e fi dina akanti mi)
      (owo osu|pension) (ti wole|ti de) (akanti ko je ki n yo o|akanti mi wa ni titi)
      (restriction|blockage) (lori akanti mi|wa lori account mi) (kilode|e yo o)
      (e ni|won ni) (akanti mi|account mi) (ti ku|dormant|inactive) (bawo ni mo se le ji i|e si i)
      (emi ko|n ko) (ni mo|ni) (so pe ki e ti akanti mi|ki e di akanti mi) (kilode|e si i)
      (efcc|ile ejo) (lo|ni won) (ti akanti mi|di akanti mi) (bi|abi kilode)
      (akanti|account) (soobu mi|mama mi|ijo wa) (blocked|ti di) (kini a maa se|e si i fun wa)
      (o n so|o ko) (error|invalid account) (akanti mi|o ni akanti mi) (ti di|ko si mo)
      (why|kilode) (una|you) (block|lock|restrict) (my account|akanti mi)
      (my account|akanti mi) (no dey open|ko si|restricted) (since|lati ana|o)
      (won ti|e ti) (lien|post no debit|hold) (si|le) (akanti mi|account mi) (kilode|)
      (mi o|n ko) (ri owo yo|ri owo fi ranse) (nitori|) akanti mi (ti di|wa ni titi)
      (ẹ sọ fún mi|e so fun mi) (idi ti|ohun ti o fa a ti) akanti mi (fi ti|fi wa ni titi)
      (mo fe na owo mi|mo fe sanwo) (akanti mi ko gba|akanti ti di) (kilo de|e si i)
      (won ti di|e ti di) akanti mi (fun ose kan|lati ana) (mi o jale|mi o se nkankan)
      (se akanti mi|nje account mi) (tun ti|si ti) di (ni|bi), (mi o le lo o|ko wole)
      (akanti mi to ti|akanti mi ti o ti) (di|ku|sun) (igba wo lo maa si|bawo ni mo se maa lo o pada)
      (idi|kini idi) (block|restriction) (lori akanti mi|ti e fi si akanti mi)
      (akanti mi|account) ti (e ti|won di) (kilode|si i pada|o ti pe)
      (bawo ni mo se|kini mo) maa (se ki akanti mi|fi) (si pada|tun sise) (won ti ti i|o ti di)
      (e si akanti|e tu akanti) mi (ti e di|ti won ti) (mo ti mu nin wa|jowo|)
      (a ko le|mi o le) (yo owo|wole) (akanti ti|won ni akanti mi) (di|suspended)
      (mo fe sanwo loja|mo fe ra oogun), (won ni akanti mi ti di|akanti mi ko gba), (kilode|e si i fun mi)
      (kilode|ki lo de) ti (akanti mi|account mi) (fi di|o fi sise|fi ni block)
      (mi o le|ko je ki n) (fi owo ranse|yo owo) (won ni|) akanti mi (ti di|wa ni restricted)
      (akanti mi|account) (ko sii|ti di) (lati aaro|{period}) (e si i fun mi|kini mo se)
      (mo wole|mo fe wole) (sugbon|o) (so pe|ni) akanti mi (ti di|suspended|restricted) (kilode|)
      (emi ko|mi o) (di i|ti i), (kilode ti akanti mi|ki lo fa ti akanti mi) (fi di|fi wa ni titi)
      (e ti|e block) akanti mi (laini idi|laiso fun mi) (e si i|kini mo se)
      (post no debit|pnd|lien) (wa lori|ni e fi si) akanti mi (kilode|bawo ni mo se maa yo o)
      (se bvn|se nin) mi (lo fa a|ni wahala) ti akanti mi (fi di|fi block) (bi|)
      (akanti mi|aza mi) (ti di ojo keta|di lati {period}) (mi o le na owo|owo mi ha sibe) (e si i|kilode)
      (mo gbiyanju|mo fe) (fi owo ranse|wole) (sugbon|) won (ni account mi ti di|ti akanti mi) (ki lo de|e ba mi si i)
      (kini mo se|kini ese mi) (ti e fi|to fi je ki e) (ti akanti mi|di akanti mi) (pa|)
      (kini ese mi|kini mo se) (to fi je pe|ti) (akanti mi di|won ti akanti mi) (laile se nkan|)
      (ojo keta|ose keji) (ree|ti re) (ti akanti mi ti wa ni titi|ti account mi ti di) (e gba mi|e si i)
      (iwe wo|kini) ni (mo maa mu wa|mo maa se) (ki akanti mi to ti|ki account mi ti e block) (to si|le sise pada)
      (akanti mi|account mi) (je dormant|ti sun) (mi o lo o tipe) (bawo ni mo se maa ji i|e ji i)
      (ki lo|kini) (fa a|de) ti (e fi|won fi) (block|ti) akanti mi (pa|) (mo nilo owo|)
      (e jowo|ejoo) (e si akanti mi|tu akanti mi) (to ti di|ti banki ti) (mo fe lo owo mi|omo mi fe san owo ile iwe)
      (unfreeze|unlock|tu) (akanti|account|acct) mi (sile|pada), (mo ti ri foonu mi|wahala ti tan|emi ni mo ti i)
      (mo ti ri|won ti ba mi ri) (foonu|sim) mi, (e si akanti mi pada|e tu akanti mi sile|unfreeze account mi)
      (unfreeze|unlock|unblock) (account|akanti) mi (joor|e jowo|bayii)
      mo ti (gba sim tuntun|ra foonu miran), (e le si akanti mi pada|e tu akanti mi sile)
      (reactivate|unlock) akanti (mi ti mo ni ki e ti|ti mo freeze)
      (mo ti gba|won ti da) foonu mi (pada|), (e si akanti ti mo ti pa|tu akanti mi ti mo ni ki e di)
      (mo ti ri|mo ti gba) (foonu|sim) mi (pada|) (e tu akanti mi sile|unfreeze akanti mi)
      (e tu akanti|unfreeze akanti) mi (mo ti gba foonu mi|wahala ti tan|mo fe lo o) (bayi|)
      (mo ti pari|mo ti yanju) (wahala|oro foonu mi), (e tu akanti mi|unfreeze akanti mi|si akanti ti mo pa)
      tani o so pe ki e ti akanti mi
      e so pe akanti mi wa ni suspended, kini mo se
      akanti mi o si, mo ti te e titi
      igba wo le maa si akanti mi ti e ti
      nje o see se ki e si akanti mi, ewu ti koja
      won ti foonu mi ri, mo ti ri i pada, e ba mi si akanti ti mo ni ki e ti
      (unfreeze|e unfreeze) akanti mi bayii
      profile mi ti di, mi o le wole
      o so fun mi pe restricted, e ba mi yanju akanti mi
      kilode ti owo wole akanti mi sugbon mi o le yo, won ni post no debit
      won ni nitori bvn ni won se di akanti mi, mo ti fi si i bayii
      akanti mi dormant, e ba mi ji i dide
      o to ojo meta ti mi o le wo inu akanti mi, won ni o ti block
      mo te pin mi leemeta, won si ti mi mole, e si i fun mi
      pin ti mi o mo lo je ki akanti mi di, bawo ni mo se maa si i
      account mi ti lock, abeg e unlock e
      mi o je enikeni ni gbese, ki lo de ti e di akanti mi
      e tu akanti mi sile o, owo ile iwe omo wa ninu e
      owo oja mi wa ninu akanti ti e di yen, ebi n pa wa
      ta lo pase pe ki won di akanti mi, se ile ejo ni
      akanti soobu mi ti di, onibara o le sanwo, e si i
      se akanti mi ti pada si sisi abi o si wa ni titi
      ose meji re ti akanti mi ti wa ni titi, nigba wo le maa si
      awon osise yin ni akanti mi ni wahala, won ti ti i
      mo fe ki e si akanti mi pada, emi ni mo ti i
      won ti da mi lebi jibiti ti mi o se, akanti mi di, e gba mi
      mo pada ri foonu mi, e gba akanti mi laaye lati sise
      o n so account inactive, se e le reactivate e fun mi
      kini mo maa se ki won to yo lien kuro lori akanti mi
      mo gbiyanju lati fi owo ranse, won ni akanti mi ko si ni sisi
      se emi ni mo se nkan ti e fi ti akanti mi
      se won ti tu akanti mi sile
      omo mi ti akanti mi laimo, e ba mi si i pada
      e ni ki n mu nin wa ki e to si akanti mi, o ti wa nibe
      e ti ti mi sita, mi o le wo akanti mi
      kini esun ti e fi di akanti mi
      mo ti pari oro naa pelu olopa, e si akanti mi
      app so pe account has been disabled, se e le si i
      mo sese de lati irin ajo mo ba akanti mi ni titi
      o so pe ki n kan si yin nitori akanti mi ti di
      nko le lo akanti mi lati ijeta, kilo fa a
      mo fe ki e gbe post no debit kuro
      won freeze account mi lai so fun mi
      account restriction yi, e yo o kuro
      mo ti yi foonu pada, akanti mi ko gba mi laaye mo
      owo ti mo ni ko see yo, akanti wa ni titi
      jowo e ba mi tu akanti mi to ti di
      akanti mi ti e ti yen, ojo wo le maa si
      bawo ni mo se maa gba akanti mi pada, o ti block
      (emi ni mo ni ki e ti i|emi funra mi ni mo ti akanti mi pa), (e si i|e tu u) pada fun mi
      (e tu|e gbe) idaduro (ti mo fi|to wa) lori akanti mi kuro, (emi ni mo ni ki e ti i|mo ti ri foonu mi)
      (akanti|account) ti mo (freeze|pa fun igba die) (e si i fun mi|mo fe tu u) (bayi|jowo)
      (e tu|e si) akanti ti mo ni ki e ti (sile|pada), (mo ti ri foonu mi|ewu ti koja)
      e ti mi mo ode akanti mi, ki lo de
      e si akanti mi ti e ti pada jowo
      akanti mi to di, mo fe ki e si i pada loni
      kilode ti e ko tii si akanti mi pada
      mo wole lana, loni akanti mi ko si mo
      nkan wo ni mo gbodo se ki akanti mi le si pada
      gbese kankan ko wa lorun mi, e yo lien kuro lori akanti mi
      owo wole sugbon mi o le na an nitori akanti ti di
      mo fe yo owo oogun, akanti si wa ni titi, e saanu mi
      mo yi sim pada, akanti mi wa di, e ba mi si i
      e ti akanti mi lai so fun mi, ko dara, e si i
      (e tu|e si) akanti mi ti mo ni ki e di (sile|pada), (mo ti setan|mo ti ri foonu mi)
      access denied ni mo n ri lori akanti mi, kilode
      locked out ni won ko, mi o le wo akanti mi
      e ti ti akanti soobu mi, oja mi duro
      akanti mi locked
      àkáǹtì mi ti di, ẹ bá mi ṣí i
      acct mi ko si mo o
      won ti block mi, mi o le wole
      unblock mi jor
      kilode ti e block mi
      e tu akanti sile fun mi
      akanti mi o le se nkankan mo, won ti i
      ose to koja ni mo ni ki e ti akanti mi. mo ti ri foonu mi, e si i pada fun mi
      mo fe sanwo osibitu, o ni akanti mi ti di. omo n ku lo, e ba mi si i
      e so pe ki n mu nin wa. mo ti mu un wa, akanti mi si wa ni titi
      owo osu mi wole lana, amo mi o le fowo kan an, won ni akanti mi wa ni titi
      mo yi foonu mi pada lana. lati igba naa akanti mi ko gba mi wole, kilode
      foonu ti mo ni ki e tori e ti akanti, mo ti ri i. e tu akanti mi sile
      mo wa ni atm, kaadi n so pe akanti ti di. e so idi re fun mi
      mi o se jibiti, mi o ji owo. kini e ri ti e fi di akanti mi
      eni to ti akanti mi, e so fun un ko si i. oja mi n ku lo
      (e si|e tu|unlock) akanti mi (fun mi|jowo), (o ti di|e ti ti i)
      (kini|ki lo) fa a ti akanti mi fi (di|wa ni titi|restricted)
      ki lo de ti akanti mi ko gba ki n san owo, won ni restricted
      akanti mi ti di, se dandan ni ki n wa si ofiisi ki e to si i
      akanti mi ko dahun, o ni restricted, e tu u sile
      won ni ki n mu iwe ile ejo wa ki e to si akanti mi, kilode
      pin mi ti ti mi sita, e si akanti mi
      leyin ti mo yi nomba, akanti mi di, e tu u
      akantimi tidi
      kilode tefi ti akantimi
      esi akantimi pada ejo
      akantimi osi mo
      mio le wole si akantimi
      etun akantimi si funmi
      won ni akantimi tidi kinimo se
      mo ni ki e ti akanti mi lana, mo ti setan, e si i
      won ti gbe idaduro le akanti mi, mo fe mo idi re
      bi mo ba fe fi owo ranse won ni akanti mi wa ni titi, e gba mi
      owo ile iwe omo mi wa nibe, e ma ti akanti mi pa, e si i
      kilode takantimi ofi si
      mofe ke si akantimi pada
      won block akantimi
      won ni akanti mi ti di nitori mi o lo o fun odun kan. bawo ni mo se maa si i
      mo ti dahun gbogbo ibeere yin, akanti mi si wa ni titi. e si i fun mi
      akanti mi ti sun nitori mi o lo o, e ji i
      e gbo, akanti mi ko si mo o, won ni o ti di, ki lo fa a
      ehn, akanti ti mo ni ki e ti lana, mo fe ki e si i pada
      e ti akanti mi nitori {amount} to wole, owo mi ni, e si i
      mo fe san owo igbeyawo, akanti mi ni won ti ti pa. kilode
      mo de lati irin ajo osu mefa, akanti mi ti di. e si i fun mi
      omo te pin leralera, akanti mi si ti lock. e ba mi si i
      iya mi wa ni ile iwosan, akanti mi di, mi o le san owo. kini mo se
      mo wa niwaju onibara loja, app ni akanti mi suspended, e si i
      lati igba ti oko mi ku akanti mi ti di, kilode te fi ti i
      mo fe ra ewure ileya, o ni akanti mi ti di titi. tani o ti i
      mo ti gba sim mi pada lodo olopaa, e si akanti mi ti e ti pa
      akanti mi ko je ki n se nkankan, o n so pe won ti ti i
      e ti kaadi mi pa laisi idi, e si i fun mi
      mo ti fi nin ranse bi e se so, kilode ti akanti mi si wa ni titi
      kilode ti mi o fi le lo akanti mi
      e ba mi si akanti ti e ti pa
      mo ti ri foonu mi, e si akanti pada
    `,
    report_fraud: `
      <i_want> (fi ejo sun|royin|fi sun) (jibiti|onijibiti|gbajue|ole)
      (won ti lu mi ni jibiti|won lu mi ni jibiti|jibiti|gbajue|gbajue ti gba owo mi)
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
      (won|enikan|onijibiti) (ti|) (lu mi ni jibiti|gba owo mi lo|tan mi je|yan mi je|ja mi lole)
      (ole|enikan|onijibiti) (ti yo owo ninu|n yo owo ninu|ti ko owo ninu) akanti mi
      (emi ko|ki i se emi|mi o) (lo se|se|mo nipa) (transfer|idunadura|isanwo) (yii|yen|)
      (enikan|won) (pe mi|fi ise ranse) (o n|won n) (beere|bere) (pin mi|bvn mi|nomba asiri mi)
      (mo fe|e je ki n) (fi jibiti|fi ole|royin jibiti) (sun|to yin leti|)
      (won|enikan|gbaju-e|yahoo) (ti|) (lu mi ni jibiti|tan mi|gba owo mi|fi ogbon ji owo mi)
      (won|ole|enikan) (ti|) (ji|yo) (owo|{amount}) (ninu|kuro ninu) (akanti|account) mi (laimo mi|laigba ase|)
      (mi o|emi ko) (se|mo nipa) (idunadura|transaction|transfer) (yii|naa)
      (mo fe|nibo ni mo ti le) (fi|jabo|ro) (jibiti|gbaju-e|onijibiti|ole) (sun|to yin|ejo|)
      (mo ri|o ni) (owo|transaction|debit|idunadura) (ajeji|ti mi o mo|ti mi o se) (lori|ninu) akanti mi
      (enikan|won) (pe mi|fi iwe ranse si mi) (pe oun wa lati banki|n beere fun|ti n beere) (pin|otp|bvn) (mi|)
      won ti hack (akanti|kaadi|account) mi, (won ti ko owo mi|won ti na owo mi)
      (jibiti|gbaju-e) (ni|) (lori akanti mi|ni eleyi|)
      (emi ko|kii se emi|mi o) (lo fi|ni mo|lo se) (sisanwo yen|transfer yen|owo yen) (ranse|)
      (ole|onijibiti|won) (ti|) (ji|ko|yo) {amount} (ninu|lati) (akanti|account) mi
      (won|enikan) (ti|) (yan mi je|lu mi ni jibiti|gba owo mi ni jibiti|tan mi je)
      (elomiran|enikan) ti (fi akanti mi ra nkan|na owo inu akanti mi|fi owo ranse lati inu akanti mi) lai so fun mi
      (enikan|eni kan) (pe mi|te mi laago) (pe ki n fun oun ni|n beere) (otp|pin|bvn) (mi|)
      owo (kan|ti mi o mo) (ti jade|wa|ti poora) (ninu|lati) (akanti|account) mi
      (enikan pe mi|obinrin kan pe mi|okunrin kan pe mi) (lana|) (pe oun ni oun wa lati karo|o ni oun je osise banki), (o gba pin mi|o beere otp mi|o fe bvn)
      (mo ra oja|mo ra foonu) lori (instagram|facebook|jiji), (mo sanwo won o gbe oja wa|won gba owo mi won salo|gbaju-e ni)
      (owo|{amount}) (fo|poora|jade) (ninu akanti mi|lapo mi) (loru|lai se nkankan|mi o mo eni to yo o)
      (mo ji|mo laju) (laaro|) (mo ri|mo rii) pe (won ti ko owo mi|won ti gbe owo akanti mi|akanti mi ti gbe)
      (won|awon kan) (fi ise|fi oko okun|fi okoowo) (tan mi|lu mi) (, won gba {amount} lowo mi|, mo ti padanu {amount})
      (mo fe report|mo n report|report) (fraud|scam|jibiti|onijibiti kan) (si yin|o|)
      (scam|419|wayo|yahoo) (ni|lo) (eleyi|won se fun mi|won fi ba mi lo)
      (shey|se) (e|osise yin) (maa n|n) (pe eniyan|beere) (fun pin|otp|bvn) (, enikan pe mi|, enikan sese beere temi)
      (won fi link|enikan fi linki) (kan|) ranse (si mi|lori whatsapp), (mo te e|mo fi nomba kaadi mi si i), (owo ti jade|won ko owo mi)
      (omo ise mi|oremi|enikan ni ile wa) (ji|ti ji) (owo|{amount}) (ninu|lati) (akanti|foonu) mi
      (debit|yiyo owo|transaction) (ti mi o mo idi e|ti emi o se|ajeji) (n sele|ti sele) (lori|ninu) (akanti|kaadi) mi
      (mi o jade nile|mo wa nile), (won fi kaadi mi yo owo|enikan yo {amount} ni atm)
      (won lo|enikan lo) (oruko mi|foto mi|nomba mi) (lati|lati fi) (gba owo lowo eniyan|lu jibiti|ya owo)
      (akanti kan|nomba {account}) (ti|ni won) (n lo fun|fi n) (jibiti|lu jibiti), (e gbe igbese|e mu won|mo fe royin e)
      (ponzi|owo ilopo|money doubling) (ni mo ko si|gba owo mi|je {amount} mi)
      (onijibiti|gbaju-e|oni wayo) (kan|) (gba {amount} lowo mi|n pe mi|tan mi) (o|lori foonu)
      (ki i se|kii she) (emi|owo mi) (lo|) (se transfer yii|yo {amount}|fowo si isanwo yii)
      (enikan ti wo|won ti hack) (whatsapp|email|foonu) mi (, won fe ko owo mi|, won n beere owo lowo awon eniyan mi)
      (fake alert|ayederu alert) (ni won|ni onibara) (fi ranse si mi|fi gba oja lowo mi|fun mi)
      (won ti fi mi je|won ti lu mi ni jibiti|mo ti ko sowo onijibiti) (o|), (e ran mi lowo|e gbe igbese)
      (pos kan|oni pos|agent kan) (yo|gba) (owo ju|{amount} lemeji lona jibiti|pin mi) (, ole ni|, o salo)
      (won ji|won ko) (gbogbo|) owo (mi|inu akanti mi|inu apo mi) (lo|pata)
      (tani o|ta lo) (yo|ko) (owo mi|{amount}) ninu akanti mi (lai je ki n mo|laigba ase)
      (idunadura|transfer) (meji|kan|meta) (ti n ko mo nkankan nipa e|ti mi o fowo si) (wa|n be) (lori|ninu) akanti mi
      (nibo ni mo ti le|bawo ni mo se le) (fi onijibiti|fi gbaju-e) (sun|han) (, won gba {amount} mi|)
      (iya agba|iya mi|baba mi) (ni won|lawon onijibiti) (lu ni jibiti|tan je|gba owo e) (lori foonu|), (won yo {amount}|e ran wa lowo)
      (enikan|omokunrin kan) (ran mi lowo|ba mi te atm) (ni atm|), (o paaro kaadi mi|o ji owo mi lo|o ti ko owo mi)
      (won ni mo|won so pe mo) (je oriire|win promo|gba grant), (won gba pin mi|won ni ki n san {amount}|jibiti ni)
      (mo fe|e je n) (fi nomba|so nomba) (onijibiti|eni to lu mi ni jibiti|gbaju-e) (kan|) (sun|to yin leti)
      (transaction|owo) {reference} (ki i se|kii se) (emi lo se e|temi) (, enikan ji owo mi|, e wadi e)
      (owo mi|{amount}) ti (lo|poora) (ninu akanti mi|lapo mi) (, mi o te nkankan|, mi o fun enikeni ni pin)
      (se e mo|shey e mo) pe (enikan n lo oruko banki yin|awon kan n pe ara won ni karo) (lu jibiti|gba owo lowo eniyan)
      (jibiti|ole|won ji owo mi|gbaju-e) (o|e gba mi|ni akanti mi)
      (mo gba ipe kan|mo gba message kan) (pe won ti ti atm mi|pe mo win), (won ni ki n fi nomba kaadi ranse|won beere otp|won gba bvn mi), (se yin ni abi jibiti|leyin igba naa owo mi poora)
      (won tan|won fi ogbon ewe gba) (emi|mi|iya mi), (owo {amount} lo|won gba {amount} lowo wa), e (ba mi wadi|gbe igbese lori) e
      (eni kan|eeyan kan) n (fi whatsapp|fi facebook) (ayederu|ti ki i se tiwon) (lu eniyan ni jibiti|gba owo eniyan) ni oruko yin(, e mu un|)
      (mi o mo bi|bawo ni) (won se|ole se) (wo akanti mi|mo pin mi|ri owo mi), (owo ti lo|won ti yo {amount})
      (se owo mi|shey owo mi) le (pada|tun pada wa), (jibiti ni won lu mi|gbaju-e gba {amount}|ole ko o)
      (oga kan|arakunrin kan|arabinrin kan) (so pe oun a fun mi ni ise|so pe oun a ba mi gba visa), (o gba {amount} o si salo|jibiti lo se fun mi)
      (nkan ajeji|iwa ifura) (n sele|kan sele) (lori akanti mi|lori kaadi mi) (, owo n jade lai so fun mi|, emi ko)
      (won ti|enikan ti) (lu mi ni jibiti|yan mi je|gba mi|ja mi lole) (lori intaneti|lori foonu|{amount}|)
      (enikan|okunrin kan) (pe mi|te mi laago) (o ni oun wa lati banki|o so pe oun je osise yin), (o gba otp mi|o ti yo owo mi|mo fun un ni pin)
      (mi o mo|n ko mo) (nipa|nkankan nipa) (owo ti won yo|transaction yii|debit {amount} yii)
      kii se emi (ni mo yo owo yen|ni mo fi {amount} ranse|ni mo ra nkan yii) (o|)
      (won ti wo|ole ti wo|won hack) (akanti|account|app) mi (won ko gbogbo owo|won yo {amount}|won gbe owo lo)
      (mo te|mo tẹ) (link kan|linki kan) (owo mi si lo|won si yo {amount}|mo beru pe won ti wo akanti mi)
      (mo ra oja|mo sanwo oja) (lori instagram|lori jiji|lori facebook) (won ko gbe e wa|won ti block mi|gbajue ni)
      (mo fe|e je ki n) (fi ejo|jabo) (jibiti|gbajue|ole kan) (sun|to lu mi|)
      (akanti|nomba) {account} (je ti onijibiti|ni gbajue n lo|lo lu mi ni jibiti)
      (fake alert|alert iro|alert ayederu) ni (won fi ran|won fi gba oja) (mi|lowo mi)
      (won n lo|enikan n lo) (oruko mi|bvn mi|akanti mi) (lati lu eniyan ni jibiti|lati ya owo)
      (won ko text|won fi ise ranse) (pe ki n fi bvn ranse|pe mo je ebun|ki n te link) (se gbajue ni|gbajue ni o)
      baba kan pe mi ni oun wa lati (banki|cbn) o ni ki n pe nomba (otp|kaadi mi) fun oun (owo mi si ti lo|won ti yo {amount})
      (debit|owo) (kan jade|{amount} jade) (ninu akanti mi|) (mi o mo nipa e|kii se emi ni mo se e)
      (mo ro pe|o da bi pe) (yahoo boys|gbajue) (ti wo|n lo) (akanti mi|app mi), (owo n jade|owo mi ti lo)
      (mo fi owo ra|mo sanwo fun) (foonu|aso|ile) (lori ayelujara|lori facebook) (won poora|ile ayederu ni)
      {amount} (ti poora|ti lo|ti kuro) (ninu akanti mi|) (mi o fi owo kan an|mi o mo eni to mu un)
      (eni ti mi o mo|alejo kan) (yo|fi) {amount} (ninu akanti mi|ranse lati akanti mi)
      (enikan|won) ni ki n (san owo ki won to ya mi lowo|fi bvn si link|fun oun ni otp) (se jibiti ni|gbajue ni)
      (won|awon kan) ti (ko owo mi lo|gba owo akanti mi) (mi o mo|laimo mi)
      (mo ri|mo gba) (alert|debit alert) (owo jade|{amount}) ti (mi o mo|n ko se)
      (enikan|onijibiti) (pe mi|te mi laago) (o ni oun wa lati banki|o beere otp), (mo ti fun un|o ti ko owo mi)
      (won|ole) (lu mi ni jibiti|yan mi je|lu mi) (lori facebook|lori instagram|lori whatsapp) (mo fe fi to yin leti|)
      (mo fe|e je ki n) (fi ejo jibiti|fi oro onijibiti) (sun|to yin leti|)
      (owo|{amount}) (ti poora|deede jade) (ninu|lati) akanti mi, (kii se emi|mi o mo eni to gba a)
      (hacker|yahoo boy|ole ori intaneti) (ti wo|n wo) (akanti|account) mi (o ti ko owo lo|won ti yo {amount})
      (iro owo|alert ayederu|fake alert) ni (onibara|enikan) (fi han mi|fun mi) (o ti gbe oja lo|)
      (nomba|akanti) (kan|yii) (n lu eniyan ni jibiti|je ti onijibiti) (e wadi e|)
      (mo te link|mo click link) (kan|won fi ranse) (owo mi ti jade|won ti ko owo mi)
      (mi o|n ko) (fowo si|mo nipa) (owo|debit) (yii|{amount} yii) (rara|)
      (won|enikan) (lo kaadi mi|fi kaadi mi) (ra nkan|sanwo) (lori ayelujara|ni ilu oyinbo) (kii se emi|)
      (ta lo|tani) (yo owo mi|ko owo mi|gba {amount}) (mi o mo|n ko fun enikeni lase) (ninu akanti|)
      (SIM mi|laini mi) (won ti swap e|enikan ti gba a) (won ti ko owo mi|owo ti n jade)
      (e gba mi|mo ku o), (won ti ko gbogbo owo mi lo|akanti mi ti sofo, ole ni)
      (eni ti|oni) (ta oja|fi ile han mi) (lori ayelujara|) (ti salo pelu owo mi|je gbajue)
      (àwọn|awọn) (oníjìbìtì|gbájúẹ̀|olè) (ti kó owó mi|ti lù mí ní jìbìtì)
      (wọ́n|ẹnìkan) (ti yọ|yọ) (owó|{amount}) (nínú àkáǹtì mi|lọ́wọ́ mi) (láìmọ̀|tí mi ò mọ̀ nípa rẹ̀)
      (kì í ṣe|kii ṣe) èmi (ni mo ṣe|lo ṣe) (ìfiránṣẹ́|transfer) (yìí|{amount} yìí)
      (otp|bvn|pin) (mi ni|ni) (won n beere|enikan n beere) (lori foonu|o pe ara re ni osise karo) (se jibiti ni|)
      (ponzi|mmm|ise ori ayelujara) (kan|) (ti gba owo mi|lu mi ni jibiti) (bawo ni mo se le fejo sun|)
      (enikan|boda kan) (pe ara re ni|n se bi) (osise karo|manija yin) (o fe gba owo mi|o beere pin mi)
      (awon|) (onijibiti|ole) (n lo oruko yin|n pe ara won ni karo) (lati gba owo|lori facebook)
      (mo fe|mo wa) (royin|so nipa) (jibiti|ole|owo ti won ji)
      (won ji|won ti ji) (owo mi|{amount}) (lori akanti mi|ninu app|loru ana)
      (owo jade|debit) (leemeta|leralera) (loru|laaro yii) (mi o se e|kii se emi)
      (fraud|scam|jibiti) (alert|o|ti sele si mi)
      (report|royin) (fraud|scammer|onijibiti) (kan|)
      (won ti hack|won hack) (whatsapp|akanti|email) mi (won n yo owo|won si ti ko owo mi)
      (agent|oni pos) (kan|) (lu mi ni jibiti|yo ju owo lo, ole ni) (mo fe fejo e sun|)
      (omo mi|iya mi) (won ti lu|won lu) (ni jibiti|) (won ko owo re|{amount} lo)
      (mo|a) (sese ri|ri) (pe|wi pe) (enikan n yo owo die die|won n ji owo) (ninu akanti mi|)
      (ayederu|fake) (banki|karo|customer care) (pe mi|n fi message ranse) (won n beere nomba asiri|)
      (transaction|idunadura) (ajeji|ti n ko mo) (wa|ti waye) (lori|ninu) akanti mi
      (mi o ra nkankan|n ko ra nkankan) (sugbon|amo) (owo jade|won yo {amount}) (kaadi mi|ninu akanti mi), (ole ni|jibiti ni)
      (won so pe|o ni) (mo je ebun|mo gba lottery), (mo fi owo ranse|mo san {amount}), (jibiti ni|won ti salo)
      (jibiti idokowo|investment scam) (ti gba|lo gba) (owo mi|owo ifeyinti mi)
      (eni to ra oja|onibara) (fi alert ayederu|fi fake transfer) (tan mi|lu mi ni jibiti)
      (hacker|onijibiti|ole) (ti wo akanti mi|ti ko owo mi lo), (e wadi e|e ba mi mu won)
      (e mu|e wadi) (onijibiti|ole) (to ko owo mi|to lu mi) (nomba re ni {phone}|akanti re {account})
      (okunrin kan|obinrin kan) (wa|pe) (o ni oun je osise karo|o ni ki n fun oun ni otp) (mo fura si i|mo ti fun un)
      (won|awon kan) (ti n|n) (yo owo mi|gba owo mi) (die die|leralera) (mi o mo won|emi ko ni)
      (owo onibara|owo oja) (jade|lo) (lai je pe mo|n ko) (fi ase si i|mo si i) (ole ni won|)
      (mo gba ipe|mo gba sms) (lati odo onijibiti|to ni won fe ti bvn mi) (mo fe fi to yin leti|)
      (ẹnìkan|enikan) (ti gepa|ti hack|ti wọ) (àkáǹtì mi|account mi) (ó ti kó owó mi|owo mi ti lo)
      (wọ́n jí|won ji) {amount} (lórí àkáǹtì mi|ninu apo mi) (lánàá|loru)
      (mo fẹ́|mo fe) (fi ẹjọ́ jìbìtì sùn|so nipa oniwayo kan|ròyìn olè)
      (oniwayo|ayederu agent) (kan|) (ti gba|ta) (kaadi mi|oja ayederu fun mi) (owo mi ti lo|)
      (so fun|e wadi) (eni to|ta lo) (lo kaadi mi|wo akanti mi) (kii se emi|laigba ase)
      (won ra|enikan ra) (nkan|airtime|data) (pelu owo mi|lori akanti mi) (emi ko ni mo ra a|mi o mo)
      (transfer|owo) {amount} (yii|to jade) (emi ko|n ko) (mo|se e)
      (link|website) (ayederu|iro) (kan|) (ti gba|gba) (alaye kaadi mi|pin mi) (lowo mi|)
      (suspicious|ajeji) (transaction|login|alert) (lori akanti mi|ni mo ri)
      (won lo|enikan lo) (oruko mi|bvn mi) (ya loan|gba eyawo|la akanti) (mi o mo|kii se emi)
      (eniti mo ra oja|vendor) (lowo re|kan) (ti block mi|ko gbe oja wa), (gbajue ni|mo ti san {amount})
      (mo ti|mo) bo sowo (gbajue|onijibiti|yahoo boy)
      (tete|e tete) (wadi|da won duro) won n (ko owo mi lo|ji owo mi)
      (enikan|ole) (n gbiyanju lati|fe) gba otp mi (o n pe mi leralera|mo fe fi to yin leti)
      (mo ri|won fi) (whatsapp|facebook page) (ayederu|iro) (karo|ti banki yin) (won n gba owo eniyan|)
      (jibiti|oniwayo) (ife|romance) (lori facebook|) (ti gba|gba) {amount} lowo mi
      (ọmọ|omo) (yahoo|ita) (ti ko owo mi lo|ti wọ email mi won si ti ji owo mi)
      (se e le|bawo ni e se le) (mu|wadi) (awon to ji owo mi|onijibiti to lu mi)
      (kii se emi|ki i se emi) (lo|ni mo) (gba owo|yo {amount}) (ni atm|ni pos) (yii|lana)
      (alert|debit) (yii|{amount}) (ko ye mi|mi o mo), (enikan ji owo mi|ole lo yo o)
      (i was scammed|they scammed me) (o|{amount}|lori instagram)
      (unauthorized|unknown) (debit|transaction|transfer) (lori akanti mi|{amount})
      (iro ni alert|fake alert ni) (won fi|ti onibara fi) (gba oja|lu mi) (mo fe fejo sun|)
      (e gba mi|e ran mi lowo), (onijibiti|ole|yahoo) ti (ko owo mi lo|gba owo mi|tan mi je)
      (mo padanu|won gba) {amount} (sowo|lowo mi fun) (onijibiti|gbajue) (lori foonu|)
      (enikan ti mo|eni ti n ko) mo (lo akanti mi|n fi oruko mi ya owo)
      (ijeta|lana) (won|ole) (ko owo jade|yo {amount}) ninu akanti mi (emi ko|mi o mo nkankan)
      (mo fun|mo so) (otp|pin|nomba kaadi) mi (fun enikan|fun eni to pe mi) (owo mi ti lo|eru n ba mi)
      (fi to|mo fe fi to) (yin|banki) leti (pe won ji owo mi|nipa onijibiti kan|jibiti)
      (won fi|enikan fi) (foto mi|oruko mi|bvn mi) (la akanti|lu eniyan ni jibiti)
      (ayederu|fake) (idokowo|agent|osise|transfer) (lu mi ni jibiti|gba owo mi)
      (pos|atm) (ti mo lo|kan) (da kaadi mi ko|clone kaadi mi) (won ti ji owo mi|)
      (mo fe so|mo ni) (nipa ole|ejo jibiti) (kan|ti won se fun mi)
      (won ti|awon ole ti) (fo|wo) (akanti mi|app mi) (owo ti tan|won ko {amount})
      (onijibiti|gbajue) lo ni (nomba|akanti) (yii|{phone}|{account}) (e mu un|e wadi e)
      (oni|laaro) yii (won yo|ole yo) {amount} (laigba ase mi|emi ko mo)
      (se osise yin|se karo) ni (eni to pe mi|nomba {phone}) (o n beere otp|o n beere pin mi), (tabi jibiti ni|mo fura)
      (enikan ti lo|won lo) (kaadi|atm) mi (ni ilu miran|loke okun) (kii se emi|mo wa nile)
      (mo je|emi) (arugbo|iya agba), (won fi foonu lu mi ni jibiti|awon onijibiti ko owo mi lo) (e gba mi|)
      (won gba|enikan gba) (laini mi|sim mi) (si foonu miran|won swap e) (won si ti ko owo mi|owo n jade lai je emi)
      (e wo|wo) (debit|transaction) (yii|{amount} yii) (emi ko ni mo se e|kii se temi, ole ni)
      (enikan|ole|oniwayo) (yo|ji) {amount} (ninu akanti mi|ninu owo mi) (mi o mo|e gba mi)
      (mo ra oja|mo sanwo) (lori instagram|lori facebook|lori jiji) (won ko gbe e wa|won ti block mi) (won ti lu mi|jibiti ni)
      (won pe mi|enikan pe mi) (pe banki ni|lati karo) (won beere|mo fun won ni) (otp|pin mi|bvn) (jibiti ni bi|won ti ko owo mi)
      (won lu|enikan lu) (mi|iya mi) ni jibiti (lori foonu|lori whatsapp|) (owo {amount} lo|)
      (mi o mo|emi ko mo) (bi {amount}|nipa {amount}) (se jade|to jade) (ninu akanti mi|) (ole ni|e wadi)
      (osise karo|enikan) (ayederu|to ni oun wa lati karo) (pe mi|fi text ranse) (beere otp|beere pin)
      (link kan|ifiranse kan) (ni mo te|ti mo te) (owo mi|{amount}) (poora|lo) (e gba mi|)
      (mo te|mo si) (link|linki) (kan|) (ti won fi ranse|lori whatsapp) (won si ko owo mi lo|owo mi si poora)
      (transaction|debit) (kan|yii) (kii se temi|mi o se e) ({amount}|) (ole ni|e wadi e)
      (ọmọ ita|agbako) kan (lo atm mi|gba pin mi) (o si yo {amount}|o si ko owo mi)
      (enikan n|won n) (lo oruko mi|lo akanti mi) (lu jibiti|gba owo lowo eniyan) (e ran mi lowo|)
      (mo fe|e je ki n) (fi ejo|so ejo) (onijibiti|scammer) (kan|) (sun|to gba {amount} mi)
      (won fi|enikan fi) alert (iro|fake) (ranse si mi|tan mi je) (mo ti gbe oja fun un|ole ni)
      (eni to ni oun|onile ayederu) (maa fun mi ni ile|maa ba mi wa ise) (gba {amount}|ko owo mi) (o sa lo|o ti pa foonu)
      (alagbata|agent) (kan|to wa nile wa) (ni oun|) maa (ba mi gba ile|fun mi ni ile|ba mi gba visa) (o gba {amount}|) (o sa lo pelu owo mi|onijibiti ni)
      (mo sanwo|mo fi {amount} sanwo) (ise|ile|visa) kan (ti ko si|iro) (eni naa sa lo|o ti pa foonu e) (jibiti ni|)
      (won lo|enikan lo) (nomba kaadi mi|kaadi mi) (ra nkan|san netflix) (lori ayelujara|) (mi o si mo|kii se emi)
      (investment|ponzi|forex) (kan|) (ni mo ko|ni mo fi) owo (si|sinu e) (won ti sa lo|won ti je owo mi) (jibiti ni|)
      (baba mi|mama mi) (agbalagba|) (fun onijibiti|fun ole) ni (otp|nomba kaadi) (won ko owo e lo|e gba wa)
      (debit|yiyo owo) {amount} (ti mo ri|yii) (je|) (ajeji si mi|ti ole) (mi o fun enikeni lase|e wadi)
      (fesibuku|whatsapp) (ore mi|egbon mi) (ni won hack|ni won ji), (won fi beere owo, mo si fi ranse|mo fi {amount} ranse, ole lo gba a)
      (romance|ololufe ori ayelujara) (scam|) (kan|) (gba|ti ko) {amount} mi (onijibiti ni|e ran mi lowo)
      (e ba mi mu|e wa) (ole|onijibiti) (to ji|to gba) (owo mi|{amount}) (lori karo|ninu akanti mi)
      (awon kan|enikan) n fi oruko karo (gba owo lowo eniyan|lu eniyan ni jibiti) (e sora|mo fe so fun yin)
      (mo gba ipe|ipe kan wo le) (pe won fe block akanti mi|pe mo je ebun) (won beere nomba kaadi mi|won ni ki n fi pin ranse) (se ole ni|)
      (owo mi|{amount}) (fo|sa) (kuro|jade) ninu akanti mi (loru|nigba ti mo sun) (mi o fi ranse sibikan|ole ni)
      (iyawo ile|agbe|olokada) ni mi, (onijibiti ko|won lu mi, won ko) (gbogbo owo mi|{amount} mi) (lo|)
      (mo ra foonu|mo ra aso) (lori ero ayelujara|lowo vendor) (o gba owo mi|mo san {amount}) (ko fi oja ranse|o block mi) (won ti gbá mi|onijibiti ni)
      (account|nomba akanti) (yii|{account}) ni won fi n (lu jibiti|gba owo eniyan), (e wadi|e mu won)
      (enikan|awon kan) (pe mi|text mi) (pe|) (osise karo ni oun|oun ni osise yin) (o beere pin mi|o beere otp) (ole ni|mo fura si i)
      (nomba|akanti) {account} (ole ni|onijibiti ni) (o ti gba owo mi|o lu mi ni jibiti)
      (won pe mi|enikan pe mi) (pe mo je ebun|pe bvn mi ti di) (won fe ki n fi|won ni ki n so) (pin|nomba kaadi) (fun won|) (jibiti ni bi|)
      (kii se emi lo|emi ko lo) (yo|fi) {amount} (ranse|yen) (enikan ji owo mi|ole ni) (e wadi e|)
      (enikan pe mi|okunrin kan pe mi) pe oun wa lati banki, o gba nomba kaadi mi, owo si lo
      mo fun enikan ni otp mi laimo, se won le ko owo mi
      won ran link kan si mi pe ki n fi bvn mi si i, se eyin ni
      {amount} jade lori akanti mi, mi o mo ohunkohun nipa e
      mo ri debit ti mi o mo, e sewadi
      mo ra foonu lori facebook, mo sanwo, won block mi
      onisowo instagram gba owo mi, ko fun mi ni oja, o ti sa
      won ni mo je ebun {amount}, won ni ki n koko san owo die, mo san, won salo
      enikan n lo oruko banki yin lati fi gba owo lowo eniyan
      sms ayederu wole foonu mi pe owo wole, mo ti fun un ni oja
      eni to ra oja fi alert iro han mi, ko si owo kankan to wole
      (fake alert|alert iro) ni won fi ra ewure mi lo
      won ti fi oruko mi ya owo nibi kan
      iyawo ile mi te link kan, gbogbo owo wa lo
      omo odo mi ti n yo owo mi ni kekere kekere, mo fe fi to yin leti
      enikan gbe foonu mi o fi owo ranse si ara re
      se e ran eniyan kan ti o n je {name} si mi, o n beere pin mi
      ipe kan wole bayi, won ni ki n so nomba to wa leyin kaadi mi
      won ni bvn mi ti expire ki n te link kan, mo fura pe ole ni
      oniwayo ni nomba {phone}, e kilo fun awon eniyan
      akanti {account} {bank} ni yahoo kan fi gba owo mi
      mo da owo si ile ise idokowo kan, won ti pa ofiisi won, owo mi ti lo
      won so pe owo mi maa di ilopo meji laarin ojo meta, mo san {amount}, won ti parun
      e ba mi mu eni to ji owo mi
      nkan ajeji n sele lori akanti mi, owo n jade bi mi o se mo
      pos kan da kaadi mi ro, owo si jade loru
      enikan ti yi kaadi mi pada ni atm, o si yo owo mi
      ore mi kan lo tan mi, o gba owo isowo lowo mi o sa lo
      won hack whatsapp egbon mi, won fi beere owo lowo mi, mo ti fi ranse
      mo n gba message lati odo eni to ni oun je manager karo, se looto ni
      ole yo owo mi o, e gbe igbese
      (report|mo fe report) nomba to n fi oruko yin lu eniyan
      link yi wa lati odo yin abi ti awon jibiti ni
      mo padanu {amount} sowo awon ponzi
      won fi ise loke okun tan mi gba {amount}
      enikan ti gba sim mi lo fi wole akanti mi, owo ti dinku
      won te foonu baba mi, won ni awon n se update bvn, gbogbo owo re ti lo
      mo se asise so otp fun obinrin kan lori foonu, o ti yo {amount}
      gbaju-e ti gbe owo mi lo, kini mo le se
      enikan se ayederu page karo lori facebook
      (won n fi|enikan n fi) aworan yin lu eniyan ni jibiti
      mo ri {amount} to jade loru, orun ni mo wa, ta lo se e
      app ajeji kan wo foonu mi, leyin e owo bere si jade
      omokunrin kan ni oun maa ba mi yanju atm, o paaro kaadi mi o si sa lo
      okunrin to ba mi te pos ti gba pin mi, owo ti lo
      enikan so pe oun je soja ni amerika, o gba owo lowo mi, iro ni
      ololufe ori facebook lo gba gbogbo owo mi, jibiti ni
      mo san owo ile fun agent ayederu kan, o ti sa lo
      won ta ile onile fun mi, owo mi ti lo si akanti {account}
      ile ise to so pe won n gbani si ise ti gba owo form lowo wa, jibiti ni won
      mo fe ki e mo pe nomba {phone} n pe eniyan pe oun ni karo
      se e n beere pin lori foonu, enikan sese beere temi
      mo gba email pe akanti mi maa di ti mi o ba te link, se jibiti ni
      sms kan so pe won ti gba bvn mi, won ni ki n pe won, mo fura
      e ba mi wadi eni to yo owo mi ni ojo aiku
      mo fe report jibiti, se e le gba owo mi pada lowo won
      aladugbo mi lo kaadi mi lai so fun mi
      awon kan ti fi nin mi si akanti ti mi o mo
      enikan ti si akanti pelu oruko mi, mi o mo nipa e
      loan ti mi o gba wa loruko mi, enikan lo bvn mi
      o ni ki n scan qr code ki n le gba owo, owo mi lo jade
      oniwayo crypto gba {amount} lowo mi
      mo te nkan ti won fi ranse lori telegram, mo padanu owo
      e gba mi, jibiti ti wo ile mi
      won ti fi kaadi mi san owo nibi ti mi o de ri
      alert ti onibara fi han mi ko je ooto, o ti gbe oja mi lo
      e ri i pe e mu akanti {account}, jibiti ni won fi n se
      owo ajo wa, eni to wa nidii e ti ko o sa lo
      mo fura si ipe kan ti mo gba laipe, won beere oruko iya mi ati pin
      awon to n pe ara won ni cbn ni ki n san owo ki won le tu owo mi sile, se jibiti ni
      enikan n fi oruko banki yin gba owo kiri, mo fe so fun yin
      awon kan ni ori facebook n pe ara won ni karo, e sora
      se owo ti gbaju-e gba lowo mi le pada wa
      won hack email mi, won ti fi ko owo mi lo
      won fi foto mi da akanti iro sile, won fi n lu eniyan
      e tete da won duro, won n yo owo ti mi o mo nipa e
      omo yahoo ti ko owo mi, se e le mu un
      mo ri page facebook ayederu to n je karo
      whatsapp iro kan n fi logo yin gba owo
      se osise yin maa n beere otp, enikan sese pe mi
      won ti fi bvn mi la akanti ni banki kan
      alejo kan fi {amount} ranse jade ninu akanti mi
      eni to ni oun maa wa ise fun mi ti gba owo, o ti pa foonu
      ole ti ko owo mi, kini ki n se
      won fi foto mi ya owo lori app kan
      kaadi mi ni won hack, won ti fi ra nkan ni china
      so fun mi, tani o wo akanti mi laigba ase
      gbaju-e lu mi, se mo le gba owo mi pada
      kii se emi ni mo se transfer yen, e wadi e
      emi ko lo fi owo yen ranse, ole ni
      ponzi ni mo ko si, owo mi ti lo
      agent ile kan gba {amount} lowo mi o si sa lo
      won lo kaadi mi loke okun, ile ni mo wa
      ẹnìkan ti jí owó mi, ẹ ràn mí lọ́wọ́
      ole ti ko owo mi o
      won ti lu mi, e gba mi
      gbaju e ti gba owo lowo mi loni
      {amount} lo loru, emi ko lo na an
      link yen ni mo te, owo mi ba lo
      ta lo n lo akanti mi
      won gba otp lowo mi
      mo ti fun won ni pin mi, jibiti ni won
      e ma je ki eni yen gba owo elomiran, jibiti ni
      fraud alert, enikan n pe bi karo
      awon onijibiti n pe mi lojoojumo
      enikan yo owo iya mi lo ni pos
      se ooto ni pe mo je moto lodo yin, won ni ki n san owo
      promo {amount} ti won ni karo n fun eniyan, se jibiti ni
      omo mi fi kaadi mi ra game, owo lo, mi o mo
      won daruko mi, won mo bvn mi, won ni karo ni awon
      mo san owo foonu, won fi okuta ranse si mi
      onisowo ori whatsapp yen ti fi owo mi sa
      {phone} ni nomba ole naa
      ana enikan pe mi pe oun wa lati karo. o gba otp lowo mi, o si ko {amount} lo
      mo fe ra keke, mo ri eni to n ta a lori facebook, mo fi {amount} ranse. lati igba naa ko gbe foonu mo
      omobinrin kan ni oun feran mi, o ni ki n ran owo wa ki oun fi ra ticket. leyin naa o block mi
      laaro yii mo ri pe {amount} ti jade. emi ko fi ranse si enikeni, e wadi e
      won fi sms ranse pe won ti ti akanti mi, ki n te link kan. mo fura pe awon ole ni
      onibara ra apo iresi meji, o fi alert han mi. mo wo akanti mi, owo ko wole, iro lo pa
      awon kan wa si abule wa pe awon n se bvn fun eniyan, won gba kaadi ati pin wa
      egbon mi ko mo pe jibiti ni, o ti fi gbogbo owo ajo wa da si crypto, won ti sa lo
      baba mi dagba, won tan an pe ki o fi pin ranse. owo ifeyinti re ti lo
      mo ra tikeeti lori intaneti, ayederu ni. {amount} mi ti lo
      oluko omo mi ni whatsapp re won hack, won fi beere owo lowo awa obi. mo ti fi ranse
      eni kan ni oun maa ba mi se visa, mo fun un ni {amount}, ko gbe foonu mo
      mo ri akanti kan loruko mi ti mi o si, e wadi e
      enikan pe, o ni mo je gbese, o fe gba {amount}. emi ko ya owo ri, se jibiti ni
      (ole|onijibiti|oniwayo) (gba|ko|ji) {amount} (lowo mi|mi lo)
      (won|enikan) (beere|gba) (otp|pin|bvn) (lowo mi|mi lori foonu)
      (mo fura|mo ro) pe (jibiti ni|ole ni) (ipe|link|message) yii
      owo (jade|lo) (loru|laaro|lana), (kii se emi|mi o mo nipa e)
      enikan fi oruko yin pe mi, o ni ki n download app kan (anydesk|teamviewer), mo fura
      mo fi owo ranse fun ile ti mo ri lori intanẹẹti, ile naa ko si
      olukoni kan lori telegram gba owo forex lowo mi, o ti parun
      won se ayederu risiti fun mi, owo ko wole, oja ti lo
      enikan n ko message si awon ore mi pe emi ni, o n beere owo
      kaadi mi ni won daako ni atm, won si yo {amount}
      sim swap ni won se fun mi, owo mi ti lo
      awako keke lo gba foonu mi, o ti fi owo ranse jade
      o ni oun je woli, o gba {amount} lowo mi fun adura, ole ni
      oniwayo yen so pe oun ran owo si mi ni asise, ki n da a pada, mo fura
      won fi aworan alert tan mi, owo ko si
      awon eniyan kan n fi bvn awon arugbo ya owo ni abule wa
      osise ile epo lo kaadi mi lemeji, o ji owo mi
      mo n ri login lati foonu ti mi o mo lori akanti mi
      nomba ti o pe mi yii, se tiyin ni, won beere otp
      mo ra ile lowo agent, ile na ni olowo. {amount} mi ti lo
      won so pe foonu mi ti win, won gba nomba kaadi mi
      awon kan fi oruko {bank} pe mi, won ti yo owo mi
      osise iro kan wa si soobu mi, o gba pin pos mi
      enikan ni oun maa ran mi lowo ni atm, o ti fi kaadi miran paaro temi
      app loan kan n fi foto mi halẹ mo mi, e gba mi
      enikan ti n yo {amount} lojoojumo ninu akanti mi, emi ko
      mo fe so fun yin nipa akanti ti won fi n lu jibiti
      woti hak akanti mi
      gbajue tilumi
      wontijale mi lori foonu
      scamer gba owomi
      fek alert niwon fun mi
      wonti ji owomi ninu akanti
      enikan ti yo owomi mio mo
      gbajue gba {amount} lowomi lanaa
      woni ki n fun awon ni otp mofun won owo tilo
      ole tigba owomi egbami
      mo te linki kan owo mi tijade
      mo gba ipe lati odo eni to ni oun wa lati efcc, o ni ki n san owo, se jibiti ni
      won fi ile tan mi, won gba {amount}, ile naa ti ni onile
      enikan lo bvn mi lati fi gba loan, won si n pe mi
      mo ra agbo ileya lori facebook, owo lo, agbo ko de
      onikeke da foonu mi pada amo o ti yo owo mi
      pastor ayederu kan n gba owo lowo awon eniyan pelu akanti {account}
      omo ile mi fi pin mi yo {amount} nigba ti mo n sun
      nkankan ko ye mi, owo n jade diedie, mo fura pe ole ni
      awon kan ni won le so owo mi di pupo pelu oogun, won ti gba {amount}
      won ni mo maa gba iranwo ijoba ti mo ba fi pin mi ranse, mo ti fi ranse
      enikan n ya foto kaadi mi ni atm, mo fura
      won fi email ayederu gba alaye kaadi mi
      onijibiti ti mo mo oju re gba owo mi, se e le mu un
      won ni ki n da owo si akanti kan ki n to gba ise, mo da a, ise ko si
      enikan fi owo ranse si mi, o wa n pe mi ki n da ilopo re pada, mo fura pe wayo ni
      mo ro pe karo ni mo n ba soro lori facebook, won gba pin mi
      kaadi mi wa lowo mi, sibe won n yo owo ni abuja
      oga ibi ise n lo oruko mi lati fi gba owo eniyan
      mofi otp funwon owomi tilo
      wonlumi ni jibiti
      enikan pemi pe oun wa lati bank yin
      owo jade mio mo talo gba
      aburomi ti ji {amount} ninu akantimi
      obinrin kan wa si ile ijosin wa, o ni oun n fun eniyan ni loan. o gba bvn wa, owo wa ti lo
      won pe mi ni ago mefa aaro, won so oruko mi ati akanti mi, won beere otp. se awon osise yin ni
      mo ri ipolowo karo ti o ni ki a fi {amount} ranse ki a le gba meji re. se ooto ni abi jibiti
      (mo fe|e je ki n) so nipa oniwayo kan to n lo oruko yin ni oja wa
      won n fi nomba {phone} pe awon arugbo, won n gba pin won
      enikan ta foonu ole fun mi, o si fi alert iro gba owo
      (mo|baba mi) ko sowo awon gbaju-e lori whatsapp, {amount} lo
      won fi apo idokowo kan tan wa, gbogbo ijo wa lo padanu owo
      oniwayo kan gba kaadi iya mi ni atm, o yo gbogbo owo
      sms yii wole: e ti gba loan. emi ko gba loan kankan, e wadi
      link ti won ni ki n fi bvn mi si yen, se lati odo yin ni
      yee, won ti ko owo mi lo o, e gba mi, ole ni won
      e gbo, enikan sese pe mi o, o ni oun wa lati banki, o beere pin mi
      ha, mo ti te link kan o, mo ro pe ole ni won
      (enikan|won) ti n lo foto idanimo mi fi gba owo
      mo san {amount} fun eni to ni oun maa fun mi ni ise ijoba, iro ni
      awon omo kan wa si soobu, won fi alert ayederu ra foonu meta
      oniwayo n fi ohun iyawo mi pe mi, o ni ki n fi owo ranse
      won ni ki n fi nomba kaadi mi sori website kan, leyin e owo jade
      ara ile wa kan n yo owo iya agba lai so fun won
      mo wa ni isinku baba mi, enikan pe mi pe oun ni osise yin o n beere otp
      loru ojo igbeyawo mi owo jade ninu akanti mi, mi o mo nipa e
      okunrin kan loja fi alert iro gba alubosa mi, jibiti ni o
      omo kan ninu oko ba mi wo foonu, leyin naa owo mi ti lo. won ti ji mi lowo
      nigba ti mo n wo boolu, {amount} jade ninu akanti mi, kii se emi
      won fi message ranse pe mo je ebun keresi lodo yin, won fe pin mi. se jibiti ni
      mo san owo yara hostel fun enikan lori facebook, o ti salo. jibiti ni
      pasito iro kan gba {amount} lowo mi pe oun maa so o di pupo, e gba mi
      enikan ni oun je osise yin, mo so otp fun un, owo mi si lo
      won yo {amount} lakanti mi, emi ko lo yo o
      eni to ta foonu fun mi lori instagram gba owo mi o si sa lo
      enikan pe mi pe oun wa lati banki, o n beere pin mi
      {amount} ti jade ninu akanti mi, mi o mo eni to se e
      won fi alert iro ra oja lowo mi
    `,
    cancel: `
      (fagile|fagi le|da duro|daduro|e fagile|e da duro|dawo duro|duro)
      (ma|e ma|ma se|e ma se) (fi ranse mo|san owo naa|ra a mo|fi owo naa ranse)
      mi o (fe|se|fe se) (mo|mọ́|fi ranse mo|ra mo)
      mo ti yi (okan|ero) (mi|) pada
      <please> (fagile|dekun|da duro) (transfer|ifiranse|sisan|gbogbo re|idunadura) (naa|yen|)
      (e fagile|mo fe fagile) (fifi owo ranse|ifiranse yen) (ki o to lo|)
      (rara|) (fi sile|gbagbe e|jo e|je ki o wa)
      (kii se bayii|ti o ba di ola|maa se e lola|to ba ya)
      ma fi {amount} ranse si {name} (mo|)
      (pada|e je ka pada) (seyin|si ibere)
      (o to|o ti to) (fagile|bee|)
      mi o ni (san|fi ranse|ra) mo
      ma (se|) fi {amount} ranse (si|fun) {name}
      e ma (fi owo naa ranse|fi {amount} ranse|san owo naa) (si {name}|) mo
      mi o fe fi (owo|{amount}) ranse (si {name}|) (mo|)
      (da|e da) fifi owo ranse (si {name}|) duro
      ma san {amount} fun {name}
      (ko ye ki e|e ko gbodo|mi o fe ki e) fi {amount} ranse si {name}
      (mo ti|mo) (yi ero|yi okan) (mi|) pada
      mi o (nifee|fe) (re|) mo
      e fagile (gbogbo e|re|)
      mo ti yi ipinnu pada
      (ma|ma se|e ma) (fi|san) {amount} (ranse|) (si|fun) {name}
      mi o fe (fi {amount} ranse si|fi owo ranse si|sanwo fun) {name} mo
      (ko|ki) e ma (fi|san) (owo naa|{amount}) (ranse|) mo
      (da|e da) (ifiranse|transfer) (naa|yen) duro
      mo ti (yi ero pada|pa ero da)
      (je ki o wa|fi sile|ko ye ki o lo)
      (fagile|e fagile|fagi le) (eyi|isanwo yii|gbogbo e|ifiranse naa)
      (mo ti|mo) (yi okan|yi ero|paaro okan) (mi|) (pada|)
      (rara|beeko) (ma se|e ma|fi sile|ma fi ranse) (o|mo|e|)
      (duro|e duro|sinmi) (na|ma fi ranse|e ma san)
      (fagile e|e fagile e|da eyi duro|fi eyi sile|pa eyi ti) (o|jowo|)
      (mi o|n ko) (fe|se) (mo|e mo|bee mo|)
      (mo ti|mo) (yi|paaro) (okan|ero) (mi|) (pada|)
      (ma|e ma) (fi ranse|se e|lo siwaju|se|tesiwaju) (mo|)
      (gbagbe|e gbagbe|fi|e je ka fi) (re|nipa re|o sile|oro yen sile)
      (kii se bayi|ki i se nisisiyi), (boya ola|to ba ya ma se e|e fi sile na)
      (duro|e duro) (na|o)(, ma fi ranse|, ma se|)
      (jare|ejo) (fi sile|fagile|da a duro)
      (e da|da) (fifi owo ranse|sisan naa|ifiranse naa) (si {name}|) (duro|ro)
      (mo ti yi|mo yi) (ero|okan|ipinnu) (mi|) pada
      (gbagbe|fi|e fi) (oro yen|eyi|e) (sile|si be)
      (ki i se|ko je) (bayi|bayii|nisinyi), (boya ola|nigba miran)
      (ko ye|e ma) (fi {amount} ranse si {name}|fi ranse mo)
      (o di|maa se e ni) (ola|ojo miran|igba miran), (fi sile na|e fagile)
      (mi o nifee|mi o fe|n ko fe) (mo|bee mo|e mo)
      (e je ka|ki a) (fi eyi sile|pada seyin) (na|jowo)
      (o ya|oya) (fi sile|fi le|ma se mo|ma worry) (na|joor|abeg)
      (mi o se mo|n ko se mo|mio she mo) (joor|o|jare|)
      (cancel|stop|abort|end) (am|e|it|joor) (na|abeg|)
      (e duro na|duro na|e ni suuru), (ma fi ranse|e ma san an|mo fe ro o)
      (ko i ti ya|ko tii ya|mi o tii setan) (, fi sile na|, e je ko di ola|)
      (owo o to|owo mi ko to|mi o ni owo to), (fi sile|e fagile|ma san mo)
      (won ti fun|mo ti fun) {name} (ni owo|lowo) (tele|), (ma fi ranse mo|fagile e)
      (kii se oun|kii se eleyi|eleyi ko) ni mo (fe|n so), (e fi sile|fagile|pa a re)
      (e ma da mi lohun|ma da mi lohun), (mo kan n dan an wo|mo kan n sere|asise ni mo te)
      (mo shi te|mo si te|mo te asise) (o|), (fagile|cancel e|ma se e)
      (leave am|leave it|e leave am) (joor|jo|abeg)
      (je ka|e je ka) (gbagbe oro yii|gbagbe e|fi transfer yen sile|fi oro yii sile) (jare|na|)
      (ma|e ma) (yo|ge|mu) (owo|{amount}) (naa|) (mo|ninu akanti mi)
      (rara|no|nope|rara o), (ma fi ranse|mi o fe|e da duro|fi sile)
      (nevermind|never mind|ma binu) (, mi o fe mo|, fi sile|jo)
      maa se e (to ba ya|lojo miran|nigba miran), (e fi sile na|e fagile)
      (fagile|cancel) (airtime|rira data|sisan owo) (yen|naa) (joor|)
      (e ma|ma) (ra|load) (kaadi|data|ina) (naa|yen) (mo|)
      (mo ti so pe|mo ni) (rara|mi o fe|ki e fi sile) (mo|o|)
      (jade|exit|quit|pari) (nibi|jare|ninu eleyi|)
      (e da a|da a|e gbe e) (nu|sile|duro) (jare|joor|)
      (okan mi|ara mi) (ko gba|o gba a) (mo|), (fi sile|fagile|ma se e)
      (a o tun soro|a maa soro) (nigba miran|lola), (fi sile na|e dawo duro)
      (e pa|pa) (ibeere|request|order) (mi|naa) (re|rẹ́)
      (ti e ba ti|bi e ba ti) (fe fi ranse|fe san), (ma se|e dawo duro|e ma se e)
      (e fi owo mi|fi owo mi) (sile|sibe) (na|), (ma fi ranse mo|mi o se mo)
      (o ti|o) (su mi|re mi), (fi sile|ma se e mo|a maa se e lola)
      (gbagbe pe|e gbagbe pe) (mo so nkankan|mo beere) (jare|)
      (mo n|mo kan n) (dan wo|beere) (ni|lasan), (e ma fi ranse|ma yo owo mi|fi sile)
      (iyawo mi|oga mi|oko mi) (ni ki n ma|so pe ki n ma) (fi ranse|san an) mo, (fagile|fi sile)
      (e duro|duro) (ki n|je n) (wo o na|ro o na|beere lowo oko mi)
      (jọ̀wọ́|ẹ jọ̀ọ́) (fagilé e|dá a dúró|má ṣe é mọ́|ẹ má fi ránṣẹ́)
      (mi ò fẹ́|n kò fẹ́) (ṣe é|fi ránṣẹ́|san án) mọ́
      (fagile|rara|beeko|fi le) (o|jowo|na)
      (mo ti|) (ro o|ronu si i) (daadaa|leekan si), (mi o se mo|e fagile e|ma fi ranse)
      (yen ko|eyi ko|iyen ko) ni mo (so|n wi|fe), (fi sile|e ma se e|pa a ti)
      (e ku ise sugbon|e se amo) (mi o fe mo|mi o ra a mo|mi o fi ranse mo)
      (ona miran|ogbon miran) (ni mo fe gba|lo wa), (e fagile eyi|ma se eyi)
      (mo wa cash|mo ti ri cash|mo ti san lowo) (fun un|), (ma fi ranse mo|e dawo duro|fagile e)
      (e da ise|da ise) (naa|yen) (duro|ro) (na|joor|kia)
      (pa a|e pa a|e pa oro yen) (ti|ti na|ti joor)
      (fi sile|gbagbe e|gbagbe re|je ka fi sile) (jare|mi o fe mo|mo ti yi okan pada|)
      (mi o|n ko|emi o) (fe|se) (mo|bee mo|e mo) (jowo|)
      (rara|no), (fagile e|e ma fi ranse|mo ti yi okan mi pada|ma se e)
      (e duro|duro) (na|jare), (e ma se e|e ma fi ranse|mi o fe bee)
      (ma|e ma|ma se) (fi ranse|san an|ra a|se e) (mo|sibe|o)
      (mo ti yi okan pada|mo ti pa ero da|okan mi ti yi)
      (e pa a re|pa a re|yo o kuro|wo o kuro)
      (jeki o wa|je ki o lo|o ti to) (bee|be|jare)
      (asise ni|asise ni mo se|mo te e ni asise) (fagile e|ma se e|e fi sile)
      (cancel|cancel e|cancel am|cancel gbogbo e) (jowo|jare|abeg|)
      (mo ti jawo|mo jawo ninu e|mo kuro ninu e)
      (e je ka duro|e da a duro) (nibi|na|nibe yen)
      (ko nilo|kii se dandan) mo, (fagile|o ti to|fi sile)
      (e jowo|jowo) (e ma tii fi owo yen ranse|e ma san owo yen mo), (mo ti so ipinnu mi di meji|oro ti yi pada)
      (ko tun kan mi mo|mi o se mo|emi o se eleyi mo|ko wu mi mo)
      (je ka pa a ti|e pa a ti|e fi sile) (na|o|jare), (mi o se mo|)
      (mo se|se) (aburu|asise) nibe (e yo o|e fagile)
      (o ya|oya) (fagile|cancel) (gbogbo re|ohun ti mo so yen|order naa)
      (ma wulo|ma se wahala|e ma daamu), (mi o fe mo|mo ti ba elomiran se e)
      (oko mi|baba mi|iyawo mi) (ni rara|ko gba|ni ki n ma se e) (e fagile e|fi sile)
      (e da|da) (ifiranse|owo) (to n lo si {name}|yen) duro (mo ti yi okan pada|)
      (kii se bayii|o di ola|o di igba miran) (fi sile na|e fagile eyi)
      (pada seyin|e je ka pada seyin|pa ohun ti mo so re)
      (ma gba a|ma tele e|ma se iyen), (mo n sere ni|mo se asise)
      (o ti to|o to gee) (e ma tesiwaju|e ma lo siwaju mo)
      (mi o tii setan|mo maa ro o na) (e fi sile|e ma fi ranse na)
      (jade|e je ka jade) ninu (eleyi|eyi) (mi o se mo|)
      (mo ti yi ipinnu|mo ti yi ero) (mi|) pada (e ma se e mo|)
      (sinmi na|e sinmi) (e ma fi ranse|e ma ra a) (mo n ro o|)
      (ma|e ma) (se e|se mo) (mo ti yi okan|)
      (fi sile|e fi sile) (na|jare|o)
      (gbagbe|e gbagbe) (e|oro yen|ohun ti mo so)
      (rara|no) (mi o se mo|e ma lo siwaju)
      (duro|e duro) (na|mo fe ronu|ma fi lo)
      (cancel|fagile) (gbogbo e|eyi|idunadura yii)
      (mi o fe|n ko fe) (san|ra|fi) (a|owo yen|i) mo
      (pada|e pada) (sibi a ti bere|si menu|seyin)
      (ko pon dandan|ko wulo) (mo|o), (fagile|e fi sile)
      (mo sunse|mo se asise) (ma se e|e fagile)
      (e da|da) (ohun ti mo ni ki e se|ise yen) duro
      (stop|end|exit) (o|jare|this)
      (a o tun se e|a maa se e) (nigba miran|lola) (fi sile|)
      (iyen|eyi) (ko ni|ki i se) (ohun ti mo fe|mo wi) (fagile e|)
      (ẹ fagilé|fagi lé) (e|ẹ|ìfiránṣẹ́ náà)
      (mi ò fẹ́|mi o fẹ) (mọ́|ṣe mọ́)
      (ẹ dúró|dúró) (ná|mo ti yí ọkàn padà)
      (ma tesiwaju|e ma te siwaju) (mo|o)
      (ko wu mi|ko si) mo (o|fi sile)
      (pa oro yen re|e pa a re) (jowo|)
      (mo ti yi|mo yi) okan (pada|mi pada) (lori sisan yen|)
      (oya|ok) (cancel|fi sile|ko buru fagile)
      (mo n sere|awada ni) (ma se|ma fi ranse)
      (owo o to|mi o lowo) (mo fagile|e fi sile)
      (nevermind|leave am|forget it) (jare|karo|)
      (rara o|rara) (ko to be|fagi le)
      (bere|e je ka bere) (lati ibere|otun) (fagile eyi|)
      (iye ti mo ko|nomba ti mo te) (ko to|ti si) (fagile|ma fi lo)
      (mo maa|n o) (se e nigba miran|pada wa) (fi sile na|)
      (e ma san|ma san) (a|an) (mo|o) (mo ti san nibomiran|)
      (e ma ra|ma ra) (a|mo) (mo ti ri|)
      (abort|quit) (joor|please)
      (ko jo|ko da) (o loju mi|mi loju) (fagile e|fi sile)
      (e je o|je o) (wa|lo bee|ri bee)
      (e ju|ju) (u sile|o nu) (mi o se mo|)
      (fagile|cancel) (ohun ti mo beere|request mi|order yen)
      (e pa|pa) (transfer|owo) (naa|yen) (re|ti)
      (mo ko|mo ko o) (ma se e|mi o fe)
      (o to|o to o) (fi sile|duro nibe)
      (mi o|n ko) (setan|tii setan) (fi sile|cancel)
      (ma fi|e ma fi) {amount} (naa|yen) (ranse|lo) mo
      (ma|e ma) fi owo (yen|naa) (ranse|lo) (mo|o)
      (ma worry|e ma worry) (mo|mo o) (mi o se e mo|fi sile)
      (e fi|fi) (eyi|oro yii) (sile na|sile jowo|sile ka tun bere)
      (rara|beeko) (e duro|ma se|fagile)
      (mi o ni|n ko ni) (se e|fi ranse|san an|ra a) mo
      (ma se|e ma se) (ohunkohun|nkankan) (mo|na)
      (back|go back|pada) (jowo|abeg|o)
      (emi ko|n ko) (so be|ni lokan be|ni mo so pe ki e se be) (e fagile e|)
      (bẹ́ẹ̀ kọ́|rárá) (ẹ dúró|má ṣe é|)
      (ẹ má ṣe|má ṣe) (é|ohun tí mo sọ) (mọ́|)
      (fagilé e|fagilé) (jọ̀wọ́|báyìí|kíá)
      (mo tun ro o|mo ti ronu si i) (mi o fe mo|fi sile|ko ye ki n se e)
      (a ko|n ko) (se|tesiwaju) mo (fagile e|o)
      (ko tii ya|ko tii to asiko), (fi sile na|e duro)
      (e so pe|e gba pe) mi o (beere|se e) mo
      (leave it|drop it|stop it) (jare|o|abeg)
      (cancel|fagile) (airtime|data|loan) (ti mo bere|yii|naa) (jowo|)
      (e ma ya|e ma fun) mi (ni loan naa|ni owo naa) mo (mo ti yi ero|)
      (jade|exit|quit) (ni mo fe|kuro ninu eyi)
      (yowo|mu owo yin) kuro (ninu oro yii|nibe)
      (ko si ohun|ko si nkan) (ti mo fe se mo|mo) (fagile|fi sile)
      (e ma tẹ|ma te) (send|bẹẹni) (mo|o)
      (mi o|n ko) (gba|gba be|fara mo o) (fagile|e fagile e)
      (owo naa|iye naa) (po ju|ti ju) (fagile|mi o se mo)
      (nomba yen ko ni|kii se oruko yen ni), (e duro|e fagile e)
      (e fagile|fagile) (gbogbo e|eto yii|gbogbo ohun ti mo so)
      (wait|hold on|duro) (ma fi ranse|mi o setan)
      (e fi|fi) (transaction|order) (naa|yen) sile (na|o|)
      (ko ju be lo|o tan) (mi o se mo|fagile)
      (bi beeko|abi bayi) (e fagile|fi sile na)
      (e jowo|jowo) (fagile e|ma se e|e dawo re duro) (mo se asise|)
      (mo fe kuro|mo fe jade) (ninu eyi|nibi) (fagile|)
      (ma fi ranse|ma san an|ma ra a) (mo|na), (mo ti ri elomiran|mo yi okan)
      (no|rara), (fi sile|cancel e|mi o se mo|ko wu mi mo)
      (a tun|maa tun) (pada wa|se e) (nigba miran|lola), (fi sile na|fagile)
      (e yowo|yowo) (kuro|nibe) (mi o se e mo|jowo)
      (fagile|fi sile) (jowo|o|abeg) (mo ti so pe mi o se|o ti to)
      (eyi|ohun yii) (ko wu mi|kii se ohun ti mo fe) (fi sile|fagile)
      (se e le|jowo) (fagile|cancel) (e|ohun ti mo sese so|order mi)
      (mi o ra|mi o san|mi o ya) (mo|owo mo) (e fi sile|)
      (e gbo|jowo), (mo ti yi okan|iyawo mi ni ki n ma se e), (fagile e|fi sile)
      (e ma|ma) (tii|se) (fi ranse|san an) (rara|), (mo fe fagile e|fi sile)
      (rara|no) (e duro|duro), (mi o fe mo|fi sile|fagile)
      (ma fi|e ma fi) owo (yen|naa) ranse (mo|) (mo ti yi okan pada|)
      (asise ni|mi o ni lokan) (fagile e|e fi sile|pa a re)
      (mo fe jade|e je ki n pada) (kuro nibi|sehin) (mi o se mo|)
      (ma se e|e ma se e) (mo|rara) (fagile|fi sile) (jowo|)
      (duro na|e duro na) (mi o fe se e|mo fe ro o) (mo|)
      (ko|rara) (kii se|) (iyen|eyi) (ni mo fe|mo so) (fagile|fi sile)
      (owo yen|transfer yen) (e ma fi lo|e da duro) (mi o fe mo|mo fe fagile e)
      (mo te e|mo so o) (lasise|nipa asise), (fagile|e pa a re)
      (o ti su mi|ko si nkan), (fi sile|gbagbe e) (jare|)
      (ma|e ma) (wulo|yọ ara yin lenu) (mo|) (fi sile|fagile e)
      (mi o|emi ko) (fe tesiwaju|se mo|nilo e mo) (o|jowo|fagile)
      (da eyi duro|pa eyi re) (mo fe lo|mo fe se nkan miran) (na|)
      (e jowo|jowo) (e ma se|mi o fe) (transaction|ifiranse|sisan) (yii|yen) (mo|fagile)
      (oruko|iye|nomba) (ko ye|kii se tie) (fagile|e ma fi lo|fi sile)
      (mo ni|mo so pe) (rara|no|fagile) (e o gbo|) (mi o se|fi sile)
      (e je ka|e je ki a) (pada sibere|fi gbogbo e sile) (mi o se mo|)
      (se o le|e le) (fi iyen|fi eyi) sile (mi o fe mo|na)
      (e pa|pa) (order|ibeere|ohun) (mi|ti mo so) (re|rẹ) (jowo|)
      (oro naa|eyi) (ko wulo mo|ti su mi), (fagile e|mo fagile)
      rara rara, mi o fe mo
      e ma ba lo, mo ti yi ero pada
      duro na o, ma tii se e
      (stop|cancel) jare, mi o se mo
      fi le na, mo maa pada wa
      ka ma wulo se e mo
      ko pon dandan mo, fagile
      mo ti ri elomiran ti o ba mi se e, e fi sile
      o ti su mi, e je ka fi sile
      ma yo owo mi o, mi o tii setan
      emi o so pe ki e se e, e fagile kia
      asise ni mo te, mi o fe
      mo kan n dan an wo ni, ma se e
      back, mi o fe eyi
      nothing, e gbagbe e
      ko si wahala, e fi sile be
      mo ti fagi le e
      rara o, kii se eyi ni mo fe se
      e ma tesiwaju pelu e
      e pa a re, mi o fe
      kuro ninu eyi, e je ki n sinmi
      beeko, e da duro
      never mind jare
      jowo da a duro, mo fe ronu si i na
      mi o ni akoko fun eyi mo, fagile
      e ma fi se nkankan
      o ti to, mi o lo mo
      won ti ba mi ra a, e fi sile
      ko ni se mo, owo naa ni mo fe fi se nkan miran
      ma i te siwaju, iyawo mi o fowo si i
      e duro, mo gbo pe ki n ma se e
      mo yi okan mi pada ni, e ma binu, fagile
      gbagbe nkan ti mo so siwaju
      n o se mo o
      mo ko o
      e pa order yen
      ma lo si okan to kan, fi sile
      mi o fe fi owo ranse si {name} mo o
      e ma san owo naa fun {name} mo, mo ti yi ero pada
      mo fe jade nibi, e je ki n lo
      e ma fun mi ni loan yen mo, mo ti yi okan pada
      transaction naa, e fi sile na
      ma san an, owo mi ko to
      mi o fe ki e fi ranse mo, fagile
      mo ti san an nibo miran, e ma san an mo
      e duro na, omo mi fe so nkan
      o ti to, ma lo siwaju
      e ma tii te e, mo n bo
      e je ka fagile eyi ka se nkan miran
      mi o setan, fi sile titi di ola
      pa a re, ko si nilo
      a o se mo
      ki e ma fi owo kankan ranse fun eni yen, mo ti yi ero
      tun bere lati ibere, fi eyi sile
      ma fi {amount} ranse fun {name} mo
      mi o fe ki e san {amount} naa mo
      e ma fi owo yen ranse si {name}, mo ti yi ero
      ẹ fi sílẹ̀
      mo ti so pe ki e fi {amount} ranse. e duro, ma fi ranse mo
      mo ti ri owo nibo miran, e fagile loan ti mo n beere yii
      mo ni ki e ra data, amo wifi ti de. e ma ra a mo
      (e duro|duro), mi o tii setan, oko mi ni ki n ma se e
      o ti su mi, e fi gbogbo re sile
      (e ma|ma) (fi owo naa ranse|san owo yen) mo, (mo yi ero|ko wulo mo)
      (mi o|n ko) (fe|se) (eyi|nkan yii) mo, (fagile|fi sile)
      (e fagile|fagile) (request|order|ohun ti mo beere) (mi|yen)
      (duro|e duro), (mo si te|mo fe ronu na|owo mi o to)
      (pada|e pada) (sehin|si ibere), mi o se eyi mo
      (gbagbe|e gbagbe) (e|oro yen) (jare|na), mi o se mo
      mo ti fi owo na nkan miran, e fagile
      e ma ra kaadi yen mo, mo ti ri ra
      mi ose mo
      efisile
      emafi ranse
      mio se mo fagile
      emase mo
      jowo ma firanse mo
      fisile jare
      e fagile ifiranse {amount} yen, mi o se mo
      mo n dagba ero, e fi sile na
      jowo ma fi {amount} naa sowo mo, mo ti ba a soro
      mo ti so pe rara, e ma se e
      oro ti yi, e fagile nkan ti mo so
      e ma tii yo owo na, mo fe bi iyawo mi
      fagile, mo maa se e lola
      da duro mio se mo
      mio fe yen mo
      mo fe fi ranse tele, amo eni naa ti ni owo. fi sile
      (mo ti yi|a ti yi) ipinnu pada, e ma fi owo naa ranse
      ma ra data naa, mo ti ri wifi
      jade, mi o se mo
      ehn ehn, ma fi ranse o, mo ti yi ero pada
      e duro o, e duro, kii se bee ni mo fe, fagile
      ojo n ro, oja o ni si loni. ma fi owo naa ranse mo
      iyawo mi ni ki n ma ra ina na, fagile e
      boolu ti bere, fi gbogbo e sile na, a maa se e nigba miran
      mo ri {name} ni soosi mo ti fun un ni owo lowo, ma fi ranse mo
      igbeyawo ti sun siwaju, e fagile sisan yen
      omo n sunkun, mi o le se e bayi. fi sile
      mo fe wo oko bayi, da a duro, ma te siwaju
      awon ebi ko gba, e ma san an mo, fagile e
      e je o, mi o fe fi owo yen ranse mo
      rara rara, e ma ba yen lo, e fi sile
      mo ti yi okan pada, e ma wulo se e mo
      e fi sile fun bayi
      mo ti yi okan mi pada, e duro
      mo kan n beere ni, e ma se nkankan
    `,
    repeat: `
      (tun so|tun un so|e tun so|e tun un so|so o lekansi|tun wi) (jowo|)
      (kini e so|ki le so|ki lo so|kini o so) (yen|)
      (mi o gbo|mi o gbo yin|ko ye mi) (daadaa|)
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
      (mi o|n ko) (gbo|gbo daadaa|gbo ohun ti e so|ri i ka)
      (kini|ki ni|kilo) (e so|o wi|e wi)
      (soro|so|e so) (die die|jeje|pelepele|laiyara|ko ye mi)
      (lekan si|leekan si|leekansi) (i|e jowo|)
      (e n|o n) (yara soro ju|soro yara ju), (e tun un so|so o jeje)
      (salaye|e salaye) (daadaa|fun mi|re si|lekan si)
      ko ye mi(, tun un so|, e tun so|)
      (salaye|so|tun so|ka) (fun mi|ibeere naa|e) (leekansi|daadaa|die die|)
      (kini|ki le) (itumo yen|e wi|e so)
      (ko ye mi|mi o gbo) (rara|daadaa|ohun ti e so)
      (eti mi o gbo daadaa|oju mi o riran daadaa|eti mi di), (e tun un so|e tun ka a|so soke)
      (pardon|sorry|excuse), (kini e wi|e ni kini|mi o gbo)
      (e ni|e wi|o ni) (ki|kini) (gan|now|yen|)
      (come again|say again|repeat|ripiiti) (abeg|joor|o|)
      (elo le pe yen|ki le so pe o je|iye wo le pe), (e tun un so|mi o gbo daadaa)
      (mi o ri|n ko ri) (oro|message|ifiranse) (yin|yen) (ka|), (tun fi ranse|tun un fi wa)
      (ko han|o kere ju|ko se ka), (e tun un ko|tun fi ranse|e tun so)
      (oro yin|ohun ti e so) (sare ju|ko wole si mi|ko ye mi), (e tun un wi|die die|e so jeje)
      (tun un|e tun un) (ko|ka|salaye) (ki n gbo|ki o ye mi|ki n le ka a)
      (agba ni mi|iya agba ni mi), (e rora so|e so o jeje|tun un so fun mi)
      (kini oro|ki ni ibeere) (yin|to keyin|ti e beere) (na|yen|)
      (kilo wi|kiloso|kile so|ki lo ni) (o|joor|yen)
      (so|e so) (ni kukuru|ni soki|lona to rorun) (ki o ye mi|fun mi|)
      (rora|e rora) (so|soro|ka) (o|fun mi|)
      (e tun mu|tun mu) (oro to koja|message to koja|message akoko) wa (lekan si|ki n tun un ka)
      (mo so|mo padanu) (message|oro) (yin|yen) (nu|), (tun fi ranse|e tun so)
      (bawo le|bawo ni e) (se so o|wi) (tele|leekan)
      (ehn|ehen|huh|hmn), (kini|tun so|kilo so|mi o gbo)
      (e je ko|je ki o) (ye mi|han si mi) (daadaa|), (tun so|salaye lekan si)
      (network|voice note) (o dara|n ja|o dun daadaa), (e tun un so|tun un fi ranse)
      (e ni ki n|o ni ki n) (se kini|te kini|so kini) (gan|)
      (mo n wako|mo n se ise), (mi o gbo ohun ti e so|tun so|e tun so e)
      (iye|oruko|nomba) ti e (so|da) (ko ye mi|mi o gbo), (tun pe e|e tun so)
      (bi e se so|ohun ti e wi) (yen|) (tun so o|e tun un wi|mi o gbo)
      (jọ̀wọ́|ẹ jọ̀ọ́) (tún un sọ|tún sọ ọ́|ẹ tún wí) (lẹ́ẹ̀kan sí i|díẹ̀díẹ̀|)
      (kí ni ẹ sọ|kí lẹ wí|mi ò gbọ́) (gan-an|o|dáadáa|)
      (tun so|tun un so|leekan si|ki le wi) (o|na|jare)
      (e tun so|tun so|tun un so) (mi o gbo|ko ye mi|leekansi|jowo)
      (mi o gbo|n ko gbo|ko ye mi) (e so leekan si|kini e so|tun un ka)
      (kini|ki) le (so|wi|n so) (yen|leekansi|gan), (mi o gbo|tun un so)
      (e rora|diedie) (so|ka a|tun un so) (fun mi|)
      (e tun fi|tun fi) (ise yen|oro to keyin|atejise yen) ranse (si mi|)
      (oro yen|eyi te so) (ko ye mi|mi o gbo) (tun un so|leekan si)
      (oro yen|eyi) (yara ju|ko ye mi|koja mi) (e tun un so|e rora so o)
      (nomba yen|iye yen) (e tun un ka|tun so) (fun mi|leekan si)
      (e pe|e so) kini (o|ehn|leekansi)
      (tun|e tun) (so|un so) (leekan si|fun mi|jowo)
      (mi o|n ko) (gbo|gbo yin) (daadaa|), (tun un so|e tun so)
      (kini|ki) (le so|e wi|lo wi) (yen|leekan si|)
      (ẹ tún|tún) (un sọ|sọ) (lẹ́ẹ̀kan síi|jọ̀ọ́)
      (mi ò|n kò) (gbọ́|gbọ) (dáadáa|ohun tí ẹ sọ)
      (repeat|say it again) (abeg|please|jowo)
      (so o|e so o) (jeje|diedie|ki o ye mi)
      (oro yin|ohun te so) (ko ye mi|yara ju) (tun un so|)
      (pardon|come again|sorry) (mi o gbo|o|tun so)
      (ka|e ka) (a|oro yen) (si mi leti|fun mi leekan si)
      (se e le|e le) (tun un so|so o lekan si) (jowo|)
      (tun ohun|tun oro) (ti e so|yen) (so|wi) (fun mi|)
      (e gba|jowo) (tun un so|so o leekan si|tun ka a)
      (mi o gbo|ko ye mi) (eyi to gbehin|apa kan|eyi te so)
      (kini|ki) (le ni|e ni) (ki n se|ki n te|mo gbodo se)
      (ẹ sọ ọ́|e so o) (lẹ́ẹ̀kan|lekan) (síi|si)
      (say|tell me) (again|that again|one more time)
      (iye wo|oruko wo) le so, (tun so o|mi o gbo)
      (tun message|tun oro) yen (fi ranse|ko)
      (huh|eh|kini) (tun so|mi o gbo|so o lekan si)
      (jeje|rora) (so|e so o) (fun mi|ki n gbo)
      (se e le|jowo) (so o ni soki|so o ki o ye mi|rora tun un so)
      (e tun|tun) (oro|ohun) (yen|ti e so koja) (so|wi) (jowo|)
      (kini|ki lo) (so|wi) (tan|seyin|leekan)
      (mi o gbo yin|n ko gbo yin) (o|rara|jowo so lekan si)
      (se e le|jowo e) (tun ka|tun ko) (a|o) (fun mi|)
      (so o|tun so) (ki n gbo|ni ohun rara|ni kedere)
      (what did you say|what|repeat) (o|karo|mi o gbo)
      (oro yin|ohun yin) (ja|ko dan) (e tun un so|mi o gbo)
      (once more|one more time|lekan si) (jowo|abeg|)
      (ẹ jọ̀ọ́|e joo) (ẹ tún un sọ|e tun so)
      (mo padanu|mo foju fo) (ohun ti e so|oro yin) (e tun so|)
      (e so|so) (iyen|eyi) (lekan si|leralera ki n ye)
      (ko tii ye mi|ko ye mi) (tun so|salaye lekan si|so o jeje)
      (tun fi|e tun fi) (message yen|ohun ti e ko) (ranse|han mi)
      (kini nomba|kini iye) (te so|ti e pe) (tun so|leekan si)
      (mi ò gbọ́|mi o gbo) (èyí tó kẹ́yìn|daadaa) (tún un sọ|)
      (e rora|jeje) (e n yara ju|mo n gbo die die) (e tun so|)
      (kini|ki le) (e so|so) (leekan|tele|gbeyin) (tun so|)
      (mi o gbo|ko ye mi) (ohun te so|) (e tun un so|so lekan si)
      (tun fi han|tun ko) (mi|fun mi) (ohun to ko|leekansi)
      (e rora so|so jeje) (ki n gbo|ki o ye mi) (lekan si|)
      (iye wo|oruko wo) (le so|lo pe) (tun so|tun un so fun mi)
      (network mi|foonu mi) (ja|ge) (mi o ri oro yin|mi o ka ohun te so) (tun fi ranse|e tun so)
      (ẹ́n|ehn|kini) (e ni|e so|te so)? (tun so|)
      (mo fe ka|je ki n ka) (ohun te ko|oro yin) (lekan si|leekansi)
      (nomba yen|iye yen|oruko yen) (ko ye mi|mi o gbo) (e tun pe e|tun so)
      (e tun|tun) (alaye|oro) (yen|naa) (se|so) (ko ye mi|mi o gbo daadaa)
      (oro to|ohun to) (koja|gbeyin) (yen|) (tun un so|tun ka a)
      kini e tun so yen, mi o gbo
      e jowo e so eyi ti e so keyin
      so o ki o ye mi, tun un so
      e salaye e lona miran, ko ye mi
      mi o ri message yen ka, e tun un fi ranse
      eti mi o gbo daadaa, e pariwo die
      e so o soke
      rora so o, o ti yara ju
      e ti n yara ju, e soro jeje
      oro yen ko han, e tun un ko
      mo ti pa message yen re, tun un fi ranse
      kini e n so, mi o gbo yen
      se e le so iyen lekan si
      mi o gbo opin oro yin
      kini e ni ki n se na, tun so
      e tun voice note yen ran
      ariwo wa nibi, mi o gbo yin, e tun so
      oro yin ko wole daadaa, se e le tun un so
      e ka ibeere yen si mi leti leekan si
      elo le pe e, mi o gbo, e tun un so
      e tun iye owo yen pe fun mi
      e fi oro to rorun tun un so
      mi o ba yin gbo, e so o ni kekere kekere
      huh
      wetin you talk, tun so
      e ko o ni soki, ko ye mi
      e tun so nomba yen jeje ki n ko o sile
      kilo wi yen o
      o sare soro ju, so o jeje
      kini yen
      oro yin sare ju fun mi, e tun un so
      so o lona to maa ye mama mi
      mo n wako, mi o gbo, e tun so
      e fi voice note tun un so
      ki le wi nipa charge yen, e tun so o
      pele, mi o gbo, se e le tun so
      e so eyi to keyin lekan si
      e tun ka a fun mi, oju mi o riran
      kini e so fun mi ki ipe to ja
      mi o gbo eyi to wa leyin, e tun so o
      ko tii ye mi, e tun salaye
      so iyen lekan si ki o ye mi
      e so jeje, oro yin sare ju
      kini
      ariwo poju loja, mi o gbo yin. e tun un so
      (e tun|tun) (eyi|oro yen) (so|ko) (fun mi|jowo)
      (mi o|n ko) (gbo|loye) (ohun te so|oro yin) (daadaa|), e tun so
      (kini|ki) (le so|le ni) (keyin|siwaju) yen
      (pardon|sorry|ma binu), e tun un so
      (so o|ko o) (lekan si|leekeji) (jowo|ki n gbo)
      (e rora|e farabale) so o, (mi o gbo|o sare ju)
      (mi o ri|ko jade) message yen (daadaa|), (tun fi ranse|e tun un ko)
      (iye|oruko|nomba) wo le (pe|daruko) yen, e tun un so
      (salaye|so) o (lona miran|ni kekere), ko ye mi
      iye to so yen ko ye mi, tun un so
      (so|ka) (iye owo|nomba|oruko) yen (lekan si|jeje)
      oro yin (jin ju|ko han), e (tun un so|so o ki o ye mi)
      etunso
      ewii lekansi
      miogbo
      ejo etunso
      kileso
      koyemi etun so
      e so oro yen ni kekere kekere ki n gbo
      mi o gbo nomba yen daadaa, tun pe e
      nje e le tun message to koja so
      se {amount} le so abi elo, e tun un so
      ko ye mi rara, e salaye re lekan si
      kileni
      soo lekan si
      e jowo, ki le so nipa (iye owo|ojo) yen, mi o gbo
      so o lekan si, omo n sunkun, mi o gbo
      ehn, ki le wi, mi o gbo yin daadaa
      e gbo, oro yen ko ye mi, e tun un so jare
      so o (ki o ye mi|ni soki|jeje), mi o gbo oro yin
      ariwo oja po, mi o ka a daadaa. tun so fun mi
      mo wa ninu oko, network ja. kini e so gbeyin
      oju arugbo ni mo fi n wo o, e so o lekan si ki o ye mi
      omo n sunkun nigba ti e soro, tun un so
      mo n se obe lowo, mi o ri ohun ti e ko. e tun so
      ojo n pariwo lori orule, e rora tun un so fun mi
      mo fe ko o sile fun iya mi, e so o lekan si jeje
      mo sun lo, nibo la de, tun so ibeere yin
      mi o gbo ohun ti e so yen, e tun un so
      e so o die die, mi o le tele yin
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
      (nomba foonu|email) (yin|banki yin) (da|ti mo le fi ba yin soro)
      <please> (eniyan gidi|osise kan|asoju)
      (gbe|mu) oro mi lo (sodo manija|soke|ba oga yin)
      (fun mi ni|kini|mo fe) nomba (foonu|ti mo le fi pe|) yin
      (nomba|foonu) (yin|customer care|ti mo le pe)
      mo fe pe (yin|customer care|banki)
      (e je ki n|mo fe) (ba|soro pelu) (osise|eniyan|oga) (yin|) (soro|)
      eniyan gidi (ni mo fe|jowo)
      (mo fe|e je ki n|jowo je ki n) ba (eniyan|osise|asoju|oga|manija|customer care) (soro|yin soro)
      so mi (po mo|po pelu) (osise|eniyan|asoju|oga) (yin|)
      (fun mi ni|kini) nomba (foonu|) (customer care|ofiisi|osise) (yin|)
      (e pe mi|ki enikan pe mi) (lori foonu|jowo|)
      (mo fe|mo fee|je ki n) (ba|soro pelu|ri) (eniyan|osise|asoju|oga yin|manija|enikan|customer care) (soro|gidi|)
      (so mi po mo|e gbe mi fun|e so mi po pelu) (eniyan|osise|asoju|customer care|enikan)
      (fun mi ni|pe) (eniyan|osise|asoju|oga yin|nomba customer care)
      (se|nje) (eniyan|enikan|osise) (wa nibe|kan wa|wa) (ti mo le ba soro|to le ran mi lowo|)
      (mi o fe|n ko fe) (ba robot|ba ero|soro pelu robot) (soro|)
      (eniyan|eda eniyan) (gidi|) ni mo fe (ba soro|)
      (ki|je ki) (enikan|oga yin|osise) (pe mi|da mi lohun|ba mi soro)
      customer care (da|yin|e jowo)
      (e ba mi pe|ba mi pe|e pe) (eniyan|oga yin|osise yin) (jowo|wa)
      (fun mi ni|mo fe) (eniyan gidi|osise|customer care)
      (e|ki enikan) pe mi (lori foonu|jowo|)
      (bawo ni mo se le|nibo ni mo ti le) (de odo|ba|pe|ri) (yin|osise yin|oga yin)
      (se|nje) (enikan|eniyan|osise) wa (ti mo le ba soro|lati ba soro|ti o le da mi lohun)
      (mo ti ba ero soro to|ero yii o gbo mi|robot yii o ye mi), (e fun mi ni eniyan|mo fe eniyan gidi|mo fe ba osise soro)
      (egbon|oga|e dakun), (e fun mi ni eni ti mo le ba soro|mo fe ri eniyan|so mi po mo enikan)
      (shey|se) (eniyan|human being|osise) (wa nibe|wa lori ila|le gbe foonu mi) (bi|)
      (connect|transfer) (me|mi) (to|si) (agent|customer care|human|osise)
      (nomba|phone number) (banki yin|oga yin|awon osise) (ki n|ti mo le) (pe|fi pe)
      (e fi nomba|e ko nomba) (customer care|oga yin|osise yin) (ranse|sibi|fun mi)
      (oro mi|isoro mi) (koja ero|ju robot lo|le), (mo fe ba oga yin soro|eniyan lo le yanju e|e fun mi ni osise)
      (se mo le|bawo ni mo se le) (wa si|de) (ofiisi|banki) yin (lati ri|ki n ba) (enikan|manija|osise) (soro|)
      (talk|speak) (to|with) (someone|osise|agent|customer care)
      (oga|manija|supervisor) (yin|banki) (ni mo fe ri|da|ni mo fe ba soro)
      (e je ki|je ki) (eni to gbo yoruba|osise|obinrin kan) (pe mi|ba mi soro|te mi laago)
      (te mi laago|e pe mi pada|pe mi) (jo|lori {phone}|kia)
      (live chat|live agent|agent) (joor|da|ni mo fe|abeg)
      (customer service|customer care|kositoma kia) (yin|) (o gbe foonu|nko|ni mo fe pe)
      (mi o fe|n ko fe) (maa te|ba bot|chat pelu bot) (mo|soro), (eniyan|fun mi ni osise)
      (nomba whatsapp|email) (customer care|osise) yin (kini|da)
      (enikan|eniyan kan|osise yin kan) (lo ye ko|gbodo) (wa|) (yanju eleyi|ba mi soro|gbo oro mi)
      (ero|bot|robot) ni (o|e|yin), (fun mi ni eniyan|mo fe eniyan|gbe mi lo sodo osise)
      (e gbe|gbe) (foonu|ipe) (mi|) (, mo fe ba yin soro|, enikan da mi lohun)
      (asoju|osise|aṣojú) (banki|yin) (kan|) (wa|to gbo yoruba|ni ibadan) (ni mo fe|da)
      (e je n ri|mo fe ri) (oga|osise|eni to ni oye) (to le gba mi|to le yanju oro mi)
      (e fun osise|gbe foonu fun osise|so fun osise) (yin|) (ki o pe mi|ki o ba mi soro|ki o da mi lohun)
      (mo le ri|nibo ni mo ti le ri) (eniyan gidi|osise yin) (ba soro|) (bi|)
      (ma da mi lohun|iwo ko), (mo fe eniyan|eniyan ni mo fe ba soro|gbe osise wa)
      (eniyan|osise|oga yin|customer care) (jowo|da|ni mo fe)
      (mi o fe|o ti su mi lati) ba (robot|ero) soro (fun mi ni eniyan|mo fe eniyan)
      (e pe mi|ki enikan pe mi) (lori foonu|bayii) (osise yin|)
      mo ti rin jinna, mi o fe te nomba mo, (e fun mi ni eniyan|ki osise yin pe mi)
      (mo fe|mo nilo) (eniyan gidi|osise gidi|eni ti mo le ba soro) (jowo|bayii|)
      (e je ki|ki) (osise|eniyan|oga) (kan|yin) (pe mi|ba mi soro) (lori foonu|)
      (so mi po|gbe mi lo) (sodo|mo) (osise|agent|customer care) (yin|)
      (se mo le|nje mo le) ba (eniyan|osise|manija) (soro|yin soro)
      (bawo ni mo se le|ona wo ni mo le gba) (ba osise yin soro|pe customer care|ri eniyan gidi)
      (nomba|foonu) (customer care|osise yin|manija) (da|fun mi|nko)
      (mi o fe|n ko fe) (robot|ero|bot) (eniyan ni mo fe|fun mi ni osise)
      (ṣé mo lè|mo fẹ́) (bá òṣìṣẹ́|bá ènìyàn gidi|bá ọ̀gá yín) sọ̀rọ̀
      (ẹ jẹ́ kí|kí) (òṣìṣẹ́|aṣojú|ọ̀gá) yín (pè mí|dá mi lóhùn)
      (oga yin|manija yin) (ni mo fe ba soro|nko|ni mo fe)
      (oro mi|oro yii) (ju eyi lo|le) (fun mi ni eniyan|e gbe mi lo sodo osise)
      (transfer me|connect me) (to agent|to customer care|sodo eniyan) (abeg|joor|)
      (agent|customer care|live agent) (abeg|please|ni mo fe)
      (ki|e so fun) (enikan ninu yin|osise) (ki o pe mi|pe mi) (ni nomba mi|lola|)
      (e fun mi ni|fun mi ni) (aye|anfani) (lati ba osise soro|lati ri manija)
      (tani mo le|ta ni mo le) (ba soro|pe|ri) (nipa oro mi|ni banki yin|)
      (mo fe|je ki n) (pe yin|te yin laago) (lori foonu|), (nomba wo|fun mi ni nomba)
      (eniyan|osise) (wa nibe|kan wa) (ti mo le ba soro|to le da mi lohun) (bi|)
      (ero yii|bot yii) (ko ye mi|o gbo mi), (fun mi ni eniyan|mo fe ba osise soro)
      (e pe mi|e te mi laago) (pada|bayii|lori {phone})
      (mo fe|mo nilo lati) (ri|ba) (manija|oga banki) (soro|lojukoju|)
      (customer service|onibara kia) (nomba yin|e da mi lohun|ni mo n wa)
      (iya agba|agbalagba) ni mi, (mo fe gbo ohun eniyan|mo fe ba eniyan soro) (kii se ero|)
      (bawo ni mo se le|se mo le) (kan si|pe) (eka iranlowo|customer care|osise) yin
      (mo fe soro|je ki n soro) (pelu|fun) (eniyan gidi|osise banki|agent)
      (e ba mi wa|wa) (osise|eniyan|enikan) (ti yoo gbo mi|to gbo yoruba) (ki n ba soro|)
      (ko ye ki n|mi o fe) ba (ero|robot) soro (mo fe osise|, eniyan da)
      (mo ti so|mo ti n so) (leemeta|lati aaro), (fun mi ni osise|je ki n ba oga yin soro)
      (asoju|aṣojú) (onibara|yin|banki) (ni mo fẹ́|da|fun mi)
      (e gbe|gbe) (foonu|ipe) mi (fun osise|lo sodo customer care)
      (live chat|chat) (pelu eniyan|with agent) (ni mo fe|jowo)
      (so fun|e so fun) (oga yin|supervisor yin) (ki o pe mi|mo fe ba a soro)
      (osise|manija) yin (to wa ni ibadan|to gbo yoruba|kan) (ni mo fe ba soro|e fun mi ni nomba re)
      (speak to|talk to) (human|person|agent|manija)
      (mo fe|e fun mi ni) (email|nomba whatsapp) (osise|customer care) yin
      (se eniyan|se osise) (le pe mi|le da mi lohun|wa lori ila) (bayii|)
      (e ran|ran) (osise|eniyan) (kan|yin) (si mi|wa ba mi soro)
      (oro to se pataki|oro asiri) ni, (mo fe ba oga soro|fun mi ni eniyan)
      (ta lo le|tani o le) (da mi lohun|gbo mi) (laarin eyin osise|ninu awon osise yin)
      (mo ti pe|mo n pe) (customer care|nomba yin) (won o gbe), (e ki won pe mi|fun mi ni osise)
      (representative|asoju yin) (please|jowo|kan)
      (osise|òṣìṣẹ́|osise banki) (ni mo fe ba soro|jowo|da)
      (nje|se) (osise|eniyan) kan wa (ti o le gbo oro mi|ti mo le so isoro mi fun) (bayi|)
      (fun mi|e fun mi) ni (nomba|adiresi) (oga yin|osise to n ri si onibara|manager)
      (mo fe|mo feran lati) (gbo ohun|ba) eniyan (gidi|) (soro|lori foonu)
      (e fa|fa) (foonu|ila) fun (oga yin|osise kan) (ki n ba a soro|)
      (manija|oga) (ofiisi|eka) (ibadan|yin) (ni mo fe ba soro|nomba re da)
      (agent|osise) (gidi|to le ran mi lowo) (da|ni mo fe|jowo)
      (se mo le|bawo ni mo se le) (ba enikan soro|ri enikan ba soro) (nibe|lodo yin|)
      (foonu|pipe) (ni mo fe|lo ya mi), (e pe mi|ki osise pe mi)
      (ohun ti mo fe so|oro mi) (gun|po|le), (osise ni mo fe so fun|e fun mi ni eniyan)
      (human|person|customer care) (please|abeg|o|jowo)
      (ẹ fún mi|fun mi) (ní|ni) (ènìyàn|òṣìṣẹ́) (gidi|kan|tí mo lè bá sọ̀rọ̀)
      (ọ̀gá|oga) (yín|báǹkì) (ni mo fẹ́ rí|dà|ki o pe mi)
      (pè mí|pe mi) (lórí fóònù|lori foonu|pada) (jọ̀ọ́|)
      (ma je ki robot|ki ero) (gbo oro yii|da mi lohun) (osise ni mo n wa|, eniyan ni mo fe)
      (e so fun osise|so fun enikan) (ki o kan si mi|ki o te mi laago) (lola|ni {phone}|)
      (ta ni|tani) (oga to wa lori ise|osise to n sise) (loni|bayi) (mo fe ba a soro|e je ki n ba a soro)
      (line|ila) (customer care|osise) (yin|) (o lo|nko), (ki won pe mi|mo fe ba won soro)
      (mo fe lo|mo fe wa) si ofiisi (ba eniyan soro|ri manija) (abi e le fun mi ni osise nibi|)
      (i want to|let me) (speak with|talk to) (somebody|a person|manager)
      (escalate|gbe) (oro mi|this) (to your manager|si oga yin|lo sodo osise)
      (robot ni yin|ero ni yin), (fun mi ni eniyan|eniyan ni mo fe|ki osise wa)
      (ibeere mi|oro mi) (eniyan|osise) nikan (lo le|ni o le) (dahun e|yanju e), (fun mi ni eniyan|e pe won wa)
      (mo je arugbo|mo ti dagba), (robot ko ye mi|mi o mo te foonu), (e fun mi ni osise|ki enikan pe mi)
      (nigba wo|ago melo) ni (osise|customer care) (le pe mi|maa wa lori ila)
      (e dakun|jowo), (mo ti dagba|mi o ka iwe), (ki eniyan ba mi soro|e fun mi ni osise)
      (osise yin|agent yin) (kankan|kan) (wa ni ikale|le gbe ipe mi) (bi|bayii)
      (mo fe fi foonu|mo fe fi ipe) (ba yin soro|ba osise soro|pe yin)
      (nomba ti mo maa pe|nomba ipe) (yin|customer care|banki yin) (da|nko|jowo)
      (wa eniyan fun mi|e pe eniyan wa) (ki n ba soro|to ye oro)
      (call me|give me a call) (back|abeg|jowo)
      (osise gidi|ohun eniyan|manija) (nikan|) (ni mo fe gbo|lo le ran mi lowo)
      (mo fe soro|soro) (pelu|si) (eniyan|osise|oga) (jowo|kia|ni ede yoruba)
      (o to|o ya) (e fun mi ni|e pe) (eniyan gidi|osise yin|oga yin) (ki n ba soro|)
      (mo fe ki|je ki) (osise yin|manija) (mo nipa oro yii|gbo oro mi) (e so mi po mo on|)
      (talk to agent|speak to customer care|call manager) (abeg|jowo)
      (fun iya mi|fun baba mi) ni (osise|eniyan) ti (o gbo yoruba|won le ba soro)
      (se e le fun mi|fun mi) ni (foonu|nomba) (osise|oga) (to n ri si kaadi|to n ri si loan|)
      (osise|agent) yin (ko tii|o) pe mi (pada|) (mo n duro de ipe yin|e so fun won ki won pe mi)
      (mo fe so oro mi|oro mi fe) (fun eniyan|oju eniyan) (kii se ero|)
      (mo nilo|mo n wa) (oluranlowo|osise to gbo yoruba|eniyan to le gbo mi) (lati ba soro|jowo|bayii)
      (ki oga yin|ki osise yin) (te mi laago|fi ipe ranse si mi|pe nomba mi) (kia|jowo|lola aaro)
      (oro mi ko ye ero|bot yin ko gbo mi), (e fun mi ni eniyan|osise ni mo fe ba soro)
      (mo ti ko message|mo ti so o) leralera, (ki osise da mi lohun|e fun mi ni eniyan gidi)
      (mo fe|e je ki n) (ba eniyan|ba osise|ba oga) (soro|sise)
      (eniyan gidi|osise|customer care) (da|nko|wa nibe bi)
      (e ma fi ero|bot yii ko) (da mi lohun mo|ran mi lowo), (mo fe eniyan|e fun mi ni eniyan)
      (e pe mi|ki enikan pe mi) (lori {phone}|sori foonu|bayi) (oro yii ko se ko|jowo)
      (osise yin|agent) (kan|) (ki o da mi lohun|ki o ba mi soro) (bayi|jowo|)
      (ṣe mo le|se mo le) (ri|ba) (eniyan|osise gidi) (soro|fun oro yii) (jowo|)
      (nomba|foonu) (customer care|ofiisi) yin (da|kini|mo fe pe yin)
      (mi o gbadun|mi o fe) (ba robot|ba ero) (soro|) (mo fe eniyan|e je ki eniyan wa)
      (oro mi le|oro yii gun), (mo fe ba oga kan soro|osise ni ki e pe fun mi)
      (ẹ so mi po|so mi po) (mo|pelu) (osise|oluranlowo) (jowo|kia)
      (e bun mi ni|mo fe) (aye|anfani) lati (ba osise|ba manager) (yin|) soro
      (nje eniyan|se osise) (wa|kankan wa) (nibi|lori ila) (mo fe ba soro|to le gbo mi)
      (so fun|pe) (oga yin|manager) (pe ki o|ki o) (pe mi|ba mi soro) (kia|jowo)
      (mo fe lo|nibo ni mo le) (ri oga yin|ri osise yin) (koju|loju) (ki n ba a soro|)
      (transfer me to|so mi mo) (agent|oga|customer service) (jowo|bayi|)
      (e ti|iwo) (ko le ran mi lowo|ko ye mi), (e gbe foonu fun osise|pe eniyan wa)
      (mo je|emi) (aditi|afoju|arugbo) (mo fe eniyan|osise ni ki e fun mi) (to le ran mi lowo|)
      (fun mi laye|e je ki n ri aye) (ba omo eniyan|ba osise yin) soro (mi o fe ero|)
      (pe enikan|e pe osise) (wa|fun mi) (to gbo ede mi|to le yanju oro yii)
      (se osise|nje eniyan) (kan|gidi) lo n (da mi lohun|ba mi soro), (abi ero|mo fe eniyan)
      mo fe ki eniyan gangan da mi lohun, ki i se ero
      (bawo ni|ona wo ni) mo se le ri osise yin to gbo yoruba
      oro yii ti ju ero lo, e fi mi fun eniyan
      fun mi ni nomba ti mo le pe (ni bayii|kiakia)
      e je ki enikan pe mi lori {phone}
      mo fe ba oga agba yin soro, oro pataki ni
      e gbe mi fun customer service
      se enikan wa nibe to le gbo oro mi, mi o fe ero
      nje mo le ri eniyan ti mo maa ba soro lojukoju
      ibo ni ofiisi to sunmo mi ti mo ti le ri osise yin soju
      call me back, mo fe ba eniyan soro
      (connect me to|put me through to) customer care jare
      mo fe soro, kii se ki n maa te nkan, e pe mi
      nomba care line yin da
      obinrin ti mo ba soro lana ni mo fe ba soro lekan si
      ki agent kan gba oro yii lowo re
      ero yii ko gbo ede mi, e fi eniyan si i
      talo le ran mi lowo gangan, mo fe eni ti o ni ara ati eje
      awon osise yin nko, mo fe ba okan ninu won soro
      se o see se ki n ba manager soro lori foonu
      mi o fe soro pelu bot mo
      live agent jowo
      e ma fi ero da mi lohun, mo fe eniyan
      mo ti n ba ero soro lati aaro, mo fe ki eniyan gba a
      iya mi fe ba eniyan soro, ko mo bi won se n te foonu
      e je ki oga kan da si oro yii, mo fe ba a soro
      se e le pe mi ni ago meji, mo fe salaye oro mi
      ti mo ba fe ri yin soju, nibo ni ki n wa
      nomba wo ni mo le pe ti nkan ba ko mi lona
      eni to n dari banki yii ni mo fe ba soro
      oro mi gun, mi o le ko o, ki osise kan pe mi
      mo fe ba obinrin soro, kii se ero
      se osise kankan wa to le ran mi lowo bayii
      escalate oro yii si oga yin
      please let someone call me, oro pataki ni
      mo n pe nomba yin, ko lo, nomba miran nko
      e gbe oro yii fun eniyan gidi
      mo fe fi ohun ba yin soro lori foonu
      mo fe eni ti a jo le soro ni yoruba, kii se robot
      o ku eniyan nikan lo le yanju eyi, e fun mi ni enikan
      e bun mi ni nomba manager
      ta ni mo le kan si bi nkan ba sele loru
      e ni ki enikan wa ba mi soro kia
      e je ki obinrin to gbo yoruba pe mi
      eni to n mojuto oro kaadi, e fun mi ni nomba re
      ki osise kan te mi laago lori {phone}
      e je n ba eniyan soro, ero yii ko ye mi
      mo fe nomba foonu banki yin ki n pe
      whatsapp nomba osise yin nko
      oro asiri ni, eniyan ni mo fe ba so o
      e ma fi ero dahun mo, eniyan ni mo fe
      lo ya mi ki e pe mi lori foonu
      mo fe eniyan
      fun mi ni eniyan soro
      e je ki n ba osise soro ni ede yoruba
      customer care nomba
      oga da
      mo fe soro pelu eni to n dari
      agent jor
      ṣé ẹ lè pè mí lórí fóònù
      mo fe pe yin, nomba da
      kii se robot, eniyan ni mo fe
      nje eniyan wa leyin ero yii ti mo le ba soro
      mo ti gbiyanju gbogbo e, ko ye mi. e dakun, ki enikan pe mi
      oro mi ko se ko sile, mo fe fi enu so o fun eniyan
      ero yii n tun nkan kan naa so. mo fe eniyan ti o le gbo mi
      omo mi lo n ba mi te e, mo fe ba eniyan soro funra mi
      mo ti so oro mi fun ero leemeta, ko gbo. e fun mi ni eniyan
      oga yin lo ye ki n ba soro lori oro nla yii. nomba re da
      (mo fe|e je ki n) (ba|pe) (osise|oga|eniyan) (yin|) (soro|bayii)
      (e pe|ki e pe) mi (lola|laaro|bayii) lori foonu
      (nomba|laini) (customer care|osise) (yin|) (da|ni mo fe pe)
      mo fe ki eniyan salaye fun mi pelu ohun
      oga yin nikan ni mo fe ba soro lonii
      e fun mi ni eni to mo nipa pos ki n ba soro
      mo fe ki enikan wa si soobu mi lati ba mi soro
      moferi eniyan basoro
      epemi ejo
      custumer kia da
      mofe ba manaja soro
      mofe ba eyan soro
      ejeki osise kan pemi
      nomba kostuma kia yin da
      mo fe ba eni ti o wa ni ofiisi ibadan soro
      emi ko fe te nkan mo, e fun mi ni ohun eniyan
      (bawo ni|nibo ni) mo se le ri osise to n gbo ede yoruba ki n ba soro
      se eniyan kankan wa to le ba mi soro nibi bayii
      ki oga to n dari agent pe mi
      mo fe soro pelu eni ti mo ba soro lose to koja
      e so mi po pelu awon ti o n gbe ipe
      mofe soro si eniyan
      e fun mi ni nomba yin kin pe
      mo n soro, ero yii ko gbo. e je ki n ba oga yin soro
      enu mi ni mo fe fi so o, e fun mi ni osise
      e gbo, e je ki n ba eniyan soro na, oro yii ko ye ero
      haba, eniyan nko, mo fe ba osise yin soro
      (mo fe|e fun mi) nomba eni ti mo le ba soro ni kiakia
      iya mi arugbo ko le te foonu, e je ki osise kan pe e
      oro isinku ati akanti baba mi ni, mo fe ba eniyan soro
      mo wa loja mi o le maa te, e pe mi lori foonu
      mo n wako, mi o le chat. e je ki osise yin pe mi
      wahala yi ti gba orun loju mi, e fun mi ni oga yin ki n ba soro
      mi o lo ile iwe, mi o le ka eyi. mo fe soro pelu eniyan
      ki n to rin irin ajo lola, mo fe ba osise yin kan soro
      igbeyawo mi ni satide oro si le, e fun mi ni eniyan gidi
      oro yii ti koja ero, e fun mi ni eniyan to le ye
      e je ki osise yin kan pe mi lori {phone}
      mo fe ki enikan da mi lohun, ki i se ero
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
      inu mi (ko dun|o dun) (si ise yin|rara|pelu yin)
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
      (mo ti n|emi ti n) (pe yin|ko si yin) (lati aaro|lati ana), (e o da mi lohun|enikeni o dahun|isoro mi wa nibe)
      (ki lo n|kilon) (shele|sele|se yin) (gan|na), (isoro mi ko yanju|e n fi mi sere|ise yin o dara)
      (mo ra kaadi|mo ra data|mo ra ina) (, won yo owo|), (ko wole si foonu mi|mi o ri nkankan|e da owo mi pada)
      (oni pos|pos|ero pos) (yo owo mi|gba {amount}), (o ni declined|ko print|ko fun mi lowo)
      (e n yo|e yo) (vat|stamp duty|charges|owo sms) (pupo|leemeji|lojoojumo) (, kilode|, o ti su mi|)
      (banki yii|karo) (ti su mi|n ja mi kule|n fa ori fo), (ise yin o da|e tun se|mi o lo yin mo)
      (mo fe complain|mo ni complain|mo fe so ehonu) (o|lori atm|lori ise yin|nipa charges)
      (owo ti mo yo ni atm|owo ti mo fe gba ni atm) (ko jade|o jade), (won si yo o|alert wole|e da a pada)
      (e ge|won ge) {amount} (lori akanti mi|lowo mi) (lai so fun mi|lasan|mi o mo idi)
      (transfer|sisan) ti mo fe se (fail|kuna), (oju ti mi|banki yin ko see gbekele)
      (token ina|ina ti mo ra|nepa) (ko wole|ko gba|mita o gba a), (owo ti lo|mo fe ejo wi)
      (dstv|gotv) ti mo san (ko sile|ko si|o pada wa), (owo ti jade|kilode|e yanju e)
      (e o se|ise yin ko se) (ohun ti e so|bo ti ye), (inu n bi mi|mo binu|mo fe fi ejo sun)
      (mo wa loju ila|mo duro) (fun wakati|lati aaro), (ko si iranlowo|e o ran mi lowo|ise osi leleyi)
      iru (banki|ise|wahala) wo (leleyi|le n fun wa yii|ni eyi)
      (bad service|poor service|ise palapala) (lati odo yin|ni e n se|gbaa)
      (app yin|network yin|ero yin) (n ha|n ku|o je ki n sise|ti daku), (e tun un se|o ti su mi)
      (kaadi mi|atm mi) (o sise|won ko o) (ni filling station|ni mall|lori intaneti), (oju ti mi|kilode|e yanju e)
      (o ye ki|ki) (e|banki) (da owo|san owo) (itanran|ti e yo lodi) (mi|) pada
      (osise yin|customer care yin) (soro si mi|se si mi) (buruku|nibuburu|bi omode) (, inu mi o dun|)
      (mo ti report|mo ti so) (oro yii|isoro yii) (leemeta|tele), (ko si ayipada|e o se nkankan|titi di oni)
      (isoro|palava|wahala) (kan|) (wa nile|n sele) (o|), (e gbo ejo mi|mo fe fi to yin leti)
      (kini de|kilode) (ti transfer|ti ise) yin (n pe|n fail|le bayii) (nigba gbogbo|)
      (charges|owo ise) (ti e yo|yin) (lowo mi|), (ko ye|ko dara|ko tona|o po ju)
      (awon omo yin|osise yin|banki yin) (n gba|ti gba) (akoko mi|agbara mi) (lasan|ju), (mo fe kerora|mo fe so ejo)
      (mi o gba|n ko gba) (iya yii|iwa yii|oro yin) (mo|), (mo fe mu ejo yin lo|maa fejo yin sun|e yanju oro mi)
      (rating|star) (kan|odo) (ni maa fun yin|fun yin), (ise yin buru|e o dara)
      (onibara yin|mo ti lo yin) (lati odun|fun odun) (kan|meji), (iya le fi n je mi|ise yin ti buru)
      (owo mi|{amount}) (di|ha) (si pos|si atm) (, won o da a pada|, e yanju e|, isoro re ko tan)
      (lojoojumo|nigba gbogbo) (ni e n|le n) (yo owo mi|yo charges) (lasan|lai so), (o ti to|mo fe so ehonu|kilode)
      (mo ti fi|mo fi) (email|iwe) ranse (si yin|) (leemeji|lose to koja), (e o fesi|isoro mi wa nibe)
      (data|kaadi) (ti mo ra|) (won fi si nomba miran|ko to iye ti mo san|ko de), (e yanju e|e da owo mi pada)
      (e n so|osise yin so) pe (ma a yanju e|e maa yanju e), (e o se nkankan|ojo meta ti koja)
      (app|karo|message) yin (n lọra|n pe ko to dahun|ku lana), (o buru|e tun un se|mi o gbadun e)
      (mo fẹ́|mo ní) (fi ẹjọ́ sùn|ẹ̀hónú|àròyé) (nípa|lórí) (iṣẹ́ yín|àkáǹtì mi|owó tí ẹ yọ)
      (inú mi kò dùn|inú ń bí mi) (sí|pẹ̀lú) (iṣẹ́ yín|yín|báńkì yìí) (rárá|)
      (mo ni ejo|wahala wa|isoro ni|ejo sun) (o|lori akanti mi|lodo yin)
      (mo yo owo ni atm|mo lo pos), (o ka owo sugbon ko jade|ko fun mi ni nkankan), (won si yo {amount}|alert debit wole), (e da owo mi pada|e yanju e)
      (mo ra ina|mo ra data) (fun {amount}|lana), (won yo owo lemeji|o ni failed owo ko pada), (ise wo leleyi|inu n bi mi|e yanju oro yii)
      (se bayi ni|shey bayi ni) (e se n|e maa n) toju (onibara|eniyan) (ni|), (mo ni ejo|ise yin o te mi lorun|o dun mi)
      (o ti|o tun ti) (sele|ri bayii) (lekan si|leeketa), (owo yin yo ju|transfer fail lai da owo pada|e tun yo charges)
      (e tun un se|e yanju e|e wa nkan se si i) (o|kiakia), (kaadi ti mo ra o wole|token mi o jade|owo mi ti e yo lodi)
      (mo n ronu lati|mo fe) (kuro ni banki yii|ko owo mi jade lo banki miran), (e n fi mi sere|ise yin ti baje|wahala yin poju)
      (mo fi ohun|mo fi oro) mi (to yin leti|ranse) (sugbon|amo) (e o ka mi si|ko seni to da mi lohun|isoro mi si wa)
      (mo ra nkan|mo fi kaadi|mo lo) (ni pos|atm) (owo jade|won yo owo) (sugbon ko kan eni to n ta a|ko jade lowo atm|lemeji)
      (mo fe|mo ni) (fi ejo sun|aroye|ifisun|ehonu) (lori|nipa) (yin|owo ti e n yo|app yin|osise yin)
      (e ti n|kilode ti e) (yo owo mi|ge owo sms|gba charges) (lojoojumo|lai nidi|ju)
      (app yin|ussd yin|network yin) (ko sise|n fa|n baje) (lati ana|nigbogbo igba|o ti su mi)
      (mo ra kaadi|mo ra data|mo sanwo ina) (ko wole|token ko jade|mi o ri i) (won ti yo owo|sugbon owo ti lo)
      (inu mi ko dun|inu n bi mi) (si yin|si ise yin|rara)
      (agent yin|osise yin) (bu mi|gba owo lowo mi|ko da mi lohun daadaa)
      (alert|ise alert) (ko wole mo|ki i wa mo|ko de lati ana)
      (won yo|e yo) {amount} (lemeji|ju iye to ye lo) (lowo mi|ninu akanti mi)
      (mo ti n pe yin|mo ti ko yin) (lati ana|lati osu to koja) (e o dahun|enikeni o da mi lohun)
      (pos|atm) (ge|yo) {amount} lowo mi (ko fun mi lowo|oni oja ni oun ko ri i) (lati ose to koja|)
      (irawo odo|rating odo|odo ni mo fun yin) (ise yin ko dara|e o dara rara)
      (e n yo|won n yo) owo (kekere kekere|sms|itoju akanti) (lojoojumo|o ti poju)
      (app yin tun ti|app yin) (ku|pa ara re|gbe owo mi pamo) (kilode|o su mi)
      (e ti|eyin ti) (ja mi kule|da owo mi ru|fi akoko mi sofo) (gan|o su mi)
      kini itumo (charges yii|owo ti e yo yii|iya ti e n fi je mi yii), (mi o gba|inu n bi mi)
      (e ni ki n duro|e so pe wakati merinlelogun), (o ti di ojo marun|o ti koja), (e o tii yanju oro mi|ko si esi lodo yin)
      (customer care yin|osise yin) (ko gbe foonu|pa foonu mo mi leti|n soro bi ole)
      (inu mi baje|o dun mi gan) (si bi e se se mi|nitori ise yin)
      (mo sanwo dstv|mo ra ina|mo ra data) (owo lo|) (ko si ohun ti mo ri gba|e da mi lohun)
      banki yin ko (ni aanu eniyan|ka onibara si|se otito pelu wa)
      (kaadi mi|transfer mi) (ko gba|ko lo) (ni ile itaja|nigba gbogbo) (kilode|e wo o)
      (osise yin|customer care yin) so pe (e maa yanju e|e maa pe mi) (ojo meta ti koja|mi o gbo nkankan)
      (isoro wa|wahala wa) (pelu transfer mi|lori app yin|pelu akanti mi)
      (e o se|e ko se) ohun ti e so (mo binu|inu n bi mi)
      (ise yin|banki yin) (ko te mi lorun|ko dara|ti su mi) (rara|)
      (mo fe|mo ni) (fi aroye mi han|aroye|ehonu) (lori ise yin|nipa banki yin|)
      (won|e) (yo owo|ge {amount}) (lori akanti mi|) (lai nidi|fun charges ti ko ye mi)
      (charges|owo ise) yin (ti po ju|ko ye mi|n pa mi)
      (atm|ero atm) (ko san owo|ko fun mi lowo) (amo won yo {amount}|sugbon akanti mi dinku)
      (mo ra|mo sanwo) (token|data|kaadi) (lati ana|) (ko jade|ko wole), (e wo o|e yanju e)
      (mo ti n|a ti n) (fejo|so) (lati ose to koja|lojoojumo) (e o se nkankan|ko si esi)
      (app yin|ero yin) (n ja|n lora|ko sise daadaa) (nigba gbogbo|o ti su mi)
      (e san|e da) (owo ti e yo ju|charges) (pada fun mi|mi pada)
      (inu mi ko dun|inu mi o dun) (si|pelu) (ise yin|iwa osise yin|bi e se se mi)
      (osise yin|agent yin) (ri mi fin|bu mi|ko dahun mi) (mo fe fejo sun|)
      (mo fẹ́|mo fẹ) (fẹjọ́ sùn|fi ẹjọ́ sùn) (nípa iṣẹ́ yín|)
      (ẹ yọ|wọ́n yọ) owó mi (lẹ́ẹ̀mejì|láìtọ́) (ẹ dá a padà|)
      (isoro|wahala) (mi|ti mo so) (si wa|ko tii yanju) (lati ose kan|)
      (o ti to|o ti di) (ose meji|ojo marun) (ti mo fejo sun|ti e ni e maa yanju oro mi)
      (pos|ero pos) (ko approve|so declined) (amo|) won (yo|ti yo) (owo mi|{amount})
      (network yin|banki yin) (n bo|baje|daku) (gbogbo igba|ju)
      (mi o gbadun|n ko gbadun) (yin|banki yin) (mo|rara), (e tun ise yin se|)
      (e n je|won n je) (owo wa|owo eniyan) (pelu charges|lai ye)
      (mo san ina|mo san dstv) (leekan|) (won yo owo leemeji|won ge owo nigba meji)
      (banki yin|ise yin) (ja mi kule|baje ju|jebi)
      se bayii le se maa n (fi owo eniyan sere|fi iya je onibara|da eniyan laamu)
      (mo binu|inu n bi mi) (pupo|gan) (si yin|si banki yin)
      (mo fe kowe|mo maa kowe) (fejo yin|si cbn) (nitori|lori) ise yin
      (ko si|e o ni) (esi|iteti) (fun aroye mi|si oro ti mo so)
      (complaint|aroye) (kan|) (ni mo ni|ni mo fe se)
      (o ku die kaato|e ku die kaato) (ise yin ko dara|osise yin o daa)
      (e ti fi|won fi) (akoko|ojo) mi sofo (lori oro kekere|)
      (sms charges|stamp duty|maintenance fee) (yin|) (ti po ju|kilode ti e fi n yo o)
      (data ti mo ra|airtime ti mo ra) (ko de|e ko fun mi), (owo mi ti lo|e yanju e)
      (token ti e fun mi|token yin) (ko sise|mita ko gba a)
      (transfer|sisan) (n fail|ko lo) (lojoojumo|nigba gbogbo) (e tun app yin se|o ti su mi)
      (mo ni|mo n koju) (isoro|wahala) (pelu app|lori banki yin|)
      (se iwa to dara|se o dara) (ni eyi|bi e se n se) (ni banki|)
      (won o|e o) (da owo mi pada|san owo failed) (lati ojo yen|titi di oni), (aroye ni mo wa se)
      (customer care yin|osise yin) (ko wulo|o dahun|n so mi sori ila) (o ti su mi|)
      (mi o ni|n ko ni) (lo banki yin mo|ba yin se mo) (ise yin ko dara|)
      (ìsìn yín|iṣẹ́ yín) (kò dára|burú|ti sú mi)
      (e gbo|e fetisi) (aroye|ehonu) mi (jowo|)
      (mo ro pe|o jo pe) e n (yo owo ju|yanje onibara)
      (log in|wiwole) (n fun mi ni wahala|ko sise) (lati ana|), (ise yin o daa)
      (one star|irawo kan soso) ni mo fun (ise yin|banki yin), (e o se daadaa|ise yin ko te mi lorun)
      (atm|pos) (ti|) je owo mi (mole|) (e yanju e|ose kan ree)
      (oro mi|aroye mi) (nko|de ibo) (e ko tii yanju e|)
      (ko te mi lorun|inu mi ko dun) (pe|bi) (e pe ju|e ko dahun|owo mi dinku)
      (mo ni|aroye mi ni) pe (e yo owo ju|ise yin lora|osise yin n se mi bakan)
      (won ge|e ge) (owo mi|{amount}) (lemeji|nigba meji) (fun transfer kan|fun ina|)
      (atm yin|pos yin) (ko sise|ti baje) (ni gbogbo ilu|ni bodija|lati ose to koja)
      (mo lo si|mo de) (atm|pos) (won yo owo|owo lo) (sugbon ko si owo lowo mi|ko san owo)
      (ise onibara yin|customer service yin) (buru|ko dara|o daa) (gan|rara)
      (mo fi|mo ti fi) (ehonu|aroye) (ranse|sile) (ko si esi|titi di oni)
      (e n gba|e maa n yo) (owo sms|owo itoju akanti) (ju|lai ye mi) (o n dun mi|e dawo e duro)
      (data|airtime) ti (mo ra|won yo owo re) (ko wole|mi o ri) (e da owo mi pada|e wo o)
      (ko si igba|gbogbo igba) ti (app yin|network yin) (kii baje|sise daadaa|n ja)
      (ẹ̀dùn ọkàn|ẹ̀hónú|aroye) mi (ni pé|ni wi pe) (ẹ yọ owó jù|ise yin lora)
      (inú mi kò dùn|inu bi mi) (rárá|si yin) (nípa iṣẹ́ yín|)
      (mo fẹ́|mo fe) (sọ ìṣòro mi|fi aroye mi sun) (nípa {amount} tí ẹ yọ|)
      (se bayi|bi bayi) (ni banki gidi|ni won) (se n se|n toju onibara) (ko dara rara|)
      (o ti re mi|o ti su mi) (pelu|lori) (banki|app) yin (yii|)
      (e tan mi je|e so fun mi) pe (ofe ni|ko si charges), (e si yo owo|e si gba owo mi)
      (transfer|sisan) mi (ko lo|fail) leemeta loni, (ise yin ko dara|e tun ara yin se)
      (mo ti duro|mo n duro) (osu kan|ose meji) (fun esi|ki e yanju oro mi) (ko dara|)
      (your service|your app) (is bad|is slow|o da) (gan|abeg)
      (wrong charge|double debit|excess charges) (lori akanti mi|{amount}|ni mo ni)
      (iwa|oro) (osise yin|agent yin) (si mi|lana) (ko bojumu|buru|dun mi)
      (token ina|kaadi ipe|data) ti mo ra (ko gba|ko pe|ko tii jade), owo mi lo
      (mo ni ejo|mo ni ehonu) (pelu yin|pelu agent yin|lori charges)
      (mo binu|inu mi ru) (e n|ti e) (yo owo mi lasan|je ki owo mi pe)
      (ki lo de|kilode) ti (ise yin|app yin) (fi buru bayi|maa n ja)
      (e tun|tun) (ise|app) yin (se|ṣe) (o n se wa bi ise|o ti su wa)
      (opo|gbogbo) (onibara|eniyan) (n kigbe|n fejo) (nipa yin|nipa ise yin) emi naa
      (refund|owo pos) (ti mo|ti won ni) (n reti|maa da pada) (ko wole|ose meta ree)
      (mi o se|emi o lo) (banki yin mo|yin mo) (nitori charges|nitori ise yin ko dara)
      (e gba|won gba) owo (itoju|kaadi) (ti mi o beere|ti mi o lo) (e da a pada|)
      (mo ni isoro|wahala wa) (pelu ise yin|lori charges yin|lori pos yin)
      (iṣẹ́|ise) (yín|yin) (ń bí mi nínú|n bi mi ninu|lora) (gan|)
      (e ba aye|e ba ise) mi je (pelu network yin|), (ko dara|mo binu si yin)
      (ẹ dá owó|e da owo) (charges|tí ẹ yọ jù|pos) (padà|pada) (fún mi|)
      (lati osu to koja|lati ijeta) ni (mo ti n|a ti n) (kerora|fejo) e o (dahun|se nkankan)
      (won yo|pos yo) {amount} (leemeji|lasan) (e wo o|e da a pada|aroye mi niyen)
      (ise onibara|iranlowo) yin (ko si|o wulo|n pe ju) (mo fe fejo|)
      (ise yin|app yin|osise yin) (n dun mi|n bi mi ninu|ko wu mi) (gan|rara)
      (e se atunse|e tun) (ise|app|pos) yin (se|) (o n fun wa ni wahala|o ti su wa)
      (ehonu|aroye|isoro) (mi|temi) (ni|re) (e yo owo ju|atm o san owo|app yin o sise)
      (mo sanwo|mo ra) (omi|ina|data) (won ko gba|ko wole) (owo mi ti lo|e da a lohun)
      (mo je|emi) onibara yin (lati odun to koja|tipe), (bi e se n se mi ko dara|e n yo owo mi lasan)
      (gbogbo owo ti|iye ti) e (n yo|n ge) (losoosu|lori transfer) (ti po ju|ko te mi lorun)
      (e yo|won ge) {amount} (lasan|laini idi) (kilode|e salaye) (inu mi ko dun|)
      (app yin|network yin|atm yin) (ko sise|n se katakata|jeun mi lowo) (lati aaro|{period}) (o ti su mi|)
      (mo san owo|mo ra ina|mo ra data) {amount} (token ko wole|mi o ri nkankan|won ko gba) (e se atunse|)
      (ise yin|banki yin) (n ja mi kule|ko dara) (mo fe fejo|e tun nkan se)
      (mo sanwo dstv|mo ra ina|mo ra data) {amount} (sugbon|amo) (ko sise|won ko si i fun mi) (e wo oro yii|)
      (atm|pos) (yin|) (ko san owo|gbe kaadi mi mi) (sugbon e yo owo|e wa nkan se)
      (kilode|eese) ti e fi (n yo|ge) (charge|{amount}) (lori akanti mi|lojoojumo|losoosu)
      (o ti to|o ti di) (ose meji|ojo meta) ti mo (fejo|kerora) (e o ti se nkankan|ko seni to dahun)
      (mi o ni itelorun|ko si itelorun) (ninu ise yin|ninu banki yin) (mo fe fi ejo sun|)
      (osise yin|eni to da mi lohun) (ko bowo fun mi|na ẹnu si mi|pa iro fun mi) (mo fe fejo|)
      (app|whatsapp) yin (n lo fa fa|n ku|n da mi duro) (ni gbogbo igba|lati {period}) (e tun un se|)
      (osise yin|eni to gba ipe mi) (paro fun mi|tan mi je|so oko oro si mi) (mo fe fejo|ko dara)
      (dstv|ina) (ti mo san|ti mo ra) {period} (ko tii wole|won ko tan an) (e yo owo mi|owo mi ti lo), (e wo o)
      (e ṣe|e se) (ileri|adehun) (fun mi|) (e ko mu un se|e yeye mi) (inu mi n bi mi|)
      (mo pe yin|mo text yin) (igba meje|lemeta) (e o gbe e|ko seni to dahun) (kilode|)
      (owo itoju kaadi|stamp duty|sms charge) (ti e n yo|yin) (ti po ju|ko te mi lorun) (e dekun e|)
      (reward|bonus|owo ebun) ti e (ni e maa fun mi|so) (ko tii de|mi o ri i) (iro ni bi|e se atunse)
      (mo ti pari|mo ti san) loan (mi|) sibe (e si n yo owo|e n pe mi) (kilode|mo fe fejo)
      (balance mi|owo mi) ko pe (e wo o|nkan kan ti sele), (mi o na a|e yo owo lai nidi)
      (e se ileri|e so) (reward|bonus|iranlowo) (fun mi|) (sugbon e ko fun mi|sibe mi o ri nkankan) (inu mi ko dun|)
      (balance mi|iye owo mi) (ko te mi lorun|n yi pada|ti din) (laisi idi|laini pe mo na an) (e wadi e|nkan n se yin)
      (mo ti pari loan|mo san loan tan) (osu to koja|{period}) (kilode ti e si|sibe e) (n yo owo mi|n fi text ranse) (mo fejo|)
      (e yeye mi|e fi mi sere|e tan mi) (gan|) (mi o gba|ko dara bee) (e tun ise yin se|)
      (inu mi n bi|inu bi) mi (si yin|gan ni) (e yo owo mi lasan|ise yin ko dara|e o da mi lohun)
      (nitori yin|nitori network yin) (mo padanu|mo pa) (onibara|oja|ere) (mi|) (loni|) (mo fe fejo)
      (pos|atm) (karo|yin) (ni oja|ni {narration}|) (kọ owo mi|ko gba kaadi mi|ko fun mi lowo) (o ya mi lenu|o su mi)
      (sms|alert) yin (ki i de|n pe ju|ko de) (mo|rara) (lori foonu mi|) (ise yin ko dara|e tun un se)
      (e n ran|e n fi) (message|ifiranse) (ju|pupo) (si mi|) (o ti su mi|e dekun e)
      (mo joko|mo duro) (ni ofiisi yin|lori foonu) (fun wakati meta|lataaro) (ko si eni to da mi lohun|e n fi akoko mi sofo)
      (aroye|ifisun) (mi|ti mo se) (e ko dahun si i|e o se nkankan nipa e) (o ti pe ju|lati {period})
      (ohùn|bot) (yin|yii) (ko ye|ko gbo) (mi|oro mi) (e tun un se|ise yin ko dara)
      (owo ti mo|ina ti mo) (yo|ra) (ko pe|ko to) ({amount}|) (e je mi ni iyoku|e fun mi ni iyoku mi)
      (mo ti san gbese|mo ti san loan) (yin|) tan, (kilode|ki lo de) ti e (n pe mi|si n yo owo) (mo|laye) (ko dara|mo fejo)
      (e ya mi lenu|o ya mi lenu) (pe e|bi e se) (yo {amount}|yo owo mi) (lai so fun mi|laile salaye) (mo fe fejo|)
      (iye ti e|owo ti e) (yo|ge) (ju eyi to ye lo|ko ye mi) (e wo aroye mi|e da iyoku pada)
      (ise yin|karo) (ti ja mi kule|ti baje|ti yi pada) (ko dabi ti tele|mo) (inu mi ko dun|)
      (mo fi akoko|mo fi gbogbo ojo) mi (sofo|duro) (nitori app yin|nitori network yin) (ko dara bee|mo fejo)
      (awon osise|osise) yin (ni {bank}|) (n yan eniyan je|ko mo ise|n fi ibinu soro) (mo fe ki e gbo ejo mi|)
      (kaadi mi|atm mi) ti mo (beere|san owo e) (ko tii de|e ko gbe e wa) (lati osu to koja|), (ise kuse ni|mo fejo)
      (transfer|ina|data) (mi|) (n fail|n kuna) (ni gbogbo igba|lojoojumo) (ki lo n se yin|o ti su mi)
      (mi o lo|emi o lo) (ise yi|sms|insurance) (kankan|), (kilode ti e n yo owo e|e dekun yiyo owo mi)
      (e so pe|e ni) e (maa pe mi|maa yanju e) (lana|{period}) (titi di oni|sibe) (mi o gbo nkankan|e o pe)
      (o dun mi|o bi mi ninu) (gan|) (bi e se se mi|pe e ko da owo mi pada|pe app yin ko sise)
      (nko ni|mi o ni) (lo banki yin mo|gba iru eyi) (e ti se mi lese|ise yin buru) (mo fe fejo|)
      (ero yin|app yin) (n ti mi jade|n gbe mi jade|n pa ara e) (lojiji|ni gbogbo igba) (e tun un se|)
      (e ran mi ni|mo gba) {amount} (kaadi|data) (ko pe|ko to eyi ti mo san fun) (e wo o|ise kuse)
      (se bi e se n|bayi le se n) (se onibara yin|toju eniyan) (niyen|) (mo binu gan|ko dara rara)
      (ati igba ti mo ti|bi mo se) (san loan tan|da owo yin pada), (e si n yo owo mi|e si n pe mi) (ko dara|e jowo mi je)
      (e gbo ejo mi|e gbo aroye mi) (osise yin|app yin|atm yin) (se mi ni aida|fi iya je mi) (loni|{period})
      (nibo ni mo ti maa|bawo ni mo se maa) (fi ejo|gbe aroye) (osise yin|banki yin) (sun|wa)
      (o to ose kan|lati ose to koja) (ti kaadi|ti atm) (mi ko de|ti mo san owo e ko de) (ise kuse gbaa ni|mo fe fejo)
      (e ma|e ye) (n yo|yo) owo (mi mo|lasan lori akanti mi) (e ti yo {amount}|o ti to) (mo fejo|inu n bi mi)
      (ise|iwa) osise yin (ko te mi lorun|dun mi) (rara|gan) (o so oro buruku si mi|ko da mi lohun)
      (ko ye ki|se o ye ki) (banki|eyin) (se bayi|yo owo eniyan bayi) (si onibara|) (mo binu|e tun un se)
      (bi iye owo mi|bi balance mi) se (din|yi pada) (ko ye mi|n da mi laamu) (mi o na nkankan|e salaye)
      mo ti n duro lati aaro, e o (da mi lohun|se nkankan)
      network yin (n daamu|n yo) mi ju, mi o le se nkankan
      (e yo|won yo) owo sms (leemeta|lopolopo) losu yii, kilode
      kilode ti e fi yo {amount} ti e pe ni charges
      charges yin (ti poju|n pa mi), ko ye ki o ri bee
      data ti mo ra ko wole sugbon owo ti lo
      mo ra kaadi {amount}, ko wo foonu mi titi di isinsinyi
      token ti e fun mi ko wo mita
      gotv mi si wa ni titi leyin ti mo san owo lodo yin
      mo sanwo dstv lana, won o tan an, e wa nkan se si i
      osise yin ti mo ba soro lana (soro si mi bi eranko|kan mi labuku)
      oni pos yin gba {amount} lori egberun kan, se bi e se so ni
      agent yin ladugbo wa n gba owo kun owo
      (o ya mi lenu|o dun mi gan) bi e se n se awon onibara yin
      mo maa gbe oro yin lo si cbn ti e o ba se nkan si i
      mo maa (ko gbogbo owo mi jade|kuro ni banki yin) ti e o ba tun ara yin se
      idahun kan naa ni e n fun mi (leralera|ni gbogbo igba), ko yanju nkankan
      iwe ehonu ti mo ko ni ose meji seyin nko
      ise yin fa bi igbin
      app yin (n pa ara re|n ti ara re) bi mo ba fe fi owo ranse
      gbogbo igba ti mo ba fe sanwo lo maa n so pe error
      transaction mi n fail ni gbogbo igba, ki lo n sele
      declined ni atm n so fun mi bee owo wa ninu akanti mi
      kaadi mi ko sise ni shoprite, oju ti mi gan
      pos ko gba kaadi mi ni ile epo bee owo n be nibe
      won debit mi lemeji fun nkan kan naa
      e ti ge owo mi leemeji lori bill kan
      inu n bi mi o, banki kini eleyi
      iru iya wo ni e n fi je awa onibara yii
      e ti so pe e maa pe mi lati ose to koja, e o pe
      (mo fe fi ehonu han|ehonu ni mo ni) nipa owo itoju kaadi ti e yo
      e yo owo kaadi ti mi o beere fun
      ele ti e yo lori loan mi ju eyi ti a jo so lo
      loan mi e ti ge owo re ki ojo to pe
      otp yin kii tete de, mi o le sanwo
      mo ti gbiyanju leemeje lati yi nkan kan, ko lo
      app naa n so oro ti ko ye eniyan, e tun un se
      e maa n fi oro fa mi, e o yanju nkankan
      mi o gba idahun to te mi lorun latojo yii
      kilode ti banki yin fi maa n daku ni opin osu
      ojo oja ni banki yin maa n ko ise, e n ba oja mi je
      onibara mi ti lo nitori pe transfer yin ko lo, e ti je ki n padanu oja
      e ni ofe ni, amo e tun n yo owo leyin
      (mo fe so aroye|aroye wa lenu mi) nipa agent yin ni (bodija|oshodi)
      bonus ti e seleri ko wole
      stamp duty naa tun de, e ti ju
      e ge vat lori owo kekere mi, se eleyi dara
      ero atm yin nibi ti wa ninu iwe pe ko sise lati osu to koja
      mo ko leta si yin, enikeni o fesi
      oro ti mo fi to yin leti nipa owo atm nko, e ti gbagbe mi
      not happy with your service rara, e tunse
      (see|wo) bi e se n treat eniyan, o ma buru o
      kilode ti mi o fi ri bonus ti e so lori redio
      mo pe yin leemewa, enikeni o gbe e
      e fi mi sori ila fun wakati kan, e si ge ipe naa
      e n gbe mi ka kiri, ekini ni ki n lo ba ekeji
      awon agent yin maa n fi owo kun owo won, e ba won wi
      atm ko fun mi lowo sugbon o gba {amount}
      ero pos ko jade iwe, o si ge owo mi, o su mi
      mo ti lo banki pupo, eyi lo buru ju
      (see ehn|wo o), ise yin o wu mi rara
      owo itoju akanti ti po ju, mi o gba
      e ko beere ki e to yo {amount} fun insurance, mi o fe e
      iwa awon osise yin ku die kaato
      emi ni mo ni owo mi, kilode ti e n fi mi se yeye
      e n pe wa ni onibara sugbon e o ka wa si
      transaction declined lojoojumo, kini mo se fun yin
      mo te ra kaadi leekan, e yo owo leemeta
      data 2gb ni mo san fun, 500mb ni mo ri
      e ran token ti o ti lo si mi, mita ko gba a
      mo ti san owo ina, nepa si ni awon o ri i, e ba mi yanju e
      owo ile iwe ti mo san lodo yin ko han ni ile iwe, e wa nkan se
      won fi oruko mi ko kaadi tuntun odi odi, e tun un se
      kaadi ti e fun mi ko sise lati ojo akoko
      e so pe kaadi mi maa de lose kan, ose marun re
      loan ti e so pe e maa fun mi lojo naa, ojo meje ko tii wole, ise yin o dara
      mo san loan tan, e si n pe mi ni onigbese
      e n ran text gbese si awon ore mi, e ba mi lorukọ je
      e ti din ele ifowopamo mi ku laiso fun mi
      balance mi ko pe, {amount} ti dinku, e wo o
      iye owo ti e ka fun mi lana yato si ti oni, kini o sele
      eto yin ti ja lati aaro, mi o le sanwo
      bawo ni gbogbo wakati yii maa lo ki e to dahun
      ohun ti mo beere ko ni e dahun, e tun ara yin se
      ero yin kii gbo nkan ti mo ba so, o n daru
      emi o gba pe ki e maa fi ipolowo da mi laamu lojoojumo
      message yin ti poju, e dekun
      mo fe ki won da charge {amount} ti won yo pada
      kini won n yo {amount} {amount} yii fun, e se alaye, mi o gba
      mo ni ejo pelu yin nipa charge ti e yo lana
      iya agba ni mi, e ma n da mi duro bi omo kekere, ko dara
      oro aroye mi: agent yin kọ lati da change mi pada
      ise agbese ni e n se, banki dada o ki i se bayii
      (mi o feran|n ko gbadun) bi e se da mi lohun
      o ya ki e tun app yii se, o n fa wahala fun wa
      pos ge owo mi, oni oja ni oun o ri i, ise yin su mi
      mo maa kowe fejo yin sun cbn
      kaadi ti mo san owo re losu to koja ko tii de, ise kuse ni
      iru wahala wo ni eyin banki yii n fun eniyan
      mo joko si ofiisi yin lati aaro, ko si eni to da mi lohun
      customer care yin so oro buruku si mi
      customer care yin ge ipe mole mi lori
      osise yin ri mi fin nitori mo je oloja
      gbogbo eniyan n kigbe nipa banki yin, emi naa ti n kigbe
      e seleri pe e maa yanju e, e o se nkankan
      ileri asan ni e n se fun wa
      balance mi din ku lai mo idi, e se alaye, mi o fowo kan an
      kaadi ipe ti mo san owo re, nomba e ko pe
      mo ra ina, token ti e fun mi ko pe
      atm ya iwe, ko fun mi lowo, e ba mi wa nkan se
      oni pos gba owo mi lemeji, e da ikan pada
      transfer mi n ko, gbogbo igba lo n so failed, o su mi
      iranlowo yin ko wulo fun mi, e n fi asiko mi sofo
      bi e se n toju eniyan dun mi gan
      inu mi ko dun si bi won se da mi lohun lanaa
      e maa yo owo ni kiakia, e si maa da a pada bi igbin
      iru banki wo le je gan, owo eniyan lo n yo kiri
      mo ni esun lati fi kan osise yin kan
      mi o tii ri eni to tele oro mi, osu kan ti koja
      kilode ti e fi gba {amount} fun owo ipe ti mi o ra
      banki yin ti da mi loju aye, oja mi ha
      mo fe ki e ko aroye mi sile: kaadi ko sise
      e ti yo owo loan lemeji losu yii, se eleyi dara
      ele yin ti poju, eyin n fi loan ja eniyan lole
      emi nikan ko ni nkan yii sele si, gbogbo wa ni oja lo n kerora
      mo ti n duro fun esi yin lati osu kan
      osise yin bu mi, mi o ni gba
      gotv ti mo san ko pada wa, owo ti jade, ise yin ko da
      (ẹ gbọ́|ẹ wò ó), iṣẹ́ yín kò dára mọ́ rárá
      mo fẹ́ fi ẹjọ́ sùn nípa owó tí ẹ yọ lọ́nà àìtọ́
      kí ló dé tí ẹ kì í dáhùn nígbà tí mo bá ní ìṣòro
      charge yin ti pojuuu
      network yin buru o
      e o mo ise yin se rara
      ise yin o sunwon
      owo charges ti po, e din in ku
      e ti fi owo mi jeun, e da charge pada
      kilode ti pos yin fi n ge owo ju
      mo ti ko si yin leemarun, e o dahun
      aroye ni mo wa se
      e gbo ejo mi, agent yin ko se daadaa si mi
      customer service yin ko da rara
      banki yin n fi oju eniyan gbole
      e ti su wa ni adugbo yii
      kaadi yin buru, ko gba nibikibi
      mi o ni pada lo banki yin mo ti oro yii ba ri bayii
      e maa n se asise pupo, e tun ara yin se
      e ko oruko mi ko daadaa, mo ti so fun yin leemeta
      oruko mi lori akanti ko tona, e o tun un se lati ojo yi
      alert yin kii tete wole, o n ba mi loju je loja
      gbogbo app n sise, tiyin nikan lo n ja
      e n yo owo gbese leekeji fun nkan ti mo ti san
      mo lo si atm yin laaro, ero naa gbe owo mi mi, ko fun mi ni nkankan. e wa nkan se
      oja mi wa nibe, onibara duro, pos yin ko sise. mo padanu onibara naa, ko dara
      mo ti n lo banki yin fun odun meji, amo bayii ise yin ti baje patapata
      iya mi pe yin leemeta nipa owo pension re ti e n ge, e o fun un ni esi kankan
      ana mo fi owo ranse, e yo charges leemeji. loni tun ri be, mi o gba iru e mo
      mo ra ina egberun marun, e ran token egberun meta. kini eleyi
      e so pe transfer ofe ni, bee ni e n yo ogun naira. e puro fun wa
      emi ati iyawo mi jo n lo yin, awa mejeeji la n jiya network yin
      mo ti te pin mi ni tooto, app yin n so pe ko tona. e tun app yin se
      agent yin to wa ni iwaju mosalasi n gba owo ju bo se ye, e kilo fun un
      banki wo lo n yo owo eniyan loru bayii, ise yin ko mo
      e ge ipe mi, e ko dahun message mi. kini mo se fun yin
      mo ti fi screenshot ranse leemeji, e si n beere nkan kan naa. inu n bi mi
      pos mi lati odo yin ko sise lati ose to koja, mo si n san owo re
      e so pe mo maa ri cashback, emi o ri kobo. iro ni e n pa
      kaadi ti e fun mi n yo charge lojoojumo, mi o si lo o
      owo ti mo san fun dstv ti wole odo yin, won o tan tv mi. e wa nkan se
      (ise|app|network) yin (ti su mi|buru|ko dara) (gan|patapata)
      (e|won) yo (charge|owo sms|vat) (lemeji|ju|lai so) (lapo mi|)
      (mo ti|mo) (kowe|pe|wa) si yin (leemeta|tipetipe), e o (dahun|yanju e)
      (kaadi|app|pos) (yin|mi) (n ko|n ja|ko sise) (nigba gbogbo|loja), e tun un se
      (data|kaadi|token) ti mo ra (nko|ko wole|ko pe), (e wo o|inu n bi mi)
      (osise|agent) yin (bu mi|gba owo ju|le mi jade)
      (wallahi|olorun gbo), banki yin n fi mi se yeye
      e ko oro mi sile ninu iwe yin, mo n kerora nipa atm ti ko san owo
      mo wa ba yin nitori charge ti mi o mo, e ni ki n lo, e ni ki n bo
      mi o ri ere kankan ninu lilo banki yin, charges nikan
      bonus ti e ni e maa fun mi ti mo ba pe ore mi wa, emi o ri i
      e yo owo fun kaadi ti ko tii de owo mi
      ibi ti e ti n gba owo mi ko to, e tun n pa iro
      iforukosile mi ti kuna leemarun, app yin n re mi
      app yin n je data mi pupo, e wa nkan se si i
      e maa n fi nkan ti mi o beere ranse si mi, e jowo e dekun
      oruko ti e fi si kaadi mi ko pe, e o fe tun un se
      ago meji oru ni e n fi message da mi laamu
      e ti ti ofiisi yin ni adugbo wa lai so fun wa, ko dara
      agent karo ni oja wa ko ni owo rara, gbogbo igba lo n so pe owo ti tan
      oni pos yin ko fun mi ni risiti, o si gba charge meji
      otp ko wole leemefa, mo si n padanu oja mi
      onibara mi ti binu lo nitori pos yin, e san gbese ti mo je
      e n so fun wa pe network ni, network ni, odun meji
      iya mi arugbo duro fun wakati meta ni ofiisi yin, enikeni o da a lohun
      e fi loan kun gbese mi lai beere lowo mi, kini eleyi
      nkan ti mo beere ko ni e n dahun, e n dahun nkan miran
      karo yii ko gbo oro mi rara, o n so isokuso
      e ti sun mo oru ki e to fesi, oro mi ti baje
      mo fe ki won jiya fun ohun ti osise yin se si mi
      banki ti o n se ileri iro ni yin
      e tun ge owo leyin ti e ni e ti dawo duro
      e ko fun mi ni idahun to ye mi, mo ti beere leerin
      mo ko si yin laaro, ale ti le, e o dahun
      ise yin n lo jeje bi ahun
      pos agent yin ladugbo wa maa n binu si eniyan
      kaadi mi ti pe osu kan ki o to de, nisinsinyi ko tun sise
      oro kaadi mi ti mo fi to yin leti ti di ose meta
      mo fe jabo agent kan ti o n gba owo kun owo
      sevis yin obadaa rara
      netiwok yin tibaje
      kilode te nyo owomi
      eyin banki eleyi e tisuwa
      charjis yin poju
      ap yin odaa
      inumi odun siyin rara
      isheyin kodaa
      kilode tefi yo {amount} lowomi
      woti yo owomi lemeji
      mora data kowole
      mora kadi kowole o
      token temi ra kogba
      atm kofunmi lowo sugbon woyo owo
      moti n peyin lataaro e o dahun
      banki yin tisumi
      e ko ni eti, mo ti n so oro kan naa lati aaro
      kaadi mi ni agent yin mu, ko da a pada, mo fe fejo sun
      awon message yin n ji mi loru, e dekun re
      ise alagbata yin ni oja wa ko tona, o n ge owo wa
      bi mo ba te owo ile mi, app yin n ku. ise yin su mi
      won yo owo mi ni pos, iwe ko jade, oni pos ni ko lo. e yanju e
      awon osise yin maa n soro si awon arugbo bi omode
      mo ti so fun yin ki e ma yo owo sms, e si n yo o
      oro ti mo ko ni ana, e o tii ka a. kini e n se gan
      owo airtime ti mo ra lo si nomba elomiran, app yin lo si i te
      e ge owo mi fun loan ti mi o gba, e se alaye
      ise wo le n se nibe, e o tile da eniyan lohun
      (mi o|n ko) ri anfaani kankan lodo yin, charges nikan le mo
      kaadi mi ti bere si ni fo, didara re ko dara
      transaction mi fail, oju ti mi niwaju awon eniyan
      gbogbo igba ni e n beere pin lowo mi leemeta, o ti su mi
      e n fi ipolowo loan da mi laamu
      bi mo ba pe yin, e maa n fi orin sere fun mi fun wakati kan
      atm yin ni akure ko ni owo lati ose meta
      risiti ti e fun mi ko pe, e tun eto yin se
      app yin tuntun yii buru ju ti atijo lo
      voice note mi ko ye yin ri, e tun un se
      mio gbadun isheyin
      kilode teyin o fi dami lohun
      moti so funyin tele e o se nkankan
      woni transfer mi fail nigbogbo igba
      pos yin yowo lemeji
      atm ge owomi kofun mi
      osise yin soro simi nibuburu
      e da charge temi yo pada
      baba mi ti dagba, e ni ki o wa si ofiisi leemarun nitori nkan kekere. iwa yin ko dara
      mo ra data mtn ni airtel ni e fi ranse. e tun ara yin se
      gbogbo eniyan ti gba bonus, emi nikan ni e fo. kilode
      iye owo ti won gba lowo mi nigba ti mo sanwo ju ohun ti app so lo
      mo n binu gan, (charge|app|network) yin ti ba mi je
      owo ina ti mo san wole, won ni mi o tii san. e ba mi yanju e
      kaadi ti mo san owo re, e fi ranse si adugbo ti ko ye
      e ti pe mi leemarun lati ta loan fun mi, mi o fe, e dekun
      (mo ti su|o ti su mi) lati maa ko nkan kan naa si yin
      bi mo ba fe sanwo nibi oja ni network yin maa n lo
      e ni ele ifowopamo wa, mo wo o, ko si kobo ti e fi kun un. iro ni e n pa
      ise agent yin ko te wa lorun ni adugbo wa
      gbogbo ehonu mi ni e n ju sile
      e gbo na, se bi e se n se niyi, e yo owo mi lai so fun mi
      haba, lati aaro mo ti n gbiyanju, app yin ko lo rara
      ha, charge yii ti po ju jare, ki le n fi se
      e wo o, mi o fe ariwo, sugbon ise yin ko dara
      e n yo owo itoju akanti fun akanti ti mi o lo
      bi e se n gba owo lowo awa talaka ko dara
      mo ni ki e pa ipolowo, e si n fi ranse
      ise yin ko ni ilana, onikaluku n so oro otooto
      ero pos yin ti baje, e o wa tun un se
      owo mi ti (sonu|po owo mi|di awati)( o)?
      owo mi (sonu|ti fo) ninu akanti
      mo wa ni ile epo pelu iyawo mi, kaadi mi declined niwaju eniyan, oju ti mi
      mo duro ninu ojo ni odo agent yin, o ni ko si owo. ise yin ko dara
      iya mi wa ni ile iwosan mi o le fi owo ranse, app yin n kuna. inu n bi mi
      lati ojo oja to koja ni mo ti n pe yin, e o da mi lohun
      e yo owo leemeji nigba ti mo ra tikeeti oko, ko dara rara
      ojo igbeyawo mi ni app yin daku, e dun mi
      mo ra ina fun soosi wa, token ko jade, gbogbo eniyan wa ninu okunkun
      onibara mi lo nitori pos yin ko sise ni market day
      leemeta ni mo ti gbiyanju lati fi owo ranse, kan n so failed ni
      e yo owo alert ti mi o beere fun, ko dara bee
      osise yin ti mo ba soro lana ko da mi lohun daadaa
      won ko kaadi mi ni soobu, e so pe declined, owo si wa nibe, ki lo fa a
      e pe mi leemeji lati ta insurance fun mi, mi o fe iru e mo
      e yo owo mi lai se nkankan
      o ti di ojo meta ti mo ti n reti esi yin
      asoju yin gba owo lowo mi ko san an wole
      e yo owo meji fun dstv kan soso
      banki yin maa n daku lojoojumo
      owo pos ti jade sugbon won o fun mi ni owo
    `,
    thanks: `
      (e se|ese|e se pupo|e se gan|mo dupe|a dupe|e seun|o se|o seun) (o|gan|)
      (olorun a bukun yin|olorun yoo san fun yin|oluwa a bukun yin|olorun a sure fun yin|e ku ise rere)
      (o dara|o daa|o tayo|iyen dara|o wu mi) (gan|pupo|)
      (o dabo|odabo|o di igba kan na|o daaro|e sun re|o di ola)
      (e ku iranlowo|e ku akitiyan|e ku wahala) (o|)
      (inu mi dun si|mo feran) ise yin (gan|o|), (e se|mo dupe)
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
      (Olorun a bukun yin|Olorun yoo san yin lesan|e ku igbiyanju)
      (o dabo|odabo|o di igba kan na|ka sun ire|o di ola)
      (inu mi dun|o te mi lorun) (gan|si iranlowo yin)
      (e se|e seun|o seun|ese|mo dupe) (gan|gan ni|pupo|pupo gan|o|karo|)
      (olorun|oluwa) (a|yoo|maa) (bukun yin|bukun fun yin|san yin lesan|san esan fun yin)
      (e ku|eku) (ise takuntakun|akitiyan|wahala mi)
      (o dara|o da|o daa|daadaa|o tayo) (e se|mo dupe|)
      (o dabo|odabo|o daro|a o pade|ka sun re)
      (owo naa ti|o ti) (wole|sise|de)(, e se|, mo dupe)
      (mo|a) (mo riri|dupe fun|gbadun) (ise yin|iranlowo yin)
      (okay|oya) (e se|odabo|bye)
      (inu mi dun|e gbiyanju|e ti gbiyanju)
      (oluwa|olorun) (a|maa) (bukun fun yin|bukun e|sure fun yin)
      (e ku igbiyanju|o daa gan|o dara pupo) (o|karo|)
      (mo feran|mo gbadun) (banki yii|ise yin) (gan|), (e se|e ku ise)
      (mo moore|mo dupe|adupe) (gan|pupo|lowo yin|)
      (iyen ni gbogbo e|o ti to bee) (e se|e seun|mo dupe)
      (e shey|e she|eshe|eshey) (gan|gan ni|o|boss)
      (thanks|tnx|tenks) (jare|gan|boss|o)
      (e ku itoju|e ku suuru|e ku wahala|e ku laalaa) (o|mi|gan)
      (adupe lowo olorun|alhamdulillah|ogo ni fun olorun), (owo ti wole|o ti sise|e se o)
      (modupe|mo dupe oore|mo dupe lopolopo) (o|ore mi|karo|)
      (e ma rire|eyin naa a ri ire|e o ni sise|e o ni tosi) (o|laelae|)
      (olorun a da yin si|olorun a gbe yin ga|allah a san yin lesan|ori a gbe yin) (o|)
      (e pe fun wa|e gbo e to|e a dagba|ade a pe lori) (o|)
      (o te mi lorun|o wu mi lori|inu mi dun) (gan|pupo), (e se|mo dupe|e ku ise)
      (mo ti ri i|mo ti ri alert|owo ti de) (, e se gan|, o seun|, e se o)
      (ire o|o da naa|o daabo|o ku) (e se|odabo|)
      (a o tun pade|a tun maa ri ra|ka tun ri ra) (o|laipe|e se)
      (odaaro|o daaro|e sun daadaa) (o|karo), (e se|mo dupe)
      (correct|sharp|nice one|weldone) (boss|o|karo), (e se|mo gbadun yin)
      (karo|banki yii|eyin) (to gaju|dara pupo|sun won|da gan) (, e se|o|)
      (mi o mo|n ko mo) (bi mo se maa|ba mo ti maa) dupe (lowo yin|fun yin|)
      (e ti|e) (ran mi lowo|yo mi|gba mi) (gan|gidi|pupo) (o|, e se)
      (iranlowo|ise|itoju) yin (dun mo mi|po|tayo) (e se|mo dupe|)
      (appreciate|i appreciate) (gan|yin|o|boss)
      (mama|baba|awa) (dupe|n dupe|ni ki n dupe) (lowo yin|o) (gan|)
      (o ti tan|mo ti se tan|mo ti gba a), (e se|odabo|mo dupe)
      (bye bye|bye|bai bai) (o|karo|e se)
      (oluwa seun|jesu seun|a dupe) (, o ti wole|, owo ti de|fun ise yin)
      (e se|o seun) (fun|ti) (iranlowo|alaye|suuru|esi) (yin|re) (o|)
      (mo gbadun|mo nifee) (bi e se|ise ti e) (n se|n dahun) (gan|, e se)
      (e ku|eku) (aduroti|idahun kiakia|oore) (o|)
      (mo ti ri|mo ti gba) (owo|kaadi|data|token|risiti) (naa|mi) (, e se|, modupe|, o seun)
      (inu iya mi|inu omo mi|inu mi) (dun|n dun) (gan|pupo), (e se|e ku ise o)
      (e dara|e gbayi|e gbona) (gan|ju|) (karo|o|e se)
      (ire|ibukun|alaafia) (a to yin|ni fun yin|a kari yin) (o|lase olorun|)
      (mo n lo|mo fe sun|o ya mo lo), (e se o|odabo o|e se, o dola)
      (ẹ kú|e ku) (aponle|ife|oro rere) (o|gan|) (, e se|)
      (owo|kaadi|ina|data) (ti de o|ti wole o|n sise bayii) (, mo dupe|, e ku ise|, olorun a san yin)
      (emi ati ebi mi|awa oloja|iya mi) (dupe gidi|n dupe gan|ki yin pe e se)
      (mi o ni|n ko ni) (gbagbe yin|gbagbe oore yin) (laelae|o|) (, e se|)
      (o digba|o di igba miran|a o rira) (o|o karo|, e se)
      (se ti pari|o pari|gbogbo re ti dara) (, e se|, mo dupe|, e ku ise)
      (e o se ise asedanu|ise yin a ye yin|olorun a fun yin se) (o|)
      (mo ti ri|mo ti gba|o ti wole) (owo naa|token naa|alert|), (e seun|mo dupe|modupe)
      (olorun|oluwa) (a bukun yin|a san yin lore|yoo se yin ni rere|a fun yin se)
      (e ku ise|e ku ise takuntakun|e kuse) (o|karo|), (e seun|mo dupe)
      (a dupe|adupe) (lowo yin|gan|o)
      (o dabo|odabo|ka sun re|a tun maa ri ra|o di ola) (o|e seun|)
      (e ku oro rere|oro rere|o dun mo mi) (e seun|o|)
      (thank you|thanks|tnks) (jare|o|sa|ma|gan)
      (inu mi dun|ayo mi kun) (e seun|fun iranlowo yin|mo dupe)
      (e ti yo mi|e ti gba mi) (ninu wahala|gidi o|loni) (e seun|mo dupe|)
      (ka tun ri ra|a o tun ri ra|di igba miran) (laipe|o|e seun)
      (mo mo riri yin|e ku wahala mi|e ku itoju mi) (o|), (e seun|mo dupe)
      (oro yin dun|o dun mo mi ninu) (e seun gan|mo dupe)
      (inu mi dun|ayo kun mi) (pe|gan) (owo ti wole|e ran mi lowo|) (e seun|e ku ise)
      (e ti|eyin ti) (gba mi la|mu okan mi bale|se bebe) (e seun|mo dupe)
      (okan mi ti bale|ara ti tu mi) (e se|mo dupe gan)
      (ki oluwa|olorun) (ma se fi yin sile|bukun ise yin|fi owo yin jere) (e seun|)
      (modupe|ese|e se e) (pupo|jare|o) (fun|lori) (iranlowo|ohun ti e se|asiko yin)
      (o ga o|o daa) (e seun|e ku ise) (mo gbadun yin|)
      (e ku ise rere|e ku akitiyan|e ku afarada) (o|karo|) (mo dupe|)
      (mo ti yanju e|o ti bo si i) (e seun|ese gan) (o dabo|)
      (e se|e seun) (gan ni|gidi|mo moriri) (o|ore)
      (mo dúpẹ́|mo dupẹ) (gan-an|púpọ̀|lọ́wọ́ yín)
      (ẹ ṣé|ẹ ṣeun|o ṣeun) (o|gan-an|púpọ̀)
      (olorun|eledua) a (bukun yin|bukun ise yin|gbe yin ga) (o|)
      (ki olorun|edumare) (san yin lore|bukun fun yin|fun yin lemi gigun) (o|)
      (e ku ise takuntakun|e ku akitiyan|e ku iduroti) (mo dupe|e se)
      (o wa|owo ti de), (e se gan|mo dupe o)
      (inu mi dun gan|o dun mo mi) (e se|e ku ise)
      (thank you|thanks) (o|jare|gan|karo)
      (tenks|thanx|tnx) (o|gan|ore mi)
      (e ti se|e se) (bebe|ohun nla|gudugudu meje) (o|fun mi)
      (mi o mo|n ko mo) bi (mo se le dupe|n o se dupe) (lowo yin|o)(, e se|)
      (a dupe|adupe) (pupo|gan ni|o jare)
      (o daabo|odabo|o digba) (e se|e seun|mo dupe)
      (e se|o se) (ore mi|egbon|baba|iya mi)
      (ise yin|iranwo yin) (dara|wu mi|yanju) (mo dupe|e se)
      (eyin|iwo) (lo da|le dara) (ju|pupo), (e se|mo dupe)
      (gbogbo e|o) (ti yanju|ti dara|ti pe) (e se|e seun o)
      (ire|o dara) (o|be), (e seun|mo dupe)
      (mo gbadun|mo feran) (ise yin|bi e se dahun) (e se|)
      (adupe lowo|mo dupe lowo) (yin|olorun ati yin|karo)
      (e se to|e se ti) (e gba mi|e dahun kia|e ran mi lowo)
      (e ma|e maa) (dara|gbega) (si|) (ni|o), (e se|)
      (mo mo riri|mo riri) (e|iranlowo|suuru) yin (gan|o)
      (ẹ kú|e ku) (iṣẹ́ rere|itoju|suuru) (mo dúpẹ́|o)
      (ko buru|o tan) (e se|mo dupe|ka dupe)
      (god bless|olorun bukun) (you|yin|e) (gan|o)
      (modupe|mo dupe) (ọba|pupo pupo|tokantokan)
      (o ti ri i|mo ti ri i), (e se|e seun gan)
      (iyen|eyi) (ti to|dara) (e se|mo dupe o)
      (o se|ose) (jare|gan|gan ni|baba)
      (karo|banki mi) (mo dupe|e ku ise|e seun gan)
      (e pe fun mi|e o ni baje|e o ni ku) (e se|mo dupe)
      (e se|ese) (to|ti e) (se e kia|ran mi lowo|fesi)
      (mo dupe|modupe) (fun|nitori) (ohun gbogbo|itoju yin|ise rere yin)
      (owo mi ti de|mo ti ri i|o ti wole) (e se|mo dupe gan)
      (ẹ ṣé|ẹ ṣeun) (lọ́pọ̀lọpọ̀|púpọ̀ púpọ̀|mo dúpẹ́)
      (thanks|thank u|tank you) (a lot|jare|my people)
      (olorun yoo|oluwa yoo) (san an fun yin|gbe yin ga|bukun yin)
      (okay|ok) (e se|thanks|o dara)
      (iyẹn dára|o dára) (ẹ ṣeun|o)
      (ko si mo|iyen to) (e se|o daabo|mo dupe)
      (mo gbadun|inu mi dun si) (banki yin|ise yin) (gan|mo dupe)
      (odabo|o dabo|bye) (o|karo|mo dupe)
      (ki e pe|e o pe) (fun wa|ki e dagba) (e se|)
      (e ku oriire|e ku aseyori) (mo dupe|e se o)
      (ise yin|e) (ya|yara) (gan|ju) (e se|mo feran e)
      (mo moore|moore) (yin|o|pupo)
      (e se baba|e se mama|e se egbon) (o|gan)
      (alaye yin|idahun yin) (ye mi|dara) (e se|mo dupe)
      (nagode|imela|merci) (o|) (e se)
      (a o|ao) (maa ri ra|tun pade) (e se|odabo)
      (ọlọ́run|olorun) (á bùkún|a bukun) (yín|yin) (o|)
      (great|nice one|well done) (karo|o|e se)
      (e ti gba mi|e ti yo mi) (lowo isoro|ninu wahala) (mo dupe|e se)
      (inu wa dun|a dupe) (e ku ise|fun iranlowo yin)
      ki ire (wole to yin|kari yin) (e se o|o)
      (mo yonu|mo dunnu) (si yin|pelu ise yin) (e se|)
      (dupe dupe|ese ese) (o|ni mo n so)
      (o ti to|o ti dara) (bayii|), (e seun|mo dupe)
      (e se|mo dupe) (fun|nitori) (owo ti e da pada|suuru yin|alaye yin|itosona)
      (olorun|eledumare) (a toju|a so) (yin|ile yin) (o|)
      (iyen ni|ohun ni) mo n wa (e se|mo dupe o)
      (inu mi dun|mo layo) (pe|bi) (e ran mi lowo|o ti yanju) (e se|)
      (ka|ki) olorun (bukun|san) (yin|an fun yin) (lopolopo|o)
      (a dupe|mo dupe|e se) (lowo karo|lowo yin) (fun gbogbo ohun ti e se|)
      (ire|alaafia|ayo) (ni tiyin|fun yin) (e se|mo dupe o)
      (e se gaan|e se gaaan|mo dupe pupo) (o|karo|oga)
      (o seun ma|e seun sa|e se ma|e se sa) (mo dupe|gan|)
      (mo dupe aanu|mo dupe gidigan) (o|karo|lowo yin)
      (ise takuntakun|ise ribiribi) (le se|ni) (e se|mo dupe)
      (kabiyesi|oba) karo (e se|mo dupe)
      (e se e ku ise|a dupe o) (karo|o|gan)
      (gbogbo nkan|oro mi) (ti lo daadaa|ti yanju) (e seun|thanks o)
      (olorun maa|jah a) (bless|bukun) (you|yin) (egbon|karo|o)
      (iya mi|gbogbo ile) ni (ki n ki yin|ki n dupe) (fun iranlowo yin|o), (e se gan|e seun)
      (mo ti gba|mo ti ri) (kaadi|loan|risiti) mi (e se|mo dupe gan)
      (e se|o seun|e seun) (karo|baba|iya) (olorun a bukun|e ku ise|gan)
      (mo ti ri i|o ti wole|owo ti de) (e se|e seun gan|thanks)
      (mo mo riri|mo dupe) (ise yin|ohun te se|iranlowo yin) (o|gan)
      (mo gbadun|mo feran) (ise yin|bi e se n da mi lohun) (e se|e seun)
      (e ku ise|e ku inawo) (e seun|mo dupe) (olorun a san yin lesan|)
      (a o maa|mo maa) (dupe lowo yin|yin yin) (titi|lojoojumo) (e se|)
      (o ti ye mi|o ti yanju) (bayi|) (e se|o seun)
      (thanks|tenkiu) (jare|gan|egbon|oga mi)
      (inu mi dun|mo layo) (si iranlowo yin|pe e ran mi lowo) (e se|o)
      (oluwa|olohun) (a|yoo) (gbe yin ga|ran yin lowo|fun yin lemi gigun) (karo|o|e se)
      (e seun to|e se ti) (e ran mi lowo|e gbo mi|e ba mi yanju e)
      (oga mi|mama) (tenkiu|e se gan|e seun gan) (jare|o)
      (o ti te mi lorun|ise yin te mi lorun) (e se|e seun|gan)
      (e ma|e) (seun|ku aanu) (fun suuru yin|fun alaye yin) (o|karo)
      (mi o mo|ko si) (bi mo se le dupe|oro ti mo le fi dupe) (lowo yin|) (e se)
      (great|nice one|well done) (karo|e se|o ti ye mi)
      (adupe|mo dupe) (lowo olorun|lowo yin) (ati karo|) (oro mi ti yanju|e se)
      (mo so pe|mo ni) (e se|o seun|mo dupe) (karo|o)
      e se o, owo yin o ni te
      olorun yio maa ran yin lowo bi e se ran mi lowo
      e ku ise takuntakun, a moore
      mo moore yin o
      (mo gbe osuba fun yin|osuba nla) o
      e kare, e se daadaa
      kare o, ise re da
      e fi ayo fun mi loni o
      e seun gan, mo maa so fun awon ore mi nipa yin
      mo ti ri owo naa, modupe o
      ina mi ti wa, e se gan ni
      data ti wole, thanks o
      gbogbo e ti pari, odabo
      o daabo, ka pade lola
      a o tun ri ra, e seun o
      e sun re o
      o da bee, mo n lo niyen
      (ok|okay) o ye mi bayii, e seun
      o ti ye mi daadaa, olorun a bukun yin
      alaye yin ye mi, ese
      o dara gan, mo nifee si bi e se tete dahun
      e tete da mi lohun, mo dupe
      banki rere ni yin, e ku ise
      e o ni ri ibi o
      olorun a fi re pade yin
      a dupe lowo yin lopolopo
      oluwa a san yin ni oore
      (gbayi|e gbayi) o
      shukran, e se
      jazakallahu khairan o
      e se olorun a je ki e ri ise yin se
      thank you jare, eyin lo mo ise
      tnks o, o wulo
      mo fun yin ni irawo marun o
      o ma ga o, e gbiyanju gidi
      e se ti e ni suuru fun mi
      a ti yanju e, e se, ko si nkan mo
      ko si nkan miran, e se o
      o ti tan niyen, ese pupo
      e ti tan isoro mi, olorun a tan tiyin
      wa gbo, o seun
      you do well, mo dupe
      mo n sun lo o, a ri ra lola
      e ku iroju, mo dupe
      adura mi ni ki olorun gbe yin ga
      eku akitiyan lori oro mi
      o da mo ti gbo
      mo ti gba risiti mi, e seun
      loan mi ti wole, e ku ise
      mi o le gbagbe oore yin laelae
      e ku oore, mo moore
      bi mo se maa dupe lowo yin ni mi o mo
      o dara, ese
      okay thanks, o ye mi
      e se gan, owo ti wole
      alert ti wole, mo dupe lowo yin
      karo, eyin le gaju, e se
      ibukun olorun ni fun yin, mo dupe
      e yara gan, mo feran ise yin, e se
      kaadi mi ti de, e seun
      olorun a kun yin lowo fun ohun ti e se
      eledumare a so ile yin, e se o
      olorun a je ki a ri yin pe, mo dupe
      ki olorun ma fi ire yin du yin
      o daabo, mo n lo sun, e se
      mo ti gbo, e se o, ka sun re
      oro mi ti yanju, ka ri ra nigba kan
      ese mummy karo
      e ku wahala wa, mo dupe
      mo n dupe fun bi e se ran mi lowo laipe yii
      e seun e seun e seun
      e se sa, e ku ise ilu
      e ti se gudugudu meje yaaya mefa, mo dupe
      o se jor
      tenks
      odaabo o
      owo ti de odo iya mi, inu wa dun. e se o
      e ti yanju oro naa fun mi, mi o ni gbagbe. olorun a san yin lesan
      ko rorun, amo e se e fun mi. e ku ise o
      inu iya mi dun gan, o ni ki n ki yin. e se
      mo ti n wa banki bii eyi tipe, e se gan ni
      (o daa|o dara) (gan|pupo), e se
      (mo ti ri|mo ti gba) (data|airtime|token) mi, (e se|thanks)
      (olorun|oluwa|edumare) a (ba yin se e|gbe yin ga|pa yin mo), e se
      (e ku|eku) (iranlowo|akitiyan|itoju) o
      (inu mi dun|mo dun) pe (oro naa ti yanju|owo ti de|e gbo mi), e se
      (ise|esi) yin (ya|yara) gan, mo dupe
      (mo ni|mo fe) ki n (dupe|kan dupe) lowo yin ni
      (iya mi|oko mi|oga mi) ni ki n (dupe lowo yin|so e se fun yin)
      (iyen|eyi) (to|ti to) (fun mi|bayii), e seun
      ko si (nkan kan|ibeere|isoro) mo, e se
      (emi ni|o di) (ola|lale), e se o
      (o seun|ese) (ore mi|egbon|aburo) karo
      mo ri owo mi gba pada, e ku ise o
      a dupe, a tun ope da
      ori yin a dara o, e se
      e ti je ki ojo mi dun, mo dupe
      (e se|mo dupe) (pupo|gidi), (ka tun ri|ka sun re|odabo)
      eseganni
      oluwa abukun yin
      modupeo
      ese gani oluwa ma bukun yin
      mo dupegan
      eseun o adupe
      mo ti ri gbogbo ohun ti mo n wa, e se gan
      e ma pe fun wa o, mo dupe
      mo gbadun oro yin loni, e se
      oro yin dun mo mi ninu, mo dupe
      olorun yoo ba yin se tiyin naa, e se
      e ti gba mi la loni o, e ku ise
      iya agba dupe o, e ma ri ibi
      eseo, oti ye mi
      mo dupe lowoyin
      mo ro pe owo mi ti sonu, e ba mi gba a pada. olorun a bukun yin
      e se, owo iya mi ti de. {name} ni mo je
      e ku ise alaapon, mo moore gidi
      oro mi ti dayo, e seun
      (olorun|edumare) a se yin ni ire, mo dupe
      ehn, o ti ye mi bayii, e se gan o
      ha, e ma se o, owo ti wole, olorun a bukun yin
      (ise|oro) yin wu mi lori, mo dupe
      owo ile iwe omo mi ti wole, e se gan
      igbeyawo naa dara, owo yin ran wa lowo. mo dupe
      iya mi ti gba owo oogun, olorun bukun yin, e seun
      mo ti ra tikeeti mi, mo n lo si ilorin. o dabo e se o
      ina ti de ki boolu to bere, e seun gan
      oja ya loni nitori yin, mo dupe o karo
      a ti sinku baba wa pelu iyi, e se fun iranlowo yin
      omo mi ti ri kaadi ipe re, e ku ise, mo dupe
      owo naa ti wole, e seun gan ni
      e mo ise yin, olorun a bukun yin
      inu mi dun si ise yin
      e ku itoju
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
      (ole|onijibiti|opuro|gbajue) (ni yin|ni gbogbo yin)
      (ori yin|ori e) (buru|ko pe|o pe)
      (were|ode|oloriburuku|radarada|iranu|isokuso) (banki|bot|ni eyi|)
      (oponu|ode|were|asiwere|didirin|olodo|oloshi|agbaya) (ni yin|ni e|ni o|banki yii)
      (were|asiwere|oponu|ode|olosi|oloriburuku|omo ale) (banki|eniyan|robot|jati jati|)
      (ori|baba|iya) (yin|e|re) (o pe|buru|da|)
      (e|o) (ti|) (ya were|sinwin|daru|go)
      (olorun|sango|ogun) (a|maa|yoo) (pa|fiya je) (yin|e)
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
      (oloriburuku|olori buruku|olori kunkun) (ni yin|ni e|banki|)
      (shege|shior|mtchew|mscheew) (eyin|fun yin|ole|were)
      (e ya were|e lo ya were|ori yin ti yi|ori e yi) (abi|o|se)
      (omo ale|omo ase|omo jatijati|omo buruku) (ni yin|ni e|gbogbo yin)
      (oshi|ishi|osi) (ni e n so|ni e|ni gbogbo yin) (o|joor|)
      (go to hell|kuro nibi|e sun siwaju) (joor|were|ole)
      (e gbe enu yin|gbenu|e pa enu yin) (soun|jo|de) (e n palo|e so isokuso|)
      (alaileko|alainitiju|alainilaari|alaimoore) (ni yin|ni e|banki yii)
      (mumu|fool|idiot|stupid) (ni e|ni yin|bot|banki) (o|)
      (useless|yeye) (banki|bot|people) (gbogbo yin|ni yin|)
      (aja|obo|elede|ewure) (ni e|ni yin|leyin) (o|)
      (olorun a foju yin gbina|sango a pa yin|ile a gbe yin mi) (o|eyin ole|)
      (e o ni|ko ni) (da fun yin|ri ire|ye yin) (laye|laelae|o)
      (atenuje|ojelu|arije nidi madaru|jegudujera) (ni yin|banki|)
      (agbaya|arindin|suegbe|dindinrin|ogbologboo ole) (ni e|ni yin|robot)
      (waka|waka fun yin|shege fun yin) (o|ole|were)
      (epe buruku lo maa ja yin|epe ni maa fi yin se|maa se yin ni epe)
      (o gbon|se o gbon|se ori e pe|shey ori e da) (bi|rara|were)
      (ki lo n|kini iwo n) (gbo|mo) (olodo|oponu|ode) (yii|)
      (ole ni|jaguda|jaguda ni) (yin|e|gbogbo osise yin)
      (e|eyin) (eniyan lasan|eniyan buruku|alaigbon) (yii|ni yin|)
      (isokuso|were|rubbish) (lo n so|le n so|ni e n ko) (o|olodo|)
      (kuro|jade) (lodo mi|niwaju mi|nibi) (were|ole|oloshi|ode)
      (oju|enu) (e|yin) (bi ti obo|n run|bi igbe)
      (pada|lo) (sodo iya e|sile iya e|soko iya e) (were|ode|)
      (e n se|o n se) (bi were|bi ode|bi eni ti ori e daru)
      (apoda|gbewiri|alailakaye) (banki|bot|robot) (yii|ni e|)
      (omo yahoo|omo ole|ole jati jati) (ni yin|ni e|gbogbo yin)
      (ko si ogbon|opolo o si) (lori e|lori yin|fun bot yii)
      (e jo|e) (lo ku|lo so|para yin) (sibe|ode|o)
      (iranu|oshi|radarada) (bot|banki|robot) (gbogbo|to ga ju|lasan)
      (ki ile gbe yin mi|ki ina jo yin|ki sango pa yin) (o|gbogbo yin|eyin ole)
      (oju ole|oju aja|oju buruku) (ni yin|ni e) (o|yii|)
      (eyin ti e n|eyin) (jale|ji owo eniyan|je owo olowo) (ole|were|yii)
      (omugo|omugọ|odoyo) (bot|robot|banki) (lasan|yii|)
      (e ko ni|eyin o ni) (oju ti|itiju|eri okan) (ole|rara|were)
      (pariwo|palaver) (e|yin) (ti poju|ti su mi) (were|ode|oponu)
      (ole|olosa|oniro|gbajue|apanilekun) (ni yin|ni gbogbo yin|banki)
      (ode|oponu|didinrin|dindinrin|olodo|suegbe) (ni e|ni yin|yi|buruku)
      (olorun|ogun|sango|esu) (a je yin niya|a pa yin|a je yin|a binu yin)
      (oju e|ori e|enu e|iya e) (bi igbe|ti daru|n run|buru)
      (mo koriira|mo korira|oju mi o fe ri) (yin|banki ole yin), (oloshi|eyin ole)
      (banki|bank) (radarada|buruku|jatijati|oloriburuku|alaileto)
      (pa enu e mo|gbenu e dake|enu e o dake) (jare|ode|olodo)
      (were|asinwin|eranko|aja|ewure) (ni e|ni yin|yi|lasan)
      (e ti ya were|ori yin ti daru|opolo yin ti ra)
      (arijenidi madaru|onijekuje|alainironu|alailojuti) (ni yin|yi|)
      (stupid|useless|foolish) (banki|bot|eniyan|oloshi)
      (lo ku|lo sa jade|e lo ku sibe) (ode|olosi|oloriburuku)
      (atenuje|onijekuje|jegudujera|alaibikita) (ni yin|ni gbogbo yin|)
      (sango|ogun|olorun) (maa pa yin|a san yin lesan buburu|maa je yin niya)
      (enu yin n run|ori buruku ni yin|e o nitiju)
      (omo ale|omo jaguda|omo ole) (ni e|ni yin)
      (opolo yin|agbari e) (ti jo|ko pe|ti doti)
      (kuro|e kuro|sa kuro) (niwaju mi|nibi|lodo mi) (ode|omugo|)
      (ijamba|iya nla|egun) (a je yin|a ba yin|ni fun yin)
      (alabosi|elenu meji|onimokaruru) (ni yin|banki)
      (iya|baba) (re|yin) (lo bi e|n ko)
      (e lode|e ya ode) (lori|gan)
      (eyin|awon) (ole|barawo|jegudujera) (banki yii|wonyi|)
      (iwo|o) (lo|ti) (ya were|ya oponu|bu opolo)
      (ori yin|ori e) (ko pe|ti yi|o pe) (rara|o)
      (oloriburuku|olosi) (ni gbogbo yin|ni eyin|lasan lasan)
      (e gbenu yin|gbenu e|panu mo) (soun|dake|jare), (ode|were)
      (didinrin|ode|omugo) (ni e|ni yin) (se|o|pata)
      (e o ni|o ni) (laakaye|opolo|ogbon) (rara|kankan)
      (banki|app) (ole|radarada|yeye|oshi) (leleyi|ni yin)
      (olorun a|ogun a|sango a) (pa yin je|pa yin|da yin lejo)
      (iya yin|baba yin|gbogbo iran yin) (o ni daa|ko ni gbadun)
      (ẹ̀yin|eyin) (olè|òmùgọ̀|ọ̀dẹ̀) (wọ̀nyí|yìí|)
      (orí yín|orí ẹ) (burú|ti dàrú|kò pé)
      (wèrè|òpònú|olóríburúkú) (ni ẹ́|ni yín)
      (oshi|ose|isọkusọ) (lasan|lasan ni yin|gbogbo)
      (agbaya|agbalagba lasan|omo ale) (ni e|ni yin|yii)
      (bot|robot|ero) (oshi|yeye|alaironu|ode) (yii|ni e)
      (e go ya|go|e lo) (were|ku|jona) (pelu banki yin|jare)
      (ko si|e o ni) (eniyan gidi|omoluabi) (laarin yin|ninu yin), (ole ni yin|gbogbo yin ole)
      (oju ole|oju barawo|enu iro) (lasan|ni yin|le ni)
      (iro nla|opuro|eke) (ni yin|ni e), (oloshi|ole)
      (mumu|ode|suegbe) (bot|banki|ni e)
      (fuck you|idiot|bastard) (karo|oloshi|banki yeye)
      (omo|awon omo) (ale|ole|yahoo|jaguda) (ni yin|ni gbogbo yin)
      (alainiran|alaironu|alailojuti|alaileko) (eniyan|ni e|gbogbo yin)
      (e ku|e joko) (were|iranu|isokuso)
      (eniyan|banki) (iranu|palapala|rederede) (lasan|gbaa)
      (mo n soro|mo n beere) o n (so radarada|so isokuso), (ode ni e|were ni e)
      (abi ori yin|se ori yin|abi ori e) (buru|ti ta|o pe) ni
      (e run|o run) (oju|enu) (bi obo|bi imado), (jatijati|oshi)
      (ewure|aja|elede|obo) (ni e|ni yin|lasan)
      (ori e|ori yin) (fo|ti fo), (oponu|ode) (banki|robot)
      (ma|e ma) (so isokuso|gbo igbe) fun mi, (oloshi|were)
      (aṣiwèrè|aṣiwere|asiwere) (eniyan|banki|bot) (ni e|)
      (gbogbo nkan|ise) yin (jasi oshi|jasi radarada|je iranu), (ole gbogbo|oloshi)
      (ojelu|onijekuje|onimadaru) (ni yin|banki)
      (e o wulo|o o wulo|ko wulo) (rara|fun nkankan), (oponu|yeye)
      (ogun|ina|ara) (a jo yin|pa yin|ko yin)
      (e o ni kan da|e o ni ri ire|ayanmo yin a daru) (o|lase olorun)
      (e gba were|o n se were|o ya were) (abi|ni|bi)
      (apoda|aponle o si|apurofa) (banki|ni yin)
      (ori olori|ori buruku) (yin|to wa lorun e)
      (banki|eyin|awon) (onijibiti|gbajue|wayo) (gbogbo|lasan|oshi)
      (jibiti|wuruwuru|magomago) (lasan lasan|ni gbogbo ise yin), (ole|oloshi)
      (sho ti ya were|se o ya were|abi e ti ya were) (ni|bi)
      (gbenu dake|panu|enu e) (dọti|oniro), (ẹran|obo)
      (ẹ ẹ ní|o ò ní) (ọpọlọ|ìtìjú|láákàyè)
      (alágídí|aláìmoore|aláìnítìjú|olójúkòkòrò) (ènìyàn|ni yín)
      (god punish|thunder fire) (you|yin|banki yii) (oloshi|)
      (ko si ogbon|ogbon o si) (lori yin|lori e), (ode|didinrin)
      (igbe|ito|idoti) (ni yin|ni e|ni banki yin)
      (ko ni|e o ni) (daa fun yin|ri ise se) (ole|oloshi) (gbogbo|)
      (iwo|eyin) (sa|gan) (ti ya were|ya ode|lori buruku)
      (e je|o je) (ode|ole|alaimọkan) (to buru ju|gidi|patapata)
      (ṣé orí|se ori) (yín|yin) (pé|ti daru|o baje)
      (kí ọlọ́run|ki olorun) (fìyà jẹ yín|pa yin|da yin lejo)
      (oju ti yin|itiju o pa yin) (ole|banki oshi|opuro)
      (ole ni|barawo ni) (gbogbo yin|oga yin|awon to da yin sile)
      (e lo|lo) (ku|jokoo|sun) (ode|oloshi|were)
      (banki|app) (ode|asiwere|were) (to n|ti n) (je owo eniyan|so isokuso)
      (e fi|o fi) (opolo|ori) (obo|adie|ewure) (sise|ronu)
      (opolo|ori) (re|yin) (ti jo|o sise|ti ra)
      (awon alagbere|awon alaijẹ eniyan|awon eniyan ibi) (ni yin|yii)
      (o da bi|e da bi) (obo|aja|were)
      mo (bu yin|bu oju yin|koriira yin), (oloshi|ole|were)
      (ofo|odo|egbin) (ni yin|ni banki yin|lasan)
      (e ma ku|e maa jiya) (ni|lasan) (ole|oloriburuku)
      (yeye|shege|bastard) (banki|people|bot)
      (omo|baba) (iya e|iya yin) (oloshi|were|lasan)
      (e ti|o ti) (sinwin|haukata|ya were) (abi|ni)
      (odindin|odidi) banki (e je ode|e n so radarada)
      (kuro loju mi|sa lo|e poora) (oloshi|ode|jare were)
      (ẹranko|eranko) (ni yín|lasan|ti ko gbon)
      (ahun|awun|asebi|ika) (eniyan|banki) (ni yin|yii)
      (olofofo|oniro|alabosi) (bot|banki) (yii|ni e)
      (ó yẹ kí|o ye ki) (wọ́n pa yín|won so yin ni oko|e ya were)
      (e o gbon|o o gbon|ko gbon) (rara|to), (ode|dindinrin)
      (se e ya|se o ya) (ode|dindinrin|were) (ni|ju bi mo se ro lo)
      (agbako|egun|epe) (ni fun yin|a ja yin|a ba yin)
      (dindinrin|suegbe|alapa) (eniyan|robot|ni e)
      (e gbe|gbe) (oju buruku yin|enu rirun yin) (kuro|lo)
      (e ti ya|eyin ti ya) (were|oponu|ole) (ju|o)
      (olosi|oloshi|oloriburuku) (eniyan|bot|banki|gbogbo)
      (ole|barawo|jaguda) (banki|eniyan|ni e) (yii|lasan|)
      (ode|ọ̀dẹ̀|mumu) (ni gbogbo yin|ni karo|robot)
      (ma da mi lohun|dake) (oloriburuku|were|oponu)
      (e o ni opolo|o o ni laakaye|opolo yin ti daru) (rara|oloshi)
      (iya yin|baba yin|mama yin) (ode|were|oloshi)
      (useless|stupid|nonsense) (bank|robot|people) (oloshi|were|ole)
      (sango|ogun|esu) (a san yin pa|a pa gbogbo yin|a ba yin ja)
      (banki|karo) (were|ole|radarada|jatijati) (ni yin|gbaa)
      (ẹ ya|e ya) (wèrè|òpònú|ole) (o|lasan)
      (aláìgbọ́n|alaigbon|alainironu) (ni yín|ni e|banki)
      (banki|karo) (ode|oponu) (eyin ole|e maa ku|gbogbo yin were)
      (mo fi|mo gbe) (yin|gbogbo yin) (bu|re|gegun) (ole|oloshi)
      (ajeniyan|ajẹ́|ika) (ni yin|ni banki yin)
      (ẹ máa kú|e maa ku) (oloshi|ole) (lasan|)
      (enu yin|enu e) (n run|bi salanga) (were|oloshi)
      (onijibiti|wayo) (people|eniyan) oloshi
      (alainikan se|oniranu|onisokuso) (eniyan|bot|ni yin)
      (ori okuta|ori eran|olori eja) (ni yin|ni e)
      (e je|ki e je) (igbe|ofo) (oloshi|ole)
      (asinwin|asiwere|digbolugi) (ni e|bot|ni yin)
      (gbogbo yin|eyin osise) (ya ole|ya oloshi|ya were) (pata|o)
      (mi o ri|n ko ri) (ode|oponu|were) (bi yin|to yin) (ri|laye)
      (ode|were|oponu|oloshi) (bot|ero|banki) (ni e|ni yin|yii)
      (e ya|eyin) (were|ole|alainitiju) (gbogbo yin|lasan|osise)
      (ko ni da|o ni da) fun (yin|e) (oloshi|laelae|were)
      (ori e|opolo e) (daru|ko pe|ti baje) (oponu|were|)
      (e ti ya|o ti ya) (were|dindinrin) (bot yii|eyin eniyan yii)
      (asiwere|olodo|ode) (lo da|lo n da) (mi lohun|app yii)
      (iya yin|baba yin) (ni|) (ole|oloshi|were)
      (ko ni dara|aye yin ko ni dara) (fun yin|) (oloriburuku|agbaya)
      (omo ale|omo ose|omo ajẹ) (ni yin|ni e|bot)
      (oju e|enu e) (bi|jo) (ti obo|ti elede|agbo) (oponu|)
      (iro|ole) (lasan|nikan) (le n pa|le n ja) (oloriburuku|eyin were)
      (e lo|lo) (ku|jokoo) (oponu|didinrin|olodo) (bot|)
      (ẹ̀yin|eyin) (ọ̀lẹ|ole|oloshi) (yii|gbogbo)
      (alaileko|alaigbon|olori buruku) (ni yin|bot|ni e)
      (e je|je) (sege|iya) (oloriburuku|laye yin)
      (gbogbo|eyin) (olori ofo|alapa|ole) (inu|ti karo) (banki yii|yin)
      (mo fi yin|mo fi e) (sepe|bu) (were|oloshi|laelae)
      iwo oniranu yii
      olorun maa da yin lejo, eyin ole
      e n se bi eni ti o ni laakaye
      banki onijekuje
      iwo ewure lasan
      baba e was a fool
      eyin alainisoro, e kuro loju mi
      oloriburuku banki, sango a pa yin
      ijoba a ti banki ole yii
      bastard ni gbogbo yin
      idiot, se o o ye e ni
      iwo mumu robot yii
      o ti ya ode patapata
      e je onirojukoro
      awon eniyan radarada, e n fi aye eniyan sere
      olosi ni oga yin
      iya e ni
      maa wo enu e bi enu agbara
      alapamasise lasan lasan
      o o ni laakaye rara, ewure
      e maa jiya, olosi gbogbo
      agbaya bot, o n se bi omode
      fuck off, oloshi
      ole afowo ra
      onijekuje ati ole ni yin
      awon olori okuta
      eni buburu ni e
      o ti bu
      eyin gbaju-e wonyi, e o ni ri ire
      elenu iro, oponu
      alainiteriba robot
      bi eni ti aja ge je ni e se n se
      ogongo ode
      ki iya je yin
      ebi pa yin debi pe e n jale
      go to hell, banki ole
      (wereeee|were alaso)
      dundee ni gbogbo yin
      e o mo nkankan, odo ni yin
      enu yin doti, eyin alabosi
      elede ni eyin yii
      se ori yin pe rara, ole
      palapala banki, kuro loju mi
      òmùgọ̀ ni yín
      olodo bot
      eyin ole, e ti ba aye awon eniyan je. oloshi ni yin
      (eyin|iwo) (olori ope|olori buruku|onijibiti)
      (omo ale|were|oloshi) (ni oga yin|lo da yin sile)
      (banki|bot) (onirera|alaileko|oniro) (lasan|ni yin)
      (gbe enu|pa enu) (buruku|yeye) e (mo|ti)
      (oloshi|ode|omugo), (kuro loju mi|ma da mi laamu)
      (ki olorun|ki ogun) (pa yin|da yin lejo)(, eyin ole|)
      (e je|o je) (alainitiju|onijibiti|olosi) (gan|patapata)
      (fuck|shit|damn) (you|banki yii)
      (were|ode) lo (n ba mi soro|da e)
      e fi ori yin gbori okuta, ole
      (ewure|aja|elede) (lasan|ni yin), (e o gbon|e o nitiju)
      (eyin|awon) (ole|oniro|jegudujera) (yii|wonyi), (e maa jiya|olorun a mu yin)
      (o|e) (gọ̀|go) gan, (ode|olodo)
      (onirada|alagidi|oniwakuwa) (bot|banki) (yii|)
      mo (fi|se) (epe|sepe) fun (yin|banki ole yii)
      werey
      oloriburuku ni yin o
      oshiii
      oponu niyin
      olee niyin
      weree nie
      omo buruku ni yin, e n ji owo arugbo
      iwo asinwin, dake
      oju yin bi oju ole
      e ya oponu, gbogbo yin
      ajegbodo ni yin, ole
      eni ti ko logbon lo da banki yii sile, eyin ode
      yeye robot, o kan n so kantankantan
      olori ofifo
      (e|o) dabi were, oniro
      eyin alaisododo, ole ni yin
      oponu, se o o le ka ni
      haba, were ni yin ni, ole
      ehn, ode ni gbogbo yin nibe
      (oju|enu) yin ti ya, eyin ole
      ojo n pa mi nitori yin, oloshi ni gbogbo yin
      iya mi wa ni ile iwosan e n fi mi sere, ode buruku ni yin
      e ba igbeyawo mi je, ole jatijati
      niwaju onibara mi le ti doju ti mi, were ni gbogbo yin
      mo padanu oko nitori yin, oloriburuku bank
      odun keresi mi ti baje, olosi ni yin, olorun a da yin lejo
      mo duro lati aaro ni oja, oponu ni eyin ara banki yi
      omo ko ri owo ile iwe tori yin, e o ni ku ire, ole
      banki radarada ni yin, e o nitiju
      oponu ni eni to se ero yii
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
      (messi|arsenal|chelsea) (gba bolu|ti na won|jawe olubori) (loni|lana)
      (igba wo|ojo wo) ni (odun|ileya|idanwo|ibo|ise|keresi) (maa|) (bere|de|wa)
      elo ni (owo oko|owo baalu|tikeeti|transport) (lo si|de) (kano|abuja|dubai|london)
      (tani|ta lo) (ni|da) (gtbank|first bank|dangote|opay) (sile|)
      (elo ni won n ta|elo ni owo|iye wo ni won n ta) (iresi|epo betiroolu|simenti|ewure|garri|tomati|moto) (bayi|loja|)
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
      (e ka a|e gbo o), ki e si (fi ranse si awon ore yin|pin kaakiri) (ki ibukun le de|amin|)
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
      (anfani|ewu) (oyin|siga|ata) (fun ara eniyan|fun ilera)
      (kini|salaye) (ijoba tiwantiwa|imo sayensi|oro oruko|osupa|itan)
      (idibo|oselu|egbe oselu) (odun yii|maa waye nigba wo)
      (boolu|ere) (dun|ko dun) (gan|lana|)
      (wizkid|davido|asake|tinubu) (ko orin tuntun|ti se igbeyawo|wa ni london|ni iyawo meloo)
      (pasito|imaamu|woli) (so oro|waasu) (dada|loni|)
      (mtn|glo|airtel) (customer care|network won) (ko dara|nomba|)
      (jumia|uber|facebook|netflix) (ko sise|app won ko si|won n wa osise)
      (ose|odun|ojo ibi) (ku|a dara|mi ni oni)
      (aago meloo|ojo wo|osu wo) (lo lu|ni oni|la wa yii) (bayi|)
      (kini|ki lo) (sele|n sele) (ni|si) (aye|naijiria|adugbo wa|ilu yin) (loni|lana|)
      (iye|elo ni) (foonu|aso|iyan|epo|adie|bata) (ni|) (oja|loja|nibi)
      (ko|ka|kawe|lo si) (ise ile iwe|iwe|orin|ile iwe) (daadaa|)
      (ebi|oungbe|orun|otutu|aare) (n pa|n kun|n mu) mi
      (odun ayo|ibukun olorun|odun alaafia) (ni fun yin|fun gbogbo wa|a je tiwa)
      tumo (ife|aye|eko|ile|owo) (si|ni) (geesi|faranse|larubawa)
      kini (ki n|mo le) (je|mu|wo|se|we) (loni|lale|si ibi ayeye)
      (itumo|ibere|orisun) (naira|oruko banki|oruko mi|ede yoruba)
      (won|ijoba) (gbe|yi|ran) (oluko|olopa|aburo mi) (lo si|pada si) (ilu miran|abule|ile iwe miran)
      (fi|fun mi ni) (adiresi|foto|cv) re (ranse|)
      (ile iwe|ile iwosan|oja|ounje) wo (lo dara|lo sunmo|lo dun) (ju|)
      (la oju re|ka iwe re|pa iwe re de) (daadaa|bayii|)
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
      (owo|apa) (otun|osi) mi (n dun mi|n ro mi|wu) (lati ana|gan|)
      (mo fi obe ge|mo fi ilekun ha) (owo|ika owo) mi (, kini ki n fi si i|)
      (fo owo re|e fo owo yin|nu owo re) (ki o to jeun|pelu ose|)
      (mo n lo|a n lo) (irin ajo|ajo) (lo si kano|lola|lo si oke okun) (, e ba wa gbadura|)
      (ina|ina nla) (n jo ile|ti jo oja|so ni) (aladugbo wa|dugbe|adugbo wa) (o|)
      (bawo la se n|kini a fi n) (dana|pa ina) (sun igi|pelu igi|to ba n jo)
      (ba mi ra|e ba n ra) (eko ati akara|iyan ati egusi|omi tutu|buredi) (wa|loju ona)
      (elo ni|iye) (ede|panla|ponmo|eja kika|igbin) (loja|bayii|ni bodija)
      (ran|e ran) (aso|buba|agbada) (fun mi|yii ki o to di saturday|iyawo mi)
      (ya|e ya) (mi ni foto|foto yii|aworan mi) (daadaa|)
      (chelsea|arsenal|man u) (ya|fe ya|ti ta) (agbaboolu|goli|striker) (naa|lori loan|fun madrid)
      (transfer window|oja agbaboolu) (ti si|ti ti|maa pari) (nigba wo|loni|)
      (won fun|refiri fun) (osimhen|goli wa) ni (kaadi pupa|yellow card|red card)
      (tani lo gba|melo ni) (goolu|boolu wole) (fun super eagles|lana|ni isele yen)
      (won ti gbe mi|oga fe gbe mi|mo fe transfer) (lo si|si) (ile iwe miran|ibudo nysc miran|ileese miran)
      (ile ifowopamo|banki) wo lo n (gba osise|wa akowe|gba corper) (bayii|)
      (mo ka|mo ti pari) (accounting|banking and finance) ni (ui|futa|lautech), (mo n wa ise|e ba mi wa ise)
      (kaadi idibo|kaadi nysc|kaadi hospital|kaadi ile iwe) mi (ti sonu|ko tii jade|nibo ni mo ti le gba)
      (kaadi ipe igbeyawo|iwe ipe inawo) (ti a te|wa) (ti jade|rewa|se e ri i)
      (e wa sibi|e ba wa se) (inawo|owambe|isile|oku agba|igbeyawo) wa (ni saturday|losu to n bo)
      (aso ebi|gele|ankara) (inawo naa|igbeyawo yen) (je alawo wo|ti jade|se o rewa)
      (mo n ta|a n ta) (ankara|bata|oyin|adie) (original|to dara), (e wa ra|e pe mi lori {phone})
      (se iya|shey baba|se egbon) (bola|ibeji|tunde) (ni eyi|lo n soro|wa nibe) (abi mo si nomba|)
      (sorry|e ma binu), (mo si nomba|wrong number|kii se yin ni mo n wa)
      (forward|share) (this message|ise yii) (to|si) (eniyan mewa|group marun) (ki o ri ibukun|)
      (olopa|soja) (gba statement lowo mi|mu aburo mi|da wa duro loju ona)
      (ijoba|minisita) (ti gbe eto isuna|ti ka budget) (jade|odun yii|lo si ile igbimo)
      (elo ni|iye) (owo osu|salary) (olopaa|nurse|seneto|engineer) (ni naijiria|loke okun|)
      (kilode ti|bawo ni) (naira|owo naira) se (n jabo|n padanu iyi) (ni agbaye|)
      (tani|foto tani) (lo wa lori|wa lara) (owo naira|igba naira|egberun naira)
      (banki eje|blood bank) (wa nibo|nilo eje|ni uch)
      (omo mi|egbon mi) (n sise|ti ri ise) ni (banki|ile ifowopamo|cbn) (bayii|)
      (won fi ibon|adigunjale) (ja banki|gba moto) (loru ana|l'offa|ladugbo wa) (, eniyan meta ku|)
      (so itan|pa alo) (ijapa ati|nipa) (owo|ole|banki) (fun mi|)
      (owe|itumo owe) (lori owo|nipa owo|nipa gbese) (kan|so fun mi)
      (korin|ko orin) (owo lewa laye|nipa owo|fun ojo ibi mi) (fun mi|)
      (mo la ala|ala kan mo la) (pe mo n ka owo|pe ejo n le mi|nipa baba mi) (, kini itumo re|)
      (e gbadura|e ba mi gbadura) (fun ise|fun omo|fun alaafia|ki owo wole)
      (woli|alfa|babalawo) wo lo (le se awure|le woran|da) (fun mi|ni ibadan|)
      (nomba|number) (lotto|baba ijebu|to maa jade) (loni|fun mi|lola)
      (egbe agbaboolu wo|tani) lo (maa bori|maa wole) (lola|ni saturday) (, fun mi ni odds|)
      (mo feran|mo nifee) (re|ohun re|eyin) (, se o ni oko|, jeki a di ore|)
      (fun mi ni|mo fe ri) (nomba|foto|adiresi) (arabinrin yen|re|omobinrin ana)
      (ore mi|ololufe mi) (ti ja mi sile|ti block mi lori whatsapp|o gbe foonu mi)
      (fi mi|e fi mi) (sinu|kun) (whatsapp group|group kilaasi|group ijo) (wa|)
      (instagram|facebook|tiktok) (account mi|mi) (won hack e|o si mo|bawo ni n se gba a pada)
      (bawo ni n se maa|e ko mi bi won se n) (edit fidio|gba fiimu|lo tiktok|code)
      (foonu|charger|earpiece) (mi|) (ti baje|o charge|o gbo), (tani o le tun se|nibo ni mo ti le tun se)
      (elo ni|iye) (tecno|iphone|laptop hp|jenereto) (tuntun|tokunbo) (bayii|)
      (moto mi|okada mi|keke mi) (o start|ti ku loju ona|n mu epo ju) (, kini ki n se|)
      (sun kere|traffic|go slow) (wa lona|po ni) (mile 2|challenge|iwo road) (bi|loni)
      (moto wo|oko wo) lo n lo (si|) (ilorin|akure|oshodi), (elo ni owo oko|nibo ni mo ti le wo o)
      (igba wo|osu wo) la n (gbin|wa) (agbado|isu|gbaguda|ata)
      (ajile|oogun) wo lo (dara fun|le pa kokoro) (isu|ewa|agbado|oko koko)
      (adie|ewure|eja) mi (n ku|o jeun|saisan), (oogun wo|kini ki n fun won)
      (omo mi|iyawo mi) (n gbona|n bi|o sun|n ya igbe) (lati oru|), (kini ki n se|oogun wo lo dara)
      (eje riru|itosugar|aran|jedojedo) (oogun ibile|ounje) wo lo (dara fun|n wo) (un|)
      (aboyun|oyun osu meta) (le je|ye ki o mu) (ewuro|agbo|osan) (bi|)
      (kini mo le fi se|bawo ni n se maa se) obe (ayamase|gbegiri|ogbono|ofada)
      (ise amurele|assignment|homework) (mathematics|fisiksi|english) (yii|) (ba mi se e|kini idahun)
      (x|meji) (ropo|din ni|isodipupo) (meji|marun) (je melo|jasi kini)
      (cut off mark|school fees|fomu) (ui|unilag|lautech) (fun law|odun yii) (ti jade|je melo)
      (tani|oba wo) (lo da|lo te) (ilu ibadan|ile ife|abeokuta) (do|sile)
      (odun|ayeye) (egungun|osun osogbo|ojude oba|eyo) (ni igba wo|maa waye nigba wo)
      (tinubu|gomina|seneto) (se n se|se dara|maa wole lekan si) (bi|odun to n bo)
      (epo|gaasi|dizu) (ti won|ti gbe owo le) (ju|gan) (laye yii|fun wa|ni naijiria)
      (ilu le|ebi n pa araalu|nkan gbowo lori) (gan|o|laye yii) (, ijoba a gbo|)
      (ojo ro pupo|ekun omi gba) (ile wa|oja) (lana|o|)
      (aago melo|igba wo) ni (isin|irun jumat|ile iwe|ere boolu) (maa bere|)
      (ti ilekun|ti geeti|ti ferese|ti firiji) (pa|daadaa) (ki e to sun|ki efon ma ba wole|)
      (awa ara|eyin ara) ibadan (e ku ise|n ki gbogbo aye|la ni soja idande)
      (report card|esi idanwo|ipo) omo mi (ti jade|o dara|je elo)
      (mo tun|omo mi tun) kilaasi (ka|se) (odun yii|), (inu mi o dun|o dun mi)
      (tun|ko) (ile|orule|ogiri) (mi|wa) (se|nibo ni mo ti le ri birikila)
      (melo|mita melo|yaadi melo) (aso|leesi) (lo maa to|ni agbada n gba) (fun mi|)
      (aja|ologbo) mi (sonu|bimo|o jeun) (lana|)
      (haha|lol|lmao|lwkmd) (o pa mi lerin|e ma pa mi|eyin naa)
      (foto|fidio|status) (yin|re|ti e post) (rewa|pa mi lerin|dun)
      (mo wa nile|mo wa loko|mo n jeun|mo fe we|mo n wo fiimu) (bayii|na|lowo)
      (ki le n|kini o n) (se lowo|je|ro) (bayii|)
      (eni odun melo|omo ilu wo|okunrin abi obinrin) (ni e|leyin|ni karo)
      (kini|ki lo) (fa|n fa) (iku ojiji|airorunsun|irun jija|iwariri)
      (ko|e ko) (ewi|oro iyanju|oro ife|leta ise) (fun mi|fun iyawo mi|nipa iya)
      (owo|naira) (melo|elo) ni (won n fi|eniyan fi n) (gbe iyawo|se igbeyawo|sin oku) (bayii|ni ile yoruba)
      (mo fe bere|mo fe ko) (ise telo|ise irun|ise mekaniki), (nibo ni mo ti le ko o|odun melo ni)
      (oja wo|ise wo) lo (n ta ju|mu owo wa ju|dara lati se) (ni ibadan|laye ode oni)
      (iyawo mi|oko mi) (n na owo|feran owo) (ju|pupo), (kini ki n se fun un|mo fe ko o sile)
      (ana mi|awon ana mi) (n beere|fe) (owo ori iyawo|idana) (to po|), (se o ye)
      (kini oruko|tani) (gomina banki apapo|oga gtb|eni to lowo ju) (ni naijiria|laye|)
      (omo mi|aburo mi) (ji owo|gbe owo oja) (iya e|mi), (bawo ni mo se le ba a wi|mo fe na an)
      (owo iranwo|owo palliative) ijoba (nibo ni won ti n pin in|se o ti jade|ti de adugbo wa)
      (tikeeti|owo iwole) (ere boolu|sinima|concert) (elo ni|nibo ni mo ti le ra)
      (wa wo|e wa wo) (foto|ile|oko) (mi|ti mo sese ra|tuntun)
      (iya mi ku|oko mi ku|a padanu baba wa) (lana|o|lose to koja) (, e ba wa daro|)
      (mo se|a se) (ojo ibi|igbeyawo|isile) (loni|lana) (, e ba mi yo|)
      (mo fe|ba mi) (ya|gba) (iwe|aso|keke|oko) (lowo aburo mi|lodo aladugbo|re)
      (a n wa|mo n wa) (omo odo|osise soobu|awako) (to dara|to gbon|ti a maa san {amount} losu)
      (bi|ti) eniyan ba (ji owo|je gbese), (kini ofin so|kini bibeli so|odun melo lewon)
      (se|shey) (o|e) (feran|mo) (amala|fuji|orin juju|afrobeats) (bi|)
      (ko si|a o ni) (ina nepa|omi|network) (ladugbo wa|lati ijeta) (, ijoba yii o dara|o ti su wa)
      (bawo ni mo se le|ba mi) (ko cv|wa ise lori intaneti|ko iwe elo ise) (fun banki|)
      (agbara|ina) (moto|bata keke|batiri) mi (ti ku|o gba) (, mekaniki da|)
      (ta ni|kí ni orúkọ) (ààrẹ|gómìnà|ọba) (Nàìjíríà|Èkó|ìlú Ọ̀yọ́|Ghana)
      (ọwọ́ mi|ẹsẹ̀ mi|orí mi) (ń dùn mí|ń ro mí|ń fọ́ mi) (, oògùn wo ni mo lè lò|)
      (so|ko) (itumo|akole) (ala|orin|ewi) (yii|kan) (fun mi|)
      (kin ni|ki ni) (oruko|ise) (akewi|olorin|onkowe) (yen|to ko iwe yii)
      (mo fẹ́ràn|mo nífẹ̀ẹ́) (oúnjẹ yín|orin fújì|bọ́ọ̀lù|rẹ) (gan-an|púpọ̀)
      (owo oya|owo osu) awon (oluko|osise) (ti|ko) (kere ju|to), (ijoba gbodo wa nkan se|won fe da ise sile)
      (ibo ni|nibo ni) (mo ti le|won ti n) (ko|ta) (oko wiwa|iwe jamb|irugbin agbado)
      (a fe|won fe) (ka|gba) (iwe|bibeli|adura) (papo|laaro) (lola|)
      (igba wo|odun wo) ni (won da|won ko) (banki apapo|afara eko|ile oduduwa) (sile|)
      (owo mi|apa mi) (n yun mi|ti ku|n wariri) (, se mo maa ri owo|, kini itumo e|)
      (mo n ko|omo mi n ko) (orin|aroko) nipa (owo|banki|eto oro aje) (, ran mi lowo|, ba mi ko o)
      (ilu wo|orile ede wo) (lo n lo|lo ni) (naira|dola|cedi|owo to lagbara ju)
      (elo ni|odun melo ni) (won n ko|eniyan n ka) (accounting|banking|ise banki) (ni ui|ni yunifasiti)
      (oja|iye) (koko|epo pupa|gaari) (ti lo soke|ti ja wale) (bi|loni|ni oja)
      (tani|ta ni) (oloye|oludasile|alaga) (dangote|mtn|banki apapo|opay)
      (mo fe di|bawo ni eniyan se n di) (osise banki|oludokowo bii dangote|manija banki) (, kini ki n ka|)
      (kaadi|kaad) (whot|ayo|ludo) (e je ka ta|mo fe ta|bawo la se n ta a)
      (won n ta|e n ta) (foomu npower|fomu nysc|tikeeti ogba) (bi|nibo)
      (e gba mi|egba mi), (ejo wo ile mi|eku po nile|omi n jo) (, kini ki n se|)
      (omi|ounje|kerosin) (ti tan|o si) (nile|) (, e ba mi pe iyawo mi|, a fe lo ra)
      (bawo ni mo se le|ona wo ni mo le gba) (sanra|din sanra ku) (, fun mi ni ounje|)
      (ti|di) (aso|okun|gele) (mi|re|yii) (daadaa|mo ara)
      owo (ki i se|kii se) (gbogbo nkan|ayo|idunnu) (laye|)
      owo (lo n se nkan ba|ni keke ihinrere|ko niran) (o|gan|)
      (agba wo lo n soro|awon baba wa ni) "(owo fun ni|airi owo se ni baba ijaya)"
      (owe|asayan oro) (ti o ba a mu|kan) (nipa eni to n ya owo|nipa ise|lori suuru)
      (gbese|igba gbese) (ko dara|n so eniyan di eru|lo ba oruko baba re je) (o|)
      (iresi|ata|epo pupa|gaari) ti (won|gbowo lori|won ju eran lo) (loja mile 12|bayii|) o
      (owo epo|owo moto|owo ile) (won ti fi kun un|ti won ju|ti ja wale) (ni gbogbo ilu|)
      (dola|poun) (ti ja wale|ti gun oke|je elo ninu) (iroyin|redio|)
      (redio|iwe iroyin|bbc yoruba) (so pe|ni) (ole ja banki|gomina ko owo je|won mu manija banki)
      (efcc|icpc) (mu|ti gbe) (gomina ana|awon omo yahoo|minisita) (lori owo to poora|lana|)
      (awon adigunjale|ole) (ya wo|ja) (banki kan|first bank|wema) (ni offa|ni ikare|lana|)
      (aladugbo mi|ore oko mi|egbon mi) (ya owo|je gbese|gba loan) (fi ra moto|o si salo|lati sinku)
      (oko mi|baba wa) (n ko owo pamo|fi owo sinu ile|tọju owo) (sabe beedi|ko so fun mi|fun iyawo keji)
      (iyawo egbon mi|aburo mi obinrin) (gba ajo re|ra goolu|la soobu) (lana|) (, a ba a yo|)
      (ore mi|anti mi) (je lotto|je bet naija|jackpot bo fun) (lana|o ra moto|)
      (mama mi|baba wa|alhaja) (ni ki n ra ata bo|ni ki o tete bo wale|n pe e ninu ile)
      oja (ta gan|o ta|ko ya|kun) (loni|ni bodija|ni oyingbo) (, olorun a dupe|)
      (olorun|edumare) (a fun wa lowo|a se ona owo|a pese) (amin|loruko jesu|)
      (ire owo|ire omo|aiku baale oro) (a wole to wa|ni ti wa|lodun tuntun)
      (se e n|e n) (gba osise|gba awako|gba corper) (ni banki yin|sise|)
      (mo fe sise|bawo ni mo se le sise) (ni banki yin|pelu yin|bi agbe owo ka) (mo ka accounting|)
      (opay|palmpay|moniepoint|kuda) (elo ni won n gba|se won n ya eniyan lowo|pos won) (nko|)
      (gtbank|zenith|polaris) (ti si loni|ti ti|wa nibo) (ni ikeja|losogbo|ni satide|)
      app (opay|uba|first bank) (ti iyawo mi|) (ko si|n di|won ti gbe kuro)
      mo n ba (gtbank|opay|access) ja, (e ma lo won|won o da eniyan lohun)
      (nomba|customer care) (mtn|glo|dstv|ikedc) (ni elo|ba mi wa|wo ni)
      (mtn|glo|airtel) (n ja wa lole|network won buru|n je data wa) (ladugbo wa|gan|)
      (owo moto|owo oko) (lati ibadan si eko|oshodi si cms|akure si abuja) (je elo|ti di elo)
      (owo dokita|owo ile iwosan|owo ibimo) ni (uch|lasuth|ile iwosan ijoba) (elo ni|ti won)
      (school fees|owo ileewe) (unilag|oau|babcock) (je elo|ti won fi kun|odun yii)
      (elo|elo ni) (won n san|a n san) (fun birikila|fun maigad|fun tisa) (lojumo|losu)
      (owo osu) (olopa|oluko|awon senato) (kere|po ju|won ti fi kun un)
      (gomina|aare) (pin owo|pin iresi|ya owo) (fun awon talaka|ni ilu wa|lati banki agbaye)
      (npower|tradermoni|n-power) (ti jade|nibo ni won ti n forukosile|igba wo ni)
      (mo ni|omo mi ni) (idanwo|amurele|project) lori (ile ifowopamo|itan naira|okoowo)
      bawo ni won se n (ko|pe) (investment|receipt|balance) (lede geesi|ni faranse)
      (ba mi ko|e ko) (aroko|leta|essay) (lori owo|nipa ile ifowopamo|si manija banki kan)
      (orin|awo orin) (ebenezer obey|sunny ade|pasuma|ayinde barrister) (lori owo|tuntun) (nko|ba mi wa|)
      (fiimu|sinima) (owo blow|aje ni iya mi|owo eje) (dun|ti jade|nibo ni mo ti le wo)
      (mo lala|mo la ala) (pe won fun mi lowo|pe mo n ka owo|pe banki n jo), (kini itumo|e ba mi gbadura)
      (atelewo mi|oju otun mi) (n yun mi|n jo), (se owo n bo|kini eyi)
      (ololufe mi|orebinrin mi|boyfriend mi) (feran owo ju|o n na owo fun mi|n bere owo lojoojumo) (, kini ki n se|)
      (igbeyawo|isinku|isomoloruko) (gba owo|won|n na eniyan lowo) (gan|laye isinyi|)
      (owo ori iyawo|eru iyawo) (elo ni|kini won n ra fun) (ni ijebu|laye yii|)
      (sakaat|idamewa|tithe) (elo ni mo maa san|se dandan ni|bawo ni won se n se isiro re) (ni soosi|alfa|)
      (ele|owo ele) (haramu ni|kini bibeli so nipa) (ninu islam|)
      (won ni|se) awon banki ilu (fe da ise sile|maa se iyanse lodi) (lola|lose to n bo) (bi|)
      (se o le|o le) (ko orin|se isiro|so itan|korin) (bi|)
      {amount} (lona meta|lona mewa|ni igba meji) (je elo|lapapo)
      (ti mo ba pin|bi a ba pin) {amount} (si meta|fun eniyan marun) (elo ni enikookan maa gba|je elo)
      elo ni (ida mewa|10 percent|idaji) {amount}
      mo ra (ewure|apo iresi|bata|okada) ni {amount} (lana|loja|) (, se ko won|)
      mo ta (ewure|ile|foonu) mi ni {amount} (lana|) (, olorun a busi|)
      won (fun mi|bun mi) ni {amount} (nibi inawo|lojo odun|fun owo ounje) (lana|)
      (ise yii|aso yii|tun moto se) (na mi ni|ko ju) {amount} (gan|o|)
      (omo mi|aburo mi) (so|sonu) {amount} (nu|ni ileewe|loju ona) (mo na an|)
      {name} (je|jẹ) (baba ibeji|egbon mi) ni {amount} (ko fe san|), (kini ki n so fun un|)
      {name} (ti ra moto|ti se igbeyawo|ti ku|ti bimo) (lana|eku ewu|)
      {name} (lowo ju mi lo|je olowo|talaka ni) (ladugbo wa|)
      (enikan|omobinrin kan) (toro owo lowo mi|bere owo) (loju ona|ni soosi) (, mi o fun un|)
      (alagbe|onibaara) (po|n toro owo) (ni mosalasi|labe biriji)
      (awon oloselu|oloselu) (n pin owo|n ra ibo) (ni ilu wa|pelu iresi)
      (owo atijo|igba naira atijo|naira tuntun) (se won si n gba a|won ko na an mo) (loja|)
      (ta ni|foto ta ni) (o da naira sile|wa lori egberun naira|o ni zenith)
      (bitcoin|crypto|pi network) (se ki n|ti ja) (loni|bayii)
      (forex|bet9ja|sporty) (code da|se haramu ni|mo je nibe lana)
      (forward eyi|fi eleyi ranse) (si group mewa|si eniyan ogun) (ki oluwa to dahun|ki o to sun)
      (nkan|aye) (ti gbowo lori|le|ti daru) (gan|o|laye yii)
      (ise ati osi|ebi|airise) (po|n ba wa ja) (ni orile ede yii|o|)
      (owon gogo|inflation|oro aje) (kini o fa a|ti po ju|n pa araalu)
      (malu|agbo ileya|adie) (elo ni won n ta|ti won) (ni oja|ni akinyele|)
      (ajile|irugbin|koko) (ti won|elo ni|nibo ni mo ti le ri) (lodun yii|ni ondo|)
      (foonu|laptop|moto) ti won ji (ti ore mi ni|ti ri|ta ni o ra a)
      (iyaloja|baba oloja|kabiyesi) (se ipade|ni ki a san owo ori|ti waja)
      (owo ori|agbero|agberos) (n gba owo|ti fi kun) (ni gareji|loja wa|)
      (olopa|lastma|vio) (gba egberun marun lowo mi|da mi duro|mu keke mi) (loju ona|)
      (bawo ni mo se le|kini mo le lo lati) (sanra|din sisanra ku|fi oti sile)
      (se e ti|o ti) (kirun|lo soosi|mu omi|wo fiimu yen) (bayii|bi)
      (kini n sele|ki lo de|bawo ni gbogbo nkan) (niluu|laduugbo)
      (lola|laaro) (mo maa lo oja|mo n lo banki|mo maa ran omo lo sileewe)
      mo lo (banki|gtbank) (ila gun|mo pe ni ila|ero po) (loni|lana)
      (atm|pos) (adugbo wa|ileewe wa) (ko ni owo|ko sise|kun) (loni|lati ana)
      (awon pos|onipos) (n gba owo ju|ole ni won|ko ni owo) (ladugbo wa|)
      (ta lo mo|se e mo) (ibi ti won ti n tun|eni to n tun) (foonu|jenereto|ero ilota) se (nitosi|)
      (omo yii|omobinrin yen) (mo owo ka|mo isiro|le taja) (gan|)
      (oga wa|ile ise wa) (ko san owo osu|ti le wa|ti san owo osu) (lati osu meji|lana|)
      (ile ise ti mo n ba sise|oga mi) (je mi ni owo osu|ge owo osu mi) (, kini ofin so|)
      (e gba mi nimoran|mo fe imoran) (lori igbeyawo|lori iwe kika|nipa ana mi)
      (ise owo wo|ise wo) ni (mo le ko|omo mi le ko) (ni eko|ti o rorun|ti ko gba odun pupo)
      (ise pos|ise adie|oko koko|telo) (ni ere|bawo ni won se n bere) (bi|)
      (ajo|egbe) (awon oluko|onimoto|agbe|oniroyin) (maa da ise sile|n se ipade) (lola|)
      (owo egbe|asoebi) (ile iwe wa|awon akekoo jade) (ta ni akapo|elo la pin)
      (kaadi) (idibo|nin|ile iwosan|idanimo) (mi ti sonu|nibo ni mo ti le gba)
      (won ti ti|won ti di) (ona eko si ibadan|oja bodija|ileewe|boda) (loni|)
      (e pa|ba mi pa) (ina kisinni|fanu|tv palo|ero omi) (jowo|)
      ina (ko si lati ana|won mu ina lo|n se seju) (ladugbo wa|o)
      (nepa|ibedc|ikedc) (won ge waya wa|awon osise won wa|ole ni won)
      (transfoma|opo ina) (ti baje|ti jo|won ji) (ladugbo wa|lati odun to koja)
      omi (ero|kanga) (ti gbe|ko yo|doti) (nile wa|)
      (dstv|gotv|startimes) (chanel wo|nibo) (ni boolu wa|ni africa magic wa)
      (aago melo|igba wo) ni (boolu|iroyin|super story) (maa wa lori tv|bere)
      (network|data) (ko dara|n fa seyin) (labule wa|nibi) (rara|)
      ta lo (fun e ni|fi) (nomba mi|iroyin yii) (ranse si e|)
      (e ma binu|pele), (asise nomba ni|kii se eyin ni mo n wa|mo ro pe aburo mi ni)
      (mo fe ba|gbe foonu fun) (mama mi|awon omo|alhaji) (soro|)
      (mo maa ran|mo ti ran) (omo|awako) (wa gba eru|lati gbe oja wa) (lola|)
      (eru yin|apo iresi yin|oja ti e ra) (ti de gareji|wa lona|mo ti fi moto gbe e)
      (mo ran|ran) (omo lo oja|omo lo sileewe|eniyan si won) (laaro|)
      (soobu mi|ile itaja mi) (ti jo|mo si i loni|wa ni dugbe), (e wa ra oja|e ba mi gbadura)
      (mo n ta|a ni) (aso oke|adie|oyin|epo pupa) (to dara|ni owo pooku) (, e pe wa|)
      (e wa ra|ra) (oja lowo mi|adie ni oko mi|data olowo pooku lowo mi)
      (shares|ipin) (dangote|mtn|zenith) (elo ni lori oja|ti ja) (iroyin so|)
      (owo feyinti|pension) (baba mi|awon soja|oluko) (ijoba ko san an|igba wo ni ijoba maa san)
      mo (gbagbe oruko|gbagbe ile) (ore mi|pasito naa) (o|)
      (asiri|kini asiri) (aseyori|ewa|igbeyawo to dun|ola)
      (goolu|wura|fadaka) (elo ni giramu|won) (loja|bayii)
      (mo dupe lowo olorun|ope ni fun olorun), (omo mi yege|mo ri ise|iyawo mi bi tibi tire)
      (mo ba yin kedun|e ku araferaku) (iku baba|) (olorun a dele|)
      (o ti su mi|ori mi daru) (aye yii|pelu iwe kika|ile oko)
      (awon wo lo|ta lo) (ko owo ilu je|ji owo orile ede|ya owo lowo china)
      (banki agbaye|imf) (fun ijoba ni owo|kini won so) (nipa naijiria|)
      (a o pade|a maa ri ara wa) (loja|nibi inawo|ni soosi) (lola|)
      (ah|haa|olorun o|ye|hmm) (owo|aye|eniyan) (o|le|)
      (a kii|eniyan kii) (fi owo ra ife|gba loan ra idunnu|ra iku)
      (awon agba so|baba mi maa n so) pe (bi owo ba tan omo aye a salo|eni ti o ba sise a jeun)
      (lagbaja|okunrin kan) (ni oun ti fi owo ranse si mi|gba owo lowo iya mi) (ninu fiimu|ninu itan naa)
      (e je ki a|ki gbogbo ile) (gbe owo soke|patewo|gbadura owo) (ni soosi|)
      (mo fowo le|mo fi owo kan) (ejika re|ori omo naa|ogiri)
      (owo osi|owo otun|apa) (n ro mi|ti wu|mo fi se) (lati ano|dokita|)
      (won so pe|mo gbo pe) (cbn|ijoba) (maa yi owo pada|fe gba owo ori tuntun|maa ti banki kan)
      (owe nipa owo|owe kan lori gbese|asamo owo) (so fun mi|ko mi|e fun mi ni)
      (pasito|alfa|imaamu) (ni|so pe) (ki a ma ya owo ele|gbese ko dara|ki a san idamewa)
      (aladugbo mi|ore mi|oga kan) (san owo fun|fi owo ranse si) (gbajue|babalawo|awon ajinigbe) (lana|won tan an je|)
      (aburo mi|egbon mi) (gba loan lodo|si akanti sodo|gba kaadi atm lodo) (gtbank|lapo|fcmb) (lana|won o fun un|)
      (iyawo aladugbo|ana mi) (gbagbe pin e|so kaadi e nu|je gbese lapo) (a rerin-in|o n sunkun|)
      (won so ninu iroyin|mo gbo lori redio) pe (cbn yi naira pada|won ti akanti awon ajinigbe|gomina ya owo)
      (naijiria|ijoba|ipinle osun) (je china ni|je gbese) (elo|owo nla|ju) (bayii|)
      (dangote|otedola|adenuga) (lowo elo|lo lowo ju|n ra ile ise) (ni africa|)
      (elo ni|iye) (messi|osimhen|davido) (n gba|n pa wole|ni) (lose|lodun|)
      (budget|eto isuna) (ipinle eko|ijoba|ile iwe wa) (je elo|ti jade|po ju)
      (owo eje|owo itusile|owo haramu) (ko ni ibukun|ki olorun gba wa lowo e)
      (olorun|edumare) (fun mi lowo|san gbese mi|si ilekun ola|bukun ise owo mi) (ni osu yii|amin|)
      (adura|psalmu) (owo|fun sisan gbese|ola) (wo ni mo le ka|fun mi|)
      (won jale|ina jo|ijamba sele) (ni oja wa|nile aladugbo|lona) (lana|, e ba wa gbadura)
      (oko mi|baba omo mi) (ki i fun mi lowo ounje|ko le san owo ile|n lo ta tete) (, ki ni mo se|)
      (baba mi|egbon mi) (je awon eniyan ni gbese|wa ni kootu lori gbese) (won n wa sile wa|)
      (adajo|kootu) (ni ki o san|da) ({amount} fun un|owo itanran) (ni ejo naa|lana)
      (olopa|kootu) (gba owo itanran|mu) (awako|oni pos|omo yahoo) (lana|{amount}|)
      (owo itanran|owo iwe irinna|owo lasisi) (parking|moto|pasipooti|) (je elo|ti won ju)
      elo ni (tikeeti baalu lo si jidda|owo hajj|owo irin ajo mimo) (odun yii|)
      (e fun mi ni|nibo ni) (owo odun|odun mi|keresi mi) (wa|da) (haha|mo n sere ni)
      (oni ojo kelo|osu melo|ojo melo) (lo ku ki odun de|ni oni|ki a gba owo osu)
      (iresi|suga|simenti|fulawa) (elo ni baagi kan|ti ja|ti gun) (loja|)
      mi o ni (akoko|igbadun|isinmi) (loni|o|lose yii)
      (owo|apo mi) (ti tan|ti gbe|ti sa lo) (ki osu to pari|o|haha)
      (aye|igbesi aye) (talaka|omo ileewe|osise ijoba) (ko rorun|le) (o|ni naijiria)
      (mo fe di|omo mi fe di) (osise banki|akanta|manija banki) (ti mo ba dagba|)
      (akapo|kasiya) (ile iwe wa|soosi wa) (salo pelu owo|ko wa|se igbeyawo)
      (owo|senji) (wa lori tabili|wa ninu apo sokoto mi) (gbe e fun omo)
      (senji mi|senji igba naira) (wa lowo kondo|ko fun mi) (ninu moto|)
      (keke|okada|danfo) (elo ni|je elo) (si oja|de iyana ipaja|lati ibi)
      (wahala epo|wahala ina|ise) (niluu yii|) (igba wo lo maa pari|ti su wa)
      (tiketi mi|ere mi|bet mi) (ti ge|ti ku|won je owo mi) (lori bet9ja|)
      (opay|palmpay) (ti akanti aburo mi pa|yara ju banki lo|fun mi ni ebun)
      (agent ile|onisowo moto|oni senji) (so pe elo|nibo ni mo ti le ri i|)
      (ile|soobu|ile iyara meji) (ni bodija|loju titi|) (elo ni owo e|mo n wa)
      kini iyato laarin (oba ati baale|goolu ati fadaka|okun ati osa) (ninu itan|)
      (a n se|won n se) (isomoloruko|igbeyawo|isinku) (lola|nile wa) (, e wa|)
      (iwe eko|ka iwe) (accounting|isiro|economics) (le|wu mi|ye mi)
      (mo fi moto|mo fi okada) (ranse|lo) (si mekaniiki|ko eru) (lana|)
      (mo ya|won ya) (fidio|foto|ile si meji) (lana|nibi inawo|)
      (aisan mi|ara baba mi) ti (san|ya) (die|lati ana|loju ojo)
      (ra mi pada|ra|ta) (emi mi|oku|eri) (jesu|o|)
      (mo jawo|mo fi sile) (ninu igbeyawo|siga mimu|oti) (lati odun to koja|)
      (pa|ti) (enu re de|oju re|iwe re) (ka gbadura|omo)
      (tan|gbe) (atupa|fitila|omo) (wa|si ori tabili) (jowo|)
      (kaadi|cards) (ere ayo|whot|poker) (wa ka ta|se o mo on ta)
      (omi|ounje|ile) (eyin odi|wa) (ku die|ti tan) (ki a lo ra a lola)
      (data|akosile) (iwadi|idibo|census) (odun to koja|) (nibo ni mo ti le ri i)
      (egbe|group) (whatsapp ebi|akorin|awon agbaboolu) (wa|) (e fi mi kun|ti poju ariwo)
      (ohun|eni) (ti mo nifee|to n dun mi) (ju laye|) (ni omo mi|ni iwo)
      (e gba mi|gba mi) (lowo iyawo mi|lowo ana mi|oga mi n yo mi lenu) (haha|)
      (ti mo ba ni|ka ni mo ni) milionu (mewa|kan) (mi o ba ra jeep|ma lo dubai|haha)
      (lojo kan|laipe) (mo maa di olowo|mo maa kole|olorun a se ti emi)
      (ta lo mo|e mo) (ibi ti won n ta dola|ibi ti won n gba owo atijo|iye ti goolu je)
      (se otito ni pe|won ni) (opay maa ti|moniepoint n ya eniyan lowo|cbn maa te owo tuntun)
      (iwe|fiimu) (rich dad|owo ati olowo|jagun jagun) (se o ti ka a|dun|nibo lo wa)
      (egbon mi|ore mi) (n sise ni|ti kuro ni) (gtbank|cbn|union bank) (lati odun to koja|)
      (ko kan mi|kini o kan mi) (ninu owo elomiran|ninu ija won|ninu oro toko taya)
      (mo wa|mo n bo lati) (oja|oko|ileewe) (bayii|o ti re mi)
      (adie|ewure|malu) melo (ni e ni|ni mo le sin) (nile|)
      (e je|e jowo) (ki n sun|ki n simi|n lo jeun) (na|o ti re mi)
      (mo fe san|san) (ileri|eje|aawe) (ti mo je olorun|ti mi o gba) (bawo ni|)
      (ina|omi) (gbe|ba) (soobu aladugbo|oja je) (lana|, e ku ewu)
      (oga mi|iya oga) (yan mi je owo osu|le mi lo|n je wa niya) (lati osu meta|)
      (won n ta|e wo) (ile ni|keke ni) {amount} (ni ikorodu|, o po ju)
      (awon omo|awon odo) (n wa owo kiakia|feran yahoo) (laye isinyi|, aye baje)
      (kini eleyi|foto wo) (te fi ranse|wa lori status) (bi|)
      (ojo ibi|isinmi) (mi|wa) (ni monday|ti de) (e fun mi lebun|yay)
      (owo igbeyawo|owo ariya) (aburo mi|ore mi) (je|ti di) {amount} (eniyan gbiyanju|o po)
      (won|oloselu) (pin owo|n pin iresi) (ni iwaju aafin|ni gareji) (lana|)
      (mi o|emi o) (n ya owo|feran banki|ta tete) (laye mi|ri)
      (a lo|mo lo) (isinku|igbeyawo|ile ikomo) (lana|a si nawo fun won)
      (soosi wa|mosalasi adugbo|egbe omo ilu) (ko|da) {amount} (jo lati ko ile|lana)
      (ise oko|oja) (odun yii|) (mu ere wa|ko da|a dupe)
      (aago melo|igba wo) ni (oko|baalu|reluwe) (maa gbera|n lo) (si abuja|lola|)
      (se o n gbo|se e gbo) (iroyin aago meje|orin tuntun yen|ohun ti gomina so) (bi|)
      (mo n ki|e ba mi ki) (gbogbo ara ile|ara ibadan|awon ebi mi) (o|)
      (otutu|ojo) yii (po ju|ti fe pa wa) (lodun yii|o)
      (ile ise|banki) (baba mi|aburo mi) (ti wo|ti da won duro|gbe won lo si eko)
      (kini|ki lo) n je (crypto|inflation|gdp) (ninu iroyin|ti won n pariwo)
      (ti owo ba|bi owo ba) (po|pari) (ore a po|ore a sa lo) (ododo oro|)
      (ojo melo|osu melo|ose melo) lo ku (ki odun de|ki isinmi bere|ki ileya de)
      (adajo|kootu|oba) (da|ni ki) ({name}|won|okunrin naa) (lebi|san owo itanran) (lana|ninu iroyin)
      (nepa|ibedc) (ge ina|ge waya) (adugbo wa|aladugbo) (lana|, oorun n mu wa)
      (oja ta|oja o ta) (loni|lana) (olorun a dupe|ka maa dupe|o)
      (egbon mi|aladugbo mi) (ya owo|gba loan) (lati sinku|lati se igbeyawo|lo ra moto) (, mi o le se be|)
      (glo|mtn) n (je data|ja eniyan lole) (gan|, won ti baje)
      (owo|ola) (ko niran|ki i pe tan|lo laye) (gan|o)
      (soja|olopa|vio) (gba|bere) (iwe|lasisi|owo) (lowo mi|lowo awako) (lona|)
      (mo fe di|mo n ko ise) (manija|osise banki|akanta) (lola|)
      {name} (je|je egbon mi ni) (owo|gbese) (ko fe san|o ti salo) (ladugbo|, ki ni ki n se fun un)
      (omo mi|aburo mi) (o jeun|ko sun) (lati aaro|lana) (ki ni mo maa se|)
      (kini|ki ni) (mo le se|oogun wo) (fun ori fifo|fun iba|ti eyin ba n dun mi)
      (ounje|obe) wo (lo dara|ni mo le se) (loni|fun omo kekere|fun ale)
      (se|nje) (ojo maa ro|oorun maa mu) (loni|lola|ni ilorin)
      (tani|ta lo) (gba ife|bori) (ninu boolu ana|ni champions league)
      (elo ni|iye) (epo bentiro|gaasi idana|apo iresi) (bayii|loja|ni ilu yin)
      (so|pa) (awada|alo) (kan fun mi|nipa ijapa|)
      (iyawo mi|oko mi) (binu si mi|ko ba mi soro mo) (kini ki n se|)
      (mo fe ra|nibo ni mo ti le ra) (aso ankara|bata|gele) (to dara|ni ibadan|olowo pooku)
      (e ba mi|ba mi) (wa ise|wa ile|wa iyawo) (ni eko|)
      (kini oruko|tani) (gomina|oba) (ipinle oyo|ilu ondo|ekiti)
      (bawo ni|bawo) (won se n|a se n) (gbin agbado|sin adie|se ose dudu)
      (moto mi|okada mi) (baje|ko start) (loju ona|laaro yii)
      (mo n lo|mo fe lo) (soosi|mosalasi|oko) (bayii|lola)
      (orin|fiimu) (tuntun|) (ta lo ko|wo lo dara) (losu yii|)
      (ki lo ro|kini ero yin) nipa (oselu|ibo to n bo|aare)
      (mo la ala|mo lala) (buruku|pe mo n fo) (kini itumo re|)
      (itumo|kini itumo) (oruko mi ayomide|owe yii|oro yii ni geesi)
      (ta|tani) (ni olori|ni aare) (naijiria|ghana|amerika) (bayi|)
      (mo fe ko|ko mi ni) (bi won se n jo|bi won se n seun|ede faranse)
      (aso|aṣọ) (ayeye|igbeyawo) (wo ni mo maa wo|to dara)
      (ise amurele|homework) (omo mi|mi) (ran mi lowo|lori isiro)
      (ina|omi) (o si|ko si) (ladugbo wa|lati ana) (awon ijoba yii sa)
      (ina nepa|transformer) (jo|baje) (ladugbo wa|nigba ojo)
      (awon|) (olopaa|agbero) (n gba owo|n fi iya je eniyan) (loju popo|)
      (ijoba|gomina) (ti san|ko tii san) (owo osu|owo ifeyinti) (awon olukoni|osise)
      (central bank|cbn) (ti yi|maa yi) (naira tuntun|ofin owo) (bi|se ooto ni)
      (banki|ile ifowopamo) (agbaye|apapo) (ya naijiria lowo|fun ijoba ni loan)
      (dola|naira) (ti ja|ti lo soke) (ninu iroyin|nitori ijoba)
      (ole|adigunjale) (ja|wo) (banki kan|ile itaja) (ni ilu ore|lana)
      (won|efcc) (mu|ti mu) (awon yahoo boy|oloselu kan|osise banki)
      (ajo|egbe) (agbaye|un|caf) (ti gbe iroyin jade|se ipade)
      (iku|oku) (oba|gbajugbaja) (naa|kan) (ba mi ninu je|ka gbogbo eniyan laya)
      (kaadi|iwe) (idibo|ileewe|ipe) (mi nibo ni mo ti le gba|ti sonu)
      (kaadi|card) (ojo ibi|igbeyawo|sim tuntun) (mo fe te|nibo ni won n ta)
      (akanti|account) (instagram|facebook|tiktok) (mi|) (ti block|bawo ni mo se le si)
      (won hack|won ti) (instagram|facebook) (ore mi|mi) (gba|pa)
      (pin|password) (wifi|netflix|email) (mi|) (mo ti gbagbe|ko sise)
      (apo|baagi) (mi ti ya|ile iwe|iresi) (mo fe ran an|elo ni won n ta)
      (mo fe ta|mo n ta) (ile|moto|ewure) (mi|) (ta lo fe ra|)
      (owo|ẹwọ) (mi|otun mi) (n dun mi|ti wu|ge ara)
      (ife|oro ife) (owo ko le ra|dun) (tabi iro ni|)
      (ki|kini) (Bibeli|Kurani) (so nipa owo|so nipa gbese|so nipa igbeyawo)
      (pasito|alfa) (wa|mi) (beere idamewa|so pe mo maa lowo|gbadura fun mi)
      (babalawo|alfa) (kan|) (ni oun le pe owo|so pe mo maa di olowo)
      (owo|olowo) (ni gbogbo nkan|kii se gbogbo nkan) (laye yi|abi bawo)
      (elo ni|owo melo ni) (won n san fun messi|osimhen n gba|dangote ni)
      (tani|ta lo) (lowo ju|ni olowo ju) (laye|ni naijiria|ni afirika)
      (mtn|glo|airtel) (network yin|) (ko dara|n so mi nu) (ladugbo wa|)
      (dstv|gotv) (channel wo|channel melo) (lo n fi boolu han|wa)
      (jumia|konga) (ko tii|o tii) (gbe oja mi wa|da mi lohun)
      (uber|bolt|okada) (elo ni|n gba elo) (lati ikeja si lekki|de papa ofurufu)
      (gtb|opay|zenith) (banki|app) (won baje|ti yi logo won|n gba osise)
      (osise|manager) (gtb|access bank|firstbank) (bu ore mi|ni aburo mi)
      (aburo mi|ore mi) (n sise ni|gba ise ni) (zenith|first bank|cbn)
      (mo fe sise|se e n gba osise) (ni banki|ni karo|) (mo ni degree|)
      (oja bitcoin|crypto) (ti ja|ti lo soke) (loni|se ooto)
      (baba|iya) (mi ati egbon mi) (n ja lori ogun|n ja lori ile)
      (owo ori iyawo|idana) (elo ni|elo lo ye) (ni ile yoruba|)
      (mo je|o je) (ewa|amala|iyan) (tan|ju) (inu n dun mi|)
      (omo|awon omo) (n sunkun|n pariwo|sere) (ju|pupo)
      (a|awon) (gba isinmi|pa ile iwe) (nigba wo|loni bi)
      (asuu|awon olukoni) (n da ise sile|ti pada senu ise) (bi|)
      (jamb|waec|neco) (result|esi) (mi|ti jade bi|igba wo)
      (fi|e fi) (owo ki|owo gba) (iya mi loju|lori tabili) ko dara
      (o n fowo|won n fowo) (luwon|lu ilu|pa mi lara)
      (emi|o) (tutu|gbona) (loni|gan) (oju ojo yi sa|)
      (ra|lo ra) (burẹdi|tomati|iyo) (wa|bo) (nigba to o ba n bo|fun mi)
      (gbe|mu) (omi|aso mi) (wa fun mi|sori beedi)
      (pe|lo pe) (dokita|mekaniki|mama) (wa|fun mi)
      (ti|si) (ilekun|ferese|geeti) (yen|) (ki efon ma wole|jowo)
      (tan|pa) (ina|monamona|fan) (yara|idana) (yen|)
      (ji mi|ran mi leti) (ni ago mefa|lola aaro|)
      (iroyin|news) (oni|tuntun) (nko|so fun mi|da)
      (se o|nje o) (ni iyawo|ni oko|n jeun|ni omo)
      (omo odun melo|nibo) (ni e|lo n gbe|ni won bi e si)
      (mo nifee re|mo feran re) gan, (se o feran mi|se wa fe mi|ololufe mi)
      (korin|ko orin) (fun mi|wizkid kan|ojo ibi fun mi)
      (ka|so) (ewi|oriki) (kan|ibadan|fun mi)
      (kini|ki ni) (olu ilu|ilu to tobi ju) (faranse|naijiria|ipinle kwara)
      (elo ni|kini) (meji ati meji|ogun ni ona marun|mejo lona mefa)
      (tumo|kini) (thank you|money|house) (ni yoruba|ni ede wa)
      (aisan|ara) (n se mi|ko ya) (lati ose to koja|)
      (aboyun|iyawo mi) (osu mefa|to loyun) (kini o le je|n bi)
      (gele|irun) (won se n we|didi) (elo ni|bawo)
      (ibo|idibo) (ta le dibo fun|ojo wo ni) (odun to n bo|)
      (baalu|ofurufu) (lati eko si abuja|lo london) (elo ni tikeeti|ago melo)
      (oko oju irin|train) (ibadan|) (ago melo ni n lo|elo ni)
      (foonu|laptop) (mi|tuntun) (n gbona|screen re fo) (kini mo le se|)
      (iphone|samsung) (tuntun|15) (elo ni|se o dara)
      (egbe|awon) (manchester|arsenal|super eagles) (yo sita|na won pa)
      (awon|) (fulani|agbe) (n ja|ti fi oko wa je) (ni oke ogun|)
      (omi|odo) (kun|ya) (wo ile wa|ni ilu lokoja|)
      (oloselu|senato) (gba owo|ji owo) (ilu|ijoba) (lo oke okun|)
      (owo|isuna) (ijoba|ilu) (ni won n na|ko de odo wa)
      (elo ni|iye) (isuna|gbese) (naijiria|ijoba eko)
      (banki|ero atm) melo lo wa (ni london|ni ilu oyinbo|ni naijiria lapapo)
      (ta lo da|ojo wo ni won da) (first bank|banki akoko) (sile|ni naijiria)
      (loan|gbese) (ni ijoba n ya|awon ara china ya wa) (se o dara|)
      (owo|owo loan) (akekoo nelfund|n power|palliative) (ti jade bi|nibo ni mo ti le fi oruko sile)
      (ere|ere idaraya) (lori tv|ori papa) (ago melo|dun gan)
      (owo idana|owo ita) (iya omo|oju ona) ni won n beere (lowo wa|)
      (ile|ibudo) (epo|oko) (to sunmo|wa) (nibo|)
      (oro|iwe) (ile ejo|agbejoro) (ni mo n wa|elo ni)
      (iwe irinna|passport) (oyinbo|naijiria) (elo ni|bawo ni mo se le gba)
      (visa|japa) (canada|london) (bawo ni|rorun bi)
      (ise|ise ile) (loke okun|ni dubai) (bawo ni mo se le ri|wa bi)
      (lotto|baba ijebu) (nomba wo ni|fun mi ni nomba) (loni|to maa jade)
      (bet9ja|sporty) (game wo|odds wo) (ni ki n ta|lo daju loni)
      (sin|gbe) (adie|eja|ewure) (nibo ni mo ti le bere|bawo)
      (aja|ologbo) (wa|mi) (sonu|bi omo) (e ba wa wa a|)
      (mo ja|mo ti ja) (fun ololufe mi|wa) (okan mi gbogbe|)
      (ọjọ́ ìbí|ojo ibi) (mi|iya mi) (loni|ku ola) (o|a maa jo)
      (e wo|wo) (fidio|foto) (yii|ti mo fi ranse) (o panilerin|)
      (bawo ni|kini) (won se n|maa n) (fo aso|se garri|lo firiji)
      (ṣé|se) (ọlọ́run wà|olorun wa|aye maa dara)
      (òjò|ojo) (ń rọ̀|n ro) (púpọ̀|) (lónìí|nita)
      (ẹ bá mi|ba mi) (gbàdúrà|gbadura) (o|fun omo mi)
      (kí ló|ki lo) (ń ṣẹlẹ̀|n sele) (ní ìlú|ni abuja|lagbaye)
      (ìtàn|itan) (ìjàpá|oduduwa|moremi) (sọ fún mi|so fun mi)
      (ọmọ mi|omo mi) (ti gba|wole si) (unilag|yunifasiti|poli) (inu mi dun|)
      (bàbá mi|baba mi) (ti kú|ku) (lánàá|ni ose to koja) (inu mi baje|)
      (ilé|ile) (wa|mi) (n jo|ti jo) (ojo wole|)
      (ọ̀rọ̀|oro) (ìfẹ́|ife) (sọ fún mi|ko mi)
      (yan|so) (oruko) (omobinrin|omokunrin) (to dara|yoruba) (fun mi|)
      (ipade|meeting) (ebi|landlord) (wa lola|maa bere ni ago mewa)
      (iya landlord|onile) (mi|wa) (n yo mi lenu|n pariwo lori omi)
      (ijo|partner) (jijo|dancing) (ni mo fe ko|ko mi)
      (ọtí|beer|oti) (elo ni|wo lo dara) (loja|)
      (nibo|ibo) ni (ile iwosan|ile elegbogi|oja) (to sunmo|wa)
      (bawo ni|ki lo de) (aye|owo) (se n le bayii|won o)
      (emi naa|ore mi) (maa|fe) (di|je) (olowo|gbajumo) (lojo kan|)
      (dangote|otedola) (ra|kọ) (ile|banki) (miran|tuntun)
      (moto|oko) {bank} (gbe owo|bullion van) (subu|ja) (loju ona|)
      (awon osise|osise) (banki|{bank}) (n da ise sile|n se iwode)
      (ofiisi|ile) {bank} (jona|ti won wo)
      (iroyin|won) so pe (banki|{bank}) (ti ta|maa wole|dapo mo omiran)
      (owo|naira) (atijo|tuntun) (rewa|foto ta lo wa lori re)
      (gbogbo|awon) (owo|dola) (ijoba|nnpc) (sonu|ti poora) (won ni|ninu iroyin)
      (mo kọ|mo kowe) (orin|iwe) (nipa owo|nipa gbese) (se e fe ka|)
      (sinima|fiimu) (owo|gbese|ole banki) (lo dun ju|yen dun)
      (owe|asa) (yoruba|) (nipa owo|nipa gbese) (so kan|e so)
      (owo|ise) (kii|o) (wa|de) (lai sise|fun ole)
      (anjannu|aje) (ni|lo) (n gba|ji) (owo ninu apo eniyan|eniyan lo)
      (kilode|ki lo de) ti (awon olowo|oloselu) (fi ahun|ko fi fun talaka)
      (emi ko|mi o) (gbagbo|ni igbagbo) (ninu owo|ninu oloselu|ninu babalawo)
      (balance|balansi) (onje|ara|taya moto) (je kini|bawo ni won se n se e)
      (wheel balancing|alignment) (moto mi|) (elo ni|nibo)
      (transfer|ifiranse) (agbaboolu|osimhen) (si chelsea|tuntun) (ti lo|elo)
      (transfer|won gbe) (mi|oko mi) (lo ise|si kano) (ni ise|)
      (interest|ife) (mi|ti mo ni) (wa ninu|ni) (boolu|orin|aso)
      (card|kaadi) (pupa|ofeefe) (won fun osimhen|agbaboolu yen)
      (charge|gba ina) (foonu mi|laptop) (fun mi|bawo) (o ti ku|)
      (share|pin) (foto|fidio) (yen|wa) (si facebook|fun mi)
      (share|pin) (eran|iresi) (naa|odun) (fun aladugbo|)
      (statement|oro) (aare|gomina) (ana|lori tv) (dun mi|buru)
      (save|toju) (aye|igbo) (yii|wa) (fun awon omo|)
      (goal|goolu) (melo|) (ni messi|ni osimhen) (je|gba wole)
      (draw|fa) (aworan|ile) (kan|fun mi)
      (blocked|di) (imu|gota) (mi|wa) (ti di|o n run)
      (gota|sinki|toilet) (wa|ile) (ti di|ti dina) (ta lo le tu u|)
      (ona|popo) (ti di|won ti ti) (ni mowe|nitori iwode) (kilode|)
      (oja|soobu) (ti ti|won ti ti) (loni|nitori ojo aje)
      (ile iwe|geeti) (won ti|ti ti) (loni|ki lo de)
      (foonu|ero) (ore mi|ipe) (won ji|o ji) (ninu moto|ninu fiimu yen)
      (won ji|ole ji) (ewure|adie|batiri moto) (wa|mi|aladugbo)
      (omole|omo ita) (ja|lu) (ara won|ore mi) (ni mushin|lana)
      (reverse|pada seyin) (moto|oko) (bawo ni|ko sise)
      (owo ijo|owo soosi|fund egbe oselu) (wa|won) (ko to|ti tan)
      (invest|nawo) (akoko|asiko) (re|mi) (sinu|lori) (omo|ebi)
      (group|egbe) (whatsapp|orin|aladura) (wa|mi) (bawo ni n se kuro|e wole)
      irin ajo (mi|wa) si (mecca|dubai|ibadan) (dun|maa bere lola|re mi gan)
      (esun|ejo) (oko mi|aladugbo mi) (ni mo fe so|fun iya re)
      (token|ami) (ife|ore) (ni ododo|yi)
      (plan|eto) (igbeyawo|ojo ibi|isinmi) (wa|mi) (bawo ni|ran mi lowo)
      (bill|ofin) (tuntun|) (ile igbimo|senato) (ti fowo si|so kini)
      (receipt|resipi) (jollof|akara|moinmoin) (fun mi|bawo)
      (limit|opin) (ere moto|speed) (lona expressway|elo ni)
      (level|ipele) (candy crush|call of duty) (mi|mo wa) (bawo ni n se koja|)
      (verify|jerisi) (instagram|twitter) (mi|bawo ni) (blue tick|)
      (network|netwoki) (airtel|mtn) (baje|ko lo) (ladugbo wa|loni)
      (mama mi|baba mi) (n bo lola|ti de lati oko) (ki ni mo maa se fun won|inu mi dun)
      (kini|ki ni) (a n pe|won n pe) (ologbo|igi|ile iwosan) (ni geesi|ni hausa)
      (elo ni|owo melo ni) (tikeeti|owo wiwole) (si papa|sinima|ilorin si eko)
      (ojo|oorun) (ti mu|n ro) (ju|lati aaro) (mi o le jade|aso mi ti tutu)
      (mo fe|mo n wa) (iyawo|ile rent|iranse) (ni ibadan|to dara)
      (ko mi|fun mi ni) (bi won se n se|resipi) (jollof|efo riro|egusi|akara)
      (ta lo ko|tani o ko) (orin yii|iwe yii|Things Fall Apart)
      (egbon mi|ore mi) (se igbeyawo|bi omo) (lose to koja|lana) (e ba mi yo|)
      (kilode|ki lo de) ti (sanmo|omi okun) (fi dudu|fi ni iyo|se je buluu)
      (oke melo|odo melo) (lo wa|ni) (ni naijiria|ipinle ondo)
      (ara mi|inu mi) (ko ya|o dun) (loni|) (mo fe sun|e ba mi soro)
      (e je ka|je ka) (sere|pa alo|soro nipa boolu) (die|)
      (isele|ijamba oko) (sele|wa) (ni loju ona|lagos ibadan expressway) (e sora o|)
      (se e gbagbo|nje e gbagbo) (ninu olorun|pe aje wa|ninu ala)
      (elo ni|bawo ni) (dokita|noosi|olukoni) (n gba|se n di)
      (mo ti jeun|mo fe jeun) (iyan|ewedu) (o dun gan|ki le je)
      (kini oogun|ewe wo) (fun iba|fun ito sugar|to dara fun efori)
      (mo korira|mo feran) (ile iwe|ojo monday|oyinbo yen) (gan|)
      (aso ebi|aso aran) (elo ni yard|nibo ni mo ti le ra a)
      (odun|ojo) (ileya|keresi|ominira) (ni igba wo|maa bo si ojo wo)
      (tani o maa|ta lo maa) (bori|wole) (ninu ibo|ninu ija|lola)
      (ere|awon agbaboolu) (super falcons|shooting stars) (nko|gba ere dara)
      (foonu mi|ero mi) (n lora|o gbona|speaker re baje) (bawo ni mo se le tun un se|)
      (intaneti|wifi) (ile wa|ofiisi wa) (ko sise|n lora) (tani n tun un se|)
      (moto mi|keke mi) (nilo epo|n se eefin) (mekaniki da|)
      (iwe|litireso) (yoruba|fagunwa) (wo lo dun|fun mi ni oruko re)
      (nibo ni|ilu wo ni) (won ti n sin efon|awon yoruba ti wa|won bi soyinka si)
      (se o le|e le) (ya aworan|ko orin|so faranse)
      (bi mo se le|ona lati) (sanra|din sanra ku|gun) (so fun mi|)
      (omo ogun|soja) (melo|n ja) (ni ukraine|ninu igbo)
      (aworan|foto) (mi|iya mi) (e wo o|se o dara)
      (ole wa|ole) (ni adugbo wa|n ja ni ita) (e sora|awon olopaa da)
      (won n ta|won n fi) (ile|ilẹ) (jibiti|leemeji) (ni ibeju lekki|ni mowe) (se ooto|)
      (iroyin|radio) ni (banki kan|cbn) (ti gba iwe ase|ti fi oga tuntun je)
      (owo osu to kere ju|minimum wage) (naijiria|) (je elo|ti di elo) (bayi|)
      (ijoba|senato) (fe gba|maa gba) (owo ori tuntun|loan lati imf) (ninu iroyin|)
      (elo ni|iye wo ni) (first bank|gtb|zenith) (jere lodun to koja|n san fun osise won)
      (owo|naira) (egberun kan|igba) (won ko te e mo|foto ta lo wa lori e)
      (sowo|kini sowo) (ni geesi|tumo si)
      (iya mi|alajo adugbo) (so pe|ni) (alajo ti salo|owo ko to) (won n ja|)
      (won n ja|ija) (lori ogun|lori owo) (ni ile baba mi|laarin awon aburo mi)
      (ore mi|aladugbo mi) (je gbese|ya owo) (lowo lapo|lowo egbe) (won fe mu un|o n sa)
      (opay|palmpay|kuda) (app mi|mi) (ko si|ti di|n fun mi ni wahala)
      (moniepoint|opay) (pos machine|agent) (bawo ni mo se le di|elo ni won n ta)
      (mtn momo|airtel smartcash) (mi|) (bawo ni mo se le la|ti di)
      (facebook|tiktok) (n san|bawo ni) (owo|mo se le ri owo) (fun eniyan|lori re)
      (netflix|spotify) (mi|) (ko sise|password mi ti sonu)
      (uber|bolt) driver (mi|) (ti gba owo ju|bu mi)
      (jiji|jumia) (oja ti mo ra|seller) (ko dara|lu mi) (won o dahun|)
      (nepa|ibedc) (n mu bill were wa|n gba osise bi)
      (waya|transformer) (nepa|ina) (ja|subu) (ladugbo wa|sori ile)
      (water board|omi ijoba) (ko yo|ti ge omi) (lati osu to koja|ladugbo)
      (lawma|awon kolẹkọdọti) (ko wa ko idoti|o wa mo) (ladugbo wa|)
      (airtel|glo) (n ji data eniyan|network re o da) (iya yii po|)
      (kaadi|card) (nhis|ile iwosan|librari) (mi|) (bawo ni mo se le gba|ti sonu)
      (nin|national id) (ofiisi|kaadi) (nibo|ti sunmo wa nibo)
      (nimc|frsc) (ofiisi|iwe ase oko) (elo ni|nibo ni)
      (jamb|nysc) (portal|account) (ko si|password mi sonu)
      (pin|pinni) (ori aso|irun|waec scratch card) (nibo ni mo ti le ra|ti sonu)
      (account|akanti) (twitter|snapchat|gmail) (mi|) (won ti hack|bawo ni mo se le pa a re)
      (freeze|frozen) (eja|adie) (elo ni|nibo ni won n ta)
      (ero|firiji) (to n di eja|tutu) (elo ni|ti baje)
      (kaadi|ere ayo) (whot|poker) (bawo ni won se n ta|e je ka ta a)
      (owo|aka) (atẹlẹwọ|osi) mi (n yun mi|) (won ni owo maa wole|kini itumo e)
      (ala|mo lala) (pe mo ri owo|pe won ji owo) (kini itumo|)
      (adura|orin) (fun owo|fun aseyori|iwosan) (fun mi|ko mi)
      (owe kan|orin kan) (nipa ole|nipa suuru|nipa ise) (so fun mi|)
      (itan|alo) (baba olowo|ole|onigbese kan) (pa fun mi|so)
      (ki n|bawo ni mo se le) (di oloselu|di akorin|ri ise banki|di pilot)
      (eko|koosi) (engineering|nursing|law) (unilag|futa) (elo ni|odun melo ni)
      (olukoni|professor) (banking and finance|economics) (unilorin|wa) (se test fun wa|le ju)
      (iwe|assignment) (economics|accounting) (mi|) (ran mi lowo|kini demand and supply)
      (manchester|chelsea) (ra|ta) (agbaboolu|player) ({amount} dola|milionu) (po ju|)
      (osimhen|lookman) (gba|n gba) (owo|ife) (po|elo) (lose|)
      (davido|burna boy) (na|so) owo (nibi ayeye|fun opo eniyan) (ana|)
      (won na|won fon) owo (fun|si) (onilu|iyawo) (efcc mu won|)
      (ile ejo|adajo) (da|fi) (oloselu|oga banki) (lebi|sewon) (nitori owo ilu|)
      (won jo|ina jo) (oja|banki kan) (ni ibadan|lana) (e gba wa|)
      (awon akekoo|awon osise) (n fehonu han|n da ise sile) (nitori owo|ni abuja)
      (ki lo n|kini o n) fa (owon epo|aini ina) (ni naijiria|)
      (naira|dola) (se maa|nje yoo) (lagbara|tun ja) (gege bi awon amoye se so|lodun to n bo)
      (budget|isuna) (ipinle oyo|eko) (odun yii|) (je elo|ta lo ka a)
      (transfer|gbigbe) (awon olukoni|osise ijoba) (si abule|n dun won)
      (mo gbe|won gbe) (mi|oko mi) (lo eka miran|si abuja) (nibi ise|)
      (mo ti block|bawo ni mo se le block) (e|nomba) (ore mi|ex mi) (lori whatsapp|)
      won (ti cancel|ti fagile|fe fagile) (igbeyawo|irin ajo) (won|naa)
      (won fagile|won sun) (ere boolu|idanwo) (siwaju|loni)
      (statement|iwe) (of result|igbeyawo|ibi omo) (mi|) (nibo ni mo ti le gba|)
      (risiti|resiti) (oja shoprite|ile epo) (mi|) (ti sonu|won ni ki n mu wa)
      (fmbn|nelfund|ijoba) n ya (awon akekoo|osise ijoba) lowo, (se ooto ni|mo gbo lori redio)
      (sokoloan|palmcredit|fairmoney) (n pe mi|n yo mi lenu) (leralera|)
      (ajo|egbe) (olokada|nurtw|awon telo) (n se ipade|fe yan alaga)
      (group|egbe) (awon ore wa|secondary school) (maa pade|se reunion) (lola|)
      (save|gba) (emi|okan) (mi|re) (oluwa|olorun)
      (goal|gooli) (ana|rashford) (dun|o ri i bi)
      (balance|dogba) (mi|ara) (ko si|nigba ti mo n gun keke)
      (check|wo) (inu|enu) (firiji|ikoko) (ti ounje ba wa|)
      (e wo|wo) (oju ojo|map) (fun mi|lola)
      (ranse|pe) (omo|mekaniki) (yen|wa) (ki o wa|fun mi)
      (fi aso|fi iwe) (yen|) (ranse si|fun) (iya mi|telo)
      (gbe eru|mu apo) (yen|yii) (lo si ibudo oko|fun {name})
      (ra|ta) (ewure|adie) {number} (fun mi loja|ti mo ni)
      (mo ra|mo ta) (oja|isu|agbado) (loni|) (ere ko si|oja ko ya)
      (oja|owo) (ko ya|ti ku) (losu yii|) (olorun a se e|kini ki awa oloja se)
      (telo|onirun) mi (ba aso je|ko tii ran aso mi) (o dun mi|)
      (iyawo|oko) aladugbo (mi|wa) (n lo owo|n na omo) (ju|)
      (awon alajapa|iya oloja) (n won oja|bu mi) (loni|)
      (eran|eja|ewa) (elo ni|ti won) (loja bodija|bayi|loja)
      (mo fe|e ba mi) (ra|wa) (foonu|keke|firiiji) (tokunbo|ayoku) (to dara|)
      (bawo ni|se) (ilu|ebi|ile) (ibadan|yin|oyinbo) (se ri|tutu)
      (awon ebi|ore) mi (wa ki mi|ko wa ki mi) (lojo sunday|)
      (mo nilo|e ba mi wa) (olukoni|nọọsi|agbejoro) (fun omo mi|to dara)
      (kini|so) (itumo|oriki) (ade|olu|ayo)
      (oko mi|iyawo mi) (n mu oti|n pe de ile|ko se ise) (o su mi|kini ki n se)
      (ogun|ija) (sele|be sile) (ni ilu kan|laarin won) (lana|)
      (ojo ibi|igbeyawo) (omo mi|ore mi) (lola|ni saturday) (e wa o|)
      (awon malu|ewure) (wo|je) oko (mi|wa) (lana|)
      (eyin|ese|egbe) (n ro|n dun) (iya mi|omo mi) (kini a le lo|)
      (aso|bata) (mi|tuntun) (ti ya|kere ju)
      (e pe|pe) (ambulance|panapana|olopaa) (wa|) (ile n jo|ijamba sele)
      (nibo|ona wo) (ni ile itura|ni papa oko) (wa|to sunmo)
      (se|nje) (sanmo|oorun|osupa) (jina|tobi) (si aye|)
      (tani|ki) (obafemi awolowo|funmilayo kuti|lisabi) (se|je)
      (ewo lo dara|ewo ni) (toyota abi honda|iphone abi samsung)
      (oga mi|ile ise wa) (le mi|ko san wa) (lati osu meta|lana) (inu mi baje|)
      (owo ise|owo osu) (won|awon osise) (ni ile ise yen|ijoba) (kere|po)
      (ijoba ti|gomina ti) (kede|gbe) (isinmi|ofin tuntun) (jade|)
      (efcc|icpc|dss) (ti mu|n wa) (gomina tele|oga banki)
      (banki|bank) (ti swiss|england|amerika) (wo lo tobi|nibo lo wa)
      (mo n ka|ise) (banking|accounting) (ni futa|mi le)
      (naira|owo) marley (korin|da nibo)
      (owo|aso|ile) (gomina|senato) (ti po ju|lewa)
      (banki eje|banki egbogi) (nibo lo wa|ni uch)
      (eti odo|river bank) (osun|niger) (ni a lo|lewa)
      (kaadi|greeting card) (valentine|keresi) (elo ni|fun iyawo mi)
      (card|kaadi) reader (foonu|laptop) mi (ko sise|)
      (fi|e fi) aga (mi|yen) (pamo|sile) (ki ojo ma pa a|)
      (save|fi) (nomba|oruko) (mekaniki|telo) (si foonu|sori foonu) re
      (pin|le) (foto|iwe) (yii|) mo (ara ogiri|ilekun)
      (pin|pa) (akara|buredi) (fun awon omo|si meji)
      (transfer|gbe) (fidio|orin) (lati foonu mi si laptop|nipasẹ bluetooth) (bawo|)
      (data|alaye) (eto ikaniyan|ilera) (naijiria|) (nibo)
      (power bank|batiri) (mi|tuntun) (elo ni|ko gba ina)
      (credit|iyin) (fun|yẹ) (olukoni wa|agbaboolu naa)
      (interest|ife okan) (omo mi|mi) (ko si ninu iwe|wa ninu orin)
      (balance diet|ounje asaraloore) (kini|fun aboyun)
      (account|iroyin) (isele|ijamba) naa (ko ye mi|gun)
      (loan|agbaboolu) (chelsea|arsenal) (fi ranse|lo si) (brentford|roma) lori loan
      (bond|ifẹ) (iya ati omo|ore) (lagbara|dun)
      (check up|ayewo) (ile iwosan|eje) (elo ni|nigba wo)
      (withdraw|yo) (oruko mi|ara mi) kuro ninu (idije|ibo)
      (deposit|owo asansile) (ile|soobu) ti landlord (gba|n beere) po ju
      (ile ejo|police) (n beere|gba) (beeli|itanran) (po|lowo ore mi)
      (gbese|igbese) (naijiria|ghana) (si imf|po)
      (baba|ore) (olowo|alahun) (adugbo wa|yen) (ko fun wa ni nkan|)
      (ta ni|se) (mo le|o le) (fe|sunmo) (olowo|talaka)
      (won|awon) (ji|gbe) (omo|eniyan) (gbe ni zamfara|wa owo itusile)
      (owo itusile|ransom) (ni won|awon ajinigbe) n beere
      (moto banki|bullion van) (kan|) (n sare|dina) (loju ona|)
      (aare|gomina) (so pe|ni) (oro aje|owo) (maa dara|ti n gbe)
      (sokoto|bata|aago) (mi|yii) (elo ni|o ra a)
      (agbado|isu|ata) (ti won|ti hu) (bayi|loko mi)
      (iya oloja|oni suya) (ko|gba) (senji mi|owo ju) (lowo mi|)
      (konto|kondo) (ko fun mi|ja mi) (senji|sile ni ojota)
      (oloko|driver) (danfo|bolt) (gba owo ju|bu mi)
      (elo ni|bawo ni) owo (ori iyawo|asoebi) (ni ilu yin|)
      (fi ikini mi|fi ife mi) ranse si (iya mi|gbogbo ara ile)
      (se o|se e) (mọ|mo) (ona|itan) (ile wa|ilu oyo)
      (mo ti|a ti) (de|kuro) (papa|ile iwe) (o|layo)
      (ounje|omi) (ti tan|ko si) (nile|fun awon omo)
      (gaasi|epo oyinbo) (idana|) (ti tan|won ju) (nile|)
      (kini|ki ni) (o fa|n fa) (aarẹ|orififo|efori)
      (emi o|mi o) (ni ore|ri orun sun) (inu mi baje|)
      (so|e so) (nkan|oro) (to le mu mi rerin|iwuri) (fun mi|)
      (se a|a) (maa|yoo) (lo|pade) (si cinema|ni beach) (lola|)
      (e yi|yi) (channel|orin) (yen|) (pada|si ti yoruba)
      (omo yoruba|igbo|hausa) (ati|) (igbeyawo|asa) (won|) (bawo)
      (kini ede|kini oruko) (python|html|ai) (je|wulo fun)
      (e ba mi|ba mi) (ki|be) (iya|ore) (re|mi) (nile|)
      (bawo ni|ki) (irun|eekanna) (se n gun|le gun) (kia|)
      (mo fe di|omo mi fe di) (dokita|soja|akorin|agbaboolu)
      (tani|ki lo) (da aye|ko bibeli|koko lo si osupa)
      (aare|minisita) (owo|eto isuna) (tele|) (ku|ti fi ipo sile) (ninu iroyin|)
      (iroyin so pe|mo gbo pe) (naira|epo) (ti won|ti ja) (loni|si i)
      (ile ise|company) (dangote|mtn) (n gba osise|ti le osise)
      (foonu|laptop|tv) (samsung|hp|lg) (elo ni|dara bi)
      (oja|ita) (gbagi|alaba|oke aje) (si loni bi|nibo lo wa)
      (moto|oko) lati (ilorin|akure) (de eko|si ibadan) (elo ni|wakati melo)
      (ẹ wo ojú|wo oju) (ojo|orun) (lónìí|oni)
      (mo so|aja mi gbe) (kokoro ile|bata) mi (nu|lo)
      (se e le|ba mi) (ko|da) (leta ife|oriki) (fun iyawo mi|)
      (banki|osise banki) (aladugbo|oko) mi (ti feyinti|n sise ju)
      (awon ole|adigunjale) (lo|wo) banki (ni fiimu yen|ni london)
      (owo|wura) (ni|wa) (isale okun|ninu itan) (kan|)
      (kini oruko|tani) (oga agba|gomina) (cbn|world bank|first bank) (bayi|)
      (aja|ologbo) (aladugbo|mi) (n gbo|n pariwo) (ju|loru)
      (mo fe mo|so fun mi) (itan|asa) (ilu ile ife|egungun|odun osun)
      (won ni|se ooto ni pe) (epo|iresi|simenti) (maa won|ti ja wale) (lose to n bo|)
      (dokita|noosi) (ni|so pe) (ki n sinmi|ki n lo oogun yii) (fun ose kan|)
      (banki|ile iwe) to wa (legbe ile wa|ni oke odo) (n ko ile tuntun|ti kun un loda)
      (oko|iyawo) osise banki (ni mo fe fe|lo dara ju) abi (bawo|kini e ro)
      (oko|moto) mi (ti baje|ko start|taya e ti bu) (nibo ni mekaniki wa|kini ki n se)
      (omo mi|aburo mi) (yege|gbe ipo kini) (ninu waec|ninu idanwo) (inu mi dun|)
      (mo n se|mo fe se) (obe egusi|jollof|moinmoin) (kini mo maa fi si i|fun awon alejo)
      (ojo|oorun|otutu) (n ro|mu|po) (gan|ju) (loni|lode)
      (ta lo gba|tani o gba) (boolu ana|premier league|champions league) (bayi|)
      (banki ile eje|blood bank) (wa nibo|nilo eje|fe eje)
      (mo joko|won joko) (si|leti) (banki odo|eti odo) (won n peja|mo n wo omi)
      (gbese|gbese ti) (nijeria|ijoba) (je|) (lodo china|lodo imf) (ti po ju|elo ni)
      (cbn|gomina cbn) (so|ni) (pe ele ti ga|pe won maa te owo tuntun) (lori iroyin|ninu iroyin)
      (egbon mi|aburo mi) (n binu|n pariwo) pe ({bank}|opay) (n gba charge ju|ko sise fun oun lana)
      (iyawo mi|oko mi) (na owo|maa n na) (ju|pupo) (mo ti ba a soro|kini mo maa se)
      (ade ori oba|owo eyo|owo nairaland) (ni|je) (itan kan|ere kan)
      (oluko|mama) (fun mi ni|n fun mi ni) (eko ile|ise amurele) (to le|pupo)
      (kaadi|card) (igbeyawo|ojo ibi|ipe) (fun ore mi|wa) (ti tan|maa wu mi)
      (mo gba|o gba) (kaadi pupa|yellow card|kaadi ofeefee) (ninu boolu|lanaa)
      (mo n wa|e ba mi wa) (ise|oko ife|yara kan|omo odo) (ni ibadan|leko|)
      (sinima|fiimu|ere) (tuntun|yoruba) (wo|) (lo dara|lo n trend) (lose yii|bayi)
      (itumo|meaning) (ala|oruko) (ti mo la|omo mi|ejo) (kini|so fun mi)
      (loan words|awin oro) (ni|je) (awon oro ti|oro) (yoruba ya lati ede miran|a mu lati english)
      (ipade|meeting) (egbe wa|pta|landlord) (lola|lale yii) (ni ago melo|e wa o)
      (ori n fo mi|ara mi gbona|oju n dun mi) (oogun wo|kini mo le lo)
      (tani|ta lo) (ko orin|se fiimu|ko iwe) (yii|yen|naa)
      (so|fun mi) (owe|alo|awada|itan) (kan|yoruba) (fun mi|mo fe rerin)
      (banki|access|zenith) (kan|) (n gba osise|n gba awon eniyan) (sise|bayi) (mo fe kowe sibe|)
      (pasito|imam) (ni|wi pe) ki a (maa san idamewa|maa gbadura|gbawe) (losoosu|)
      (jamb|waec|neco) (maa jade|bere) (nigba wo|ojo wo) (mo n ka iwe|)
      (aare|gomina|alaga) (gbe owo|ji owo|na owo) (ilu|ijoba) (ni iroyin so|)
      (elo ni|iye owo) (iresi|epo petrol|simenti|tomati) (loja|bayi|ni ibadan)
      (ewure|maalu|adie) mi (sonu|ku|bi meji) (lana|)
      (mo ti fe|mo fe fe) (iyawo|oko) (keji|tuntun) (kini e ro|)
      (omo mi|oko mi) (fe fi owo re|n fi owo) (ra ere|ra bata) (lojoojumo|) (mo ti so fun un|)
      (egbon mi|ore mi) (gba owo osu|gba alert) (lana|) (o ra nkan fun mi|o fun mi ni eran)
      (won so|iroyin so) pe (dola|naira|pound) (ti ja|ti won|ti wale) (l'oke okun|)
      (itan|kini itan) (naira|owo eyo|banki akoko) (ni nijeria|ni aye atijo)
      (olopaa|efcc) (mu|ti mu) (awon yahoo boys|onijibiti|osise banki) (ni ibadan|leko) (lana|)
      (mo ri|a ri) (fiimu|ere) kan (ti won ja banki lole|nipa onijibiti) (o dun gan|)
      (oga mi|oga wa) (ko san|o tii san) (owo osu|owo ise) (wa|mi) (o ti to osu meji|)
      (onile|baba onile) (ti fi kun|fe gba) owo ile (wa|) (ju|si i) (kini ki a se|)
      (nepa|ikedc|ibedc) (mu ina lo|ko fun wa nina) (lati ana|lati aaro) (ooru n mu wa|)
      (mtn|glo|airtel) (network|) (ko dara|n se katakata) (ni adugbo wa|lode oni)
      (dstv|gotv) (ko fi boolu han|n fi fiimu atijo han) (mo) (lode oni|)
      (mo fe lo|bawo ni mo se maa lo) (si canada|si london|si ghana) (visa nko|iye oko elo)
      (uber|bolt|oko) (lati ikeja|lati ile mi) (si lekki|si yaba) (elo ni|nko)
      (jumia|konga|temu) (ko tii|ko) (gbe oja mi|gbe bata mi) (de|wa)
      (se e ta|se e n ta) (iresi|foonu|moto|aso)
      (iye owo|elo ni) (iphone|moto toyota|ero amunawa) (tuntun|tokunbo) (bayi|)
      (tani|ta ni) (oludasile|oni) (dangote|facebook|microsoft|{bank})
      (kini|so fun mi) (olu ilu|oruko aare) (france|ghana|kenya)
      (elo ni|kini) (marun lona mefa|ogun le mewa|{number} times {number})
      (ba mi|e ba mi) (ko leta|ko essay|se homework) (fun oluko mi|lori oju ojo|)
      (ki ni|so) (oruko omo|oruko ti mo le so omo) (obinrin|okunrin) (to dun|ni yoruba)
      (ojo ibi|birthday) (mi|iyawo mi) (ni oni|ni lola) (kini mo maa se|e ba mi yo)
      (mo ti|a ti) (sin mama wa|padanu baba wa) (lose to koja|) (okan mi baje|)
      (adura|e gbadura) (fun mi|fun ebi mi) (lale yii|)
      (obinrin|okunrin) (kan|yii) (wu mi|lewa) (bawo ni mo se maa ba a soro|)
      (chelsea|arsenal|super eagles) (maa gba boolu|n gba boolu) (nigba wo|pelu tani) (loni|)
      (e bet9ja|bet9ja|sporty bet) (mi|) (ti ja|wole) (code booking da|fun mi ni odds)
      (kini|ewo ni) (oogun|ewe) (iba|iko|ori fifo) (to dara|)
      (oju ona|oju titi) (oshodi|ibadan) (ti di|dan) (bi|loni)
      (e kọ mi|ko mi) bi a se n (jo|korin|se amala)
      (baba|mama) mi (fe ta|ta) (ile|ile wa) (fun wa|) (mi o fe)
      (ile ejo|adajo) (fi|ju) (oloselu|minister) (kan|) (si ewon|sile) (lori ejo owo|)
      (sowo|owo sise) (ni|je) (nkan to dara|ise baba mi) (laye atijo|)
      (ise aje|oja) (ko ya|su) (lode oni|ni nijeria) (ijoba lo ba wa je|)
      (mo fi|won fi) (egusi|gaari) (kun|ranse si) (mama mi|ile) (lati abule|)
      (iwe|leta) (ti mo fi ranse|ti mo ko) (nipost|dhl) (ko tii de|ko de)
      (akanti facebook|instagram|whatsapp) (mi|ore mi) (ti won hack|ti di) (bawo|)
      (email|gmail) (mi|) (ko sii|mo gbagbe password e) (bawo ni mo se maa wole|)
      (pin|password) (wifi|foonu) (ile mi|omo mi) (mi o mo|kini)
      (ero tv|ero fifo aso|firiji) (wa|mi) (ti baje|ko tan) (elo ni won n tun un se|)
      (won|enikan) (ji|gbe) (okada|kẹkẹ|maalu) (egbon mi|aladugbo mi) (lo|lana)
      (ojo melo|osu melo) (ni aboyun|ni odun) (n lo|ni) (ki o to bi|)
      (elo ni|iye) (eniyan|omo) (to wa|lo wa) (ni nijeria|laye)
      (se|nje) (aye|osupa|oorun) (yi po|tobi ju) (bi|)
      (iwo|se iwo) (ni iyawo|lo oko|gba owo osu|n jeun) (bi|)
      (omo odun melo ni e|ilu wo lo ti wa|tani o bi e) (gan|karo|)
      (mi o ri|ko si) (ise|oorun|ayo) (lataaro|mi) (aye su mi|)
      (o re mi|ara mi ko ya) (mo fe sinmi|mi o le lo sibi ise)
      (mo se|a se) (sina|asise) (si olorun|si ore mi) (ki ni maa se|)
      (limit|opin) (ere sisa|iyara) (ni oju ona expressway|fun moto) (elo ni|)
      (ipele|level) (wo|kini) (ni omo mi wa|lo wa) (ni ile iwe|ninu game candy crush)
      (candy crush|call of duty|ludo) (mi|) (wa ni level {number}|ti di)
      (mo wa ni|omo mi wa ni) (kilaasi|jss) (keta|kini) (oluko wa ko dara|eko le)
      (transfer|won fe transfer) (oko mi|oluko) (si abuja|si ile iwe miran) (nibi ise|)
      (osimhen|mbappe) (transfer|) (lo si|ti wo) (chelsea|madrid) (ni elo|) (se ooto ni)
      (ajo|irinajo) (mecca|jerusalem) (odun yii|) (elo ni|nigba wo)
      (egbe|ipade) (okunrin|omo ile iwe) (wa|) (se ayeye|pade) (lana|leko)
      (egbe oselu|apc|pdp) (wo|) (lo maa wole|lo dara) (ninu idibo|lodun to n bo)
      (mo fe di|bawo ni mo se maa di) (olorin|dokita|agbaboolu|osise banki)
      (gbese|igbese) (baba mi|oko mi) (po|je) (eniyan n wa a kiri|o sa kuro nile)
      (alajo|baba alajo) (adugbo wa|) (ti ku|sa lo|feyinti) (olorun o de e|)
      (eyawo|owo ele) (dara|haramu) (ninu islam|fun kristeni) (bi|)
      (ele|ere) (moju|ile iwe) (ti se|lagbara) (e|won)
      (ina|ile) (jo|n jo) (ni oja|ni adugbo) (wa|balogun) (lana|e pe panapana)
      (omi|odo) (ti ya|kun) (wo ile|oju ona) (wa|lekki)
      (tomati|tira) (ewa|iresi) (kan|meji) (elo ni loja|melo ni won n ta a)
      (data scientist|programmer|engineer) (ni mo fe di|n gba elo) (nijeria|)
      (receptionist|nọọsi|dokita) (osibitu yen|iwosan yen) (o bowo fun eniyan|se mi daadaa)
      (e wo|mo wo) (iroyin|news) (bbc|tvc|channels) (lale ana|) (nipa owo epo|nipa idibo)
      (mo fi|baba mi fi) (gbogbo owo e|owo ile iwe wa) (mu oti|ta tete) (o dun mi|) (laye atijo|)
      (won fe|iyawo mi fe) (bimo|lo si ile iwosan) (e ba wa gbadura|a n yo)
      (ki lo maa sele|kini maa sele) (ti aye ba pari|lola|ninu fiimu yen)
      (se|nje) (e mo|o mo) (davido|wizkid|pasuma|ojogbon soyinka) (bi|)
      (ewo lo dara ju|kini o feran) (ninu|) (amala ati iyan|tii ati kofi|ibadan ati eko)
      (oro|itumo oro) ("banki"|"balance"|"loan") (ni yoruba|ni faranse) (kini|)
      (bawo ni won se n|kini a n fi) (se|ko) (ose dudu|fura|ogi|ile alamo)
      (e tan ina|e pa ina) (yara|ita) (naa|) (o n ba mi loju je|)
      (aja mi|ologbo mi|omo mi) (ko jeun|n sun) (lati ana|) (se aisan ni|)
      (foonu mi|laptop mi) (n gbona|ko gba chaaji|screen e ti fo) (nibo ni mo ti le tun un se|)
      (ile|ile iwe) (ti a n ko|wa) (ko tii pari|ti wo) (simenti ti won|ojo lo fa a)
      (a n lo|won n lo) (si owambe|si igbeyawo|si oku) (ni ijebu|ni abeokuta) (lojo satide|)
      (oge|aso|gele) (wo lo|wo ni mo maa) (wo|we) (si party|si soosi) (lola|)
      (banki|ile ifowopamo) (ni oko mi|ni egbon mi) n (sise|lo lojoojumo) (osu wo|o ti to odun meta)
      (mo je|emi) (osise banki|akapo owo) (tele|ni eko) (bayi mo ti feyinti|mo n ko iwe itan)
      (owo|owó) (ni|o) (gbongbo ese|ju ife|ko le ra ayo) (se ooto ni|abi)
      (ese mi|apa mi|ika mi) (n dun mi|wu|se) (lati ana|) (oogun wo ni mo maa lo|)
      (owo osu|minimum wage) (osise ijoba|) (tuntun|) (elo ni tinubu so|ijoba ti bere si san)
      (kaadi idibo|pvc|kaadi nin) (mi|) (nibo ni mo ti maa gba a|ko tii jade)
      (loan|owo) ti (fairmoney|palmcredit|okash) (ya ore mi|ya egbon mi) (won n pe gbogbo eniyan lori foonu|won n ba a loruko je)
      (ijoba|conditional cash|trader moni) (n pin owo|fe pin iresi) (se ooto ni|nibo ni won ti n pin in)
      (mo ta|a ta) (ile|oko|moto) (wa|mi) (fun aladugbo|lodun to koja) (o ra a po|)
      (omo yii|aburo mi) (dun|mo) (isiro|geesi) (gan|ju mi lo) (inu mi dun|)
      (kini mo le|kini mo maa) (se|ka) (ti mi o fi ni sun|ki ara mi fi ya|ki irun mi fi gun)
      (olorun|oluwa) (je ki|ma je ki) (nkan dara|iya je mi|ota ri mi) (loni|ninu aye mi)
      (e wo|wo) (oṣupa|osupa|irawo) (loke|lale yii) (o rewa|o tobi)
      (iwe irinna|passport|driver's license) (mi|) (expire|sonu) (nibo ni immigration wa|frsc nko)
      (won ni|mo gbo pe) {bank} (fe pa de|ti ra banki miran|n le osise) (se ooto ni|)
      (oja dugbe|oja balogun|oja bodija) (si|wa ni sisi) (bi|) (loni|lojo aiku)
      (mo n sare|mo n ko eko) (lati din sanra|lati wa moto) (elo ni won n gba|)
      (kini|so) (iyato|difference) (laarin|) (banki ati cooperative ni itan|ojo ati igba|okunrin ati obinrin)
      (oni|loni) ni (ojo isinmi|public holiday) (bi|kilode) (ti ileewe fi ti|)
      (jollof ghana|jollof nigeria) (lo dun ju|) (abi|) (kini e ro|e so ooto)
      (se ololufe mi|se omokunrin yen) (feran mi|ni iyawo nile) (bi|) (o ko pe mi lati ijeta|)
      (agogo|ago) (melo|meloo) (lo lu|ni bayi) (ni london|)
      (oko mi|iyawo mi|omo mi) (ko tii de|ko ti de) (lati ibi ise|lati oja) (aya n ja mi|mo n duro de e)
      (eran|adie) ti mo (se|ra) (ko tii jinna|baje|dun gan)
      (mo jabo|o jabo) (ninu idanwo|lori alupupu) (yii|) (o dun mi gan|)
      (ti e ba|bi o ba) (je eniyan|ni owo), (kini e maa ra|ibo le maa gbe)
      (oku orun|oba wa|gomina tele) (ku|waja) (lana|) (orun re o|)
      (so ewi|ko ewi|ko orin) (kan|) (fun ololufe mi|nipa iya) (jowo|)
      (e fun mi ni|mo fe) (idea|imoran) (oruko shop|lori aso igbeyawo|ibi ti a le lo jeun)
      (network|light|omi) (ko si|ko da) (ni adugbo wa|ni ile wa) (lati ojo meta|) (aye yii su mi|)
      (facebook|tiktok) (mi|) (ko ni follower|fe gba monetization) (bawo ni mo se maa se e|)
      (tv|redio) (mi|wa) (n pariwo|ko mu station) (mo)
      (mo fe gbin|mo gbin) (agbado|cassava|tomati) (osu wo lo dara|ajile wo ni mo maa lo)
      (eye|ejo|eku) (wa ninu|wo) (yara mi|ile wa) (kini mo maa se|)
      (lotto|baba ijebu) (number|) (wo ni maa jade|oni) (fun mi|so fun mi)
      (ere|bonus) (golden boot|ballon d'or) (ta lo gba a|odun yii nko)
      (mo fe mo|e so) (iye|oye) (omo|eniyan) (ti won bi|to ku) (ni nijeria|) (lodoodun|)
      (egbon mi|ore mi) (n sise|gba ise) (ni {bank}|ni cbn) (won n san owo gidi|o dun mo o)
      (won|awon ole) (ja|fo) (soobu|ile) (aladugbo mi|egbon mi) (loru ana|)
      (eto oro aje|economy) (nijeria|wa) (n dara|ti baje) (si|) (kini e ro|)
      (tomati|epa|epo pupa) (ti won|ti baje) (loja|ninu ile mi) (ose yii|)
      (ojo|oorun) (maa ro|maa ran) (lola|loni) (bi|ni ibadan)
      (e so fun mi|kini) (nipa|itan) (obafemi awolowo|moremi|oduduwa)
      (ile ijosin|soosi|mosalasi) (wa|mi) (n ko ile tuntun|n gba ore) (a n dawo fun un|e wa wo o)
      (oko mi|omo mi) (gba kaadi pupa|gba goolu meta|yege) (ninu boolu|lana) (inu mi dun|)
      (credit|distinction) (meta|marun) (ni mo gba|ni omo mi ni) (ni waec|ninu idanwo)
      (carry over|gpa) (mi|) (po|kere) (ni yunifasiti|semester yii) (kini maa se|)
      (account|iroyin) (ohun to sele|isele yen) (ko ye mi|ya mi lenu) (ninu bibeli|ninu fiimu)
      (interest mi|ife mi) (ni|wa ninu) (orin|boolu|kika iwe)
      (mo ni interest|inu mi wa) (ninu e|si omobinrin yen) (bawo ni mo se maa so fun un|)
      (balance|duro deede) (lori keke|lori ese kan) (soro|ko rorun) (fun mi|)
      (share|fi) (fidio|post) (yii|mi) (si facebook|fun awon ore e) (jowo|)
      (block|dina) (nomba|eni) (yen|to n yo mi lenu) (lori whatsapp|lori foonu mi) (bawo ni won se n se e|)
      (blocks|simenti|iyanrin) (melo|elo) (ni mo nilo|lo maa gba) (fun ile yara meta|lati ko ile)
      (data|iwadii) (awon eniyan|census) (nijeria|) (ti won ko jo|so) (kini|odun wo)
      (airtime|asiko) (lori redio|lori tv) (fun ipolowo|) (elo ni|won n ta a)
      (light|ina) (iwaju oko mi|moto mi) (ti jo|ko tan) (mo)
      (cable|okun) (chaaji|foonu) mi (ti ja|ko gba) (nibo ni won n ta)
      (transfer|gbigbe) (ile iwe|yunifasiti) (omo mi|) (si unilag|si oau) (bawo ni a se n se e|)
      (pin|abere) (irun|aso) (ni mo n wa|elo ni) (loja|)
      (limit|odiwon) (ogbon|ife) (eniyan|) (ko si|kini e ro)
      (mo n se|a n se) (ipade ebi|ayeye) (lojo sunday|) (a maa pin ise|gbogbo eniyan maa mu ounje wa)
      (oba|ijoye) (atijo|ile wa) (gba|n gba) isakole (lowo agbe|ninu itan)
      (eso|ere) (igi|osan) (ti pon|po) (lodun yii|ni oko mi)
      (group|egbe) whatsapp (ebi wa|ile iwe wa) (n pariwo ju|po ju) (mo fe jade kuro nibe|)
      (admin|olori) (group|telegram) (wa|) (yo mi kuro|ko je ki n soro) (o dun mi|)
      (se owo|nje owo) (n gbe|wa) (lori igi|lara ogiri) (abi|ni)
      (ti mo ba|bi mo ba) (ni iye apa|je aare), (mo maa fo|mo maa fun gbogbo eniyan lounje)
      (robot|ai|chatgpt) (maa gba|fe gba) (ise lowo eniyan|aye) (bi|)
      (e se|mo fe se) (akara oyinbo|burẹdi) (bawo|iyefun elo ni mo maa lo)
      (se o ti|iwo ti) jeun (aaro|osan|tan) (bi|kini o je)
      (ta lo|tani) (maa di aare|maa wole gomina) (ni 2027|lodun to n bo)
      (o ma ga|ha|yee) (aye ti baje|ijoba yii ti mu wa) (o|oluwa gba wa)
      (mo fe sun|mo fe we|mo fe jeun) (na|bayi) (o re mi|ebi n pa mi)
      (won ni ki n|oluko ni ki n) (ko aroko|ko essay) nipa (owo|banki|ole jija) (e ba mi ko o|)
      (banki|loan sharks) (ni ilu oyinbo|ni amerika) (wo lule|ku) (ni 2008|) (kini itan e|mo ka nipa e)
      (ile ise|ofiisi) (nimc|immigration|frsc) (wa|) (nibo|ti si bi)
      (owo|iye) (visa uk|flight dubai|aso ebi) (ti di elo|elo ni) (bayii|lodun yii)
      (jẹ́ n|je n) (gbadun|sinmi) (mi|jare) (oni ni ojo isinmi|mi o fe wahala)
      (mo padanu|mo so) (oruka|bata|kokoro ile) (mi|) (nu loja|ninu ile) (e ba mi gbadura|)
      (kokoro|ilekun) (ile|oko) (mi|) (ti baje|ha mọ) (e pe enikan to le tun un se|)
      (se iwo|nje karo) (gbagbo ninu|mo) (olorun|ajẹ|oso) (bi|)
      (mo fe gba|omo mi fe gba) (sikolashipu|scholarship|admission) (ni china|ni yunifasiti) (bawo|)
      (se agbado|se isu) (tuntun|) (ti jade|ti won) (loja|lodo yin) (asiko ojo yii|)
      kaadi agbaboolu mi ti pe mewa, e wo pikso won
      referee fun un ni kaadi pupa, egbe wa padanu
      mo joko si eti odo, ibi bank odo naa tutu
      (won fun mi ni|mo ri) kaadi ku ojo ibi lati odo ololufe mi
      awa agbe n fi ajile (bo ile|sori oko) ki ojo to de
      owo po lowo Dangote, elo lo ni gan
      (bi|ki) olorun ba fe maa di olowo lodun yii
      mama so pe ki o ma gbagbe lati ra ata ati alubosa bo
      emi naa ti n bo, mo ku iseju mewa ki n de
      ma gbagbe lati pa ina ki o to jade
      se o ti jeun, mo se iresi sile
      boda, ibo le wa, a ti n duro de yin ni ibudo oko
      (forwarded|ifiranse siwaju): e pin adura yii fun eniyan mewa ki ibukun le de ba yin
      ti o ba ka eyi, so amin, ire re maa de kiakia
      e ku isinmi, adura ose titun niyi fun yin ati ebi yin, amin
      olorun ma je ka ri ibi, amin
      oluwa gba wa lowo aisan ati iku ojiji
      (ese bibeli|surah) wo ni mo le ka ti eru ba n ba mi
      woli so pe ki n gba aawe ojo meje, kini e ro
      bawo ni won se n se obe ila alasepo
      elo ni odidi ponmo loja mile 12
      iresi mi jona, kini mo le fi oorun re kuro
      bawo la se n se puff puff ki o wu daadaa
      omobinrin kan wu mi ni ile iwe, bawo ni mo se maa so fun un
      ololufe mi o gbe ipe mi mo, okan mi ti baje
      se o ni oko, mo fe fe e
      oko mi n yan ale, e gba mi nimoran
      kini idahun si isiro yii, mewa ninu marun
      e ran omo mi lowo lori amurele re, oro ise ati oro oruko
      mo n ko project lori itan ile ifowopamo ni naijiria, e fun mi ni ori akoko
      ta lo koko fi eko je olu ilu naijiria
      odo wo lo gun ju lagbaye
      (ki ni olu ilu|ewo ni olu ilu) (canada|egypt|togo)
      kini oruko eranko to n je ologbo ni geesi
      mtn ti ge mi lori ipe, ki lo n se network won
      jumia ko mu oja mi wa, e ba mi pe won
      bolt driver mi ko tii de o
      netflix mi ko sise, kini ki n se
      mo fe gba kaadi idibo, ibo ni won ti n se e
      nibo ni won ti n se nin ni ilorin
      bawo ni mo se le gba passport
      jamb result mi da
      waec odun yii le gan, e gbadura fun awon omo wa
      lautech ti wole, nigba wo ni unilorin maa wole
      gomina wa n se daadaa abi ko se daadaa
      epo petiro ti won gan, elo ni lita kan loni
      awon oloselu n ji owo ilu, olorun lo maa da won lejo
      (apc|pdp|labour party) lo maa wole nibo yii
      efcc mu gomina tele kan nitori owo ilu
      won ni banki agbaye fun ijoba wa ni awin tuntun
      iroyin so pe banki kan ti ko awon osise re le lo ni eko
      ole fo banki kan ni ado ekiti lanaa, olopaa ti mu meji
      ta ni gomina cbn bayi
      mo fe di osise banki, kini mo maa ko ni yunifasiti
      se e n gba osise, mo ni hnd ninu accounting
      omo mi fe sise ni gtbank, ona wo lo le gba
      access bank n fa wahala fun mi, awon ni mo n ba ja
      fidelity ko tii san owo osu fun awon osise won, gbo o
      mama mi ti gbagbe ibi ti o fi owo si ninu yara
      mo ri owo naira igba kan lori ile, se ki n mu un
      ala mi lana ni pe mo n ka owo, kini itumo re
      atelese mi n yun mi, won ni owo n bo, se ooto ni
      se lotto lo dara ju abi kalokalo boolu
      fun mi ni nomba meji to dara fun lotto oni
      awada kan fun mi, e je ki n rerin
      pa alo apamo kan
      so itan ijapa ati erin fun mi
      owe wo lo ba omo to n lo ole mu
      kini itumo owe to so pe owo ni keke ihinrere
      bawo ni ilu yin, se ojo n ro nibe
      ojo ti ba aso mi je, mo sa a sita
      orun mu gan ni ilu wa loni, se bee ni lodo yin
      davido ati wizkid ta lo ni owo ju
      mo fe mo elo ni moto corolla 2010
      foonu infinix tuntun dara bi, elo ni won n ta a
      laptop mi n gbona, kini o le fa a
      bateri foonu mi kii pe tan, kilode
      inu n run mi lati ana, kini mo le lo
      omo mi n gbona, iba n se e, kini oogun re
      eyin n ro mi, e dabaa dokita kan
      elo ni won n gba fun ise abe oju ni uch
      irun mi n ja, kini mo le fi pa a
      mo fe din sanra ku, kini ki n maa je
      se o ye ki aboyun maa je ope oyinbo
      telo mi ba aso ileya mi je o
      elo ni aso ankara ope mefa
      e ba mi wa yara ni agbowo, ile ti ko won
      onile wa ni ki a jade, se o ni eto si i
      se ofin gba ki omo ile san owo odun meji
      man u tun padanu, mi o wo won mo
      osimhen gba goolu meji wole
      odds fun arsenal ati liverpool elo ni
      super eagles maa bo si papa nigba wo
      big brother lale yii, tani won maa le jade
      fiimu yoruba tuntun wo lo dun
      e kọ orin kan fun mi
      mo n gbo orin sunny ade, o dun gan
      {name}, ma gbagbe ipade ebi lola ni ile baba
      so fun {name} pe mo ti de ile
      {name} ti bimo, omokunrin ni, e ba wa dupe
      mummy ni ki n so fun e pe won ti se ewa
      daddy, mo ti de ile iwe, se e ti lo sibi ise
      mo ti se tan, wa gbe mi ni geeti
      class captain, se idanwo wa lola
      se lecturer ti wole, e fi aye sile fun mi
      akowe egbe, ipade wa yi pada si ojo satide
      aso ebi ti de o, e wa yan eyi ti e fe
      e wa si ariya ojo ibi omo mi ni satide
      oku baba wa maa waye losu to n bo, e ba wa sọ fun awon ebi
      (gele|fila) wo lo ba aso yii mu
      kini ojo oni, osu melo la wa
      aago melo lo lu bayi ni london
      keresi ku ojo melo
      ojo wo ni ileya bo si
      se ola je isinmi ijoba
      akanti twitter mi ti di elomiran lowo
      mo gbagbe password facebook mi
      instagram ti mi mole, bawo ni mo se maa wole
      gmail mi ni ko gba mi wole
      wifi ile wa o sise, tani mo maa pe
      mita ina adugbo wa jo, nepa ko wa wo o
      transformer wa ti baje lati ose meta
      ina ti lo lati aaro, gbogbo adugbo dudu
      kanga wa ti gbe, omi ko si
      mo n kawe fun idanwo ican, koko wo lo ye ki n ka
      kini itumo debit ati credit ninu isiro iwe ile iwe
      oro ti oluko ko mi loni ni itan oba ajaka
      se adie mi to n ko le ku
      bawo ni mo se le toju eja aquarium
      koko mi n jera lori igi, oogun wo ni mo maa fon si i
      elo ni apo koko kan ni ondo bayii
      iye owo egbado loja oyo loni
      kini oruko yoruba fun omo ti a bi ni ojo jimoh
      se o gbagbo ninu ori ati ayanmo
      kini e feran lati je
      ewo lo le ju ninu iwe banki, accounting abi economics
      awon blood bank ni uch n wa eje o positive
      power bank mi ko charge mo
      (power bank|batiri) wo lo dara fun iphone
      memory card mi ti baje, foto mi ti lo
      sim card mi ko gba network, mtn ni mo n lo
      transfer egbon mi si ile iwe miiran ti jade
      won transfer oko mi lo si kano nibi ise
      agbaboolu naa transfer lo si spain ni million aadota
      balance onje je dandan fun omode
      mo fe balance ese mi lori keke, mo n subu
      bill naa ti kole asofin se atako re
      awon senato fowo si bill tuntun lonii
      share location re, mi o mo ile yin
      e share foto ayeye naa si group
      pin number atm ore mi ni mo gbo, se ki n so fun un
      interest mi wa ninu aworan yiya
      mo ni interest ninu omobinrin yen
      goal meji ni ronaldo gba
      group whatsapp wa ti kun, admin e yo awon kan
      awon ti ko san owo pta, oga ile iwe n wa yin
      e fi owo ran mi lowo, ebi n pa mi, mo je alainibaba
      mo je omo orukan, e fi ola olorun ta mi lore
      mo n ta iresi ati epo, e wa ra lowo mi
      perfume to n run daadaa wa lowo mi, dm me lati ra
      mo n ta data olowo pooku, pe mi
      mo je telo, mo n ran aso fun owambe
      alaga egbe ni ki onikaluku mu aga wa si ipade
      mo ri {name} lana ni ile oja, o ni ki n ki yin
      wa gba ounje re ki o to tutu
      ta lo pa fitila yara wa lana
      kini oruko osu kesan ni yoruba
      ka onka yoruba lati okan de ogun fun mi
      e ko mi ni alifabeeti yoruba
      translate good night si ede yoruba
      kini won n pe butterfly ni yoruba
      e kọ leta ife fun mi
      e ba mi ko aroko lori ojo ibi mi
      e ko cv fun mi, mo n wa ise
      bawo ni mo se le gba visa canada
      elo ni ticket oko ofurufu lati eko si abuja
      oko akero lati ibadan si ilorin n gbera ni ago melo
      ona wo ni mo le gba lo si ojota
      sunkere fakere oko wa ni third mainland bridge loni bi
      pinpin ogun baba wa da wahala sile
      awon omo yahoo ti ra moto tuntun ladugbo wa
      ijoba fe kowo ori kun, e gbo
      n o ba e fa a, mo ti so temi
      o ti pa mi lerin, o ma po
      so fun iya mi pe mo ti de, {name} ni
      foonu to wa lowo re ni mo n pe, kilode ti o o gbe e
      ma pe mi mo, mo ti ni elomiran
      mo nifee re gan, o dun mo mi bi mo se ri e
      babe, ki lo fe je lale yii
      o ti jinna, ma bo lola ki a jo lo
      se o wa nile, mo fe ya si odo re
      ile iwosan wo lo dara fun aboyun ni ibadan
      oogun ibile wo lo dara fun jedijedi
      agbo wo ni mo le mu fun iba
      mo n se nkan osu, inu n run mi
      omo mi ti n fa eyin, kini mo le fun un
      baba mi ni eje riru, ounje wo lo dara fun won
      fun mi ni adura owuro
      orin {number} ninu iwe hymn, kini o je
      e je ki a dupe lowo olorun fun ojo oni
      psalm 23 ni yoruba
      kini islam so nipa riba
      bibeli so pe ki a ma ya owo pelu ele, se ooto ni
      alfa ni ki n fi saara fun awon talaka
      ojo wo ni ramadan bere lodun yii
      aawe mi ti pari, mo fe jeun
      tani o da esu
      babalawo kan wa ti o le se oogun owo, se e mo on
      ogun owo wo lo daju
      awon to n se ogun owo ni won mu lana
      oba wa ti waja, ilu n sofo
      tani o ye ki o je oba tuntun
      itan bi won se da ilu abeokuta sile
      kini idi ti awon egba fi n sin olumo
      ta ni afin ni ijebu
      gbogbo eniyan n sa kuro ni ilu, japa wo lo dara ju
      germany dara ju uk lo bi
      elo ni won n san fun noosi ni uk
      mo fe ko ise telo, ibo lo dara
      e wa ise fun mi, mo ti jade ile iwe lati odun meta
      owo osu minimum wage tuntun elo ni
      awon osise ilu fe da ise sile lola
      asuu tun fe bere iyanse lodi
      nysc batch b maa jade nigba wo
      camp wo ni won pin e si
      se idanwo jamb le ju ti odun to koja
      cut off mark ui fun law
      gpa mi je 3.2, se mo le ri masters
      isiro yii ko ye mi, x + 5 = 12
      kini square root 144
      agbegbe triangle bawo ni won se n siro e
      kini photosynthesis
      osupa jinna si ile aye bawo
      kini idi ti omi okun fi ni iyo
      eranko wo lo yara ju
      ta lo ko egbe ogun orile ede naijiria
      odun wo ni naijiria gba ominira
      aare america wo lo wa nibe bayi
      tani olowo julo ni africa
      elo ni owo davido
      olorin wo lo ko orin ojuelegba
      fiimu jagun jagun ti jade bi
      odunlade adekola ti se fiimu tuntun
      e fun mi ni link fiimu anikulapo
      ipele melo lo wa ninu candy crush
      mo wa ni level 50 ninu game mi
      ps5 elo ni
      fifa tuntun ti jade bi
      mo fe ra aja, elo ni omo aja
      ologbo mi ti sonu, e ba mi wa a
      ewure aladugbo je agbado mi
      okada ti fi epo sile, elo ni epo diesel
      mechanic wo lo mo camry daadaa
      taya moto mi ti bere si fo
      engine moto mi n pariwo
      jenereto mi ko start
      solar to le gbe firiji elo ni
      inverter elo lo le gbe ile yara meji
      birikila mi ko wa loni, ise duro
      apo simenti loni elo ni loja
      ile mi n jo bi ojo ba ro
      plumber kan ladugbo wa da
      efon ti poju nile mi, kini mo le se
      eku n je aso mi
      mo ti pada sile, ounje wo lo wa
      mo fe se odun ojo ibi mi, e gba mi nimoran
      caterer wo lo dara fun igbeyawo
      elo ni won n ya gbongan ayeye
      dj wo lo dara ni mushin
      makeup artist to dara ni ibadan
      irun wo lo ba oju roboto mu
      bata mi ti ja, tani o n ran bata
      ounje wo lo dara fun adie osu meji
      eja aro mi n ku, kini o n pa won
      igba wo lo dara lati gbin ege
      fertilizer ijoba ti de bi
      awon darandaran ti je oko mi run
      ojo ko ro, agbado mi n gbe
      oja oba ti jona lana, olorun gba wa
      egbe iyaloja fe se ipade lojo eti
      awon task force ti ko oja wa lo
      agbero gba owo lowo mi ni garage
      {name}, o ti gbagbe mi, o o pe mi mo
      e ku ewu omo o, olorun a wo o
      oku {name} a sun re o
      e ku ara fe ra ku, iya yin ti lo sinmi
      status re dun gan, fi ranse si mi
      tani o wa ninu foto yen
      mo fe ki o follow mi lori instagram
      pa group yi re, ko wulo
      admin, jowo fi {name} si group wa
      o dara, a ma jo soro lale nile
      wrong number, mo n wa {name}
      se nomba brother sunday niyi
      mo ro pe {name} ni mo n ba soro
      ma binu, kii se iwo ni mo fe ko eyi si
      test
      haaa
      o wa n ko
      nkan o rogbo
      aye nira, olorun nikan lo le gba wa
      ebi n pa mi gan, mi o tii jeun lati ana
      mo ti re mi, ise po
      mo binu si oko mi loni
      iya oko mi n fa wahala fun mi
      mo fe ko iyawo mi sile, e gba mi nimoran
      omo mi n jale, kini mo le se fun un
      omo mi ko fe lo si ile iwe
      mo ni eru pe n o ku
      okan mi ko bale lati igba ti baba mi ti ku
      ijoba pin iresi, se e ti gba tiyin
      palliative ti adugbo wa da
      npower ti san owo fun awon eniyan bi
      tradermoni si wa bi
      wema bank wa ni adugbo wo ni ijebu ode
      ago melo ni first bank maa n ti
      kuda app mi ko si, se o n sise fun eyin
      opay ti block akanti mi, e ba mi so fun won
      palmpay gba owo mi, customer care won da
      fairmoney n da mi laamu nitori gbese won
      piggyvest mi maa pe nigba wo
      bamboo tabi risevest, ewo lo san
      binance ti kuro ni naijiria bi
      notcoin ati hamster maa jade nigba wo
      pi network mi elo lo je
      aburo mi ji owo iya wa, se ki n na an
      bawo ni mo se le block eni to n da mi laamu lori whatsapp
      mo ti fi siga sile, olorun lo ba mi se e
      omo odun meta mi n sun sori ibusun, kini mo le se
      olorun, san gbese aye mi, amin
      ya mi ni biro re fun iseju kan
      e ko mi bi won se n jo zanku
      bawo ni won se n siro zakat
      card reader laptop mi ti baje
      opay yara ju opolopo banki lo, kini e ro
      chai, aye ma le o
      kini imo sayensi, so die fun mi
      aunty mi bun mi ni {amount} nibi inawo lana
      mo n ra kaadi agbaboolu pokemon, e ni nkan mi i
      kaadi uno nko, e je ka jo ta
      ayo olopon ni a fe ta, bo si abe igi
      omo bank ole ni won, won n gbe ni odo banki omi
      bebe odo ti wo, omi ti gbe banki odo lo
      food bank ijo wa n pin ounje loni
      sperm bank wo lo wa ni lagos
      mo fe tan iya mi lo si ilu oyinbo fun itoju
      igba melo ni won n da ina si adugbo yin lojumo
      transfer iwe mi si ile iwe tuntun ko tii pari
      transfer news, chelsea ti ra agbaboolu tuntun
      ijoba ti ko iye owo tuntun jade fun epo
      owo epo ti lo si {amount} lita kan
      oko wa {amount} lati ojota si berger bayi
      mo san {amount} fun oni bolt, o si wa mi buruku
      alajo omo mi ni ile iwe ko omo naa daadaa
      loan word ni ede yoruba, fun mi ni apeere
      apeere oro ayalo ni ede yoruba
      ki ni interest re ninu oro oselu
      limit calculus, bawo ni won se n se e
      balance equation yi fun mi ni chemistry
      receipt aso ti mo ra ni shoprite ti sonu, se won maa gba a pada
      statement gomina lana ya gbogbo eniyan lenu
      ewi kan nipa owo, ko fun mi
      ewo lo dara, owo tabi ogbon
      owo ko ni ile ayo, kini e ro nipa oro yii
      se owo le ra idunnu
      kini e maa se ti won ba fun yin ni billion kan
      owo ti won ko nkan si, se won si n na an loja
      owo naira tuntun pupa wu mi loju
      ta ni foto e wa lori naira ogorun
      odun wo ni won bere si ni lo naira
      kini oruko owo ilu ghana
      mo ya oko fun baba mi, o wa oko lo si oko
      mo ya iwe ninu library, mo fe da a pada
      mo ya aso aunty mi lo ode
      ba mi da omo yen lohun
      mo fe da oko mi lejo, loya wo lo dara
      loya melo ni mo nilo fun oro ile
      mo ti fi oro naa to olopa leti, won n gba owo
      e ti ilekun, ojo n bo
      ti ilekun pa ki o to sun
      si ferese die, ooru n mu
      pa redio yen, mo fe sun
      gbe omo yen fun mi
      ran omo lo ra suga wa
      ba mi ra buredi bo nigba ti o ba n bo
      ra paracetamol wa fun mi ni chemist
      da omi sinu ikoko
      san ese re ki o to wole
      fi iyo die si obe naa
      fun omo lomi mu
      duro de mi ni junction, mo n bo
      ma duro de mi, maa lo
      tun so fun oluko pe omo mi ko ni wa lola
      so fun oga mi pe ara mi ko ya
      e tun foonu mi se, screen re ti fo
      elo ni screen tecno spark
      mo gbagbe agboorun mi sinu oko
      apo mi ti ya, ta lo n ran an
      mo so omo mi nu loja, e gbadura fun mi
      aja ti bu mi je
      ejo wo ile aladugbo wa
      agbara ojo gbe moto lo ni lekki
      ina jo soobu meta ni oja dugbe
      ijamba oko sele ni marosese
      won ji omo ile iwe gbe ni ekiti, olorun gba won
      won n beere owo itusile lowo ebi re
      soja ti wo ilu wa
      ogun ukraine ti pari bi
      trump so kini lana
      ibo ijoba ibile maa waye nigba wo
      elo ni won n san fun agunbaniro bayi
      kini won n ko ni ile iwe olukoni
      omo mi yege ninu waec, e ba mi yo
      mo yege o, mo ti di dokita
      e ku oriire fun iyawo tuntun
      ojo igbeyawo won ti di ojo keji osu december
      ekan si {name} pe mo n ki won
      {name} so pe oun ko ni le wa
      e ba mi beere lowo {name} boya o ti de lagos
      se {name} ni eyi
      kini {name} so nipa mi
      {name} ko feran mi mo
      elo ni {name} n gba losu nibi ise
      se {name} ti fe iyawo
      iya {name} ti ku
      (lol|haha|hehe) o pa mi o
      hmmm o ga
      na wa o
      ok mo n bo wa ba yin nile
      foto yen dara
      emoji wo ni mo le fi fun ololufe mi
      caption to dun fun foto ojo ibi mi
      ko status fun mi nipa awon ota
      oruko wo ni mo le fun omo tuntun mi
      oruko ile ise tailor to dara
      e ba mi ya logo
      e se website fun mi
      bawo ni mo se maa jere followers lori tiktok
      bawo ni mo se le di comedian
      bawo la se n wa moto
      driver's license, nibo ni won ti n se e ni ibadan
      awon frsc n duro si ona
      se o le ba mi sun lale yii
      e fi foto yin ranse
      se o lewa, omo odun melo ni e
      iwo naa sun, o ti ru
      o dabi eni pe o n sise ju
      olorun yio segun gbogbo ota wa
      jesu ni oluwa
      alhamdulillah fun ojo jumat
      e wa si ile ijosin wa ni ojo aiku
      revival bere lola ni ago marun
      pasito ni ki n ma je eran
      ofin de siga mimu ni gbangba
      ki ni oogun fun efori
      malaria ati typhoid, kini iyato won
      omo mi kan maa n to sile
      iyawo mi n robi, dokita da
      eje mi ga, kini ki n maa mu
      oju mi n dun mi, elo ni gilaasi oju
      se karooti dara fun oju
      bawo ni won se n din eyin
      elo ni crate eyin
      ewa gbirin tabi ewa dudu, ewo lo dun
      ibo ni amala to dun wa ni ibadan
      mama put kan wa ni iwaju ile wa
      gari ijebu ati kuli kuli ni mo fe mu
      oti kii wu mi mo
      pepsi ati coke ewo lo dara
      se ojo a ro ni osogbo lola
      haramattan yii le gan
      oorun ati osupa ewo lo tobi
      ile aye jin to oorun bawo
      tani o ko bibeli
      anabi melo lo wa
      itan sango ati oya
      ogun onire, so itan re
      kini oriki ibadan
      ki oriki awon olukoyi fun mi
      igba wo ni odun egungun
      aroko lori ibaje eniyan ko da ise oluwa duro
      owe yoruba marun nipa suuru
      kini ilana fonoloji yoruba
      silebu melo lo wa ninu oro yii
      ami ohun wo lo wa lori oro aja
      owe kan lori gbese
      adura fun sisan gbese wo ni mo le gba
      channel wo lo n fi boolu han lori dstv
      se e n gba osise, mo ni degree ninu banking
      oga mi n yo mi lenu, kini ki n se
      seller jumia yen lu mi, oja ko dara
      airtel n je data mi ju
      mo lo ra ata loja, won ni {amount} ni rodo kan. aye ti le o
      baba mi n sise ni first bank tele. o ti feyinti, o wa ni abule bayii
      mama, mo ti de ile iwe. mo ti jeun, e ma seyonu
      e pade mi ni iwaju gtbank ni ikeja. mo wo aso pupa
      mo wa ni ila ni atm access bank, ero po gan. maa de pe die
      oga, ise ti e ran mi ti pari. mo fe wa gbe awon irinse mi
      sorry mo ti pe ni ago mesan, o o gbe. pe mi ti o ba ri eyi
      omo yin lu omo mi ni ile iwe. e ba a wi o
      mo ri foto yin lori facebook, e ti sanra. e ku ojo meta
      idanwo mathematics wa lola, mi o tii ka nkankan. e gbadura fun mi
      won n ta ile ni mowe. ile meji, owo re je {amount}, pe mi ti o ba fe
      egbe agbaboolu wa padanu lana, emi o jeun. referee yen buru
      ojo ro lana, ile wa kun fun omi. gbogbo nkan lo baje
      ile iya mi ti jo, ko si ibi ti o maa sun. e ba wa wa ile
      oko mi ko pada wale lana, foonu re ko lo. eru n ba mi
      omo mi ko le ka iwe daadaa, oluko ile wo lo dara
      mo n lo si oja oba lola, se e fe ki n ra nkan bo fun yin
      won ni ijoba fe pin owo fun awon agbalagba, se ooto ni iroyin naa
      ile ejo da omo yahoo kan lebi lana, won ran an lo si ewon
      bawo ni banki se n sise ni aye atijo, mo n ko itan
      iya mi n beere boya uncle ti de lati eko
      mo gbe akara ati ogi, e wa jeun
      se o ranti oluko wa tele, won ti di pasito
      mo ti fo aso tan, mo fe lo si oja
      e ba mi ka adura fun omo mi to fe se idanwo
      ore mi ni salary oun ti wole, o fe gbe mi jade
      owo ti {name} je mi ko tii san, maa lo ba a nile
      mummy, owo ounje ti tan, e ran nkan wa
      mo n reti owo lati odo yin, dad, e ma gbagbe mi
      access bank ti ti akanti mama mi, kini a le se
      uba app o sise loni, se tie n sise
      gtbank n yo owo mi ju, mo fe kuro nibe
      opay loan ti pe mi leemewa loni
      kuda ni o ni charges, se ooto ni
      moniepoint n gba osise ni ibadan
      cbn ti yi owo naira pada, awon eniyan n kerora
      ijoba fe gba owo ori lori transfer, gbogbo eniyan n pariwo
      dola ti lo soke, oja ti won, olorun gba wa
      won ni banki meta maa parapo di okan
      oga banki agba kan ku lana
      aburo mi n ko eko banking and finance ni lautech
      owo oja mi jona mo gbogbo oja ni dugbe
      awon ole ja oko owo banki lole loju ona benin
      se o gbo pe won mu osise banki to ji owo
      mo la ala pe mo wa ni banki, mo n ka owo
      atm machine ladugbo wa ti baje, awon omo n fi sere
      queue ni banki loni po, ese n dun mi
      mo pade ololufe mi ni banki, itan niyen
      fiimu kan wa nipa awon to ja banki lole, kini oruko e
      orin owo ni koko, ta lo ko o
      kini oruko banki akoko ni afrika
      omo mi so pe oun fe di manija banki ti o ba dagba
      aso awon osise zenith bank pupa wu mi
      mo n ta kaadi recharge, elo ni mo le fi bere ise naa
      bawo ni mo se le di oni pos
      elo ni ero pos opay
      kaadi recharge ti mo fo, nomba re ti pa, mtn lo ye ki n pe
      glo ko je ki n gba simu mi pada
      mtn n ji data mi, e gbadura fun won
      bawo ni mo se maa port lati mtn si airtel
      nomba customer care mtn da
      dstv decoder mi n so e16, kini itumo e
      antenna gotv mi ti gun lo, ta lo le tun un se
      nepa ko wa tun waya wa se
      mita prepaid ile wa n yara je ina, kini o fa a
      elo ni mita prepaid tuntun lodo ibedc
      school fees unilag ti lo soke, awon akekoo n fehonu han
      waec syllabus odun yii fun biology
      omo mi ko fe ko mathematics, kini mo le se
      nibo ni mo ti le ra form jamb ni ife
      ajo awon obi ati oluko pe ipade
      ajo united nations wa fun kini
      ajo ni lodo wa ni oogun ile, ki lo tumo si
      irin ajo mi si jos dun
      ajo efcc mu omo yahoo ogun
      egbe okunrin ijo wa n se idije boolu
      olori egbe wa ti ku
      ere ti mo n se lori playstation ti jo
      ere ori itage ti wole soyinka ko
      eko ijebu elo ni de rubber kan
      eko gbona ati akara ni mo je laaro
      mo wa ni eko, oorun n mu
      ipin kini o ka ninu iwe naa
      ipin meji ninu meta mesan je elo
      iwe banki re wo lo ka gbeyin, itan ni abi ewi
      eyawo ni baba onile fi n pe iyawo re, o pa mi lerin
      iya alajo adugbo wa n ta ata bayi
      kolo ni oruko aja wa
      kolo adie mi ti kun fun eyin
      oluwa fi owo re to mi
      owo olorun ko kuru lati gba wa
      e na owo yin soke ki a gbadura
      owo mi n dun mi, mo ti fo aso ju
      se owo re ti jinna nibi ise yen
      mo fi owo mejeeji gba a mora
      oko oju omi ti gunle si apapa
      reti mi, mo n bo wa gbe e
      mo ti fi leta naa ranse si i nipa posita
      fi ounje ranse si mi nile
      ran omo yen wa bayi
      e fi foto igbeyawo ranse si email mi
      e gba mi ni imoran, aya mi n binu
      alaye ise ti won fe je bi: we ile, se ounje
      gbigba ayewo eje elo ni
      opin ose yii a n lo si badagry
      opin aye ti de tan
      iye omo to wa ninu kilaasi wa je ogoji
      elo ni eniyan to wa ni ile aye
      iwe mi ti sonu ni library
      kaadi library mi ti pari, mo fe tun se
      pin iresi naa fun gbogbo eniyan
      pin foto naa si facebook
      koodu fun netflix ore mi, se o ni i
      fun mi ni python code to n ka nomba
      koodu geeti estate yin, mo wa ni ita
      dispatch rider mi wa ni geeti, si fun un
      oga logistics, eru mi ti de bi
      oja ti mo ra lati china ti de lagos, nibo ni mo ti maa gbe e
      tracking number gig mi ni {number}, ibo ni eru mi wa
      oja jumia mi ko tii de, ojo marun re
      hotel to dara ni osogbo, elo ni yara kan
      mo n wa boy ise, e ba mi wa
      e ba mi wa omo odo to le se ounje
      nany to dara fun omo osu mefa
      ile fun tita ni ibeju lekki, plot kan {amount}
      mo n ta moto mi, camry 2008, {amount}, pe {phone}
      e ra aso adire lowo mi, {amount} ni yard kan
      pepper soup ati small chops wa, e pe {phone}
      join telegram channel wa fun forex signals
      vote for {name} ninu face of ibadan
      subscribe si youtube channel mi
      breaking news: oko bale gba ni ona ife
      ti o ba n lo whatsapp gold, pa a re kia, virus ni
      oogun eto ara, ko ni side effect, pe {phone}
      gbogbo ore mi, mo ti yi nomba pada, {phone} ni tuntun
      happy birthday ore mi, wa a dagba wa a darugbo
      tani wo man u lana
      sun daadaa, ololufe mi
      mo ti ji, iwo nko
      ki lo n se, mo n ronu nipa re
      ounje wo le fe je, iresi abi eba
      wahala po ladugbo wa, awon omo ita n ja
      emi o ri e ni ijo lanaa
      aunty, se e ti gba egbogi
      odabi pe ojo maro
      mofe lo oja lola, shey wa tele mi
      talo gba bolu lana
      ebinpami o
      mofe muomi
      iyami tide
      mofe sun, oorun nkunmi
      oluwa seun fun ojoni
      mofe lo soosi lola
      omomi oti jeun
      ojo nro nibi
      bolu ana dun gan
      kinimo le se ki n sanra
      iyawo mi binu simi
      mofe ra aso tuntun
      shey oti sun
      talo maa di gomina
      epo won gan laye yii
      ojo ti a bi mi ni ojobo, kini oruko ti o ba mi mu
      iya {name} ni ki o mu ikoko re wa
      moto n bo lati ilorin, o maa de ni ago mefa
      awon akekoo fe ya lo si ibudo itura ni erin ijesa
      omo mi fo gilaasi, o ge owo re
      mo n pe e lati aaro, se foonu re ti ku
      ile oti ni won wa, won n mu emu
      se won ti fi ogede sun, epa wa nibe
      oluko, e jowo omo mi maa pe die loni
      aso wa maa jade lola, e mura
      jenereto ijo ti baje, e ba wa da owo jo ninu soosi
      agogo melo ni bàálù emirates n gbera
      fidio yen n panilerin, wo o ki o to sun
      mo padanu iya mi, e gbadura fun wa
      kini oruko obinrin akoko to wa moto ni naijiria
      emi o fe se ise abe, dokita ni dandan ni
      ta ni yoo se olori ile igbimo asofin
      {name} fi foto re sori group, e wo o
      eran odun ti tan, e ma binu
      gbogbo yin ni mo ki, emi {name} lati kilaasi 1998
      mo wa ninu ipade, maa pe o pada
      e gbe omi gbigbona wa fun baba
      ise ti pari, oga ni ki a lo sile
      tani o n se obe lonii
      {name}, iwe re wa lowo mi, wa gba a
      nigba ti mo wa ni kekere, owo eyo ni won n na
      mo gbo pe won fe te naira egberun meji
      baba mi ni moto banki gba oun ni ona
      ile ifowopamo wo lo ga ju ni eko
      oju ojo ti baje
      mofe jeun mio ti jeun
      nibo lo wa, modeoju ona
      omo naa nsunkun gbe e
      aisan nsemi
      aladugbo mi n da orin ru wa loru, kini ki n se fun un
      mo gbin agbado, eye n je e. oogun wo ni mo le lo
      omo mi gba ami eye ni ile iwe. inu mi dun gan
      oko mi fe lo si saudi fun ise, e ba wa gbadura
      won ni ojo kan a maa san ni banki, mo pade ore mi nibe, a rerin
      elo ni won n ta apo agbado ni saki
      kini oruko oba ogbomoso
      mo fe lo ki iya mi ni abule lojo satide
      oluko so pe omo mi n sere ju
      ounje ale ti jinna, e wa jeun
      bawo ni won se n pa ewe ila
      mo ti gba {name} ni iyawo
      ipari ere naa, meji si odo
      {name} lo kan lati fo abo
      tani o kan lati gba adura ni ijo
      ehn, ki lo n sele lode loni
      e gbo, se boolu wa lale yii
      yee, ese mi n dun mi, kini mo le lo
      haba, ojo yii ti po ju
      e gbo, ounje wo ni mo le se lale yii
      ha, won ti gbe oba kan sori oye ni ilu wa
      ehn, {name} wa nibe bi, e ba mi pe e
      e gbo, mo n bo wa ki yin nile lola
      se e ri i, awon omo isinyi ko gbo oro
      haba, epo petiro tun ti won
      (mo|a) n lo si odun osun osogbo lose to n bo
      omo wa ti ko bi won se n rin
      tani o mo bi won se n se kunnu
      egbon mi lo da ile ise sita sile
      se ooto ni pe ejo n mu wara
      mo fe ko orin juju, tani mo le ba lo
      (ba mi ki|e ba mi ki) (iya re|awon ara ile|iyawo e) (ti o ba dele|nigba ti e ba de ibe)
      mama Tola, e kaaro o, se awon omo ti lo sileewe
      (kini|bawo) ni won n pe (good morning|good night) ni (hausa|igbo|faranse)
      bawo ni won se n ki oba ti eniyan ba de aafin
      omobinrin ti ko kunle ki agba, kini asa yoruba so nipa e
      (ko|e ko) oro ikini (ojo ibi|igbeyawo|odun tuntun) fun (ore mi|oga mi) (ki n fi si status|)
      aladugbo mi ki i ki mi mo, mi o mo nkan ti mo se
      (egbon Kunle|aunty Bisi), e ku ojo meta o, nibo le wa lati igba yii
      mo ki oluko wa laaro yi, ko da mi lohun
      kaadi ikini keresi ni mo n wa, ibo ni won ti n ta a
      (e kaabo|kaabo) si soosi wa, e joko siwaju
      hello Sade, se o ti de ibi ise
      (alfa|pasito) kaaro o, se isin maa bere ni ago mesan
      e ku ile o mama Ibeji, awon alejo yin ti de
      (iran|eya) wo lo n ki eniyan pelu ifowowo
      hello testing, one two, se gbohungbohun yii n sise
      (good morning|ekaaro) class, e dide ki e ki oluko yin
      ko mi ni bi won se n ki eniyan ni (ede faranse|ede larubawa)
      kilode ti awon ijebu fi n ki ara won ni weehin
      mama so wipe ki n ki yin ti mo ba de abeokuta, baba agba
      (se e sun daadaa|se e ji ire), baba Seun? ejika yin nko, se o ti fuye
      kaabo si ile wa, oko mi ti lo si oko
      ki lo de ti o ki mi ana ni party, Funmi
      orin e ku odun e ku iyedun, tani o ko o
      omo yii, o ri agba o ki won, se bayi la se ko e
      (ago o|ago onile o), se mama Risi wa nile
      how far Dele, se o maa wa si field lale yi
      (salam alaikum|alaikum salam) ya Mustapha, se o ti kirun asiri
      e ku ewu omo o iya Aina, olorun a da omo si
      (moto|lori|keke) yii ko ni balance, taya eyin lo wo
      bawo ni mo se le (balance|dogba) ise ati ile
      omo mi ko le balance lori keke, bawo ni mo se maa ko o
      (balance|dogba) equation kemistri yii fun mi
      gele yi ko balance lori mi, e ba mi we e
      elo lo ku ninu iresi ti a ra lana, iyawo mi
      iye omi to ku ninu tanki ko to fun ise birikila
      (eniyan|akekoo) melo lo ku ninu kilaasi yin
      elo ni gbogbo owo dangote
      iseju melo lo ku ki ere naa pari
      balance diet ni dokita ni ki baba mi maa je
      elo lo ku fun petiro ninu moto yin, se a le de ilorin
      (o ku|seku) ojo melo ki ramadan bere
      imole inu yara yi ko to, e tan ina miran
      o ku die ki n subu, mi o ni balance lori bata giga
      iwontunwonsi eru inu oko oju omi, e ko aroko lori re
      ta lo mo iye awon eniyan to ku ninu ijamba yen
      (balance|audio) speaker mi n dun ni apa kan soso
      (akanti|account) instagram mi (ni won hack|ko si mo) (lati ana|)
      kini nomba foonu mekaniki to n se moto yin
      nomba jamb mi, mo ti gbagbe e, ibo ni mo ti le ri
      nomba ile wa ni opopona ajayi je metadinlogun
      omo mi, o ti mo nomba re ninu kilaasi bi
      (bawo ni|nibo ni) mo (ti le|se le) si account (tiktok|facebook|gmail)
      si ilekun fun alejo
      (e ba mi|wa) si igo oti yi
      si iwe re si oju ewe ogun, ka a jade
      mo fe si soobu irun ni ojuelegba, nibo lo dara
      omo mi fe forukosile fun jamb, kini won n beere
      (forukosile|register) fun voters card, ibo ni won ti n se e ni adugbo wa
      bawo ni mo se le darapo mo awon olopaa
      won si oja tuntun ni (akure|gbongan), gomina wa nibe
      (soosi|mosalasi) wa n forukosile awon akorin tuntun
      la enu re ki n wo eyin re
      e la agbon yii fun mi ki n mu omi re
      ago melo ni oja bodija maa n si
      bawo ni eniyan se le da ile ise redio sile
      ibo ni mo ti le forukosile fun ise npower
      (won ti|a ti) si afara tuntun naa fun awon oko
      app facebook n ni ki n sign up tuntun, mo ti gbagbe eyi ti mo ni tele
      oju mi ko la daadaa, se iwosan wa ni ibadan
      mo fe bere ise adie, cage melo ni mo nilo
      (chelsea|man city) fe fi owo nla ra agbaboolu naigeria ni transfer window yii
      awon ile ise ti transfer oko mi lo si (maiduguri|jos)
      (bluetooth|xender) ni mo fi n fi fiimu ranse si ore mi
      bawo ni mo se le fi foto ranse lati foonu mi si laptop
      fi oko ranse wa gbe wa ni airport, oga driver
      oluko so pe heat transfer wa ninu idanwo, kini radiation
      ran omo yen wa, ki o wa gbe eru
      (ran|fi) iya re lowo nibi ise ile, omo mi
      baba mi ni ki n ran egbon mi leti nipa ipade ebi
      mo fi leta ranse si obinrin yen ni 1998, ko da mi lohun titi doni
      bawo ni won se maa n fi iroyin ranse laye atijo
      (e fi|fi) location yin ranse, awa ti de junction
      iya Ibadan, e fi efo ati gaari ranse pelu oni moto
      omo mi fe gba transfer lati poli si unifasiti, kini ilana
      fi oyin die si tii mi
      mo gbe omo fun iya mi toju fun ose kan
      awon ajogun da oku pada si ilu re lati london
      oluwa fi angeli re ranse si wa loni
      fi owo re si aya, ki o gbadura pelu mi
      (tani|ta lo) koko fi eniyan ranse si osupa
      (se o|shey o) ti fi assignment naa ranse si oga lecturer, Tunde
      (mama|baba) Bolu, e ma fi omo ranse nise mo, osan ti mu
      (awon wo|ta lo) ni won wa ninu akojo agbaboolu ti won maa lo si ghana
      fi oruko re sinu akojo awon to maa gbadura laaro
      oruko tani wa lori ogiri yen
      oruko {name} ko si ninu akojo oludibo ni ward wa
      mo fi nomba re pamo sinu foonu mi, ore mi, mi o ni gbagbe
      (palliative|owo iranwo) ijoba, won ni awon beneficiary ni ward wa ti gba iresi
      bawo ni mo se le save nomba sori iphone
      pa fidio yen re lori foonu e, ki enikeni ma ri i
      mo pa nomba ex mi re, sugbon mo si mo o lori
      yo oruko mi kuro lori group yin, mi o raye ariwo
      (kini|so) oruko awon omo jakobu mejila
      awon omo ogun melo ni noah gbala, so oruko won
      save fidio yen si gallery fun mi, Kemi
      oruko awon ipinle ni naijiria ati olu ilu won
      akojo orin sunny ade to dun ju
      (ko|e ko) akojo ohun ti mo maa ra fun ikomo
      akojo awon alejo igbeyawo ti pe, eniyan igba
      (kini|ki lo) sele ninu itan biafra
      itan mi gun, mi o le so gbogbo e tan loni
      alert foonu mi n dun ju, bawo ni mo se le yi ohun re pada
      (se|shey) baba ti wole lati ibi ise
      omi ti wole si yara wa latari ojo ana
      tani o wole ibo gomina ni edo
      (ole|ejo) wole sinu ile aladugbo wa lana
      wo bi won se n wole soosi pelu jean yiya
      awon akekoo ti wole pada leyin idasesile asuu
      owo osu awon olukoni ko tii wole ni ipinle wa, iroyin lo so
      awon ti o wole si semi final ni afcon, e ka won fun mi
      se won ti san owo osu awon osise ibile bi, mo ri i lori iroyin
      (olorun|oluwa) credit alert ayo ni a n reti ninu osu yii
      history ati government, ewo lo rorun ni waec
      iroyin aago mefa, kini won so
      baba wa jade lo laaro, ko tii wole di akoko yi
      tani pe mi lana lori nomba tuntun yen, iwo ni abi
      omo mi ti wole poli, e ba mi yo
      (minisita|gomina|efcc) ti gbe statement jade lori oro naa
      (olopaa|agbofinro) ni ki n wa ko statement nipa ijamba moto ana
      personal statement fun admission ni london, bawo ni won se n ko o
      kini thesis statement ninu aroko
      problem statement project mi, ba mi ko o
      statement ti aare so lana ko dun mo mi ninu
      so iyato laarin statement ati question ninu gede geesi
      (dokita|ile iwosan) ni ki n mu iwe akosile ilera omo mi wa
      iwe eri ibi omo mi, nibo ni won ti n se e
      embassy canada gba osu melo ki won to fun eniyan ni visa
      (pdf|iwe) itan oduduwa ni mo n wa
      ko iwe ifiranse si oga ile iwe pe omo mi n saisan
      bawo ni won se n yi word si pdf
      won ni ki n mu statement of result mi wa si poli, mo padanu e
      fashion statement ni fila to de si ori yen
      return of income ti agbejoro fi sile ni kootu, se o ti di mimo
      risiti oogun ti won fun mi ni chemist ti faya
      ninu oja balogun, iya kan ko fun mi ni risiti aso ti mo ra
      (resipi|recipe) asun ati pepper rice, ko o sibi
      ba mi te iwe ipe si igbeyawo mi, aso ofi lo wa lori re
      bawo ni won se n pe 'receipt' ati 'debt'
      proof wo lo wa pe aye ri rogodo
      eri wo ni bibeli fun wa nipa ajinde
      (kini|so) eri tire ninu soosi loni, sister
      eri okan mi n da mi laamu nipa iro ti mo pa fun iya mi
      (iwe eri|certificate) nysc mi sonu, ibo ni mo n lo
      screenshot ti o fi ranse yen ko han, Bimpe, ya omiran
      foto risiti ile itaja yen dun, won ko 'rice' ni 'lice'
      alaga kootu bi mi pe eri wo ni mo ni pe ile baba mi ni
      mo ka ninu iwe iroyin pe seneto ko ni risiti fun moto ti o ra
      ohun ti o ri yen kii se eri pe o n yan ale, egbon
      (book|iwe) risiti ni mo fe te fun soobu mi, ta lo n te e ni shomolu
      (foonu|leta|eru) ti mo order lori jumia ko tii de, o ti pe ose meji
      oko wa ko tii de lati abuja, a ti n duro lati aaro
      (uber|bolt) ti mo pe ko tii de, ojo n ro
      nibo ni aja mi wa, mi o ri i lati aaro
      (ounje|shawarma) ti mo order lori chowdeck ko tii de o
      nibo ni jesu wa ki a to bi i
      nibo ni o wa lati aaro, ebi n pa awon omo
      visa mi si n pending ni embassy uk
      (admission|ipo ise) mi si wa ni pending, mi o mo kini ki n se
      (wa ni pending|pending ni) friend request ti mo fi ranse si i lori facebook
      alejo wa ko tii de, obe ti n tutu
      nibo ni owo npower awon odo wa, aare seleri tipe
      ero parcel ti GIG ko tii de sodo mi, customer care won ko gbe ipe
      osu keta ree ti ojo ko tii de, agbado wa n gbe
      ti ojo ba de ni agbegbe wa, oju ona wa maa n kun
      message mi fi ami kan soso han lori whatsapp, ko tii de odo re
      oluwa, ibukun mi da, mo ti n duro lati odun yi
      da mi pada si ile baba mi, mi o le gbe oko yii mo
      da iwe ti o ya pada si library
      bawo ni mo se le da message whatsapp ti mo pa nu pada
      mo fi foto si group ti ko ye, bawo ni mo se le pa a re ki won to ri i
      asise wa ninu aroko mi, ba mi tun un se
      mo pe eni ti ko ye lori foonu, e ma binu
      iyawo mi ko eru re lo, mo fe ki o pada
      gba mi pada oluwa, mo ti sina
      mo si ona, bawo ni mo se le pada si ojota lati ketu
      aso ti mo ra ni yaba kere ju, se won maa gba a pada
      bata ti won gbe wa kii se size mi, oni instagram ko fe gba a pada
      telo si aso mi ran, o ge e ju
      bring back our girls, odun melo ni bayi
      ile ise toyota pe moto won pada nitori aabo
      (da|mu) ewure aladugbo yen pada fun un ki ija ma sele
      idibo ti won fagile ni ekiti, won maa tun un se
      kini recall ninu ofin, awon eniyan kogi fe pe seneto won pada
      da ounje yi pada sori ina, ko gbona
      ibo ni iyawo mi n na isimi re si, oun lo mo
      (awa|a) na isinmi wa ni obudu, o dun gan
      baba mi maa n na mi ti mo ba pe dele
      oluko na omo mi ni egba mewa loni, mo fe lo ba a ja
      barcelona na real madrid ni meloo
      budget odun yii ti aare gbe lo sile asofin, elo ni won fun eko
      (ijoba|gomina) na {amount} lori ile ijoba tuntun, iroyin lo so
      iyawo mi maa n na owo ju, kini bibeli so nipa iru iyawo bee
      elo ni owo ikole afara keji niger
      elo ni won na lori igbeyawo omo dangote
      na owo re soke ti o ba mo idahun
      oja ta ni mo tele, okunrin to n na owo lori obinrin abi eyi to n sise
      asiko wo ni o n na ju lori tiktok lojo kan, Seyi
      kini won maa n na awon omo ogun si ninu budget usa
      omo mi n na ile iwe alakobere, mi o ri beeli
      elo ni owo mi a to ti mo ba fe ko ile yara meta
      ba mi se isiro, ti Ade ba na idaji owo re ti o ku ogun naira, elo ni o ni tele
      (mtn|glo) gba kaadi mi, mo pe won ko gbo
      airtime redio yen won, ipolowo iseju kan je {amount}
      ororo ti a fi kun enjini ti tan, load omiran
      e ma load eru yen ju, oko wa maa wo
      (load|fi) ibon, awon ode ti n bo
      recharge okan mi oluwa
      page yen n load lati aaro, ko si
      (video|fiimu) naa ko load, netflix won ko dara
      kaadi birthday fun iya mi, kini ki n ko sinu re
      credit ni mo gba ninu maths ati english, mo le wole yunifasiti bi
      kaadi pupa ni referee fun ndidi
      ewo lo dara ju ninu mtn, airtel ati glo ni agbegbe oko
      kaadi esi ile iwe omo mi dara, o se ipo keta
      won n ta kaadi whot ni yaba, elo ni
      ero to n te recharge card, elo ni won n ta a ni alaba
      sim mi ko sise, mo lo si ofiisi mtn won ni ki n mu nin wa
      okan re ni kaadi ti mo fi gba oju re, orin wo niyen
      data collection project mi ko tii pari, supervisor n binu
      (kini|so) iyato laarin data ati information
      mo fe ko data analysis, ibo ni mo ti le ko o ni lagos
      ijoba fe ka data awon eniyan lodun to n bo
      data bundle je eniyan ju laye yi, awon odo n kerora lori twitter
      iru data wo ni facebook n gba lodo eniyan
      bawo ni mo se le din bi data se n tan lori tiktok ku
      data type wo ni integer ninu python
      hotspot mi ko tan, Femi, wo o fun mi
      wifi hotel yii ko dara, e ba mi yi password
      megabyte melo lo wa ninu gigabyte kan
      omo yahoo ta data oju eniyan, iroyin lo so
      nimc lo ni data mi, oruko mi won ko o lodi
      data scientist ni egbon mi, o n gbe canada
      biodata mi ni cv, ba mi to o daadaa
      internet ti de abule wa, olorun seun
      (ibon|ara) san lana, o ba transfoma adugbo wa je
      ina jo ile epo kan ni apapa loni
      kini o n fa ki ina eletiriki gbe eniyan
      solar meji ati inverter, ewo lo dara fun ile kekere
      unit wo ni won fi n won ina ninu fisiksi
      tan ina iwaju moto, okunkun ti su
      ina obe ti po ju, din in ku
      oju orun pupa bi ina, se ojo maa ro
      generator mi n ruu eefin dudu, kini ki n se
      oni waya, wa ba mi tun soketi ile idana se
      iye mita melo lo wa ninu kilomita kan
      nepa mu ina lo nigba ti penalty fe waye, o dun mi
      awon osise nepa gba owo eyin lowo aladugbo mi
      tani o se awari ina monamona
      e pa ina yara, awon omo ti sun
      mita taxi yen n sare ju, ole ni awako yen
      kini n sele ninu (zee world|jenifa's diary) lale ana
      (mu|gbe) remote wa, mo fe yi channel
      tv wa ti baje, oju re dudu, oni repairer wo lo mo ise
      big brother naija, tani won yo lose yii
      awon omo n wo cartoon ju, won o se assignment
      se super eagles maa han lori tv lonii
      (gotv|dstv) ti fi owo kun eto won, awon eniyan n binu lori twitter
      antenna wa ti ya lulẹ nigba ti iji ja
      size tv wo lo dara fun yara kekere
      (tani|ta) ni olootu iroyin lori tvc ni ale
      oko mi maa n wo boolu titi ilẹ fi n mo, o n su mi
      okunrin yen wa lori tv lana, o so oro nipa ilera
      ago melo ni fuji house of commotion maa bere lori tv
      (box office|cinema) wo lo n fi fiimu kunle afolayan han
      tv ni ile alakobere omo mi ni won fi n ko won
      (aare|gomina) ti fowo si bill tuntun nipa awon akekoo
      tani bill gates, iyawo re melo
      (bill clinton|bill cosby) (se kini|ti ku bi)
      awon omo ile igbimo ja lori bill naa lana
      fi ife han, san ore pada fun eni ti o se o loore
      post no bill ni won ko si ogiri wa, awon eniyan si n le poster
      ile iwe omo mi le e wale tori ko ge irun
      oko omi ti o n gbe omi kaakiri adugbo, se o ti koja
      idoti po loju titi oshodi, lawma o ko o
      san asan, asan lori asan ni oniwaasu wi
      bi won se n ka bill of quantities fun ise ile
      baba mi sanwo ile iwe mi titi mo fi jade yunifasiti, mo dupe lowo olorun
      bill ounje ni hotel yen le pa eniyan, {amount} fun jollof
      duck bill ati beak, iyato wo lo wa
      kini oruko omo to gba ipo kini ninu jamb odun yii
      se owo ori obinrin ni ijesa po bi
      (ojo wo|igba wo) ni (iya mi|iyawo mi) maa bi, oyun ti pe osu mesan
      ago melo ni oko oju irin ibadan maa de
      ojo ikeyin fun iforukosile neco, ojo wo ni
      project wa due lola, mi o tii ko chapter two
      due date oyun mi ti koja, inu mi o bale
      (ojo ori|odun) melo lo kere ju ki eniyan to le dibo
      o kere tan, omo melo ni ki tọkọtaya bi
      cutoff mark to kere ju fun medicine ni ui, melo ni
      gbese ope ni mo je olorun, mi o le san an tan
      gbese china ti naijiria je, elo ni gbogbo re bayi
      ta lo je ta ni owo ninu oro lati enu iya agba yen
      iye omi to kere ju ti eniyan gbodo mu lojumo
      (se|te) kaadi igbeyawo, ta lo n te e ni mushin
      mo fe te complimentary card fun soobu mi, elo ni ogorun
      kaadi idibo (mi|baba mi) ko tii jade
      clinic card aboyun, won ni ki n mu foto meji wa
      (kaadi ile ikawe|library card) ni unilag, bawo ni akekoo se n gba a
      graphics card fun laptop mi, ewo lo dara
      memory card mi ko si mo, foto igbeyawo wa ninu e
      bawo ni mo se le gba green card amerika
      nhis card, awon wo lo le gba a
      id card nysc mi baje ninu omi
      kaadi ajesara omo mi, nurse ko ojo keji sinu re
      fi paali ya kaadi valentine fun oluko re
      flash card lati ko omo mi ni abd, nibo ni won ti n ta
      won ni ki gbogbo omo egbe wa ra kaadi egbe oselu
      elo ni omo kekere maa san fun kaadi wiwo boolu ni stadium
      referee fun defender ni kaadi pupa, won ti le e jade
      block bricks, elo ni block inch mesan bayi
      birikila ni block naa ko to fun iwaju ile
      (freeze|fi sinu firisa) eja titus yen ki o ma baje
      firisa ko di omi mo, ice block mi n yo
      bawo ni mo se le block number ex mi ki o ma pe mi mo
      oju ona ti di, oloja ti di titi
      imu mi di, mi o le mi daadaa
      ti ilekun yen pa, efon n wole
      won di oju ona pelu igi nigba ijakadi
      pa ina gaasi, ki obe ma jo
      omo ti so kaadi ile iwe re nu, oluko ni ki o wa pelu obi
      won ji keke aburo mi gbe ni iwaju soosi
      (da|e da) moto duro, mo fe sokale
      oti di mi ni eti, soro soke, iya agba
      dina fun oko yen ki o ma koja, traffic warden
      fi kaadi mi han ninu ere whot, mo ni 20
      (fi|e fi) ona han mi si oja oyingbo
      fi foto omo tuntun han mi, mo ku oriire
      kaadi ti mo mu ninu lotto, won ko nomba marun sori e
      joker melo lo wa ninu paali kaadi kan
      nomba to wa leyin jersey ronaldo
      nomba ile wo ni iya alakara n gbe
      won fi id card han awon soja ki won to koja
      card trick, bawo ni won se n se e
      ojo ti wara yii maa pari wa lori paali re, wo o
      tarot card, kini bibeli so nipa e
      oogun yii ti expire, se mo si le lo o
      milk ti mo ra ti expire, oni soobu ko fe gba a pada
      bawo ni mo se le da group whatsapp sile fun kilaasi wa
      da egbe agbaboolu sile ni adugbo, kini a nilo
      egbe oselu apc ati pdp, ewo lo koko wa
      egbe ogboni, kini won n se gan
      a fe da egbe akorin omode sile ni soosi wa
      (tani|ta) lo da egbe afenifere sile
      (da|bere) ija ko dara, omo mi
      egbe awon obinrin cms n ran aso anko kan naa
      blood group mi je o positive, se mo le fe as
      group work la n se ni kilaasi, awon to ku o sise
      bawo ni eniyan se le da ngo sile ni naijiria
      ajo agbaye (un|who), ilu melo lo wa ninu e
      ajo fifa ti fi ofin de egbe agbaboolu kan
      won da ajo elere idaraya tuntun sile ni ipinle osun
      telegram group fun egbe akawe iwe, mo ti da a sile, e wole
      mo fe darapo mo egbe onijo ibile, ibo ni won wa
      mo fe di omo egbe rotary, kini won n beere
      e fi mi kun group whatsapp awon iya ile iwe, mama Tobi
      se mo le wole si egbe choir yin, mo n ko alto
      bawo ni mo se le wole si ile ise ologun oju omi
      join the dots, omo mi n se e ninu iwe
      e darapo mo wa lori zoom lale yii, akori wa ni ife
      darapo mo wa ninu isin isoji ose yi, iyanu n be
      won ko gba mi si egbe awon agba boolu, mo kere ju
      oluko ni ki n darapo mo group b ninu debate
      iya mi fe ki n wole sinu egbe iya ijo, mo kere
      (link|code) google meet kilaasi oni da, oluko
      won fi mi kun group iroyin lai bi mi, mo fe jade
      egbe okunkun lo fe ki omo mi wole, mo n beru
      emi naa fe wa ninu ere ori itage yin, ipa wo lo ku
      idawo ile ijosin tuntun, deakoni ni ki idile kookan san {amount}
      (ipin|idawo) mi ninu oro naa ni pe ki e fi suuru
      mo da omi gbigbona si mi lara, kini ki n fi pa a
      da iresi sinu ikoko nigba ti omi ba ho
      da iyo die si obe naa, ko dun
      won n da owo fun oku baba Lekan, alaga ebi lo n gba a
      idamewa ati ore ofe, iyato won ninu bibeli
      soosi wa fe kowo fun ile pasito, mi o mo iye ti mo ni lokan
      ajo awon akorin n lo si badagry lojo abameta, ta lo maa wa oko
      won ni kilaasi wa da owo fun ebun oluko, class captain lo n gba a
      baba onile, a ti da owo gate naa fun Mr Ojo lana
      ipin karun ninu iwe genesisi, kini o so
      iya ajo re nko, se o ti bo ninu aisan, Wale
      won da ejo fun ole naa, odun meta
      da boolu yen wa, omo yii
      igba wo lo kan mi lati fo abo nile, egbon mi lo kan
      tani o kan lati gbadura laaro ola
      ta lo kan ninu ere ludo yi, iwo ni abi emi
      o kan re lati se ounje loni, Bose
      ajo yi jin, oko wa ti baje nigba meji loju ona
      awon wo lo wa ni group A ninu world cup
      (ta lo|tani) ko tii ko assignment sile ninu group yin
      won yan alaga egbe tuntun ni ipade olowo itaja
      egbe wa padanu boolu, ipo wo la wa lori table
      kini o n sele ninu egbe awon fuji, won n ja
      se gbogbo eniyan ti san owo aso anko fun igbeyawo Bisi, iya oge lo beere
      mo kuro ni group awon ile iwe mi tori oro oselu
      itan egbe musulumi ansar ud deen
      ojo wo ni ipade omo egbe landlord to n bo, chairman ko so
      nomba wo ni mo di lori line ni ile iwosan, nurse
      goal melo ni osimhen ti je lodun yi
      goli naa mu penalty meji, o gbiyanju
      life goals mi ni ki n di dokita ki n si ran awon talaka lowo
      kini afojusun iwe yi ni aroko
      saka je goal to dun ju lalẹ ana
      (fi|e fi) ewe efo pamo sinu firiji
      fi asiri pamo, ma so fun enikeni, ore mi
      mo fi kokoro ile pamo si abe eni
      bawo ni ijapa se ko ogbon gbogbo aye jo sinu akengbe
      ko eru re jo, a maa lo ni idaji
      ko awon omo jo, mo fe so alo fun won
      mo n ko epo igi jo fun agbo iba
      (ki|kini) eniyan le se lati fi omi pamo nigba erun
      jesu nikan lo le gba okan la, save soul ministry
      save energy, pa ina ti o ko ba lo o
      asiko ni owo, fi asiko re pamo
      goalkeeper wa ti farapa, tani maa wa dipo re
      (ka|e ka) egungun ki o si ko won pamo sinu posi
      won fi oku baba agba pamo si mosuari fun osu kan
      fi oyin pamo sinu igo, ki eera ma de ibe
      piggery ni mo fe bere, elede melo ni mo le fi bere
      afojusun ijoba lori eto eko fun odun 2030
      kini smart goals, olukoni n beere
      ode n to ipa ẹtu ninu igbo
      ma to sori ibusun mo, omo mi
      bawo ni eera se n ko ounje jo fun igba ojo
      won to awon aga sile fun isinku, igba lo pe
      lock ilekun iwaju, ole wa ni adugbo yi
      kolo ni won fi n pe ori ti won fa ni oko ijebu, otito ni
      kolobo epo pupa ni alawo fi se ebo
      oju mi ni mo fi pamo, mi o fe ki o ri mi
      bi won se n fi isu pamo sinu aba ki o ma ba jera
      target ile ise wa losu yi le, oga maa n pariwo
      mo fe din sanra, target mi ni kilo aadorin
      squirrel maa n fi eso pamo fun igba otutu
      (osimhen|maja) wa ni chelsea on loan, se won maa ra a
      won fi agbaboolu wa ya egbe miran titi di June
      ya mi ni iwe fisiksi re, mo maa da a pada lola, Kola
      mo fe ya keke baba mi lati lo si oko
      irun ni mo fe ya, barber wo lo dara
      ya foto mi pelu oba, camera man
      mo ya were, oro re ya mi lenu
      ya si apa osi ti o ba de roundabout
      (nelfund|student loan), iroyin ni won ti san fun yunifasiti melo
      (asa|oro) loanword ninu ede yoruba, apeere mewa
      se gaari iya mi ti ya bi, o wa ninu apo
      iyawo mi fe ki n ya oun aso ofi kan fun ijo
      omo mi le ya ẹda eranko daadaa, o maa di ayaworan
      imf ni ki ijoba da ele epo duro ki won to ya won ni owo
      ore mi ya {amount} lowo mi lodun meta seyin, mi o fe ba a so o mo
      kilode ti awon eniyan fi n lo si sharks loan, won n pa won
      igba wo ni ojo maa da, a fe gbin isu
      elo lo ku ti won maa pin ninu igbe ti baba fi sile
      gbese lo pa baba agba, itan ni iya mi n so fun wa
      gbese orile ede yii ti to trillion melo
      (naira marley|davido) je oni gbese ife ninu orin re
      adura ki olorun gba mi lowo gbese aye
      application mi fun ise olopaa, igba wo ni won maa da wa lohun
      se won ti fowo si iwe isinmi mi, madam HR
      (esi|idahun) visa aburo mi ti jade, won ko fowo si
      oye ti won maa fi egbon mi je, igba wo ni
      iye omo ti won gba si ile iwe giga odun yii
      olorun lo maa san fun e, ore mi
      san gbese ope fun iya re ki o to ku
      won san esan ibi fun un, itan bibeli ni
      mi o ni gbesan, olorun lo n dajo
      gbese eje, kini itumo re ninu iwe d.o fagunwa
      oko mi san gbese ore re tan lana, inu n bi mi
      kini ere eniti ko san owo ti o ya, ninu kuran
      mo da iwe Taiwo pada fun un lana
      pada si ile, omo oninakuna
      fi pelepele da oko naa pada si eyin, igi wa nibe
      investiture baba kabiyesi maa waye lojo satide
      (dokowo|nawo) ife re sinu omo re, o maa ye e lola
      oja abule wa n na lojo marun marun
      iye owo tomati loja mile 12 loni, won ni o ti won
      owo naira n jabo, kini oga banki apapo so lori redio
      won ta ile baba mi lai so fun mi, emi ni akobi
      ipin tire ninu eran ileya wa ninu firiji, wa mu u
      ipin wo ninu bibeli lo so nipa sakeu
      ere ori papa, atleti naijiria gba goolu
      ere ije omode, tani o bori ni ile iwe wa
      ere oko, ere itage, se iyato won
      bawo ni se n se nipa ere ayo olopon
      stock cubes meloo ni ki n fi si obe ila
      stock fish ori, elo ni won n ta a ni oke arin
      share this post ki ore re le ri i
      mo share fidio igbeyawo naa si status mi
      tani o ni ile ise nnpc bayi
      bull ati bear, eranko wo lo lagbara ju
      portfolio awon minisita tuntun, ta ni won fun ni eto ilera
      mo n se portfolio fun ise graphics mi, ba mi wo o
      oju ti n ta mi, se n o lo si ile iwosan
      oju oja baje lodo awon alaso, ko si onibara, iya Sikira
      apple ati samsung, foonu wo lo dara
      won n ta ewure ileya ni {amount}, ha aye ti le
      elo ni won n ta epo pupa keg kan ni ikorodu loni
      mo ta gbogbo adie mi tan saaju keresi, ore mi, o dara
      egbon mi to wa ni london ti bi ibeji
      bawo ni mo se le lo si canada fun ise noosi
      (elo|wakati melo) ni oko ofurufu n lo lati eko de dubai
      aburo mi ni ilu oyinbo n so oyinbo imu bayi
      se otutu wa ni germany loni
      western union, kini itan ile ise yen
      dola ti gun, oni soobu fi owo kun ohun gbogbo, o ma ga o
      won mu okunrin kan ni papako ofurufu pelu dola pupo
      pound cake, bawo ni won se n se e
      pounded yam ati efo riro lo wu mi lale yi
      euro 2024, orile ede wo lo gba ife
      iwon pound kan, kilo melo ni
      (owo|kobo) ajeji, awo re ati foto to wa lori e, ko mi si aroko
      oko mi ti o wa ni saudi ko pe mi mo, se o ti fe elomiran
      bawo ni mo se le ko ede larubawa ki n to lo si saudi
      won da awon omo naijiria pada lati libya, iroyin wi
      ki olorun gbe mi ga ni odun yi
      gbe omo naa soke ki o ri oba
      won gbe oga wa ga si level 14 ni ise ijoba
      mo wa ni 200 level ni oau, courses mi le gan
      bawo ni mo se n koja level 45 ninu candy crush
      omi odo osun ti n ga soke, awon eniyan n sa
      nin aburo mi ko jade ni nimc, oruko ni won ko lodi
      foto passport pelu eyin funfun, elo ni won n ya a
      passport naijiria, igba wo ni won se maa fun mi ni ikoyi
      verify blue tick lori twitter, elon musk n gba owo
      won n se verification awon osise ifeyinti ni ibadan, baba mi lo
      upgrade iphone ios tuntun n je battery
      igi agbon ti ga ju, tani o le gun un
      won gbe e ga ninu ijo, o ti di alagba
      kilasi keji ni omo mi wa, se o kere
      speed limit lori expressway, kilomita melo ni
      sky is the limit, omo mi, kawe daadaa
      iye eniyan ti oko akero kan le gbe, olopaa mu awako yen
      suuru mi ti de opin, mo n ko o sile
      (opin|aala) naijiria pelu benin, ilu wo lo wa nibe
      opin aye ti sunmole, e ronupiwada
      opin ose yii ni ikomo, mase gbagbe
      ile yi de aala aladugbo mi, a n ja lori e
      limit ti x ba n lo si odo, ba mi se calculus yi
      iye igba ti omo kekere gbodo mu oogun yi lojumo
      elo ni won gba ki awako fi iyara sare ni adugbo ile iwe
      oti bia, igo melo lo poju fun okunrin lojo kan
      opin irin ajo wa ni ilesa
      kini igba ti o ga ju ni ori oke olumo
      (di|pa) enu apo gaari yen daadaa, eku maa wo o
      won ti oja balogun pa nitori ija
      ile iwe giga ti ti pa, asuu lo yanselodi
      twitter ti mi pa, mo tweet oro oselu
      facebook block mi fun ojo meta, mi o mo ohun ti mo se
      mama, won block mi lori whatsapp, boya oro ana lo n bi i
      instagram account mi ti di, won ni mo post nkan to ko dara
      jamb profile mi ti di, portal ko je ki n wole
      ilekun yara mi ti lock, kokoro wa ninu
      (ona|popo) oke ilewo ti di, gba ona abiola way
      foonu mi freeze, ko gbo nkan ti mo te
      otutu freeze mi ni jos, aso nla ni mo wo
      won ti foonu mi lock fun icloud, tani o le tu u
      agadagodo soobu mi ko si, pe ara ti n tun kokoro se
      inu omo mi ti di, ko le yagbe lati ijeta
      gota ti di, omi idoti n san wo ile
      ejika mi di, ifowora ni mo nilo
      netflix profile aburo mi ti pa, o fi ede faranse si i
      won ti gate estate ni ago mewa ale, mo wa lode
      fun aboyun ti ile omo re di, kini ona abayo
      portal ile iwe ti ti fun registration, mo ko, mo pe
      gmail account mi ni won ti ti, email itunpada sonu
      (ojo|ara) mi di, mi o le rin
      (pin|pinni) ori gele mi gun mi
      pin code ile wa ni ikeja, posta n beere
      waec pin ati serial number, ile iwe lo n ta a
      bowling pin melo lo wa
      password wifi yin, e ba mi ko o fun awon alejo
      mo gbagbe password laptop baba mi, tekinisia wo lo le si i
      mo gbagbe oruko oluko mi ti o n ko wa ni bayoloji
      yi ikanni redio yen pada, iroyin ti su mi
      yi oko pada, e ti koja ile mi
      bawo ni mo se le yi ringtone foonu android pada
      asiri oko mi tu, o ni omo kan ni ilorin
      asina wifi aladugbo mi, ta lo mo o
      pin mi si ogiri, ere omode ni
      mo fe paaro taya moto, vulcanizer wo lo dara
      (ede|asa) awon ara ijaw, kini o mo nipa e
      bawo ni mo se le ko ede jamani laarin osu mefa
      (tumo|ba mi tumo) gbolohun yi si ede faranse, 'i am hungry'
      omo mi ti a bi ni london ko gbo yoruba, o ba mi ninu je
      ede melo ni won n so ni plateau
      ko leta si oga mi ni ede geesi, mo fe gba aaye isinmi
      ami ohun ori oro 'oko', ko merin ninu won
      tani o ko bibeli si ede yoruba
      oluko ede hausa ile iwe wa ti feyinti
      oro wo ni oyinbo n pe 'akara ogbomoso'
      ede ara, kini oluwa oluko so nipa bi oju se n soro
      o gbo ede aja ni, ti o n ba a soro
      code mtn ti mo fi n wo nomba mi
      code airtel fun borrow me credit, mi o ranti e
      koodu ilekun apartment wa ti yi, pe security
      dress code igbeyawo naa ni emerald green
      mo n ko coding, python le ju
      area code england, nomba wo lo bere e
      te bell yen leemeji, oni ile maa jade
      intaneti ko si ni oko wa, bawo ni omo se n se jamb practice
      te eko naa ninu agbada ki o sun
      (te|tẹ) mi leyin, mo n fe ifowora
      kini koodu aso nysc fun awon obinrin musulumi
      morse code fun sos, bawo ni won se n te e
      ran mi lowo gbe garawa omi yi de ori, jowo aunty
      iya arugbo kan nilo iranlowo lati koja titi
      olorun ran mi lowo, oko mi n mu oti ju
      e ran mi lowo, ina n jo ile aladugbo mi, e pe fire service
      kini mo le se si inu rirun leyin ti mo je ewa
      bawo ni mo se le ran omo mi lowo lati ka iwe
      ran mi lowo pelu assignment geography, contour lines
      bawo ni ero ifoso se n sise
      tani iwo gan, se iwo ni omo mama Kudi
      kini e n se ni ile yin ni ojo keresi
      kini o le se ti ejo ba bu eniyan je
      se ewu wa ninu ki aboyun maa wo oko ofurufu
      nibo ni ofiisi ijoba ibile egbeda wa
      ago melo ni ile iwosan general maa n si
      ago melo ni soosi yin maa n bere isin keji
      bawo ni oko ofurufu se n fo
      bawo ni eniyan se n lo maikirowefu
      se omi ero yi safe lati mu
      ba mi lowo gee ewuro yi, mo fe lo soosi
      kini iwulo ewe ejirin fun ara
      iranlowo wa ninu oluwa, orin 154
      mo nilo iranlowo lati ri iyawo gidi fe
      awon omo orukan yen nilo iranlowo aso ati ounje, ijo wa n lo lola
      egba wa o, omi ti gba ile wa ni lekki
      bawo ni whatsapp web se n sise lori laptop
      kini chatgpt, se o le ko orin
      elo ni won n gba ki won to ba eniyan se passport
      elo ni mekaniki n gba lati tun gearbox se
      elo ni charges dokita fun ayewo oju
      aago melo ni banki first bank maa n ti lojo eti
      ofiisi mtn to sunmo wa ni sango, ona wo ni mo maa gba
      se robot le gba ise oluko
      bi a se n lo kondomu, dokita salaye lori redio
      mo wa ninu wahala, oga mi so pe mo ji bata oun, egbon ki ni ki n so
      fagile ipade ola, oga n rin irin ajo
      won fagile ere boolu naa nitori ojo
      oko ofurufu wa si kano, won fagile e lai so fun wa
      cancel order chowdeck mi, rider ko de
      ma sunkun mo, omo mi, iya re maa de
      ma lo si ibe, ejo wa ninu igbo yen
      duro na, mo n bo, mo n wo bata
      e duro nibi bus stop yen, driver, owa o
      fi omo yen sile, ma na an mo
      fi aja naa sile ki o sun
      ko duro lati maa mu siga, ki n fi se e
      da orin yen duro, baba fe sun
      gbagbe okunrin yen, omiran maa wa
      gbagbe oro ana, ka jo rerin
      nysc ni won fe fagile, awon seneto n so oro na
      won ti da ojo igbeyawo duro, iya iyawo n saisan
      ma fi iyo si i mo, o ti to
      ma wa mo lola, Risi, mo n lo oko
      se won ti cancel jamb odun yi ni ile iwe yen
      fagile oro oluwa re pelu ewi kukuru kan
      mi o fe jeun mo, mo ti yo
      mi o lo party yen mo, ojo n ro ju
      mi o se igbeyawo mo, o ti ba elomiran bi omo
      pada seyin die, mo fe ri oju e ninu foto yen
      e sinmi ariwo yen, omo tuntun n sun
      adajo da ejo naa nu, ko si eri
      won da ise afara naa duro, kontirakito ti salo
      ma te foonu ni soosi, pasito n soro
      oga ni ki a fi ise yen sile di ojo aje
      mo yi ero mi pada nipa gbigbe ni abuja, mo feran ibadan
      jowo ma post foto yen si facebook, Abike
      o ti to, awon ota mi, e fi mi sile
      duro de mi ni gate, Sola, mo n wo bata
      tun orin yen ko, o dun mo mi
      (dj|oni orin), tun orin davido yen gbe si i
      fi iroyin naa sori redio leekan si, mo padanu e
      omo mi repeat class, mo maa lo ri oga ile iwe
      tun ile naa kun, awo e ti si
      tun irun re di, o ti tu
      so fun Segun pe mo ni ki o wa
      so jeje fun iyawo re, ma pariwo mo o
      soro soke, mi o gbo, Iya Agba, aago merin ni mo maa de
      kini oluko so lana, mi o wa si ile iwe
      kini oyinbo so ninu fiimu yen, mi o gbo
      tun ibusun se, omo, ki a to jade
      won tun ibo naa di ni ward meji
      kini itumo ohun ti alfa so ninu waasu
      e tun oju ona wa se, gomina, a n jiya
      rora rin, ile n yo
      rora wako, baba dereva, gegele wa niwaju
      rora fi epo si i, ko ma po ju
      se o gbo ohun ti iya Rafiu so nipa re
      mi o gbo oro enu re, Ojo, ariwo generator po
      akasilẹ ohun ti preacher wi, tun fi ranse si group choir
      kini oruko oluko yen na, ti o maa n wo pupa
      salaye photosynthesis lekan si fun mi
      salaye idi ti osu fi n kere ti o si n tobi
      tun ka surah yasin leekan si, alfa
      repeat after me, a b d, awon omo
      wi tele mi, omode, 'eni bi ogbon'
      tun egusi bu si i, iya oni buka
      ero orin n tun ibi kan so ni gbogbo igba, cd ti baje
      wakati meji ni oniwaasu fi so oro kan naa, o su mi
      tun so itan ijapa ati aja fun awon omo yi, baba agba
      kilaasi fisiksi wa ni ago meji, oluko wo lo n ko o
      eko ile lo koko, omo mi, ko ki agba
      eko nipa bi okan se n sise, koko fun jss3
      ko mi ni bi won se n gun keke
      ko mi bi won se n di gele oni ododo
      ko mi ni ewi kan fun ojo awon iya
      lesson teacher omo mi ko wa lana, {name} ni oruko re
      lesson note ede yoruba fun basic 4, ose keji
      eko wo ni itan ijapa ati igbin ko wa
      eko ojo isimi toni, oro lori igbagbo abraham
      mo fe ko ise aranso, odun melo ni mo maa lo
      mo fe ko moto wiwa, ile eko wo lo dara ni oshogbo
      quiz bible fun awon odo, fun mi ni ibeere mewa
      quiz competition ile iwe wa ni ojoru, mo wa ninu egbe
      ibeere ati idahun jamb lori government 2019
      kini eko economics, se o le fun commercial student
      oluko isiro n na awon omo ju, a maa lo fejo sun
      salaye pythagoras theorem ki o ye mi
      salaye bi kokoro iba se n wo ara
      kini osmosis, e salaye pelu aworan
      so nkan fun mi nipa itan ile ibadan
      imoran fun iyawo tuntun, bi yoo se gbe pelu iya oko
      fun mi ni imoran lori bi mo se le sanra die
      eko ni won n pe lagos ni yoruba
      mo fe lo si eko lola, oko wo ni mo maa wo
      koosi computer osu meta, ile ise wo lo n ko o ni akure
      won n ko awon omo ni karate ni papa yen
      ko awon agbe ni bi won se n fon oogun sori koko
      e ko mi ni adura fun aseyori ninu idanwo
      chemistry practical ola, kini ki n ka
      oluko agba feyinti, a se ayeye fun un ni ile iwe
      mo feran eko islam, alfa wo lo dara ni agege
      oga wa ko tii de ibi ise, mo n duro fun kokoro
      manager hotel naa ko gba wa wole
      mo fe ba iyawo mi soro, ko gbe foonu
      pe mi ti o ba de ile, Yetunde
      pe dokita wa kia, baba daku
      mo fe ba oga ile iwe omo mi soro nipa ija
      fun mi ni nomba foonu Seyi telo
      nomba olopaa pajawiri ipinle eko, so fun mi
      osise panapana gba omo kan la ninu kanga
      awon osise lastma gba oko mi
      eniyan melo lo wa ni aye bayi
      eniyan gidi ni baba yen, ki olorun foriji i
      mo n wa osise ti maa ta oja fun mi ni soobu
      mo n wa agent ile, yara kan ni surulere ni mo fe
      agent ile gba owo agreement, ile ko jade
      pe mama e, so pe mo fe ba a soro
      e ba mi pe telo naa, so pe mo n bo wa gba aso
      robot le rin bi eniyan bayi, mo wo o lori youtube
      soro si mi, ololufe mi, ma dake
      mo fe ri gomina, bawo ni mo se le gba appointment
      agbejoro to mo nipa oro ile, e ba mi wa okan
      asoju wa ni ile igbimo asofin, kini oruko re
      mo pe customer care glo lemeji, orin ni won n gbe si mi
      enikan n kan ilekun, lo wo eni to je
      ta lo wa lori ila miran, Bunmi, mo gbo ohun okunrin
      o ye ki o ba baba re soro ki o to gbeyawo
      pe mi lale, mo wa ninu kilaasi, iya mi
      awon eniyan n pe mi ni iya ibeji, oruko ti o wu mi ni
      ko si eniyan nile, gbogbo won ti lo si abule
      fun mi ni aunty ti maa se itoju omo kekere
      mo fe ba olorun mi soro ni oru oni
      mo dupe lowo oluwa to da emi mi si
      e ba mi dupe, mo ti gba iwe eri mi ni yunifasiti
      a dupe lowo gbogbo eni to wa sibi isinku baba wa
      e seun ti e wa si ojo ibi omo wa, ebi Adeyemi
      o seun, Iya Sidi, efo yen dun gan
      mo dupe lowo oluko mi ti o ko mi ni iwe
      oluwa o seun fun emi tuntun loni
      orin ope fun ojo isinmi, e ko okan fun choir
      leta idupe si awon to fun wa ni ebun igbeyawo, ba mi ko o
      olorun a dele fun yin, ebi Ojo, iya se rere laye
      pasito, e seun fun adura ana, omo ti n mi daadaa
      kini won n pe thank you ni ede igbo
      thanksgiving ijo wa ni ojo aiku, aso funfun ni a maa wo
      so pe o seun si alejo, omo yii
      mama Chidi dupe lowo mi ni oja, mo ba a gbe eru
      aare dupe lowo awon omo naijiria ti won dibo fun oun
      won ko dupe rara, awon ana mi
      odabo ilu mi, mo n lo si oke okun
      o dabo o baba agba, sun re o titi ajinde
      won se idupe fun oba naa lori aga odun mewa
      eni ti a se loore ti ko dupe, owe agba
      ki olorun bukun fun awon dokita luth, won gba iyawo mi la
      jesu mo dupe fun ore ofe
      e ku ise o, awon oni birikila, ile naa n ga
      e ku ise takuntakun, super eagles, e ti mu ori wa wu
      e ku oriire omo tuntun, Iyabo
      alhamdulillah, won ti se aqiqah fun omo naa
      iyawo mi ni ki n so pe e seun fun isu ti e fi ranse lati oke ogun, egbon
      ope ni fun alujonu, baba naa wi ninu fiimu
      a dupe pe ojo ti ro, agbado ti n hu
      ko tope, ore, bata yen ti gbo tele
      dereva danfo naa n wa ere asaju, o si n bu wa
      aladugbo mi n gbe orin soke ju loru, mi o le sun
      onibuka naa fun mi ni eran to ti baje
      inu mi ko dun si bi oko mi se n soro si mi
      telo ti ba aso mi je, mi o le wo o lo si igbeyawo
      ile iwe yen ko dara, won o ko awon omo ni nkan
      oju ona ilu wa ti baje patapata, gomina o wo o
      noosi ile iwosan yen n jagbe mo awon aboyun
      ijoba yii ti su wa, ounje ti won ju
      mtn n yo mi lenu pelu message ipolowo ni gbogbo oru
      omi ero ko yo lati ose meji, e fejo landlord sun
      onidiri yen fa irun mi ju, ori n fo mi
      mo ra foonu ni slot, o baje leyin ojo meji
      kilode ti oko oju irin fi n pe ni gbogbo igba
      ise cleaner yen ko dara, idoti si wa labe beedi
      awon agbero fi ipa gba owo lowo awon alaje
      oko akero gba wa ni owo ilopo meji nitori ojo
      arik air pe wakati marun, won ko so nkankan fun wa
      iya oko mi n binu si ounje mi
      obe iyo ni e se loni, iya onibuka
      aja yin n gbo ni gbogbo oru, mama Junior, e so o mole
      won ja mi kule ninu ise olopaa, mo kawe sibe
      nepa n mu ina lo nigba ti a ba n wo fiimu, o su mi
      tisa yen lu omo mi, mo maa lo si ministry
      bata ti mo ra lori jiji ti ya, seller ti block mi
      won ta gaari olokuta fun mi ni oja, iya naa o fe gba a
      referee yen ojusaju ni, offside ni goli yen
      ki ni gbogbo ariwo yi, e ma pariwo ninu ile ikawe
      netflix gba owo lowo mi lemeji, fiimu kan o si dun
      efon po ni ile yi, mi o sun rara
      mo beere amala, won gbe eba wa, ounje ti tutu
      ole ja ile aladugbo wa, won ko tv ati generator
      won ji adie meta ninu oko mi lana
      ole ji koko ti mo sa sita
      won mu yahoo boy meta ni ijebu, efcc lo gbe won
      oko mi n puro fun mi, o so pe oun o ni iyawo
      won tan mi pe ile ijo ni, ile oti ni
      awon gbajue inu itan ijapa, ko okan fun mi
      mo ri babalawo iro kan ninu fiimu odunlade
      won ni pasito yen ji owo ijo, won si le e
      eni ti o ta ile fun wa ti ta a fun elomiran tele, a wa ni kootu
      woli iro ti po ni aye yi
      awon adigunjale da oko duro ni ore, won gba foonu awon ero
      foto profile re kii se oun ni, won ni catfish lo n je
      ole ni oloselu naa, o ji owo ile iwe
      mo fura pe oko mi ni ale, kini ki n se
      won ji bata mi ninu mosalasi leyin jumat
      enikan n lo foto mi lori facebook lati wa ololufe
      iwe eri ayederu lo fi wole ise, won si le e
      ogun ayederu ni chemist yen n ta, nafdac ti ti i pa
      epo bentiro ayederu ba enjini moto mi je
      oni yahoo so fun iyawo ile amerika pe oun ni soja, iroyin bbc
      ajinigbe gbe akekoo meji ni oju ona ekiti
      omo odo mi ji goolu iya mi, o si salo
      tani ole ninu fiimu money heist
      bibeli so pe iwo ko gbodo jale, ibo lo wa
      kilode ti awon omode fi n se yahoo plus
      tisa ji iwe idanwo fun awon omo
      won fi ori eran elomiran tan mi ni oja, malu oku ni
      ile ise kan lu awon akekoo ni jibiti lori visa, awon obi n kigbe
      ewure aladugbo wa n je gbaguda mi, ole ni ewure yen
      spam ipe lati truecaller, ta ni nomba yen
      won ji ojo ibi mi, ore mi lo n se e saaju
      kini itumo oro 'oponu' ni ede geesi
      oyinbo kan pe dudu ni obo, twitter n gbona
      ole ni omo Bimbo, ma ba a rin
      iya oko mi bu mi ni oloriburuku loju awon alejo
      were kan n sun si abe afara
      aladugbo wa bu baba mi, won ja titi olopaa fi de
      bawo ni won se n wo were san ni ilu aro
      kini won n pe fool ni hausa
      omo mi bu oluko re, mo na an
      aja yin lo je radarada, o ya aso mi
      okunrin yen yaju si agba, ko leko
      lawani ole, owe wo lo ba a mu
      wole soyinka bu awon oloselu ninu iwe tuntun
      referee yen were ni, fans lo so
      oniranu ni Jide, o fi omo aunty Kemi sile
      (interest|ife) mi wa ninu orin kiko ati ijo jijo
      ko ni interest ninu mi mo, o feran Tola
      interest groups ninu government, so apeere meta
      heart rate eniyan deede je melo
      birth rate naijiria ni 2023
      exam rate pass waec odun yi, ipin ogorun melo lo yege
      simple interest isiro: P je 500, R je 4, T je 2, wa I
      ele ni ewe ti awon agba fi n di eko
      ti ele ba po ninu islam, kini riba gan
      postal code ilorin ati ogbomoso
      bawo ni mo se le sort faili lori laptop
      router wifi mi n tan ina pupa
      taylor swift, tani omokunrin re bayi
      iwe swift gulliver's travels, ta lo ko o
      branch igi ti wo le moto mi
      check mate ninu chess, kini itumo re
      won check eru wa ni border seme fun wakati mefa
      ewe melo lo wa ninu iwe exercise book 60 leaves
      ewe iwe omo mi ti tan, ra notebook bo
      checkpoint soja po loju ona maiduguri
      aso check alawo pupa fun anko
      oruko mi ni ile ijosin ni Grace, ni ile Titilayo
      kini itumo oruko Ayomide
      oruko wo ni mo le so omo mi okunrin to dun leti
      handle instagram Toke Makinwa, kini
      tag mi sinu foto igbeyawo naa
      ki lo de ti e fi n pe mi ni sisi eko
      mo beere owo lowo baba mi fun jogger, o ni ko si
      alagbe n toro owo ni bus stop gbogbo aaro
      omo mi n beere bisikiti ati chin chin
      mo ni ki o fun mi ni omi mu, Kayode, o dake
      awon odo n beere ki gomina fi ipo sile
      bibeli so pe bere, a o si fi fun yin
      prayer request mi ni pe ki omo mi yege
      friend request po lori facebook mi
      won pin akara si meji fun ibeji
      pin iresi igbeyawo fun awon alejo, egbe iyawo koko
      omo mi pin suwiti pelu ore re
      ejo mi ni kootu ti sun si osu to n bo
      case covid tuntun, melo ni won ri
      case foonu infinix note 30, elo ni
      ejo ile baba wa ti wa ni high court odun mewa
      oja bodija maa kun lojo eti nitori ata
      ta lo n ta elubo to dara ni oja oyingbo
      iya mi ta ata ni oja mile 12 fun ogbon odun
      mo fe ra moto tokunbo, corolla 2008, elo ni
      mo fe ta ile meji ni ibafo, e ba mi ko ipolowo
      eran maalu ileya, elo ni won n ta okan ni kara
      notification youtube n yo mi lenu, bawo ni mo se le pa a
      notification vibration lori samsung, ona wo ni
      iroyin osoosu ile iwosan, dokita n beere fun nọ́mbà àwọn aláìsàn
      monthly period mi ti pe ojo marun, kini o fa
      report iṣẹ́ ìwádìí mi fun osu keji, supervisor fe ri i
      report sheet awon akekoo, tisa ko tii fi sile
      ere rere wa fun awon ti o ba se rere ni orun
      won fun ole ni ebun, won fun olododo ni iya
      ebun ti mo gba lowo jesu, emi mimo
      mtn promo, won ni won fun enikan ni moto
      points melo ni arsenal ni lori table
      oju iwe learning math fun jss1, mo n wa pdf
      kilode ti orun fi n gbona ju ni osu keta
      kini oruko odo to gun ju ni africa
      tani o koko fo oke everest
      bawo ni agogo se n mo akoko
      omo odun melo ni tinubu bayi
      tani aare akoko naijiria
      kini iyato laarin ramadan ati sawal
      se adie lo koko wa abi eyin
      eranko wo lo n sun ni iduro
      ologbo mi n pọ ehin mu, kini mo le fun un
      maalu mi ko jeun lati ana, oogun wo ni mo maa fun un
      adie mi n ku lokookan, se newcastle ni
      bawo ni mo se le mu eja aro tobi kiakia
      iru ile wo lo dara fun isu ewura
      igba wo ni a maa n gbin tomati ni ile gbigbe
      kokoro n je ewe agbado mi, ewo ni mo maa fon si i
      fertilizer npk ati urea, ewo lo dara fun gbaguda
      bawo ni mo se le fi igbe adie se ajile
      eyin quail ati eyin adie, ewo lo ni eroja ju
      bawo ni mo se le bi maalu ni ibimọ to le
      aja mi n wu ikun, se o loyun abi aran ni
      mo fe sin ehoro, kini won n je
      ojo melo ni pepeye fi n pa eyin
      iba tabi malaria, bawo ni mo se le mo eyi to n se mi
      orun o kun mi loru, kini mo le je
      mo n lo iwe egbogi fun eje riru, se mo le mu osan
      omo mi odun meji n yagbe gbuuru, kini ki n fun un
      paracetamol melo ni agba le lo leekan
      eyin n ro mi, oko ewe wo lo le wo o san
      nkan osu mi o wa lati osu meji, se oyun ni
      ounje wo lo dara fun eni to ni itosugar
      bawo ni mo se le din ikun mi ku
      irorẹ po loju mi, ọṣẹ wo lo dara
      se omi gbigbona ati ọsan wewe n din sanra
      oko mi n hanrun ju, kini ona abayo
      okan mi n lu kikankikan, se mo ye ki n lo ri dokita
      ese aboyun n wu, se ko lewu
      ago ara mi wa ni 39, se iba ni
      iyawo mi bi ibeji, oruko wo la maa so won
      kini itumo oruko Abiodun
      bi won se n se aseye idile ni ile yoruba
      kini oriki awon ara offa
      so oriki ibeji fun mi
      tani ṣàngó, kini o se fun alaafin oyo
      kini ogun tumo si ninu isese
      bawo ni ifa se n soro
      se ododo ni pe ogbon ijapa lo po ju
      ko alo apamo marun fun mi
      kini idahun alo: okun n ho yaya, osa n ho yaya
      so owe marun lori suuru
      pari owe yi: agba kii wa loja
      itumo owe 'eni to ba da eeru ni eeru n to'
      so awada kan nipa landlord ati ayalegbe
      se apejuwe oja oba akure ni aroko oju iwe meji
      ko leta si ore mi ki o wa si ojo ibi mi
      ko oro idagbere fun oga to n feyinti
      ko ifiranse ife kukuru fun iyawo mi
      mo fe beere pe ki o fe mi, oro wo ni mo maa so
      omobinrin ti mo feran n ba elomiran lo, kini mo maa se
      iyawo mi ti n tutu si mi, e gba mi nimoran
      oko mi ko bere oro mi mo, bawo ni mo se le mu ife pada
      ki lo de ti awon okunrin fi maa n sa
      omo ile mi fe fe okunrin oba, se o dara
      odun melo lo dara lati gbeyawo
      iyato laarin ife ati ifẹkufẹ
      ofin wo lo de jije ogun baba fun omo obinrin
      se landlord le le mi jade lai fun mi ni iwe
      olopaa mu aburo mi, wakati melo ni won le fi ti i mole
      bawo ni eniyan se n se divorce ni kootu ibile
      kini ijiya fun eni to ba lu iyawo re
      se won le mu mi fun iwako lai ni license
      oju ona to ya julo lati ibadan si ilorin
      wakati melo lati eko de calabar ninu oko
      elo ni tikeeti train lati lagos si ibadan
      nibo ni mo le be wo ni osun, oke ati omi
      hotel wo lo dara ni abeokuta fun isinmi
      se won n beere fisa lati lo si ghana
      bawo ni mo se le de oke erin ijesa
      kini ojo ti o dara lati rin si obudu
      se ojo maa ro ni ibadan lola
      iwon otutu wo lo wa ni jos bayi
      igba wo ni oye maa de lodun yi
      ki lo de ti ara fi n san
      ojo melo ni osu february ninu odun leap
      kini 15 isodipupo 12
      kini ipin ogorun 30 ninu 250
      ogoji din mefa je melo ni yoruba
      bi ogun awon omo ba pin osan aadota, melo ni okookan maa gba
      ka lati ookan de ogun ni ede yoruba
      kini formula agbegbe onigun mẹta
      kini HCF ti 24 ati 36
      salaye simultaneous equation fun mi
      kini oxygen, ki lo n se ninu ara
      photosynthesis waye ninu kini
      so awon apa ara kokoro
      kini iwontunwonsi eda
      ibo ni a ti n ri uranium
      kini democracy, so anfaani re marun
      so ise ti local government n se
      kini ilana lati di oba ni ilu ife
      iwe Animal Farm, kini o so
      ninu iwe aja to n lepa ekun, tani olori ere
      tani o ko iwe ireke onibudo
      ibo ni mo ti le ri past question post utme
      cutoff ui fun law odun yi
      bi mo se le ko aroko alapejuwe daadaa
      ede geesi mi ko dara, bawo ni mo se le mu un gberu
      kini noun ati verb, fun mi ni apeere
      tani o da facebook sile
      foonu mi n gbona nigba ti mo ba n lo o, kilode
      bawo ni mo se le gba message whatsapp pada lati foonu atijo
      bawo ni mo se le ya screenshot lori tecno
      laptop mi n dudu, ko tan
      bawo ni mo se le yo virus kuro lori foonu
      iphone ati samsung, kamera ewo lo dara
      bateri foonu n tan kiakia, kini mo maa se
      camera iwaju mi ko mo, oju n dudu
      bawo ni mo se le mu oro di aworan lori canva
      kini ai, se o maa gba ise wa
      ewo ninu playstation 4 ati 5 lo dara
      bawo ni mo se le ko orin afrobeat
      iru gita wo lo dara fun alakobere
      tani o ko orin joromi
      kini oruko gidi baba suwe
      ni odun wo ni fela ku
      tani agba osere binrin ti a mo si iya rainbow
      tani o gba ballon d'or odun to koja
      super eagles ati ghana, ago melo ni
      tani coach arsenal
      se osimhen maa pada si naples
      tani o je goli to yara ju ninu world cup
      bawo ni offside se n sise
      elo ni owo osu cristiano ronaldo
      igba melo ni naijiria gba afcon
      tani o bori ninu ijakadi anthony joshua
      usain bolt sare melo ninu 100 metres
      bawo ni mo se le se pof pof tutu
      ki lo n mu moinmoin rọ
      eroja obe ogbono, ko o sibi
      bawo ni mo se le se burẹdi laisi oven
      ife iresi melo fun eniyan mewa
      kini mo le se pelu ogede ti o ti po
      jollof mi jona nisale, kini mo le fi gba a la
      se eba ati obe ewedu dara fun omo odun kan
      bawo ni won se n se zobo ti ko ni baje
      kunu ati fura, iyato won
      bawo ni mo se le fi ata se obe ti ko ta ju
      gaari ijebu ati gaari lebu, ewo lo dun
      onje wo ni mo le se pelu tin geisha
      ki lo de ti alubosa fi n mu oju ta omi
      adura fun eni to n lo si irin ajo
      bawo ni mo se le gbadura fun omo
      ayat wo ninu kuran lo so nipa suuru
      psalm melo ni mo maa ka fun aabo
      se musulumi le je eja ti ko ni ipele
      kini idi ti awon kristieni fi n se iribomi
      igba wo ni ramadan 2026 maa bere
      bi a se n se aluwala
      kini ijosin ojo isinmi seventh day so
      kini ere hajj, iye igba ti o ye
      kini won n pe zakat, tani o le gba a
      tani o jewo jesu lemeta ki akuko to ko
      se aye yii maa pari
      kini orun apaadi, se ooto ni
      mo fe di wolii, bawo ni mo se maa mo ipe mi
      omo melo ni noah bi
      kini lobola, orilede wo lo n se e
      ilu wo ni olu ilu senegal
      ipinle melo lo n so yoruba
      iye eniyan to wa ni eko bayi
      kini oke to ga ju ni naijiria
      aala wo ni naijiria pin pelu cameroon
      se australia je erekusu
      igba wo ni won da ile ife sile
      kini won n pe ekun ni ede geesi
      ede wo ni won n so ni burkina faso
      tani mansa musa, kilode ti won n pe e ni olowo ju laye
      itan owo eyo laye atijo, bawo ni won se n lo o
      ki lo de ti won fi n ya foto awon olori si ori owo naira
      kini owo orile ede japan n je
      owo ile japan ati ti china, oruko won kini
      kini oruko okuta ti a n pe ni goolu lede larubawa
      bawo ni won se n te owo pepa
      tani o wa lori owo aadota naira
      ki lo de ti awo owo igba naira fi je elewe
      ki ni owo orile ede togo n je
      awon wo ni won koko lo pepa bi owo laye
      mama Sade, gbe alubosa apo meji wa lola, mo maa san e ni soobu
      iya Kudi, mo ti ta fere gbogbo ata ana, gbe omiran bo
      baba Rashidi, ewure yen kere, mi o san iye yen fun o
      oga Sule, block egberun kan ni mo fe, gbe e wa si site mi laaro
      brother Tunji, e ba mi bere lowo oni paint iye re
      madam Philo, aso ankara yen o dara, mo n da a pada fun e lola
      alhaja, e je ki n mu iresi marun ki n to san ni ojo oja
      sister Ronke, iye ti mo so fun o niyen, bi o ba fe ki o gbe e
      mama Bisola, e ba n ki Bisola, mo ri i loju ona
      Kemi, mu owo ti o wa ninu draw mi fun baba agba
      Folake, ma gbagbe lati gbe firi ji ti mo bere lowo re
      Jide, owo ti o je mi lati ojo ileya, mo fe e loni ni soobu
      Wasiu, ba mi gba owo mi lowo Kamoru nigba ti o ba lo sibe
      iya Tope, mo gbo pe o fe ta firisa re, elo lo fe
      Sola, owo cake yi maa ti to abi ko to, wa ba mi soro
      bros Lekan, ma san owo oni tent, emi ti san an lana ni ile re
      aunty Joke, owo aso omo re ku {amount}, mu u wa si soobu mi
      Dayo, lo san owo mekaniki ki o ma gba oko wa
      mummy, mo ti gba owo ti e fi ranse, e se, mo ti ra bata
      daddy, owo ounje mi ti tan, e ba mi beere lowo mama
      e fun Seun ni {amount} to wa labe irọri, ki o ra epo
      Tola, se o ti ri owo ti mo fi sinu iwe yen
      Bukky, lo gbe risiti soobu wa fun iya re
      Gbenga, foonu re ku, mo pe o lati aaro
      Peju, ago mefa ni bus maa gbera, ma pe o
      Ayo, ma so fun mama pe mo subu
      Funke, irun re dara gan lori profile
      Mrs Bello, omo yin ko wa si ile iwe loni
      eyin obi, PTA wa ni ojo satide ago mewa, e ma gbagbe
      eyin ara ile, omi ma yo laaro, e po n omi sile
      e jowo omo egbe, ere idaraya maa waye ni papa lola
      si gbogbo omo kilaasi wa, lecture ti sun si ago meji
      gbogbo choir, rehearsal wa ni ago marun, aso dudu
      gbogbo musulumi, asalatu wa ni mosalasi nla lojo abameta
      gbogbo ayalegbe, enikeni to ba gbe orin soke loru maa kuro
      e dide fun adura, olorun awon baba wa
      oluwa maa ja fun wa ninu odun titun, se amin
      ni oruko jesu, gbogbo gbese aye wa maa san tan loni, amin
      olorun maa si ilekun ti eniyan ti pa fun wa
      e so amin: ogo mi ko ni wo o, ile mi ko ni jo
      adura ojo aje: ki owo wa wole lati igun mererin aye, amin
      ki ise owo mi ki o ma tan, amin oluwa
      eni ba so amin a ri alert ayo ki o to sun
      forward fun awon ore mejila, ibukun maa de lale
      fi eyi ranse si group marun, maa gba iroyin ayo, maa ma da duro
      forwarded many times: won ni ojo ina maa de lati satelaiti, e sora
      copy ati paste: mi o fun facebook laaye lati lo foto mi
      breaking: awon soja gba ijoba ni orile ede kan
      iroyin tuntun: ile meji wo ni ebute meta
      gbogbo eniyan e sora, ajinigbe wa loju ona ijebu ode
      iya kan ta omo re fun {amount}, olopaa mu u. e share
      wo fidio yen ki o rerin, baba yen were
      jumat mubarak, ki olorun gba ijosin wa
      happy birthday ololufe mi, odun a yi po
      e ku ojo ibi sir, omo odun aadota kii se kekere
      odun titun, ayo titun, iwosan titun
      e ku arafẹ́rakù oga, olorun a te e si afefe rere
      congratulations, mummy ibeji, olorun maa wo won
      oriki mi re o: olowo ori mi, olowo ese mi
      owo ni koko, ilu to n lu, orin sunny ade ni
      'ise ni oogun ise, mura si ise re ore mi'
      'bata re a dun ko ko ka, bi o ba kawe re'
      'iya ni wura iyebiye ti a ko le fi owo ra'
      'e ba mi gbe olorun ga, o se mi loore'
      'owo lo n pa ni, owo lo n gba ni' ni orin ti mo feran
      bi a ba ni ki a be igi, a o be eniyan
      eni to ni suuru lo n fun wara kiniun
      agba to je ajeiweyin ni yoo ru igba re dele
      owo kii ga ki a so o si orun
      owo omode o to pepe, ti agbalagba o wo akengbe
      bi isu eni ba ta, a fowo bo o je
      a kii fi owo sile fi ese tele e
      gbese ni pa arugbo, omo re lo n ko gbese naa
      kobo kobo ni a n ko le, iya agba maa n so
      ra meji gba kan ofe, aso awon omode, wa si soobu wa ni yaba
      ile fun iyalo ni ogba, yara meji, pe {phone}
      ta: corolla 2010, o mo daadaa, {amount}, pe {phone}
      ose dudu to mo oju, wa ra, delivery wa ni gbogbo ilu
      a n ran aso igbeyawo, pe Sade telo lori {phone}
      ewa olonje: a wa ni bodija, jollof ati asun {amount} nikan
      kilaasi jamb bere lose to n bo ni oke ado, wa foruko sile
      oogun ikun olu to daju, ko si tabi sugbon, {phone}
      babalawo agba, mo n da ololufe pada, pe mi
      awon ode akin nilo osise mewa, wa pelu cv
      pure water apo mewa {amount}, e pe mi ki n gbe e wa
      google: koodu aabo re ni {number}, ma fun enikeni
      facebook code re ni {number}
      {number} ni otp telegram re
      whatsapp code: {number}, ma pin in
      jiji: {number} ni koodu ijerisi re
      netflix: koodu {number} ni lati wole
      tiktok ijerisi {number}, o pari ni iseju marun
      bolt: {number} ni koodu re, ma fi fun dereva
      mtn: e ti lo 80% data yin, tẹ *323# lati ri i
      airtel: e ku ojo ibi, e gba 500mb ofe
      glo: nomba yin maa ti pa ti e ko ba so nin
      jamb: esi re ti jade, sayewo lori portal
      waec: idanwo isiro wa ni aago mesan, mu calculator
      ibeere karun: salaye bi ojo se n da
      dahun meta ninu ibeere marun. ibeere kini: tani ajayi crowther
      section B: ko aroko lori ojo ti mo padanu owo mi loja
      comprehension: 'Ojo lo si banki pelu iya re', kini oruko omo naa
      ka ayoka yi ki o dahun: Bola ra iwe ni {amount} ni yaba
      se itupale gbolohun: 'akowe banki ko iwe naa'
      pari gbolohun: mo lo si oja lati ra ...
      ipin kini eko isiro: ti iya Ade ba ni ewure marun to ta meji
      yi si gbolohun odi: mo fi owo pamo
      mo ti gbagbe nkan ti mo fe so
      se emi ni abi iwo
      to ba je emi ni mo maa ti lo
      o ye ki n ti sun
      mo n ro o pe
      bi oro yen se ri niyen
      ki n to so, o ti lo
      nkan kan n run nibi
      wo aja yen
      ehn, iyen ni pe ko wa mo
      jare, oko lo wo
      ah, mo ti jona epo si ori stove
      oju n kan mi lati lo ile, sugbon ise
      o ma se o, omo naa ku
      tani o mu bata mi
      hmm, aye yi sa
      kini mo tile wa se ninu kitchen
      se ki n wo pupa abi bulu
      mo ti sanra bayi
      o n pe mi, mo n bo
      ka ma ri ogun ote
      bee ni o, Alhaji, a maa pade ni mosalasi
      rara o Bolanle, mi o so bee
      ok Sir, mo maa mu iwe naa wa si ofiisi yin
      okay mummy, mo ti pa gaasi
      yes ma, mo ti fo aso
      o dara egbon, mo maa ba Saheed soro
      ko buru Dupe, wa nigba ti ojo ba da
      hmm Segun, oro re ko ye mi, wa sile
      no oga, mi o si nile, mo wa ni eko
      (ji mi|pe mi ji) ni ago marun aabo laaro ola
      seto alaamu fun ago mefa irole ki n mu oogun
      paa alaamu yen, mo ti ji
      ka iseju mewa fun mi, eyin n ho lori ina
      iseju melo lo ku lori timer yen
      leti mi lati pe dokita lojo isegun
      leti mi ki n gbe aso lo si odo alagbafo
      fi ipade pelu oga si kalenda mi lojobo
      kini mo ni lati se lola lori kalenda mi
      yo ipade ojo eti kuro lori kalenda
      fi wara ati buredi kun akojo nkan ti mo fe ra
      kini o wa ninu akojo oja mi, se mo ti ko tomati
      pa akojo oja mi re, mo ti ra gbogbo e
      fi ise ifoso aso kun ohun ti mo ni lati se loni
      gbe orin ebenezer obey si
      kini oruko orin ti won n ko lori redio yi
      fi orin yi kun playlist mi
      fo orin yi, gbe eyi to kan si
      din ohun orin naa ku, eti n dun mi
      yi ohun foonu mi soke
      ibo ni foonu mi wa, ba mi pe e ki o dun
      so foonu mi po mo bluetooth moto
      yi foonu pada si bi mo se ra a, ki gbogbo e pare
      ba mi pe uber lo si ikeja
      gba bolt kan fun mi lo si airport
      wa yara hotel fun mi ni abuja lati ojo aje de ojoru
      mo fe ya moto fun ojo meta ni port harcourt
      gba tabili eniyan merin ni ile ounje kan lale
      se ile ounje amala skye si wa ni sisi
      wa tikeeti oko ofurufu lati ibadan lo abuja fun mi
      oko ofurufu air peace, se o ti bale
      eru mi sonu ni papako ofurufu, tani mo maa ri
      kilo melo ni won gba laaye fun eru lori ofurufu
      fisa wo ni mo nilo lati lo si turkey
      abẹ́rẹ́ wo ni mo maa gba ki n to lo si kenya
      kini ago ni london bayi
      iyato wakati laarin naijiria ati china
      oni je ojo kelo ninu osu
      ojo wo ni keresi bo si lodun yi
      kini won n pe 'library' ni ede yoruba
      tumo 'e kaabo' si ede spanish
      bawo ni won se n sipeli 'necessary'
      kini itumo oro 'oniruuru'
      maili melo ni kilomita aadota
      ife melo lo wa ninu lita kan
      iyipada farenheit si celsius, 100
      ju owo onirin soke fun mi, ori tabi iru
      yi omo ayo, nomba wo lo jade
      yan nomba kan laarin ookan si ogun
      so nkan iyalenu kan nipa eja okun
      se oja n gbona lori oju ona third mainland bayi
      bi oko se po to loju ona lekki loni
      ona wo lo ya ju lati ojota lo si yaba
      bawo ni mo se jina to si ile epo to sunmo
      epo petiro melo lo ku ninu tanki moto mi
      igba wo ni mo gbodo paaro epo enjini moto mi
      taya moto mi, afefe melo lo ye ko wa ninu re
      moto mi ko start, bawo ni mo se le fi batiri elomiran gbe e
      ina pupa lori dashboard, kini o tumo si
      bawo ni eniyan se n paaro taya
      eroja ati bi won se n se adalu
      kini mo le se jeun lale yi, ko rorun
      bi ounje yi se pe to lori ina, ogun iseju abi ogbon
      kalori melo lo wa ninu puff puff kan
      se ounje yi ti baje, o ti wa ninu firiji fun ose kan
      kini mo le fi dipo bota ninu akara oyinbo
      ounje china wo lo dara ni ikeja, awon eniyan so bi
      ojo isinmi melo ni mo ni ku ni ibi ise
      mo fe toro aaye isinmi lose to n bo lodo oga mi
      igba wo ni isinmi gbogboogbo to kan
      awo wo lo dara fun yara omo
      iru eranko wo ni o ni nile
      omo odun melo ni o, ero komputa
      ki lo feran lati maa se lojo isinmi re
      orilede wo ni won ti bi e
      so itan aladun kan fun mi ki n to sun
      ko ewi kan nipa iya mi ti o ku
      ka lati ogun pada si odo
      wo oju ojo ni ilu oyo ni opin ose
      se mo maa nilo agboorun lola
      otutu po, kini mo maa wo lo si ise
      igba wo ni orun maa wo loni
      osupa wo lo wa loke lale yi
      nibo ni mo le ra keke fun omo odun marun
      ile itaja iwe wo lo wa ni sabo
      wa ile iwosan eyin to dara fun mi
      nomba ambulance ipinle oyo, so o kia
      soosi winners to sunmo mi
      ago melo ni mosalasi nla n kirun isha
      fi ipo mi han iyawo mi lori map
      ko text si Bayo pe mo n bo
      pe mummy fun mi lori foonu
      ka message whatsapp to sese wole fun mi
      fesi fun Tope pe mi o le wa
      ya foto mi
      tan tochi foonu mi
      di wifi mi, battery n tan
      bawo ni mo se le ko cv to dara
      ibeere wo ni won maa n bi eniyan ni interview
      iru ise wo lo dara fun eni to ka economics
      kini mo le ko fun ile iwe bi eniyan se n lo intaneti
      ko alaye kekere lori eto ilera fun assignment mi
      se atunse girama gbolohun yi: he go to school
      so awon orin ijo ti o dara fun isinku
      yan oruko fun soobu aso mi
      bi mo se le mo boya omo mi n pa iro
      bi mo se le dekun jije eekanna
      kini mo le se ti ina ba mu obe lori sitoofu
      ejo wo ile mi, kini mo maa se
      omi wo inu foonu mi, se ki n fi sinu iresi
      egbin n run ninu yara, kini mo le fi gbe e
      bi mo se le le eku jade ni ile
      kokoro idun wa lori beedi mi, oogun wo ni
      bawo ni won se n fo aso funfun ko ma poo
      abawon epo pupa lara aso mi, kini yo o
      ewe wo ni won fi n pa iyun
      bi won se n di suku fun omo kekere
      iru irun wo lo ba oju roboto mu
      awo ankara wo lo ba fila pupa mu
      ogbontarigi elere tenis wo lo n gba ju
      awon egbe wo lo wa ninu npfl
      isiro ojo ori: mo bi ni 1987, omo odun melo ni mi
      ki lo n sele ni ilu israel bayi
      kini won so nipa aisan tuntun ni lassa
      tani minisita fun eko
      se asuu ti pada si ise
      elo ni ijoba so pe won maa san fun awon osise, awon nlc si ko
      won ni won maa gbe owo ori kuro lori ounje, iroyin gidi ni
      oko ofurufu kan jabo ni kogi, se ooto
      kini un so nipa ogun sudan
      idibo gomina anambra, tani o bori
      igba wo ni inec maa bere si i forukosile
      gomina wo lo ku ni ondo
      awon janduku ja banki ni ilu kan, se eniyan ku
      cbn yan gomina tuntun, tani oruko re
      ile ise banki wo lo ga ju ni gogoro ni marina
      banki agbaye, ilu wo ni olu ile ise won wa
      ise wo ni oluko banki awon omode n se ninu ere
      kini won n pe banki ni ede hausa
      bawo ni won se n ko ile banki ni minecraft
      iru aso wo ni awon osise banki maa n wo
      owo tuntun ati owo atijo, ewo lo le ju lati ya
      bawo ni won se n mo owo ayederu laye atijo
      ki lo de ti won fi n pe owo ni ego ni ede igbo
      tani won n pe ni alase owo ninu bibeli
      mo fe ya aworan owo naira, ba mi se e
      ko itan aroso nipa omo ti o ri apo owo loju ona
      ko ere ori itage kukuru nipa ole ti o wo banki
      orin wo lo so nipa owo ju
      awon fiimu nipa owo ati agbara, so marun
      kini itumo ala ti eniyan n ka owo
      omo bibi to ba di owo mu, kini agba n so
      kini zodiac mi ti won ba bi mi ni osu keje
      oro asoye lori anfaani ka iwe, ba mi ko fun kilaasi
      anfaani ati aleebu foonu fun awon omode
      kini iyato laarin igba ati asiko ninu girama yoruba
      iro ohun ati faweli, ko alaye
      so ami isori oro ninu 'Ade fi owo ra bata'
      ba mi da gbolohun pelu oro 'owo'
      awon oro to ro mo 'owo' ni ede yoruba
      Kunle, balance owo moto ti mo so, ma gbagbe ki o mu u wa si gareji
      egbon, mo ti ka owo to wa ninu apoti soosi, o ku die ko pe
      Amaka, iye ti mo ta loni wa ninu iwe isiro soobu, wo o nibe
      baba Ope, mo ko owo agbado sinu apo re, abe beedi lo wa
      oni gaasi, mo san e tan lana abi bee ko, wo iwe re
      mama eleja, owo eja to ku lodo mi maa mu wa nigba ti oja ba pari
      Shola, iya oni ajo wa si soobu, o ni o ko tii fun oun ni owo
      Baba Alajo, e kaaro, kaadi ajo mi ti kun, e mu omiran wa si soobu
      Iya Alajo, mo n reti yin ni soobu mi ni ago mewa
      Nike, ipade cooperative wa ni ofiisi alaga, wa tete
      alaga, owo ti e so pe won ko je ki egbe wa ra ilu titun
      Sunday, group wa fun presentation ni emi, iwo ati Chioma
      Bola, se won ti yan e sinu kilaasi cooking yen
      e gba mi sinu group bible study yin, sister Esther
      Musa, wole si egbe wa ninu free fire, a nilo eniyan kan
      Dammy, ko oruko mi sinu attendance, mi o le wa
      ore, ba mi ko oruko mi si ori pepa yen ni wole de
      Tade, mo ti fi nomba e pamo, pe mi leyin boolu
      Rukky, pa nomba ex re re ki o le sun
      Lanre, yo mi kuro ninu group football yen
      mama Ife, ba mi fi ounje omo pamo ki n to de
      Yemi, toju asiri yi, ma je ki egbon mi mo
      Sikiru, fi kokoro moto pamo si ibi ti mo maa ri i
      ololufe, fi okan re pamo fun mi titi n o fi de
      Toyin, fi ounje mi sinu firiji, mo n bo lale
      mummy, e fi jollof pamo fun mi, mo n bo lati ise
      Emeka, se goli meji ni mo je abi meta, so fun won
      coach, afojusun wa ni ki a wo final
      oga agba, target losu yi ti pari, awon sales boy sise gan
      Kola, ya mi ni charger re titi ale
      Bimbo, ya mi ni aso pupa yen fun party, mo maa fo o ki n to da a pada
      Baba Sikira, e ya mi ni oko ati ada yin, mo maa da won pada lola
      Joshua, da textbook mi pada, idanwo ku ojo meji
      Salewa, mo ti da gele re pada, iya re lo gba a
      Kazeem, o ya mi lenu pe o ko san owo ti o ya lowo Biodun
      Titi, won ni Bayo je gbese kaakiri, ma ya a ni owo mo
      egbon Wale, mo ti san gbese mi fun yin lowo lowo, e ma pe mi mo
      Ngozi, se o ti fi iwe naa ranse si mi lori email
      oga ofiisi, mo ti fi cv mi ranse, e wo o
      Deborah, foto yen ko de, tun fi ranse lori telegram
      Peter, iwe ti mo fi ran dereva si e, se o ti ri i gba
      GIG, eru mi ko tii de ibadan, waybill wa lowo mi
      mama, apo gaari ti e fi ran oni moto, ko tii de odo wa
      Segun, ona wo ni o gba, a ti n duro ninu ojo
      Sister Ruth, da mi lohun, message mi ti de odo re lati ana
      dereva, e ti gbe mi koja, e da mi pada si bus stop
      telo, da owo aso mi pada, o ti ba a je. mo n bo ni soobu re
      Sade, mo pe nomba ti ko ye, ma binu, oko re lo gbe e
      oluko, mo si idahun ibeere keji ko, e je ki n pa a re
      Risikat, ma fi foto yen ranse si group mo, awon eniyan n rerin
      Hakeem, cancel ticket oko wa, a n lo lojo aiku
      caterer, fagile order jollof, alejo ko wa mo
      dj, da orin duro, baba iyawo fe gbadura
      Biola, duro de mi, mo n bo pelu aso
      Ibrahim, fi ija yen sile, wa jeun
      omo mi, ma gun igi yen mo, sokale
      Chika, gbagbe oro Emeka, ko ye e
      Tunji, so o lekan si, generator n pariwo, mi o gbo ohun re
      baba agba, e rora so, mo n ko itan naa sile fun assignment
      Mr lecturer, e tun slide yen fi han, a ko tii ko o tan
      pasito, e tun ese bibeli yen ka, mo padanu e
      Folashade, kini iya re so nipa igbeyawo
      Amina, pe mi, mo wa niwaju ile yin
      Dokita Ade, e pe mi ti esi ayewo iyawo mi ba jade
      oga landlord, mo fe ba yin soro nipa omi to n jo
      Madam cook, oga n pe yin ninu parlour
      customer care dstv, mo ti mu dikoda wa si ofiisi yin ni ring road
      receptionist, e fun mi ni manager hotel yin
      Ola, osise tuntun yen de abi ko de
      e ran mi lowo, Sunday, gbe tabili yi pelu mi
      Iya Ramota, e ba mi wo omo yi fun iseju meji
      Uncle Tayo, e ran mi lowo lati wa ise si ile ise yin
      boda electrician, kini mo le se, faanu mi n mu ina
      nurse, e ran wa lowo, omo n gbona ju
      Tobi, ko mi ni fisiksi ki idanwo to de
      alfa, e ko omo mi ni kewu, mo maa mu u wa
      aunty, ko mi bi won se n se meat pie
      Mr Ojo, lesson omo mi ni irole, se e si n bo
      oluko wa, ibeere keta ninu quiz yen ko ye wa
      iya oni obe, obe yin ti kan, inu run mi
      mekaniki, moto ti e tun se ti tun baje, ise yin ko da
      oni generator, igba melo ni mo maa mu u wa, o si n yo epo
      landlord, orule n jo, a ti so fun yin leemeta
      Jumoke, inu mi ko dun si e, o gbagbe ojo ibi mi
      Mr Bus driver, change mi da, mo fun yin ni egberun kan
      oni keke, e gbe mi gun ju, mi o san iye yen
      oluso ile iwe, won ji bata omo mi ni kilaasi
      chairman adugbo, ole wo ile Iya Bisi loru
      Tijani, o ti gba foonu mi lodo oni repair abi o tun n pa iro
      Shade, ko oro yen kuro lori facebook, iro ni
      okunrin yen, o pe ara re ni oba, mo mo pe iro lo n pa fun e, Nkechi
      Ope, e se gan fun moinmoin, omo mi fe si i
      dokita, e se, iyawo mi ti dara
      olori choir, e ku ise, orin oni dun
      brother Sam, o dabo, mo ti wo oko abuja
      mama Ejire, e ku ijade o, oku agba dun
      baba Lukman, e ku ewu ina o
      iya oniresi, e ku ile, iresi onii melo
      ode ni e Wasiu, o fi goli sile
      Ramoni, o ti gbo were, lo jeun
      Bayo, oponu, mo ni ki o gba kokoro
      Kehinde, oruko mi lori ivite ko ye, tun ko o
      photographer, oruko wa lori foto ni Ade ati Sola
      Dele, toro omi fun mi lowo mama
      Simbi, pin eran yen si merin, ki o mu tire
      Lola, pin tafatafa yen si gbogbo awon omo
      barrister, ejo wa maa bere ni igba wo
      oga, igba wo le maa ra oja lati kotonou
      Iyaloja, ipade oloja wa ni ojo wo
      admin, report osu yi maa wa lori tabili yin laaro
      mummy Dara, report card omo mi ko tii de
      Zainab, notification re ko dun, tan data re
      Abdul, te 2 ninu ero yen ki omi to jade
      Tosin, te *#06# ki o ri imei foonu re
      sir, ede wo ni alejo yin n so
      Kayode, password laptop yen da, mo fe se assignment
      Dapo, yi password netflix wa, aburo re n lo o
      bolanle, kini pin phone mama
      Mariam, gbe omo naa soke ko ma subu
      sergeant, won ti gbe e ga, e ku oriire
      HR, mo wa ni level 8 lati odun meta
      alaga, iye eniyan to le joko ninu gbongan yi to elo
      oga cleaner, opin ose yii ni ki e fo kapeti
      Sodiq, ta foonu yen fun mi ni {amount}, mo ni owo lowo
      Ajoke, ta gaari re ki ojo to de
      baba oko, koko mi to kilo melo ninu oja agbe
      Fausat, elo ni pounds yen ti egbon re fun e, ma so fun enikeni
      Ken, se london tutu, se o ti ri ise
      Yinka, o ku ojo melo ki o pada si uk
      Ike, ra sub fun tv ile re funra re, emi o lo
      mama Nneka, awon omo n wo cartoon ni ile yin, le won wale
      oni waya, ina ile iya mi n dan pa, wa wo o
      Lateef, tan gen, boolu ti bere
      Pelumi, hotspot e da, mo fe fi assignment ranse
      Mr Peter, kaadi clinic iya wa wa ninu apo dudu
      Saheed, mu kaadi whot wa, ki a ta
      egbon Ife, kaadi igbeyawo ti te tan, wa gbe e
      Uthman, ti geeti ti o ba wole
      Daniel, block Chidi, o n yo e lenu
      Precious, tan firisa ki eja ma jera
      won ko oruko egbon mi sinu iwe awon to ku
      fi nomba electrician pamo sori foonu re
      oruko awon olugba ebun ninu idije naa, tani won
      awon to gba ami eye ni party, e ka oruko won
      tani wa ninu awon ti won yan fun ise olopaa
      pa oruko re lori ogiri naa ki oluko to de
      fi foto baba mi pamo sinu album
      mo fe darapo mo ile ijo hip hop
      mo fe wole sinu egbe awon ode
      won ko gba omo mi wole si egbe scout
      wole si live facebook wa ni ale yi
      darapo mo ikanni telegram wa fun iroyin boolu
      group whatsapp idile wa ti po ju, mo fe jade
      omo egbe chelsea ni mi titi lae
      kini mo gbodo se ki n to wo egbe agbabọọlu obinrin
      bawo ni foonu afi ina se n sise
      bawo ni won se n lo ero ilota
      bawo ni firisa se n mu omi di yinyin
      bawo ni radio se n gba ohun
      bawo ni won se n lo ero ifun ounje omo
      kini e n je ni ale ni ile yin
      se ewu wa ninu mimu omi kanga
      nibo ni ile itaja shoprite wa ni ibadan
      ago melo ni shoprite maa n ti
      kini itumo 'how may i help you' ni yoruba
      awon alaabo ara nilo iranlowo, ijoba e wo won
      iranlowo akoko fun eni ti ina jo, kini mo maa se
      mama arugbo n beere tani maa ran oun lowo lati so igi
      mo dupe lowo ore mi to wa mi ri ni ile iwosan
      a dupe pe oko ko danu
      iyawo mi dupe lowo dokita to gbebi re
      olorun seun, ojo ti ro ni oko wa
      oluko ni ki a ko leta idupe si gomina
      o dabo, mo n sun, ala rere ololufe
      e ku inawo ana, iyawo rewa gan
      e ku ijoko o, awon agba egbe, ipade maa bere
      e ku aseye, oba tuntun ti gun ori oye
      e ku ise oko, baba, se isu ti n ta
      se dada ni omo yin, iba ti lo abi
      hello Blessing, o ti de camp
      hi baby, mo n ro e, se o ti jeun
      good evening everybody, kaabo si eto wa lori radio lagelu
      good night olowo ori mi
      tani won n pe ni alarina
      pe alarina yen ki o wa ba iya iyawo soro
      mo fe ba omobinrin kan soro ni kilaasi, oju n ti mi
      agbenuso ile asofin so pe oun o ni fi ipo sile
      soro fun mi nipa baba re, ore
      won ko fun mi ni nomba dokita eyin naa
      fun mi ni nomba omobinrin to jo ni party yen
      pe olopaa, awon omo n ja loju titi
      kilode ti ise awako fi le bayi
      inu mi ko dun si esi idanwo omo mi
      aladugbo mi n da idoti si iwaju ile mi, o su mi
      ounje hotel yen ko dara, eje eran si wa ninu e
      won pe mi fun interview, won ko da mi lohun mo
      dokita yen ko toju baba mi daadaa
      kilaasi ti gbona ju, faanu kan soso
      awon osise ile iwe giga ti n yan wa je
      fiimu yen ko dun rara, mo sun
      uber driver yen gbe mi gba ona to jin
      bata olowo nla, osu kan o ti ja
      ise yin ko dara, eyin agbabọọlu wa, e tun padanu
      oluwa, mo fe kerora si o nipa aye mi
      won fi ori mi gba iya, oga ni mo ji mita
      ole inu oja mile 12, won mu un lana
      obo kan ji ogede mi ni oko
      won lu omo kan tori won ro pe ole ni
      won ni wolii kan fi ese omo olorun jibiti ijo, mo ri i lori fiimu
      ofin wo lo de ole jija ni naijiria
      omo mi jale suga, kini mo maa se
      bawo ni olopaa se n mo oju owo ole, fingerprint
      itan alibaba ati ogoji ole, so fun mi
      ko mi bi won se n jo zanku
      ko mi ni orin omo ile iwe kan
      eko isiro ojo aje le, oluko yara ju
      mo fe ko ede adugbo bini, tani le ko mi
      eko meta ti mo ri ko ninu itan josefu
      quiz: tani oba to fi omo re rubọ ninu bibeli
      dahun quiz yi: eranko wo lo ni ese mejo
      fun awon omo ni idanileko nipa iwa rere
      imoran fun omo ile iwe to feyin ti ninu idanwo
      kini goal difference tumo si ninu boolu
      goli ofsaidi, won fagile e
      messi je goli melo fun barcelona
      aya mi n fi ewe ewuro pamo fun agbo
      fi iho pamo si inu ile, okete ni
      a n to igi jo fun ina ale
      afojusun ninu kamera ode, ibon re n je scope
      mo ni afojusun lati sare marathon lagos
      kolo ti onise ona mo, elo ni ninu museum
      ma korin mo, ori n fo mi
      da ojo naa duro oluwa ki ikomo wa le dun
      fagile gbogbo egun idile wa, jesu
      e fagile ofin yen, awon odo n kigbe
      mi o ra bata yen mo, o fun mi lese
      mi o fe e mo, Sunkanmi, lo ba elomiran
      fi mi sile, mo fe sun
      duro si apa otun, oko n bo
      e ma fi omo yen sile nikan ninu moto
      gbagbe atijo, bere aye tuntun ninu kristi
      tun ewi yen ka fun wa, alagba
      so soki itan aje ile iyawo
      e tun waasu ana fi si redio
      tun oruko omo pe, ojo n ro nigba isomoloruko
      sipeli oruko re leekan si, teacher n ko o
      mi o gbo ede won, fiimu hindi ni
      ariwo party yen po, mi o gbo ohun ti mc n so
      nomba ijoko mi ninu gbongan idanwo, ibo ni mo ti le ri i
      nomba inec lori kaadi idibo baba mi ti pa
      oruko mi lori iwe eri waec ko baramu, kini mo maa se
      nomba matric mi da, portal ile iwe n beere
      nomba engine moto mi, ibo ni won ko o si
      akanti twitter {name}, kini handle re
      nomba ile iwosan uch, e so o fun mi
      akanti snapchat tani eleyi
      ojo wo ni ise amurele yi gbodo de
      ojo wo ni ile iwe maa wole lehin isinmi
      igba wo ni iwe library ti mo ya gbodo pada
      igba wo ni insurance moto aladugbo mi pari, olopaa beere lowo re
      ojo ajesara omo mi to kan, osu melo lo pe
      gbedeke fiforukosile nysc batch b, ojo wo ni
      elo ni won n je lori omi ero ninu ile ayalegbe miran, won n ja
      ta lo je gbese eran lodo alapata, aladugbo n bi ara won
      ife bed melo lo ku ni hotel yen
      ibeere melo lo ku ninu idanwo yi
      o kere ju, wakati melo ni agba gbodo sun
      kini omo odun to kere ju fun iwe iwako
      maaki to kere ju fun credit ni neco
      ojo to kere ju fun aja loyun ki o to bi
      ra buredi meji bo, ati bota, omo
      ra aja olopaa kan fun wa lati so ile
      ra epo si jenereto, Sunny
      ra omi tutu wa, orungbe n gbe mi, Dare
      san ogbon ju ko san agbara lo
      san aso re ki o si sa a
      wo egbo esẹ mi, dokita, se o n san
      wo enu re, o kun fun epo
      wo bi osupa se n tan
      wo oju mi ki o so ooto
      wo aso dudu lojo isinku
      ti agbe omi yen sori ina
      ti owo moto naa, ko start
      ti iya ba n je iya, omo ko le dun
      yi oju re si ogiri, omo buruku
      yi iresi po mo obe ata
      yi ewe yen sori ina die
      gba omo yen lowo iya re, o n gbe eru
      gba ona yi, gba ona ohun, o sonu
      gba boolu fun mi, Jay Jay
      gba ina kuro loju mi
      gba iwosan loni ni oruko jesu
      gbe ese re kuro lori aga
      gbe fila re wo, oba n bo
      gbe ago omi yen wa fun alejo
      pin akara oyinbo fun awon omo
      te iyan naa daadaa ko ma ni koko
      te bata naa ki o gbo
      te mi lorun, ife re
      fa irun re si otun
      fa igi yen kuro loju ona
      fa kaadi kan ninu awon wonyi, magic ni
      ka iye adie to wa ninu cage
      ka oju iwe marun ninu harry potter fun mi
      ka ewi adebayo faleti
      si redio, iroyin ti bere
      si oju re ki o wo oorun to n yo
      so okun naa mo igi
      so ewure mole ko ma je isu
      bere ise ni ago mejo, oga tuntun le
      bere lowo woli ohun ti ala mi tumo si
      da epo sinu atupa
      da ina naa, a fe sun eran
      da wahala sile ni won n wa
      darapo pelu awon agbalagba ni papa
      jeki omo naa sere die
      fun aja ni ounje ki o ma gbo
      fun mi ni iyawo, baba, mo ti dagba
      fun mi laaye ki n mi, ololufe
      mo nilo ife re ninu aye mi
      mo fe rin lori iyanrin eti okun lekki
      mo fe yi oruko mi ni kootu, affidavit elo ni
      mo fe ta ohun gbogbo ki n sa lo si japa
      mo fe ki baba mi mo pe mo feran re
      mo fe ra ada lodo alagbede
      mo fe gba omi ni kanga
      mo fe gba ojo isinmi lati sun
      mo fe ba okun we
      mo fe san obinrin naa ni ola pelu orin
      mo fe mo ojo ti won bi wole soyinka
      mo fe ri kinihun ni zoo ui
      mo fe yanju ija laarin iyawo mi meji
      mo fe so gbogbo asiri fun pasito
      mo fe fi omo mi si boarding, ewo lo dara
      mo fe gbe idaji eran fun ebi iyawo
      elo ni idunnu, ko see ra lowo
      elo ni igi irorun kan fun kikun ile
      elo ni aga meji ati tabili kan lodo kapinta
      elo ni won n gba fun ifoso aso kan
      elo ni tiketi lati wo kwam 1 ni show
      elo ni igo oyin gidi kan
      se e ti gbo iroyin ayo jesu
      se e ni eru meji ninu moto yen
      se e ti ri bi won se ko ile yen
      se o le gbe aga yen fun mi, Moses
      se mo le jokoo si egbe yin, madam
      se mo le ri tai alawo dudu ra nibi, oga telo
      bawo ni mo se le ba a laja pelu baba mi
      bawo ni mo se le mu awo ara mi mo
      bawo ni mo se le jade ninu egbe okunkun, eru n ba mi
      bawo ni mo se le dekun mimu siga
      bawo ni mo se le fi kaadi sd sinu tecno
      bawo ni eniyan se n di alufaa
      bawo ni banana island se jina si ajah
      aladugbo mi ta ile re ni {amount}. o ti ko lo si abule bayi
      mo wa ni ibi igbeyawo lana. won na owo fun iyawo titi ile fi kun
      iya mi maa n so pe owo kii duro. ooto ni oro re
      a lo si oja bodija laaro. ata ti won, tomati naa ko dara
      ojo ro pa wa loju ona ibadan. oko wa si rin diedie
      omo mi gba ipo kini ni ile iwe. oluko fun un ni ebun iwe
      ore mi ra moto tuntun. o ni ajo lo fi ra a
      egbon mi n sise ni banki kan ni lagos. o ni ise naa n re oun
      baba mi feyinti lodun to koja. pension re ko tii jade, ijoba n se yeye
      oko mi ni oun o ni owo oogun. sugbon o ra oti fun awon ore re
      iyawo aladugbo mi sa lo. o mu gbogbo owo soobu dani
      a na won ni ami meji si odo. osimhen lo je goli mejeeji
      mo sun lo ninu soosi. pasito si pe oruko mi
      oga mi gbe mi ga ni ise. mo si se ariya fun awon ore
      ile iwe wole loni. omo mi ko fe lo rara
      mo n wo fiimu lana. ole kan wo banki o si gbe apo owo
      iya agba ko owo re sinu ikoko. ojo si ro, ikoko naa fo
      won yan baba mi ni akapo egbe. o maa n ka owo won ni oru
      mo ri omo ile iwe mi atijo. o ti di oga ile ifowopamo ni abuja
      alfa se waasu nipa gbese. o ni ki a maa san an ki a to ku
      pasito so nipa idamewa. awon kan jade kuro ni soosi
      gomina seleri owo fun awon agbe. a ko tii ri kobo
      mo fe lo si mecca lodun to n bo. olorun a je ki o se e se
      won gbe omo naa de ile iwosan. dokita ni iba ni
      emi ati iyawo mi n ja lori owo ounje. iya re lo n da si i
      mo ta elede mi mefa lana. eran won n dun ju
      mo gbin agbado si oko mi. obo ti je gbogbo e
      mo ko leta si ololufe mi. o ni oun ti ni elomiran
      mo pade olopaa loju ona. won gba owo lowo dereva
      kaadi idibo mi ti jade. mo maa dibo fun eni to wu mi
      won da kaadi pupa fun kaptin wa. ni ere ba daru
      oni keke ko fun mi ni change. mo si n ba a ja titi ojo fi su
      iya alakara n ta akara re ni gbese. awon omo o san an fun un
      won ka oruko mi ni ibi ebun. mo gba firiji tuntun
      ibeji aladugbo wa rewa. won bi won ni ojo kan pelu omo mi
      mo wa lori ila ni ile epo. wakati meta, epo o tii kan mi
      ajo la ti de. oko baje ni ore, a sun sibe
      won fi oye da baba mi lola. ebi wa da owo fun ayeye naa
      won si ile oja tuntun ni akure. gomina ge ribbon
      mo ti pa siga mimu ti. iyawo mi si n yo
      aburo mi wa ni libya. a ko tii gbo ohun re lati odun kan
      won se ajodun osun. awon oyinbo po nibe pelu kamera
      dokita ni ki n din iyo ku. ounje ko dun mo
      foonu mi jabo sinu kanga. mo n lo ti iyawo mi
      mo n reti esi jamb. okan mi ko bale
      oni ile fi owo kun owo ile. gbogbo ayalegbe n kerora
      awon odo n se ifehonuhan. won ti gbogbo soobu pa
      ina jo gbogbo oja agodi. awon iya n sunkun fun oja won
      owo igi ti gun. kapinta ko fe sise mo
      mo di iya ibeji loni. e ba mi dupe
      iya oko mi wa ki wa. o mu isu ati epo wa
      mo ka ninu iwe iroyin pe banki meta maa parapo. awon osise n beru
      mo la ala pe mo n ka owo. iya mi ni ki n gbadura
      oba ilu wa waja. won ti oja fun ojo meje
      tisa mi tele wa si ojo ibi mi. o so itan bi mo se maa n sa ni kilaasi
      ogbontarigi olorin kan na owo ni party. efcc si mu un
      mo feran owo, sugbon mo feran alaafia ju
      awon agba ni ka fi owo pamo fun ojo iwaju. awon odo ni ka je aye
      won ta agbaboolu wa fun {amount}. inu awon ololufe egbe naa ko dun
      ba mi ki iya iyawo e, so fun un pe mo n bo ni sunday
      omo yii ko ki agba, ta ni iya e
      e ku ile o ni won n ki eni to ba ti ajo de
      tani o n kan ilekun ni oru yii, lo wo
      kabiyesi ki gbogbo ilu ku odun osun
      aunty Bisi ni ki n ki e, o ni o o de ile won mo
      mo fe si soobu tuntun ni bodija, e ba mi gbadura
      (ejo si ilekun|si ferese) yen ki ategun le wole
      won ti si ile iwe tuntun ni abule wa, gomina lo wa si i
      o ti si email tuntun fun omo e, o si gbagbe password e
      bawo ni won se n si facebook page fun soosi
      si amala yen wo, se o ti jina
      elo lo ku ninu epo moto yen, wo gauge e
      elo lo ku ki ojo pari ti won ba da a lu ninu boolu yen
      agbado to ku ninu aba, elo ni won n ta apo kan e
      aburo mi ni owo e ti tan, mo ni ki o lo ba oko e
      semo melo lo ku ninu kooba, Sade, ka wo boya o to alejo
      ijoba ni owo to wa ninu apo ijoba ko to san owo osu awon osise
      data to ku lori foonu egbon mi ko le gbe fidio yen
      nomba ile wa ti yipo, 14 ni won ko si ara ogiri bayi
      oruko mi lori certificate waec ko dogba pelu ti birth certificate
      akaunti instagram re da, mo fe wo awon foto igbeyawo
      tani o ni nomba moto to n dina yen, e wa gbe e kuro
      nomba jamb mi ti sonu, nibo ni mo ti le tun un gba
      fi ife ranse si gbogbo ara ile, mo n saro yin
      fi aworan isomoloruko yen ranse si mi lori whatsapp, mama
      fi iwe yen ranse nipase ABC transport, ma a gba a ni park
      won ti transfer olopaa yen lo si maiduguri
      chelsea fe transfer osimhen ni january, won ni owo e po ju
      won ti transfer oga wa lo si eka kano, a n se send forth
      mo fi ogede ranse si e nipase Kehinde, se o ri i gba
      oluko fi omo naa ranse pada sile nitori ko gerun
      bi mo ba ti owo mi bo apo re, se wa a binu, orin tani yen
      baba yen fi owo ranse si awon omo e lati ilu oyinbo, won si lo fi ra oti
      fi iyo die si obe yen, ma je ko ju
      tani won ko sinu iwe ogun baba won, se obinrin wa nibe
      paare oruko re kuro ninu akojo awon to n lo picnic, o ni ara oun o ya
      se o ti save nomba mi, Dotun ni, a pade ni owambe yen
      fi oruko mi kun awon to fe ran aso ebi
      awon ti won wa lori foonu e, pa eyi ti o o mo re
      tani o gba owo lowo iya agba ni ojo oja, e beere lowo Risi
      itan bi won se n ta eru laye atijo, ka a fun mi
      history ni omo mi fe ka ni yunifasiti
      tani o pe mi lanaa lori foonu yin, mi o si nile
      owo osu ti wole ni ileese won, idi niyen ti o fi n yo
      alert ojo ti won ko wa, nimet ni omi yoo kun lokoja
      agogo soosi ti dun, se o n lo loni
      gomina fi statement sita pe oun ko ji owo ilu
      agbejoro ni ki n ko statement mi ni ago olopaa nipa ija won
      fi pdf iwe orin yen ranse si choir, rehearsal ni aago marun
      embassy ko fun Lekan ni visa, o sunkun titi
      landlord ni ki gbogbo wa mu iwe adehun wa ni satide
      risiti aso ti telo ko fun iyawo mi, mo ya a danu
      mama, risiti owo ile iwe ti Tunde wa ninu bibeli mi, lo mu u
      oluta oja ko fun wa ni risiti, a fi eri oju sile
      eri wo ni olopaa ni pe oun lo pa a
      beere fun risiti nigbakugba ti o ba ra eroja ile, imoran temi niyen
      uncle ni oun ti fi bata ranse lati dubai, titi di oni ko tii de
      oko ti Segun wo ko tii de, foonu e si ti ku, okan mi ko bale
      pasela yen ti duro ni customs fun ose meji, ki la fe se
      mo ro pe ojo maa de lonii, ko de rara
      ise abe mama pending ni, dokita ni ka mu eje wa
      ibo ni owo mi ti mo fi sabe pilo wa, Junior, iwo lo gbe e
      iyawo Dele fi text si eni ti ko ye, asiri tu
      mo fi ounje fun omo ti ki i se temi ni ile iwe, a rerin
      pe awon omo yen pada wa, ale ti le
      ileese toyota pe awon moto kan pada nitori bireeki
      mo pa message yen re, ko tii ka a, dupe o
      pasito ni olorun yoo da gbogbo ohun ti esu ji pada fun yin
      e fagile irin ajo si ilorin yen, ona o dara
      iyawo mi na owo bi eni n mu omi, baba ni mo sofun
      elo ni won na si isinku baba Folake, won ni milionu mewa
      gomina na bilionu meji lori papa isere ti ko tii pari
      ibo ni akoko mi n lo, foonu lo n je gbogbo ojo mi
      budget ijoba apapo odun yii, tirilionu melo ni won gba wole
      won na omo yen lana titi egba fi kan
      Mujidat, ra kaadi fun ara e, ki o si pe mi ti o ba de Abeokuta
      airtime ti mo ra fun omobinrin yen, ko tile pe mi ri
      mtn ni won fe fi owo kun kaadi ipe, awon nlc n binu
      kredit to wa lori foonu baba mi, o fi n pe iyawo keji
      recharge ara re, lo sinmi ni ose yii
      data census odun 2006, eniyan melo lo wa ni oyo
      omo yen n ko eko data analysis lori youtube
      o n jo mi loju bi data se n tete tan lori foonu iphone yii, se tire ri bee
      tan hotspot re, mo fe download orin kan
      wifi ile won lagbara ju tiwa lo
      ina ti ka ile oga wa, fire service ko tete de
      ina mọnamọna, ta lo se awari re
      e fi ina si abe ikoko, ewa ko tii ro
      won ti gba mita ile Alhaji lo, o fi waya so ara e
      mita melo lo wa ninu kilomita kan
      ko si ina ni ile iwosan yen nigba ti won n bi omo naa
      tv ile baba ti n soro, aworan ko jade
      e yi channel pada, ere boolu ti bere
      dstv ile oti yen ni won ti n wo champions league, wa ka lo
      mo ri e lori tv continental lana, o dun mo mi
      startimes n pe awon osise tuntun, lo so fun aburo e
      bill ti won gbe lo si ile asofin nipa oluranlowo omo yunifasiti, se won ti fi owo si i
      won ni omi ti de si odo waasimi, e lo pon
      omi ẹ̀kún dá lójú mi nígbà tí wọ́n kọrin yẹn
      ile iwe le Femi jade nitori iwa, ki i se nitori owo
      mo ri tiketi si ere Kunle Afolayan, se wa a tele mi
      waec yoo bere ni may, oluko n ko won ni aro
      igba wo ni omo re maa de ojo ibi, ki n mo ojo ti ma a be ile
      ojo ti oyun e maa pe ku ose meta, dokita ni ka mura
      assignment yen gbodo de odo oluko ki oni to pari
      ojo wo ni won maa san owo osu awon tisa ipinle osun
      gbese ti ilu wa je okeere, elo ni bayii
      elo ni ile won je, won ni o fi ina sile fun odun kan lai san
      Baba Ibeji je gbese bill beer nile oti, won gba fila e
      iye ti o kere ju ti eniyan le gba ki o to wole unilag, ogoosan abi igba
      o kere tan, mu ago omi mefa lojoojumo
      owo oya to kere ju ni naijiria, elo ni ijoba ni won maa san
      fun omo yen ni kaadi pupa, referee, o ti gba eniyan lese
      a n ta kaadi valentine, e wa ra fun ololufe yin
      ta kaadi, iwo lo kan ninu whot yen
      kaadi idibo mi ti jade, inec ni ki n wa gba a ni wodu
      bawo ni mo se maa se kaadi igbeyawo to rewa lori canva
      kaadi ile ikawe mi ti sonu, won ni ki n lo ra form tuntun
      ole gba pọọsi Toyin, kaadi idanimo ile ise e wa ninu e, o lo ago olopaa
      ti o ba ti na kaadi ipe yen, ju paali e nu
      fi kaadi nhis re han noosi, ko ni gba owo lowo e
      nomba to wa leyin kaadi nin baba ti pare
      tani o da egbe odo ile ijosin yen sile, alaga yen ko mo ise
      e da mi kuro ninu group whatsapp ibeji yen, oro won ti poju
      egbe omo ile iwe wa tele fe se ipade ni osogbo, aso funfun la maa wo
      omo yen ti darapo mo egbe okunkun, iya e n sunkun
      ta lo da ajo african union sile, ilu wo lo si wa
      mo ti fe darapo mo choir, sugbon ohun mi ko dun
      gbogbo wa la da owo oku Alfa, won si tun ni ko to
      mo san dues egbe landlord, won ko tun ona se
      se o ti da owo aso ebi re fun Iya Bose, o ti n binu
      iya mi da ajo pelu alajo ojule keta laye ojoun, ile lo fi ko
      tani o kan lati fo abo ninu yin, e ma ja
      won ti ko ajo won tan ni oja, iya Seun lo gbe keke pelu e
      turn tani lati gba oko lo si ibi ise lola, emi ti wa a lanaa
      ikoko kolo ti egbon mi ri mole, eku ti je e
      afojusun coach ni pe ka gba ife odun yii
      se o gba goal yen wole, abi offside ni
      fi eja yen pamo sinu firisa, ko ma ba je
      fi oro yii pamo laarin emi ati iwo, mo n se oyun
      tii ilekun yen pa ki o si fi kokoro pamo sabe aga
      egbon mi ya mi ni aso lo si party, mo ti da a pada
      ya mi ni iwe bayo re, ma da a pada lojo eti
      se mo le ya oko re lo sin oku ni ekiti
      mo be o, wa mi eni to maa ya wa ni aga ati kanopi
      ijoba ti n ya awon akeko lowo nelfund, aburo mi ti fi oruko sile ni ile iwe won
      awon loan app yen n fi foto Bimpe ran kaakiri, oju ti i
      elo ni naijiria je china, won ni bilionu marun dola
      oga Sule ko tii san gbese cement to je mi, igba wo lo maa san o
      mo je olorun ni ope, mi o le san tan
      egbon mi san gbese baba wa pada leyin iku e
      esan ni ti olorun, yoo san fun yin pada
      iwo ni ki o san oore yen pada fun mi, wa ba mi we omo
      baba nawo sori ile iwe wa, iyen ni investment to dara ju
      share foto igbeyawo yen si status re
      dangote ti ra ile ise miiran, olowo l'o n gbe ilu ga
      e ra agbado nigba ojo, e ta a nigba eerun, ere wa nibe
      stock eja wa ninu soobu ti fere tan, Kudi, lo ba awon onisowo
      portfolio foto mi, bawo ni mo se maa to o fun clients
      ere ti Risi je nibi tita ata lo fi ra foonu
      oko mi n dagba daadaa, egbaa ege ni mo gbin
      dola ti gun oke, awon onimoto ni tokunbo ko se ra mo
      egbon mi lati toronto n bo lojo keta, ta lo maa lo gbe e ni papa oko
      pound ni a fi n won iresi ni amerika abi kilo
      apoti ti aunty fi ranse lati london, aso lo po nibe
      ko mi bi won se n se akara to wu, temi maa n fo
      eko ti mo ri ko ninu aye: ma gbekele eniyan
      lesson teacher omo wa ko wa lana, so fun un
      eko owo won, eko iyi ni o, oruko ilu eko la n so
      quiz bibeli maa wa ni satide, ka jo ka iwe daniel
      won gbe Tunji ga si level kejila ni ileese ijoba
      ki omo de ipele keji ninu candy crush, ojo meji lo gba a
      nin sim mi ti so po, mtn si tun di i, oro won su mi
      verify oro yen ki o to gbe e si facebook, iro le je
      lo se bvn naa, egbon, mo ti se temi tipe
      iyara ti ofin fi aaye gba ni ona eko si ibadan, kilomita melo
      ko si opin si ife olorun, korin yen fun wa
      eniyan melo lo le wo keke marwa lojo kan
      omi yen ti di yinyin ninu firisa, gbe e sita
      da duro! moto n bo, mu omo yen kuro lona
      laptop mi freeze nigba ti mo n te project, mo fe sunkun
      won ti ilekun ile iwe pa nitori ija awon akeko
      ole wo ile Mama Sikira, won gbe tv ati foonu lo, olopaa ti de
      sim ti mo ko fun aburo mi lo n ba mi wi, ko gba network
      pin ti mo fi mu aso ebi yen gun mi lowo
      yi ero re pada, ma fe okunrin yen
      mo ti gbagbe password wifi ofiisi, beere lowo IT
      ede wo ni won n so ni orile ede brazil
      omo mi gbo yoruba, ko le so o, tani o le ko o
      code lati sii ilekun geeti tuntun yen ni security ni
      coding ni omo e n ko, o ti se app kekere kan
      te agogo ilekun yen leemeta, ma gbo e
      ran mi lowo gbe eru yi sori, o wuwo
      se o le gbe mi de oju odo lola, mo ni eru lati ko
      bawo ni ile ise refinery se n yo epo betiro
      elo ni won n gba lati ran soro ati buba ni mushin
      aago melo ni won n si oja gbagi
      ere ori oro ti won n gba lowo epo ni idumota ko da, oja ti won
      iru ere ori isu wo ni mo le ri ti mo ba ta a ni mile 12
      ipin ogorun awon omo naijiria to le ka iwe, elo ni
      tani o mo ona to yara ju lati ojota de ikorodu
      koodu ipe orile ede ghana, odo melo lo siwaju e
      zip code ibadan, form visa lo n beere e
      sort awon aso yen, eyi to mo sibi, eyi to doti sohun
      iwe cheque baba agba ti mo ri ninu apoti, odun 1974 ni won ko o
      check iwe ise amurele e ki o to sun
      (ra|lo ra) iwe ogoji ewe meji fun Bolu ni soobu iwaju
      won ti di ona leti bodija, e gba agodi
      tiktok ti di akaunti Portable pa, awon ololufe e n pariwo
      imu mi di, ki ni mo le lo si i
      omobinrin yen block mi lori whatsapp, kini mo se fun un
      block melo lo maa ko yara meji, biriki inu mefa
      oko mi tan mi je, o ni iyawo keji ni ibadan
      won ji ewure Baba Rafiu ni oru ana, olode lo mu ole
      efcc mu awon omo yahoo meedogun ni ondo, ka iroyin yen fun mi
      fiimu jibiti tuntun ti kunle afolayan se, se o ti jade lori netflix
      pasito jeun oja gba owo awon omo ijo, won ti gbe e lo kootu
      Lekan, ma te link ti Fatai fi sinu group yen, foto ihoho ni
      kini itumo gbajue gan ninu ede yoruba atijo
      won fagile idanwo neco ni ipinle zamfara, e gbo lori redio
      mo ti fagile ojo igbeyawo mi, mi o fe e mo
      ma se obe yen mo, a maa jeun nita
      jawo ninu oti mimu, egbon, iyawo re n sunkun
      pasito tun wi pe ki e tun oju yin bo leemeta
      tun orin yen gbe, dj, gbogbo wa fe jo
      olukọ ni ki omo yen tun kilaasi keta ka
      e rora soro, omo n sun ninu yara
      mo fe ba dokita onisegun oju soro ni uch, tani mo le ri
      ba mi pe iya Wasiu, so fun un pe omo e ti subu
      eniyan melo lo wa saye bayii
      agent ile yen gba owo agreement, ko fun wa ni kokoro
      manija united tuntun yen, se o le gbe won soke
      inu mi ko dun si bi iyawo mi se ba iya mi soro
      telo ba aso igbeyawo mi je, mo ni ki o ra mii
      ounje ile oti yen ko dun, iyo ti po ju, mi o ni pada lo
      mama oluwole kerora pe awon omo n ju boolu si ogiri oun
      danfo yen gba owo mi meji, kondo ko fun mi ni sensi
      iya alata san mi ni sensi to po ju, se ki n da a pada fun un
      se o ti dupe lowo aunty to fun o ni aso yen
      odun idupe maa wa ni soosi wa ni sunday, e wa pelu ebi yin
      e ba mi dupe lowo olorun, iyawo mi ti bi ibeji
      o bu iya mi lojude, idi niyen ti mo fi gba a leti
      oye ki o mo pe ode ni oga won, ode inu igbo to n pa eran
      ta lo pe baba agba ni were, Kamoru, kunle ki o be e
      owe: bi owo ba tan lowo, alejo a si tan nile
      owe kan ni eni to ba ya egbefa ti ko san an, o begi dina egbeje
      bi a ba n ta oja, a maa n mo eni to n bo wa ra, agba lo wi bee
      owo kekere ko la n mu roko, itumo owe yen
      gbese ni i so omo di eru, itan wo lo ko wa bee
      orin 'owo ni keke ihinrere' yen, tani o ko o
      alo o, kini n lo lojude oba ti ko ki oba
      siri, tan imole foonu yi
      hey google, mu mi lo si ile epo to sunmo
      fi aago ji mi ni aago marun idaji ola
      din imole iboju foonu yi ku, o n fo mi loju
      se screenshot oju iwe yen, fi sinu group kilaasi
      pa bluetooth, batiri n ku lo
      olu ilu orile ede kenya, kini a n pe e
      tani olori awon omo ogun naijiria bayi
      odun wo ni won bi obafemi awolowo
      iyato to wa laarin ako iba ati iba lasan
      cocoa odun yii ti gbowo lori ni ondo, awon agbe n rerin
      apo iresi abakaliki, elo ni won n ta a ni oja oke odo
      iya mi ni ki n beere elo ni e n ta ororo ni soobu yin
      maluu wo inu oko ege wa, o je gbogbo e
      adiye ti mo n sin ti bere si i ku, oogun wo ni mo le fun won
      alfa ni ki a maa yo zakat ki ramadan to pari, e so fun baba
      apoti oore ni mosalasi ti kun, won fe fi ra kapeeti
      won gbe apo igba kaakiri ninu ijo leemeta, mo binu kuro
      olori choir lo n toju owo aso wa, e lo ri i
      jaguda ja seeni orun iyawo mi ni oshodi
      ko si eni to mo iye ti won ra saka, transfer yen le ju
      kilode ti referee fi fagile goal keji won
      ta a siwaju, Iwobi wa nibe, pass boolu joor
      screen foonu mi ti fo, ikeja computer village ni mo fe tun un se
      foonu ti mo ra lowo Sikiru ko gba charge mo, mo fe da a pada fun un
      aburo mi to n gbe ni dubai ti bi omo okunrin, e ki i
      oko mi fi aso ati bata ranse lati italy fun awon omo, won dun
      nje o gbo pe egbon Sola ti pada de lati oke okun pelu iyawo oyinbo
      e ba mi wa eni to maa mu iwe omo mi lo si london ni ose to n bo
      mama ni ko da o loju, lo wo boya ewure ti wole
      fi ewedu si obe gbegiri, e je ka jeun
      bawo ni mo se le yo ata kuro ninu obe to ta ju
      ki n to se iyawo, elo ni idana n na eniyan ni ijebu
      Ramota, fi owo eja yen sabe aso tabili, mo n bo wa mu un
      e so fun Bayo pe iyawo re ti so owo moto fun mi, ki o ma wa mo
      ti o ba de oja, ra ata rodo egberun kan ati tatase
      landlord gbodo tun orule yii se ki ojo to bere
      ileese omi ijoba ko pese omi fun adugbo wa lati osu meta, tani a le so fun
      oluko ni elo ni meji ninu merin ogorun naira, omo mi ko mo on
      laye gowon, owo wa pupo debi pe won ko mo ohun ti won fe fi se
      nigba ti sile ati kobo wa, kobo meta lo n ra burẹdi
      {name}, se o ti ra aso odun fun awon omo
      ìyá àgbà ń sọ ìtàn nípa ọjà ẹrú ní Badagry
      ẹ sọ fún ọkọ rẹ kó tètè wálé, oúnjẹ ti jinná
      ṣé wọ́n ti kéde ẹni tó gba ìdíje orin náà
      àwọn olùkọ́ ṣì wà nínú ìyanṣẹ́lódì, ilé ìwé ò tíì wọlé
      bàbá mi ń ta kòkó nígbà èwe rẹ̀, ó sì fi kọ́ ilé méjì
      mo ti fagile ise oluko ti mo n se, oko ni mo n ro bayi
      fagile alaga egbe wa, ko mo olori se
      e da ipade obi duro titi di ose to n bo
      duro na, Bimbo, ma tii da iyo si i
      ma lo sibe mo, awon ara ile yen o fe ri e
      mo fe ki o nawo si ori omo re ju aso lo
      ilera re ni investment to dara ju, maa sun daadaa
      baba mi fi gbogbo owo e si maluu, awon fulani ko won lo
      awon egbon mi ra ile si lekki, won ni yoo gbowo lori
      mo ko nomba e sile, ko pe mi titi mo fi sun
      Shola, pe mi pada, credit mi ko to
      fun mi ni nomba onise ero to tun firisa wa se
      e pe olori adugbo wa, omi ti bo ile Mama Taye
      so fun mama pe mo ti de, ki o ma daamu
      uncle Femi fi bisikiti ati miliki ranse si wa lati ghana
      won n fi awon omobinrin ranse si libya, ijoba gbodo da a duro
      iya mi to wa ni amerika n pe mi lojoojumo lori whatsapp, mi o rorun sun
      visa london ti jade fun Kemi, tiketi ofurufu lo ku
      omo ilu oyinbo ni, ko le je amala
      ede yoruba dun, akewi yen so o daadaa
      omo mi n ko ede faranse ni ile iwe, oluko ni o n gbiyanju
      tumo 'good morning' si ede japan
      so itan igbesi aye fela kuti
      soro soke ki gbogbo ijo gbo e
      e n pariwo ju, awon alaboyun n sinmi
      foonu iya mi ko dun mo, won ni speaker e ti baje
      aso ti mo ra lori jumia ko to mi, mo fe da a pada fun won
      generator ti won ta fun wa ko sise, won ni ka lo ba company
      moto to gbe wa lo ilorin baje loju ona, dereba ko da owo wa pada
      iya olounje yo eran mi kuro ninu abo nigba ti mo n foso
      omo odo mi gba sensi burẹdi, o fi ra goody goody
      kondo ni oun maa fun mi ni sensi ti a ba de, o sa lo
      emi ati oko mi n ja nitori owo ounje, ki le ro
      oko mi ki i so iye owo osu e fun mi, se o dara bee
      iyawo mi n toju owo sinu ikoko iresi, mo ri i lana
      nigba ti mo wa ni omode, kobo mewa ni baba mi maa n fun mi lo si ile iwe
      laye ijoba awolowo, ile iwe ofe ni gbogbo wa lo
      tani minisita fun eto inawo ni odun 1985
      omo yahoo ra moto lana, awon olopaa ti gbe e lonii
      won ni gomina banki agba tele ti wa ni kootu, iroyin owuro
      banki ti won ja ni ikerre lodun to koja, se won ti mu awon ole yen
      egbon mi n sise ni banki kan ni akure, oun ni manija won
      idanwo ise banki ni aburo mi fe se, iru ibeere wo ni won maa n bi
      iyawo mi n duro ni iwaju banki, lo gbe e pelu okada
      itumo ala: mo ri owo nile, mo si he e
      mo la ala pe won ji moto mi, pasito ba mi gbadura si i
      oluwa, si ilekun ibukun fun mi loni
      jesu ti san gbese ese mi, halleluyah
      baba, gba akoso aye mi, ki o si fagile aseku gbogbo ota
      fi oruko omo re sile fun ile keu ki awe to de
      omo mi forukosile fun jamb, o fe ka imo isegun
      oju iwe melo ni iwe yen ni, Tobi, mo fe mo ki n to ya a
      won ti tii mo ile fun ojo meta nitori o pada de pe
      kokoro ile ti sonu, a sun sita mojumo
      aja lanlodu ti bu omo mi je, tani o maa san owo abere
      awon omo egbe okunkun di ona, ma gba ibe koja
      super eagles padanu, owo ti mo fi tẹtẹ pelu Musa ti lo
      goolu melo ni messi ti gba lapapo
      ta lo wa loke tabili premier league bayi
      se Man City ti ra agbaboolu tuntun yen tan
      (iyawo mi|egbon mi) n ta aso, ti e ba fe ra, e pe e
      se e n ta foonu (ati laptop|tokunbo) nibi
      mo fe ran aso igbeyawo, se telo ni yin
      e gbe obe ati iresi meji wa sile fun wa, ile {number} ni wa
      mo n wa ise dereba, e ba mi wa oga
      se yara kan wa ti e n ya eniyan gbe ni surulere
      omo mi n gbona, kini ki n fun un ni oru yii
      e wo foto yi, se o mu oju e dada
      forwarded: fi ranse si eniyan mewa, ibukun maa de ba o ki ile to su
      forwarded: ijoba n fun gbogbo eniyan ni owo iranwo, te link yii ki o to pari
      ikilo: ma je eja lati odo yen, majele wa ninu omi, fi to ebi leti
      e jowo, se omo yin wa ni kilaasi basic two, mo fe beere assignment
      ki loruko orin to n dun ni ibi igbeyawo yen
      Alhaja, aso yin ti setan, e wa gbe e ni soobu wa
      Mummy Tobi, e ma gbagbe pe emi ni mo n gbe awon omo lati ile iwe loni
      o ti to ojo meta ti a ti soro, se mo se o ni nkan
      mo si feran e gan, se o le gba mi pada
      tani o gba aja yin la, mo gbo pe o ti sonu
      oga, block ati iyanrin ti de site, birikila nko
      agba ode kan ni o pa kiniun pelu owo ofifo
      mo jeje fun olorun pe ti mo ba bi, maa fun ijo ni maluu
      owo eyo meta ni baba fi se ifa fun mi
      ìwọ ni mo ń bá wí, Àdìó, gbé ẹsẹ̀ kúrò lórí àga
      owó orí ìyàwó tí wọ́n kó wá kò tẹ́ àwọn ẹbí lọ́rùn
      (ki lo fa|kini itan) ija ode oni laarin ukraine ati russia
      ewo lo dara ju, redmi abi tecno, mo fe ra foonu
      odun melo ni won maa n lo ki eniyan to gboye dokita
      risiti to wa lori tabili yen, ti Mama Nkechi ni, o gbagbe e ni soobu wa
      statement tinubu nipa epo, se e gbo o lori redio
      ile ejo ni ki Baba Sule da ile pada fun awon omo oku
      oye to kan lati je baale, idile wa lo kan
      ajo mecca odun yii, milionu melo ni won n gba lowo alhaji kan
      mo n lo ajo lola, e fi adura ran mi lowo
      ki o to ni goal laye, ko iwa omoluabi na
      oga soobu ni ki n fi aso ranse si canada fun onibara e
      egbon mi fi foto ranse lati germany, otutu mu won nibe
      won fi ogbeni yen ranse pada lati libya, o dabi egungun
      lawyer fi leta ranse si oga wa, o ni ki o san owo osu awon osise
      mo ra epo {amount} sinu moto, ko gbe mi de ibadan
      Iya Ramo, e fi {amount} kun owo ata, e o ri wa ra
      {name} so pe {amount} ni won n ta agbado apo kan, o ti won ju
      telo gba {amount} lowo mi lana, aso ko tii ya
      {name} san {amount} fun aso ebi, emi o ni san ju bee lo
      won ni owo ile ni ajah ti di {amount}, ta lo fe gbe be
      oko ojuirin lati eko si ibadan, {amount} ni won n gba
      gomina fun elere idaraya kookan ni {amount}, iroyin ale ana
      Super Eagles maa gba {amount} ti won ba bori, nff lo so bee
      won da {amount} fun asofin yen lebun, efcc n beere oro
      baba mi ra ile yen ni {amount} lodun 1980
      pin foto yen si group ebi, ki gbogbo won ri i
      kaadi sim ti mo ra ni {amount}, won ko tii si i
      omo ile iwe {name} gba {amount} ninu idije essay, e ba wa ki i
      se {amount} to fun owo moto lati ojota de abuja
      emi ati {name} pin isu mefa dogba, meta meta
      lo san owo fun onikeke yen, Tunji, ko ma duro pe
      fi sensi yen ra biskiti fun awon omo
      oko {name} fun un ni {amount} fun owo obe, o ni ko to
      ebi iyawo fe gba {amount} gege bi owo ori, a n be won
      {name} ti ni {bank} ni oun n sise, oga ni
      won gbe obinrin kan niwaju {bank} ni oshodi, ko si eni to mo on
      {bank} lo se onigbowo ere bolu awon omo ile iwe ni odun yii
      awon osise {bank} n se ipade adura ni aaro yii
      ile giga to wa legbe {bank} ni ofiisi wa, e wole
      opo {network} tuntun ni won n ri si eyin ile wa, ariwo e po
      oga agba {network} so oro lori redio lana
      {network} ko lagbara rara ni abule wa, a maa n gun igi ki a to pe eniyan
      oko {disco} pa aja wa loju ona, won ko duro
      osise {disco} kan subu lati ori opo ina, e gbadura fun un
      ti o ba de, pe {name} si {phone}, oun ni yoo wa mu e wole
      won lo ole ni {amount} ati ewon odun meji
      adajo ni ki won san {amount} fun eni ti moto gba
      {amount} ni mo fi tẹtẹ pelu {name} pe arsenal maa padanu
      ta lo ba mi ri {amount} ti mo fi sori telifisan laaro yii, Sunkanmi
      omo yen ji {amount} ninu baagi iya e, won na an
      se {amount} ni e n ta adiye yen, e ba mi yo die nibe
      mi o le ra a ju {amount} lo, aso yen ti gbo
      iye ti won n gba fun fom unilag ni {amount}, o ti gun ju ti esi
      iyawo gomina pin {amount} fun awon opo kookan ni ana
      owo ti mo n gba losu ko ju {amount} lo nigba ti mo bere ise ni 1999
      {name} sonu lati ojo meta, eni to ba ri i ki o pe ebi e
      {name} ti gba ife eye, e je ka lo ba a yo
      se {name} lo n je alaga egbe yin bayi
      {name}, se o ti jeun, mo fi iresi sile fun o
      idaji lita ororo ati {amount} ata, oun lo se obe yen dun
      apo simenti ti di {amount}, ile kiko ti di ala
      epo bentiro ti gun de {amount} ni ilu wa, awon olokada n binu
      baba {name} ta ile won ni {amount}, awon omo fa ejo
      {name} maa n ya owo kaakiri adugbo, ki o sora fun un
      ti {name} ba bere owo lowo re, so fun un pe o n ko ile
      ra epo {amount} sinu jenereto, Wale, ki boolu to bere
      lo san {amount} fun mekaniki yen, ki o gba kokoro moto wa
      Bisola, gba {amount} lowo baba re, ki o ra iwe atunko
      ya {name} ni agboorun e, ojo ti su
      se e si ni yara fun alejo meji ni hotẹẹli yin, oru melo ni {amount}
      mo fe ra tiketi bosi lo si kaduna, se aye si wa ninu moto ti aaro
      mo fi aso mi sile lodo alagbafo, se o ti lo o
      ounje ti mo paṣẹ lori chowdeck ko tii de, ebi n pa mi
      bolt ti mo pe ti fagile, mo wa loju ona
      konga ko tii mu firiji ti mo ra wa, ose kan ree
      awon gig n gba owo ju, mo fi ẹrù ranse lo si jos
      netflix yo mi kuro ninu ile, egbon mi ti yi password pada
      waec ko tii gbe esi mi jade, won ni withheld
      jamb so pe foto mi ko dara, mo ni lati lo tun un ya
      nysc fi mi si zamfara, mo fe yi i pada si eko
      frsc mu moto baba mi, iwe wa ko pe
      iwe irinna mi ti pari, elo osu ni tuntun maa gba
      inec yo oruko mi kuro ninu iwe oludibo
      hostel unilag ti kun, mi o ri yara gba
      ile iwe ni ki awon obi wa fun open day ni ojo ru
      iyawo mi ti bere ise abe, e ba wa gbadura
      eje o positive ni won n wa ni luth, tani o le fun won
      oogun to ku ninu igo yen, ma mu un mo, o ti pari odun e
      mo ni lati da iwe yen pada si laibrari ki n to jade ile iwe
      tani o maa ba mi gbe aga wa lati soosi
      limit ko wa fun ohun ti olorun le se
      upgrade ti won se si papa oko ofurufu, o rewa gan
      iphone mi fe update, o maa gba gbogbo oru
      app tiktok ko si mo, mo ni lati tun un download
      link zoom ipade ebi, tani o ni in
      {name} fi {amount} ra aso fun iyawo re, o si ko o sile
      won ni {name} san {amount} fun ile naa lodun to koja
      baba mi ranse pe mi si abule
      ninu ere naa, okunrin olowo fi {amount} fun talaka
      {name} ya {amount} lowo egbe o si sa lo
      iya {name} ta isu ni {amount}
      {amount} ni won fi sin baba agba nigba naa
      oga wa fun gbogbo osise ni {amount} ni keresimesi
      won so pe senato pin {amount} loja
      {name} seleri {amount} fun ijo, ko tii mu un wa
      e ba mi ki iya yin
      ojo n ro ni ibi tiwa
      ta lo gba boolu naa wole
      e pade mi ni orita ni aago merin
      omo naa ti sun
      bawo ni won se n se obe egusi
      aja wa ti bi omo mefa
      mo ti ile mi pa ki n to jade
      e si ilekun fun alejo
      won ti fagile ipade egbe
      opin ona yii jin gan
      ojo ibi omo mi ni ola
      e gbadura fun wa
      kaadi ti won fi pe wa si iyawo rewa
      ere wo ni won n se ni sinima lonii
      ta ni yoo gbe omo lo si ile iwe
      kini itumo ala ti mo la
      e ran mi leti lati gbe eja kuro ninu firiji
      omi ko wa ni adugbo wa lati aaro
      elo ni apo simenti bayii ni ibadan
      baba {name} ra malu ni {amount} fun odun ileya
      won fi {amount} san owo ori iyawo naa
      {name} je {name} ni gbese, won ti n ja
      olori ijo ni ki onikaluku mu {amount} wa
      {name} ri {amount} he loju ona o si da a pada
      ti mo ba ni {amount} maa lo si dubai
      ole ji {amount} ninu apoti ijo
      awako naa gba {amount} lowo wa de ilorin
      {name} n puro pe oun fun egbon oun ni {amount}
      {amount} ni won n ta apo iresi nisinsinyi
      won san {amount} fun agbaboolu naa losoose
      oko {name} fi {amount} ranse lati saudi, o fi ra ile
      won ti san owo ose awon oluko
      e je ka pade ni soosi
      ta lo mu agboorun mi
      ori n fo mi, oogun wo ni mo le lo
      omo naa ti pari ile iwe
      e kilo fun {name} ki o ma wa mo
      awon adie ti ye eyin
      bosi ti n lo si osogbo nko
      orin yii dun, ta lo ko o
      bata mi ti ja, nibo ni oniso bata wa
      won tun ti gbe ina lo, nepa o da
      e ba mi wa ile ti won fe fi haya
      fiimu naa ko dun rara
      dokita ni ki n din suga ku
      mo gbagbe nomba apoti mi
      bawo ni egbon yin nko
      facebook ti ti oju ewe mi pa
      ere boolu alẹ ana dun
    `,
  },
};
