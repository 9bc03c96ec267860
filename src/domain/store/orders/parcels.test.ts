import { expect, test } from 'vitest';
import { parcelsOf } from './parcels.ts';

const lines = [{ title: 'Bowl', optionText: 'Small', quantity: 1 }];
const sent = (id: string, trackingNumber: string) => ({
  id,
  kind: 'fulfilled',
  data: { lines, carrier: 'DHL', trackingNumber },
});
const tracked = (parcel: string, trackingNumber: string) => ({
  id: `of ${parcel}`,
  kind: 'tracked',
  data: { parcel, carrier: 'UPS', trackingNumber },
});

test('the last tracking number of each parcel counts', () => {
  const events = [
    { id: 'placed', kind: 'placed', data: {} },
    sent('a', '1'),
    sent('b', '2'),
    tracked('a', '3'),
    tracked('a', '4'),
    tracked('nobody', '5'),
  ];
  expect(parcelsOf(events)).toEqual([
    { id: 'a', lines, carrier: 'UPS', trackingNumber: '4' },
    { id: 'b', lines, carrier: 'DHL', trackingNumber: '2' },
  ]);
});

test('a parcel of which little was written is one all the same', () => {
  expect(parcelsOf([{ id: 'a', kind: 'fulfilled', data: {} }])).toEqual([
    { id: 'a', lines: [], carrier: '', trackingNumber: '' },
  ]);
});
