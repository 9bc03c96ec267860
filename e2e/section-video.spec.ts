/** A video behind a section: its picture taken when it is uploaded, chosen in the panel, and how visitors meet it. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import {
  newBlock,
  type OwnerServer,
  type SignedInOwner,
  signInOwner,
  startOwnerServer,
} from './support/owner-server.ts';
import { skipGuide } from './support/page-editor.ts';
import { recordFilm } from './support/record-film.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let context: BrowserContext;
let page: Page;
let film: { readonly id: string; readonly posterId: string; readonly url: string };
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  owner = await signInOwner(server, context);
  page = await context.newPage();
  await skipGuide(page);
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
});

const background = () => page.locator('[data-section="section00000000000000002"] .background');
const isPaused = () =>
  background()
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.paused);

test('a video that is uploaded gets a picture out of itself, and another one where its owner pauses it', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/media`);
  await expect(page.getByRole('button', { name: 'Upload' }).first()).toBeVisible();
  const buffer = await recordFilm(page);
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /media\/[0-9a-z]{24}$/.test(response.url()),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kiln.webm', mimeType: 'video/webm', buffer });
  film = (await (await kept).json()).media;
  expect(film.posterId).toMatch(/^[0-9a-z]{24}$/);
  const files = page.getByRole('list', { name: 'Files' }).getByRole('button');
  await expect(files.filter({ hasText: 'kiln.jpg' })).toHaveCount(1);
  await files.filter({ hasText: 'kiln.webm' }).click();
  await expect(page.getByRole('img', { name: 'Shown until it plays' })).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /media\/[0-9a-z]{24}$/.test(response.url()),
  );
  await page
    .getByLabel('kiln.webm', { exact: true })
    .and(page.locator('video'))
    .evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState < 2) await new Promise((resolve) => video.addEventListener('loadeddata', resolve));
    });
  await page.getByRole('button', { name: 'Use this frame' }).click();
  const { media } = await (await again).json();
  expect(media.posterId).not.toBe(film.posterId);
  const { media: poster } = await owner.call('GET', `media/${media.posterId}`);
  // Of the frame itself, which is not black.
  expect([poster.width, poster.height]).toEqual([320, 180]);
  expect(Number.parseInt(poster.color.slice(1, 3), 16)).toBeGreaterThan(120);
  film = media;
});

test('the section’s panel takes the video, with its picture', async () => {
  const body = bodyOf('Fire', 'section00000000000000001', [
    newBlock('quote0000000000000000001', 'quote', {
      quote: paragraphs('The fire breathes with every stoking.'),
    }),
  ]);
  const [opening] = body.sections;
  const first = { ...opening, height: 'screen' as const };
  const second = {
    ...opening,
    theme: 'paper' as const,
    width: 'content' as const,
    spacing: 'large' as const,
    id: 'section00000000000000002',
    height: 'screen' as const,
    blocks: [newBlock('quote0000000000000000002', 'quote', { quote: paragraphs('And so do we.') })],
  };
  const made = await owner.call('POST', 'documents', {
    kind: 'page',
    slug: 'fire',
    body: { ...body, sections: [first, second] },
  });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${made.document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-section="section00000000000000002"]').click({ position: { x: 8, y: 8 } });
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByRole('button', { name: 'Choose a video' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /kiln/ }).first().click();
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Use this video' });
  if (await choose.isVisible()) await choose.click();
  await expect(panel.getByText('kiln.webm')).toBeVisible();
  await expect(panel.getByText('kiln.jpg')).toBeVisible();
  await expect(frame.locator('.background video')).toHaveCount(1);
  await expectAccessible(page);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await owner.call('POST', `documents/${made.document.id}/publish`, {});
});

test('it is asked for when the section is near, plays in view, waits out of view, and stops at a press', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.webm')) asked.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto(`${owner.siteUrl}/fire`);
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await background().scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  expect(asked.length).toBeGreaterThan(0);
  const video = background().locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isPaused).toBe(true);
  await background().scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await background().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport();
  expect(await isPaused()).toBe(true);
  await expectAccessible(page);
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();
});

test('the picture stands still for less motion, less data, and nomotion=true, until somebody presses play', async ({
  browser,
}) => {
  const show = async (
    options: Parameters<typeof browser.newContext>[0],
    address = '/fire',
    saves = false,
  ) => {
    const own = await browser.newContext(options);
    const visitor = await own.newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    if (saves)
      await visitor.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await visitor.goto(`${owner.siteUrl}${address}`);
    const video = visitor.locator('.background video');
    await video.scrollIntoViewIfNeeded();
    await expect(visitor.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([]);
    await expect(visitor.locator('.background img')).toBeVisible();
    await visitor.getByRole('button', { name: 'Play' }).click();
    await expect(video).toHaveJSProperty('paused', false);
    await own.close();
  };
  await show({ reducedMotion: 'reduce' });
  await show({}, '/fire?nomotion=true');
  await show({}, '/fire', true);
  const without = await browser.newContext({ javaScriptEnabled: false });
  const bare = await without.newPage();
  await bare.goto(`${owner.siteUrl}/fire`);
  await expect(bare.locator('.background img')).toBeVisible();
  await expect(bare.locator('.background-stop')).toBeHidden();
  await without.close();
});
