/**
 * Which times are free. Hours are read on the clock of the site; from their beginning on, times are counted as they
 * pass: an hour that a clock change skips gives none, and one that it shows twice gives its times twice.
 */
import { isOn } from '../booking/opening.ts';
import { addDays, type CivilDate, civilDate, formatDateKey, parseDateKey } from '../locale/civil-date.ts';
import { readLocalTime } from '../locale/local-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import type { BookingResource, BookingService, BookingsSettings } from './settings.ts';

/** No booking holds its time for longer, buffers included: settings know no service that does. */
export const LONGEST_BUSY_MS = 3 * DAY_MS;

/** What is taken: from the buffer before a booking to the one after it. */
export interface Taken {
  readonly resourceId: string;
  readonly busyFrom: number;
  readonly busyUntil: number;
  readonly party: number;
}

export interface Slot {
  readonly startsAt: number;
  /** Those that are free then, the one to be given first. */
  readonly resourceIds: readonly string[];
}

export interface Wish {
  readonly service: BookingService;
  readonly party: number;
  /** Absent where any will do. */
  readonly resourceId?: string | undefined;
}

export interface Around {
  readonly settings: BookingsSettings;
  readonly timeZone: string;
  readonly now: number;
  readonly taken: readonly Taken[];
}

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** From the buffer before to the one after. */
export function busySpan(service: BookingService, startsAt: number): Span {
  return {
    from: startsAt - service.bufferBeforeMinutes * MINUTE_MS,
    until: endOf(service, startsAt) + service.bufferAfterMinutes * MINUTE_MS,
  };
}

export function endOf({ durationMinutes }: BookingService, startsAt: number): number {
  return startsAt + durationMinutes * MINUTE_MS;
}

/** Free times of a day in order; none on one that is too far or is none at all. */
export function freeSlots(wish: Wish, around: Around, key: string): Slot[] {
  const date = parseDateKey(key);
  if (!date || !isWithinHorizon(wish, around, key) || !isPartyTaken(wish)) return [];
  const free = new Map<number, string[]>();
  for (const resource of candidates(wish, around.settings)) {
    for (const startsAt of startsOf(wish.service, resource, around, date)) {
      if (!isFree(wish, resource, around.taken, startsAt)) continue;
      free.set(startsAt, [...(free.get(startsAt) ?? []), resource.id]);
    }
  }
  return [...free]
    .map(([startsAt, resourceIds]) => ({ startsAt, resourceIds }))
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** The free time that begins at an instant, on whichever day its hours began. */
export function findSlot(wish: Wish, around: Around, startsAt: number): Slot | undefined {
  const date = civilDate(startsAt, around.timeZone);
  return [date, addDays(date, -1)]
    .flatMap((day) => freeSlots(wish, around, formatDateKey(day)))
    .find((slot) => slot.startsAt === startsAt);
}

/** What could be booked with a service at all, smallest first: large tables are kept for large parties. */
export function candidates(
  { service, party, resourceId }: Wish,
  settings: BookingsSettings,
): BookingResource[] {
  return settings.resources
    .filter(({ id, isEnding, kind, seats }) => {
      const isMeant = !isEnding && service.resourceIds.includes(id) && (!resourceId || id === resourceId);
      return isMeant && (kind === 'person' || seats >= party);
    })
    .sort((a, b) => a.seats - b.seats);
}

function isPartyTaken({ service, party }: Wish): boolean {
  return party >= service.minParty && party <= service.maxParty;
}

function isWithinHorizon({ service }: Wish, { now, timeZone }: Around, key: string): boolean {
  const today = civilDate(now, timeZone);
  return (
    key >= formatDateKey(addDays(today, -1)) && key <= formatDateKey(addDays(today, service.horizonDays))
  );
}

function startsOf(
  service: BookingService,
  resource: BookingResource,
  { settings, timeZone, now }: Around,
  date: CivilDate,
): number[] {
  if (isBlocked(settings, resource.id, formatDateKey(date))) return [];
  const soonest = now + service.leadHours * HOUR_MS;
  const hours = resource.hours.length > 0 ? resource.hours : settings.hours;
  const starts = hours
    .filter(({ days }) => isOn({ name: '', days, from: '', until: '' }, date))
    .flatMap(({ from, until }) => {
      const next = until > from ? date : addDays(date, 1);
      return stepsOf(service, instantOf(date, from, timeZone), instantOf(next, until, timeZone));
    });
  return [...new Set(starts)].filter((at) => at >= soonest);
}

function stepsOf(service: BookingService, from: number, until: number): number[] {
  const room = until - from - service.durationMinutes * MINUTE_MS;
  if (room < 0) return [];
  const step = service.stepMinutes * MINUTE_MS;
  return Array.from({ length: Math.floor(room / step) + 1 }, (_, index) => from + index * step);
}

function instantOf(date: CivilDate, clock: string, timeZone: string): number {
  return readLocalTime(`${formatDateKey(date)}T${clock}`, timeZone) ?? Number.NaN;
}

function isBlocked({ blocked }: BookingsSettings, id: string, key: string): boolean {
  return blocked.some(
    ({ from, until, resourceId }) =>
      key >= from && key <= until && (resourceId === null || resourceId === id),
  );
}

function isFree(
  { service, party }: Wish,
  resource: BookingResource,
  taken: readonly Taken[],
  startsAt: number,
): boolean {
  const { from, until } = busySpan(service, startsAt);
  const meanwhile = taken.filter(
    ({ resourceId, busyFrom, busyUntil }) =>
      resourceId === resource.id && busyFrom < until && busyUntil > from,
  );
  if (resource.kind !== 'seats') return meanwhile.length === 0;
  return peakOf(meanwhile, from) + party <= resource.seats;
}

/** The most people there are at once: it is reached where somebody comes. */
function peakOf(taken: readonly Taken[], from: number): number {
  const moments = [from, ...taken.map(({ busyFrom }) => busyFrom)].filter((at) => at >= from);
  const at = (moment: number) =>
    taken
      .filter(({ busyFrom, busyUntil }) => busyFrom <= moment && busyUntil > moment)
      .reduce((sum, { party }) => sum + party, 0);
  return Math.max(0, ...moments.map(at));
}
