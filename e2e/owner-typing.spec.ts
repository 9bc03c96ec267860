/** What is typed goes where it is meant: into an empty text, never into a shortcut, and nowhere in the preview. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { Body } from '#domain/content/content.ts';
import { paragraphs, plainText, type RichText } from '#domain/content/rich-text.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import { type OwnerServer, type SignedInOwner, signInColleague } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { frameOf, skipGuide } from './support/page-editor.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  // The page is shown in its own size, which is what Playwright clicks by.
  await skipGuide(page, 'none');
});
test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.afterAll(() => page.context().close());

const frame = () => page.frameLocator('#editor-frame');
const outline = () => page.getByRole('complementary', { name: 'Page outline' });
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const bar = () => page.getByRole('banner');
const empty = () => block('text', { content: paragraphs(''), size: 'regular' });
const words = (text: string) => block('text', { content: paragraphs(text), size: 'regular' });

/** A new page, whose editor is on its way: nothing of it is waited for. */
async function begin(...blocks: Body['sections'][number]['blocks']): Promise<string> {
  const body = { ...pageBody(section(blocks)), title: 'Words' };
  const { document } = await owner.call('POST', 'documents', { kind: 'page', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${document.id}`, { waitUntil: 'commit' });
  return document.id;
}

async function open(...blocks: Body['sections'][number]['blocks']): Promise<string> {
  const id = await begin(...blocks);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(frame().locator('[data-block]').first()).toBeVisible();
  await saved();
  return id;
}

async function draftOf(id: string): Promise<Body> {
  const { draft } = await owner.call('GET', `documents/${id}`);
  return draft.body;
}

async function textsOf(id: string): Promise<string[]> {
  const { sections } = await draftOf(id);
  return sections
    .flatMap(({ blocks }) => blocks)
    .map(({ props }) => plainText(props['content'] as RichText).trim());
}

/** Holds back what matches for a moment, as a slow connection does. */
async function slowDown(pattern: RegExp, ms: number): Promise<void> {
  await page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

const SENTENCE = 'So pale a foal, soft as fog';

test('one click into an empty text starts it, and what is typed at once is its words', async () => {
  const id = await begin(empty());
  await frame().locator('[data-text]').click();
  await page.keyboard.type(SENTENCE);
  await expect(frame().locator('[data-text]')).toHaveText(SENTENCE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => textsOf(id)).toEqual([SENTENCE]);
});

test('what is typed and pasted while the text editor is still on its way is not lost', async () => {
  await slowDown(/rich-text/, 1500);
  const id = await begin(empty());
  await frame().locator('[data-text]').click();
  await page.keyboard.type('Pale foax');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('l');
  await page.keyboard.press('Enter');
  await page.keyboard.type('of fog');
  await expect(frame().locator('[data-text] p')).toHaveText(['Pale foal', 'of fog']);
  await expect.poll(() => textsOf(id)).toEqual([expect.stringMatching(/^Pale foal\s+of fog$/)]);
});

test('a press on a page that does not listen yet, and what is typed after it, are kept for it', async () => {
  await slowDown(/\/_e\/js\//, 3000);
  const id = await begin(empty());
  const text = frame().locator('[data-text]');
  // Painted, and covered until the page listens.
  const at = await text.boundingBox();
  if (!at) throw new Error('the text is not there');
  await expect(page.locator('[data-frame="loading"]')).toBeVisible();
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await page.keyboard.type(SENTENCE);
  await expect(text).toHaveText(SENTENCE);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => textsOf(id)).toEqual([SENTENCE]);
});

test('letters after a click in the page are no shortcuts, and delete nothing', async () => {
  const id = await open(words('A line of words'), words('Another line'));
  const isOutlined = await outline().isVisible();
  await frame().getByText('A line of words').click();
  await expect(frame().locator('.selected')).toHaveCount(1);
  await page.keyboard.type('paso f/?');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar()).toBeVisible();
  expect(await outline().isVisible()).toBe(isOutlined);
  expect(await textsOf(id)).toEqual(['A line of words', 'Another line']);
  // From the editor's own controls they are shortcuts again.
  await bar().getByText('Words', { exact: true }).first().hover();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.keyboard.press('o');
  expect(await outline().isVisible()).toBe(isOutlined);
});

test('letters after a press on the header, which opens it, are no shortcuts either', async () => {
  await open(words('A line of words'));
  const isOutlined = await outline().isVisible();
  await frame().locator('header a').first().click();
  await expect(bar().getByText('Header', { exact: true }).first()).toBeVisible();
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await page.keyboard.type('paso f/?');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await outline().isVisible()).toBe(isOutlined);
});

test('a text block just added takes what is typed while the page draws it', async () => {
  const id = await open(words('A line of words'));
  await slowDown(/\/render$/, 800);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Add' });
  await panel.getByRole('button', { name: /^Text/ }).first().click();
  await page.keyboard.type(SENTENCE);
  await expect(frame().locator('[data-text]')).toHaveText(['A line of words', SENTENCE]);
  await expect.poll(() => textsOf(id)).toEqual(['A line of words', SENTENCE]);
});

/** Every key of the editor, from the table it is made of. */
function everyKey(): string[] {
  const table = readFileSync('src/owner/editor/commands/shortcuts.ts', 'utf8');
  const keys = [...table.matchAll(/\bkeys: '([^']+)'/g)].map(([, found = '']) => found);
  return keys
    .filter((each) => each !== 'Escape')
    .map((each) =>
      each
        .split('+')
        .map((part) => ({ mod: 'ControlOrMeta', alt: 'Alt', shift: 'Shift' })[part] ?? part)
        .join('+'),
    );
}

test('no key of the editor changes the page while it is previewed', async () => {
  test.setTimeout(120_000);
  const id = await open(words('First'), words('Second'), words('Third'));
  // Chosen in the outline: after a press on the page letters would be no shortcuts anyway.
  await page.getByRole('button', { name: 'Outline' }).click();
  await outline()
    .getByRole('button', { name: /Second/ })
    .click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(frame().getByText('Second')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(frame().getByText('Second')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame().getByText('Second')).toHaveCount(2);
  await saved();
  const before = await draftOf(id);
  const sent: string[] = [];
  page.on('request', (request) => void (/operations$/.test(request.url()) && sent.push(request.url())));
  const preview = page.getByRole('region', { name: 'Preview' });
  const keys = everyKey();
  expect(keys.length).toBeGreaterThan(25);
  await page.keyboard.press('Escape');
  await expect(preview).toBeVisible();
  for (const place of ['window', 'page'] as const) {
    for (const key of keys) {
      await page.evaluate((isPage) => {
        const element = document.getElementById('editor-frame');
        if (isPage) element?.focus();
        else {
          element?.blur();
          window.focus();
        }
      }, place === 'page');
      await page.keyboard.press(key);
      if (key === '?' && place === 'window') {
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      if (key === 'p' && place === 'window') {
        await expect(preview).toBeHidden();
        await page.keyboard.press('Escape');
      }
      await expect(preview, `${key} in the ${place}`).toBeVisible();
      expect(sent, `${key} in the ${place}`).toEqual([]);
    }
  }
  // What a shortcut had changed would be saved by now.
  await page.waitForTimeout(1000);
  expect(sent).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await draftOf(id)).toEqual(before);
});

test('Publish waits for a save that is running, and shows what was typed last', async () => {
  const id = await open(words('Short text'));
  await slowDown(/\/operations$/, 1200);
  await frame().getByText('Short text').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('First words');
  const saving = page.waitForRequest(/\/operations$/);
  await saving;
  await page.keyboard.type(', last words');
  const publish = bar().getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(publish).toHaveAttribute('aria-busy', 'true');
  await expect(bar().getByText('Published', { exact: true })).toBeVisible({ timeout: 15_000 });
  const { document, draft } = await owner.call('GET', `documents/${id}`);
  expect(document.publishedId).toBe(draft.id);
  expect(await textsOf(id)).toEqual(['First words, last words']);
});

test('Publish says that the save failed, and publishes nothing', async () => {
  const id = await open(words('Short text'));
  await page.route(/\/operations$/, (route) => route.abort());
  await frame().getByText('Short text').dblclick();
  await page.keyboard.type('First words');
  await bar().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Not published: your last changes could not be saved/)).toBeVisible();
  const { document } = await owner.call('GET', `documents/${id}`);
  expect(document.publishedId).toBeNull();
});

test('a role that may only look at the site changes nothing by keys, whatever is pressed', async ({
  browser,
}) => {
  const id = await open(words('First'), words('Second'));
  const before = await draftOf(id);
  const context = await browser.newContext({ viewport: { width: 1280, height: 844 } });
  await signInColleague(server, context, {
    siteId: owner.siteId,
    name: 'Vic Viewer',
    role: CONTRIBUTOR_ROLES.viewer,
  });
  const viewer = await context.newPage();
  await skipGuide(viewer);
  const sent: string[] = [];
  viewer.on('request', (request) => void (/operations$/.test(request.url()) && sent.push(request.url())));
  await viewer.goto(`${server.origin}/sites/${owner.siteId}/edit/${id}`);
  await frameOf(viewer).getByText('Second').click();
  await expect(viewer.getByRole('button', { name: 'Versions and more' })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  // First those that change the page: others might open something that takes the keys after them.
  for (const key of ['ControlOrMeta+d', 'Alt+ArrowUp', 'Delete']) await viewer.keyboard.press(key);
  for (const key of everyKey().filter((each) => each !== '?' && each !== 'p'))
    await viewer.keyboard.press(key);
  // What a key had changed would be sent by now.
  await viewer.waitForTimeout(1000);
  expect(sent).toEqual([]);
  expect(await draftOf(id)).toEqual(before);
  await context.close();
});
