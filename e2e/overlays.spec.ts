/** Overlays in a browser: one stack, Escape, presses outside, the focus and the page behind. */
import { expect, type Page } from '@playwright/test';
import { test as base } from './support/browser-test.ts';
import { type Bundle, bundle } from './support/bundle.ts';
import { serve } from './support/serve.ts';
import { violationsOf } from './support/violations.ts';

/** Opens boxes by name; what closed is in `window.gone`. */
const HARNESS = `
import { openOverlay } from '#runtime/overlays/overlays.ts';
import { showSystemError } from '#runtime/errors/system-error.ts';
window.gone = [];
window.leaves = {};
window.openBox = (name, options = {}) => {
  const box = Object.assign(document.createElement('div'), { id: name, tabIndex: -1 });
  box.innerHTML = name + '<button>in ' + name + '</button>';
  Object.assign(box.style, { position: 'fixed', inset: '100px auto auto 100px', padding: '40px', background: 'white', zIndex: 9 });
  document.body.append(box);
  window.leaves[name] = openOverlay({ element: box, isModal: options.isModal, opener: options.opener && document.querySelector(options.opener),
    close: () => { box.remove(); window.gone.push([name, performance.now()]); } });
  box.querySelector('button').focus();
};
window.openDialog = () => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<p>A dialog</p><button>in dialog</button>';
  document.body.append(dialog);
  dialog.showModal();
  openOverlay({ element: dialog, isModal: true, close: () => { dialog.close(); window.gone.push(['dialog', performance.now()]); } });
};
window.showSystemError = showSystemError;
document.addEventListener('keydown', () => { window.keyAt = performance.now(); }, true);
window.isReady = true;
`;

const PAGE = `<style>body{margin:0}</style>
<main><button id="opener">Open</button><div id="outside" style="height:300px">Page</div>
<div id="controls" data-control-area><button>Volume</button></div>
<div id="already" inert>Out of reach</div><div style="height:3000px"></div></main><aside>Beside</aside>`;

const test = base.extend<{ open: (body?: string) => Promise<Page> }, { harness: Bundle }>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundle(HARNESS)),
    { scope: 'worker' },
  ],
  open: async ({ page, harness }, use) => {
    const server = await serve((url) =>
      url.pathname === '/'
        ? `<!doctype html><html lang="en"><title>Test</title><body>${PAGE}<script type="module" src="${harness.entry}"></script>`
        : harness.files.get(url.pathname),
    );
    await use(async () => {
      await page.setViewportSize({ width: 800, height: 600 });
      await page.goto(server.origin);
      await page.waitForFunction(() => Reflect.get(window, 'isReady'));
      return page;
    });
    await server.close();
  },
});

const openBox = (page: Page, name: string, options = {}) =>
  page.evaluate(([id, given]) => Reflect.get(window, 'openBox')(id, given), [name, options] as const);
const closed = async (page: Page) =>
  (await page.evaluate(() => Reflect.get(window, 'gone') as [string, number][])).map(([name]) => name);

test('KEYS-01 KEYS-02 Escape closes the overlay opened last, after 10 ms, one a press', async ({ open }) => {
  const page = await open();
  for (const name of ['first', 'second', 'third']) await openBox(page, name);
  await page.keyboard.press('Escape');
  await expect.poll(() => closed(page)).toEqual(['third']);
  const delay = await page.evaluate(() => {
    const [[, closedAt]] = Reflect.get(window, 'gone') as [[string, number]];
    return closedAt - (Reflect.get(window, 'keyAt') as number);
  });
  expect(delay).toBeGreaterThanOrEqual(9.5);
  await page.keyboard.press('Escape');
  await expect.poll(() => closed(page)).toEqual(['third', 'second']);
  // What closed by itself is no longer there to be closed.
  await page.evaluate(() => Reflect.get(window, 'leaves').first());
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-overlays]')).toHaveCount(0);
  await expect.poll(() => closed(page)).toEqual(['third', 'second']);
});

