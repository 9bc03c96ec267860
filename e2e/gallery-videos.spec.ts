/** Videos among the slides of galleries, in their place and on the whole screen. */
import type { Page } from '@playwright/test';
import { EXAMPLE_MEDIA } from '../src/blocks/kit/example-media.ts';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';
import { serveFilm, standInForServices } from './support/videos.ts';

const [FIRST, SECOND] = Object.values(EXAMPLE_MEDIA);
const PICTURES = [FIRST, SECOND].map((image, index) => ({
  id: `p${index}`,
  image,
  caption: `Picture ${index}`,
}));
const FILM = {
  id: 'film',
  video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  image: SECOND,
  title: 'Throwing a bowl',
  caption: 'From lump to lip',
};
const FILE = { id: 'file', video: { url: '/film.mp4' }, title: 'A winter of clay', caption: '' };
const PLAIN = { design: 'slideshow', transition: 'swipe', loop: true, autoplay: false, captions: 'below' };

const open = (blocks: BlockPage, props: Record<string, unknown>) =>
  blocks.open({ type: 'gallery', props: { ...PLAIN, thumbnails: false, lightbox: false, ...props } });
const host = (page: Page, id: string) => page.locator(`.gallery-slides [data-slide-id=${id}] > .video-frame`);
const expectState = (page: Page, id: string, state: string) =>
  expect(host(page, id)).toHaveAttribute('data-state', state);
const play = (page: Page, id: string) => host(page, id).locator('.video-overlay').click();
const expectSlide = (page: Page, id: string) =>
  expect(page.locator('.gallery-slides .sqs-active-slide')).toHaveAttribute('data-slide-id', id);
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const shown = (page: Page) => page.locator('.slide:not([inert]) .video-frame');
const endMovement = (page: Page) =>
  page.evaluate(() => {
    for (const root of [document, ...[...document.body.children].map(({ shadowRoot }) => shadowRoot)])
      for (const animation of root?.getAnimations() ?? []) animation.finish();
  });

test('GALL-21 GALL-24 a slide is a video where it has the wrapper of one, with its embed, service and size', async ({
  blocks,
  page,
}) => {
  const asked = await standInForServices(page);
  await serveFilm(page);
  await open(blocks, { design: 'grid', items: [...PICTURES, FILM, FILE] });
  await expectState(page, 'film', 'loaded');
  const slides = await page.locator('[data-slide]').evaluateAll((all) =>
    all.map((slide) => {
      const { type } = (slide as HTMLElement).dataset;
      const wrapper = slide.querySelector<HTMLElement>('.sqs-video-wrapper');
      return {
        type,
        derived: wrapper ? 'video' : 'image',
        alt: slide.querySelector('img')?.hasAttribute('alt'),
      };
    }),
  );
  expect(slides.map(({ type }) => type)).toEqual(['image', 'image', 'video', 'video']);
  for (const { type, derived, alt } of slides) {
    expect(type).toBe(derived);
    expect(alt).not.toBe(false);
  }
  await expect(host(page, 'film')).toHaveAttribute(
    'data-html',
    /^<iframe src="[^"]+" width="1280" height="720">/,
  );
  await expect(host(page, 'film')).toHaveAttribute('data-provider-name', 'YouTube');
  await expect(host(page, 'file').locator('video')).toHaveAttribute('width', '1280');
  await expect(host(page, 'file').locator('video')).toHaveAttribute('height', '720');
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await play(page, 'film');
  await expectState(page, 'film', 'showing');
  await expect(host(page, 'film').locator('iframe')).toHaveAttribute('width', /^\d{2,}$/);
  await play(page, 'file');
  await expectState(page, 'file', 'showing');
  await expectState(page, 'film', 'loaded');
});

test('GALL-35 a slideshow stands while a video plays, and goes on afterwards', async ({ blocks, page }) => {
  await serveFilm(page);
  await page.clock.install();
  await open(blocks, { autoplay: true, 'autoplay-duration': 3, items: [FILE, ...PICTURES] });
  await expectSlide(page, 'file');
  await expectState(page, 'file', 'loaded');
  await play(page, 'file');
  await expectState(page, 'file', 'showing');
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expectSlide(page, 'file');
  await host(page, 'file')
    .locator('video')
    .evaluate((video) => video.dispatchEvent(new Event('ended')));
  await expectState(page, 'file', 'loaded');
  await page.clock.runFor(3100);
  await expectSlide(page, 'p0');
});

