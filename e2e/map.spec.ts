/** Maps in a browser: the picture that asks nobody, tiles by Leaflet, and Google's script in a stand-in. */
import type { Page } from '@playwright/test';
import { type BlockPage, expect, expectAccessible, expectMounted, test } from './support/block-test.ts';

const TILES = {
  provider: 'leaflet',
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© Cartographers & <b>friends</b>',
} as const;
const GOOGLE = { provider: 'google', key: 'AIzaSy-Test_1' } as const;
const AT_ONCE = { isAsked: false };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers for the services, and says what was asked of them. */
async function standIn(page: Page, google = FAKE_GOOGLE): Promise<string[]> {
  const asked: string[] = [];
  await page
    .context()
    .route(/tiles\.example|googleapis\.com|openstreetmap\.org|www\.google\.com/, async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.includes('tiles.example')) await route.fulfill({ body: PIXEL, contentType: 'image/png' });
      else if (!url.includes('googleapis'))
        await route.fulfill({ body: 'A large map', contentType: 'text/html' });
      else if (google === '') await route.abort();
      else await route.fulfill({ body: google, contentType: 'text/javascript' });
    });
  return asked;
}

/** As much of Google's script as maps use, with a marker that can be pressed and dragged. */
const FAKE_GOOGLE = `
(() => {
class Heard { heard = {}; addListener(type, run) { this.heard[type] = run; return { remove: () => { delete this.heard[type]; } }; } }
class Map extends Heard { constructor(place, options) { super(); this.options = options; place.dataset.map = 'google'; this.place = place; (window.mapsMade ??= []).push(this); } setOptions(options) { this.options = options; } getZoom() { return this.options.zoom; } setCenter() {} }
class Marker extends Heard { constructor(options) { super(); this.options = options; const button = document.createElement('button'); button.title = options.title; button.className = 'fake-marker'; button.onclick = () => this.heard.click?.(); options.map.place.append(button); (window.markersMade ??= []).push(this); } setOptions(options) { Object.assign(this.options, options); } setMap() {} getPosition() { const { lat, lng } = this.options.position; return { lat: () => lat, lng: () => lng }; } }
window.google = { maps: { Map, Marker } };
window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();`;

const canvas = (page: Page) => page.locator('.map-canvas');
const pin = (page: Page) => canvas(page).getByRole('link', { name: /on a large map/ });

/** Google's key stands in the page's context. */
async function openGoogle(blocks: BlockPage, page: Page, count = 1, props: Record<string, unknown> = {}) {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      blocks.html({
        type: 'map',
        id: `map-${index}`,
        maps: { ...GOOGLE, ...AT_ONCE },
        props,
        context: { locale: 'en-GB' },
      }),
    ),
  );
  const [first = '', ...others] = pages;
  const inner = others.map((html) => /<main><h1>[^<]*<\/h1>(.*)<\/main>/s.exec(html)?.[1] ?? '').join('');
  const context = `<script type="application/json" id="site-context">${JSON.stringify({ mapsKey: btoa(GOOGLE.key) })}</script>`;
  const html = first.replace('</main>', `${inner}</main>${context}`);
  blocks.answer((url) => (url.pathname === '/maps' ? html : undefined));
  await page.goto(`${blocks.server.origin}/maps`);
}

test('without a service the picture shows the place, its marker leads to a large map, and nobody is asked', async ({
  blocks,
  page,
}) => {
  const asked = await standIn(page);
  await blocks.open({ type: 'map' });
  await expectMounted(page);
  await expect(page.getByRole('group', { name: 'Map: Halden Ceramics' })).toContainText('Mill Lane 4');
  await expect(page.locator('.map-picture path').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test('MAPS-01 the map is drawn into its place in the page, with a marker', async ({ blocks, page }) => {
  await standIn(page);
  await blocks.open({ type: 'map', maps: { ...TILES, ...AT_ONCE } });
  await expect(canvas(page)).toHaveClass(/leaflet-container/);
  await expect(pin(page)).toBeVisible();
  await expect(canvas(page)).toContainText('© Cartographers & <b>friends</b>');
  await expectAccessible(page);
});

test('MAPS-02 a press of the marker opens a large map in a new window, with place, address and zoom', async ({
  blocks,
  page,
}) => {
  await standIn(page);
  await blocks.open({ type: 'map', maps: { ...TILES, ...AT_ONCE } });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  for (const press of [() => pin(page).click(), () => pin(page).press('Enter')]) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
    await opened.waitForURL(/openstreetmap/);
    const url = new URL(opened.url());
    expect(url.searchParams.get('query')).toBe('Halden Ceramics, Mill Lane 4, 1767 Halden, Norway');
    expect(url.hash).toBe('#map=16/59.1238/11.3875');
    await opened.close();
  }
});

test('MAPS-03 the marker opens nothing where its link is off, nor while it is dragged', async ({
  blocks,
  page,
}) => {
  await standIn(page);
  let opened = 0;
  page.context().on('page', () => {
    opened += 1;
  });
  await blocks.open({ type: 'map', props: { linkOnClick: false }, maps: { ...TILES, ...AT_ONCE } });
  await canvas(page).locator('.map-pin').click();
  await blocks.open({ type: 'map', props: { markerDraggable: true }, maps: { ...TILES, ...AT_ONCE } });
  const before = await pin(page).boundingBox();
  if (!before) throw new Error('The marker is not seen.');
  await page.mouse.move(before.x + 24, before.y + 24);
  await page.mouse.down();
  await page.mouse.move(before.x + 84, before.y + 64, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await pin(page).boundingBox())?.x).toBeGreaterThan(before.x + 40);
  expect(opened).toBe(0);
  await openGoogle(blocks, page);
  await page.locator('.fake-marker').waitFor();
  await page.evaluate(() => {
    const [marker] = Reflect.get(window, 'markersMade');
    marker.heard.dragstart();
    marker.heard.click();
  });
  expect(opened).toBe(0);
  const [large] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      const [marker] = Reflect.get(window, 'markersMade');
      marker.heard.dragend();
      marker.heard.click();
    }),
  ]);
  await large.waitForURL(/google/);
  expect(large.url()).toContain('https://www.google.com/maps?ll=59.1238,11.3875&q=Halden');
  expect(large.url()).toContain('&z=15');
});

