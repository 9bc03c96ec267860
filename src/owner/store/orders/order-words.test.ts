import { expect, test } from 'vitest';
import { eventWords } from './order-words.ts';

const EVENT = { id: 'e'.repeat(24), actor: null, at: 0 };

test('what was fulfilled is told with what was chosen of it', () => {
  const lines = [
    { title: 'Breakfast bowl', optionText: 'Small', quantity: 1 },
    { title: 'Breakfast bowl', optionText: 'Large', quantity: 2 },
    { title: 'Book', optionText: '', quantity: 1 },
  ];
  const data = { lines, carrier: 'DHL', trackingNumber: 'JD 0002' };
  expect(eventWords({ ...EVENT, kind: 'fulfilled', data }, { currency: 'EUR' })).toBe(
    'Fulfilled: 1 × Breakfast bowl (Small), 2 × Breakfast bowl (Large), 1 × Book (DHL JD 0002)',
  );
});

test('a tracking number that was corrected is told as it is now', () => {
  const tracked = (data: object) =>
    eventWords({ ...EVENT, kind: 'tracked', data: { ...data } }, { currency: 'EUR' });
  expect(tracked({ carrier: 'DHL', trackingNumber: 'JD 3' })).toBe('Tracking number is now: DHL JD 3');
  expect(tracked({ carrier: '', trackingNumber: '' })).toBe('Tracking number removed');
});

test('an invoice or a credit note that was issued is told by its number', () => {
  const data = { number: 'A-7' };
  expect(eventWords({ ...EVENT, kind: 'invoiced', data }, { currency: 'EUR' })).toBe('Invoice A-7 issued');
  const credited = { ...EVENT, kind: 'credited', data: { number: 'CN-7' } };
  expect(eventWords(credited, { currency: 'EUR' })).toBe('Credit note CN-7 issued');
});
