/** Popups and bars over pages, in a browser. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { recordKey } from '#domain/popups/contract.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  publishPage,
  publishSection,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const POPUP_ID = 'popup0000000000000000001';
const FORM_ID = 'letter000000000000000001';

let server: OwnerServer;
let owner: SignedInOwner;
let desk: BrowserContext;
let sectionId: string;

test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  desk = await browser.newContext();
  owner = await signInOwner(server, desk, 'Popups');
  const letter = newBlock(FORM_ID, 'newsletter', { title: 'Two letters a year' });
  sectionId = await publishSection(owner, 'Letter', [letter]);
  await publishPage(owner, {
    slug: 'work',
    title: 'Work',
    blocks: [newBlock('words0000000000000000001', 'newsletter', { title: 'Elsewhere' })],
  });
});
test.afterAll(async () => {
  await desk.close();
  await server.stop();
});

const lay = (popup: object, rest: object = {}) =>
  owner.call('PUT', 'popups', {
    popups: [{ id: POPUP_ID, name: 'Letter', sectionId, isOn: true, triggerAt: 0, ...popup }],
    ...rest,
  });
const work = () => `${owner.siteUrl}/work`;
const popup = (page: Page) => page.getByRole('dialog', { name: 'Letter' });
const recordOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), recordKey(POPUP_ID));
const isThere = (page: Page) => expect(page.locator('[data-island=popup][data-mounted]')).toBeAttached();

for (const style of ['card', 'full', 'corner'] as const) {
  test(`POPU-01 POPU-13 the popup “${style}” opens, is closed by its key, is remembered, and says what became of it`, async ({
    page,
  }) => {
    await lay({ style });
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/census/overlay')) told.push(request.postDataJSON().action);
    });
    await page.goto(work());
    await expect(popup(page)).toBeVisible();
    expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe('30000');
    const isModal = await popup(page).evaluate((dialog) => dialog.matches(':modal'));
    expect(isModal).toBe(style !== 'corner');
    if (isModal) {
      // Round and round, and never out of it.
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('main, header, footer') !== null,
      );
      expect(
        outside && !(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))),
      ).toBe(false);
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    expect(await recordOf(page)).toEqual({ version: 1, submitted: false, closedDate: expect.any(Number) });
    await expect.poll(() => told).toEqual(['shown', 'closed']);
    await page.reload();
    await isThere(page);
    await expect(popup(page)).toBeHidden();
    // A newer version is shown to who has closed the older.
    await lay({ style, version: 2 });
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });
}

test('KEYS-08 KEYS-09 KEYS-13 a popup waits for the cookie banner, and what bars are pressed for closes no popup', async ({
  page,
}) => {
  await owner.call('PUT', 'consent', {
    isCookieBannerEnabled: true,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  });
  const announcement = { text: 'Open on Sunday', canClose: true, isOn: true };
  await lay({ style: 'corner', version: 3 }, { announcement });
  await page.goto(work());
  const decline = page.locator('.cookie-banner-decline');
  await expect(decline).toBeVisible();
  await isThere(page);
  await expect(popup(page)).toBeHidden();
  await decline.click();
  await expect(popup(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(page.locator('.announcement-bar')).toBeHidden();
  await expect(popup(page)).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(popup(page)).toBeHidden();
  await owner.call('PUT', 'consent', { isCookieBannerEnabled: false });
});

test('POPU-13 a sign-up within is stored as submitted, and counted as converted', async ({ page }) => {
  await lay({ style: 'card' });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/census/overlay')) told.push(request.postDataJSON().action);
  });
  await page.goto(work());
  // The page type of what lies over pages tells the form so.
  await expect(popup(page).locator('input[name=isOverlayForm]')).toHaveValue('true');
  await popup(page).getByRole('textbox', { name: /mail/i }).fill('ada@example.org');
  await popup(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(popup(page).getByText('Thank you.')).toBeVisible();
  await expect.poll(() => told).toEqual(['shown', 'converted']);
  expect(await recordOf(page)).toMatchObject({ submitted: true });
});

test('POPU-13 scrolling and turning to leave open it, screenshots and other pages do not', async ({
  page,
}) => {
  await lay({ trigger: 'exit' });
  await page.goto(work());
  await isThere(page);
  await expect(popup(page)).toBeHidden();
  await page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })),
  );
  await expect(popup(page)).toBeVisible();
  await lay({ trigger: 'delay', version: 2 });
  await page.goto(`${work()}?screenshot`);
  await isThere(page);
  await expect(popup(page)).toBeHidden();
  await lay({ pages: 'except', paths: ['/work'], version: 3 });
  await page.goto(work());
  await expect(page.locator('.popup')).toHaveCount(0);
});

test('POPU-18 POPU-19 the announcement bar moves nothing, stays closed for visitors, and is there for the account', async ({
  page,
  browser,
}) => {
  await owner.call('PUT', 'popups', { announcement: { isOn: true, text: 'Closed until 12 May.' } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const largest: string[] = [];
    Object.assign(window, { shifts, largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        largest.push(((entry as unknown as { element?: Element }).element?.closest('aside') ?? '') && 'bar');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(work());
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  const context = await page.evaluate(() => document.getElementById('site-context')?.textContent);
  expect(JSON.parse(context ?? '').showAnnouncementBar).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => [
      Reflect.get(window, 'shifts'),
      Reflect.get(window, 'largest').includes('bar'),
    ]),
  ).toEqual([[], false]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
  }
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

  // Whoever runs the site has it, whatever was closed; the popup comes to them by the rules of everybody.
  await lay({ style: 'corner' }, { announcement: { isOn: true, text: 'Closed until 12 May.' } });
  const own = await browser.newContext({ storageState: await desk.storageState() });
  const theirs = await own.newPage();
  await theirs.goto(`${server.origin}/sites/${owner.siteId}`);
  const opened = own.waitForEvent('page');
  await theirs.getByRole('link', { name: 'Open the site' }).first().click();
  const site = await opened;
  const manager = site.waitForRequest(/\/manager-[^/]*\.js/);
  await site.goto(`${work()}?noredirect`);
  await manager;
  await expect(site.getByRole('dialog', { name: 'Letter' })).toBeVisible();
  const ownBar = site.getByRole('complementary', { name: 'Announcement' });
  await ownBar.getByRole('button').click();
  await site.reload();
  await expect(ownBar).toBeVisible();
  await own.close();
});

test('POPU-20 POPU-21 the manager of overlays comes where a bar is to be seen, and nowhere else', async ({
  page,
}) => {
  const managers: string[] = [];
  page.on('request', (request) => {
    if (/\/manager-[^/]*\.js/.test(request.url())) managers.push(request.url());
  });
  const bars = { infoBar: { style: 'dark', phone: '+47 69 00 00 00', hours: '11 to 17' } };
  await owner.call('PUT', 'popups', { bars });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(work());
  await expect(page.locator('[data-island=site-bars][data-mounted]')).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'How to reach us' })).toBeHidden();
  expect(managers).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'How to reach us' })).toBeVisible();
  await expect.poll(() => managers.length).toBe(1);
  await owner.call('PUT', 'popups', {
    bars: { licences: 'Photographs © Ada Holm.', badge: { type: 'dark', text: 'Made in Halden' } },
  });
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Licences' })).toHaveText('Photographs © Ada Holm.');
  await expect(page.getByText('Made in Halden')).toBeVisible();
  await expect.poll(() => managers.length).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  // No licences, no badge, nothing.
  await owner.call('PUT', 'popups', {});
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.licence-bar, .site-badge, .info-bar')).toHaveCount(0);
});

test('POPU-21 licences are plain words, or written on the page itself with links, and the words again where that is not published', async ({
  page,
}) => {
  await owner.call('PUT', 'popups', { bars: { licences: 'Photographs © Ada Holm.' } });
  const own = await desk.newPage();
  const panel = `${server.origin}/sites/${owner.siteId}/settings/popups`;
  await own.goto(panel);
  await own.getByRole('button', { name: 'Credits: add links and pictures' }).click();
  const edit = own.getByRole('link', { name: 'Credits: edit on the page' });
  await expect(edit).toBeVisible();
  const saved = own.waitForResponse((answer) => answer.request().method() === 'PUT');
  await own.getByRole('button', { name: 'Save' }).last().click();
  const { licencesSectionId: id } = (await (await saved).json()).overPages.bars;
  expect(await violationsOf(own)).toEqual([]);
  await edit.click();
  const words = own.frameLocator('iframe').getByText('Photographs © Ada Holm.');
  await expect(words).toBeVisible();

  const { draft } = await owner.call('GET', `documents/${id}`);
  const [block] = draft.body.sections[0].blocks;
  const marks = [{ type: 'link', link: { url: 'https://creativecommons.org/licenses/by/4.0/' } }];
  const content = structuredClone(block.props.content);
  content.content[0].content = [{ type: 'text', text: 'CC BY 4.0, Ada Holm', marks }];
  const path = ['props', 'content'];
  const operations = [{ op: 'set', id: block.id, path, before: block.props.content, after: content }];
  await owner.call('POST', `documents/${id}/operations`, { baseId: draft.id, operations });
  await owner.call('POST', `documents/${id}/publish`, {});
  await page.goto(work());
  const bar = page.getByRole('complementary', { name: 'Licences' });
  const link = bar.getByRole('link', { name: 'CC BY 4.0, Ada Holm' });
  await expect(link).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  await expect(bar.getByText('Photographs')).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsOf(page)).toEqual([]);
  }
  // A badge can be written so as well.
  const bars = { licences: 'Photographs © Ada Holm.', licencesSectionId: id, badgeSectionId: id };
  await owner.call('PUT', 'popups', { bars: { ...bars, badge: { type: 'dark' } } });
  await page.reload();
  const badge = page.getByRole('complementary', { name: 'Badge' });
  await expect(badge.getByRole('link', { name: 'CC BY 4.0, Ada Holm' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await owner.call('POST', `documents/${id}/unpublish`, {});
  await page.reload();
  await expect(bar).toHaveText('Photographs © Ada Holm.');
  await expect(badge).toHaveCount(0);
  await own.close();
  await owner.call('PUT', 'popups', {});
});

test('dates of bars are on the clock of the site, whatever clock its owner has', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  await context.addCookies(await desk.cookies());
  await owner.call('PUT', 'settings', { timeZone: 'Europe/Zurich' });
  await owner.call('PUT', 'popups', {
    announcement: { isOn: true, text: 'Closed.', from: Date.parse('2027-05-12T07:00:00Z') },
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/sites/${owner.siteId}/settings/popups`);
  const from = page.getByRole('textbox', { name: 'From' });
  await expect(from).toHaveValue('2027-05-12T09:00');
  await expect(page.getByText('Time zone: Europe/Zurich.')).toBeVisible();
  await from.fill('2027-12-01T18:30');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const saved = async () => (await owner.call('GET', 'popups')).overPages.announcement.from;
  await expect.poll(saved).toBe(Date.parse('2027-12-01T17:30:00Z'));
  await page.getByLabel('Until').fill('2027-11-01T18:30');
  await expect(page.getByText('The end is before the start.')).toBeVisible();
  await context.close();
});
