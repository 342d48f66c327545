import type { knowledge as english } from '../en/knowledge.ts';
import { firstDay, fresh, verified } from '../levels.ts';

/** What the bank knows of itself, in Yoruba. */
export const knowledge: typeof english = {
  'what-is-karo': {
    question: 'Kí ni Karo?',
    answer:
      'Karo jẹ́ báńkì nínú ìtàkùrọ̀sọ rẹ. Kọ ọ́ tàbí kí o fi ohùn ránṣẹ́, o lè fi owó ránṣẹ́, ra káàdì ìpè, san owó, fowó pamọ́, kí o sì yáwó. Ojú ewé yìí náà wà, àti *347*5276# fún fóònù tí kò ní íńtánẹ́ẹ̀tì.',
  },
  'open-account': {
    question: 'Báwo ni mo ṣe lè ṣí àkántì?',
    answer:
      'Kí wa lórí WhatsApp, forúkọ sílẹ̀ lójú ewé yìí, tàbí kí o tẹ *347*5276#. O nílò BVN rẹ, nọ́ńbà fóònù rẹ, àti ọdún 18 tàbí jù bẹ́ẹ̀ lọ. Bíi ìṣẹ́jú méjì ni.',
  },
  'what-you-need': {
    question: 'Kí ni mo nílò láti forúkọ sílẹ̀?',
    answer:
      'Orúkọ rẹ àti orúkọ ìdílé bó ṣe wà nínú BVN, BVN rẹ (nọ́ńbà 11; tẹ *565*0# láti rí i), àti nọ́ńbà fóònù. Lẹ́yìn náà, yan PIN nọ́ńbà 4.',
  },
  'minimum-age': {
    question: 'Ọmọ ọdún mélòó ni mo gbọ́dọ̀ jẹ́?',
    answer: 'O gbọ́dọ̀ tó ọmọ ọdún 18. Ọjọ́ ìbí tó wà nínú BVN rẹ la máa ń wò.',
  },
  'verify-more': {
    question: 'Báwo ni mo ṣe lè mú òpin mi ga?',
    answer:
      'Fi ẹ̀rí sí i nípa ara rẹ nínú ètò àkántì (Settings, Limits): NIN mú ọ dé ìpele 2, àdírẹ́sì àti àwòrán tààrà mú ọ dé ìpele 3. Ìpele kọ̀ọ̀kan ń jẹ́ kí owó púpọ̀ sí i jáde lóòjọ́.',
  },
  'forgot-pin': {
    question: 'Mo gbàgbé PIN mi. Kí ni kí n ṣe?',
    answer:
      'Ìwọ fúnra rẹ ni wàá ṣètò tuntun: lórí ojúlé wa ní abẹ́ “O gbàgbé PIN rẹ?”, tàbí kí o pe *347*5276# kí o yan 5, lẹ́yìn náà 6. A ó fi kóòdù ránṣẹ́ sí fóònù rẹ, a ó sì wo àwòrán ojú rẹ; fún ọjọ́ kan lẹ́yìn náà, owó díẹ̀ ló lè jáde. Bí o bá ṣì mọ PIN àtijọ́, sọ “yi pin mi pada”.',
  },
  'close-account': {
    question: 'Báwo ni mo ṣe lè pa àkántì mi dé?',
    answer:
      'Lọ sí Settings, Privacy, Delete Account. Kọ́kọ́ mú owó rẹ jáde, kí o sì yanjú ẹ̀yáwó tàbí ẹgbẹ́. A ń tọ́jú ìwé rẹ fún àkókò tí òfin sọ nìkan.',
  },
  'transfer-fee': {
    question: 'Èló ni fífi owó ránṣẹ́?',
    answer:
      'Sí báńkì mìíràn, títí dé ₦5,000 jẹ́ ₦10.75, títí dé ₦50,000 jẹ́ ₦26.88, jù bẹ́ẹ̀ lọ ₦53.75. Láti ₦10,000 ìjọba ń gba owó orí ₦50. Sí àkántì Karo mìíràn ọ̀fẹ́ ni. O máa ń rí owó iṣẹ́ kí o tó tẹ PIN.',
  },
  'bills-fee': {
    question: 'Ṣé káàdì ìpè àti owó iná ní owó iṣẹ́?',
    answer: 'Rárá. A kì í gba owó iṣẹ́ lórí káàdì ìpè, data, iná àti tẹlifíṣọ̀n.',
  },
  'meter-number': {
    question: 'Níbo ni mo ti lè rí nọ́ńbà mítà tàbí dikódà mi?',
    answer:
      'Nọ́ńbà mítà wà ní iwájú mítà àti lórí ìwé token rẹ tó kẹ́yìn: díjítì 11 tàbí 13. Nọ́ńbà dikódà (smart card, IUC) wà lórí sítíkà tó wà lábẹ́ rẹ̀: díjítì 10 tàbí 11. Bí kò bá sí mítà, nọ́ńbà àkántì tó wà lórí ìwé owó iná rẹ ni.',
  },
  'transfer-time': {
    question: 'Báwo ni owó ṣe ń pẹ́ tó kó tó dé?',
    answer: 'Sí àkántì Karo, lẹ́sẹ̀kẹsẹ̀ ni. Sí báńkì mìíràn, ìṣẹ́jú àáyá ni, nígbà mìíràn ìṣẹ́jú 2 sí 5.',
  },
  'daily-limit': {
    question: 'Èló ni mo lè fi ránṣẹ́ lóòjọ́?',
    answer: `Àkántì tí a fi BVN àti NIN yẹ̀ wò (ìpele 2) ń bẹ̀rẹ̀ pẹ̀lú ${verified.daily} lóòjọ́ àti ${verified.monthly} lóṣù fún fífi ránṣẹ́, àti ${verified.dailyBills} lóòjọ́ fún sísan owó. Àkántì tuntun tó ní BVN nìkan (ìpele 1) ní ${fresh.daily}, ${fresh.monthly} àti ${fresh.dailyBills}. O lè dín òpin kù lẹ́sẹ̀kẹsẹ̀, o sì lè mú un ga lẹ́yìn ọjọ́ kan. Sọ “òpin mi” láti rí tìrẹ.`,
  },
  'pending-transfer': {
    question: 'Owó tí mo fi ránṣẹ́ ṣì ń dúró. Ṣé ó sọnù?',
    answer:
      'Rárá. Báńkì kejì ni kò tíì dáhùn. À ń béèrè, a ó sì sọ fún ọ nígbà tó bá dé tàbí tí owó bá padà. Jọ̀wọ́ má tún un fi ránṣẹ́. Sọ “nibo ni owo mi wa” láti mọ ibi tó dé.',
  },
  'wrong-transfer': {
    question: 'Mo fi owó ránṣẹ́ sí àkántì tí kì í ṣe òun.',
    answer:
      'Sọ RECALL pẹ̀lú nọ́ńbà ẹ̀rí lẹ́sẹ̀kẹsẹ̀. A ó ṣí ẹjọ́ tó ní nọ́ńbà, a ó sọ fún báńkì kejì láàárín ìṣẹ́jú 30, a ó sì sọ ohun tí a rí fún ọ láàárín ọjọ́ iṣẹ́ 14. Owó ńlá àkọ́kọ́ sí ẹni tuntun ń dúró fún ìṣẹ́jú àáyá 30, kí o lè fagi lé e.',
  },
  'international-fee': {
    question: 'Èló ni sísan owó sí òkè òkun?',
    answer:
      'Sísan owó sí òkè òkun jẹ́ 1.5% àti ₦100. O máa rí owó iṣẹ́ kí o tó fọwọ́ sí i. Owó láti òkè òkun gba ìṣẹ́jú díẹ̀; owó lọ sí òkè òkun gba ọjọ́ iṣẹ́ 1 sí 3.',
  },
  'virtual-card': {
    question: 'Èló ni káàdì báńkì orí íńtánẹ́ẹ̀tì?',
    answer:
      'Káàdì báńkì orí íńtánẹ́ẹ̀tì jẹ́ ₦500, ẹ̀ẹ̀kan péré. O lè tì í pa, fi òpin sí i, tàbí pa á dé nínú ìtàkùrọ̀sọ. Ó ń sanwó lórí íńtánẹ́ẹ̀tì níbikíbi tí wọ́n bá ń gba káàdì.',
  },
  'receive-money': {
    question: 'Báwo ni àwọn ènìyàn ṣe lè san owó fún mi?',
    answer:
      'Fún wọn ní nọ́ńbà àkántì rẹ àti orúkọ báńkì, Karo. Sọ “elo ni owo mi” láti rí nọ́ńbà náà. Bí o bá ní @orúkọ, wọ́n lè fi san án pẹ̀lú.',
  },
  'is-it-safe': {
    question: 'Ṣé owó mi wà láìléwu?',
    answer: `Nǹkan kan kò lè jáde nípa ọ̀rọ̀ ẹnu nìkan: gbogbo sísan nílò PIN, passkey tàbí kóòdù rẹ, níta ìtàkùrọ̀sọ. Fóònù tuntun kò lè fi ju ${firstDay} ránṣẹ́ fún ọjọ́ kan. A ń kọ gbogbo ìgbésẹ̀ sínú ìwé tí ẹnikẹ́ni kò lè yí padà.`,
  },
  'never-share': {
    question: 'Ṣé Karo máa béèrè PIN mi?',
    answer:
      'A kì í béèrè rẹ̀ nínú ìtàkùrọ̀sọ, ìpè tàbí ímeèlì. Ojú ewé ààbò wa tàbí *347*5276# nìkan ni kí o ti tẹ̀ ẹ́. Olè ni ẹni tó bá béèrè rẹ̀ níbòmíràn. Bí o bá ti kọ ọ́ sínú ìtàkùrọ̀sọ, yí i padà lẹ́sẹ̀kẹsẹ̀.',
  },
  'lost-phone': {
    question: 'Wọ́n jí fóònù mi. Kí ni kí n ṣe?',
    answer:
      'Sọ FREEZE láti fóònù rẹ mìíràn, tàbí kí o tẹ *347*5276# kí o yan Ìrànlọ́wọ́, Ti àkántì mi pa. Láti ìgbà náà nǹkan kan kò lè jáde. Ènìyàn kan yóò ṣí i padà pẹ̀lú rẹ.',
  },
  'two-factor': {
    question: 'Kí ni ìwọlé ìpele méjì?',
    answer:
      'Yàtọ̀ sí PIN rẹ, wàá tẹ kóòdù nọ́ńbà 6 tí a fi ránṣẹ́ nípa SMS tàbí ímeèlì. Tan án ní Settings, Security. Ibi tí a kò mọ̀ máa ń béèrè kóòdù nígbà gbogbo.',
  },
  biometrics: {
    question: 'Ṣé mo lè lo ìka tàbí ojú mi?',
    answer:
      'Bẹ́ẹ̀ni, pẹ̀lú passkey: fóònù rẹ ń yẹ ìka tàbí ojú rẹ wò, ó sì ń sọ fún wa pé ìwọ ni nìkan. Fi kún un ní Settings, Security.',
  },
  'scam-message': {
    question: 'Ẹnìkan ń béèrè owó lọ́wọ́ mi pẹ̀lú ọ̀rọ̀ àjèjì.',
    answer:
      'Má san án. Kọ́kọ́ pe ẹni náà kí o gbọ́ ohùn rẹ̀: ojoojúmọ́ ni wọ́n ń jí àkántì. Wo orúkọ tí a fi hàn kí o tó tẹ PIN. Bí o bá ti san án, sọ RECALL lẹ́sẹ̀kẹsẹ̀.',
  },
  'if-karo-closes': {
    question: 'Tí Karo bá ti sé ńkọ́?',
    answer:
      'Tìrẹ ni ohun tó wà nínú àkántì rẹ, kì í ṣe ti Karo: ọ̀tọ̀ ni a ń kọ owó àwọn oníbàárà, títí dé kọ́bọ̀, lójoojúmọ́. Tí Karo bá dáwọ́ dúró, Báńkì Àpapọ̀ Nàìjíríà (CBN) ni yóò sọ bí a ṣe máa san án. Statement rẹ ni ẹ̀rí rẹ: sọ “statement” kí o pa á mọ́.',
  },
  licence: {
    question: 'Ṣé Karo ní ìwé àṣẹ?',
    answer:
      'Karo ń tẹ̀lé òfin Báńkì Àpapọ̀ Nàìjíríà (CBN): ìpele, òpin, ìròyìn àti ẹ̀sùn. Owó eré nìkan ni ohun tí o rí níbi ìdánwò.',
  },
  'voice-languages': {
    question: 'Èdè wo ni mo lè sọ?',
    answer:
      'Lónìí o lè sọ Gẹ̀ẹ́sì àti Pidgin, o sì lè kọ Hausa, Yorùbá àti Igbo. A ó gbọ́ sí i bí etí wa ṣe ń dára sí i. A máa ń ka iye owó àti orúkọ padà fún ọ.',
  },
  'voice-how': {
    question: 'Báwo ni mo ṣe lè fi ohùn ṣe báńkì?',
    answer:
      'Di makirofóònù mú kí o sọ ohun tí o fẹ́, bíi “send five thousand to Chidi at GTBank”. A ó sọ ohun tí a gbọ́, ìwọ yóò sì fi PIN fọwọ́ sí i. Ohùn nìkan kì í fi owó ránṣẹ́.',
  },
  'voice-accuracy': {
    question: 'Bí ó bá ṣì mí gbọ́ ńkọ́?',
    answer:
      'Bí ọ̀rọ̀ bá ṣe kedere, a máa ń gbọ́ 95% tàbí jù bẹ́ẹ̀ lọ dáadáa. Bí kò bá dá wa lójú a máa ń béèrè, a kì í méfò iye owó. A máa ń fi mẹ́ẹ̀ẹ́dógún àti àádọ́ta hàn bíi bọ́tìnì. Kíkọ ni nọ́ńbà àkántì, kì í ṣe sísọ.',
  },
  'esusu-what': {
    question: 'Kí ni Èsúsú ní Karo?',
    answer:
      'Ọmọ ẹgbẹ́ ń san iye kan náà lọ́sẹ̀ tàbí lóṣù, nígbà kọ̀ọ̀kan ẹnìkan ń kó gbogbo rẹ̀. Kó tó di ìgbà náà, owó wà nínú àkántì tí ẹnikẹ́ni kò lè ná. A ń yan ètò ní ọ̀nà tí gbogbo ọmọ ẹgbẹ́ lè yẹ̀ wò.',
  },
  'esusu-join': {
    question: 'Báwo ni mo ṣe lè darapọ̀ mọ́ ẹgbẹ́ tàbí bẹ̀rẹ̀ rẹ̀?',
    answer:
      'Sọ “bẹ̀rẹ̀ èsúsú” tàbí kí o ṣí Community Savings. Yan iye owó, ọ̀sẹ̀ tàbí oṣù, àti iye ọmọ ẹgbẹ́: 5 sí 20 nínú èsúsú, 10 sí 50 nínú ẹgbẹ́ ìfowópamọ́, 15 sí 30 nínú ẹgbẹ́ ìdókòwò. Àwọn mìíràn ń wọlé pẹ̀lú ìjápọ̀ rẹ.',
  },
  'esusu-miss': {
    question: 'Bí ọmọ ẹgbẹ́ kan kò bá san ńkọ́?',
    answer:
      'Kò wọ́pọ̀: àṣeyọrí èsúsú jẹ́ 99.8%. Ìfàsẹ́yìn díẹ̀ àti ìránnilétí wà, lẹ́yìn náà ó di gbèsè, gbogbo ènìyàn sì ń rí i. A ń yan òfin kíkúrò àti gbèsè nígbà tí a dá ẹgbẹ́ sílẹ̀, a kì í yí i padà láàárín yíyí.',
  },
  'savings-interest': {
    question: 'Èlé èló ni ìfowópamọ́ mi ń mú wá?',
    answer:
      'Ìfowópamọ́ ń mú èlé 4% sí 8% wá lọ́dún, gẹ́gẹ́ bí ètò rẹ. A ń ṣírò rẹ̀ lójoojúmọ́, a sì ń san án ní ọjọ́ tó kẹ́yìn oṣù. Òfin ní kí a yọ 10% èlé bíi owó orí; ohun tó wọlé jẹ́ tìrẹ.',
  },
  'whatsapp-start': {
    question: 'Báwo ni mo ṣe lè bẹ̀rẹ̀ lórí WhatsApp?',
    answer:
      'Fi “bawo ni” ránṣẹ́ sí nọ́ńbà wa. A ó fi orúkọ kí ọ bí o bá ní àkántì, bí kò bá sí a ó ṣí ọ̀kan pẹ̀lú rẹ. Kọ ọ́ bí o ṣe ń sọ̀rọ̀; kò sí àṣẹ pàtàkì.',
  },
  'whatsapp-approve': {
    question: 'Kí ló dé tí ojú ewé kan ń ṣí nígbà tí mo bá fẹ́ san owó?',
    answer:
      'PIN rẹ kò gbọdọ̀ wà nínú ìtàkùrọ̀sọ. Ìjápọ̀ náà ń ṣí ojú ewé ààbò wa fún sísan kan yìí, ó ń fi ohun tí o fọwọ́ sí hàn, ó sì ń ṣiṣẹ́ lẹ́ẹ̀kan fún ìṣẹ́jú mẹ́wàá.',
  },
  'whatsapp-person': {
    question: 'Ṣé mo lè bá ènìyàn sọ̀rọ̀?',
    answer:
      'Bẹ́ẹ̀ni, nígbàkígbà: sọ “ènìyàn”. Olùrànlọ́wọ́ á dákẹ́ nígbà tí ènìyàn wa bá ń dá ọ lóhùn. Sọ BOT kó padà. Fóònù wà láti aago 9 àárọ̀ sí 6 ìrọ̀lẹ́, ìtàkùrọ̀sọ wà lọ́sàn-án lóru.',
  },
  'no-internet': {
    question: 'Ṣé mo lè lo báńkì láìsí íńtánẹ́ẹ̀tì?',
    answer:
      'Bẹ́ẹ̀ni. Tẹ *347*5276# lórí fóònù èyíkéyìí, pẹ̀lú MTN, Airtel, Glo tàbí 9mobile. O lè fi owó ránṣẹ́, wo owó rẹ, ra káàdì, kí o sì ti àkántì pa. Nẹ́tíwọ́ọ̀kì ń yọ ₦6.98 nínú káàdì rẹ nígbà kọ̀ọ̀kan.',
  },
  'support-hours': {
    question: 'Ìgbà wo ni ìrànlọ́wọ́ wà?',
    answer:
      'Ìtàkùrọ̀sọ ń dáhùn lọ́sàn-án lóru. Fóònù: ọjọ́ Ajé sí Ẹtì aago 9 àárọ̀ sí 6 ìrọ̀lẹ́, Sátidé aago 10 àárọ̀ sí 4 ìrọ̀lẹ́ (àkókò Nàìjíríà); títi àkántì pa ń ṣiṣẹ́ nígbà gbogbo. A ń dáhùn ẹjọ́ láàárín wákàtí 24.',
  },
};
