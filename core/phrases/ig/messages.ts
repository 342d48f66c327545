import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** What a channel adds, in Igbo. */
export const messages: Begun<(typeof en)['messages']> = {
  answerWithNumber: () => 'Jiri nọmba zaa.',
  approveAt: (f) => `Kwado ya ebe a, jiri PIN gị:\n${f.link}`,
  resendVoice: () => 'Anyị enwetaghị olu gị. Biko kwuo ya ọzọ, ma ọ bụ dee ya.',
  choose: () => 'Họrọ',
  approveByPin: () => 'Jiri PIN kwado',
  pin: () => 'PIN',
  pinHelp: () => 'Karo anaghị ajụ ya na nkata',
  approvalOver: () => 'A kwadolarị nke a, ma ọ bụ oge ya agwụla. Jụọ ọzọ na nkata.',
  approvalUnderWay: () => 'Anyị ka na-arụ ọrụ na ya. Azịza ga-abịa na nkata.',
  approvedOnPage: () => 'A na-akwado nke a na peeji anyị.',
  editUnseen: () =>
    'Ozi ị gbanwere anaghị erute anyị otu ị siri gbanwee ya. Biko zigharịa ya dị ka ozi ọhụrụ.',
  stopped: () =>
    'Emechaala. Anyị agaghị edegakwa gị akwụkwọ ebe a ma ị jụghị; ihe ị jụrụ ka a ga-aza, ihe metụtara nchekwa gị ga-abịakwa site na SMS. Ka a gwakwa gị ọzọ, zipu START.',
  started: () => 'Karo na-edetara gị ebe a banyere akaụntụ gị na ego gị. Iji kwụsị ya, zipu STOP.',
  stopHint: () => 'Ọ bụrụ na ị chọrọ ka anyị kwụsị idetara gị mgbe ị na-ajụghị, zipu STOP ọzọ.',
};
