/**
 * The whole demo site in a real browser: every page at the width of a phone and of a desk is accessible, valid,
 * still while it loads, quiet, and complete with scripts off.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { slugOf } from '#domain/content/slug.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { blockPageName, blockTypes } from '../src/main/demo/block-pages.ts';
import { test as base, type DemoServer } from './server.ts';
import { violationsOf } from './support/violations.ts';

const WIDTHS = [390, 1280];

/** What the demo's folder holds, without what waits or has a password. */
const DOCUMENTS = readdirSync('demo', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(pages|collections)\/.+\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(`demo/${file}`, 'utf8')))
  .filter(
    ({ kind, status, settings }) =>
      /^(page|item)$/.test(kind) && status === 'published' && !settings.passwordHash,
  );

const PAGES = [
  ...DOCUMENTS.map(({ path }) => String(path)),
  '/blocks',
  ...blockTypes().map((type) => `/blocks/${type}`),
  ...new Set(DOCUMENTS.filter(({ path }) => path.startsWith('/shop/')).flatMap(categoriesOf)),
];

function categoriesOf({ published }: (typeof DOCUMENTS)[number]): string[] {
  const { categories = [] } = published.body.fields;
  return categories.map((category: string) => `/shop/category/${slugOf(category)}`);
}

/** Pages the product itself provides, and pages as the address asks for them: in no sitemap. */
const OTHER_PAGES: readonly { readonly path: string; readonly status: number }[] = [
  { path: '/teapots-that-do-not-drip', status: 404 },
  { path: '/search', status: 200 },
  { path: '/search?q=ash', status: 200 },
  { path: '/search?q=zzzz', status: 200 },
  { path: '/shop/trade', status: 403 },
  { path: '/journal?page=2', status: 200 },
  { path: '/journal?category=Glazes', status: 200 },
  { path: '/courses?month=2027-01', status: 200 },
];

/** Looked at in the other templates: one of every kind of page. */
const KINDS = [
  '/',
  '/work',
  '/work/leaf',
  '/journal',
  '/journal/firing-diary-36',
  '/courses',
  '/studio/clay-and-ash',
  '/contact',
  '/teapots-that-do-not-drip',
  '/shop/trade',
];

/** As Chromium names them: pictures are made in the one that is asked for. */
const PICTURE_FORMATS = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** What standards and accessibility ask of markup; matters of style are the renderer's own. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // axe looks at landmarks, as they are exposed.
  rules: { 'unique-landmark': 'off' },
});

/** A window for all pages of a worker: reading axe into a new process takes longer than axe takes over a page. */
interface View {
  readonly page: Page;
  readonly session: CDPSession;
  /** Where pages may ask; all else is noise. */
  origin: string;
  /** Errors in the console, and requests to any other host. */
  readonly noise: string[];
  /**
   * Pictures that are shown while a slow machine still makes the ones that were asked for: not as they will be, and
   * kept by nobody.
   */
  readonly standIns: string[];
}

const test = base.extend<object, { view: View }>({
  view: [
    async ({ browser }, use) => {
      const view = await openView(browser);
      await use(view);
      await view.page.context().close();
    },
    { scope: 'worker' },
  ],
});

// Nothing is changed here, so whoever has time takes the next page.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the sitemap lists the pages that are looked at here', async ({ demo }) => {
  const xml = await (await demo.fetch('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths.toSorted()).toEqual(PAGES.toSorted());
  expect(blockTypes().map(blockPageName)).toHaveLength(
    PAGES.filter((path) => path.startsWith('/blocks/') && path !== '/blocks/lightbox').length,
  );
});

for (const { path, status } of [...PAGES.map((page) => ({ path: page, status: 200 })), ...OTHER_PAGES]) {
  test(`${path} is valid, accessible, still and quiet`, async ({ demo, view }) => {
    await checkMarkup(demo, path, status);
    await checkInBrowser(demo, view, path);
    await checkWithoutScripts(demo, view, path);
  });
}

