/** The lightbox is no block: what opens it is. So its page shows it with all of them, each beside its own page. */
import { EXAMPLE_FILM, EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';
import type { Theme } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { type BlockSource, type BodySource, block, image, type SectionSource, text } from './build.ts';
import { prose } from './prose.ts';

type Role = keyof typeof EXAMPLE_MEDIA;
const GROUNDS: readonly Theme[] = ['paper', 'tint', 'ink', 'accent'];

const slide = (name: string, role: Role, caption = '') => ({
  id: `${name}-${role}`,
  image: EXAMPLE_MEDIA[role],
  caption,
});

const LONG =
  'From the upper pools, on the last warm day of the year. We had gone to look at the lime, which settles in the third of them and nowhere else, and stayed until somebody remembered that the kiln was lit. On a phone, words as long as these fold away under a button.';

const film = (role: Role, title: string, address: string) => ({
  ...slide('films', role, title),
  title,
  video: { url: address },
});

const FILMS = [
  {
    ...slide('films', 'path', 'Up the hollow way'),
    title: 'Up the hollow way',
    video: EXAMPLE_FILM.film,
    captions: EXAMPLE_FILM.captions,
  },
  film('landscape', 'Throwing a bowl', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  slide('films', 'lamplight', 'Before the fire'),
  film('detail', 'The kiln, opened', 'https://vimeo.com/76979871'),
];

const grid = (items: readonly object[], props: Record<string, unknown> = {}) =>
  block('gallery', '1/12', { captions: 'none', imageAspectRatio: 1.5, ...props, items });

const VARIANTS: readonly (readonly [title: string, words: string, shown: BlockSource])[] = [
  [
    'A set, over a dark ground',
    'Swipe, use the arrow keys, or press the left or right half. Two fingers or a double tap bring it closer; dragging it down closes it, as Escape and the way back do. The address names the picture, and leads back to it.',
    grid([
      slide('dark', 'ridge', 'The ridge above Abantz, first frost'),
      slide('dark', 'pools', 'From pool to pool'),
      slide('dark', 'larches', 'Larches, the second week of October'),
      slide('dark', 'dogs', 'Who lives there'),
    ]),
  ],
  [
    'A set, over a light ground',
    'For pictures that are light themselves.',
    grid([slide('light', 'snow'), slide('light', 'hills'), slide('light', 'sundial')], {
      slidesPerRow: 3,
      lightboxTheme: 'light',
    }),
  ],
  [
    'One that goes on by itself',
    'A picture a second, until somebody does something; a button stops it. It waits for whoever asked for less motion.',
    grid([slide('auto', 'path'), slide('auto', 'stream'), slide('auto', 'meadow'), slide('auto', 'table')], {
      lightboxAutoplay: true,
    }),
  ],
  [
    'Videos and pictures together',
    'A video that was pressed plays at once, one that is passed waits. Its service is asked for nothing before.',
    grid(FILMS),
  ],
  [
    'A long caption, a tall picture, a wide one',
    'Words scroll where they are many, and fold away on phones.',
    grid([slide('long', 'pools', LONG), slide('long', 'dogs'), slide('long', 'meadow', 'The whole meadow')], {
      captions: 'below',
      slidesPerRow: 3,
    }),
  ],
  [
    'A single picture',
    'From an image block: no arrows, no count.',
    image('1/12', 'evening-table', {
      caption: 'The table outside, as long as there is light.',
      width: 'half',
      opensLarge: 'dark',
    }),
  ],
  [
    'Pictures in a text',
    'Those of one text are one set.',
    block('text', '1/12', {
      opensLarge: 'light',
      content: {
        type: 'doc',
        content: [
          ...(prose('We went up for clay and came back with photographs.').content as RichNode[]),
          { type: 'image', media: EXAMPLE_MEDIA.path },
          { type: 'image', media: EXAMPLE_MEDIA.stream },
        ],
      },
    }),
  ],
];

export const lightboxPage: BodySource = {
  title: 'Lightbox',
  fields: { description: 'Pictures and videos on the whole screen, from whichever block they stand in.' },
  sections: [
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/8',
          `
Blocks

# Lightbox

Pictures and videos on the whole screen. [Galleries](page:block-gallery), [images](page:block-image) and [texts](page:block-text) open it; [videos](page:block-video) play in it.
`,
          { size: 'large' },
        ),
      ],
    },
    ...VARIANTS.map(
      ([title, words, shown], index): SectionSource => ({
        name: `variant ${index + 1}`,
        theme: GROUNDS[index % GROUNDS.length] ?? 'paper',
        spacing: 'medium',
        blocks: [text('1/8', `## ${title}\n\n${words}`, { size: 'small' }), shown],
      }),
    ),
  ],
};
