import { type AuditLine, listAudit, recordAlone } from '@karo/core/audit';
import { actorOfAdmin, endSessions } from '@karo/core/auth';
import type { Answer } from '@karo/core/contract';
import { decideKyc, type KycApplication, listPendingKyc } from '@karo/core/identity';
import { reading } from '@karo/core/kernel';
import { freezeCustomer, unfreezeCustomer } from '@karo/core/security';
import type { Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

const LINES = 100;

const applicationOf = (one: KycApplication): Answer<'GET /api/admin/kyc'>[number] => ({
  id: one.id,
  customerId: one.customerId,
  tier: one.tier,
  status: one.status,
  reason: one.reason ?? null,
  askedAt: one.askedAt.toISOString(),
});

const lineOf = (line: AuditLine): Answer<'GET /api/admin/audit'>[number] => ({
  id: String(line.id),
  at: line.at.toISOString(),
  actor: line.actor.id ? `${line.actor.kind}: ${line.actor.id}` : line.actor.kind,
  action: line.action,
  channel: line.origin.channel,
  ip: line.origin.ip ?? null,
  customerId: line.customerId ?? null,
  subject: line.subject ? `${line.subject.kind}: ${line.subject.id}` : null,
  facts: line.facts,
});

export const administration = {
  'GET /api/admin/audit': async ({ bank, query, admin, origin }) => {
    const { customerId, before, action, actor } = query;
    if (customerId)
      await recordAlone(bank, {
        actor: actorOfAdmin(admin),
        action: 'personal_data_read',
        origin,
        customerId,
        facts: { what: 'audit' },
      });
    const range = {
      customerId,
      before: before === undefined ? undefined : BigInt(before),
      action,
      actor,
      limit: LINES,
    };
    return reading(bank, async ({ db }) => (await listAudit(db, range)).map(lineOf));
  },

  'GET /api/admin/kyc': async ({ bank }) => (await listPendingKyc(bank.db)).map(applicationOf),

  'POST /api/admin/kyc/{id}': async ({ bank, params, body, admin }) =>
    applicationOf(await decideKyc(bank, params.id, body, actorOfAdmin(admin))),

  'POST /api/admin/customers/{id}/freeze': async (call) => {
    const { bank, params, body, admin } = call;
    const { id: customerId } = params;
    const { frozen, reason: why } = body;
    if (!frozen) {
      const status = await unfreezeCustomer(bank, { customerId, why, ...actingOf(call) });
      return { status: status === 'deactivated' || status === 'frozen' ? status : 'active' };
    }
    await freezeCustomer(bank, { customerId, why, channel: 'house', by: actorOfAdmin(admin) });
    await endSessions(bank.db, bank.clock, customerId);
    return { status: 'frozen' };
  },
} satisfies Partial<Handlers>;
