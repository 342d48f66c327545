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

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-extensions',
];

/** The real library, loaded when WhatsApp is switched on: it brings a browser's worth of code. */
export async function loadWhatsapp(options: { folder: string; browser?: string }): Promise<WhatsappLibrary> {
  const { default: library } = await import('whatsapp-web.js');
  const profile = join(options.folder, 'session');
  return {
    newClient: () => {
      freeProfile(profile);
      const client: Client = new library.Client({
        authStrategy: new library.LocalAuth({ dataPath: options.folder }),
        webVersionCache: { type: 'local', path: join(options.folder, 'cache') },
        puppeteer: {
          headless: true,
          args: browserFlags,
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
