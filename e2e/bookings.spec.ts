/** The owner says what can be booked; guests book, move and cancel without a script; the owner sees it, and answers. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { BOOKING_TEXTS } from '../src/domain/bookings/contract.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, publishPage, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let context: BrowserContext;
let owner: SignedInOwner;
test.describe.configure({ mode: 'serial' });
test.use({ actionTimeout: 15_000 });
test.beforeAll(async ({ openDesk }) => {
  ({ server, context, owner } = await openDesk());
});
test.afterAll(() => context.close());

const screenOf = (path: string) => `${server.origin}/sites/${owner.siteId}/${path}`;
/** Five days on, past the end of a month too; where the day stands as a link, that leads there. */
async function goToDay(page: Page): Promise<void> {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const url = new URL(page.url());
  url.searchParams.set('day', day);
  await page.goto(url.href);
  await expect(page.locator('.book-day[aria-current=date]')).toBeVisible();
}

async function goToNextMonth(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next month' }).click();
  // On the last day of a month, its first day would be too soon for changes.
  await page.locator('a.book-day').nth(3).click();
  await expect(page).toHaveURL(/day=.*#details$/);
}

/** What guests see: nothing to object to, at both widths, in both schemes. */
async function expectFine(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const look = `${colorScheme}, ${width} px`;
      expect(await violationsOf(page), look).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, look).toBeLessThanOrEqual(0);
    }
}

test('the owner begins with appointments, and changes what they are', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings'));
  await expect(page.getByText('Nothing to book yet')).toBeVisible();
  await page.getByRole('link', { name: 'Set up bookings' }).click();
  await page.getByRole('button', { name: 'Appointments with me' }).click();
  const service = page.getByRole('group', { name: 'A first meeting' });
  await service.getByLabel('Minimum notice').fill('1');
  for (const day of ['Sat', 'Sun']) await page.getByRole('checkbox', { name: day }).check();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('What is it about?');
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await expect(page.getByText('Guests see this now').first()).toBeVisible();
  await page.close();
});

test('a guest without scripts books from a page, moves the booking and sees what was taken', async ({
  browser,
}) => {
  await publishPage(owner, { slug: 'visit', blocks: [newBlock('booking00000000000000001', 'appointment')] });
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const page = await bare.newPage();
  await page.goto(`${owner.siteUrl}/visit`);
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A first meeting');
  await goToDay(page);
  const time = page.locator('.book-times input').nth(2);
  const at = await time.getAttribute('value');
  await page.locator('.book-times label').nth(2).click();
  await page.getByLabel('Name').fill('Mira Stein');
  await page.getByLabel('Email').fill('mira@');
  await page.getByLabel('What is it about?').fill('A vase');
  await page.getByRole('button', { name: 'Request this time' }).click();
  await expect(page.getByText('Enter an email address like').last()).toBeVisible();
  await expect(time).toBeChecked();
  await page.getByLabel('Email').fill('mira@example.org');
  await page.getByRole('button', { name: 'Request this time' }).click();
  await expect(page.getByRole('status')).toHaveText(BOOKING_TEXTS.requested);
  await expect(page.getByText('Mira Stein')).toBeVisible();
  await page.getByRole('link', { name: 'Move booking' }).click();
  await goToDay(page);
  await expect(page.locator(`.book-times input[value="${at}"]`)).toHaveCount(1);
  await page.locator('.book-times label').nth(3).click();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByRole('status')).toHaveText(BOOKING_TEXTS.movedToConfirm);
  await bare.close();
});

