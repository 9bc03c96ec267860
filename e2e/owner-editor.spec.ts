/** The page editor on the real server: what is done is saved, survives a reload and a lost connection, and can be undone. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/browser-test.ts';
import { type OwnerServer, setUpThroughScreens, startOwnerServer } from './support/owner-server.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let page: Page;
/** What the browser complained of since the editor was opened, but for the lost connection that is tried here. */
const complaints: string[] = [];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  server = await startOwnerServer();
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  page = await context.newPage();
  const address = await setUpThroughScreens(server, page);
  page.on('console', (message) => {
    const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && !isOffline) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.origin + address);
});
test.afterAll(async () => {
  await page.context().close();
  await server.stop();
});

/** Of the bar: what was deleted offers one of its own. */
const undo = () => page.getByRole('banner').getByRole('button', { name: 'Undo' });
const outline = () => page.getByRole('complementary', { name: 'Page outline' }).getByRole('listitem');
/** Once the list is there. */
async function countParts(): Promise<number> {
  await expect(outline().first()).toBeVisible();
  return outline().count();
}
/** Runs in the frame: a red square falls on the middle of the page. */
async function dropPicture(): Promise<void> {
  const canvas = new OffscreenCanvas(64, 48);
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = '#b33';
    drawing.fillRect(0, 0, 64, 48);
  }
  const transfer = new DataTransfer();
  transfer.items.add(new File([await canvas.convertToBlob()], 'square.png', { type: 'image/png' }));
  const block = document.querySelector('[data-edited] [data-block]');
  const at = block?.getBoundingClientRect();
  const where = { clientX: (at?.x ?? 0) + 20, clientY: (at?.bottom ?? 0) - 1 };
  for (const type of ['dragover', 'drop'])
    block?.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer, ...where }),
    );
}

const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('with nothing selected, the slash key offers a place where one looks, marked, and moves nothing', async () => {
  const frame = page.frameLocator('#editor-frame');
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(frame.locator('main')).toBeVisible();
  await expect(frame.locator('.selected')).toHaveCount(0);
  const root = frame.locator('html');
  for (const part of [0, 0.5]) {
    const top = await root.evaluate((element, share) => {
      scrollTo({ top: share * (element.scrollHeight - innerHeight), behavior: 'instant' });
      return Math.round(scrollY);
    }, part);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
    const line = frame.locator('.is-spot');
    await expect(line).toHaveCount(1);
    await expect(line).toBeInViewport();
    expect(await root.evaluate(() => Math.round(scrollY))).toBe(top);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
  }
});

test('shows the draft; a block is added, moved and deleted by the keyboard alone, and saved by itself', async () => {
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(page.frameLocator('#editor-frame').locator('main')).toBeVisible();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await saved();
  const before = await countParts();
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('rule');
  await page.getByRole('dialog').getByRole('button', { name: /^Line/ }).press('Enter');
  await expect(outline()).toHaveCount(before + 1);
  await expect(page.getByText('Line added.')).toBeAttached();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await expect(settings.getByRole('heading', { name: 'Line', level: 2 })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Line moved up|^Line is already at the top/)).toBeAttached();
  await saved();
  await page.keyboard.press('Delete');
  await expect(outline()).toHaveCount(before);
  await page.keyboard.press('Control+z');
  await expect(outline()).toHaveCount(before + 1);
  await saved();
});

test('as long as the palette is open, a line shows where its blocks go, and it is said', async () => {
  const line = page.frameLocator('#editor-frame').locator('.is-spot');
  await outline().getByRole('button', { pressed: false }).nth(1).click();
  const chosen = page.frameLocator('#editor-frame').locator('.selected:not(.is-section)');
  await expect(chosen).toBeVisible();
  await page.keyboard.press('/');
  await expect(line).toHaveCount(1);
  await expect(page.getByText(/^It goes below \w+ in section 1\.$/)).toBeAttached();
  const below = async () => {
    const [block, mark] = [await chosen.boundingBox(), await line.boundingBox()];
    return (mark?.y ?? 0) - (block?.y ?? 0) - (block?.height ?? 0);
  };
  await expect.poll(below).toBeGreaterThan(-16);
  await page.getByRole('dialog').getByRole('button', { name: 'Sections' }).click();
  await expect(page.getByText('It goes below section 1.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
});

test('a new button asks for its words, whatever is still on its way to the page', async () => {
  const add = async (name: string) => {
    const before = await countParts();
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search' }).fill(name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .press('Enter');
    await expect(outline()).toHaveCount(before + 1);
  };
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/render', async (route) => {
    const waits = isFirst;
    isFirst = false;
    if (waits) await isLetGo;
    await route.continue();
  });
  await add('Line');
  await add('Button');
  letGo();
  const label = page.frameLocator('#editor-frame').locator('.block-button [contenteditable]');
  await expect(label).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
  await page.unroute('**/render');
  const parts = await countParts();
  await undo().click();
  await undo().click();
  await expect(outline()).toHaveCount(parts - 2);
  await saved();
});

