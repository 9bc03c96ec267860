/** Galleries that move, in a real browser: what changes, when it does not, and for whom. */
import type { Page } from '@playwright/test';
import { EXAMPLE_MEDIA } from '../src/blocks/kit/example-media.ts';
import {
  type BlockPage,
  expect,
  expectAccessible,
  expectMounted,
  test as withBlocks,
} from './support/block-test.ts';
import { COUNT_THE_LIVING } from './support/count-living.ts';

const ROLES = Object.values(EXAMPLE_MEDIA);

function items(count: number) {
  return Array.from({ length: count }, (_slide, index) => ({
    id: `s${index}`,
    image: ROLES[index % ROLES.length],
    caption: `Caption ${index}`,
  }));
}

interface Settings extends Record<string, unknown> {
  readonly count?: number;
}

/** Opens a gallery whose engine runs. */
async function show(blocks: BlockPage, { count = 5, ...props }: Settings): Promise<Page> {
  const page = await blocks.open({ type: 'gallery', props: { ...PLAIN, items: items(count), ...props } });
  await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(1);
  return page;
}
const PLAIN = {
  design: 'slideshow',
  transition: 'swipe',
  loop: false,
  autoplay: false,
  thumbnails: false,
  lightbox: false,
  captions: 'over',
  'auto-crop': false,
};

