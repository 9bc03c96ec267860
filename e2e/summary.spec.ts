import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

test('SITE-05 SITE-07 SITE-33 every summary shows its items and is accessible', async ({
  blocks,
  renderer,
}) => {
  for (const example of renderer.exampleNames('summary')) {
    const page = await blocks.open({ type: 'summary', example });
    expect(await page.locator('.summary-item').count(), example).toBeGreaterThan(3);
    await expectAccessible(page);
  }
});

test('SITE-33 an event summary says when, where and what is past', async ({ blocks }) => {
  const page = await blocks.open({ type: 'summary', example: 'Events' });
  const first = page.locator('.summary-item').first();
  await expect(first).toContainText('Saturday, May 16, 2026');
  await expect(first).toContainText('10:00');
  await expect(first).toContainText('The wheel room');
  await expect(first.locator('.event-badge')).toHaveText('May16');
  await expect(page.locator('.summary-item').last()).toContainText('Past event');
  await expect(page.getByText('Past event')).toHaveCount(1);
});

test('a list that follows its address offers further pages and keeps the filter', async ({ blocks }) => {
  const page = await blocks.open({
    type: 'summary',
    props: { limit: 1, followsAddress: true },
    query: { category: 'Studio', page: '2' },
  });
  await expect(page.locator('.summary-item')).toHaveCount(1);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  const previous = page.getByRole('link', { name: 'Previous page' });
  await expect(previous).toHaveAttribute('href', '/work/bowls?category=Studio');
});

test('an empty summary says so', async ({ blocks }) => {
  const page = await blocks.open({ type: 'summary', props: { category: 'None such' } });
  await expect(page.getByText('No posts published yet.')).toBeVisible();
});

test('WIDG-54 an auto-grid triggers a resize once all its pictures are there, and no earlier', async ({
  blocks,
  page,
}) => {
  const held: (() => void)[] = [];
  // Pictures further down are asked for when those above have come.
  let isReleased = false;
  await page.route('**/s/**', async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.addInitScript(() => {
    Object.assign(window, { resizes: 0 });
    window.addEventListener('resize', () =>
      Object.assign(window, { resizes: Reflect.get(window, 'resizes') + 1 }),
    );
    // The pictures are held back, so that the page's own load event never comes: idle is then now.
    window.requestIdleCallback = (callback) => Number(setTimeout(callback as () => void));
  });
  const resizes = () => page.evaluate(() => Reflect.get(window, 'resizes') as number);
  const opening = blocks.open({ type: 'summary', example: 'Auto-grid' });
  await expectMounted(page);
  await expect.poll(() => held.length).toBeGreaterThan(2);
  const last = held.pop();
  const released = held.splice(0);
  for (const release of released) release();
  const isThere = () => page.evaluate(() => [...document.images].filter(({ complete }) => complete).length);
  await expect.poll(isThere).toBeGreaterThanOrEqual(released.length);
  await page.evaluate(drawTwice);
  expect(await resizes()).toBe(0);
  isReleased = true;
  last?.();
  for (const release of held.splice(0)) release();
  await opening;
  await page.locator('.summary-item').last().scrollIntoViewIfNeeded();
  await expect.poll(resizes).toBe(1);
});

/** Runs in the page: whatever follows from what has happened so far has followed. */
function drawTwice(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

test('WIDG-54 no other layout triggers a resize', async ({ blocks, page }) => {
  await page.addInitScript(() =>
    window.addEventListener('resize', () => Object.assign(window, { resized: true })),
  );
  await blocks.open({ type: 'summary' });
  await expectMounted(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(drawTwice);
  expect(await page.evaluate(() => Reflect.get(window, 'resized'))).toBeUndefined();
});
