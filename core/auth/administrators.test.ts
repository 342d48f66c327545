import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { softPasskey } from '../sandbox/testing-passkey.ts';
import {
  acceptInvitation,
  adminSignInOptions,
  invitationOptions,
  inviteAdministrator,
  inviteOwner,
  letAdminInByPasskey,
} from './admin-passkeys.ts';
import { findAdminByKey, findAdminSession, letAdminIn } from './admin-sessions.ts';
import {
  type Admin,
  type AdminRole,
  adminKeyHash,
  changeAdministrator,
  confirmAdministrator,
  nameAdministrator,
  renewOwnKey,
  sharedAdmin,
} from './administrators.ts';

const site = 'http://localhost:3000';
const origin = { channel: 'web', ip: '41.58.1.2', device: 'Chrome' } as const;

/** The sandbox's bank, and the same one held to be production. */
let bank: TestBank;
let real: TestBank;

beforeAll(async () => {
  bank = await testBank({ seed: false, config: { adminKeyHash: adminKeyHash('shared one') } });
  real = { ...bank, config: { ...bank.config, sandbox: false } };
});
afterAll(() => bank.drop());
beforeEach(async () => {
  for (const table of ['adminSession', 'adminInvitation', 'adminPasskey', 'adminChallenge'] as const)
    await bank.db.deleteFrom(table).execute();
  await bank.db.deleteFrom('administrator').execute();
  await bank.db.deleteFrom('tryCount').execute();
});

const refusedAs = (code: string) => expect.objectContaining({ code });

/** Somebody who took up an invitation, with their passkey. */
async function takeUp(secret: string) {
  const { options } = await invitationOptions(real, { secret, origin });
  const passkey = softPasskey(site);
  const entered = await acceptInvitation(real, { secret, response: passkey.create(options), origin });
  return { passkey, entered };
}

async function owner(name: string) {
  const { secret } = await inviteOwner(real, name);
  const { passkey, entered } = await takeUp(secret);
  if (!entered) throw new Error('not let in');
  return { passkey, entered, admin: entered.admin };
}

const nameAs = (by: Admin, role: AdminRole, name = 'Uche') =>
  nameAdministrator(real, { name, role, by, origin });