test('KEYS-01 KEYS-02 who takes the key has it, a key that is held down is one press, a dialog waits like the rest', async ({
  open,
}) => {
  const page = await open();
  await openBox(page, 'box');
  await page.evaluate(() => Reflect.get(window, 'openDialog')());
  await page.evaluate(() =>
    document
      .querySelector('dialog')
      ?.addEventListener('keydown', (event) => event.preventDefault(), { once: true }),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.down('Escape');
  await page.keyboard.down('Escape');
  await page.keyboard.down('Escape');
  await page.keyboard.up('Escape');
  await expect.poll(() => closed(page)).toEqual(['dialog']);
  await expect(page.locator('#box')).toBeVisible();
});

test('KEYS-08 KEYS-10 a press outside closes the one opened last, if it began and ended on the same thing', async ({
  open,
}) => {
  const page = await open();
  await openBox(page, 'first');
  await openBox(page, 'second');
  const inside = await page.locator('#second').boundingBox();
  if (!inside) throw new Error('the overlay is not there');
  const press = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
  };
  const within: [number, number] = [inside.x + 10, inside.y + 10];
  await press(within, [600, 200]);
  await press([600, 200], within);
  await press(within, within);
  await press([600, 200], [60, 5]);
  await page.mouse.click(600, 200, { button: 'right' });
  expect(await closed(page)).toEqual([]);
  await press([600, 200], [601, 201]);
  await expect.poll(() => closed(page)).toEqual(['second']);
  await page.mouse.click(600, 200);
  await expect.poll(() => closed(page)).toEqual(['second', 'first']);
});

test('KEYS-08 a press on what lies behind a dialog is outside of it', async ({ open }) => {
  const page = await open();
  await page.evaluate(() => Reflect.get(window, 'openDialog')());
  await page.getByText('A dialog').click();
  expect(await closed(page)).toEqual([]);
  await page.mouse.click(10, 10);
  await expect.poll(() => closed(page)).toEqual(['dialog']);
});

test('KEYS-09 KEYS-13 a press on a control area, or on what opened it, is not outside', async ({ open }) => {
  const page = await open();
  await openBox(page, 'box', { opener: '#opener' });
  await page.getByRole('button', { name: 'Volume' }).click();
  await page.locator('#opener').click();
  expect(await closed(page)).toEqual([]);
  await page.locator('#outside').click({ position: { x: 600, y: 200 } });
  await expect.poll(() => closed(page)).toEqual(['box']);
});

test('KEYS-02 a modal overlay takes the page out of reach where it stands, and gives it and the focus back', async ({
  open,
}) => {
  const page = await open();
  await page.locator('#opener').focus();
  await page.evaluate(() => scrollTo(0, 500));
  await openBox(page, 'box', { isModal: true });
  expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  await page.mouse.wheel(0, 400);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const inPage = await page.evaluate(() =>
      document.querySelector('main,aside')?.contains(document.activeElement),
    );
    expect(inPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#box')).toHaveCount(0);
  const after = await page.evaluate(() => ({
    inert: [...document.querySelectorAll('[inert]')].map(({ id }) => id),
    scroll: scrollY,
    overflow: document.documentElement.style.overflow,
    focus: document.activeElement?.id,
  }));
  expect(after).toEqual({ inert: ['already'], scroll: 500, overflow: '', focus: 'opener' });
});

const FORMS = [
  [{ kind: 'reported' }, ['The error has been logged and reported. Reload the page to go on.']],
  [{ kind: 'network' }, ['Network error. Please check your internet connection.']],
  [
    { kind: 'answer', url: '/api/orders', format: 'JSON', message: 'Unauthorized request' },
    ['URL: /api/orders', 'Format: JSON', 'Message: Unauthorized request'],
  ],
] as const;

for (const [error, words] of FORMS) {
  test(`ERRS-10 ERRS-11 ERRS-12 ERRS-13 the system error overlay, ${error.kind}`, async ({ open }) => {
    const page = await open();
    await page.locator('#opener').focus();
    await page.evaluate((given) => Reflect.get(window, 'showSystemError')(given), error);
    const dialog = page.getByRole('dialog', { name: 'Something Went Wrong!' });
    for (const text of words) await expect(dialog.getByText(text)).toBeVisible();
    for (const width of [390, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 700 });
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, { include: ['body > div'] })).toEqual([]);
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `${process.env['SHOTS']}/system-${error.kind}-${width}-${colorScheme}.png`,
          });
      }
    }
    // One at a time, however much goes wrong.
    await page.evaluate(() => Reflect.get(window, 'showSystemError')({ kind: 'network' }));
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('#opener')).toBeFocused();
    await page.evaluate((given) => Reflect.get(window, 'showSystemError')(given), error);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.evaluate((given) => Reflect.get(window, 'showSystemError')(given), error);
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Reload Page' }).click();
    await loaded;
    await expect(dialog).toHaveCount(0);
  });
}
