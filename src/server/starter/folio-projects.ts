/** The projects of the portfolio in Folio: a cover, what there is to know of it, its pictures, and on to the next. */
import type { PhotoName } from './photos.ts';
import { paragraph } from './rich-words.ts';
import type { PageName, StarterPage, Writer } from './writer.ts';

interface Project {
  readonly name: PageName;
  readonly title: string;
  readonly category: string;
  readonly cover: PhotoName;
  /** Of lists, and the first of its page. */
  readonly excerpt: string;
  readonly pictures: readonly { readonly photo: PhotoName; readonly caption: string }[];
}

/** Of no building that there is: the owner's own work comes in their place. */
const FACTS = [
  ['Where', 'Place and building'],
  ['When', 'Year or season'],
  ['For', 'Whom you worked for'],
] as const;

const PROJECTS: readonly Project[] = [
  {
    name: 'first',
    title: 'Two stairs',
    category: 'Interiors',
    cover: 'spiral-stair',
    excerpt: 'What a building does with people who are going somewhere else.',
    pictures: [
      { photo: 'spiral-stair-steps', caption: 'From the third floor, with one person on the way down' },
      { photo: 'green-stair', caption: 'The other one, green and very straight' },
    ],
  },
  {
    name: 'second',
    title: 'Ferry port',
    category: 'Roofs',
    cover: 'wide-roof',
    excerpt: 'A roof for people who wait, seen from where it keeps the rain off.',
    pictures: [{ photo: 'wide-roof-tip', caption: 'The corner, and nothing behind it' }],
  },
  {
    name: 'third',
    title: 'A hall in February',
    category: 'Interiors',
    cover: 'museum-hall',
    excerpt: 'For a few minutes the sun clears the roof and reaches the floor.',
    pictures: [
      { photo: 'museum-hall-glass', caption: 'Noon' },
      { photo: 'museum-hall-ramp', caption: 'The ramp, a slow way up' },
    ],
  },
  {
    name: 'fourth',
    title: 'Market hall',
    category: 'Roofs',
    cover: 'angular-roof',
    excerpt: 'Columns, stairs and a roof that comes down to meet them.',
    pictures: [{ photo: 'angular-roof-posts', caption: 'The stairs, and the orange wall behind them' }],
  },
  {
    name: 'fifth',
    title: 'Four fronts',
    category: 'Walls',
    cover: 'night-balconies',
    excerpt: 'Fronts and backs of things, straight on where there was room to step back.',
    pictures: [
      { photo: 'night-balconies-lit', caption: 'The last of the sun' },
      { photo: 'folded-facade', caption: 'Folded panels, and the shadow of each' },
      { photo: 'blind-windows', caption: 'All of the blinds drawn' },
    ],
  },
];

export function projects(write: Writer): StarterPage[] {
  return PROJECTS.map((project) => projectOf(write, project));
}

function projectOf(write: Writer, project: Project): StarterPage {
  const { section, text, gallery, details, collected } = write;
  const { name, title, cover, category, excerpt, pictures } = project;
  const look = { theme: 'ink', width: 'wide', spacing: 'medium' } as const;
  // One picture alone is as wide as its neighbours are together.
  const rowHeight = pictures.length === 1 ? 600 : 375;
  return write.item(
    name,
    title,
    { cover, category, excerpt },
    section(
      { name: title, ...look },
      text([1, 6], { size: 'large' }, paragraph(excerpt)),
      details([8, 5], FACTS),
    ),
    section(
      { name: 'Pictures', ...look },
      gallery([1, 12], pictures, { design: 'autogrid', gutter: 24, rowHeight, lightbox: true }),
    ),
    section({ name: 'Next', ...look }, collected('project-nav', [1, 12], { order: 'manual' })),
  );
}
