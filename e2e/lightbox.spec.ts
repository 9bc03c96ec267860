/** The lightbox in a browser: opened from pictures in texts and from image blocks. */
import type { Page } from '@playwright/test';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';
import { pictureText, slideId } from './support/pictures.ts';
import { violationsOf } from './support/violations.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const thumbnail = (page: Page, index: number) => page.locator('[data-lightbox-item]').nth(index);
const shown = (page: Page) => page.locator('.slide:not([inert]) img');
const expectShown = (page: Page, index: number) =>
  expect(shown(page)).toHaveAttribute('alt', `Bowl ${index}`);
const isMarked = (page: Page) => page.evaluate(() => document.body.classList.contains('sqs-lightbox-open'));

/** Opened and at rest. */
async function openAt(page: Page, index: number): Promise<void> {
  await thumbnail(page, index).click();
  await expect(dialog(page)).toBeVisible();
  await endMovement(page);
}

/** Whatever moves is where it leads to. */
async function endMovement(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { shadowRoot } of document.body.children)
      for (const animation of shadowRoot?.getAnimations() ?? []) animation.finish();
  });
}

async function moveWith(page: Page, move: () => Promise<void>, index: number): Promise<void> {
  await move();
  await endMovement(page);
  await expectShown(page, index);
}

/** What sets out to move, and for how long, in `window.begun`. */
const NOTE_MOVEMENTS = () => {
  const begun: string[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const duration = typeof options === 'number' ? options : options?.duration;
    begun.push(`${this instanceof HTMLImageElement ? 'img' : this.className} ${duration}`);
    return animate.call(this, keyframes, options);
  };
  Object.assign(window, { begun });
};

