import { expect, test } from 'vitest';
import type { DeliveryMethod } from './delivery.ts';
import { deliveryPromise, deliveryText } from './delivery-promise.ts';
import { PICKUP_NAME } from './pickup-place.ts';

const method = (change: Partial<DeliveryMethod>): DeliveryMethod => ({
  ...{ id: 'm', name: 'Parcel', kind: 'flat', priceMinor: 900, steps: [], freeFromMinor: null, note: '' },
  ...change,
});
const say = (...methods: DeliveryMethod[]) =>
  deliveryText(deliveryPromise([{ countries: [], methods }]), (minor) => `€${(minor / 100).toFixed(2)}`);

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

test('a way whose price nobody has said is promised to nobody', () => {
  const unpriced = method({ priceMinor: null, freeFromMinor: 0 });
  expect(say(unpriced)).toBe('');
  expect(say(unpriced, method({ kind: 'pickup', priceMinor: 0 }))).toBe('To be picked up.');
  expect(say(unpriced, method({}))).toBe('Delivery €9.00.');
  expect(say(method({ kind: 'weight', freeFromMinor: 0 }))).toBe('');
});

test('a pick-up of which nobody says where it is is promised to nobody', () => {
  const unplaced = method({ kind: 'pickup', name: PICKUP_NAME, priceMinor: 0 });
  expect(say(unplaced)).toBe('');
  expect(say(unplaced, method({}))).toBe('Delivery €9.00.');
  expect(say({ ...unplaced, note: 'Mill Lane 4' })).toBe('To be picked up.');
});

test('delivery that some countries have is promised to nobody else', () => {
  const pickup = { countries: [], methods: [method({ kind: 'pickup', priceMinor: 0 })] };
  const sayOf = (...countries: string[]) =>
    deliveryText(
      deliveryPromise([pickup, { countries, methods: [method({})] }]),
      (minor) => `€${minor / 100}`,
    );
  expect(sayOf()).toBe('Delivery €9. Or pick it up.');
  expect(sayOf('DE')).toBe('Delivery to Germany €9. Or pick it up.');
  expect(sayOf('DE', 'AT', 'FR')).toBe('Delivery to Germany, Austria and France €9. Or pick it up.');
  expect(sayOf('DE', 'AT', 'FR', 'NL')).toBe('Delivery to 4 countries €9. Or pick it up.');
});
