/** The pages about the studio: who, what of, and with what fire. */
import { type BodySource, block, button, image, quote, text } from './build.ts';
import { toMedia } from './ids.ts';
import { pictureId } from './pictures.ts';

export const about: BodySource = {
  title: 'About us',
  fields: {
    description: 'Ingrid and Joss Halden, two dogs, two kilns and an old sawmill.',
    socialImage: toMedia(pictureId('studio-dogs')),
  },
  sections: [
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text(
          '1/6',
          `
Mill Lane 4

# Two people, two kilns, two dogs

Ingrid throws. Joss glazes, fires and answers the telephone. Umber and Ochre look out of the window and tell us who is coming.
`,
          { size: 'large', align: 'end' },
        ),
        image('8/5', 'studio-dogs', {
          ratio: '4:5',
          caption: 'Umber, above, and Ochre. Both are paid in crusts.',
        }),
      ],
    },
    {
      width: 'content',
      spacing: 'large',
      blocks: [
        text(
          '1/7',
          `
## How we came by a sawmill

Our grandfather cut larch here until 1988. When we got the key in 2011 there was a swallow’s nest on the saw and a tree growing through the office. The nest is still there.

Ingrid had learned to throw with Mira Sund, who lets nobody glaze before their five-hundredth pot. Joss had mended ovens for a bakery. The first kiln was a bread oven, and the first thing we sold was bread.

We have made tableware since then and nothing else: no sculpture, no tiles, no custom logo mugs, though thank you for asking. About two thousand pots a year leave the mill. A dozen restaurants eat from them; most go to kitchens.

## What we believe, in three lines

- A pot is finished when somebody has eaten from it for a year.
- What cannot be mended should not be sold.
- Nobody needs twelve of anything on the same day.
`,
        ),
        text(
          '9/4',
          `
### In short

| Year | What |
| 2011 | The key, the nest, the bread |
| 2014 | The gas kiln |
| 2018 | The wood kiln, first fired in January |
| 2021 | The shop in the front half |
| 2024 | Clay of our own in every series but two |
| 2026 | Firing number 36 |
`,
          { size: 'small' },
        ),
      ],
    },
    {
      theme: 'photo',
      spacing: 'large',
      background: 'crest',
      blocks: [
        quote(
          '1/8',
          'They look as if they had been found, not made. You have to hold one to notice how much was decided.',
          'Clay & Fire',
          'spring issue, 2025',
        ),
      ],
    },
    { source: 'visit' },
  ],
};