for (const javaScriptEnabled of [false, true])
  test(`a guest who looks at other days loses nothing that was typed, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const guest = await browser.newContext({ javaScriptEnabled });
    const page = await guest.newPage();
    await page.goto(`${owner.siteUrl}/commerce/book`);
    await goToNextMonth(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Pia Holm');
    await page.getByLabel('Email').fill('pia@example.org');
    await page.getByLabel('What is it about?').fill('A bowl');
    const kept = async () => {
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Pia Holm');
      await expect(page.getByLabel('What is it about?')).toHaveValue('A bowl');
      expect(page.url()).not.toMatch(/Pia|pia/);
    };
    const other = page.locator('.book-day:not([aria-current])[value]').first();
    const day = (await other.getAttribute('value')) ?? '';
    await other.click();
    await expect(page.locator('.book-day[aria-current=date]')).toHaveAttribute('value', day);
    await kept();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByText(BOOKING_TEXTS.chooseDay)).toBeVisible();
    await kept();
    await page.getByRole('button', { name: 'View times in another time zone' }).click();
    await expect(page.getByLabel('Times of')).toBeVisible();
    await kept();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.locator(`.book-day[value="${day}"]`).click();
    await page.getByLabel('Times of').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show free times' }).click();
    await expect(page.getByText('Times are in Asia/Tokyo.')).toBeVisible();
    await kept();
    // The return key books, though buttons of days come before: it says what is missing.
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(page.locator('#said')).toContainText(BOOKING_TEXTS.noTime);
    await kept();
    await guest.close();
  });

test('the pages of guests have nothing that axe objects to, light and wide or narrow', async ({ page }) => {
  await page.goto(`${owner.siteUrl}/visit`);
  await expectFine(page);
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await goToDay(page);
  await expectFine(page);
});

test('the owner confirms the request, and takes a booking by telephone', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings'));
  await expect(page.getByText('1 request is waiting for your answer.')).toBeVisible();
  await page.getByRole('button', { name: 'View' }).click();
  await expectAccessible(page);
  await page
    .getByRole('table', { name: 'Bookings' })
    .getByRole('button', { name: /Mira Stein/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A vase')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirmed. The guest gets an email.').first()).toBeVisible();
  await expect(page.getByText('No requests to answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a booking' }).click();
  await dialog.getByLabel('Name').fill('Ada');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Booked.').first()).toBeVisible();
  await expectAccessible(page);
  await page.close();
});

test('the owner finds a booking by its words, follows a link to it, and deletes another', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings'));
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.getByRole('table', { name: 'Bookings' });
  await expect(list.getByRole('button')).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'Search names, emails and numbers' });
  await search.fill('nobody');
  await expect(page.getByText('No booking matches “nobody”.')).toBeVisible();
  await search.fill('mira@example');
  await expect(list.getByRole('button')).toHaveCount(1);
  await search.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mira Stein' });
  await expect(dialog).toBeVisible();
  await page.goto(page.url());
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/open=/);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await list.getByRole('button', { name: /^Ada/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete this booking?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Booking deleted.').first()).toBeVisible();
  await expect(list.getByRole('button')).toHaveCount(1);
  await page.close();
});

test('the owner says who is told of bookings and orders', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('settings/notices'));
  await expect(page.getByRole('switch', { name: 'Bookings' })).toBeChecked();
  await page.getByLabel('Send emails to').fill('desk@example');
  await expect(page.getByText('“desk@example” is not an email address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Send emails to').fill('desk@example.org, ada@example.org');
  await page.getByRole('switch', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  expect((await owner.call('GET', 'notices')).notices).toEqual({
    emails: ['desk@example.org', 'ada@example.org'],
    orders: false,
    bookings: true,
  });
  await page.close();
});

test('the owner looks at a month, and gives one person hours of their own', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings'));
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  // The month is there, with what is booked in it.
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(7);
  const entry = page.getByRole('button', { name: /Mira Stein/ });
  if ((await entry.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await page.goto(screenOf('bookings/settings'));
  await page.getByRole('switch', { name: 'Custom opening hours for Ada Berg' }).click();
  const own = page.getByRole('group', { name: 'Days of hours 1 of Ada Berg' });
  for (const day of ['Sat', 'Sun']) await own.getByRole('checkbox', { name: day }).uncheck();
  await expectAccessible(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  const { settings } = await owner.call('GET', 'bookings/settings');
  expect(settings.resources[0].hours[0].days).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
  expect(settings.hours[0].days).toHaveLength(7);
  await page.close();
});

test('the owner takes all bookings into a calendar elsewhere, and takes its address away', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings/settings'));
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = await page.getByLabel('Calendar address', { exact: true }).inputValue();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${owner.siteUrl}/visit`);
  const read = () =>
    elsewhere.evaluate(async (path) => {
      const answer = await fetch(path);
      return { status: answer.status, text: await answer.text() };
    }, new URL(address).pathname);
  expect((await read()).text).toContain('SUMMARY:Mira Stein');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await expect(page.getByText('Address removed.').first()).toBeVisible();
  expect((await read()).status).toBe(404);
  await elsewhere.close();
  await page.close();
});

