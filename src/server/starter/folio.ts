/** The first pages in Folio, for photographers and architects: pictures in the dark, words on paper. */

import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
import { MEMBERS } from './folio-members.ts';
import { projects } from './folio-projects.ts';
import { SHOP } from './folio-shop.ts';
import { footerSection } from './footer.ts';
import { membersPages } from './members.ts';
import type { PhotoName } from './photos.ts';
import { address, heading, paragraph } from './rich-words.ts';
import { shopPages, shopWindow } from './shop.ts';
import type { Starter, StarterPage, TemplateStarter, Writer } from './writer.ts';

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

export const folio: TemplateStarter = { make, photos: PHOTOS, shop: SHOP, members: MEMBERS };

/** Pictures hang in the dark, those for sale as well; what is said of each stands on paper. */
const DARK = { theme: 'ink' } as const;

function make(write: Writer, name: string): Starter {
  return {
    pages: [
      home(write, name),
      work(write),
      ...shopPages(write, SHOP, DARK),
      ...membersPages(write, MEMBERS),
      about(write),
      contact(write),
    ],
    footer: [footer(write)],
  };
}

function footer(write: Writer): Section {
  return footerSection(write, { theme: 'ink', width: 'wide' }, [
    ['Studio', 'Your street and number', 'Your town'],
    ['Commissions', 'Buildings, inside and out', 'By day and by night'],
    ['Call', 'Your telephone number', 'Your days'],
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
        paragraph('For a few minutes the sun clears the roof and reaches the floor.'),
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
          { photo: 'wide-roof', leadsTo: 'second' },
          { photo: 'angular-roof-posts', leadsTo: 'fourth' },
          { photo: 'blind-windows', leadsTo: 'fifth' },
        ],
        { design: 'slider', gutter: 4, vSize: 9, captions: 'none' },
      ),
    ),
    section(
      { name: 'Two walls', theme: 'ink', width: 'wide' },
      image([1, 5], 'green-stair', { caption: 'The way to the roof', leadsTo: 'first' }),
      image([7, 6], 'folded-facade', {
        align: 'end',
        caption: 'Folded panels, and the shadow of each',
        leadsTo: 'fifth',
      }),
    ),
    shopWindow(write, SHOP, DARK),
    section(
      { name: 'About', width: 'wide' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'After the architects have gone, before anybody has hung a sign.'),
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
        paragraph('Say what you did before there was a camera, and what of it still shows in your pictures.'),
      ),
      image([8, 5], 'old-plan', { ratio: '1:1' }),
    ),
    section(
      { name: 'How I work', width: 'wide', spacing: 'medium' },
      text([1, 12], {}, heading(2, 'How I work')),
      step(1, 'Before', 'How you look at a building before you photograph it, and what you note.'),
      step(5, 'On the day', 'What you bring, how long you stay, and what had better be out of the way.'),
      step(9, 'After', 'How many pictures there are, when they come, and what may be done with them.'),
    ),
    section({ name: 'Colophon', width: 'wide', spacing: 'small' }, creditsText(write, [1, 12])),
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
        paragraph('A ground plan and a rough date are enough to begin with.'),
        address('Your telephone number', 'Your town'),
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
        successText: 'Thank you. Your message is with me, and I will write back.',
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
