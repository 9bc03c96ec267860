/** The editor's frame in a browser, as its parent on the owner origin meets it. */
import type { Page } from '@playwright/test';
import { paragraphs } from '#domain/content/rich-text.ts';
import config from '../playwright.config.ts';
import {
  block,
  type Editor,
  expect,
  openEditor,
  openParent,
  pageBody,
  section,
  test,
} from './support/edit-frame.ts';

// The stand-in for the owner area has no address of its own, which browsers take for a page of the open internet.
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
});

const text = (...words: string[]) => block('text', { content: paragraphs(...words), size: 'regular' });
const half = (words: string, column: 1 | 7) =>
  block('text', { content: paragraphs(words), size: 'regular' }, { column, span: 6 });

function samplePage() {
  return pageBody(
    section([text('First words of the page.'), half('Left half.', 1), half('Right half.', 7)]),
    section(
      [
        text('Words of the second section.'),
        block('button', {
          label: 'Read more',
          link: { url: '/about' },
          style: 'primary',
          size: 'regular',
          align: 'start',
          isFullOnMobile: false,
        }),
      ],
      { theme: 'tint' },
    ),
  );
}

const idOf = (editor: Editor, at: number, index: number) => editor.body.sections[at]?.blocks[index]?.id ?? '';
const blockIn = (editor: Editor, at: number, index: number) =>
  editor.frame.locator(`[data-block="${idOf(editor, at, index)}"]`);
const overlay = (editor: Editor) => editor.frame.locator('#edit-overlay');

async function openSample(page: Page, server: Parameters<typeof openEditor>[1]) {
  await page.setViewportSize({ width: 1280, height: 800 });
  return openEditor(page, server, samplePage());
}

test('a click selects, with an outline and the block’s name; a section by its margin; nothing by the way', async ({
  page,
  server,
}) => {
  const editor = await openSample(page, server);
  await blockIn(editor, 0, 0).click();
  await expect
    .poll(() => editor.latest('select'))
    .toEqual({
      type: 'select',
      id: idOf(editor, 0, 0),
      kind: 'block',
      additive: false,
    });
  await expect(overlay(editor).locator('.selected .tag')).toHaveText('Text');
  const { rects } = await editor.last('geometry');
  const box = await blockIn(editor, 0, 0).boundingBox();
  expect(rects[0]?.rect.y).toBeCloseTo(box?.y ?? 0, 0);
  await editor.frame
    .locator('[data-section]')
    .first()
    .click({ position: { x: 8, y: 8 } });
  await expect
    .poll(() => editor.latest('select'))
    .toMatchObject({ id: editor.body.sections[0]?.id, kind: 'section' });
  await editor.frame.locator('.site-footer').click();
  await expect.poll(() => editor.latest('select')).toMatchObject({ id: null, other: { kind: 'footer' } });
});

test('links and forms lead nowhere; with ctrl the owner area is told', async ({ page, server }) => {
  const editor = await openSample(page, server);
  const before = editor.frame.url();
  await editor.frame.locator('.block-button a').click();
  await editor.frame.locator('.site-name').click();
  await editor.frame.locator('.block-button a').click({ modifiers: ['Control'] });
  await expect
    .poll(() => editor.latest('follow'))
    .toEqual({
      type: 'follow',
      href: `${server.siteOrigin}/about`,
      newWindow: false,
    });
  expect(await editor.heard('follow')).toHaveLength(1);
  expect(editor.frame.url()).toBe(before);
});