test('who is booked is not removed without a question, and comes back with all bookings', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings/settings'));
  await expect(page.getByText('On Mondays to Fridays guests can book Ada Berg from')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ada Berg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove “Ada Berg”?' });
  await expect(dialog.getByText(/^\d bookings? still to come, the last on/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/^Ada Berg is no longer offered. \d bookings? still to come.$/)).toBeVisible();
  const calendar = await context.newPage();
  await calendar.goto(screenOf('bookings'));
  await calendar
    .getByRole('radio', { name: 'List' })
    .or(calendar.getByText('List', { exact: true }))
    .first()
    .click();
  const row = calendar.getByRole('table', { name: 'Bookings' }).getByRole('row').nth(1);
  await expect(row).toContainText('No longer offered');
  await row.getByRole('button').click();
  await expect(calendar.getByRole('dialog')).toContainText('No longer offered');
  await expectAccessible(calendar);
  await calendar.close();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Offer it again/ }).click();
  await expect(page.getByRole('button', { name: 'Remove Ada Berg' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { settings, booked } = await (await saved).json();
  expect(settings.resources).toHaveLength(1);
  expect(booked).toMatchObject([{ resourceId: settings.resources[0].id }]);
  await page.close();
});

test('the owner adds words to a mail to guests, and sees the mail with them', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings/settings'));
  await page.getByLabel('Email', { exact: true }).selectOption('Booking confirmed');
  await page.getByLabel('Your message').fill('Ring twice.\nThe bell is on the left.');
  const mail = page.getByRole('figure', { name: 'Preview' });
  await expect(mail).toContainText('Your booking is confirmed');
  await expect(mail).toContainText('The bell is on the left.');
  await expectAccessible(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await (await saved).json()).settings.mailTexts.confirmed).toContain('Ring twice.');
  await page.getByLabel('Email', { exact: true }).selectOption('Reminder');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await expect(mail).not.toContainText('Ring twice.');
  await page.close();
});

test('days off are kept at once, beside what is unsaved, and taken back', async () => {
  const page = await context.newPage();
  await page.goto(screenOf('bookings/settings'));
  await page.getByLabel('Email reminders to guests').fill('48');
  await page.getByLabel('First day').fill('2040-12-24');
  await page.getByRole('button', { name: 'Block these days' }).click();
  const again = page.getByRole('button', { name: /^Take bookings again: / });
  await expect(again).toHaveCount(1);
  await expect(page.getByLabel('Email reminders to guests')).toHaveValue('48');
  expect((await owner.call('GET', 'bookings/settings')).settings.blocked).toMatchObject([
    { from: '2040-12-24', until: '2040-12-24' },
  ]);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await (await saved).json()).settings.blocked).toHaveLength(1);
  await again.click();
  await expect(page.getByText('No days off yet.')).toBeVisible();
  await page.close();
});

test('a page says first what is wrong, and is sound in every state of a booking', async ({ page }) => {
  const said = page.locator('#said');
  await page.goto(`${owner.siteUrl}/commerce/book`);
  await goToNextMonth(page);
  await page.locator('.book-times label').nth(5).click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Request this time' }).click();
  await expect(page).toHaveTitle(/^Error: A first meeting/);
  await expect(said).toBeFocused();
  await expectFine(page);
  await said.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/like ada@example.org/);
  await page.getByLabel('Name').fill('Ole Berg');
  await page.getByLabel('Email').fill('ole@example.org');
  await page.getByRole('button', { name: 'Request this time' }).click();
  await expect(said).toHaveText(BOOKING_TEXTS.requested);
  await expect(said).toBeFocused();
  await expectFine(page);
  await page.getByRole('link', { name: 'Move booking' }).click();
  await goToNextMonth(page);
  await expectFine(page);
  await page.getByRole('link', { name: 'Keep it as it is' }).click();
  await page.getByText('Cancel booking').click();
  await page.getByRole('button', { name: 'Yes, cancel this booking' }).click();
  await expect(said).toHaveText(BOOKING_TEXTS.cancelled);
  await expectFine(page);
});

