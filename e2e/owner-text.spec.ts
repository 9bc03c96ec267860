/** Rich text edited in the page: typed, formatted, pasted, undone, saved, published; nothing moves by it. */
import { expect, type Page } from '@playwright/test';
import { glazeTable, studioStory } from '#blocks/text/examples.ts';
import { paragraphs, type RichNode, type RichText } from '#domain/content/rich-text.ts';
import { GOOGLE, WORD } from '#testing/runtime/pasted-html.ts';
import { block, pageBody, section } from './support/edit-frame.ts';
import type { OwnerServer, SignedInOwner } from './support/owner-server.ts';
import { test } from './support/owner-test.ts';
import { skipGuide } from './support/page-editor.ts';
import { violationsOf } from './support/violations.ts';

let server: OwnerServer;
let owner: SignedInOwner;
let page: Page;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ openDesk }) => {
  ({ server, page, owner } = await openDesk());
  await skipGuide(page);
});
test.afterAll(() => page.context().close());

const frame = () => page.frameLocator('iframe[title="The page"]');
const written = () => frame().locator('.ProseMirror');
const toolbar = () => frame().getByRole('toolbar', { name: 'Text' });
const saved = () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

async function api<T>(method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`${server.origin}/api/sites/${owner.siteId}/${path}`, {
    method,
    headers: { 'x-vitrine': '1', origin: server.origin },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

/** A new page with these texts, opened in the editor. */
async function open(...texts: RichText[]): Promise<string> {
  const body = {
    ...pageBody(section(texts.map((content) => block('text', { content, size: 'regular' })))),
    title: 'Words',
  };
  const made = await api<{ document: { id: string } }>('POST', 'documents', { kind: 'page', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${made.document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  await expect(frame().locator('.text').first()).toBeVisible();
  await saved();
  return made.document.id;
}

async function draftProps(documentId: string): Promise<Record<string, unknown>[]> {
  const { draft } = await api<{ draft: { body: ReturnType<typeof pageBody> } }>(
    'GET',
    `documents/${documentId}`,
  );
  return draft.body.sections.flatMap(({ blocks }) => blocks.map(({ props }) => props));
}

async function draftTexts(documentId: string): Promise<RichText[]> {
  return (await draftProps(documentId)).map(({ content }) => content as RichText);
}

async function edit(index = 0): Promise<void> {
  await frame().locator('.text').nth(index).dblclick();
  await expect(written()).toBeFocused();
  await settled();
}

/** The editor learns a little later where the browser has put the caret; people do not press keys that soon. */
const settled = () => expect.poll(() => written().evaluate(isSettled)).toBe(true);

interface Prose {
  readonly state: { readonly selection: { readonly anchor: number; readonly head: number } };
  posAtDOM(node: Node, offset: number): number;
  readonly domObserver: { readonly suppressingSelectionUpdates: boolean; readonly flushingSoon: number };
}

/** Runs in the frame: the editor takes in what the browser marks, and has done so. */
function isSettled(element: Element): boolean {
  const { view } = (element as unknown as { editor: { view: Prose } }).editor;
  const marked = getSelection();
  if (!marked?.anchorNode || !marked.focusNode) return false;
  const { suppressingSelectionUpdates, flushingSoon } = view.domObserver;
  if (suppressingSelectionUpdates || flushingSoon > -1) return false;
  const { anchor, head } = view.state.selection;
  const isAt = (node: Node, offset: number, place: number) => view.posAtDOM(node, offset) === place;
  return (
    isAt(marked.anchorNode, marked.anchorOffset, anchor) && isAt(marked.focusNode, marked.focusOffset, head)
  );
}

/** Moves the caret. */
async function go(key: string): Promise<void> {
  await page.keyboard.press(key);
  await settled();
}

const words = (node: RichNode | undefined): string =>
  node?.type === 'text'
    ? node.text
    : node && 'content' in node
      ? (node.content ?? []).map(words).join('')
      : '';

test('what is typed before the editor has loaded is kept, even where the text is closed before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/rich-text-[^/]*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  const id = await open(paragraphs('Read this.'), paragraphs('Another.'));
  const text = frame().locator('.text').first();
  const { width = 0, height = 0 } = (await text.boundingBox()) ?? {};
  // Behind the last letter.
  await text.dblclick({ position: { x: width - 2, y: height / 2 } });
  await page.keyboard.type(' Then that.');
  await page.keyboard.press('Escape');
  await expect(text).toHaveText('Read this. Then that.');
  await saved();
  await expect
    .poll(() => draftTexts(id))
    .toEqual([paragraphs('Read this. Then that.'), paragraphs('Another.')]);
  resolve();
});

test('nothing moves by beginning to edit, nor by ending', async () => {
  const story = studioStory.content.filter(({ type }) => type !== 'image');
  await open({ type: 'doc', content: [...story, ...glazeTable.content] }, paragraphs('Behind it.'));
  const boxes = () =>
    frame()
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('.text, .text *')]
          .filter((one) => one.matches('.text, .text > *, li, th, td, a, strong, em, pre, hr'))
          .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const { fontFamily, fontSize, lineHeight, color, letterSpacing } = getComputedStyle(one);
            const font = [fontFamily, fontSize, lineHeight, color, letterSpacing].join();
            return { name: one.localName, font, box: [x, y + scrollY, width, height] };
          }),
      );
  await frame()
    .locator('main')
    .evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxes();
  expect(before.length).toBeGreaterThan(30);
  const expectSame = async () => {
    const after = await boxes();
    expect(after.map(({ name, font }) => [name, font])).toEqual(before.map(({ name, font }) => [name, font]));
    for (const [index, { box, name }] of before.entries())
      for (const [at, length] of box.entries())
        expect(Math.abs((after[index]?.box[at] ?? 0) - length), `${name} ${index}`).toBeLessThanOrEqual(0.5);
  };
  await edit();
  await expect(toolbar()).toBeVisible();
  await expectSame();
  await page.keyboard.press('Escape');
  await expect(written()).toHaveCount(0);
  await expectSame();
});

