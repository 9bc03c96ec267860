import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const REQUEST = { type: 'calendar', id: 'block00000000000calendar' };

/** Answers the page's own address with whatever month it asks for. */
async function answerMonths(blocks: BlockPage) {
  const months = new Map<string, string>();
  for (const month of ['2026-04', '2026-05', '2026-06']) {
    months.set(month, await blocks.html({ ...REQUEST, query: { month } }));
  }
  blocks.answer((url) =>
    url.pathname === '/work/bowls' ? months.get(url.searchParams.get('month') ?? '2026-05') : undefined,
  );
}

test('SITE-05 SITE-07 a month is a table with a caption on wide screens and a list on phones', async ({
  blocks,
  renderer,
}) => {
  for (const example of renderer.exampleNames('calendar')) {
    const page = await blocks.open({ ...REQUEST, example });
    await expect(page.getByRole('table', { name: 'Events in May 2026' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.locator('.calendar-list li')).toHaveCount(4);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('SITE-07 events stand on their days, long ones on each, and today is marked', async ({ blocks }) => {
  const page = await blocks.open(REQUEST);
  const cell = (day: string) =>
    page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
  await expect(cell('2026-05-16').getByRole('link')).toHaveText([
    /Throwing for beginners/,
    /Open studio evening/,
  ]);
  for (const day of [23, 24, 25, 26, 27, 28])
    await expect(cell(`2026-05-${day}`)).toContainText('Glaze week');
  await expect(cell('2026-05-29')).not.toContainText('Glaze week');
  await expect(page.locator('[aria-current=date]')).toContainText('14');
});

test('SITE-07 without a script the months are links', async ({ blocks, browser }) => {
  await answerMonths(blocks);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${blocks.server.origin}/work/bowls`);
  await page.getByRole('link', { name: 'June 2026' }).click();
  await expect(page.getByRole('table', { name: 'Events in June 2026' })).toBeVisible();
  await context.close();
});

test('SITE-07 another month moves in without loading the page, keeps the focus and is announced', async ({
  blocks,
  page,
}) => {
  await answerMonths(blocks);
  await page.goto(`${blocks.server.origin}/work/bowls`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Next month: June 2026' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Events in June 2026' })).toBeVisible();
  await expectMounted(page);
  await expect(page.getByRole('link', { name: 'Next month: July 2026' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Events in June 2026');
  expect(new URL(page.url()).searchParams.get('month')).toBe('2026-06');
  await page.getByRole('link', { name: 'Previous month: May 2026' }).click();
  await expect(page.getByRole('table', { name: 'Events in May 2026' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('when the month cannot be fetched, the link is followed', async ({ blocks, page }) => {
  await answerMonths(blocks);
  await page.goto(`${blocks.server.origin}/work/bowls`);
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
  });
  await page.getByRole('link', { name: 'June 2026' }).click();
  await expect(page.getByRole('table', { name: 'Events in June 2026' })).toBeVisible();
});