test('a captcha is asked for after several bookings, solved by keys, and what was typed stays', async ({
  page,
}) => {
  await owner.call('PUT', 'settings', { captchaSiteKey: 'built-in' });
  const book = async (index: number) => {
    await page.goto(`${owner.siteUrl}/commerce/book`);
    await goToNextMonth(page);
    await page.locator('.book-times label').first().click();
    await page.getByLabel('Name').fill('Ida Falk');
    await page.getByLabel('Email').fill(`ida${index}@example.org`);
    await page.getByRole('button', { name: 'Request this time' }).click();
    await expect(page.locator('#said')).toBeVisible();
  };
  // Others of this file have booked before.
  await expect(async () => {
    await book(Date.now());
    await expect(page.locator('#said')).toContainText('I am a person', { timeout: 1000 });
  }).toPass();
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await expect(box).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ida Falk');
  await expectFine(page);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Thank you. You can send it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Request this time' }).click();
  await expect(page.locator('#said')).toHaveText(BOOKING_TEXTS.requested);
  await owner.call('PUT', 'settings', { captchaSiteKey: '' });
});

for (const javaScriptEnabled of [false, true])
  test(`a table is booked from a page that counts them, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
  }) => {
    const slug = javaScriptEnabled ? 'tables' : 'tables-plain';
    const { settings } = await owner.call('GET', 'bookings/settings');
    const [table, service] = ['table0000000000000000001', 'dinner000000000000000001'];
    const kept = settings.services.filter(({ id }: { id: string }) => id !== service);
    await owner.call('PUT', 'bookings/settings', {
      ...settings,
      resources: [
        ...settings.resources.filter(({ id }: { id: string }) => id !== table),
        { id: table, kind: 'table', name: 'By the window', seats: 4 },
      ],
      services: [
        ...kept,
        {
          ...{ id: service, name: 'Dinner', kind: 'table', resourceIds: [table] },
          ...{ durationMinutes: 60, stepMinutes: 60, leadHours: 24, horizonDays: 60, maxParty: 4 },
        },
      ],
    });
    await publishPage(owner, {
      slug,
      title: 'Come to dinner',
      blocks: [newBlock('booking00000000000000002', 'table-booking', { provider: 'counted' })],
    });
    const guest = await browser.newContext({ javaScriptEnabled });
    const page = await guest.newPage();
    await page.goto(`${owner.siteUrl}/${slug}`);
    if (javaScriptEnabled) {
      await expectFine(page);
      const before = await page.locator('.booking-pages').evaluate((pages) => pages.scrollLeft);
      await page.getByRole('button', { name: 'Later' }).first().click();
      await expect
        .poll(() => page.locator('.booking-pages').evaluate((pages) => pages.scrollLeft))
        .toBeGreaterThan(before);
    }
    const day = page.locator('.booking-page').nth(1).locator('.booking-day > input').first();
    const key = await day.getAttribute('value');
    await day.check();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('button', { name: 'Show free times' }).click();
    await expect(page.locator('.book-day[aria-current=date]')).toHaveAttribute('value', key ?? '');
    await expect(page.getByRole('combobox', { name: 'People' })).toHaveValue('3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner');
    await page.locator('.book-times label').first().click();
    await page.getByLabel('Name').fill('Jon Aas');
    await page.getByLabel('Email').fill('jon@example.org');
    await page.getByRole('button', { name: 'Request this time' }).click();
    await expect(page.getByRole('status')).toHaveText(BOOKING_TEXTS.requested);
    await expect(page.getByText('By the window')).toBeVisible();
    await guest.close();
  });
