import { call } from '../api.ts';

/** WebAuthn speaks in bytes, the bank in JSON; browsers differ in how much of the way between they know. */
type Json = Record<string, unknown>;
type Credential = Parameters<typeof call<'POST /api/auth/passkey'>>[1]['body']['response'];

const toBytes = (text: unknown): ArrayBuffer => {
  const plain = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
};

const toText = (bytes: ArrayBuffer | null): string => {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
};

const withBytes = (list: unknown) =>
  ((list ?? []) as Json[]).map((item) => ({ ...item, id: toBytes(item.id) }));

/** True where this browser and device can make and show passkeys. */
export async function canUsePasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window) || !window.isSecureContext) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

const packed = (credential: PublicKeyCredential, response: Json): Credential => ({
  id: credential.id,
  rawId: toText(credential.rawId),
  type: 'public-key',
  response,
  clientExtensionResults: credential.getClientExtensionResults() as Json,
  ...(credential.authenticatorAttachment && { authenticatorAttachment: credential.authenticatorAttachment }),
});

/** Asks the device to make a passkey. */
export async function makePasskey(options: Json): Promise<Credential> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: withBytes(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return packed(made, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Asks the device to show a passkey. */
export async function showPasskey(options: Json): Promise<Credential> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    allowCredentials: withBytes(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return packed(shown, {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    ...(response.userHandle && { userHandle: toText(response.userHandle) }),
  });
}

/** Signs in with a passkey of this site. */
export async function signInByPasskey() {
  const options = await call('POST /api/auth/passkey/options', { body: {} });
  return call('POST /api/auth/passkey', { body: { response: await showPasskey(options) } });
}

/** Makes a passkey for the customer, who proves with the PIN or a fresh second factor that it is them. */
export async function addPasskey(pin: string | undefined, name: string) {
  const options = await call('POST /api/user/passkeys/options', { body: pin ? { pin } : {} });
  return call('POST /api/user/passkeys', { body: { response: await makePasskey(options), name } });
}

/** Shows a passkey of the customer's as the second factor of what comes next. */
export async function proveByPasskey() {
  const options = await call('POST /api/user/passkeys/verify-options', { body: {} });
  return call('POST /api/user/passkeys/verify', { body: { response: await showPasskey(options) } });
}
