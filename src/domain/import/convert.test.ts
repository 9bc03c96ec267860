import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Block, Section } from '../content/content.ts';
import { bodySchema, MAX_BLOCKS_PER_LAYOUT } from '../content/content.ts';
import { plainText, richTextSchema } from '../content/rich-text.ts';
import type { ConvertContext, FoundMedia } from './converter.ts';
import { layoutFragments } from './layout-fragments.ts';
import { convertPlainHtml, convertWordPress } from './wordpress-blocks.ts';

interface Made {
  readonly sections: readonly Section[];
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
}

const PICTURE: FoundMedia = {
  id: `${'m'.repeat(23)}1`,
  kind: 'image',
  alt: 'Library alt',
  caption: '',
  width: 1200,
};

function convert(
  content: string,
  options: { media?: boolean; plain?: boolean; gallery?: string[] } = {},
): Made {
  const notes: string[] = [];
  const context: ConvertContext = {
    link: (url) => (/^(https?:|mailto:|\/|#)/i.test(url) ? { url } : undefined),
    media: ({ id, url }) => (options.media && (id ?? url) ? PICTURE : undefined),
    mediaUrl: (id) => `https://old.example/uploads/${id}.jpg`,
    gallery: () => options.gallery ?? [],
    collectionId: 'c'.repeat(24),
    note: (message) => notes.push(message),
  };
  const fragments = (options.plain ? convertPlainHtml : convertWordPress)(content, context);
  const sections = layoutFragments(fragments, {
    idAt: (index) => `id${String(index).padStart(22, '0')}`,
    note: (message) => notes.push(message),
  });
  const body = { title: 'Test', fields: {}, sections };
  expect(bodySchema.safeParse(body).error?.issues ?? []).toEqual([]);
  const blocks = sections.flatMap((section) => section.blocks);
  for (const block of blocks) {
    if (block.type === 'text') expect(richTextSchema.safeParse(block.props['content']).success).toBe(true);
  }
  return { sections, blocks, notes };
}

function nodesOf(made: Made, index = 0): unknown {
  const doc = made.blocks[index]?.props['content'] as { content: unknown } | undefined;
  return doc?.content;
}

const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 ? { marks } : {}),
});
const p = (...content: unknown[]) => ({ type: 'paragraph', content });

test('blank lines part paragraphs and line ends break lines in classic content', () => {
  const made = convert('first paragraph\n\nsecond line one\nline two\n\n\n<strong>third</strong> one');
  expect(nodesOf(made)).toEqual([
    p(text('first paragraph')),
    p(text('second line one'), { type: 'break' }, text('line two')),
    p(text('third', { type: 'bold' }), text(' one')),
  ]);
  expect(made.blocks).toHaveLength(1);
});

test('white space between tags makes no paragraphs, and empty ones are left out', () => {
  const made = convert('<p>One.</p>\n<p>&nbsp;</p>\n\n<p> </p><p>Two\n lines.</p>', { plain: true });
  expect(nodesOf(made)).toEqual([p(text('One.')), p(text('Two lines.'))]);
});

test('headings come below the title, their order kept', () => {
  const made = convert('<h1>One</h1><h2>Two</h2><h3>Three</h3><h6>Six</h6>', { plain: true });
  expect((nodesOf(made) as { level: number }[]).map(({ level }) => level)).toEqual([2, 2, 3, 4]);
});

test('a direction is kept where the first letter says another one, and alignment goes by it', () => {
  const made = convert(
    '<p dir="rtl">Ember היא סדנה</p><p dir="rtl">שלום</p><p dir="ltr">Hello</p><h2 style="direction: rtl">3 Ember של</h2><div dir="rtl"><p>Vitrine של</p><ul><li>Kiln של</li></ul></div>',
    { plain: true },
  );
  expect(nodesOf(made)).toEqual([
    { ...p(text('Ember היא סדנה')), dir: 'rtl' },
    p(text('שלום')),
    p(text('Hello')),
    { type: 'heading', level: 2, dir: 'rtl', content: [text('3 Ember של')] },
    { ...p(text('Vitrine של')), dir: 'rtl' },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ ...p(text('Kiln של')), dir: 'rtl' }] }] },
  ]);
  const sides = convert(
    '<h2 style="text-align:right">שלום</h2><p style="text-align:right">שלום</p><p class="has-text-align-left">שלום</p><p align="right" dir="rtl">Ember</p><p style="text-align:right">Hello</p>',
    { plain: true },
  );
  expect((nodesOf(sides) as { align?: string }[]).map(({ align }) => align)).toEqual([
    undefined,
    undefined,
    'end',
    undefined,
    'end',
  ]);
});

