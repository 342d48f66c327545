import type { Language } from '../words/words.ts';

/** What people say to the bank, in each language, with the intent that it should be heard as. */
export const sayings: Record<Language, readonly { text: string; intent: string; means: string }[]> = {
  en: [
    { text: 'Send five thousand naira to Chidi', intent: 'transfer', means: 'Send ₦5,000 to Chidi' },
    { text: 'What is my balance?', intent: 'balance', means: 'Show my balance' },
    { text: 'Buy five hundred naira airtime', intent: 'airtime', means: 'Buy ₦500 airtime' },
    { text: 'Show my last transactions', intent: 'transactions', means: 'Show my last transactions' },
    { text: 'Create a virtual card', intent: 'card', means: 'Create a virtual card' },
  ],
  pcm: [
    { text: 'Abeg send two thousand give Amina', intent: 'transfer', means: 'Send ₦2,000 to Amina' },
    { text: 'How much dey my account?', intent: 'balance', means: 'Show my balance' },
    { text: 'Buy me recharge card of 500', intent: 'airtime', means: 'Buy ₦500 airtime' },
    {
      text: 'Show me my last five transactions',
      intent: 'transactions',
      means: 'Show my last five transactions',
    },
    { text: 'Abeg give me virtual card', intent: 'card', means: 'Create a virtual card' },
  ],
  ha: [
    { text: 'Tura naira dubu biyar zuwa Musa', intent: 'transfer', means: 'Send ₦5,000 to Musa' },
    { text: 'Nawa ne a asusuna?', intent: 'balance', means: 'Show my balance' },
    { text: 'Saya mini katin waya na naira ɗari biyar', intent: 'airtime', means: 'Buy ₦500 airtime' },
    { text: 'Nuna min cinikayyata', intent: 'transactions', means: 'Show my transactions' },
    { text: 'Ku yi min katin banki', intent: 'card', means: 'Create a card' },
  ],
  yo: [
    { text: 'Fi ẹgbẹ̀rún márùn-ún náírà ránṣẹ́ sí Bọ́lá', intent: 'transfer', means: 'Send ₦5,000 to Bola' },
    { text: 'Èló ló wà nínú àkáǹtì mi?', intent: 'balance', means: 'Show my balance' },
    { text: 'Ra káàdì ìpè ẹ̀ẹ́dẹ́gbẹ̀ta náírà', intent: 'airtime', means: 'Buy ₦500 airtime' },
    {
      text: 'Fi ìdúnàádúrà márùn-ún tó kẹ́yìn hàn mí',
      intent: 'transactions',
      means: 'Show my last five transactions',
    },
    { text: 'Ẹ ṣe káàdì báǹkì fún mi', intent: 'card', means: 'Create a card' },
  ],
  ig: [
    { text: 'Zigara Chidi puku naira ise', intent: 'transfer', means: 'Send ₦5,000 to Chidi' },
    { text: 'Ego ole dị n’akaụntụ m?', intent: 'balance', means: 'Show my balance' },
    { text: 'Zụtara m kaadị ekwentị narị naira ise', intent: 'airtime', means: 'Buy ₦500 airtime' },
    { text: 'Gosi m azụmahịa ise ikpeazụ', intent: 'transactions', means: 'Show my last five transactions' },
    { text: 'Meere m kaadị ATM', intent: 'card', means: 'Create a card' },
  ],
};
