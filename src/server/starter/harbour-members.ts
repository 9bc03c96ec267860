import { offerOf, teased } from './members.ts';
import { heading, paragraph } from './rich-words.ts';
import type { StarterMembers, StarterPage, Writer } from './writer.ts';

const PLANS = {
  open: { name: 'Neighbours', description: 'The planting diary, and word of what we have too much of.' },
  invited: { name: 'Helping hands', description: 'For people who dig with us.' },
} as const;

export const MEMBERS: StarterMembers = {
  area: 'Garden club',
  ...PLANS,
  pages: (write) => [offer(write), inside(write)],
};

function offer(write: Writer): StarterPage {
  const { section, text, image } = write;
  const reason = (column: number, title: string, words: string) =>
    text([column, 4], {}, heading(3, title), paragraph(words));
  return write.page(
    'members',
    'Members',
    section(
      { name: 'Garden club', spacing: 'medium' },
      text(
        [1, 6],
        { size: 'large', align: 'center' },
        paragraph('The garden club'),
        heading(1, 'Gardens are better with neighbours'),
        paragraph('Swap seeds, borrow a fork, ask what is eating the beans. Joining takes a minute.'),
      ),
      image([7, 6], 'yellow-poppy', { ratio: '1:1' }),
    ),
    section(
      { name: 'What you get', theme: 'tint', spacing: 'medium' },
      text([1, 12], {}, heading(2, 'What neighbours get')),
      reason(1, 'The diary', 'What to sow, cut and leave alone, written in our own beds.'),
      reason(5, 'The spare shelf', 'Seedlings and cuttings that need a home. First come, first served.'),
      reason(9, 'A quick answer', 'Send a picture of the leaf. We tell you what we would do.'),
    ),
    section(
      { name: 'Join', spacing: 'medium' },
      offerOf(write, [1, 5], PLANS, {
        title: 'Join the club',
        text: 'Start as a neighbour. The rest happens over the fence.',
        open: { note: 'No dues, no meetings.', label: 'Join as a neighbour' },
        invited: { note: 'Come and dig once, then we ask you.', label: 'About helping hands' },
        features: ['The planting diary', 'The spare shelf', 'Answers from old hands'],
      }),
      text(
        [7, 6],
        { align: 'center', size: 'large' },
        heading(2, 'Already in?'),
        paragraph('The diary is one click away, and so is the shelf.'),
        write.more('Open the diary', 'inside'),
      ),
    ),
  );
}

function inside(write: Writer): StarterPage {
  const { section, text, image } = write;
  return teased(
    write.page(
      'inside',
      'Planting diary',
      section(
        { name: 'Planting diary', spacing: 'medium' },
        text(
          [1, 7],
          { size: 'large' },
          heading(1, 'Planting diary'),
          paragraph('Written with dirty hands, for members of the club.'),
        ),
      ),
      section(
        { name: 'Now', theme: 'tint', spacing: 'medium' },
        image([1, 4], 'seedheads', { ratio: '4:3', order: 1 }),
        image([5, 4], 'larches', { ratio: '4:3', order: 3 }),
        image([9, 4], 'red-hibiscus', { ratio: '4:3', order: 5 }),
        text(
          [1, 4],
          { order: 2 },
          heading(2, 'Sow'),
          paragraph('Name what goes into the ground now, and how deep.'),
        ),
        text([5, 4], { order: 4 }, heading(2, 'Cut'), paragraph('Say what can come back, and how far.')),
        text(
          [9, 4],
          { order: 6 },
          heading(2, 'Leave alone'),
          paragraph('The hardest part. Say what only looks dead.'),
        ),
      ),
      section(
        { name: 'The spare shelf', spacing: 'medium' },
        text(
          [1, 7],
          {},
          heading(2, 'The spare shelf'),
          paragraph('List what you have too much of. Members write to you, and pick it up.'),
          write.more('Ask for something', 'contact'),
        ),
      ),
    ),
    'What to sow, what to cut, what to leave alone, and what is on the spare shelf.',
  );
}
