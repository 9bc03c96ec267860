import { expect, test } from 'vitest';
import { trackingLink } from './tracking-link.ts';

test('a parcel is followed at the carrier, however it is written', () => {
  const page = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD0002';
  for (const carrier of ['DHL', 'dhl', 'DHL Paket', 'DHL-Express'])
    expect(trackingLink(carrier, 'JD 0002')).toBe(page);
  expect(trackingLink('Royal Mail', 'AB1')).toContain('royalmail.com');
  expect(trackingLink('UPS', 'a&b="')).toBe('https://www.ups.com/track?tracknum=a%26b%3D%22');
});

test('nothing is linked without a number, or of a carrier nobody knows', () => {
  for (const carrier of ['', 'By bike', 'constructor', 'Upsilon'])
    expect(trackingLink(carrier, '1')).toBeUndefined();
  expect(trackingLink('DHL', ' ')).toBeUndefined();
});
