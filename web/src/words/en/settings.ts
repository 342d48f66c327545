/** A customer's level of verification, and another phone number. */
export const settings = {
  level: {
    title: 'Your level',
    now: (level: number, of: number) => `You are at level ${level} of ${of}.`,
    begins: 'You have',
    upTo: 'You may choose up to',
    next: (level: number) => `Level ${level}`,
    nextBegins: 'You begin with',
    amounts: (of: { daily: string; monthly: string; bills: string }) =>
      `${of.daily} a day and ${of.monthly} a month for transfers, ${of.bills} a day for bills`,
    most: (daily: string) => `${daily} a day`,
    takes: 'What it takes',
    needs: {
      bvn: 'Your BVN',
      nin: 'Your NIN',
      address: 'Your home address',
      selfie: 'A picture of your face, taken now',
    },
    shown: 'shown already',
    nin: 'NIN (11 digits; dial *346# to see it)',
    street: 'House number and street',
    city: 'Town',
    state: 'State',
    picture:
      'Look straight at the camera, in good light, without cap or glasses. We compare the picture with the one in the register, and do not keep it.',
    required: {
      nin: 'Enter the 11 digits of your NIN',
      address: 'Fill in all three lines of the address',
      selfie: 'Take a picture first',
    },
    go: (level: number) => `Raise to level ${level}`,
    highest: 'This is the highest level.',
    raised: (level: number) => `You are at level ${level} now`,
    raisedText: 'Your limits are higher from this moment.',
    pending: 'We are checking your address. This can take a few days; we tell you as soon as it is done.',
    rejected: 'We could not verify what you sent last time. Check it, and send it again.',
  },
  phone: {
    title: 'Change your phone number',
    lead: (to: string) => `We send a code to ${to}. Then your PIN makes it the number of your account.`,
    send: 'Send the code',
    sent: (to: string) => `The code is on its way to ${to}`,
    pin: 'Your 4-digit PIN',
    after: (cap: string) =>
      `To protect you, at most ${cap} can move in the 24 hours after, and your old number is told.`,
    save: 'Change the number',
    done: 'Phone number changed',
  },
};
