import { describe, expect, test } from 'vitest';
import { readMinor } from '../../money/read-amount.ts';
import { type DeliveryMethod, methodPrice, ratesByClass, shadowOf } from './delivery.ts';
import { MEASUREMENT_STANDARDS, sizeText, unitsOf, weightText } from './measurement.ts';
import { findZone } from './place.ts';
import { couponKey, storeSettingsSchema } from './settings.ts';

const plain = storeSettingsSchema.parse({});

describe('the settings of a store', () => {
  test('STOR-05 STOR-07 MONY-04 hold express checkout, measurement standard and currency, at first dollars', () => {
    expect(plain).toMatchObject({ expressCheckout: false, measurementStandard: 2, currency: 'USD' });
    expect(storeSettingsSchema.safeParse({ currency: 'XXX' }).success).toBe(false);
  });

  test('STOR-06 imperial is 1 and metric 2', () => {
    expect(MEASUREMENT_STANDARDS).toEqual({ imperial: 1, metric: 2 });
    expect(storeSettingsSchema.safeParse({ measurementStandard: 3 }).success).toBe(false);
  });

  test('STOR-08 STOR-09 weights and sizes are written in the units of the shop', () => {
    const { imperial, metric } = MEASUREMENT_STANDARDS;
    expect([weightText(1250, metric), weightText(1250, imperial)]).toEqual(['1.25 kg', '2.76 lbs']);
    expect([weightText(3, metric), weightText(1_200_000, metric)]).toEqual(['0.01 kg', '1,200 kg']);
    const size = { length: 240, width: 125, height: 80 };
    expect(sizeText(size, metric)).toBe('24 × 12.5 × 8 cm');
    expect(sizeText(size, imperial)).toBe('9.4 × 4.9 × 3.1 inches');
  });

  test('STOR-08 STOR-09 they say in which units is weighed and measured', () => {
    expect(unitsOf(MEASUREMENT_STANDARDS.imperial)).toEqual({ weight: 'lbs', length: 'inches' });
    expect(unitsOf(MEASUREMENT_STANDARDS.metric)).toEqual({ weight: 'kg', length: 'cm' });
  });

  test('two coupons never share a code, however it is typed', () => {
    const coupon = { id: 'a', title: 'A', code: 'Spring', kind: 'order', value: { minor: 1 } };
    const both = (code: string) => ({ discounts: [coupon, { ...coupon, id: 'b', code }] });
    expect(storeSettingsSchema.safeParse(both('SPRING')).success).toBe(false);
    expect(storeSettingsSchema.safeParse(both('Summer')).success).toBe(true);
    expect(couponKey(' ｓpring ')).toBe('SPRING');
  });
});

describe('delivery', () => {
  const method: DeliveryMethod = {
    id: 'm',
    name: 'Post',
    kind: 'flat',
    priceMinor: 500,
    steps: [],
    freeFromMinor: null,
    note: '',
  };
  const cart = { subtotalMinor: 4000, weightGrams: 1500 };

  test('costs the same, or by weight, or by price, and nothing from some subtotal on', () => {
    const steps = [
      { from: 1000, priceMinor: 700 },
      { from: 0, priceMinor: 300 },
      { from: 2000, priceMinor: 900 },
    ];
    expect(methodPrice(method, cart)).toBe(500);
    expect(methodPrice({ ...method, kind: 'weight', steps }, cart)).toBe(700);
    expect(methodPrice({ ...method, kind: 'price', steps }, cart)).toBe(900);
    expect(methodPrice({ ...method, priceMinor: null }, cart)).toBeUndefined();
    expect(methodPrice({ ...method, priceMinor: null, freeFromMinor: 0 }, cart)).toBeUndefined();
    expect(methodPrice({ ...method, freeFromMinor: 4000 }, cart)).toBe(0);
    expect(methodPrice({ ...method, freeFromMinor: 4001 }, cart)).toBe(500);
    expect(
      methodPrice({ ...method, kind: 'price', steps: [{ from: 4001, priceMinor: 1 }] }, cart),
    ).toBeUndefined();
  });

  test('goes by the zone that names the country, else by the one for the rest of the world', () => {
    const zones = [{ countries: [] }, { countries: ['NO', 'SE'] }];
    expect(findZone(zones, 'SE')).toBe(zones[1]);
    expect(findZone(zones, 'JP')).toBe(zones[0]);
    expect(findZone(zones.slice(1), 'JP')).toBeUndefined();
  });

  test('a zone that is not used everywhere is known, with the one in its place', () => {
    const zones = [
      { name: 'World', countries: [] },
      { name: 'North', countries: ['NO', 'SE'] },
    ];
    expect(shadowOf({ countries: [] }, zones)).toEqual({ by: 'World', countries: [] });
    expect(shadowOf({ countries: ['DK', 'SE'] }, zones)).toEqual({ by: 'North', countries: ['SE'] });
    expect(shadowOf({ countries: ['DK'] }, zones)).toBeUndefined();
    expect(shadowOf({ countries: [] }, zones.slice(1))).toBeUndefined();
  });

  test('taxes are those of the country, by class', () => {
    const rates = [
      { id: 'a', name: 'MVA', ppm: 250_000, taxClass: '' },
      { id: 'b', name: 'MVA', ppm: 150_000, taxClass: 'Food' },
    ];
    const zones = [{ countries: ['NO'], rates }];
    expect(ratesByClass(zones, 'NO')).toEqual({
      '': [{ id: 'a', name: 'MVA', ppm: 250_000 }],
      Food: [{ id: 'b', name: 'MVA', ppm: 150_000 }],
    });
    expect(ratesByClass(zones, 'SE')).toEqual({});
  });
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1,200.50', 120_050],
  ['1.200,50', 120_050],
  ['1 200', 120_000],
  ['$5', 500],
  ['', 0],
  ['1.234', 123_400],
  ['12.345.67', undefined],
  ['-5', undefined],
  ['free', undefined],
])('“%s” is read as %s cents', (text, minor) => {
  expect(readMinor(text, 2)).toBe(minor);
});
