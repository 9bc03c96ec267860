/** What panels say when something they need does not come, and that they ask for it again. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { newBlock } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

const SUMMARY = 'summary00000000000000001';
const VIDEO = 'video0000000000000000001';

/** Answers as a server in trouble does. @returns mends it */
async function breakDown(page: Page, address: string | RegExp) {
  const error = { kind: 'failed', message: 'The server is busy.' };
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: { error } }) : route.fallback(),
  );
  return () => page.unroute(address);
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('OWNR-16 OWNR-17 collections, content, fonts and time zones that do not come are named, and asked for again', async ({
  page,
  owner,
  ownerServer,
}) => {
  await skipGuide(page);
  const body = bodyOf('News', 'section00000000000000001', [
    newBlock(SUMMARY, 'summary', {}),
    newBlock(VIDEO, 'video', { source: { url: 'https://vimeo.com/76979871' } }),
  ]);
  const { document } = await owner.call('POST', 'documents', { kind: 'page', slug: 'news', body });
  await owner.call('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Ledger' });
  const site = `${ownerServer.origin}/sites/${owner.siteId}`;

  await test.step('collections', async () => {
    const mend = await breakDown(page, /\/collections(\?|$)/);
    await page.goto(`${site}/edit/${document.id}`);
    await page.frameLocator('#editor-frame').locator(`[data-block="${SUMMARY}"]`).click();
    await expect(page.getByRole('alert').getByText('Unable to load collections')).toBeVisible();
    await mend();
    await again(page).click();
    await expect(page.getByRole('combobox', { name: 'From' })).toContainText('Ledger, the only one');
  });

  await test.step('a video of an account that cannot share it', async () => {
    const message = 'Vimeo Basic accounts are unsupported. Please share a video from a different account.';
    await page.route('**/video-details', (route) =>
      route.fulfill({ status: 422, json: { error: { kind: 'unsupported', message } } }),
    );
    await page.frameLocator('#editor-frame').locator(`[data-block="${VIDEO}"]`).click();
    await page.getByRole('button', { name: 'Get title and picture from Vimeo' }).click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await page.unroute('**/video-details');
  });

  await test.step('a title and a picture that come are one change', async () => {
    await page.route('**/video-details', (route) => route.fulfill({ json: { title: 'The kiln, opened' } }));
    await page.getByRole('button', { name: 'Get title and picture from Vimeo' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('The kiln, opened');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveValue('');
  });

  await test.step('content', async () => {
    const mend = await breakDown(page, '**/link-targets**');
    await page
      .getByRole('complementary', { name: 'Settings' })
      .getByRole('button', { name: 'Change' })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Page', { exact: true }).first().click();
    await expect(dialog.getByText('Unable to locate content')).toBeVisible();
    await mend();
    await again(page).click();
    await expect(dialog.getByRole('list', { name: 'Pages and posts' })).toBeVisible();
  });

  await test.step('fonts', async () => {
    await page.route(/\/_o\/.*\.woff2/, (route) =>
      /instrument/i.test(route.request().url()) ? route.fallback() : route.abort(),
    );
    await page.goto(`${site}/design`);
    await page.getByRole('tab', { name: /^(Type|Fonts)/ }).click();
    await expect(page.getByRole('alert').getByText('Unable to load fonts')).toBeVisible();
    await page.unroute(/\/_o\/.*\.woff2/);
  });

  await test.step('time zone', async () => {
    const mend = await breakDown(page, `**/api/sites/${owner.siteId}/settings`);
    await page.goto(`${site}/pages`);
    await page.getByRole('button', { name: 'More about “News”' }).click();
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule “News”' });
    await expect(dialog.getByText('Failed to load timezone')).toBeVisible();
    await mend();
    await again(page).click();
    await expect(dialog.getByLabel('Date and time')).toBeVisible();
  });
});
