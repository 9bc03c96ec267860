/** Mails before buying: what is back in stock, and what was left in a cart. Visitors need no scripts, owners word them. */
import { type BrowserContext, expect } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { expectAccessible } from './support/accessible.ts';
import { reckonTotal } from './support/checkout.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { stockShop } from './support/stock-shop.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let productUrl = '';
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk());
  productUrl = owner.siteUrl + (await stockShop(owner, { stock: 0 }));
});
test.afterAll(() => context.close());

const run = (type: string) =>
  server.withDeps((deps) => deps.db.write((tx) => enqueue(tx, deps, { type, payload: {} })));
const mails = (subject: string) =>
  server.withDeps(async ({ db }) =>
    (await db.read.selectFrom('mails').selectAll().where('siteId', '=', owner.siteId).execute()).filter(
      (mail) => mail.subject === subject,
    ),
  );

test('the owner words the mail about what is back, and reads it as it will be', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/buyer-mails`);
  await page.getByLabel('Back in stock subject').fill('{product}: here again');
  const preview = page.getByRole('figure', { name: 'Back in stock preview' });
  await expect(preview).toContainText('Bowl (Blue): here again');
  await page.getByRole('switch', { name: 'Cart reminders' }).click();
  await page.getByLabel('Send after (hours)').fill('1');
  await page.getByLabel('Reminder subject').fill('Your cart waits');
  const reminder = page.getByRole('figure', { name: 'Reminder preview' });
  await expect(reminder).toContainText('2 × Bowl (Blue)');
  await expectAccessible(page);
  if (process.env['SHOTS'])
    await page.screenshot({ path: `${process.env['SHOTS']}/buyer-mails.png`, fullPage: true });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).ok()).toBe(true);
  await page.close();
});

test('somebody without scripts asks for what is sold out, and is written to once it is back', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const buyer = await browser.newContext({ javaScriptEnabled: false });
  const page = await buyer.newPage();
  await page.goto(productUrl);
  await expect(page.getByText('Sold out')).toBeVisible();
  const looker = await browser.newContext({ reducedMotion: 'reduce' });
  const seen = await looker.newPage();
  for (const width of [1280, 390]) {
    await seen.setViewportSize({ width, height: 844 });
    await seen.goto(productUrl);
    expect(await violationsOf(seen)).toEqual([]);
    if (process.env['SHOTS']) await seen.screenshot({ path: `${process.env['SHOTS']}/notice-${width}.png` });
  }
  await looker.close();
  await page.getByLabel('Your email').fill('grace@example.org');
  await page.getByRole('button', { name: 'Notify me when it is back' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('We will email you once, as soon as it is back.');
  await page.getByRole('link', { name: 'Back to Bowl' }).click();
  await expect(page).toHaveURL(productUrl);
  const { documents } = await owner.call('GET', 'documents?kind=item');
  const { id } = documents.find(({ title }: { title: string }) => title === 'Bowl');
  const { product } = await owner.call('GET', `products/${id}`);
  const variants = product.variants.map((variant: object) => ({ ...variant, stock: 9 }));
  await owner.call('PUT', `products/${id}`, { ...product, variants });
  await run('stock-notices.tell');
  await expect.poll(async () => (await mails('Bowl: here again')).length, { timeout: 20_000 }).toBe(1);
  expect(await mails('Bowl: here again')).toMatchObject([{ toAddress: 'grace@example.org' }]);
  await buyer.close();
});

test('somebody agrees, leaves, comes back by the mail in another browser, and ends such mails', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const buyer = await browser.newContext({ javaScriptEnabled: false });
  const page = await buyer.newPage();
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(`${owner.siteUrl}/cart`);
  await page.goto(owner.siteUrl + CHECKOUT_PATH);
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await page.getByLabel('Email me a reminder').check();
  await reckonTotal(page);
  await expect(page.getByLabel('Email me a reminder')).toBeChecked();
  const looker = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await buyer.storageState(),
  });
  const seen = await looker.newPage();
  for (const width of [1280, 390]) {
    await seen.setViewportSize({ width, height: 844 });
    await seen.goto(owner.siteUrl + CHECKOUT_PATH);
    expect(await violationsOf(seen)).toEqual([]);
    if (process.env['SHOTS'])
      await seen.screenshot({ path: `${process.env['SHOTS']}/reminder-checkout-${width}.png` });
  }
  await looker.close();
  await server.withDeps(({ db, now }) =>
    db.write(async (tx) => {
      const twoHoursAgo = now() - 7_200_000;
      await tx.updateTable('checkouts').set({ updatedAt: twoHoursAgo }).execute();
      await tx.updateTable('carts').set({ updatedAt: twoHoursAgo }).execute();
    }),
  );
  await run('cart-reminders.send');
  await expect.poll(async () => (await mails('Your cart waits')).length, { timeout: 20_000 }).toBe(1);
  const text = (await mails('Your cart waits'))[0]?.text ?? '';
  const linkTo = (path: string) => new RegExp(`https?://\\S+${path}\\S+`).exec(text)?.[0] ?? '';
  const other = await browser.newContext({ javaScriptEnabled: false });
  const back = await other.newPage();
  await back.goto(linkTo('back-to-cart'));
  await expect(back).toHaveURL(`${owner.siteUrl}/cart`);
  await expect(back.getByRole('link', { name: 'Bowl' }).first()).toBeVisible();
  await back.goto(linkTo('no-reminders'));
  await back.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(back.getByRole('status')).toHaveText('You will get no more emails about your cart.');
  await other.close();
  await buyer.close();
});
