import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { makeWav } from './support/wav.ts';

/** Tracks of these lengths in seconds, served by the page's own routes. */
async function routeSounds(page: Page, ...lengths: number[]) {
  await page.route('**/sounds/*', (route) => {
    const seconds = lengths[Number(/(\d+)\.wav/.exec(route.request().url())?.[1])];
    return seconds === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill(part(makeWav(seconds), route.request().headers()['range']));
  });
  const tracks = lengths.map((seconds, index) => ({
    title: `Track ${index}`,
    artist: '',
    source: { url: `/sounds/${index}.wav` },
    seconds,
  }));
  return { tracks };
}
/** The bytes that were asked for: players only seek where a server answers ranges. */
function part(body: Buffer, range: string | undefined) {
  const contentType = 'audio/wav';
  const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
  if (range === undefined) return { contentType, body, headers: { 'accept-ranges': 'bytes' } };
  return {
    status: 206,
    contentType,
    body: body.subarray(from),
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` },
  };
}
const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('audio')].map((audio) => !audio.paused));

test('SITE-05 SITE-07 without a script the browser’s own player stands there, and nothing is fetched', async ({
  blocks,
  browser,
}) => {
  const html = await blocks.html({
    type: 'audio',
    props: { tracks: [{ title: 'Pings', artist: '', source: { url: '/p.wav' } }] },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  blocks.answer((url) => (url.pathname === '/plain' ? html : undefined));
  await page.goto(`${blocks.server.origin}/plain`);
  expect(await page.locator('audio').getAttribute('controls')).not.toBeNull();
  await expect(page.getByRole('link', { name: 'Download Pings' })).toHaveAttribute('href', '/p.wav');
  expect(blocks.server.requests).not.toContain('/p.wav');
  await context.close();
});

test('ERRS-17 an address that cannot be read is told to the console, and the other tracks play', async ({
  blocks,
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const tracks = ['https://[player', '/p.wav'].map((url, index) => ({
    title: `Track ${index}`,
    artist: '',
    source: { url },
  }));
  await blocks.open({ type: 'audio', props: { tracks } });
  await expectMounted(page);
  await expect(page.getByText('This recording is no longer available.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play Track 1' })).toBeVisible();
  expect(told.filter((text) => text.includes('cannot be read'))).toEqual([
    '[vitrine] audio: this address cannot be read: https://[player',
  ]);
});

test('SITE-07 every audio example is accessible', async ({ blocks, renderer }) => {
  for (const example of renderer.exampleNames('audio')) {
    const page = await blocks.open({ type: 'audio', example });
    await expectMounted(page);
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('SITE-07 the keyboard plays, pauses and seeks, and the controls say what they do', async ({
  blocks,
  page,
}) => {
  await blocks.open({ type: 'audio', example: 'One recording', props: await routeSounds(page, 30) });
  await expectMounted(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play Track 0' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause Track 0' })).toBeFocused();
  await expect.poll(() => playing(page)).toEqual([true]);
  await expect(page.locator('output')).toHaveText(/^0:(?!00)\d\d \/ 0:30$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => playing(page)).toEqual([false]);
  await page.keyboard.press('Tab');
  const slider = page.getByRole('slider', { name: 'Position in Track 0' });
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:30 of 0:30');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:30');
});

test('only one recording plays at a time, and an album goes on by itself', async ({ blocks, page }) => {
  await blocks.open({ type: 'audio', props: await routeSounds(page, 30, 0.6, 30) });
  await expectMounted(page);
  await page.getByRole('button', { name: 'Play Track 0' }).click();
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
  await page.getByRole('button', { name: 'Play Track 1' }).click();
  await expect.poll(async () => (await playing(page))[0]).toBe(false);
  await expect.poll(() => playing(page)).toEqual([false, false, true]);
});

test('a recording that cannot be played says so, and the undo brings the browser’s player back', async ({
  blocks,
  page,
}) => {
  await page.route('**/sounds/*', (route) => route.fulfill({ status: 404, body: '' }));
  await blocks.open({
    type: 'audio',
    props: { tracks: [{ title: 'Gone', artist: '', source: { url: '/sounds/9.wav' } }] },
  });
  await expectMounted(page);
  await page.getByRole('button', { name: 'Play Gone' }).click();
  await expect(page.getByText('This recording could not be played.')).toBeVisible();
  const before = await page.locator('li').count();
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  expect(await page.locator('audio').getAttribute('controls')).not.toBeNull();
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(await page.locator('li').count()).toBe(before);
});
