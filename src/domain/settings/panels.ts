/** Panels of what is decided for a site as a whole. What features ask there is declared with them. */
import { businessSchema, linesOf, openingHoursOf } from './business.ts';
import { panelOf } from './panel.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { PAGE_MARK, SITE_MARK, TITLE_FORMATS } from './title-format.ts';

export const basicsPanel = panelOf(siteSettingsSchema, {
  title: 'Site',
  rows: [
    ['title', 'Name', { problem: ({ title }) => (title.trim() === '' ? 'Enter a site name.' : undefined) }],
    ['tagline', 'Tagline', 'Appears beside the name in the home page’s tab and in search results.'],
    [
      'favicon',
      'Icon',
      {
        control: 'picture',
        askedAs: 'icon',
        hint: 'Shown in browser tabs. Leave empty to use the first letter of the site name.',
      },
    ],
    ['timeZone', 'Time zone', { control: 'time-zone' }],
    { part: 'logo' },
    [
      'isClosed',
      'Close the site to visitors',
      'Visitors see one page at every address, and search engines are asked to come back later. You still see the site when you open it from here.',
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
    ['city', 'Town or city'],
    ['country', 'Country', { control: 'country' }],
    ['telephone', 'Phone'],
    ['email', 'Email', { type: 'email' }],
    [
      'hours',
      'Opening hours',
      {
        control: 'long-text',
        hint: ({ hours }) =>
          openingHoursOf(hours).length === linesOf(hours).length
            ? 'One line each, such as Mon-Fri 9:00-17:30.'
            : 'Search engines can’t read one of these lines. Use this format: Mon-Fri 9:00-17:30.',
      },
    ],
  ],
});

export const searchPanel = panelOf(siteSettingsSchema, {
  title: 'Search and sharing',
  about: 'Used for pages without their own description or picture.',
  rows: [
    [
      'isHiddenFromSearch',
      'Hide the site from search engines',
      'Search engines are asked not to show any page.',
    ],
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
      'Sharing picture',
      {
        control: 'picture',
        hint: 'Used for pages without a picture. Use at least 1200 × 630 pixels.',
      },
    ],
  ],
});
