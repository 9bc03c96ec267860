/** Events: items of an event collection, whose typed fields say when and where. */
import type { ItemSummary } from '../site-data.ts';
import { DAY_MS } from '../time.ts';

export interface EventFields {
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** When the owner gave none, the start itself. */
  readonly endsAt: number;
  readonly location: string;
}

/** Undefined for an item without a start: it is no event, or not a finished one. */
export function readEvent(item: Pick<ItemSummary, 'fields'>): EventFields | undefined {
  const { startsAt, endsAt, location } = item.fields;
  if (!isInstant(startsAt)) return undefined;
  return {
    startsAt,
    endsAt: isInstant(endsAt) && endsAt > startsAt ? endsAt : startsAt,
    location: readLocation(location),
  };
}

export function isPastEvent(event: EventFields, now: number): boolean {
  return event.endsAt < now;
}

/** Whether an event takes more than a day, so that its days say more than its hours. */
export function isLongEvent(event: EventFields): boolean {
  return event.endsAt - event.startsAt >= DAY_MS;
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15;
}

/** A line of text, or an address of several parts. */
function readLocation(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '')
    .join(', ');
}