test('arrow keys walk through the blocks, other keys go to the owner area', async ({ page, server }) => {
  const editor = await openSample(page, server);
  await blockIn(editor, 0, 0).click();
  for (const [key, expected] of [
    ['ArrowDown', [0, 1]],
    ['ArrowRight', [0, 2]],
    ['ArrowDown', [1, 0]],
    ['ArrowUp', [0, 2]],
  ] as const) {
    await editor.forget();
    await page.keyboard.press(key);
    await expect
      .poll(async () => (await editor.latest('select'))?.id)
      .toBe(idOf(editor, expected[0], expected[1]));
  }
  await page.keyboard.press('Control+d');
  await expect
    .poll(() => editor.latest('key'))
    .toEqual({
      type: 'key',
      key: 'd',
      code: 'KeyD',
      ctrl: true,
      shift: false,
      alt: false,
      meta: false,
    });
  await page.keyboard.press('Delete');
  await expect.poll(() => editor.latest('key')).toMatchObject({ key: 'Delete' });
});

test('lines between blocks and sections say where something new goes', async ({ page, server }) => {
  const editor = await openSample(page, server);
  const first = await blockIn(editor, 0, 0).boundingBox();
  const second = await blockIn(editor, 0, 1).boundingBox();
  if (!first || !second) throw new Error('no box');
  await page.mouse.move(640, (first.y + first.height + second.y) / 2);
  await overlay(editor).locator('.insert-line.is-block .insert').click();
  await expect
    .poll(() => editor.latest('insertAt'))
    .toMatchObject({
      kind: 'block',
      position: { parent: editor.body.sections[0]?.id, after: idOf(editor, 0, 0) },
    });
  const edge = await editor.frame.locator('[data-section]').nth(1).boundingBox();
  await page.mouse.move(640, (edge?.y ?? 0) + 3);
  await overlay(editor).locator('.insert-line.is-section .insert').click();
  await expect
    .poll(() => editor.latest('insertAt'))
    .toMatchObject({
      kind: 'section',
      position: { parent: null, after: editor.body.sections[0]?.id },
    });
});

test('a block is dragged to another place; escape calls it off', async ({ page, server }) => {
  const editor = await openSample(page, server);
  const from = await blockIn(editor, 0, 0).boundingBox();
  const to = await blockIn(editor, 1, 0).boundingBox();
  if (!from || !to) throw new Error('no box');
  const drag = async () => {
    await page.mouse.move(from.x + 40, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 3 });
    await page.mouse.move(640, to.y + to.height + 4, { steps: 4 });
  };
  await drag();
  await expect(overlay(editor).locator('.drop-line')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag();
  await page.mouse.up();
  await expect
    .poll(() => editor.latest('move'))
    .toEqual({
      type: 'move',
      id: idOf(editor, 0, 0),
      position: { parent: editor.body.sections[1]?.id, after: idOf(editor, 1, 0) },
    });
  expect(await editor.heard('move')).toHaveLength(1);
  await expect(overlay(editor).locator('.drop-line')).toHaveCount(0);
});

test('a block dragged by its name onto the one beside it takes its turn there, and stays chosen', async ({
  page,
  server,
}) => {
  const editor = await openSample(page, server);
  await blockIn(editor, 0, 1).click();
  const grip = await overlay(editor).locator('.tag.handle').boundingBox();
  const other = await blockIn(editor, 0, 2).boundingBox();
  if (!grip || !other) throw new Error('no box');
  await page.mouse.move(grip.x + 12, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + 60, other.y + other.height / 2, { steps: 6 });
  await expect(overlay(editor).locator('.drop-area')).toHaveCount(1);
  await page.mouse.up();
  await expect
    .poll(() => editor.latest('move'))
    .toEqual({
      type: 'move',
      id: idOf(editor, 0, 1),
      position: { parent: editor.body.sections[0]?.id, after: idOf(editor, 0, 2) },
      isInRow: true,
    });
  // What the press could have chosen besides is told before the key.
  await page.keyboard.press('Control+d');
  await editor.last('key');
  await expect.poll(() => editor.latest('select')).toMatchObject({ id: idOf(editor, 0, 1) });
});

