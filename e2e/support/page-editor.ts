/** The editor of a page in the owner area, as tests find it. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/**
 * Shows the editor as to people who know it.
 * @param drawer what is open beside the page; where it is left out, what opens by itself
 */
export async function skipGuide(page: Page, drawer?: 'none' | 'outline'): Promise<void> {
  await page.addInitScript((open) => {
    localStorage.setItem('vitrine-editor-guide', 'seen');
    if (open) localStorage.setItem('vitrine-editor-drawer', open);
  }, drawer);
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('#editor-frame');
export const outlineOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Page outline' });

/**
 * The bar says so. What is typed into the page reaches the bar a moment later, so right after such keys it may be about
 * what was there before: then look at what the server has.
 */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
