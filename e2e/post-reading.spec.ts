/** Posts are laid out for reading, in every template: pictures are seen as a whole, and the ways on are there. */
import { expect, type Locator } from '@playwright/test';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { test } from './server.ts';
import { violationsOf } from './support/violations.ts';

const POST = '/journal/the-hill-that-slipped';

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} no picture of a post is taller than the window, and the post leads on`, async ({
    page,
    demoIn,
  }) => {
    const demo = await demoIn(template);
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(demo.origin + POST);
    const pictures = page.locator('main :is(.image, .text) img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      expect(box?.height ?? 0).toBeLessThanOrEqual(0.9 * 420 + 1);
    }
    await expect(page.locator('.post-nav-ways a').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

/** All that is wide begins where the name of the site does. */
const HAS_ONE_EDGE: ReadonlySet<string> = new Set(['plate', 'folio']);
const WITH_A_FULL_PICTURE = '/journal/half-an-hour-of-seeds';

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} pictures of a post keep to the column, go to the edges of the page, or to those of the window`, async ({
    page,
    demoIn,
  }) => {
    const demo = await demoIn(template);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(demo.origin + POST);
    const words = await edgesOf(page.locator('main .block-text').first());
    const wide = await edgesOf(page.locator('main .to-wide'));
    expect(wide.start + wide.end).toBeCloseTo(1440, 0);
    expect(wide.start).toBeLessThan(words.start + 1);
    expect(wide.end - wide.start).toBeGreaterThan(words.end - words.start + 100);
    const name = await edgesOf(page.locator('.site-name'));
    if (HAS_ONE_EDGE.has(template)) expect(wide.start).toBeCloseTo(name.start, 0);
    const back = await edgesOf(page.locator('.article-footer a').last());
    const lastWords = await edgesOf(page.locator('main .block-text').last());
    expect(back.start).toBeCloseTo(lastWords.start, 0);
    await page.goto(demo.origin + WITH_A_FULL_PICTURE);
    expect(await edgesOf(page.locator('main .to-full .image img'))).toEqual({ start: 0, end: 1440 });
    for (const address of [POST, WITH_A_FULL_PICTURE]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(demo.origin + address);
      const picture = await edgesOf(page.locator('main :is(.to-wide, .to-full) .image img'));
      expect(picture.start).toBeGreaterThanOrEqual(0);
      expect(picture.end).toBeLessThanOrEqual(390);
      const caption = page.locator('main :is(.to-wide, .to-full) figcaption');
      const inset = await caption.evaluate((words) =>
        Number.parseFloat(getComputedStyle(words).paddingInlineStart),
      );
      expect(inset > 0).toBe(address === WITH_A_FULL_PICTURE);
      if (address === WITH_A_FULL_PICTURE) expect(picture).toEqual({ start: 0, end: 390 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
}

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} title, words and the ways on of a post share one column`, async ({ page, demoIn }) => {
    const demo = await demoIn(template);
    for (const width of [390, 1024, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo.origin + POST);
      const column = await edgesOf(page.locator('main .block-text').first());
      for (const name of [
        '.article-title h1',
        '.article-meta',
        '.article-labels',
        '.post-nav',
        '.comments',
      ]) {
        const thing = await edgesOf(page.locator(`main ${name}`));
        expect(thing.start, `${name} at ${width}`).toBeCloseTo(column.start, 0);
      }
      for (const name of ['.post-nav-ways', '.comments', '.comment-form textarea']) {
        const thing = await edgesOf(page.locator(`main ${name}`).first());
        expect(Math.abs(thing.end - column.end), `the end of ${name} at ${width}`).toBeLessThanOrEqual(1);
      }
      const prose = await edgesOf(page.locator('main .text > p').first());
      expect(Math.abs(prose.end - column.end), `the end of the words at ${width}`).toBeLessThanOrEqual(1);
    }
  });
}

for (const template of TEMPLATE_NAMES) {
  test(`in ${template} a post has three edges at most on either side, and none that almost meet`, async ({
    page,
    demoIn,
  }) => {
    const demo = await demoIn(template);
    for (const width of [390, 600, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(demo.origin + POST);
      const things = [
        '.article-cover img',
        '.to-wide .image img',
        '.block-text',
        '.post-nav',
        '.article-labels',
      ];
      const edges = await Promise.all(things.map((name) => edgesOf(page.locator(`main ${name}`).first())));
      const starts = edges.map(({ start }) => start);
      // Labels are as long as they are.
      const ends = edges.slice(0, -1).map(({ end }) => width - end);
      for (const side of [starts, ends]) {
        const steps = [...new Set(side)].toSorted((a, b) => a - b);
        expect(steps.length, `${width}: ${steps}`).toBeLessThanOrEqual(
          template === 'plate' || width < 800 ? 3 : 2,
        );
        for (const [index, step] of steps.slice(1).entries())
          expect(step - (steps[index] ?? 0), `${width}: ${steps}`).toBeGreaterThanOrEqual(12);
      }
    }
  });
}

test('pictures of a post are all round in kiln, but where they reach the edge of the window', async ({
  page,
  demoIn,
}) => {
  const demo = await demoIn('kiln');
  const corners = async () =>
    Promise.all(
      ['.article-cover img', '.to-wide .image img', '.post-nav li img'].map((name) =>
        page
          .locator(`main ${name}`)
          .first()
          .evaluate((image) => getComputedStyle(image).borderRadius),
      ),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(demo.origin + POST);
  expect(await corners()).toEqual(['4px', '4px', '4px']);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await corners())[0]).toBe('0px');
});

test('in harbour the title of a post stands in the tinted colours of the palette, whichever that is', async ({
  page,
  demoIn,
}) => {
  const demo = await demoIn('harbour');
  await page.goto(demo.origin + POST);
  const header = page.locator('.article-header');
  await expect(header).toHaveAttribute('data-theme', 'tint');
  const tokenOf = (thing: Locator, name: string) =>
    thing.evaluate((element, token) => getComputedStyle(element).getPropertyValue(token), name);
  const picture = await header.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(picture).toContain('linear-gradient');
  expect(await tokenOf(header, 'background-image')).not.toContain(
    await tokenOf(page.locator('body'), 'background-color'),
  );
  expect(await violationsOf(page)).toEqual([]);
});

async function edgesOf(thing: Locator): Promise<{ start: number; end: number }> {
  const { x, width } = (await thing.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { start: Math.round(x), end: Math.round(x + width) };
}

test('a post leads to all of its tag, author and month, each at an address of its own that says what it is', async ({
  page,
  demoIn,
}) => {
  const demo = await demoIn('kiln');
  await page.goto(demo.origin + POST);
  const ways = [
    page.locator('.article-labels a').first(),
    page.locator('.article-meta a[href*="author="]'),
    page.locator('.article-meta a[href*="month="]'),
  ];
  for (const way of ways) {
    await page.goto(demo.origin + POST);
    const href = (await way.getAttribute('href')) ?? '';
    await way.click();
    const shown = page.locator('.summary-kept');
    const heading = shown.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(/^Posts (tagged|filed under|by|of) ./);
    expect(new URL(page.url()).search).toBe(new URL(href, demo.origin).search);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').search).toBe(new URL(href, demo.origin).search);
    const words = (await heading.textContent()) ?? '';
    expect((await page.title()).startsWith(words)).toBe(true);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.startsWith(`${words}: `)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await shown.getByRole('link', { name: 'Show all' }).click();
    await expect(page.locator('.summary-kept')).toHaveCount(0);
  }
});

test('the picture of a post comes nearer under the hand, unless its visitor wants no movement', async ({
  page,
  demoIn,
}) => {
  const demo = await demoIn('kiln');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${demo.origin}/journal`);
  const picture = page.locator('.summary-item img').first();
  await expect(picture).toHaveCSS('scale', 'none');
  await page.locator('.summary-item').first().hover();
  await expect(picture).toHaveCSS('scale', '1.02');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('scale', 'none');
});
