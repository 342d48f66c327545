import type { Drawn } from './drawing.ts';
import type { Channel } from './gateway.ts';

/** What the terminal shows of a reply: its words, its choices, and the quote that a hidden prompt may approve. */
export type Shown = Pick<Drawn, 'text' | 'choices' | 'approval'>;

/** A person at this machine: text in, text out, and a PIN asked for without an echo. Whoever runs the terminal reads its lines. */
export function terminalChannel(show: (address: string, shown: Shown) => void): Channel {
  return {
    name: 'terminal',
    pens: { choices: true, pad: true, pictures: false, documents: false, voice: false },
    start: async () => {},
    stop: async () => {},
    send: async (address, shown) => {
      show(address, shown);
      return {};
    },
  };
}
