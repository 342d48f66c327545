import { publishedTiers } from '@karo/core/account';
import { toNaira } from '@karo/core/kernel';
import { phrasesIn } from '@karo/core/phrases';
import { choosePlan, currentPlan } from '@karo/core/plans';
import type { Handlers } from '../call.ts';

const nothing = { heldBack: null, quoteId: null, amount: null };

export const tiers = {
  'GET /api/account/tiers': async ({ language }) => publishedTiers(language),

  'GET /api/account/current-tier': async ({ bank, customer, language }) => {
    const held = await currentPlan(bank.db, customer.id);
    return {
      id: held.plan,
      name: held.plan,
      displayName: phrasesIn(language).plans.names[held.plan],
      billing: held.billing ?? null,
      renewsAt: held.renewsAt?.toISOString() ?? null,
      nextTier: held.nextPlan ?? null,
      graceUntil: held.graceUntil?.toISOString() ?? null,
      limitsFrom: held.limitsFrom?.toISOString() ?? null,
    };
  },

  'POST /api/account/upgrade-tier': async ({ bank, customer, body, language }) => {
    const { tierId: plan, billing } = body;
    const chosen = await choosePlan(bank, { customerId: customer.id, plan, billing });
    const { plans: words } = phrasesIn(language);
    const name = words.names[plan];
    if (chosen.status === 'kept') return { message: words.kept({ plan: name }), status: 'kept', ...nothing };
    if (chosen.status === 'scheduled') {
      const message = words.scheduled({ plan: name, at: chosen.at });
      return { message, status: 'scheduled', ...nothing };
    }
    const { quoteId, amount } = chosen;
    const heldBack = chosen.heldBack ? words.held({ plan: name, ...chosen.heldBack }) : null;
    const message = words.offer({ plan: name, amount });
    return { message, heldBack, status: 'approve', quoteId, amount: toNaira(amount) };
  },
} satisfies Partial<Handlers>;
