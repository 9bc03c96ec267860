/** What people write that converting must not touch: code, places that links lead to, line ends, directions. */
import { expect, test } from 'vitest';
import type { RichNode } from '../content/rich-text.ts';
import { directionOf, richTextSchema } from '../content/rich-text.ts';
import type { ConvertContext } from './converter.ts';
import { foldFragments } from './fragments.ts';
import { convertWordPress } from './wordpress-blocks.ts';

function fragmentsOf(html: string, more: Partial<ConvertContext> = {}) {
  return convertWordPress(html, {
    link: (url) => (/^(https?:|#)/i.test(url) ? { url } : undefined),
    media: () => undefined,
    mediaUrl: () => undefined,
    gallery: () => [],
    collectionId: undefined,
    note: () => undefined,
    ...more,
  });
}

function nodesOf(html: string, more: Partial<ConvertContext> = {}): RichNode[] {
  const nodes = foldFragments(fragmentsOf(html, more));
  expect(richTextSchema.safeParse({ type: 'doc', content: nodes }).success).toBe(true);
  return nodes;
}

function codeIn(html: string): (readonly [string | undefined, string])[] {
  return nodesOf(html).flatMap((node) => {
    if (node.type !== 'codeBlock') return [];
    const [only] = node.content ?? [];
    return [[node.language, only?.type === 'text' ? only.text : ''] as const];
  });
}

test('code between shortcodes is verbatim, with its language', () => {
  const code = "<?php\n\n  if ($a < 1 && $b) {\n    echo '<b>[gallery]</b>';\n  }\n?>";
  for (const [open, close, language] of [
    ['[code]', '[/code]', undefined],
    ['[code language="php"]', '[/code]', 'php'],
    ['[code lang=php]', '[/code]', 'php'],
    ['[code php]', '[/code]', 'php'],
    ['[sourcecode language="php" wraplines="false"]', '[/sourcecode]', 'php'],
    ['[php]', '[/php]', 'php'],
    ['[PHP light="true"]', '[/PHP]', 'php'],
    ['[xml]', '[/xml]', 'xml'],
    ['[cc lang="php"]', '[/cc]', 'php'],
    ['[cc_php tab_size="2"]', '[/cc_php]', 'php'],
    ['[crayon lang="php"]', '[/crayon]', 'php'],
    ['[highlight brush="php"]', '[/highlight]', 'php'],
  ] as const) {
    expect(codeIn(`Before.\n\n${open}\n${code}\n${close}\n\nAfter.`)).toEqual([[language, code]]);
  }
});

test('two listings stay two, and what is kept as entities is read once', () => {
  expect(codeIn('[php]$a = 1;[/php]\n\nthen\n\n[xml]<a b="1">&amp;lt;</a>[/xml]')).toEqual([
    ['php', '$a = 1;'],
    ['xml', '<a b="1">&amp;lt;</a>'],
  ]);
  expect(codeIn('[code]&lt;p&gt;a &amp;amp; b&lt;/p&gt;<br />\n$x-&gt;y[/code]')).toEqual([
    [undefined, '<p>a &amp; b</p>\n\n$x->y'],
  ]);
});

test('one that is not closed, or written with two brackets, is words', () => {
  expect(codeIn('Type [php] or [[code]] to begin.')).toEqual([]);
  expect(codeIn(`${'[php]'.repeat(20_000)}`)).toEqual([]);
});

test('places that links lead to keep their names, each once', () => {
  const nodes = nodesOf(
    '<h2 id="glazes">Glazes</h2>\n\nText.\n\n<h3><a name="kiln"></a>Kiln</h3>\n\n<p id="note">Note.</p>\n\n<a id="end"></a>The end.\n\n<h2 id="glazes">Again</h2><h2 id="a b">Spaced</h2><h2 id="über">Ü</h2>',
  );
  expect(nodes.map((node) => ('anchor' in node ? node.anchor : undefined))).toEqual([
    'glazes',
    undefined,
    'kiln',
    'note',
    'end',
    undefined,
    undefined,
    'über',
  ]);
  const block =
    '<!-- wp:heading --><h2 class="wp-block-heading" id="h-firing">Firing</h2><!-- /wp:heading -->';
  expect(nodesOf(block)).toMatchObject([{ type: 'heading', anchor: 'h-firing' }]);
});

test('videos and others by number or address, in all the ways of writing them', () => {
  const shown = (html: string) =>
    fragmentsOf(html).flatMap((each) =>
      each.kind === 'block' ? [each.props['source'] ?? each.props['link']] : [],
    );
  const vimeo = [{ url: 'https://vimeo.com/123' }];
  for (const html of [
    '[vimeo 123]',
    '[vimeo id="123"]',
    '[vimeo clip_id=123 width=500]',
    '[vimeo]123[/vimeo]',
  ])
    expect([html, shown(html)]).toEqual([html, vimeo]);
  const youtube = [{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }];
  for (const html of [
    '[youtube dQw4w9WgXcQ]',
    '[youtube id="dQw4w9WgXcQ"]',
    '[youtube]dQw4w9WgXcQ[/youtube]',
    '[youtube=https://www.youtube.com/watch?v=dQw4w9WgXcQ]',
    '[youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ]',
    '[embed]https://www.youtube.com/watch?v=dQw4w9WgXcQ[/embed]',
    '[embed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ"]',
  ])
    expect([html, shown(html)]).toEqual([html, youtube]);
  expect(shown('[youtube=https://www.youtube.com/watch?v=abc&amp;w=640]')).toEqual([
    { url: 'https://www.youtube.com/watch?v=abc&w=640' },
  ]);
  expect(shown('[ted id=1]')).toMatchObject([{ url: 'https://www.ted.com/talks/1' }]);
});

test('a caption is decoded once, as text and as an attribute', () => {
  const captions = (html: string) => {
    const media = () => ({ id: 'm'.repeat(24), kind: 'image', alt: '', caption: '', width: 900 }) as const;
    return fragmentsOf(html, { media }).flatMap((each) =>
      each.kind === 'picture' ? each.picture.caption : [],
    );
  };
  const img = '<img src="https://old.example/a.jpg" alt="A">';
  const said = [{ type: 'paragraph', content: [{ type: 'text', text: 'Salt & &lt;b&gt; ash' }] }];
  expect(captions(`[caption id="a" width="300"]${img} Salt &amp; &amp;lt;b&amp;gt; ash[/caption]`)).toEqual(
    said,
  );
  expect(captions(`[caption caption="Salt &amp; &amp;lt;b&amp;gt; ash"]${img}[/caption]`)).toEqual(said);
});

test('other line ends break lines', () => {
  for (const end of ['\v', '\u2028', '\u0085', '\f'])
    expect(nodesOf(`<p>One${end}two</p>`)).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'One' }, { type: 'break' }, { type: 'text', text: 'two' }],
      },
    ]);
});

test('the direction of the old site, of tables and of figures is kept', () => {
  expect(nodesOf('<p>Ember היא סדנה</p>', { direction: 'rtl' })).toMatchObject([{ dir: 'rtl' }]);
  expect(
    nodesOf('<p>סדנה</p><p dir="ltr">סדנה</p>', { direction: 'rtl' }).map((n) => 'dir' in n && n.dir),
  ).toEqual([false, 'ltr']);
  expect(nodesOf('<p dir="rtl">2024 – 2025</p>')).toMatchObject([{ dir: 'rtl' }]);
  const [table] = nodesOf('<table dir="rtl"><tr><td>Ember</td><td>1</td></tr></table>');
  expect(directionOf(table as RichNode)).toBe('rtl');
});
