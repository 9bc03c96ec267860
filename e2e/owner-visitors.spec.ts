/** Who came to a site, on its screen and in small on the first one. */
import { expect, type Page } from '@playwright/test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { insertHits, type StoredHit } from '#server/tracking/queries-hits.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';

let server: OwnerServer;
test.beforeAll(async () => {
  server = await startOwnerServer();
});
test.afterAll(() => server.stop());

const PAGES = [
  '/',
  '/shop',
  '/about',
  '/journal/a-rather-long-title-that-does-not-fit-on-a-phone',
  '/contact',
];
const SOURCES = ['', 'Google', 'Instagram', 'blog.example'];
const DEVICES = ['phone', 'phone', 'computer', 'tablet'] as const;

/** Two months of visits, more of them lately. */
function someHits(siteId: string, now: number): StoredHit[] {
  return Array.from({ length: 60 }, (_day, day) => day).flatMap((day) =>
    Array.from({ length: 8 + Math.round((60 - day) / 4) + ((day * 5) % 7) }, (_visit, visit) =>
      hitsOf(siteId, now - day * DAY_MS - 2 * HOUR_MS - visit * MINUTE_MS, day, visit),
    ).flat(),
  );
}

function hitsOf(siteId: string, at: number, day: number, visit: number): StoredHit[] {
  const isGerman = visit % 3 === 0;
  const isApple = visit % 2 === 0;
  const traits = {
    siteId,
    visitor: `v${day}-${visit}`,
    source: SOURCES[(day + visit) % 4] ?? '',
    medium: '',
    campaign: visit % 5 === 0 ? 'Spring' : '',
    language: isGerman ? 'de' : 'en',
    country: isGerman ? 'CH' : '',
    device: DEVICES[visit % 4] ?? 'phone',
    browser: isApple ? 'Safari' : 'Firefox',
    system: isApple ? 'iOS' : 'Windows',
  };
  const hit = (name: string, later: number, what: Pick<StoredHit, 'event' | 'path' | 'subject'>) => ({
    ...traits,
    ...what,
    id: `${day}-${visit}-${name}-${siteId}`,
    at: at + later,
  });
  const views = Array.from({ length: (visit % 3) + 1 }, (_view, view) =>
    hit(`${view}`, view * 20_000, {
      event: 'view',
      path: PAGES[(visit + view) % PAGES.length] ?? '/',
      subject: '',
    }),
  );
  if (visit % 4 !== 0) return views;
  const overlay = (action: string, later: number) =>
    hit(action, later, { event: 'overlay', path: '/', subject: `${action} popup` });
  return [
    ...views,
    overlay('shown', 45_000),
    visit % 8 === 0 ? overlay('converted', 46_000) : overlay('closed', 46_000),
    hit('press', 50_000, { event: 'button-click', path: '/', subject: 'Book a day' }),
    hit('search', 55_000, { event: 'search-empty', path: '/search', subject: 'glaze course' }),
  ];
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('visitors are shown beside those before, sorted, filtered and given out; nobody is a state of its own', async ({
  page,
}) => {
  const { siteId } = await signInOwner(server, page.context());
  const address = `${server.origin}/sites/${siteId}/analytics`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No visitors yet' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'visitors-empty');

  await server.withDeps((deps) => deps.db.write((tx) => insertHits(tx, someHits(siteId, deps.now()))));
  await page.reload();
  const visitors = page.getByRole('button', { name: /Daily visitors/ });
  await expect(visitors).toContainText('Up');
  const pages = page.getByRole('table', { name: 'Seen', exact: true });
  await expect(pages.getByRole('row')).toHaveCount(PAGES.length + 1);
  await expectAccessible(page);
  await shoot(page, 'visitors');

  // The chart is read by keys, and as a table.
  const reader = page.getByRole('slider', { name: /daily visitors/ });
  await reader.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(reader).toHaveAttribute('aria-valuetext', /: \d+ daily visitors, \d+ in the previous period$/);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: /Page views/ }).click();
  await expect(page.getByRole('slider', { name: /page views/ })).toBeAttached();

  const all = Number((await visitors.textContent())?.match(/\d+/)?.[0]);
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await page.getByRole('button', { name: 'Phones', exact: true }).click();
  await expect(page).toHaveURL(/source=Google.*device=phone/);
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('button')).toHaveCount(2);
  await expect
    .poll(async () => Number((await visitors.textContent())?.match(/\d+/)?.[0]))
    .toBeLessThan(all / 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the filter From Google' }).click();
  await page.getByRole('button', { name: 'Remove the filter With Phones' }).click();

  await page.getByRole('button', { name: '12 months' }).click();
  await expect(page).toHaveURL(/period=year/);
  const table = page.getByRole('link', { name: 'Pages: CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), table.click()]);
  expect(download.suggestedFilename()).toMatch(/^visitors-page-.*\.csv$/);
  // Nobody has come yet at a day's beginning, so that only the chart is asked for here.
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(reader.or(page.getByRole('slider'))).toHaveAttribute('aria-valuetext', /^\d\d:00: /);

  await page.goto(`${server.origin}/sites/${siteId}`);
  const card = page.getByRole('region', { name: 'Visitors of the last seven days' });
  await expect(card).toContainText('Daily visitors, 7 days');
  await expectAccessible(page);
  await shoot(page, 'visitors-home');
  await card.getByRole('link', { name: 'All about visitors' }).click();
  await expect(page).toHaveURL(address);
});

test('a funnel is set and counted, a day is noted, and the week comes by mail', async ({ page }) => {
  const { siteId } = await signInOwner(server, page.context());
  await server.withDeps((deps) => deps.db.write((tx) => insertHits(tx, someHits(siteId, deps.now()))));
  await page.goto(`${server.origin}/sites/${siteId}/analytics`);
  await page.getByRole('button', { name: 'New goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'New goal' });
  await dialog.getByLabel('Name', { exact: true }).fill('Day booked');
  await dialog.getByLabel('Path').fill('/');
  await dialog.getByRole('button', { name: 'Add a step' }).click();
  await dialog.getByLabel('Step 2', { exact: true }).selectOption('Clicks a button');
  await dialog.getByLabel('Button text').fill('Book a day');
  await expectAccessible(page);
  await shoot(page, 'visitors-goal-dialog');
  await dialog.getByRole('button', { name: 'Save goal' }).click();
  await expect(dialog).toBeHidden();
  const goal = page.getByRole('region', { name: 'Day booked' });
  await expect(goal.getByRole('listitem')).toHaveCount(2);
  await expect(goal.getByRole('listitem').last()).toContainText(/Clicked “Book a day”[1-9].*continue/);

  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'What happened' }).fill('Open day');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened).toContainText('Open day');
  const reader = page.getByRole('slider', { name: /daily visitors/ });
  await expect(reader).toHaveAttribute('aria-valuetext', /Open day$/);
  await expect(page.getByRole('table', { name: 'Popups' })).toContainText('Deleted');
  await page
    .getByRole('radio', { name: 'Searches without results' })
    .or(page.getByText('Searches without results'))
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Searches without results' })).toContainText('glaze course');
  await expectAccessible(page);
  await shoot(page, 'visitors-goals');
  await happened.getByRole('button', { name: 'Delete the note Open day' }).click();
  await expect(happened).not.toContainText('Open day');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(happened).toContainText('Open day');
  await page.getByRole('button', { name: 'Delete the goal Day booked' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(goal).toBeHidden();

  await page.goto(`${server.origin}/sites/${siteId}/settings/visitors`);
  const weekly = page.getByRole('switch', { name: 'Email me weekly statistics' });
  await expect(weekly).toBeEnabled();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await weekly.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(weekly).toBeChecked();
  await page.getByLabel('Keep visit details for').selectOption('6 months');
  await expectAccessible(page);
  await shoot(page, 'visitors-settings');
});

test('counting is turned off, and everything counted deleted', async ({ page }) => {
  const { siteId, siteUrl } = await signInOwner(server, page.context());
  await server.withDeps((deps) =>
    deps.db.write((tx) => insertHits(tx, someHits(siteId, deps.now()).slice(0, 50))),
  );
  await page.goto(`${server.origin}/sites/${siteId}/settings/visitors`);
  await expectAccessible(page);
  await shoot(page, 'visitors-settings');
  await page.getByRole('switch', { name: 'Count visitors' }).click();
  // The button rests while it saves, too.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await page.goto(siteUrl);
  await expect(page.locator('script[data-tracking]')).toHaveCount(0);
  await page.goto(`${server.origin}/sites/${siteId}/settings/visitors`);
  await page.getByRole('button', { name: 'Delete all statistics' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Statistics deleted.')).toBeVisible();
  await page.goto(`${server.origin}/sites/${siteId}/analytics`);
  await expect(page.getByRole('heading', { name: 'No visitors yet' })).toBeVisible();
});
