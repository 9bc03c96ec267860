/** The pictures of a gallery in the editor: many at once, into their order by mouse and keys, described, and live. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bodyOf } from '#domain/content/build-body.ts';
import { expectAccessible } from './support/accessible.ts';
import { newBlock, type OwnerServer, type SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';

const FILES = ['gorge.jpg', 'crest.jpg', 'sundial.jpg'];
const fileAt = (name: string) => join(process.cwd(), 'demo/media', name);

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
let documentId: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await skipGuide(page);
  const body = bodyOf('Work', 'section00000000000000001', [
    newBlock('gallery00000000000000001', 'gallery', { items: [] }),
  ]);
  const made = await owner.call('POST', 'documents', { kind: 'page', slug: 'shown', body });
  documentId = made.document.id;
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${documentId}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.frameLocator('#editor-frame').locator('[data-block="gallery00000000000000001"]').click();
});
test.afterAll(() => page.context().close());

const panel = () => page.getByRole('complementary', { name: 'Settings' });
const tiles = () => panel().getByRole('list', { name: 'Pictures' }).getByRole('button');
const named = (name: string) => panel().getByRole('button', { name: new RegExp(`: ${name}`) });
const cell = (name: string) =>
  panel()
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`: ${name}`) }) });
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

async function expectOrder(...names: string[]): Promise<void> {
  const labels = () => tiles().evaluateAll((all) => all.map((each) => each.ariaLabel?.split(/[:,] ?/)[1]));
  await expect.poll(labels).toEqual(names);
}

test('pictures dropped into the panel are in the gallery together, in their order', async () => {
  await expect(panel().getByText('No pictures yet.')).toBeVisible();
  const files = FILES.map((name) => [name, readFileSync(fileAt(name)).toString('base64')] as const);
  await panel()
    .getByText('No pictures yet.')
    .evaluate((target, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of given) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }, files);
  await expect(tiles()).toHaveCount(3, { timeout: 30_000 });
  await expect(panel().getByText('3 pictures have no alternative text.')).toBeVisible();
  await panel().getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitem', { name: 'By name' }).click();
  await expectOrder('crest.jpg', 'gorge.jpg', 'sundial.jpg');
  await saved();
});

test('a picture is moved by keys and by the mouse, and the focus goes along', async () => {
  await named('crest').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expectOrder('gorge.jpg', 'crest.jpg', 'sundial.jpg');
  await expect(named('crest')).toBeFocused();
  await expect(panel().getByText('Moved to position 2 of 3.')).toBeAttached();
  const box = await cell('gorge').boundingBox();
  await cell('sundial').dragTo(cell('gorge'), { targetPosition: { x: 6, y: (box?.height ?? 60) / 2 } });
  await expectOrder('sundial.jpg', 'gorge.jpg', 'crest.jpg');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectOrder('gorge.jpg', 'crest.jpg', 'sundial.jpg');
});

test('more are chosen at once, also while searching, and what is there may be there again', async () => {
  await panel().getByRole('button', { name: 'Add pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await expect(dialog.getByRole('button', { name: 'Add the picture' })).toBeDisabled();
  await dialog.getByRole('button', { name: /gorge/ }).click();
  await dialog.getByRole('searchbox', { name: 'Search files' }).fill('sundial');
  await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: /sundial/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expectOrder('gorge.jpg', 'crest.jpg', 'sundial.jpg', 'gorge.jpg', 'sundial.jpg');
  await expectAccessible(page);
});

test('a picture is described on a page of the panel, and removed by a key', async () => {
  await named('crest').click();
  await panel().getByRole('textbox', { name: 'Caption' }).fill('Above the tree line');
  await panel().getByRole('textbox', { name: 'Alternative text on this page' }).fill('A crest in mist');
  await expectAccessible(page);
  await panel().getByRole('button', { name: 'Next picture' }).click();
  await expect(panel().getByText('3 of 5')).toBeVisible();
  await panel().getByRole('button', { name: 'All pictures' }).click();
  await expect(panel().getByText('4 pictures have no alternative text.')).toBeVisible();
  await tiles().last().focus();
  await page.keyboard.press('Delete');
  await expect(tiles()).toHaveCount(4);
  await expect(tiles().last()).toBeFocused();
  await saved();
  await owner.call('POST', `documents/${documentId}/publish`, {});
  await page.goto(`${owner.siteUrl}/shown`);
  const words = await page
    .locator('.gallery img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  expect([words.length, words[1]]).toEqual([4, 'A crest in mist']);
  await expect(page.getByText('Above the tree line')).toBeVisible();
});

test('designs are chosen by small pictures of the gallery in each of them', async () => {
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${documentId}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.frameLocator('#editor-frame').locator('[data-block="gallery00000000000000001"]').click();
  const designs = panel().getByRole('radiogroup', { name: 'Design' });
  const pictures = designs.locator('iframe[data-loaded]');
  await designs.scrollIntoViewIfNeeded();
  await expect(pictures).toHaveCount(8);
  const slideshow = pictures.nth(2).contentFrame();
  await expect(slideshow.locator('.gallery')).toHaveClass(/gallery-block-slideshow/);
  await expect(slideshow.locator('header')).toHaveCount(0);
  await designs.getByText('Carousel').click();
  await expect(page.frameLocator('#editor-frame').locator('.gallery')).toHaveClass(/gallery-block-carousel/);
  await page.keyboard.press('ArrowRight');
  await expect(designs.getByRole('radio', { name: 'List with words' })).toBeChecked();
  await expectAccessible(page);
  await saved();
});

test('OWNR-02 what the panel sets is how visitors see it; there the owner is an account and nothing else', async ({
  browser,
}) => {
  await owner.call('POST', `documents/${documentId}/publish`, {});
  await page.goto(`${server.origin}/sites/${owner.siteId}`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the site' }).first().click();
  const site = await opened;
  // That it was opened from here is kept, and gone from the address.
  await expect(site).toHaveURL(`${owner.siteUrl}/`);
  const visitor = await browser.newContext();
  const pages = [site, await visitor.newPage()];
  const accounts: unknown[] = [];
  for (const each of pages) {
    await each.goto(`${owner.siteUrl}/shown`);
    await expect(each.locator('.gallery')).toHaveClass(/gallery-block-list/);
    const account = () =>
      each.evaluate(async () => {
        const { vitrine } = window as { vitrine?: { context(): { authenticatedAccount?: unknown } } };
        return vitrine ? (vitrine.context().authenticatedAccount ?? null) : 'loading';
      });
    await expect.poll(account).not.toBe('loading');
    if (accounts.length === 0) await expect.poll(account).not.toBeNull();
    accounts.push(await account());
  }
  expect(accounts).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{24}$/) }, null]);
  await visitor.close();
  await site.close();
});