test('nested lists stay nested, also where the inner one stands beside its item', () => {
  const made = convert('<ul><li>A<ol start="3"><li>B</li></ol></li><ul><li>C</li></ul></ul>', {
    plain: true,
  });
  expect(nodesOf(made)).toEqual([
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            p(text('A')),
            { type: 'orderedList', start: 3, content: [{ type: 'listItem', content: [p(text('B'))] }] },
            { type: 'bulletList', content: [{ type: 'listItem', content: [p(text('C'))] }] },
          ],
        },
      ],
    },
  ]);
});

test('tables keep their head and spans', () => {
  const made = convert(
    '<table><thead><tr><th>W</th><th colspan="2">H</th></tr></thead><tbody><tr><td>2</td><td>1</td><td><b>x</b></td></tr></tbody></table>',
    { plain: true },
  );
  expect(nodesOf(made)).toEqual([
    {
      type: 'table',
      content: [
        {
          type: 'row',
          content: [
            { type: 'cell', header: true, content: [text('W')] },
            { type: 'cell', header: true, colspan: 2, content: [text('H')] },
          ],
        },
        {
          type: 'row',
          content: [
            { type: 'cell', content: [text('2')] },
            { type: 'cell', content: [text('1')] },
            { type: 'cell', content: [text('x', { type: 'bold' })] },
          ],
        },
      ],
    },
  ]);
});

test('links are kept where they may be followed, and only their text where not', () => {
  const made = convert('<p><a href="https://a.example/">good</a> <a href="javascript:alert(1)">bad</a></p>', {
    plain: true,
  });
  expect(nodesOf(made)).toEqual([
    p(text('good', { type: 'link', link: { url: 'https://a.example/' } }), text(' bad')),
  ]);
  expect(made.notes.join()).toContain('cannot be linked to');
});

test('a picture that came over is an image block between the text; one that did not is a link', () => {
  const html =
    '<p>Before <a href="https://b.example/"><img class="wp-image-7 alignleft" width="300" alt="A jug" src="https://old.example/jug.jpg"></a> after</p>';
  const made = convert(html, { media: true });
  expect(made.blocks.map(({ type }) => type)).toEqual(['text', 'image', 'text']);
  expect(made.blocks[1]?.props).toMatchObject({
    image: { ref: 'media', id: PICTURE.id },
    alt: 'A jug',
    align: 'start',
    width: 'half',
    link: { url: 'https://b.example/' },
  });
  const missing = convert(html);
  expect(missing.blocks.map(({ type }) => type)).toEqual(['text']);
  expect(JSON.stringify(nodesOf(missing))).toContain('Picture: A jug');
  expect(missing.notes.join()).toContain('jug.jpg');
});

test('captions, galleries and embedded addresses of the classic editor', () => {
  const made = convert(
    '[caption id="attachment_9" align="aligncenter" width="640"]<img class="wp-image-9" src="https://old.example/a.jpg" alt="x" width="640" height="480" /> Under the <em>roof</em>[/caption]\n\n[gallery columns="2" ids="1,2,3"]\n\nhttps://youtu.be/abc\n\n[[gallery]] is how it is written',
    { media: true },
  );
  expect(made.blocks.map(({ type }) => type)).toEqual(['image', 'image', 'image', 'image', 'video', 'text']);
  expect(plainText(made.blocks[0]?.props['caption'] as never)).toBe('Under the roof');
  expect(made.blocks.slice(1, 4).map(({ place }) => place)).toEqual([
    { column: 1, span: 6 },
    { column: 7, span: 6 },
    { column: 1, span: 6 },
  ]);
  expect(made.blocks[4]?.props).toMatchObject({ source: { url: 'https://youtu.be/abc' } });
  expect(JSON.stringify(nodesOf(made, 5))).toContain('[gallery] is how');
});

test('a gallery without numbers holds the pictures attached to its page', () => {
  expect(convert('[gallery]', { media: true, gallery: ['4', '5'] }).blocks).toHaveLength(2);
  expect(convert('[gallery]', { media: true }).notes.join()).toContain('without pictures');
});

test('shortcodes of plug-ins are kept where no visitor sees them; brackets that are text stay text', () => {
  const made = convert(
    'Words [sic] here.\n\n[contact-form-7 id="4" title="Contact"]\n\n[row][col]Inside[/col][/row]\n\n<pre>[contact-form-7 id="4"]</pre>',
  );
  const hidden = made.blocks.filter((block) => block.hidden);
  expect(hidden.map((block) => block.props['html']).join(' ')).toContain(
    '[contact-form-7 id="4" title="Contact"]',
  );
  const shown = JSON.stringify(made.blocks.filter((block) => !block.hidden));
  expect(shown).toContain('[sic]');
  expect(shown).toContain('Inside');
  expect(shown).not.toContain('[row]');
  expect(made.notes.join()).toContain('[contact-form-7]');
});

