/** The first pages in Market, for shops: a shop that is open already, with examples where the owner's own things will stand. */

import type { Section } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { blankField } from '#domain/forms/blank-field.ts';
import { categoryPath } from '#domain/store/catalogue/category-address.ts';
import { creditsText } from './credits.ts';
import { footerSection } from './footer.ts';
import { MEMBERS } from './market-members.ts';
import { SHOP } from './market-shop.ts';
import { membersPages } from './members.ts';
import type { PhotoName } from './photos.ts';
import { heading, paragraph } from './rich-words.ts';
import { shopPages, shopWindow } from './shop.ts';
import type { Starter, StarterPage, TemplateStarter, Writer } from './writer.ts';

const PHOTOS: readonly PhotoName[] = ['peace-lilies', 'phacelia', 'bellflower', 'larkspur'];

export const market: TemplateStarter = { make, photos: PHOTOS, shop: SHOP, members: MEMBERS };

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

function home(write: Writer, name: string): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'home',
    name,
    section(
      { name: 'Welcome', theme: 'tint', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large', align: 'center' },
        paragraph('New on the shelf'),
        heading(1, 'Plain things for rooms with a window'),
        paragraph(
          'For windowsills, tables and washbasins. Something green, something to pour from, something to give.',
        ),
        write.more('To the shop', 'shop'),
      ),
      image([7, 6], 'peace-lilies', { ratio: '4:5', leadsTo: 'shop' }),
    ),
    shopWindow(write, SHOP),
    section(
      { name: 'Categories', width: 'wide', spacing: 'small' },
      image([1, 4], 'teapot-front', { ratio: '1:1', order: 1 }),
      image([5, 4], 'bottle-front', { ratio: '1:1', order: 3 }),
      image([9, 4], 'gift-box-front', { ratio: '1:1', order: 5 }),
      text(
        [1, 4],
        { order: 2 },
        category('Table'),
        paragraph('A pot of tea, and linen that gets softer with every wash.'),
      ),
      text(
        [5, 4],
        { order: 4 },
        category('Bath'),
        paragraph('Good to the hands, in glass that you can fill again.'),
      ),
      text([9, 4], { order: 6 }, category('Gifts'), paragraph('In a kraft box, tied with cotton twine.')),
    ),
    section(
      { name: 'Our story', theme: 'ink', width: 'wide' },
      image([1, 6], 'phacelia', { ratio: '4:5' }),
      text(
        [8, 5],
        { size: 'large', align: 'center' },
        heading(2, 'It began with one windowsill'),
        paragraph('Tell in three sentences why you sell what you sell. People buy from people.'),
        write.more('The whole story', 'about'),
      ),
    ),
    section(
      { name: 'Newsletter', theme: 'accent', spacing: 'medium' },
      text(
        [1, 6],
        { align: 'center' },
        heading(2, 'A letter when something new is in'),
        paragraph('Not often, and one click ends it.'),
      ),
      write.collected('newsletter', [8, 5], {
        title: '',
        description: '',
        submitLabel: 'Write to me',
        note: 'We use your address for these letters only.',
      }),
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
        { size: 'large', align: 'center' },
        heading(1, 'From one windowsill'),
        paragraph('Begin with the first thing you ever sold, and to whom. The rest follows by itself.'),
      ),
      image([8, 5], 'bellflower', { ratio: '4:5' }),
    ),
    section(
      { name: 'How we work', theme: 'tint', width: 'wide', spacing: 'medium' },
      image([1, 4], 'larkspur', { ratio: '4:5' }),
      text(
        [6, 6],
        { align: 'center' },
        heading(2, 'How we choose'),
        paragraph('What has to be true of a thing before it stands in your shop.'),
        heading(2, 'How we pack'),
        paragraph('In what, on which days, and what happens when something arrives broken.'),
      ),
    ),
    section({ name: 'Colophon', width: 'wide', spacing: 'small' }, creditsText(write, [1, 8])),
  );
}

function contact(write: Writer): StarterPage {
  const { section, text, form } = write;
  return write.page(
    'contact',
    'Contact',
    section(
      { name: 'Contact', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large' },
        heading(1, 'Ask us anything'),
        paragraph(
          'Where your parcel is, whether it suits a north window, what to give somebody who has everything.',
        ),
      ),
      form([7, 6], {
        name: 'Contact',
        fields: [
          blankField('name', 'name', 'Your name', { isRequired: true }),
          blankField('email', 'email', 'Your email', { isRequired: true }),
          blankField('about', 'select', 'What is it about?', {
            options: ['An order', 'A product', 'Something else'],
          }),
          blankField('order', 'text', 'Number of the order', {
            showWhen: { field: 'about', operator: 'is', value: 'An order' },
          }),
          blankField('message', 'textarea', 'Message', { isRequired: true }),
        ],
        successText: 'Thank you. Your message is with us, and we will write back.',
      }),
    ),
  );
}

/** Leads to the shop with nothing but this in it. */
function category(label: string): RichNode {
  const link = { url: categoryPath({ base: '/shop', categoryLocale: '' }, label) };
  return {
    type: 'heading',
    level: 3,
    content: [{ type: 'text', text: label, marks: [{ type: 'link', link }] }],
  };
}

function footer(write: Writer): Section {
  return footerSection(write, { theme: 'ink', width: 'wide' }, [
    ['The shop', 'Your street and number', 'Your town'],
    ['Parcels', 'On which days you pack', 'How things come back'],
    ['Open', 'Your days', 'Your hours'],
  ]);
}