test('GALL-36 going on pauses the video of the slide that is left, and its overlay comes back', async ({
  blocks,
  page,
}) => {
  await serveFilm(page);
  for (const design of ['slideshow', 'carousel']) {
    await open(blocks, { design, slidesPerRow: 1, items: [FILE, ...PICTURES] });
    await expectState(page, 'file', 'loaded');
    await expectSlide(page, 'file');
    await play(page, 'file');
    const video = host(page, 'file').locator('video');
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
    await next(page).click();
    await expectState(page, 'file', 'loaded');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(host(page, 'file').locator('.video-overlay')).toHaveJSProperty('inert', false);
  }
});

test('LBOX-01 LBOX-02 a video opens in the lightbox, plays there, and pauses when it is left', async ({
  blocks,
  page,
}) => {
  const asked = await standInForServices(page);
  await open(blocks, { design: 'grid', lightbox: true, items: [FILM, ...PICTURES] });
  await expectMounted(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Play: Throwing a bowl' }).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(shown(page)).toHaveAttribute('data-state', 'showing');
  await expect(shown(page).locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
  await expect(page.locator('.caption')).toHaveText('From lump to lip');
  await expect(page.locator('.zoom')).toBeHidden();
  await endMovement(page);
  await next(page).click();
  await expect(page.locator('.slide .video-frame')).toHaveAttribute('data-state', 'loaded');
  await endMovement(page);
  await expect(page.locator('.slide:not([inert]) img')).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await endMovement(page);
  await expect(shown(page)).toHaveAttribute('data-state', 'loaded');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Play: Throwing a bowl' })).toBeFocused();
});

test('who comes by the address of a video sees its overlay, and nothing is asked of its service', async ({
  blocks,
  page,
}) => {
  const asked = await standInForServices(page);
  await open(blocks, { design: 'grid', lightbox: true, items: [FILM, ...PICTURES] });
  await page.goto(`${page.url()}#itemId=film`);
  await page.reload();
  await expect(shown(page)).toHaveAttribute('data-state', 'loaded');
  expect(asked).toEqual([]);
});

test('one video plays at a time, on the page and over it', async ({ blocks, page }) => {
  await serveFilm(page);
  const grid = await blocks.html({
    type: 'gallery',
    props: { ...PLAIN, design: 'grid', lightbox: true, thumbnails: false, items: [FILE, ...PICTURES] },
    id: 'large',
  });
  const inPlace = await blocks.html({
    type: 'gallery',
    props: {
      ...PLAIN,
      design: 'grid',
      lightbox: false,
      thumbnails: false,
      items: [{ ...FILE, id: 'other' }],
    },
    id: 'small',
  });
  const inner = /<main><h1>[^<]*<\/h1>(.*)<\/main>/s.exec(inPlace)?.[1] ?? '';
  blocks.answer(({ pathname }) =>
    pathname === '/both' ? grid.replace('</main>', `${inner}</main>`) : undefined,
  );
  await page.goto(`${blocks.server.origin}/both`);
  await expectState(page, 'other', 'loaded');
  await play(page, 'other');
  await expectState(page, 'other', 'showing');
  await play(page, 'file');
  await expect(shown(page)).toHaveAttribute('data-state', 'showing');
  await expectState(page, 'other', 'loaded');
});

test('without scripts a video is a link to where it is to be seen', async ({ blocks, browser }) => {
  const html = await blocks.html({
    type: 'gallery',
    props: { ...PLAIN, design: 'grid', thumbnails: false, lightbox: true, items: [FILM] },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html);
  await expect(page.getByRole('link', { name: 'Play: Throwing a bowl' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await context.close();
});

test('GALL-60 without modal dialogs a warning says so, and pictures stay links', async ({ blocks, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(blocks, { design: 'grid', lightbox: true, items: PICTURES });
  await expectMounted(page);
  expect(warnings.join()).toContain('The lightbox is not available in this tier');
});

test('an undone gallery leaves none of its videos behind', async ({ blocks, page }) => {
  await page.addInitScript(COUNT_THE_LIVING);
  await standInForServices(page);
  await serveFilm(page);
  await open(blocks, { items: [FILE, FILM, ...PICTURES] });
  await expectSlide(page, 'file');
  await expectState(page, 'file', 'loaded');
  const living = () => page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
  const remount = (isOn: boolean) =>
    page.evaluate((on) => Reflect.get(window, 'vitrine')[on ? 'markReady' : 'destroy'](), isOn);
  await play(page, 'file');
  await expectState(page, 'file', 'showing');
  await remount(false);
  const bare = await living();
  await remount(true);
  await expectSlide(page, 'file');
  await expectState(page, 'file', 'loaded');
  await next(page).click();
  await expectSlide(page, 'film');
  await endMovement(page);
  await play(page, 'film');
  await expectState(page, 'film', 'showing');
  await expect(host(page, 'film').locator('iframe')).toHaveCount(1);
  await remount(false);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectState(page, 'film', 'unloaded');
  expect((await living()).filter((name) => !bare.includes(name))).toEqual([]);
});
