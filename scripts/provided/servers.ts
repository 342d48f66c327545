import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { MetaServer } from '@karo/workers/whatsapp/meta-server';
import {
  type AfricasTalkingServer,
  openAfricasTalkingServer,
} from '../../core/providers/testing/africastalking.ts';
import { type MonnifyServer, openMonnifyServer } from '../../core/providers/testing/monnify.ts';
import { openPaystackServer, type PaystackServer } from '../../core/providers/testing/paystack.ts';
import { type MonoServer, openDojahServer, openMonoServer } from '../../core/providers/testing/registers.ts';
import { openVtpassServer, type VtpassServer } from '../../core/providers/testing/vtpass.ts';

/** Every provider of the bank on this machine, each speaking its own protocol, and the environment of a bank that uses them with no sandbox. */
export type Providers = {
  meta: MetaServer;
  paystack: PaystackServer;
  monnify: MonnifyServer;
  vtpass: VtpassServer;
  dojah: Awaited<ReturnType<typeof openDojahServer>>;
  sms: AfricasTalkingServer;
  mono: MonoServer;
  /** The Flow's key, by which a test seals as a phone does. */
  flowKey: KeyObject;
  /** `money` is who carries transfers and takes money in. */
  env(money: 'paystack' | 'monnify'): Record<string, string>;
  close(): Promise<void>;
};

const USSD_KEY = 'a-key-for-the-telephone-company';

/** Opens all of them. */
export async function openProviders(): Promise<Providers> {
  const meta = new MetaServer();
  const [paystack, monnify, vtpass, dojah, sms, mono] = await Promise.all([
    openPaystackServer(),
    openMonnifyServer(),
    openVtpassServer(),
    openDojahServer(),
    openAfricasTalkingServer(),
    openMonoServer(),
    meta.open(),
  ]);
  const flowKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const cloud = meta.config();
  const env = (money: 'paystack' | 'monnify') => ({
    SANDBOX: 'off',
    KARO_SECRET: createHash('sha256').update('a day without the sandbox').digest('hex'),
    PUBLIC_URL: 'https://karo.example',
    TRUST_PROXY: 'on',
    SPEECH: 'off',
    BURST_MS: '0',
    USSD_KEY,
    RAILS: money,
    INWARD: money,
    BILLERS: 'vtpass',
    BVN: 'dojah',
    NIN: 'dojah',
    FACES: 'dojah',
    PAYSTACK_SECRET_KEY: paystack.key,
    PAYSTACK_URL: paystack.url,
    MONNIFY_API_KEY: monnify.account.apiKey,
    MONNIFY_SECRET_KEY: monnify.account.secretKey,
    MONNIFY_CONTRACT_CODE: monnify.account.contractCode,
    MONNIFY_WALLET: monnify.account.wallet,
    MONNIFY_URL: monnify.url,
    VTPASS_API_KEY: vtpass.account.apiKey,
    VTPASS_PUBLIC_KEY: vtpass.account.publicKey,
    VTPASS_SECRET_KEY: vtpass.account.secretKey,
    VTPASS_WEBHOOK_KEY: vtpass.account.webhookKey,
    VTPASS_URL: vtpass.url,
    DOJAH_APP_ID: dojah.account.appId,
    DOJAH_SECRET_KEY: dojah.account.secret,
    DOJAH_URL: dojah.url,
    MONO_SECRET_KEY: mono.account.secretKey,
    MONO_URL: mono.url,
    AFRICASTALKING_USERNAME: sms.account.username,
    AFRICASTALKING_API_KEY: sms.account.apiKey,
    AFRICASTALKING_URL: sms.url,
    WHATSAPP: 'cloud',
    WHATSAPP_NUMBER: '+2347005276346',
    WHATSAPP_TOKEN: cloud.token,
    WHATSAPP_PHONE_NUMBER_ID: cloud.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: cloud.businessAccountId,
    WHATSAPP_APP_SECRET: 'appsecret123',
    WHATSAPP_VERIFY_TOKEN: cloud.verifyToken,
    WHATSAPP_GRAPH_URL: cloud.graphUrl,
    WHATSAPP_FLOW_ID: '300000000000003',
    WHATSAPP_FLOW_KEY: flowKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  const close = async () => {
    await Promise.all([meta, paystack, monnify, vtpass, dojah, sms, mono].map((server) => server.close()));
  };
  return { meta, paystack, monnify, vtpass, dojah, sms, mono, flowKey, env, close };
}
