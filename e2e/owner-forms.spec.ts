/** Forms from both sides on the real server: made in the editor, sent with and without scripts, read in the owner area. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storeSubmission } from '../testing/server/store-submission.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectToAskBeforeLeaving } from './support/leaving.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

const FORM_ID = 'form00000000000000000001';

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let siteId: string;
let siteUrl: string;
let call: SignedInOwner['call'];
let pageId: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({
    server,
    context,
    page,
    owner: { siteId, siteUrl, call },
  } = await openDesk());
  pageId = await publishPage({ call }, { slug: 'write', blocks: [newBlock(FORM_ID, 'form')] });
});
test.afterAll(() => context.close());

async function send(visitor: Page, entries: { name: string; message: string }): Promise<void> {
  await visitor.goto(`${siteUrl}/write`);
  await visitor.getByLabel('First name').fill(entries.name);
  await visitor.getByLabel('Email').fill(`${entries.name.toLowerCase()}@example.org`);
  await visitor.getByLabel('Message').fill(entries.message);
  await visitor.getByRole('button', { name: 'Send' }).click();
}

test('FORM-01 FORM-84 the owner changes the fields of a form in the editor, and adds one', async () => {
  await page.goto(`${server.origin}/sites/${siteId}/edit/${pageId}`);
  const frame = page.frameLocator('#editor-frame');
  // From now on the page in the frame takes presses.
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
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
  await panel.getByLabel('Button text').fill('Send it');
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
  await expect(dialog).toContainText('Contains many links.');
  await expectAccessible(page);
  // Somebody quick looks into the inbox before the server has moved it there.
  const { promise: isThere, resolve: move } = Promise.withResolvers<void>();
  await page.route('**/submissions', async (route) => {
    if (route.request().method() === 'PATCH') await isThere;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible();
  await page.getByRole('button', { name: /Inbox/ }).click();
  await expect(rows).toHaveCount(1);
  move();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search').fill('without SCRIPTS');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this submission?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
});

