/** A form is built in the editor, with the mouse and by keys alone, published and filled in. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '../src/domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

const FORM_ID = 'form00000000000000000001';

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let siteId: string;
let siteUrl: string;
let call: SignedInOwner['call'];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({
    server,
    context,
    page,
    owner: { siteId, siteUrl, call },
  } = await openDesk());
  await skipGuide(page);
});
test.afterAll(() => context.close());

/** A page with nothing but a new form, open in the editor with the form selected. */
async function openForm(slug: string): Promise<void> {
  const body = bodyOf('Come', 'section00000000000000001', [newBlock(FORM_ID, 'form')]);
  const made = await call('POST', `/api/sites/${siteId}/documents`, { kind: 'page', slug, body });
  await page.goto(`${server.origin}/sites/${siteId}/edit/${made.document.id}`);
  await pressForm();
  await expect(add()).toBeVisible();
}

/** As soon as the page in the frame takes presses. */
async function pressForm(): Promise<void> {
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await frame()
    .locator('form.form')
    .click({ position: { x: 3, y: 3 } });
}

const frame = () => page.frameLocator('#editor-frame');
const panel = () => page.getByRole('complementary', { name: 'Settings' });
const add = () => panel().getByRole('button', { name: 'Add a field' });
const rows = () => panel().getByRole('list', { name: 'Fields' }).getByRole('listitem');
const row = (name: string) => rows().getByRole('button', { name, exact: true });
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const back = () => panel().getByRole('button', { name: 'All fields' });

async function publish(): Promise<void> {
  await saved();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
}

async function expectOrder(...names: string[]): Promise<void> {
  await expect.poll(() => rows().allTextContents()).toEqual(names);
}

test('a template is the beginning', async () => {
  await openForm('rsvp');
  await expectOrder('Name*', 'Email*', 'Message*');
  await expectAccessible(page);
  await panel().getByRole('button', { name: 'RSVP' }).click();
  await expectOrder(
    'Name*',
    'Email*',
    'Will you come?*',
    'How many of you?*',
    'Is there food you do not eat?',
    'A word to the hosts',
  );
  await expect(frame().getByRole('radiogroup', { name: /Will you come/ })).toBeVisible();
});

test('a field is added below the one looked at last, and asks what it is told to', async () => {
  await row('Email, required').click();
  await back().click();
  await add().click();
  const kinds = page.getByRole('dialog', { name: 'Add a field' });
  await expect(kinds.getByRole('button', { name: 'Page break' })).toBeVisible();
  await expectAccessible(page);
  await kinds.getByRole('searchbox').fill('dropdown');
  await kinds.getByRole('button', { name: 'One from a list' }).click();
  const label = panel().getByLabel('Label', { exact: true });
  await expect(label).toBeFocused();
  await page.keyboard.type('Which evening?');
  await panel().getByLabel('Choice 1', { exact: true }).fill('Friday');
  await panel().getByRole('button', { name: 'Remove Second choice' }).click();
  await panel().getByLabel('Choice 2', { exact: true }).fill('Saturday');
  await expect(frame().getByLabel('Which evening?')).toHaveText(/Friday\s*Saturday$/);
  await expectAccessible(page);
  await back().click();
  await expect(row('Which evening?')).toBeFocused();
  await expectOrder(
    'Name*',
    'Email*',
    'Which evening?',
    'Will you come?*',
    'How many of you?*',
    'Is there food you do not eat?',
    'A word to the hosts',
  );
});

test('a field is moved by dragging, pressed on the page, and made to depend on another', async () => {
  await rows()
    .nth(2)
    .dragTo(rows().nth(3), { targetPosition: { x: 60, y: 30 } });
  await expect(page.getByText('Which evening? moved: 4 of 7.')).toBeAttached();
  await expect(rows().nth(3)).toHaveText('Which evening?');

  await frame().getByText('Which evening?').click();
  await expect(panel().getByLabel('Label', { exact: true })).toHaveValue('Which evening?');
  await panel().getByLabel('Show this field').selectOption({ label: 'Will you come?' });
  await expect(panel().getByLabel('Answer')).toHaveValue('Yes');
  await expectAccessible(page);
  await back().click();
  await expect(row('Which evening?, Only if “Will you come?” is “Yes”.')).toBeVisible();
});