const test = withBlocks;
const active = (page: Page) => page.locator('.gallery-slides .sqs-active-slide');
const expectSlide = (page: Page, index: number) =>
  expect(active(page)).toHaveAttribute('data-slide-id', `s${index}`);
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
/** Nothing moves any more. */
const atRest = async (page: Page) => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};
/** Time to look at what moves, also on a machine that has other work: it would be over. */
const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
};
/** What moves at this instant: the property, its values and for how long. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const frames = effect.getKeyframes();
      const { offset: _o, computedOffset: _c, easing: _e, composite: _p, ...first } = frames[0] ?? {};
      const name = Object.keys(first)[0] ?? '';
      return {
        slide: effect.target?.closest<HTMLElement>('[data-slide-id]')?.dataset['slideId'],
        name,
        values: frames.map((frame) => frame[name]),
        ms: effect.getTiming().duration as number,
      };
    }),
  );

test('GALL-31 GALL-32 GALL-30 the current slide and the ends are marked, and at an end nothing happens', async ({
  blocks,
}) => {
  const page = await show(blocks, { count: 3 });
  await page.evaluate(() => {
    for (const type of ['currentIndexChange', 'reachedBeginning', 'reachedEnd'])
      document.addEventListener(type, () => {
        document.body.dataset[type] = String(Number(document.body.dataset[type] ?? 0) + 1);
      });
  });
  await expectSlide(page, 0);
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
  await previous(page).click({ force: true });
  await expectSlide(page, 0);
  for (const index of [1, 2]) {
    await next(page).click();
    await expectSlide(page, index);
    await atRest(page);
  }
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'false');
  await next(page).click({ force: true });
  await expectSlide(page, 2);
  await expect(next(page)).toBeFocused();
  expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({
    currentIndexChange: '2',
    reachedBeginning: '1',
    reachedEnd: '1',
  });
});

test('GALL-28 GALL-07 a change is refused while the gallery, or one that is linked with it, moves', async ({
  blocks,
}) => {
  const page = await show(blocks, { transition: 'fade', thumbnails: true });
  const thumbs = page.locator('.sqs-gallery-thumbnails a');
  await page.evaluate(() => {
    const [second, , fourth] = [...document.querySelectorAll<HTMLElement>('.sqs-gallery-thumbnails a')].slice(
      1,
    );
    document.querySelector<HTMLElement>('.next')?.click();
    document.querySelector<HTMLElement>('.next')?.click();
    second?.click();
    fourth?.click();
  });
  await expectSlide(page, 1);
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await moving(page)).length).toBe(0);
  await thumbs.nth(4).click();
  await expectSlide(page, 4);
  await expect(page.locator('.sqs-gallery-thumbnails [aria-current]')).toHaveCount(1);
});

test('GALL-43 fading in takes a second, and fading out 1.2 times as long', async ({ blocks }) => {
  const page = await show(blocks, { transition: 'fade' });
  await next(page).click();
  expect(await moving(page)).toEqual([
    { slide: 's1', name: 'opacity', values: ['0', '1'], ms: 1000 },
    { slide: 's0', name: 'opacity', values: ['1', '0'], ms: 1200 },
  ]);
  await expect(page.locator('.gallery-slide').first()).toBeHidden();
  await expect(page.locator('.gallery-slide').nth(1)).toBeVisible();
});

test('GALL-44 the slow zoom goes to 1.075 and from there, slide by slide', async ({ blocks }) => {
  const page = await show(blocks, { transition: 'ken-burns' });
  const zooms = [];
  for (const index of [1, 2]) {
    await next(page).click();
    await expectSlide(page, index);
    zooms.push((await moving(page)).filter(({ name }) => name === 'scale').map(({ values }) => values));
    await atRest(page);
  }
  expect(zooms).toEqual([[['1.075', '1']], [['1', '1.075']]]);
});

for (const [transition, least, most] of [
  ['swipe', 280, 280],
  ['scroll', 1000, 1000],
  ['new-swipe', 300, 500],
] as const)
  test(`GALL-45 GALL-79 GALL-80 ${transition} moves one slide out and the next one in`, async ({
    blocks,
  }) => {
    const page = await show(blocks, { transition });
    await slowDown(page);
    await next(page).click();
    const motion = await moving(page);
    expect(motion.map(({ slide, name }) => `${slide} ${name}`)).toEqual(['s0 transform', 's1 transform']);
    for (const { ms } of motion) {
      expect(ms).toBeGreaterThanOrEqual(least);
      expect(ms).toBeLessThanOrEqual(most);
    }
    await atRest(page);
    await expect(page.locator('.gallery-slide').first()).toBeHidden();
    await expect(active(page)).toBeVisible();
  });

test('GALL-33 GALL-34 a slideshow goes on every so often, and waits for the mouse', async ({
  blocks,
  page,
}) => {
  await page.clock.install();
  await show(blocks, { autoplay: true, 'autoplay-duration': 5, loop: true, count: 3 });
  await page.mouse.move(2, 2);
  const pass = async (ms: number) => {
    await page.clock.runFor(ms);
    await atRest(page);
  };
  await pass(4900);
  await expectSlide(page, 0);
  await pass(200);
  await expectSlide(page, 1);
  await pass(5000);
  await expectSlide(page, 2);
  await pass(5000);
  await expectSlide(page, 0);
  await active(page).hover();
  await pass(20_000);
  await expectSlide(page, 0);
  await page.mouse.move(2, 2);
  await pass(5100);
  await expectSlide(page, 1);
});

test('a slideshow that is told not to wait for the mouse goes on beneath it', async ({ blocks, page }) => {
  await page.clock.install();
  await show(blocks, { autoplay: true, loop: true, pauseOnMouseover: false });
  await page.mouse.move(2, 2);
  await active(page).hover();
  await page.clock.runFor(5100);
  await expectSlide(page, 1);
});

test('whoever comes by keyboard stops it until they start it, by a button that comes first', async ({
  blocks,
  page,
}) => {
  await page.clock.install();
  await show(blocks, { autoplay: true, loop: true });
  const pause = page.getByRole('button', { name: /the slideshow/ });
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
  await expect(pause).toHaveAccessibleName('Stop the slideshow');
  await expect(page.locator('.gallery-news')).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('Tab');
  await expect(pause).toHaveAccessibleName('Start the slideshow');
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  await expect(page.locator('.gallery-news')).toHaveAttribute('aria-live', 'polite');
  await pause.press('Enter');
  await page.mouse.move(2, 2);
  await page.clock.runFor(5100);
  await expectSlide(page, 1);
});

test('GALL-14 nothing moves by itself with nomotion=true, nor for whoever wants less motion', async ({
  blocks,
  page,
}) => {
  await page.clock.install();
  await show(blocks, { autoplay: true, loop: true });
  await page.goto(`${page.url()}?nomotion=true`);
  await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  await expect(page.getByRole('button', { name: /the slideshow/ })).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(blocks, { autoplay: true, loop: true });
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  await next(page).click();
  await expectSlide(page, 1);
  expect(await moving(page)).toEqual([]);
});

test('GALL-08 GALL-09 GALL-10 GALL-13 the address names the slide, and is where the gallery begins', async ({
  blocks,
}) => {
  const page = await show(blocks, { historyHash: true });
  const entries = await page.evaluate(() => history.length);
  await next(page).click();
  await expect(page).toHaveURL(/\/page\/#itemId=s1$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  for (const [hash, index] of [
    ['#itemId=s3', 3],
    ['#2', 2],
    ['#itemId=-1', 4],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${blocks.server.origin}/page${hash}`);
    await expectSlide(page, index);
  }
});

test('GALL-12 an address that changes moves the gallery, by id or number', async ({ blocks }) => {
  const page = await show(blocks, { historyHash: true });
  await page.evaluate(() => {
    location.hash = '#itemId=s2';
  });
  await expectSlide(page, 2);
  await atRest(page);
  await page.evaluate(() => {
    location.hash = '#4';
  });
  await expectSlide(page, 4);
});

test('GALL-11 in the editor the address stays as it is', async ({ blocks, page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<script type="application/json" id="edit-context">{}</script>',
      );
    });
  });
  await show(blocks, { historyHash: true });
  const address = page.url();
  await next(page).click();
  await expectSlide(page, 1);
  expect(page.url()).toBe(address);
});

test('GALL-22 GALL-23 slides and pictures carry what scripts read of them', async ({ blocks }) => {
  const [first, second] = items(2);
  const page = await show(blocks, {
    items: [first, { ...second, link: { url: '/work' }, alt: 'Own words' }],
  });
  const slide = page.locator('.gallery-slide');
  await expect(slide.first()).toHaveAttribute('data-type', 'image');
  await expect(slide.first()).toHaveAttribute('data-slide-id', 's0');
  await expect(slide.first()).toHaveAttribute('data-slide-url', /\?itemId=s0#/);
  expect(await slide.first().getAttribute('data-click-through-url')).toBeNull();
  await expect(slide.nth(1)).toHaveAttribute('data-click-through-url', '/work');
  const picture = slide.first().locator('img');
  await expect(picture).toHaveAttribute('data-src', /^\/s\//);
  await expect(picture).toHaveAttribute('data-image-dimensions', '1800x1200');
  await expect(picture).toHaveAttribute('data-image-focal-point', '0.4,0.6');
  await expect(picture).toHaveAttribute('alt', 'Three stoneware bowls on an ash board');
  await expect(slide.nth(1).locator('img')).toHaveAttribute('alt', 'Own words');
});

test('GALL-37 GALL-38 GALL-39 GALL-41 a carousel goes on by as many as it shows', async ({
  blocks,
  page,
}) => {
  for (const [width, starts] of [
    [1200, [4, 6]],
    [700, [3, 6]],
    [420, [2, 4, 6]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await show(blocks, { design: 'carousel', slidesPerRow: 4, count: 8 });
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
    const reached = [];
    while ((await next(page).getAttribute('aria-disabled')) === 'false') {
      await next(page).click();
      await expect(page.locator('[data-moving]')).toHaveCount(0);
      reached.push(await active(page).getAttribute('data-slide-id'));
    }
    expect(reached).toEqual((width === 1200 ? [4] : starts).map((index) => `s${index}`));
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'false');
  }
});

test('GALL-40 the controls of a carousel are there while there is somewhere to go', async ({ blocks }) => {
  const page = await show(blocks, { design: 'carousel', slidesPerRow: 3, count: 3 });
  await expect(next(page)).toBeHidden();
  await page.setViewportSize({ width: 420, height: 800 });
  await expect(next(page)).toBeVisible();
});

test('GALL-46 GALL-47 GALL-48 the arrows are left alone where somebody else wants them', async ({
  blocks,
  page,
}) => {
  await show(blocks, { transition: 'fade' });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await atRest(page);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 0);
  await atRest(page);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  for (const html of [
    '<input>',
    '<textarea></textarea>',
    '<p contenteditable tabindex="0">words</p>',
    '<select></select>',
    '<input type="range">',
  ]) {
    await page.evaluate((markup) => {
      document.querySelector('#other')?.remove();
      document.body.insertAdjacentHTML('afterbegin', `<div id="other">${markup}</div>`);
      document.querySelector<HTMLElement>('#other > *')?.focus();
    }, html);
    await page.keyboard.press('ArrowRight');
  }
  await page.evaluate(() => {
    document.querySelector('#other')?.remove();
    document.body.classList.add('sqs-lightbox-open');
  });
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => {
    document.body.classList.remove('sqs-lightbox-open');
    document.querySelector('main')?.insertAdjacentHTML('afterend', '<div id="space" class="space"></div>');
    const space = document.querySelector<HTMLElement>('#space');
    if (space) space.style.height = '3000px';
    scrollTo(0, 2900);
  });
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
});

test('in right-to-left text the arrows and the slides are mirrored', async ({ blocks, page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.documentElement.setAttribute('dir', 'rtl')).observe(document, {
      childList: true,
    });
  });
  await show(blocks, {});
  await slowDown(page);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  const [out] = await moving(page);
  expect(out?.values[1]).toContain('100%');
  await atRest(page);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 0);
  await show(blocks, { design: 'slider', count: 6 });
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  expect(await page.locator('.gallery-slides').evaluate((track) => track.scrollLeft)).toBeLessThan(0);
});

test('GALL-57 a gallery asks the server for nothing', async ({ blocks }) => {
  const page = await show(blocks, { historyHash: true, thumbnails: true });
  await page.waitForLoadState('networkidle');
  const asked = () => blocks.server.requests.filter((path) => !path.startsWith('/s/'));
  const before = asked();
  await next(page).click();
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  expect(asked()).toEqual(before);
});

test('GALL-76 words that would hide their picture are cut to 40 percent of it, and scroll', async ({
  blocks,
}) => {
  const [first, second] = items(2);
  const page = await show(blocks, {
    items: [{ ...first, caption: 'Words without end. '.repeat(50) }, second],
  });
  await page.setViewportSize({ width: 360, height: 700 });
  const words = page.locator('.gallery-slides .gallery-caption').first();
  await expect(words).toHaveAttribute('data-overflows', '');
  const part = await words.evaluate(
    (element) => element.clientHeight / (element.parentElement?.clientHeight ?? 1),
  );
  expect(part).toBeGreaterThan(0.38);
  expect(part).toBeLessThanOrEqual(0.41);
  expect(
    await page.locator('.gallery-slides .gallery-caption').nth(1).getAttribute('data-overflows'),
  ).toBeNull();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('GALL-78 a swipe needs 50 pixels within 250 ms', async ({ blocks, page }) => {
    await show(blocks, {});
    const client = await page.context().newCDPSession(page);
    const box = await page.locator('.gallery-slides').boundingBox();
    if (!box) throw new Error('The gallery is nowhere.');
    const y = box.y + box.height / 2;
    const swipe = async (by: number, ms: number) => {
      const from = box.x + box.width / 2;
      const begun = Date.now() / 1000;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, after: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
          timestamp: begun + after / 1000,
        });
      await send('touchStart', from, 0);
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + by * part, ms * part * 0.9);
      await send('touchEnd', from + by, ms);
      await atRest(page);
    };
    await swipe(-49, 100);
    await expectSlide(page, 0);
    await swipe(-200, 400);
    await expectSlide(page, 0);
    await swipe(-60, 100);
    await expectSlide(page, 1);
    await swipe(60, 100);
    await expectSlide(page, 0);
  });
});

test('GALL-15 a slide opens the viewer on click, Enter and Space, in every design', async ({
  blocks,
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const closed = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const design of ['grid', 'slideshow', 'carousel']) {
    await blocks.open({ type: 'gallery', props: { ...PLAIN, design, lightbox: true, items: items(4) } });
    await expect(page.locator('[data-mounted]')).toHaveCount(1);
    const slide = page.locator('.gallery-slide a').first();
    await slide.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Caption 0');
    await closed();
    await expect(slide).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await slide.press(key);
      await expect(dialog).toBeVisible();
      await closed();
    }
  }
});

test('GALL-16 a slide that leads elsewhere goes there', async ({ blocks, page }) => {
  const [first, second] = items(2);
  await blocks.open({
    type: 'gallery',
    props: {
      ...PLAIN,
      design: 'grid',
      lightbox: true,
      items: [first, { ...second, link: { url: '/elsewhere' } }],
    },
  });
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  blocks.answer((url) =>
    url.pathname === '/elsewhere' ? '<!doctype html><title>Elsewhere</title>' : undefined,
  );
  await page.locator('.gallery-slide a').nth(1).click();
  await expect(page).toHaveURL(/\/elsewhere$/);
  await page.goBack();
});

test('a slideshow waits while something lies over the page', async ({ blocks, page }) => {
  await page.clock.install();
  await show(blocks, { autoplay: true, loop: true });
  await page.evaluate(() => document.body.classList.add('sqs-lightbox-open'));
  await page.clock.runFor(20_000);
  await expectSlide(page, 0);
  await page.evaluate(() => document.body.classList.remove('sqs-lightbox-open'));
  await page.clock.runFor(5100);
  await expectSlide(page, 1);
});

test('without scripts every design shows its slides as links, and no controls that do nothing', async ({
  blocks,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const design of ['slideshow', 'slider', 'carousel', 'grid']) {
    const html = await blocks.html({ type: 'gallery', props: { ...PLAIN, design, items: items(6) } });
    blocks.answer((url) => (url.pathname === '/plain' ? html : undefined));
    await page.goto(`${blocks.server.origin}/plain`);
    await expect(page.locator('.gallery-slide a')).toHaveCount(6);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.gallery-slide a').nth(5)).toHaveAttribute('href', /itemId=s5/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('.gallery-slide a').nth(1)).toBeInViewport();
  }
  await context.close();
});

test('GALL-49 a gallery without slides does not start, and nothing goes wrong', async ({ blocks, page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await blocks.open({ type: 'gallery', props: { ...PLAIN, items: [] } });
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  await expect(page.locator('.gallery')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [wrong, spoil, words] of [
  [
    'GALL-58 settings that cannot be decoded',
    (html: string) => html.replace(/data-gallery="[^"]*"/, 'data-gallery="{"'),
    'Error decoding gallery block data.',
  ],
  [
    'GALL-58 settings that are none',
    (html: string) => html.replace(/data-gallery="[^"]*"/, 'data-gallery="7"'),
    'Error evaluating gallery block data.',
  ],
  [
    'GALL-51 a transition that nobody knows',
    (html: string) => html.replace('transition&quot;:&quot;swipe', 'transition&quot;:&quot;cube'),
    'Could not find transition named cube',
  ],
  [
    'GALL-50 a design that does not move',
    (html: string) => html.replace('design&quot;:&quot;slideshow', 'design&quot;:&quot;cube'),
    'We could not find a design by the name cube',
  ],
  [
    'slides that are not there',
    (html: string) => html.replace('gallery-slides sqs-gallery ', 'gallery-slides '),
    'The gallery container was not found: .gallery-frame',
  ],
] as const)
  test(`${wrong} are named in the console, and the slides stay links`, async ({ blocks, page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const html = await blocks.html({ type: 'gallery', props: { ...PLAIN, items: items(3) } });
    expect(spoil(html)).not.toBe(html);
    blocks.answer((url) => (url.pathname === '/spoilt' ? spoil(html) : undefined));
    await page.goto(`${blocks.server.origin}/spoilt`);
    await expect.poll(() => said.join('\n')).toContain(words);
    await expect(page.locator('.gallery-slide a').first()).toHaveAttribute('href', /itemId=s0/);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });

test('the undo leaves the markup as it was', async ({ blocks, page }) => {
  const markup = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-block] *')].map((element) =>
        [
          element.tagName,
          ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        ].join(' '),
      ),
    );
  for (const props of [{ thumbnails: true, autoplay: true }, { design: 'carousel' }, { design: 'slider' }]) {
    await page.route('**/*.js', (route) => route.abort());
    await blocks.open({ type: 'gallery', props: { ...PLAIN, items: items(8), ...props } });
    const before = await markup();
    await page.unroute('**/*.js');
    await show(blocks, { count: 8, ...props });
    await next(page).click();
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    expect((await markup()).filter((line) => !line.includes('data-mounted'))).toEqual(before);
  }
});

