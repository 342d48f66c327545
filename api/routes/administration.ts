import { type AuditLine, listAudit, recordAlone } from '@karo/core/audit';
import {
  type Admin,
  type Administrator,
  actorOfAdmin,
  changeAdministrator,
  endAdminSession,
  endSessions,
  letAdminIn,
  listAdministrators,
  nameAdministrator,
} from '@karo/core/auth';
import type { Answer } from '@karo/core/contract';
import { decideKyc, type KycApplication, listPendingKyc } from '@karo/core/identity';
import { phrasesIn } from '@karo/core/phrases';
import { freezeCustomer, unfreezeCustomer } from '@karo/core/security';
import type { Handlers } from '../call.ts';
import { giveAdmin } from '../caller.ts';

const LINES = 100;

const listed = ({ createdAt, disabledAt, ...administrator }: Administrator) => ({
  ...administrator,
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
});

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

const seen = ({ id, name, role }: Admin) => ({ id, name, role });

const entrance = {
  'POST /api/admin/verify': async ({ bank, body, origin, language, reply }) => {
    const entered = await letAdminIn(bank, { adminKey: body.adminKey, origin });
    const { site } = phrasesIn(language);
    if (!entered)
      return { success: false, message: site.adminKeyWrong(), administrator: null, expiresAt: null };
    giveAdmin(bank, reply, entered);
    return {
      success: true,
      message: site.adminIn(),
      administrator: seen(entered.admin),
      expiresAt: entered.expiresAt.toISOString(),
    };
  },

  'GET /api/admin/session': async ({ admin, caller }) => ({
    administrator: admin ? seen(admin) : null,
    expiresAt: caller.adminUntil?.toISOString() ?? null,
  }),

  'DELETE /api/admin/session': async ({ bank, caller, reply }) => {
    if (caller.adminSecret) await endAdminSession(bank, caller.adminSecret);
    giveAdmin(bank, reply);
    return {};
  },
} satisfies Partial<Handlers>;

export const administration = {
  ...entrance,

  'GET /api/admin/administrators': async ({ bank }) => (await listAdministrators(bank.db)).map(listed),

  'POST /api/admin/administrators': async ({ bank, body, admin, origin }) => {
    const { administrator, key } = await nameAdministrator(bank, { ...body, by: admin, origin });
    return { administrator: listed(administrator), adminKey: key };
  },

  'POST /api/admin/administrators/{id}': async ({ bank, params, body, admin, origin }) =>
    listed(await changeAdministrator(bank, { id: params.id, ...body, by: admin, origin })),

  'GET /api/admin/audit': async ({ bank, query, admin, origin }) => {
    const { customerId, before } = query;
    if (customerId)
      await recordAlone(bank, {
        actor: actorOfAdmin(admin),
        action: 'personal_data_read',
        origin,
        customerId,
        facts: { what: 'audit' },
      });
    const range = { customerId, before: before === undefined ? undefined : BigInt(before), limit: LINES };
    return (await listAudit(bank.db, range)).map(lineOf);
  },

  'GET /api/admin/kyc': async ({ bank }) => (await listPendingKyc(bank.db)).map(applicationOf),

  'POST /api/admin/kyc/{id}': async ({ bank, params, body, admin }) =>
    applicationOf(await decideKyc(bank, params.id, body, actorOfAdmin(admin))),

  'POST /api/admin/customers/{id}/freeze': async ({ bank, params, body, admin }) => {
    const { id: customerId } = params;
    const { frozen, reason: why } = body;
    if (!frozen) {
      const status = await unfreezeCustomer(bank, { customerId, why, administrator: admin.id });
      return { status: status === 'deactivated' ? status : 'active' };
    }
    await freezeCustomer(bank, { customerId, why, channel: 'house', by: actorOfAdmin(admin) });
    await endSessions(bank.db, bank.clock, customerId);
    return { status: 'frozen' };
  },
} satisfies Partial<Handlers>;
