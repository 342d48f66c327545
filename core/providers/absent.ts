import {
  type Billers,
  type BvnRegister,
  type Cards,
  type Codes,
  type Exchange,
  Fault,
  type Faults,
  type Identity,
  type InwardRails,
  type Market,
  NotConnected,
  type Payments,
  type Rails,
} from '../kernel/index.ts';

type What = Faults['unavailable']['what'];

const refusing = (what: What) => async (): Promise<never> => {
  const fault = new Fault('unavailable', { what });
  fault.cause = new NotConnected(what);
  throw fault;
};

/** Outside the sandbox, a service that nobody has connected yet refuses plainly: nothing is played. */
export const absentRails: Rails = {
  absent: true,
  enquire: async ({ sessionId }) => ({ code: '91', sessionId }),
  credit: async () => ({ code: '91' }),
  query: async () => ({ code: '25' }),
};

export const absentInward: InwardRails = {
  absent: true,
  giveBack: async () => ({ code: '91' }),
  query: async () => ({ code: '25' }),
  report: refusing('rails'),
};

export const absentBvn: BvnRegister = {
  absent: true,
  find: refusing('bvn'),
};

export const absentCards: Cards = {
  absent: true,
  issue: async () => ({ status: 'failed' }),
  query: async () => ({ status: 'missing' }),
  reveal: refusing('cards'),
};

export const absentBillers: Billers = {
  absent: true,
  airtime: async () => ({ status: 'failed' }),
  vend: async () => ({ status: 'failed' }),
  query: async () => ({ status: 'missing' }),
  enquire: refusing('bills'),
};

const noIdentity = refusing('identity');

export const absentIdentity: Identity = {
  absent: true,
  faces: { absent: true },
  nin: noIdentity,
  address: noIdentity,
  liveness: noIdentity,
};

const noCodes = refusing('codes');

export const absentCodes: Codes = { sms: noCodes, mail: noCodes };

const noMarket = refusing('market');

export const absentMarket: Market = { absent: true, name: '', prices: noMarket, history: noMarket };
export const absentExchange: Exchange = { absent: true, name: '', rates: noMarket };

const noPayments = refusing('payments');

export const absentPayments: Payments = {
  absent: true,
  name: '',
  charge: noPayments,
  confirm: noPayments,
  query: noPayments,
  refund: noPayments,
  isSigned: () => false,
  cards: [],
};
