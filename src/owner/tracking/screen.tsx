/** Who came to a site in a period, beside the one before: numbers, their course, and what visits have in common. */

import { useQuery } from '@tanstack/react-query';
import { ChartLine, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { periodBefore } from '#domain/locale/period.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { readOverview, type VisitorOverview } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import filterStyles from '../figures/filter.module.css';
import { formatCount, formatDay, formatShare } from '../figures/format.ts';
import { PeriodPicker } from '../figures/period-picker.tsx';
import { todayIn } from '../figures/today.ts';
import { TrendChart } from '../figures/trend-chart.tsx';
import { VisitorTabs } from '../figures/visitor-tabs.tsx';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { EventsPanel } from './events-panel.tsx';
import { type Metric, VisitorFigures } from './figures.tsx';
import { GoalsPanel } from './goals-panel.tsx';
import { Live } from './live.tsx';
import { Notes, useNotes } from './notes.tsx';
import { type Choice, FILTERS, type Filter, readChoice, writeChoice } from './period-choice.ts';
import styles from './screen.module.css';
import { ValuesPanels } from './values-panels.tsx';
import * as say from './words/en.ts';
import { nameOfValue } from './words.ts';

const EVERY_MS = MINUTE_MS;

export function VisitorsScreen(): ReactNode {
  const { id: siteId } = useSite();
  const [terms, setTerms] = useSearchParams();
  const choice = readChoice(terms, todayIn(useTimeZone(siteId)));
  const choose = (next: Choice) => setTerms(writeChoice(next), { replace: true });
  const query = { ...choice.period, ...choice.filters };
  const found = useQuery({
    queryKey: ['visitors', siteId, 'overview', query],
    queryFn: ({ signal }) => call(readOverview, { site: siteId, query }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
  const filter = (name: Filter, value: string) =>
    choose({ ...choice, filters: { ...choice.filters, [name]: value } });
  const isFiltered = Object.keys(choice.filters).length > 0;
  const isEmpty = found.data?.totals.visits === 0 && found.data.before.visits === 0 && !isFiltered;
  return (
    <Screen
      title={say.visitors}
      width="wide"
      description={<Live siteId={siteId} />}
      actions={<PeriodPicker choice={choice} onChoose={(next) => choose({ ...choice, ...next })} />}
    >
      <VisitorTabs />
      {isFiltered && <Filters choice={choice} onChoose={choose} />}
      <NotRead query={found} />
      {found.data && !isEmpty && <Overview siteId={siteId} overview={found.data} choice={choice} />}
      {isEmpty && (
        <EmptyState title={say.noVisitorsYet} picture={<ChartLine size={32} />}>
          {say.weCountVisitsFromNowOn}
        </EmptyState>
      )}
      {found.data && <GoalsPanel siteId={siteId} choice={choice} />}
      {found.data && <EventsPanel siteId={siteId} choice={choice} />}
      {found.data && !isEmpty && (
        <ValuesPanels
          siteId={siteId}
          choice={choice}
          countriesFrom={found.data.countriesFrom}
          onFilter={filter}
        />
      )}
      {found.data && <Dropped dropped={found.data.dropped} />}
    </Screen>
  );
}

const METRIC_WORDS = { visitors: say.dailyVisitors2, visits: say.visits2, views: say.pageViews2 } as const;

interface OverviewProps {
  readonly siteId: string;
  readonly overview: VisitorOverview;
  readonly choice: Choice;
}

function Overview({ siteId, overview, choice }: OverviewProps): ReactNode {
  const notes = useNotes(siteId, choice.period);
  const [metric, setMetric] = useState<Metric>('visitors');
  const { from, until } = periodBefore(choice.period);
  const span =
    from === until
      ? formatDay(from)
      : fill(say.fromToUntil, { from: formatDay(from), until: formatDay(until) });
  return (
    <Panel>
      <VisitorFigures
        totals={overview.totals}
        before={overview.before}
        metric={metric}
        onChoose={setMetric}
      />
      <TrendChart
        steps={overview.steps.map((step) => ({ at: step.at, value: step[metric] }))}
        before={overview.stepsBefore.map((step) => ({ at: step.at, value: step[metric] }))}
        words={METRIC_WORDS[metric]}
        notes={notes}
      />
      {overview.share < 1 && (
        <p className={`hint ${styles['note']}`}>
          {fill(say.estimateWithThisManyVisitsFilters, { share: formatShare(overview.share, 1) })}
        </p>
      )}
      <Notes siteId={siteId} notes={notes} until={choice.period.until} />
      <p className={`hint ${styles['note']}`}>{fill(say.besideSpanAVisitorIsCounted, { span })}</p>
    </Panel>
  );
}

const FILTER_WORDS = {
  page: say.sawValue,
  landing: say.entryPageValue,
  leaving: say.exitPageValue,
  source: say.fromValue,
  medium: say.byValue,
  campaign: say.campaignValue,
  language: say.languageValue,
  country: say.countryValue,
  device: say.withValue,
  browser: say.browserValue,
  system: say.systemValue,
} as const satisfies Readonly<Record<Filter, string>>;

function Filters({ choice, onChoose }: { choice: Choice; onChoose: (next: Choice) => void }): ReactNode {
  return (
    <ul className={`cluster tight after`} aria-label={say.filters}>
      {FILTERS.flatMap((name) => {
        const value = choice.filters[name];
        if (value === undefined) return [];
        const { [name]: _gone, ...filters } = choice.filters;
        const words = fill(FILTER_WORDS[name], { value: nameOfValue(name, value) });
        return (
          <li key={name}>
            <button
              type="button"
              className={`inline tight words ink ${filterStyles['filter']}`}
              aria-label={fill(say.removeTheFilterWords, { words })}
              onClick={() => onChoose({ ...choice, filters })}
            >
              {words}
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const REASONS: Readonly<Record<string, (count: string) => string>> = {
  bot: (count) => fill(say.countFromBots, { count }),
  'spam-referrer': (count) => fill(say.countFromFakeReferrers, { count }),
  'other-site': (count) => fill(say.countSentFromElsewhere, { count }),
  'too-many': (count) => fill(say.countTooManyForOnePerson, { count }),
  'forged-cookie': (count) => fill(say.countWithForgedCookies, { count }),
  unreadable: (count) => fill(say.countUnreadable, { count }),
};

function Dropped({ dropped }: { readonly dropped: VisitorOverview['dropped'] }): ReactNode {
  const parts = Object.entries(dropped).map(
    ([reason, count]) => REASONS[reason]?.(formatCount(count)) ?? `${formatCount(count)} ${reason}`,
  );
  if (parts.length === 0) return null;
  return (
    <p className={`hint ${styles['note']}`}>
      {fill(say.notCountedInThisPeriodParts, { parts: parts.join(', ') })}
    </p>
  );
}
