import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableWithCards, takeFrom } from './gift-card.ts';

test('cards are taken in their order, the last in part, and never for more than is due or left', () => {
  const cards = [
    { id: 'a', leftMinor: 500 },
    { id: 'b', leftMinor: 0 },
    { id: 'c', leftMinor: 900 },
    { id: 'd', leftMinor: 100 },
  ];
  expect(takeFrom(cards, 1200)).toEqual([
    { id: 'a', amountMinor: 500 },
    { id: 'c', amountMinor: 700 },
  ]);
  const left = fc.array(fc.integer({ min: -5, max: 1000 }), { maxLength: 10 });
  fc.assert(
    fc.property(left, fc.integer({ min: 0, max: 5000 }), (lefts, due) => {
      const holdings = lefts.map((leftMinor, index) => ({ id: String(index), leftMinor }));
      const taken = takeFrom(holdings, due);
      const sum = taken.reduce((all, { amountMinor }) => all + amountMinor, 0);
      const most = lefts.reduce((all, each) => all + Math.max(0, each), 0);
      expect(sum).toBe(Math.min(due, most));
      expect(
        taken.every(({ id, amountMinor }) => amountMinor > 0 && amountMinor <= (lefts[Number(id)] ?? 0)),
      ).toBe(true);
    }),
  );
});

test('a gift card buys no gift card', () => {
  const lines = [
    { kind: 'giftCard', totalMinor: 5000 },
    { kind: 'physical', totalMinor: 1000 },
  ];
  expect(payableWithCards({ totalMinor: 6500, lines })).toBe(1500);
});
