/** Pages and posts on the real server: settings with live cards, and plans moved about in the calendar. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
});
test.afterAll(() => page.context().close());

test('the list of pages says which menu leads to each', async () => {
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('About')).toContainText('In: Menu, footer');
  const { documents } = await owner.call('GET', 'documents?kind=page');
  expect(documents.some(({ title }: { title: string }) => title === 'About')).toBe(true);
  await owner.call('POST', 'documents', {
    kind: 'page',
    slug: 'unlisted',
    body: { title: 'Unlisted', fields: {}, sections: [] },
  });
  await page.reload();
  await expect(row('Unlisted')).toBeVisible();
  await expect(row('Unlisted')).not.toContainText('In:');
});

test('the settings of a page show it among search results and as a card; its old address leads on', async () => {
  await page.getByRole('button', { name: 'More about “About”' }).click();
  await page.getByRole('menuitem', { name: 'Settings…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of “About”' });
  await dialog.getByLabel('Title').fill('The studio');
  await dialog.getByLabel('Description').fill('Two potters, one kiln.');
  await dialog.getByLabel('Address').fill('no spaces');
  await expect(dialog.getByRole('alert')).toContainText('Use lowercase letters');
  await dialog.getByRole('button', { name: 'Use “no-spaces”' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue('no-spaces');
  await dialog.getByLabel('Address').fill('cellar');
  await owner.call('POST', 'documents', {
    kind: 'page',
    body: { title: 'Cellar', fields: {}, sections: [] },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const taken = dialog.getByText('“Cellar” already has the address /cellar');
  await expect(taken).toBeVisible();
  await dialog.getByLabel('Address').fill('studio');
  await expect(taken).toHaveCount(0);
  await expect(dialog.getByText('Visitors to /about are redirected to the new address.')).toBeVisible();
  await expect(dialog.getByText('The studio — Studio Nord')).toBeVisible();
  await expect(dialog.getByText('Two potters, one kiln.')).toHaveCount(3);
  await expect(dialog.getByText('Add a picture to show a large card.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is live')).toBeVisible();
  const old = await page.request.get(`http://localhost:${server.port}/about`, {
    headers: { host: new URL(owner.siteUrl).host },
    maxRedirects: 0,
  });
  expect([old.status(), old.headers()['location']]).toEqual([301, '/studio']);
  const visitor = await page.context().newPage();
  await visitor.goto(`${owner.siteUrl}/studio`);
  await expect(visitor).toHaveTitle('The studio — Studio Nord');
  await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute(
    'content',
    'Two potters, one kiln.',
  );
  await visitor.close();
});

test('to publish later what visitors see already is nothing to plan; on the phone addresses are shown', async () => {
  await page.getByRole('button', { name: 'More about “The studio”' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule “The studio”' });
  await expect(dialog.getByText('Visitors already see this draft.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
  await dialog.getByText('Unpublish').click();
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/^Published · offline/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('/studio', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a planned post is moved in the calendar by keys and by dragging, and back by undo', async () => {
  const { collectionId } = await owner.call('POST', 'collections', {
    type: 101,
    title: 'Journal',
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/collections/${collectionId}`);
  await page.getByRole('button', { name: 'New post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByLabel('Title').fill('Glaze notes');
  await expect(dialog.getByText('Its address ends in /glaze-notes')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create post' }).click();
  await expect(page).toHaveTitle(/Edit Glaze notes/);
  // One who begins a post wants to write.
  await expect(page.frameLocator('iframe[title="The page"]').getByRole('textbox')).toBeFocused();
  const shown = page.getByRole('navigation', { name: 'What is shown' });
  await expect(shown).toHaveText('Post');
  await page.getByRole('button', { name: 'Password, search engines…' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings of “Glaze notes”' });
  await expect(settings.getByLabel('Address')).toHaveValue('glaze-notes');
  await settings.getByLabel('Title').fill('Notes on glazes');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle(/Edit Notes on glazes/);
  // Right after a new title the dialog has the address that goes with it, and leaves it there.
  const isKept = page.waitForResponse((answer) => answer.url().endsWith('/operations') && answer.ok());
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Title', { exact: true }).fill('Ash and salt');
  await isKept;
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  const more = page.getByRole('button', { name: 'Password, search engines…' });
  await more.click();
  const renamed = page.getByRole('dialog', { name: 'Settings of “Ash and salt”' });
  await expect(renamed.getByLabel('Address')).toHaveValue('ash-and-salt');
  await renamed.getByLabel('Description').fill('What the kiln leaves on a pot.');
  await renamed.getByRole('button', { name: 'Save' }).click();
  await expect(renamed).toHaveCount(0);
  await more.click();
  await expect(renamed.getByLabel('Address')).toHaveValue('ash-and-salt');
  await expect(renamed.getByLabel('Description')).toHaveValue('What the kiln leaves on a pot.');
  await renamed.getByRole('button', { name: 'Cancel' }).click();
  const body = { title: 'First firing', fields: {}, sections: [] };
  const { document } = await owner.call('POST', 'documents', {
    kind: 'item',
    collectionId,
    body,
  });
  // Next month, so that all of its days are to come.
  const now = new Date();
  const at = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10, 9);
  await owner.call('POST', `documents/${document.id}/schedule`, { at, action: 'publish' });
  await page.goto(`${server.origin}/sites/${owner.siteId}/collections/${collectionId}`);
  await page.getByRole('button', { name: 'Calendar' }).click();
  const entry = page.getByRole('link', { name: /First firing/ });
  // One month further mostly; where the day is already another one there than here, at times none.
  const goToEntry = async () => {
    // Until the calendar has come, the list shows a link to the post too.
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    await expect(async () => {
      if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
      await expect(entry).toBeVisible({ timeout: 2000 });
    }).toPass();
  };
  await goToEntry();
  const dayOf = () => page.getByRole('cell').filter({ has: entry }).getByRole('time').textContent();
  await expect.poll(dayOf).toBe('10');
  await expectAccessible(page);
  await entry.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(dayOf).toBe('17');
  await expect(entry).toBeFocused();
  await expect(page.getByText(/“First firing” is now scheduled for .* 17\./)).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(dayOf).toBe('10');
  const target = page.getByRole('cell').filter({ has: page.getByText('20', { exact: true }) });
  await page.getByRole('listitem').filter({ has: entry }).dragTo(target);
  await expect.poll(dayOf).toBe('20');
  await page.reload();
  await goToEntry();
  await expect.poll(dayOf).toBe('20');
});
