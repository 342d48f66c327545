import type { Words } from '../words.ts';

export const resetPin: Words['resetPin'] = {
  title: 'Tọọ PIN ọhụrụ',
  lead: 'Koodu na ekwentị gị, emesịa foto ihu gị. Ọ na-ewe ihe dị ka nkeji abụọ.',
  phone: 'Nọmba ekwentị akaụntụ gị',
  send: 'Zipu koodu',
  codeTitle: 'Koodu ahụ',
  codeSent: (to) =>
    `Ọ bụrụ na ${to} nwere akaụntụ, koodu nwere ọnụọgụ isii na-abịa. Ọ dị mma ruo nkeji iri. Agwala onye ọ bụla ya.`,
  check: 'Lelee koodu',
  other: 'Jiri nọmba ọzọ',
  faceTitle: 'Ihu gị, na PIN ọhụrụ',
  faceLead:
    'Lee igwefoto anya ozugbo, n’ebe ìhè dị, na-enweghị okpu ma ọ bụ ugogbe anya. Anyị na-atụnyere foto ahụ na nke BVN ma ọ bụ NIN gị nwere, anyị anaghị edebe ya.',
  take: 'See foto',
  again: 'See foto ọzọ',
  taken: 'Foto gị',
  unreadable: 'Enweghị ike ịgụ foto a. Biko see nke ọzọ.',
  pin: 'PIN ọhụrụ nwere ọnụọgụ 4',
  pinAgain: 'PIN ọhụrụ ọzọ',
  differ: 'Ha abụọ abụghị otu.',
  after: 'Iji chekwaa gị, ruo awa 24 naanị obere ego nwere ike ịpụ, a ga-ewepụkwa ngwaọrụ gị ndị ọzọ.',
  finish: 'Tọọ PIN ọhụrụ',
  doneTitle: 'E tọọla PIN ọhụrụ gị',
  doneText: (until, cap) =>
    `Ruo ${until} naanị ${cap} nwere ike ịpụ. Anyị agwala gị n’ụzọ niile ị nwere. Ọ bụrụ na ọ bụghị gị, mechie akaụntụ gị.`,
  signIn: 'Banye',
};
