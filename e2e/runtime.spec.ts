/** The visitor's runtime in a real browser: when islands mount, how they fail, and what they cost. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test as base } from './support/browser-test.ts';
import { type Bundle, bundle } from './support/bundle.ts';
import { serve } from './support/serve.ts';

/** Every test page runs this: a registry of small islands, and the runtime's doors on `window`. */
const HARNESS = `
import { mountIslands } from '#runtime/islands.ts';
import { readSiteContext } from '#runtime/site-context.ts';
const log = (window.log = []);
window.errors = [];
document.addEventListener('vitrine:error', ({ detail }) =>
  window.errors.push({ island: detail.island, name: detail.error.name, code: detail.error.code, message: detail.error.message }));
const gate = new Promise((resolve) => { window.openGate = resolve; });
const island = (mount) => ({ default: mount });
const registry = {
  plain: async () => island((root, props) => {
    log.push(['mount', root.id, props]);
    return () => log.push(['undo', root.id]);
  }),
  throws: async () => island(() => { throw new Error('broken island'); }),
  'throws-late': async () => island(() => () => { throw new Error('broken undo'); }),
  counter: async () => {
    await gate;
    return island((root) => {
      let count = 0;
      const listen = (event) => {
        log.push([event.type, event.target.id, event.key ?? '']);
        if (event.type === 'click') root.querySelector('output').textContent = String(++count);
        if (event.type === 'submit') event.preventDefault();
      };
      for (const type of ['click', 'keydown', 'focusin', 'input', 'submit']) root.addEventListener(type, listen);
      return () => {};
    });
  },
  rebuilds: async () => {
    await gate;
    return island((root) => {
      root.innerHTML = root.innerHTML;
      root.addEventListener('click', (event) => log.push(['click', event.target.textContent]));
      return () => {};
    });
  },
  unreachable: async () => { await gate; throw new TypeError('Failed to fetch dynamically imported module: /x.js'); },
};
window.mount = (root = document) => { window.undo = mountIslands(root, (type) => registry[type]); };
window.readSiteContext = readSiteContext;
window.mount();
`;

interface Fixtures {
  /** Opens a page with this body, with the harness running. */
  open(body: string): Promise<Page>;
}

const test = base.extend<Fixtures, { harness: Bundle }>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundle(HARNESS)),
    { scope: 'worker' },
  ],
  open: async ({ page, harness }, use) => {
    let body = '';
    const server = await serve((url) => {
      if (url.pathname === '/') {
        return `<!doctype html><html lang="en"><title>Test</title><body>${body}<script type="module" src="${harness.entry}"></script>`;
      }
      return harness.files.get(url.pathname);
    });
    await use(async (markup) => {
      body = markup;
      await page.goto(server.origin);
      return page;
    });
    await server.close();
  },
});

const log = (page: Page) => page.evaluate(() => Reflect.get(window, 'log') as unknown[][]);
const errors = (page: Page) => page.evaluate(() => Reflect.get(window, 'errors') as Record<string, string>[]);
const call = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key)(), name);

test('SITE-08 islands get their props and mount by load, idle and visible', async ({ open }) => {
  const page = await open(`
    <div id="now" data-island="plain" data-hydrate="load"><script type="application/json" data-island-props>{"a":"\\u003c/script>"}</script></div>
    <div id="idle" data-island="plain" data-hydrate="idle"></div>
    <div style="height: 3000px"></div>
    <div id="far" data-island="plain" data-hydrate="visible"><p>far below</p></div>
    <script type="application/json" data-island-props>{"beside":true}</script>`);
  await expect(page.locator('#idle')).toHaveAttribute('data-mounted', '');
  await expect(page.locator('#now')).toHaveAttribute('data-mounted', '');
  expect(await log(page)).toEqual([
    ['mount', 'now', { a: '</script>' }],
    ['mount', 'idle', {}],
  ]);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect(page.locator('#far')).toHaveAttribute('data-mounted', '');
  expect((await log(page)).at(-1)).toEqual(['mount', 'far', { beside: true }]);
});

