/** Whether the visitors of a site are counted. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';

const MONTHS = [1, 3, 6, 13, 25];

export const visitorsPanel = panelOf(siteSettingsSchema, {
  title: 'Visitors',
  about:
    'Counted on this server only. Cookies are used only if visitors or your cookie policy allow them. IP addresses are never stored.',
  rows: [
    [
      'countsVisitors',
      'Count visitors',
      'Turning this off removes the script from every page. Existing statistics are kept.',
    ],
    [
      'hasAdvertisingPixel',
      'Track campaigns',
      {
        hint: 'Once a visitor agrees to cookies, we record which campaign brought them.',
        isDisabled: ({ countsVisitors }) => !countsVisitors,
      },
    ],
    [
      'visitsKeptMonths',
      'Keep visit details for',
      {
        hint: 'Filters and new goals use them. Daily totals are kept as long as the site exists.',
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
  return months === 13 ? '13 months, to compare with the previous year' : `${months} months`;
}
