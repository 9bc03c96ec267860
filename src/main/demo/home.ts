/** The home page. */
import { type BodySource, block, button, image, quote, text } from './build.ts';
import { toCollection, toMedia } from './ids.ts';
import { pictureId } from './pictures.ts';

export const home: BodySource = {
  title: 'Halden Ceramics',
  fields: {
    description:
      'Tableware thrown in an old sawmill in Arle, from clay we dig and ash we sift. Open from Thursday to Saturday.',
    socialImage: toMedia(pictureId('leaf-bowl')),
  },
  sections: [
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text(
          '1/5',
          `
Tableware from Arle, since 2011

# Pots from the hill they stand on

We dig the clay, sift the ash and cut the wood within an hour’s walk of the wheel. What comes out is made to be eaten from.

[See the nine series](page:work)
`,
          { size: 'large', align: 'center' },
        ),
        image('6/7', 'leaf-bowl', { ratio: '5:4' }),
      ],
    },
    {
      theme: 'tint',
      blocks: [
        text('1/12', '## All of it from within an hour’s walk'),
        text(
          '1/4',
          `
### Clay

From the sunken path above the village, where the bank slips every spring. It rests a winter before we throw it.

[How we dig it](page:clay-and-ash)
`,
        ),
        text(
          '5/4',
          `
### Ash

From the vineyard’s prunings and our own stove. Sieved, washed once, never twice: the soot is where the green comes from.

[The recipe](item:vine-ash)
`,
        ),
        text(
          '9/4',
          `
### Fire

Four times a year, for thirty hours, with larch and windfall apple. You can come and stoke.

[The two kilns](page:kilns)
`,
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'large',
      blocks: [
        image('1/7', 'hollow-way-earth', { ratio: '4:3' }),
        text(
          '9/4',
          `
## The path is the quarry

Nine hundred years of cattle have worn the Hollow Way down to the clay. We take what the rain brings loose, a few barrows a year, and leave the bank to the swallows.

[Read: The hill that slipped](item:the-hill-that-slipped)
`,
          { align: 'center' },
        ),
      ],
    },
    {
      spacing: 'medium',
      blocks: [
        text('1/8', '## Nine series, nine places', {}),
        block('summary', '1/12', {
          collection: toCollection('work'),
          kind: 'posts',
          layout: 'grid',
          columns: 3,
          limit: 3,
          order: 'manual',
          ratio: '4:5',
          show: { image: true, date: false, author: false, excerpt: true, categories: false },
        }),
        button('1/12', 'All nine series', 'page:work', { style: 'secondary' }),
      ],
    },
    {
      theme: 'photo',
      spacing: 'large',
      background: 'last-light',
      blocks: [
        text(
          '1/7',
          `
28 and 29 November, ten to five

## The seconds shelf opens once a year

Cups that lean, plates with a freckle too many, lids that found no pot. From € 8, cash or card, no reservations. There is soup.
`,
          { size: 'large' },
        ),
        button('1/7', 'About the weekend', 'item:seconds-weekend', { size: 'large', isFullOnMobile: true }),
      ],
    },
    {
      spacing: 'large',
      blocks: [
        text(
          '1/4',
          `
## Come and make something

Six people at most, one teacher, no certificates. We fire what you want to keep.

[All courses and open days](page:courses)
`,
        ),
        block('summary', '6/7', {
          collection: toCollection('courses'),
          kind: 'events',
          layout: 'list',
          events: 'upcoming',
          limit: 4,
          show: { image: false, date: true, author: false, excerpt: false, categories: false },
        }),
      ],
    },
    {
      theme: 'accent',
      spacing: 'medium',
      blocks: [
        quote(
          '2/10',
          'The only plates my guests turn over to see who made them.',
          'Amara Lindqvist',
          'cook at Norrsken',
        ),
      ],
    },
    {
      spacing: 'large',
      blocks: [
        text('1/8', '## From the journal', {}),
        block('summary', '1/12', {
          collection: toCollection('journal'),
          layout: 'grid',
          columns: 3,
          limit: 3,
          ratio: '3:2',
        }),
      ],
    },
    {
      theme: 'ink',
      spacing: 'medium',
      blocks: [
        block('newsletter', '3/8', {
          name: 'Letters from the kiln',
          title: 'Two letters a year',
          description: 'One before each opening of the kiln, with what came out of the last.',
          submitLabel: 'Write to me',
          note: 'Your address is used for these letters and nothing else.',
          successText: 'Thank you. The next letter is yours.',
        }),
      ],
    },
    { source: 'visit' },
  ],
};
