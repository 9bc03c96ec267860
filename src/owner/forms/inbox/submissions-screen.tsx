/** The inbox: what visitors have sent through the forms of a site. */
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SubmissionList } from '#domain/forms/calls-inbox.ts';
import { useSite } from '../../session.ts';
import { SelectField } from '../../ui/field.tsx';
import { inPlace, lazyPart } from '../../ui/lazy-part.tsx';
import { Screen } from '../../ui/page.tsx';
import { MailsOnHold } from './mails-on-hold.tsx';
import { SubmissionActions } from './submission-actions.tsx';
import { Entries } from './submission-entries.tsx';
import { SubmissionFilters, type View } from './submission-filters.tsx';
import { allOf, type InboxFilter, useSubmissionNews, useSubmissions } from './submissions.ts';
import * as say from './words/en.ts';

const ChartsPanel = lazyPart(() => import('./charts-panel.tsx'), 'ChartsPanel', inPlace);

const PERIODS = [
  { value: '', label: say.allTime },
  { value: '7', label: say.last7Days },
  { value: '30', label: say.last30Days },
  { value: '90', label: say.last90Days },
  { value: '365', label: say.lastYear },
] as const;
type Days = (typeof PERIODS)[number]['value'];

/** Older than every submission there is. */
const FIRST = '0';

export function SubmissionsScreen(): ReactNode {
  const site = useSite();
  const [asked] = useSearchParams();
  const [filter, setFilter] = useState<InboxFilter>(() => ({
    folder: asked.get('folder') === 'spam' ? 'spam' : 'inbox',
    form: asked.get('form') ?? '',
    search: '',
  }));
  const [isCharts, setIsCharts] = useState(false);
  const [days, setDays] = useState<Days>('');
  const deferred = useDeferredValue(filter);
  const list = useSubmissions(site.id, deferred);
  const facts = list.data?.pages[0];
  const news = useSubmissionNews(site.id, deferred, newestOf(list));
  const isEmpty = facts !== undefined && facts.total + facts.spam === 0 && filter.form === '';
  const form = filter.form || mostUsed(facts);
  const show = (view: View) => {
    setIsCharts(view === 'charts');
    if (view !== 'charts') setFilter({ ...filter, folder: view });
  };
  const period = (
    <SelectField label={say.time} isLabelHidden value={days} options={PERIODS} onChange={setDays} />
  );
  return (
    <Screen
      title={say.submissions}
      actions={facts && <SubmissionActions {...{ siteId: site.id, filter, facts, isEmpty }} />}
    >
      {facts && !isEmpty && (
        <SubmissionFilters
          {...(isCharts
            ? { view: 'charts', filter: { ...filter, form }, period }
            : { view: filter.folder, filter })}
          forms={facts.forms}
          counts={news.data ?? facts}
          onView={show}
          onFilter={setFilter}
        />
      )}
      <MailsOnHold siteId={site.id} count={news.data?.heldMails ?? 0} />
      {isCharts ? (
        <ChartsPanel siteId={site.id} formId={form} days={days} />
      ) : (
        <Entries {...{ list, filter, isEmpty }} newer={news.data?.newer ?? 0} onFilter={setFilter} />
      )}
    </Screen>
  );
}

/** Undefined while the list still shows other filters. */
function newestOf({ data, isSuccess, isPlaceholderData }: ReturnType<typeof useSubmissions>) {
  return isSuccess && !isPlaceholderData ? (allOf(data)[0]?.id ?? FIRST) : undefined;
}

function mostUsed(facts: SubmissionList | undefined): string {
  const [first] = (facts?.forms ?? []).toSorted((a, b) => b.count - a.count);
  return first?.id ?? '';
}
