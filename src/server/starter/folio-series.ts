/** The single works among the first pages in Folio: a picture to begin with, where and when, and on to the next. */
import { type At, heading, paragraph, type StarterPage, type Writer } from './writer.ts';

export function seriesPages(write: Writer): StarterPage[] {
  return [stairs(write), roofs(write), walls(write)];
}

/** Rows of pictures that open large. */
const SERIES = { design: 'autogrid', gutter: 24, rowHeight: 375, lightbox: true } as const;

/** Title and facts beside each other, as a label stands beside a picture. */
function label(write: Writer, title: string, words: string, facts: readonly [string, string][]) {
  const { section, text } = write;
  return section(
    { name: title, theme: 'ink', width: 'wide', spacing: 'medium' },
    text([1, 6], { size: 'large' }, heading(1, title), paragraph(words)),
    text(
      [8, 5],
      { align: 'end' },
      write.table(
        undefined,
        facts.map((row) => [...row]),
      ),
    ),
  );
}

function next(write: Writer, name: 'first' | 'second' | 'third', title: string) {
  const at: At = [1, 12];
  return write.section(
    { name: 'Next', theme: 'ink', width: 'wide', spacing: 'medium' },
    write.text(at, {}, paragraph('Next'), {
      type: 'heading',
      level: 2,
      content: [write.linked(title, name)],
    }),
  );
}

function stairs(write: Writer): StarterPage {
  const { section, image, gallery } = write;
  return write.project(
    'first',
    'Stairs',
    section(
      { name: 'First picture', theme: 'ink', width: 'full', spacing: 'none' },
      image([1, 12], 'spiral-stair'),
    ),
    label(write, 'Stairs', 'What a building does with people who are going somewhere else.', [
      ['Where', 'Law library; school of dance'],
      ['When', '2023 to 2025'],
      ['For', 'The architects, and a book'],
    ]),
    section(
      { name: 'Pictures', theme: 'ink', width: 'wide', spacing: 'medium' },
      gallery(
        [1, 12],
        [
          { photo: 'spiral-stair-steps', caption: 'Third floor, ten past nine' },
          { photo: 'green-stair', caption: 'School of dance; the caretaker chose the green' },
          { photo: 'museum-hall-ramp', caption: 'A stair without steps' },
        ],
        SERIES,
      ),
    ),
    next(write, 'second', 'Roofs'),
  );
}

function roofs(write: Writer): StarterPage {
  const { section, image, gallery } = write;
  return write.project(
    'second',
    'Roofs',
    section(
      { name: 'First picture', theme: 'ink', width: 'full', spacing: 'none' },
      image([1, 12], 'wide-roof'),
    ),
    label(write, 'Roofs', 'Seen from where they keep the rain off.', [
      ['Where', 'Ferry port; market hall'],
      ['When', 'One week in June 2024'],
      ['For', 'The timber engineers'],
    ]),
    section(
      { name: 'Pictures', theme: 'ink', width: 'wide', spacing: 'medium' },
      gallery(
        [1, 12],
        [
          { photo: 'angular-roof', caption: 'Market hall, thirty-one metres from post to post' },
          { photo: 'wide-roof-tip', caption: 'Ferry port, the north corner' },
          { photo: 'angular-roof-posts', caption: 'Market hall, the stairs to the fish' },
        ],
        SERIES,
      ),
    ),
    next(write, 'third', 'Walls'),
  );
}

function walls(write: Writer): StarterPage {
  const { section, image, gallery } = write;
  return write.project(
    'third',
    'Walls',
    section(
      { name: 'First picture', theme: 'ink', width: 'full', spacing: 'none' },
      image([1, 12], 'night-balconies'),
    ),
    label(
      write,
      'Walls',
      'Fronts, backs and the insides of things, straight on where there was room to step back.',
      [
        ['Where', 'Museum; car park; two towers'],
        ['When', '2021 to 2025'],
        ['For', 'Nobody, at first'],
      ],
    ),
    section(
      { name: 'Two fronts', theme: 'ink', width: 'full', spacing: 'none' },
      image([1, 6], 'folded-facade', { ratio: '3:2' }),
      image([7, 6], 'blind-windows', { ratio: '3:2' }),
    ),
    section(
      { name: 'Inside', theme: 'ink', width: 'wide' },
      gallery(
        [1, 12],
        [
          { photo: 'museum-hall', caption: 'Museum; the ramp takes two minutes, or ten' },
          { photo: 'museum-hall-glass', caption: 'Museum, noon' },
          { photo: 'night-balconies-lit', caption: 'South tower, the last of the sun' },
        ],
        SERIES,
      ),
    ),
    next(write, 'first', 'Stairs'),
  );
}
