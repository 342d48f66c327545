import type { asked as english } from '../en/asked.ts';
import { firstDay, leastInvested, sendingCountries } from '../levels.ts';

/** Short answers, in Yoruba. */
export const asked: typeof english = {
  'loan-who':
    'Ẹnikẹ́ni tó ní àkántì Karo tí owó ń wọlé sí, oníṣòwò tàbí ẹni tó ń gba owó oṣù. Ìwọ̀n ìgbẹ́kẹ̀lé rẹ, ohun tó ń wọlé àti ìpele rẹ ló ń pinnu iye rẹ̀. Sọ “ẹ̀yáwó” láti rí ohun tí o lè rí gbà.',
  'loan-when':
    'Ọ̀pọ̀ ẹ̀yáwó la ń pinnu láàárín ìṣẹ́jú àáyá, owó náà sì wà ní àkántì rẹ nígbà tí o bá fi PIN rẹ fọwọ́ sí i. Èyí tó tóbi, ènìyàn ló ń wò ó, nígbà púpọ̀ láàárín ọjọ́ kan.',
  'loan-taken':
    'Ní ọjọ́ ìsanpadà kọ̀ọ̀kan a máa ń yọ ọ́ nínú àkántì rẹ, a sì máa rán ọ létí ṣáájú. Láti san án fúnra rẹ, tàbí jù bẹ́ẹ̀ lọ, sọ “san ẹ̀yáwó mi”.',
  'loan-guarantor':
    'A kì í béèrè onígbọ̀wọ́ tàbí ohun ìdúró. Ìwọ̀n ìgbẹ́kẹ̀lé rẹ àti ohun tó ń wọ àkántì rẹ ló ń pinnu.',
  'credit-score':
    'Ìwọ̀n ìgbẹ́kẹ̀lé rẹ máa ń ga pẹ̀lú ọjọ́ orí àkántì, ìpele rẹ, owó tó ń wọlé lóṣooṣù, ìfowópamọ́, àti ẹ̀yáwó àti owó ẹgbẹ́ tí a san lásìkò. Bí a bá kọ ẹ̀yáwó, a máa sọ ìdí rẹ̀.',
  'goal-out':
    'Bẹ́ẹ̀ ni, nígbàkígbà, gbogbo rẹ̀ tàbí apá kan, pẹ̀lú PIN rẹ láìsí owó kankan. Èyí tí o tì títí di ọjọ́ kan nìkan ló máa pàdánù èlé oṣù náà bí o bá yọ ọ́ ṣáájú.',
  'goal-auto':
    'Bẹ́ẹ̀ ni: sọ iye àti ìgbà, bí àpẹẹrẹ “fi 2k pamọ́ ní gbogbo Friday sí Rent”, kí o sì fọwọ́ sí i lẹ́ẹ̀kan. O lè yí i padà tàbí dá a dúró nígbàkígbà.',
  'goal-missed':
    'Kò sí ohun tó sọnù, kò sì sí ìtanràn. Bí owó àkántì rẹ kò bá tó lọ́jọ́ náà, màá tún gbìyànjú fún ọ̀sẹ̀ kan.',
  'esusu-order':
    'Kò sí ẹni tó ń yàn án: a ń ṣẹ́ kèké nígbà tí gbogbo ọmọ ẹgbẹ́ bá ti wọlé. Mo ti fi àṣírí pamọ́ kí ẹnikẹ́ni tó wọlé, gbogbo ọmọ ẹgbẹ́ sì lè yẹ̀ ẹ́ wò. Ọmọ ẹgbẹ́ méjì lè pààrọ̀ ipò bí wọ́n bá fohùn ṣọ̀kan.',
  'esusu-account':
    'Bẹ́ẹ̀ ni: ọmọ ẹgbẹ́ kọ̀ọ̀kan nílò àkántì Karo, torí owó dídá àti àpapọ̀ rẹ̀ ń gba ibẹ̀ kọjá. Ọ̀fẹ́ ni ṣíṣí i, ó ń gba nǹkan bí ìṣẹ́jú méjì; lẹ́yìn náà wọ́n á fi koodu ẹgbẹ́ wọlé.',
  'esusu-leave':
    'Ọmọ ẹgbẹ́ lè kúrò gẹ́gẹ́ bí òfin tí ẹ yàn níbẹ̀rẹ̀: ó máa yanjú owó pẹ̀lú olúkúlùkù àwọn yòókù, tàbí kó wá ẹni tó máa gba ipò rẹ̀. Ohun tí a ti san wà ní àkọsílẹ̀ fún gbogbo ènìyàn.',
  'esusu-pot':
    'Nínú àkántì ẹgbẹ́ tí ẹnikẹ́ni kò lè ná, àní ẹni tó dá ẹgbẹ́ náà sílẹ̀. A máa ń san án fún ọmọ ẹgbẹ́ tó kàn, gbogbo wọn sì ń rí i.',
  'esusu-begin':
    'Nígbà tí gbogbo àyè bá kún, tàbí nígbà tí ẹni tó dá a sílẹ̀ bá sọ bẹ́ẹ̀ pẹ̀lú ọmọ ẹgbẹ́ tó tó. Mo máa sọ fún ọmọ ẹgbẹ́ kọ̀ọ̀kan nígbà tó bá bẹ̀rẹ̀.',
  'esusu-cost': 'Kò sí: Karo kì í gba owó iṣẹ́ lórí ẹgbẹ́. Ohun tí àwọn ọmọ ẹgbẹ́ dá ni a ń san jáde.',
  'card-where':
    'Káàdì orí íńtánẹ́ẹ̀tì ni: ó ń sanwó lórí íńtánẹ́ẹ̀tì, níbikíbi tí wọ́n bá ń gba káàdì. Kò sí káàdì oníke fún POS tàbí ATM.',
  'card-stop':
    'Sọ “dá káàdì mi dúró”: kò ní san ohunkóhun láti ìgbà náà. “Ṣí káàdì mi” àti PIN rẹ á jẹ́ kó tún sanwó; o sì lè tì í pa pátápátá, tàbí kí o pààrọ̀ rẹ̀.',
  'card-number':
    'Sọ “fi káàdì mi hàn”: PIN rẹ á ṣí ojú ìwé tó ní nọ́ńbà, ọjọ́ ìparí àti CVV, lẹ́ẹ̀kan. A kì í kọ wọ́n sínú ìjíròrò yìí.',
  'card-declined':
    'Káàdì kì í sanwó bí a bá ti dá a dúró, bó bá kọjá òpin ọjọ́, ní ilé ìtajà tí o pa, tàbí bí owó àkántì kò bá tó. Mo máa ń sọ ìdí rẹ̀ fún ọ nígbàkígbà tí wọ́n bá kọ̀ ọ́.',
  'limit-change':
    'Sọ bí àpẹẹrẹ “dín òpin mi kù sí 20k”. Òpin tó kéré ń bẹ̀rẹ̀ lójú ẹsẹ̀, èyí tó ga ń bẹ̀rẹ̀ lẹ́yìn ọjọ́ kan, dé ibi tí ìpele rẹ gbà. Sọ “òpin mi” láti rí tìrẹ.',
  'new-number-cap': `Ní ọjọ́ àkọ́kọ́ fóònù, nọ́ńbà tàbí PIN tuntun, ${firstDay} ló pọ̀ jù tó lè jáde, kí olè má bàa rí púpọ̀. Ó máa parí fúnra rẹ̀ lẹ́yìn ọjọ́ náà.`,
  'standing-stop':
    'Sọ “dá sísan aládàáṣe dúró”: kò sí ohun tó máa jáde fúnra rẹ̀ mọ́. O tún lè dá a dúró fún ìgbà díẹ̀, tẹ̀síwájú tàbí fo ọ̀kan.',
  'standing-how':
    'Bẹ́ẹ̀ ni: sọ ọ́ pẹ̀lú ọjọ́ rẹ̀, bí àpẹẹrẹ “gbogbo Friday fi 2k ránṣẹ́ sí Chidi”. Ẹ̀ẹ̀kan ni o máa fi PIN rẹ fọwọ́ sí i, mo máa sọ fún ọ ní ọjọ́ kan ṣáájú sísan kọ̀ọ̀kan, o sì lè dá a dúró nígbàkígbà.',
  'standing-short':
    'A kò ní san án nígbà náà: màá tún gbìyànjú lọ́jọ́ kan náà, mi ò ní fọwọ́ kan ìfowópamọ́ rẹ, màá sì sọ fún ọ. A kì í san èyí tó ti kọjá lẹ́yìn náà.',
  'statement-stamp':
    'PDF náà ní orúkọ àti àmì Karo pẹ̀lú àlàyé rẹ, ṣùgbọ́n kò ní òǹtẹ̀ tàbí ìbuwọ́lù. Bí ilé iṣẹ́ aṣojú ìjọba tàbí ọ́fíìsì kan bá fẹ́ èyí tó ní òǹtẹ̀, dáhùn ENIYAN.',
  'receipt-get':
    'Sọ “rìsíìtì”, màá fi ti sísan tó kẹ́yìn hàn; dárúkọ ẹni náà tàbí nọ́ńbà ìtọ́kasí fún òmíràn. O lè fi ránṣẹ́ gẹ́gẹ́ bí ẹ̀rí.',
  'request-how':
    'Sọ bí àpẹẹrẹ “béèrè 5k lọ́wọ́ @ada”, tàbí fún mi ní nọ́ńbà fóònù oníbàárà Karo. A máa béèrè lọ́wọ́ rẹ̀, ó sì máa san kìkì bó bá fọwọ́ sí i. Ohunkóhun kò ní kúrò ní àkántì rẹ.',
  'recall-sure':
    'Mi ò lè ṣèlérí rẹ̀. A máa ń béèrè lọ́wọ́ báńkì kejì lójú ẹsẹ̀, oníbàárà rẹ̀ ló ní láti dá a padà tàbí kí báńkì náà rí i pé ó yẹ. A máa sọ ohun tí a rí fún ọ; sọ “ẹjọ́ mi” láti rí ibi tó dé.',
  'frozen-in':
    'Bẹ́ẹ̀ ni. Títì àkántì ń dá ohun tó ń jáde dúró; owó tí wọ́n fi ránṣẹ́ sí ọ, owó oṣù pẹ̀lú, ṣì ń wọlé, ó sì máa wà níbẹ̀ títí a óò fi ṣí i.',
  'frozen-enter':
    'Kò sí ẹni tó lè mú ohunkóhun báyìí: kò sí ìfiránṣẹ́, káàdì, owó sísan tàbí sísan aládàáṣe tó lè jáde nínú àkántì tí a tì, àní pẹ̀lú PIN rẹ. Bẹ́ẹ̀ ni yóò wà títí a óò fi mọ̀ pé ìwọ lò ń béèrè.',
  'frozen-open':
    'Dáhùn ENIYAN: ẹnì kan ní Karo máa ṣí i padà pẹ̀lú rẹ, nígbà tí a bá mọ̀ pé ìwọ ni. Kò sí àkókò pàtó; títí di ìgbà náà ohunkóhun kò lè jáde.',
  'pin-change':
    'Sọ “yí PIN mi padà”: ojú ìwé ààbò máa béèrè ti àtijọ́ àti tuntun. Bí o kò bá ní ti àtijọ́, ṣe PIN tuntun lórí ìkànnì wa lábẹ́ “Forgot your PIN?”. Bí àkántì bá wà ní títì, ènìyàn máa kọ́kọ́ ṣí i.',
  'page-safe':
    'Ojú ìwé tí mo fi ránṣẹ́ síbí lábẹ́ ìfilọ̀ jẹ́ ti Karo fúnra rẹ̀: ó ń fi ohun tí o fọwọ́ sí hàn, ẹ̀ẹ̀kan ló ń ṣiṣẹ́, ibẹ̀ nìkan sì ni o ti ń tẹ PIN rẹ. Má ṣí irú ojú ìwé bẹ́ẹ̀ tí ẹlòmíràn fi ránṣẹ́.',
  'offer-expires':
    'Títí di àkókò tó wà nínú ìfilọ̀ náà, nǹkan bí ìṣẹ́jú mẹ́wàá. Lẹ́yìn náà owó kankan kò jáde: sọ ọ́ lẹ́ẹ̀kan sí i, wàá rí tuntun gbà.',
  'payee-sees':
    'Wọ́n á rí orúkọ rẹ, iye owó àti ohun tí o kọ pé ó wà fún, bíi ti báńkì èyíkéyìí. Wọn kò ní rí iye owó tí o ní láé.',
  'payee-alert':
    'Bẹ́ẹ̀ ni: báńkì wọn máa sọ fún wọn nígbà tó bá dé, èmi sì ni mo ń sọ fún oníbàárà Karo. Ìwọ náà máa rí rìsíìtì tí o lè fi ránṣẹ́.',
  'no-funds':
    'A kò ní san ohunkóhun, a kò sì ní gba owó kankan: màá sọ fún ọ, o sì lè fi iye tó kéré ránṣẹ́ tàbí kọ́kọ́ fi owó kún un. Àkántì kò lè dín sí òdo.',
  'person-when':
    'Ènìyàn máa dáhùn níbí nínú ìjíròrò yìí, láàárín wákàtí 24. Títí di ìgbà náà mo ṣì ń ràn ọ́ lọ́wọ́ nínú ohun yòókù. Ẹnikẹ́ni tó bá pè láti béèrè PIN tàbí koodu rẹ kì í ṣe ará Karo.',
  'invest-risk':
    'Bẹ́ẹ̀ ni, ó lè ṣẹlẹ̀: iye ń gòkè ó sì ń wálẹ̀, o sì lè rí iye tó dín sí ohun tí o fi sí i. Money market fund àti bond ìjọba ló ní ewu tó kéré jù; shares àti crypto lè wálẹ̀ gan-an.',
  'invest-least': `Láti ${leastInvested} lórí ètò Basic, ó sì dín sí bẹ́ẹ̀ lórí ètò tó ga jù. Bí owó iṣẹ́ bá wà, ó wà nínú ìfilọ̀ kí o tó tẹ PIN rẹ.`,
  'remit-how': `Ẹni tó wà lókè òkun máa ṣí ìkànnì wa, á sọ iye rẹ̀ àti nọ́ńbà fóònù tó ń lọ sí, á sì fi káàdì sanwó. Á dé síbí ní náírà. Káàdì àwọn orílẹ̀-èdè wọ̀nyí lè sanwó: ${sendingCountries}.`,
  'remit-without':
    'A máa fi ọ̀rọ̀ pè wọ́n sórí nọ́ńbà wọn, owó náà á sì dúró: tiwọn ni nígbà tí wọ́n bá fi nọ́ńbà náà ṣí àkántì Karo lọ́fẹ̀ẹ́. Bí wọn kò bá ṣí i, gbogbo rẹ̀ á padà sí káàdì ẹni tó fi ránṣẹ́.',
  'ussd-safe':
    'Bẹ́ẹ̀ ni: PIN tí o tẹ̀ sínú *347*5276# kò sí nínú ọ̀rọ̀ tàbí àkọsílẹ̀ kankan. Fi nọ́ńbà àkántì rẹ pè é, má jẹ́ kí ẹnikẹ́ni wò ọ́, má sì sọ PIN náà fún ẹnikẹ́ni.',
  'token-missing':
    'Token wà nínú rìsíìtì ní kété tí ilé iṣẹ́ iná bá ti fúnni: sọ “rìsíìtì” láti tún rí i. Bó bá ṣì ń dúró, mo ń béèrè; bí ilé iṣẹ́ náà bá kọ̀, owó rẹ máa padà fúnra rẹ̀.',
  'airtime-wrong':
    'Ohun tí ilé iṣẹ́ fóònù ti fi jíṣẹ́ ni mi ò lè gbà padà: béèrè lọ́wọ́ ẹni tó ni nọ́ńbà náà. Bí kò bá tíì dé, owó náà máa padà fúnra rẹ̀.',
  'account-cost':
    'Ọ̀fẹ́ ni ṣíṣí àkántì, ètò Basic kì í gba owó lóṣooṣù, kò sì pọn dandan kí owó kankan wà nínú àkántì. Iye tí ìfiránṣẹ́ ń gbà, wàá rí i nígbà gbogbo kí o tó tẹ PIN rẹ.',
  'bvn-why':
    'Báńkì Àpapọ̀ fẹ́ kí àkántì kọ̀ọ̀kan jẹ́ ti ẹni tí a mọ̀: BVN ń fi orúkọ àti ọjọ́ ìbí rẹ hàn wá. Kò sí ẹni tó lè fi òun nìkan mú owó, kò sì fi àkántì rẹ mìíràn hàn wá.',
  privacy:
    'Ìwọ àti Karo. Òṣìṣẹ́ Karo tó ń ràn ọ́ lọ́wọ́ ń rí ìjíròrò pẹ̀lú àwọn nọ́ńbà tí a bò; PIN tàbí BVN inú rẹ̀ ni a ń pa rẹ́. Kò sí ẹlòmíràn tó ń rí àkántì rẹ, àní ìdílé rẹ. Púpọ̀ sí i wà ní Settings, Privacy.',
  'new-phone': `Pẹ̀lú nọ́ńbà kan náà o máa tẹ̀síwájú níbí: bí a bá béèrè, fi PIN rẹ jẹ́rìí lórí ojú ìwé ààbò. Fún nọ́ńbà tuntun, kọ̀wé láti orí rẹ̀, a ó sì fi koodu sí ti àtijọ́ so ó pọ̀. Ní ọjọ́ àkọ́kọ́ ${firstDay} ló pọ̀ jù tó lè jáde.`,
  'cancel-late':
    'Kí o tó tẹ PIN, FAGILE máa dá a dúró. Lẹ́yìn rẹ̀, èyí tó ṣì ń dúró nìkan la lè dá dúró, bíi ìfiránṣẹ́ ńlá àkọ́kọ́ sí ẹni tuntun. Èyí tó ti lọ, a lè béèrè rẹ̀ padà nìkan: sọ RECALL.',
};
