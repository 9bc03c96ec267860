/** Subscriptions or recurring donations, the latest first, and what they bring. */
import { Repeat } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import {
  readSubscriptionsTable,
  type SubscribedKind,
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

interface KindWords {
  readonly title: string;
  readonly description: string;
  readonly person: string;
  readonly what: string;
  readonly search: string;
  readonly none: string;
  readonly how: string;
  readonly noMatch: string;
  readonly figures: string;
  readonly running: string;
}

const KIND_WORDS: Readonly<Record<SubscribedKind, KindWords>> = {
  sales: {
    title: say.subscriptions,
    description: say.whatPeopleSubscribeTo,
    person: say.subscriber,
    what: say.subscription,
    search: say.searchSubscribers,
    none: say.noSubscriptionsYet,
    how: say.howToSell,
    noMatch: say.noSubscriptionMatches,
    figures: say.recurringSales,
    running: say.runningSubscriptions,
  },
  donations: {
    title: say.recurringDonations,
    description: say.whoGivesAgainAndAgain,
    person: say.donor,
    what: say.campaign,
    search: say.searchDonors,
    none: say.noRecurringDonationsYet,
    how: say.howToAskForThem,
    noMatch: say.noDonationMatches,
    figures: say.recurringDonations,
    running: say.recurringDonors,
  },
};

export function SubscriptionList({ kind }: { readonly kind: SubscribedKind }): ReactNode {
  const words = KIND_WORDS[kind];
  const site = useSite();
  const [typed, setTyped] = useState('');
  const [linked] = useSearchParams();
  const [state, setState] = useState<SubscriptionState | ''>(
    SUBSCRIPTION_STATES.find((each) => each === linked.get('state')) ?? '',
  );
  const asked = { kind, state, search: useDeferredValue(typed.trim()) };
  const list = useSubscriptions(site.id, asked);
  const figures = useFigures(site.id, kind);
  const rows = list.data?.pages.flatMap((page) => page.subscriptions);
  const isFiltered = asked.search !== '' || state !== '';
  const count = rows?.length ?? 0;
  return (
    <Screen
      title={words.title}
      description={words.description}
      width="wide"
      {...(kind === 'donations' && { above: { to: `/sites/${site.id}/donations`, label: say.donations } })}
    >
      {figures.data && figures.data.running > 0 && (
        <Recurring figures={figures.data} words={words}>
          {kind === 'sales' && say.donationsAreNotIncluded}
        </Recurring>
      )}
      {(count > 0 || isFiltered) && (
        <FilterBar label={words.title}>
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
          <SearchField label={words.search} value={typed} onChange={setTyped} />
        </FilterBar>
      )}
      <Listing
        label={words.title}
        query={list}
        rows={rows}
        idOf={({ id }) => id}
        columns={useColumns(site.id, words)}
        open={({ id }) => `/sites/${site.id}/subscriptions/${id}`}
        empty={
          isFiltered
            ? { title: say.noMatches, picture: PICTURE, children: words.noMatch }
            : { title: words.none, picture: PICTURE, children: words.how }
        }
      />
      {count > 0 && (
        <p>
          <a href={addressOf(readSubscriptionsTable, { site: site.id, query: queryOf(asked) })} download>
            {say.exportListCsv}
          </a>
        </p>
      )}
    </Screen>
  );
}

interface RecurringProps {
  readonly figures: SubscriptionFigures;
  readonly words: KindWords;
  readonly children: ReactNode;
}

function Recurring({ figures, words, children }: RecurringProps): ReactNode {
  const { currency, running, trialing, paused, pastDue, monthlyMinor, churnPpm, months } = figures;
  const money = (minor: number) => formatMoney({ minor, currency });
  const unit = 10 ** currencyOf(currency).fractionDigits;
  const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Panel title={words.figures}>
      <Facts
        facts={[
          [say.perMonthNow, money(monthlyMinor)],
          [words.running, String(running)],
          ...(trialing > 0 ? ([[say.inATrial, String(trialing)]] as const) : []),
          ...(paused > 0 ? ([[say.paused, String(paused)]] as const) : []),
          [say.pastDue, String(pastDue)],
          [say.churn, fill(say.percentIn30Days, { percent: percent.format(churnPpm / 1_000_000) })],
        ]}
      />
      <TrendChart
        steps={months.map(({ month, monthlyMinor: minor }) => ({ at: `${month}-01`, value: minor / unit }))}
        before={[]}
        words={words.figures}
        format={(amount) => money(Math.round(amount * unit))}
      />
      {children && <p>{children}</p>}
    </Panel>
  );
}

function useColumns(siteId: string, words: KindWords): readonly Column<Subscription>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  return [
    {
      title: words.person,
      kind: 'name',
      cell: ({ subscriber, email }) => subscriber || email || say.erased,
      sortBy: ({ subscriber, email }) => subscriber || email,
    },
    { title: words.what, cell: ({ title }) => title, sortBy: ({ title }) => title },
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
