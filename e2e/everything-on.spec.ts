/** A page with all that a site can put over it: what its visitors fetch untouched, and that nothing of it moves the page. */
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { reviewPath } from '#domain/store/aftercare/reviews/contract.ts';
import { CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  publishSection,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

/**
 * Of everything that a page fetches without being touched, brotli: at most 12 kB for what every page has
 * (`scripts/budgets.mjs`), and the islands of the blocks of this one.
 */
const MOST_BYTES = 13_000;

let server: OwnerServer;
let owner: SignedInOwner;
let desk: BrowserContext;

test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  desk = await browser.newContext();
  owner = await signInOwner(server, desk, 'Everything');
  const sectionId = await publishSection(owner, 'Letter', [newBlock('words0000000000000000009', 'text')]);
  await owner.call('PUT', 'popups', {
    popups: [
      {
        id: 'popup0000000000000000001',
        name: 'Letter',
        sectionId,
        isOn: true,
        style: 'card',
        trigger: 'scroll',
        triggerAt: 90,
      },
    ],
    announcement: { isOn: true, text: 'The kiln is open on Saturday' },
    bars: {
      infoBar: { style: 'dark', phone: '020 915 0412', email: 'studio@example.org' },
      badge: { type: 'light', text: 'Made by hand' },
      licences: 'Photographs by Ada Berg',
    },
  });
  await owner.call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
  });
  const words = {
    type: 'doc',
    content: [
      { type: 'heading', level: 1, content: [{ type: 'text', text: 'Bowls, plates and what holds them' }] },
      ...Array.from({ length: 12 }, () => ({
        type: 'paragraph',
        content: [{ type: 'text', text: 'A bowl is a hand that has learnt to wait. '.repeat(12) }],
      })),
    ],
  };
  await publishPage(owner, {
    slug: 'work',
    title: 'Work',
    blocks: [
      // First, so that nobody scrolls to it, which would open the popup.
      newBlock('share0000000000000000001', 'share-buttons'),
      newBlock('words0000000000000000001', 'text', { content: words, size: 'regular' }),
    ],
  });
});
test.afterAll(async () => {
  await desk.close();
  await server.stop();
});

const isAlive = (page: Page, island: string) =>
  expect(page.locator(`[data-island=${island}][data-mounted]`).first()).toBeAttached();

test('with everything switched on, an untouched page fetches at most 13 kB of script', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.js$/.test(pathname)) scripts.set(pathname, response.body());
  });
  await page.goto(`${owner.siteUrl}/work`);
  for (const island of ['cookie-banner', 'popup']) await isAlive(page, island);
  await expect(page.locator('.cookie-banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(async ([path, body]) => [path, brotliCompressSync(await body).length] as const),
  );
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(sizes.length).toBeGreaterThan(4);
});

test('SITE-06 beside its blocks a site starts its cart, its page of reviews, share buttons, banner, bar and popup', async ({
  page,
}) => {
  await page.goto(`${owner.siteUrl}/work`);
  for (const island of ['cookie-banner', 'popup']) await isAlive(page, island);
  await page.locator('.announcement-bar').hover();
  await isAlive(page, 'announcement-bar');
  await page.locator('[data-island=share-buttons] :is(a, button)').first().hover();
  await isAlive(page, 'share-buttons');
  await page.goto(`${owner.siteUrl}${CART_PATH}`);
  await expect(page.locator('body')).toHaveAttribute('data-page-type', String(PAGE_TYPES.showCart));
  await page.goto(owner.siteUrl + reviewPath('unknown'));
  await expect(page.locator('body')).toHaveAttribute('data-page-type', String(PAGE_TYPES.reviewsRequest));
});

for (const width of [390, 1280])
  test(`nothing over the page moves it or is its largest, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const seen = { shifts: [] as number[], largest: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element?: Element };
          seen.largest.push(element?.closest('main, header') ? 'page' : (element?.className ?? 'gone'));
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(`${owner.siteUrl}/work`);
    for (const island of ['cookie-banner', 'popup']) await isAlive(page, island);
    await expect(page.locator('.cookie-banner')).toBeVisible();
    const seen = () =>
      page.evaluate(() => Reflect.get(window, 'seen') as { shifts: number[]; largest: string[] });
    await expect.poll(async () => (await seen()).largest.length).toBeGreaterThan(0);
    expect((await seen()).largest.filter((each) => each !== 'page')).toEqual([]);
    await page.locator('.cookie-banner-decline').click();
    await expect(page.locator('.cookie-banner')).toBeHidden();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await seen()).shifts).toEqual([]);
  });
