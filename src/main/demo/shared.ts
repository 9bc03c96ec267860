/** What stands on many pages: the reusable section, the header's action, the footer, navigation and settings. */
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { type BodySource, block, text } from './build.ts';
import { toMedia, toPage } from './ids.ts';
import { pictureId } from './pictures.ts';

export const ADDRESS = 'Mill Lane 4, Arle';

/** Shown at the end of the pages that make people want to come. */
export const visit: BodySource = {
  title: 'Come and see',
  sections: [
    {
      name: 'Visit',
      theme: 'tint',
      width: 'content',
      spacing: 'medium',
      blocks: [
        text(
          '1/5',
          `
## The shop is the front half of the workshop

Pick things up. That is what the shelf is for.
`,
        ),
        text(
          '7/3',
          `
### Open

Thursday to Saturday\\
10 to 17, and whenever you see smoke
`,
        ),
        text(
          '10/3',
          `
### Here

Mill Lane 4, Arle\\
[How to find us](page:contact)
`,
        ),
      ],
    },
  ],
};

export const footer: BodySource = {
  title: 'Footer',
  sections: [
    {
      theme: 'ink',
      width: 'content',
      spacing: 'medium',
      blocks: [
        text(
          '1/4',
          `
**Halden Ceramics**\\
Mill Lane 4, Arle\\
[hello@halden.example](mailto:hello@halden.example)\\
[020 915 0412](tel:+353209150412)
`,
        ),
        text(
          '5/4',
          `
**Open**\\
Thursday to Saturday, 10 to 17\\
and whenever you see smoke
`,
        ),
        text(
          '9/4',
          `
**Elsewhere**\\
A letter twice a year, before each open kiln. [Write to be on the list](mailto:letter@halden.example).
`,
        ),
        block('social-links', '9/4', { style: 'icons' }),
      ],
    },
  ],
};

export const headerAction = { label: 'Visit', link: toPage('contact') };

const entry = (title: string, name: string) => ({ id: name, title, link: toPage(name) });

export const navigation = {
  main: [
    entry('Work', 'work'),
    entry('Courses', 'courses'),
    entry('Journal', 'journal'),
    {
      ...entry('Studio', 'studio'),
      children: [
        entry('About us', 'about'),
        entry('Clay and ash', 'clay-and-ash'),
        entry('An hour’s walk', 'an-hours-walk'),
        entry('The two kilns', 'kilns'),
      ],
    },
    entry('Shop', 'shop'),
  ],
  footer: [
    entry('Contact', 'contact'),
    entry('Membership', 'membership'),
    { id: 'account', title: 'Your account', link: { url: '/account' } },
    entry('Shop', 'shop'),
    { ...entry('Blocks', 'blocks'), title: 'All blocks' },
    { id: 'feed', title: 'Feed', link: { url: '/journal?format=atom' } },
  ],
};

export const settings: Partial<SiteSettings> = {
  title: 'Halden Ceramics',
  tagline: 'Pots from the hill they stand on',
  description:
    'Tableware thrown in an old sawmill in Arle, from clay we dig and ash we sift. Open from Thursday to Saturday.',
  locale: 'en-GB',
  timeZone: 'Europe/Vienna',
  socialImage: toMedia(pictureId('leaf-bowl')),
  socialLinks: [
    { service: 'instagram', url: 'https://instagram.example/haldenceramics' },
    { service: 'mastodon', url: 'https://mastodon.example/@halden' },
    { service: 'email', url: 'mailto:hello@halden.example' },
  ],
};
