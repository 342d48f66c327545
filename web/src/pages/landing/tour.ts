import type { Message } from '@karo/core/contract';
import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 1000;
const delays: Record<string, number> = { voice: 1500, esusu: 1200 };

const bubble = (id: number, from: Message['from'], text: string): Message => ({
  id: `tour-${id}`,
  from,
  kind: 'text',
  text,
  at: new Date().toISOString(),
  ...(from === 'customer' && { answered: true }),
});

/** The scripted part of the demo: a button says something, and after a while its answer comes. */
export function useTour(scripts: Record<string, [string, string]>) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [waiting, setWaiting] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const add = (from: Message['from'], text: string) =>
    setMessages((list) => [...list, bubble(list.length, from, text)]);

  const play = (key: string) => {
    const [said, answer] = scripts[key] ?? ['', ''];
    add('customer', said);
    setWaiting((count) => count + 1);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setWaiting((count) => count - 1);
      add('bank', answer);
    }, delays[key] ?? DELAY_MS);
    timers.current.add(timer);
  };
  return { messages, isTyping: waiting > 0, play };
}

export type Tour = ReturnType<typeof useTour>;