test('blocks of the block editor become ours', () => {
  const made = convert(
    [
      '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Hello</p><!-- /wp:paragraph -->',
      '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->',
      '<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Wide.</p><cite>Ann</cite></blockquote></figure><!-- /wp:pullquote -->',
      '<!-- wp:button {"className":"is-style-outline"} --><div class="wp-block-button"><a class="wp-block-button__link" href="https://a.example/">Go</a></div><!-- /wp:button -->',
      '<!-- wp:spacer {"height":"20px"} --><div></div><!-- /wp:spacer -->',
      '<!-- wp:latest-posts {"postLayout":"grid","columns":5} /-->',
      '<!-- wp:archives /-->',
      '<!-- wp:search /-->',
      '<!-- wp:acme/chart {"data":[1,2]} --><div>A chart</div><!-- /wp:acme/chart -->',
    ].join('\n\n'),
  );
  expect(made.blocks.map(({ type }) => type)).toEqual([
    'text',
    'line',
    'quote',
    'button',
    'spacer',
    'summary',
    'post-archive',
    'search',
    'embed',
  ]);
  expect(nodesOf(made)).toEqual([{ ...p(text('Hello')), align: 'center' }]);
  expect(made.blocks[2]?.props).toMatchObject({ source: 'Ann' });
  expect(made.blocks[3]?.props).toMatchObject({ style: 'secondary', label: 'Go' });
  expect(made.blocks[8]?.props).toMatchObject({ html: '<div>A chart</div>', trust: 'sandboxed' });
  expect(made.notes.join()).toContain('acme/chart');
});

test('columns stand beside each other in the grid, and a cover is a section of its own', () => {
  const column = (inner: string, width = '') =>
    `<!-- wp:column${width} --><div class="wp-block-column"><!-- wp:paragraph --><p>${inner}</p><!-- /wp:paragraph --></div><!-- /wp:column -->`;
  const made = convert(
    `<!-- wp:columns --><div class="wp-block-columns">${column('A', ' {"width":"66.66%"}')}${column('B', ' {"width":"33.33%"}')}</div><!-- /wp:columns -->` +
      '<!-- wp:cover {"url":"https://old.example/c.jpg","id":5,"align":"full"} --><div class="wp-block-cover"><p class="wp-block-cover-text">On it</p></div><!-- /wp:cover -->',
    { media: true },
  );
  expect(made.blocks.map(({ place }) => place)).toEqual([
    { column: 1, span: 8 },
    { column: 9, span: 4 },
    { column: 1, span: 12 },
  ]);
  expect(made.sections.at(-1)).toMatchObject({
    theme: 'photo',
    width: 'full',
    background: { media: { ref: 'media', id: PICTURE.id } },
  });
});

test('SITE-60 a longer page keeps every word within 60 blocks', () => {
  const parts = Array.from(
    { length: 100 },
    (_, index) =>
      `<!-- wp:paragraph --><p>word${index}</p><!-- /wp:paragraph --><!-- wp:image {"id":${index}} --><figure class="wp-block-image"><img src="https://old.example/${index}.jpg" alt="alt${index}"/></figure><!-- /wp:image --><!-- wp:separator --><hr/><!-- /wp:separator -->`,
  );
  const made = convert(parts.join(''), { media: true });
  expect(made.blocks.length).toBeLessThanOrEqual(MAX_BLOCKS_PER_LAYOUT);
  const all = JSON.stringify(made.sections);
  for (let index = 0; index < 100; index += 1) {
    expect(all).toContain(`word${index}"`);
    expect(all).toContain(`alt${index}"`);
  }
  expect(made.notes.join()).toContain('can hold up to 60 blocks');
});

test('nesting without end is flattened, not followed', () => {
  const deep = (tag: string) => `${`<${tag}>`.repeat(5000)}core${`</${tag}>`.repeat(5000)}`;
  for (const tag of ['div', 'b', 'ul><li', 'blockquote', 'table><tr><td']) {
    expect(JSON.stringify(convert(deep(tag), { plain: true }).sections)).toContain('core');
  }
  const blocks = `${'<!-- wp:group -->'.repeat(3000)}<p>core</p>${'<!-- /wp:group -->'.repeat(3000)}`;
  expect(JSON.stringify(convert(blocks).sections)).toContain('core');
});

