/** The marquee on its real block: what moves, when it rests, and that it is read once. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const STRAIGHT = 'Straight, to the right, resting under the pointer';
const line = (page: Page) => page.locator('[data-marquee]');
const moving = (page: Page) => page.locator('[data-marquee][data-moving]');

/** What the animations of the block are made of, and which way the first goes. */
const animationsOf = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelector('[data-marquee]')?.getAnimations({ subtree: true }) ?? [];
    return all.map((each) => {
      const frames = (each.effect as KeyframeEffect).getKeyframes();
      const known = ['offset', 'computedOffset', 'easing', 'composite'];
      return {
        state: each.playState,
        properties: [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter(
          (key) => !known.includes(key),
        ),
        from: String(frames[0]?.['transform']),
        to: String(frames.at(-1)?.['transform']),
      };
    });
  });

test('WIDG-24 the text scrolls along a wavy path, by transforms alone', async ({ blocks }) => {
  const page = await blocks.open({ type: 'marquee', example: 'Along a wave' });
  await expectMounted(page);
  await expect(moving(page)).toHaveCount(1);
  const all = await animationsOf(page);
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all.flatMap(({ properties }) => properties))).toEqual(new Set(['transform']));
  expect(all[0]?.from).toBe('translateX(0px)');
  // Letters stand at different heights, and each follows the wave as the whole moves on.
  const tops = (ms: number) =>
    page.evaluate((at) => {
      const root = document.querySelector('[data-marquee]') as HTMLElement;
      for (const each of root.getAnimations({ subtree: true })) {
        each.pause();
        each.currentTime = at;
      }
      return [...root.querySelectorAll('[data-marquee-track] > span > span')]
        .slice(0, 40)
        .map((fragment) => Math.round(fragment.getBoundingClientRect().top));
    }, ms);
  const [first, later] = [await tops(20_000), await tops(20_900)];
  expect(new Set(first).size).toBeGreaterThan(8);
  expect(later).not.toEqual(first);
});

test('WIDG-24 at any moment letters in one place stand at one height: the path itself stays', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'marquee', example: 'Along a wave' });
  await expect(moving(page)).toHaveCount(1);
  const heights = (at: number) =>
    page.evaluate((ms) => {
      const root = document.querySelector('[data-marquee]') as HTMLElement;
      for (const each of root.getAnimations({ subtree: true })) {
        each.pause();
        each.currentTime = ms;
      }
      const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
      return [...root.querySelectorAll('[data-marquee-track] > span > span')].map((fragment) =>
        middle(fragment.getBoundingClientRect()),
      );
    }, at);
  const [a, b] = [await heights(30_000), await heights(33_333)];
  for (const [x, y] of a.filter(([x]) => x > 100 && x < 900)) {
    const near = b.find(([other]) => Math.abs(other - x) < 1);
    if (near) expect(Math.abs(near[1] - y)).toBeLessThan(2.5);
  }
});

test('WIDG-26 WIDG-27 it moves in view, and stops out of view', async ({ blocks }) => {
  const page = await blocks.open({ type: 'marquee' });
  await expect(moving(page)).toHaveCount(1);
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '4000px';
    scrollTo(0, 3000);
  });
  await expect(moving(page)).toHaveCount(0);
  expect(new Set((await animationsOf(page)).map(({ state }) => state))).toEqual(new Set(['paused']));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(moving(page)).toHaveCount(1);
});

test('WIDG-26 WIDG-27 with reduced motion it is one readable line that wraps, at once when asked', async ({
  blocks,
}) => {
  const page = await blocks.open({ type: 'marquee' });
  await expect(moving(page)).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(moving(page)).toHaveCount(0);
  expect(await animationsOf(page)).toEqual([]);
  await expect(page.locator('[data-marquee-track]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByText('Open studio on Saturday')).toBeVisible();
  const { white, wide } = await line(page).evaluate((element) => ({
    white: getComputedStyle(element.querySelector('p') as Element).whiteSpace,
    wide: element.scrollWidth - element.clientWidth,
  }));
  expect([white, wide]).toEqual(['normal', 0]);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(moving(page)).toHaveCount(1);
});

test('WIDG-28 it rests under the pointer where its owner wants that, and only there', async ({ blocks }) => {
  let page = await blocks.open({ type: 'marquee', example: STRAIGHT });
  await expect(moving(page)).toHaveCount(1);
  await line(page).hover();
  await expect(moving(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(moving(page)).toHaveCount(1);
  expect((await animationsOf(page))[0]?.to).toBe('translateX(0px)');
  page = await blocks.open({ type: 'marquee' });
  await expect(moving(page)).toHaveCount(1);
  await line(page).hover();
  await expect(moving(page)).toHaveCount(1);
});

test('SITE-05 visitors stop it by a button, hear it once, and axe has nothing to say', async ({ blocks }) => {
  const page = await blocks.open({ type: 'marquee' });
  await expect(moving(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop the moving text' }).press('Enter');
  await expect(moving(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Let the text move' }).press('Space');
  await expect(moving(page)).toHaveCount(1);
  const snapshot = await page.locator('main').ariaSnapshot();
  expect(snapshot.match(/Open studio on Saturday/g)).toHaveLength(1);
  await expectAccessible(page);
});
