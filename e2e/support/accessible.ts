/** What every screen of the owner area has to pass, in all four of its looks. */
import { expect, type Page } from '@playwright/test';
import { test } from './browser-test.ts';
import { violationsOf } from './violations.ts';

const SCHEMES = ['light', 'dark'] as const;
/** In the dark only colours are others. */
const LOOKS = { light: {}, dark: { only: ['color-contrast', 'link-in-text-block'] } };
const WIDTHS = [390, 1280] as const;

/**
 * Nothing that axe objects to and nothing wider than the window: light and dark, on a phone and on a desk. Leaves
 * the page light, and as wide as it was.
 * @param widths fewer, for what another width closes
 */
export async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const { pathname } = new URL(page.url());
  // Axe takes its time: what asks for it often has as much more.
  const { timeout } = test.info();
  if (timeout > 0) test.setTimeout(timeout + 15_000);
  const size = page.viewportSize();
  // A page that was asked for a moment ago is empty at first.
  await expect(page.locator('h1, h2').first()).toBeAttached();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const look = `${pathname}, ${colorScheme}, ${width} px`;
      // What a frame shows is a site's page, which has tests of its own.
      const found = await violationsOf(page, { exclude: 'iframe', ...LOOKS[colorScheme] });
      expect.soft(found, look).toEqual([]);
      await expect.poll(() => page.evaluate(elementsBeyond), look).toEqual([]);
      expect.soft(await page.evaluate(undressedButtons), look).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (!size) return;
  await page.setViewportSize(size);
  await keepDrawing(page, size);
}

/** The same, with SHOTS=folder as a picture too. */
export async function lookAtScreen(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/owner-${name}.png`, fullPage: true });
}

/**
 * Chromium without a screen may stop drawing after quick changes of its window, and what is pressed next would be
 * waited for in vain: another change asks for a drawing again.
 */
export async function keepDrawing(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const isDrawn = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), 1000);
        }),
    );
    if (isDrawn) return;
    await page.setViewportSize({ ...size, height: size.height + 1 });
    await page.setViewportSize(size);
  }
}

/** Buttons that nobody has styled: browsers draw a raised edge around them. */
function undressedButtons(): string[] {
  return [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility() && getComputedStyle(button).borderTopStyle === 'outset')
    .map((button) => button.outerHTML.slice(0, 200));
}

/** What makes the page wider than the window. */
function elementsBeyond(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  return beyond.map((element) => element.outerHTML.slice(0, 200));
}
