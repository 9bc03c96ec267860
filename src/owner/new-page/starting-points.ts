/** Starting points for pages: made of the section presets, under a heading with the page's name. */
import type { Body, Place, Section } from '#domain/content/content.ts';
import { PRESETS } from './presets.ts';
import { type Draft, facts, prose, section } from './section-draft.ts';

type Make = (newId: () => string) => Section;

export interface StartingPoint {
  readonly name: string;
  readonly label: string;
  readonly sections: (title: string) => readonly Make[];
}

function preset(wanted: string): readonly Make[] {
  return PRESETS.filter(({ name }) => name === wanted).map(({ make }) => make);
}

/** The opening of every page: its name, and a sentence or two beneath it. */
function opening(title: string, sentence: string, span: number, more: Partial<Place> = {}): Draft {
  return ['text', { ...prose(1, title, sentence), size: 'large' }, 1, span, more];
}

export const STARTING_POINTS: readonly StartingPoint[] = [
  { name: 'empty', label: 'Empty page', sections: () => [] },
  {
    name: 'about',
    label: 'About',
    sections: (title) => [
      section(
        'Opening',
        [opening(title, 'Say in one sentence who you are and what you do.', 8), ['image', { ratio: '21:9' }]],
        { width: 'wide' },
      ),
      ...preset('preset-text-picture'),
      ...preset('preset-quote'),
      ...preset('preset-action'),
    ],
  },
  {
    name: 'services',
    label: 'Services',
    sections: (title) => [
      section(
        'Opening',
        [
          opening(title, 'Say what you do for people, and how it helps them.', 5, {
            align: 'center',
          }),
          ['image', { ratio: '4:3' }, 7, 6],
        ],
        { width: 'wide' },
      ),
      ...preset('preset-columns'),
      ...preset('preset-picture-text'),
      ...preset('preset-action'),
    ],
  },
  {
    name: 'pictures',
    label: 'Pictures',
    sections: (title) => [
      section(
        'Opening',
        [opening(title, 'One sentence about these pictures: where and when you took them.', 8)],
        { width: 'wide', spacing: 'medium' },
      ),
      ...preset('preset-pictures'),
      ...preset('preset-picture-text'),
    ],
  },
  {
    name: 'prices',
    label: 'Price list',
    sections: (title) => [
      section(
        'Opening',
        [opening(title, 'Say what your prices include and when they were last updated.', 8)],
        {
          spacing: 'medium',
        },
      ),
      priceGroup('First group', [
        ['What it is', '00'],
        ['Something larger', '00'],
        ['Something that takes longer', 'from 00'],
      ]),
      priceGroup('Second group', [
        ['What it is', '00'],
        ['A common extra', '00'],
      ]),
      ...preset('preset-action'),
    ],
  },
  {
    name: 'contact',
    label: 'Contact',
    sections: (title) => [
      section('Contact', [
        opening(title, 'Write, call or come by. Say how soon you answer.', 12),
        ['form', {}, 1, 7],
        [
          'text',
          prose(2, 'How to reach us', 'Phone: 000 000000', 'Street and number, postcode and town'),
          9,
          4,
        ],
      ]),
      ...preset('preset-hours'),
    ],
  },
];

function priceGroup(name: string, rows: readonly [string, string][]): Make {
  const blocks: readonly Draft[] = [
    ['text', prose(2, name), 1, 4],
    ['text', { content: facts(...rows) }, 6, 7],
  ];
  return section(name, blocks, { theme: 'tint', spacing: 'medium' });
}

/** @param name of a starting point; any other gives an empty page */
export function bodyFrom(name: string, title: string, newId: () => string): Body {
  const point = STARTING_POINTS.find((each) => each.name === name);
  const sections = (point?.sections(title) ?? []).map((make) => make(newId));
  return { title, fields: {}, sections };
}
