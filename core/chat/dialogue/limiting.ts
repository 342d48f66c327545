import { Fault, type Kobo, kobo } from '../../kernel/index.ts';
import { standingOf } from '../../limits/index.ts';
import { changeLimits, viewLimits } from '../../plans/index.ts';
import { isLimitName, type LimitName } from '../nlu/index.ts';
import type { Checked, Completion, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

const SETTINGS = '/settings?tab=limits';

const amountOf = (values: Values): Kobo => kobo(BigInt(values.amount ?? '0'));
const nameOf = ({ limit }: Values): LimitName => (isLimitName(limit) ? limit : 'daily');

/** What the limit is that is to become another. */
async function heldFor(scene: Scene, values: Values): Promise<Kobo> {
  const { limits } = await viewLimits(scene.bank, (await scene.customer()).id);
  return limits[nameOf(values)];
}

async function checkAmount(scene: Scene, values: Values): Promise<Checked> {
  if (!values.limit) return undefined;
  if (amountOf(values) <= 0n) throw new Fault('amount_invalid');
  const { ceilings } = await viewLimits(scene.bank, (await scene.customer()).id);
  const limit = ceilings[nameOf(values)];
  if (amountOf(values) > limit) throw new Fault('limit_ceiling', { limit });
  // Nothing is asked where nothing is lowered.
  return amountOf(values) < (await heldFor(scene, values)) ? undefined : { values: { sure: 'no' } };
}

async function askSure(scene: Scene, values: Values): Promise<Question> {
  const { limiting, titles } = scene.phrases.chat;
  const facts = { name: nameOf(values), from: await heldFor(scene, values), to: amountOf(values) };
  return {
    text: limiting.sure(facts),
    options: [
      { title: titles.yes, values: { sure: 'yes' } },
      { title: titles.no, values: { sure: 'no' } },
    ],
  };
}

async function tellLimits(scene: Scene): Promise<Completion> {
  const own = await standingOf(scene.bank.db, await scene.customer(), scene.bank.clock.now());
  return { say: { text: scene.phrases.chat.limits(own) } };
}

async function complete(scene: Scene, values: Values): Promise<Completion> {
  if (!values.limit) return tellLimits(scene);
  const { bank, conversation, phrases } = scene;
  const { limiting } = phrases.chat;
  const [name, to, held] = [nameOf(values), amountOf(values), await heldFor(scene, values)];
  if (to > held) return { say: { text: limiting.higher({ link: `${bank.config.publicUrl}${SETTINGS}` }) } };
  if (to === held) return { say: { text: limiting.isSo({ name, to }) } };
  if (values.sure !== 'yes') return { say: { text: limiting.stays({ name, from: held }) } };
  const { id: customerId } = await scene.customer();
  const origin = { channel: conversation.channel } as const;
  await changeLimits(bank, { customerId, wanted: { [name]: to }, origin });
  return { say: { text: limiting.lowered({ name, to }) } };
}

/** Tells the customer's limits, or sets one of them lower, where that is said; a higher one takes a code, in the settings. */
export const limits: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [
    { name: 'limit', drops: ['sure'] },
    {
      name: 'amount',
      needed: (_, values) => values.limit !== undefined,
      ask: async (scene, values) => ({
        text: scene.phrases.chat.limiting.howMuch({
          name: nameOf(values),
          from: await heldFor(scene, values),
        }),
      }),
      check: checkAmount,
      drops: ['sure'],
    },
    { name: 'sure', needed: (_, values) => values.limit !== undefined, ask: askSure },
  ],
  complete,
};
