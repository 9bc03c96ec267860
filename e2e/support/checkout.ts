/** What a buyer does on the page of the checkout. */
import { expect, type Page } from '@playwright/test';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';

/** Waits until the total is that of what is chosen: by itself where scripts run, by a press where they do not. */
export async function reckonTotal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Update the total' }).first();
  if (await button.isVisible()) return button.click();
  const form = page.locator('form[data-island=checkout]');
  await expect(form).toHaveAttribute('data-mounted');
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
}

/** Where it goes: to Berlin. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('Kastanienallee 7');
  await page.getByLabel('Postal code').fill('10435');
  await page.getByLabel('Town or city').fill('Berlin');
}

/** Buys what stands on a page, sent to Berlin, without scripts; then looks at the order. */
export async function buyFirst(
  page: Page,
  productUrl: string,
  more: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto(productUrl);
  const added = page.waitForResponse((response) => response.url().includes('/api/commerce/cart'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await added;
  await page.goto(new URL(CHECKOUT_PATH, productUrl).href);
  await page.getByLabel('Email').first().fill('ada@example.org');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Update the total' }).click();
  await page.getByLabel(/By post/).check();
  await page.getByRole('button', { name: 'Update the total' }).click();
  await more(page);
  await page.getByRole('button', { name: /Place the order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await page.getByRole('link', { name: 'View your order' }).click();
}
