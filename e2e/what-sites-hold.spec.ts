/** What the specification promises of a site as a whole, tried on the demo. */
import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';

const alive = (page: Page, island: string) =>
  expect(page.locator(`[data-island=${island}][data-mounted]`).first()).toBeAttached();
/** Islands come to life as they come near. */
async function bring(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island=${island}]`).first().scrollIntoViewIfNeeded();
  await alive(page, island);
}

test('SITE-03 a visitor sees galleries, opens and plays, reads tooltips, answers, moving text, maps and prices', async ({
  demo,
  page,
}) => {
  const open = (block: string) => page.goto(`${demo.origin}/blocks/${block}`);
  await open('gallery');
  await bring(page, 'gallery');
  for (const layout of ['grid', 'autogrid', 'autocolumns', 'stacked', 'strip', 'carousel'])
    await expect(page.locator(`.sqs-gallery-design-${layout}`).first()).toBeAttached();
  await page.locator('.sqs-gallery-design-grid [data-lightbox-item]').first().click();
  const viewer = page.getByRole('dialog').first();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  await open('video');
  await bring(page, 'video');
  await expect(page.getByRole('button', { name: /play/i }).first()).toBeVisible();

  await open('button');
  await bring(page, 'button');
  const described = page.locator('[data-island=button] a[aria-describedby]').first();
  await described.focus();
  await expect(page.getByRole('tooltip').first()).toBeVisible();

  await open('accordion');
  await bring(page, 'accordion');
  const closed = page.locator('[data-island=accordion] button[aria-expanded=false]').first();
  const question = page.locator(`[id="${await closed.getAttribute('id')}"]`);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');

  await open('marquee');
  await bring(page, 'marquee');
  await expect(page.locator('[data-marquee][data-moving]').first()).toBeAttached();

  await open('map');
  await expect(page.locator('.map svg, .map img').first()).toBeVisible();

  await open('pricing');
  await bring(page, 'pricing');
  await expect(page.locator('.pricing-ways input').first()).toBeChecked();
});
