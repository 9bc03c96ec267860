/** What is added to orders, and other ways of delivery, cost what a cart costs at this moment. */
import { expect, test } from 'vitest';
import type { Sellable } from '../catalogue/sellable.ts';
import { type StoreSettings, storeSettingsSchema } from '../settings/settings.ts';
import {
  deliveriesFor,
  deliveryOfLines,
  type EditSurroundings,
  priceAdditions,
  priceDelivery,
} from './price-edit.ts';
import { whyTaxedElsewhere } from './tax-of-edit.ts';

const bowl: Sellable = {
  variantId: 'bowl',
  productId: 'bowls',
  title: 'Bowl',
  optionText: 'Large',
  sku: 'B1',
  unitPriceMinor: 2000,
  kind: 'physical',
  weightGrams: 600,
  taxClass: '',
  stock: 2,
  isUnlimited: false,
  href: '/bowl',
  picture: undefined,
};

const store = storeSettingsSchema.parse({
  currency: 'EUR',
  taxes: {
    areIncluded: true,
    zones: [
      { id: 'de', name: 'Germany', countries: ['DE'], rates: [{ id: 'v', name: 'VAT', ppm: 190_000 }] },
    ],
  },
  shippingZones: [
    {
      id: 'de',
      name: 'Germany',
      countries: ['DE'],
      methods: [
        { id: 'post', name: 'Post', kind: 'flat', priceMinor: 500, freeFromMinor: 10_000 },
        { id: 'heavy', name: 'Carrier', kind: 'weight', steps: [{ from: 1000, priceMinor: 1190 }] },
        { id: 'shop', name: 'Pick up', kind: 'pickup', note: 'Mondays' },
      ],
    },
  ],
});

const [german] = store.shippingZones;
const stepped = storeSettingsSchema.parse({
  ...store,
  shippingZones: [
    {
      ...german,
      methods: [
        ...(german?.methods ?? []).filter(({ id }) => id !== 'heavy'),
        {
          id: 'heavy',
          name: 'Carrier',
          kind: 'weight',
          steps: [
            { from: 1000, priceMinor: 1190 },
            { from: 2000, priceMinor: 1790 },
          ],
        },
        {
          id: 'value',
          name: 'Insured',
          kind: 'price',
          steps: [
            { from: 0, priceMinor: 700 },
            { from: 5000, priceMinor: 300 },
          ],
        },
      ],
    },
  ],
});

function around(settings: StoreSettings = store): EditSurroundings {
  return {
    store: settings,
    sellables: new Map([['bowl', bowl]]),
    country: 'DE',
    isReverseCharge: false,
    now: 1_000,
  };
}

function priced(quantity: number, settings?: StoreSettings) {
  const added = priceAdditions([{ variantId: 'bowl', quantity }], around(settings));
  if (added.kind === 'refused') throw new Error(added.message);
  return added;
}

test('an added line bears its price of today, its tax and the rate of it', () => {
  const { lines, taxRates } = priced(2);
  expect(lines).toMatchObject([{ quantity: 2, unitPriceMinor: 2000, taxMinor: 639, totalMinor: 4000 }]);
  expect(taxRates).toMatchObject([[{ name: 'VAT', ppm: 190_000 }]]);
});

test('it gets the discounts that everybody gets: no coupons, and none of which there are so many', () => {
  const off = { title: 'Off', kind: 'product', value: { ppm: 100_000 } };
  const withDiscounts = (more: object) =>
    storeSettingsSchema.parse({ ...store, discounts: [{ ...off, id: 'off', ...more }] });
  expect(priced(2, withDiscounts({})).lines[0]).toMatchObject({ discountMinor: 400, totalMinor: 3600 });
  for (const more of [{ code: 'SPRING' }, { limit: 5 }, { perCustomer: 1 }, { isOn: false }])
    expect(priced(2, withDiscounts(more)).lines[0]?.discountMinor, JSON.stringify(more)).toBe(0);
});

test('what is gone or not there in such numbers is refused in words', () => {
  const gone = priceAdditions([{ variantId: 'cup', quantity: 1 }], around());
  expect(gone).toMatchObject({ kind: 'refused', message: expect.stringContaining('no longer sold') });
  const many = priceAdditions([{ variantId: 'bowl', quantity: 3 }], around());
  expect(many).toEqual({ kind: 'refused', message: 'Only 2 of Bowl (Large) are left.' });
});

