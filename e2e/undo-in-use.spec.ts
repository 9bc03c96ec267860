/** The undo of what is in use: a picture is open, a video plays. It leaves as little behind as that of what nobody touched. */
import type { Page } from '@playwright/test';
import { EXAMPLE_MEDIA } from '../src/blocks/kit/example-media.ts';
import { expect, expectMounted, test } from './support/block-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';
import { serveFilm, standInForServices } from './support/videos.ts';

const items = [EXAMPLE_MEDIA.ridge, EXAMPLE_MEDIA.pools, EXAMPLE_MEDIA.snow, EXAMPLE_MEDIA.path].map(
  (image, index) => ({ id: `s${index}`, image, caption: `Caption ${index}` }),
);

interface Used {
  readonly name: string;
  readonly request: { type: string; example?: string; props?: Record<string, unknown> };
  readonly use: (page: Page) => Promise<void>;
}

async function openPicture(page: Page): Promise<void> {
  await page.locator('[data-lightbox-item]').first().click();
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
}

async function playVideo(page: Page): Promise<void> {
  await page.locator('.video-overlay').first().click();
  await expect(page.locator('.video-frame').first()).toHaveAttribute('data-state', 'showing');
}

const USED: readonly Used[] = [
  ...['stacked', 'grid', 'autogrid', 'autocolumns', 'list'].map((design) => ({
    name: `a gallery as ${design}`,
    request: { type: 'gallery', props: { items, design, lightbox: true, captions: 'below' } },
    use: openPicture,
  })),
  {
    name: 'a gallery that goes on by itself on the whole screen',
    request: { type: 'gallery', props: { items, design: 'grid', lightbox: true, lightboxAutoplay: true } },
    use: openPicture,
  },
  {
    name: 'an image that opens',
    request: { type: 'image', example: 'Panorama that opens whole, over a light ground' },
    use: openPicture,
  },
  {
    name: 'a video of a service',
    request: { type: 'video', props: { source: { url: 'https://vimeo.com/76979871' }, title: 'The kiln' } },
    use: playVideo,
  },
  {
    name: 'a video file',
    request: { type: 'video', props: { source: { url: '/film.mp4' }, title: 'A winter of clay' } },
    use: playVideo,
  },
];

for (const { name, request, use } of USED)
  test(`SITE-58 the undo of ${name}, in use, leaves no listener, timer, observer or history entry`, async ({
    blocks,
    page,
  }) => {
    await page.addInitScript(COUNT_THE_LIVING);
    await standInForServices(page);
    await serveFilm(page);
    await blocks.open(request);
    await expectMounted(page);
    const living = () => page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
    const remount = (isOn: boolean) =>
      page.evaluate((on) => Reflect.get(window, 'vitrine')[on ? 'markReady' : 'destroy'](), isOn);
    // The first time, what it consists of is fetched.
    await use(page);
    await remount(false);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    const bare = await living();
    await remount(true);
    await expectMounted(page);
    await use(page);
    expect((await living()).filter((each) => !bare.includes(each))).not.toEqual([]);
    await remount(false);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => [location.hash, history.state])).toEqual(['', null]);
    await expect.poll(async () => (await living()).filter((each) => !bare.includes(each))).toEqual([]);
  });
