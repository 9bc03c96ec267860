/** What a site loads, and the page about it, in the owner area. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { serve } from './support/serve.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1280, height: 900 } }));
});
test.afterAll(() => page.context().close());

const tables = (name: string) => ({
  address: `https://www.${name}.com/halden`,
  frameAddress: `https://widget.${name}.com/halden`,
});

test('a scan names what pages load; its page is written once, and later only its list of services', async () => {
  await owner.call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    isAnalyticsCookiesDisabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
  });
  const publishTables = (slug: string, service: string) =>
    publishPage(owner, {
      slug,
      title: slug,
      blocks: [newBlock('tables000000000000000001', 'restaurant-reservation', tables(service))],
    });
  await publishTables('tables', 'thefork');
  const write = async (service: string) => {
    await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
    await page.getByRole('button', { name: 'Scan your site' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: service }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Create a cookie page' }).click();
    await page.waitForURL(/\/edit\//);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };
  const id = await write('TheFork');
  // Where none was chosen, it is the page that the banner leads to.
  const { consent } = await owner.call('GET', 'consent');
  expect(consent.policyLink).toEqual({ ref: 'page', id });
  const draftOf = async () => {
    const { draft } = await owner.call('GET', `documents/${id}`);
    return draft;
  };
  const { id: baseId, body } = await draftOf();
  const [opening] = body.sections[0].blocks;
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const own = { before: opening.props.content, after: text('We are the Halden kitchen.') };
  const operations = [{ op: 'set', id: opening.id, path: ['props', 'content'], ...own }];
  await owner.call('POST', `documents/${id}/operations`, { baseId, operations });
  await publishTables('long-evening', 'resy');
  expect(await write('Resy')).toBe(id);
  await expect(page.getByText('Your own text has not changed.')).toBeVisible();
  const words = JSON.stringify((await draftOf()).body);
  for (const each of ['We are the Halden kitchen.', 'TheFork', 'Resy', 'What you can do'])
    expect(words).toContain(each);
});

test('the owner’s browser opens the pages, notes what they would ask for and keep, and lets nothing through', async ({
  browser,
}) => {
  const others = await serve(() => 'document.cookie = "outer=1"');
  const { host, hostname } = new URL(others.origin);
  const html = `<h2>Find us</h2>
    <script>document.cookie = 'shopper=1'; localStorage.setItem('_ga_x', '1');
      new Image().src = '${others.origin}/pixel'; fetch('${others.origin}/beacon').catch(() => {});
      navigator.sendBeacon('${others.origin}/beacon'); new WebSocket('ws://${host}/socket');</script>
    <script src="${others.origin}/outer.js"></script>
    <link rel="stylesheet" href="${others.origin}/a.css"><link rel="preconnect" href="${others.origin}">
    <iframe title="Map" src="${others.origin}/map"></iframe><img alt="" src="${others.origin}/a.gif">
    <video src="${others.origin}/a.mp4" poster="${others.origin}/a.jpg"></video>`;
  const code = newBlock('code00000000000000000001', 'code', { mode: 'run', trust: 'trusted', html });
  await publishPage(owner, { slug: 'find-us', title: 'Find us', blocks: [code] });
  const address = `${server.origin}/sites/${owner.siteId}/settings/consent`;
  const found = (text: string) =>
    page.getByRole('region').getByRole('listitem').filter({ hasText: text }).first();
  await page.goto(address);
  await page.getByRole('button', { name: 'Scan your site' }).click();
  await expect(page.getByText(/pages scanned/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('These pages did not answer')).toHaveCount(0);
  await expect(found(hostname)).toContainText('On /find-us');
  await expect(found('Unknown service: shopper')).toBeVisible();
  await expect(found('Google Analytics')).toContainText('_ga_x');
  expect(others.requests).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('shopper');
  await expectAccessible(page);

  await page.getByLabel(`Category of ${hostname}`).first().selectOption('Advertising');
  await page.getByLabel('Category of shopper').selectOption('Statistics');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/consent'),
  );
  await page.getByRole('button', { name: 'Save categories' }).click();
  expect((await saved).status()).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${owner.siteUrl}/find-us`);
  const map = visitor.locator('iframe[title=Map]');
  await expect(map).toHaveAttribute('data-category', 'marketing');
  await expect(map).toHaveAttribute('data-held-src', `${others.origin}/map`);
  expect(others.requests).toEqual([]);
  await visitor.context().close();
  await others.close();
});

test('pages with a password and a site that is closed are looked through as well', async () => {
  const code = newBlock('code00000000000000000002', 'code', {
    mode: 'run',
    trust: 'trusted',
    html: "<script>document.cookie = 'members=1'</script>",
  });
  const id = await publishPage(owner, { slug: 'members', title: 'Members', blocks: [code] });
  await owner.call('PUT', `documents/${id}/settings`, { password: 'clay' });
  await owner.call('PUT', 'settings', { isClosed: true });
  expect((await page.goto(`${owner.siteUrl}/members`))?.status()).toBe(503);
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  await page.getByRole('button', { name: 'Scan your site' }).click();
  await expect(page.getByText(/pages scanned/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('These pages did not answer')).toHaveCount(0);
  const found = page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ hasText: 'Unknown service: members' });
  await expect(found.first()).toContainText('On /members');
  await owner.call('PUT', 'settings', { isClosed: false });
});

test('looking through can be stopped, and says when the pages cannot be read', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  const scan = '**/consent/scan';
  await page.route(scan, (route) => route.abort());
  await page.getByRole('button', { name: 'Scan your site' }).click();
  await expect(page.getByText('Couldn’t read the pages')).toBeVisible();
  await page.unroute(scan);
  // Pages that never come leave it under way.
  await page.route('**/_scan/page?**', () => {});
  await page.getByRole('button', { name: 'Scan your site' }).click();
  await expect(page.getByRole('progressbar', { name: 'Pages scanned' })).toBeVisible();
  await expect(page.getByText(/^0 of \d+ pages$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after 0 of \d+ pages\.$/)).toBeVisible();
  await page.unroute('**/_scan/page?**');
});

test('the page that the banner leads to is chosen among the pages of the site', async () => {
  const id = await publishPage(owner, { slug: 'data', title: 'What we keep', blocks: [] });
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Choose a link' });
  await dialog.getByText('What we keep').first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('What we keep').first()).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/consent'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await (await saved).json()).consent.policyLink).toMatchObject({ ref: 'page', id });
});

test('0 axe violations where consent is settled, with what the banner said below a decision', async ({
  browser,
}) => {
  await owner.call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    isActivityLogEnabled: true,
    cookieBannerText: 'May we count you?',
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(owner.siteUrl);
  const kept = visitor.waitForResponse(/RecordConsent/);
  await visitor.getByRole('button', { name: 'Accept' }).click();
  expect((await kept).status()).toBe(200);
  await visitor.context().close();
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  await page.getByRole('button', { name: 'Scan your site' }).click();
  await expect(page.getByText(/pages scanned/)).toBeVisible();
  await page.getByText('What the banner said').click();
  await expect(page.getByText('May we count you? Buttons: “Accept”.')).toBeVisible();
  await expectAccessible(page);
});
