import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  level: {
    title: 'Matakinka',
    now: (level, of) => `Kana mataki na ${level} cikin ${of}.`,
    begins: 'Kana da',
    upTo: 'Za ka iya zaɓar har',
    next: (level) => `Mataki na ${level}`,
    nextBegins: 'Za ka fara da',
    amounts: (of) => `${of.daily} a rana da ${of.monthly} a wata na turawa, ${of.bills} a rana na biyan kuɗi`,
    most: (daily) => `${daily} a rana`,
    takes: 'Abin da ake buƙata',
    needs: {
      bvn: 'BVN ɗinka',
      nin: 'NIN ɗinka',
      address: 'Adireshin gidanka',
      selfie: 'Hoton fuskarka da aka ɗauka yanzu',
    },
    shown: 'an riga an nuna',
    nin: 'NIN (lambobi 11; kira *346# don ganin sa)',
    street: 'Lambar gida da titi',
    city: 'Gari',
    state: 'Jiha',
    picture:
      'Ka kalli kyamara kai tsaye, a haske mai kyau, ba hula ba tabarau. Muna kwatanta hoton da na rajista, ba ma ajiye shi.',
    required: {
      nin: 'Shigar da lambobi 11 na NIN',
      address: 'Cika duka layuka uku na adireshi',
      selfie: 'Ka fara ɗaukar hoto',
    },
    go: (level) => `Ɗaga zuwa mataki na ${level}`,
    highest: 'Wannan shi ne mafi girman mataki.',
    raised: (level) => `Yanzu kana mataki na ${level}`,
    raisedText: 'Iyakokinka sun ƙaru daga yanzu.',
    pending: 'Muna duba adireshinka. Zai iya ɗaukar ’yan kwanaki; za mu sanar da kai da zarar an gama.',
    rejected: 'Ba mu iya tabbatar da abin da ka aiko ba. Ka duba, ka sake aikowa.',
  },
  phone: {
    title: 'Canja lambar wayarka',
    lead: (to) => `Muna aika lamba zuwa ${to}. Sannan PIN ɗinka zai mai da ita lambar asusunka.`,
    send: 'Aika lambar',
    sent: (to) => `Lamba tana kan hanya zuwa ${to}`,
    pin: 'PIN ɗinka na lambobi 4',
    after: (cap) =>
      `Don kare ka, ${cap} kawai za su iya motsawa cikin awa 24 masu zuwa, kuma za a sanar da tsohuwar lambarka.`,
    save: 'Canja lambar waya',
    done: 'An canja lambar waya',
  },
};
