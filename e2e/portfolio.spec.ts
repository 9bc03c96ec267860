import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/block-test.ts';

/** By title: how visible each project's cover is. */
const covers = (page: Page) =>
  page.locator('.portfolio li:has(img)').evaluateAll((projects) =>
    projects.map((project) => {
      const cover = project.querySelector('img');
      return cover ? getComputedStyle(cover).opacity : '';
    }),
  );

test('every index of a portfolio leads to its projects and is accessible', async ({ blocks, renderer }) => {
  for (const example of renderer.exampleNames('portfolio')) {
    const page = await blocks.open({ type: 'portfolio', example });
    expect(await page.locator('.portfolio li a').count(), example).toBeGreaterThan(1);
    await expectAccessible(page);
  }
});

test('titles show the cover of what is pointed at or has the focus, without any script', async ({
  blocks,
  page: window,
}) => {
  await window.setViewportSize({ width: 1280, height: 800 });
  await window.emulateMedia({ reducedMotion: 'reduce' });
  const page = await blocks.open({ type: 'portfolio', example: 'Titles with a preview' });
  await page.mouse.move(0, 0);
  const projects = page.locator('.portfolio li:has(img)');
  const last = (await projects.count()) - 1;
  const only = (shown: number) =>
    Array.from({ length: last + 1 }, (_, index) => (index === shown ? '1' : '0'));
  expect(await covers(page)).toEqual(only(0));
  await projects.nth(last).getByRole('link').hover();
  await expect.poll(() => covers(page)).toEqual(only(last));
  await page.mouse.move(0, 0);
  await projects.nth(last).getByRole('link').focus();
  await expect.poll(() => covers(page)).toEqual(only(last));
  await projects.first().getByRole('link').hover();
  await expect.poll(() => covers(page)).toEqual(only(0));
});

test('on phones each title has its cover beside it', async ({ blocks, page: window }) => {
  await window.setViewportSize({ width: 390, height: 800 });
  const page = await blocks.open({ type: 'portfolio', example: 'Titles with a preview' });
  expect(new Set(await covers(page))).toEqual(new Set(['1']));
  const [cover, words] = [page.locator('.portfolio img').first(), page.locator('.portfolio-words').first()];
  const boxes = [await cover.boundingBox(), await words.boundingBox()];
  expect(boxes[0]?.width).toBeLessThan(100);
  expect(boxes[0]?.x).toBeGreaterThan(boxes[1]?.x ?? 390);
});