test('the keys of a list work on the list as it is by then, each time they are pressed', async () => {
  await open(paragraphs('Clay'));
  await edit();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await go('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- wild');
  await page.keyboard.press('Enter');
  await page.keyboard.type('sifted');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('twice');
  const inner = written().locator('li li');
  await expect(inner).toHaveText(['twice']);
  await page.keyboard.press('Shift+Tab');
  await expect(inner).toHaveCount(0);
  await expect(written().locator('li')).toHaveText(['wild', 'sifted', 'twice']);
  expect(errors).toEqual([]);
});

test('signs around words are bold, italic, struck or code as in Markdown; arithmetic is none', async () => {
  await open(paragraphs('Clay'));
  await edit();
  await go('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('**very good** *red* (~~dear~~) `2 g`, 2 * 3 * 4 and 2*3*4');
  const line = written().locator('p').last();
  await expect(line).toHaveText('very good red (dear) 2 g, 2 * 3 * 4 and 2*3*4');
  for (const [tag, text] of [
    ['strong', 'very good'],
    ['em', 'red'],
    ['s', 'dear'],
    ['code', '2 g'],
  ] as const)
    await expect(line.locator(tag)).toHaveText([text]);
});

test('typing, bold by key, a heading by toolbar, a list by the slash; saved as it is typed', async () => {
  const id = await open(paragraphs('One.'), { type: 'doc', content: [] });
  await edit();
  await go('Control+End');
  await page.keyboard.type(' Two ');
  await page.keyboard.press('Control+b');
  await expect(toolbar().getByRole('button', { name: /^Bold/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A heading');
  await toolbar()
    .getByRole('button', { name: /^Style/ })
    .click();
  await toolbar().getByRole('menuitemradio', { name: 'Heading 3' }).click();
  await expect(written().locator('h3')).toHaveText('A heading');
  await expect(written()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('/bul');
  const list = frame().getByRole('listbox', { name: 'Insert' });
  await expect(list.getByRole('option')).toHaveText(['Bulleted list']);
  const active = await written().getAttribute('aria-activedescendant');
  await expect(frame().locator(`#${active}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await expect(written()).toBeFocused();
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content)
    .toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'One. Two ' },
          { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
        ],
      },
      { type: 'heading', level: 3, content: [{ type: 'text', text: 'A heading' }] },
      {
        type: 'bulletList',
        content: ['first', 'second'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ]);
  // An empty text says what goes there, and takes words at once.
  await edit(1);
  await expect(written()).toHaveAttribute('data-is-blank', '');
  await page.keyboard.type('Not empty.');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await draftTexts(id))[1]).toEqual(paragraphs('Not empty.'));
});

test('words typed over a chosen heading and paragraph are taken back by one undo', async () => {
  await open(paragraphs('Heading.', 'Words below it.'));
  await edit();
  // The first click may come while the editor is still setting its own place.
  await expect(async () => {
    await written().locator('p').first().click();
    const at = await written().evaluate(() => getSelection()?.anchorNode?.textContent);
    expect(at).toBe('Heading.');
  }).toPass();
  await page.keyboard.press('Control+Alt+2');
  await expect(written().locator('h2')).toHaveText('Heading.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Something else');
  await expect(written()).toHaveText('Something else');
  // A headline that is written anew stays one.
  await expect(written().locator('h2')).toHaveText('Something else');
  await page.keyboard.press('Control+z');
  await expect(written()).toHaveText('Heading.Words below it.');
  await page.keyboard.press('Escape');
});

test('a bold label of several lines stays bold when all of it is typed over, or deleted and written anew', async () => {
  const bold = [{ type: 'bold' as const }];
  const column: RichNode[] = [
    { type: 'text', text: 'Visit', marks: bold },
    { type: 'break' },
    { type: 'text', text: 'Mill Lane 4' },
  ];
  const id = await open({ type: 'doc', content: [{ type: 'paragraph', align: 'center', content: column }] });
  await edit();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Find');
  await expect(written().locator('strong')).toHaveText('Find');
  for (const _letter of 'Find') await page.keyboard.press('Backspace');
  await page.keyboard.type('Come');
  await expect(written().locator('strong')).toHaveText('Come');
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content)
    .toEqual([
      { type: 'paragraph', align: 'center', content: [{ type: 'text', text: 'Come', marks: bold }] },
    ]);
});

test('there is one history: undo in the text takes back steps, and goes on behind it', async () => {
  const id = await open(paragraphs('Start.'));
  await edit();
  await go('Control+End');
  await page.keyboard.type(' typed');
  await page.keyboard.press('Control+Alt+2');
  await expect(written().locator('h2')).toHaveText('Start. typed');
  await page.keyboard.press('Control+z');
  await expect(written().locator('p')).toHaveText('Start. typed');
  await expect(written()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(written().locator('p')).toHaveText('Start.');
  await page.keyboard.press('Control+Shift+z');
  await expect(written().locator('p')).toHaveText('Start. typed');
  await page.keyboard.type(' more');
  await expect(written().locator('p')).toHaveText('Start. typed more');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frame().locator('main .text p')).toHaveText('Start. typed');
  await expect.poll(async () => words((await draftTexts(id))[0]?.content[0])).toBe('Start. typed');
});

test('a click on what is chosen opens it, one outside ends it; leaving at once loses nothing', async () => {
  const id = await open(paragraphs('First.'), paragraphs('Second.'));
  await frame().locator('.text').nth(0).click();
  await expect(frame().locator('#edit-overlay .selected')).toHaveCount(1);
  await expect(written()).toHaveCount(0);
  await frame().locator('main .text p').nth(0).click();
  await expect(written()).toBeFocused();
  await go('Control+End');
  await page.keyboard.type(' More');
  // What the server draws of a text that was closed takes the place of what the pointer would be on.
  const drawn = page.waitForResponse(/\/render$/);
  await frame().locator('.text').nth(1).click();
  await expect(written()).toHaveCount(0);
  await drawn;
  await expect(frame().locator('.text').nth(0)).toHaveText('First. More');
  const inDraft = async () => (await draftTexts(id)).map(({ content }) => words(content[0]));
  // On the server, or what is held back below might be these words and not the last ones.
  await expect.poll(inDraft).toEqual(['First. More', 'Second.']);
  await frame().locator('main .text p').nth(1).click();
  await expect(written()).toBeFocused();
  await go('Control+End');
  // The server does not get to see them before the page is left.
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  let isAway = true;
  await page.route('**/operations', (route) => (isAway ? send(route.abort()) : route.continue()));
  // At once, so that what is sent holds all of it: keys that come slowly would be sent in parts.
  await page.keyboard.insertText(' And the last words');
  await isSent;
  await page.reload({ waitUntil: 'commit' });
  isAway = false;
  await expect(frame().locator('.text').nth(1)).toHaveText('Second. And the last words');
  await expect.poll(inDraft).toEqual(['First. More', 'Second. And the last words']);
  await page.unrouteAll({ behavior: 'wait' });
});

test('what is pressed while the page is drawn anew stays in place until it is released', async () => {
  await open(paragraphs('First.'), paragraphs('Second.'));
  await edit();
  await go('Control+End');
  await page.keyboard.type(' More');
  const second = frame().locator('.text').nth(1);
  await second.hover();
  const drawn = page.waitForResponse(/\/render$/);
  const pressed = await second.elementHandle();
  await page.mouse.down();
  await drawn;
  await frame()
    .locator('html')
    .evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await pressed?.evaluate((element) => element.isConnected)).toBe(true);
  await page.mouse.up();
  await expect(frame().locator('#edit-overlay .selected')).toHaveCount(1);
  await expect.poll(() => pressed?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(frame().locator('.text').nth(0)).toHaveText('First. More');
});

test('tab goes from cell to cell and adds a row; down leads out of the last table', async () => {
  const id = await open({ type: 'doc', content: glazeTable.content.slice(1, 2) });
  await edit();
  await written().locator('td').last().click();
  await settled();
  await go('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Celadon');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1,250');
  await page.keyboard.press('Shift+Tab');
  await settled();
  await go('ArrowDown');
  await page.keyboard.type('Below.');
  await expect
    .poll(async () => {
      const content = (await draftTexts(id))[0]?.content ?? [];
      const [table, below] = content;
      const rows = table && 'content' in table ? (table.content ?? []) : [];
      return [content.length, rows.length, words(rows.at(-1)), below];
    })
    .toEqual([2, 5, 'Celadon1,250', { type: 'paragraph', content: [{ type: 'text', text: 'Below.' }] }]);
});

test('a table is made by the slash, gets rows and columns, loses them, and is taken back by undo', async () => {
  const id = await open(paragraphs('Prices.'));
  await edit();
  await go('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tab');
  await page.keyboard.press('Enter');
  await expect(written().locator('th')).toHaveCount(3);
  await expect(written().locator('td')).toHaveCount(6);
  for (const word of ['Glaze', 'Size', 'Price', 'Celadon']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  const change = async (label: string) => {
    await toolbar().getByRole('button', { name: 'Table' }).press('Enter');
    await toolbar().getByRole('menuitem', { name: label }).press('Enter');
  };
  await change('Add row below');
  await expect(written().locator('tr')).toHaveCount(4);
  await change('Add column after');
  await expect(written().locator('th')).toHaveCount(4);
  await page.keyboard.type('Here');
  await change('Delete row');
  await expect(written().locator('tr')).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(written().locator('tr')).toHaveCount(4);
  await expect(written().locator('td', { hasText: 'Here' })).toHaveCount(1);
  await change('Delete column');
  await expect(written().locator('th')).toHaveText(['Glaze', 'Size', 'Price']);
  await expect
    .poll(async () => {
      const [, table, ...rest] = (await draftTexts(id))[0]?.content ?? [];
      const rows = table && 'content' in table ? (table.content ?? []) : [];
      return [rows.map(words), rest.map(({ type }) => type)];
    })
    .toEqual([['GlazeSizePrice', 'Celadon', '', ''], ['paragraph']]);
  await change('Delete table');
  await expect(written().locator('table')).toHaveCount(0);
  await expect(written()).toContainText('Prices.');
});

test('a plain text is one line, with the same history', async () => {
  const button = { label: 'Read on', link: { url: '/' }, style: 'primary', size: 'regular', align: 'start' };
  const body = {
    ...pageBody(section([block('button', { ...button, isFullOnMobile: false })])),
    title: 'Plain',
  };
  const made = await api<{ document: { id: string } }>('POST', 'documents', { kind: 'page', body });
  await page.goto(`${server.origin}/sites/${owner.siteId}/edit/${made.document.id}`);
  await expect(page.locator('[data-frame="ready"]')).toBeVisible();
  const label = frame().locator('main [data-text="props.label"]');
  await label.dblclick();
  await expect(label).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Go');
  await expect(label).toHaveText('Go');
  await page.keyboard.press('Control+z');
  await expect(label).toHaveText('Read on');
  await page.keyboard.press('Control+Shift+z');
  await expect(label).toHaveText('Go');
  await page.keyboard.press('Enter');
  await expect(label).not.toHaveAttribute('contenteditable');
  await expect.poll(async () => (await draftProps(made.document.id))[0]?.['label']).toBe('Go');
});

test('a link is asked of the owner area, changed, and taken away', async () => {
  const id = await open(paragraphs('Read the journal now.'));
  await edit();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Choose a link' });
  await dialog.getByRole('button', { name: 'Web' }).click();
  await dialog.getByLabel('Address', { exact: true }).fill('https://studio.example/journal');
  await dialog.getByRole('button', { name: 'Insert link' }).click();
  await expect(written().locator('a')).toHaveText('Read the journal now.');
  // The focus comes back once the dialog has gone.
  await expect(dialog).toHaveCount(0);
  await expect(written()).toBeFocused();
  // The words that were linked are marked again as the focus comes back, on a busy machine somewhat later.
  await expect(async () => {
    await go('End');
    expect(await written().evaluate(() => getSelection()?.isCollapsed)).toBe(true);
  }).toPass();
  await page.keyboard.type(' Plain.');
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content[0])
    .toEqual({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Read the journal now.',
          marks: [{ type: 'link', link: { url: 'https://studio.example/journal' } }],
        },
        { type: 'text', text: ' Plain.' },
      ],
    });
  await go('Home');
  await go('ArrowRight');
  await toolbar().getByRole('button', { name: /^Link/ }).click();
  await dialog.getByRole('button', { name: 'Remove the link' }).click();
  await expect(written().locator('a')).toHaveCount(0);
  await expect(written()).toBeFocused();
});

test('what is pasted comes clean, and what cannot come is said', async () => {
  const id = await open(paragraphs('Before.'));
  await edit();
  await go('Control+End');
  await written().evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-size:11pt;color:red;font-weight:700">Strong</span><span> and <a href="javascript:alert(1)">not</a></span></p><ul><li><p>entry</p></li></ul><img src="x.png"></b>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(written().locator('li')).toHaveText('entry');
  await expect(page.getByText('A picture was left out.').first()).toBeVisible();
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content.slice(0, 2))
    .toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Before.' },
          { type: 'text', text: 'Strong', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' and not' },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'entry' }] }] },
        ],
      },
    ]);
  await page.keyboard.press('Control+z');
  await expect(written()).toHaveText('Before.');
});

test('a page from Word and one from Google Docs, as the browser hands them over', async () => {
  const id = await open({ type: 'doc', content: [] });
  await edit();
  for (const html of [WORD, GOOGLE]) {
    await written().evaluate((element, pasted) => {
      const data = new DataTransfer();
      data.setData('text/html', pasted);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }, html);
    await page.keyboard.press('ArrowDown');
  }
  await expect(written().locator('ul > li > ul > li')).toHaveText(['deep ones', 'apple']);
  await expect(written().locator('ol > li')).toHaveText(['Knead', 'Throw', 'One']);
  await expect(written().locator('a')).toHaveText(['how to visit', 'read on']);
  await expect(written().locator('[class^=Mso], [style], font, o\\:p')).toHaveCount(0);
  await expect(written()).not.toContainText('Really?');
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content.map(({ type }) => type))
    .toEqual([
      'heading',
      'paragraph',
      'bulletList',
      'orderedList',
      'quote',
      'paragraph',
      'table',
      'heading',
      'paragraph',
      'bulletList',
      'orderedList',
      'paragraph',
      'table',
      // The way out of the table.
      'paragraph',
    ]);
});

test('the slash far down the page leaves the page where it is', async () => {
  // At once, so that where it has gone can be read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(paragraphs(...Array.from({ length: 80 }, (_, index) => `Line ${index + 1}.`), ''));
  await edit();
  await go('Control+End');
  const down = () => written().evaluate(() => scrollY);
  const before = await down();
  expect(before).toBeGreaterThan(1000);
  await page.keyboard.type('/');
  await expect(frame().getByRole('listbox', { name: 'Insert' })).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(frame().getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expect(frame().getByRole('option').last()).toBeInViewport();
  expect(Math.abs((await down()) - before)).toBeLessThan(50);
  await page.emulateMedia({ reducedMotion: null });
});

test('a block from the slash parts the text in two', async () => {
  const id = await open(paragraphs('Above.', '', 'Below.'));
  await edit();
  await written().locator('p').nth(1).click();
  await settled();
  await page.keyboard.type('/pict');
  await page.keyboard.press('Enter');
  await expect(written()).toHaveCount(0);
  await expect(frame().locator('[data-edited] [data-block]')).toHaveCount(3);
  const blocks = async () => {
    const { draft } = await api<{ draft: { body: ReturnType<typeof pageBody> } }>('GET', `documents/${id}`);
    return draft.body.sections[0]?.blocks ?? [];
  };
  await expect.poll(async () => (await blocks()).map(({ type }) => type)).toEqual(['text', 'image', 'text']);
  const [above, , below] = await blocks();
  expect([above?.props['content'], below?.props['content']]).toEqual([
    paragraphs('Above.'),
    paragraphs('Below.'),
  ]);
});

test('by the keyboard alone, from choosing the block to the published page', async () => {
  const id = await open(paragraphs('A quiet line.'));
  await frame().locator('main .text').click();
  await expect(written()).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(written()).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+F10');
  await expect(toolbar().getByRole('button', { name: /^Style/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(written().locator('em')).toHaveText('A quiet line.');
  await expect(written()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(toolbar().getByRole('button', { name: 'Clear formatting' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(toolbar().getByRole('menuitemradio', { name: 'Align to the start' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(written().locator('p.align-center')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(written()).toHaveCount(0);
  await expect.poll(async () => (await draftTexts(id))[0]?.content[0]).toHaveProperty('align', 'center');
  await api('POST', `documents/${id}/publish`, {});
  const { document } = await api<{ document: { path: string } }>('GET', `documents/${id}`);
  const reader = await page.context().browser()?.newPage();
  await reader?.goto(owner.siteUrl + document.path);
  await expect(reader?.locator('p.align-center em') ?? page.locator('#none')).toHaveText('A quiet line.');
  await reader?.close();
});

test('no axe violation with the toolbar, a menu of it and the slash menu open', async () => {
  await open(paragraphs('Words.', ''));
  await edit();
  const check = async (what: string) => {
    const found = await violationsOf(page, {
      include: [
        ['iframe[title="The page"]', '#edit-overlay'],
        ['iframe[title="The page"]', '.ProseMirror'],
      ],
      without: ['region'],
    });
    expect(found, what).toEqual([]);
  };
  await check('toolbar');
  await toolbar()
    .getByRole('button', { name: /^Style/ })
    .click();
  await check('styles');
  await toolbar().getByRole('menuitemradio', { name: 'Text' }).press('Escape');
  await expect(written()).toBeFocused();
  await settled();
  await go('Control+End');
  await page.keyboard.type('/');
  await expect(frame().getByRole('listbox')).toBeVisible();
  await check('slash');
});

test('words take a colour, a highlight and a size of the site’s own from the toolbar, and lose them again', async () => {
  const id = await open(paragraphs('Clay'));
  await edit();
  await page.keyboard.press('Control+a');
  const choose = async (name: string) => {
    await toolbar().getByRole('button', { name: 'Colour and size' }).click();
    await frame().getByRole('menuitemradio', { name, exact: true }).click();
  };
  await choose('Accent colour');
  await choose('Soft highlight');
  await choose('Larger');
  await expect(written().locator('.words-size-larger mark .words-tone-accent')).toHaveText('Clay');
  await choose('No highlight');
  await saved();
  await expect
    .poll(async () => (await draftTexts(id))[0]?.content[0])
    .toEqual({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Clay',
          marks: [
            { type: 'size', value: 'larger' },
            { type: 'tone', value: 'accent' },
          ],
        },
      ],
    });
});
