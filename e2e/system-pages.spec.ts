/** The pages the product itself provides, and the frame in which editors see a site: as a visitor's browser shows them. */
import { expect, type Page } from '@playwright/test';
import { ITEM_STATUS, PAGE_TYPES } from '#domain/content/codes.ts';
import { PAGE_LOCKED, PAGE_MEMBERS_ONLY } from '#domain/content/messages.ts';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

let server: OwnerServer;
let demo = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnerServer();
  demo = `http://demo.${server.siteDomain}`;
});
test.afterAll(() => server.stop());

/** A page of the owner's site, with an address. */
async function pageOf(owner: SignedInOwner): Promise<{ id: string; path: string }> {
  const { documents } = await owner.call('GET', 'tree');
  return documents.find(
    (each: { kind: string; path: string; publishedId: string | null }) =>
      each.kind === 'page' && each.path !== '/' && each.publishedId !== null,
  );
}

const typeOf = (page: Page) => page.locator('body').getAttribute('data-page-type');

test('SITE-27 an address without a page, and a search, have pages of their own', async ({ page }) => {
  const missing = await page.goto(`${demo}/no/such-page`);
  expect([missing?.status(), await typeOf(page)]).toEqual([404, String(PAGE_TYPES.notFound)]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await lookAtAll(page, 'page-not-found');
  await page.getByLabel('Search this site').fill('kiln');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kiln/);
  await expect.poll(() => typeOf(page)).toBe(String(PAGE_TYPES.search));
  await expect(page.locator('.search-results li').first()).toBeVisible();
  await lookAtAll(page, 'page-search');
});

test('SITE-27 SITE-65 SITE-66 a locked page asks for its password; a private one says that it is not for the public', async ({
  page,
  browser,
}) => {
  const owner = await signInOwner(server, page.context());
  const { id, path } = await pageOf(owner);
  await owner.call('PUT', `documents/${id}/settings`, { password: 'seven quiet herons' });
  const visitor = await (await browser.newContext()).newPage();
  const locked = await visitor.goto(owner.siteUrl + path);
  expect([locked?.status(), await typeOf(visitor)]).toEqual([403, String(PAGE_TYPES.lockScreen)]);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PAGE_LOCKED);
  await lookAtAll(visitor, 'page-locked');
  await visitor.getByLabel('Password').fill('a guess');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('alert')).toContainText('Incorrect password');
  await lookAtAll(visitor, 'page-locked-wrong');
  await visitor.getByLabel('Password').fill('seven quiet herons');
  await visitor.keyboard.press('Enter');
  await expect(visitor.locator('body')).toHaveAttribute('data-page-type', String(PAGE_TYPES.page));
  await owner.call('PUT', `documents/${id}/settings`, { password: null });
  await server.withDeps(({ db }) =>
    db.write((tx) =>
      tx
        .updateTable('documents')
        .set({ status: ITEM_STATUS.private, publishedId: null })
        .where('id', '=', id)
        .execute(),
    ),
  );
  const kept = await visitor.goto(owner.siteUrl + path);
  expect([kept?.status(), await typeOf(visitor)]).toEqual([403, String(PAGE_TYPES.protectedContent)]);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PAGE_MEMBERS_ONLY);
  await lookAtAll(visitor, 'page-protected');
  await visitor.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(visitor).toHaveURL(`${owner.siteUrl}/`);
  await visitor.context().close();
});

test('SITE-27 a page that cannot be made is the site’s error page', async ({ page, browser }) => {
  const owner = await signInOwner(server, page.context());
  const { documents } = await owner.call('GET', 'tree');
  const home = documents.find((each: { path: string }) => each.path === '/');
  await server.withDeps(({ db }) =>
    db.write((tx) =>
      tx.updateTable('revisions').set({ body: '{"torn":' }).where('id', '=', home.publishedId).execute(),
    ),
  );
  await server.crash();
  await server.revive();
  const visitor = await (await browser.newContext()).newPage();
  const torn = await visitor.goto(owner.siteUrl);
  expect([torn?.status(), await typeOf(visitor)]).toEqual([500, String(PAGE_TYPES.error)]);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await lookAtAll(visitor, 'page-error');
  await visitor.context().close();
});

test('SITE-04 SITE-10 the configuration address of a site leads to the editor of that page, which shows it in a frame', async ({
  page,
}) => {
  const owner = await signInOwner(server, page.context());
  const about = await pageOf(owner);
  const configuration = `${owner.siteUrl}/config/?frameUrl=${encodeURIComponent(`${about.path}?from=here`)}`;
  // A site that was made a moment ago answers as soon as its host is known.
  await expect(async () => expect((await page.goto(configuration))?.status()).toBe(200)).toPass();
  const editor = `${server.origin}/sites/${owner.siteId}/edit/${about.id}`;
  // Where the owner came from goes along, encoded.
  await expect(page).toHaveURL(`${editor}?frameUrl=${encodeURIComponent(`${about.path}?from=here`)}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('main#main')).toBeVisible();
  const inner = page.frames().find((each) => each.url().startsWith(owner.siteUrl));
  expect(await inner?.evaluate(() => window.top !== window)).toBe(true);
  // In the frame nothing leads to the configuration area, though its owner is signed in.
  expect(page.url().startsWith(editor)).toBe(true);
});
