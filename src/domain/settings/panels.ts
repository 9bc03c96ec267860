/** Panels of what is decided for a site as a whole. What features ask there is declared with them. */
import { businessSchema, linesOf, openingHoursOf } from './business.ts';
import { panelOf } from './panel.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { PAGE_MARK, SITE_MARK, TITLE_FORMATS } from './title-format.ts';

export const basicsPanel = panelOf(siteSettingsSchema, {
  title: 'The site',
  rows: [
    [
      'title',
      'Name',
      { problem: ({ title }) => (title.trim() === '' ? 'Every site has a name.' : undefined) },
    ],
    ['tagline', 'In a few words', 'Beside the name on the home page’s tab and in search results.'],
    [
      'favicon',
      'Icon',
      {
        control: 'picture',
        askedAs: 'icon',
        hint: 'In browser tabs. Without one, the first letter of the name is used.',
      },
    ],
    ['timeZone', 'Time zone', { control: 'time-zone' }],
    { part: 'logo' },
    [
      'isClosed',
      'Close the site for visitors',
      'They see one page under every address, and search engines are told to come again. You see the site as it is when you open it from here.',
    ],
    { part: 'closed-page', when: ({ isClosed }) => isClosed },
  ],
});

export const businessPanel = panelOf(businessSchema, {
  title: 'Address and hours',
  about:
    'Enter them once. They replace the sample text on your pages, and your pages update whenever you change them here. Search engines and maps use them too.',
  rows: [
    ['street', 'Street and number'],
    ['postalCode', 'Postal code'],
    ['city', 'Town'],
    ['country', 'Country', { control: 'country' }],
    ['telephone', 'Telephone'],
    ['email', 'Email', { type: 'email' }],
    [
      'hours',
      'Opening hours',
      {
        control: 'long-text',
        hint: ({ hours }) =>
          openingHoursOf(hours).length === linesOf(hours).length
            ? 'A line each, like Mon-Fri 9:00-17:30.'
            : 'Search engines cannot read one of these lines. Write opening hours like this: Mon-Fri 9:00-17:30.',
      },
    ],
  ],
});

export const searchPanel = panelOf(siteSettingsSchema, {
  title: 'Search and sharing',
  about: 'For pages that say nothing of their own.',
  rows: [
    ['isHiddenFromSearch', 'Hide the site from search engines', 'They are asked to leave every page out.'],
    [
      'titleFormat',
      'Titles',
      {
        choices: ({ titleFormat }) =>
          [...new Set<string>([...TITLE_FORMATS, titleFormat])].map((value) => ({
            value,
            label: value.replace(PAGE_MARK, 'Page').replace(SITE_MARK, 'Site'),
          })),
      },
    ],
    [
      'description',
      'Description',
      {
        control: 'long-text',
        askedAs: 'description',
        hint: ({ description }) => `${description.length} of about 160 characters that search engines show.`,
      },
    ],
    [
      'socialImage',
      'Picture for sharing',
      {
        control: 'picture',
        hint: 'For pages without pictures of their own. 1200 × 630 pixels or more show best.',
      },
    ],
  ],
});
