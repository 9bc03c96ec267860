import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EditableLine, editOrder } from './edit-order.ts';

const BOWLS: EditableLine = {
  id: 'bowls',
  quantity: 3,
  unitPriceMinor: 350,
  discountMinor: 50,
  taxMinor: 160,
  totalMinor: 1000,
  fulfilledQuantity: 0,
  refundedQuantity: 0,
  refundedMinor: 0,
  ordered: { quantity: 3, discountMinor: 50, taxMinor: 160, totalMinor: 1000 },
};
const SUMS = { subtotalMinor: 1050, discountMinor: 50, taxMinor: 160, totalMinor: 1490 };

describe('editing an order', () => {
  test('pieces cost what they cost when they were ordered, and delivery stays', () => {
    const more = editOrder([BOWLS], SUMS, [{ id: 'bowls', quantity: 6 }]);
    const sums = { subtotalMinor: 2100, discountMinor: 100, taxMinor: 320, totalMinor: 2490 };
    expect(more).toMatchObject({ kind: 'edited', sums });
    const fewer = editOrder([BOWLS], SUMS, [{ id: 'bowls', quantity: 1 }]);
    expect(fewer).toMatchObject({ sums: { subtotalMinor: 350, discountMinor: 17, totalMinor: 823 } });
  });

  test('nothing is left, unknown, twice, unchanged, below what was refunded: refused', () => {
    const refused = (wanted: { id: string; quantity: number }[], line = BOWLS) =>
      expect(editOrder([line], SUMS, wanted).kind).toBe('refused');
    refused([{ id: 'bowls', quantity: 0 }]);
    refused([{ id: 'plates', quantity: 1 }]);
    refused([
      { id: 'bowls', quantity: 1 },
      { id: 'bowls', quantity: 2 },
    ]);
    refused([{ id: 'bowls', quantity: 3 }]);
    refused([{ id: 'bowls', quantity: 1 }], { ...BOWLS, refundedQuantity: 2 });
  });

  test('whatever it was changed to, going back gives the same amounts', () => {
    const minor = fc.nat(100_000_000);
    fc.assert(
      fc.property(
        fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), totalMinor: minor, taxMinor: minor }),
        fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 8 }),
        (shares, steps) => {
          const ordered = { ...shares, discountMinor: 0 };
          const first: EditableLine = { ...BOWLS, ...ordered, ordered };
          let line = first;
          let sums = SUMS;
          for (const quantity of [...steps, shares.quantity]) {
            const edited = editOrder([line], sums, [{ id: 'bowls', quantity }]);
            if (edited.kind === 'refused') continue;
            line = { ...line, ...edited.lines[0] };
            sums = edited.sums;
            expect(sums.totalMinor - SUMS.totalMinor).toBe(line.totalMinor - first.totalMinor);
          }
          expect([line, sums]).toEqual([first, SUMS]);
        },
      ),
    );
  });
});
