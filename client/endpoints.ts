/** What every endpoint takes and answers. Made by `npm run client` from the OpenAPI document; not written by hand. */
export type Endpoints = {
  /** Opens an account and signs the browser in. */
  'POST /api/users/register': {
    given: { body: { phone: string; firstName: string; lastName: string; email?: string; bvn?: string; verificationCode?: string; transactionPin?: string; confirmPin?: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } };
  };
  /** One step of the consent of the BVN’s person, where the register asks for it. */
  'POST /api/users/bvn-consent': {
    given: { body: { phone: string; verificationCode: string; bvn: string; way?: string; code?: string } };
    answer: { state: "choose" | "sent" | "done"; ways: Array<{ id: string; hint: string }> };
  };
  /** What the customer has and did last. */
  'GET /api/users/{id}/dashboard': {
    given: { params: { id: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string }; receiving: { bank: string; account: string; name: string } | null; recentTransactions: Array<{ id: string; description: string; type: "credit" | "debit"; amount: string; status: "success" | "pending" | "failed"; reference: string; date: string }>; stats: { totalTransactions: number; monthlySpending: string }; virtualCards: Array<{ id: string; label: string; lastFour: string; status: "requested" | "active" | "frozen" | "closed" | "failed" }>; savingsGoals: Array<{ id: string; name: string; currentAmount: string; targetAmount: string }> };
  };
  /** Who this browser is signed in as. */
  'GET /api/session': {
    given: Record<never, never>;
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } | null; resting?: { firstName: string; phone: string } };
  };
  /** Signs this browser out. */
  'DELETE /api/session': {
    given: Record<never, never>;
    answer: Record<string, never>;
  };
  /** Signs in with the phone and the PIN. */
  'POST /api/auth/sign-in': {
    given: { body: { phone: string; pin: string; method?: "sms" | "email" } };
    answer: { status: "signed_in" | "code_needed"; user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } | null; method: "sms" | "email" | null; sent: { to: string; resendAt: string; expiresAt: string } | null };
  };
  /** Sends the code that lets new devices sign in again, after twenty wrong PINs in a day on devices that the number does not know. */
  'POST /api/auth/reopen': {
    given: { body: { phone: string } };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** Lets new devices sign in again, by the code that came to the phone. */
  'POST /api/auth/reopen/verify': {
    given: { body: { phone: string; code: string } };
    answer: Record<string, never>;
  };
  /** Goes on with a session that rested for 15 minutes or more, by PIN. */
  'POST /api/auth/unlock': {
    given: { body: { pin: string } };
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } };
  };
  /** Sends a code of six digits, good for ten minutes and one use, at most one a minute. */
  'POST /api/auth/send-2fa-code': {
    given: { body: { method: "sms" | "email"; purpose: "register" | "sign_in" | "setup" | "login" | "verify" | "transaction" | "link"; phone?: string } };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** Checks a code, which is then used up. */
  'POST /api/auth/verify-2fa-code': {
    given: { body: { code: string; method: "sms" | "email" } };
    answer: { verified: boolean; user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } | null };
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
    answer: { user: { id: string; firstName: string; lastName: string; phone: string; accountNumber: string; isVerified: boolean; isDemo: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig"; accountBalance: string } };
  };
  /** The customer’s passkeys, oldest first. */
  'GET /api/user/passkeys': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; synced: boolean; createdAt: string; usedAt: string | null; countsFrom: string | null }>;
  };
  /** Keeps the passkey that the browser made. */
  'POST /api/user/passkeys': {
    given: { body: { response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string }; name?: string } };
    answer: { id: string; name: string; synced: boolean; createdAt: string; usedAt: string | null; countsFrom: string | null };
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
  /** Confirms a passkey that the PIN alone made, with a second factor shown in the last ten minutes. */
  'POST /api/user/passkeys/{id}/confirm': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { id: string; name: string; synced: boolean; createdAt: string; usedAt: string | null; countsFrom: string | null };
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
  /** Begins to reset a forgotten PIN. */
  'POST /api/auth/pin-reset': {
    given: { body: { phone: string } };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** How far the reset of this browser has come. */
  'GET /api/auth/pin-reset': {
    given: Record<never, never>;
    answer: { step: "code" | "picture" | null; to: string | null; expiresAt: string | null };
  };
  /** Goes on with a reset that was begun in a chat or by USSD, by the secret of its link. */
  'POST /api/auth/pin-reset/open': {
    given: { body: { secret: string } };
    answer: { step: "code" | "picture" | null; to: string | null; expiresAt: string | null };
  };
  /** Sends the code of this browser’s reset, at most one a minute. */
  'POST /api/auth/pin-reset/code': {
    given: { body: Record<string, never> };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** Proves the phone by the code that came to it. */
  'POST /api/auth/pin-reset/verify': {
    given: { body: { code: string } };
    answer: { step: "code" | "picture" | null; to: string | null; expiresAt: string | null };
  };
  /** Sets the new PIN, where the picture is of a living person and of the face that the registers have for the customer. */
  'POST /api/auth/pin-reset/finish': {
    given: { body: { newPin: string; selfie: { mime: "image/jpeg" | "image/png" | "image/webp"; base64: string } } };
    answer: { cappedUntil: string };
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
  /** Speaks to the customer in this language from here on. */
  'POST /api/user/language': {
    given: { body: { language: "en" | "pcm" | "ha" | "yo" | "ig" } };
    answer: { language: "en" | "pcm" | "ha" | "yo" | "ig" };
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
  /** Whether a language model of another company may read what the chat is not sure of. */
  'GET /api/user/model-consent': {
    given: { query: { language: "en" | "pcm" | "ha" | "yo" | "ig" } };
    answer: { isAsked: boolean; isGiven: boolean; at: string | null; wording: string };
  };
  /** Agrees to it, or takes that back. */
  'POST /api/user/model-consent': {
    given: { body: { agrees: boolean; language: "en" | "pcm" | "ha" | "yo" | "ig" } };
    answer: { isAsked: boolean; isGiven: boolean; at: string | null; wording: string };
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
  /** Keeps the account still, with the PIN. */
  'POST /api/user/deactivate': {
    given: { body: { pin: string } };
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
    answer: { tier: number; kycStatus: "approved" | "pending" | "rejected"; levels: Array<{ tier: number; needs: Array<"bvn" | "nin" | "address" | "selfie">; begins: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number }; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number } }>; applications: Array<{ id: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string }> };
  };
  /** Applies for a higher level. */
  'POST /api/user/kyc': {
    given: { body: { tier: number; nin?: string; address?: { street: string; city: string; state: string }; selfie?: { mime: "image/jpeg" | "image/png" | "image/webp"; base64: string } } };
    answer: { tier: number; kycStatus: "approved" | "pending" | "rejected"; levels: Array<{ tier: number; needs: Array<"bvn" | "nin" | "address" | "selfie">; begins: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number }; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; dailyBillPaymentLimit: number; withdrawalLimit: number } }>; applications: Array<{ id: string; tier: number; status: "approved" | "pending" | "rejected"; reason: string | null; askedAt: string }> };
  };
  /** What the audit log says of the customer’s own account, newest first. */
  'GET /api/user/activity': {
    given: { query?: { before?: string } };
    answer: Array<{ id: string; at: string; action: string; channel: string; ip: string | null; device: string | null; approved: { operation: string; amount: string; name: string | null; bank: string | null; account: string | null; narration: string | null } | null; changes: Record<string, string | number | boolean | null> }>;
  };
  /** The four plans, with fee, features and limits. */
  'GET /api/account/tiers': {
    given: Record<never, never>;
    answer: Array<{ id: "basic" | "premium" | "business" | "vip"; name: "basic" | "premium" | "business" | "vip"; displayName: string; description: string; monthlyFee: number; annualFee: string; popular: boolean; color: string; features: Array<string>; level: number; limits: { dailyTransferLimit: number; monthlyTransferLimit: number; virtualCardsLimit: number; savingsInterestRate: number; investmentMinimum: number; loanMaximum: number; prioritySupport: boolean } }>;
  };
  /** The customer’s plan. */
  'GET /api/account/current-tier': {
    given: Record<never, never>;
    answer: { id: "basic" | "premium" | "business" | "vip"; name: "basic" | "premium" | "business" | "vip"; displayName: string; billing: "monthly" | "annual" | null; renewsAt: string | null; nextTier: "basic" | "premium" | "business" | "vip" | null; graceUntil: string | null; limitsFrom: string | null };
  };
  /** Chooses another plan. */
  'POST /api/account/upgrade-tier': {
    given: { body: { tierId: "basic" | "premium" | "business" | "vip"; billing?: "monthly" | "annual" } };
    answer: { message: string; heldBack: string | null; status: "approve" | "scheduled" | "kept"; quoteId: string | null; amount: string | null };
  };
  /** Lets an administrator in by their key, for eight hours. */
  'POST /api/admin/verify': {
    given: { body: { adminKey: string } };
    answer: { success: boolean; message: string; administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } | null; expiresAt: string | null };
  };
  /** What the browser needs to show an administrator’s passkey. */
  'POST /api/admin/passkey/options': {
    given: { body: Record<string, never> };
    answer: Record<string, unknown>;
  };
  /** Lets an administrator in by their passkey, for eight hours. */
  'POST /api/admin/passkey': {
    given: { body: { response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string } } };
    answer: { success: boolean; message: string; administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } | null; expiresAt: string | null };
  };
  /** What the browser of an invited person needs to make their passkey. */
  'POST /api/admin/invitation/options': {
    given: { body: { secret: string } };
    answer: { name: string; options: Record<string, unknown> };
  };
  /** Keeps the passkey that the invited person’s browser made, and lets them in. */
  'POST /api/admin/invitation': {
    given: { body: { secret: string; response: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string } } };
    answer: { success: boolean; message: string; administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } | null; expiresAt: string | null };
  };
  /** Which administrator this browser is let in as. */
  'GET /api/admin/session': {
    given: Record<never, never>;
    answer: { administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } | null; expiresAt: string | null };
  };
  /** Ends it. */
  'DELETE /api/admin/session': {
    given: Record<never, never>;
    answer: Record<string, never>;
  };
  /** The people who run the bank. */
  'GET /api/admin/administrators': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance"; createdAt: string; disabledAt: string | null; confirmedAt: string | null; hasPasskey: boolean; keyUntil: string | null }>;
  };
  /** Names an administrator. */
  'POST /api/admin/administrators': {
    given: { body: { name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } };
    answer: { administrator: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance"; createdAt: string; disabledAt: string | null; confirmedAt: string | null; hasPasskey: boolean; keyUntil: string | null }; adminKey: string | null };
  };
  /** Gives another role, or shuts an administrator out. */
  'POST /api/admin/administrators/{id}': {
    given: { params: { id: string }; body: { role?: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance"; disabled?: boolean } };
    answer: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance"; createdAt: string; disabledAt: string | null; confirmedAt: string | null; hasPasskey: boolean; keyUntil: string | null };
  };
  /** Another owner agrees to what one named. */
  'POST /api/admin/administrators/{id}/confirm': {
    given: { params: { id: string }; body: { role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance" } };
    answer: { id: string; name: string; role: "viewer" | "support" | "operations" | "approver" | "owner" | "compliance"; createdAt: string; disabledAt: string | null; confirmedAt: string | null; hasPasskey: boolean; keyUntil: string | null };
  };
  /** The link by which a person makes their passkey, good for a day and one use. */
  'POST /api/admin/administrators/{id}/invitation': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { link: string; expiresAt: string };
  };
  /** Makes the caller’s own key for programs, shown once and good for 90 days, in place of the one before. */
  'POST /api/admin/key': {
    given: { body: Record<string, never> };
    answer: { adminKey: string; until: string };
  };
  /** What one person asked for that moves or frees money, and a second one has not yet. */
  'GET /api/admin/proposals': {
    given: Record<never, never>;
    answer: Array<{ id: string; act: "money_back" | "review_release" | "thaw" | "remittance" | "loan" | "group_death" | "lien" | "death" | "sanction"; subject: string; facts: Record<string, unknown>; note: string | null; customerId: string | null; proposedBy: string; proposer: string; mine: boolean; proposedAt: string }>;
  };
  /** Takes a proposal back, or refuses another’s. */
  'POST /api/admin/proposals/{id}/refuse': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: Record<string, never>;
  };
  /** The audit log, newest first. */
  'GET /api/admin/audit': {
    given: { query?: { customerId?: string; before?: string; action?: string; actor?: string } };
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
  /** Freezes a customer’s account, or thaws it to what it was before. */
  'POST /api/admin/customers/{id}/freeze': {
    given: { params: { id: string }; body: { frozen: boolean; reason: string } };
    answer: { status: "active" | "frozen" | "deactivated" };
  };
  /** Quotes a transfer and approves it by PIN in one call. */
  'POST /api/banking/transfer': {
    given: { body: { userId: string; recipientBank: string; recipientAccount: string; recipientName: string; amount: string; narration?: string; pin: string } };
    answer: { transactionRef: string; status: "success" | "pending" | "failed"; amount: string; fee: string; duty: string; total: string; recipientName: string; recipientBank: string; message: string };
  };
  /** The banks that money can be sent to, by the name that customers know. */
  'GET /api/banking/banks': {
    given: Record<never, never>;
    answer: Array<{ code: string; name: string; fullName: string }>;
  };
  /** Whose account this is, as its own bank answers, before anything is offered. */
  'POST /api/banking/name-enquiry': {
    given: { body: { bank: string; accountNumber: string } };
    answer: { name: string; bank: string; accountNumber: string };
  };
  /** Offers a transfer to whoever the account belongs to, with its charges. */
  'POST /api/banking/transfer/quote': {
    given: { body: { bank: string; accountNumber: string; amount: string; narration?: string } };
    answer: { quoteId: string; name: string; bank: string; amount: string; fee: string; duty: string; total: string; expiresAt: string };
  };
  /** Whom the caller has paid or means to pay, the last one paid first. */
  'GET /api/beneficiaries': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; nickname: string | null; bank: string; accountNumber: string; timesPaid: number; lastPaidAt: string | null }>;
  };
  /** Keeps an account that the caller means to pay, under the name that its own bank gives. */
  'POST /api/beneficiaries': {
    given: { body: { bank: string; accountNumber: string; nickname?: string } };
    answer: { id: string; name: string; nickname: string | null; bank: string; accountNumber: string; timesPaid: number; lastPaidAt: string | null };
  };
  /** Gives one a name of the caller’s own, or takes it back with null. */
  'PATCH /api/beneficiaries/{id}': {
    given: { params: { id: string }; body: { nickname: string | null } };
    answer: { id: string; name: string; nickname: string | null; bank: string; accountNumber: string; timesPaid: number; lastPaidAt: string | null };
  };
  /** Takes one off the list. */
  'DELETE /api/beneficiaries/{id}': {
    given: { params: { id: string } };
    answer: Record<string, never>;
  };
  /** Whether a receipt that somebody shows is of this bank, for whoever holds its reference. */
  'GET /api/receipts/{reference}/check': {
    given: { params: { reference: string } };
    answer: { reference: string; operation: "transfer" | "airtime" | "bill" | "loan" | "loan_payment" | "trade" | "remittance" | "other"; status: "success" | "pending" | "failed"; amount: string; date: string; to: string; bank: string; account: string };
  };
  /** The receipt of anything of the caller’s own that has a reference (a transfer, a bill, a loan or a payment on it, a trade, money from abroad, savings), as a picture. */
  'GET /api/receipts/{reference}': {
    given: { params: { reference: string }; query?: { format?: "png" | "svg" } };
    answer: Blob;
  };
  /** The offer behind an approval link. */
  'POST /api/approvals/find': {
    given: { body: { secret: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; passkey?: boolean; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" | "code_and_pin" };
  };
  /** An offer made to the customer of the session, or to the visitor who is opening an account in this browser. */
  'GET /api/approvals/{id}': {
    given: { params: { id: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; passkey?: boolean; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" | "code_and_pin" };
  };
  /** Approves the offer, once. */
  'POST /api/approvals/{id}': {
    given: { params: { id: string }; body: { secret?: string; pin?: string; passkey?: { id: string; rawId: string; type: "public-key"; response: Record<string, unknown>; clientExtensionResults?: Record<string, unknown>; authenticatorAttachment?: string }; code?: string; newPin?: string; bvn?: string } };
    answer: { status: "approved"; message: string; reference?: string; approval: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; passkey?: boolean; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" | "code_and_pin" } };
  };
  /** Sends the code that this offer takes beside the PIN, where approving it answered `second_factor_needed`, or before it, where it links a chat. */
  'POST /api/approvals/{id}/send-code': {
    given: { params: { id: string }; body: { secret?: string } };
    answer: { to: string; resendAt: string; expiresAt: string };
  };
  /** One step of the consent of the BVN’s person, as for the wizard, for whoever opens an account by this offer. */
  'POST /api/approvals/{id}/bvn-consent': {
    given: { params: { id: string }; body: { secret?: string; bvn: string; way?: string; code?: string } };
    answer: { state: "choose" | "sent" | "done"; ways: Array<{ id: string; hint: string }> };
  };
  /** Refuses the offer. */
  'POST /api/approvals/{id}/decline': {
    given: { params: { id: string }; body: { secret?: string } };
    answer: { id: string; operation: string; status: "open" | "approved" | "cancelled" | "expired"; amount: string; fee: string; duty: string; total: string; name?: string; bank?: string; account?: string; narration?: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; expiresAt: string; now: string; passkey?: boolean; asks: "pin" | "new_pin" | "bvn_and_new_pin" | "pin_and_new_pin" | "code_and_pin" };
  };
  /** Says something to the bank, as the customer of the session or as a visitor. */
  'POST /api/chat/message': {
    given: { body: { userId?: string; message: string; language?: "english" | "pidgin" | "hausa" | "yoruba" | "igbo" | "en" | "pcm" | "ha" | "yo" | "ig"; choiceId?: string } };
    answer: { response: string; messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; statement?: { from: string; to: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }>; pending: boolean };
  };
  /** Says it aloud. */
  'POST /api/chat/voice': {
    given: { query?: { language?: "english" | "pidgin" | "hausa" | "yoruba" | "igbo" | "en" | "pcm" | "ha" | "yo" | "ig" }; body: Blob | Uint8Array };
    answer: { response: string; messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; statement?: { from: string; to: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }>; pending: boolean; heard?: { text: string; language: "en" | "pcm" | "ha" | "yo" | "ig"; confidence: number; intent: string; parameters: Record<string, string> } };
  };
  /** The conversation of this browser, oldest first, as far back as the page shows. */
  'GET /api/chat/messages': {
    given: Record<never, never>;
    answer: { messages: Array<{ id: string; from: "customer" | "bank"; kind: "text" | "voice" | "other"; text: string; at: string; sentAs?: string; answered?: boolean; choices?: Array<{ id: string; title: string; about?: string }>; approval?: { quoteId: string }; receipt?: { reference: string }; statement?: { from: string; to: string }; speak?: "en" | "pcm" | "ha" | "yo" | "ig" }> };
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
  /** What this bank is. */
  'GET /api/about': {
    given: Record<never, never>;
    answer: { sandbox: boolean; licence: string | null; whatsapp: string | null; offers: { otherBanks: boolean; moneyIn: boolean; bills: boolean; cards: boolean; investments: boolean; abroad: boolean; opening: boolean; newPin: boolean }; hears: Array<"en" | "pcm" | "ha" | "yo" | "ig">; newIdentityCap: string; figures: { customers: number; banks: number; endpoints: number } };
  };
  /** How the parts of the bank are that customers notice. */
  'GET /api/status': {
    given: Record<never, never>;
    answer: { checkedAt: string; parts: Array<{ part: "chat" | "transfers" | "bills" | "cards" | "abroad" | "opening" | "levels"; state: "ok" | "slow" | "paused" }> };
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
  /** The trial balance. */
  'GET /api/admin/book': {
    given: Record<never, never>;
    answer: { ok: boolean; problems: Array<string>; accounts: number; postings: string; entries: string; debits: string; credits: string; held: string };
  };
  /** The orders whose end is not known yet, oldest first. */
  'GET /api/admin/doubts': {
    given: Record<never, never>;
    answer: Array<{ reference: string; kind: "transfer" | "airtime" | "bill"; to: string; amount: string; status: "waiting" | "sending" | "pending"; asked: number; createdAt: string; nextAt: string | null }>;
  };
  /** What waits to be done, counted where the truth is. */
  'GET /api/admin/queues': {
    given: Record<never, never>;
    answer: Array<{ id: "inbox" | "outbox" | "orders" | "webhooks"; waiting: number; oldest: string | null; failed: number }>;
  };
  /** Has what a queue gave up on in the last day tried again. */
  'POST /api/admin/queues/{id}/retry': {
    given: { params: { id: "outbox" | "webhooks" }; body: Record<string, never> };
    answer: { again: number };
  };
  /** Who stands behind each port that may be paused, what went wrong there last, and its pause. */
  'GET /api/admin/providers': {
    given: Record<never, never>;
    answer: Array<{ port: "rails" | "billers" | "cards" | "payments" | "bvn" | "identity"; provider: string; paused: { at: string; by: string; why: string } | null; trouble: { at: string; why: string } | null }>;
  };
  /** Pauses a provider or resumes it. */
  'POST /api/admin/providers/{port}': {
    given: { params: { port: "rails" | "billers" | "cards" | "payments" | "bvn" | "identity" }; body: { paused: boolean; why: string } };
    answer: Array<{ port: "rails" | "billers" | "cards" | "payments" | "bvn" | "identity"; provider: string; paused: { at: string; by: string; why: string } | null; trouble: { at: string; why: string } | null }>;
  };
  /** Messages that the bank answered with an apology and set aside for a person, newest first. */
  'GET /api/admin/set-aside': {
    given: Record<never, never>;
    answer: Array<{ id: string; conversationId: string; channel: "whatsapp" | "web" | "ussd" | "terminal"; language: "en" | "pcm" | "ha" | "yo" | "ig"; why: "ended_turns" | "overran"; text: string; receivedAt: string; replayed: boolean }>;
  };
  /** Has a message of the last day that was set aside read again, once, as it was kept. */
  'POST /api/admin/set-aside/{id}/replay': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: Record<string, never>;
  };
  /** Customers by phone, name, account number, the reference of a transfer, or id. */
  'POST /api/admin/customers/find': {
    given: { body: { q: string } };
    answer: Array<{ id: string; name: string; phone: string | null; nuban: string | null; status: "pending" | "active" | "frozen" | "deactivated" | "closed"; tier: number; openedAt: string }>;
  };
  /** What left customers’ own accounts in each step of the last hour, day or week, oldest first. */
  'GET /api/admin/activity': {
    given: { query?: { over?: "hour" | "day" | "week" } };
    answer: Array<{ from: string; transactions: number; moved: string }>;
  };
  /** What the processes measured of themselves in each step of the last hour, day or week. */
  'GET /api/admin/measurements': {
    given: { query?: { over?: "hour" | "day" | "week" } };
    answer: { from: Array<string>; series: Array<{ name: string; label: string; steps: Array<{ count: number; sum: number; peak: number } | null> }> };
  };
  /** Transfers to other banks that the rails left open for a day, and those that two people decided and the rails contradict, oldest first. */
  'GET /api/admin/transfer-doubts': {
    given: Record<never, never>;
    answer: Array<{ reference: string; sessionId: string; bankCode: string; account: string; name: string; amount: string; sentAt: string; asked: number; answer: string | null; verdict: "paid" | "not_paid" | null; note: string | null; proposedBy: string | null; decidedBy: string | null; contradictedBy: string | null }>;
  };
  /** Proposes how such a transfer ended, with what it is known by. */
  'POST /api/admin/transfer-doubts/{reference}/propose': {
    given: { params: { reference: string }; body: { verdict: "paid" | "not_paid"; note: string } };
    answer: Record<string, never>;
  };
  /** Takes a proposal back, or off the list what the rails contradicted, once somebody has seen it. */
  'POST /api/admin/transfer-doubts/{reference}/withdraw': {
    given: { params: { reference: string }; body: Record<string, never> };
    answer: Record<string, never>;
  };
  /** Ends the transfer as another person proposed. */
  'POST /api/admin/transfer-doubts/{reference}/approve': {
    given: { params: { reference: string }; body: { verdict: "paid" | "not_paid" } };
    answer: Record<string, never>;
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
  /** The conversations that a person has, longest unanswered first. */
  'GET /api/admin/support/threads': {
    given: Record<never, never>;
    answer: Array<{ id: string; customer: string | null; channel: string; waitingSince: string | null; answerBy: string | null; late: boolean; last: string }>;
  };
  /** One conversation, masked, with the customer’s five latest transactions. */
  'GET /api/admin/support/threads/{id}': {
    given: { params: { id: string } };
    answer: { thread: { id: string; customer: string | null; channel: string; waitingSince: string | null; answerBy: string | null; late: boolean; last: string }; messages: Array<{ id: string; sender: "user" | "bot" | "agent"; message: string; timestamp: string }>; ready: Array<string>; transactions: Array<{ date: string; description: string; amount: string; status: string }> };
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
    given: { params: { caseNumber: string }; body: { status: "bank_told" | "resolved" | "rejected"; finding?: string; moneyBack?: boolean } };
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
    answer: Array<{ id: string; category: "auth" | "payments" | "users" | "analytics" | "notifications"; method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; endpoint: string; authenticated: boolean; scope: string | null; rateLimit: string; description: string; example: string; typescript: string | null; errors: Array<string> }>;
  };
  /** Every code that an error can carry, with its status, what it means and what to do. */
  'GET /api/developer/errors': {
    given: Record<never, never>;
    answer: Array<{ code: string; status: number; meaning: string; action: string }>;
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
    given: { body: { name: string; permissions: Array<"payments:read" | "payments:write" | "users:read" | "analytics:read">; mode?: "sandbox" | "live"; pin?: string } };
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
  /** Every event that a webhook can ask for, and when it is sent. */
  'GET /api/developer/events': {
    given: Record<never, never>;
    answer: Array<{ event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test"; about: string }>;
  };
  /** Where the bank sends events. */
  'GET /api/developer/webhooks': {
    given: Record<never, never>;
    answer: Array<{ id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "disabled" | "removed"; created: string }>;
  };
  /** Asks for events at an address. */
  'POST /api/developer/webhooks': {
    given: { body: { url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test">; mode?: "sandbox" | "live" } };
    answer: { webhook: { id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "disabled" | "removed"; created: string }; secret: string };
  };
  /** Ends it. */
  'POST /api/developer/webhooks/{id}/remove': {
    given: { params: { id: string } };
    answer: { id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "disabled" | "removed"; created: string };
  };
  /** Sends there again, where it was disabled because it took nothing for a day. */
  'POST /api/developer/webhooks/{id}/enable': {
    given: { params: { id: string } };
    answer: { id: string; url: string; events: Array<"transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test">; mode: "sandbox" | "live"; status: "active" | "failing" | "disabled" | "removed"; created: string };
  };
  /** Sends a test event. */
  'POST /api/developer/webhooks/{id}/test': {
    given: { params: { id: string } };
    answer: { id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> };
  };
  /** What was sent there, newest first, with how it went. */
  'GET /api/developer/webhooks/{id}/deliveries': {
    given: { params: { id: string } };
    answer: Array<{ id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> }>;
  };
  /** Sends one event again, under its own id. */
  'POST /api/developer/deliveries/{id}/replay': {
    given: { params: { id: string } };
    answer: { id: string; event: "transfer.pending" | "transfer.success" | "transfer.failed" | "transfer.reversed" | "transfer.received" | "airtime.success" | "airtime.failed" | "bill.success" | "bill.failed" | "loan.approved" | "loan.rejected" | "loan.disbursed" | "loan.payment" | "loan.in_arrears" | "loan.current" | "loan.repaid" | "card.created" | "card.failed" | "card.frozen" | "card.unfrozen" | "card.closed" | "card.authorised" | "card.captured" | "card.released" | "card.declined" | "card.refunded" | "group.started" | "group.contribution" | "group.payout" | "group.refund" | "group.completed" | "goal.saved" | "goal.taken" | "goal.interest" | "investment.bought" | "investment.sold" | "remittance.held" | "remittance.success" | "remittance.declined" | "remittance.expired" | "remittance.refused" | "remittance.refunded" | "remittance.received" | "webhook.test"; status: "waiting" | "delivered" | "failed"; attempts: number; responseCode: number | null; created: string; nextAt: string | null; deliveredAt: string | null; payload: Record<string, unknown> };
  };
  /** Blocks the customer’s account at once. */
  'POST /api/user/freeze': {
    given: { body: Record<string, never> };
    answer: { message: string };
  };
  /** The numbers from which, too, the word FREEZE and the customer’s number block the account. */
  'GET /api/user/trusted-numbers': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; phone: string; createdAt: string }>;
  };
  /** Trusts a number with that one word. */
  'POST /api/user/trusted-numbers': {
    given: { body: { name: string; phone: string } };
    answer: { id: string; name: string; phone: string; createdAt: string };
  };
  /** Trusts it no more. */
  'POST /api/user/trusted-numbers/{id}/remove': {
    given: { params: { id: string } };
    answer: Record<string, never>;
  };
  /** Approved transfers that wait for a person’s look, with the rules that they met. */
  'GET /api/admin/risk/reviews': {
    given: Record<never, never>;
    answer: Array<{ reference: string; customerId: string; amount: string; name: string; bankCode: string; account: string; score: number; reasons: Array<{ rule: string; points: number }>; createdAt: string; dueAt: string }>;
  };
  /** Lets one go, or sends its money back. */
  'POST /api/admin/risk/reviews/{reference}': {
    given: { params: { reference: string }; body: { decision: "release" | "refuse"; note?: string } };
    answer: Record<string, never>;
  };
  /** The sanction lists that were loaded, newest first, with the publisher’s dates. */
  'GET /api/admin/sanctions': {
    given: { query?: { status?: "open" | "confirmed"; after?: string } };
    answer: { open: number; lists: Array<{ source: string; datedOn: string; loadedAt: string; entries: number }>; matches: Array<{ id: string; party: "customer" | "payee" | "sender"; customerId: string; name: string; source: string; reference: string; listed: string; percent: number; status: "open" | "cleared" | "confirmed"; foundAt: string }> };
  };
  /** Clears a match, which two people ask for. */
  'POST /api/admin/sanctions/{id}': {
    given: { params: { id: string }; body: { cleared: boolean; note: string } };
    answer: { id: string; party: "customer" | "payee" | "sender"; customerId: string; name: string; source: string; reference: string; listed: string; percent: number; status: "open" | "cleared" | "confirmed"; foundAt: string };
  };
  /** The orders of courts and authorities that hold money on the caller’s account, oldest first. */
  'GET /api/liens': {
    given: Record<never, never>;
    answer: Array<{ amount: string; paid: string; authority: string; reference: string; datedOn: string; endsOn: string | null; message: string }>;
  };
  /** Orders on accounts that wait for a second person, and those that stand, oldest first. */
  'GET /api/admin/liens': {
    given: Record<never, never>;
    answer: Array<{ id: string; customerId: string; kind: "court_order" | "authority"; amount: string; paid: string; authority: string; reference: string; datedOn: string; endsOn: string | null; status: "proposed" | "refused" | "placed" | "released" | "ended"; proposedBy: string; proposedAt: string }>;
  };
  /** Proposes that an amount be held on an account by an order. */
  'POST /api/admin/customers/{id}/liens': {
    given: { params: { id: string }; body: { kind: "court_order" | "authority"; amount: string; authority: string; reference: string; datedOn: string; endsOn?: string } };
    answer: { id: string; customerId: string; kind: "court_order" | "authority"; amount: string; paid: string; authority: string; reference: string; datedOn: string; endsOn: string | null; status: "proposed" | "refused" | "placed" | "released" | "ended"; proposedBy: string; proposedAt: string };
  };
  /** Approves one, from when on no payment takes the money and the customer is told, or refuses it. */
  'POST /api/admin/liens/{id}': {
    given: { params: { id: string }; body: { approved: boolean } };
    answer: { id: string; customerId: string; kind: "court_order" | "authority"; amount: string; paid: string; authority: string; reference: string; datedOn: string; endsOn: string | null; status: "proposed" | "refused" | "placed" | "released" | "ended"; proposedBy: string; proposedAt: string };
  };
  /** Lifts one that stands, which two people ask for. */
  'POST /api/admin/liens/{id}/release': {
    given: { params: { id: string }; body: { note: string } };
    answer: { id: string; customerId: string; kind: "court_order" | "authority"; amount: string; paid: string; authority: string; reference: string; datedOn: string; endsOn: string | null; status: "proposed" | "refused" | "placed" | "released" | "ended"; proposedBy: string; proposedAt: string };
  };
  /** Pays what an order holds, or a part of it, to the account that the order names, which two people ask for. */
  'POST /api/admin/liens/{id}/pay': {
    given: { params: { id: string }; body: { amount: string; bank: string; account: string; payee: string; note: string } };
    answer: { name: string; reference: string | null };
  };
  /** Customers who were reported dead, with their next of kin, newest first. */
  'GET /api/admin/deaths': {
    given: Record<never, never>;
    answer: Array<{ id: string; customerId: string; diedOn: string; certificate: string; kinName: string; kinPhone: string; kinRelation: string; status: "reported" | "confirmed" | "withdrawn"; reportedBy: string; reportedAt: string; paidReference: string | null }>;
  };
  /** Writes down that a customer has died. */
  'POST /api/admin/customers/{id}/death': {
    given: { params: { id: string }; body: { diedOn: string; certificate: string; kinName: string; kinPhone: string; kinRelation: string } };
    answer: { id: string; customerId: string; diedOn: string; certificate: string; kinName: string; kinPhone: string; kinRelation: string; status: "reported" | "confirmed" | "withdrawn"; reportedBy: string; reportedAt: string; paidReference: string | null };
  };
  /** Confirms one on the papers, which another person does than reported it. */
  'POST /api/admin/deaths/{id}/confirm': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { id: string; customerId: string; diedOn: string; certificate: string; kinName: string; kinPhone: string; kinRelation: string; status: "reported" | "confirmed" | "withdrawn"; reportedBy: string; reportedAt: string; paidReference: string | null };
  };
  /** Withdraws one that was a mistake, which two people ask for. */
  'POST /api/admin/deaths/{id}/withdraw': {
    given: { params: { id: string }; body: { note: string } };
    answer: { id: string; customerId: string; diedOn: string; certificate: string; kinName: string; kinPhone: string; kinRelation: string; status: "reported" | "confirmed" | "withdrawn"; reportedBy: string; reportedAt: string; paidReference: string | null };
  };
  /** Pays what a confirmed one’s loans owe out of the balance, and the rest to the account of whom the court’s letter names, free of charge, which two people ask for. */
  'POST /api/admin/deaths/{id}/pay': {
    given: { params: { id: string }; body: { bank: string; account: string; payee: string; note: string } };
    answer: { name: string; reference: string | null; debts: string | null };
  };
  /** The cases of suspicion. */
  'GET /api/admin/cases': {
    given: { query?: { status?: "open" | "closed" } };
    answer: Array<{ id: string; customerId: string; status: "open" | "closed"; openedAt: string; due: boolean; assignedTo: string | null; proposedBy: string | null; outcome: "no_suspicion" | "reported" | null; reason: string | null; closedAt: string | null }>;
  };
  /** One with what was found and what was noted. */
  'GET /api/admin/cases/{id}': {
    given: { params: { id: string } };
    answer: { id: string; customerId: string; status: "open" | "closed"; openedAt: string; due: boolean; assignedTo: string | null; proposedBy: string | null; outcome: "no_suspicion" | "reported" | null; reason: string | null; closedAt: string | null; customerName: string; alerts: Array<{ rule: "structuring" | "in_and_out" | "new_payees" | "dormant"; day: string; foundAt: string; facts: Record<string, unknown> }>; notes: Array<{ at: string; by: string; text: string }> };
  };
  /** Takes an open one. */
  'POST /api/admin/cases/{id}/take': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { id: string; customerId: string; status: "open" | "closed"; openedAt: string; due: boolean; assignedTo: string | null; proposedBy: string | null; outcome: "no_suspicion" | "reported" | null; reason: string | null; closedAt: string | null; customerName: string; alerts: Array<{ rule: "structuring" | "in_and_out" | "new_payees" | "dormant"; day: string; foundAt: string; facts: Record<string, unknown> }>; notes: Array<{ at: string; by: string; text: string }> };
  };
  /** Writes a note into an open one, which nobody changes after. */
  'POST /api/admin/cases/{id}/notes': {
    given: { params: { id: string }; body: { text: string } };
    answer: { id: string; customerId: string; status: "open" | "closed"; openedAt: string; due: boolean; assignedTo: string | null; proposedBy: string | null; outcome: "no_suspicion" | "reported" | null; reason: string | null; closedAt: string | null; customerName: string; alerts: Array<{ rule: "structuring" | "in_and_out" | "new_payees" | "dormant"; day: string; foundAt: string; facts: Record<string, unknown> }>; notes: Array<{ at: string; by: string; text: string }> };
  };
  /** Closes one with its reason. */
  'POST /api/admin/cases/{id}/close': {
    given: { params: { id: string }; body: { outcome: "no_suspicion" | "reported"; reason: string } };
    answer: { id: string; customerId: string; status: "open" | "closed"; openedAt: string; due: boolean; assignedTo: string | null; proposedBy: string | null; outcome: "no_suspicion" | "reported" | null; reason: string | null; closedAt: string | null; customerName: string; alerts: Array<{ rule: "structuring" | "in_and_out" | "new_payees" | "dormant"; day: string; foundAt: string; facts: Record<string, unknown> }>; notes: Array<{ at: string; by: string; text: string }> };
  };
  /** The report of one that was closed as reported, as XML. */
  'GET /api/admin/cases/{id}/report': {
    given: { params: { id: string } };
    answer: Blob;
  };
  /** Profit and loss of the days that are closed, as CSV. */
  'GET /api/admin/returns/profit-and-loss': {
    given: { query: { from: string; to: string } };
    answer: string;
  };
  /** What the bank’s own accounts, its customers and their pots hold now, as CSV. */
  'GET /api/admin/returns/balances': {
    given: Record<never, never>;
    answer: string;
  };
  /** Each movement from NGN 5 million on, with whose it was, as CSV with nothing masked. */
  'GET /api/admin/returns/large-movements': {
    given: { query: { from: string; to: string } };
    answer: string;
  };
  /** The customer’s own @name, and the code that others scan to pay them any amount. */
  'GET /api/names/me': {
    given: Record<never, never>;
    answer: { name: string | null; link: string; svg: string };
  };
  /** Takes an @name, or changes it (once in thirty days). */
  'POST /api/names': {
    given: { body: { name: string } };
    answer: { name: string; message: string };
  };
  /** Whom an @name is. */
  'GET /api/names/{name}': {
    given: { params: { name: string } };
    answer: { name: string | null; displayName: string; business: boolean };
  };
  /** Offers a payment to an @name, or to whom a scanned code is of. */
  'POST /api/names/pay': {
    given: { body: { to?: string; code?: string; amount?: string; note?: string } };
    answer: { quoteId: string; to: string; amount: string; fee: string; duty: string; total: string; expiresAt: string };
  };
  /** A code to be scanned, signed. */
  'POST /api/names/code': {
    given: { body: { amount?: string; note?: string; minutes?: number } };
    answer: { code: string; link: string; svg: string; expiresAt: string | null };
  };
  /** What a scanned code asks for. */
  'POST /api/names/scan': {
    given: { body: { code: string } };
    answer: { to: { name: string | null; displayName: string; business: boolean }; amount: string | null; note: string; expiresAt: string | null };
  };
  /** What the customer is asked for, and what they asked others for. */
  'GET /api/requests': {
    given: Record<never, never>;
    answer: { incoming: Array<{ id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string }>; outgoing: Array<{ id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string }> };
  };
  /** Asks somebody for money, by @name or phone number. */
  'POST /api/requests': {
    given: { body: { from: string; amount: string; note?: string } };
    answer: { id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string };
  };
  /** Splits a bill evenly, to the kobo, and asks each of the others for their part. */
  'POST /api/requests/split': {
    given: { body: { with: Array<string>; total: string; note?: string } };
    answer: { own: string; requests: Array<{ id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string }> };
  };
  /** The offer that pays a request once it is approved. */
  'POST /api/requests/{id}/pay': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { quoteId: string; to: string; amount: string; fee: string; duty: string; total: string; expiresAt: string };
  };
  /** Says no. */
  'POST /api/requests/{id}/decline': {
    given: { params: { id: string }; body: { block?: boolean } };
    answer: { id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string };
  };
  /** Takes back what one asked for. */
  'POST /api/requests/{id}/cancel': {
    given: { params: { id: string }; body: Record<string, never> };
    answer: { id: string; with: { name: string | null; displayName: string; business: boolean }; amount: string; note: string; status: "open" | "paid" | "declined" | "cancelled" | "expired"; createdAt: string; expiresAt: string };
  };
  /** The customer’s business, and what came in by day. */
  'GET /api/business': {
    given: { query?: { days?: number } };
    answer: { business: { name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about: string; handle: string | null; status: "pending" | "verified" | "rejected" } | null; takings: Array<{ day: string; amount: string; payments: number }> };
  };
  /** Describes the customer’s business. */
  'POST /api/business': {
    given: { body: { name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about?: string } };
    answer: { name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about: string; handle: string | null; status: "pending" | "verified" | "rejected" };
  };
  /** Verified businesses, by words, category and town, each with the code that pays it. */
  'GET /api/directory': {
    given: { query?: { q?: string; category?: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town?: string } };
    answer: Array<{ name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about: string; handle: string | null; status: "pending" | "verified" | "rejected"; link: string; svg: string }>;
  };
  /** The businesses that wait to be verified. */
  'GET /api/admin/businesses': {
    given: { query?: { status?: "pending" | "verified" | "rejected" } };
    answer: Array<{ name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about: string; handle: string | null; status: "pending" | "verified" | "rejected"; customerId: string }>;
  };
  /** Verifies a business, or rejects it. */
  'POST /api/admin/businesses/{id}': {
    given: { params: { id: string }; body: { verified: boolean; name?: string; category?: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other" } };
    answer: { name: string; category: "food" | "fashion" | "groceries" | "health" | "beauty" | "transport" | "electronics" | "education" | "services" | "building" | "farming" | "other"; town: string; about: string; handle: string | null; status: "pending" | "verified" | "rejected" };
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
    answer: Array<{ id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" }>;
  };
  /** One of them, with its schedule. */
  'GET /api/loans/applications/{id}': {
    given: { params: { id: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+"; schedule: Array<{ number: number; dueDate: string; payment: number; principal: number; interest: number; lateFee: number; paid: number; status: "due" | "paid" | "late" | "upcoming" }> };
  };
  /** The customer’s score, from what they did at this bank, and what would raise it. */
  'GET /api/loans/credit-score': {
    given: Record<never, never>;
    answer: { score: number; rating: "Excellent" | "Good" | "Fair" | "Poor"; factors: Array<{ factor: string; impact: "positive" | "negative" | "neutral"; points: number; pointsMax: number; explanation: string }>; recommendations: Array<string> };
  };
  /** Applies for a loan. */
  'POST /api/loans/apply': {
    given: { body: { productId: string; amount: number | string; term: number; purpose: string; income?: number | string; employment?: "employed" | "self-employed" | "business" | "student" | "retired" | "other"; employer?: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** Accepts an approved offer. */
  'POST /api/loans/applications/{id}/accept': {
    given: { params: { id: string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Gives up an application or an offer that was not accepted. */
  'POST /api/loans/applications/{id}/withdraw': {
    given: { params: { id: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** Writes a loan off that is late by more than 90 days, or whose customer’s death is confirmed, which two people ask for. */
  'POST /api/admin/loans/{id}/write-off': {
    given: { params: { id: string }; body: { reason: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** Pays back before the date. */
  'POST /api/loans/applications/{id}/repay': {
    given: { params: { id: string }; body: { amount?: number | string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** The applications that a person has to decide, longest waiting first, and the loans in arrears. */
  'GET /api/admin/loans': {
    given: { query?: { status?: "pending" | "in_arrears" } };
    answer: Array<{ id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+"; customerId: string; score: number; income: number | null; incomeSeen: number; employment: string | null; employer: string | null }>;
  };
  /** Decides a pending application, once. */
  'POST /api/admin/loans/{id}': {
    given: { params: { id: string }; body: { approved: boolean; reason?: string } };
    answer: { id: string; reference: string; productId: string; productName: string; amount: number; interestRate: number; term: number; monthlyPayment: number; totalInterest: number; status: "pending" | "approved" | "rejected" | "withdrawn" | "disbursed" | "in_arrears" | "repaid" | "written_off"; reason: string | null; purpose: string; appliedDate: string; offerExpires: string | null; disbursedDate: string | null; nextDueDate: string | null; nextPayment: number | null; outstanding: number; arrears: "current" | "1-30" | "31-60" | "61-90" | "90+" };
  };
  /** What can be bought, with prices. */
  'GET /api/investments': {
    given: { query?: { category?: "all" | "stocks" | "crypto" | "bonds" | "funds" } };
    answer: Array<{ id: string; name: string; symbol: string; category: "stocks" | "crypto" | "bonds" | "funds"; risk: "low" | "medium" | "high"; currentPrice: number; changePercent: number; minimumInvestment: number; description: string; source: string; pricedAt: string }>;
  };
  /** What can be bought of one category, or all. */
  'GET /api/investments/{category}': {
    given: { params: { category: "all" | "stocks" | "crypto" | "bonds" | "funds" } };
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
  /** The rate and the fee of one country, under its code. */
  'GET /api/remittance/rates/{country}': {
    given: { params: { country: string } };
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
  /** The payments that their sending banks ask the caller to give back, and until when they may answer. */
  'GET /api/recalls': {
    given: Record<never, never>;
    answer: Array<{ reference: string; amount: string; from: string; bank: string; reason: "mistake" | "twice" | "amount" | "fraud"; message: string; answerBy: string }>;
  };
  /** Answers one. */
  'POST /api/recalls/{reference}': {
    given: { params: { reference: string }; body: { answer: "give_back" | "keep" } };
    answer: { quoteId: string | null; message: string };
  };
  /** Sandbox. */
  'POST /api/pay-in/enquiry': {
    given: { body: { accountNumber: string } };
    answer: { code: string; name: string | null };
  };
  /** Sandbox. */
  'POST /api/pay-in/credit': {
    given: { body: { bank: string; senderName: string; accountNumber: string; amount: string; narration?: string; sessionId?: string } };
    answer: { code: string; sessionId: string; status: "received" | "credited" | "held" | "refused" | "returning" | "returned"; reference: string | null; amount: string };
  };
  /** Sandbox. */
  'POST /api/pay-in/reversal': {
    given: { body: { sessionId: string } };
    answer: { code: string };
  };
  /** Sandbox. */
  'POST /api/pay-in/recall': {
    given: { body: { sessionId: string; reason: "mistake" | "twice" | "amount" | "fraud" } };
    answer: { code: string; status: "asked" | "agreed" | "declined" | "lapsed" | null };
  };
  /** The caller’s standing orders and scheduled payments that have not ended, with their last runs. */
  'GET /api/mandates': {
    given: Record<never, never>;
    answer: Array<{ reference: string; to: string; operation: "transfer" | "airtime" | "bill" | "goal_save" | "loan_repay"; amount: string; ceiling: string; isPlanPrice: boolean; rhythm: "once" | "daily" | "weekly" | "fortnightly" | "monthly"; when: string; startOn: string; times: number | null; untilOn: string | null; retry: boolean; status: "active" | "paused" | "stopped" | "ended"; pausedFor: string | null; nextOn: string | null; runs: Array<{ day: string; status: "due" | "paid" | "failed" | "skipped" | "missed"; reference: string | null; fault: string | null }> }>;
  };
  /** Offers a standing order or a scheduled payment. */
  'POST /api/mandates': {
    given: { body: { kind: "transfer" | "airtime" | "data" | "electricity" | "tv" | "goal" | "loan"; bank?: string; accountNumber?: string; phone?: string; biller?: string; number?: string; plan?: string; meterType?: "prepaid" | "postpaid"; goalId?: string; loanId?: string; narration?: string; amount: string; ceiling?: string; rhythm: "once" | "daily" | "weekly" | "fortnightly" | "monthly"; startOn: string; monthDay?: number; times?: number; untilOn?: string; retry?: boolean; replaces?: string } };
    answer: { quoteId: string; to: string; message: string; expiresAt: string };
  };
  /** Pauses one, resumes it, skips its next day, or stops it for good. */
  'POST /api/mandates/{reference}': {
    given: { params: { reference: string }; body: { act: "pause" | "resume" | "skip" | "stop" } };
    answer: { mandate: { reference: string; to: string; operation: "transfer" | "airtime" | "bill" | "goal_save" | "loan_repay"; amount: string; ceiling: string; isPlanPrice: boolean; rhythm: "once" | "daily" | "weekly" | "fortnightly" | "monthly"; when: string; startOn: string; times: number | null; untilOn: string | null; retry: boolean; status: "active" | "paused" | "stopped" | "ended"; pausedFor: string | null; nextOn: string | null; runs: Array<{ day: string; status: "due" | "paid" | "failed" | "skipped" | "missed"; reference: string | null; fault: string | null }> }; message: string };
  };
  /** Lowers what each run pays, at once. */
  'PATCH /api/mandates/{reference}': {
    given: { params: { reference: string }; body: { amount: string } };
    answer: { reference: string; to: string; operation: "transfer" | "airtime" | "bill" | "goal_save" | "loan_repay"; amount: string; ceiling: string; isPlanPrice: boolean; rhythm: "once" | "daily" | "weekly" | "fortnightly" | "monthly"; when: string; startOn: string; times: number | null; untilOn: string | null; retry: boolean; status: "active" | "paused" | "stopped" | "ended"; pausedFor: string | null; nextOn: string | null; runs: Array<{ day: string; status: "due" | "paid" | "failed" | "skipped" | "missed"; reference: string | null; fault: string | null }> };
  };
  /** Offers to pay another amount from the next day on, in place of this one. */
  'POST /api/mandates/{reference}/raise': {
    given: { params: { reference: string }; body: { amount: string } };
    answer: { quoteId: string; to: string; message: string; expiresAt: string };
  };
  /** The settlement account against the provider’s reports. */
  'GET /api/admin/settlement': {
    given: Record<never, never>;
    answer: { reports: Array<{ day: string; lines: number; differences: number; readAt: string }>; differences: Array<{ id: string; day: string; sessionId: string; direction: "in" | "out"; ours: string | null; theirs: string | null; status: "open" | "matched" | "proposed" | "resolved"; foundAt: string; about: string | null; note: string | null; proposedBy: string | null }> };
  };
  /** Compares a day that is over with the provider’s report again, once its credits were asked for. */
  'POST /api/admin/settlement/days': {
    given: { body: { day: string } };
    answer: { lines: number; differences: number };
  };
  /** Proposes the entry that books a difference against suspense. */
  'POST /api/admin/settlement/{id}/propose': {
    given: { params: { id: string }; body: { note: string } };
    answer: { id: string; day: string; sessionId: string; direction: "in" | "out"; ours: string | null; theirs: string | null; status: "open" | "matched" | "proposed" | "resolved"; foundAt: string; about: string | null; note: string | null; proposedBy: string | null };
  };
  /** Approves a proposed entry, which books it, or refuses it. */
  'POST /api/admin/settlement/{id}/decide': {
    given: { params: { id: string }; body: { approved: boolean; note?: string } };
    answer: { id: string; day: string; sessionId: string; direction: "in" | "out"; ours: string | null; theirs: string | null; status: "open" | "matched" | "proposed" | "resolved"; foundAt: string; about: string | null; note: string | null; proposedBy: string | null };
  };
  /** Freezes of the credits of accounts, and ends of such freezes, that wait for a second person. */
  'GET /api/admin/credit-freezes': {
    given: Record<never, never>;
    answer: Array<{ id: string; customerId: string; frozen: boolean; reason: string; status: "proposed" | "approved" | "refused"; proposedBy: string; proposedAt: string }>;
  };
  /** Asks that an account take no credits (those of other banks are answered 57, transfers within Karo are refused), or take them again. */
  'POST /api/admin/customers/{id}/credits': {
    given: { params: { id: string }; body: { frozen: boolean; reason: string } };
    answer: { id: string; customerId: string; frozen: boolean; reason: string; status: "proposed" | "approved" | "refused"; proposedBy: string; proposedAt: string };
  };
  /** Approves or refuses one. */
  'POST /api/admin/credit-freezes/{id}': {
    given: { params: { id: string }; body: { approved: boolean } };
    answer: { id: string; customerId: string; frozen: boolean; reason: string; status: "proposed" | "approved" | "refused"; proposedBy: string; proposedAt: string };
  };
  /** Groups that anybody may join or see, and the caller’s own. */
  'GET /api/groups': {
    given: { query?: { type?: "esusu" | "savings_circle" | "investment_club"; mine?: "true" | "false" } };
    answer: Array<{ id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean }>;
  };
  /** Founds a group. */
  'POST /api/groups': {
    given: { body: { name: string; type: "esusu" | "savings_circle" | "investment_club"; description?: string; targetAmount: number | string; maxMembers: number; frequency?: "weekly" | "monthly"; duration?: number; rules?: { graceDays?: number; arrears?: "offset" | "last"; leaver?: "settle" | "replace"; death?: "settle" | "heir" }; open?: boolean; word?: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** How many groups and members there are, what they saved, and how many contributions came in time. */
  'GET /api/groups/stats': {
    given: Record<never, never>;
    answer: { groups: number; members: number; totalSaved: number; successRate: number };
  };
  /** The group that an invitation is for, before one joins it. */
  'GET /api/groups/invites/{code}': {
    given: { params: { code: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" } };
  };
  /** One group. */
  'GET /api/groups/{id}': {
    given: { params: { id: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** The running book that every member sees. */
  'GET /api/groups/{id}/book': {
    given: { params: { id: string } };
    answer: { lines: Array<{ at: string; kind: "contribution" | "payout" | "late_share" | "refund" | "interest" | "share" | "bought" | "sold" | "founded" | "joined" | "left" | "died" | "heir" | "drawn" | "swapped" | "moved_last" | "dissolved" | "completed"; who: string | null; turn: number | null; amount: number | null; balance: number | null; reference: string | null }>; balance: number };
  };
  /** How the order was drawn, and all that is needed to check it. */
  'GET /api/groups/{id}/draw': {
    given: { params: { id: string } };
    answer: { round: number; commitment: string; secret: string | null; drawnAt: string | null; recipe: string; entries: Array<{ name: string; ticket: number; word: string | null; hash: string | null; place: number | null }>; checks: boolean | null };
  };
  /** Joins a group under the rules that it shows. */
  'POST /api/groups/{id}/join': {
    given: { params: { id: string }; body: { code?: string; word?: string; nextOfKin?: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** Invites a number. */
  'POST /api/groups/{id}/invite': {
    given: { params: { id: string }; body: { phone: string } };
    answer: { code: string; link: string; told: boolean; message: string };
  };
  /** Closes the roster and draws the order, as the founder may from the least number of members on. */
  'POST /api/groups/{id}/start': {
    given: { params: { id: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** Opens the next round of a group that is completed, with a new draw. */
  'POST /api/groups/{id}/again': {
    given: { params: { id: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** Pays the caller’s oldest open contribution, or that of `turn`. */
  'POST /api/groups/{id}/contribute': {
    given: { params: { id: string }; body: { turn?: number } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Has every contribution paid by itself on its day, once approved by PIN. */
  'POST /api/groups/{id}/standing-order': {
    given: { params: { id: string }; body: { on: boolean } };
    answer: { on: boolean; quoteId: string | null; message: string };
  };
  /** Asks another member to change places. */
  'POST /api/groups/{id}/swap': {
    given: { params: { id: string }; body: { place: number } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** Answers who asked. */
  'POST /api/groups/{id}/swaps/{swapId}': {
    given: { params: { id: string; swapId: string }; body: { agreed: boolean } };
    answer: { quoteId: string | null; message: string };
  };
  /** What an investment club has in cash and in the market, and what is put to its members. */
  'GET /api/groups/{id}/investments': {
    given: { params: { id: string } };
    answer: { cash: number; worth: number; part: number; holdings: Array<{ asset: string; name: string; symbol: string; quantity: string; cost: number; value: number }>; proposal: { type: "buy" | "sell"; investmentId: string; name: string; amount: number | null; by: string; agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null; results: Array<{ type: "buy" | "sell"; investmentId: string; name: string; amount: number | null; by: string; passed: boolean; endedAt: string }> };
  };
  /** Puts a purchase or a sale to the members of an investment club, as an order to approve by PIN. */
  'POST /api/groups/{id}/investments': {
    given: { params: { id: string }; body: { investmentId: string; type: "buy" | "sell"; amount?: number | string } };
    answer: { quoteId: string; message: string };
  };
  /** Agrees to what is put to the members, as an order to approve by PIN. */
  'POST /api/groups/{id}/investments/vote': {
    given: { params: { id: string }; body: { agreed: boolean } };
    answer: { quoteId: string | null; message: string };
  };
  /** Leaves. */
  'POST /api/groups/{id}/leave': {
    given: { params: { id: string } };
    answer: { quoteId: string | null; message: string };
  };
  /** Hands the caller’s place, with what was paid and what is to come, to another customer, who agrees by PIN. */
  'POST /api/groups/{id}/hand-over': {
    given: { params: { id: string }; body: { phone: string } };
    answer: { message: string };
  };
  /** Votes on ending the group early, and opens the vote where none is open. */
  'POST /api/groups/{id}/vote': {
    given: { params: { id: string }; body: { agreed: boolean } };
    answer: { quoteId: string | null; message: string };
  };
  /** Records that a member died, on the papers seen. */
  'POST /api/admin/groups/{id}/death': {
    given: { params: { id: string }; body: { customerId: string; heirPhone?: string } };
    answer: { id: string; name: string; description: string; type: "esusu" | "savings_circle" | "investment_club"; members: number; minMembers: number; maxMembers: number; targetAmount: number; currentAmount: number; contribution: number; frequency: "weekly" | "monthly"; duration: number | null; status: "recruiting" | "active" | "completed"; dissolved: boolean; round: number; turn: number; turns: number; nextPayoutDate: string | null; position: number | null; member: boolean; open: boolean; rules: { graceDays: number; arrears: "offset" | "last"; leaver: "settle" | "replace"; death: "settle" | "heir" }; inviteCode: string | null; inviteLink: string | null; founder: boolean; standingOrder: boolean; createdAt: string; startedAt: string | null; roster: Array<{ name: string; place: number | null; founder: boolean; you: boolean; standingOrder: boolean; contributed: number; received: number; arrears: number; status: "member" | "left" | "died" }>; order: Array<{ number: number; dueDate: string; recipient: string | null; yours: boolean; collected: number; expected: number; paidOut: number; paidOutAt: string | null }>; contributions: Array<{ turn: number; amount: number; dueDate: string; graceUntil: string; state: "upcoming" | "due" | "late" | "paid" | "cancelled" | "refunded"; paidAt: string | null }>; payable: { turn: number; amount: number; dueDate: string } | null; swaps: Array<{ id: string; from: string; fromPlace: number; to: string; toPlace: number; status: "open" | "agreed" | "declined" | "ended"; yoursToAnswer: boolean }>; vote: { agreed: number; refused: number; needed: number; endsAt: string; yours: boolean | null } | null };
  };
  /** The customer’s savings goals and locked savings. */
  'GET /api/goals': {
    given: Record<never, never>;
    answer: Array<{ id: string; name: string; kind: "goal" | "locked"; currentAmount: number; targetAmount: number; progress: number; interestRate: number; interestEarned: number; interestAccrued: number; targetDate: string | null; lockedUntil: string | null; status: "active" | "reached" | "closed"; plan: { amount: number; frequency: "weekly" | "monthly"; nextAt: string } | null; createdAt: string }>;
  };
  /** Opens a goal, or savings that stay locked until a date. */
  'POST /api/goals': {
    given: { body: { name: string; targetAmount: number | string; kind?: "goal" | "locked"; targetDate?: string; lockedUntil?: string; firstAmount?: number | string } };
    answer: { goal: { id: string; name: string; kind: "goal" | "locked"; currentAmount: number; targetAmount: number; progress: number; interestRate: number; interestEarned: number; interestAccrued: number; targetDate: string | null; lockedUntil: string | null; status: "active" | "reached" | "closed"; plan: { amount: number; frequency: "weekly" | "monthly"; nextAt: string } | null; createdAt: string }; quoteId: string | null };
  };
  /** What savings earn on the caller’s plan, and on each of the plans. */
  'GET /api/goals/rates': {
    given: Record<never, never>;
    answer: { yours: number | null; plans: Array<{ plan: string; interestRate: number }> };
  };
  /** One of them, with what went in and out. */
  'GET /api/goals/{id}': {
    given: { params: { id: string } };
    answer: { id: string; name: string; kind: "goal" | "locked"; currentAmount: number; targetAmount: number; progress: number; interestRate: number; interestEarned: number; interestAccrued: number; targetDate: string | null; lockedUntil: string | null; status: "active" | "reached" | "closed"; plan: { amount: number; frequency: "weekly" | "monthly"; nextAt: string } | null; createdAt: string; history: Array<{ at: string; kind: "saved" | "planned" | "taken" | "interest"; amount: number; tax: number; balance: number; reference: string }> };
  };
  /** Puts money in. */
  'POST /api/goals/{id}/save': {
    given: { params: { id: string }; body: { amount: number | string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Takes money out, all of it where no amount is given. */
  'POST /api/goals/{id}/withdraw': {
    given: { params: { id: string }; body: { amount?: number | string; breakLock?: boolean } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Saves an amount by itself every week or month, once approved by PIN. */
  'POST /api/goals/{id}/plan': {
    given: { params: { id: string }; body: { amount?: number | string; frequency?: "weekly" | "monthly" } };
    answer: { goal: { id: string; name: string; kind: "goal" | "locked"; currentAmount: number; targetAmount: number; progress: number; interestRate: number; interestEarned: number; interestAccrued: number; targetDate: string | null; lockedUntil: string | null; status: "active" | "reached" | "closed"; plan: { amount: number; frequency: "weekly" | "monthly"; nextAt: string } | null; createdAt: string }; quoteId: string | null; message: string };
  };
  /** Closes a goal. */
  'POST /api/goals/{id}/close': {
    given: { params: { id: string }; body: { breakLock?: boolean } };
    answer: { goal: { id: string; name: string; kind: "goal" | "locked"; currentAmount: number; targetAmount: number; progress: number; interestRate: number; interestEarned: number; interestAccrued: number; targetDate: string | null; lockedUntil: string | null; status: "active" | "reached" | "closed"; plan: { amount: number; frequency: "weekly" | "monthly"; nextAt: string } | null; createdAt: string }; quoteId: string | null; message: string };
  };
  /** The courses, with the caller’s progress where there is a caller. */
  'GET /api/education/modules': {
    given: { query?: { filter?: "all" | "basic" | "intermediate" | "advanced" } };
    answer: Array<{ id: string; title: string; description: string; category: "basic" | "intermediate" | "advanced"; icon: "piggybank" | "trending" | "target" | "lightbulb" | "award"; duration: number; lessons: number; points: number; progress: number; prerequisites: Array<string>; completed: boolean; locked: boolean }>;
  };
  /** The courses of one category, or all. */
  'GET /api/education/modules/{filter}': {
    given: { params: { filter: "all" | "basic" | "intermediate" | "advanced" } };
    answer: Array<{ id: string; title: string; description: string; category: "basic" | "intermediate" | "advanced"; icon: "piggybank" | "trending" | "target" | "lightbulb" | "award"; duration: number; lessons: number; points: number; progress: number; prerequisites: Array<string>; completed: boolean; locked: boolean }>;
  };
  /** A course to read. */
  'GET /api/education/modules/{id}/lessons': {
    given: { params: { id: string } };
    answer: { id: string; title: string; description: string; category: "basic" | "intermediate" | "advanced"; icon: "piggybank" | "trending" | "target" | "lightbulb" | "award"; duration: number; lessons: number; points: number; progress: number; prerequisites: Array<string>; completed: boolean; locked: boolean; content: Array<{ number: number; title: string; text: string; keep: string; done: boolean }>; quiz: Array<{ id: string; question: string; options: Array<string> }>; passes: number };
  };
  /** Starts a course, or goes on with it. */
  'POST /api/education/modules/{id}/start': {
    given: { params: { id: string } };
    answer: { id: string; title: string; description: string; category: "basic" | "intermediate" | "advanced"; icon: "piggybank" | "trending" | "target" | "lightbulb" | "award"; duration: number; lessons: number; points: number; progress: number; prerequisites: Array<string>; completed: boolean; locked: boolean; content: Array<{ number: number; title: string; text: string; keep: string; done: boolean }>; quiz: Array<{ id: string; question: string; options: Array<string> }>; passes: number };
  };
  /** Marks a lesson as read. */
  'POST /api/education/modules/{id}/lessons/{number}': {
    given: { params: { id: string; number: number } };
    answer: { progress: number; points: number; message: string };
  };
  /** Answers the quiz. */
  'POST /api/education/modules/{id}/quiz': {
    given: { params: { id: string }; body: { answers: Array<number> } };
    answer: { right: number; of: number; passed: boolean; completed: boolean; points: number; message: string; answers: Array<{ right: boolean; option: number; why: string }>; achievements: Array<string> };
  };
  /** Points, level and title, streak, completed courses. */
  'GET /api/education/progress': {
    given: Record<never, never>;
    answer: { totalPoints: number; level: number; title: "Beginner" | "Learning" | "Skilled" | "Expert" | "Master"; toNextLevel: number; streak: number; completedModules: number; listed: boolean };
  };
  /** What can be achieved, and what the customer achieved. */
  'GET /api/education/achievements': {
    given: Record<never, never>;
    answer: Array<{ id: string; title: string; description: string; points: number; unlocked: boolean; unlockedAt: string | null }>;
  };
  /** Who earned most points this month, of those who want to be shown. */
  'GET /api/education/leaderboard': {
    given: Record<never, never>;
    answer: Array<{ id: string; rank: number; name: string; level: number; points: number; streak: number; you: boolean }>;
  };
  /** Shows the customer on the leaderboard, or not. */
  'POST /api/education/leaderboard': {
    given: { body: { listed: boolean } };
    answer: { totalPoints: number; level: number; title: "Beginner" | "Learning" | "Skilled" | "Expert" | "Master"; toNextLevel: number; streak: number; completedModules: number; listed: boolean };
  };
  /** What points bring, and what of it the customer has. */
  'GET /api/education/rewards': {
    given: Record<never, never>;
    answer: Array<{ id: "credit" | "premium" | "certificate"; title: string; points: number; status: "locked" | "ready" | "claimed"; claimedAt: string | null }>;
  };
  /** Claims a reward, once. */
  'POST /api/education/rewards/{id}': {
    given: { params: { id: "credit" | "premium" | "certificate" } };
    answer: { id: "credit" | "premium" | "certificate"; title: string; points: number; status: "locked" | "ready" | "claimed"; claimedAt: string | null; message: string; paid: number | null };
  };
  /** The certificate of who claimed it. */
  'GET /api/education/certificate': {
    given: Record<never, never>;
    answer: Blob;
  };
  /** Whether a certificate is ours. */
  'GET /api/education/certificates/{number}': {
    given: { params: { number: string } };
    answer: { name: string; points: number; modules: number; issuedAt: string };
  };
  /** Who can be paid. */
  'GET /api/bills/billers': {
    given: Record<never, never>;
    answer: { networks: Array<{ id: "mtn" | "airtel" | "glo" | "9mobile"; name: string; plans: Array<{ id: string; name: string; price: number; days: number }> }>; electricity: Array<{ id: string; name: string; area: string; minAmount: number; maxAmount: number }>; tv: Array<{ id: string; name: string; plans: Array<{ id: string; name: string; price: number; days: number }> }>; airtime: { minAmount: number; maxAmount: number } };
  };
  /** The network that a number’s prefix points to. */
  'GET /api/bills/network': {
    given: { query: { phone: string } };
    answer: { network: "mtn" | "airtel" | "glo" | "9mobile" | null };
  };
  /** Whose meter or smartcard a number is, as its company knows it. */
  'GET /api/bills/check': {
    given: { query: { kind: "electricity" | "tv"; biller: string; number: string; meterType?: "prepaid" | "postpaid" } };
    answer: { name: string; address: string | null; plan: string | null };
  };
  /** Offers airtime, data, electricity or television, free of fee. */
  'POST /api/bills/quote': {
    given: { body: { kind: "airtime" | "data" | "electricity" | "tv"; biller?: string; number: string; plan?: string; amount?: number | string; meterType?: "prepaid" | "postpaid" } };
    answer: { quoteId: string; kind: "airtime" | "data" | "electricity" | "tv"; billerName: string; number: string; name: string | null; plan: string | null; amount: number; fee: number; total: number; guessed: boolean; message: string };
  };
  /** The customer’s airtime and bills, newest first, with their tokens. */
  'GET /api/bills': {
    given: { query?: { kind?: "airtime" | "data" | "electricity" | "tv" } };
    answer: Array<{ reference: string; kind: "airtime" | "data" | "electricity" | "tv"; biller: string; billerName: string; number: string; name: string | null; plan: string | null; amount: number; status: "sending" | "pending" | "success" | "failed"; token: string | null; units: string | null; date: string }>;
  };
  /** One of the customer’s airtime orders or bills, with its token. */
  'GET /api/bills/{reference}': {
    given: { params: { reference: string } };
    answer: { reference: string; kind: "airtime" | "data" | "electricity" | "tv"; biller: string; billerName: string; number: string; name: string | null; plan: string | null; amount: number; status: "sending" | "pending" | "success" | "failed"; token: string | null; units: string | null; date: string };
  };
  /** Offers the same again, at today’s price. */
  'POST /api/bills/{reference}/repeat': {
    given: { params: { reference: string } };
    answer: { quoteId: string; kind: "airtime" | "data" | "electricity" | "tv"; billerName: string; number: string; name: string | null; plan: string | null; amount: number; fee: number; total: number; guessed: boolean; message: string };
  };
  /** Sends an electricity token again, by SMS to the customer’s own number. */
  'POST /api/bills/{reference}/token': {
    given: { params: { reference: string } };
    answer: { token: string; sentTo: string };
  };
  /** The customer’s virtual debit cards. */
  'GET /api/cards': {
    given: Record<never, never>;
    answer: { cards: Array<{ id: string; label: string; brand: string; maskedNumber: string; lastFour: string; expires: string | null; holder: string; status: "requested" | "active" | "frozen" | "closed" | "failed"; dailyLimit: number; spentToday: number; kindLimits: Array<{ kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; limit: number }>; createdAt: string }>; most: number; fee: number };
  };
  /** Offers a virtual debit card for NGN 500. */
  'POST /api/cards': {
    given: { body: { label?: string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Shows the number and the CVV once, against the PIN. */
  'POST /api/cards/{id}/show': {
    given: { params: { id: string }; body: { pin: string } };
    answer: { number: string; cvv: string; expires: string; holder: string };
  };
  /** Stops every new payment by the card at once. */
  'POST /api/cards/{id}/freeze': {
    given: { params: { id: string } };
    answer: { id: string; label: string; brand: string; maskedNumber: string; lastFour: string; expires: string | null; holder: string; status: "requested" | "active" | "frozen" | "closed" | "failed"; dailyLimit: number; spentToday: number; kindLimits: Array<{ kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; limit: number }>; createdAt: string };
  };
  /** Offers to let the card pay again. */
  'POST /api/cards/{id}/unfreeze': {
    given: { params: { id: string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Limits by day and by kind of merchant. */
  'POST /api/cards/{id}/limits': {
    given: { params: { id: string }; body: { dailyLimit?: number | string; kindLimits?: Array<{ kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; limit: number | null }> } };
    answer: { card: { id: string; label: string; brand: string; maskedNumber: string; lastFour: string; expires: string | null; holder: string; status: "requested" | "active" | "frozen" | "closed" | "failed"; dailyLimit: number; spentToday: number; kindLimits: Array<{ kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; limit: number }>; createdAt: string }; quoteId: string | null; message: string };
  };
  /** Offers a new card in the place of this one, for the same fee. */
  'POST /api/cards/{id}/replace': {
    given: { params: { id: string } };
    answer: { quoteId: string; amount: number; message: string };
  };
  /** Closes the card for good. */
  'POST /api/cards/{id}/close': {
    given: { params: { id: string } };
    answer: { id: string; label: string; brand: string; maskedNumber: string; lastFour: string; expires: string | null; holder: string; status: "requested" | "active" | "frozen" | "closed" | "failed"; dailyLimit: number; spentToday: number; kindLimits: Array<{ kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; limit: number }>; createdAt: string };
  };
  /** What was paid, held, refused and refunded by the card, newest first. */
  'GET /api/cards/{id}/transactions': {
    given: { params: { id: string } };
    answer: Array<{ id: string; cardId: string; merchant: string; kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; amount: number; refunded: number; status: "held" | "captured" | "released" | "declined" | "refunded"; reason: string | null; date: string }>;
  };
  /** Plays a merchant in the sandbox. */
  'POST /api/cards/{id}/sandbox': {
    given: { params: { id: string }; body: { action: "authorise" | "capture" | "release" | "refund"; chargeId?: string; merchant?: string; kind?: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; amount?: number | string } };
    answer: { id: string; cardId: string; merchant: string; kind: "shopping" | "food" | "transport" | "travel" | "bills" | "digital" | "gaming" | "cash" | "other"; amount: number; refunded: number; status: "held" | "captured" | "released" | "declined" | "refunded"; reason: string | null; date: string };
  };
  /** What the bank told the customer, newest first, without what was cleared. */
  'GET /api/notifications': {
    given: { query?: { filter?: "all" | "unread" | "transaction" | "security" | "account" | "system" | "other" } };
    answer: Array<{ id: string; type: "transaction" | "security" | "account" | "system" | "other"; priority: "high" | "medium" | "low"; title: string; message: string; timestamp: string; read: boolean }>;
  };
  /** How many are unread. */
  'GET /api/notifications/unread': {
    given: Record<never, never>;
    answer: { count: number };
  };
  /** Server-sent events. */
  'GET /api/notifications/stream': {
    given: Record<never, never>;
    answer: string;
  };
  /** By which channels, and about what, the customer is told. */
  'GET /api/notifications/settings': {
    given: Record<never, never>;
    answer: { pushEnabled: boolean; smsEnabled: boolean; emailEnabled: boolean; whatsappEnabled: boolean; categories: { transactions: boolean; security: boolean; account: boolean; system: boolean; marketing: boolean }; quietHours: { enabled: boolean; from: string; to: string } };
  };
  /** Saves the settings. */
  'POST /api/notifications/settings': {
    given: { body: { pushEnabled: boolean; smsEnabled: boolean; emailEnabled: boolean; whatsappEnabled: boolean; categories: { transactions: boolean; security: boolean; account: boolean; system: boolean; marketing: boolean }; quietHours?: { enabled: boolean; from: string; to: string } } };
    answer: { pushEnabled: boolean; smsEnabled: boolean; emailEnabled: boolean; whatsappEnabled: boolean; categories: { transactions: boolean; security: boolean; account: boolean; system: boolean; marketing: boolean }; quietHours: { enabled: boolean; from: string; to: string } };
  };
  /** Marks one as read. */
  'POST /api/notifications/{id}/read': {
    given: { params: { id: string } };
    answer: { id: string; type: "transaction" | "security" | "account" | "system" | "other"; priority: "high" | "medium" | "low"; title: string; message: string; timestamp: string; read: boolean };
  };
  /** Marks all as read. */
  'POST /api/notifications/read': {
    given: { query?: { upTo?: string } };
    answer: { read: number };
  };
  /** Clears the list. */
  'POST /api/notifications/clear': {
    given: { query?: { upTo?: string } };
    answer: { cleared: number };
  };
  /** The key that a browser subscribes with (VAPID, base64url), and whether this one is told. */
  'GET /api/notifications/push': {
    given: Record<never, never>;
    answer: { publicKey: string; subscribed: boolean };
  };
  /** Subscribes this browser to web push, as its `PushSubscription` says. */
  'POST /api/notifications/push': {
    given: { body: { endpoint: string; keys: { p256dh: string; auth: string } } };
    answer: Record<string, never>;
  };
  /** Ends a browser’s subscription. */
  'POST /api/notifications/push/end': {
    given: { body: { endpoint: string } };
    answer: Record<string, never>;
  };
  /** What came in and went out over 7d, 30d, 90d or 1y, or between two days. */
  'GET /api/analytics': {
    given: { query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; category?: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; type?: "income" | "expense" | "other" } };
    answer: { period: { from: string; to: string }; overview: { totalBalance: number; monthlyIncome: number; monthlyExpenses: number; savingsRate: number; changes: { balance: number | null; income: number | null; expenses: number | null; savingsRate: number | null } }; trends: { income: Array<{ month: string; amount: number }>; expenses: Array<{ month: string; amount: number }> }; categories: Array<{ id: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; name: string; amount: number; percentage: number; color: string }>; goals: Array<{ name: string; current: number; target: number; progress: number }>; transactions: Array<{ id: string; type: "income" | "expense" | "other"; isIn: boolean; description: string; category: string; categoryId: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; amount: number; date: string }> };
  };
  /** The same over 7d, 30d, 90d or 1y, named in the path. */
  'GET /api/analytics/{period}': {
    given: { params: { period: "7d" | "30d" | "90d" | "1y" } };
    answer: { period: { from: string; to: string }; overview: { totalBalance: number; monthlyIncome: number; monthlyExpenses: number; savingsRate: number; changes: { balance: number | null; income: number | null; expenses: number | null; savingsRate: number | null } }; trends: { income: Array<{ month: string; amount: number }>; expenses: Array<{ month: string; amount: number }> }; categories: Array<{ id: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; name: string; amount: number; percentage: number; color: string }>; goals: Array<{ name: string; current: number; target: number; progress: number }>; transactions: Array<{ id: string; type: "income" | "expense" | "other"; isIn: boolean; description: string; category: string; categoryId: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; amount: number; date: string }> };
  };
  /** All that the filter lets through, newest first. */
  'GET /api/analytics/transactions': {
    given: { query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; category?: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; type?: "income" | "expense" | "other"; before?: string } };
    answer: Array<{ id: string; type: "income" | "expense" | "other"; isIn: boolean; description: string; category: string; categoryId: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; amount: number; date: string }>;
  };
  /** Corrects a category. */
  'POST /api/analytics/transactions/{id}/category': {
    given: { params: { id: string }; body: { category: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other" } };
    answer: { id: string; type: "income" | "expense" | "other"; isIn: boolean; description: string; category: string; categoryId: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; amount: number; date: string };
  };
  /** The report as a file. */
  'GET /api/analytics/export': {
    given: { query?: { period?: "7d" | "30d" | "90d" | "1y"; from?: string; to?: string; category?: "airtime" | "data" | "electricity" | "tv" | "food" | "transport" | "shopping" | "housing" | "health" | "education" | "family" | "entertainment" | "savings" | "investments" | "loans" | "charges" | "transfers" | "salary" | "income" | "refunds" | "other"; type?: "income" | "expense" | "other"; format?: "csv" | "pdf" } };
    answer: string;
  };
  /** The account’s statement between two days, as PDF. */
  'GET /api/account/statement': {
    given: { query: { from: string; to: string } };
    answer: Blob;
  };
  /** Whether the month’s report comes by mail. */
  'GET /api/analytics/schedule': {
    given: Record<never, never>;
    answer: { enabled: boolean; email: string | null; emailVerified: boolean; nextAt: string | null };
  };
  /** Has the report of each month mailed on the first day of the next, or stops it. */
  'POST /api/analytics/schedule': {
    given: { body: { enabled: boolean } };
    answer: { enabled: boolean; email: string | null; emailVerified: boolean; nextAt: string | null };
  };
  /** What a provider of the bank’s tells it. */
  'POST /api/webhooks/{source}': {
    given: { params: { source: string }; body: unknown };
    answer: string;
  };
  /** A provider’s check that an address is ours, answered with what it asks to read. */
  'GET /api/webhooks/{source}': {
    given: { params: { source: string } };
    answer: string;
  };
  /** What WhatsApp’s form for a PIN sends, sealed from the customer’s phone to the bank. */
  'POST /api/whatsapp/flow': {
    given: { body: unknown };
    answer: string;
  };
};
