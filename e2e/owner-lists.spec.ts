/** Newsletter lists and mails of forms from both sides, with a mail server on loopback between them. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { freePort } from '../testing/server/free-port.ts';
import { readMail } from '../testing/server/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/server/smtp-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const FORM_ID = 'form00000000000000000001';
const NEWS_ID = 'news00000000000000000001';

let smtp: TestSmtpServer;
let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let siteId: string;
let siteUrl: string;
let call: SignedInOwner['call'];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  smtp = await startSmtpServer({ port: await freePort() });
  server = await startOwnerServer(undefined, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await context.newPage();
  ({ siteId, siteUrl, call } = await signInOwner(server, context));
  const blocks = [newBlock(FORM_ID, 'form'), newBlock(NEWS_ID, 'newsletter')];
  await publishPage({ call }, { slug: 'write', blocks });
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  await smtp.close();
});

const mailsTo = (address: string) =>
  smtp.received.filter(({ to }) => to[0] === address).map(({ source }) => readMail(source));

/** The focus, by Tab alone, on what has this name. */
async function tabTo(name: string | RegExp, role: 'button' | 'textbox' | 'checkbox' = 'button') {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

test('by keys alone a list is made, and people are put on it, found and taken off', async () => {
  await page.goto(`${server.origin}/sites/${siteId}/lists`);
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
  await expectAccessible(page);
  await tabTo('New list');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a name for the list.')).toBeVisible();
  await page.keyboard.type('Letters');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No people yet' })).toBeVisible();
  await expectAccessible(page);
  for (const [name, hasConsent] of [
    ['mira', true],
    ['ada', false],
  ] as const) {
    await tabTo('Add');
    await page.keyboard.press('Enter');
    await tabTo('Email address', 'textbox');
    await page.keyboard.type(`${name}@example.org`);
    if (hasConsent) {
      await tabTo('This person agreed to get these emails.', 'checkbox');
      await page.keyboard.press('Space');
    }
    if (hasConsent) await expectAccessible(page);
    await tabTo(hasConsent ? 'Add' : 'Send confirmation');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const rows = page.locator('main tbody').getByRole('row');
  await expect(rows).toHaveText([/mira@example\.org/]);
  await tabTo('Subscribed 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/ada@example\.org/]);
  await expect.poll(() => mailsTo('ada@example.org').length).toBe(1);
  await tabTo('Select ada@example.org', 'checkbox');
  await page.keyboard.press('Space');
  await tabTo('Remove');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove 1 person from the list?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No unconfirmed people' })).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribed' }).press('Enter');
  await expect(rows).toHaveText([/ada@example\.org.*Removed/]);
  await expectAccessible(page);
});

test('a table is taken over once consent is stated, and told line by line; what is exported calculates nothing', async () => {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const csv = 'Email,Name\nnew@example.org,=cmd()\nmira@example.org,\nada@example.org,\nnobody,\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Import only people who have agreed.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Everyone in this file agreed to get these emails.').check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  const told = page.getByRole('dialog', { name: '1 person added' });
  await expect(told).toContainText('One was on the list before');
  await expect(told).toContainText('1 has unsubscribed and stays away.');
  await expect(told.getByRole('listitem')).toHaveText(['Line 5: nobody, ']);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Done' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported).toContain("new@example.org,'=cmd(),subscribed,");
  await page.getByLabel('Search').fill('NEW@');
  await page.getByRole('button', { name: /Subscribed/ }).click();
  const rows = page.locator('main tbody').getByRole('row');
  await expect(rows).toHaveText([/new@example\.org/]);
  await expectAccessible(page);
});

test('without scripts somebody signs up, confirms by a button and leaves by a button', async ({
  browser,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  await visitor.goto(`${siteUrl}/write`);
  const sign = visitor.locator('form.form').filter({ has: visitor.getByRole('button', { name: 'Sign up' }) });
  await sign.getByLabel('Email').fill('vera@example.org');
  await sign.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => mailsTo('vera@example.org').length).toBe(1);
  const [mail] = mailsTo('vera@example.org');
  const confirm = /(http\S+\/confirm\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const leave = /<(http[^>]+)>/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  const states = async () => {
    const { lists } = await call('GET', `/api/sites/${siteId}/lists`);
    const { members } = await call('GET', `/api/sites/${siteId}/lists/${lists[0].id}/members?search=vera`);
    return members.map(({ state }: { state: string }) => state);
  };
  const lookAt = async (url: string, heading: string, button: string, after: string) => {
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await visitor.getByRole('button', { name: button }).press('Enter');
    await expect(visitor.getByRole('heading', { level: 1, name: after })).toBeVisible();
  };
  await visitor.goto(confirm);
  expect(await states()).toEqual(['pending']);
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'vera' }).getByRole('button').click();
  const standing = page.getByRole('dialog').getByRole('list', { name: 'Newsletter lists' });
  await expect(standing).toContainText('Not confirmed yet');
  await expectAccessible(page);
  await lookAt(confirm, 'Confirm your sign-up', 'Confirm', 'You are on the list');
  expect(await states()).toEqual(['subscribed']);
  await page.reload();
  await expect(standing).toContainText('Confirmed');
  await visitor.goto(leave);
  expect(await states()).toEqual(['subscribed']);
  await lookAt(leave, 'Unsubscribe', 'Unsubscribe', 'You have unsubscribed');
  expect(await states()).toEqual(['unsubscribed']);
  await bare.close();
  // Axe needs scripts.
  const seeing = await browser.newContext();
  const looked = await seeing.newPage();
  for (const url of [confirm, leave])
    for (const width of [390, 1280]) {
      await looked.setViewportSize({ width, height: 844 });
      await looked.goto(url);
      await expect(looked.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsOf(looked)).toEqual([]);
    }
  await expect(looked.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await looked.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(looked.getByRole('heading', { level: 1 })).toHaveText('You have unsubscribed');
  expect(await violationsOf(looked)).toEqual([]);
  await seeing.close();
});

