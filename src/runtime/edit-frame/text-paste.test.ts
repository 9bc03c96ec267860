import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RichNode, richTextSchema } from '#domain/content/rich-text.ts';
import { parseHtml } from '#domain/import/html-tree.ts';
import { readPastedHtml, readPastedText } from './text-paste.ts';

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

/** As Word 16 writes it to the clipboard, shortened where it repeats itself. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1><a name="_Toc1700"></a>Opening hours<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>We open <b><span style='color:red'>every
day</span></b> but <i style='mso-bidi-font-style:normal'>Monday</i>, see <a href="https://studio.example/visit"><span style='color:#0563C1'>how to
visit</span></a>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:AB_1' href="#_msocom_1">[AB1]</a></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Bowls<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>deep ones<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Cups<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Knead<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Throw<o:p></o:p></p>
<p class=MsoQuote>A bowl is finished in use.<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><img width=300 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1">Centred<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=300 valign=top><p class=MsoNormal>Ash<o:p></o:p></p></td><td><p class=MsoNormal><b>1280</b><o:p></o:p></p></td></tr></table>
<!--EndFragment--><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div></body></html>`;

/** As Google Docs writes it. */
const SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;';
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="${SPAN}font-weight:700;">The kiln</span></h2><p dir="ltr" style="line-height:1.38;"><span style="${SPAN}font-weight:400;">Fired </span><span style="${SPAN}font-weight:700;">four times</span><span style="${SPAN}font-weight:400;"> a </span><span style="${SPAN.replace('font-style:normal', 'font-style:italic')}font-weight:400;">year</span><span style="${SPAN}font-weight:400;">, </span><a href="https://www.google.com/url?q=https://studio.example/kiln&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="${SPAN.replace('text-decoration:none', 'text-decoration:underline')}font-weight:400;">read on</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">Wood</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">apple</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${SPAN}font-weight:400;">Gas</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr"><span style="${SPAN}">One</span></p></li></ol><p dir="ltr" style="text-align:right;"><span style="${SPAN}">Line<br />two</span></p><div dir="ltr" align="left"><table><colgroup><col width="312" /></colgroup><tbody><tr><td style="border:1px"><p dir="ltr"><span style="${SPAN}">a</span></p></td><td><p dir="ltr"><span style="${SPAN}">b</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

describe('paste', () => {
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
