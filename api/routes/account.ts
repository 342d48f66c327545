import {
  changeLanguage,
  changePhone,
  closeCustomer,
  deactivate,
  exportData,
  exportPdf,
  getProfile,
  type ModelReading,
  type Profile,
  reactivate,
  saveProfile,
  setModelReading,
  viewModelReading,
} from '@karo/core/account';
import { recordAlone } from '@karo/core/audit';
import { endSessions, listDevices, removeDevice } from '@karo/core/auth';
import type { Limits } from '@karo/core/catalogue';
import type { Answer, Body } from '@karo/core/contract';
import type { Customer } from '@karo/core/customers';
import { kycTiers, listIdentities, listKyc, removeIdentity, upgradeKyc } from '@karo/core/identity';
import { deviceWords, type Kobo, naira } from '@karo/core/kernel';
import { changeLimits, type LimitsView, viewLimits } from '@karo/core/plans';
import {
  addLinkedAccount,
  type LinkedAccount,
  listLinkedAccounts,
  makePrimary,
  removeLinkedAccount,
  verifyLinkedAccount,
} from '@karo/core/products/transfers';
import { getSecurity, type SecuritySettings, saveSecurity, setInstantTransfers } from '@karo/core/security';
import { type ApprovedOffer, listActivity } from '@karo/core/statements';
import type { AnyCall, Handlers } from '../call.ts';
import { signOut } from '../caller.ts';

type ShownProfile = Answer<'GET /api/user/profile'>;

const LINES = 100;

const offerShown = ({ operation, amount, name, bank, account, narration }: ApprovedOffer) => ({
  operation,
  amount,
  name: name ?? null,
  bank: bank ?? null,
  account: account ?? null,
  narration: narration ?? null,
});

const statusOf = (status: Customer['status']): ShownProfile['status'] =>
  status === 'frozen' || status === 'deactivated' ? status : 'active';

const profileOf = (profile: Profile): ShownProfile => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  kycStatus: profile.kycStatus,
  isVerified: profile.kycStatus === 'approved',
  dateJoined: profile.joinedAt.toISOString(),
  lastLogin: profile.lastSignInAt?.toISOString() ?? null,
  emailVerified: profile.emailVerified,
  kycTier: profile.tier,
  accountNumber: profile.nuban ?? '',
  nameFixed: profile.nameFixed,
  status: statusOf(profile.status),
  cappedUntil: profile.cappedUntil?.toISOString() ?? null,
});

/** The customer of the call, and from where: what every change takes. */
const by = ({ customer, origin }: AnyCall & { customer: Customer }) => ({ customerId: customer.id, origin });

const people = {
  'GET /api/user/profile': async ({ bank, customer }) => profileOf(await getProfile(bank.db, customer.id)),

  'POST /api/user/profile': async (call) =>
    profileOf(await saveProfile(call.bank, { ...call.body, ...by(call) })),

  'POST /api/user/language': async ({ bank, customer, body }) => {
    await changeLanguage(bank, customer.id, body.language);
    return body;
  },

  'POST /api/user/phone': async (call) => {
    const { session } = call.caller;
    const keep = session && { keepSession: session.id };
    return profileOf(await changePhone(call.bank, { ...call.body, ...by(call), ...keep }));
  },

  'GET /api/user/identities': async ({ bank, customer }) =>
    (await listIdentities(bank.db, customer.id)).map(({ id, verifiedAt, ...identity }) => ({
      ...identity,
      id: String(id),
      verifiedAt: verifiedAt?.toISOString() ?? null,
    })),

  'POST /api/user/identities/{id}/remove': async (call) => {
    await removeIdentity(call.bank, { ...by(call), id: BigInt(call.params.id) });
    return {};
  },
} satisfies Partial<Handlers>;

const wholeNaira = (amount: Kobo): number => Number(amount / 100n);

const securityOf = (settings: SecuritySettings): Answer<'GET /api/user/security-settings'> => ({
  biometricEnabled: settings.biometric,
  twoFactorEnabled: settings.twoFactor !== undefined,
  loginNotifications: settings.loginNotices,
  transactionNotifications: settings.transactionNotices,
  suspiciousActivityAlerts: settings.suspicionAlerts,
  instantTransfers: settings.instantTransfers,
  twoFactorMethod: settings.twoFactor ?? null,
  stepUpAbove: settings.stepUpAbove === undefined ? null : wholeNaira(settings.stepUpAbove),
  passkeys: settings.passkeys,
});

