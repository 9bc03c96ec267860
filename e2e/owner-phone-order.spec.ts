/** In the Phone view blocks are put into an order that holds for phones alone, whichever way they are moved. */
import { expect, type Page } from '@playwright/test';
import type { Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let id: string;
let desktop: Body;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk({ viewport: { width: 1440, height: 900 } }));
  await skipGuide(page, 'outline');
  const words = (text: string, column: number) =>
    block('text', { content: paragraphs(text), size: 'regular' }, { column, span: 4 });
  const row = [words('Ash', 1), words('Birch', 5), words('Cedar', 9)];
  const body = { ...pageBody(section(row), section([words('Dogwood', 1)])), title: 'Trees' };
  const made = await owner.call('POST', 'documents', { kind: 'page', body });
  id = made.document.id;
  desktop = made.draft?.body ?? (await draft());
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Phone' }).click();
  await expect
    .poll(() =>
      frame()
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
});
test.afterAll(() => page.context().close());

const frame = () => page.frameLocator('#editor-frame');
const outline = () => page.getByRole('complementary', { name: 'Page outline' });
const panel = () => page.locator('#editor-panel');
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const tree = (name: string) => frame().getByText(name, { exact: true });

async function draft(): Promise<Body> {
  return (await owner.call('GET', `documents/${id}`)).draft.body;
}

/** The words of the page from top to bottom. */
function onScreen(): Promise<string[]> {
  return frame()
    .locator('[data-edited] [data-text]')
    .evaluateAll((texts) =>
      texts
        .map((text) => ({ words: text.textContent, top: text.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ words }) => words.trim()),
    );
}

async function expectOnPhones(...trees: string[]): Promise<void> {
  await expect.poll(onScreen).toEqual([...trees, 'Dogwood']);
  await saved();
  await expectDesktopAsBefore();
}

/** Order and places of every block, without what holds for phones. */
async function expectDesktopAsBefore(): Promise<void> {
  const bare = ({ sections }: Body) =>
    sections.map(({ blocks }) => blocks.map(({ overlays: _overlays, ...rest }) => rest));
  expect(bare(await draft())).toEqual(bare(desktop));
}

async function choose(name: string): Promise<void> {
  await outline()
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
}

test('the keys move a block on phones, and leave the row of other screens as it is', async () => {
  await choose('Cedar');
  await page.keyboard.press('Alt+ArrowUp');
  await expectOnPhones('Ash', 'Cedar', 'Birch');
  await page.keyboard.press('Alt+ArrowUp');
  await expectOnPhones('Cedar', 'Ash', 'Birch');
  await page.keyboard.press('Alt+ArrowDown');
  await expectOnPhones('Ash', 'Cedar', 'Birch');
});

test('undo takes the move back', async () => {
  await page.keyboard.press('ControlOrMeta+z');
  await expectOnPhones('Cedar', 'Ash', 'Birch');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectOnPhones('Ash', 'Cedar', 'Birch');
});

test('so do the toolbar, its menu and the outline, which lists the order of phones', async () => {
  const toolbar = page.getByRole('toolbar', { name: 'Text' });
  await toolbar.getByRole('button', { name: 'Move down' }).click();
  await expectOnPhones('Ash', 'Birch', 'Cedar');
  await toolbar.getByRole('button', { name: 'Move up' }).click();
  await expectOnPhones('Ash', 'Cedar', 'Birch');
  await toolbar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expectOnPhones('Cedar', 'Ash', 'Birch');
  await expect(outline().locator('li[data-level="2"]')).toContainText(['Cedar', 'Ash', 'Birch', 'Dogwood']);
  await outline()
    .getByRole('button', { name: /Birch/ })
    .dragTo(outline().getByRole('button', { name: /Cedar/ }), {
      targetPosition: { x: 40, y: 3 },
    });
  await expectOnPhones('Birch', 'Cedar', 'Ash');
});

test('a drag on the page does the same', async () => {
  const [from, to] = [await tree('Ash').boundingBox(), await tree('Birch').boundingBox()];
  if (!from || !to) throw new Error('they are not shown');
  await page.mouse.move(from.x + 10, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y - 6, { steps: 6 });
  await page.mouse.up();
  await expectOnPhones('Ash', 'Birch', 'Cedar');
});

test('the panel says that phones have their own order, and gives it up', async () => {
  const way = panel().getByRole('button', { name: 'Use the desktop order on phones' });
  await choose('Ash');
  await expect(way).toBeHidden();
  await page.keyboard.press('Alt+ArrowDown');
  await expectOnPhones('Birch', 'Ash', 'Cedar');
  await way.click();
  await expectOnPhones('Ash', 'Birch', 'Cedar');
  await expect(way).toBeHidden();
  expect(JSON.stringify(await draft())).not.toContain('"order"');
});

test('a block leaves its section only on all screens, and only when that is asked for', async () => {
  await choose('Cedar');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/^On phones, a block stays in its section/).first()).toBeVisible();
  await expectOnPhones('Ash', 'Birch', 'Cedar');
  await page.getByRole('button', { name: 'Move on all screens' }).click();
  await saved();
  expect((await draft()).sections.map(({ blocks }) => blocks.length)).toEqual([2, 2]);
  await page.keyboard.press('ControlOrMeta+z');
  await expectOnPhones('Ash', 'Birch', 'Cedar');
});

test('a section moves on all screens, which is said', async () => {
  await outline().locator('li[data-level="1"] button').last().click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Sections have the same order on all screens/)).toBeVisible();
  await expect.poll(onScreen).toEqual(['Dogwood', 'Ash', 'Birch', 'Cedar']);
  await page.keyboard.press('ControlOrMeta+z');
  await expectOnPhones('Ash', 'Birch', 'Cedar');
});

test('hiding a block hides it on phones alone', async () => {
  await choose('Birch');
  const toolbar = page.getByRole('toolbar', { name: 'Text' });
  await toolbar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Hide on phones' }).click();
  await saved();
  await expectDesktopAsBefore();
  expect((await draft()).sections[0]?.blocks[1]?.overlays).toEqual({ mobile: { hidden: true } });
});
