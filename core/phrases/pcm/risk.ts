import { printNaira } from '../../kernel/index.ts';
import type { risk as english } from '../en/risk.ts';
import { printDay, printTime } from '../print.ts';

export const risk: typeof english = {
  held: (f) =>
    `To protect you, our person dey look your ${printNaira(f.amount)} for ${f.name} before e go. You go hear from us before ${printTime(f.dueAt)} on ${printDay(f.dueAt)}; if not, the money go come back. CANCEL go stop am.\nReference: ${f.reference}`,
  looking: (f) =>
    `To protect you, our person dey look your ${printNaira(f.amount)} for ${f.name} before e go. We go tell you before one day.`,
  sentBack: (f) =>
    `Your ${printNaira(f.amount)} for ${f.name} no go: we no sure say na you. E dey your account. Reply PERSON make you talk to us.\nReference: ${f.reference}`,
  frozenFor: (f) =>
    `We don block the account of ${f.phone}. Nothing fit comot. We don tell the person wey get am.`,
  notTrusted: () =>
    'I no fit block that account from here. Na only the owner phone, or number wey dem trust, fit do am. The owner fit dial *347*5276#.',
  whichNumber: () => 'Whose account I go block? Write FREEZE and the phone number of the account.',
};