test('ways of delivery follow the agreed prices and the weights, also of what is no longer sold', () => {
  const offered = (quantity: number, unitPriceMinor: number, variantId = 'bowl') =>
    deliveriesFor([{ variantId, quantity, unitPriceMinor, kind: 'physical' }], around()).map(
      ({ method, priceMinor }) => [method.id, priceMinor],
    );
  expect(offered(1, 2000)).toEqual([
    ['post', 500],
    ['shop', 0],
  ]);
  expect(offered(2, 6000)).toEqual([
    ['post', 0],
    ['heavy', 1190],
    ['shop', 0],
  ]);
  expect(offered(2, 2000, 'cup')).toEqual([
    ['post', 500],
    ['shop', 0],
  ]);
});

test('another delivery is taxed, and what was taken off the first stays taken off, up to all of it', () => {
  const lines = [{ variantId: 'bowl', quantity: 2, unitPriceMinor: 2000, kind: 'physical' }];
  const [post, heavy, shop] = deliveriesFor(lines, around());
  if (!post || !heavy || !shop) throw new Error('Three ways are offered.');
  const { shares, choice, taxRates } = priceDelivery(heavy, 0, around());
  expect(shares).toMatchObject({ discountMinor: 0, taxMinor: 190, totalMinor: 1190 });
  expect(choice).toEqual({ id: 'heavy', name: 'Carrier', priceMinor: 1190, isPickup: false });
  expect(taxRates).toMatchObject([{ ppm: 190_000 }]);
  expect(priceDelivery(heavy, 500, around()).shares).toMatchObject({ discountMinor: 500, totalMinor: 690 });
  expect(priceDelivery(post, 900, around()).shares).toMatchObject({ discountMinor: 500, totalMinor: 0 });
  expect(priceDelivery(shop, 500, around()).choice).toMatchObject({
    name: 'Pick up – Mondays',
    isPickup: true,
  });
});

test('delivery by weight, by price or free from a sum on follows the pieces; a flat price stays as agreed', () => {
  const offered = (quantity: number, unitPriceMinor = 2000) =>
    deliveriesFor(
      quantity > 0 ? [{ variantId: 'bowl', quantity, unitPriceMinor, kind: 'physical' }] : [],
      around(stepped),
    );
  const costs = (id: string, before: number, after: number, price?: number) => {
    const reckoned = deliveryOfLines(id, offered(before, price), offered(after, price));
    return reckoned && ('kind' in reckoned ? reckoned : reckoned.priceMinor);
  };
  // 600 g a bowl; the next step is at 2 kg.
  expect([costs('heavy', 2, 3), costs('heavy', 2, 4), costs('heavy', 4, 2)]).toEqual([undefined, 1790, 1190]);
  expect([costs('value', 1, 3), costs('value', 3, 1)]).toEqual([300, 700]);
  expect([costs('post', 1, 4), costs('post', 1, 5), costs('post', 5, 4)]).toEqual([undefined, 0, 500]);
  expect(costs('heavy', 2, 1)).toEqual({ kind: 'not-offered', name: 'Carrier' });
  expect([costs('heavy', 2, 0), costs('drone', 1, 2), costs('shop', 1, 5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an order to a part of a country outside of its VAT may go another way there', () => {
  const spain = storeSettingsSchema.parse({
    currency: 'EUR',
    taxes: { zones: [{ id: 'es', name: 'Spain', countries: ['ES'], rates: [STANDARD] }] },
    shippingZones: [
      {
        id: 'es',
        name: 'Spain',
        countries: ['ES'],
        methods: [{ id: 'post', name: 'Post', kind: 'flat', priceMinor: 500 }],
      },
    ],
  });
  const why = (postalCode: string) => {
    const to = { ...around(spain), country: 'ES', within: { region: '', postalCode } };
    const [post] = deliveriesFor(
      [{ variantId: 'bowl', quantity: 1, unitPriceMinor: 2000, kind: 'physical' }],
      to,
    );
    if (!post) throw new Error('It is offered.');
    return whyTaxedElsewhere(['bowl'], post, to);
  };
  // Las Palmas, then Madrid.
  expect([why('35001'), why('28001')]).toEqual([undefined, undefined]);
});
const STANDARD = { id: 'v', name: 'IVA', ppm: 210_000, taxClass: '' };
