/** A site that its signed-in owner looks at: the presence token, the way to the owner area, signing out. */
import { expect, type Page } from '@playwright/test';
import type { SiteContext } from '#domain/site-context/contract.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

type WithVitrine = Window & { vitrine?: { context(): SiteContext | undefined } };

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

async function openFromOwnerArea(page: Page, { siteId }: SignedInOwner): Promise<Page> {
  await page.goto(`${server.origin}/sites/${siteId}`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the site' }).first().click();
  const site = await opened;
  await site.waitForLoadState('load');
  return site;
}

/** Nothing leads away from the page: neither an answer that it waited for, nor a key after its ten milliseconds. */
async function expectToStay(page: Page, url: string | RegExp): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(url);
}

test('SITE-15 SITE-17 SITE-18 SITE-19 SITE-23 SITE-24 KEYS-01 KEYS-04 the owner sees the site, and Escape leads to the editor', async ({
  page,
}) => {
  const owner = await signInOwner(server, page.context());
  const site = await openFromOwnerArea(page, owner);
  // The term becomes a flag of the tab: the owner stays, also on the next page.
  await expectToStay(site, `${owner.siteUrl}/`);
  await site.reload();
  await expectToStay(site, `${owner.siteUrl}/`);
  await expect
    .poll(() => site.evaluate(() => (window as WithVitrine).vitrine?.context()))
    .toMatchObject({
      authenticatedAccount: { id: expect.stringMatching(/^[0-9a-f]{24}$/) },
      websiteRoles: { admin: true },
    });
  await site.keyboard.press('Escape');
  await expect(site).toHaveURL(new RegExp(`^${server.origin}/sites/${owner.siteId}/edit/[0-9a-z]{24}`));
  // A tab that was not opened from the owner area is led there at once.
  const other = await page.context().newPage();
  await other.goto(`${owner.siteUrl}/`);
  await expect(other).toHaveURL(new RegExp(`^${server.origin}/sites/${owner.siteId}/`));
  for (const name of ['developerMode', 'cloneable']) {
    await owner.call('PUT', 'settings', { [name]: true });
    const quiet = await page.context().newPage();
    await quiet.goto(`${owner.siteUrl}/`);
    await expectToStay(quiet, `${owner.siteUrl}/`);
    await owner.call('PUT', 'settings', { [name]: false });
  }
});

test('SITE-13 SITE-25 KEYS-07 MEMB-06 Shift and Escape sign out of the site, which says so', async ({
  page,
}) => {
  const owner = await signInOwner(server, page.context());
  const site = await openFromOwnerArea(page, owner);
  await site.keyboard.press('Shift+Escape');
  await expect(site).toHaveURL(`${owner.siteUrl}/?logout=true`);
  const dialog = site.getByRole('dialog', { name: 'Logout Successful' });
  await expect(dialog).toContainText('You have been successfully logged out.');
  for (const width of [390, 1280]) {
    await site.setViewportSize({ width, height: 800 });
    expect(await violationsOf(site)).toEqual([]);
    if (process.env['SHOTS']) await site.screenshot({ path: `${process.env['SHOTS']}/logout-${width}.png` });
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => site.evaluate(() => document.cookie)).toMatch(/^crumb=[^;]+$/);
  await site.keyboard.press('Escape');
  await expectToStay(site, `${owner.siteUrl}/?logout=true`);
});

test('KEYS-07 ERRS-11 ERRS-13 signing out that does not work says so: no connection, or reported', async ({
  page,
}) => {
  const owner = await signInOwner(server, page.context());
  const site = await openFromOwnerArea(page, owner);
  const dialog = site.getByRole('dialog', { name: 'Something Went Wrong!' });
  await site.route('**/api/auth/Logout*', (route) => route.abort());
  await site.keyboard.press('Shift+Escape');
  await expect(dialog).toContainText('Network error. Please check your internet connection.');
  await site.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(site).toHaveURL(`${owner.siteUrl}/`);
  await site.route('**/api/auth/Logout*', (route) => route.fulfill({ status: 500, body: '{}' }));
  const reported = site.waitForRequest((request) => request.url().includes('RecordJavascriptErrors'));
  await site.keyboard.press('Shift+Escape');
  await expect(dialog).toContainText('The error has been logged and reported.');
  expect((await reported).postData()).toContain('Internal server error. Please try again later.');
});

test('ROLE-03 SITE-17 KEYS-05 KEYS-06 a visitor is no account, and their Escape does nothing, unless the site lets it sign in', async ({
  page,
  browser,
}) => {
  const owner = await signInOwner(server, page.context());
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(owner.siteUrl);
  await visitor.waitForLoadState('networkidle');
  const known = await visitor.evaluate(() => (window as WithVitrine).vitrine?.context());
  expect(known?.authenticatedAccount ?? null).toBeNull();
  await visitor.keyboard.press('Escape');
  await expectToStay(visitor, `${owner.siteUrl}/`);
  await owner.call('PUT', 'settings', { useEscapeKeyToLogin: true });
  await visitor.goto(owner.siteUrl);
  const asked = visitor.waitForRequest((request) => request.url().includes('/config/'));
  await visitor.keyboard.press('Escape');
  expect(new URL((await asked).url()).searchParams.get('accountCreation')).toBe('false');
  await expect(visitor).toHaveURL(new RegExp(`^${server.origin}/login\\?to=`));
  await visitor.context().close();
});

test('KEYS-01 the key is its overlay’s first, and whoever takes it has it', async ({ page }) => {
  const owner = await signInOwner(server, page.context());
  const site = await openFromOwnerArea(page, owner);
  await site.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  await site.keyboard.press('Escape');
  await expect(site.locator('dialog[open]')).toHaveCount(0);
  await expectToStay(site, `${owner.siteUrl}/`);
  await site.evaluate(() => addEventListener('keydown', (event) => event.preventDefault(), { once: true }));
  await site.keyboard.press('Escape');
  await expectToStay(site, `${owner.siteUrl}/`);
});
