/** The shape block, and blocks that come in as they are scrolled to. */
import { expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

test('WIDG-37 the shape block shows its shape, whose words shrink until they fit', async ({
  blocks,
  renderer,
}) => {
  for (const example of renderer.exampleNames('shape')) {
    const page = await blocks.open({ type: 'shape', example });
    await expect(page.locator('.shape path')).toBeVisible();
    if ((await page.locator('[data-shape-box]').count()) === 0) continue;
    await expectMounted(page);
    const { over, size } = await page.locator('[data-shape-box]').evaluate((box) => {
      const text = box.querySelector('p') as HTMLElement;
      return {
        over: Math.max(text.scrollWidth - box.clientWidth, text.offsetHeight - box.clientHeight),
        size: Number.parseFloat(getComputedStyle(text).fontSize),
      };
    });
    expect(size, example).toBeGreaterThanOrEqual(11);
    if (size > 11.5) expect(over, example).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test.describe('entrances', () => {
  /** A page whose blocks stand below one another, with the entrances that the design of a site puts on it. */
  async function pageOf(blocks: Parameters<Parameters<typeof test>[2]>[0]['blocks'], body: string) {
    const html = await blocks.html({ type: 'entrance', example: 'Rising' });
    const spaced = html
      .replace('</h1>', `</h1><div class="grid">${body}</div>`)
      .replace('</style>', '.grid>*{block-size:300px;margin-block-end:500px}</style>');
    blocks.answer((url) => (url.pathname === '/long' ? spaced : undefined));
  }
  const three = [1, 2, 3].map((n) => `<div data-block="b${n}"><p>Block ${n}</p></div>`).join('');

  test('WIDG-37 blocks come in as they are scrolled to, and those on the first screen stay', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await pageOf(blocks, three);
    await page.goto(`${blocks.server.origin}/long`);
    await expect(page.locator('[data-block=b1]')).toHaveClass('loaded');
    // Until somebody scrolls, all of the page is there to be printed.
    await expect(page.locator('[data-block=b2]')).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 1));
    await expect(page.locator('[data-block=b2]')).toHaveCSS('opacity', '0');
    const top = await page.locator('[data-block=b2]').evaluate((each) => each.getBoundingClientRect().top);
    // A tenth of it is not enough.
    await page.evaluate((y) => scrollTo(0, y - 700 + 80), top);
    await expect(page.locator('[data-block=b2]')).not.toHaveClass(/loaded/);
    await page.evaluate((y) => scrollTo(0, y - 700 + 200), top);
    await expect(page.locator('[data-block=b2]')).toHaveClass(/loaded/);
    await expect(page.locator('[data-block=b2]')).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-block=b3]')).not.toHaveClass(/loaded/);
  });

  test('WIDG-38 a block waits for its picture first', async ({ blocks, page }) => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route('**/late.svg', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await pageOf(blocks, '<div data-block="b1"><img src="/late.svg" alt=""></div>');
    await page.goto(`${blocks.server.origin}/long`, { waitUntil: 'commit' });
    await expect(page.locator('[data-island=entrance][data-mounted]')).toHaveCount(1);
    // What would have been said has been said by the time another observer has been.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(document.querySelector('[data-block=b1]') as Element);
        }),
    );
    await expect(page.locator('[data-block=b1]')).not.toHaveClass(/loaded/);
    finish();
    await expect(page.locator('[data-block=b1]')).toHaveClass(/loaded/);
  });

  test('SITE-05 with reduced motion nothing is hidden', async ({ blocks, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageOf(blocks, three);
    await page.goto(`${blocks.server.origin}/long`);
    await expect(page.locator('[data-block=b1]')).toHaveClass('loaded');
    await expect(page.locator('[data-block=b3]')).toHaveCSS('opacity', '1');
  });
});