function stepUpOf({ stepUpAbove }: Body<'POST /api/user/security-settings'>): { stepUpAbove?: Kobo | null } {
  if (stepUpAbove === undefined) return {};
  return { stepUpAbove: stepUpAbove === null ? null : naira(stepUpAbove) };
}

const modelReadingOf = ({ at, ...reading }: ModelReading) => ({ ...reading, at: at?.toISOString() ?? null });

const security = {
  'GET /api/user/model-consent': async ({ bank, customer, query }) =>
    modelReadingOf(await viewModelReading(bank, customer.id, query.language)),

  'POST /api/user/model-consent': async ({ bank, customer, body }) =>
    modelReadingOf(await setModelReading(bank, { customerId: customer.id, ...body })),

  'GET /api/user/security-settings': async ({ bank, customer }) =>
    securityOf(await getSecurity(bank.db, customer.id)),

  'POST /api/user/security-settings': async (call) => {
    const { body } = call;
    const wanted = {
      ...by(call),
      biometric: body.biometricEnabled,
      twoFactor: body.twoFactorEnabled,
      loginNotices: body.loginNotifications,
      transactionNotices: body.transactionNotifications,
      suspicionAlerts: body.suspiciousActivityAlerts,
      ...stepUpOf(body),
    };
    return securityOf(await saveSecurity(call.bank, wanted));
  },

  'POST /api/user/instant-transfers': async (call) =>
    securityOf(await setInstantTransfers(call.bank, { ...by(call), enabled: call.body.enabled })),

  'GET /api/user/devices': async ({ bank, customer, caller }) => {
    const current = caller.session?.deviceId;
    return (await listDevices(bank.db, bank.clock, customer.id)).map(({ id, seenAt, ip, ...device }) => ({
      ...device,
      name: deviceWords(device.name),
      id: String(id),
      ip: ip ?? null,
      current: id === current,
      createdAt: device.createdAt.toISOString(),
      lastSeen: seenAt.toISOString(),
    }));
  },

  'POST /api/user/devices/{id}/remove': async (call) => {
    await removeDevice(call.bank, { ...by(call), id: BigInt(call.params.id) });
    return {};
  },

  'POST /api/user/sessions/end-all': async ({ bank, customer, caller, origin, reply }) => {
    const ended = await endSessions(bank.db, bank.clock, customer.id);
    const { id } = customer;
    await recordAlone(bank, {
      actor: { kind: 'customer', id },
      action: 'session_ended',
      origin,
      customerId: id,
      facts: { ended },
    });
    await signOut(bank, caller, reply);
    return { ended };
  },

  'GET /api/user/activity': async ({ bank, customer, query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const lines = await listActivity(bank.db, { customerId: customer.id, before, limit: LINES });
    return lines.map(({ id, at, action, origin, approved, changes }) => ({
      id: String(id),
      at: at.toISOString(),
      action,
      channel: origin.channel,
      ip: origin.ip ?? null,
      device: origin.device ? deviceWords(origin.device) : null,
      approved: approved ? offerShown(approved) : null,
      changes,
    }));
  },
} satisfies Partial<Handlers>;

/** The page's names of the limits; what one transfer may be follows the day's. */
const pageNames = {
  dailyTransferLimit: 'daily',
  monthlyTransferLimit: 'monthly',
  dailyBillPaymentLimit: 'dailyBills',
  withdrawalLimit: 'withdrawal',
} as const;
type PageName = keyof typeof pageNames;
const pageEntries = Object.entries(pageNames) as [PageName, keyof Limits][];

const shown = (limits: Limits) =>
  Object.fromEntries(pageEntries.map(([page, name]) => [page, wholeNaira(limits[name])])) as Record<
    PageName,
    number
  >;

const limitsOf = ({ limits, ceilings, raises }: LimitsView): Answer<'GET /api/user/limits'> => ({
  ...shown(limits),
  ceilings: shown(ceilings),
  pending: raises.flatMap(({ name, becomes, fromAt }) => {
    const page = pageEntries.find(([, inside]) => inside === name)?.[0];
    return page ? [{ limit: page, amount: wholeNaira(becomes), from: fromAt.toISOString() }] : [];
  }),
});

async function kycOf({
  bank,
  customer,
}: AnyCall & { customer: Customer }): Promise<Answer<'GET /api/user/kyc'>> {
  const { tier, kycStatus } = await getProfile(bank.db, customer.id);
  const applications = await listKyc(bank.db, customer.id);
  return {
    tier,
    kycStatus,
    levels: Object.entries(kycTiers).map(([level, { needs, normal, ceiling }]) => ({
      tier: Number(level),
      needs: [...needs],
      begins: shown(normal),
      limits: shown(ceiling),
    })),
    applications: applications.map(({ id, tier: asked, status, reason, askedAt }) => ({
      id,
      tier: asked,
      status,
      reason: reason ?? null,
      askedAt: askedAt.toISOString(),
    })),
  };
}

const limits = {
  'GET /api/user/limits': async ({ bank, customer }) => limitsOf(await viewLimits(bank, customer.id)),

  'POST /api/user/limits': async (call) => {
    const wanted = Object.fromEntries(pageEntries.map(([page, name]) => [name, naira(call.body[page])]));
    return limitsOf(await changeLimits(call.bank, { ...by(call), wanted }));
  },

  'GET /api/user/kyc': kycOf,

  'POST /api/user/kyc': async (call) => {
    const { tier, nin, address, selfie } = call.body;
    await upgradeKyc(call.bank, {
      ...by(call),
      tier: tier === 3 ? 3 : 2,
      ...(nin && { nin }),
      ...(address && { address }),
      ...(selfie && { selfie: { mime: selfie.mime, bytes: Buffer.from(selfie.base64, 'base64') } }),
    });
    return kycOf(call);
  },
} satisfies Partial<Handlers>;

const linkedOf = ({ name, account: accountNumber, ...linked }: LinkedAccount) => ({
  ...linked,
  accountNumber,
  accountName: name,
});

const bankAccounts = {
  'GET /api/user/bank-accounts': async ({ bank, customer }) =>
    (await listLinkedAccounts(bank.db, customer.id)).map(linkedOf),

  'POST /api/user/bank-accounts': async (call) => {
    const { bankName, accountNumber: account } = call.body;
    return linkedOf(await addLinkedAccount(call.bank, { ...by(call), bankName, account }));
  },

  'POST /api/user/bank-accounts/{id}/verify': async (call) =>
    linkedOf(await verifyLinkedAccount(call.bank, { ...by(call), id: call.params.id })),

  'POST /api/user/bank-accounts/{id}/primary': async (call) =>
    (await makePrimary(call.bank, { ...by(call), id: call.params.id })).map(linkedOf),

  'POST /api/user/bank-accounts/{id}/remove': async (call) =>
    (await removeLinkedAccount(call.bank, { ...by(call), id: call.params.id })).map(linkedOf),
} satisfies Partial<Handlers>;

const privacy = {
  'POST /api/user/delete-account': async (call) => {
    await closeCustomer(call.bank, { ...call.body, ...by(call) });
    await signOut(call.bank, call.caller, call.reply);
    return { status: 'closed' };
  },

  'GET /api/user/export': async ({ bank, customer, origin, query, reply }) => {
    const data = await exportData(bank, customer.id, origin);
    const format = query.format ?? 'json';
    reply.header('content-disposition', `attachment; filename="karo-data.${format}"`);
    if (format === 'json') return JSON.stringify(data, null, 2);
    reply.type('application/pdf');
    return exportPdf(data);
  },

  'POST /api/user/deactivate': async (call) => {
    await deactivate(call.bank, { ...by(call), pin: call.body.pin });
    return profileOf(await getProfile(call.bank.db, call.customer.id));
  },

  'POST /api/user/reactivate': async (call) => {
    await reactivate(call.bank, { ...by(call), pin: call.body.pin });
    return profileOf(await getProfile(call.bank.db, call.customer.id));
  },
} satisfies Partial<Handlers>;

export const account = {
  ...people,
  ...security,
  ...limits,
  ...bankAccounts,
  ...privacy,
} satisfies Partial<Handlers>;
