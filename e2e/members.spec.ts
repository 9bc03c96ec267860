/** Visitors join a site, sign in and look after their account, with and without scripts; the owner sees them. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { freePort } from '../testing/server/free-port.ts';
import { readMail } from '../testing/server/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/server/smtp-server.ts';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

const PASSWORD = 'seven wet stones';

let smtp: TestSmtpServer;
let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  smtp = await startSmtpServer({ port: await freePort() });
  server = await startOwnerServer(undefined, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  await smtp.close();
});

/** The address in the last mail to somebody. */
async function mailedLink(address: string, count: number): Promise<string> {
  const mails = () => smtp.received.filter(({ to }) => to[0] === address);
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(count);
  const { text } = readMail(mails().at(-1)?.source ?? '');
  return /(http\S+\/account\/enter\?token=\S+)/.exec(text ?? '')?.[1] ?? '';
}

async function openVisitor(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage();
}

test('MEMB-08 the owner lets visitors create accounts', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/members`);
  await page.getByRole('link', { name: 'Let visitors create accounts' }).click();
  await page.getByRole('switch', { name: 'Visitors can create accounts' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await page.close();
});

test('a visitor without scripts joins, is signed out and comes back by a mailed link', async ({
  browser,
}) => {
  const page = await openVisitor(browser, false);
  await page.goto(`${owner.siteUrl}/account`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Name (optional)').fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.goto(await mailedLink('ada@example.org', 1));
  await page.getByLabel('Password (optional)').fill('password123');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('alert')).toContainText('too common');
  await page.getByLabel('Password (optional)').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('status')).toHaveText('Welcome. Your account is ready.');
  await expect(page.getByText('Ada, ada@example.org')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
  const link = page.locator('section', {
    has: page.getByRole('heading', { name: 'Sign in without a password' }),
  });
  await link.getByLabel('Email').fill('ada@example.org');
  await link.getByRole('button').click();
  await page.goto(await mailedLink('ada@example.org', 2));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await page.context().close();
});

test('MEMB-06 with scripts a member signs in by keys alone and signs out by the contract’s call', async ({
  browser,
}) => {
  const page = await openVisitor(browser, true);
  await page.goto(`${owner.siteUrl}/account/sign-in`);
  const form = page.locator('form', { has: page.getByLabel('Password') });
  await form.getByLabel('Email').focus();
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  const call = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const request = await call;
  expect(request.url()).toContain('/api/site-users/account/session?cloneCart=true');
  expect((await request.allHeaders())['x-siteuser-xsrf-token']).toBeTruthy();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
  await page.context().close();
});

test('the pages of members have nothing that axe objects to, light and dark, wide and narrow', async ({
  browser,
}) => {
  const page = await openVisitor(browser, true);
  for (const path of ['sign-in', 'join', 'password', 'enter'])
    await page.goto(`${owner.siteUrl}/account/${path}`).then(() => lookAtAll(page, path));
  await page.goto(`${owner.siteUrl}/account/sign-in`);
  const form = page.locator('form', { has: page.getByLabel('Password') });
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Password').fill('something else');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('Incorrect email address or password.');
  await lookAtAll(page, 'refused');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  for (const name of ['Change password', 'Change email address', 'Delete account'])
    await page.locator('summary', { hasText: name }).click();
  await lookAtAll(page, 'account');
  await page.context().close();
});

test('a member adds a passkey, signs in with it and removes it', async ({ browser }) => {
  const page = await openVisitor(browser, true);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  const chosen = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await page.goto(`${owner.siteUrl}/account/sign-in`);
  const form = page.locator('form', { has: page.getByLabel('Password') });
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await page.locator('summary', { hasText: 'Add a passkey' }).click();
  const adding = page.locator('form', { has: page.getByRole('button', { name: 'Add a passkey' }) });
  await expect(adding.getByLabel('Name')).toHaveValue(/Chrome/);
  await adding.getByLabel('Name').fill('My phone');
  await adding.getByLabel('Current password').fill('not the password');
  await adding.getByRole('button').click();
  await expect(adding.getByText('Incorrect password. Try again.')).toBeVisible();
  await lookAtAll(page, 'passkey-refused');
  await adding.getByLabel('Current password').fill(PASSWORD);
  await adding.getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('Passkey added.');
  await lookAtAll(page, 'passkey-added');
  // Nothing is chosen in the field by itself: the button asks.
  await chosen(false);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await lookAtAll(page, 'passkey-sign-in');
  await chosen(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  // The browser offers it in the address field, and here chooses it.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account', { timeout: 10_000 });
  await page.locator('summary', { hasText: 'Remove: My phone' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('Passkey removed.');
  await page.context().close();
});

test('scripts of passkeys are fetched on pages of members only', async ({ browser }) => {
  const page = await openVisitor(browser, true);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(owner.siteUrl, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('passkey'))).toEqual([]);
  await page.goto(`${owner.siteUrl}/account/sign-in`, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('mount-passkeys'))).toHaveLength(1);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  fetched.length = 0;
  await page.goto(`${owner.siteUrl}/account/sign-in`, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('mount-passkeys'))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await page.context().close();
});

test('the owner finds a member and deletes the account', async () => {
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/members`);
  await page.getByRole('searchbox', { name: 'Search members' }).fill('ada');
  await lookAtAll(page, 'owner-members');
  await page.getByRole('link', { name: 'Ada' }).click();
  await expect(page.getByText('A password or an emailed link')).toBeVisible();
  await lookAtAll(page, 'owner-member');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('No members yet')).toBeVisible();
  await page.close();
});
