/** What is fetched when it is first opened, over a slow connection and over one that breaks. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/owner-test.ts';
import { frameOf, skipGuide } from './support/page-editor.ts';

const MENU = /\/menu-view-[^/]*\.js/;
const ACCOUNT_MENU = /\/account-menu-[^/]*\.js/;
const POPOVER = /\/popover-view-[^/]*\.js/;
const KEYS = /\/shortcuts-dialog-[^/]*\.js/;
const BASICS = /\/basics-panel-[^/]*\.js/;
const NOT_LOADED = 'Couldn’t load this. Check your connection and try again.';

const failureOf = (page: Page) => page.getByText(NOT_LOADED);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const keysOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Holds what answers to the pattern until `release` is called. */
async function hold(page: Page, pattern: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = { release: resolve, count: 0 };
  await page.route(pattern, async (route) => {
    held.count += 1;
    await promise;
    await route.continue();
  });
  return held;
}

/** Refuses what answers to the pattern, and counts how often it was asked for. */
async function refuse(page: Page, pattern: RegExp) {
  const refused = { count: 0 };
  await page.route(pattern, (route) => {
    refused.count += 1;
    return route.abort();
  });
  return refused;
}

async function openEditor(page: Page, origin: string, siteId: string): Promise<void> {
  await skipGuide(page);
  const answer = await page.request.get(`${origin}/api/sites/${siteId}/tree`);
  const { homePageId } = (await answer.json()) as { homePageId: string };
  await page.goto(`${origin}/sites/${siteId}/edit/${homePageId}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible();
}

test('a menu asked for by an arrow key shows that it is coming, and opens at the end the key is for', async ({
  page,
  ownerServer: { origin },
  owner,
}) => {
  const menus = await hold(page, MENU);
  const fetched = page.waitForResponse(ACCOUNT_MENU);
  await page.goto(`${origin}/sites/${owner.siteId}`);
  await fetched;
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await account.focus();
  await page.keyboard.press('ArrowUp');
  await expect(account).toHaveAttribute('aria-busy', 'true');
  await expect(account).toHaveCSS('cursor', 'progress');
  menus.release();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  expect(menus.count).toBe(1);
});

test('a popover that cannot be fetched is asked for once a press, says so once, and opens on another try', async ({
  page,
  ownerServer: { origin },
  owner,
}) => {
  const popovers = await refuse(page, POPOVER);
  const ahead = page.waitForEvent('requestfailed', (request) => POPOVER.test(request.url()));
  await openEditor(page, origin, owner.siteId);
  await ahead;
  expect(popovers.count).toBe(1);
  await page.getByRole('button', { name: /go to another page$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(failureOf(page)).toHaveCount(1);
  expect(popovers.count).toBe(2);
  await page.unroute(POPOVER);
  await tryAgain(page).click();
  await expect(page.getByRole('dialog', { name: 'Pages of the site' })).toBeVisible();
  await expect(failureOf(page)).toHaveCount(0);
});

test('a dialog that is slow shows that it is coming; one that cannot be fetched leaves the screen as it is', async ({
  page,
  ownerServer: { origin },
  owner,
}) => {
  const failed = page.waitForEvent('requestfailed', (request) => KEYS.test(request.url()));
  await refuse(page, KEYS);
  await openEditor(page, origin, owner.siteId);
  await failed;
  await page.keyboard.press('?');
  await expect(failureOf(page)).toBeVisible();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  // Closed without another try: the next press asks anew.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failureOf(page)).toHaveCount(0);
  await page.unroute(KEYS);
  const slow = await hold(page, KEYS);
  await page.keyboard.press('?');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  slow.release();
  await expect(keysOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
});

test('what has a place on the screen says there that it could not be fetched, with another try', async ({
  page,
  ownerServer: { origin },
  owner,
}) => {
  await refuse(page, BASICS);
  await page.goto(`${origin}/sites/${owner.siteId}/settings/basics`);
  await expect(page.getByRole('alert').filter({ hasText: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.unroute(BASICS);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Site', exact: true })).toBeVisible();
});