test('an inner island keeps its own props, and the outer one gets none of them', async ({ open }) => {
  const page = await open(`
    <div id="outer" data-island="plain"><div id="inner" data-island="plain">
      <script type="application/json" data-island-props>{"of":"inner"}</script></div></div>`);
  await expect(page.locator('[data-mounted]')).toHaveCount(2);
  expect(await log(page)).toEqual([
    ['mount', 'outer', {}],
    ['mount', 'inner', { of: 'inner' }],
  ]);
});

test('the first click is held until the island is there, then done once, on the right element', async ({
  open,
}) => {
  const page = await open(`
    <div data-island="counter" data-hydrate="interaction">
      <a id="link" href="/elsewhere">Add one</a><button id="other">Other</button><output>0</output></div>`);
  await page.click('#link');
  await expect(page.locator('output')).toHaveText('0');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.evaluate(() =>
    document.querySelector('div')?.addEventListener('click', (event) => event.preventDefault()),
  );
  await call(page, 'openGate');
  await expect(page.locator('output')).toHaveText('1');
  expect((await log(page)).filter(([type]) => type === 'click')).toEqual([['click', 'link', '']]);
  await page.click('#other');
  await expect(page.locator('output')).toHaveText('2');
});

test('keys are held and done again; Tab and typing are left to the browser', async ({ open }) => {
  const page = await open(`
    <div data-island="counter" data-hydrate="interaction">
      <div id="box" tabindex="0">Box</div><input id="field" aria-label="Field"><output>0</output></div>`);
  await page.focus('#box');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.locator('#field')).toBeFocused();
  await page.keyboard.type('clay');
  await expect(page.locator('#field')).toHaveValue('clay');
  await call(page, 'openGate');
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  const seen = await log(page);
  expect(seen.filter(([type]) => type === 'keydown')).toEqual([['keydown', 'box', 'ArrowDown']]);
  expect(seen.filter(([type]) => type === 'focusin')).toEqual([['focusin', 'field', '']]);
  expect(seen.filter(([type]) => type === 'input').length).toBeGreaterThan(0);
});

test('a form sent before its island is there is sent to the island, once', async ({ open }) => {
  const page = await open(`
    <div data-island="counter" data-hydrate="interaction">
      <form id="form" action="/sent"><input aria-label="Name"><button>Send</button></form><output></output></div>`);
  await page.focus('input');
  await page.keyboard.press('Enter');
  await call(page, 'openGate');
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  expect((await log(page)).filter(([type]) => type === 'submit')).toEqual([['submit', 'form', '']]);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a held click finds its element again when the island made its markup anew', async ({ open }) => {
  const page = await open(`
    <div data-island="rebuilds" data-hydrate="interaction"><ul><li><button>One</button></li><li><button>Two</button></li></ul></div>`);
  await page.getByText('Two').click();
  await call(page, 'openGate');
  await expect.poll(() => log(page)).toEqual([['click', 'Two']]);
});

test('SITE-70 when the island cannot be fetched, the held click does what the bare markup does', async ({
  open,
}) => {
  const page = await open(
    `<div data-island="unreachable" data-hydrate="interaction"><a href="#there">There</a></div>`,
  );
  await page.getByText('There').click();
  expect(new URL(page.url()).hash).toBe('');
  await call(page, 'openGate');
  await expect.poll(() => new URL(page.url()).hash).toBe('#there');
  expect(await errors(page)).toMatchObject([{ island: 'unreachable', name: 'ChunkLoadError' }]);
});

test('SITE-72 an island that throws, is unknown or has broken props is reported and hurts no other', async ({
  open,
}) => {
  const page = await open(`
    <div data-island="throws"></div>
    <div data-island="nobody"></div>
    <div id="torn" data-island="plain"><script type="application/json" data-island-props>{"torn</script></div>
    <div id="fine" data-island="plain"></div>`);
  await expect(page.locator('#fine')).toHaveAttribute('data-mounted', '');
  await expect.poll(async () => (await errors(page)).length).toBe(3);
  expect(await errors(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ island: 'throws', message: 'broken island' }),
      expect.objectContaining({ island: 'nobody', code: 'MODULE_NOT_FOUND' }),
      expect.objectContaining({ island: 'plain', name: 'SyntaxError' }),
    ]),
  );
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
});

