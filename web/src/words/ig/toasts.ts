import type { Words } from '../words.ts';

export const toasts: Words['toasts'] = {
  microphoneDenied: { title: 'Ndekọ emeghị', text: 'Anyị enweghị ike iji igwe okwu. Lelee ikike.' },
  voiceFailed: { title: 'Anyị anụghị olu ahụ', text: 'O meghị. Biko nwaa ọzọ.' },
  demoFailed: { title: 'Akaụntụ nnwale emepeghị' },
  waitlistMissing: { title: 'Ọ fọrọ ihe', text: 'Biko mejupụta ebe niile.' },
  waitlistFailed: { title: 'O meghị', text: 'Ihe mejọrọ. Biko nwaa ọzọ.' },
  waitlistJoined: { title: 'Nnọọ na ndepụta nchere!' },
  tierActive: { title: 'Ọ na-arụ ọrụ ugbu a', text: 'Ị nọlarị na atụmatụ a' },
  tierUpgraded: { title: 'Ebuliela atụmatụ gị!' },
  upgradeFailed: { title: 'Atụmatụ agbanweghị' },
  codeSent: { title: 'Koodu agala' },
  codeNotSent: { title: 'Koodu agaghị', text: 'Biko nwaa ọzọ' },
  codeRight: { title: 'Akwadola ya' },
  codeWrong: { title: 'Koodu ezighị ezi', text: 'Lelee koodu ma nwaa ọzọ' },
  codeTooShort: { title: 'Koodu ezighị ezi', text: 'Tinye ọnụọgụ 6' },
  biometricRight: { title: 'Ọ bụ gị', text: 'Mkpịsị aka ma ọ bụ ihu dabara' },
  biometricWrong: { title: 'Ọ dabaghị', text: 'Nwaa ọzọ ma ọ bụ jiri PIN gị' },
  biometricMissing: { title: 'Mkpịsị aka ma ọ bụ ihu adịghị', text: 'Ngwaọrụ a enweghị ya' },
  authCancelled: { title: 'Akagbuola ya' },
  stillIn: { title: 'Ị pụbeghị' },
  signedOut: { title: 'Ị pụọla', text: 'Malite ọzọ na akaụntụ nnwale, ma ọ bụ mepee akaụntụ.' },
};
