/** Starting points for pages: made of the section presets, under a heading with the page's name. */
import type { Body, Place, Section } from '#domain/content/content.ts';
import { PRESETS } from './presets.ts';
import { type Draft, facts, prose, section } from './section-draft.ts';
import * as say from './words/en.ts';

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
  { name: 'empty', label: say.emptyPage, sections: () => [] },
  {
    name: 'about',
    label: say.about,
    sections: (title) => [
      section(say.opening, [opening(title, say.sayInOneSentenceWhoYou, 8), ['image', { ratio: '21:9' }]], {
        width: 'wide',
      }),
      ...preset('preset-text-picture'),
      ...preset('preset-quote'),
      ...preset('preset-action'),
    ],
  },
  {
    name: 'services',
    label: say.services,
    sections: (title) => [
      section(
        say.opening,
        [
          opening(title, say.sayWhatYouDoForPeople, 5, {
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
    label: say.pictures,
    sections: (title) => [
      section(say.opening, [opening(title, say.oneSentenceAboutThesePicturesWhere, 8)], {
        width: 'wide',
        spacing: 'medium',
      }),
      ...preset('preset-pictures'),
      ...preset('preset-picture-text'),
    ],
  },
  {
    name: 'prices',
    label: say.priceList,
    sections: (title) => [
      section(say.opening, [opening(title, say.sayWhatYourPricesIncludeAnd, 8)], {
        spacing: 'medium',
      }),
      priceGroup(say.firstGroup, [
        [say.whatItIs, '00'],
        [say.somethingLarger, '00'],
        [say.somethingThatTakesLonger, say.from00],
      ]),
      priceGroup(say.secondGroup, [
        [say.whatItIs, '00'],
        [say.aCommonExtra, '00'],
      ]),
      ...preset('preset-action'),
    ],
  },
  {
    name: 'contact',
    label: say.contact,
    sections: (title) => [
      section(say.contact, [
        opening(title, say.writeCallOrComeBySay, 12),
        ['form', {}, 1, 7],
        ['text', prose(2, say.howToReachUs, say.phone000000000, say.streetAndNumberPostcodeAndTown), 9, 4],
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
