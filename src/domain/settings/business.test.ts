import { expect, test } from 'vitest';
import { openingHoursOf } from './business.ts';

test('opening hours come in the form of schema.org, whatever dash was typed', () => {
  const typed = 'Mo–Fr 9.00 – 17:30\nSa, Su 10:00-14:00\n\nClosed in August\nMo 9-5\nFr-Sa 18:00-02:00';
  expect(openingHoursOf(typed)).toEqual([
    'Mo-Fr 09:00-17:30',
    'Sa,Su 10:00-14:00',
    'Mo 09:00-17:00',
    'Fr,Sa 18:00-02:00',
  ]);
});

test('days are read as people write them', () => {
  const typed =
    'Monday to Friday: 9 to 17\nSat and Sun 10:30–14\nTUES, thur 8-12\nMondays by appointment\nMoon 9-12';
  expect(openingHoursOf(typed)).toEqual(['Mo-Fr 09:00-17:00', 'Sa,Su 10:30-14:00', 'Tu,Th 08:00-12:00']);
});
