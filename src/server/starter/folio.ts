/** The first pages in Folio, for photographers and architects: pictures in the dark, words on paper. */

import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
import { projects } from './folio-projects.ts';
import { footerSection } from './footer.ts';
import type { PhotoName } from './photos.ts';
import {
  heading,
  paragraph,
  type Starter,
  type StarterPage,
  type TemplateStarter,
  type Writer,
} from './writer.ts';

const PHOTOS: readonly PhotoName[] = [
  'night-balconies',
  'museum-hall',
  'spiral-stair',
  'spiral-stair-steps',
  'green-stair',
  'folded-facade',
  'wide-roof',
  'wide-roof-tip',
  'angular-roof',
  'angular-roof-posts',
  'museum-hall-glass',
  'museum-hall-ramp',
  'night-balconies-lit',
  'blind-windows',
  'old-plan',
];

export const folio: TemplateStarter = { make, photos: PHOTOS };

function make(write: Writer, name: string): Starter {
  return {
    pages: [home(write, name), work(write), about(write), contact(write)],
    footer: [footer(write, name)],
  };
}

function footer(write: Writer, name: string): Section {
  return footerSection(write, { theme: 'ink', width: 'wide' }, [
    [name, 'Your street and number', 'Your town'],
    ['Commissions', 'Buildings, inside and out', 'By day and by night'],
    ['Office', 'Monday to Thursday', 'Nine to five'],
  ]);
}

function home(write: Writer, name: string): StarterPage {
  const { section, text, image, gallery } = write;
  return write.page(
    'home',
    name,
    section(
      { name: 'Opening', width: 'wide', photo: 'night-balconies' },
      text(
        [1, 5],
        { size: 'large' },
        heading(1, name),
        paragraph('Photographs of buildings, by the light they were drawn for.'),
      ),
    ),
    section(
      { name: 'A hall', theme: 'ink', width: 'wide' },
      text(
        [1, 4],
        { align: 'end', order: 1 },
        heading(2, 'A hall in February'),
        paragraph(
          'Twenty to twelve, and the sun just clears the roof. It reaches the floor for nine minutes.',
        ),
        write.more('See the hall', 'third'),
      ),
      image([6, 7], 'museum-hall', { leadsTo: 'third' }),
    ),
    section(
      { name: 'A strip', theme: 'ink', width: 'full', spacing: 'none' },
      gallery(
        [1, 12],
        [
          { photo: 'spiral-stair', leadsTo: 'first' },
          { photo: 'wide-roof-tip', leadsTo: 'second' },
          { photo: 'museum-hall-ramp', leadsTo: 'third' },
          { photo: 'night-balconies-lit', leadsTo: 'fifth' },
          { photo: 'angular-roof-posts', leadsTo: 'fourth' },
          { photo: 'spiral-stair-steps', leadsTo: 'first' },
        ],
        { design: 'slider', gutter: 4, vSize: 9, captions: 'none' },
      ),
    ),
    section(
      { name: 'Two walls', theme: 'ink', width: 'wide' },
      image([1, 5], 'green-stair', { caption: 'School of dance, the way to the roof', leadsTo: 'first' }),
      image([7, 6], 'folded-facade', {
        align: 'end',
        caption: 'Car park, west side, four hundred folded panels',
        leadsTo: 'fifth',
      }),
    ),
    section(
      { name: 'About', width: 'wide' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'I come when the architects have gone and before anybody has hung a sign.'),
        write.more('How I work', 'about'),
      ),
    ),
  );
}

function work(write: Writer): StarterPage {
  const { section, text, collected } = write;
  const look = { layout: 'grid', columns: 3, order: 'manual', ratio: '4:5', showsExcerpt: false };
  const page = write.page(
    'work',
    'Work',
    section(
      { name: 'Work', theme: 'ink', width: 'wide', spacing: 'medium' },
      text([1, 12], {}, heading(1, 'Work')),
      collected('portfolio', [1, 12], look),
    ),
  );
  return { ...page, collection: { type: COLLECTION_TYPES.portfolio, items: projects(write) } };
}

function about(write: Writer): StarterPage {
  const { section, text, image } = write;
  const step = (column: number, title: string, words: string) =>
    text([column, 4], {}, heading(3, title), paragraph(words));
  return write.page(
    'about',
    'About',
    section(
      { name: 'About', width: 'wide', spacing: 'medium' },
      text(
        [1, 6],
        { size: 'large' },
        heading(1, 'About'),
        paragraph(
          'I learned joinery first. A camera came with the job, to show what was not yet flush, and I went on looking at corners after the doors were hung.',
        ),
      ),
      image([8, 5], 'old-plan', { ratio: '1:1', caption: 'Where most of it stands' }),
    ),
    section(
      { name: 'How I work', width: 'wide', spacing: 'medium' },
      text([1, 12], {}, heading(2, 'How I work')),
      step(
        1,
        'Before',
        'We walk through once without a camera. I note which room the sun reaches, and when.',
      ),
      step(
        5,
        'On the day',
        'One camera, one tripod, two lenses. People may stay; cables, bins and cars may not.',
      ),
      step(
        9,
        'After',
        'Twelve to twenty pictures within ten days, for paper and for screens. The rights fit on one page.',
      ),
    ),
    section({ name: 'Colophon', width: 'wide', spacing: 'small' }, creditsText(write, [1, 12], PHOTOS)),
  );
}

function contact(write: Writer): StarterPage {
  const { section, text, image, form } = write;
  return write.page(
    'contact',
    'Contact',
    section(
      { name: 'Contact', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large' },
        heading(1, 'Contact'),
        paragraph(
          'A ground plan and a rough date are enough to begin with. You hear from me within two days.',
        ),
        paragraph('Your telephone number'),
        paragraph('Your town'),
      ),
      form([7, 6], {
        name: 'Contact',
        fields: [
          blankField('name', 'name', 'Your name', { isRequired: true }),
          blankField('email', 'email', 'Your email', { isRequired: true }),
          blankField('about', 'select', 'What is it about?', {
            options: ['A building to photograph', 'A print', 'A publication', 'Something else'],
          }),
          blankField('day', 'date', 'From when can it be seen?', {
            showWhen: { field: 'about', operator: 'is', value: 'A building to photograph' },
          }),
          blankField('message', 'textarea', 'Message', { isRequired: true }),
        ],
        successText: 'Thank you. You hear from me within two days.',
      }),
    ),
    write.hasPictures
      ? section(
          { name: 'Picture', width: 'full', spacing: 'none' },
          image([1, 12], 'blind-windows', { ratio: '21:9' }),
        )
      : undefined,
  );
}
