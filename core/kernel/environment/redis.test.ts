import { expect, test } from 'vitest';
import { redisUrlOf, sentinelsOf } from './redis.ts';

test('an address of one server names no sentinels', () => {
  for (const url of ['redis://localhost:6379', 'rediss://:secret@cache.example:6380/1', 'localhost:6379'])
    expect(sentinelsOf(url)).toBeUndefined();
  expect(redisUrlOf('redis://localhost:6379')).toBe('redis://localhost:6379');
  expect(redisUrlOf('')).toBeUndefined();
});

test('sentinels are read with their ports, the password and the name of what they watch', () => {
  expect(sentinelsOf('redis+sentinel://:s%2Fe%40cret@10.0.0.1:26380,ha-b,[fd00::1]:26379/karo')).toEqual({
    sentinels: [
      { host: '10.0.0.1', port: 26_380 },
      { host: 'ha-b', port: 26_379 },
      { host: 'fd00::1', port: 26_379 },
    ],
    name: 'karo',
    password: 's/e@cret',
  });
  expect(sentinelsOf('redis+sentinel://bank:secret@one/main')).toEqual({
    sentinels: [{ host: 'one', port: 26_379 }],
    name: 'main',
    username: 'bank',
    password: 'secret',
  });
});

test.each([
  ['redis+sentinel://:topsecret@one,two', 'does not say at its end'],
  ['redis+sentinel://:topsecret@one,two/', 'does not say at its end'],
  ['redis+sentinel://:topsecret@one,two/karo/0', 'does not say at its end'],
  ['redis+sentinel://:topsecret@one,,two/karo', 'no host'],
  ['redis+sentinel://:topsecret@/karo', 'no host'],
  ['redis+sentinel://:topsecret@one:99999/karo', 'no host'],
  ['redis+sentinel://:topsecret@one?x=1/karo', 'no host'],
])('%s is refused, and its password is not told', (url, problem) => {
  const refusal = (() => {
    try {
      sentinelsOf(url);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  })();
  expect(refusal).toContain(problem);
  expect(refusal).not.toContain('topsecret');
});
