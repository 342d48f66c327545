import type { messages as en } from '../en/messages.ts';

export const messages: typeof en = {
  answerWithNumber: () => 'Reply with number.',
  approveAt: (f) => `Approve am here, with your PIN:\n${f.link}`,
  resendVoice: () => 'We no fit collect your voice note. Abeg record am again, or type am.',
  choose: () => 'Choose',
  approveByPin: () => 'Approve with PIN',
  pin: () => 'PIN',
  pinHelp: () => 'Karo no dey ever ask for am inside chat',
  approvalOver: () => 'You don approve this one already, or the time don pass. Ask again inside chat.',
  approvalUnderWay: () => 'We still dey work on am. The answer go come inside chat.',
  approvedOnPage: () => 'You go approve this one for our page.',
  editUnseen: () => 'Message wey you edit no dey reach us as you change am. Abeg send am again as new one.',
  stopped: () =>
    'E don do. We no go write you here again if you no ask; wetin you ask we go still answer, and wetin touch your safety go still reach you by SMS. To hear from us again, send START.',
  started: () => 'Karo dey write you here about your account and your money. To stop am, send STOP.',
  stopHint: () => 'If you mean say make we no write you again when you no ask, send STOP again.',
};
