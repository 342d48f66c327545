import type { Words } from '../words.ts';

export const proof: Words['proof'] = {
  where: 'Olee ebe koodu ga-aga?',
  sms: 'Ozi ekwentị (SMS)',
  email: 'Ozi-e',
  send: 'Zipu koodu',
  code: 'Koodu nnyocha',
  hint: (by) => `Ọnụọgụ isii ezitere site na ${by}. Ọ dị mma ruo nkeji iri.`,
  verify: 'Nyochaa',
  resend: 'Zipu koodu ọzọ',
  resendIn: (seconds) => `Zipu ọzọ na ${seconds}s`,
  sentBy: (by) => `Ezitela koodu nnyocha site na ${by}`,
  inbox: 'Gụọ igbe nnwale',
  nothing: 'O nwebeghị ihe bịarala.',
  noEmail: 'Enwebeghị adreesị email na nkọwa gị. Họrọ SMS, ma ọ bụ buru ụzọ tinye otu.',
};
