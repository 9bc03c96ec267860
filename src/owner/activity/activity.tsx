/** Who did what, day by day: of a site, or of the installation. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ActivityPerson, readOfInstallation, readOfSite } from '#domain/activity/calls.ts';
import { ACTIVITY_KINDS, type ActivityKind, KEEP_ACTIVITY_DAYS } from '#domain/activity/kinds.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import styles from './activity.module.css';
import { Days } from './days.tsx';
import * as say from './words/en.ts';

const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SiteActivity(): ReactNode {
  const site = useSite();
  return (
    <ActivityScreen
      description={fill(say.whoChangedWhatOnName, { name: site.name })}
      queryKey={['activity', site.id]}
      timeZone={useTimeZone(site.id)}
      siteId={site.id}
    />
  );
}

export function InstallationActivity(): ReactNode {
  return (
    <ActivityScreen
      description={say.signInsBackupsAndSitesAdded}
      queryKey={['activity']}
      timeZone={BROWSER_ZONE}
    />
  );
}

interface ActivityScreenProps {
  readonly description: string;
  readonly queryKey: readonly string[];
  readonly timeZone: string;
  readonly siteId?: string;
}

function ActivityScreen(props: ActivityScreenProps): ReactNode {
  const { description, queryKey, timeZone, siteId } = props;
  const [kind, setKind] = useState<ActivityKind | ''>('');
  const [person, setPerson] = useState('');
  const list = useInfiniteQuery({
    queryKey: [...queryKey, kind, person],
    queryFn: ({ signal, pageParam }) => {
      const query = { kind: kind || undefined, person, before: pageParam };
      return siteId === undefined
        ? call(readOfInstallation, { query }, { signal })
        : call(readOfSite, { site: siteId, query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ activity, hasMore }) => (hasMore ? activity.at(-1)?.id : undefined),
  });
  const pages = list.data?.pages ?? [];
  const entries = pages.flatMap(({ activity }) => activity);
  const isFiltered = kind !== '' || person !== '';
  const reset = () => {
    setKind('');
    setPerson('');
  };
  return (
    <Screen title={say.activity} description={description}>
      {(entries.length > 0 || isFiltered) && (
        <Filters people={pages[0]?.people ?? []} {...{ kind, person, setKind, setPerson }} />
      )}
      <NotRead query={list} />
      {list.data && entries.length === 0 && <Nothing isFiltered={isFiltered} onReset={reset} />}
      {entries.length > 0 && (
        <Days entries={entries} timeZone={timeZone} {...(siteId === undefined ? {} : { siteId })} />
      )}
      {list.hasNextPage && (
        <div className={`row snug after ${styles['more']}`}>
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {say.showEarlier}
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <p className="hint">
          {fill(say.timesAreInReplaceallActivityIs, {
            replaceAll: timeZone.replaceAll('_', ' '),
            keepActivityDays: KEEP_ACTIVITY_DAYS,
          })}
        </p>
      )}
    </Screen>
  );
}

interface FiltersProps {
  readonly people: readonly ActivityPerson[];
  readonly kind: ActivityKind | '';
  readonly person: string;
  readonly setKind: (kind: ActivityKind | '') => void;
  readonly setPerson: (person: string) => void;
}

function Filters({ people, kind, person, setKind, setPerson }: FiltersProps): ReactNode {
  return (
    <search className={`cluster after ${styles['filters']}`} aria-label={say.activity}>
      <SelectField
        label={say.kind}
        isLabelHidden
        value={kind}
        options={[
          { value: '', label: say.everything },
          ...ACTIVITY_KINDS.map((each) => ({ value: each.kind, label: each.label })),
        ]}
        onChange={setKind}
      />
      <SelectField
        label={say.person}
        isLabelHidden
        value={person}
        options={[
          { value: '', label: say.everyone },
          ...people.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={setPerson}
      />
    </search>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }): ReactNode {
  if (!isFiltered)
    return (
      <EmptyState title={say.noActivityYet} picture={<History size={32} />}>
        {say.whenAnyonePublishesChangesOrDeletes}
      </EmptyState>
    );
  return (
    <EmptyState
      title={say.noActivityOfThisKind}
      picture={<History size={32} />}
      action={<Button onClick={onReset}>{say.showEverything}</Button>}
    >
      {say.theyHaveNoActivityHereYet}
    </EmptyState>
  );
}
