import { expect, test } from 'vitest';
import { namesOf, whoElse } from './who-else.ts';

const bo = { name: 'Bo Lind', isSelf: false };
const own = { name: 'Ada Berg', isSelf: true };

test('a change from elsewhere is said to come from somebody else only where that is all there is', () => {
  expect(whoElse([bo, bo])).toBe('others');
  expect(whoElse([own])).toBe('self');
  expect(whoElse([own, bo])).toBe('unknown');
  expect(whoElse([])).toBe('unknown');
});

test('one’s own other windows are not called by one’s own name', () => {
  expect(namesOf([bo, own, own])).toBe('Bo Lind and your other window');
  expect(namesOf([])).toBe('');
});
