import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormLimits } from './calls.ts';
import { closedBy, closedText, NO_LIMITS } from './limits.ts';

const instants = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null });
const anyLimits = fc.record({
  maxEntries: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
  opensAt: instants,
  closesAt: instants,
  earlyText: fc.constant(''),
  closedText: fc.constant(''),
}) satisfies fc.Arbitrary<FormLimits>;
const moments = fc.integer({ min: 0, max: 1000 });
const counts = fc.nat(25);

test('a form without limits is never closed', () => {
  fc.assert(fc.property(moments, counts, (now, taken) => closedBy(NO_LIMITS, now, taken) === undefined));
});

test('a form is taken from the moment it opens until the one it closes, while there is a place', () => {
  fc.assert(
    fc.property(anyLimits, moments, counts, (limits, now, taken) => {
      const { opensAt, closesAt, maxEntries } = limits;
      const isOpen = now >= (opensAt ?? 0) && now < (closesAt ?? Number.POSITIVE_INFINITY);
      const hasPlace = taken < (maxEntries ?? Number.POSITIVE_INFINITY);
      expect(closedBy(limits, now, taken) === undefined).toBe(isOpen && hasPlace);
    }),
  );
});

test('a form that is closed or full never opens again by more entries or by time', () => {
  fc.assert(
    fc.property(anyLimits, moments, counts, moments, counts, (limits, now, taken, later, more) => {
      const reason = closedBy(limits, now, taken)?.reason;
      if (reason === undefined || reason === 'early') return;
      expect(closedBy(limits, now + later, taken + more)).toBeDefined();
    }),
  );
});

test('says why in the owner’s words, or in plain ones with the time of the site', () => {
  const say = (limits: Partial<FormLimits>, now: number, taken = 0) => {
    const closed = closedBy({ ...NO_LIMITS, ...limits }, now, taken);
    return closed && closedText(closed, { locale: 'en-GB', timeZone: 'Europe/Berlin' });
  };
  const opensAt = Date.UTC(2026, 11, 1, 8);
  expect(say({ opensAt }, opensAt - 1)).toBe('This form opens on 1 December 2026 at 09:00.');
  expect(say({ opensAt, earlyText: 'Soon.' }, opensAt - 1)).toBe('Soon.');
  expect(say({ closesAt: 5 }, 5)).toBe('This form is closed.');
  expect(say({ maxEntries: 2 }, 5, 2)).toBe('This form is no longer taking submissions.');
  expect(say({ maxEntries: 2, closedText: 'Till next year.' }, 5, 2)).toBe('Till next year.');
  expect(say({ opensAt }, opensAt)).toBeUndefined();
});
