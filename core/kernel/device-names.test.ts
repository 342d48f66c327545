import { expect, test } from 'vitest';
import { deviceWords } from './device-names.ts';

test('a browser is called what people call it, never its whole name for machines', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 14; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
  expect(deviceWords(android)).toBe('Chrome on Android');
  expect(
    deviceWords('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1'),
  ).toBe('Safari on iPhone');
  expect(deviceWords('Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0')).toBe(
    'Edge on Windows',
  );
  expect(deviceWords('seed')).toBe('seed');
});
