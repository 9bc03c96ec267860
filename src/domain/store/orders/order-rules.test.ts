/** Which states may follow which, what comes back of a line, what a checkout asks for, and what a key means. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCheckout, NO_ENTRIES, readCheckout } from '../cart/checkout-entries.ts';
import { attemptKey, judgeClaim } from './idempotency.ts';
import { readOrderNumber } from './order-number.ts';
import { dueMinor, moneyState, nextOrderState, ORDER_EVENTS, ORDER_STATES } from './order-state.ts';
import { isForward, isOpenPayment, laterState, PAYMENT_STATES } from './payment-state.ts';
import { type RefundableLine, refundOfAmount, refundOfLine, shareOut } from './refund-shares.ts';

describe('states', () => {
  test('every transition of an order, and no other', () => {
    const all = ORDER_STATES.flatMap((from) =>
      ORDER_EVENTS.flatMap((event) => {
        const to = nextOrderState(from, event);
        return to ? [`${from} ${event} ${to}`] : [];
      }),
    );
    expect(all).toEqual([
      'draft place placed',
      'draft setAside undecided',
      'undecided accept placed',
      'undecided cancel cancelled',
      'placed fulfilSome partlyFulfilled',
      'placed fulfilAll fulfilled',
      'placed cancel cancelled',
      'partlyFulfilled fulfilSome partlyFulfilled',
      'partlyFulfilled fulfilAll fulfilled',
    ]);
  });

  const paid = {
    totalMinor: 1000,
    capturedMinor: 1000,
    refundedMinor: 0,
    givenBackMinor: 0,
    isCancelled: false,
  };

  test('what was paid is told by amounts', () => {
    expect(moneyState({ ...paid, capturedMinor: 0 })).toBe('unpaid');
    expect(moneyState(paid)).toBe('paid');
    expect(moneyState({ ...paid, refundedMinor: 1, givenBackMinor: 1 })).toBe('partlyRefunded');
    expect(moneyState({ ...paid, refundedMinor: 1000, givenBackMinor: 1000 })).toBe('refunded');
    expect(moneyState({ ...paid, totalMinor: 0, capturedMinor: 0 })).toBe('paid');
    expect(moneyState({ ...paid, capturedMinor: 0, isCancelled: true })).toBe('unpaid');
    expect(moneyState({ ...paid, refundedMinor: 1000, isCancelled: true })).toBe('refunded');
  });

  test('while something is to be paid it is unpaid, whatever was refunded before', () => {
    // It was changed to 700, the 300 too much were given back, and it was changed back to 1000.
    expect(moneyState({ ...paid, totalMinor: 700, refundedMinor: 300 })).toBe('partlyRefunded');
    expect(moneyState({ ...paid, refundedMinor: 300 })).toBe('unpaid');
    expect(moneyState({ ...paid, capturedMinor: 1300, refundedMinor: 300 })).toBe('partlyRefunded');
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), fc.nat(5000), fc.nat(5000), (total, captured, back, pieces) => {
        const refundedMinor = Math.min(captured, back);
        const givenBackMinor = Math.min(refundedMinor, pieces, total);
        const owing = { ...paid, totalMinor: total, capturedMinor: captured, refundedMinor, givenBackMinor };
        expect(moneyState(owing) === 'unpaid').toBe(dueMinor(owing) > 0);
      }),
    );
  });

  const state = fc.constantFrom(...PAYMENT_STATES);

  test('news of a payment in any order, and any number of times, end in the same state', () => {
    const story = ['processing', 'authorized', 'captured', 'partially_refunded', 'refunded'] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...story, ...story], { minLength: 10 }), (heard) => {
        expect(heard.reduce(laterState, 'created')).toBe('refunded');
      }),
    );
  });

  test('money that came is never unmade by late news', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        if (isForward(from, to)) expect(isForward(to, from) && !isOpenPayment(from)).toBe(false);
        if (from === 'captured')
          expect(isForward(from, 'failed') || isForward(from, 'cancelled')).toBe(false);
      }),
    );
  });
});

describe('refunds', () => {
  const line: RefundableLine = {
    id: 'l',
    quantity: 3,
    refundedQuantity: 0,
    totalMinor: 1000,
    refundedMinor: 0,
  };

  test('pieces of a line give all of it and not a cent more', () => {
    fc.assert(
      fc.property(
        fc.nat(1e11),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        (totalMinor, pieces) => {
          const quantity = pieces.reduce((sum, each) => sum + each, 0);
          let known: RefundableLine = { ...line, quantity, totalMinor };
          for (const each of pieces) {
            const refund = refundOfLine(known, each);
            expect(refund?.amountMinor).toBeGreaterThanOrEqual(0);
            known = {
              ...known,
              refundedQuantity: known.refundedQuantity + each,
              refundedMinor: known.refundedMinor + (refund?.amountMinor ?? 0),
            };
          }
          expect(known.refundedMinor).toBe(totalMinor);
          expect(refundOfLine(known, 1)).toBeUndefined();
        },
      ),
    );
  });

  test('an amount comes out of all that is left, and what is left comes back after it', () => {
    const other = { ...line, id: 'm', totalMinor: 3000 };
    expect(refundOfAmount([line, other], 1000, 500)).toEqual({
      lines: [
        { id: 'l', quantity: 0, amountMinor: 100 },
        { id: 'm', quantity: 0, amountMinor: 300 },
      ],
      shippingMinor: 100,
    });
    const some = { ...line, refundedMinor: 800 };
    expect(refundOfLine(some, 2)?.amountMinor).toBe(0);
    expect(refundOfLine(some, 3)?.amountMinor).toBe(200);
    for (const amount of [0, -1, 2001, 1.5]) expect(refundOfAmount([line], 1000, amount)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.array(fc.nat(1e6), { maxLength: 5 }),
        fc.nat(1e6),
        fc.nat(6e6),
        (totals, sent, amount) => {
          const lines = totals.map((totalMinor, index) => ({ ...line, id: `l${index}`, totalMinor }));
          const parts = refundOfAmount(lines, sent, amount);
          if (!parts) return;
          const given = parts.lines.reduce((sum, { amountMinor }) => sum + amountMinor, parts.shippingMinor);
          expect(given).toBe(amount);
          expect(parts.shippingMinor).toBeLessThanOrEqual(sent);
          for (const { id, amountMinor } of parts.lines)
            expect(amountMinor).toBeLessThanOrEqual(lines.find((each) => each.id === id)?.totalMinor ?? 0);
        },
      ),
    );
  });

  test('a third of a line, and what cannot be', () => {
    expect(refundOfLine(line, 1)?.amountMinor).toBe(333);
    expect(refundOfLine({ ...line, refundedQuantity: 2, refundedMinor: 666 }, 1)?.amountMinor).toBe(334);
    for (const quantity of [0, -1, 4, 1.5, Number.NaN]) expect(refundOfLine(line, quantity)).toBeUndefined();
  });
});

describe('refunds over several payments', () => {
  const lines = [
    { id: 'a', quantity: 2, amountMinor: 700 },
    { id: 'b', quantity: 1, amountMinor: 500 },
  ];

  test('each payment bears its part of lines and delivery; pieces go with what completes their line', () => {
    expect(shareOut({ lines, shippingMinor: 300 }, [900, 600])).toEqual([
      {
        lines: [
          { id: 'a', quantity: 2, amountMinor: 700 },
          { id: 'b', quantity: 0, amountMinor: 200 },
        ],
        shippingMinor: 0,
      },
      { lines: [{ id: 'b', quantity: 1, amountMinor: 300 }], shippingMinor: 300 },
    ]);
    const free = { id: 'free', quantity: 1, amountMinor: 0 };
    expect(shareOut({ lines: [free], shippingMinor: 5 }, [5])[0]?.lines).toEqual([free]);
  });

  test('a difference belongs to no line, and all parts together are what was asked', () => {
    expect(shareOut({ lines: [], shippingMinor: 0 }, [400, 100])).toEqual([
      { lines: [], shippingMinor: 0 },
      { lines: [], shippingMinor: 0 },
    ]);
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), amountMinor: fc.nat(999) })),
        fc.nat(999),
        fc.array(fc.nat(600), { maxLength: 4 }),
        (asked, shippingMinor, cuts) => {
          const shares = asked.map((each, index) => ({ id: String(index), ...each }));
          let open = shares.reduce((sum, each) => sum + each.amountMinor, shippingMinor);
          const amounts = cuts.map((cut) => {
            const amount = Math.min(cut, open);
            open -= amount;
            return amount;
          });
          const parts = shareOut({ lines: shares, shippingMinor }, [...amounts, open]);
          for (const share of shares) {
            const own = parts.flatMap((part) => part.lines.filter(({ id }) => id === share.id));
            expect(own.reduce((sum, each) => sum + each.quantity, 0)).toBe(share.quantity);
            expect(own.reduce((sum, each) => sum + each.amountMinor, 0)).toBe(share.amountMinor);
          }
          expect(parts.reduce((sum, part) => sum + part.shippingMinor, 0)).toBe(shippingMinor);
        },
      ),
    );
  });

  test('a piece of which some was given back gives the rest', () => {
    const line = { id: 'l', quantity: 3, refundedQuantity: 0, totalMinor: 1000, refundedMinor: 100 };
    expect(refundOfLine(line, 1)?.amountMinor).toBe(233);
    expect(refundOfLine(line, 3)?.amountMinor).toBe(900);
  });
});

describe('a checkout', () => {
  test('asks for an address only where something is sent', () => {
    const needs = {
      delivery: true,
      terms: true,
      deliveries: ['post', 'shop'],
      pickups: ['shop'],
      payments: ['test'],
      addressForm: undefined,
    };
    expect(Object.keys(checkCheckout(NO_ENTRIES, needs))).toEqual([
      'email',
      'address-name',
      'address-line1',
      'address-city',
      'address-country',
      'delivery',
      'payment',
      'terms',
    ]);
    const digital = readCheckout({ email: 'a@b.example', 'address-name': 'Ada', payment: 'test' });
    expect(checkCheckout(digital, { ...needs, delivery: false, terms: false })).toEqual({});
    const pickup = { ...digital, delivery: 'shop' };
    expect(checkCheckout(pickup, { ...needs, terms: false })).toEqual({});
    expect(() => readCheckout({ email: ['x'], note: 3, __proto__: { email: 'y' } })).not.toThrow();
  });
});

test('a number is read with and without its sign, and nothing else is', () => {
  expect([readOrderNumber(' #1001 '), readOrderNumber('1001')]).toEqual([1001, 1001]);
  for (const words of ['', '#', '10x', '9999999999']) expect(readOrderNumber(words)).toBeUndefined();
});

test('a key has one effect: replayed, waited for, taken over, or refused for another request', () => {
  const running = { kind: 'running', leaseUntil: 100, fingerprint: 'a' } as const;
  expect(judgeClaim(running, 'a', 99)).toBe('in-progress');
  expect(judgeClaim(running, 'a', 100)).toBe('take-over');
  expect(judgeClaim(running, 'b', 100)).toBe('other-request');
  expect(judgeClaim({ kind: 'answered', answer: '{}', fingerprint: 'a' }, 'a', 0)).toBe('replay');
  expect(attemptKey('o', 1)).not.toBe(attemptKey('o', 2));
});
