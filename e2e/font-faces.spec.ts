/** A first visit over a slow line: in the site's own faces from the first paint on, and nothing moves. */
import { expect, type Page } from '@playwright/test';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { test } from './server.ts';

/** A phone on a middling line: milliseconds there and back, bytes a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_000 };
const MAX_FONT_BYTES = 80_000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 844 },
];

/** The last one is a long post, with a quotation and captions. */
const PATHS = ['/', '/journal/vine-ash', '/journal/the-hill-that-slipped'];

interface Visit {
  readonly shift: number;
  readonly paintedAt: number;
  /** Families that the texts of the first screen were painted in, as far as they are there. */
  readonly missing: readonly string[];
  readonly fontBytes: number;
  readonly facesAt: number;
}

async function visitSlowly(page: Page, url: string): Promise<Visit> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(readVisit);
}

function readVisit(): Visit {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fonts = resources.filter(({ name }) => /\/_v\/fonts\//.test(name));
  const stacks = [...document.querySelectorAll('h1,h2,p,a,figcaption,blockquote')].map((element) => {
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    return `${fontStyle} ${fontWeight} 16px ${fontFamily.split(',')[0]}`;
  });
  return {
    shift: (window as unknown as { seen: { shift: number } }).seen.shift,
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    missing: [...new Set(stacks)].filter((font) => !document.fonts.check(font)),
    fontBytes: fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    facesAt: Math.max(...fonts.map(({ responseEnd }) => responseEnd)),
  };
}

for (const template of TEMPLATE_NAMES) {
  test(`a first visit of ${template} over a slow line is in its own faces, and nothing moves`, async ({
    demoIn,
    browser,
  }) => {
    const demo = await demoIn(template);
    for (const path of PATHS)
      for (const viewport of SIZES) {
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        const visit = await visitSlowly(page, demo.origin + path);
        await context.close();
        const what = `${path} at ${viewport.width}: ${JSON.stringify(visit)}`;
        console.log(`${template} ${what}`);
        expect(visit.shift, what).toBe(0);
        expect(visit.missing, what).toEqual([]);
        expect(visit.facesAt, what).toBeLessThan(3000);
        expect(visit.paintedAt, what).toBeLessThan(3000);
        expect(visit.fontBytes, what).toBeLessThanOrEqual(MAX_FONT_BYTES);
      }
  });
}

test('SITE-67 a style sheet of the families that the context names is asked for, from the own host', async ({
  demo,
  page,
}) => {
  const asked = page.waitForRequest((request) => request.resourceType() === 'stylesheet');
  await page.goto(demo.origin);
  const url = new URL((await asked).url());
  const context = JSON.parse((await page.locator('#site-context').textContent()) ?? '{}') as {
    googleFonts: { includeName: string }[];
  };
  expect(url.origin).toBe(demo.origin);
  expect(context.googleFonts.length).toBeGreaterThan(0);
  const families = url.searchParams.getAll('family');
  expect(families.map((family) => family.split(',')[0])).toEqual(
    context.googleFonts.map(({ includeName }) => includeName),
  );
  for (const { includeName } of context.googleFonts) {
    const family = includeName.split(':')[0];
    expect(await page.evaluate((name) => document.fonts.check(`16px "${name}"`), family)).toBe(true);
  }
});
