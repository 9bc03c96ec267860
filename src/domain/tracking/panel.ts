/** Whether the visitors of a site are counted. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';

const MONTHS = [1, 3, 6, 13, 25];

export const visitorsPanel = panelOf(siteSettingsSchema, {
  title: 'Visitors',
  about:
    'Counted on this server and nowhere else. Cookies are used only where visitors or your cookie policy allow them; addresses are never kept.',
  rows: [
    ['countsVisitors', 'Count visitors', 'Off takes the script from every page. What was counted stays.'],
    [
      'hasAdvertisingPixel',
      'Note what advertising led to',
      {
        hint: 'Once a visitor has agreed to cookies, the first page of a visit tells this server which campaign it came from.',
        isDisabled: ({ countsVisitors }) => !countsVisitors,
      },
    ],
    [
      'visitsKeptMonths',
      'Keep single visits for',
      {
        hint: 'Filters and new goals look at them. The numbers of each day stay for as long as the site is there.',
        choices: ({ visitsKeptMonths }) =>
          [...new Set([...MONTHS, visitsKeptMonths])]
            .sort((a, b) => a - b)
            .map((value) => ({ value, label: monthWords(value) })),
      },
    ],
  ],
});

function monthWords(months: number): string {
  if (months === 1) return 'One month';
  return months === 13 ? '13 months, to compare with the year before' : `${months} months`;
}