for (const template of TEMPLATE_NAMES.filter((name) => name !== 'kiln')) {
  for (const path of KINDS) {
    test(`${path} in ${template} is accessible, still and quiet`, async ({ demoIn, view }) => {
      await checkInBrowser(await demoIn(template), view, path);
    });
  }
}

async function checkMarkup(demo: DemoServer, path: string, status: number): Promise<void> {
  const response = await demo.fetch(path);
  expect(response.status).toBe(status);
  const html = await response.text();
  const report = await validator.validateString(html);
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${around(html, line, column)})`,
    ),
  );
  expect(problems).toEqual([]);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
}

function around(html: string, line: number, column: number): string {
  return (html.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 1), column + 120);
}

async function openView(browser: Browser): Promise<View> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(noteShifts);
  await page.addInitScript(forgetVisits);
  const view: View = { page, session, origin: '', noise: [], standIns: [] };
  listenForNoise(view);
  listenForStandIns(view);
  return view;
}

async function checkInBrowser(demo: DemoServer, view: View, path: string): Promise<void> {
  const { page, session, noise, standIns } = view;
  // What the page before does as it is left is none of this one's noise.
  await page.goto('about:blank');
  view.origin = demo.origin;
  noise.length = 0;
  standIns.length = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    do {
      await waitUntilMade(demo, standIns.splice(0));
      await openAnew(page, session, demo.origin + path);
      await scrollThrough(page);
    } while (standIns.length > 0);
    const measured = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - innerWidth,
      shifts: (window as unknown as { layoutShifts: string[] }).layoutShifts,
    }));
    expect.soft(await picturesThatGrew(page), `pictures at ${width} px`).toEqual([]);
    expect.soft(measured.overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(measured.shifts, `layout shifts at ${width} px`).toEqual([]);
    expect.soft(noise.splice(0), `errors and foreign requests at ${width} px`).toEqual([]);
  }
  // In one go, since axe takes longest over its first look at a page.
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await violationsOf(page), `axe at ${width} px`).toEqual([]);
  }
}

/** As somebody who sees the site for the first time: nothing is kept, the faces come late or not at all. */
async function openAnew(page: Page, session: CDPSession, address: string): Promise<void> {
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'all',
  });
  await page.goto('about:blank');
  await page.goto(address);
}

/** Nothing else clears what a window keeps for an origin. */
function forgetVisits(): void {
  if (window === top && location.protocol === 'http:') sessionStorage.clear();
}

function listenForStandIns({ page, standIns }: View): void {
  page.on('response', (response) => {
    const isPicture = response.request().resourceType() === 'image';
    if (isPicture && response.headers()['cache-control'] === 'no-store') standIns.push(response.url());
  });
}

/** Pages that are opened again and again meanwhile would take the machine from what makes the pictures. */
async function waitUntilMade(demo: DemoServer, standIns: readonly string[]): Promise<void> {
  for (const { pathname, search } of standIns.map((address) => new URL(address))) {
    const keeping = async () => {
      const picture = await demo.fetch(pathname + search, { headers: { accept: PICTURE_FORMATS } });
      await picture.arrayBuffer();
      return picture.headers.get('cache-control');
    };
    await expect.poll(keeping, { timeout: 120_000 }).not.toBe('no-store');
  }
}

function listenForNoise(view: View): void {
  const { page, noise } = view;
  page.on('console', (message) => {
    // A page that answers 404 or 403 is itself noted as a failed resource.
    const isOwnStatus = message.location().url === page.url() && /status of 40[34]/.test(message.text());
    if (message.type() === 'error' && !isOwnStatus) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${view.origin}/`) && !/^(data|blob|about):/.test(url))
      noise.push(`asked for ${url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') noise.push(`${request.url()} failed: ${reason}`);
  });
}

/** Notes what moves without anybody having touched the page, and by how much. */
function noteShifts(): void {
  const notes: string[] = [];
  (window as unknown as { layoutShifts: string[] }).layoutShifts = notes;
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'removed');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        notes.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Pictures that came a little higher or lower than the place kept for them. Each moves what follows by less than
 * counts as a shift, and a list of them by more. Those cut by style sheets keep their place: they differ by far more, or
 * have a ratio or a height there that no file changes.
 */
function picturesThatGrew(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { aspectRatio, maxHeight } = getComputedStyle(image);
      const { width, height } = image.getBoundingClientRect();
      const isCut = !aspectRatio.startsWith('auto') || Math.abs(height - Number.parseFloat(maxHeight)) < 0.5;
      if (isCut) return [];
      const kept = (width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width'));
      const growth = Math.abs(height - kept);
      return growth > 0.5 && growth < height / 50 ? [`${image.currentSrc}: ${height} px in ${kept}`] : [];
    }),
  );
}

/**
 * To the end in steps of a screen, so that what loads late is there. Each step waits until the browser has drawn what
 * is near: nobody reads at a screen a frame, and only then what is not laid out yet would be seen to take its size.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => {
    // Slides beside those that a gallery shows are fetched when they come in sight.
    const isBeside = (image: Element) => {
      const { left, right } = image.getBoundingClientRect();
      for (let around = image.parentElement; around; around = around.parentElement) {
        const box = around.getBoundingClientRect();
        const isOutside = right <= box.left || left >= box.right;
        if (isOutside && getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isSeen = (image: Element) =>
      image.checkVisibility({ visibilityProperty: true }) && !isBeside(image);
    return [...document.images].every((image) => image.complete || !isSeen(image));
  });
}

async function checkWithoutScripts(demo: DemoServer, { page, session }: View, path: string): Promise<void> {
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.origin + path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveText(/\w[\s\S]{20}/, { useInnerText: true });
  await page.locator('.site-menu > summary').click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Journal' })).toBeVisible();
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
}

test('SITE-01 SITE-02 a visitor finds forms, galleries, films, and a shop with all that it can sell', async ({
  demo,
  page,
}) => {
  const open = (path: string) => page.goto(demo.origin + path);
  await open('/contact');
  await expect(page.getByRole('button', { name: 'Send the letter' })).toBeVisible();
  await open('/work/leaf');
  await expect(page.locator('main img').first()).toBeVisible();
  await open('/blocks/video');
  await expect(page.getByLabel('Play: Up the hollow way', { exact: true }).first()).toBeVisible();
  await open('/shop/mug');
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await open('/shop/gift-card');
  await page.getByRole('link', { name: 'Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Gift card' })).toBeVisible();
  await open('/blocks/donation');
  await expect(page.locator('.block-donation').first()).toBeVisible();
  await open('/first-bowl');
  await expect(page.getByText('This page is for members.')).toBeVisible();
  await expect(page.getByText('€64.00 per month')).toBeVisible();
});

test('an address that names a place leads to it, though what stands above is not laid out yet', async ({
  demo,
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${demo.origin}/`);
    expect(await page.locator('.is-later').count()).toBeGreaterThan(3);
    await page.goto(`${demo.origin}/#visit`);
    const top = () => page.locator('#visit').evaluate((place) => place.getBoundingClientRect().top);
    // Five lines of text are kept free above it, for headers that stay.
    await expect.poll(top).toBeCloseTo(80, -1);
  }
});