test('what could act or load is kept where no visitor meets it; what cannot is shown in a sandbox', () => {
  const active = [
    '<script>alert(1)</script>',
    '<form action="https://evil.example/"><input name="a"></form>',
    '<svg onload="alert(1)"></svg>',
    '<button onclick="alert(1)">Press</button>',
    '<form><img src="https://tracker.example/x.gif"></form>',
    '<form><div style="background:url(https://tracker.example/x.gif)">D</div></form>',
    '<form><a href="javascript:alert(1)">x</a></form>',
  ];
  for (const html of active) {
    const made = convert(`<!-- wp:html -->${html}<!-- /wp:html --><p>Hi</p>`);
    const kept = made.blocks.find((block) => block.props['html'] !== undefined);
    expect(kept, html).toMatchObject({ type: 'code', hidden: true, props: { mode: 'show', html } });
    expect(made.notes.join()).toContain('hidden code block');
  }
  const quiet = convert(
    '<!-- wp:html --><form><label style="color:red">Size <select><option>A</option></select></label></form><!-- /wp:html -->',
  );
  expect(quiet.blocks[0]).toMatchObject({ type: 'embed', props: { trust: 'sandboxed' } });
  expect(quiet.blocks[0]).not.toHaveProperty('hidden');
  expect(
    convert('<p>a</p><iframe src="https://maps.example/x"></iframe><style>p{}</style>', {
      plain: true,
    }).blocks.map(({ type }) => type),
  ).toEqual(['text', 'button']);
});

const file = path.join(process.cwd(), '../shared/data/import/wordpress/theme-unit-test.xml');
test.skipIf(!existsSync(file))('every body of the theme unit test converts into valid sections', () => {
  const xml = readFileSync(file, 'utf8');
  const bodies = [...xml.matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/g)].map(
    ([, body]) => body ?? '',
  );
  expect(bodies.length).toBeGreaterThan(150);
  for (const body of bodies) {
    const made = convert(body, { media: true, gallery: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] });
    const words =
      body
        .replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<[^>]*>|\[[^\]]*\]/g, ' ')
        .match(/[a-zA-Z]{9,}/g) ?? [];
    const all = JSON.stringify(made.sections);
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
  }
});

const HOMES = [
  '@',
  '<p>Before @ after</p>',
  '<h2>Heading @</h2>',
  '<ul><li>One @</li><li>@</li></ul>',
  '<table><caption>@</caption><tr><th>@</th><td>Two @</td></tr></table>',
  '<blockquote><p>Said @</p><cite>@</cite></blockquote>',
  '<figure><img src="/a.jpg" alt=""><figcaption>Shown @</figcaption></figure>',
  '<div class="row"><div><span>@</span></div></div>',
  '<details><summary>More @</summary>@</details>',
  '<a href="/x">There @</a>',
  '<pre>Code @</pre>',
  '<dl><dt>@</dt><dd>@</dd></dl>',
  '[caption]<img src="/a.jpg"> @[/caption]',
  '<!-- wp:paragraph --><p>Block @</p><!-- /wp:paragraph -->',
  '<!-- wp:html -->@<!-- /wp:html -->',
  '<!-- wp:acme/widget -->@<p>Kept</p><!-- /wp:acme/widget -->',
  '<!-- wp:acme/widget {"a":1} --><div>@</div><!-- /wp:acme/widget -->',
  '<!-- wp:button --><div class="wp-block-button"><a href="/x">Go @</a></div><!-- /wp:button -->',
  '<!-- wp:list --><ul><li>Item @</li></ul><!-- /wp:list -->',
  '<svg><title>@</title></svg>',
];
const SOURCES = [
  '<script>var hidden = "sesame";</script>',
  '<style>.hidden { content: "sesame" }</style>',
  '<script type="application/ld+json">{"a":"sesame"}</script>',
  '<SCRIPT>sesame()</SCRIPT>',
  '<noscript><style>.sesame{}</style></noscript>',
  '<script>sesame()',
  '<template><p>sesame</p></template>',
];

test.each(HOMES)('the text of scripts and style sheets never becomes words: %s', (home) => {
  for (const source of SOURCES)
    for (const plain of [false, true]) {
      const { blocks } = convert(home.replaceAll('@', source), { plain });
      // Code is kept as code, which its owner looks through before it runs.
      const words = blocks.filter(({ type }) => type !== 'code').map(({ props }) => props);
      expect(JSON.stringify(words), `${source} ${plain}`).not.toContain('sesame');
    }
});
