import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, plainText, type RichNode, richTextSchema } from '#domain/content/rich-text.ts';
import { parseHtml } from '#domain/import/html-tree.ts';
import { GOOGLE, WORD } from '#testing/runtime/pasted-html.ts';
import { readPastedHtml, readPastedText } from './paste.ts';

const words = (text: string, ...marks: string[]): RichNode =>
  ({
    type: 'text',
    text,
    ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
  }) as RichNode;
const linked = (text: string, url: string): RichNode => ({
  type: 'text',
  text,
  marks: [{ type: 'link', link: { url } }],
});
const p = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const li = (...content: RichNode[]): RichNode => ({ type: 'listItem', content });
const paste = (html: string) => readPastedHtml(parseHtml(html));
const content = (html: string) => paste(html).content;

describe('paste', () => {
  test('from a text of this product: looks of words come along', () => {
    const [pasted] = content('<p><span class="words-tone-accent">Clay</span> and fire</p>');
    expect(pasted).toEqual(
      p({ type: 'text', text: 'Clay', marks: [{ type: 'tone', value: 'accent' }] }, words(' and fire')),
    );
    expect(content('<p><span class="words-tone-red">Clay</span></p>')).toEqual([p(words('Clay'))]);
  });

  test('a paragraph keeps the direction that its first letter does not say', () => {
    expect(content('<p dir="rtl">Ember של</p><p dir="rtl">שלום</p><p dir="ltr">Hello</p>')).toEqual([
      { ...p(words('Ember של')), dir: 'rtl' },
      p(words('שלום')),
      p(words('Hello')),
    ]);
  });

  test('from Word: headings, marks, links, lists and tables; no fonts, classes, comments', () => {
    const pasted = paste(WORD);
    expect(pasted.content).toEqual([
      { type: 'heading', level: 1, content: [words('Opening hours')] },
      p(
        words('We open '),
        words('every day', 'bold'),
        words(' but '),
        words('Monday', 'italic'),
        words(', see '),
        linked('how to visit', 'https://studio.example/visit'),
        words('.'),
      ),
      {
        type: 'bulletList',
        content: [
          li(p(words('Bowls')), { type: 'bulletList', content: [li(p(words('deep ones')))] }),
          li(p(words('Cups'))),
        ],
      },
      { type: 'orderedList', content: [li(p(words('Knead'))), li(p(words('Throw')))] },
      { type: 'quote', content: [p(words('A bowl is finished in use.'))] },
      { type: 'paragraph', align: 'center', content: [words('Centred')] },
      {
        type: 'table',
        content: [
          {
            type: 'row',
            content: [
              { type: 'cell', content: [words('Ash')] },
              { type: 'cell', content: [words('1280', 'bold')] },
            ],
          },
        ],
      },
    ]);
    expect(pasted.pictures).toBe(1);
  });

  test('from Google Docs: the wrapper is not bold, lists nest, links lead straight', () => {
    expect(content(GOOGLE)).toEqual([
      { type: 'heading', level: 2, content: [words('The kiln')] },
      p(
        words('Fired '),
        words('four times', 'bold'),
        words(' a '),
        words('year', 'italic'),
        words(', '),
        linked('read on', 'https://studio.example/kiln'),
      ),
      {
        type: 'bulletList',
        content: [
          li(p(words('Wood')), { type: 'bulletList', content: [li(p(words('apple')))] }),
          li(p(words('Gas'))),
        ],
      },
      { type: 'orderedList', content: [li(p(words('One')))] },
      { type: 'paragraph', align: 'end', content: [words('Line'), { type: 'break' }, words('two')] },
      {
        type: 'table',
        content: [
          {
            type: 'row',
            content: [
              { type: 'cell', content: [words('a')] },
              { type: 'cell', content: [words('b')] },
            ],
          },
        ],
      },
    ]);
  });

  test('from Google Sheets and Excel: the cells, without their looks', () => {
    const sheets = `<google-sheets-html-origin><style>td {border: 1px solid #cccccc;}</style><table cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold;">Glaze</td><td data-sheets-value="{}">Price</td></tr><tr><td>Ash</td><td style="text-align:right;">32</td></tr></tbody></table></google-sheets-html-origin>`;
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 style='border-collapse:collapse'><!--StartFragment--><col width=64><tr height=20><td height=20 class=xl65>Glaze</td><td>Price</td></tr><tr><td>Ash</td><td align=right>32</td></tr><!--EndFragment--></table></body></html>`;
    const cellWords = (html: string) =>
      content(html).map((node) =>
        childrenOf(node).map((row) =>
          childrenOf(row).map((cell) => plainText({ type: 'doc', content: [cell] })),
        ),
      );
    const rows = [
      ['Glaze', 'Price'],
      ['Ash', '32'],
    ];
    expect(cellWords(sheets)).toEqual([rows]);
    expect(cellWords(excel)).toEqual([rows]);
  });

  test('no link runs a script, however it is written', () => {
    for (const href of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '&#106;avascript:x',
      '#_ftn1',
    ])
      expect(content(`<p><a href="${href}">go</a></p>`)).toEqual([p(words('go'))]);
    const own = JSON.stringify({ url: 'javascript:alert(1)' }).replaceAll('"', '&quot;');
    expect(content(`<a href="#" data-link="${own}">go</a>`)).toEqual([p(words('go'))]);
  });

  test('what our own editor copies comes back: links by id, pictures', () => {
    const link = { ref: 'page', id: 'a'.repeat(24) } as const;
    const image: RichNode = { type: 'image', media: { ref: 'media', id: 'b'.repeat(24) }, caption: 'Bowls' };
    const written = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
    expect(
      content(
        `<p>See <a href="#" data-link="${written(link)}">us</a></p><div data-rich="${written(image)}"></div>`,
      ),
    ).toEqual([p(words('See '), { type: 'text', text: 'us', marks: [{ type: 'link', link }] }), image]);
    expect(content('<div data-rich="{broken">words</div>')).toEqual([p(words('words'))]);
  });

  test('scripts, styles and what is hidden leave no words', () => {
    expect(
      content(
        '<script>x</script><style>p{}</style><p style="display:none">x</p><p>a<del>b</del>c</p><!-- d -->',
      ),
    ).toEqual([p(words('ac'))]);
  });

  test('loose words, line breaks and blocks within words', () => {
    expect(content('one<br>two<div>three</div>four <b>five</b>')).toEqual([
      p(words('one'), { type: 'break' }, words('two')),
      p(words('three')),
      p(words('four '), words('five', 'bold')),
    ]);
    expect(content('<pre>a\n  b</pre>')).toEqual([{ type: 'codeBlock', content: [words('a\n  b')] }]);
    expect(content('<table><tr><td><h2>Layout</h2><p>words</p></td></tr></table>')).toEqual([
      { type: 'heading', level: 2, content: [words('Layout')] },
      p(words('words')),
    ]);
  });

  test('plain text: empty lines part paragraphs, others are lines', () => {
    expect(readPastedText('One\r\ntwo\r\n\r\nThree\n\n\n')).toEqual([
      p(words('One'), { type: 'break' }, words('two')),
      p(words('Three')),
    ]);
  });

  test('whatever is pasted is valid rich text', () => {
    const tag = fc.constantFrom(
      'p',
      'ul',
      'ol',
      'li',
      'table',
      'tr',
      'td',
      'b',
      'a',
      'h1',
      'div',
      'br',
      'img',
      'blockquote',
      'pre',
      'span',
    );
    const style = fc.constantFrom(
      '',
      ' style="mso-list:l0 level2 lfo1"',
      ' style="font-weight:700"',
      ' href="/x"',
      ' class=MsoTitle',
    );
    const { html } = fc.letrec<{ html: string }>((tie) => ({
      html: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('a', ' ', 'b c', '\u00a0'),
        fc
          .tuple(tag, style, fc.array(tie('html'), { maxLength: 4 }))
          .map(([name, more, inner]) => `<${name}${more}>${inner.join('')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(html, (value) => {
        const result = richTextSchema.safeParse({ type: 'doc', content: content(value) });
        expect(result.error).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });
});
