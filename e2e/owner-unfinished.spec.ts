/** What is chosen or typed beside a Save button and not added yet is added on saving, or named as missing. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let productId: string;
let itemId: string;
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  const shop = await owner.call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Glaze recipes', 'section00000000000000001', [
    newBlock('product00000000000000001', 'product'),
  ]);
  const made = { kind: 'item', collectionId: shop.collectionId, body };
  productId = (await owner.call('POST', 'documents', made)).document.id;
  const price = { priceMinor: 900, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
  const variant = { id: 'variant00000000000000001', optionValues: [], sku: '', ...price };
  const product = { kind: 'digital', taxClass: '', options: [], variants: [variant] };
  await owner.call('PUT', `products/${productId}`, product);
  const blog = await owner.call('POST', 'collections', { type: 101, title: 'Notes' });
  const post = {
    kind: 'item',
    collectionId: blog.collectionId,
    body: { ...body, title: 'Ash', sections: [] },
  };
  itemId = (await owner.call('POST', 'documents', post)).document.id;
});
test.afterAll(() => page.context().close());

const save = () => page.getByRole('button', { name: 'Save', exact: true }).last();
const choose = (name: string) =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('ash') });
const files = async (): Promise<string[]> => {
  const { files: there } = await owner.call('GET', `product-files?product=${productId}`);
  return there.map(({ name }: { name: string }) => name);
};

test('a file that was chosen and not added is added when the product is saved', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/products/${productId}`);
  await choose('Glazes.pdf');
  await expect(page.getByRole('button', { name: 'Add the file' })).toBeVisible();
  await save().click();
  await expect(page.getByRole('button', { name: 'Add the file' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Glazes.pdf' })).toBeVisible();
  expect(await files()).toEqual(['Glazes.pdf']);
});

test('a file that the server refuses stays chosen, and saving says so', async () => {
  await page.route('**/product-files?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '<html>' }) : route.fallback(),
  );
  await choose('More.pdf');
  await save().click();
  await expect(page.getByText('The server had a problem.').first()).toBeVisible();
  await expect(page.getByText('More.pdf')).toBeVisible();
  await page.unroute('**/product-files?*');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes(`/products/${productId}`),
  );
  await save().click();
  await saved;
  await expect(page.getByRole('button', { name: 'Add the file' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove More.pdf' })).toBeVisible();
});

test('leaving asks first while a file is chosen and not added', async () => {
  await choose('Third.pdf');
  await expect(page.getByRole('button', { name: 'Add the file' })).toBeVisible();
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Remove Third.pdf' }).click();
});

test('an option without values is not dropped in silence', async () => {
  await page.getByRole('button', { name: 'Add an option' }).click();
  await save().click();
  await expect(page.getByText('Add a value to “Size”, or remove this option.')).toBeVisible();
  await page.getByLabel('Values of “Size”').fill('Small');
  await save().click();
  await expect(page.getByText('Saved as a draft.')).toBeVisible();
  const { product } = await owner.call('GET', `products/${productId}`);
  expect(product.options).toEqual([{ name: 'Size', values: ['Small'] }]);
});

test('a tag whose new name is not entered yet is not lost on saving', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  await page.evaluate(() => localStorage.setItem('vitrine-editor-guide', 'seen'));
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${itemId}`);
  await page.getByRole('button', { name: 'Password, search engines…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of “Ash”' });
  const tags = dialog.getByLabel('Tags', { exact: true });
  await tags.fill('glaze');
  await tags.press('Enter');
  await dialog.getByRole('button', { name: 'glaze', exact: true }).click();
  await tags.fill('glazes');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('“glazes” is not added yet. Press Enter to change it')).toBeVisible();
  await expect(tags).toBeFocused();
  await tags.press('Enter');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const { draft } = await owner.call('GET', `documents/${itemId}`);
  expect(draft.body.fields.tags).toEqual(['glazes']);
});
