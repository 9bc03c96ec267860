/** Text shapes on their real block: when they play, and that they stay with their words. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const SEVERAL_LINES = 'Over several lines, fading in and growing, thick';
const layer = (page: Page) => page.locator('[data-shape-layer]');
const shapes = (page: Page) => page.locator('[data-shape-layer] svg');

/** How many animations run in the layer, and what they change. */
const playing = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelector('[data-shape-layer]')?.getAnimations({ subtree: true }) ?? [];
    const known = ['offset', 'computedOffset', 'easing', 'composite'];
    return {
      count: all.filter(({ playState }) => playState === 'running').length,
      ms: Math.max(0, ...all.map((each) => Number(each.effect?.getComputedTiming().endTime))),
      properties: [
        ...new Set(
          all
            .flatMap((each) => (each.effect as KeyframeEffect).getKeyframes())
            .flatMap((frame) => Object.keys(frame))
            .filter((key) => !known.includes(key)),
        ),
      ].sort(),
    };
  });

/** From each line of the words to the middle of its shape, in pixels, and how many of both there are. */
const distances = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('[data-shape]') as HTMLElement;
    const lines = [...text.getClientRects()];
    const clips = [...document.querySelectorAll('[data-shape-layer] > span')].map((clip) =>
      clip.getBoundingClientRect(),
    );
    return {
      lines: lines.length,
      shapes: clips.length,
      off: lines.map((line, index) => {
        const clip = clips[index];
        // Not drawn anew yet.
        if (!clip) return Number.POSITIVE_INFINITY;
        return Math.abs(clip.left + clip.width / 2 - (line.left + line.width / 2));
      }),
    };
  });

test('WIDG-30 every one of the eleven shapes is drawn around its words', async ({ blocks, renderer }) => {
  for (const example of renderer.exampleNames('text-shape').slice(0, 11)) {
    const page = await blocks.open({ type: 'text-shape', example });
    await expectMounted(page);
    await expect(layer(page)).toBeVisible();
    await expect(shapes(page), example).toHaveCount(1);
    await expect.poll(async () => (await playing(page)).count).toBe(0);
    const box = await shapes(page)
      .locator('path')
      .evaluate((path) => path.getBoundingClientRect());
    const words = await page.locator('[data-shape]').boundingBox();
    expect(box.width, example).toBeGreaterThan((words?.width ?? 0) * 0.85);
    const middle = box.left + box.width / 2 - ((words?.x ?? 0) + (words?.width ?? 0) / 2);
    expect(Math.abs(middle), example).toBeLessThan(6);
  }
});

test('WIDG-30 it is anchored to each line, also when fonts and the width change them', async ({
  blocks,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await blocks.open({ type: 'text-shape', example: SEVERAL_LINES });
  await expect(layer(page)).toBeVisible();
  const wide = await distances(page);
  expect(wide.lines).toBeGreaterThan(2);
  for (const width of [390, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const now = await distances(page);
        return now.lines === now.shapes && now.off.every((off) => off < 2) && now.lines !== wide.lines;
      })
      .toBe(true);
  }
  await page.evaluate(() => {
    const font = new FontFace(
      'Late',
      'local("DejaVu Sans Mono"), local("Liberation Mono"), local("Courier New")',
    );
    document.fonts.add(font);
    (document.querySelector('.text-shape') as HTMLElement).style.fontFamily = 'Late, monospace';
    return font.load().catch(() => {});
  });
  await expect.poll(async () => (await distances(page)).off.every((off) => off < 2)).toBe(true);
});

test('WIDG-34 it plays once its words are in view, by transforms and opacity alone', async ({
  blocks,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 });
  const html = await blocks.html({ type: 'text-shape', example: 'Drawn from the right, slowly, centred' });
  blocks.answer((url) =>
    url.pathname === '/far'
      ? html
          .replace('<main>', '<main><div class="far">')
          .replace('</style>', '.far{block-size:480px}</style>')
          .replace('</h1>', '</h1></div>')
      : undefined,
  );
  await page.goto(`${blocks.server.origin}/far`);
  await expectMounted(page);
  await expect(layer(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(layer(page)).toBeVisible();
  expect(await playing(page)).toEqual({ count: 2, ms: 2000, properties: ['transform'] });
});

test('WIDG-35 it plays anew when what it is told changes', async ({ blocks }) => {
  const page = await blocks.open({ type: 'text-shape', example: 'Wave' });
  await expect(layer(page)).toBeVisible();
  await expect.poll(async () => (await playing(page)).count).toBe(0);
  await page.locator('[data-shape]').evaluate((text) => {
    text.dataset['shapeDuration'] = '30';
    text.dataset['shapeMode'] = 'fadeScale';
  });
  await expect
    .poll(async () => playing(page))
    .toEqual({ count: 1, ms: 30_000, properties: ['opacity', 'transform'] });
});

test('SITE-05 with reduced motion the shape is simply there, and axe has nothing to say', async ({
  blocks,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await blocks.open({ type: 'text-shape', example: SEVERAL_LINES });
  await expect(layer(page)).toBeVisible();
  expect((await playing(page)).count).toBe(0);
  await expectAccessible(page);
});
