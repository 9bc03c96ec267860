/** What a site loads, and the page about it, in the owner area. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

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
    await page.getByRole('button', { name: 'Look through the pages' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: service }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Write a page about it' }).click();
    await page.waitForURL(/\/edit\//);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  };
  const id = await write('TheFork');
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
  await expect(page.getByText('All your own words are as they were.')).toBeVisible();
  const words = JSON.stringify((await draftOf()).body);
  for (const each of ['We are the Halden kitchen.', 'TheFork', 'Resy', 'What you can do'])
    expect(words).toContain(each);
});

test('0 axe violations where consent is settled', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/consent`);
  await page.getByRole('button', { name: 'Look through the pages' }).click();
  await expect(page.getByText(/pages were looked through/)).toBeVisible();
  await expectAccessible(page);
});
