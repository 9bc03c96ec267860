/**
 * The page reports what is typed in batches. Whatever is done with a document has the last key all the same: here the
 * page reports nothing by itself, neither after a while nor when it loses the keyboard.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Body } from '#domain/content/content.ts';
import { paragraphs, plainText, type RichText } from '#domain/content/rich-text.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { saved, skipGuide } from './support/page-editor.ts';

/** Of the page, from a key to its report. */
const REPORT_MS = 120;

let server: OwnerServer;
let owner: SignedInOwner;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ openDesk }) => {
  const desk = await openDesk();
  ({ server, owner } = desk);
  context = desk.page.context();
});
test.beforeEach(async () => {
  page = await context.newPage();
  await skipGuide(page, 'none');
  await page.addInitScript((reportMs) => {
    if (window.parent === window) return;
    window.addEventListener('blur', (event) => event.stopImmediatePropagation(), true);
    const { setTimeout } = window;
    const wait = (run: () => void, ms?: number) => setTimeout(run, ms === reportMs ? 2 ** 30 : ms);
    window.setTimeout = wait as typeof window.setTimeout;
  }, REPORT_MS);
});
test.afterEach(() => page.close());
test.afterAll(() => context.close());

const frame = () => page.frameLocator('#editor-frame');
const bar = () => page.getByRole('banner');

async function make(title = 'Words'): Promise<string> {
  const first = block('text', { content: paragraphs('First'), size: 'regular' });
  const body: Body = { ...pageBody(section([first])), title };
  return (await owner.call('POST', 'documents', { kind: 'page', body })).document.id;
}

async function open(): Promise<string> {
  const id = await make();
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await begin();
  return id;
}

async function begin(): Promise<void> {
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await frame().locator('main .text').dblclick();
  await expect(frame().locator('.ProseMirror')).toBeFocused();
  await saved(page);
  await page.keyboard.press('Control+End');
}

async function textOf(id: string): Promise<string> {
  const { draft } = await owner.call('GET', `documents/${id}`);
  const [only] = (draft.body as Body).sections.flatMap(({ blocks }) => blocks);
  return plainText(only?.props['content'] as RichText).trim();
}

/** Longer than a save takes to begin by itself. */
const pause = () => page.waitForTimeout(1500);

test('“Saved” goes with the first key, long before the key is reported', async () => {
  const id = await open();
  await page.keyboard.type('!');
  await expect(bar().getByText('Saving…')).toBeVisible();
  await pause();
  await expect(bar().getByText('Saving…')).toBeVisible();
  expect(await textOf(id)).toBe('First');
  await frame().locator('.ProseMirror').press('Escape');
  await saved(page);
  expect(await textOf(id)).toBe('First!');
});

test('saving by key has the last key', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  await bar().getByRole('button', { name: 'Versions and more' }).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await saved(page);
  expect(await textOf(id)).toBe('First of all');
});

test('undo from the bar takes back the last keys, and redo brings them again', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  await frame().locator('.ProseMirror').press('ControlOrMeta+s');
  await saved(page);
  await page.waitForTimeout(1300);
  await page.keyboard.type(' bowls');
  await bar().getByRole('button', { name: 'Undo' }).click();
  await expect(frame().locator('.ProseMirror')).toHaveText('First of all');
  await expect.poll(() => textOf(id)).toBe('First of all');
  await bar().getByRole('button', { name: 'Redo' }).click();
  await expect(frame().locator('.ProseMirror')).toHaveText('First of all bowls');
  await expect.poll(() => textOf(id)).toBe('First of all bowls');
});

test('going to another screen takes the last key along', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  await bar().getByRole('link', { name: 'Back to the pages' }).click();
  await expect(page).toHaveURL(/\/pages$/);
  await expect.poll(() => textOf(id)).toBe('First of all');
});

test('going back in the browser takes the last key along', async () => {
  const id = await make('Left by going back');
  await page.goto(`${server.origin}/sites/${owner.siteId}/pages`);
  await page.getByRole('link', { name: 'Left by going back' }).click();
  await begin();
  await page.keyboard.type(' of all');
  await page.goBack();
  await expect(page).toHaveURL(/\/pages$/);
  await expect.poll(() => textOf(id)).toBe('First of all');
});

test('closing the tab saves the last key', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  const closed = page.waitForEvent('close');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect.poll(() => textOf(id)).toBe('First of all');
});

test('publishing shows visitors the last key', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  await bar().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar().getByText('Published', { exact: true })).toBeVisible();
  const { document, draft } = await owner.call('GET', `documents/${id}`);
  expect(document.publishedId).toBe(draft.id);
  expect(await textOf(id)).toBe('First of all');
});

test('what somebody else has changed is merged with the last key', async () => {
  const id = await open();
  await page.keyboard.type(' of all');
  const { draft } = await owner.call('GET', `documents/${id}`);
  await owner.call('POST', `documents/${id}/operations`, {
    revisionId: 'revision0000000000000001',
    baseId: draft.id,
    operations: [{ op: 'set', id: 'body', path: ['title'], before: 'Words', after: 'Other words' }],
  });
  await expect(page).toHaveTitle(/Other words/);
  await expect(frame().locator('.ProseMirror')).toHaveText('First of all');
  await expect.poll(() => textOf(id)).toBe('First of all');
});
