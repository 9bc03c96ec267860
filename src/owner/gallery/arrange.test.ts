import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange, moveEntry, type Order } from './arrange.ts';

const FILES = {
  a: { filename: 'bowl-10.jpg', createdAt: 3 },
  b: { filename: 'Bowl-2.jpg', createdAt: 1 },
  c: { filename: 'cup.jpg', createdAt: 2 },
} as const;
const fileOf = (entry: string) => FILES[entry as keyof typeof FILES];

test.each([
  ['name', ['b', 'a', 'c', 'film']],
  ['newest', ['a', 'c', 'b', 'film']],
  ['oldest', ['b', 'c', 'a', 'film']],
  ['reverse', ['c', 'b', 'a', 'film']],
] satisfies [Order, string[]][])(
  'pictures come by %s, and what shows no file comes last',
  (order, expected) => {
    expect(arrange(['film', 'a', 'b', 'c'], order, fileOf)).toEqual(expected);
  },
);

test('moving and arranging lose nothing and add nothing, and a move can be taken back', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'film'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      list,
      fc.nat(25),
      fc.nat(25),
      fc.constantFrom('name', 'newest', 'oldest'),
      (all, f, to, order) => {
        const from = f % all.length;
        const moved = moveEntry(all, from, to);
        expect(moveEntry(moved, Math.min(to, all.length - 1), from)).toEqual(all);
        const sorted = arrange(all, order, fileOf);
        expect(sorted.toSorted()).toEqual(all.toSorted());
        expect(arrange(sorted, order, fileOf)).toEqual(sorted);
      },
    ),
  );
});
