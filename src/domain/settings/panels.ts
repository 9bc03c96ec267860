/** Panels of what is decided for a site as a whole. What features ask there is declared with them. */

import { fillIn } from '#domain/locale/fill.ts';
import { businessSchema, openingHoursOf } from './business.ts';
import * as labels from './labels/en.ts';
import { readHours } from './opening-hours.ts';
import { panelOf } from './panel.ts';
import { siteSettingsSchema } from './site-settings.ts';
import { PAGE_MARK, SITE_MARK, TITLE_FORMATS } from './title-format.ts';

export const basicsPanel = panelOf(siteSettingsSchema, {
  title: labels.site,
  rows: [
    [
      'title',
      labels.name,
      { problem: ({ title }) => (title.trim() === '' ? labels.enterASiteName : undefined) },
    ],
    ['tagline', labels.tagline, labels.appearsBesideTheNameInThe],
    [
      'favicon',
      labels.icon,
      {
        control: 'picture',
        askedAs: 'icon',
        hint: labels.shownInBrowserTabsLeaveEmpty,
      },
    ],
    ['timeZone', labels.timeZone, { control: 'time-zone' }],
    { part: 'logo' },
    ['isClosed', labels.closeTheSiteToVisitors, labels.visitorsSeeOnePageAtEvery],
    { part: 'closed-page', when: ({ isClosed }) => isClosed },
  ],
});

/** How they are read, or what cannot be. */
function hoursHint(text: string): string {
  const { unread } = readHours(text);
  if (unread[0] !== undefined) return fillIn(labels.programsCantReadLine, { line: unread[0] });
  const read = openingHoursOf(text).join('; ');
  return read === '' ? labels.oneLineEachSuchAsMon : fillIn(labels.readAs, { read });
}

export const businessPanel = panelOf(businessSchema, {
  title: labels.addressAndHours,
  about: labels.enterThemOnceTheyReplaceThe,
  rows: [
    ['street', labels.streetAndNumber],
    ['postalCode', labels.postalCode],
    ['city', labels.townOrCity],
    ['country', labels.country, { control: 'country' }],
    ['telephone', labels.phone],
    ['email', labels.email, { type: 'email' }],
    [
      'hours',
      labels.openingHours,
      {
        control: 'long-text',
        hint: ({ hours }) => hoursHint(hours),
      },
    ],
  ],
});

export const searchPanel = panelOf(siteSettingsSchema, {
  title: labels.searchAndSharing,
  about: labels.usedForPagesWithoutTheirOwn,
  rows: [
    ['isHiddenFromSearch', labels.hideTheSiteFromSearchEngines, labels.searchEnginesAreAskedNotTo],
    [
      'titleFormat',
      labels.titles,
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
      labels.description,
      {
        control: 'long-text',
        askedAs: 'description',
        hint: ({ description }) =>
          fillIn(labels.countOfAbout160CharactersThat, { count: description.length }),
      },
    ],
    [
      'socialImage',
      labels.sharingPicture,
      {
        control: 'picture',
        hint: labels.usedForPagesWithoutAPicture,
      },
    ],
  ],
});