test('undo survives a reload', async () => {
  await page.reload();
  await saved();
  const before = await countParts();
  await undo().click();
  await undo().click();
  await expect(outline()).toHaveCount(before - 1);
  await saved();
});

test('without a connection edits wait here and go out later', async () => {
  const before = await countParts();
  await page.context().setOffline(true);
  await page.keyboard.press('s');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Quote/ })
    .click();
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible();
  await page.context().setOffline(false);
  await saved();
  await page.reload();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(outline()).toHaveCount(before + 2);
});

test('a field is changed in the panel, seen at once in the page, taken back in one step, and published', async () => {
  const frame = page.frameLocator('#editor-frame');
  await outline()
    .getByRole('button', { name: /^Quote/ })
    .last()
    .click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.getByLabel('Who said it').fill('Ida');
  await panel.getByLabel('Who said it').press('End');
  await panel.getByLabel('Who said it').pressSequentially(' Lund');
  await expect(frame.getByText('Ida Lund')).toBeVisible();
  await expect(panel.getByText('visitors and search engines can’t see it')).toBeVisible();
  await panel.getByRole('button', { name: 'Phone' }).click();
  // Said before anything is changed: this one holds for all.
  await expect(panel.getByText('Everything else changes on all screens.')).toBeVisible();
  const name = panel.getByRole('group').filter({ has: page.getByLabel('Who said it') });
  await expect(name.getByText('All screens', { exact: true }).first()).toBeVisible();
  await panel.getByRole('switch', { name: 'Hidden on phones' }).click();
  await expect(panel.getByText('Only phones leave it out. It is still in the page’s source')).toBeVisible();
  await expect(panel.getByText('Phone only')).toBeVisible();
  await expect(frame.locator('[data-block].is-desktop-only')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Use the same as on desktop' }).click();
  await expect(frame.locator('[data-block].is-desktop-only')).toHaveCount(0);
  await panel.getByRole('button', { name: 'All screens' }).click();
  for (let step = 0; step < 2; step++) await undo().click();
  await expect(panel.getByLabel('Who said it')).toHaveValue('Ida Lund');
  await undo().click();
  await expect(frame.getByText('Ida Lund')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(frame.getByText('Ida Lund')).toBeVisible();
  await saved();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see this page now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeVisible();
});

test('a block is dragged from the palette onto the page; the palette knows other names and arrow keys', async () => {
  const frame = page.frameLocator('#editor-frame');
  const before = await countParts();
  await page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Add' }).click();
  const panel = page.getByRole('complementary', { name: 'Add', exact: true });
  await panel.getByRole('searchbox').fill('testimonial');
  await expect(panel.getByRole('button', { name: 'Quote' })).toHaveCount(2);
  await panel.getByRole('searchbox').fill('');
  await panel.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('button:focus')).toHaveCount(1);
  const spacers = frame.locator('[data-edit-type="spacer"]');
  const spacersBefore = await spacers.count();
  const offered = await panel.getByRole('group', { name: 'Blocks and sections' }).allInnerTexts();
  const target = frame.locator('[data-edited] [data-block]').first();
  await target.scrollIntoViewIfNeeded();
  // Waits until the tile rests, and holds it where it is.
  await panel.getByRole('button', { name: 'Spacer' }).first().hover();
  const canvas = await page.locator('#editor-frame').boundingBox();
  // The page is drawn smaller than it takes itself to be.
  const at = await target.evaluate((block) => {
    const { x, bottom } = block.getBoundingClientRect();
    return { x: (x + 40) / innerWidth, y: (bottom - 2) / innerHeight };
  });
  if (!canvas) throw new Error('nowhere to drag to');
  const to = { x: canvas.x + at.x * canvas.width, y: canvas.y + at.y * canvas.height };
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y - 30, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(spacers).toHaveCount(spacersBefore + 1);
  // Nothing jumps under the pointer: what was used lately is on top when it is opened the next time.
  expect(await panel.getByRole('group', { name: 'Blocks and sections' }).allInnerTexts()).toEqual(offered);
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('toolbar', { name: 'Panels' }).getByRole('button', { name: 'Add' }).click();
  await expect(
    panel.getByRole('region', { name: 'Recently used' }).getByRole('button').first(),
  ).toHaveAccessibleName('Spacer');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('o');
  await expect(outline()).toHaveCount(before + 1);
  await saved();
});

test('a picture dropped on the page is uploaded and becomes a block; the toolbar moves and removes it', async () => {
  const frame = page.frames().find((each) => each.url().includes('/_edit/'));
  if (!frame) throw new Error('no frame');
  const pictures = frame.locator('[data-edit-type="image"] img');
  const before = await pictures.count();
  await frame.evaluate(dropPicture);
  await expect(pictures).toHaveCount(before + 1);
  const toolbar = page.getByRole('toolbar', { name: 'Image' });
  await expect(toolbar).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(toolbar.getByRole('button', { name: 'Move up' })).toBeFocused();
  await toolbar.getByRole('button', { name: 'Delete' }).click();
  await expect(pictures).toHaveCount(before);
  await saved();
});

test('a picture behind a section brings its own colours, and the panel says so', async () => {
  await outline().getByRole('button').first().click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const shown = page.frameLocator('#editor-frame').locator('[data-edited] [data-section]').first();
  await expect(shown).not.toHaveAttribute('data-theme', 'photo');
  await panel.getByRole('button', { name: 'Choose a picture' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /square/ })
    .click();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(shown).toHaveAttribute('data-theme', 'photo');
  await expect(panel.getByRole('radio', { name: 'Photo' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Paper' })).toBeDisabled();
  await undo().click();
  await expect(shown).not.toHaveAttribute('data-theme', 'photo');
  await expect(panel.getByRole('radio', { name: 'Photo' })).not.toBeChecked();
  await saved();
});

test('on a phone panels are sheets, and the page stays in sight above them', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const panels = page.getByRole('toolbar', { name: 'Panels' });
  await panels.getByRole('button', { name: 'Outline' }).click();
  await outline().getByRole('button').nth(1).click();
  await panels.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('complementary', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Page outline' })).toBeHidden();
  const low = await sheet.boundingBox();
  await sheet.getByRole('button', { name: 'Panel height' }).click();
  await expect(async () =>
    expect((await sheet.boundingBox())?.height).toBeGreaterThan((low?.height ?? 0) + 200),
  ).toPass();
  await sheet.getByRole('button', { name: 'Close: Settings' }).click();
  await expect(sheet).toBeHidden();
});

test('where there is little room one panel stands beside the page; a phone shows whether it is saved', async () => {
  const panels = page.getByRole('toolbar', { name: 'Panels' });
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const frameWidth = async () => (await page.locator('#editor-frame').boundingBox())?.width ?? 0;
  await expect(page.getByRole('banner').getByTitle('Saved')).toBeVisible();
  await page.setViewportSize({ width: 780, height: 844 });
  await page.reload();
  await expect(page.frameLocator('#editor-frame').locator('main')).toBeVisible();
  await expect(settings).toBeHidden();
  await panels.getByRole('button', { name: 'Settings' }).click();
  await expect(settings).toBeVisible();
  await panels.getByRole('button', { name: 'Add' }).click();
  await expect(settings).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await panels.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('complementary')).toHaveCount(2);
  await page.setViewportSize({ width: 1000, height: 844 });
  await expect(page.getByRole('complementary')).toHaveCount(1);
  await expect.poll(frameWidth).toBeGreaterThan(600);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('no axe violation in the editor and its panels, light and dark, wide and narrow', async () => {
  const panels = page.getByRole('toolbar', { name: 'Panels' });
  for (const { colorScheme, width } of [
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 1280 },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Settings', 'Add', 'Outline']) {
      const button = panels.getByRole('button', { name });
      if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
      // The page in the frame has checks of its own.
      const found = await violationsOf(page, { exclude: 'iframe' });
      expect.soft(found, `${name}, ${colorScheme}, ${width}`).toEqual([]);
    }
  }
  const box = await page.locator('#editor-frame').boundingBox();
  if (!box) throw new Error('no page to press');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: 'right' });
  await expect(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
  expect(await violationsOf(page, { exclude: 'iframe' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('KEYS-03 escape shows the page alone, and the controls again', async () => {
  await page.getByRole('button', { name: 'Redo' }).or(page.locator('body')).first().focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the browser has nothing to complain of: not of the editor, nor of the pictures of sites and versions', async () => {
  await page.getByRole('button', { name: 'Versions and more' }).click();
  await page.getByRole('menuitem', { name: 'Versions…' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Versions, newest first' })).toBeVisible();
  const site = page.url().replace(/\/edit\/.*/, '');
  for (const [address, frames] of [
    [`${server.origin}/sites`, 'iframe[title="The site"]'],
    [site, 'iframe[title="Your site"]'],
  ] as const) {
    await page.goto(address);
    await expect(page.frameLocator(frames).first().locator('main')).toBeAttached();
  }
  expect(complaints).toEqual([]);
});
