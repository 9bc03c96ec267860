/** Where screens of the owner area stand as they are opened, and come back to. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/owner-test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name, exact: true });

test('a new screen starts at its top, going back leads to where it was, and a query moves nothing', async ({
  ownerServer,
  owner,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}`);
  await expect(page.getByRole('heading', { name: 'Edited recently' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 250));
  await expect.poll(() => placeOf(page)).toBe(250);
  await entry(page, 'Media').click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeInViewport();
  expect(await placeOf(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Edited recently' })).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe(250);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeInViewport();

  await page.goto(`${ownerServer.origin}/sites/${owner.siteId}/sales`);
  await expect(page.getByText('No sales yet')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect.poll(() => placeOf(page)).toBe(40);
  // A press by hand would bring the button into sight first.
  await page.getByRole('button', { name: '7 days', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/sales\?/);
  await expect(page.getByRole('button', { name: '7 days', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await placeOf(page)).toBe(40);
});
