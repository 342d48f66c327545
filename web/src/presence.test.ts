import { expect, test } from 'vitest';
import { wasTouched } from './presence.ts';

test('whoever opened the page was there; afterwards whoever touched it since it was last asked', () => {
  expect(wasTouched()).toBe(true);
  expect(wasTouched()).toBe(false);
  dispatchEvent(new Event('keydown'));
  expect(wasTouched()).toBe(true);
  expect(wasTouched()).toBe(false);
});