test.describe('at a desk', () => {
  test('LBOX-01 LBOX-03 LBOX-09 a press opens the picture with its caption: marked, faded in, focus within', async ({
    blocks,
    page,
  }) => {
    await blocks.open(pictureText(4));
    await expectMounted(page);
    expect(await isMarked(page)).toBe(false);
    await thumbnail(page, 1).click();
    await expect(dialog(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await expectShown(page, 1);
    await expect(page.locator('.caption')).toHaveText('From firing 1');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Bowl 1. From firing 1. 2 of 4');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('LBOX-11 LBOX-12 the overlay fades in for 0.3 s, slides and closing take 0.6 s', async ({
    blocks,
    page,
  }) => {
    await page.addInitScript(NOTE_MOVEMENTS);
    await page.clock.install();
    await blocks.open(pictureText(4));
    await expectMounted(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await thumbnail(page, 0).click();
    await expect(dialog(page)).toBeVisible();
    const timings = () => page.evaluate(() => (Reflect.get(window, 'begun') as string[]).splice(0));
    expect(await timings()).toEqual(expect.arrayContaining(['overlay 300', 'img 600', 'tools 600']));
    await endMovement(page);
    await expect(page.locator('.overlay')).toHaveCSS('opacity', '0.95');
    await page.keyboard.press('ArrowRight');
    expect(await timings()).toEqual(['track 600']);
    await endMovement(page);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await timings()).toEqual(expect.arrayContaining(['overlay 600', 'stage 600']));
    await page.clock.runFor(599);
    await expect(page.locator('.overlay')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(page.locator('.overlay')).toHaveCount(0);
  });

  test('LBOX-07 LBOX-10 Escape closes it: out of the way at once, faded out, then gone', async ({
    blocks,
    page,
  }) => {
    await blocks.open(pictureText(4));
    await expectMounted(page);
    await openAt(page, 2);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.is-leaving')).toHaveCount(1);
    await expect(thumbnail(page, 2)).toBeFocused();
    await expect(page.locator('.overlay')).toHaveCount(0);
    expect(await isMarked(page)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  test('LBOX-05 LBOX-13 arrows stand there for several, not for one; the picture keeps 100 px around it', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await blocks.open(pictureText(2));
    await expectMounted(page);
    await openAt(page, 0);
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Caption' })).toBeHidden();
    const box = await shown(page).boundingBox();
    expect(box).toEqual({ x: 190, y: 100, width: 900, height: 600 });
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 1);
    await moveWith(page, () => page.getByRole('button', { name: 'Previous' }).click(), 0);
    await blocks.open(pictureText(1));
    await expectMounted(page);
    await openAt(page, 0);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 0);
  });

  test('LBOX-04 LBOX-13 the ground is dark unless the block says light', async ({ blocks, page }) => {
    const ground = async () => {
      await expectMounted(page);
      await openAt(page, 0);
      return page.locator('.overlay').evaluate((element) => getComputedStyle(element).backgroundColor);
    };
    const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1]);
    await blocks.open(pictureText(2));
    expect(lightness(await ground())).toBeLessThan(0.2);
    await blocks.open(pictureText(2, 'light'));
    expect(lightness(await ground())).toBeGreaterThan(0.95);
  });

  test('LBOX-08 it goes on from the last to the first, and back', async ({ blocks, page }) => {
    await blocks.open(pictureText(3));
    await expectMounted(page);
    await openAt(page, 0);
    await moveWith(page, () => page.keyboard.press('ArrowLeft'), 2);
    await page.getByRole('button', { name: 'Next' }).focus();
    await moveWith(page, () => page.keyboard.press('Enter'), 0);
  });

  test('LBOX-14 the arrows move it, once in 200 ms; with a modifier they are the browser’s', async ({
    blocks,
    page,
  }) => {
    await page.clock.install();
    await blocks.open(pictureText(9));
    await expectMounted(page);
    await openAt(page, 0);
    await page.clock.pauseAt(Date.now() + 60_000);
    const press = (key: string) => page.keyboard.press(key);
    await moveWith(page, () => press('ArrowRight'), 1);
    await page.clock.runFor(199);
    await moveWith(page, () => press('ArrowRight'), 1);
    await page.clock.runFor(1);
    await moveWith(page, () => press('ArrowRight'), 2);
    await page.clock.runFor(200);
    await moveWith(page, () => press('Shift+ArrowRight'), 2);
    await moveWith(page, () => press('ArrowLeft'), 1);
    // A press while it moves is not lost: the movement under way ends.
    await page.clock.runFor(200);
    await press('ArrowRight');
    await page.clock.runFor(200);
    await moveWith(page, () => press('ArrowRight'), 3);
  });

  test('LBOX-15 LBOX-16 a click goes by the half of the window, and does nothing at its edge', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await blocks.open(pictureText(5));
    await expectMounted(page);
    await openAt(page, 2);
    const click = (x: number) => () => page.mouse.click(x, 600);
    await moveWith(page, click(19), 2);
    await moveWith(page, click(21), 1);
    await moveWith(page, click(499), 0);
    await moveWith(page, click(501), 1);
    await moveWith(page, click(979), 2);
    await moveWith(page, click(981), 2);
  });

  test('KEYS-10 a press that is released elsewhere is no click', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await blocks.open(pictureText(1));
    await expectMounted(page);
    await openAt(page, 0);
    await page.mouse.move(500, 350);
    await page.mouse.down();
    await page.mouse.move(500, 353);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    // Beside the picture there is nothing but the way out.
    await page.mouse.click(500, 30);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('LBOX-17 the arrows fade after 500 ms, unless one has the focus', async ({ blocks, page }) => {
    await page.clock.install();
    await blocks.open(pictureText(3));
    await expectMounted(page);
    await openAt(page, 0);
    await page.clock.pauseAt(Date.now() + 60_000);
    const isIdle = () => page.locator('dialog').evaluate((element) => element.classList.contains('is-idle'));
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    expect(await isIdle()).toBe(false);
    await page.clock.runFor(499);
    expect(await isIdle()).toBe(false);
    await page.clock.runFor(1);
    expect(await isIdle()).toBe(true);
    await expect(page.locator('.next')).toHaveCSS('opacity', '0');
    for (const name of ['Previous', 'Next']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.clock.runFor(500);
    await expect(page.locator('.next')).toHaveCSS('opacity', '1');
    await expect(page.locator('.previous')).toHaveCSS('opacity', '0');
  });

  test('APG modal dialog: Tab stays within both ways, Escape closes it from every control', async ({
    blocks,
    page,
  }) => {
    await blocks.open(pictureText(3));
    await expectMounted(page);
    await openAt(page, 0);
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.shadowRoot?.activeElement?.ariaLabel ?? activeElement?.localName;
      });
    const round: unknown[] = [];
    for (let press = 0; press < 8; press += 1) {
      round.push(await focused());
      await page.keyboard.press('Tab');
    }
    expect(round).toEqual(['Close', 'Previous', 'Next', 'Zoom in', 'Close', 'Previous', 'Next', 'Zoom in']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Next');
    for (const name of ['Zoom in', 'Close', 'Previous', 'Next']) {
      if (!(await dialog(page).isVisible())) await openAt(page, 0);
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('the picture of a linked block leads where it says; one that opens large is loaded late', async ({
    blocks,
    page,
  }) => {
    await blocks.open({ type: 'image', props: { link: { url: '/work' } } });
    await expect(page.locator('[data-lightbox-item],[data-island]')).toHaveCount(0);
  });

  test('IMAG-20 the image block opens large, and is fetched when it comes near', async ({ blocks, page }) => {
    await blocks.open({ type: 'image', props: { opensLarge: 'light' } });
    await expectMounted(page);
    await expect(page.locator('main img')).toHaveAttribute('loading', 'lazy');
    await openAt(page, 0);
    await expect(shown(page)).toBeVisible();
    await expect(page.locator('dialog')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await blocks.open({ type: 'image', props: { opensLarge: 'no' } });
    await expect(page.locator('[data-lightbox-item],[data-island]')).toHaveCount(0);
  });
});

test.describe('the way there and back', () => {
  const address = (page: Page) => new URL(page.url()).hash;

  test('Back closes it, after one entry of the history however far it went; Forward opens it again', async ({
    blocks,
    page,
  }) => {
    await blocks.open(pictureText(5));
    await expectMounted(page);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    await openAt(page, 1);
    expect(address(page)).toBe(`#itemId=${slideId(1)}`);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 2);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 3);
    expect(address(page)).toBe(`#itemId=${slideId(3)}`);
    expect(await length()).toBe(before + 1);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    expect(address(page)).toBe('');
    await expect(thumbnail(page, 3)).toBeFocused();
    await page.goForward();
    await expectShown(page, 3);
    await endMovement(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => address(page)).toBe('');
    expect(await length()).toBe(before + 1);
  });

  test('an address of a picture opens it, survives a reload, and the page lies behind it', async ({
    blocks,
    page,
  }) => {
    await blocks.open(pictureText(5));
    await page.goto('about:blank');
    await page.goto(`${blocks.server.origin}/page#itemId=${slideId(4)}`);
    await expectShown(page, 4);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => address(page)).toBe(`#itemId=${slideId(3)}`);
    const length = await page.evaluate(() => history.length);
    await page.reload();
    await expectShown(page, 3);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    expect(page.url()).toBe(`${blocks.server.origin}/page`);
    await page.goto(`${blocks.server.origin}/page#itemId=of-nobody`);
    await expectMounted(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('GALL-11 within a frame, as in the editor, the history is left alone', async ({ blocks, page }) => {
    const html = await blocks.html(pictureText(3));
    blocks.answer((url) =>
      url.pathname === '/frame'
        ? html
        : url.pathname === '/around'
          ? '<iframe src="/frame" width=900 height=700>'
          : undefined,
    );
    await blocks.open(pictureText(1));
    await page.goto(`${blocks.server.origin}/around`);
    const length = await page.evaluate(() => history.length);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('[data-mounted]')).toHaveCount(1);
    await frame.locator('[data-lightbox-item]').first().click();
    await expect(frame.locator('dialog')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(page.frames()[1]?.url()).toBe(`${blocks.server.origin}/frame`);
  });

  test('focus and place go to the picture last seen, and the page behind stands still meanwhile', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 600 });
    await blocks.open(pictureText(12));
    await expectMounted(page);
    await openAt(page, 0);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual(
      [scrolled, 'hidden'],
    );
    await page.keyboard.press('0');
    await moveWith(page, () => page.keyboard.press('ArrowLeft'), 11);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(thumbnail(page, 11)).toBeFocused();
    await expect(thumbnail(page, 11)).toBeInViewport({ ratio: 0.4 });
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await expect(thumbnail(page, 11)).toBeInViewport({ ratio: 0.4 });
  });

  test('SITE-05 without a script a picture is a link to all of it', async ({ blocks, browser }) => {
    const html = await blocks.html(pictureText(2));
    blocks.answer((url) => (url.pathname === '/plain' ? html : undefined));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${blocks.server.origin}/plain`);
    await thumbnail(page, 1).click();
    expect(new URL(page.url()).pathname).toMatch(/^\/s\/picture10+-a1b2c3d4\/bowl\.jpg$/);
    await context.close();
  });
});

test.describe('what is fetched and kept', () => {
  test('three holders for any set; the one ahead is fetched before the one behind', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await blocks.open(pictureText(40));
    await expectMounted(page);
    await openAt(page, 10);
    await expect(page.locator('.slide')).toHaveCount(3);
    const asked = (index: number) =>
      blocks.server.requests.findLastIndex(
        (path) => path.startsWith(`/s/picture${index}0000`) && path.endsWith('=1000w'),
      );
    await expect.poll(() => asked(9)).toBeGreaterThan(0);
    expect(asked(10)).toBeLessThan(asked(11));
    expect(asked(11)).toBeLessThan(asked(9));
    for (let index = 9; index > 4; index -= 1)
      await moveWith(page, () => page.getByRole('button', { name: 'Previous' }).click(), index);
    await expect(page.locator('.slide img')).toHaveCount(3);
    await expect.poll(() => asked(4)).toBeGreaterThan(0);
    expect(asked(3)).toBe(-1);
  });

  test('IMAG-09 a picture is loading until its file is there, and then loaded', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/s/picture1000*/**format=1000w', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await blocks.open(pictureText(3));
    await expectMounted(page);
    const before = await thumbnail(page, 1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await openAt(page, 1);
    await expect(shown(page)).toHaveClass('loading');
    await expect(shown(page)).toHaveJSProperty('src', before);
    answer();
    await expect(shown(page)).toHaveClass('loaded');
    await expect(shown(page)).toHaveAttribute('src', /format=1000w/);
  });

  test('IMAG-19 a picture that cannot be had takes the source; its thumbnail is seen behind it, and words say so', async ({
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await blocks.open(pictureText(3));
    await expectMounted(page);
    const before = await thumbnail(page, 1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const isLarger = (url: URL) => /^\/s\/picture1000/.test(url.pathname) && url.href !== before;
    await page.route(isLarger, (route) => route.fulfill({ status: 404 }));
    await openAt(page, 1);
    await expect(shown(page)).toHaveAttribute('src', /picture1000.*format=1000w/);
    await expect(shown(page)).not.toHaveClass(/loading|loaded/);
    const failure = page.locator('.slide:not([inert])').getByRole('status');
    await expect(failure).toHaveText('This picture could not be loaded in full size.');
    await expect(shown(page)).toHaveCSS('background-image', `url("${before}")`);
    await expectAccessible(page);
    await expect(failure).toHaveCount(1);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 2);
    await expect(failure).toHaveCount(0);
    await page.unroute(isLarger);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 0);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 1);
    await expect(failure).toHaveCount(0);
  });

  test('nothing of it is fetched before a picture is touched', async ({ blocks, page }) => {
    await blocks.open(pictureText(3));
    await expectMounted(page);
    const scripts = () => blocks.server.requests.filter((path) => /lightbox-viewer/.test(path)).length;
    expect(scripts()).toBe(0);
    await thumbnail(page, 0).focus();
    await expect.poll(scripts).toBe(1);
  });

  test('who saves data gets no more than is shown', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await blocks.open(pictureText(40));
    await expectMounted(page);
    await openAt(page, 20);
    await expect(shown(page)).toHaveAttribute('src', /picture20.*format=1000w/);
    expect(blocks.server.requests.filter((path) => /picture(19|21)0000.*=1000w/.test(path))).toEqual([]);
  });
});

/** A finger or two, through the browser’s own input. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const tap = async (x: number, y: number) => {
    await send('touchStart', [x, y]);
    await send('touchEnd');
  };
  const drag = async (from: [number, number], to: [number, number]) => {
    await send('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    await send('touchEnd');
  };
  return { send, tap, drag };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  const scale = (page: Page) =>
    shown(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  const open = async (blocks: BlockPage, page: Page, index = 1) => {
    await blocks.open(pictureText(4));
    await expectMounted(page);
    await thumbnail(page, index).tap();
    await expect(dialog(page)).toBeVisible();
    await endMovement(page);
    return touch(page);
  };

  test('LBOX-05 LBOX-06 no arrows there; the caption is shown and hidden by its control', async ({
    blocks,
    page,
  }) => {
    await open(blocks, page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Caption' });
    await expect(page.locator('.caption')).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await expect(page.locator('.caption')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expect(page.locator('.caption')).toBeHidden();
  });

  test('LBOX-08 LBOX-16 a swipe or a tap on a half moves it, and it ends at the last', async ({
    blocks,
    page,
  }) => {
    const { drag, tap } = await open(blocks, page, 2);
    await moveWith(page, () => drag([300, 400], [100, 410]), 3);
    await moveWith(page, () => drag([300, 400], [100, 410]), 3);
    await moveWith(page, () => drag([100, 400], [300, 410]), 2);
    // Too short and too slow to count.
    const { send } = await touch(page);
    await send('touchStart', [200, 400]);
    await send('touchMove', [230, 400]);
    await page.waitForFunction(
      (since) => performance.now() > since + 200,
      await page.evaluate(() => performance.now()),
    );
    await send('touchMove', [232, 400]);
    await moveWith(page, () => send('touchEnd').then(() => {}), 2);
    await tap(60, 600);
    await expectShown(page, 1);
    await endMovement(page);
    await tap(330, 600);
    await expectShown(page, 2);
  });

  test('two fingers and a double tap make it larger, one moves it about, and the file follows', async ({
    blocks,
    page,
  }) => {
    const { send, tap, drag } = await open(blocks, page);
    await expect(shown(page)).toHaveAttribute('src', /format=(500|750|1000)w/);
    await send('touchStart', [150, 400], [240, 400]);
    await send('touchMove', [110, 400], [280, 400]);
    await send('touchMove', [60, 400], [330, 400]);
    await send('touchEnd');
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    await expect(shown(page)).toHaveAttribute('src', /format=(1500|2500)w/);
    const place = () => shown(page).evaluate((image) => image.getBoundingClientRect().x);
    const before = await place();
    await drag([200, 400], [120, 400]);
    await expect.poll(place).toBeLessThan(before - 40);
    await expectShown(page, 1);
    const pressTwice = async () => {
      await tap(195, 390);
      await tap(195, 390);
    };
    await pressTwice();
    await expect.poll(() => scale(page)).toBe(1);
    await pressTwice();
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('dragged far enough down it closes; less far it comes back', async ({ blocks, page }) => {
    const { send, drag } = await open(blocks, page);
    await send('touchStart', [200, 300]);
    await send('touchMove', [202, 340]);
    await send('touchMove', [202, 400]);
    await expect
      .poll(() => page.locator('.overlay').evaluate((element) => Number(getComputedStyle(element).opacity)))
      .toBeLessThan(0.9);
    await page.waitForFunction(
      (since) => performance.now() > since + 300,
      await page.evaluate(() => performance.now()),
    );
    await send('touchEnd');
    await expect(page.locator('.overlay')).toHaveCSS('opacity', '0.95');
    await expectShown(page, 1);
    await drag([200, 300], [205, 600]);
    await expect(dialog(page)).toHaveCount(0);
    await expect(thumbnail(page, 1)).toBeFocused();
  });
});

test.describe('with a wheel and keys', () => {
  test('a wheel and plus and minus make it larger and smaller', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await blocks.open(pictureText(3));
    await expectMounted(page);
    await openAt(page, 0);
    const width = async () => (await shown(page).boundingBox())?.width ?? 0;
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -400);
    await expect.poll(width).toBeGreaterThan(1500);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(900);
    await page.keyboard.press('+');
    await expect.poll(width).toBe(1350);
    await page.keyboard.press('-');
    await expect.poll(width).toBe(900);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBe(1800);
    await moveWith(page, () => page.keyboard.press('ArrowRight'), 1);
    expect(await width()).toBe(900);
  });
});

test.describe('for everybody', () => {
  test('nothing moves for those who asked for that', async ({ blocks, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await blocks.open(pictureText(3));
    await expectMounted(page);
    await thumbnail(page, 0).click();
    await expect(dialog(page)).toBeVisible();
    const moving = () =>
      page.evaluate(
        () =>
          [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? []).length,
      );
    expect(await moving()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    expect(await moving()).toBe(0);
    expect(
      await page.evaluate(() => {
        document.body.lastElementChild?.shadowRoot?.querySelector<HTMLElement>('.close')?.click();
        return document.body.lastElementChild?.shadowRoot ?? null;
      }),
    ).toBe(null);
  });

  test('from right to left, the left side leads on', async ({ blocks, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await blocks.open(pictureText(4));
    await expectMounted(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await openAt(page, 1);
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox();
    expect(next?.x).toBeLessThan(100);
    await moveWith(page, () => page.keyboard.press('ArrowLeft'), 2);
    await moveWith(page, () => page.mouse.click(900, 760), 1);
    await moveWith(page, () => page.mouse.click(300, 760), 2);
    await moveWith(page, () => page.getByRole('button', { name: 'Next' }).click(), 3);
  });

  for (const theme of ['dark', 'light'] as const)
    test(`nothing that axe objects to, over ${theme}: idle, open, moving, at twice the size, mirrored`, async ({
      blocks,
      page,
    }) => {
      await blocks.open(pictureText(3, theme));
      await expectMounted(page);
      await expectAccessible(page);
      await openAt(page, 0);
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('+');
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await openAt(page, 1);
      await expectAccessible(page);
    });

  test('SITE-58 the undo of an open one takes everything with it', async ({ blocks, page }) => {
    await page.addInitScript(COUNT_THE_LIVING);
    await blocks.open(pictureText(5));
    await expectMounted(page);
    const living = () => page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
    const remount = (isOn: boolean) =>
      page.evaluate((on) => Reflect.get(window, 'vitrine')[on ? 'markReady' : 'destroy'](), isOn);
    // The first time, what it consists of is fetched.
    await openAt(page, 0);
    await remount(false);
    const bare = await living();
    await remount(true);
    await expectMounted(page);
    await openAt(page, 2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await remount(false);
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await isMarked(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await expect.poll(async () => (await living()).filter((name) => !bare.includes(name))).toEqual([]);
  });
});

test('LBOX-18 the screen goes on by itself, waits for whoever does something, and is stopped by its button', async ({
  blocks,
  page,
}) => {
  await page.clock.install();
  await blocks.open({
    type: 'gallery',
    example: 'Grid',
    props: { lightboxAutoplay: true },
  });
  await expectMounted(page);
  await thumbnail(page, 0).click();
  const count = page.locator('.count');
  await expect(count).toHaveText('1 / 8');
  const stop = page.getByRole('button', { name: 'Stop the slideshow' });
  await expect(stop).toBeVisible();
  await expect(page.locator('.announcer')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(1000);
  await expect(count).toHaveText('2 / 8');
  await page.clock.runFor(900);
  await page.mouse.move(300, 300);
  await page.clock.runFor(900);
  await expect(count).toHaveText('2 / 8');
  await page.clock.runFor(100);
  await expect(count).toHaveText('3 / 8');
  await stop.click();
  await page.clock.runFor(5000);
  await expect(count).toHaveText('3 / 8');
  await expect(page.locator('.announcer')).toHaveAttribute('aria-live', 'polite');
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Close' }).click();
  await thumbnail(page, 4).click();
  await expect(page.getByRole('button', { name: 'Start the slideshow' })).toBeVisible();
});
