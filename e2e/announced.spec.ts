/** What people who see no screen hear: what is wrong with a form, what is selected, and where focus goes. */
import { expect, type Page } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { newBlock, publishPage } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName);

for (const javaScriptEnabled of [true, false])
  test(`an empty checkout ${javaScriptEnabled ? 'with' : 'without'} scripts has its problems in focus and in its title`, async ({
    browser,
    owner,
  }) => {
    const path = await stockShop(owner);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(owner.siteUrl + path);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    if (javaScriptEnabled)
      await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
    await page.goto(owner.siteUrl + CHECKOUT_PATH);
    await expect(page).toHaveTitle(/^Checkout/);
    await page.getByRole('button', { name: /Place the order/ }).click();
    await expect(page).toHaveTitle(/^Error: Checkout/);
    const problems = page.getByRole('alert').first();
    await expect(problems).toBeFocused();
    await expect(problems).toContainText(/\S/);
    await context.close();
  });

test('focus goes to the content after the first answer to the cookie banner', async ({ page, owner }) => {
  await owner.call('PUT', 'consent', { isCookieBannerEnabled: true });
  await page.goto(owner.siteUrl);
  await page.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cookie-banner')).toBeHidden();
  expect(await focused(page)).toBe('MAIN');
});

test('arrow keys on the page say what is selected, each time anew', async ({ page, owner, ownerServer }) => {
  const blocks = ['First', 'Second', 'Third'].map((label, index) =>
    newBlock(`button${String(index).padStart(18, '0')}`, 'button', { label, link: { url: '/' } }),
  );
  const id = await publishPage(owner, { slug: 'three', title: 'Three', blocks });
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/edit/${id}`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('First', { exact: true }).click();
  const said = async () =>
    (await page.locator('[aria-live=polite].visually-hidden').allTextContents()).filter(
      (text) => text !== '',
    );
  const heard: string[][] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    const before = await said();
    await page.keyboard.press(key);
    await expect.poll(said).not.toEqual(before);
    heard.push(await said());
  }
  expect(heard.map(([words]) => words)).toEqual([
    expect.stringContaining('2'),
    expect.stringContaining('3'),
    expect.stringContaining('2'),
  ]);
});

test('previews of announcements and mails have the look they will have', async ({
  page,
  owner,
  ownerServer,
}) => {
  await owner.call('PUT', 'popups', {
    announcement: { isOn: true, text: 'Open on Sunday', theme: 'accent' },
  });
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/settings/popups`);
  const colours = (bar: Element) => {
    const { backgroundColor, color } = getComputedStyle(bar);
    return { backgroundColor, color };
  };
  const preview = page.getByRole('region', { name: 'Announcement preview' }).locator('.announcement-bar');
  const visitor = await page.context().newPage();
  await visitor.goto(owner.siteUrl);
  const real = await visitor.locator('.announcement-bar').evaluate(colours);
  await expect.poll(() => preview.evaluate(colours)).toEqual(real);
});
