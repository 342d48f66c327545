import type { Card, Decline } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const status: Record<Card['status'], string> = {
  requested: 'a na-eme ya',
  active: 'ọ dị njikere',
  frozen: 'a kpọchiri ya',
  closed: 'e mechiri ya',
  failed: 'e meghị ya',
};

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What the bank says about cards, in Igbo. */
export const cards: Begun<(typeof en)['cards']> = {
  status,
  createQuote: (f) =>
    `Kaadị virtual, “${f.label}”.\nỤgwọ ${printNaira(f.fee)}, otu ugboro\n\nJiri PIN gị kwado ya.`,
  replaceQuote: (f) =>
    `Kaadị ọhụrụ n’ọnọdụ “${f.label}”. Nke ochie ga-emechi mgbe nke ọhụrụ rutere.\nỤgwọ ${printNaira(f.fee)}\n\nJiri PIN gị kwado ya.`,
  showQuote: (f) =>
    `PIN gị ga-emepe peeji na-egosi nọmba na CVV nke ${f.card}, otu ugboro. Anaghị ede ha na mkparịta ụka a.`,
  unfreezeQuote: (f) => `Ka ${f.card} kwụọ ụgwọ ọzọ.\n\nJiri PIN gị kwado ya.`,
  limitQuote: (f) => `${f.card}: ruo ${printNaira(f.limit)} n’ụbọchị.\n\nJiri PIN gị kwado ya.`,
  making: () => 'Ị kwadoro ya. A na-eme kaadị gị.',
  ready: (f) =>
    `✅ Kaadị gị “${f.label}” •••• ${f.lastFour} dị njikere. E wepụrụ ${printNaira(f.fee)}.\nSị “gosi kaadị m” ka ị hụ nọmba ya, “kpọchie kaadị m” ka ị kwụsị ya.`,
  pending: () => '⏳ E mebeghị kaadị gị. Anyị ka na-ajụ, anyị ga-agwa gị.',
  failed: () => '❌ E nweghị ike ime kaadị ahụ. Ọ nweghị ihe e wepụrụ.',
  shown: (f) =>
    `${grouped(f.number)}\nỌ gwụ ${f.expires}   CVV ${f.cvv}\n${f.holder}\nEdela ya ebe ọ bụla: gosi ya ọzọ mgbe ị chọrọ ya.`,
  unfrozen: (f) => `${f.card} nwere ike ịkwụ ụgwọ ọzọ.`,
  limitsChanged: (f) => `A gbanwere oke ${f.card}.`,
  frozen: (f) => `❄️ A kpọchiri ${f.card}: ọ naghị akwụ ihe ọ bụla. Sị “kpọghee kaadị m” ka i jiri ya ọzọ.`,
  closed: (f) => `E mechiri ${f.card}.`,
  sureClose: (f) => `Ka e mechie ${f.card} kpamkpam?`,
  which: () => 'Kedu kaadị?',
  none: () => 'I nweghị kaadị. Sị “kaadị ọhụrụ” ka i nweta otu.',
  line: (f) =>
    `${f.card.label} •••• ${f.card.lastFour}: ${status[f.card.status]}. Taa ${printNaira(f.card.spentToday)} n’ime ${printNaira(f.card.dailyLimit)}.`,
  charged: {
    held: (f) => `💳 ${printNaira(f.amount)} na ${f.merchant} site na kaadị gị ${f.card}.`,
    declined: (f) =>
      `💳 A jụrụ ${printNaira(f.amount)} na ${f.merchant} site na kaadị gị ${f.card}: ${f.reason}. Ọ bụrụ na ọ bụghị gị, sị “kpọchie kaadị m”.`,
    refunded: (f) => `↩️ ${f.merchant} nyeghachiri ${printNaira(f.amount)} na kaadị gị ${f.card}.`,
    released: (f) => `↩️ ${f.merchant} ewereghị ${printNaira(f.amount)}: ọ dịkwa n’akaụntụ gị ọzọ.`,
  },
  reasons: {
    card_frozen: 'a kpọchiri kaadị ahụ',
    card_closed: 'e mechiri kaadị ahụ',
    account_frozen: 'a kpọchiri akaụntụ ahụ',
    daily_limit: 'oke kaadị ahụ nke taa ezuola',
    kind_limit: 'oke maka ụdị ahịa ahụ ezuola',
    kind_refused: 'ị gbanyụrụ ụdị ahịa ahụ',
    cash_limit: 'oke ego a ga-ewepụta taa ezuola',
    funds: 'ego ezughị',
    new_identity: 'nọmba maọbụ ekwentị ahụ dị ọhụrụ, ya mere ego nwere oke ruo otu ụbọchị',
  } satisfies Record<Decline, string>,
};
