import { offerOf, teased } from './members.ts';
import { heading, paragraph } from './rich-words.ts';
import type { StarterMembers, StarterPage, Writer } from './writer.ts';

const PLANS = {
  open: { name: 'Regulars', description: 'The back room: new things before they are on the shelf.' },
  invited: { name: 'Trade', description: 'For shops and studios that buy from us.' },
} as const;

export const MEMBERS: StarterMembers = {
  area: 'The back room',
  ...PLANS,
  pages: (write) => [offer(write), inside(write)],
};

function offer(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'members',
    'Members',
    section(
      { name: 'Regulars', theme: 'tint', width: 'wide', spacing: 'medium' },
      image([1, 5], 'bellflower', { ratio: '4:5' }),
      text(
        [7, 6],
        { size: 'large', align: 'center' },
        paragraph('For regulars'),
        heading(1, 'The door behind the counter'),
        paragraph('Boxes arrive, and somebody has to open them. Regulars look over our shoulder.'),
        write.more('Into the back room', 'inside'),
      ),
    ),
    section(
      { name: 'Become a regular', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { align: 'center', size: 'large' },
        heading(2, 'No card to carry'),
        paragraph(
          'Your email address is all we need. Your orders and addresses wait there for the next time.',
        ),
      ),
      offerOf(write, [8, 5], PLANS, {
        title: 'Two kinds of regulars',
        text: '',
        open: { note: 'One click in, one click out.', label: 'Become a regular' },
        invited: { note: 'Tell us about your shop.', label: 'About trade accounts' },
        features: ['New things first', 'Small batches that never reach the shelf', 'A faster checkout'],
      }),
    ),
    section(
      { name: 'Why', theme: 'accent', spacing: 'medium' },
      write.quote(
        [2, 10],
        'One sentence from a regular about the thing they would not have found otherwise.',
        'A first name',
        'regular',
      ),
    ),
  );
}

function inside(write: Writer): StarterPage {
  const { section, text, image } = write;
  return teased(
    write.page(
      'inside',
      'The back room',
      section(
        { name: 'The back room', theme: 'tint', width: 'wide', spacing: 'medium' },
        text(
          [1, 6],
          { size: 'large', align: 'center' },
          heading(1, 'Just unpacked'),
          paragraph('Not priced, not photographed, not in the shop. You see it as we do.'),
        ),
        image([8, 5], 'larkspur', { ratio: '1:1' }),
      ),
      section(
        { name: 'In the boxes', width: 'wide', spacing: 'medium' },
        text(
          [1, 4],
          {},
          heading(2, 'For the table'),
          paragraph('Say what came, from whom, and how many there are.'),
        ),
        text([5, 4], {}, heading(2, 'For the bath'), paragraph('Say what you kept for yourself, and why.')),
        text(
          [9, 4],
          {},
          heading(2, 'Seconds'),
          paragraph('Small marks, smaller prices. Describe the mark honestly.'),
        ),
      ),
      section(
        { name: 'Ask', theme: 'accent', spacing: 'medium' },
        text(
          [1, 8],
          { size: 'large' },
          heading(2, 'Seen something?'),
          paragraph('Write before it moves to the front.'),
          write.more('Ask us to keep it', 'contact'),
        ),
      ),
    ),
    'New things before they are priced, small batches and seconds: for regulars.',
  );
}
