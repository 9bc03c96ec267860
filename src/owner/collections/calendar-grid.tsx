/** The weeks of a month as a table; plans are dropped on the days to come. */

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type CivilDate,
  type CivilMonth,
  formatDateKey,
  isSameDay,
  utcOf,
} from '#domain/locale/civil-date.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import styles from './calendar.module.css';
import type { CalendarEntry } from './calendar-entries.ts';
import { CalendarEntryRow, type CalendarEntryRowProps } from './calendar-entry.tsx';
import * as say from './words/en.ts';

export interface CalendarViewProps extends Pick<CalendarEntryRowProps, 'timeZone' | 'onMove'> {
  readonly month: CivilMonth;
  readonly weeks: readonly (readonly CivilDate[])[];
  readonly today: CivilDate;
  readonly days: ReadonlyMap<string, readonly CalendarEntry[]>;
}

const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });
const LONG_WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });

export function CalendarGrid(props: CalendarViewProps): ReactNode {
  const { weeks } = props;
  return (
    <>
      <table className={styles['grid']}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={utcOf(day)} scope="col" abbr={LONG_WEEKDAY.format(utcOf(day))}>
                {WEEKDAY.format(utcOf(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={utcOf(week[0] ?? { year: 0, month: 1, day: 1 })}>
              {week.map((day) => (
                <DayCell key={utcOf(day)} {...props} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {props.onMove && <p className={styles['help']}>{say.dragAnEntryToAnotherDay}</p>}
    </>
  );
}

/** So many stand on a day before the others wait behind a button. */
const MOST = 3;

function DayCell(props: CalendarViewProps & { readonly day: CivilDate }): ReactNode {
  const { day, days, month, today, timeZone, onMove } = props;
  const [isAll, setIsAll] = useState(false);
  const { cell, isOver } = useDrop(props);
  const entries = days.get(formatDateKey(day)) ?? [];
  const shown = isAll || entries.length <= MOST + 1 ? entries : entries.slice(0, MOST);
  const isToday = isSameDay(day, today);
  return (
    <td
      ref={cell}
      className={styles['day']}
      data-other={day.month === month.month ? undefined : ''}
      data-over={isOver || undefined}
    >
      <time
        dateTime={formatDateKey(day)}
        className={`hint ${styles['number']}`}
        aria-current={isToday ? 'date' : undefined}
      >
        {day.day}
      </time>
      {entries.length > 0 && (
        <ul className="stack snug">
          {shown.map((entry) => (
            <CalendarEntryRow key={entry.id} entry={entry} timeZone={timeZone} onMove={onMove} />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <button type="button" className={`lit hint ${styles['more']}`} onClick={() => setIsAll(true)}>
          {fill(say.countMore, { count: entries.length - shown.length })}
        </button>
      )}
    </td>
  );
}

/** Days that have passed take nothing. */
function useDrop(props: CalendarViewProps & { readonly day: CivilDate }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = cell.current;
    if (!element) return undefined;
    const entryOf = (data: Record<string | symbol, unknown>): CalendarEntry | undefined =>
      [...latest.current.days.values()].flat().find(({ id }) => id === data['calendarEntry']);
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const { day, today } = latest.current;
        return utcOf(day) >= utcOf(today) && entryOf(source.data) !== undefined;
      },
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        const entry = entryOf(source.data);
        if (entry) latest.current.onMove?.(entry, latest.current.day);
      },
    });
  }, []);
  return { cell, isOver };
}
