import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** What a customer is told where the bank looks twice at what they do. */
export const risk = {
  held: (f: { amount: Kobo; name: string; reference: string; dueAt: Date }) =>
    `To protect you, our staff are reviewing your ${printNaira(f.amount)} to ${f.name} before it is sent. We will tell you by ${printTime(f.dueAt)} on ${printDay(f.dueAt)}; if not, the money goes back to your account. Reply CANCEL to stop it.\nReference: ${f.reference}`,
  looking: (f: { amount: Kobo; name: string }) =>
    `To protect you, our staff are reviewing your ${printNaira(f.amount)} to ${f.name} before it is sent. We will tell you within a day.`,
  sentBack: (f: { amount: Kobo; name: string; reference: string }) =>
    `Your ${printNaira(f.amount)} to ${f.name} wasn’t sent: we could not be sure that it was you. Your money is back in your account. Reply PERSON to talk to us.\nReference: ${f.reference}`,
  frozenFor: (f: { phone: string }) =>
    `The account of ${f.phone} is blocked. Nothing can leave it. We have told its owner.`,
  notTrusted: () =>
    'I could not block that account from here. Only its owner’s phone, or a number that they trust, can. Its owner can dial *347*5276#.',
  whichNumber: () => 'Whose account shall I block? Write FREEZE and the phone number of the account.',
};