test('the undo unmounts everything, past an undo that throws, and what still waits never mounts', async ({
  open,
}) => {
  const page = await open(`
    <div id="a" data-island="plain"></div>
    <div data-island="throws-late"></div>
    <div id="b" data-island="plain"></div>
    <div style="height: 3000px"></div>
    <div id="far" data-island="plain" data-hydrate="visible">far</div>`);
  await expect(page.locator('[data-mounted]')).toHaveCount(3);
  await call(page, 'undo');
  await expect(page.locator('[data-mounted]')).toHaveCount(0);
  expect((await log(page)).slice(-2)).toEqual([
    ['undo', 'b'],
    ['undo', 'a'],
  ]);
  expect(await errors(page)).toMatchObject([{ island: 'throws-late', message: 'broken undo' }]);
  await page.locator('#far').scrollIntoViewIfNeeded();
  // Another who waits for it to come into view has seen it.
  await page.locator('#far').evaluate(
    (far) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(far);
      }),
  );
  await expect(page.locator('[data-mounted]')).toHaveCount(0);
});

test('mounting again takes up only what is new, and after an undo everything', async ({ open }) => {
  const page = await open('<main><div id="a" data-island="plain"></div></main>');
  await expect(page.locator('#a')).toHaveAttribute('data-mounted', '');
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('div'), { id: 'late' });
    late.dataset['island'] = 'plain';
    document.querySelector('main')?.append(late);
  });
  await call(page, 'mount');
  await expect(page.locator('#late')).toHaveAttribute('data-mounted', '');
  await call(page, 'undo');
  await call(page, 'mount');
  await expect(page.locator('#late')).toHaveAttribute('data-mounted', '');
  expect((await log(page)).map((entry) => entry.slice(0, 2).join(' '))).toEqual([
    'mount a',
    'mount late',
    'undo late',
    'mount late',
  ]);
});

test('SITE-45 the website context is read from the page, and its absence is no error', async ({ open }) => {
  const page = await open('<script type="application/json" id="site-context">{"identifier":"demo"}</script>');
  expect(await call(page, 'readSiteContext')).toEqual({ identifier: 'demo' });
  const bare = await open('<p>No context</p>');
  expect(await call(bare, 'readSiteContext')).toBeUndefined();
  const torn = await open('<script type="application/json" id="site-context">{</script>');
  expect(await call(torn, 'readSiteContext')).toBeUndefined();
  expect(await errors(torn)).toMatchObject([{ name: 'SyntaxError' }]);
});

test('SITE-55 SITE-58 SITE-59 the visitor script starts the site once, can be torn down and started again', async ({
  page,
}) => {
  const visitor = await bundle(`import '/src/main/visitor.ts';`);
  const server = await serve((url) =>
    url.pathname === '/'
      ? `<!doctype html><title>Test</title><script type="application/json" id="site-context">{"pageType":2}</script><script type="module" src="${visitor.entry}"></script><script type="module" src="${visitor.entry}?again"></script>`
      : visitor.files.get(url.pathname),
  );
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(server.origin);
  const flags = () => page.evaluate(() => ({ ...Reflect.get(window, 'vitrine').flags }));
  expect(await flags()).toEqual({ INITIALIZED: true, initializedAtLeastOnce: true, afterBodyLoaded: true });
  expect(await page.evaluate(() => Reflect.get(window, 'vitrine').context())).toEqual({ pageType: 2 });
  await expect.poll(() => warnings).toEqual([expect.stringContaining('initialised already')]);
  await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
  expect((await flags()).INITIALIZED).toBe(false);
  await server.close();

  const bytes = brotliCompressSync(visitor.files.get(visitor.entry) ?? '').length;
  console.log(`visitor script: ${bytes} bytes brotli`);
  expect(bytes).toBeLessThanOrEqual(4096);
});
