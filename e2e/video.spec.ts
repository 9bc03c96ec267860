/** Videos in a browser: nothing of a service before the click, one plays at a time, and what cannot be shown says so. */
import type { Page } from '@playwright/test';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { serveFilm, standInForServices } from './support/videos.ts';

const YOUTUBE = { source: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }, title: 'Throwing a bowl' };
const VIMEO = { source: { url: 'https://vimeo.com/76979871' }, title: 'The kiln, opened' };
const FILE = { source: { url: '/film.mp4' }, title: 'A winter of clay' };

const host = (page: Page, index = 0) => page.locator('.video-frame').nth(index);
const expectState = (page: Page, state: string, index = 0) =>
  expect(host(page, index)).toHaveAttribute('data-state', state);
const play = (page: Page, title: string) => page.getByRole('button', { name: `Play: ${title}` });
const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as unknown[]);

/** Several blocks on one page. */
async function openAll(blocks: BlockPage, page: Page, ...all: Record<string, unknown>[]): Promise<void> {
  const pages = await Promise.all(
    all.map((props, index) => blocks.html({ type: 'video', props, id: `video-${index}` })),
  );
  const [first = '', ...others] = pages;
  const inner = others.map((html) => /<main><h1>[^<]*<\/h1>(.*)<\/main>/s.exec(html)?.[1] ?? '').join('');
  blocks.answer((url) => (url.pathname === '/all' ? first.replace('</main>', `${inner}</main>`) : undefined));
  await page.goto(`${blocks.server.origin}/all`);
  await expect(page.locator('[data-mounted]')).toHaveCount(all.length);
}

test('VIDE-01 VIDE-03 a press swaps the video in, and nothing was asked of its service before', async ({
  blocks,
  page,
}) => {
  const asked = await standInForServices(page);
  await blocks.open({ type: 'video', props: YOUTUBE });
  await expectMounted(page);
  await expectState(page, 'loaded');
  await play(page, 'Throwing a bowl').hover();
  await play(page, 'Throwing a bowl').focus();
  expect(asked).toEqual([]);
  await play(page, 'Throwing a bowl').click();
  await expectState(page, 'showing');
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1&enablejsapi=1',
  );
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Throwing a bowl');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.locator('.video-overlay')).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('VIDE-02 Enter or Space on the button swaps the video in', async ({ blocks, page }) => {
  await standInForServices(page);
  for (const key of ['Enter', 'Space']) {
    await blocks.open({ type: 'video', props: VIMEO });
    await expectMounted(page);
    await page.keyboard.press('Tab');
    await expect(play(page, 'The kiln, opened')).toBeFocused();
    await page.keyboard.press(key);
    await expectState(page, 'showing');
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/player\.vimeo\.com\/.*autoplay=1/,
    );
  }
});

