import { type PlanId, planIds, plans } from '../../catalogue/index.ts';
import { Fault } from '../../kernel/index.ts';
import { choosePlan, currentPlan } from '../../plans/index.ts';
import type { Completion, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

const planOf = (values: Values): PlanId => {
  const plan = planIds.find((id) => id === values.product);
  if (!plan) throw new Fault('tier_active');
  return plan;
};

/** The plans that the customer is not on. */
async function askPlan(scene: Scene): Promise<Question> {
  const { plans: words } = scene.phrases;
  const held = await currentPlan(scene.bank.db, (await scene.customer()).id);
  return {
    text: words.which({ plan: words.names[held.plan] }),
    options: planIds
      .filter((id) => id !== held.plan)
      .map((id) => ({
        title: words.names[id],
        about: words.line({ fee: plans[id].monthlyFee, daily: plans[id].daily }),
        values: { product: id },
      })),
  };
}

async function choose(scene: Scene, values: Values): Promise<Completion> {
  const { bank, conversation, phrases } = scene;
  const customer = await scene.customer();
  const plan = planOf(values);
  const chosen = await choosePlan(bank, {
    customerId: customer.id,
    plan,
    conversationId: conversation.id,
  });
  const name = phrases.plans.names[plan];
  if (chosen.status === 'kept') return { say: { text: phrases.plans.kept({ plan: name }) } };
  if (chosen.status === 'scheduled')
    return { say: { text: phrases.plans.scheduled({ plan: name, at: chosen.at }) } };
  const { quoteId, amount, heldBack } = chosen;
  const held = heldBack && phrases.plans.held({ plan: name, ...heldBack });
  const text = [held, phrases.plans.offer({ plan: name, amount }), phrases.chat.orCancel()]
    .filter(Boolean)
    .join('\n\n');
  return { quoteId, say: { text, approval: { quoteId } } };
}

/** Chooses another plan; a higher one is approved by PIN. */
export const tierUpgrade: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [{ name: 'product', ask: askPlan }],
  complete: choose,
};
