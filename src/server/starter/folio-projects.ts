/** The projects of the portfolio in Folio: a cover, what there is to know of it, its pictures, and on to the next. */
import type { PhotoName } from './photos.ts';
import { type PageName, paragraph, type StarterPage, type Writer } from './writer.ts';

interface Project {
  readonly name: PageName;
  readonly title: string;
  readonly category: string;
  readonly cover: PhotoName;
  /** Of lists, and the first of its page. */
  readonly excerpt: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly pictures: readonly { readonly photo: PhotoName; readonly caption: string }[];
}

const PROJECTS: readonly Project[] = [
  {
    name: 'first',
    title: 'Two stairs',
    category: 'Interiors',
    cover: 'spiral-stair',
    excerpt: 'What a building does with people who are going somewhere else.',
    facts: [
      ['Where', 'Law library; school of dance'],
      ['When', '2023 to 2025'],
      ['For', 'The architects, and a book'],
    ],
    pictures: [
      { photo: 'spiral-stair-steps', caption: 'Law library, third floor, ten past nine' },
      { photo: 'green-stair', caption: 'School of dance; the caretaker chose the green' },
    ],
  },
  {
    name: 'second',
    title: 'Ferry port',
    category: 'Roofs',
    cover: 'wide-roof',
    excerpt: 'A roof for people who wait, seen from where it keeps the rain off.',
    facts: [
      ['Where', 'The old harbour, pier four'],
      ['When', 'One week in June 2024'],
      ['For', 'The timber engineers'],
    ],
    pictures: [{ photo: 'wide-roof-tip', caption: 'The north corner, between two ferries' }],
  },
  {
    name: 'third',
    title: 'A hall in February',
    category: 'Interiors',
    cover: 'museum-hall',
    excerpt: 'Twenty to twelve, and the sun just clears the roof. It reaches the floor for nine minutes.',
    facts: [
      ['Where', 'Museum of the city'],
      ['When', 'Three mornings in 2021'],
      ['For', 'Nobody, at first'],
    ],
    pictures: [
      { photo: 'museum-hall-glass', caption: 'Noon' },
      { photo: 'museum-hall-ramp', caption: 'The ramp takes two minutes, or ten' },
    ],
  },
  {
    name: 'fourth',
    title: 'Market hall',
    category: 'Roofs',
    cover: 'angular-roof',
    excerpt: 'Thirty-one metres from post to post, and nothing in between but fish.',
    facts: [
      ['Where', 'The fish market'],
      ['When', '2024, before it opened'],
      ['For', 'The steelworkers'],
    ],
    pictures: [{ photo: 'angular-roof-posts', caption: 'The stairs to the fish' }],
  },
  {
    name: 'fifth',
    title: 'Four fronts',
    category: 'Walls',
    cover: 'night-balconies',
    excerpt: 'Fronts and backs of things, straight on where there was room to step back.',
    facts: [
      ['Where', 'Two towers; a car park; a depot'],
      ['When', '2021 to 2025'],
      ['For', 'An exhibition'],
    ],
    pictures: [
      { photo: 'night-balconies-lit', caption: 'South tower, the last of the sun' },
      { photo: 'folded-facade', caption: 'Car park, four hundred folded panels' },
      { photo: 'blind-windows', caption: 'Depot; there is a window for each of its clerks' },
    ],
  },
];

export function projects(write: Writer): StarterPage[] {
  return PROJECTS.map((project) => projectOf(write, project));
}

function projectOf(write: Writer, project: Project): StarterPage {
  const { section, text, gallery, details, collected } = write;
  const { name, title, cover, category, excerpt, facts, pictures } = project;
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
      details([8, 5], facts),
    ),
    section(
      { name: 'Pictures', ...look },
      gallery([1, 12], pictures, { design: 'autogrid', gutter: 24, rowHeight, lightbox: true }),
    ),
    section({ name: 'Next', ...look }, collected('project-nav', [1, 12], { order: 'manual' })),
  );
}
