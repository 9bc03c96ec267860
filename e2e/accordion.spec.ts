/** The accordion on its real block: APG “Accordion”, the search of the browser, and the specification’s 250 ms. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const SEVERAL = 'Several open, the first from the start, large';
const opener = (page: Page, name: string) => page.getByRole('button', { name });
const answer = (page: Page, words: string) => page.locator('.accordion-panel', { hasText: words });
const DISHES = 'Can the plates go';
const ORDERS = 'How long does an order';
const CLASSES = 'Do you teach';

/** Time stands still from here on, until it is moved. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('WIDG-17 WIDG-19 WIDG-20 a press opens one answer and closes the others', async ({ blocks }) => {
  const page = await blocks.open({ type: 'accordion' });
  await expectMounted(page);
  for (const name of [DISHES, ORDERS, CLASSES])
    await expect(opener(page, name)).toHaveAttribute('aria-expanded', 'false');
  await opener(page, DISHES).click();
  await expect(answer(page, 'All of our tableware')).toBeVisible();
  await expect(page.locator('.accordion-panel[style]')).toHaveCount(0);
  await opener(page, CLASSES).click();
  await expect(opener(page, CLASSES)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, DISHES)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.accordion-panel[hidden="until-found"]')).toHaveCount(2);
  await opener(page, CLASSES).click();
  await expect(page.locator('.accordion-panel[hidden="until-found"]')).toHaveCount(3);
});

test('WIDG-17 WIDG-21 several may be open at once, and the first from the start', async ({ blocks }) => {
  const page = await blocks.open({ type: 'accordion', example: SEVERAL });
  await expectMounted(page);
  await expect(opener(page, DISHES)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 'All of our tableware')).toBeVisible();
  await opener(page, CLASSES).click();
  await expect(page.locator('.accordion-panel:not([hidden])')).toHaveCount(2);
  await expectAccessible(page);
});

test('WIDG-18 WIDG-22 the height takes 250 ms, in which presses are ignored', async ({ blocks }) => {
  const page = await blocks.open({ type: 'accordion' });
  await expectMounted(page);
  await stopTime(page);
  const panel = answer(page, 'All of our tableware');
  await opener(page, DISHES).click();
  const heights: number[] = [];
  for (let ms = 0; ms < 240; ms += 80) {
    await page.clock.runFor(80);
    heights.push(await panel.evaluate((element) => element.getBoundingClientRect().height));
  }
  const full = await panel.evaluate((element) => element.scrollHeight);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights.at(-1)).toBeLessThan(full);
  await opener(page, DISHES).click();
  await opener(page, ORDERS).click();
  await expect(opener(page, DISHES)).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, ORDERS)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(32);
  expect(await panel.getAttribute('style')).toBeNull();
  expect(await panel.evaluate((element) => Math.round(element.getBoundingClientRect().height))).toBe(full);
  await opener(page, ORDERS).click();
  await expect(opener(page, ORDERS)).toHaveAttribute('aria-expanded', 'true');
});

test('WIDG-17 what the browser finds in a closed answer opens it, and still one is open', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'accordion' });
  await expectMounted(page);
  await opener(page, DISHES).click();
  await expect(page.locator('.accordion-panel[style]')).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = document.querySelectorAll('.accordion-panel')[1]?.id ?? '';
  });
  await expect(opener(page, ORDERS)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 'What is on the shelf')).toBeVisible();
  await expect(opener(page, DISHES)).toHaveAttribute('aria-expanded', 'false');
});

test('SITE-07 APG accordion: buttons in headings, regions with their names, Enter, Space, Tab', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'accordion', example: SEVERAL });
  await expectMounted(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of [DISHES, ORDERS, CLASSES]) {
    const button = opener(page, name);
    expect(await button.evaluate((element) => element.parentElement?.tagName)).toBe('H2');
    const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect(panel).toHaveAttribute('aria-labelledby', (await button.getAttribute('id')) ?? '');
  }
  await expect(page.getByRole('group', { name: DISHES })).toBeVisible();
  for (const key of ['Enter', 'Space']) {
    await opener(page, ORDERS).focus();
    await page.keyboard.press(key);
    await expect(answer(page, 'What is on the shelf')).toBeVisible();
    await page.keyboard.press(key);
    await expect(opener(page, ORDERS)).toHaveAttribute('aria-expanded', 'false');
  }
  await opener(page, DISHES).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page, ORDERS)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(opener(page, DISHES)).toBeFocused();
});

test('SITE-07 with scripts off every answer is there to be read', async ({ blocks, browser }) => {
  const html = await blocks.html({ type: 'accordion' });
  blocks.answer((url) => (url.pathname === '/bare' ? html : undefined));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${blocks.server.origin}/bare`);
  for (const words of ['All of our tableware', 'What is on the shelf', 'Every Saturday'])
    await expect(page.getByText(words)).toBeVisible();
  await context.close();
});
