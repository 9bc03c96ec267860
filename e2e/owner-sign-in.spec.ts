/** From the first start to a signed-in owner, through the screens; and what a hostile page can do about it. */
import { chromium, expect, type Page } from '@playwright/test';
import { listSites } from '#server/kernel/sites/queries.ts';
import { insertHost, markPrimaryHost } from '#server/sites/queries.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';
import { areTimesJudged } from './support/walk.ts';

const PASSWORD = 'three calm herons';

let server: OwnerServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/sites/);
}

test('ROLE-09 the link of the first start leads to an owner and a live site within a minute', async ({
  page,
}) => {
  const startedAt = Date.now();
  await page.goto(`${server.origin}/login`);
  await expect(page.getByRole('heading', { name: 'Vitrine is not set up yet' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.origin}/setup?token=wrong`);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByLabel('Site name').fill('  ');
  await page.getByRole('radio', { name: /Harbour/ }).check();
  await page.getByRole('button', { name: 'Create my site' }).click();
  await expect(page.getByRole('alert')).toHaveText([/too common/, 'Enter a name for your site.']);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Site name').fill('Studio Nord');
  await page.getByRole('button', { name: 'Create my site' }).click();
  await expect(page.getByRole('alert')).toContainText('too common');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my site' }).click();
  // The first choice, unless the owner makes another.
  await expect(page.getByRole('heading', { name: 'Studio Nord opens soon' })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/setup`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open it to visitors' }).click();
  await expect(page.getByRole('heading', { name: 'Studio Nord is live' })).toBeVisible();
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Studio Nord' });
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  if (areTimesJudged) expect(Date.now() - startedAt).toBeLessThan(60_000);
  await page.getByRole('button', { name: 'Start editing' }).click();
  await expect(page).toHaveURL(/\/sites\/[0-9a-z]{24}$/);
  await page.goto(`${server.origin}/setup?token=again`);
  await expect(page.getByRole('heading', { name: 'Vitrine is already set up' })).toBeVisible();
});

test('ROLE-02 an owner signs in by keyboard, is led to where they wanted to go, and signs out', async ({
  page,
}) => {
  await page.goto(`${server.origin}/account`);
  await expect(page).toHaveURL(/\/login\?to=%2Faccount$/);
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Incorrect email address or password');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/account`);
  await page.getByRole('link', { name: 'Vitrine' }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await page.getByRole('button', { name: 'Account of Ada Berg' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // The screen before it is gone as well, and not kept by the browser either.
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?to=%2Faccount$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto(`${server.origin}/account#sessions`);
  await expect(page).toHaveURL(/\/login\?to=%2Faccount#sessions$/);
});

test('the owner makes a second site, at an address of its own, deletes it, and brings it back', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto(`${server.origin}/sites`);
  await page.getByRole('button', { name: 'New site' }).click();
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Enter a site name.']);
  await page.getByLabel('Site name').fill('Studio Nord');
  await expect(page.getByLabel('Address')).toHaveValue('studio-nord-2');
  await page.getByLabel('Address').fill('studio-nord');
  await page.getByRole('radio', { name: /Plate/ }).check();
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page.getByRole('alert')).toContainText('The address “studio-nord” is taken.');
  await expect(page.getByLabel('Address')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Address').fill('sud');
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page).toHaveURL(/\/sites\/[0-9a-z]{24}$/);
  await expect(page.getByRole('link', { name: /^Edit the home page/ })).toBeVisible();
  const home = page.url();
  await page.goto(`${server.origin}/sites`);
  const sud = page.getByRole('link', { name: /sud\.localhost/ });
  await expect(sud).toBeVisible();

  // Deleted once its name is typed, it is gone for visitors, and comes back.
  await page.goto(`${home}/settings/delete`);
  await expectAccessible(page);
  const deletion = page.getByRole('button', { name: 'Delete site' });
  await page.getByLabel('Type “sud” to delete it').fill('south');
  await deletion.click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been deleted.');
  await page.getByLabel('Type “sud” to delete it').fill('sud');
  await deletion.click();
  await expect(page).toHaveURL(/\/sites$/);
  await expect(page.getByText('“Studio Nord” deleted. You can restore it for 30 days.')).toBeVisible();
  await expect(sud).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  const address = `http://sud.${server.siteDomain}/`;
  expect((await visitor.goto(address))?.ok()).toBe(false);
  await page.getByRole('button', { name: 'Deleted sites' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(sud).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deleted sites' })).toHaveCount(0);
  expect((await visitor.goto(address))?.status()).toBe(200);
});

test('the account page shows devices and makes tokens; other devices are signed out from it', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere);
  await page.goto(`${server.origin}/account`);
  const sessions = page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' });
  await expect(sessions.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.goto(`${server.origin}/account`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Nightly report');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.locator('code').textContent();
  expect(token).toMatch(/^vitrine_[A-Za-z0-9_-]{43}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
});

test('a button that is only an icon says its name to the pointer and to the keyboard', async ({ page }) => {
  await signIn(page);
  await page.goto(`${server.origin}/account`);
  await page.getByRole('button', { name: 'New token' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const name = page.locator('body > [aria-hidden="true"]').filter({ hasText: /^Close$/ });
  await close.hover();
  await expect(name).toBeVisible();
  const [button, words] = [await close.boundingBox(), await name.boundingBox()];
  expect(words?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0), 0);
  // Under a magnifier the pointer goes on to the name itself.
  await name.hover();
  await expect(name).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(name).toHaveCount(0);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveCount(0);
});

test('signing in from a page made for strangers shows sites on hosts of their own, in the editor too', async ({
  request,
}) => {
  const customer = `pottery.example:${server.port}`;
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP *.example 127.0.0.1'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  const editor = await server.withDeps(async ({ db, now }) => {
    const site = (await listSites(db.read)).find(({ title }) => title === 'Studio Nord');
    if (!site) throw new Error('the site of the first start is not there');
    await db.write(async (tx) => {
      await insertHost(tx, { siteId: site.id, host: customer, isPrimary: false, createdAt: now() });
      await markPrimaryHost(tx, site.id, customer, now());
    });
    const pages = db.read.selectFrom('documents').select('id').where('kind', '=', 'page');
    const page = await pages.where('siteId', '=', site.id).executeTakeFirstOrThrow();
    return `/sites/${site.id}/edit/${page.id}`;
  });
  // Another process has written it: the server knows by its next look.
  const visit = () => request.get(`http://127.0.0.1:${server.port}/`, { headers: { host: customer } });
  await expect.poll(async () => (await visit()).status()).toBe(200);
  const forStrangers = await page.goto(`${server.origin}${editor}`);
  expect(forStrangers?.headers()['content-security-policy']).not.toContain('pottery');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(server.origin + editor);
  await expect(page.locator('iframe').first()).toHaveAttribute(
    'src',
    new RegExp(`^http://${customer}/_edit/`),
  );
  await expect(page.frameLocator('iframe').locator('main')).toBeVisible();
  expect(refused).toEqual([]);
  await browser.close();
});
