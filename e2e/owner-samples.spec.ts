/** What the panels of blocks show of them: marquees run there, and shapes of texts are drawn. */
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { test } from './support/browser-test.ts';
import { newBlock, type OwnerServer, signInOwner, startOwnerServer } from './support/owner-server.ts';
import { skipGuide } from './support/page-editor.ts';

const MARQUEE = 'marquee00000000000000001';
const SHAPED = 'shaped000000000000000001';
const PRICES = 'prices000000000000000001';

let server: OwnerServer;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  const owner = await signInOwner(server, context);
  page = await context.newPage();
  await skipGuide(page);
  const price = { name: 'Monthly', price: '24 €', note: '', label: 'Join' };
  const body = bodyOf('Samples', 'section00000000000000001', [
    newBlock(MARQUEE, 'marquee', { text: 'Open on Saturday', waveIntensity: 1 }),
    newBlock(SHAPED, 'text-shape', { before: 'Come', text: 'in', after: '' }),
    newBlock(PRICES, 'pricing', { first: price, second: { ...price, name: 'Yearly', price: '240 €' } }),
  ]);
  const { document } = await owner.call('POST', 'documents', { kind: 'page', slug: 'samples', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

const panel = () => page.getByRole('complementary', { name: 'Settings' });
const choose = (id: string) => page.frameLocator('#editor-frame').locator(`[data-block="${id}"]`).click();

test('a marquee runs in its panel as it is set, until it is stopped', async () => {
  await choose(MARQUEE);
  const line = panel().locator('[data-marquee]');
  const speed = () =>
    line.evaluate((root) => root.getAnimations({ subtree: true })[0]?.effect?.getTiming().duration);
  await expect(line).toHaveAttribute('data-moving');
  await expect(line.locator('[data-marquee-track]')).toContainText('Open on Saturday');
  const before = Number(await speed());
  await panel().getByLabel('Speed').fill('2');
  await expect.poll(async () => Math.round(before / Number(await speed()))).toBe(2);
  await panel().getByRole('button', { name: 'Stop the moving text' }).click();
  await expect(line).not.toHaveAttribute('data-moving');
  await expect(panel().getByRole('button', { name: 'Let the text move' })).toBeVisible();
  await expectAccessible(page, [1280]);
});

test('each shape of a text is drawn in the panel, and chosen there', async () => {
  await choose(SHAPED);
  const shapes = panel().getByRole('radiogroup', { name: 'Shape' });
  await expect(shapes.getByRole('radio')).toHaveCount(11);
  await expect(shapes.locator('[data-shape-layer]:not([hidden]) path').first()).toBeVisible();
  expect(await shapes.locator('[data-shape-layer] path').count()).toBeGreaterThanOrEqual(11);
  await shapes.getByText('Circle').click();
  const shown = page.frameLocator('#editor-frame').locator(`[data-block="${SHAPED}"] mark`);
  await expect(shown).toHaveAttribute('data-shape', 'circle');
  // How it is drawn is seen in each of them.
  await panel().getByRole('button', { name: 'Thick' }).click();
  await expect(shapes.locator('[data-shape-thickness="0.12em"]')).toHaveCount(11);
  await expectAccessible(page, [1280]);
});

test('prices are chosen by looking at the block with either of them', async () => {
  await choose(PRICES);
  const chosen = panel().getByRole('radiogroup', { name: 'Selected by default' });
  await chosen.scrollIntoViewIfNeeded();
  await expect(chosen.locator('iframe[data-loaded]')).toHaveCount(2);
  await expect(chosen.locator('iframe').nth(1).contentFrame().locator('.pricing-price').nth(1)).toBeVisible();
});
