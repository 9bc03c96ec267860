/** One item has one price: on its page, in the feed, in the cart, and in what is charged. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '../cart/priced-cart.ts';
import { deliveryPromise } from '../settings/delivery-promise.ts';
import { storeSettingsSchema } from '../settings/settings.ts';
import { PRICE_DISPLAYS, TAX_ROUNDINGS } from '../settings/tax.ts';
import { buyerPrices, shownDelivery, shownVariant } from './buyer-price.ts';
import { merchantEntries } from './merchant-feed.ts';
import { priceText } from './price-text.ts';
import { effectivePrice, type Variant } from './product.ts';
import type { Sellable } from './sellable.ts';

const COUNTRIES = ['DE', 'FR', 'US', 'CH', 'NO'] as const;
const CLASSES = ['', 'books'] as const;

const rates = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b'),
    name: fc.constant('VAT'),
    ppm: fc.integer({ min: 0, max: 300_000 }),
    taxClass: fc.constantFrom(...CLASSES),
  }),
  { selector: ({ id, taxClass }) => `${id}${taxClass}`, maxLength: 3 },
);
const zones = fc
  .uniqueArray(fc.constantFrom(...COUNTRIES, ''), { minLength: 1, maxLength: 4 })
  .chain((countries) =>
    fc.tuple(
      ...countries.map((country) =>
        fc.record({
          id: fc.constant(`z${country}`),
          name: fc.constant('Zone'),
          countries: fc.constant(country === '' ? [] : [country]),
          rates,
        }),
      ),
    ),
  );
const shops = fc.record({
  taxes: fc.record({
    areIncluded: fc.boolean(),
    shown: fc.constantFrom(...PRICE_DISPLAYS),
    rounding: fc.constantFrom(...TAX_ROUNDINGS),
    isShippingTaxed: fc.boolean(),
    homeCountry: fc.constantFrom('', 'DE'),
    zones,
  }),
  sellerCountry: fc.constantFrom('', ...COUNTRIES),
  deliveryMinor: fc.integer({ min: 1, max: 20_000 }),
  item: fc.record({
    priceMinor: fc.integer({ min: 1, max: 500_000 }),
    off: fc.integer({ min: 0, max: 1 }),
    taxClass: fc.constantFrom(...CLASSES),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
});
type Shop = typeof shops extends fc.Arbitrary<infer Value> ? Value : never;

function open({ taxes, sellerCountry, deliveryMinor, item }: Shop) {
  const post = { id: 'post', name: 'Post', kind: 'flat', priceMinor: deliveryMinor };
  const store = storeSettingsSchema.parse({
    currency: 'EUR',
    taxes,
    shippingZones: [{ id: 'all', name: 'Everywhere', countries: [], methods: [post] }],
  });
  const { priceMinor, off, taxClass, quantity } = item;
  const variant: Variant = {
    id: 'bowl',
    productId: 'p',
    optionValues: [],
    sku: 'B1',
    priceMinor,
    salePriceMinor: Math.max(1, priceMinor - 1),
    isOnSale: off === 1,
    stock: 99,
    isUnlimited: false,
  };
  const sellable: Sellable = {
    ...{ variantId: 'bowl', productId: 'p', title: 'Bowl', optionText: '', sku: 'B1', href: '/' },
    unitPriceMinor: effectivePrice(variant),
    ...{ kind: 'physical', weightGrams: 0, taxClass, stock: 99, isUnlimited: false, picture: undefined },
  };
  const cartFor = (country: string) =>
    priceCart(
      { lines: [{ id: '1', variantId: 'bowl', quantity }], coupons: [], country, shippingId: '' },
      {
        store,
        sellables: new Map([['bowl', sellable]]),
        uses: new Map(),
        customer: '',
        claimed: [],
        seller: sellerCountry,
        now: 0,
      },
    );
  return { store, variant, cartFor, prices: buyerPrices(store, sellerCountry) };
}

test('page, feed, promise of delivery and cart say one price, whatever the taxes and the country', () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const { store, variant, cartFor, prices } = open(shop);
      const shown = shownVariant(variant, prices, shop.item.taxClass);
      const cart = cartFor(prices.shownIn);
      const [line] = cart.order.lines;
      const text = priceText({ variants: [shown] }, String);
      expect(text.text).toBe(String(line?.unitPriceMinor));
      const product = {
        id: 'p',
        title: 'Bowl',
        description: '',
        url: '/',
        pictures: ['/p.jpg'],
        categories: [],
      };
      const shopOfFeed = { title: 'Shop', url: '/', description: '', currency: 'EUR', now: 0 };
      const [entry = ''] = merchantEntries(shopOfFeed, [{ ...product, kind: 'physical', variants: [shown] }]);
      const told = /<g:sale_price>([\d.]+)/.exec(entry) ?? /<g:price>([\d.]+)/.exec(entry);
      expect(Math.round(Number(told?.[1]) * 100)).toBe(line?.unitPriceMinor);
      const promise = deliveryPromise(store.shippingZones, shownDelivery(prices, store));
      expect([cart.deliveries[0]?.priceMinor, cart.order.shippingMinor]).toEqual([
        promise.parcelMinor,
        promise.parcelMinor,
      ]);
    }),
  );
});

test('what is shown is what is charged: with tax the sums are the total, without it the tax is added once', () => {
  fc.assert(
    fc.property(shops, fc.constantFrom(...COUNTRIES), (shop, country) => {
      const { order, areTaxesIncluded, delivery } = open(shop).cartFor(country);
      const seen = order.subtotalMinor + order.shippingMinor;
      const added = areTaxesIncluded ? 0 : order.taxMinor;
      expect(order.totalMinor).toBe(seen + added);
      expect(order.shippingMinor).toBe(delivery?.priceMinor);
      expect(order.subtotalMinor).toBe((order.lines[0]?.unitPriceMinor ?? 0) * shop.item.quantity);
    }),
  );
});

test('tax taken out of a price that was made with it leaves the price the owner entered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 300_000 }),
      (minor, ppm) => {
        const taxes = {
          shown: 'with',
          zones: [{ id: 'z', name: 'Z', countries: ['DE'], rates: [{ id: 'r', name: 'VAT', ppm }] }],
        };
        const shop = { taxes, sellerCountry: 'DE', deliveryMinor: 1 };
        const item = { priceMinor: minor, off: 0, taxClass: '' as const, quantity: 1 };
        const { cartFor } = open({ ...shop, item } as unknown as Shop);
        expect(cartFor('DE').order.lines[0]?.netMinor).toBe(minor);
      },
    ),
  );
});

test('prices are shown without tax in the US and Canada, and elsewhere with it, unless the owner says otherwise', () => {
  const store = (shown: string, areIncluded = false) =>
    storeSettingsSchema.parse({
      taxes: {
        shown,
        areIncluded,
        zones: ['DE', 'US'].map((code) => ({
          id: code,
          name: code,
          countries: [code],
          rates: [{ id: code, name: 'Tax', ppm: 100_000 }],
        })),
      },
    });
  const priceAt = (country: string, ...of: Parameters<typeof store>) => {
    const prices = buyerPrices(store(...of), country);
    return prices.priceIn(prices.shownIn, 8000, '');
  };
  expect(['DE', 'US', ''].map((country) => priceAt(country, 'auto'))).toEqual([8800, 8000, 8000]);
  expect(['DE', 'US', ''].map((country) => priceAt(country, 'with'))).toEqual([8800, 8800, 8800]);
  expect(['DE', 'US', ''].map((country) => priceAt(country, 'without'))).toEqual([8000, 8000, 8000]);
  expect(priceAt('DE', 'without', true)).toBe(8000);
});
