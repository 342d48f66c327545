import type { Words } from '../words.ts';

export const proof: Words['proof'] = {
  where: 'Ina za a aika lambar?',
  sms: 'Saƙon waya (SMS)',
  email: 'Imel',
  send: 'Aika lambar',
  code: 'Lambar tabbatarwa',
  hint: (by) => `Lambobi shida da aka aika ta ${by}. Suna aiki na minti goma.`,
  verify: 'Tabbatar',
  resend: 'Sake aikawa',
  resendIn: (seconds) => `Sake aikawa bayan ${seconds}s`,
  sentBy: (by) => `An aika lambar tabbatarwa ta ${by}`,
  inbox: 'Karanta akwatin gwaji',
  nothing: 'Babu abin da ya zo tukuna.',
  noEmail: 'Babu adireshin imel a bayananka tukuna. Zaɓi SMS, ko ka fara ƙara ɗaya.',
};