test('the owner words the answer of a form, sees it, and whoever sends the form gets it once', async ({
  browser,
}) => {
  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  const send = async (name: string) => {
    await visitor.goto(`${siteUrl}/write`);
    const form = visitor.locator('form.form').filter({ has: visitor.getByRole('button', { name: 'Send' }) });
    await form.getByLabel('First name').pressSequentially(name, { delay: 200 });
    await form.getByLabel('Email').pressSequentially(`${name.toLowerCase()}@example.org`, { delay: 100 });
    await form.getByLabel('Message').pressSequentially('Do you have cups?', { delay: 100 });
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(visitor.getByText('Thank you. We will write back soon.')).toBeVisible();
  };
  await send('Nora');
  // What follows from it has followed before there is an answer.
  const waiting = () =>
    server.withDeps(({ db }) =>
      db.read.selectFrom('formSubmissions').select('id').where('waitsForNotice', '=', 1).execute(),
    );
  await expect.poll(waiting).toEqual([]);
  await page.goto(`${server.origin}/sites/${siteId}/submissions?form=${FORM_ID}`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Emails', exact: true }).click();
  await page.getByRole('switch', { name: 'Automatic reply' }).press('Space');
  await page.getByLabel('Subject', { exact: true }).fill('Dear {{name}}');
  await page.getByLabel('Text', { exact: true }).fill('You wrote: ');
  await page
    .getByRole('group', { name: 'Insert into the reply' })
    .getByRole('button', { name: 'Insert Message' })
    .press('Enter');
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.keyboard.type(' {{wish}}');
  await expect(
    page.getByText('{{wish}} does not match a field in this form and will be left out.'),
  ).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Dear Mira Stein');
  await expect(preview).toContainText('You wrote: Do you have cups in this glaze');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a test' }).press('Enter');
  await expect(page.getByText(/Test sent to/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
  await page.getByLabel('Add people to').selectOption({ label: 'Letters' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect
    .poll(async () => (await call('GET', `/api/sites/${siteId}/forms/${FORM_ID}/list`)).choice?.listId)
    .toBeTruthy();
  await send('Olga');
  await visiting.close();
  await expect.poll(() => mailsTo('olga@example.org').length).toBe(2);
  const subjects = mailsTo('olga@example.org').map((mail) => mail.header('subject'));
  expect(subjects.sort()).toEqual(['Confirm: Letters of Studio Nord', 'Dear Olga'].sort());
  expect(mailsTo('nora@example.org')).toEqual([]);
});

test('mails that the server does not take wait, say until when, and are tried when the owner says so', async () => {
  const { port } = smtp;
  await smtp.close();
  await call('POST', '/api/mails/test', { to: 'late@example.org' });
  await page.goto(`${server.origin}/outbox`);
  const row = page.getByRole('row').filter({ hasText: 'late@example.org' });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('Next try at');
  await expectAccessible(page);
  smtp = await startSmtpServer({ port });
  await row.getByRole('button').click();
  const now = page.getByRole('dialog').getByRole('button', { name: 'Try now' });
  // It may go by itself before: then there is nothing to press any more.
  await expect(async () => {
    if (mailsTo('late@example.org').length === 0) await now.click({ timeout: 1000 });
    await expect.poll(() => mailsTo('late@example.org').length, { timeout: 5000 }).toBe(1);
  }).toPass();
  await page.goto(`${server.origin}/outbox`);
  await expect(row).toContainText('Sent');
});

test('a list is renamed, and deleted with everybody on it once that is confirmed', async () => {
  const { list } = await call('POST', `/api/sites/${siteId}/lists`, { name: 'One letter a year' });
  await page.goto(`${server.origin}/sites/${siteId}/lists?list=${list.id}`);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^More about/ }).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
  };
  await choose('Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('Two letters a year');
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two letters a year' })).toBeVisible();
  await choose('Delete list');
  const dialog = page.getByRole('dialog', { name: 'Delete “Two letters a year”?' });
  await expect(dialog).toContainText('The list is empty.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two letters a year' })).toHaveCount(0);
});
