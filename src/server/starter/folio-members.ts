import { offerOf, teased } from './members.ts';
import { heading, paragraph } from './rich-words.ts';
import type { StarterMembers, StarterPage, Writer } from './writer.ts';

const PLANS = {
  open: { name: 'Readers', description: 'The contact sheets behind each series.' },
  invited: { name: 'Clients', description: 'For people we have built pictures with.' },
} as const;

export const MEMBERS: StarterMembers = {
  area: 'The archive',
  ...PLANS,
  pages: (write) => [offer(write), inside(write)],
};

function offer(write: Writer): StarterPage {
  const { section, text, image } = write;
  return write.page(
    'members',
    'Members',
    section(
      { name: 'The archive', width: 'wide', photo: 'museum-hall-glass' },
      text(
        [1, 6],
        { size: 'large' },
        heading(1, 'The archive'),
        paragraph('For every picture on the wall there are thirty in a drawer. Members open the drawer.'),
      ),
    ),
    section(
      { name: 'A proof', theme: 'ink', width: 'wide' },
      image([1, 6], 'angular-roof', { caption: 'The frame before the one that was chosen' }),
      text(
        [8, 5],
        { align: 'center' },
        heading(2, 'How a picture is chosen'),
        paragraph('The wait for the light, the frame that nearly was, and why it lost.'),
        write.more('To the contact sheets', 'inside'),
      ),
    ),
    section(
      { name: 'Membership', spacing: 'medium' },
      text(
        [1, 5],
        { size: 'large', align: 'center' },
        heading(2, 'A key to the drawer'),
        paragraph('Readers let themselves in. Clients are given a key when we begin.'),
      ),
      offerOf(write, [8, 5], PLANS, {
        title: 'Membership',
        text: '',
        open: { note: 'An address is enough.', label: 'Join as a reader' },
        invited: { note: 'Comes with a commission.', label: 'For clients' },
        features: ['Contact sheets of each series', 'Plans, where architects allow it', 'No advertising'],
      }),
    ),
  );
}

function inside(write: Writer): StarterPage {
  const { section, text, gallery } = write;
  return teased(
    write.page(
      'inside',
      'Contact sheets',
      section(
        { name: 'Contact sheets', theme: 'ink', width: 'wide', spacing: 'medium' },
        text(
          [1, 7],
          { size: 'large' },
          heading(1, 'Contact sheets'),
          paragraph('Everything from one roll, in the order it happened.'),
        ),
      ),
      section(
        { name: 'A roll', theme: 'ink', width: 'full', spacing: 'none' },
        gallery(
          [1, 12],
          [
            { photo: 'spiral-stair-steps' },
            { photo: 'wide-roof-tip' },
            { photo: 'night-balconies-lit' },
            { photo: 'museum-hall-ramp' },
          ],
          { design: 'slider', gutter: 4, vSize: 9, captions: 'none' },
        ),
      ),
      section(
        { name: 'Notes', theme: 'ink', width: 'wide' },
        text(
          [1, 6],
          {},
          heading(2, 'In the margin'),
          paragraph(
            'Write what you would say over the light table: which frame, which lens, and what was in the way.',
          ),
        ),
      ),
    ),
    'Whole rolls, in the order they happened, with what was written in the margin.',
  );
}
