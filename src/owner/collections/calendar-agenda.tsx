/** The days of a month that have something, under each other: for narrow windows. */

import type { ReactNode } from 'react';
import { type CivilDate, formatDateKey, isSameDay, utcOf } from '#domain/locale/civil-date.ts';
import { LOCALE } from '../language.ts';
import { rich } from '../rich.tsx';
import styles from './calendar.module.css';
import { CalendarEntryRow } from './calendar-entry.tsx';
import type { CalendarViewProps } from './calendar-grid.tsx';
import * as say from './words/en.ts';

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });

function Day({ day }: { readonly day: CivilDate }): ReactNode {
  return <time dateTime={formatDateKey(day)}>{DAY.format(utcOf(day))}</time>;
}

export function CalendarAgenda(props: CalendarViewProps): ReactNode {
  const { month, weeks, days, today, timeZone, onMove } = props;
  const filled = weeks
    .flat()
    .filter((day) => day.month === month.month && (days.get(formatDateKey(day))?.length ?? 0) > 0);
  if (filled.length === 0) return <p className={styles['none']}>{say.nothingPublishedOrPlannedThisMonth}</p>;
  return (
    <ol className={`stack loose ${styles['agenda']}`}>
      {filled.map((day) => (
        <li key={utcOf(day)}>
          <h3 className={`caption ${styles['agendaDay']}`}>
            {isSameDay(day, today) ? rich(say.todayDate, { date: <Day day={day} /> }) : <Day day={day} />}
          </h3>
          <ul className="stack snug">
            {days.get(formatDateKey(day))?.map((entry) => (
              <CalendarEntryRow key={entry.id} entry={entry} timeZone={timeZone} onMove={onMove} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
