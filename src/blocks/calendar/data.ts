/** The month that the address asks for, and the events that fall into it. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { type EventFields, readEvent } from '#domain/events/event.ts';
import {
  addMonths,
  type CivilMonth,
  civilDate,
  parseMonthKey,
  startOfDay,
} from '#domain/locale/civil-date.ts';
import type { BlockDataLoader, BlockDataRequest } from '../contract.ts';
import { collectionIdOf } from '../kit/collection.ts';
import type { CalendarProps } from './definition.ts';

export interface CalendarEvent extends EventFields {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

export interface CalendarData {
  readonly month: CivilMonth;
  /** Soonest first. */
  readonly events: readonly CalendarEvent[];
  /** Undefined at the ends of what the calendar shows. */
  readonly previous: CivilMonth | undefined;
  readonly next: CivilMonth | undefined;
}

/** Months beyond this from today lead nowhere, or crawlers would follow them for ever. */
const REACH_MONTHS = 24;
const MAX_EVENTS = 250;

export const load: BlockDataLoader<CalendarProps, CalendarData> = async (props, request) => {
  const today = civilDate(request.now, request.timeZone);
  const asked = parseMonthKey(request.query['month']);
  const month = asked && isWithinReach(asked, today) ? asked : { year: today.year, month: today.month };
  const [previous, next] = [addMonths(month, -1), addMonths(month, 1)];
  const collectionId = await collectionIdOf(props, request, COLLECTION_TYPES.events);
  return {
    month,
    events: collectionId ? await loadEvents(collectionId, month, request) : [],
    previous: isWithinReach(previous, today) ? previous : undefined,
    next: isWithinReach(next, today) ? next : undefined,
  };
};

async function loadEvents(
  collectionId: string,
  month: CivilMonth,
  { site, timeZone }: BlockDataRequest,
): Promise<CalendarEvent[]> {
  const startsAt = startOfDay({ ...month, day: 1 }, timeZone);
  const endsAt = startOfDay({ ...addMonths(month, 1), day: 1 }, timeZone);
  // As seen from the month's first instant, its events are those that have not ended, up to the next month.
  const { items } = await site.items({
    collectionId,
    order: 'event-upcoming',
    now: startsAt,
    limit: MAX_EVENTS,
  });
  return items.flatMap(({ id, title, path, ...item }) => {
    const event = readEvent(item);
    return event && event.startsAt < endsAt && event.endsAt >= startsAt
      ? [{ id, title, path, ...event }]
      : [];
  });
}

function isWithinReach(month: CivilMonth, today: CivilMonth): boolean {
  const distance = month.year * 12 + month.month - (today.year * 12 + today.month);
  return Math.abs(distance) <= REACH_MONTHS;
}
