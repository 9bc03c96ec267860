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