describe('C15 administrators are people', () => {
  test('the first owner makes a passkey by a link that works once, and signs in with it', async () => {
    const { id, secret } = await inviteOwner(real, 'Ada Obi');
    const { passkey, entered } = await takeUp(secret);
    expect(entered?.admin).toEqual({ id, name: 'Ada Obi', role: 'owner' });
    await expect(takeUp(secret)).rejects.toEqual(refusedAs('passkey_wrong'));
    const response = passkey.get(await adminSignInOptions(real));
    const again = await letAdminInByPasskey(real, { response, origin });
    expect(again.admin.id).toBe(id);
    await expect(letAdminInByPasskey(real, { response, origin })).rejects.toEqual(refusedAs('passkey_wrong'));
    expect((await findAdminSession(real, again.secret))?.admin.role).toBe('owner');
  });

  test('an invitation is over after a day, and a newer one voids it', async () => {
    const first = await inviteOwner(real, 'Ada Obi');
    const second = await inviteOwner(real, 'Ada Obi');
    expect(second.id).toBe(first.id);
    await expect(takeUp(first.secret)).rejects.toEqual(refusedAs('passkey_wrong'));
    bank.clock.advance(24 * 3_600_000);
    await expect(takeUp(second.secret)).rejects.toEqual(refusedAs('passkey_wrong'));
  });

  test.each([{ origin: 'https://karo.example.evil' }, { unverified: true }, { rpId: 'evil.example' }])(
    'a passkey shown otherwise is refused: %j',
    async (odd) => {
      const { passkey } = await owner('Ada Obi');
      const response = passkey.get(await adminSignInOptions(real), odd);
      await expect(letAdminInByPasskey(real, { response, origin })).rejects.toEqual(
        refusedAs('passkey_wrong'),
      );
    },
  );

  test('the shared key opens the sandbox alone, and its session ends with another hash', async () => {
    expect(await letAdminIn(real, { adminKey: 'shared one', origin })).toBeUndefined();
    const entered = await letAdminIn(bank, { adminKey: 'shared one', origin });
    const secret = entered?.secret ?? '';
    expect(await findAdminSession(bank, secret)).toBeDefined();
    const other = { ...bank, config: { ...bank.config, adminKeyHash: adminKeyHash('another') } };
    expect(await findAdminSession(other, secret)).toBeUndefined();
    expect(await findAdminSession(real, secret)).toBeUndefined();
  });

  test('a session ends when nobody is there, when the role changes, and when the passkey is replaced', async () => {
    const { entered, admin } = await owner('Ada Obi');
    bank.clock.advance(14 * 60_000);
    expect(await findAdminSession(real, entered.secret)).toBeDefined();
    bank.clock.advance(14 * 60_000);
    // What an open page reads by itself keeps nobody signed in.
    expect(await findAdminSession(real, entered.secret, 'looks')).toBeDefined();
    bank.clock.advance(2 * 60_000);
    expect(await findAdminSession(real, entered.secret)).toBeUndefined();

    const named = await nameAs(admin, 'support');
    const { secret } = await inviteAdministrator(real, { id: named.administrator.id, by: admin, origin });
    const helper = await takeUp(secret);
    const cookie = helper.entered?.secret ?? '';
    expect((await findAdminSession(real, cookie))?.admin.role).toBe('support');
    await changeAdministrator(real, { id: named.administrator.id, role: 'viewer', by: admin, origin });
    expect(await findAdminSession(real, cookie)).toBeUndefined();

    const back = await letAdminInByPasskey(real, {
      response: helper.passkey.get(await adminSignInOptions(real)),
      origin,
    });
    const next = await inviteAdministrator(real, { id: named.administrator.id, by: admin, origin });
    await takeUp(next.secret);
    expect(await findAdminSession(real, back.secret)).toBeUndefined();
    const response = helper.passkey.get(await adminSignInOptions(real));
    await expect(letAdminInByPasskey(real, { response, origin })).rejects.toEqual(refusedAs('passkey_wrong'));
  });

  test('a key belongs to a person, proposes at most, and ends with its successor and after 90 days', async () => {
    const { admin } = await owner('Ada Obi');
    const first = await renewOwnKey(real, { admin, origin });
    const keyed = { ...admin, role: 'operations', byKey: true };
    expect(await findAdminByKey(real, first.key, origin)).toEqual(keyed);
    const session = await letAdminIn(real, { adminKey: first.key, origin });
    expect(session?.admin).toEqual(keyed);
    expect((await findAdminSession(real, session?.secret ?? ''))?.admin.role).toBe('operations');
    const second = await renewOwnKey(real, { admin, origin });
    expect(await findAdminByKey(real, first.key, origin)).toBeUndefined();
    expect(await findAdminSession(real, session?.secret ?? '')).toBeUndefined();
    bank.clock.advance(91 * 24 * 3_600_000);
    expect(await findAdminByKey(real, second.key, origin)).toBeUndefined();
    const [line] = await listAudit(bank.db, { limit: 5 });
    expect(line?.origin.ip).toBe(origin.ip);
  });
});