test('the footer of a short page stands at the foot of a tall window', async ({ demo, page }) => {
  await page.goto(`${demo.origin}/contact`);
  const footer = page.locator('.site-footer');
  const bottom = () => footer.evaluate((place) => place.getBoundingClientRect().bottom + window.scrollY);
  // Taller than all the page has to show, however much that is.
  const height = Math.ceil(await bottom()) + 500;
  await page.setViewportSize({ width: 1280, height });
  await expect.poll(bottom).toBeCloseTo(height, 0);
});

test('headings of blocks keep their distance from what follows', async ({ demo, page }) => {
  const tight: string[] = [];
  for (const type of blockTypes()) {
    await page.goto(`${demo.origin}/blocks/${type}`, { waitUntil: 'domcontentloaded' });
    for (const words of await page.locator('main').evaluate(tightHeadings)) tight.push(`${type}: ${words}`);
  }
  expect(tight).toEqual([]);
});

function tightHeadings(main: Element): string[] {
  return [...main.querySelectorAll('.block :is(h2, h3):not(:has(button))')].flatMap((heading) => {
    const next = heading.nextElementSibling;
    if (!next || heading.closest('[hidden], dialog')) return [];
    const { top, height } = next.getBoundingClientRect();
    const gap = Math.round(top - heading.getBoundingClientRect().bottom);
    // What is smaller than the heading is said of it, and may be close.
    const least = next.matches('p, small, time, dl') ? -2 : 6;
    const isBeside = height === 0 || gap <= -20;
    return isBeside || gap >= least ? [] : [`${heading.textContent}: ${gap} px to ${next.tagName}`];
  });
}

