/** The first pages in Kiln, for people who make things or serve them. */
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
import { footerSection } from './footer.ts';
import { MEMBERS } from './kiln-members.ts';
import { SHOP } from './kiln-shop.ts';
import { membersPages } from './members.ts';
import type { PhotoName } from './photos.ts';
import { address, heading, paragraph } from './rich-words.ts';
import { shopPages, shopWindow } from './shop.ts';
import type { Starter, StarterPage, TemplateStarter, Writer } from './writer.ts';

const PHOTOS: readonly PhotoName[] = [
  'leaf-bowl',
  'hollow-way-earth',
  'star-thistle',
  'phacelia',
  'larkspur',
  'seedheads',
  'brushes-detail',
  'larches',
];

export const kiln: TemplateStarter = { make, photos: PHOTOS, shop: SHOP, members: MEMBERS };

function make(write: Writer, name: string): Starter {
  return {
    pages: [
      home(write, name),
      ...shopPages(write, SHOP),
      ...membersPages(write, MEMBERS),
      about(write),
      contact(write),
    ],
    footer: [footer(write)],
  };
}

function footer(write: Writer): Section {
  return footerSection(
    write,
    {
      theme: 'ink',
      width: 'wide',
    },
    [
      ['Come by', 'Your street and number', 'Your town'],
      ['Open', 'Your days', 'Your hours'],
      ['Orders', 'How long it takes', 'How it travels'],
    ],
  );
}

function home(write: Writer, name: string): StarterPage {
  const { section, text, image, button } = write;
  const care = (column: number, title: string, words: string) =>
    text([column, 4], {}, heading(3, title), paragraph(words));
  return write.page(
    'home',
    name,
    section(
      { name: 'Welcome', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large', align: 'center' },
        paragraph('Made by hand, in small numbers'),
        heading(1, name),
        paragraph('A few things, made slowly, from materials we know. They are meant to be used every day.'),
        write.more('Who we are', 'about'),
      ),
      image([6, 7], 'leaf-bowl', { ratio: '5:4' }),
    ),
    section(
      { name: 'What we care about', theme: 'tint' },
      text([1, 12], {}, heading(2, 'What we care about')),
      care(1, 'Material', 'Where it comes from matters as much as what becomes of it.'),
      care(5, 'Time', 'Nothing here is made in a hurry. You can see that, and feel it.'),
      care(9, 'Use', 'A thing is finished when somebody has lived with it for a year.'),
    ),
    section(
      { name: 'About', width: 'wide' },
      image([1, 7], 'hollow-way-earth', { ratio: '4:3' }),
      text(
        [9, 4],
        { align: 'center' },
        heading(2, 'It begins in the ground'),
        paragraph('Clay, flour, wool or wood: say where yours comes from, and who goes to fetch it.'),
        write.more('More about us', 'about'),
      ),
    ),
    shopWindow(write, SHOP),
    forms(write),
    section(
      { name: 'Come and see', photo: 'seedheads' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'Come and see'),
        paragraph('Say here when your door is open, and whether the kettle is on.'),
      ),
      button([1, 7], 'Get in touch', 'contact', { size: 'large', isFullOnMobile: true }),
    ),
    section(
      { name: 'What others say', theme: 'accent', spacing: 'medium' },
      write.quote(
        [2, 10],
        'One sentence from somebody who was glad they came.',
        'A first name',
        'and where they are from',
      ),
    ),
  );
}

const STUDIES = [
  ['star-thistle', [1, 4]],
  ['phacelia', [5, 4]],
  ['larkspur', [9, 4]],
] as const;

/** A row of three, on phones too, where there are pictures. */
function forms(write: Writer): Section | undefined {
  const { section, text, image } = write;
  if (!write.hasPictures) return undefined;
  return section(
    { name: 'What we look at', spacing: 'medium' },
    text(
      [1, 7],
      {},
      heading(2, 'What we look at'),
      paragraph('Plants, mostly. Nobody has yet drawn a better foot, a better rim or a better handle.'),
    ),
    ...STUDIES.map(([name, at]) => image(at, name, { ratio: '4:5', onPhones: at })),
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
        { size: 'large', align: 'center' },
        heading(1, 'How it began'),
        paragraph('Tell it as you would across the table: where, when, and what went wrong first.'),
      ),
      image([8, 5], 'brushes-detail', { ratio: '4:5' }),
    ),
    section(
      { name: 'What matters to us', theme: 'tint', spacing: 'medium' },
      text(
        [1, 6],
        {},
        heading(2, 'What matters to us'),
        paragraph(
          'Write about the work itself: what you care for, and what you would never do. One true detail is worth more than a list of strengths.',
        ),
      ),
      text(
        [7, 6],
        {},
        heading(2, 'Who we are'),
        paragraph('Names, and what each of you does best. People like to know whom they are dealing with.'),
        write.more('Get in touch', 'contact'),
      ),
    ),
    section({ name: 'Colophon', spacing: 'small' }, creditsText(write, [1, 8])),
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
        { size: 'large', align: 'center' },
        heading(1, 'Get in touch'),
        paragraph('Write, call or come by. Whatever it is, somebody reads it.'),
      ),
      image([7, 6], 'larches', { ratio: '4:3' }),
    ),
    section(
      { name: 'Write to us', spacing: 'medium' },
      form([1, 7], {
        name: 'Contact',
        fields: [
          blankField('name', 'name', 'Your name', { isRequired: true }),
          blankField('email', 'email', 'Your email', { isRequired: true }),
          blankField('message', 'textarea', 'What can we do for you?', { isRequired: true }),
        ],
        successText: 'Thank you. Your message is with us, and we will write back.',
      }),
      text(
        [9, 4],
        {},
        heading(2, 'Or come by'),
        address('Your street and number', 'Your town'),
        heading(3, 'Open'),
        address('Your days', 'Your hours'),
      ),
    ),
  );
}
