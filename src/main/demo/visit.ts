/** The pages for people who want to come or to buy: contact, shop, and the price list for the trade. */
import { blankField } from '#domain/forms/blank-field.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { type BodySource, block, button, image, text } from './build.ts';
import { toMedia } from './ids.ts';
import { pictureId } from './pictures.ts';

/** Of the page for the trade; the index of the blocks tells it, so that the lock screen can be tried. */
export const TRADE_PASSWORD = 'saw pit';

const required = { isRequired: true };

const letter: Record<string, unknown> & Partial<FormSettings> = {
  name: 'Letters to the workshop',
  fields: [
    blankField('name', 'name', 'Your name', required),
    blankField('email', 'email', 'Your email', required),
    blankField('about', 'radio', 'What is it about?', {
      ...required,
      options: ['A course', 'Pots for a restaurant', 'A pot that broke', 'Something else'],
    }),
    blankField('people', 'number', 'How many are you?', {
      width: 'half',
      showWhen: { field: 'about', operator: 'is', value: 'A course' },
    }),
    blankField('covers', 'number', 'How many covers?', {
      width: 'half',
      showWhen: { field: 'about', operator: 'is', value: 'Pots for a restaurant' },
    }),
    blankField('message', 'textarea', 'Your letter', { ...required, maxLength: 2000 }),
  ],
  submitLabel: 'Send the letter',
  successText: 'Thank you. You will hear from us within two days.',
};

export const contact: BodySource = {
  title: 'Contact',
  fields: {
    description: 'Mill Lane 4, Arle. Open Thursday to Saturday, 10 to 17. How to find us and how to ring us.',
    socialImage: toMedia(pictureId('studio-dogs-heads')),
  },
  sections: [
    {
      width: 'content',
      spacing: 'medium',
      blocks: [
        text(
          '1/6',
          `
# Come by, ring or write

The dogs will announce you. If nobody comes to the door, we are at the kiln: walk round the left side of the mill and shout.
`,
          { size: 'large' },
        ),
        image('8/5', 'studio-dogs-heads', { ratio: '1:1' }),
        button('1/4', 'Ring 020 915 0412', 'tel:+353209150412', { isFullOnMobile: true }),
      ],
    },
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/4',
          `
## Write to us

Somebody reads it in the evening, when the clay is put away. We answer within two days, except in kiln weeks.
`,
        ),
        block('form', '6/7', letter),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [
        text(
          '1/4',
          `
## Address

Halden Ceramics\\
The old sawmill\\
Mill Lane 4\\
Arle
`,
        ),
        text(
          '5/4',
          `
## Open

| Day | Hours |
| Thursday | 10 to 17 |
| Friday | 10 to 17 |
| Saturday | 10 to 17 |
| Other days | ring first |
`,
        ),
        text(
          '9/4',
          `
## Who answers

**Ingrid**: courses, restaurants, pots that broke. [ingrid@halden.example](mailto:ingrid@halden.example)

**Joss**: kilns, firings, deliveries. [joss@halden.example](mailto:joss@halden.example)
`,
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'large',
      blocks: [
        image('1/7', 'crest', {
          ratio: '3:2',
          caption: 'The Saw from the bus stop. The mill is behind the dark spruce.',
        }),
        text(
          '9/4',
          `
## How to find us

**On foot** from Arle station: 25 minutes, first along the stream, then up Mill Lane.

**By bus**: line 7 to Sägemühle, hourly until 19:10. It stops if you wave.

**By car**: there are four places in the yard. The lane is narrow; please let the tractor win.

**With a wheelchair**: shop and workshop are level. The kiln shed has one step and a plank.
`,
          { align: 'center' },
        ),
      ],
    },
  ],
};

export const shop: BodySource = {
  title: 'Shop',
  fields: {
    description:
      'Bowls, plates, cups and jars from the last two firings, packed on Fridays. Each is one of a few.',
    socialImage: toMedia(pictureId('bowl-oatmeal-front')),
  },
  sections: [
    {
      width: 'wide',
      spacing: 'small',
      blocks: [
        text(
          '1/8',
          `
# From the shelf

What came out of the last two firings and survived us. When it is gone it is gone, until the next kiln.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'small',
      blocks: [
        block('product-grid', '1/12', { order: 'manual', followsAddress: true, limit: 12, ratio: '4:5' }),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [
        text(
          '1/4',
          `
### Packed on Fridays

In sawdust, of which we have enough. It is with you by Tuesday.
`,
        ),
        text(
          '5/4',
          `
### If it breaks

Send a photograph and keep the shards. You get another, or your money.
`,
        ),
        text(
          '9/4',
          `
### For restaurants

There is a separate list with quantities. [It needs a password](page:trade), which Ingrid gladly gives you.
`,
        ),
      ],
    },
    { source: 'visit' },
  ],
};

export const trade: BodySource = {
  title: 'Prices for restaurants',
  fields: { description: 'Quantities, prices and delivery times for the trade.' },
  sections: [
    {
      width: 'reading',
      spacing: 'medium',
      blocks: [
        text(
          '1/12',
          `
# Prices for restaurants

Valid until the end of 2027, without tax, delivered within 60 km.

| Piece | From 12 | From 40 | Weeks |
| Dinner plate, 26 cm | € 48 | € 44 | 10 |
| Side plate, 19 cm | € 33 | € 30 | 8 |
| Breakfast bowl, 16 cm | € 29 | € 26 | 8 |
| Cup, 20 cl | € 21 | € 19 | 6 |
| Carafe, 75 cl | € 74 | € 68 | 12 |

We replace what breaks at the same price, for ten years, as long as the bank keeps slipping.
`,
        ),
      ],
    },
  ],
};
