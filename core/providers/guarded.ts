import {
  type Billers,
  type BvnConsent,
  type BvnRegister,
  type Cards,
  type Clock,
  type Codes,
  type Exchange,
  Fault,
  type Faults,
  type Gate,
  type Identity,
  type InwardRails,
  type Market,
  NoAnswer,
  NotCalled,
  type Outcome,
  openGate,
  Paused,
  type PaymentStatus,
  type Payments,
  type Push,
  type Rails,
  usualGate,
} from '../kernel/index.ts';
import { type PausablePort, pausedFault } from './pauses.ts';

/** The ports that call somebody outside, as they are given and as the bank uses them. */
export type Outside = {
  rails: Rails;
  inward: InwardRails;
  bvn: BvnRegister;
  billers: Billers;
  cards: Cards;
  codes: Codes;
  identity: Identity;
  market: Market;
  exchange: Exchange;
  payments: Payments;
  push: Push;
};

type Pausing = (port: PausablePort) => Promise<boolean>;

/** The gate of what begins something new: while the port is paused nobody is called. What is under way passes by the port's own gate. */
const beginning = (port: PausablePort, gate: Gate, isPaused: Pausing): Gate => ({
  ...gate,
  pass: async (receiver, call, isSilence) =>
    (await isPaused(port))
      ? { outcome: 'failed', error: new Paused(port) }
      : gate.pass(receiver, call, isSilence),
});

/** The answer; `silence` where none came in time. Throws `NotCalled` where nothing was sent, and what the provider threw. */
function orSilence<T>(made: Outcome<T>, silence: T): T {
  if (made.outcome === 'done') return made.value;
  if (made.outcome === 'unknown' && made.error instanceof NoAnswer) return silence;
  throw made.error;
}

/** The answer; where nobody answered, the refusal that customers are told. */
function orRefuse<T>(made: Outcome<T>, what: Faults['unavailable']['what']): T {
  if (made.outcome === 'done') return made.value;
  if (made.error instanceof Paused) throw pausedFault(what);
  if (!(made.error instanceof NoAnswer || made.error instanceof NotCalled)) throw made.error;
  const fault = new Fault('unavailable', { what });
  fault.cause = made.error;
  throw fault;
}

const isSilence = ({ code }: { code: string }): boolean => code === 'silence';

/** Each bank behind the rails is a receiver of its own: one that is silent is left alone, and the others go on. */
function guardRails(rails: Rails, gate: Gate, begin: Gate): Rails {
  return {
    ...rails,
    enquire: async (order) => {
      const made = await begin.pass(order.bankCode, () => rails.enquire(order), isSilence);
      if (made.outcome === 'failed' && made.error instanceof Paused) throw pausedFault('rails');
      // An enquiry moves nothing: one that was not made and one that was not answered are the same.
      if (made.outcome === 'failed') return { code: 'silence', sessionId: order.sessionId };
      return orSilence(made, { code: 'silence', sessionId: order.sessionId });
    },
    credit: async (order) =>
      orSilence(await begin.pass(order.bankCode, () => rails.credit(order), isSilence), { code: 'silence' }),
    query: async (sessionId, bankCode) =>
      orSilence(await gate.pass(bankCode ?? 'rails', () => rails.query(sessionId, bankCode), isSilence), {
        code: 'silence',
      }),
  };
}

function guardInward(inward: InwardRails, gate: Gate): InwardRails {
  const { confirm } = inward;
  return {
    ...inward,
    giveBack: async (order) =>
      orSilence(await gate.pass(order.bankCode, () => inward.giveBack(order), isSilence), {
        code: 'silence',
      }),
    query: async (sessionId) =>
      orSilence(await gate.pass('rails', () => inward.query(sessionId), isSilence), { code: 'silence' }),
    ...(confirm && {
      confirm: async (reference: string) =>
        orRefuse(await gate.pass('collections', () => confirm(reference)), 'rails'),
    }),
  };
}

const isUnknown = ({ status }: { status: string }): boolean => status === 'unknown';

function guardBillers(billers: Billers, gate: Gate, begin: Gate): Billers {
  const unknown = { status: 'unknown' as const };
  return {
    ...billers,
    airtime: async (order) =>
      orSilence(await begin.pass(order.network, () => billers.airtime(order), isUnknown), unknown),
    vend: async (order) =>
      orSilence(await begin.pass(order.biller, () => billers.vend(order), isUnknown), unknown),
    query: async (reference) => orSilence(await gate.pass('query', () => billers.query(reference)), unknown),
    enquire: async (asked) => orRefuse(await begin.pass(asked.biller, () => billers.enquire(asked)), 'bills'),
  };
}

function guardCards(cards: Cards, gate: Gate, begin: Gate): Cards {
  const unknown = { status: 'unknown' as const };
  return {
    ...cards,
    issue: async (order) =>
      orSilence(await begin.pass('issuer', () => cards.issue(order), isUnknown), unknown),
    query: async (reference) => orSilence(await gate.pass('issuer', () => cards.query(reference)), unknown),
    reveal: async (issuerId) => orRefuse(await gate.pass('issuer', () => cards.reveal(issuerId)), 'cards'),
  };
}