describe('who may move money is named by two owners', () => {
  test('as soon as there are two; the namer does not confirm, nor the named', async () => {
    const ada = await owner('Ada Obi');
    const alone = await nameAs(ada.admin, 'approver', 'Alone');
    expect(alone.administrator.confirmedAt).toBeDefined();
    expect(alone.key).toBeUndefined();
    const bola = await owner('Bola Ade');
    const { administrator } = await nameAs(ada.admin, 'approver');
    const { id } = administrator;
    expect(administrator.confirmedAt).toBeUndefined();
    const invited = await inviteAdministrator(real, { id, by: ada.admin, origin });
    const { passkey, entered } = await takeUp(invited.secret);
    expect(entered).toBeUndefined();
    const show = async () => passkey.get(await adminSignInOptions(real));
    await expect(letAdminInByPasskey(real, { response: await show(), origin })).rejects.toEqual(
      refusedAs('passkey_wrong'),
    );
    await expect(confirmAdministrator(real, { id, role: 'approver', by: ada.admin, origin })).rejects.toEqual(
      refusedAs('forbidden'),
    );
    await confirmAdministrator(real, { id, role: 'approver', by: bola.admin, origin });
    expect((await letAdminInByPasskey(real, { response: await show(), origin })).admin.role).toBe('approver');
    // A new passkey for them would be a way to become them.
    await inviteAdministrator(real, { id, by: ada.admin, origin });
    await expect(letAdminInByPasskey(real, { response: await show(), origin })).rejects.toEqual(
      refusedAs('passkey_wrong'),
    );
  });

  test('nobody but an owner names, changes or invites', async () => {
    const approver = { id: 'x', name: 'X', role: 'approver' } as const;
    await expect((async () => nameAs(approver, 'viewer'))()).rejects.toEqual(refusedAs('forbidden'));
    const id = '11111111-1111-4111-8111-111111111111';
    await expect((async () => inviteAdministrator(real, { id, by: approver, origin }))()).rejects.toEqual(
      refusedAs('forbidden'),
    );
    await expect(
      (async () => changeAdministrator(real, { id, role: 'owner', by: approver, origin }))(),
    ).rejects.toEqual(refusedAs('forbidden'));
  });
});

