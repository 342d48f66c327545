import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  level: {
    title: 'Ọkwa gị',
    now: (level, of) => `Ị nọ n’ọkwa ${level} n’ime ${of}.`,
    begins: 'I nwere',
    upTo: 'Ị nwere ike ịhọrọ ruo',
    next: (level) => `Ọkwa ${level}`,
    nextBegins: 'Ị ga-amalite na',
    amounts: (of) =>
      `${of.daily} n’ụbọchị na ${of.monthly} n’ọnwa maka nziga ego, ${of.bills} n’ụbọchị maka ụgwọ`,
    most: (daily) => `${daily} n’ụbọchị`,
    takes: 'Ihe ọ chọrọ',
    needs: {
      bvn: 'BVN gị',
      nin: 'NIN gị',
      address: 'Adreesị ụlọ gị',
      selfie: 'Foto ihu gị, nke e sere ugbu a',
    },
    shown: 'e gosila ya',
    nin: 'NIN (ọnụọgụ 11; kpọọ *346# ka ị hụ ya)',
    street: 'Nọmba ụlọ na okporo ámá',
    city: 'Obodo',
    state: 'Steeti',
    picture:
      'Lee igwefoto anya, n’ìhè dị mma, na-enweghị okpu ma ọ bụ ugegbe anya. Anyị na-eji foto ahụ tụnyere nke dị n’akwụkwọ ndekọ, anyị anaghị edebe ya.',
    required: {
      nin: 'Tinye ọnụọgụ 11 nke NIN gị',
      address: 'Dejupụta ahịrị atọ nke adreesị',
      selfie: 'Buru ụzọ see foto',
    },
    go: (level) => `Bulie ruo ọkwa ${level}`,
    highest: 'Nke a bụ ọkwa kachasị elu.',
    raised: (level) => `Ị nọ n’ọkwa ${level} ugbu a`,
    raisedText: 'Oke gị dị elu site ugbu a.',
    pending:
      'Anyị na-enyocha adreesị gị. O nwere ike were ụbọchị ole na ole; anyị ga-agwa gị ozugbo ọ gwụchara.',
    rejected: 'Anyị enweghị ike ikwenye ihe i zitere. Lelee ya, ziga ya ọzọ.',
  },
  phone: {
    title: 'Gbanwee nọmba ekwentị gị',
    lead: (to) => `Anyị na-eziga koodu na ${to}. PIN gị ga-emezi ya nọmba akaụntụ gị.`,
    send: 'Ziga koodu',
    sent: (to) => `Koodu na-abịa na ${to}`,
    pin: 'PIN gị nwere ọnụọgụ 4',
    after: (cap) => `Iji chebe gị, naanị ${cap} ga-apụli n’ime awa 24 na-abịa, a ga-agwakwa nọmba ochie gị.`,
    save: 'Gbanwee nọmba',
    done: 'A gbanweela nọmba ekwentị',
  },
};
