import { describe, expect, test } from 'vitest';
import { Fault } from './faults.ts';
import { type GateLimits, NoAnswer, NotCalled, NotConnected, openGate } from './gate.ts';
import { scrape } from './metrics.ts';

const limits: GateLimits = {
  deadlineMs: 20,
  failuresMost: 3,
  restMs: 100,
  restMostMs: 300,
  slowMs: 50,
  slowPerReceiver: 2,
  perReceiver: 4,
  slowInAll: 3,
  inAll: 6,
};

const opened = (over: Partial<GateLimits> = {}) => {
  const clock = { at: 0 };
  return { clock, gate: openGate('rails', { ...limits, ...over }, () => clock.at) };
};
const never = () => new Promise<never>(() => {});
const answer = async () => 'yes';

describe('a gate', () => {
  test('C6 ends a call that is never answered at its deadline, and says that nobody knows what came of it', async () => {
    const { gate } = opened();
    const made = await gate.pass('gtb', never);
    expect(made.outcome).toBe('unknown');
    expect(made.outcome === 'unknown' && made.error).toBeInstanceOf(NoAnswer);
  });

  test('C6 leaves a silent receiver alone, and the others not', async () => {
    const { gate } = opened();
    for (let call = 0; call < 3; call += 1) await gate.pass('gtb', never);
    let called = 0;
    const made = await gate.pass('gtb', async () => {
      called += 1;
    });
    expect(made.outcome === 'failed' && made.error).toBeInstanceOf(NotCalled);
    expect(called).toBe(0);
    expect(gate.resting()).toBe(1);
    expect(await gate.pass('uba', answer)).toEqual({ outcome: 'done', value: 'yes' });
  });

  test('sends one probe when the rest is over, rests longer where it fails, and opens where it is answered', async () => {
    const { gate, clock } = opened();
    for (let call = 0; call < 3; call += 1) await gate.pass('gtb', never);
    clock.at = 101;
    const [probe, other] = await Promise.all([gate.pass('gtb', never), gate.pass('gtb', answer)]);
    expect([probe.outcome, other.outcome]).toEqual(['unknown', 'failed']);
    clock.at = 250;
    expect((await gate.pass('gtb', answer)).outcome).toBe('failed');
    clock.at = 302;
    expect((await gate.pass('gtb', answer)).outcome).toBe('done');
    expect((await gate.pass('gtb', answer)).outcome).toBe('done');
    expect(gate.resting()).toBe(0);
  });

  test('takes a port behind which nobody stands for no failure: it is never left alone, and not measured', async () => {
    const { gate } = opened();
    const absent = new Fault('unavailable', { what: 'cards' });
    absent.cause = new NotConnected('cards');
    const measured = async () => (await scrape()).text;
    const before = await measured();
    for (let call = 0; call < 5; call += 1) {
      const made = await gate.pass('issuer', () => Promise.reject(absent));
      expect(made).toEqual({ outcome: 'unknown', error: absent });
    }
    expect(gate.resting()).toBe(0);
    expect(await measured()).toBe(before);
    await gate.pass('issuer', () => Promise.reject(new Fault('unavailable', { what: 'cards' })));
    expect(await measured()).toContain('port="rails",outcome="error"');
  });

  test('takes a silent answer for none, and a refusal for an answer', async () => {
    const { gate } = opened();
    const silence = async () => 'silence';
    for (let call = 0; call < 3; call += 1) await gate.pass('gtb', silence, (said) => said === 'silence');
    expect((await gate.pass('gtb', answer)).outcome).toBe('failed');
    const refuse = async () => {
      throw new Fault('bvn_invalid');
    };
    for (let call = 0; call < 5; call += 1) await gate.pass('bvn', refuse);
    expect((await gate.pass('bvn', answer)).outcome).toBe('done');
  });

  test('C6 lets few slow calls of one receiver, and of all together, take places', async () => {
    const { gate, clock } = opened({ deadlineMs: 60_000 });
    void gate.pass('gtb', never);
    void gate.pass('gtb', never);
    expect((await gate.pass('gtb', answer)).outcome).toBe('done');
    clock.at = 51;
    expect((await gate.pass('gtb', answer)).outcome).toBe('failed');
    expect((await gate.pass('uba', answer)).outcome).toBe('done');
    void gate.pass('uba', never);
    clock.at = 102;
    expect((await gate.pass('zenith', answer)).outcome).toBe('failed');
  });

  test('C6 lets few calls of one receiver in at once, before any is slow', async () => {
    const { gate } = opened({ deadlineMs: 60_000 });
    for (let call = 0; call < 4; call += 1) void gate.pass('gtb', never);
    expect((await gate.pass('gtb', answer)).outcome).toBe('failed');
    expect((await gate.pass('uba', answer)).outcome).toBe('done');
  });
});
