/** The page that says how the bank is. */
export const status = {
  title: 'Is Karo working?',
  lead: 'How each part is at this moment, read from the bank itself.',
  ok: 'Everything works',
  trouble: 'Something does not work as it should',
  states: { ok: 'Working', slow: 'Slow, or fails now and then', paused: 'Stopped by us for now' },
  held: 'What is held for you while a part is stopped is not lost: it arrives or comes back, and we tell you.',
  parts: {
    chat: 'Chat',
    transfers: 'Transfers to other banks',
    bills: 'Airtime, data and bills',
    cards: 'Virtual cards',
    abroad: 'Money from abroad',
    opening: 'Opening an account',
    levels: 'Raising a level',
  },
  checked: 'Checked',
  again: 'Look again',
};
