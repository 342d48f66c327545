import type { Approval } from '@karo/core/contract';
import { type ChatWords, useChatWords } from '../chat/words.ts';
import { printNaira } from '../ui/money.ts';

type Words = ChatWords['approval'];
type Said = { title: string; button: string; done: string };

const isNamed = (operation: string, words: Words): operation is keyof Words['operations'] =>
  operation in words.operations;

/** What an operation is called where it waits for approval. */
export const wordsOf = ({ operation }: Approval, words: Words): Said => {
  if (!isNamed(operation, words))
    return { title: words.approve, button: words.approve, done: words.approved };
  const [title, button, done] = words.operations[operation];
  return { title, button, done };
};

export const movesMoney = (approval: Approval): boolean => Number(approval.total) > 0;

/** `Send ₦5,000`, for the button that does it. */
export const doingOf = (approval: Approval, words: Words): string =>
  approval.operation === 'transfer'
    ? words.send(printNaira(approval.amount))
    : wordsOf(approval, words).button;

export const useApprovalWords = (): Words => useChatWords().approval;
