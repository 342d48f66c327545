/** Whether a language model of another company may read what the bank is not sure of. */
export const model = {
  ask: () =>
    'One question: where I am not sure what you mean, may a language model of another company help me to read your message? Sums, account and phone numbers are covered before it is sent, and a PIN, BVN or balance never goes there; names and your other words do. It only reads: it cannot move money. I work without it too. To change your mind, send MODEL ON or MODEL OFF at any time, or use Settings, Privacy.',
  /** The same, as the settings say it. */
  what: () =>
    'Where Karo is not sure what you mean in the chat, a language model of another company helps to read your message. Sums, account and phone numbers are covered before it is sent, and a PIN, BVN or balance never goes there; names and your other words do. It only reads: it cannot move money.',
  allow: () => 'Allow',
  refuse: () => 'Do not allow',
  given: () =>
    'Thank you. Where I am not sure, the model helps me to read from now on. To end that, send MODEL OFF.',
  refused: () => 'All right: your messages stay with Karo. To change that, send MODEL ON.',
  withdrawn: () =>
    'Done: from now on none of your messages goes to the model of another company. To allow it again, send MODEL ON.',
};
