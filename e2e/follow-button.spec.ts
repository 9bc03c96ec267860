/** The follow button against a stand-in of the service. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const SERVICE = 'https://platform.twitter.com/widgets.js';
const button = (page: Page) => page.locator('.follow-button a');
const asked = { type: 'follow-button', props: { username: '@haldenceramics' } };
const shown = { type: 'follow-button', props: { username: '@haldenceramics', isAsked: false } };

test('WIDG-10 WIDG-11 WIDG-12 it leads to the profile, and is seen once the script of the service is there', async ({
  blocks,
  page,
}) => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SERVICE, async (route) => {
    await answered;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.service = "there";' });
  });
  const wanted = page.waitForRequest(SERVICE);
  await blocks.open(shown);
  await expectMounted(page);
  await wanted;
  await expect(button(page)).toBeHidden();
  await expectAccessible(page);
  answer();
  await expect(button(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('href', 'https://x.com/haldenceramics');
  await expect(button(page)).toHaveText('Follow @haldenceramics');
  await expectAccessible(page);
});

test('WIDG-11 it stays unseen, and silent, where the script fails', async ({ blocks, page }) => {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.route(SERVICE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await blocks.open(shown);
  await failed;
  await expectMounted(page);
  await expect(button(page)).toBeHidden();
  expect(said).toEqual([]);
});

test('WIDG-11 it stays unseen where the script takes longer than 10 seconds', async ({ blocks, page }) => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SERVICE, async (route) => {
    await answered;
    await route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.service = "late";' });
  });
  await page.clock.install();
  const wanted = page.waitForRequest(SERVICE);
  await blocks.open(shown);
  await page.clock.runFor(1000);
  await wanted;
  await page.clock.runFor(10_000);
  answer();
  await expect(page.locator('body')).toHaveAttribute('data-service', 'late');
  await page.clock.runFor(1000);
  await expect(button(page)).toBeHidden();
});

test('WIDG-12 where it asks first, nothing of the service is fetched before the press', async ({
  blocks,
  page,
}) => {
  const fetched: string[] = [];
  await page.route(SERVICE, async (route) => {
    fetched.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await blocks.open(asked);
  await expectMounted(page);
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Follow @haldenceramics on X' }).click();
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(fetched).toEqual([SERVICE]);
});
