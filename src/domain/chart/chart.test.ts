import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDataset, DATASET_MESSAGES, MAX_COLUMNS, MAX_ROWS, truncateDataset } from './dataset.ts';
import { drawBars, segmentsOf } from './draw-bars.ts';
import { drawLines, spread } from './draw-lines.ts';
import { drawPie, slicesOf } from './draw-pie.ts';
import type { Mark } from './marks.ts';
import { makeScale } from './scale.ts';

const value = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc.constant(0),
);
const dataset = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 }))
  .chain(([columns, rows]) =>
    fc.record({
      columns: fc.array(fc.string({ maxLength: 20 }), { minLength: columns, maxLength: columns }),
      rows: fc.array(
        fc.record({
          label: fc.string({ maxLength: 40 }),
          values: fc.array(value, { minLength: columns, maxLength: columns }),
        }),
        { minLength: rows, maxLength: rows },
      ),
    }),
  );
const format = (number: number) => String(Math.round(number));
const wide = { width: 720, height: 380, fontSize: 14, format };
const narrow = { width: 350, height: 280, fontSize: 13, format };
const of = <Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind) =>
  marks.filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);

test('OWNR-14 a dataset without columns, without rows or with gaps is refused in the catalogue’s words', () => {
  const row = { label: 'May', values: [1, 2] };
  const check = (columns: string[], rows: { label: string; values: number[] }[]) =>
    checkDataset({ columns, rows });
  expect(check([], [row])).toBe('Your dataset must have at least one column');
  expect(check(['A', 'B'], [])).toBe('Your dataset must have at least one row');
  expect(check(['A', 'B'], [row, { label: 'June', values: [1] }])).toBe('One or more rows was missing data');
  expect(check(['A', 'B'], [{ label: 'July', values: [1, Number.NaN] }])).toBe(DATASET_MESSAGES.missingData);
  expect(check(['A', 'B'], [row])).toBeUndefined();
});

test('OWNR-15 rows and columns beyond the limits are left out, and that is said', () => {
  const columns = Array.from({ length: MAX_COLUMNS + 3 }, (_name, index) => `c${index}`);
  const rows = Array.from({ length: MAX_ROWS + 7 }, (_row, index) => ({
    label: `r${index}`,
    values: columns.map((_name, column) => column),
  }));
  const cut = truncateDataset({ columns, rows });
  expect([cut.columns.length, cut.rows.length, cut.isTruncated]).toEqual([8, 100, true]);
  expect(cut.rows.every(({ values }) => values.length === 8)).toBe(true);
  expect(truncateDataset({ columns: columns.slice(2), rows: rows.slice(7) }).isTruncated).toBe(true);
  const small = { columns: ['A'], rows: [{ label: 'x', values: [1] }] };
  expect(truncateDataset(small)).toEqual({ ...small, isTruncated: false });
});

test('the axis holds every value and zero, on a few round ticks', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { min, max, ticks, at } = makeScale(values, 5);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(9);
      for (const one of values) {
        expect(one).toBeGreaterThanOrEqual(min - Math.max(1, Math.abs(min)) * 1e-9);
        expect(one).toBeLessThanOrEqual(max + Math.max(1, Math.abs(max)) * 1e-9);
      }
      expect([at(min), at(max)]).toEqual([0, 1]);
    }),
  );
  expect(makeScale([84, 168], 5).ticks).toEqual([0, 50, 100, 150, 200]);
  expect(makeScale([0.3], 3).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});

test('bars are as long as their values, from zero, whichever way they lie', () => {
  fc.assert(
    fc.property(dataset, fc.constantFrom(wide, narrow), (data, options) => {
      const bars = of(drawBars(data, { ...options, isStacked: false }).marks, 'rect');
      expect(bars.length).toBe(data.rows.length * data.columns.length);
      const values = bars.map(({ row, series }) => Math.abs(data.rows[row]!.values[series]!));
      const isUpright = new Set(bars.map(({ width }) => width)).size === 1 && options === wide;
      const longest = Math.max(...values);
      const lengths = bars.map(({ width, height }) => (isUpright ? height : width));
      const unit = Math.max(...lengths) / (longest || 1);
      for (const [index, length] of lengths.entries()) {
        expect(Math.abs(length - values[index]! * unit)).toBeLessThan(1);
      }
    }),
  );
});

test('everything drawn lies within the drawing', () => {
  fc.assert(
    fc.property(dataset, fc.constantFrom(wide, narrow), fc.boolean(), (data, options, flag) => {
      for (const drawing of [
        drawBars(data, { ...options, isStacked: flag }),
        drawLines(data, { ...options, isFilled: flag }),
        drawPie(slicesOf(data, 'Other'), { ...options, hasHole: flag }),
      ]) {
        const { width, height, marks } = drawing;
        expect(JSON.stringify(marks)).not.toMatch(/null|NaN|Infinity/);
        for (const { x, y } of [...of(marks, 'dot'), ...of(marks, 'rect'), ...of(marks, 'text')]) {
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(height + 1);
        }
        for (const bar of of(marks, 'rect')) {
          expect(bar.width).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(width + 1);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('stacked bars add up: what is above zero upwards, what is below downwards', () => {
  expect(segmentsOf({ label: '', values: [3, -2, 4, -1] }, true).map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [0, -2],
    [3, 7],
    [-2, -3],
  ]);
});

test('parts of a whole add up to it, largest first, at most eight', () => {
  fc.assert(
    fc.property(dataset, (data) => {
      const slices = slicesOf(data, 'Other');
      expect(slices.length).toBeLessThanOrEqual(8);
      const whole = data.rows.reduce((sum, { values }) => sum + Math.max(0, values[0]!), 0);
      if (whole === 0) {
        expect(slices).toEqual([]);
        return;
      }
      expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      const own = slices.filter(({ label }) => label !== 'Other').map(({ value: size }) => size);
      expect(own).toEqual(own.toSorted((a, b) => b - a));
    }),
  );
});

test('a single part is drawn as a whole circle', () => {
  const one = { columns: ['A'], rows: [{ label: 'All', values: [5] }] };
  const [slice] = of(drawPie(slicesOf(one, 'Other'), { ...wide, hasHole: false }).marks, 'path');
  expect(slice?.d.match(/A/g)).toHaveLength(2);
});

test('names at the ends of lines never touch, and stay in the drawing where they can', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 8 }), (ends) => {
      const placed = spread(ends, 17, 0, 300).toSorted((a, b) => a - b);
      placed.forEach((at, index) => {
        expect(at).toBeGreaterThanOrEqual(-0.001);
        expect(at).toBeLessThanOrEqual(300.001);
        if (index > 0) expect(at - placed[index - 1]!).toBeGreaterThanOrEqual(17 - 0.001);
      });
    }),
  );
  expect(spread([10, 200], 17, 0, 300)).toEqual([10, 200]);
});
