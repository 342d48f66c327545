import { chat } from '../words/en/chat.ts';
import { useWords } from '../words/words.ts';

/** What stands in and around the chat, in the language chosen. */
export const useChatWords = () => useWords('chat', chat);

export type ChatWords = typeof chat;
