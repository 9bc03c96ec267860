/** What blocks do in a real browser and markup alone cannot show: tabs by keyboard, and how owner code runs. */
import { expect, type Page } from '@playwright/test';
import { blockCode } from '../src/domain/code/block-code.ts';
import { contentSecurityPolicy } from '../src/server/pages/content-security-policy.ts';
import { test as base } from './support/browser-test.ts';
import { type Bundle, bundle } from './support/bundle.ts';
import { type Blocks, loadBlocks } from './support/render-blocks.ts';
import { serve } from './support/serve.ts';
import { violationsOf } from './support/violations.ts';

const ISLANDS = `
import { mountIslands } from '#runtime/islands.ts';
window.mount = () => { window.undo = mountIslands(document, () => () => import('/src/blocks/menu/island.ts')); };
if (!location.search.includes('unmounted')) window.mount();
`;

/** Plausible sizes for the custom properties that a template would set. */
const TOKENS = `:root{${[4, 8, 12, 20, 28, 40, 64, 96].map((px, index) => `--space-${index + 1}:${px}px`).join(';')};
--step--1:14px;--step-0:17px;--step-1:20px;--step-2:26px;--radius:3px;--measure:34em;--border:silver;--surface:snow}
body{font:17px/1.5 sans-serif}img{max-inline-size:100%}.visually-hidden{position:absolute;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden}`;

interface Shown {
  body: string;
  css?: string;
  /** Content security policy of the page. */
  policy?: string;
  path?: string;
}
interface Fixtures {
  show(page: Shown): Promise<Page>;
}
interface WorkerFixtures {
  blocks: Blocks;
  script: Bundle;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  blocks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const blocks = await loadBlocks();
      await use(blocks);
      await blocks.close();
    },
    { scope: 'worker' },
  ],
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(await bundle(ISLANDS)),
    { scope: 'worker' },
  ],
  show: async ({ page, script }, use) => {
    let shown: Shown = { body: '' };
    const server = await serve((url, _request, response) => {
      if (url.pathname !== '/') return script.files.get(url.pathname);
      if (shown.policy) response.setHeader('content-security-policy', shown.policy);
      const style = shown.css === undefined ? '' : `<style>${TOKENS}${shown.css}</style>`;
      return `<!doctype html><html lang="en"><title>Test</title>${style}<body>${shown.body}<script type="module" src="${script.entry}"></script>`;
    });
    await use(async (next) => {
      shown = next;
      await page.goto(`${server.origin}${next.path ?? '/'}`);
      return page;
    });
    await server.close();
  },
});

async function menuPage(blocks: Blocks, more: Partial<Shown> = {}): Promise<Shown> {
  const markup = await blocks.renderExample('menu', 'A price list in tabs');
  return {
    css: blocks.styleOf('menu'),
    body: `<div id="island" data-island="menu" data-hydrate="load">${markup}</div>`,
    ...more,
  };
}
const part = (page: Page, name: string) => page.locator('.menu-part', { hasText: name });

