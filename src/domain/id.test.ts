import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectionPanelId, idMaker, isId, newId } from './id.ts';

const bytes = fc
  .infiniteStream(fc.nat(255))
  .map((stream) => (size: number) => Uint8Array.from({ length: size }, () => stream.next().value as number));
// Until the year 5188, when nine digits of base 36 are used up.
const instant = fc.integer({ min: 0, max: 36 ** 9 - 1 });

test('an id has 24 lowercase letters and digits, and sorts by its time', () => {
  fc.assert(
    fc.property(instant, instant, bytes, (earlier, later, random) => {
      fc.pre(earlier < later);
      const ids = [newId(earlier, random), newId(later, random)];
      for (const id of ids) expect(isId(id)).toBe(true);
      expect(ids.toSorted()).toEqual(ids);
    }),
  );
});

test('ids of one maker sort in the order in which they are made, whatever the clock and the random source do', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), bytes, (times, random) => {
      let at = 0;
      const make = idMaker(() => at, random);
      const ids = times.map((time) => {
        at = time;
        return make();
      });
      for (const id of ids) expect(isId(id)).toBe(true);
      expect([...new Set(ids)].toSorted()).toEqual(ids);
    }),
  );
});

test('where all of a millisecond is used up, ids go on in the next', () => {
  const digits = [35, 0];
  const make = idMaker(
    () => 7,
    (size) => new Uint8Array(size).fill(digits.shift() ?? 1),
  );
  expect(make()).toBe(`000000007${'z'.repeat(15)}`);
  expect(make()).toBe(`000000008${'0'.repeat(15)}`);
  expect(make()).toBe(`000000008000001${'1'.repeat(9)}`);
});

test('bytes that would favour some digits are drawn again', () => {
  const batches = [new Uint8Array(15).fill(252), new Uint8Array(15).fill(255), new Uint8Array(15).fill(251)];
  expect(newId(0, () => batches.shift()!)).toBe(`000000000${'z'.repeat(15)}`);
});

test('every digit is equally likely', () => {
  const counts = new Map<string, number>();
  let next = 0;
  const everyUsedByte = (size: number) => Uint8Array.from({ length: size }, () => next++ % 252);
  for (let run = 0; run < 84; run += 1) {
    for (const digit of newId(0, everyUsedByte).slice(9)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(new Array(36).fill(35));
});

test('SITE-11 a collection panel path is /pages/ and an id of exactly 24 lowercase letters and digits', () => {
  const digit = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.string({ unit: digit, minLength: 24, maxLength: 24 }), (id) => {
      expect(collectionPanelId(`/pages/${id}`)).toBe(id);
      expect(isId(id)).toBe(true);
      const broken = [
        `/pages/${id}0`,
        `/pages/${id.slice(1)}`,
        `/pages/${id.slice(1)}A`,
        `/pages/${id.slice(1)}-`,
        `/pages/${id.slice(1)}é`,
        `/pages/${id}/`,
        `/pages/${id}?a`,
        `/pages/${id}\n`,
        `/Pages/${id}`,
        `/x/pages/${id}`,
        `pages/${id}`,
        id,
      ];
      for (const path of broken) expect(collectionPanelId(path)).toBeUndefined();
      for (const bad of [`${id}0`, id.slice(1), `${id.slice(1)}A`, `${id}\n`, null, 24])
        expect(isId(bad)).toBe(false);
    }),
  );
});
