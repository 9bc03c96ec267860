/** The last seven days of a shop, in small. Sites that have sold nothing yet do without it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readSales } from '#domain/store/aftercare/sales/calls.ts';
import { call } from '../../../api.ts';
import { useTimeZone } from '../../../fields/site-data.ts';
import { formatCount } from '../../../figures/format.ts';
import { HomeCard } from '../../../figures/home-card.tsx';
import { lastDays } from '../../../figures/period.ts';
import { todayIn } from '../../../figures/today.ts';
import { moneyWords } from './money.ts';
import * as say from './words/en.ts';

export function SalesCard({ siteId }: { readonly siteId: string }): ReactNode {
  const query = lastDays(todayIn(useTimeZone(siteId)), 7);
  const { data } = useQuery({
    queryKey: ['sales', siteId, query],
    queryFn: ({ signal }) => call(readSales, { site: siteId, query }, { signal }),
  });
  if (!data || data.isFirst) return null;
  const { totals, before, steps, currency } = data;
  return (
    <HomeCard
      name={say.salesOfTheLastSevenDays}
      figures={[
        {
          label: say.sold,
          value: moneyWords(currency).format(totals.soldMinor),
          now: totals.soldMinor,
          before: before.soldMinor,
        },
        { label: say.orders, value: formatCount(totals.orders), now: totals.orders, before: before.orders },
      ]}
      values={steps.map(({ soldMinor }) => soldMinor)}
      link={{ to: `/sites/${siteId}/sales`, label: say.allAboutSales }}
    />
  );
}
