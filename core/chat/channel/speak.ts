import type { Bank } from '../../kernel/index.ts';
import type { Reply } from '../../messaging/index.ts';

/** What a reply is when it is listened to: a question has its choices with it, since nobody hears a button. */
const spokenText = ({ text, choices = [] }: Reply): string =>
  text.trimEnd().endsWith('?')
    ? [text, ...choices.map(({ title }, index) => `${index + 1}. ${title}.`)].join('\n')
    : text;

/** A reply as a voice note; undefined where nobody spoke, or the voice does not speak the language. */
export async function speakReply(bank: Bank, reply: Reply): Promise<Buffer | undefined> {
  if (!reply.speak) return undefined;
  const said = await bank.voice.speak(spokenText(reply), reply.speak, { slow: reply.slow ?? false });
  return said?.ogg;
}
