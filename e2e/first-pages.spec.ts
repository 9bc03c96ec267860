/** The sites that templates begin with, as their first visitors see them: whole, level, and in light and dark. */
import { expect, type Page } from '@playwright/test';
import { CALL_HEADER } from '#domain/accounts/contract.ts';
import { TEMPLATE_NAMES, type TemplateName } from '#domain/design/style.ts';
import { test } from './support/browser-test.ts';
import { type OwnerServer, startOwnerServer } from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
const origins = new Map<TemplateName, string>();
test.describe.configure({ mode: 'serial' });

/** A site in each template, whose pages follow the device into the dark. */
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const context = await browser.newContext();
  const call = async (method: string, path: string, data?: object) => {
    const headers = { [CALL_HEADER]: '1', origin: server.origin };
    const options = { method, headers, ...(data && { data }) };
    const answer = await context.request.fetch(server.origin + path, options);
    expect(answer.ok(), `${method} ${path} ${answer.status()}`).toBe(true);
    return answer.json();
  };
  const token = new URL(await server.setupLink()).searchParams.get('token');
  const owner = { name: 'Ada Berg', email: 'ada@example.org', password: 'three calm herons' };
  await call('POST', '/api/setup', { token, ...owner, siteName: 'First', template: 'kiln' });
  for (const template of TEMPLATE_NAMES) {
    const { site } = await call('POST', '/api/sites', {
      identifier: `first-${template}`,
      title: 'Berg & Daughters',
      template,
      hasPages: true,
      ...(template === 'ember' && { shop: { country: 'NO', currency: 'NOK' } }),
    });
    const documents = `/api/sites/${site.id}/documents`;
    const style = (await call('GET', `${documents}?kind=style`)).documents[0];
    await call('POST', `${documents}/${style.id}/operations`, {
      baseId: style.draftId,
      operations: [{ op: 'set', id: 'body', path: ['fields', 'scheme'], after: 'device' }],
    });
    await call('POST', `${documents}/${style.id}/publish`, {});
    origins.set(template, `http://first-${template}.${server.siteDomain}`);
  }
  await context.close();
});
test.afterAll(() => server.stop());

const PATHS = ['/', '/about', '/contact', '/nothing-here'];
const MORE: Partial<Record<TemplateName, readonly string[]>> = {
  ember: ['/menu', '/shop', '/shop/serving-board', '/cart'],
  plate: ['/work'],
  folio: ['/work', '/work/ferry-port'],
};

/** For every picture on the page whose shape is not the one its markup reserves: its address. */
const misshapen = (page: Page) =>
  page.locator('main img[data-color]').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ clientWidth, clientHeight, attributes }) => {
        const [width, height] = ['width', 'height'].map((name) =>
          Number(attributes.getNamedItem(name)?.value),
        );
        return Math.abs(clientHeight - (clientWidth * (height ?? 0)) / (width ?? 1)) > 2;
      })
      .map(({ currentSrc }) => currentSrc),
  );

for (const template of TEMPLATE_NAMES) {
  test(`the first pages in ${template} are accessible and within the window, in light and dark`, async ({
    page,
  }) => {
    test.slow();
    for (const path of [...PATHS, ...(MORE[template] ?? [])]) {
      await page.goto(origins.get(template) + path);
      for (const colorScheme of ['light', 'dark'] as const)
        for (const width of [1280, 390]) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 844 });
          expect(await violationsOf(page), `${path} ${width} ${colorScheme}`).toEqual([]);
          const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect.poll(over).toBeLessThanOrEqual(0);
        }
    }
  });

  test(`in ${template} a footer is one: no band of nothing parts its columns from its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(`${origins.get(template)}/about`);
    const bottoms = await page
      .locator('.site-footer .block')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().bottom));
    const name = await page
      .locator('.site-footer-name')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(name - Math.max(...bottoms)).toBeLessThan(96);
    const line = await page
      .locator('.site-footer-inner')
      .evaluate((bar) => getComputedStyle(bar, '::before').borderTopWidth);
    expect(line).toBe('1px');
  });
}

test('pictures keep their shape while the whole stands in for a cut that is not made yet', async ({
  page,
}) => {
  await page.route(/[?&]crop=/, async (route) => {
    const whole = new URL(route.request().url());
    whole.search = '';
    await route.continue({ url: whole.href });
  });
  await page.setViewportSize({ width: 1280, height: 844 });
  for (const template of ['kiln', 'harbour', 'market'] as const) {
    await page.goto(`${origins.get(template)}/`);
    const first = page.locator('main .image img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await misshapen(page), template).toEqual([]);
  }
});

test('in plate two pictures that fill a row are of one height', async ({ page }) => {
  for (const width of [820, 1280, 1680]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${origins.get('plate')}/`);
    const rows = await page
      .locator('.block-image.at-start:has(+ .block-image.at-end)')
      .evaluateAll((starts) =>
        starts.map((start) =>
          [start, start.nextElementSibling].map((block) => {
            const { top = 0, bottom = 0 } = block?.querySelector('img')?.getBoundingClientRect() ?? {};
            return [Math.round(top), Math.round(bottom)];
          }),
        ),
      );
    expect(rows).toHaveLength(2);
    for (const [start, end] of rows) expect(end).toEqual(start);
  }
});

test('in kiln the three studies stand beside each other on phones too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origins.get('kiln')}/`);
  const studies = page.locator('.block-image.is-third');
  await expect(studies).toHaveCount(3);
  const tops = await studies.evaluateAll((blocks) =>
    blocks.map((block) => block.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('on a tablet a picture stands beside its words, and does not fill the screen above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const template of ['kiln', 'harbour', 'market'] as const) {
    await page.goto(`${origins.get(template)}/`);
    const [words, picture] = await Promise.all(
      ['.block-text', '.block-image img'].map((name) =>
        page.locator(`main .section:first-child ${name}`).first().boundingBox(),
      ),
    );
    expect(picture?.height ?? 0, template).toBeLessThan(600);
    expect(picture?.x ?? 0, template).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    // Half a row is narrow for a title: a long word in it stays whole.
    await page.setViewportSize({ width: 672, height: 1024 });
    const isWhole = await page.locator('main h1').evaluate((title) => {
      title.textContent = 'Physiotherapy';
      return (
        title.getBoundingClientRect().height < 1.5 * Number.parseFloat(getComputedStyle(title).lineHeight)
      );
    });
    expect(isWhole, template).toBe(true);
    await page.setViewportSize({ width: 768, height: 1024 });
  }
});

test('in ember carts and cards of products are read from the side, and every footer is in the middle', async ({
  page,
}) => {
  const sideOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).textAlign);
  await page.goto(`${origins.get('ember')}/shop`);
  expect(await sideOf('.product-card h2')).toBe('start');
  await page.goto(`${origins.get('ember')}/cart`);
  expect(await sideOf('.shop-page')).toBe('start');
  await page.goto(`${origins.get('ember')}/shop/serving-board`);
  expect(await sideOf('.site-footer .block-text')).toBe('center');
});
