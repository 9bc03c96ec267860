/** The first pages in Kiln, for people who make things or serve them. */
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
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
  'leaf-bowl',
  'brushes',
  'leaf-bowl-square',
  'brushes-detail',
  'leaf-bowl-tip',
  'seedheads',
];

export const kiln: TemplateStarter = { make, photos: PHOTOS };

function make(write: Writer, name: string): Starter {
  return { pages: [home(write, name), about(write), contact(write)], footer: [footer(write, name)] };
}

function footer(write: Writer, name: string): Section {
  return footerSection(
    write,
    {
      theme: 'tint',
      width: 'wide',
    },
    [
      [name, 'Your street and number', 'Your town'],
      ['Open', 'Thursday to Saturday', 'Ten to five'],
      ['Orders', 'Made within six weeks', 'Sent in straw and paper'],
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
      image([1, 7], 'brushes', { ratio: '4:3' }),
      text(
        [9, 4],
        { align: 'center' },
        heading(2, 'Come in, look round'),
        paragraph('Behind all this are a few people who like what they do. The brushes are never quite dry.'),
        write.more('More about us', 'about'),
      ),
    ),
    write.hasPictures
      ? section(
          { name: 'From the workshop', spacing: 'medium' },
          text([1, 12], {}, heading(2, 'From the workshop')),
          image([1, 4], 'leaf-bowl-square', { ratio: '4:5' }),
          image([5, 4], 'brushes-detail', { ratio: '4:5' }),
          image([9, 4], 'leaf-bowl-tip', { ratio: '4:5' }),
        )
      : undefined,
    section(
      { name: 'What others say', theme: 'accent', spacing: 'medium' },
      write.quote(
        [2, 10],
        'One sentence from somebody who was glad they came.',
        'A first name',
        'and where they are from',
      ),
    ),
    section(
      { name: 'Come and see', photo: 'seedheads' },
      text(
        [1, 7],
        { size: 'large' },
        heading(2, 'Come and see'),
        paragraph('Thursday to Saturday, ten to five. Write before you set out, and we put the kettle on.'),
      ),
      button([1, 7], 'Get in touch', 'contact', { size: 'large', isFullOnMobile: true }),
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
        heading(1, 'How it began'),
        paragraph('Tell it as you would across the table: where, when, and what went wrong first.'),
      ),
      image([8, 5], 'leaf-bowl-tip', { ratio: '4:5' }),
    ),
    section(
      { name: 'What matters to us', spacing: 'medium' },
      text(
        [1, 7],
        {},
        heading(2, 'What matters to us'),
        paragraph(
          'Write about the work itself: what you care for, and what you would never do. One true detail is worth more than a list of strengths.',
        ),
        heading(2, 'Who we are'),
        paragraph('Names, and what each of you does best. People like to know whom they are dealing with.'),
      ),
      creditsText(write, [1, 7], PHOTOS),
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
        { size: 'large', align: 'center' },
        heading(1, 'Get in touch'),
        paragraph('Write, call or come by. We answer within a day or two.'),
      ),
      image([7, 6], 'brushes', { ratio: '4:3' }),
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
        successText: 'Thank you. We will write back within a day or two.',
      }),
      text(
        [9, 4],
        {},
        heading(2, 'Or come by'),
        paragraph('Your street and number'),
        paragraph('Your town'),
        heading(2, 'Open'),
        paragraph('Thursday to Saturday'),
        paragraph('Ten to five'),
      ),
    ),
  );
}
