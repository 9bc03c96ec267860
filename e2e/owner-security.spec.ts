/** What protects an account, through the screens: second step, recovery codes, passkeys, a forgotten password. */
import { expect, type Page } from '@playwright/test';
import { codeOf, stepAt } from '#server/accounts/security/totp.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';

const PASSWORD = 'three calm herons';
const EMAIL = 'ada@example.org';

let server: OwnerServer;
let secret: Buffer;
let recoveryCode = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of now: a step back it is still good, should the next begin before it arrives. */
const codeOfNow = () => codeOf(secret, stepAt(Date.now()));

/** A code works once, and the next is half a minute away. */
async function forgetCodes(): Promise<void> {
  await server.withDeps(({ db }) =>
    db.write((tx) => tx.updateTable('totpSecrets').set({ lastStep: 0 }).execute()),
  );
}

async function givePassword(page: Page): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function setUp(page: Page): Promise<void> {
  await page.goto(await server.setupLink());
  await page.getByLabel('Your name').fill('Ada Berg');
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Site name').fill('Studio Nord');
  await page.getByRole('button', { name: 'The site at once' }).click();
  await page.getByRole('button', { name: 'Create my site' }).click();
  await expect(page.getByRole('heading', { name: 'Studio Nord is live' })).toBeVisible();
}

test('ROLE-06 somebody is invited, reads the mail in the outbox, and works on the site', async ({
  page,
  browser,
}) => {
  await setUp(page);
  await page.getByRole('button', { name: 'Start editing' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('Owner of the installation')).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email address').fill('bea@example.org');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('dialog', { name: 'Invitation not sent' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('bea@example.org', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Role of Ada Berg' }).selectOption({ label: 'Viewer' });
  await expect(page.getByText(/only administrator/).first()).toBeVisible();
  await page.goto(`${server.origin}/outbox`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /invites you/ }).click();
  const text = page.getByText(/\/invite\?token=/);
  await expect(text).toBeVisible();
  await expectAccessible(page);
  const link = /http\S+\/invite\?token=\S+/.exec((await text.textContent()) ?? '')?.[0] ?? '';
  const bea = await (await browser.newContext()).newPage();
  await bea.goto(link);
  await bea.getByLabel('Your name').fill('Bea Lind');
  await bea.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectAccessible(bea);
  await bea.getByRole('button', { name: 'Create my account' }).click();
  await expect(bea).toHaveURL(/\/sites\/[0-9a-z]{24}$/);
  await bea.goto(`${bea.url()}/people`);
  await expect(bea.getByText(/does not allow this/)).toBeVisible();
  await expect(bea.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});

test('the second step is turned on with an app, and recovery codes are kept', async ({ page }) => {
  await givePassword(page);
  await page.waitForURL(/\/sites/);
  await page.goto(`${server.origin}/account`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ }).first()).toBeVisible();
  secret = fromBase32((await dialog.locator('code').textContent()) ?? '');
  await expectAccessible(page);
  await dialog.getByLabel('Six-digit code').fill(codeOfNow());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await dialog.getByLabel('I have saved these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
  await expectAccessible(page);
});

test('the second step is asked for, and answered with a code or a recovery code', async ({ page }) => {
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await expectAccessible(page);
  await forgetCodes();
  await page.getByLabel('Six-digit code').fill(codeOfNow());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sites/);
  await page.context().clearCookies();
  await givePassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sites/);
});

test('a passkey is added, signs in alone, and answers the second step', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await givePassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await page.getByRole('button', { name: 'Use a code from the app' }).click();
  await forgetCodes();
  await page.getByLabel('Six-digit code').fill(codeOfNow());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sites/);
  await page.goto(`${server.origin}/account`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('My laptop');
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${server.origin}/login`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/sites/);
  await page.context().clearCookies();
  await givePassword(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(/\/sites/);
});

test('a forgotten password is asked for by mail', async ({ page }) => {
  await page.goto(`${server.origin}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${server.origin}/reset?token=old`);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.goto(`${server.origin}/invite?token=old`);
  await expect(page.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
});
