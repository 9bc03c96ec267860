/** Who did what, day by day: of a site, or of the installation. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ActivityPerson, readOfInstallation, readOfSite } from '#domain/activity/calls.ts';
import { ACTIVITY_KINDS, type ActivityKind, KEEP_ACTIVITY_DAYS } from '#domain/activity/kinds.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import styles from './activity.module.css';
import { Days } from './days.tsx';

const BROWSER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function SiteActivity(): ReactNode {
  const site = useSite();
  return (
    <ActivityScreen
      description={`Who changed what on ${site.name}.`}
      queryKey={['activity', site.id]}
      timeZone={useTimeZone(site.id)}
      siteId={site.id}
    />
  );
}

export function InstallationActivity(): ReactNode {
  return (
    <ActivityScreen
      description="Sign-ins, backups, and sites added or deleted."
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
    <Screen title="Activity" description={description}>
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
            Show earlier
          </Button>
        </div>
      )}
      {entries.length > 0 && (
        <p className="hint">
          Times are in {timeZone.replaceAll('_', ' ')}. Activity is kept for {KEEP_ACTIVITY_DAYS} days.
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
    <search className={`cluster after ${styles['filters']}`} aria-label="Activity">
      <SelectField
        label="Kind"
        isLabelHidden
        value={kind}
        options={[
          { value: '', label: 'Everything' },
          ...ACTIVITY_KINDS.map((each) => ({ value: each.kind, label: each.label })),
        ]}
        onChange={setKind}
      />
      <SelectField
        label="Person"
        isLabelHidden
        value={person}
        options={[
          { value: '', label: 'Everyone' },
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
      <EmptyState title="No activity yet" picture={<History size={32} />}>
        When anyone publishes, changes or deletes something, it appears here with their name and the time.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No activity of this kind"
      picture={<History size={32} />}
      action={<Button onClick={onReset}>Show everything</Button>}
    >
      They have no activity here yet.
    </EmptyState>
  );
}