test('ERRS-20 ERRS-21 ERRS-22 settings of a form that cannot be read or saved say so, and what was entered stays', async () => {
  const settings = '**/api/sites/*/forms/*/settings';
  let answer: 'broken' | 'down' = 'broken';
  await page.route(settings, (route) =>
    answer === 'down' ? route.abort() : route.fulfill({ status: 500, json: {} }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  await expect(dialog.getByRole('alert')).toContainText('Unable to open form');
  await page.unroute(settings);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Send notifications to').fill('ada@example.org');
  await page.route(settings, (route) =>
    answer === 'down' ? route.abort() : route.fulfill({ status: 500, json: {} }),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said.getByText('Unable to update form. Please try again.')).toBeVisible();
  answer = 'down';
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(said.getByText('Unable to update form. Please check your internet connection.')).toBeVisible();
  await expect(dialog.getByLabel('Send notifications to')).toHaveValue('ada@example.org');
  await page.unroute(settings);
});

test('settings that are not saved are asked about before they are left, and named at their tab', async () => {
  const dialog = page.getByRole('dialog', { name: 'Contact' });
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByLabel('Send notifications to').fill('ada@example.org, mira at example.org, ove');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const wrong = '“mira” is not an email address. Enter one like ada@example.org.';
  await expect(dialog.getByLabel('Send notifications to')).toHaveAccessibleDescription(new RegExp(wrong));
  await dialog.getByRole('link', { name: 'outbox' }).click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Limits' }).click();
  await dialog.getByLabel('Submission limit').fill('7');
  for (const name of ['Changed: Notifications', 'Changed: Limits'])
    await expect(dialog.getByRole('button', { name })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toContainText('Your changes under Notifications and Limits are not saved.');
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(dialog.getByLabel('Submission limit')).toHaveValue('7');
  await dialog.getByLabel('Submission limit').fill('');
  await expect(dialog.getByRole('button', { name: 'Limits', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(asked).toContainText('Your changes under Notifications are not saved.');
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog).toHaveCount(0);
});

test('who is told and how long entries are kept is set for the form', async () => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('Send notifications to').fill('studio@example.org');
  await page.getByLabel('Keep submissions').selectOption({ label: 'For 90 days' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('dialog', { name: 'Contact' }).getByRole('button', { name: 'Close' }).click();
  const { settings } = await call('GET', `/api/sites/${siteId}/forms/${FORM_ID}/settings`);
  expect(settings).toEqual({ notify: ['studio@example.org'], keepDays: 90 });
});

test('how much is known of a person is said first; then it is taken along, and deleted', async () => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Everything from one person…' }).click();
  const person = page.getByRole('dialog', { name: 'Everything from one person' });
  const address = person.getByLabel('Email address');
  await address.fill('nobody@example.org');
  await address.press('Enter');
  await expect(person.getByRole('status')).toHaveText('No data about nobody@example.org.');
  await expect(person.getByRole('button', { name: 'Download' })).toHaveCount(0);
  await address.fill('mira@example.org');
  await address.press('Enter');
  await expect(person.getByRole('status')).toContainText('1 submission.');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    person.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8')).submissions).toHaveLength(1);
  await person.getByRole('button', { name: 'Delete everything…' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete everything from this person?' });
  await expect(asked).toContainText('1 submission of mira@example.org');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Deleted: 1 submission.')).toBeVisible();
  await expect(person.getByRole('status')).toHaveText('No data about mira@example.org any more.');
  await expect(address).toBeFocused();
});

test('what was left unanswered is folded away', async () => {
  await server.withDeps(async (deps) => {
    const more = [
      { id: 'firm', type: 'text', label: 'Firm', value: '' },
      { id: 'tel', type: 'phone', label: 'Phone', value: ['', '', '', ''] },
    ] as const;
    await storeSubmission(deps, siteId, 'Short', { formId: FORM_ID, more });
  });
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Short' }).getByRole('button').click();
  await expect(dialog).toContainText('Short');
  await expect(dialog.getByText('Firm')).toBeHidden();
  await expect(dialog).not.toContainText('N/A');
  await dialog.getByText('2 questions not answered').click();
  await expect(dialog.getByText('Firm')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('words are put into the subject, and where the test of a mail is, is told truly', async () => {
  // What was put into the database names its form by its id.
  const dialog = page.getByRole('dialog', { name: FORM_ID });
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await dialog.getByRole('button', { name: 'Emails', exact: true }).click();
  const subject = dialog.getByLabel('Subject of your notification');
  await dialog
    .getByRole('group', { name: 'Insert into the subject of your notification' })
    .getByRole('button', { name: 'Insert Email' })
    .press('Enter');
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue('{{Email}}');
  await expect(subject).toHaveAccessibleDescription(/“mira@example\.org”/);
  await dialog.getByRole('switch', { name: 'Automatic reply' }).press('Space');
  const ours = `${server.origin}/outbox`;
  const lines = ['https://evil.example/line', 'Or https://evil.example/within', ours];
  await dialog.getByLabel('Text', { exact: true }).fill(lines.join('\n'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send me a test' }).click();
  const said = page.getByRole('region', { name: 'Notifications' });
  await expect(said).toContainText('No mail server is set up. The test is in the outbox.');
  await said.getByRole('button', { name: 'Open the outbox' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await page.getByRole('button', { name: /^Test: Your message to/ }).click();
  const mail = page.getByRole('dialog', { name: /^Test: Your message to/ });
  await expect(mail).toContainText('https://evil.example/within');
  await expect(mail.getByRole('link')).toHaveText([ours]);
});

const message = (index: number) => `Message ${String(index).padStart(2, '0')}`;
const choice = (value: string) => ({ id: 'found', type: 'radio', label: 'Found by', value }) as const;
const arrive = (texts: readonly string[], value = 'A friend') =>
  server.withDeps(async (deps) => {
    for (const text of texts) {
      const more = [choice(value), { id: 'n', type: 'number', label: 'Guests', value: '3' }] as const;
      await storeSubmission(deps, siteId, text, { formId: FORM_ID, more });
    }
  });

test('what arrives waits behind a button, and moves no row', async () => {
  await arrive([message(1), message(2)]);
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText(message(2));
  await page.waitForLoadState('networkidle');
  const topOf = () => rows.first().evaluate((row) => row.getBoundingClientRect().top);
  const top = await topOf();
  await arrive([message(3)], 'The fair');
  // Coming back to the window asks at once; otherwise it is asked every ten seconds.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const news = page.getByRole('button', { name: '1 new' });
  await expect(news).toBeVisible();
  await expect.poll(topOf).toBe(top);
  await expect(rows.first()).toContainText(message(2));
  await expectAccessible(page);
  await news.press('Enter');
  await expect(rows.first()).toContainText(message(3));
  await expect(rows.first().getByRole('button')).toBeFocused();
  await expect(news).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Submissions/ }).first()).toContainText('3 unread');
});

test('by keys alone: from one to the next, with notes that are changed and deleted', async () => {
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.first().getByRole('button').press('ArrowDown');
  await expect(rows.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(message(3));
  await page.keyboard.press('j');
  await expect(dialog).toContainText(message(2));
  const note = dialog.getByRole('textbox', { name: 'Note', exact: true });
  await note.focus();
  await page.keyboard.type('jot: called back');
  await expect(dialog).toContainText(message(2));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('jot: called back');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Edit' }).press('Enter');
  await dialog.getByLabel('Change the note').fill('Called twice');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('Called twice');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await dialog.getByRole('button', { name: 'Delete the note' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Newer' }).press('Enter');
  await expect(dialog).toContainText(message(3));
  await dialog.getByRole('button', { name: 'Older' }).press('Enter');
  await expect(dialog).toContainText(message(2));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows.nth(1).getByRole('button')).toBeFocused();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('button')).toBeFocused();
});

test('a note that is not added yet waits for its submission to be opened again; leaving the page asks', async () => {
  const rows = page.getByRole('main').getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const note = dialog.getByRole('textbox', { name: 'Note', exact: true });
  await rows.first().getByRole('button').click();
  await expect(dialog).toContainText(message(3));
  await note.fill('Half a thought');
  await expect(note).toHaveAccessibleDescription(/Not saved yet/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await rows.first().getByRole('button').click();
  await expect(note).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Older' }).click();
  await expect(dialog).toContainText(message(2));
  await expect(note).toHaveValue('');
  await dialog.getByRole('button', { name: 'Newer' }).click();
  await expect(note).toHaveValue('Half a thought');
  await expectToAskBeforeLeaving(page);
  await dialog.getByRole('button', { name: 'Add the note' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Half a thought');
  await expect(note).toHaveValue('');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Change the note').fill('A whole thought');
  await page.keyboard.press('Escape');
  await rows.first().getByRole('button').click();
  await expect(dialog.getByLabel('Change the note')).toHaveValue('A whole thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Delete the note' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Nothing is left to be asked about.
  await page.reload();
});

test('whoever wrote is answered by mail, or called', async () => {
  const dialog = page.getByRole('dialog');
  await server.withDeps((deps) =>
    storeSubmission(deps, siteId, 'Ring me', {
      formId: FORM_ID,
      more: [{ id: 'tel', type: 'phone', label: 'Phone', value: ['+49', '30', '901', '820'] }],
    }),
  );
  await page.reload();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const reply = dialog.getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:mira@example\.org\?subject=Re%3A%20/);
  await expect(dialog.getByRole('link', { name: '+49 30 901 820' })).toHaveAttribute(
    'href',
    'tel:+4930901820',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this submission?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('button')).toBeFocused();
});

test('several at once: read, spam with a way back, and deleted when that is confirmed', async () => {
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await expectAccessible(page);
  const bulk = page.getByRole('group', { name: 'Actions for the selection' });
  await bulk.getByRole('button', { name: 'Spam' }).click();
  await expect(rows.first()).toContainText(message(1));
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText(message(3));
  await rows.nth(0).getByRole('checkbox').check();
  await bulk.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(rows.first()).toContainText('Unread');
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
  await rows.nth(0).getByRole('checkbox').check();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this submission?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(rows.first()).toContainText(message(2));
  await expect(rows.first().getByRole('checkbox')).toBeFocused();
});

test('answers are counted in charts, and everything is taken along as a table and as JSON', async () => {
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  const table = page.getByRole('table', { name: 'Found by' });
  await expect(table.getByRole('row', { name: /A friend/ })).toContainText('100%');
  await expect(page.getByRole('table', { name: 'Guests' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByLabel('Time').selectOption({ label: 'Last 7 days' });
  await expect(table).toBeVisible();
  const take = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };
  expect(await take('Table (CSV)')).toContain(message(2));
  const all = JSON.parse(await take('Everything (JSON)'));
  expect(JSON.stringify(all)).toContain(message(1));
});

test('with several forms, settings ask which one', async () => {
  await server.withDeps(async (deps) => {
    await storeSubmission(deps, siteId, 'Cups?', { formId: FORM_ID });
    await storeSubmission(deps, siteId, 'A place?', { formId: 'course' });
  });
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('menuitem', { name: 'course' }).click();
  const dialog = page.getByRole('dialog', { name: 'course' });
  await expect(dialog.getByLabel('Send notifications to')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
