/** An error in a visitor's browser, from the page to the owner's screen. */
import { expect } from '@playwright/test';
import { lookAtAll } from './support/all-looks.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const ERRORS = '/api/events/RecordJavascriptErrors';

test('ERRS-01 ERRS-07 ERRS-09 what goes wrong on a page stands on the owner’s screen, and is sorted there', async ({
  page,
  browser,
}) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  const screen = `${server.origin}/sites/${siteId}/errors`;
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: 'No errors' })).toBeVisible();
  await lookAtAll(page, 'errors-empty');

  const visitor = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto(`${siteUrl}/?mail=mira@example.org`);
  await expect.poll(() => visitor.evaluate(() => Boolean(Reflect.get(window, 'vitrine')))).toBe(true);
  const before = asked.length;
  const reported = visitor.waitForResponse((response) => response.url().includes(ERRORS));
  await visitor.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('The kiln of mira@example.org is cold');
    });
    void Promise.reject(new Error('Nobody caught this'));
    document.dispatchEvent(
      new CustomEvent('vitrine:error', { detail: { error: new Error('Torn props'), island: 'search' } }),
    );
  });
  const answer = await reported;
  expect(answer.status()).toBe(204);
  expect(answer.request().headers()['crumb']).toMatch(/^[\w-]+\.\w+\.[\w-]+$/);
  expect(answer.request().postDataJSON()).toHaveLength(3);
  // Nothing of it was fetched before it was needed. That the visit is counted is none of it.
  // The part that measures speed has the name of the one that reports errors.
  const early = asked.slice(0, before);
  expect(early.filter((path) => /data-layer|api(?!\/(?:census|1\/performance))/.test(path))).toEqual([]);
  const collectors = (paths: readonly string[]) => new Set(paths.filter((path) => /collect/.test(path))).size;
  expect(collectors(early)).toBeLessThan(collectors(asked));

  await visitor.evaluate(() => {
    document.dispatchEvent(
      new CustomEvent('vitrine:log', { detail: { type: 'oven', data: 'door left open' } }),
    );
  });
  await expect.poll(() => visitor.evaluate(() => document.cookie)).toContain('crumb=');
  // What waits in the log goes as the page is left: long before its 30 seconds are over it stands on the screen.
  await visitor.goto('about:blank');
  await expect(async () => {
    await page.goto(screen);
    await expect(page.getByRole('rowheader')).toHaveCount(4, { timeout: 5000 });
  }).toPass();
  // Not before: a closed browser takes what is on its way with it.
  await visitor.context().close();
  await expect(page.getByText('mira')).toHaveCount(0);
  const line = page.getByRole('button', { name: /TypeError: The kiln of \[email\] is cold/ });
  await line.click();
  await expect(page.getByRole('heading', { name: 'Browsers' })).toBeVisible();
  await expect(page.getByText(/^Chrome \d+ on/)).toBeVisible();
  await expect(page.getByRole('row').filter({ has: line })).toContainText('1');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Times' }).click();
  await expect(page.getByRole('columnheader', { name: 'Times' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('region', { name: 'Source location' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /^\// })).toHaveAttribute(
    'href',
    /^http:\/\/.+\//,
  );
  await lookAtAll(page, 'errors-open');
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Resolved 1' }).click();
  await line.click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('heading', { name: 'No resolved errors' })).toBeVisible();
  await page.getByRole('button', { name: 'Open 4' }).click();
  await page.getByRole('button', { name: /door left open/ }).click();
  await page.getByRole('button', { name: 'Ignore', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ignored 1' })).toBeVisible();
});
