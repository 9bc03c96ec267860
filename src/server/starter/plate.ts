/** The first pages in Plate, for photographers and architects: the work first, and little else. */
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
import { footerSection } from './footer.ts';
import { membersPages } from './members.ts';
import type { PhotoName } from './photos.ts';
import { MEMBERS } from './plate-members.ts';
import { SHOP } from './plate-shop.ts';
import { address, heading, paragraph } from './rich-words.ts';
import { shopPages, shopWindow } from './shop.ts';
import type { Starter, StarterPage, TemplateStarter, Writer } from './writer.ts';

const PHOTOS: readonly PhotoName[] = [
  'hollow-way',
  'crest',
  'gorge-steps',
  'seedhead-clock',
  'snow-line',
  'larches',
  'gorge',
  'last-light',
  'hollow-way-earth',
];

export const plate: TemplateStarter = { make, photos: PHOTOS, shop: SHOP, members: MEMBERS };

function make(write: Writer, name: string): Starter {
  return {
    pages: [
      home(write, name),
      work(write),
      ...shopPages(write, SHOP),
      ...membersPages(write, MEMBERS),
      about(write),
      contact(write),
    ],
    footer: [footer(write)],
  };
}

function footer(write: Writer): Section {
  return footerSection(write, { theme: 'paper', width: 'wide' }, [
    ['Studio', 'Your street and number', 'Your town'],
    ['Prints', 'Sizes and papers', 'How they travel'],
    ['Visits', 'Your days', 'Your telephone number'],
  ]);
}

function home(write: Writer, name: string): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'home',
    name,
    section(
      { name: 'Welcome', width: 'wide', photo: 'hollow-way' },
      text(
        [1, 9],
        { size: 'large' },
        heading(1, name),
        paragraph('High ground, moving water, the last light of the day.'),
        write.more('See the work', 'work'),
      ),
    ),
    section(
      { name: 'Selected work', width: 'wide', spacing: 'medium' },
      text([1, 8], {}, heading(2, 'Selected work')),
      image([1, 8], 'crest', { ratio: '3:2' }),
      image([9, 4], 'gorge-steps', { ratio: '4:5' }),
      image([1, 4], 'seedhead-clock', { ratio: '4:5' }),
      image([5, 8], 'snow-line', { ratio: '3:2' }),
    ),
    section(
      { name: 'About', width: 'wide', spacing: 'medium' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'I go out early and come home late, and wait for a place to hold still.'),
        write.more('About', 'about'),
      ),
    ),
    shopWindow(write, SHOP),
    section(
      { name: 'Contact', theme: 'ink', width: 'wide', spacing: 'medium' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'Prints, commissions, a walk together'),
        write.more('Write to me', 'contact'),
      ),
    ),
  );
}

function work(write: Writer): StarterPage {
  const { section, text, image } = write;
  const title = (name: string, words: string) => text([1, 8], {}, heading(2, name), paragraph(words));
  return write.page(
    'work',
    'Work',
    section(
      { name: 'Work', width: 'wide', spacing: 'medium' },
      text([1, 9], { size: 'large' }, heading(1, 'Work'), paragraph('Three series, and room for more.')),
    ),
    section(
      { name: 'High ground', width: 'wide', spacing: 'medium' },
      title('High ground', 'Where it was, and in which years.'),
      image([1, 12], 'hollow-way', { ratio: '21:9' }),
      image([1, 5], 'larches', { ratio: '4:5' }),
      image([6, 7], 'snow-line', { ratio: '3:2' }),
    ),
    section(
      { name: 'Water', width: 'wide', spacing: 'medium' },
      title('Water', 'What you waited for, in one line.'),
      image([1, 12], 'gorge', { ratio: '16:9' }),
    ),
    section(
      { name: 'Against the light', width: 'wide', spacing: 'medium' },
      title('Against the light', 'Or nothing at all: the pictures can speak.'),
      image([1, 7], 'last-light', { ratio: '3:2' }),
      image([8, 5], 'seedhead-clock', { ratio: '4:5' }),
    ),
  );
}

function about(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'about',
    'About',
    section(
      { name: 'About', width: 'wide', spacing: 'medium' },
      text(
        [1, 6],
        { size: 'large', align: 'end' },
        heading(1, 'About'),
        paragraph('Who you are in two sentences: where you live, what you point the camera at, and why.'),
        write.more('Write to me', 'contact'),
      ),
      image([8, 5], 'hollow-way-earth', { ratio: '4:5' }),
    ),
    section(
      { name: 'Shown and published', width: 'wide', spacing: 'medium' },
      text([1, 8], {}, heading(2, 'Shown and published')),
      text(
        [1, 12],
        {},
        write.table(undefined, [
          ['This year', 'A room, a town'],
          ['Last year', 'A book, a wall'],
          ['Before', 'What you would tell a stranger'],
        ]),
      ),
      creditsText(write, [1, 8]),
    ),
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
        paragraph('A picture, a wall to fill, or a day outdoors: tell me what you have in mind.'),
        address('Your telephone number', 'Your town'),
      ),
      form([7, 6], {
        name: 'Contact',
        fields: [
          blankField('name', 'name', 'Your name', { isRequired: true }),
          blankField('email', 'email', 'Your email', { isRequired: true }),
          blankField('about', 'select', 'What is it about?', {
            options: ['A commission', 'A print', 'Something else'],
          }),
          blankField('day', 'date', 'Do you have a day in mind?', {
            showWhen: { field: 'about', operator: 'is', value: 'A commission' },
          }),
          blankField('message', 'textarea', 'Message', { isRequired: true }),
        ],
        successText: 'Thank you. Your message is with me, and I will write back.',
      }),
    ),
    write.hasPictures
      ? section(
          { name: 'Picture', width: 'full', spacing: 'none' },
          image([1, 12], 'crest', { ratio: '21:9' }),
        )
      : undefined,
  );
}
