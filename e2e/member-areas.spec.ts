/** The owner makes a plan and puts a page behind it; a visitor without scripts joins and reads it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { freePort } from '../testing/server/free-port.ts';
import { readMail } from '../testing/server/read-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/server/smtp-server.ts';
import { lookAtAll, lookWithScripts } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';

const SECRET = 'Two parts ash, one part clay.';
const id = (name: string) => name.padEnd(24, '0');

let smtp: TestSmtpServer;
let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  smtp = await startSmtpServer({ port: await freePort() });
  server = await startOwnerServer(undefined, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  await owner.call('PUT', 'member-settings', { canJoin: true });
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  await smtp.close();
});

const dialog = () => page.getByRole('dialog');
const save = () => dialog().getByRole('button', { name: 'Save', exact: true }).click();

async function publish(title: string, blocks: ReturnType<typeof blockOf>[], description = '') {
  const body = {
    ...bodyOf(title, id(`s${title.length}`), blocks),
    fields: description ? { description } : {},
  };
  const { document } = await owner.call('POST', 'documents', { kind: 'page', body });
  await owner.call('POST', `documents/${document.id}/publish`, {});
  return { id: String(document.id), path: String(document.path) };
}

test('MEMB-08 OWNR-01 the owner makes an area with a plan', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/members`);
  await page.getByRole('link', { name: 'Member areas' }).click();
  await lookAtAll(page, 'areas-empty');
  await page.getByRole('button', { name: 'Add area' }).click();
  await dialog().getByLabel('Name').fill('Club');
  await save();
  await page.getByRole('button', { name: 'Add plan' }).click();
  await dialog().getByLabel('Name').fill('Friends');
  await dialog().getByLabel('What members get').fill('All our glazes.');
  await lookAtAll(page, 'plan-dialog');
  await save();
  await expect(page.getByText('Free to join')).toBeVisible();
  await lookAtAll(page, 'areas');
});

test('MEMB-08 the owner puts a page behind the plan, and sells it by a price', async ({ browser }) => {
  const text = blockOf(id('secret'), 'text', { content: paragraphs(SECRET), size: 'regular' });
  const glazes = await publish('Glazes', [text], 'How we mix our glazes.');
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${glazes.id}`);
  await page.evaluate(() => localStorage.setItem('vitrine-editor-guide', 'seen'));
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${glazes.id}`);
  await page.getByRole('button', { name: 'Password, search engines…' }).click();
  await dialog().getByLabel('Who can see this').selectOption('Members with a plan');
  await dialog().getByRole('switch', { name: 'Any plan of Club' }).click();
  await save();
  await expect(dialog()).toBeHidden();
  const { memberAreas } = await owner.call('GET', 'member-areas');
  const planId = memberAreas.areas[0].plans[0].id;
  const option = { name: '', price: '', note: '', label: 'Join' };
  const prices = blockOf(id('prices'), 'pricing', {
    ...{ title: 'Club', text: '', chosen: 'first', features: [], second: option },
    first: { ...option, name: 'Friends', price: 'Free', label: 'Join the club', planId },
  });
  const { path } = await publish('Prices', [prices]);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(owner.siteUrl + glazes.path);
  await expect(visitor.getByText('How we mix our glazes.')).toBeVisible();
  await expect(visitor.getByText(SECRET)).toBeHidden();
  await lookWithScripts(browser, visitor, 'for-members');
  await visitor.goto(owner.siteUrl + path);
  await visitor.getByRole('link', { name: 'Join the club' }).click();
  await expect(visitor.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await lookWithScripts(browser, visitor, 'plan-stranger');
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  await visitor.getByLabel('Email').fill('ada@example.org');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => smtp.received.length, { timeout: 15_000 }).toBeGreaterThan(0);
  const mail = readMail(smtp.received.at(-1)?.source ?? '').text ?? '';
  await visitor.goto(/(http\S+\/account\/enter\?token=\S+)/.exec(mail)?.[1] ?? '');
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await visitor.getByRole('button', { name: 'Join Friends' }).click();
  await expect(visitor.getByRole('status')).toHaveText('Welcome to Friends. Your membership has started.');
  await lookWithScripts(browser, visitor, 'plan-joined');
  await visitor.goto(owner.siteUrl + glazes.path);
  await expect(visitor.getByText(SECRET)).toBeVisible();
  await visitor.context().close();
});

test('the owner pauses a plan and grants it again', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/members`);
  await page.getByRole('link', { name: 'ada@example.org' }).click();
  await expect(page.getByText('Joined on their own')).toBeVisible();
  await lookAtAll(page, 'owner-memberships');
  await page.getByRole('button', { name: 'Club: Friends' }).click();
  await dialog().getByRole('switch', { name: 'Paused' }).click();
  await save();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});