for (const props of [
  { design: 'slideshow', thumbnails: true, transition: 'ken-burns' },
  { design: 'carousel' },
  { design: 'slider' },
])
  test(`the undo of a ${props.design} that moves leaves no listener, timer or observer`, async ({
    blocks,
    page,
  }) => {
    await page.addInitScript(COUNT_THE_LIVING);
    await show(blocks, { count: 8, loop: true, autoplay: true, historyHash: true, ...props });
    const living = () => page.evaluate(() => Reflect.get(window, 'theLiving')() as string[]);
    const remount = (isOn: boolean) =>
      page.evaluate((on) => Reflect.get(window, 'vitrine')[on ? 'markReady' : 'destroy'](), isOn);
    // The first time, what it consists of is fetched.
    await remount(false);
    const bare = await living();
    await remount(true);
    await expectMounted(page);
    await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(1);
    expect((await living()).filter((name) => !bare.includes(name))).not.toEqual([]);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.next')?.click();
      dispatchEvent(new Event('resize'));
      Reflect.get(window, 'vitrine').destroy();
    });
    expect((await living()).filter((name) => !bare.includes(name))).toEqual([]);
  });

test('every example is accessible, also as it moves', async ({ blocks, renderer, page }) => {
  for (const example of renderer.exampleNames('gallery')) {
    await blocks.open({ type: 'gallery', example });
    await expect(page.locator('[data-mounted]')).toHaveCount(1);
    await expectAccessible(page);
  }
});

