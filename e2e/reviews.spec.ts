/** A buyer is asked for a review, writes it by keys and without scripts, and its owner shows it. */
import { type BrowserContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { REQUEST_GOOD_MS } from '#domain/store/aftercare/reviews/contract.ts';
import type { ReviewTable } from '#server/store/aftercare/reviews/queries.ts';
import { expectAccessible } from './support/accessible.ts';
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
  productUrl = owner.siteUrl + (await stockShop(owner));
  const { documents } = await owner.call('GET', 'documents?kind=item');
  const product = documents.find(({ title }: { title: string }) => title === 'Bowl');
  await plant(product.id, 'opentoken000', false);
  await plant(product.id, 'oldtoken0000', true);
});
test.afterAll(() => context.close());

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b4643c' } })
    .png()
    .toBuffer();
}

/** As the job that asks leaves it. */
async function plant(productId: string, token: string, isOld: boolean): Promise<void> {
  await server.withDeps(async (deps) => {
    const askedAt = isOld ? deps.now() - REQUEST_GOOD_MS : deps.now();
    const row: ReviewTable = {
      id: deps.newId(),
      siteId: owner.siteId,
      productId,
      lineId: deps.newId(),
      token,
      email: 'grace@example.org',
      title: 'Bowl',
      optionText: '',
      author: '',
      state: 'asked',
      rating: null,
      description: '',
      askedAt,
      expiresAt: askedAt + REQUEST_GOOD_MS,
      writtenAt: null,
      isTest: 0,
      reply: '',
      repliedAt: null,
      replyMailedAt: null,
    };
    await deps.db.write((tx) => tx.insertInto('reviews').values(row).execute());
  });
}

test('SITE-28 STOR-22 STOR-24 STOR-26 a review is asked for, refused without stars, and taken', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const buyer = await browser.newContext({ javaScriptEnabled: false });
  const page = await buyer.newPage();
  await page.goto(`${owner.siteUrl}/commerce/reviews/opentoken000`);
  await expect(page.locator('body')).toHaveAttribute('data-page-type', String(PAGE_TYPES.reviewsRequest));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate your purchase');
  const looker = await browser.newContext({ reducedMotion: 'reduce' });
  const seen = await looker.newPage();
  for (const token of ['opentoken000', 'oldtoken0000', 'nobodys00000']) {
    await seen.goto(`${owner.siteUrl}/commerce/reviews/${token}`);
    for (const width of [1280, 390]) {
      await seen.setViewportSize({ width, height: 844 });
      expect(await violationsOf(seen)).toEqual([]);
      if (process.env['SHOTS'])
        await seen.screenshot({ path: `${process.env['SHOTS']}/review-${token}-${width}.png` });
    }
  }
  await seen.goto(`${owner.siteUrl}/commerce/reviews/opentoken000`);
  await seen.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(seen.getByRole('alert')).toHaveText('Please select a star rating');
  expect(await violationsOf(seen)).toEqual([]);
  await looker.close();
  await page.getByLabel('Describe your experience', { exact: true }).fill('Holds the soup.');
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please select a star rating');
  await expect(page.getByLabel('Describe your experience', { exact: true })).toHaveValue('Holds the soup.');
  await page.getByLabel('Photos (optional)').setInputFiles([
    { name: 'soup.png', mimeType: 'image/png', buffer: await picture(640, 480) },
    { name: 'shelf.png', mimeType: 'image/png', buffer: await picture(480, 640) },
  ]);
  await page.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Thanks for your feedback');
  await page.goto(`${owner.siteUrl}/commerce/reviews/opentoken000`);
  await expect(page.getByText('You have already reviewed this purchase')).toBeVisible();
  await page.goto(`${owner.siteUrl}/commerce/reviews/oldtoken0000`);
  await expect(page.getByText('Your review request has expired')).toBeVisible();
  await page.goto(`${owner.siteUrl}/commerce/reviews/nobodys00000`);
  await expect(page.getByText('There are no products to review')).toBeVisible();
  await buyer.close();
});

test('its owner replies, shows the review with its photo, and takes it back by undo', async ({ browser }) => {
  test.setTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/reviews`);
  await expect(page.getByText('Holds the soup.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('img', { name: 'Photo by Anonymous' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete photo' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete photo' }).click();
  await expect(page.getByRole('img', { name: 'Photo by Anonymous' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByLabel('Your reply').fill('Glad to hear it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('listitem').getByText('Glad to hear it.')).toBeVisible();
  await expectAccessible(page);
  if (process.env['SHOTS'])
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `${process.env['SHOTS']}/review-owner-${width}.png` });
    }
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No reviews to approve' })).toBeVisible();
  const buyer = await browser.newContext();
  const shop = await buyer.newPage();
  await shop.goto(productUrl);
  await expect(shop.getByText('Holds the soup.')).toBeVisible();
  await expect(shop.getByText(/^Reply from /)).toBeVisible();
  await expect(shop.getByText('Glad to hear it.')).toBeVisible();
  expect(await violationsOf(shop)).toEqual([]);
  if (process.env['SHOTS'])
    await shop.screenshot({ path: `${process.env['SHOTS']}/review-shown.png`, fullPage: true });
  await shop
    .getByRole('link')
    .filter({ has: shop.getByAltText('Photo by Verified buyer') })
    .click();
  await expect(shop.getByRole('dialog').getByAltText('Photo by Verified buyer').first()).toBeVisible();
  await shop.keyboard.press('Escape');
  await expect(shop.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Holds the soup.')).toBeVisible();
  await shop.reload();
  await expect(shop.getByText('Holds the soup.')).toHaveCount(0);
  await buyer.close();
  await page.close();
});
