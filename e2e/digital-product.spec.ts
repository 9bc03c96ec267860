/** A digital product beside others: its stock never ends, and its PDFs can be stamped for their buyers. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
const made = new Map<string, { id: string; path: string }>();
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  const { collectionId } = await owner.call('POST', 'collections', { type: 13, title: 'Shop' });
  for (const [title, kind, stocks] of [
    ['Glaze recipes', 'digital', [0]],
    ['Last jar', 'physical', [0]],
    ['Bowls', 'physical', [2, 3]],
    ['Lamps', 'physical', [0, 'unlimited']],
  ] as const)
    made.set(title, await addProduct(collectionId, { title, kind, stocks }));
});
test.afterAll(() => page.context().close());

interface Planted {
  readonly title: string;
  readonly kind: string;
  /** Of each variant. */
  readonly stocks: readonly (number | 'unlimited')[];
}

async function addProduct(collectionId: string, { title, kind, stocks }: Planted) {
  const section = `section${String(made.size).padStart(17, '0')}`;
  const body = bodyOf(title, section, [newBlock(`product${String(made.size).padStart(17, '0')}`, 'product')]);
  const { document } = await owner.call('POST', 'documents', { kind: 'item', collectionId, body });
  const isSized = stocks.length > 1;
  const values = stocks.map((_, index) => `Size ${index}`);
  await owner.call('PUT', `products/${document.id}`, {
    kind,
    taxClass: '',
    options: isSized ? [{ name: 'Size', values }] : [],
    variants: stocks.map((stock, index) => ({
      id: `variant${made.size}${String(index).padStart(16, '0')}`,
      optionValues: isSized ? [{ name: 'Size', value: values[index] }] : [],
      sku: '',
      priceMinor: 900,
      salePriceMinor: 0,
      isOnSale: false,
      stock: stock === 'unlimited' ? 0 : stock,
      isUnlimited: stock === 'unlimited',
    })),
  });
  const { document: published } = await owner.call('POST', `documents/${document.id}/publish`, {});
  return { id: document.id as string, path: published.path as string };
}

test('STOR-10 STOR-11 STOR-12 STOR-13 STOR-14 what is left of products, for owners and for visitors', async ({
  browser,
}) => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect(row('Glaze recipes')).toContainText('Unlimited');
  await expect(row('Last jar')).toContainText('Sold out');
  await expect(row('Bowls')).toContainText(/5\s*in stock/);
  await expect(row('Lamps')).toContainText('Unlimited');
  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  const look = (title: string) => shop.goto(owner.siteUrl + (made.get(title)?.path ?? ''));
  for (const title of ['Glaze recipes', 'Bowls', 'Lamps']) {
    await look(title);
    await expect(shop.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  }
  await look('Glaze recipes');
  await expect(shop.locator('.product-sold-out')).toHaveCount(0);
  await look('Last jar');
  await expect(shop.locator('.product-sold-out')).toHaveText('Sold out');
  await expect(shop.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await visitor.close();
});

const add = async (name: string, buffer: Buffer): Promise<void> => {
  await page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Add the file' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
};
const stamp = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('switch', { name: /^Stamp PDFs/ });

test('the owner turns on stamps for a PDF, and reads why a damaged one has none', async () => {
  test.setTimeout(60_000);
  const good = await PDFDocument.create();
  good.addPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/products/${made.get('Glaze recipes')?.id}`);
  await add('recipes.pdf', Buffer.from(await good.save()));
  await stamp('recipes.pdf').click();
  await expect(stamp('recipes.pdf')).toBeChecked();
  await add('torn.pdf', Buffer.from('%PDF-1.7 torn'));
  await stamp('torn.pdf').click();
  await expect(page.getByText('This PDF can’t be stamped.')).toBeVisible();
  await expect(stamp('torn.pdf')).not.toBeChecked();
  await expectAccessible(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await stamp('torn.pdf').scrollIntoViewIfNeeded();
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/stamped-files-${width}.png` });
  }
  await page.reload();
  await expect(stamp('recipes.pdf')).toBeChecked();
  await expect(stamp('torn.pdf')).not.toBeChecked();
});