for (const design of ['slideshow', 'slider', 'carousel', 'autocolumns', 'autogrid'])
  test(`nothing moves when the engine of ${design} comes`, async ({ blocks, page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shift'] = String((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await blocks.open({ type: 'gallery', props: { ...PLAIN, design, items: items(8), thumbnails: true } });
    await expect(page.locator('[data-mounted]')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
  });

test('IMAG-09 IMAG-12 pictures of a strip load when they come within 200 px, and say how far they are', async ({
  blocks,
}) => {
  const page = await show(blocks, { count: 30, design: 'slider', vSize: 4 });
  const states = () =>
    page.evaluate(() => {
      const track = document.querySelector('.gallery-slides') as HTMLElement;
      const { right } = track.getBoundingClientRect();
      return [...track.querySelectorAll('img')].map((image) => ({
        away: Math.round(image.getBoundingClientRect().left - right),
        state: image.className.replace('thumb-image', '').trim(),
      }));
    });
  const isSettled = (all: Awaited<ReturnType<typeof states>>) =>
    all.every(({ away, state }) => state === (away < 200 ? 'loaded' : ''));
  await expect.poll(async () => isSettled(await states())).toBe(true);
  expect((await states()).filter(({ state }) => state === '').length).toBeGreaterThan(3);
  await page.locator('.gallery-slides').evaluate((track) => {
    track.scrollLeft = track.scrollWidth;
  });
  await expect.poll(async () => (await states()).at(-1)?.state).toBe('loaded');
});

test('GALL-74 a slideshow fetches the picture shown and those beside it, and no others', async ({
  blocks,
}) => {
  const asked = new Set<string>();
  const page = await show(blocks, { count: 9, loop: true });
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.reload();
  const loaded = page.locator('.gallery-slides img.loaded');
  await expect(loaded).toHaveCount(3);
  await next(page).click();
  await atRest(page);
  await expect(loaded).toHaveCount(4);
  expect([...asked].filter((path) => path.startsWith('/s/')).length).toBeLessThanOrEqual(4);
});

test('GALL-84 GALL-71 autorows: rows of one height, each picture in its own shape, each row filled', async ({
  blocks,
}) => {
  const page = await blocks.open({
    type: 'gallery',
    example: 'Rows that fit',
    props: { captions: 'none', rowHeight: 250, gutter: 20 },
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  const { rows, end } = await page.locator('.gallery-slides').evaluate((list) => {
    const found = new Map<number, { height: number; end: number; gap: number }[]>();
    for (const slide of list.children) {
      const box = slide.getBoundingClientRect();
      const before = slide.previousElementSibling?.getBoundingClientRect();
      const row = found.get(Math.round(box.top)) ?? [];
      found.set(Math.round(box.top), row);
      const gap = before && row.length > 0 ? box.left - before.right : 20;
      row.push({ height: box.height, end: box.right, gap });
    }
    return { rows: [...found.values()], end: list.getBoundingClientRect().right };
  });
  expect(rows.length).toBeGreaterThan(2);
  for (const [at, row] of rows.entries()) {
    const [first] = row;
    for (const { height, gap } of row) {
      expect(Math.abs(height - (first?.height ?? 0))).toBeLessThan(1.5);
      expect(gap).toBeCloseTo(20, 0);
    }
    // The last one is not blown up to fill it.
    if (at < rows.length - 1) expect(Math.abs((row.at(-1)?.end ?? 0) - end)).toBeLessThan(2);
    expect(first?.height ?? 0).toBeGreaterThan(150);
  }
});
