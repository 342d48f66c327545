import type { lessons as en } from '../en/lessons.ts';

/** The school's courses, in Yoruba. */
export const lessons: typeof en = {
  'money-basics': {
    title: 'Ibi tí owó rẹ ń lọ',
    about: 'Wo ohun tó ń wọlé, ohun tó ń jáde, àti ohun tó ń jò.',
    lessons: [
      {
        title: 'Wíwọlé àti jíjáde',
        text: 'Ọ̀rọ̀ owó kò le: díẹ̀ ń wọlé, díẹ̀ ń jáde. Bí ohun tó ń jáde bá ju ohun tó ń wọlé lọ, gbèsè ni ìyàtọ̀ náà. Fún ọ̀sẹ̀ kan, kọ gbogbo náírà tí o ná sílẹ̀, títí kan omi inú ọ̀rá àti ọ̀kadà. Má tíì yí nǹkan kan padà. Kàn wò ó.',
        keep: 'O kò lè tún ohun tí o kò rí ṣe.',
      },
      {
        title: 'Ohun tí o nílò, ohun tí o fẹ́, ohun tó ń jò',
        text: 'Owó ilé, oúnjẹ àti owó ọkọ̀ lọ síbi iṣẹ́ jẹ́ ohun tí o nílò. Fóònù tuntun jẹ́ ohun tí o fẹ́. Owó tó ń jò ni èyí tó lọ láìsí ayọ̀ àti láìsí ìdí: data tó parí kí o tó lò ó, owó lórí káàdì tí o kì í lò, ìgò kejì. Fún ọ̀pọ̀ ènìyàn, náírà kan nínú mẹ́wàá ló ń jò.',
        keep: 'Kọ́kọ́ dí ibi tó ń jò: kò dun ẹnikẹ́ni.',
      },
      {
        title: 'Nọ́ńbà rẹ kan ṣoṣo',
        text: 'Mú ohun tó wọlé lóṣù tó kọjá, yọ ohun tó jáde kúrò nínú rẹ̀. Nọ́ńbà kan yẹn ló ń sọ fún ọ bóyá o ń gòkè tàbí o ń ṣubú. Bi mí pé “èló ni mo ná lóṣù yìí”, màá ṣírò rẹ̀ fún ọ. Wò ó ní ọjọ́ kan náà lóṣooṣù.',
        keep: 'Ohun tó wọlé dín ohun tó jáde: mọ̀ ọ́n lóṣooṣù.',
      },
    ],
    quiz: [
      {
        question: 'Èwo nínú ìwọ̀nyí ni owó tó ń jò?',
        options: ['Owó ilé-ìwé', 'Data tó parí kí o tó lò ó', 'Oúnjẹ ọ̀sẹ̀ kan'],
        why: 'Ó lọ láìsí ìdí àti láìsí ayọ̀.',
      },
      {
        question: 'Lóṣooṣù, ohun tó ń jáde ju ohun tó ń wọlé lọ. Kí ló ń dàgbà?',
        options: ['Ìfowópamọ́', 'Kò sí nǹkan', 'Gbèsè'],
        why: 'Ìyàtọ̀ náà gbọ́dọ̀ ti ọwọ́ ẹnìkan wá: o jẹ ẹ́ ní gbèsè.',
      },
      {
        question: 'Kí ni kí o ṣe ní ọ̀sẹ̀ àkọ́kọ́?',
        options: ['Kọ ohun tí o ná sílẹ̀, kàn wò ó', 'Má ra oúnjẹ mọ́', 'Yá owó láti dí àlàfo'],
        why: 'Kọ́kọ́ rí i, lẹ́yìn náà yí i padà.',
      },
    ],
  },
  budgeting: {
    title: 'Ètò owó tó dé òpin oṣù',
    about: 'Ètò fún owó rẹ, bí owó tó ń wọlé kò bá tilẹ̀ dọ́gba.',
    lessons: [
      {
        title: 'Ìkòkò mẹ́ta',
        text: 'Pín ohun tó wọlé sí ìkòkò mẹ́ta: ìdajì fún ohun tí o nílò, ìdá mẹ́ta nínú mẹ́wàá fún ohun tí o fẹ́, ìdá méjì nínú mẹ́wàá fún ọ̀la (ìfowópamọ́ àti gbèsè). Bí owó tó ń wọlé bá kéré, ohun tí o nílò lè gba ìdá méje nínú mẹ́wàá. Síbẹ̀, fún ọ̀la ní ìdá kan nínú mẹ́wàá, ó kéré tán. Pé o pín in ṣe pàtàkì ju iye ìpín lọ.',
        keep: 'Ohun tí o nílò, ohun tí o fẹ́, ọ̀la: fún ọ̀kọ̀ọ̀kan ní ìpín tirẹ̀.',
      },
      {
        title: 'Bí owó tó ń wọlé kò bá dọ́gba',
        text: 'Ọlọ́jà tàbí awakọ̀ ní ọ̀sẹ̀ tó dára àti ọ̀sẹ̀ tó gbẹ. Mú oṣù tó burú jù nínú mẹ́fà tó kọjá, kí o fi ṣètò. Ní ọ̀sẹ̀ tó dára, ya èyí tó ṣẹ́kù sọ́tọ̀; ní ọ̀sẹ̀ tó gbẹ, san “owó oṣù” kan náà fún ara rẹ láti inú rẹ̀.',
        keep: 'Fi oṣù rẹ tó burú jù ṣètò, kì í ṣe èyí tó dára jù.',
      },
      {
        title: 'Ṣètò lọ́sẹ̀ kọ̀ọ̀kan',
        text: 'Oṣù gùn; orí lè gba ọ̀sẹ̀ kan. Pín owó oúnjẹ àti ọkọ̀ sí mẹ́rin, kí o sì mú ìpín kan ní ọjọ́ Ajé kọ̀ọ̀kan. Bí owó ọ̀sẹ̀ bá tán ní ọjọ́ Ẹtì, o ti kọ́ nǹkan kan, oṣù náà kò sì bàjẹ́.',
        keep: 'Ọ̀sẹ̀ kan lẹ́ẹ̀kan.',
      },
    ],
    quiz: [
      {
        question: 'Owó tó ń wọlé fún ọ kò dọ́gba. Oṣù wo ni wàá fi ṣètò?',
        options: ['Èyí tó dára jù', 'Èyí tó wà láàárín', 'Èyí tó burú jù nínú mẹ́fà tó kọjá'],
        why: 'Ohun tó bá oṣù tó burú jù mu bá gbogbo oṣù mu.',
      },
      {
        question: 'Bí owó tó ń wọlé bá kéré, ìpín wo, ó kéré tán, ni ti ọ̀la?',
        options: ['Ìdá kan nínú mẹ́wàá', 'Kò sí nǹkan', 'Ìdajì'],
        why: 'Ìdá kan nínú mẹ́wàá ń jẹ́ kí àṣà náà wà láàyè.',
      },
      {
        question: 'Kí nìdí tí a fi ń ṣètò lọ́sẹ̀ kọ̀ọ̀kan?',
        options: ['Ọ̀sẹ̀ dínwó', 'Àṣìṣe ń ba ọ̀sẹ̀ kan jẹ́, kì í ṣe oṣù', 'Báńkì ló ń béèrè rẹ̀'],
        why: 'Wàá tètè rí i, nígbà tí nǹkan ṣì kù.',
      },
    ],
  },
  'saving-first': {
    title: 'San owó fún ara rẹ ṣáájú',
    about: 'Ìdí tí ìfowópamọ́ ohun tó ṣẹ́kù kì í ṣiṣẹ́, àti ohun tó ń ṣiṣẹ́.',
    lessons: [
      {
        title: 'Àkọ́kọ́, kì í ṣe ìkẹyìn',
        text: 'Bí o bá fẹ́ fi ohun tó ṣẹ́kù ní òpin pamọ́, kò ní ṣẹ́kù. Ya owó ìfowópamọ́ sọ́tọ̀ ní ọjọ́ tí owó bá wọlé, ṣáájú ohun gbogbo. Kódà ₦500 lọ́sẹ̀ jẹ́ ₦26,000 lọ́dún. Àṣà náà ṣe pàtàkì ju iye owó lọ.',
        keep: 'Fowó pamọ́ ní ọjọ́ tí owó bá wọlé, kí o tó ná an.',
      },
      {
        title: 'Fún un ní orúkọ',
        text: 'Owó tí kò ní orúkọ ni à ń ná. “Owó ilé Oṣù Kẹfà” tàbí “ojú Màmá” nira láti fọwọ́ kàn. Ṣí ìfowópamọ́ tó ní orúkọ, iye àti ọjọ́. Pín in: ₦120,000 ní oṣù méjìlá jẹ́ ₦10,000 lóṣù. Sọ “ṣí ìfowópamọ́”, màá yà á sọ́tọ̀ fún ọ.',
        keep: 'Orúkọ kan, iye kan, ọjọ́ kan.',
      },
      {
        title: 'Jẹ́ kó máa ṣẹlẹ̀ fúnra rẹ̀',
        text: 'Ìpinnu ọkàn máa ń rẹ̀; ìsanwó tó ń ṣe ara rẹ̀ kì í rẹ̀. Ṣe ètò tó ń fowó pamọ́ lọ́sẹ̀ tàbí lóṣù. Bí o bá ń bẹ̀rù ara rẹ, ti owó náà pa títí di ọjọ́ kan. Ó ṣì ń mú èlé wá, o sì ń rí i bó ṣe ń dàgbà.',
        keep: 'Jẹ́ kó máa ṣe é fúnra rẹ̀, lẹ́yìn náà gbàgbé rẹ̀.',
      },
    ],
    quiz: [
      {
        question: 'Ìgbà wo ni wàá fowó pamọ́?',
        options: ['Ní ọjọ́ tí owó bá wọlé', 'Ní òpin oṣù', 'Nígbà tí owó bá pọ̀'],
        why: 'Ohun tó kẹ́yìn kì í ṣẹ́kù.',
      },
      {
        question: '₦500 lọ́sọ̀ọ̀sẹ̀ jẹ́, lọ́dún …',
        options: ['₦6,000', '₦26,000', '₦50,000'],
        why: 'Ọ̀sẹ̀ 52 lọ́nà ₦500.',
      },
      {
        question: 'Kí ló ń mú ìfowópamọ́ lágbára?',
        options: ['Báńkì ńlá', 'Àṣírí', 'Orúkọ, iye àti ọjọ́'],
        why: 'Nígbà náà o mọ ohun tí ọ̀sẹ̀ kọ̀ọ̀kan gbọ́dọ̀ mú wá.',
      },
    ],
  },
  'safe-account': {
    title: 'Dáàbò bo àkántì rẹ',
    about: 'PIN, kóòdù, fóònù: ohun díẹ̀ tó ń lé olè.',
    lessons: [
      {
        title: 'Ohun tí ẹnikẹ́ni kò gbọdọ̀ béèrè',
        text: 'Kò sí báńkì, ọlọ́pàá tàbí “customer care” tó nílò PIN rẹ, kóòdù tí wọ́n fi ránṣẹ́ sí ọ, tàbí nọ́ńbà mẹ́ta ẹ̀yìn káàdì rẹ. Olè ni ẹni tó bá béèrè, bí ohùn rẹ̀ ti wù kó dùn tó. A kì í béèrè rẹ̀ nínú ìtàkùrọ̀sọ tàbí lórí fóònù: ojú ewé tí báńkì ṣí nìkan ni kí o ti tẹ PIN.',
        keep: 'Ìka ọwọ́ rẹ nìkan ló ni PIN àti kóòdù.',
      },
      {
        title: 'PIN tí kì í ṣe ọjọ́ ìbí rẹ',
        text: 'Olè ń kọ́kọ́ gbìyànjú 1234, 0000 àti ọdún ìbí rẹ. Mú nọ́ńbà tí ìwọ nìkan mọ ìtumọ̀ rẹ̀, má sì lò ó fún fóònù rẹ. Bí ẹnìkan bá lè ti rí i, yí i padà lẹ́sẹ̀kẹsẹ̀: sọ “yi pin mi pada”.',
        keep: 'Kí ó má rọrùn láti mọ̀, má pín in, má lò ó níbòmíràn.',
      },
      {
        title: 'Nígbà tí fóònù bá sọnù',
        text: 'SIM rẹ jẹ́ kọ́kọ́rọ́ àkántì rẹ. Bí fóònù bá sọnù, tàbí tí nẹ́tíwọ́ọ̀kì bá lọ fún wákàtí púpọ̀, sọ FREEZE láti fóònù èyíkéyìí, tàbí kí o tẹ *347*5276#. Ọ̀fẹ́ ni títì pa, a sì lè ṣí i padà. Lẹ́yìn náà pe nẹ́tíwọ́ọ̀kì rẹ kí wọ́n dí SIM náà.',
        keep: 'Kọ́kọ́ tì í pa, lẹ́yìn náà wá a.',
      },
    ],
    quiz: [
      {
        question: 'Ẹnìkan pè láti “báńkì”, ó fẹ́ kóòdù tí o ṣẹ̀ṣẹ̀ gbà. Ìwọ yóò …',
        options: ['kà á fún un', 'béèrè orúkọ rẹ̀, lẹ́yìn náà kà á', 'pa fóònù náà, má sọ kóòdù fún ẹnikẹ́ni'],
        why: 'Kọ́kọ́rọ́ ni kóòdù. Báńkì ní tirẹ̀.',
      },
      {
        question: 'PIN wo ló dára jù?',
        options: ['Ọdún ìbí rẹ', 'Nọ́ńbà tí ìwọ nìkan mọ ìtumọ̀ rẹ̀', '1234, ó rọrùn láti rántí'],
        why: 'Àwọn yòókù ni olè ń kọ́kọ́ gbìyànjú.',
      },
      {
        question: 'Wọ́n jí fóònù rẹ. Kí ni kí o kọ́kọ́ ṣe?',
        options: ['Ti àkántì pa', 'Ra fóònù tuntun', 'Dúró di ọjọ́ Ajé'],
        why: 'Ìṣẹ́jú díẹ̀ ni olè nílò. A lè ṣí ohun tí a tì pa padà.',
      },
    ],
  },
  charges: {
    title: 'Ohun tí báńkì ń gbà',
    about: 'Owó iṣẹ́, VAT àti owó orí: ohun tí wọ́n ń yọ, ìgbà wo, àti bí o ṣe lè dín in kù.',
    lessons: [
      {
        title: 'Irú owó mẹ́ta',
        text: 'Owó iṣẹ́ ni iye tí báńkì ń gbà fún iṣẹ́. VAT jẹ́ owó orí lórí owó iṣẹ́ náà, kì í ṣe lórí owó rẹ. Owó orí ìjọba jẹ́ ₦50 lórí fífi ₦10,000 tàbí jù bẹ́ẹ̀ lọ ránṣẹ́, láti 2026 ẹni tó fi ránṣẹ́ ló ń san án. Wọ́n gbọ́dọ̀ fi mẹ́tẹ̀ẹ̀ta hàn ọ́ kí o tó fọwọ́ sí i.',
        keep: 'Rí gbogbo iye kí o tó gbà.',
      },
      {
        title: 'San díẹ̀, pẹ̀lú òótọ́',
        text: 'Fífi ₦20,000 ránṣẹ́ lẹ́ẹ̀kan jẹ́ owó iṣẹ́ kan àti owó orí kan; ìgbà mẹ́rin ₦5,000 jẹ́ owó iṣẹ́ mẹ́rin. Sísan fún ẹni tó wà ní báńkì kan náà sábà jẹ́ ọ̀fẹ́. Káàdì ìpè àti owó iná níbí kò ní owó iṣẹ́. Nítorí náà ṣètò: ẹ̀ẹ̀kan lọ́sẹ̀ dípò ojoojúmọ́.',
        keep: 'Ẹ̀ẹ̀kan ńlá dín owó iṣẹ́ kù.',
      },
      {
        title: 'Yẹ ìwé àkántì rẹ wò',
        text: 'Lẹ́ẹ̀kan lóṣù, ka ìwé àkántì rẹ ní ìlà kọ̀ọ̀kan. Owó iṣẹ́ tí o kò mọ̀: béèrè láàárín ọjọ́ díẹ̀, kì í ṣe oṣù. Bí owó bá jáde tí kò dé, o ní ẹ̀tọ́ láti gbà á padà láìpẹ́; tọ́jú nọ́ńbà ẹ̀rí.',
        keep: 'Kà á lóṣooṣù; béèrè lẹ́sẹ̀kẹsẹ̀; tọ́jú nọ́ńbà ẹ̀rí.',
      },
    ],
    quiz: [
      {
        question: 'Wọ́n ń gba VAT lórí …',
        options: ['gbogbo ohun tí o fi ránṣẹ́', 'owó iṣẹ́', 'ìfowópamọ́ rẹ'],
        why: 'Owó orí lórí iṣẹ́ ni, nítorí náà lórí iye rẹ̀.',
      },
      {
        question: 'Èwo ló dínwó jù?',
        options: ['Fífi ₦20,000 ránṣẹ́ lẹ́ẹ̀kan', 'Fífi ₦5,000 ránṣẹ́ lẹ́ẹ̀mẹrin', 'Iye kan náà ni'],
        why: 'Ìgbà kọ̀ọ̀kan ní owó iṣẹ́ tirẹ̀.',
      },
      {
        question: 'O rí owó iṣẹ́ tí o kò mọ̀. Ìwọ yóò …',
        options: ['gbàgbé rẹ̀', 'pa àkántì dé', 'béèrè báyìí, pẹ̀lú nọ́ńbà ẹ̀rí'],
        why: 'Bí o bá tètè béèrè, ó rọrùn láti tún un ṣe.',
      },
    ],
  },
  esusu: {
    title: 'Èsúsú, àjọ: ẹ fowó pamọ́ pọ̀ dáadáa',
    about: 'Bí èsúsú ṣe ń ṣiṣẹ́, ohun tó ń bà á jẹ́, àti òfin tó ń dènà rẹ̀.',
    lessons: [
      {
        title: 'Bó ṣe ń yí',
        text: 'Ènìyàn mẹ́wàá, olúkúlùkù ń san ₦10,000 lóṣù. Lóṣooṣù ọ̀kan nínú wọn ń kó gbogbo ₦100,000. Lẹ́yìn oṣù mẹ́wàá, olúkúlùkù ti san ₦100,000, ó sì ti gba ₦100,000. Ẹni àkọ́kọ́ rí ẹ̀yáwó láìsí èlé; ẹni ìkẹyìn fowó pamọ́ pẹ̀lú ẹgbẹ́. Kò sí ẹni tó jèrè tàbí pàdánù, àfi àkókò.',
        keep: 'Ohun tí o san ni wàá gbà; ipò ń yí ìgbà padà nìkan.',
      },
      {
        title: 'Ohun tó ń bà á jẹ́',
        text: 'Ẹnìkan gba ipò àkọ́kọ́, kò sì san mọ́. Olùdarí fún àwọn ọ̀rẹ́ rẹ̀ ní ipò tó dára. Owó wà lọ́wọ́ ẹnìkan tí “ìṣòro dé bá”. Oògùn kan ló wà fún mẹ́tẹ̀ẹ̀ta: òfin tí ẹ fẹnu kò lé lórí ṣáájú ìsanwó àkọ́kọ́, ètò tí ẹnikẹ́ni kò lè yàn, àti owó tí ẹnikẹ́ni kò lè ná.',
        keep: 'Òfin ṣáájú, owó lẹ́yìn.',
      },
      {
        title: 'Ohun tó yẹ kí ẹ yanjú kí o tó wọlé',
        text: 'Béèrè: báwo ni ẹ ṣe ń yan ètò? Ọjọ́ ìfàsẹ́yìn mélòó? Bí ẹni tó kàn láti gbà bá jẹ gbèsè ńkọ́? Bí ẹnìkan bá kúrò, tàbí tó bá kú ńkọ́? Ta ló di owó mú? Nínú èsúsú Karo, gbogbo ọmọ ẹgbẹ́ lè yẹ ètò náà wò, owó wà nínú àkántì tí kì í ṣe ti ẹnikẹ́ni, ìsanwó kọ̀ọ̀kan sì wà nínú ìwé tí gbogbo ènìyàn lè kà.',
        keep: 'Bí wọn kò bá lè dáhùn, má darapọ̀.',
      },
    ],
    quiz: [
      {
        question: 'Ọmọ ẹgbẹ́ mẹ́wàá ń san ₦10,000 lóṣù. Èló ni olúkúlùkù ti gbà ní òpin?',
        options: ['₦100,000, iye tó san gan-an', '₦110,000', 'Ó dá lórí ipò rẹ̀'],
        why: 'Ipò ń yí ìgbà padà, kì í ṣe iye.',
      },
      {
        question: 'Ta ló yẹ kó di owó èsúsú mú?',
        options: ['Ọmọ ẹgbẹ́ tó dàgbà jù', 'Olùdarí', 'Àkántì tí ẹnikẹ́ni kò lè ná'],
        why: 'Nígbà náà ìṣòro kankan kò lè jẹ ẹ́.',
      },
      {
        question: 'Ìgbà wo ni ẹ máa ń fẹnu kò lórí òfin fún ẹni tó pẹ́ san?',
        options: ['Nígbà tí ẹnìkan bá pẹ́', 'Ṣáájú ìsanwó àkọ́kọ́', 'Kò sí ìgbà kankan, ó ń ba ọ̀rẹ́ jẹ́'],
        why: 'Òfin tí a ṣe nínú ìbínú kì í tọ́.',
      },
    ],
  },
  'emergency-fund': {
    title: 'Owó ọjọ́ ìṣòro',
    about: 'Iye tó yẹ kí o tọ́jú fún ohun tí o kò mọ̀, àti ibi tó yẹ kó wà.',
    lessons: [
      {
        title: 'Ìdí tó fi ṣáájú',
        text: 'Mọ́tò bàjẹ́, ọmọ ń ṣàìsàn, omi wọ ìsọ̀. Láìsí owó tí o yà sọ́tọ̀, wàá yá owó ní iye tó wọ́n jù, ní àkókò tó burú jù. Owó ọjọ́ ìṣòro kì í ṣe fún ìdàgbà; kí o lè sùn dáadáa ni.',
        keep: 'Ìfọ̀kànbalẹ̀ ni o rà, kì í ṣe ìdókòwò.',
      },
      {
        title: 'Iye tó yẹ',
        text: 'Bẹ̀rẹ̀ pẹ̀lú ₦50,000 tàbí ohun tí o nílò fún ọ̀sẹ̀ kan. Lẹ́yìn náà dé oṣù kan, díẹ̀díẹ̀ dé ohun tí o nílò fún oṣù mẹ́ta. Bí owó tó ń wọlé kò bá dọ́gba, tàbí tí àwọn mìíràn gbára lé e, jẹ́ kó di oṣù mẹ́fà. Ohun tí o nílò nìkan: owó ilé, oúnjẹ, ọkọ̀, ilé-ìwé.',
        keep: 'Ọ̀sẹ̀ kan ṣáájú, lẹ́yìn náà oṣù kan, lẹ́yìn náà mẹ́ta.',
      },
      {
        title: 'Ibi tó yẹ kó wà, àti ìgbà tí o lè fọwọ́ kàn án',
        text: 'Fi sí ibi tí ọwọ́ rẹ lè tó o láàárín ọjọ́ kan, ṣùgbọ́n kì í ṣe àkántì tí o ń ná. Béèrè ìbéèrè mẹ́ta kí o tó fọwọ́ kàn án: ṣé ó jẹ́ kánjúkánjú? ṣé dandan ni? ṣé mi ò lè mọ̀ tẹ́lẹ̀? Ìgbéyàwó kì í ṣe ìṣòro òjijì. Bí o bá ti lò ó, kọ́kọ́ kún un padà.',
        keep: 'Nítòsí, ṣùgbọ́n lọ́tọ̀. Kánjúkánjú, dandan, òjijì.',
      },
    ],
    quiz: [
      {
        question: 'Èwo ni ìṣòro òjijì?',
        options: ['Ìgbéyàwó ìbátan', 'Owó ilé-ìwòsàn láìròtẹ́lẹ̀', 'Ẹ̀dínwó lórí fóònù'],
        why: 'Kánjúkánjú ni, dandan ni, a kò sì mọ̀ tẹ́lẹ̀.',
      },
      {
        question: 'Níbo ló yẹ kí owó náà wà?',
        options: ['Lọ́tọ̀, ṣùgbọ́n ọwọ́ lè tó o láàárín ọjọ́ kan', 'Nínú ríra ilẹ̀', 'Lọ́wọ́ ọ̀rẹ́ tí o yá'],
        why: 'Ilẹ̀ àti ọ̀rẹ́ kì í sanwó ní ọ̀gànjọ́ òru.',
      },
      {
        question: 'Owó tó ń wọlé kò dọ́gba, ènìyàn mẹ́rin sì gbára lé e. Wàá kó jọ …',
        options: ['ohun tí o nílò fún ọ̀sẹ̀ kan', 'òfo', 'ohun tí o nílò fún oṣù mẹ́fà'],
        why: 'Bí owó tó ń wọlé kò bá dájú, owó ìpamọ́ gbọ́dọ̀ pọ̀ sí i.',
      },
    ],
  },
  credit: {
    title: 'Yíyá owó láìsí ẹkún',
    about: 'Ohun tí ẹ̀yáwó ń náni gan-an, ìgbà tó ń ranni lọ́wọ́, àti ìgbà tó yẹ kí o sá.',
    lessons: [
      {
        title: 'Iye tó jẹ́ gan-an',
        text: '“10% péré” kò sọ nǹkan kan àfi tí o bá béèrè: láàárín ìgbà wo? Ìdá mẹ́wàá nínú ọgọ́rùn-ún lóṣù ju 120% lọ́dún lọ. Béèrè gbogbo iye tí wàá san padà, pẹ̀lú gbogbo owó iṣẹ́, kí o sì fi ìyẹn wéra. Yá ₦100,000 kí o san ₦118,000 padà ní oṣù mẹ́fà: ẹ̀yáwó náà ná ọ ní ₦18,000.',
        keep: 'Fi gbogbo iye tí wàá san padà wéra.',
      },
      {
        title: 'Ìdí tó dára, ìdí tí kò dára',
        text: 'Ẹ̀yáwó tó ń mú wá ju ohun tó ń náni lọ lè dára: ọjà tó ń tà, ẹ̀rọ ìránṣọ, ẹ̀kọ́ tó máa mú owó oṣù rẹ pọ̀ sí i. Ẹ̀yáwó fún ayẹyẹ, ọjọ́ kan ni a ń jẹ ẹ́, ọdún kan ni a ń san án. Má sì yá owó láti san ẹ̀yáwó mìíràn, àfi bí tuntun bá dínwó ní tòótọ́.',
        keep: 'Yá owó fún ohun tó ń mówó wọlé, kì í ṣe fún ohun jíjẹ.',
      },
      {
        title: 'Èló ló ti pọ̀ jù',
        text: 'Gbogbo ìsanwó ẹ̀yáwó rẹ pọ̀ kò gbọdọ̀ tó ìdá kan nínú mẹ́ta ohun tó ń wọlé. Ṣọ́ra fún app tó ń béèrè nọ́ńbà àwọn ọ̀rẹ́ rẹ àti fọ́tò rẹ: àwọn kan ń dójú ti ènìyàn níwájú ọ̀rẹ́. Ayánilówó tó ní ìwé àṣẹ ń fi àdéhùn rẹ̀ hàn kí o tó fọwọ́ sí i, kì í sì í béèrè owó ṣáájú.',
        keep: 'Ìsanwó kò tó ìdá kan nínú mẹ́ta; kò sí owó ṣáájú ẹ̀yáwó.',
      },
    ],
    quiz: [
      {
        question: 'Ẹ̀yáwó 10% lóṣù ń náni ní bíi … lọ́dún.',
        options: ['10%', '12%', '120% tàbí jù bẹ́ẹ̀ lọ'],
        why: 'Ìdá mẹ́wàá nínú ọgọ́rùn-ún fún oṣù méjìlá, àti èlé lórí èlé.',
      },
      {
        question: 'Ẹ̀yáwó wo ló ṣeé ṣe kó dára jù?',
        options: [
          'Fún ayẹyẹ ọjọ́ ìbí',
          'Fún ọjà tó máa tà láàárín ọ̀sẹ̀ díẹ̀',
          'Láti san ẹ̀yáwó mìíràn tó ní iye kan náà',
        ],
        why: 'Ó ń mú wá ju ohun tó ń náni lọ.',
      },
      {
        question: 'Ayánilówó béèrè ₦5,000 “processing” ṣáájú ẹ̀yáwó. Ìwọ yóò …',
        options: ['bá tìrẹ lọ', 'san án, lẹ́yìn náà dúró', 'yá ₦5,000 náà'],
        why: 'Ẹni tó ń yáni lówó kò nílò owó rẹ ṣáájú.',
      },
    ],
  },
  'credit-score': {
    title: 'Àmì ẹ̀yáwó rẹ àti bí o ṣe lè gbé e ga',
    about: 'Ohun tí ayánilówó ń wò, àti àṣà kékeré tó ń mú un ga.',
    lessons: [
      {
        title: 'Ohun tó jẹ́',
        text: 'Àmì ẹ̀yáwó jẹ́ nọ́ńbà, níbí láti 300 sí 850, tó ń sọ bí ó ṣe dájú tó pé wàá san owó padà. Báńkì tún ń béèrè lọ́wọ́ àwọn tó ń tọ́jú àkọsílẹ̀ ẹ̀yáwó (credit bureau), tó mọ ẹ̀yáwó rẹ níbòmíràn. Àmì tó dára túmọ̀ sí owó púpọ̀ sí i ní iye tó kéré.',
        keep: 'Orúkọ rere rẹ ni, ní nọ́ńbà.',
      },
      {
        title: 'Ohun tó ń yí i padà',
        text: 'Èyí tó ga jù: sísan ní àkókò. Ìsanwó kan tó pẹ́ wúwo ju ọ̀pọ̀ tó wá ní àkókò lọ. Lẹ́yìn náà: owó tó ń wọlé déédéé, ìfowópamọ́ tó dúró, bó ti pẹ́ tó tí o ti wà níbí, àti ìwà rẹ nínú èsúsú. Ẹ̀yà rẹ, ẹ̀sìn rẹ àti ọ̀rẹ́ rẹ kò kà.',
        keep: 'Ní àkókò, nígbà gbogbo.',
      },
      {
        title: 'Bí o ṣe lè gbé e ga',
        text: 'Jẹ́ kí owó tó ń wọlé fún ọ máa wọ àkántì kan. San án ní ọjọ́ kan ṣáájú. Yá owó kékeré, san án padà dáadáa, kí o tó béèrè ńlá. Má béèrè ní ibi márùn-ún ní ọ̀sẹ̀ kan. Lẹ́ẹ̀kan lọ́dún, wo àkọsílẹ̀ rẹ, kí wọ́n tún àṣìṣe ṣe: ẹ̀tọ́ rẹ ni.',
        keep: 'Kékeré ní àkókò sàn ju ńlá tó pẹ́ lọ.',
      },
    ],
    quiz: [
      {
        question: 'Kí ló wúwo jù?',
        options: ['Sísan ní àkókò', 'Níní àkántì púpọ̀', 'Orúkọ iṣẹ́ rẹ'],
        why: 'Ohun tí ayánilówó fẹ́ mọ̀ nìyẹn.',
      },
      {
        question: 'Èwo ni kò kà?',
        options: ['Owó tó ń wọlé déédéé', 'Ìsanwó tó pẹ́', 'Ẹ̀yà rẹ'],
        why: 'Ìwà rẹ pẹ̀lú owó nìkan ló kà.',
      },
      {
        question: 'O fẹ́ ẹ̀yáwó ńlá lọ́dún tó ń bọ̀. Kí ló lè ràn ọ́ lọ́wọ́ báyìí?',
        options: ['Béèrè ní báńkì márùn-ún lónìí', 'Yá kékeré, kí o sì san án ní àkókò', 'Pa àkántì rẹ dé'],
        why: 'Ó ń fi ohun tí ayánilówó fẹ́ rí hàn.',
      },
    ],
  },
  scams: {
    title: 'Bí jìbìtì ṣe ń ṣiṣẹ́',
    about: 'Ọgbọ́n tó wà lẹ́yìn jìbìtì, kí tuntun má bà á mú ọ.',
    lessons: [
      {
        title: 'Ìkánjú, ìbẹ̀rù, ojúkòkòrò',
        text: 'Gbogbo jìbìtì ń fa ọ̀kan nínú okùn mẹ́ta: ìkánjú (“àkántì rẹ yóò tì ní wákàtí kan”), ìbẹ̀rù (“wọ́n ti dí BVN rẹ”) tàbí ojúkòkòrò (“o ti jẹ ẹ̀bùn”). Bí o bá rí ọ̀kan, dúró. Gbé fóònù sílẹ̀ fún ìṣẹ́jú mẹ́wàá. Òótọ́ ṣì wà lẹ́yìn ìṣẹ́jú mẹ́wàá; jìbìtì kò sí.',
        keep: 'Bó bá ń kán ọ lójú, ṣe é díẹ̀díẹ̀.',
      },
      {
        title: 'Ọ̀rẹ́ tí kì í ṣe òun',
        text: 'Ọ̀rẹ́ kọ ọ́ lórí WhatsApp: “jọ̀wọ́ fi 50k ránṣẹ́, màá dá a padà lọ́la”. Orúkọ mìíràn ló wà lórí àkántì náà. Wọ́n ti jí WhatsApp rẹ̀. Pè é, má kọ ọ́. Wo orúkọ tí mo fi hàn kí o tó fọwọ́ sí i: bí kì í bá ṣe ti ọ̀rẹ́ rẹ, má fi ránṣẹ́.',
        keep: 'Pè kí o tó fi ránṣẹ́; wo orúkọ.',
      },
      {
        title: 'Alert èké àti iṣẹ́ dídùn',
        text: 'Oníbàárà fi SMS hàn ọ́ pé owó ti wọlé. Iye tó wà nínú àkántì rẹ nìkan ni kí o gbà gbọ́. Iṣẹ́ tó ń béèrè owó, ẹ̀bùn tó ń béèrè owó iṣẹ́, owó tó máa padà tó nílò káàdì rẹ: ọ̀kan náà ni gbogbo wọn. Bó bá ṣẹlẹ̀: ti àkántì pa, sọ fún wa níbí, sọ fún báńkì rẹ láàárín wákàtí kan. Má ṣe tijú: olè nìkan ni ìtìjú ń ràn lọ́wọ́.',
        keep: 'Gba iye àkántì rẹ gbọ́, kì í ṣe ọ̀rọ̀ orí fóònù.',
      },
    ],
    quiz: [
      {
        question: 'Ọ̀rọ̀ wo ló jọ jìbìtì?',
        options: [
          'Ìwé àkántì rẹ ti wà',
          'Ṣe é báyìí tàbí àkántì rẹ yóò tì ní wákàtí kan',
          'Ọ́fíìsì kì í ṣí ní ọjọ́ Àìkú',
        ],
        why: 'Ó ń kán ọ lójú, ó sì ń dẹ́rù bà ọ́.',
      },
      {
        question: 'Ọ̀rẹ́ rẹ ń béèrè owó nípa kíkọ, sí àkántì tó ní orúkọ mìíràn. Ìwọ yóò …',
        options: ['fi ìdajì ránṣẹ́', 'fi ránṣẹ́, ọ̀rẹ́ ni', 'kọ́kọ́ pè é'],
        why: 'Ó ṣeé ṣe kí wọ́n ti jí àkántì rẹ̀. Ìpè yóò fi hàn.',
      },
      {
        question: 'Báwo ni o ṣe máa mọ̀ pé oníbàárà ti san owó?',
        options: ['Nípa iye tó wà nínú àkántì rẹ', 'Nípa SMS orí fóònù rẹ̀', 'Nípa ọ̀rọ̀ ẹnu rẹ̀'],
        why: 'Wọ́n lè ṣe SMS èké; iye àkántì rẹ kò ṣeé ṣe èké.',
      },
    ],
  },
  'business-money': {
    title: 'Owó ìsọ̀ kì í ṣe tìrẹ',
    about: 'Ya òwò àti ilé sọ́tọ̀, mọ èrè rẹ, fi iye tó tọ́ sí ọjà.',
    lessons: [
      {
        title: 'Àpò méjì',
        text: 'Bí ìsọ̀ àti ilé bá ń jẹun nínú àpò kan, ilé yóò jẹ ìsọ̀ tán. Ní àkántì méjì. Lọ́sọ̀ọ̀sẹ̀, san “owó oṣù” tí kì í yí padà fún ara rẹ, má mú nǹkan mìíràn. Nígbà náà wàá rí bóyá ìsọ̀ lè dá dúró.',
        keep: 'Àkántì méjì, owó oṣù kan.',
      },
      {
        title: 'Títà kì í ṣe èrè',
        text: 'O ta ọjà ₦100,000. Ọjà náà jẹ́ ₦70,000, owó ọkọ̀ ₦8,000, owó ìsọ̀ àti iná ₦10,000. Èrè rẹ jẹ́ ₦12,000, kì í ṣe ₦100,000. Bí o bá ná ₦30,000 nínú rẹ̀, o ti jẹ ₦18,000 nínú ọjà rẹ. Kọ nọ́ńbà mẹ́rin yìí sílẹ̀ lọ́sọ̀ọ̀sẹ̀.',
        keep: 'Owó títà dín gbogbo ìnáwó; ìyẹn nìkan ni tìrẹ.',
      },
      {
        title: 'Àwìn fún oníbàárà',
        text: 'Ọjà àwìn jẹ́ ẹ̀yáwó láìsí èlé. Fún ẹni tó san ti tẹ́lẹ̀ nìkan, kọ ọjọ́ sílẹ̀, kí o sì fi ààlà sí gbogbo rẹ̀ pọ̀: kò gbọdọ̀ ju ìdá kan nínú mẹ́wàá ọjà rẹ lọ. Rán wọn létí ní ọjọ́ náà, pẹ̀lú ọ̀yàyà, nígbà gbogbo.',
        keep: 'Kọ ọ́, fi ọjọ́ sí i, fi ààlà sí i.',
      },
    ],
    quiz: [
      {
        question: 'Owó títà ₦100,000, gbogbo ìnáwó ₦88,000. Èló ló pọ̀ jù tí o lè mú lọ sílé?',
        options: ['₦100,000', '₦30,000', '₦12,000'],
        why: 'Ohun tó bá ju èrè lọ, inú ọjà ni o ti jẹ ẹ́.',
      },
      {
        question: 'Kí nìdí àkántì méjì?',
        options: ['Láti rí bóyá ìsọ̀ lè dá dúró', 'Kí ẹnikẹ́ni má bàa rí owó', 'Nítorí òfin ni'],
        why: 'Nínú àpò kan, o kò lè rí ọ̀kankan.',
      },
      {
        question: 'Àwìn èló ni fún gbogbo oníbàárà pọ̀?',
        options: ['Bí wọ́n bá ṣe béèrè tó', 'Kò ju ìdá kan nínú mẹ́wàá ọjà lọ', 'Ìdajì'],
        why: 'Bí gbogbo rẹ̀ bá sọnù, ìsọ̀ ṣì dúró.',
      },
    ],
  },
  'interest-inflation': {
    title: 'Èlé àti ọ̀wọ́n gógó',
    about: 'Ìdí tí ₦100,000 òní kì í fi ṣe ₦100,000 ọdún tó ń bọ̀, àti bí àkókò ṣe lè ràn ọ́ lọ́wọ́.',
    lessons: [
      {
        title: 'Èlé lórí èlé',
        text: 'Fi ₦100,000 pamọ́ ní 8% lọ́dún. Lẹ́yìn ọdún kan ó di ₦108,000. Ní ọdún kejì ₦8,000 náà ń mú èlé wá: ₦116,640. Lẹ́yìn ọdún mẹ́sàn-án ó fẹ́rẹ̀ẹ́ di ìlọ́po méjì. Ọ̀nà kíákíá: fi iye èlé pín 72, ìdáhùn ni iye ọdún tí yóò fi di ìlọ́po méjì. Bẹ́ẹ̀ náà ni gbèsè ṣe ń di méjì.',
        keep: 'Fi iye èlé pín 72: ọdún láti di ìlọ́po méjì.',
      },
      {
        title: 'Olè tí kì í pariwo',
        text: 'Bí iye ọjà bá fi 20% ga lọ́dún (inflation), ohun ₦100,000 di ₦120,000. Owó abẹ́ ìbùsùn ti pàdánù ìdá kan nínú mẹ́fà ohun tó lè rà. Èrè rẹ gan-an ni èlé dín ọ̀wọ́n gógó: èlé 8% pẹ̀lú ọ̀wọ́n gógó 20% jẹ́ àdánù bíi 12%.',
        keep: 'Èrè gan-an ni èlé dín ọ̀wọ́n gógó.',
      },
      {
        title: 'Ohun tí o lè ṣe',
        text: 'Tọ́jú ohun tí o máa nílò láìpẹ́ sí tòsí, bó tilẹ̀ pàdánù díẹ̀: ààbò ní iye tirẹ̀. Ohun tí o kò nílò fún ọ̀pọ̀ ọdún yẹ kó wà nínú ohun tó lè bá iye ọjà ga: bond àti bill ìjọba tó ní èlé tó dára, ìpín ilé-iṣẹ́ tó dúró ṣinṣin, ìmọ̀ rẹ àti òwò rẹ. Kò sí ẹni tó lè ṣèlérí láti borí ọ̀wọ́n gógó láìsí ewu.',
        keep: 'Láìpẹ́: ààbò. Lọ́jọ́ iwájú: ìdàgbà.',
      },
    ],
    quiz: [
      {
        question: 'Ní 8% lọ́dún, owó ń di ìlọ́po méjì ní bíi …',
        options: ['ọdún 9', 'ọdún 3', 'ọdún 20'],
        why: 'Fi 8 pín 72.',
      },
      {
        question: 'Èlé 8%, ọ̀wọ́n gógó 20%. Èrè rẹ gan-an jẹ́ …',
        options: ['28%', 'àdánù bíi 12%', '8%'],
        why: 'Iye ọjà sáré ju owó rẹ lọ.',
      },
      {
        question: 'Owó tí o nílò lóṣù tó ń bọ̀ yẹ kó wà …',
        options: ['nínú ìpín ilé-iṣẹ́', 'nínú ríra ilẹ̀', 'níbi tó láàbò, nítòsí'],
        why: 'Kò sí àkókò láti dúró kí ọdún burúkú kọjá.',
      },
    ],
  },
  'investing-first': {
    title: 'Ìgbésẹ̀ àkọ́kọ́ nínú ìdókòwò',
    about: 'Bill, bond, àpapọ̀ ìdókòwò, ìpín ilé-iṣẹ́: ohun tí ọ̀kọ̀ọ̀kan jẹ́, àti bí o ṣe lè bẹ̀rẹ̀ láìbẹ̀rù.',
    lessons: [
      {
        title: 'Ohun tí o lè rà',
        text: 'Treasury bill tàbí bond jẹ́ owó tí o yá ìjọba: ó ń san èlé tí a mọ̀. Ìpín ilé-iṣẹ́ jẹ́ apá kan ilé-iṣẹ́: ó lè ga, ó lè pín èrè, ó sì lè jábọ́. Àpapọ̀ ìdókòwò di ọ̀pọ̀ wọn mú fún ọ. Crypto jẹ́ tẹ́tẹ́ lórí iye; ohun tí o lè pàdánù pátápátá nìkan ni kí o fi sí i.',
        keep: 'Yáni lówó, ní ìpín, tàbí pín in káàkiri: mọ èyí tí o ń ṣe.',
      },
      {
        title: 'Ewu àti èrè jọ ń rìn',
        text: 'Ohun tó lè mú 30% wá lọ́dún lè pàdánù 30% pẹ̀lú. Ẹni tó ṣèlérí èrè ńlá láìsí ewu kò mọ̀ ọ́n, tàbí ó ń parọ́. Àkókò rẹ ló ń pinnu: owó ọdún tó ń bọ̀ lọ sínú bill, owó ọdún mẹ́wàá lè ní ìpín ilé-iṣẹ́, nítorí ọdún burúkú ní àkókò láti sàn.',
        keep: 'Èrè púpọ̀, ewu púpọ̀; àkókò púpọ̀, ìbẹ̀rù díẹ̀.',
      },
      {
        title: 'Díẹ̀, léraléra, níbi púpọ̀',
        text: 'Ra pẹ̀lú iye owó kan náà lóṣooṣù, iye yòówù kí ọjà jẹ́: nígbà tó bá wálẹ̀ wàá gba púpọ̀ sí i. Má fi ju ìdá kan nínú mẹ́wàá sínú ilé-iṣẹ́ kan. Wo owó iṣẹ́: 2% lọ́dún ń jẹ ìdá kan nínú mẹ́ta èrè ní ogún ọdún. Má sì ṣe nǹkan kan nínú ìpayà: ìgbà tí o bá tà ni àdánù dé.',
        keep: 'Iye kan náà, lóṣooṣù, nínú ohun púpọ̀.',
      },
    ],
    quiz: [
      {
        question: 'Treasury bill jẹ́ …',
        options: ['apá kan ilé-iṣẹ́', 'owó tí a yá ìjọba', 'irú adójútòfò kan'],
        why: 'O yá wọn lówó, ó sì ń san èlé tí a mọ̀.',
      },
      {
        question: 'O ń fowó pamọ́ fún ilé ní ọdún mẹ́wàá. Ìpín ilé-iṣẹ́ …',
        options: ['ṣeé ṣe, nítorí ọdún burúkú ní àkókò láti sàn', 'jẹ́ èèwọ̀', 'kò ní ewu'],
        why: 'Àkókò ló ń mú ewu ṣeé fara dà.',
      },
      {
        question: 'Ríra pẹ̀lú iye kan náà lóṣooṣù túmọ̀ sí pé …',
        options: [
          'wàá jèrè nígbà gbogbo',
          'ìgbà tó bá wọ́n nìkan ni o ń rà',
          'wàá gba púpọ̀ sí i nígbà tó bá dínwó',
        ],
        why: 'Owó kan náà ń ra púpọ̀ sí i nígbà tí iye bá kéré.',
      },
    ],
  },
  ponzi: {
    title: 'Dá Ponzi mọ̀ kó tó mú ọ',
    about: 'Bí àwọn tó ń sọ owó di méjì ṣe ń ṣe é, ìdí tí wọ́n fi máa ń wó, àti bí o ṣe lè yẹ̀ ẹ́ wò.',
    lessons: [
      {
        title: 'Bó ṣe ń ṣiṣẹ́',
        text: 'A san ₦100,000, ó gba ₦130,000 lóṣù tó ń bọ̀. Owó náà kò dàgbà: ti B àti C tó wá lẹ́yìn ni. Láti san fún B àti C ó nílò D dé G, bẹ́ẹ̀ bẹ́ẹ̀ lọ. Lẹ́yìn ìlọ́po díẹ̀, ènìyàn Nàìjíríà kò ní tó. MMM wó ní 2016 pẹ̀lú owó ọ̀pọ̀ mílíọ̀nù ènìyàn, àwọn mìíràn sì ń wó lọ́dọọdún.',
        keep: 'Owó ẹni tó tẹ̀lé ọ nìkan ni èrè náà.',
      },
      {
        title: 'Àmì márùn-ún',
        text: 'Èrè ńlá tó dájú (“30% lóṣooṣù”). Kò sí òwò tó hàn lẹ́yìn rẹ̀. O ń gba sí i bí o bá mú ẹlòmíràn wá. Wọ́n ń rọ̀ ọ́ kí o dá èrè padà sínú rẹ̀. Kò ní ìwé àṣẹ: béèrè lọ́wọ́ SEC, ìwé wọn ṣí fún gbogbo ènìyàn. Méjì nínú márùn-ún tó láti sá. Pé wọ́n san fún ọ̀rẹ́ rẹ kì í ṣe ẹ̀rí: wọ́n máa ń san fún àwọn àkọ́kọ́.',
        keep: 'Dájú, ga, mú ènìyàn wá, kán lójú, kò ní ìwé àṣẹ.',
      },
      {
        title: 'Bí o bá wà nínú rẹ̀',
        text: 'Má mú ẹlòmíràn wá mọ́, lónìí: wọn yóò pàdánù nítorí rẹ. Béèrè owó rẹ, kì í ṣe èrè. Kọ orúkọ, àkántì àti ọjọ́ sílẹ̀, kí o sì sọ fún SEC àti ọlọ́pàá. Ṣọ́ra fún olè tó kàn: yóò ní òun yóò gba owó rẹ padà bí o bá san owó iṣẹ́.',
        keep: 'Jáde kíákíá, fi ẹjọ́ sùn, má san owó iṣẹ́ kejì.',
      },
    ],
    quiz: [
      {
        question: 'Níbo ni “èrè” Ponzi ti ń wá?',
        options: ['Láti inú òwò', 'Láti òkè òkun', 'Láti ọwọ́ àwọn tó wọlé lẹ́yìn'],
        why: 'Kò sí orísun mìíràn. Ìdí nìyẹn tó fi ń parí.',
      },
      {
        question: 'Wọ́n san fún ọ̀rẹ́ rẹ lẹ́ẹ̀mejì. Kí ni ìyẹn fi hàn?',
        options: ['Pé kò léwu', 'Kò fi nǹkan hàn: wọ́n máa ń san fún àwọn àkọ́kọ́', 'Pé kí o mú ẹlòmíràn wá'],
        why: 'Sísan fún àwọn àkọ́kọ́ ni wọ́n fi ń mú àwọn yòókù.',
      },
      {
        question: 'Báwo ni o ṣe lè yẹ ẹni tó ń gba ìdókòwò wò?',
        options: ['Béèrè ìwé àṣẹ, kí o sì wo ìwé SEC', 'Wo ọ́fíìsì wọn', 'Ka iye àwọn tó ń tẹ̀lé wọn'],
        why: 'A lè yẹ ìwé àṣẹ wò; kápẹ́ẹ̀tì kò ṣeé yẹ̀ wò.',
      },
    ],
  },
};
