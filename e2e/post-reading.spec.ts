/** Posts are laid out for reading, in every template: pictures are seen as a whole, and the ways on are there. */
import { expect } from '@playwright/test';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { test } from './server.ts';
import { violationsOf } from './support/violations.ts';

const POST = '/journal/the-hill-that-slipped';

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} no picture of a post is taller than the window, and the post leads on`, async ({
    page,
    demoIn,
  }) => {
    const demo = await demoIn(template);
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(demo.origin + POST);
    const pictures = page.locator('main :is(.image, .text) img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      expect(box?.height ?? 0).toBeLessThanOrEqual(0.9 * 420 + 1);
    }
    await expect(page.locator('.post-nav-ways a').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('a post leads to all of its tag, author and month, each at an address of its own that says what it is', async ({
  page,
  demoIn,
}) => {
  const demo = await demoIn('kiln');
  await page.goto(demo.origin + POST);
  const ways = [
    page.locator('.article-labels a').first(),
    page.locator('.article-meta a[href*="author="]'),
    page.locator('.article-meta a[href*="month="]'),
  ];
  for (const way of ways) {
    await page.goto(demo.origin + POST);
    const href = (await way.getAttribute('href')) ?? '';
    await way.click();
    const shown = page.locator('.summary-kept');
    await expect(shown.locator('strong')).not.toBeEmpty();
    expect(new URL(page.url()).search).toBe(new URL(href, demo.origin).search);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').search).toBe(new URL(href, demo.origin).search);
    const words = ((await shown.locator('strong').textContent()) ?? '').replace(/^By /, '');
    expect(await page.title()).toContain(words);
    expect(await violationsOf(page)).toEqual([]);
    await shown.getByRole('link', { name: 'Show all' }).click();
    await expect(page.locator('.summary-kept')).toHaveCount(0);
  }
});
