/** Section presets: laid out, with placeholder text that says what belongs there. */
import type { Section } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { facts, prose, section } from './section-draft.ts';

export interface SectionPreset {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** What people call it elsewhere. */
  readonly words?: string;
  readonly make: (newId: () => string) => Section;
}

export const PRESETS: readonly SectionPreset[] = [
  {
    name: 'preset-hero',
    label: 'Hero with picture',
    description: 'A large headline, one sentence and a button, beside a tall picture.',
    words: 'hero banner header headline',
    make: section(
      'Opening',
      [
        [
          'text',
          {
            ...prose(
              1,
              'Say what you do in five words',
              'Then one sentence about who it is for and what is different once they have been here.',
            ),
            size: 'large',
          },
          1,
          5,
          { row: 1, align: 'end' },
        ],
        ['button', { label: 'Plan your visit', link: { url: '/contact' }, size: 'large' }, 1, 6, { row: 2 }],
        ['image', { ratio: '4:3' }, 7, 6, { row: 1 }],
      ],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-text-picture',
    label: 'Text and picture',
    description: 'A few lines of text beside a picture.',
    make: section('Story', [
      [
        'text',
        prose(
          2,
          'How it began',
          'Two or three sentences are enough: the year, the place, the reason.',
          'End with what has stayed the same since.',
        ),
        1,
        6,
      ],
      ['image', { ratio: '4:5' }, 8, 5],
    ]),
  },
  {
    name: 'preset-picture-text',
    label: 'Picture and text',
    description: 'A picture with a few lines of text beside it.',
    make: section('Details', [
      ['image', { ratio: '1:1' }, 1, 5],
      [
        'text',
        prose(
          2,
          'What you can expect',
          'Describe one thing the way a first-time visitor sees it: what they find, what they hold, what they take home.',
        ),
        7,
        6,
      ],
    ]),
  },
  {
    name: 'preset-columns',
    label: 'Three columns',
    description: 'Three services, places or reasons side by side.',
    words: 'features services reasons cards',
    make: section('Three things', [
      ['text', prose(2, 'What we do'), 1, 12],
      [
        'text',
        prose(3, 'First thing', 'What it is, in one sentence, and what it costs or how long it takes.'),
        1,
        4,
      ],
      ['text', prose(3, 'Second thing', 'Begin with the word people would search for.'), 5, 4],
      [
        'text',
        prose(3, 'Third thing', 'If there is no third, delete this column and make the others wider.'),
        9,
        4,
      ],
    ]),
  },
  {
    name: 'preset-quote',
    label: 'Quote',
    description: 'A customer’s words, large, on a coloured background.',
    words: 'testimonial review',
    make: section(
      'Quote',
      [
        [
          'quote',
          {
            quote: paragraphs('The sentence a guest said when they left, in their own words.'),
            source: 'Their name',
            role: 'and where they are from',
            align: 'center',
          },
          2,
          10,
        ],
      ],
      { theme: 'tint' },
    ),
  },
  {
    name: 'preset-summary',
    label: 'Latest posts',
    description: 'Your newest posts as a grid of pictures.',
    words: 'blog news journal',
    make: section(
      'Latest',
      [['summary', { heading: 'From the journal', layout: 'grid', columns: 3, limit: 3 }]],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-pictures',
    label: 'Three pictures',
    description: 'Three of one shape, side by side.',
    words: 'gallery photos images',
    make: section(
      'Pictures',
      [
        ['image', { ratio: '4:5' }, 1, 4],
        ['image', { ratio: '4:5' }, 5, 4],
        ['image', { ratio: '4:5' }, 9, 4],
      ],
      { width: 'wide' },
    ),
  },
  {
    name: 'preset-action',
    label: 'Call to action',
    description: 'One sentence and a button.',
    words: 'cta banner button',
    make: section(
      'Call to action',
      [
        [
          'text',
          prose(2, 'Shall we keep a table for you?', 'Write or come by. We answer on the same day.'),
          1,
          8,
        ],
        [
          'button',
          { label: 'Get in touch', link: { url: '/contact' }, size: 'large', align: 'end' },
          9,
          4,
          { align: 'center' },
        ],
      ],
      { theme: 'accent', spacing: 'medium' },
    ),
  },
  {
    name: 'preset-contact',
    label: 'Contact',
    description: 'Address, phone and email, and your social profiles.',
    words: 'address phone mail find us',
    make: section('Contact', [
      [
        'text',
        prose(
          2,
          'Where to find us',
          'Name of the house',
          'Street and number, postcode and town',
          'The tram stops at the corner, and there are two parking spaces in the yard.',
        ),
        1,
        6,
      ],
      ['text', prose(2, 'How to reach us', 'Phone: 000 000000', 'Email: hello@example.com'), 8, 5],
      ['social-links', {}, 8, 5],
    ]),
  },
  {
    name: 'preset-hours',
    label: 'Opening hours',
    description: 'Days and times in a table that phones read well.',
    words: 'times table open',
    make: section(
      'Opening hours',
      [
        ['text', prose(2, 'Open'), 1, 4],
        [
          'text',
          {
            content: facts(
              ['Monday, Tuesday', 'closed'],
              ['Wednesday to Friday', '10:00–18:00'],
              ['Saturday', '10:00–16:00'],
              ['Sunday', 'by appointment'],
            ),
          },
          6,
          7,
        ],
      ],
      { theme: 'tint', spacing: 'medium' },
    ),
  },
  {
    name: 'preset-events',
    label: 'Coming up',
    description: 'The next dates of your events.',
    words: 'dates calendar',
    make: section('Coming up', [
      ['summary', { heading: 'Coming up', kind: 'events', layout: 'list', limit: 4 }],
    ]),
  },
  {
    name: 'preset-plain',
    label: 'Empty section',
    description: 'Starts empty.',
    make: section('New section', [], { spacing: 'medium' }),
  },
];
