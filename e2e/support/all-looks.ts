/** A page in each of its four looks: light and dark, on a desk and on a phone. */
import { type Browser, expect, type Page } from '@playwright/test';
import { keepDrawing } from './accessible.ts';
import { violationsOf } from './violations.ts';

/** Accessible and within the window; with SHOTS set, as pictures too. Leaves the page light, and as wide as it was. */
export async function lookAtAll(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  const size = page.viewportSize();
  // A page that was asked for a moment ago is empty at first.
  await expect(page.locator('h1, h2').first()).toBeAttached();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsOf(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over).toBeLessThanOrEqual(0);
      if (folder)
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  if (!size) return;
  await page.setViewportSize(size);
  await keepDrawing(page, size);
}

/** The page of a visitor without scripts, in a browser with scripts: axe is one. */
export async function lookWithScripts(browser: Browser, visitor: Page, name: string): Promise<void> {
  const seeing = await browser.newContext({ storageState: await visitor.context().storageState() });
  const shown = await seeing.newPage();
  await shown.goto(visitor.url());
  await lookAtAll(shown, name);
  await seeing.close();
}