function guardPayments(payments: Payments, usual: Gate, begin: Gate): Payments {
  const ask = async (call: () => Promise<{ status: PaymentStatus }>, gate = usual) => {
    const made = await gate.pass(payments.name, call);
    if (made.outcome === 'failed' && made.error instanceof Paused) throw pausedFault('payments');
    // Nothing was ordered: whoever pays is told at once, and whoever settles comes again.
    if (made.outcome === 'failed') throw new Fault('unavailable', { what: 'payments' });
    return orSilence<{ status: PaymentStatus }>(made, { status: 'unknown' });
  };
  return {
    ...payments,
    charge: (order) => ask(() => payments.charge(order), begin),
    confirm: (reference, code) => ask(() => payments.confirm(reference, code)),
    query: (reference) => ask(() => payments.query(reference)),
    refund: (reference) => ask(() => payments.refund(reference)),
  };
}

function guardIdentity(identity: Identity, gate: Gate): Identity {
  const ask = async <T>(register: string, call: () => Promise<T>) =>
    orRefuse(await gate.pass(register, call), 'identity');
  return {
    ...identity,
    nin: (nin, claimed) => ask('nin', () => identity.nin(nin, claimed)),
    address: (address) => ask('address', () => identity.address(address)),
    liveness: (selfie, expected) => ask('liveness', () => identity.liveness(selfie, expected)),
  };
}

const guardConsent = (consent: BvnConsent, gate: Gate): BvnConsent => ({
  begin: async (bvn) => orRefuse(await gate.pass('register', () => consent.begin(bvn)), 'bvn'),
  send: async (session, way) =>
    orRefuse(await gate.pass('register', () => consent.send(session, way)), 'bvn'),
  read: async (session, code) =>
    orRefuse(await gate.pass('register', () => consent.read(session, code)), 'bvn'),
});

const readers = (gates: (port: string) => Gate, isPaused: Pausing) => ({
  bvn: (bvn: BvnRegister): BvnRegister => {
    const gate = beginning('bvn', gates('bvn'), isPaused);
    return {
      ...bvn,
      find: async (number, claimed) =>
        orRefuse(await gate.pass('register', () => bvn.find(number, claimed)), 'bvn'),
      ...(bvn.consent && { consent: guardConsent(bvn.consent, gate) }),
    };
  },
  market: (market: Market): Market => {
    const gate = gates('market');
    return {
      ...market,
      prices: async () => orRefuse(await gate.pass('prices', () => market.prices()), 'market'),
      history: async (asset, days) =>
        orRefuse(await gate.pass('history', () => market.history(asset, days)), 'market'),
    };
  },
  exchange: (exchange: Exchange): Exchange => {
    const gate = gates('exchange');
    return {
      ...exchange,
      rates: async () => orRefuse(await gate.pass('rates', () => exchange.rates()), 'market'),
    };
  },
});

function guardCodes(codes: Codes, gate: Gate): Codes {
  const send = async (server: string, call: () => Promise<void>) =>
    orRefuse(await gate.pass(server, call), 'codes');
  return {
    ...codes,
    sms: (phone, text) => send('sms', () => codes.sms(phone, text)),
    mail: (to, subject, text, enclosed) => send('mail', () => codes.mail(to, subject, text, enclosed)),
  };
}

function guardPush(push: Push, gate: Gate): Push {
  return {
    ...push,
    send: async (to, message) =>
      orRefuse(await gate.pass(new URL(to.endpoint).host, () => push.send(to, message)), 'push'),
  };
}

/**
 * The ports behind their gates: every call has the deadline and its receiver's circuit breaker. A call that moves something answers `unknown` (or silence) where
 * no answer came, and throws `NotCalled` where it was not made, `Paused` where the port is paused; a call that only reads throws Fault `unavailable` for both.
 */
export function guard(
  ports: Outside,
  { clock, deadlineMs, isPaused }: { clock: Clock; deadlineMs: number; isPaused: Pausing },
): Outside {
  const now = () => clock.now().getTime();
  const gates = (port: string) => openGate(port, { ...usualGate, deadlineMs }, now);
  const both = (port: PausablePort): [Gate, Gate] => {
    const gate = gates(port);
    return [gate, beginning(port, gate, isPaused)];
  };
  const { bvn, market, exchange } = readers(gates, isPaused);
  return {
    rails: guardRails(ports.rails, ...both('rails')),
    inward: guardInward(ports.inward, gates('inward')),
    bvn: bvn(ports.bvn),
    billers: guardBillers(ports.billers, ...both('billers')),
    cards: guardCards(ports.cards, ...both('cards')),
    codes: guardCodes(ports.codes, gates('codes')),
    identity: guardIdentity(ports.identity, both('identity')[1]),
    market: market(ports.market),
    exchange: exchange(ports.exchange),
    payments: guardPayments(ports.payments, ...both('payments')),
    push: guardPush(ports.push, gates('push')),
  };
}
