import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { security as en } from '../en/security.ts';
import { printDay, printTime } from '../print.ts';

const uses = {
  register: 'to open your account',
  sign_in: 'to sign in',
  setup: 'to on two-step sign-in',
  address: 'to confirm say this email na your own',
  verify: 'to show say na you',
  transaction: 'to approve wetin you ask for',
  link: 'to join this number to your account',
  reopen: 'to let new phones sign in again',
  pin_reset: 'to set new PIN',
};

type Use = { code: string; minutes: number; use: keyof typeof uses; about?: { amount: Kobo; name?: string } };

const usedFor = ({ use, about }: Use): string =>
  about ? `to send ${printNaira(about.amount)}${about.name ? ` give ${about.name}` : ''}` : uses[use];

export const security: typeof en = {
  code: (f: Use) =>
    `Karo: ${f.code} na your code ${usedFor(f)}. E go last ${f.minutes} minutes. No tell anybody, even us.`,
  codeSubject: () => 'Your Karo code',
  alreadyOpen: () =>
    'Karo: somebody wan open account with this number, but e don get one before. If na you, abeg sign in. If no be you, no worry.',
  newDevice: (f) =>
    `New sign-in for your account: ${f.device}, ${printDay(f.at)}, ${printTime(f.at)}. If no be you, reply FREEZE.`,
  signedIn: (f) =>
    `You don sign in: ${f.device}, ${printDay(f.at)} by ${printTime(f.at)}. If no be you, reply FREEZE.`,
  capped: (f) =>
    `To protect you, only ${printNaira(f.limit)} fit move until ${printDay(f.until)} ${printTime(f.until)}.`,
  phoneChanged: (f) =>
    `The number for your account don change to ${f.phone}. To protect you, only ${printNaira(f.limit)} fit move until ${printDay(f.until)} ${printTime(f.until)}. If no be you, reply FREEZE.`,
  identityLinked: (f) =>
    `Your account don join new chat. To protect you, only ${printNaira(f.limit)} fit move until ${printDay(f.until)} ${printTime(f.until)}. If no be you, reply FREEZE.`,
  linkCode: (f) =>
    `That number get Karo account already. If na your own, we don send code go ${f.to}: put am with your PIN for the secure page, and this chat go be your own too.`,
  linked: (f) =>
    `This chat don join your account. To protect you, na only ${printNaira(f.limit)} fit move reach ${printDay(f.until)} ${printTime(f.until)}.`,
  emailChanged: () => 'The email for your account don change. If no be you, reply FREEZE.',
  passkeyAdded: (f) => `New passkey dey your account: ${f.name}. If no be you, reply FREEZE.`,
  passkeyConfirmed: (f) =>
    `Dem don confirm passkey: ${f.name}. From ${printDay(f.from)} ${printTime(f.from)} e fit approve by itself. If no be you, reply FREEZE.`,
  passkeyRemoved: (f) => `Dem don remove passkey from your account: ${f.name}. If no be you, reply FREEZE.`,
  settingsChanged: () => 'Dem don change the security settings of your account. If no be you, reply FREEZE.',
  noticesChanged: () =>
    'Dem don change wetin we dey tell you, or how, for your settings. If no be you, reply FREEZE.',
  deviceRemoved: (f) =>
    `Dem don remove one device from your account: ${f.device}. If no be you, reply FREEZE.`,
  chatRemoved: () => 'Dem don remove one chat from your account. If no be you, reply FREEZE.',
  guessed: (f) =>
    `Somebody don give plenty wrong PIN for your account from phones wey we no know. Your own phones and this chat dey work as before, and new phones no fit enter. To let new one enter, sign in for am and ask for code to your phone. If you dey fear for your money, reply FREEZE. ${f.link}`,
  pinResetBegun: () =>
    'Person don put code from your phone to set new PIN. The next thing na picture of your face. If no be you, reply FREEZE.',
  pinReset: (f) =>
    `New PIN don dey your account, by code to your phone and your face. We don sign out other phones. To protect you, only ${printNaira(f.limit)} fit move until ${printDay(f.until)} ${printTime(f.until)}. If no be you, reply FREEZE.`,
  pinResetSms: (f) =>
    `Karo: for here you go set new PIN, with code to this phone and picture of your face. The link good for ${f.minutes} minutes. No give anybody. ${f.link}`,
  pinResetLink: (f) =>
    `You fit do am now for here. The link na your own alone, for ${f.minutes} minutes: ${f.link}`,
  proveNumber: () =>
    'E don tey wey we hear from this number, or the WhatsApp na new one. Before we talk anything about the account, abeg enter the PIN for the secure page. If na from another person you get this number, no do anything.',
  keyMade: (f) =>
    `Dem don make live API key for your account: ${f.name}. Program wey get am fit act for you. If no be you, reply FREEZE.`,
  webhookChanged: (f) =>
    `Dem don ${f.removed ? 'remove webhook from' : 'add webhook to'} your account: ${f.host}. If no be you, reply FREEZE.`,
  webhookDisabled: (f) =>
    `Your webhook for ${f.host} no gree take anything for one whole day, so we don stop to dey send am. We keep wetin don happen; on am again here: ${f.link}`,
  trustedChanged: (f) =>
    `${f.name} ${f.removed ? 'no fit block your account again' : 'fit block your account now'} with word from their number. If no be you, reply FREEZE.`,
  twoFactorOn: (f) =>
    `Two-step sign-in don on. From now we go send you code by ${f.by === 'sms' ? 'SMS' : 'email'} when you dey enter. If no be you, reply FREEZE.`,
  twoFactorOff: () => 'Two-step sign-in don off. If no be you, reply FREEZE.',
  instantOff: () => 'Instant transfer don off. Nothing fit go until you on am again.',
  instantOn: () => 'Instant transfer don on again. If no be you, reply FREEZE.',
  raiseAsked: (f) =>
    `Dem ask for higher limits for your account. E go start ${printDay(f.from)}, ${printTime(f.from)}. If no be you, reply FREEZE.`,
  frozen: () =>
    'We don block your account. Nothing fit comot. Reply PERSON make you talk to us; we go open am again once we know say na you.',
  unfrozen: () => 'Your account don open again. If na no be you agree am, reply FREEZE.',
  closed: () =>
    'We don close your account. We don comot your details, or seal am as law talk. Thank you say you bank with us.',
  deactivated: () => 'Your account don pause. Nothing fit go until you activate am again.',
  reactivated: () => 'Your account don active again.',
  kycApproved: (f) => `We don verify you for level ${f.tier}. Your limits don high now.`,
  kycRejected: () => 'We no fit verify wetin you send. You fit try again.',
  chatInDoubt: () =>
    'The WhatsApp account wey dey write from your number don change. If no be you, block your account sharp sharp: for our website, or dial *347*5276# choose 5, then 2.',
};
