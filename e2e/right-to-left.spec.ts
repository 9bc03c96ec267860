/**
 * Every block read from the right, as a site in Arabic shows it: within the window on a phone and on a desk, with the
 * script’s own words in Arabic. SHOTS=folder keeps pictures.
 */
import { blockTypes } from '../src/main/demo/block-pages.ts';
import { expect, test } from './support/block-test.ts';

const SHOTS = process.env['SHOTS'];

for (const type of blockTypes())
  test(`${type} fits a window that is read from the right`, async ({ blocks, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await blocks.openAll(type, 'ar');
      await expect(page.locator('main')).toHaveCSS('direction', 'rtl');
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, `overflow at ${width} px`).toBeLessThanOrEqual(0);
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${type}-${width}.png`, fullPage: true });
    }
  });

test('I18N-06 the lightbox speaks the language of the page, and goes on to the left', async ({
  blocks,
  page,
}) => {
  await blocks.open({ type: 'gallery', example: 'Grid', context: { locale: 'ar' } });
  await page.locator('[data-lightbox-item]').first().click();
  const dialog = page.getByRole('dialog', { name: 'عارض الصور' });
  await expect(dialog.getByRole('button', { name: 'إغلاق' })).toBeFocused();
  await expect(dialog.locator('.count')).toHaveText(/^1 \//);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.locator('.count')).toHaveText(/^2 \//);
  const [next, previous] = [dialog.locator('.next'), dialog.locator('.previous')];
  const left = async (arrow: typeof next) => (await arrow.boundingBox())?.x ?? 0;
  expect(await left(next)).toBeLessThan(await left(previous));
});
