/** Forms from both sides on the real server: made in the editor, sent with and without scripts, read in the owner area. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { definitions } from '../src/blocks/definitions.ts';
import { CALL_HEADER } from '../src/domain/accounts/contract.ts';
import { blockOf, bodyOf } from '../src/domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

const FORM_ID = 'form00000000000000000001';

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let siteId: string;
let siteOrigin: string;
let pageId: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await context.newPage();
  ({ siteId } = await signInOwner(server, context));
  const me = await call('GET', '/api/me');
  siteOrigin = me.sites.find(({ id }: { id: string }) => id === siteId).url;
  const props = definitions['form']?.defaults as Record<string, unknown>;
  const section = 'section00000000000000001';
  const body = bodyOf('Write to us', section, [blockOf(FORM_ID, 'form', props)]);
  const { document } = await call('POST', `/api/sites/${siteId}/documents`, {
    kind: 'page',
    slug: 'write',
    body,
  });
  pageId = document.id;
  await call('POST', `/api/sites/${siteId}/documents/${pageId}/publish`, {});
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

async function call(method: string, path: string, data?: unknown) {
  const headers = { [CALL_HEADER]: '1', origin: server.origin };
  const options = { method, headers, ...(data === undefined ? {} : { data }) };
  const response = await context.request.fetch(`${server.origin}${path}`, options);
  expect(response.ok(), `${method} ${path} ${response.status()}`).toBe(true);
  return response.json();
}

async function send(visitor: Page, entries: { name: string; message: string }): Promise<void> {
  await visitor.goto(`${siteOrigin}/write`);
  await visitor.getByLabel('First name').fill(entries.name);
  await visitor.getByLabel('Email').fill(`${entries.name.toLowerCase()}@example.org`);
  await visitor.getByLabel('Message').fill(entries.message);
  await visitor.getByRole('button', { name: 'Send' }).click();
}

test('FORM-01 FORM-84 the owner changes the fields of a form in the editor, and adds one', async () => {
  await page.goto(`${server.origin}/sites/${siteId}/edit/${pageId}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('form.form').click({ position: { x: 5, y: 5 } });
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByRole('button', { name: 'Add a field' }).click();
  await page
    .getByRole('dialog', { name: 'Add a field' })
    .getByRole('button', { name: 'One of several' })
    .click();
  await panel.getByLabel('Label', { exact: true }).fill('How did you find us?');
  await panel.getByLabel('Choice 1').fill('A friend');
  await panel.getByLabel('Choice 2').fill('The fair');
  await expect(frame.getByRole('radiogroup', { name: 'How did you find us?' })).toBeVisible();
  await expect(frame.getByLabel('The fair')).toBeAttached();
  await panel.getByRole('button', { name: 'All fields' }).click();
  await panel.getByLabel('Words on the button').fill('Send it');
  await expect(frame.getByRole('button', { name: 'Send it' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
});

test('without scripts a form comes back with what was entered, and then with its thanks', async ({
  browser,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  await send(visitor, { name: 'Ada', message: ' ' });
  await expect(visitor.locator('.form-problem')).toBeVisible();
  await expect(visitor.getByLabel('First name')).toHaveValue('Ada');
  await expect(visitor.getByLabel('Message')).toHaveAccessibleDescription('This field is required.');
  await visitor.getByLabel('Message').fill('Without scripts');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/write#sent-${FORM_ID}$`));
  // Text selectors leave out what stands in a noscript.
  await expect(visitor.locator('.form-sent')).toBeVisible();
  await expect(visitor.locator('.form-sent')).toHaveText('Thank you. We will write back soon.');
  await expect(visitor.locator('form.form')).toBeHidden();
  await bare.close();
});

test('what was sent is in the inbox, is read there, moved to spam and deleted', async ({ browser }) => {
  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  await send(visitor, { name: 'Mira', message: 'http://a.example http://b.example http://c.example' });
  await expect(visitor.getByText('Thank you. We will write back soon.')).toBeVisible();
  await visiting.close();
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Ada');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Spam/ }).click();
  await expect(rows.first()).toContainText('Mira');
  await rows.first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It holds many links.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible();
  await page.getByRole('button', { name: /Inbox/ }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search').fill('without SCRIPTS');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this submission?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(rows).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
});

test('who is told and how long entries are kept is set for the form, and a person is deleted', async () => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Who gets a mail').fill('studio@example.org');
  await page.getByLabel('Submissions are kept').selectOption({ label: 'For 90 days' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('dialog', { name: 'Contact' }).getByRole('button', { name: 'Close' }).click();
  const { settings } = await call('GET', `/api/sites/${siteId}/forms/${FORM_ID}/settings`);
  expect(settings).toEqual({ notify: ['studio@example.org'], keepDays: 90 });
  await page.getByRole('button', { name: 'One person' }).click();
  await page.getByLabel('E-mail address').fill('mira@example.org');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page
    .getByRole('dialog', { name: /Delete everything/ })
    .getByRole('button', { name: 'Delete all' })
    .click();
  await expect(page.getByText('One submission is deleted.')).toBeVisible();
});
