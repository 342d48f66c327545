import Type from 'typebox';
import { instant, object, oneOf, rows, text } from './row.ts';

const category = oneOf(['transfer', 'balance', 'bills', 'airtime', 'help'] as const);
const status = oneOf(['active', 'ended', 'expired'] as const);
const field = Type.String({ maxLength: 400 });

export const ussd = rows({
  'GET /api/ussd/codes': {
    about: 'What can be dialled straight, by category.',
    auth: 'anyone',
    reply: Type.Array(
      object({
        id: Type.String(),
        code: Type.String(),
        description: Type.String(),
        example: Type.String(),
        category,
      }),
    ),
    faults: [],
  },
  'GET /api/ussd/sessions': {
    about: 'The dialogues of the signed-in customer’s own numbers, and those tried out in this browser.',
    auth: 'visitor',
    reply: Type.Array(
      object({
        id: Type.String(),
        phoneNumber: Type.String(),
        currentMenu: Type.String(),
        status,
        lastActivity: instant,
      }),
    ),
    faults: [],
  },
  'POST /api/ussd/test': {
    about:
      'The simulator: dials a code, or answers the screen of the dialogue `sessionId`. Outside the sandbox only with one’s own number.',
    auth: 'visitor',
    body: object({
      phoneNumber: text(24),
      /** A code as it is dialled (`*347*5276#`), or the answer to the last screen. */
      code: text(160),
      sessionId: Type.Optional(text(80)),
    }),
    reply: object({
      sessionId: Type.String(),
      /** The phone’s screen, at most 182 characters. */
      screen: Type.String(),
      status,
      currentMenu: Type.String(),
      /** The screen asks for a PIN: what is typed is not to be shown. */
      secret: Type.Boolean(),
    }),
    faults: ['phone_invalid', 'ussd_code_unknown', 'forbidden', 'sandbox_only'],
    perMinute: 60,
  },
  'POST /api/ussd/callback': {
    about:
      'One hop of a dialogue, as Africa’s Talking sends it: `text` is everything typed so far, joined by `*`. The key in the address is the provider’s secret.',
    auth: 'anyone',
    form: true,
    query: object({ key: Type.Optional(Type.String({ maxLength: 200 })) }),
    body: object({
      sessionId: text(120),
      serviceCode: Type.Optional(field),
      phoneNumber: text(24),
      networkCode: Type.Optional(field),
      text: Type.Optional(Type.String({ maxLength: 800 })),
    }),
    reply: Type.Unsafe<string>({}),
    produces: 'text/plain',
    faults: ['not_found'],
    perMinute: 600,
  },
  'POST /api/ussd/events': {
    about: 'The provider’s word that a dialogue is over. What was typed in it is not read.',
    auth: 'anyone',
    form: true,
    query: object({ key: Type.Optional(Type.String({ maxLength: 200 })) }),
    body: object({ sessionId: text(120), status: Type.Optional(field) }),
    reply: Type.Unsafe<string>({}),
    produces: 'text/plain',
    faults: ['not_found'],
    perMinute: 600,
  },
});
