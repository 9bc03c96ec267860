/** Confirmations, informations and hints on the button that has them. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { violationsOf } from './support/violations.ts';

const NAME = 'To the wine list';
const dialog = (page: Page) => page.getByRole('alertdialog');
const asks = (style: string) => ({ type: 'button', example: `Asks first: ${style}` });

/** Presses the button; the dialog is open. */
async function ask(page: Page): Promise<void> {
  await expectMounted(page);
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      if (!event.defaultPrevented && (event.target as Element).closest('a')) {
        event.preventDefault();
        document.body.dataset['gone'] = 'yes';
      }
    });
  });
  await page.getByRole('link', { name: NAME }).click();
}
const hasGone = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-gone', 'yes');
const hasStayed = (page: Page) => expect(page.locator('body')).not.toHaveAttribute('data-gone');

test('WIDG-06 WIDG-09 it tells confirm, reject and cancel apart, under words of its own', async ({
  blocks,
}) => {
  for (const [style, no] of [
    ['confirm-or-reject', 'Reject'],
    ['confirm-or-cancel', 'Cancel'],
  ] as const) {
    const page = await blocks.open(asks(style));
    await ask(page);
    await expect(dialog(page).getByRole('button')).toHaveText([no, 'Confirm']);
    await dialog(page).getByRole('button', { name: no }).click();
    await expect(dialog(page)).toHaveCount(0);
    await hasStayed(page);
    await page.getByRole('link', { name: NAME }).click();
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await hasGone(page);
  }
});

test('WIDG-02 the alert is the confirm-only confirmation with an Okay button', async ({ blocks }) => {
  const page = await blocks.open(asks('confirm-only'));
  await ask(page);
  await expect(dialog(page).getByRole('button')).toHaveText(['Okay']);
  await dialog(page).getByRole('button', { name: 'Okay' }).click();
  await hasGone(page);
});

test('WIDG-05 it is hidden, shown, hiding and gone, at the latest 600 ms later', async ({ blocks }) => {
  const page = await blocks.open(asks('confirm-or-cancel'));
  await expect(page.locator('.confirmation')).toHaveCount(0);
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { state } = (target as HTMLElement).dataset;
        if (state && states.at(-1) !== state) states.push(state);
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
  });
  await ask(page);
  await expect(dialog(page)).toHaveAttribute('data-state', 'shown');
  // No end of a transition is told: the fallback ends it.
  await page.evaluate(() => {
    addEventListener('transitionend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  const box = page.locator('.confirmation');
  await page.clock.runFor(599);
  await expect(box).toHaveAttribute('data-state', 'hiding');
  // The page has its keys back while it fades.
  const asking = page.locator(':focus');
  await expect(asking).toHaveCount(1);
  const before = await asking.evaluate((element) => element.outerHTML);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).not.toBe(before);
  await page.clock.runFor(1);
  await expect(box).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['shown', 'hiding', 'destroyed']);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('WIDG-07 a press beside it counts as cancel; one that only ends there does not', async ({ blocks }) => {
  const page = await blocks.open(asks('confirm-or-reject'));
  await ask(page);
  const box = await dialog(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
  await hasStayed(page);
});

test('SITE-05 KEYS-02 APG alert dialog: named, described, Tab goes round, Escape closes, the focus returns', async ({
  blocks,
}) => {
  const page = await blocks.open(asks('confirm-or-cancel'));
  await ask(page);
  await expect(dialog(page)).toHaveAccessibleName('Are you over eighteen?');
  await expect(dialog(page)).toHaveAccessibleDescription(/the law asks us/);
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  const no = dialog(page).getByRole('button', { name: 'Cancel' });
  const yes = dialog(page).getByRole('button', { name: 'Confirm' });
  await expect(no).toBeFocused();
  for (const [key, next] of [
    ['Tab', yes],
    ['Tab', no],
    ['Shift+Tab', yes],
  ] as const) {
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
  }
  expect(await violationsOf(page)).toEqual([]);
  const width = await dialog(page).evaluate((element) => (element as HTMLElement).offsetWidth);
  expect(width).toBe(350);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: NAME })).toBeFocused();
  await hasStayed(page);
});