test('a product among search results has its picture, where it belongs, and its price', async ({
  demo,
  page,
}) => {
  await page.goto(`${demo.origin}/search?q=oatmeal`);
  const hit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Oatmeal bowl' }) });
  await expect(hit.locator('img')).toBeVisible();
  await expect(hit.getByText('Shop', { exact: true })).toBeVisible();
  await expect(hit.getByText('from €38.00')).toBeVisible();
});

test('every internal link and picture of every page is there', async ({ demo }) => {
  const checked = new Map<string, number>();
  const check = async (address: string): Promise<boolean> => {
    const status = checked.get(address) ?? (await statusOf(demo, address));
    checked.set(address, status);
    return status === 200 || isExpected(address, status);
  };
  const broken: string[] = [];
  for (const path of PAGES) {
    const html = await (await demo.fetch(path)).text();
    for (const address of addressesIn(html)) if (!(await check(address))) broken.push(`${path} → ${address}`);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g))
      if (!html.includes(`id="${id}"`)) broken.push(`${path} → #${id}`);
  }
  expect(broken).toEqual([]);
  expect(checked.size).toBeGreaterThan(150);
});

test('the demo’s own film plays with its captions, in its place and on the whole screen', async ({
  demo,
  page,
}) => {
  // A link without its script, a button with it.
  const film = page.getByLabel('Play: Up the hollow way', { exact: true });
  const expectPlaying = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const shadows = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
          const videos = [document, ...shadows].flatMap((root) => [...root.querySelectorAll('video')]);
          const playing = videos.find(({ paused, currentTime }) => !paused && currentTime > 0);
          return playing?.textTracks[0]?.cues?.length;
        }),
      )
      .toBe(3);
  // Before its script is there, the link leads to the file.
  const press = async () => {
    await film.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-mounted]', { has: film })).toHaveCount(1);
    await film.click();
  };
  await page.goto(`${demo.origin}/blocks/video`);
  await press();
  await expectPlaying();
  await page.goto(`${demo.origin}/blocks/lightbox`);
  await press();
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
  await expectPlaying();
});

/** The index of blocks names an address that has moved and one that is not there; one page has a password. */
function isExpected(address: string, status: number): boolean {
  if (address === '/teapots-that-do-not-drip') return status === 404;
  return address === '/shop/trade' && status === 403;
}

/** Addresses on the site: links, and of every picture the smallest width and the one without a choice. */
function addressesIn(html: string): Set<string> {
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href]) => href ?? '');
  const pictures = [...html.matchAll(/srcset="(\/s\/[^" ]+)/gi)].map(([, source]) => source ?? '');
  return new Set([...links, ...pictures].map((address) => address.replaceAll('&amp;', '&')));
}

async function statusOf(demo: DemoServer, address: string): Promise<number> {
  let response = await demo.fetch(address);
  for (let steps = 0; steps < 3 && response.status >= 300 && response.status < 400; steps += 1) {
    await response.arrayBuffer();
    const location = new URL(response.headers.get('location') ?? '', demo.origin);
    response = await demo.fetch(location.pathname + location.search);
  }
  await response.arrayBuffer();
  return response.status;
}
