import { type Kobo, type NipReason, printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const reasons: Record<NipReason, (bank: string) => string> = {
  bank_down: (bank) => `${bank} kò dáhùn báyìí`,
  account_invalid: (bank) => `${bank} kò ní irú àkántì bẹ́ẹ̀`,
  account_dormant: () => 'àkántì náà ti sùn (dormant)',
  name_mismatch: () => 'orúkọ tó wà lórí àkántì náà yàtọ̀',
  limit: () => 'àkántì náà kò lè gba iye yẹn',
  refused: (bank) => `${bank} kọ̀ ọ́`,
};

const charges = (cost: { fee: Kobo; duty: Kobo }): string[] =>
  cost.fee + cost.duty === 0n
    ? ['Kò sí owó iṣẹ́']
    : [`Owó iṣẹ́ ${printNaira(cost.fee)}`, ...(cost.duty ? [`Owó òǹtẹ̀ ${printNaira(cost.duty)}`] : [])];

const session = (id: string | undefined): string => (id ? `\nSession ID: ${id}` : '');

/** What the bank says about money, in Yoruba. */
export const money: Begun<(typeof en)['money']> = {
  quote: (f) =>
    [
      `Fi ${printNaira(f.amount)} ránṣẹ́ sí`,
      f.name,
      `${f.bank} ${f.account}`,
      ...(f.narration ? [`Fún: ${f.narration}`] : []),
      '',
      ...charges(f),
      `Àpapọ̀ ${printNaira(f.total)}`,
      ...(f.newBeneficiary ? ['', 'O kò san owó fún ẹni yìí rí. Yẹ orúkọ náà wò.'] : []),
      '',
      `Fi PIN rẹ fọwọ́ sí i kí aago ${printTime(f.expiresAt)} tó lù.`,
    ].join('\n'),
  sending: (f) => `O ti fọwọ́ sí i. À ń fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name} báyìí.`,
  waiting: (f) =>
    `${printNaira(f.amount)} sí ${f.name} (${f.bank}) máa lọ ní ìṣẹ́jú àáyá ${f.seconds}. Dáhùn FAGILE láti dá a dúró.`,
  cancelled: (f) =>
    `A ti dá a dúró. A kò fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name}. Owó rẹ wà nínú àkántì rẹ.`,
  sent: (f) =>
    `✅ A ti fi ${printNaira(f.amount)} ránṣẹ́ sí ${f.name} (${f.bank}).\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}\nÓ kù: ${printNaira(f.balance)}`,
  sentLate: (f) =>
    `✅ Ìròyìn ayọ̀: ${printNaira(f.amount)} rẹ ti dé ọ̀dọ̀ ${f.name} (${f.bank}).\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}\nÓ kù: ${printNaira(f.balance)}`,
  pending: (f) =>
    `⏳ ${f.bank} kò tíì dáhùn nípa ${printNaira(f.amount)} rẹ sí ${f.name}. Kò sọnù: à ń béèrè, a ó sì sọ fún ọ. Jọ̀ọ́ má tún un fi ránṣẹ́.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
  failed: (f) =>
    `❌ ${printNaira(f.amount)} sí ${f.name} kò lọ: ${reasons[f.reason](f.bank)}. A kò yọ nǹkan kan.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  returned: (f) =>
    `↩️ ${printNaira(f.amount)} kò dé ọ̀dọ̀ ${f.name}: ${reasons[f.reason](f.bank)}. Gbogbo ${printNaira(f.total)} ti padà sínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
  reversed: (f) =>
    `↩️ ${printNaira(f.total)} ti padà sínú àkántì rẹ: a yí owó tí o fi ránṣẹ́ sí ${f.name} padà.\nNọ́ńbà ẹ̀rí: ${f.reference}${session(f.sessionId)}`,
  received: (f) =>
    `💰 O gba ${printNaira(f.amount)} láti ọ̀dọ̀ ${f.from}.${f.narration ? `\nFún: ${f.narration}` : ''}\nÓ kù: ${printNaira(f.balance)}`,
  takenBack: (f) =>
    `↩️ A yí ${printNaira(f.amount)} tó wá láti ọ̀dọ̀ ${f.from} padà, ó sì ti kúrò nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  recalled: (f) =>
    `A ti ṣí ẹjọ́ ${f.caseNumber} fún ${printNaira(f.amount)} rẹ sí ${f.name}.\nA ó sọ fún ${f.bank} kí aago ${printTime(f.bankDueAt)} tó lù.\nA ó kọ̀wé sí ọ kí ó tó di ${printDay(f.acknowledgeDueAt)} ${printTime(f.acknowledgeDueAt)}.\nWàá rí ìdáhùn kí ó tó di ${printDay(f.findingDueAt)}.\nA kò lè ṣèlérí pé owó náà máa padà.`,
  airtimeQuote: (f) =>
    `Ra káàdì ìpè ${printNaira(f.amount)}\n${f.network} ${f.phone}\nKò sí owó iṣẹ́\n\nFi PIN rẹ fọwọ́ sí i kí aago ${printTime(f.expiresAt)} tó lù.`,
  airtimeSending: (f) =>
    `O ti fọwọ́ sí i. À ń ra káàdì ${f.network} ${printNaira(f.amount)} fún ${f.phone} báyìí.`,
  airtimeDone: (f) =>
    `✅ Káàdì ${f.network} ${printNaira(f.amount)} ti wọlé sí ${f.phone}.\nNọ́ńbà ẹ̀rí: ${f.reference}\nÓ kù: ${printNaira(f.balance)}`,
  airtimePending: (f) =>
    `⏳ ${f.network} kò tíì dáhùn nípa káàdì ${printNaira(f.amount)} fún ${f.phone}. À ń béèrè, a ó sì sọ fún ọ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  airtimeFailed: (f) =>
    `❌ ${f.network} kò fi káàdì ${printNaira(f.amount)} sí ${f.phone}. Owó rẹ wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  welcome: (f) =>
    [
      `Káàbọ̀ sí Karo, ${f.firstName}!`,
      `Nọ́ńbà àkántì rẹ ni ${f.nuban}.`,
      ...(f.gift ? [`Ibi ìdánwò nìyí, nítorí náà a fi ${printNaira(f.gift)} ti eré sínú rẹ̀.`] : []),
      `Láti dáàbò bò ọ́, ${printNaira(f.cap)} péré ló lè jáde títí di ${printDay(f.cappedUntil)} ${printTime(f.cappedUntil)}.`,
      'Sọ “elo ni mo ni” tàbí “fi owo ranse” láti bẹ̀rẹ̀.',
    ].join('\n'),
  pinChanged: () => 'PIN rẹ ti yí padà. Bí kì í bá ṣe ìwọ, dáhùn ENIYAN báyìí.',
  receipt: {
    title: 'Rìsíìtì ìfowóránṣẹ́',
    airtimeTitle: 'Rìsíìtì káàdì ìpè',
    status: {
      waiting: 'Ó ń dúró',
      sending: 'Ó ń lọ',
      pending: 'Ó wà lọ́nà',
      success: 'Ó yọrí sí rere',
      failed: 'Kò lọ',
      cancelled: 'A fagi lé e',
      reversed: 'A yí i padà',
    },
    to: 'Sí',
    from: 'Láti',
    bank: 'Báńkì',
    account: 'Àkántì',
    phone: 'Fóònù',
    network: 'Nẹ́tíwọ̀kì',
    amount: 'Iye',
    fee: 'Owó iṣẹ́',
    vat: 'VAT nínú rẹ̀',
    duty: 'Owó òǹtẹ̀',
    total: 'Àpapọ̀',
    narration: 'Fún',
    date: 'Ọjọ́',
    reference: 'Nọ́ńbà ẹ̀rí',
    session: 'Session ID',
    free: 'Ọ̀fẹ́',
    scan: 'Ya àmì yìí láti mọ̀ bóyá rìsíìtì yìí jẹ́ òótọ́.',
    proof: 'Fi session ID han báńkì èyíkéyìí láti tọpa owó yìí.',
  },
};
