import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RichNode } from '#domain/content/rich-text.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { EXAMPLE_MEDIA } from './example-media.ts';
import { RichTextView } from './rich-text.tsx';

function html(content: RichNode[], headingOffset?: number): string {
  return renderToStaticMarkup(
    <RichTextView doc={{ type: 'doc', content }} context={fakeContext()} headingOffset={headingOffset} />,
  );
}
const words = (text: string, ...marks: string[]): RichNode =>
  ({ type: 'text', text, marks: marks.map((type) => ({ type })) }) as RichNode;

describe('marks', () => {
  test('colour, highlight and size are names of the site’s own, which its palette fills', () => {
    const looks = [
      { type: 'tone', value: 'accent' },
      { type: 'size', value: 'large' },
    ] as const;
    expect(html([{ type: 'text', text: 'clay', marks: [...looks] }])).toBe(
      '<span class="words-size-large"><span class="words-tone-accent">clay</span></span>',
    );
    expect(html([{ type: 'text', text: 'a', marks: [{ type: 'highlight', value: 'soft' }] }])).toBe(
      '<mark class="words-highlight-soft">a</mark>',
    );
  });

  test('nest in one order, whatever order they were stored in', () => {
    const expected = '<strong><em>a</em></strong>';
    expect(html([words('a', 'bold', 'italic')])).toBe(expected);
    expect(html([words('a', 'italic', 'bold', 'italic')])).toBe(expected);
  });

  test('a link with a bold word in it is one link', () => {
    const link = { type: 'link', link: { url: 'https://other.example/', newWindow: true } } as const;
    const nodes: RichNode[] = [
      { type: 'text', text: 'read ', marks: [link] },
      { type: 'text', text: 'this', marks: [{ type: 'bold' }, link] },
      { type: 'text', text: '.' },
    ];
    expect(html(nodes)).toBe(
      '<a href="https://other.example/" rel="noopener" target="_blank">read <strong>this</strong>' +
        '<span class="visually-hidden"> (opens in a new window)</span></a>.',
    );
  });

  test('a link that leads nowhere leaves its words', () => {
    const link = { type: 'link', link: { url: 'javascript:alert(1)' } } as const;
    expect(html([{ type: 'text', text: 'a', marks: [link] }])).toBe('a');
  });

  test('only links to other sites are told not to look back', () => {
    const at = (url: string) => html([{ type: 'text', text: 'a', marks: [{ type: 'link', link: { url } }] }]);
    expect(at('/work')).toBe('<a href="/work">a</a>');
    expect(at('https://studio.example/work')).not.toContain('rel');
    expect(at('https://studio.example.evil/work')).toContain('rel="noopener"');
    expect(at('mailto:a@b.example')).not.toContain('rel');
  });
});

describe('nodes', () => {
  test('headings can be moved down, and never below 6', () => {
    const heading = (level: 1 | 4): RichNode => ({ type: 'heading', level, content: [words('a')] });
    expect(html([heading(1)])).toBe('<h1>a</h1>');
    expect(html([heading(1), heading(4)], 3)).toBe('<h4>a</h4><h6>a</h6>');
  });

  test('what is unknown is skipped and its children are kept', () => {
    const later = { type: 'aside', content: [{ type: 'paragraph', content: [words('kept', 'sparkle')] }] };
    expect(html([later as unknown as RichNode])).toBe('<p>kept</p>');
  });

  test('a table has a head of header rows, and header cells with their scope', () => {
    const cell = (text: string, header = false): RichNode => ({
      type: 'cell',
      header,
      content: [words(text)],
    });
    const table: RichNode = {
      type: 'table',
      content: [
        { type: 'row', content: [cell('Glaze', true), cell('Cone', true)] },
        { type: 'row', content: [cell('Ash', true), { type: 'cell', colspan: 2, content: [words('10')] }] },
      ],
    };
    expect(html([table])).toBe(
      '<div class="table-scroll" tabindex="0"><table><thead><tr><th scope="col">Glaze</th><th scope="col">Cone</th></tr></thead>' +
        '<tbody><tr><th scope="row">Ash</th><td colSpan="2">10</td></tr></tbody></table></div>',
    );
  });

  test('a picture carries its size, alternative text and caption; a lost one leaves nothing', () => {
    const image = (id: string): RichNode => ({
      type: 'image',
      media: { ref: 'media', id },
      alt: 'Bowls',
      caption: 'Still warm',
    });
    const shown = html([image(EXAMPLE_MEDIA.landscape.id)]);
    expect(shown).toMatch(/<img [^>]*alt="Bowls" width="1800" height="1200"/);
    expect(shown).toContain('<figcaption>Still warm</figcaption>');
    expect(html([image('gone00000000000000000000')])).toBe('');
  });
});

describe('direction', () => {
  const he = words('שלום');
  const en = words('Hello');
  const p = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });

  test('of words that run the other way is said once, on the outermost element of them', () => {
    expect(html([p(he), p(en), { type: 'heading', level: 2, align: 'end', content: [he] }])).toBe(
      '<p dir="rtl">שלום</p><p>Hello</p><h2 class="align-end" dir="rtl">שלום</h2>',
    );
    const items: RichNode[] = [he, en].map((text) => ({ type: 'listItem', content: [p(text)] }));
    expect(html([{ type: 'bulletList', content: items }])).toBe(
      '<ul dir="rtl"><li><p>שלום</p></li><li><p dir="ltr">Hello</p></li></ul>',
    );
    const list: RichNode = { type: 'bulletList', content: [{ type: 'listItem', content: [p(he), p(en)] }] };
    expect(html([list])).toBe('<ul dir="rtl"><li><p>שלום</p><p dir="ltr">Hello</p></li></ul>');
    expect(html([{ type: 'quote', content: [p(he)] }])).toBe(
      '<blockquote dir="rtl"><p>שלום</p></blockquote>',
    );
    const cells: RichNode[] = [
      { type: 'cell', content: [en] },
      { type: 'cell', content: [he] },
    ];
    expect(html([{ type: 'table', content: [{ type: 'row', content: cells }] }])).toContain(
      '<table><tbody><tr><td>Hello</td><td dir="rtl">שלום</td></tr></tbody></table>',
    );
  });

  test('is what the paragraph says itself, if it does', () => {
    expect(html([{ type: 'paragraph', dir: 'rtl', content: [en, he] }])).toBe('<p dir="rtl">Helloשלום</p>');
    expect(html([{ type: 'paragraph', dir: 'ltr', content: [he] }])).toBe('<p>שלום</p>');
  });

  test('of a caption is its own', () => {
    const image = {
      type: 'image',
      media: { ref: 'media', id: EXAMPLE_MEDIA.portrait.id },
      caption: 'שלום',
    } as const;
    expect(html([image])).toContain('<figcaption dir="rtl">שלום</figcaption>');
  });
});
