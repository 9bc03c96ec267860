/**
 * Two more looks of every block: forced colours, and paper. Each is drawn; what is chosen bears a mark of its own there, and paper
 * loses nothing. `SHOTS=folder` keeps the pictures.
 */
import { expect, type Page } from '@playwright/test';
import { definitions } from '#blocks/definitions.ts';
import { test } from './server.ts';

const LOOKS = {
  forced: { forcedColors: 'active', media: 'screen' },
  paper: { forcedColors: 'none', media: 'print' },
} as const;

async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Words in the colour of what they stand on, or in a drawing nearly so: its colours are not the visitor’s. */
function swallowed(): string[] {
  const groundOf = (element: Element | null): string => {
    const ground = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return /^rgba\(.*, 0\)$/.test(ground) ? groundOf(element?.parentElement ?? null) : ground;
  };
  const lightness = (colour: string): number => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return 0;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    return (r * 3 + g * 6 + b) / 2550;
  };
  const faint = [...document.querySelectorAll('main svg text')].filter(
    (text) =>
      text.checkVisibility() &&
      Math.abs(lightness(getComputedStyle(text).fill) - lightness(groundOf(text.closest('figure')))) < 0.4,
  );
  return [...document.querySelectorAll('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) =>
        !element.closest('.visually-hidden') && getComputedStyle(element).color === groundOf(element),
    )
    .concat(faint)
    .map((element) => element.outerHTML.slice(0, 160));
}

for (const [look, media] of Object.entries(LOOKS)) {
  test(`every block is drawn in the look of ${look}`, async ({ demo, page }) => {
    await page.setViewportSize({ width: 900, height: 1100 });
    for (const type of Object.keys(definitions)) {
      await page.emulateMedia({ forcedColors: 'none', media: 'screen', reducedMotion: 'reduce' });
      await page.goto(`${demo.origin}/blocks/${type}`);
      // Brings islands to life that wait to be seen.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => scrollTo(0, 0));
      await page.emulateMedia(media);
      await expect(page.locator('main')).toBeVisible();
      expect.soft(await page.evaluate(swallowed), `${type}, ${look}`).toEqual([]);
      await keep(page, `${type}-${look}`);
    }
  });
}

test('what is chosen bears a line of its own in forced colours, and play buttons their sign', async ({
  demo,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.goto(`${demo.origin}/blocks/table-booking`);
  await expect.poll(() => outline('.booking input:checked + span')).toBe('solid');
  await page.goto(`${demo.origin}/blocks/menu`);
  await expect(page.locator('.menu-tabbed[data-live]').first()).toBeVisible();
  await expect.poll(() => outline('.menu-nav [aria-selected="true"]')).toBe('solid');
  await page.goto(`${demo.origin}/blocks/video`);
  const sign = () =>
    page
      .locator('.video-play')
      .first()
      .evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(element).backgroundColor,
      ]);
  await expect.poll(async () => new Set(await sign()).size).toBe(2);
});

test('paper carries every part of a menu, the foot of the page, and charts that can be told apart', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/blocks/menu`);
  await expect(page.locator('.menu-tabbed[data-live]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.menu-tabbed').first().locator('.menu-part');
  for (const part of await parts.all()) await expect(part.locator('.menu-items').first()).toBeVisible();
  await expect(page.locator('.site-footer').getByText('Mill Lane 4').first()).toBeVisible();
  await page.goto(`${demo.origin}/blocks/chart`);
  const colours = page.locator('.chart-legend').first().locator('li');
  const seen = await colours.evaluateAll((items) => items.map((item) => getComputedStyle(item).color));
  expect(new Set(seen).size).toBe(seen.length);
  await page.goto(`${demo.origin}/blocks/calendar`);
  const today = page.locator('.calendar [aria-current] > time').first();
  await expect(today).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto(`${demo.origin}/contact`);
  await expect(page.locator('form.form textarea').first()).toBeVisible();
  await expect(page.locator('form.form .form-submit').first()).toBeHidden();
});
