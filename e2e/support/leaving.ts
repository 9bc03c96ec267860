/** Closing a page on which something is half-written. */
import { expect, type Page } from '@playwright/test';

/** The browser asks first; the page is kept. */
export async function expectToAskBeforeLeaving(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
}
