import type { Words } from '../words.ts';

export const resetPin: Words['resetPin'] = {
  title: 'Saita sabon PIN',
  lead: 'Lamba zuwa wayarka, sannan hoton fuskarka. Yana ɗaukar kamar minti biyu.',
  phone: 'Lambar wayar asusunka',
  send: 'Aika lambar',
  codeTitle: 'Lambar tabbatarwa',
  codeSent: (to) =>
    `Idan ${to} tana da asusu, lamba shida tana kan hanya. Tana aiki na minti goma. Kada ka gaya wa kowa.`,
  check: 'Duba lambar',
  other: 'Yi amfani da wata lamba',
  faceTitle: 'Fuskarka, da sabon PIN',
  faceLead:
    'Kalli kyamara kai tsaye, a wuri mai haske, ba hula ba tabarau. Muna kwatanta hoton da wanda BVN ko NIN ɗinka ke da shi, ba ma ajiye shi.',
  take: 'Ɗauki hoto',
  again: 'Sake ɗaukar hoto',
  taken: 'Hotonka',
  unreadable: 'Ba a iya karanta wannan hoton ba. Don Allah ɗauki wani.',
  pin: 'Sabon PIN na lamba 4',
  pinAgain: 'Sabon PIN kuma',
  differ: 'Biyun ba iri ɗaya ba ne.',
  after: "Don kare ka, na awa 24 kuɗi kaɗan ne zai iya fita, kuma za a fitar da sauran na'urorinka.",
  finish: 'Saita sabon PIN',
  doneTitle: 'An saita sabon PIN ɗinka',
  doneText: (until, cap) =>
    `Har sai ${until} ${cap} ne kawai zai iya fita. Mun sanar da kai ta kowace hanya. Idan ba kai ba ne, daskarar da asusunka.`,
  signIn: 'Shiga',
};
