/** A page in each of its four looks: light and dark, on a desk and on a phone. */
import { expect, type Page } from '@playwright/test';
import { violationsOf } from './violations.ts';

/** Accessible and within the window; with SHOTS set, as pictures too. Leaves the page dark, and as wide as a phone. */
export async function lookAtAll(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsOf(page)).toEqual([]);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over).toBeLessThanOrEqual(0);
      if (folder)
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}
