/** Turning, straightening and cropping a picture, on the real server: by keys, by hand, and back. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await page.goto(`${server.origin}/sites/${owner.siteId}/media`);
  await page.locator('input[type=file]').first().setInputFiles(join(process.cwd(), 'demo/media/gorge.jpg'));
  await tile().click();
});
test.afterAll(() => page.context().close());

const tile = () =>
  page.getByRole('list', { name: 'Files' }).getByRole('button').filter({ hasText: 'gorge.jpg' });
const details = () => page.getByRole('complementary', { name: /^About/ });
const dialog = () => page.getByRole('dialog', { name: /^Crop gorge/ });
const box = () => dialog().getByRole('button', { name: /^Crop of/ });
const open = () => details().getByRole('button', { name: 'Crop…' }).click();

/** In pixels, as it is written below the picture. */
async function shownSize(): Promise<readonly [number, number]> {
  const text = (await details().getByText(/px/).first().textContent()) ?? '';
  const [, width, height] = /(\d+) × (\d+) px/.exec(text) ?? [];
  return [Number(width), Number(height)];
}

/** Of the picture that has been fetched. */
function shownRatio(): Promise<number> {
  return details()
    .locator('img')
    .first()
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);
}

async function cropSize(): Promise<readonly [number, number]> {
  const [, width, height] =
    /Crop of (\d+) × (\d+)/.exec((await box().getAttribute('aria-label')) ?? '') ?? [];
  return [Number(width), Number(height)];
}

test('by keys alone a picture is turned, straightened and cropped, and the focal point goes with it', async () => {
  const [width, height] = await shownSize();
  await open();
  await expect(box()).toBeVisible();
  // At another width the details are a dialog, and this one closes with them.
  await expectAccessible(page, [1280]);
  await dialog().getByRole('button', { name: 'Rotate right' }).press('Enter');
  expect(await cropSize()).toEqual([height, width]);
  const slider = dialog().getByRole('slider', { name: 'Straighten' });
  await slider.focus();
  for (let press = 0; press < 6; press += 1) await slider.press('ArrowRight');
  await expect(dialog().getByText('3°')).toBeVisible();
  const [straightened] = await cropSize();
  expect(straightened).toBeLessThan(height);
  await dialog().getByRole('button', { name: 'Top left corner' }).focus();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight'])
    await page.keyboard.press(key);
  const cropped = await cropSize();
  expect(cropped[0] / straightened).toBeCloseTo(0.9, 2);
  await dialog().getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog()).toBeHidden();
  await expect.poll(shownSize).toEqual(cropped);
  await expect.poll(shownRatio).toBeCloseTo(cropped[0] / cropped[1], 2);
  await expect(page.getByText('The picture is updated everywhere.')).toBeVisible();
});

test('undo brings the picture back as it was', async () => {
  const [width, height] = await shownSize();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shownSize).not.toEqual([width, height]);
  await open();
  await expect(dialog().getByRole('button', { name: 'Reset' })).toBeDisabled();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a corner is dragged within the chosen ratio, and reset takes all of it back', async () => {
  const whole = await shownSize();
  await open();
  await dialog().getByRole('button', { name: '1:1' }).click();
  await expect.poll(async () => new Set(await cropSize()).size).toBe(1);
  const [before] = await cropSize();
  const corner = await dialog().getByRole('button', { name: 'Bottom right corner' }).boundingBox();
  if (!corner) throw new Error('the corner is not shown');
  await page.mouse.move(corner.x + 14, corner.y + 14);
  await page.mouse.down();
  await page.mouse.move(corner.x - 86, corner.y - 86, { steps: 4 });
  await page.mouse.up();
  const [width, height] = await cropSize();
  expect(width).toBe(height);
  expect(width).toBeLessThan(before);
  await expect(dialog().getByRole('button', { name: 'Top edge' })).toHaveCount(0);
  await dialog().getByRole('button', { name: 'Reset' }).click();
  expect(await cropSize()).toEqual(whole);
});

test('what could not be saved is said, and nothing of it is lost', async () => {
  await page.route('**/media/*/edit', (route) => route.abort('connectionreset'));
  await dialog().getByRole('button', { name: 'Rotate left' }).click();
  const turned = await cropSize();
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect(dialog().getByText('The server isn’t responding.')).toBeVisible();
  expect(await cropSize()).toEqual(turned);
  await page.unroute('**/media/*/edit');
  await dialog().getByRole('button', { name: 'Save' }).click();
  await expect.poll(shownSize).toEqual(turned);
});

test('the focal point shows what crops keep, while it is moved by the arrow keys', async () => {
  const crops = () =>
    details()
      .locator('figure img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
  await expect(details().locator('figcaption')).toHaveText(['4:5', 'Square', '16:9', '21:9']);
  const before = await crops();
  const point = details().getByRole('button', { name: /^Focal point/ });
  await point.focus();
  for (let press = 0; press < 5; press += 1) await point.press('Shift+ArrowUp');
  const after = await crops();
  expect(after.filter((position, index) => position !== before[index]).length).toBeGreaterThanOrEqual(3);
});

test('on a phone it is the same dialog, above the one of the file', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Crop…' }).click();
  await expect(box()).toBeVisible();
  await expectAccessible(page, [390]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog()).toBeHidden();
});
