/** Reservations in a browser, with the service in a stand-in. */
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

test('SITE-05 nothing of the reservation service is fetched before a guest asks for its free tables', async ({
  blocks,
  page,
}) => {
  const asked: string[] = [];
  await page.route(/thefork/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Tables</title>Two at eight',
    });
  });
  await blocks.open({ type: 'restaurant-reservation' });
  await expect(page.getByRole('link', { name: 'Reserve with TheFork' })).toHaveAttribute(
    'href',
    'https://www.thefork.com/restaurant/halden',
  );
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show free tables here' }).press('Enter');
  await expectMounted(page);
  const tables = page.getByTitle('Free tables');
  await expect(tables.contentFrame().getByText('Two at eight')).toBeVisible();
  await expect(tables).toBeFocused();
  expect(asked).toEqual(['https://widget.thefork.com/halden']);
  await expectAccessible(page);
});

test('a house without frames of its service leads there, and runs nothing', async ({ blocks, page }) => {
  await blocks.open({ type: 'restaurant-reservation', example: 'A way to the service' });
  await expect(page.getByRole('link', { name: 'Reserve with Resy' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
