/** The work page and its series. Each is shown with the place it comes from; the pots are to be seen in Arle. */
import { type BodySource, block, image, text } from './build.ts';
import { toMedia } from './ids.ts';
import { type PictureName, pictureId } from './pictures.ts';

export const work: BodySource = {
  title: 'Work',
  fields: {
    description: 'Nine series of tableware, each named after a place within an hour’s walk of the wheel.',
  },
  sections: [
    {
      width: 'wide',
      spacing: 'medium',
      blocks: [
        text(
          '1/8',
          `
# Nine series, nine places

Each series is named after somewhere within an hour’s walk of the wheel, and takes its clay, its ash or its wood from there. So that is what we photograph. The pots we would rather put into your hands.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      width: 'wide',
      spacing: 'small',
      blocks: [
        block('summary', '1/12', {
          kind: 'posts',
          layout: 'grid',
          columns: 3,
          limit: 12,
          order: 'manual',
          ratio: '4:5',
          show: { image: true, date: false, author: false, excerpt: true, categories: false },
        }),
      ],
    },
    {
      spacing: 'large',
      blocks: [
        text(
          '1/5',
          `
## What a pot costs, and why

A breakfast bowl takes eleven minutes at the wheel and five weeks in all. Half of the price is time, a fifth is wood and gas, and a tenth is the pots that crack.
`,
        ),
        block(
          'chart',
          '7/6',
          {
            kind: 'bar',
            title: 'Where the € 38 for a breakfast bowl go',
            prefix: '€ ',
            rowLabel: 'Part',
            dataset: {
              columns: ['Share'],
              rows: [
                { label: 'Hands', values: [19] },
                { label: 'Firing', values: [7.6] },
                { label: 'Rent and tools', values: [4.8] },
                { label: 'Losses', values: [3.8] },
                { label: 'Clay and glaze', values: [2.8] },
              ],
            },
          },
          {},
        ),
      ],
    },
    { source: 'visit' },
  ],
};

export interface SeriesSource {
  readonly name: string;
  readonly title: string;
  readonly picture: PictureName;
  readonly detail?: PictureName;
  readonly excerpt: string;
  readonly category: string;
  /** What it is and where it comes from, as prose. */
  readonly story: string;
  /** Rows of `name | value`. */
  readonly facts: readonly string[];
}

/** A series' own page: the story beside a second picture, then what there is to know before buying. */
export function seriesBody(series: SeriesSource): BodySource {
  const { detail } = series;
  return {
    title: series.title,
    fields: {
      excerpt: series.excerpt,
      description: series.excerpt,
      image: toMedia(pictureId(series.picture)),
      author: 'Ingrid Halden',
      categories: [series.category],
    },
    sections: [
      {
        spacing: 'medium',
        blocks: [
          text(detail ? '1/6' : '1/7', series.story),
          ...(detail ? [image('8/5', detail, { ratio: '4:5' })] : []),
        ],
      },
      {
        width: 'content',
        spacing: 'medium',
        blocks: [text('1/4', '## To know before you ask', {}), text('6/7', factsTable(series.facts), {})],
      },
    ],
  };
}

function factsTable(facts: readonly string[]): string {
  return [`| ${FACTS_HEAD} |`, ...facts.map((fact) => `| ${fact} |`)].join('\n');
}

/** The head of the table of facts. */
const FACTS_HEAD = 'What | How it is';
