/** Bookings of tables in a browser: requests to the house itself, and providers, whose scripts have counterparts here. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { definitions } from '../src/blocks/definitions.ts';
import { CALL_HEADER } from '../src/domain/accounts/contract.ts';
import { visitAddress } from '../src/domain/accounts/site-presence.ts';
import { LOG_OUT_TO_USE } from '../src/domain/bookings/messages.ts';
import { blockOf, bodyOf } from '../src/domain/content/build-body.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

const BLOCK = 'booking00000000000000001';

let count = 0;
let server: OwnerServer;
let context: BrowserContext;
let siteId: string;
let siteUrl: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  ({ siteId, siteUrl } = await signInOwner(server, context));
  await publish('tables', {
    // On every day, so that there is one whatever day it is.
    sittings: [
      {
        name: 'Lunch',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        from: '12:00',
        until: '13:30',
      },
      { name: 'Dinner', days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '18:00', until: '21:00' },
    ],
    daysAhead: 60,
    noticeHours: 24,
  });
  await publish('closed', { sittings: [] });
  const shut = await publish('shut', {});
  await call('PUT', `forms/${shut}/limits`, {
    maxEntries: null,
    opensAt: null,
    closesAt: 1,
    earlyText: '',
    closedText: '',
  });
  await publish('opentable', { provider: 'opentable', restaurantId: '412810' });
  await publish('tock', { provider: 'tock', businessName: 'elm-house' });
  await publish('tock-at-once', { provider: 'tock', businessName: 'elm-house', isAsked: false });
});
test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

async function call(method: string, path: string, data?: unknown) {
  const headers = { [CALL_HEADER]: '1', origin: server.origin };
  const url = `${server.origin}/api/sites/${siteId}/${path}`;
  const response = await context.request.fetch(url, { method, headers, ...(data ? { data } : {}) });
  expect(response.ok(), `${method} ${path} ${response.status()}`).toBe(true);
  return response.json();
}

/** @returns the block's id */
async function publish(slug: string, props: object): Promise<string> {
  const id = BLOCK.slice(0, -2) + String(++count).padStart(2, '0');
  const all = { ...definitions['table-booking']?.defaults, provider: 'none', ...props } as Record<
    string,
    unknown
  >;
  const body = bodyOf(slug, 'section00000000000000001', [blockOf(id, 'table-booking', all)]);
  const { document } = await call('POST', 'documents', { kind: 'page', slug, body });
  await call('POST', `documents/${document.id}/publish`, {});
  return id;
}

