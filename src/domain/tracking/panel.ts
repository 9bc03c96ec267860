/** Whether the visitors of a site are counted. */
import { panelOf } from '../settings/panel.ts';
import { siteSettingsSchema } from '../settings/site-settings.ts';
import * as labels from './labels/en.ts';

const SAMPLES = [100, 25, 10, 0];
const MONTHS = [1, 3, 6, 13, 25];

export const visitorsPanel = panelOf(siteSettingsSchema, {
  title: labels.visitors,
  about: labels.countedOnThisServerOnlyCookies,
  rows: [
    ['countsVisitors', labels.countVisitors, labels.turningThisOffRemovesTheScript],
    [
      'hasAdvertisingPixel',
      labels.trackCampaigns,
      {
        hint: labels.onceAVisitorAgreesToCookies,
        isDisabled: ({ countsVisitors }) => !countsVisitors,
      },
    ],
    [
      'speedSample',
      labels.measurePageSpeed,
      {
        hint: labels.eachMeasuredPageViewLoads,
        isDisabled: ({ countsVisitors }) => !countsVisitors,
        choices: ({ speedSample }) =>
          [...new Set([...SAMPLES, speedSample])]
            .sort((a, b) => b - a)
            .map((value) => ({ value, label: sampleWords(value) })),
      },
    ],
    [
      'visitsKeptMonths',
      labels.keepVisitDetailsFor,
      {
        hint: labels.filtersAndNewGoalsUseThem,
        choices: ({ visitsKeptMonths }) =>
          [...new Set([...MONTHS, visitsKeptMonths])]
            .sort((a, b) => a - b)
            .map((value) => ({ value, label: monthWords(value) })),
      },
    ],
  ],
});

function sampleWords(percent: number): string {
  if (percent === 100) return labels.forAllPageViews;
  return percent === 0
    ? labels.forNoPageViews
    : labels.forSomePageViews.replace('{percent}', () => String(percent));
}

function monthWords(months: number): string {
  if (months === 1) return 'One month';
  return months === 13 ? '13 months, to compare with the previous year' : `${months} months`;
}
