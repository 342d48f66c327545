import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Client, Message } from 'whatsapp-web.js';
import { freeProfile } from './whatsapp-profile.ts';

/** What is used of a message of the library. */
export type WhatsappMessage = Pick<
  Message,
  'from' | 'fromMe' | 'type' | 'body' | 'timestamp' | 'hasMedia' | 'isStatus'
> & {
  id: { id: string };
  downloadMedia(): Promise<{ mimetype: string; data: string } | undefined>;
};
export type WhatsappChat = {
  isGroup: boolean;
  unreadCount: number;
  fetchMessages(options: { limit: number; fromMe: boolean }): Promise<WhatsappMessage[]>;
};
type SendOptions = { caption?: string; sendAudioAsVoice?: boolean; linkPreview?: boolean };

type Events = {
  qr: [code: string];
  authenticated: [];
  auth_failure: [why: string];
  loading_screen: [percent: number];
  ready: [];
  message: [message: WhatsappMessage];
  disconnected: [why: string];
};

/** What is used of the library's client. */
export type WhatsappClient = {
  on<E extends keyof Events>(event: E, listener: (...args: Events[E]) => void): unknown;
  removeAllListeners(): unknown;
  initialize(): Promise<void>;
  destroy(): Promise<void>;
  getState(): Promise<string | null>;
  getChats(): Promise<WhatsappChat[]>;
  getContactLidAndPhone(ids: string[]): Promise<{ lid?: string; pn?: string }[]>;
  sendMessage(
    chatId: string,
    content: unknown,
    options?: SendOptions,
  ): Promise<{ id: { id: string } } | null | undefined>;
};

/** whatsapp-web.js, or what a test has in its place. */
export type WhatsappLibrary = {
  newClient(): WhatsappClient;
  media(mime: string, base64: string, name: string): unknown;
};

/** Whether Chromium's sandbox can be had here: it wants user namespaces, and is not to be had by root. */
function canSandbox(): boolean {
  if (process.getuid?.() === 0) return false;
  return process.platform !== 'linux' || spawnSync('unshare', ['--user', 'true']).status === 0;
}

/** The browser's flags; what shows strangers' pages and pictures runs in a sandbox wherever there can be one. */
export const browserFlags = (sandboxed: boolean): string[] => [
  ...(sandboxed ? [] : ['--no-sandbox']),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-extensions',
];

/** The real library, loaded when WhatsApp is switched on: it brings a browser's worth of code. */
export async function loadWhatsapp(options: {
  folder: string;
  browser?: string;
  /** Told where the browser runs without its sandbox. */
  warn: (text: string) => void;
}): Promise<WhatsappLibrary> {
  const { default: library } = await import('whatsapp-web.js');
  const profile = join(options.folder, 'session');
  const sandboxed = canSandbox();
  if (!sandboxed)
    options.warn(
      'the browser runs without its sandbox: it wants user namespaces, and a user who is not root',
    );
  return {
    newClient: () => {
      freeProfile(profile);
      const client: Client = new library.Client({
        authStrategy: new library.LocalAuth({ dataPath: options.folder }),
        webVersionCache: { type: 'local', path: join(options.folder, 'cache') },
        puppeteer: {
          headless: true,
          args: browserFlags(sandboxed),
          // Signals are ours: the browser is closed by `destroy`, in order.
          handleSIGINT: false,
          handleSIGTERM: false,
          handleSIGHUP: false,
          ...(options.browser && { executablePath: options.browser }),
        },
      });
      return client as unknown as WhatsappClient;
    },
    media: (mime, base64, name) => new library.MessageMedia(mime, base64, name),
  };
}