test('pulling an edge changes the columns, live', async ({ page, server }) => {
  const editor = await openSample(page, server);
  await blockIn(editor, 0, 1).click();
  const edge = await overlay(editor).locator('.edge.is-end').boundingBox();
  const grid = await editor.frame.locator('.grid').first().boundingBox();
  if (!edge || !grid) throw new Error('no box');
  await page.mouse.move(edge.x + 8, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(grid.x + grid.width * 0.31, edge.y + 10, { steps: 5 });
  await expect(overlay(editor).locator('.reading')).toHaveText('4 of 12');
  const live = await blockIn(editor, 0, 1).boundingBox();
  expect(live?.width).toBeLessThan(grid.width * 0.34);
  await page.mouse.up();
  await expect
    .poll(() => editor.latest('resize'))
    .toEqual({
      type: 'resize',
      id: idOf(editor, 0, 1),
      place: { column: 1, span: 4 },
      breakpoint: 'base',
    });
});

test('only the changed sections are replaced, and the page stays where it was', async ({ page, server }) => {
  const editor = await openSample(page, server);
  await editor.frame.evaluate(() => {
    for (const section of document.querySelectorAll('[data-section]'))
      (section as HTMLElement & { isOld?: boolean }).isOld = true;
  });
  await blockIn(editor, 1, 0).click();
  const [first, second] = editor.body.sections;
  if (!first || !second) throw new Error('no section');
  const longer = { ...first, blocks: [text('New words.', 'And more.', 'And more again.'), ...first.blocks] };
  const third = section([text('A third section.')]);
  const answer = await editor.render({ ...editor.body, sections: [third, longer, second] }, [
    longer.id,
    third.id,
  ]);
  expect(Object.keys(answer.sections)).toHaveLength(2);
  await expect(editor.frame.locator('[data-edited] [data-section]')).toHaveCount(3);
  const state = await editor.frame.evaluate(() =>
    [...document.querySelectorAll('[data-edited] [data-section]')].map((one) => [
      (one as HTMLElement).dataset['section'],
      'isOld' in one,
    ]),
  );
  expect(state).toEqual([
    [third.id, false],
    [first.id, false],
    [second.id, true],
  ]);
  await expect(overlay(editor).locator('.selected')).toHaveCount(1);
  await editor.render({ ...editor.body, sections: [second] }, []);
  await expect(editor.frame.locator('[data-edited] [data-section]')).toHaveCount(1);
  const empty = editor.frame.getByRole('button', { name: 'Nothing here yet' });
  await expect(empty).toBeHidden();
  await editor.render({ ...editor.body, sections: [] }, []);
  await expect(empty).toBeVisible();
  await editor.render({ ...editor.body, sections: [second] }, [second.id]);
  await expect(empty).toBeHidden();
});

test('a foreign window cannot connect, nor a message from the wrong origin', async ({ page, server }) => {
  await openParent(page, server);
  await page.evaluate(() => {
    (window as unknown as { holdBack: boolean }).holdBack = true;
  });
  const body = samplePage();
  const created = await server.api<{ document: { id: string } }>('POST', 'documents', { kind: 'page', body });
  const { url } = await server.api<{ url: string }>(
    'POST',
    `documents/${created.document.id}/edit-session`,
    {},
  );
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, url);
  await expect.poll(() => page.evaluate(() => (window as unknown as { listened: number }).listened)).toBe(1);
  const frame = page.frames().find((one) => one.url().includes('/_edit/'));
  // From within the site's own origin, and from the frame's own window.
  const heard = await frame?.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answers: unknown[] = [];
    port1.onmessage = (event) => answers.push(event.data);
    const later = new MessageChannel();
    const isHeard = new Promise((resolve) => {
      later.port1.onmessage = resolve;
    });
    const isTaken = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'later' && resolve(data));
    });
    window.postMessage({ vitrine: 'connect', version: 1 }, '*', [port2]);
    window.postMessage('later', '*');
    await isTaken;
    later.port2.postMessage('later');
    await isHeard;
    return answers.length;
  });
  expect(heard).toBe(0);
  // A sibling frame of another origin reaches the frame's window, too, but is not its parent.
  await page.route('http://evil.localhost/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>const c = new MessageChannel(); window.n = 0; c.port1.onmessage = () => window.n += 1;
        parent.frames[0].postMessage({ vitrine: 'connect', version: 1 }, '*', [c.port2]);</script>`,
    }),
  );
  await page.evaluate(() => {
    const evil = document.createElement('iframe');
    evil.src = 'http://evil.localhost/';
    document.body.append(evil);
  });
  const answered = () =>
    page
      .frames()
      .find((one) => one.url().includes('evil.localhost'))
      ?.evaluate(() => (window as unknown as { n?: number }).n);
  await expect.poll(answered).toBe(0);
  // The owner area itself still gets through, once; what was tried before has been looked at by then.
  await page.evaluate(() => (window as unknown as { connect(): void }).connect());
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.length))
    .toBeGreaterThan(0);
  expect(await answered()).toBe(0);
});

test('no page but the owner area’s can show the frame', async ({ page, server }) => {
  const created = await server.api<{ document: { id: string } }>('POST', 'documents', {
    kind: 'page',
    body: samplePage(),
  });
  const { url } = await server.api<{ url: string }>(
    'POST',
    `documents/${created.document.id}/edit-session`,
    {},
  );
  await page.route('http://evil.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${url}"></iframe>` }),
  );
  // Loaded is a page once its frames are.
  await page.goto('http://evil.localhost/');
  const shown = await page
    .frames()
    .at(-1)
    ?.evaluate(() => document.body?.textContent ?? '')
    .catch(() => '');
  expect(shown).not.toContain('First words');
});

