import { offerOf, teased } from './members.ts';
import { heading, paragraph } from './rich-words.ts';
import type { StarterMembers, StarterPage, Writer } from './writer.ts';

const PLANS = {
  open: { name: 'Letters', description: 'Notes from the road, with the pictures that went wrong.' },
  invited: { name: 'The rope', description: 'For people I walk with.' },
} as const;

export const MEMBERS: StarterMembers = {
  area: 'Field notes',
  ...PLANS,
  pages: (write) => [offer(write), inside(write)],
};

function offer(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'members',
    'Members',
    section(
      { name: 'Field notes', width: 'wide', photo: 'last-light' },
      text(
        [1, 8],
        { size: 'large' },
        heading(1, 'Walk a little of it with me'),
        paragraph('Field notes for members: where I stood, what I waited for, and what came instead.'),
      ),
    ),
    section(
      { name: 'A page', width: 'wide', spacing: 'medium' },
      image([1, 4], 'gorge-steps', { ratio: '4:5' }),
      text(
        [6, 7],
        { size: 'large', align: 'center' },
        heading(2, 'The picture is the short version.'),
        paragraph('The long one has wet socks in it, and a thermos.'),
        write.more('Read the notes', 'inside'),
      ),
    ),
    section(
      { name: 'Come along', width: 'wide', spacing: 'medium' },
      offerOf(write, [1, 5], PLANS, {
        title: 'Come along',
        text: '',
        open: { note: 'For everyone who likes maps.', label: 'Get the letters' },
        invited: { note: 'I ask you, on the way down.', label: 'About the rope' },
        features: ['Field notes after each trip', 'Maps, with the wrong turns', 'First look at new prints'],
      }),
      image([7, 6], 'crest', { ratio: '3:2' }),
    ),
  );
}

function inside(write: Writer): StarterPage {
  const { section, text, image } = write;
  return teased(
    write.page(
      'inside',
      'Field notes',
      section(
        { name: 'Field notes', width: 'wide', spacing: 'medium' },
        text([1, 9], { size: 'large' }, heading(1, 'Field notes')),
        image([1, 12], 'gorge', { ratio: '21:9' }),
      ),
      section(
        { name: 'Entry', width: 'wide', spacing: 'medium' },
        text(
          [1, 6],
          {},
          heading(2, 'Below the snow line'),
          paragraph('Write it as you would in the hut: the way up, the weather, the one frame that held.'),
        ),
        image([8, 5], 'larches', { ratio: '4:5' }),
      ),
      section(
        { name: 'Missed', theme: 'ink', width: 'wide', spacing: 'medium' },
        text(
          [1, 7],
          { size: 'large' },
          heading(2, 'And the one that got away'),
          paragraph('Everyone shows what worked. Members get the rest.'),
        ),
      ),
    ),
    'Where I stood, what I waited for, and what came instead.',
  );
}
