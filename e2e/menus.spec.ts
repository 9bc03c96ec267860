/** The site's navigation by keys, and what it leaves to the browser's own search, on a whole page. */
import { expect } from '@playwright/test';
import { test } from './server.ts';

const PHONE = { width: 390, height: 780 };
const SCREEN = { width: 1280, height: 800 };

test('the folded menu keeps the focus from what it covers, and Escape closes it', async ({ demo, page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(demo.origin);
  await page.bringToFront();
  const menu = page.locator('.site-menu');
  const opener = menu.locator('summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  const links = await menu.locator('nav a').count();
  const covered: string[] = [];
  for (let at = 0; at < links + 6; at += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('main,footer,.landmark-only') ? activeElement.outerHTML : '';
    });
    if (label !== '') covered.push(label);
  }
  expect(covered).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
  await expect(page.locator('main')).toBeVisible();
});

test('a search through the page finds none of its words in the folded menu', async ({ demo, page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(demo.origin);
  // What has no box is not searched; content that is merely skipped is, and its details would open.
  const boxes = () =>
    page.locator('.site-menu nav').evaluate((nav) => getComputedStyle(nav).display !== 'none');
  expect(await boxes()).toBe(false);
  await page.locator('.site-menu summary').click();
  expect(await boxes()).toBe(true);
});

test('a page is seen again when the window grows beyond the folded menu', async ({ demo, page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(demo.origin);
  await page.locator('.site-menu summary').click();
  await expect(page.locator('main')).toBeHidden();
  await page.setViewportSize({ ...SCREEN, width: 1400 });
  await expect(page.locator('main')).toBeVisible();
});

test('Escape closes a submenu, which opens again once it was left', async ({ demo, page }) => {
  await page.setViewportSize({ ...SCREEN, width: 1400 });
  await page.goto(demo.origin);
  await page.bringToFront();
  const entry = page.locator('.site-nav li:has(.sub-menu)').first();
  const menu = entry.locator('.sub-menu');
  const first = menu.locator('a').first();
  await first.focus();
  await expect(menu).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCSS('opacity', '0');
  await expect(entry.locator('a').first()).toBeFocused();
  await page.locator('.site-name').focus();
  await first.focus();
  await expect(menu).toHaveCSS('opacity', '1');
  await page.locator('.site-name').focus();
  await entry.hover();
  await expect(menu).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCSS('opacity', '0');
  await page.mouse.move(5, 700);
  await entry.hover();
  await expect(menu).toHaveCSS('opacity', '1');
});

test('a search through the page opens the part of a tabbed menu in which the words are', async ({
  demo,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${demo.origin}/blocks/menu`);
  const menu = page.locator('.menu-tabbed[data-live]').first();
  const hidden = menu.locator('.menu-part[hidden]').first();
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  const id = await hidden.getAttribute('id');
  // As the browser announces what it has found.
  await hidden.dispatchEvent('beforematch', { bubbles: true });
  await expect(menu.locator(`#${id}`)).toBeVisible();
  await expect(menu.locator('.menu-part:not([hidden])')).toHaveCount(1);
  await expect(menu.locator(`a[href="#${id}"]`)).toHaveAttribute('aria-selected', 'true');
});
