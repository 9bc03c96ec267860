/** An owner moves in: pictures of the old site come over only once the owner agrees, and failures are named. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import {
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
let page: Page;
let old: Server;
let origin = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  old = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.includes('gone')) response.writeHead(404).end();
    else
      response
        .writeHead(200)
        .end(
          `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${path}</title><path d="M0 0h9v9z"/></svg>`,
        );
  });
  await new Promise<void>((ready) => old.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  server = await startOwnerServer(undefined, { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1' });
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  old.close();
});

async function expectFine(name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsOf(page), `${name}, ${width} px`).toEqual([]);
    const folder = process.env['SHOTS'];
    for (const colorScheme of folder ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

test('posts of a feed: previewed, agreed to, fetched, and what failed is named', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/import`);
  await page.getByText('RSS feed').click();
  await expectFine('import-start');
  const item = (at: number, path: string) =>
    `<item><title>Post ${at}</title><link>${origin}/p${at}/</link><description>&lt;p&gt;Words&lt;/p&gt;&lt;img src="${origin}/${path}"&gt;</description></item>`;
  const feed = `<rss version="2.0"><channel><title>Old</title><link>${origin}/</link>${item(1, 'a.svg')}${item(2, 'b.svg')}${item(3, 'gone.jpg')}</channel></rss>`;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'feed.xml', mimeType: 'text/xml', buffer: Buffer.from(feed) });
  await page.getByRole('button', { name: 'Preview import' }).click();
  const agree = page.getByRole('switch', { name: /Fetch the 3 pictures from 127\.0\.0\.1/ });
  await expect(agree).not.toBeChecked();
  await expectFine('import-preview');
  await agree.click();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible();
  await expect(page.getByText(/no longer exists \(404\)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try the failed picture again' })).toBeVisible();
  await expectFine('import-report');
});
