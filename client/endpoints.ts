/** What every endpoint takes and answers. Made by `npm run client` from the OpenAPI document; not written by hand. */
export type Endpoints = {
  /** Opens an account and signs the browser in. */
  'POST /api/users/register': {
    given: { body: { phone: string; firstName: string; lastName: string; email?: string; bvn?: string; verificationCode?: string; transactionPin?: string; confirmPin?: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } };
  };
  /** What the customer has and did last. */
  'GET /api/users/{id}/dashboard': {
    given: { params: { id: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string }; recentTransactions: Array<{ id: string; description: string; type: "credit" | "debit"; amount: string; status: "success" | "pending" | "failed"; reference: string; date: string }>; stats: { totalTransactions: number; monthlySpending: string }; virtualCards: Array<{ id: string }>; savingsGoals: Array<{ id: string }> };
  };
  /** Who this browser is signed in as. */
  'GET /api/session': {
    given: Record<never, never>;
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } | null; resting?: { firstName: string; phone: string } };
  };
  /** Signs this browser out. */
  'DELETE /api/session': {
    given: Record<never, never>;
    answer: Record<string, never>;
  };
  /** Signs in with the phone and the PIN. */
  'POST /api/auth/sign-in': {
    given: { body: { phone: string; pin: string; method?: "sms" | "email" } };
    answer: { status: "signed_in" | "code_needed"; user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } | null; method: "sms" | "email" | null; sent: { to: string; resendAt: string; expiresAt: string } | null };
  };
  /** Goes on with a session that rested for 15 minutes or more, by PIN. */
  'POST /api/auth/unlock': {
    given: { body: { pin: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } };
  };
  /** Sends a code of six digits, good for ten minutes and one use, at most one a minute. */
  'POST /api/auth/send-2fa-code': {
    given: { body: { method: "sms" | "email"; purpose: "register" | "sign_in" | "setup" | "login" | "verify" | "transaction" | "link"; phone?: string } };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** Checks a code, which is then used up. */
  'POST /api/auth/verify-2fa-code': {
    given: { body: { code: string; method: "sms" | "email" } };
    answer: { verified: boolean; user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } | null };
  };
  /** Asks the customer for the PIN again, as “Use PIN Instead” does. */
  'POST /api/auth/verify-pin': {
    given: { body: { pin: string } };
    answer: { verified: boolean };
  };
  /** What the browser needs in order to sign in with a passkey of this site. */
  'POST /api/auth/passkey/options': {
    given: { body: Record<string, never> };
    answer: Record<string, unknown>;
  };
  /** Signs in with a passkey. */
  'POST /api/auth/passkey': {
    given: { body: { response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string } } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; accountBalance: string } };
  };
  /** The customer’s passkeys, oldest first. */
  'GET /api/user/passkeys': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; synced: boolean; createdAt: string; usedAt: string | null }>;
  };
  /** Keeps the passkey that the browser made. */
  'POST /api/user/passkeys': {
    given: { body: { response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string }; name?: string } };
    answer: { id: string; name: string; synced: boolean; createdAt: string; usedAt: string | null };
  };
  /** What the browser needs in order to make a passkey. */
  'POST /api/user/passkeys/options': {
    given: { body: { pin?: string } };
    answer: Record<string, unknown>;
  };
  /** Removes a passkey. */
  'POST /api/user/passkeys/{id}/remove': {
    given: { params: { id: string } };
    answer: Record<string, never>;
  };
  /** What the browser needs in order to show a passkey as a second factor. */
  'POST /api/user/passkeys/verify-options': {
    given: { body: Record<string, never> };
    answer: Record<string, unknown>;
  };
  /** Shows a passkey. */
  'POST /api/user/passkeys/verify': {
    given: { body: { response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string } } };
    answer: { verified: boolean };
  };
  /** What the browser needs in order to approve this one offer with a passkey, which signs its hash. */
  'POST /api/approvals/{id}/passkey-options': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: Record<string, unknown>;
  };
  /** The development inbox. */
  'GET /api/sandbox/messages': {
    given: { query?: { address?: string } };
    answer: Array<{ id: string; kind: "sms" | "mail"; address: string; subject: string | null; body: string; sentAt: string }>;
  };
  /** Who the customer is. */
  'GET /api/user/profile': {
    given: Record<never, never>;
    answer: { firstName: string; lastName: string; email: string; phone: string; kycStatus: "approved" | "pending" | "rejected"; isVerified: boolean; dateJoined: string; lastLogin: string | null; emailVerified: boolean; kycTier: number; accountNumber: string; nameFixed: boolean; status: "active" | "frozen" | "deactivated"; cappedUntil: string | null };
  };
  /** Saves the profile. */
  'POST /api/user/profile': {
    given: { body: { firstName: string; lastName: string; email: string; phone: string } };
    answer: { firstName: string; lastName: string; email: string; phone: string; kycStatus: "approved" | "pending" | "rejected"; isVerified: boolean; dateJoined: string; lastLogin: string | null; emailVerified: boolean; kycTier: number; accountNumber: string; nameFixed: boolean; status: "active" | "frozen" | "deactivated"; cappedUntil: string | null };
  };
  /** Changes the number of the account. */
  'POST /api/user/phone': {
    given: { body: { phone: string; code: string; pin: string } };
    answer: { firstName: string; lastName: string; email: string; phone: string; kycStatus: "approved" | "pending" | "rejected"; isVerified: boolean; dateJoined: string; lastLogin: string | null; emailVerified: boolean; kycTier: number; accountNumber: string; nameFixed: boolean; status: "active" | "frozen" | "deactivated"; cappedUntil: string | null };
  };
  /** What the customer switched on. */
  'GET /api/user/security-settings': {
    given: Record<never, never>;
    answer: { biometricEnabled: boolean; twoFactorEnabled: boolean; loginNotifications: boolean; transactionNotifications: boolean; suspiciousActivityAlerts: boolean; instantTransfers: boolean; twoFactorMethod: "sms" | "email" | null; stepUpAbove: number | null; passkeys: number };
  };
  /** Saves them. */
  'POST /api/user/security-settings': {
    given: { body: { biometricEnabled: boolean; twoFactorEnabled: boolean; loginNotifications: boolean; transactionNotifications: boolean; suspiciousActivityAlerts: boolean; stepUpAbove?: number | null } };
    answer: { biometricEnabled: boolean; twoFactorEnabled: boolean; loginNotifications: boolean; transactionNotifications: boolean; suspiciousActivityAlerts: boolean; instantTransfers: boolean; twoFactorMethod: "sms" | "email" | null; stepUpAbove: number | null; passkeys: number };
  };
  /** Switches transfers off, at once, or on again, which takes a second factor shown in the last ten minutes. */
  'POST /api/user/instant-transfers': {
    given: { body: { enabled: boolean } };
    answer: { biometricEnabled: boolean; twoFactorEnabled: boolean; loginNotifications: boolean; transactionNotifications: boolean; suspiciousActivityAlerts: boolean; instantTransfers: boolean; twoFactorMethod: "sms" | "email" | null; stepUpAbove: number | null; passkeys: number };
  };
  /** The limits that hold, the highest that may be chosen, and higher ones that wait. */
  'GET /api/user/limits': {
    given: Record<never, never>;
    answer: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number; ceilings: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number }; pending: Array<{ limit: "dailyTransferLimit" | "monthlyTransferLimit" | "dailyBillPaymentLimit" | "withdrawalLimit"; amount: number; from: string }> };
  };
  /** Changes the limits. */
  'POST /api/user/limits': {
    given: { body: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number } };
    answer: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number; ceilings: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number }; pending: Array<{ limit: "dailyTransferLimit" | "monthlyTransferLimit" | "dailyBillPaymentLimit" | "withdrawalLimit"; amount: number; from: string }> };
  };
  /** The customer’s accounts at other banks, the primary one first. */
  'GET /api/user/bank-accounts': {
    given: Record<never, never>;
    answer: Array<{ id: string; bankName: string; accountNumber: string; accountName: string; isPrimary: boolean; isVerified: boolean }>;
  };
  /** Adds one. */
  'POST /api/user/bank-accounts': {
    given: { body: { bankName: string; accountNumber: string } };
    answer: { id: string; bankName: string; accountNumber: string; accountName: string; isPrimary: boolean; isVerified: boolean };
  };
  /** Asks the other bank again whose account it is. */
  'POST /api/user/bank-accounts/{id}/verify': {
    given: { params: { id: string } };
    answer: { id: string; bankName: string; accountNumber: string; accountName: string; isPrimary: boolean; isVerified: boolean };
  };
  /** Makes it the primary one. */
  'POST /api/user/bank-accounts/{id}/primary': {
    given: { params: { id: string } };
    answer: Array<{ id: string; bankName: string; accountNumber: string; accountName: string; isPrimary: boolean; isVerified: boolean }>;
  };
  /** Removes it. */
  'POST /api/user/bank-accounts/{id}/remove': {
    given: { params: { id: string } };
    answer: Array<{ id: string; bankName: string; accountNumber: string; accountName: string; isPrimary: boolean; isVerified: boolean }>;
  };
  /** Closes the account for good, with the PIN or a second factor shown in the last ten minutes. */
  'POST /api/user/delete-account': {
    given: { body: { pin?: string } };
    answer: { status: "closed" };
  };
  /** Everything that the bank keeps about the customer, as JSON, or as PDF where `format=pdf`. */
  'GET /api/user/export': {
    given: { query?: { format?: "json" | "pdf" } };
    answer: unknown;
  };
  /** Keeps the account still. */
  'POST /api/user/deactivate': {
    given: { body: Record<string, never> };
    answer: { firstName: string; lastName: string; email: string; phone: string; kycStatus: "approved" | "pending" | "rejected"; isVerified: boolean; dateJoined: string; lastLogin: string | null; emailVerified: boolean; kycTier: number; accountNumber: string; nameFixed: boolean; status: "active" | "frozen" | "deactivated"; cappedUntil: string | null };
  };
  /** Activates the account again, with the PIN and a second factor shown in the last ten minutes. */
  'POST /api/user/reactivate': {
    given: { body: { pin: string } };
    answer: { firstName: string; lastName: string; email: string; phone: string; kycStatus: "approved" | "pending" | "rejected"; isVerified: boolean; dateJoined: string; lastLogin: string | null; emailVerified: boolean; kycTier: number; accountNumber: string; nameFixed: boolean; status: "active" | "frozen" | "deactivated"; cappedUntil: string | null };
  };
  /** The browsers that are known, the newest first, and whether each is signed in. */
  'GET /api/user/devices': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; ip: string | null; current: boolean; signedIn: boolean; createdAt: string; lastSeen: string }>;
  };
  /** Forgets a browser. */
  'POST /api/user/devices/{id}/remove': {
    given: { params: { id: string } };
    answer: Record<string, never>;
  };
  /** Signs out everywhere at once, here too. */
  'POST /api/user/sessions/end-all': {
    given: Record<never, never>;
    answer: { ended: number };
  };
  /** The numbers and chats that are the customer’s. */
  'GET /api/user/identities': {
    given: Record<never, never>;
    answer: Array<{ id: string; kind: "phone" | "wa_id" | "bsuid" | "lid"; value: string; verifiedAt: string | null }>;
  };
  /** Takes a chat off the account. */
  'POST /api/user/identities/{id}/remove': {
    given: { params: { id: string } };
    answer: Record<string, never>;
  };
  /** The customer’s level, what each level takes and allows, and what was applied for. */
  'GET /api/user/kyc': {
    given: Record<never, never>;
    answer: { tier: number; kycStatus: "approved" | "pending" | "rejected"; levels: Array<{ tier: number; needs: Array<string>; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number } }>; applications: Array<{ id: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string }> };
  };
  /** Applies for a higher level. */
  'POST /api/user/kyc': {
    given: { body: { tier: number; nin?: string; address?: { street: string; city: string; state: string }; selfie?: { mime: "image/jpeg" | "image/png" | "image/webp"; base64: string } } };
    answer: { tier: number; kycStatus: "approved" | "pending" | "rejected"; levels: Array<{ tier: number; needs: Array<string>; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number } }>; applications: Array<{ id: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string }> };
  };
  /** What the audit log says of the customer’s own account, newest first. */
  'GET /api/user/activity': {
    given: { query?: { before?: string } };
    answer: Array<{ id: string; at: string; action: string; channel: string; ip: string | null; device: string | null }>;
  };
  /** The four plans, with fee, features and limits. */
  'GET /api/account/tiers': {
    given: Record<never, never>;
    answer: Array<{ id: "basic" | "premium" | "business" | "vip"; name: "basic" | "premium" | "business" | "vip"; displayName: string; description: string; monthlyFee: number; annualFee: string; popular: boolean; color: string; features: Array<string>; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; virtualCardsLimit: number; savingsInterestRate: number; investmentMinimum: number; loanMaximum: number; prioritySupport: boolean } }>;
  };
  /** The customer’s plan. */
  'GET /api/account/current-tier': {
    given: Record<never, never>;
    answer: { id: "basic" | "premium" | "business" | "vip"; name: "basic" | "premium" | "business" | "vip"; displayName: string; billing: "monthly" | "annual" | null; renewsAt: string | null; nextTier: "basic" | "premium" | "business" | "vip" | null; graceUntil: string | null; limitsFrom: string | null };
  };
  /** Chooses another plan. */
  'POST /api/account/upgrade-tier': {
    given: { body: { tierId: "basic" | "premium" | "business" | "vip"; billing?: "monthly" | "annual" } };
    answer: { message: string; status: "approve" | "scheduled" | "kept"; quoteId: string | null; amount: string | null };
  };
  /** Lets an administrator in by key, the shared one or their own, for eight hours. */
  'POST /api/admin/verify': {
    given: { body: { adminKey: string } };
    answer: { success: boolean; message: string; administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" } | null; expiresAt: string | null };
  };
  /** Which administrator this browser is let in as. */
  'GET /api/admin/session': {
    given: Record<never, never>;
    answer: { administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" } | null; expiresAt: string | null };
  };
  /** Ends it. */
  'DELETE /api/admin/session': {
    given: Record<never, never>;
    answer: Record<string, never>;
  };
  /** The named administrators. */
  'GET /api/admin/administrators': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; role: "viewer" | "support" | "operations" | "approver"; createdAt: string; disabledAt: string | null }>;
  };
  /** Names an administrator. */
  'POST /api/admin/administrators': {
    given: { body: { name: string; role: "viewer" | "support" | "operations" | "approver" } };
    answer: { administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver"; createdAt: string; disabledAt: string | null }; adminKey: string };
  };
  /** Gives another role, or shuts an administrator out at once. */
  'POST /api/admin/administrators/{id}': {
    given: { params: { id: string }; body: { role?: "viewer" | "support" | "operations" | "approver"; disabled?: boolean } };
    answer: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver"; createdAt: string; disabledAt: string | null };
  };
  /** The audit log, newest first. */
  'GET /api/admin/audit': {
    given: { query?: { customerId?: string; before?: string } };
    answer: Array<{ id: string; at: string; actor: string; action: string; channel: string; ip: string | null; customerId: string | null; subject: string | null; facts: Record<string, unknown> }>;
  };
  /** Applications for a higher level that wait, longest waiting first. */
  'GET /api/admin/kyc': {
    given: Record<never, never>;
    answer: Array<{ id: string; customerId: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string }>;
  };
  /** Decides one, once. */
  'POST /api/admin/kyc/{id}': {
    given: { params: { id: string }; body: { approved: boolean; reason?: string } };
    answer: { id: string; customerId: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string };
  };
  /** Freezes a customer’s account, or thaws it. */
  'POST /api/admin/customers/{id}/freeze': {
    given: { params: { id: string }; body: { frozen: boolean; reason: string } };
    answer: { status: "active" | "frozen" };
  };
  /** Quotes a transfer and approves it by PIN in one call. */
  'POST /api/banking/transfer': {
    given: { body: { userId: string; recipientBank: string; recipientAccount: string; recipientName: string; amount: string; narration?: string; pin: string } };
    answer: { transactionRef: string; status: "success" | "pending" | "failed"; amount: string; fee: string; duty: string; total: string; recipientName: string; recipientBank: string; message: string };
  };
  /** Whether a receipt that somebody shows is of this bank, for whoever holds its reference. */
  'GET /api/receipts/{reference}/check': {
    given: { params: { reference: string } };
    answer: { reference: string; operation: "transfer" | "airtime"; status: "success" | "pending" | "failed"; amount: string; date: string; to: string; bank: string; account: string };
  };
  /** The receipt of one of the caller’s own transfers or airtime orders, as a picture. */
  'GET /api/receipts/{reference}': {
    given: { params: { reference: string }; query?: { format?: "png" | "svg" } };
    answer: Blob;
  };
  /** The offer behind an approval link. */
  'POST /api/approvals/find': {
    given: { body: { secret: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" };
  };
  /** An offer made to the customer of the session, or to the visitor who is opening an account in this browser. */
  'GET /api/approvals/{id}': {
    given: { params: { id: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" };
  };
  /** Approves the offer, once. */
  'POST /api/approvals/{id}': {
    given: { params: { id: string }; body: { secret?: string; pin?: string; passkey?: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string }; code?: string; newPin?: string; bvn?: string } };
    answer: { status: "approved"; message: string; reference?: string; approval: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" } };
  };
  /** Refuses the offer. */
  'POST /api/approvals/{id}/decline': {
    given: { params: { id: string }; body: { secret?: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" };
  };
  /** Says something to the bank, as the customer of the session or as a visitor. */
  'POST /api/chat/message': {
    given: { body: { userId?: string; message: string; language?: "english" | "pidgin" | "hausa" | "yoruba" | "igbo" | "en" | "pcm" | "ha" | "yo" | "ig"; choiceId?: string } };
    answer: { response: string; messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }>; pending: boolean };
  };
  /** Says it aloud. */
  'POST /api/chat/voice': {
    given: { query?: { language?: "english" | "pidgin" | "hausa" | "yoruba" | "igbo" | "en" | "pcm" | "ha" | "yo" | "ig" }; body: Blob | Uint8Array };
    answer: { response: string; messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }>; pending: boolean; heard?: { text: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; confidence: number; intent: string; parameters: Record<string, string> } };
  };
  /** The conversation of this browser, oldest first, as far back as the page shows. */
  'GET /api/chat/messages': {
    given: Record<never, never>;
    answer: { messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }> };
  };
  /** What the bank says, as it says it. */
  'GET /api/chat/replies': {
    given: Record<never, never>;
    answer: string;
  };
  /** One reply, spoken. */
  'GET /api/chat/replies/{id}/audio': {
    given: { params: { id: string } };
    answer: Blob;
  };
  /** The process lives. */
  'GET /api/health': {
    given: Record<never, never>;
    answer: { status: "ok" };
  };
  /** The bank can work. */
  'GET /api/ready': {
    given: Record<never, never>;
    answer: { status: "ok" | "down"; database: "ok" | "down"; queue: "ok" | "down"; migrations: "ok" | "down" };
  };
  /** The QR code that pairs the bank’s WhatsApp, as SVG, for the bearer of the x-admin-key header. */
  'GET /api/admin/whatsapp': {
    given: Record<never, never>;
    answer: string;
  };
  /** Joins the waitlist. */
  'POST /api/waitlist': {
    given: { body: { name: string; phone: string; email: string } };
    answer: { message: string; count: number };
  };
  /** Who waits, newest first, for an administrator. */
  'GET /api/waitlist': {
    given: { query?: { limit?: number } };
    answer: Array<{ id: string; name: string; phone: string; email: string; createdAt: string }>;
  };
  /** How many wait. */
  'GET /api/waitlist/count': {
    given: Record<never, never>;
    answer: { count: number };
  };
  /** Leaves a message for the bank’s people, from the contact form. */
  'POST /api/inquiries': {
    given: { body: { name: string; message: string; email?: string; phone?: string } };
    answer: { id: string; status: "new" | "answered" | "closed"; createdAt: string };
  };
  /** The messages of the contact form, newest first, for an administrator. */
  'GET /api/inquiries': {
    given: { query?: { limit?: number } };
    answer: Array<{ id: string; name: string; email: string | null; phone: string | null; message: string; status: "new" | "answered" | "closed"; createdAt: string }>;
  };
  /** Marks a message of the contact form as answered, or closed. */
  'POST /api/inquiries/{id}/status': {
    given: { params: { id: string }; body: { status: "new" | "answered" | "closed" } };
    answer: { id: string; name: string; email: string | null; phone: string | null; message: string; status: "new" | "answered" | "closed"; createdAt: string };
  };
  /** What the administrators’ cards show. */
  'GET /api/stats': {
    given: Record<never, never>;
    answer: { waitlistCount: number; totalInquiries: number; newInquiries: number; customers: number; valueToday: string; transactionsToday: number };
  };
  /** What can be dialled straight, by category. */
  'GET /api/ussd/codes': {
    given: Record<never, never>;
    answer: Array<{ id: string; code: string; description: string; example: string; category: "transfer" | "balance" | "bills" | "airtime" | "help" }>;
  };
  /** The dialogues of the signed-in customer’s own numbers, and those tried out in this browser. */
  'GET /api/ussd/sessions': {
    given: Record<never, never>;
    answer: Array<{ id: string; phoneNumber: string; currentMenu: string; status: "active" | "ended" | "expired"; lastActivity: string }>;
  };
  /** The simulator. */
  'POST /api/ussd/test': {
    given: { body: { phoneNumber: string; code: string; sessionId?: string } };
    answer: { sessionId: string; screen: string; status: "active" | "ended" | "expired"; currentMenu: string; secret: boolean };
  };
  /** One hop of a dialogue, as Africa’s Talking sends it. */
  'POST /api/ussd/callback': {
    given: { query?: { key?: string }; body: { sessionId: string; serviceCode?: string; phoneNumber: string; networkCode?: string; text?: string } };
    answer: string;
  };
  /** The provider’s word that a dialogue is over. */
  'POST /api/ussd/events': {
    given: { query?: { key?: string }; body: { sessionId: string; status?: string } };
    answer: string;
  };
  /** The knowledge base that the assistant answers from, and the FAQ page shows. */
  'GET /api/support/knowledge': {
    given: { query?: { q?: string; category?: "Security" | "Voice Banking" | "Community Savings" | "WhatsApp Banking" | "Payments" | "Account Setup" } };
    answer: Array<{ id: string; category: "Security" | "Voice Banking" | "Community Savings" | "WhatsApp Banking" | "Payments" | "Account Setup"; question: string; answer: string }>;
  };
  /** The customer’s tickets, newest first. */
  'GET /api/support/tickets': {
    given: { query?: { q?: string } };
    answer: Array<{ id: string; subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority: "low" | "medium" | "high" | "urgent"; message: string; status: "open" | "in-progress" | "resolved" | "closed"; response: string | null; rating: number | null; createdAt: string; respondBy: string }>;
  };
  /** Opens a ticket. */
  'POST /api/support/tickets': {
    given: { body: { subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority?: "low" | "medium" | "high" | "urgent"; message: string } };
    answer: { id: string; subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority: "low" | "medium" | "high" | "urgent"; message: string; status: "open" | "in-progress" | "resolved" | "closed"; response: string | null; rating: number | null; createdAt: string; respondBy: string };
  };
  /** Says how well a resolved ticket was answered, once. */
  'POST /api/support/tickets/{ticketId}/rate': {
    given: { params: { ticketId: string }; body: { ticketId?: string | number; rating: number } };
    answer: { id: string; subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority: "low" | "medium" | "high" | "urgent"; message: string; status: "open" | "in-progress" | "resolved" | "closed"; response: string | null; rating: number | null; createdAt: string; respondBy: string };
  };
  /** The conversation of this browser as the support centre shows it. */
  'GET /api/support/chat': {
    given: Record<never, never>;
    answer: Array<{ id: string; sender: "user" | "bot" | "agent"; message: string; timestamp: string }>;
  };
  /** Says something. */
  'POST /api/support/chat': {
    given: { body: { message: string } };
    answer: { messages: Array<{ id: string; sender: "user" | "bot" | "agent"; message: string; timestamp: string }>; pending: boolean; person: boolean };
  };
  /** The customer’s cases of money asked back, newest first, each with its clock. */
  'GET /api/support/disputes': {
    given: Record<never, never>;
    answer: Array<{ caseNumber: string; reference: string; amount: string; name: string; bank: string; reason: string; status: "open" | "bank_told" | "resolved" | "rejected"; openedAt: string; bankDueAt: string; acknowledgeDueAt: string; findingDueAt: string; finding: string | null }>;
  };
  /** Asks money back that has left. */
  'POST /api/support/disputes': {
    given: { body: { reference: string; reason: string } };
    answer: { caseNumber: string; reference: string; amount: string; name: string; bank: string; reason: string; status: "open" | "bank_told" | "resolved" | "rejected"; openedAt: string; bankDueAt: string; acknowledgeDueAt: string; findingDueAt: string; finding: string | null };
  };
  /** The conversations that wait for a person, longest waiting first. */
  'GET /api/admin/support/threads': {
    given: Record<never, never>;
    answer: Array<{ id: string; customer: string | null; channel: string; waitingSince: string; answerBy: string; last: string }>;
  };
  /** One conversation, masked, with the customer’s five latest transactions. */
  'GET /api/admin/support/threads/{id}': {
    given: { params: { id: string } };
    answer: { thread: { id: string; customer: string | null; channel: string; waitingSince: string; answerBy: string; last: string }; messages: Array<{ id: string; sender: "user" | "bot" | "agent"; message: string; timestamp: string }>; transactions: Array<{ date: string; description: string; amount: string; status: string }> };
  };
  /** A person answers. */
  'POST /api/admin/support/threads/{id}/reply': {
    given: { params: { id: string }; body: { message: string } };
    answer: { id: string; sender: "user" | "bot" | "agent"; message: string; timestamp: string };
  };
  /** Gives the conversation back to the assistant, and says so in it. */
  'POST /api/admin/support/threads/{id}/return': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: Record<string, never>;
  };
  /** All tickets that are not closed, the most urgent and oldest first. */
  'GET /api/admin/support/tickets': {
    given: Record<never, never>;
    answer: Array<{ id: string; subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority: "low" | "medium" | "high" | "urgent"; message: string; status: "open" | "in-progress" | "resolved" | "closed"; response: string | null; rating: number | null; createdAt: string; respondBy: string; customerId: string }>;
  };
  /** Answers a ticket, or moves it on. */
  'POST /api/admin/support/tickets/{ticketId}': {
    given: { params: { ticketId: string }; body: { status: "open" | "in-progress" | "resolved" | "closed"; response?: string } };
    answer: { id: string; subject: string; category: "Account Issues" | "Transaction Problems" | "Technical Support" | "Voice Banking" | "Community Savings" | "Security Concerns" | "General Inquiry"; priority: "low" | "medium" | "high" | "urgent"; message: string; status: "open" | "in-progress" | "resolved" | "closed"; response: string | null; rating: number | null; createdAt: string; respondBy: string };
  };
  /** The open cases, the one whose clock ends first at the top. */
  'GET /api/admin/support/disputes': {
    given: Record<never, never>;
    answer: Array<{ caseNumber: string; reference: string; amount: string; name: string; bank: string; reason: string; status: "open" | "bank_told" | "resolved" | "rejected"; openedAt: string; bankDueAt: string; acknowledgeDueAt: string; findingDueAt: string; finding: string | null }>;
  };
  /** Moves a case on. */
  'POST /api/admin/support/disputes/{caseNumber}': {
    given: { params: { caseNumber: string }; body: { status: "bank_told" | "resolved" | "rejected"; finding?: string } };
    answer: { caseNumber: string; reference: string; amount: string; name: string; bank: string; reason: string; status: "open" | "bank_told" | "resolved" | "rejected"; openedAt: string; bankDueAt: string; acknowledgeDueAt: string; findingDueAt: string; finding: string | null };
  };
  /** This API as an OpenAPI 3.1 document, made from the contract that the bank runs on. */
  'GET /api/openapi.json': {
    given: Record<never, never>;
    answer: Record<string, unknown>;
  };
  /** Every endpoint of the contract, as the portal lists them. */
  'GET /api/developer/endpoints': {
    given: Record<never, never>;
    answer: Array<{ id: string; category: "auth" | "payments" | "users" | "analytics" | "notifications"; method: "GET" | "POST" | "PUT" | "DELETE"; endpoint: string; authenticated: boolean; scope: string | null; rateLimit: string; description: string; example: string }>;
  };
  /** What the bank measured. */
  'GET /api/developer/stats': {
    given: Record<never, never>;
    answer: { totalEndpoints: number; uptime: number; avgResponse: number; developers: number };
  };
  /** The customer’s API keys. */
  'GET /api/developer/keys': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; key: string; mode: "sandbox" | "live"; status: "active" | "revoked"; created: string; lastUsed: string | null; permissions: Array<"payments:read" | "payments:write" | "users:read" | "analytics:read"> }>;
  };
  /** Makes a key. */
  'POST /api/developer/keys/generate': {
    given: { body: { name: string; permissions: Array<"payments:read" | "payments:write" | "users:read" | "analytics:read">; mode?: "sandbox" | "live" } };
    answer: { id: string; name: string; key: string; mode: "sandbox" | "live"; status: "active" | "revoked"; created: string; lastUsed: string | null; permissions: Array<"payments:read" | "payments:write" | "users:read" | "analytics:read"> };
  };
  /** Ends a key at once. */
  'POST /api/developer/keys/{id}/revoke': {
    given: { params: { id: string } };
    answer: { id: string; name: string; key: string; mode: "sandbox" | "live"; status: "active" | "revoked"; created: string; lastUsed: string | null; permissions: Array<"payments:read" | "payments:write" | "users:read" | "analytics:read"> };
  };
  /** The calls of this month against what the plan allows. */
  'GET /api/developer/usage': {
    given: Record<never, never>;
    answer: { plan: "free" | "startup" | "enterprise"; calls: number; quota: number | null; resetsAt: string; renewsAt: string | null };
  };
  /** Changes the API plan. */
  'POST /api/developer/plan': {
    given: { body: { plan: "free" | "startup" } };
    answer: { plan: "free" | "startup" | "enterprise"; quoteId: string | null; message: string };
  };
  /** Where the bank sends events. */
  'GET /api/developer/webhooks': {
    given: Record<never, never>;
    answer: Array<{ id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "removed"; created: string }>;
  };
  /** Asks for events at an address. */
  'POST /api/developer/webhooks': {
    given: { body: { url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test">; mode?: "sandbox" | "live" } };
    answer: { webhook: { id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "removed"; created: string }; secret: string };
  };
  /** Ends it. */
  'POST /api/developer/webhooks/{id}/remove': {
    given: { params: { id: string } };
    answer: { id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "removed"; created: string };
  };
  /** Sends a test event. */
  'POST /api/developer/webhooks/{id}/test': {
    given: { params: { id: string } };
    answer: { id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> };
  };
  /** What was sent there, newest first, with how it went. */
  'GET /api/developer/webhooks/{id}/deliveries': {
    given: { params: { id: string } };
    answer: Array<{ id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> }>;
  };
  /** Sends one event again, under its own id. */
  'POST /api/developer/deliveries/{id}/replay': {
    given: { params: { id: string } };
    answer: { id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> };
  };
  /** The six loans, with what each asks and costs. */
  'GET /api/loans/products': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; description: string; eligibility: "high" | "medium" | "low"; minAmount: number; maxAmount: number; interestRate: number; term: string; terms: Array<number>; processingTime: string; features: Array<string>; requirements: Array<string> }>;
  };
  /** What a loan would cost. */
  'GET /api/loans/quote': {
    given: { query: { productId: string; amount: string; term: number } };
    answer: { monthlyPayment: number; totalInterest: number; totalPayment: number; schedule: Array<{ number: number; payment: number; principal: number; interest: number; balance: number }> };
  };
  /** The customer’s applications and loans, newest first. */
  'GET /api/loans/applications': {
    given: Record<never, never>;
    answer: Array<{ id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" }>;
  };
  /** One of them, with its schedule. */
  'GET /api/loans/applications/{id}': {
    given: { params: { id: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+"; schedule: Array<{ number: number; dueDate: string; payment: number; principal: number; interest: number; lateFee: number; paid: number; status: "due" | "paid" | "late" | "upcoming" }> };
  };
  /** The customer’s score, from what they did at this bank, and what would raise it. */
  'GET /api/loans/credit-score': {
    given: Record<never, never>;
    answer: { score: number; rating: "Excellent" | "Good" | "Fair" | "Poor"; factors: Array<{ factor: string; impact: "positive" | "negative" | "neutral"; points: number; pointsMax: number; explanation: string }>; recommendations: Array<string> };
  };
  /** Applies for a loan. */
  'POST /api/loans/apply': {
    given: { body: { productId: string; amount: number | string; term: number; purpose: string; income?: number | string; employment?: "employed" | "self-employed" | "business" | "student" | "retired" | "other"; employer?: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** Accepts an approved offer. */
  'POST /api/loans/applications/{id}/accept': {
    given: { params: { id: string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Gives up an application or an offer that was not accepted. */
  'POST /api/loans/applications/{id}/withdraw': {
    given: { params: { id: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** Pays back before the date. */
  'POST /api/loans/applications/{id}/repay': {
    given: { params: { id: string }; body: { amount?: number | string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** The applications that a person has to decide, longest waiting first, and the loans in arrears. */
  'GET /api/admin/loans': {
    given: { query?: { status?: "pending" | "in_arrears" } };
    answer: Array<{ id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+"; customerId: string; score: number; income: number | null; incomeSeen: number; employment: string | null; employer: string | null }>;
  };
  /** Decides a pending application, once. */
  'POST /api/admin/loans/{id}': {
    given: { params: { id: string }; body: { approved: boolean; reason?: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** What can be bought, with prices. */
  'GET /api/investments': {
    given: { query?: { category?: "all" | "stocks" | "crypto" | "bonds" | "funds" } };
    answer: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; risk: "low" | "medium" | "high"; currentPrice: number; changePercent: number; minimumInvestment: number; description: string; source: string; pricedAt: string }>;
  };
  /** What the customer holds outside plans and in them, at today’s prices. */
  'GET /api/investments/portfolio': {
    given: Record<never, never>;
    answer: { totalValue: number; totalCost: number; totalReturn: number; returnPercent: number; pricedAt: string; assets: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; quantity: string; currentPrice: number; totalValue: number; cost: number; return: number; returnPercent: number }> };
  };
  /** The indices, computed from the prices. */
  'GET /api/investments/market': {
    given: Record<never, never>;
    answer: { indices: Array<{ id: string; name: string; value: number; change: number; changePercent: number }>; gainers: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; risk: "low" | "medium" | "high"; currentPrice: number; changePercent: number; minimumInvestment: number; description: string; source: string; pricedAt: string }>; losers: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; risk: "low" | "medium" | "high"; currentPrice: number; changePercent: number; minimumInvestment: number; description: string; source: string; pricedAt: string }>; crypto: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; risk: "low" | "medium" | "high"; currentPrice: number; changePercent: number; minimumInvestment: number; description: string; source: string; pricedAt: string }>; source: string; pricedAt: string };
  };
  /** The prices of one asset over the last days, oldest first. */
  'GET /api/investments/{id}/history': {
    given: { params: { id: string }; query?: { days?: number } };
    answer: { symbol: string; points: Array<{ at: string; price: number }> };
  };
  /** Buys or sells for an amount of naira, at a price that holds until the offer expires. */
  'POST /api/investments/trade': {
    given: { body: { investmentId: string; amount?: number | string; type: "buy" | "sell" } };
    answer: { quoteId: string; amount: number; fee: number; total: number; expiresAt: string; message: string; symbol: string; quantity: string; price: number };
  };
  /** What the customer bought and sold, newest first. */
  'GET /api/investments/trades': {
    given: Record<never, never>;
    answer: Array<{ reference: string; symbol: string; name: string; type: "buy" | "sell"; quantity: string; price: number; amount: number; fee: number; planId: string | null; date: string }>;
  };
  /** The customer’s investment plans. */
  'GET /api/investments/plans': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; description: string; riskLevel: "conservative" | "moderate" | "aggressive"; currentAmount: number; targetAmount: number; monthlyContribution: number; expectedReturn: number; expectedRange: string; contributed: number; years: number; progress: number; status: "active" | "paused" | "matured" | "closed"; nextContribution: string | null; endsAt: string; assets: Array<{ symbol: string; percent: number }> }>;
  };
  /** Begins a plan. */
  'POST /api/investments/plans': {
    given: { body: { name: string; riskLevel: "conservative" | "moderate" | "aggressive"; monthlyContribution: number | string; years: number; targetAmount?: number | string } };
    answer: { quoteId: string; amount: number; fee: number; total: number; expiresAt: string; message: string };
  };
  /** The three kinds of plan. */
  'GET /api/investments/plans/models': {
    given: Record<never, never>;
    answer: Array<{ riskLevel: "conservative" | "moderate" | "aggressive"; name: string; description: string; expectedReturn: number; expectedRange: string; minimumContribution: number; years: Array<number>; assets: Array<{ symbol: string; percent: number }> }>;
  };
  /** Stops the monthly contributions, or goes on with them. */
  'POST /api/investments/plans/{id}/pause': {
    given: { params: { id: string }; body: { paused: boolean } };
    answer: { id: string; name: string; description: string; riskLevel: "conservative" | "moderate" | "aggressive"; currentAmount: number; targetAmount: number; monthlyContribution: number; expectedReturn: number; expectedRange: string; contributed: number; years: number; progress: number; status: "active" | "paused" | "matured" | "closed"; nextContribution: string | null; endsAt: string; assets: Array<{ symbol: string; percent: number }> };
  };
  /** Sells all that a plan holds and ends it. */
  'POST /api/investments/plans/{id}/close': {
    given: { params: { id: string } };
    answer: { quoteId: string; amount: number; fee: number; total: number; expiresAt: string; message: string };
  };
  /** The rate and the fee of every country, by its code. */
  'GET /api/remittance/rates': {
    given: { query?: { country?: string } };
    answer: Record<string, { country: string; currency: string; symbol: string; rate: number; fee: number; feePercentage: number; estimatedDelivery: string; minAmount: number; maxAmount: number; source: string; pricedAt: string }>;
  };
  /** The countries. */
  'GET /api/remittance/countries': {
    given: Record<never, never>;
    answer: Array<{ code: string; name: string; flag: string; supported: boolean; averageRate: number; estimatedDelivery: string; currency: string; symbol: string }>;
  };
  /** Prices a remittance. */
  'POST /api/remittance/quote': {
    given: { body: { amount: number | string; fromCountry: string } };
    answer: { quoteId: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; estimatedDelivery: string; expiresAt: string };
  };
  /** Orders a remittance, at the rate of `quoteId` or today’s. */
  'POST /api/remittance/send': {
    given: { body: { amount: number | string; fromCountry: string; recipientPhone: string; paymentMethod: "card"; quoteId?: string; recipientName?: string } };
    answer: { id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null };
  };
  /** The sandbox’s cards. */
  'GET /api/remittance/cards': {
    given: Record<never, never>;
    answer: Array<{ token: string; brand: string; last4: string; about: string }>;
  };
  /** Pays by card. */
  'POST /api/remittance/{reference}/pay': {
    given: { params: { reference: string }; body: { cardToken: string; cardholder: string } };
    answer: { id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null };
  };
  /** Answers the card’s bank with the code that it sent to the sender. */
  'POST /api/remittance/{reference}/challenge': {
    given: { params: { reference: string }; body: { code: string } };
    answer: { id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null };
  };
  /** What this sender sent, newest first. */
  'GET /api/remittance': {
    given: Record<never, never>;
    answer: Array<{ id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null }>;
  };
  /** One of them. */
  'GET /api/remittance/{reference}': {
    given: { params: { reference: string } };
    answer: { id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null };
  };
  /** The payment provider’s word on a payment, signed. */
  'POST /api/remittance/webhook': {
    given: { body: { reference: string; event: "captured" | "declined" | "refunded"; signature: string } };
    answer: { received: boolean };
  };
  /** The remittances that a person has to look at, because a name is near one of the sanction list. */
  'GET /api/admin/remittances': {
    given: Record<never, never>;
    answer: Array<{ id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null; cardholder: string | null; recipient: string | null; matches: Array<{ name: string; listed: string; likeness: number }> }>;
  };
  /** Clears one, and it goes on. */
  'POST /api/admin/remittances/{reference}': {
    given: { params: { reference: string }; body: { cleared: boolean; reason: string } };
    answer: { id: string; reference: string; fromCountry: string; currency: string; amount: number; fee: number; rate: number; receives: number; recipientPhone: string; recipientName: string | null; invited: boolean; heldUntil: string | null; status: "awaiting_payment" | "challenge" | "processing" | "review" | "paid_in" | "held" | "success" | "declined" | "expired" | "refused" | "refunding" | "refunded"; message: string; createdAt: string; payBefore: string; completedAt: string | null };
  };
};
