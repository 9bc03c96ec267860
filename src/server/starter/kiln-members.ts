import { offerOf, paragraphs, teased } from './members.ts';
import { heading, paragraph } from './rich-words.ts';
import type { StarterMembers, StarterPage, Writer } from './writer.ts';

const PLANS = {
  open: { name: 'Friends', description: 'The workshop notes, and first pick of what leaves the kiln.' },
  invited: { name: 'The long table', description: 'For people who have worked with us.' },
} as const;

export const MEMBERS: StarterMembers = {
  area: 'Workshop',
  ...PLANS,
  pages: (write) => [offer(write), inside(write)],
};

function offer(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'members',
    'Members',
    section(
      { name: 'Members', width: 'wide', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large', align: 'center' },
        paragraph('Friends of the workshop'),
        heading(1, 'Pull up a chair'),
        paragraph(
          'Some things are too small for the shop and too good for the shelf. Friends hear about them first.',
        ),
        write.more('What friends read', 'inside'),
      ),
      image([6, 7], 'brushes-detail', { ratio: '5:4' }),
    ),
    section(
      { name: 'Two ways to join', theme: 'tint', spacing: 'medium' },
      offerOf(write, [1, 5], PLANS, {
        title: 'Two ways to join',
        text: 'Both open the same door. Take the one that fits.',
        open: { note: 'Leave whenever you like.', label: 'Become a friend' },
        invited: { note: 'We ask you, once we have met.', label: 'See the long table' },
        features: ['Notes from the workshop', 'First pick after each firing', 'Your orders in one place'],
      }),
      text(
        [7, 5],
        { align: 'center' },
        heading(3, 'Not sure yet?'),
        paragraph('Come by first. There is usually something warm on the stove.'),
        write.more('Get in touch', 'contact'),
      ),
    ),
    section(
      { name: 'From a friend', theme: 'accent', spacing: 'medium' },
      write.quote(
        [2, 10],
        'A line from a friend about the cup they got before anyone else saw it.',
        'A first name',
        'and what they drink from it',
      ),
    ),
  );
}

function inside(write: Writer): StarterPage {
  const { section, text, image } = write;
  return teased(
    write.page(
      'inside',
      'Workshop notes',
      section(
        { name: 'Workshop notes', width: 'wide', spacing: 'medium' },
        image([1, 5], 'leaf-bowl', { ratio: '4:5' }),
        text(
          [7, 6],
          { size: 'large', align: 'center' },
          heading(1, 'Workshop notes'),
          paragraph('What worked, what cracked, and what goes back in. Only friends read this page.'),
        ),
      ),
      section(
        { name: 'On the bench', theme: 'tint', spacing: 'medium' },
        text(
          [1, 6],
          {},
          heading(2, 'On the bench'),
          ...paragraphs('Say what you are making now, and show the pot that taught you something.'),
        ),
        text(
          [7, 6],
          {},
          heading(2, 'Set aside for you'),
          ...paragraphs('Name the pots that friends can have before the shop does, and how to ask for one.'),
        ),
      ),
    ),
    'What is on the bench, what came out of the kiln, and what friends can have first.',
  );
}
