/** The rich texts that the block's examples show. */
import { paragraphs, type RichNode, type RichText } from '#domain/content/rich-text.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';

const words = (text: string): RichNode => ({ type: 'text', text });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const heading = (level: 2 | 3, text: string): RichNode => ({
  type: 'heading',
  level,
  content: [words(text)],
});
const list = (...entries: string[]): RichNode => ({
  type: 'bulletList',
  content: entries.map((entry) => ({ type: 'listItem', content: [paragraph(words(entry))] })),
});
const row = (isHeader: boolean, ...cells: string[]): RichNode => ({
  type: 'row',
  content: cells.map((cell, column) => ({
    type: 'cell',
    header: isHeader || column === 0,
    content: [words(cell)],
  })),
});

export const studioStory: RichText = {
  type: 'doc',
  content: [
    heading(2, 'Clay from the riverbank, fire from the orchard'),
    paragraph(
      words(
        'Every pot starts four miles upstream, where the bank has slipped and the clay lies open. We dig it ',
      ),
      { type: 'text', text: 'by hand', marks: [{ type: 'italic' }] },
      words(', let it rest a winter, and throw it in spring. '),
      { type: 'text', text: 'Read how we ', marks: [{ type: 'link', link: { url: '/journal' } }] },
      {
        type: 'text',
        text: 'prepare it',
        marks: [{ type: 'bold' }, { type: 'link', link: { url: '/journal' } }],
      },
      words('.'),
    ),
    heading(3, 'Why the pots are never quite white'),
    paragraph(
      words(
        'Iron in the clay comes through the glaze as small freckles. Nobody decides where they go, which is the part we like best.',
      ),
    ),
    {
      type: 'image',
      media: EXAMPLE_MEDIA.landscape,
      caption: 'A bowl from the April firing, in its first use.',
    },
    {
      type: 'quote',
      content: [paragraph(words('A bowl is finished when somebody has eaten from it for a year.'))],
    },
    paragraph(words('The kiln is fired four times a year, with windfall apple and cherry wood.')),
  ],
};

export const lede: RichText = paragraphs(
  'We make tableware for people who cook: plates that stack, bowls that pour, cups that keep warm as long as the conversation does.',
);

export const glazeTable: RichText = {
  type: 'doc',
  content: [
    heading(2, 'Three glazes, one oven'),
    {
      type: 'table',
      content: [
        row(true, 'Glaze', 'Fired at', 'Looks like'),
        row(false, 'Ash', '1,280\u00a0°C', 'moss on a wet stone'),
        row(false, 'Tenmoku', '1,260\u00a0°C', 'coffee, held to the light'),
        row(false, 'Oatmeal', '1,240\u00a0°C', 'just that'),
      ],
    },
    heading(3, 'All of them are'),
    list('free of lead and cadmium', 'safe in the dishwasher', 'happier without the microwave'),
    { type: 'rule' },
    {
      type: 'codeBlock',
      language: 'text',
      content: [
        words('ash glaze: 2 wood ash, 1 feldspar, 1 river clay\nsieve to 80 mesh, sleep on it, sieve again'),
      ],
    },
  ],
};

export const letter: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      align: 'center',
      content: [
        words('Sizes vary by a few millimetres. If a pot arrives broken, write to us '),
        {
          type: 'text',
          text: 'with a photograph',
          marks: [{ type: 'link', link: { url: 'https://photos.example/upload', newWindow: true } }],
        },
        words(' and keep the shards for mosaics.'),
      ],
    },
  ],
};
