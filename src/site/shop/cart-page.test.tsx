import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CartContent, type CartSurroundings, priceCart } from '#domain/store/priced-cart.ts';
import type { Sellable } from '#domain/store/sellable.ts';
import { storeSettingsSchema } from '#domain/store/settings.ts';
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
  const page = { message: '', country: '', postalCode: '', countries: ['DE'], shopHref: '/', alsoBought: [] };
  return renderToStaticMarkup(<CartPage cart={priceCart(content, around)} {...page} />);
}

test('where it goes is asked where something is sent, and not where all is picked up', () => {
  expect(html()).not.toContain('Where it goes');
  const methods = [{ id: 'post', name: 'Post', kind: 'flat', priceMinor: 600 }];
  expect(html([{ id: 'all', name: 'All', countries: [], methods }])).toContain('Where it goes');
});
