import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The first half of the courses: income, spending, saving and a safe account. */
export const firstLessons: Pick<
  Record<ModuleId, CourseWords>,
  'money-basics' | 'budgeting' | 'saving-first' | 'safe-account' | 'charges' | 'esusu' | 'emergency-fund'
> = {
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
};