test.describe('the menu', () => {
  test('WIDG-23 SITE-05 SITE-07 tabs answer to Enter, Space, Left and Right', async ({ show, blocks }) => {
    const page = await show(await menuPage(blocks));
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Workshops')).toHaveAttribute('aria-selected', 'true');
    await tab('Workshops').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Firing for you')).toBeFocused();
    await expect(part(page, 'Biscuit')).toBeVisible();
    await expect(part(page, 'Throwing day')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Repairs')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Repairs' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(tab('Workshops')).toBeFocused();

    for (const key of ['Enter', 'Space']) {
      await tab('Firing for you').evaluate((element) => element.focus());
      await page.keyboard.press(key);
      await expect(tab('Firing for you')).toHaveAttribute('aria-selected', 'true');
      await expect(part(page, 'Biscuit')).toBeVisible();
      await page.keyboard.press('Home');
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  });

  test('leaves keys with a modifier to the browser, and swaps left and right in right-to-left text', async ({
    show,
    blocks,
  }) => {
    const shown = await menuPage(blocks);
    const page = await show({ ...shown, body: `<div dir="rtl">${shown.body}</div>` });
    await page.getByRole('tab', { name: 'Workshops' }).focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Workshops' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Firing for you' })).toBeFocused();
  });

  test('opens the part that the address names', async ({ show, blocks }) => {
    const page = await show(await menuPage(blocks, { path: '/#menu-block0000000000000000001-3' }));
    await expect(page.getByRole('tab', { name: 'Repairs' })).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => {
      location.hash = '#menu-block0000000000000000001-2';
    });
    await expect(part(page, 'Biscuit')).toBeVisible();
  });

  test('looks the same before its script has come, and its links choose the part', async ({
    show,
    blocks,
  }) => {
    const page = await show(await menuPage(blocks, { path: '/?unmounted' }));
    await expect(part(page, 'Throwing day')).toBeVisible();
    await expect(part(page, 'Biscuit')).toBeHidden();
    const before = await page.screenshot();
    await page.evaluate(() => Reflect.get(window, 'mount')());
    await expect(page.locator('#island')).toHaveAttribute('data-mounted', '');
    await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(true);
    await page.evaluate(() => Reflect.get(window, 'undo')());
    await page.getByRole('link', { name: 'Repairs' }).click();
    await expect(part(page, 'Gold joint')).toBeVisible();
    await expect(part(page, 'Throwing day')).toBeHidden();
  });

  test('the undo gives the markup back as it was', async ({ show, blocks }) => {
    const page = await show(await menuPage(blocks, { path: '/?unmounted' }));
    const markup = () => page.locator('#island').evaluate((element) => element.innerHTML);
    const before = await markup();
    await page.evaluate(() => Reflect.get(window, 'mount')());
    await expect(page.getByRole('tab')).toHaveCount(3);
    expect(await markup()).not.toBe(before);
    await page.evaluate(() => Reflect.get(window, 'undo')());
    expect(await markup()).toBe(before);
  });
});

test.describe('the menu without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('SITE-07 shows every part, one after the other', async ({ show, blocks }) => {
    const page = await show(await menuPage(blocks));
    for (const name of ['Throwing day', 'Biscuit', 'Gold joint']) {
      await expect(part(page, name)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Firing for you' })).toBeVisible();
  });
});

test.describe('owner code', () => {
  const SCRIPT = '<output>waits</output><script>document.querySelector("output").textContent="ran";'.concat(
    'try{parent.document.title="taken";document.cookie}catch(e){document.body.dataset.kept=e.name}</script>',
  );
  const props = (trust: string) => ({ html: SCRIPT, trust, mode: 'run' });
  const policy = (...code: unknown[]) =>
    contentSecurityPolicy({
      css: '',
      ownerOrigin: 'http://localhost:4321',
      code: code.map(blockCode).filter((sources) => sources !== undefined),
    });
  const example = 'HTML that is part of the page';

  test('runs as part of the page when trusted, by its hash', async ({ show, blocks }) => {
    const body = await blocks.renderExample('code', example, props('trusted'));
    const allowed = await show({ body, policy: policy(props('trusted')) });
    await expect(allowed.locator('output')).toHaveText('ran');
    await expect(await show({ body, policy: policy() })).toHaveTitle('Test');
    await expect(allowed.locator('output')).toHaveText('waits');
  });

  test('runs without the site’s origin when sandboxed', async ({ show, blocks }) => {
    const body = await blocks.renderExample('code', example, props('sandboxed'));
    const barred = await show({ body, policy: policy() });
    await expect(barred.frameLocator('iframe').locator('output')).toHaveText('waits');
    const page = await show({ body, policy: policy(props('sandboxed')) });
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('output')).toHaveText('ran');
    await expect(frame.locator('body')).toHaveAttribute('data-kept', 'SecurityError');
    await expect(page).toHaveTitle('Test');
  });
});

for (const width of [390, 1280]) {
  test(`SITE-05 no block’s examples break a WCAG 2.2 rule that a machine can check, at ${width} px`, async ({
    show,
    blocks,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const type of blocks.blockTypes()) {
      await show({ body: `<main>${await blocks.renderExamples(type)}</main>`, css: blocks.styleOf(type) });
      const found = await violationsOf(page, {
        tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Colours come with the templates, whose tests measure every pair.
        without: ['color-contrast'],
      });
      expect(found, type).toEqual([]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${type} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
}
