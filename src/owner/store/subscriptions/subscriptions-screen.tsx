/** Subscriptions, the latest first, and what they bring. */
import { Repeat } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  readSubscriptionsTable,
  type Subscription,
  type SubscriptionFigures,
} from '#domain/store/subscriptions/calls.ts';
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/store/subscriptions/subscription.ts';
import { addressOf } from '../../api.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { TrendChart } from '../../figures/trend-chart.tsx';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { useSite } from '../../session.ts';
import { Facts } from '../../ui/facts.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { type Column, Listing } from '../../ui/listing.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { priceOf, STATE_WORDS, States } from './subscription-words.tsx';
import { queryOf, useFigures, useSubscriptions } from './use-subscriptions.ts';
import * as say from './words/en.ts';

const PICTURE = <Repeat size={32} />;

export function SubscriptionList(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const [linked] = useSearchParams();
  const [state, setState] = useState<SubscriptionState | ''>(
    SUBSCRIPTION_STATES.find((each) => each === linked.get('state')) ?? '',
  );
  const asked = { state, search: useDeferredValue(words.trim()) };
  const list = useSubscriptions(site.id, asked);
  const figures = useFigures(site.id);
  const rows = list.data?.pages.flatMap((page) => page.subscriptions);
  const isFiltered = asked.search !== '' || state !== '';
  const count = rows?.length ?? 0;
  return (
    <Screen title={say.subscriptions} description={say.whatPeopleSubscribeTo} width="wide">
      {figures.data && figures.data.running > 0 && <RecurringSales figures={figures.data} />}
      {(count > 0 || isFiltered) && (
        <FilterBar label={say.subscriptions}>
          <SelectField<SubscriptionState | ''>
            label={say.state}
            isLabelHidden
            value={state}
            options={[
              { value: '', label: say.allStates },
              ...SUBSCRIPTION_STATES.map((each) => ({ value: each, label: STATE_WORDS[each] })),
            ]}
            onChange={setState}
          />
          <SearchField label={say.searchSubscribers} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label={say.subscriptions}
        query={list}
        rows={rows}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/subscriptions/${id}`}
        empty={
          isFiltered
            ? { title: say.noMatches, picture: PICTURE, children: say.noSubscriptionMatches }
            : { title: say.noSubscriptionsYet, picture: PICTURE, children: say.howToSell }
        }
      />
      {count > 0 && (
        <p>
          <a href={addressOf(readSubscriptionsTable, { site: site.id, query: queryOf(asked) })} download>
            {say.exportCsv}
          </a>
        </p>
      )}
    </Screen>
  );
}

function RecurringSales({ figures }: { readonly figures: SubscriptionFigures }): ReactNode {
  const { currency, running, pastDue, monthlyMinor, churnPpm, months } = figures;
  const money = (minor: number) => formatMoney({ minor, currency });
  const unit = 10 ** currencyOf(currency).fractionDigits;
  const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Panel title={say.recurringSales}>
      <Facts
        facts={[
          [say.perMonthNow, money(monthlyMinor)],
          [say.runningSubscriptions, String(running)],
          [say.pastDue, String(pastDue)],
          [say.churn, fill(say.percentIn30Days, { percent: percent.format(churnPpm / 1_000_000) })],
        ]}
      />
      <TrendChart
        steps={months.map(({ month, monthlyMinor: minor }) => ({ at: `${month}-01`, value: minor / unit }))}
        before={[]}
        words={say.recurringSales}
        format={(amount) => money(Math.round(amount * unit))}
      />
    </Panel>
  );
}

function useColumns(siteId: string): readonly Column<Subscription>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return [
    {
      title: say.subscriber,
      kind: 'name',
      cell: ({ subscriber, email }) => subscriber || email || say.erased,
      sortBy: ({ subscriber, email }) => subscriber || email,
    },
    { title: say.subscription, cell: ({ title }) => title, sortBy: ({ title }) => title },
    {
      title: say.state,
      cell: (each) => <States subscription={each} />,
      sortBy: ({ state }) => STATE_WORDS[state],
    },
    {
      title: say.nextPayment,
      kind: 'date',
      cell: ({ nextAt, endsAtPeriodEnd }) =>
        nextAt === null || endsAtPeriodEnd ? (
          '–'
        ) : (
          <time dateTime={new Date(nextAt).toISOString()}>{date.format(nextAt)}</time>
        ),
      sortBy: ({ nextAt }) => nextAt ?? 0,
    },
    {
      title: say.amount,
      kind: 'amount',
      cell: priceOf,
      sortBy: ({ recurringMinor }) => recurringMinor,
    },
  ];
}