test('a script in what the site holds does not run in the frame', async ({ page, server }) => {
  const editor = await openSample(page, server);
  const [first] = editor.body.sections;
  if (!first) throw new Error('no section');
  const hostile =
    '<img src=x onerror="window.ran=1"><script>window.ran=1</script><iframe srcdoc="<script>parent.ran=1</script>"></iframe><a href="javascript:window.ran=1">x</a>';
  await editor.say({
    type: 'show',
    sections: {
      [first.id]: `<section data-section="${first.id}" class="section"><div class="grid">${hostile}</div></section>`,
    },
    order: editor.body.sections.map(({ id }) => id),
  });
  await expect(editor.frame.locator('img[src=x]')).toHaveCount(1);
  await editor.frame.locator('a', { hasText: /^x$/ }).click();
  await editor.frame.evaluate(() => {
    const script = document.createElement('div');
    script.innerHTML = '<svg onload="window.ran=1"></svg><style onload="window.ran=1">a{}</style>';
    document.body.append(script);
    // Asked for later than the others: when it has failed, they have.
    const last = new Image();
    last.src = 'y';
    return new Promise((resolve) => {
      last.addEventListener('error', resolve, { once: true });
    }).then(() => undefined);
  });
  expect(await editor.frame.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
});

test('ROLE-04 the pointer is followed where an account edits the page, and not where visitors read it', async ({
  page,
  server,
}) => {
  const heard: { url: string; type: string }[] = [];
  await page.exposeBinding('hear', ({ frame }, type: string) => {
    heard.push({ url: frame.url(), type });
  });
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (type: string) => void };
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (type === 'pointermove' || type === 'mousemove') hear(type);
      return listen.call(this, type, ...rest);
    };
  });
  const editor = await openSample(page, server);
  await blockIn(editor, 0, 0).hover();
  await expect(overlay(editor).locator('.hover')).toBeVisible();
  expect(heard.some(({ url }) => url.includes('/_edit/'))).toBe(true);
  await server.api('POST', `documents/${editor.documentId}/publish`, {});
  const { document } = await server.api<{ document: { path: string } }>(
    'GET',
    `documents/${editor.documentId}`,
  );
  heard.length = 0;
  await page.goto(server.siteOrigin + document.path);
  await page.getByText('Left half.').hover();
  await page.getByText('Words of the second section.').click();
  expect(heard).toEqual([]);
});
