/** The site's navigation by keys, and what it leaves to the browser's own search, on a whole page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './server.ts';
import { expectAccessible } from './support/accessible.ts';

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

async function openWide(page: Page, origin: string) {
  await page.setViewportSize({ ...SCREEN, width: 1400 });
  await page.goto(origin);
  await page.bringToFront();
  const nav = page.locator('.site-nav');
  const entry = nav.locator('li:has(.sub-menu)').first();
  const menu = entry.locator('.sub-menu');
  return { nav, entry, menu, link: entry.locator('a').first(), button: entry.locator('summary') };
}

test('APG disclosure navigation: a button beside its link opens a submenu by keys, and Escape closes it', async ({
  demo,
  page,
}) => {
  const { nav, link, button, menu } = await openWide(page, demo.origin);
  await expect(button).toHaveText(/^More of /);
  expect(await menu.getAttribute('id')).toBe(await button.getAttribute('aria-controls'));
  await link.focus();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(menu).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(menu).toBeVisible();
    await expect(nav.locator('[open]')).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(menu).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.locator('a').first()).toBeFocused();
  await expectAccessible(page, [1400]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  // Whoever goes on leaves nothing open behind.
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.locator('.site-name').focus();
  await expect(menu).toBeHidden();
});

test('APG disclosure navigation: arrows, Home and End move through it, and down into an open submenu', async ({
  demo,
  page,
}) => {
  const { nav, link, button, menu } = await openWide(page, demo.origin);
  const tops = nav.locator(':scope > ul > li > a, :scope > ul > li > details > summary');
  const inside = menu.locator('a');
  const press = async (key: string, to: Locator) => {
    await page.keyboard.press(key);
    await expect(to).toBeFocused();
  };
  await link.focus();
  await press('ArrowRight', button);
  await press('ArrowLeft', link);
  await press('ArrowDown', button);
  await press('ArrowUp', link);
  await press('Home', tops.first());
  await press('ArrowLeft', tops.first());
  await press('End', tops.last());
  await press('ArrowRight', tops.last());
  await button.focus();
  const after = (await tops.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))) + 1;
  await press('ArrowDown', tops.nth(after));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await press('ArrowDown', inside.first());
  await press('ArrowRight', inside.nth(1));
  await press('ArrowUp', inside.first());
  await press('ArrowLeft', inside.first());
  await press('End', inside.last());
  await press('ArrowDown', inside.last());
  await press('Home', inside.first());
});

test('a finger opens and closes a submenu by its button, without a script too', async ({ demo, browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ hasTouch: true, javaScriptEnabled });
    const page = await context.newPage();
    const { entry, button, menu } = await openWide(page, demo.origin);
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(entry.locator('details')).toHaveAttribute('open');
    if (javaScriptEnabled)
      // The script that closes it is fetched once the button is used: a first tap may come before it.
      await expect(async () => {
        await page.locator('main').tap({ position: { x: 20, y: 20 } });
        await expect(entry.locator('details')).not.toHaveAttribute('open', { timeout: 1000 });
      }).toPass();
    await context.close();
  }
});

test('Escape closes a submenu that the pointer shows, until it comes again', async ({ demo, page }) => {
  const { entry, link, menu } = await openWide(page, demo.origin);
  await link.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(5, 700);
  await entry.hover();
  await expect(menu).toBeVisible();
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