export const clayAndAsh: BodySource = {
  title: 'Clay and ash',
  fields: {
    description: 'Where our materials come from, what we add to them, and what we buy.',
    socialImage: toMedia(pictureId('hollow-way-earth')),
  },
  sections: [
    {
      theme: 'photo',
      spacing: 'large',
      background: 'hollow-way-earth',
      blocks: [
        text(
          '1/8',
          `
The studio

# Clay and ash

What we use, where we take it, and how much of it is left.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      width: 'reading',
      spacing: 'medium',
      blocks: [
        text(
          '1/12',
          `
Everyone who visits asks whether we really dig it ourselves. 

We do, though less romantically than you think: with a barrow, a farmer’s permission in writing, and a sieve.

## From the bank to the wheel

1. We take what has slipped off the bank of the Hollow Way after rain, never the bank itself.
2. It dries under the roof until it rattles, and is slaked in rainwater.
3. Through a sieve of 60 mesh go clay and silt. Roots, snails and one Roman nail so far stay behind.
4. It stands in the old saw pit from November to March. Frost does the wedging.
5. In spring it is pressed, pugged and left alone for three more weeks.
`,
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        image('1/6', 'gorge-steps', {
          ratio: '4:5',
          caption: 'The lime for the celadon settles in the third pool.',
        }),
        text(
          '8/5',
          `
## Three bodies

| Clay | Made of | For |
| Coarse | Hollow Way, nothing else | jars, salt |
| Fine | Hollow Way, washed, 8 % grog | bowls, carafes |
| Half and half | Hollow Way and bought white clay | plates |

Porcelain and the white earthenware for the children’s plates come from the trade, on a lorry, in plastic. We have not found a way round that.

## Three ashes

Vine from the Aumanns, larch from our own wood kiln, apple from whoever prunes. They are as different as salt, sugar and flour. [Here is the recipe with vine ash](item:vine-ash).
`,
          { align: 'center' },
        ),
      ],
    },
    {
      spacing: 'large',
      blocks: [
        text('1/4', '## What a year takes\n\nWeighed at the gate, not guessed.', {}),
        block('chart', '6/7', {
          kind: 'stacked-bar',
          title: 'Material by year, in kilograms',
          suffix: ' kg',
          rowLabel: 'Year',
          note: 'Porcelain and white earthenware are bought; the rest is dug.',
          dataset: {
            columns: ['Dug', 'Bought'],
            rows: [
              { label: '2023', values: [1480, 910] },
              { label: '2024', values: [1720, 640] },
              { label: '2025', values: [1810, 520] },
              { label: '2026', values: [1660, 480] },
            ],
          },
        }),
      ],
    },
    { source: 'visit' },
  ],
};

export const kilns: BodySource = {
  title: 'The two kilns',
  fields: {
    description: 'A gas kiln for every week and a wood kiln for four times a year. Both can be hired.',
  },
  sections: [
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text(
          '1/5',
          `
The studio

# The two kilns

One does what it is told. The other is the reason we get up.
`,
          { size: 'large', align: 'center' },
        ),
        image('7/6', 'larches', { ratio: '4:3', caption: 'Next winter’s firewood, still standing.' }),
      ],
    },
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/5',
          `
## Gas, every other week

Half a cubic metre, built by Joss from a scrapped bakery oven. It climbs to 1,280 °C in nine hours, evenly, and cools in two days. Nine pots in ten come out of it.
`,
        ),
        text(
          '7/5',
          `
## Wood, four times a year

Three cubic metres and a chimney you can see from the road. Thirty hours, two tonnes of larch and apple, six people in shifts of four hours. It breathes with every stoking, and so do we.
`,
        ),
        block('chart', '1/12', {
          kind: 'line',
          title: 'Two firings, hour by hour',
          note: 'The dips of the wood kiln are the stokings. We stopped apologising for them.',
          suffix: ' °C',
          rowLabel: 'Hour',
          dataset: {
            columns: ['Gas', 'Wood'],
            rows: [
              { label: '0', values: [20, 20] },
              { label: '3', values: [420, 180] },
              { label: '6', values: [860, 390] },
              { label: '9', values: [1280, 610] },
              { label: '12', values: [1140, 760] },
              { label: '15', values: [980, 905] },
              { label: '18', values: [850, 1010] },
              { label: '21', values: [730, 1125] },
              { label: '24', values: [620, 1098] },
              { label: '27', values: [530, 1215] },
              { label: '30', values: [450, 1268] },
            ],
          },
        }),
      ],
    },
    {
      spacing: 'large',
      blocks: [
        text(
          '1/5',
          '## Fire with us\n\nBone dry, please, and no clay we have not met. Ring before you pack.',
          {},
        ),
        block('menu', '7/6', {
          headingLevel: 3,
          columns: 1,
          tabs: [
            {
              title: 'Per firing',
              description: '',
              sections: [
                {
                  title: '',
                  description: '',
                  items: [
                    item('Biscuit', '€ 18', 'Half a shelf, 40 × 40 cm, up to 15 cm high.'),
                    item('Glaze, reduction', '€ 32', 'Half a shelf at 1,280 °C in the gas kiln.'),
                    item('A corner of the wood kiln', '€ 90', 'And one shift of four hours at the firebox.'),
                    item('The whole gas kiln', '€ 210', 'You stack, we fire.'),
                  ],
                },
              ],
            },
          ],
        }),
        button('7/6', 'Ask for a date', 'mailto:joss@halden.example?subject=A%20place%20in%20the%20kiln', {
          style: 'secondary',
        }),
      ],
    },
    { source: 'visit' },
  ],
};

function item(name: string, price: string, description: string) {
  return { name, price, description, options: [] };
}
