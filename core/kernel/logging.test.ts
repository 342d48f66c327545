import { describe, expect, test } from 'vitest';
import { openLog } from './logging.ts';

/** What is written of a logged object. */
function written(object: object, message = 'said'): string {
  const lines: string[] = [];
  openLog({ level: 'trace' }, { write: (line) => void lines.push(line) }).info(object, message);
  return lines.join('');
}

describe('a log', () => {
  test.each([
    ['a PIN', { pin: '2580' }],
    ['a PIN under another spelling', { body: { new_pin: '2580', 'Confirm-Pin': '2580' } }],
    ['a PIN five floors down', { a: { b: { c: { d: { transactionPin: '2580' } } } } }],
    ['a PIN in a list', { calls: [{ body: { pin: '2580' } }] }],
    ['a code', { code: '2580' }],
    [
      'a header',
      { req: { headers: { cookie: '2580', authorization: 'Bearer 2580', 'x-admin-key': '2580' } } },
    ],
    ['a PIN in an error’s words', { err: new Error('PIN 2580 was not taken') }],
    ['a PIN in an error’s facts', { err: Object.assign(new Error('no'), { facts: { pin: '2580' } }) }],
    ['a PIN in an error’s cause', { err: new Error('no', { cause: new Error('my PIN is 2580') }) }],
    ['the password of an address', { err: new Error('postgres://karo:2580@db:5432/karo does not answer') }],
    ['an error under another name', { reason: new Error('my PIN is 2580') }],
    ['bytes', { audio: Buffer.from('2580') }],
  ])('writes no secret: %s', (_, object) => {
    const line = written(object);
    expect(line).not.toContain('2580');
    expect(JSON.parse(line)).toMatchObject({ msg: 'said' });
  });

  test('keeps what helps: codes of errors, references, figures, and where an error was thrown', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const line = JSON.parse(written({ err: error, reference: 'KR1234567890', ms: 12, id: '77' }));
    expect(line).toMatchObject({
      err: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
      reference: 'KR1234567890',
      ms: 12,
      id: '77',
    });
    expect(line.err.stack).toContain('logging.test.ts');
  });

  test('ends with what refers to itself', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop.self = loop;
    expect(JSON.parse(written({ loop })).loop.self.self.name).toBe('loop');
  });
});
