import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CartContent, type CartSurroundings, priceCart } from '#domain/store/cart/priced-cart.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { CartPage } from './cart-page.tsx';

const content: CartContent = {
  lines: [{ id: 'line', variantId: 'bowl', quantity: 1 }],
  coupons: [],
  country: '',
  shippingId: '',
};

function html(shippingZones?: readonly object[]): string {
  const sellable = {
    ...{ variantId: 'bowl', productId: 'product', title: 'Bowl', optionText: '', sku: '', href: '/bowl' },
    ...{ kind: 'physical', unitPriceMinor: 2400, taxClass: '', weightGrams: 0, stock: 3, isUnlimited: false },
  } as unknown as Sellable;
  const around: CartSurroundings = {
    store: storeSettingsSchema.parse({ ...(shippingZones && { shippingZones }) }),
    sellables: new Map([['bowl', sellable]]),
    ...{ uses: new Map(), customer: '', claimed: [], now: 0 },
  };
  const page = {
    message: '',
    coupon: { code: '', problem: '' },
    country: '',
    postalCode: '',
    countries: ['DE'],
    shopHref: '/',
    alsoBought: [],
  };
  return renderToStaticMarkup(<CartPage cart={priceCart(content, around)} {...page} />);
}

test('where it goes is asked where something is sent, and not where all is picked up', () => {
  expect(html()).not.toContain('Delivery address');
  const methods = [{ id: 'post', name: 'Post', kind: 'flat', priceMinor: 600 }];
  expect(html([{ id: 'all', name: 'All', countries: [], methods }])).toContain('Delivery address');
});

test('free delivery is called so, and until then it is said how much is missing', () => {
  const zone = (freeFromMinor: number, kind = 'flat', note = '') => {
    const method = { id: 'way', name: 'Post', kind, priceMinor: kind === 'pickup' ? 0 : 600, note };
    return [{ id: 'all', name: 'All', countries: [], methods: [{ ...method, freeFromMinor }] }];
  };
  const missing = html(zone(3600));
  expect(missing).toContain('<p>$12.00 more for free delivery.</p>');
  expect(missing).toContain('<dt>Post</dt><dd>$6.00</dd>');
  const free = html(zone(2400));
  expect(free).toContain('<dt>Post</dt><dd>Free</dd>');
  for (const page of [free, html(zone(3600, 'pickup', 'Kiln Road 1'))])
    expect(page).not.toContain('more for free delivery');
});
