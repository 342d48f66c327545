import type { CourseWords, ModuleId } from '../../catalogue/index.ts';

/** The second half of the courses: credit, fraud, business and investing. */
export const furtherLessons: Pick<
  Record<ModuleId, CourseWords>,
  'credit' | 'credit-score' | 'scams' | 'business-money' | 'interest-inflation' | 'investing-first' | 'ponzi'
> = {
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
