/** One post on a day: leads to the editor; what is planned can be moved by dragging and by keys, or planned anew. */

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { addDays, type CivilDate, civilDate } from '#domain/locale/civil-date.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { ScheduleDialog } from '../publishing/schedule-dialog.tsx';
import { useSite } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './calendar.module.css';
import type { CalendarEntry } from './calendar-entries.ts';
import * as say from './words/en.ts';

export interface CalendarEntryRowProps {
  readonly entry: CalendarEntry;
  readonly timeZone: string;
  /** Absent where the account may not plan. */
  readonly onMove?: ((entry: CalendarEntry, day: CivilDate) => void) | undefined;
}

const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const WORDS = { published: '', planned: say.planned, ending: say.goesOffline } as const;
/** Moved by keys it is drawn on another day, and keeps the focus there. */
let focusNext: string | undefined;

export function CalendarEntryRow({ entry, timeZone, onMove }: CalendarEntryRowProps): ReactNode {
  const { id: siteId } = useSite();
  const { item, kind, at } = entry;
  const row = useRef<HTMLLIElement>(null);
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const canMove = onMove !== undefined && kind !== 'published';
  const isDragged = useDrag(row, entry.id, canMove);
  useEffect(() => {
    if (focusNext !== entry.id) return;
    focusNext = undefined;
    row.current?.querySelector('a')?.focus();
  }, [entry.id]);
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(at);
  const title = item.title || say.untitled;
  return (
    <li
      ref={row}
      className={`words small ${styles['entry']}`}
      data-kind={kind}
      data-dragged={isDragged || undefined}
    >
      <Link
        to={`/sites/${siteId}/edit/${item.id}`}
        className={`row plain tight baseline words ${styles['link']}`}
        title={title}
        draggable={false}
        onKeyDown={(event) => {
          const days = event.altKey && canMove ? DAYS[event.key] : undefined;
          if (days === undefined) return;
          event.preventDefault();
          focusNext = entry.id;
          onMove?.(entry, addDays(civilDate(at, timeZone), days));
        }}
      >
        {kind !== 'published' && <span className="fixed">{time}</span>}
        <span className={`clip medium ${styles['title']}`}>{title}</span>
        <span className="visually-hidden">{WORDS[kind]}</span>
      </Link>
      {canMove && (
        <span className={`row snug ${styles['plan']}`}>
          <IconButton
            label={fill(say.rescheduleTitle, { title })}
            icon={<Clock />}
            size="small"
            onClick={() => setIsPlanOpen(true)}
          />
        </span>
      )}
      {isPlanOpen && <ScheduleDialog document={item} onClose={() => setIsPlanOpen(false)} />}
    </li>
  );
}

function useDrag(row: React.RefObject<HTMLElement | null>, entryId: string, canMove: boolean): boolean {
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element || !canMove) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ calendarEntry: entryId }),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [row, entryId, canMove]);
  return isDragged;
}
