import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  level: {
    title: 'Your level',
    now: (level, of) => `You dey level ${level} of ${of}.`,
    begins: 'You get',
    upTo: 'You fit choose reach',
    next: (level) => `Level ${level}`,
    nextBegins: 'You go start with',
    amounts: (of) =>
      `${of.daily} for one day and ${of.monthly} for one month to send, ${of.bills} for one day for bills`,
    most: (daily) => `${daily} for one day`,
    takes: 'Wetin e need',
    needs: {
      bvn: 'Your BVN',
      nin: 'Your NIN',
      address: 'Your house address',
      selfie: 'Picture of your face, wey you snap now',
    },
    shown: 'you don show am',
    nin: 'NIN (11 numbers; dial *346# to see am)',
    street: 'House number and street',
    city: 'Town',
    state: 'State',
    picture:
      'Look the camera straight, for good light, no cap, no glasses. We go compare the picture with the one wey dey the register, and we no go keep am.',
    required: {
      nin: 'Put the 11 numbers of your NIN',
      address: 'Fill all the three lines of the address',
      selfie: 'Snap picture first',
    },
    go: (level) => `Raise am to level ${level}`,
    highest: 'Na the highest level be this.',
    raised: (level) => `You don reach level ${level}`,
    raisedText: 'Your limits don big from now.',
    pending: 'We dey check your address. E fit take some days; we go tell you once e finish.',
    rejected: 'We no fit confirm wetin you send last time. Check am, send am again.',
  },
  phone: {
    title: 'Change your phone number',
    lead: (to) => `We go send code to ${to}. After, your PIN go make am the number of your account.`,
    send: 'Send the code',
    sent: (to) => `Code dey come ${to}`,
    pin: 'Your 4-digit PIN',
    after: (cap) =>
      `To protect you, only ${cap} fit move inside the next 24 hours, and we go tell your old number.`,
    save: 'Change the number',
    done: 'Phone number don change',
  },
};
