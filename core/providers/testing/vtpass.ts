import { textAt } from '../http.ts';
import { type Asked, openProviderServer, type ProviderServer, type Reply } from './server.ts';

export type VtpassOrder = {
  requestId: string;
  status: string;
  code: string;
  order: Asked['body'];
  extras: object;
};

export type VtpassServer = ProviderServer & {
  account: { apiKey: string; publicKey: string; secretKey: string; webhookKey: string };
  orders: Map<string, VtpassOrder>;
  /** What orders become from now on, and what the answer carries beside. */
  becomes(status: string, extras?: object): void;
};

const coded = (code: string, response_description: string, more: object = {}): Reply => ({
  body: { code, response_description, ...more },
});

const UNKNOWN_NUMBER = /0000$/;

const verify = ({ body }: Asked): Reply => {
  const number = textAt(body, 'billersCode') ?? '';
  if (UNKNOWN_NUMBER.test(number))
    return coded('000', '000', { content: { error: 'This meter is not correct', WrongBillersCode: true } });
  return coded('000', '000', {
    content: { Customer_Name: 'NGOZI EZE', Address: '12 Allen Avenue', Current_Bouquet: 'DStv Compact' },
  });
};

const variations = ({ query }: Asked): Reply => {
  const rows =
    query.get('serviceID') === 'dstv'
      ? [
          {
            variation_code: 'dstv79',
            name: 'DStv Compact N19,000',
            variation_amount: '19000.00',
            fixedPrice: 'Yes',
          },
        ]
      : [
          {
            variation_code: 'mtn-500mb',
            name: 'MTN 1GB Daily',
            variation_amount: '500.00',
            fixedPrice: 'Yes',
          },
          {
            variation_code: 'mtn-1gb-7',
            name: 'MTN 1GB - 7 days (Weekly)',
            variation_amount: '800.00',
            fixedPrice: 'Yes',
          },
        ];
  return {
    body: { response_description: '000', content: { serviceID: query.get('serviceID'), varations: rows } },
  };
};

/** VTpass as its documents describe it; the misspelt `varations` is its own. */
export async function openVtpassServer(): Promise<VtpassServer> {
  const account = {
    apiKey: 'api-key',
    publicKey: 'PK_karo',
    secretKey: 'SK_karo',
    webhookKey: 'k'.repeat(32),
  };
  const orders = new Map<string, VtpassOrder>();
  let next: { status: string; extras: object } = { status: 'delivered', extras: {} };

  const shown = ({ requestId, status, code, extras }: VtpassOrder): Reply =>
    coded(code, 'TRANSACTION', {
      requestId,
      ...extras,
      content: { transactions: { status, transactionId: '17291', ...extras } },
    });

  const pay = ({ body }: Asked): Reply => {
    const requestId = textAt(body, 'request_id') ?? '';
    if (!/^\d{12}\w+$/.test(requestId)) return coded('085', 'IMPROPER REQUEST ID');
    if (orders.has(requestId)) return coded('014', 'REQUEST ID ALREADY EXIST');
    if (!textAt(body, 'serviceID')) return coded('012', 'PRODUCT DOES NOT EXIST');
    const made = { requestId, order: body, ...next, code: next.status === 'failed' ? '016' : '000' };
    orders.set(requestId, made);
    return shown(made);
  };

  const requery = ({ body }: Asked): Reply => {
    const made = orders.get(textAt(body, 'request_id') ?? '');
    return made ? shown(made) : coded('015', 'INVALID REQUEST ID');
  };

  const server = await openProviderServer((asked) => {
    const key = asked.method === 'GET' ? asked.headers['public-key'] : asked.headers['secret-key'];
    const expected = asked.method === 'GET' ? account.publicKey : account.secretKey;
    if (asked.headers['api-key'] !== account.apiKey || key !== expected)
      return coded('087', 'INVALID CREDENTIALS');
    const routes: Record<string, (asked: Asked) => Reply> = {
      'POST /api/pay': pay,
      'POST /api/requery': requery,
      'POST /api/merchant-verify': verify,
      'GET /api/service-variations': variations,
      'GET /api/balance': () => ({ body: { code: 1, contents: { balance: 4321.5 } } }),
    };
    return routes[`${asked.method} ${asked.path}`]?.(asked);
  });
  return {
    ...server,
    account,
    orders,
    becomes: (status, extras = {}) => {
      next = { status, extras };
    },
  };
}
