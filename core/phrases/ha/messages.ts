import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Hausa. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Amsa da lamba.',
  approveAt: (f) => `Ka amince a nan, da PIN ɗinka:\n${f.link}`,
  resendVoice: () => 'Ba mu iya samun muryarka ba. Don Allah sake ɗauka, ko ka rubuta.',
  choose: () => 'Zaɓi',
  approveByPin: () => 'Amince da PIN',
  pin: () => 'PIN',
  pinHelp: () => 'Karo ba ya tambayar sa a cikin hira',
  approvalOver: () => 'An riga an amince da wannan, ko lokacinsa ya wuce. Ka sake tambaya a hira.',
  approvalUnderWay: () => 'Muna kan aiki. Amsar za ta zo a hira.',
  approvedOnPage: () => 'Za a amince da wannan a shafinmu.',
  editUnseen: () => 'Saƙon da aka gyara ba ya zuwa mana yadda ka gyara shi. Don Allah sake aika shi sabo.',
  stopped: () =>
    'An gama. Ba za mu ƙara rubuto maka a nan ba sai ka tambaya; abin da ka tambaya za a amsa, kuma abin da ya shafi tsaronka zai zo ta SMS. Don a sake sanar da kai, aika START.',
  started: () => 'Karo na rubuto maka a nan game da asusunka da kuɗinka. Don dakatarwa, aika STOP.',
  stopHint: () => 'Idan kana nufin kada mu ƙara rubuto maka ba tare da ka tambaya ba, sake aika STOP.',
};
