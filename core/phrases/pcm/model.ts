import type { en } from '../en/phrases.ts';

/** The question of the language model outside, in Pidgin. */
export const model: (typeof en)['model'] = {
  ask: () =>
    'One question: where I no sure wetin you mean, another company language model fit help me read your message? We go cover money amount, account number and phone number before e go, and PIN, BVN or balance no dey ever go there; names and your other words go go. E just dey read: e no fit move money. I fit work without am too. To change your mind, send MODEL ON or MODEL OFF any time, or use Settings, Privacy.',
  what: () =>
    'Where Karo no sure wetin you mean for chat, another company language model go help read your message. We go cover money amount, account number and phone number before e go, and PIN, BVN or balance no dey ever go there; names and your other words go go. E just dey read: e no fit move money.',
  allow: () => 'I agree',
  refuse: () => 'I no agree',
  given: () => 'Thank you. Where I no sure, the model go help me read from now. To stop am, send MODEL OFF.',
  refused: () => 'No wahala: your messages go stay with Karo. To change am, send MODEL ON.',
  withdrawn: () =>
    'E don do: from now none of your messages go go another company model. To allow am again, send MODEL ON.',
};
