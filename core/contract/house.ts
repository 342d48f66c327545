import Type from 'typebox';
import { instant, language, money, nullable, object, oneOf, rows } from './row.ts';

const state = oneOf(['ok', 'down'] as const);

export const house = rows({
  'GET /api/health': {
    about: 'The process lives.',
    auth: 'anyone',
    reply: object({ status: oneOf(['ok'] as const) }),
    faults: [],
    perMinute: 600,
  },
  'GET /api/about': {
    about:
      'What this bank is: played or real, its licence, its WhatsApp number, the ceiling of a first day, and its true figures, at most ten minutes old.',
    auth: 'anyone',
    reply: object({
      /** The other banks and registers are played, and no naira is real. */
      sandbox: Type.Boolean(),
      /** The licence as it may be said; null where none is configured. */
      licence: nullable(Type.String()),
      /** Where customers write to, as `+234…`; null where WhatsApp is not connected. */
      whatsapp: nullable(Type.String()),
      /** What is offered here because somebody outside stands behind it: to other banks and from them, bills, cards, investments, money from abroad, opening, a new PIN. */
      offers: object({
        otherBanks: Type.Boolean(),
        moneyIn: Type.Boolean(),
        bills: Type.Boolean(),
        cards: Type.Boolean(),
        investments: Type.Boolean(),
        abroad: Type.Boolean(),
        opening: Type.Boolean(),
        newPin: Type.Boolean(),
      }),
      /** The languages that a voice note is heard in. */
      hears: Type.Array(language),
      /** The most that moves, in and out, in the first day of an account, a phone or a PIN. */
      newIdentityCap: money,
      figures: object({ customers: Type.Integer(), banks: Type.Integer(), endpoints: Type.Integer() }),
    }),
    faults: [],
    perMinute: 600,
  },
  'GET /api/status': {
    about:
      'How the parts of the bank are that customers notice: working, slow, or paused by the bank’s own people. What is not offered here is left out.',
    auth: 'anyone',
    reply: object({
      checkedAt: instant,
      parts: Type.Array(
        object({
          part: oneOf(['chat', 'transfers', 'bills', 'cards', 'abroad', 'opening', 'levels'] as const),
          state: oneOf(['ok', 'slow', 'paused'] as const),
        }),
      ),
    }),
    faults: [],
    perMinute: 120,
  },
  'GET /api/ready': {
    about: 'The bank can work: its database, its queue and its migrations. 503 where one of them cannot.',
    auth: 'anyone',
    reply: object({ status: state, database: state, queue: state, migrations: state }),
    faults: [],
    perMinute: 600,
  },
  'GET /api/admin/whatsapp': {
    about: 'The QR code that pairs the bank’s WhatsApp, as SVG, for the bearer of the x-admin-key header.',
    auth: 'admin',
    reply: Type.Unsafe<string>({}),
    produces: 'image/svg+xml',
    faults: ['not_found'],
    perMinute: 30,
  },
});
