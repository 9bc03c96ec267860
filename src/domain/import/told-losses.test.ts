/** What other systems can say and this one says differently: carried over, or named in the report, never lost in silence. */
import { expect, test } from 'vitest';
import { bodySchema } from '../content/content.ts';
import { convertItem } from './convert-item.ts';
import type { WxrItem } from './wxr.ts';

const ITEM: WxrItem = {
  line: 1,
  title: 'Title',
  link: '',
  guid: '',
  creator: '',
  pubDate: '',
  content: '',
  excerpt: '',
  postId: '1',
  postDate: '',
  postDateGmt: '',
  postName: '',
  postType: 'post',
  status: 'publish',
  postParent: '',
  menuOrder: '',
  password: '',
  isSticky: false,
  attachmentUrl: '',
  labels: [],
  meta: {},
  isClosed: false,
  comments: [],
};

function convert(content: string, meta: Record<string, string> = {}) {
  const { body, notes } = convertItem(
    { ...ITEM, content, meta },
    {
      source: 'wordpress',
      sourceId: 'old:1',
      isPost: true,
      hasTitleAbove: false,
      author: '',
      imageId: undefined,
      context: {
        link: (url) => (/^(https?:|\/|#.)/i.test(url) ? { url } : undefined),
        media: ({ url }) =>
          url?.endsWith('.jpg')
            ? { id: 'm'.repeat(24), kind: 'image', alt: '', caption: '', width: 900 }
            : undefined,
        mediaUrl: () => undefined,
        gallery: () => [],
        collectionId: undefined,
      },
    },
  );
  expect(bodySchema.safeParse(body).error?.issues ?? []).toEqual([]);
  const blocks = body.sections.flatMap((section) => section.blocks);
  return { sections: body.sections, blocks, notes: notes.join('\n'), json: JSON.stringify(blocks) };
}

const p = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;

test('footnotes stand as a numbered list, where the text has no place for them too', () => {
  const meta = {
    footnotes: '[{"id":"a","content":"See <em>the barn</em>."},{"id":"b","content":"Built 1790."}]',
  };
  for (const place of ['<!-- wp:footnotes /-->', '']) {
    const made = convert(`${p('Old<sup data-fn="a" class="fn"><a href="#a">1</a></sup>.')}${place}`, meta);
    expect(made.json).toContain('orderedList');
    expect(made.json).toContain('the barn');
    expect(made.json).toContain('Built 1790.');
    expect(made.json).toContain('Old¹.');
    expect(made.notes).toContain('footnotes are a numbered list');
  }
});

test('a group with a background is a section of the nearest look, and the report says which', () => {
  const group = (attributes: string) =>
    convert(`<!-- wp:group ${attributes} --><div>${p('In it')}</div><!-- /wp:group -->`);
  expect(group('{"style":{"color":{"background":"#101010"}}}').sections[0]).toMatchObject({ theme: 'ink' });
  expect(group('{"backgroundColor":"pale-pink"}').sections[0]).toMatchObject({ theme: 'tint' });
  expect(group('{"backgroundColor":"pale-pink"}').notes).toContain('“pale-pink”');
  const image = '{"style":{"background":{"backgroundImage":{"url":"https://old.example/a.jpg"}}}}';
  expect(group(image).sections[0]).toMatchObject({ theme: 'photo', background: { media: { ref: 'media' } } });
  expect(
    group('{"style":{"background":{"backgroundImage":{"url":"https://old.example/b.png"}}}}').notes,
  ).toContain('b.png');
});

test('colours of single blocks and words are named in the report', () => {
  expect(
    convert('<!-- wp:paragraph {"textColor":"vivid-red"} --><p>Red</p><!-- /wp:paragraph -->').notes,
  ).toContain('vivid-red');
  expect(convert('<p>A <span style="color:#f00">red</span> word</p>').notes).toContain(
    'colours within the text',
  );
});

test('cells of a table keep where their words stand', () => {
  const made = convert(
    '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td class="has-text-align-right" data-align="right">12</td></tr></tbody></table></figure><!-- /wp:table -->',
  );
  expect(made.json).toContain('"align":"end"');
});

test('numbers of lists are kept, and other ways of counting are said', () => {
  expect(convert('<ol start="4"><li>Four</li></ol>').json).toContain('"start":4');
  const parted = convert('<ol><li>One</li><li value="7">Seven</li><li>Eight</li></ol>');
  expect(parted.json).toContain('"start":7');
  expect(convert('<ol type="a" reversed><li>One</li></ol>').notes).toMatch(/letters[\s\S]*counted down/);
});

test('what opens at a press is an accordion, with those beside it', () => {
  const details = (title: string) =>
    `<!-- wp:details --><details class="wp-block-details"><summary>${title}</summary>${p(`About ${title}`)}</details><!-- /wp:details -->`;
  const made = convert(details('Opening hours') + details('Prices'));
  expect(made.blocks).toHaveLength(1);
  expect(made.blocks[0]).toMatchObject({ type: 'accordion' });
  expect(made.blocks[0]?.props['items']).toMatchObject([{ title: 'Opening hours' }, { title: 'Prices' }]);
  expect(made.json).toContain('About Prices');
  const core = convert(
    '<!-- wp:accordion --><div><!-- wp:accordion-item --><div><!-- wp:accordion-heading --><h3><button><span class="wp-block-accordion-heading__toggle-title">May I?</span><span aria-hidden="true">+</span></button></h3><!-- /wp:accordion-heading --><!-- wp:accordion-panel --><div><!-- wp:paragraph --><p>You may.</p><!-- /wp:paragraph --></div><!-- /wp:accordion-panel --></div><!-- /wp:accordion-item --></div><!-- /wp:accordion -->',
  );
  expect(core.blocks[0]).toMatchObject({ type: 'accordion', props: { items: [{ title: 'May I?' }] } });
  expect(core.json).toContain('You may.');
});

test('a file keeps its name and its button', () => {
  const made = convert(
    '<!-- wp:file {"href":"https://old.example/prices.pdf"} --><div class="wp-block-file"><object data="https://old.example/prices.pdf"></object><a href="https://old.example/prices.pdf">Our prices</a><a href="https://old.example/prices.pdf" class="wp-block-file__button" download>Get it</a></div><!-- /wp:file -->',
  );
  expect(made.blocks.map(({ type }) => type)).toEqual(['text', 'button']);
  expect(made.json).toContain('Our prices');
  expect(made.blocks[1]?.props).toMatchObject({ label: 'Get it' });
  expect(made.notes).toContain('preview of Our prices');
});

test('embeds say by their kind what one does with them, and keep their title', () => {
  const embed = (url: string, more = '') =>
    convert(
      `<!-- wp:embed {"url":"${url}"${more}} --><figure class="wp-block-embed"><div>${url}</div><figcaption>Below it</figcaption></figure><!-- /wp:embed -->`,
    );
  expect(embed('https://www.youtube.com/watch?v=abc').blocks[0]).toMatchObject({ type: 'video' });
  expect(embed('https://www.youtube.com/watch?v=abc').json).toContain('Below it');
  expect(embed('https://open.spotify.com/track/1').json).toContain('Listen to this on Spotify');
  expect(embed('https://films.example/1', ',"type":"video"').json).toContain('Watch this on films.example');
  expect(convert('<iframe src="https://maps.example/x" title="Where we are"></iframe>').json).toContain(
    'Where we are: See this on maps.example',
  );
});

test('a quote keeps who said it, also where the source stands in a footer or an attribute', () => {
  expect(convert('<blockquote><p>Clay.</p><footer>Ann</footer></blockquote>').json).toContain('— ');
  expect(convert('<blockquote cite="https://www.paper.example/1"><p>Clay.</p></blockquote>').json).toContain(
    'paper.example',
  );
  const pull =
    '<!-- wp:pullquote --><figure><blockquote><p>Clay.</p><cite><a href="https://ann.example/">Ann</a></cite></blockquote></figure><!-- /wp:pullquote -->';
  expect(convert(pull).blocks[0]).toMatchObject({
    type: 'quote',
    props: { link: { url: 'https://ann.example/' } },
  });
});

test('a row of buttons that lead nowhere yet keeps its words and is named', () => {
  const button = (label: string) =>
    `<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="#">${label}</a></div><!-- /wp:button -->`;
  const made = convert(
    `<!-- wp:buttons --><div class="wp-block-buttons">${button('Menu')}${button('Book a table')}</div><!-- /wp:buttons -->`,
  );
  expect(made.json).toContain('Menu');
  expect(made.json).toContain('Book a table');
  expect(made.notes).toContain('“Book a table” leads nowhere');
});

test('columns of page builders stand beside each other', () => {
  const html =
    '<div class="elementor-row"><div class="elementor-column elementor-col-33"><h2>Left</h2></div><div class="elementor-column elementor-col-66"><p>Right</p></div></div>';
  expect(convert(html).blocks.map(({ place }) => [place.column, place.span])).toEqual([
    [1, 4],
    [5, 8],
  ]);
});

test('the layout that Elementor kept beside the text is used where it holds every word of it', () => {
  const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });
  const data = JSON.stringify([
    {
      elType: 'section',
      settings: {},
      elements: [
        {
          elType: 'column',
          settings: { _column_size: 50 },
          elements: [widget('heading', { title: 'Pots', header_size: 'h2' })],
        },
        {
          elType: 'column',
          settings: { _column_size: 50 },
          elements: [
            widget('text-editor', { editor: '<p>Thrown by hand.</p>' }),
            widget('button', { text: 'See them', link: { url: '/pots' } }),
          ],
        },
      ],
    },
  ]);
  const made = convert('<h2>Pots</h2><p>Thrown by hand.</p><a href="/pots">See them</a>', {
    _elementor_data: data,
  });
  expect(made.blocks.map(({ type, place }) => [type, place.column])).toEqual([
    ['text', 1],
    ['text', 7],
    ['button', 7],
  ]);
  const other = convert('<h2>Pots</h2><p>And a word more.</p>', { _elementor_data: data });
  expect(other.json).toContain('And a word more.');
  expect(other.notes).toContain('Elementor');
});