test('MAPS-13 MAPS-15 I18N-09 several maps ask for the script of the service once, with key, language and region', async ({
  blocks,
  page,
}) => {
  const asked = await standIn(page);
  await openGoogle(blocks, page, 3);
  for (const index of [0, 1, 2]) {
    await canvas(page).nth(index).scrollIntoViewIfNeeded();
    await expect(page.locator('.fake-marker').nth(index)).toBeVisible();
  }
  expect(asked).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(searchParams.get('key')).toBe(GOOGLE.key);
  expect(searchParams.get('language')).toBe('en');
  expect(searchParams.get('region')).toBe('GB');
});

test('the marker of the service is one that a keyboard reaches, and its undo leaves nothing in the page', async ({
  blocks,
  page,
}) => {
  await standIn(page);
  await openGoogle(blocks, page);
  const marker = page.locator('.fake-marker');
  await marker.focus();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await opened.waitForURL(/google/);
  await opened.close();
  expect(await page.evaluate(() => Reflect.get(window, 'markersMade')[0].options.optimized)).toBe(false);
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  await expect(marker).toHaveCount(0);
  const globals = await page.evaluate(() =>
    Object.getOwnPropertyNames(window).filter((name) => /^gm_|^vitrineMaps/.test(name)),
  );
  expect(globals).toEqual([]);
});

test('Enter on the marker of tiles opens one window', async ({ blocks, page }) => {
  await standIn(page);
  await blocks.open({ type: 'map', maps: { ...TILES, ...AT_ONCE } });
  let opened = 0;
  page.context().on('page', () => {
    opened += 1;
  });
  const first = page.context().waitForEvent('page');
  await pin(page).press('Enter');
  await (await first).waitForURL(/openstreetmap/);
  await page.bringToFront();
  await canvas(page).press('Tab');
  expect(opened).toBe(1);
});

test('nothing is fetched before the button is pressed, and what failed may be tried again', async ({
  blocks,
  page,
}) => {
  const asked = await standIn(page, '');
  await blocks.open({ type: 'map', maps: GOOGLE });
  await expectMounted(page);
  const show = page.getByRole('button', { name: 'Show the map' });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.getByRole('status')).toHaveText('The map could not be loaded. Please try again.');
  await expect(show).toBeVisible();
  await page.context().unrouteAll();
  await standIn(page);
  await show.click();
  await expect(page.locator('.fake-marker')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('');
});

test('the wheel scrolls the page on over a map, unless the map is meant', async ({ blocks, page }) => {
  await standIn(page);
  const document = await blocks.html({ type: 'map', maps: { ...TILES, ...AT_ONCE } });
  const tall = document.replace('</main>', '<div style="height:3000px"></div></main>');
  blocks.answer((url) => (url.pathname === '/tall' ? tall : undefined));
  await page.goto(`${blocks.server.origin}/tall`);
  await expect(pin(page)).toBeVisible();
  const otherTiles = page.locator('.leaflet-tile:not([src*="/15/"])');
  await canvas(page).hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(canvas(page)).toHaveAttribute('data-gesture-hint');
  await expect(otherTiles).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await canvas(page).focus();
  await canvas(page).hover();
  await page.mouse.wheel(0, 200);
  await expect(otherTiles.first()).toBeAttached();
});
