/** A form that is sent where there is no connection, on a whole page against the real server. */
import { expect } from '@playwright/test';
import { test } from './server.ts';

test('FORM-67 FORM-69 offline a form says so, keeps what was written over a reload, and sends it when asked again', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/contact`);
  const form = page.locator('form.form').first();
  await form.scrollIntoViewIfNeeded();
  const key = page.waitForResponse(/FormSubmissionKey/);
  await form.locator('textarea').first().focus();
  await key;
  const words = 'Do you keep two plates aside until spring?';
  for (const box of await form.locator('[data-type=name] input').all()) await box.fill('Mira');
  await form.getByLabel('Your email').fill('mira@example.org');
  await form.getByLabel('Something else').check();
  await form.locator('textarea').fill(words);
  const send = form.locator('.form-submit');
  await page.context().setOffline(true);
  await send.click();
  const problem = form.locator('.form-problem').first();
  await expect(problem).toHaveText(/^You are offline\. Your entries are kept/);
  await expect(problem).toBeFocused();
  await page.context().setOffline(false);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('textarea').first()).toHaveValue(words);
  await expect(form.getByLabel('Something else')).toBeChecked();
  await send.click();
  await expect(page.locator('.form-sent')).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('vitrine-form')));
  expect(await kept()).toEqual([]);
});
