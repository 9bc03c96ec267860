/** Pages of a shop's categories: without scripts, from a product and back, in the words of the owner. */
import { type BrowserContext, expect } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let collectionId = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  const made = await owner.call('POST', 'collections', { type: 13, title: 'Shop', slug: 'shop' });
  collectionId = made.collectionId;
  await owner.call('POST', `documents/${made.pageId}/publish`, {});
  for (const [index, [title, category]] of [
    ['Bowl', 'Table ware'],
    ['Jar', 'Storage'],
    // So many that there is something to sort.
    ['Cup', 'Table ware'],
    ['Plate', 'Table ware'],
    ['Jug', 'Table ware'],
  ].entries()) {
    const block = newBlock(`product0000000000000000${index}`, 'product');
    const plainBody = bodyOf(title ?? '', `section0000000000000000${index}`, [block]);
    const body = {
      ...plainBody,
      sections: plainBody.sections.map((section) => ({ ...section, width: 'wide' })),
      fields: { categories: [category] },
    };
    const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
    const variant = { id: `variant0000000000000000${index}`, optionValues: [], sku: '', priceMinor: 900 };
    await owner.call('PUT', `products/${document.id}`, {
      kind: 'physical',
      taxClass: '',
      options: [],
      variants: [{ ...variant, salePriceMinor: 0, isOnSale: false, stock: 5, isUnlimited: false }],
    });
    await owner.call('POST', `documents/${document.id}/publish`, {});
  }
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

test('the owner words the page of a category', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/collections/${collectionId}`);
  await page.getByRole('button', { name: 'Collection settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of “Shop”' });
  await dialog.getByLabel('Title of Table ware').fill('For the table');
  await dialog.getByLabel('Description of Table ware').fill('Bowls that are used every day.');
  await expectAccessible(page);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/category-dialog.png` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.close();
});

test('a visitor without scripts goes from a product to its category, and on to another', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${owner.siteUrl}/shop/bowl`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Shop', 'For the table']);
  await trail.getByRole('link', { name: 'For the table' }).click();
  await expect(page).toHaveURL(`${owner.siteUrl}/shop/category/table-ware`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the table');
  await expect(page.getByText('Bowls that are used every day.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bowl', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jar', exact: true })).toHaveCount(0);
  await page.getByText('Sort by').click();
  await page.getByRole('link', { name: 'Price, low to high' }).click();
  await expect(page).toHaveURL(`${owner.siteUrl}/shop/category/table-ware?sort=price-low`);
  await page.getByRole('link', { name: 'Storage' }).click();
  await expect(page).toHaveURL(`${owner.siteUrl}/shop/category/storage?sort=price-low`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage');
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(`${owner.siteUrl}/shop?sort=price-low`);
  await plain.close();
  const looker = await browser.newContext({ reducedMotion: 'reduce' });
  const seen = await looker.newPage();
  for (const width of [1280, 390])
    for (const path of ['/shop/category/table-ware', '/shop/bowl']) {
      await seen.setViewportSize({ width, height: 844 });
      await seen.goto(owner.siteUrl + path);
      expect(await violationsOf(seen)).toEqual([]);
      if (path === '/shop/bowl') {
        // What it is filed under begins where the product does.
        const [product, label] = await Promise.all(
          ['.block-product', '.article-labels'].map((part) => seen.locator(part).boundingBox()),
        );
        expect(Math.round(label?.x ?? 0)).toBe(Math.round(product?.x ?? 1));
      }
      if (process.env['SHOTS'])
        await seen.screenshot({ path: `${process.env['SHOTS']}/category-${path.length}-${width}.png` });
    }
  await looker.close();
});
