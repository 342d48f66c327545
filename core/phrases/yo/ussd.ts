import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { ussd as english } from '../en/ussd.ts';
import { printDay } from './print.ts';

const charges = (f: { fee: Kobo; total: Kobo }): string =>
  f.fee > 0n ? `Owó iṣẹ́ ${printNaira(f.fee)}, àpapọ̀ ${printNaira(f.total)}` : 'Kò sí owó iṣẹ́';

/** What a phone without internet shows, in Yoruba. */
export const ussd: typeof english = {
  home: () => 'Karo\n1 Fi owó ránṣẹ́\n2 Owó mi\n3 Ra káàdì ìpè\n4 San owó\n5 Ìrànlọ́wọ́',
  homeStranger: () => 'Ẹ káàbọ̀ sí Karo, báńkì rẹ.\n1 Ṣí àkántì\n2 Ìrànlọ́wọ́',
  resume: (f) => `O kò tíì parí: ${f.what}\n1 Tẹ̀síwájú\n2 Ìbẹ̀rẹ̀`,
  amount: () => 'Èló? Ní náírà, bíi 5000\n0 Padà',
  account: () => 'Nọ́ńbà àkántì? Ó jẹ́ nọ́ńbà 10\n0 Padà',
  bank: () => 'Báńkì wo?',
  more: () => 'Òmíràn',
  approveSend: (f) =>
    `Fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name}, ${f.bank} ${f.account}. ${charges(f)}\nTẹ PIN. 0 láti dúró`,
  sending: (f) => `${printNaira(f.amount)} sí ${f.name} ti wà lọ́nà. A ó fi rìsíìtì ránṣẹ́ sí ọ.`,
  sent: (f) => `O ti fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name}. A ó fi rìsíìtì ránṣẹ́ sí ọ.`,
  balanceOrLast: () => 'Owó mi\n1 Ohun tí mo ní\n2 Ohun tó ṣẹlẹ̀ kẹ́yìn\n0 Padà',
  pinForBalance: () => 'Tẹ PIN rẹ láti rí i. 0 láti dúró',
  balance: (f) => `O ní ${printNaira(f.available)}.\nNọ́ńbà àkántì ${f.nuban}`,
  nothingYet: () => 'Nǹkan kan kò tíì ṣẹlẹ̀ nínú àkántì rẹ.',
  line: (f) =>
    `${printDay(f.at).replace(/ \d{4}$/, '')} ${f.amount < 0n ? '-' : '+'}${printNaira(f.amount).replace('-', '')} ${f.who}`,
  airtimeFor: (f) => `Káàdì ìpè fún ta ni?\n1 Nọ́ńbà yìí, ${f.phone}\n2 Nọ́ńbà mìíràn\n0 Padà`,
  phone: () => 'Nọ́ńbà fóònù wo? Bíi 08031234567\n0 Padà',
  network: (f) => `Nẹ́tíwọ́ọ̀kì wo ni ${f.phone} wà?`,
  approveAirtime: (f) =>
    `Ra káàdì ìpè ${printNaira(f.amount)} fún ${f.network} ${f.phone}. Kò sí owó iṣẹ́\nTẹ PIN. 0 láti dúró`,
  airtimeSending: (f) => `Káàdì ìpè ${printNaira(f.amount)} fún ${f.phone} ń bọ̀. A ó sọ fún ọ.`,
  bills: () => 'San owó\n1 Iná\n2 Tẹlifíṣọ̀n\n3 Data\n0 Padà',
  dataFor: (f) => `Data fún ta ni?\n1 Nọ́ńbà yìí, ${f.phone}\n2 Nọ́ńbà mìíràn\n0 Padà`,
  approveBill: (f) =>
    `San ${printNaira(f.amount)} fún ${f.biller}${f.plan ? ` ${f.plan}` : ''}, ${f.number}${f.holder ? `, ${f.holder}` : ''}. Kò sí owó iṣẹ́\nTẹ PIN. 0 láti dúró`,
  billSending: (f) => `${printNaira(f.amount)} sí ${f.biller} ti wà lọ́nà. A ó fi rìsíìtì ránṣẹ́ sí ọ.`,
  billWhat: (f) => `${printNaira(f.amount)} sí ${f.biller}`,
  help: () =>
    'Ìrànlọ́wọ́\n1 Níbo ni owó mi wà?\n2 Ti àkántì mi pa\n3 Bá ènìyàn sọ̀rọ̀\n4 Owó iṣẹ́ àti òpin\n5 Yí èdè padà\n6 PIN tuntun\n0 Padà',
  helpStranger: () => 'Ìrànlọ́wọ́\n1 Kí ni Karo?\n2 Ohun tí o nílò\n0 Padà',
  about: () =>
    'Karo jẹ́ báńkì lórí WhatsApp àti lórí nọ́ńbà yìí. Fi owó ránṣẹ́, ra káàdì, san owó, fowó pamọ́. Kò nílò fóònù ńlá.',
  needed: () =>
    'O nílò BVN rẹ (tẹ *565*0#), nọ́ńbà fóònù, àti ọdún 18 tàbí jù bẹ́ẹ̀ lọ. Tẹ *347*5276# láti bẹ̀rẹ̀.',
  pinForWhere: () => 'Tẹ PIN rẹ láti rí owó tí o fi ránṣẹ́ kẹ́yìn. 0 láti dúró',
  noTransfer: () => 'O kò tíì fi owó kankan ránṣẹ́.',
  where: {
    waiting: (f) => `${printNaira(f.amount)} sí ${f.name} kò tíì jáde.`,
    pending: (f) =>
      `${printNaira(f.amount)} sí ${f.name} wà lọ́nà. Kò sọnù: à ń béèrè, a ó sì sọ fún ọ. Jọ̀wọ́ má tún un fi ránṣẹ́.`,
    success: (f) => `${printNaira(f.amount)} ti dé ọ̀dọ̀ ${f.name}.`,
    back: (f) => `${printNaira(f.amount)} sí ${f.name} kò lọ. Ó wà nínú àkántì rẹ.`,
  },
  sureBlock: () =>
    'Ṣé kí a ti àkántì rẹ pa? Nǹkan kan kò ní jáde àfi bí o bá bá wa sọ̀rọ̀.\n1 Bẹ́ẹ̀ni, tì í pa\n2 Rárá',
  blocked: () =>
    'A ti ti àkántì rẹ pa. Nǹkan kan kò lè jáde. A ó pè ọ́. Tẹ *347*5276# kí o yan 3 láti bá wa sọ̀rọ̀.',
  ownPhoneOnly: () => 'Láti dáàbò bò ọ́, fóònù tó ni àkántì nìkan ló lè ṣe ìyẹn.',
  resetTexted: () =>
    'A ti fi líǹkì ránṣẹ́ sí ọ. Ṣí i lórí fóònù tó ní kámẹ́rà: kóòdù máa wá sí nọ́ńbà yìí, lẹ́yìn náà a ó wo ojú rẹ.',
  personAsked: (f) => `Ènìyàn kan yóò pè ọ́ lórí nọ́ńbà yìí láàárín wákàtí 24. Ẹjọ́ rẹ ni ${f.ticket}.`,
  personSubject: () => 'Ẹ jọ̀wọ́ ẹ pè mí (láti *347*5276#)',
  charges: (f) =>
    `Owó iṣẹ́ kò ju N53.75, àti owó orí N50 láti N10,000; káàdì àti owó iná jẹ́ ọ̀fẹ́. Lóòjọ́ o lè fi ${printNaira(f.daily)} ránṣẹ́, o lè san ${printNaira(f.bills)}.`,
  languages: () => 'Èdè\n1 English\n2 Pidgin\n3 Hausa\n4 Yoruba\n5 Igbo\n0 Padà',
  languageSet: () => 'Láti ìsinsìnyí a ó máa kọ Yorùbá. Tẹ *347*5276# láti tẹ̀síwájú.',
  fullName: () => 'Orúkọ rẹ àti orúkọ ìdílé, bó ṣe wà nínú BVN rẹ?\n0 Padà',
  openOnPage: (site: string) => `Iforukosile BVN yoo fi koodu ranse si o: si akanti re ni ${site}/onboarding`,
  bvn: () => 'BVN rẹ? Nọ́ńbà 11. Tẹ *565*0# láti rí i\n0 Padà',
  newPin: () => 'Yan PIN nọ́ńbà 4. Tẹ̀ ẹ́ lẹ́ẹ̀mejì pọ̀, bíi 13571357\n0 láti dúró',
  pinsDiffer: () => 'Méjèèjì kò bára mu.',
  opened: (f) =>
    `Ẹ káàbọ̀, ${f.firstName}. Nọ́ńbà àkántì rẹ ni ${f.nuban}. A ti fi ohun tí o lè ṣe ránṣẹ́ sí ọ.`,
  choose: () => 'Jọ̀wọ́ yan nọ́ńbà kan nínú àwọn wọ̀nyí.',
  pinApart: () => 'Má fi PIN rẹ sínú nọ́ńbà tí o ń tẹ̀ láé.',
  stopped: () => 'A ti dá a dúró. Owó kankan kò jáde.',
  expired: () => 'Ó ti ju ìṣẹ́jú 5, nítorí náà a pa á dé. Owó kankan kò jáde. Tún tẹ *347*5276#.',
  trouble: () => 'Àṣìṣe kan ṣẹlẹ̀ lọ́dọ̀ wa. Owó kankan kò jáde. Jọ̀wọ́ tún tẹ *347*5276#.',
  late: () =>
    'Ó ń pẹ́ ju ti tẹ́lẹ̀ lọ. Bí o bá ti fi PIN rẹ fọwọ́ sí i, SMS yóò sọ ohun tó ṣẹlẹ̀ fún ọ. Bí bẹ́ẹ̀ kọ́, tún tẹ *347*5276#.',
  code: () => 'Láti mọ̀ pé ìwọ ni, a ti fi kóòdù nọ́ńbà 6 ránṣẹ́ sí ọ. Tẹ̀ ẹ́. 0 láti dúró',
  codeRight: () => 'Ó tọ̀nà.',
  pinAgain: () => 'Tẹ PIN. 0 láti dúró',
  sendingWhat: (f) => `${printNaira(f.amount)} sí ${f.name}`,
  airtimeWhat: (f) => `Káàdì ìpè ${printNaira(f.amount)} fún ${f.phone}`,
  done: () => 'A ti ṣe ìyẹn tẹ́lẹ̀. A ó fi rìsíìtì ránṣẹ́ sí ọ.',
  codes: {
    menu: 'Ìbẹ̀rẹ̀',
    send: 'Fi owó ránṣẹ́ sí báńkì èyíkéyìí',
    balance: 'Owó rẹ àti nọ́ńbà àkántì rẹ',
    last: 'Ohun tó ṣẹlẹ̀ kẹ́yìn nínú àkántì rẹ',
    airtimeSelf: 'Káàdì ìpè fún fóònù rẹ',
    airtimeOther: 'Káàdì ìpè fún fóònù mìíràn',
    bills: 'Iná, tẹlifíṣọ̀n àti data',
    light: 'Iná, mítà prepaid',
    tv: 'DStv, GOtv, StarTimes',
    data: 'Data fún fóònù rẹ',
    where: 'Ibi tí owó tí o fi ránṣẹ́ kẹ́yìn wà',
    block: 'Ti àkántì rẹ pa lẹ́sẹ̀kẹsẹ̀',
    person: 'Kí ènìyàn pè ọ́',
    charges: 'Owó iṣẹ́ àti òpin rẹ',
  },
};