describe('an owner alone makes nobody of the others', () => {
  const inviteAs = (by: Admin, id: string) => inviteAdministrator(real, { id, by, origin });
  const forbidden = refusedAs('forbidden');

  test('the last other owner is invited anew from the machine alone', async () => {
    const ada = await owner('Ada Obi');
    const bola = await owner('Bola Ade');
    await expect(inviteAs(ada.admin, bola.admin.id)).rejects.toEqual(forbidden);
    expect(await findAdminSession(real, bola.entered.secret)).toBeDefined();
    const chidi = await owner('Chidi Eze');
    await inviteAs(ada.admin, bola.admin.id);
    expect(await findAdminSession(real, bola.entered.secret)).toBeUndefined();
    await expect(inviteAs(ada.admin, chidi.admin.id)).rejects.toEqual(forbidden);
    // The bearer of the sandbox's shared key is no owner among the others.
    await inviteAdministrator(bank, { id: chidi.admin.id, by: sharedAdmin, origin });
  });

  test.each([{ disabled: true }, { role: 'approver' }] as const)(
    'the only other owner is not shut out by one: %j',
    async (how) => {
      const ada = await owner('Ada Obi');
      const bola = await owner('Bola Ade');
      const change = () => changeAdministrator(real, { id: bola.admin.id, ...how, by: ada.admin, origin });
      await expect(change()).rejects.toEqual(forbidden);
      expect(await findAdminSession(real, bola.entered.secret)).toBeDefined();
      await owner('Chidi Eze');
      await change();
      expect(await findAdminSession(real, bola.entered.secret)).toBeUndefined();
    },
  );

  test('two requests at once shut one of two others out', async () => {
    const ada = await owner('Ada Obi');
    const others = [await owner('Bola Ade'), await owner('Chidi Eze')];
    const answers = await Promise.allSettled(
      others.map(({ admin }) =>
        changeAdministrator(real, { id: admin.id, disabled: true, by: ada.admin, origin }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('who was confirmed before they had a passkey waits again once invited', async () => {
    const ada = await owner('Ada Obi');
    const early = await nameAs(ada.admin, 'operations');
    expect(early.administrator.confirmedAt).toBeDefined();
    await owner('Bola Ade');
    const { secret } = await inviteAs(ada.admin, early.administrator.id);
    expect((await takeUp(secret)).entered).toBeUndefined();
  });

  test('nobody is confirmed before the passkey that is agreed to is there', async () => {
    const ada = await owner('Ada Obi');
    const bola = await owner('Bola Ade');
    const { id } = (await nameAs(ada.admin, 'approver')).administrator;
    const confirm = () => confirmAdministrator(real, { id, role: 'approver', by: bola.admin, origin });
    await expect(confirm()).rejects.toEqual(forbidden);
    const first = await inviteAs(ada.admin, id);
    await takeUp(first.secret);
    // A link that is still open would make another passkey after the yes.
    const second = await inviteAs(ada.admin, id);
    await expect(confirm()).rejects.toEqual(forbidden);
    await takeUp(second.secret);
    expect((await confirm()).confirmedAt).toBeDefined();
  });

  test('an owner who is invited from the machine is let in, and by no passkey made while they waited', async () => {
    const ada = await owner('Ada Obi');
    await owner('Chidi Eze');
    const waiting = await nameAs(ada.admin, 'owner', 'Bola Ade');
    const made = await takeUp((await inviteAs(ada.admin, waiting.administrator.id)).secret);
    const { id, secret } = await inviteOwner(real, 'Bola Ade');
    expect(id).toBe(waiting.administrator.id);
    const response = made.passkey.get(await adminSignInOptions(real));
    await expect(letAdminInByPasskey(real, { response, origin })).rejects.toEqual(refusedAs('passkey_wrong'));
    expect((await takeUp(secret)).entered?.admin.id).toBe(id);
  });

  test('of two owners of one name the machine invites the one who is let in', async () => {
    const createdAt = bank.clock.now();
    const row = { name: 'Bola Ade', role: 'owner', createdAt };
    await bank.db.insertInto('administrator').values(row).execute();
    const { id } = await bank.db
      .insertInto('administrator')
      .values({ ...row, confirmedAt: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await inviteOwner(real, 'Bola Ade')).id).toBe(id);
  });

  test('a key makes no other key, and ends with the passkey and with whoever is shut out', async () => {
    const ada = await owner('Ada Obi');
    const { administrator } = await nameAs(ada.admin, 'support');
    const { id } = administrator;
    const helper = await takeUp((await inviteAs(ada.admin, id)).secret);
    const renewed = async () =>
      (await renewOwnKey(real, { admin: helper.entered?.admin as Admin, origin })).key;
    const key = await renewed();
    const copied = await findAdminByKey(real, key, origin);
    await expect((async () => renewOwnKey(real, { admin: copied as Admin, origin }))()).rejects.toEqual(
      forbidden,
    );
    const session = await letAdminIn(real, { adminKey: key, origin });
    const bySession = await findAdminSession(real, session?.secret ?? '');
    await expect(
      (async () => renewOwnKey(real, { admin: bySession?.admin as Admin, origin }))(),
    ).rejects.toEqual(forbidden);
    await takeUp((await inviteAs(ada.admin, id)).secret);
    expect(await findAdminByKey(real, key, origin)).toBeUndefined();
    const next = await renewed();
    expect(await findAdminByKey(real, next, origin)).toBeDefined();
    await changeAdministrator(real, { id, disabled: true, by: ada.admin, origin });
    await changeAdministrator(real, { id, disabled: false, by: ada.admin, origin });
    expect(await findAdminByKey(real, next, origin)).toBeUndefined();
  });

  test('confirming agrees to the role that was seen', async () => {
    const ada = await owner('Ada Obi');
    const bola = await owner('Bola Ade');
    const { id } = (await nameAs(ada.admin, 'operations')).administrator;
    await takeUp((await inviteAs(ada.admin, id)).secret);
    await changeAdministrator(real, { id, role: 'owner', by: ada.admin, origin });
    const confirm = (role: AdminRole) => confirmAdministrator(real, { id, role, by: bola.admin, origin });
    await expect(confirm('operations')).rejects.toEqual(refusedAs('request_reused'));
    expect((await confirm('owner')).confirmedAt).toBeDefined();
  });
});
