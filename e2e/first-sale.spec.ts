/** From an empty shop to one that takes an order: the owner's half, in steps that are counted. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { keyboard } from './support/hands.ts';
import { test } from './support/owner-test.ts';

/** Each press, choice and typed text is one. */
class Steps {
  taken = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.taken += 1;
    await what.click();
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.taken += 1;
    await what.fill(text);
  }

  async choose(what: Locator, label: string): Promise<void> {
    this.taken += 1;
    await what.selectOption({ label });
  }

  async type(text: string): Promise<void> {
    this.taken += 1;
    await this.page.keyboard.type(text);
  }
}

/** With those that go from field to field, but not those of the words themselves. */
const MOST_KEYS = 170;

declare global {
  interface Window {
    keys?: number;
  }
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const saved = (page: Page) => expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

test('an owner adds a product in three sizes, delivery and a coupon by mouse, in few steps', async ({
  ownerServer,
  owner,
  page,
}) => {
  const go = new Steps(page);
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}`);
  await expect(rail(page).getByRole('link', { name: 'Settings' })).toBeVisible();
  for (const name of ['Products', 'Orders', 'Discounts', 'Delivery', 'Sales', 'Reviews'])
    await expect(rail(page).getByRole('link', { name })).toHaveCount(0);
  await go.press(rail(page).getByRole('link', { name: 'Start a shop' }));
  await go.press(page.getByRole('button', { name: 'New product' }));
  await go.fill(page.getByLabel('Name'), 'Moon jar');
  await go.press(page.getByRole('button', { name: 'Create product' }));
  await go.press(page.getByRole('button', { name: 'Add an option' }));
  await expect(page.getByLabel('Values of “Size”')).toBeFocused();
  // Now there is a shop, and all that belongs to it, without a reload; nothing of the rail is out of sight.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rail(page).getByRole('link', { name: 'Reviews' })).toBeVisible();
  for (const link of await rail(page).getByRole('link').all()) await expect(link).toBeInViewport();
  // However low the window is, the settings stay in it.
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect(rail(page).getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await go.type('Small, Medium, Large,');
  await go.fill(page.getByLabel('Price of all variants'), '38');
  await go.fill(page.getByLabel('Stock of all variants'), '4');
  await expect(page.getByLabel('Sale price of all variants')).toBeHidden();
  // However long the product is, it can be published without scrolling.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
  await go.press(page.getByRole('button', { name: 'Publish', exact: true }));
  const notice = page.getByRole('status').filter({ hasText: 'Before you take real payments' });
  await expect(notice.getByRole('link')).toHaveText([
    'Choose how they pay',
    'Set up delivery',
    'Add your name and address',
    'Set up a mail server',
  ]);
  await expectAccessible(page);
  expect(go.taken).toBe(9);

  await go.press(notice.getByRole('link', { name: 'Set up delivery' }));
  await expect(page.getByText('Buyers don’t see it until it has a price.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'United States' })).toBeVisible();
  await go.fill(page.getByLabel('Price of “By post”'), '8');
  await go.fill(page.getByLabel('Free from, for “By post”'), '80');
  await go.press(page.getByRole('button', { name: 'Save' }));
  await saved(page);
  await expectAccessible(page);
  const { store } = await owner.call('GET', 'store');
  expect(store.shippingZones).toMatchObject([
    { name: 'United States', countries: ['US'], methods: [{ priceMinor: 800, freeFromMinor: 8000 }] },
    { name: 'Everywhere', countries: [], methods: [{ kind: 'pickup' }] },
  ]);
  expect(go.taken).toBe(13);

  await go.press(rail(page).getByRole('link', { name: 'Discounts' }));
  await go.press(page.getByRole('button', { name: 'Add a discount' }));
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await go.type('kiln 10');
  await expect(page.getByText('This code becomes “kiln10”')).toBeVisible();
  await expect(page.getByLabel('Minimum order')).toBeHidden();
  await expect(page.getByLabel('Amount off').getByRole('option')).toHaveText([
    'All products',
    'Specific products',
    'Delivery',
  ]);
  await go.press(page.getByRole('button', { name: 'Save' }));
  await saved(page);
  await expectAccessible(page);
  const { discounts } = (await owner.call('GET', 'store')).store;
  expect(discounts).toMatchObject([{ title: 'kiln10', code: 'kiln10', value: { ppm: 100_000 } }]);
  expect(go.taken).toBe(17);

  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/products`);
  await expect(notice.getByRole('link')).toHaveText([
    'Choose how they pay',
    'Add your name and address',
    'Set up a mail server',
  ]);
});

test('the same goes by keyboard alone, each field next to the one before', async ({
  ownerServer,
  owner,
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('keydown', () => Object.assign(window, { keys: (window.keys ?? 0) + 1 }), true);
  });
  const { press, write } = keyboard(page);
  const next = async (field: Locator) => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  };
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/products`);
  await press(page.getByRole('button', { name: 'New product' }));
  await expect(page.getByLabel('Name')).toBeFocused();
  await write(page.getByLabel('Name'), 'Moon jar');
  await page.keyboard.press('Enter');
  const option = page.getByRole('button', { name: 'Add an option' });
  await press(option);
  await expect(page.getByLabel('Values of “Size”')).toBeFocused();
  await page.keyboard.insertText('Small, Medium, Large');
  await next(option);
  await next(page.getByLabel('Price of all variants'));
  await page.keyboard.insertText('38');
  await next(page.getByLabel('Stock of all variants'));
  await page.keyboard.insertText('4');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Saved and published.')).toBeVisible();

  await press(page.getByRole('link', { name: 'Set up delivery' }));
  await write(page.getByLabel('Price of “By post”'), '8');
  await next(page.getByLabel('Free from, for “By post”'));
  await page.keyboard.insertText('80');
  await press(page.getByRole('button', { name: 'Save' }));
  await saved(page);

  await press(rail(page).getByRole('link', { name: 'Discounts' }));
  await press(page.getByRole('button', { name: 'Add a discount' }));
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await page.keyboard.insertText('KILN10');
  await next(page.getByLabel('Percent', { exact: true }));
  await write(page.getByLabel('Percent', { exact: true }), '15');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(async () => (await owner.call('GET', 'store')).store.discounts)
    .toMatchObject([{ title: 'KILN10', value: { ppm: 150_000 } }]);
  const { store } = await owner.call('GET', 'store');
  expect(store.shippingZones[0]).toMatchObject({ name: 'United States', methods: [{ priceMinor: 800 }] });
  expect(await page.evaluate(() => window.keys)).toBeLessThanOrEqual(MOST_KEYS);
});

test('a setting is found by what its owner calls it', async ({ ownerServer, owner, page }) => {
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/settings`);
  const list = page.getByRole('navigation', { name: 'Settings' });
  const search = list.getByLabel('Search the settings');
  await search.fill('VAT');
  await expect(list.getByRole('link')).toHaveText(['Taxes']);
  await search.fill('xyzzy');
  await expect(list.getByText('No matching setting.')).toBeVisible();
  await search.fill('shipping');
  await expect(list.getByRole('link', { name: 'Delivery' })).toBeVisible();
  await expectAccessible(page);
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeVisible();
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/settings/discounts`);
  await expect(page.getByRole('heading', { name: 'Discounts', level: 1 })).toBeVisible();
});
