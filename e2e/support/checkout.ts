/** What a buyer does on the page of the checkout. */
import { expect, type Page } from '@playwright/test';

/** Waits until the total is that of what is chosen: by itself where scripts run, by a press where they do not. */
export async function reckonTotal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Update the total' }).first();
  if (await button.isVisible()) return button.click();
  const form = page.locator('form[data-island=checkout]');
  await expect(form).toHaveAttribute('data-mounted');
  await expect(form).not.toHaveAttribute('aria-busy', 'true');
}
