/** What is laid out later is laid out soon: pages are then as high as they are, before anybody has scrolled. */
import { expect } from '@playwright/test';
import { test } from './server.ts';

test('a page reaches its full height by itself, and keeps it while it is read to its end', async ({
  demo,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.origin);
  const skipped = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.is-later')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    );
  await expect.poll(skipped).toBe(0);
  // Pictures keep their places, so that nothing grows as they come.
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('End');
  await expect(page.locator('.site-footer')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});
