import {
  type Billers,
  type BvnRegister,
  type Cards,
  type Codes,
  type Exchange,
  Fault,
  type Identity,
  type InwardRails,
  type Market,
  type Payments,
  type Rails,
} from '../kernel/index.ts';

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
  report: async () => {
    throw new Fault('unavailable', { what: 'rails' });
  },
};

export const absentBvn: BvnRegister = {
  absent: true,
  find: async () => {
    throw new Fault('unavailable', { what: 'bvn' });
  },
};

export const absentCards: Cards = {
  absent: true,
  issue: async () => ({ status: 'failed' }),
  query: async () => ({ status: 'missing' }),
  reveal: async () => {
    throw new Fault('unavailable', { what: 'cards' });
  },
};

export const absentBillers: Billers = {
  absent: true,
  airtime: async () => ({ status: 'failed' }),
  vend: async () => ({ status: 'failed' }),
  query: async () => ({ status: 'missing' }),
  enquire: async () => {
    throw new Fault('unavailable', { what: 'bills' });
  },
};

const noIdentity = async (): Promise<never> => {
  throw new Fault('unavailable', { what: 'identity' });
};

export const absentIdentity: Identity = {
  absent: true,
  faces: { absent: true },
  nin: noIdentity,
  address: noIdentity,
  liveness: noIdentity,
};

const noCodes = async (): Promise<void> => {
  throw new Fault('unavailable', { what: 'codes' });
};

export const absentCodes: Codes = { sms: noCodes, mail: noCodes };

const noMarket = async (): Promise<never> => {
  throw new Fault('unavailable', { what: 'market' });
};

export const absentMarket: Market = { absent: true, name: '', prices: noMarket, history: noMarket };
export const absentExchange: Exchange = { absent: true, name: '', rates: noMarket };

const noPayments = async (): Promise<never> => {
  throw new Fault('unavailable', { what: 'payments' });
};

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
