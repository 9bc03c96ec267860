/** What stands on the days of a calendar: what has appeared, and what is planned. */
import type { DocumentView } from '#domain/content/calls.ts';
import { type CivilDate, civilDate, formatDateKey, startOfDay } from '#domain/locale/civil-date.ts';
import { formatLocalTime, readLocalTime } from '#domain/locale/local-time.ts';

export interface CalendarEntry {
  readonly id: string;
  readonly item: DocumentView;
  readonly kind: 'published' | 'planned' | 'ending';
  readonly at: number;
}

/** A post that is live and goes offline later stands on two days. */
function entriesOf(item: DocumentView): CalendarEntry[] {
  const { id, publishedId, publishedAt, scheduledAt, scheduledAction } = item;
  const planned = scheduledAction === 'unpublish' ? 'ending' : 'planned';
  return [
    ...(publishedId !== null && publishedAt !== null
      ? [{ id: `${id}-published`, item, kind: 'published' as const, at: publishedAt }]
      : []),
    ...(scheduledAt === null ? [] : [{ id: `${id}-planned`, item, kind: planned, at: scheduledAt } as const]),
  ];
}

/** By day as `2026-11-21` in the time zone, each day in the order of the clock. */
export function entriesByDay(
  items: readonly DocumentView[],
  timeZone: string,
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const entries = items.flatMap(entriesOf).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return Map.groupBy(entries, ({ at }) => formatDateKey(civilDate(at, timeZone)));
}

/** The same time of the clock on another day. */
export function movedTo(at: number, day: CivilDate, timeZone: string): number {
  const [, time = '00:00'] = formatLocalTime(at, timeZone).split('T');
  return readLocalTime(`${formatDateKey(day)}T${time}`, timeZone) ?? startOfDay(day, timeZone);
}
