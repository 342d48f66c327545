import type { Language } from '../words/words.ts';

/** Something that people say to the bank, and what it asks for. */
export type Saying = {
  text: string;
  intent: 'transfer' | 'balance' | 'airtime' | 'transactions' | 'card';
  amount?: string;
  name?: string;
};

/** What people say to the bank, in each language, with the intent that it should be heard as. */
export const sayings: Record<Language, readonly Saying[]> = {
  en: [
    { text: 'Send five thousand naira to Chidi', intent: 'transfer', amount: '₦5,000', name: 'Chidi' },
    { text: 'What is my balance?', intent: 'balance' },
    { text: 'Buy five hundred naira airtime', intent: 'airtime', amount: '₦500' },
    { text: 'Show my last transactions', intent: 'transactions' },
    { text: 'Create a virtual card', intent: 'card' },
  ],
  pcm: [
    { text: 'Abeg send two thousand give Amina', intent: 'transfer', amount: '₦2,000', name: 'Amina' },
    { text: 'How much dey my account?', intent: 'balance' },
    { text: 'Buy me recharge card of 500', intent: 'airtime', amount: '₦500' },
    {
      text: 'Show me my last five transactions',
      intent: 'transactions',
    },
    { text: 'Abeg give me virtual card', intent: 'card' },
  ],
  ha: [
    { text: 'Tura naira dubu biyar zuwa Musa', intent: 'transfer', amount: '₦5,000', name: 'Musa' },
    { text: 'Nawa ne a asusuna?', intent: 'balance' },
    { text: 'Saya mini katin waya na naira ɗari biyar', intent: 'airtime', amount: '₦500' },
    { text: 'Nuna min cinikayyata', intent: 'transactions' },
    { text: 'Ku yi min katin banki', intent: 'card' },
  ],
  yo: [
    { text: 'Fi ẹgbẹ̀rún márùn-ún náírà ránṣẹ́ sí Bọ́lá', intent: 'transfer', amount: '₦5,000', name: 'Bola' },
    { text: 'Èló ló wà nínú àkáǹtì mi?', intent: 'balance' },
    { text: 'Ra káàdì ìpè ẹ̀ẹ́dẹ́gbẹ̀ta náírà', intent: 'airtime', amount: '₦500' },
    {
      text: 'Fi ìdúnàádúrà márùn-ún tó kẹ́yìn hàn mí',
      intent: 'transactions',
    },
    { text: 'Ẹ ṣe káàdì báǹkì fún mi', intent: 'card' },
  ],
  ig: [
    { text: 'Zigara Chidi puku naira ise', intent: 'transfer', amount: '₦5,000', name: 'Chidi' },
    { text: 'Ego ole dị n’akaụntụ m?', intent: 'balance' },
    { text: 'Zụtara m kaadị ekwentị narị naira ise', intent: 'airtime', amount: '₦500' },
    { text: 'Gosi m azụmahịa ise ikpeazụ', intent: 'transactions' },
    { text: 'Meere m kaadị ATM', intent: 'card' },
  ],
};
