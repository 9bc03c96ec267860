import { expect, test } from 'vitest';
import { openingHoursOf } from './business.ts';

test('opening hours come in the form of schema.org, whatever dash was typed', () => {
  const typed = 'Mo–Fr 9.00 – 17:30\nSa, Su 10:00-14:00\n\nClosed in August\nMo 9-5';
  expect(openingHoursOf(typed)).toEqual(['Mo-Fr 09:00-17:30', 'Sa,Su 10:00-14:00']);
});