test('WIDG-03 WIDG-04 an information has no buttons, stands at the top right, and confirms itself after 2000 ms', async ({
  blocks,
}) => {
  const page = await blocks.open(asks('no-buttons'));
  await expectMounted(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page);
  const box = page.locator('.information');
  await expect(box).toHaveText('Opening the list…');
  await expect(box).toHaveRole('status');
  await expect(box.getByRole('button')).toHaveCount(0);
  const { right, top } = await box.evaluate((element) => {
    const { right: end, top: start } = element.getBoundingClientRect();
    return { right: document.documentElement.clientWidth - end, top: start };
  });
  expect([right, top]).toEqual([16, 16]);
  await page.clock.runFor(1900);
  // Somebody is reading it.
  await box.hover();
  await page.clock.runFor(10_000);
  await hasStayed(page);
  await page.mouse.move(300, 500);
  await page.clock.runFor(1999);
  await hasStayed(page);
  await page.clock.runFor(1);
  await hasGone(page);
});

test.describe('the hint', () => {
  const REQUEST = { type: 'button', example: 'With a hint' };
  const button = (page: Page) => page.getByRole('link', { name: 'Order seconds' });
  const tip = (page: Page) => page.locator('[role=tooltip]');
  async function stop(page: Page) {
    await expectMounted(page);
    await page.mouse.move(400, 600);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('WIDG-15 WIDG-16 it comes 1200 ms after the pointer, 250 wide, 15 away, fading for 0.3 s', async ({
    blocks,
  }) => {
    const page = await blocks.open(REQUEST);
    await stop(page);
    const box = await button(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.clock.runFor(1199);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip(page)).not.toHaveAttribute('hidden');
    const place = await tip(page).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top, width };
    });
    expect(place).toEqual({ left: Math.max(20, x + 15), top: y + 15, width: 250 });
    const opacity = () => tip(page).evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.clock.runFor(150);
    expect(await opacity()).toBeGreaterThan(0);
    expect(await opacity()).toBeLessThan(1);
    await page.clock.runFor(170);
    expect(await opacity()).toBe(1);
    // Frozen where it came.
    await page.mouse.move(x + 25, y);
    expect(await tip(page).evaluate((element) => element.getBoundingClientRect().left)).toBe(place.left);
  });

  test('WIDG-16 it keeps 20 from the edges of the screen', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 320, height: 240 });
    await blocks.open(REQUEST);
    await stop(page);
    await page.evaluate(() => scrollTo(0, 9999));
    const box = await button(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 6, (box?.y ?? 0) + (box?.height ?? 0) - 4);
    await page.clock.runFor(1600);
    const { left, top, right, bottom } = await tip(page).evaluate((element) => {
      const edges = element.getBoundingClientRect();
      return { left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom };
    });
    expect(left).toBeGreaterThanOrEqual(20);
    expect(right).toBeLessThanOrEqual(300);
    expect(top).toBeGreaterThanOrEqual(20);
    expect(bottom).toBeLessThanOrEqual(220);
  });

  test('WIDG-15 WCAG 1.4.13: it comes with the focus, can be pointed at, and goes with Escape alone', async ({
    blocks,
  }) => {
    const page = await blocks.open(REQUEST);
    await expectMounted(page);
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await expect(tip(page)).toBeVisible();
    await expect(button(page)).toHaveAccessibleDescription(/small fault in the glaze/);
    await expect(tip(page)).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await stop(page);
    await button(page).hover();
    await page.clock.runFor(1600);
    await expect(tip(page)).toBeVisible();
    const box = await tip(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) - 6);
    await page.clock.runFor(30_000);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    await expect(tip(page)).toBeHidden();
  });
});
