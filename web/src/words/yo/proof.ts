import type { Words } from '../words.ts';

export const proof: Words['proof'] = {
  where: 'Ibo ni kí kóòdù náà lọ?',
  sms: 'Ọ̀rọ̀ orí fóònù (SMS)',
  email: 'Ímeèlì',
  send: 'Fi kóòdù ránṣẹ́',
  code: 'Kóòdù ìjẹ́rìísí',
  hint: (by) => `Nọ́ńbà mẹ́fà tí a fi ránṣẹ́ nípa ${by}. Ó dára fún ìṣẹ́jú mẹ́wàá.`,
  verify: 'Jẹ́rìí sí i',
  resend: 'Tún fi ránṣẹ́',
  resendIn: (seconds) => `Tún fi ránṣẹ́ ní ${seconds}s`,
  sentBy: (by) => `A fi kóòdù ìjẹ́rìísí ránṣẹ́ nípa ${by}`,
  inbox: 'Ka àpótí ìdánwò',
  nothing: 'Kò tíì sí ohun tó dé.',
  noEmail: 'Kò tíì sí àdírẹ́sì ímeèlì nínú àkọsílẹ̀ rẹ. Yan SMS, tàbí kọ́kọ́ fi ọ̀kan kún un.',
};