test('VIDE-04 VIDE-10 the video before reverts, paused by a message in its service’s words, and goes on', async ({
  blocks,
  page,
}) => {
  await standInForServices(page);
  await openAll(blocks, page, YOUTUBE, VIMEO);
  await play(page, 'Throwing a bowl').click();
  await expect
    .poll(() => told(page))
    .toContainEqual(['www.youtube-nocookie.com', { event: 'command', func: 'playVideo', args: [] }]);
  await play(page, 'The kiln, opened').click();
  await expectState(page, 'loaded', 0);
  await expectState(page, 'showing', 1);
  await expect(play(page, 'Throwing a bowl')).toBeVisible();
  await expect
    .poll(() => told(page))
    .toContainEqual(['www.youtube-nocookie.com', { event: 'command', func: 'pauseVideo', args: [] }]);
  await expect.poll(() => told(page)).toContainEqual(['player.vimeo.com', { method: 'play', value: '' }]);
  await play(page, 'Throwing a bowl').click();
  await expect.poll(() => told(page)).toContainEqual(['player.vimeo.com', { method: 'pause', value: '' }]);
  await expectState(page, 'loaded', 1);
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('VIDE-03 VIDE-10 a service’s video that has been seen to its end gives its picture back, and its frame goes', async ({
  blocks,
  page,
}) => {
  await standInForServices(page);
  await openAll(blocks, page, YOUTUBE, VIMEO);
  const listening = [
    ['www.youtube-nocookie.com', { event: 'listening' }],
    ['player.vimeo.com', { method: 'addEventListener', value: 'ended' }],
  ];
  for (const [index, title] of [YOUTUBE.title, VIMEO.title].entries()) {
    await play(page, title).click();
    await expectState(page, 'showing', index);
    await expect.poll(() => told(page)).toContainEqual(listening[index]);
    await host(page, index).locator('iframe').contentFrame().locator('html').click();
    await expectState(page, 'loaded', index);
    await expect(play(page, title)).toBeVisible();
    await expect(play(page, title)).toBeFocused();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await play(page, YOUTUBE.title).click();
  await expectState(page, 'showing', 0);
});

test('what is no message of the video’s own frame ends nothing', async ({ blocks, page }) => {
  await standInForServices(page);
  await openAll(blocks, page, YOUTUBE);
  await play(page, YOUTUBE.title).click();
  await expect.poll(() => told(page)).toContainEqual(['www.youtube-nocookie.com', { event: 'listening' }]);
  await page.evaluate(() => postMessage({ event: 'onStateChange', info: 0 }, '*'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expectState(page, 'showing');
});

test('VIDE-04 a frame that takes no commands is taken away, and a file is paused', async ({
  blocks,
  page,
}) => {
  await standInForServices(page);
  await serveFilm(page);
  const embed = { embed: '<iframe src="http://films.example/e/1"></iframe>', title: 'Elsewhere' };
  await openAll(blocks, page, { ...embed, source: undefined }, FILE);
  await play(page, 'Elsewhere').click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await play(page, 'A winter of clay').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await play(page, 'Elsewhere').click();
  await expect.poll(isPaused).toBe(true);
  await expectState(page, 'loaded', 1);
});

test('VIDE-17 the overlay fades out in 0.3 s and in again in 1 s, and not at all where motion is unwanted', async ({
  blocks,
  page,
}) => {
  await standInForServices(page);
  await openAll(blocks, page, YOUTUBE, VIMEO);
  const press = (index: number) =>
    page.evaluate((at) => {
      const overlays = [...document.querySelectorAll<HTMLElement>('.video-overlay')];
      overlays[at]?.click();
      return overlays.map((overlay) =>
        overlay.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
    }, index);
  expect(await press(0)).toEqual([[300], []]);
  expect(await press(1)).toEqual([[1000], [300]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAll(blocks, page, YOUTUBE, VIMEO);
  expect(await press(0)).toEqual([[], []]);
  await expect(page.locator('.video-overlay').first()).toBeHidden();
});

test('VIDE-03 VIDE-12 VIDE-13 an embed without a video says so, in other words where it has a picture', async ({
  blocks,
  page,
}) => {
  const invalid = { source: undefined, embed: '<p>Our film</p>' };
  await blocks.open({ type: 'video', props: { ...invalid, poster: undefined } });
  await expectMounted(page);
  await expectState(page, 'invalid');
  await expect(host(page)).toHaveText('Invalid video embed.');
  await blocks.open({ type: 'video', props: invalid });
  await expectMounted(page);
  await expectState(page, 'invalid');
  await expect(host(page)).toHaveText(
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  );
});

test('VIDE-06 an object needs its embed', async ({ blocks, page }) => {
  const stateOf = async (embed: string) => {
    await blocks.open({ type: 'video', props: { source: undefined, embed } });
    await expectMounted(page);
    return host(page).getAttribute('data-state');
  };
  expect(await stateOf('<object data="https://films.example/1"></object>')).toBe('invalid');
  expect(await stateOf('<object><embed src="https://films.example/1"></object>')).toBe('loaded');
  expect(await stateOf('<embed src="https://films.example/1">')).toBe('invalid');
  expect(await stateOf('<div><iframe src="//films.example/1"></iframe></div>')).toBe('loaded');
  expect(await stateOf('<iframe src="javascript:alert(1)"></iframe>')).toBe('invalid');
});

test('VIDE-19 a file plays in the browser’s own player, whose part is fetched with the first', async ({
  blocks,
  page,
}) => {
  await serveFilm(page);
  await blocks.open({ type: 'video', props: FILE });
  await expectMounted(page);
  const parts = () => blocks.server.requests.filter((path) => /native-video/.test(path)).length;
  expect(parts()).toBe(0);
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('controls', false);
  await play(page, 'A winter of clay').click();
  await expect.poll(parts).toBe(1);
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toBeFocused();
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('controls', true);
  await expectState(page, 'unloaded');
});

test('a video that plays by itself is silent and can be stopped; it waits where motion is unwanted', async ({
  blocks,
  page,
}) => {
  await serveFilm(page);
  const props = { ...FILE, playsItself: true };
  await blocks.open({ type: 'video', props });
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await blocks.open({ type: 'video', props });
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(video).toHaveJSProperty('paused', true);
});

test('a video does not play by itself where the visitor saves data', async ({ blocks, page }) => {
  await serveFilm(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await blocks.open({ type: 'video', props: { ...FILE, playsItself: true } });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('VIDE-14 a video of unknown size is 56.3 percent as high as wide', async ({ blocks, page }) => {
  await blocks.open({ type: 'video', props: YOUTUBE });
  const box = await host(page).boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.563, 3);
});

test('VIDE-14 a video of known size takes its shape from that size', async ({ blocks, page }) => {
  const shapeOf = async () => {
    const box = await host(page).boundingBox();
    return (box?.height ?? 0) / (box?.width ?? 1);
  };
  const shorts = { kind: 'url', url: 'https://www.youtube.com/shorts/aqz-KE-bpKQ' };
  await blocks.open({ type: 'video', props: { ...YOUTUBE, source: shorts } });
  expect(await shapeOf()).toBeCloseTo(16 / 9, 2);
  const embed = '<iframe width="640" height="480" src="https://films.example/embed/1"></iframe>';
  await blocks.open({ type: 'video', props: { ...YOUTUBE, source: undefined, embed } });
  expect(await shapeOf()).toBeCloseTo(480 / 640, 2);
});

test('SITE-05 without a script a service’s video is a link to its page, a file has the browser’s player', async ({
  blocks,
  browser,
}) => {
  const framed = await blocks.html({ type: 'video', props: YOUTUBE });
  const file = await blocks.html({ type: 'video', props: FILE });
  blocks.answer((url) => (url.pathname === '/framed' ? framed : url.pathname === '/file' ? file : undefined));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${blocks.server.origin}/framed`);
  await expect(page.getByRole('link', { name: 'Play: Throwing a bowl' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await page.goto(`${blocks.server.origin}/file`);
  await expect(page.locator('video[controls]')).toBeVisible();
  await expect(page.locator('.video-overlay')).toBeHidden();
  await context.close();
});

test('nothing that axe objects to, before, while and after it plays', async ({ blocks, page, renderer }) => {
  await standInForServices(page);
  for (const example of renderer.exampleNames('video')) {
    await blocks.open({ type: 'video', example });
    await expectMounted(page);
    await expectAccessible(page);
  }
  await openAll(blocks, page, YOUTUBE, VIMEO);
  await play(page, 'Throwing a bowl').click();
  await expect(page.locator('.video-overlay').first()).toBeHidden();
  await expectAccessible(page);
});
