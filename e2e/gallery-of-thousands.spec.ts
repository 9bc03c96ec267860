/** The largest gallery there may be: what a browser gets of it, what it asks for, and how it scrolls and opens. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_SLIDES } from '../src/blocks/gallery/props.ts';
import { expect, expectMounted, test } from './support/block-test.ts';

/** Packs as badly as the ids of real files. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const idAt = (index: number) => digest(`id ${index}`).slice(0, 24);
const items = Array.from({ length: MAX_SLIDES }, (_slide, index) => ({
  id: `s${index}`,
  image: { ref: 'media', id: idAt(index) },
  caption: '',
}));
const files = new Map(
  items.map(({ image: { id } }, index) => [
    id,
    {
      id,
      kind: 'image' as const,
      filename: `picture-${index}.jpg`,
      mime: 'image/jpeg',
      bytes: 412_000,
      width: 1800,
      height: index % 3 === 0 ? 2400 : 1200,
      focalPoint: { x: 0.5, y: 0.5 },
      alt: `Picture ${index}`,
      caption: '',
      luminance: [],
      color: '#b9a48c',
      hash: digest(id).slice(0, 10),
    },
  ]),
);
const media = (id: string | undefined) => files.get(id ?? '');

/** Of markup, as it is sent. */
const MOST_BYTES = 150_000;
const MOST_ELEMENTS_EACH = 4;
/** Of pictures, before anybody scrolls: those of the first screens, as browsers fetch ahead. */
const MOST_ASKED = 100;
/** Of the whole page: one for all pictures, not one for each. */
const MOST_LISTENERS = 60;
/** Of the script's memory, once all has been seen. */
const MOST_GROWTH = 3_000_000;
const STEPS = 60;
const isJudged = process.env['JUDGE_TIMES'] !== undefined;
/** On a machine at rest: tasks that a visitor would feel, of a whole scroll on a phone four times slower. */
const MOST_LONG_TASKS = 3;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** What the page holds once all that nobody needs is gone. */
async function heldBy(cdp: CDPSession): Promise<Held> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: find('Nodes'), listeners: find('JSEventListeners'), heap: find('JSHeapUsedSize') };
}

/** From the first picture to the last, a frame at a time. */
function scrollThrough(page: Page): Promise<{ readonly median: number; readonly longTasks: number }> {
  return page.evaluate(async (steps) => {
    let longTasks = 0;
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    const times: number[] = [];
    const { scrollHeight } = document.documentElement;
    let before = await new Promise<number>(requestAnimationFrame);
    for (let step = 1; step <= steps; step += 1) {
      scrollTo({ top: (scrollHeight * step) / steps, behavior: 'instant' });
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - before);
      before = now;
    }
    longTasks += observer.takeRecords().length;
    observer.disconnect();
    return { median: times.sort((a, b) => a - b)[steps / 2] ?? Number.NaN, longTasks };
  }, STEPS);
}

for (const design of ['grid', 'autogrid', 'autocolumns'] as const) {
  test(`2,000 pictures as ${design}: little is sent, few are asked for, scrolling and opening stay light`, async ({
    blocks,
    page,
  }) => {
    const request = {
      type: 'gallery',
      props: { items, design, captions: 'none', lightbox: true },
      context: { media },
    };
    const photo = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#8c6a4f',
        noise: { type: 'gaussian', mean: 128, sigma: 24 },
      },
    })
      .jpeg()
      .toBuffer();
    const bytes = brotliCompressSync(await blocks.html(request)).length;
    expect(bytes).toBeLessThan(MOST_BYTES);
    await page.setViewportSize({ width: 412, height: 823 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    blocks.answer((url, _request, response) => {
      if (!url.pathname.startsWith('/s/')) return undefined;
      response.setHeader('content-type', 'image/jpeg');
      return photo;
    });
    await blocks.open(request);
    await expectMounted(page);
    await page.waitForLoadState('networkidle');
    const asked = () => blocks.server.requests.filter((path) => path.startsWith('/s/'));
    expect(asked().length).toBeLessThan(MOST_ASKED);
    const elements = await page.locator('.gallery').evaluate((root) => root.querySelectorAll('*').length);
    expect(elements).toBeLessThan(MAX_SLIDES * MOST_ELEMENTS_EACH);
    const before = await heldBy(cdp);
    expect(before.listeners).toBeLessThan(MOST_LISTENERS);

    if (isJudged) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const { median, longTasks } = await scrollThrough(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.info(
      `${design}: ${bytes} bytes, ${elements} elements, frames of ${median.toFixed(1)} ms at the median, ${longTasks} long tasks`,
    );
    if (isJudged) expect(longTasks).toBeLessThanOrEqual(MOST_LONG_TASKS);
    await page.waitForLoadState('networkidle');
    expect(new Set(asked()).size, 'each is asked for once').toBe(asked().length);
    const after = await heldBy(cdp);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.heap - before.heap).toBeLessThan(MOST_GROWTH);

    // Never more than three, however many there are.
    await page.locator('[data-lightbox-item]').last().click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    await expect(viewer).toBeVisible();
    await expect(page.locator('.count')).toHaveText('2000 / 2000');
    await expect(page.locator('.slide')).toHaveCount(3);
    const opened = await heldBy(cdp);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    // What a click or a transition still holds is let go a task later.
    await expect.poll(async () => (await heldBy(cdp)).nodes).toBeLessThan(opened.nodes);
    expect((await heldBy(cdp)).listeners).toBeLessThanOrEqual(opened.listeners);
  });
}