/** A visitor for whom the providers are there or not. */
async function visit(page: Page, path: string, { isThere = true, width = 1280 } = {}) {
  const asked: URL[] = [];
  const errors: string[] = [];
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => {
    if (/\/api\/.*(error|report)/i.test(request.url()) && request.method() === 'POST')
      reports.push(request.url());
  });
  await page.route(/^https:\/\/www\.(exploretock|opentable)\.com\//, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    if (!isThere) return route.abort();
    const body = url.hostname.includes('tock') ? TOCK : OPENTABLE;
    if (/\.js$|loader/.test(url.pathname)) return route.fulfill({ contentType: 'text/javascript', body });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tables</title>Tables' });
  });
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${siteUrl}/${path}`);
  return { asked, errors, reports };
}

/** Each draws a frame, the one into its container, the other beside its script. */
const TOCK = `{
  const place = document.getElementById('Tock_widget_container');
  const [call] = tock.queue;
  const frame = document.createElement('iframe');
  frame.title = 'Tables of ' + call[1];
  frame.src = 'https://www.exploretock.com/frame';
  place.append(frame);
}`;
const OPENTABLE = `{
  const { searchParams } = new URL(document.currentScript.src);
  const frame = document.createElement('iframe');
  frame.title = searchParams.get('theme') + ' tables of ' + searchParams.get('rid');
  frame.src = 'https://www.opentable.com/widget/reservation/canvas';
  document.currentScript.after(frame);
}`;

/** Not the next one: of it, early times may be too soon to be asked for. */
const laterDay = (page: Page, weekday: number) => page.locator(`[data-day="${weekday}"]`).nth(1);

/** Whatever the locale of the site makes of it. */
const time = (page: Page, value: string) => page.locator(`.booking-time input[value="${value}"]`);

async function enterGuest(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Mira Stein');
  await page.getByLabel('Email').fill('mira@example.org');
  await page.getByLabel('Phone').fill('555 0134');
}

test('WIDG-61 without a provider guests ask the house itself: times follow the day, and the request is in the inbox', async ({
  page,
}) => {
  const { asked, errors } = await visit(page, 'tables');
  const saturday = laterDay(page, 6);
  const friday = laterDay(page, 5);
  await friday.check();
  await time(page, '19:30').check();
  await expect(page.getByText(/^A table for 2 on Friday.*, at (19:30|7:30\sPM)$/)).toBeVisible();
  await saturday.check();
  await expect(time(page, '19:30')).toBeHidden();
  await expect(page.locator('.booking-sum')).toBeEmpty();
  await enterGuest(page);
  await page.getByRole('button', { name: 'Request the table' }).click();
  await expect(page.locator('.booking-time .field-error')).toHaveText('This field is required.');
  expect(await violationsOf(page, { include: ['.booking'] })).toEqual([]);
  await time(page, '12:30').check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Request the table' }).click();
  await expect(page.getByText('Thank you. We will check and email you soon')).toBeVisible();
  await expect(page.locator('.form-sent > .booking-sum')).toHaveText(
    /^A table for 4 on Saturday.*, at (12:30|12:30\sPM)$/,
  );
  await expect(page.getByText('We will email you to confirm your table.')).toBeHidden();
  // A test fills in faster than people do: what it sends may be taken for spam.
  const folders = await Promise.all(
    ['inbox', 'spam'].map((folder) => call('GET', `submissions?folder=${folder}`)),
  );
  const submissions = folders.flatMap((answer) => answer.submissions);
  expect(JSON.stringify(submissions)).toContain('Mira Stein');
  expect(JSON.stringify(submissions)).toContain('Saturday');
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
});

test('WIDG-61 the calendar turns its pages, with the keyboard too', async ({ page }) => {
  await visit(page, 'tables', { width: 390 });
  const last = page.locator('.booking-page').nth(1);
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Later' }).first().press('Enter');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(last.getByRole('button', { name: 'Earlier' })).toBeEnabled();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOf(page, { include: ['.booking'] })).toEqual([]);
});

test('WIDG-61 a table is asked for by keyboard alone: weeks up and down, pages, and no page turned by walking past', async ({
  page,
}) => {
  await visit(page, 'tables', { width: 390 });
  const [first, second] = [page.locator('.booking-page').first(), page.locator('.booking-page').nth(1)];
  const chosen = page.locator('.booking-day > input:checked');
  await page.locator('.booking-party input:checked').focus();
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: 'Later' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  const before = await chosen.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeFocused();
  expect(Date.parse(await chosen.inputValue()) - Date.parse(before)).toBe(7 * 86_400_000);
  await page.keyboard.press('Tab');
  await expect(page.locator('.booking-time input:focus')).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await first.getByRole('button', { name: 'Later' }).press('Enter');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(second.locator('input').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second.locator('input').first()).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.locator('.booking-time input:focus')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('.booking-sum')).toContainText('A table for 3');
});

test('WIDG-61 a house that takes no bookings says so, and promises no answer', async ({ page }) => {
  await visit(page, 'closed');
  await expect(page.locator('.form-closed')).toHaveText('You can’t book a table right now.');
  await visit(page, 'shut');
  await expect(page.locator('.form-closed')).toHaveText('This form is closed.');
  await expect(page.getByText('We will email you to confirm your table.')).toBeHidden();
});

test('WIDG-61 the request works with scripts off, and times follow the day there too', async ({
  browser,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto(`${siteUrl}/tables`);
  await laterDay(page, 7).check();
  await expect(time(page, '18:00')).toBeHidden();
  await time(page, '13:00').check();
  await enterGuest(page);
  await page.getByRole('button', { name: 'Request the table' }).click();
  // Text selectors leave out what stands in a noscript.
  await expect(page.locator('.form-sent')).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await bare.close();
});

test('WIDG-56 a restaurant’s widget is fetched at the press of its button, wide where there is room', async ({
  page,
}) => {
  const wide = await visit(page, 'opentable');
  await expect(page.getByRole('link', { name: 'Book with OpenTable' })).toHaveAttribute(
    'href',
    /rid=412810$/,
  );
  expect(await violationsOf(page, { include: ['.booking'] })).toEqual([]);
  expect(wide.asked).toEqual([]);
  await page.getByRole('button', { name: 'Show free tables here' }).click();
  await expect(page.getByTitle('wide tables of 412810')).toBeVisible();
  expect(wide.asked[0]?.pathname).toBe('/widget/reservation/loader');
  expect(wide.errors).toEqual([]);
  await visit(page, 'opentable', { width: 390 });
  await page.getByRole('button', { name: 'Show free tables here' }).click();
  await expect(page.getByTitle('standard tables of 412810')).toBeVisible();
});

test('WIDG-56 Tock’s script is fetched when its place comes near, where nobody is to be asked', async ({
  page,
}) => {
  const { asked, errors } = await visit(page, 'tock-at-once');
  await expect(page.getByTitle('Tables of elm-house')).toBeVisible();
  expect(asked[0]?.href).toBe('https://www.exploretock.com/tock.js');
  expect(errors).toEqual([]);
});

test('WIDG-57 the ways to Tock stand in a column in 750 pixels or less', async ({ page }) => {
  await visit(page, 'tock');
  const tops = () =>
    page
      .locator('.booking-ways > :is(a, button)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(await tops()).size).toBe(1);
  await page.setViewportSize({ width: 700, height: 844 });
  expect(new Set(await tops()).size).toBe(2);
});

test('ERRS-18 a provider that does not come leaves the way to its page, and is logged to the console only', async ({
  page,
}) => {
  const { asked, errors, reports } = await visit(page, 'tock', { isThere: false });
  const ask = page.getByRole('button', { name: 'Show free tables here' });
  await ask.press('Enter');
  await expect.poll(() => errors.join()).toContain('table-booking');
  await expect(page.getByRole('link', { name: 'Book with Tock' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/tock.js']);
  await expect(ask, 'it may be asked for once more, from where one was').toBeFocused();
  await ask.press('Enter');
  await expect.poll(() => asked.length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'tock').queue), 'told once').toHaveLength(1);
  expect(reports).toEqual([]);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/\/api\/events\//));
});

test('WIDG-55 owners who are signed in are asked to log out, and nothing of the provider is fetched', async () => {
  const page = await context.newPage();
  await page.goto(server.origin + visitAddress(siteId, '/opentable'));
  // Until the tab has kept what the address said, another page leads to the owner area.
  await expect(page).toHaveURL(`${siteUrl}/opentable`);
  const { asked } = await visit(page, 'opentable');
  await expect(page.getByText(LOG_OUT_TO_USE)).toBeVisible();
  expect(LOG_OUT_TO_USE).toBe('Please log out of your account in order to use the block.');
  await expect(page.getByRole('button', { name: 'Show free tables here' })).toBeHidden();
  expect(asked).toEqual([]);
  expect(await violationsOf(page, { include: ['.booking'] })).toEqual([]);
  await page.close();
});
