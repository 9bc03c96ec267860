/** The first pages in Harbour, for services, shops and clubs: what there is, when, where, and one thing to do. */
import type { Section } from '#domain/content/content.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { creditsText } from './credits.ts';
import { footerSection } from './footer.ts';
import { MEMBERS } from './harbour-members.ts';
import { SHOP } from './harbour-shop.ts';
import { membersPages } from './members.ts';
import type { PhotoName } from './photos.ts';
import { address, heading, paragraph } from './rich-words.ts';
import { shopPages, shopWindow } from './shop.ts';
import type { Starter, StarterPage, TemplateStarter, Writer } from './writer.ts';

const PHOTOS: readonly PhotoName[] = [
  'meadow-oak',
  'yellow-poppy',
  'peace-lilies',
  'larches',
  'red-hibiscus',
  'seedhead-clock',
  'seedheads',
];

const CALL = 'Get in touch';

export const harbour: TemplateStarter = { make, photos: PHOTOS, shop: SHOP, members: MEMBERS };

function make(write: Writer, name: string): Starter {
  return {
    pages: [
      home(write, name),
      ...shopPages(write, SHOP),
      ...membersPages(write, MEMBERS),
      about(write),
      contact(write),
    ],
    action: { label: CALL, link: write.link('contact') },
    footer: [footer(write)],
  };
}

function home(write: Writer, name: string): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'home',
    name,
    section(
      { name: 'Welcome', spacing: 'medium' },
      text(
        [1, 6],
        { size: 'large', align: 'center' },
        paragraph('Gardens, planted and looked after'),
        heading(1, name),
        paragraph(
          'Something to plant, somebody to ask, or a pair of hands for a day: come in, call or write.',
        ),
        write.more('Who we are', 'about'),
      ),
      image([7, 6], 'meadow-oak', { ratio: '1:1' }),
    ),
    reasons(write),
    shopWindow(write, SHOP),
    section(
      { name: 'About' },
      image([1, 5], 'red-hibiscus', { ratio: '4:5' }),
      text(
        [7, 6],
        { align: 'center' },
        heading(2, 'Nice to meet you'),
        paragraph(
          'A few lines about the people here. Whoever comes in for the first time should know a face.',
        ),
        write.more('More about us', 'about'),
      ),
    ),
    callToAction(write),
  );
}

function reasons(write: Writer): Section {
  const { section, text, image } = write;
  // On phones each picture stands above its own words.
  const offer = (column: number, order: number, title: string, words: string) =>
    text([column, 4], { order }, heading(3, title), paragraph(words));
  const pictures = [
    image([1, 4], 'yellow-poppy', { ratio: '4:3', order: 1 }),
    image([5, 4], 'peace-lilies', { ratio: '4:3', order: 3 }),
    image([9, 4], 'larches', { ratio: '4:3', order: 5 }),
  ];
  return section(
    { name: 'What there is', theme: 'tint', spacing: 'medium' },
    text([1, 12], {}, heading(2, 'Three good reasons to come')),
    ...pictures,
    offer(
      1,
      2,
      'Ask us',
      'What grows in the shade, and when to cut it back. Bring a leaf, or a photograph of the corner.',
    ),
    offer(
      5,
      4,
      'Drop in',
      'Look round as long as you like. Somebody is there who knows their way around the pots.',
    ),
    offer(9, 6, 'Join in', 'Say what people can come along to: a walk, a course, an evening with old hands.'),
  );
}

function callToAction({ section, text, button }: Writer): Section {
  return section(
    { name: 'Get in touch', theme: 'accent', spacing: 'medium' },
    text(
      [1, 8],
      { size: 'large' },
      heading(2, 'Something on your mind?'),
      paragraph('Call while we are open, or write at any hour: somebody reads it.'),
    ),
    button([1, 8], CALL, 'contact', { size: 'large', isFullOnMobile: true }),
  );
}

function about(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'about',
    'About',
    section(
      { name: 'About', theme: 'tint', spacing: 'medium' },
      text(
        [1, 7],
        { size: 'large', align: 'center' },
        heading(1, 'About us'),
        paragraph(
          'Begin with how it started, and for whom. One true detail is worth more than a list of strengths.',
        ),
      ),
      image([8, 5], 'seedhead-clock', { ratio: '4:5' }),
    ),
    section(
      { name: 'How we work', spacing: 'medium' },
      text(
        [1, 6],
        {},
        heading(2, 'How we work'),
        paragraph('What people can rely on, from the first call to the last handshake.'),
      ),
      text(
        [7, 6],
        {},
        heading(2, 'Who we are'),
        paragraph('Names, and what each of you does best. A picture of everybody helps.'),
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
      { name: 'Contact', spacing: 'medium' },
      text(
        [1, 7],
        { size: 'large' },
        heading(1, CALL),
        paragraph('Call while we are open, or write at any hour: somebody reads it.'),
      ),
    ),
    section(
      { name: 'Write to us', theme: 'tint', spacing: 'medium' },
      form([1, 7], {
        name: 'Contact',
        fields: [
          blankField('name', 'name', 'Your name', { isRequired: true }),
          blankField('answer', 'radio', 'How may we answer?', {
            isRequired: true,
            options: ['By telephone', 'By email'],
          }),
          blankField('phone', 'phone', 'Your number', {
            isRequired: true,
            showWhen: { field: 'answer', operator: 'is', value: 'By telephone' },
          }),
          blankField('email', 'email', 'Your email', {
            isRequired: true,
            showWhen: { field: 'answer', operator: 'is', value: 'By email' },
          }),
          blankField('message', 'textarea', 'What is it about?', { isRequired: true }),
        ],
        successText: 'Thank you. Your message is with us, and we will answer as you asked.',
      }),
      text(
        [9, 4],
        {},
        heading(2, 'Or call'),
        paragraph('Your telephone number'),
        heading(3, 'Come by'),
        address('Your street and number', 'Your town'),
        heading(3, 'Open'),
        address('Your days', 'Your hours'),
      ),
    ),
    write.hasPictures
      ? section({ name: 'Picture', spacing: 'small' }, image([1, 12], 'seedheads', { ratio: '21:9' }))
      : undefined,
  );
}

function footer(write: Writer): Section {
  return footerSection(write, { theme: 'ink', width: 'content' }, [
    ['Come by', 'Your street and number', 'Your town'],
    ['Open', 'Your days', 'Your hours'],
    ['Call', 'Your telephone number', 'Your email address'],
  ]);
}