test('an answer in other words is asked for by them, and what nothing depends on any more is said', async () => {
  await row('Will you come?, required').click();
  await panel().getByLabel('Choice 1', { exact: true }).fill('Gladly');
  await back().click();
  await expect(row('Which evening?, Only if “Will you come?” is “Gladly”.')).toBeVisible();
  await row('Will you come?, required').focus();
  await page.keyboard.press('Delete');
  const words = page.getByText(/“Will you come\?” deleted\. .* are now always shown\./);
  await expect(words.first()).toBeVisible();
  await expect(row('Which evening?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row('Which evening?, Only if “Will you come?” is “Gladly”.')).toBeVisible();
});

test('another kind keeps what fits', async () => {
  await row('Which evening?, Only if “Will you come?” is “Gladly”.').click();
  await panel().getByRole('button', { name: 'Type: One from a list' }).click();
  await page
    .getByRole('dialog', { name: 'Change field type' })
    .getByRole('button', { name: 'One of several' })
    .click();
  await expect(panel().getByLabel('Label', { exact: true })).toHaveValue('Which evening?');
  await expect(frame().getByRole('radiogroup', { name: 'Which evening?' })).toBeVisible();
  await expect(frame().getByLabel('Saturday')).toBeAttached();
  await expect(panel().getByLabel('Answer')).toHaveValue('Gladly');
});

async function pasteLines(label: string, lines: string): Promise<void> {
  await panel()
    .getByLabel(label, { exact: true })
    .evaluate((input, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, lines);
}

test('a list that was copied becomes one answer a line', async () => {
  await panel().getByLabel('Choice 2', { exact: true }).focus();
  await pasteLines('Choice 2', '• Sunday\n• Monday\n• Friday\n');
  await expect(panel().getByLabel(/^Choice /)).toHaveCount(4);
  await expect(panel().getByLabel('Choice 4', { exact: true })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(panel().getByLabel('Choice 3', { exact: true })).toHaveValue('Monday');
  await expect(panel().getByLabel('Choice 3', { exact: true })).toBeFocused();
  await panel().getByLabel('Choice 3', { exact: true }).fill('Friday');
  await expect(panel().getByRole('alert')).toHaveText('“Friday” is already in the list.');
  await panel().getByLabel('Choice 3', { exact: true }).blur();
  await expect(panel().getByLabel('Choice 3', { exact: true })).toHaveValue('Monday');
  await panel().getByLabel('Choice 3', { exact: true }).fill('');
  await back().click();
  await row('Which evening?, Only if “Will you come?” is “Gladly”.').click();
  await expect(panel().getByLabel(/^Choice /)).toHaveCount(3);
  await back().click();
});

test('another template asks before it takes the place of fields', async () => {
  await panel().getByRole('button', { name: 'More field actions' }).click();
  await page.getByRole('menuitem', { name: 'Start from a template…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await expect(dialog).toContainText('Replaces the 7 fields');
  await dialog.getByRole('button', { name: /Survey/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace the fields' }).click();
  await expect(rows()).toHaveCount(6);
  await expect(rows().first()).toHaveText('How often do you come here?*');
  await page.keyboard.press('Control+z');
  await expect(rows()).toHaveCount(7);
});

test('what is told and kept is set from the panel, and the inbox of the form is a press away', async () => {
  await panel().getByRole('button', { name: 'Emails, limits, storage' }).click();
  await expect(page.getByRole('dialog', { name: 'RSVP' })).toContainText('Send notifications to');
  await page.keyboard.press('Escape');
  await expect(panel().getByRole('link', { name: 'View submissions' })).toHaveAttribute(
    'href',
    `/sites/${siteId}/submissions?form=${FORM_ID}`,
  );
});

test('a visitor fills in what was built, and the owner reads it', async ({ browser }) => {
  await publish();
  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  await visitor.goto(`${siteUrl}/rsvp`);
  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('Email').fill('ada@example.org');
  await expect(visitor.getByLabel('Saturday')).toBeHidden();
  await visitor.getByLabel('Gladly').check();
  await expect(visitor.getByLabel('Saturday')).toBeVisible();
  await visitor.getByLabel('Saturday').check();
  await visitor.getByLabel('How many of you?').fill('2');
  await visitor.getByRole('button', { name: 'Send my answer' }).click();
  await expect(visitor.getByText('Thank you for telling us.')).toBeVisible();
  await visiting.close();
  const inFolder = (folder: string) =>
    call('GET', `/api/sites/${siteId}/submissions?form=${FORM_ID}&folder=${folder}`);
  // Who fills in that fast may be taken for a program.
  const folders = [await inFolder('inbox'), await inFolder('spam')];
  const submissions = folders.flatMap((folder) => folder.submissions);
  expect(submissions).toHaveLength(1);
  const texts = submissions[0].content.map(({ value }: { value: unknown }) => value);
  expect(texts).toEqual(expect.arrayContaining(['Gladly', 'Saturday', '2']));
});

test('by keys alone: template, field, answers, order, condition', async ({ browser }) => {
  await openForm('keys');
  // The last press of the mouse; from here on there are keys.
  await page.keyboard.press('Enter');
  await expect(row('Name, required')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel().getByRole('button', { name: 'Blank' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(panel().getByRole('button', { name: 'Survey' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panel().getByRole('button', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(panel().getByRole('button', { name: 'Booking' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows()).toHaveCount(8);

  await page.keyboard.press('Enter');
  await row('Name, required').focus();
  await page.keyboard.press('End');
  await expect(row('Anything we should know?')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row('Occasion')).toBeFocused();
  for (const place of [6, 5, 4]) {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(`Occasion moved: ${place} of 8.`)).toBeAttached();
    await expect(row('Occasion')).toBeFocused();
  }
  await page.keyboard.press('Control+d');
  await expect(panel().getByLabel('Label', { exact: true })).toBeFocused();
  await page.keyboard.type('What else?');
  await page.keyboard.press('Shift+Tab');
  await expect(panel().getByRole('button', { name: /^Type:/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('radio');
  await page.keyboard.press('Enter');
  await expect(panel().getByRole('button', { name: 'Type: One of several' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel().getByLabel('Choice 1', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel().getByLabel('Choice 2', { exact: true })).toBeFocused();
  await page.keyboard.type('A wedding');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await expect(panel().getByLabel('Choice 2', { exact: true })).toBeFocused();
  await expect(panel().getByLabel(/^Choice /)).toHaveCount(5);
  const condition = panel().getByLabel('Show this field');
  for (let tabs = 0; tabs < 20 && !(await isFocused(condition)); tabs += 1) await page.keyboard.press('Tab');
  await expect(condition).toBeFocused();
  await page.keyboard.press('End');
  await expect(panel().getByLabel('Comparison')).toHaveValue('is');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel().getByLabel('Answer')).toBeFocused();
  await page.keyboard.press('End');
  for (let tabs = 0; tabs < 30 && !(await isFocused(back())); tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row('What else?, Only if “Occasion” is “Business”.')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(rows()).toHaveCount(8);
  await page.keyboard.press('Control+z');
  await expect(rows()).toHaveCount(9);

  await publish();
  const visiting = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visiting.newPage();
  await visitor.goto(`${siteUrl}/keys`);
  await expect(visitor.getByLabel('A wedding')).toBeAttached();
  await visiting.close();
});

test('without a connection the fields can be changed all the same', async () => {
  const builder = '**/form-panel-*.js';
  await page.route(builder, (route) => route.abort());
  await page.reload();
  await pressForm();
  const entry = panel().getByRole('button', { name: 'What else?', exact: true });
  await entry.click();
  await panel().getByLabel('Label', { exact: true }).fill('And what else?');
  await expect(frame().getByRole('radiogroup', { name: 'And what else?' })).toBeVisible();
  await page.unroute(builder);
  await page.keyboard.press('Control+z');
});

async function isFocused(locator: ReturnType<typeof back>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

test('on a phone the fields are in a sheet, and a field pressed on the page opens in it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await pressForm();
  await frame().getByText('Anything we should know?').click();
  await expect(panel().getByLabel('Label', { exact: true })).toHaveValue('Anything we should know?');
  await back().click();
  await expect(rows()).toHaveCount(9);
  await row('Anything we should know?').click();
  await panel()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows()).toHaveCount(8);
});

test('the page shows where pages begin and what is asked at times; a copied list takes the place of untouched answers', async () => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openForm('workshop');
  const pick = async (kind: string) => {
    await add().click();
    const kinds = page.getByRole('dialog', { name: 'Add a field' });
    await kinds.getByRole('button', { name: kind, exact: true }).click();
    await expect(panel().getByLabel('Label', { exact: true })).toBeFocused();
  };
  await pick('One of several');
  await page.keyboard.type('What for?');
  await pasteLines('Choice 1', 'Throwing\nGlazing\n');
  await expect(panel().getByLabel(/^Choice /)).toHaveCount(2);
  await expect(panel().getByLabel('Choice 2', { exact: true })).toHaveValue('Glazing');
  await back().click();
  await pick('Page break');
  await page.keyboard.type('Your day');
  await panel().getByLabel('Show this page').selectOption({ label: 'What for?' });
  await back().click();
  await expect(row('Page 2, Your day, Only if “What for?” is “Throwing”.')).toBeFocused();
  const said = () =>
    frame()
      .locator('[data-page]')
      .evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(said).toBe('"Page 2. Only if “What for?” is “Throwing”."');
  await page.keyboard.press('F2');
  await expect(panel().getByLabel('Label', { exact: true })).toBeFocused();
});

test('into an empty section a form is added by keys: all of it is marked, and the fields follow with Tab', async () => {
  const body = bodyOf('Empty', 'section00000000000000002', []);
  const made = await call('POST', `/api/sites/${siteId}/documents`, { kind: 'page', slug: 'empty', body });
  await page.goto(`${server.origin}/sites/${siteId}/edit/${made.document.id}`);
  await saved();
  await expect(frame().getByText('Empty section')).toBeVisible();
  await page.keyboard.press('/');
  await expect(frame().locator('.drop-area.is-spot')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('form');
  await page.keyboard.press('Enter');
  await expect(panel().getByRole('heading', { name: 'Form', level: 2 })).toBeFocused();
  await expect(add()).toBeVisible();
  const isThere = () => panel().getByRole('button', { name: 'Contact' }).evaluate(isActive);
  for (let tabs = 0; tabs < 5 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
});

function isActive(element: Element): boolean {
  return element === document.activeElement;
}
