/** A month of a collection: what has appeared and what is planned, day by day. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Collection, readItems } from '#domain/content/calls-collections.ts';
import {
  addDays,
  addMonths,
  type CivilDate,
  type CivilMonth,
  civilDate,
  startOfDay,
  utcOf,
  weeksOfMonth,
} from '#domain/locale/civil-date.ts';
import { firstWeekday } from '#domain/locale/date-format.ts';
import { FAILED_TO_LOAD_TIME_ZONE } from '#domain/owner-area/messages.ts';
import { call } from '../api.ts';
import { LOCALE } from '../language.ts';
import { useMay, useSite } from '../session.ts';
import { siteSettingsQuery } from '../site-settings-query.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import styles from './calendar.module.css';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { entriesByDay } from './calendar-entries.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { useReplan } from './use-replan.ts';
import * as say from './words/en.ts';

export function Calendar({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: siteId } = useSite();
  const { data, error, refetch } = useQuery(siteSettingsQuery(siteId));
  if (data) return <Month collection={collection} timeZone={data.timeZone} />;
  if (!error) return <Loading />;
  return <Failure title={FAILED_TO_LOAD_TIME_ZONE} error={error} onRetry={() => void refetch()} />;
}

interface MonthProps {
  readonly collection: Collection;
  readonly timeZone: string;
}

const NAME = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

function Month({ collection, timeZone }: MonthProps): ReactNode {
  const today = civilDate(Date.now(), timeZone);
  const [month, setMonth] = useState<CivilMonth>(today);
  const weeks = weeksOfMonth(month, firstWeekday(navigator.language));
  const days = useEntries(collection.id, timeZone, weeks);
  const { move, announcement } = useReplan(collection.id, timeZone);
  const mayPlan = useMay('config.publish');
  const isWide = useMediaQuery('(min-width: 721px)');
  const turn = (count: number): void => setMonth((before) => addMonths(before, count));
  const View = isWide ? CalendarGrid : CalendarAgenda;
  return (
    <section
      aria-label={say.calendar}
      onKeyDown={(event) => {
        const count = event.key === 'PageUp' ? -1 : event.key === 'PageDown' ? 1 : 0;
        if (count === 0) return;
        event.preventDefault();
        turn(count);
      }}
    >
      <header className={`row snug ${styles['head']}`}>
        <h2 className={styles['month']} aria-live="polite">
          {NAME.format(utcOf({ ...month, day: 1 }))}
        </h2>
        <IconButton label={say.previousMonth} icon={<ChevronLeft />} onClick={() => turn(-1)} />
        <IconButton label={say.nextMonth} icon={<ChevronRight />} onClick={() => turn(1)} />
        <Button size="small" onClick={() => setMonth(today)}>
          {say.today2}
        </Button>
      </header>
      {days.error && <Failure error={days.error} onRetry={() => void days.refetch()} />}
      {days.isPending ? (
        <Loading />
      ) : (
        <View
          month={month}
          weeks={weeks}
          today={today}
          timeZone={timeZone}
          days={days.data ?? new Map()}
          onMove={
            mayPlan
              ? (entry, day) => {
                  setMonth((before) => (isShown(weeks, day) ? before : day));
                  void move(entry, day);
                }
              : undefined
          }
        />
      )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}

function isShown(weeks: readonly (readonly CivilDate[])[], day: CivilDate): boolean {
  return weeks.flat().some((shown) => utcOf(shown) === utcOf(day));
}

function useEntries(collectionId: string, timeZone: string, weeks: readonly (readonly CivilDate[])[]) {
  const { id: siteId } = useSite();
  const first = weeks[0]?.[0];
  const last = weeks.at(-1)?.at(-1);
  const from = first ? startOfDay(first, timeZone) : 0;
  const to = last ? startOfDay(addDays(last, 1), timeZone) : 0;
  return useQuery({
    queryKey: ['documents', siteId, 'calendar', collectionId, from, to],
    queryFn: ({ signal }) =>
      call(readItems, { site: siteId, collection: collectionId, query: { from, to } }, { signal }),
    select: ({ items }) => entriesByDay(items, timeZone),
    placeholderData: keepPreviousData,
  });
}
