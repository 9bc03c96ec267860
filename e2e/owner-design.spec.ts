/** The design of a site through the screen: shown at once, undone, checked for contrast, published. */
import { expect, type Page } from '@playwright/test';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await page.goto(`${server.origin}/sites/${owner.siteId}`);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await expect(shownPage().locator('main')).toBeVisible();
});
test.afterAll(() => page.context().close());

const shownPage = () => page.frameLocator('iframe[title="Page preview"]');
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const ground = () =>
  shownPage()
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('a palette shows at once, is saved by itself, survives a reload, and can be undone', async () => {
  const before = await ground();
  // At once is before the server has heard of it.
  const { promise: isShown, resolve: showed } = Promise.withResolvers<void>();
  const saving = '**/operations';
  await page.route(saving, async (route) => {
    await isShown;
    await route.continue();
  });
  await radio('Lagoon').check({ force: true });
  await expect.poll(ground).toBe('rgb(244, 251, 250)');
  showed();
  await saved();
  await page.unroute(saving);
  await page.reload();
  await expect(radio('Lagoon')).toBeChecked();
  await expect.poll(ground).toBe('rgb(244, 251, 250)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ground).toBe(before);
  await expect(page.getByRole('button', { name: 'Published' })).toBeDisabled();
});

test('a colour that is hard to read is named with its ratio, and the nearest that reads is offered', async () => {
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#ff9900');
  await expect(page.getByText('Accent on Paper: 1.9 : 1')).toBeVisible();
  await page.getByRole('button', { name: /^Use #/ }).click();
  await expect(page.getByText('All text is easy to read.')).toBeVisible();
  await expect(accent).not.toHaveValue('#ff9900');
  await accent.fill('#12');
  await accent.blur();
  await expect(page.getByText('“#12” is not a colour.')).toBeVisible();
  await accent.fill('notacolour');
  await expect(page.getByText('“notacolour” is not a colour.')).toBeVisible();
  await accent.press('Enter');
  await expect(accent).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(page.getByText('“notacolour” is not a colour.')).toBeVisible();
  await accent.fill('#7a1f4b');
});

test('the choice of light and dark shows its colours side by side, and all of its words', async () => {
  const device = page.locator('label', { has: radio('Match the visitor’s device') });
  const swatches = device.locator('[aria-hidden] [style]');
  await expect(swatches).toHaveCount(6);
  const rows = await swatches.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  const words = device.getByText('Match the visitor’s device');
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test('a pair of fonts and a shape show in the page, by the keyboard alone', async () => {
  await page.getByRole('tab', { name: 'Colours' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await radio('Fraunces and Source Sans 3').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Schibsted Grotesk')).toBeChecked();
  const heading = shownPage().locator('h1').first();
  await expect.poll(() => heading.evaluate((h1) => getComputedStyle(h1).fontFamily)).toMatch(/^"Schibsted/);
  await page.getByRole('tab', { name: 'Shapes' }).click();
  await page
    .getByRole('radiogroup', { name: 'Button shape' })
    .getByRole('radio', { name: 'Pill' })
    .check({ force: true });
  const button = shownPage().locator('.button').first();
  await expect.poll(() => button.evaluate((link) => getComputedStyle(link).borderRadius)).not.toBe('3px');
});

test('another template shows the same page, with the owner’s colours or its own; undo goes back', async () => {
  await page.getByRole('tab', { name: 'Template' }).click();
  const heading = shownPage().locator('h1').first();
  const words = await heading.textContent();
  const pictures = page.locator('iframe[title^="The page in "][data-ready]');
  await expect(pictures).toHaveCount(TEMPLATE_NAMES.length);
  await page.getByText('Harbour', { exact: true }).first().click();
  await expect(radio('Harbour')).toBeChecked();
  await expect(shownPage().locator('.site-header')).toHaveCSS('position', 'sticky');
  await expect(heading).toHaveText(words ?? '');
  const accent = () =>
    shownPage()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--accent'));
  await expect.poll(accent).toBe('#7a1f4b');
  await page.getByRole('switch', { name: /^Keep my colours/ }).click();
  await radio('Plate').check({ force: true });
  await expect.poll(accent).not.toBe('#7a1f4b');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(accent).toBe('#7a1f4b');
  await expect(shownPage().locator('.site-header')).not.toHaveCSS('position', 'sticky');
});

test('CSS of one’s own shows as it is typed, names what is wrong by line, and lets the keyboard go on', async () => {
  await page.getByRole('tab', { name: 'Code' }).click();
  const css = page.getByRole('textbox', { name: 'CSS of this site' });
  await css.fill('h1 {\n  colour: red;\n}\n@media (width < 9000px) { h1 { rotate: 4deg } }\n');
  await expect(page.getByText('Line 2')).toBeVisible();
  await expect(shownPage().locator('h1').first()).toHaveCSS('rotate', '4deg');
  await css.press('Tab');
  await expect(css).toHaveValue(/\n {2}$/);
  await css.press('Escape');
  await css.press('Tab');
  await expect(css).not.toBeFocused();
  await css.fill('h1 { rotate: 4deg } a::after { content: "</style><h2>out</h2>" }');
  await expect(page.getByText('Line 2')).toBeHidden();
});

test('code for every page is in force once it is saved, and can be taken back', async () => {
  const visitor = await page.context().newPage();
  const marks = async () => {
    await visitor.goto(owner.siteUrl);
    return visitor.locator('meta[name="proof"]').count();
  };
  await page.getByRole('textbox', { name: 'HTML for the head' }).fill('<meta name="proof" content="ours">');
  expect(await marks()).toBe(0);
  await page.getByRole('button', { name: 'Save and publish' }).first().click();
  await expect(page.getByText('Saved. It is live on every page.').first()).toBeVisible();
  await expect.poll(marks).toBe(1);
  await page
    .getByRole('region', { name: 'Notifications' })
    .or(page.getByLabel('Notifications'))
    .getByRole('button', { name: 'Undo' })
    .first()
    .click();
  await expect(page.getByText('Restored.').first()).toBeVisible();
  await expect.poll(marks).toBe(0);
  await visitor.close();
});

test('links in the page lead on within the preview', async () => {
  const choice = page.getByRole('combobox', { name: 'Preview page' });
  await shownPage().getByRole('link', { name: 'About' }).first().press('Enter');
  await expect(choice.locator('option:checked')).toHaveText('About');
  await expect(shownPage().locator('main')).toBeVisible();
  await choice.selectOption({ index: 0 });
});

test('visitors see the design once it is published', async () => {
  const visitor = await page.context().newPage();
  const visit = async () => {
    await visitor.goto(owner.siteUrl);
    return visitor.content();
  };
  await saved();
  expect(await visit()).not.toContain('#7a1f4b');
  await expect(page.getByText('Visitors see this once you publish it.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await saved();
  await page.getByRole('button', { name: 'Publish design' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeDisabled();
  const html = await visit();
  expect(html).toContain('#7a1f4b');
  expect(html).toContain('Schibsted Grotesk');
  await expect(visitor.locator('h1').first()).toHaveCSS('rotate', '4deg');
  await expect(visitor.getByRole('heading', { name: 'out', exact: true })).toHaveCount(0);
  await visitor.close();
});

test('every panel is accessible, on phones and in the dark too', async () => {
  await page.getByRole('tab', { name: 'Colours' }).click();
  await page.getByLabel('Accent', { exact: true }).fill('#ff9900');
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      // What the frame shows is the site's: pages have tests of their own.
      expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([]);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    }
  }
});
