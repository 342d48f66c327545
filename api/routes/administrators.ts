import {
  type Admin,
  type AdminEntered,
  type Administrator,
  type AuthenticationResponseJSON,
  acceptInvitation,
  adminSignInOptions,
  changeAdministrator,
  confirmAdministrator,
  endAdminSession,
  invitationOptions,
  inviteAdministrator,
  letAdminIn,
  letAdminInByPasskey,
  listAdministrators,
  listProposals,
  nameAdministrator,
  type RegistrationResponseJSON,
  refuseProposal,
  renewOwnKey,
} from '@karo/core/auth';
import type { Answer } from '@karo/core/contract';
import { phrasesIn } from '@karo/core/phrases';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf, giveAdmin } from '../caller.ts';

const listed = ({ createdAt, disabledAt, confirmedAt, keyUntil, ...administrator }: Administrator) => ({
  ...administrator,
  createdAt: createdAt.toISOString(),
  disabledAt: disabledAt?.toISOString() ?? null,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  keyUntil: keyUntil?.toISOString() ?? null,
});

const seen = ({ id, name, role }: Admin) => ({ id, name, role });

const kept = (message: string) => ({ success: false, message, administrator: null, expiresAt: null });

/** Gives the browser the session of whoever was let in. */
function letIn({ bank, language, reply }: AnyCall, entered: AdminEntered): Answer<'POST /api/admin/verify'> {
  giveAdmin(bank, reply, entered);
  return {
    success: true,
    message: phrasesIn(language).site.adminIn(),
    administrator: seen(entered.admin),
    expiresAt: entered.expiresAt.toISOString(),
  };
}

const entrance = {
  'POST /api/admin/verify': async (call) => {
    const { bank, body, origin, language } = call;
    const entered = await letAdminIn(bank, { adminKey: body.adminKey, origin });
    return entered ? letIn(call, entered) : kept(phrasesIn(language).site.adminKeyWrong());
  },

  'POST /api/admin/passkey/options': async ({ bank }) => ({ ...(await adminSignInOptions(bank)) }),

  'POST /api/admin/passkey': async (call) => {
    const { bank, body, origin } = call;
    const response = body.response as unknown as AuthenticationResponseJSON;
    return letIn(call, await letAdminInByPasskey(bank, { response, origin }));
  },

  'POST /api/admin/invitation/options': async ({ bank, body, origin }) => {
    const { name, options } = await invitationOptions(bank, { secret: body.secret, origin });
    return { name, options: { ...options } };
  },

  'POST /api/admin/invitation': async (call) => {
    const { bank, body, origin } = call;
    const response = body.response as unknown as RegistrationResponseJSON;
    const entered = await acceptInvitation(bank, { secret: body.secret, response, origin });
    return entered
      ? letIn(call, entered)
      : kept('Your passkey is kept. Another owner has to agree before you can sign in.');
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

const people = {
  'GET /api/admin/administrators': async ({ bank }) => (await listAdministrators(bank.db)).map(listed),

  'POST /api/admin/administrators': async ({ bank, body, admin, origin }) => {
    const { administrator, key } = await nameAdministrator(bank, { ...body, by: admin, origin });
    return { administrator: listed(administrator), adminKey: key ?? null };
  },

  'POST /api/admin/administrators/{id}': async ({ bank, params, body, admin, origin }) =>
    listed(await changeAdministrator(bank, { id: params.id, ...body, by: admin, origin })),

  'POST /api/admin/administrators/{id}/confirm': async ({ bank, params, body, admin, origin }) =>
    listed(await confirmAdministrator(bank, { id: params.id, ...body, by: admin, origin })),

  'POST /api/admin/administrators/{id}/invitation': async ({ bank, params, admin, origin }) => {
    const { secret, expiresAt } = await inviteAdministrator(bank, { id: params.id, by: admin, origin });
    return { link: `${bank.config.publicUrl}/admin#${secret}`, expiresAt: expiresAt.toISOString() };
  },

  'POST /api/admin/key': async ({ bank, admin, origin }) => {
    const { key, until } = await renewOwnKey(bank, { admin, origin });
    return { adminKey: key, until: until.toISOString() };
  },
} satisfies Partial<Handlers>;

const proposals = {
  'GET /api/admin/proposals': async ({ bank, admin }) =>
    (await listProposals(bank)).map(({ proposerName, ...row }) => ({
      ...row,
      id: String(row.id),
      proposer: proposerName,
      mine: row.proposedBy === admin.id,
      proposedAt: row.proposedAt.toISOString(),
    })),

  'POST /api/admin/proposals/{id}/refuse': async (call) => {
    await refuseProposal(call.bank, { id: BigInt(call.params.id), by: actingOf(call) });
    return {};
  },
} satisfies Partial<Handlers>;

export const administrators = { ...entrance, ...people, ...proposals };
