import type { Choice, Message, User } from '@karo/core/contract';
import { useCallback, useState } from 'react';
import useSWRSubscription from 'swr/subscription';
import { call, isStatus, newKey, sentenceOf, urlOf, useRead } from '../api.ts';
import { keepVoice, type Recording } from './recording.ts';

/** What the customer said that the bank has not written down yet, or not answered. */
export type Outgoing = {
  key: string;
  at: string;
  text: string;
  choiceId?: string;
  voice?: Recording;
  state: 'sending' | 'waiting' | 'failed';
  problem?: string;
};

const join = (known: readonly Message[], news: readonly Message[]): Message[] => {
  const byId = new Map([...known, ...news].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
};

const deliver = (item: Outgoing, userId: string | undefined) =>
  item.voice
    ? call('POST /api/chat/voice', { body: item.voice.wav }, { key: item.key })
    : call(
        'POST /api/chat/message',
        {
          body: {
            message: item.text,
            ...(userId && { userId }),
            ...(item.choiceId && { choiceId: item.choiceId }),
          },
        },
        { key: item.key },
      );

type Options = {
  /** The session's customer; null for a visitor, undefined while that is not known. */
  user: User | null | undefined;
  /** Something was said by the bank: money may have moved. */
  onNews: () => void;
  onSignedOut: () => void;
};

/** Hears what the bank says unasked, for as long as there is a key; answers whether the line is down. */
function useReplies(
  key: string | null,
  { onAgain, onMessage }: { onAgain: () => void; onMessage: (message: Message) => void },
): boolean {
  const { data } = useSWRSubscription<'open' | 'broken', Error>(
    key,
    (_key: string, { next }: { next: (error: Error | null, state: 'open' | 'broken') => void }) => {
      const source = new EventSource(urlOf('GET /api/chat/replies', {}));
      let wasOpen = false;
      source.addEventListener('open', () => {
        next(null, 'open');
        if (wasOpen) onAgain();
        wasOpen = true;
      });
      source.addEventListener('message', (event) => onMessage(JSON.parse(event.data) as Message));
      source.addEventListener('error', () => next(null, 'broken'));
      return () => source.close();
    },
  );
  return data === 'broken';
}

/** The conversation of this browser: what was said, what is being sent, and what the bank says unasked. */
export function useConversation({ user, onNews, onSignedOut }: Options) {
  const known = user !== undefined;
  const { data, error, mutate } = useRead('GET /api/chat/messages', known ? {} : undefined);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const change = (key: string, part: Partial<Outgoing>) =>
    setOutgoing((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const drop = (key: string) => setOutgoing((list) => list.filter((item) => item.key !== key));

  const add = useCallback(
    (news: readonly Message[]) =>
      mutate((now) => ({ messages: join(now?.messages ?? [], news) }), { revalidate: false }),
    [mutate],
  );

  const isBroken = useReplies(known ? `replies of ${user?.id ?? 'a visitor'}` : null, {
    onAgain: () => mutate(),
    onMessage: (message) => {
      add([message]);
      // What was still waiting for its answer has it now, or soon will: the bank's own record says which.
      setOutgoing((list) => {
        if (list.some((item) => item.state === 'waiting')) mutate();
        return list.filter((item) => item.state !== 'waiting');
      });
      onNews();
    },
  });

  const post = async (item: Outgoing) => {
    try {
      const answer = await deliver(item, user?.id);
      await add(answer.messages);
      if (answer.pending) change(item.key, { state: 'waiting' });
      else drop(item.key);
      onNews();
    } catch (failure) {
      change(item.key, { state: 'failed', problem: sentenceOf(failure) });
      if (isStatus(failure, 401)) onSignedOut();
    }
  };

  const begin = (part: { text: string; choiceId?: string; voice?: Recording }) => {
    const item: Outgoing = { key: newKey(), at: new Date().toISOString(), state: 'sending', ...part };
    if (part.voice) keepVoice(item.key, part.voice);
    setOutgoing((list) => [...list, item]);
    return post(item);
  };

  const messages = data?.messages ?? [];
  return {
    messages,
    outgoing: outgoing.filter((item) => !messages.some((message) => message.sentAs === item.key)),
    isTyping: outgoing.some((item) => item.state !== 'failed'),
    isLoading: !data && !error,
    error,
    isBroken,
    reload: () => mutate(),
    say: (text: string) => begin({ text }),
    choose: (choice: Choice) => begin({ text: choice.title, choiceId: choice.id }),
    speak: (voice: Recording) => begin({ text: '', voice }),
    again: (item: Outgoing) => {
      change(item.key, { state: 'sending', problem: undefined });
      return post(item);
    },
    forget: () => setOutgoing([]),
  };
}

export type Conversation = ReturnType<typeof useConversation>;
