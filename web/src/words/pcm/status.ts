import type { Words } from '../words.ts';

export const status: Words['status'] = {
  title: 'Karo dey work?',
  lead: 'How each part dey now now, from the bank body.',
  ok: 'Everything dey work',
  trouble: 'Something no dey work well',
  states: { ok: 'E dey work', slow: 'E slow, or e dey fail small', paused: 'We stop am for now' },
  held: 'Money wey we hold for you when one part stop no loss: e go reach or come back, and we go tell you.',
  parts: {
    chat: 'Chat',
    transfers: 'Transfer to other banks',
    bills: 'Airtime, data and bills',
    cards: 'Virtual cards',
    abroad: 'Money from abroad',
    opening: 'Open account',
    levels: 'Raise level',
  },
  checked: 'We check am',
  again: 'Look again',
};
