import { type ChannelName, type Incoming, receive } from '@karo/core/chat/channel';
import type { Bank } from '@karo/core/kernel';
import { gsm } from '@karo/core/ussd';
import { type Addressed, NotSent, type Sender, type Senders } from '@karo/workers/outbound';
import { type Drawn, draw, type Pens } from './drawing.ts';

/** A message as a channel hears it; what channel it is, the gateway adds. */
export type Received = Omit<Incoming, 'channel'>;

/** A way in and out: it carries messages and knows nothing of what they mean. */
export type Channel = {
  name: ChannelName;
  /** What the channel can draw; the rest is given to it as text. */
  pens: Pens;
  /** Begins to listen. `onMessage` returns when the message is written down, and only then may the provider be answered. */
  start(onMessage: (message: Received) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
  /** Sends; throws `NotSent` where the provider says when to try again, or never. */
  send(address: string, drawn: Drawn, to: Addressed): Promise<{ providerId?: string }>;
};

export type Gateway = { senders: Senders; start(): Promise<void>; stop(): Promise<void> };

/** What an SMS can show: words alone. */
const papers: Pens = { choices: false, pad: false, pictures: false, documents: false, voice: false };

/** Ties channels to the bank: what they hear goes to the inbox, what the outbox holds is drawn and sent. Who dials by USSD is written to by SMS. */
export function openGateway(bank: Bank, channels: readonly Channel[]): Gateway {
  const senders: Senders = {};
  const bySms: Sender = async (to, reply) => {
    if (!to.address.startsWith('+')) throw new NotSent('never', 'no number to send an SMS to');
    const { text } = await draw(bank, papers, to.language, reply);
    await bank.codes.sms(to.address, gsm(text));
    return {};
  };
  for (const channel of channels)
    senders[channel.name] = async (to, reply) =>
      to.way === 'sms'
        ? bySms(to, reply)
        : channel.send(to.address, await draw(bank, channel.pens, to.language, reply), to);
  senders.ussd = bySms;
  return {
    senders,
    start: async () => {
      for (const channel of channels)
        await channel.start(async (message) => {
          await receive(bank, { ...message, channel: channel.name });
        });
    },
    stop: async () => {
      for (const channel of channels.toReversed()) await channel.stop();
    },
  };
}
