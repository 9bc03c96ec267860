/** The limits of a form on the real server: set by the owner, kept by the server, shown to visitors. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { blankField } from '../src/domain/forms/blank-field.ts';
import { storeSubmission } from '../testing/server/store-submission.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

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
  await publishPage({ call }, { slug: 'write', blocks: [newBlock(FORM_ID, 'form')] });
  await server.withDeps((deps) => storeSubmission(deps, siteId, 'The first', { formId: FORM_ID }));
});
test.afterAll(() => context.close());

async function fillIn(visitor: Page, name: string): Promise<void> {
  await visitor.goto(`${siteUrl}/write`);
  await visitor.getByLabel('First name').fill(name);
  await visitor.getByLabel('Email').fill('mira@example.org');
  await visitor.getByLabel('Message').fill('May I come?');
}

test('the owner sets how many entries a form takes, by keyboard alone', async () => {
  await page.goto(`${server.origin}/sites/${siteId}/submissions`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const settings = page.getByRole('button', { name: 'Settings', exact: true });
  await settings.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Limits' }).focus();
  await page.keyboard.press('Space');
  const most = page.getByLabel('Submission limit');
  await expect(most).toHaveAccessibleDescription('1 so far. Spam doesn’t count.');
  await expectAccessible(page);
  await most.focus();
  await page.keyboard.type('2');
  await page.getByLabel('Message when closed or full').fill('All places are taken.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  const { limits, taken } = await call('GET', `/api/sites/${siteId}/forms/${FORM_ID}/limits`);
  expect([limits.maxEntries, limits.closedText, taken]).toEqual([2, 'All places are taken.', 1]);
});

test('whoever comes too late is told at once, with and without scripts', async ({ browser }) => {
  const visiting = await browser.newContext();
  const [first, second] = [await visiting.newPage(), await visiting.newPage()];
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const plain = await bare.newPage();
  for (const visitor of [first, second, plain]) await fillIn(visitor, 'Mira');
  const send = (visitor: Page) => visitor.getByRole('button', { name: 'Send' }).click();
  // A form sent too fast is taken for spam, which takes no place.
  await server.withDeps((deps) => storeSubmission(deps, siteId, 'The second', { formId: FORM_ID }));
  await send(second);
  await expect(second.locator('.form-problem')).toHaveText('All places are taken.');
  await expect(second.getByLabel('Message')).toHaveValue('May I come?');
  await send(plain);
  await expect(plain.getByRole('alert')).toHaveText('All places are taken.');
  await expect(plain.locator('form.form')).toHaveCount(0);
  await visiting.close();
  await bare.close();
});

test('a form that opens later says when, and one that closes before it opens is not saved', async ({
  browser,
}) => {
  await page.getByLabel('Opens').fill('2090-05-01T09:00');
  await page.getByLabel('Closes').fill('2090-04-01T09:00');
  await expect(page.getByLabel('Closes')).toHaveAccessibleDescription(
    /Choose a closing time after the opening time\./,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const { limits } = await call('GET', `/api/sites/${siteId}/forms/${FORM_ID}/limits`);
  expect(limits).toMatchObject({ opensAt: null, closesAt: null });
  await page.getByLabel('Closes').fill('2090-06-01T09:00');
  await expect(page.getByLabel('Message before it opens')).toHaveAttribute(
    'placeholder',
    /opens on May 1, 2090/,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const visiting = await browser.newContext();
  const visitor = await visiting.newPage();
  await expect(async () => {
    await visitor.goto(`${siteUrl}/write`);
    await expect(visitor.locator('.form-closed')).toContainText('This form opens on May 1, 2090', {
      timeout: 2000,
    });
  }).toPass();
  await expectAccessible(visitor);
  await visiting.close();
});

test('without scripts a form that leads on begins at what is wrong, and leads to an address without a fragment', async ({
  browser,
}) => {
  const fields = [blankField('email', 'email', 'Email')];
  const successLink = { url: '/work' };
  const form = newBlock('form00000000000000000002', 'form', { fields, successLink });
  await publishPage({ call }, { slug: 'lead', blocks: [form] });
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  await visitor.goto(`${siteUrl}/lead`);
  await visitor.locator('form.form').evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await visitor.getByLabel('Email').fill('mira');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.locator('.form-problem')).toBeFocused();
  await visitor.getByLabel('Email').fill('mira@example.org');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor).toHaveURL(`${siteUrl}/work`);
  await bare.close();
});
