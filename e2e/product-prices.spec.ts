/** What products cost and what is left of them, walked over one shop: for visitors and for its owner. */
import { expect } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { newBlock, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

interface Case {
  /** Price, and sale price where it is on sale. */
  readonly prices: readonly (readonly [price: number, sale?: number])[];
  readonly stocks?: readonly (number | 'unlimited')[];
  /** On the product's card. */
  readonly card: string;
  readonly isOnSale?: boolean;
  readonly left?: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'Two alike': { prices: [[20], [20]], card: '$20.00' },
  'Prices differ': { prices: [[30], [20]], card: 'from $20.00' },
  'One on sale': { prices: [[30], [40, 15]], card: 'from $15.00', isOnSale: true },
  'On sale at its price': { prices: [[20], [20, 20]], card: 'from $20.00', isOnSale: true },
  'Sale prices differ': {
    prices: [
      [20, 18],
      [20, 16],
    ],
    card: 'from $16.00',
    isOnSale: true,
  },
  'Both on sale alike': {
    prices: [
      [20, 18],
      [20, 18],
    ],
    card: '$20.00 $18.00',
    isOnSale: true,
  },
  'Three and endless': { prices: [[20], [20]], stocks: [3, 'unlimited'], card: '$20.00', left: 'Unlimited' },
  'Three and four': { prices: [[20], [20]], stocks: [3, 4], card: '$20.00', left: '7' },
};

test('STOR-13 STOR-14 STOR-15 STOR-16 STOR-18 STOR-20 prices and stock of products with variants', async ({
  page,
  owner,
  ownerServer,
}) => {
  const { collectionId, pageId } = await owner.call('POST', 'collections', {
    type: 13,
    title: 'Shop',
    slug: 'shop',
  });
  await owner.call('POST', `documents/${pageId}/publish`, {});
  for (const [index, title] of Object.keys(CASES).entries())
    await addProduct(owner, collectionId, title, index);
  await page.goto(`${owner.siteUrl}/shop`);
  for (const [title, { card, isOnSale = false }] of Object.entries(CASES)) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(item, title).toBeVisible();
    const price = await item.locator('.product-card-price').textContent();
    const badge = await item.locator('.product-badge').allTextContents();
    expect
      .soft([title, price?.match(/from|[$][\d.]+/g)?.join(' '), badge.includes('Sale')])
      .toEqual([title, card, isOnSale]);
  }
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/products`);
  for (const [title, { left = 'Unlimited' }] of Object.entries(CASES))
    await expect(
      page
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox', { name: `Select ${title}`, exact: true }) }),
    ).toContainText(left);
});

async function addProduct(owner: SignedInOwner, collectionId: string, title: string, at: number) {
  const { prices, stocks = prices.map(() => 'unlimited' as const) } = CASES[title] as Case;
  const idOf = (part: string, index = 0) => `${part}${at}${String(index).padStart(23 - part.length, '0')}`;
  const body = bodyOf(title, idOf('section'), [newBlock(idOf('block'), 'product')]);
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  const values = prices.map((_, index) => `Size ${index}`);
  await owner.call('PUT', `products/${document.id}`, {
    kind: 'physical',
    taxClass: '',
    options: [{ name: 'Size', values }],
    variants: prices.map(([price, sale], index) => ({
      id: idOf('variant', index),
      optionValues: [{ name: 'Size', value: values[index] }],
      sku: '',
      priceMinor: price * 100,
      salePriceMinor: (sale ?? 0) * 100,
      isOnSale: sale !== undefined,
      stock: stocks[index] === 'unlimited' ? 0 : stocks[index],
      isUnlimited: stocks[index] === 'unlimited',
    })),
  });
  await owner.call('POST', `documents/${document.id}/publish`, {});
}

const PLACE = {
  ...{ mapLat: 59.1, mapLng: 11.4, mapZoom: 12 },
  ...{ addressTitle: '', addressLine1: 'Mill Lane 4', addressLine2: '', addressCountry: '' },
};

test('MAPS-16 MAPS-17 the key of maps is in the context of the page, encoded, and is asked with decoded', async ({
  page,
  owner,
}) => {
  const key = 'AIzaSy-Test_1';
  await owner.call('PUT', 'maps', { maps: { provider: 'google', key, isAsked: false } });
  const blocks = [newBlock('map000000000000000000001', 'map', { location: PLACE })];
  const body = bodyOf('Find us', 'section00000000000000001', blocks);
  const { document } = await owner.call('POST', 'documents', { kind: 'page', slug: 'find-us', body });
  await owner.call('POST', `documents/${document.id}/publish`, {});
  await page.route(/maps\.googleapis\.com/, (route) => route.abort());
  const asked = page.waitForRequest(/maps\.googleapis\.com\/maps\/api\/js/);
  await page.goto(`${owner.siteUrl}/find-us`);
  expect(new URL((await asked).url()).searchParams.get('key')).toBe(key);
  const context = JSON.parse((await page.locator('#site-context').textContent()) ?? '');
  expect(context.mapsKey).toBe('QUl6YVN5LVRlc3RfMQ==');
});
