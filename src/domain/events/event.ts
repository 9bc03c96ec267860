/** Events: items of an event collection, whose typed fields say when and where. */
import { safeHref } from '../links/safe-href.ts';
import { CURRENCY_CODES } from '../money/currencies.ts';
import type { ItemSummary } from '../site-data.ts';
import { DAY_MS } from '../time.ts';
import { type EventDetails, type EventTickets, eventDetailsSchema } from './event-details.ts';

export interface EventFields {
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** When the owner gave none, the start itself. */
  readonly endsAt: number;
  readonly location: string;
  /** `scheduled`: it takes place as announced. */
  readonly status: 'scheduled' | NonNullable<EventDetails['status']>;
  /** Of a rescheduled one. */
  readonly previousStartsAt?: number;
  readonly attendance: 'offline' | NonNullable<EventDetails['attendance']>;
  /** Where people meet online; empty where they do not, or it is not said. */
  readonly onlineUrl: string;
  /** Absent where there are none, or no longer any use for them. */
  readonly tickets?: EventTickets;
}

/** Undefined for an item without a start: it is no event, or not a finished one. */
export function readEvent(item: Pick<ItemSummary, 'fields'>): EventFields | undefined {
  const { startsAt, endsAt, location } = item.fields;
  if (!isInstant(startsAt)) return undefined;
  return {
    startsAt,
    endsAt: isInstant(endsAt) && endsAt > startsAt ? endsAt : startsAt,
    location: readLocation(location),
    ...readDetails(item.fields['event']),
  };
}

function readDetails(value: unknown): Omit<EventFields, 'startsAt' | 'endsAt' | 'location'> {
  const details = eventDetailsSchema.safeParse(value).data ?? {};
  const { status = 'scheduled', previousStartsAt, attendance = 'offline', onlineUrl = '', tickets } = details;
  const isOn = status === 'scheduled' || status === 'rescheduled';
  return {
    status,
    attendance,
    ...(status === 'rescheduled' && previousStartsAt !== undefined && { previousStartsAt }),
    onlineUrl: attendance === 'offline' ? '' : webAddress(onlineUrl),
    ...(isOn && tickets && isUsable(tickets) && { tickets }),
  };
}

function isUsable({ url, currency }: EventTickets): boolean {
  return webAddress(url) !== '' && (CURRENCY_CODES as readonly string[]).includes(currency);
}

/** Empty for what is no address of a page. */
function webAddress(text: string): string {
  return /^https?:\/\//i.test(text) && safeHref(text) !== undefined ? text : '';
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
