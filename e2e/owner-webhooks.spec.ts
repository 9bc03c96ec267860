/** Webhooks from the screen to a program that listens: made, told of a form, failing, switched on again. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page } from '@playwright/test';
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

const FORM_ID = 'form00000000000000000001';

const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
let status = 200;
const program = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status).end(status === 200 ? 'Thanks' : 'Not now');
  });
});

let server: OwnerServer;
let context: BrowserContext;
let page: Page;
let siteId: string;
let address: string;
let siteUrl: string;
let call: SignedInOwner['call'];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  await new Promise<void>((done) => program.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
  server = await startOwnerServer(undefined, { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  page = await context.newPage();
  ({ siteId, siteUrl, call } = await signInOwner(server, context));
  await publishPage({ call }, { slug: 'write', blocks: [newBlock(FORM_ID, 'form')] });
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  program.close().closeAllConnections();
});

const row = () => page.getByRole('main').getByRole('listitem').filter({ hasText: '127.0.0.1' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

test('a webhook is added by keyboard alone, a private address is refused, and its secret is shown once', async () => {
  await page.goto(`${server.origin}/sites/${siteId}/settings/webhooks`);
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
  const adding = dialog('Add webhook');
  await adding.getByLabel('Address').fill('https://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(adding.getByLabel('Address')).toHaveAccessibleDescription(/private network/);
  await adding.getByLabel('Events').selectOption({ label: 'Specific forms' });
  await adding.getByLabel('Contact').first().focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await adding.getByLabel('Events').selectOption({ label: 'All forms' });
  await adding.getByLabel('Address').fill(`${address}/forms/a-long-path-that-some-services-give`);
  await page.keyboard.press('Enter');
  const made = dialog('Webhook added');
  const secret = (await made.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_.{40,}/);
  await made.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row()).toContainText('All forms. Nothing sent yet.');
  await expect(page.getByText(secret)).toHaveCount(0);
});

test('what somebody sends arrives, and stands among the deliveries with what was sent and answered', async ({
  browser,
}) => {
  // Without scripts: whoever fills in a form faster than people do is taken for a program.
  const visiting = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visiting.newPage();
  await visitor.goto(`${siteUrl}/write`);
  await visitor.getByLabel('First name').fill('Mira');
  await visitor.getByLabel('Email').fill('mira@example.org');
  await visitor.getByLabel('Message').fill('Do you make cups?');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.locator('.form-sent')).toBeVisible();
  await visiting.close();
  await expect.poll(() => received.length).toBe(1);
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'form.submitted' });
  await expect
    .poll(async () => {
      await page.reload();
      return row().textContent();
    })
    .toContain('Last delivered');
  await row()
    .getByRole('button', { name: /forms\/a-long-path/ })
    .click();
  const list = dialog(/Deliveries to/);
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: /Form sent/ }).click();
  const one = dialog('Form sent');
  await expect(one).toContainText('Do you make cups?');
  await expect(one).toContainText('Thanks');
  await expect(one).not.toContainText('signature');
  await expectAccessible(page);
  await one.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => received.length).toBe(2);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
  await one.getByRole('button', { name: 'Back to the list' }).click();
  status = 500;
  await list.getByRole('button', { name: 'Send a test' }).click();
  await expect(list.getByRole('row').nth(1)).toContainText('The answer was 500.');
  await expect(list.getByRole('row').nth(1)).toContainText('Failed');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Done' }).click();
});

test('the settings of a form say which webhooks are told of it', async () => {
  status = 200;
  const chosen = await call('POST', 'webhooks', {
    url: `${address}/chosen`,
    events: ['form.submitted'],
    forms: [],
  });
  await page.goto(`${server.origin}/sites/${siteId}/submissions?form=${FORM_ID}`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const settings = page.getByRole('dialog');
  await settings.getByText('Webhooks', { exact: true }).click();
  await expect(settings.getByRole('switch', { name: /a-long-path/ })).toBeDisabled();
  const told = settings.getByRole('switch', { name: /chosen/ });
  await expect(told).not.toBeChecked();
  await expectAccessible(page);
  await told.click();
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(told).toBeChecked();
  const { webhooks } = await call('GET', 'webhooks');
  expect(webhooks.map(({ forms }: { forms: unknown }) => forms)).toEqual([null, [FORM_ID]]);
  await call('DELETE', `webhooks/${chosen.webhook.id}`);
  await page.goto(`${server.origin}/sites/${siteId}/settings/webhooks`);
});

test('one that says it is gone is switched off, and says so; it is switched on, renewed and removed', async () => {
  status = 410;
  const [delivered] = await server.withDeps(({ db }) =>
    db.read.selectFrom('webhookDeliveries').selectAll().where('event', '=', 'form.submitted').execute(),
  );
  await call('POST', `webhooks/${delivered?.webhookId}/deliveries/${delivered?.id}/resend`, {});
  await expect
    .poll(async () => {
      await page.reload();
      return row().textContent();
    })
    .toContain('The server asked for no more messages (410).');
  await expectAccessible(page);
  const choose = async (name: string) => {
    await row()
      .getByRole('button', { name: /More about/ })
      .click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Turn on');
  await expect(row()).not.toContainText('410');
  await choose('Create new secret');
  await dialog('Create a new secret?').getByRole('button', { name: 'Create new secret' }).click();
  await expect(dialog('New secret')).toContainText('The old one works for another 24 hours.');
  await dialog('New secret').getByRole('button', { name: 'Done' }).click();
  await choose('Remove');
  await dialog(/Remove the webhook/)
    .getByRole('button', { name: 'Remove webhook' })
    .click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
});
