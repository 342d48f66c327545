import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** What a code is asked for. */
const uses = {
  register: 'to open your account',
  sign_in: 'to sign in',
  setup: 'to switch on two-step sign-in',
  address: 'to confirm this email address',
  verify: 'to confirm that it is you',
  transaction: 'to approve what you asked for',
  link: 'to link this number to your account',
  reopen: 'to let new devices sign in again',
  pin_reset: 'to set a new PIN',
};

type Use = { code: string; minutes: number; use: keyof typeof uses; about?: { amount: Kobo; name?: string } };

const usedFor = ({ use, about }: Use): string =>
  about ? `to send ${printNaira(about.amount)}${about.name ? ` to ${about.name}` : ''}` : uses[use];

/** What the bank writes about who may get in: codes, and news of changes. */
export const security = {
  code: (f: Use) =>
    `Karo: ${f.code} is your code ${usedFor(f)}. It is good for ${f.minutes} minutes. Never tell anyone, not even us.`,
  codeSubject: () => 'Your Karo code',
  alreadyOpen: () =>
    'Karo: somebody asked to open an account with this number. It has one already. If that was you, please sign in instead. If not, you need do nothing.',
  newDevice: (f: { device: string; at: Date }) =>
    `New sign-in to your account: ${f.device}, ${printDay(f.at)} at ${printTime(f.at)}. If this was not you, reply FREEZE.`,
  signedIn: (f: { device: string; at: Date }) =>
    `You signed in: ${f.device}, ${printDay(f.at)} at ${printTime(f.at)}. If this was not you, reply FREEZE.`,
  capped: (f: { limit: Kobo; until: Date }) =>
    `To protect you, at most ${printNaira(f.limit)} can move until ${printDay(f.until)} ${printTime(f.until)}.`,
  phoneChanged: (f: { phone: string; limit: Kobo; until: Date }) =>
    `The number of your account was changed to ${f.phone}. To protect you, at most ${printNaira(f.limit)} can move until ${printDay(f.until)} ${printTime(f.until)}. If this was not you, reply FREEZE.`,
  identityLinked: (f: { limit: Kobo; until: Date }) =>
    `Your account was linked to a new chat. To protect you, at most ${printNaira(f.limit)} can move until ${printDay(f.until)} ${printTime(f.until)}. If this was not you, reply FREEZE.`,
  linkCode: (f: { to: string }) =>
    `That number has a Karo account already. If it is yours, we have sent a code to ${f.to}: enter it and your PIN on the secure page, and this chat is yours too.`,
  linked: (f: { limit: Kobo; until: Date }) =>
    `This chat is linked to your account. To protect you, at most ${printNaira(f.limit)} can move until ${printDay(f.until)} ${printTime(f.until)}.`,
  emailChanged: () => 'The email address of your account was changed. If this was not you, reply FREEZE.',
  passkeyAdded: (f: { name: string }) =>
    `A passkey was added to your account: ${f.name}. If this was not you, reply FREEZE.`,
  passkeyConfirmed: (f: { name: string; from: Date }) =>
    `A passkey was confirmed: ${f.name}. From ${printDay(f.from)} ${printTime(f.from)} it can approve by itself. If this was not you, reply FREEZE.`,
  passkeyRemoved: (f: { name: string }) =>
    `A passkey was removed from your account: ${f.name}. If this was not you, reply FREEZE.`,
  settingsChanged: () =>
    'The security settings of your account were changed. If this was not you, reply FREEZE.',
  noticesChanged: () =>
    'What we tell you about, or how, was changed in your settings. If this was not you, reply FREEZE.',
  deviceRemoved: (f: { device: string }) =>
    `A device was taken off your account: ${f.device}. If this was not you, reply FREEZE.`,
  chatRemoved: () => 'A chat was taken off your account. If this was not you, reply FREEZE.',
  guessed: (f: { link: string }) =>
    `Somebody gave many wrong PINs for your account on devices that we do not know. Your own devices and this chat work as before, and new devices stay out. To let a new one in, sign in on it and ask for a code to your phone. If you fear for your money, reply FREEZE. ${f.link}`,
  pinResetBegun: () =>
    'A code to your phone was given in order to set a new PIN. Next comes a picture of your face. If this was not you, reply FREEZE.',
  pinReset: (f: { limit: Kobo; until: Date }) =>
    `A new PIN was set on your account, by a code to your phone and your face. Other devices were signed out. To protect you, at most ${printNaira(f.limit)} can move until ${printDay(f.until)} ${printTime(f.until)}. If this was not you, reply FREEZE.`,
  pinResetSms: (f: { minutes: number; link: string }) =>
    `Karo: here you set a new PIN, by a code to this phone and a picture of your face. The link is good for ${f.minutes} minutes. Never pass it on. ${f.link}`,
  pinResetLink: (f: { minutes: number; link: string }) =>
    `Here you can do it now. The link is yours alone, for ${f.minutes} minutes: ${f.link}`,
  proveNumber: () =>
    'We have not heard from this number for a long time, or its WhatsApp is new. Before we say anything about the account, please enter its PIN on the secure page. If you have this number from somebody else, you need do nothing.',
  keyMade: (f: { name: string }) =>
    `A live API key was made for your account: ${f.name}. Programs that have it can act for you. If this was not you, reply FREEZE.`,
  webhookChanged: (f: { host: string; removed: boolean }) =>
    `A webhook was ${f.removed ? 'removed from' : 'added to'} your account: ${f.host}. If this was not you, reply FREEZE.`,
  webhookDisabled: (f: { host: string; link: string }) =>
    `Your webhook at ${f.host} took nothing for a day, so we stopped sending to it. What happened since is kept; switch it on again here: ${f.link}`,
  trustedChanged: (f: { name: string; removed: boolean }) =>
    `${f.name} ${f.removed ? 'can no longer block' : 'can now block'} your account by a word from their number. If this was not you, reply FREEZE.`,
  twoFactorOn: (f: { by: 'sms' | 'email' }) =>
    `Two-step sign-in is on. From now on we send a code by ${f.by === 'sms' ? 'SMS' : 'email'} when you sign in. If this was not you, reply FREEZE.`,
  twoFactorOff: () => 'Two-step sign-in was switched off. If this was not you, reply FREEZE.',
  instantOff: () => 'Instant transfers are off. Nothing can be sent until you switch them on again.',
  instantOn: () => 'Instant transfers are on again. If this was not you, reply FREEZE.',
  raiseAsked: (f: { from: Date }) =>
    `Higher limits were asked for your account. They begin on ${printDay(f.from)} at ${printTime(f.from)}. If this was not you, reply FREEZE.`,
  frozen: () =>
    'Your account is blocked. Nothing can leave it. Reply PERSON to speak with us; we open it again once we know that it is you.',
  unfrozen: () => 'Your account is open again. If that was not agreed with you, reply FREEZE.',
  closed: () =>
    'Your account is closed, and your details are erased or sealed as the law asks. Thank you for banking with us.',
  deactivated: () => 'Your account is deactivated. Nothing can be sent until you activate it again.',
  reactivated: () => 'Your account is active again.',
  kycApproved: (f: { tier: number }) => `You are verified for level ${f.tier}. Your limits are higher now.`,
  kycRejected: () => 'We could not verify what you sent. You can try again.',
  chatInDoubt: () =>
    'The WhatsApp account that writes from your number has changed. If that was not you, block your account at once: on our website, or dial *347*5276# and choose 5, then 2.',
};
