/** The two prices of a membership. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const price = (page: Page) => page.locator('[data-price]:visible');
const joins = (page: Page) => page.locator('.pricing-join:visible');

test('MEMB-01 the toggle swaps the price that is shown and the button to join, and says so', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'pricing' });
  await expectMounted(page);
  await expect(price(page)).toHaveText(['24 € a month']);
  await expect(joins(page)).toHaveText(['Join for a month']);
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(price(page)).toHaveText(['240 € a year']);
  await expect(joins(page)).toHaveText(['Join for a year']);
  await expect(joins(page)).toHaveAttribute('href', '/contact?plan=yearly');
  await expect(page.getByRole('status')).toHaveText('240 € a year');
  await expectAccessible(page);
});

test('MEMB-02 a press on what is not chosen chooses it, and on what is chosen changes nothing', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'pricing', example: 'The second chosen, prices alone' });
  await expectMounted(page);
  const way = (name: string) => page.getByRole('radio', { name });
  await expect(way('Yearly')).toBeChecked();
  await way('Yearly').click();
  await expect(way('Yearly')).toBeChecked();
  await expect(price(page)).toHaveText(['240 € a year']);
  await way('Monthly').click();
  await expect(way('Monthly')).toBeChecked();
  await expect(way('Yearly')).not.toBeChecked();
  await expect(price(page)).toHaveText(['24 € a month']);
  await way('Monthly').press('ArrowRight');
  await expect(way('Yearly')).toBeChecked();
  await expect(
    page.getByRole('radiogroup').or(page.getByRole('group', { name: 'Way to pay' })),
  ).toBeVisible();
});

test('MEMB-01 the prices swap with scripts off too', async ({ blocks, browser }) => {
  const html = await blocks.html({ type: 'pricing' });
  blocks.answer((url) => (url.pathname === '/bare' ? html : undefined));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${blocks.server.origin}/bare`);
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(price(page)).toHaveText(['240 € a year']);
  await context.close();
});
