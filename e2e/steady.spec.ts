/** What moves on a page is moved by the browser's compositor: no frame of it waits for the page's own work. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectMounted, test } from './support/block-test.ts';

const WATCHED_MS = 2000;

/** How often a page was laid out and styled, and for how long its scripts ran. */
interface Work {
  readonly layouts: number;
  readonly styles: number;
  readonly scriptMs: number;
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    layouts: of('LayoutCount'),
    styles: of('RecalcStyleCount'),
    scriptMs: of('ScriptDuration') * 1000,
  };
}

/** What the page did while it moved, with a processor that is four times slower. */
async function whileItMoves(page: Page): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await workOf(session);
  await page.waitForTimeout(WATCHED_MS);
  const after = await workOf(session);
  await session.detach();
  return {
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
    scriptMs: after.scriptMs - before.scriptMs,
  };
}

/** A layout for each frame would be a hundred of them; now and then the next slide begins. */
function expectNoFrameWork({ layouts, styles, scriptMs }: Work): void {
  expect(layouts).toBeLessThan(4);
  expect(styles).toBeLessThan(12);
  expect(scriptMs).toBeLessThan(WATCHED_MS / 20);
}

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

const EXAMPLES = ['Along a wave', 'Straight, to the right, resting under the pointer'];
for (const example of EXAMPLES)
  test(`the moving text “${example}” costs the page no work of its own`, async ({ blocks }) => {
    const page = await blocks.open({ type: 'marquee', example });
    await expectMounted(page);
    await expect(page.locator('[data-marquee][data-moving]')).toHaveCount(1);
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    const work = await whileItMoves(page);
    expect(await running(page)).toBeGreaterThan(0);
    expectNoFrameWork(work);
  });

test('a shape being drawn around its words costs the page no work of its own', async ({ blocks }) => {
  const page = await blocks.open({ type: 'text-shape', example: 'Wave' });
  await expectMounted(page);
  await expect.poll(() => running(page)).toBe(0);
  await page.locator('[data-shape]').evaluate((text) => {
    text.dataset['shapeDuration'] = '30';
  });
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  const work = await whileItMoves(page);
  expect(await running(page)).toBeGreaterThan(0);
  expectNoFrameWork(work);
});

test('blocks that come in cost the page no work of their own, and rest once they are there', async ({
  blocks,
  page,
}) => {
  const html = await blocks.html({ type: 'entrance', example: 'Rising' });
  const three = [1, 2, 3].map((n) => `<div data-block="b${n}"><p>Block ${n}</p></div>`).join('');
  const slow = '.grid>*{block-size:300px;margin-block-end:500px}.entrance.loaded{transition-duration:20s}';
  const long = html
    .replace('</h1>', `</h1><div class="grid">${three}</div>`)
    .replace('</style>', `${slow}</style>`);
  blocks.answer((url) => (url.pathname === '/long' ? long : undefined));
  await page.goto(`${blocks.server.origin}/long`);
  const second = page.locator('[data-block=b2]');
  await expect(page.locator('[data-block=b1]')).toHaveClass('loaded');
  // Until somebody scrolls, all of the page is there: for paper, and for a picture of it.
  await expect(second).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 1));
  await expect(second).toHaveClass(/entrance/);
  await expect(second).toHaveCSS('opacity', '0');
  await second.scrollIntoViewIfNeeded();
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  const moved = await page.evaluate(() =>
    document.getAnimations().map((each) => (each as CSSTransition).transitionProperty),
  );
  expect(moved.sort()).toEqual(['opacity', 'transform']);
  const work = await whileItMoves(page);
  expect(await running(page)).toBeGreaterThan(0);
  expectNoFrameWork(work);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.finish();
    scrollTo(0, 0);
  });
  // What has come in stays: nothing of it moves again, in view or out of it.
  await second.scrollIntoViewIfNeeded();
  await expect(second).toHaveCSS('opacity', '1');
  expect(await running(page)).toBe(0);
});

test('a slow zoom costs the page no work of its own', async ({ blocks }) => {
  const page = await blocks.open({ type: 'gallery', example: 'Slideshow with small pictures' });
  await expectMounted(page);
  await page.mouse.move(2, 2);
  await expect.poll(() => running(page)).toBeGreaterThan(0);
  const work = await whileItMoves(page);
  expectNoFrameWork(work);
});
