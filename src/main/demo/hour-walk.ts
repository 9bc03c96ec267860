/** The photographs of the demo by themselves: what the pots are made of, in as many ways as a gallery has. */
import { type BlockSource, type BodySource, block, quote, text } from './build.ts';
import { toMedia } from './ids.ts';
import { type PictureName, pictureId } from './pictures.ts';

type Shown = readonly [name: PictureName, caption: string];

/** @param name begins the slides’ names, which stand in addresses */
function gallery(
  name: string,
  shown: readonly Shown[],
  props: Record<string, unknown>,
  at = '1/12',
): BlockSource {
  const items = shown.map(([picture, caption]) => ({
    id: `${name}-${picture}`,
    image: toMedia(pictureId(picture)),
    caption,
  }));
  return block('gallery', at, { ...props, items });
}

const MORNING: readonly Shown[] = [
  ['hollow-way', 'The Hollow Way, worn down to the clay'],
  ['larches', 'Larches in the second week of October: next year’s fire'],
  ['gorge', 'The upper pools, where the lime settles'],
  ['snow-line', 'What is left of the winter'],
  ['gorge-steps', 'From pool to pool'],
  ['seedheads', 'Before mowing'],
  ['hollow-way-earth', 'The bank that slips every spring'],
];

const DAY: readonly Shown[] = [
  ['last-light', 'Five o’clock. The sundial says ten to'],
  ['sundial', 'Wrong by eleven minutes since 1911'],
  ['evening-table', 'The table outside, as long as there is light'],
  ['gorge', 'Washing the sieve'],
  ['larches', 'Home through the larches'],
];

const ALONG: readonly Shown[] = [
  ['seedheads', ''],
  ['last-light', ''],
  ['crest', ''],
  ['snow-line', ''],
];

const WAYSIDE: readonly Shown[] = [
  ['seedhead-clock', 'Goat’s beard, which tells the time about as well'],
  ['phacelia', 'Phacelia, sown for the bees and left for us'],
  ['star-thistle', 'Star thistle, on the dry side'],
  ['larkspur', 'Larkspur, escaped from a garden'],
  ['bellflower', 'Bellflower, from under the wall'],
  ['yellow-poppy', 'Poppies, where the snow lay longest'],
  ['meadow-oak', 'The oak that nobody dares to burn'],
];

const HOME: readonly Shown[] = [
  ['evening', 'The lamp in the window means come in'],
  ['leaf-bowl', 'The red we were after for six years'],
  ['studio-dogs', 'Umber, above, and Ochre'],
  ['brushes', 'Every colour but ours'],
  ['leaf-bowl-tip', 'Leaf, from the other end'],
  ['brushes-detail', 'The two that are used'],
];

export const hourWalk: BodySource = {
  title: 'An hour’s walk',
  fields: {
    description: 'Everything we use lies within an hour’s walk of the wheel. Here it is, photographed.',
    socialImage: toMedia(pictureId('crest')),
  },
  sections: [
    {
      theme: 'photo',
      spacing: 'large',
      background: 'crest',
      blocks: [
        text(
          '1/8',
          `
The studio, photographed

# An hour’s walk

Clay, ash, lime and wood: nothing in our pots has come further than we can carry it. This is the way it comes.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text('1/7', '## Up, in the morning\n\nWith an empty barrow, and a letter from the farmer.'),
        gallery('up', MORNING, { design: 'autogrid', captions: 'over', gutter: 8, rowHeight: 300 }),
      ],
    },
    {
      theme: 'ink',
      width: 'wide',
      spacing: 'large',
      blocks: [
        gallery(
          'day',
          DAY,
          {
            design: 'slideshow',
            imageAspectRatio: 1.5,
            'auto-crop': true,
            captions: 'over',
            thumbnails: true,
            transition: 'ken-burns',
            autoplay: true,
          },
          '1/8',
        ),
        text(
          '9/4',
          `
## And down again

The barrow is full by noon. After that the light is better than the work, so we take the long way.

Stop the pictures where you like, or open one and go on from there.
`,
          { align: 'center' },
        ),
      ],
    },
    {
      theme: 'tint',
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text('1/7', '## What grows on the way\n\nHalf of it has been ash in one of our glazes.'),
        gallery('wayside', WAYSIDE, {
          design: 'carousel',
          imageAspectRatio: 0.8,
          slidesPerRow: 4,
          loop: false,
        }),
      ],
    },
    {
      width: 'full',
      spacing: 'none',
      blocks: [gallery('along', ALONG, { design: 'slider', captions: 'none', gutter: 8, vSize: 8 })],
    },
    {
      width: 'content',
      spacing: 'large',
      blocks: [
        text('1/5', '## And in the house\n\nWho lives here, and what has become of the barrow.', {}),
        gallery('home', HOME, {
          design: 'autocolumns',
          captions: 'below',
          gutter: 16,
          columnWidth: 300,
          lightboxTheme: 'light',
        }),
        quote('1/12', 'I came for a plate and left with a map.', 'Visitors’ book', 'August'),
      ],
    },
    { source: 'visit' },
  ],
};
