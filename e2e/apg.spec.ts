/** What the tests of the ARIA authoring practices assert of carousels and tabs, on our blocks. */
import type { Page } from '@playwright/test';
import { expect, expectMounted, test } from './support/block-test.ts';

const SLIDESHOW = 'Slideshow with small pictures';
const TABS = 'A price list in tabs';
const shown = (page: Page) => page.locator('.gallery-slides .sqs-active-slide').getAttribute('data-slide-id');
const pause = (page: Page) => page.getByRole('button', { name: /the slideshow/ });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** A gallery that moves takes no other step: what moves now is over. */
const atRest = async (page: Page) => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.clock.runFor(2000);
};

/** Opens the slideshow that goes on by itself, whose time moves only as told. */
async function openSlideshow(page: Page, open: () => Promise<Page>): Promise<void> {
  await page.clock.install();
  await open();
  await expectMounted(page);
  await page.mouse.move(2, 2);
}

test('APG carousel: named, as are its controls and slides, and its buttons control the slides', async ({
  blocks,
  page,
}) => {
  await openSlideshow(page, () => blocks.open({ type: 'gallery', example: SLIDESHOW }));
  const carousel = page.locator('[aria-roledescription=carousel]');
  await expect(carousel).toHaveCount(1);
  await expect(carousel).toHaveAccessibleName('Pictures');
  await expect(pause(page)).toHaveAccessibleName('Stop the slideshow');
  for (const button of [previous(page), next(page)]) {
    const id = await button.getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toHaveClass(/gallery-slides/);
  }
  const slides = page.locator('.gallery-slides [role=group][aria-roledescription=slide]');
  await expect(slides).toHaveCount(6);
  for (let index = 0; index < 6; index += 1)
    await expect(slides.nth(index)).toHaveAttribute('aria-label', `${index + 1} of 6`);
});

test('APG carousel: Tab goes from the pause button to the slide that is shown, and to no other', async ({
  blocks,
  page,
}) => {
  await openSlideshow(page, () => blocks.open({ type: 'gallery', example: SLIDESHOW }));
  await pause(page).focus();
  for (const stop of [previous(page), next(page)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('.gallery-slides .sqs-active-slide a:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('.gallery-slides :focus')).toHaveCount(0);
});

for (const key of ['Enter', 'Space'])
  test(`APG carousel: ${key} stops it and lets it go on, goes on and back`, async ({ blocks, page }) => {
    await openSlideshow(page, () => blocks.open({ type: 'gallery', example: SLIDESHOW }));
    const first = await shown(page);
    await pause(page).focus();
    await page.keyboard.press(key);
    await page.locator('h1').evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(12_000);
    expect(await shown(page)).toBe(first);
    await pause(page).focus();
    await page.keyboard.press(key);
    await page.clock.runFor(5100);
    await expect.poll(() => shown(page)).not.toBe(first);
    await atRest(page);
    const second = await shown(page);
    await next(page).focus();
    await page.keyboard.press(key);
    await expect.poll(() => shown(page)).not.toBe(second);
    await atRest(page);
    await previous(page).focus();
    await page.keyboard.press(key);
    await expect.poll(() => shown(page)).toBe(second);
  });

test('APG carousel: changes are read out once somebody has taken over, and not while it moves', async ({
  blocks,
  page,
}) => {
  await openSlideshow(page, () => blocks.open({ type: 'gallery', example: SLIDESHOW }));
  const news = page.locator('.gallery-news');
  await expect(news).toHaveAttribute('aria-live', 'off');
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(news).toHaveAttribute('aria-live', 'polite');
  await expect(news).toHaveText(/^2 of 6/);
  await pause(page).click();
  await expect(news).toHaveAttribute('aria-live', 'off');
  await pause(page).click();
  await expect(news).toHaveAttribute('aria-live', 'polite');
});

test('APG tabs: one list, a panel for each tab that it names, and one stop for the Tab key', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'menu', example: TABS });
  await expectMounted(page);
  await expect(page.getByRole('tablist')).toHaveCount(1);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(3);
  for (let index = 0; index < 3; index += 1) {
    const tab = tabs.nth(index);
    await tab.click();
    for (let other = 0; other < 3; other += 1) {
      const isChosen = other === index;
      await expect(tabs.nth(other)).toHaveAttribute('aria-selected', String(isChosen));
      await expect(tabs.nth(other)).toHaveAttribute('tabindex', isChosen ? '0' : '-1');
      const panel = page.locator(`[id="${await tabs.nth(other).getAttribute('aria-controls')}"]`);
      await expect(panel).toHaveAttribute('role', 'tabpanel');
      await expect(panel).toHaveAttribute(
        'aria-labelledby',
        (await tabs.nth(other).getAttribute('id')) ?? '',
      );
      await expect(panel).toBeVisible({ visible: isChosen });
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tabpanel]:not([hidden])')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab).toBeFocused();
  }
});

test('APG tabs: arrows go round, Home and End lead to the ends, and each is chosen as it is reached', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'menu', example: TABS });
  await expectMounted(page);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  const order = [
    ...(['ArrowRight', 'ArrowRight', 'ArrowRight'] as const).map((key, at) => [key, (at + 1) % 3] as const),
    ...(['ArrowLeft', 'ArrowLeft', 'ArrowLeft'] as const).map((key, at) => [key, (5 - at) % 3] as const),
    ['End', 2],
    ['Home', 0],
    ['End', 2],
    ['End', 2],
  ] as const;
  for (const [key, index] of order) {
    await page.keyboard.press(key);
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' })).toBeVisible();
  }
});

test('APG disclosure: Tab reaches its button, and Enter and Space open and close what it controls', async ({
  blocks,
  page,
}) => {
  await blocks.open({ type: 'chart' });
  const button = page.locator('.chart details > summary').first();
  const table = page.locator('.chart details table').first();
  const isOpen = () => button.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  await expect(table).toBeHidden();
  await page.bringToFront();
  await page.locator('body').press('Tab');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 200 });
  }).toPass();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(table).toBeVisible();
    expect(await isOpen()).toBe(true);
    await page.keyboard.press(key);
    await expect(table).toBeHidden();
    expect(await isOpen()).toBe(false);
  }
  await button.click();
  await expect(table).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
});
