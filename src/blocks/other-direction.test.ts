/** What the site holds in the other direction is read in it, wherever a block shows it. */
import { expect, test } from 'vitest';
import { type HtmlNode, isElement, parseHtml, textOf } from '#domain/import/html-tree.ts';
import { directionOfWords } from '#domain/locale/direction.ts';
import { blockTypes, renderBlock, renderExample } from '#testing/blocks/render-block.tsx';
import { definitions } from './definitions.ts';
import { gallery } from './gallery/definition.ts';

const HEBREW = 'שלום לכולם';
const TEXTS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'figcaption', 'dd', 'blockquote']);

/** Lines of names and dates about it, in the page's language. */
const ABOUT = /-(?:by|meta)$/;

/** Texts of the other direction in elements that run like the page. */
function astray(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (!isElement(node)) return [];
    const { dir, class: name = '' } = node.attributes;
    if (dir === 'rtl' || ABOUT.test(name)) return [];
    const isText = TEXTS.has(node.tag) && directionOfWords(textOf(node.children)) === 'rtl';
    return isText ? [`${node.tag}.${name}`] : astray(node.children);
  });
}

/** These have yet to be told the language of their page, or to say which way their texts run. */
const NOT_YET = ['announcement-bar', 'popup', 'restaurant-reservation', 'table-booking'];
const WRITTEN = ['heading', 'introduction', 'source', 'title', 'text', 'note', 'caption', 'emptyText'];

/** The same props, with the texts of the block itself in Hebrew. */
function written(props: unknown): Record<string, unknown> {
  const entries = Object.entries(props as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      WRITTEN.includes(name) && typeof value === 'string' && value !== '' ? HEBREW : value,
    ]),
  );
}

test.each(blockTypes().filter((type) => !NOT_YET.includes(type)))(
  'of what %s says and loads',
  async (type) => {
    const found: string[] = [];
    for (const { props } of definitions[type]?.examples ?? [])
      found.push(...astray(parseHtml(await renderBlock(type, written(props), { words: HEBREW }))));
    expect([...new Set(found)]).toEqual([]);
  },
);

test('of the captions of a gallery', async () => {
  const grid = gallery.examples.find(({ name }) => name === 'Grid')?.props;
  const items = grid?.items.map((item) => ({ ...item, caption: HEBREW }));
  const html = await renderExample('gallery', 'Grid', { items, captions: 'below' });
  expect(html).toContain(`>${HEBREW}<`);
  expect(astray(parseHtml(html))).toEqual([]);
});
