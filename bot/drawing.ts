import { speakReply } from '@karo/core/chat/channel';
import { type Bank, daysAfter, type Language, startOf } from '@karo/core/kernel';
import type { Choice, Reply } from '@karo/core/messaging';
import { phrasesIn } from '@karo/core/phrases';
import { approvalLink } from '@karo/core/quotes';
import { receiptPng, receiptText, receiptView, statementName, statementPdf } from '@karo/core/statements';

/** What a channel can show beside text. */
export type Pens = {
  choices: boolean;
  /** It asks for the PIN itself; others get a link to the page that does. */
  pad: boolean;
  pictures: boolean;
  documents: boolean;
  voice: boolean;
};

/** A reply as a channel sends it: one text, and what goes with it. */
export type Drawn = {
  text: string;
  choices?: Choice[];
  approval?: { quoteId: string; page?: true };
  png?: Buffer;
  pdf?: { name: string; bytes: Buffer };
  ogg?: Buffer;
};

/** Choices as numbered lines, for whoever has no buttons; a customer answers with the number or the words. */
export const numbered = (choices: readonly Choice[]): string =>
  choices.map(({ title, about }, index) => `${index + 1}. ${title}${about ? ` (${about})` : ''}`).join('\n');

async function receiptOf(
  bank: Bank,
  pens: Pens,
  language: Language,
  reference: string,
): Promise<{ png?: Buffer; text?: string }> {
  const view = await receiptView(bank.db, reference);
  if (!view) return {};
  if (!pens.pictures) return { text: receiptText(view, language) };
  return { png: await receiptPng(view, language, bank.config.publicUrl) };
}

async function statementOf(
  bank: Bank,
  language: Language,
  statement: NonNullable<Reply['statement']>,
): Promise<{ name: string; bytes: Buffer }> {
  const { customerId, from, to } = statement;
  const span = { from: startOf(from), to: startOf(daysAfter(to)) };
  return { name: statementName(statement), bytes: await statementPdf(bank, customerId, span, language) };
}

/** The spoken reply is an extra: where the voice fails, the text still goes. */
async function voiceOf(bank: Bank, reply: Reply): Promise<Buffer | undefined> {
  try {
    return await speakReply(bank, reply);
  } catch (error) {
    bank.log.warn({ err: error }, 'a reply could not be spoken');
    return undefined;
  }
}

/** Draws a reply with what a channel has: the rest becomes text in the same one message. */
export async function draw(bank: Bank, pens: Pens, language: Language, reply: Reply): Promise<Drawn> {
  const { messages } = phrasesIn(language);
  const receipt = reply.receipt ? await receiptOf(bank, pens, language, reply.receipt.reference) : {};
  const parts = [reply.text];
  if (receipt.text && !reply.text.includes(receipt.text)) parts.push(receipt.text);
  if (reply.choices?.length && !pens.choices) parts.push(numbered(reply.choices));
  if (reply.approval && !pens.pad)
    parts.push(messages.approveAt({ link: await approvalLink(bank, reply.approval.quoteId) }));
  const pdf = reply.statement && pens.documents && (await statementOf(bank, language, reply.statement));
  const ogg = pens.voice ? await voiceOf(bank, reply) : undefined;
  return {
    text: parts.join('\n\n'),
    ...(reply.choices && pens.choices && { choices: reply.choices }),
    ...(reply.approval && pens.pad && { approval: reply.approval }),
    ...(receipt.png && { png: receipt.png }),
    ...(pdf && { pdf }),
    ...(ogg && { ogg }),
  };
}
