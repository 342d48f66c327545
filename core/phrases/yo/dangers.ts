/** What is said to a customer in danger, before anything that they ordered; 112 is the emergency number of Nigeria. */
export const dangers = {
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
  death: () =>
    'Ẹ kú àmúmọ́ra, ó dùn mí gan-an. Kò sí ìkánjú, nǹkan kan kò sì sọnù: owó inú àkántì jẹ́ ti àwọn ajogún. Fún àkántì ní Karo, ẹbí máa mú ìwé ẹ̀rí ikú àti ìwé ilé ẹjọ́ wá (probate tàbí letters of administration). Ẹ jọ̀wọ́ ẹ má lo PIN tàbí káàdì ẹni tó kú, ẹ má sì san owó fún ẹni tó ní òun máa “tú” owó náà sílẹ̀. Dáhùn ENIYAN kí ẹnìkan ní Karo bá yín ṣe é.',
  child: () =>
    'O ṣé tí o sọ ọjọ́ orí rẹ fún mi. Àkántì Karo wà fún ẹni ọdún 18 sókè, nítorí náà mi ò lè ṣí tàbí san ohunkóhun fún ọ, o kò sì ṣe ohun tó burú. Sọ fún òbí tàbí alágbàtọ́ rẹ kí wọ́n kọ sí mi láti orí fóònù tiwọn. Má sọ PIN tàbí kóòdù fún ẹnikẹ́ni. Bí ẹnìkan bá ń fúngun mọ́ ọ nítorí owó, sọ fún àgbàlagbà tí o fọkàn tán, tàbí pe 112.',
};
