import { expect, test } from 'vitest';
import { deliveryPromise, deliveryText } from './delivery-promise.ts';
import type { ShippingMethod } from './shipping.ts';

const method = (change: Partial<ShippingMethod>): ShippingMethod => ({
  ...{ id: 'm', name: 'Parcel', kind: 'flat', priceMinor: 900, steps: [], freeFromMinor: null, note: '' },
  ...change,
});
const say = (...methods: ShippingMethod[]) =>
  deliveryText(deliveryPromise([{ methods }]), (minor) => `€${(minor / 100).toFixed(2)}`);

test('delivery is promised as its owner has set it, and for everybody', () => {
  const pickup = method({ kind: 'pickup', priceMinor: 0 });
  expect(say()).toBe('');
  expect(say(pickup)).toBe('To be picked up.');
  expect(say(method({ freeFromMinor: 15_000 }), pickup)).toBe(
    'Delivery €9.00, free from €150.00. Or pick it up.',
  );
  expect(say(method({}), method({ priceMinor: 1900, freeFromMinor: 5000 }))).toBe('Delivery from €9.00.');
  const steps = [
    { from: 0, priceMinor: 500 },
    { from: 1000, priceMinor: 800 },
  ];
  expect(say(method({ kind: 'weight', steps }))).toBe('Delivery from €5.00.');
  expect(say(method({ priceMinor: 0 }))).toBe('Free delivery.');
});
