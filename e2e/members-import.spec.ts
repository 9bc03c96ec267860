/** The owner brings members from Ghost, filters the list, takes it along, and a member signs in with the password they had. */
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

/** Of the password `U*U`, by the authors of bcrypt. */
const BCRYPT = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
const TABLE = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers,password_hash
1,ada@example.org,Ada Byron,,true,false,,2019-10-30T14:52:08.000Z,,vip,Gold,${BCRYPT}
2,bea@example.org,Bea,,false,false,,2019-10-31T14:52:08.000Z,,,Silver,
3,cy@example.org,Cy,,false,false,,2019-10-31T14:52:08.000Z,,,,
4,not an address,,,,,,,,,,
`;
const id = (name: string) => name.padEnd(24, '0');

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  const plan = { description: '', way: 'invitation', isClosed: false };
  await owner.call('PUT', 'member-areas', {
    areas: [
      {
        ...{ id: id('club'), name: 'Club' },
        plans: [
          { ...plan, id: id('gold'), name: 'Gold' },
          { ...plan, id: id('plain'), name: 'Plain' },
        ],
      },
    ],
  });
  page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/members`);
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

async function expectFine(name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsOf(page), `${name}, ${width} px`).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${name}, ${width} px`).toBeLessThanOrEqual(0);
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

async function chooseTable(): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) },
  });
  await expect(dialog.getByLabel('Tier “Gold” (1 member)')).toHaveValue(id('gold'));
}

test('a table is checked first, says what can’t be read, and is imported then', async () => {
  await expect(page.getByText('No members yet')).toBeVisible();
  await chooseTable();
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  await dialog.getByLabel('Tier “Silver” (1 member)').selectOption({ label: 'Club: Plain' });
  await expect(dialog.getByText('Columns we don’t import: id, note and stripe_customer_id.')).toBeVisible();
  await expectFine('import-choices');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByText('3 will be added')).toBeVisible();
  await expect(dialog.getByText('Line 5: “not an address” is not an email address.')).toBeVisible();
  await expectFine('import-checked');
  await dialog.getByRole('button', { name: 'Import 3 members' }).click();
  await expect(dialog.getByText('3 were added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
});

test('the same table changes nothing the second time', async () => {
  await chooseTable();
  const dialog = page.getByRole('dialog', { name: 'Import members' });
  await dialog.getByLabel('Tier “Silver” (1 member)').selectOption({ label: 'Club: Plain' });
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByText('3 already there')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 0 members' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the list is filtered by plan, with members over time above it, and exported as it is', async () => {
  await expect(page.getByRole('heading', { name: 'Members over time' })).toBeVisible();
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: 'Club: Gold' });
  await expect(page.getByRole('link', { name: 'Bea' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
  await expectFine('members-filtered');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export these members (CSV)' }).click(),
  ]);
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows[1]).toBe('ada@example.org,Ada Byron,Gold,,2019-10-30T14:52:08.000Z,,');
  expect(rows).toHaveLength(2);
  await page.getByLabel('Status').selectOption('Paused');
  await expect(page.getByText('No member matches your search and filters.')).toBeVisible();
});

test('a member signs in with the password they had elsewhere', async ({ browser }) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${owner.siteUrl}/account/sign-in`);
  await visitor.getByLabel('Email').first().fill('ada@example.org');
  await visitor.getByLabel('Password', { exact: true }).fill('U*U');
  await visitor.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(visitor.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await visitor.close();
});

test('the owner writes the email that members get with a plan', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/member-mails`);
  await page.getByLabel('Your message').fill('Dear {name}, come in.');
  await expect(page.getByRole('figure', { name: 'Preview' })).toContainText('Dear Ada Byron, come in.');
  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'A plan ends soon' });
  await page.getByLabel('Days before the end').fill('14');
  await expectFine('member-mails');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const { memberMails } = await owner.call('GET', 'member-mails');
  expect(memberMails).toMatchObject({
    endingDays: 14,
    texts: { welcome: { words: 'Dear {name}, come in.' } },
  });
});
