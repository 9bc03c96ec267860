/** The last seven days of a site's visitors, in small. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readOverview } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { formatCount } from '../figures/format.ts';
import { HomeCard } from '../figures/home-card.tsx';
import { lastDays } from '../figures/period.ts';
import { todayIn } from '../figures/today.ts';
import { Live } from './live.tsx';
import * as say from './words/en.ts';

export function VisitorsCard({ siteId }: { readonly siteId: string }): ReactNode {
  const query = lastDays(todayIn(useTimeZone(siteId)), 7);
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'overview', query],
    queryFn: ({ signal }) => call(readOverview, { site: siteId, query }, { signal }),
  });
  // Without visitors there is nothing to compare. Where it cannot be read, the first screen is whole without it.
  if (!data || data.totals.views + data.before.views === 0) return null;
  const { totals, before, steps } = data;
  const figure = (label: string, metric: 'visitors' | 'views') => ({
    label,
    value: formatCount(totals[metric]),
    now: totals[metric],
    before: before[metric],
  });
  return (
    <HomeCard
      name={say.visitorsOfTheLastSevenDays}
      figures={[figure(say.dailyVisitors, 'visitors'), figure(say.pageViews, 'views')]}
      values={steps.map(({ visitors }) => visitors)}
      link={{ to: `/sites/${siteId}/analytics`, label: say.allAboutVisitors }}
    >
      <Live siteId={siteId} />
    </HomeCard>
  );
}
