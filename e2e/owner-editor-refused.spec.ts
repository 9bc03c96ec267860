/**
 * What the server does not save is said as it is: a refused change stays on the page and in the browser, and nothing
 * that is not saved can be published.
 */
import { expect, type Page, type Route } from '@playwright/test';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let address: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  const tree = await page.request.get(`${server.origin}/api/sites/${owner.siteId}/tree`);
  const { homePageId } = (await tree.json()) as { homePageId: string };
  address = `${server.origin}/sites/${owner.siteId}/edit/${homePageId}`;
  await skipGuide(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await open();
});
test.afterAll(() => page.context().close());
test.afterEach(() => page.unroute('**/operations'));

async function open(): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const outline = page.getByRole('complementary', { name: 'Page outline' });
  if (!(await outline.isVisible())) await page.getByRole('button', { name: 'Outline' }).click();
  await outline
    .getByRole('button', { name: /^Quote/ })
    .first()
    .click();
}

const field = () => page.getByRole('complementary', { name: 'Settings' }).getByLabel('Who said it');
const bar = () => page.getByRole('banner');
const saved = () =>
  expect(
    bar()
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible();
const answer =
  (status: number, message?: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill(
      message === undefined
        ? { status, body: '<html>', contentType: 'text/html', headers }
        : { status, json: { error: { kind: 'failed', message } }, headers },
    );

const TOO_LONG = 'This text is too long. Shorten it.';

test('a change the server refuses is “Not saved”, stays, and is not published', async () => {
  await saved();
  await page.route('**/operations', answer(400, TOO_LONG));
  await field().fill('Refused words');
  const problem = bar().getByRole('button', { name: `Not saved: ${TOO_LONG}` });
  await expect(problem).toBeVisible();
  await expect(
    bar()
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toHaveCount(0);
  await expect(bar().getByText('Published', { exact: true })).toHaveCount(0);
  // No one else was involved.
  await expect(page.getByRole('button', { name: /conflict/ })).toHaveCount(0);
  await expect(field()).toHaveValue('Refused words');
  await bar().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText(`Not published: your last changes could not be saved. Not saved: ${TOO_LONG}`),
  ).toBeVisible();
});

test('the refused change is still there after a reload, and is saved once the server takes it', async () => {
  page.once('dialog', (dialog) => void dialog.accept());
  await open();
  await expect(field()).toHaveValue('Refused words');
  await saved();
  const frame = page.frameLocator('#editor-frame');
  await expect(frame.getByText('Refused words')).toBeVisible();
});

test('what is refused can be sent again, changed so that it fits, or discarded', async () => {
  await page.route('**/operations', answer(413));
  await field().fill('Sent again');
  await bar()
    .getByRole('button', { name: /^Not saved: This change is too large/ })
    .click();
  await page.unroute('**/operations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved();
  await page.route('**/operations', (route) =>
    route.request().postData()?.includes('Bad') ? answer(422, TOO_LONG)(route) : route.fallback(),
  );
  await field().fill('Bad words');
  await expect(bar().getByRole('button', { name: /^Not saved/ })).toBeVisible();
  await field().fill('Good words');
  await saved();
  await field().fill('Bad again');
  await bar()
    .getByRole('button', { name: /^Not saved/ })
    .click();
  await page.getByRole('button', { name: 'Discard this change' }).click();
  await saved();
  await expect(field()).toHaveValue('Good words');
});

const STATES: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['401', answer(401, 'Sign in.'), /^Signed out\. Changes will be saved later$/],
  ['403', answer(403, 'Your role does not allow this.'), /^Not saved: Your role does not allow this\.$/],
  ['404', answer(404, 'Gone.'), /^Not saved: This page no longer exists/],
  ['413', answer(413), /^Not saved: This change is too large/],
  ['429', answer(429, 'Slow down.', { 'retry-after': '4' }), /^Retrying in [1-4] s$/],
  ['500', answer(500, 'Broken.'), /^Server error\. Retrying…$/],
  ['502 of a proxy', answer(502), /^Server error\. Retrying…$/],
  ['503', answer(503, 'Starting.'), /^Server error\. Retrying…$/],
  ['an unreadable answer', answer(200), /^Server error\. Retrying…$/],
  [
    'an answer of somebody else',
    (route) => route.fulfill({ status: 200, json: { welcome: 'Wi-Fi' } }),
    /^Server error\. Retrying…$/,
  ],
  ['no answer', (route) => route.abort(), /^Offline\. Changes will be saved later$/],
];
for (const [what, respond, words] of STATES)
  test(`${what} is said as it is, and the change is saved afterwards`, async () => {
    await page.route('**/operations', respond);
    await field().fill(`Typed during ${what}`);
    await expect(bar().getByRole('button', { name: words })).toBeVisible();
    await expect(
      bar()
        .getByRole('status')
        .filter({ hasText: /^Saved$/ }),
    ).toHaveCount(0);
    await expect(field()).toHaveValue(`Typed during ${what}`);
    await page.unroute('**/operations');
    await field().fill(`Typed after ${what}`);
    await saved();
    await expect(page.frameLocator('#editor-frame').getByText(`Typed after ${what}`)).toBeVisible();
  });

test('leaving asks first while something is not saved', async () => {
  await page.route('**/operations', answer(400, TOO_LONG));
  await field().fill('Left behind');
  await expect(bar().getByRole('button', { name: /^Not saved/ })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field()).toHaveValue('Left behind');
  await page.getByRole('link', { name: 'Back to the pages' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
  await expect(leave).toBeVisible();
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(field()).toHaveValue('Left behind');
});
