/** The owner says where mails go, and sees whether they arrive. */
import { expect } from '@playwright/test';
import { startSmtpServer } from '../testing/server/smtp-server.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

test('a mail server is tried, kept, tested and forgotten on screen', async ({ page }) => {
  const login = { user: 'studio@example.org', pass: 'three calm herons' };
  const smtp = await startSmtpServer({ login });
  const { siteId } = await signInOwner(server, page.context());
  await page.goto(`${server.origin}/outbox`);
  await page.getByRole('link', { name: 'Set one up' }).click();
  await expect(page).toHaveURL(`${server.origin}/sites/${siteId}/settings/mail-server`);
  await expect(page.getByText('No emails are sent yet')).toBeVisible();

  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('starttls');
  await expect(page.getByLabel('Port')).toHaveValue('587');
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByLabel('User name').fill(login.user);
  await page.getByLabel('Password').fill('wrong');
  await page.getByLabel('Sender name').fill('Studio Nord');
  await page.getByLabel('Sender address').fill('studio@example.org');
  await page.getByRole('button', { name: 'Connect and save' }).click();
  await expect(page.getByText('It said: 535 Wrong password')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password').fill(login.pass);
  await page.getByRole('button', { name: 'Connect and save' }).click();
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('');

  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('The server accepted the email')).toBeVisible();
  expect(smtp.received).toMatchObject([{ from: 'studio@example.org' }]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove this server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No emails are sent yet')).toBeVisible();
  await smtp.close();
});

test('ROLE-06 the link of an invitation can be copied where it is made', async ({ page, context }) => {
  const { siteId } = await signInOwner(server, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.origin}/sites/${siteId}/people`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email address').fill('bea@example.org');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = page.getByRole('dialog').getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/\/invite\?token=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy: Link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
});
