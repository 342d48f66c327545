const sorry = 'Ẹ kú àmúmọ́ra, ó dùn mí gan-an.';

/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
  life: () =>
    'Pe 112 báyìí: ọ̀fẹ́ ni, kódà tí kò bá sí owó lórí fóònù, wọ́n sì ń fi ìrànlọ́wọ́ ránṣẹ́ síbi tí o wà. Sọ ibi tí o wà àti ohun tó ṣẹlẹ̀, kí o sì ké sí aládùúgbò tàbí àgbàlagbà kan. Tí ó bá jẹ́ ìwọ ni ó wà nínú ìrora, wọn á gbọ́ tìẹ náà. Ìwiregbe báǹkì ni mí, mi ò lè bá ọ pè. Owó lè dúró.',
  hold: () => 'Kò sí owó tó lè jáde nínú ìjíròrò yìí lọ́wọ́lọ́wọ́. Jọ̀wọ́ tún gbìyànjú lẹ́yìn wákàtí kan.',
  duress: () =>
    'Ẹ̀mí rẹ ju owó èyíkéyìí lọ. Mi ò gbé ìsanwó kankan kalẹ̀ báyìí, mo sì ti fa èyí tó ń dúró padà. Gbàrà tí o bá lè sọ̀rọ̀ láìséwu, pe 112. Dáhùn FREEZE nígbàkugbà: màá béèrè lẹ́ẹ̀kan, màá sì ti àkántì náà pa.',
  kidnap: () =>
    'Ó dùn mí gan-an. Pe 112 àti ọlọ́pàá kí ẹ tó san ohunkóhun, má sì dá wọn kojú nìkan. Mi ò gbé ìsanwó kankan kalẹ̀ fún èyí níbí. Pa gbogbo nọ́ńbà fóònù àti àkántì tí wọ́n fún ọ mọ́: ọlọ́pàá lè tọpasẹ̀ wọn. Dáhùn ENIYAN kí ẹnìkan ní Karo bá ọ ṣe é; dáhùn FREEZE láti ti àkántì náà pa.',
  scam: () =>
    'Jọ̀wọ́ dúró, má tíì san ohunkóhun. Báyìí ni jìbìtì kan tí a mọ̀ dáadáa ṣe ń lọ: ẹni tí o kò lè yẹ̀ wò ń béèrè owó tàbí kóòdù kọ́kọ́. Ẹ̀bùn, iṣẹ́, awin tàbí òǹtajà gidi lè dúró títí o fi máa fojú ara rẹ rí i, kò sì sí báńkì tàbí ọlọ́pàá tó máa ní kí o gbé owó kí ó lè wà láìléwu. Mi ò gbé ìsanwó kankan kalẹ̀ fún èyí. Ṣé o ti sanwó, tàbí fún wọn ní kóòdù? Sọ fún mi, màá ràn ọ́ lọ́wọ́ lẹ́sẹ̀kẹsẹ̀. Bí o bá ti yẹ̀ ẹ́ wò fúnra rẹ, tún un béèrè ní ìlà kan.',
  defrauded: () =>
    'Mo kẹ́dùn. Ṣe èyí báyìí: tẹ “Ti àkántì mi pa”, kò sì ní sí ohun tó tún lè jáde nínú àkáǹtì rẹ. Lẹ́yìn náà dáhùn PERSON: ẹnì kan ní Karo máa ní kí báńkì tó gba owó náà dá a dúró; bí ó bá ti tètè gbọ́ ni ó dára jù, ṣùgbọ́n kò sí ẹni tó lè ṣèlérí pé ó máa padà. Tọ́jú ìwé ẹ̀rí pẹ̀lú session ID, nọ́ńbà àkáǹtì, orúkọ àti fóònù tí wọ́n lò. Má fi ohunkóhun ránṣẹ́ sí wọn mọ́, má sì sọ PIN tàbí kóòdù fún ẹnikẹ́ni. Fún ọlọ́pàá, pe 112.',
  secret_given: () =>
    'Ṣe kíá: ẹni tó ní i lè mú owó rẹ. Má ka kóòdù mìíràn fún ẹnikẹ́ni, àní ẹni tó ní báńkì ni òun. Tí àkántì bá ti tì pa, nǹkan kan kò lè jáde; lẹ́yìn náà sọ pé “yi pin mi pada”.',
  stranger: () =>
    'Bí àkántì rẹ bá wà ní báńkì mìíràn, pe nọ́ńbà jìbìtì wọn báyìí kí wọ́n ti àkántì àti káàdì náà pa.',
  sorry: () => sorry,
  death: () =>
    `${sorry} Kò sí ìkánjú, nǹkan kan kò sì sọnù: owó inú àkántì jẹ́ ti àwọn ajogún. Fún àkántì ní Karo, ẹbí máa mú ìwé ẹ̀rí ikú àti ìwé ilé ẹjọ́ wá (probate tàbí letters of administration). Ẹ jọ̀wọ́ ẹ má lo PIN tàbí káàdì ẹni tó kú, ẹ má sì san owó fún ẹni tó ní òun máa “tú” owó náà sílẹ̀. Dáhùn ENIYAN kí ẹnìkan ní Karo bá yín ṣe é.`,
  child: () =>
    'O ṣé tí o sọ ọjọ́ orí rẹ fún mi. Àkántì Karo wà fún ẹni ọdún 18 sókè, nítorí náà mi ò lè ṣí tàbí san ohunkóhun fún ọ, o kò sì ṣe ohun tó burú. Sọ fún òbí tàbí alágbàtọ́ rẹ kí wọ́n kọ sí mi láti orí fóònù tiwọn. Má sọ PIN tàbí kóòdù fún ẹnikẹ́ni. Bí ẹnìkan bá ń fúngun mọ́ ọ nítorí owó, sọ fún àgbàlagbà tí o fọkàn tán, tàbí pe 112.',
  secret_asked: () =>
    'Má fún ẹnikẹ́ni. Karo kì í béèrè PIN, ọ̀rọ̀ àṣírí tàbí kóòdù nínú ìfọ̀rọ̀wérọ̀, ìpè tàbí ímeèlì, kò sì sí báńkì tàbí ọlọ́pàá tó ń ṣe bẹ́ẹ̀; Olè ni ẹni tó bá béèrè rẹ̀. Dáwọ́ dúró níbẹ̀, má san ohunkóhun. Ṣé o ti kà á fún wọn tàbí tẹ̀ ẹ́ síbì kan? Sọ fún mi, màá ti àkántì náà pa.',
  asked_next: () =>
    'Rárá. Àwọn ènìyàn Karo kì í ní kí o kọ́kọ́ sanwó, tàbí béèrè PIN, BVN tàbí kóòdù rẹ. Má san ohunkóhun, má sì dá wọn lóhùn mọ́. Bí o bá ti sanwó, tàbí sọ kóòdù fún wọn, sọ ọ́, màá ràn ọ́ lọ́wọ́ lẹ́sẹ̀kẹsẹ̀.',
  secret_next: () =>
    'Àkántì rẹ ṣì ṣí sílẹ̀, ẹni tó ní i lè lò ó. Tẹ “Ti àkántì mi pa” báyìí: nǹkan kan kò ní lè jáde. Lẹ́yìn náà sọ pé “yi pin mi pada”, kí a sì jọ wo ìdúnàádúrà rẹ tó kẹ́yìn. Má sọ ohunkóhun fún wọn mọ́.',
  fraud_next: () =>
    'Ohun méjì báyìí. Tẹ “Ti àkántì mi pa” bí PIN, kóòdù tàbí fóònù rẹ bá wà lọ́wọ́ wọn. Kí o sì tẹ “Béèrè fún un padà”: màá sọ fún báńkì tó gba owó náà. Má fi ohunkóhun ránṣẹ́ sí wọn mọ́, tọ́jú nọ́ńbà àti àkántì wọn.',
  elsewhere: () =>
    'Mi ò rí ìsanwó kankan sí wọn láti àkántì Karo rẹ. Bí ó bá jáde láti báńkì mìíràn, pe nọ́ńbà jìbìtì báńkì yẹn báyìí: àwọn nìkan ló lè béèrè owó náà padà. Tọ́jú ìwé ẹ̀rí, nọ́ńbà àkántì àti orúkọ náà.',
  not_owner: () =>
    'Ti ẹlòmíràn ni àkántì yìí, nítorí náà mi ò ní san tàbí fi ohunkóhun hàn níbí, bí o tilẹ̀ mọ PIN. Ẹni tó ni ín lè kọ sí mi láti orí fóònù tirẹ̀, tàbí fi ohùn ránṣẹ́ bí kíkọ bá le. Bí nǹkan bá ṣe àkántì náà, sọ FREEZE tàbí ENIYAN. Bí ìwọ bá ni ín, sọ pé “èmi ni mo ni ín”.',
  minor_again: () =>
    'Pẹ̀lú àgbàlagbà nìkan ni mo lè ṣe ìyẹn: kí òbí tàbí alágbàtọ́ rẹ kọ sí mi láti orí fóònù tiwọn, pẹ̀lú àkántì tiwọn. O kò ṣe ohun tó burú. Bí ẹnìkan bá ń fúngun mọ́ ọ nítorí owó, sọ fún àgbàlagbà tí o fọkàn tán. Bí o bá ti pé ọdún méjìdínlógún, sọ pé “àgbàlagbà ni mí”.',
  others_bvn: () =>
    'Rárá, jọ̀wọ́. BVN tìrẹ nìkan la fi ń ṣí àkántì, kì í ṣe ti ẹlòmíràn: mo ń fi wé orúkọ rẹ, a kì í sì gba ti ẹlòmíràn. Má fún ẹnikẹ́ni ní BVN tí kì í ṣe tìrẹ, má sì yá ẹnikẹ́ni ní tìrẹ.',
  deaf: () =>
    'Mo ti gbọ́: màá máa kọ sí ọ, ẹnikẹ́ni níbí kò ní pè ọ́. Ènìyàn ní Karo náà á kọ sínú ìfọ̀rọ̀wérọ̀ yìí. Gbogbo nǹkan ń ṣiṣẹ́ pẹ̀lú kíkọ: fífi owó ránṣẹ́, PIN lórí ojú ewé ààbò, títi àkántì pa. Kí lo nílò?',
  deaf_help: () => 'Bí o bá wà nínú ewu, fi èyí han ẹni tó wà nítòsí rẹ kí ó bá ọ pe 112.',
  mourn: {
    papers: () =>
      'Ìwé méjì ni: ìwé ẹ̀rí ikú, àti ìwé ilé ẹjọ́ (probate tàbí letters of administration) tó sọ ẹni tó dúró fún ẹbí. Ẹni náà á fi ìdánimọ̀ tirẹ̀ hàn pẹ̀lú. Dáhùn ENIYAN, ẹnìkan ní Karo á sọ bí ẹ ṣe máa mú wọn wá níbí.',
    howlong: () =>
      'Ìwé ilé ẹjọ́ ló máa ń pẹ́ jù, àkókò rẹ̀ kò sì sí lọ́wọ́ wa. Nígbà tí ènìyàn ní Karo bá ti rí ìwé méjèèjì, á sọ ohun tó kàn àti ìgbà tí yóò jẹ́ fún yín níbí. Dáhùn ENIYAN kí a bẹ̀rẹ̀; nǹkan kan kò ní sọnù kó tó dìgbà náà.',
    holds: () =>
      'Ẹ má bínú, mi ò lè sọ ìyẹn fún ẹnikẹ́ni àyàfi ẹni tí ìwé ilé ẹjọ́ dárúkọ, ìbáà jẹ́ ẹbí. Pẹ̀lú ìwé náà, á rí iye owó àti gbogbo ohun tó wọlé tàbí jáde.',
    stopuse: () =>
      'Ó dára tí ẹ béèrè. Láti inú ìfọ̀rọ̀wérọ̀ yìí mi ò lè dá ohun ẹlòmíràn dúró, nítorí náà mo ti pe ènìyàn ní Karo tó lè ṣe é. Ẹ jọ̀wọ́ ẹ kọ orúkọ kíkún àti nọ́ńbà fóònù ẹni tó kú síbí.',
    usepin: () =>
      'Ẹ jọ̀wọ́ ẹ má ṣe é, kódà fún ìsìnkú: lẹ́yìn ikú, ẹni tí ìwé ilé ẹjọ́ dárúkọ nìkan ló lè lo àkántì náà. Kó tó dìgbà náà, kí ẹnikẹ́ni má lo PIN, káàdì tàbí fóònù náà.',
    other: () =>
      'Mo wà pẹ̀lú yín. Ẹ bi mí ìwé tí a nílò, bí yóò ṣe pẹ́ tó tàbí bí a ṣe ń dá káàdì dúró, tàbí ẹ dáhùn ENIYAN kí ẹnìkan ní Karo bá yín ṣe é níbí.',
  },
};
