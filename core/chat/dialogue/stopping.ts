import type { Command } from './dialogue-commands.ts';
import { say } from './engine.ts';
import { cancel } from './moves.ts';
import { dequeue, wordsOf } from './queue.ts';
import { knownSoFar } from './so-far.ts';
import type { Pending } from './state.ts';
import { type Thing, thingOf } from './things.ts';
import type { Talk } from './turn.ts';
import { takeBack, waitingFacts } from './waiting.ts';

/** What of the conversation can be spoken of, in the order in which it is worked on. */
export function thingsOf({ state, offered }: Talk): Thing[] {
  const { stack, offer, queue = [] } = state;
  const top = stack.findLast(({ hold, flow }) => !hold && flow !== 'open_account');
  const wordsIn = ({ name = '', payee = '', narration = '' }: Pending['values']) =>
    `${name} ${payee} ${narration}`;
  const open: Thing[] = top
    ? [{ at: 'asked', flow: top.flow, values: top.values, words: wordsIn(top.values) }]
    : [];
  if (!top && offer && offered) {
    const words = `${wordsIn(offer.values)} ${waitingFacts(offered).name}`;
    open.push({ at: 'offer', flow: offer.flow, values: offer.values, words });
  }
  return [...open, ...queue.map(thingOf)];
}

/** Tells what is open and what waits behind it, in order. */
function list(talk: Talk): void {
  const { state, offered, phrases } = talk;
  const top = state.stack.at(-1);
  if (offered && !top) say(talk, phrases.chat.stillWaits(waitingFacts(offered)));
  const known = top ? knownSoFar(top.values) : [];
  if (known.length > 0) say(talk, phrases.chat.soFar({ what: known.join(', ') }));
  for (const item of state.queue ?? []) say(talk, phrases.turns.queued({ said: wordsOf(item) }));
}

/** Puts what is open back to the head of what waits, and makes room for what is wanted first. */
function bringUp(talk: Talk, at: Thing['at']): void {
  const { state, offered } = talk;
  if (typeof at !== 'number') {
    if (offered) say(talk, talk.phrases.chat.stillWaits(waitingFacts(offered)));
    return;
  }
  const wanted = dequeue(talk, at);
  const open = state.stack.at(-1) ?? state.offer;
  const words = open && knownSoFar(open.values).join(', ');
  const back = open && words ? [{ said: words, flow: open.flow, values: open.values }] : [];
  state.stack = [];
  if (offered) takeBack(talk, offered.id);
  state.queue = [...(wanted === undefined ? [] : [wanted]), ...back, ...(state.queue ?? [])];
}

type OfThings = Extract<
  Command,
  { do: 'stop' | 'stop_all' | 'which_stop' | 'was_stopped' | 'list' | 'bring_up' }
>;

/** Stops, tells or brings up what the policy found to be meant. */
export async function obeyOfThings(talk: Talk, command: OfThings): Promise<void> {
  const { turns } = talk.phrases;
  if (command.do === 'was_stopped') return say(talk, turns.wasStopped());
  if (command.do === 'list') return list(talk);
  if (command.do === 'bring_up') return bringUp(talk, command.at);
  if (command.do === 'which_stop') {
    say(talk, turns.whichStop());
    return list(talk);
  }
  if (command.do === 'stop_all') delete talk.state.queue;
  if (command.do === 'stop_all' || typeof command.at !== 'number') return cancel(talk, undefined);
  const item = dequeue(talk, command.at);
  if (item !== undefined) say(talk, turns.stopped({ said: wordsOf(item) }));
}