test('blocks of plug-ins that only hold others give what they hold', () => {
  const made = convert(
    `<!-- wp:acme/columns --><div><!-- wp:acme/column --><div>${p('One')}</div><!-- /wp:acme/column --><!-- wp:acme/column --><div>${p('Two')}</div><!-- /wp:acme/column --></div><!-- /wp:acme/columns -->`,
  );
  expect(made.blocks.map(({ type, place }) => [type, place.column])).toEqual([
    ['text', 1],
    ['text', 7],
  ]);
});

test('a custom block that cannot be shown leaves no words behind', () => {
  const made = convert('<!-- wp:html --><script>var a = "sesame";</script><!-- /wp:html -->');
  expect(made.blocks.filter(({ hidden }) => !hidden)).toEqual([]);
});

test('a plain paragraph before a heading is no label; one that was small is', () => {
  const rule = '<!-- wp:separator --><hr/><!-- /wp:separator -->';
  const heading = '<!-- wp:heading --><h2>Heading</h2><!-- /wp:heading -->';
  const types = (html: string) => convert(rule + html + heading).blocks.map(({ type }) => type);
  expect(types(p('Plain words.'))).toEqual(['line', 'text', 'text']);
  expect(types('<!-- wp:paragraph {"fontSize":"small"} --><p>Label</p><!-- /wp:paragraph -->')).toEqual([
    'line',
    'text',
  ]);
});
